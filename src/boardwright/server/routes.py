"""The JSON API: every route with what it takes and gives, once. OpenAPI is made from this list."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from boardwright import __version__
from boardwright.server import memories, replays
from boardwright.server import messages as m
from boardwright.server.catalog import boxed, game_info, lexicon, manual, playable
from boardwright.server.founding import checked, game_named, read_edition
from boardwright.server.guard import Refusal
from boardwright.server.lessons import lesson
from boardwright.server.pictures import entry_in
from boardwright.store import Person
from boardwright.table.clock import PACES

if TYPE_CHECKING:
    from boardwright.server.app import House

PAGE = 30  # tables of a list

log = logging.getLogger("boardwright.reports")


class Visit:
    """A request: who makes it, with what. `cookie` is set on the answer."""

    def __init__(self, house: House, person: Person, path: dict[str, str], query: dict[str, str]):
        self.house = house
        self.person = person
        self.path = path
        self.query = query
        self.body: Any = None
        self.address = ""
        self.connection: Any = None
        self.cookie = ""

    async def known(self) -> Person:
        """Who asks; whoever comes for the first time is greeted."""
        if not self.person.id:
            self.person, self.cookie = await self.house.people.greet()
        return self.person

    def number(self, name: str, usual: int) -> int:
        text = self.query.get(name, str(usual))
        try:
            value = int(text)
        except ValueError:
            raise Refusal(422, "malformed", f"{name} is no number") from None
        if abs(value) > 1 << 53:
            raise Refusal(422, "malformed", f"{name} is too large")
        return value


class Route(NamedTuple):
    method: str
    path: str
    handle: Callable[[Visit], Awaitable[Any]]
    body: Any = None
    answer: Any = None
    query: tuple[str, ...] = ()
    number: int = 200


# The house, and who one is.


async def house(visit: Visit) -> m.House:
    """What the lobby begins with."""
    games = [game_info(game.name) for game in playable()]
    compiled, push = visit.house.compiled, visit.house.notices.public_key
    paces = [m.PaceInfo(int(pace.budget), int(pace.increment)) for pace in PACES]
    return m.House(me_of(visit.person), games, __version__, compiled, paces, push)


def me_of(person: Person) -> m.Me:
    return m.Me(person.id, person.name, person.account, person.settings)


async def rename(visit: Visit) -> m.Me:
    """Change one's name or settings."""
    person = await visit.known()
    await visit.house.people.rename(person, visit.body)
    return me_of(await visit.house.store.person(person.id) or person)


async def account(visit: Visit) -> m.Me:
    """Create an account, or log in to one: the seats one holds come along."""
    people, store = visit.house.people, visit.house.store
    if not visit.house.limits.log_ins.allow(visit.address):
        raise Refusal(429, "too-many")
    if visit.body.create:
        person = await visit.known()
        await people.create(person, visit.body)
        return me_of(await store.person(person.id) or person)
    visit.cookie, found = await people.log_in(visit.person, visit.body)
    return me_of(await store.person(found) or visit.person)


async def log_out(visit: Visit) -> None:
    """Forget who one is on this device."""
    if visit.person.id:
        visit.cookie = await visit.house.people.log_out(visit.connection)


async def notify(visit: Visit) -> None:
    """Say where notices are to go; an empty address ends it."""
    person = await visit.known()
    await visit.house.notices.subscribe(person, visit.body)


async def confirm(visit: Visit) -> None:
    """Show the token of a mail: notices may go to its address from now on."""
    await visit.house.notices.confirm(visit.body.token)


async def hush(visit: Visit) -> None:
    """No more notices of a table."""
    await visit.house.store.hush(*await sitting(visit), True)


async def unhush(visit: Visit) -> None:
    """Notices of a table again."""
    await visit.house.store.hush(*await sitting(visit), False)


async def sitting(visit: Visit) -> tuple[str, str]:
    """Who asks, and at which table they have a seat."""
    founding, table = visit.house.founding, visit.path["id"]
    await founding.seen(table, visit.person)
    if not await founding.held(table, visit.person):
        raise Refusal(403, "not-seated")
    return visit.person.id, table


# Games.


async def options(visit: Visit) -> m.OptionsFound:
    """Which options mean something with so many seats and these values."""
    game, wish = game_named(visit.path["game"]), visit.body
    try:
        full = checked(game, wish.seats, wish.options, wish.preset)
    except Refusal as refusal:  # to ask is no fault: the form tries what can be had
        return m.OptionsFound([], {}, refusal.text)
    applies = [o.name for o in game.options if game.applies(o, wish.seats, full)]
    return m.OptionsFound(applies, full)


async def edition(visit: Visit) -> m.EditionFound:
    """Check another edition, line by line."""
    game = game_named(visit.path["game"])
    digest = (await read_edition(game, visit.body.text)).digest
    return m.EditionFound(digest, digest != boxed(game.name).digest)


