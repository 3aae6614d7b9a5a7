"""The owner of a live game: commands, gestures, forced answers, motions, leavers, plans, clocks."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games import find, find_scenery
from boardwright.kernel.frame import Ask
from boardwright.kernel.visibility import SPECTATOR
from boardwright.match import Match, NotAllowed, Player
from boardwright.speech import Speaker
from boardwright.table import Clock, Command, Plan, Reply, Table, desk
from boardwright.table.clock import PACES, Pace
from tests.example import cairn
from tests.example.cairn import GAME
from tests.example.scene import SCENERY

PEOPLE: list[Player] = [{"person": name} for name in ("Ada", "Bo", "Cy")]


def table(players: list[Player] | None = None, seed: str = "table") -> Table:
    seated = players or PEOPLE
    return Table(Match.new(GAME, len(seated), {}, seed=seed, players=seated))


def do(at: Table, seat: int, what: str, now: float = 0.0, **data: Any) -> Reply:
    """A command that has seen the present version."""
    return at.do(Command(f"{what}/{at.version}/{seat}", seat, at.version, what, data), now)


def choose(at: Table, n: int = 0) -> Reply:
    asked = at.match.state.asked
    assert asked is not None
    return do(at, asked.seat, "choose", actions=[asked.options[n % len(asked.options)]])


def asks(at: Table) -> Ask:
    assert at.match.state.asked is not None
    return at.match.state.asked


def position(at: Table) -> dict[str, Any]:
    return at.match.game.visibility.dump(at.match.state)


# Commands.


def test_a_choice_makes_a_new_version() -> None:
    at = table()
    assert choose(at) == Reply("choose/0/0", True, 1)
    assert at.version == 1


def test_a_stale_command_does_nothing() -> None:
    at = table()
    choose(at)
    before = position(at)
    asked = at.match.state.asked
    assert asked is not None
    late = at.do(Command("late", asked.seat, 0, "choose", {"actions": [asked.options[0]]}), 0.0)
    assert (late.done, late.why, late.version) == (False, "stale", 1)
    assert position(at) == before


def test_the_same_command_again_is_answered_and_not_done_again() -> None:
    at = table()
    asked = at.match.state.asked
    assert asked is not None
    command = Command("mine", asked.seat, 0, "choose", {"actions": [asked.options[0]]})
    first = at.do(command, 0.0)
    entries = len(at.match.record.entries)
    assert at.do(command, 5.0) == first
    assert len(at.match.record.entries) == entries


def test_two_clients_on_one_seat_cannot_both_choose() -> None:
    at = table()
    asked = at.match.state.asked
    assert asked is not None
    phone = Command("phone", asked.seat, 0, "choose", {"actions": [asked.options[0]]})
    laptop = Command("laptop", asked.seat, 0, "choose", {"actions": [asked.options[-1]]})
    assert at.do(phone, 0.0).done
    assert at.do(laptop, 0.0).why == "stale"


@pytest.mark.parametrize(
    ("seat", "what", "data", "why"),
    [
        (0, "dance", {}, "unknown-command"),
        (7, "undo", {}, "no-such-seat"),
        (0, "undo", {}, "no-undo"),
        (0, "redo", {}, "no-redo"),
        (0, "choose", {}, "no-actions"),
        (0, "choose", {"actions": ["x"]}, "no-actions"),
        (1, "choose", {"actions": [0]}, "not-offered"),
        (0, "choose", {"actions": [99]}, "not-offered"),
        (0, "vote", {"yes": True}, "no-motion"),
        (0, "propose", {"kind": "party"}, "unknown-command"),
        (0, "propose", {"kind": "back", "about": 44}, "no-such-entry"),
        (0, "propose", {"kind": "replace", "about": 1}, "not-away"),
        (0, "return", {}, "not-away"),
        (0, "forced", {"how": "maybe"}, "unknown-command"),
        (-1, "propose", {"kind": "stop"}, "unknown-command"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason(
    seat: int, what: str, data: dict[str, Any], why: str
) -> None:
    at = table()
    before = position(at)
    reply = do(at, seat, what, **data)
    assert (reply.done, reply.why, at.version) == (False, why, 0)
    assert position(at) == before


def test_a_rule_that_raises_leaves_everything_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    at = table()
    choose(at)
    before, record = position(at), at.match.record.text()

    def explode(self: Any, s: Any, action: int) -> None:
        s.hands[0].clear()
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(cairn.LayStones, "answer", explode)
        assert choose(at).why == "defect"
    assert (position(at), at.match.record.text()) == (before, record)
    at.replies.clear()  # the same command may be sent under a new id
    assert choose(at).done


def test_what_cannot_be_kept_has_not_happened() -> None:
    at = table()
    before = position(at)

    def full(match: Match) -> None:
        raise OSError("no space left")

    asked = at.match.state.asked
    assert asked is not None
    command = Command("c", asked.seat, 0, "choose", {"actions": [asked.options[0]]})
    assert at.do(command, 0.0, full).why == "not-kept"
    assert (position(at), at.version) == (before, 0)
    assert at.do(command, 0.0).done  # sent again, it is done


def test_entries_say_when_they_were_made() -> None:
    at = table()
    asked = at.match.state.asked
    assert asked is not None
    do(at, asked.seat, "choose", 12.5, actions=[asked.options[0]])
    assert at.match.record.entries[-1]["at"] == 12_500


# Gestures.


def keythedral() -> Table:
    """A game in which one lays a field, chooses a cottage and lays it: nothing is drawn between."""
    return Table(Match.new(find("keythedral"), 2, {}, seed="g", players=PEOPLE[:2]))


def gesture(at: Table, length: int) -> list[int]:
    """The first options of so many questions in a row."""
    s, found = at.match.state, []
    for _ in range(length):
        assert s.asked is not None
        found.append(s.asked.options[0])
        s = s.clone()
        s.apply(found[-1])
    return found


def test_several_answers_happen_together_and_are_undone_as_one() -> None:
    at = keythedral()
    before = position(at)
    actions = gesture(at, 2)
    seat = asks(at).seat
    assert do(at, seat, "choose", actions=actions).done
    after = position(at)
    assert do(at, seat, "undo").done
    assert position(at) == before
    assert do(at, seat, "redo").done
    assert position(at) == after


def test_a_gesture_that_fails_in_the_middle_does_nothing() -> None:
    at = keythedral()
    before, record = position(at), at.match.record.text()
    seat = asks(at).seat
    assert do(at, seat, "choose", actions=[*gesture(at, 1), 0]).why == "not-offered"
    assert (position(at), at.match.record.text()) == (before, record)


# Forced answers.


def play_out(at: Table, how: str) -> dict[str, Any]:
    """The end of a game in which everybody always takes the last option."""
    for seat in range(3):
        do(at, seat, "forced", how=how)
    while at.match.state.asked is not None:
        asked = at.match.state.asked
        assert do(at, asked.seat, "choose", actions=[asked.options[-1]]).done
    return position(at)


def test_the_end_is_the_same_whether_forced_questions_are_asked_or_answered() -> None:
    answered = 0
    for seed in range(8):
        one, other = table(seed=f"forced {seed}"), table(seed=f"forced {seed}")
        assert play_out(one, "ask") == play_out(other, "answer")
        assert len(one.match.record.entries) == len(other.match.record.entries)
        answered += sum("forced" in entry for entry in other.match.record.entries)
    assert answered  # some were, and the record says so


# Motions.


def played(at: Table, n: int) -> Table:
    for i in range(n):
        choose(at, i)
    return at


def test_going_back_needs_everybody_and_happens_once_all_agree() -> None:
    at = played(table(), 2)
    then = position(at)
    entry = len(at.match.record.entries) - 1
    played(at, 3)
    assert do(at, 1, "propose", kind="back", about=entry).done
    assert position(at) != then
    assert do(at, 0, "vote", yes=True).done
    assert do(at, 0, "vote", yes=True).why == "no-vote"
    assert do(at, 2, "vote", yes=True).done
    assert position(at) == then
    assert next(e for e in at.match.record.entries if "back" in e)["by"] == [0, 1, 2]


def test_one_no_ends_a_motion() -> None:
    at = played(table(), 3)
    now = position(at)
    do(at, 1, "propose", kind="back", about=1)
    assert do(at, 0, "vote", yes=False).done
    assert at.motion is None
    assert position(at) == now


def test_a_way_back_can_be_taken_back_by_the_same_consent() -> None:
    at = played(table([{"person": "Ada"}, {"bot": "random"}]), 4)
    then, last = position(at), len(at.match.record.entries) - 1
    do(at, 0, "propose", kind="back", about=1)
    assert position(at) != then
    do(at, 0, "propose", kind="back", about=last)
    assert position(at) == then


def test_bots_agree_to_everything() -> None:
    at = played(table([{"person": "Ada"}, {"bot": "random"}, {"bot": "random"}]), 3)
    assert do(at, 0, "propose", kind="stop").done
    assert at.match.stopped
    assert choose(at).why == "over"


def test_play_stops_for_whoever_proposes_and_for_nobody_else() -> None:
    at = table()
    asked = at.match.state.asked
    assert asked is not None
    other = (asked.seat + 1) % 3
    do(at, other, "propose", kind="stop")
    assert do(at, other, "vote", yes=True).why == "no-vote"
    choose(at)
    while at.match.state.asked is not None and at.match.state.asked.seat != other:
        choose(at)
    assert at.motion is not None
    now = position(at)
    assert choose(at).why == "own-motion"
    assert position(at) == now
    assert do(at, other, "vote", yes=False).done  # withdrawn
    assert at.motion is None
    assert choose(at).done


def test_who_agreed_to_go_back_is_asked_again_after_further_moves() -> None:
    at = played(table(), 3)
    asked = at.match.state.asked
    assert asked is not None
    proposer, voter = (asked.seat + 1) % 3, (asked.seat + 2) % 3
    do(at, proposer, "propose", kind="back", about=1)
    do(at, voter, "vote", yes=True)
    assert at.motion is not None
    assert at.motion.agreed == {voter}
    choose(at)
    assert at.motion is not None
    assert not at.motion.agreed


def test_the_end_of_a_game_ends_a_proposal_to_stop_it() -> None:
    at = table()
    while at.match.state.asked is not None:
        asked = at.match.state.asked.seat
        if at.motion is not None and at.motion.by == asked:
            do(at, asked, "vote", yes=False)
        if at.motion is None:
            do(at, (asked + 1) % 3, "propose", kind="stop")
        assert choose(at, at.version).done
        assert at.version < 2000
    assert at.motion is None


def test_a_leavers_seat_goes_to_a_bot_and_back() -> None:
    at = table()
    assert do(at, 2, "leave").done
    do(at, 0, "propose", kind="replace", about=2)
    assert do(at, 1, "vote", yes=True).done
    assert at.players()[2] == {"bot": "journeyman"}
    again = Match.load(GAME, at.match.box, at.match.record)
    assert again.players()[2] == {"bot": "journeyman"}
    assert do(at, 2, "return").done
    assert at.players()[2] == {"person": "Cy"}


def test_a_game_stays_stopped_whoever_comes_and_goes() -> None:
    at = table([{"person": "Ada"}, {"person": "Bo"}])
    do(at, 1, "leave")
    do(at, 0, "propose", kind="replace", about=1)
    do(at, 0, "propose", kind="stop")
    assert at.match.stopped
    assert do(at, 1, "return").done
    assert at.match.stopped


def test_the_game_that_is_stopped_can_be_gone_back_in() -> None:
    at = played(table([{"person": "Ada"}, {"bot": "random"}]), 3)
    entry = len(at.match.record.entries) - 1
    do(at, 0, "propose", kind="stop")
    do(at, 0, "propose", kind="back", about=entry)
    assert not at.match.stopped
    assert choose(at).done


# Plans.


def test_another_pace_needs_consent_and_everybody_begins_with_it() -> None:
    at = table()
    assert do(at, 1, "propose", kind="pace", about=len(PACES)).why == "unknown-command"
    assert do(at, 0, "propose", now=5, kind="pace", about=1).done
    assert not at.clock.pace.timed
    do(at, 1, "vote", now=6, yes=True)
    do(at, 2, "vote", now=7, yes=True)
    assert at.clock.pace == PACES[1] == Pace(600, 10)
    asked = asks(at).seat
    assert at.clock.remaining(asked, 17) == 600
    assert at.clock.remaining((asked + 1) % 3, 17) == 610


def test_a_pace_that_could_not_be_kept_is_not_changed() -> None:
    def fail(match: Match) -> None:
        raise OSError

    at = table([{"person": "Ada"}, {"bot": "random"}])
    motion = Command("x", 0, 0, "propose", {"kind": "pace", "about": 2})
    assert at.do(motion, 0, fail).why == "not-kept"
    assert not at.clock.pace.timed


def test_what_is_beside_the_record_is_taken_up_again() -> None:
    at = table()
    do(at, 0, "leave")
    do(at, 1, "forced", how="pause")
    do(at, 1, "propose", kind="stop")
    again = table()
    again.take_side(at.version, at.side(), 9)
    assert again.side() == at.side()
    assert again.version == at.version
    assert again.motion == at.motion


def test_whoever_is_out_of_time_can_be_replaced() -> None:
    at = Table(Match.new(GAME, 3, {}, seed="table", players=PEOPLE), Pace(10, 0))
    late = asks(at).seat
    early, other = (late + 1) % 3, (late + 2) % 3
    assert do(at, early, "propose", now=5, kind="replace", about=late).why == "not-away"
    assert do(at, other, "propose", now=11, kind="replace", about=late).done


def test_undo_goes_back_as_far_as_an_entry() -> None:
    game = find("keythedral")
    at = Table(Match.new(game, 2, {}, seed="undo", players=PEOPLE[:2]))
    while len(at.match.past) < 3:
        choose(at)
    first, before = at.match.past[0]
    seat = at.match.record.entries[first]["seat"]
    assert do(at, seat, "undo", to=first).done
    assert position(at) == game.visibility.dump(before)
    assert first not in at.match.alive()


def test_a_plan_is_played_on_the_real_rules_and_touches_nothing() -> None:
    at = keythedral()
    before = position(at)
    seat = asks(at).seat
    plan = Plan(at.match, seat)
    while plan.asked is not None and len(plan.steps) < 3:
        plan.choose(plan.asked.options[0])
    assert position(at) == before
    assert plan.commit(lambda step: do(at, seat, "choose", actions=[step]).done) == len(plan.steps)
    assert position(at) != before


def test_a_plan_knows_nothing_hidden() -> None:
    at = table()
    asked = at.match.state.asked
    assert asked is not None
    other = (asked.seat + 1) % 3
    plans = [Plan(at.match, asked.seat, f"deal {n}") for n in range(40)]
    hands = {tuple(GAME.visibility.dump(plan.state)["hands"][other]) for plan in plans}
    assert len(hands) > 1


def test_a_plan_is_committed_as_far_as_it_is_still_legal() -> None:
    at = keythedral()
    seat = asks(at).seat
    plan = Plan(at.match, seat)
    for _ in range(2):
        assert plan.asked is not None
        plan.choose(plan.asked.options[0])
    plan.steps[1] = 0
    assert plan.commit(lambda step: do(at, seat, "choose", actions=[step]).done) == 1


def test_a_plan_can_be_taken_back_to_its_beginning() -> None:
    at = keythedral()
    plan = Plan(at.match, asks(at).seat)
    assert plan.asked is not None
    plan.choose(plan.asked.options[0])
    plan.undo()
    assert plan.steps == []
    with pytest.raises(NotAllowed):
        plan.undo()


# Clocks.


def test_a_live_clock_charges_whoever_thinks_and_pays_the_increment() -> None:
    clock = Clock(2, Pace(60, 5))
    clock.run(0, 0.0)
    assert clock.remaining(0, 10.0) == 55
    clock.run(1, 10.0)
    assert (clock.remaining(0, 20.0), clock.remaining(1, 20.0)) == (60, 55)
    assert clock.flagged(1, 200.0)


def test_a_correspondence_clock_starts_afresh_with_every_choice() -> None:
    clock = Clock(2, Pace(0, 86_400))
    clock.run(0, 0.0)
    clock.run(1, 80_000.0)
    clock.run(0, 80_010.0)
    assert clock.remaining(0, 80_010.0) == 86_400


def test_a_clock_stands_still_while_nobody_serves() -> None:
    clock = Clock(1, Pace(60))
    clock.run(0, 0.0)
    clock.stand(10.0)
    clock.resume(10_000.0)
    assert clock.remaining(0, 10_005.0) == 45


def test_without_a_pace_nobody_runs_out_of_time() -> None:
    clock = Clock(2)
    clock.run(0, 0.0)
    assert clock.remaining(0, 1e9) is None
    assert not clock.flagged(0, 1e9)


def test_the_clock_of_a_table_runs_for_the_person_asked() -> None:
    at = Table(Match.new(GAME, 3, {}, seed="t", players=PEOPLE), Pace(100), 0.0)
    asked = at.match.state.asked
    assert asked is not None
    do(at, asked.seat, "choose", 30.0, actions=[asked.options[0]])
    assert at.clock.remaining(asked.seat, 500.0) == 70
    assert at.match.state.asked is not None
    assert at.clock.seat == at.match.state.asked.seat


# The desk.


def test_a_desk_says_what_its_seat_can_do_and_nothing_of_others() -> None:
    at = played(table(), 1)
    speaker = Speaker(GAME, at.match.box)
    asked = at.match.state.asked
    assert asked is not None
    mine = desk(at, asked.seat, speaker, SCENERY, 0.0)
    assert [choice["do"] for choice in mine["choices"]] == asked.options
    assert all(choice["targets"] for choice in mine["choices"])
    assert mine["question"]["seat"] == asked.seat
    other = desk(at, (asked.seat + 1) % 3, speaker, SCENERY, 0.0)
    assert other["choices"] == []
    assert desk(at, SPECTATOR, speaker, SCENERY, 0.0)["question"] == mine["question"]


def test_a_desk_says_how_a_question_with_one_answer_is_to_be_treated() -> None:
    """A client that pauses shows the only answer for a moment and sends it then."""
    for seed in range(20):
        at = table(seed=f"pause {seed}")
        for seat in range(3):
            do(at, seat, "forced", how="pause")
        while at.match.state.asked is not None:
            asked = at.match.state.asked
            shown = desk(at, asked.seat, Speaker(GAME, at.match.box), SCENERY, 0.0)
            assert shown.get("pause", False) == (len(asked.options) == 1)
            if len(asked.options) == 1:
                return
            choose(at)
    pytest.fail("no question had one answer")


def test_a_desk_names_what_undo_takes_back() -> None:
    at = keythedral()
    seat = asks(at).seat
    speaker, scenery = Speaker(at.match.game, at.match.box), find_scenery("keythedral")
    do(at, seat, "choose", actions=gesture(at, 1))
    assert desk(at, seat, speaker, scenery, 0.0)["undo"].startswith("lay the field")
    assert desk(at, 1 - seat, speaker, scenery, 0.0)["undo"] == ""


def test_a_desk_shows_the_motion_the_clock_and_the_results() -> None:
    at = Table(Match.new(GAME, 3, {}, seed="t", players=PEOPLE), Pace(100), 0.0)
    do(at, 1, "propose", kind="stop")
    speaker = Speaker(GAME, at.match.box)
    data = desk(at, 0, speaker, SCENERY, 0.0)
    assert data["motion"]["missing"] == [0, 2]
    assert data["clock"][1] == 100
    do(at, 1, "vote", yes=False)
    while at.match.state.asked is not None:
        choose(at)
    results = desk(at, 0, speaker, SCENERY, 0.0)["results"]
    assert [row["total"] for row in results] == [score.total for score in at.match.scores()]


# Random clients.


def test_random_clients_find_a_table_that_forgets_to_refuse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from boardwright.arena.tables import fuzz_tables

    assert list(fuzz_tables("liars-dice", 3, "sound")) == ["", "", ""]

    def careless(self: Table, command: Command) -> None:
        self.match.state.reveals += 1
        self.match.state.drawn += 1

    monkeypatch.setattr(Table, "_leave", careless)
    assert any(fuzz_tables("liars-dice", 3, "careless"))
