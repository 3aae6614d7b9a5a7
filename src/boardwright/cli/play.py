"""A person at a table with bots: all that the screen and the plain text have in common."""

from __future__ import annotations

import asyncio
import functools
import re
import secrets
import sys
import time
from pathlib import Path
from typing import Any

from boardwright.bots import hint, make_bot
from boardwright.cli.numbering import numbers_of, ranged
from boardwright.cli.replay import names_in
from boardwright.cli.showing import picture
from boardwright.cli.text import language, number, sentence, table_lines
from boardwright.cli.whynot import place_of, reasons
from boardwright.games import file_text, find_scenery, has_file
from boardwright.kernel.catalogue import UnknownAction, Verb
from boardwright.kernel.frame import Refusal
from boardwright.kernel.game import Game
from boardwright.match import Journal, Match
from boardwright.speech import Speaker
from boardwright.table.desk import label, last_choice, offers
from boardwright.table.host import Host
from boardwright.table.table import ANSWER, ASK, Command, Reply
from boardwright.table.thinking import BUDGET, Pool
from boardwright.telling import found
from boardwright.words import speaking

MANY = 12  # entries of the lexicon shown at once
HERE = "here"  # the only table of the local host
ADVISER = "master"

Picture = list[list[tuple[str, str]]]
Block = Picture  # lines of it that belong together

# What can be typed, with the message that explains it.
HELP = (
    ("7", "number"),
    ("4", "amount"),
    ("{move}", "move"),
    ("?", "why-not"),
    ("? {move}", "why"),
    ("u, y", "undo"),
    ("f", "forced"),
    ("b", "board"),
    ("l", "log"),
    ("a", "advice"),
    ("i {word}", "inspect"),
    ("r, r {word}", "rules"),
    ("s", "save"),
    ("h", "help"),
    ("q", "quit"),
)


class Sorry(Exception):
    """What was typed cannot be done; the text says why. Nothing has changed."""


class Choice:
    """One option as it is shown, with the number that chooses it."""

    def __init__(self, number: int, action: int, label: str, notation: str) -> None:
        self.number = number
        self.action = action
        self.label = label
        self.notation = notation


class Manual:
    """The rules of a game as paragraphs, some of which begin with the id of a rule."""

    def __init__(self, text: str) -> None:
        parts = [part.strip() for part in re.split(r"\n(?=[-#])|\n\n", text)]
        self.paragraphs = [re.sub(r"\s+", " ", part) for part in parts if part]
        self.rules: dict[str, int] = {}
        for at, part in enumerate(self.paragraphs):
            if found := re.match(r"- \*\*([\w.]+)\*\*", part):
                self.rules[found[1]] = at

    def plain(self, at: int) -> str:
        """A paragraph without its marks."""
        return re.sub(r"[*`]|^- ", "", self.paragraphs[at])

    def rule(self, name: str) -> str | None:
        return self.plain(self.rules[name]) if name in self.rules else None

    def search(self, word: str) -> list[int]:
        return [at for at in range(len(self.paragraphs)) if word.lower() in self.plain(at).lower()]


def read_manual(game: str) -> Manual:
    """The manual of a game; a game without one can be played all the same."""
    return Manual(file_text(game, "manual.md") if has_file(game, "manual.md") else "")


def blocks_of(picture: Picture) -> list[Block]:
    """The blocks that blank lines part; the first one holds one's own goods."""
    blocks: list[Block] = [[]]
    for line in picture:
        if line:
            blocks[-1].append(line)
        elif blocks[-1]:
            blocks.append([])
    return blocks


def stacked(blocks: list[Block]) -> Block:
    lines: Block = []
    for block in blocks:
        lines += [[], *block] if lines else block
    return lines


