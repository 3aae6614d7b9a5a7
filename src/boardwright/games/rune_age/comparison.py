"""What a game that is over is told by (manual 6). Nobody has points (R1.1): there is what the rules
compared, and what else is worth knowing."""

from __future__ import annotations

from boardwright.games.bits import has
from boardwright.games.rune_age.ending import (
    BUILT,
    POWERFUL,
    QUIET,
    ROUNDS_UP,
    army_strength,
    gold_owned,
)
from boardwright.games.rune_age.holdings import holdings_of, power_of, runes_of, trophies_of
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import (
    ASCENT,
    MONUMENT,
    NOT_FROM_THIS_WORLD,
    QUEST,
    RUNEWARS,
)


def comparison(s: Table) -> dict[str, int]:
    """Figures of the seats: `decides:damage:0` what the rules looked at, in their order and for
    those who could still win; `counts:damage:0` what is only of interest."""
    rivals = [seat for seat in s.survivors() if s.ending != BUILT or has(s.monuments, seat)]
    decisive = compared(s) if len(rivals) > 1 else []
    found = {f"decides:{key}:{seat}": measure(s, key, seat) for key in decisive for seat in rivals}
    for key in worth_knowing(s):
        if key not in decisive:
            for seat in range(s.seats):
                found[f"counts:{key}:{seat}"] = measure(s, key, seat)
    return found


def compared(s: Table) -> list[str]:
    """What decides among several, the first first."""
    if s.ending == QUIET:
        return ["trophies", "damage"]  # R6.10.2
    if s.ending == POWERFUL:
        return ["power", "damage"]  # R6.7.2
    if s.ending == BUILT:
        return ["strength"]  # R6.6.1
    if s.ending == ROUNDS_UP and s.options.scenario == RUNEWARS:
        return ["damage", "runes", "holdings"]  # R6.3
    if s.ending == ROUNDS_UP and s.options.scenario == MONUMENT:
        return ["gold", "strength"]  # R6.3
    return []


def worth_knowing(s: Table) -> list[str]:
    found = ["damage", "holdings"]
    if s.options.scenario == RUNEWARS:
        found.append("runes")
    elif s.options.scenario == MONUMENT:
        found += ["gold", "strength"]
    elif s.options.scenario == QUEST:
        found.append("power")
    elif s.options.scenario == ASCENT:
        found.append("ascension")
    elif s.options.scenario == NOT_FROM_THIS_WORLD:
        found.append("trophies")
    return found


def measure(s: Table, key: str, seat: int) -> int:
    if key == "damage":
        return s.damage[seat]
    if key == "holdings":
        return holdings_of(s, seat)
    if key == "runes":
        return len(runes_of(s, seat))
    if key == "gold":
        return gold_owned(s, seat)
    if key == "strength":
        return army_strength(s, seat)
    if key == "power":
        return power_of(s, seat)
    if key == "trophies":
        return trophies_of(s, seat)
    return s.ascension if seat == s.overlord else 0
