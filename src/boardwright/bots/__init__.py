"""Players that are programs. They get re-dealt copies of the position, never the true one."""

from __future__ import annotations

import re

from boardwright.bots.advice import hint
from boardwright.bots.bot import Bot, RandomBot, Thought
from boardwright.bots.greedy import Greedy
from boardwright.bots.mcts import Mcts
from boardwright.kernel.game import BadInput, Game

__all__ = ["BOTS", "Bot", "Greedy", "Mcts", "RandomBot", "Thought", "hint", "make_bot"]

BOTS = ("random", "greedy", "mcts", "apprentice", "journeyman", "master")
LEVELS = BOTS[3:]

MANY = re.compile(r"[0-9]{1,9}")  # iterations, as they are typed
NOISE = 1.0  # of an apprentice, in leads that make a win e times as likely
SMALL = 150  # iterations a journeyman thinks


def make_bot(game: Game, name: str, seed: str) -> Bot:
    """A bot by its name; `mcts@400` searches for 400 iterations, however long they take."""
    kind, at, limit = name.partition("@")
    if kind == "mcts" and (not at or (MANY.fullmatch(limit) and int(limit) > 0)):
        return Mcts(game, seed, int(limit)) if at else Mcts(game, seed)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return Greedy(game, seed)
    if name == "apprentice":
        return Greedy(game, seed, NOISE)
    if name == "journeyman":
        return Mcts(game, seed, SMALL)
    if name == "master":
        return Mcts(game, seed)
    raise BadInput(
        f"no bot {name!r}; there are {', '.join(BOTS)}, and mcts@N for N iterations a move"
    )


def make_bots(game: Game, names: str, seats: int, seed: str) -> list[Bot]:
    """Bots for all seats from a list such as `greedy,random`; one name serves for all."""
    given = names.split(",")
    if len(given) == 1:
        given = given * seats
    bots = [make_bot(game, name, f"{seed}/{seat}") for seat, name in enumerate(given)]
    if len(given) != seats:
        raise BadInput(f"{len(given)} bots named for {seats} seats; name one, or one for each")
    return bots
