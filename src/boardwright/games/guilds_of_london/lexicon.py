"""What can be read about every component, wherever it lies."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import has
from boardwright.games.guilds_of_london.actions import CARD, LETTER, TILE, TOKEN
from boardwright.games.guilds_of_london.aims import AIMS
from boardwright.games.guilds_of_london.components import (
    CARD_KINDS,
    CHURCH,
    GUILDS,
    MAYORALS,
    NUMBERED,
    ROWS,
    SIDES,
    SUIT_COUNT,
    SUITS,
    TILES,
    TOKEN_KINDS,
    Box,
    icon_kind,
    icon_number,
    row_of,
)
from boardwright.games.guilds_of_london.flow.icons import ICONS
from boardwright.games.guilds_of_london.words import WORDS, ability, aim, icon_codes, rewards, suits
from boardwright.scene import Entry, named

COMPASS: Final = ("north", "east", "south", "west")

# What has a name in the words files, with the rules that speak of it: places, pieces, piles, marks.
RULES: Final[dict[str, tuple[str, ...]]] = {
    "board:city": ("G3.1.1", "G3.2.1", "G5.2.1"),
    "place": ("G3.1.1", "G5.2.1"),
    "place:hall": ("G3.1.1", "G3.3.5"),
    "place.guildhall": ("G3.1.1", "G3.3.5"),
    "place:plantation": ("G5.1.1",),
    "place:supply": ("G3.3.5", "G4.1.2"),
    "place:box": ("G8.1.1",),
    "board:plantation": ("G3.3.3", "G5.1.1"),
    "board:supply": ("G3.3.5",),
    "man": ("G2.6", "G4.1.3"),
    "man.master": ("G4.2.13", "G4.2.15"),
    "neutral": ("G6.1.1",),
    "neutral.seeded": ("G10.2",),
    "beadle": ("G3.3.2", "G4.2.14"),
    "token": ("G4.2.10",),
    "token:missing": ("G6.3.1",),
    "tile": ("G2.1", "G2.2"),
    "missing": ("G4.2.3",),
    "track:rounds": ("G4.0.1",),
    "round": ("G4.0.1",),
    "round-marker": ("G4.0.1", "G4.3.2"),
    "grey": ("G4.3.3", "G5.2.1"),
    "grey.plantation": ("G4.3.3", "G5.1.1"),
    "grey.end": ("G4.3.4",),
    "track:points": ("G4.0.2",),
    "points": ("G4.0.2",),
    "gold": ("G4.1.5",),
    "count:hall": ("G4.1.2", "G4.1.3"),
    "count:supply": ("G3.3.5", "G4.1.2"),
    "count:neutral": ("G6.1.1",),
    "count:cards": ("G4.1.9", "G11.1"),
    "count:mayoral": ("G8.1.2",),
    "count:masters": ("G4.2.13", "G4.2.15"),
    "count:tokens": ("G4.2.10",),
    "marker": ("G4.0.2",),
    "table": ("G4.0.2", "G4.0.3"),
    "seat": ("G1.1",),
    "seat:boris": ("G10.1", "G10.3"),
    "standing": ("G8.1.3", "G4.1.9"),
    "pool:neutrals": ("G3.3.6", "G6.1.1"),
    "pool:tokens": ("G2.5", "G4.2.13"),
    "stack": ("G3.1.2", "G3.2.2"),
    "deck:cards": ("G4.1.10", "G11.3"),
    "deck:mayoral": ("G3.3.7", "G4.2.12"),
    "discard": ("G4.1.7", "G11.3"),
    "discard:top": ("G7.G4",),
    "discard:below": ("G4.1.7", "G4.1.10"),
    "aside": ("G4.1.7",),
    "box:out": ("G8.1.1", "G10.7"),
    "hand": ("G4.1.9", "G11.1"),
    "card": ("G4.1.1",),
    "aims": ("G8.1.2", "G11.2"),
    "mayoral": ("G8.1.2",),
    "store": ("G6.1.1", "G4.2.10"),
    "force": ("G7.P5",),
    "tongue": ("G7.P5",),
    **{f"suit.{suit}": ("G2.1", "G2.3") for suit in SUITS},
    **{f"icon.{icon}": ("G2.7",) for icon in "VDHNSXM"},
    "icon.tie": ("G6.2.4",),
    "icon.suit": ("G6.2.5",),
    "icon.hand": ("G6.2.6",),
    "tab.hire": ("G4.1.2",),
    "tab.move": ("G4.1.3",),
    "tab.use": ("G4.1.4", "G4.1.5"),
    "phase.0": ("G3.3.7",),
    "phase.1": ("G4.1.1",),
    "phase.2": ("G4.2.1",),
    "phase.3": ("G5.1.1", "G5.2.1"),
}


def lexicon(box: Box) -> dict[str, Entry]:
    found = named(WORDS, box, RULES)
    for tile in range(TILES):
        found[TILE.ref(tile)] = entry = tile_entry(box, tile)
        if box.tile_shorts[tile] != entry.name:
            found[f"short:{TILE.words[tile]}"] = Entry(box.tile_shorts[tile], "", {}, entry.rules)
    for card in range(CARD_KINDS):
        if box.copies[card]:
            found[CARD.ref(card)] = card_entry(box, card)
    for i, suit in enumerate(SUITS):
        name, text = WORDS.say(box, "lex.family", i), WORDS.say(box, "lex.family-text")
        found[f"suit:{suit}"] = found[f"suit.{suit}"]
        found[f"cards:{suit}"] = Entry(name, text, {}, ("G2.3", "G4.1.7"))
    for card in range(MAYORALS):
        found[LETTER.ref(card)] = mayoral_entry(box, card)
    for kind in range(TOKEN_KINDS):
        found[TOKEN.ref(kind)] = token_entry(box, kind)
    for i, name in enumerate(SIDES):
        found[f"plantation:{name}"] = plantation_entry(box, i)
    return found


def suit_figures(suits: int) -> dict[str, int]:
    return {SUITS[suit]: 1 for suit in range(SUIT_COUNT) if has(suits, suit)}


def icon_figures(icons: tuple[int, ...], of: str = "") -> dict[str, int]:
    """Icons by letter and number, from left to right; a power counts one."""
    kinds = [(ICONS[icon_kind(icon)], icon_number(icon)) for icon in icons]
    return {of + kind.name: 1 if kind.power else n for kind, n in kinds}


def tile_entry(box: Box, tile: int) -> Entry:
    name = box.tile_names[tile]
    figures = {"majority": box.majority[tile], **suit_figures(box.suits[tile])}
    figures |= icon_figures(box.icons[tile])
    if tile < NUMBERED:
        figures["number"] = tile + 1
    if GUILDS <= tile < NUMBERED:
        text = WORDS.say(box, f"lex.promo-{TILE.words[tile]}", box.majority[tile])
        source = box.sources["promo"][tile - GUILDS]
        return Entry(name, text, figures, ("G6.3.1", "G6.3.2", "G6.3.3"), source)
    prizes = rewards(box, box.icons[tile])
    text = WORDS.say(
        box, "lex.tile-prizes", suits(box, box.suits[tile]), box.majority[tile], prizes
    )
    if tile < GUILDS:
        return Entry(name, text, figures, ("G2.1", "G4.2.3"), box.sources["guild"][tile])
    rules = ("G2.2", "G6.2.1", f"G6.2.{tile - CHURCH + 2}")
    return Entry(name, text, figures, rules, box.sources["special"][tile - CHURCH])


def card_entry(box: Box, card: int) -> Entry:
    figures = {"copies": box.copies[card], **suit_figures(box.banners[card])}
    if box.gold[card]:
        figures["gold"] = box.gold[card]
    if box.man_cost[card]:
        figures["man"] = 1
    rules = (f"G7.{ROWS[row_of(card)]}", "G4.1.4")
    source = box.sources["card"][row_of(card)]
    return Entry(box.card_titles[card], ability(box, card), figures, rules, source)


def mayoral_entry(box: Box, card: int) -> Entry:
    figures = {"points": box.mayoral_points[card], "most": box.mayoral_most[card]}
    figures |= dict.fromkeys(box.mayoral_suits[card], 1)
    rules = (f"G8.2.{AIMS.index(box.aims[card]) + 1}", "G8.1.2")
    source = box.sources["mayoral"][card]
    return Entry(box.mayoral_titles[card], aim(box, card), figures, rules, source)


def token_entry(box: Box, kind: int) -> Entry:
    return Entry(
        WORDS.say(box, "lex.token-kind", icon_codes(box.token_icons[kind])),
        WORDS.say(box, "lex.token-prize", rewards(box, box.token_icons[kind])),
        {"count": box.token_counts[kind], **icon_figures(box.token_icons[kind])},
        ("G2.5", "G4.2.10"),
        box.sources["token"][kind],
    )


def plantation_entry(box: Box, at: int) -> Entry:
    (first, second), (back, less) = box.crops[at], box.returns[at]
    return Entry(
        WORDS.say(box, "lex.plantation-side", at),
        WORDS.say(
            box, "lex.plantation-prizes", rewards(box, first), back, rewards(box, second), less
        ),
        {
            **icon_figures(first, "first-"),
            "first-returns": back,
            **icon_figures(second, "second-"),
            "second-returns": less,
        },
        ("G5.1.2", f"G5.1.{at + 5}"),
        box.sources["plantation"][at],
    )
