"""Tables before, between and after games: founding, sitting down, links, starting, rematches."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
from contextlib import suppress
from typing import Any, cast

from boardwright.games import find
from boardwright.kernel.chance import Sealed, commitment
from boardwright.kernel.game import BadInput, Edition, Game
from boardwright.match import Match, Player, read_record
from boardwright.match.match import goals_of, new_seed
from boardwright.server import messages as m
from boardwright.server.catalog import boxed, option_info, playable, say, value_words
from boardwright.server.guard import Origins, Refusal, new_token
from boardwright.server.hall import Hall, Live
from boardwright.store import Grant, LinkRow, Person, SeatRow, Store, TableRow, Taken, hashed

LONGEST_NAME = 40
LARGEST_EDITION = 256 << 10  # characters; the boxed ones have a sixth of that at most
LONGEST_LINE = 2000  # of an edition
LONGEST_RECORD = 20_000  # entries
MOST_WAYS_BACK = 200
LEVEL = "journeyman"  # of bots that fill free seats
WATCH = -1
AGAIN = "again/"  # a seat of a rematch is open to whoever held this one before


def game_named(name: str) -> Game:
    found = next((game for game in playable() if game.name == name), None)
    if found is None:
        raise Refusal(404, "unknown-game")
    return found


def called(name: str) -> str:
    """A name as it is kept: one line, no blanks around it."""
    name = " ".join(name.split())
    if len(name) > LONGEST_NAME or not all(sign.isprintable() for sign in name):
        raise Refusal(422, "bad-name")
    return name


class Founding:
    def __init__(self, store: Store, hall: Hall, origins: Origins) -> None:
        self.store = store
        self.hall = hall
        self.origins = origins

    def now(self) -> int:
        return int(self.hall.clock() * 1000)

    # Founding.

    async def found(self, person: Person, plan: m.NewTable) -> m.Founded:
        game = game_named(plan.game)
        if len(plan.seats) not in game.seats:
            raise Refusal(422, "seats")
        edition = await self.edition(game, plan.edition)
        options = checked(game, len(plan.seats), plan.options, plan.preset)
        seed = new_seed()
        house = {
            "options": options,
            "preset": plan.preset,
            "edition": edition,
            "pace": {"budget": plan.pace.budget, "increment": plan.pace.increment},
            "watchers": plan.watchers,
            "delay": plan.delay,
            "rated": plan.rated,
            "seed": seed,
            "commit": commitment(seed),
        }
        row = self.row(game.name, person.id, house, plan.listed)
        seats = seats_for(row.id, plan.seats, person, plan.shuffle)
        await self.store.found(row, seats)
        for seat in seats:
            if seat.person == person.id:
                await self.store.grant(row.id, seat.seat, person.id)
        if plan.start or all(seat.kind != "free" for seat in seats):
            await self.start(row.id, person)
            return await self.founded(row.id, person)
        links = [await self.link(row.id, seat.seat) for seat in seats if seat.kind == "free"]
        if plan.watchers:
            links.append(await self.link(row.id, WATCH))
        return m.Founded(await self.info(row.id, person), links)

    def row(self, game: str, founder: str, house: dict[str, Any], listed: bool) -> TableRow:
        now = self.now()
        return TableRow(
            id=secrets.token_urlsafe(16),
            game=game,
            phase="gathering",
            listed=listed,
            founder=founder,
            founded=now,
            moved=now,
            house=house,
            asked=-1,
            since=now,
            summary={},
            n=-1,
        )

    async def edition(self, game: Game, text: str) -> str | None:
        """Check and keep another edition; its digest, or None for the boxed one."""
        if not text:
            return None
        digest: str = (await read_edition(game, text)).digest
        if digest == boxed(game.name).digest:
            return None
        await self.store.keep_edition(digest, game.name, text)
        return digest

    # Links and seats.

    async def link(self, table: str, seat: int, keeps: str = "") -> m.Link:
        """A new way to a seat; the one before leads nowhere from now on, and whoever came by it
        has to come again, but for one who keeps the seat."""
        await self.store.revoke_links(table, seat, keeps)
        token = new_token()
        await self.store.keep_link(hashed(token), table, seat)
        return m.Link(seat, f"{self.origins.url}/join#{token}")

    async def new_link(self, table: str, seat: int, person: Person) -> m.Link:
        row = await self.seen(table, person)
        seats = await self.store.seats(table)
        if not WATCH <= seat < len(seats):
            raise Refusal(404, "no-seat")
        mine = seat >= 0 and seat in await self.held(table, person)
        if row.founder != person.id and not mine:
            raise Refusal(403, "not-founder")
        if seat >= 0 and not mine and not await self.lent(seats[seat]):
            raise Refusal(409, "no-seat")
        return await self.link(table, seat, person.id if mine else "")

    async def held(self, table: str, person: Person) -> list[int]:
        """The seats that somebody may play."""
        grants = await self.store.grants(table)
        return [seat for seat, who in grants if seat >= 0 and who == person.id]

    async def lent(self, seat: SeatRow) -> bool:
        """Whether whoever opened the table may give a seat away by a link: no bot's, and nobody's
        who came without one. Whoever came by one loses the seat."""
        await self.store.revoke_links(seat.table, seat.seat)
        held = [grant.seat for grant in await self.store.grants(seat.table)]
        return seat.kind != "bot" and seat.seat not in held

    async def end_link(self, table: str, seat: int, person: Person) -> None:
        row = await self.seen(table, person)
        if row.founder != person.id:
            raise Refusal(403, "not-founder")
        await self.store.revoke_links(table, seat)

    async def look(self, token: str) -> m.Found:
        """Where a link leads to."""
        link = await self.store.link(hashed(token))
        if link is None:
            return m.Found(why=say("house.bad-link"))
        if link.revoked:
            return m.Found(why=say("house.used-link"))
        row = await self.store.table(link.table)
        assert row is not None
        seats = await self.store.seats(link.table)
        founder = next((s.name for s in seats if s.person == row.founder), "")
        taken = link.seat >= 0 and seats[link.seat].kind != "free"
        game, info = find(row.game), table_info(row, seats, [], "")
        return m.Found(
            row.id,
            row.game,
            game.title,
            link.seat,
            founder,
            taken,
            seats=info.seats,
            changed=info.changed,
            pace=info.pace,
            commit=info.commit,
        )

    async def join(self, person: Person, wish: m.Join) -> m.TableInfo:
        """Sit down by a link; whoever opens it on another device gets the same seat."""
        link = await self.store.link(hashed(wish.token))
        if link is None or link.revoked:
            raise Refusal(404, "bad-link" if link is None else "used-link")
        name = called(wish.name or person.name)
        await self.check_opens(link, person)
        if await self.store.use_link(hashed(wish.token), person.id) is None:
            raise Refusal(404, "used-link")
        if link.seat >= 0:
            with suppress(Taken):  # a second device at the same seat
                await self.store.take_seat(link.table, link.seat, person.id, name)
            await self.seated(link.table)
        return await self.info(link.table, person)

    async def check_opens(self, link: LinkRow, person: Person) -> None:
        """A link does not show one player another's hand, nor a bot's."""
        if link.seat < 0:
            return
        seat = (await self.store.seats(link.table))[link.seat]
        mine = await self.held(link.table, person)
        if seat.kind == "bot" or (seat.kind == "person" and mine and link.seat not in mine):
            raise Refusal(409, "no-seat")

    async def sit(self, table: str, person: Person, wish: m.Sit) -> m.TableInfo:
        """Sit down at an open table of the lobby."""
        row = await self.seen(table, person)
        if row.phase != "gathering":
            raise Refusal(409, "begun")
        for seat in await self.store.seats(table):
            wanted = wish.seat in (-1, seat.seat)
            if seat.kind == "free" and seat.open_to == "anyone" and wanted and row.listed:
                try:
                    name = called(wish.name or person.name)
                    await self.store.take_seat(table, seat.seat, person.id, name)
                except Taken:
                    continue
                await self.seated(table)
                return await self.info(table, person)
        raise Refusal(409, "no-seat")

    async def seated(self, table: str) -> None:
        """Somebody sat down: with the last one the game begins."""
        row = await self.store.table(table)
        seats = await self.store.seats(table)
        if row is not None and row.phase == "gathering":
            if all(seat.kind != "free" for seat in seats):
                await self.begin(row, seats)

    # Starting.

    async def start(self, table: str, person: Person, without: bool = False) -> None:
        """Begin now: bots take the free seats, or the game is played without them."""
        row = await self.store.table(table)
        if row is None:
            raise Refusal(403, "not-founder")
        among = row.house.get("follows") and await self.held(table, person)
        if row.founder != person.id and not among:  # a rematch is everybody's who wants it
            raise Refusal(403, "not-founder")
        if row.phase != "gathering":
            raise Refusal(409, "begun")
        if without:
            await self.drop_free(row)
        level = LEVEL if LEVEL in levels(row.game) else levels(row.game)[0]
        for seat in await self.store.seats(table):
            if seat.kind == "free":
                with suppress(Taken):  # somebody sat down at this moment
                    change = {"kind": "bot", "level": level, "name": ""}
                    await self.store.change_seat(table, seat.seat, was="free", **change)
                    await self.store.revoke_links(table, seat.seat)
        await self.begin(row, await self.store.seats(table))

    async def drop_free(self, row: TableRow) -> None:
        """Take the free seats away, if so few can play it."""
        game, seats = find(row.game), await self.store.seats(row.id)
        left = len([seat for seat in seats if seat.kind != "free"])
        if left not in game.seats:
            raise Refusal(422, "seats")
        checked(game, left, row.house["options"], row.house["preset"])
        for seat in reversed(seats):
            if seat.kind == "free":
                with suppress(Taken):  # somebody sat down at this moment
                    await self.store.drop_seat(row.id, seat.seat)

    async def begin(self, row: TableRow, seats: list[SeatRow]) -> Live:
        house = row.house
        text = await self.store.edition(house["edition"]) if house["edition"] else None
        game = find(row.game)
        box = game.edition(text) if text else boxed(row.game)
        players = [player_of(seat) for seat in seats]
        options = house["options"]
        match = Match.new(game, len(seats), options, box, house["seed"], players)
        return await self.hall.begin(row, match, text)

    async def rematch(self, table: str, person: Person) -> m.TableInfo:
        """Another game with the same people, seats moved on by one. The first who asks founds it,
        with a seat kept for each of the others; with the last answer it begins."""
        row = await self.seen(table, person)
        if row.phase != "over":
            raise Refusal(409, "not-over")
        held = await self.held(table, person)
        if not held:
            raise Refusal(403, "no-seat")
        old, grants = await self.store.seats(table), await self.store.grants(table)
        fresh = row.house.get("rematch") or await self.found_again(row, old, person)
        for seat in await self.store.seats(fresh):
            before = int(seat.open_to.removeprefix(AGAIN))
            # Who came by a link, or a bot, has the seat of somebody who did not answer.
            if before not in held or seat.kind == "bot" or seat.person != old[before].person:
                continue
            with suppress(Taken):  # from another device
                await self.store.change_seat(fresh, seat.seat, was="free", kind="person")
            for who in [grant.person for grant in grants if grant.seat == before]:
                await self.store.grant(fresh, seat.seat, who)
        await self.seated(fresh)
        return await self.info(fresh, person)

    async def found_again(self, row: TableRow, old: list[SeatRow], person: Person) -> str:
        """The table of a rematch. Its id follows from the old one's, so that two who ask at the
        same moment found one table."""
        seed = new_seed()
        digest = hashlib.sha256(f"rematch/{row.id}".encode()).digest()
        house = {**row.house, "seed": seed, "commit": commitment(seed), "rematch": ""}
        fresh = self.row(row.game, person.id, {**house, "follows": row.id}, row.listed)
        fresh = fresh._replace(id=base64.urlsafe_b64encode(digest[:16]).decode().rstrip("="))
        seats: list[SeatRow] = []
        for n, seat in enumerate([*old[1:], *old[:1]]):
            kind = "bot" if seat.kind == "bot" else "free"
            seats.append(seat._replace(seat=n, kind=kind, open_to=f"{AGAIN}{seat.seat}"))
        with suppress(Taken):
            await self.store.found(fresh, seats)
        await self.store.change_table(row.id, house={**row.house, "rematch": fresh.id})
        return fresh.id

    async def branch(self, table: str, person: Person, wish: m.BranchAt) -> m.TableInfo:
        """Play on from a position of a finished game against bots; from its end, from before one's
        last choice."""
        live = await self.watched(table, person)
        match = live.match
        if match.state.asked is not None and not match.stopped:
            raise Refusal(409, "not-over")
        if not 0 <= wish.at < len(match.record.entries):
            raise Refusal(404, "no-entry")
        if not 0 <= wish.seat < match.state.seats:
            raise Refusal(422, "no-seat")
        fresh = match.branch(wish.at)
        if fresh.state.asked is None:
            alive = match.alive(wish.at)
            own = [i for i, n in enumerate(alive) if match.record.entries[n]["seat"] == wish.seat]
            fresh = match.branch([0, *alive][own[-1] if own else len(alive) - 1])
        return await self.go_on(fresh, live.edition, person, wish.seat, wish.level)

    async def imported(self, person: Person, wish: m.RecordText) -> m.TableInfo:
        """A table from a record: to look back at it, or to go on with it."""
        try:
            match = await asyncio.to_thread(read_match, wish.text, wish.edition)
        except BadInput as problem:
            line = getattr(problem, "line", 0)
            raise Refusal(422, "bad-record", str(problem), line=line) from None
        if not 0 <= wish.seat < match.state.seats:
            raise Refusal(422, "no-seat")
        return await self.go_on(match, wish.edition or None, person, wish.seat, LEVEL)

    async def go_on(
        self, match: Match, edition: str | None, person: Person, mine: int, level: str
    ) -> m.TableInfo:
        """A table of one's own that begins in the middle of a game."""
        game = match.game
        level = level if level in levels(game.name) else levels(game.name)[0]
        digest = await self.edition(game, edition or "")
        house: dict[str, Any] = {
            "options": match.record.header["options"],
            "preset": "default",
            "edition": digest,
            "pace": {},
            "watchers": True,
            "delay": 0,
            "rated": False,
            "practice": True,  # it was not played here from the start: its result counts for nobody
            "commit": match.record.committed(),
        }
        row = self.row(game.name, person.id, house, False)
        seats: list[SeatRow] = []
        for seat in range(match.state.seats):
            you = seat == mine
            kind, who = ("person", person.id) if you else ("bot", "")
            name = person.name if you else ""
            seats.append(SeatRow(row.id, seat, kind, name, "" if you else level, who))
            if match.state.asked is not None:
                match.sit(seat, player_of(seats[-1]))
        if "players" not in match.record.header:
            match.record.header["players"] = [player_of(seat) for seat in seats]
        await self.store.found(row, seats)
        await self.store.grant(row.id, mine, person.id)
        await self.hall.begin(row, match, edition)
        return await self.info(row.id, person)

    # Looking at tables.

    async def seen(self, table: str, person: Person) -> TableRow:
        """A table that a person may see at all: whoever knows its address, unless nobody but those
        at the table may watch."""
        row = await self.store.table(table)
        if row is None:
            raise Refusal(404, "no-table")
        gathers = row.listed and row.phase == "gathering"  # in the lobby, for anyone to sit down
        if not row.house.get("watchers", True) and not gathers and row.founder != person.id:
            if person.id not in [who for _, who in await self.store.grants(table)]:
                raise Refusal(404, "no-table")
        return row

    async def watched(self, table: str, person: Person) -> Live:
        await self.seen(table, person)
        live = await self.hall.live(table)
        if live is None:
            raise Refusal(409, "not-begun")
        return live

    async def founded(self, table: str, person: Person) -> m.Founded:
        return m.Founded(await self.info(table, person))

    async def info(self, table: str, person: Person) -> m.TableInfo:
        return await self.shown(await self.seen(table, person), person.id)

    async def shown(self, row: TableRow, person: str) -> m.TableInfo:
        grants = await self.store.grants(row.id)
        found = table_info(row, await self.store.seats(row.id), grants, person)
        found.quiet = bool(person) and row.id in await self.store.quiet(person)
        return found


