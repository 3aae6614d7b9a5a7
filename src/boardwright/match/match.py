"""A game being played: who may choose what, the record of it, taking back, going back."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from boardwright.kernel.chance import Sealed, Source, commitment
from boardwright.kernel.frame import Note, Refusal
from boardwright.kernel.game import BadInput, Edition, Game, Score
from boardwright.kernel.state import RulesError, State
from boardwright.kernel.visibility import digest
from boardwright.match.journal import kept_seed
from boardwright.match.record import (
    FORMAT,
    HASH_EVERY,
    Player,
    Record,
    RecordError,
    read_record,
)


class NotAllowed(Exception):
    """A choice, undo or redo that is not open now. Nothing has changed."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class CannotWrite(BadInput):
    """A place where the game cannot be saved."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"cannot write {path}: {why}")
        self.path = path
        self.why = why


class Recorder(Source):
    """Passes on another source's outcomes and keeps (possible, outcome) of each for the record."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.taken: list[tuple[int, int]] = []

    def outcome(self, count: int, n: int) -> int:
        value = self.source.outcome(count, n)
        self.taken.append((n, value))
        return value


class Recorded(Source):
    """The outcomes that an entry of a record holds, after so many draws."""

    def __init__(self, outcomes: list[list[int]], start: int) -> None:
        self.outcomes = outcomes
        self.start = start

    def outcome(self, count: int, n: int) -> int:
        at = count - self.start
        possible, value = self.outcomes[at] if 0 <= at < len(self.outcomes) else (0, 0)
        if possible != n or not 0 <= value < n:
            raise BadInput("the draws written down do not fit the game")
        return value


def new_seed() -> str:
    return secrets.token_hex(32)


