"""Every rule of the manual has a test, and every test names rules that exist."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

HERE = Path(__file__).parent


def manual_ids() -> list[str]:
    text = resources.files("boardwright.games.keythedral").joinpath("manual.md").read_text("utf-8")
    return re.findall(r"^- \*\*(K[\w.]+)\*\*", text, re.MULTILINE)


def marked_ids() -> dict[str, str]:
    """Each rule id in a mark, with the file it stands in."""
    found: dict[str, str] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "rule"
            ):
                for arg in node.args:
                    assert isinstance(arg, ast.Constant)
                    found[str(arg.value)] = path.name
    return found


def test_every_rule_of_the_manual_has_a_test() -> None:
    """An id without a test is a rule nobody has proved."""
    proved = marked_ids()
    assert [rule for rule in manual_ids() if rule not in proved] == []


def test_every_mark_names_a_rule_of_the_manual() -> None:
    """A mark with an unknown id proves nothing."""
    known = manual_ids()
    assert {rule: file for rule, file in marked_ids().items() if rule not in known} == {}


def test_every_rule_id_is_given_once() -> None:
    """Two rules with one id could not be told apart; and there are rules at all."""
    ids = manual_ids()
    assert len(ids) > 100
    assert sorted(ids) == sorted(set(ids))
