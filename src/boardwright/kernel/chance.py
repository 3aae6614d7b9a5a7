"""Where the outcomes of draws and dice come from: a sealed seed or a script. A source is a function
of how many outcomes came before, so clones of a state share it and only carry the count."""

from __future__ import annotations

import hashlib
import struct

from mypy_extensions import mypyc_attr

from boardwright.kernel.portable import Portable


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(Portable):
    def outcome(self, count: int, n: int) -> int:
        """The outcome, 0 to n-1, of the draw that `count` draws came before."""
        raise NotImplementedError


class Sealed(Source):
    """The stream of a secret seed: nobody can predict it from the outcomes seen so far."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._key = hashlib.blake2b(seed.encode()).digest()
        self._block = -1
        self._words: tuple[int, ...] = ()

    def outcome(self, count: int, n: int) -> int:
        block = count >> 3
        if block != self._block:
            digest = hashlib.blake2b(block.to_bytes(8, "little"), key=self._key).digest()
            self._words = struct.unpack("<8Q", digest)
            self._block = block
        return self._words[count & 7] % n


def commitment(seed: str) -> str:
    """What is published before the game, so that the seed shown after it can be checked."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Script(Source):
    """Outcomes written down beforehand: for tests and for replaying a record."""

    def __init__(self, outcomes: list[int], start: int = 0) -> None:
        self.outcomes = outcomes
        self.start = start

    def outcome(self, count: int, n: int) -> int:
        at = count - self.start
        if not (0 <= at < len(self.outcomes) and 0 <= self.outcomes[at] < n):
            raise LookupError(f"draw {count}, one of {n}: no such outcome is written down")
        return self.outcomes[at]
