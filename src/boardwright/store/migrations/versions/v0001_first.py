"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    create_people()
    create_tables()
    create_seats()
    create_log()
    create_talk()


def create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(100), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(100), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tokens_person"),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "accounts",
        sa.Column("folded", sa.String(200), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("person", sa.String(100), nullable=False),
        sa.Column("password", sa.String(500), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_accounts_person"),
        sa.PrimaryKeyConstraint("folded", name="pk_accounts"),
        sa.UniqueConstraint("person", name="uq_accounts_person"),
    )
    op.create_table(
        "notices",
        sa.Column("person", sa.String(100), nullable=False),
        sa.Column("kind", sa.String(100), nullable=False),
        sa.Column("address", sa.String(2000), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notices_person"),
        sa.PrimaryKeyConstraint("person", "kind", "address", name="pk_notices"),
    )


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(100), nullable=False),
        sa.Column("game", sa.String(100), nullable=False),
        sa.Column("phase", sa.String(100), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("founder", sa.String(100), nullable=False),
        sa.Column("founded", sa.BigInteger(), nullable=False),
        sa.Column("moved", sa.BigInteger(), nullable=False),
        sa.Column("house", sa.JSON(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("summary", sa.JSON(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_founder", "tables", ["founder"])
    op.create_index("ix_tables_phase_moved_id", "tables", ["phase", "moved", "id"])
    op.create_table(
        "editions",
        sa.Column("digest", sa.String(100), nullable=False),
        sa.Column("game", sa.String(100), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_editions"),
    )


def create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(100), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(100), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("level", sa.String(100), nullable=False),
        sa.Column("person", sa.String(100), nullable=False),
        sa.Column("device", sa.Boolean(), nullable=False),
        sa.Column("open_to", sa.String(100), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(100), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("revoked", sa.Boolean(), nullable=False),
        sa.Column("used", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_links_table_id"),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])
    op.create_table(
        "grants",
        sa.Column("table_id", sa.String(100), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(100), nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_grants_person"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_grants_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", "person", name="pk_grants"),
    )
    op.create_index("ix_grants_person", "grants", ["person"])


def create_log() -> None:
    op.create_table(
        "steps",
        sa.Column("table_id", sa.String(100), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("command", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.Column("side", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_steps_table_id"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_steps"),
    )
    op.create_index(
        "uq_steps_command",
        "steps",
        ["table_id", "command"],
        unique=True,
        sqlite_where=sa.text("command <> ''"),
        postgresql_where=sa.text("command <> ''"),
    )
    op.create_table(
        "seeds",
        sa.Column("table_id", sa.String(100), nullable=False),
        sa.Column("hash", sa.String(100), nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seeds_table_id"),
        sa.PrimaryKeyConstraint("table_id", "hash", name="pk_seeds"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(100), nullable=False),
        sa.Column("game", sa.String(100), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(100), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("bot", sa.String(100), nullable=False),
        sa.Column("total", sa.BigInteger(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_game", "results", ["game"])
    op.create_index("ix_results_person", "results", ["person"])


def create_talk() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(100), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(100), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("room", sa.String(100), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_chat"),
    )
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(100), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(100), nullable=False),
        sa.Column("holder", sa.String(100), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_turns_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_turns"),
    )
