"""What one viewer of a table is sent."""

from __future__ import annotations

from bisect import bisect_left
from operator import itemgetter
from typing import Any

import msgspec

from boardwright.match import Match
from boardwright.scene import Scene, as_data, changes
from boardwright.server import messages as m
from boardwright.server.hall import Live
from boardwright.speech import Speaker
from boardwright.table.desk import answers, parts
from boardwright.table.table import Reply
from boardwright.table.thinking import BUDGET

LONGEST = 2000  # lines of a log that are sent at once


def scene_message(scene: Scene) -> m.Scene:
    return msgspec.convert(as_data(scene), m.Scene)


def state(live: Live, viewer: int, person: str, now: float, since: int = 0) -> m.State:
    """The table as it is now for a seat, or for whoever watches (-1)."""
    table, match, shared = live.table, live.match, live.shared
    seen = shared.scene(match, live.scenery, viewer)
    before, live.scenes[viewer] = live.scenes.get(viewer), seen.scene
    data: dict[str, Any] = answers(table, viewer, live.speaker, live.scenery, now)
    data |= {
        "type": "state",
        "seq": data.pop("version"),
        "scene": seen.message,
        **shared.moment(match, live.speaker)._asdict(),
        "phase": "over" if data["over"] else "live",
        "seats": seats(live, person, now),
        "log": log_of(match, live.speaker, viewer, since),
        "since": since,
        "stopped": match.stopped,
        "entries": len(match.record.entries),
        "watching": live.watching(),
    }
    if "clock" in data:
        pace = table.clock.pace
        data["pace"] = m.PaceInfo(int(pace.budget), int(pace.increment))
        data["clock"] = [int((left or 0.0) * 1000) for left in data["clock"]]
        data["running"] = table.clock.seat
    if "motion" in data:
        data["motion"]["lines"] = void_lines(live, viewer)
    if viewer >= 0:
        data["forced"] = table.forced[viewer]
        data["turn"] = match.past[0][0] if match.undoable(viewer) is not None else -1
    else:
        data["news"] = -1
    data["winners"] = [seat for seat, each in enumerate(data.get("results", [])) if each["won"]]
    if before is not None and before is not seen.scene:
        data["changes"] = [[c.ref, c.before, c.after] for c in changes(before, seen.scene)]
    return msgspec.convert(data, m.State)


def seats(live: Live, person: str, now: float) -> list[m.SeatInfo]:
    mine, here = live.seats_of(person), live.present()
    found: list[m.SeatInfo] = []
    for seat, player in enumerate(live.table.players()):
        found.append(
            m.SeatInfo(
                seat=seat,
                kind="person" if "person" in player else "bot",
                name=live.names[seat],
                level=player.get("bot", ""),
                mine=seat in mine,
                device=seat < len(live.seats) and live.seats[seat].device,
                here=seat in here,
                away=seat in live.table.away,
                gone=int((now - live.table.away.get(seat, now)) * 1000),
            )
        )
    return found


def log_of(match: Match, speaker: Speaker, viewer: int, since: int) -> list[m.LogLine]:
    """The lines of the log that a viewer may read, from an entry on."""
    entries = match.record.entries
    found: list[m.LogLine] = []
    first = bisect_left(match.log, since, key=itemgetter(0))
    for n, note in match.log[first:]:
        if note.seen_by(viewer):
            entry = entries[n]
            pieces = parts(speaker, note)
            seat, at, late = entry.get("seat", -1), entry.get("at", 0), "trouble" in entry
            own = viewer >= 0 and note.seats == 1 << viewer
            found.append(m.LogLine(n, pieces, seat, at, late=late, own=own))
    return found[-LONGEST:]


def void_lines(live: Live, viewer: int) -> list[m.Pieces]:
    """The lines that a motion to go back would take away."""
    motion = live.table.motion
    if motion is None or motion.kind != "back":
        return []
    return [line.pieces for line in log_of(live.match, live.speaker, viewer, motion.about + 1)]


def told(live: Live, reply: Reply) -> m.Told:
    """What became of a command; a refusal of the rules in their words."""
    fault = None
    if reply.refusal is not None:
        why = reply.refusal
        text = live.speaker.say(f"no.{why.reason}", *why.args)
        fault = m.Fault(reply.why, text, why.rule)
    elif not reply.done:
        fault = m.Fault(reply.why, live.speaker.say(f"table.{reply.why}"))
    return m.Told(reply.id, reply.done, reply.version, fault)


def presence(live: Live) -> m.Presence:
    bot = live.table.bot_to_move()
    busy = bot >= 0 and live.thinking is not None and not live.thinking.done()
    here = [live.here(seat) for seat in range(live.match.state.seats)]
    return m.Presence(here, live.watching(), bot if busy else -1, BUDGET if busy else 0.0)
