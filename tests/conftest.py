"""What every run of the suite does."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # not in a worker: those write to the same file
        handle, path = tempfile.mkstemp(prefix="boardwright-missing-")
        os.close(handle)
        os.environ["BOARDWRIGHT_MISSING"] = path


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One loud line for every part that this machine could not run."""
    path = Path(os.environ.get("BOARDWRIGHT_MISSING", ""))
    if not path.is_file():
        return
    for line in sorted(set(path.read_text("utf-8").splitlines())):
        terminalreporter.write_line(f"NOT RUN ON THIS MACHINE: {line}", red=True, bold=True)
    path.unlink()
