"""What every drawn board does: all that lies on the table is on it, it is acted on directly, and
several questions are one gesture."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.helpers.page import Guest
from tests.helpers.positions import POSITIONS, record_of

GAMES = [name for name, position in POSITIONS.items() if name == position.game]


def at(guest: Guest, name: str) -> str:
    """Sit down at a position that is rebuilt from its seed."""
    position = POSITIONS[name]
    guest.call("PUT", "/me", {"name": "Ada"})
    record = {"text": record_of(position), "seat": position.seat}
    table: str = guest.call("POST", "/records", record)["id"]
    guest.go(table)
    guest.my_turn()
    return table


def refs_on(page: Page) -> set[str]:
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('main [data-id], main [data-spot]')].flatMap((e) =>"
        " [e.dataset.id, e.dataset.spot].filter(Boolean))"
    )
    return set(found)


def missing(guest: Guest, *owners: int) -> set[str]:
    """What lies open before these (nobody is -1) and is not on the page, neither by itself nor by
    the place it lies at. Marks are no components."""
    shown = refs_on(guest.page)
    return {
        item["ref"]
        for zone in guest.state["scene"]["zones"]
        if zone.get("seat", -1) in owners
        for spot in zone["spots"]
        for item in spot.get("items", [])
        if item.get("n", 1) > 0 and not {item["ref"], spot["ref"]} & shown
    }


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_on_the_table_is_on_the_page(ada: Guest, game: str) -> None:
    at(ada, game)
    assert missing(ada, -1, ada.state["seat"]) == set()


@pytest.mark.parametrize("game", GAMES)
def test_an_opponents_things_are_one_click_away(ada: Guest, game: str) -> None:
    at(ada, game)
    other = (ada.state["seat"] + 1) % len(ada.state["seats"])
    if missing(ada, other):
        ada.page.locator(".seats li > button").nth(other).click()
    assert missing(ada, other) == set()


def test_two_questions_are_one_gesture_and_undone_as_one(people: People) -> None:
    ada = people("Ada", confirm="always")
    at(ada, "keythedral")
    before = ada.state
    fence = next(o for o in before["choices"] if o["say"] == "fence")
    ada.page.locator(f'.own [data-act~="{fence["do"]}"]').first.click()
    expect(ada.page.locator(".prompt [role=status]")).to_contain_text("side")
    assert ada.state["seq"] == before["seq"], "nothing is sent before the gesture is whole"
    side = ada.page.locator('main [data-id^="side:"][data-act]').first
    side.dispatch_event("click")
    expect(ada.page.locator("[data-confirm]")).to_be_enabled()
    ada.page.locator("[data-confirm]").click()
    ada.until_after(before["seq"])
    sent = ada.line.orders("choose")[-1]["data"]["actions"]
    assert len(sent) == 2


def test_a_gesture_can_be_backed_out_of(people: People) -> None:
    ada = people("Ada", confirm="always")
    at(ada, "keythedral")
    asked = ada.page.locator(".prompt [role=status]").inner_text()
    fence = next(o for o in ada.state["choices"] if o["say"] == "fence")
    ada.option(fence["do"]).click()
    expect(ada.page.locator(".prompt [role=status]")).not_to_have_text(asked)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".prompt [role=status]")).to_have_text(asked)
    assert not ada.line.orders("choose")


def test_what_an_option_changes_is_shown_before_it_is_confirmed(people: People) -> None:
    ada = people("Ada", confirm="always")
    at(ada, "keythedral")
    ada.page.locator('[data-id="building:B26"][data-act]').click()
    gains = ada.page.get_by_role("list", name="What this changes for you")
    expect(gains).to_contain_text("water 2 → 1")
    expect(gains).to_contain_text("stained glass 1 → 0")


def test_a_click_on_what_may_not_be_taken_says_why(people: People) -> None:
    ada = people("Ada", confirm="always")
    at(ada, "keythedral")
    ada.page.locator('[data-id="building:B23"]').dispatch_event("click")
    ada.said("K4.3.A")


def test_a_board_is_zoomed_and_fitted(ada: Guest) -> None:
    at(ada, "keythedral")
    field = ada.page.locator('[data-id="field:-2,1"]')
    box = field.bounding_box()
    assert box
    field.hover()
    ada.page.mouse.wheel(0, -300)
    expect(ada.page.get_by_role("button", name="Fit")).to_be_visible()
    larger = field.bounding_box()
    assert larger
    assert larger["width"] > box["width"] * 1.1
    ada.page.get_by_role("button", name="Fit").click()
    again = field.bounding_box()
    assert again
    assert abs(again["width"] - box["width"]) < 1


def test_things_say_what_they_are_beside_the_pointer(ada: Guest) -> None:
    at(ada, "keythedral")
    ada.page.locator('[data-id="building:B23"]').hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("Building tile B23")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_show_icons_and_pieces(ada: Guest, game: str) -> None:
    ada.page.goto(f"/rules/{game}")
    ada.page.get_by_text("Icons and pieces").click()
    assert ada.page.locator("details svg").count() >= 20
    assert "[" not in ada.page.locator("details").inner_text()
