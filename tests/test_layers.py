"""Dependencies point downwards only, and the kernel stays small, pure and ignorant of games."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from boardwright.games import REGISTRY, find
from boardwright.kernel.frame import Frame, Question, Step

# The interpreted package where it lies, so that the sources can be read in both kinds of run.
ROOT = Path(__file__).parent.parent / "src" / "boardwright"

KERNELS = (Frame, Step, Question)
COMMON = ("bits", "drawing", "judging", "shared", "sheet")  # what all houses share

# Which rooms of the package each room may know.
KNOWS = {
    "kernel": set(),
    "words": {"kernel"},
    "scene": {"kernel"},
    "scene_laws": {"kernel", "match", "scene", "speech"},
    "games": {"kernel", "words", "scene"},
    "match": {"kernel"},
    "speech": {"kernel", "words"},
    "telling": {"scene", "speech"},
    "bots": {"kernel", "games"},
    "table": {"kernel", "games", "match", "bots", "scene", "speech", "words"},
    "conformance": {"kernel", "match", "speech", "words", "scene", "scene_laws"},
    "store": set(),
    "research": {"kernel", "games", "bots", "speech"},
    "arena": {
        "kernel",
        "games",
        "match",
        "bots",
        "conformance",
        "table",
        "speech",
        "scene",
        "research",
    },
    "server": {
        "kernel",
        "games",
        "match",
        "bots",
        "words",
        "speech",
        "conformance",
        "scene",
        "scene_laws",
        "telling",
        "table",
        "store",
    },
    "cli": {
        "kernel",
        "games",
        "match",
        "bots",
        "arena",
        "words",
        "speech",
        "conformance",
        "scene",
        "telling",
        "table",
        "server",
        "store",
    },
}


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def room_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def test_dependencies_point_downwards_only() -> None:
    for path in ROOT.rglob("*.py"):
        room = room_of(path)
        if room in ("__init__", "__main__"):
            continue
        for module in imports(path):
            parts = module.split(".")
            if parts[0] == "boardwright" and len(parts) > 1 and parts[1] != room:
                assert parts[1] in KNOWS[room], f"{path.relative_to(ROOT)} imports {module}"


def test_no_game_knows_another() -> None:
    for path in (ROOT / "games").rglob("*.py"):
        house = path.relative_to(ROOT / "games").parts[0]
        for module in imports(path):
            if module.startswith("boardwright.games."):
                other = module.split(".")[2]
                assert other in (house, *COMMON), f"{path} imports {module}"


def test_only_the_registry_is_asked_for_a_game() -> None:
    """Nothing outside a game's house imports from it."""
    for path in ROOT.rglob("*.py"):
        if room_of(path) != "games":
            for module in imports(path):
                parts = module.split(".")
                inside = parts[:2] == ["boardwright", "games"] and len(parts) > 2
                assert not inside or parts[2] in COMMON, f"{path} imports {module}"


def test_the_kernel_has_fewer_than_1010_lines() -> None:
    """It had 950 before fields said how large they can be, which observations are made from."""
    lines = sum(
        len(path.read_text("utf-8").splitlines()) for path in (ROOT / "kernel").glob("*.py")
    )
    assert lines < 1010


def test_the_kernel_names_no_game() -> None:
    for path in (ROOT / "kernel").glob("*.py"):
        text = path.read_text("utf-8").lower()
        for name in REGISTRY:
            assert name not in text
            assert name.replace("-", "_") not in text


def test_rules_do_no_input_or_output_and_use_no_clock_or_global_random() -> None:
    banned = {"random", "time", "datetime", "os", "sys", "socket", "io", "secrets", "pathlib"}
    for room in ("kernel", "games"):
        for path in (ROOT / room).rglob("*.py"):
            assert not imports(path) & banned, path


def test_the_engine_needs_next_to_nothing() -> None:
    """Kernel, games and match run on the standard library and mypy_extensions."""
    heavy = ("rich", "textual", "cyclopts", "numpy")
    for room in ("kernel", "games", "match"):
        for path in (ROOT / room).rglob("*.py"):
            assert not any(module.split(".")[0] in heavy for module in imports(path)), path


