"""Reports: a run of games, or two of them side by side, as plain data and as one page."""

from __future__ import annotations

import html
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from boardwright.arena import plots
from boardwright.arena.effects import (
    FEWEST,
    MARKED,
    held_effects,
    mark,
    strongest_first,
    table_effects,
)
from boardwright.arena.figures import (
    beside_targets,
    coverage,
    differences,
    interval,
    mean,
    measures,
    places,
    share,
    spread,
)
from boardwright.arena.playing import Job, Played
from boardwright.games import find, find_scenery, has_file
from boardwright.scene import Entry, kind_of, look_up

Data = dict[str, Any]
Plots = dict[str, Any]
FEW_GAMES = 50  # below this a report says little, and warns
COMMON = 0.02  # of games that somebody must win or lose for it to be a question


def lexicon_of(job: Job) -> dict[str, Entry]:
    if not has_file(job.game, "scene.py"):
        return {}
    return find_scenery(job.game).lexicon(find(job.game).edition(job.edition))


def about(job: Job) -> Data:
    usual = {option.name: option.choices[0] for option in find(job.game).options}
    said = {k: v for k, v in job.options.items() if v != usual.get(k)}
    return {
        "game": job.game,
        "title": find(job.game).title,
        "seats": job.seats,
        "bots": job.bots,
        "seed": job.seed,
        "options": said,
        "edition": find(job.game).edition(job.edition).digest,
    }


def balance(job: Job, rows: list[Played]) -> tuple[Data, Plots]:
    """All that a run says about a game."""
    seats = job.seats
    lexicon = lexicon_of(job)
    kinds = Counter([kind_of(ref) for ref in lexicon if ":" in ref])
    what, outcome = table_outcome(rows, seats)
    held, table = held_effects(rows, seats, kinds), table_effects(rows, seats, kinds, outcome)
    by_seat = places(rows, seats, lambda row, seat: seat)
    after_first = places(rows, seats, lambda row, seat: (seat - row.first) % seats)
    mark([*held, *table, *by_seat, *after_first])
    data: Data = {
        "about": about(job) | {"games": len(rows)},
        "targets": beside_targets(job, rows),
        "seats": by_seat,
        "after_first": after_first,
        "first_seats": [sum([row.first == seat for row in rows]) for seat in range(seats)],
        "measures": {
            name: interval(name, [measure(row) for row in rows])
            for name, measure in measures(rows, seats).items()
        },
        "scores": quantiles([float(x) for row in rows for x in row.totals[:seats]]),
        "winning_scores": quantiles([float(max(row.totals[:seats])) for row in rows]),
        "lengths": quantiles([float(row.decisions) for row in rows]),
        "sources": sources(rows, seats),
        "halfway": halfway(rows),
        "held": labelled(held, lexicon),
        "table_outcome": what,
        "table": labelled(table, lexicon),
        "coverage": coverage(rows, seats, sorted([r for r in lexicon if ":" in r]), held),
    }
    return data, drawn(data, rows, seats)


def table_outcome(rows: list[Played], seats: int) -> tuple[str, Any]:
    """What a thing in play can change for all: whether anybody wins, the scores, or the length."""
    known = measures(rows, seats)
    if COMMON < mean([known["won"](row) for row in rows]) < 1 - COMMON:
        return "won", known["won"]
    if spread([known["score.mean"](row) for row in rows]) > 0:
        return "score.mean", known["score.mean"]
    return "decisions", known["decisions"]


def labelled(found: list[Data], lexicon: dict[str, Entry]) -> list[Data]:
    """With names for people, and where the facts of each thing come from; the strongest first."""
    for row in found:
        entry = look_up(lexicon, row["ref"])
        name = entry.name if entry is not None else row["ref"]
        row["name"] = name
        row["label"] = f"{name} ({row['ref']})"
        row["source"] = entry.source if entry is not None else ""
    return strongest_first(found)


def quantiles(values: list[float]) -> Data:
    ordered = sorted(values)
    at = {"least": 0.0, "p10": 0.1, "p25": 0.25, "median": 0.5, "p75": 0.75, "p90": 0.9, "most": 1}
    found = {name: ordered[round(part * (len(ordered) - 1))] for name, part in at.items()}
    return {**found, "mean": round(mean(values), 3), "spread": round(spread(values), 3)}


def sources(rows: list[Played], seats: int) -> list[Data]:
    """Points by source of those who won, and of the others."""
    found: list[Data] = []
    for name in rows[0].sources[0]:
        for who, won in (("winners", True), ("others", False)):
            points = [
                float(row.sources[seat][name])
                for row in rows
                for seat in range(seats)
                if (row.shares[seat] > 0) == won
            ]
            if points:
                found.append({"source": name, "who": who, "points": round(mean(points), 3)})
    return found


def halfway(rows: list[Played]) -> Data | None:
    """How often whoever led alone halfway won."""
    led = [row.shares[row.halfway] for row in rows if row.halfway >= 0]
    return None if len(led) < 2 else {"games": len(led), **share(led)}


