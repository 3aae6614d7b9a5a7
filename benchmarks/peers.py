"""How fast our games run beside those of other libraries: decisions a second, what a copy of a
position costs, what an observation costs.

    uv run --isolated --no-editable --no-dev --group peers python benchmarks/peers.py \
        --json peers.json --plot docs/pictures/peers.svg

`--isolated --no-editable` builds and measures the compiled wheel; without them ours run
interpreted. Each library has a process of its own, and they take turns: the best of several passes
counts, in seconds of the processor, so that other programs disturb least. A library that is not
there is named and left out. Games differ, and so do decisions: docs/performance.md says what can
be compared.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module, metadata
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

SEATS = 4  # of ours
END = sys.maxsize  # decisions: all of a game
LOOKS = 40  # positions of a game that are copied and observed
ROUND = 10  # times that they are gone through between two looks at the clock
OURS = "Boardwright, make"  # the others are compared with the one in the middle of its games

Row = dict[str, Any]


class Contender(NamedTuple):
    """A game as its library plays it: `play` a seed at random, so many decisions long at most;
    `copy` and `observe` a position, for whoever is to move."""

    by: str
    game: str
    seats: int
    play: Callable[[int, int], tuple[Any, int]]
    copy: Callable[[Any], Any]
    observe: Callable[[Any], Any]
    observes: bool = False  # legal actions come with an observation or not at all


class Library(NamedTuple):
    package: str
    contenders: Callable[[], Iterator[Contender]]
    alone: tuple[str, ...] = ()  # what it needs that cannot be installed beside ours


# Who plays.


def boardwright() -> Iterator[Contender]:
    from boardwright.games import REGISTRY

    for kind in (engine, environment):
        yield from map(kind, REGISTRY)


def engine(name: str) -> Contender:
    from boardwright.games import find
    from boardwright.kernel.chance import Sealed
    from boardwright.kernel.state import State

    game = find(name)
    box = game.edition()

    def play(seed: int, most: int) -> tuple[State, int]:
        chooser, n = random.Random(seed).random, 0
        s: State = game.begin(SEATS, {}, box, Sealed(str(seed)))
        while s.asked is not None and n < most:
            options = s.asked.options
            s.apply(options[int(chooser() * len(options))])
            n += 1
        return s, n

    def observe(s: State) -> object:
        assert s.asked is not None
        return game.visibility.view(s, s.asked.seat)

    return Contender("Boardwright, engine", name, SEATS, play, lambda s: s.clone(), observe)


def environment(name: str) -> Contender:
    from boardwright.research import Env, make

    out = np.empty(make(name, SEATS, 0).spec.size, np.int32)

    def play(seed: int, most: int) -> tuple[Env, int]:
        chooser, n = random.Random(seed).random, 0
        env = make(name, SEATS, seed)
        while not env.over and n < most:
            options = env.options()
            env.step(options[int(chooser() * len(options))])
            n += 1
        return env, n

    def observe(env: Env) -> object:
        assert env.seat is not None
        return env.observe(env.seat, out)

    return Contender(OURS, name, SEATS, play, lambda env: env.clone(), observe)


def openspiel() -> Iterator[Contender]:
    for name in ("backgammon", "gin_rummy", "hanabi", "hearts"):
        yield spiel("OpenSpiel, C++", name)
    import_module("open_spiel.python.games")  # registers them
    for name in ("python_block_dominoes", "python_liars_poker", "python_team_dominoes"):
        yield spiel("OpenSpiel, Python", name)


def spiel(by: str, name: str) -> Contender:
    import pyspiel
    from open_spiel.python import observation

    game = pyspiel.load_game(name)
    recalls = not game.get_type().provides_observation_tensor
    seen = observation.make_observation(game, pyspiel.IIGObservationType(perfect_recall=recalls))

    def play(seed: int, most: int) -> tuple[Any, int]:
        luck, n = random.Random(seed), 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, chances)[0])
                continue
            if n == most:
                break
            actions = state.legal_actions()
            state.apply_action(actions[int(luck.random() * len(actions))])
            n += 1
        return state, n

    def observe(state: Any) -> object:
        seen.set_from(state, state.current_player())
        return seen.tensor

    return Contender(by, name, game.num_players(), play, lambda state: state.clone(), observe)


def pettingzoo() -> Iterator[Contender]:
    for name in ("chess_v6", "connect_four_v3", "go_v5", "hanabi_v5"):
        yield zoo(name)


def zoo(name: str) -> Contender:
    module = import_module(f"pettingzoo.classic.{name}")
    only = module.env()

    def play(seed: int, most: int) -> tuple[Any, int]:
        chooser, n = random.Random(seed).random, 0
        env = only if most == END else module.env()
        env.reset(seed=seed)
        while n < most:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                break
            actions = seen["action_mask"].nonzero()[0]
            env.step(int(actions[int(chooser() * len(actions))]))
            n += 1
        return env, n

    def observe(env: Any) -> object:
        return env.observe(env.agent_selection)["observation"]

    seats = len(only.possible_agents)
    return Contender("PettingZoo", name, seats, play, copy.deepcopy, observe, observes=True)


def rlcard() -> Iterator[Contender]:
    for name in ("gin-rummy", "mahjong", "uno"):
        yield cards(name)


def cards(name: str) -> Contender:
    import rlcard

    only = rlcard.make(name)

    def play(seed: int, most: int) -> tuple[Any, int]:
        chooser, n = random.Random(seed).random, 0
        env = only if most == END else rlcard.make(name)
        env.seed(seed)
        seen, _ = env.reset()
        while not env.is_over() and n < most:
            actions = list(seen["legal_actions"])
            seen, _ = env.step(actions[int(chooser() * len(actions))])
            n += 1
        return env, n

    def observe(env: Any) -> object:
        return env.get_state(env.get_player_id())["obs"]

    def copied(env: Any) -> Any:
        """Its environments hold modules, which cannot be copied; its games can."""
        other = copy.copy(env)
        other.game = copy.deepcopy(env.game)
        return other

    seats = only.num_players
    return Contender("RLCard", name, seats, play, copied, observe, observes=True)


def catanatron() -> Iterator[Contender]:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT
    from catanatron_gym.features import create_sample_vector

    def play(seed: int, most: int) -> tuple[Any, int]:
        game, n = Game([RandomPlayer(colour) for colour in Color], seed=seed + 1), 0
        while n < most and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            n += 1
        return game, n

    def observe(game: Any) -> object:
        return create_sample_vector(game, game.state.current_color())

    yield Contender("Catanatron", "catan", len(Color), play, lambda game: game.copy(), observe)


LIBRARIES = {
    "boardwright": Library("boardwright", boardwright),
    "openspiel": Library("open_spiel", openspiel),
    "pettingzoo": Library("pettingzoo", pettingzoo),
    "rlcard": Library("rlcard", rlcard),
    # Its observations are a package that wants a Gymnasium older than ours.
    "catanatron": Library("catanatron", catanatron, ("catanatron~=3.2", "catanatron-gym~=4.0")),
}


# What is measured.


def measure(contender: Contender, seconds: float) -> Row:
    """The figures of one game, from so many seconds of play and as many of each of the others."""
    clock = time.process_time
    whole = contender.play(0, END)[1]  # also a warm-up
    games = decisions = 0
    started = clock()
    while clock() - started < seconds:
        games += 1
        decisions += contender.play(games, END)[1]
    spent = clock() - started
    positions = positions_of(contender, whole)
    seen = contender.observe(positions[-1])
    return {
        "by": contender.by,
        "game": contender.game,
        "seats": contender.seats,
        "decisions_per_game": round(decisions / games, 1),
        "decisions_per_s": round(decisions / spent),
        "copy_us": cost(contender.copy, positions, seconds) if copies(contender, positions) else 0,
        "observe_us": cost(contender.observe, positions, seconds),
        "figures": 0 if isinstance(seen, dict) else int(np.size(seen)),
        "observes": contender.observes,
    }


def positions_of(contender: Contender, whole: int) -> list[Any]:
    """Positions of one game from its beginning to near its end, in this order: whoever observes a
    game sees one after the other."""
    at = sorted({whole * n // LOOKS for n in range(LOOKS)})
    played = [(contender.play(0, n), n) for n in at]
    return [position for (position, reached), n in played if reached == n]


def copies(contender: Contender, positions: list[Any]) -> bool:
    """Whether a copy is of the position and not of a game that has not begun."""
    for position in positions:
        seen = copy.deepcopy(contender.observe(position))
        try:
            again = contender.observe(contender.copy(position))
        except Exception:  # whatever a library says to being copied, it cannot be
            return False
        if not (seen == again if isinstance(seen, dict) else np.array_equal(seen, again)):
            return False
    return True


def cost(action: Callable[[Any], object], positions: list[Any], seconds: float) -> float:
    """Microseconds, the mean over the positions."""
    clock, batch = time.process_time, positions * ROUND
    spent, n = 0.0, 0
    while spent < seconds:
        started = clock()
        for position in batch:
            action(position)
        spent += clock() - started
        n += len(batch)
    return round(spent / n * 1e6, 3)


def measure_apart(name: str, seconds: float) -> Row:
    """All of a library in a process of its own: its version and rows, or why there are none."""
    library = LIBRARIES[name]
    command = ["python", __file__, "--inside", name, "--seconds", str(seconds)]
    if library.alone:
        uv = os.environ.get("UV") or shutil.which("uv")
        if uv is None:
            return {"missing": "there is no uv to install it apart from ours"}
        wanted = [part for need in library.alone for part in ("--with", need)]
        where = ["--isolated", "--no-project", "--python", sys.executable]
        command = [uv, "run", "--quiet", *where, *wanted, *command]
    else:
        command[0] = sys.executable
    quiet = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=quiet)
    if done.returncode:
        return {"missing": (done.stderr.strip().splitlines() or ["no word"])[-1]}
    found: Row = json.loads(done.stdout.splitlines()[-1])  # libraries may greet first
    return found


def measure_inside(name: str, seconds: float) -> Row:
    library = LIBRARIES[name]
    try:
        contenders = list(library.contenders())
    except ImportError as error:
        return {"missing": str(error)}
    rows = [measure(contender, seconds) for contender in contenders]
    return {"version": metadata.version(library.package), "rows": rows}


def measure_all(names: list[str], seconds: float, passes: int) -> Row:
    """Every library in turn, so many times over; of each figure the best."""
    best: dict[tuple[str, str], Row] = {}
    versions: dict[str, str] = {}
    missing: dict[str, str] = {}
    for at in range(passes):
        for name in names:
            if name in missing:
                continue
            print(f"pass {at + 1} of {passes}: {name}", file=sys.stderr)
            found = measure_apart(name, seconds)
            if "missing" in found:
                missing[name] = found["missing"]
                print(f"{name} is left out: {missing[name]}", file=sys.stderr)
                continue
            versions[name] = found["version"]
            for row in found["rows"]:
                key = (row["by"], row["game"])
                best[key] = better(best.get(key, row), row)
    return {"rows": list(best.values()), "versions": versions, "missing": missing}


def better(a: Row, b: Row) -> Row:
    least = {name: min(a[name], b[name]) for name in ("copy_us", "observe_us")}
    return {**a, **least, "decisions_per_s": max(a["decisions_per_s"], b["decisions_per_s"])}


# What is shown.


def observed_per_s(row: Row) -> float:
    """Decisions a second, each with an observation."""
    if row["observes"]:
        return float(row["decisions_per_s"])
    return float(1e6 / (1e6 / row["decisions_per_s"] + row["observe_us"]))


def table(rows: list[Row]) -> str:
    """As Markdown. Beside what others have stands how much better ours in the middle does: above
    1, ours is ahead."""
    lines = [
        "| library | game | seats | decisions a game | decisions/s | each with an observation "
        "| copy, µs | observation, µs | figures in it |",
        "|" + "---|" * 9,
    ]
    ours = [row for row in rows if row["by"] == OURS]
    for row in rows:
        cells = [
            *(row["by"], row["game"], row["seats"], f"{row['decisions_per_game']:,.0f}"),
            beside(ours, row, lambda r: r["decisions_per_s"], "{:,.0f}", most=True),
            beside(ours, row, observed_per_s, "{:,.0f}", most=True),
            beside(ours, row, lambda r: r["copy_us"], "{:,.1f}") if row["copy_us"] else "none",
            beside(ours, row, lambda r: r["observe_us"], "{:,.1f}"),
            row["figures"] or "a view",
        ]
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(lines)


def beside(
    ours: list[Row], row: Row, figure: Callable[[Row], float], form: str, most: bool = False
) -> str:
    """A figure, of which most or least is best, and ours against it."""
    mine, its = statistics.median([figure(r) for r in ours]) if ours else 0.0, figure(row)
    if not mine or row["by"].startswith("Boardwright"):
        return form.format(its)
    ratio = mine / its if most else its / mine
    return f"{form} ({{:.{0 if ratio >= 10 else 1 if ratio >= 1 else 2}f}}×)".format(its, ratio)


def plot(rows: list[Row], path: Path) -> None:
    """One line a game, on scales where every step is ten times as much."""
    import altair as alt

    from boardwright.arena.plots import data_of, svg

    axes = {
        "decisions_per_s": "decisions a second",
        "copy_us": "µs to copy a position",
        "observe_us": "µs to observe it",
    }
    values = [{**row, "name": f"{row['by']}: {row['game']}"} for row in rows]
    names = [value["name"] for value in values]
    parts: list[Any] = []
    decades = alt.Axis(values=[10.0**n for n in range(-2, 8)], format=",~r")
    for field, title in axes.items():
        shown = [value for value in values if value[field]]
        labels = alt.Axis(labels=not parts, ticks=False, labelLimit=260)
        encoded = {
            "x": alt.X(f"{field}:Q", title=title, scale=alt.Scale(type="log"), axis=decades),
            "y": alt.Y("name:N", title=None, scale=alt.Scale(domain=names), axis=labels),
            "color": alt.Color("by:N", sort=None, legend=None),
        }
        chart = alt.Chart(data_of(shown), width=220, height={"step": 15})
        parts.append(chart.mark_point(filled=True, size=60).encode(**encoded))
    path.write_text(svg(alt.hconcat(*parts)) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("libraries", nargs="*", default=list(LIBRARIES))
    parser.add_argument("--seconds", type=float, default=1.0, help="a figure and pass")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--json", type=Path, help="where to write the figures")
    parser.add_argument("--read", type=Path, help="show figures written before")
    parser.add_argument("--plot", type=Path, help="where to draw them")
    parser.add_argument("--inside", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.inside:
        print(json.dumps(measure_inside(args.inside, args.seconds)))
        return
    if args.read:
        found = json.loads(args.read.read_text("utf-8"))
    else:
        found = measure_all(args.libraries, args.seconds, args.passes)
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    print(table(found["rows"]))
    if args.plot:
        plot(found["rows"], args.plot)


if __name__ == "__main__":
    main()
