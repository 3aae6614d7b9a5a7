"""Guided first games: a scripted game on the real rules, with stops where something is explained.

`lesson.toml` in a game's folder holds the moves in notation, from a seed, and the stops: after how
many moves, which words of the game (`lesson-<word>`), and what they point at. At a stop the learner
makes the move that comes next, or reads on.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec

from boardwright.games import file_text, find, find_scenery, has_file
from boardwright.match import Match
from boardwright.scene import Scenery
from boardwright.server import memories
from boardwright.server import messages as m
from boardwright.server.catalog import boxed
from boardwright.server.frames import log_of, scene_message
from boardwright.speech import Speaker
from boardwright.table.desk import offer, question


class Stop:
    """A row of the script."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.at: int = row["at"]
        self.word: str = row["word"]
        self.look: list[str] = row.get("look", [])
        self.rule: str = row.get("rule", "")
        self.reads: bool = row.get("reads", False)


@functools.cache
def lesson(name: str) -> memories.Lesson | None:
    """The guided first game of a game, if it has one."""
    if not has_file(name, "lesson.toml"):
        return None
    script = tomllib.loads(file_text(name, "lesson.toml"))
    return memories.Lesson(script["seat"], script["seats"], list(steps(name, script)))


def steps(name: str, script: dict[str, Any]) -> Iterator[memories.LessonStep]:
    game, box = find(name), boxed(name)
    scenery, speaker = find_scenery(name), Speaker(game, box)
    match = Match.new(game, script["seats"], script.get("options", {}), box, script["seed"])
    moves = [move.strip() for move in script["moves"].split(";")]
    made, read = 0, 0
    for stop in [Stop(row) for row in script["step"]]:
        while made < stop.at:
            choose(match, moves[made])
            made += 1
        answer = -1 if stop.reads else game.catalogue.parse(moves[made])
        found = step(match, scenery, speaker, stop, script["seat"], answer)
        found.log = log_of(match, speaker, script["seat"], read)
        read = len(match.record.entries)
        yield found


def choose(match: Match, move: str) -> None:
    asked = match.state.asked
    if asked is None:
        raise ValueError(f"the game is over before {move!r}")
    match.choose(asked.seat, match.game.catalogue.parse(move))


def step(
    match: Match, scenery: Scenery, speaker: Speaker, stop: Stop, seat: int, answer: int
) -> memories.LessonStep:
    view = match.view(seat)
    asked = question(match, speaker)
    return memories.LessonStep(
        text=speaker.say(f"lesson.{stop.word}"),
        scene=scene_message(scenery.scene(view, match.box)),
        rule=stop.rule or (asked or {}).get("rule", ""),
        refs=stop.look,
        question=msgspec.convert(asked, m.QuestionInfo | None),
        choices=taught(match, scenery, speaker, view, answer) if answer >= 0 else [],
        answer=answer,
    )


def taught(
    match: Match, scenery: Scenery, speaker: Speaker, view: dict[str, Any], answer: int
) -> list[m.ChoiceInfo]:
    """The options of the verb that is taught; all others wait."""
    catalogue, asked = match.game.catalogue, match.state.asked
    verb = catalogue.verb(answer)
    return [
        m.ChoiceInfo(
            **offer(speaker, match.state, action),
            targets=scenery.targets(view, match.box, action),
        )
        for action in (asked.options if asked is not None else [])
        if catalogue.verb(action) is verb
    ]