def table_info(
    row: TableRow, seats: list[SeatRow], grants: list[Grant], person: str
) -> m.TableInfo:
    game = find(row.game)
    mine = [seat for seat, who in grants if who == person]
    summary, house = row.summary, row.house
    options = house["options"]
    waits = "turn" if row.phase == "live" and row.asked in mine else ""
    if any(seat in mine for seat in summary.get("motion", [])):
        waits = "consent"
    return m.TableInfo(
        id=row.id,
        game=row.game,
        title=game.title,
        phase=cast(m.Phase, row.phase),
        seats=[seat_info(game, seat, mine) for seat in seats],
        options=options,
        pace=m.PaceInfo(**house.get("pace", {})),
        commit=house["commit"],
        founded=row.founded,
        moved=row.since if waits else row.moved,
        edition=house.get("edition") or "",
        changed=changed_options(game, options),
        listed=row.listed,
        watchers=house.get("watchers", True),
        delay=house.get("delay", 0),
        rated=house.get("rated", False),
        founder=row.founder == person,
        asked=row.asked,
        figures=summary.get("figures", {}),
        waits=waits,
        winners=summary.get("winners", []),
        totals=summary.get("totals", []),
        version=max(row.n, 0),
        rematch=house.get("rematch", ""),
        follows=house.get("follows", ""),
    )


