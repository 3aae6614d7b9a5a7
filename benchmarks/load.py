"""How many tables a server carries: people at a human pace, then as fast as it goes.

    python benchmarks/load.py [--tables 200] [--seconds 120] [--pauses 2 1 0]
        [--processes 1] [--database sqlite|postgresql] [--spread] [--python .bw/env/bin/python]

Run from the checkout. Four people a table, each with a socket of their own; a table makes a move
every `pause` seconds, 0 means one after the other. Memory is taken before and after each run. With
`--spread` the people of each table are at different processes. The clients run beside the server
and take about as much of a second core.
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
from tests.helpers.postgres import SystemServer


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--pauses", type=float, nargs="+", default=[2.0, 0.0])
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
        database = make_database(stack, wish.database)
        servers = [stack.enter_context(serving(database)) for _ in range(wish.processes)]
        asyncio.run(play(servers, wish))
    return 0


def make_database(stack: ExitStack, kind: str) -> str:
    """An empty one; PostgreSQL writes as safely as it would in earnest."""
    if kind == "sqlite":
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        return f"sqlite:///{folder}/tables.db"
    server = SystemServer(fsync=True)
    stack.callback(server.remove)
    return server.url("postgres")


async def play(servers: list[ServerProcess], wish: argparse.Namespace) -> None:
    load = Load(servers)
    empty = load.memory()
    await load.furnish(wish.tables, wish.spread)
    await load.run(5, 2.0)
    full = load.memory()
    sockets = sum(len(table.people) for table in load.tables)
    print(f"{len(load.tables)} tables, {sockets} sockets; a server at rest {empty / 1e6:.0f} MB,")
    print(
        f"with them {full / 1e6:.0f} MB: {(full - empty) / len(load.tables) / 1e3:.0f} kB a table"
    )
    for pause in wish.pauses:
        before = load.memory()
        show(await load.run(wish.seconds, pause), pause, before)
    await load.close()


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
