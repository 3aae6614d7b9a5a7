"""What a thing did for whoever had it: effects with intervals, corrected for how many there are.

An effect is a slope of a linear regression, so that what goes with a thing by itself is taken out:
the place after whoever is asked first, and for things that were got, how many of their kind the
player got (winners get more of everything). Players of one game are not independent, so errors are
clustered by game.

Many things are compared at once. The correction is Benjamini and Hochberg's over everything that a
report tests: of all that is marked, at most 5 % is expected to be marked by chance. This is a list
of what to look at, where a few false alarms cost little; Holm's correction, against even one, would
hide most true effects among hundreds. Things of one game depend on each other, for which the
procedure is proved only in part.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardwright.arena.playing import Played
from boardwright.scene import kind_of

FEWEST = 30  # players with a thing and without it, for an effect to be looked at
MARKED = 0.05  # of the things marked, expected to be so by chance
Z = 1.96

Figures = NDArray[np.float64]


class Slope(NamedTuple):
    effect: float
    low: float
    high: float
    p: float


class Had(NamedTuple):
    """Who had a thing, by game and seat, flattened; whether from the start; others that exactly the
    same players had."""

    ref: str
    began: bool
    who: NDArray[np.bool_]
    like: list[str]


def slope(y: Figures, x: Figures, controls: Figures, clusters: NDArray[np.int64]) -> Slope | None:
    """How much y goes up where x is one more, all else equal."""
    fit_x, fit_y = (np.linalg.lstsq(controls, v, rcond=None)[0] for v in (x, y))
    rest_x, rest_y = x - controls @ fit_x, y - controls @ fit_y
    weight = float(rest_x @ rest_x)
    if weight < 1e-6 * len(x):
        return None  # it says nothing that the controls do not say
    effect = float(rest_x @ rest_y) / weight
    by_game = np.bincount(clusters, rest_x * (rest_y - effect * rest_x))
    games = len(set(clusters.tolist()))
    error = math.sqrt(float(by_game @ by_game) * games / max(games - 1, 1)) / weight
    return Slope(effect, effect - Z * error, effect + Z * error, p_value(effect, error))


def p_value(effect: float, error: float) -> float:
    if error == 0:
        return 1.0 if effect == 0 else 0.0
    return math.erfc(abs(effect) / error / math.sqrt(2))


def adjusted(ps: list[float]) -> list[float]:
    """Benjamini and Hochberg's q for each p."""
    order = sorted(range(len(ps)), key=lambda i: ps[i], reverse=True)
    found, least = [1.0] * len(ps), 1.0
    for at, i in enumerate(order):
        least = min(least, ps[i] * len(ps) / (len(ps) - at))
        found[i] = least
    return found


def columns(rows: list[Played], seats: int, table: bool) -> list[Had]:
    """Who had what, rare and common things left out; at the table, or by seat."""
    owners = [seats] if table else list(range(seats))
    whole = len(rows) * len(owners)
    found: dict[tuple[bytes, bool], Had] = {}
    for began in (True, False):
        lists = [(r.began if began else r.got) for r in rows]
        held = [set(lists[g][o]) if lists[g] else set() for g in range(len(rows)) for o in owners]
        counts = Counter([ref for things in held for ref in things])
        for ref, n in sorted(counts.items()):
            if min(n, whole - n) < FEWEST:
                continue
            who = np.array([ref in things for things in held])
            same = found.get((who.tobytes(), True)) or found.get((who.tobytes(), False))
            if same is None:
                found[who.tobytes(), began] = Had(ref, began, who, [])
            elif ref != same.ref:
                same.like.append(ref)
    return list(found.values())


def named_best(had: Had, kinds: Counter[str]) -> Had:
    """Among things that go together, the one whose kind has fewest gives the name."""
    first, *rest = sorted([had.ref, *had.like], key=lambda ref: (kinds[kind_of(ref)], ref))
    return had._replace(ref=first, like=rest)


def held_effects(rows: list[Played], seats: int, kinds: Counter[str]) -> list[dict[str, Any]]:
    """What each thing did for the players who had it: share of victories, and points."""
    all_had = [named_best(had, kinds) for had in columns(rows, seats, table=False)]
    shares = np.array([row.shares for row in rows]).ravel()
    points = np.array([row.totals[:seats] for row in rows], np.float64).ravel()
    after = [(seat - row.first) % seats for row in rows for seat in range(seats)]
    place = np.eye(seats)[after]
    games = np.repeat(np.arange(len(rows)), seats)
    groups = [had for had in all_had if had.began]
    found: list[dict[str, Any]] = []
    for had in all_had:
        group = None if had.began else smallest_around(had, groups)
        among = np.ones(len(shares), bool) if group is None else group.who
        x = had.who.astype(np.float64)
        if min(x[among].sum(), (1 - x[among]).sum()) < FEWEST:
            continue
        controls = place
        if not had.began:
            alike = np.column_stack([place, as_many(rows, seats, kind_of(had.ref))])
            # The only one of its kind cannot be compared with others of it.
            if slope(shares[among], x[among], alike[among], games[among]) is not None:
                controls = alike
        won = slope(shares[among], x[among], controls[among], games[among])
        scored = slope(points[among], x[among], controls[among], games[among])
        if won is None or scored is None:
            continue
        row = entry(had, won) | {
            "among": "" if group is None else group.ref,
            "players": int(had.who.sum()),
            "wins": round(float(shares[had.who].mean()), 4),
            "points": rounded(scored),
        }
        found.append(row)
    return found


def as_many(rows: list[Played], seats: int, kind: str) -> Figures:
    """How many things of a kind each player got, as flags: more need not help evenly."""
    counts = [
        sum([kind_of(ref) == kind for ref in row.got[seat]])
        for row in rows
        for seat in range(seats)
    ]
    _, which = np.unique(counts, return_inverse=True)
    return np.eye(which.max() + 1)[which]


def smallest_around(had: Had, groups: list[Had]) -> Had | None:
    """The players who could have a thing, as the cards of a faction: the fewest who began with
    something and among whom are all who got it."""
    around = [group for group in groups if not (had.who & ~group.who).any()]
    return min(around, key=lambda group: int(group.who.sum()), default=None)


def table_effects(
    rows: list[Played], seats: int, kinds: Counter[str], outcome: Callable[[Played], float]
) -> list[dict[str, Any]]:
    """What each thing in play did to the whole table."""
    y = np.array([outcome(row) for row in rows])
    ones, games = np.ones((len(rows), 1)), np.arange(len(rows))
    found: list[dict[str, Any]] = []
    for had in [named_best(had, kinds) for had in columns(rows, seats, table=True)]:
        change = slope(y, had.who.astype(np.float64), ones, games)
        if change is not None:
            found.append(entry(had, change) | {"games": int(had.who.sum())})
    return found


def entry(had: Had, found: Slope) -> dict[str, Any]:
    how = "began" if had.began else "got"
    return {"ref": had.ref, "how": how, "like": had.like, **rounded(found), "p": found.p}


def rounded(found: Slope) -> dict[str, float]:
    return {name: round(getattr(found, name), 4) for name in ("effect", "low", "high")}


def mark(family: list[dict[str, Any]]) -> None:
    """All that is tested together gets its q, and whether that is small enough to be marked."""
    for row, q in zip(family, adjusted([row["p"] for row in family]), strict=True):
        row["q"] = round(q, 5)
        row["marked"] = q <= MARKED
        row["p"] = round(row["p"], 6)


def strongest_first(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(found, key=lambda row: (row["p"], row["ref"]))
