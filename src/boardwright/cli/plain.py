"""Play in plain lines of text: for pipes, screen readers, and terminals without a cursor."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from boardwright.cli.play import Block, Picture, Session, Sorry, blocks_of, stacked


class Quit(Exception):
    """The person has left."""


class PlainPlay:
    """Reads a line, does what it says, tells what happened."""

    def __init__(self, session: Session, source: TextIO, target: TextIO) -> None:
        self.session = session
        self.source = source
        self.target = target
        self.goods: Block = []  # one's own, as they were last shown
        self.key = blocks_of(session.picture())[-1]  # explains the signs, in most games
        self.trouble = ""
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "u": self.undo,
            "y": self.redo,
            "f": self.forced,
            "b": self.board,
            "l": self.log,
            "a": self.advise,
            "i": self.inspect,
            "r": self.rules,
            "s": self.save,
            "h": self.help,
            "q": self.quit,
        }

    def run(self) -> int:
        try:
            self.begin()
            while not self.session.over:
                self.turn()
            self.end()
        except (Quit, KeyboardInterrupt):
            self.try_save()
        except BrokenPipeError:
            pass  # nobody reads any more; the game is kept all the same
        return 0

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.target)
        self.target.flush()

    def begin(self) -> None:
        match, session = self.session.match, self.session
        who = session.speaker.seat(session.you)
        self.say(session.say("play.you-are", game=match.game.title, player=who))
        self.say(session.say("play.seal", seal=match.record.header["commit"]))
        self.let_bots_play()
        self.say("", session.help(), "")
        self.tell(board=True)

    def let_bots_play(self) -> None:
        while self.session.bot_moves():
            pass

    def tell(self, board: bool = False) -> None:
        """What happened, what one has now, then the question with its options. At the beginning of
        a turn the whole board comes first, after the first time without its key."""
        session = self.session
        self.say("", *session.news())
        if session.trouble != self.trouble:
            self.trouble = session.trouble
            if self.trouble:
                self.say(session.say("play.goes-on", trouble=self.trouble))
        if session.over:
            return
        blocks = blocks_of(session.picture())
        if board or session.new_turn():
            known = not board and len(blocks) > 1 and blocks[-1] == self.key
            self.show(stacked(blocks[:-1] if known else blocks))
        elif blocks[0] != self.goods:
            self.show(blocks[0])
        self.say("", session.question())
        for heading, choices in session.groups():
            self.say(f"  {heading}")
            self.say(*[f"    {c.number:>2}  {c.label}  [{c.notation}]" for c in choices])

    def turn(self) -> None:
        """One line of the person's."""
        text = self.read()
        try:
            self.obey(text)
        except Sorry as sorry:
            self.say(str(sorry))

    def read(self) -> str:
        self.target.write("> ")
        self.target.flush()
        line = self.source.readline()
        if not line:
            raise Quit
        return line.strip()

    def obey(self, text: str) -> None:
        name, _, rest = text.partition(" ") if not text.startswith("?") else ("?", "", text[1:])
        if name.lower() in self.commands:
            self.commands[name.lower()](rest.strip())
            return
        self.session.choose(self.session.find(text))
        self.let_bots_play()
        self.tell()

    # Commands.

    def explain(self, text: str) -> None:
        self.say(*(self.session.why(text) if text else self.session.why_not()))

    def undo(self, _: str) -> None:
        self.say(self.session.undo())
        self.tell()

    def redo(self, _: str) -> None:
        self.say(self.session.redo())
        self.let_bots_play()
        self.tell()

    def forced(self, _: str) -> None:
        self.say(self.session.switch_forced())
        self.let_bots_play()
        self.tell()

    def board(self, _: str) -> None:
        self.show(self.session.picture())

    def show(self, picture: Picture) -> None:
        self.goods = blocks_of(picture)[0]
        self.say("")
        for line in picture:
            self.say("".join([text for text, _ in line]).rstrip())

    def log(self, _: str) -> None:
        self.say(*self.session.log())

    def advise(self, _: str) -> None:
        self.say(*self.session.advice())

    def inspect(self, word: str) -> None:
        self.say(*self.session.inspect(word))

    def rules(self, word: str) -> None:
        """The rules that hold a word; without one, the rule of the question."""
        session, manual = self.session, self.session.manual
        if not word:
            rule = manual.rule(session.rule_asked())
            self.say(rule or session.say("play.no-rule"), session.say("play.search"))
        elif word.upper() in manual.rules:
            self.say(str(manual.rule(word.upper())))
        else:
            found = [manual.plain(at) for at in manual.search(word)]
            self.say(*(found or [session.say("play.not-in-rules", word=word)]))

    def save(self, _: str) -> None:
        self.say(self.session.save())

    def help(self, _: str) -> None:
        self.say(self.session.help())

    def quit(self, _: str) -> None:
        self.try_save()
        question = self.session.say("play.leave")
        self.say(self.session.say("play.yes-or-no", question=question))
        if self.read().lower() in ("y", "yes"):
            raise Quit

    def try_save(self) -> None:
        try:
            self.say("", self.session.save())
        except Sorry as sorry:
            self.say("", str(sorry))

    def end(self) -> None:
        self.say("", *self.session.results())
        self.try_save()
