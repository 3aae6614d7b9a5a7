"""The code in docs/research.md runs as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
RECIPES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_there_are_recipes() -> None:
    assert len(RECIPES) == 8


@pytest.mark.parametrize("number", range(len(RECIPES)))
def test_a_recipe_runs(number: int, tmp_path: Path) -> None:
    """As a script of its own, so that none leans on another."""
    script = tmp_path / "recipe.py"
    script.write_text(RECIPES[number], "utf-8")
    done = subprocess.run(
        [sys.executable, "-P", str(script)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
