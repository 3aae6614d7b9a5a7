"""Texts for people, in files of Project Fluent: `locale/<language>.ftl` in a game's folder, and one
such folder for the house itself.

A message is one whole sentence or label, so that it can be translated as it stands. Its figures are
variables: `$a`, `$b`, … in their order, or, in questions, the fields of the rule that asks. How a
kind of figure is spoken is a function in capitals, as in `{ SEAT($a) } sends a worker to
{ CELL($b) }.`, or of several figures at once; `{ COUNT($a, of: "cube") }` says the message
`count-cube`, which knows its plural.
Keys are written with a dot where Fluent wants a hyphen: `note.sent` is the message `note-sent`.
Whoever speaks says in which language and how the players are called; what a game's functions say
within is said the same way.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from importlib import resources
from typing import TYPE_CHECKING, Any

from boardwright.kernel.catalogue import Space
from boardwright.kernel.game import Edition, Texts

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

ENGLISH = "en"
PSEUDO = "pseudo"  # English with accents on every letter: a text without them is not in the files
PLAIN = "aeiouycdghjklnrstwzAEIOUYCDGHJKLNRSTWZ"
ACCENTED = "áéíóúýçđğĥĵķļñŕšţŵžÁÉÍÓÚÝÇĐĞĤĴĶĻÑŔŠŢŴŽ"
NOT_IN_AN_ID = re.compile(r"[^a-zA-Z0-9_-]")
LETTERS = "abcdefghijklmnopqrstuvwxyz"

Speak = Callable[[Any, Any], str]


class NoWords(LookupError):
    """A key without a message, or a message with a figure that is not there."""


class Tongue:
    """How things are said at present: the language, what the players are called, and whether things
    on the table are marked where they are named (see `parts_of`)."""

    def __init__(
        self, language: str = ENGLISH, names: tuple[str, ...] = (), marking: bool = False
    ) -> None:
        self.language = language
        self.names = names
        self.marking = marking


# A marked name is OPENS ref SAYS text CLOSES; no text for people holds these signs.
OPENS, SAYS, CLOSES = "\ue000", "\ue001", "\ue002"
MARKED = re.compile(f"{OPENS}([^{SAYS}]*){SAYS}([^{CLOSES}]*){CLOSES}")


def parts_of(text: str) -> list[tuple[str, str]]:
    """A text with marks as pieces, each with the ref of what it names, or ""."""
    found: list[tuple[str, str]] = []
    end = 0
    for match in MARKED.finditer(text):
        found += [(text[end : match.start()], ""), (match[2], match[1])]
        end = match.end()
    return [part for part in [*found, (text[end:], "")] if part[0]]


PLAINLY = Tongue()
_tongue: ContextVar[Tongue] = ContextVar("tongue")
_box: ContextVar[Edition | None] = ContextVar("box", default=None)  # of what functions speak


@contextmanager
def speaking(tongue: Tongue) -> Iterator[None]:
    """Everything within is said in this tongue."""
    before = _tongue.set(tongue)
    try:
        yield
    finally:
        _tongue.reset(before)


def named(ref: str, text: str) -> str:
    """The name of a thing, marked where marks are wanted."""
    if not _tongue.get(PLAINLY).marking:
        return text
    bare = MARKED.sub(r"\2", text)  # what is named within a name needs no mark of its own
    return f"{OPENS}{ref}{SAYS}{bare}{CLOSES}"


class Words(Texts):
    """The texts of one package, and how each kind of figure is spoken; `things` are the kinds that
    stand on the table, with the space of the catalogue that gives them their refs."""

    def __init__(
        self, package: str, speak: Mapping[str, Speak], things: Mapping[str, Space] | None = None
    ) -> None:
        self.package = package
        self.speak = dict(speak)
        self.things = dict(things or {})
        self._bundles: dict[str, FluentBundle] = {}
        self._ids: dict[str, str] = {}

    def ids(self) -> list[str]:
        """The ids of all messages in English."""
        return [message.id.name for message in read_messages(self.package, ENGLISH)]

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and self._bundle(ENGLISH).has_message(self._id(key))

    def say(
        self, box: Edition | None, key: str, *args: Any, names: dict[str, Any] | None = None
    ) -> str:
        """The text of a key in the present tongue, with its figures."""
        bundle, name = self._bundle(_tongue.get(PLAINLY).language), self._id(key)
        if not bundle.has_message(name):
            bundle = self._bundle(ENGLISH)
        if not bundle.has_message(name):
            raise NoWords(f"{self.package} has no message {name!r}")
        pattern = bundle.get_message(name).value
        if pattern is None:
            raise NoWords(f"{self.package}: message {name!r} is empty")
        figures = {**dict(zip(LETTERS, args, strict=False)), **(names or {})}
        before = _box.set(box)
        try:
            text, errors = bundle.format_pattern(pattern, figures)
        finally:
            _box.reset(before)
        if errors:
            raise NoWords(f"{self.package}, message {name!r}: {errors[0]}") from errors[0]
        return str(text)

    def figure(self, box: Edition | None, kind: str, value: Any) -> str:
        """A figure of this kind as it is spoken."""
        names = _tongue.get(PLAINLY).names
        if kind == "seat" and 0 <= value < len(names) and names[value]:
            return str(names[value])
        return self.speak[kind](box, value)

    def _id(self, key: str) -> str:
        if key not in self._ids:
            self._ids[key] = NOT_IN_AN_ID.sub("-", key)
        return self._ids[key]

    def _bundle(self, language: str) -> FluentBundle:
        """The messages of a language; none where the package does not speak it."""
        if language not in self._bundles:
            from fluent.runtime import FluentBundle
            from fluent.syntax.ast import Resource

            functions: dict[str, Any] = {
                kind.replace("-", "_").upper(): functools.partial(self._spoken, kind)
                for kind in self.speak
            }
            functions["COUNT"] = self._count
            locale = ENGLISH if language == PSEUDO else language
            bundle = FluentBundle([locale], functions=functions, use_isolating=False)
            bundle.add_resource(Resource(list(read_messages(self.package, language))))
            self._bundles[language] = bundle
        return self._bundles[language]

    def _spoken(self, kind: str, *values: Any) -> str:
        value: Any = values[0] if len(values) == 1 else values
        text = self.figure(_box.get(), kind, value)
        return named(self.things[kind].ref(int(value)), text) if kind in self.things else text

    def _count(self, value: Any, of: Any) -> str:
        return self.say(_box.get(), f"count.{of}", value)


def read_messages(package: str, language: str) -> list[ast.Message]:
    """The messages of a file, checked; without such a file, none."""
    from fluent.syntax import FluentParser, ast

    name = ENGLISH if language == PSEUDO else language
    file = resources.files(package).joinpath(f"locale/{name}.ftl")
    if not file.is_file():
        return []
    messages: list[ast.Message] = []
    seen: set[str] = set()
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise NoWords(f"{package}, {name}.ftl: {entry.annotations[0].message}: {entry.content}")
        if isinstance(entry, ast.Message):
            if entry.id.name in seen:
                raise NoWords(f"{package}, {name}.ftl: message {entry.id.name!r} stands twice")
            seen.add(entry.id.name)
            messages.append(entry)
    return [accented(message) for message in messages] if language == PSEUDO else messages


def accented(message: ast.Message) -> ast.Message:
    """A message of the pseudo-language: its own text with accents, its figures as they are."""
    from fluent.syntax import visitor

    class Accents(visitor.Transformer):
        def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
            node.value = node.value.translate(ACCENTS)
            return node

    accents: ast.Message = Accents().visit(message)
    return accents


ACCENTS = str.maketrans(PLAIN, ACCENTED)
