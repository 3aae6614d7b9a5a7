"""What will be drawn, as a search guesses it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boardwright.kernel.chance import Source

WORD: Final = 0xFFFF_FFFF


class Guessed(Source):
    """The stream of a number, cheap and predictable: for use within a search, never for a game.
    Compiled or not, it is the same."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._key: i64 = scrambled(number & WORD)

    def outcome(self, count: int, n: int) -> int:
        word: i64 = scrambled(self._key ^ scrambled(count & WORD))
        return word % i64(n)


def scrambled(word: i64) -> i64:
    """Thomas Mueller's mixer of 32 bits: no product comes near the end of 64."""
    word = (word >> 16 ^ word) * 0x45D9F3B & WORD
    word = (word >> 16 ^ word) * 0x45D9F3B & WORD
    return word >> 16 ^ word
