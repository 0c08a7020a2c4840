from __future__ import annotations

import ctypes
import gc
from importlib import resources

import llvmlite.binding as llvm
import pytest

from gevo.device import cleanup
from gevo.device.simt.jit import kernel_sources
from gevo.device.simt.lower.writer import Checks
from gevo.device.simt.native import binding
from gevo.device.simt.native.binding import undefined_symbols
from gevo.errors import CompileFailed

ADD = "define i32 @add(i32 %a, i32 %b) {\n  %c = add i32 %a, %b\n  ret i32 %c\n}\n"


def _code(text: str) -> binding.Code:
    return binding.compile_text(text, coroutines=False, level=0)


def test_code_runs_until_it_is_closed():
    code = _code(ADD)
    add = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_int)(code.function("add"))
    assert add(2, 40) == 42
    code.close()
    code.close()


def test_code_in_reference_cycles_is_collected():
    for _ in range(20):
        cycle: list[object] = [_code(ADD)]
        cycle.append(cycle)
    del cycle
    assert gc.collect() > 0
    assert _code(ADD).function("add")


@pytest.mark.parametrize("name", ["system", "getpid", "dlopen", "not_there"])
def test_nothing_of_the_process_can_be_called(name):
    with pytest.raises(CompileFailed, match=name):
        _code(f"declare i32 @{name}()\ndefine i32 @f() {{\n  %a = call i32 @{name}()\n"
              "  ret i32 %a\n}\n")  # fmt: skip


def test_operations_without_code_on_this_host_are_refused():
    divide = "define i128 @f(i128 %a, i128 %b) {\n  %c = udiv i128 %a, %b\n  ret i128 %c\n}\n"
    with pytest.raises(CompileFailed, match="__udivti3"):
        _code(divide)


def test_text_that_is_not_valid_is_refused():
    with pytest.raises(CompileFailed, match="the host form of a test is not valid"):
        binding.parse("define void @f() {", "a test")


def _object(text: str, triple: str) -> bytes:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(triple).create_target_machine(opt=0)
    module = llvm.parse_assembly(f'target triple = "{triple}"\n{text}', llvm.create_context())
    tuning = llvm.create_pipeline_tuning_options(speed_level=0)
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    data = machine.emit_object(module)
    module.close()
    return data


@pytest.mark.parametrize("triple", ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"])
def test_runtime_and_kernels_compile_for_other_hosts(bench, triple):
    runtime = resources.files("gevo.device.simt.native").joinpath("runtime/runtime.ll").read_text()
    missing = undefined_symbols(_object(runtime, triple))
    libm = {"fma", "fmaf", "fminf", "fmaxf", "truncf", "sin", "cos", "tanh", "exp2", "log2"}
    assert missing <= {"memmove", "memset", "memcpy", *libm}
    sources, _ = kernel_sources(cleanup.clean(bench.text("shared")), Checks())
    texts = [source.host()[1] for source in sources]
    missing = frozenset[str]().union(*(undefined_symbols(_object(t, triple)) for t in texts))
    assert {"gevo_access", "gevo_load_4", "gevo_frame"} <= missing
    assert all(name.startswith("gevo_") for name in missing)
