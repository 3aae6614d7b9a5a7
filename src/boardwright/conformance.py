"""The laws that every game must keep, checked at every decision of random games.

`fuzz_game` plays one game and raises a Breach at the first law that is broken. The test suite runs
it over all games, seat counts and options; `boardwright fuzz` runs it as long as one likes.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import Edition, Game
from boardwright.kernel.state import State
from boardwright.kernel.visibility import SPECTATOR
from boardwright.match import Match, read_record

SMALL_VERB = 200  # a verb up to this size is judged whole, a larger one by samples
SAMPLES = 12
LONGEST_GAME = 100_000


class Breach(Exception):
    """A law was broken; `match` is the game up to that point."""

    def __init__(self, law: str, detail: str, match: Match | None = None) -> None:
        super().__init__(f"{law}: {detail}")
        self.match = match


def fuzz_game(game: Game, seats: int, options: dict[str, str], box: Edition, seed: str) -> Match:
    """Play one random game through a match, checking everything at every decision."""
    chooser = random.Random(seed)
    match = Match.new(game, seats, options, box, seed)
    try:
        for _ in range(LONGEST_GAME):
            if match.state.asked is None:
                check_end(match)
                return match
            check_decision(match, chooser)
        raise Breach("games end", f"not after {LONGEST_GAME} decisions")
    except Breach as breach:
        breach.match = match
        raise
    except Exception as error:
        raise Breach("no crash", f"{type(error).__name__}: {error}", match) from error


def check_decision(match: Match, chooser: random.Random) -> None:
    """All laws at one decision, then one random choice."""
    game, s = match.game, match.state
    assert s.asked is not None
    check_options(game, s, chooser)
    check_refusals(game, s, chooser)
    data = game.visibility.dump(s)
    check_load(game, s, match, data)
    if faults := game.audit(s):
        raise Breach("components are conserved", "; ".join(faults))
    seat = s.asked.seat
    hidden = check_views(game, s, seat, chooser)
    other = chooser.choice([viewer for viewer in range(SPECTATOR, s.seats) if viewer != seat])
    check_views(game, s, other, chooser)
    action = chooser.choice(s.asked.options)
    copy = s.clone()
    match.choose(seat, action)
    if game.visibility.dump(copy) != data:
        raise Breach("clones are isolated", "a choice in the original changed its clone")
    check_peeking(game, copy, chooser.choice((seat, other)), chooser)
    check_barrier(match, copy, hidden, seat, action)
    check_undo(match, seat, data)


def check_options(game: Game, s: State, chooser: random.Random) -> None:
    """No dead end, nothing offered twice, masks and notation say the same as the options."""
    assert s.asked is not None
    options = s.asked.options
    if len(set(options)) != len(options):
        raise Breach("options are distinct", str(options))
    mask = game.catalogue.mask(options)
    if mask.count(1) != len(options) or not all(mask[action] for action in options):
        raise Breach("masks equal options", str(options))
    for action in chooser.sample(options, min(3, len(options))):
        text = game.catalogue.notation(action)
        if game.catalogue.parse(text) != action or game.catalogue.parse(text.upper()) != action:
            raise Breach("notation parses back", text)
    again = s.stack[-1].ask(s)
    if again is None or again.options != options or again.prompt != s.asked.prompt:
        raise Breach("questions change nothing", s.crumbs())


def check_refusals(game: Game, s: State, chooser: random.Random) -> None:
    """Offered if and only if not refused; every refusal names a rule or the question itself."""
    assert s.asked is not None
    offered = set(s.asked.options)
    for verb in game.catalogue.verbs:
        if verb not in s.stack[-1].verbs():
            refusal = s.refusal(verb.base)
            if refusal is None or refusal.reason != "not-asked":
                raise Breach("only asked verbs are taken", verb.name)
            continue
        judged: list[int] = list(range(verb.base, verb.base + verb.size))
        if verb.size > SMALL_VERB:
            own = [action for action in offered if verb.has(action)]
            near = [action + step for action in own for step in (-1, 1)]
            judged = own + [action for action in near if verb.has(action)]
            judged += [verb.base + chooser.randrange(verb.size) for _ in range(SAMPLES)]
        for action in judged:
            refusal = s.refusal(action)
            if (refusal is None) != (action in offered):
                text = game.catalogue.notation(action)
                why = refusal.reason if refusal else "not refused"
                state = "offered" if action in offered else "not offered"
                raise Breach("generator and refusal agree", f"{text}: {state}, {why}")
            if refusal is not None and f"no.{refusal.reason}" not in game.words:
                raise Breach("every refusal has words", refusal.reason)


def check_load(game: Game, s: State, match: Match, data: dict[str, Any]) -> None:
    """A dump loads into the same position, at the same question."""
    loaded = game.load(data, match.record.header["options"], match.box)
    if game.visibility.dump(loaded) != data:
        raise Breach("dump and load agree", s.crumbs())
    assert s.asked is not None
    assert loaded.asked is not None
    if loaded.asked.options != s.asked.options or loaded.asked.seat != s.asked.seat:
        raise Breach("a loaded game asks the same", s.crumbs())


def check_views(game: Game, s: State, viewer: int, chooser: random.Random) -> State:
    """A re-deal changes nothing that its viewer sees, and keeps every component."""
    visibility = game.visibility
    seen = visibility.view(s, viewer)
    dealt = visibility.determinize(s, viewer, Sealed(str(chooser.random())))
    if visibility.view(dealt, viewer) != seen:
        changed = [k for k, v in visibility.view(dealt, viewer).items() if seen[k] != v]
        raise Breach("determinize keeps the view", f"seat {viewer}: {changed}")
    if faults := game.audit(dealt):
        raise Breach("determinize conserves components", "; ".join(faults))
    assert s.asked is not None
    if viewer != s.asked.seat and "options" in seen["asked"]:
        raise Breach("views leak nothing", "another seat's options")
    return dealt


def check_peeking(game: Game, s: State, viewer: int, chooser: random.Random) -> None:
    """A re-deal comes out the same for all positions its viewer cannot tell apart, so that nobody
    who gets it can peek."""
    deal = game.visibility.determinize
    seed = str(chooser.random())
    one = game.visibility.dump(deal(s, viewer, Sealed(seed)))
    swapped = deal(s, viewer, Sealed(f"{seed}/swapped"))
    two = game.visibility.dump(deal(swapped, viewer, Sealed(seed)))
    if one != two:
        changed = [name for name in one if one[name] != two[name]]
        raise Breach("a re-deal shows nothing hidden", f"seat {viewer}: {changed}")


def check_barrier(match: Match, before: State, hidden: State, seat: int, action: int) -> None:
    """What a choice shows its maker depends on nothing hidden, unless it says so.

    The same choice is made in a re-dealt position. If the chooser could then tell the two apart,
    something was revealed, and the choice must not be undoable.
    """
    s = match.state
    drawn = s.drawn != before.drawn or s.reveals != before.reveals or s.asked is None
    if drawn:
        if match.undoable(seat) is not None:
            raise Breach("undo stops at draws and reveals", match.game.catalogue.notation(action))
        return
    dealt = hidden.drawn
    hidden.apply(action)
    view = match.game.visibility.view
    if hidden.drawn != dealt or view(hidden, seat) != view(s, seat):
        raise Breach("a reveal is declared", match.game.catalogue.notation(action))


def check_undo(match: Match, seat: int, before: dict[str, Any]) -> None:
    """Undo, then redo: the position before, the position after."""
    if match.undoable(seat) is None:
        return
    dump = match.game.visibility.dump
    after = dump(match.state)
    match.undo(seat)
    if dump(match.state) != before:
        raise Breach("undo restores the position", match.state.crumbs())
    match.redo(seat)
    if dump(match.state) != after:
        raise Breach("redo restores the position", match.state.crumbs())


def check_end(match: Match) -> None:
    """The record, read back, gives the same game; the scores add up."""
    game = match.game
    text = match.record.text()
    again = Match.replay(game, match.box, read_record(text), len(match.record.entries) - 1)
    if again.digest() != match.digest():
        raise Breach("a replay gives the same game", "another end")
    if faults := game.audit(match.state):
        raise Breach("components are conserved", "; ".join(faults))
    for score in match.scores():
        if score.total != sum(points for _, points in score.sources):
            raise Breach("scores add up", str(score.sources))
    for viewer in range(SPECTATOR, match.state.seats):
        if game.visibility.view(match.state, viewer)["asked"] is not None:
            raise Breach("a game that is over asks nothing", str(viewer))


def keep_breach(breach: Breach, folder: Path) -> Path | None:
    """Write the game that led to a breach, so that it can be looked at."""
    if breach.match is None:
        return None
    game = breach.match.game.name
    path = folder / f"breach-{game}-{breach.match.record.header['commit'][:8]}.jsonl"
    breach.match.record.write(path)
    return path
