"""A table in memory: seats, the record, undo and redo, replay, snapshots, branches."""

from boardwright.match.journal import Journal
from boardwright.match.match import CannotWrite, Match, NotAllowed
from boardwright.match.record import CutOff, Player, Record, RecordError, read_record

__all__ = [
    "CannotWrite",
    "CutOff",
    "Journal",
    "Match",
    "NotAllowed",
    "Player",
    "Record",
    "RecordError",
    "read_record",
]
