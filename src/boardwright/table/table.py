"""The one owner of a live game: everything that happens to it goes through `Table.do`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from boardwright.kernel.frame import Refusal
from boardwright.match import CannotWrite, Match, NotAllowed, Player
from boardwright.table.clock import NO_PACE, PACES, Clock, Pace
from boardwright.table.motion import BACK, KINDS, PACE, REPLACE, STOP, Motion

HOUSE = -1  # who speaks for nobody: the host, for clocks
ASK, ANSWER, PAUSE = "ask", "answer", "pause"  # what becomes of questions with one answer
NOT_KEPT = "not-kept"
STAND_IN = "journeyman"  # the bot that plays for a leaver
REMEMBERED = 256  # commands whose replies are kept, for clients that send them again


class Command(NamedTuple):
    """What a client wants. `seen` is the version of the table it had before its eyes, so nothing is
    ever done to another position than was meant; `id` is its own, so nothing is done twice."""

    id: str
    seat: int
    seen: int
    do: str
    data: dict[str, Any] = {}


class Reply(NamedTuple):
    """What became of a command. Every accepted one makes a new version."""

    id: str
    done: bool
    version: int
    why: str = ""  # the key of the words why not
    refusal: Refusal | None = None


DOINGS = ("choose", "undo", "redo", "propose", "vote", "leave", "return", "forced")

Keep = Callable[[Match], None]


def forget(match: Match) -> None:
    """Keep nothing."""


class Refused(Exception):
    """A command that cannot be carried out; nothing has changed."""

    def __init__(self, why: str, refusal: Refusal | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.refusal = refusal


class Table:
    """A match with the players around it."""

    def __init__(self, match: Match, pace: Pace = NO_PACE, now: float = 0.0) -> None:
        self.match = match
        self.now = now  # when something last happened here
        self.version = 0
        self.motion: Motion | None = None
        self.away: dict[int, float] = {}  # who has left, and when
        self.forced = [ASK] * match.state.seats
        self.clock = Clock(match.state.seats, pace)
        self.replies: dict[str, Reply] = {}
        self._run_clock(now)

    # Who sits where.

    def players(self) -> list[Player]:
        return self.match.players()

    def is_person(self, seat: int) -> bool:
        """Whether a person plays for a seat; in a record that does not say, somebody does."""
        players = self.players() or [{"person": ""}] * self.match.state.seats
        return 0 <= seat < len(players) and "person" in players[seat]

    def people(self) -> list[int]:
        return [seat for seat in range(self.match.state.seats) if self.is_person(seat)]

    def replaceable(self, seat: int) -> bool:
        """Whether a bot may be proposed for a seat: of a person who is away or out of time."""
        late = self.is_person(seat) and self.clock.flagged(seat, self.now)
        return late or (seat in self.away and self.is_person(seat))

    def bot_to_move(self) -> int:
        """The seat of the bot that is asked, or -1."""
        asked = self.match.state.asked
        over = asked is None or self.match.stopped
        return -1 if over or asked is None or self.is_person(asked.seat) else asked.seat

    # What is not in the record, for whoever keeps a table.

    def side(self) -> dict[str, Any]:
        motion = self.motion
        return {
            "motion": {**motion._asdict(), "agreed": sorted(motion.agreed)} if motion else None,
            "away": sorted(self.away.items()),
            "forced": list(self.forced),
            "pace": list(self.clock.pace),
            "left": [round(left, 3) for left in self.clock.left],
        }

    def take_side(self, version: int, side: dict[str, Any], now: float) -> None:
        """Go on from what was kept: the clock of whoever is asked runs from now on."""
        self.version, self.now = version, now
        motion = side["motion"]
        self.motion = (
            Motion(**{**motion, "agreed": frozenset(motion["agreed"])}) if motion else None
        )
        # Earlier houses kept only the seats.
        pairs = [[each, now] if isinstance(each, int) else each for each in side["away"]]
        self.away = {int(seat): float(at) for seat, at in pairs}
        self.forced = list(side["forced"])
        self.clock.pace = Pace(*side["pace"])
        self.clock.left, self.clock.seat = list(side["left"]), -1
        self._run_clock(now)

    # The single way in which anything happens.

    def do(self, command: Command, now: float, keep: Keep = forget) -> Reply:
        """Carry out a command and have it kept, or say why not: then nothing has changed. The same
        command again gets the same reply."""
        if command.id in self.replies:
            return self.replies[command.id]
        motion, away, forced = self.motion, dict(self.away), list(self.forced)
        pace, left = self.clock.pace, list(self.clock.left)
        self.now = now
        self.match.stamp = {"at": int(now * 1000)}
        try:
            self._check(command)
            with self.match.whole():
                getattr(self, f"_{command.do}")(command)
                self._answer_forced()
                keep(self.match)
            reply = Reply(command.id, True, self.version + 1)
        except Exception as error:
            self.motion, self.away, self.forced = motion, away, forced
            self.clock.pace, self.clock.left = pace, left
            reply = self._reply(command, error)
        self.version = reply.version
        self._remember(reply)
        self._run_clock(now)
        return reply

    def _reply(self, command: Command, error: Exception) -> Reply:
        """Why a command was not carried out; whatever else goes wrong is a defect of the rules."""
        why, refusal = "defect", None
        if isinstance(error, Refused):
            why, refusal = error.why, error.refusal
        elif isinstance(error, NotAllowed):
            why, refusal = "not-offered", error.refusal
        elif isinstance(error, (OSError, CannotWrite)):
            why = NOT_KEPT
        return Reply(command.id, False, self.version, why, refusal)

    def _check(self, command: Command) -> None:
        if command.do not in DOINGS:
            raise Refused("unknown-command")
        if not HOUSE <= command.seat < self.match.state.seats:
            raise Refused("no-such-seat")
        if command.seen != self.version:
            raise Refused("stale")

    def _remember(self, reply: Reply) -> None:
        """What could not be kept may be sent again."""
        if reply.why != NOT_KEPT:
            self.replies[reply.id] = reply
        while len(self.replies) > REMEMBERED:
            del self.replies[next(iter(self.replies))]

    def _run_clock(self, now: float) -> None:
        asked = self.match.state.asked
        person = asked is not None and self.is_person(asked.seat) and not self.match.stopped
        self.clock.run(asked.seat if person and asked is not None else -1, now)

    # Choosing and taking back.

    def _choose(self, command: Command) -> None:
        if self.match.stopped:
            raise Refused("over")
        self._wait_for_others(command.seat)
        actions = command.data.get("actions")
        if not isinstance(actions, list) or not actions or len(actions) > 50:
            raise Refused("no-actions")
        if not all(type(action) is int for action in actions):
            raise Refused("no-actions")
        trouble = command.data.get("trouble")  # of a bot that did not come to a choice itself
        if isinstance(trouble, str) and not self.is_person(command.seat):
            self.match.stamp["trouble"] = trouble
        self.match.choose_all(command.seat, actions)
        self._play_went_on()

    def _undo(self, command: Command) -> None:
        """Back to the last choice of one's own, or as far as the entry it names: what was answered
        for one goes with it, and the questions of a gesture go together."""
        first = command.data.get("to", -1)
        if type(first) is not int:
            raise Refused("unknown-command")
        self._wait_for_others(command.seat)
        self._undo_once(command.seat)
        while first >= 0 and first in self.match.alive():
            self._undo_once(command.seat)
        self._play_went_on()

    def _undo_once(self, seat: int) -> None:
        match = self.match
        entry = match.undoable(seat)
        if entry is None:
            raise Refused("no-undo")
        while entry is not None and "forced" in match.record.entries[entry]:
            match.undo(seat)
            entry = match.undoable(seat)
        first = match.together(entry) if entry is not None else 0
        while entry is not None and entry >= first:
            match.undo(seat)
            entry = match.undoable(seat)

    def _redo(self, command: Command) -> None:
        match, seat = self.match, command.seat
        self._wait_for_others(seat)
        entry = match.redoable(seat)
        if entry is None:
            raise Refused("no-redo")
        first = match.together(entry)
        while entry is not None and match.together(entry) == first:
            match.redo(seat)
            entry = match.redoable(seat)
        self._play_went_on()

    def _answer_forced(self) -> None:
        """Answer for whoever wants that where there is one answer; the record says so. Right after
        an undo nothing is answered: it would undo nothing."""
        match = self.match
        if match.undone or match.stopped:
            return
        for _ in range(1000):
            asked = match.state.asked
            if asked is None or len(asked.options) > 1 or self.forced[asked.seat] != ANSWER:
                return
            if not self.is_person(asked.seat):
                return
            stamp = match.stamp
            match.stamp = {**stamp, "forced": 1}
            try:
                match.choose(asked.seat, asked.options[0])
            finally:
                match.stamp = stamp

    def _forced(self, command: Command) -> None:
        if command.seat < 0 or command.data.get("how") not in (ASK, ANSWER, PAUSE):
            raise Refused("unknown-command")
        self.forced[command.seat] = command.data["how"]

    # Motions.

    def _wait_for_others(self, seat: int) -> None:
        """Play stops for whoever has proposed something, until the others have answered."""
        if self.motion is not None and self.motion.by == seat:
            raise Refused("own-motion")

    def _play_went_on(self) -> None:
        """For the others it does not stop. Whoever agreed to go back agreed to fewer steps."""
        motion = self.motion
        if motion is not None and motion.kind == BACK:
            self.motion = motion._replace(agreed=frozenset())
        elif self.match.state.asked is None:
            self.motion = None

    def _propose(self, command: Command) -> None:
        kind, about = command.data.get("kind"), command.data.get("about", 0)
        if kind not in KINDS or type(about) is not int or not self.is_person(command.seat):
            raise Refused("unknown-command")
        if self.motion is not None:
            raise Refused("one-motion")
        if kind == BACK and not 0 <= about < len(self.match.record.entries):
            raise Refused("no-such-entry")
        if kind == REPLACE and not self.replaceable(about):
            raise Refused("not-away")
        if kind == STOP and self.match.stopped:
            raise Refused("over")
        if kind == PACE and not 0 <= about < len(PACES):
            raise Refused("unknown-command")
        self.motion = Motion(kind, command.seat, about)
        self._carry()

    def _vote(self, command: Command) -> None:
        if self.motion is None:
            raise Refused("no-motion")
        yes, own = bool(command.data.get("yes")), command.seat == self.motion.by
        if command.seat not in self.motion.missing(self.people()) and (yes or not own):
            raise Refused("no-vote")
        if not yes:
            self.motion = None
            return
        self.motion = self.motion.vote(command.seat)
        self._carry()

    def _carry(self) -> None:
        """Do what everybody has agreed to."""
        motion = self.motion
        if motion is None or motion.missing(self.people()):
            return
        by = tuple(sorted({motion.by, *motion.agreed}))
        self.motion = None
        if motion.kind == BACK:
            self.match.back(motion.about, by)
        elif motion.kind == STOP:
            self.match.stop(by)
        elif motion.kind == PACE:
            self.clock.change(PACES[motion.about], self.now)
        else:
            self.match.sit(motion.about, {"bot": STAND_IN})

    # Coming and going.

    def _leave(self, command: Command) -> None:
        if not self.is_person(command.seat):
            raise Refused("no-such-seat")
        self.away.setdefault(command.seat, self.now)

    def _return(self, command: Command) -> None:
        """A leaver takes the seat back, also from the bot that plays it."""
        if command.seat not in self.away:
            raise Refused("not-away")
        if not self.is_person(command.seat):
            name = self.match.record.header["players"][command.seat].get("person", "")
            self.match.sit(command.seat, {"person": name})
        del self.away[command.seat]
