"""A live game: who sits at it, what each may do now, bots, consent and clocks; one writer."""

from boardwright.table.clock import Clock
from boardwright.table.desk import desk
from boardwright.table.motion import Motion
from boardwright.table.plan import Plan
from boardwright.table.table import Command, Reply, Table

__all__ = ["Clock", "Command", "Motion", "Plan", "Reply", "Table", "desk"]
