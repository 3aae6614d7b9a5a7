"""What every drawn board does: all that lies on the table is on it, it is acted on directly, and
several questions are one gesture."""

from __future__ import annotations

import itertools
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.test_fitting import WAYS, greys, ratio
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
    name = ada.state["seats"][other]["name"]
    if missing(ada, other):
        ada.page.locator(".seats li > button, .rival").filter(has_text=name).click()
    assert missing(ada, other) == set()


def test_an_opponents_things_lie_over_the_board_which_keeps_its_place(ada: Guest) -> None:
    at(ada, "keythedral")
    board = ada.page.locator("main > .board")
    before = board.bounding_box()
    other = (ada.state["seat"] + 1) % len(ada.state["seats"])
    ada.page.locator(".seats li > button").nth(other).click()
    sheet = ada.page.locator(".shown.over")
    expect(sheet).to_be_visible()
    assert board.bounding_box() == before
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def test_of_my_own_things_only_what_i_gain_or_lose_is_foreseen(people: People) -> None:
    ada = people("Ada", confirm="always")
    at(ada, "world-without-end")
    ada.page.get_by_role("table", name="Rotation").locator("tbody tr").nth(2).get_by_role(
        "button"
    ).click()
    expect(ada.page.locator("[data-confirm]")).to_be_enabled()
    foreseen = ada.page.locator(".own .goods .forecast")
    expect(foreseen).to_have_count(1)  # others get wool and wood
    expect(foreseen).to_have_attribute("data-id", "good:go")


def test_on_a_phone_the_board_has_the_room_until_the_options_are_pulled_up(phone: Guest) -> None:
    at(phone, "keythedral")
    panel, handle = phone.page.locator(".side > .panel"), phone.page.locator(".handle button").first
    tall = phone.page.locator("main > .board").evaluate("(e) => e.clientHeight")
    assert panel.evaluate("(e) => e.clientHeight") < tall
    expect(handle).to_have_attribute("aria-expanded", "false")
    handle.tap()
    expect(handle).to_have_attribute("aria-expanded", "true")
    assert phone.page.locator("main > .board").evaluate("(e) => e.clientHeight") < tall


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


def test_options_say_what_they_cost_and_bring(people: People) -> None:
    ada = people("Ada", confirm="always")
    panel = ada.page.get_by_role("region", name="Options")
    at(ada, "rune-age")  # what lies in the line already takes the City
    expect(panel.get_by_role("button", name="Pass")).to_contain_text("+1 Tamalir")
    at(ada, "keythedral")
    fence = panel.get_by_role("button", name="Build a fence for 1 timber")
    expect(fence).not_to_contain_text("−1")  # its own words say it


def test_options_that_differ_in_a_few_words_stand_side_by_side(people: People) -> None:
    ada = people("Ada", confirm="always")
    at(ada, "world-wonders")
    panel = ada.page.get_by_role("region", name="Options")
    shared = panel.get_by_text("As printed, points at …")
    expect(shared).to_be_visible()
    chips = panel.locator(".chip")
    assert chips.count() == len(ada.state["choices"]) > 9
    labels = {str(choice["do"]): choice["label"] for choice in ada.state["choices"]}
    for chip in chips.all():
        label = labels[chip.get_attribute("data-do") or ""]
        expect(chip).to_have_accessible_name(re.compile(re.escape(label), re.IGNORECASE))
    rows = {round((chip.bounding_box() or {"y": 0})["y"]) for chip in chips.all()}
    assert len(rows) < chips.count()
    expect(chips.filter(has_text="+5").first).to_be_visible()
    expect(chips.filter(has_text="Library")).to_have_count(0)  # all of them lay it


def test_options_share_words_in_several_places_and_all_are_in_sight(people: People) -> None:
    ada = people("Ada", confirm="always")
    at(ada, "keythedral")
    panel = ada.page.get_by_role("region", name="Options")
    expect(panel.get_by_text("Buy one … for … basic cubes")).to_be_visible()
    gold = panel.get_by_role("button", name="Buy one gold for 4 basic cubes")
    expect(gold).to_have_class(re.compile("chip"))
    expect(panel.get_by_role("button", name="Pass", exact=True)).to_be_in_viewport(ratio=1)


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


def test_a_zoom_outlasts_moves_and_reloads(ada: Guest) -> None:
    at(ada, "keythedral")
    field = ada.page.locator('[data-id="field:-2,1"]')

    def width() -> float:
        box = field.bounding_box()
        assert box
        return box["width"]

    fitted = width()
    ada.page.get_by_role("button", name="Larger").click()
    larger = width()
    assert larger > fitted * 1.3
    ada.press(ada.state["choices"][0]["do"])
    assert width() > fitted * 1.3
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Fit")).to_be_visible()
    assert width() > fitted * 1.3
    ada.page.get_by_role("button", name="Fit").click()
    ada.page.reload()
    field.wait_for()
    expect(ada.page.get_by_role("button", name="Fit")).to_have_count(0)
    assert width() < fitted * 1.1


MISSED = """() => [...document.querySelectorAll('main [data-act]')].filter((place) => {
  place.scrollIntoView({ block: 'center', inline: 'center' });
  const { x, y, width, height } = place.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return !place.contains(met) || Math.min(width, height) < 44;
}).map((place) => place.dataset.id)"""


