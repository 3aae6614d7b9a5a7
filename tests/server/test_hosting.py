"""nginx as docs/hosting.md configures it, in front of two processes on PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.helpers.house import ServerProcess, Visitor, serving
from tests.helpers.missing import cannot_run
from tests.helpers.players import Notes, Player, check_log, gather_players

DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"
HOST = "play.example.org"
CERTIFICATES = f"/etc/letsencrypt/live/{HOST}"

# Around the file of the docs: where a nginx that is nobody's service keeps its things.
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
{user}
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/boardwright.conf;
}}
"""


def nginx() -> str:
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    if found is None:
        cannot_run("nginx in front of two processes", "there is no nginx; install nginx-light")
        raise AssertionError
    return found


def configuration() -> str:
    """The very one of the docs."""
    _, _, rest = DOCS.read_text("utf-8").partition("```nginx\n")
    return rest.partition("```")[0]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def make_certificate(folder: Path) -> ssl.SSLContext:
    """A certificate for this machine, and how a visitor comes to trust it."""
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-keyout", str(key), "-out", str(certificate), "-subj", "/CN=localhost"]
    command += ["-addext", "subjectAltName=DNS:localhost"]
    subprocess.run(command, check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(certificate))


@contextmanager
def running_nginx(folder: Path, places: dict[str, str]) -> Iterator[None]:
    """nginx with the file of the docs, in which only names, ports and paths are of this machine."""
    text = configuration()
    for there, here in places.items():
        assert there in text, f"docs/hosting.md no longer has {there}"
        text = text.replace(there, here)
    (folder / "boardwright.conf").write_text(text)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))
    command = [nginx(), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait(20)


def test_a_game_through_nginx_goes_on_when_a_process_dies(
    postgres_url: str, tmp_path: Path
) -> None:
    nginx()
    tls = make_certificate(tmp_path)
    plain, secure, ports = free_port(), free_port(), [free_port(), free_port()]
    url = f"https://localhost:{secure}"
    places = {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{secure} ssl;",
        "127.0.0.1:8017": f"127.0.0.1:{ports[0]}",
        "127.0.0.1:8018": f"127.0.0.1:{ports[1]}",
        CERTIFICATES: str(tmp_path),
        HOST: "localhost",
    }
    more = ("--public-url", url, "--proxy", "127.0.0.1")
    with (
        serving(postgres_url, *more, port=ports[0]) as one,
        serving(postgres_url, *more, port=ports[1]),
        running_nginx(tmp_path, places),
    ):
        notes = asyncio.run(play(url, tls, one))
        answer = httpx.get(f"http://localhost:{plain}/x", headers={"host": "localhost"})
        assert answer.status_code == 301
        assert answer.headers["location"] == "https://localhost/x"
        hidden = httpx.get(f"{url}/metrics", verify=tls)
        assert hidden.status_code == 404
        lobby = httpx.get(f"{url}/api/house", verify=tls)
        assert lobby.headers["strict-transport-security"].startswith("max-age=")
        asyncio.run(check_log(postgres_url, notes))
    logged = (tmp_path / "access.log").read_text()
    assert "/join" in logged
    assert "__Host-" not in logged


async def play(url: str, tls: ssl.SSLContext, one: ServerProcess) -> Notes:
    """Two people play on while one of the two processes dies and comes back."""
    notes = Notes()
    players = await gather_players([url], "keythedral", 2, ["random"], notes, tls)
    for player in players:
        assert "__Host-" in player.visitor.cookie
    playing = [asyncio.create_task(player.play()) for player in players]
    await made(notes, 12)
    one.kill()
    await made(notes, 24)
    await asyncio.to_thread(one.start)
    await made(notes, 30)
    notes.stopping = True
    await asyncio.gather(*playing)
    await end(players)
    return notes


async def made(notes: Notes, moves: int) -> None:
    until = time.monotonic() + 60
    while len(notes.moves) < moves:
        assert time.monotonic() < until, "it does not go on"
        await asyncio.sleep(0.02)


async def end(players: list[Player]) -> None:
    for player in players:
        await player.visitor.close()


@pytest.mark.parametrize("proxy", ["", "127.0.0.1", "192.0.2.1"])
def test_only_the_proxy_says_who_somebody_is(sqlite_url: str, proxy: str) -> None:
    """Limits count by address: whoever could choose theirs would have none."""

    async def ask(url: str) -> list[int]:
        visitor = Visitor(url)
        answers = [
            await visitor.http.get("/api/house", headers={"x-forwarded-for": f"198.51.100.{n}"})
            for n in range(120)
        ]
        await visitor.close()
        return [answer.status_code for answer in answers]

    with serving(sqlite_url, *(["--proxy", proxy] if proxy else []), rates=0.2) as server:
        codes = set(asyncio.run(ask(server.url)))
    assert codes == ({200} if proxy == "127.0.0.1" else {200, 429})
