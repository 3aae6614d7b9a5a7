"""Who somebody is: a token in a cookie, a name, and an account if they want one.

Nobody signs up. Whoever first does something gets a token; only its hash is kept. An account holds
the seats of a person on all their devices, and takes over those they have when they log in.
"""

from __future__ import annotations

import asyncio
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from starlette.requests import HTTPConnection

from boardwright.server import messages as m
from boardwright.server.founding import LONGEST_NAME, called
from boardwright.server.guard import Origins, Refusal, new_token
from boardwright.store import Person, Store, Taken, hashed

NOBODY = Person("", "", {}, "")
SHORTEST, LONGEST = 8, 200  # of a password


class People:
    def __init__(self, store: Store, origins: Origins, known_passwords: frozenset[str]) -> None:
        self.store = store
        self.origins = origins
        self.known = known_passwords
        self.hasher = PasswordHasher()
        self.nothing = self.hasher.hash(secrets.token_hex(8))  # to take as long for unknown names

    async def of(self, connection: HTTPConnection) -> Person:
        """Who is at the other end, if they have been here before."""
        token = self.origins.token(connection)
        if not token or len(token) > 100:
            return NOBODY
        return await self.store.person_by_token(hashed(token)) or NOBODY

    async def greet(self, name: str = "") -> tuple[Person, str]:
        """A new person, and the cookie by which they are known from now on."""
        token = new_token()
        person = Person(secrets.token_hex(16), called(name), {}, "")
        await self.store.new_person(person.id, hashed(token), person.name)
        return person, self.origins.set_cookie(token)

    async def rename(self, person: Person, wish: m.Rename) -> None:
        if wish.name:
            await self.store.rename(person.id, called(wish.name))
        if wish.settings is not None:
            if len(str(wish.settings)) > 8000:
                raise Refusal(413, "too-large")
            await self.store.settings(person.id, wish.settings)

    async def create(self, person: Person, wish: m.Credentials) -> None:
        name = called(wish.account)
        if not name:
            raise Refusal(422, "bad-name")
        if not SHORTEST <= len(wish.password) <= LONGEST:
            raise Refusal(422, "short-password")
        if wish.password.lower() in self.known:
            raise Refusal(422, "known-password")
        password = await asyncio.to_thread(self.hasher.hash, wish.password)
        try:
            await self.store.new_account(person.id, name, password)
        except Taken:
            raise Refusal(409, "account-taken") from None

    async def log_in(self, person: Person, wish: m.Credentials) -> tuple[str, str]:
        """A new cookie for the account, and whose it is; the seats held so far come along."""
        name = " ".join(wish.account.split())
        fits = len(name) <= LONGEST_NAME and name.isprintable()
        found = await self.store.account(name) if fits else None
        password = found[1] if found else self.nothing
        right = await asyncio.to_thread(self._fits, password, wish.password[:LONGEST])
        if found is None or not right or len(wish.password) > LONGEST:
            raise Refusal(403, "bad-account")
        token = new_token()
        await self.store.add_token(found[0], hashed(token))
        if person.id and person.id != found[0] and not person.account:
            await self.store.move_grants(person.id, found[0])
        return self.origins.set_cookie(token), found[0]

    def _fits(self, password: str, given: str) -> bool:
        try:
            return self.hasher.verify(password, given)
        except VerificationError:
            return False

    async def log_out(self, connection: HTTPConnection) -> str:
        await self.store.drop_token(hashed(self.origins.token(connection)))
        return self.origins.set_cookie("")
