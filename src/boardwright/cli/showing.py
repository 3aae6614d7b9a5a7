"""The table for people: as a picture where the game has one, else in sentences; and as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from boardwright import games
from boardwright.cli.replay import names_in, open_record
from boardwright.cli.text import language
from boardwright.games import find, find_scenery, registry
from boardwright.games.drawing import Line
from boardwright.kernel.game import BadInput
from boardwright.match import Match
from boardwright.scene import as_data
from boardwright.speech import Speaker
from boardwright.telling import Teller
from boardwright.words import speaking

WAYS = ("text", "json")


def picture(speaker: Speaker, view: dict[str, Any]) -> list[Line]:
    """The table as lines of text with styles."""
    with speaking(speaker.tongue):
        drawn = games.picture(speaker.game.name, view, speaker.box)
    return drawn or [[(line, "")] for line in sentences(speaker, view)]


def sentences(speaker: Speaker, view: dict[str, Any]) -> list[str]:
    """The table as a screen reader reads it aloud."""
    scenery = find_scenery(speaker.game.name)
    with speaking(speaker.tongue):
        lexicon = scenery.lexicon(speaker.box)
        return Teller(speaker, lexicon).scene(scenery.scene(view, speaker.box))


def show_table(what: str, seat: int, how: str, edition: Path | None) -> None:
    """A recorded game as it stands, or a new one at its first question."""
    if how not in WAYS:
        raise BadInput(f"--as cannot be {how!r}; it is one of {', '.join(WAYS)}")
    match = opened(what, edition)
    if not -1 <= seat < match.state.seats:
        raise BadInput(f"--seat must be from -1 (spectator) to {match.state.seats - 1}, not {seat}")
    speaker = Speaker(match.game, match.box, names_in(match.record), language())
    view = match.view(seat)
    if how == "json":
        scene = find_scenery(match.game.name).scene(view, match.box)
        data = {"game": match.game.name, "seat": seat, **as_data(scene)}
        print(json.dumps(data, ensure_ascii=False))
        return
    asked = match.state.asked
    question = [speaker.question(match.state)] if asked is not None else []
    print("\n".join([*sentences(speaker, view), *question]))


def opened(what: str, edition: Path | None) -> Match:
    if what not in registry():
        game, box, record = open_record(Path(what), edition)
        return Match.replay(game, box, record, len(record.entries) - 1)
    game = find(what)
    seats = next(n for n in (*[n for n in game.seats if n > 1], *game.seats))
    return Match.new(game, seats, seed="show")
