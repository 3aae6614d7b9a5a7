"""What goes over the wire is described once, in Python; the page's types follow."""

from __future__ import annotations

from pathlib import Path

from boardwright.server.typescript import typescript

PAGE = Path(__file__).parents[2] / "web/src/lib/messages.ts"


def test_the_pages_types_are_made_from_the_messages() -> None:
    command = "python -m boardwright.server.typescript > web/src/lib/messages.ts"
    assert PAGE.read_text("utf-8") == typescript(), f"out of date: {command}"
