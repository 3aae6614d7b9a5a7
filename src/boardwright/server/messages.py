"""Everything that goes over the wire, each once: bodies of the API and frames of the sockets. What
is sent to whoever looks back or learns is in `memories.py`.

The page's types (`web/src/lib/messages.ts`) and the OpenAPI description are made from these.
Times are milliseconds since 1970; seats count from 0, -1 is nobody; refs name things on a table.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Level = Literal["random", "greedy", "apprentice", "journeyman", "master"]
Phase = Literal["gathering", "live", "over"]
Room = Literal["table", "watchers"]
Holder = Literal["person", "bot", "free"]  # of a seat
Seconds = Annotated[int, msgspec.Meta(ge=0, le=365 * 86400)]
# A line of the log in pieces: [text] or [text, ref of what it names].
Pieces = list[list[str]]


class Message(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Plain data without cycles, so the collector passes it by; what is as usual is left out."""


# What lies on a table, as docs/scene.schema.json describes it.


class Item(Message):
    ref: str
    sort: str
    seat: int = -1
    face: str = ""
    n: int = 1
    figures: dict[str, int] = {}


class Spot(Message):
    """`at` is left out where the ref names the place (`field:3,2`)."""

    ref: str
    items: list[Item] = []
    at: list[int] | None = None
    ground: str = ""


class Zone(Message):
    ref: str
    layout: Literal["grid", "row", "track", "hand", "pile"]
    spots: list[Spot]
    seat: int = -1
    hidden: int = 0
    sort: str = ""


class Scene(Message):
    zones: list[Zone]
    figures: dict[str, int]


# What the house has.


class OptionInfo(Message):
    """A choice before the game: values with their words, first the default; the manual's letter."""

    name: str
    title: str
    about: str
    choices: list[list[str]]  # [value, words]
    letter: str = ""


class GameInfo(Message):
    """A game as its cover tells it. `weight` is 1 to 5."""

    name: str
    title: str
    line: str
    seats: list[int]
    minutes: list[int]
    weight: int
    options: list[OptionInfo]
    levels: list[str]
    rows: int = 0  # of its edition, and how many of these are reconstructed
    reconstructed: int = 0
    lesson: bool = False
    colours: list[str] = []  # how its seats are called


class Me(Message):
    """Who is looking. Settings belong to the page and are kept as they are."""

    id: str = ""
    name: str = ""
    account: str = ""
    settings: dict[str, Any] = {}


class PaceInfo(Message):
    """Seconds: a budget with an increment (live), an increment alone (days apart), or none."""

    budget: Seconds = 0
    increment: Seconds = 0


class House(Message):
    """What the lobby begins with."""

    me: Me
    games: list[GameInfo]
    version: str
    compiled: bool
    paces: list[PaceInfo] = []  # what a table may change over to, by number
    push: str = ""  # the public key for Web Push, if notices can be sent that way


class Fault(Message):
    """What is wrong: a key, words, the rule behind it, a line of what was sent, refs of places."""

    why: str
    text: str
    rule: str = ""
    line: int = 0
    places: list[str] = []


class Faults(Message):
    """The body of every refusal of the API."""

    faults: list[Fault]


class OptionsCheck(Message):
    """Which options mean something with so many seats and these values."""

    seats: int
    options: dict[str, str] = {}
    preset: str = "default"


class OptionsFound(Message):
    """Those that mean something, and what each of them then is; or why it cannot be played so."""

    applies: list[str]
    options: dict[str, str]
    why: str = ""


class EditionText(Message):
    text: str


class EditionFound(Message):
    digest: str
    changed: bool  # against the boxed one


class EntryInfo(Message):
    """What can be read about a component."""

    name: str
    text: str = ""
    figures: dict[str, int] = {}
    rules: list[str] = []
    source: str = ""


class Lexicon(Message):
    """By ref, `sort.face`, or kind; and how verbs and seats are called."""

    entries: dict[str, EntryInfo]
    verbs: dict[str, str]
    upward: bool = False  # rows of grids count from below
    ties: list[str] = []  # what breaks a tie, in order
    seats: list[str] = []  # how the seats are called by colour


class Paragraph(Message):
    text: str
    rule: str = ""
    level: int = 0  # of a heading; 0 for text


class Manual(Message):
    paragraphs: list[Paragraph]


# Tables as the lobby shows them.


class SeatPlan(Message):
    """Who is to sit somewhere. `device` is another person at the founder's own device."""

    who: Literal["you", "device", "link", "anyone", "bot"]
    level: Level = "journeyman"
    name: str = ""


