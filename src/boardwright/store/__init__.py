"""The durable memory of the server: an append-only log, people, seats, links, chat, bots' turns.

(table, n) is the lock: whoever appends step n of a table first wins, so that no table belongs to a
process. SQLite for one process, PostgreSQL for many; the code is the same.
"""

from boardwright.store.database import Taken, Unfit, Unkept, Unread, Unsure
from boardwright.store.lobby import Grant, LinkRow, Mine, SeatRow, TableRow
from boardwright.store.log import ResultRow, Step
from boardwright.store.people import Account, Notice, Person, hashed
from boardwright.store.store import Store
from boardwright.store.talk import ChatRow
from boardwright.store.turns import Turn

__all__ = [
    "Account",
    "ChatRow",
    "Grant",
    "LinkRow",
    "Mine",
    "Notice",
    "Person",
    "ResultRow",
    "SeatRow",
    "Step",
    "Store",
    "TableRow",
    "Taken",
    "Turn",
    "Unfit",
    "Unkept",
    "Unread",
    "Unsure",
    "hashed",
]
