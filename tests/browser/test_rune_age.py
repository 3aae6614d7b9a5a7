"""Rune Age: paying from several sources, keeping and discarding in one gesture, a card dragged into
the line, a combat that fits every screen, and an end without points."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import People
from tests.helpers.measuring import small_text
from tests.helpers.page import DESKTOP, PHONE, Guest
from tests.helpers.positions import POSITIONS, Position, record_of

GREEDY, RANDOM = ("greedy", "greedy"), ("random", "random")
WAR = (("scenario", "runewars"),)
COINS = Position("rune-age", "pay-1", GREEDY, 18, 0, WAR)  # four Gold 1 and the Rune of Gold
SIEGE = Position("rune-age", "pay-0", GREEDY, 52)
KEEPING = Position("rune-age", "keep-6", GREEDY, 89)
ENDED = Position("rune-age", "end-2", RANDOM, 10_000, 0, (("scenario", "quest"),))
DISCARDING = Position("rune-age", "disc-6", RANDOM, 77)


def sit(guest: Guest, position: Position) -> int:
    """Sit down at a position; the state it is in."""
    record = {"text": record_of(position), "seat": position.seat}
    guest.call("PUT", "/me", {"name": "Ada"})
    guest.go(guest.call("POST", "/records", record)["id"])
    guest.my_turn()
    seq: int = guest.state["seq"]
    return seq


def moves(guest: Guest) -> list[int]:
    return [len(order["data"]["actions"]) for order in guest.line.orders("choose")]


def test_the_only_way_to_pay_is_filled_in(people: People) -> None:
    ada = people("Ada", confirm="always")
    seq = sit(ada, COINS)
    ada.page.locator('[data-id="pile:siege-engine"][data-act]').click()  # five gold, all there is
    expect(ada.page.locator("[data-confirm]")).to_be_enabled()
    expect(ada.page.locator(".purse svg").first).to_have_attribute("aria-label", "gold 0")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-gesture]")).to_have_count(0)
    ada.page.locator('[data-id="pile:siege-engine"][data-act]').click()
    expect(ada.page.locator("[data-confirm]")).to_be_enabled()
    ada.page.keyboard.press("Enter")
    ada.until_after(seq)
    assert moves(ada) == [5]
    ada.page.get_by_role("button", name="Undo").click()
    ada.until(lambda: len(ada.state["choices"]) > 2 and "buy siege-engine" in spoken(ada))


def spoken(guest: Guest) -> list[str]:
    return [option["say"] for option in guest.state["choices"]]


def test_what_leaves_least_over_is_proposed_and_can_be_changed(people: People) -> None:
    ada = people("Ada", confirm="always")
    seq = sit(ada, COINS)
    ada.page.locator('[data-id="pile:bowman"][data-act]').click()
    expect(ada.page.locator("[data-confirm]")).to_contain_text("Gold 1")
    expect(ada.page.locator(".purse .left").first).to_have_attribute("aria-label", "gold 3")
    ada.page.locator('.own [data-id="card:rune-gold"][data-act]').click()
    expect(ada.page.locator("[data-confirm]")).to_contain_text("Rune of Gold")
    ada.page.keyboard.press("Enter")
    ada.until_after(seq)
    assert moves(ada) == [3]


def point(guest: Guest, things: str) -> None:
    """Point at the first of these, and wait until the gesture goes on."""
    before = guest.gesture()
    guest.page.locator(f"{things}[data-act]").first.click()
    guest.until(lambda: guest.confirm().count() or guest.gesture() not in ("", before))


def test_all_cards_to_be_kept_are_one_gesture(people: People) -> None:
    ada = people("Ada", confirm="always")
    seq = sit(ada, KEEPING)
    keeps = {option["do"] for option in ada.state["choices"] if option["verb"] == "keep"}
    point(ada, '.own [data-id^="hand:"]')
    while not ada.confirm().count():  # what is kept, what it is paid with, what else is kept
        point(ada, ".own ")
    ada.confirm().click()
    ada.until_after(seq)
    [order] = ada.line.orders("choose")
    assert len([action for action in order["data"]["actions"] if action in keeps]) >= 2


def test_several_discards_are_one_gesture(people: People) -> None:
    ada = people("Ada", confirm="always")
    seq = sit(ada, DISCARDING)
    for _ in range(2):
        point(ada, '[data-id^="looked:"]')
    ada.page.locator("[data-do]").last.click()
    ada.page.locator("[data-confirm]:enabled").click()
    ada.until_after(seq)
    assert moves(ada) == [3]


def test_a_card_is_dragged_into_the_line(people: People) -> None:
    ada = people("Ada", confirm="always")
    sit(ada, SIEGE)
    expect(ada.page.locator(".battle [aria-current=step]")).to_contain_text("Assault")
    card = ada.page.locator('.own [data-id^="hand:"][data-act]').first
    card.drag_to(ada.page.locator(".battle"))
    expect(ada.page.locator("[data-confirm]")).to_contain_text("Foot Soldier")
    expect(ada.page.locator(".battle .was")).to_have_text("1 : 1")
    expect(ada.page.locator(".battle .then")).to_have_text("1 : 2")
    assert moves(ada) == [], "it is shown, as after a click"


def test_the_end_says_why_somebody_has_won(ada: Guest) -> None:
    ada.call("PUT", "/me", {"name": "Ada"})
    record = {"text": record_of(ENDED), "seat": ENDED.seat}
    ada.page.goto(f"/t/{ada.call('POST', '/records', record)['id']}")
    ada.page.get_by_role("button", name="Rematch").wait_for()
    prompt = ada.page.get_by_role("complementary").get_by_role("status").first
    expect(prompt).to_contain_text("You win.")
    expect(prompt).to_contain_text("The quest is decided.")
    sheet = ada.page.locator("section.sheet table").first
    expect(sheet.locator(".tie")).to_contain_text("Power")
    expect(sheet.locator(".decides")).to_contain_text("damage")
    expect(sheet.locator(".interest").first).to_contain_text("for interest")
    expect(sheet).not_to_contain_text("Points")
    course = ada.page.get_by_role("region", name="damage by round")
    course.get_by_text("The curve as a table").click()
    last = course.locator("tbody tr").last.locator("td")
    figures = ada.state["scene"]["figures"]
    told = [str(figures[f"course:damage:{seat}"]) for seat in range(2)]
    expect(last).to_have_text(told)


# The combat on every screen.

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
SMALL: ViewportSize = {"width": 360, "height": 740}


@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP, PHONE, SMALL])
def test_everything_written_can_be_read(people: People, screen: ViewportSize) -> None:
    ada = people("Ada", viewport=screen)
    for position in (POSITIONS["rune-age"], POSITIONS["rune-age-phone"]):
        sit(ada, position)
        assert small_text(ada.page) == []


@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP, PHONE])
def test_both_lines_of_a_combat_are_in_sight(people: People, screen: ViewportSize) -> None:
    ada = people("Ada", viewport=screen)
    sit(ada, POSITIONS["rune-age"])
    frame = ada.page.locator(".board").bounding_box()
    lines = [line.bounding_box() for line in ada.page.locator(".battle .line").all()]
    assert frame
    assert len(lines) == 2
    for line in lines:
        assert line
        assert line["y"] >= frame["y"] - 1
        assert line["y"] + line["height"] <= frame["y"] + frame["height"] + 1
        assert line["x"] + line["width"] <= frame["x"] + frame["width"] + 1
    cards = ada.page.locator(".battle .cards > span").evaluate_all(
        "(all) => all.map((e) => e.getBoundingClientRect().right)"
    )
    assert cards
    assert max(cards) <= screen["width"]


def test_cards_are_offered_with_what_they_come_to(ada: Guest) -> None:
    sit(ada, SIEGE)
    for option in ada.state["choices"]:
        label = ada.option(option["do"]).inner_text()
        assert " against " in label
        assert "the City holds" in label


def test_who_watches_a_combat_sees_the_map_and_has_nothing_to_do(people: People) -> None:
    ada = people("Ada")
    sit(ada, POSITIONS["rune-age"])
    eve = people("Eve", viewport=LAPTOP)
    eve.go(ada.line.table)
    expect(eve.page.locator(".battle .line")).to_have_count(2)
    expect(eve.page.locator(".board .map")).not_to_have_count(0)
    expect(eve.page.locator("[data-act], [data-do]")).to_have_count(0)


# The other players.

COUNCIL = POSITIONS["rune-age-phone"]
MIDDLING: ViewportSize = {"width": 1200, "height": 800}


def test_on_wide_pages_the_others_stand_beside_the_threats(ada: Guest) -> None:
    sit(ada, COUNCIL)
    expect(ada.page.locator(".seats li")).to_have_count(0)
    expect(ada.page.locator(".rival")).to_have_count(2)
    red = ada.page.locator("section", has=ada.page.locator(".rival")).filter(
        has=ada.page.locator('[data-id="card:realm-red"]')
    )
    expect(red.locator(".rival")).to_contain_text(ada.state["seats"][1]["name"])
    expect(red.locator("[data-act]")).to_have_attribute("data-id", "card:realm-red")
    expect(ada.page.locator('.map [data-id^="card:realm-"]')).to_have_count(0)
    red.locator(".rival").click()
    sheet = ada.page.get_by_role("region", name=ada.state["seats"][1]["name"]).last
    expect(sheet.locator('[data-id^="pile:"]')).not_to_have_count(0)
    sheet.get_by_role("button", name="Close").click()
    expect(ada.page.locator(".rival[aria-expanded=true]")).to_have_count(0)


def test_on_smaller_pages_they_stand_above_and_their_realms_on_the_map(people: People) -> None:
    ada = people("Ada", viewport=MIDDLING)
    sit(ada, COUNCIL)
    expect(ada.page.locator(".seats li")).to_have_count(3)
    expect(ada.page.locator(".rival")).to_have_count(0)
    expect(ada.page.locator('.map [data-id="card:realm-red"][data-act]')).to_have_count(1)


def test_on_a_phone_everything_stands_in_rows(phone: Guest) -> None:
    sit(phone, COUNCIL)
    tops = [
        phone.page.locator(part).first.evaluate("(e) => e.getBoundingClientRect().top")
        for part in (".realms", ".threats", ".map", ".shelf")
    ]
    assert tops == sorted(tops)


def test_who_besieges_me_is_named(ada: Guest) -> None:
    sit(ada, SIEGE)
    expect(ada.page.locator(".rival")).to_contain_text("attacks you")
