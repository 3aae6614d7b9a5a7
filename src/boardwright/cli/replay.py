"""Looking at recorded games: positions, logs, and whether everything was in order."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from boardwright.cli.text import language
from boardwright.games import find, registry
from boardwright.kernel.chance import Sealed, commitment
from boardwright.kernel.game import BadInput, Edition, Game
from boardwright.match import Match, Record, RecordError, read_record
from boardwright.match.match import read_text
from boardwright.speech import Speaker


def names_in(record: Record) -> tuple[str, ...]:
    """How the players are called, where they have a name."""
    return tuple([player.get("person", "") for player in record.header.get("players", ())])


def open_record(
    file: Path, edition: Path | None, upto: int | None = None
) -> tuple[Game, Edition, Record]:
    record = read_record(read_text(file), str(file), upto)
    name = record.header["game"]
    if name not in registry():
        raise RecordError(str(file), 1, f"a game of {name!r}; known are {', '.join(registry())}")
    game = find(name)
    box = game.edition(None if edition is None else read_text(edition))
    return game, box, record


def show_replay(file: Path, at: int | None, seat: int, edition: Path | None, as_json: bool) -> None:
    game, box, record = open_record(file, edition, at)
    entry = len(record.entries) - 1 if at is None else at
    match = Match.replay(game, box, record, entry)
    if not -1 <= seat < match.state.seats:
        raise BadInput(f"--seat must be from -1 (spectator) to {match.state.seats - 1}, not {seat}")
    speaker = Speaker(game, box, names_in(record), language())
    lines = [(n, speaker.line(note)) for n, note in match.log if note.seen_by(seat)]
    view = match.view(seat)
    if as_json:
        data = {"game": game.name, "entry": entry, "view": view, "log": lines}
        print(json.dumps(data, ensure_ascii=False))
        return
    for n, text in lines:
        print(f"{n:5}  {text}")
    print()
    from boardwright.cli.showing import picture  # which knows this module

    for line in picture(speaker, view):
        print("".join(text for text, _ in line).rstrip())
    print()
    if view["asked"] is not None:
        asked = {"entry": str(entry), "question": speaker.question(match.state)}
        print(speaker.say("replay.asked", names=asked))
    else:
        totals = ", ".join(
            f"{speaker.seat(i)} {score.total}" for i, score in enumerate(match.scores())
        )
        print(speaker.say("replay.over", names={"entry": str(entry), "totals": totals}))


def verify_file(file: Path, edition: Path | None, as_json: bool) -> int:
    """Print what was checked; exit code 1 if the draws are not those of the revealed seed."""
    game, box, record = open_record(file, edition)
    match = Match.replay(game, box, record, len(record.entries) - 1)
    data = {
        "game": game.name,
        "entries": len(record.entries),
        "positions": sum("hash" in entry for entry in record.entries),
        "over": match.state.asked is None,
        **check_draws(record),
        **check_result(match, record),
    }
    faults = data.pop("faults") + data.pop("result_faults")
    data["faults"] = faults
    if as_json:
        print(json.dumps(data))
    else:
        print(f"{data['entries']} entries and {data['positions']} positions are in order")
        print(
            f"{data['draws_checked']} of {data['draws']} draws agree with the revealed seed"
            + ("" if data["draws_checked"] == data["draws"] else "; for the others it is not known")
        )
        for fault in faults:
            print(f"fault: {fault}")
    return 1 if faults else 0


def check_draws(record: Record) -> dict[str, Any]:
    """Every draw against the seed it was committed to, where that seed has been revealed."""
    seed = record.seed()
    faults: list[str] = []
    drawn = checked = 0
    source: Sealed | None = None
    for entry in [{**record.header, "n": -1}, *record.entries]:
        if "commit" in entry:
            # A seed answers only for the draws made under its own commitment.
            source = Sealed(seed) if seed and commitment(seed) == entry["commit"] else None
            committed = entry["commit"]
        for possible, outcome in entry.get("chance", ()):
            if source is not None:
                checked += 1
                if source.outcome(drawn, possible) != outcome:
                    faults.append(f"entry {entry['n']}: draw {drawn} is not the seed's")
            drawn += 1
    if seed and commitment(seed) != committed:
        faults.append("the revealed seed is not the one that was committed to")
    return {"draws": drawn, "draws_checked": checked, "faults": faults}


def check_result(match: Match, record: Record) -> dict[str, Any]:
    if record.end is None:
        return {"result_faults": []}
    scores = match.scores()
    right = match.state.asked is None and record.end["end"] == [score.total for score in scores]
    right = right and record.end.get("winners") == match.game.winners(scores)
    return {"result_faults": [] if right else ["the result is not that of the game"]}
