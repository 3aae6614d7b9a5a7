"""Browser and server for the tests of the page. Every test has contexts of its own, and none may
leave an error in the console or break the page's security policy."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from boardwright.server.app import page_folder
from tests.helpers.browser import FLAGS, NoBrowser, chromium
from tests.helpers.house import ServerProcess, serving
from tests.helpers.missing import cannot_run
from tests.helpers.page import DESKTOP, PHONE, Complaints, Guest

People = Callable[..., Guest]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    if page_folder() is None:
        cannot_run("the page", "it is not built: there is no Node from 20.19 on")
    folder: Path = tmp_path_factory.mktemp("house")
    with serving(f"sqlite:///{folder}/tables.db") as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        path = chromium()
    except NoBrowser as problem:
        cannot_run("the page in a browser", str(problem))
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(autouse=True)
def own_loop(browser: Browser) -> Iterator[None]:
    """Playwright's loop counts as running as long as the browser lives; other tests of this process
    want loops of their own, so it is put away between tests."""
    events: Any = asyncio.events
    events._set_running_loop(browser._impl_obj._loop)
    yield
    events._set_running_loop(None)


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """What the consoles of all pages of a test said; nothing is allowed that it did not expect."""
    found = Complaints()
    yield found
    assert found.unexpected() == []


@pytest.fixture
def people(browser: Browser, server: ServerProcess, complaints: Complaints) -> Iterator[People]:
    """People with browsers of their own, by name: `people("Ada", pace="calmly")`."""
    guests: list[Guest] = []

    def come(name: str = "", **more: Any) -> Guest:
        guests.append(Guest(browser, server.url, complaints, name, **more))
        return guests[-1]

    yield come
    for guest in guests:
        guest.context.close()


@pytest.fixture
def ada(people: People) -> Guest:
    """Somebody at a desk."""
    return people("Ada", viewport=DESKTOP)


@pytest.fixture
def phone(people: People) -> Guest:
    """Somebody with a phone."""
    return people("Ada", viewport=PHONE, has_touch=True, is_mobile=True)


@pytest.fixture
def page(ada: Guest) -> Page:
    return ada.page
