"""Looking back and after the end: replay, branch, score sheet, curve, fairness, rematch."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import People
from tests.helpers.house import ServerProcess
from tests.helpers.page import Complaints, Guest


def finish(guest: Guest, game: str = "liars-dice", seats: int = 2) -> str:
    """Play a game to its end; its table."""
    table = guest.play(game, seats)
    guest.rush(table)
    guest.page.reload()
    guest.page.get_by_role("heading", name="win", exact=False).first.wait_for()
    return table


@pytest.fixture
def finished(ada: Guest) -> str:
    return finish(ada)


def test_the_slider_shows_every_moment_as_it_was(ada: Guest) -> None:
    table = ada.play("world-without-end", 2)
    ada.play_on(6)
    ada.my_turn()
    seat = ada.state["seat"]
    page = ada.page
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("link", name="Look back").click()
    page.wait_for_url(f"**/t/{table}/replay")
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_be_visible()
    moments = ada.call("GET", f"/tables/{table}/moments")
    assert moments["viewers"] == [-1, seat]  # nobody else's knowledge while it is played
    for at in (0, 3, len(moments["moments"]) - 1):
        slider.fill(str(at))
        n = moments["moments"][at]["n"]
        past = ada.call("GET", f"/tables/{table}/past?at={n}&viewer=-1")
        refs = {
            s["ref"] for zone in past["scene"]["zones"] for s in zone["spots"] if s.get("items")
        }
        page.wait_for_function(
            "(refs) => refs.every((ref) => document.querySelector(`[data-spot='${ref}'] [data-id]`)"
            " || !document.querySelector(`[data-spot='${ref}']`))",
            arg=sorted(refs),
        )
    page.keyboard.press("Home")
    expect(page.locator("footer [role=status]")).to_contain_text("Choice 0 of")
    page.keyboard.press("ArrowRight")
    expect(page.locator("footer [role=status]")).to_contain_text("Choice 1 of")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("footer [role=status]")).to_contain_text("Choice 3 of", timeout=8000)


def test_another_seats_view_is_refused_while_the_game_goes_on(
    ada: Guest, complaints: Complaints
) -> None:
    complaints.expect("status of 403")
    table = ada.play("guilds-of-london", 2)
    ada.my_turn()
    with pytest.raises(Exception, match="not-your-view"):
        ada.call("GET", f"/tables/{table}/past?at=0&viewer={1 - ada.state['seat']}")


def test_a_line_of_the_log_opens_its_moment(ada: Guest) -> None:
    table = ada.play("liars-dice", 2)
    ada.play_on(2)
    ada.my_turn()
    ada.tab("Log")
    ada.page.locator("#pane li.line > button").nth(1).click()
    ada.page.get_by_role("button", name="Look at this moment").click()
    ada.page.wait_for_url(f"**/t/{table}/replay/1")
    expect(ada.page.locator("footer [role=status]")).to_contain_text("Choice 1 of")


def test_the_end_shows_who_won_the_sheet_and_every_draw_checked(ada: Guest, finished: str) -> None:
    page = ada.page
    winners = ada.call("GET", f"/tables/{finished}")["table"]["winners"]
    headline = page.get_by_role("complementary").get_by_role("heading", name="win").first
    expect(headline).to_contain_text("You" if winners == [ada.state["seat"]] else "wins")
    seals = ada.call("GET", f"/tables/{finished}/seals")["seals"]
    draws = sum(len(seal["draws"]) for seal in seals)
    expect(page.get_by_text(f"{draws} draws, each as the seed says")).to_be_visible()
    page.get_by_role("button", name="Details").click()
    dialog = page.get_by_role("dialog", name="All draws")
    expect(dialog.locator("tbody tr")).to_have_count(draws)
    assert "✗" not in dialog.inner_text()


def test_the_curve_comes_and_its_slider_moves_the_board(ada: Guest, finished: str) -> None:
    page = ada.page
    curve = page.get_by_role("region", name="Who was winning")
    expect(curve).to_be_visible()
    slider = curve.get_by_role("slider", name="Position in the game")
    slider.fill("5")
    board = page.get_by_role("region", name="The board at the slider")
    expect(board).to_contain_text("choice 5 of")
    expect(curve.locator("path.line").first).to_have_attribute(
        "d", re.compile("^M"), timeout=90_000
    )
    table = curve.locator("details")
    table.locator("summary").click()
    expect(table.locator("tbody tr").first).to_be_visible()


def test_a_game_is_played_on_from_any_moment(ada: Guest, finished: str) -> None:
    page = ada.page
    page.goto(f"/t/{finished}/replay/2")
    expect(page.locator("footer [role=status]")).to_contain_text("Choice 2 of")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: finished not in url)
    ada.until(lambda: ada.line.table not in ("", finished) and ada.state)
    assert not ada.state.get("over")
    ada.my_turn()
    ada.press(ada.state["choices"][0]["do"])


def test_a_record_is_saved_and_brought_back(ada: Guest, finished: str) -> None:
    page = ada.page
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save record").click()
    text = saved.value.path().read_text("utf-8")
    assert text == ada.call("GET", f"/tables/{finished}/record")


def test_a_rematch_is_one_click(ada: Guest, finished: str) -> None:
    seat = ada.state["seat"]
    ada.page.get_by_role("button", name="Rematch").click()
    ada.until(lambda: ada.line.table not in ("", finished) and ada.state)
    assert ada.state["seat"] == 1 - seat


def test_a_stranger_sees_a_replay_by_its_address(people: People, ada: Guest, finished: str) -> None:
    stranger = people()
    stranger.page.goto(f"/t/{finished}/replay/3")
    expect(stranger.page.locator("footer [role=status]")).to_contain_text("Choice 3 of")
    expect(stranger.page.locator("main [data-zone]").first).to_be_visible()


def refs(past: Any) -> set[str]:
    """Everything that lies on a table."""
    spots = [spot for zone in past["scene"]["zones"] for spot in zone["spots"]]
    return {item["ref"] for spot in spots for item in spot.get("items", [])}


LOOK = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 30 });
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0, 60, 30);
  const colours = new Set(new Uint32Array(pen.getImageData(0, 0, 60, 30).data.buffer));
  return [image.width, image.height, colours.size];
}"""


