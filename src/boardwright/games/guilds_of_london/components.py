"""The edition read into frozen tables; an edition that does not add up is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from boardwright.games.bits import add, only
from boardwright.games.sheet import TEXT, TEXTS, Kind, OneOf, Row, Sheet, Whole, Wholes
from boardwright.kernel.game import Edition
from boardwright.kernel.visibility import members

if TYPE_CHECKING:
    from boardwright.games.guilds_of_london.aims import Aim
    from boardwright.games.guilds_of_london.effects.effect import Effect
    from boardwright.games.guilds_of_london.flow.icons import Icon

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


def row_of(card: int) -> int:
    """Its ability."""
    return card // SECONDS


def has_second(card: int) -> bool:
    return card % SECONDS > 0


def banners_of(card: int) -> int:
    """Its suits, as a bit set."""
    own = only(SUITS.index(ROWS[row_of(card)][0]))
    return add(own, card % SECONDS - 1) if has_second(card) else own


MAYORALS: Final = 21
TOKEN_KINDS: Final = 9
TOKENS: Final = 30
MOST_MEN: Final = 16
COLOURS: Final = 5  # of men: four for players, one for Boris
BORIS: Final = 4

# Icons are a kind and a number in one. The kinds are those of flow/icons.py; these two are also
# paid where none is printed.
VP: Final = 0
NAME_SUIT: Final = 8
NUMBERS: Final = 16


def icon_id(kind: int, n: int) -> int:
    return kind * NUMBERS + n


def icon_kind(icon: int) -> int:
    return icon // NUMBERS


def icon_number(icon: int) -> int:
    return icon % NUMBERS


# What an ability costs besides gold.
NO_MAN: Final = 0
MAN_OF_HALL: Final = 1
MAN_OF_SHIP: Final = 2
COSTS: Final = ("free", "1 gold", "2 gold", "hall", "plantation")

MOST_AMOUNT: Final = 9

ULSTER: Final = 0
VIRGINIA: Final = 1
SIDES: Final = ("ulster", "virginia")
LEVELS: Final = ("standard", "easy", "hard")
MOST_ROUNDS: Final = 60
SPIRAL_CELLS: Final = 20  # room for the tiles of all growths

# Everything else that is a number, and what it may be. Points for a token are held as an icon; the
# Mayoral cards dealt must do for four players.
FIGURES: Final[dict[str, Whole]] = {
    "men": Whole(1, MOST_MEN),
    "men in the guildhall": Whole(0, MOST_MEN),
    "neutrals": Whole(1, 99),
    "seeded neutrals": Whole(1, 20),
    "starting hand": Whole(1, CARDS // 4),
    "mayoral cards dealt": Whole(1, MAYORALS // 4),
    "draw after a pass": Whole(0, 20),
    "draw after actions": Whole(0, 20),
    "hand limit": Whole(1, 30),
    "points for no mayoral card": Whole(0, 50),
    "points for no token": Whole(1, 9),
    "discards in reach": Whole(1, CARDS),
    "tokens for a claim": Whole(1, TOKENS),
    "early rounds of boris": Whole(0, MOST_ROUNDS),
}


def suit_mask(letters: str) -> int:
    return only(*[SUITS.index(letter) for letter in letters])


def meet(suits: int, others: int) -> bool:
    """Whether two sets have a suit in common."""
    return suits & others != 0


def apart(pair: int) -> tuple[int, int]:
    """A set of two suits as two sets of one."""
    one = pair & -pair
    return one, pair ^ one


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Edition):
    """What comes in the box."""

    def __init__(
        self,
        sheet: Sheet,
        effects: tuple[Effect, ...],
        aims: tuple[Aim, ...],
        icons: tuple[Icon, ...],
    ) -> None:
        super().__init__(sheet.digest, sheet.sources())
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
        self._read_tiles(sheet, icons)
        self._read_cards(sheet, effects)
        self._read_mayoral(sheet, aims)
        self._read_rewards(sheet, icons)
        self._read_tracks(sheet)
        self._read_figures(sheet)
        sheet.finish()

    def _read_tiles(self, sheet: Sheet, known: tuple[Icon, ...]) -> None:
        common: dict[str, Kind] = {"name": TEXT, "majority": Whole(1, 9)}
        number = Whole(1, NUMBERED)
        faces: dict[str, Kind] = {"suits": TEXT, "icons": TEXTS}
        rules = OneOf(("different", "same"))
        guilds = sheet.rows("guild", {**common, **faces, "number": number})
        promos = sheet.rows(
            "promo", {**common, "number": number, "banners": rules, "tokens": Whole(1, 9)}
        )
        specials = sheet.rows("special", {**common, **faces, "short": TEXT})
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
            if row.text("banners") != wanted:
                sheet.doubt(row.line, f"banners must be {wanted!r}: it is the rule of this guild")
            if row.number("tokens") != 2:
                sheet.doubt(row.line, "tokens must be 2: the program holds two for each guild")
        for row in guilds:
            check_powers(sheet, row, "icons", ("suit",), known)
        for row, power in zip(specials, ("", "", "tie", "", "hand"), strict=False):
            check_powers(sheet, row, "icons", ("suit", power) if power else ("suit",), known)
        tiles = [*guilds, *promos, *specials]
        sheet.finish()
        self.tile_names: tuple[str, ...] = tuple([row.text("name") for row in tiles])
        self.tile_shorts: tuple[str, ...] = tuple(
            [str(row.values.get("short", row.values["name"])) for row in tiles]
        )
        self.suits: tuple[int, ...] = tuple(
            [suit_mask(str(row.values.get("suits", ""))) for row in tiles]
        )
        # The same one by one.
        self.suits_in: tuple[tuple[int, ...], ...] = tuple(
            [tuple(members(mask)) for mask in self.suits]
        )
        self.majority: tuple[int, ...] = tuple([row.number("majority") for row in tiles])
        self.icons: tuple[tuple[int, ...], ...] = tuple(
            [
                read_icons(sheet, row, "icons", known) if "icons" in row.values else ()
                for row in tiles
            ]
        )
        self.tile_vp: tuple[int, ...] = tuple([points(icons) for icons in self.icons])
        for tile, power in ((GOG_AND_MAGOG, "tie"), (PARADE, "suit"), (UNIVERSITY, "hand")):
            row = specials[tile - NUMBERED]
            if power not in row.values["icons"]:
                sheet.doubt(row.line, f"icons must hold {power!r}")

    def _read_cards(self, sheet: Sheet, known: tuple[Effect, ...]) -> None:
        named = {effect.name: effect for effect in known}
        shape: dict[str, Kind] = {
            "id": TEXT,
            "title": TEXT,
            "cost": OneOf(COSTS),
            "effect": OneOf(tuple(named)),
            "amount": Whole(1, MOST_AMOUNT),
            "extra": Whole(-MOST_AMOUNT, MOST_AMOUNT),
            "banners": TEXTS,
        }
        rows = sheet.rows("card", shape, ("extra",))
        sheet.expect("card", "abilities", len(rows), len(ROWS))
        copies = [0] * CARD_KINDS
        for i, row in enumerate(rows[: len(ROWS)]):
            if row.text("id") != ROWS[i]:
                sheet.doubt(row.line, f"id must be {ROWS[i]}, not {row.text('id')}")
            check_ability(sheet, row, named[row.text("effect")])
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
        self.banners: tuple[int, ...] = tuple([banners_of(kind) for kind in range(CARD_KINDS)])
        effects = [named[row.text("effect")] for row in rows]
        costs = [COSTS.index(row.text("cost")) for row in rows]
        kinds = range(CARD_KINDS)
        self.effects: tuple[Effect, ...] = tuple([effects[row_of(kind)] for kind in kinds])
        self.gold: tuple[int, ...] = tuple(
            [costs[row_of(kind)] if costs[row_of(kind)] < 3 else 0 for kind in kinds]
        )
        self.man_cost: tuple[int, ...] = tuple(
            [max(costs[row_of(kind)] - 2, NO_MAN) for kind in kinds]
        )
        self.amounts: tuple[int, ...] = tuple(
            [rows[row_of(kind)].number("amount") for kind in kinds]
        )
        self.extras: tuple[int, ...] = tuple(
            [int(rows[row_of(kind)].values.get("extra", 0)) for kind in kinds]
        )
        self.strengths: tuple[float, ...] = tuple(
            [
                self.effects[kind].worth(self.amounts[kind], self.gold[kind], self.man_cost[kind])
                for kind in kinds
            ]
        )
        self.card_titles: tuple[str, ...] = tuple(
            [rows[row_of(kind)].text("title") for kind in kinds]
        )

    def _read_mayoral(self, sheet: Sheet, known: tuple[Aim, ...]) -> None:
        named = {aim.name: aim for aim in known}
        shape: dict[str, Kind] = {
            "number": Whole(1, MAYORALS),
            "title": TEXT,
            "counts": OneOf(tuple(named)),
            "suits": TEXT,
            "points": Whole(1, 20),
            "most": Whole(1, 99),
        }
        rows = sheet.rows("mayoral", shape, ("suits",))
        sheet.expect("mayoral", "Mayoral cards", len(rows), MAYORALS)
        for i, row in enumerate(rows):
            if row.number("number") != i + 1:
                sheet.doubt(row.line, f"number must be {i + 1}, not {row.number('number')}")
            aim = named[row.text("counts")]
            if aim.suits_named:
                check_suits(sheet, row, (aim.suits_named,))
            elif "suits" in row.values:
                sheet.doubt(row.line, f"{aim.name} has no suits")
        sheet.finish()
        self.mayoral_titles: tuple[str, ...] = tuple([row.text("title") for row in rows])
        self.aims: tuple[Aim, ...] = tuple([named[row.text("counts")] for row in rows])
        # Asked of every card at every look of a judge.
        self.on_tiles: tuple[bool, ...] = tuple([aim.on_tiles for aim in self.aims])
        self.fleeting: tuple[bool, ...] = tuple([aim.fleeting for aim in self.aims])
        self.mayoral_suits: tuple[str, ...] = tuple(
            [str(row.values.get("suits", "")) for row in rows]
        )
        self.mayoral_masks: tuple[int, ...] = tuple(
            [suit_mask(letters) for letters in self.mayoral_suits]
        )
        self.mayoral_points: tuple[int, ...] = tuple([row.number("points") for row in rows])
        self.mayoral_most: tuple[int, ...] = tuple([row.number("most") for row in rows])

    def _read_rewards(self, sheet: Sheet, known: tuple[Icon, ...]) -> None:
        tokens = sheet.rows("token", {"icons": TEXTS, "count": Whole(0, TOKENS)})
        sheet.expect("token", "kinds of tokens", len(tokens), TOKEN_KINDS)
        for row in tokens:
            check_powers(sheet, row, "icons", (), known)
        self.token_icons: tuple[tuple[int, ...], ...] = tuple(
            [read_icons(sheet, row, "icons", known) for row in tokens]
        )
        self.token_counts: tuple[int, ...] = tuple([row.number("count") for row in tokens])
        sheet.expect("token", "tokens", sum(self.token_counts), TOKENS)
        back = Whole(0, MOST_MEN)
        shape: dict[str, Kind] = {"side": OneOf(SIDES), "first": TEXTS, "second": TEXTS}
        sides = sheet.rows("plantation", {**shape, "first_returns": back, "second_returns": back})
        check_names(sheet, "plantation", "side", sides, SIDES)
        for row in sides:
            check_powers(sheet, row, "first", (), known)
            check_powers(sheet, row, "second", (), known)
        # Rewards and returned men by side: first, second.
        self.crops: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            [
                (read_icons(sheet, row, "first", known), read_icons(sheet, row, "second", known))
                for row in sides
            ]
        )
        self.returns: tuple[tuple[int, ...], ...] = tuple(
            [(row.number("first_returns"), row.number("second_returns")) for row in sides]
        )

    def _read_tracks(self, sheet: Sheet) -> None:
        space = Whole(1, MOST_ROUNDS)
        shape: dict[str, Kind] = {
            "seats": Whole(1, 4),
            "spaces": space,
            "grey": Wholes(1, MOST_ROUNDS),
            "every": space,
            "grows": Whole(0, SPIRAL_CELLS),
            "neutrals": Whole(0, 99),
        }
        rows = sheet.rows("track", shape)
        sheet.expect("track", "tracks", len(rows), 4)
        for i, row in enumerate(rows):
            if row.number("seats") != i + 1:
                sheet.doubt(row.line, f"seats must be {i + 1}, not {row.number('seats')}")
            check_track(sheet, row)
        # By number of seats less 1.
        self.spaces: tuple[int, ...] = tuple([row.number("spaces") for row in rows])
        self.grey: tuple[tuple[int, ...], ...] = tuple([tuple(row.values["grey"]) for row in rows])
        self.every: tuple[int, ...] = tuple([row.number("every") for row in rows])
        self.grows: tuple[int, ...] = tuple([row.number("grows") for row in rows])
        self.board_neutrals: tuple[int, ...] = tuple([row.number("neutrals") for row in rows])
        shown = Whole(0, 20)
        cards: dict[str, Kind] = {"hires": Whole(0, MOST_MEN), "early": shown, "late": shown}
        levels = sheet.rows("boris", {"level": OneOf(LEVELS), **cards})
        check_names(sheet, "boris", "level", levels, LEVELS)
        self.boris: tuple[tuple[int, int, int], ...] = tuple(
            [(row.number("hires"), row.number("early"), row.number("late")) for row in levels]
        )

    def _read_figures(self, sheet: Sheet) -> None:
        rows = sheet.rows("figure", {"name": OneOf(tuple(FIGURES)), "value": Whole(0, 999)})
        found: dict[str, int] = {}
        for row in rows:
            name, value = row.text("name"), row.number("value")
            if name in found:
                sheet.doubt(row.line, f"figure {name!r} stands twice")
            if wrong := FIGURES[name].flaw(value):
                sheet.doubt(row.line, f"value of {name!r} {wrong}")
            found[name] = value
        for name in FIGURES:
            if name not in found:
                sheet.doubt(sheet.line_of("figure"), f"figure {name!r} is missing")
        sheet.finish()
        self.men: int = found["men"]
        self.men_in_hall: int = found["men in the guildhall"]
        self.neutrals: int = found["neutrals"]
        self.seeded: int = found["seeded neutrals"]
        self.start_hand: int = found["starting hand"]
        self.mayoral_dealt: int = found["mayoral cards dealt"]
        self.draw_idle: int = found["draw after a pass"]
        self.draw_acted: int = found["draw after actions"]
        self.hand_limit: int = found["hand limit"]
        self.no_mayoral: int = found["points for no mayoral card"]
        self.no_token: int = found["points for no token"]
        self.reach: int = found["discards in reach"]
        self.claim_price: int = found["tokens for a claim"]
        self.early_rounds: int = found["early rounds of boris"]
        if self.men_in_hall > self.men:
            sheet.doubt(sheet.line_of("figure"), "more men start in the Guildhall than there are")
        seeded = self.seeded + self.board_neutrals[0]
        sheet.expect("figure", "neutrals alone, seeded and not", seeded, self.neutrals)
        for seats, n in enumerate(self.board_neutrals, 1):
            if n > self.neutrals:
                sheet.doubt(
                    sheet.line_of("track"),
                    f"{n} neutrals with {seats} players; there are {self.neutrals}",
                )


def check_ability(sheet: Sheet, row: Row, effect: Effect) -> None:
    """An ability does something, and all of its figures count."""
    name = effect.name
    if effect.has_extra != ("extra" in row.values):
        need = "needs" if effect.has_extra else "has no"
        sheet.doubt(row.line, f"{name} {need} extra")
        return
    if effect.once and row.number("amount") != 1:
        sheet.doubt(row.line, f"amount of {name} must be 1: the program does it once")
    if effect.draws_extra and row.number("extra") < 1:
        sheet.doubt(row.line, f"extra of {name} must be 1 or more: so many cards are drawn")
    elif effect.has_extra and row.number("extra") == 0:
        sheet.doubt(row.line, f"extra of {name} must not be 0: it changes the end draw")


def check_names(
    sheet: Sheet, table: str, key: str, rows: list[Row], wanted: tuple[str, ...]
) -> None:
    """The rows of a table stand for these things, in this order."""
    if tuple([row.text(key) for row in rows]) != wanted:
        sheet.doubt(sheet.line_of(table), f"{key}s must be {', '.join(wanted)}")
        sheet.finish()


def check_track(sheet: Sheet, row: Row) -> None:
    """A round track can be walked to its end, and the tiles of its growths find room."""
    grey, seats, grows = row.numbers("grey"), row.number("seats"), row.number("grows")
    if not grey or grey != sorted(set(grey)) or grey[-1] != row.number("spaces"):
        sheet.doubt(row.line, "grey spaces must rise up to the last space")
    if (grows > 0) != (seats > 2):
        sheet.doubt(row.line, "the city must grow with 3 and 4 players only")
    if grows * (len(grey) - 1) > SPIRAL_CELLS:
        sheet.doubt(row.line, f"all growths together have room for {SPIRAL_CELLS} tiles")


def check_powers(
    sheet: Sheet, row: Row, key: str, fitting: tuple[str, ...], known: tuple[Icon, ...]
) -> None:
    """A power stands only where it has a meaning, and once."""
    for icon in known:
        n = row.values[key].count(icon.name)
        if icon.power and n and icon.name not in fitting:
            sheet.doubt(row.line, f"icon {icon.name!r} does nothing here")
        elif icon.power and n > 1:
            sheet.doubt(row.line, f"icon {icon.name!r} stands twice")


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


def read_icons(sheet: Sheet, row: Row, key: str, known: tuple[Icon, ...]) -> tuple[int, ...]:
    """A letter with a number, or the name of a power."""
    icons: list[int] = []
    names = [icon.name for icon in known]
    letters = [icon.name for icon in known if not icon.power]
    powers = [icon.name for icon in known if icon.power]
    for text in row.values[key]:
        if text in powers:
            icons.append(icon_id(names.index(text), 0))
        elif len(text) == 2 and text[0] in letters and text[1] in "123456789":
            icons.append(icon_id(names.index(text[0]), int(text[1])))
        else:
            sheet.doubt(
                row.line,
                f"icon {text!r} must be a letter of {''.join(letters)} and 1 to 9,"
                f" or one of {', '.join(powers)}",
            )
    return tuple(icons)


def points(icons: tuple[int, ...]) -> int:
    """The VP among some icons."""
    return sum([icon_number(icon) for icon in icons if icon_kind(icon) == VP])
