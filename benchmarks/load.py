"""How many tables a server carries: people at a human pace, then as fast as it goes.

    python benchmarks/load.py [--tables 200] [--seconds 600] [--pauses 2 0] [--fresh]
        [--processes 1] [--database sqlite|postgresql] [--spread] [--python .bw/env/bin/python]

Run from the checkout. Four people a table, each with a socket of their own; a table makes a move
every `pause` seconds, 0 means one after the other. Games are at all their stages when the run
begins; with `--fresh` they begin then, which saves the minutes it takes to get there, but games
grow for as long as they last. Memory is taken before and after each run. With `--spread` the people
of each table are at different processes. The clients run beside the server and take about as much
of a second core. It ends with 1 if people at a human pace waited longer than is promised, if a move
was refused, or if memory grew.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.helpers.house import ServerProcess, serving
from tests.helpers.load import Figures, Load
from tests.helpers.players import rank
from tests.helpers.postgres import SystemServer

ACKNOWLEDGED, SEEN = 0.100, 0.150  # seconds, of 99 in a hundred
WARM = 10.0  # seconds of play before anything is measured
GROWTH = 1.05  # of memory, once tables are warm


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--pauses", type=float, nargs="+", default=[2.0])
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--spread", action="store_true")
    parser.add_argument("--python", default=sys.executable)
    wish = parser.parse_args()
    ServerProcess.python = wish.python
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(f"{os.cpu_count()} cores, others take {os.getloadavg()[0]:.1f} of them", flush=True)
    with ExitStack() as stack:
        database, postmaster = make_database(stack, wish.database)
        servers = [stack.enter_context(serving(database)) for _ in range(wish.processes)]
        breaches = asyncio.run(play(servers, postmaster, wish))
    for breach in breaches:
        print(f"BREACH: {breach}")
    return int(bool(breaches))


def make_database(stack: ExitStack, kind: str) -> tuple[str, int | None]:
    """An empty one, and PostgreSQL's first process; it writes as safely as it would in earnest."""
    if kind == "sqlite":
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        return f"sqlite:///{folder}/tables.db", None
    server = SystemServer(fsync=True)
    stack.callback(server.remove)
    return server.url("postgres"), server.process.pid if server.process else None


async def play(
    servers: list[ServerProcess], postmaster: int | None, wish: argparse.Namespace
) -> list[str]:
    load = Load(servers, postmaster=postmaster)
    empty = load.memory()
    await load.furnish(wish.tables, wish.spread)
    if not wish.fresh:
        await load.age()
    await load.run(WARM, 2.0)
    full = load.memory()
    sockets = sum(len(table.people) for table in load.tables)
    print(f"{len(load.tables)} tables, {sockets} sockets; a server at rest {empty / 1e6:.0f} MB,")
    print(
        f"with them {full / 1e6:.0f} MB: {(full - empty) / len(load.tables) / 1e3:.0f} kB a table"
    )
    breaches: list[str] = []
    for pause in wish.pauses:
        before, kept = load.memory(), load.kept()
        found = await load.run(wish.seconds, pause)
        show(found, pause, before)
        print(f"moves of games that go on: {kept} -> {load.kept()}", flush=True)
        breaches += judge(found, before) if pause else []
    await load.close()
    return breaches


def judge(found: Figures, before: int) -> list[str]:
    """What does not keep the promises."""
    acknowledged, seen = rank(found.acknowledged, 0.99), rank(found.seen, 0.99)
    held = {
        f"acknowledged after {acknowledged * 1000:.0f} ms (p99)": acknowledged <= ACKNOWLEDGED,
        f"seen after {seen * 1000:.0f} ms (p99)": seen <= SEEN,
        f"{found.refused} moves refused": found.refused == 0,
        f"memory grew from {before / 1e6:.0f} to {found.memory / 1e6:.0f} MB": (
            found.memory <= before * GROWTH
        ),
    }
    return [what for what, kept in held.items() if not kept]


def show(found: Figures, pause: float, before: int) -> None:
    what = f"a move every {pause:g} s" if pause else "as fast as it goes"
    print(f"\n{what}, {found.seconds:.0f} s, {found.moves} moves, {found.refused} refused;")
    print(f"memory {before / 1e6:.0f} -> {found.memory / 1e6:.0f} MB")
    row = found.row()
    print("| " + " | ".join(row) + " |")
    print("|" + "---|" * len(row))
    print("| " + " | ".join([f"{value:.1f}" for value in row.values()]) + " |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
