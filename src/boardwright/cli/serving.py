"""Starting the house: for oneself in the browser, or for others on a network."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

from boardwright.kernel.game import BadInput

HERE = "127.0.0.1"
PORT = 8017


class Wish(NamedTuple):
    """What was asked for on the command line."""

    host: str = HERE
    port: int = PORT
    database: str | None = None
    workers: int = 1
    bots_workers: int = 1
    public_url: str | None = None
    log_level: str = "warning"
    rates: float = 1.0
    notices: tuple[str, str, str, str, bool] = ("", "", "", "", False)
    proxy: str = ""


def own_database() -> str:
    """The file where a person's own games are kept."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    folder = Path(base, "boardwright")
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def say(text: str) -> None:
    print(f"boardwright: {text}", file=sys.stderr, flush=True)


def play_in_browser(game: str | None, wishes: dict[str, Any]) -> int:
    """Serve on this machine and show the lobby, or a table of a game."""
    server = import_server()
    query = urlencode({key: value for key, value in wishes.items() if value is not None})
    path = f"/play/{game}" + (f"?{query}" if query else "") if game else "/"
    listening = free_socket(server, HERE, PORT)
    url = f"http://localhost:{listening.getsockname()[1]}"
    again = os.environ.pop("BOARDWRIGHT_SHOWN", "")

    def ready() -> None:
        os.environ["BOARDWRIGHT_SHOWN"] = "1"
        if again:
            say("compiled now: bots think faster from here on")
        elif server.open_browser(url + path):
            say(f"{url}{path} is open in your browser; Ctrl-C ends")
        else:
            say(f"open {url}{path} in a browser; Ctrl-C ends")

    server.log_to_stderr("warning")
    server.run(server.settings_for(own_database(), url, 1), listening, ready)
    return 0


def run_server(wish: Wish) -> int:
    server = import_server()
    database = wish.database or own_database()
    if wish.workers > 1 and not database.startswith("postgres"):
        raise BadInput("several workers need --database postgresql://…: SQLite has one writer")
    listening = server.listen(wish.host, wish.port)
    port = listening.getsockname()[1]
    name = "localhost" if wish.host in (HERE, "localhost", "::1") else wish.host
    url = wish.public_url or f"http://{name}:{port}"
    if wish.workers > 1 and "BOARDWRIGHT_WORKER" not in os.environ:
        return serve_with_many(wish.workers, listening, url)
    from boardwright.server.notices import Senders

    senders = Senders(*wish.notices)
    settings = server.settings_for(
        database, url, wish.bots_workers, limits=wish.rates, senders=senders, proxy=wish.proxy
    )
    server.log_to_stderr(wish.log_level)
    server.run(settings, listening, lambda: say(f"serving at {url}"))
    return 0


def serve_with_many(workers: int, listening: Any, url: str) -> int:
    """Several processes on one listening socket; one that dies is started again. SIGUSR1 makes
    each of them become the next program."""
    os.set_inheritable(listening.fileno(), True)
    env = {**os.environ, "BOARDWRIGHT_WORKER": "1", "BOARDWRIGHT_SOCKET": str(listening.fileno())}
    command = [sys.executable, "-m", "boardwright", *sys.argv[1:], "--public-url", url]

    def start() -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, env=env, pass_fds=(listening.fileno(),))

    children = [start() for _ in range(workers)]
    stopping = False

    def stop(*_: Any) -> None:
        nonlocal stopping
        stopping = True
        for child in children:
            child.terminate()

    def change_over(*_: Any) -> None:
        command[0] = os.environ.get("BOARDWRIGHT_NEXT", command[0])
        for child in children:
            child.send_signal(signal.SIGUSR1)

    if hasattr(signal, "SIGUSR1"):
        signal.signal(signal.SIGUSR1, change_over)
    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    while not stopping:
        for n, child in enumerate(children):
            if child.poll() is not None and not stopping:
                say(f"process {child.pid} ended with {child.returncode}; another takes its place")
                children[n] = start()
        time.sleep(0.5)
    for child in children:
        child.wait()
    return 0


def free_socket(server: Any, host: str, port: int) -> Any:
    """The usual port, or any other if it is taken."""
    try:
        return server.listen(host, port)
    except OSError:
        return server.listen(host, 0)


def import_server() -> Any:
    gc.disable()  # what is loaded here stays: looking through it would only hold up the start
    try:
        from boardwright.server import running
    except ModuleNotFoundError as missing:
        raise BadInput(
            f"the server needs {missing.name}: install boardwright[server], or play with --terminal"
        ) from None
    return running


def back_up(file: Path, database: str | None) -> int:
    import_server()
    from boardwright.store import Store, Unfit

    async def copy() -> None:
        store = await Store.open(database or own_database())
        try:
            await store.backup(file)
        finally:
            await store.close()

    try:
        asyncio.run(copy())
    except Unfit as problem:
        raise BadInput(str(problem)) from None
    say(f"copied to {file}")
    return 0
