"""Players that are programs. They get re-dealt copies of the position, never the true one."""

from __future__ import annotations

from boardwright.bots.bot import Bot, RandomBot, Thought
from boardwright.bots.greedy import Greedy
from boardwright.kernel.game import BadInput, Game

__all__ = ["BOTS", "Bot", "Greedy", "RandomBot", "Thought", "make_bot", "make_bots"]

BOTS = ("random", "greedy")


def make_bot(game: Game, name: str, seed: str) -> Bot:
    """A bot by its name."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return Greedy(game, seed)
    raise BadInput(f"no bot {name!r}; there are {', '.join(BOTS)}")


def make_bots(game: Game, names: str, seats: int, seed: str) -> list[Bot]:
    """Bots for all seats from a list such as `greedy,random`; one name serves for all."""
    given = names.split(",")
    if len(given) == 1:
        given = given * seats
    bots = [make_bot(game, name, f"{seed}/{seat}") for seat, name in enumerate(given)]
    if len(given) != seats:
        raise BadInput(f"{len(given)} bots named for {seats} seats; name one, or one for each")
    return bots
