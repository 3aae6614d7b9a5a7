"""What stands between the network and the house: origins, headers, sizes, rates."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boardwright.server import messages as m
from boardwright.server.catalog import say

encode = msgspec.json.Encoder().encode

LARGEST_BODY = 2 << 20  # an edition or a record; sockets take much less
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what decoders raise
LOCAL = {"localhost", "127.0.0.1", "::1"}
SAFE = {"GET", "HEAD", "OPTIONS"}

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self';"
        " img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self';"
        " worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def new_token() -> str:
    """256 random bits, for seat links and cookies."""
    return secrets.token_urlsafe(32)


class Origins:
    """Where pages of this house come from."""

    def __init__(self, public_url: str) -> None:
        self.url = public_url.rstrip("/")
        parts = urlsplit(self.url)
        self.secure = parts.scheme == "https" or parts.hostname in LOCAL
        self.cookie = "__Host-boardwright" if self.secure else "boardwright"
        self.allowed = {self.url}
        if parts.hostname in LOCAL:
            port = f":{parts.port}" if parts.port else ""
            self.allowed |= {
                f"{parts.scheme}://{host}{port}" for host in ("localhost", "127.0.0.1")
            }

    def accepts(self, origin: str | None) -> bool:
        return origin in self.allowed

    def token(self, connection: HTTPConnection) -> str:
        return connection.cookies.get(self.cookie, "")

    def set_cookie(self, token: str) -> str:
        """Readable by no script, sent to nobody else; for a year."""
        secure = "; Secure" if self.secure else ""
        age = 365 * 86400 if token else 0
        return f"{self.cookie}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}"


class Rates:
    """So many things a key may do: a bucket that fills again with time. Old buckets are dropped."""

    def __init__(self, burst: float, per_second: float, remembered: int = 50_000) -> None:
        self.burst = burst
        self.per_second = per_second
        self.remembered = remembered
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, key: str, now: float | None = None) -> bool:
        now = time.monotonic() if now is None else now
        left, at = self.buckets.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        allowed = left >= 1
        self.buckets[key] = (left - 1 if allowed else left, now)
        while len(self.buckets) > self.remembered:
            self.buckets.popitem(last=False)
        return allowed


class Limits:
    """The numbers of the house; a load test raises them."""

    def __init__(self, factor: float = 1.0) -> None:
        self.orders = Rates(30 * factor, 10 * factor)  # a person or address
        self.requests = Rates(60 * factor, 20 * factor)  # an address
        self.openings = Rates(60 * factor, 20 * factor)  # of sockets, an address
        self.tables = Rates(10 * factor, 10 * factor / 3600)  # a person
        self.tables_there = Rates(100 * factor, 50 * factor / 3600)  # an address
        self.log_ins = Rates(5 * factor, 5 * factor / 60)  # an address
        self.chat = Rates(10 * factor, 20 * factor / 60)  # a person
        self.pictures = Rates(10 * factor, 2 * factor / 60)  # a person
        self.sockets = int(20 * factor)  # at once, a person or address
        self.sockets_there = int(100 * factor)  # at once, an address, whatever their names

    def table(self, person: str, address: str) -> bool:
        """Whether somebody may open another table; a new name for each does not help."""
        return self.tables.allow(person) and self.tables_there.allow(address)


class Refusal(Exception):
    """An answer of the API that refuses."""

    def __init__(
        self, status: int, why: str, text: str = "", rule: str = "", line: int = 0
    ) -> None:
        super().__init__(why)
        self.status = status
        self.why = why
        self.text = text
        self.rule = rule
        self.line = line


class Guard:
    """Refuses requests from elsewhere and requests that are too large; puts the headers on."""

    def __init__(self, app: ASGIApp, origins: Origins) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.origins.url.startswith("https"):
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        reason = self.objection(scope)
        if reason is not None:
            await refuse(send_guarded, *reason)
            return
        await self.app(scope, receive, send_guarded)

    def objection(self, scope: Scope) -> tuple[int, str] | None:
        """Why a request is not even looked at."""
        if scope["method"] in SAFE:
            return None
        headers = Headers(scope=scope)
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        if not self.origins.accepts(origin) and (origin is not None or site != "same-origin"):
            return 403, "origin"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 10 or int(length) > LARGEST_BODY:
            return 413, "too-large"
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        body = length.strip("0") or "transfer-encoding" in headers
        if body and kind != "application/json":
            return 415, "json-only"
        return None


async def refuse(send: Send, status: int, why: str) -> None:
    body = encode(m.Faults([m.Fault(why, say(f"house.{why}"))]))
    headers: list[tuple[bytes, bytes]] = [(b"content-type", b"application/json")]
    start: dict[str, Any] = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body})
