"""Laying pieces in World Wonders: the ghost under the pointer, turning, and one gesture for buying
and laying."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.helpers.page import Guest

OPTIONS = {"side": "A", "start_player": "1"}


def begin(guest: Guest) -> None:
    """Take up the starting road; nothing is sent yet."""
    guest.play("world-wonders", 2, options=OPTIONS)
    guest.my_turn()
    guest.page.locator('[data-id="start:yellow"]').click()
    guest.page.locator(".place").first.wait_for()


def test_buying_and_laying_are_one_gesture(people: People) -> None:
    ada = people("Ada", confirm="always")
    begin(ada)
    assert ada.line.orders("choose") == []
    ada.page.locator('.place[data-id="cell:yellow:5,3"]').click()
    ada.page.locator(".taken").wait_for(state="attached")
    seq = ada.state["seq"]
    ada.page.locator('.place[data-id="cell:yellow:5,3"]').click()
    ada.until_after(seq)
    assert [len(order["data"]["actions"]) for order in ada.line.orders("choose")] == [2]
    expect(ada.page.locator('[data-spot="map:yellow"][data-id="piece:long"]')).to_have_count(1)


def test_a_piece_is_turned_by_key_wheel_and_buttons(people: People) -> None:
    ada = people("Ada", confirm="always")
    begin(ada)
    page = ada.page
    rings = page.locator(".place .ring")
    upright = rings.count()
    assert upright == 12
    page.keyboard.press("r")
    expect(rings).to_have_count(9)
    page.keyboard.press("Shift+R")
    expect(rings).to_have_count(upright)
    page.locator('.place[data-id="cell:yellow:5,3"]').hover()
    page.mouse.wheel(0, 100)
    expect(rings).to_have_count(9)
    page.get_by_role("button", name="Turn clockwise", exact=True).click()
    expect(rings).to_have_count(upright)
    page.locator('.place[data-id="cell:yellow:5,3"]').click()
    page.locator(".taken").wait_for(state="attached")
    page.keyboard.press("r")  # where it lies: the nearest place in the other turn
    expect(page.locator("[data-confirm]")).to_contain_text(",1, ")
    assert ada.line.orders("choose") == []


def test_a_place_that_is_refused_says_why(people: People) -> None:
    ada = people("Ada", confirm="always")
    begin(ada)
    page = ada.page
    box = page.locator('.place[data-id="cell:yellow:3,3"]').bounding_box()
    assert box is not None
    x, y, space = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["height"]
    page.mouse.move(x, y)
    expect(page.locator(".ghost.fits")).to_have_count(1)
    page.mouse.move(x, y - 3 * space)
    expect(page.locator(".ghost:not(.fits)")).to_have_count(1)
    expect(page.locator(".why")).to_contain_text("next to a road")
    page.mouse.move(x, y + 2 * space)
    expect(page.locator(".why")).to_contain_text("beyond the edge")


def test_another_city_opens_in_the_boards_place(ada: Guest) -> None:
    ada.play("world-wonders", 2, options=OPTIONS)
    ada.my_turn()
    ada.page.locator(".rival").click()
    expect(ada.page.locator('main [data-id="map:white"]')).to_have_count(1)
    ada.page.get_by_role("button", name="Back to your city").click()
    expect(ada.page.locator('main [data-id="map:yellow"]')).to_have_count(1)
