"""Why moves are not offered: few lines, the nearest misses first, nothing that does not exist."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from boardwright.cli.play import Session
from boardwright.cli.whynot import LINES, Group, groups_of
from boardwright.games import REGISTRY, find
from boardwright.kernel.catalogue import Catalogue, Space, Verb
from boardwright.kernel.chance import Source
from boardwright.kernel.frame import Ask, Question, Refusal
from boardwright.kernel.state import State
from boardwright.match import Match

CATALOGUE = Catalogue()
SPOT = Space("spot", [f"{x},0" for x in range(100)], [[x, 0] for x in range(100)])
SELL = CATALOGUE.add("sell", Space("wool", map(str, range(30)), range(30)))
DRAW = CATALOGUE.add("draw", Space("card", [f"c{i}" for i in range(60)]))
STAND = CATALOGUE.add("stand", SPOT)
REST = CATALOGUE.add("rest")


class Fair(Question[State]):
    """Up to 3 wool may be sold; card 7 is held, card 8 is worn; one stands at 50 to 52."""

    def verbs(self) -> tuple[Verb, ...]:
        return (SELL, DRAW, STAND, REST)

    def ask(self, s: State) -> Ask | None:
        stands = [STAND.of(x) for x in (50, 51, 52)]
        return Ask(0, [SELL.of(1), SELL.of(2), SELL.of(3), DRAW.of(7), *stands], "fair")

    def refusal(self, s: State, action: int) -> Refusal | None:
        if SELL.has(action):
            have = SELL.arg(action)
            return None if 1 <= have <= 3 else Refusal("amount", "F1", 3)
        if DRAW.has(action):
            card = DRAW.arg(action)
            return None if card == 7 else Refusal("worn" if card == 8 else "not-held", "F2")
        if STAND.has(action):
            x = STAND.arg(action)
            return None if 50 <= x <= 52 else Refusal("water" if x < 30 else "far", "F3")
        return Refusal("too-early", "F4")


def fair() -> State:
    s = State(1, Source())
    s.stack = [Fair()]
    s.advance()
    return s


def named(group: Group) -> list[str]:
    return [CATALOGUE.notation(action) for action in group.moves]


def by_reason() -> dict[str, Group]:
    return {group.refusals[0].reason: group for group in groups_of(fair(), CATALOGUE)}


def test_amounts_nearest_to_the_offered_ones_come_first() -> None:
    assert named(by_reason()["amount"])[:3] == ["sell 0", "sell 4", "sell 5"]


def test_places_nearest_to_the_offered_ones_come_first() -> None:
    assert named(by_reason()["far"])[:3] == ["stand 49,0", "stand 53,0", "stand 48,0"]
    assert named(by_reason()["water"])[0] == "stand 29,0"


def test_many_moves_without_a_figure_say_only_that_there_is_no_such_thing() -> None:
    groups = by_reason()
    nothing = {reason for reason, group in groups.items() if group.nothing(CATALOGUE)}
    assert nothing == {"not-held"}


def test_verbs_that_are_offered_come_before_others() -> None:
    groups = groups_of(fair(), CATALOGUE)
    assert groups[0].verb in (SELL, STAND)
    assert groups[-1].verb is REST


@pytest.mark.parametrize("name", REGISTRY)
def test_every_answer_is_short_and_names_what_can_be_typed(name: str, tmp_path: Path) -> None:
    game = find(name)
    match, chance = Match.new(game, game.seats[-1], seed="why"), random.Random(4)
    for n in range(120):
        asked = match.state.asked
        if asked is None:
            break
        lines = Session(match, asked.seat, tmp_path / f"{n}.jsonl").why_not()
        assert 1 <= len(lines) <= LINES + 1
        whole = lines == ["Everything that this question could be answered with is offered."]
        assert whole or lines[-1] == "Type ? <move> for any other move."
        assert all(": " in line for line in lines[:-1])
        match.choose(asked.seat, chance.choice(asked.options))
