"""Golden playthroughs: the full text of a game, every prompt, every option, every note.

`python -m tests.conformance.playthrough` writes them anew: to be done when the rules are meant to
change, and then to be read.
"""

from __future__ import annotations

import random
from pathlib import Path

from boardwright.games import find
from boardwright.kernel.game import Game
from boardwright.match import Match
from boardwright.speech import Speaker

FOLDER = Path(__file__).parent / "playthroughs"

# Game, seats, options, seed; the seeds are those of games that are not too long.
CASES: list[tuple[str, int, dict[str, str], str]] = [
    ("keythedral", 2, {}, "2-full-16"),
    ("keythedral", 3, {}, "3-full-31"),
    ("keythedral", 4, {}, "4-full-18"),
    ("keythedral", 5, {}, "5-full-17"),
    ("keythedral", 2, {"length": "short"}, "2-short-10"),
    ("keythedral", 3, {"length": "short"}, "3-short-4"),
    ("keythedral", 4, {"length": "short"}, "4-short-43"),
    ("keythedral", 5, {"length": "short"}, "5-short-29"),
    ("keythedral", 3, {"strategic": "on"}, "3-strategic-74"),
    ("keythedral", 4, {"strategic": "on", "length": "short"}, "4-strategic-78"),
    ("keythedral", 3, {"law_display": "face_up"}, "3-face_up-26"),
    ("keythedral", 5, {"law_display": "face_up", "length": "short"}, "5-face_up-48"),
    ("keythedral", 2, {"bid_value": "by_kind"}, "2-by_kind-71"),
    ("keythedral", 4, {"bid_value": "by_kind", "length": "short"}, "4-by_kind-21"),
    ("keythedral", 2, {"dry_rounds": "0", "length": "short"}, "2-dry0-41"),
    ("keythedral", 3, {"dry_rounds": "2"}, "3-dry2-36"),
    (
        "keythedral",
        4,
        {"length": "short", "strategic": "on", "law_display": "face_up", "bid_value": "by_kind"},
        "4-all-13",
    ),
]


def path_of(case: tuple[str, int, dict[str, str], str]) -> Path:
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


def playthrough(case: tuple[str, int, dict[str, str], str]) -> str:
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
        out.append(f"? {speaker.question(match.view(asked.seat)['asked'])}")
        out.append(f"  [{offer(game, asked.options)}]")
        action = pick(game, asked.options, chooser)
        out.append(f"> {game.catalogue.notation(action)} = {speaker.label(action)}")
        match.choose(asked.seat, action)
    for seat, score in enumerate(match.scores()):
        out.append(f"seat {seat}: {score.total} {dict(score.sources)} {score.ties}")
    out.append(f"winners {game.winners(match.scores())}, hash {match.digest()}")
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for case in CASES:
        path_of(case).write_text(playthrough(case), "utf-8")
