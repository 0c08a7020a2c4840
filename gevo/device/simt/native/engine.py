"""llvmlite's code generator for the host, behind two functions.

Coroutines are split by LLVM's default pipeline at level 0 (llvmlite exposes no coroutine passes
of its own); a few cheap passes around it bring most of what a higher level would.
"""

from __future__ import annotations

import functools
import struct
import weakref
from collections.abc import Mapping
from typing import Any

import llvmlite.binding as llvm  # pyright: ignore[reportMissingTypeStubs]

from gevo.errors import CompileFailed


@functools.cache
def _host() -> tuple[Any, str, str]:
    """Target, processor and features of this machine."""
    llvm.initialize_all_targets()  # pyright: ignore
    llvm.initialize_all_asmprinters()  # pyright: ignore
    features: Any = llvm.get_host_cpu_features()  # pyright: ignore
    target: Any = llvm.Target.from_default_triple()  # pyright: ignore
    return target, llvm.get_host_cpu_name(), features.flatten()  # pyright: ignore


def _machine(level: int) -> Any:
    """A new target machine: an execution engine takes ownership of the one that it is given."""
    target, cpu, features = _host()
    return target.create_target_machine(
        cpu=cpu, features=features, opt=level, jit=True, codemodel="jitdefault"
    )


@functools.cache
def _generator(level: int) -> Any:
    """The target machine that emits objects and that passes ask about costs."""
    return _machine(level)


@functools.cache
def _head() -> str:
    """The first lines of every module.

    Without a data layout the passes would assume one of their own, and give a coroutine's frame
    fewer bytes than the code generator then uses of it.
    """
    layout = str(_generator(0).target_data)
    return f'target datalayout = "{layout}"\ntarget triple = "{llvm.get_process_triple()}"\n'


_SIMPLIFIED = 900
"""Basic blocks up to which control flow is simplified once more after coroutines were split. A
chain of checks is shortened by one per round, and LLVM aborts the process after 1000 rounds."""

_BLOCK_MOVES = frozenset(("memcpy", "memmove", "memset"))
_known: set[str] = set(_BLOCK_MOVES)


class Code:
    """Machine code of one module; calling `close` frees it.

    Args:
        module: The module; closed here.
        level: Optimisation level of the code generator.

    Raises:
        CompileFailed: It needs a function that is not one of those made known by
            `add_symbols`. Nothing else of the process can be reached, and LLVM would end the
            process over a name that it cannot resolve.
    """

    def __init__(self, module: Any, level: int) -> None:
        try:
            data: bytes = _generator(level).emit_object(module)
        finally:
            module.close()
        if unknown := undefined_symbols(data) - _known:
            raise CompileFailed(
                f"the program needs {min(unknown)} on this host; the simt device does not have it"
            )
        empty: Any = llvm.parse_assembly("", context=llvm.create_context())  # pyright: ignore
        self._engine: Any = llvm.create_mcjit_compiler(empty, _machine(level))  # pyright: ignore
        # LLVM refers to `data` without a copy, and the engine to its module's context. Should
        # Python's collector find all of them at once, it frees them in any order: the finalizer
        # keeps them alive until the engine is closed.
        self.close = weakref.finalize(self, _free, self._engine, empty, data)
        self.close.atexit = False
        loaded: Any = llvm.object_file.ObjectFileRef.from_data(data)  # pyright: ignore
        self._engine.add_object_file(loaded)
        self._engine.finalize_object()

    def function(self, name: str) -> int:
        """Address of a function."""
        return int(self._engine.get_function_address(name))

    def variable(self, name: str) -> int:
        """Address of a global variable."""
        return int(self._engine.get_global_value_address(name))


def _free(engine: Any, *kept: object) -> None:
    engine.close()


def parse(text: str, what: str) -> Any:
    """A verified module for the host, in a context of its own.

    Raises:
        CompileFailed: LLVM refuses it.
    """
    module: Any = None
    try:
        module = llvm.parse_assembly(_head() + text, context=llvm.create_context())  # pyright: ignore
        module.verify()
    except RuntimeError as reason:
        if module is not None:
            module.close()
        line = " ".join(str(reason).split())
        raise CompileFailed(f"the host form of {what} is not valid: {line}") from reason
    return module


def compile_module(module: Any, *, coroutines: bool, level: int) -> Code:
    """Optimise a little and generate code; `module` belongs to the result."""
    builder, passes = _builder(), _passes()
    passes.add_simplify_cfg_pass()
    passes.run(module, builder)
    if coroutines:
        builder.getModulePassManager().run(module, builder)
    if sum(1 for function in module.functions for _ in function.blocks) <= _SIMPLIFIED:
        passes = _passes()
        passes.add_simplify_cfg_pass()
        passes.run(module, builder)
    return Code(module, level)


def _builder() -> Any:
    tuning: Any = llvm.create_pipeline_tuning_options(speed_level=0)  # pyright: ignore
    return llvm.create_pass_builder(_generator(0), tuning)  # pyright: ignore


def _passes() -> Any:
    return llvm.create_new_module_pass_manager()  # pyright: ignore


def add_symbols(symbols: Mapping[str, int]) -> None:
    """Give generated code these addresses for external functions."""
    for name, address in symbols.items():
        llvm.add_symbol(name, address)  # pyright: ignore
    _known.update(symbols)


_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_SYMBOL_TABLE = 2


def undefined_symbols(data: bytes) -> frozenset[str]:
    """Names that an object file expects others to define.

    Empty for anything but 64-bit little-endian ELF; see System V Application Binary Interface,
    chapter 4.
    """
    if data[:6] != b"\x7fELF\x02\x01":
        return frozenset()
    (start,) = struct.unpack_from("<Q", data, 0x28)
    size, count = struct.unpack_from("<HH", data, 0x3A)
    sections: list[tuple[int, ...]] = [
        _SECTION.unpack_from(data, start + i * size) for i in range(count)
    ]
    names: set[str] = set()
    for _, kind, _, _, offset, length, link, *_ in sections:
        if kind != _SYMBOL_TABLE:
            continue
        strings: int = sections[link][4]
        for at in range(offset + _SYMBOL.size, offset + length, _SYMBOL.size):
            name, _, _, section, _, _ = _SYMBOL.unpack_from(data, at)
            if section == 0 and name:
                end = data.index(b"\0", strings + name)
                names.add(data[strings + name : end].decode())
    return frozenset(names)
