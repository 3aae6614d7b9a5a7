"""Balance reports: what they measure, what they mark, and the page."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from boardwright.arena import Job, playing, run
from boardwright.arena.effects import adjusted, held_effects, mark, slope, table_effects
from boardwright.arena.figures import (
    beside_targets,
    coverage,
    differences,
    interval,
    measures,
    read_targets,
    verdict,
)
from boardwright.arena.looking import Looker
from boardwright.arena.page import balance, page, summary
from boardwright.arena.playing import Played
from boardwright.cli.lab import report
from boardwright.games import REGISTRY, find, find_scenery
from boardwright.kernel.game import BadInput
from boardwright.kernel.state import State

KINDS = Counter({"race": 2, "card": 9})


def made_up(games: int, luck: random.Random) -> list[Played]:
    """Games of two seats. A race wins 8 of 10, a card wins none, and a player who got two cards
    wins more often than one who got one; an event in play adds 5 points for all."""
    rows: list[Played] = []
    for n in range(games):
        orcs = luck.randrange(2)
        strong = orcs if luck.random() < 0.8 else 1 - orcs
        shares = [float(seat == strong) for seat in range(2)]
        event = luck.random() < 0.5
        totals = [10 + 5 * event + 3 * (seat == strong) for seat in range(2)]
        began = [[f"race:{'orcs' if seat == orcs else 'elves'}"] for seat in range(2)]
        got = [[f"card:{luck.randrange(3)}"] for _ in range(2)]
        rows.append(
            Played(
                n,
                40,
                totals,
                shares,
                [{"all": x} for x in totals],
                began=[*began, []],
                got=[*got, ["event:flood"] if event else []],
            )
        )
    return rows


def test_a_made_up_race_is_found_and_cards_are_not() -> None:
    found = held_effects(made_up(400, random.Random(1)), 2, KINDS)
    mark(found)
    by_ref = {row["ref"]: row for row in found}
    orcs = by_ref["race:orcs"]
    assert orcs["marked"]
    assert orcs["low"] < 0.6 < orcs["high"]  # 80 % against 20 %
    assert not any(row["marked"] for ref, row in by_ref.items() if ref.startswith("card:"))
    assert {"card:0", "card:1", "card:2"} <= set(by_ref)


def test_a_thing_in_play_is_found() -> None:
    rows = made_up(400, random.Random(2))
    (flood,) = table_effects(rows, 2, KINDS, measures(rows, 2)["score.mean"])
    assert flood["ref"] == "event:flood"
    mark([flood])
    assert flood["marked"]
    assert flood["effect"] == pytest.approx(5)


def test_things_that_always_go_together_are_one_row() -> None:
    rows = made_up(200, random.Random(3))
    for row in rows:
        for seat in range(2):
            if row.began[seat] == ["race:orcs"]:
                row.began[seat].append("card:axe")
    found = [r for r in held_effects(rows, 2, KINDS) if r["ref"] == "race:orcs"]
    assert [row["like"] for row in found] == [["card:axe"]]


def test_a_card_of_a_race_is_measured_among_that_race() -> None:
    """Its players win as often with it as without, though they win more than others."""
    luck = random.Random(4)
    rows = made_up(600, luck)
    for row in rows:
        for seat in range(2):
            if row.began[seat] == ["race:orcs"] and luck.random() < 0.5:
                row.got[seat].append("warband:1")
    (warband,) = [r for r in held_effects(rows, 2, KINDS) if r["ref"] == "warband:1"]
    assert warband["among"] == "race:orcs"
    assert warband["low"] < 0 < warband["high"]
    assert warband["wins"] > 0.7


def test_intervals_hold_what_they_promise() -> None:
    """Of many effects that are none, about 5 % lie outside; and errors know games belong together:
    both seats of a game are copies here, which would halve the interval's square."""
    luck = np.random.default_rng(5)
    missed = 0
    for _ in range(400):
        y, x = luck.standard_normal(60).repeat(2), luck.standard_normal(60).repeat(2)
        found = slope(y, x, np.ones((120, 1)), np.arange(60).repeat(2))
        assert found is not None
        missed += not found.low <= 0 <= found.high
    assert 8 <= missed <= 44


def test_what_the_controls_say_already_has_no_effect_of_its_own() -> None:
    x = np.array([0.0, 1.0] * 20)
    controls = np.column_stack([x, 1 - x])
    assert slope(x, x, controls, np.arange(40)) is None


def test_benjamini_and_hochberg() -> None:
    """Their own example of fifteen tests: four are rejected at 5 %."""
    ps = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344]
    ps += [0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0]
    qs = adjusted(ps)
    assert sum(q <= 0.05 for q in qs) == 4
    assert qs == sorted(qs)
    assert adjusted(ps[::-1]) == qs[::-1]
    assert adjusted([]) == []


