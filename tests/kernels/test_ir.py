"""The committed LLVM IR: sound, ordinary, free of what the compiling machine was like."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest

KERNELS = Path(__file__).resolve().parents[2] / "kernels"
NAMES = sorted(path.stem for path in KERNELS.glob("*.cu"))

# Runs in a process of its own: a failure in LLVM's back end aborts.
EMIT = """
import sys
import llvmlite.binding as llvm
llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()
target = llvm.Target.from_triple("nvptx64-nvidia-cuda")
for path in sys.argv[1:]:
    module = llvm.parse_assembly(open(path).read(), context=llvm.create_context())
    machine = target.create_target_machine(cpu="sm_90", features="+ptx88", opt=3)
    open(path.replace(".ll", ".ptx"), "w").write(machine.emit_assembly(module))
"""


def sources(name):
    return (KERNELS / f"{name}.cu").read_text(), (KERNELS / f"{name}.ll").read_text()


@pytest.mark.parametrize("name", NAMES)
def test_it_verifies_and_has_the_kernels_of_its_source(name):
    cuda, text = sources(name)
    module = llvm.parse_assembly(text, context=llvm.create_context())
    module.verify()
    wanted = re.findall(r'extern "C" __global__ void (\w+)\(', cuda)
    assert re.findall(r"^define .*ptx_kernel void @(\w+)\(", text, re.MULTILINE) == wanted
    assert [f.name for f in module.functions if not f.is_declaration] == wanted


@pytest.mark.parametrize("name", NAMES)
def test_it_calls_nothing_but_llvm_intrinsics(name):
    module = llvm.parse_assembly(sources(name)[1], context=llvm.create_context())
    called = [f.name for f in module.functions if f.is_declaration]
    assert called
    assert all(function.startswith("llvm.") for function in called)


@pytest.mark.parametrize("name", NAMES)
def test_only_its_own_source_is_named(name):
    text = sources(name)[1]
    assert set(re.findall(r"!DIFile\(([^)]*)\)", text)) == {
        f'filename: "{name}.cu", directory: "."'
    }
    assert not re.search(r"/(usr|home|root|work|tmp)/|llvm\.ident|\bdouble\b", text)


@pytest.mark.parametrize("name", NAMES)
def test_debug_lines_point_into_the_source(name):
    cuda, text = sources(name)
    last = cuda.count("\n")
    lines = [int(n) for n in re.findall(r"!DILocation\(line: (\d+)", text)]
    assert lines
    assert all(0 <= line <= last for line in lines)  # 0: the compiler merged several
    barriers = re.findall(r"call void @llvm\.nvvm\.barrier.*!dbg !(\d+)", text)
    for number in barriers:
        place = re.search(rf"^!{number} = .*!DILocation\(line: (\d+)", text, re.MULTILINE)
        assert "__syncthreads" in cuda.splitlines()[int(place.group(1)) - 1]
    assert bool(barriers) == ("__syncthreads" in cuda)


@pytest.mark.ptxas
@pytest.mark.skipif(shutil.which("ptxas") is None, reason="needs ptxas")
def test_ptxas_accepts_them_all(tmp_path):
    # Open constants are given their values first: see test_tunable.py.
    names = [name for name in NAMES if not name.endswith("_tunable")]
    paths = [shutil.copy(KERNELS / f"{name}.ll", tmp_path) for name in names]
    subprocess.run([sys.executable, "-c", EMIT, *map(str, paths)], check=True, timeout=120)
    for name in names:
        command = ["ptxas", "-arch=sm_90", "-o", "kernel.cubin", f"{name}.ptx"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stderr) == (0, ""), name
