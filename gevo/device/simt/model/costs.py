"""What each LLVM instruction costs on an NVIDIA GPU, in instructions of each functional unit.

The expansions (division, square root, 64-bit integers…) are what ptxas 13.0 makes of one such
instruction for sm_90, counted in the disassembly of its output; only the path without special
cases counts, since the slow path is a call that ordinary operands do not take.
"""

from __future__ import annotations

import re
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from gevo.device.simt.lower.fast_math import Form, approximates, divisions
from gevo.device.simt.lower.ptx.accesses import asm_accesses, asm_length, size_of
from gevo.device.simt.model.ir import CONSTANT, SHARED, Block, Function, Instruction, bits, pointer
from gevo.program.llvm.syntax.lexer import FAST_MATH

_FLAGS = re.compile(rf"^(?: (?:{FAST_MATH}))+(?= )")


def division_costs(block: Block) -> dict[int, Cost]:
    """Costs of a block's floating-point divisions that are not emitted as such, by position.

    What flags allow is not what is emitted: `fast_math` says which divisions become
    multiplications, approximate ones, or roots. One reciprocal serves all that share it.
    """
    if not any(i.op in ("fdiv", "frem") for i in block.instructions):
        return {}
    texts = [(i, i.rest.partition(", !")[0]) for i in block.instructions]
    lines = [
        (f"  {i.name} = {i.op}{_FLAGS.sub('', text)}", f"  {i.name} = {i.op}{text}")
        for i, text in texts
    ]
    costs: dict[int, Cost] = {}
    shared: set[str] = set()
    for position, division in divisions([lines]).items():
        instruction = block.instructions[position]
        wide = instruction.kind == "double"
        multiply = _one(Unit.FP64 if wide else Unit.FP32)
        divisor = lines[position][0].rpartition(", ")[2]
        if division.form in (Form.TIMES, Form.TIMES_APPROXIMATE):
            first = divisor.startswith("%") and divisor not in shared
            shared.add(divisor)
            name = "llvm.nvvm.rcp.rn." + ("d" if wide else "f")
            if division.form is Form.TIMES_APPROXIMATE:
                name = "llvm.nvvm.rcp.approx.f"
            costs[position] = _after(intrinsic_cost(name, ""), multiply) if first else multiply
        elif division.form is not Form.EXACT:
            costs[position] = intrinsic_cost("llvm.nvvm.div.approx", "")
    for position, instruction in enumerate(block.instructions):
        if instruction.op == "frem" and approximates(lines[position][1]):
            costs[position] = intrinsic_cost("llvm.nvvm.div.approx", "")
    return {p: scaled(cost, block.instructions[p].lanes) for p, cost in costs.items()}


def _after(first: Cost, then: Cost) -> Cost:
    counts = dict(first.counts)
    for unit, n in then.counts:
        counts[unit] = counts.get(unit, 0) + n
    return Cost(tuple(counts.items()), first.serial + then.serial)


def _one(unit: Unit) -> Cost:
    return Cost(((unit, 1),), ((unit, 1),))


class Unit(IntEnum):
    """Functional units; a warp instruction occupies one of them."""

    FP32 = 0
    FP64 = 1
    FP16 = 2
    INT = 3
    IMUL = 4
    SFU = 5
    CONV = 6
    SHUFFLE = 7
    CONTROL = 8
    BARRIER = 9
    MEMORY = 10
    TENSOR = 11
    """Tensor cores: one stands for 1,024 multiply-adds of halves (16 rows, 8 columns, 8 of k)."""
    TENSOR_INT = 12
    """The same for 2,048 of bytes."""
    I2F = 13
    """Integers of up to 32 bits to floats: on some GPUs an instruction of its own."""


class Cost(NamedTuple):
    """Instructions by unit, and how many of them follow one another."""

    counts: tuple[tuple[Unit, int], ...]
    serial: tuple[tuple[Unit, int], ...]


