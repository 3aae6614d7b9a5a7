"""The plots of a report: Vega-Lite made by Altair, drawn without a browser."""

from __future__ import annotations

from typing import Any

import altair as alt
import vl_convert as vlc

WIDTH = 560
MOST = 30  # things in a plot of effects
INK = "#2b4c7e"


def svg(chart: Any) -> str:
    return str(vlc.vegalite_to_svg(chart.to_json()))


def png(chart: Any) -> bytes:
    return bytes(vlc.vegalite_to_png(chart.to_json(), scale=2))


def data_of(rows: list[dict[str, Any]]) -> Any:
    return alt.Data(values=rows)  # type: ignore[no-untyped-call]


def shares(rows: list[dict[str, Any]], axis: str) -> Any:
    """Wins by seat with intervals, and a line at an even share."""
    values = [{"name": str(at), "even": 1 / len(rows), **row} for at, row in enumerate(rows)]
    base = alt.Chart(data_of(values), width=WIDTH, height=200)
    bars = base.mark_bar(color="#9db7d5").encode(
        x=alt.X("name:N", title=axis, axis=alt.Axis(labelAngle=0)),
        y=alt.Y("mean:Q", title="share of victories", axis=alt.Axis(format="%")),
    )
    whiskers = base.mark_rule(color=INK, strokeWidth=2).encode(x="name:N", y="low:Q", y2="high:Q")
    even = base.mark_rule(color="#b03a2e", strokeDash=[4, 4]).encode(y="mean(even):Q")
    return bars + whiskers + even


def histogram(values: dict[str, list[float]], axis: str) -> Any:
    """How often each value came up, for one or more sets of them."""
    rows = [{"value": value, "set": name} for name, given in values.items() for value in given]
    return (
        alt.Chart(data_of(rows), width=WIDTH, height=220)
        .mark_bar(opacity=0.6, binSpacing=0)
        .encode(
            x=alt.X("value:Q", bin=alt.Bin(maxbins=40), title=axis),
            y=alt.Y("count():Q", stack=None, title="how often"),
            color=alt.Color("set:N", title=None, legend=alt.Legend() if len(values) > 1 else None),
        )
    )


def sources(rows: list[dict[str, Any]]) -> Any:
    """Where points come from, winners beside the others."""
    return (
        alt.Chart(data_of(rows), width=WIDTH, height={"step": 12})
        .mark_bar()
        .encode(
            y=alt.Y("source:N", sort=None, title=None),
            x=alt.X("points:Q", title="points a player"),
            yOffset="who:N",
            color=alt.Color("who:N", title=None),
        )
    )


def forest(rows: list[dict[str, Any]], axis: str, form: str = "") -> Any:
    """Effects with their intervals, marked ones dark."""
    chosen = sorted(rows[:MOST], key=lambda row: -float(row["effect"]))
    base = alt.Chart(data_of(chosen), width=WIDTH, height={"step": 16})
    colour = alt.Color(
        "marked:N",
        scale=alt.Scale(domain=[True, False], range=[INK, "#b5b5b5"]),
        legend=alt.Legend(title="after correction", labelExpr="datum.value ? 'marked' : 'open'"),
    )
    y = alt.Y("label:N", sort=None, title=None, axis=alt.Axis(labelLimit=260))
    given = alt.Axis(format=form) if form else alt.Axis()
    lines = base.mark_rule(strokeWidth=2).encode(
        y=y, x=alt.X("low:Q", title=axis, axis=given), x2="high:Q", color=colour
    )
    dots = base.mark_point(filled=True, size=50).encode(y=y, x="effect:Q", color=colour)
    zero = alt.Chart(data_of([{"zero": 0}])).mark_rule(color="#b03a2e").encode(x="zero:Q")
    return lines + dots + zero
