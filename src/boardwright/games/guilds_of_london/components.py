"""The edition read into frozen tables; an edition that does not add up is refused."""

from __future__ import annotations

from importlib import resources
from typing import Final

from mypy_extensions import mypyc_attr

from boardwright.games.sheet import Row, Sheet
from boardwright.kernel.game import Edition

SUITS: Final = "YBRGP"
SUIT_COUNT: Final = 5

# Tiles: the guilds in the order of their numbers, the promo guilds, the special buildings.
GUILDS: Final = 40
CHEESEMONGERS: Final = 40
PAPERMAKERS: Final = 41
NUMBERED: Final = 42
CHURCH: Final = 42
COMPANY_HALL: Final = 43
GOG_AND_MAGOG: Final = 44
PARADE: Final = 45
UNIVERSITY: Final = 46
TILES: Final = 47

# Action cards: a kind is an ability and a second banner, 0 for none, else the suit plus 1.
ROWS: Final = (
    *[f"Y{n}" for n in range(1, 6)],
    *[f"B{n}" for n in range(1, 6)],
    *[f"R{n}" for n in range(1, 6)],
    *[f"G{n}" for n in range(1, 6)],
    *[f"P{n}" for n in range(1, 8)],
)
SECONDS: Final = 6
CARD_KINDS: Final = 162
CARDS: Final = 105

MAYORALS: Final = 21
TOKEN_KINDS: Final = 9
TOKENS: Final = 30
MOST_MEN: Final = 16
COLOURS: Final = 5  # of men: four for players, one for Boris
BORIS: Final = 4

# Icons are kind * 16 + number. The last three are powers of special buildings.
VP: Final = 0
DRAW: Final = 1
HIRE_ICON: Final = 2
NEUTRAL: Final = 3
SHIP_ICON: Final = 4
FREE_MOVE: Final = 5
MAYORAL: Final = 6
TIES: Final = 7
NAME_SUIT: Final = 8
BIG_HAND: Final = 9
ICON_LETTERS: Final = "VDHNSXM"
POWERS: Final = ("tie", "suit", "hand")
ICON: Final = 16

# What an ability costs besides gold.
NO_MAN: Final = 0
MAN_OF_HALL: Final = 1
MAN_OF_SHIP: Final = 2
COSTS: Final = ("free", "1 gold", "2 gold", "hall", "plantation")

# What the abilities do (G7).
E_HIRE: Final = 0
E_HIRE_DRAW: Final = 1
E_PLACE: Final = 2
E_FEAST: Final = 3
E_SHIP: Final = 4
E_EMIGRATE: Final = 5
E_RECALL: Final = 6
E_GAIN: Final = 7
E_ESCORT: Final = 8
E_MARCH: Final = 9
E_PASSAGE: Final = 10
E_EVICT: Final = 11
E_SWAP: Final = 12
E_END_DRAW: Final = 13
E_LOAN: Final = 14
E_ARCHIVE: Final = 15
E_DRAW: Final = 16
E_MAYORAL: Final = 17
E_NEUTRAL: Final = 18
E_CROWD: Final = 19
E_BEADLE: Final = 20
E_TONGUE: Final = 21
EFFECTS: Final = (
    "hire",
    "hire-and-draw",
    "place",
    "feast",
    "ship",
    "emigrate",
    "recall",
    "gain",
    "escort",
    "march",
    "passage",
    "evict",
    "swap",
    "end-draw",
    "loan",
    "archive",
    "draw",
    "mayoral",
    "neutral",
    "crowd",
    "beadle",
    "tongue",
)
WITH_EXTRA: Final = ("hire-and-draw", "recall", "passage", "loan", "neutral", "beadle")
MOST_AMOUNT: Final = 9

# What Mayoral cards count (G8.2).
COUNTS_SUIT: Final = 0
COUNTS_PAIR: Final = 1
COUNTS_WARD: Final = 2
COUNTS_MONUMENT: Final = 3
COUNTS_SHIP: Final = 4
COUNTS_HALL: Final = 5
COUNTS_ESTATE: Final = 6
COUNTS_TOKEN: Final = 7
COUNTING: Final = ("suit", "pair", "ward", "monument", "plantation", "hall", "estate", "token")

ULSTER: Final = 0
VIRGINIA: Final = 1
SIDES: Final = ("ulster", "virginia")
LEVELS: Final = ("standard", "easy", "hard")


