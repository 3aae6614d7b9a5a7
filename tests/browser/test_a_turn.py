"""One's own turn: taking back, planning, asking for advice, being refused."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.test_boards import at
from tests.helpers.page import BOT, YOU, Guest

SHORT = {"length": "short"}


def begin_turn(guest: Guest) -> None:
    """A table where several choices in a row are one's own: in Keythedral a field is laid, then a
    cottage is picked, then it is laid."""
    guest.play("keythedral", 2, options=SHORT)
    guest.my_turn()
    while len(guest.state["choices"]) < 2 or guest.state.get("undo"):
        guest.press(guest.state["choices"][0]["do"])
        guest.my_turn()


def position(guest: Guest) -> object:
    state = guest.state
    return state["scene"], state["question"], state["choices"]


def test_undo_is_named_after_what_it_takes_back_and_redo_after_what_it_brings(ada: Guest) -> None:
    begin_turn(ada)
    before = position(ada)
    label = ada.state["choices"][0]["label"]
    ada.press(ada.state["choices"][0]["do"])
    ada.my_turn()
    after = position(ada)
    undo = ada.page.get_by_role("button", name="Undo")
    expect(undo).to_have_accessible_name(f"Undo “{ada.state['undo']}”")
    assert ada.state["undo"].lower() == label.lower()
    undo.click()
    ada.until(lambda: position(ada) == before)
    redo = ada.page.get_by_role("button", name="Redo")
    expect(redo).to_have_accessible_name(f"Redo “{ada.state['redo']}”")
    redo.click()
    ada.until(lambda: position(ada) == after)


def test_the_turn_is_begun_again_and_undone_to_a_line_of_the_log(ada: Guest) -> None:
    begin_turn(ada)
    before = position(ada)
    seat = ada.state["seat"]
    ada.press(ada.state["choices"][0]["do"])
    ada.my_turn()
    middle = position(ada)
    assert ada.state["question"]["seat"] == seat
    ada.page.get_by_role("button", name="Restart turn").click()
    ada.until(lambda: position(ada) == before)
    # Two clicks bring the table to any line of the own turn.
    ada.press(ada.state["choices"][0]["do"])
    ada.my_turn()
    assert position(ada) == middle
    ada.tab("Log")
    ada.page.locator("#pane li.line > button").last.click()
    ada.page.get_by_role("button", name="Undo to here").click()
    ada.until(lambda: position(ada) == before)


def test_nothing_is_offered_to_be_undone_beyond_the_barrier(ada: Guest) -> None:
    ada.play("liars-dice", 2)
    ada.my_turn()
    ada.press(ada.state["choices"][0]["do"])
    ada.my_turn()
    assert not ada.state.get("undo")
    undo = ada.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    why = f"{ada.state['seats'][1]['name']} has chosen since"
    expect(undo).to_have_attribute("title", f"Undo is closed: {why}.")
    expect(ada.page.get_by_text(why)).to_be_visible()


# Plans.


def test_a_plan_is_made_thrown_away_and_played(ada: Guest) -> None:
    begin_turn(ada)
    page, before = ada.page, position(ada)
    sent = len(ada.line.orders("choose"))
    page.get_by_role("button", name="Plan", exact=True).click()
    plan = page.get_by_role("region", name="Planned steps")
    expect(plan).to_contain_text("Nothing planned yet")
    first = page.locator("[data-do]").first
    first.click()
    expect(plan.get_by_role("listitem")).to_have_count(1)
    page.locator("[data-do]").first.click()
    expect(plan.get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(plan.get_by_role("listitem")).to_have_count(1)
    page.get_by_role("button", name="Throw away").click()
    expect(plan).to_have_count(0)
    assert len(ada.line.orders("choose")) == sent
    assert position(ada) == before
    # Another one, kept for a while, then played.
    page.get_by_role("button", name="Plan", exact=True).click()
    page.locator("[data-do]").first.click()
    expect(plan.get_by_role("listitem")).to_have_count(1)
    steps = [int(str(page.locator("[data-do]").first.get_attribute("data-do")))]
    page.locator("[data-do]").first.click()
    expect(plan.get_by_role("listitem")).to_have_count(2)
    # On the board, which keeps its place, the steps have their numbers.
    box = plan.bounding_box()
    assert box
    assert box["height"] < 160
    expect(page.locator("b[aria-hidden]").filter(has_text="1").first).to_be_visible()
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(plan).to_have_count(0)
    page.get_by_role("button", name="Plan", exact=True).click()
    expect(plan.get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Play as planned").click()
    ada.said("Played as planned.")
    assert len(ada.line.orders("choose")) == sent + 2
    assert ada.line.orders("choose")[-1]["data"]["actions"] == steps


# Advice and refusals.


def test_a_hint_is_legal_and_absent_at_rated_tables(people: People) -> None:
    ada = people("Ada")
    ada.play("keythedral", 2, options=SHORT)
    ada.my_turn()
    ada.page.get_by_role("button", name="Hint").click()
    best = ada.page.locator(".hints button").first
    best.wait_for(timeout=20_000)
    text = best.locator(".label").inner_text().lower()
    assert any(text.startswith(c["label"].lower()) for c in ada.state["choices"])
    rated = people("Ada")
    rated.play("keythedral", 2, rated=True)
    rated.my_turn()
    expect(rated.page.get_by_role("button", name="Hint")).to_have_count(0)
    rated.page.keyboard.press("h")
    rated.page.wait_for_timeout(200)
    assert rated.line.orders("hint") == []


def test_a_refused_move_says_why_names_the_rule_and_opens_it(ada: Guest) -> None:
    ada.play("keythedral", 2, options=SHORT)
    ada.my_turn()
    ada.page.keyboard.press("/")
    field = ada.page.get_by_label("Type a move")
    field.fill("send 9,9")
    field.press("Enter")
    toast = ada.page.locator(".toast.refusal")
    expect(toast).to_be_visible()
    entries = ada.state["entries"]
    text = toast.locator("p").inner_text()
    assert len(text) > 15
    assert "illegal" not in text.lower()
    rule = toast.locator("button.link")
    if rule.count():
        rule.click()
        expect(ada.page.locator("[data-here]")).to_be_in_viewport()
    assert ada.state["entries"] == entries
    # What was typed stays there to be mended.
    expect(field).to_have_value("send 9,9")


def test_a_move_can_be_typed(ada: Guest) -> None:
    ada.play("keythedral", 2, options=SHORT)
    ada.my_turn()
    seq = ada.state["seq"]
    ada.page.keyboard.press("/")
    field = ada.page.get_by_label("Type a move")
    field.fill(ada.state["choices"][0]["say"])
    field.press("Enter")
    ada.until(lambda: ada.state["seq"] > seq)
    assert ada.line.orders("choose")


def test_what_is_typed_outlives_an_answer_that_comes_late(ada: Guest) -> None:
    """The state after a choice may be there before the answer to it."""
    lines: list[WebSocketRoute] = []
    late: list[str | bytes] = []

    def listen(ours: WebSocketRoute) -> None:
        theirs = ours.connect_to_server()
        lines.append(ours)
        ours.on_message(theirs.send)
        theirs.on_message(lambda text: (late.append if is_answer(text) else ours.send)(text))

    ada.context.route_web_socket("**/socket*", listen)
    table = ada.found("keythedral", YOU, BOT, start=True, options=SHORT)["table"]["id"]
    ada.page.goto(f"/t/{table}")
    page = ada.page.locator("[data-seq]")
    seq = page.get_attribute("data-seq") or ""
    ada.page.locator("[data-do]").first.click()
    expect(page).not_to_have_attribute("data-seq", seq)
    expect(ada.page.locator("[data-do]").first).to_be_visible()
    ada.page.keyboard.press("/")
    field = ada.page.get_by_label("Type a move")
    field.fill("la")
    ada.page.wait_for_timeout(50)
    for text in late:
        lines[-1].send(text)
    expect(ada.page.locator("[data-confirm]")).to_contain_text("Choose")  # no longer on its way
    expect(field).to_have_value("la")


def is_answer(text: str | bytes) -> bool:
    return '"type":"reply"' in str(text)


def test_a_preview_is_shown_before_it_is_confirmed_and_can_be_laid_back(people: People) -> None:
    ada = people("Ada", confirm="always")
    ada.play("world-without-end", 2)
    ada.my_turn()
    while not ada.state["choices"][0]["say"].startswith("turn"):
        ada.press(ada.state["choices"][0]["do"])
        ada.my_turn()
    sent = len(ada.line.orders("choose"))
    ada.page.locator("[data-do]").first.click()
    confirm = ada.page.locator("[data-confirm]")
    expect(confirm).to_be_enabled()
    ada.page.get_by_role("button", name="Back", exact=True).click()
    expect(confirm).to_be_disabled()
    assert len(ada.line.orders("choose")) == sent
    assert ada.line.orders("look")


def test_since_your_last_move_the_log_is_marked(people: People) -> None:
    ada = people("Ada")
    ada.play("liars-dice", 3)
    ada.my_turn()
    ada.press(ada.state["choices"][0]["do"])
    ada.my_turn()
    ada.tab("Log")
    expect(ada.page.get_by_text("Since your last move")).to_be_visible()
    news = [line for line in log(ada) if line["n"] > ada.state["news"]]
    expect(ada.page.locator("#pane li.line.new")).to_have_count(len(news))


def log(guest: Guest) -> list[dict[str, Any]]:
    """The log as the frames made it."""
    found: list[dict[str, Any]] = []
    for frame in guest.line.frames:
        if frame["type"] == "state":
            since = frame.get("since", 0)
            found = [line for line in found if line["n"] < since] + frame.get("log", [])
    return found


def test_what_only_one_is_told_has_their_own_mark(ada: Guest) -> None:
    """Also where somebody else's choice led to it."""
    at(ada, "rune-age-phone")
    lines = ada.page.locator("#pane li.line")
    told = [line for line in log(ada) if line.get("own") and line["seat"] != ada.state["seat"]]
    assert told
    mine = lines.filter(has_text="Ada takes a turn").last.locator("svg").first
    drawn = lines.filter(has_text="You draw").last.locator("svg").first
    assert drawn.inner_html() == mine.inner_html()


