"""The house as an ASGI application: the API, the sockets, and the page."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, WebSocketRoute
from starlette.routing import Route as HttpRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import boardwright
from boardwright.kernel import state as kernel_state
from boardwright.server import memories
from boardwright.server import messages as m
from boardwright.server.catalog import say
from boardwright.server.chances import ChancesRoom
from boardwright.server.founding import Founding
from boardwright.server.guard import LARGEST_BODY, UNREADABLE, Guard, Limits, Origins, Refusal
from boardwright.server.hall import Hall, Live
from boardwright.server.metrics import REQUESTS
from boardwright.server.notices import Notices, Senders
from boardwright.server.openapi import describe
from boardwright.server.people import People
from boardwright.server.pictures import Pictures, entry_in, kind_of
from boardwright.server.routes import ROUTES, Route, Visit
from boardwright.server.sockets import Sockets
from boardwright.server.statistics import count
from boardwright.speech import HOUSE
from boardwright.store import Store, Taken, Unkept, Unread
from boardwright.table.thinking import Pool

log = logging.getLogger("boardwright.api")
SLOWEST_BODY = 30.0  # seconds
encode = msgspec.json.Encoder().encode


class Settings(msgspec.Struct):
    """How a house is run."""

    database: str
    public_url: str
    bot_workers: int = 1
    limits: float = 1.0  # times the usual rates
    senders: Senders = Senders()
    proxy: str = ""  # whose X-Forwarded headers count: addresses, with commas between


class House:
    """Everything a process serves with; it lives as long as the application."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.store = store
        self.origins = Origins(settings.public_url)
        self.limits = Limits(settings.limits)
        alone = settings.database.startswith("sqlite")
        self.hall = Hall(store, Pool(settings.bot_workers), alone=alone)
        self.founding = Founding(store, self.hall, self.origins)
        self.pictures = Pictures(store, self.founding)
        self.people = People(store, self.origins, known_passwords())
        self.chances = ChancesRoom(self.hall)
        self.notices = Notices(store, self.hall, settings.senders, self.origins.url)
        self.sockets = Sockets(self.hall, self.founding, self.people, self.origins, self.limits)
        self.compiled = not str(kernel_state.__file__).endswith(".py")
        shown = self.hall.told

        def told(live: Live) -> None:
            shown(live)
            self.notices.moved(live)

        self.hall.told = told

    async def statistics(self, person: str | None, game: str | None) -> memories.Statistics:
        return await count(self.store, person, game)

    async def close(self) -> None:
        self.chances.close()
        await self.hall.stop()
        await self.store.close()


def known_passwords() -> frozenset[str]:
    path = resources.files("boardwright.server").joinpath("passwords.txt")
    lines = path.read_text("utf-8").splitlines()
    return frozenset([line for line in lines if line != "#" and not line.startswith("# ")])


def page_folder() -> Path | None:
    """Where the built page lies: in the package, or in a checkout that built it."""
    package = Path(boardwright.__file__).parent
    for folder in (package / "web", package.parents[1] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def make_app(settings: Settings) -> Starlette:
    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        house = House(settings, await Store.open(settings.database))
        app.state.house = house
        await house.hall.start()
        try:
            yield
        finally:
            await house.close()

    routes: list[Any] = [
        HttpRoute(f"/api{route.path}", endpoint(route), methods=[route.method]) for route in ROUTES
    ]
    routes.append(WebSocketRoute("/api/tables/{id}/socket", socket))
    routes.append(HttpRoute("/openapi.json", openapi))
    routes.append(HttpRoute("/healthz", health))
    routes.append(HttpRoute("/metrics", metrics))
    routes.append(HttpRoute("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "DELETE"]))
    folder = page_folder()
    if folder is not None:
        routes.append(Mount("/static", Lasting(directory=folder)))
        routes.append(HttpRoute("/t/{id}/replay/{n}", moment_page(folder)))
        routes.append(HttpRoute("/{rest:path}", page(folder)))
    app = Starlette(routes=routes, lifespan=life)
    app.add_middleware(Guard, origins=Origins(settings.public_url))
    return app


# How a route is served.


def endpoint(route: Route) -> Callable[[Request], Awaitable[Response]]:
    decode = msgspec.json.Decoder(route.body).decode if route.body is not None else None

    async def serve(request: Request) -> Response:
        house: House = request.app.state.house
        try:
            answer = await handled(house, route, decode, request)
        except Refusal as refusal:
            answer = refused(refusal)
        except Taken:
            answer = refused(Refusal(409, "no-seat"))
        except (LookupError, ValueError):  # an id that nothing can have
            answer = refused(Refusal(404, "not-found"))
        except (Unkept, Unread):
            answer = refused(Refusal(503, "not-kept"))
        except Exception:
            code = secrets.token_hex(4)
            log.exception("a request failed: %s", code)
            answer = refused(Refusal(500, "stumbled", say("house.stumbled", code=code)))
        REQUESTS.labels(route.method, str(answer.status_code)).inc()
        return answer

    return serve


async def handled(house: House, route: Route, decode: Any, request: Request) -> Response:
    address = request.client.host if request.client else ""
    if not house.limits.requests.allow(address):
        raise Refusal(429, "too-many")
    person = await house.people.of(request)
    visit = Visit(house, person, request.path_params, dict(request.query_params))
    visit.address, visit.connection = address, request
    if decode is not None:
        visit.body = await read_body(request, decode)
    data = await route.handle(visit)
    headers = {"set-cookie": visit.cookie} if visit.cookie else {}
    headers["cache-control"] = "no-store"
    if data is None:
        return Response(status_code=204, headers=headers)
    if isinstance(data, bytes):
        return Response(data, media_type=kind_of(data), headers=headers)
    if isinstance(data, str):
        return Response(data, media_type="text/plain; charset=utf-8", headers=headers)
    return Response(
        encode(data), status_code=route.number, media_type="application/json", headers=headers
    )


async def read_body(request: Request, decode: Callable[[bytes], Any]) -> Any:
    raw = b""
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            async for chunk in request.stream():
                raw += chunk
                if len(raw) > LARGEST_BODY:
                    raise Refusal(413, "too-large")
    except TimeoutError:
        raise Refusal(408, "too-slow") from None
    try:
        return decode(raw)
    except UNREADABLE as problem:
        raise Refusal(422, "malformed", say("house.malformed", why=str(problem))) from None


def refused(refusal: Refusal) -> Response:
    key = f"house.{refusal.why}" if f"house.{refusal.why}" in HOUSE else "house.failed"
    text = refusal.text or say(key)
    fault = m.Fault(refusal.why, text, refusal.rule, refusal.line)
    return Response(
        encode(m.Faults([fault])),
        status_code=refusal.status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


# What is not the API.


async def socket(websocket: Any) -> None:
    await websocket.app.state.house.sockets.endpoint(websocket)


async def openapi(request: Request) -> Response:
    return Response(json.dumps(describe()), media_type="application/json")


async def health(request: Request) -> Response:
    """Whether the log can be read."""
    house: House = request.app.state.house
    try:
        await house.store.counts()
    except Unread:
        return Response("the database does not answer\n", 503, media_type="text/plain")
    return Response("well\n", media_type="text/plain")


async def metrics(request: Request) -> Response:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def nothing(request: Request) -> Response:
    return refused(Refusal(404, "not-found"))


class Lasting(StaticFiles):
    """Files whose names change with their content: they may be kept for ever."""

    def file_response(
        self, full_path: Any, stat: Any, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat, scope, status_code)
        if "/assets/" in str(full_path):
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def page(folder: Path) -> Callable[[Request], Awaitable[Response]]:
    """One page for every address: it reads where it is from that."""

    async def serve(request: Request) -> Response:
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

    return serve


def moment_page(folder: Path) -> Callable[[Request], Awaitable[Response]]:
    """The same page; whoever previews a link to a moment reads in its head what it shows."""

    async def serve(request: Request) -> Response:
        text = (folder / "index.html").read_text("utf-8")
        head = f"{await head_of(request)}</head>"
        headers = {"cache-control": "no-cache"}
        return Response(text.replace("</head>", head, 1), media_type="text/html", headers=headers)

    return serve


async def head_of(request: Request) -> str:
    house: House = request.app.state.house
    address, path = request.client.host if request.client else "", request.path_params
    if not house.limits.requests.allow(address):
        return ""
    try:
        return await house.pictures.head(path["id"], entry_in(path["n"]))
    except (Refusal, LookupError, ValueError, Unread):
        return ""  # the page itself says what is wrong
