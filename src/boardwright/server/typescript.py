"""The page's types, made from the messages: `python -m boardwright.server.typescript` prints them.

A test compares them with `web/src/lib/messages.ts`, so the two sides cannot drift apart.
"""

from __future__ import annotations

from typing import Any

import msgspec

from boardwright.server import memories, messages

HEAD = "// Made from messages.py and memories.py in src/boardwright/server by its typescript.py."
LINE = 120  # characters
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


def structs() -> list[type[messages.Message]]:
    """All messages in the order they are written in."""
    both = [*vars(messages).values(), *vars(memories).values()]
    found = [value for value in both if isinstance(value, type)]
    return list(dict.fromkeys([x for x in found if issubclass(x, messages.Message)]))[1:]


def typescript() -> str:
    """All messages as interfaces. What may be left out on the wire is optional."""
    kinds = structs()
    _, schemas = msgspec.json.schema_components(kinds)
    parts = [HEAD]
    for kind in kinds:
        parts.append(interface(kind.__name__, schemas[kind.__name__]))
    frames = [kind.__name__ for kind in kinds if kind.__struct_config__.tag is not None]
    parts.append(f"export type Frame = {' | '.join(frames)};\n")
    return "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    """On one line if it fits."""
    required, begun = schema.get("required", []), f"export interface {name} {{"
    fields = [
        f"{field}{'' if field in required else '?'}: {written(kind)};"
        for field, kind in schema["properties"].items()
    ]
    short = " ".join([begun, *fields, "}"])
    return short if len(short) <= LINE else "\n  ".join([begun, *fields]) + "\n}"


def written(kind: dict[str, Any]) -> str:
    """A JSON schema as a type of the page."""
    if "$ref" in kind:
        return str(kind["$ref"]).rsplit("/", 1)[-1]
    if "enum" in kind:
        return " | ".join([f"'{value}'" for value in kind["enum"]])
    if "anyOf" in kind:
        return " | ".join([written(each) for each in kind["anyOf"]])
    if "prefixItems" in kind:
        return f"[{', '.join([written(each) for each in kind['prefixItems']])}]"
    if kind.get("type") == "array":
        inner = written(kind["items"]) if kind.get("items") else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind.get("type") == "object":
        values = kind.get("additionalProperties")
        return f"Record<string, {written(values) if isinstance(values, dict) else 'unknown'}>"
    if kind.get("type") == "null":
        return "null"
    return PLAIN.get(str(kind.get("type")), "unknown")


if __name__ == "__main__":
    print(typescript(), end="")
