from __future__ import annotations

import os
import pickle
import re
from pathlib import Path

import pytest

from gevo.device.cuda import compiler as compiler_module
from gevo.device.cuda import ptxas
from gevo.device.cuda.binary import CHECKSUMS, WAIT, program
from gevo.device.cuda.compiler import CubinCache, CudaCompiler, cubin_folder
from gevo.device.cuda.ptxas import Ptxas
from gevo.device.ptx import ptx_version
from gevo.errors import CompileFailed
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.program.load import load

ROOT = Path(__file__).parents[3]
KERNELS = sorted((ROOT / "kernels").glob("*.ll"))
NW = load(ROOT / "kernels/nw.ll")
ARCHES = ("sm_60", "sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120")
JIT = CudaCompiler("sm_90", 88)
FAKE = Ptxas("/nowhere/ptxas", (13, 0), "13.0.0", frozenset({"sm_90"}))


def assembler(arch: str) -> Ptxas:
    found = ptxas.find(arch)
    if found is None:
        pytest.skip(f"no ptxas that knows {arch}")
    return found


@pytest.mark.slow
@pytest.mark.ptxas
@pytest.mark.parametrize("arch", ARCHES)
@pytest.mark.parametrize("kernel", KERNELS, ids=lambda p: p.stem)
def test_ptxas_takes_every_kernel(kernel, arch):
    found = assembler(arch)
    compiler = CudaCompiler(arch, ptx_version(arch, found.release), found)
    lowered = compiler.assemble(compiler.lower(load(kernel)))
    assert lowered.code.startswith(b"\x7fELF")
    assert set(lowered.meta.kernels) >= {name for name in lowered.entry if name in lowered.text}


@pytest.mark.ptxas
@pytest.mark.parametrize("arch", ARCHES)
def test_ptxas_takes_our_own_kernels(arch):
    found = assembler(arch)
    compiler = CudaCompiler(arch, ptx_version(arch, found.release), found)
    lowered = compiler.assemble(compiler.lower(program()))
    assert lowered.code.startswith(b"\x7fELF")
    assert set(lowered.meta.kernels) == {WAIT, CHECKSUMS}


@pytest.mark.ptxas
def test_what_ptxas_refuses_is_one_line():
    lowered = JIT.lower(NW)
    broken = lowered.text.replace("bar.sync", "bar.stink", 1)
    with pytest.raises(CompileFailed, match="ptxas refuses it") as caught:
        ptxas.assemble(assembler("sm_90"), broken, "sm_90")
    assert caught.value.outcome is Outcome.COMPILE_FAILED
    assert "\n" not in str(caught.value)
    assert "/tmp" not in str(caught.value)


@pytest.mark.ptxas
def test_ptxas_says_what_it_is():
    found = assembler("sm_90")
    assert found.release >= (12, 0)
    assert found.version.startswith(f"{found.release[0]}.")
    assert ptxas.find("sm_90", (found.release[0], 0)) == found
    assert ptxas.find("sm_1") is None


@pytest.mark.ptxas
def test_a_ptxas_newer_than_the_driver_is_passed_over(monkeypatch):
    found = Path(assembler("sm_90").path)
    monkeypatch.setattr(ptxas, "places", lambda: iter([found]))
    assert ptxas.find("sm_90", (11, 8)) is None


def test_what_is_not_ptxas_is_passed_over(monkeypatch, tmp_path):
    for name, script in (("a", "#!/bin/sh\nexit 1\n"), ("b", "#!/bin/sh\necho hello\n")):
        (tmp_path / name).write_text(script)
        (tmp_path / name).chmod(0o755)
    (tmp_path / "c").write_text("no program")
    found = [tmp_path / n for n in "abcd"]
    monkeypatch.setattr(ptxas, "places", lambda: iter(found))
    assert ptxas.find("sm_90") is None


def test_ptxas_is_looked_for_where_people_have_it(monkeypatch, tmp_path):
    monkeypatch.setenv("PTXAS", str(tmp_path / "mine"))
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "toolkit"))
    places = list(ptxas.places())
    assert places[0] == tmp_path / "mine"
    assert tmp_path / "toolkit/bin/ptxas" in places


