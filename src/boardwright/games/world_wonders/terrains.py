"""What monuments may stand on (W5.4.2), in the order of the manual. An edition names them."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.world_wonders.board import Form, all_over, both_ends, common, without


class Terrain:
    """The ground a monument asks for. `spots` finds all places at once, `suits` judges one space by
    space; they are written apart, so that each checks the other. The words are `terrain.<name>`."""

    name: ClassVar[str] = ""
    straight: ClassVar[bool] = False  # only for straight pieces
    least: ClassVar[int] = 1  # spaces a piece needs to stand on it at all
    in_parts: ClassVar[bool] = False  # whether a monument of several parts may stand on it

    def spots(self, form: Form, land: int, water: int) -> int:
        """The anchors from which all spaces are free and the terrain is right."""
        raise NotImplementedError

    def suits(self, wet: list[bool]) -> bool:
        """Whether the spaces, in their order, are right; for each, whether it is water."""
        raise NotImplementedError


class OnLand(Terrain):
    name = "L"
    in_parts = True

    def spots(self, form: Form, land: int, water: int) -> int:
        return all_over(land, form.both)

    def suits(self, wet: list[bool]) -> bool:
        return not any(wet)


class Anywhere(Terrain):
    name = "L/W"

    def spots(self, form: Form, land: int, water: int) -> int:
        return all_over(land | water, form.both)

    def suits(self, wet: list[bool]) -> bool:
        return True


class Span(Terrain):
    """Both ends on land."""

    name = "X"
    straight = True

    def spots(self, form: Form, land: int, water: int) -> int:
        return common(all_over(land | water, form.both), both_ends(land, form))

    def suits(self, wet: list[bool]) -> bool:
        return not wet[0] and not wet[-1]


class Bridge(Terrain):
    """Both ends on land, and water between them."""

    name = "X!"
    straight = True
    least = 3

    def spots(self, form: Form, land: int, water: int) -> int:
        ends = common(all_over(land | water, form.both), both_ends(land, form))
        return without(ends, all_over(land, form.both))

    def suits(self, wet: list[bool]) -> bool:
        return not wet[0] and not wet[-1] and any(wet)


class Shore(Terrain):
    """Partly on land, partly on water."""

    name = "P"
    least = 2

    def spots(self, form: Form, land: int, water: int) -> int:
        found = all_over(land | water, form.both)
        return without(without(found, all_over(land, form.both)), all_over(water, form.both))

    def suits(self, wet: list[bool]) -> bool:
        return any(wet) and not all(wet)


KNOWN: Final[tuple[Terrain, ...]] = (OnLand(), Anywhere(), Span(), Bridge(), Shore())
TERRAINS: Final[dict[str, Terrain]] = {terrain.name: terrain for terrain in KNOWN}
