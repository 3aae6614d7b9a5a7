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
def declared(cls: Any, root: Any) -> tuple[str, ...]:
    """The fields that the bodies of a class and its bases declare, down from a root, in order. Of a
    compiled class no annotations are left, but its attributes are."""
    found: dict[str, None] = {}
    common = getattr(root, "__mypyc_attrs__", ())
    for kind in reversed(cls.__mro__):
        if kind is root or not issubclass(kind, root):
            continue
        if "__mypyc_attrs__" in kind.__dict__:
            own = [n for n in kind.__mypyc_attrs__ if n not in common and n != "__dict__"]
        else:
            own = list(inspect.get_annotations(kind))
        found.update(dict.fromkeys(own))
    return tuple(found)


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
