"""Play on the screen, by key presses."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from boardwright.cli.play import Manual, Session, blocks_of, read_manual
from boardwright.cli.screen import Board, Page, PlayApp, Prompt, Rules, Sure, arranged
from boardwright.games import find
from boardwright.match import Match
from boardwright.table.thinking import Choice, Pool

GAME = find("keythedral")
TAKEN = f"{GAME.words.say(None, 'no.place-taken')} (K3.9)."
Script = Callable[[Pilot[Any], PlayApp], Awaitable[None]]


def session(folder: Path, seats: int = 3) -> Session:
    players = [{"person": ""}, *[{"bot": "random"}] * (seats - 1)]
    match = Match.new(GAME, seats, {"dry_rounds": "1"}, seed="screen", players=players)
    return Session(match, 0, folder / "game.jsonl")


def on_screen(folder: Path, script: Script, size: tuple[int, int] = (120, 40)) -> PlayApp:
    app = PlayApp(session(folder))

    async def go() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot, app)
            await script(pilot, app)

    asyncio.run(go())
    return app


async def settle(pilot: Pilot[Any], app: PlayApp) -> None:
    """Wait until the bots have played and all is shown."""
    await app.workers.wait_for_complete()
    await pilot.pause()
    await pilot.pause()  # the board is as high as its lines only when these are laid out


async def enter(pilot: Pilot[Any], app: PlayApp, text: str) -> None:
    names = {" ": "space", ",": "comma", "-": "minus", "?": "question_mark"}
    await pilot.press(*[names.get(letter, letter) for letter in text], "enter")
    await settle(pilot, app)


def shown(app: PlayApp, where: str) -> str:
    return str(app.screen_stack[0].query_one(where, Static).content)


def own(app: PlayApp) -> list[str]:
    """What the person has chosen so far."""
    return [e["say"] for e in app.session.match.record.entries if e.get("seat") == 0 and "do" in e]


def test_it_starts_with_a_question_and_its_options(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        assert shown(app, "#question").startswith("Blue, where do you lay the")
        options = app.query_one("#choices", OptionList)
        assert options.option_count == len(app.session.choices()) + 1
        assert "You are Blue" in shown(app, "#head")
        assert "Keythedral mat" in shown(app, "#picture")
        assert "start player" in shown(app, "#news Static")

    on_screen(tmp_path, script)


def test_choosing_by_number(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        wanted = app.session.choices()[2].notation
        await enter(pilot, app, "3")
        assert own(app) == [wanted]

    on_screen(tmp_path, script)


def test_choosing_by_notation(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        wanted = app.session.choices()[0].notation
        await enter(pilot, app, wanted)
        assert own(app) == [wanted]

    on_screen(tmp_path, script)


def test_choosing_with_the_arrows(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        await enter(pilot, app, "1")
        wanted = app.session.choices()[1].notation
        await pilot.press("down", "down", "enter")
        await settle(pilot, app)
        assert own(app)[-1] == wanted

    on_screen(tmp_path, script)


def test_choosing_with_the_mouse(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        wanted = app.session.choices()[1].notation
        await pilot.click("#choices", offset=(6, 2))
        await settle(pilot, app)
        assert own(app) == [wanted]

    on_screen(tmp_path, script)


def test_enter_alone_takes_nothing_when_there_is_a_choice(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        await enter(pilot, app, "")
        assert own(app) == []
        assert "or type h for help" in shown(app, "#status")

    on_screen(tmp_path, script)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("99", "There is no option 99"),
        ("fly", "is no move of this game"),
        ("lay 0,0", TAKEN),
        ("y", "Nothing was taken back."),
        ("u", "Nothing to take back"),
    ],
)
def test_wrong_input_is_told_in_the_status_line(tmp_path: Path, text: str, told: str) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        await enter(pilot, app, text)
        assert told in shown(app, "#status")
        assert own(app) == []

    on_screen(tmp_path, script)


def test_undo_and_redo(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        before = app.session.match.digest()
        await enter(pilot, app, "1")
        after = app.session.match.digest()
        assert "u takes back: lay the field at" in shown(app, "#status")
        await pilot.press("ctrl+z")
        await settle(pilot, app)
        assert app.session.match.digest() == before
        assert "Taken back: lay the field at" in shown(app, "#status")
        await enter(pilot, app, "y")
        assert app.session.match.digest() == after

    on_screen(tmp_path, script)


def page_text(app: PlayApp) -> str:
    assert isinstance(app.screen, Page)
    return str(app.screen.query_one(Static).content)


def test_why_not(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        await enter(pilot, app, "?")
        assert f"more: {TAKEN}" in page_text(app)
        await pilot.press("escape")
        await enter(pilot, app, "? lay 0,0")
        assert TAKEN in page_text(app)
        assert str(app.session.manual.rule("K3.9")) in page_text(app)

    on_screen(tmp_path, script)


def test_log_and_help(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        await enter(pilot, app, "l")
        assert "is drawn as the start player." in page_text(app)
        await pilot.press("escape", "f1")
        assert "choose option 7" in page_text(app)
        await pilot.press("enter")
        assert not isinstance(app.screen, Page)

    on_screen(tmp_path, script)


def test_rules_open_at_the_question_and_can_be_searched(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        await enter(pilot, app, "r")
        assert isinstance(app.screen, Rules)
        rules = app.screen.query_one(OptionList)
        assert rules.highlighted == app.session.manual.rules["K3.9"]
        await pilot.press(*"gold")
        await pilot.pause()
        assert 0 < rules.option_count < 12
        app.screen.query_one(Input).value = "zeppelin"
        await pilot.pause()
        assert rules.option_count == 1
        await pilot.press("escape")
        assert not isinstance(app.screen, Rules)

    on_screen(tmp_path, script)


def test_rules_are_searched_for_a_word(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        await enter(pilot, app, "r gold")
        assert isinstance(app.screen, Rules)
        rules = app.screen.query_one(OptionList)
        assert 0 < rules.option_count < 12
        assert app.screen.query_one(Input).value == "gold"
        await pilot.press("escape")
        await enter(pilot, app, "r k4.1.5")
        rules = app.screen.query_one(OptionList)
        assert rules.highlighted == app.session.manual.rules["K4.1.5"]

    on_screen(tmp_path, script)


class Slow(Pool):
    """Thinks until it is told to answer."""

    def __init__(self) -> None:
        super().__init__(0)
        self.may_answer = threading.Event()

    async def choose(
        self, match: Match, bot: str, edition: str | None = None, budget: float = 1.0
    ) -> Choice:
        asked = match.state.asked
        assert asked is not None
        assert await asyncio.to_thread(self.may_answer.wait, 20)
        return Choice(asked.options[0])


def against_slow_bots(folder: Path, script: Callable[[Pilot[Any], PlayApp], Any]) -> PlayApp:
    """Play until an undoable choice of the person's after which a slow bot thinks."""
    game = session(folder)
    while True:
        while game.bot_moves():
            pass
        digest = game.match.digest()
        game.choose(game.choices()[-1].action)
        if not game.your_turn and game.undo_label():
            game.undo()
            assert game.match.digest() == digest
            break
    game.host.pool = Slow()
    app = PlayApp(game)

    async def go() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await settle(pilot, app)
            await pilot.press(*str(app.session.choices()[-1].number), "enter")
            await pilot.pause()
            assert app.playing
            await script(pilot, app)

    asyncio.run(go())
    return app


