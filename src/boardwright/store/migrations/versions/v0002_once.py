"""Chat lines and notices count once; mail goes to confirmed addresses only."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("chat", sa.Column("command", sa.String(200), nullable=False, server_default=""))
    given = sa.text("command <> ''")
    op.create_index(
        "uq_chat_command",
        "chat",
        ["table_id", "command"],
        unique=True,
        sqlite_where=given,
        postgresql_where=given,
    )
    op.add_column("notices", sa.Column("confirm", sa.String(64), nullable=False, server_default=""))
    op.execute("DELETE FROM notices WHERE kind = 'mail'")  # nobody has confirmed them
    op.create_table(
        "told",
        sa.Column("table_id", sa.String(100), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_told_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_told"),
    )
