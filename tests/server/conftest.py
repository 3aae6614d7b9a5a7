"""Tests of the server run on one database or the other, each time on an empty one."""

from tests.helpers.databases import postgres, postgres_url, sqlite_url, url

__all__ = ["postgres", "postgres_url", "sqlite_url", "url"]