def default_path(game: Game) -> Path:
    return Path(f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl")


class SaveFile:
    """Where the terminal keeps its game. The game goes on if that fails; the trouble is told."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.journal: Journal | None = None
        self.trouble: OSError | None = None

    def keep(self, match: Match) -> None:
        try:
            self.write(match)
            self.trouble = None
        except OSError as error:
            self.trouble = error

    def write(self, match: Match) -> None:
        if self.journal is None or self.journal.path != self.path:
            there = self.path.exists() and self.path.stat().st_size > 0
            resume = Journal.resume(self.path, match.record, match.seed) if there else None
            self.journal = resume or Journal(self.path)
        self.journal.keep(match.record, match.seed)


class Session:
    """One person at a table of a local host: questions, answers, news, saving. It knows no game and
    no screen, and changes nothing but by commands."""

    def __init__(
        self,
        match: Match,
        you: int,
        path: Path | None = None,
        edition: str | None = None,
        pool: Pool | None = None,
    ) -> None:
        self.you = you
        self.sent = 0  # commands
        name = match.game.name
        self.upward = has_file(name, "scene.py") and find_scenery(name).upward
        self.file = SaveFile(path or default_path(match.game))
        self.host = Host(pool or Pool())
        self.table = self.host.open(HERE, match, self.file, edition=edition)
        self.speaker = Speaker(match.game, match.box, names_in(match.record), language())
        self.manual = read_manual(match.game.name)

    def say(self, key: str, **figures: object) -> str:
        """What the house says."""
        return self.speaker.say(key, names=figures)

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def path(self) -> Path:
        return self.file.path

    @property
    def trouble(self) -> str:
        """Why the game could not be kept, last time."""
        error = self.file.trouble
        if error is None:
            return ""
        why = error.strerror or str(error)
        return self.say("play.cannot-write", path=str(self.path), why=why)

    def do(self, what: str, **data: object) -> Reply:
        """Have something done at the table as it is shown now."""
        self.sent += 1
        command = Command(f"terminal/{self.sent}", self.you, self.table.version, what, dict(data))
        return self.host.do(HERE, command)

    # What is asked.

    @property
    def over(self) -> bool:
        return self.match.state.asked is None

    @property
    def your_turn(self) -> bool:
        asked = self.match.state.asked
        return asked is not None and asked.seat == self.you

    def view(self) -> dict[str, Any]:
        return self.match.view(self.you)

    def picture(self, ghost: int | None = None) -> Picture:
        """The table; with an option shown where it would come to lie."""
        view = self.view()
        if ghost is not None:
            view["ghost"] = ghost
        return picture(self.speaker, view)

    def question(self) -> str:
        """What is asked, of whomever; at the end, that it is the end."""
        return self.say("play.over") if self.over else self.speaker.question(self.match.state)

    def rule_asked(self) -> str:
        """The id of the rule that the question comes from, where it is known."""
        asked = self.match.state.asked
        return self.match.game.rules.get(asked.prompt, "") if asked else ""

    def choices(self) -> list[Choice]:
        offered = offers(self.table, self.you, self.speaker)
        numbers = numbers_of(self.match.game.catalogue, [offer["do"] for offer in offered])
        return [
            Choice(number, offer["do"], offer["label"], offer["say"])
            for number, offer in zip(numbers, offered, strict=True)
        ]

    def groups(self) -> list[tuple[str, list[Choice]]]:
        """The choices under the heading of their verb; numbers stay those of the question."""
        found: dict[str, list[Choice]] = {}
        for choice in self.choices():
            found.setdefault(self.heading(self.verb(choice.action)), []).append(choice)
        return list(found.items())

    # Options that lie on a map: those with a coordinate among their arguments.

    def place(self, action: int) -> tuple[int, int] | None:
        return place_of(self.match.game.catalogue, action)

    def on_map(self) -> dict[int, tuple[int, int]]:
        """Where the options lie, if all of them do."""
        found = {choice.action: self.place(choice.action) for choice in self.choices()}
        placed = {action: at for action, at in found.items() if at is not None}
        return placed if len(placed) == len(found) else {}

    def step(self, ghost: int | None, dx: int, dy: int) -> int | None:
        """The option nearest to another one in a direction; from nowhere, the first one."""
        places = self.on_map()
        if ghost not in places:
            return next(iter(places), None)
        if self.upward:
            dy = -dy
        x, y = places[ghost]
        best: tuple[int, int, int] | None = None
        for action, (a, b) in places.items():
            ahead, aside = (a - x) * dx + (b - y) * dy, abs((a - x) * dy) + abs((b - y) * dx)
            if ahead > 0 and (best is None or (ahead + 2 * aside, aside, action) < best):
                best = (ahead + 2 * aside, aside, action)
        return best[2] if best else ghost

    def turn(self, ghost: int | None) -> int | None:
        """The next option at the same place: another way of laying the same thing."""
        places = self.on_map()
        same = [action for action, at in places.items() if at == places.get(ghost or 0)]
        return same[(same.index(ghost) + 1) % len(same)] if ghost in same else ghost

    def verb(self, action: int) -> Verb:
        return self.match.game.catalogue.verb(action)

    def heading(self, verb: Verb) -> str:
        return self.speaker.say(f"verb.{verb.name}")

    def help(self) -> str:
        choices = self.choices()
        move, word = choices[0].notation if choices else "pass", self.say("help.word")
        rows = [
            [typed.format(move=move, word=word), self.say(f"help.{key}")] for typed, key in HELP
        ]
        width = max([len(typed) for typed, _ in rows])
        return "\n".join([f"{typed.ljust(width)}  {text}" for typed, text in rows])

    # What is answered.

    def find(self, text: str) -> int:
        """The action that a number or a notation means."""
        if not self.your_turn:
            raise Sorry(self.say("play.over" if self.over else "play.not-your-turn"))
        choices = self.choices()
        if not text and len(choices) == 1:
            return choices[0].action
        if not text or text.isdecimal():
            return self._numbered(choices, text)
        try:
            return self.match.game.catalogue.parse(text)
        except UnknownAction as error:
            raise Sorry(self.say("play.unknown", why=str(error))) from None

    def _numbered(self, choices: list[Choice], text: str) -> int:
        """The action of a number."""
        wanted = number(text)
        for choice in choices:
            if choice.number == wanted:
                return choice.action
        runs = ranged([choice.number for choice in choices])
        numbers = ", ".join(
            [
                self.say("play.range", first=str(a), last=str(b)) if a < b else str(a)
                for a, b in runs
            ]
        )
        if not text:
            raise Sorry(self.say("play.choose", numbers=numbers))
        key = "play.no-such-number" if wanted is None else "play.no-option"
        raise Sorry(self.say(key, number=text, numbers=numbers))

    def choose(self, action: int) -> None:
        reply = self.do("choose", actions=[action])
        if reply.refusal is not None:
            raise Sorry(self.refused(action, reply.refusal))
        if not reply.done:
            raise Sorry(self.say("play.defect" if reply.why == "defect" else "play.not-your-turn"))

    @property
    def forced(self) -> bool:
        """Whether questions with one answer are answered for the person."""
        return self.table.forced[self.you] == ANSWER

    @forced.setter
    def forced(self, answered: bool) -> None:
        self.do("forced", how=ANSWER if answered else ASK)

    @property
    def answered(self) -> list[int]:
        """The entries of such answers."""
        entries = self.match.record.entries
        return [n for n in self.match.alive() if "forced" in entries[n]]

    def switch_forced(self) -> str:
        self.forced = not self.forced
        return self.say("play.forced-on" if self.forced else "play.forced-off")

    def undo(self) -> str:
        """Back to the person's last real choice: what was answered for them goes with it."""
        before = self.match.alive()
        if not self.do("undo").done:
            raise Sorry(self.say("play.no-undo"))
        return self.say("play.undone", what=self.deed(self._real(before, self.match.alive())))

    def redo(self) -> str:
        before = self.match.alive()
        if not self.do("redo").done:
            raise Sorry(self.say("play.no-redo"))
        return self.say("play.redone", what=self.deed(self._real(self.match.alive(), before)))

    def _real(self, more: list[int], fewer: list[int]) -> int:
        """The first choice of one's own that one list of choices has beyond another."""
        entries = self.match.record.entries
        taken = [n for n in more if n not in fewer]
        return next((n for n in taken if "forced" not in entries[n]), taken[0])

    def undo_label(self) -> str:
        """What an undo would take back, in words; empty when there is nothing."""
        return label(self.table, self.speaker, self.match.undoable(self.you))

    def redo_label(self) -> str:
        return label(self.table, self.speaker, self.match.redoable(self.you))

    def deed(self, entry: int) -> str:
        return self.speaker.label(self.match.record.entries[entry]["do"])

    def bot_moves(self) -> bool:
        """Let the bot that is asked choose; False when it is the person's turn, or the end."""
        return self.table.bot_to_move() >= 0 and asyncio.run(self.host.bot_turn(HERE))

    def advice(self) -> list[str]:
        """What a strong bot would do in the person's place, knowing what the person knows."""
        from boardwright.table.advice import advice

        self.need_question()
        game, seed = self.match.game, secrets.token_hex(16)
        adviser = make_bot(game, ADVISER, seed)
        state = self.match.state
        return advice(self.speaker, hint(game, state, seed, adviser, 2 * BUDGET), state)

    def inspect(self, word: str) -> list[str]:
        """What can be read about the things that a word names, in whatever hand they are."""
        with speaking(self.speaker.tongue):
            lexicon = find_scenery(self.match.game.name).lexicon(self.match.box)
        entries = dict.fromkeys([entry.name for _, entry in found(lexicon, word)] if word else [])
        if not entries:
            raise Sorry(self.say("inspect.nothing", word=word) if word else self.say("inspect.how"))
        if len(entries) > MANY:
            raise Sorry(self.say("inspect.many", names=", ".join(list(entries)[:MANY])))
        lines: dict[str, None] = {}
        for _, entry in found(lexicon, word):
            rules = ", ".join(entry.rules)
            text = f"{entry.name}. {entry.text}".strip().rstrip(".") + "."
            source = [self.say("inspect.source", source=entry.source)] if entry.source else []
            lines[" ".join([text, *source, f"({rules})" if rules else ""]).strip()] = None
        return list(lines)

    def need_question(self) -> None:
        if not self.your_turn:
            raise Sorry(self.say("play.no-question"))

    # Why not.

    def refused(self, action: int, refusal: Refusal) -> str:
        label = sentence(self.speaker.label(action))
        return self.say("play.refused", what=label, why=self.speaker.reason(refusal))

    def why(self, text: str) -> list[str]:
        """Why one move is not offered, with the text of the rule."""
        action = self.find(text)
        refusal = self.match.state.refusal(action)
        if refusal is None:
            chosen = next(c for c in self.choices() if c.action == action)
            what = sentence(chosen.label)
            return [self.say("play.offered", what=what, number=str(chosen.number))]
        rule = self.manual.rule(refusal.rule)
        return [self.refused(action, refusal), *([rule] if rule else [])]

    def why_not(self) -> list[str]:
        """Why whatever else this question could be answered with is not offered."""
        self.need_question()
        lines = reasons(self.match.state, self.speaker)
        return [*lines, self.say("why.any-other")] if lines else [self.say("why.all-offered")]

    # What happened.

    def log(self) -> list[str]:
        return self._lines(0)

    def news(self) -> list[str]:
        """What happened since the person's last choice, that choice first."""
        return self._lines(last_choice(self.table, self.you))

    def _lines(self, since: int) -> list[str]:
        answers = [(n, self.say("play.answered", what=self.deed(n))) for n in self.answered]
        notes = [(n, self.speaker.line(e)) for n, e in self.match.log if e.seen_by(self.you)]
        told = sorted(answers + notes, key=lambda row: row[0])
        return [line for entry, line in told if entry >= since]

    def save(self) -> str:
        """The game is kept after every choice; this says so, or why not."""
        self.file.keep(self.match)
        if self.trouble:
            raise Sorry(self.trouble)
        return self.say("play.saved", path=str(self.path))

    def new_turn(self) -> bool:
        """Whether others have moved since the person's last choice; alone at the table, chance."""
        first = last_choice(self.table, self.you)
        since = self.match.record.entries[first + 1 :]
        if self.match.state.seats == 1:
            return any("chance" in entry for entry in self.match.record.entries[first:])
        return any("do" in entry and entry["seat"] != self.you for entry in since)

    # The end.

    def result(self) -> list[list[str]]:
        """The scores as a table: a column for every seat, a row for every source."""
        scores = self.match.scores()
        best = self.match.game.winners(scores)
        names = [self.speaker.seat(seat) for seat in range(len(scores))]
        names[self.you] = self.say("end.you", player=names[self.you])
        rows = [["", *names]]
        for i, (source, _) in enumerate(scores[0].sources):
            points = [str(score.sources[i][1]) for score in scores]
            rows.append([self.speaker.say(f"score.{source}"), *points])
        rows.append([self.say("end.total"), *[str(score.total) for score in scores]])
        for i in range(len(scores[0].ties)):
            rows.append([self.speaker.say(f"tie.{i}"), *[str(score.ties[i]) for score in scores]])
        winner = self.say("end.winner")
        marks = [winner if seat in best else "" for seat in range(len(scores))]
        return [*rows, ["", *marks]]

    def verdict(self) -> list[str]:
        """Who has won, and why if the points do not tell."""
        scores = self.match.scores()
        best = self.match.game.winners(scores)
        seal = self.say("end.seed", seed=str(self.match.seed))
        if not best:  # a solo opponent has won, whom the game itself may name
            own = "verdict.lost" in self.match.game.words
            lost = [scores[0].ties[-1], scores[0].total] if own else []
            return [self.speaker.say("verdict.lost" if own else "end.nobody", *lost), seal]
        names = [self.speaker.seat(seat) for seat in best]
        together = functools.reduce(lambda a, b: self.say("end.both", a=a, b=b), names)
        key, points = "end.wins", scores[best[0]].total
        if len(best) > 1:
            key = "end.win-together"
        lines = [self.say(key, winner=together, winners=together)]
        top = [i for i, score in enumerate(scores) if score.total == points]
        if len(top) > 1:
            tied = ", ".join([self.speaker.seat(seat) for seat in top])
            key = "end.stay-tied" if len(best) > 1 else "end.were-tied"
            breaker = self.say("tie.0")
            lines.append(self.say(key, players=tied, points=points, breaker=breaker))
        return [*lines, seal]

    def results(self) -> list[str]:
        """The table of scores as lines of text, and the verdict below it."""
        return [*table_lines(self.result()), "", *self.verdict()]


def run(
    match: Match, you: int, plain: bool, path: Path | None, forced: bool, edition: str | None
) -> int:
    """Play to the end, or until the person leaves; the exit code. A pipe gets plain text."""
    session = Session(match, you, path, edition)
    session.forced = forced
    try:
        if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
            from boardwright.cli.plain import PlainPlay

            return PlainPlay(session, sys.stdin, sys.stdout).run()
        from boardwright.cli.screen import PlayApp  # Textual is slow to import

        app = PlayApp(session)
        app.run()
        return app.return_code or 0
    finally:
        session.host.pool.close()
        if session.trouble:
            print(session.trouble, file=sys.stderr)
