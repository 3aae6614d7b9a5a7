"""What can be pickled and copied deeply, compiled or not."""

from __future__ import annotations

import functools
import inspect
from typing import Any

from mypy_extensions import mypyc_attr


@functools.cache
def field_names(cls: Any) -> tuple[str, ...]:
    """The fields of a state, frame or source: the parameters of its constructor."""
    return tuple(inspect.signature(cls).parameters)


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
