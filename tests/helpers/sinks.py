"""Where notices arrive: a mail server, a webhook, a push service with a browser behind it."""

from __future__ import annotations

import base64
import json
import os
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler
from typing import Any, ClassVar, NamedTuple

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


class Mail(socketserver.StreamRequestHandler):
    """As much of a mail server as it takes to get mail."""

    got: ClassVar[list[str]] = []

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline().decode().strip():
            if line.upper() == "DATA":
                self.wfile.write(b"354 go on\r\n")
                text = ""
                while (part := self.rfile.readline().decode()) != ".\r\n":
                    text += part
                self.got.append(text)
            self.wfile.write(b"221 bye\r\n" if line.upper() == "QUIT" else b"250 well\r\n")
            if line.upper() == "QUIT":
                return


class Hook(BaseHTTPRequestHandler):
    got: ClassVar[list[dict[str, Any]]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.got.append(json.loads(body))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None: ...


@contextmanager
def sink(server: socketserver.TCPServer) -> Iterator[int]:
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield int(server.socket.getsockname()[1])
    finally:
        server.shutdown()
        server.server_close()


class Push(NamedTuple):
    path: str
    headers: dict[str, str]  # by their names in small letters
    body: bytes


class PushService(BaseHTTPRequestHandler):
    """Takes what it is given for a browser, and cannot read it."""

    got: ClassVar[list[Push]] = []
    answer: ClassVar[tuple[int, str]] = (201, "")  # status, location

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.got.append(Push(self.path, headers, body))
        status, location = self.answer
        self.send_response(status)
        self.send_header("content-length", "0")
        if location:
            self.send_header("location", location)
        self.end_headers()

    def log_message(self, *_: Any) -> None: ...


class Keys:
    """A key pair for signing or agreeing, as Web Push writes its halves."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(CURVE)
        public, form = self.private.public_key(), PublicFormat.UncompressedPoint
        self.public = short(public.public_bytes(Encoding.X962, form))
        self.secret = short(self.private.private_numbers().private_value.to_bytes(32, "big"))


class Subscription:
    """What a browser keeps of a push subscription: only it can read what comes."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.keys = Keys()
        self.auth = os.urandom(16)

    def text(self) -> str:
        """What its page gives the house."""
        keys = {"p256dh": self.keys.public, "auth": short(self.auth)}
        return json.dumps({"endpoint": self.endpoint, "expirationTime": None, "keys": keys})

    def read(self, push: Push) -> Any:
        """RFC 8291."""
        private, auth = self.keys.private, self.auth
        text = http_ece.decrypt(
            push.body, private_key=private, auth_secret=auth, version="aes128gcm"
        )
        return json.loads(text)


def claims(push: Push, house: Keys) -> Any:
    """What a house says of itself in a push, signed with its key (RFC 8292)."""
    scheme, _, rest = push.headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, given["k"]) == ("vapid", house.public)
    signed, _, end = given["t"].rpartition(".")
    signature = long(end)
    r, s = (int.from_bytes(half, "big") for half in (signature[:32], signature[32:]))
    signed_by = house.private.public_key()
    signed_by.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(long(signed.partition(".")[2]))


def short(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def long(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
