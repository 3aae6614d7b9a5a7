"""A game being played: who may choose, taking back, replaying, saving, branching."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from boardwright.games import find
from boardwright.kernel.chance import commitment
from boardwright.kernel.game import BadInput, Game, Score
from boardwright.kernel.portable import field_names
from boardwright.match import Match, NotAllowed, read_record
from tests.example import cairn
from tests.example.cairn import GAME as CAIRN

KEYTHEDRAL = find("keythedral")


def advance(match: Match, choices: int, seed: str = "a", undo: bool = True) -> Match:
    """So many random choices, now and then one taken back and made again."""
    chooser = random.Random(seed)
    for _ in range(choices):
        if match.state.asked is None:
            break
        seat = match.state.asked.seat
        match.choose(seat, chooser.choice(match.state.asked.options))
        if undo and match.undoable(seat) is not None and chooser.random() < 0.2:
            match.undo(seat)
            if chooser.random() < 0.5:
                match.redo(seat)
    return match


def game_of(choices: int, game: Game = KEYTHEDRAL, seats: int = 3) -> Match:
    return advance(Match.new(game, seats, seed="seed"), choices)


def to_cottage() -> Match:
    """Seat 0 has laid a field and is asked for a cottage: nothing drawn since."""
    match = Match.new(KEYTHEDRAL, 2, seed="x")
    assert match.state.asked is not None
    match.choose(match.state.asked.seat, match.state.asked.options[0])
    return match


def test_only_the_asked_seat_chooses_and_only_what_is_offered() -> None:
    match = Match.new(KEYTHEDRAL, 2, seed="x")
    asked = match.state.asked
    assert asked is not None
    before = match.digest()
    with pytest.raises(NotAllowed, match=f"seat {asked.seat} is asked"):
        match.choose(1 - asked.seat, asked.options[0])
    with pytest.raises(NotAllowed) as caught:
        match.choose(asked.seat, KEYTHEDRAL.catalogue.parse("lay 0,0"))
    assert caught.value.refusal is not None
    assert caught.value.refusal.rule == "K3.9"
    assert match.digest() == before
    assert len(match.record.entries) == 1


def test_undo_takes_back_any_number_of_own_choices_up_to_the_barrier() -> None:
    match = to_cottage()
    seat = match.record.entries[1]["seat"]
    start = match.digest()
    field = match.undo(seat)
    assert field == 1
    empty = match.digest()
    match.redo(seat)
    assert match.digest() == start
    assert match.state.asked is not None
    match.choose(seat, match.state.asked.options[0])
    assert match.undo(seat) > match.undo(seat)
    assert match.digest() == empty
    with pytest.raises(NotAllowed, match="nothing to take back"):
        match.undo(seat)


def test_redo_repeats_what_was_undone_until_something_else_is_chosen() -> None:
    match = to_cottage()
    seat = match.record.entries[1]["seat"]
    match.undo(seat)
    assert match.redoable(seat) == 1
    with pytest.raises(NotAllowed, match="nothing was taken back"):
        match.redo(1 - seat)
    assert match.state.asked is not None
    match.choose(seat, match.state.asked.options[1])
    assert match.redoable(seat) is None


def test_undo_stops_at_a_draw() -> None:
    match = to_cottage()
    seat = match.record.entries[1]["seat"]
    for _ in range(2):  # number, plot; then the next field is drawn
        assert match.state.asked is not None
        match.choose(seat, match.state.asked.options[0])
    assert match.record.entries[-1]["chance"]
    assert match.undoable(seat) is None


def test_undo_stops_at_another_seats_choice() -> None:
    match = game_of(400)
    while True:
        assert match.state.asked is not None
        seat = match.state.asked.seat
        match.choose(seat, match.state.asked.options[-1])
        if match.undoable(seat) is None or match.state.asked is None:
            continue
        other = match.state.asked.seat
        if other != seat:
            match.choose(other, match.state.asked.options[0])
            assert match.undoable(seat) is None
            return


def test_a_reveal_without_a_draw_stops_undo() -> None:
    match = Match.new(CAIRN, 2, seed="x")
    for _ in range(2):
        assert match.state.asked is not None
        last = match.state.asked.seat
        match.choose(last, match.state.asked.options[0])
    assert "chance" not in match.record.entries[-1]
    assert match.undoable(last) is None


@pytest.mark.parametrize("choices", [0, 1, 7, 60, 333])
def test_saving_and_loading_gives_the_same_match(choices: int, tmp_path: Path) -> None:
    match = game_of(choices)
    match.remark("für später")
    match.save(tmp_path / "game.jsonl")
    again = Match.open(KEYTHEDRAL, KEYTHEDRAL.edition(), tmp_path / "game.jsonl")
    assert again.digest() == match.digest()
    assert again.record.entries == match.record.entries
    assert again.log == match.log
    for seat in range(3):
        assert again.undoable(seat) == match.undoable(seat)
    assert advance(again, 100, "b").digest() == advance(match, 100, "b").digest()


def test_undo_after_loading_goes_as_deep_as_before(tmp_path: Path) -> None:
    match = to_cottage()
    seat = match.record.entries[1]["seat"]
    match.save(tmp_path / "game.jsonl")
    again = Match.open(KEYTHEDRAL, KEYTHEDRAL.edition(), tmp_path / "game.jsonl")
    match.undo(seat)
    again.undo(seat)
    assert again.digest() == match.digest()


def test_replay_reaches_every_entry() -> None:
    match = Match.new(KEYTHEDRAL, 2, seed="r")
    hashes = [match.digest()]
    chooser = random.Random(3)
    while len(hashes) < 150:
        assert match.state.asked is not None
        seat = match.state.asked.seat
        match.choose(seat, chooser.choice(match.state.asked.options))
        hashes.append(match.digest())
        if match.undoable(seat) is not None and chooser.random() < 0.3:
            match.undo(seat)
            hashes.append(match.digest())
    for at in range(0, len(match.record.entries), 7):
        replayed = Match.replay(KEYTHEDRAL, match.box, match.record, at)
        assert replayed.digest() == hashes[at]


def test_replay_beyond_the_record_is_refused() -> None:
    match = game_of(5)
    with pytest.raises(BadInput, match="entries run from 0 to"):
        Match.replay(KEYTHEDRAL, match.box, match.record, 1000)


def test_a_branch_shares_the_past_and_has_its_own_future(tmp_path: Path) -> None:
    match = game_of(300)
    branch = match.branch(200)
    assert branch.digest() == Match.replay(KEYTHEDRAL, match.box, match.record, 200).digest()
    assert branch.record.entries[:201] == match.record.entries[:201]
    assert branch.record.header["branch"] == 200
    assert branch.seed != match.seed
    advance(branch, 100)
    branch.save(tmp_path / "branch.jsonl")
    again = Match.open(KEYTHEDRAL, match.box, tmp_path / "branch.jsonl")
    assert again.digest() == branch.digest()


def test_the_seed_is_committed_before_and_revealed_after() -> None:
    match = Match.new(CAIRN, 2)
    assert match.seed is not None
    assert match.record.header["commit"] == commitment(match.seed)
    assert match.seed not in match.record.text()
    advance(match, 100)
    assert match.record.end is not None
    assert match.record.end["seed"] == match.seed


def test_a_hash_of_the_position_stands_at_every_twentieth_entry() -> None:
    match = game_of(100)
    hashed = [entry["n"] for entry in match.record.entries if "hash" in entry]
    assert hashed == list(range(0, len(match.record.entries), 20))


def test_a_finished_game_takes_no_more_choices_and_no_undo() -> None:
    match = game_of(100_000, CAIRN, 2)
    assert match.state.asked is None
    assert all(match.undoable(seat) is None for seat in range(2))
    with pytest.raises(NotAllowed, match="the game is over"):
        match.choose(0, 0)


def test_a_game_of_a_thousand_decisions_loads_in_less_than_100_ms(tmp_path: Path) -> None:
    match = advance(Match.new(KEYTHEDRAL, 5, seed="long"), 1000, undo=False)
    assert len(match.record.entries) >= 1000
    match.save(tmp_path / "long.jsonl")
    best = 1.0
    for _ in range(20):
        started = time.process_time()  # what it costs, whatever else the machine does meanwhile
        Match.open(KEYTHEDRAL, match.box, tmp_path / "long.jsonl")
        best = min(best, time.process_time() - started)
    assert best < 0.100


class Raising(cairn.KeepStones):
    """Keeps the first stone, then breaks in the middle of keeping the second."""

    def chosen(self, s: cairn.Table, picked: tuple[int, ...]) -> None:
        super().chosen(s, picked)
        s.points[0] += 7
        s.note("stacked", 0, 0)
        s.pick(3)
        if len(picked) == 2:
            raise ZeroDivisionError("a defect of the rules")


class RaisingLay(cairn.LayStones):
    def shown(self, s: cairn.Table, picks: tuple[int, ...]) -> None:
        super().shown(s, picks)
        s.stack[-1] = Raising(*[getattr(s.stack[-1], name) for name in field_names(Raising)])


class Defective(cairn.Cairn):
    """Cairn whose rules, or scores, raise at some point."""

    frames = {**cairn.GAME.frames, "Raising": Raising, "RaisingLay": RaisingLay}
    unscored = False

    def set_up(self, *args: object, **named: object) -> cairn.Table:
        s = super().set_up(*args, **named)  # type: ignore[arg-type]
        s.stack = [cairn.Round(), RaisingLay(0), cairn.DrawStones(0)]
        return s

    def scores(self, s: cairn.Table) -> list[Score]:
        if self.unscored:
            raise ZeroDivisionError("a defect of the scoring")
        return super().scores(s)


def everything(match: Match) -> object:
    record = match.record
    text, seed, drawn = record.text(), match.seed, match.state.drawn
    taken, past, undone = match.recorder.taken[:], match.past[:], match.undone[:]
    lines, log, end = record.lines[:], match.log[:], record.end
    return text, lines, match.digest(), log, seed, drawn, taken, past, undone, end


def test_a_failure_inside_a_rule_changes_nothing() -> None:
    match = advance(Match.new(Defective(), 2, seed="x"), 2, undo=False)
    assert match.state.asked is not None
    seat = match.state.asked.seat
    match.choose(seat, cairn.KEEP.of(0))
    match.undo(seat)
    match.redo(seat)
    before = everything(match)
    with pytest.raises(ZeroDivisionError):
        match.choose(seat, cairn.KEEP.of(1))
    assert everything(match) == before
    match.choose(seat, cairn.ENOUGH.of())
    again = Match.replay(match.game, match.box, match.record, len(match.record.entries) - 1)
    assert again.digest() == match.digest()


def test_a_failure_while_noting_a_choice_changes_nothing() -> None:
    game = Defective()
    match = Match.new(game, 2, seed="y")
    keep_one = [cairn.ENOUGH.of(), *range(cairn.ENOUGH.of())]
    while True:
        assert match.state.asked is not None
        seat, options = match.state.asked.seat, match.state.asked.options
        action = next(a for a in keep_one if a in options)
        game.unscored, before = True, everything(match)
        try:
            match.choose(seat, action)
        except ZeroDivisionError:
            break
    assert everything(match) == before
    game.unscored = False
    match.choose(seat, action)
    assert match.record.end is not None


@pytest.mark.parametrize("how", ["undo", "redo", "seal", "remark"])
def test_a_failure_while_noting_anything_else_changes_nothing(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = to_cottage()
    seat = match.record.entries[1]["seat"]
    if how == "redo":
        match.undo(seat)
    before = everything(match)

    def no_digest(self: Match) -> str:
        raise MemoryError

    monkeypatch.setattr(Match, "digest", no_digest)
    monkeypatch.setattr("boardwright.match.match.HASH_EVERY", 1)
    acts: dict[str, Callable[[], object]] = {
        "undo": lambda: match.undo(seat),
        "redo": lambda: match.redo(seat),
        "seal": match.seal,
        "remark": lambda: match.remark("hm"),
    }
    with pytest.raises(MemoryError):
        acts[how]()
    monkeypatch.undo()
    assert everything(match) == before


def test_the_record_keeps_who_sat_where(tmp_path: Path) -> None:
    players = [{"person": "Ada"}, {"bot": "journeyman"}]
    match = Match.new(KEYTHEDRAL, 2, seed="x", players=players)
    match.save(tmp_path / "game.jsonl")
    again = Match.open(KEYTHEDRAL, match.box, tmp_path / "game.jsonl")
    assert again.record.header["players"] == players


def test_a_game_whose_end_was_lost_is_closed_again() -> None:
    match = game_of(100_000, CAIRN, 2)
    record = read_record(match.record.text())
    end, record.end = record.end, None
    again = Match.load(CAIRN, match.box, record)
    assert again.record.end == {**(end or {}), "seed": None}


def test_a_record_without_a_snapshot_goes_on_under_a_new_seal() -> None:
    match = game_of(50)
    record = read_record(match.record.text())
    again = Match.load(KEYTHEDRAL, match.box, record)
    assert again.digest() == match.digest()
    assert again.record.entries[-1]["commit"] == commitment(again.seed or "")
    assert advance(again, 30).state.drawn >= match.state.drawn
