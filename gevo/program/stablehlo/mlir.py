"""MLIR modules through jaxlib's bindings: parsing, checking and simplifying them.

jaxlib is an optional dependency, and slow to import, so it is imported when it is first needed.
The set-up of a context uses functions that jaxlib keeps for jax; they are called here only.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from gevo.errors import ProgramError

OPEN = frozenset(("stablehlo.while", "stablehlo.case", "stablehlo.if"))
"""Ops whose regions are edited; XLA lets them capture values of enclosing regions."""

_DIALECTS = frozenset(("builtin", "func", "stablehlo", "chlo"))
_IMPURE = frozenset(
    (
        *("after_all", "all_gather", "all_reduce", "all_to_all", "collective_broadcast"),
        *("collective_permute", "composite", "create_token", "custom_call", "infeed"),
        *("optimization_barrier", "outfeed", "recv", "reduce_scatter", "return", "rng", "send"),
    )
)
_CONSTANT = "stablehlo.constant"
_PROMISES = ("indices_are_sorted", "unique_indices")
"""Attributes that say something about values; XLA relies on them."""
_CALL_DEPTH = 100
_CALLS = 20_000


@contextmanager
def opened(text: str) -> Generator[Any]:
    """A verified module in a context of its own.

    Raises:
        ProgramError: jaxlib is missing, or MLIR refuses the text; the message is one line.
    """
    bindings = _bindings()
    ir = bindings["ir"]
    with _context(bindings), ir.Location.unknown():
        try:
            module = ir.Module.parse(text)
        except ir.MLIRError as reason:
            raise ProgramError(_one_line(reason)) from None
        except (ValueError, OverflowError) as reason:  # a number too large for a vector's size
            raise ProgramError(str(reason)) from None
        yield module


def serialized(text: str) -> bytes:
    """A module of StableHLO in the portable form that jax takes; raises ProgramError."""
    dialect = _bindings()["stablehlo"]
    try:
        return dialect.serialize_portable_artifact_str(text, dialect.get_minimum_version())
    except ValueError as reason:
        raise ProgramError(f"it cannot be serialised: {reason}") from None


def simplify(module: Any) -> None:
    """Inline all calls and remove what is not used, and promises that edits could break.

    Constants that regions of reductions and the like share with the function, as `jax.export`
    writes them, are copied into the regions: XLA takes no other value from outside there, and
    an edit could put one in the constant's place. MLIR's own cse and canonicalize passes would
    share them again and are not used.

    Raises:
        ProgramError: An op of a dialect that XLA does not take, a call that cannot be inlined,
            or values that are not in the text.
    """
    bindings = _bindings()
    check_dialects(module)
    functions = {name_of(f): f for f in module.body.operations}
    roots = [f for f in functions.values() if is_public(f)]
    if not roots:
        raise ProgramError("the module has no public function with a body")
    for root in roots:
        _inline_calls(root, functions, bindings)
    manager = bindings["passmanager"].PassManager
    manager.parse("builtin.module(symbol-dce)").run(module.operation)
    for function in module.body.operations:
        for op in walk(function.operation):
            if op.name not in OPEN:
                for region in op.regions:
                    _sink_constants(region.blocks[0], bindings)
        for region in function.operation.regions:
            for block in region.blocks:
                _prune(block)
        for op in walk(function.operation):
            for name in _PROMISES:
                if name in op.attributes:
                    op.attributes[name] = bindings["ir"].BoolAttr.get(False)


def check_dialects(module: Any) -> None:
    """Raise ProgramError when there is an op of another dialect than func, StableHLO, CHLO."""
    for op in module.body.operations:
        if op.operation.name != "func.func":
            raise ProgramError(f"the module holds a {op.operation.name}, not only functions")
        for inner in walk(op.operation):
            if inner.name.partition(".")[0] not in _DIALECTS:
                raise ProgramError(
                    f"{inner.name} is no op of the func, stablehlo or chlo dialect; "
                    "export the model as StableHLO"
                )


def walk(op: Any) -> Iterator[Any]:
    """The operations inside `op`, in program order."""
    for region in op.regions:
        for block in region.blocks:
            for inner in block.operations:
                yield inner.operation
                yield from walk(inner.operation)


def name_of(function: Any) -> str:
    """Name of a function."""
    return str(function.attributes["sym_name"].value)


def is_public(function: Any) -> bool:
    """True for a function with a body that is visible outside of the module."""
    attributes = function.attributes
    hidden = "sym_visibility" in attributes and attributes["sym_visibility"].value != "public"
    return not hidden and len(function.operation.regions[0].blocks) > 0


def is_pure(op: Any) -> bool:
    """True for an op whose results are all that it does."""
    dialect, _, name = op.name.partition(".")
    return dialect in ("stablehlo", "chlo") and name not in _IMPURE and op.name not in OPEN


def without_arguments(function: Any) -> tuple[int | None, ...]:
    """Take out of a function's results those that are arguments as they are.

    Nothing is changed where all results are arguments, or none is.

    Returns:
        Of each result, which argument it was; None for what is left.
    """
    ir = _bindings()["ir"]
    block = function.operation.regions[0].blocks[0]
    last = block.operations[len(block.operations) - 1].operation
    numbers = {argument: n for n, argument in enumerate(block.arguments)}
    places = tuple(numbers.get(value) for value in last.operands)
    left = [value for value, n in zip(last.operands, places, strict=True) if n is None]
    if not left or len(left) == len(places):
        return (None,) * len(places)
    ir.Operation.create("func.return", operands=left, ip=ir.InsertionPoint(last))
    last.erase()
    types = [value.type for value in left]
    form = ir.FunctionType.get(list(function.type.inputs), types)
    function.attributes["function_type"] = ir.TypeAttr.get(form)
    if "res_attrs" in function.attributes:
        del function.attributes["res_attrs"]
    return places


ARGUMENTS = "arg_attrs"
"""Attribute of a function: those of its arguments, one dictionary each."""


def keep_attributes(function: Any, wanted: Callable[[str], bool]) -> None:
    """Take attributes with other names off a function's arguments."""
    if ARGUMENTS not in function.attributes:
        return
    ir = _bindings()["ir"]
    kept = [
        ir.DictAttr.get({one.name: one.attr for one in attributes if wanted(one.name)})
        for attributes in function.attributes[ARGUMENTS]
    ]
    function.attributes[ARGUMENTS] = ir.ArrayAttr.get(kept)