def test_the_log_follows_unless_somebody_reads_further_up(ada: Guest) -> None:
    ada.play("keythedral", 3, options=SHORT)
    ada.play_on(12)
    ada.my_turn()
    pane = ada.page.locator("#pane")
    assert pane.evaluate("(e) => e.scrollHeight > e.clientHeight + 100")
    last = pane.locator("li.line").last
    expect(last).to_be_in_viewport()
    ada.choose(random.Random(1))
    ada.my_turn()
    expect(last).to_be_in_viewport()
    pane.evaluate("(e) => (e.scrollTop = 10)")
    ada.page.wait_for_timeout(100)
    ada.choose(random.Random(1))
    ada.my_turn()
    assert pane.evaluate("(e) => e.scrollTop") == 10


def test_every_move_is_announced_once(ada: Guest) -> None:
    ada.play("keythedral", 3, options=SHORT)
    ada.my_turn()
    ada.page.evaluate(
        "() => { window.announced = []; const at = document.querySelector('[role=log]');"
        " const keep = (node) => announced.push(node.textContent.trim());"
        " new MutationObserver((all) => all.forEach((each) => each.type === 'childList'"
        "   ? each.addedNodes.forEach((node) => node.nodeName === 'P' && keep(node))"
        "   : keep(each.target)))"
        " .observe(at, { childList: true, characterData: true, subtree: true }); }"
    )
    known = len(log(ada))
    for _ in range(3):
        ada.press(ada.state["choices"][0]["do"])
        ada.my_turn()
    told = ["".join(piece[0] for piece in line["pieces"]).strip() for line in log(ada)[known:]]
    assert len(told) >= 3
    assert ada.page.evaluate("announced") == told
    live = ada.page.locator("[role=log]").get_attribute("aria-live")
    assert live == "polite"


