"""How much the page weighs: what is loaded before anything is seen, and what each game adds."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from boardwright.games import REGISTRY
from boardwright.server.app import page_folder
from tests.helpers.missing import cannot_run

FIRST = 200_000  # bytes, gzipped: the lobby with its covers, and with fonts
GAME = 60_000
FONTS = (".woff2",)


@pytest.fixture(scope="module")
def built() -> Path:
    folder = page_folder()
    if folder is None:
        cannot_run("the page's weight", "the page is not built")
    return folder


def weight(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix in FONTS else len(gzip.compress(data, 9))


def needed(folder: Path, names: set[str]) -> set[Path]:
    """Files with all that they import at once."""
    found: set[Path] = set()
    todo = [folder / "assets" / name for name in names]
    while todo:
        path = todo.pop()
        if path in found or not path.is_file():
            continue
        found.add(path)
        if path.suffix == ".js":
            text = path.read_text()
            static = re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', text)
            todo += [path.parent / name for name in static]
        if path.suffix == ".css":
            todo += [path.parent / n for n in re.findall(r"([\w.-]+\.woff2)", path.read_text())]
    return found


def test_the_first_page_is_light(built: Path) -> None:
    html = (built / "index.html").read_text()
    names = set(re.findall(r"assets/([\w.-]+\.(?:js|css))", html))
    names |= {path.name for path in (built / "assets").glob("Lobby-*")}
    assert sum([weight(path) for path in needed(built, names)]) <= FIRST


@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_a_board_is_light(built: Path, game: str) -> None:
    own = game.replace("-", "_")
    found = [
        p for p in (built / "assets").iterdir() if re.match(rf"{own}-[\w-]+\.(js|css)$", p.name)
    ]
    assert found, "it has no drawing of its own"
    assert sum([weight(path) for path in found]) <= GAME
