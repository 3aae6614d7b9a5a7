"""Golden playthroughs: the full text of a game, every prompt, every option, every note.

`python -m tests.conformance.playthrough` writes them anew: to be done when the rules are meant to
change, and then to be read.
"""

from __future__ import annotations

import importlib
import random
from pathlib import Path

from boardwright.games import REGISTRY, find
from boardwright.kernel.game import Game
from boardwright.match import Match
from boardwright.speech import Speaker

FOLDER = Path(__file__).parent / "playthroughs"

# Each game names its own in tests/games/<game>/cases.py: seats, options, seed.
Case = tuple[str, int, dict[str, str], str]


def cases_of(name: str) -> list[Case]:
    module = importlib.import_module(f"tests.games.{name.replace('-', '_')}.cases")
    return [(name, seats, options, seed) for seats, options, seed in module.CASES]


CASES: list[Case] = [case for name in REGISTRY for case in cases_of(name)]


def path_of(case: Case) -> Path:
    return FOLDER / f"{case[0]}-{case[3]}.txt"


def offer(game: Game, options: list[int]) -> str:
    """The options by verb, with runs of neighbours written as first..last."""
    parts: list[str] = []
    for verb in game.catalogue.verbs:
        own = [action for action in options if verb.has(action)]
        runs: list[list[int]] = []
        for action in own:
            if runs and len(verb.spaces) == 1 and action == runs[-1][-1] + 1:
                runs[-1].append(action)
            else:
                runs.append([action])
        words: list[str] = []
        for run in runs:
            ends = [game.catalogue.notation(a).partition(" ")[2] for a in (run[0], run[-1])]
            words.append(ends[0] if len(run) == 1 else f"{ends[0]}..{ends[1]}")
        if own:
            parts.append(" ".join([verb.name, *words]).strip())
    return "; ".join(parts)


def pick(game: Game, options: list[int], chooser: random.Random) -> int:
    """A verb at random, then one of its actions: so games end sooner."""
    verbs = sorted({game.catalogue.verb(action).name for action in options})
    name = chooser.choice(verbs)
    return chooser.choice([a for a in options if game.catalogue.verb(a).name == name])


def playthrough(case: Case) -> str:
    name, seats, options, seed = case
    game = find(name)
    match = Match.new(game, seats, options, seed=seed)
    speaker = Speaker(game, match.box)
    chooser = random.Random(seed)
    out = [f"{name}, {seats} seats, {options}, seed {seed}"]
    told = 0
    while True:
        out += [f"  {speaker.line(note)}" for _, note in match.log[told:]]
        told = len(match.log)
        asked = match.state.asked
        if asked is None:
            break
        out.append(f"? {speaker.question(match.state)}")
        out.append(f"  [{offer(game, asked.options)}]")
        action = pick(game, asked.options, chooser)
        out.append(f"> {game.catalogue.notation(action)} = {speaker.label(action, match.state)}")
        match.choose(asked.seat, action)
    for seat, score in enumerate(match.scores()):
        out.append(f"seat {seat}: {score.total} {dict(score.sources)} {score.ties}")
    out.append(f"winners {game.winners(match.scores())}, hash {match.digest()}")
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for case in CASES:
        path_of(case).write_text(playthrough(case), "utf-8")
