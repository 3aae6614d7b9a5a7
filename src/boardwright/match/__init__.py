"""A table in memory: seats, the record, undo and redo, replay, snapshots, branches."""

from boardwright.match.match import Match, NotAllowed
from boardwright.match.record import CutOff, Player, Record, RecordError, read_record

__all__ = [
    "CutOff",
    "Match",
    "NotAllowed",
    "Player",
    "Record",
    "RecordError",
    "read_record",
]
