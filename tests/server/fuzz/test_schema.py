"""The API as it is described, tried with whatever fits the description and whatever does not."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from boardwright.server.openapi import describe
from tests.helpers.house import ServerProcess, serving

Case = schemathesis.Case[Any]
EXAMPLES = int(os.environ.get("BOARDWRIGHT_EXAMPLES", "12"))  # an operation; a release takes 500
GAMES = ("liars-dice", "keythedral")

schema = schemathesis.openapi.from_dict(describe())
schema.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("schema")
    with serving(f"sqlite:///{folder}/tables.db", rates=100_000) as found:
        yield found
        assert "a request failed" not in found.said()
        assert "a task failed" not in found.said()


class Places:
    """Tables that are there, and whose they are, in turn with what is made up."""

    def __init__(self, url: str) -> None:
        self.url = url
        headers = {"origin": url}
        you, bot = {"who": "you"}, {"who": "bot", "level": "random"}
        gathering = {"game": GAMES[0], "seats": [you, {"who": "link"}, {"who": "anyone"}]}
        ids: list[str] = []
        with httpx.Client(base_url=f"{url}/api", headers=headers) as http:
            answer = http.post("/tables", json={**gathering, "listed": True})
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
            ids.append(answer.json()["table"]["id"])
            http.headers["cookie"] = self.cookie
            for game in GAMES:
                body = {"game": game, "seats": [you, bot], "start": True}
                ids.append(http.post("/tables", json=body).json()["table"]["id"])
        self.ids = cycle([*ids, ""])
        self.games = cycle([*GAMES, ""])
        self.cookies = cycle([self.cookie, ""])

    def lead(self, case: Case) -> dict[str, str]:
        """Most requests go where something is; the headers they go with."""
        for name, real in (("id", next(self.ids)), ("game", next(self.games))):
            if real and name in (case.path_parameters or {}):
                case.path_parameters[name] = real
        return {"origin": self.url, "cookie": next(self.cookies)}


@pytest.fixture(scope="module")
def places(server: ServerProcess) -> Places:
    return Places(server.url)


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_as_described(case: Case, places: Places) -> None:
    case.call_and_validate(
        base_url=places.url,
        headers=places.lead(case),
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )
