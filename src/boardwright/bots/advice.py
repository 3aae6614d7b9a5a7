"""What a bot would do in another's place, and what to expect of it."""

from __future__ import annotations

from typing import Final

from boardwright.bots.bot import TELLING, Bot, Thought, points_moved
from boardwright.bots.greedy import Greedy
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import Game
from boardwright.kernel.state import State

BEST: Final = 3  # actions that are advised


def hint(game: Game, s: State, seed: str, bot: Bot, budget: float) -> list[Thought]:
    """The best three actions for the seat that is asked, each with its chance of winning, which is
    never above that of an action named before it, and the features that speak for it. What the
    seat cannot know is dealt again before the bot sees it."""
    if s.asked is None:
        return []
    seat = s.asked.seat
    copy = game.visibility.determinize(s, seat, Sealed(f"{seed}/thinking"))
    assert copy.asked is not None
    if len(copy.asked.options) == 1:
        bot = Greedy(game, seed)  # nothing to search
    bot.choose(copy, copy.asked, budget)
    return contrasted(bot.why()[:BEST])


def contrasted(thoughts: list[Thought]) -> list[Thought]:
    """Of each action what sets it apart: the features it moves more or less than the others do.
    What every action moves alike, as time that goes by, explains nothing; nor does what just one
    of several others moves."""
    if len(thoughts) < 2:
        return thoughts
    tables = [dict(thought.moved) for thought in thoughts]
    names = {name: 0.0 for table in tables for name in table}
    found: list[Thought] = []
    for thought, own in zip(thoughts, tables, strict=True):
        distinct: list[tuple[str, float]] = []
        for name in names:
            movers = len([table for table in tables if name in table])
            every = sum([table.get(name, 0.0) for table in tables])
            others = (every - own.get(name, 0.0)) / (len(tables) - 1)
            told = name in own or movers == len(tables) - 1
            if told and abs(own.get(name, 0.0) - others) >= TELLING:
                distinct.append((name, own.get(name, 0.0) - others))
        distinct.sort(key=points_moved, reverse=True)
        found.append(Thought(thought.action, thought.share, distinct, thought.ends))
    return found
