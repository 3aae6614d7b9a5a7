"""Laying pieces in World Wonders: the ghost under the pointer, turning, and one gesture for buying
and laying."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from tests.browser.conftest import People
from tests.helpers.measuring import small_text
from tests.helpers.page import Guest
from tests.helpers.positions import POSITIONS, Position, record_of

OPTIONS = {"side": "A", "start_player": "1"}


def sit(guest: Guest, position: Position) -> None:
    """Sit down in the middle of a game."""
    guest.call("PUT", "/me", {"name": "Ada"})
    record = {"text": record_of(position), "seat": position.seat}
    guest.go(guest.call("POST", "/records", record)["id"])
    guest.my_turn()


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
    expect(page.locator("[data-confirm]")).to_contain_text(",1: ")
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


LAYING = POSITIONS["world-wonders"]  # a Library is in hand
FIVE = Position("world-wonders", "five-3", ("greedy",) * 5, 120)


def test_everybody_is_shown_once(ada: Guest) -> None:
    """Beside the map where the page is wide; else in cards above it."""
    sit(ada, LAYING)
    expect(ada.page.locator(".rival")).to_have_count(3)
    expect(ada.page.locator(".seats")).to_have_count(0)
    for seat in ada.state["seats"]:
        expect(ada.page.locator("header.bar li").filter(has_text=seat["name"])).to_be_visible()
    ada.page.set_viewport_size({"width": 1200, "height": 900})
    expect(ada.page.locator(".seats li")).to_have_count(4)


def test_every_place_says_what_it_would_change_in_points(people: People) -> None:
    ada = people("Ada", confirm="always")
    sit(ada, LAYING)
    page = ada.page
    seen = page.locator(".place .points").all_text_contents()
    assert seen
    assert all(re.fullmatch(r"[+−]\d+|0", text) for text in seen)
    options = page.locator("[data-do]").all_inner_texts()
    assert all(re.search(r"[+−±]\d+", text) for text in options)
    page.locator(".place:not(.later)").first.click()
    told = page.locator("[data-do].picked").inner_text()
    more = re.search(r": \+(\d+)", told)
    gains = page.get_by_role("list", name="What this changes for you")
    before, after = re.findall(r"points (\d+)\s*→\s*(\d+)", gains.inner_text())[0]
    assert int(after) - int(before) == (int(more[1]) if more else 0)


BUYING = LAYING._replace(choices=140)


def apart(one: FloatRect, other: FloatRect) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return min(across, down) < 1


def boxes(things: Locator) -> list[FloatRect]:
    found = [each.bounding_box() for each in things.all()]
    assert all(found)
    return [each for each in found if each]


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("position", [LAYING, BUYING, FIVE], ids=["laying", "buying", "five"])
def test_what_is_for_sale_is_large_and_covers_nothing(
    ada: Guest, size: tuple[int, int], position: Position
) -> None:
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(ada, position)
    market = ada.page.locator("section.market")
    assert market.evaluate("(e) => e.scrollWidth <= e.clientWidth")
    slots = boxes(market.locator(".lies"))
    pairs = [(one, other) for i, one in enumerate(slots) for other in slots[:i]]
    assert all(apart(one, other) for one, other in pairs)
    bar = market.locator('[data-id^="tile:S2"] svg').first.bounding_box()
    assert bar
    assert bar["width"] >= (3 * 17 if size[0] >= 1440 and position is not FIVE else 3 * 12)


MANY = Position("world-wonders", "mw-1", ("greedy", "greedy"), 128, options=(("mundo", "mode"),))
ALONE = Position("world-wonders", "solo-1", ("greedy",), 72)


def test_many_monuments_leave_the_tracks_theirs(ada: Guest) -> None:
    sit(ada, MANY)
    assert ada.page.locator(".own .wonders .tag").count() > 5
    [goods], [rest] = boxes(ada.page.locator(".own .goods")), boxes(ada.page.locator(".own .rest"))
    for step in boxes(ada.page.locator(".own .goods .step")):
        assert step["x"] + step["width"] <= goods["x"] + goods["width"] + 1
    assert apart(goods, rest)


def test_the_automaton_shows_its_cards_and_no_codes(ada: Guest) -> None:
    sit(ada, ALONE)
    automaton = ada.page.locator(".automaton")
    assert automaton.locator('[data-spot="used:solo"]').count() > 5
    assert re.findall(r"\ba\d\d\b", automaton.inner_text()) == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_what_a_place_brings_stands_beside_it_and_hides_no_ring(
    people: People, size: tuple[int, int]
) -> None:
    screen: ViewportSize = {"width": size[0], "height": size[1]}
    ada = people("Ada", viewport=screen, confirm="always")
    sit(ada, LAYING)
    page = ada.page
    page.locator(f'[data-do="{said(ada, "put 10,1 r270")}"]').dispatch_event("click")
    pill = page.locator(".pill")
    expect(pill).to_contain_text("+1+2+5 points")
    [label] = boxes(pill)
    [turn] = boxes(page.locator("g.turn"))
    rings = boxes(page.locator(".place :is(.ring, .disc)"))
    assert rings
    assert all(apart(label, other) for other in [*rings, turn])
    if size[0] < 700:
        expect(page.locator(".own .figures")).to_contain_text(re.compile(r"6\s*→\s*7"))


def said(guest: Guest, move: str) -> int:
    found: int = next(o["do"] for o in guest.state["choices"] if o["say"] == move)
    return found


def test_no_code_is_shown_where_a_name_is_meant(ada: Guest) -> None:
    sit(ada, LAYING)
    said = [option["label"] for option in ada.state["choices"]]
    said += [part[0] for line in ada.state["log"] for part in line["pieces"]]
    said += ada.page.locator("main").evaluate(
        "(e) => [...e.querySelectorAll('[aria-label]')].map((x) => x.ariaLabel)"
    )
    assert len(said) > 100
    assert [text for text in said if re.search(r"\b(S\d-[A-Z]{2}\d|[moax]\d\d|r\d+)\b", text)] == []


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_five_cities_are_in_sight(ada: Guest, size: tuple[int, int]) -> None:
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(ada, FIVE)
    rivals = [each.bounding_box() for each in ada.page.locator(".rival").all()]
    goals = ada.page.locator(".goals").bounding_box()
    main = ada.page.locator(".wonders").first.bounding_box()
    assert len(rivals) == 4
    assert goals
    assert main
    assert all(box and box["y"] + box["height"] <= goals["y"] for box in rivals)
    assert goals["y"] + goals["height"] <= main["y"] + main["height"] + 1
    market = ada.page.locator("section.market")
    assert market.evaluate("(e) => e.scrollWidth <= e.clientWidth")
    assert small_text(ada.page) == []


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_end_of_five_fits(ada: Guest, size: tuple[int, int]) -> None:
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    whole = FIVE._replace(choices=100_000)
    table = ada.call("POST", "/records", {"text": record_of(whole), "seat": whole.seat})["id"]
    ada.page.goto(f"/t/{table}")
    ada.page.get_by_role("button", name="Rematch").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    city = ada.page.locator("[data-colour] .stage").first
    inside = "(e) => e.clientWidth <= e.closest('.sheet').clientWidth"
    assert city.evaluate(inside)
    assert small_text(ada.page) == []


@pytest.mark.parametrize("width", [360, 390])
def test_places_are_gone_through_on_a_phone(people: People, width: int) -> None:
    size: ViewportSize = {"width": width, "height": 844}
    phone = people("Ada", viewport=size, has_touch=True, is_mobile=True, confirm="always")
    sit(phone, LAYING)
    page = phone.page
    here = page.locator(".walk .here")
    expect(here).to_be_disabled()
    for _ in range(2):
        page.get_by_role("button", name="Next place").tap()
    expect(here).to_contain_text("2/")
    expect(here).to_contain_text("points")
    expect(page.locator(".ghost.fits")).to_have_count(1)
    phone.until(lambda: not small_text(page))  # letters follow the map once it has its size
    here.tap()
    expect(page.locator("[data-confirm]")).to_be_enabled()
