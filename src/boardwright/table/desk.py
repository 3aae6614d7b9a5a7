"""What one seat can see and do now: a function of the table and the seat."""

from __future__ import annotations

from typing import Any

from boardwright.kernel.frame import Note
from boardwright.scene import Scenery, as_data
from boardwright.speech import Speaker
from boardwright.table.table import Table
from boardwright.words import speaking


def desk(table: Table, seat: int, speaker: Speaker, scenery: Scenery, now: float) -> dict[str, Any]:
    """The question as a sentence with the rule behind it, the choices and what they mean on the
    table, what can be taken back, the news since the seat's last choice, the results."""
    match, s = table.match, table.match.state
    view = match.view(seat)
    with speaking(speaker.tongue):
        data: dict[str, Any] = {
            "seat": seat,
            "version": table.version,
            "scene": as_data(scenery.scene(view, match.box)),
            "question": question(table, speaker),
            "choices": choices(table, seat, speaker, scenery, view),
            "news": [parts(speaker, note) for _, note in news(table, seat)],
            "over": s.asked is None or match.stopped,
        }
        data["undo"] = label(table, speaker, match.undoable(seat))
        data["redo"] = label(table, speaker, match.redoable(seat))
    if table.motion is not None:
        data["motion"] = table.motion._replace(agreed=frozenset())._asdict() | {
            "agreed": sorted(table.motion.agreed),
            "missing": table.motion.missing(table.people()),
        }
    if table.clock.pace.timed:
        data["clock"] = [table.clock.remaining(i, now) for i in range(s.seats)]
    if s.asked is None:
        data["results"] = results(table)
    return data


def question(table: Table, speaker: Speaker) -> dict[str, Any] | None:
    asked = table.match.state.asked
    if asked is None or table.match.stopped:
        return None
    rule = table.match.game.rules.get(asked.prompt, "")
    return {"seat": asked.seat, "text": speaker.question(table.match.state), "rule": rule}


def choices(
    table: Table, seat: int, speaker: Speaker, scenery: Scenery, view: dict[str, Any]
) -> list[dict[str, Any]]:
    s, catalogue = table.match.state, table.match.game.catalogue
    if s.asked is None or s.asked.seat != seat or table.match.stopped:
        return []
    found: list[dict[str, Any]] = []
    for action in s.asked.options:
        choice = {"do": action, "label": speaker.label(action, s)}
        choice["say"] = catalogue.notation(action)
        if refs := scenery.targets(view, table.match.box, action):
            choice["targets"] = refs
        found.append(choice)
    return found


def news(table: Table, seat: int) -> list[tuple[int, Note]]:
    """What a seat was told since its last choice."""
    entries = table.match.record.entries
    own = [entry["n"] for entry in entries if "do" in entry and entry["seat"] == seat]
    first = max(own, default=0)
    return [(n, note) for n, note in table.match.log if n >= first and note.seen_by(seat)]


def parts(speaker: Speaker, note: Note) -> list[list[str]]:
    """A line of the log in pieces: a text, or a text with the ref of what it names."""
    return [[text, ref] if ref else [text] for text, ref in speaker.parts(note)]


def label(table: Table, speaker: Speaker, entry: int | None) -> str:
    if entry is None:
        return ""
    return speaker.label(table.match.record.entries[entry]["do"])


def results(table: Table) -> list[dict[str, Any]]:
    match = table.match
    scores = match.scores()
    winners = match.game.winners(scores)
    return [
        {"total": score.total, "sources": dict(score.sources), "won": seat in winners}
        for seat, score in enumerate(scores)
    ]