def changed_options(game: Game, options: dict[str, str]) -> list[str]:
    """What differs from the default, in words."""
    found: list[str] = []
    for option in game.options:
        value = options.get(option.name, option.choices[0])
        if value != option.choices[0]:
            title = option_info(game, option.name).title
            found.append(f"{title}: {value_words(game, option.name, value)}")
    return found


def seat_info(game: Game, seat: SeatRow, mine: list[int]) -> m.SeatInfo:
    colour = game.words.figure(boxed(game.name), "seat", seat.seat)
    return m.SeatInfo(
        seat=seat.seat,
        kind=cast(m.Holder, seat.kind),
        name=seat.name or colour,
        level=seat.level or "",
        mine=seat.seat in mine,
        device=seat.device,
        link=seat.kind == "free" and seat.open_to != "anyone",
    )


def player_of(seat: SeatRow) -> Player:
    return {"bot": seat.level} if seat.kind == "bot" else {"person": seat.name}


def levels(game: str) -> list[str]:
    from boardwright.server.catalog import game_info

    return game_info(game).levels


def seats_for(table: str, plans: list[m.SeatPlan], person: Person, shuffle: bool) -> list[SeatRow]:
    plans = list(plans)
    if shuffle:
        secrets.SystemRandom().shuffle(plans)
    shared = any(plan.who == "device" for plan in plans)
    found: list[SeatRow] = []
    for n, plan in enumerate(plans):
        name = called(plan.name)
        if plan.who in ("you", "device"):
            name = name or (person.name if plan.who == "you" else "")
            found.append(SeatRow(table, n, "person", name, "", person.id, shared))
        elif plan.who == "bot":
            found.append(SeatRow(table, n, "bot", level=plan.level))
        else:
            found.append(SeatRow(table, n, "free", open_to=plan.who))
    return found


