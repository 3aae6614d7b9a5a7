"""What Alembic runs: migrations on the connection that it is handed."""

from alembic import context

from boardwright.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
