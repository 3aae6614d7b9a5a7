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


def path_of(name: str) -> Path:
    return GAMES / name.replace("-", "_") / "state.py"


def rewritten(text: str) -> str:
    """The source of a state with its clone and its hidden fields as the class declares them."""
    tree = ast.parse(text)
    table = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Table")
    fields = [Declared(line) for line in table.body if isinstance(line, ast.AnnAssign)]
    clone = next(n for n in table.body if isinstance(n, ast.FunctionDef) and n.name == "clone")
    hidden = next(
        n for n in tree.body if isinstance(n, ast.AnnAssign) and ast.unparse(n.target) == "HIDDEN"
    )
    copies = [f"        other.{field.name} = {field.copy()}" for field in fields]
    lines = text.splitlines()
    covered = [f'    "{field.name}": {field.sees},' for field in fields if field.sees != "PUBLIC"]
    lines[hidden.lineno - 1 : hidden.end_lineno] = [
        "HIDDEN: Final[dict[str, Field]] = {",
        *covered,
        "}",
    ]
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


@pytest.mark.parametrize("name", REGISTRY)
def test_clone_and_hidden_fields_are_those_of_the_class(name: str) -> None:
    text = path_of(name).read_text("utf-8")
    assert rewritten(text) == text


if __name__ == "__main__":
    for game in REGISTRY:
        path_of(game).write_text(rewritten(path_of(game).read_text("utf-8")), "utf-8")
