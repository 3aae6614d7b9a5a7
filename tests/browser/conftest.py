"""Browser and server for the tests of the page. Every test has contexts of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from boardwright.server.app import page_folder
from tests.helpers.browser import FLAGS, NoBrowser, chromium
from tests.helpers.house import ServerProcess, serving
from tests.helpers.missing import cannot_run

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


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


@pytest.fixture
def context(browser: Browser, server: ServerProcess) -> Iterator[BrowserContext]:
    found = browser.new_context(base_url=server.url, viewport=DESKTOP)  # type: ignore[arg-type]
    yield found
    found.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


@pytest.fixture
def phone(browser: Browser, server: ServerProcess) -> Iterator[Page]:
    found = browser.new_context(
        base_url=server.url,
        viewport=PHONE,  # type: ignore[arg-type]
        has_touch=True,
        is_mobile=True,
    )
    yield found.new_page()
    found.close()
