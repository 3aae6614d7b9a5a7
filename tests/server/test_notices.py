"""Whoever does not come is told, once, and only where they want to be."""

from __future__ import annotations

import asyncio
import re
import socketserver
import time
from email import message_from_string
from http.server import HTTPServer
from pathlib import Path
from typing import Any

import pytest

from boardwright.server import messages as m
from boardwright.server.founding import Founding
from boardwright.server.guard import Origins, Refusal
from boardwright.server.hall import Hall
from boardwright.server.notices import Notices, Senders
from boardwright.store import Person, Store
from boardwright.table.thinking import Pool
from tests.helpers.house import Visitor, serving
from tests.helpers.sinks import Hook, Mail, sink

GAME = "liars-dice"


def test_whoever_does_not_come_is_told_once(tmp_path: Path) -> None:
    Mail.got.clear()
    Hook.got.clear()

    async def play(mail: int, hook: int) -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        hall = Hall(store, Pool(1))
        senders = Senders(smtp=f"localhost:{mail}", sender="house@example.org", webhooks=True)
        notices = Notices(store, hall, senders, "https://house.example", near=True)
        notices.pause = 0.2
        hall.told = notices.moved
        ann = Person("ann", "Ann", {}, "")
        await store.new_person("ann", "a" * 64, "Ann")
        await store.keep_notice("ann", "mail", "ann@example.org")
        await notices.subscribe(ann, m.Notify("webhook", f"http://localhost:{hook}/turn"))
        founding = Founding(store, hall, Origins("https://house.example"))
        plans = [m.SeatPlan("you"), m.SeatPlan("device")]
        founded = await founding.found(ann, m.NewTable(GAME, plans))
        live = await hall.live(founded.table.id)
        assert live is not None
        for _ in range(3):  # the same question is not told again
            notices.moved(live)
        begun = time.monotonic()
        while (not Mail.got or not Hook.got) and time.monotonic() - begun < 20:
            await asyncio.sleep(0.1)
        await asyncio.sleep(0.6)
        await hall.stop()
        await store.close()
        address = f"https://house.example/t/{founded.table.id}"
        assert len(Mail.got) == 1
        assert "To: ann@example.org" in Mail.got[0]
        assert address in Mail.got[0]
        assert [each["url"] for each in Hook.got] == [address]

    mails = socketserver.ThreadingTCPServer(("localhost", 0), Mail)
    with sink(mails) as mail, sink(HTTPServer(("localhost", 0), Hook)) as hook:
        asyncio.run(play(mail, hook))


def test_of_two_processes_one_tells(url: str) -> None:
    Hook.got.clear()

    async def play(hook: int) -> None:
        stores = [await Store.open(url) for _ in range(2)]
        halls = [Hall(store, Pool(1), alone=False) for store in stores]
        senders = Senders(webhooks=True)
        every = [
            Notices(store, hall, senders, "https://house.example", near=True)
            for store, hall in zip(stores, halls, strict=True)
        ]
        ann = Person("ann", "Ann", {}, "")
        await stores[0].new_person("ann", "a" * 64, "Ann")
        await every[0].subscribe(ann, m.Notify("webhook", f"http://localhost:{hook}/turn"))
        founding = Founding(stores[0], halls[0], Origins("https://house.example"))
        plans = [m.SeatPlan("you"), m.SeatPlan("device")]
        founded = await founding.found(ann, m.NewTable(GAME, plans))
        lives = [await hall.live(founded.table.id) for hall in halls]
        for notices, live in zip(every, lives, strict=True):
            assert live is not None
            notices.pause = 0.2
            notices.moved(live)
        begun = time.monotonic()
        while not Hook.got and time.monotonic() - begun < 20:
            await asyncio.sleep(0.1)
        await asyncio.sleep(0.6)
        for hall, store in zip(halls, stores, strict=True):
            await hall.stop()
            await store.close()
        assert len(Hook.got) == 1

    with sink(HTTPServer(("localhost", 0), Hook)) as hook:
        asyncio.run(play(hook))


