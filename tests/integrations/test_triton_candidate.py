"""Triton kernels that somebody else has written, compiled in a process of their own."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import numpy as np
import pytest

from gevo.child import in_child
from gevo.errors import ConfigError, SourceError
from gevo.frontend.confine import read_only_beneath
from gevo.integrations import triton as stack
from gevo.integrations.triton_candidate import candidate_ptx
from tests.integrations.stacks import needs_triton
from tests.scripts.test_referees import example

IMPORTS = "import triton\nimport triton.language as tl\n\n\n"


def captured(folder: Path) -> tuple[Path, str]:
    """The captured kernel, and its source."""
    from tests.stacks.triton_kernels import saxpy

    x, y = (np.random.default_rng(n).normal(size=500).astype(np.float32) for n in range(2))
    args = (x, y, np.zeros_like(x), 2.5, 500)
    found = stack.capture(saxpy, *args, grid=(4,), BLOCK=128, folder=folder / "saxpy")
    return found.kernel, IMPORTS + inspect.getsource(saxpy.fn)


def compiled(kernel: Path, text: str) -> str:
    file = kernel.parent / "mine"
    file.write_text(text)
    return candidate_ptx(file, kernel, kernel.with_suffix(".toml"))


@needs_triton
def test_the_same_source_gives_the_same_code(tmp_path: Path) -> None:
    kernel, source = captured(tmp_path)
    made = [line for line in compiled(kernel, source).splitlines() if line.startswith("\t")]
    assert len(made) > 20
    assert {line for line in made if not re.search(r"loc|file", line)} <= {
        *kernel.read_text().splitlines()
    }


@needs_triton
def test_what_does_not_fit_is_told(tmp_path: Path) -> None:
    kernel, source = captured(tmp_path)
    for changed, words in (
        (source.replace("def saxpy(x, ", "def saxpy(z, "), "a kernel saxpy with the parameters"),
        (source.replace("tl.store", "tl.stoer"), "stoer"),
        ("how about a kernel like this?", "SyntaxError"),
    ):
        with pytest.raises(SourceError) as refused:
            compiled(kernel, changed)
        assert words in refused.value.log
    added = "tl.store(out + tl.sum(tl.arange(0, BLOCK), 0), 1.0)"
    summed = source.replace("tl.store(", f"{added}\n    tl.store(")
    with pytest.raises(SourceError) as refused:
        compiled(kernel, summed)
    assert "bytes of shared memory; the launch gives 0" in refused.value.log


@needs_triton
def test_a_candidate_reads_no_files_and_no_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not in_child(read_only_beneath, ([tmp_path],), 20):
        pytest.skip("this kernel has no Landlock")
    kernel, source = captured(tmp_path)
    monkeypatch.setenv("GEVO_A_SECRET", "hidden")
    (tmp_path / "secret").write_text("hidden")
    spying = "import os\nassert 'GEVO_A_SECRET' not in os.environ\n"
    spying += f"try:\n    found = open({str(tmp_path / 'secret')!r}).read()\n"
    spying += "except PermissionError:\n    found = ''\nassert not found\n"
    assert ".entry saxpy" in compiled(kernel, spying + source)
    with pytest.raises(SourceError) as refused:
        compiled(kernel, f"open({str(tmp_path / 'mine')!r}, 'w')\n" + source)
    assert "PermissionError" in refused.value.log


@needs_triton
def test_a_kernel_that_was_not_captured_has_no_candidates(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="capture it"):
        candidate_ptx(tmp_path / "x.py", tmp_path / "k.ptx", tmp_path / "k.toml")


@needs_triton
def test_a_workload_that_launches_otherwise_is_refused(tmp_path: Path) -> None:
    kernel, source = captured(tmp_path)
    kernel.with_suffix(".toml").write_text("launch = []\n")
    with pytest.raises(ConfigError, match="no workload of a captured launch"):
        compiled(kernel, source)


@needs_triton
@pytest.mark.slow
def test_a_table_takes_triton(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kernel, source = captured(tmp_path)
    task = tmp_path / "tasks/saxpy"
    task.mkdir(parents=True)
    for suffix in (".ptx", ".triton.json", ".toml"):
        text = kernel.with_suffix(suffix).read_text()
        (task / f"kernel{suffix}").write_text(text.replace("saxpy.ptx", "kernel.ptx"))
    (task / "candidate.py").write_text(source)
    example("kernelbench/score.py").main([str(task.parent)])
    assert "right, not faster" in capsys.readouterr().out


@needs_triton
@pytest.mark.slow
def test_the_evaluator_takes_triton(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel, source = captured(tmp_path)
    monkeypatch.setenv("GEVO_KERNEL", str(kernel))
    evaluate = example("openevolve/evaluator.py").evaluate
    texts = {"same": source, "wrong": source.replace(" + ", " - ", 1), "none": "x = 1"}
    found = {}
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
        found[name] = evaluate(str(tmp_path / name))
    assert 0.9 < found["same"]["combined_score"] <= 1.0
    assert found["wrong"]["combined_score"] == 0.0
    assert "saxpy" in found["none"]["feedback"]
