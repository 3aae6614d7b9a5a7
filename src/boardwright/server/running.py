"""Running the house: the listening socket, logs, stopping, and changing over to a compiled build.

A process that gets SIGUSR1 finishes what it writes, sends its clients away for a moment, and
becomes the program that BOARDWRIGHT_NEXT names, on the same listening socket: connections made
meanwhile wait for it, and nothing is lost, for a table is only a reading of the log.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Any

import uvicorn

from boardwright.server.app import Settings, make_app

SOCKET = "BOARDWRIGHT_SOCKET"  # the listening socket's number, for the program that comes next
NEXT = "BOARDWRIGHT_NEXT"  # the Python that takes over
CLEANING = 600.0  # seconds between looks for circles of dead objects


class Structured(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        data = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "who": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False)


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(Structured())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    for talkative in ("uvicorn", "websockets"):  # they tell addresses, paths, even cookies
        logging.getLogger(talkative).setLevel(logging.WARNING)


def listen(host: str, port: int) -> socket.socket:
    """The listening socket: inherited from the program before, or a new one. Port 0 is any; the
    usual one, if it is taken, gives way to the next free."""
    if SOCKET in os.environ:
        return socket.socket(fileno=int(os.environ.pop(SOCKET)))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind((host, port))
    found.listen(1024)
    return found


class Server(uvicorn.Server):
    """uvicorn, told when it serves, and able to make room for another program."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.hand_over = False
        self.cleaning: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # what the house begins with stays
            gc.disable()
            loop = asyncio.get_running_loop()
            self.cleaning = loop.create_task(clean_up())
            if hasattr(signal, "SIGUSR1"):
                loop.add_signal_handler(signal.SIGUSR1, self.change_over)
            self.ready()

    def change_over(self) -> None:
        self.hand_over = True
        self.should_exit = True


async def clean_up() -> None:
    """Look for circles of dead objects, seldom: moves and tables leave next to none, and as a move
    replaces most of what its viewers see, the collector left to itself would look through nearly
    all tables every few seconds, a tenth of a second each time, with everybody waiting."""
    while True:
        await asyncio.sleep(CLEANING)
        gc.collect()


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to stop. The listening socket stays open for whoever takes over."""
    kept = listening.dup()
    config = uvicorn.Config(
        make_app(settings),
        ws="websockets-sansio",
        ws_max_size=64 << 10,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=25.0,
        log_config=None,
        access_log=False,  # addresses and paths are nobody's business
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=bool(settings.proxy),  # anybody else could pass for another address
        forwarded_allow_ips=settings.proxy,
    )
    server = Server(config, ready)
    server.run([listening])
    if server.hand_over:
        become_next(kept)


def become_next(listening: socket.socket) -> None:
    python = os.environ.pop(NEXT, sys.executable)
    os.set_inheritable(listening.fileno(), True)
    os.environ[SOCKET] = str(listening.fileno())
    script = os.path.join(os.path.dirname(python), "boardwright")
    os.execv(python, [python, script, *sys.argv[1:]])


def open_browser(url: str) -> bool:
    """Show the page, where there is a screen to show it on."""
    screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY")
    wayland = os.environ.get("WAYLAND_DISPLAY")
    if not (screen or wayland) or os.environ.get("BOARDWRIGHT_BROWSER") == "0":
        return False
    try:
        return webbrowser.open(url)
    except webbrowser.Error:
        return False


def settings_for(database: str, public_url: str, bot_workers: int, **more: Any) -> Settings:
    return Settings(database, public_url, bot_workers, **more)
