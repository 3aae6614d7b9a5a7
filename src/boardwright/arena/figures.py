"""The figures of a run, each with its interval, beside what is known of the boxed game."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable
from functools import partial
from importlib import resources
from typing import Any

from boardwright.arena import wilson
from boardwright.arena.effects import Z, mark, p_value
from boardwright.arena.playing import Job, Played
from boardwright.games import file_text, has_file
from boardwright.kernel.game import BadInput
from boardwright.scene import kind_of

Measure = Callable[[Played], float]


def mean(values: list[float]) -> float:
    return math.fsum(values) / len(values)


def spread(values: list[float]) -> float:
    middle = mean(values)
    return math.sqrt(mean([(value - middle) ** 2 for value in values]))


def with_interval(values: list[float]) -> dict[str, float]:
    """A mean over games and its 95 % interval."""
    middle = mean(values)
    half = Z * spread(values) / math.sqrt(max(len(values) - 1, 1))
    return {
        "mean": round(middle, 4),
        "low": round(middle - half, 4),
        "high": round(middle + half, 4),
    }


def share(values: list[float]) -> dict[str, float]:
    """A share of games and its interval, which stays between 0 and 1 (Wilson's)."""
    low, high = wilson(math.fsum(values), len(values))
    return {"mean": round(mean(values), 4), "low": low, "high": high}


def interval(name: str, values: list[float]) -> dict[str, float]:
    """The interval of a measure: some are shares."""
    return share(values) if name == "won" or name.startswith("wins.") else with_interval(values)


def measures(rows: list[Played], seats: int) -> dict[str, Measure]:
    """What can be measured in every game, by name. A target or a comparison names one of them."""
    found: dict[str, Measure] = {
        "score.mean": lambda row: mean([float(x) for x in row.totals[:seats]]),
        "score.winner": lambda row: float(max(row.totals[:seats])),
        "score.gap": lambda row: float(max(row.totals[:seats]) - min(row.totals[:seats])),
        "won": lambda row: float(sum(row.shares) > 0),
        "decisions": lambda row: float(row.decisions),
        "rounds": lambda row: float(row.rounds),
        "lead.changes": lambda row: float(row.lead_changes),
    }
    for name in rows[0].sources[0]:
        found[f"source.{name}"] = partial(points_from, name, seats)
    for seat in range(seats):
        found[f"wins.seat-{seat}"] = partial(share_of, seat)
    if rows[0].got:
        kinds = {kind_of(ref) for row in rows for things in row.got[:seats] for ref in things}
        for kind in sorted(kinds):
            found[f"got.{kind}"] = partial(things_of, kind, seats)
    return found


def points_from(source: str, seats: int, row: Played) -> float:
    return mean([float(row.sources[seat][source]) for seat in range(seats)])


def share_of(seat: int, row: Played) -> float:
    return row.shares[seat]


def things_of(kind: str, seats: int, row: Played) -> float:
    """How many things of a kind a seat had."""
    return mean([float(sum([kind_of(ref) == kind for ref in row.got[s]])) for s in range(seats)])


def read_targets(game: str) -> list[dict[str, Any]]:
    """What is known of a game: from its own folder, or from here."""
    if has_file(game, "targets.toml"):
        text = file_text(game, "targets.toml")
    else:
        file = resources.files("boardwright.arena").joinpath("targets", f"{game}.toml")
        if not file.is_file():
            return []
        text = file.read_text("utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text).get("target", [])
    for row in rows:
        if missing := {"measure", "low", "high", "source"} - set(row):
            raise BadInput(f"targets of {game}: a row lacks {', '.join(sorted(missing))}")
    return rows


def beside_targets(job: Job, rows: list[Played]) -> list[dict[str, Any]]:
    """The targets that speak of so many seats and these options, and what was measured."""
    known = measures(rows, job.seats)
    found: list[dict[str, Any]] = []
    for target in read_targets(job.game):
        options = target.get("options", {})
        here = job.seats in target.get("seats", [job.seats])
        if not here or any(job.options.get(k) not in values for k, values in options.items()):
            continue
        if target["measure"] not in known:
            continue  # nobody ever got one
        got = interval(target["measure"], [known[target["measure"]](row) for row in rows])
        found.append({**target, **{f"measured_{k}": v for k, v in got.items()}, "verdict": ""})
        found[-1]["verdict"] = verdict(got, target)
    return found


def verdict(got: dict[str, float], target: dict[str, Any]) -> str:
    """Where the interval lies: only what is wholly outside is called so."""
    if got["high"] < target["low"]:
        return "below"
    return "above" if got["low"] > target["high"] else "agrees"


def places(rows: list[Played], seats: int, place: Callable[[Played, int], int]) -> list[Any]:
    """Wins by place, with p for a difference from an even share."""
    found: list[dict[str, float]] = []
    for at in range(seats):
        won = [row.shares[[place(row, s) for s in range(seats)].index(at)] for row in rows]
        even = mean([sum(row.shares) / seats for row in rows])
        p = p_value(mean(won) - even, spread(won) / math.sqrt(len(won)))
        found.append(share(won) | {"p": p})
    return found


def differences(seats: int, pair: list[list[Played]]) -> list[dict[str, Any]]:
    """Measures of two runs on the same seeds, game by game: b less a."""
    a, b = pair
    ours, theirs = measures(a, seats), measures(b, seats)
    found: list[dict[str, Any]] = []
    for name in [name for name in ours if name in theirs]:
        one, two = [ours[name](row) for row in a], [theirs[name](row) for row in b]
        apart = [y - x for x, y in zip(one, two, strict=True)]
        error = spread(apart) / math.sqrt(max(len(apart) - 1, 1))
        found.append(
            {
                "measure": name,
                "a": round(mean(one), 4),
                "b": round(mean(two), 4),
                **with_interval(apart),
                "p": p_value(mean(apart), error),
            }
        )
    mark(found)
    return found


def coverage(
    rows: list[Played], seats: int, refs: list[str], held: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Of each kind in the box: how many things players' rows speak of, what too few had for a row
    (or too few had not), and what nobody had, of which a report can say nothing."""
    had = {
        ref for row in rows for lists in (row.began, row.got) for x in lists[:seats] for ref in x
    }
    told = {ref for row in held for ref in (row["ref"], *row["like"])}
    found: list[dict[str, Any]] = []
    for kind in sorted({kind_of(ref) for ref in refs}):
        things = [ref for ref in refs if kind_of(ref) == kind]
        few = [ref for ref in things if ref in had and ref not in told]
        nobody = [ref for ref in things if ref not in had]
        found.append({"kind": kind, "things": len(things), "few": few, "nobody": nobody})
    return found
