"""An edition that is called sound plays: every figure of every boxed edition is changed, and each
result is refused with a line or keeps the laws. All changes are read; a few that are sound are
played here, as many as one likes by `boardwright fuzz GAME --editions N`."""

from __future__ import annotations

import random
import tomllib
from collections import Counter

import pytest

from boardwright.arena.editions import Change, as_text, changed, changes, trial
from boardwright.games import REGISTRY, file_text

PLAYED = 4  # sound editions of each game that are played here, a game each


@pytest.mark.parametrize("name", REGISTRY)
def test_every_change_is_refused_with_a_line_or_plays(name: str) -> None:
    sheet = tomllib.loads(file_text(name, "edition.toml"))
    chooser = random.Random(name)
    verdicts: Counter[str] = Counter()
    sound: list[tuple[Change, str]] = []
    for change in changes(sheet):
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
