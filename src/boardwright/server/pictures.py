"""Pictures of shared moments, and what whoever previews a link to one is told.

The page of somebody at the table draws them, from what everybody sees. That a picture shows no more
cannot be seen from its pixels; but nobody else may leave one, and it is of the one size and of two
kinds that nothing but an image can be.
"""

from __future__ import annotations

from html import escape

from boardwright.server.catalog import say
from boardwright.server.founding import Founding
from boardwright.server.guard import Refusal
from boardwright.server.hall import Live
from boardwright.server.people import NOBODY
from boardwright.server.replays import EVERYBODY
from boardwright.store import Person, Store

WIDTH, HEIGHT = 1200, 630
LARGEST = 512 << 10  # bytes
MOST = 40  # of a table


class Pictures:
    def __init__(self, store: Store, founding: Founding) -> None:
        self.store = store
        self.founding = founding

    async def keep(self, table: str, n: int, person: Person, image: bytes) -> None:
        live = await self.founding.watched(table, person)
        if not live.seats_of(person.id):
            raise Refusal(403, "not-seated")
        if not live.may_look("", EVERYBODY) or not is_shown(live, n):
            raise Refusal(403, "not-your-view")
        if len(image) > LARGEST or not kind_of(image):
            raise Refusal(422, "no-picture")
        if not await self.store.keep_picture(table, n, image, MOST):
            raise Refusal(409, "too-many")

    async def image(self, table: str, n: int, person: Person) -> bytes:
        await self.founding.seen(table, person)
        found = await self.store.picture(table, n)
        if found is None:
            raise Refusal(404, "not-found")
        return found

    async def head(self, table: str, n: int) -> str:
        """The tags of a page that shows a moment, as far as a stranger may know of it."""
        live = await self.founding.watched(table, NOBODY)
        if not is_shown(live, n):
            raise Refusal(404, "no-entry")
        url, title = self.founding.origins.url, live.match.game.title
        tags = {
            "og:type": "website",
            "og:site_name": say("share.house"),
            "og:title": title,
            "og:description": said(live, n) or say("share.moment", game=title),
            "og:url": f"{url}/t/{table}/replay/{n}",
        }
        if await self.store.picture(table, n) is not None:
            tags |= {
                "og:image": f"{url}/api/tables/{table}/pictures/{n}",
                "og:image:width": str(WIDTH),
                "og:image:height": str(HEIGHT),
                "og:image:alt": tags["og:description"],
                "twitter:card": "summary_large_image",
            }
        parts = [
            f'<meta property="{key}" content="{escape(text)}" />' for key, text in tags.items()
        ]
        return "\n".join(parts)


def entry_in(text: str) -> int:
    """The number of an entry in an address."""
    if not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise Refusal(404, "no-entry")
    return int(text)


def is_shown(live: Live, n: int) -> bool:
    """Whether everybody may look at a moment; those of a delayed table come later."""
    return 0 <= n < len(live.shown_to(EVERYBODY).match.record.entries)


def said(live: Live, n: int) -> str:
    """What everybody was told of an entry."""
    seen = [note for at, note in live.match.log if at == n and note.seen_by(EVERYBODY)]
    return " ".join([live.speaker.line(note) for note in seen])


def kind_of(image: bytes) -> str:
    """The media type of a picture by its bytes; "" for anything else, or of another size."""
    if image.startswith(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"):
        kind, size = "image/png", (big(image[16:20]), big(image[20:24]))
        whole = image.endswith(b"\0\0\0\0IEND\xaeB`\x82")
    else:
        kind, size = "image/webp", webp_size(image)
        whole = image.startswith(b"RIFF") and little(image[4:8]) + 8 == len(image)
    return kind if whole and size == (WIDTH, HEIGHT) else ""


def webp_size(image: bytes) -> tuple[int, int]:
    kind = image[8:16]
    if kind == b"WEBPVP8 " and image[23:26] == b"\x9d\x01\x2a":
        return little(image[26:28]) & 0x3FFF, little(image[28:30]) & 0x3FFF
    if kind == b"WEBPVP8X":
        return little(image[24:27]) + 1, little(image[27:30]) + 1
    return 0, 0


def big(data: bytes) -> int:
    return int.from_bytes(data, "big")


def little(data: bytes) -> int:
    return int.from_bytes(data, "little")
