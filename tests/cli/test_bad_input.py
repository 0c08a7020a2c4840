"""Bad input of every kind is one line on standard error and exit code 2."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from gevo.cli.options import MOST_WORKERS, duration
from gevo.errors import ConfigError
from tests.cli.conftest import SMALL, Gevo, Run

IR = 'target triple = "nvptx64-nvidia-cuda"\n'


@pytest.mark.parametrize("command", ["evolve", "inspect", "init"])
@pytest.mark.parametrize(
    ("name", "contents", "says"),
    [
        ("text.ll", b"hello\n", "not valid LLVM IR: line 1"),
        ("empty.ll", b"", "target is missing"),
        ("binary.ll", bytes(range(256)) * 8, "cannot be read"),
        ("zeros.ll", bytes(1000), "zeros.ll"),
        ("bitcode.ll", b"BC\xc0\xde" + bytes(50), "cannot be read"),
        ("cut.ll", b"define ptx_kernel void @k() {\nentry:\n  ret vo", "not valid LLVM IR"),
        (
            "host.ll",
            b'target triple = "x86_64-pc-linux-gnu"\n',
            "x86_64-pc-linux-gnu, not nvptx64",
        ),
        ("device.ll", IR.encode() + b"define void @f() {\n  ret void\n}\n", "no kernel"),
        ("declared.ll", IR.encode() + b"declare ptx_kernel void @f()\n", "no kernel"),
        ("kernel.txt", b"", "ends in .ll"),
        ("kernel", b"", "ends in .ll"),
        ("µ [bold].ll", b"", "µ [bold].ll"),
    ],
)
def test_files_that_are_no_kernels(
    gevo: Gevo, kernel: Path, command: str, name: str, contents: bytes, says: str
) -> None:
    Path(name).write_bytes(contents)
    spec = ["--workload", "poly.toml"] if command == "evolve" else []
    refusal = gevo(command, name, *spec).refusal
    assert refusal.startswith(f"{name}: ")
    assert says in refusal


def test_what_a_terminal_takes_for_a_command_is_shown_as_text(gevo: Gevo, kernel: Path) -> None:
    assert gevo("inspect", "\x1b[31mred.ll").refusal.startswith(r"\x1b[31mred.ll: ")


@pytest.mark.parametrize(
    "command",
    [
        ("inspect", "{}"),
        ("init", "{}"),
        ("evolve", "{}", "--workload", "poly.toml"),
        ("sanitize", "{}", "--workload", "poly.toml"),
    ],
    ids=lambda command: command[0],
)
def test_files_that_llvm_aborts_on(gevo: Gevo, kernel: Path, command: tuple[str, ...]) -> None:
    path = Path(__file__).parents[1] / "data/ir/aborts/not-dominated.ll"
    refusal = gevo(*(part.format(path) for part in command)).refusal
    assert refusal.startswith(f"{path}: not a valid program: Instruction does not dominate")


@pytest.mark.parametrize("command", ["evolve", "inspect", "init"])
@pytest.mark.parametrize(
    "name", ["missing.ll", "folder.ll", "none/k.ll", "poly.ll/k.ll", "\udcff.ll"]
)
def test_files_that_cannot_be_read(gevo: Gevo, kernel: Path, command: str, name: str) -> None:
    Path("folder.ll").mkdir()
    spec = ["--workload", "poly.toml"] if command == "evolve" else []
    assert "cannot be read" in gevo(command, name, *spec).refusal


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_files_without_permission(gevo: Gevo, kernel: Path) -> None:
    kernel.chmod(0)
    assert "Permission denied" in gevo("inspect", kernel).refusal


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--entry", "nope"], "no function nope"),
        (["--workload", "missing.toml"], "no such workload"),
        (["--workload", "."], "no such workload"),
        (["--workload", "poly.ll"], "is not TOML"),
        (["--device", "nope"], "nope"),
        (["--device", "simt:nope"], "nope"),
        (["--device", ""], "device"),
        (["--device", "simt:../../etc/passwd"], "passwd"),
        (["--profile", "nope"], "no search profile 'nope'"),
        (["--population", "-1"], "population"),
        (["--population", "1"], "population"),
        (["--population", "many"], "population"),
        (["--generations", "-1"], "generations"),
        (["--generations", "1.5"], "generations"),
        (["--crossover", "nan"], "crossover"),
        (["--crossover", "-0.1"], "crossover"),
        (["--mutation", "2"], "mutation"),
        (["--shrink", "inf"], "shrink"),
        (["--elites", "1"], "elites"),
        (["--initial-mutations", "0"], "initial_mutations"),
        (["--retries", "0"], "retries"),
        (["--tournament", "0"], "tournament"),
        (["--islands", "2"], "--islands"),
        (["--tolerance", "nan"], "tolerance"),
        (["--tolerance", "inf"], "tolerance"),
        (["--tolerance", "-1"], "tolerance"),
        (["--seed", "one"], "--seed"),
        (["--workers", "0"], "--workers"),
        (["--workers", "-3"], "--workers"),
        (["--workers", str(MOST_WORKERS + 1)], "--workers"),
        (["--workers", "10000000000000000000"], "--workers"),
        (["--time-budget", ""], "time budget ''"),
        (["--time-budget", "soon"], "time budget 'soon'"),
        (["--time-budget", "5"], "time budget '5'"),
        (["--time-budget", "-5s"], "time budget '-5s'"),
        (["--time-budget", "5s 3m"], "time budget"),
        (["--time-budget", "٣s"], "time budget"),
        (["--resume"], "give it with --out"),
        (["--out", "."], "is not empty and not a run folder"),
        (["--out", "poly.ll"], "cannot be a run folder"),
        (["--out", "poly.ll/run"], "cannot be a run folder"),
        (["--out", "/proc/run"], "/proc/run"),
        (["--resume", "--out", "."], "is not empty and not a run folder"),
        (["--device", "cuda", "--robust"], "--robust ranks by the range of modelled times"),
        (["--frobnicate"], "--frobnicate"),
        (["another.ll"], "another.ll"),
    ],
)
def test_options(gevo: Gevo, kernel: Path, options: list[str], says: str) -> None:
    done = gevo(
        "evolve",
        kernel,
        *(["--device", "simt"] if "--device" not in options else []),
        "--generations",
        "0",
        *options,
    )
    assert says in done.refusal
    assert {p.name for p in Path().iterdir()} == {"poly.ll", "poly.toml"}


@pytest.mark.parametrize(
    "arguments", [["frobnicate"], ["evolve"], ["apply", "poly.ll"], ["report"]]
)
def test_usage(gevo: Gevo, kernel: Path, arguments: list[str]) -> None:
    assert "--help" in gevo(*arguments).refusal


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("90s", 90), ("30m", 1800), ("1h30m", 5400), ("2d", 172800), ("0.5s", 0.5)],
)
def test_durations(text: str, seconds: float) -> None:
    assert duration(text) == seconds


def test_a_duration_without_end_is_none() -> None:
    with pytest.raises(ConfigError):
        duration("9" * 400 + "s")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("timeout_s", "timeout", "did you mean 'timeout_s'"),
        ('program = "poly.ll"\n', "", "program"),
        ('shape = ["n"]', 'shape = ["m"]', "unknown name 'm'"),
        ('shape = ["n"]', "shape = [-4]", "must be"),
        ('args = ["x", "y", "n"]', 'args = ["x", "y"]', "2 arguments, poly takes 3"),
        ('kernel = "poly"', 'kernel = "nope"', "nope"),
        ("block = [512]", "block = [2048]", "block"),
        ("n = 64", "n = 'x'", "sizes.n"),
        ("n = 64", "n = 64\nn = 65", "is not TOML"),
        ('init = { kind = "uniform", low = 0.0, high = 1.0 }', "", "x"),
        ("n = 64", 'n = 64\nm = "' + "(" * 5000 + '"', "sizes.m"),
        ("block = [512]", f'block = ["{"(" * 3000}1{")" * 3000}"]', "block"),
        ("block = [512]", f"block = {'[' * 3000}{']' * 3000}", "poly.toml"),
    ],
)
def test_specs(gevo: Gevo, kernel: Path, old: str, new: str, says: str) -> None:
    spec = Path("poly.toml")
    assert old in spec.read_text()
    spec.write_text(spec.read_text().replace(old, new, 1))
    refusal = gevo("evolve", kernel, *SMALL, "--out", "run").refusal
    assert "poly.toml" in refusal
    assert says in refusal
    assert not Path("run").exists()


REFERENCE = 'python = "poly.py"\nreference = "reference"\n'


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("import nowhere", "ModuleNotFoundError"),
        ("def (", "SyntaxError"),
        ("import sys; sys.exit(0)", "SystemExit"),
        ("x = 1", "no function 'reference'"),
        ("def reference(): pass", "TypeError"),
        ("def reference(i, s): raise RuntimeError('two\\nlines')", "RuntimeError: two"),
        ("def reference(i, s): return {'y': i['x'] * float('nan')}", "unmodified kernel"),
        ("print('hello')\ndef reference(i, s):\n    print('there')\n    exit(3)", "SystemExit: 3"),
        ("\x00", "poly.py"),
        ("def reference(i, s): return reference(i, s)", "RecursionError"),
    ],
)
def test_python_files(gevo: Gevo, kernel: Path, source: str, says: str) -> None:
    spec = Path("poly.toml")
    spec.write_text(REFERENCE + spec.read_text())
    Path("poly.py").write_text(source)
    assert says in gevo("evolve", kernel, *SMALL, "--out", "run").refusal
    assert not Path("run").exists()


def test_a_kernel_that_fails_its_own_cases(gevo: Gevo, kernel: Path) -> None:
    text = kernel.read_text()
    kernel.write_text(text.replace("float, ptr %y, i64 %idxprom", "float, ptr %y, i64 10000"))
    refusal = gevo("evolve", kernel, *SMALL, "--out", "run").refusal
    assert "the unmodified kernel fails" in refusal
    assert "out-of-bounds store" in refusal
    assert not Path("run").exists()


def test_a_kernel_that_needs_more_memory_than_there_is(gevo: Gevo, kernel: Path) -> None:
    spec = Path("poly.toml")
    spec.write_text(spec.read_text().replace("n = 96", "n = 4000000000"))
    assert "memory" in gevo("evolve", kernel, *SMALL, "--out", "run").refusal


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda run: (run / "manifest.json").write_text("{"), "manifest.json"),
        (lambda run: (run / "manifest.json").write_text("[" * 100_000), "manifest.json"),
        (lambda run: (run / "manifest.json").write_text('{"program": 1}'), "manifest.json"),
        (lambda run: (run / "manifest.json").unlink(), "run"),
        (lambda run: (run / "baseline.ll").write_text("other"), "baseline.ll"),
        (lambda run: (run / "journal.jsonl").write_text('{"type": 1}\n' * 3), "run"),
        (lambda run: (run / "journal.jsonl").write_bytes(b"\xff\n\xfe\n"), "line 1 is damaged"),
    ],
)
@pytest.mark.parametrize("command", ["report", "validate"])
def test_damaged_run_folders(
    gevo: Gevo, run_copy: Path, command: str, damage: Callable[[Path], object], says: str
) -> None:
    damage(run_copy)
    done = gevo(command, run_copy)
    if command == "report" and done.code == 0:
        assert says in ("run", "baseline.ll"), done
    else:
        assert says in done.refusal


@pytest.mark.parametrize("command", ["report", "validate", "minimize"])
@pytest.mark.parametrize("name", ["missing", ".", "poly.ll"])
def test_what_is_no_run_folder(gevo: Gevo, kernel: Path, command: str, name: str) -> None:
    assert "is not a run folder" in gevo(command, name).refusal


PATCH = "run/front/01.patch.json"


@pytest.mark.parametrize(
    ("contents", "says"),
    [
        (b"", "not the patch of a winner"),
        (b"{}", "not the patch of a winner"),
        (b"[]", "not the patch of a winner"),
        (b"nonsense", "not the patch of a winner"),
        (b"\xff\xfe", "not the patch of a winner"),
        (b'{"format": 99}', "format 99"),
        (b"[" * 100_000, "not the patch of a winner"),
    ],
)
def test_garbled_patches(gevo: Gevo, kernel: Path, contents: bytes, says: str) -> None:
    Path("p.json").write_bytes(contents)
    assert says in gevo("apply", kernel, "--patch", "p.json", "-o", "out.ll").refusal
    assert not Path("out.ll").exists()


def test_applying_elsewhere(gevo: Gevo, finished: Run, kernel: Path) -> None:
    patch = finished.folder / PATCH
    text = kernel.read_text()
    kernel.write_text(text.replace("5.000000e-01", "7.500000e-01"))
    refusal = gevo("apply", kernel, "--patch", patch, "-o", "out.ll").refusal
    assert "is not the kernel" in refusal
    kernel.write_text(text)
    for out in ("none/out.ll", ".", "poly.ll/x", "/proc/out.ll"):
        assert "cannot be written" in gevo("apply", kernel, "--patch", patch, "-o", out).refusal
    assert "cannot be read" in gevo("apply", kernel, "--patch", "none.json", "-o", "x").refusal
    bad_arch = gevo(
        "apply", kernel, "--patch", patch, "-o", "x", "--emit", "ptx", "--arch", "sm_1"
    )
    assert "sm_1" in bad_arch.refusal
    assert {p.name for p in Path().iterdir()} == {"poly.ll", "poly.toml"}


def test_init_does_not_overwrite(gevo: Gevo, kernel: Path) -> None:
    before = Path("poly.toml").read_text()
    assert "exists already" in gevo("init", kernel).refusal
    assert Path("poly.toml").read_text() == before
    assert "none" in gevo("init", kernel, "-o", "none/w.toml").refusal


def test_init_refuses_a_closed_place_before_it_runs_the_kernel(
    gevo: Gevo, kernel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gevo.cli.init.watch_kernel", lambda _: pytest.fail("it ran"))
    for out in ("/proc/w.toml", "."):
        assert "cannot be written" in gevo("init", kernel, "--force", "-o", out).refusal


@pytest.mark.parametrize("option", ["--operators", "--without"])
def test_commas_alone_name_nothing(gevo: Gevo, kernel: Path, option: str) -> None:
    assert f"{option} ',,,' has no names" in gevo("evolve", kernel, option, ",,,").refusal
