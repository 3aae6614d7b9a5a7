"""What lies on the table, and questions about it.

A card in a hand is `seat * 12 + card`, so that cards dealt again stay with their owner. What
changes seldom is kept as a tuple, which copies of a table share.
"""

from __future__ import annotations

from typing import Annotated, Final

from boardwright.games.bits import add, drop, full, has
from boardwright.games.shared import put
from boardwright.games.world_without_end.components import Box
from boardwright.games.world_without_end.options import Options
from boardwright.games.world_without_end.vocabulary import (
    CARDS,
    CHAPTERS,
    CUBES,
    EVENTS,
    GOLD,
    GOODS,
    HOUSES,
    IN_FORCE,
    KNOWLEDGE,
    PLACES,
    PROJECTS,
    ROUNDS,
    SEALS,
    SIDES,
    SPACES,
)
from boardwright.kernel.state import Record, State
from boardwright.kernel.visibility import (
    CONSTANT,
    COUNTS,
    DERIVED,
    SETS,
    Derived,
    Field,
    Open,
    Span,
    Visibility,
    its_owner,
)

NONE: Final = -1
ALL_CARDS: Final = full(CARDS)
WHO: Final = Span(SIDES - 1, NONE)
SEATS: Final = Span(bits=SIDES)

# Where points come from.
FROM_START: Final = 0
FROM_BUILDING: Final = 1
FROM_DONORS: Final = 2
FROM_METAL: Final = 3
FROM_FAVOURS: Final = 4
FROM_INCOME: Final = 5
FROM_PLAGUE: Final = 6
FROM_AID: Final = 7
FROM_EVENT: Final = 8
FROM_DUTY: Final = 9
SOURCES: Final = 10

NO_PRICES: Final[tuple[int, ...]] = (0,) * GOODS


class Force(Record):
    """What long-term events say together, so that no question has to ask each of them."""

    wool_price: int = 0
    cloth_price: int = 0
    cloth_limit: int = 0  # how much cloth one sale may hold, once its space is open
    dues: int = 0  # gold out of the proceeds of a sale
    tax: int = 0  # gold added to what the die shows
    outlaws_price: int = NONE  # gold for Outlaws, or NONE if it is what their space says
    action_prices: tuple[int, ...] = NO_PRICES  # gold for an action that takes this good
    only_cube: int = NONE  # the one cube that Resource gives, or NONE if it gives both
    covered_spaces: int = 0  # favour spaces that are not counted
    covered_projects: int = 0
    bars_building: bool = False
    frees_care: bool = False
    draws_discards: bool = False  # whether an opponent draws what is put aside


class ThisRound(Record):
    """What only one round is about."""

    event: Annotated[int, Span(EVENTS - 1, NONE)] = NONE  # the card on the council space
    rotation: Annotated[int, Span(SIDES - 1, NONE)] = NONE  # how it lies, or NONE
    idle: Annotated[int, SEATS] = 0  # seats without an action

    def copy(self) -> ThisRound:
        """Written out from the fields above by `python -m tests.test_fields`."""
        other = ThisRound()
        other.event = self.event
        other.rotation = self.rotation
        other.idle = self.idle
        return other


NEW_ROUND: Final = ThisRound()


