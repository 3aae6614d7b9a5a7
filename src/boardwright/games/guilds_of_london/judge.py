"""What a strong player of Guilds of London looks at."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds_of_london.actions import (
    ACCEPT,
    DROP,
    END,
    EVICT,
    FROM,
    HIRE,
    MOVE,
    PAY,
    STOP,
    SWAP,
    TAKE,
    TO,
    USE,
)
from boardwright.games.guilds_of_london.city import pieces_on, requirement
from boardwright.games.guilds_of_london.components import BORIS, COLOURS, UNIVERSITY, has_second
from boardwright.games.guilds_of_london.course import next_grey
from boardwright.games.guilds_of_london.effects.men import MarchGoal
from boardwright.games.guilds_of_london.grid import HALL, SHIP
from boardwright.games.guilds_of_london.moves import MoveGoal
from boardwright.games.guilds_of_london.prospects import Prospects
from boardwright.games.guilds_of_london.scoring import neighbours
from boardwright.games.guilds_of_london.state import NONE, Table
from boardwright.games.guilds_of_london.tokens import tokens_held
from boardwright.games.judging import Judge, sigmoid

USUAL_ABILITY: Final = 0.7
USUAL_BANNERS: Final = 1.4

BAND: Final = 4  # men in the Guildhall that find work soon

MIDWAY: Final[tuple[str, ...]] = (
    "pay-gold",
    "move-source",
    "move-goal",
    "men-count",
    "second-card",
    "hire-count",
    "ship-man",
    "recall-man",
    "march-goal",
    "gather-man",
    "evict",
    "swap-own",
    "swap-other",
    "archive",
    "crowd-tile",
    "beadle-tile",
    "claim-tile",
    "icon-amount",
    "icon-move",
    "icon-goal",
    "icon-mayoral",
    "name-suit",
)


class GuildsOfLondonJudge(Judge[Table]):
    features = (
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
    widest = 3  # a few options tell what a step is worth
    tries = 3

    def look(self, s: Table, seat: int) -> list[float]:
        ahead = Prospects(s, seat)
        standing, hope = mayoral(s, ahead)
        hand = hand_worth(s, seat)
        hall = s.men[HALL * COLOURS + seat]
        found = [float(s.vp(seat)), standing, hope, float(neighbours(s, seat, ahead.mine))]
        found += tiles(s, ahead)
        found += [
            ahead.crop(),
            settlers(s, seat, ahead),
            ahead.use * min(hall, BAND),
            ahead.use * max(hall - BAND, 0),
            ahead.use * men_out(s, seat),
            float(min(hall, len(s.hands[seat]))) if s.turn.active == seat and s.turn.acted else 0.0,
            ahead.use * s.stock[seat],
            ahead.use * hand[0],
            ahead.use * hand[1],
            ahead.use * hand[2],
            ahead.use * hand[3],
            ahead.left if s.tie_master() == seat else 0.0,
            ahead.left if s.master_of(UNIVERSITY) == seat else 0.0,
            ahead.left * tokens_held(s, seat) if s.options.claims else 0.0,
            ahead.use * s.ranking().index(seat),
            float(ahead.turns),
            boris_score(s) if s.is_solo() else 0.0,
        ]
        return found

    def midway(self, s: Table) -> bool:
        assert s.asked is not None
        return s.asked.prompt in MIDWAY

    def outlook(self, s: Table, seat: int, depth: int) -> float:
        """Paying takes nothing from how far a seat looks ahead."""
        if s.asked is not None and s.asked.seat == seat and s.asked.prompt == "pay-gold":
            copy = s.clone()
            copy.apply(self.likely(s, 1)[0])
            return self.outlook(copy, seat, depth)
        return super().outlook(s, seat, depth)

    def likely(self, s: Table, most: int) -> list[int]:
        """Gold is paid with the cards missed least: no need to think of others."""
        paying = s.asked is not None and s.asked.prompt == "pay-gold"
        return super().likely(s, 1 if paying else most)

    def priors(self, s: Table) -> list[float]:
        assert s.asked is not None
        ahead = Prospects(s, s.asked.seat)
        prompt = s.asked.prompt
        return [max(0.01, prior(s, ahead, prompt, action)) for action in s.asked.options]

    def chances(self, s: Table, worths: list[float], temperature: float) -> list[float]:
        """Alone one has to beat Boris (G10.9)."""
        if not s.is_solo():
            return super().chances(s, worths, temperature)
        boris = boris_score(s)
        own = worths[0] - self.weights[self.features.index("boris")] * boris
        return [sigmoid((own - boris) / (temperature * self.spread))]


def mayoral(s: Table, ahead: Prospects) -> tuple[float, float]:
    """What the Mayoral cards bring as it stands, and what they may still bring."""
    standing = hope = 0.0
    late = 1.0 - ahead.left
    for i, card in enumerate(ahead.cards):
        now = float(ahead.standing[i])
        standing += now * late * late if s.box.aims[card].fleeting else now
        hope += ahead.left * min(ahead.promise(card), s.box.mayoral_most[card] - now)
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
        chance = ahead.first(cell)
        if pieces_on(s, cell) >= requirement(s, cell):
            leads += chance * ahead.prize(cell)
        else:
            races += chance * ahead.prize(cell)
        if chance < 0.5:
            seconds += ahead.second(cell) * ahead.token_worth(cell)
    return [leads, races, seconds]


def settlers(s: Table, seat: int, ahead: Prospects) -> float:
    """Men on the Plantation beyond the next resolution, by the resolutions left after it."""
    grey = s.box.grey[s.seats - 1]
    later = sum([1 for space in grey if space > next_grey(s)])
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


# Priors: what each answer looks worth, cheaply.


def prior(s: Table, ahead: Prospects, prompt: str, action: int) -> float:
    if prompt in ("turn", "discard", "pay-gold", "second-card", "archive"):
        return card_prior(s, ahead, action)
    if TO.has(action):
        return goal_prior(s, ahead, prompt, TO.arg(action))
    if FROM.has(action):
        return source_prior(s, ahead, prompt, FROM.arg(action))
    if EVICT.has(action) or SWAP.has(action):
        verb = EVICT if EVICT.has(action) else SWAP
        return rival_prior(s, ahead, verb.args(action)[0])
    if action == STOP.base:
        return 0.3
    if action == ACCEPT.base:
        return 20.0
    # Numbers: the more the better.
    return 1.0 + (action - TAKE.base if TAKE.has(action) else 0)


def card_prior(s: Table, ahead: Prospects, action: int) -> float:
    if action == END.base:
        return 1.5 if s.turn.acted else 1.0
    if HIRE.has(action):
        few = s.men[HALL * COLOURS + ahead.colour] < BAND
        return (0.8 if few else 0.2) - 0.4 * s.box.strengths[HIRE.arg(action)]
    if MOVE.has(action):
        return 1.5 - 0.6 * s.box.strengths[MOVE.arg(action)]
    if USE.has(action):
        return 0.4 + s.box.strengths[USE.arg(action)]
    if PAY.has(action) or DROP.has(action):
        card = PAY.arg(action) if PAY.has(action) else DROP.arg(action)
        return 2.0 - s.box.strengths[card] - (0.3 if has_second(card) else 0.0)
    return 1.0


def goal_prior(s: Table, ahead: Prospects, prompt: str, cell: int) -> float:
    """What a man, a neutral or the Beadle makes of a tile."""
    if prompt == "claim-tile":
        return ahead.site(cell)
    before = ahead.first(cell)
    if prompt in ("crowd-tile", "beadle-tile"):
        full = pieces_on(s, cell) + 1 >= requirement(s, cell)
        return before * ahead.prize(cell) * (1.0 if full else 0.3)
    after = ahead.first(cell, going(s, ahead.colour))
    gain = (after - before) * ahead.prize(cell)
    if before == 0.0 and after < 0.5:
        gain += 0.3 * ahead.token_worth(cell)
    return gain


def going(s: Table, colour: int) -> int:
    """How many men the pending question can send together."""
    frame = s.stack[-1]
    if isinstance(frame, MoveGoal):
        return min(frame.most, s.men[frame.source * COLOURS + colour])
    if isinstance(frame, MarchGoal):
        return min(frame.most, s.men[HALL * COLOURS + colour] + men_out(s, colour))
    return 1


def source_prior(s: Table, ahead: Prospects, prompt: str, place: int) -> float:
    """Men of the Guildhall first, then those that are missed least."""
    if place == HALL:
        return 2.0
    if place == SHIP:
        return 0.3
    loss = (ahead.first(place) - ahead.first(place, -1)) * ahead.prize(place)
    return max(0.02, 1.5 - loss)


def rival_prior(s: Table, ahead: Prospects, cell: int) -> float:
    """A rival's man is best met where one's own men gain by it."""
    mine = s.men[cell * COLOURS + ahead.colour]
    return (1.0 if mine else 0.2) * ahead.prize(cell) * (1.0 - ahead.first(cell))


JUDGE: Final = GuildsOfLondonJudge
