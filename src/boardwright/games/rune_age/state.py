"""What lies on the table, and questions about it (manual 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from boardwright.games.rune_age.actions import (
    ARMY,
    EVENT_FOE,
    EVENT_SOURCE,
    FORT,
    FORT_ITEM,
    FORT_SOURCE,
    INSTANT_FOE,
    MONUMENT_ITEM,
    OBJECTIVE,
    PLACE_SOURCE,
    REALM,
    RUNE_SOURCE,
)
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.vocabulary import (
    ASCENT,
    AWAKEN,
    CAPTAIN,
    CATACLYSM,
    CITIES,
    CIVIL_WAR,
    DEVOUR,
    EMBOLDEN,
    FAMINE,
    FIRST_NEUTRAL,
    FIRST_UNIT,
    FLAME,
    GOLDS,
    GUARD,
    HUNTER,
    KINDS,
    MONUMENT,
    NEXT_DEBASED,
    NEXT_DIVERSION,
    NEXT_OPEN,
    PLACES,
    QUEST,
    R_ARCHITECT,
    R_BESIEGE,
    R_CHAMPION,
    R_GOLD,
    R_INFLUENCE,
    R_LOYAL,
    R_OBJECTIVE,
    R_POWER,
    R_REALM,
    RESURGENCE,
    RUNE_GOLD,
    RUNES,
    SENTINEL,
    STONE,
    STRIKE_WORK,
    TYPES,
    WHISPER,
)
from boardwright.games.shared import put
from boardwright.kernel.frame import Frame
from boardwright.kernel.state import State
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
OWNER: Final = 128  # hidden cards are kept as seat * OWNER + kind

# Phases of a round.
SETTING_UP: Final = 0
TURNS: Final = 1
EVENT_PHASE: Final = 2

# A unit in combat: kind, side (0 attacks or fights alone, 1 defends), marks, then its bonus.
SIDE: Final = 128
WOUNDED: Final = 256
USED: Final = 512
ONCE_BACK: Final = 1024
BONUS: Final = 2048
KIND_MASK: Final = 127

GOLD_PURSE: Final = 0
INFLUENCE_PURSE: Final = 1
LIGHT: Final = 0
HEAVY: Final = 1
SEEING: Final = 2
KINDS_OF_BUILDING: Final = 3


class Table(State):
    """What lies on the table. Cards in hands and decks carry their owner: seat * OWNER + kind."""

    box: Derived[Box]
    scenario: Open[int]
    basic: Open[int]  # whether the expansion is left out
    dealt: Open[int]  # whether races are dealt at random
    capped: Open[int]  # whether no unit costs more than the capped cost
    printed: Open[int]  # whether siege bonuses are as printed, also 0
    shared_limit: Open[int]  # whether all share one attack a round on each target
    army_die: Open[int]  # whether the Opposing Army shows the die
    baraxis_all: Open[int]  # whether Baraxis counts the Objective
    traitors: Open[int]  # whether betrayal may be declared
    round_cap: Open[int]
    shop: Open[tuple[int, ...]]  # kinds on sale for influence
    round: Open[int] = 0
    phase: Open[int] = SETTING_UP
    first: Open[int]  # the first player
    active: Open[int] = NONE  # whose turn it is
    acted: Open[int] = 0  # seats that have had their turn this round
    factions: Open[tuple[int, ...]]  # seat -> race
    damage: Open[tuple[int, ...]]
    capacity: Open[tuple[int, ...]]  # damage that eliminates a seat
    out: Open[int] = 0  # eliminated seats
    overlord: Open[int] = NONE
    ascension: Open[int] = 0
    piles: Open[list[int]]  # kind -> cards in the centre or in the Barracks of its race
    forts: Open[tuple[int, ...]]  # seat -> Strongholds in the Barracks
    forts_hit: Open[tuple[int, ...]]  # seat -> how many of these were attacked this round
    ready_forts: Open[tuple[int, ...]]
    tired_forts: Open[tuple[int, ...]]
    places: Open[tuple[int, ...]]  # City or Landmark -> seat, CENTRE or GONE
    tired_places: Open[int] = 0
    rewards: Open[tuple[tuple[int, ...], ...]]  # seat -> Event cards kept
    tired_rewards: Open[tuple[int, ...]] = ()
    buildings: Open[tuple[int, ...]]  # seat * 3 + light, heavy, oracle
    tired_oracles: Open[tuple[int, ...]]
    foresight: Open[tuple[int, ...]]  # seat -> Oracles used in this Event Phase
    runes: Open[tuple[int, ...]]  # Dragon Rune -> seat, CENTRE or GONE
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
    lasting: Open[tuple[int, ...]] = ()  # effects of a round: event * 256 + round
    short_hands: Open[int] = 0  # round up to which hands are short
    attacks: Open[tuple[int, ...]] = ()  # this round: seat * 256 + target
    fought: Open[tuple[int, ...]] = ()  # those in which the attacker played a card
    warred: Open[int] = 0  # seats that began a siege this round and played a card
    tally: Open[tuple[int, ...]]  # seat -> damage averted from the Event being resolved
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
    # not drawn; seat * OWNER + kind
    decks: Annotated[list[list[int]], Field(LISTS, nobody, pool="cards")]
    hands: Annotated[list[list[int]], Field(LISTS, sees_hand, pool="cards", floor="known")]
    # seat -> next card, if looked at
    top1: Annotated[list[int], Field(SETS, sees_top, pool="cards")]
    top2: Annotated[list[int], Field(SETS, its_owner, pool="cards")]
    top3: Annotated[list[int], Field(SETS, its_owner, pool="cards")]
    top4: Annotated[list[int], Field(SETS, its_owner, pool="cards")]
    top_open: Open[int] = 0  # seats whose next card all have seen
    known: Open[tuple[tuple[int, ...], ...]]  # cards in hand that all have seen go there
    spied: Open[int] = NONE  # seat whose hand the Overlord knows
    discards: Open[list[list[int]]]
    # kept at the end of the turn
    kept: Annotated[list[int], Field(LIST, is_active, pool="cards")]
    looked: Annotated[list[int], Field(LIST, is_looker, pool="cards")]  # being looked at
    looker: Open[int] = NONE
    shown: Open[tuple[int, ...]] = ()  # revealed, not yet put anywhere
    resolving: Open[int] = NONE  # card whose Action is being resolved
    foe: Open[int] = NONE  # target of the running combat
    attacker: Open[int] = NONE
    defender: Open[int] = NONE  # in a siege
    fighters: Open[list[int]]  # units in combat; see the figures above
    tactics: Open[tuple[int, ...]] = ()  # kind + side * SIDE + USED
    extra: Open[tuple[int, ...]] = (0, 0)  # side -> strength from tactics
    # cards taken back to hand in this combat and still there
    returned: Open[tuple[int, ...]] = ()
    passes: Open[int] = 0
    die: Open[int] = NONE

    def clone(self) -> Table:
        """Written out from the fields above by `python -m tests.test_fields`."""
        other = Table(self.seats, self.source)
        other.box = self.box
        other.scenario = self.scenario
        other.basic = self.basic
        other.dealt = self.dealt
        other.capped = self.capped
        other.printed = self.printed
        other.shared_limit = self.shared_limit
        other.army_die = self.army_die
        other.baraxis_all = self.baraxis_all
        other.traitors = self.traitors
        other.round_cap = self.round_cap
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
        other.foe = self.foe
        other.attacker = self.attacker
        other.defender = self.defender
        other.fighters = self.fighters[:]
        other.tactics = self.tactics
        other.extra = self.extra
        other.returned = self.returned
        other.passes = self.passes
        other.die = self.die
        self.carry(other)
        return other

    def plausible(self, viewer: int) -> bool:
        """Whoever is paying must be able to finish with the cards dealt to them again (R4.2.3)."""
        return self.due == 0 or self.pool + self.gold(self.payer) >= self.due

    # Seats.

    def is_out(self, seat: int) -> bool:
        return self.out >> seat & 1 == 1

    def survivors(self) -> list[int]:
        """Those still in the game, in turn order from the first player."""
        return [seat for seat in self.clockwise(self.first) if not self.out >> seat & 1]

    def allies(self) -> list[int]:
        return [seat for seat in self.survivors() if seat != self.overlord]

    def hand_limit(self) -> int:
        """R4.4.1: five cards, or four under some Events; the lowest counts."""
        lasting = self.short_hands > 0 and self.short_hands >= self.round
        short = lasting or self.in_play(FAMINE) != NONE
        return self.box.short_hand if short else self.box.hand

    # Decks and hands.

    def deck_size(self, seat: int) -> int:
        size = len(self.decks[seat])
        for top in (self.top1, self.top2, self.top3, self.top4):
            if top[seat]:
                size += 1
        return size

    def holds(self, seat: int, kind: int) -> bool:
        return seat * OWNER + kind in self.hands[seat]

    def kinds_in_hand(self, seat: int) -> list[int]:
        """The kinds a hand holds, each once."""
        found: list[int] = []
        last = NONE
        for card in self.hands[seat]:
            if card != last:
                found.append(card & KIND_MASK)
                last = card
        return found

    def take_top(self, seat: int) -> int:
        """R4.4.2: the next card of a deck, NONE if there is none; the discard pile is shuffled when
        the deck has run out."""
        if self.top1[seat]:
            card = self.top1[seat].bit_length() - 1
            self.top1[seat] = self.top2[seat]
            self.top2[seat] = self.top3[seat]
            self.top3[seat] = self.top4[seat]
            self.top4[seat] = 0
            self.top_open &= ~(1 << seat)
            return card & KIND_MASK
        deck = self.decks[seat]
        if not deck:
            if not self.discards[seat]:
                return NONE
            base = seat * OWNER
            deck = [base + kind for kind in self.discards[seat]]
            self.decks[seat] = deck
            self.discards[seat] = []
            self.reveal()  # what has just been discarded was seen before it went under
            self.note("shuffled", seat)
        return self.draw(deck) & KIND_MASK

    def put_on_top(self, seat: int, kind: int) -> None:
        self.top4[seat] = self.top3[seat]
        self.top3[seat] = self.top2[seat]
        self.top2[seat] = self.top1[seat]
        self.top1[seat] = 1 << (seat * OWNER + kind)
        self.top_open &= ~(1 << seat)

    def to_hand(self, seat: int, kind: int) -> None:
        """A card goes to hand unseen."""
        hand = self.hands[seat]
        hand.append(seat * OWNER + kind)
        hand.sort()
        if self.spied == seat:
            self.spied = NONE

    def to_hand_open(self, seat: int, kind: int) -> None:
        """A card goes to hand and everybody sees which."""
        hand = self.hands[seat]
        hand.append(seat * OWNER + kind)
        hand.sort()
        self._know(seat, tuple(sorted([*self.known[seat], seat * OWNER + kind])))

    def _know(self, seat: int, cards: tuple[int, ...]) -> None:
        self.known = (*self.known[:seat], cards, *self.known[seat + 1 :])

    def leave_hand(self, seat: int, kind: int) -> None:
        """A card leaves a hand for all to see. Nobody else can tell it from one of its kind that is
        known to lie there or was taken back, so it counts as that one."""
        card = seat * OWNER + kind
        self.hands[seat].remove(card)
        known = self.known[seat]
        if known and card in known:
            at = known.index(card)
            self._know(seat, (*known[:at], *known[at + 1 :]))
        if self.returned and card in self.returned:
            at = self.returned.index(card)
            self.returned = (*self.returned[:at], *self.returned[at + 1 :])

    def discard(self, seat: int, kind: int) -> None:
        """From hand to the discard pile."""
        self.leave_hand(seat, kind)
        self.discards[seat].append(kind)
        self.note("discards", seat, kind)

    def forget_hand(self, seat: int) -> None:
        if self.known[seat]:
            self._know(seat, ())

    def draw_cards(self, seat: int, n: int) -> int:
        """Draw so many cards, as far as there are; how many that was."""
        drawn: list[int] = []
        for _ in range(n):
            kind = self.take_top(seat)
            if kind == NONE:
                break
            drawn.append(seat * OWNER + kind)
        got = len(drawn)
        if got:
            drawn.sort()  # the order in which they came means nothing, so nobody is told
            for card in drawn if self.notes is not None else []:
                self.whisper(1 << seat, "draws-card", card & KIND_MASK)
            self.hands[seat] = sorted(self.hands[seat] + drawn)
            if self.spied == seat:
                self.spied = NONE
            self.note("draws", seat, got)
        return got

    def turn_up(self, seat: int) -> int:
        """Reveal the next card of a deck to everybody."""
        kind = self.take_top(seat)
        if kind != NONE:
            self.reveal()
            self.note("reveals", seat, kind)
        return kind

    def raze(self, seat: int, kind: int) -> None:
        """R5.7.2: a destroyed card goes to its pile or Barracks, a Mythic to the discard pile."""
        if self.box.mythic[kind]:
            self.discards[seat].append(kind)
        else:
            self.piles[kind] += 1

    def all_cards(self, seat: int) -> list[int]:
        """Deck, hand, discard pile: what is split how is hidden, the sum is not."""
        zones = self.decks[seat] + self.hands[seat]
        found = [card & KIND_MASK for card in zones] + self.discards[seat]
        return found + self.known_tops(seat)

    def known_tops(self, seat: int) -> list[int]:
        """The top cards of a deck as far as somebody has seen them."""
        found: list[int] = []
        for top in (self.top1[seat], self.top2[seat], self.top3[seat], self.top4[seat]):
            if top:
                found.append((top.bit_length() - 1) & KIND_MASK)
        return found

    # Money.

    def coin(self, kind: int) -> int:
        """What a Gold card is worth when spent (R7.1.4 under Debased Coinage)."""
        value = self.box.value[kind]
        for mark in self.lasting:
            if mark & 255 == self.round and self.box.effect[mark >> 8] == NEXT_DEBASED:
                value = min(value, self.box.event_amount[mark >> 8])
        return value

    def gold(self, seat: int) -> int:
        """All the gold a seat could spend now."""
        total = self.open_gold(seat)
        for card in self.hands[seat]:
            kind = card & KIND_MASK
            if kind >= GOLDS:
                break  # hands are sorted: Gold comes first
            total += self.coin(kind)
        return total

    def open_gold(self, seat: int) -> int:
        """The part of it that everybody sees."""
        total = self.reward_worth(seat, R_GOLD)
        if self.runes[RUNE_GOLD] == seat and not self.tired_runes >> RUNE_GOLD & 1:
            total += self.box.rune_amount[RUNE_GOLD]
        return total

    def influence(self, seat: int) -> int:
        total = self.ready_forts[seat] * self.box.fort_influence
        for place, owner in enumerate(self.places):
            if owner == seat and not self.tired_places >> place & 1:
                total += self.box.place_influence[place]
        total += self.reward_worth(seat, R_INFLUENCE)
        if self.runes[WHISPER] == seat and not self.tired_runes >> WHISPER & 1:
            total += self.box.rune_amount[WHISPER]
        return total

    def reward_worth(self, seat: int, reward: int) -> int:
        """The sum of a seat's ready Rewards of one sort; only those that pay are ever exhausted."""
        total = 0
        for event in self.rewards[seat]:
            if self.box.reward[event] == reward and event not in self.tired_rewards:
                total += self.box.worth[event]
        return total

    def sources(self, seat: int, purse: int) -> list[int]:
        """What a seat can pay with: Gold cards and gold Rewards, or ready influence cards."""
        found: list[int] = []
        if purse == GOLD_PURSE:
            found = [kind for kind in self.kinds_in_hand(seat) if kind < GOLDS]
            rune, reward = RUNE_GOLD, R_GOLD
        else:
            if self.ready_forts[seat]:
                found.append(FORT_SOURCE)
            for place in range(PLACES):
                pays = self.places[place] == seat and self.box.place_influence[place] > 0
                if pays and not self.tired_places >> place & 1:
                    found.append(PLACE_SOURCE + place)
            rune, reward = WHISPER, R_INFLUENCE
        if self.runes[rune] == seat and not self.tired_runes >> rune & 1:
            found.append(RUNE_SOURCE + rune)
        for event in self.rewards[seat]:
            if self.box.reward[event] == reward and event not in self.tired_rewards:
                found.append(EVENT_SOURCE + event)
        return found

    def spend(self, seat: int, source: int) -> int:
        """Use up a source; what it gives."""
        self.note("pays", seat, source)
        if source < GOLDS:
            self.leave_hand(seat, source)
            self.discards[seat].append(source)
            return self.coin(source)
        if source == FORT_SOURCE:
            self.ready_forts = put(self.ready_forts, seat, self.ready_forts[seat] - 1)
            self.tired_forts = put(self.tired_forts, seat, self.tired_forts[seat] + 1)
            return self.box.fort_influence
        if source < RUNE_SOURCE:
            self.tired_places |= 1 << (source - PLACE_SOURCE)
            return self.box.place_influence[source - PLACE_SOURCE]
        if source < EVENT_SOURCE:
            self.tired_runes |= 1 << (source - RUNE_SOURCE)
            return self.box.rune_amount[source - RUNE_SOURCE]
        self.tired_rewards = (*self.tired_rewards, source - EVENT_SOURCE)
        return self.box.worth[source - EVENT_SOURCE]

    def price(self, seat: int, item: int) -> int:
        if item < KINDS:
            cost = self.box.cost[item]
            if self.capped and self.is_faction_unit(item):
                return min(cost, self.box.capped_cost)
            return cost
        if item == FORT_ITEM:
            return self.box.fort_gold
        cheaper = self.has_reward(seat, R_ARCHITECT)
        strike = self.in_play(STRIKE_WORK)
        dearer = self.box.event_amount[strike] if strike != NONE else 0
        return max(self.box.monument_gold - cheaper + dearer, 0)

    def is_faction_unit(self, kind: int) -> bool:
        return FIRST_UNIT <= kind < FIRST_NEUTRAL

    def own_units(self, seat: int) -> range:
        return self.box.faction_kinds(self.factions[seat])

    def wares(self, seat: int, purse: int) -> list[int]:
        """What a seat could buy with gold, or with influence, if it had enough."""
        if purse == INFLUENCE_PURSE:
            return [kind for kind in self.shop if self.piles[kind]]
        first = FIRST_UNIT + self.factions[seat] * TYPES
        found = [kind for kind in range(first, first + TYPES) if self.piles[kind]]
        if self.forts[seat]:
            found.append(FORT_ITEM)
        if self.scenario == MONUMENT and not self.monuments >> seat & 1:
            found.append(MONUMENT_ITEM)
        return found

    # Events.

    def in_play(self, effect: int) -> int:
        """The enemy in play with this effect, or NONE."""
        for event in self.enemies:
            if self.box.effect[event] == effect:
                return event
        return NONE

    def lasts(self, effect: int) -> bool:
        """Whether an effect announced for this round is at work (R4.6.1)."""
        for mark in self.lasting:
            if mark & 255 == self.round and self.box.effect[mark >> 8] == effect:
                return True
        return False

    def has_reward(self, seat: int, reward: int) -> int:
        """The sum of a seat's Rewards of one sort, ready or not."""
        kept = [event for event in self.rewards[seat] if self.box.reward[event] == reward]
        return sum([self.box.worth[event] for event in kept])

    def keep_event(self, seat: int, event: int) -> None:
        self.rewards = (
            *self.rewards[:seat],
            (*self.rewards[seat], event),
            *self.rewards[seat + 1 :],
        )

    def drop_event(self, seat: int, event: int) -> None:
        """A destroyed Reward leaves the game (R5.7.3)."""
        left = tuple([e for e in self.rewards[seat] if e != event])
        self.rewards = (*self.rewards[:seat], left, *self.rewards[seat + 1 :])
        self.removed = (*self.removed, event)
        self.tired_rewards = tuple([e for e in self.tired_rewards if e != event])

    def events_left(self) -> int:
        return len(self.event_bag) + int(self.event_top1 > 0) + int(self.event_top2 > 0)

    def take_event(self) -> int:
        """The next Event: what an Oracle saw, or one of the lowest stage left (R3.4)."""
        if self.event_top1:
            event = self.event_top1.bit_length() - 1
            self.event_top1 = self.event_top2
            self.event_top2 = 0
            self.lookers = self.lookers2 | self.paired
            self.lookers2 = 0
            self.paired = 0
            self.reveal()
            return event
        fit = self.event_bag[:]
        if not self.mixed:
            lowest = min([self.box.stage[event] for event in fit])
            fit = [event for event in fit if self.box.stage[event] == lowest]
        event = self.draw(fit)
        self.event_bag.remove(event)
        return event

    # What is held.

    def cities(self, seat: int) -> list[int]:
        return [place for place in range(PLACES) if self.places[place] == seat]

    def forts_held(self, seat: int) -> int:
        return self.ready_forts[seat] + self.tired_forts[seat]

    def holdings(self, seat: int) -> int:
        return len(self.cities(seat)) + self.forts_held(seat)

    def power(self, seat: int) -> int:
        total = self.has_reward(seat, R_POWER)
        for place, owner in enumerate(self.places):
            if owner == seat:
                total += self.box.place_power[place]
        return total

    def trophies(self, seat: int) -> int:
        return sum([self.box.trophies[event] for event in self.rewards[seat]])

    def runes_of(self, seat: int) -> list[int]:
        return [rune for rune in range(RUNES) if self.runes[rune] == seat]

    def building(self, seat: int, which: int) -> int:
        return self.buildings[seat * KINDS_OF_BUILDING + which]

    def return_place(self, place: int) -> None:
        self.places = put(self.places, place, CENTRE)
        self.tired_places &= ~(1 << place)

    def barracks(self, seat: int) -> list[int]:
        return [kind for kind in self.own_units(seat) if self.piles[kind]]

    # Combat.

    def seat_of(self, side: int) -> int:
        """Who fights on a side; NONE for the Opposing Army and for cards."""
        return self.attacker if side == 0 else self.defender

    def is_siege(self) -> bool:
        return self.defender != NONE

    def defending(self, side: int) -> bool:
        """R5.6.4: the defender of a siege, or who fights an Instant or the Opposing Army."""
        if self.defender != NONE:
            return side == 1
        return side == 0 and self.foe in (INSTANT_FOE, ARMY)

    def side_units(self, side: int) -> list[int]:
        return [f for f in self.fighters if f >> 7 & 1 == side]

    def unit_strength(self, fighter: int) -> int:
        """Printed strength, bonuses gained, and what the unit adds by itself (R5.6.1)."""
        kind = fighter & KIND_MASK
        found = self.box.strength[kind] + fighter // BONUS
        ability = self.box.ability[kind]
        if ability in (GUARD, SENTINEL):
            army = self.foe == ARMY and fighter >> 7 & 1
            if not army and self.defending(fighter >> 7 & 1):
                found += self.box.amount[kind]
        elif ability == HUNTER and fighter >> 7 & 1 == 0 and CITIES <= self.foe < PLACES:
            found += self.box.amount[kind]
        return found

    def total(self, side: int) -> int:
        """The announced strength of a side."""
        found = self.extra[side]
        for fighter in self.fighters:
            if fighter >> 7 & 1 == side:
                found += self.unit_strength(fighter)
        return found

    def strength_of(self, foe: int) -> int:
        """What a lone fighter must reach against a target, as things stand."""
        if foe < PLACES:
            awake = self.in_play(AWAKEN) if foe >= CITIES else NONE
            more = self.box.event_amount[awake] if awake != NONE else 0
            return self.box.place_strength[foe] + more
        if foe == FORT:
            return self.box.fort_strength
        if foe == ARMY:
            captain = self.in_play(CAPTAIN)
            more = self.box.event_amount[captain] if captain != NONE else 0
            waiting = sum([self.box.strength[kind] for kind in self.army])
            units = self.total(1) if self.foe == ARMY else waiting
            return units + self.box.army_hand + more
        bold = self.in_play(EMBOLDEN)
        event = self.event if foe == INSTANT_FOE else foe - EVENT_FOE
        more = self.box.event_amount[bold] if bold not in (NONE, event) else 0
        if foe == OBJECTIVE:
            return self.box.objective_strength + more
        return self.box.event_strength[event] + more

    def shows_die(self) -> bool:
        """R5.3.1: whether the target costs attrition."""
        if self.foe == OBJECTIVE:
            return True
        if self.foe == ARMY:
            return self.army_die == 1
        if self.foe == INSTANT_FOE:
            return self.box.attrition[self.event] == 1
        return self.foe >= EVENT_FOE and self.box.attrition[self.foe - EVENT_FOE] == 1

    def passive(self, side: int) -> int:
        """R5.4.4: what Cities, Buildings, Rewards, runes and Events add to a side."""
        seat = self.seat_of(side)
        if seat == NONE:
            return 0
        found = 0
        if self.defending(side):
            found += self._defence(seat)
        elif self.is_siege():
            if self.runes[FLAME] == seat:
                found += self.box.rune_amount[FLAME]
            if self.foe >= REALM:
                found += self.has_reward(seat, R_BESIEGE)
                if self.defender == self.overlord and seat != self.overlord:
                    found += self.has_reward(seat, R_CHAMPION)
        elif self.foe == OBJECTIVE:
            found += self.has_reward(seat, R_OBJECTIVE)
        return found

    def _defence(self, seat: int) -> int:
        found = self.box.rune_amount[STONE] if self.runes[STONE] == seat else 0
        found += self.foresight[seat]
        if self.foe < PLACES:
            return found + self.siege_bonus(self.foe)
        found += self.building(seat, LIGHT) * self.box.amount[self.box.light]
        found += self.building(seat, HEAVY) * self.box.amount[self.box.heavy]
        found += self.has_reward(seat, R_REALM)
        if self.foe == ARMY:
            found += self.has_reward(seat, R_LOYAL)
        if seat == self.overlord:
            found += self.has_reward(seat, R_CHAMPION)
        return found

    def siege_bonus(self, place: int) -> int:
        """R5.5.4: a City adds its bonus, at least 1 unless the printed ones count."""
        if self.lasts(NEXT_OPEN):
            return 0
        bonus = self.box.place_bonus[place]
        return bonus if self.printed else max(bonus, 1)

    # Targets.

    def attacked(self, seat: int, target: int) -> bool:
        """R5.1.3: whether this target has been attacked this round, by it or, with the shared
        limit, by anyone."""
        if self.shared_limit:
            return target in [mark & 255 for mark in self.attacks]
        return seat * 256 + target in self.attacks

    def may_besiege(self, seat: int, other: int, target: int) -> bool:
        """R6.1: whom the scenario lets a player besiege, and what."""
        if self.scenario == CATACLYSM or other == seat:
            return False
        if self.scenario == ASCENT:
            if seat != self.overlord and other != self.overlord:
                return False
            calm = seat != self.overlord and target >= REALM and self.lasts(NEXT_DIVERSION)
            return not calm
        return target < REALM or self.scenario not in (MONUMENT, QUEST, CIVIL_WAR)

    def _struck(self, seat: int) -> int:
        """The places, Home Realms and Objective that `attacked` is true of, as a bit set."""
        found = 0
        for mark in self.attacks:
            if mark & 255 < FORT and (mark >> 8 == seat or self.shared_limit):
                found |= 1 << (mark & 255)
        return found

    def targets(self, seat: int) -> list[int]:
        """Everything this seat may attack now."""
        struck = self._struck(seat)
        found: list[int] = []
        for place, owner in enumerate(self.places):
            if owner in (GONE, seat) or struck >> place & 1:
                continue
            if owner == CENTRE or self.may_besiege(seat, owner, place):
                found.append(place)
        for other in range(self.seats):
            realm = REALM + other
            if struck >> realm & 1 or self.out >> other & 1:
                continue
            if self.may_besiege(seat, other, realm):
                found.append(realm)
        if self.scenario == RESURGENCE and not struck >> OBJECTIVE & 1:
            found.append(OBJECTIVE)
        if self.forts[seat] > self.forts_hit[seat]:
            found.append(FORT)
        for event in self.enemies:
            if not self.attacked(seat, EVENT_FOE + event):
                found.append(EVENT_FOE + event)
        return found

    def besieged(self, seat: int) -> bool:
        """R4.6.3: whether this Home Realm was besieged this round with at least one card."""
        return REALM + seat in [mark & 255 for mark in self.fought]

    def keep_price(self) -> int:
        """R4.3.1: influence for each card kept."""
        devourer = self.in_play(DEVOUR)
        return self.box.event_amount[devourer] if devourer != NONE else 1

    # Damage.

    def hurt(self, seat: int, n: int) -> None:
        if n > 0:
            self.damage = put(self.damage, seat, self.damage[seat] + n)
            self.note("suffers", seat, n, self.damage[seat], self.capacity[seat])


class Rule(Frame[Table]):
    """A rule of this game: its state is a Table."""