class Table(State):
    box: Derived[Box]
    options: Annotated[Open[Options], CONSTANT]
    chapter: Annotated[Open[int], Span(CHAPTERS)] = 1
    round: Annotated[Open[int], Span(ROUNDS)] = 0
    start: Annotated[Open[int], WHO] = 0  # the active player
    turned_up: Annotated[Open[int], Span(bits=EVENTS)] = 0  # events turned up so far
    this_round: Open[ThisRound] = NEW_ROUND
    # long-term events in force, oldest first
    lasting: Annotated[Open[tuple[int, ...]], Span(EVENTS - 1, most=IN_FORCE + 1)] = ()
    in_force: Derived[Force]  # what they say
    marker: Annotated[Open[int], Span(SPACES - 1)] = 0  # the favour marker's space
    cloth_open: Annotated[Open[int], Span(1)] = 0  # whether cloth can be sold
    supply: Annotated[Open[list[int]], Span(100_000)]  # goods nobody has
    # nine for each seat
    goods: Annotated[list[int], Field(COUNTS, sees_goods, known=True), Span(100_000, most=900_000)]
    ledger: Annotated[Open[list[int]], Span(9_999, -9_999)]  # points by source, ten for each seat
    # projects on the board, finished or not, oldest first
    entered: Annotated[Open[tuple[int, ...]], Span(PROJECTS - 1, most=PROJECTS)] = (0,)
    finished: Annotated[Open[int], Span(bits=PROJECTS)] = 0  # projects
    # free spaces for stone and wood of each project
    free: Annotated[Open[tuple[int, ...]], Span(99)] = ()
    # substitutes for stone and wood on the Tower
    stand_ins: Annotated[Open[tuple[int, ...]], Span(99)] = (0, 0)
    seals: Annotated[Open[tuple[int, ...]], SEATS] = ()  # project -> seats with a seal on it
    plots: Annotated[Open[tuple[int, ...]], WHO] = ()  # plot -> owner, or NONE
    # place -> value if infected, minus the value if cured, 0 face down
    plague: Annotated[Open[tuple[int, ...]], Span(9, -9)] = ()
    # plague markers not turned up, by value
    markers: Annotated[Open[tuple[int, ...]], Span(PLACES)] = ()
    # seat -> cards, seat * 12 + card
    hands: Annotated[list[int], Field(SETS, knows_hand, pool="cards"), Span(bits=CARDS, each=CARDS)]
    # seat -> cards put aside, likewise
    discards: Annotated[
        list[int], Field(SETS, its_owner, pool="cards"), Span(bits=CARDS, each=CARDS)
    ]
    # six for each seat: the card of each round, or NONE
    played: Annotated[Open[list[int]], Span(CARDS - 1, NONE)]
    penalties: Annotated[Open[tuple[int, ...]], Span(99)] = ()  # seat -> penalties of this chapter
    # three for each seat: what its duties lack while they are settled
    missing: Annotated[Open[tuple[int, ...]], Span(99)] = ()
    # gold due at the end of this chapter, 0 before the roll
    tax: Annotated[Open[int], Span(999)] = 0

    def clone(self) -> Table:
        """Written out from the fields above by `python -m tests.test_fields`."""
        other = Table(self.seats, self.source)
        other.box = self.box
        other.options = self.options
        other.chapter = self.chapter
        other.round = self.round
        other.start = self.start
        other.turned_up = self.turned_up
        other.this_round = self.this_round
        other.lasting = self.lasting
        other.in_force = self.in_force
        other.marker = self.marker
        other.cloth_open = self.cloth_open
        other.supply = self.supply[:]
        other.goods = self.goods[:]
        other.ledger = self.ledger[:]
        other.entered = self.entered
        other.finished = self.finished
        other.free = self.free
        other.stand_ins = self.stand_ins
        other.seals = self.seals
        other.plots = self.plots
        other.plague = self.plague
        other.markers = self.markers
        other.hands = self.hands[:]
        other.discards = self.discards[:]
        other.played = self.played[:]
        other.penalties = self.penalties
        other.missing = self.missing
        other.tax = self.tax
        self.carry(other)
        return other

    # Goods and points. Compiled, a plain loop costs far less than `sum` or `count`, and judges ask
    # for points, houses and seals in every position.

    def has(self, seat: int, kind: int) -> int:
        return self.goods[seat * GOODS + kind]

    def gain(self, seat: int, kind: int, n: int) -> int:
        """Give goods from the supply, as many as there are; how many that was."""
        n = min(n, self.supply[kind])
        self.supply[kind] -= n
        self.goods[seat * GOODS + kind] += n
        return n

    def pay(self, seat: int, kind: int, n: int) -> None:
        self.goods[seat * GOODS + kind] -= n
        self.supply[kind] += n

    def points(self, seat: int) -> int:
        total = 0
        for source in range(seat * SOURCES, seat * SOURCES + SOURCES):
            total += self.ledger[source]
        return total

    def score(self, seat: int, source: int, n: int) -> None:
        self.ledger[seat * SOURCES + source] += n

    def lose(self, seat: int, source: int, n: int) -> int:
        """Take points away, usually never below 0 (E3.7); how many that was."""
        if not self.options.below_zero:
            n = min(n, self.points(seat))
        self.ledger[seat * SOURCES + source] -= n
        return n

    # Events.

    def side(self, seat: int) -> int:
        """The side of the board a seat sits at, clockwise from north (E3.2)."""
        return seat * 2 if self.seats == 2 else seat

    def icon(self, side: int, rotation: int) -> int:
        """What the card on the council space shows to a side of the board (E4.2.1)."""
        return self.box.corners[self.this_round.event * SIDES + (side - rotation) % SIDES]

    def corner(self, seat: int, rotation: int) -> int:
        return self.icon(self.side(seat), rotation)

    def put_in_force(self, events: tuple[int, ...]) -> None:
        """These long-term events hold from now on, and no others."""
        self.lasting = events
        self.restored()

    def restored(self) -> None:
        self.in_force = force = Force()
        force.wool_price = self.box.wool_price
        force.cloth_price = self.box.cloth_price
        force.cloth_limit = self.box.cloth_limit
        force.covered_spaces = self.options.gone
        for event in self.lasting:
            self.box.effects[event].hold(self.box, event, force)
            force.covered_spaces |= self.box.covers[event]

    def cloth_limit(self) -> int:
        """How much cloth one sale may hold (E4.5.A5, E4.5.A6)."""
        return self.in_force.cloth_limit if self.cloth_open else 0

    # Favours.

    def space_after(self, steps: int) -> int:
        """Where the marker comes to stand (E4.4.1)."""
        covered = self.in_force.covered_spaces
        space = self.marker
        while steps > 0:
            space = (space + 1) % SPACES
            if not has(covered, space):
                steps -= 1
        return space

    def outlaws_price(self, space: int) -> int:
        """What a space costs: nothing but on Outlaws."""
        return self.box.favours[space].price(self, space)

    def favour_round(self) -> bool:
        """Whether the event card moves the favour marker this round (E5.5.4)."""
        return not self.options.variant or self.round not in (3, 4)

    def marker_bound(self) -> bool:
        """Whether the card Favor moves nothing either (E5.5.4)."""
        return self.options.still == 1 and not self.favour_round()

    # Projects.

    def is_covered(self, project: int) -> bool:
        return has(self.in_force.covered_projects, project)

    def open_projects(self) -> list[int]:
        """Projects on the board that are neither finished nor covered (E5.1.2), oldest first."""
        shut = self.finished | self.in_force.covered_projects
        return [project for project in self.entered if not has(shut, project)]

    def room(self, project: int) -> int:
        """Free spaces of a project."""
        return self.free[project * CUBES] + self.free[project * CUBES + 1]

    def seals_left(self, seat: int) -> int:
        left = SEALS
        for donors in self.seals:
            if has(donors, seat):
                left -= 1
        return left

    # Houses and places.

    def houses(self, seat: int) -> int:
        found = 0
        for owner in self.plots:
            if owner == seat:
                found += 1
        return found

    def own_plots(self, seat: int) -> list[int]:
        return [plot for plot, owner in enumerate(self.plots) if owner == seat]

    def taken_incomes(self, seat: int) -> int:
        """Kinds of income this seat may not build any more, as a bit set (E4.5.A9, E5.5.3)."""
        bits = 0
        for plot, owner in enumerate(self.plots):
            if owner == seat or (owner != NONE and self.options.variant):
                bits = add(bits, self.box.incomes[plot])
        return bits

    def buildable(self, seat: int) -> list[int]:
        """Plots on which this seat can build now (E4.5.A8, E4.5.A9)."""
        if self.has(seat, GOLD) < self.box.house_gold or self.houses(seat) == HOUSES:
            return []
        taken = self.taken_incomes(seat)
        found: list[int] = []
        for plot, owner in enumerate(self.plots):
            if owner == NONE and self.has(seat, self.box.plot_cubes[plot]):
                if not has(taken, self.box.incomes[plot]):
                    found.append(plot)
        return found

    def infected(self, most: int) -> list[int]:
        """Infected places that ask for at most so much knowledge."""
        return [place for place, value in enumerate(self.plague) if 0 < value <= most]

    def turn_up(self, place: int) -> None:
        """Turn up the marker of a place, if it lies face down (E5.3.2)."""
        if self.plague[place] == 0:
            left = list(self.markers)
            value = self.draw_kind(left) + 1
            self.markers = tuple(left)
            self.plague = put(self.plague, place, value)
            self.note("infected", place, value)

    def knowledge(self, seat: int) -> int:
        return self.goods[seat * GOODS + KNOWLEDGE]

    # Cards.

    def hand(self, seat: int) -> int:
        """The cards in a hand, as a bit set."""
        return self.hands[seat] >> seat * CARDS

    def aside(self, seat: int) -> int:
        """The cards a seat has put aside, likewise."""
        return self.discards[seat] >> seat * CARDS

    def discarded(self, seat: int) -> int:
        """How many cards a seat has put aside."""
        return self.discards[seat].bit_count()

    def play_card(self, seat: int, card: int) -> None:
        self.hands[seat] = drop(self.hands[seat], hand_card(seat, card))
        self.played[seat * ROUNDS + self.round - 1] = card

    def put_aside(self, seat: int, card: int) -> None:
        self.hands[seat] = drop(self.hands[seat], hand_card(seat, card))
        self.discards[seat] = add(self.discards[seat], hand_card(seat, card))

    def card_before(self, seat: int) -> int:
        """The card that Privilege repeats, or NONE (E4.5.A7)."""
        return self.played[seat * ROUNDS + self.round - 2] if self.round > 1 else NONE

    def six_cards(self) -> bool:
        """Whether this is chapter I of a first game (E9.1)."""
        return self.options.first_game == 1 and self.chapter == 1

    def deal(self) -> None:
        """Everybody takes their cards (E6.7, E9.1)."""
        cards = self.box.starred if self.six_cards() else ALL_CARDS
        for seat in range(self.seats):
            self.hands[seat] = cards << seat * CARDS
            self.discards[seat] = 0
        self.played = [NONE] * (self.seats * ROUNDS)

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def leave_idle(self, seat: int) -> None:
        """This seat has no action in this round (E4.5.4)."""
        self.this_round = now = self.this_round.copy()
        now.idle = add(now.idle, seat)

    def is_idle(self, seat: int) -> bool:
        return has(self.this_round.idle, seat)


