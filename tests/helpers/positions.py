"""Real positions, rebuilt from seeds: whole games of bots up to a decision, as records that a
server can go on with. The pictures of the boards are taken there."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import NamedTuple

from boardwright.bots import make_bot
from boardwright.games import find
from boardwright.kernel.chance import Sealed
from boardwright.match import Match


class Position(NamedTuple):
    """So many choices into a game of these bots, seen by a seat."""

    game: str
    seed: str
    bots: tuple[str, ...]
    choices: int
    seat: int = 0
    options: tuple[tuple[str, str], ...] = ()
    bots_seed: str = ""


PATIENCE = 60.0  # seconds: a bot that is hurried on a busy machine plays another game
PATCH = ("apprentice", "greedy", "apprentice", "apprentice")
MIXED = ("greedy", "apprentice", "greedy", "apprentice")
TOWN = ("greedy", "greedy", "greedy", "greedy")
POSITIONS: dict[str, Position] = {
    "guilds-of-london": Position("guilds-of-london", "guilds-30", ("greedy",) * 4, 340, 3),
    "keythedral": Position("keythedral", "patch 149", PATCH, 591, bots_seed="149"),
    "world-without-end": Position("world-without-end", "kingsbridge 293", TOWN, 200, 2),
    "keythedral-phone": Position("keythedral", "patch 149", PATCH, 459, bots_seed="149"),
    "world-wonders": Position("world-wonders", "w33", MIXED, 141, options=(("side", "B"),)),
    "rune-age": Position("rune-age", "war-29", ("greedy",) * 3, 369),
    "rune-age-phone": Position("rune-age", "war-29", ("greedy",) * 3, 242),
}


def record_of(position: Position) -> str:
    """The record of the game up to there, with the seed of what is still to be drawn."""
    game = find(position.game)
    match = Match.new(game, len(position.bots), dict(position.options), seed=position.seed)
    seeds = position.bots_seed or position.seed
    bots = [make_bot(game, name, f"{seeds}/{seat}") for seat, name in enumerate(position.bots)]
    for _ in range(position.choices):
        ask = match.state.asked
        if ask is None:
            break
        seen = match.state.clone()
        seen.source = Sealed(position.seed)  # what a bot tries out is not written down
        match.choose(ask.seat, bots[ask.seat].choose(seen, ask, PATIENCE))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.jsonl")
        match.save(path)
        return path.read_text()
