"""World Without End: the event card is turned by a table of what every rotation brings everyone."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.test_boards import at
from tests.helpers.measuring import box_of, missed, small_text
from tests.helpers.page import PHONE, Guest
from tests.helpers.positions import POSITIONS, record_of

GAME = "world-without-end"
SIDES = (("x", "width"), ("y", "height"))


def rotations(guest: Guest) -> list[dict[str, int]]:
    """What the scene says of each rotation."""
    zones: list[dict[str, Any]] = guest.state["scene"]["zones"]
    council = next(zone for zone in zones if zone["ref"] == "board:council")
    items = [item for spot in council["spots"] for item in spot.get("items", [])]
    return [item["figures"] for item in items if item["sort"] == "turn"]


def test_every_rotation_says_what_it_brings_everyone(people: People) -> None:
    ada = people("Ada", confirm="always")
    at(ada, GAME)
    table = ada.page.get_by_role("table", name="Rotation")
    expect(table.locator("thead th")).to_have_count(4)
    rows, told = table.locator("tbody tr"), rotations(ada)
    assert len(told) == rows.count() == 4
    for row, figures in zip(rows.all(), told, strict=True):
        gains = [key for key in figures if "-" in key]
        assert len(gains) == 4
        many = sorted(str(figures[key]) for key in gains if figures[key] > 1)
        cells = [text.split("\n")[0] for text in row.locator("td").all_inner_texts()]
        assert sorted(text[0] for text in cells if text[:1].isdigit()) == many
    rows.nth(1).get_by_role("button").click()
    expect(ada.page.locator("[data-confirm]")).to_contain_text("otation 1")
    expect(rows.nth(1)).to_have_class(re.compile(r"\bchosen\b"))
    expect(rows).to_have_count(4)
    assert ada.line.orders("choose") == []


def test_a_rotation_that_is_barred_says_why(people: People) -> None:
    ada = people("Ada", confirm="always")
    at(ada, GAME)
    barred = ada.page.get_by_role("table", name="Rotation").locator("tr.barred")
    expect(barred).to_have_count(1)
    barred.get_by_role("button").click()
    ada.said("E4.2.2")


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (820, 1180)])
def test_everything_can_be_read(ada: Guest, size: tuple[int, int]) -> None:
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    at(ada, GAME)
    assert small_text(ada.page) == []


@pytest.mark.parametrize("width", [360, 390])
def test_everything_can_be_read_and_met_on_a_phone(phone: Guest, width: int) -> None:
    phone.page.set_viewport_size({"width": width, "height": PHONE["height"]})
    at(phone, GAME)
    for view in phone.page.locator(".views button").all():
        view.tap()
        assert small_text(phone.page) == [], view.inner_text()
        assert missed(phone.page) == [], view.inner_text()
    buttons = phone.page.get_by_role("table", name="Rotation").get_by_role("button")
    assert all(box and box["height"] >= 44 for box in [b.bounding_box() for b in buttons.all()])


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_end_can_be_read(ada: Guest, size: tuple[int, int]) -> None:
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    whole = POSITIONS[GAME]._replace(choices=100_000)
    table = ada.call("POST", "/records", {"text": record_of(whole), "seat": whole.seat})["id"]
    ada.page.goto(f"/t/{table}")
    ada.page.get_by_role("button", name="Rematch").wait_for()
    assert small_text(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_who_watches_reads_the_duties_and_everybodys_council(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    table = at(ada, GAME)
    bob.page.goto(f"/t/{table}")
    expect(bob.page.locator(".duties")).to_contain_text("Duties")
    assert bob.page.locator(".duties text").count() == 3
    expect(bob.page.get_by_role("table", name="Rotation")).to_have_count(0)
    assert small_text(bob.page) == []


def test_a_hand_is_large_only_while_something_is_asked_of_it(phone: Guest) -> None:
    at(phone, GAME)
    card = phone.page.locator(".own .cards > .card").first
    assert box_of(card)["height"] < 40
    turn = next(option for option in phone.state["choices"] if option["verb"] == "turn")
    phone.press(turn["do"])
    phone.my_turn()
    phone.page.locator(".own .cards.brief").wait_for()
    assert box_of(card)["height"] >= 44
    hand, strip = (box_of(phone.page.locator(each)) for each in (".own .cards", ".own.sheet"))
    assert hand["y"] + hand["height"] <= strip["y"] + strip["height"]


def test_a_hand_of_six_says_what_its_cards_do_beside_the_rotations(ada: Guest) -> None:
    at(ada, GAME)
    cards = ada.page.locator(".own .cards > .card")
    expect(cards).to_have_count(6)
    boxes = [box_of(card) for card in cards.all()]
    for one, other in itertools.combinations(boxes, 2):
        apart = [abs(one[side] - other[side]) >= one[size] - 0.5 for side, size in SIDES]
        assert any(apart)
    expect(cards.filter(has_text="Grain")).to_contain_text("Take 1")


@pytest.mark.parametrize(("width", "choices"), [(390, 0), (360, 0), (390, 200)])
def test_what_a_favour_is_worth_stands_clear_of_its_neighbours(
    phone: Guest, width: int, choices: int
) -> None:
    phone.page.set_viewport_size({"width": width, "height": PHONE["height"]})
    record = record_of(POSITIONS[GAME]._replace(choices=choices))
    phone.call("PUT", "/me", {"name": "Ada"})
    phone.go(phone.call("POST", "/records", {"text": record, "seat": POSITIONS[GAME].seat})["id"])
    phone.page.get_by_role("button", name="Kingsbridge").tap()
    spaces = phone.page.locator("[data-spot^='favour:'] > .moves > [aria-hidden]")
    spaces = spaces.filter(has=phone.page.locator(".medal"))
    boxes = [[box_of(part) for part in each.locator(".medal, text").all()] for each in spaces.all()]
    assert len(boxes) >= 9
    for parts in boxes:
        medal, *rest = parts
        assert all(part["x"] >= medal["x"] + medal["width"] for part in rest)