def checked(game: Game, seats: int, options: dict[str, str], preset: str) -> dict[str, str]:
    try:
        full = game.check(seats, game.preset(preset, seats, options))
        # Whether so many can play with them, only the game itself knows.
        game.set_up(seats, full, boxed(game.name), Sealed("checked"))
    except BadInput as problem:
        raise Refusal(422, "bad-options", sentence(str(problem))) from None
    return full


async def read_edition(game: Game, text: str) -> Edition:
    """Another edition than the boxed one, checked; others go on playing meanwhile."""
    try:
        return await asyncio.to_thread(edition_of, game, text)
    except BadInput as problem:
        line = getattr(problem, "line", 0)
        raise Refusal(422, "bad-edition", str(problem), line=line) from None


def edition_of(game: Game, text: str) -> Edition:
    if len(text) > LARGEST_EDITION:
        raise BadInput(f"an edition has {LARGEST_EDITION >> 10} KiB at most")
    # Keys of many parts on one line take the parser minutes.
    if any(len(line) > LONGEST_LINE for line in text.split("\n")):
        raise BadInput(f"a line of an edition has {LONGEST_LINE} characters at most")
    try:
        found: Edition = game.edition(text)
    except RecursionError:
        raise BadInput("nested too deeply for an edition") from None
    return found


def read_match(text: str, edition: str) -> Match:
    """A record that somebody brings, played through; names in it are kept as ours are."""
    record = read_record(text)
    if len(record.entries) > LONGEST_RECORD:
        raise BadInput(f"a record has {LONGEST_RECORD} entries at most")
    if len(goals_of(record.entries)) > MOST_WAYS_BACK:
        raise BadInput(f"a record goes back to {MOST_WAYS_BACK} entries at most")
    seated = [entry["player"] for entry in record.entries if "sit" in entry]
    for player in [*record.header.get("players", []), *seated]:
        if "person" in player:
            shown = [sign for sign in player["person"] if sign.isprintable()]
            player["person"] = " ".join("".join(shown).split())[:LONGEST_NAME]
    if "\0" in record.text() or not is_text(record.text()):
        raise BadInput("a record is text, without NUL and half characters")
    game = game_named(record.header["game"])
    box = edition_of(game, edition) if edition else boxed(game.name)
    return Match.load(game, box, record)


def is_text(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
