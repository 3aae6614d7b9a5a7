"""Results as tables for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table


@contextmanager
def progress_bar(total: int, hidden: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar on stderr that vanishes at the end, so that stdout holds only results."""
    columns = (BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn())
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
    for column in ("seat", "mean score", "spread", "wins", "95 % interval", *data["score_sources"]):
        table.add_column(column, justify="right")
    for seat in range(data["seats"]):
        low, high = data["win_intervals"][seat]
        table.add_row(
            str(seat),
            f"{data['scores'][seat]:.1f}",
            f"{data['score_spread'][seat]:.1f}",
            f"{data['wins'][seat]:.1%}",
            f"{low:.1%} to {high:.1%}",
            *[f"{means[seat]:.1f}" for means in data["score_sources"].values()],
        )
    Console().print(table)
    print(f"mean winning score {data['winning_score']:.1f}")


def show_bench(data: list[dict[str, Any]]) -> None:
    for row in data:
        how = "compiled" if row["compiled"] else "interpreted"
        print(
            f"{row['game']}, {row['seats']} seats, {how}: "
            f"{row['decisions_per_s']:,} decisions/s, {row['games_per_s']:,} games/s "
            f"({row['decisions_per_game']:,} decisions a game)\n"
            f"  clone {row['clone_us']} us, dump {row['dump_us']} us, load {row['load_us']} us, "
            f"view {row['view_us']} us, determinize {row['determinize_us']} us; "
            f"a decision late in the game costs {row['last_quarter']} of one before the middle"
        )
