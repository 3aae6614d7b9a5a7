"""Games of Rune Age between bots held against what is known of the boxed game.

    uv run --isolated --no-editable python benchmarks/calibrate_rune_age.py --games 100 --workers 2

Prints the tables of docs/calibration.md: every scenario and seat count, the Civil War by race, the
race for the Monument, the first tries at the Objective, and how the races fare.
"""

from __future__ import annotations

import argparse
import statistics
from dataclasses import dataclass, field
from multiprocessing import Pool

from boardwright.bots import RandomBot, make_bots
from boardwright.games import find
from boardwright.games.rune_age.actions import OBJECTIVE
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.ending import BUILT
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import SCENARIOS
from boardwright.kernel.chance import Sealed

GAME = find("rune-age")
THINKING = 60.0  # seconds for a decision: more than any needs
MIDDLE = 8  # the round after which decks are counted
CIVIL, TRADE, DRAGONS = "civil-war", "monument", "resurgence"


def edition() -> Box:
    box = GAME.edition()
    assert isinstance(box, Box)
    return box


BOX = edition()


@dataclass
class Sample:
    """What some games were like."""

    games: int = 0
    won: int = 0  # by anybody
    first: int = 0  # by the first seat, shared or not
    rounds: list[int] = field(default_factory=list)
    winning: list[int] = field(default_factory=list)
    built: list[int] = field(default_factory=list)
    tries: list[int] = field(default_factory=list)
    decks: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    races: dict[int, list[float]] = field(default_factory=dict)


def play(scenario: str, seats: int, bots: str, seed: str, sample: Sample) -> None:
    players = make_bots(GAME, bots, seats, seed)
    options = {"scenario": scenario, "races": "random"}
    s = GAME.begin(seats, options, BOX, Sealed(seed))
    assert isinstance(s, Table)
    n, tried, counted = 0, 0, False
    while s.asked is not None:
        seat = s.asked.seat
        if not tried and s.combat.foe == OBJECTIVE and s.fighters:
            tried = s.round
        if not counted and s.round > MIDDLE:
            counted = True
            sample.decks += [len(s.all_cards(seat)) for seat in s.survivors()]
        known = s
        if not isinstance(players[seat], RandomBot):
            copy = GAME.visibility.determinize(s, seat, Sealed(f"{seed}/{n}"))
            assert isinstance(copy, Table)
            known = copy
        assert known.asked is not None
        s.apply(players[seat].choose(known, known.asked, THINKING))
        n += 1
    sample.games += 1
    sample.rounds.append(s.round)
    sample.decisions.append(n)
    if tried:
        sample.tries.append(tried)
    note_winners(s, sample)


def note_winners(s: Table, sample: Sample) -> None:
    winners = GAME.winners(GAME.scores(s))
    if winners:
        sample.won += 1
        sample.winning.append(s.round)
    sample.first += int(0 in winners)
    if s.ending == BUILT:
        sample.built.append(s.round)
    for seat in range(s.seats):
        share = 1.0 / len(winners) if seat in winners else 0.0
        sample.races.setdefault(s.factions[seat], []).append(share)


def sampled(scenario: str, seats: int, bots: str, games: int) -> Sample:
    sample = Sample()
    for n in range(games):
        play(scenario, seats, bots, f"calibrate/{scenario}/{seats}/{n}", sample)
    return sample


def mean(values: list[int]) -> str:
    return f"{statistics.fmean(values):.1f}" if values else "-"


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "-"


def table(*heads: str) -> None:
    print("| " + " | ".join(heads) + " |")
    print("|" + "---|" * len(heads))


def all_tasks(games: int) -> list[tuple[str, int, str, int]]:
    """Every scenario and seat count: greedy alike, random alike, one greedy among randoms."""
    tasks: list[tuple[str, int, str, int]] = []
    for number, scenario in enumerate(SCENARIOS):
        for seats in range(BOX.least[number], BOX.most[number] + 1):
            many = 5 * games if scenario == CIVIL else games
            tasks += [(scenario, seats, "greedy", many), (scenario, seats, "random", many)]
            if seats > 1:
                tasks.append((scenario, seats, lone(seats), games))
    return tasks


