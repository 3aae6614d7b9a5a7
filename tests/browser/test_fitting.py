"""The page on every screen: nothing scrolls sideways, fingers find their targets, large text fits,
nothing moves that should not, and what may be chosen shows without colour."""

from __future__ import annotations

import base64
import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from boardwright.games import REGISTRY
from tests.browser.conftest import People
from tests.helpers.page import BOT, DESKTOP, PHONE, YOU, Guest

GAMES = [*REGISTRY]
WIDTHS = [360, 390, 768, 1280, 1920]
HOUSE = ["/", "/new/rune-age", "/tables", "/statistics", "/rules/keythedral", "/about"]
FINGER = 44
LEAST = 3.0  # of the contrast of a mark

TARGETS = """() => [...document.querySelectorAll(
  'button, a[href], select, input:not([type=hidden]), summary')]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('[inert]')
    && !e.matches('p a, li a, .skip, input[type=radio], input[type=checkbox]')
    && getComputedStyle(e).pointerEvents !== 'none'
    // A row that answers as a whole.
    && getComputedStyle(e, '::after').position !== 'absolute')
  .map((e) => { const b = (e.closest('label') ?? e).getBoundingClientRect();
    return [e.outerHTML.slice(0, 120), Math.round(b.width), Math.round(b.height)]; })
  .filter(([, w, h]) => w > 1 && h > 1)"""


def too_small(guest: Guest) -> list[Any]:
    return [each for each in guest.page.evaluate(TARGETS) if min(each[1:]) < FINGER - 0.5]


def overflow(page: Page) -> int:
    found: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return found


def test_no_page_of_the_house_scrolls_sideways(ada: Guest) -> None:
    for path in HOUSE:
        ada.page.goto(path)
        ada.page.wait_for_load_state("networkidle")
        for width in WIDTHS:
            ada.page.set_viewport_size({"width": width, "height": 844})
            assert overflow(ada.page) <= 0, (path, width)


@pytest.mark.parametrize("game", GAMES)
def test_no_table_scrolls_sideways_and_the_prompt_is_in_sight(ada: Guest, game: str) -> None:
    ada.play(game, 3)
    ada.play_on(6)
    ada.my_turn()
    for width in WIDTHS:
        height = 844 if width < 700 else 720
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_timeout(50)
        assert overflow(ada.page) <= 0, width
        prompt = ada.page.locator(".prompt [role=status]")
        assert prompt.inner_text() == ada.state["question"]["text"]
        box = prompt.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height, width


@pytest.mark.parametrize("game", GAMES)
def test_targets_are_large_enough_for_fingers(phone: Guest, game: str) -> None:
    phone.play(game, 2)
    phone.play_on(5)
    phone.my_turn()
    assert too_small(phone) == []
    phone.page.get_by_role("button", name="Log, chat, rules").tap()
    for tab in ("Chat", "Inspect", "Log"):
        phone.tab(tab)
        assert too_small(phone) == [], tab


def test_targets_of_the_house_are_large_enough_for_fingers(phone: Guest) -> None:
    for path in ("/", "/new/keythedral", "/tables"):
        phone.page.goto(path)
        phone.page.wait_for_load_state("networkidle")
        assert too_small(phone) == [], path


def test_targets_of_replay_and_end_are_large_enough_for_fingers(phone: Guest) -> None:
    table = phone.play("liars-dice", 2)
    phone.rush(table)
    for path, there in ((f"/t/{table}", "Rematch"), (f"/t/{table}/replay", "Play on from here")):
        phone.page.goto(path)
        phone.page.get_by_role("button", name=there).wait_for()
        assert too_small(phone) == [], path
        assert overflow(phone.page) <= 0, path


