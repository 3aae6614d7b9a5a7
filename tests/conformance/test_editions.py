"""An edition that is called sound plays: every figure of every boxed edition is changed, and each
result is refused with a line or keeps the laws. Here every value is changed in two ways, drawn by
lot, and a few sound results are played; `boardwright fuzz GAME --editions 0` tries all ways and
plays all of them."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Iterator

import pytest

from boardwright.arena import editions
from boardwright.arena.editions import Change, Sheet, as_text, changed, changes, trial
from boardwright.games import REGISTRY, file_text
from boardwright.kernel.chance import Source
from boardwright.kernel.game import BadInput, Edition
from tests.example import cairn

PLAYED = 4  # sound editions of each game that are played here, a game each
WAYS = 2  # in which each value is changed


def drawn(sheet: Sheet, chooser: random.Random) -> Iterator[Change]:
    """Some of the ways to change each value."""
    found: dict[tuple[str, int, str, int], list[Change]] = {}
    for change in changes(sheet):
        found.setdefault(change[:4], []).append(change)
    for ways in found.values():
        yield from chooser.sample(ways, min(WAYS, len(ways)))


@pytest.mark.parametrize("name", REGISTRY)
def test_every_change_is_refused_with_a_line_or_plays(name: str) -> None:
    sheet = tomllib.loads(file_text(name, "edition.toml"))
    chooser = random.Random(name)
    verdicts: Counter[str] = Counter()
    sound: list[tuple[Change, str]] = []
    for change in drawn(sheet, chooser):
        text = as_text(changed(sheet, change, chooser))
        verdict, why = trial(name, text, 0, "read")
        assert verdict != "broken", f"{change}: {why}"
        verdicts[verdict] += 1
        if verdict == "sound":
            sound.append((change, text))
    assert verdicts["refused"] > 100
    assert verdicts["sound"] > 10
    for change, text in chooser.sample(sound, PLAYED):
        verdict, why = trial(name, text, 1, f"{change}")
        assert verdict == "sound", f"{change}: {why}"


def test_an_unchanged_edition_is_sound() -> None:
    sheet = tomllib.loads(file_text("keythedral", "edition.toml"))
    assert trial("keythedral", as_text(sheet), 1, "unchanged") == ("sound", "")


class Careless(cairn.Cairn):
    """Takes any edition: one breaks at reading, one at set-up, one in the middle of the game."""

    def edition(self, text: str | None = None) -> Edition:
        if text == "unread":
            raise KeyError("stone")
        if text == "vague":
            raise BadInput("something is wrong")
        return Edition(text or "cairn")

    def set_up(
        self, seats: int, options: dict[str, str], box: Edition, source: Source
    ) -> cairn.Table:
        s = super().set_up(seats, options, box, source)
        if box.digest == "zero":
            s.rounds //= 0
        if box.digest == "few":
            s.bag.pop()
        return s


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("unread", "reading: KeyError"),
        ("vague", "refused without a line"),
        ("zero", "ZeroDivisionError"),
        ("few", "components are conserved"),
    ],
)
def test_an_edition_that_breaks_is_noticed(
    text: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(editions, "find", lambda name: Careless())
    verdict, said = trial("cairn", text, 1, "x")
    assert verdict == "broken"
    assert why in said