def test_without_a_drawing_a_finger_finds_every_side_of_a_plot(phone: Guest) -> None:
    """Several places share a cell of the generic board."""
    phone.undraw()
    at(phone, "keythedral")
    expect(phone.page.locator(".zone.grid").first).to_be_visible()  # the generic board
    fence = next(each for each in phone.state["choices"] if each["verb"] == "fence")
    phone.press(fence["do"])
    phone.my_turn()
    sides = [each for each in phone.state["choices"] if each["verb"] == "side"]
    assert len(sides) > 20
    assert phone.page.evaluate(MISSED) == []


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


# Seats under four ways of seeing.

ENOUGH = 20  # pixels: a tenth of the smallest mark
PLAIN = "none"  # seen by most


class Owners:
    """Tells a page that some things belong to another seat, as the server would."""

    def __init__(self, guest: Guest) -> None:
        self.things: dict[str, str] = {}  # by sort
        self.seat = -1
        guest.context.route_web_socket("**/socket*", self.listen)

    def listen(self, ours: WebSocketRoute) -> None:
        theirs = ours.connect_to_server()
        ours.on_message(theirs.send)
        theirs.on_message(lambda text: ours.send(self.given(str(text))))

    def given(self, text: str) -> str:
        frame = json.loads(text)
        for item in owned(frame):
            if self.seat >= 0 and item["ref"] == self.things.get(item["sort"]):
                item["seat"] = self.seat
        return json.dumps(frame)


def owned(frame: dict[str, Any]) -> list[dict[str, Any]]:
    """The things of a scene that belong to somebody."""
    return [
        item
        for zone in frame.get("scene", {}).get("zones", [])
        for spot in zone["spots"]
        for item in spot.get("items", [])
        if item.get("seat", -1) >= 0
    ]


def spectator_at(people: People, game: str) -> tuple[Guest, Owners]:
    """Somebody who watches: nothing on the board is theirs, so it is the same for every owner."""
    table = at(people("Ada"), game)
    eve = people("Eve")
    owners = Owners(eve)
    eve.go(table)
    eve.until(lambda: eve.state)
    eve.page.locator(".board [data-id]").first.wait_for(state="attached")
    return eve, owners


@pytest.mark.parametrize("game", GAMES)
def test_seats_are_told_apart_on_every_board(people: People, game: str) -> None:
    """One thing of every sort that belongs to somebody, drawn for one seat after the other, and the
    marks on the board: by their shape even where the colours look alike."""
    eve, owners = spectator_at(people, game)
    for item in owned(eve.state):
        if eve.page.locator(f'.board [data-id="{item["ref"]}"]').count():
            owners.things.setdefault(item["sort"], item["ref"])
    seen = [drawn_for(eve, owners, seat) for seat in range(len(eve.state["seats"]))]
    # What lies before its owner need not tell whose it is: it looks the same for some of them.
    for sort in owners.things:
        plain = [one[PLAIN, sort] for one in seen]
        if all(differing(*pair) for pair in itertools.combinations(plain, 2)):
            told_apart([{way: one[way, sort] for way in WAYS} for one in seen], sort)
    marks = marks_on(eve)
    assert marks or owners.things
    told_apart(marks, "mark")


def drawn_for(guest: Guest, owners: Owners, seat: int) -> dict[tuple[str, str], list[int]]:
    """The pixels of each thing as this seat's, by way of seeing and sort."""
    owners.seat = seat
    guest.page.reload()
    guest.page.locator(".board [data-id]").first.wait_for(state="attached")
    things = {
        sort: guest.page.locator(f'.board [data-id="{ref}"]').first
        for sort, ref in owners.things.items()
    }
    return {
        (way, sort): pixels
        for way in [PLAIN, *WAYS]
        for sort, pixels in pictures(guest, things, way).items()
    }


def marks_on(guest: Guest) -> list[dict[str, list[int]]]:
    """The pixels of one mark of each shape among those on the board, by way of seeing."""
    shapes = guest.page.locator(".board .mark[data-shape]").evaluate_all(
        "(all) => all.map((e) => e.dataset.shape)"
    )
    things = {
        shape: guest.page.locator(f'.board .mark[data-shape="{shape}"]').first
        for shape in sorted(set(shapes))
    }
    taken = {way: pictures(guest, things, way) for way in WAYS}
    return [{way: taken[way][shape] for way in WAYS} for shape in things]


def pictures(guest: Guest, things: dict[str, Locator], way: str) -> dict[str, list[int]]:
    """The pixels of some things in a way of seeing."""
    wire = guest.context.new_cdp_session(guest.page)
    wire.send("Emulation.setEmulatedVisionDeficiency", {"type": way})
    reader = guest.context.new_page()
    found = {name: greys(reader, thing.screenshot()) for name, thing in things.items()}
    reader.close()
    return found


def differing(one: list[int], other: list[int]) -> int:
    return sum(ratio(a, b) > 1.5 for a, b in zip(one, other, strict=False))


def told_apart(seen: list[dict[str, list[int]]], what: str) -> None:
    for way in WAYS:
        for i, one in enumerate(seen):
            for j, other in enumerate(seen[:i]):
                assert differing(one[way], other[way]) > ENOUGH, (what, way, i, j)
