"""Manual 3: what is decided and drawn before the first turn."""

from __future__ import annotations

from boardwright.games.rune_age.actions import CHOOSE
from boardwright.games.rune_age.flow.events.civil_war import Recruit
from boardwright.games.rune_age.flow.turn import DrawAll
from boardwright.games.rune_age.market import own_units
from boardwright.games.rune_age.packing import card_of
from boardwright.games.rune_age.state import CENTRE, NONE, Table
from boardwright.games.rune_age.vocabulary import (
    ASCENT,
    CITIES,
    CIVIL_WAR,
    FACTIONS,
    FIRST_MERCENARY,
    KINDS,
    PLACES,
    QUEST,
    RUNEWARS,
)
from boardwright.games.shared import SeatQuestion, put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal, Step


class SetUp(Step[Table]):
    """R3.1: the first player, races, the centre, the decks, what the scenario adds, hands;
    `common`: the Overlord's limit is everybody's (R10.9)."""

    def __init__(self, common: int) -> None:
        self.common = common

    def run(self, s: Table) -> None:
        if s.first == NONE:
            s.first = s.pick(s.seats)
        if s.options.scenario == ASCENT:
            s.overlord = s.first
            more = 0 if self.common else s.box.ally_worth * (s.seats - 2)
            s.capacity = put(s.capacity, s.first, s.box.realm + more)
        s.note("first", s.first)
        s.goto(DrawAll(s.first))
        s.call(*[ChooseRace(seat) for seat in s.survivors()], LayOut(), Extras())


class ChooseRace(SeatQuestion[Table]):
    """R3.2: one race each, in turn order; with the option they are dealt at random."""

    def verbs(self) -> tuple[Verb, ...]:
        return (CHOOSE,)

    def _free(self, s: Table) -> list[int]:
        return [
            race
            for race in range(FACTIONS)
            if race not in s.factions and not (s.options.basic and s.box.extra_faction[race])
        ]

    def ask(self, s: Table) -> Ask | None:
        free = self._free(s)
        if s.options.dealt:
            self._take(s, s.draw(free))
            return None
        return Ask(self.seat, [CHOOSE.of(race) for race in free], "race")

    def answer(self, s: Table, action: int) -> None:
        self._take(s, CHOOSE.arg(action))

    def _take(self, s: Table, race: int) -> None:
        s.done()
        s.factions = put(s.factions, self.seat, race)
        s.note("race", self.seat, race)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        race = CHOOSE.arg(action)
        if s.factions.count(race):
            return Refusal("race-taken", "R3.2")
        absent = s.options.basic and s.box.extra_faction[race]
        return Refusal("not-in-game", "R3.2") if absent else None


class LayOut(Step[Table]):
    """R3.3, R3.5, R3.6: Cities, Mercenaries, Barracks and start decks."""

    def run(self, s: Table) -> None:
        s.done()
        supply = s.box.supply[s.seats - 1]
        pool = list(range(CITIES, PLACES) if s.options.scenario == QUEST else range(CITIES))
        for _ in range(supply[3]):
            s.places = put(s.places, s.draw(pool), CENTRE)
        if not s.options.basic:
            hired = list(range(FIRST_MERCENARY, KINDS))
            kinds = sorted([s.draw(hired) for _ in range(s.box.mercenary_piles)])
            s.shop = (*s.shop, *kinds)
            for kind in kinds:
                s.piles[kind] = supply[4]
        for seat in range(s.seats):
            self._barracks(s, seat)

    def _barracks(self, s: Table, seat: int) -> None:
        units = own_units(s, seat)
        for kind in units:
            s.piles[kind] = 0 if s.options.basic and s.box.extra[kind] else s.box.copies[kind]
        gold, unit = card_of(seat, 0), card_of(seat, units[0])
        s.decks[seat] = [gold] * s.box.start_gold + [unit] * s.box.start_units
        s.piles[0] -= s.box.start_gold
        s.piles[units[0]] -= s.box.start_units


class Extras(Step[Table]):
    """R3.8: a Dragon Rune for each player; the first unit of the Opposing Army."""

    def run(self, s: Table) -> None:
        s.done()
        if s.options.scenario == RUNEWARS:
            unused = list(range(len(s.runes)))
            s.runes = (CENTRE,) * len(s.runes)
            for seat in s.survivors():
                rune = s.draw(unused)
                s.runes = put(s.runes, rune, seat)
                s.note("takes-rune", seat, rune)
        elif s.options.scenario == CIVIL_WAR:
            s.call(Recruit(0, 0))
