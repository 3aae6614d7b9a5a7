"""Looking back: the moments of a game, the table as it was, and the seals of its draws."""

from __future__ import annotations

import asyncio

import msgspec

from boardwright.match import Match, Record
from boardwright.scene import Scenery
from boardwright.server import memories
from boardwright.server import messages as m
from boardwright.server.frames import log_of, scene_message
from boardwright.server.guard import Refusal
from boardwright.server.hall import Live
from boardwright.speech import Speaker
from boardwright.table.desk import question, results

EVERYBODY = -1
# Figures of a scene whose change begins a new part of a game, the largest first.
PARTS = ("chapter", "stage", "round")
COURSE = "course:"  # figures that are told as a course at the end: `course:damage:0`, by seat


def viewers(live: Live, person: str) -> list[int]:
    """From where somebody may look back: their own seats and what everybody saw; when the game is
    over, from every seat."""
    if live.match.state.asked is None or live.match.stopped:
        return [EVERYBODY, *range(live.match.state.seats)]
    return [EVERYBODY, *live.seats_of(person)]


def snapshot(live: Live) -> Record:
    """The record so far, to read in another thread."""
    return live.match.record.upto(len(live.match.record.entries) - 1)


def shown_to(live: Live, person: str) -> Live:
    """The table as somebody may look back at it: from a seat of theirs, or some choices behind."""
    return live if live.seats_of(person) else live.shown_to(EVERYBODY)


async def moments(live: Live, person: str) -> memories.Moments:
    live = shown_to(live, person)
    allowed = viewers(live, person)
    viewer = allowed[1] if len(allowed) == 2 else EVERYBODY
    match = live.match
    alive = set(match.alive())
    parts, course = await parts_of(live)
    said: dict[int, str] = {}
    for n, note in match.log:
        if n not in said and note.seen_by(viewer):
            said[n] = live.speaker.line(note)
    found = [memories.Moment(0, "", mark=parts.get(0, ""))]
    for entry in match.record.entries:
        n = entry["n"]
        if n in alive:
            found.append(memories.Moment(n, said.get(n, ""), entry["seat"], parts.get(n, "")))
    return memories.Moments(found, allowed, course)


async def parts_of(live: Live) -> tuple[dict[int, str], list[memories.Course]]:
    """Where parts of the game begin, and its course; worked out again only when something has
    happened."""
    record = snapshot(live)
    if live.parts is None or live.parts[0] != len(record.entries):
        found = await asyncio.to_thread(parts, live.match, live.scenery, record)
        live.parts = (len(record.entries), *found)
    return live.parts[1:]


def parts(
    match: Match, scenery: Scenery, record: Record
) -> tuple[dict[int, str], list[memories.Course]]:
    """Where a part of the game begins, and its numbers, as 2.3 for round 3 of chapter 2; and how
    everybody stood there and at the end."""
    marks: dict[int, str] = {}
    course: list[memories.Course] = []
    before, last = "", len(record.entries) - 1
    for n, then in enumerate(Match.walk(match.game, match.box, record)):
        figures = scenery.scene(then.view(EVERYBODY), then.box).figures
        now = ".".join([str(figures[part]) for part in PARTS if part in figures])
        stood = {k.removeprefix(COURSE): v for k, v in figures.items() if k.startswith(COURSE)}
        if stood and (now != before or n == last):
            course.append(memories.Course(n, stood))
        if now != before:
            marks[n] = before = now
    return marks, course


async def past(live: Live, person: str, at: int, viewer: int) -> memories.Past:
    """The table after an entry, as somebody saw it then."""
    live = shown_to(live, person)
    if viewer not in viewers(live, person):
        raise Refusal(403, "not-your-view")
    record = snapshot(live)
    if not 0 <= at < len(record.entries):
        raise Refusal(404, "no-entry")
    match = await asyncio.to_thread(Match.replay, live.match.game, live.match.box, record, at)
    return past_of(match, live.scenery, live.speaker, viewer)


def past_of(match: Match, scenery: Scenery, speaker: Speaker, viewer: int) -> memories.Past:
    at = len(match.record.entries) - 1
    asked, over = question(match, speaker), match.state.asked is None
    return memories.Past(
        n=at,
        viewer=viewer,
        scene=scene_message(scenery.scene(match.view(viewer), match.box)),
        log=log_of(match, speaker, viewer, 0),
        question=msgspec.convert(asked, m.QuestionInfo | None),
        results=msgspec.convert(results(match, speaker) if over else [], list[m.ResultInfo]),
    )


async def seals(live: Live, seeds: dict[str, str]) -> memories.Seals:
    """Every seal; the draws it covers and its seed only when the game is over, for who knows what
    was drawn knows what lies hidden."""
    over = live.match.state.asked is None or live.match.stopped
    found = sealed_draws(live.match.record)
    for seal in found:
        seal.seed = seeds.get(seal.commit, "") if over else ""
        seal.draws = seal.draws if over else []
    return memories.Seals(found)


def sealed_draws(record: Record) -> list[memories.SealInfo]:
    found = [memories.SealInfo(record.header["commit"], 0, [])]
    drawn, after = 0, [0] * len(record.entries)
    for entry in record.entries:
        if "back" in entry:
            drawn = after[entry["back"]]
        for possible, outcome in entry.get("chance", []):
            found[-1].draws.append(memories.Draw(drawn, possible, outcome, entry["n"]))
            drawn += 1
        if "commit" in entry:
            found.append(memories.SealInfo(entry["commit"], drawn, []))
        after[entry["n"]] = drawn
    return found