def drawn(data: Data, rows: list[Played], seats: int) -> Plots:
    found: Plots = {}
    if seats > 1:
        found["seats"] = plots.shares(data["seats"], "seat")
        if len([n for n in data["first_seats"] if n]) > 1:
            found["places"] = plots.shares(data["after_first"], "seats after the first asked")
    if data["scores"]["spread"] > 0:
        points = {
            "all players": [float(x) for row in rows for x in row.totals[:seats]],
            "best of each game": [float(max(row.totals[:seats])) for row in rows],
        }
        found["scores"] = plots.histogram(points, "points")
    if len({row["source"] for row in data["sources"]}) > 1:
        found["sources"] = plots.sources(data["sources"])
    found["length"] = plots.histogram({"games": [float(r.decisions) for r in rows]}, "decisions")
    if data["held"]:
        found["held"] = plots.forest(data["held"], "change of the share of victories", "+.0%")
    if data["table"]:
        found["table"] = plots.forest(data["table"], f"change of {data['table_outcome']}")
    return found


def compared(jobs: list[Job], said: Sequence[str], pair: list[list[Played]]) -> tuple[Data, Plots]:
    """Two ways to play, on the same seeds."""
    seats = jobs[0].seats
    rows = differences(seats, pair)
    data: Data = {
        "about": about(jobs[0]) | {"games": len(pair[0])},
        "a": {"said": said[0], **about(jobs[0])},
        "b": {"said": said[1], **about(jobs[1])},
        "differences": rows,
    }
    points = {
        f"{name}: {way}": [float(x) for row in run for x in row.totals[:seats]]
        for name, way, run in zip("ab", said, pair, strict=True)
    }
    found: Plots = {"scores": plots.histogram(points, "points")}
    wins = [r | {"label": r["measure"], "effect": r["mean"]} for r in rows]
    chosen = [row for row in wins if row["measure"].startswith("wins.")]
    if seats > 1:
        found["wins"] = plots.forest(chosen, "change of the share of victories, b less a", "+.0%")
    return data, found


# The page.