async def game_lexicon(visit: Visit) -> m.Lexicon:
    """What can be read about every component."""
    game, digest = game_named(visit.path["game"]), visit.query.get("edition", "")
    text = await visit.house.store.edition(digest) if digest else None
    if digest and text is None:
        raise Refusal(404, "not-found")
    if text:
        await read_edition(game, text)  # it may be of another game
    return lexicon(game.name, text)


async def game_manual(visit: Visit) -> m.Manual:
    """The rules as they are played here."""
    return manual(game_named(visit.path["game"]).name)


async def game_lesson(visit: Visit) -> memories.Lesson:
    """The guided first game."""
    found = lesson(game_named(visit.path["game"]).name)
    if found is None:
        raise Refusal(404, "not-found")
    return found


# Tables.


async def tables(visit: Visit) -> m.TableList:
    """Tables: mine, open ones, those to watch, those that are over."""
    store, person = visit.house.store, visit.person.id
    show, before = visit.query.get("show", "open"), visit.number("before", 0)
    if show == "mine":
        rows = [mine.table for mine in await store.tables_of(person)] if person else []
        listed = None
    elif show in ("open", "watch", "finished"):
        phase = {"open": "gathering", "watch": "live", "finished": "over"}[show]
        whose = person if show == "finished" and visit.query.get("mine") else None
        listed = None if whose else True
        cut = (before, "") if before else None
        rows = await store.tables(phase, listed, whose, PAGE + 1, cut)
    else:
        raise Refusal(422, "malformed", "show is mine, open, watch or finished")
    if show == "watch" or (show == "finished" and listed):
        rows = [row for row in rows if row.house.get("watchers", True)]
    found = [await visit.house.founding.shown(row, person) for row in rows[:PAGE]]
    return m.TableList(found, len(rows) > PAGE)


async def found(visit: Visit) -> m.Founded:
    """Open a table."""
    person = await visit.known()
    if not visit.house.limits.table(person.id, visit.address):
        raise Refusal(429, "too-many")
    return await visit.house.founding.found(person, visit.body)


async def table(visit: Visit) -> m.Founded:
    """A table before, in or after its game."""
    return m.Founded(await visit.house.founding.info(visit.path["id"], visit.person))


async def sit(visit: Visit) -> m.TableInfo:
    """Sit down at an open table."""
    return await visit.house.founding.sit(visit.path["id"], await visit.known(), visit.body)


async def start(visit: Visit) -> m.TableInfo:
    """Begin now; bots take the free seats, or it is played without them."""
    founding = visit.house.founding
    await founding.start(visit.path["id"], visit.person, bool(visit.query.get("without")))
    return await founding.info(visit.path["id"], visit.person)


async def new_link(visit: Visit) -> m.Link:
    """A new link to a seat; the one before ends."""
    return await visit.house.founding.new_link(visit.path["id"], seat_in(visit), visit.person)


async def end_link(visit: Visit) -> None:
    """Withdraw the link to a seat, and whoever came by it."""
    await visit.house.founding.end_link(visit.path["id"], seat_in(visit), visit.person)


def seat_in(visit: Visit) -> int:
    text = visit.path["seat"]
    if text not in ("-1", *map(str, range(10))):
        raise Refusal(404, "no-seat")
    return int(text)


async def rematch(visit: Visit) -> m.TableInfo:
    """Another game with the same people, seats moved on."""
    return await visit.house.founding.rematch(visit.path["id"], visit.person)


async def branch(visit: Visit) -> m.TableInfo:
    """Play on from a position of a finished game against bots."""
    person = await visit.known()
    if not visit.house.limits.table(person.id, visit.address):
        raise Refusal(429, "too-many")
    return await visit.house.founding.branch(visit.path["id"], person, visit.body)


async def report(visit: Visit) -> None:
    """Have whoever keeps the house look at a line of the chat: it goes to the log."""
    person, table = await visit.known(), visit.path["id"]
    await visit.house.founding.seen(table, person)
    if not visit.house.limits.chat.allow(person.id):
        raise Refusal(429, "too-many")
    seated = bool(await visit.house.founding.held(table, person))
    rooms = ("table",) if seated else ("table", "watchers")
    lines = await visit.house.store.chat(table, rooms)
    line = next((each for each in lines if each.n == visit.body.n), None)
    if line is None:
        raise Refusal(404, "not-found")
    log.warning("reported by %s at table %s: %s", person.id, table, line)


async def look(visit: Visit) -> m.Found:
    """Where a link leads to."""
    return await visit.house.founding.look(visit.body.token)


async def join(visit: Visit) -> m.TableInfo:
    """Sit down by a link."""
    return await visit.house.founding.join(await visit.known(), visit.body)


# Records and looking back.


async def bring(visit: Visit) -> m.TableInfo:
    """A table from a record."""
    person = await visit.known()
    if not visit.house.limits.table(person.id, visit.address):
        raise Refusal(429, "too-many")
    return await visit.house.founding.imported(person, visit.body)