class Match:
    """One game with its record. `log` holds what was told, as (entry, note)."""

    def __init__(self, game: Game, box: Edition, record: Record, seed: str | None) -> None:
        self.game = game
        self.box = box
        self.record = record
        self.seed = seed
        self.recorder = Recorder(Source())
        self.stamp: dict[str, Any] = {}  # what every entry made from now on carries: who, when
        self.log: list[tuple[int, Note]] = []
        # Choices that can be taken back: (entry, the state before). All by one seat, and nothing
        # was drawn or shown since the first of them.
        self.past: list[tuple[int, State]] = []
        self.undone: list[int] = []
        self.seated: list[Player] = []  # who plays for each seat, after so many entries
        self.counted = 0
        # Of a record that is read: how things stood after the entries it goes back to.
        self.marks: dict[int, tuple[State, list[tuple[int, State]], list[tuple[int, Note]]]] = {}
        self.state: State

    # Beginning, loading, branching.

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        options: dict[str, str] | None = None,
        box: Edition | None = None,
        seed: str | None = None,
        players: list[Player] | None = None,
    ) -> Match:
        """A new game. Without a seed it gets a secret one; its hash stands in the header."""
        box = box or game.edition()
        seed = seed or new_seed()
        header = {
            "boardwright": FORMAT,
            "game": game.name,
            "rules": game.version,
            "edition": box.digest,
            "seats": seats,
            "options": game.check(seats, options or {}),
            "commit": commitment(seed),
        }
        if players is not None:
            header["players"] = players
        match = cls(game, box, Record(header), seed)
        match.recorder.source = Sealed(seed)
        match._begin()
        match._enter({"begin": game.name})
        return match

    @classmethod
    def load(cls, game: Game, box: Edition, record: Record, seed: str | None = None) -> Match:
        """Go on from a record, with its log and its undo as they were; the secret seed is in it or
        was kept apart."""
        match = cls.replay(game, box, record, len(record.entries) - 1)
        match.seed = record.seed() or seed
        if match.seed is not None and commitment(match.seed) != record.committed():
            line = record.end_line or record.snapshot_line
            raise RecordError(record.where, line, "not the seed that was committed to")
        if match.seed is not None:
            match.recorder.source = Sealed(match.seed)
        elif match.state.asked is not None:
            match.seal()
        match._close()
        return match

    @classmethod
    def open(cls, game: Game, box: Edition, path: Path) -> Match:
        record = read_record(read_text(path), str(path))
        return cls.load(game, box, record, kept_seed(path, record.committed()))

    @classmethod
    def replay(cls, game: Game, box: Edition, record: Record, at: int) -> Match:
        """The match as it stood after entry `at`. It is always played again from the beginning,
        which proves every entry; that takes 60 ms for 2,500 decisions, interpreted."""
        if not 0 <= at < len(record.entries):
            raise BadInput(
                f"there is no entry {at}; entries run from 0 to {len(record.entries) - 1}"
            )
        [match] = deque(cls.walk(game, box, record.upto(at)), maxlen=1)
        past = match.record
        if past.end is not None and match.state.asked is not None:
            raise RecordError(past.where, past.end_line, "an end, but the game is not over")
        return match

    @classmethod
    def walk(cls, game: Game, box: Edition, record: Record) -> Iterator[Match]:
        """The match as it stood after each entry of a record: one match, which goes on."""
        record.header["options"] = check_header(game, box, record)
        match = cls(game, box, record, None)
        goals = goals_of(record.entries)
        for n in range(len(record.entries)):
            match._happen_again(n)
            if n in goals:
                match.marks[n] = (match.state, match.past[:], match.log[:])
            yield match
        match.marks.clear()

    def follow(self, entries: list[dict[str, Any]], seed: str | None) -> None:
        """Let happen here what was entered elsewhere, checking it; the seed is of the last seal."""
        with self.whole():
            for entry in entries:
                if "back" in entry:
                    self.record.end = None
                self.record.entries.append(entry)
                self.record.lines.append(len(self.record.entries) + 1)
                self._happen_again(len(self.record.entries) - 1)
            self.seed = seed
            if seed is not None:
                self.recorder.source = Sealed(seed)
            self._close()

    def back(self, at: int, by: tuple[int, ...] = ()) -> None:
        """Return to how things stood after an entry, whatever was drawn since, as these seats
        agree. What came later is void; a fresh seal follows: nobody knows what is to come."""
        if not 0 <= at < len(self.record.entries):
            raise NotAllowed(f"there is no entry {at} to go back to")
        with self.whole():
            self._go_back(at)
            self.record.end = None
            self._enter({"back": at, "by": list(by)})
            self.seal()

    def branch(self, at: int, seed: str | None = None) -> Match:
        """Another game that agrees with this one up to entry `at`; its future is its own."""
        match = Match.replay(self.game, self.box, self.record, at)
        match.record.header["branch"] = at
        match.record.snapshot = match.record.end = None
        match.seal(seed)
        return match

    def seal(self, seed: str | None = None) -> None:
        """Commit to a new seed for all draws from here on."""
        with self.whole():
            self.seed = seed or new_seed()
            self.recorder.source = Sealed(self.seed)
            self._enter({"commit": commitment(self.seed), "drawn": self.state.drawn})

    # Playing.

    def choose(self, seat: int, action: int) -> list[Note]:
        """Answer the pending question; what was told comes back."""
        asked = self.state.asked
        if asked is None:
            raise NotAllowed("the game is over")
        if seat != asked.seat:
            raise NotAllowed(f"seat {asked.seat} is asked, not seat {seat}")
        if action not in asked.options:
            refusal = self.state.refusal(action)
            raise NotAllowed("that is not offered", refusal)
        with self.whole():
            self.undone.clear()
            notes = self._apply(len(self.record.entries), seat, action)
            self._enter({"seat": seat, "do": action, "say": self.game.catalogue.notation(action)})
        return notes

    def choose_all(self, seat: int, actions: list[int]) -> None:
        """Answer several questions in a row, all or none; they are taken back as one."""
        with self.whole():
            first, stamp = len(self.record.entries), self.stamp
            self.stamp = {**stamp, "part": first} if len(actions) > 1 else stamp
            try:
                for action in actions:
                    self.choose(seat, action)
            finally:
                self.stamp = stamp

    def alive(self, at: int | None = None) -> list[int]:
        """The choices that hold now, or held after an entry: neither taken back nor gone behind."""
        entries = self.record.entries[: None if at is None else at + 1]
        goals, marks = goals_of(entries), dict[int, list[int]]()
        found: list[int] = []
        for entry in entries:
            if "do" in entry:
                found.append(entry["n"])
            elif "undo" in entry:
                found.remove(entry["undo"])
            elif "redo" in entry:
                found.append(entry["redo"])
            elif "back" in entry:
                found = marks[entry["back"]][:]
            if entry["n"] in goals:
                marks[entry["n"]] = found[:]
        return found

    def together(self, entry: int) -> int:
        """The first entry of the gesture that an entry belongs to."""
        first: int = self.record.entries[entry].get("part", entry)
        return first

    def undoable(self, seat: int) -> int | None:
        """The entry that an undo by this seat would take back."""
        if self.past and self.record.entries[self.past[-1][0]]["seat"] == seat:
            return self.past[-1][0]
        return None

    def redoable(self, seat: int) -> int | None:
        if self.undone and self.record.entries[self.undone[-1]]["seat"] == seat:
            return self.undone[-1]
        return None

    def undo(self, seat: int) -> int:
        """Take back this seat's last choice, if nothing was drawn, shown or answered since."""
        entry = self.undoable(seat)
        if entry is None:
            raise NotAllowed(
                "nothing to take back: a draw, a reveal or another choice lies between"
            )
        with self.whole():
            self._undo()
            self._enter({"undo": entry, "seat": seat})
        return entry

    def redo(self, seat: int) -> int:
        entry = self.redoable(seat)
        if entry is None:
            raise NotAllowed("nothing was taken back")
        with self.whole():
            self._redo()
            self._enter({"redo": entry, "seat": seat})
        return entry

    def sit(self, seat: int, player: Player) -> None:
        """Somebody else plays for a seat from here on."""
        with self.whole():
            self._enter({"sit": seat, "player": dict(player)})

    def stop(self, by: tuple[int, ...]) -> None:
        """The players end the game before its end; nobody wins."""
        with self.whole():
            self._enter({"stop": list(by)})

    @property
    def stopped(self) -> bool:
        for entry in reversed(self.record.entries):
            if "stop" in entry:
                return True
            if "back" in entry or "do" in entry:
                return False
        return False

    def players(self) -> list[Player]:
        """Who plays for each seat now."""
        entries = self.record.entries
        if self.counted == 0 or self.counted > len(entries):
            self.seated = [dict(player) for player in self.record.header.get("players", [])]
            self.counted = 0
        for entry in entries[self.counted :]:
            if "sit" in entry and entry["sit"] < len(self.seated):
                self.seated[entry["sit"]] = entry["player"]
        self.counted = len(entries)
        return self.seated

    def remark(self, text: str) -> None:
        """A person's note in the record."""
        with self.whole():
            self._enter({"remark": text})

    def scores(self) -> list[Score]:
        return self.game.scores(self.state)

    def view(self, seat: int) -> dict[str, Any]:
        return self.game.visibility.view(self.state, seat)

    def digest(self) -> str:
        return digest(self.game.visibility.dump(self.state))

    def save(self, path: Path) -> None:
        """Write the record, with the secret seed to go on with."""
        self.record.snapshot = {"snapshot": len(self.record.entries) - 1, "seed": self.seed}
        try:
            self.record.write(path)
        except OSError as error:
            raise CannotWrite(path, error.strerror or str(error)) from None

    # The one way in which things happen, in play and in replay.

    @contextmanager
    def whole(self) -> Iterator[None]:
        """All of it happens or nothing: any failure inside, a defect of the rules included, leaves
        the match as it was. States are never changed in place, so that the old one still holds."""
        state, past, undone, log = self.state, self.past[:], self.undone[:], self.log[:]
        record, recorder = self.record, self.recorder
        entries, end, seed = len(record.entries), record.end, self.seed
        source, taken = recorder.source, recorder.taken[:]
        try:
            yield
        except BaseException:
            self.state, self.past, self.undone, self.log = state, past, undone, log
            del record.entries[entries:], record.lines[entries:]
            record.end, self.seed = end, seed
            recorder.source, recorder.taken = source, taken
            raise

    def _begin(self) -> None:
        header = self.record.header
        self.state = self.game.set_up(header["seats"], header["options"], self.box, self.recorder)
        self.state.notes = []
        self.state.advance()
        self._tell(0)

    def _apply(self, entry: int, seat: int, action: int) -> list[Note]:
        before, after = self.state, self.state.clone()
        after.notes = []
        after.apply(action)
        self.state = after
        if self.past and self.record.entries[self.past[-1][0]]["seat"] != seat:
            self.past.clear()
        self.past.append((entry, before))
        drawn = after.drawn != before.drawn or after.reveals != before.reveals
        if drawn or after.asked is None:
            self.past.clear()
        return self._tell(entry)

    def _undo(self) -> None:
        entry, self.state = self.past.pop()
        self.undone.append(entry)
        while self.log and self.log[-1][0] == entry:
            self.log.pop()

    def _redo(self) -> None:
        entry = self.undone.pop()
        again = self.record.entries[entry]
        self._apply(entry, again["seat"], again["do"])

    def _go_back(self, at: int) -> None:
        if at in self.marks:
            state, past, log = self.marks[at]
        else:
            then = Match.replay(self.game, self.box, self.record, at)
            state, past, log = then.state, then.past, then.log
        self.state, self.past, self.log = state, past[:], log[:]
        for state in (self.state, *[state for _, state in self.past]):
            state.source = self.recorder
        self.undone.clear()

    def _tell(self, entry: int) -> list[Note]:
        notes = self.state.notes or []
        self.log += [(entry, note) for note in notes]
        return notes

    def _enter(self, data: dict[str, Any]) -> None:
        n = len(self.record.entries)
        entry = {"n": n, **data, **self.stamp}
        if self.recorder.taken:
            entry["chance"] = [list(pair) for pair in self.recorder.taken]
            self.recorder.taken.clear()
        if n % HASH_EVERY == 0:
            entry["hash"] = self.digest()
        self.record.entries.append(entry)
        self.record.lines.append(n + 2)
        self._close()

    def _close(self) -> None:
        """Write down the result of a game that is over, once."""
        if self.state.asked is None and self.record.end is None:
            scores = self.scores()
            self.record.end = {
                "end": [score.total for score in scores],
                "winners": self.game.winners(scores),
                "seed": self.seed,
            }

    # Reading a record back.

    def _happen_again(self, n: int) -> None:
        """Let an entry of the record happen again, checking it."""
        chance = self.record.entries[n].get("chance", [])
        self.recorder.source = Recorded(chance, self.state.drawn if n else 0)
        try:
            if n == 0:
                self._begin()
            else:
                self._happen(n, self.record.entries[n])
        except (BadInput, RulesError) as error:
            if isinstance(error, RecordError):
                raise
            raise self.record.fault(n, str(error)) from None
        self._check_entry(n)
        self._check_snapshot(n)

    def _happen(self, n: int, entry: dict[str, Any]) -> None:
        if "do" in entry:
            asked, action = self.state.asked, entry["do"]
            if asked is None or entry["seat"] != asked.seat or action not in asked.options:
                raise self.record.fault(n, f"{entry.get('say', action)!r} was not allowed there")
            if self.game.catalogue.notation(action) != entry.get("say"):
                raise self.record.fault(
                    n, f"{entry.get('say')!r} is not what action {action} means"
                )
            self.undone.clear()
            self._apply(n, entry["seat"], action)
        elif "undo" in entry:
            if not self.past or self.past[-1][0] != entry["undo"]:
                raise self.record.fault(n, f"entry {entry['undo']} could not be taken back there")
            self._undo()
        elif "redo" in entry:
            if not self.undone or self.undone[-1] != entry["redo"]:
                raise self.record.fault(n, f"entry {entry['redo']} had not been taken back there")
            self._redo()
        elif "back" in entry:
            if not 0 <= entry["back"] < n:
                raise self.record.fault(n, f"there is no entry {entry['back']} before it")
            self._go_back(entry["back"])

    def _check_entry(self, n: int) -> None:
        entry = self.record.entries[n]
        drawn = [list(pair) for pair in self.recorder.taken]
        self.recorder.taken.clear()
        if entry.get("chance", []) != drawn:
            raise self.record.fault(n, "other draws were made than are written down")
        if "hash" in entry and entry["hash"] != self.digest():
            raise self.record.fault(n, "the position is not the one that was written down")

    def _check_snapshot(self, n: int) -> None:
        """A state in the record, as older versions saved it, must be the one played to."""
        snapshot = self.record.snapshot
        if snapshot is None or snapshot["snapshot"] != n or "state" not in snapshot:
            return
        written, right = snapshot["state"], self.game.visibility.dump(self.state)
        odd = [k for k in {**right, **written} if written.get(k) != right.get(k)]
        if odd:
            raise RecordError(
                self.record.where,
                self.record.snapshot_line,
                f"the snapshot after entry {n} is not the position that the record leads to:"
                f" {', '.join(odd)} differ",
            )


