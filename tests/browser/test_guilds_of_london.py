"""A hand card of Guilds of London: picked once, played by its tabs, sent as one gesture."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.test_boards import at
from tests.helpers.measuring import box_of, missed, small_text
from tests.helpers.page import Guest
from tests.helpers.positions import POSITIONS, Position, record_of

DROPPING = Position("guilds-of-london", "drop-2", ("random",) * 2, 141)  # two cards too many


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


def test_cards_that_are_dropped_are_one_gesture(people: People) -> None:
    ada = people("Ada", confirm="always")
    ada.call("PUT", "/me", {"name": "Ada"})
    ada.go(ada.call("POST", "/records", {"text": record_of(DROPPING), "seat": 0})["id"])
    ada.my_turn()
    seq = ada.state["seq"]
    cards = ada.page.locator(".own .hand [data-act]")
    cards.first.click()
    ada.page.get_by_role("list", name="Chosen so far").wait_for()
    cards.last.click()
    ada.page.locator("[data-confirm]:enabled").click()
    ada.until_after(seq)
    assert [len(order["data"]["actions"]) for order in ada.line.orders("choose")] == [2]


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


def test_an_open_guild_says_how_many_are_missing(ada: Guest) -> None:
    at(ada, "guilds-of-london")
    city = next(zone for zone in ada.state["scene"]["zones"] if zone["ref"] == "board:city")
    open_ones = [
        spot["items"][0]["figures"]
        for spot in city["spots"]
        if "needed" in (spot.get("items") or [{}])[0].get("figures", {})
    ]
    missing = [each["needed"] - each["pieces"] for each in open_ones]
    told = ada.page.locator(".city text.missing").all_text_contents()
    assert len(told) >= 3
    assert set(told) <= {f"{n} missing" for n in missing if n > 0}


def test_a_man_is_seen_to_walk_through_the_streets(people: People) -> None:
    ada = people("Ada", confirm="always")
    lift(ada)
    ada.page.get_by_role("menuitem", name="Move").click()
    expect(ada.page.locator(".trail")).to_contain_text("from the Guildhall")
    expect(ada.page.locator(".city .way")).to_have_count(0)
    ada.page.locator(".city [data-act]").first.dispatch_event("click")
    expect(ada.page.locator(".city .way:not(.under)")).to_have_count(1)


def test_two_digits_go_to_a_guild_and_one_takes_an_option(people: People) -> None:
    ada = people("Ada", confirm="always")
    lift(ada)
    page = ada.page
    page.get_by_role("menuitem", name="Move").click()
    expect(page.locator(".trail")).to_contain_text("from the Guildhall")
    place = page.locator(".city [data-act]").last
    place.wait_for()
    tile = next(
        spot["items"][0]["face"]
        for zone in ada.state["scene"]["zones"]
        if zone["ref"] == "board:city"
        for spot in zone["spots"]
        if spot["ref"] == place.get_attribute("data-id")
    )
    page.keyboard.type(f"{int(tile):02}")
    expect(place).to_be_focused()
    expect(page.locator("[data-confirm]")).to_be_disabled()
    page.keyboard.press("2")
    expect(page.locator("[data-confirm]")).to_be_enabled()
    expect(page.locator("[data-do]").nth(1)).to_have_class(re.compile("picked"))


def test_no_code_is_shown_where_a_card_is_meant(ada: Guest) -> None:
    at(ada, "guilds-of-london")
    said = [option["label"] for option in ada.state["choices"]]
    said += [part[0] for line in ada.state["log"] for part in line["pieces"]]
    assert len(said) > 100
    assert [text for text in said if re.search(r"\b[YBRGP]\d(\+[YBRGP])?\b", text)] == []


@pytest.mark.parametrize("width", [360, 390])
def test_everything_can_be_read_and_met_on_a_phone(phone: Guest, width: int) -> None:
    phone.page.set_viewport_size({"width": width, "height": 844})
    at(phone, "guilds-of-london")
    assert small_text(phone.page) == []
    assert missed(phone.page) == []


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (820, 1180)])
def test_everything_can_be_read(ada: Guest, size: tuple[int, int]) -> None:
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    at(ada, "guilds-of-london")
    assert small_text(ada.page) == []


def test_ones_own_counts_stand_in_order_with_their_words(ada: Guest) -> None:
    at(ada, "guilds-of-london")
    counts = ada.page.locator(".own .counts .count small")
    expect(counts).to_have_text(["hall", "supply", "neutral", "cards", "Mayoral", "Masters"])
    boxes = [box_of(count) for count in counts.all()]
    assert len({round(box["x"]) for box in boxes}) == 3
    assert len({round(box["y"]) for box in boxes}) == 2


def test_on_a_phone_what_comes_next_stands_above_the_city_beside_its_buttons(phone: Guest) -> None:
    at(phone, "guilds-of-london")
    city, button = (box_of(phone.page.locator(f".city .{each}")) for each in ("stage", "zoom"))
    assert button["y"] + button["height"] <= city["y"]
    drawn = box_of(phone.page.locator(".city svg .cobbles"))
    assert drawn["y"] - city["y"] < 24
    line = phone.page.locator(".guilds section.line")
    expect(line).to_contain_text("Tiles to come")
    assert box_of(line)["y"] <= button["y"]


@pytest.mark.parametrize("choices", [0, 340])
@pytest.mark.parametrize("width", [1280, 1440, 1920])
def test_the_buttons_of_the_city_stand_on_open_water(ada: Guest, choices: int, width: int) -> None:
    ada.page.set_viewport_size({"width": width, "height": 900})
    place = POSITIONS["guilds-of-london"]._replace(choices=choices)
    ada.call("PUT", "/me", {"name": "Ada"})
    ada.go(ada.call("POST", "/records", {"text": record_of(place), "seat": place.seat})["id"])
    ada.my_turn()
    button, river, ship, field = (
        box_of(ada.page.locator(f".city {each}"))
        for each in (".zoom", ".water", ".ship", "[data-id='place:plantation']")
    )
    assert button["y"] >= river["y"]
    assert button["y"] + button["height"] <= river["y"] + river["height"]
    assert ship["x"] + ship["width"] <= button["x"]
    assert button["x"] + button["width"] <= field["x"]