def test_a_line_of_the_log_lights_up_what_it_names(ada: Guest) -> None:
    ada.play("keythedral", 2, options=SHORT)
    ada.play_on(4)
    ada.my_turn()
    ada.tab("Log")
    for name in ada.page.locator("#pane .ref").all():
        ref = name.get_attribute("data-ref") or ""
        if ada.page.locator(f'main [data-id="{ref}"]').count() and not ref.startswith("seat:"):
            name.hover()
            expect(ada.page.locator(f'main [data-id="{ref}"].marked').first).to_be_visible()
            return
    raise AssertionError("the log names nothing that lies on the table")


def test_an_opponent_is_one_click_away(ada: Guest) -> None:
    ada.play("world-without-end", 3)
    ada.my_turn()
    seat = next(s for s in ada.state["seats"] if not s.get("mine"))
    ada.page.locator(".seats button:not([disabled])").filter(has_text=seat["name"]).click()
    sheet = ada.page.get_by_role("region", name=f"Show what {seat['name']} has")
    expect(sheet).to_be_visible()
    zones = [z for z in ada.state["scene"]["zones"] if z.get("seat", -1) == seat["seat"]]
    things = {i["ref"] for z in zones for spot in z["spots"] for i in spot.get("items", [])}
    shown = sheet.locator("[data-id]").evaluate_all("(all) => all.map((e) => e.dataset.id)")
    assert things
    assert things <= set(shown)