FREE = Cost((), ())


def _cost(*serial: tuple[Unit, int], beside: tuple[tuple[Unit, int], ...] = ()) -> Cost:
    """A chain of instructions, and others that run beside it."""
    counts: dict[Unit, int] = {}
    for unit, count in (*serial, *beside):
        counts[unit] = counts.get(unit, 0) + count
    return Cost(tuple(counts.items()), serial)


def scaled(cost: Cost, lanes: int) -> Cost:
    """The cost for each of `lanes` vector elements; the chain stays as long."""
    return Cost(tuple((unit, n * lanes) for unit, n in cost.counts), cost.serial)


_U = Unit
_FP = {"float": _U.FP32, "double": _U.FP64, "half": _U.FP16, "bfloat": _U.FP16}
_INT = _cost((_U.INT, 1))
_INT2 = _cost((_U.INT, 2))
_MULTIPLY = _cost((_U.IMUL, 1))
_CONVERT = _cost((_U.CONV, 1))
_I2F = _cost((_U.I2F, 1))
_SHUFFLE = _cost((_U.SHUFFLE, 1))
_BRANCH = _cost((_U.CONTROL, 1))
_APPROX = _cost((_U.SFU, 1), (_U.FP32, 1), beside=((_U.FP32, 1), (_U.INT, 1)))
_APPROX_FTZ = _cost((_U.SFU, 1))
_DIVIDE32 = _cost(
    (_U.CONV, 2), (_U.SFU, 1), (_U.IMUL, 4), (_U.INT, 4), beside=((_U.INT, 7), (_U.IMUL, 1))
)
_DIVIDE64 = _cost(
    (_U.CONV, 2), (_U.SFU, 1), (_U.IMUL, 10), (_U.INT, 10),
    beside=((_U.INT, 24), (_U.IMUL, 8), (_U.CONTROL, 3)),
)  # fmt: skip
_DIVIDE_F32 = _cost((_U.SFU, 1), (_U.FP32, 6), (_U.CONTROL, 1), beside=((_U.SFU, 1),))
_DIVIDE_F64 = _cost((_U.SFU, 1), (_U.FP64, 8), (_U.CONTROL, 1), beside=((_U.INT, 4),))
_ROOT_F32 = _cost((_U.SFU, 1), (_U.FP32, 4), (_U.CONTROL, 1), beside=((_U.FP32, 1), (_U.INT, 2)))
_ROOT_F64 = _cost((_U.SFU, 1), (_U.FP64, 7), (_U.CONTROL, 1), beside=((_U.INT, 3),))
_UNKNOWN_INTRINSIC = _cost((_U.INT, 2), beside=((_U.INT, 2),))
_UNKNOWN_CALL = _cost((_U.CONTROL, 2), (_U.INT, 10), beside=((_U.INT, 8),))

_FREE_OPS = frozenset(
    "phi bitcast addrspacecast freeze zext trunc inttoptr ptrtoint fneg extractvalue "
    "insertvalue shufflevector alloca unreachable fence".split()
)
_ADD_LIKE = frozenset(("add", "sub", "and", "or", "xor", "icmp", "shl", "lshr", "ashr"))
_DIVISIONS = frozenset(("udiv", "sdiv", "urem", "srem"))
_ABSORBED_BY = {"fmul": ("fadd", "fsub"), "mul": ("add", "sub"), "shl": ("add",)}
"""Additions that may absorb an operand, by the operand's opcode."""
_MEMORY_OPS = frozenset(("load", "store", "atomicrmw", "cmpxchg"))

_TENSOR = _cost((_U.TENSOR, 1))
_TENSOR2 = _cost((_U.TENSOR, 2))
_TENSOR_INT = _cost((_U.TENSOR_INT, 1))

