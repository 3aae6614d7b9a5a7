"""Parts of the suite that a machine cannot run: named loudly at the end, never passed over."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NoReturn

import pytest


def cannot_run(part: str, why: str) -> NoReturn:
    """Leave a test out because the machine lacks something, and have that said at the end."""
    # The run itself, which reads the file at the end, has named it to its workers.
    with Path(os.environ["BOARDWRIGHT_MISSING"]).open("a", encoding="utf-8") as file:
        file.write(f"{part}: {why}\n")
    pytest.skip(f"{part}: {why}")
