"""What the house has: games with their covers, options, lexicons and manuals."""

from __future__ import annotations

import functools
import re
import tomllib

from boardwright.bots import LEVELS
from boardwright.games import file_text, find, find_scenery, has_file, has_judge, registry
from boardwright.kernel.game import BadInput, Edition, Game
from boardwright.server import messages as m
from boardwright.speech import HOUSE, Speaker

RULE = re.compile(r"- \*\*([\w.]+)\*\*\s*")


def playable() -> list[Game]:
    """All registered games that have a scene, so that a page can show them."""
    found: list[Game] = []
    for name in registry():
        try:
            game = find(name)
        except BadInput:
            continue  # a game of another package that cannot be used; the terminal names it
        if has_file(name, "scene.py"):
            found.append(game)
    return found


@functools.cache
def game_info(name: str) -> m.GameInfo:
    game = find(name)
    cover = tomllib.loads(file_text(name, "cover.toml")) if has_file(name, "cover.toml") else {}
    sources = [row for rows in boxed(name).sources.values() for row in rows]
    return m.GameInfo(
        name=name,
        title=game.title,
        line=game.words.say(None, "cover.line") if "cover.line" in game.words else "",
        seats=list(game.seats),
        minutes=cover.get("minutes", []),
        weight=cover.get("weight", 0),
        options=[option_info(game, option.name) for option in game.options],
        levels=list(LEVELS) if has_judge(name) else ["random"],
        rows=len(sources),
        reconstructed=len([row for row in sources if "reconstruct" in row.lower()]),
        lesson=has_file(name, "lesson.toml"),
        colours=seat_names(game),
    )


def seat_names(game: Game) -> list[str]:
    speaker = Speaker(game, boxed(game.name))
    return [speaker.seat(seat) for seat in range(max(game.seats))]


def option_info(game: Game, name: str) -> m.OptionInfo:
    option = next(each for each in game.options if each.name == name)
    return m.OptionInfo(
        name=name,
        title=spoken(game, f"option.{name}.title", plainly(name).capitalize()),
        about=game.words.say(None, f"option.{name}"),
        choices=[[choice, value_words(game, name, choice)] for choice in option.choices],
        letter=option.letter,
    )


def value_words(game: Game, option: str, value: str) -> str:
    return spoken(game, f"option.{option}.is.{value}", plainly(value))


def spoken(game: Game, key: str, otherwise: str) -> str:
    """A text of a game that may be missing, as in games of other packages."""
    return game.words.say(None, key) if key in game.words else otherwise


def plainly(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


@functools.cache
def boxed(name: str) -> Edition:
    """The edition in the box, read once."""
    box: Edition = find(name).edition()
    return box


@functools.lru_cache(maxsize=64)
def lexicon(name: str, edition: str | None) -> m.Lexicon:
    """All that can be read about a game's components, in the boxed or another edition."""
    game = find(name)
    box = game.edition(edition) if edition else boxed(name)
    scenery, speaker = find_scenery(name), Speaker(game, box)
    entries = {
        key: m.EntryInfo(e.name, e.text, dict(e.figures), list(e.rules), e.source)
        for key, e in scenery.lexicon(box).items()
    }
    return m.Lexicon(
        entries=entries,
        verbs={verb.name: speaker.say(f"verb.{verb.name}") for verb in game.catalogue.verbs},
        upward=scenery.upward,
        ties=tie_words(game),
        seats=seat_names(game),
    )


def tie_words(game: Game) -> list[str]:
    found: list[str] = []
    while (key := f"tie.{len(found)}") in game.words:
        found.append(game.words.say(None, key))
    return found


@functools.cache
def manual(name: str) -> m.Manual:
    """The rules as paragraphs; those that are numbered say their number apart."""
    if not has_file(name, "manual.md"):
        return m.Manual([])
    parts = [p.strip() for p in re.split(r"\n(?=[-#|])|\n\n", file_text(name, "manual.md"))]
    return m.Manual([paragraph(part) for part in parts if part])


def paragraph(text: str) -> m.Paragraph:
    text = re.sub(r"\s+", " ", text)
    if heading := re.match(r"(#+) ", text):
        return m.Paragraph(plain(text[heading.end() :]), level=len(heading[1]))
    rule = RULE.match(text)
    if rule:
        return m.Paragraph(plain(text[rule.end() :]), rule[1])
    return m.Paragraph(plain(text))


def plain(text: str) -> str:
    """Without the marks of Markdown."""
    return re.sub(r"[*`]|^- ", "", re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text))


def say(key: str, **figures: object) -> str:
    """What the house itself says."""
    return HOUSE.say(None, key, names=dict(figures))
