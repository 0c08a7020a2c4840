"""What documents and messages say of the project, where it can become untrue."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from gevo import __version__

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
FOLDERS = ("benchmarks", "docs", "examples", "gevo", "passes", "scripts", "tests", ".ci")
TEXTS = frozenset((".cff", ".html", ".js", ".md", ".py", ".sh", ".toml", ".txt", ".yml", ""))
GUIDES = ("CONTRIBUTING.md", "docs/architecture.md")

WRONG_NAME = re.compile(r"(?<![-\w./])gevo\[|\bpip3? install\b[^\n]*?[ '\"]gevo(?![-\w./])")
EXTRAS = re.compile(r"gevo-gpu\[([\w,]+)\]")
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"(?:[\w.-]+/)+[\w.-]*\Z")
ITEM = re.compile(r"\n(?=\d+\. |#)")
TABLE = re.compile(r"_?[A-Z][A-Z_]{3,}\Z")


def texts() -> Iterator[tuple[str, str]]:
    """Names and contents of everything that could tell somebody what to install."""
    paths = [path for path in ROOT.iterdir() if path.is_file()]
    for folder in FOLDERS:
        paths += (path for path in (ROOT / folder).rglob("*") if path.is_file())
    for path in paths:
        if path.suffix in TEXTS and path != Path(__file__):
            yield path.relative_to(ROOT).as_posix(), path.read_text(errors="replace")


def test_what_is_installed_is_gevo_gpu() -> None:
    assert PROJECT["name"] == "gevo-gpu"
    found = {name: WRONG_NAME.findall(text) for name, text in texts()}
    assert not {name: wrong for name, wrong in found.items() if wrong}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("pip install 'gevo[cuda]'", True),
        ("pip install --upgrade gevo", True),
        ("pip install 'gevo-gpu[cuda]'", False),
        ("venv/bin/pip install ./gevo", False),
        ("pip install optuna for gevo-gpu", False),
    ],
)
def test_a_wrong_name_would_be_noticed(text: str, wrong: bool) -> None:
    assert bool(WRONG_NAME.search(text)) is wrong


def test_extras_that_are_named_exist() -> None:
    named = {
        (extra, name)
        for name, text in texts()
        for extras in EXTRAS.findall(text)
        for extra in extras.split(",")
    }
    assert named
    missing = {(e, name) for e, name in named if e not in PROJECT["optional-dependencies"]}
    assert not missing


def test_the_citation_is_of_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert {"cff-version", "message", "title", "authors"} <= cited.keys()
    assert cited["version"] == __version__
    assert cited["license"] == PROJECT["license"]


def test_the_changelog_is_of_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text()
    entries = text[text.index("\n## ") :]
    newest = re.search(r"\d+\.\d+\.\d+", entries)
    assert newest
    assert newest[0] == __version__
    kinds = set(re.findall(r"^### (.*)$", entries, re.MULTILINE))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_the_licence_is_the_one_that_is_declared() -> None:
    assert PROJECT["license"] == "Apache-2.0"
    text = (ROOT / "LICENSE").read_text()
    assert "Apache License" in text
    assert "END OF TERMS AND CONDITIONS" in text


def paths(text: str) -> list[str]:
    """The paths of the repository that a text names."""
    tops = {path.name for path in ROOT.iterdir() if path.is_dir()} - {"site", "dist", "runs"}
    named = (code for code in CODE.findall(text) if PATH.match(code) and "NAME" not in code)
    return [path for path in named if path.partition("/")[0] in tops]


@pytest.mark.parametrize("guide", GUIDES)
def test_files_that_a_guide_names_exist(guide: str) -> None:
    named = paths((ROOT / guide).read_text())
    assert len(named) > 20
    assert not [path for path in named if not (ROOT / path).exists()]


def test_tables_that_the_guide_names_are_where_it_says() -> None:
    """Such as `EDIT_TYPES`: somewhere in a file that the same step names."""
    found = 0
    for item in ITEM.split((ROOT / "CONTRIBUTING.md").read_text()):
        sources = [(ROOT / path).read_text() for path in paths(item) if path.endswith(".py")]
        for table in filter(TABLE.match, CODE.findall(item)):
            pattern = re.compile(rf"^{table}\b.*=", re.MULTILINE)
            assert any(map(pattern.search, sources)), f"{table} in: {item}"
            found += 1
    assert found > 10


def test_every_package_has_its_paragraph_in_the_architecture() -> None:
    text = (ROOT / "docs/architecture.md").read_text()
    packages = [path.parent.name for path in ROOT.glob("gevo/*/__init__.py")]
    assert not [name for name in packages if f"\n**`gevo/{name}`** " not in text]


def test_modules_of_the_api_reference_exist() -> None:
    modules = re.findall(r"^::: (\S+)$", (ROOT / "docs/api.md").read_text(), re.MULTILINE)
    assert len(modules) > 10
    assert not [name for name in modules if importlib.util.find_spec(name) is None]