@pytest.mark.parametrize("game", ["guilds-of-london", "liars-dice"])
def test_a_moment_is_shared_with_a_picture_of_what_everybody_sees(
    people: People, ada: Guest, game: str
) -> None:
    table = ada.play(game, 2)
    ada.my_turn()
    page, past, seat = ada.page, f"/tables/{table}/past?at=0&viewer=", ada.state["seat"]
    public = refs(ada.call("GET", f"{past}-1"))
    secret = refs(ada.call("GET", f"{past}{seat}")) - public
    assert secret
    page.goto(f"/t/{table}/replay/0")
    page.get_by_label("Seen by").select_option(str(seat))
    page.get_by_role("button", name="Share this moment").click()
    dialog = page.get_by_role("dialog", name="Share this moment")
    expect(dialog.get_by_role("img")).to_be_visible()
    expect(dialog).to_contain_text("what everybody may see")
    drawn = "[...document.querySelectorAll('.card [data-id]')].map((e) => e.dataset.id)"
    assert set(page.evaluate(drawn)).isdisjoint(secret)
    assert game == "liars-dice" or set(page.evaluate(drawn)) & public
    dialog.get_by_role("button", name="Share the link").click()
    expect(dialog).to_be_hidden()
    stranger = people()
    stranger.page.goto(f"/t/{table}/replay/0")
    address = stranger.page.locator("meta[property='og:image']").get_attribute("content")
    width, height, colours = stranger.page.evaluate(LOOK, address)
    assert (width, height) == (1200, 630)
    assert colours > (100 if game != "liars-dice" else 20)  # something is drawn there


def test_without_a_seat_a_moment_is_shared_without_a_picture(people: People, finished: str) -> None:
    stranger = people()
    stranger.page.goto(f"/t/{finished}/replay/1")
    stranger.page.get_by_role("button", name="Share this moment").click()
    dialog = stranger.page.get_by_role("dialog", name="Share this moment")
    expect(dialog.get_by_role("img")).to_have_count(0)
    dialog.get_by_role("button", name="Share the link").click()
    stranger.said("Copied.")
    assert stranger.page.locator("meta[property='og:image']").count() == 0


def test_the_page_of_an_end_stands_after_a_reload(
    ada: Guest, finished: str, browser: Browser, server: ServerProcess
) -> None:
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(ada.page.get_by_role("region", name="The board at the slider")).to_be_visible()
