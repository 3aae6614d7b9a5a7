"""What one seat can see and do now: a function of the table and the seat."""

from __future__ import annotations

from typing import Any

from boardwright.kernel.frame import Note
from boardwright.kernel.state import State
from boardwright.match import Match
from boardwright.scene import Scenery, as_data
from boardwright.speech import Speaker
from boardwright.table.table import PAUSE, Table
from boardwright.words import speaking


def desk(table: Table, seat: int, speaker: Speaker, scenery: Scenery, now: float) -> dict[str, Any]:
    """All of it: the scene, the question as a sentence with the rule behind it, and what there is
    to answer."""
    match = table.match
    with speaking(speaker.tongue):
        return {
            "scene": as_data(scenery.scene(match.view(seat), match.box)),
            "question": question(match, speaker),
            **answers(table, seat, speaker, scenery, now),
        }


def answers(
    table: Table, seat: int, speaker: Speaker, scenery: Scenery, now: float
) -> dict[str, Any]:
    """The choices and what they mean on the table, what can be taken back, the entry from which on
    things are news, the results."""
    match, s = table.match, table.match.state
    with speaking(speaker.tongue):
        data: dict[str, Any] = {
            "seat": seat,
            "version": table.version,
            "choices": choices(table, seat, speaker, scenery),
            "news": last_choice(table, seat),
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
        data["results"] = results(match, speaker)
    return data


def question(match: Match, speaker: Speaker) -> dict[str, Any] | None:
    asked = match.state.asked
    if asked is None or match.stopped:
        return None
    rule = match.game.rules.get(asked.prompt, "")
    return {"seat": asked.seat, "text": speaker.question(match.state), "rule": rule}


def offers(table: Table, seat: int, speaker: Speaker) -> list[dict[str, Any]]:
    """What a seat may answer now: each option with its label and its notation."""
    s = table.match.state
    if s.asked is None or s.asked.seat != seat or table.match.stopped:
        return []
    return [offer(speaker, s, action) for action in s.asked.options]


def offer(speaker: Speaker, s: State, action: int) -> dict[str, Any]:
    """An option in words and notation, with what it changes in points where its game says so."""
    game, figures = speaker.game, speaker.game.figures(s, action)
    label = speaker.label_with(action, figures)
    found: dict[str, Any] = {
        "do": action,
        "label": label.text,
        "say": game.catalogue.notation(action),
        "verb": game.catalogue.verb(action).name,
    }
    if label.named:
        found["named"] = label.named
    if "points" in figures:
        found["points"] = figures["points"]
    return found


def choices(table: Table, seat: int, speaker: Speaker, scenery: Scenery) -> list[dict[str, Any]]:
    """The same with what each means on the table."""
    found = offers(table, seat, speaker)
    view = table.match.view(seat) if found else {}
    for each in found:
        if refs := scenery.targets(view, table.match.box, each["do"]):
            each["targets"] = refs
    return found


def last_choice(table: Table, seat: int) -> int:
    """The entry of a seat's last choice, one that was not made for it; from there on things are
    news."""
    for entry in reversed(table.match.record.entries):
        if "do" in entry and entry["seat"] == seat and "forced" not in entry:
            found: int = entry["n"]
            return found
    return 0


def parts(speaker: Speaker, note: Note) -> list[list[str]]:
    """A line of the log in pieces: a text, or a text with the ref of what it names."""
    return [[text, ref] if ref else [text] for text, ref in speaker.parts(note)]


def label(table: Table, speaker: Speaker, entry: int | None) -> str:
    if entry is None:
        return ""
    return speaker.label(table.match.record.entries[entry]["do"])


def results(match: Match, speaker: Speaker) -> list[dict[str, Any]]:
    """Each seat's points in all and by source, in the manual's order, with the words for it."""
    scores = match.scores()
    winners = match.game.winners(scores)
    return [
        {
            "total": score.total,
            "sources": [(k, points, speaker.say(f"score.{k}")) for k, points in score.sources],
            "won": seat in winners,
            "ties": list(score.ties),
        }
        for seat, score in enumerate(scores)
    ]
