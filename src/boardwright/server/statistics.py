"""How people and bots do, counted from the results of finished games."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from boardwright.server import memories
from boardwright.store import ResultRow, Store

Group = dict[tuple[str, ...], list[ResultRow]]


async def count(store: Store, person: str | None, game: str | None) -> memories.Statistics:
    rows = await store.results(person, game)
    groups: Group = defaultdict(list)
    for row in rows:
        if person is None or row.person == person or row.bot:
            who = row.bot or row.person or row.name
            groups[row.game, str(row.seats), who].append(row)
    standings = [standing(found, person) for found in groups.values()]
    standings.sort(key=lambda each: (each.game, each.seats, -each.played))
    met = against(rows, person) if person is not None else []
    return memories.Statistics(standings, met, {"wins": wins(standings), "points": points(rows)})


def standing(rows: list[ResultRow], person: str | None) -> memories.Standing:
    last = max(rows, key=lambda row: row.ended)
    return memories.Standing(
        name=last.name,
        game=last.game,
        seats=last.seats,
        played=len(rows),
        won=sum([row.won for row in rows]),
        total=sum([row.total for row in rows]) / len(rows),
        best=max([row.total for row in rows]),
        bot=bool(last.bot),
        mine=person is not None and last.person == person,
    )


def against(rows: list[ResultRow], person: str) -> list[memories.Against]:
    """Everybody met at a table, most often first; two seats of one person or level count once."""
    tables: dict[str, list[ResultRow]] = defaultdict(list)
    for row in rows:
        tables[row.table].append(row)
    found: dict[str, memories.Against] = {}
    for seats in tables.values():
        mine = any(row.won for row in seats if row.person == person)
        others: dict[str, list[ResultRow]] = defaultdict(list)
        for row in seats:
            if row.person != person:
                others[row.bot or row.person or row.name].append(row)
        for who, played in others.items():
            each = found.setdefault(who, memories.Against("", 0, 0, 0, bool(played[0].bot)))
            each.name = played[0].name
            each.played += 1
            each.won += mine
            each.lost += any(row.won for row in played)
    return sorted(found.values(), key=lambda each: (-each.played, each.name))


def wins(standings: list[memories.Standing]) -> dict[str, Any]:
    """Shares of games won, by game and name, at whatever number of seats."""
    groups: dict[tuple[str, str, bool], list[memories.Standing]] = defaultdict(list)
    for each in standings:
        groups[each.game, each.name, each.bot].append(each)
    values = [
        {"name": name, "game": game, "share": sum([s.won for s in rows]) / played, "n": played}
        for (game, name, _), rows in groups.items()
        for played in [sum([s.played for s in rows])]
    ]
    return {
        "data": {"values": values},
        "mark": "bar",
        "encoding": {
            "y": {"field": "name", "type": "nominal", "sort": "-x", "title": None},
            "x": {"field": "share", "type": "quantitative", "axis": {"format": "%"}},
            "row": {"field": "game", "type": "nominal", "title": None},
            "tooltip": [{"field": key} for key in ("name", "n")],
        },
    }


def points(rows: list[ResultRow]) -> dict[str, Any]:
    """How points are spread, by game and seats."""
    values = [{"game": row.game, "seats": row.seats, "points": row.total} for row in rows]
    return {
        "data": {"values": values},
        "mark": {"type": "bar"},
        "encoding": {
            "x": {"field": "points", "type": "quantitative", "bin": {"maxbins": 20, "minstep": 1}},
            "y": {"aggregate": "count", "type": "quantitative", "axis": {"tickMinStep": 1}},
            "row": {"field": "game", "type": "nominal", "title": None},
        },
    }
