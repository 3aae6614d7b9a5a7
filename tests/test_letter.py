"""docs/letter.md says where the rules as played by default differ from the manual's letter; it is
made from the options, and this keeps it true.

`python -m tests.test_letter` writes it anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.arena.fuzz import playable
from boardwright.games import REGISTRY, find
from boardwright.kernel.game import Game
from tests.conformance.playthrough import CASES

PATH = Path(__file__).parent.parent / "docs" / "letter.md"
HEAD = """\
# By the letter

Where a manual is silent or speaks against itself, our rulings are argued in the game's \
`manual.md`. Whoever wants the manual word for word wherever that can be played gets it with \
`--preset letter`; single options go on top of it. This page lists every difference. Written by \
`python -m tests.test_letter` from the options of the games.
"""


def section(game: Game) -> str:
    lines = [f"## {game.title}", ""]
    differing = [option for option in game.options if option.letter]
    if not differing:
        return "\n".join([*lines, "The default is the manual's letter.", ""])
    lines += ["| option | default | letter | what the manual says | why not by default |"]
    lines += ["|---|---|---|---|---|"]
    for option in differing:
        said = [game.words.say(None, f"{room}.{option.name}") for room in ("letter", "because")]
        values = f"`{option.name}` | {option.choices[0]} | {option.letter}"
        lines.append(f"| {values} | {said[0]} | {said[1]} |")
    return "\n".join([*lines, ""])


def page() -> str:
    return "\n".join([HEAD, *[section(find(name)) for name in REGISTRY]])


def test_the_page_is_up_to_date() -> None:
    assert PATH.read_text("utf-8") == page()


@pytest.mark.parametrize("name", REGISTRY)
def test_the_letter_is_another_choice_and_can_be_played(name: str) -> None:
    game = find(name)
    for option in game.options:
        if option.letter:
            assert option.letter in option.choices[1:], option.name
    for seats in game.seats:
        assert playable(game, seats, game.preset("letter", seats, {}))


@pytest.mark.parametrize("name", REGISTRY)
def test_a_golden_game_is_played_by_the_letter_with_every_number_of_players(name: str) -> None:
    game = find(name)
    for seats in game.seats:
        letter = game.preset("letter", seats, {}).items()
        golden = [case[2].items() for case in CASES if case[:2] == (name, seats)]
        assert any(letter <= options for options in golden), f"{seats} seats: {dict(letter)}"


if __name__ == "__main__":
    PATH.write_text(page(), "utf-8")
