"""What one types: numbers from 1, but the amount itself where amounts are asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.cli.numbering import numbers_of, ranged
from boardwright.cli.play import Session, Sorry
from boardwright.games import find
from boardwright.kernel.catalogue import Catalogue, Space
from boardwright.match import Match

CATALOGUE = Catalogue()
TAKE = CATALOGUE.add("take", Space("count", map(str, range(15)), amounts=True))
BID = CATALOGUE.add("bid", Space("bid", map(str, range(1, 9)), amounts=True))
PICK = CATALOGUE.add("pick", Space("card", map(str, range(15))))
SELL = CATALOGUE.add("sell", TAKE.spaces[0], BID.spaces[0])
PASS = CATALOGUE.add("pass")
STOP = CATALOGUE.add("stop")


def take(*amounts: int) -> list[int]:
    return [TAKE.of(amount) for amount in amounts]


@pytest.mark.parametrize(
    ("options", "numbers"),
    [
        (take(0, 1, 2), [0, 1, 2]),
        (take(5, 4, 1), [5, 4, 1]),
        ([BID.of(3), BID.of(4)], [4, 5]),  # the words count, not the places
        ([PASS.of(), *take(2, 3)], [0, 2, 3]),
        ([*take(0, 1), PASS.of()], [0, 1, 15]),  # 0 is an amount; 15 never is
        ([*take(1, 2), PASS.of(), STOP.of()], [1, 2, 15, 16]),
        ([TAKE.of(1), BID.of(1), PASS.of()], [1, 2, 0]),
        ([TAKE.of(2), BID.of(1), PASS.of()], [1, 2, 3]),  # two verbs may not share an amount
        ([TAKE.of(7), PICK.of(3)], [1, 2]),
        ([SELL.of(3, 1), SELL.of(4, 1)], [1, 2]),
        ([PASS.of(), STOP.of()], [1, 2]),
    ],
)
def test_the_number_of_an_amount_is_the_amount(options: list[int], numbers: list[int]) -> None:
    assert numbers_of(CATALOGUE, options) == numbers


def test_numbers_are_named_in_runs() -> None:
    assert ranged([0, 2, 3, 4, 15]) == [(0, 0), (2, 4), (15, 15)]


def test_what_is_typed_for_an_amount_is_the_amount(tmp_path: Path) -> None:
    """Keythedral's auction: whoever types 3 bids three, and 0 is to pass."""
    game = find("keythedral")
    bid = next(verb for verb in game.catalogue.verbs if verb.name == "bid")
    match = Match.new(game, 2, seed="bid")
    while True:
        asked = match.state.asked
        assert asked is not None
        bids = [action for action in asked.options if bid.has(action)]
        if len(bids) > 3:
            break
        wanted = [a for a in asked.options if game.catalogue.verb(a).name in ("end", "pass")]
        match.choose(asked.seat, (wanted or asked.options)[0])
    session = Session(match, asked.seat, tmp_path / "game.jsonl")
    shown = {choice.notation: choice.number for choice in session.choices()}
    assert shown["pass"] == 0
    assert {shown[f"bid {n}"] for n in range(1, len(bids) + 1)} == set(range(1, len(bids) + 1))
    with pytest.raises(Sorry, match=f"There is no option 999: choose 0 to {len(bids)}."):
        session.find("999")
    session.choose(session.find("3"))
    assert match.record.entries[-1]["say"] == "bid 3"
