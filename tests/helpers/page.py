"""Somebody at the page: a browser context, what its socket hears and says, and a player's ways."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, ViewportSize, WebSocket, expect

from boardwright.games import REGISTRY

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
BOT = {"who": "bot", "level": "random"}
YOU = {"who": "you"}
DRAWINGS = re.compile(rf"/assets/({'|'.join(REGISTRY).replace('-', '[-_]')})-[^/]*\.js")
TURN = 20_000  # milliseconds within which bots have moved

RUSH = """(table) => new Promise((done, failed) => {
  const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
  line.onerror = failed;
  line.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.type !== 'state') return;
    if (frame.over) return line.close(), done();
    const last = frame.choices?.at(-1);
    if (!last) return;
    const order = { id: `rush${frame.seq}`, do: 'choose', seen: frame.seq };
    line.send(JSON.stringify({ ...order, data: { actions: [last.do] } }));
  };
})"""

# What tests set unless they are about it: nothing waits for a word or for the eye.
QUICK = {"pace": "at-once", "confirm": "never", "sound": 0, "motion": False, "look": "paper"}


class Complaints:
    """What consoles say that they should not."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.expected: list[str] = []

    def expect(self, pattern: str) -> None:
        self.expected.append(pattern)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):
            self.said.append(f"{message.text} {message.location.get('url', '')}")

    def unexpected(self) -> list[str]:
        return [
            said
            for said in self.said
            if not any(re.search(pattern, said) for pattern in self.expected)
        ]


