"""All commands. `--json` makes each of them print plain data instead of tables."""

from __future__ import annotations

import json
import sys
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter

from boardwright import __version__
from boardwright.games import file_text, find, refused, registry
from boardwright.kernel.game import BadInput, Edition, Game

Json = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON.")]
Options = Annotated[
    list[str] | None, Parameter(name="--option", negative=(), help="An option, as name=value.")
]
Preset = Annotated[
    str, Parameter(help="Many options at once: default, or letter: the manual word for word.")
]
EditionFile = Annotated[
    Path | None, Parameter(name="--edition", help="Play with the components of this file.")
]

Seconds = Annotated[float, Parameter(help="A bot's time for a move, where it uses it.")]

app = App(
    name="boardwright",
    version=__version__,
    help="Modern strategy board games, played whole.",
    exit_on_error=False,
    print_error=False,
    result_action="return_value",
)
edition_app = App(name="edition", help="The components of a game as a file to change.")
app.command(edition_app)


# What people type.


def parse_options(given: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"--option {text!r}: write name=value")
        if name in options:
            raise BadInput(f"--option {name} is given twice")
        options[name] = value
    return options


def read_edition(game: Game, path: Path | None) -> tuple[Edition, str | None]:
    """An edition and its text; without a path the one in the box."""
    from boardwright.match.match import read_text

    text = None if path is None else read_text(path)
    return game.edition(text), text


def positive(name: str, value: int) -> int:
    if value < 1:
        raise BadInput(f"{name} must be 1 or more, not {value}")
    return value


def usable_games() -> list[Game]:
    """All games that can be played; those of other packages that cannot are named on stderr."""
    found: list[Game] = []
    lines = list(refused())
    for name in registry():
        try:
            found.append(find(name))
        except BadInput as problem:
            lines.append(str(problem))
    for line in lines:
        print(f"boardwright: {line}", file=sys.stderr)
    return found


def show_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False))


# Commands.


@app.command
def games(*, json: Json = False) -> None:
    """The games, their seats and options."""
    found = usable_games()
    data = [
        {
            "game": game.name,
            "title": game.title,
            "seats": list(game.seats),
            "options": [
                {
                    "name": o.name,
                    "choices": list(o.choices),
                    "default": o.choices[0],
                    "about": game.words.say(None, f"option.{o.name}"),
                    "letter": o.letter or o.choices[0],
                }
                for o in game.options
            ],
        }
        for game in found
    ]
    if json:
        show_json(data)
        return
    from rich.console import Console
    from rich.table import Table

    from boardwright.cli.reports import listed

    for game in found:
        table = Table(
            title=f"{game.name}: {game.title}, {game.seats[0]} to {game.seats[-1]} players",
            title_justify="left",
        )
        for column in ("option", "choices, default first", "what it does"):
            table.add_column(column)
        for option in game.options:
            about = game.words.say(None, f"option.{option.name}")
            table.add_row(option.name, listed(option.choices), about)
        Console().print(table)


