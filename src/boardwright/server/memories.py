"""What goes over the wire when somebody looks back or learns: replays, pictures, seals, chances,
lessons, statistics. As in `messages.py`, each is written once.
"""

from __future__ import annotations

from typing import Any

from boardwright.server.messages import (
    ChoiceInfo,
    LogLine,
    Message,
    QuestionInfo,
    ResultInfo,
    Scene,
)


class Moment(Message):
    """An entry of a record that can be looked at."""

    n: int
    label: str
    seat: int = -1
    mark: str = ""


class Course(Message):
    """How everybody stood when a part of the game began, and at its end (`damage:0`, by seat)."""

    n: int
    figures: dict[str, int]


class Moments(Message):
    moments: list[Moment]
    viewers: list[int]  # as whom the viewer may look: seats, -1 everybody, -2 everything
    course: list[Course] = []


class Past(Message):
    """The table as it was after an entry, as somebody saw it."""

    n: int
    viewer: int
    scene: Scene
    log: list[LogLine]
    question: QuestionInfo | None = None
    results: list[ResultInfo] = []


class Picture(Message):
    """A moment as everybody sees it, PNG or WebP, in base64."""

    image: bytes


class LessonStep(Message):
    """A stop of a guided first game: what is explained, and what the learner does (-1: reads)."""

    text: str
    scene: Scene
    rule: str = ""
    refs: list[str] = []
    question: QuestionInfo | None = None
    choices: list[ChoiceInfo] = []
    answer: int = -1
    log: list[LogLine] = []


class Lesson(Message):
    """A guided first game, from one seat."""

    seat: int
    seats: int
    steps: list[LessonStep]


class ChancePoint(Message):
    n: int
    shares: list[float]
    games: int
    mark: str = ""


class TurningPoint(Message):
    n: int
    seat: int
    swing: float
    text: str


class Chances(Message):
    """Everyone's chances over the game; `error` is half of a 95 % interval."""

    points: list[ChancePoint]
    turning: list[TurningPoint]
    done: bool
    error: float = 0.0


class Draw(Message):
    n: int
    of: int
    outcome: int
    entry: int


class SealInfo(Message):
    """A seal: its hash, and at the end of the game its seed and the draws that it covers."""

    commit: str
    drawn: int  # draws before it
    draws: list[Draw]
    seed: str = ""


class Seals(Message):
    seals: list[SealInfo]


class Standing(Message):
    """How somebody did at a game, at a number of seats."""

    name: str
    game: str
    seats: int
    played: int
    won: int
    total: float  # mean
    best: int
    bot: bool = False
    mine: bool = False


class Against(Message):
    """How the viewer did in games with somebody else."""

    name: str
    played: int
    won: int  # by the viewer
    lost: int  # won by the other
    bot: bool = False


class Statistics(Message):
    standings: list[Standing]
    against: list[Against] = []
    plots: dict[str, dict[str, Any]] = {}  # Vega-Lite
