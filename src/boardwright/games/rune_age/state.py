"""What lies on the table (manual 2), and what everybody asks about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from boardwright.games.bits import has
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.money import gold_of
from boardwright.games.rune_age.options import Options
from boardwright.games.rune_age.packing import (
    BONUS,
    MARK,
    OWNER,
    event_of,
    kind_of,
    round_of,
    single,
)
from boardwright.games.rune_age.vocabulary import (
    EVENTS,
    FACTIONS,
    FIRST_NEUTRAL,
    FIRST_UNIT,
    KINDS,
    MOST_SEATS,
    PLACES,
    RUNES,
    TYPES,
)
from boardwright.games.shared import put
from boardwright.kernel.state import Record, State
from boardwright.kernel.visibility import (
    CONSTANT,
    LIST,
    LISTS,
    SET,
    SETS,
    Derived,
    Field,
    Open,
    Span,
    its_owner,
    nobody,
)

if TYPE_CHECKING:
    from boardwright.games.rune_age.sight import (
        foresaw_first,
        foresaw_second,
        is_active,
        is_looker,
        sees_hand,
        sees_top,
    )

NONE: Final = -1
CENTRE: Final = -1
GONE: Final = -2

WHO: Final = Span(3, NONE)
SEATS: Final = Span(bits=4)
MOST_MARKED: Final = 1000 * BONUS - 1  # a unit with its marks, see `packing.py`
NEXT: Final = Span(bits=KINDS, each=OWNER)  # a card on top of a seat's deck

# Phases of a round.
SETTING_UP: Final = 0
TURNS: Final = 1
EVENT_PHASE: Final = 2


class Combat(Record):
    """Manual 5: what a combat is about, and what it has come to."""

    foe: Annotated[int, Span(255, NONE)] = NONE  # its target
    attacker: Annotated[int, WHO] = NONE
    defender: Annotated[int, WHO] = NONE  # in a siege
    # kept like units, see `packing.py`
    tactics: Annotated[tuple[int, ...], Span(MOST_MARKED, most=most_cards)] = ()
    extra: Annotated[tuple[int, ...], Span(9_999, -9_999)] = (0, 0)  # side -> strength from tactics
    # cards taken back to hand and still there
    returned: Annotated[tuple[int, ...], Span(MOST_MARKED, most=most_cards)] = ()
    die: Annotated[int, Span(99, NONE)] = NONE

    def copy(self) -> Combat:
        """Written out from the fields above by `python -m tests.test_fields`."""
        other = Combat()
        other.foe = self.foe
        other.attacker = self.attacker
        other.defender = self.defender
        other.tactics = self.tactics
        other.extra = self.extra
        other.returned = self.returned
        other.die = self.die
        return other


NO_COMBAT: Final = Combat()


class Table(State):
    """What lies on the table. Cards in hands and decks carry their owner, see `packing.py`."""

    box: Derived[Box]
    options: Annotated[Open[Options], CONSTANT]
    shop: Annotated[
        Open[tuple[int, ...]], Span(KINDS - 1, most=KINDS)
    ] = ()  # kinds on sale for influence
    round: Annotated[Open[int], Span(999)] = 0
    phase: Annotated[Open[int], Span(9)] = SETTING_UP
    first: Annotated[Open[int], WHO] = 0  # the first player
    active: Annotated[Open[int], WHO] = NONE  # whose turn it is
    acted: Annotated[Open[int], SEATS] = 0  # seats that have had their turn this round
    factions: Annotated[Open[tuple[int, ...]], Span(FACTIONS - 1, NONE)] = ()  # seat -> race
    damage: Annotated[Open[tuple[int, ...]], Span(9_999)] = ()
    capacity: Annotated[Open[tuple[int, ...]], Span(9_999)] = ()  # damage that eliminates a seat
    out: Annotated[Open[int], SEATS] = 0  # eliminated seats
    overlord: Annotated[Open[int], WHO] = NONE
    ascension: Annotated[Open[int], Span(999)] = 0
    # kind -> cards in the centre or in the Barracks of its race
    piles: Annotated[Open[list[int]], Span(999)]
    forts: Annotated[Open[tuple[int, ...]], Span(999)] = ()  # seat -> Strongholds in the Barracks
    # seat -> how many of these were attacked this round
    forts_hit: Annotated[Open[tuple[int, ...]], Span(999)] = ()
    ready_forts: Annotated[Open[tuple[int, ...]], Span(999)] = ()
    tired_forts: Annotated[Open[tuple[int, ...]], Span(999)] = ()
    # City or Landmark -> seat, CENTRE or GONE
    places: Annotated[Open[tuple[int, ...]], Span(3, GONE)] = ()
    tired_places: Annotated[Open[int], Span(bits=PLACES)] = 0
    # seat -> Event cards kept
    rewards: Annotated[Open[tuple[tuple[int, ...], ...]], Span(EVENTS - 1, most=EVENTS)] = ()
    tired_rewards: Annotated[Open[tuple[int, ...]], Span(EVENTS - 1, most=EVENTS)] = ()
    buildings: Annotated[Open[tuple[int, ...]], Span(99)] = ()  # seat * 3 + light, heavy, oracle
    tired_oracles: Annotated[Open[tuple[int, ...]], Span(99)] = ()
    # seat -> Oracles used in this Event Phase
    foresight: Annotated[Open[tuple[int, ...]], Span(99)] = ()
    # Dragon Rune -> seat, CENTRE or GONE
    runes: Annotated[Open[tuple[int, ...]], Span(3, GONE)] = ()
    tired_runes: Annotated[Open[int], Span(bits=RUNES)] = 0
    # the rune that Dragon Rune Discovery brought
    found_rune: Annotated[Open[int], Span(RUNES - 1, NONE)] = NONE
    monuments: Annotated[Open[int], SEATS] = 0  # seats that have built
    # Events not drawn yet
    event_bag: Annotated[
        list[int], Field(LIST, nobody, pool="events"), Span(EVENTS - 1, most=EVENTS)
    ]
    # the next Event, if a Doom Oracle saw it
    event_top1: Annotated[int, Field(SET, foresaw_first, pool="events"), Span(bits=EVENTS)] = 0
    event_top2: Annotated[int, Field(SET, foresaw_second, pool="events"), Span(bits=EVENTS)] = 0
    lookers: Annotated[Open[int], SEATS] = 0  # seats that know the next Event
    lookers2: Annotated[Open[int], SEATS] = 0  # seats that know the one after it
    paired: Annotated[Open[int], SEATS] = 0  # seats that know these two, but not which comes first
    event_discard: Annotated[Open[tuple[int, ...]], Span(EVENTS - 1, most=EVENTS)] = ()
    # in play, oldest first
    enemies: Annotated[Open[tuple[int, ...]], Span(EVENTS - 1, most=EVENTS)] = ()
    event: Annotated[Open[int], Span(EVENTS - 1, NONE)] = NONE  # being resolved
    # Events out of the game
    removed: Annotated[Open[tuple[int, ...]], Span(EVENTS - 1, most=EVENTS)] = ()
    # effects of a round: event and round
    lasting: Annotated[Open[tuple[int, ...]], Span(EVENTS * MARK - 1, most=EVENTS)] = ()
    short_hands: Annotated[Open[int], Span(999)] = 0  # round up to which hands are short
    # this round: seat and target
    attacks: Annotated[Open[tuple[int, ...]], Span(MOST_SEATS * MARK - 1, most=200)] = ()
    # those in which the attacker played a card
    fought: Annotated[Open[tuple[int, ...]], Span(MOST_SEATS * MARK - 1, most=200)] = ()
    warred: Annotated[Open[int], SEATS] = 0  # seats that began a siege this round and played a card
    # seat -> damage averted from the Event being resolved
    tally: Annotated[Open[tuple[int, ...]], Span(9_999)] = ()
    mixed: Annotated[Open[int], Span(1)] = 0  # whether the Event deck holds all stages in one
    pool: Annotated[Open[int], Span(9_999)] = 0  # gold or influence of the running action
    due: Annotated[Open[int], Span(9_999)] = 0  # gold that the buyer has to find
    payer: Annotated[Open[int], WHO] = NONE
    # kinds whose Action was used this turn
    uses: Annotated[Open[tuple[int, ...]], Span(KINDS - 1, most=KINDS)] = ()
    # units of the Opposing Army
    army: Annotated[Open[tuple[int, ...]], Span(KINDS - 1, most=99)] = ()
    traitor: Annotated[Open[int], WHO] = NONE  # who has declared betrayal this round
    betrayed: Annotated[Open[int], Span(1)] = 0  # whether betrayal was ever declared
    lost_gold: Annotated[Open[int], Span(999)] = 0  # Gold 3 cards out of the game
    winners: Annotated[Open[int], SEATS] = 0
    ending: Annotated[Open[int], Span(99)] = 0  # why the game is over
    # not drawn
    decks: Annotated[
        list[list[int]],
        Field(LISTS, nobody, pool="cards"),
        Span(KINDS - 1, most=most_cards, each=OWNER),
    ]
    hands: Annotated[
        list[list[int]],
        Field(LISTS, sees_hand, pool="cards", floor="known"),
        Span(KINDS - 1, most=most_cards, each=OWNER),
    ]
    # seat -> next card, if looked at
    top1: Annotated[list[int], Field(SETS, sees_top, pool="cards"), NEXT]
    top2: Annotated[list[int], Field(SETS, its_owner, pool="cards"), NEXT]
    top3: Annotated[list[int], Field(SETS, its_owner, pool="cards"), NEXT]
    top4: Annotated[list[int], Field(SETS, its_owner, pool="cards"), NEXT]
    top_open: Annotated[Open[int], SEATS] = 0  # seats whose next card all have seen
    # cards in hand that all have seen go there
    known: Annotated[
        Open[tuple[tuple[int, ...], ...]], Span(MOST_SEATS * OWNER - 1, most=most_cards)
    ] = ()
    spied: Annotated[Open[int], WHO] = NONE  # seat whose hand the Overlord knows
    discards: Annotated[Open[list[list[int]]], Span(KINDS - 1, most=most_cards)]
    # kept at the end of the turn
    kept: Annotated[
        list[int],
        Field(LIST, is_active, pool="cards"),
        Span(MOST_SEATS * OWNER - 1, most=most_cards),
    ]
    # being looked at
    looked: Annotated[
        list[int],
        Field(LIST, is_looker, pool="cards"),
        Span(MOST_SEATS * OWNER - 1, most=most_cards),
    ]
    looker: Annotated[Open[int], WHO] = NONE
    # revealed, not yet put anywhere
    shown: Annotated[Open[tuple[int, ...]], Span(KINDS - 1, most=most_cards)] = ()
    # card whose Action is being resolved
    resolving: Annotated[Open[int], Span(KINDS - 1, NONE)] = NONE
    combat: Open[Combat] = NO_COMBAT
    # units in combat, see `packing.py`
    fighters: Annotated[Open[list[int]], Span(MOST_MARKED, most=most_cards)]
    passes: Annotated[Open[int], Span(99)] = 0  # in a siege, one after another

    def clone(self) -> Table:
        """Written out from the fields above by `python -m tests.test_fields`."""
        other = Table(self.seats, self.source)
        other.box = self.box
        other.options = self.options
        other.shop = self.shop
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.active = self.active
        other.acted = self.acted
        other.factions = self.factions
        other.damage = self.damage
        other.capacity = self.capacity
        other.out = self.out
        other.overlord = self.overlord
        other.ascension = self.ascension
        other.piles = self.piles[:]
        other.forts = self.forts
        other.forts_hit = self.forts_hit
        other.ready_forts = self.ready_forts
        other.tired_forts = self.tired_forts
        other.places = self.places
        other.tired_places = self.tired_places
        other.rewards = self.rewards
        other.tired_rewards = self.tired_rewards
        other.buildings = self.buildings
        other.tired_oracles = self.tired_oracles
        other.foresight = self.foresight
        other.runes = self.runes
        other.tired_runes = self.tired_runes
        other.found_rune = self.found_rune
        other.monuments = self.monuments
        other.event_bag = self.event_bag[:]
        other.event_top1 = self.event_top1
        other.event_top2 = self.event_top2
        other.lookers = self.lookers
        other.lookers2 = self.lookers2
        other.paired = self.paired
        other.event_discard = self.event_discard
        other.enemies = self.enemies
        other.event = self.event
        other.removed = self.removed
        other.lasting = self.lasting
        other.short_hands = self.short_hands
        other.attacks = self.attacks
        other.fought = self.fought
        other.warred = self.warred
        other.tally = self.tally
        other.mixed = self.mixed
        other.pool = self.pool
        other.due = self.due
        other.payer = self.payer
        other.uses = self.uses
        other.army = self.army
        other.traitor = self.traitor
        other.betrayed = self.betrayed
        other.lost_gold = self.lost_gold
        other.winners = self.winners
        other.ending = self.ending
        other.decks = [each[:] for each in self.decks]
        other.hands = [each[:] for each in self.hands]
        other.top1 = self.top1[:]
        other.top2 = self.top2[:]
        other.top3 = self.top3[:]
        other.top4 = self.top4[:]
        other.top_open = self.top_open
        other.known = self.known
        other.spied = self.spied
        other.discards = [each[:] for each in self.discards]
        other.kept = self.kept[:]
        other.looked = self.looked[:]
        other.looker = self.looker
        other.shown = self.shown
        other.resolving = self.resolving
        other.combat = self.combat
        other.fighters = self.fighters[:]
        other.passes = self.passes
        self.carry(other)
        return other

    def plausible(self, viewer: int) -> bool:
        """Whoever is paying must be able to finish with the cards dealt to them again (R4.2.3)."""
        return self.due == 0 or self.pool + gold_of(self, self.payer) >= self.due

    def is_out(self, seat: int) -> bool:
        return has(self.out, seat)

    def survivors(self) -> list[int]:
        """Those still in the game, in turn order from the first player."""
        return [seat for seat in self.clockwise(self.first) if not has(self.out, seat)]

    def allies(self) -> list[int]:
        return [seat for seat in self.survivors() if seat != self.overlord]

    def all_cards(self, seat: int) -> list[int]:
        """Deck, hand, discard pile: what is split how is hidden, the sum is not."""
        zones = self.decks[seat] + self.hands[seat]
        found = [kind_of(card) for card in zones] + self.discards[seat]
        return found + self.known_tops(seat)

    def known_tops(self, seat: int) -> list[int]:
        """The top cards of a deck as far as somebody has seen them."""
        found: list[int] = []
        for top in (self.top1[seat], self.top2[seat], self.top3[seat], self.top4[seat]):
            if top:
                found.append(kind_of(single(top)))
        return found

    def announced(self) -> list[int]:
        """The Events that were announced for this round (R4.6.1)."""
        return [event_of(mark) for mark in self.lasting if round_of(mark) == self.round]

    def has_reward(self, seat: int, gives: int) -> int:
        """The sum of a seat's Rewards of one sort, ready or not."""
        kept = [event for event in self.rewards[seat] if self.box.gives[event] == gives]
        return sum([self.box.worth[event] for event in kept])

    def seat_of(self, side: int) -> int:
        """Who fights on a side; NONE for the Opposing Army and for cards."""
        return self.combat.attacker if side == 0 else self.combat.defender

    def hurt(self, seat: int, n: int) -> None:
        if n > 0:
            self.damage = put(self.damage, seat, self.damage[seat] + n)
            self.note("suffers", seat, n, self.damage[seat], self.capacity[seat])


def most_cards(s: Table) -> int:
    """All cards that one seat could ever come to own: those of its race, and all that are sold."""
    copies = s.box.copies
    races = [FIRST_UNIT + race * TYPES for race in range(FACTIONS)]
    own = max([sum(copies[first : first + TYPES]) for first in races])
    return own + sum(copies[:FIRST_UNIT]) + sum(copies[FIRST_NEUTRAL:])
