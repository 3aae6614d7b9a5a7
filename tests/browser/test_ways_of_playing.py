"""Every game by mouse, by keyboard alone, by touch on a phone, also on the generic board; what is
marked is what may be done.

The suite plays the beginning of each and looks at 20 positions. `BOARDWRIGHT_WHOLE=1 ./bw test
tests/browser/test_ways_of_playing.py` plays them to their end and looks at 200."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

from boardwright.games import REGISTRY
from tests.helpers.page import Guest

WHOLE = bool(os.environ.get("BOARDWRIGHT_WHOLE"))
CHOICES = 3000 if WHOLE else 20
POSITIONS = 200 if WHOLE else 20
GAMES = [*REGISTRY]
BOARDS = [*[(game, "drawn") for game in GAMES], *[(game, "generic") for game in GAMES]]
Press = Callable[[Locator], None]


def played(guest: Guest, choose: Callable[[Guest, int], None]) -> None:
    """Choose till the end, which the page then shows; the suite leaves off before."""
    for n in range(CHOICES):
        if not guest.my_turn():
            assert n >= 15, "that was no game"
            guest.page.get_by_role("button", name="Rematch").wait_for()
            return
        seq = guest.state["seq"]
        choose(guest, n)
        guest.go_through(seq)
    assert not WHOLE, "the game does not end"


def by_key(guest: Guest, n: int) -> None:
    """A number for the first nine options; else arrows along the board, or words and Enter."""
    page, options = guest.page, guest.state["choices"]
    chooser = random.Random(n)
    page.keyboard.press("Escape")
    if n % 3 == 2 and walk(page, chooser):
        return
    if len(options) > 9 and n % 3 == 1:
        page.keyboard.press("/")
        page.keyboard.type(chooser.choice(options)["say"])
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        return
    page.keyboard.press(str(chooser.randint(1, min(9, len(options)))))


def walk(page: Page, chooser: random.Random) -> bool:
    """Go to a legal place by arrows and press Enter; a place with several options has a menu."""
    if not page.locator("[data-act]").count():
        return False
    for _ in range(chooser.randint(1, 4)):
        page.keyboard.press(chooser.choice(["ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"]))
    if not page.evaluate("document.activeElement.matches('[data-act]')"):
        return False
    page.keyboard.press("Enter")
    if page.get_by_role("menu").count():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    return True


def sit(guest: Guest, game: str, board: str) -> None:
    if board == "generic":
        guest.undraw()
    guest.play(game, 2)
    guest.my_turn()
    assert bool(guest.page.locator("main .board.drawn").count()) == (board == "drawn")


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_a_game_by_keyboard_alone(ada: Guest, game: str, board: str) -> None:
    sit(ada, game, board)
    played(ada, by_key)
    assert len(ada.line.orders("choose")) >= 15


def by_mouse(guest: Guest, n: int) -> None:
    """On the board whatever has a place there; the rest, and at times anything, in the panel."""
    chooser = random.Random(n)
    if n % 5 == 4 or not point(guest.page, chooser, Locator.click):
        by_button(guest.page, chooser, Locator.click)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_mouse(ada: Guest, game: str) -> None:
    ada.play(game, 2)
    played(ada, by_mouse)
    assert len(ada.line.orders("choose")) >= 15


def by_tap(guest: Guest, n: int) -> None:
    """Places on the board and buttons of the panel in turn."""
    chooser = random.Random(n)
    if n % 2 == 0 or not point(guest.page, chooser, Locator.tap):
        by_button(guest.page, chooser, Locator.tap)


def point(page: Page, chooser: random.Random, press: Press) -> bool:
    """Press a place on the board, and an entry of its menu if it has one; False if none was met."""
    places = page.locator("[data-act]")
    if not places.count():
        return False
    place = places.nth(chooser.randrange(places.count()))
    if not in_reach(place):
        return False
    press(place)
    menu = page.get_by_role("menu")
    if menu.count():
        entries = menu.get_by_role("menuitem")
        press(entries.nth(chooser.randrange(entries.count())))
    return True


def by_button(page: Page, chooser: random.Random, press: Press) -> None:
    options = page.locator("[data-do]")
    option = options.nth(chooser.randrange(options.count()))
    option.scroll_into_view_if_needed()
    press(option)


def in_reach(place: Locator) -> bool:
    """Bring a place into sight: whether a finger that aims at its middle meets it. Sides of two
    neighbours may lie on each other; the panel has both."""
    place.scroll_into_view_if_needed()
    met: bool = place.evaluate(
        "(e) => { const b = e.getBoundingClientRect();"
        " const at = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);"
        " return !!at && (e === at || e.contains(at)); }"
    )
    return met


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_a_game_by_touch_on_a_phone(phone: Guest, game: str, board: str) -> None:
    sit(phone, game, board)
    played(phone, by_tap)
    assert len(phone.line.orders("choose")) >= 15


def by_typing(guest: Guest, n: int) -> None:
    """What somebody does who hears the table: the notation of an option, and Enter."""
    field = guest.page.get_by_label("Type a move")
    field.fill(random.Random(n).choice(guest.state["choices"])["say"])
    field.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_typed_moves(ada: Guest, game: str) -> None:
    ada.play(game, 2)
    ada.page.get_by_role("button", name="Text view").click()
    played(ada, by_typing)
    assert len(ada.line.orders("choose")) >= 15


def marked(page: Page) -> set[int]:
    found: list[int] = page.evaluate(
        "[...document.querySelectorAll('[data-act]')].flatMap((e) =>"
        " e.dataset.act.split(' ').map(Number))"
    )
    return set(found)


@pytest.mark.parametrize("game", GAMES)
def test_exactly_the_legal_places_are_marked_and_nothing_else_reacts(ada: Guest, game: str) -> None:
    ada.play(game, 3)
    chooser = random.Random(game)
    for n in range(POSITIONS):
        if not ada.my_turn():
            ada.play(game, 3)  # another one
            ada.my_turn()
        options = ada.state["choices"]
        assert marked(ada.page) == {o["do"] for o in options if o.get("targets")}
        places = ada.page.evaluate(
            "[...document.querySelectorAll('[data-act]')].map((e) => e.dataset.id)"
        )
        assert set(places) <= {ref for o in options for ref in o.get("targets", [])}
        if n % 100 == 10:
            press_elsewhere(ada, chooser)
        ada.choose(chooser)


def has_weighed(guest: Guest) -> bool:
    """Whether the page has asked what the options that stand there cost and bring."""
    seq, options = guest.state["seq"], {option["do"] for option in guest.state["choices"]}
    asked = [order for order in guest.line.orders("weigh")[-1:] if order["seen"] == seq]
    return any(options.issuperset(order["data"]["of"]) for order in asked)


def press_elsewhere(guest: Guest, chooser: random.Random) -> None:
    """Twenty clicks on things that may not be chosen do nothing but ask why."""
    guest.until(lambda: has_weighed(guest))  # what the page asks for by itself
    sent = len([order for order in guest.line.sent if order["do"] not in ("ping", "why")])
    things = guest.page.locator("main [data-id]:not([data-act])").element_handles()
    for thing in chooser.sample(things, min(20, len(things))):
        thing.dispatch_event("click")
    assert len([o for o in guest.line.sent if o["do"] not in ("ping", "why")]) == sent
