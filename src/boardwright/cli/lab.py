"""The commands of the lab: many games, what they say about a game, and data to learn from."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

from cyclopts import Parameter

from boardwright.cli.commands import (
    EditionFile,
    Json,
    Options,
    Preset,
    Seconds,
    parse_options,
    positive,
    read_edition,
    seats_at,
    show_json,
)
from boardwright.cli.commands import app as app  # said again: its last commands are here
from boardwright.games import find
from boardwright.kernel.game import BadInput, Game

Engine = Annotated[
    Literal["local", "ray"], Parameter(help="Where games are played: on these cores, or by Ray.")
]
Workers = Annotated[int | None, Parameter(help="Processes; one for each core if not said.")]
Address = Annotated[str | None, Parameter(help="A Ray cluster; without it one is started here.")]


class Wish(NamedTuple):
    """A way to play, as it was typed."""

    seats: int | None
    bots: str
    preset: str
    options: dict[str, str]
    edition: Path | None
    seed: str
    seconds: float


class Means(NamedTuple):
    """How many games, and by whom they are played."""

    games: int
    workers: int | None
    engine: str
    address: str | None

    def run(self, job: Any, out: Path | None, hidden: bool) -> Any:
        from boardwright.arena import run
        from boardwright.cli.reports import progress_bar

        with progress_bar(self.games, hidden=hidden or not sys.stderr.isatty()) as tick:
            return run(
                job,
                positive("--games", self.games),
                None if self.workers is None else positive("--workers", self.workers),
                engine=self.engine,
                address=self.address,
                out=out,
                progress=tick,
            )


def job_of(rules: Game, wish: Wish, **more: Any) -> Any:
    """What is to be played, checked."""
    from boardwright.arena import Job
    from boardwright.bots import make_bots

    n = seats_at(rules, wish.seats)
    options = rules.check(n, rules.preset(wish.preset, n, wish.options))
    make_bots(rules, wish.bots, n, wish.seed)
    _, text = read_edition(rules, wish.edition)
    return Job(rules.name, n, options, wish.bots, wish.seed, text, wish.seconds, **more)


@app.command
def sim(
    game: str,
    *,
    games: int = 100,
    seats: int | None = None,
    bots: str = "random",
    workers: Workers = None,
    seed: str = "sim",
    seconds: Seconds = 1.0,
    preset: Preset = "default",
    option: Options = None,
    edition: EditionFile = None,
    engine: Engine = "local",
    address: Address = None,
    out: Annotated[
        Path | None, Parameter(help="Write a row a game here, as Parquet; go on where it stopped.")
    ] = None,
    decisions: Annotated[
        bool, Parameter(negative=(), help="With --out: a row a decision as well.")
    ] = False,
    json: Json = False,
) -> None:
    """Let bots play many games, and report on them.

    With --out a run that was interrupted goes on when it is started again in the same way.
    """
    import time

    from boardwright.arena import report as results
    from boardwright.cli.reports import show_simulation

    if decisions and out is None:
        raise BadInput("--decisions needs --out: say which folder they go to")
    wish = Wish(seats, bots, preset, parse_options(option), edition, seed, seconds)
    job = job_of(find(game), wish, keep="choices" if decisions else "")
    started = time.perf_counter()
    rows = Means(games, workers, engine, address).run(job, out, hidden=json)
    data = results(job, rows, time.perf_counter() - started)
    if json:
        show_json(data)
    else:
        show_simulation(data)


@app.command
def report(
    game: str,
    *,
    games: int = 1000,
    seats: int | None = None,
    bots: str = "greedy",
    workers: Workers = None,
    seed: str = "report",
    seconds: Seconds = 1.0,
    preset: Preset = "default",
    option: Options = None,
    edition: EditionFile = None,
    engine: Engine = "local",
    address: Address = None,
    out: Annotated[Path | None, Parameter(help="The folder; report-GAME if not said.")] = None,
    png: Annotated[bool, Parameter(negative=(), help="Write the plots as PNG, too.")] = False,
    compare: Annotated[
        tuple[str, str] | None,
        Parameter(help='Two ways to play, as "bots=greedy" "bots=random length=short".'),
    ] = None,
    json: Json = False,
) -> None:
    """Is a game in balance? A page and JSON: seats, scores, length, and what every component that
    somebody had did for them.

    With --compare the same seeds are played in two ways, and the differences shown. A way is made
    of words: bots=…, edition=FILE, preset=…, or an option of the game.
    """
    rules = find(game)
    lab = imported("boardwright.arena.page")
    folder = out or Path(f"report-{game}")
    wish = Wish(seats, bots, preset, parse_options(option), edition, seed, seconds)
    means = Means(games, workers, engine, address)
    if compare is None:
        job = job_of(rules, wish, look=True)
        data, plots = lab.balance(job, means.run(job, folder / "games", hidden=json))
    else:
        jobs = [job_of(rules, changed(wish, text), look=True) for text in compare]
        folders = [folder / "games-a", folder / "games-b"]
        pair = [means.run(job, to, json) for job, to in zip(jobs, folders, strict=True)]
        data, plots = lab.compared(jobs, compare, pair)
    written = lab.write(folder, data, plots, png)
    if json:
        show_json(data)
    else:
        print("\n".join([*lab.summary(data), *[str(path) for path in written]]))


def changed(wish: Wish, text: str) -> Wish:
    """A way to play with these words of it said otherwise."""
    words = parse_options(text.split())
    bots, preset = words.pop("bots", wish.bots), words.pop("preset", wish.preset)
    edition = Path(words.pop("edition")) if "edition" in words else wish.edition
    options = {**wish.options, **words}
    return wish._replace(bots=bots, preset=preset, options=options, edition=edition)


def imported(module: str) -> Any:
    """A module that needs the extra; the core installs without it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise BadInput(f"{error}: install boardwright[research]") from None


@app.command
def dataset(
    game: str,
    *,
    games: int = 100,
    seats: int | None = None,
    bots: str = "greedy",
    workers: Workers = None,
    seed: str = "dataset",
    seconds: Seconds = 1.0,
    preset: Preset = "default",
    option: Options = None,
    edition: EditionFile = None,
    engine: Engine = "local",
    address: Address = None,
    out: Annotated[Path | None, Parameter(help="The folder; dataset-GAME if not said.")] = None,
    json: Json = False,
) -> None:
    """Decisions of bots to learn from: what was seen and offered, what was chosen, and what came
    of it. As Parquet, see docs/research.md."""
    data = imported("boardwright.arena.dataset")
    folder = out or Path(f"dataset-{game}")
    wish = Wish(seats, bots, preset, parse_options(option), edition, seed, seconds)
    job = job_of(find(game), wish, keep="observations")
    Means(games, workers, engine, address).run(job, folder, hidden=json)
    facts = data.finish(folder, job)
    if json:
        show_json(facts)
    else:
        print(
            f"{folder}: {facts['games']} games, {facts['decisions']:,} decisions, "
            f"{facts['size']} figures and {facts['actions']} actions each"
        )