def test_mail_goes_to_whoever_opened_the_link_in_the_first_one(tmp_path: Path) -> None:
    Mail.got.clear()

    async def mails(count: int) -> None:
        begun = time.monotonic()
        while len(Mail.got) < count and time.monotonic() - begun < 20:
            await asyncio.sleep(0.05)
        assert len(Mail.got) == count

    async def play(visitor: Visitor) -> None:
        wish = {"kind": "mail", "address": "ann@example.org"}
        founded = await visitor.found(GAME, {"who": "you"}, {"who": "device"})
        assert founded["table"]["phase"] == "live"
        assert (await visitor.call("PUT", "/notices", wish)).status_code == 204
        await mails(1)
        link = re.search(r"/confirm#(\S+)", flat(Mail.got[0]))
        assert link is not None
        shown = {"token": link[1]}
        store = await Store.open(database)
        [notice] = await store.notices((await visitor.get("/house"))["me"]["id"])
        assert notice.confirm
        assert notice.confirm not in Mail.got[0]
        for odd in ("", "x", notice.confirm):  # what the database holds opens nothing
            answer = await visitor.call("POST", "/notices/confirm", {"token": odd})
            assert answer.status_code == 404
        stranger = Visitor(server.url)  # mail may be read on another device
        assert (await stranger.call("POST", "/notices/confirm", shown)).status_code == 204
        assert (await stranger.call("POST", "/notices/confirm", shown)).status_code == 404
        [notice] = await store.notices(notice.person)
        assert notice.confirm == ""
        assert (await visitor.call("PUT", "/notices", wish)).status_code == 204
        await store.close()
        await asyncio.sleep(0.5)
        await mails(1)  # one that is confirmed is not asked again
        many = [
            await Visitor(server.url).call("PUT", "/notices", {**wish, "address": "Bob@b.org"})
            for _ in range(4)
        ]
        assert [each.status_code for each in many] == [204, 204, 204, 429]
        await visitor.close()

    with sink(socketserver.ThreadingTCPServer(("localhost", 0), Mail)) as mail:
        database = f"sqlite:///{tmp_path}/tables.db"
        with serving(database, "--smtp", f"localhost:{mail}", "--sender", "a@b.org") as server:
            asyncio.run(play(Visitor(server.url)))


def test_nothing_is_mailed_to_an_address_that_is_not_confirmed(tmp_path: Path) -> None:
    Mail.got.clear()

    async def play(mail: int) -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        hall = Hall(store, Pool(1))
        senders = Senders(smtp=f"localhost:{mail}", sender="house@example.org")
        notices = Notices(store, hall, senders, "https://house.example")
        notices.pause = 0.1
        ann = Person("ann", "Ann", {}, "")
        await store.new_person("ann", "a" * 64, "Ann")
        await notices.subscribe(ann, m.Notify("mail", "ann@example.org"))
        founding = Founding(store, hall, Origins("https://house.example"))
        plans = [m.SeatPlan("you"), m.SeatPlan("device")]
        founded = await founding.found(ann, m.NewTable(GAME, plans))
        live = await hall.live(founded.table.id)
        assert live is not None
        notices.moved(live)
        await asyncio.sleep(1.5)
        [asking] = Mail.got
        assert f"/t/{live.id}" not in asking
        await notices.confirm(re.findall(r"confirm#(\S+)", flat(asking))[0])
        notices.moved(live)
        begun = time.monotonic()
        while len(Mail.got) < 2 and time.monotonic() - begun < 20:
            await asyncio.sleep(0.05)
        assert f"/t/{live.id}" in Mail.got[1]
        await hall.stop()
        await store.close()

    with sink(socketserver.ThreadingTCPServer(("localhost", 0), Mail)) as mail:
        asyncio.run(play(mail))


def flat(mail: str) -> str:
    """The text of a mail as its reader sees it."""
    text = message_from_string(mail).get_payload(decode=True)
    assert isinstance(text, bytes)
    return text.decode()


@pytest.mark.parametrize(
    ("kind", "address"),
    [
        ("webhook", "http://example.org/hook"),
        ("webhook", "https://"),
        ("webhook", "https://[::1"),
        ("webhook", "file:///etc/passwd"),
        ("webhook", "https://example.org/" + "x" * 2000),
        ("mail", "ann"),
        ("mail", "a@b\r\nBcc: c@d"),
        ("mail", "a@b, c@d"),
        ("push", "{}"),
        ("push", "[" * 1900),
        ("push", '{"endpoint": 5}'),
        ("push", '{"endpoint": "http://localhost/"}'),
    ],
)
def test_addresses_that_nothing_is_sent_to(kind: Any, address: str) -> None:
    senders = Senders("localhost:25", "a@b", "key", "public", True)
    nothing: Any = None
    notices = Notices(nothing, nothing, senders, "https://house.example")
    with pytest.raises(Refusal, match="bad-notice"):
        asyncio.run(notices.subscribe(Person("p", "", {}, ""), m.Notify(kind, address)))


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "10.0.0.1", "169.254.169.254", "[::1]"])
def test_a_notice_is_no_way_into_the_houses_own_network(host: str) -> None:
    nothing: Any = None
    notices = Notices(nothing, nothing, Senders(webhooks=True), "https://house.example")
    with pytest.raises(PermissionError):
        notices.webhook(f"https://{host}/", "text", "address")