@app.command
def play(
    game: str | None = None,
    *,
    terminal: Annotated[
        bool, Parameter(negative=(), help="Play here, not in the browser.")
    ] = False,
    seats: int | None = None,
    you: Annotated[int | None, Parameter(help="Your seat, from 0.")] = None,
    name: Annotated[str | None, Parameter(help="How you are called.")] = None,
    bots: Annotated[str | None, Parameter(help="Who else plays; journeyman if not said.")] = None,
    seed: str | None = None,
    preset: Preset | None = None,
    option: Options = None,
    edition: EditionFile = None,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None,
    mend: Annotated[
        bool, Parameter(negative=(), help="With --resume: do without a last line cut off.")
    ] = False,
    save: Annotated[Path | None, Parameter(help="Where the game is saved.")] = None,
    plain: Annotated[bool, Parameter(negative=(), help="In the terminal, as plain text.")] = False,
    forced: Annotated[
        Literal["answer", "ask"], Parameter(help="What becomes of questions with one answer.")
    ] = "answer",
) -> int:
    """Play in the browser, or in the terminal against bots.

    Without a game the lobby opens. Saving, seeds and editions by file are for the terminal.
    Bots are random, greedy, mcts, or a level: apprentice, journeyman, master. Name one for all
    seats, or one for each, the person's included: `--bots master,apprentice,master`.
    """
    if not (terminal or plain):
        from boardwright.cli.serving import play_in_browser

        only = {"you": you, "seed": seed, "resume": resume, "save": save, "edition": edition}
        if given := [f"--{key}" for key, value in only.items() if value is not None]:
            raise BadInput(f"{', '.join(given)}: for games in the terminal; add --terminal")
        wishes = {"seats": seats, "bots": bots, "preset": preset, **parse_options(option)}
        if game is not None:
            check_wishes(find(game), seats, bots, preset, parse_options(option))
        return play_in_browser(game, wishes)
    if game is None:
        raise BadInput(f"which game? There are {', '.join(registry())}")
    from boardwright.cli.play import default_path, run
    from boardwright.cli.seating import Wish, begin, claim, go_on, person

    rules = find(game)
    box, text = read_edition(rules, edition)
    wish = Wish(parse_options(option), seats, seed, you, bots, name, preset)
    if resume is None:
        match = begin(rules, box, seats_at(rules, seats), wish)
    else:
        match = go_on(rules, box, resume, wish, mend)
    path = save or resume or default_path(rules)
    claim(match, path, resume)
    return run(match, person(match), plain, path, forced == "answer", text)


def check_wishes(
    game: Game, seats: int | None, bots: str | None, preset: str | None, options: dict[str, str]
) -> None:
    """Refuse here what a table in the browser would refuse."""
    from boardwright.bots import make_bots

    n = seats_at(game, seats)
    game.check(n, game.preset(preset or "default", n, options))
    make_bots(game, bots or "journeyman", n, "check")


def seats_at(game: Game, seats: int | None) -> int:
    """So many seats; if nothing is said, three where the game allows it, the fewest that make a
    table."""
    if seats is None:
        return 3 if 3 in game.seats else game.seats[0]
    return seats


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen at.")] = "127.0.0.1",
    port: int = 8017,
    database: Annotated[
        str | None, Parameter(help="sqlite:///FILE or postgresql://…; a file of yours if not said.")
    ] = None,
    workers: Annotated[int, Parameter(help="Processes; more than one need PostgreSQL.")] = 1,
    bots_workers: Annotated[int, Parameter(help="Processes for bots, each.")] = 1,
    public_url: Annotated[
        str | None, Parameter(help="How the house is called from outside.")
    ] = None,
    proxy: Annotated[
        str, Parameter(help="Addresses of proxies, whose X-Forwarded headers count; nobody's else.")
    ] = "",
    log_level: Literal["debug", "info", "warning", "error"] = "info",
    rates: Annotated[float, Parameter(help="Times the usual limits, for load tests.")] = 1.0,
    smtp: Annotated[str, Parameter(help="Mail notices through this host:port.")] = "",
    sender: Annotated[str, Parameter(help="Who mail notices are from.")] = "",
    webhooks: Annotated[bool, Parameter(negative=(), help="Allow notices by webhook.")] = False,
    push_key: Annotated[str, Parameter(help="A private VAPID key, for Web Push.")] = "",
    push_public: Annotated[str, Parameter(help="The public key that belongs to it.")] = "",
) -> int:
    """Serve tables to browsers: lobby, games with friends and bots, replays."""
    from boardwright.cli.serving import Wish, run_server

    notices = (smtp, sender, push_key, push_public, webhooks)
    wish = Wish(host, port, database, workers, bots_workers, public_url, log_level, rates, notices)
    return run_server(wish._replace(proxy=proxy))


@app.command
def backup(file: Path, *, database: str | None = None) -> int:
    """Copy the server's database as it is now, while it serves."""
    from boardwright.cli.serving import back_up

    return back_up(file, database)


