"""A table in memory: seats, the record, undo and redo, replay, snapshots, branches."""

from boardwright.match.match import Match, NotAllowed
from boardwright.match.record import Record, RecordError, read_record

__all__ = ["Match", "NotAllowed", "Record", "RecordError", "read_record"]
