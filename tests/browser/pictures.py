"""The pictures of the documentation: `python -m tests.browser.pictures` makes them anew.

One house, one person, random bots; WebP, small enough to lie beside the text."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from boardwright.games import REGISTRY
from tests.helpers.browser import FLAGS, chromium
from tests.helpers.house import serving
from tests.helpers.page import DESKTOP, PHONE, Complaints, Guest

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
LARGEST = 150_000  # bytes
SEATS = {"rune-age": 2}


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
    ada.page.get_by_role("button", name="Rematch").wait_for()
    ada.page.wait_for_timeout(20_000)  # the curve grows from its end
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


def tables(browser: Browser, url: str) -> None:
    for game in REGISTRY:
        ada = Guest(browser, url, Complaints(), "Ada", viewport=DESKTOP)
        ada.play(game, SEATS.get(game, 4))
        ada.play_on(14)
        ada.my_turn()
        take(ada, game)
        ada.context.close()
        if game == "keythedral":
            small = Guest(
                browser, url, Complaints(), "Ada", viewport=PHONE, has_touch=True, is_mobile=True
            )
            small.play(game, 4)
            small.play_on(14)
            small.my_turn()
            take(small, f"{game}-phone")
            small.context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        house(browser, server.url)
        tables(browser, server.url)
        browser.close()


if __name__ == "__main__":
    main()