async def record(visit: Visit) -> str:
    """The record of a finished game."""
    live = await visit.house.founding.watched(visit.path["id"], visit.person)
    if live.match.record.end is None:
        raise Refusal(409, "not-over")
    return live.match.record.text()


async def moments(visit: Visit) -> memories.Moments:
    """The choices of a game, with marks where rounds begin."""
    live = await visit.house.founding.watched(visit.path["id"], visit.person)
    return await replays.moments(live, visit.person.id)


async def past(visit: Visit) -> memories.Past:
    """The table after an entry, as somebody saw it."""
    live = await visit.house.founding.watched(visit.path["id"], visit.person)
    at, viewer = visit.number("at", 0), visit.number("viewer", -1)
    return await replays.past(live, visit.person.id, at, viewer)


async def keep_picture(visit: Visit) -> None:
    """Leave a picture of a moment, as everybody sees it, for links to it."""
    n, person = entry_in(visit.path["n"]), visit.person
    if not visit.house.limits.pictures.allow(person.id):
        raise Refusal(429, "too-many")
    await visit.house.pictures.keep(visit.path["id"], n, person, visit.body.image)


async def picture(visit: Visit) -> bytes:
    """The picture of a moment."""
    n = entry_in(visit.path["n"])
    return await visit.house.pictures.image(visit.path["id"], n, visit.person)


async def chances(visit: Visit) -> memories.Chances:
    """Everyone's chances over a finished game; it grows while it is worked out."""
    live = await visit.house.founding.watched(visit.path["id"], visit.person)
    return await visit.house.chances.of(live)


async def seals(visit: Visit) -> memories.Seals:
    """Every draw of a game under its seal."""
    live = await visit.house.founding.watched(visit.path["id"], visit.person)
    return await replays.seals(live, await visit.house.store.seeds(live.id))


async def statistics(visit: Visit) -> memories.Statistics:
    """How people and bots do, from the log."""
    if visit.query.get("mine") and not visit.person.id:
        return memories.Statistics([])  # a stranger has played nothing
    who = visit.person.id if visit.query.get("mine") else None
    return await visit.house.statistics(who, visit.query.get("game") or None)


ROUTES = [
    Route("GET", "/house", house, None, m.House),
    Route("PUT", "/me", rename, m.Rename, m.Me),
    Route("POST", "/account", account, m.Credentials, m.Me),
    Route("DELETE", "/account", log_out),
    Route("PUT", "/notices", notify, m.Notify),
    Route("POST", "/notices/confirm", confirm, m.Join),
    Route("POST", "/games/{game}/options", options, m.OptionsCheck, m.OptionsFound),
    Route("POST", "/games/{game}/edition", edition, m.EditionText, m.EditionFound),
    Route("GET", "/games/{game}/lexicon", game_lexicon, None, m.Lexicon, ("edition",)),
    Route("GET", "/games/{game}/manual", game_manual, None, m.Manual),
    Route("GET", "/games/{game}/lesson", game_lesson, None, memories.Lesson),
    Route("GET", "/tables", tables, None, m.TableList, ("show", "before", "mine")),
    Route("POST", "/tables", found, m.NewTable, m.Founded, (), 201),
    Route("GET", "/tables/{id}", table, None, m.Founded),
    Route("POST", "/tables/{id}/sit", sit, m.Sit, m.TableInfo),
    Route("POST", "/tables/{id}/start", start, None, m.TableInfo, ("without",)),
    Route("POST", "/tables/{id}/links/{seat}", new_link, None, m.Link),
    Route("DELETE", "/tables/{id}/links/{seat}", end_link),
    Route("POST", "/tables/{id}/rematch", rematch, None, m.TableInfo),
    Route("POST", "/tables/{id}/branch", branch, m.BranchAt, m.TableInfo, (), 201),
    Route("POST", "/tables/{id}/report", report, m.Report),
    Route("PUT", "/tables/{id}/quiet", hush),
    Route("DELETE", "/tables/{id}/quiet", unhush),
    Route("POST", "/join/look", look, m.Join, m.Found),
    Route("POST", "/join", join, m.Join, m.TableInfo),
    Route("POST", "/records", bring, m.RecordText, m.TableInfo, (), 201),
    Route("GET", "/tables/{id}/record", record, None, str),
    Route("GET", "/tables/{id}/moments", moments, None, memories.Moments),
    Route("GET", "/tables/{id}/past", past, None, memories.Past, ("at", "viewer")),
    Route("PUT", "/tables/{id}/pictures/{n}", keep_picture, memories.Picture),
    Route("GET", "/tables/{id}/pictures/{n}", picture, None, bytes),
    Route("GET", "/tables/{id}/chances", chances, None, memories.Chances),
    Route("GET", "/tables/{id}/seals", seals, None, memories.Seals),
    Route("GET", "/statistics", statistics, None, memories.Statistics, ("game", "mine")),
]
