"""Looking back and after the end: replay, branch, score sheet, curve, fairness, rematch."""

from __future__ import annotations

import re
from collections.abc import Callable
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
    slider = page.get_by_role("slider", name="Position in the game")
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
    expect(page.locator("footer [role=status]")).to_contain_text("choice 0 of")
    page.keyboard.press("ArrowRight")
    expect(page.locator("footer [role=status]")).to_contain_text("choice 1 of")
    page.get_by_role("button", name="Play", exact=True).click()
    goes_on_by_itself = re.compile(r"choice ([3-9]|\d\d) of")
    expect(page.locator("footer [role=status]")).to_contain_text(goes_on_by_itself, timeout=8000)


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
    expect(ada.page.locator("footer [role=status]")).to_contain_text("choice 1 of")


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
    expect(page.locator("footer [role=status]")).to_contain_text("choice 2 of")
    page.get_by_role("button", name="Play on from here").click()
    goes_on(ada, finished)


def goes_on(ada: Guest, finished: str) -> None:
    """At another table, where one can choose."""
    ada.page.wait_for_url(lambda url: "/t/" in url and finished not in url)
    ada.until(lambda: ada.line.table not in ("", finished) and ada.state)
    assert not ada.state.get("over")
    ada.my_turn()
    ada.press(ada.state["choices"][0]["do"])


def test_a_game_is_played_on_from_where_the_page_of_its_end_opens(
    ada: Guest, finished: str
) -> None:
    ada.page.get_by_role("button", name="Play on from here").click()
    goes_on(ada, finished)


def test_a_game_that_goes_on_says_why_it_cannot_be_played_on_from_here(ada: Guest) -> None:
    table = ada.play("liars-dice", 2)
    ada.my_turn()
    ada.page.goto(f"/t/{table}/replay")
    why = "possible when the game is over"
    expect(ada.page.locator("footer")).to_contain_text(why)
    assert ada.page.get_by_role("button", name="Play on from here").count() == 0
    ada.page.keyboard.press("b")
    ada.said(why)


def test_the_end_and_a_replay_count_choices_alike_and_name_rounds(ada: Guest) -> None:
    table = finish(ada, "world-without-end")
    board = ada.page.get_by_role("region", name="The board at the slider")
    expect(board).to_contain_text(re.compile(r"choice [1-9]"))
    [counted] = re.findall(r"choice \d+ of \d+", board.inner_text())
    ada.page.goto(f"/t/{table}/replay")
    status = ada.page.locator("footer [role=status]")
    expect(status).to_contain_text(counted)
    expect(status).to_contain_text(re.compile(r"^IV \d"))
    ada.page.keyboard.press("Home")
    expect(status).to_contain_text(re.compile(r"^I 1, choice 0"))


def test_beside_the_end_stand_its_log_the_chat_and_the_rules(ada: Guest, finished: str) -> None:
    panel = ada.page.get_by_role("complementary").get_by_role("tabpanel")
    ada.tab("Log")
    panel.get_by_role("button").first.click()
    expect(ada.page.get_by_role("region", name="The board at the slider")).to_contain_text("choice")
    ada.tab("Chat")
    panel.get_by_role("textbox").fill("Well played.")
    panel.get_by_role("textbox").press("Enter")
    expect(panel.get_by_role("listitem")).to_contain_text("Well played.")
    ada.tab("Rules")
    expect(panel.locator("[data-rules]")).to_be_visible()


def test_a_notice_stands_once(ada: Guest, finished: str) -> None:
    ada.page.get_by_role("button", name="Share", exact=True).click()
    ada.said("Copied.")
    expect(ada.page.locator(".toast")).to_have_count(1)


CHANCES = {
    "points": [],
    "turning": [{"n": 3, "seat": 0, "swing": 0.2, "text": "A bold bid."}],
    "done": True,
}


Deed = Callable[[Guest, str], None]


def dialog(name: str) -> Deed:
    return lambda ada, _: expect(ada.page.get_by_role("dialog", name=name)).to_be_visible()


def stands_at(n: int) -> Deed:
    return lambda ada, _: expect(ada.page.get_by_text(f"choice {n} of").first).to_be_visible()


def leads_to(address: str) -> Deed:
    return lambda ada, table: ada.page.wait_for_url(ada.url + address.format(table))


def plays(ada: Guest, _: str) -> None:
    expect(ada.page.get_by_role("button", name="Pause", exact=True)).to_be_visible()


def plays_again(ada: Guest, table: str) -> None:
    ada.page.wait_for_url(lambda url: "/t/" in url and table not in url)


LOOKING: dict[str, Deed] = {
    "1": stands_at(3),
    "ArrowLeft": stands_at(1),
    "ArrowRight": stands_at(3),
    "Home": stands_at(0),
    "Shift+ArrowLeft": stands_at(0),
    "p": plays,
    "Shift+P": plays,
    "b": goes_on,
    "Shift+B": goes_on,
    "s": dialog("Share this moment"),
    "Shift+S": dialog("Share this moment"),
    "/": dialog("Search"),
    "?": dialog("Shortcuts"),
    "n": leads_to("/"),
    "Shift+N": leads_to("/"),
}


@pytest.mark.parametrize("key", [*LOOKING, "Escape", "Enter"])
def test_keys_at_the_end(ada: Guest, finished: str, key: str) -> None:
    ada.page.route("**/chances", lambda route: route.fulfill(json=CHANCES))
    ada.page.reload()
    ada.page.get_by_role("slider", name="Position in the game").fill("2")
    stands_at(2)(ada, finished)
    ada.page.keyboard.press(key)
    own: dict[str, Deed] = {"Escape": leads_to("/"), "Enter": plays_again}
    {**LOOKING, **own}[key](ada, finished)


@pytest.mark.parametrize("key", [*LOOKING, "Escape"])
def test_keys_of_a_replay(ada: Guest, finished: str, key: str) -> None:
    ada.page.route("**/chances", lambda route: route.fulfill(json=CHANCES))
    ada.page.goto(f"/t/{finished}/replay/2")
    ada.page.wait_for_load_state("networkidle")
    stands_at(2)(ada, finished)
    ada.page.keyboard.press(key)
    {**LOOKING, "Escape": leads_to("/t/{}")}[key](ada, finished)


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
    expect(stranger.page.locator("footer [role=status]")).to_contain_text("choice 3 of")
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


def test_where_no_picture_can_be_drawn_the_moment_is_shared_all_the_same(ada: Guest) -> None:
    """As in browsers that give out no canvas with a page on it."""
    ada.context.add_init_script(
        "HTMLCanvasElement.prototype.toBlob = () => { throw new DOMException('', 'SecurityError') }"
    )
    table = ada.play("liars-dice", 2)
    ada.my_turn()
    ada.page.goto(f"/t/{table}/replay/0")
    ada.page.get_by_role("button", name="Share this moment").click()
    dialog = ada.page.get_by_role("dialog", name="Share this moment")
    expect(dialog.get_by_text("There is no picture")).to_be_visible()
    dialog.get_by_role("button", name="Share the link").click()
    ada.said("Copied.")
    title = ada.page.request.get(f"/t/{table}/replay/0").text()
    assert 'property="og:title"' in title
    assert "og:image" not in title


def test_the_page_of_an_end_stands_after_a_reload(
    ada: Guest, finished: str, browser: Browser, server: ServerProcess
) -> None:
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(ada.page.get_by_role("region", name="The board at the slider")).to_be_visible()
