"""Images of the size that the house takes, and others."""

from __future__ import annotations

import base64
import struct
import zlib

from boardwright.server.pictures import HEIGHT, WIDTH


def png(width: int = WIDTH, height: int = HEIGHT, more: bytes = b"") -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        check = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + check

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"\0" * (height * (width + 1)))
    parts = [
        chunk(b"IHDR", header),
        chunk(b"IDAT", rows),
        chunk(b"teXt", more),
        chunk(b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def webp(width: int = WIDTH, height: int = HEIGHT) -> bytes:
    """As much of one as says how large it is."""
    frame = b"\x30\x01\0\x9d\x01\x2a" + struct.pack("<HH", width, height) + b"\0" * 20
    chunk = b"WEBPVP8 " + struct.pack("<I", len(frame)) + frame
    return b"RIFF" + struct.pack("<I", len(chunk)) + chunk


def extended(width: int = WIDTH, height: int = HEIGHT) -> bytes:
    size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    chunk = b"WEBPVP8X" + struct.pack("<I", 10) + b"\0" * 4 + size
    return b"RIFF" + struct.pack("<I", len(chunk)) + chunk


def body(image: bytes) -> dict[str, str]:
    return {"image": base64.b64encode(image).decode()}
