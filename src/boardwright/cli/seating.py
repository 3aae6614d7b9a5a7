"""Sitting down to play: at a new game, or at a recorded one with the players that it names."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from boardwright.bots import make_bots
from boardwright.kernel.chance import commitment
from boardwright.kernel.game import BadInput, Edition, Game
from boardwright.match import CannotWrite, CutOff, Journal, Match, Player

BOT = "journeyman"
LONGEST_NAME = 40


class Wish(NamedTuple):
    """What the command line asks for; None where it says nothing."""

    options: dict[str, str]
    seats: int | None = None
    seed: str | None = None
    you: int | None = None
    bots: str | None = None
    name: str | None = None
    preset: str | None = None


def options_of(game: Game, seats: int, wish: Wish) -> dict[str, str]:
    return game.check(seats, game.preset(wish.preset or "default", seats, wish.options))


def begin(game: Game, box: Edition, seats: int, wish: Wish) -> Match:
    options = options_of(game, seats, wish)
    return Match.new(game, seats, options, box, wish.seed, players_of(game, seats, wish))


def players_of(game: Game, seats: int, wish: Wish) -> list[Player]:
    """One person, and bots at all other seats."""
    you = own_seat(seats, wish.you or 0)
    bots = bot_names(game, seats, wish.bots or BOT)
    person = {"person": person_name(wish.name or "")}
    return [person if seat == you else {"bot": bots[seat]} for seat in range(seats)]


def own_seat(seats: int, you: int) -> int:
    if not 0 <= you < seats:
        raise BadInput(f"--you must be a seat from 0 to {seats - 1}, not {you}")
    return you


def bot_names(game: Game, seats: int, given: str) -> list[str]:
    """A name for every seat."""
    make_bots(game, given, seats, "")  # whatever is wrong with the names, it says so
    return given.split(",") if "," in given else [given] * seats


def person_name(name: str) -> str:
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadInput(f"--name: up to {LONGEST_NAME} letters in one line")
    return name.strip()


# Going on with a recorded game.


def go_on(game: Game, box: Edition, path: Path, wish: Wish, mend: bool) -> Match:
    """The recorded game. What the command line says of it must agree with what it holds."""
    match, cut = reopen(game, box, path)
    header = match.record.header
    if "players" not in header:  # a record from before they were kept
        header["players"] = players_of(game, header["seats"], wish)
    check_game(match, wish)
    check_players(match, wish)
    if cut is not None:
        if not mend and not agreed(cut):
            raise cut
        keep_broken(path)
    if wish.name is not None:
        header["players"][person(match)] = {"person": person_name(wish.name)}
    return match


def reopen(game: Game, box: Edition, path: Path) -> tuple[Match, CutOff | None]:
    """The match, and whether the last line of its record is lost."""
    try:
        return Match.open(game, box, path), None
    except CutOff as cut:
        return Match.load(game, box, cut.sound), cut


def agreed(cut: CutOff) -> bool:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    print(f"{cut}.")
    return input("Go on from there? The damaged file is kept. y or n: ").lower() in ("y", "yes")


def check_game(match: Match, wish: Wish) -> None:
    header = match.record.header
    seats, options = header["seats"], header["options"]
    if wish.seats is not None and wish.seats != seats:
        raise BadInput(f"--seats {wish.seats}: the record is a game of {seats} seats")
    wanted = options_of(match.game, seats, wish)
    for name in wanted if wish.preset else wish.options:
        said = (
            f"--option {name}={wanted[name]}" if name in wish.options else f"--preset {wish.preset}"
        )
        if options[name] != wanted[name]:
            raise BadInput(f"{said}: the record has {name}={options[name]}")
    if wish.seed is not None and commitment(wish.seed) != header["commit"]:
        raise BadInput("--seed: the record is sealed with another seed")


def check_players(match: Match, wish: Wish) -> None:
    players = match.record.header["players"]
    you = person(match)
    if wish.you is not None and own_seat(len(players), wish.you) != you:
        raise BadInput(f"--you {wish.you}: in the record the person sits at seat {you}")
    if wish.bots is None:
        return
    for seat, name in enumerate(bot_names(match.game, len(players), wish.bots)):
        bot = players[seat].get("bot", name)
        if bot != name:
            raise BadInput(f"--bots {wish.bots}: in the record seat {seat} is played by {bot}")


def person(match: Match) -> int:
    """The seat of the one person."""
    players = match.record.header["players"]
    seats = [seat for seat, player in enumerate(players) if "person" in player]
    if len(seats) != 1:
        where = ", ".join([str(seat) for seat in seats]) or "none"
        raise BadInput(f"one person plays here; in the record persons sit at these seats: {where}")
    return seats[0]


# The file.


def claim(match: Match, path: Path, resumed: Path | None) -> None:
    """Write the game before the first question, so that nobody plays what cannot be kept. No other
    game is written over; one that is resumed is written as games are written now."""
    going_on = resumed is not None and os.path.exists(path) and os.path.samefile(path, resumed)
    if not going_on and os.path.isfile(path) and os.path.getsize(path) > 0:
        raise BadInput(f"{path} exists: --resume goes on with a game, --save takes a new file")
    try:
        if going_on or os.path.isfile(path):
            match.record.snapshot = None
            match.record.write(path)
            Journal.resume(path, match.record, match.seed).close()
        else:
            journal = Journal(path)
            journal.keep(match.record, match.seed)
            journal.close()
    except OSError as error:
        raise CannotWrite(path, error.strerror or str(error)) from None


def keep_broken(path: Path) -> None:
    """A copy of a damaged record beside it, before it is written over."""
    copy, number = Path(f"{path}.broken"), 1
    while copy.exists():
        number += 1
        copy = Path(f"{path}.broken{number}")
    try:
        shutil.copy2(path, copy)
    except OSError as error:
        raise BadInput(f"cannot write {copy}: {error.strerror}") from None