@pytest.mark.parametrize("game", GAMES)
def test_text_at_twice_its_size_fits(ada: Guest, game: str) -> None:
    ada.play(game, 2)
    ada.my_turn()
    # What zooming to 200 % does to a window: half as many pixels for the same text.
    ada.page.set_viewport_size({"width": DESKTOP["width"] // 2, "height": DESKTOP["height"] // 2})
    ada.page.wait_for_timeout(50)
    assert overflow(ada.page) <= 0
    assert cut_off(ada.page) == []
    ada.page.set_viewport_size(DESKTOP)
    ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
    ada.page.wait_for_timeout(50)
    assert overflow(ada.page) <= 0


def cut_off(page: Page) -> list[str]:
    """Buttons and prompts whose text does not fit in them."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('.option, .deeds .button, .prompt h2')].filter((e) =>"
        " e.checkVisibility() && e.scrollWidth > e.clientWidth + 1).map((e) => e.innerText)"
    )
    return found


def test_reduced_motion_leaves_nothing_moving(people: People) -> None:
    for given in ({"reduced_motion": "reduce", "motion": True}, {"motion": False}):
        ada = people("Ada", **given)
        ada.play("keythedral", 2)
        ada.play_on(3)
        ada.my_turn()
        ada.page.locator("[data-do]").first.click()
        running = "document.getAnimations().filter((a) => a.playState === 'running').length"
        assert ada.page.evaluate(running) == 0


def test_moves_are_shown_within_400_ms(people: People) -> None:
    ada = people("Ada", motion=True)
    ada.play("keythedral", 2)
    ada.my_turn()
    longest = 0.0
    for _ in range(4):
        ada.press(ada.state["choices"][0]["do"])
        times: list[float] = ada.page.evaluate(
            "document.getAnimations().filter((a) => a.effect.getTiming().iterations === 1)"
            ".map((a) => a.effect.getComputedTiming().endTime)"
            ".filter((t) => t < 4000)"
        )
        longest = max([longest, *times])
        ada.my_turn()
    assert longest <= 400


# A large hand.


def test_a_hand_of_fifteen_can_be_read(people: People) -> None:
    """More cards than any game deals at once, told to the page as the server would."""
    ada = people("Ada", viewport={"width": 1280, "height": 800})

    def deal(text: str) -> str:
        frame = json.loads(text)
        for zone in frame.get("scene", {}).get("zones", []):
            if zone["layout"] == "hand" and zone.get("seat", -1) == frame["seat"]:
                cards = [item for spot in zone["spots"] for item in spot.get("items", [])]
                zone["spots"] = zone["spots"][:1]
                zone["spots"][0]["items"] = [
                    {**cards[n % len(cards)], "ref": f"{cards[n % len(cards)]['ref']}-{n}"}
                    for n in range(15)
                ]
        return json.dumps(frame)

    def listen(ours: WebSocketRoute) -> None:
        theirs = ours.connect_to_server()
        ours.on_message(theirs.send)
        theirs.on_message(lambda text: ours.send(deal(str(text))))

    ada.context.route_web_socket("**/socket*", listen)
    table = ada.found("guilds-of-london", YOU, BOT, start=True)["table"]["id"]
    ada.page.goto(f"/t/{table}")
    ada.page.locator("[data-do]").first.wait_for()
    cards = ada.page.locator(".own .item")
    for width, height in ((1280, 800), (390, 844)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_timeout(100)
        assert cards.count() >= 15
        found = cards.evaluate_all(
            "(all) => all.map((e) => { const b = e.getBoundingClientRect();"
            " return [b.x, b.y, b.right, b.bottom, parseFloat(getComputedStyle(e).fontSize)]; })"
        )
        assert all(size >= 12 for *_, size in found)
        assert overlapping([box[:4] for box in found]) == [], width
        assert overflow(ada.page) <= 0


def test_a_card_that_is_inspected_is_read_in_large_letters(people: People) -> None:
    """However small a card is drawn: on a desk by a click, on a phone by a long press."""
    for size in (DESKTOP, PHONE):
        ada = people("Ada", viewport=size)
        ada.play("guilds-of-london", 2)
        ada.my_turn()
        ada.page.locator(".own [data-id]").first.dispatch_event("contextmenu")
        told = ada.page.get_by_role("tabpanel").locator("article")
        expect(told.locator("p, dt").first).to_be_visible()
        sizes = told.locator("p:not(.small), dt, dd, li").evaluate_all(
            "(all) => all.map((e) => parseFloat(getComputedStyle(e).fontSize))"
        )
        assert sizes
        assert min(sizes) >= 16


def overlapping(boxes: list[list[float]]) -> list[tuple[int, int]]:
    return [
        (i, j)
        for i, a in enumerate(boxes)
        for j, b in enumerate(boxes[:i])
        if min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1
    ]


# Seats under four ways of seeing.

WAYS = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"]


@pytest.mark.parametrize("seats", ["usual", "apart"])
def test_seats_are_told_apart_by_everybody(people: People, seats: str) -> None:
    """Every two marks differ in a tenth of their pixels at least, by shape even where the colours
    look alike."""
    ada = people("Ada", seats=seats)
    ada.play("keythedral", 5)
    ada.my_turn()
    expect(ada.page.locator("html")).to_have_attribute("data-seats", seats)
    marks = ada.page.locator(".seats .mark")
    shapes = marks.evaluate_all("(all) => all.map((e) => e.dataset.shape)")
    assert len(set(shapes)) == len(shapes) == 5
    wire = ada.context.new_cdp_session(ada.page)
    reader = ada.context.new_page()
    for way in WAYS:
        wire.send("Emulation.setEmulatedVisionDeficiency", {"type": way})
        seen = [greys(reader, mark.screenshot()) for mark in marks.all()]
        for i, one in enumerate(seen):
            for other in seen[:i]:
                pairs = list(zip(one, other, strict=False))
                differ = sum(ratio(a, b) > 1.5 for a, b in pairs)
                assert differ > len(pairs) / 10, (way, shapes[i])


# What may be chosen, in grey.


@pytest.mark.parametrize("look", ["paper", "night", "contrast"])
@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_chosen_shows_in_grey(people: People, game: str, look: str) -> None:
    ada = people("Ada", look=look)
    ada.play(game, 2)
    ada.my_turn()
    while not ada.page.locator("main [data-act]").count():
        ada.choose(random.Random(1))
        ada.my_turn()
    page = ada.page
    place = page.locator("main [data-act]").first
    place.scroll_into_view_if_needed()
    page.mouse.move(0, 0)
    wire = ada.context.new_cdp_session(page)
    wire.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    box = place.bounding_box()
    assert box
    clip: Any = {
        "x": max(0, box["x"] - 4),
        "y": max(0, box["y"] - 4),
        "width": box["width"] + 8,
        "height": box["height"] + 8,
    }
    marked = page.screenshot(clip=clip)
    # The same place without its mark.
    place.evaluate("(e) => { e.classList.remove('legal', 'quiet'); }")
    plain = page.screenshot(clip=clip)
    reader = ada.context.new_page()
    assert contrast(greys(reader, marked), greys(reader, plain)) >= LEAST


def greys(page: Page, picture: bytes) -> list[int]:
    """The pixels of a picture, which is grey already."""
    found: list[int] = page.evaluate(
        """async (text) => {
          const picture = new Image();
          picture.src = 'data:image/png;base64,' + text;
          await picture.decode();
          const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          pen.drawImage(picture, 0, 0);
          const { data } = pen.getImageData(0, 0, picture.width, picture.height);
          return [...data].filter((_, i) => i % 4 === 1);
        }""",
        base64.b64encode(picture).decode(),
    )
    return found


def contrast(marked: list[int], plain: list[int]) -> float:
    """Of the pixels that a mark changes, against what was there before: the strongest but for a
    twentieth, so that no single pixel decides."""
    pairs = zip(marked, plain, strict=True)
    found = sorted([ratio(a, b) for a, b in pairs if a != b], reverse=True)
    assert len(found) > 40, "no mark is drawn"
    return found[len(found) // 20]


def ratio(a: int, b: int) -> float:
    low, high = sorted([luminance(a), luminance(b)])
    return (high + 0.05) / (low + 0.05)


def luminance(grey: int) -> float:
    share = grey / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)