TITLES = {
    "seats": "Victories by seat",
    "places": "Victories by place after whoever is asked first",
    "scores": "Scores",
    "sources": "Where points come from",
    "length": "Length",
    "held": "What things did for those who had them",
    "table": "What things in play did to the table",
    "wins": "Victories by seat",
}
NOTES = {
    "held": "Change of the share of victories for a player who had the thing, against players on "
    "the same place who had it not; for things got in the game, with as many things of its kind. "
    "A player who is ahead can afford more, so an effect of a thing got is no proof of a cause.",
    "table": "Games in which the thing came into play, against those in which it did not.",
}
STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;
color:#222;background:#fff}table{border-collapse:collapse;margin:1rem 0;font-size:.9rem}
td,th{padding:.2rem .6rem;border-bottom:1px solid #ddd;text-align:right}
td:first-child,th:first-child{text-align:left}tr.marked td{font-weight:600}
svg{max-width:100%;height:auto}h2{margin-top:2.5rem}"""


def page(data: Data, drawings: Plots) -> str:
    """One page that needs nothing else: plots are drawn in it."""
    head = data["about"]
    ways = [f"{k}={v}" for k, v in head["options"].items()]
    said = [f"{head['seats']} seats", f"{head['games']} games", f"seed {head['seed']}"]
    if "differences" not in data:
        said += [f"bots {head['bots']}", *ways]
    title = f"{head['title']}: {'comparison' if 'differences' in data else 'balance'}"
    parts = [f"<h1>{html.escape(title)}</h1><p>{html.escape(', '.join(said))}</p>"]
    for way in ("a", "b"):
        if way in data:
            parts.append(f"<p>{way}: {html.escape(data[way]['said'])}</p>")
    parts += [f"<p><strong>{html.escape(line)}</strong></p>" for line in warnings(data)]
    parts += tables_before(data)
    for name, chart in drawings.items():
        note = NOTES.get(name, "")
        parts.append(f"<h2>{TITLES[name]}</h2><p>{note}</p><figure>{plots.svg(chart)}</figure>")
        if name in ("held", "table"):
            parts.append(effects_table(data[name], percent=name == "held"))
    if "coverage" in data:
        parts.append(coverage_table(data["coverage"]))
    parts.append(f"<p>{method()}</p>")
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}'
        f'</title><meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body>{''.join(parts)}</body></html>"
    )


def method() -> str:
    return (
        "Intervals are 95 %, each for itself. Bold rows stay after Benjamini and Hochberg's "
        f"correction over all that the report tests, things and seats (q at most {MARKED}): of all "
        "that is bold at most 5 % is expected to be there by chance. Things that fewer than "
        f"{FEWEST} players had, or had not, are left out. Who led is read after every decision, so "
        "is what whoever chose and whoever is asked next had; what another held hidden and only "
        "between two questions of their own is missed."
    )


def warnings(data: Data) -> list[str]:
    games = data["about"]["games"]
    if games >= FEW_GAMES:
        return []
    return [f"Only {games} games: too few to say much; take {FEW_GAMES} at the least."]


def coverage_table(rows: list[Data]) -> str:
    """What the tables above do not speak of."""
    cells = [
        [
            row["kind"],
            *[str(n) for n in (row["things"], len(row["few"]), len(row["nobody"]))],
            "all" if len(row["nobody"]) == row["things"] else ", ".join(row["nobody"]),
        ]
        for row in rows
    ]
    heads = ["kind", "things", "too few had, or had not", "nobody had", "which nobody had"]
    return "<h2>What nobody had</h2>" + table(heads, cells)


def tables_before(data: Data) -> list[str]:
    if "differences" in data:
        rows = [
            [r["measure"], number(r["a"]), number(r["b"]), *span(r, "mean"), f"{r['q']:.3f}"]
            for r in data["differences"]
        ]
        heads = ["measure", "a", "b", "b less a", "from", "to", "q"]
        return [table(heads, rows, [row["marked"] for row in data["differences"]])]
    found: list[str] = []
    if data["targets"]:
        rows = [
            [
                f"{t['measure']} ({t['source']})",
                f"{number(t['low'])} to {number(t['high'])}",
                *span(t, "measured_mean", "measured_"),
                t["verdict"],
            ]
            for t in data["targets"]
        ]
        found.append("<h2>Beside what is known of the boxed game</h2>")
        found.append(table(["measure", "known", "here", "from", "to", "verdict"], rows))
    rows = [[name, *span(row, "mean")] for name, row in data["measures"].items()]
    if data["halfway"] is not None:
        rows.append(["whoever leads alone halfway wins", *span(data["halfway"], "mean")])
    found.append("<h2>Figures</h2>" + table(["measure", "mean", "from", "to"], rows))
    return found


def span(row: Data, middle: str, before: str = "") -> list[str]:
    return [number(row[middle]), number(row[f"{before}low"]), number(row[f"{before}high"])]


def number(value: float) -> str:
    return f"{value:.3g}" if abs(value) < 100 else f"{value:,.0f}"


def effects_table(rows: list[Data], percent: bool) -> str:
    form = "{:+.1%}" if percent else "{:+.2f}"
    cells = [
        [
            row["label"] + (f" and {len(row['like'])} more" if row["like"] else ""),
            row["how"] + (f", among {row['among']}" if row.get("among") else ""),
            str(row.get("players", row.get("games"))),
            *[form.format(row[key]) for key in ("effect", "low", "high")],
            f"{row['q']:.3f}",
            row["source"],
        ]
        for row in rows
    ]
    heads = ["thing", "how", "had it", "effect", "from", "to", "q", "source"]
    return table(heads, cells, [row["marked"] for row in rows])


def table(heads: list[str], rows: list[list[str]], bold: list[bool] | None = None) -> str:
    lines = ["<table><tr>" + "".join([f"<th>{html.escape(x)}</th>" for x in heads]) + "</tr>"]
    for at, row in enumerate(rows):
        kind = ' class="marked"' if bold is not None and bold[at] else ""
        lines.append(f"<tr{kind}>" + "".join([f"<td>{html.escape(x)}</td>" for x in row]) + "</tr>")
    return "".join(lines) + "</table>"


def write(folder: Path, data: Data, drawings: Plots, png: bool) -> list[Path]:
    """The page, the data and, if wished, the plots; what was written."""
    folder.mkdir(parents=True, exist_ok=True)
    files: dict[str, bytes] = {
        "report.html": page(data, drawings).encode(),
        "report.json": (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode(),
    }
    for name, chart in drawings.items() if png else ():
        files[f"{name}.png"] = plots.png(chart)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return [folder / name for name in files]


def summary(data: Data) -> list[str]:
    """A report in a few lines."""
    head = data["about"]
    lines = [f"{head['game']}, {head['seats']} seats, {head['games']} games", *warnings(data)]
    if "differences" in data:
        for row in [row for row in data["differences"] if row["marked"]]:
            low, high = number(row["low"]), number(row["high"])
            lines.append(f"{row['measure']}: b less a {number(row['mean'])} ({low} to {high})")
        found = any(row["marked"] for row in data["differences"])
        return lines if found else [*lines, "no difference stands out"]
    shares = [f"{row['mean']:.1%}" for row in data["seats"]]
    lines.append(f"victories by seat {' / '.join(shares)}")
    for target in data["targets"]:
        known = f"{number(target['low'])} to {number(target['high'])}"
        here = number(target["measured_mean"])
        lines.append(f"{target['measure']} {here}, known {known}: {target['verdict']}")
    for row in [row for row in data["held"] if row["marked"]][:10]:
        lines.append(f"{row['label']}: {row['effect']:+.1%} of victories (q {row['q']:.3f})")
    if unseen := [row["kind"] for row in data["coverage"] if len(row["nobody"]) == row["things"]]:
        lines.append(f"nobody had any {', '.join(unseen)}")
    return lines
