"""The laws that every game must keep, checked at every decision of random games.

`fuzz_game` plays one game and raises a Breach at the first law that is broken. The test suite runs
it over all games, seat counts and options; `boardwright fuzz` runs it as long as one likes.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from boardwright.kernel.chance import Sealed, Source
from boardwright.kernel.frame import Note
from boardwright.kernel.game import Edition, Game
from boardwright.kernel.state import State
from boardwright.kernel.visibility import (
    SHOWN,
    SPECTATOR,
    VALUE,
    Field,
    everyone,
    frame_data,
    nobody,
)
from boardwright.match import Match, read_record
from boardwright.scene import Scenery
from boardwright.scene_laws import SceneBreach, Stage
from boardwright.speech import HOUSE, question_figures
from boardwright.words import NoWords

SMALL_VERB = 200  # a verb up to this size is judged whole, a larger one by samples
SAMPLES = 12
LONGEST_GAME = 100_000
OFTEN = 2  # looks at something hidden, by this many re-deals each, after which
DEALS = 12  # one must have come out differently
AUDIT_EVERY = 10  # decisions between two attempts to lose a component


class Breach(Exception):
    """A law was broken; `match` is the game up to that point."""

    def __init__(self, law: str, detail: str, match: Match | None = None) -> None:
        super().__init__(f"{law}: {detail}")
        self.match = match


def fuzz_game(
    game: Game,
    seats: int,
    options: dict[str, str],
    box: Edition,
    seed: str,
    scenery: Scenery | None = None,
    scenes: int = 1,
) -> Match:
    """Play one random game through a match, checking everything at every decision; scenes, which
    take long, at every so many."""
    chooser = random.Random(seed)
    match = Match.new(game, seats, options, box, seed)
    looks = Looks()
    try:
        stage = Stage(match, scenery) if scenery is not None else None
        for turn in range(LONGEST_GAME):
            if match.state.asked is None:
                check_end(match)
                looks.check()
                return match
            if turn % AUDIT_EVERY == 0:
                check_audit(game, match.state, chooser)
            check_decision(match, chooser, looks, stage if turn % scenes == 0 else None)
        raise Breach("games end", f"not after {LONGEST_GAME} decisions")
    except SceneBreach as broken:
        raise Breach(broken.law, broken.detail, match) from None
    except Breach as breach:
        breach.match = match
        raise
    except Exception as error:
        raise Breach("no crash", f"{type(error).__name__}: {error}", match) from error


class Bent(Source):
    """A stream of draws of which one comes out differently."""

    def __init__(self, source: Source, at: int, step: int) -> None:
        self.source = source
        self.at = at
        self.step = step

    def outcome(self, count: int, n: int) -> int:
        value = self.source.outcome(count, n)
        return (value + self.step) % n if count == self.at else value


class Looks:
    """What a re-deal must be able to bring about. A choice is made again with one draw that comes
    out differently; what differs then although a player sees no difference is hidden from them
    indeed, and some re-deal must show it otherwise than it is."""

    def __init__(self) -> None:
        self.taken: dict[str, int] = {}
        self.changed: set[str] = set()

    def take(self, match: Match, before: State, action: int, chooser: random.Random) -> None:
        game, s = match.game, match.state
        if s.drawn == before.drawn or s.asked is None:
            return
        other = before.clone()
        at = chooser.randrange(before.drawn, s.drawn)
        other.source = Bent(same_luck(match), at, 1 + chooser.randrange(5))
        other.apply(action)
        differing = [
            name
            for name, field in game.visibility.fields.items()
            if field.shape != VALUE and field.shown == SHOWN and field.sees is not nobody
            if self.zones(field, name, s) != self.zones(field, name, other)
        ]
        view = game.visibility.view
        for viewer in range(s.seats) if differing and other.asked is not None else ():
            if view(other, viewer) == view(s, viewer):
                for name in differing:
                    self.note(game, s, viewer, name, chooser)

    def note(self, game: Game, s: State, viewer: int, name: str, chooser: random.Random) -> None:
        field = game.visibility.fields[name]
        if field.known:
            raise Breach("what is said to be known is known", f"seat {viewer}: {name}")
        self.taken[name] = self.taken.get(name, 0) + 1
        for _ in range(DEALS if name not in self.changed else 0):
            dealt = game.visibility.determinize(s, viewer, Sealed(str(chooser.random())))
            if self.zones(field, name, dealt) != self.zones(field, name, s):
                self.changed.add(name)
                break

    def zones(self, field: Field, name: str, s: State) -> list[list[int]]:
        return [field.items(s, name, owner) for owner in field.owners(s)]

    def check(self) -> None:
        for name, times in self.taken.items():
            if times >= OFTEN and name not in self.changed:
                detail = f"{name}: {times} re-deals, all of them the true one"
                raise Breach("what is hidden can come out differently", detail)


def check_decision(
    match: Match, chooser: random.Random, looks: Looks, stage: Stage | None = None
) -> None:
    """All laws at one decision, then one random choice."""
    game, s = match.game, match.state
    assert s.asked is not None
    check_options(game, s, chooser)
    check_words(match)
    check_refusals(match, chooser)
    data = game.visibility.dump(s)
    check_load(game, s, match, data)
    if faults := game.audit(s):
        raise Breach("components are conserved", "; ".join(faults))
    seat = s.asked.seat
    hidden = check_views(game, s, seat, chooser)
    other = chooser.choice([viewer for viewer in range(SPECTATOR, s.seats) if viewer != seat])
    elsewhere = check_views(game, s, other, chooser)
    if stage is not None:
        stage.check(hidden, random.Random(chooser.random()))
    action = chooser.choice(s.asked.options)
    if game.figures(s, action) != game.figures(hidden, action):
        raise Breach("labels tell nothing hidden", game.catalogue.notation(action))
    for dealt in (hidden, elsewhere):
        if question_figures(game, s) != question_figures(game, dealt):
            raise Breach("questions tell nothing hidden", s.asked.prompt)
    copy = s.clone()
    notes = match.choose(seat, action)
    if game.visibility.dump(copy) != data:
        raise Breach("clones are isolated", "a choice in the original changed its clone")
    check_peeking(game, copy, chooser.choice((seat, other)), chooser)
    check_barrier(match, copy, hidden, seat, action)
    check_silence(match, copy, elsewhere, other, action, notes)
    check_frames(match, copy, other, chooser)
    looks.take(match, copy, action, chooser)
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


def say(match: Match, key: str, *args: Any, names: dict[str, Any] | None = None) -> None:
    """Say something, or name the words that are missing."""
    words = match.game.words if key in match.game.words else HOUSE
    try:
        text = words.say(match.box, key, *args, names=names)
    except NoWords as error:
        raise Breach("everything said has words", str(error)) from error
    if not text:
        raise Breach("everything said has words", f"{key} says nothing")


def check_words(match: Match) -> None:
    """The question, its rule, an action of every kind and all that was told last have words."""
    game, asked = match.game, match.state.asked
    assert asked is not None
    say(match, f"ask.{asked.prompt}", names=question_figures(game, match.state))
    said: set[str] = set()
    for action in asked.options:
        verb = game.catalogue.verb(action)
        if verb.name not in said:
            said.add(verb.name)
            say(match, f"verb.{verb.name}")
            say(match, f"do.{verb.name}", *verb.args(action))
            if (figures := game.figures(match.state, action)) and f"here.{verb.name}" in game.words:
                say(match, f"here.{verb.name}", *verb.args(action), names=figures)
    last = match.log[-1][0] if match.log else 0
    for entry, note in reversed(match.log):
        if entry < last:
            break
        say(match, f"note.{note.key}", *note.args)


def check_refusals(match: Match, chooser: random.Random) -> None:
    """Offered if and only if not refused; every refusal names a rule or the question itself."""
    game, s = match.game, match.state
    assert s.asked is not None
    told: set[str] = set()
    offered = set(s.asked.options)
    for verb in game.catalogue.verbs:
        if verb not in s.question().verbs():
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
            if refusal is not None and refusal.reason not in told:
                told.add(refusal.reason)
                say(match, f"no.{refusal.reason}", *refusal.args)


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


def same_luck(match: Match) -> Sealed:
    """The draws of a match, without their being recorded."""
    assert match.seed is not None
    return Sealed(match.seed)


def check_silence(
    match: Match, before: State, hidden: State, viewer: int, action: int, notes: list[Note]
) -> None:
    """Who cannot tell two positions apart is told the same in both: a secret stays out of notes.

    The choice is made again, with the same luck, in a position that was dealt anew for another
    viewer. If that viewer still cannot tell the two apart, the notes may not tell either.
    """
    s = match.state
    if hidden.asked is None or action not in hidden.asked.options:
        return
    hidden.notes = []
    hidden.source, hidden.drawn = same_luck(match), before.drawn
    reveals = hidden.reveals
    hidden.apply(action)
    view = match.game.visibility.view
    if hidden.reveals != reveals or s.reveals != before.reveals or s.asked is None:
        return
    if view(hidden, viewer) == view(s, viewer):
        # Sorted: the order in which one draws the same cards is no secret.
        heard = sorted([note for note in notes if note.seen_by(viewer)])
        if sorted([note for note in hidden.notes if note.seen_by(viewer)]) != heard:
            told = ", ".join([f"{note.key} {note.args}" for note in heard])
            raise Breach("notes tell nothing hidden", f"to seat {viewer}: {told}")


def check_frames(match: Match, before: State, viewer: int, chooser: random.Random) -> None:
    """Frames are known to everybody, those below the question too: whoever cannot tell two choices
    apart finds the same stack after both."""
    assert before.asked is not None
    other = before.clone()
    other.source = same_luck(match)
    other.apply(chooser.choice(before.asked.options))
    s, view = match.state, match.game.visibility.view
    if s.asked is None or other.asked is None or view(other, viewer) != view(s, viewer):
        return
    one, two = ([frame_data(frame) for frame in state.stack] for state in (s, other))
    if one != two:
        raise Breach("frames hold nothing hidden", f"seat {viewer}: {one} and {two}")


def check_audit(game: Game, s: State, chooser: random.Random) -> None:
    """An audit that checks something notices a component that is gone."""
    zones = [
        (name, field, owner)
        for name, field in game.visibility.fields.items()
        if field.shape != VALUE and field.sees is not everyone and field.counted
        for owner in field.owners(s)
        if field.items(s, name, owner)
    ]
    if not zones:
        return
    name, field, owner = chooser.choice(zones)
    items = field.items(s, name, owner)
    items.pop(chooser.randrange(len(items)))
    poorer = s.clone()
    field.put(poorer, name, owner, items)
    if not game.audit(poorer):
        raise Breach("the audit counts what is hidden", f"one item of {name} is not missed")


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
