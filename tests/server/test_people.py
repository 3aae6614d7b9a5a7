"""Names and what is said: kept and sent as text, in one line, without signs that nobody sees."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.helpers.house import ServerProcess, Visitor, serving

YOU, LINK = {"who": "you"}, {"who": "link"}
MARKUP = ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "{{7*7}}", "&lt;b&gt;"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("people")
    with serving(f"sqlite:///{folder}/tables.db") as found:
        yield found


def renamed(server: ServerProcess, name: str) -> httpx.Response:
    headers = {"origin": server.url}
    return httpx.put(f"{server.url}/api/me", json={"name": name}, headers=headers)


@pytest.mark.parametrize("name", [*MARKUP, "Zoë", "李雷", "محمد", "O'Brien", "a" * 40])
def test_names_are_kept_as_they_are(server: ServerProcess, name: str) -> None:
    answer = renamed(server, name)
    assert answer.json()["name"] == name
    assert answer.headers["content-type"] == "application/json"


def test_blanks_around_and_within_a_name_are_one(server: ServerProcess) -> None:
    assert renamed(server, "  Ann\t\n Lee ").json()["name"] == "Ann Lee"


@pytest.mark.parametrize(
    "name",
    ["a" * 41, "a\0b", "a\x1b[31mb", "a\u202eb", "a\u2066b", "a\u200bb", "\ufeffa", "\x85\x07"],
)
def test_names_with_signs_that_nobody_sees_are_refused(server: ServerProcess, name: str) -> None:
    answer = renamed(server, name)
    assert answer.status_code == 422
    assert answer.json()["faults"][0]["why"] == "bad-name"


def test_settings_are_bounded(server: ServerProcess) -> None:
    headers = {"origin": server.url}
    odd: list[Any] = [{"a": "x" * 9000}, {"a": 10**400}, {"a": "\0"}, {"\0": 1}, {"a": [[[[]]]]}]
    for settings in odd:
        body = {"settings": settings}
        answer = httpx.put(f"{server.url}/api/me", json=body, headers=headers)
        assert answer.status_code in (200, 413, 422), answer.text
        if answer.status_code == 200:
            headers["cookie"] = answer.headers["set-cookie"].partition(";")[0]
            me = httpx.get(f"{server.url}/api/house", headers=headers).json()["me"]
            assert me["settings"] == settings
            del headers["cookie"]


def test_what_is_said_is_text(server: ServerProcess) -> None:
    async def play() -> None:
        ann, bob, cid = [Visitor(server.url) for _ in range(3)]
        founded = await ann.found("liars-dice", {**YOU, "name": MARKUP[0]}, LINK)
        table = founded["table"]["id"]
        await bob.join(founded["links"][0], "Bob")
        await cid.call("PUT", "/me", {"name": "Cid"})
        chairs = [await visitor.sit_at(table) for visitor in (ann, bob, cid)]
        said = {
            **{text: text for text in MARKUP},
            "a\u202eb\u2066c\u2069": "abc",
            "a\0b\x1b[31mc": "a b [31mc",
            " two\nlines\u2028three ": "two lines three",
            "🎲👩‍👩‍👧 می‌خواهم": "🎲👩‍👩‍👧 می‌خواهم",
        }
        for text in said:
            assert (await chairs[0].order("say", {"text": text}))["done"]
        empty: list[Any] = ["", "   ", "\u202e", "x" * 501, 5, None, ["x"], {"a": 1}]
        for nothing in empty:
            reply = await chairs[0].order("say", {"text": nothing})
            assert reply["fault"]["why"] == "too-long"
        for chair in chairs:
            await chair.until(lambda chair=chair: len(lines(chair)) == len(said))
            assert [line["text"] for line in lines(chair)] == list(said.values())
            assert {line["name"] for line in lines(chair)} == {MARKUP[0]}
        await watchers_talk_among_themselves(chairs)
        for chair in chairs:
            await chair.close()
        for visitor in (ann, bob, cid):
            await visitor.close()

    asyncio.run(play())


async def watchers_talk_among_themselves(chairs: list[Any]) -> None:
    ann, bob, cid = chairs
    before = len(lines(cid))
    for room in ("table", "watchers", "elsewhere", 5, [1]):
        assert (await cid.order("say", {"text": "what a move", "room": room}))["done"]
    await cid.until(lambda: len(lines(cid)) == before + 5)
    assert {line["room"] for line in lines(cid)[before:]} == {"watchers"}
    assert (await bob.order("say", {"text": "the end"}))["done"]
    await ann.until(lambda: lines(ann)[-1]["text"] == "the end")
    assert not any(line["text"] == "what a move" for line in [*lines(ann), *lines(bob)])


def lines(chair: Any) -> list[dict[str, Any]]:
    return [line for frame in chair.frames if frame["type"] == "chat" for line in frame["lines"]]
