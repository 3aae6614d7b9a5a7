"""Play on a full terminal screen: the table above, the question and the news below.

One line takes everything that is typed, whatever has the focus: numbers, moves in words, and the
same one-letter commands as in plain text.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from boardwright.cli.play import (
    HERE,
    Block,
    Choice,
    Manual,
    Picture,
    Session,
    Sorry,
    blocks_of,
    stacked,
)

GAP = 2  # columns between blocks set side by side
HIGH, LOW = 12, 8  # least lines of options, on a high screen and on a low one
REMEMBERED = 50  # lines of the log that stay on the screen above what is new

Say = Callable[..., str]  # a message of the house with its figures by name


# The picture of a game, cut into its blocks and set to the width at hand.


def breadth(block: Block) -> int:
    return max([sum([len(text) for text, _ in line]) for line in block], default=0)


def arranged(blocks: list[Block], width: int) -> Block:
    """The first block with the others beside it where they fit, else below."""
    if not blocks:
        return []
    first, rest = blocks[0], stacked(blocks[1:])
    left = breadth(first) + GAP
    if left + breadth(rest) > width:
        return stacked(blocks)
    lines: Block = []
    for i in range(max(len(first), len(rest))):
        line = list(first[i]) if i < len(first) else []
        if i < len(rest):
            used = sum([len(text) for text, _ in line])
            line += [(" " * (left - used), ""), *rest[i]]
        lines.append(line)
    return lines


def as_text(lines: Block) -> Text:
    return Text("\n", no_wrap=True).join([Text.assemble(*line) for line in lines])


class Board(Vertical):
    """What a player always wants in sight, and the table, which scrolls."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self.blocks: list[Block] = []
        self.lines = 0

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with VerticalScroll(id="table", can_focus=False):
            yield Static(id="picture")

    def show(self, picture: Picture) -> None:
        head, *self.blocks = blocks_of(picture)
        text = as_text(head)
        text.no_wrap = False
        self.query_one("#head", Static).update(text)
        self.set_out()

    def set_out(self) -> None:
        width = self.size.width - 1  # the bar that scrolls
        lines = arranged(self.blocks, width)
        self.lines = len(lines)
        self.query_one("#picture", Static).update(as_text(lines))
        self.call_after_refresh(self.fit)

    def fit(self) -> None:
        """As high as its lines, if that leaves the options their least height."""
        screen = self.screen
        others = [screen.query_one(name).size.height for name in ("#head", "#question", "#status")]
        least = LOW if screen.has_class("-low") else HIGH
        room = screen.size.height - sum(others[1:]) - least - 2  # the line and the keys below it
        self.styles.height = max(min(others[0] + self.lines, room), 1)

    def on_resize(self, _: Resize) -> None:
        self.set_out()


# Pages over the table.


class Page(ModalScreen[None]):
    """Text to read; any of the usual keys closes it."""

    BINDINGS = [Binding("escape,enter,q,space", "dismiss", show=False)]

    def __init__(self, say: Say, title: str, text: Text) -> None:
        super().__init__()
        self.say = say
        self.heading = title  # the key of its message
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page") as page:
            page.border_title = self.say(self.heading)
            page.border_subtitle = self.say("screen.closes")
            yield Static(self.text)

    def on_mount(self) -> None:
        page = self.query_one(VerticalScroll)
        page.focus()
        if self.heading == "title.log":
            page.scroll_end(animate=False)


class Rules(ModalScreen[None]):
    """The manual: opened at a rule, searched by what is typed."""

    BINDINGS = [
        Binding("escape", "dismiss", show=False),
        Binding("up", "move('cursor_up')", show=False),
        Binding("down", "move('cursor_down')", show=False),
        Binding("pageup", "move('page_up')", show=False),
        Binding("pagedown", "move('page_down')", show=False),
    ]

    def __init__(self, say: Say, manual: Manual, word: str) -> None:
        super().__init__()
        self.say = say
        self.manual = manual
        self.word = word  # the id of a rule, or what is searched

    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as page:
            page.border_title = self.say("title.rules")
            page.border_subtitle = self.say("screen.search-closes")
            found = self.word.upper() in self.manual.rules
            search = self.say("screen.search")
            yield Input("" if found else self.word, placeholder=search, compact=True)
            yield OptionList(compact=True)

    def on_mount(self) -> None:
        searched = self.query_one(Input).value
        self.fill(self.manual.search(searched))
        if not searched and self.word:
            self.go_to(self.manual.rules[self.word.upper()])

    def fill(self, paragraphs: list[int]) -> None:
        rules = self.query_one(OptionList)
        rules.clear_options()
        rules.add_options([Option(self.paragraph(at), id=str(at)) for at in paragraphs])
        if not paragraphs:
            rules.add_option(Option(self.say("screen.no-rules"), disabled=True))

    def paragraph(self, at: int) -> Text:
        text = self.manual.plain(at)
        if text.startswith("#"):
            return Text(f"\n{text.lstrip('# ')}", "bold underline")
        name, _, rest = text.partition(" ")
        return Text.assemble((name, "bold"), " ", rest) if name in self.manual.rules else Text(text)

    def go_to(self, at: int) -> None:
        rules = self.query_one(OptionList)
        rules.highlighted = at
        self.call_after_refresh(rules.scroll_to_highlight, top=True)

    @on(Input.Changed)
    def search(self, event: Input.Changed) -> None:
        self.fill(self.manual.search(event.value.strip()))

    def action_move(self, how: str) -> None:
        getattr(self.query_one(OptionList), f"action_{how}")()


