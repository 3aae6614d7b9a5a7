"""Results as tables for people."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

PLOT = 36  # columns of a plot: with what stands before it, 80


@contextmanager
def progress_bar(
    total: int, unit: str = "games", hidden: bool = False
) -> Iterator[Callable[[int], None]]:
    """A bar on stderr that vanishes at the end, so that stdout holds only results."""
    columns = (BarColumn(), MofNCompleteColumn(), unit, TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=hidden) as progress:
        task = progress.add_task("", total=total)
        yield lambda done: progress.update(task, completed=done)


def show_simulation(data: dict[str, Any]) -> None:
    rate = data["decisions"] / data["seconds"]
    print(
        f"{data['game']}, {data['seats']} seats, {data['games']} games: "
        f"{data['decisions_per_game']} decisions a game (longest {data['longest_game']}), "
        f"{rate:,.0f} decisions/s"
    )
    table = Table()
    table.add_column("seat")
    rows: list[tuple[str, list[str]]] = [
        ("mean score", [f"{mean:.1f}" for mean in data["scores"]]),
        ("spread", [f"{spread:.1f}" for spread in data["score_spread"]]),
        ("wins", [f"{share:.1%}" for share in data["wins"]]),
        ("95 % from", [f"{low:.1%}" for low, _ in data["win_intervals"]]),
        ("95 % to", [f"{high:.1%}" for _, high in data["win_intervals"]]),
    ]
    for source, means in data["score_sources"].items():
        rows.append((f"from {source}", [f"{mean:.1f}" for mean in means]))
    for seat in range(data["seats"]):
        table.add_column(str(seat), justify="right")
    for name, cells in rows:
        table.add_row(name, *cells)
    Console().print(table)
    print(f"mean winning score {data['winning_score']:.1f}")


def show_ladder(data: dict[str, Any]) -> None:
    """Ratings drawn to scale, then how every pair went."""
    print(f"{data['game']}, {data['seats']} seats, {data['games']} games a pair")
    rows = data["ratings"]
    low, high = min([row["low"] for row in rows]), max([row["high"] for row in rows])
    step = max(high - low, 1) / (PLOT - 1)
    table = Table()
    for column in ("bot", "rating", "95 %"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    table.add_column(f"{low}{high:>{PLOT - len(str(low))}}", no_wrap=True)
    for row in rows:
        left, at, right = [
            round((value - low) / step) for value in (row["low"], row["rating"], row["high"])
        ]
        line = " " * left + "─" * (at - left) + "●" + "─" * (right - at)
        span = f"{row['low']} to {row['high']}"
        table.add_row(row["bot"], str(row["rating"]), span, line)
    Console().print(table)
    pairs = Table()
    against = "against" if data["seats"] == 2 else f"among {data['seats'] - 1} of"
    for column in ("bot", against, "first places", "95 %"):
        pairs.add_column(column)
    for row in data["pairs"]:
        share = f"{row['wins'] / row['games']:.1%} of {row['games']}"
        pairs.add_row(row["a"], row["b"], share, f"{row['low']:.1%} to {row['high']:.1%}")
    Console().print(pairs)


def show_bench(data: list[dict[str, Any]]) -> None:
    for row in data:
        how = "compiled" if row["compiled"] else "interpreted"
        rate = row.get("mcts_iterations_per_s")
        search = "no judge to search with" if rate is None else f"tree search {rate:,} iterations/s"
        print(
            f"{row['game']}, {row['seats']} seats, {how}: "
            f"{row['decisions_per_s']:,} decisions/s, {row['games_per_s']:,} games/s "
            f"({row['decisions_per_game']:,} decisions a game)\n"
            f"  clone {row['clone_us']} us, dump {row['dump_us']} us, load {row['load_us']} us, "
            f"view {row['view_us']} us, determinize {row['determinize_us']} us; "
            f"a decision late in the game costs {row['last_quarter']} of one before the middle; "
            f"{search}"
        )
        if "desk_ms" in row:
            print(
                f"  a question as a page gets it: {row['desk_ms']} ms, "
                f"{row['desk_bytes']:,} bytes, {row['desk_bytes_most']:,} at most"
            )


def show_editions(game: str, editions: int, games: int, seed: str, as_json: bool) -> int:
    """Changed editions, each tried; exit code 1 if one that was called sound does not play."""
    from boardwright.arena.editions import fuzz_editions

    counts = {"refused": 0, "sound": 0, "broken": 0}
    broken: list[dict[str, str]] = []
    for change, verdict, why in fuzz_editions(game, editions, games, seed):
        counts[verdict] += 1
        if verdict == "broken":
            broken.append({"change": " ".join([str(part) for part in change]), "why": why})
            if not as_json:
                print(f"{broken[-1]['change']}: {why}")
    if as_json:
        print(json.dumps({"game": game, **counts, "found": broken}, ensure_ascii=False))
    else:
        print(f"{game}: " + ", ".join([f"{n} {verdict}" for verdict, n in counts.items()]))
    return 1 if broken else 0


def listed(choices: tuple[str, ...]) -> str:
    """Choices as text; numbers in a row by the first and the last."""
    runs: list[list[str]] = []
    for choice in choices:
        last = runs[-1][-1] if runs else ""
        if last.isdecimal() and choice.isdecimal() and int(choice) == int(last) + 1:
            runs[-1].append(choice)
        else:
            runs.append([choice])
    return ", ".join([f"{r[0]} to {r[-1]}" if len(r) > 2 else ", ".join(r) for r in runs])


def show_tables(game: str, tables: int, seed: str, as_json: bool) -> int:
    """Tables under random clients; exit code 1 at the first that goes wrong."""
    from boardwright.arena.tables import fuzz_tables

    faults = [fault for fault in fuzz_tables(game, tables, seed) if fault]
    if as_json:
        print(json.dumps({"game": game, "tables": tables, "faults": faults}, ensure_ascii=False))
    else:
        print(f"{game}: {tables} tables, {len(faults)} with faults")
        for fault in faults[:5]:
            print(f"  {fault}")
    return 1 if faults else 0
