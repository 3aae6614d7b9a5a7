"""Requests that come too slowly are given up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from boardwright.server import app
from boardwright.server.guard import Refusal


class Dripping:
    """A request whose body never ends."""

    async def stream(self) -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(60)


def test_a_body_that_does_not_arrive_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SLOWEST_BODY", 0.05)
    with pytest.raises(Refusal) as refusal:
        asyncio.run(app.read_body(Dripping(), len))  # type: ignore[arg-type]
    assert (refusal.value.status, refusal.value.why) == (408, "too-slow")
