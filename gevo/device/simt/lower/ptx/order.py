"""The order and scope that an operation on memory has in PTX.

What counts on a GPU is what the emitted PTX says, and that is not what LLVM IR says: clang writes
`atomicExch` as `atomicrmw xchg ... seq_cst`, of which LLVM 22 makes a relaxed `atom.exch` of gpu
scope, whatever the ordering and the scope; a compare-and-swap keeps both. The rules are read from
the back end by scripts/build_ptx_order.py (order_table.py), for the PTX ISA that gevo asks
for (`gevo.device.ptx.NEWEST`).

A load is of memory that no thread writes to (`Operation.invariant`) where it has
`!invariant.load`, where its pointer comes from a kernel's `noalias readonly` parameter, or from
a global variable that is `constant`. Old spellings of intrinsics are upgraded when LLVM parses
them: `llvm.nvvm.ldg.*` is such a load, `llvm.nvvm.atomic.load.*` an atomicrmw (seq_cst, hence
relaxed), `llvm.nvvm.barrier0` a `barrier.cta`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from gevo.device.simt.lower.ptx.mnemonic import Mnemonic, PtxForm, parse, read_form
from gevo.device.simt.lower.ptx.order_table import ALIKE, ARCHITECTURES, DIMENSIONS, ROWS
from gevo.errors import CompileFailed
from gevo.program.llvm.syntax.lexer import split_top
from gevo.program.llvm.syntax.operands import pointers
from gevo.program.llvm.syntax.types import FLOAT_BITS, element_of, integer_bits, lanes_of


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation on memory, or a fence, as LLVM IR writes it.

    Attributes:
        kind: `load`, `store`, `atomicrmw`, `cmpxchg` or `fence`.
        type: LLVM type of the value.
        ordering: As written; empty for a load or store that is not atomic.
        scope: `syncscope`; empty where there is none.
        space: Address space of the pointer.
        volatile: As written.
        op: Of an atomicrmw: `add`, `xchg`.
        failure: Ordering of a cmpxchg that fails.
        invariant: A load of memory that nobody writes to.
    """

    kind: str
    type: str = "i32"
    ordering: str = ""
    scope: str = ""
    space: int = 0
    volatile: bool = False
    op: str = ""
    failure: str = ""
    invariant: bool = False


def order_of(operation: Operation, sm: int = 90) -> PtxForm:
    """What the NVPTX back end makes of an operation.

    Args:
        operation: The operation.
        sm: Compute capability of the GPU, times ten; at least 70.

    Raises:
        CompileFailed: The back end or ptxas refuses it.
    """
    known = [arch for arch in ARCHITECTURES if arch <= sm]
    if not known:
        raise CompileFailed(f"memory order is known from sm_{ARCHITECTURES[0]} on, not sm_{sm}")
    form = _look_up(operation, max(known))
    if form is None:
        raise CompileFailed(f"NVPTX has nothing for {_words(operation)} on sm_{sm}")
    return form


@cache
def _look_up(operation: Operation, sm: int) -> PtxForm | None:
    values: Mapping[str, str] = {
        "bits": _bits(operation.type),
        "op": _NAME_OF.get(f"{operation.op} {operation.type}", "?"),
        "space": str(operation.space),
        "ordering": _ordering(operation) or "-",
        "scope": operation.scope or "-",
        "volatile": "volatile" if operation.volatile else "-",
        "invariant": "invariant" if operation.invariant else "-",
        "sm": str(sm),
    }
    wanted = [values[name] for name in DIMENSIONS[operation.kind]]
    for kind, *row, text in ROWS:
        if kind == operation.kind and all(map(_holds, row, wanted)):
            return _form(text, operation.scope)
    return None


def _holds(field: str, value: str) -> bool:
    return value != "?" and (field == "*" or value in field.split("|"))


_PTX_SCOPE = {"": "sys", "block": "cta", "cluster": "cluster", "device": "gpu"}
REFUSED = "refused"


def _form(text: str, scope: str) -> PtxForm | None:
    if text == REFUSED:
        return None
    return read_form(re.sub(r"\.S\b", f".{_PTX_SCOPE.get(scope, 'gpu')}", text))


_NAME_OF = {op: name for name, ops in ALIKE.items() for op in ops}


def _ordering(operation: Operation) -> str:
    if operation.kind != "cmpxchg":
        return operation.ordering
    return merged_ordering(operation.ordering, operation.failure or "monotonic")


def merged_ordering(success: str, failure: str) -> str:
    """The ordering that does what both orderings of a cmpxchg ask for."""
    if "seq_cst" in (success, failure):
        return "seq_cst"
    if failure == "acquire":
        return "acq_rel" if success in ("release", "acq_rel") else "acquire"
    return success


