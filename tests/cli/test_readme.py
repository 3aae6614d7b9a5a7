"""What the README shows is what the program prints."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import TextIO, cast

from boardwright.cli.plain import PlainPlay
from boardwright.cli.play import Session
from boardwright.games import find
from boardwright.match import Match

README = Path(__file__).parents[2] / "README.md"


class Typist:
    """Takes the first option until a worker is sent, then types what the README shows."""

    def __init__(self, session: Session, typed: str) -> None:
        self.session = session
        self.typed = typed

    def readline(self) -> str:
        if "where do you send" not in self.session.question():
            return "1\n"
        typed, self.typed = self.typed, ""
        return f"{typed}\n" if typed else ""


def test_the_dialogue_of_the_readme_is_what_is_printed(tmp_path: Path) -> None:
    found = re.search(r"```\n(Blue, where do you send.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert found is not None
    shown = found[1].splitlines()
    typed = next(line for line in shown if line.startswith("> ")).removeprefix("> ")
    players = [{"person": ""}, {"bot": "greedy"}]
    match = Match.new(find("keythedral"), 2, {}, seed="readme", players=players)
    session = Session(match, 0, tmp_path / "game.jsonl")
    out = io.StringIO()
    PlainPlay(session, cast(TextIO, Typist(session, typed)), out).run()
    printed = [line.removeprefix("> ") for line in out.getvalue().splitlines()]
    for line in shown:
        if not line.startswith("> "):
            assert line in printed, line
