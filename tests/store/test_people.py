"""People, tokens, accounts and notices."""

from __future__ import annotations

import pytest

from boardwright.store import Account, Notice, Person, ResultRow, Store, Taken, hashed
from tests.helpers.stores import furnish, outcomes, run, step


def test_a_person_is_known_by_every_token(url: str) -> None:
    async def play(store: Store) -> None:
        await store.new_person("ann", hashed("phone"))
        await store.add_token("ann", hashed("desk"))
        await store.rename("ann", "Ann")
        await store.settings("ann", {"dark": True, "lines": [1, 2]})
        ann = Person("ann", "Ann", {"dark": True, "lines": [1, 2]}, "")
        assert await store.person_by_token(hashed("phone")) == ann
        assert await store.person_by_token(hashed("desk")) == ann
        assert await store.person("ann") == ann
        await store.drop_token(hashed("phone"))
        assert await store.person_by_token(hashed("phone")) is None
        assert await store.person_by_token(hashed("desk")) == ann
        assert await store.person("bob") is None
        with pytest.raises(Taken, match="token"):
            await store.add_token("ann", hashed("desk"))
        with pytest.raises(Taken, match="person"):
            await store.new_person("ann", hashed("other"))
        with pytest.raises(Taken, match="token"):
            await store.new_person("eve", hashed("desk"))
        assert await store.person("eve") is None
        with pytest.raises(LookupError, match="no such person"):
            await store.rename("bob", "Bob")

    run(url, play)


def test_a_name_is_one_account(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        await store.new_account("ann", "Anna Straße", "argon2-hash")
        assert await store.account("anna STRASSE") == Account("ann", "argon2-hash")
        assert await store.account("Anna") is None
        person = await store.person("ann")
        assert person is not None
        assert person.account == "Anna Straße"
        for person_id, name, what in (("bob", "ANNA STRASSE", "name"), ("ann", "Two", "person")):
            with pytest.raises(Taken) as taken:
                await store.new_account(person_id, name, "h")
            assert taken.value.what == what
        ends = await outcomes(*[store.new_account("bob", f"Bob {n}", "h") for n in range(5)])
        assert [type(end) for end in ends] == [type(None)] + [Taken] * 4

    run(url, play)


def test_logging_in_claims_everything_of_the_guest(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store, "t", "u", "v")
        await store.keep_link(hashed("link"), "t", 0)
        await store.use_link(hashed("link"), "ann")
        await store.take_seat("t", 0, "ann", "Ann")
        await store.take_seat("u", 1, "ann", "Ann")
        await store.grant("u", 1, "bob")
        await store.keep_notice("ann", "mail", "a@example.org")
        await store.keep_notice("ann", "push", "both")
        await store.keep_notice("bob", "push", "both")
        await store.say("t", 1, "ann", 0, "Ann", "table", "hello")
        result = ResultRow("v", "keythedral", 1, 0, "ann", "Ann", "", 5, True, 9, {})
        await store.append("v", step(0), results=[result])
        woken: list[str] = []
        store.listen(lambda table, kind, data: woken.append(f"{kind} {table}"))

        assert await store.move_grants("ann", "bob") == ["t", "u", "v"]
        assert await store.grants("t") == [(0, "bob")]
        assert await store.grants("u") == [(1, "bob")]
        assert [one.table.id for one in await store.tables_of("bob")] == ["t", "u"]
        assert await store.tables_of("ann") == []
        assert await store.tables(person="ann") == []
        assert (await store.seats("t"))[0].person == "bob"
        assert await store.results(person="bob") == [result._replace(person="bob")]
        assert (await store.chat("t", ["table"]))[0].person == "bob"
        assert await store.notices("ann") == []
        assert [notice[1:3] for notice in await store.notices("bob")] == [
            ("mail", "a@example.org"),
            ("push", "both"),
        ]
        assert woken == ["grants t", "grants u", "grants v"]
        assert await store.revoke_links("t", 0) == ["bob"]  # a link's grant stays the link's
        assert await store.move_grants("bob", "bob") == []
        with pytest.raises(LookupError, match="no such person"):
            await store.move_grants("bob", "nobody")

    run(url, play)


def test_notices(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        for kind, address in (("push", "p1"), ("push", "p2"), ("mail", "m"), ("push", "p1")):
            await store.keep_notice("ann", kind, address)
        all = [Notice("ann", "mail", "m"), Notice("ann", "push", "p1"), Notice("ann", "push", "p2")]
        assert await store.notices("ann") == all
        assert await store.notices("bob") == []
        await store.drop_notices("ann", "push", "p1")
        assert await store.notices("ann") == [all[0], all[2]]
        await store.drop_notices("ann", "push")
        assert await store.notices("ann") == all[:1]
        await store.drop_notices("bob", "mail")
        assert await store.notices("ann") == all[:1]

    run(url, play)