class Sure(ModalScreen[bool]):
    """Yes or no."""

    BINDINGS = [
        Binding("y,enter", "answer(True)", show=False),
        Binding("n,escape", "answer(False)", show=False),
    ]

    def __init__(self, say: Say, question: str) -> None:
        super().__init__()
        self.say = say
        self.question = question

    def compose(self) -> ComposeResult:
        with Vertical(classes="sure"):
            yield Static(self.question)
            yes, no = self.say("screen.yes"), self.say("screen.no")
            yield Static(
                f"[b][@click=screen.answer(True)] y {yes} [/][/b]"
                f"    [b][@click=screen.answer(False)] n {no} [/][/b]"
            )

    def action_answer(self, sure: bool) -> None:
        self.dismiss(sure)


# The table.


class News(VerticalScroll):
    """The log, with its end in sight."""

    def on_resize(self, _: Resize) -> None:
        self.scroll_end(animate=False)


class Prompt(Input):
    """The line that is typed into; the arrows move on the map or in the list of options."""

    BINDINGS = [
        Binding("up", "app.go(0, -1)", show=False),
        Binding("down", "app.go(0, 1)", show=False),
        Binding("left", "sideways(-1)", show=False),
        Binding("right", "sideways(1)", show=False),
        Binding("pageup", "app.scroll('up')", show=False),
        Binding("pagedown", "app.scroll('down')", show=False),
        Binding("escape", "clear", show=False),
    ]

    def action_clear(self) -> None:
        self.value = ""

    async def action_sideways(self, way: int) -> None:
        """On the map while nothing is typed, else in the line."""
        if not self.value:
            await self.app.run_action(f"app.go({way}, 0)")
        elif way < 0:
            self.action_cursor_left()
        else:
            self.action_cursor_right()

    async def _on_key(self, event: Key) -> None:
        """A capital R at the start of the line turns what is laid; it begins no move."""
        if event.character == "R" and not self.value:
            event.stop()
            event.prevent_default()
            await self.app.run_action("app.turn")
        else:
            await super()._on_key(event)


# Keys with the command they stand for and the message that names it.
KEYS = (
    ("f1", "h", "help"),
    ("f2", "?", "why-not"),
    ("f3", "l", "log"),
    ("f4", "r", "rules"),
    ("f5", "a", "advice"),
    ("f6", "i", "inspect"),
    ("ctrl+z", "u", "undo"),
    ("ctrl+y", "y", "redo"),
    ("ctrl+s", "s", "save"),
    ("ctrl+q", "q", "quit"),
)


