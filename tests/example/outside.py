"""Cairn as a package of its own, which has itself found by an entry point."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
WEIGHTS = "[weights]\nspread = 2.0\npoints = 1.0\nheight = 0.5\nstones = 0.1\n"


def install(folder: Path, *left_out: str, **entry_points: str) -> None:
    """Put the package outside_cairn into a folder, without some of its files, and entry points for
    these games: the one of Cairn unless others are given."""
    points = entry_points or {"cairn": "outside_cairn"}
    texts = {
        "outside_cairn/__init__.py": (HERE / "cairn.py").read_text("utf-8"),
        "outside_cairn/judge.py": (HERE / "judge.py").read_text("utf-8"),
        "outside_cairn/scene.py": (HERE / "scene.py").read_text("utf-8"),
        "outside_cairn/weights.toml": WEIGHTS,
        "outside_cairn/locale/en.ftl": (HERE / "locale" / "en.ftl").read_text("utf-8"),
        "outside-1.dist-info/METADATA": "Metadata-Version: 2.1\nName: outside\nVersion: 1\n",
        "outside-1.dist-info/entry_points.txt": "[boardwright.games]\n"
        + "".join([f"{name.replace('_', '-')} = {module}\n" for name, module in points.items()]),
    }
    for name, text in texts.items():
        if Path(name).name not in left_out:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text.replace("tests.example.cairn", "outside_cairn"), "utf-8")


def boardwright(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """The command in a process that finds what was installed in the folder."""
    return python(folder, "-m", "boardwright", *args)


def python(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", *args],
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