@app.command
def ladder(
    game: str,
    *,
    games: int = 40,
    seats: int | None = None,
    bots: str = "random,apprentice,greedy,journeyman,master",
    workers: int = 1,
    seconds: Seconds = 1.0,
    seed: str = "ladder",
    preset: Preset = "default",
    option: Options = None,
    edition: EditionFile = None,
    json: Json = False,
) -> None:
    """Rate bots: everyone against everyone, so many games a pair, seats rotated.

    With more than two seats a pair is one bot among others of a kind, both ways.
    """
    from boardwright.arena import Job
    from boardwright.arena.ladder import ladder as climb
    from boardwright.bots import make_bots
    from boardwright.cli.reports import progress_bar, show_ladder

    rules = find(game)
    n = seats_at(rules, seats)
    if n == 1:
        raise BadInput("a ladder needs two seats or more; for solo games see sim")
    options = rules.check(n, rules.preset(preset, n, parse_options(option)))
    names = bots.split(",")
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadInput("--bots must name two or more bots, each once")
    make_bots(rules, bots, len(names), seed)
    _, text = read_edition(rules, edition)
    job = Job(game, n, options, "", seed, text, seconds)
    count, processes = positive("--games", games), positive("--workers", workers)
    pairs = len(names) * (len(names) - 1) // (2 if n == 2 else 1)
    with progress_bar(count * pairs, hidden=json or not sys.stderr.isatty()) as tick:
        data = climb(job, names, count, processes, tick)
    if json:
        show_json(data)
    else:
        show_ladder(data)


@app.command
def tune(
    game: str,
    *,
    seats: int | None = None,
    rounds: int = 30,
    games: int = 32,
    step: Annotated[float, Parameter(help="How far to look, as a part of each weight.")] = 0.15,
    workers: int = 1,
    seed: str = "tune",
    preset: Preset = "default",
    option: Options = None,
    save: Annotated[Path | None, Parameter(help="Write a weights file.")] = None,
    json: Json = False,
) -> None:
    """Search for better weights of a game's judge by self-play of greedy bots (CMA-ES).

    An option may name several values, as name=one,two: the games go through them in turn.
    """
    from boardwright.arena.tune import tune as search
    from boardwright.arena.tune import weights_file
    from boardwright.cli.reports import progress_bar

    rules = find(game)
    n = seats_at(rules, seats)
    named = {name: value.split(",") for name, value in parse_options(option).items()}
    sets = [dict(zip(named, values, strict=True)) for values in product(*named.values())]
    options = [rules.check(n, rules.preset(preset, n, chosen)) for chosen in sets]
    turns, count = positive("--rounds", rounds), positive("--games", games)
    processes = positive("--workers", workers)
    if not 0 < step < 1:
        raise BadInput(f"--step must lie between 0 and 1, not {step}")
    with progress_bar(turns, "rounds", hidden=json or not sys.stderr.isatty()) as tick:
        data = search(game, n, options, turns, count, step, processes, seed, tick)
    said = f" --preset {preset}" * (preset != "default")
    said += "".join([f" --option {name}" for name in option or []])
    size = f"--rounds {turns} --games {count} --step {step}"
    command = f"boardwright tune {game} --seats {n} {size} --seed {seed}{said}"
    if save is not None:
        save.write_text(weights_file(data, command), "utf-8")
    if json:
        show_json(data)
    elif save is None:
        print(weights_file(data, command), end="")
    if not json and not data["kept"]:
        print("the weights found are not better: the present ones are kept", file=sys.stderr)


@app.command(name="hint")
def advise(
    file: Path,
    *,
    at: int | None = None,
    bot: str = "master",
    seconds: Seconds = 1.0,
    edition: EditionFile = None,
    json: Json = False,
) -> None:
    """The best three moves for whoever is asked in a saved game, and why."""
    from boardwright.cli.hints import show_hint

    show_hint(file, at, bot, seconds, edition, json)


@app.command
def bench(game: str | None = None, *, seats: int | None = None, json: Json = False) -> None:
    """How fast the rules run: decisions, copies, dumps, views, re-deals."""
    from boardwright.arena.bench import bench as measure
    from boardwright.arena.fuzz import playable

    data: list[dict[str, Any]] = []
    for rules in [find(game)] if game else usable_games():
        counts = (
            [seats] if seats is not None else [n for n in rules.seats if playable(rules, n, {})]
        )
        for n in counts:
            rules.check(n, {})
            data.append(measure(rules.name, n))
    if json:
        show_json(data)
        return
    from boardwright.cli.reports import show_bench

    show_bench(data)


