"""The referees in examples/, for other searchers and for benchmarks of models."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.programs import POLY

EXAMPLES = Path(__file__).parents[2] / "examples"
RIGHT, WRONG = "fmul contract float", "fsub contract float"
pytestmark = pytest.mark.slow


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{Path(name).stem}", EXAMPLES / name)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def candidates(tmp_path: Path) -> dict[str, Path]:
    text = POLY.read_text()
    assert RIGHT in text
    texts = {
        "same": text,
        "wrong": text.replace(RIGHT, WRONG, 1),
        "rubbish": "how about a kernel like this?",
    }
    for name, one in texts.items():
        (tmp_path / name).write_text(one)  # no suffix that tells what it is
    return {name: tmp_path / name for name in texts}


def test_an_evaluator_tells_why(
    monkeypatch: pytest.MonkeyPatch, candidates: dict[str, Path]
) -> None:
    monkeypatch.setenv("GEVO_KERNEL", str(POLY))
    evaluate = example("openevolve/evaluator.py").evaluate
    found = {name: evaluate(str(path)) for name, path in candidates.items()}
    assert all(one["validated"] == 0.0 for one in found.values())
    assert 0.9 < found["same"]["combined_score"] <= 1.0
    assert "no gain" in found["same"]["feedback"]
    assert found["wrong"]["combined_score"] == 0.0
    assert "training" in found["wrong"]["feedback"]
    assert found["rubbish"]["combined_score"] == 0.0
    assert found["rubbish"]["feedback"]


def test_a_table_of_tasks(
    tmp_path: Path, candidates: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    tasks = tmp_path / "tasks"
    for name, path in candidates.items():
        (tasks / name).mkdir(parents=True)
        spec = POLY.with_suffix(".toml").read_text().replace(POLY.name, "kernel.ll")
        (tasks / name / "kernel.toml").write_text(spec)
        shutil.copy(POLY, tasks / name / "kernel.ll")
        shutil.copy(path, tasks / name / "candidate.ll")
    (tasks / "empty").mkdir()
    example("kernelbench/score.py").main([str(tasks)])
    *lines, last = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["empty", "rubbish", "same", "wrong"]
    assert last == "fast_0 0.25, fast_1 0.00, fast_1.5 0.00, fast_2 0.00 of 4 tasks"
