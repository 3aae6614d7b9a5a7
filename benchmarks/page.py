"""How smooth the page is: from an input to the next picture, and frames while the pointer moves.

    python benchmarks/page.py [GAME ...] [--seats 5] [--choices 30]

Run from the checkout with the page built, on a quiet machine. Headless Chromium without a graphics
card, so real screens do better. Exits with 1 where the promise of 50 ms (p95) from input to paint,
or of 20 ms a frame (p95), is broken.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Page, sync_playwright

from boardwright.games import REGISTRY, find
from tests.helpers.browser import FLAGS, chromium
from tests.helpers.house import serving
from tests.helpers.page import DESKTOP, Complaints, Guest

PAINT, FRAME = 50.0, 20.0  # milliseconds, p95

WATCH = """() => {
  window.paints = [];
  const inputs = ['pointerdown', 'click', 'keydown'];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (inputs.includes(entry.name)) window.paints.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });
}"""
FRAMES = """(seconds) => new Promise((done) => {
  const found = [];
  const end = performance.now() + seconds * 1000;
  let last = performance.now();
  const next = (now) => {
    found.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(next);
    else done(found.slice(2));
  };
  requestAnimationFrame(next);
})"""
# The pointer goes round over the board while frames are counted.
WANDER = """() => {
  const board = document.querySelector('main .board').getBoundingClientRect();
  let n = 0;
  window.wander = setInterval(() => {
    n += 1;
    const x = board.x + board.width * (0.5 + 0.45 * Math.sin(n / 9));
    const y = board.y + board.height * (0.5 + 0.45 * Math.cos(n / 7));
    const about = { bubbles: true, pointerType: 'mouse', clientX: x, clientY: y };
    for (const kind of ['pointerover', 'pointermove'])
      document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent(kind, about));
  }, 16);
}"""


def share(found: list[float], part: float) -> float:
    ordered = sorted(found)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


def measure(page: Page, guest: Guest, choices: int) -> tuple[list[float], list[float], int]:
    page.evaluate(WATCH)
    chooser = random.Random(1)
    for _ in range(choices):
        if not guest.my_turn():
            break
        guest.choose(chooser)
    guest.my_turn()
    page.evaluate(WANDER)
    frames: list[float] = page.evaluate(FRAMES, 4)
    page.evaluate("clearInterval(window.wander)")
    # What was faster than 16 ms is not reported: it counts as that.
    paints: list[float] = page.evaluate("window.paints") or [16.0]
    nodes: int = page.evaluate("document.querySelectorAll('main *').length")
    return paints, frames, nodes


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[*REGISTRY])
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--choices", type=int, default=30)
    wish = parser.parse_args()
    broken = False
    print("| game | seats | nodes | input to paint p50 / p95 ms | frame p50 / p95 ms |")
    print("|---|---|---|---|---|")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in wish.games:
            seats = min(wish.seats, max(find(game).seats))
            ada = Guest(browser, server.url, Complaints(), "Ada", viewport=DESKTOP, motion=True)
            ada.play(game, seats)
            paints, frames, nodes = measure(ada.page, ada, wish.choices)
            row = [share(paints, 0.5), share(paints, 0.95), share(frames, 0.5), share(frames, 0.95)]
            broken = broken or row[1] > PAINT or row[3] > FRAME
            print(
                f"| {game} | {seats} | {nodes} | {row[0]:.0f} / {row[1]:.0f} "
                f"| {row[2]:.1f} / {row[3]:.1f} |",
                flush=True,
            )
            ada.context.close()
        browser.close()
    return int(broken)


if __name__ == "__main__":
    raise SystemExit(main())
