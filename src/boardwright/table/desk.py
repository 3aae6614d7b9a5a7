"""What one seat can see and do now: a function of the table and the seat."""

from __future__ import annotations

from typing import Any

from boardwright.kernel.frame import Note
from boardwright.scene import Scenery, as_data
from boardwright.speech import Speaker
from boardwright.table.table import PAUSE, Table
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
    if len(data["choices"]) == 1 and table.forced[seat] == PAUSE:
        data["pause"] = True
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


def offers(table: Table, seat: int, speaker: Speaker) -> list[dict[str, Any]]:
    """What a seat may answer now: each option with its label and its notation."""
    s, catalogue = table.match.state, table.match.game.catalogue
    if s.asked is None or s.asked.seat != seat or table.match.stopped:
        return []
    return [
        {"do": action, "label": speaker.label(action, s), "say": catalogue.notation(action)}
        for action in s.asked.options
    ]


def choices(
    table: Table, seat: int, speaker: Speaker, scenery: Scenery, view: dict[str, Any]
) -> list[dict[str, Any]]:
    """The same with what each means on the table."""
    found = offers(table, seat, speaker)
    for offer in found:
        if refs := scenery.targets(view, table.match.box, offer["do"]):
            offer["targets"] = refs
    return found


def last_choice(table: Table, seat: int) -> int:
    """The entry of a seat's last choice, one that was not made for it; from there on things are
    news."""
    for entry in reversed(table.match.record.entries):
        if "do" in entry and entry["seat"] == seat and "forced" not in entry:
            found: int = entry["n"]
            return found
    return 0


def news(table: Table, seat: int) -> list[tuple[int, Note]]:
    """What a seat was told since its last choice."""
    first = last_choice(table, seat)
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
