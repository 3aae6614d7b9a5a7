"""The conformance suite notices what it is there to notice: each fault breaks its own law."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from boardwright.conformance import Breach, fuzz_game, keep_breach
from boardwright.kernel.frame import Ask, Frame, Refusal, Step
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.kernel.visibility import (
    LIST,
    LISTS,
    Field,
    Visibility,
    everyone,
    its_owner,
    nobody,
)
from boardwright.match import Match, read_record
from boardwright.words import Words
from tests.example import cairn


class ForgetfulTable(cairn.Table):
    """A clone that shares the hands with its original."""

    def clone(self) -> cairn.Table:
        other = super().clone()
        assert isinstance(other, cairn.Table)
        other.hands = self.hands
        return other


class OpenHanded(cairn.LayStones):
    """Judges that any stone may be laid, held or not."""

    def why_not(self, s: cairn.Table, seat: int, action: int) -> Refusal | None:
        return None


class Wordless(cairn.LayStones):
    """Refuses with a reason that nobody has put into words."""

    def why_not(self, s: cairn.Table, seat: int, action: int) -> Refusal | None:
        return Refusal("just-no", "") if super().why_not(s, seat, action) else None


class Meddler(cairn.LayStones):
    """Changes the table while asking."""

    def ask(self, s: cairn.Table) -> Ask | None:
        s.points[0] += 1
        return super().ask(s)


class Peeper(cairn.LayStones):
    """Tells the next player's highest stone in an open field, and does not say so."""

    def answer(self, s: cairn.Table, action: int) -> None:
        seat = self._seat(s)
        super().answer(s, action)
        s.heights[seat] = max(s.hands[(seat + 1) % s.seats])


class Endless(cairn.Round):
    def ask(self, s: cairn.Table) -> Ask | None:
        return None


class Dead(cairn.LayStones):
    def ask(self, s: cairn.Table) -> Ask | None:
        return Ask(0, [], "secret")


class Blabber(cairn.LayStones):
    """Tells everybody which stone was laid face down."""

    def answer(self, s: cairn.Table, action: int) -> None:
        s.note("laid", self._seat(s), s.hands[(self._seat(s) + 1) % s.seats][0])
        super().answer(s, action)


class Carrier(Step[cairn.Table]):
    """Waits below the question with a secret in its pocket."""

    def __init__(self, secret: int) -> None:
        self.secret = secret

    def run(self, s: cairn.Table) -> None:
        s.done()


class Smuggler(cairn.LayStones):
    """Keeps the first secret choice in a frame below."""

    def answer(self, s: cairn.Table, action: int) -> None:
        super().answer(s, action)
        s.stack.insert(0, Carrier(action))


class Overheard(cairn.LayStones):
    """Says something for which there are no words."""

    def answer(self, s: cairn.Table, action: int) -> None:
        s.note("mumbled", 0)
        super().answer(s, action)


class Unheard(cairn.LayStones):
    """Asks something for which there are no words."""

    def ask(self, s: cairn.Table) -> Ask | None:
        asked = super().ask(s)
        return Ask(asked.seat, asked.options, "what") if asked else None


def faulty(
    table: type[cairn.Table] = cairn.Table,
    rule: type[Frame[cairn.Table]] | None = None,
    visibility: Visibility = cairn.VISIBILITY,
) -> Game:
    """Cairn with one fault: another table, another first rule, or another visibility."""

    class Faulty(cairn.Cairn):
        def set_up(self, *args: object, **named: object) -> cairn.Table:
            s = super().set_up(*args, **named)  # type: ignore[arg-type]
            made = table(s.seats, s.source)
            for name in cairn.VISIBILITY.fields:
                setattr(made, name, getattr(s, name))
            made.stack = s.stack
            if rule is not None:
                parts: tuple[int, ...] = () if rule is Endless else (0,)
                draws = [cairn.DrawStones(0), cairn.DrawStones(0)]
                made.stack = [cairn.Round(), rule(*parts), *draws]
            return made

    Faulty.visibility = visibility
    own = {rule.__name__: rule} if rule else {}
    Faulty.frames = {**cairn.GAME.frames, "Carrier": Carrier, **own}
    return Faulty()


def law_broken_by(game: Game, seats: int = 3) -> str:
    for seed in range(30):
        try:
            fuzz_game(game, seats, {}, game.edition(), str(seed))
        except Breach as breach:
            return str(breach)
    return "none"


def test_a_breach_leaves_a_record_that_leads_to_it(tmp_path: Path) -> None:
    game = faulty(rule=Peeper)
    with pytest.raises(Breach) as caught:
        fuzz_game(game, 3, {}, game.edition(), "1")
    path = keep_breach(caught.value, tmp_path)
    assert path is not None
    record = read_record(path.read_text("utf-8"))
    again = Match.replay(game, game.edition(), record, len(record.entries) - 1)
    assert caught.value.match is not None
    assert again.digest() == caught.value.match.digest()


def test_clone_that_shares_a_list() -> None:
    assert law_broken_by(faulty(table=ForgetfulTable)).startswith(
        ("clones are isolated", "components are conserved")
    )


def test_refusal_that_disagrees_with_the_options() -> None:
    assert law_broken_by(faulty(rule=OpenHanded)).startswith("generator and refusal agree")


def test_refusal_without_words() -> None:
    assert law_broken_by(faulty(rule=Wordless)).startswith("everything said has words")


def test_question_that_changes_the_table() -> None:
    assert law_broken_by(faulty(rule=Meddler)).startswith(
        ("questions change nothing", "clones are isolated", "dump and load agree")
    )


