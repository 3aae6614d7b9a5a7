"""The API described in OpenAPI 3.1, made from the routes."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from boardwright import __version__
from boardwright.server import messages as m
from boardwright.server.routes import ROUTES, Route

NUMBERS = {"at", "viewer", "before", "mine"}


def describe() -> dict[str, Any]:
    kinds = [
        kind
        for route in ROUTES
        for kind in (route.body, route.answer)
        if kind not in (None, str, bytes)
    ]
    kinds = list(dict.fromkeys([*kinds, m.Faults]))
    refs, schemas = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    named = dict(zip(kinds, refs, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        found = paths.setdefault(f"/api{route.path}", {})
        found[route.method.lower()] = operation(route, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Boardwright", "version": __version__},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def operation(route: Route, named: dict[Any, Any]) -> dict[str, Any]:
    """One method of one path; the first sentence about it is its handler's."""
    refused = {"description": "refused", "content": as_json(named[m.Faults])}
    data: dict[str, Any] = {
        "operationId": route.handle.__name__,
        "summary": (route.handle.__doc__ or "").split("\n")[0],
        "parameters": parameters(route),
        "responses": {**answers(route, named), "4XX": refused, "503": refused},
    }
    if route.body is not None:
        data["requestBody"] = {"required": True, "content": as_json(named[route.body])}
    return data


def parameters(route: Route) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", route.path)
    found = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in names
    ]
    for name in route.query:
        kind = "integer" if name in NUMBERS else "string"
        found.append({"name": name, "in": "query", "required": False, "schema": {"type": kind}})
    return found


def answers(route: Route, named: dict[Any, Any]) -> dict[str, Any]:
    if route.answer is None:
        return {"204": {"description": "done"}}
    if route.answer is str:
        text = {"text/plain": {"schema": {"type": "string"}}}
        return {"200": {"description": "text", "content": text}}
    if route.answer is bytes:
        return {"200": {"description": "image", "content": {"image/png": {}, "image/webp": {}}}}
    return {str(route.number): {"description": "done", "content": as_json(named[route.answer])}}


def as_json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
