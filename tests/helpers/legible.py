"""What is written on a page and cannot be read."""

from __future__ import annotations

from playwright.sync_api import Page

LEAST = 12  # pixels on the screen, however a drawing is scaled

SIZES = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.data.trim();
    const at = walk.currentNode.parentElement;
    if (!text || !at.checkVisibility() || at.closest('script, style')) continue;
    const scaled = at.getScreenCTM?.();
    const scale = scaled ? Math.hypot(scaled.a, scaled.b) : 1;
    found.push([text.slice(0, 40), parseFloat(getComputedStyle(at).fontSize) * scale]);
  }
  return found;
}"""


def too_small(page: Page) -> list[tuple[str, float]]:
    """Every text below twelve pixels, with its size."""
    return [(text, size) for text, size in page.evaluate(SIZES) if size < LEAST - 0.05]