def test_all_that_a_report_tests_is_one_family() -> None:
    job = Job("liars-dice", 2, find("liars-dice").check(2, {}), "random", "family")
    data, _ = balance(job, made_up(200, random.Random(7)))
    parts = [data[name] for name in ("held", "table", "seats", "after_first")]
    assert all(parts)
    rows = [row for part in parts for row in part]
    assert [row["q"] for row in rows] == pytest.approx(
        adjusted([row["p"] for row in rows]), abs=1e-4
    )
    assert [row["marked"] for row in rows] == [row["q"] <= 0.05 for row in rows]


def test_intervals_of_shares_stay_shares() -> None:
    few = [1.0, 1.0, 1.0, 0.0]
    for name in ("won", "wins.seat-0"):
        found = interval(name, few)
        assert 0 <= found["low"] < found["mean"] < found["high"] <= 1
    assert interval("won", [1.0] * 4)["low"] < 1  # four of four prove no certainty
    assert interval("rounds", few)["high"] > 1
    job = Job("liars-dice", 2, find("liars-dice").check(2, {}), "random", "few")
    rows = [row._replace(shares=[1.0, 0.0], halfway=0) for row in made_up(4, random.Random(8))]
    data, _ = balance(job, rows)
    for row in (*data["seats"], *data["after_first"], data["halfway"], data["measures"]["won"]):
        assert 0 <= row["low"] <= row["mean"] <= row["high"] <= 1


@pytest.mark.parametrize("games", [49, 50])
def test_few_games_are_warned_of(games: int) -> None:
    job = Job("liars-dice", 2, find("liars-dice").check(2, {}), "random", "few")
    data, _ = balance(job, made_up(games, random.Random(9)))
    warned = games < 50
    assert ("Only 49 games" in page(data, {})) == warned
    assert ("Only 49 games" in "\n".join(summary(data))) == warned


def test_what_nobody_had_is_listed() -> None:
    rows = made_up(100, random.Random(10))
    rows[0].got[0].append("card:8")
    refs = ["race:orcs", "race:elves", "card:0", "card:8", "card:9", "law:1", "law:2"]
    found = {row["kind"]: row for row in coverage(rows, 2, refs, held_effects(rows, 2, KINDS))}
    assert found["race"] == {"kind": "race", "things": 2, "few": [], "nobody": []}
    assert found["card"] == {"kind": "card", "things": 3, "few": ["card:8"], "nobody": ["card:9"]}
    assert found["law"] == {"kind": "law", "things": 2, "few": [], "nobody": ["law:1", "law:2"]}


def test_paired_differences_are_exact_where_every_game_differs_alike() -> None:
    rows = made_up(50, random.Random(6))
    more = [row._replace(totals=[x + 2 for x in row.totals]) for row in rows]
    found = {row["measure"]: row for row in differences(2, [rows, more])}
    assert (found["score.mean"]["mean"], found["score.mean"]["low"]) == (2, 2)
    assert found["score.mean"]["marked"]
    assert not found["score.gap"]["marked"]
    assert found["wins.seat-0"]["mean"] == 0


def test_a_verdict_needs_the_whole_interval_outside() -> None:
    target = {"low": 5, "high": 6}
    assert verdict({"low": 4, "high": 4.9}, target) == "below"
    assert verdict({"low": 4, "high": 5.1}, target) == "agrees"
    assert verdict({"low": 6.1, "high": 7}, target) == "above"


@pytest.mark.parametrize("name", REGISTRY)
def test_targets_name_measures_seats_and_options_that_there_are(name: str) -> None:
    game = find(name)
    choices = {option.name: option.choices for option in game.options}
    refs = find_scenery(name).lexicon(game.edition())
    kinds = {ref.partition(":")[0] for ref in refs if ":" in ref}
    seats = max(n for n in game.seats if n <= 4)
    rows = run(Job(name, seats, game.check(seats, {}), "random", "targets"), 1)
    known = {*measures(rows, seats), *[f"got.{kind}" for kind in kinds]}
    targets = read_targets(name)
    assert targets
    for target in targets:
        assert target["measure"] in known
        assert target["low"] <= target["high"]
        assert set(target["seats"]) <= set(game.seats)
        for option, values in target.get("options", {}).items():
            assert set(values) <= set(choices[option])


def test_targets_are_laid_beside_a_run_that_they_speak_of() -> None:
    options = find("keythedral").check(3, {"length": "full"})
    rows = [
        row._replace(totals=[89, 67, 53], shares=[1, 0, 0]) for row in made_up(2, random.Random())
    ]
    rows = [row._replace(sources=[{"all": x} for x in row.totals], rounds=9) for row in rows]
    job = Job("keythedral", 3, options, "greedy", "x")
    found = {row["measure"]: row["verdict"] for row in beside_targets(job, rows)}
    assert found["score.mean"] == "agrees"
    assert found["rounds"] == "above"
    short = Job("keythedral", 3, {**options, "length": "short"}, "greedy", "x")
    assert [row["measure"] for row in beside_targets(short, rows)] == ["rounds"]