def _inline_calls(root: Any, functions: dict[str, Any], bindings: dict[str, Any]) -> None:
    for _ in range(_CALL_DEPTH):
        calls = [op for op in walk(root.operation) if op.name == "func.call"]
        if not calls:
            return
        if len(calls) > _CALLS:
            break
        for call in calls:
            _inline(call, functions, bindings)
    raise ProgramError(f"@{name_of(root)} calls itself, or calls nest too deeply")


def _inline(call: Any, functions: dict[str, Any], bindings: dict[str, Any]) -> None:
    """Put clones of the callee's ops in front of the call, and their results in its place."""
    ir = bindings["ir"]
    callee = str(ir.FlatSymbolRefAttr(call.attributes["callee"]).value)
    body = functions[callee].operation.regions[0].blocks
    if len(body) != 1:
        raise ProgramError(f"the call of @{callee} cannot be inlined: it has {len(body)} blocks")
    values = dict(zip(body[0].arguments, call.operands, strict=True))
    for view in body[0].operations:
        op = view.operation
        if op.name == "func.return":
            for old, new in zip(call.results, op.operands, strict=True):
                old.replace_all_uses_with(values[new])
            break
        clone = op.clone(ip=ir.InsertionPoint(call)).operation
        for user in (clone, *walk(clone)):
            for index, value in enumerate(user.operands):
                if value in values:
                    user.operands[index] = values[value]
        values.update(zip(op.results, clone.results, strict=True))
    call.erase()


def _sink_constants(block: Any, bindings: dict[str, Any]) -> None:
    """Give a closed region constants of its own for those from outside of it."""
    ir = bindings["ir"]
    inside = [op for view in block.operations for op in (view.operation, *walk(view.operation))]
    own = {result for op in inside for result in op.results}
    sunk: dict[Any, Any] = {}
    for op in inside:
        for index, value in enumerate(op.operands):
            owner = value.owner
            if value in own or getattr(owner, "name", "") != _CONSTANT:
                continue
            if value not in sunk:
                start = ir.InsertionPoint.at_block_begin(block)
                sunk[value] = owner.clone(ip=start).operation.results[0]
            op.operands[index] = sunk[value]


def _prune(block: Any) -> None:
    """Remove pure ops without uses, from the last one up."""
    for view in reversed(list(block.operations)):
        op = view.operation
        if op.name in OPEN:
            for region in op.regions:
                _prune(region.blocks[0])
        elif is_pure(op) and not any(True for result in op.results for _ in result.uses):
            op.erase()


@contextmanager
def _context(bindings: dict[str, Any]) -> Generator[Any]:
    """A context that knows the dialects of jax; without the registry, func is unknown."""
    ir = bindings["ir"]
    registry = ir.DialectRegistry()
    bindings["ext"].register_dialects(registry)
    context = ir.Context()
    # A worker handles one small module at a time, and may fork.
    context.enable_multithreading(False)
    context.append_dialect_registry(registry)
    context.load_all_available_dialects()
    for dialect in ("stablehlo", "chlo"):
        bindings[dialect].register_dialect(context)
    with context:
        yield context


@cache
def _bindings() -> dict[str, Any]:
    try:
        return {
            "ir": importlib.import_module("jaxlib.mlir.ir"),
            "passmanager": importlib.import_module("jaxlib.mlir.passmanager"),
            "stablehlo": importlib.import_module("jaxlib.mlir.dialects.stablehlo"),
            "chlo": importlib.import_module("jaxlib.mlir.dialects.chlo"),
            "ext": importlib.import_module("jaxlib.mlir._mlir_libs._jax_mlir_ext"),
        }
    except ImportError as reason:
        raise ProgramError(
            f"MLIR programs need jaxlib ({reason}); install it with: pip install 'gevo-gpu[mlir]'"
        ) from None


def _one_line(reason: Any) -> str:
    """MLIR's first complaint, with the line of the text it is about."""
    for found in reason.error_diagnostics:
        place = str(found.location)
        at = place.split(":")
        where = f"line {at[-2]}: " if len(at) >= 3 and at[-2].isdecimal() else ""
        return where + found.message.splitlines()[0].strip()
    return "it cannot be parsed"
