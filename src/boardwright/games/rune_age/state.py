"""What lies on the table (manual 2), and what everybody asks about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from boardwright.games.bits import has
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.money import gold_of
from boardwright.games.rune_age.options import Options
from boardwright.games.rune_age.packing import event_of, kind_of, round_of, single
from boardwright.games.shared import put
from boardwright.kernel.state import Record, State
from boardwright.kernel.visibility import (
    LIST,
    LISTS,
    SET,
    SETS,
    Derived,
    Field,
    Open,
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

# Phases of a round.
SETTING_UP: Final = 0
TURNS: Final = 1
EVENT_PHASE: Final = 2


class Combat(Record):
    """Manual 5: what a combat is about, and what it has come to."""

    foe: int = NONE  # its target
    attacker: int = NONE
    defender: int = NONE  # in a siege
    tactics: tuple[int, ...] = ()  # kept like units, see `packing.py`
    extra: tuple[int, ...] = (0, 0)  # side -> strength from tactics
    returned: tuple[int, ...] = ()  # cards taken back to hand and still there
    die: int = NONE

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
    options: Open[Options]
    shop: Open[tuple[int, ...]] = ()  # kinds on sale for influence
    round: Open[int] = 0
    phase: Open[int] = SETTING_UP
    first: Open[int] = 0  # the first player
    active: Open[int] = NONE  # whose turn it is
    acted: Open[int] = 0  # seats that have had their turn this round
    factions: Open[tuple[int, ...]] = ()  # seat -> race
    damage: Open[tuple[int, ...]] = ()
    capacity: Open[tuple[int, ...]] = ()  # damage that eliminates a seat
    out: Open[int] = 0  # eliminated seats
    overlord: Open[int] = NONE
    ascension: Open[int] = 0
    piles: Open[list[int]]  # kind -> cards in the centre or in the Barracks of its race
    forts: Open[tuple[int, ...]] = ()  # seat -> Strongholds in the Barracks
    forts_hit: Open[tuple[int, ...]] = ()  # seat -> how many of these were attacked this round
    ready_forts: Open[tuple[int, ...]] = ()
    tired_forts: Open[tuple[int, ...]] = ()
    places: Open[tuple[int, ...]] = ()  # City or Landmark -> seat, CENTRE or GONE
    tired_places: Open[int] = 0
    rewards: Open[tuple[tuple[int, ...], ...]] = ()  # seat -> Event cards kept
    tired_rewards: Open[tuple[int, ...]] = ()
    buildings: Open[tuple[int, ...]] = ()  # seat * 3 + light, heavy, oracle
    tired_oracles: Open[tuple[int, ...]] = ()
    foresight: Open[tuple[int, ...]] = ()  # seat -> Oracles used in this Event Phase
    runes: Open[tuple[int, ...]] = ()  # Dragon Rune -> seat, CENTRE or GONE
    tired_runes: Open[int] = 0
    found_rune: Open[int] = NONE  # the rune that Dragon Rune Discovery brought
    monuments: Open[int] = 0  # seats that have built
    event_bag: Annotated[list[int], Field(LIST, nobody, pool="events")]  # Events not drawn yet
    # the next Event, if a Doom Oracle saw it
    event_top1: Annotated[int, Field(SET, foresaw_first, pool="events")] = 0
    event_top2: Annotated[int, Field(SET, foresaw_second, pool="events")] = 0
    lookers: Open[int] = 0  # seats that know the next Event
    lookers2: Open[int] = 0  # seats that know the one after it
    paired: Open[int] = 0  # seats that know these two, but not which comes first
    event_discard: Open[tuple[int, ...]] = ()
    enemies: Open[tuple[int, ...]] = ()  # in play, oldest first
    event: Open[int] = NONE  # being resolved
    removed: Open[tuple[int, ...]] = ()  # Events out of the game
    lasting: Open[tuple[int, ...]] = ()  # effects of a round: event and round
    short_hands: Open[int] = 0  # round up to which hands are short
    attacks: Open[tuple[int, ...]] = ()  # this round: seat and target
    fought: Open[tuple[int, ...]] = ()  # those in which the attacker played a card
    warred: Open[int] = 0  # seats that began a siege this round and played a card
    tally: Open[tuple[int, ...]] = ()  # seat -> damage averted from the Event being resolved
    mixed: Open[int] = 0  # whether the Event deck holds all stages in one
    pool: Open[int] = 0  # gold or influence of the running action
    due: Open[int] = 0  # gold that the buyer has to find
    payer: Open[int] = NONE
    uses: Open[tuple[int, ...]] = ()  # kinds whose Action was used this turn
    army: Open[tuple[int, ...]] = ()  # units of the Opposing Army
    traitor: Open[int] = NONE  # who has declared betrayal this round
    betrayed: Open[int] = 0  # whether betrayal was ever declared
    lost_gold: Open[int] = 0  # Gold 3 cards out of the game
    winners: Open[int] = 0
    ending: Open[int] = 0  # why the game is over
    # not drawn
    decks: Annotated[list[list[int]], Field(LISTS, nobody, pool="cards")]
    hands: Annotated[list[list[int]], Field(LISTS, sees_hand, pool="cards", floor="known")]
    # seat -> next card, if looked at
    top1: Annotated[list[int], Field(SETS, sees_top, pool="cards")]
    top2: Annotated[list[int], Field(SETS, its_owner, pool="cards")]
    top3: Annotated[list[int], Field(SETS, its_owner, pool="cards")]
    top4: Annotated[list[int], Field(SETS, its_owner, pool="cards")]
    top_open: Open[int] = 0  # seats whose next card all have seen
    known: Open[tuple[tuple[int, ...], ...]] = ()  # cards in hand that all have seen go there
    spied: Open[int] = NONE  # seat whose hand the Overlord knows
    discards: Open[list[list[int]]]
    # kept at the end of the turn
    kept: Annotated[list[int], Field(LIST, is_active, pool="cards")]
    looked: Annotated[list[int], Field(LIST, is_looker, pool="cards")]  # being looked at
    looker: Open[int] = NONE
    shown: Open[tuple[int, ...]] = ()  # revealed, not yet put anywhere
    resolving: Open[int] = NONE  # card whose Action is being resolved
    combat: Open[Combat] = NO_COMBAT
    fighters: Open[list[int]]  # units in combat, see `packing.py`
    passes: Open[int] = 0  # in a siege, one after another

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
