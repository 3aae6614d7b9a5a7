"""From one process to a hundred thousand live tables: an event simulation with measured costs.

    python benchmarks/scale.py [--tables 100000] [--seconds 60] [--frame 0.7] [--append 0.6] …

Tables make moves at random moments. A move waits for its process (one core each), then for the
database that holds its part of the log, then costs its process the frames for four people; with
people at several processes each of those reads the step and makes their frames as well. Printed is
what people wait and how busy everything is. The costs are those of docs/scale.md, in milliseconds.
"""

from __future__ import annotations

import argparse
import heapq
import math
import random
import sys
from typing import NamedTuple

PEOPLE = 4


class Costs(NamedTuple):
    """Milliseconds of a core, but for the flush of a disk, which is waited for."""

    move: float = 1.3  # rules, checks and the step, in the process that takes the move
    frame: float = 0.7  # what one person is sent
    follow: float = 3.0  # another process reads the step and takes it over
    append: float = 0.6  # a step in PostgreSQL
    flush: float = 2.0  # a commit reaches the disk; all that wait together share it
    wire: float = 0.3  # between machines, one way


class Shape(NamedTuple):
    """So many tables, each with a move every so many seconds, on so many of everything."""

    tables: int
    pause: float
    processes: int
    databases: int
    spread: int = 1  # processes at which the people of one table are


class Outcome(NamedTuple):
    moves: int
    acknowledged: list[float]
    seen: list[float]
    process: float  # how busy the busiest is, 1 is all the time
    database: float
    cost: float  # milliseconds of all processes together for a move


class Core:
    """Does one thing after the other."""

    def __init__(self) -> None:
        self.free = 0.0
        self.busy = 0.0

    def take(self, at: float, cost: float) -> float:
        begun = max(at, self.free)
        self.free = begun + cost
        self.busy += cost
        return self.free


class Log:
    """A database: a core for statements, and a disk whose flush all that wait together share."""

    def __init__(self) -> None:
        self.core = Core()
        self.flushing = 0.0  # until when the flush under way takes
        self.next = 0.0  # until when the one after it will

    def append(self, at: float, costs: Costs) -> float:
        written = self.core.take(at, costs.append)
        if written > self.next:
            begun = max(written, self.flushing)
            self.flushing, self.next = begun + costs.flush, begun + costs.flush
        elif written > self.flushing:
            self.flushing = self.next
        if written > self.flushing - costs.flush:  # too late for the one under way
            self.next = self.flushing + costs.flush
            return self.next
        return self.flushing


def simulate(shape: Shape, costs: Costs, seconds: float, seed: str = "scale") -> Outcome:
    chance, end = random.Random(seed), seconds * 1000
    processes = [Core() for _ in range(shape.processes)]
    logs = [Log() for _ in range(shape.databases)]
    gap = shape.pause * 1000
    events: list[tuple[float, int, int, int, float]] = []  # when, stage, table, process, begun
    for table in range(shape.tables):
        heapq.heappush(events, (chance.expovariate(1 / gap), 0, table, 0, 0.0))
    acknowledged: list[float] = []
    seen: list[float] = []
    while events:
        at, stage, table, at_process, begun = heapq.heappop(events)
        if stage == 0:  # a person moves
            if at > end:
                continue
            where = (table + chance.randrange(shape.spread)) % shape.processes
            done = processes[where].take(at + costs.wire, costs.move)
            heapq.heappush(events, (done, 1, table, where, at))
            heapq.heappush(events, (at + chance.expovariate(1 / gap), 0, table, 0, 0.0))
        elif stage == 1:  # the step is on its way to the log
            kept = logs[table % shape.databases].append(at + costs.wire, costs)
            for n in range(shape.spread):
                there = (table + n) % shape.processes
                heapq.heappush(events, (kept + costs.wire, 2, table, there, begun))
            heapq.heappush(events, (kept + costs.wire, 3, table, at_process, begun))
        elif stage == 2:  # a process shows it to its people
            here = PEOPLE / shape.spread * costs.frame
            follows = costs.follow * (shape.spread - 1) / shape.spread
            seen.append(processes[at_process].take(at, here + follows) + costs.wire - begun)
        else:
            acknowledged.append(processes[at_process].take(at, 0.05) + costs.wire - begun)
    busiest = max(core.busy for core in processes) / end
    database = max(log.core.busy for log in logs) / end
    cost = sum(core.busy for core in processes) / len(acknowledged)
    return Outcome(len(acknowledged), acknowledged, seen, busiest, database, cost)


def rank(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


def shapes(tables: int, pause: float, costs: Costs) -> list[Shape]:
    """One process to its limit, two and four beside it, then as many as all tables need with two
    fifths of everything in reserve."""
    each = costs.move + PEOPLE * costs.frame
    full = int(0.6 * pause * 1000 / each)
    many = math.ceil(tables / full)
    moves = tables / pause
    databases = max(1, math.ceil(moves * costs.append / 1000 / 0.6))
    return [
        Shape(200, pause, 1, 1),
        Shape(full, pause, 1, 1),
        Shape(full, pause, 2, 1, 2),
        Shape(full, pause, 4, 1, 4),
        Shape(4 * full, pause, 4, 1),
        Shape(tables, pause, many, 1),
        Shape(tables, pause, many, databases),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--pause", type=float, default=10.0, help="seconds from move to move")
    parser.add_argument("--seconds", type=float, default=30.0)
    for name, usual in Costs._field_defaults.items():
        parser.add_argument(f"--{name}", type=float, default=usual, help="milliseconds")
    wish = parser.parse_args()
    costs = Costs(*[getattr(wish, name) for name in Costs._fields])
    titles = ["tables", "processes", "per table", "databases", "moves/s", "ack p50 ms"]
    titles += ["ack p99 ms", "seen p99 ms", "process busy", "database busy", "CPU ms/move"]
    print("| " + " | ".join(titles) + " |\n|" + "---|" * len(titles))
    for shape in shapes(wish.tables, wish.pause, costs):
        found = simulate(shape, costs, wish.seconds)
        row = [f"{shape.tables:,}", f"{shape.processes}", f"{shape.spread}", f"{shape.databases}"]
        row += [f"{found.moves / wish.seconds:,.0f}"]
        waits = [rank(found.acknowledged, 0.5), rank(found.acknowledged, 0.99)]
        row += [f"{wait:,.0f}" for wait in [*waits, rank(found.seen, 0.99)]]
        row += [f"{found.process:.0%}", f"{found.database:.0%}", f"{found.cost:.1f}"]
        print("| " + " | ".join(row) + " |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
