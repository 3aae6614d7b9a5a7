"""Damage that eliminates, and the ends of each scenario (manual 6)."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import add, drop, has, only
from boardwright.games.rune_age.decks import forget_hand
from boardwright.games.rune_age.event_deck import drop_event, events_left
from boardwright.games.rune_age.holdings import (
    building_at,
    building_of,
    cities_of,
    holdings_of,
    power_of,
    return_place,
    runes_of,
    trophies_of,
)
from boardwright.games.rune_age.market import barracks_of, own_units
from boardwright.games.rune_age.packing import attacker_of
from boardwright.games.rune_age.state import GONE, NONE, Table
from boardwright.games.rune_age.vocabulary import (
    ASCENT,
    CATACLYSM,
    CIVIL_WAR,
    FIRST_UNIT,
    GOLDS,
    MONUMENT,
    NOT_FROM_THIS_WORLD,
    QUEST,
    RUNEWARS,
    faction_of,
)
from boardwright.games.shared import put

# Why a game is over.
OBJECTIVE_WON: Final = 1
LAST_ALIVE: Final = 2
ALL_FALLEN: Final = 3
SOMEONE_FELL: Final = 4
DECK_EMPTY: Final = 5
BUILT: Final = 6
POWERFUL: Final = 7
ASCENDED: Final = 8
ALLY_FELL: Final = 9
OVERLORD_FELL: Final = 10
ARMY_BEATEN: Final = 11
NO_UNITS: Final = 12
QUIET: Final = 13
ROUNDS_UP: Final = 14
BETRAYAL: Final = 15


def over(s: Table, winners: list[int], ending: int) -> None:
    """The game ends at once, whatever was going on."""
    s.winners = only(*winners)
    s.ending = ending
    s.note("over", ending)
    for seat in winners:
        s.note("wins", seat)
    s.finish()


def all_stand(s: Table) -> bool:
    """Whether nobody still in the game has reached their limit."""
    for seat in range(s.seats):
        if s.damage[seat] >= s.capacity[seat] and not has(s.out, seat):
            return False
    return True


def fall(s: Table, by: int = NONE) -> bool:
    """R6.2: whoever has reached their limit is eliminated, all together; whether the game is over.
    `by` has done it in a siege."""
    if all_stand(s):
        return False
    fallen = [seat for seat in s.survivors() if s.damage[seat] >= s.capacity[seat]]
    for seat in fallen:
        eliminate(s, seat, by)
    if s.is_out(s.first):
        left = [seat for seat in s.clockwise(s.first) if not s.is_out(seat)]
        s.first = left[0] if left else s.first
    return verdict(s, fallen)


def eliminate(s: Table, seat: int, by: int) -> None:
    """R6.2.2: everything neutral returns, everything of the race is set aside."""
    s.out = add(s.out, seat)
    s.reveal()  # what was in hand goes back to its piles
    s.note("eliminated", seat)
    for kind in s.all_cards(seat):
        if faction_of(kind) == NONE:
            s.piles[kind] += 1
    for which, kind in enumerate((s.box.light, s.box.heavy, s.box.oracle)):
        s.piles[kind] += building_of(s, seat, which)
        s.buildings = put(s.buildings, building_at(seat, which), 0)
    for kind in own_units(s, seat):
        s.piles[kind] = 0
    s.army = ()
    s.decks[seat] = []
    s.hands[seat] = []
    s.discards[seat] = []
    s.top1[seat] = s.top2[seat] = s.top3[seat] = s.top4[seat] = 0
    s.top_open = drop(s.top_open, seat)
    forget_hand(s, seat)
    for place in cities_of(s, seat):
        return_place(s, place)
    for event in s.rewards[seat]:
        drop_event(s, seat, event)
    hand_over_runes(s, seat, by)
    s.forts = put(s.forts, seat, 0)
    s.forts_hit = put(s.forts_hit, seat, 0)
    s.ready_forts = put(s.ready_forts, seat, 0)
    s.tired_forts = put(s.tired_forts, seat, 0)
    s.tired_oracles = put(s.tired_oracles, seat, 0)
    s.foresight = put(s.foresight, seat, 0)
    s.monuments = drop(s.monuments, seat)
    s.attacks = tuple([mark for mark in s.attacks if attacker_of(mark) != seat])
    s.fought = tuple([mark for mark in s.fought if attacker_of(mark) != seat])


def hand_over_runes(s: Table, seat: int, by: int) -> None:
    """R6.4.2: the besieger takes the runes, ready; otherwise, and always the one discovered, they
    leave the game."""
    for rune in runes_of(s, seat):
        s.tired_runes = drop(s.tired_runes, rune)
        taken = by != NONE and rune != s.found_rune
        s.runes = put(s.runes, rune, by if taken else GONE)
        if taken:
            s.note("takes-rune", by, rune)


def verdict(s: Table, fallen: list[int]) -> bool:
    """What an elimination means in each scenario; whether the game is over."""
    alive = s.survivors()
    if s.options.scenario == CATACLYSM:
        return cataclysm_verdict(s)
    if s.options.scenario == ASCENT:
        if s.overlord in fallen:
            over(s, [seat for seat in range(s.seats) if seat != s.overlord], OVERLORD_FELL)
        else:
            over(s, [s.overlord], ALLY_FELL)
        return True
    if not alive and s.options.scenario == RUNEWARS:
        excess = [s.damage[seat] - s.capacity[seat] for seat in fallen]
        best = min(excess)
        over(s, [x for i, x in enumerate(fallen) if excess[i] == best], ALL_FALLEN)
        return True
    if not alive:
        over(s, [], ALL_FALLEN)
        return True
    if len(alive) == 1:
        over(s, alive, LAST_ALIVE)
        return True
    return False


def cataclysm_verdict(s: Table) -> bool:
    """R6.5.1, R6.5.3: any elimination loses, unless a traitor still stands to see the phase out."""
    if s.traitor != NONE and not s.is_out(s.traitor):
        return False
    over(s, [], SOMEONE_FELL)
    return True


def barracks_lost(s: Table) -> bool:
    """R6.9.3: in the Civil War no unit left in the Barracks loses at once."""
    if s.options.scenario != CIVIL_WAR or barracks_of(s, 0):
        return False
    over(s, [], NO_UNITS)
    return True


def ascend(s: Table, n: int) -> bool:
    """R6.8.2: the Overlord rises, never below 0; whether that ends the game."""
    s.ascension = max(s.ascension + n, 0)
    s.note("ascension", s.ascension)
    if s.ascension >= s.box.ascension:
        over(s, [s.overlord], ASCENDED)
        return True
    return False


def best_of(seats: list[int], marks: list[list[int]]) -> list[int]:
    """The seats with the highest marks, the first mark first."""
    top = max(marks)
    return [seat for i, seat in enumerate(seats) if marks[i] == top]


def army_strength(s: Table, seat: int) -> int:
    """Printed strength of all unit cards a player owns."""
    return sum([s.box.strength[kind] for kind in s.all_cards(seat) if kind >= FIRST_UNIT])


def gold_owned(s: Table, seat: int) -> int:
    return sum([s.box.value[kind] for kind in s.all_cards(seat) if kind < GOLDS])


def quiet(s: Table) -> None:
    """R6.10.2: Sudden Quietness. Most Trophies, then least damage; alone at least so many."""
    alive = s.survivors()
    if s.seats == 1:
        enough = trophies_of(s, 0) >= s.box.solo_trophies
        over(s, alive if enough else [], QUIET)
        return
    marks = [[trophies_of(s, seat), -s.damage[seat]] for seat in alive]
    over(s, best_of(alive, marks), QUIET)


def close_phase(s: Table) -> bool:
    """The ends that are looked for when an Event Phase is over; whether the game is over."""
    if s.options.scenario == MONUMENT and s.monuments:
        built = [seat for seat in s.survivors() if has(s.monuments, seat)]
        over(s, best_of(built, [[army_strength(s, seat)] for seat in built]), BUILT)
    elif s.options.scenario == QUEST:
        quest_end(s)
    elif s.options.scenario == ASCENT:
        more = all(len(cities_of(s, s.overlord)) > len(cities_of(s, seat)) for seat in s.allies())
        ascend(s, 2 if more else 1)
    elif s.options.scenario == CATACLYSM and s.traitor != NONE:
        betrayal_end(s)
    if s.ending == 0 and s.round >= s.options.round_cap:
        rounds_up(s)
    return s.ending != 0


def power_needed(s: Table) -> int:
    return s.box.power_four if s.seats == 4 else s.box.power_few


def quest_end(s: Table) -> None:
    """R6.7.2, R6.7.3: enough Power, or the last card of the deck."""
    alive = s.survivors()
    enough = power_needed(s)
    if events_left(s) and all(power_of(s, seat) < enough for seat in alive):
        return
    marks = [[power_of(s, seat), -s.damage[seat]] for seat in alive]
    over(s, best_of(alive, marks), POWERFUL)


def betrayal_end(s: Table) -> None:
    """R6.5.3: the traitor wins alone if another fell in this phase, else they pay for it."""
    traitor = s.traitor
    if s.out:
        over(s, [traitor], BETRAYAL)
        return
    s.traitor = NONE
    s.hurt(traitor, s.box.betrayal_price)
    fall(s)


def rounds_up(s: Table) -> None:
    """R6.3: the last round is over."""
    alive = s.survivors()
    if s.options.scenario == RUNEWARS:
        marks = [[-s.damage[seat], len(runes_of(s, seat)), holdings_of(s, seat)] for seat in alive]
        over(s, best_of(alive, marks), ROUNDS_UP)
    elif s.options.scenario == MONUMENT:
        coins = [[gold_owned(s, seat), army_strength(s, seat)] for seat in alive]
        over(s, best_of(alive, coins), ROUNDS_UP)
    elif s.options.scenario == NOT_FROM_THIS_WORLD:
        quiet(s)
    else:
        over(s, [], ROUNDS_UP)
