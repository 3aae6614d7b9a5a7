"""A hand card of Guilds of London: picked once, played by its tabs, sent as one gesture."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.test_boards import at
from tests.helpers.page import Guest


def lift(guest: Guest) -> None:
    """Pick the first card that may be moved with."""
    at(guest, "guilds-of-london")
    move = next(o for o in guest.state["choices"] if o["verb"] == "move")
    guest.page.locator(f'.own [data-act~="{move["do"]}"]').first.click()
    guest.page.get_by_role("menuitem", name="Move").wait_for()


def test_a_card_a_tab_and_a_tile_are_one_gesture(people: People) -> None:
    ada = people("Ada", confirm="always")
    lift(ada)
    page, seq = ada.page, ada.state["seq"]
    page.get_by_role("menuitem", name="Move").click()
    trail = page.get_by_role("list", name="Chosen so far")
    expect(trail).to_contain_text("from the Guildhall")
    expect(page.locator(".lifted .now")).to_have_text("Move")
    page.locator(".city [data-act]").first.dispatch_event("click")
    page.locator("[data-confirm]:enabled").click()
    ada.until_after(seq)
    assert [len(order["data"]["actions"]) for order in ada.line.orders("choose")] == [3]


def test_the_source_and_the_use_can_be_changed(people: People) -> None:
    ada = people("Ada", confirm="always")
    lift(ada)
    page = ada.page
    page.keyboard.press("m")
    page.locator(".trail button", has_text="from the Guildhall").click()
    expect(page.locator("[data-do]").first).to_contain_text("From")
    page.get_by_role("button", name="Hire", exact=True).click()
    expect(page.locator("[data-confirm]")).to_contain_text("Hire a man")
    page.keyboard.press("Escape")
    expect(page.locator(".lifted .now")).to_have_count(0)
    assert ada.line.orders("choose") == []


def test_the_players_stand_beside_the_city_where_there_is_room(ada: Guest) -> None:
    at(ada, "guilds-of-london")
    seats, city = ada.page.locator(".seats"), ada.page.locator(".city")
    for width, beside in ((1440, True), (1000, False)):
        ada.page.set_viewport_size({"width": width, "height": 900})
        ada.page.wait_for_timeout(100)
        one, other = seats.bounding_box(), city.bounding_box()
        assert one
        assert other
        assert (one["x"] + one["width"] <= other["x"]) == beside
