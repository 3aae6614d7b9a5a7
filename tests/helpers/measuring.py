"""What an eye and a finger need of a board: letters that can be read, targets that can be met."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

LEAST = 12  # pixels on the screen, whatever a drawing is scaled to

SMALL = """(least) => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim(), at = walk.currentNode.parentElement;
    if (!text || at.closest('.unseen, title, style, script')) continue;
    if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const drawn = at.getScreenCTM ? at : at.closest('svg');
    const matrix = drawn?.getScreenCTM();
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    const size = parseFloat(getComputedStyle(at).fontSize) * scale;
    if (size < least - 0.1) found.add(`${text.slice(0, 30)}: ${size.toFixed(1)}`);
  }
  return [...found];
}"""

MISSED = """() => [...document.querySelectorAll('main [data-act]')].flatMap((each) => {
  each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = each.getBoundingClientRect();
  const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return met && (each === met || each.contains(met)) ? [] : [each.dataset.id];
})"""


def small_text(page: Page) -> list[str]:
    """Text that is too small to be read. A drawing learns of its new scale a moment after the page
    has changed around it, so only what stays small counts."""
    for _ in range(20):
        found: list[str] = page.evaluate(SMALL, LEAST)
        if not found:
            break
        page.wait_for_timeout(100)
    return found


def missed(page: Page) -> list[str]:
    """What may be chosen but is not met where one points at its middle."""
    found: list[str] = page.evaluate(MISSED)
    return found


def box_of(thing: Locator) -> dict[str, float]:
    """Where the first of these things stands on the page."""
    found: dict[str, float] = thing.first.evaluate("e => e.getBoundingClientRect().toJSON()")
    return found