def suit_mask(letters: str) -> int:
    return sum([1 << SUITS.index(letter) for letter in letters])


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Edition):
    """What comes in the box."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet.digest)
        sheet.tables(
            "guild",
            "promo",
            "special",
            "card",
            "mayoral",
            "token",
            "plantation",
            "track",
            "boris",
            "figure",
        )
        self._read_tiles(sheet)
        self._read_cards(sheet)
        self._read_mayoral(sheet)
        self._read_rewards(sheet)
        self._read_tracks(sheet)
        self._read_figures(sheet)
        sheet.finish()

    def _read_tiles(self, sheet: Sheet) -> None:
        guilds = sheet.rows(
            "guild", {"number": int, "name": str, "suits": str, "majority": int, "icons": list}
        )
        promos = sheet.rows(
            "promo", {"number": int, "name": str, "banners": str, "majority": int, "tokens": int}
        )
        specials = sheet.rows(
            "special", {"name": str, "short": str, "suits": str, "majority": int, "icons": list}
        )
        sheet.expect("guild", "guild tiles", len(guilds), GUILDS)
        sheet.expect("promo", "promo guilds", len(promos), NUMBERED - GUILDS)
        sheet.expect("special", "special buildings", len(specials), TILES - NUMBERED)
        for i, row in enumerate([*guilds, *promos]):
            if row.number("number") != i + 1:
                sheet.doubt(row.line, f"number must be {i + 1}, not {row.number('number')}")
        for row in guilds:
            check_suits(sheet, row, (1, 2))
        for row in specials:
            check_suits(sheet, row, (4,))
        for row, wanted in zip(promos, ("different", "same"), strict=False):
            if row.text("banners") != wanted or row.number("tokens") != 2:
                sheet.doubt(row.line, f"banners must be {wanted!r}, tokens 2")
        tiles = [*guilds, *promos, *specials]
        for row in tiles:
            if not 1 <= row.number("majority") <= 9:
                sheet.doubt(row.line, "majority must be 1 to 9")
        sheet.finish()
        self.tile_names: tuple[str, ...] = tuple([row.text("name") for row in tiles])
        self.tile_shorts: tuple[str, ...] = tuple(
            [str(row.values.get("short", row.values["name"])) for row in tiles]
        )
        self.suits: tuple[int, ...] = tuple(
            [suit_mask(str(row.values.get("suits", ""))) for row in tiles]
        )
        self.majority: tuple[int, ...] = tuple([row.number("majority") for row in tiles])
        self.icons: tuple[tuple[int, ...], ...] = tuple(
            [read_icons(sheet, row, "icons") if "icons" in row.values else () for row in tiles]
        )
        self.tile_vp: tuple[int, ...] = tuple([points(icons) for icons in self.icons])
        for tile, icon in ((GOG_AND_MAGOG, TIES), (PARADE, NAME_SUIT), (UNIVERSITY, BIG_HAND)):
            if icon * ICON not in self.icons[tile]:
                row = specials[tile - NUMBERED]
                sheet.doubt(row.line, f"icons must hold {POWERS[icon - TIES]!r}")

    def _read_cards(self, sheet: Sheet) -> None:
        shape = {
            "id": str,
            "title": str,
            "cost": str,
            "effect": str,
            "amount": int,
            "extra": int,
            "banners": list,
        }
        rows = sheet.rows("card", shape, ("extra",))
        sheet.expect("card", "abilities", len(rows), len(ROWS))
        copies = [0] * CARD_KINDS
        for i, row in enumerate(rows[: len(ROWS)]):
            if row.text("id") != ROWS[i]:
                sheet.doubt(row.line, f"id must be {ROWS[i]}, not {row.text('id')}")
            if row.text("cost") not in COSTS:
                known = ", ".join(COSTS)
                sheet.doubt(row.line, f"unknown cost {row.text('cost')!r}; known are {known}")
            if row.text("effect") not in EFFECTS:
                known = ", ".join(EFFECTS)
                sheet.doubt(row.line, f"unknown effect {row.text('effect')!r}; known are {known}")
            if (row.text("effect") in WITH_EXTRA) != ("extra" in row.values):
                need = "needs" if row.text("effect") in WITH_EXTRA else "has no"
                sheet.doubt(row.line, f"{row.text('effect')} {need} extra")
            if not 1 <= row.number("amount") <= MOST_AMOUNT:
                sheet.doubt(row.line, f"amount must be 1 to {MOST_AMOUNT}")
            for banners in row.values["banners"]:
                second = read_banners(ROWS[i][0], banners)
                if second < 0:
                    sheet.doubt(
                        row.line, f"banners {banners!r} must be {ROWS[i][0]} and at most one other"
                    )
                else:
                    copies[i * SECONDS + second] += 1
        sheet.expect("card", "action cards", sum(copies), CARDS)
        sheet.finish()
        self.copies: tuple[int, ...] = tuple(copies)
        # Of each kind of card.
        self.banners: tuple[int, ...] = tuple(
            [
                1 << SUITS.index(ROWS[kind // SECONDS][0])
                | (1 << kind % SECONDS - 1 if kind % SECONDS else 0)
                for kind in range(CARD_KINDS)
            ]
        )
        effects = [EFFECTS.index(row.text("effect")) for row in rows]
        costs = [COSTS.index(row.text("cost")) for row in rows]
        kinds = range(CARD_KINDS)
        self.effects: tuple[int, ...] = tuple([effects[kind // SECONDS] for kind in kinds])
        self.gold: tuple[int, ...] = tuple(
            [costs[kind // SECONDS] if costs[kind // SECONDS] < 3 else 0 for kind in kinds]
        )
        self.man_cost: tuple[int, ...] = tuple(
            [max(costs[kind // SECONDS] - 2, NO_MAN) for kind in kinds]
        )
        self.amounts: tuple[int, ...] = tuple(
            [rows[kind // SECONDS].number("amount") for kind in kinds]
        )
        self.extras: tuple[int, ...] = tuple(
            [int(rows[kind // SECONDS].values.get("extra", 0)) for kind in kinds]
        )
        self.card_titles: tuple[str, ...] = tuple(
            [rows[kind // SECONDS].text("title") for kind in kinds]
        )

    def _read_mayoral(self, sheet: Sheet) -> None:
        shape = {
            "number": int,
            "title": str,
            "counts": str,
            "suits": str,
            "points": int,
            "most": int,
        }
        rows = sheet.rows("mayoral", shape, ("suits",))
        sheet.expect("mayoral", "Mayoral cards", len(rows), MAYORALS)
        for i, row in enumerate(rows):
            if row.number("number") != i + 1:
                sheet.doubt(row.line, f"number must be {i + 1}, not {row.number('number')}")
            counts = row.text("counts")
            if counts not in COUNTING:
                known = ", ".join(COUNTING)
                sheet.doubt(row.line, f"unknown counts {counts!r}; known are {known}")
                continue
            check_suits(sheet, row, ({"suit": 1, "pair": 2}.get(counts, 0),))
            if row.number("points") < 1 or row.number("most") < 1:
                sheet.doubt(row.line, "points and most must be 1 or more")
        sheet.finish()
        self.mayoral_titles: tuple[str, ...] = tuple([row.text("title") for row in rows])
        self.counting: tuple[int, ...] = tuple([COUNTING.index(row.text("counts")) for row in rows])
        self.mayoral_suits: tuple[str, ...] = tuple(
            [str(row.values.get("suits", "")) for row in rows]
        )
        self.mayoral_masks: tuple[int, ...] = tuple(
            [suit_mask(letters) for letters in self.mayoral_suits]
        )
        self.mayoral_points: tuple[int, ...] = tuple([row.number("points") for row in rows])
        self.mayoral_most: tuple[int, ...] = tuple([row.number("most") for row in rows])

    def _read_rewards(self, sheet: Sheet) -> None:
        tokens = sheet.rows("token", {"icons": list, "count": int})
        sheet.expect("token", "kinds of tokens", len(tokens), TOKEN_KINDS)
        self.token_icons: tuple[tuple[int, ...], ...] = tuple(
            [read_icons(sheet, row, "icons") for row in tokens]
        )
        self.token_counts: tuple[int, ...] = tuple([row.number("count") for row in tokens])
        sheet.expect("token", "tokens", sum(self.token_counts), TOKENS)
        shape = {
            "side": str,
            "first": list,
            "first_returns": int,
            "second": list,
            "second_returns": int,
        }
        sides = sheet.rows("plantation", shape)
        found = tuple([row.text("side") for row in sides])
        if found != SIDES:
            sheet.doubt(sheet.line_of("plantation"), f"sides must be {', '.join(SIDES)}")
        # Rewards and returned men by side: first, second.
        self.crops: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            [(read_icons(sheet, row, "first"), read_icons(sheet, row, "second")) for row in sides]
        )
        self.returns: tuple[tuple[int, ...], ...] = tuple(
            [(row.number("first_returns"), row.number("second_returns")) for row in sides]
        )

    def _read_tracks(self, sheet: Sheet) -> None:
        shape = {
            "seats": int,
            "spaces": int,
            "grey": list,
            "every": int,
            "grows": int,
            "neutrals": int,
        }
        rows = sheet.rows("track", shape)
        sheet.expect("track", "tracks", len(rows), 4)
        for i, row in enumerate(rows):
            grey = row.values["grey"]
            whole = bool(grey) and all(isinstance(space, int) for space in grey)
            if row.number("seats") != i + 1:
                sheet.doubt(row.line, f"seats must be {i + 1}, not {row.number('seats')}")
            if not whole or grey != sorted(grey) or grey[-1] != row.number("spaces"):
                sheet.doubt(row.line, "grey spaces must rise up to the last space")
            if row.number("every") < 1 or (row.number("grows") > 0) != (i >= 2):
                sheet.doubt(row.line, "tiles must be resolved, and grow with 3 and 4 players only")
        # By number of seats less 1.
        self.spaces: tuple[int, ...] = tuple([row.number("spaces") for row in rows])
        self.grey: tuple[tuple[int, ...], ...] = tuple([tuple(row.values["grey"]) for row in rows])
        self.every: tuple[int, ...] = tuple([row.number("every") for row in rows])
        self.grows: tuple[int, ...] = tuple([row.number("grows") for row in rows])
        self.board_neutrals: tuple[int, ...] = tuple([row.number("neutrals") for row in rows])
        levels = sheet.rows("boris", {"level": str, "hires": int, "early": int, "late": int})
        found = tuple([row.text("level") for row in levels])
        if found != LEVELS:
            sheet.doubt(sheet.line_of("boris"), f"levels must be {', '.join(LEVELS)}")
        self.boris: tuple[tuple[int, int, int], ...] = tuple(
            [(row.number("hires"), row.number("early"), row.number("late")) for row in levels]
        )

    def _read_figures(self, sheet: Sheet) -> None:
        rows = sheet.rows("figure", {"name": str, "value": int})
        found = {row.text("name"): row.number("value") for row in rows}
        self.men: int = figure(sheet, found, "men")
        self.men_in_hall: int = figure(sheet, found, "men in the guildhall")
        self.neutrals: int = figure(sheet, found, "neutrals")
        self.seeded: int = figure(sheet, found, "seeded neutrals")
        self.start_hand: int = figure(sheet, found, "starting hand")
        self.mayoral_dealt: int = figure(sheet, found, "mayoral cards dealt")
        self.draw_idle: int = figure(sheet, found, "draw after a pass")
        self.draw_acted: int = figure(sheet, found, "draw after actions")
        self.hand_limit: int = figure(sheet, found, "hand limit")
        self.no_mayoral: int = figure(sheet, found, "points for no mayoral card")
        self.no_token: int = figure(sheet, found, "points for no token")
        self.reach: int = figure(sheet, found, "discards in reach")
        self.claim_price: int = figure(sheet, found, "tokens for a claim")
        self.early_rounds: int = figure(sheet, found, "early rounds of boris")
        if self.men > MOST_MEN or self.men_in_hall > self.men:
            sheet.doubt(sheet.line_of("figure"), f"men must be {MOST_MEN} at most, in all")
        for name in found:
            sheet.doubt(sheet.line_of("figure"), f"unknown figure {name!r}")
        seeded = self.seeded + self.board_neutrals[0]
        sheet.expect("figure", "neutrals alone, seeded and not", seeded, self.neutrals)


def figure(sheet: Sheet, found: dict[str, int], name: str) -> int:
    """Take a figure out of those found; what is left over has no meaning."""
    value = found.pop(name, 0)
    if value < 1:
        sheet.doubt(sheet.line_of("figure"), f"figure {name!r} must be 1 or more")
    return value


def check_suits(sheet: Sheet, row: Row, sizes: tuple[int, ...]) -> None:
    letters = str(row.values.get("suits", ""))
    wrong = set(letters) - set(SUITS) or len(set(letters)) != len(letters)
    if wrong or len(letters) not in sizes:
        wanted = " or ".join([str(size) for size in sizes])
        sheet.doubt(row.line, f"suits must be {wanted} letters of {SUITS}, not {letters!r}")


def read_banners(own: str, banners: object) -> int:
    """The second banner of a card, 0 for none, -1 for nonsense."""
    if banners == own:
        return 0
    for suit, letter in enumerate(SUITS):
        if letter != own and banners == own + letter:
            return suit + 1
    return -1


def read_icons(sheet: Sheet, row: Row, key: str) -> tuple[int, ...]:
    icons: list[int] = []
    for word in row.values[key]:
        text = str(word)
        if text in POWERS:
            icons.append((TIES + POWERS.index(text)) * ICON)
        elif len(text) == 2 and text[0] in ICON_LETTERS and text[1] in "123456789":
            icons.append(ICON_LETTERS.index(text[0]) * ICON + int(text[1]))
        else:
            sheet.doubt(
                row.line,
                f"icon {text!r} must be a letter of {ICON_LETTERS} and 1 to 9,"
                f" or one of {', '.join(POWERS)}",
            )
    return tuple(icons)


def points(icons: tuple[int, ...]) -> int:
    """The VP among some icons."""
    return sum([icon % ICON for icon in icons if icon // ICON == VP])


_BOXED: list[Box] = []


def boxed() -> Box:
    """The edition in the box, read once."""
    if not _BOXED:
        text = resources.files(__package__).joinpath("edition.toml").read_text("utf-8")
        _BOXED.append(Box(Sheet(text)))
    return _BOXED[0]
