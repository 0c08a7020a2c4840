"""Who may import whom, and other rules that hold for the whole source tree."""

import ast
import subprocess
import sys
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "gevo"
FILES = sorted(ROOT.rglob("*.py"))

BASE = {
    "_version",
    "errors",
    "files",
    "outcome",
    "measurement",
    "finding",
    "child",
    "expression",
    "plugins",
    "user_cache",
}
RUNNING = {"program", "edits", "workload", "device", "evaluate"}
"""What takes a variant to its measurement."""
STUDY = BASE | RUNNING | {"frontend", "search", "tuning", "validate", "records"}
ALLOWED = {
    "_version": set[str](),
    "outcome": set[str](),
    "errors": {"outcome"},
    "files": {"errors"},
    "child": {"errors", "outcome"},
    "measurement": {"outcome", "errors"},
    "plugins": {"errors"},
    "user_cache": set[str](),
    "expression": {"errors"},
    "finding": {"outcome", "errors"},
    "program": BASE,
    "frontend": BASE | {"program"},
    "edits": BASE | {"program"},
    "workload": BASE | {"program"},
    "device": BASE | {"program", "workload"},
    "evaluate": BASE | {"program", "edits", "workload", "device"},
    "search": BASE | {"program", "edits", "records"},
    "records": BASE | {"program", "edits"},
    "validate": BASE | RUNNING | {"records"},
    "tuning": BASE,
    "study": STUDY,
    "deploy": STUDY | {"study"},
    "report": BASE
    | {"device.kind", "records", "program", "edits", "tuning.costmodel", "tuning.parameter"}
    | {f"tuning.{m}" for m in ("recorded", "recording_file")}
    | {"frontend.device_code", "tuning.space", "tuning.strategy"},
    "cli": BASE
    | {
        "records",
        "study",
        "deploy",
        "report",
        "program",
        "edits.apply",
        "search.options",
        "search.registry",
    }
    | {"frontend.device_code", "frontend.source", "integrations.application"}
    | {f"tuning.{m}" for m in ("problem", "recorded", "recording_file", "registry")}
    | {f"tuning.{m}" for m in ("session", "sketch.networks", "strategy")}
    | {"workload.case", "workload.draft", "workload.find", "workload.spec"}
    | {"device.base", "device.kind", "device.registry"}
    | {"evaluate.codegen", "evaluate.open", "evaluate.cluster.ray", "evaluate.sample"},
    "testing": BASE | RUNNING | {"tuning", "search", "records", "study.tuning_session"},
    "integrations": STUDY | {"study", "deploy"},
    "api": STUDY | {"study", "deploy", "report", "cli.live", "cli.terminal"},
    "__init__": {"_version", "api", "tuning.asktell", "workload.metrics"},
    "__main__": {"cli"},
}
"""What the modules of each package may import: packages, or single modules of them."""

ONLY_IN = {
    "llvmlite": ("program/llvm/", "device/"),
    "deap": ("search/",),
    "ribs": ("search/",),
    "cuda": ("device/cuda/",),
    "pycuda": ("device/cuda/",),
    "typer": ("cli/",),
    "plotly": ("report/",),
    "pydantic": ("workload/", "records/"),
    "pydantic_core": ("workload/", "records/"),
    "threadpoolctl": ("tuning/auto",),
    "jax": ("frontend/jax.py", "device/xla/"),
    "jaxlib": ("program/stablehlo/", "device/xla/"),
    "ray": ("evaluate/cluster/",),
    "pytest": ("testing/",),
}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text())


@cache
def imports(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names.add(f"{node.module}")
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and ast.unparse(node.func) == "importlib.import_module"
        ):
            names.update(a.value for a in node.args if isinstance(a, ast.Constant))
    return names


