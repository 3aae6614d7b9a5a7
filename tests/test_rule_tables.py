"""docs/rules-<game>.md says for every rule which tests prove it; this keeps the tables true.

`python -m tests.test_rule_tables` writes them anew.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from boardwright.games import REGISTRY, file_text

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"^- \*\*([A-Z]\d[\w.]*)\*\* (.+)$", re.MULTILINE)


def marks(game: str) -> dict[str, list[str]]:
    """Rule id -> the tests that carry it."""
    found: dict[str, list[str]] = {}
    folder = ROOT / "tests" / "games" / game.replace("-", "_")
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in (rule for mark in node.decorator_list for rule in ids(mark)):
                    found.setdefault(rule, []).append(f"{path.stem}.{node.name}")
    return found


def ids(mark: ast.expr) -> list[str]:
    if not (isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule"):
        return []
    return [str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)]


def table(game: str) -> str:
    proven = marks(game)
    lines = [
        f"# {game}: rules and their tests",
        "",
        f"Every rule of `src/boardwright/games/{game.replace('-', '_')}/manual.md` and the tests in"
        f" `tests/games/{game.replace('-', '_')}` that fail without it. Written by"
        " `python -m tests.test_rule_tables`; the suite fails when a rule has no test or this table"
        " is out of date.",
        "",
        "| rule | tests |",
        "|---|---|",
    ]
    for rule, _ in RULE.findall(file_text(game, "manual.md")):
        lines.append(f"| {rule} | {', '.join(f'`{test}`' for test in proven.get(rule, []))} |")
    return "\n".join(lines) + "\n"


def path_of(game: str) -> Path:
    return ROOT / "docs" / f"rules-{game}.md"


@pytest.mark.parametrize("game", REGISTRY)
def test_every_rule_has_a_test_and_every_mark_a_rule(game: str) -> None:
    listed = [rule for rule, _ in RULE.findall(file_text(game, "manual.md"))]
    rules = set(listed)
    assert len(listed) == len(rules) > 20, "an id is given twice"
    assert rules - set(marks(game)) == set(), "rules without a test"
    assert set(marks(game)) - rules == set(), "tests of rules that do not exist"


@pytest.mark.parametrize("game", REGISTRY)
def test_the_table_in_the_docs_is_up_to_date(game: str) -> None:
    assert path_of(game).read_text("utf-8") == table(game)


if __name__ == "__main__":
    for name in REGISTRY:
        path_of(name).write_text(table(name), "utf-8")
