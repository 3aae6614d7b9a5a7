from __future__ import annotations

import os

import pytest


@pytest.fixture(autouse=True)
def one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played in this process unless a test asks for more: what it replaces is here."""
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
