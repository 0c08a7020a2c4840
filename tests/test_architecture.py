"""Who may import whom, and other rules that hold for the whole source tree."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "gevo"
FILES = sorted(ROOT.rglob("*.py"))

BASE = {"errors", "outcome", "measurement", "finding"}
ALLOWED = {
    "outcome": set(),
    "errors": {"outcome"},
    "measurement": {"outcome", "errors"},
    "finding": {"outcome", "errors"},
    "program": BASE,
    "edits": BASE | {"program"},
    "workload": BASE | {"program"},
    "device": BASE | {"program", "workload"},
    "evaluate": BASE | {"program", "edits", "workload", "device"},
    "search": BASE | {"program", "edits"},
    "validate": BASE | {"program", "edits", "workload", "device", "evaluate"},
    "tune": BASE,
    "run": BASE | {"program", "edits", "search", "tune"},
    "build": BASE
    | {"program", "edits", "workload", "device", "evaluate", "validate", "run", "study"},
    "report": BASE | {"program", "edits", "search", "run", "tune"},
}
ANYTHING = {"study", "cli", "__init__", "__main__"}
"""`study` is where the packages meet; the command line stands above it."""

ONLY_IN = {
    "llvmlite": ("program/llvm", "device/"),
    "deap": ("search/",),
    "cuda": ("device/cuda/",),
    "pycuda": ("device/cuda/",),
    "typer": ("cli/",),
    "plotly": ("report/",),
    "pydantic": ("workload/",),
    "threadpoolctl": ("tune/auto",),
    "jaxlib": ("program/stablehlo", "device/xla/"),
    "ray": ("evaluate/ray",),
}


def imports(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names.add(f"{node.module}")
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "importlib.import_module":
            names.update(a.value for a in node.args if isinstance(a, ast.Constant))
    return names


def where(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def part(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", FILES, ids=where)
def test_imports_follow_the_layers(path: Path) -> None:
    own = part(path)
    if own in ANYTHING:
        return
    used = {name.split(".")[1] for name in imports(path) if name.startswith("gevo.")}
    forbidden = used - ALLOWED[own] - {own}
    assert not forbidden, f"{where(path)} may not import {sorted(forbidden)}"


@pytest.mark.parametrize("path", FILES, ids=where)
def test_third_party_packages_stay_in_their_place(path: Path) -> None:
    used = {name.split(".")[0] for name in imports(path)}
    for package, places in ONLY_IN.items():
        if package in used:
            assert where(path).startswith(places), f"{package} in {where(path)}"


@pytest.mark.parametrize("path", FILES, ids=where)
def test_no_global_random_state(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.value.id == "random":
                assert node.attr == "Random", f"{where(path)}:{node.lineno}"
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert {a.name for a in node.names} <= {"Random"}, f"{where(path)}:{node.lineno}"


@pytest.mark.parametrize("path", FILES, ids=where)
def test_files_are_short(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 400