_INTRINSICS: tuple[tuple[str, Cost], ...] = (
    ("llvm.nvvm.barrier", _cost((_U.BARRIER, 1))),
    ("llvm.nvvm.bar.warp", _SHUFFLE),
    ("llvm.nvvm.read.ptx.sreg.ntid", FREE),
    ("llvm.nvvm.read.ptx.sreg.nctaid", FREE),
    ("llvm.nvvm.read.ptx.sreg.warpsize", FREE),
    ("llvm.nvvm.read.ptx.sreg", _cost((_U.CONV, 1))),
    ("llvm.nvvm.shfl", _SHUFFLE),
    ("llvm.nvvm.vote", _SHUFFLE),
    ("llvm.nvvm.elect", _SHUFFLE),
    ("llvm.nvvm.match", _cost((_U.SHUFFLE, 2))),
    ("llvm.nvvm.redux", _cost((_U.SHUFFLE, 2))),
    ("llvm.nvvm.membar", _cost((_U.CONTROL, 4))),
    ("llvm.nvvm.fence", _cost((_U.CONTROL, 4))),
    ("llvm.nvvm.div.rn.d", _DIVIDE_F64),
    ("llvm.nvvm.div.approx", _APPROX),
    ("llvm.nvvm.div.full", _APPROX),
    ("llvm.nvvm.div", _DIVIDE_F32),
    ("llvm.nvvm.sqrt.approx.ftz", _APPROX_FTZ),
    ("llvm.nvvm.sqrt.approx", _APPROX),
    ("llvm.nvvm.sqrt.rn.d", _ROOT_F64),
    ("llvm.nvvm.sqrt", _ROOT_F32),
    ("llvm.nvvm.rcp.approx", _APPROX_FTZ),
    ("llvm.nvvm.rcp.rn.d", _cost((_U.SFU, 1), (_U.FP64, 5), beside=((_U.INT, 3),))),
    ("llvm.nvvm.rcp", _cost((_U.SFU, 1), (_U.FP32, 2), beside=((_U.INT, 2), (_U.CONTROL, 1)))),
    ("llvm.nvvm.rsqrt.approx.ftz", _APPROX_FTZ),
    ("llvm.nvvm.rsqrt", _APPROX),
    ("llvm.nvvm.ex2.approx.ftz", _APPROX_FTZ),
    ("llvm.nvvm.ex2", _APPROX),
    ("llvm.nvvm.lg2.approx.ftz", _APPROX_FTZ),
    ("llvm.nvvm.lg2", _APPROX),
    ("llvm.nvvm.sin", _cost((_U.FP32, 1), (_U.SFU, 1))),
    ("llvm.nvvm.cos", _cost((_U.FP32, 1), (_U.SFU, 1))),
    ("llvm.nvvm.tanh", _APPROX_FTZ),
    ("llvm.nvvm.mulhi", _MULTIPLY),
    ("llvm.nvvm.prmt", _INT),
    ("llvm.nvvm.fabs", FREE),
    ("llvm.nvvm.f2", _CONVERT),
    ("llvm.nvvm.d2", _CONVERT),
    ("llvm.nvvm.i2f", _I2F),
    ("llvm.nvvm.ui2f", _I2F),
    ("llvm.nvvm.i2", _CONVERT),
    ("llvm.nvvm.ui2", _CONVERT),
    ("llvm.nvvm.ll2", _CONVERT),
    ("llvm.nvvm.ull2", _CONVERT),
    ("llvm.nvvm.floor", _CONVERT),
    ("llvm.nvvm.ceil", _CONVERT),
    ("llvm.nvvm.trunc", _CONVERT),
    ("llvm.nvvm.round", _CONVERT),
    ("llvm.nvvm.atomic", _cost((_U.MEMORY, 1))),
    ("llvm.nvvm.mma.m16n8k4.row.col.tf32", _TENSOR),
    ("llvm.nvvm.mma.m16n8k8.row.col", _TENSOR),
    ("llvm.nvvm.mma.m16n8k8.row.col.tf32", _TENSOR2),
    ("llvm.nvvm.mma.m16n8k16.row.col", _TENSOR2),
    ("llvm.nvvm.mma.m16n8k16.row.col.s8", _TENSOR_INT),
    ("llvm.nvvm.mma.m16n8k16.row.col.u8", _TENSOR_INT),
    ("llvm.nvvm.mma.m16n8k32.row.col", _cost((_U.TENSOR_INT, 2))),
    ("llvm.nvvm.ldmatrix", _cost((_U.MEMORY, 1))),
    ("llvm.nvvm.tex", _cost((_U.MEMORY, 1))),
    ("llvm.nvvm.cp.async", _cost((_U.MEMORY, 1))),
    ("llvm.nvvm.cp.async.commit", FREE),
    ("llvm.nvvm.cp.async.wait", FREE),
    ("llvm.sin", _cost((_U.FP32, 1), (_U.SFU, 1))),
    ("llvm.cos", _cost((_U.FP32, 1), (_U.SFU, 1))),
    ("llvm.exp2", _APPROX),
    ("llvm.log2", _APPROX),
    ("llvm.fabs", FREE),
    ("llvm.assume", FREE),
    ("llvm.lifetime", FREE),
    ("llvm.dbg", FREE),
    ("llvm.experimental", FREE),
    ("llvm.ctpop", _CONVERT),
    ("llvm.ctlz", _cost((_U.CONV, 1), (_U.INT, 1))),
    ("llvm.cttz", _cost((_U.INT, 2), (_U.CONV, 1), beside=((_U.INT, 1),))),
    ("llvm.bitreverse", _CONVERT),
    ("llvm.floor", _CONVERT),
    ("llvm.ceil", _CONVERT),
    ("llvm.trunc", _CONVERT),
    ("llvm.rint", _CONVERT),
    ("llvm.round", _CONVERT),
    ("llvm.nearbyint", _CONVERT),
    ("llvm.fptosi.sat", _CONVERT),
    ("llvm.fptoui.sat", _CONVERT),
    ("llvm.uadd.sat", _cost((_U.INT, 3))),
    ("llvm.usub.sat", _INT2),
    ("llvm.memcpy", _cost((_U.MEMORY, 8))),
    ("llvm.memset", _cost((_U.MEMORY, 4))),
    ("llvm.memmove", _cost((_U.MEMORY, 8))),
)
"""Costs by the start of an intrinsic's name; the longest start that fits counts."""