@app.command
def fuzz(
    game: str,
    *,
    games: Annotated[int | None, Parameter(help="100; of each changed edition 20.")] = None,
    seats: int | None = None,
    preset: Preset = "default",
    option: Options = None,
    seed: str = "fuzz",
    workers: int = 1,
    edition: EditionFile = None,
    editions: Annotated[
        int | None, Parameter(help="Change so many things in the boxed edition; 0 for all.")
    ] = None,
    tables: Annotated[
        int | None, Parameter(help="Let clients send whatever comes up to so many tables.")
    ] = None,
    json: Json = False,
) -> int:
    """Play random games and check every law of the kernel at every decision.

    Without --seats and --option the games go through all seat counts and options in turn. With
    --editions each of so many changed editions must be refused with a line, or play --games games.
    With --tables random clients send commands, stale and senseless ones among them.
    """
    from boardwright.arena.fuzz import cases
    from boardwright.arena.fuzz import fuzz as run_fuzz

    rules = find(game)
    if tables is not None:
        from boardwright.cli.reports import show_tables

        return show_tables(game, positive("--tables", tables), seed, json)
    if editions is not None:
        from boardwright.cli.reports import show_editions

        return show_editions(
            game, editions, positive("--games", 20 if games is None else games), seed, json
        )
    options = parse_options(option)
    if seats is not None:
        options = rules.preset(preset, seats, options)
        rules.check(seats, options)
    elif preset != "default":
        raise BadInput("--preset needs --seats here: what it holds depends on them")
    if not cases(rules, seats, options):
        rules.check(rules.seats[0], options)  # says what is wrong with them, in most cases
        raise BadInput("no number of seats is played with these options")
    _, text = read_edition(rules, edition)
    count = positive("--games", 100 if games is None else games)
    processes = positive("--workers", workers)
    show = not json and sys.stderr.isatty()
    from boardwright.cli.reports import progress_bar

    with progress_bar(count, hidden=not show) as tick:
        data = run_fuzz(game, count, seats, options, seed, processes, text, tick)
    if json:
        show_json(data)
    else:
        print(f"{data['game']}: {data['games']} games, {data['decisions']} decisions")
        for breach in data["broken"]:
            print(f"breach: {breach['law']}\n  record: {breach['record']}")
        if not data["breaches"]:
            print("no law was broken")
    return 1 if data["breaches"] else 0


@app.command
def replay(
    file: Path,
    *,
    at: int | None = None,
    seat: int = -1,
    edition: EditionFile = None,
    json: Json = False,
) -> None:
    """Show a recorded game, or its position after an entry, as a seat or a spectator sees it."""
    from boardwright.cli.replay import show_replay

    show_replay(file, at, seat, edition, json)


@app.command
def show(
    what: str,
    *,
    seat: int = -1,
    as_: Annotated[str, Parameter(name="--as", help="text or json")] = "text",
    edition: EditionFile = None,
) -> None:
    """Say what lies on the table of a recorded game, or of a new one: zones, what lies where, whose
    it is. The text can be read aloud; the JSON follows docs/scene.schema.json."""
    from boardwright.cli.showing import show_table

    show_table(what, seat, as_, edition)


@app.command
def verify(file: Path, *, edition: EditionFile = None, json: Json = False) -> int:
    """Check a record: every move, every position, every draw against the revealed seed."""
    from boardwright.cli.replay import verify_file

    return verify_file(file, edition, json)


@edition_app.command
def export(game: str) -> None:
    """Print the edition that comes in the box, to be changed and used with --edition."""
    find(game)
    sys.stdout.write(file_text(game, "edition.toml"))


@edition_app.command
def check(game: str, file: Path, *, json: Json = False) -> None:
    """Say whether an edition file adds up, line by line."""
    box, _ = read_edition(find(game), file)
    if json:
        show_json({"game": game, "edition": box.digest, "sound": True})
    else:
        print(f"{file}: a sound edition of {game} ({box.digest})")
