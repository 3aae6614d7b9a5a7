"""What stands around the answers: headers, cookies, origins, sizes, and what the log keeps."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from boardwright.server.app import page_folder
from boardwright.server.guard import Limits, Origins, Rates
from tests.helpers.house import ServerProcess, serving
from tests.helpers.missing import cannot_run

# A house that has just begun may take its time on a busy machine.
get, post = partial(httpx.get, timeout=30), partial(httpx.post, timeout=30)
YOU, BOT = {"who": "you"}, {"who": "bot", "level": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("headers")
    with serving(f"sqlite:///{folder}/tables.db") as found:
        yield found


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> str:
    body = {"game": "liars-dice", "seats": [YOU, BOT], "start": True}
    answer = post(f"{server.url}/api/tables", json=body, headers={"origin": server.url})
    return str(answer.json()["table"]["id"])


PLACES = ["/api/house", "/api/nothing", "/api/tables/none", "/openapi.json", "/healthz", "/metrics"]


@pytest.mark.parametrize("path", PLACES)
def test_every_answer_has_the_headers(server: ServerProcess, path: str) -> None:
    headers = get(server.url + path).headers
    parts = [part.split() for part in headers["content-security-policy"].split(";")]
    policy = {part[0]: part[1:] for part in parts}
    assert policy["default-src"] == ["'none'"]
    assert policy["frame-ancestors"] == ["'none'"]
    assert policy["base-uri"] == ["'none'"]
    sources = {source for values in policy.values() for source in values}
    assert sources <= {"'self'", "'none'", "data:", "blob:"}, "no inline code, no foreign hosts"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == ["'self'"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


def test_answers_of_the_api_are_not_kept_by_anybody_between(server: ServerProcess) -> None:
    assert get(f"{server.url}/api/house").headers["cache-control"] == "no-store"
    refused = get(f"{server.url}/api/tables/none")
    assert refused.headers["cache-control"] == "no-store"


class Outside(HTMLParser):
    """What a page takes from elsewhere, or holds within."""

    def __init__(self) -> None:
        super().__init__()
        self.inline: list[str] = []
        self.taken: list[str] = []
        self.script = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.script = tag in ("script", "style") and "src" not in named
        self.inline += [name for name in named if name.startswith("on") or name == "style"]
        if tag != "a":
            self.taken += [str(named[key]) for key in ("src", "href") if key in named]

    def handle_data(self, data: str) -> None:
        if self.script and data.strip():
            self.inline.append(data)
        self.script = False


def test_the_page_holds_no_code_and_takes_nothing_from_elsewhere(server: ServerProcess) -> None:
    if page_folder() is None:
        cannot_run("the built page", "web/dist is not there: npm run build")
    answer = get(server.url + "/")
    assert answer.status_code == 200
    assert "content-security-policy" in answer.headers
    page = Outside()
    page.feed(answer.text)
    assert page.inline == []
    assert page.taken != []
    assert [place for place in page.taken if re.match(r"\w+:|//", place)] == []
    for place in page.taken:
        assert get(server.url + place).status_code == 200


# Cookies.


def cookie_of(url: str, **headers: str) -> str:
    answer = httpx.put(f"{url}/api/me", json={"name": "Ann"}, headers={"origin": url, **headers})
    return str(answer.headers.get("set-cookie", ""))


def test_the_cookie_is_for_this_host_and_no_script(server: ServerProcess) -> None:
    name, *attributes = [part.strip() for part in cookie_of(server.url).split(";")]
    assert re.fullmatch(r"__Host-boardwright=[\w-]{43}", name), "256 bits"
    assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= set(attributes)
    assert not any(each.lower().startswith("domain") for each in attributes)


def test_a_known_person_gets_no_other_cookie(server: ServerProcess) -> None:
    cookie = cookie_of(server.url).partition(";")[0]
    assert cookie_of(server.url, cookie=cookie) == ""


def test_a_cookie_is_not_taken_from_whoever_makes_one_up(server: ServerProcess) -> None:
    for made_up in ("", "x", "x" * 43, "x" * 5000, "'; DROP TABLE people", "\u00e9"):
        sent = f"__Host-boardwright={made_up}".encode("latin-1")
        answer = get(f"{server.url}/api/house", headers={b"cookie": sent})
        assert answer.status_code == 200
        assert answer.json()["me"] == {}


def test_looking_changes_nothing(server: ServerProcess) -> None:
    for path in ("/api/house", "/api/tables", "/api/statistics"):
        assert "set-cookie" not in get(server.url + path).headers


def test_a_house_on_a_network_without_encryption_says_so_by_its_cookie() -> None:
    assert "Secure" not in Origins("http://house.example").set_cookie("t")
    assert not Origins("http://house.example").cookie.startswith("__Host-")
    assert Origins("https://house.example").cookie == "__Host-boardwright"


# Origins.

FOREIGN = [
    "https://evil.example",
    "null",
    "",
    "http://localhost",
    "http://localhost:1",
    "https://localhost:{port}",
    "http://localhost:{port}.evil.example",
    "http://localhost:{port}@evil.example",
    "http://evil.example/http://localhost:{port}",
    "http://localhost.evil.example:{port}",
    "http://LOCALHOST:{port}",
    "http://xlocalhost:{port}",
    "http://localhost:{port}/",
    "http://localhost:{port} http://evil.example",
    "localhost:{port}",
    "http://[::1",
    "http://\u0131ocalhost:{port}",
    "javascript:alert(1)",
]


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_unsafe_requests_from_elsewhere_are_refused(
    server: ServerProcess, origin: str, method: str
) -> None:
    path = {"POST": "/api/tables", "PUT": "/api/me", "DELETE": "/api/account"}[method]
    headers = {b"origin": origin.format(port=server.port).encode()}
    answer = httpx.request(method, server.url + path, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["faults"][0]["why"] == "origin"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("site", [None, "cross-site", "same-site", "none", "nonsense"])
def test_without_an_origin_the_site_must_be_the_same(
    server: ServerProcess, site: str | None
) -> None:
    headers = {"sec-fetch-site": site} if site else {}
    answer = httpx.put(f"{server.url}/api/me", json={"name": "Eve"}, headers=headers)
    assert answer.status_code == 403
    ours = {"sec-fetch-site": "same-origin"}
    assert httpx.put(f"{server.url}/api/me", json={}, headers=ours).status_code == 200


def handshake(server: ServerProcess, table: str, headers: dict[str, str], **more: Any) -> int:
    """The status of an attempt to open a socket."""

    async def attempt() -> int:
        address = f"ws://localhost:{server.port}/api/tables/{table}/socket"
        try:
            async with connect(address, additional_headers=headers, **more) as line:
                assert line.response is not None
                return line.response.status_code
        except InvalidStatus as refused:
            return refused.response.status_code

    return asyncio.run(attempt())


@pytest.mark.parametrize("origin", [None, *FOREIGN])
def test_sockets_from_elsewhere_are_refused(
    server: ServerProcess, table: str, origin: str | None
) -> None:
    headers = {} if origin is None else {"Origin": origin.format(port=server.port)}
    if origin is not None and not origin.isascii():
        headers = {"Origin": origin.format(port=server.port).encode("utf-8").decode("latin-1")}
    assert handshake(server, table, headers) == 403


def test_sockets_of_our_own_pages_open(server: ServerProcess, table: str) -> None:
    for host in ("localhost", "127.0.0.1"):
        headers = {"Origin": f"http://{host}:{server.port}"}
        assert handshake(server, table, headers) == 101


def test_sockets_are_not_compressed(server: ServerProcess, table: str) -> None:
    """Chat beside secrets in one compressed stream would let one guess the secrets."""

    async def look() -> None:
        address = f"ws://localhost:{server.port}/api/tables/{table}/socket"
        headers = {"Origin": server.url}
        async with connect(address, additional_headers=headers, compression="deflate") as line:
            assert line.response is not None
            assert "sec-websocket-extensions" not in line.response.headers
            assert "server" not in line.response.headers
            assert line.protocol.extensions == []

    asyncio.run(look())


# Sizes and kinds of bodies.


def test_only_json_is_read(server: ServerProcess) -> None:
    origin = {"origin": server.url}
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        headers = {**origin, "content-type": kind}
        put = httpx.put(f"{server.url}/api/me", content=b'{"name":"Eve"}', headers=headers)
        assert put.status_code == 415
        parts = iter([b'{"name":', b'"Eve"}'])
        chunked = httpx.put(f"{server.url}/api/me", content=parts, headers=headers)
        assert chunked.status_code == 415


def test_chunked_json_is_read(server: ServerProcess) -> None:
    headers = {"origin": server.url, "content-type": "application/json"}
    parts = iter([b'{"name":', b'"Eve"}'])
    answer = httpx.put(f"{server.url}/api/me", content=parts, headers=headers)
    assert answer.json()["name"] == "Eve"


def test_large_bodies_are_refused(server: ServerProcess) -> None:
    headers = {"origin": server.url, "content-type": "application/json"}
    large = b'{"name":"' + b"x" * (3 << 20) + b'"}'
    answer = httpx.put(f"{server.url}/api/me", content=large, headers=headers)
    assert answer.status_code == 413
    parts = iter([large[at : at + 65536] for at in range(0, len(large), 65536)])
    chunked = httpx.put(f"{server.url}/api/me", content=parts, headers=headers)
    assert chunked.status_code == 413
    assert get(f"{server.url}/api/house").status_code == 200


def test_what_failed_and_who_asked_is_not_in_the_log(server: ServerProcess) -> None:
    cookie = cookie_of(server.url).partition(";")[0]
    headers = {"origin": server.url, "cookie": cookie}
    for body in ({"token": "canary-token-1"}, {"token": "canary-token-2", "x": 1}):
        post(f"{server.url}/api/join", json=body, headers=headers)
    get(f"{server.url}/api/tables/canary-token-3?token=canary-token-4", headers=headers)
    said = server.said()
    assert "canary-token" not in said
    assert cookie.partition("=")[2] not in said


# Rates.


def test_rates_allow_a_burst_and_then_so_many_a_second() -> None:
    rates = Rates(3, 2)
    assert [rates.allow("ann", 0.0) for _ in range(5)] == [True, True, True, False, False]
    assert rates.allow("bob", 0.0)
    assert [rates.allow("ann", 1.0) for _ in range(3)] == [True, True, False]
    assert [rates.allow("ann", 100.0) for _ in range(4)] == [True, True, True, False]


def test_rates_forget_whoever_did_not_come_for_longest() -> None:
    rates = Rates(1, 0, remembered=2)
    for key in ("ann", "bob", "cid"):
        assert rates.allow(key, 0.0)
    assert len(rates.buckets) == 2
    assert not rates.allow("cid", 0.0)


def test_the_limits_are_those_promised() -> None:
    limits = Limits()
    assert (limits.orders.burst, limits.orders.per_second) == (30, 10)
    assert (limits.sockets, limits.sockets_there) == (20, 100)
    assert (limits.openings.burst, limits.openings.per_second) == (60, 20)
    assert limits.tables.burst == 10
    assert limits.tables.per_second == pytest.approx(10 / 3600)
    assert limits.log_ins.burst == 5
    assert limits.log_ins.per_second == pytest.approx(5 / 60)
    assert limits.chat.per_second == pytest.approx(20 / 60)


def test_a_new_name_for_every_table_does_not_get_around_the_limit() -> None:
    limits = Limits()
    assert sum([limits.table(f"person {n}", "10.0.0.1") for n in range(500)]) == 100
    assert limits.table("another", "10.0.0.2")