def goals_of(entries: list[dict[str, Any]]) -> set[int]:
    """The entries that later ones go back to. What held there is kept while a record is read: to
    play it again for each of them would take twice as long with every further one."""
    return {entry["back"] for entry in entries if "back" in entry}


def check_header(game: Game, box: Edition, record: Record) -> dict[str, str]:
    """Refuse a record of another game, other rules or another edition; the options, whole.

    An option that the header lacks was added to the game after the record was made. Within one
    version of the rules its default is how the game was played before it.
    """
    header, where = record.header, record.where
    if header["game"] != game.name:
        raise RecordError(where, 1, f"a game of {header['game']}, not of {game.name}")
    if header["rules"] != game.version:
        raise RecordError(where, 1, f"rules version {header['rules']}; this is {game.version}")
    if header["edition"] != box.digest:
        raise RecordError(
            where, 1, f"played with another edition ({header['edition']}): give it with --edition"
        )
    try:
        return game.check(header["seats"], meaningful(game, header["seats"], header["options"]))
    except BadInput as error:
        raise RecordError(where, 1, str(error)) from None


def meaningful(game: Game, seats: int, options: dict[str, str]) -> dict[str, str]:
    """The options of a record without those that mean nothing there: they once could be given."""
    full = {option.name: option.choices[0] for option in game.options}
    for option in game.options:
        if options.get(option.name) in option.choices:  # any other is refused later, in words
            full[option.name] = options[option.name]
    idle = [option.name for option in game.options if not game.applies(option, seats, full)]
    return {name: value for name, value in options.items() if name not in idle}


def read_text(path: Path) -> str:
    """A text file a person named, or a plain word why it cannot be read."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"cannot read {path}: not a text file") from None
