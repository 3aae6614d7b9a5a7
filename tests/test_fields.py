"""A field of a game's state is written once, in the body of its class. Compiled code keeps no
annotations, so the clone and the list of hidden fields are written out beside it; this keeps both
in step with the class.

`python -m tests.test_fields` writes them anew.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.games import REGISTRY

GAMES = Path(__file__).parent.parent / "src" / "boardwright" / "games"
KERNELS = {"Open": "PUBLIC", "Silent": "SILENT", "Derived": "DERIVED"}
SAID = '"""Written out from the fields above by `python -m tests.test_fields`."""'


class Declared:
    """A field as the class declares it: its name, its type, and the expression of who sees it."""

    def __init__(self, line: ast.AnnAssign) -> None:
        assert isinstance(line.target, ast.Name)
        assert isinstance(line.annotation, ast.Subscript)
        self.name = line.target.id
        how = ast.unparse(line.annotation.value)
        inner = line.annotation.slice
        if how == "Annotated":
            assert isinstance(inner, ast.Tuple)
            self.type, self.sees = ast.unparse(inner.elts[0]), ast.unparse(inner.elts[1])
        else:
            self.type, self.sees = ast.unparse(inner), KERNELS[how]

    def copy(self) -> str:
        if self.type.startswith("list[list["):
            return f"[each[:] for each in self.{self.name}]"
        return f"self.{self.name}[:]" if self.type.startswith("list[") else f"self.{self.name}"


def paths_of(name: str) -> tuple[Path, Path]:
    """The files that hold the class, and who sees what of it."""
    house = GAMES / name.replace("-", "_")
    sight = house / "sight.py"
    apart = sight.exists() and "HIDDEN: " in sight.read_text("utf-8")
    return house / "state.py", sight if apart else house / "state.py"


def declared_in(text: str) -> list[Declared]:
    table = next(n for n in ast.parse(text).body if getattr(n, "name", "") == "Table")
    assert isinstance(table, ast.ClassDef)
    return [Declared(line) for line in table.body if isinstance(line, ast.AnnAssign)]


def with_hidden(text: str, fields: list[Declared]) -> str:
    """A source with the fields that are not open."""
    hidden = next(
        n
        for n in ast.parse(text).body
        if isinstance(n, ast.AnnAssign) and ast.unparse(n.target) == "HIDDEN"
    )
    covered = [f'    "{field.name}": {field.sees},' for field in fields if field.sees != "PUBLIC"]
    lines = text.splitlines()
    lines[hidden.lineno - 1 : hidden.end_lineno] = [
        "HIDDEN: Final[dict[str, Field]] = {",
        *covered,
        "}",
    ]
    return formatted("\n".join(lines) + "\n")


def with_clone(text: str, fields: list[Declared]) -> str:
    """A source with the clone of its class."""
    table = next(n for n in ast.parse(text).body if getattr(n, "name", "") == "Table")
    assert isinstance(table, ast.ClassDef)
    clone = next(n for n in table.body if isinstance(n, ast.FunctionDef) and n.name == "clone")
    copies = [f"        other.{field.name} = {field.copy()}" for field in fields]
    lines = text.splitlines()
    lines[clone.lineno - 1 : clone.end_lineno] = [
        "    def clone(self) -> Table:",
        f"        {SAID}",
        "        other = Table(self.seats, self.source)",
        *copies,
        "        self.carry(other)",
        "        return other",
    ]
    return formatted("\n".join(lines) + "\n")


def formatted(text: str) -> str:
    command = [sys.executable, "-m", "ruff", "format", "-q", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def rewritten(name: str) -> dict[Path, str]:
    """The files of a game with its clone and its hidden fields as the class declares them."""
    state, sight = paths_of(name)
    texts = {path: path.read_text("utf-8") for path in (state, sight)}
    fields = declared_in(texts[state])
    texts[state] = with_clone(texts[state], fields)
    texts[sight] = with_hidden(texts[sight], fields)
    return texts


@pytest.mark.parametrize("name", REGISTRY)
def test_clone_and_hidden_fields_are_those_of_the_class(name: str) -> None:
    for path, text in rewritten(name).items():
        assert path.read_text("utf-8") == text


if __name__ == "__main__":
    for game in REGISTRY:
        for path, text in rewritten(game).items():
            path.write_text(text, "utf-8")
