"""The course of the game: where the marker stands, and what comes when."""

from __future__ import annotations

from boardwright.games.guilds_of_london.grid import SPIRAL
from boardwright.games.guilds_of_london.state import Table


def is_grey(s: Table) -> bool:
    return s.round in s.box.grey[s.seats - 1]


def next_grey(s: Table) -> int:
    """Where the marker stops for the next growth phase, if it does not jump."""
    for space in s.box.grey[s.seats - 1]:
        if space >= s.round:
            return space
    return s.box.spaces[s.seats - 1]


def is_last(s: Table, space: int) -> bool:
    return space == s.box.spaces[s.seats - 1]


def next_scan(s: Table) -> int:
    """G4.2.1: after which round tiles are resolved next."""
    every = s.box.every[s.seats - 1]
    return s.round + -s.round % every


def next_cells(s: Table) -> tuple[int, ...]:
    """G5.2.1: where the tiles of the next growth go."""
    n = s.box.grows[s.seats - 1]
    return SPIRAL[s.growths * n : (s.growths + 1) * n]
