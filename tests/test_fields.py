"""A field of a game's state is written once, in the body of its class. Compiled code keeps no
annotations, so the clone, the copies of records, the list of hidden fields and that of their spans
are written out beside it; this keeps them in step with the class.

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
    """A field as the class declares it: its name, its type, and the expressions of who sees it and
    of how large it is."""

    def __init__(self, line: ast.AnnAssign) -> None:
        assert isinstance(line.target, ast.Name)
        self.name = line.target.id
        self.type, self.sees, self.span = "", "PUBLIC", ""
        self.read(line.annotation)

    def read(self, annotation: ast.expr) -> None:
        self.type = ast.unparse(annotation)
        if not isinstance(annotation, ast.Subscript):
            return
        how = ast.unparse(annotation.value)
        inner = annotation.slice
        if how in KERNELS:
            self.type, self.sees = ast.unparse(inner), KERNELS[how]
        elif how == "Annotated":
            assert isinstance(inner, ast.Tuple)
            self.read(inner.elts[0])
            *sees, last = [ast.unparse(each) for each in inner.elts[1:]]
            fields = (*KERNELS.values(), "COVERED")
            if not sees and (last in fields or last.startswith(("Field(", "Memory("))):
                self.sees = last
            else:
                self.sees, self.span = sees[0] if sees else self.sees, last

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


def class_in(text: str, name: str) -> ast.ClassDef:
    found = next(n for n in ast.parse(text).body if getattr(n, "name", "") == name)
    assert isinstance(found, ast.ClassDef)
    return found


def declared_in(table: ast.ClassDef) -> list[Declared]:
    return [Declared(line) for line in table.body if isinstance(line, ast.AnnAssign)]


def copied_records(text: str) -> list[str]:
    """The records that are changed during a game, and so have a copy."""
    return [n.name for n in records_in(text) if "copy" in [getattr(m, "name", "") for m in n.body]]


def with_dict(text: str, name: str, kind: str, rows: dict[str, str]) -> str:
    """A source with these rows in a dictionary by the names of fields."""
    old = next(
        n
        for n in ast.parse(text).body
        if isinstance(n, ast.AnnAssign) and ast.unparse(n.target) == name
    )
    lines = text.splitlines()
    lines[old.lineno - 1 : old.end_lineno] = [
        f"{name}: Final[dict[str, {kind}]] = {{",
        *[f'    "{field}": {expression},' for field, expression in rows.items()],
        "}",
    ]
    return formatted("\n".join(lines) + "\n")


def records_in(text: str) -> list[ast.ClassDef]:
    classes = [n for n in ast.parse(text).body if isinstance(n, ast.ClassDef)]
    return [n for n in classes if [ast.unparse(base) for base in n.bases] == ["Record"]]


def with_copy(text: str, name: str, method: str, make: str, last: list[str]) -> str:
    """A source with a method that copies all fields of a class."""
    table = class_in(text, name)
    old = next(n for n in table.body if isinstance(n, ast.FunctionDef) and n.name == method)
    copies = [f"        other.{field.name} = {field.copy()}" for field in declared_in(table)]
    lines = text.splitlines()
    lines[old.lineno - 1 : old.end_lineno] = [
        f"    def {method}(self) -> {name}:",
        f"        {SAID}",
        f"        other = {make}",
        *copies,
        *last,
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
    fields = declared_in(class_in(texts[state], "Table"))
    for record in copied_records(texts[state]):
        texts[state] = with_copy(texts[state], record, "copy", f"{record}()", [])
    made, last = "Table(self.seats, self.source)", ["        self.carry(other)"]
    texts[state] = with_copy(texts[state], "Table", "clone", made, last)
    hidden = {field.name: field.sees for field in fields if field.sees != "PUBLIC"}
    texts[sight] = with_dict(texts[sight], "HIDDEN", "Field", hidden)
    parts = [field for record in records_in(texts[state]) for field in declared_in(record)]
    spans = {field.name: field.span for field in fields + parts if field.span}
    texts[sight] = with_dict(texts[sight], "SPANS", "Span", spans)
    return texts


@pytest.mark.parametrize("name", REGISTRY)
def test_clone_and_hidden_fields_are_those_of_the_class(name: str) -> None:
    for path, text in rewritten(name).items():
        assert path.read_text("utf-8") == text


if __name__ == "__main__":
    for game in REGISTRY:
        for path, text in rewritten(game).items():
            path.write_text(text, "utf-8")
