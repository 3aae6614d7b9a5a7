"""Accounts: nobody needs one; whoever has one finds their seats on every device."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from boardwright.server.app import known_passwords
from tests.helpers.house import ServerProcess, Visitor, serving

YOU, BOT = {"who": "you"}, {"who": "bot", "level": "random"}
RIGHT = "a lamp beside the window"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("accounts")
    with serving(f"sqlite:///{folder}/tables.db") as found:
        yield found


def run(server: ServerProcess, work: Callable[[Visitor, Visitor], Awaitable[None]]) -> None:
    """Something with two devices."""

    async def both() -> None:
        one, two = Visitor(server.url), Visitor(server.url)
        await work(one, two)
        await one.close()
        await two.close()

    asyncio.run(both())


async def enter(who: Visitor, account: str, password: str = RIGHT, create: bool = False) -> Any:
    body = {"account": account, "password": password, "create": create}
    return await who.call("POST", "/account", body)


def why(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["faults"][0]["why"]


def test_an_account_brings_its_seats_to_another_device(server: ServerProcess) -> None:
    async def work(desk: Visitor, phone: Visitor) -> None:
        first = (await desk.found("liars-dice", YOU, BOT, start=True))["table"]["id"]
        before = desk.cookie
        assert (await enter(desk, "Ann", create=True)).json()["account"] == "Ann"
        second = (await phone.found("liars-dice", YOU, BOT, start=True))["table"]["id"]
        old = phone.cookie
        assert (await enter(phone, " ann ")).json()["account"] == "Ann"
        assert phone.cookie != old, "who logs in gets a token that nobody knew before"
        for device in (desk, phone):
            mine = await device.get("/tables?show=mine")
            assert {table["id"] for table in mine["tables"]} == {first, second}
            chair = await device.sit_at(second)
            assert chair.state["seat"] == 0
            await chair.close()
        assert before == desk.cookie
        out = await phone.call("DELETE", "/account")
        assert out.status_code == 204
        assert "Max-Age=0" in out.headers["set-cookie"]
        phone.cookie = ""
        assert (await phone.get("/tables?show=mine"))["tables"] == []
        assert (await desk.get("/house"))["me"]["account"] == "Ann"

    run(server, work)


def test_a_token_is_worth_nothing_after_logging_out(server: ServerProcess) -> None:
    async def work(desk: Visitor, other: Visitor) -> None:
        await enter(desk, "Bea", create=True)
        other.cookie = desk.cookie
        await desk.call("DELETE", "/account")
        assert (await other.get("/house"))["me"] == {}

    run(server, work)


def test_wrong_passwords_and_unknown_names_are_refused_alike(server: ServerProcess) -> None:
    async def work(desk: Visitor, other: Visitor) -> None:
        await enter(desk, "Cleo", create=True)
        odd = ("Nobody", "x" * 5000, "\0", "", "a\u202eb", "' OR 1=1 --")
        answers = [await enter(other, "Cleo", "another lamp"), await enter(other, "Cleo", "")]
        answers += [await enter(other, "Cleo", RIGHT + "x"), await enter(other, "Cleo", "x" * 5000)]
        answers += [await enter(other, name) for name in odd]
        assert {answer.text for answer in answers} == {answers[0].text}
        assert {why(answer) for answer in answers} == {(403, "bad-account")}
        assert other.cookie == ""

    run(server, work)


def test_it_takes_as_long_for_names_that_are_not_there(server: ServerProcess) -> None:
    async def work(desk: Visitor, other: Visitor) -> None:
        await enter(desk, "Dora", create=True)
        times: dict[str, list[float]] = {"Dora": [], "Nobody": [], "x" * 50: []}
        for _ in range(4):
            for name in times:
                begun = time.perf_counter()
                await enter(other, name, "the wrong one")
                times[name].append(time.perf_counter() - begun)
        least = [min(each) for each in times.values()]
        middle = [statistics.median(each) for each in times.values()]
        apart = min(max(least) - min(least), max(middle) - min(middle))
        assert apart < 0.3 * max(middle) + 0.01, times

    run(server, work)


def test_three_thousand_passwords_are_known() -> None:
    known = known_passwords()
    assert len([password for password in known if len(password) >= 8]) >= 3000
    assert all(password == password.lower() and password.strip() for password in known)
    assert not [password for password in known if " " in password]  # no line of the licence


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("", "short-password"),
        ("1234567", "short-password"),
        ("x" * 201, "short-password"),
        ("password", "known-password"),
        ("PASSWORD1", "known-password"),
        ("12345678", "known-password"),
        ("qwertyuiop", "known-password"),
        ("GreyHoun", "known-password"),  # the last of three thousand
    ],
)
def test_passwords_that_are_not_taken(server: ServerProcess, password: str, reason: str) -> None:
    async def work(desk: Visitor, _: Visitor) -> None:
        answer = await enter(desk, "Eve", password, create=True)
        assert why(answer) == (422, reason)

    run(server, work)


@pytest.mark.parametrize("password", ["x" * 200, "ein Schloß am Fluß", "🎲" * 8, "a  b  c  d"])
def test_passwords_that_are_taken(server: ServerProcess, password: str) -> None:
    async def work(desk: Visitor, other: Visitor) -> None:
        name = f"Fay {len(password)} {ord(password[0])}"
        assert (await enter(desk, name, password, create=True)).status_code == 200
        assert (await enter(other, name, password)).status_code == 200

    run(server, work)


def test_names_are_taken_once_whatever_the_case_or_width(server: ServerProcess) -> None:
    async def work(desk: Visitor, other: Visitor) -> None:
        assert (await enter(desk, "Gwen", create=True)).status_code == 200
        for name in ("gwen", "GWEN", "  Gwen ", "Ｇｗｅｎ"):
            assert why(await enter(other, name, create=True)) == (409, "account-taken")
        assert why(await enter(desk, "Gwen the Second", create=True))[0] == 409

    run(server, work)


def test_logging_in_is_slowed_down(tmp_path: Path) -> None:
    async def work(desk: Visitor, other: Visitor) -> None:
        codes = [(await enter(desk, "Hal", "no password")).status_code for _ in range(8)]
        assert codes[:5] == [403] * 5
        assert set(codes[5:]) == {429}
        assert (await enter(other, "Ida", create=True)).status_code == 429

    with serving(f"sqlite:///{tmp_path}/tables.db", rates=1.0) as server:
        run(server, work)


def test_passwords_are_kept_as_argon2id_hashes_only(server: ServerProcess) -> None:
    async def work(desk: Visitor, _: Visitor) -> None:
        await enter(desk, "Jo", "canary lamp window", create=True)

    run(server, work)
    file = Path(server.database.removeprefix("sqlite:///"))
    kept = b"".join([each.read_bytes() for each in file.parent.glob(file.name + "*")])
    assert b"$argon2id$" in kept
    assert b"canary lamp" not in kept
    assert "canary lamp" not in server.said()