def _bits(type_: str) -> str:
    """Width of the access: 8 to 128, or `wide` where several registers take part."""
    if type_.startswith("ptr"):
        return "64"
    if width := integer_bits(type_):
        width = max(8, width)
        return str(width) if width in (8, 16, 32, 64, 128) else "wide"
    if lanes := lanes_of(type_):
        element = _bits(element_of(type_))
        whole = lanes * int(element) if element.isdecimal() else 0
        return str(whole) if whole in (8, 16, 32) else "wide"
    return str(FLOAT_BITS.get(type_, "wide"))


def _words(operation: Operation) -> str:
    words = [operation.kind, operation.op, "volatile" if operation.volatile else ""]
    words += [operation.type if operation.kind != "fence" else ""]
    words += [f'syncscope("{operation.scope}")' if operation.scope else "", operation.ordering]
    words += [operation.failure, f"in address space {operation.space}"]
    return " ".join(word for word in words if word)


_ORDERING = r"(?:unordered|monotonic|acquire|release|acq_rel|seq_cst)"
_KIND = re.compile(r"(?:\S+ = )?(load|store|atomicrmw|cmpxchg|fence)\b(.*)", re.DOTALL)
_ORDERED = re.compile(
    rf'(?: syncscope\("(?P<scope>[^"]*)"\))? (?P<first>{_ORDERING})(?: (?P<second>{_ORDERING}))?'
    r"(?:, align \d+)?(?:, ![\w.]+ !\d+)*$"
)
_TYPE = r"((?:\[[^\]]*\]|<[^>]*>|\{[^}]*\}|ptr(?: addrspace\(\d+\))?|[%\w.\"]+))"
_HEADS = {
    "load": re.compile(rf" (?:atomic )?(?:volatile )?{_TYPE}, "),
    "store": re.compile(rf" (?:atomic )?(?:volatile )?{_TYPE} "),
    "atomicrmw": re.compile(r" (?:volatile )?(?P<op>\w+) ptr"),
    "cmpxchg": re.compile(r" (?:weak )?(?:volatile )?ptr"),
}
_OPERAND = re.compile(rf" ?{_TYPE} ")


def operation_of(line: str) -> Operation | None:
    """The operation that an instruction is, as LLVM prints it; None if it is no such thing."""
    match = _KIND.match(line.strip())
    if match is None:
        return None
    kind, rest = match.groups()
    ordered = _ORDERED.search(rest)
    scope = (ordered["scope"] or "") if ordered else ""
    ordering = ordered["first"] if ordered else ""
    if kind == "fence":
        return Operation(kind, ordering=ordering, scope=scope)
    head = _HEADS[kind].match(rest)
    if head is None:
        return None
    pieces = split_top(rest)
    plain = kind in ("load", "store")
    # What an atomic operation takes stands behind an address, which may be an expression.
    value = head if plain else _OPERAND.match(pieces[1])
    if value is None:
        return None
    type_ = value[1]
    space = next(pointers(pieces[plain]), (0, ""))[0]
    return Operation(
        kind,
        type_,
        ordering,
        scope,
        space,
        re.match(r" (?:weak |atomic )*volatile ", rest) is not None,
        head["op"] if kind == "atomicrmw" else "",
        (ordered["second"] or "") if ordered else "",
        "!invariant.load" in rest,
    )


_ATOMIC = r"atomic\.(add|max|min|inc|dec|exch|and|or|xor|cas)\.gen\.[if]\.(cta|sys)\..*"
_RESTRICTED = r"fence\.(acquire|release)\.sync_restrict\.space\.\w+\.scope\.cluster"
_INTRINSICS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern + r"\Z"), mnemonic)
    for pattern, mnemonic in (
        (r"membar\.(cta|gl|sys)", r"membar.\1"),
        (r"fence\.sc\.cluster", "fence.sc.cluster"),
        (_RESTRICTED, r"fence.\1.cluster"),
        (r"fence\.proxy\..*", "fence.proxy"),
        (r"fence\.mbarrier_init\..*", "fence.mbarrier_init"),
        (r"ldu\.global\.[ifp]\..*", "ldu.global"),
        (_ATOMIC, r"atom.\2.\1"),
        (r"barrier\.cta\.(sync|arrive|red)\..*", r"barrier.\1"),
        (r"barrier\.cluster\.(arrive|wait).*", r"barrier.cluster.\1"),
        (r"bar\.warp\.sync", "bar.warp.sync"),
    )
)


def order_of_intrinsic(name: str) -> Mnemonic | None:
    """What a call of `llvm.nvvm.NAME` does to memory and order; None if nothing.

    The forms are those that the back end emits; a barrier's result says which kind it is, a
    fence that is restricted to a space counts as one.
    """
    for pattern, mnemonic in _INTRINSICS:
        if match := pattern.match(name.removeprefix("llvm.nvvm.")):
            return parse(match.expand(mnemonic))
    return None
