"""Curves of chances are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "curves",
        sa.Column("table_id", sa.String(100), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("points", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_curves_table_id"),
        sa.PrimaryKeyConstraint("table_id", "entries", name="pk_curves"),
    )