class PlayApp(App[int]):
    """The table, the question and the news; it knows Match and Speaker, and no game."""

    CSS = """
    #board { height: auto; }
    #head { height: auto; padding: 0 1; background: $boost; }
    #table { height: 1fr; padding: 0 0 0 1; scrollbar-size: 1 1; }
    #picture { width: auto; }
    #below { height: 1fr; }
    #question { height: auto; padding: 0 1; background: $primary; color: $text; text-style: bold; }
    #choices { width: 3fr; height: 1fr; border: none; scrollbar-size: 1 1; padding: 0 1; }
    #choices > .option-list--option-disabled { color: $text-accent; text-style: bold; }
    #news { width: 2fr; height: 1fr; border-left: solid $primary; padding: 0 1;
            scrollbar-size: 1 1; }
    #status { height: auto; max-height: 3; padding: 0 1; color: $text-warning; }
    #line, #keys { height: 1; }
    #keys { background: $panel; }
    #line Static { width: auto; padding: 0 1; color: $text-accent; text-style: bold; }
    Prompt { width: 1fr; height: 1; border: none; padding: 0; }
    Page, Rules, Sure { align: center middle; }
    .page { width: 90%; max-width: 100; height: auto; max-height: 80%; border: round $primary;
            padding: 0 1; background: $surface; scrollbar-size: 1 1; }
    Rules .page { height: 80%; }
    .page OptionList { height: 1fr; border: none; }
    .sure { width: 64; height: auto; border: round $warning; padding: 1 2; background: $surface; }
    """
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-high")]
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        *[Binding(key, f"say('{letter}')", priority="+" in key) for key, letter, _ in KEYS],
        Binding("ctrl+c", "say('q')", priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.say = session.say
        self.title = session.match.game.title
        self.ghost: int | None = None  # the option that is shown on the map
        self.playing = False  # whether bots are at it
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "u": self.undo,
            "y": self.redo,
            "f": self.forced,
            "b": self.to_board,
            "l": self.show_log,
            "a": self.advise,
            "i": self.inspect,
            "r": self.show_rules,
            "s": self.save,
            "h": self.show_help,
            "q": self.leave,
        }

    def compose(self) -> ComposeResult:
        yield Board()
        yield Static(id="question")
        with Horizontal(id="below"):
            choices = OptionList(id="choices", compact=True)
            choices.can_focus = False
            yield choices
            with News(id="news", can_focus=False):
                yield Static()
        yield Static(id="status")
        with Horizontal(id="line"):
            yield Static(">")
            yield Prompt(compact=True, placeholder=self.say("screen.placeholder"))
        yield Static(self.keys(), id="keys")

    def keys(self) -> str:
        """The keys and what they do, to be clicked too."""
        shown = [(key.replace("ctrl+", "^"), letter, f"title.{name}") for key, letter, name in KEYS]
        return " ".join(
            [
                f"[@click=app.say('{c}')][$accent b]{key}[/] {self.say(name)}[/]"
                for key, c, name in shown
            ]
        )

    def on_mount(self) -> None:
        self.query_one(Prompt).focus()
        self.go_on()

    def on_resize(self, _: Resize) -> None:
        self.call_after_refresh(self.query_one(Board).fit)

    # Showing.

    def show(self) -> None:
        session = self.session
        self.ghost = None
        self.query_one(Board).show(session.picture())
        self.query_one("#question", Static).update(Text(session.question()))
        self.show_choices()
        self.show_news()
        self.tell(self.hint())

    def show_news(self) -> None:
        """The last of the log; what is new since the person's last choice stands out."""
        log, new = self.session.log(), len(self.session.news())
        old = [Text(f"  {line}", "dim") for line in log[: len(log) - new][-REMEMBERED:]]
        news = [Text(f"▸ {line}") for line in log[len(log) - new :]]
        self.query_one("#news Static", Static).update(Text("\n").join([*old, *news]))
        self.query_one("#news").scroll_end(animate=False)

    def show_choices(self) -> None:
        """The options under their headings; a single one is marked, so that Enter takes it."""
        rows: list[Option] = []
        for heading, choices in self.session.groups():
            rows.append(Option(Text(heading), disabled=True))
            rows += [Option(self.row(choice), id=str(choice.number)) for choice in choices]
        options = self.query_one("#choices", OptionList)
        options.clear_options()
        options.add_options(rows)
        options.scroll_home(animate=False)
        if len(rows) == 2:
            options.highlighted = 1

    def row(self, choice: Choice) -> Text:
        label = Text.assemble((f"{choice.number:>3} ", "bold"), choice.label)
        return label.append(f"  {choice.notation}", "dim")

    def hint(self) -> str:
        """What can be taken back, in words; before it, that the game is not being kept."""
        if self.session.over:
            return self.say("screen.over")
        parts = [self.session.trouble] if self.session.trouble else []
        if undo := self.session.undo_label():
            parts.append(self.say("screen.undo", what=undo))
        if redo := self.session.redo_label():
            parts.append(self.say("screen.redo", what=redo))
        return " · ".join(parts)

    def tell(self, message: str) -> None:
        self.query_one("#status", Static).update(Text(message))

    # Typing and choosing.

    def on_key(self, event: Key) -> None:
        """Whatever is typed belongs in the line, wherever the focus is."""
        prompt = self.query_one(Prompt)
        if event.is_printable and event.character and self.focused is not prompt:
            prompt.focus()
            prompt.insert_text_at_cursor(event.character)

    @on(Input.Submitted, "Prompt")
    def typed(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        event.input.value = ""
        self.obey(text or self.marked())

    @on(OptionList.OptionSelected, "#choices")
    def clicked(self, event: OptionList.OptionSelected) -> None:
        self.obey(event.option_id or "")

    def marked(self) -> str:
        """The number of the option that the arrows have marked."""
        options = self.query_one("#choices", OptionList)
        if options.highlighted is None:
            return ""
        return options.get_option_at_index(options.highlighted).id or ""

    def action_go(self, dx: int, dy: int) -> None:
        """The arrows: to the next option on the map, or up and down the list."""
        if self.session.on_map():
            self.show_ghost(self.session.step(self.ghost, dx, dy))
        elif dy:
            way = "cursor_down" if dy > 0 else "cursor_up"
            getattr(self.query_one("#choices", OptionList), f"action_{way}")()

    def action_turn(self) -> None:
        self.show_ghost(self.session.turn(self.ghost))

    def show_ghost(self, ghost: int | None) -> None:
        """Show an option where it would come to lie, and mark it in the list."""
        self.ghost = ghost
        if ghost is None:
            return
        self.query_one(Board).show(self.session.picture(ghost))
        number = next(c.number for c in self.session.choices() if c.action == ghost)
        options = self.query_one("#choices", OptionList)
        options.highlighted = options.get_option_index(str(number))

    def action_scroll(self, way: str) -> None:
        table = self.query_one("#table", VerticalScroll)
        if way == "up":
            table.scroll_page_up(animate=False)
        else:
            table.scroll_page_down(animate=False)

    def action_say(self, text: str) -> None:
        if not isinstance(self.screen, ModalScreen):
            self.obey(text)

    def obey(self, text: str) -> None:
        """Do what a line says; what cannot be done is told in the status line."""
        name, _, rest = text.partition(" ") if not text.startswith("?") else ("?", "", text[1:])
        try:
            if name.lower() in self.commands:
                self.commands[name.lower()](rest.strip())
            elif text or self.session.your_turn:
                self.session.choose(self.session.find(text))
                self.go_on()
        except Sorry as sorry:
            self.tell(str(sorry))

    def go_on(self) -> None:
        """Let the bots play until the person is asked or the game is over."""
        self.show()
        if not self.playing:  # else they look at the new position after their present thought
            self.playing = True
            self.run_worker(self.let_bots_play(), group="bots")

    async def let_bots_play(self) -> None:
        session = self.session
        try:
            while await session.host.bot_turn(HERE):
                self.show()
        finally:
            self.playing = False
        if session.over:
            self.show_end()

    # Commands.

    def explain(self, text: str) -> None:
        lines = self.session.why(text) if text else self.session.why_not()
        self.show_page("title.why-not", lines, "\n\n" if text else "\n")

    def undo(self, _: str) -> None:
        told = self.session.undo()
        self.show()
        self.tell(told)

    def redo(self, _: str) -> None:
        told = self.session.redo()
        self.go_on()
        self.tell(told)

    def forced(self, _: str) -> None:
        told = self.session.switch_forced()
        self.go_on()
        self.tell(told)

    def to_board(self, _: str) -> None:
        self.query_one("#table", VerticalScroll).scroll_home(animate=False)

    def show_log(self, _: str) -> None:
        self.show_page("title.log", self.session.log())

    def advise(self, _: str) -> None:
        self.session.need_question()
        self.tell(self.say("screen.thinking"))
        self.run_worker(self.show_advice(), group="advice", exclusive=True)

    async def show_advice(self) -> None:
        """The advice, unless the position has moved on meanwhile."""
        state = self.session.match.state
        lines = await asyncio.to_thread(self.session.advice)
        if state is self.session.match.state:
            self.tell(self.hint())
            self.show_page("title.advice", lines, "\n\n")

    def inspect(self, word: str) -> None:
        """What a word names; without one, the line waits for it."""
        if word:
            self.show_page("title.inspect", self.session.inspect(word), "\n\n")
            return
        prompt = self.query_one(Prompt)
        prompt.value, prompt.cursor_position = "i ", 2
        prompt.focus()
        self.tell(self.say("inspect.how"))

    def show_rules(self, word: str) -> None:
        word = word or self.session.rule_asked()
        self.push_screen(Rules(self.say, self.session.manual, word))

    def save(self, _: str) -> None:
        self.tell(self.session.save())

    def show_help(self, _: str) -> None:
        self.show_page("title.help", [self.session.help(), self.say("help.keys")], "\n\n")

    def leave(self, _: str) -> None:
        """The game is saved before anything else, so that quitting never loses it."""
        try:
            told = self.session.save()
        except Sorry as sorry:
            told = self.say("play.lost", trouble=str(sorry))
        self.push_screen(Sure(self.say, f"{told}\n\n{self.say('play.leave')}"), self.left)

    def left(self, sure: bool | None) -> None:
        if sure:
            self.exit(0, message=self.say("play.left", path=str(self.session.path)))

    def show_end(self) -> None:
        lines = self.session.results()
        try:
            lines.append(self.session.save())
        except Sorry as sorry:
            lines.append(str(sorry))
        self.show_page("title.over", lines)

    def show_page(self, title: str, lines: list[str], between: str = "\n") -> None:
        self.push_screen(Page(self.say, title, Text(between.join(lines))))
