"""Guided first games, from the first step to the last."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from boardwright.games import REGISTRY, has_file
from tests.helpers.page import Guest

GAMES = [name for name in REGISTRY if has_file(name, "lesson.toml")]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_from_start_to_end(ada: Guest, game: str) -> None:
    page = ada.page
    steps = ada.call("GET", f"/games/{game}/lesson")["steps"]
    page.goto(f"/learn/{game}")
    for n, step in enumerate(steps):
        expect(page.get_by_role("status").locator("h2")).to_have_text(step["text"])
        for ref in step.get("refs", []):
            assert page.locator(f'main [data-id="{ref}"]').count(), ref
        if step.get("answer", -1) < 0:
            page.locator("[data-next]").click()
        else:
            # On the board where the option means something there, else by its button.
            means = page.locator(f'[data-act~="{step["answer"]}"]')
            button = page.locator(f'[data-do="{step["answer"]}"]')
            (means.first if n % 2 and means.count() else button).click()
    page.wait_for_url("**/t/*")


def test_a_lesson_goes_on_where_it_was_left(ada: Guest) -> None:
    page = ada.page
    page.goto("/learn/keythedral")
    page.locator("[data-do]").first.click()
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    said = page.get_by_role("status").locator("h2").inner_text()
    page.reload()
    expect(page.get_by_role("status").locator("h2")).to_have_text(said)
    page.get_by_role("link", name="Skip to a game").click()
    page.wait_for_url("**/t/*")


def test_another_option_than_the_scripts_is_as_good(ada: Guest) -> None:
    page = ada.page
    step = ada.call("GET", "/games/keythedral/lesson")["steps"][0]
    page.goto("/learn/keythedral")
    other = next(choice for choice in step["choices"] if choice["do"] != step["answer"])
    page.locator(f'[data-do="{other["do"]}"]').click()
    expect(page.get_by_text("Here the game goes on with")).to_be_visible()