def test_reveal_that_is_not_declared() -> None:
    assert law_broken_by(faulty(rule=Peeper)).startswith("a reveal is declared")


def test_runaway_rule() -> None:
    with pytest.raises(Exception, match="runaway in"):
        fuzz_game(faulty(rule=Endless), 3, {}, cairn.GAME.edition(), "a")


def test_question_without_answer() -> None:
    with pytest.raises(Exception, match="dead end in"):
        fuzz_game(faulty(rule=Dead), 3, {}, cairn.GAME.edition(), "a")


class Broken(Words):
    """Cairn's words with one of them missing, or with another function."""

    def __init__(self, missing: str = "", function: str = "") -> None:
        speak = {kind: how for kind, how in cairn.WORDS.speak.items() if kind != function}
        super().__init__("tests.example", speak)
        self.missing = missing

    def __contains__(self, key: object) -> bool:
        return key != self.missing and super().__contains__(key)


class Lacking(Words):
    """Words that forget the figures of a message."""

    def say(self, box: Any, key: str, *args: Any, names: dict[str, Any] | None = None) -> str:
        return super().say(box, key, names=names)


def with_words(words: Words) -> Game:
    class Worded(cairn.Cairn):
        pass

    Worded.words = words
    return Worded()


@pytest.mark.parametrize("key", ["ask.secret", "do.lay", "verb.lay", "note.drew", "no.not-in-hand"])
def test_words_that_are_missing(key: str) -> None:
    law = law_broken_by(with_words(Broken(missing=key)))
    assert law.startswith("everything said has words")
    assert key.replace(".", "-") in law


def test_kind_of_figure_that_is_not_spoken() -> None:
    law = law_broken_by(with_words(Broken(function="stone")))
    assert law.startswith("everything said has words")
    assert "STONE" in law


def test_message_with_a_figure_that_is_not_there() -> None:
    law = law_broken_by(with_words(Lacking("tests.example", cairn.WORDS.speak)))
    assert law.startswith("everything said has words")


@pytest.mark.parametrize("rule", [Overheard, Unheard])
def test_note_or_question_without_words(rule: type[cairn.LayStones]) -> None:
    assert law_broken_by(faulty(rule=rule)).startswith("everything said has words")


def test_secret_that_a_note_tells_to_everybody() -> None:
    assert law_broken_by(faulty(rule=Blabber)).startswith("notes tell nothing hidden")


def test_secret_in_a_frame_below_the_question() -> None:
    assert law_broken_by(faulty(rule=Smuggler)).startswith("frames hold nothing hidden")


def test_redeal_that_always_gives_the_true_hands() -> None:
    """With two players, hands that are a pool of their own can only be what they are."""
    alone = {
        "bag": Field(LIST, nobody, pool="stones"),
        "hands": Field(LISTS, its_owner, pool="hands"),
    }
    game = faulty(visibility=Visibility(cairn.Table, {**cairn.VISIBILITY.fields, **alone}))
    law = law_broken_by(game, seats=2)
    assert law.startswith("what is hidden can come out differently: hands")


def test_hands_said_to_be_known_that_nobody_could_know() -> None:
    """Another's draw changes them unseen, so attention alone does not tell."""
    claimed = {
        "bag": Field(LIST, nobody, pool="stones"),
        "hands": Field(LISTS, its_owner, known=True),
    }
    game = faulty(visibility=Visibility(cairn.Table, {**cairn.VISIBILITY.fields, **claimed}))
    assert law_broken_by(game, seats=2).startswith("what is said to be known is known")


def test_label_that_tells_another_hand() -> None:
    class Telltale(cairn.Cairn):
        def figures(self, s: State, action: int) -> dict[str, Any]:
            assert isinstance(s, cairn.Table)
            assert s.asked is not None
            return {"stones": sum(s.hands[(s.asked.seat + 1) % s.seats])}

    assert law_broken_by(Telltale()).startswith("labels tell nothing hidden")


def test_question_that_tells_a_hand() -> None:
    class Gossip(cairn.Cairn):
        def question_figures(self, s: cairn.Table) -> dict[str, Any]:
            assert s.asked is not None
            return {"stones": sum(s.hands[s.asked.seat])}

    assert law_broken_by(Gossip()).startswith("questions tell nothing hidden")


def test_audit_that_checks_nothing() -> None:
    class Trusting(cairn.Cairn):
        def audit(self, s: State) -> list[str]:
            return []

    assert law_broken_by(Trusting()).startswith("the audit counts what is hidden")


def test_stones_that_come_from_nowhere() -> None:
    class Doubling(cairn.Cairn):
        def audit(self, s: State) -> list[str]:
            return ["stones doubled"]

    assert law_broken_by(Doubling()) == "components are conserved: stones doubled"


def test_redeal_that_depends_on_more_than_the_view_and_the_seed() -> None:
    whim = random.Random(0)

    def group(s: State, item: int) -> int:
        return whim.randrange(2)

    visibility = Visibility(cairn.Table, None, {"stones": group})
    law = law_broken_by(faulty(visibility=visibility))
    assert law.startswith("a re-deal shows nothing hidden")


def test_hand_that_everyone_sees_is_dealt_again_wrongly() -> None:
    """Re-dealing a zone that its viewer sees must show as a changed view."""
    shy = Field(LISTS, everyone, pool="stones")
    flickering = [False]

    def sometimes(s: State, viewer: int, owner: int) -> bool:
        flickering[0] = not flickering[0]
        return flickering[0]

    shy.sees = sometimes
    visibility = Visibility(cairn.Table, {**cairn.VISIBILITY.fields, "hands": shy})
    assert law_broken_by(faulty(visibility=visibility)).startswith("determinize keeps the view")
