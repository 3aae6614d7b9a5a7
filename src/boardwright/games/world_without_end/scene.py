"""What lies on the table, by name, from a view. The rules are asked where they know better, about
the table as its viewer sees it."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.bits import has, only
from boardwright.games.world_without_end.actions import (
    BUILD,
    CARD,
    CATALOGUE,
    COLOURS,
    DONATE,
    DUTY,
    FAVOUR,
    GOOD,
    LOADS,
    MOVE,
    NUMBER,
    PENALTY_WORDS,
    PROTECT,
    RENT,
    RENTS,
    SEAT,
    SELL,
    TURN,
    WEAVE,
)
from boardwright.games.world_without_end.components import Box
from boardwright.games.world_without_end.deeds import does_nothing
from boardwright.games.world_without_end.lexicon import lexicon
from boardwright.games.world_without_end.options import OPTIONS
from boardwright.games.world_without_end.scoring import SOURCE_NAMES
from boardwright.games.world_without_end.setup import set_up
from boardwright.games.world_without_end.state import (
    ALL_CARDS,
    NONE,
    SOURCES,
    VISIBILITY,
    Table,
    card_of,
)
from boardwright.games.world_without_end.town import (
    board,
    good_item,
    house_ref,
    mark,
    market_ref,
    seal_item,
    spot_of,
)
from boardwright.games.world_without_end.vocabulary import (
    CHAPTERS,
    CLOTH,
    DUTIES,
    GOODS,
    HOUSES,
    ROUNDS,
    SPACES,
    WOOL,
)
from boardwright.kernel.chance import Source
from boardwright.kernel.visibility import PUBLIC, laid, members
from boardwright.scene import Item, Scene, Scenery, Spot, View, Zone, arguments

DEFAULTS: Final[dict[str, str]] = {option.name: option.choices[0] for option in OPTIONS}

# What is going on, in the order of a round; the end of a chapter comes after the last one.
EVENT_ACTS: Final = 1
CARD_TURNS: Final = 2
CARDS_PLAYED: Final = 3
CHAPTER_ENDS: Final = 4


def scene(view: View, box: Box) -> Scene:
    s = as_seen(view, box)
    zones = [*board(s, view["viewer"]), seats(s, view["viewer"])]
    for seat in range(s.seats):
        zones += belongings(view, s, seat)
    return Scene([zone for zone in zones if zone.spots or zone.hidden], figures(view, s))


def as_seen(view: View, box: Box) -> Table:
    """A table from what a viewer sees, to ask the rules about it: what is hidden is not there."""
    s = set_up(view["seats"], DEFAULTS, box, Source())
    for name, field in VISIBILITY.fields.items():
        if field is PUBLIC:
            setattr(s, name, laid(name, getattr(s, name), view))
    s.hands = [only(*known(zone)) for zone in view["hands"]]
    s.discards = [only(*known(zone)) for zone in view["discards"]]
    rows = [known(row) or [0] * GOODS for row in view["goods"]]
    s.goods = [n for row in rows for n in row]
    s.restored()
    return s


def figures(view: View, s: Table) -> dict[str, int]:
    """The moment; how far the game is, by the cards played: it ends after four chapters."""
    played = (s.chapter - 1) * ROUNDS * s.seats + len([card for card in s.played if card != NONE])
    progress = min(played * 100 // (CHAPTERS * ROUNDS * s.seats), 99)
    return {
        "chapter": s.chapter,
        "chapters": CHAPTERS,
        "round": s.round,
        "rounds": ROUNDS,
        "phase": phase(view, s),
        "start": s.start,
        "progress": 100 if view["over"] else progress,
    }


def phase(view: View, s: Table) -> int:
    if s.tax or view["over"]:
        return CHAPTER_ENDS
    if view["asked"]["prompt"] == "orient":
        return CARD_TURNS
    return EVENT_ACTS if s.this_round.rotation == NONE else CARDS_PLAYED


def known(zone: Any) -> list[int]:
    """What a zone holds, as far as the viewer sees it."""
    return zone if isinstance(zone, list) else []


def hidden(zone: Any) -> int:
    """How many things a zone holds that the viewer does not see."""
    return zone if isinstance(zone, int) else 0


# The players.


def seats(s: Table, viewer: int) -> Zone:
    """Who sits where, with their points by source, the start figure and what weighs on them."""
    spots: list[Spot] = []
    for seat in range(s.seats):
        items = [player_item(s, seat, seat == viewer)]
        if seat == s.start:
            items.append(Item("figure:start", "start-figure"))
        spots.append(Spot(SEAT.ref(seat), items + burdens(s, seat)))
    return Zone("table:seats", "row", spots)


def player_item(s: Table, seat: int, own: bool) -> Item:
    """A player's side and points by source; the viewer's mark also says what each favour would
    score now."""
    figures = {"side": s.side(seat), "points": s.points(seat)}
    for i, source in enumerate(SOURCE_NAMES):
        if s.ledger[seat * SOURCES + i]:
            figures[f"score:{source}"] = s.ledger[seat * SOURCES + i]
    for space in range(SPACES if own else 0):
        points = s.box.favours[space].points(s, seat, space)
        if points and not has(s.options.gone, space):
            figures[FAVOUR.ref(space)] = points
    return mark(f"player:{COLOURS[seat]}", "player", figures, "", seat)


def burdens(s: Table, seat: int) -> list[Item]:
    """No action (E4.5.4); what is missing of a duty while duties are settled, at the very end twice
    as dear (E6.5); penalties (E6.4)."""
    colour, items = COLOURS[seat], []
    if s.is_idle(seat):
        items.append(mark(f"idle:{colour}", "idle", {}, "", seat))
    settling = s.tax > 0 and s.chapter == CHAPTERS
    for duty in range(DUTIES):
        word, due = PENALTY_WORDS[duty], has(s.penalties[seat], duty)
        missing = s.missing[seat * DUTIES + duty]
        if missing:
            figures = {"count": missing, "times": 2 if settling and due else 1}
            items.append(mark(f"missing:{colour}-{word}", "missing", figures, word, seat))
        if due and not settling:
            items.append(mark(f"penalty:{colour}-{word}", "penalty", {}, word, seat))
    return items


def belongings(view: View, s: Table, seat: int) -> list[Zone]:
    """What one player has: goods behind the screen, cards, pieces at home."""
    colour, goods = COLOURS[seat], view["goods"][seat]
    held = [good_item(kind, n) for kind, n in enumerate(known(goods)) if n]
    spots = [Spot(f"goods:{colour}", held)] if isinstance(goods, list) else []
    played = [card for card in s.played[seat * ROUNDS : seat * ROUNDS + ROUNDS] if card != NONE]
    unused = members(ALL_CARDS & ~s.box.starred) if s.six_cards() else []
    home = [
        Item(f"house:{colour}", "house", seat, "", HOUSES - s.houses(seat)),
        seal_item(seat, s.seals_left(seat)),
    ]
    return [
        Zone(f"goods:{colour}", "hand", spots, seat, hidden(goods), "good"),
        hand(view, s, seat),
        cards(f"aside:{colour}", seat, view["discards"][seat]),
        cards(f"played:{colour}", seat, played),
        cards(f"unused:{colour}", seat, unused),
        Zone(f"home:{colour}", "hand", spot_of(f"home:{colour}", [i for i in home if i.n]), seat),
    ]


def hand(view: View, s: Table, seat: int) -> Zone:
    """A hand; the viewer's own cards say which would do nothing now."""
    zone = cards(f"hand:{COLOURS[seat]}", seat, view["hands"][seat])
    if seat != view["viewer"] or view["over"]:
        return zone
    for spot in zone.spots:
        for i, card in enumerate(members(s.hand(seat))):
            if does_nothing(s, seat, card):
                spot.items[i] = spot.items[i]._replace(figures={"idle": 1})
    return zone


