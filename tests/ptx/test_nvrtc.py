"""Kernels as NVIDIA's compiler makes them (kernels/*.ptx), on their workloads' cases."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gevo.device.base import RunOptions
from gevo.device.registry import open_device
from gevo.evaluate.scoring.score import Scorer
from gevo.program.load import load, open_editor
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "kernels"
KERNELS = sorted(path.stem for path in FOLDER.glob("*.ptx"))


@pytest.mark.parametrize("name", KERNELS)
def test_right_on_its_cases(name: str, tmp_path: Path) -> None:
    """The reference is the workload's own; the PTX is its own baseline."""
    for folder in ("kernels", "testcases"):
        (tmp_path / folder).mkdir()
    kernel = Path(shutil.copy(FOLDER / f"{name}.ptx", tmp_path / "kernels"))
    for path in (ROOT / "testcases").glob(f"{name}.*"):
        shutil.copy(path, tmp_path / "testcases")
    spec = tmp_path / "testcases" / f"{name}.toml"
    spec.write_text(spec.read_text().replace(f"{name}.ll", f"{name}.ptx"))
    workload, program = load_workload(spec), load(kernel)
    scorer = Scorer(open_device("simt"), workload, program, 0.0, False)
    reply = scorer.lower(program)
    assert reply.lowered is not None, reply.refused
    cases = (*workload.train, *workload.heldout)
    found = scorer.measure(reply.lowered, [(case, RunOptions()) for case in cases])
    assert found.ok, found


@pytest.mark.parametrize("name", KERNELS)
def test_lines_are_those_of_the_source(name: str) -> None:
    length = len((ROOT / "kernels" / f"{name}.cu").read_text().splitlines())
    lines = {site.line for site in open_editor(load(FOLDER / f"{name}.ptx")).sites()}
    assert lines - {0}
    assert max(lines) <= length


@pytest.mark.parametrize("name", KERNELS)
def test_no_integer_becomes_a_pointer(name: str) -> None:
    assert "inttoptr" not in load(FOLDER / f"{name}.ptx").text
