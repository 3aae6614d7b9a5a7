"""Several people at one table, each with a browser of their own; or two at one device."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from boardwright.games import REGISTRY
from tests.browser.conftest import People
from tests.helpers.page import BOT, YOU, Complaints, Guest

LINK = {"who": "link"}
SHORT = {"length": "short"}
# Chromium that is told to be offline keeps the sockets it has; a network that is gone does not.
CUT = """
window.WebSocket = class extends WebSocket {
  constructor(...given) { super(...given); window.cut = () => this.close(); }
};
"""


def sit_together(
    ada: Guest, bob: Guest, game: str = "liars-dice", *others: dict[str, str], **more: object
) -> str:
    """Ada opens a table, Bob comes by the link."""
    founded = ada.found(game, YOU, LINK, *others, **more)
    table: str = founded["table"]["id"]
    bob.join(next(link for link in founded["links"] if link["seat"] == 1))
    bob.at(table)
    ada.go(table)
    return table


def asked(*guests: Guest) -> Guest:
    """Whoever is asked."""
    guests[0].until(lambda: any(guest.mine() for guest in guests))
    found = next(guest for guest in guests if guest.mine())
    found.settle()
    return found


def test_two_people_play_a_whole_game_by_a_seat_link_and_talk(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    sit_together(ada, bob)
    ada.tab("Chat")
    ada.page.get_by_label("Message").fill("Good luck <b>Bob</b>")
    ada.page.keyboard.press("Enter")
    bob.tab("Chat")
    expect(bob.page.get_by_role("tabpanel")).to_contain_text("Good luck <b>Bob</b>")
    bob.page.get_by_label("Message").fill("You too")
    bob.page.get_by_role("button", name="Send").click()
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("You too")
    chooser = random.Random(3)
    for _ in range(200):
        ada.until(lambda: ada.mine() or bob.mine() or ada.state.get("over"))
        if ada.state.get("over"):
            break
        asked(ada, bob).choose(chooser)
    for guest in (ada, bob):
        guest.until(guest.is_over)
        expect(guest.page.get_by_role("heading", name="win", exact=False).first).to_be_visible()


def test_somebody_can_be_muted(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    sit_together(ada, bob)
    bob.tab("Chat")

    def sing(text: str) -> None:
        bob.page.get_by_label("Message").fill(text)
        bob.page.keyboard.press("Enter")
        expect(bob.page.get_by_role("tabpanel")).to_contain_text(text)

    sing("la la la")
    badge, pane = ada.page.locator(".unread"), ada.page.get_by_role("tabpanel")
    expect(badge).to_have_text("1")  # the very first line as well
    ada.tab("Chat")
    expect(pane).to_contain_text("la la la")
    ada.page.get_by_role("button", name="Mute Bob").click()
    expect(pane).not_to_contain_text("la la la")
    ada.tab("Log")
    sing("tra la")
    ada.page.wait_for_timeout(300)
    expect(badge).to_have_count(0)
    ada.tab("Chat")
    expect(pane).to_contain_text("Bob is muted")
    ada.page.reload()
    ada.tab("Chat")
    expect(pane).to_contain_text("Bob is muted")
    expect(pane).not_to_contain_text("la la")


def test_a_choice_made_offline_is_sent_once(people: People, complaints: Complaints) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    ada, bob = people("Ada", confirm="always"), people("Bob", confirm="always")
    for guest in (ada, bob):
        guest.context.add_init_script(CUT)
    sit_together(ada, bob, "keythedral", options=SHORT)
    one = asked(ada, bob)
    other = bob if one is ada else ada
    before = one.state["entries"]
    one.page.locator("[data-do]").first.click()
    one.context.set_offline(True)
    one.page.evaluate("cut()")
    one.page.locator("[data-confirm]").click()
    expect(one.page.get_by_role("alert")).to_contain_text("The line is down")
    expect(one.page.locator("[data-confirm]")).to_have_text("Will be sent")
    one.context.set_offline(False)
    one.until(lambda: one.state["entries"] == before + 1, 20)
    one.said("Sent.")
    other.until(lambda: other.state["entries"] == before + 1)
    expect(one.page.get_by_role("alert")).to_have_count(0)
    assert len({order["id"] for order in one.line.orders("choose")}) == 1


def test_two_tabs_of_one_seat_agree(people: People) -> None:
    ada = people("Ada")
    table = ada.play("world-without-end", 2)
    ada.my_turn()
    tab = ada.context.new_page()
    tab.goto(f"/t/{table}")
    for n in range(4):
        if not ada.my_turn():
            break
        ada.choose(random.Random(n))
        ada.my_turn()
        for choice in ada.state["choices"][:9]:
            expect(tab.locator(f'[data-do="{choice["do"]}"]')).to_be_attached()
        prompt = ada.state["question"]["text"]
        expect(tab.get_by_role("heading", name=prompt)).to_be_visible()
        assert board(ada.page) == board(tab)


def board(page: object) -> object:
    return page.evaluate(  # type: ignore[attr-defined]
        "[...document.querySelectorAll('main [data-spot], main [data-id]')].map((e) =>"
        " [e.dataset.spot, e.dataset.id, e.dataset.act])"
    )


def test_a_choice_that_came_too_late_is_refused_and_nothing_is_lost(people: People) -> None:
    ada = people("Ada", confirm="always")
    table = ada.play("keythedral", 2, options=SHORT)
    ada.my_turn()
    tab = ada.context.new_page()
    tab.goto(f"/t/{table}")
    tab.locator("[data-do]").first.click()
    ada.page.locator("[data-do]").last.click()
    ada.page.locator("[data-confirm]").click()
    expect(tab.locator(".toast")).to_contain_text("You moved elsewhere")
    expect(tab.locator("[data-do]").first).to_be_visible()


def test_going_back_beyond_the_barrier_needs_consent(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    sit_together(ada, bob)
    one = asked(ada, bob)
    other = bob if one is ada else ada
    entries = one.state["entries"]
    raises = [c for c in one.state["choices"] if c["verb"] != "doubt"]
    one.press(raises[0]["do"])
    other.my_turn()
    other.press(other.state["choices"][0]["do"])
    one.my_turn()
    assert not one.state.get("undo")  # the other one has answered
    one.tab("Log")
    lines = one.page.locator("#pane li.line > button")
    lines.first.click()  # the deal, before which there is nothing
    expect(one.page.get_by_role("button", name="Undo to here")).to_have_count(0)
    lines.nth(1).click()
    one.page.get_by_role("button", name="Undo to here").click()
    motion = other.page.get_by_role("alert").filter(has_text=f"{one.name} would like to take back")
    expect(motion).to_be_visible()
    motion.get_by_role("button", name="Refuse").click()
    expect(motion).to_have_count(0)
    one.page.get_by_role("button", name="Undo to here").click()
    motion.get_by_role("button", name="Agree").click()
    one.until(lambda: raises[0]["do"] in [choice["do"] for choice in one.state["choices"]])
    assert one.state["entries"] > entries  # the record keeps what was taken back
    other.until(lambda: not other.mine())


def test_a_game_is_stopped_when_all_agree(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    sit_together(ada, bob)
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("button", name="Propose to stop the game").click()
    bob.page.get_by_role("button", name="Agree").click()
    for guest in (ada, bob):
        expect(guest.page.get_by_role("heading", name="The game was stopped.")).to_be_visible()


def test_a_spectator_sees_what_all_may_see_and_can_do_nothing(people: People) -> None:
    ada, eve = people("Ada"), people("Eve")
    table = ada.play("guilds-of-london", 2)
    ada.my_turn()
    eve.go(table)
    page = eve.page
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(page.locator("[data-act], [data-do], [data-confirm]")).to_have_count(0)
    expect(ada.page.get_by_text("1 person watching")).to_be_visible()
    expect(page.get_by_role("heading", name=ada.state["question"]["text"])).to_be_visible()
    hand = [
        item["ref"]
        for zone in ada.state["scene"]["zones"]
        if zone.get("seat", -1) == ada.state["seat"] and zone["layout"] == "hand"
        for spot in zone["spots"]
        for item in spot.get("items", [])
    ]
    public = str(eve.state["scene"])
    assert hand
    assert not any(f"'{ref}'" in public for ref in hand)
    assert eve.page.locator(".own").count() == 0


@pytest.mark.parametrize("game", REGISTRY)
def test_a_spectator_follows_a_seat_and_sees_no_more_for_it(people: People, game: str) -> None:
    ada, eve = people("Ada"), people("Eve")
    table = ada.play(game, 3)
    ada.my_turn()
    eve.go(table)
    seat = eve.page.locator(".seats button").filter(has_text="Ada")
    seat.click()
    expect(seat).to_have_attribute("aria-pressed", "true")
    area = eve.page.get_by_role("region", name="Show what Ada has")
    expect(area).to_be_visible()
    expect(eve.page.locator("[data-act], [data-do], [data-confirm]")).to_have_count(0)
    seat.click()
    expect(seat).to_have_attribute("aria-pressed", "false")


def test_a_bot_plays_for_a_leaver_until_they_return(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    sit_together(ada, bob)
    bob.page.get_by_role("button", name="More", exact=True).click()
    bob.page.get_by_role("button", name="Leave for a while").click()
    expect(bob.page.get_by_text("You have left")).to_be_visible()
    expect(ada.page.locator(".seats li").filter(has_text="Bob")).to_contain_text("away")
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("button", name="Propose a bot for Bob").click()
    motion = bob.page.get_by_role("alert").filter(has_text="a bot to play for Bob")
    if motion.count():  # whoever is there is asked as well
        motion.get_by_role("button", name="Agree").click()
    ada.until(lambda: ada.state["seats"][1]["kind"] == "bot")
    ada.my_turn()  # the bot does not keep anybody waiting
    bob.page.get_by_role("button", name="Take your seat back").first.click()
    ada.until(lambda: ada.state["seats"][1]["kind"] == "person")
    expect(bob.page.get_by_text("You have left")).to_have_count(0)


def test_nothing_of_a_hand_is_in_the_page_before_the_curtain_opens(people: People) -> None:
    ada = people("Ada", confirm="never")
    page = ada.page
    founded = ada.found("liars-dice", YOU, {"who": "device", "name": "Walter"}, BOT, start=True)
    page.goto(f"/t/{founded['table']['id']}")
    curtain = page.locator(".curtain")
    shown: list[str] = []
    for _ in range(2):
        curtain.wait_for()
        assert page.locator("[data-id], [data-do], [data-spot]").count() == 0
        assert "Pass the device to" in curtain.inner_text()
        opener = page.get_by_role("button", name="I am")
        shown.append(opener.inner_text())
        opener.click()
        ada.until(ada.mine)
        ada.settle()
        page.locator("[data-do]").first.click()
    assert {text.removeprefix("I am ") for text in shown} == {"Ada", "Walter"}


def test_presence_is_shown(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    sit_together(ada, bob)
    seat = ada.page.locator(".seats li").filter(has_text="Bob")
    ada.until(lambda: "away" not in (seat.get_attribute("class") or ""), 5)
    bob.page.goto("/about")
    ada.until(lambda: "away" in (seat.get_attribute("class") or ""), 5)


def test_an_invitation_shows_the_table_and_the_seal_of_its_seed(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    founded = ada.found("keythedral", YOU, LINK, BOT, options=SHORT, shuffle=False)
    bob.page.goto(next(link for link in founded["links"] if link["seat"] == 1)["url"])
    card = bob.page.get_by_role("main")
    expect(card.locator("svg").first).to_be_visible()
    expect(card.get_by_role("list", name="Who else sits there")).to_contain_text("Ada")
    expect(card).to_contain_text("Length: short")
    assert card.locator("code").get_attribute("title") == founded["table"]["commit"]


def test_a_withdrawn_link_says_so(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    founded = ada.found("liars-dice", YOU, LINK)
    ada.page.goto(f"/t/{founded['table']['id']}")
    ada.call("DELETE", f"/tables/{founded['table']['id']}/links/1")
    bob.page.goto(founded["links"][0]["url"])
    expect(bob.page.get_by_role("link", name="To the lobby")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Sit down")).to_have_count(0)


def test_a_rematch_moves_the_seats_on(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    first = sit_together(ada, bob)
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("button", name="Propose to stop the game").click()
    bob.page.get_by_role("button", name="Agree").click()
    for guest in (ada, bob):
        guest.page.get_by_role("button", name="Rematch").click()
        guest.page.wait_for_url(lambda url: first not in url)
    ada.until(lambda: first != ada.line.table == bob.line.table)
    ada.until(lambda: "seat" in ada.state and "seat" in bob.state)
    assert [ada.state["seat"], bob.state["seat"]] == [1, 0]


def test_the_clock_runs_for_whoever_is_asked_from_the_first_question_on(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    sit_together(ada, bob, pace={"budget": 600, "increment": 10})
    one = asked(ada, bob)
    seats = one.page.get_by_role("list", name="At the table").get_by_role("listitem")
    clock = seats.filter(has_text=one.name).locator(".clock")
    expect(clock).to_be_visible()
    first = clock.inner_text()
    assert first.startswith(("10:", "9:"))
    one.until(lambda: clock.inner_text() != first, 5)
