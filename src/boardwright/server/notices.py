"""Telling people that it is their turn when they are not here: Web Push, webhooks, mail.

Each waiting question is told once, after a pause in which its owner may come by themselves.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import smtplib
import socket
import urllib.request
from email.message import EmailMessage
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from boardwright.server import messages as m
from boardwright.server.catalog import say
from boardwright.server.guard import Refusal
from boardwright.server.hall import Hall, Live
from boardwright.store import Notice, Person, Store

PAUSE = 30.0  # seconds before somebody is told
LONGEST = 2000  # of an address
MOST = 10  # addresses of a person
TIMEOUT = 10

log = logging.getLogger("boardwright.notices")


class Senders(NamedTuple):
    """What this house can send with. A webhook needs nothing but a network."""

    smtp: str = ""  # host:port
    sender: str = ""  # the mail's From
    push_key: str = ""  # a private VAPID key, as pywebpush takes it
    push_public: str = ""
    webhooks: bool = False


class Notices:
    def __init__(
        self, store: Store, hall: Hall, senders: Senders, url: str, near: bool = False
    ) -> None:
        self.store = store
        self.near = near  # whether webhooks may lead to this machine and its network, for tests
        self.hall = hall
        self.senders = senders
        self.url = url
        self.pause = PAUSE
        self.told: dict[str, int] = {}  # table -> the version that was last told

    @property
    def public_key(self) -> str:
        return self.senders.push_public

    async def subscribe(self, person: Person, wish: m.Notify) -> None:
        if not wish.address:
            await self.store.drop_notices(person.id, wish.kind)
            return
        if len(wish.address) > LONGEST or not self.accepts(wish.kind, wish.address):
            raise Refusal(422, "bad-notice")
        kept = [x for x in await self.store.notices(person.id) if x.address != wish.address]
        if len(kept) >= MOST:
            raise Refusal(422, "bad-notice")
        await self.store.keep_notice(person.id, wish.kind, wish.address)

    def accepts(self, kind: str, address: str) -> bool:
        """Whether this house sends there; a push subscription is an object in JSON."""
        if kind == "mail":
            return bool(self.senders.smtp) and address.count("@") == 1 and address.isprintable()
        if kind == "webhook":
            return self.senders.webhooks and self.is_secure(address)
        try:
            found = json.loads(address)
        except (ValueError, RecursionError):
            return False
        endpoint = found.get("endpoint") if isinstance(found, dict) else None
        is_there = isinstance(endpoint, str) and self.is_secure(endpoint)
        return bool(self.senders.push_key) and is_there

    def is_secure(self, address: str) -> bool:
        try:
            parts = urlsplit(address)
            return bool(parts.hostname) and (parts.scheme == "https" or self.near)
        except ValueError:
            return False

    def check_far(self, address: str) -> None:
        """A notice is no way into the network that the house stands in."""
        parts = urlsplit(address)
        for *_, place in socket.getaddrinfo(parts.hostname, parts.port or 443):
            if not ipaddress.ip_address(place[0]).is_global and not self.near:
                raise PermissionError("an address of the house's own network")

    def moved(self, live: Live) -> None:
        """Something happened at a table: whoever is asked and does not come is told."""
        asked = live.match.state.asked
        if asked is not None and live.table.is_person(asked.seat) and not live.here(asked.seat):
            self.hall.spawn(self._tell(live, asked.seat, live.table.version))

    async def _tell(self, live: Live, seat: int, version: int) -> None:
        await asyncio.sleep(self.pause)
        asked = live.match.state.asked
        still = asked is not None and asked.seat == seat and not live.here(seat)
        if not still or self.told.get(live.id, -1) >= version or live.table.version != version:
            return
        self.told[live.id] = version
        title = live.match.game.title
        text = say("notice.turn", game=title)
        for person in live.grants.get(seat, ()):
            for notice in await self.store.notices(person):
                await self.send(notice, text, f"{self.url}/t/{live.id}")

    async def send(self, notice: Notice, text: str, address: str) -> None:
        ways = {"mail": self.mail, "webhook": self.webhook, "push": self.push}
        try:
            await asyncio.to_thread(ways[notice.kind], notice.address, text, address)
        except Exception as problem:  # whatever the other side does, the house goes on
            log.warning("a notice by %s could not be sent: %s", notice.kind, type(problem).__name__)

    def mail(self, to: str, text: str, address: str) -> None:
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.senders.sender, to, text
        mail.set_content(f"{text}\n\n{address}\n")
        host, _, port = self.senders.smtp.partition(":")
        with smtplib.SMTP(host, int(port or 25), timeout=TIMEOUT) as server:
            server.send_message(mail)

    def webhook(self, to: str, text: str, address: str) -> None:
        self.check_far(to)
        body = json.dumps({"text": text, "url": address}).encode()
        request = urllib.request.Request(to, body, {"content-type": "application/json"})
        urllib.request.build_opener(NoRedirects).open(request, timeout=TIMEOUT).close()

    def push(self, to: str, text: str, address: str) -> None:
        from pywebpush import webpush

        claims = {"sub": f"mailto:{self.senders.sender or 'nobody@localhost'}"}
        data = json.dumps({"text": text, "url": address})
        self.check_far(json.loads(to)["endpoint"])
        webpush(json.loads(to), data, vapid_private_key=self.senders.push_key, vapid_claims=claims)


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """A webhook is where it says it is."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None