# The rooms that every house has, from the ground up. Components and actions are the ground: in some
# houses the catalogue follows from the edition, in others the edition speaks of the catalogue.
GROUND = {"components", "actions"}
STOREYS = ("state", "flow", "scoring", "setup", "words", "picture", "judge")


def rooms_known(house: Path) -> dict[str, set[str]]:
    """Which rooms of a house each of its rooms imports when it is imported itself."""
    found: dict[str, set[str]] = {}
    inside = f"boardwright.games.{house.name}"
    for path in house.rglob("*.py"):
        room = path.relative_to(house).parts[0].removesuffix(".py")
        known = found.setdefault(room, set())
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ImportFrom) and node.module:
                if node.module == inside:
                    known |= {alias.name for alias in node.names}
                elif node.module.startswith(f"{inside}."):
                    known.add(node.module.split(".")[3])
        known.discard(room)
    del found["__init__"]
    return found


def out_of_order(known: dict[str, set[str]]) -> list[str]:
    """The rooms that know one above them, or each other in a circle."""
    wrong = [room for room in GROUND if known.get(room, set()) & set(STOREYS)]
    for at, room in enumerate(STOREYS):
        if known.get(room, set()) & set(STOREYS[at + 1 :]):
            wrong.append(room)
    left = dict(known)
    while free := [room for room, others in left.items() if not others & set(left)]:
        for room in free:
            del left[room]
    return sorted({*wrong, *left})


def test_the_rooms_of_a_house_lie_above_each_other() -> None:
    """The same order in every house, and no way round in a circle through the house's own rooms."""
    for name in REGISTRY:
        known = rooms_known(ROOT / "games" / name.replace("-", "_"))
        assert set(STOREYS) | GROUND <= set(known), name
        assert out_of_order(known) == [], name


def test_a_room_out_of_order_is_noticed() -> None:
    assert out_of_order({"state": {"components"}, "flow": {"state"}, "components": set()}) == []
    assert out_of_order({"state": {"words"}, "words": set()}) == ["state"]
    assert out_of_order({"components": {"state"}, "state": set()}) == ["components"]
    assert out_of_order({"laws": {"pieces"}, "pieces": {"laws"}}) == ["laws", "pieces"]


def test_a_rule_is_a_step_or_a_question() -> None:
    """A step has nothing to answer; a question says which verbs it takes, what they do, why not."""
    for name in REGISTRY:
        for rule in find(name).frames.values():
            parts = {part for kind in rule.__mro__ for part in vars(kind) if kind not in KERNELS}
            if issubclass(rule, Step):
                assert not parts & {"verbs", "answer", "refusal"}, rule
                assert "run" in parts, rule
            else:
                assert issubclass(rule, Question), rule
                assert not parts & {"run"}, rule


def test_no_question_answers_itself() -> None:
    """Answers without an alternative are a flag of the question, given by the kernel."""
    for path in (ROOT / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "ask":
                calls = [ast.unparse(n.func) for n in ast.walk(node) if isinstance(n, ast.Call)]
                assert "self.answer" not in calls, f"{path}, line {node.lineno}"


def test_pictures_draw_scenes_and_nothing_else() -> None:
    """Nobody but the rules and the scenes reads a packed field of a view."""
    for path in ROOT.rglob("*.py"):
        views = re.findall(r"""\bview\["(\w+)"\]""", path.read_text("utf-8"))
        if path.name in ("scene.py", "zones.py", "town.py") and room_of(path) == "games":
            continue
        assert set(views) <= {"asked", "seats", "viewer", "over", "ghost"}, path


def test_only_a_table_changes_a_live_match() -> None:
    """Whoever plays sends commands; hosts and clients never choose, undo or go back themselves."""
    changing = re.compile(r"match\.(choose|undo|redo|back|seal|sit|stop)\(")
    for path in [*(ROOT / "cli").rglob("*.py"), *(ROOT / "table").rglob("*.py")]:
        if path.name != "table.py":
            assert changing.findall(path.read_text("utf-8")) == [], path
