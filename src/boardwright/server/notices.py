"""Telling people that it is their turn when they are not here: Web Push, webhooks, mail.

Each waiting question is told once, after a pause in which its owner may come by themselves. All
that waits for somebody by then is one notice; tables that they keep quiet are never told of.
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

from boardwright.games import find
from boardwright.server import messages as m
from boardwright.server.catalog import say
from boardwright.server.guard import Rates, Refusal, new_token
from boardwright.server.hall import Hall, Live
from boardwright.store import Notice, Person, Store, TableRow, hashed

PAUSE = 30.0  # seconds before somebody is told
LONGEST = 2000  # of an address
MOST = 10  # addresses of a person
TIMEOUT = 10
LASTING = 86400  # seconds for which a push service keeps a notice for a device that is off
GONE = (404, 410)  # what a push service answers for a subscription that has ended

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
        self.mails = Rates(3, 3 / 86400)  # that ask an address for its consent
        self.soon: set[str] = set()  # people who will be told after the pause

    @property
    def public_key(self) -> str:
        return self.senders.push_public

    async def subscribe(self, person: Person, wish: m.Notify) -> None:
        if not wish.address:
            await self.store.drop_notices(person.id, wish.kind)
            return
        if len(wish.address) > LONGEST or not self.accepts(wish.kind, wish.address):
            raise Refusal(422, "bad-notice")
        kept = await self.store.notices(person.id)
        if len([x for x in kept if x.address != wish.address]) >= MOST:
            raise Refusal(422, "bad-notice")
        if wish.kind != "mail":
            await self.store.keep_notice(person.id, wish.kind, wish.address)
        elif Notice(person.id, "mail", wish.address) not in kept:
            await self._ask(person.id, wish.address)

    async def _ask(self, person: str, address: str) -> None:
        """Nothing but this goes to a mail address before its owner has opened the link in it."""
        if not self.mails.allow(address.casefold()):
            raise Refusal(429, "too-many")
        token = new_token()
        await self.store.keep_notice(person, "mail", address, hashed(token))
        link = f"{self.url}/confirm#{token}"
        self.hall.spawn(self.send(Notice(person, "mail", address), say("notice.confirm"), link))

    async def confirm(self, token: str) -> None:
        if not await self.store.confirm_notice(hashed(token[:100])):
            raise Refusal(404, "not-found")

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
        if asked is None or not live.table.is_person(asked.seat) or live.here(asked.seat):
            return
        for person in live.grants.get(asked.seat, set()) - self.soon:
            self.soon.add(person)
            self.hall.spawn(self._tell(person))

    async def _tell(self, person: str) -> None:
        await asyncio.sleep(self.pause)
        self.soon.discard(person)
        wanted = [notice for notice in await self.store.notices(person) if not notice.confirm]
        waiting = await self.waiting(person) if wanted else []
        if waiting and await self.store.claim_notice(person, {row.id: row.n for row in waiting}):
            for notice in wanted:
                await self.send(notice, *self.words(waiting))

    async def waiting(self, person: str) -> list[TableRow]:
        """The tables where it is somebody's turn and they are not there, but for quiet ones."""
        quiet = await self.store.quiet(person)
        found = [
            row
            for row, seats in await self.store.tables_of(person)
            if row.phase == "live" and row.asked in seats and row.id not in quiet
        ]
        return [row for row in found if self.is_away(row)]

    def is_away(self, row: TableRow) -> bool:
        """Whether nobody is there to answer, as far as this process knows."""
        live = self.hall.tables.get(row.id)
        return live is None or (live.table.is_person(row.asked) and not live.here(row.asked))

    def words(self, waiting: list[TableRow]) -> tuple[str, str]:
        """What is said of tables that wait, and where it leads."""
        if len(waiting) > 1:
            return say("notice.turns", count=len(waiting)), f"{self.url}/tables"
        [row] = waiting
        return say("notice.turn", game=find(row.game).title), f"{self.url}/t/{row.id}"

    async def send(self, notice: Notice, text: str, address: str) -> None:
        ways = {"mail": self.mail, "webhook": self.webhook, "push": self.push}
        try:
            await asyncio.to_thread(ways[notice.kind], notice.address, text, address)
        except Exception as problem:  # whatever the other side does, the house goes on
            log.warning("a notice by %s could not be sent: %s", notice.kind, type(problem).__name__)
            if getattr(getattr(problem, "response", None), "status_code", 0) in GONE:
                await self.store.drop_notices(notice.person, notice.kind, notice.address)

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
        """Encrypted for the browser alone. A notice that is not yet delivered gives way to the
        next, which says all that waits then."""
        from pywebpush import webpush
        from requests import Session

        self.check_far(json.loads(to)["endpoint"])
        with Session() as session:
            session.max_redirects = 0
            webpush(
                json.loads(to),
                json.dumps({"title": text, "url": address}),
                vapid_private_key=self.senders.push_key,
                vapid_claims={"sub": f"mailto:{self.senders.sender or 'nobody@localhost'}"},
                headers={"Topic": "waiting"},
                ttl=LASTING,
                timeout=TIMEOUT,
                requests_session=session,
            )


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """A webhook is where it says it is; so is a push service."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None