def test_ptxas_of_the_package(monkeypatch, tmp_path):
    for place in ("nvidia/cu13/bin", "nvidia/cuda_nvcc/bin"):
        (tmp_path / place).mkdir(parents=True)
        (tmp_path / place / "ptxas").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    spec = type("Spec", (), {"submodule_search_locations": [str(tmp_path / "nvidia")]})
    monkeypatch.setattr(ptxas.importlib.util, "find_spec", lambda name: spec)
    found = list(ptxas.places())
    assert tmp_path / "nvidia/cu13/bin/ptxas" in found
    assert tmp_path / "nvidia/cuda_nvcc/bin/ptxas" in found


def test_a_slow_ptxas_is_ended(monkeypatch, tmp_path):
    slow = tmp_path / "ptxas"
    slow.write_text("#!/bin/sh\nexec sleep 60\n")
    slow.chmod(0o755)
    monkeypatch.setattr(ptxas, "ASSEMBLE_S", 0.1)
    with pytest.raises(CompileFailed, match="more than"):
        ptxas.assemble(Ptxas(str(slow), (13, 0), "13", frozenset()), "", "sm_90")


def test_equal_code_has_an_equal_digest():
    renamed = re.sub(r"%([\w.]+)", r"%x.\1", NW.text)
    renamed = re.sub(r"^([\w.]+):", r"x.\1:", renamed, flags=re.MULTILINE)
    assert renamed != NW.text
    same = JIT.lower(Program(Dialect.LLVM, renamed, NW.entry))
    assert same.digest == JIT.lower(NW).digest
    lines = re.sub(r"!DILocation\(line: \d+", "!DILocation(line: 1", NW.text)
    assert JIT.lower(Program(Dialect.LLVM, lines, NW.entry)).digest == same.digest


def test_another_gpu_or_assembler_has_another_digest():
    digests = {
        c.lower(NW).digest
        for c in (JIT, CudaCompiler("sm_80", 88), CudaCompiler("sm_90", 80),
                  CudaCompiler("sm_90", 88, FAKE))
    }  # fmt: skip
    assert len(digests) == 4


def test_products_are_picklable():
    lowered = JIT.lower(NW)
    assert pickle.loads(pickle.dumps(lowered)) == lowered
    assert pickle.loads(pickle.dumps(JIT)) == JIT


def test_without_ptxas_the_driver_compiles():
    lowered = JIT.lower(NW)
    assert JIT.assemble(lowered) == lowered
    assert JIT.fingerprint()["assembler"] == "driver JIT"


def test_missing_functions_are_told():
    text = NW.text.replace(
        "define dso_local ptx_kernel", "declare void @helper()\n\ndefine dso_local ptx_kernel", 1
    )
    text = re.sub(r"^entry:$", "entry:\n  call void @helper()", text, count=1, flags=re.MULTILINE)
    assert "call void @helper" in text
    with pytest.raises(CompileFailed, match="not in the module: helper"):
        JIT.lower(Program(Dialect.LLVM, text, NW.entry))


def test_other_dialects_are_refused():
    with pytest.raises(CompileFailed, match="runs LLVM IR"):
        JIT.lower(Program(Dialect.STABLEHLO, "module {}", ("main",)))


def test_machine_code_is_kept_by_digest(monkeypatch, tmp_path):
    made = []
    monkeypatch.setattr(
        compiler_module, "assemble", lambda tool, ptx, arch: made.append(ptx) or b"code"
    )
    compiler = CudaCompiler("sm_90", 88, FAKE, CubinCache(tmp_path / "new/folder"))
    lowered = compiler.lower(NW)
    for _ in range(3):
        assert compiler.assemble(lowered).code == b"code"
    assert made == [lowered.text]
    assert compiler.assemble(compiler.assemble(lowered)).code == b"code"


def test_the_oldest_code_goes_first(tmp_path):
    cache = CubinCache(tmp_path, limit_bytes=250)
    for number in range(5):
        cache.put(f"{number + 1}", bytes(100))
        os.utime(tmp_path / f"{number + 1}.cubin", (number, number))
    cache.put("0", bytes(100))
    assert sorted(p.stem for p in tmp_path.iterdir()) == ["0", "5"]


def test_a_place_that_cannot_be_written_is_no_error(tmp_path):
    (tmp_path / "file").write_text("")
    cache = CubinCache(tmp_path / "file/folder")
    cache.put("a", b"code")
    assert cache.get("a") is None


def test_the_cache_lies_where_caches_lie(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cubin_folder() == tmp_path / "gevo/cubin"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cubin_folder() == Path.home() / ".cache/gevo/cubin"
