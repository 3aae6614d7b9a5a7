"""What can be pickled and copied deeply, compiled or not."""

from __future__ import annotations

import functools
import inspect
from typing import Any

from mypy_extensions import mypyc_attr


@functools.cache
def field_names(cls: Any) -> tuple[str, ...]:
    """The fields of a frame or source: the parameters of its constructor."""
    return tuple(inspect.signature(cls).parameters)


@functools.cache
def declared(cls: Any) -> tuple[str, ...]:
    """The fields that the body of a class declares, in order. Of a compiled class no annotations
    are left; its own attributes come first among all it has."""
    if "__mypyc_attrs__" in cls.__dict__:
        inherited = getattr(cls.__base__, "__mypyc_attrs__", ())
        own = [name for name in cls.__mypyc_attrs__ if name not in inherited]
        return tuple([name for name in own if name != "__dict__"])
    return tuple(inspect.get_annotations(cls))


@mypyc_attr(allow_interpreted_subclasses=True)
class Portable:
    """Made by its constructor from its fields, and given its other attributes afterwards."""

    def __reduce__(self) -> tuple[Any, ...]:
        cls: Any = type(self)
        fields = field_names(cls)
        compiled = [name for name in getattr(self, "__mypyc_attrs__", ()) if name != "__dict__"]
        names = [*compiled, *getattr(self, "__dict__", ())]
        others = {name: getattr(self, name) for name in names if name not in fields}
        return cls, tuple([getattr(self, name) for name in fields]), others