def let_answer(app: PlayApp) -> None:
    assert isinstance(app.session.host.pool, Slow)
    app.session.host.pool.may_answer.set()


def test_undo_while_a_bot_thinks_drops_its_answer(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert app.session.your_turn
        before = app.session.match.digest()
        let_answer(app)
        await settle(pilot, app)
        assert app.is_running
        assert app.session.match.digest() == before
        await enter(pilot, app, str(app.session.choices()[-1].number))
        assert app.session.your_turn or app.session.over

    against_slow_bots(tmp_path, script)


def test_undo_and_another_choice_while_a_bot_thinks(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        await pilot.press("ctrl+z")
        await pilot.press(*str(app.session.choices()[-1].number), "enter")
        await pilot.pause()
        assert not app.session.your_turn
        let_answer(app)
        await settle(pilot, app)
        assert app.is_running
        assert app.session.your_turn or app.session.over

    against_slow_bots(tmp_path, script)


def test_advice_while_a_bot_thinks_does_not_stop_it(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        await pilot.press("a", "enter")
        await pilot.pause()
        assert "There is no question for you now." in shown(app, "#status")
        let_answer(app)
        await settle(pilot, app)
        assert app.session.your_turn or app.session.over

    against_slow_bots(tmp_path, script)


def test_advice_that_comes_too_late_is_not_shown(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        may = threading.Event()

        def slowly() -> list[str]:
            assert may.wait(20)
            return ["1. stay at home"]

        app.session.advice = slowly  # type: ignore[method-assign]
        await pilot.press("a", "enter", "1", "enter")
        await pilot.pause()
        assert len(own(app)) == 1
        may.set()
        await settle(pilot, app)
        assert not isinstance(app.screen, Page)
        may.set()
        await enter(pilot, app, "a")
        assert "stay at home" in page_text(app)

    on_screen(tmp_path, script)


def test_a_game_that_cannot_be_kept_is_told_in_the_status_line(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        good = app.session.path
        app.session.file.path = tmp_path / "Missing" / "game.jsonl"
        await enter(pilot, app, "1")
        assert f"Cannot write {app.session.path}" in shown(app, "#status")
        app.session.file.path = good
        await enter(pilot, app, "1")
        assert "annot write" not in shown(app, "#status")

    on_screen(tmp_path, script)


def test_the_options_grow_into_the_room_that_the_board_leaves(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        for _ in range(8):  # until there is more news than fits
            await enter(pilot, app, "1")
        for size in ((160, 50), (160, 70), (80, 24), (160, 50)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            await pilot.pause()
            table, choices = app.query_one("#table"), app.query_one("#choices")
            below = sum([app.query_one(n).size.height for n in ("#head", "#question", "#status")])
            assert table.size.height + choices.size.height + below + 2 == size[1]
            needed = shown(app, "#picture").count("\n") + 1
            news = app.query_one("#news")
            assert news.scroll_offset.y == news.max_scroll_y
            if size[1] > 24:
                assert table.size.height == needed
                assert choices.size.height > 12
            else:
                assert table.size.height < needed
                assert choices.size.height == 8

    on_screen(tmp_path, script)


def test_saving(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        await enter(pilot, app, "s")
        assert f"Saved in {app.session.path}." in shown(app, "#status")

    app = on_screen(tmp_path, script)
    again = Match.open(GAME, app.session.match.box, app.session.path)
    assert again.digest() == app.session.match.digest()


def test_every_choice_is_kept_at_once(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        await enter(pilot, app, "1")
        again = Match.open(GAME, app.session.match.box, app.session.path)
        assert again.digest() == app.session.match.digest()

    on_screen(tmp_path, script)


def test_quitting_asks_and_saves_first(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        await enter(pilot, app, "q")
        assert isinstance(app.screen, Sure)
        assert app.session.path.exists()
        await pilot.press("n")
        assert app.is_running
        await pilot.press("ctrl+q", "y")
        await pilot.pause()
        assert app.return_value == 0

    on_screen(tmp_path, script)


def test_quitting_says_if_the_game_cannot_be_saved(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        app.session.file.path = tmp_path / "missing" / "game.jsonl"
        await enter(pilot, app, "q")
        assert isinstance(app.screen, Sure)
        assert "would be lost" in app.screen.question

    on_screen(tmp_path, script)


def test_a_whole_game_by_key_presses(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        while not app.session.over:
            await enter(pilot, app, str(app.session.choices()[-1].number))
        assert "wins" in page_text(app) or "win together" in page_text(app)
        assert "The seed of all draws was screen." in page_text(app)
        assert f"Saved in {app.session.path}." in page_text(app)
        await pilot.press("escape")
        await enter(pilot, app, "1")
        assert "The game is over." in shown(app, "#status")

    app = on_screen(tmp_path, script)
    assert Match.open(GAME, app.session.match.box, app.session.path).record.end is not None


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_question_goods_and_line_are_in_sight(tmp_path: Path, size: tuple[int, int]) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        screen = app.screen.region
        for where in ("#head", "#question", "#choices", "#news", "#status", "Prompt"):
            region = app.query_one(where).region
            assert region.area > 0
            assert screen.contains_region(region)
        assert app.query_one("#choices").region.height >= 6
        assert app.query_one("#table").region.height >= 8

    on_screen(tmp_path, script, size)


def test_all_of_many_options_can_be_reached(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        for _ in range(60):
            if len(app.session.choices()) > 15:
                break
            await enter(pilot, app, "1")
        last = app.session.choices()[-1]
        await enter(pilot, app, str(last.number))
        assert own(app)[-1] == last.notation

    on_screen(tmp_path, script, (80, 24))


def test_the_arrows_move_on_the_map(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        places: list[tuple[int, int]] = []
        for key in ("right", "right", "down", "left", "up", "R"):
            await pilot.press(key)
            await pilot.pause()
            assert app.ghost is not None
            number = next(c.number for c in app.session.choices() if c.action == app.ghost)
            assert f"[{number}]" in shown(app, "#picture")
            places.append(app.session.place(app.ghost) or (0, 0))
        first, right, down, left, up, turned = places
        assert first == app.session.place(app.session.choices()[0].action)
        assert right[0] >= first[0]
        assert down[1] >= right[1]
        assert left[0] <= down[0]
        assert up[1] <= left[1]
        assert len(set(places)) > 2
        assert turned == up  # a field has no other way to lie
        await pilot.press("enter")
        await settle(pilot, app)
        assert own(app) == [f"lay {up[0]},{up[1]}"]

    on_screen(tmp_path, script)


def test_what_is_typed_goes_into_the_line_wherever_the_focus_is(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        app.set_focus(None)
        await pilot.press("4")
        await pilot.pause()
        assert app.query_one(Prompt).value == "4"

    on_screen(tmp_path, script)


def test_blocks_stand_side_by_side_where_there_is_room() -> None:
    picture = [[("head", "")], [], [("map", "")], [("map", "")], [], [("mat", "")]]
    head, *rest = blocks_of(picture)
    assert head == [[("head", "")]]
    wide = ["".join([text for text, _ in line]) for line in arranged(rest, 20)]
    narrow = ["".join([text for text, _ in line]) for line in arranged(rest, 6)]
    assert wide == ["map  mat", "map"]
    assert narrow == ["map", "map", "", "mat"]


def test_the_manual_is_cut_into_rules() -> None:
    manual = Manual(
        "# Title\n\nWords\nof a preface.\n\n- **K1.1** One *rule*\n  goes on.\n- **K1.2** Two.\n"
    )
    assert manual.plain(1) == "Words of a preface."
    assert manual.rule("K1.1") == "K1.1 One rule goes on."
    assert manual.rule("K9") is None
    assert manual.search("TWO") == [3]
    assert len(read_manual("keythedral").rules) > 100


def test_a_game_without_a_manual_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardwright.cli.play.has_file", lambda game, file: False)
    assert session(tmp_path).manual.rules == {}

    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        await enter(pilot, app, "r")
        assert isinstance(app.screen, Rules)

    on_screen(tmp_path, script)


def test_the_board_is_set_again_when_the_terminal_is_resized(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        wide = shown(app, "#picture").count("\n")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert app.query_one(Board).size.width == 80
        assert shown(app, "#picture").count("\n") > wide

    on_screen(tmp_path, script)


def test_a_key_asks_for_a_name_and_shows_what_it_stands_for(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any], app: PlayApp) -> None:
        await pilot.press("f6")
        assert "Type i and a name" in shown(app, "#status")
        await enter(pilot, app, "lodger")
        assert isinstance(app.screen, Page)
        assert page_text(app).startswith("Lodger. ")

    on_screen(tmp_path, script)