def sees_goods(s: Table, viewer: int, owner: int) -> bool:
    return viewer == owner or s.options.open_goods == 1


def knows_hand(s: Table, viewer: int, owner: int) -> bool:
    return viewer == owner or s.six_cards()


def hand_card(seat: int, card: int) -> int:
    """A card as it is kept in hands and discards."""
    return seat * CARDS + card


def card_of(held: int) -> int:
    return held % CARDS


def owner_of(s: Table, held: int) -> int:
    return held // CARDS


# All fields that are not open, from the class above by `python -m tests.test_fields`.
HIDDEN: Final[dict[str, Field]] = {
    "box": DERIVED,
    "in_force": DERIVED,
    "goods": Field(COUNTS, sees_goods, known=True),
    "hands": Field(SETS, knows_hand, pool="cards"),
    "discards": Field(SETS, its_owner, pool="cards"),
}

# How large they all are, from the same place.
SPANS: Final[dict[str, Span]] = {
    "options": CONSTANT,
    "chapter": Span(CHAPTERS),
    "round": Span(ROUNDS),
    "start": WHO,
    "turned_up": Span(bits=EVENTS),
    "lasting": Span(EVENTS - 1, most=IN_FORCE + 1),
    "marker": Span(SPACES - 1),
    "cloth_open": Span(1),
    "supply": Span(100000),
    "goods": Span(100000, most=900000),
    "ledger": Span(9999, -9999),
    "entered": Span(PROJECTS - 1, most=PROJECTS),
    "finished": Span(bits=PROJECTS),
    "free": Span(99),
    "stand_ins": Span(99),
    "seals": SEATS,
    "plots": WHO,
    "plague": Span(9, -9),
    "markers": Span(PLACES),
    "hands": Span(bits=CARDS, each=CARDS),
    "discards": Span(bits=CARDS, each=CARDS),
    "played": Span(CARDS - 1, NONE),
    "penalties": Span(99),
    "missing": Span(99),
    "tax": Span(999),
    "event": Span(EVENTS - 1, NONE),
    "rotation": Span(SIDES - 1, NONE),
    "idle": SEATS,
}

# And the fields of the rules that ask.
ASKS: Final[dict[str, Span]] = {
    "seat": WHO,
    "card": Span(CARDS - 1),
    "left": Span(99),
    "kind": Span(GOODS),
    "event": Span(EVENTS - 1),
}

VISIBILITY: Final = Visibility(Table, HIDDEN, {"cards": owner_of}, SPANS, ASKS)
