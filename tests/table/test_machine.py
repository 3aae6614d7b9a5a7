"""Random commands from several clients, stale, repeated and senseless ones among them."""

from __future__ import annotations

import os

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from boardwright.kernel.visibility import SPECTATOR
from boardwright.match import Match, Player, read_record
from boardwright.table import Command, Reply, Table
from boardwright.table.motion import KINDS
from tests.example.cairn import GAME

SEATS = st.integers(-1, 3)
PEOPLE: list[Player] = [{"person": "Ada"}, {"person": "Bo"}, {"bot": "random"}]


class Clients(RuleBasedStateMachine):
    """However clients behave, the record replays to the position, nobody sees what is not theirs,
    and every command is answered once."""

    @initialize(seed=st.integers(0, 50))
    def sit_down(self, seed: int) -> None:
        self.table = Table(Match.new(GAME, 3, {}, seed=str(seed), players=PEOPLE))
        self.sent: list[tuple[Command, Reply]] = []

    def send(self, seat: int, lag: int, do: str, **data: object) -> None:
        command = Command(f"c{len(self.sent)}", seat, self.table.version - lag, do, dict(data))
        before, state = self.table.version, GAME.visibility.dump(self.table.match.state)
        reply = self.table.do(command, float(len(self.sent)))
        self.sent.append((command, reply))
        assert self.table.version == before + reply.done
        if not reply.done:
            assert reply.why
            assert GAME.visibility.dump(self.table.match.state) == state
        if lag:
            assert not reply.done

    @rule(lag=st.integers(0, 1), pick=st.integers(0, 9), many=st.integers(1, 3))
    def choose(self, lag: int, pick: int, many: int) -> None:
        asked = self.table.match.state.asked
        if asked is not None:
            actions = [asked.options[pick % len(asked.options)]] * many
            self.send(asked.seat, lag, "choose", actions=actions)

    @rule(seat=SEATS, action=st.integers(-5, 40))
    def meddle(self, seat: int, action: int) -> None:
        self.send(seat, 0, "choose", actions=[action])

    @rule(
        seat=SEATS, lag=st.integers(0, 1), do=st.sampled_from(["undo", "redo", "leave", "return"])
    )
    def turn_back(self, seat: int, lag: int, do: str) -> None:
        self.send(seat, lag, do)

    @rule(seat=SEATS, kind=st.sampled_from(KINDS), about=st.integers(-1, 30))
    def propose(self, seat: int, kind: str, about: int) -> None:
        self.send(seat, 0, "propose", kind=kind, about=about)

    @rule(seat=SEATS, yes=st.booleans())
    def vote(self, seat: int, yes: bool) -> None:
        self.send(seat, 0, "vote", yes=yes)

    @rule(seat=SEATS, how=st.sampled_from(["ask", "answer", "pause", "?"]))
    def forced(self, seat: int, how: str) -> None:
        self.send(seat, 0, "forced", how=how)

    @rule(n=st.integers(0, 100))
    def repeat(self, n: int) -> None:
        if self.sent:
            command, reply = self.sent[n % len(self.sent)]
            version = self.table.version
            assert self.table.do(command, 0.0) == reply
            assert self.table.version == version

    @invariant()
    def the_record_replays_to_the_same_position(self) -> None:
        if not hasattr(self, "table"):
            return
        match = self.table.match
        record = read_record(match.record.text())
        again = Match.replay(GAME, match.box, record, len(record.entries) - 1)
        assert again.digest() == match.digest()
        assert again.log == match.log

    @invariant()
    def nobody_sees_what_is_not_theirs(self) -> None:
        if hasattr(self, "table") and self.table.match.state.asked is not None:
            view = self.table.match.view(SPECTATOR)
            assert all(isinstance(hand, int) for hand in view["hands"])


TestClients = Clients.TestCase
TestClients.settings = settings(
    max_examples=int(os.environ.get("BOARDWRIGHT_TABLES", "2000")),
    stateful_step_count=20,
    deadline=None,
)
