"""The games for programs that learn and search: observations, masks, returns, and adapters."""

from __future__ import annotations

from boardwright.research.env import CHANCE, Env, Refused, id_of, load, make
from boardwright.research.schema import Entry

__all__ = ["CHANCE", "Entry", "Env", "Refused", "id_of", "load", "make"]
