"""Advice for whoever is asked in a recorded game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from boardwright.bots import LEVELS, Thought, hint, make_bot
from boardwright.cli.replay import open_record
from boardwright.kernel.game import BadInput
from boardwright.match import Match
from boardwright.speech import Speaker
from boardwright.table.advice import advice


def show_hint(
    file: Path, at: int | None, bot: str, seconds: float, edition: Path | None, as_json: bool
) -> None:
    """Advice for whoever is asked in a recorded game."""
    if bot == "random":
        raise BadInput(f"random has no reasons; ask one of greedy, mcts, {', '.join(LEVELS)}")
    game, box, record = open_record(file, edition, at)
    entry = len(record.entries) - 1 if at is None else at
    s = Match.replay(game, box, record, entry).state
    if s.asked is None:
        raise BadInput(f"{file}: the game is over, there is nothing to advise")
    thoughts = hint(game, s, f"hint/{entry}", make_bot(game, bot, "hint"), seconds)
    if not as_json:
        speaker = Speaker(game, box)
        print(speaker.question(s))
        print("\n".join(advice(speaker, thoughts, s)))
        return
    actions = [as_data(game.catalogue.notation(thought.action), thought) for thought in thoughts]
    data = {"game": game.name, "entry": entry, "seat": s.asked.seat, "actions": actions}
    print(json.dumps(data, ensure_ascii=False))


def as_data(notation: str, thought: Thought) -> dict[str, Any]:
    return {
        "action": thought.action,
        "say": notation,
        "share": round(thought.share, 4),
        "moved": [[name, round(points, 2)] for name, points in thought.moved],
        "ends": thought.ends,
    }
