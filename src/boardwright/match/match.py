"""A game being played: who may choose what, the record of it, taking back, going back."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from boardwright.kernel.chance import Sealed, Source, commitment
from boardwright.kernel.frame import Note, Refusal
from boardwright.kernel.game import BadInput, Edition, Game, Score
from boardwright.kernel.state import RulesError, State
from boardwright.kernel.visibility import digest
from boardwright.match.record import FORMAT, HASH_EVERY, Record, RecordError, read_record


class NotAllowed(Exception):
    """A choice, undo or redo that is not open now. Nothing has changed."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


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
    """The outcomes written in a record."""

    def __init__(self, outcomes: list[tuple[int, int]]) -> None:
        self.outcomes = outcomes

    def outcome(self, count: int, n: int) -> int:
        possible, value = self.outcomes[count] if count < len(self.outcomes) else (0, 0)
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
        self.recorder = Recorder(Recorded(record.outcomes()))
        self.log: list[tuple[int, Note]] = []
        # Choices that can be taken back: (entry, the state before). All by one seat, and nothing
        # was drawn or shown since the first of them.
        self.past: list[tuple[int, State]] = []
        self.undone: list[int] = []
        self.barrier = 0  # the entry after which `past` begins
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
        match = cls(game, box, Record(header), seed)
        match.recorder.source = Sealed(seed)
        match._begin()
        match._enter({"begin": game.name})
        return match

    @classmethod
    def load(cls, game: Game, box: Edition, record: Record) -> Match:
        """Go on from a record: from its snapshot if it has one, else from the beginning."""
        check_header(game, box, record)
        last = record.end or record.snapshot or {}
        match = cls(game, box, record, last.get("seed"))
        start = 0
        if record.snapshot is None:
            match._replay_begin()
        else:
            start = match._restore(record.snapshot)
        for n in range(start + 1, len(record.entries)):
            match._redo_entry(n)
        if match.seed is not None:
            match.recorder.source = Sealed(match.seed)
        elif match.state.asked is not None:
            match.seal()
        return match

    @classmethod
    def open(cls, game: Game, box: Edition, path: Path) -> Match:
        return cls.load(game, box, read_record(read_text(path), str(path)))

    @classmethod
    def replay(cls, game: Game, box: Edition, record: Record, at: int) -> Match:
        """The match as it stood after entry `at`, played again from the beginning."""
        check_header(game, box, record)
        if not 0 <= at < len(record.entries):
            raise BadInput(
                f"there is no entry {at}; entries run from 0 to {len(record.entries) - 1}"
            )
        past = Record(record.header, record.where)
        past.entries = record.entries[: at + 1]
        past.lines = record.lines[: at + 1]
        match = cls(game, box, past, None)
        match._replay_begin()
        for n in range(1, at + 1):
            match._redo_entry(n)
        return match

    def branch(self, at: int, seed: str | None = None) -> Match:
        """Another game that agrees with this one up to entry `at`; its future is its own."""
        match = Match.replay(self.game, self.box, self.record, at)
        match.record.header = {**self.record.header, "branch": at}
        match.seal(seed)
        return match

    def seal(self, seed: str | None = None) -> None:
        """Commit to a new seed for all draws from here on."""
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
        self.undone.clear()
        notes = self._apply(len(self.record.entries), seat, action)
        self._enter({"seat": seat, "do": action, "say": self.game.catalogue.notation(action)})
        return notes

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
        self._undo()
        self._enter({"undo": entry, "seat": seat})
        return entry

    def redo(self, seat: int) -> int:
        entry = self.redoable(seat)
        if entry is None:
            raise NotAllowed("nothing was taken back")
        self._redo()
        self._enter({"redo": entry, "seat": seat})
        return entry

    def remark(self, text: str) -> None:
        """A person's note in the record."""
        self._enter({"remark": text})

    def scores(self) -> list[Score]:
        return self.game.scores(self.state)

    def view(self, seat: int) -> dict[str, Any]:
        return self.game.visibility.view(self.state, seat)

    def digest(self) -> str:
        return digest(self.game.visibility.dump(self.state))

    def save(self, path: Path) -> None:
        """Write the record with a snapshot to go on from."""
        state = self.past[0][1] if self.past else self.state
        self.record.snapshot = {
            "snapshot": self.barrier,
            "state": self.game.visibility.dump(state),
            "seed": self.seed,
        }
        try:
            self.record.write(path)
        except OSError as error:
            raise BadInput(f"cannot write {path}: {error.strerror}") from None

    # The one way in which things happen, in play and in replay.

    def _begin(self) -> None:
        header = self.record.header
        self.state = self.game.set_up(header["seats"], header["options"], self.box, self.recorder)
        self.state.notes = []
        self.state.advance()
        self._tell(0)

    def _apply(self, entry: int, seat: int, action: int) -> list[Note]:
        before = self.state.clone()
        drawn, reveals = self.state.drawn, self.state.reveals
        self.state.notes = []
        self.state.apply(action)
        if self.past and self.record.entries[self.past[-1][0]]["seat"] != seat:
            self.past.clear()
        self.past.append((entry, before))
        final = self.state.asked is None
        if self.state.drawn != drawn or self.state.reveals != reveals or final:
            self.past.clear()
        self.barrier = self.past[0][0] - 1 if self.past else entry
        return self._tell(entry)

    def _undo(self) -> None:
        entry, self.state = self.past.pop()
        self.undone.append(entry)
        while self.log and self.log[-1][0] == entry:
            self.log.pop()
        self.barrier = self.past[0][0] - 1 if self.past else entry - 1

    def _redo(self) -> None:
        entry = self.undone.pop()
        again = self.record.entries[entry]
        self._apply(entry, again["seat"], again["do"])

    def _tell(self, entry: int) -> list[Note]:
        notes = self.state.notes or []
        self.log += [(entry, note) for note in notes]
        return notes

    def _enter(self, data: dict[str, Any]) -> None:
        n = len(self.record.entries)
        entry = {"n": n, **data}
        if self.recorder.taken:
            entry["chance"] = [list(pair) for pair in self.recorder.taken]
            self.recorder.taken.clear()
        if n % HASH_EVERY == 0:
            entry["hash"] = self.digest()
        self.record.entries.append(entry)
        self.record.lines.append(n + 2)
        if self.state.asked is None and self.record.end is None:
            scores = self.scores()
            self.record.end = {
                "end": [score.total for score in scores],
                "winners": self.game.winners(scores),
                "seed": self.seed,
            }

    # Reading a record back.

    def _replay_begin(self) -> None:
        try:
            self._begin()
        except (BadInput, RulesError) as error:
            raise self.record.fault(0, str(error)) from None
        self._check_entry(0)

    def _restore(self, snapshot: dict[str, Any]) -> int:
        """The state of a snapshot, and the entry it stands after."""
        header = self.record.header
        where, line = self.record.where, len(self.record.lines) + 2
        try:
            self.state = self.game.load(snapshot["state"], header["options"], self.box)
            faults = self.game.audit(self.state)
        except Exception as error:  # whatever a hostile state does to the rules
            raise RecordError(where, line, f"the snapshot fits no such game: {error}") from None
        if faults or not 0 <= snapshot["snapshot"] < len(self.record.entries):
            raise RecordError(where, line, "the snapshot does not fit the record")
        self.state.source = self.recorder
        self.barrier = snapshot["snapshot"]
        return self.barrier

    def _redo_entry(self, n: int) -> None:
        """Let an entry of the record happen again, checking it."""
        entry = self.record.entries[n]
        self.recorder.taken.clear()
        try:
            self._happen(n, entry)
        except (BadInput, RulesError) as error:
            if isinstance(error, RecordError):
                raise
            raise self.record.fault(n, str(error)) from None
        self._check_entry(n)

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

    def _check_entry(self, n: int) -> None:
        entry = self.record.entries[n]
        drawn = [list(pair) for pair in self.recorder.taken]
        self.recorder.taken.clear()
        if entry.get("chance", []) != drawn:
            raise self.record.fault(n, "other draws were made than are written down")
        if "hash" in entry and entry["hash"] != self.digest():
            raise self.record.fault(n, "the position is not the one that was written down")


def check_header(game: Game, box: Edition, record: Record) -> None:
    """Refuse a record of another game, other rules or another edition."""
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
        game.check(header["seats"], header["options"])
    except BadInput as error:
        raise RecordError(where, 1, str(error)) from None


def read_text(path: Path) -> str:
    """A text file a person named, or a plain word why it cannot be read."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"cannot read {path}: not a text file") from None