_BY_TYPE = {
    "llvm.sqrt": {"double": _ROOT_F64, "": _ROOT_F32},
    "llvm.minnum": {"double": _cost((_U.FP64, 1), (_U.INT, 1), beside=((_U.INT, 3),)), "": _INT},
    "llvm.maxnum": {"double": _cost((_U.FP64, 1), (_U.INT, 1), beside=((_U.INT, 3),)), "": _INT},
    "llvm.smin": {"i64": _cost((_U.INT, 3), beside=((_U.INT, 1),)), "": _INT},
    "llvm.smax": {"i64": _cost((_U.INT, 3), beside=((_U.INT, 1),)), "": _INT},
    "llvm.umin": {"i64": _cost((_U.INT, 3), beside=((_U.INT, 1),)), "": _INT},
    "llvm.umax": {"i64": _cost((_U.INT, 3), beside=((_U.INT, 1),)), "": _INT},
    "llvm.abs": {"i64": _cost((_U.INT, 2), beside=((_U.INT, 1),)), "": _INT},
    "llvm.copysign": {"": _INT},
    "llvm.fshl": {"": _INT},
    "llvm.fshr": {"": _INT},
    "llvm.bswap": {"": _INT},
    **{
        name: {kind: _cost((unit, 1)) for kind, unit in _FP.items()}
        for name in ("llvm.fma", "llvm.fmuladd", "llvm.nvvm.fma", "llvm.nvvm.add",
                     "llvm.nvvm.mul", "llvm.nvvm.fmin", "llvm.nvvm.fmax")
    },
}  # fmt: skip
"""Intrinsics whose cost depends on the type that they return."""