def cards(ref: str, seat: int, zone: Any) -> Zone:
    found = [card_of(card) for card in known(zone)]
    items = [Item(CARD.ref(card), "card", NONE, CARD.words[card]) for card in found]
    return Zone(ref, "hand", spot_of(ref, items), seat, hidden(zone), "card")


# What an option means on the table.


def targets(view: View, box: Box, action: int) -> list[str]:
    found = arguments(CATALOGUE, action)
    asked: int = view["asked"]["seat"]
    if TURN.has(action):
        return [*found, f"stop:{NUMBER.words[TURN.arg(action)]}"]
    if BUILD.has(action):
        load = LOADS[BUILD.args(action)[1]]
        return [*found, *[GOOD.ref(cube) for cube, n in enumerate(load) if n]]
    if DONATE.has(action):
        return [*found, f"seal:{COLOURS[asked]}"]
    if SELL.has(action):
        pairs = zip((WOOL, CLOTH), SELL.args(action), strict=True)
        return [market_ref(kind) for kind, n in pairs if n]
    if RENT.has(action):
        return [house_ref(asked, income) for income in RENTS[RENT.arg(action)]]
    if WEAVE.has(action):
        return [GOOD.ref(WOOL), GOOD.ref(CLOTH)]
    if MOVE.has(action):
        return ["marker:favour", "stop:1"]
    if PROTECT.has(action):
        return [DUTY.ref(duty) for duty in members(PROTECT.arg(action))]
    return found


SCENERY: Final = Scenery(scene, lexicon, targets)