class Line:
    """What went over the sockets of a page."""

    def __init__(self) -> None:
        self.table = ""
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []

    def open(self, socket: WebSocket) -> None:
        found = re.search(r"/tables/([^/]+)/socket", socket.url)
        if found and found[1] != self.table:
            self.table, self.frames = found[1], []
        frames = self.frames
        socket.on("framereceived", lambda text: frames.append(json.loads(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    @property
    def state(self) -> dict[str, Any]:
        """The last state that was heard."""
        return next((f for f in reversed(self.frames) if f["type"] == "state"), {})

    def orders(self, *kinds: str) -> list[dict[str, Any]]:
        return [order for order in self.sent if order["do"] in kinds]


class Guest:
    """A person with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        complaints: Complaints,
        name: str = "",
        viewport: ViewportSize | None = None,
        fresh: bool = False,
        **settings: Any,
    ) -> None:
        given = {key: settings.pop(key) for key in list(settings) if key in BROWSER}
        self.name = name
        self.url = url
        self.context = browser.new_context(
            base_url=url,
            viewport=viewport or DESKTOP,
            **given,
        )
        self.context.set_default_timeout(10_000)
        self.context.on("console", complaints.hear)
        self.context.on("weberror", lambda error: complaints.said.append(str(error.error)))
        if not fresh:
            kept = json.dumps(json.dumps({**QUICK, **settings}))
            self.context.add_init_script(
                f"if (origin !== 'null') localStorage['boardwright.settings'] ??= {kept};"
            )
        self.page = self.context.new_page()
        self.line = Line()
        self.page.on("websocket", self.line.open)

    # The API, as the page calls it.

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """What the house answers to a request of the page."""
        if not self.page.url.startswith(self.url):
            self.page.goto("/about")
        return self.page.evaluate(
            """async ([method, path, body]) => {
              const sent = body === null ? {} : { headers: { 'content-type': 'application/json' },
                body: JSON.stringify(body) };
              const answer = await fetch('/api' + path, { method, ...sent });
              const text = await answer.text();
              if (!answer.ok) throw new Error(text);
              try { return JSON.parse(text); } catch { return text; }
            }""",
            [method, path, body],
        )

    def found(self, game: str, *seats: dict[str, str], **more: Any) -> Any:
        """A new table, not gone to."""
        if self.name:
            self.call("PUT", "/me", {"name": self.name})
        body = {"game": game, "seats": list(seats), **more}
        return self.call("POST", "/tables", body)

    def play(self, game: str, seats: int = 2, **more: Any) -> str:
        """Sit at a table against random bots; its id."""
        plans = [YOU, *[BOT] * (seats - 1)]
        table: str = self.found(game, *plans, start=True, **more)["table"]["id"]
        self.go(table)
        return table

    def undraw(self) -> None:
        """From now on no game has a drawing of its own: the generic board draws all."""
        script, nothing = "text/javascript", "export default null;"
        self.context.route(DRAWINGS, lambda to: to.fulfill(content_type=script, body=nothing))

    def go(self, table: str) -> None:
        self.page.goto(f"/t/{table}")
        self.at(table)

    def at(self, table: str) -> None:
        """Wait until the page is at a table."""
        self.page.wait_for_url(f"**/t/{table}")
        self.until(lambda: self.line.table == table)

    def join(self, link: dict[str, Any]) -> None:
        """Sit down by a link, as a friend would who was sent it."""
        self.page.goto(link["url"])
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Sit down").click()

    # At a table.

    @property
    def state(self) -> dict[str, Any]:
        return self.line.state

    def until(self, holds: Callable[[], object], seconds: float = 15.0) -> None:
        """Wait for something that frames bring."""
        end = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < end, "it does not come about"
            self.page.wait_for_timeout(15)

    def until_after(self, seq: int) -> None:
        """Wait for a state after this one."""
        self.until(lambda: self.state["seq"] > seq)

    def mine(self) -> bool:
        state = self.state
        return bool(state.get("choices")) and state["question"]["seat"] == state["seat"]

    def my_turn_comes(self, seconds: float = 20.0) -> bool:
        """Wait until it is; False when the game is over."""
        self.until(lambda: self.mine() or self.state.get("over"), seconds)
        return not self.state.get("over")

    def my_turn(self, seconds: float = 20.0) -> bool:
        """Wait until it is, and what is asked is on the page; False when the game is over."""
        if not self.my_turn_comes(seconds):
            return False
        self.settle()
        return True

    def settle(self) -> None:
        """Wait until the page shows the last state that was heard."""
        self.page.wait_for_function(
            "(seq) => Number(document.querySelector('[data-seq]')?.dataset.seq ?? seq) >= seq",
            arg=self.state["seq"],
        )
        first = self.state["choices"][0]["do"] if self.state.get("choices") else None
        if first is not None:
            self.page.locator(f'[data-do="{first}"]').first.wait_for(state="attached")

    def option(self, action: int) -> Locator:
        return self.page.locator(f'[data-do="{action}"]')

    def press(self, action: int) -> None:
        """Take an option by its button; groups with many are opened first."""
        button = self.option(action)
        if not button.count():
            for fold in self.page.locator("button.fold").all():
                fold.click()
        seq = self.state["seq"]
        button.click()
        self.go_through(seq)

    def go_through(self, seq: int) -> None:
        """Wait for a state after this one; where a choice asks on within a gesture, go on with the
        first answer, and where it waits to be confirmed, confirm it."""
        asked = ""
        while True:
            self.until(partial(self.has_moved_on, seq, asked))
            if self.state["seq"] > seq:
                return
            if self.confirm().count():
                self.confirm().click()
                self.until_after(seq)
                return
            asked = self.gesture()
            if asked:
                self.page.locator("[data-do]").first.click()

    def has_moved_on(self, seq: int, asked: str) -> bool:
        if self.state["seq"] > seq or self.confirm().count():
            return True
        return self.gesture() not in ("", asked)

    def confirm(self) -> Locator:
        """The button that confirms what was chosen, while it can be pressed."""
        return self.page.locator("[data-confirm]:enabled")

    def gesture(self) -> str:
        """The answers of a gesture that waits for one more; the page fills in an only one."""
        found: str = self.page.evaluate(
            "document.querySelectorAll('[data-do]').length > 1"
            " && document.querySelector('[data-gesture]')?.dataset.gesture || ''"
        )
        return found

    def choose(self, chooser: random.Random) -> None:
        """Take one of the options that stand there."""
        self.press(chooser.choice(self.state["choices"])["do"])

    def play_on(self, choices: int = 10_000, seed: int = 0) -> int:
        """Choose by the page's buttons till the end or so often; how often it was."""
        chooser = random.Random(seed)
        for n in range(choices):
            if not self.my_turn():
                return n
            self.choose(chooser)
        return choices

    def is_over(self) -> bool:
        return bool(self.state.get("over"))

    def rush(self, table: str) -> None:
        """Play a game to its end without looking: the last option every time, over the wire."""
        self.page.evaluate(RUSH, table)

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=name).click()

    def said(self, text: str) -> None:
        """Wait for a notice."""
        expect(self.page.locator(".toast").filter(has_text=text).first).to_be_visible()


BROWSER = {
    "has_touch", "is_mobile", "reduced_motion", "color_scheme", "forced_colors",
    "permissions", "accept_downloads", "device_scale_factor",
}  # fmt: skip
