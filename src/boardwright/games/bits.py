"""Small sets of things kept as the bits of an int: named, so that no rule shifts or masks."""

from __future__ import annotations


def has(bits: int, thing: int) -> bool:
    return bits >> thing & 1 == 1


def add(bits: int, thing: int) -> int:
    return bits | 1 << thing


def drop(bits: int, thing: int) -> int:
    return bits & ~(1 << thing)


def full(size: int) -> int:
    """All of so many things."""
    return (1 << size) - 1


def only(*things: int) -> int:
    """Just these."""
    bits = 0
    for thing in things:
        bits |= 1 << thing
    return bits


def part(bits: int, first: int, size: int) -> int:
    """So many things from the first on, counted from 0."""
    return bits >> first & (1 << size) - 1
