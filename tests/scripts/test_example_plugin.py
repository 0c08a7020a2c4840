"""The example of a plug-in: installed, tested with `gevo.testing`, and used."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gevo.testing.poly import POLY, POLY_SPEC

ROOT = Path(__file__).parents[2]
PLUGIN = ROOT / "examples/plugin"

MAKE_PATCH = """
import random
from pathlib import Path
from gevo.edits.patch import Patch
from gevo.edits.propose import propose
from gevo.program.load import load
from gevo.records.journal import pretty
from gevo.records.files import seal_file
from gevo.records.run import Winner
program = load("poly.ll")
found = propose(program, Patch(), random.Random(1), ["bypass"])
winner = Winner(1, program.digest, program.entry, found.program.digest, found.patch)
Path("one.patch.json").write_bytes(seal_file(pretty(winner.to_json())))
"""

pytestmark = pytest.mark.slow


def run(*command: object, plugin: Path | None = None, folder: Path = ROOT):
    """A process that finds this checkout, and the plug-in where one is given."""
    paths = os.pathsep.join(map(str, filter(None, (plugin, ROOT))))
    return subprocess.run(
        [sys.executable, *map(str, command)],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def plugin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the plug-in is installed."""
    folder = tmp_path_factory.mktemp("plugin")
    source, target = folder / "source", folder / "target"
    shutil.copytree(PLUGIN, source, ignore=shutil.ignore_patterns("build", "*.egg-info"))
    pytest.importorskip("build", reason="needs build: pip install build")
    built = run("-m", "build", "--wheel", "--outdir", folder, source)
    assert built.returncode == 0, built.stderr
    install = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", target)
    done = run(*install, *folder.glob("*.whl"))
    assert done.returncode == 0, done.stderr
    return target


def gevo(folder: Path, *arguments: object, plugin: Path | None = None):
    return run("-m", "gevo", *arguments, plugin=plugin, folder=folder)


def evolve(folder: Path, *more: object, plugin: Path | None = None):
    sizes = ("--profile", "quick", "--population", 8, "--generations", 1, "--no-adequacy")
    place = ("--device", "simt", "--workers", 1, "--out", "run", "--workload", "poly.toml")
    return gevo(folder, "evolve", "poly.ll", *sizes, *place, *more, plugin=plugin)


def test_its_own_tests_pass(plugin: Path, tmp_path: Path) -> None:
    shutil.copytree(PLUGIN / "tests", tmp_path / "tests")
    command = ("-m", "pytest", "-p", "no:cacheprovider", "tests")
    done = run(*command, plugin=plugin, folder=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_run_with_its_operator_and_metric(plugin: Path, tmp_path: Path) -> None:
    shutil.copy(POLY, tmp_path)
    text = POLY_SPEC.read_text().replace('"max_relative"\nfloor = 1e-3', '"relative_l2"')
    (tmp_path / "poly.toml").write_text(text)
    done = evolve(tmp_path, "--operators", "bypass", "--tolerance", 0.5, plugin=plugin)
    assert done.returncode in (0, 1), done.stderr
    run_folder = tmp_path / "run"
    manifest = json.loads((run_folder / "manifest.json").read_text())
    assert manifest["operators"] == {"bypass": "gevo-example 0.1.0"}
    assert manifest["workload"]["metric"] == "relative_l2"
    journal = (run_folder / "journal.jsonl").read_text()
    assert '"kind":"bypass"' in journal

    missing = evolve(tmp_path, "--operators", "bypass", "--resume", "--tolerance", 0.5)
    assert missing.returncode == 2
    assert "no edit operator 'bypass'" in missing.stderr or "relative_l2" in missing.stderr
    again = evolve(tmp_path, "--resume", "--tolerance", 0.5, plugin=plugin)
    assert again.returncode == 2
    assert "its --operators" in again.stderr
    shown = gevo(tmp_path, "report", "run")
    assert shown.returncode == 0, shown.stderr


def test_its_patches_apply_where_it_is_installed(plugin: Path, tmp_path: Path) -> None:
    shutil.copy(POLY, tmp_path)
    made = run("-c", MAKE_PATCH, plugin=plugin, folder=tmp_path)
    assert made.returncode == 0, made.stderr
    options = ("poly.ll", "--patch", "one.patch.json", "-o", "out.ll")
    done = gevo(tmp_path, "apply", *options, plugin=plugin)
    assert done.returncode == 0, done.stderr
    missing = gevo(tmp_path, "apply", *options)
    assert missing.returncode == 2
    assert "'bypass' is no kind of edit" in missing.stderr
    assert missing.stderr.count("\n") == 1


def test_tuning_with_its_strategy(plugin: Path, tmp_path: Path) -> None:
    options = ("--strategy", "climb", "--trials", 3, "--device", "simt", "--workers", 1)
    kernel = ROOT / "kernels/nw_tunable.ll"
    done = gevo(tmp_path, "tune", kernel, *options, "--out", "tuned", plugin=plugin)
    assert done.returncode in (0, 1), done.stderr
    missing = gevo(tmp_path, "tune", kernel, *options, "--out", "other")
    assert missing.returncode == 2
    assert "no strategy 'climb'" in missing.stderr