def lone(seats: int) -> str:
    return ",".join(["greedy"] + ["random"] * (seats - 1))


def scenario_rows(samples: dict[tuple[str, int, str], Sample]) -> None:
    table(
        "scenario",
        "players",
        "greedy: somebody wins",
        "rounds",
        "decisions",
        "cards after round 8",
        "random: somebody wins",
        "rounds",
        "one greedy among randoms",
    )
    for number, scenario in enumerate(SCENARIOS):
        for seats in range(BOX.least[number], BOX.most[number] + 1):
            alike, chance = [samples[scenario, seats, bots] for bots in ("greedy", "random")]
            cells = [BOX.scenario_names[number], str(seats), percent(alike.won, alike.games)]
            cells += [mean(alike.rounds), mean(alike.decisions), mean(alike.decks)]
            cells += [percent(chance.won, chance.games), mean(chance.rounds)]
            if seats > 1:
                one = samples[scenario, seats, lone(seats)]
                cells.append(percent(one.first, one.games))
            print("| " + " | ".join(cells if seats > 1 else [*cells, "-"]) + " |")


def civil_war_rows(sample: Sample) -> None:
    table("race", "games", "won")
    for race, shares in sorted(sample.races.items()):
        print(
            f"| {BOX.faction_names[race]} | {len(shares)} | {percent(sum(shares), len(shares))} |"
        )
    rounds = sample.winning
    if rounds:
        middle = statistics.median(rounds)
        print(f"\nWon in round {mean(rounds)} (median {middle:g}), {min(rounds)} to {max(rounds)}.")


def monument_rows(greedy: dict[tuple[str, int], Sample]) -> None:
    table("players", "ended by a Monument", "round of it", "earliest")
    for seats in (2, 3, 4):
        sample = greedy[TRADE, seats]
        first = str(min(sample.built)) if sample.built else "-"
        cells = [str(seats), percent(len(sample.built), sample.games), mean(sample.built), first]
        print("| " + " | ".join(cells) + " |")


def objective_rows(greedy: dict[tuple[str, int], Sample]) -> None:
    table("players", "Objective tried", "first try in round", "won in round")
    for seats in (1, 2, 3, 4):
        sample = greedy[DRAGONS, seats]
        tried = percent(len(sample.tries), sample.games)
        cells = [str(seats), tried, mean(sample.tries), mean(sample.winning)]
        print("| " + " | ".join(cells) + " |")


def race_rows(greedy: dict[tuple[str, int], Sample]) -> None:
    """Shares of victories at the largest table, by race; even would be a fourth."""
    names = [s for s in SCENARIOS if (s, 4) in greedy and s not in ("cataclysm", "ascent")]
    titles = [BOX.scenario_names[SCENARIOS.index(name)] for name in names]
    table("race", *titles, "all")
    for race, title in enumerate(BOX.faction_names):
        shares = [greedy[name, 4].races.get(race, []) for name in names]
        cells = [percent(sum(part), len(part)) for part in shares]
        whole = [share for part in shares for share in part]
        print(f"| {title} | " + " | ".join([*cells, percent(sum(whole), len(whole))]) + " |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    tasks = all_tasks(given.games)
    with Pool(given.workers) as pool:
        found = pool.starmap(sampled, tasks, chunksize=1)
    samples = {task[:3]: sample for task, sample in zip(tasks, found, strict=True)}
    greedy = {key[:2]: sample for key, sample in samples.items() if key[2] == "greedy"}
    scenario_rows(samples)
    print()
    civil_war_rows(greedy[CIVIL, 1])
    print()
    monument_rows(greedy)
    print()
    objective_rows(greedy)
    print()
    race_rows(greedy)


if __name__ == "__main__":
    main()
