"""axe-core on every page in every look: nothing serious, nothing critical."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boardwright.games import REGISTRY
from tests.browser.conftest import People
from tests.helpers.missing import cannot_run
from tests.helpers.page import Guest

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LOOKS = ["paper", "night", "contrast"]
GRAVE = ("serious", "critical")


@cache
def axe_text() -> str:
    if not AXE.is_file():
        cannot_run("axe-core on the page", "web/node_modules is not there")
    return AXE.read_text("utf-8")


def findings(page: Page) -> list[Any]:
    """What axe finds grave; evaluated, for the page's policy lets no foreign script in."""
    page.evaluate(axe_text() + ";0")
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        (each["id"], [(node["target"], node["failureSummary"]) for node in each["nodes"][:3]])
        for each in found["violations"]
        if each["impact"] in GRAVE
    ]


def dress(guest: Guest, look: str) -> None:
    guest.page.evaluate("(look) => { document.documentElement.dataset.look = look; }", look)


@pytest.mark.parametrize(
    "path", ["/", "/new/rune-age", "/new/keythedral", "/tables", "/rules/keythedral", "/about"]
)
def test_the_house(ada: Guest, path: str) -> None:
    ada.found("liars-dice", {"who": "you"}, {"who": "anyone"}, listed=True)
    ada.page.goto(path)
    ada.page.wait_for_load_state("networkidle")
    for look in LOOKS:
        dress(ada, look)
        assert findings(ada.page) == [], look


@pytest.mark.parametrize("game", [*REGISTRY, "liars-dice"])
def test_a_table(ada: Guest, game: str) -> None:
    ada.play(game, 3)
    ada.play_on(4)
    ada.my_turn()
    for look in LOOKS:
        dress(ada, look)
        assert findings(ada.page) == [], look
    ada.page.get_by_role("button", name="Text view").click()
    assert findings(ada.page) == []


def test_a_table_on_a_phone(phone: Guest) -> None:
    phone.play("keythedral", 3)
    phone.my_turn()
    assert findings(phone.page) == []


def test_replay_end_and_statistics(ada: Guest) -> None:
    table = ada.play("liars-dice", 3)
    ada.rush(table)
    for path, there in [
        (f"/t/{table}", "Rematch"),
        (f"/t/{table}/replay", "Play on from here"),
        ("/statistics", "Save as CSV"),
    ]:
        ada.page.goto(path)
        expect(ada.page.get_by_role("button", name=there)).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        for look in LOOKS:
            dress(ada, look)
            assert findings(ada.page) == [], (path, look)


# axe reads colours that the system overrides; here they are read as they are painted.
FAINT = """() => {
  const light = (text) => { const [r, g, b, a = 1] = text.match(/[\\d.]+/g).map(Number);
    const [x, y, z] = [r, g, b].map((c) => (c /= 255) <= 0.04045 ? c / 12.92
      : ((c + 0.055) / 1.055) ** 2.4);
    return [0.2126 * x + 0.7152 * y + 0.0722 * z, a]; };
  const ground = (e) => { const [l, a] = light(getComputedStyle(e).backgroundColor);
    return a > 0.5 || !e.parentElement ? l : ground(e.parentElement); };
  return [...document.querySelectorAll('body *')].filter((e) => e.checkVisibility()
    && !e.closest('svg, [aria-disabled], :disabled')
    && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())).filter((e) => {
      const [a, b] = [light(getComputedStyle(e).color)[0], ground(e)].sort((x, y) => y - x);
      return (a + 0.05) / (b + 0.05) < 4.5; }).map((e) => e.outerHTML.slice(0, 120));
}"""


def test_forced_colours(people: People) -> None:
    """A system that sets the colours itself: text is read, and what may be chosen has a ring."""
    ada = people("Ada", forced_colors="active")
    for path in ("/", "/new/keythedral"):
        ada.page.goto(path)
        ada.page.wait_for_load_state("networkidle")
        assert ada.page.evaluate(FAINT) == [], path
    ada.play("keythedral", 2)
    ada.my_turn()
    assert ada.page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert ada.page.evaluate(FAINT) == []
    place = ada.page.locator("main [data-act]").first
    ring = place.locator(".ring").evaluate("(e) => getComputedStyle(e).stroke")
    system = ada.page.evaluate(
        "() => { const e = document.createElement('i'); e.style.color = 'Highlight';"
        " document.body.append(e); return getComputedStyle(e).color; }"
    )
    assert ring == system
    # Seats are told apart by shape alone.
    shapes = ada.page.locator(".seats .mark").evaluate_all(
        "(all) => all.map((e) => e.dataset.shape)"
    )
    assert len(set(shapes)) == len(shapes) == 2


@pytest.mark.parametrize("name", ["Settings", "guest", "Help and shortcuts"])
def test_dialogs(people: People, name: str) -> None:
    ada = people("Ada")
    ada.page.goto("/")
    ada.page.get_by_role("button", name=name).first.click()
    ada.page.get_by_role("dialog").wait_for()
    for look in LOOKS:
        dress(ada, look)
        assert findings(ada.page) == [], look
