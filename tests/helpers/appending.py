"""A process that appends to a store until it is killed or the disk is full; it prints what was
acknowledged, a line each: `python -m tests.helpers.appending URL [BYTES]`. With BYTES no file may
grow beyond that until the first refusal; then it may, and appending goes on for five more."""

from __future__ import annotations

import asyncio
import resource
import sys

from boardwright.store import Store, Unkept
from tests.helpers.stores import step

TABLES = ("a", "b", "c", "d")


async def append_on(store: Store, table: str) -> None:
    n = len(await store.steps(table))
    while True:
        await store.append(table, step(n, size=200), {f"{table}{n}": "seed"})
        print(table, n, flush=True)
        n += 1


async def append_to_the_brim(store: Store) -> None:
    n = len(await store.steps("a"))
    limit = sys.maxsize
    while n < limit:
        try:
            await store.append("a", step(n, size=2000), {f"a{n}": "seed"})
            print("a", n, flush=True)
            n += 1
        except Unkept as error:
            if limit < sys.maxsize:
                raise
            print("refused", n, error, flush=True)
            resource.setrlimit(resource.RLIMIT_FSIZE, (-1, -1))
            limit = n + 5


async def main(url: str, size: int = 0) -> None:
    store = await Store.open(url)
    if size:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, -1))
        await append_to_the_brim(store)
    else:
        await asyncio.gather(*[append_on(store, table) for table in TABLES])
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], *[int(arg) for arg in sys.argv[2:]]))
