"""PTX files, wherever LLVM IR files go."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gevo.child import in_child
from gevo.device.ptx import emit_ptx
from gevo.program.base import Program
from gevo.program.ptx.parser import parse_module
from gevo.program.ptx.syntax import Function
from gevo.validate.read_back import MACHINE
from tests.cli.conftest import SMALL, Gevo, run_process
from tests.programs import POLY_SPEC, faster, poly

UNREAD = ".visible .entry other()\n{\n\twgmma.fence.sync.aligned;\n\tret;\n}\n"

Layout = tuple[str, int, int | None]


def emitted(program: Program) -> str:
    return in_child(emit_ptx, (program.text,), 60)


@pytest.fixture
def kernel(tmp_path: Path) -> Path:
    path = tmp_path / "poly.ptx"
    path.write_text(emitted(poly()))
    return path


def test_inspect(gevo: Gevo, kernel: Path) -> None:
    done = gevo("inspect", kernel, "--json")
    assert done.code == 0, done.err
    assert "poly" in done.out


def test_init(gevo: Gevo, kernel: Path) -> None:
    done = gevo("init", kernel)
    assert done.code == 0, done.err
    assert 'program = "poly.ptx"' in kernel.with_suffix(".toml").read_text()


def test_init_names_what_is_not_read(gevo: Gevo, kernel: Path) -> None:
    kernel.write_text(kernel.read_text() + UNREAD)
    done = gevo("init", kernel)
    assert done.code == 0, done.err
    assert "  left out: other: not read: line" in done.out
    assert 'kernel = "poly"' in kernel.with_suffix(".toml").read_text()


def test_sanitize(gevo: Gevo, kernel: Path) -> None:
    done = gevo("sanitize", kernel, "--workload", POLY_SPEC, "--workers", "1")
    assert done.code == 0, done


def test_judge(gevo: Gevo, kernel: Path) -> None:
    variant = kernel.with_name("faster.ptx")
    variant.write_text(emitted(faster()))
    options = ("--workload", POLY_SPEC, "--workers", "1", "--json")
    done = gevo("judge", kernel, variant, *options)
    assert done.code == 0, done
    found = json.loads(done.out)
    assert found["verdict"] == "validated"
    (machine,) = (stage for stage in found["stages"] if stage["name"] == MACHINE)
    if machine["passed"] is None:
        assert machine["reason"].startswith("not compared: there is no ")
    else:
        assert "of those that it issues on training cases" in machine["reason"]


def test_what_is_not_read_is_refused_in_one_line(gevo: Gevo, kernel: Path) -> None:
    kernel.write_text(kernel.read_text().replace("\tret;", "\twgmma.fence.sync.aligned;\n\tret;"))
    for command in (("inspect", kernel), ("evolve", kernel, "--workload", POLY_SPEC)):
        assert "poly.ptx: line" in gevo(*command).refusal


def interface(text: str) -> list[tuple[str, list[Layout]]]:
    """Names of a module's kernels, and their parameters as the driver sees them."""

    def of(function: Function) -> list[Layout]:
        return [(p.type.lstrip("bsu"), p.align, p.count) for p in function.parameters]

    return [(f.name, of(f)) for f in parse_module(text).functions if f.kernel]


def test_evolve_and_apply(gevo: Gevo, kernel: Path, tmp_path: Path) -> None:
    out = tmp_path / "run"
    whole = interface(kernel.read_text())
    kernel.write_text(kernel.read_text() + UNREAD)
    options = ["--workload", str(POLY_SPEC), "--out", "run", *SMALL]
    done = run_process(["evolve", kernel.name, *options], tmp_path)
    assert done.code == 0, done
    winner = (out / "front" / "01.ptx").read_text()
    assert interface(winner) == whole
    assert (out / "front" / "01.ll").is_file()
    patch = out / "front" / "01.patch.json"
    done = gevo("apply", kernel, "--patch", patch, "--emit", "ptx", "--out", tmp_path / "won.ptx")
    assert done.code == 0, done.err
    assert "without other, which gevo does not read: keep the original's" in done.out


def test_a_folder_with_one_ptx_file_is_that_file(gevo: Gevo, tmp_path: Path) -> None:
    (tmp_path / "k.ptx").write_text(emitted(poly()))
    assert "kernel poly" in gevo("inspect", tmp_path).out
    (tmp_path / "other.ptx").write_text(emitted(poly()))
    assert "is a folder with 2 PTX files; name the one" in gevo("inspect", tmp_path).refusal
