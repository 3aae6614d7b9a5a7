"""The pictures of the documentation: `python -m tests.browser.pictures [GAME ...]` makes them anew,
all of them or those of some games.

Boards are shown at positions that are rebuilt from seeds (`tests/helpers/positions.py`); WebP,
small enough to lie beside the text."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from boardwright.games import REGISTRY
from tests.helpers.browser import FLAGS, chromium
from tests.helpers.house import serving
from tests.helpers.page import DESKTOP, PHONE, Complaints, Guest
from tests.helpers.positions import POSITIONS, Position, record_of

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
LARGEST = 120_000  # bytes
END = 100_000  # more choices than any game has


def take(guest: Guest, name: str) -> None:
    """A picture of what stands there, as good as fits."""
    guest.page.mouse.move(0, 0)
    guest.page.wait_for_timeout(700)
    wire = guest.context.new_cdp_session(guest.page)
    for quality in (85, 70, 55, 40):
        found = wire.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(found["data"])
        if len(picture) <= LARGEST:
            break
    (FOLDER / f"{name}.webp").write_bytes(picture)
    print(f"{name}.webp: {len(picture) >> 10} KiB", file=sys.stderr)


def house(browser: Browser, url: str) -> None:
    """Lobby, new table, end."""
    ada = Guest(browser, url, Complaints(), "Ada", viewport=DESKTOP)
    for game, choices in (("guilds-of-london", 6), ("world-without-end", 9)):
        ada.play(game, 4)
        ada.play_on(choices)
        ada.my_turn()
    table = ada.play("world-without-end", 4)
    ada.rush(table)
    ada.go(table)
    see_the_end(ada)
    take(ada, "end")
    usual = "{pace: 'calmly', confirm: 'final', look: 'paper'}"
    ada.page.evaluate(f"localStorage['boardwright.settings'] = JSON.stringify({usual})")
    ada.page.goto("/")
    ada.page.get_by_role("link", name="Take your turn").wait_for()
    take(ada, "lobby")
    ada.page.evaluate("document.documentElement.dataset.look = 'night'")
    take(ada, "lobby-dark")
    ada.page.set_viewport_size(PHONE)
    ada.page.evaluate("document.documentElement.dataset.look = 'paper'")
    take(ada, "lobby-phone")
    ada.page.set_viewport_size(DESKTOP)
    ada.page.goto("/new/rune-age")
    ada.page.wait_for_load_state("networkidle")
    take(ada, "new-table")
    ada.context.close()


def tables(browser: Browser, url: str, games: list[str]) -> None:
    """Every game at its beginning, in the middle and at its end, in all looks and on a phone."""
    for game in games:
        for moment, position in moments(game).items():
            record = record_of(position)
            name = f"{game}-{moment}"
            ada = seated(browser, url, position, record, viewport=DESKTOP)
            take(ada, name)
            ada.page.evaluate("document.documentElement.dataset.look = 'night'")
            take(ada, f"{name}-dark")
            ada.page.evaluate("document.documentElement.dataset.look = 'paper'")
            wire = ada.context.new_cdp_session(ada.page)
            wire.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
            take(ada, f"{name}-grey")
            ada.context.close()
            phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
            ada = seated(browser, url, position, record, **phone)
            take(ada, f"{name}-phone")
            ada.context.close()


def moments(game: str) -> dict[str, Position]:
    middle = POSITIONS[game]
    return {
        "set-up": middle._replace(choices=0),
        "middle": middle,
        "end": middle._replace(choices=END),
    }


def seated(browser: Browser, url: str, at: Position, record: str, **device: Any) -> Guest:
    """Somebody at a table with this position."""
    ada = Guest(
        browser, url, Complaints(), "Ada", look="paper", pace="at-once", confirm="always", **device
    )
    ada.call("PUT", "/me", {"name": "Ada"})
    table = ada.call("POST", "/records", {"text": record, "seat": at.seat})["id"]
    ada.page.goto(f"/t/{table}")
    if at.choices < END:
        ada.at(table)
        ada.until(lambda: ada.state)
        ada.my_turn()
    else:
        see_the_end(ada)
    return ada


def see_the_end(ada: Guest) -> None:
    """With the curve of everybody's chances, which takes the bots a while."""
    ada.page.get_by_role("button", name="Rematch").wait_for(timeout=60_000)
    ada.page.get_by_text("being worked out").wait_for(state="hidden", timeout=300_000)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        if not sys.argv[1:]:
            house(browser, server.url)
        tables(browser, server.url, sys.argv[1:] or [*REGISTRY])
        browser.close()


if __name__ == "__main__":
    main()
