"""Every text of the page can be translated: with its own words in disguise, whatever still stands
there in plain letters was said by the server."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Response

from tests.browser.conftest import People
from tests.helpers.page import BOT, YOU, Complaints, Guest

SEEN = """() => {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const at = walk.currentNode.parentElement;
    if (!at.closest('script, style, kbd, [hidden]')) texts.push(walk.currentNode.data);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const at of document.querySelectorAll(`[${name}]:not([role=img] *)`))
      texts.push(at.getAttribute(name));
  return texts.map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean);
}"""
# Names of formats and of keys, addresses, and what people typed.
NOT_OURS = {"csv", "json", "ada", "walter", "http", "localhost", "join", "vega", "min"}


class Said:
    """What the server said, and what stands there beside it."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.texts: set[str] = set()
        self.plain: dict[str, set[str]] = {}
        guest.page.on("response", self.hear)

    def hear(self, response: Response) -> None:
        if "/api/" in response.url and "json" in response.headers.get("content-type", ""):
            with suppress(Error):  # the page has gone on meanwhile
                self.take(response.json())

    def take(self, data: Any) -> None:
        if isinstance(data, str):
            self.texts.add(" ".join(words_in(data)))
        elif isinstance(data, dict):
            for value in data.values():
                self.take(value)
        elif isinstance(data, list):
            if data and all(isinstance(each, list) and each for each in data):
                self.take("".join(str(each[0]) for each in data))  # pieces of a line
            for each in data:
                self.take(each)

    def look(self, screen: str) -> None:
        """Note what stands there in plain letters and was not said."""
        self.guest.page.wait_for_timeout(150)
        for frame in self.guest.line.frames:
            self.take(frame)
        corpus = "\n".join(self.texts)
        for text in self.guest.page.evaluate(SEEN):
            for run in plain_runs(text):
                if run not in corpus:
                    self.plain.setdefault(screen, set()).add(run)


def words_in(text: str) -> list[str]:
    return re.findall(r"[^\W\d_](?:[’'-]?[^\W\d_])*", text.lower())


def plain_runs(text: str) -> list[str]:
    """Stretches of words without a disguised letter, and without marks or figures in between."""
    found: list[str] = []
    for part in re.split(r"[^\w\s’'-]|\d", text):
        runs: list[list[str]] = [[]]
        for word in words_in(part):
            if word.isascii() and word not in NOT_OURS:
                runs[-1].append(word)
            else:
                runs.append([])
        found += [" ".join(run) for run in runs]
    return [run for run in found if len(run) > 1]


def test_no_plain_text_is_on_any_screen(people: People, complaints: Complaints) -> None:
    complaints.expect("status of 4..")
    ada = people("Ada")
    ada.context.add_init_script(
        "if (origin !== 'null') localStorage['boardwright.tongue'] = 'pseudo'"
    )
    said = Said(ada)
    houses(ada, said)
    tables(ada, said)
    assert said.plain == {}


def houses(ada: Guest, said: Said) -> None:
    page = ada.page
    for path in ("/", "/new/rune-age", "/tables", "/rules/keythedral", "/about", "/nowhere"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        said.look(path)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    bar = page.locator("header button")
    for n in range(bar.count()):  # name, help, settings
        bar.nth(n).click()
        if page.get_by_role("dialog").count():
            said.look(f"dialog {n}")
            for inner in range(page.locator("dialog nav button").count()):
                page.locator("dialog nav button").nth(inner).click()
                said.look(f"dialog {n}.{inner}")
                page.keyboard.press("Escape")
                bar.nth(n).click()
            page.keyboard.press("Escape")


def tables(ada: Guest, said: Said) -> None:
    page = ada.page
    founded = ada.found("liars-dice", YOU, {"who": "link"})
    page.goto(f"/t/{founded['table']['id']}")
    said.look("gathering")
    page.goto(founded["links"][0]["url"])
    said.look("link")
    hot = ada.found("liars-dice", YOU, {"who": "device", "name": "Walter"}, start=True)
    page.goto(f"/t/{hot['table']['id']}")
    page.locator(".curtain").wait_for()
    said.look("curtain")
    table = ada.found("keythedral", YOU, BOT, start=True)["table"]["id"]
    ada.go(table)
    ada.my_turn()
    ada.play_on(3)
    ada.my_turn()
    steps: list[tuple[str, Callable[[], None]]] = [
        ("table", lambda: None),
        ("barred", lambda: page.locator("details summary").click()),
        ("menu", lambda: page.locator(".more > button").click()),
        ("menu closed", lambda: page.locator(".more > button").click()),
        ("chat", lambda: page.locator("#tab-chat").click()),
        ("rules", lambda: page.locator("#tab-rules").click()),
        ("inspect", lambda: page.locator("#tab-inspect").click()),
        ("plan", lambda: page.keyboard.press("p")),
        ("text", lambda: page.keyboard.press("t")),
        ("keys", lambda: page.keyboard.press("?")),
    ]
    for name, go in steps:
        go()
        said.look(name)
    page.keyboard.press("Escape")
    page.goto(f"/t/{table}/replay")
    page.wait_for_load_state("networkidle")
    said.look("replay")
    over = ada.found("liars-dice", YOU, BOT, start=True)["table"]["id"]
    ada.rush(over)
    ada.page.goto(f"/t/{over}")
    page.locator(".curve").wait_for()
    page.wait_for_load_state("networkidle")
    said.look("end")
    page.goto("/statistics")
    page.locator("table").first.wait_for()
    said.look("statistics")


def test_disguised_words_are_found_out() -> None:
    assert plain_runs("Šéţţíñĝš Undo here") == ["undo here"]
    assert plain_runs("Šéţţíñĝš 3 × CSV") == []
    assert plain_runs("ŵíñš") == []