class NewTable(Message):
    """What a table is founded with. Seats may be shuffled before they get their numbers."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, str] = {}
    preset: str = "default"
    edition: str = ""  # the text of another one than the boxed
    pace: PaceInfo = msgspec.field(default_factory=PaceInfo)
    listed: bool = False
    watchers: bool = True
    delay: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0  # choices that watchers are behind
    rated: bool = False  # no hints, no forecasts
    shuffle: bool = False
    start: bool = False  # at once: free seats get bots


class SeatInfo(Message):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: Holder
    name: str
    level: str = ""
    mine: bool = False  # the viewer may play it
    device: bool = False  # together with others at one device
    here: bool = False
    away: bool = False
    gone: int = 0  # for so many milliseconds, if away
    link: bool = False  # a free seat that only its link opens


class TableInfo(Message):
    """A table as lists and the page before the game show it."""

    id: str
    game: str
    title: str
    phase: Phase
    seats: list[SeatInfo]
    options: dict[str, str]
    pace: PaceInfo
    commit: str
    founded: int
    moved: int
    edition: str = ""  # its digest, if it is not the boxed one
    changed: list[str] = []  # what is not at its default, in words
    listed: bool = False
    watchers: bool = True
    delay: int = 0
    rated: bool = False
    founder: bool = False  # the viewer is
    asked: int = -1
    figures: dict[str, int] = {}  # of the scene: round, phase, progress
    waits: str = ""  # for the viewer: turn, consent
    winners: list[int] = []
    totals: list[int] = []
    version: int = 0
    rematch: str = ""  # the table that follows it
    follows: str = ""  # the table whose rematch it is
    quiet: bool = False  # the viewer wants no notices of it


class TableList(Message):
    tables: list[TableInfo]
    more: bool = False


class Link(Message):
    """A way to a seat (-1: to watch). The token stands behind the `#`, so no log ever holds it."""

    seat: int
    url: str
    used: bool = False


class Founded(Message):
    table: TableInfo
    links: list[Link] = []


class Join(Message):
    """The token of a link, shown by whoever has it; at a seat, what one wants to be called."""

    token: str
    name: str = ""


class Sit(Message):
    """Sit down at a free seat of an open table; -1 for any."""

    seat: int = -1
    name: str = ""


class Found(Message):
    """Where a link leads to. `why` says why it no longer does."""

    table: str = ""
    game: str = ""
    title: str = ""
    seat: int = -1
    host: str = ""
    taken: bool = False
    why: str = ""
    seats: list[SeatInfo] = []
    changed: list[str] = []  # what is not at its default, in words
    pace: PaceInfo | None = None
    commit: str = ""  # the hash of the seed that is drawn already


class Rename(Message):
    name: str = ""
    settings: dict[str, Any] | None = None


class Credentials(Message):
    """A name and a password. With `create`, a new account."""

    account: str
    password: str
    create: bool = False


class BranchAt(Message):
    """A new table from a position: after this entry, the viewer in this seat, bots elsewhere."""

    at: int
    seat: int = 0
    level: Level = "journeyman"


class RecordText(Message):
    """A record to import, and the edition it was played with, if not the boxed one."""

    text: str
    edition: str = ""
    seat: int = 0


class Report(Message):
    """A line of the chat that whoever keeps the house should look at."""

    n: int


class Notify(Message):
    """Where notices go: a push subscription, a webhook's address, a mail address; "" ends it."""

    kind: Literal["push", "webhook", "mail"]
    address: str


# A table's socket: the server's frames.


class QuestionInfo(Message):
    seat: int
    text: str
    rule: str = ""


class ChoiceInfo(Message):
    """An option: its id, its words and where they name things (from, to, ref), its notation, its
    verb, the refs it means, and what it changes in points at once, where the game says so."""

    do: int
    label: str
    say: str
    verb: str
    targets: list[str] = []
    named: list[tuple[int, int, str]] = []
    points: int | None = None


class MotionInfo(Message):
    kind: Literal["back", "stop", "replace", "pace"]
    by: int
    about: int
    agreed: list[int]
    missing: list[int]
    lines: list[Pieces] = []  # what going back would take away


class ResultInfo(Message):
    total: int
    sources: list[tuple[str, int, str]]  # key, points, words; in the manual's order
    won: bool
    ties: list[int] = []


class LogLine(Message):
    """A line of the log. `n` is the entry of the record it belongs to."""

    n: int
    pieces: Pieces
    seat: int = -1
    at: int = 0
    mark: str = ""  # a round or a chapter that begins
    late: bool = False  # a bot ran out of time: another move was taken for it
    own: bool = False  # told to the viewer alone


class State(Message, tag="state"):
    """Everything one viewer sees of a table now. `seq` grows with every change; `log` holds the
    lines from entry `since` on, and replaces what the page has from there."""

    seq: int
    seat: int
    phase: Phase
    scene: Scene
    seats: list[SeatInfo]
    question: QuestionInfo | None = None
    choices: list[ChoiceInfo] = []
    log: list[LogLine] = []
    since: int = 0
    news: int = -1  # the first entry since the viewer's last choice
    undo: str = ""
    redo: str = ""
    turn: int = -1  # the entry that a restart of the turn goes back to
    motion: MotionInfo | None = None
    clock: list[int] = []  # milliseconds left, by seat
    running: int = -1  # whose clock runs
    forced: str = "answer"
    pause: bool = False
    over: bool = False
    stopped: bool = False
    results: list[ResultInfo] = []
    winners: list[int] = []
    ended: str = ""  # why, in a sentence
    pace: PaceInfo | None = None
    entries: int = 0  # of the record, for the slider
    commit: str = ""
    changes: list[list[str]] = []  # [ref, from, to] since the state before this one
    watching: int = 0


class Told(Message, tag="reply"):
    """What became of a command. If it was refused, why; the present state follows."""

    id: str
    done: bool
    seq: int
    fault: Fault | None = None
    data: dict[str, Any] = {}  # what a query asked for


class ChatLine(Message):
    n: int
    at: int
    name: str
    text: str
    seat: int = -1
    room: Room = "table"


class Chat(Message, tag="chat"):
    lines: list[ChatLine]


class Presence(Message, tag="presence"):
    """Who is here, by seat; how many watch; whose bot thinks, for so many seconds at most."""

    here: list[bool]
    watching: int
    thinking: int = -1
    budget: float = 0.0


class Bye(Message, tag="bye"):
    """The server closes the socket, and why; `again` says whether to come back."""

    why: str
    again: bool = True


Frame = State | Told | Chat | Presence | Bye


class Order(Message):
    """What the page sends. Commands of a table: choose, undo, redo, propose, vote, leave, return,
    forced. Queries, answered in `data`: look (the scene after an option), weigh (what options
    change of what one has), why (why not), barred (what cannot be had now, with reasons), hint,
    plan, say (to the chat), hello (what the page has already)."""

    id: str
    do: str
    seen: int = 0
    data: dict[str, Any] = {}