# Real games.


@pytest.fixture(scope="module")
def rows() -> list[Played]:
    job = Job("rune-age", 2, find("rune-age").check(2, {"races": "random"}), "random", "r")
    return run(Job(**{**vars(job), "look": True}), 3)


def test_who_had_what_is_read_from_scenes(rows: list[Played]) -> None:
    for row in rows:
        assert len(row.began) == len(row.got) == 3  # two seats and the table
        for seat in range(2):
            races = [ref for ref in row.began[seat] if ref.startswith("race:")]
            assert len(races) == 1
        assert row.began[0] != row.began[1]
        assert row.rounds > 0
        assert row.first in (0, 1)


class Everything(Looker):
    """Looks at every seat after every decision."""

    def look(self, s: State, chooser: int) -> None:
        super().look(s, chooser)
        for seat in range(s.seats) if self.start is not None else ():
            self.note(self.scene(s, seat), self.start or {})


@pytest.mark.parametrize("name", ["guilds-of-london", "rune-age"])
def test_nothing_that_was_held_briefly_is_missed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = Job(name, 2, find(name).check(2, {}), "random", "brief", look=True)
    (row,) = run(job, 1)
    monkeypatch.setattr(playing, "Looker", Everything)
    (whole,) = run(job, 1)
    assert row == whole


def test_who_leads_is_read_after_every_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    job = Job("world-wonders", 2, find("world-wonders").check(2, {}), "random", "lead", look=True)
    leaders: list[int] = []
    usual = Looker.leader

    def noted(looker: Looker, s: State) -> int:
        leaders.append(usual(looker, s))
        return leaders[-1]

    monkeypatch.setattr(Looker, "leader", noted)
    (row,) = run(job, 1)
    assert len(leaders) == row.decisions - 1  # at the end nobody leads any more
    alone = [seat for seat in leaders if seat >= 0]
    assert row.lead_changes == sum(a != b for a, b in itertools.pairwise(alone))
    assert row.halfway == leaders[len(leaders) // 2]


def test_what_a_seat_built_is_what_it_got() -> None:
    """The tiles that a player of Keythedral got are those behind their points at the end."""
    options = find("keythedral").check(2, {"length": "short"})
    (row,) = run(Job("keythedral", 2, options, "random", "b", look=True), 1)
    lexicon = find_scenery("keythedral").lexicon(find("keythedral").edition())
    for seat in range(2):
        tiles = [ref for ref in row.got[seat] if ref.startswith("building:")]
        points = sum(lexicon[ref].figures["value"] for ref in tiles)
        assert points == row.sources[seat]["buildings"]
        assert set(tiles) <= {*row.got[2], *row.began[2]}


def foreign(page: str) -> list[str]:
    """Addresses in a page; the names of XML's own vocabularies are not fetched."""
    found = re.findall(r"""https?://[^"'\s)<]+|(?:src|href)=["'][^#"'][^"']*""", page)
    return [address for address in found if not address.startswith("http://www.w3.org/")]


def test_the_page_needs_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report("liars-dice", games=70, seats=3, bots="random", out=tmp_path, png=True)
    page = (tmp_path / "report.html").read_text("utf-8")
    assert page.count("<svg") >= 2
    assert "Victories by seat" in page
    assert foreign(page) == []
    assert foreign('<img src="https://example.org/x.png">')
    data = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert data["about"]["games"] == 70
    assert sum(row["mean"] for row in data["seats"]) == pytest.approx(1, abs=0.001)
    assert (tmp_path / "seats.png").read_bytes().startswith(b"\x89PNG")
    assert "victories by seat" in capsys.readouterr().out


def test_two_ways_to_play_on_the_same_seeds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ways = ("length=short", "length=short bots=random")
    report("keythedral", games=3, seats=2, bots="random", out=tmp_path, compare=ways, json=True)
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert all(row["mean"] == 0 and not row["marked"] for row in data["differences"])
    assert data["b"]["options"] == {"length": "short"}
    assert foreign((tmp_path / "report.html").read_text("utf-8")) == []
    with pytest.raises(BadInput, match="no option 'speed'"):
        report("keythedral", games=1, out=tmp_path, compare=("speed=1", ""))


def test_a_report_of_a_solo_game_and_of_one_without_points(rows: list[Played]) -> None:
    job = Job("rune-age", 2, find("rune-age").check(2, {"races": "random"}), "random", "r")
    data, drawn = balance(job, rows)
    assert data["table_outcome"] in ("decisions", "won", "score.mean")
    assert "seats" in drawn
    options = find("guilds-of-london").check(1, {})
    solo = Job("guilds-of-london", 1, options, "random", "solo", look=True)
    data, drawn = balance(solo, run(solo, 2))
    assert "seats" not in drawn
    assert data["targets"][0]["measure"] == "score.mean"
