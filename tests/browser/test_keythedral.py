"""Keythedral: paying by pointing at cubes, bidding with a stepper, and a board that can be read on
every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from tests.browser.conftest import People
from tests.helpers.measuring import small_text
from tests.helpers.page import DESKTOP, PHONE, Guest
from tests.helpers.positions import POSITIONS, Position, record_of

MARKET = Position("keythedral", "market-0", ("random", "random"), 43)  # three timber, stone, food
AUCTION = Position("keythedral", "bid-2", ("random", "random"), 206)


def sit(guest: Guest, position: Position) -> None:
    record = {"text": record_of(position), "seat": position.seat}
    guest.call("PUT", "/me", {"name": "Ada"})
    guest.go(guest.call("POST", "/records", record)["id"])
    guest.my_turn()


def cube(guest: Guest, kind: str) -> Locator:
    return guest.page.locator(f'.own [data-id="cube:{kind}"]')


def stall(guest: Guest, kind: str) -> Locator:
    return guest.page.locator(f'main [data-spot="store:{kind}"] [data-act]')


def said(guest: Guest, move: str) -> int:
    found: int = next(o["do"] for o in guest.state["choices"] if o["say"] == move)
    return found


def test_a_craft_cube_is_paid_for_by_pointing_at_cubes(people: People) -> None:
    ada = people("Ada", confirm="always")
    sit(ada, MARKET)
    craft, seq = said(ada, "craft I"), ada.state["seq"]
    stall(ada, "I").dispatch_event("click")
    cube(ada, "T").and_(ada.page.locator("[data-act]")).click()
    row = ada.page.locator(".own .cube").first
    expect(row).to_contain_text("2 −1")
    assert not ada.confirm().count(), "half a price is no answer"
    cube(ada, "S").click()
    expect(ada.page.locator("[data-confirm]")).to_contain_text("1 timber + 1 stone")
    expect(row).to_contain_text("2 −1")
    ada.page.keyboard.press("Escape")  # one cube back
    cube(ada, "T").press("Enter")
    expect(ada.page.locator("[data-confirm]")).to_contain_text("2 timber")
    cube(ada, "T").press("Enter")
    ada.until_after(seq)
    [order] = ada.line.orders("choose")
    assert order["data"]["actions"][0] == craft
    assert len(order["data"]["actions"]) == 2


def test_the_cheapest_price_is_filled_in(people: People) -> None:
    ada = people("Ada", confirm="always")
    sit(ada, MARKET)
    stall(ada, "I").dispatch_event("click")
    cube(ada, "S").and_(ada.page.locator("[data-act]")).click()
    ada.page.get_by_role("button", name="Cheapest").click()
    expect(ada.page.locator("[data-confirm]")).to_contain_text("1 timber + 1 stone")
    for _ in range(3):  # one cube, the other, the stall
        ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-gesture]")).to_have_count(0)
    assert not ada.line.orders("choose")


def test_a_bid_is_stepped(people: People) -> None:
    ada = people("Ada", confirm="never")
    sit(ada, AUCTION)
    seq, three = ada.state["seq"], said(ada, "bid 3")
    stepper = ada.page.locator(".panel .amounts")
    expect(stepper.locator("output")).to_have_text("1")
    more = stepper.get_by_role("button", name="one more")
    more.click()
    expect(stepper.locator("output")).to_have_text("2")
    more.press("ArrowUp")
    expect(stepper.locator("output")).to_have_text("3")
    assert ada.state["seq"] == seq, "a number waits for a word"
    stepper.get_by_role("button", name="bid 3").click()
    ada.until_after(seq)
    assert ada.line.orders("choose")[-1]["data"]["actions"] == [three]


# The board on every screen.

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
SMALL: ViewportSize = {"width": 360, "height": 740}
TABLET: ViewportSize = {"width": 820, "height": 1180}
CODE = re.compile(r"\bB\d\d\b")


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found
    return found


def apart(one: FloatRect, other: FloatRect) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return min(across, down) < 1


def pitch(guest: Guest) -> float:
    """How far the middles of two fields are from each other, in pixels."""
    fields = [box(guest.page.locator(f'main [data-id="field:{x},0"]')) for x in (0, 1)]
    return fields[1]["x"] - fields[0]["x"]


def view(guest: Guest, name: str) -> Locator:
    """The button of a part of the board, where parts are shown one at a time."""
    return guest.page.locator(".views").get_by_role("button", name=re.compile(f"^{name}"))


@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP, TABLET, PHONE, SMALL])
def test_everything_written_can_be_read(people: People, screen: ViewportSize) -> None:
    ada = people("Ada", viewport=screen)
    sit(ada, POSITIONS["keythedral"])
    for part in ("", "Countryside", "Keythedral", "Keytown"):
        if part and (button := view(ada, part)).count():
            button.click()
        assert small_text(ada.page) == [], part


def test_options_and_log_name_cubes_and_not_codes(ada: Guest) -> None:
    sit(ada, POSITIONS["keythedral"])
    labels = [option["label"] for option in ada.state["choices"]]
    assert "buy the tile worth 10 points for 1 water + 1 ironwork + 1 stained glass" in labels
    told = ["".join(piece[0] for piece in line["pieces"]) for line in ada.state["log"]]
    assert any("buys the tile for" in line for line in told)
    assert [line for line in [*labels, *told] if CODE.search(line)] == []


def test_the_land_has_a_key_that_covers_nothing(people: People) -> None:
    ada = people("Ada", viewport=LAPTOP)
    sit(ada, POSITIONS["keythedral"])
    lines = [
        ada.page.locator("main text", has_text=text) for text in ("woods timber", "lake water")
    ]
    for line in lines:
        for field in ada.page.locator('main [data-id^="field:"]').all():
            assert apart(box(line), box(field))


def test_the_quilt_is_large_enough_for_fingers(people: People) -> None:
    phone = people("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    sit(phone, POSITIONS["keythedral-phone"])
    assert pitch(phone) >= 50
    legal = phone.page.locator('main [data-id^="field:"][data-act]').all()
    assert legal
    for button in phone.page.locator(".views button").all():
        assert all(apart(box(button), box(field)) for field in legal)
    sit(phone, POSITIONS["keythedral"])  # with as many options as the panel can hold
    view(phone, "Countryside").click()
    assert pitch(phone) >= 50


def test_where_a_window_may_be_bought_a_phone_begins_with_the_front(people: People) -> None:
    phone = people("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    sit(phone, POSITIONS["keythedral-phone"])
    expect(phone.page.locator('main [data-id="field:0,0"]')).to_be_visible()
    expect(view(phone, "Keythedral")).to_have_text("Keythedral 8/22")
    sit(phone, POSITIONS["keythedral"])
    expect(phone.page.locator('main [data-id="building:B26"][data-act]')).to_be_visible()
    expect(phone.page.locator('main [data-id="field:0,0"]')).to_have_count(0)


@pytest.mark.parametrize("screen", [PHONE, SMALL])
def test_cubes_and_laws_are_whole_on_a_phone(people: People, screen: ViewportSize) -> None:
    phone = people("Ada", viewport=screen, has_touch=True, is_mobile=True, confirm="always")
    sit(phone, POSITIONS["keythedral-phone"])
    law, strip = box(phone.page.locator(".own .law")), box(phone.page.locator(".own.sheet"))
    assert law["x"] + law["width"] <= strip["x"] + strip["width"]
    sit(phone, POSITIONS["keythedral"])
    view(phone, "Keytown").tap()
    stall(phone, "I").tap()
    legal = phone.page.locator(".own .cube [data-act]")
    expect(legal.first).to_be_visible()
    cubes = [box(each) for each in legal.all()]
    assert min(each["width"] for each in cubes) >= 36


def test_on_a_desk_ones_own_things_lie_in_one_row(ada: Guest) -> None:
    sit(ada, POSITIONS["keythedral"])
    law, cubes = box(ada.page.locator(".own .law")), box(ada.page.locator(".own .cubes"))
    assert law["y"] < cubes["y"] + cubes["height"] / 2


def test_a_marker_shows_whose_tiles_it_would_call(people: People) -> None:
    ada = people("Ada", confirm="always")
    ada.play("keythedral", 2)
    while ada.my_turn() and ada.state["choices"][0]["verb"] != "mark":
        ada.press(ada.state["choices"][0]["do"])
    expect(ada.page.locator("main .called")).to_have_count(0)
    ada.page.locator('main [data-id^="number:"][data-act]').first.click()
    expect(ada.page.locator("main .called").first).to_be_visible()


def test_windows_tell_who_bought_them_and_when(ada: Guest) -> None:
    sit(ada, POSITIONS["keythedral"])
    front = ada.page.locator("main .nave")
    expect(front.get_by_role("img", name="15/22 built")).to_have_count(1)
    expect(ada.page.locator(".buyer")).to_have_count(0)
    window = front.locator('[data-spot="space:1-1"] [data-id^="building:"]')
    assert re.match(
        r"Green, Round \d, Costs .*worth 4 points", window.get_attribute("aria-label") or ""
    )
    window.hover()
    expect(ada.page.locator(".buyer")).to_contain_text(re.compile(r"Green\s*Round \d"))
    window.click()
    ada.page.get_by_role("tab", name="Inspect").click()
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("worth 4 points")


@pytest.mark.parametrize("screen", [LAPTOP, PHONE])
def test_five_players_fit(people: People, screen: ViewportSize) -> None:
    ada = people("Ada", viewport=screen)
    ada.play("keythedral", 5)
    ada.my_turn()
    assert ada.page.locator(".seats li").count() == 5
    for card in ada.page.locator(".seats li").all():
        counts = [each for each in card.locator(".count").all() if each.is_visible()]
        assert len(counts) >= (5 if screen is LAPTOP else 2)
        edge = box(card)
        for count in counts:
            found = box(count)
            assert found["x"] + found["width"] <= edge["x"] + edge["width"]
            assert found["y"] + found["height"] <= edge["y"] + edge["height"]


def test_the_end_shows_the_land_on_a_phone(people: People) -> None:
    phone = people("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    phone.call("PUT", "/me", {"name": "Ada"})
    ended = POSITIONS["keythedral"]._replace(choices=100_000)
    record = {"text": record_of(ended), "seat": ended.seat}
    phone.page.goto(f"/t/{phone.call('POST', '/records', record)['id']}")
    phone.page.get_by_role("button", name="Rematch").wait_for()
    field = phone.page.locator('.end [data-id="field:0,0"]')
    expect(field).to_be_visible()
    found = box(field)
    assert found["width"] >= 44
    assert found["x"] + found["width"] <= PHONE["width"]
