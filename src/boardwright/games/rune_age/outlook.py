"""What a combat comes to if nothing more is played or resolved, now or after one more card.

Only what both sides see counts. What a choice, a reveal or the die may still change is left open.
"""

from __future__ import annotations

from boardwright.games.rune_age.actions import ARMY, INSTANT_FOE
from boardwright.games.rune_age.effects.resolution import unresolved
from boardwright.games.rune_age.effects.units import enter, side_for
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.strength import (
    foe_strength,
    is_siege,
    passive_bonus,
    shows_die,
    side_strength,
    siege_harm,
    wins_siege,
)
from boardwright.games.rune_age.vocabulary import PLACES


def outlook(s: Table, seat: int, kind: int = NONE) -> dict[str, int | str]:
    """For a seat that fights, if it plays this card: both strengths, how it ends (`outlook` in the
    words), by how much, and whether that is open."""
    side = side_for(s, seat)
    sways = kind != NONE and s.box.ability[kind].sways(s, seat, side, kind)
    then = s
    if kind != NONE:
        copy = s.clone()
        assert isinstance(copy, Table)
        then = copy
        enter(then, side, kind)
    ours, others = strengths(then)
    end, harm = ending(then, ours, others)
    open_yet = sways or shows_die(then) or unresolved(then, 0) or unresolved(then, 1)
    mine, theirs = (ours, others) if side == 0 else (others, ours)
    return {"mine": mine, "theirs": theirs, "end": end, "harm": harm, "open": int(bool(open_yet))}


def strengths(s: Table) -> tuple[int, int]:
    """Of the attacker and of what is attacked, with all that counts by itself."""
    attack = side_strength(s, 0) + passive_bonus(s, 0)
    if is_siege(s):
        return attack, side_strength(s, 1) + passive_bonus(s, 1)
    return attack, foe_strength(s, s.combat.foe)


def ending(s: Table, attack: int, defence: int) -> tuple[str, int]:
    """R5.4.5, R5.5.5, R5.5.6."""
    if not is_siege(s):
        if attack >= defence:
            return "won", 0
        return "harm" if s.combat.foe in (INSTANT_FOE, ARMY) else "short", defence - attack
    if s.combat.foe < PLACES:
        return "falls" if wins_siege(s, attack, defence) else "holds", 0
    return "harm", siege_harm(s, attack, defence)
