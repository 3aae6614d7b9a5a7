"""The documentation leads where it says it does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_to_a_file(page: Path) -> None:
    found = [link for link in LINK.findall(page.read_text("utf-8")) if "://" not in link]
    assert [link for link in found if not (page.parent / link).exists()] == []


def test_the_site_has_a_page_for_everything_it_names() -> None:
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    named = re.findall(r": ([\w/-]+\.md)$", text, re.MULTILINE)
    assert len(named) > 15
    assert [name for name in named if not (ROOT / "docs" / name).is_file()] == []


def test_modules_in_the_reference_are_there() -> None:
    pages = (ROOT / "docs" / "reference").glob("*.md")
    modules = [
        m for page in pages for m in re.findall(r"^::: (\S+)", page.read_text("utf-8"), re.M)
    ]
    assert len(modules) > 10
    for module in modules:
        assert (ROOT / "src" / f"{module.replace('.', '/')}.py").is_file(), module
