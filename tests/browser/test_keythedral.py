"""Keythedral: paying by pointing at cubes, and bidding with a stepper."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.helpers.page import Guest
from tests.helpers.positions import Position, record_of

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
