"""Notices are told by person and can be kept from a table; shared moments have pictures."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_table("told")  # what waits now is told at most once more
    create_of_person("told", sa.Column("n", sa.Integer(), nullable=False))
    create_of_person("quiet")
    op.create_table(
        "pictures",
        sa.Column("table_id", sa.String(100), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("image", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pictures_table_id"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_pictures"),
    )


def create_of_person(name: str, *more: sa.Column[int]) -> None:
    """What is kept of a person and a table."""
    op.create_table(
        name,
        sa.Column("person", sa.String(100), nullable=False),
        sa.Column("table_id", sa.String(100), nullable=False),
        *more,
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"fk_{name}_person"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id"),
        sa.PrimaryKeyConstraint("person", "table_id", name=f"pk_{name}"),
    )
