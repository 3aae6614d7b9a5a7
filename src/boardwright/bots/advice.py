"""What a bot would do in another's place, and what to expect of it."""

from __future__ import annotations

import time
from typing import Final

from boardwright.bots.bot import TELLING, Bot, Thought, points_moved
from boardwright.bots.greedy import Greedy
from boardwright.games import find_judge
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import Game
from boardwright.kernel.state import State

BEST: Final = 3  # actions that are advised
LONGEST: Final = 20_000  # decisions of a game played out


def hint(game: Game, s: State, seed: str, bot: Bot, budget: float) -> list[Thought]:
    """The best three actions for the seat that is asked, each with the score and the share of the
    victory to expect, and the features that speak for it. What the seat cannot know is dealt again
    before the bot sees it. Half of the time is for thinking, the other for playing out games."""
    if s.asked is None:
        return []
    seat = s.asked.seat
    copy = game.visibility.determinize(s, seat, Sealed(f"{seed}/thinking"))
    assert copy.asked is not None
    if len(copy.asked.options) == 1:
        bot = Greedy(game, seed)  # nothing to search
    bot.choose(copy, copy.asked, budget / 2)
    thoughts = contrasted(bot.why()[:BEST])
    totals = [0.0] * len(thoughts)
    until = time.perf_counter() + budget / 2
    games = 0
    while games == 0 or time.perf_counter() < until:
        for i, thought in enumerate(thoughts):
            source = Sealed(f"{seed}/{games}")
            dealt = game.visibility.determinize(s, seat, source)
            dealt.apply(thought.action)
            totals[i] += final_score(game, dealt, seat, f"{seed}/{games}")
        games += 1
    return [
        Thought(thought.action, total / games, thought.share, thought.moved)
        for thought, total in zip(thoughts, totals, strict=True)
    ]


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
        apart: list[tuple[str, float]] = []
        for name in names:
            movers = len([table for table in tables if name in table])
            every = sum([table.get(name, 0.0) for table in tables])
            others = (every - own.get(name, 0.0)) / (len(tables) - 1)
            told = name in own or movers == len(tables) - 1
            if told and abs(own.get(name, 0.0) - others) >= TELLING:
                apart.append((name, own.get(name, 0.0) - others))
        apart.sort(key=points_moved, reverse=True)
        found.append(Thought(thought.action, thought.score, thought.share, apart))
    return found


def final_score(game: Game, s: State, seat: int, seed: str) -> float:
    """What a seat has at the end if everybody plays on greedily."""
    bot = Greedy(game, seed, judge=find_judge(game.name))
    for _ in range(LONGEST):
        if s.asked is None:
            break
        s.apply(bot.choose(s, s.asked, 1.0))
    return float(game.scores(s)[seat].total)
