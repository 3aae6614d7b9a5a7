"""A browser for tests: the system's Chromium, or the one that an npm package brings along."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
from pathlib import Path

PACKAGE = "@sparticuz/chromium@153.0.0"
SYSTEM = ("chromium", "chromium-browser", "google-chrome")
ROOT = Path(__file__).parents[2]

# Nothing but the page: no sandbox for root, no graphics card, no calls home.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class NoBrowser(Exception):
    """Neither way led to a browser; says why."""


@functools.cache
def chromium() -> str:
    """The path of a Chromium that can be started."""
    for name in (os.environ.get("BOARDWRIGHT_CHROMIUM", ""), *SYSTEM):
        if name and (found := shutil.which(name)):
            return found
    if not shutil.which("npm"):
        raise NoBrowser("no Chromium on the path, and no npm to get one with")
    folder = ROOT / ".bw" / "chromium"
    folder.mkdir(parents=True, exist_ok=True)
    ask = "async (c) => console.log(await c.default.executablePath())"
    script = f"import('@sparticuz/chromium').then({ask})"
    try:
        if not (folder / "node_modules").is_dir():
            install = ["npm", "install", "--no-save", "--prefix", str(folder), PACKAGE]
            subprocess.run(install, check=True, capture_output=True, timeout=180)
        said = subprocess.run(
            ["node", "-e", script],
            cwd=folder,
            check=True,
            capture_output=True,
            text=True,
            timeout=60,
        )
    except (OSError, subprocess.SubprocessError) as problem:
        raise NoBrowser(f"no Chromium on the path, and {PACKAGE} did not help: {problem}") from None
    return said.stdout.strip()