@lru_cache(maxsize=1024)
def intrinsic_cost(name: str, kind: str) -> Cost:
    """Cost of calling `name`, a function without a body, that returns `kind`."""
    for start, costs in _BY_TYPE.items():
        if name.startswith(start + "."):
            return costs.get(kind, costs.get("", _INT))
    fitting = [(len(start), cost) for start, cost in _INTRINSICS if name.startswith(start)]
    if fitting:
        return max(fitting, key=lambda pair: pair[0])[1]
    return _UNKNOWN_INTRINSIC if name.startswith("llvm.") else _UNKNOWN_CALL


def cost_of(function: Function, instruction: Instruction, falls_to: str) -> Cost:
    """Cost of one instruction in its surroundings.

    Args:
        function: The function that holds it.
        instruction: The instruction.
        falls_to: Label of the block that is placed behind (see `ir.followers`); a jump to it is
            free.
    """
    op = instruction.op
    if op in _FREE_OPS:
        return FREE
    if op in _MEMORY_OPS:
        return FREE if is_operand(instruction) else _memory_cost(instruction)
    if op == "getelementptr":
        return _address_cost(function, instruction)
    if op == "sext":
        return FREE if _only_indexes(function, instruction) else _INT
    if op == "call":
        if " asm " in instruction.rest:
            widths = [size_of(access) for access in asm_accesses(instruction.rest)]
            moved = sum(max(1, -(-width // 16)) for width in widths)
            return (
                _cost((_U.MEMORY, moved)) if moved else scaled(_INT, asm_length(instruction.rest))
            )
        return intrinsic_cost(instruction.callee, instruction.kind)
    if op == "br":
        jump = instruction.operands[-1:] == (falls_to,) and len(instruction.operands) == 1
        return FREE if jump else _BRANCH
    if op in _ABSORBED_BY and absorbed(function, instruction):
        return FREE
    if op in ("add", "sub"):
        product = _absorbs(function, instruction)
        if product is not None and product.op == "mul":
            return scaled(_MULTIPLY, instruction.lanes)
    return scaled(_arithmetic(instruction), instruction.lanes)


def _arithmetic(instruction: Instruction) -> Cost:
    """Cost of one lane of an arithmetic instruction, by opcode and type."""
    op, kind = instruction.op, instruction.kind
    wide = bits(kind) > 32
    if op in _ADD_LIKE:
        return _INT2 if wide else _INT
    if op == "mul":
        return _cost((_U.IMUL, 2), (_U.INT, 1), beside=((_U.IMUL, 1),)) if wide else _MULTIPLY
    if op in _DIVISIONS:
        return _division(instruction, wide)
    if op in ("fadd", "fsub", "fmul"):
        return _cost((_FP.get(kind, _U.FP32), 1))
    if op == "fcmp":
        return _cost((_U.FP64, 1)) if kind == "double" else _INT
    if op in ("fdiv", "frem"):
        return _DIVIDE_F64 if instruction.kind == "double" else _DIVIDE_F32
    if op == "select":
        return _INT2 if bits(instruction.result[1]) > 32 else _INT
    if op in ("sitofp", "uitofp") and not wide and instruction.result[1] == "float":
        return _I2F
    if op in ("sitofp", "uitofp", "fptosi", "fptoui", "fpext", "fptrunc"):
        return _CONVERT
    if op == "switch":
        return _switch(instruction)
    if op in ("extractelement", "insertelement"):
        return _INT if len(instruction.operands) > 1 and op == "extractelement" else FREE
    return _BRANCH


def _division(instruction: Instruction, wide: bool) -> Cost:
    """By a constant: shifts, or a multiplication with the reciprocal and a correction."""
    divisor = _constant_operand(instruction)
    if not divisor:
        return _DIVIDE64 if wide else _DIVIDE32
    signed, rest = instruction.op[0] == "s", instruction.op.endswith("rem")
    factor = 4 if wide else 1
    if abs(divisor) & (abs(divisor) - 1) == 0:
        return _cost((_U.INT, factor * (1 + 2 * signed + (signed and rest))))
    steps = (_U.IMUL, factor * (1 + rest)), (_U.INT, factor * (1 + signed))
    return _cost(*steps)


def _switch(instruction: Instruction) -> Cost:
    """A tree of comparisons and branches."""
    depth = max(1, len(instruction.operands).bit_length())
    return _cost((_U.INT, depth), (_U.CONTROL, depth))


def is_operand(instruction: Instruction) -> bool:
    """True for a load of constant memory at a fixed place: instructions name it as an operand."""
    fixed = instruction.op == "load" and instruction.space == CONSTANT and not instruction.operands
    return fixed and instruction.lanes * bits(instruction.kind) <= 64


def _memory_cost(instruction: Instruction) -> Cost:
    """One access; wider than 16 bytes is split."""
    kind = instruction.kind if instruction.op != "atomicrmw" else instruction.result[1]
    size = instruction.lanes * max(8, bits(kind)) // 8
    return _cost((_U.MEMORY, max(1, -(-size // 16))))


def _address_cost(function: Function, instruction: Instruction) -> Cost:
    """Constant offsets fold into the access; a variable index is one LEA or IMAD.WIDE."""
    token = pointer(instruction.rest)[1]
    indices = instruction.operands[1:] if token.startswith("%") else instruction.operands
    if not indices:
        return FREE
    if instruction.space in (SHARED, CONSTANT):
        return _cost((_U.INT, len(indices)))
    last = function.definitions.get(indices[-1])
    narrow = last is not None and last.op in ("sext", "zext")
    return _cost((_U.IMUL if narrow else _U.INT, (1 if narrow else 2) * len(indices)))


def _only_indexes(function: Function, instruction: Instruction) -> bool:
    """True when every use is an address: IMAD.WIDE extends the sign itself."""
    users = function.users.get(instruction.name, [])
    return bool(users) and all(user.op == "getelementptr" for user in users)


def _contracts(instruction: Instruction) -> bool:
    flags = instruction.rest.partition(instruction.kind)[0]
    return "contract" in flags or "fast" in flags


def absorbed(function: Function, instruction: Instruction) -> bool:
    """True when the code generator makes one instruction of this one and its only user.

    That is fmul and fadd (fma, where the program allows contraction), mul and add (IMAD), and
    a shift by a constant and add (LEA).
    """
    absorbing = _ABSORBED_BY.get(instruction.op)
    users = function.users.get(instruction.name, [])
    if absorbing is None or len(users) != 1 or users[0].op not in absorbing:
        return False
    return _absorbs(function, users[0]) is instruction


def _absorbs(function: Function, addition: Instruction) -> Instruction | None:
    """The instruction that an addition absorbs."""
    for name in addition.operands:
        product = function.definitions.get(name)
        if product is None or addition.op not in _ABSORBED_BY.get(product.op, ()):
            continue
        if len(function.users[name]) != 1 or product.block != addition.block:
            continue
        if product.op == "fmul":
            fits = _contracts(product) and _contracts(addition)
        else:
            fits = bits(product.kind) <= 32 and (
                product.op == "mul" or _constant_operand(product) is not None
            )
        if fits:
            return product
    return None


def _constant_operand(instruction: Instruction) -> int | None:
    """The integer constant that is its second operand."""
    text = instruction.rest.partition("!")[0].rstrip(" ,").rpartition(", ")[2]
    return int(text) if text.lstrip("-").isdecimal() else None