def where(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def module(path: Path) -> str:
    name = ".".join(("gevo", *path.relative_to(ROOT).with_suffix("").parts))
    return name.removesuffix(".__init__")


MODULES = {module(path): path for path in FILES}


def modules(path: Path) -> set[str]:
    """Modules of gevo that a file imports anywhere in it; a package where it takes its names."""
    found: set[str] = set()
    for name in imports(path):
        while name.startswith("gevo") and name not in MODULES:
            name = name.rpartition(".")[0]
        found |= {name} & MODULES.keys()
    return found


def part(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def test_imports_follow_the_layers() -> None:
    forbidden: dict[str, set[str]] = {}
    for path in FILES:
        own = part(path)
        allowed = ALLOWED[own] | ({own} if path.parent != ROOT else set())
        used = {name.removeprefix("gevo.") for name in modules(path)}
        wrong = {n for n in used if not any(f"{n}.".startswith(f"{a}.") for a in allowed)}
        forbidden |= {where(path): wrong} if wrong else {}
    assert not forbidden


def test_evaluation_has_layers_of_its_own() -> None:
    for path in (path for path in FILES if "evaluate" in path.parts):
        used = {name.removeprefix("gevo.") for name in modules(path)}
        if "pool" in path.parts:
            others = {name for name in used if not name.startswith("evaluate.pool.")}
            assert others <= {"errors", "child"}, where(path)
        if "cluster" not in path.parts:
            assert not {n for n in used if n.startswith("evaluate.cluster")}, where(path)


SIMT = ("native", "lower", "model", "jit", "through_memory", "conditions", "run", "fit")
"""The simt device's parts; each may import only those before it."""


def test_the_simt_device_has_layers_of_its_own() -> None:
    prefix = "gevo.device.simt."
    for path in (path for path in FILES if "simt" in path.parts):
        own = path.relative_to(ROOT / "device/simt").parts[0].removesuffix(".py")
        known = SIMT[: SIMT.index(own) + 1] if own in SIMT else (*SIMT, "device")
        below = (name.partition(prefix)[2] for name in modules(path))
        used = {name.split(".")[0] for name in below if name}
        assert used <= set(known), f"{where(path)} may not import {sorted(used - set(known))}"


def test_no_module_imports_itself_through_others() -> None:
    """Nor where the import stands in a function: such a cycle is one all the same."""
    graph = {name: modules(path) - {name} for name, path in MODULES.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


def test_importing_gevo_imports_next_to_nothing() -> None:
    code = "import sys; before = set(sys.modules); import gevo; print(*set(sys.modules) - before)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    found = {name.partition(".")[0] for name in done.stdout.split()}
    assert found <= {"gevo", *sys.stdlib_module_names}
    assert {n for n in done.stdout.split() if n.startswith("gevo")} == {"gevo", "gevo._version"}


def test_third_party_packages_stay_in_their_place() -> None:
    for path in FILES:
        used = {name.split(".")[0] for name in imports(path)}
        for package in used & ONLY_IN.keys():
            assert where(path).startswith(ONLY_IN[package]), f"{package} in {where(path)}"


SEEDS_FOR_OTHERS = {"tuning/kernel_tuner_child.py"}
"""Processes of their own for packages that draw from the global state."""


def test_no_global_random_state() -> None:
    for path in (path for path in FILES if where(path) not in SEEDS_FOR_OTHERS):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                if node.value.id == "random":
                    assert node.attr == "Random", f"{where(path)}:{node.lineno}"
            if isinstance(node, ast.ImportFrom) and node.module == "random":
                assert {a.name for a in node.names} <= {"Random"}, f"{where(path)}:{node.lineno}"


def test_files_have_one_job() -> None:
    """A file is as long as its one job; beyond this it has more than one."""
    lengths = {where(path): len(path.read_text().splitlines()) for path in FILES}
    assert not {name: length for name, length in lengths.items() if length > 800}


def test_output_to_a_terminal_goes_through_one_place() -> None:
    """`gevo.cli.terminal` shows what a terminal would take for a command."""
    found: dict[str, list[str]] = {}
    for path in FILES:
        if where(path) in ("cli/terminal.py", "cli/app.py"):
            continue
        calls = [ast.unparse(n.func) for n in ast.walk(tree(path)) if isinstance(n, ast.Call)]
        named = [one for one in calls if one in ("Console", "typer.echo", "click.echo", "rprint")]
        found |= {where(path): named} if named else {}
    assert not found


def test_digits_are_those_that_int_reads() -> None:
    """`isdigit` is true of "\N{SUPERSCRIPT TWO}", which `int` refuses."""
    refused = {"isdigit", "isnumeric"}
    found = {
        where(path)
        for path in FILES
        if any(isinstance(n, ast.Attribute) and n.attr in refused for n in ast.walk(tree(path)))
    }
    assert not found
