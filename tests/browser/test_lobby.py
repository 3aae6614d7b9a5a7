"""The house around the tables: from the door to the first move, and back to a table."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from boardwright.games import file_text, find
from tests.browser.conftest import People
from tests.helpers.page import YOU, Complaints, Guest


def test_two_clicks_and_ten_seconds_to_the_first_move(people: People) -> None:
    somebody = people(fresh=True)  # nothing kept, nothing set, no name
    page = somebody.page
    begun = time.monotonic()
    page.goto("/")
    page.get_by_role("button", name="Play now: Keythedral").click()
    somebody.until(somebody.mine)
    page.locator("[data-act]").first.click()
    somebody.until(lambda: somebody.line.orders("look", "choose"))
    assert time.monotonic() - begun < 10


def test_the_address_of_a_game_founds_a_table_as_it_says(ada: Guest) -> None:
    ada.page.goto("/play/keythedral?seats=3&bots=random&preset=letter&length=short")
    ada.my_turn()
    table = ada.page.url.rpartition("/")[2]
    info = ada.call("GET", f"/tables/{table}")["table"]
    assert [seat["kind"] for seat in info["seats"]].count("bot") == 2
    assert {seat["level"] for seat in info["seats"] if seat["kind"] == "bot"} == {"random"}
    assert info["options"]["length"] == "short"
    letter = find("keythedral").preset("letter", 3, {"length": "short"})
    assert {name: info["options"][name] for name in letter} == letter
    # Going back does not found another one.
    ada.page.go_back()
    assert "/play/" not in ada.page.url


def test_an_address_that_cannot_be_played_says_why(ada: Guest, complaints: Complaints) -> None:
    complaints.expect("status of 422 .*/api/tables")
    ada.page.goto("/play/keythedral?seats=9")
    expect(ada.page.get_by_role("status")).not_to_have_text("Laying the table …")
    expect(ada.page.get_by_role("link", name="New table")).to_be_visible()
    ada.page.goto("/play/halma")
    expect(ada.page.get_by_role("status")).to_contain_text("halma")


def test_the_first_visit_is_greeted_and_a_table_that_waits_comes_first(ada: Guest) -> None:
    page = ada.page
    page.goto("/")
    expect(page.get_by_role("complementary").get_by_role("status")).to_have_count(1)
    expect(page.get_by_role("heading", name="How it goes")).to_be_visible()
    table = ada.play("liars-dice", 3)
    ada.my_turn()
    page.goto("/")
    waiting = page.get_by_role("link", name="Take your turn")
    waiting.click()
    assert page.url.endswith(table)


def test_a_table_is_taken_up_again_from_my_tables(ada: Guest) -> None:
    table = ada.play("world-without-end", 2)
    ada.play_on(3)
    ada.my_turn()
    before = ada.state["scene"]
    ada.page.goto("/")
    mine = ada.page.get_by_role("region", name="My tables")
    mine.get_by_role("link").filter(has_text="World Without End").first.click()
    ada.page.wait_for_url(f"**/t/{table}")
    ada.my_turn()
    assert ada.state["scene"] == before


def test_n_goes_to_the_table_that_waits_longest(ada: Guest) -> None:
    first = ada.play("liars-dice", 2)
    ada.my_turn()
    second = ada.play("liars-dice", 2)
    ada.my_turn()
    ada.page.goto("/")
    expect(ada.page.get_by_role("link", name="Take your turn")).to_be_visible()
    ada.page.keyboard.press("n")
    ada.at(first)
    ada.my_turn()
    ada.page.keyboard.press("n")
    ada.page.wait_for_url(f"**/t/{second}")


def test_an_open_table_is_found_in_the_lobby_and_an_unlisted_one_is_not(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    anyone = {"who": "anyone"}
    ada.found("liars-dice", YOU, {"who": "link"})
    listed = ada.found("liars-dice", YOU, anyone, listed=True)["table"]["id"]
    shown = bob.call("GET", "/tables?show=open")["tables"]
    assert listed in [table["id"] for table in shown]
    assert all(table["listed"] for table in shown)
    bob.call("PUT", "/me", {"name": "Bob"})
    bob.page.goto("/tables#open")
    row = bob.page.get_by_role("listitem").filter(has_text="Ada").first
    row.get_by_role("button", name="Sit down at").click()
    bob.page.wait_for_url(f"**/t/{listed}")
    bob.until(lambda: bob.state)
    assert bob.state["seat"] == 1


# A new table.


def test_a_new_table_shows_the_options_that_apply_and_plays_by_them(ada: Guest) -> None:
    page = ada.page
    page.goto("/new/rune-age")
    expect(page.get_by_role("heading", name="Seats and players")).to_be_visible()
    seats = page.get_by_role("radiogroup", name="Seats")
    seats.get_by_role("radio", name="2", exact=True).check(force=True)
    found = ada.call("POST", "/games/rune-age/options", {"seats": 2})
    info = next(g for g in ada.call("GET", "/house")["games"] if g["name"] == "rune-age")
    titles = {o["name"]: o["title"] for o in info["options"]}
    for name in found["applies"]:
        if name != "scenario":
            expect(page.get_by_role("heading", name=titles[name], exact=True)).to_be_visible()
    for name in set(titles) - set(found["applies"]):
        expect(page.get_by_role("heading", name=titles[name], exact=True)).to_have_count(0)


def test_what_is_set_in_the_form_is_what_the_table_has(ada: Guest) -> None:
    page = ada.page
    page.goto("/new/keythedral")
    length = page.get_by_role("radiogroup", name="Length")
    length.get_by_role("radio", name="short").check(force=True)
    expect(page.get_by_text("changed", exact=True)).to_be_visible()
    page.locator("[data-first]").click()
    ada.my_turn()
    table = page.url.rpartition("/")[2]
    assert ada.call("GET", f"/tables/{table}")["table"]["options"]["length"] == "short"


def test_faults_of_an_edition_are_named_by_line(
    ada: Guest, complaints: Complaints, tmp_path: Path
) -> None:
    complaints.expect("status of 422 .*/edition")
    boxed = file_text("keythedral", "edition.toml")
    lines = boxed.splitlines()
    at = next(n for n, line in enumerate(lines) if "points = 2" in line)
    lines[at] = lines[at].replace("points = 2", 'points = "many"')
    file = tmp_path / "mine.toml"
    file.write_text("\n".join(lines), "utf-8")
    page = ada.page
    page.goto("/new/keythedral")
    page.locator('input[type="file"]').set_input_files(file)
    alert = page.get_by_role("alert").filter(has_text=f"Line {at + 1}:")
    expect(alert).to_be_visible()
    expect(page.locator("[data-first]")).to_be_disabled()
    file.write_text(boxed, "utf-8")
    page.locator('input[type="file"]').set_input_files(file)
    expect(alert).to_have_count(0)
    expect(page.locator("[data-first]")).to_be_enabled()


# Settings, statistics, rules.


def test_settings_are_remembered(ada: Guest) -> None:
    page = ada.page
    page.goto("/")
    page.get_by_role("button", name="Settings", exact=True).click()
    dialog = page.get_by_role("dialog", name="Settings")
    for group, value in [
        ("Look", "night"),
        ("Seat colours", "far apart"),
        ("Confirm", "always"),
        ("Bots move", "slowly"),
        ("Motion", "on"),
    ]:
        dialog.get_by_role("radiogroup", name=group).get_by_role("radio", name=value).check(
            force=True
        )
    dialog.get_by_role("slider", name="Sound").fill("35")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-look", "night")
    kept = page.evaluate("JSON.parse(localStorage['boardwright.settings'])")
    assert [kept[key] for key in ("look", "seats", "confirm", "pace", "motion", "sound")] == [
        "night", "apart", "always", "slowly", True, 35,
    ]  # fmt: skip


@pytest.mark.parametrize(("confirm", "sent"), [("always", 0), ("final", 0), ("never", 1)])
def test_confirm_waits_as_it_is_set(people: People, confirm: str, sent: int) -> None:
    ada = people("Ada", confirm=confirm)
    ada.play("liars-dice", 2)
    ada.my_turn()
    # A call gives the turn away: it cannot be taken back.
    ada.page.locator("[data-do]").first.click()
    ada.page.wait_for_timeout(400)
    assert len(ada.line.orders("choose")) == sent
    if not sent:
        ada.page.locator("[data-confirm]").click()
        ada.until(lambda: len(ada.line.orders("choose")) == 1)


def test_statistics_count_what_was_played(ada: Guest) -> None:
    ada.play("liars-dice", 2)
    ada.play_on()
    page = ada.page
    page.goto("/statistics")
    row = page.get_by_role("row").filter(has_text="Liar")
    expect(row.first).to_contain_text("Ada")
    expect(page.locator(".vega-embed svg, .vega-embed canvas").first).to_be_visible()


def test_statistics_count_by_opponent(people: People) -> None:
    ada, bob = people("Ada"), people("Bob")
    founded = ada.found("liars-dice", YOU, {"who": "link"})
    bob.join(founded["links"][0])
    table = founded["table"]["id"]
    bob.at(table)
    ada.go(table)
    while not ada.state.get("over"):
        ada.until(lambda: ada.mine() or bob.mine() or ada.state.get("over"))
        for guest in (ada, bob):
            if guest.mine() and not guest.state.get("over"):
                guest.settle()
                guest.press(guest.state["choices"][-1]["do"])
    winners = ada.call("GET", f"/tables/{table}")["table"]["winners"]
    against = {each["name"]: each for each in ada.call("GET", "/statistics?mine=1")["against"]}
    assert [*against] == ["Bob"]
    assert against["Bob"]["played"] == 1
    assert against["Bob"].get("won", 0) == int(0 in winners)
    assert against["Bob"].get("lost", 0) == int(1 in winners)
    ada.page.goto("/statistics")
    row = ada.page.get_by_role("table", name="Opponent").get_by_role("row").filter(has_text="Bob")
    expect(row.get_by_role("cell").first).to_have_text("1")


def test_a_prompt_opens_the_manual_at_its_rule(ada: Guest) -> None:
    ada.play("keythedral", 2)
    ada.my_turn()
    rule = ada.state["question"]["rule"]
    ada.page.get_by_role("button", name=f"Rule {rule}").click()
    here = ada.page.locator("[data-here]")
    expect(here).to_be_in_viewport()
    expect(here).to_have_attribute("id", rule)


def test_rules_have_addresses_and_can_be_searched(page: Page) -> None:
    page.goto("/rules/keythedral#K4.1.4")
    expect(page.locator("[data-here]")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("auction")
    found = page.locator(".manual p")
    expect(found.first).to_contain_text("auction", ignore_case=True)
    page.get_by_label("Search the rules").fill("zeppelin")
    expect(page.get_by_text("No rule matches.")).to_be_visible()


def test_things_can_be_inspected(ada: Guest) -> None:
    ada.play("guilds-of-london", 2)
    ada.my_turn()
    card = ada.page.locator(".own [data-id]:not([data-act])").first
    card.click()
    ada.tab("Inspect")
    article = ada.page.get_by_role("tabpanel").get_by_role("article")
    expect(article.get_by_role("heading")).not_to_be_empty()


def test_shortcuts_are_listed(ada: Guest) -> None:
    ada.play("liars-dice", 2)
    ada.my_turn()
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()


def test_arrows_go_along_covers_and_rows_of_tables(ada: Guest) -> None:
    ada.play("liars-dice", 2)
    ada.my_turn()
    page = ada.page
    page.goto("/")
    page.wait_for_load_state("networkidle")
    covers, rows = page.locator("[data-cover]"), page.locator("[data-row]")
    for key, place in (
        ("ArrowRight", covers.first),
        ("ArrowRight", covers.nth(1)),
        ("ArrowLeft", covers.first),
        ("ArrowDown", rows.first),
        ("ArrowUp", rows.last),
        ("2", covers.nth(1)),
    ):
        page.keyboard.press(key)
        expect(place).to_be_focused()


def test_play_now_can_be_thought_over(ada: Guest) -> None:
    page = ada.page
    page.goto("/")
    page.get_by_role("button", name="Play now: Keythedral").click()
    page.wait_for_url("**/t/**")
    page.locator(".toast").get_by_role("link", name="Options").click()
    page.wait_for_url("**/new/keythedral#play-now")
    info = ada.call("GET", "/tables?show=mine")["tables"][0]
    seats = page.get_by_role("radiogroup", name="Seats")
    number = str(len(info["seats"]))
    expect(seats.get_by_role("radio", name=number)).to_be_checked()


def test_an_empty_lobby_and_one_where_nothing_waits_say_so(ada: Guest) -> None:
    page = ada.page
    page.route("**/api/tables?show=*", lambda route: route.fulfill(json={"tables": []}))
    page.goto("/")
    others = page.get_by_role("region", name="Other tables")
    expect(others).to_contain_text("No table is looking for players.")
    expect(others.get_by_role("link", name="New table")).to_be_visible()
    page.unroute("**/api/tables?show=*")
    ada.rush(ada.play("liars-dice", 2))
    page.goto("/")
    prompt = page.get_by_role("complementary").get_by_role("status").first
    expect(prompt).to_contain_text("Nothing to do just now.")


def test_an_account_takes_a_seat_to_another_browser(people: People) -> None:
    ada, elsewhere = people("Ada"), people()
    table = ada.play("liars-dice", 2)
    ada.my_turn()
    for guest, way, button in ((ada, "Create an account", None), (elsewhere, "Log in", "Log in")):
        page = guest.page
        page.goto("/")
        page.locator("button.who").click()
        dialog = page.get_by_role("dialog", name="Name and account")
        dialog.get_by_text(way, exact=True).first.click()
        dialog.get_by_label("Account name").fill("ada of the seat")
        dialog.get_by_label("Password").fill("four green bottles")
        with page.expect_response("**/api/account", timeout=30_000):  # hashing takes its time
            dialog.get_by_role("button", name=button or way).click()
        guest.said("Account created" if button is None else "Logged in")
    elsewhere.page.get_by_role("link", name="Take your turn").click()
    elsewhere.at(table)
    elsewhere.my_turn()
    assert elsewhere.state["seat"] == ada.state["seat"]
