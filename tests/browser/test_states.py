"""States of a table: proposals, news, second thoughts, reasons, a rematch that waits, failures."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.test_together import asked, sit_together
from tests.helpers.house import ServerProcess
from tests.helpers.page import BOT, DESKTOP, YOU, Complaints, Guest

SHORT = {"length": "short"}
LATER = "(ms) => { const now = Date.now, here = performance.now.bind(performance);" + (
    " Date.now = () => now() + ms; performance.now = () => here() + ms; }"
)


def refs(scene: dict[str, Any]) -> list[str]:
    """Things of a scene that lie before nobody in particular."""
    return sorted(
        item["ref"]
        for zone in scene["zones"]
        if zone.get("seat", -1) < 0
        for spot in zone["spots"]
        for item in spot.get("items", [])
    )


# Proposals.


def test_a_proposal_shows_where_it_leads_and_who_agrees(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    table = sit_together(ada, bob, "keythedral", BOT, options=SHORT)
    for _ in range(4):
        one = asked(ada, bob)
        one.press(one.state["choices"][0]["do"])
    one = asked(ada, bob)
    other = bob if one is ada else ada
    other.page.locator("#pane li.line > button").nth(2).click()
    other.page.get_by_role("button", name="Undo to here").click()
    motion = one.page.get_by_role("alert").filter(has_text=f"{other.name} would like to take back")
    bot = one.state["seats"][2]["name"]
    votes = motion.locator(".votes li")
    expect(votes.filter(has_text=f"{one.name} is asked").locator("svg.free")).to_have_count(1)
    expect(votes.filter(has_text=f"{other.name} asks")).to_have_count(1)
    expect(votes.filter(has_text=f"{bot} agrees").locator("svg:not(.free)")).to_have_count(1)
    # Under the pointer lies what it would go back to, and nothing there can be chosen.
    about = one.state["motion"]["about"]
    seat = one.state["seat"]
    past = one.call("GET", f"/tables/{table}/past?at={about}&viewer={seat}")
    shown = "main .board [data-id]:not([data-act])"
    laid = f"[...document.querySelectorAll('{shown}')].map((e) => e.dataset.id)"
    now, then = refs(one.state["scene"]), refs(past["scene"])
    gone = sorted(set(now) - set(then))
    assert gone
    motion.hover()
    expect(one.page.locator("[data-act]")).to_have_count(0)
    assert not set(gone) & set(one.page.evaluate(laid))
    one.page.mouse.move(5, 5)
    one.until(lambda: set(gone) & set(one.page.evaluate(laid)))
    # Fingers and keys have a button for it.
    motion.get_by_role("button", name="Show it").press("Enter")
    expect(one.page.locator("[data-act]")).to_have_count(0)


def test_a_proposal_is_refused_with_a_word(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    sit_together(ada, bob)
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("button", name="Propose to stop the game").click()
    bob.page.get_by_label("A word with a refusal").fill("One more round!")
    bob.page.get_by_role("button", name="Refuse").click()
    ada.said("That was refused.")
    ada.tab("Chat")
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("One more round!")


def test_play_stops_for_whoever_proposes_and_goes_on_for_the_others(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    sit_together(ada, bob)
    one = asked(ada, bob)
    other = bob if one is ada else ada
    other.page.get_by_role("button", name="More", exact=True).click()
    other.page.get_by_role("button", name="Propose to stop the game").click()
    motion = one.page.get_by_role("alert").filter(has_text="would like to stop the game")
    expect(motion).to_be_visible()
    raises = [choice["do"] for choice in one.state["choices"] if choice["verb"] != "doubt"]
    one.press(raises[0])
    other.my_turn_comes()
    expect(motion).to_be_visible()
    expect(other.page.locator("[data-do]")).to_have_count(0)
    other.page.get_by_role("button", name="Withdraw it").click()
    expect(motion).to_have_count(0)
    other.press(other.state["choices"][0]["do"])


def test_another_pace_is_proposed_from_the_menu(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    sit_together(ada, bob)
    expect(ada.page.locator(".clock")).to_have_count(0)
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_label("Propose another pace").select_option(label="live, 10 min")
    motion = bob.page.get_by_role("alert").filter(
        has_text="would like to play on with live, 10 min"
    )
    motion.get_by_role("button", name="Agree").click()
    expect(ada.page.locator(".clock").first).to_be_visible()


# News.


def test_what_is_new_is_stepped_through_by_arrow_keys(ada: Guest) -> None:
    ada.play("keythedral", 3, options=SHORT)
    ada.play_on(6)
    ada.my_turn()
    news = ada.state["news"]
    ada.page.reload()  # as somebody who comes back
    ada.my_turn()
    page = ada.page
    lines = [line for line in ada.state["log"] if line["n"] > news]
    assert len(lines) > 2
    expect(page.locator("#pane li.line.new")).to_have_count(len(lines))
    on_board = {e for e in page.evaluate(BOARD) if e}
    named = {ref for line in lines for ref in named_in(line)} & on_board
    assert named
    assert {e for e in page.evaluate(TICKED) if e} >= named  # ochre ticks on return
    page.keyboard.press("l")
    stepped = 0
    for line in lines:
        page.keyboard.press("ArrowDown")
        text = "".join(piece[0] for piece in line["pieces"])
        expect(page.locator("#pane [aria-current=step]")).to_contain_text(text)
        for ref in set(named_in(line)) & on_board:
            expect(page.locator(f'main [data-id="{ref}"].marked').first).to_be_attached()
            stepped += 1
    assert stepped
    page.keyboard.press("ArrowUp")
    expect(page.locator(".digest")).to_contain_text(f"{len(lines) - 1} of {len(lines)}")
    ada.press(ada.state["choices"][0]["do"])  # the first move closes it
    expect(page.locator("#pane [aria-current=step]")).to_have_count(0)


BOARD = "[...document.querySelectorAll('main [data-id]')].map((e) => e.dataset.id)"
TICKED = "[...document.querySelectorAll('main [data-id].changed')].map((e) => e.dataset.id)"


def named_in(line: dict[str, Any]) -> list[str]:
    return [p[1] for p in line["pieces"] if len(p) > 1 and not p[1].startswith("seat:")]


# Choosing.


def test_a_turn_can_be_called_back_before_it_is_sent(people: People) -> None:
    ada = people("Ada", confirm="never", grace=3)
    ada.play("liars-dice", 2)
    ada.my_turn()
    page = ada.page
    confirm = page.locator("[data-confirm]")
    page.locator("[data-do]").first.click()
    expect(confirm).to_contain_text("Send now, else in")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(confirm).to_be_disabled()
    page.locator("[data-do]").first.click()
    expect(confirm).to_contain_text("Send now, else in")
    assert ada.line.orders("choose") == []
    ada.until(lambda: ada.line.orders("choose"), 6)
    assert len(ada.line.orders("choose")) == 1


def test_forced_choices_are_made_as_it_is_set(people: People) -> None:
    ada = people("Ada")
    ada.play("liars-dice", 2)
    ada.my_turn()
    page = ada.page
    for how, label in (("answer", "Made for me"), ("ask", "Asked"), ("pause", "Shown, then made")):
        seq = ada.state["seq"]
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_label(label).click()
        ada.until_after(seq)
        assert ada.state.get("forced", "answer") == how
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_label("Made for me").click()
    ada.until(lambda: ada.state.get("forced", "answer") == "answer")
    # Now no question with a single answer comes to the page.
    while ada.my_turn():
        assert len(ada.state["choices"]) > 1
        ada.press(ada.state["choices"][-1]["do"])


def test_what_cannot_be_had_says_why(ada: Guest) -> None:
    ada.play("rune-age", 2)
    ada.my_turn()
    page = ada.page
    for _ in range(12):
        page.get_by_text("What you cannot choose now").click()
        page.locator(".barred, details p").first.wait_for()
        expect(page.get_by_text("Looking")).to_have_count(0)
        if page.locator(".barred").count():
            break
        ada.press(ada.state["choices"][0]["do"])
        ada.my_turn()
    barred = page.locator(".barred > button")
    assert barred.count()
    offered = {choice["label"].lower() for choice in ada.state["choices"]}
    for button in barred.all():
        assert button.inner_text().lower() not in offered
        reason = page.locator(f"#{button.get_attribute('aria-describedby')}")
        assert len(reason.inner_text()) > 10
    entries = ada.state["entries"]
    barred.first.click(force=True)
    assert ada.state["entries"] == entries


def test_a_refused_piece_shakes_and_its_places_light_up(people: People) -> None:
    ada = people("Ada", motion=True)
    ada.play("keythedral", 2, options=SHORT)
    ada.my_turn()
    page = ada.page
    page.evaluate(
        "() => { window.shaken = []; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...given) {"
        " if (given[1] === 240) window.shaken.push(this.dataset.id ?? this.dataset.spot);"
        " return animate.apply(this, given); }; }"
    )
    page.keyboard.press("/")
    field = page.get_by_label("Type a move")
    field.fill("lay 0,0")  # where a field lies from the start
    field.press("Enter")
    expect(page.locator(".toast.refusal")).to_contain_text("There is already a field there.")
    assert page.evaluate("shaken") == ["field:0,0"]
    expect(page.locator('main [data-id="field:0,0"].marked')).to_be_attached()
    page.evaluate("() => { document.documentElement.dataset.motion = 'off'; }")
    field.press("Enter")
    page.wait_for_timeout(200)
    assert len(page.evaluate("shaken")) == 1, "not where nothing is to move"


def test_keys_are_changed_and_remembered(people: People) -> None:
    ada = people("Ada", confirm="always")
    ada.play("liars-dice", 2)
    ada.my_turn()
    page = ada.page
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keyboard shortcuts")
    plan = dialog.get_by_role("button", name="Plan: p. Change")
    plan.press("Enter")
    expect(plan).to_have_text("Press a key")
    page.keyboard.press("h")
    expect(dialog.get_by_role("status")).to_contain_text("h already means “Hint”")
    plan.press("Enter")
    page.keyboard.press("x")
    expect(dialog.get_by_role("button", name="Plan: x. Change")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.reload()
    ada.my_turn()
    page.keyboard.press("p")
    expect(page.get_by_role("region", name="Planned steps")).to_have_count(0)
    page.keyboard.press("x")
    expect(page.get_by_role("region", name="Planned steps")).to_be_visible()


# The frame.


def test_on_a_tablet_the_column_is_a_drawer_under_the_prompt(people: People) -> None:
    ada = people("Ada", viewport={"width": 900, "height": 800})
    ada.play("keythedral", 2, options=SHORT)
    ada.my_turn()
    page = ada.page
    board, prompt = page.locator("main"), page.locator(".prompt")
    options = page.get_by_role("region", name="Options")
    strip, middle = prompt.bounding_box(), board.bounding_box()
    assert strip
    assert middle
    assert strip["y"] + strip["height"] <= middle["y"] + 1
    expect(options).to_be_visible()
    toggle = page.get_by_role("button", name="options, log")
    toggle.click()
    expect(options).to_be_hidden()
    wide = board.bounding_box()
    assert wide
    assert wide["width"] > middle["width"] + 300
    toggle.click()
    expect(options).to_be_visible()


def test_a_bot_that_takes_its_time_fills_a_line(people: People) -> None:
    ada = people("Ada", motion=True)
    lines: list[WebSocketRoute] = []

    def listen(ours: WebSocketRoute) -> None:
        theirs = ours.connect_to_server()
        lines.append(ours)
        ours.on_message(theirs.send)
        theirs.on_message(lambda text: None if '"presence"' in str(text) else ours.send(text))

    ada.context.route_web_socket("**/socket*", listen)
    table = ada.found("liars-dice", YOU, BOT, start=True)["table"]["id"]
    ada.page.goto(f"/t/{table}")
    ada.page.locator("[data-do]").first.wait_for()
    frame = {"type": "presence", "here": [True, True], "watching": 0, "budget": 3.0}
    lines[-1].send(json.dumps({**frame, "thinking": 1}))
    lines[-1].send(json.dumps({**frame, "thinking": 1, "watching": 2}))
    expect(ada.page.get_by_text("2 people watching")).to_be_visible()
    expect(ada.page.locator(".seats .dots")).to_be_hidden()  # not the one who is asked
    lines[-1].send(json.dumps({**frame, "thinking": 0}))
    expect(ada.page.locator(".prompt")).to_contain_text("is thinking, for 3 s at most")
    expect(ada.page.locator(".seats .dots")).to_be_visible()
    filling = ada.page.locator(".fills").evaluate("(e) => e.getAnimations()[0].effect.getTiming()")
    assert (filling["delay"], filling["duration"]) == (2000, 4000)


def test_the_title_and_one_tick_say_that_it_is_ones_turn(people: People) -> None:
    ada, bob = people("Ada", sound=60), people("Bob", sound=60)
    ticks = "window.ticks = 0; window.AudioContext = class { state = 'running'; currentTime = 0;"
    ticks += " createOscillator() { window.ticks += 1; const p = { setValueAtTime() {},"
    ticks += " exponentialRampToValueAtTime() {} }; return { frequency: p, gain: p,"
    ticks += " connect: (x) => x, start() {}, stop() {} }; } createGain() {"
    ticks += " window.ticks -= 1; return this.createOscillator(); } };"
    for guest in (ada, bob):
        guest.context.add_init_script(ticks)
    sit_together(ada, bob)
    one = asked(ada, bob)
    other = bob if one is ada else ada
    expect(other.page).not_to_have_title("(1) Liar's Dice")
    one.press(next(c["do"] for c in one.state["choices"] if c["verb"] != "doubt"))
    asked(other)
    expect(other.page).to_have_title("(1) Liar's Dice")
    assert other.page.evaluate("ticks") == 1
    assert one.page.evaluate("ticks") == 0
    expect(one.page).to_have_title("Liar's Dice")


def test_a_table_that_is_kept_quiet_says_nothing(ada: Guest) -> None:
    table = ada.play("liars-dice", 2)
    ada.my_turn()
    expect(ada.page).to_have_title("(1) Liar's Dice")
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_label("No notices of this table").check()
    expect(ada.page).to_have_title("Liar's Dice")
    assert ada.call("GET", f"/tables/{table}")["table"]["quiet"]
    ada.page.reload()
    ada.my_turn()
    ada.page.get_by_role("button", name="More", exact=True).click()
    expect(ada.page.get_by_label("No notices of this table")).to_be_checked()
    ada.page.goto("/tables")
    expect(ada.page.get_by_text("Your turn").first).to_be_visible()  # it waits all the same
    expect(ada.page).not_to_have_title(re.compile(r"^\(1\)"))


def test_a_stumble_has_a_code_and_can_be_tried_again(ada: Guest, complaints: Complaints) -> None:
    complaints.expect("status of 500")
    table = ada.play("liars-dice", 2)
    fault = {"why": "stumbled", "text": "The house has stumbled. Report 1a2b3c4d."}

    def stumble(route: Route) -> None:
        route.fulfill(status=500, json={"faults": [fault]})

    ada.page.route(f"**/api/tables/{table}", stumble)
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="1a2b3c4d")).to_be_visible()
    ada.page.unroute(f"**/api/tables/{table}")
    ada.page.get_by_role("button", name="Try again").click()
    ada.my_turn()


def test_a_page_of_an_older_house_comes_anew(ada: Guest, complaints: Complaints) -> None:
    complaints.expect("status of 404")
    table = ada.play("liars-dice", 2)
    gone: list[str] = []

    def take_away(route: Route) -> None:
        """Once, as if a newer house had other parts."""
        if gone:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.fulfill(status=404)

    ada.page.route("**/assets/Ending-*.js", take_away)
    ada.rush(table)
    ada.page.get_by_role("button", name="Rematch").wait_for()
    assert gone


# People who do not come.


def test_a_leaver_is_shown_with_the_time_and_a_bot_is_offered(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    sit_together(ada, bob)
    bob.page.get_by_role("button", name="More", exact=True).click()
    bob.page.get_by_role("button", name="Leave for a while").click()
    seat = ada.page.locator(".seats li").filter(has_text="Bob")
    expect(seat).to_contain_text("away")
    expect(ada.page.get_by_role("button", name="Let a bot sit in")).to_have_count(0)
    ada.page.evaluate(LATER, 6 * 60_000)
    expect(seat).to_contain_text("away for 6 minutes")
    ada.page.get_by_role("button", name="Let a bot sit in").click()
    ada.until(lambda: ada.state["seats"][1]["kind"] == "bot")


def test_a_rematch_shows_who_has_answered_and_need_not_wait(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    first = sit_together(ada, bob)
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("button", name="Propose to stop the game").click()
    bob.page.get_by_role("button", name="Agree").click()
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: first not in url)
    expect(ada.page.get_by_role("status").first).to_contain_text("as soon as Bob agrees")
    expect(ada.page.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("you")
    expect(ada.page.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("is asked")
    answers = bob.page.get_by_role("complementary").get_by_role("listitem")
    expect(answers.filter(has_text="Ada plays again")).to_be_visible()
    expect(answers.filter(has_text="Bob is asked")).to_be_visible()
    begin = ada.page.get_by_role("button", name="Begin with a bot for Bob")
    expect(begin).to_have_count(0)
    ada.page.evaluate(LATER, 121_000)
    expect(begin).to_be_visible()
    without = ada.page.get_by_role("button", name="Begin without Bob")
    expect(without).to_have_count(0)  # nobody plays this alone
    begin.click()
    ada.until(lambda: ada.line.table not in ("", first) and ada.state)
    assert sorted(seat["kind"] for seat in ada.state["seats"]) == ["bot", "person"]


def test_a_line_of_the_chat_is_reported_to_the_house(people: People, server: ServerProcess) -> None:
    ada, bob = people("Ada"), people("Bob")
    table = sit_together(ada, bob)
    bob.tab("Chat")
    bob.page.get_by_label("Message").fill("something nasty")
    bob.page.keyboard.press("Enter")
    ada.tab("Chat")
    ada.page.get_by_role("button", name="Report this line of Bob").click()
    ada.said("Reported to whoever keeps this house.")
    logged = [line for line in server.said().splitlines() if "reported by" in line]
    assert any(table in line and "something nasty" in line for line in logged)


def test_new_moves_are_told_to_whoever_looks_back(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    table = sit_together(ada, bob)
    one = asked(ada, bob)
    other = bob if one is ada else ada
    other.page.clock.install()
    other.page.goto(f"/t/{table}/replay")
    expect(other.page.locator("main [data-zone]").first).to_be_visible()
    one.press(next(c["do"] for c in one.state["choices"] if c["verb"] != "doubt"))
    other.page.clock.run_for(8100)
    pill = other.page.get_by_role("link", name="1 new move: go there")
    pill.click()
    other.page.wait_for_url(f"**/t/{table}")


def test_the_prompt_is_above_all_at_every_width_of_the_house(ada: Guest) -> None:
    ada.page.goto("/")
    for width in (390, 768, 1000, DESKTOP["width"]):
        ada.page.set_viewport_size({"width": width, "height": 844})
        box = ada.page.get_by_role("complementary").get_by_role("status").bounding_box()
        assert box
        assert box["y"] < 200, width
