"""What a strong player of Guilds of London measures in a position: what a seat can hope for on each
tile and on the Plantation, and what men and cards promise.

All figures are points at the end of the game. They are a player's rules of thumb, not rules.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds_of_london.actions import KEEP
from boardwright.games.guilds_of_london.aims import Wishes
from boardwright.games.guilds_of_london.city import (
    in_ward,
    is_promo,
    masters_beside,
    pieces_on,
    requirement,
)
from boardwright.games.guilds_of_london.components import (
    BORIS,
    COLOURS,
    NUMBERED,
    has_second,
    icon_kind,
    icon_number,
)
from boardwright.games.guilds_of_london.course import next_grey, next_scan
from boardwright.games.guilds_of_london.flow.icons import ICONS, boris_points
from boardwright.games.guilds_of_london.grid import SHIP
from boardwright.games.guilds_of_london.scoring import card_points, estates
from boardwright.games.guilds_of_london.state import MISSING, NONE, Table
from boardwright.games.guilds_of_london.tokens import first_prizes, token_icons

FEATURES: Final = (
    "points",
    "mayoral",
    "mayoral-hope",
    "neighbours",
    "leads",
    "races",
    "seconds",
    "crop",
    "settlers",
    "hall",
    "hall-crowd",
    "men-out",
    "ready",
    "neutrals",
    "cards",
    "cards-over",
    "abilities",
    "banners",
    "gog",
    "university",
    "tokens",
    "last-word",
    "turns",
    "boris",
)

# By margin, twice the lead in men and 1 for a tie that one wins: what another turn of a rival's
# makes of a tile that is won as it stands.
RISK: Final[tuple[float, ...]] = (0.0, 0.22, 0.12, 0.08, 0.05, 0.03, 0.02)

# A tile that is not full yet: what leading, being level and lying behind on it promise.
AHEAD: Final = 0.9
LEVEL: Final = 0.5
BEHIND: Final = 0.2

USUAL_PROMISE: Final = 4.0  # of a Mayoral card that no tile tells of

USUAL_ABILITY: Final = 0.7
USUAL_BANNERS: Final = 1.4

BAND: Final = 4  # men in the Guildhall that find work soon


class Promises:
    """What a Mayoral card may still bring in a whole game, by the tiles that lie open. They change
    seldom, and copies of a table share them: it is worked out again when they are others."""

    def __init__(self) -> None:
        self.open: tuple[int, ...] = ()
        self.tiles: tuple[int, ...] = ()
        self.cards: dict[int, float] = {}

    def of(self, s: Table, card: int) -> float:
        if s.open is not self.open or s.tiles is not self.tiles:
            self.open, self.tiles = s.open, s.tiles
            self.cards.clear()
        found = self.cards.get(card, -1.0)
        if found < 0.0:
            found = self.cards[card] = promise(s, card)
        return found


def promise(s: Table, card: int) -> float:
    box, share = s.box, 0.9 / len(s.players)
    if not box.on_tiles[card]:
        return USUAL_PROMISE
    aim, suits, fitting = box.aims[card], box.mayoral_masks[card], 0.0
    for cell in s.open:
        fitting += aim.promise(s, suits, cell)
    # As many tiles again come into play where the board grows.
    more = 1.5 if box.grows[s.seats - 1] else 1.0
    return fitting * more * share * box.mayoral_points[card]


class Prospects:
    """The moment as one colour sees it, gathered once for all tiles."""

    def __init__(self, s: Table, colour: int) -> None:
        self.s: Table = s
        self.colour: int = colour
        self.turns: int = 0  # of this colour, still to come
        self.replies: int = 0  # turns of rivals before the next scan
        self._count_turns(s, colour)
        # What cards and men will still be good for; nothing after the last turn.
        self.use: float = min(1.0, 0.6 * self.turns)
        self.left: float = (s.box.spaces[s.seats - 1] - s.round) / s.box.spaces[s.seats - 1]
        self.mine: list[int] = estates(s, colour)
        self.cards: list[int] = cards_of(s, colour)
        self.standing: list[int] = [card_points(s, colour, card, self.mine) for card in self.cards]
        self.wishes: Wishes = Wishes()
        box = s.box
        for i, card in enumerate(self.cards):
            if self.standing[i] < box.mayoral_most[card]:
                points, suits = float(box.mayoral_points[card]), box.mayoral_masks[card]
                box.aims[card].wish(s, suits, self.mine, points, self.wishes)

    def _count_turns(self, s: Table, colour: int) -> None:
        box, at = s.box, s.seats - 1
        self.turns = box.spaces[at] - s.round
        full = next_scan(s) - s.round  # rounds before the one with a scan
        self.replies = full * (len(s.players) - 1)
        active = s.turn.active
        acting = active == NONE
        for other in s.order:
            if other == active:
                acting = True
                if other == colour:
                    # A turn that has just begun is as good as one to come.
                    if s.turn.acted == 0 and s.asked is not None and s.asked.prompt == "turn":
                        self.turns += 1
                    continue
            elif active == NONE:
                continue
            if acting:
                if other == colour:
                    self.turns += 1
                else:
                    self.replies += 1

    # Tiles.

    def prize(self, cell: int) -> float:
        """What winning a tile is worth: its icons and its place."""
        s = self.s
        if self.colour == BORIS:
            return float(boris_points(s, s.box.icons[s.tiles[cell]]))
        worth = icons_worth(s.box.icons[s.tiles[cell]], self.left, self.use)
        if is_promo(s, cell):
            for token in first_prizes(s, s.tiles[cell]):
                worth += icons_worth(token_icons(s, token), self.left, self.use) if token else 0.0
        return worth + self.site(cell)

    def site(self, cell: int) -> float:
        """What a Master on a tile is worth by his place and suits."""
        s = self.s
        tile, wishes = s.tiles[cell], self.wishes
        worth = wishes.estate * masters_beside(s, self.colour, cell)
        if tile >= NUMBERED:
            worth += wishes.monument
        else:
            for suit in s.box.suits_in[tile]:
                worth += wishes.suits[suit]
        return worth + wishes.ward if wishes.ward and in_ward(s, cell) else worth

    def margin(self, cell: int, more: int) -> int:
        """Twice the lead over the best rival with so many men more; in a tie 1 for one that is won,
        -1 for one that is lost."""
        s, colour = self.s, self.colour
        mine = s.men[cell * COLOURS + colour] + more
        best, beside = 0, -1
        for other in s.players:
            n = s.men[cell * COLOURS + other]
            if other == colour or n < best:
                continue
            near = masters_beside(s, other, cell) if n == mine and other != BORIS else 0
            beside = near if n > best else max(beside, near)
            best = n
        if mine != best:
            return 2 * (mine - best)
        keeper = s.tie_master()
        if keeper != NONE and s.men[cell * COLOURS + keeper]:
            if keeper == colour:
                return 1
            if s.men[cell * COLOURS + keeper] == mine:
                return -1
        own = masters_beside(s, colour, cell) if colour != BORIS else 0
        return 1 if own > beside else -1 if own < beside else 0

    def first(self, cell: int, more: int = 0) -> float:
        """The chance of winning a tile, with so many own men more on it."""
        s = self.s
        return self.chance(cell, more, requirement(s, cell) - pieces_on(s, cell) - more)

    def chance(self, cell: int, more: int, missing: int) -> float:
        """The same, where then so many pieces are missing."""
        s = self.s
        mine = s.men[cell * COLOURS + self.colour] + more
        if mine <= 0:
            return 0.0
        margin = self.margin(cell, more)
        if missing <= 0:
            return self._full(margin)
        # Every scan to come may see a man or two more on it.
        time = min(1.0, (self.turns + 0.5) * 1.5 / missing)
        filled = 1.0 - missing / requirement(s, cell)
        hope = AHEAD if margin > 0 else LEVEL if margin == 0 else BEHIND / -margin
        return hope * filled * (0.7 + 0.3 * filled) * time

    def _full(self, margin: int) -> float:
        """A tile that the next scan resolves."""
        if margin > 0:
            return max(0.3, 1.0 - self.replies * RISK[min(margin, 6)])
        if margin == 0:
            return 0.4 if self.turns else 0.0
        return 0.08 if self.turns and margin >= -2 else 0.0

    def second(self, cell: int, missing: int) -> float:
        """The chance of coming second on a tile with own men, where so many pieces are missing."""
        s = self.s
        mine = s.men[cell * COLOURS + self.colour]
        ahead = level = 0
        for other in s.players:
            n = s.men[cell * COLOURS + other]
            if other != self.colour and n >= mine:
                ahead += n > mine
                level += n == mine
        if ahead + level != 1:
            return 0.0
        sure = 0.9 if ahead else 0.4
        return sure * (1.0 - 0.06 * self.replies) if missing <= 0 else 0.4 * sure

    def token_worth(self, cell: int) -> float:
        s = self.s
        token = s.tokens[cell]
        if token == 0:
            return 0.0
        if self.colour == BORIS:
            return float(boris_points(s, token_icons(s, token)))
        kept = self.wishes.token if token != MISSING else 0.0
        return kept + icons_worth(token_icons(s, token), self.left, self.use)

    # The Plantation.

    def crop(self) -> float:
        """What the next resolution of the Plantation brings, by the men there now."""
        s = self.s
        mine = s.men[SHIP * COLOURS + self.colour]
        if mine == 0 or s.round > s.box.spaces[s.seats - 1]:
            return 0.0
        best = ahead = level = 0
        for other in s.players:
            n = s.men[SHIP * COLOURS + other]
            if other != self.colour:
                best = max(best, n)
                ahead += n > mine
                level += n == mine
        first, second = s.box.crops[s.side]
        left = icons_worth(first, self.left, self.use)
        right = icons_worth(second, self.left, self.use)
        wait = next_grey(s) - s.round
        if ahead == 0 and level == 0:
            risk = min(0.5, (0.06 if mine - best > 1 else 0.12) * (wait + 1))
            return left - risk * (left - right)
        if ahead == 0:
            return right + 0.1 * (left - right)
        return right * (0.85 - 0.05 * wait) if ahead == 1 and level == 0 else 0.2 * right


def cards_of(s: Table, colour: int) -> list[int]:
    """The Mayoral cards of a player; while they are chosen, the one picked."""
    if colour == BORIS:
        return []
    if s.secrets and s.secrets[colour] >= 0:
        return [KEEP.arg(s.secrets[colour])]
    return s.mayoral(colour)


def icons_worth(icons: tuple[int, ...], left: float, use: float) -> float:
    """What a row of icons brings: VP in full, the rest as far as there is time to use it."""
    worth = 0.0
    for icon in icons:
        worth += ICONS[icon_kind(icon)].worth(icon_number(icon), left, use)
    return worth


# The features of a seat.


def mayoral(s: Table, ahead: Prospects, promises: Promises) -> tuple[float, float]:
    """What the Mayoral cards bring as it stands, and what they may still bring."""
    standing = hope = 0.0
    late = 1.0 - ahead.left
    for i, card in enumerate(ahead.cards):
        now = float(ahead.standing[i])
        standing += now * late * late if s.box.fleeting[card] else now
        hope += ahead.left * min(promises.of(s, card), s.box.mayoral_most[card] - now)
    return standing, hope


def tiles(s: Table, ahead: Prospects) -> list[float]:
    """What is expected of full tiles, of others, and of second places."""
    leads = races = seconds = 0.0
    colour = ahead.colour
    paid = s.scanning != NONE and s.asked is not None and not s.asked.prompt.startswith("neg")
    for cell in s.open:
        if s.men[cell * COLOURS + colour] == 0:
            continue
        if cell == s.scanning and paid:
            # Its icons are being paid: the Master is what is still to come.
            leads += ahead.site(cell) if ahead.margin(cell, 0) > 0 else 0.0
            continue
        missing = requirement(s, cell) - pieces_on(s, cell)
        chance = ahead.chance(cell, 0, missing)
        if missing <= 0:
            leads += chance * ahead.prize(cell)
        else:
            races += chance * ahead.prize(cell)
        second = ahead.second(cell, missing) if chance < 0.5 else 0.0
        if second > 0.0:
            seconds += second * ahead.token_worth(cell)
    return [leads, races, seconds]


def settlers(s: Table, seat: int, ahead: Prospects) -> float:
    """Men on the Plantation beyond the next resolution, by the resolutions left after it."""
    grey, following = s.box.grey[s.seats - 1], next_grey(s)
    later = 0
    for space in grey:
        if space > following:
            later += 1
    return float(min(s.men[SHIP * COLOURS + seat], 4) * later) / len(grey)


def men_out(s: Table, seat: int) -> int:
    """Men on open tiles: they come back."""
    n = 0
    for cell in s.open:
        n += s.men[cell * COLOURS + seat]
    return n


def hand_worth(s: Table, seat: int) -> tuple[float, float, float, float]:
    """Cards up to the limit and beyond it, abilities and banners, with those drawn at the end of
    a turn in which something was done."""
    hand = s.hands[seat]
    coming = 0
    acting = s.turn.active == seat and s.turn.acted
    if acting and s.asked is not None and s.asked.prompt != "discard":
        coming = s.cards_at_end()
    cards, limit = len(hand) + coming, s.hand_limit(seat)
    abilities, banners = USUAL_ABILITY * coming, USUAL_BANNERS * coming
    for card in hand:
        abilities += s.box.strengths[card]
        banners += 2.0 if has_second(card) else 1.0
    # Of more cards than may be kept the better ones stay.
    kept = min(1.0, (limit + 1) / cards) if cards else 0.0
    return float(min(cards, limit)), float(max(cards - limit, 0)), abilities * kept, banners * kept


def boris_score(s: Table) -> float:
    """The score Boris can expect."""
    ahead = Prospects(s, BORIS)
    leads, races, seconds = tiles(s, ahead)
    pace = float(s.vp(BORIS)) / s.round if s.round > 1 else 4.0
    return s.vp(BORIS) + 0.6 * (leads + races + seconds) + 0.8 * pace * ahead.turns
