"""A picture of a shared moment: who may leave one, what it may be, and what previews are told."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from boardwright.server.app import page_folder
from boardwright.server.pictures import LARGEST, MOST, kind_of
from tests.helpers.house import Visitor, serving
from tests.helpers.images import body, extended, png, webp
from tests.helpers.missing import cannot_run

GAME = "liars-dice"
EVIL = '"><script>alert(1)</script>'


@pytest.mark.parametrize(
    ("image", "kind"),
    [
        (png(), "image/png"),
        (webp(), "image/webp"),
        (extended(), "image/webp"),
        (png(1200, 631), ""),
        (png(60_000, 60_000)[:100], ""),
        (webp(16_383, 630), ""),
        (extended(1201), ""),
        (png() + b"<script>", ""),
        (webp() + b"<script>", ""),
        (png()[:-1], ""),
        (b"<svg xmlns='http://www.w3.org/2000/svg' width='1200' height='630'/>", ""),
        (b"GIF89a\xb0\x04\x76\x02", ""),
        (b"\xff\xd8\xff\xe0", ""),
        (b"", ""),
    ],
)
def test_a_picture_is_known_by_its_bytes(image: bytes, kind: str) -> None:
    assert kind_of(image) == kind


async def played(visitor: Visitor, choices: int, **more: Any) -> str:
    """A table some choices into its game."""
    seats: list[dict[str, str]] = [{"who": "you"}, {"who": "device", "name": EVIL}]
    table = (await visitor.found(GAME, *seats, **more))["table"]["id"]
    chairs = [await visitor.sit_at(table, seat) for seat in range(2)]
    for _ in range(choices):
        asked = chairs[chairs[0].state["question"]["seat"]]
        await asked.until(lambda asked=asked: bool(asked.state.get("choices")))
        reply = await asked.order("choose", {"actions": [asked.state["choices"][0]["do"]]})
        for chair in chairs:
            await chair.until(lambda c=chair, n=reply["seq"]: c.state["seq"] >= n)
    for chair in chairs:
        await chair.close()
    return str(table)


def run(folder: Path, work: Callable[[Visitor, Visitor], Coroutine[Any, Any, None]]) -> None:
    async def visit(url: str) -> None:
        ann, stranger = Visitor(url), Visitor(url)
        await work(ann, stranger)
        await ann.close()
        await stranger.close()

    with serving(f"sqlite:///{folder}/tables.db") as server:
        asyncio.run(visit(server.url))


def test_whoever_sits_there_leaves_one_and_anybody_sees_it(tmp_path: Path) -> None:
    async def work(ann: Visitor, stranger: Visitor) -> None:
        table = await played(ann, 2)
        path = f"/tables/{table}/pictures/1"
        await stranger.call("PUT", "/me", {"name": "Sam"})
        assert (await stranger.call("GET", path)).status_code == 404
        for who in (stranger, Visitor(ann.url)):
            assert (await who.call("PUT", path, body(png()))).status_code == 403
        assert (await ann.call("PUT", path, body(png()))).status_code == 204
        assert (await ann.call("PUT", path, body(webp()))).status_code == 204
        seen = await stranger.call("GET", path)
        assert seen.content == png()  # the first one stays
        assert seen.headers["content-type"] == "image/png"
        assert seen.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'none'" in seen.headers["content-security-policy"]

    run(tmp_path, work)


def test_nothing_else_is_kept(tmp_path: Path) -> None:
    async def work(ann: Visitor, stranger: Visitor) -> None:
        table = await played(ann, 2)
        path = f"/tables/{table}/pictures/1"
        odd = [b"<svg/>", png(1, 1), png(more=b"x" * LARGEST)]
        for image in odd:
            answer = await ann.call("PUT", path, body(image))
            assert (answer.status_code, answer.json()["faults"][0]["why"]) == (422, "no-picture")
        assert (await ann.call("PUT", path, {"image": "no base64"})).status_code == 422
        raw = {"content-type": "image/png", "cookie": ann.cookie}
        direct = await ann.http.put(f"/api{path}", headers=raw, content=png())
        assert direct.status_code == 415
        assert (await ann.call("GET", path)).status_code == 404
        for n in ("3", "99", "-1", "1.5", "٣", "1" * 30):
            away = await ann.call("PUT", f"/tables/{table}/pictures/{n}", body(png()))
            assert away.status_code in (403, 404), n

    run(tmp_path, work)


def test_a_table_has_so_many_at_most(tmp_path: Path) -> None:
    async def work(ann: Visitor, stranger: Visitor) -> None:
        table = await played(ann, MOST + 1)
        kept = [
            (await ann.call("PUT", f"/tables/{table}/pictures/{n}", body(webp()))).status_code
            for n in range(1, MOST + 2)
        ]
        assert kept == [204] * MOST + [409]
        again = await ann.call("PUT", f"/tables/{table}/pictures/1", body(webp()))
        assert again.status_code == 204

    run(tmp_path, work)


@pytest.mark.parametrize("more", [{"watchers": False}, {"delay": 2}])
def test_what_nobody_may_watch_has_no_picture(tmp_path: Path, more: dict[str, Any]) -> None:
    async def work(ann: Visitor, stranger: Visitor) -> None:
        table = await played(ann, 3, **more)
        last = await ann.call("PUT", f"/tables/{table}/pictures/3", body(webp()))
        assert last.status_code == 403
        assert tags(await stranger.http.get(f"/t/{table}/replay/3")) == {}
        first = await ann.call("PUT", f"/tables/{table}/pictures/1", body(webp()))
        assert first.status_code == (204 if "delay" in more else 403)

    run(tmp_path, work)


def tags(page: httpx.Response) -> dict[str, str]:
    """What a page says of itself to whoever previews a link to it."""
    assert page.status_code == 200
    assert '<div id="app">' in page.text
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page.text)
    return {key: html.unescape(text) for key, text in found}


def test_the_address_of_a_moment_tells_previews_of_it(tmp_path: Path) -> None:
    if page_folder() is None:
        cannot_run("the page of a moment", "the page is not built")

    async def work(ann: Visitor, stranger: Visitor) -> None:
        table = await played(ann, 3)
        moments = (await stranger.get(f"/tables/{table}/moments"))["moments"]
        address = f"/t/{table}/replay/2"
        plain = tags(await stranger.http.get(address))
        assert plain["og:title"] == "Liar's Dice"
        assert moments[2]["label"] in plain["og:description"]
        assert plain["og:url"] == ann.url + address
        assert "og:image" not in plain
        await ann.call("PUT", f"/tables/{table}/pictures/2", body(webp()))
        page = await stranger.http.get(address)
        pictured = tags(page)
        assert pictured["og:image"] == f"{ann.url}/api/tables/{table}/pictures/2"
        assert (pictured["og:image:width"], pictured["og:image:height"]) == ("1200", "630")
        assert (await stranger.http.get(pictured["og:image"])).content == webp()
        assert "og:image" not in tags(await stranger.http.get(f"/t/{table}/replay/1"))
        both = [await stranger.http.get(f"/t/{table}/replay/{n}") for n in (1, 2, 3)]
        assert any(EVIL in tags(each)["og:description"] for each in both)
        assert not any("<script>alert" in each.text for each in both)
        for other in (
            f"/t/{table}",
            f"/t/{table}/replay",
            f"/t/{table}/replay/9",
            "/t/no/replay/1",
        ):
            assert tags(await stranger.http.get(other)) == {}
        assert page.headers["content-security-policy"].startswith("default-src 'none'")

    run(tmp_path, work)
