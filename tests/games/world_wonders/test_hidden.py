"""Who sees what (manual 9): everything is open but the order of stacks and decks."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.state import Table
from boardwright.kernel.chance import Sealed
from boardwright.kernel.visibility import members
from tests.games.world_wonders.table import (
    SPECTATOR,
    WHITE,
    YELLOW,
    choices,
    display,
    do,
    fresh,
    lay,
    own,
    table,
    tiles,
    tracks,
    turn,
)

OPEN = (
    "side",
    "resource_side",
    "by_type",
    "published",
    "exact",
    "with_goals",
    "mundo",
    "hard",
    "maps",
    "round",
    "order",
    "next",
    "out",
    "gold",
    "loans",
    "tracks",
    "pieces",
    "cards",
    "starting",
    "pedestals",
    "roads",
    "road_supply",
    "sets",
    "set_supply",
    "tower",
    "tower_supply",
    "shown",
    "display",
    "sizes",
    "goals",
    "solo_used",
    "rival",
)
COVERED = ("tile_bag", "wonder_bag", "mundo_bag", "solo_bag")


def view(s: Table, viewer: int) -> dict[str, Any]:
    return GAME.visibility.view(s, viewer)


def plain(value: Any) -> Any:
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def busy() -> Table:
    """A table with something in every zone."""
    s = table(3, mundo="mode", side="B")
    lay(s, YELLOW, "road 1,1 r0", "S2-HA1 1,2 r0")
    lay(s, WHITE, "m21 9,9 r0")
    own(s, WHITE, "m02")
    tiles(s, "S1-FA1", "S4-TE2")
    display(s, "m03", "m04", "x1", "x2")
    tracks(s, WHITE, 1, 2, 3, 1)
    s.loans, s.discards, s.goals = (0, 1, 0), 1 << 42, (1, 5, 9)
    turn(s, YELLOW)
    return s


@pytest.mark.rule("W9.1")
@pytest.mark.parametrize("name", OPEN)
def test_what_is_open_is_the_same_for_all(name: str) -> None:
    """Owner, other seat and spectator see the same, and it is what lies there."""
    s = busy()
    assert view(s, YELLOW)[name] == GAME.visibility.dump(s)[name]
    assert view(s, YELLOW)[name] == view(s, WHITE)[name] == view(s, SPECTATOR)[name]


@pytest.mark.rule("W9.1")
@pytest.mark.parametrize("name", COVERED)
def test_of_stacks_and_decks_only_the_number_is_seen(name: str) -> None:
    """By nobody more than that, until the game is over."""
    s = fresh(1, mundo="mode") if name == "solo_bag" else busy()
    for viewer in range(SPECTATOR, s.seats):
        assert view(s, viewer)[name] == len(members(getattr(s, name))) > 0


@pytest.mark.rule("W9.1")
def test_discards_are_open() -> None:
    """As a list."""
    s = busy()
    assert view(s, WHITE)["discards"] == view(s, SPECTATOR)["discards"] == [42]


@pytest.mark.rule("W9.1")
def test_every_field_of_a_view_is_either_open_or_tested_here() -> None:
    """No field can come into a view unnoticed."""
    frame = {"viewer", "seats", "over", "secrets", "asked"}
    assert set(view(busy(), YELLOW)) == set(OPEN) | set(COVERED) | {"discards"} | frame


@pytest.mark.rule("W9.1")
def test_what_is_being_laid_is_open() -> None:
    """The frame of the question shows the item and its parts; the options are the chooser's."""
    s = busy()
    do(s, "build S1-FA1")
    seen = view(s, WHITE)["asked"]
    assert seen["frame"] == ["LayTile", YELLOW, 0]
    assert seen["seat"] == YELLOW
    assert "options" not in seen
    assert view(s, YELLOW)["asked"]["options"] != []


@pytest.mark.rule("W9.1")
@pytest.mark.parametrize("viewer", [YELLOW, WHITE, SPECTATOR])
def test_a_re_deal_changes_nothing_but_the_future(viewer: int) -> None:
    """What lies in the decks follows from what has been seen; only the draws to come differ."""
    s = busy()
    dealt = GAME.visibility.determinize(s, viewer, Sealed("other"))
    assert isinstance(dealt, Table)
    assert view(dealt, viewer) == view(s, viewer)
    assert dealt.layers == s.layers
    futures = set()
    for seed in range(6):
        copy = GAME.visibility.determinize(s, viewer, Sealed(str(seed)))
        futures.add(copy.pick(1000))
    assert len(futures) > 1


@pytest.mark.rule("W9.1")
def test_a_card_turned_up_is_a_draw() -> None:
    """Until it happens nothing in the state says which card comes next."""
    found = set()
    for seed in range(12):
        s = busy()
        lay(s, YELLOW, "S2-HA2 1,3 r0")
        turn(s, YELLOW)
        s.source, s.drawn = Sealed(str(seed)), 0
        do(s, "wonder m04")
        do(s, choices(s)[0])
        found.add(s.display[-1])
    assert len(found) > 2
