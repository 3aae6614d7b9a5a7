"""Bots at seats of an environment. They get a re-dealt copy, as everywhere, never the position."""

from __future__ import annotations

from boardwright.bots import make_bot
from boardwright.bots.bot import Bot
from boardwright.kernel.chance import Sealed
from boardwright.research.env import Env


class Opponents:
    """Plays all seats that have a bot."""

    def __init__(self, env: Env, names: dict[int, str], budget: float) -> None:
        self.env = env
        self.budget = budget
        game = env.spec.game
        self.bots: dict[int, Bot] = {
            seat: make_bot(game, name, f"{env.seed}/bot/{seat}") for seat, name in names.items()
        }

    def play(self) -> None:
        """On to the next question for a seat without a bot, or to the end."""
        env, n = self.env, 0
        while env.seat is not None and (bot := self.bots.get(env.seat)) is not None:
            s = env.state
            source = Sealed(f"{env.seed}/deal/{s.drawn}/{n}")
            dealt = env.spec.game.visibility.determinize(s, env.seat, source)
            assert dealt.asked is not None
            env.step(bot.choose(dealt, dealt.asked, self.budget))
            n += 1
