"""Special registers, fences, traps and the address-space questions."""

from __future__ import annotations

import re
from collections.abc import Mapping

from gevo.device.simt.lower import layout, orders, spaces
from gevo.device.simt.lower.memory_ops import (
    ALL,
    async_commit,
    async_copy,
    async_wait,
    copy,
    fill,
    load,
    lower_atomicrmw,
    lower_cmpxchg,
)
from gevo.device.simt.lower.orders import Form
from gevo.device.simt.lower.ptx.order import order_of_intrinsic
from gevo.device.simt.lower.recursion import EXCEEDED
from gevo.device.simt.lower.writer import LOAD, NC, Call, CallRule, Writer
from gevo.device.simt.native import arena

TRAPPED = 5
"""Fault.kind in runtime/state.h."""

_AXES = {"x": 0, "y": 4, "z": 8}


def _register(key: str, offset: int, of_thread: bool) -> CallRule:
    def lower(w: Writer, c: Call) -> None:
        name = w.register(key, offset, of_thread=of_thread)
        if c.result:
            w.assign(c.result, "i32", name)

    return lower


def _constant(value: str) -> CallRule:
    def lower(w: Writer, c: Call) -> None:
        w.assign(c.result, c.returns, value)

    return lower


def _warps(w: Writer, c: Call) -> None:
    """Warps of the block."""
    sizes = (
        w.register(f"ntid.{a}", layout.NTID + step, of_thread=False) for a, step in _AXES.items()
    )
    x, y, z = sizes
    threads = w.temp(f"mul i32 {w.temp(f'mul i32 {x}, {y}')}, {z}")
    w.emit(f"{c.result} = lshr i32 {w.temp(f'add i32 {threads}, 31')}, 5")


def _lane_mask(kind: str) -> CallRule:
    def lower(w: Writer, c: Call) -> None:
        lane = w.register("lane", layout.LANE, of_thread=True)
        bit = w.temp(f"shl i32 1, {lane}")
        below = w.temp(f"sub i32 {bit}, 1")
        value = {"eq": bit, "lt": below}.get(kind) or w.temp(f"or i32 {bit}, {below}")
        if kind in ("ge", "gt"):
            value = w.temp(f"xor i32 {below if kind == 'ge' else value}, -1")
        w.assign(c.result, "i32", value)

    return lower


def _clock(w: Writer, c: Call) -> None:
    """A counter that every reading advances: monotonic and deterministic, not a time."""
    place = w.state(layout.CLOCK)
    now = w.temp(f"load i64, ptr {place}")
    later = w.temp(f"add i64 {now}, 16")
    w.emit(f"store i64 {later}, ptr {place}")
    if c.result:
        w.emit(
            f"{c.result} = trunc i64 {now} to i32"
            if c.returns == "i32"
            else f"{c.result} = freeze i64 {now}"
        )


def _drawn(w: Writer) -> str:
    """An i64 from 0 to 7 that follows from the schedule, 0 without one: where clocks begin."""
    return w.temp(f"lshr i64 {w.temp(f'load i64, ptr {w.state(layout.CLOCK)}')}, 59")


def _multiprocessors(w: Writer) -> str:
    """An i64: how many there are, which says nothing of the GPU that a program will run on."""
    return w.temp(f"add i64 {w.temp(f'mul i64 {_drawn(w)}, 61')}, 1")


def _nsmid(w: Writer, c: Call) -> None:
    w.emit(f"{c.result} = trunc i64 {_multiprocessors(w)} to i32")


def _smid(w: Writer, c: Call) -> None:
    """Of a block: any of them."""
    number = w.temp(f"mul i64 {_drawn(w)}, 53")
    for axis, step in _AXES.items():
        index = w.register(f"ctaid.{axis}", layout.CTAID + step, of_thread=False)
        number = w.temp(f"add i64 {number}, {w.temp(f'zext i32 {index} to i64')}")
    w.emit(f"{c.result} = trunc i64 {w.temp(f'urem i64 {number}, {_multiprocessors(w)}')} to i32")


def _gridid(w: Writer, c: Call) -> None:
    """Of a launch: any number."""
    number = w.temp(f"mul i64 {_drawn(w)}, 1000003")
    if c.returns == "i32":
        w.emit(f"{c.result} = trunc i64 {number} to i32")
    else:
        w.assign(c.result, "i64", number)


def _nothing(w: Writer, c: Call) -> None:
    if c.result:
        w.assign(c.result, c.returns, "zeroinitializer")


def _fence(w: Writer, c: Call) -> None:
    orders.intrinsic_fence(w, c.callee)


def _trap(w: Writer, c: Call) -> None:
    w.fault(TRAPPED)


def _print(w: Writer, c: Call) -> None:
    """`printf`: kept where that is asked for, and no argument counted."""
    shown, on = w.fresh("print"), w.fresh("printed")
    left = w.temp(f"load volatile i32, ptr inttoptr (i64 {w.addresses.printing} to ptr)")
    w.emit(f"br i1 {w.temp(f'icmp sgt i32 {left}, 0')}, label %{shown}, label %{on}")
    w.start(shown)
    given = [
        c.value(n) if c.type(n) == "i64" else w.temp(f"ptrtoint ptr {c.value(n)} to i64")
        for n in range(2)
    ]
    printer = f"inttoptr (i64 {w.addresses.printer} to ptr)"
    w.emit(f"call void {printer}(i64 {given[0]}, i64 {given[1]})")
    w.emit(f"br label %{on}")
    w.start(on)
    w.assign(c.result, c.returns, "0")


def _grid(word: int) -> CallRule:
    """Half of the address that a cooperative launch is given."""

    def lower(w: Writer, c: Call) -> None:
        w.assign(c.result, "i32", str(w.grid >> 32 * word & 0xFFFFFFFF))

    return lower


def _exit(w: Writer, c: Call) -> None:
    w.emit("br label %$exit")
    w.start(w.fresh("dead"))


def _is_space(*windows: tuple[int, int]) -> CallRule:
    def lower(w: Writer, c: Call) -> None:
        a = w.temp(f"ptrtoint ptr {c.value(0)} to i64")
        offset = w.temp(f"sub i64 {a}, {w.addresses.base}")
        answer = "false"
        for start, end in windows:
            inside = w.temp(f"sub i64 {offset}, {start}")
            hit = w.temp(f"icmp ult i64 {inside}, {end - start}")
            answer = w.temp(f"or i1 {answer}, {hit}")
        w.assign(c.result, "i1", answer)

    return lower


def _copy(w: Writer, c: Call) -> None:
    to, source = spaces.of_name(c.callee)
    copy(w, (c.value(0), to), (c.value(1), source), c.value(2), c.type(2))


def _fill(w: Writer, c: Call) -> None:
    fill(w, (c.value(0), spaces.of_name(c.callee)[0]), c.value(1), c.value(2), c.type(2))


def _load(w: Writer, c: Call) -> None:
    """Ldg and ldu: pointer and alignment."""
    align, space = int(c.value(1)), spaces.OF_GLOBAL
    load(w, c.result, c.returns, c.value(0), align, Form(LOAD | NC), space)


def _async_copy(w: Writer, c: Call) -> None:
    """cp.async with a fixed size, of which fewer bytes may be read."""
    match = re.search(r"\.global\.(\d+)", c.callee)
    length = c.value(2) if len(c.arguments) > 2 else ""
    async_copy(w, c.value(0), c.value(1), int(match[1]) if match else 0, length)


def _async_commit(w: Writer, c: Call) -> None:
    async_commit(w)


def _async_wait(w: Writer, c: Call) -> None:
    async_wait(w, c.value(0) if c.arguments else ALL)


_ATOMIC = re.compile(r"llvm\.nvvm\.atomic\.(\w+)\.gen\.([fi])\.(?:cta|sys|gpu)\.")
_ATOMIC_OPS = {
    "add": "add", "max": "max", "min": "min", "inc": "uinc_wrap", "dec": "udec_wrap",
    "exch": "xchg", "and": "and", "or": "or", "xor": "xor",
}  # fmt: skip


def _scoped_atomic(w: Writer, c: Call) -> None:
    known = order_of_intrinsic(c.callee)
    w.stated = known.form if known is not None else None
    if ".atomic.cas." in c.callee:
        _compare_and_swap(w, c)
    else:
        _read_modify_write(w, c)
    w.stated = None


def _compare_and_swap(w: Writer, c: Call) -> None:
    type_ = c.type(1)
    pair = w.part_of(c.result, "pair")
    values = f"{type_} {c.value(1)}, {type_} {c.value(2)}"
    place = spaces.spelled(spaces.of_name(c.callee)[0])
    text = f"{place} {c.value(0)}, {values} monotonic monotonic, align {w.types.size(type_)}"
    lower_cmpxchg(w, pair, text)
    if c.result:
        w.emit(f"{c.result} = extractvalue {{ {type_}, i1 }} {pair}, 0")


def _read_modify_write(w: Writer, c: Call) -> None:
    match = _ATOMIC.match(c.callee)
    op = _ATOMIC_OPS.get(match[1]) if match else None
    if match is None or op is None:
        raise w.refuse(f"the simt device does not know {c.callee}")
    if match[2] == "f" and op == "add":
        op = "fadd"
    type_ = c.type(1)
    place = f"{spaces.spelled(spaces.of_name(c.callee)[0])} {c.value(0)}"
    text = f"{op} {place}, {type_} {c.value(1)} monotonic, align {w.types.size(type_)}"
    lower_atomicrmw(w, c.result, text)


_SREG = "llvm.nvvm.read.ptx.sreg."
EXACT: Mapping[str, CallRule] = {
    **{
        f"{_SREG}{name}.{axis}": _register(f"{name}.{axis}", base + step, name == "tid")
        for name, base in (
            ("tid", layout.TID), ("ntid", layout.NTID), ("ctaid", layout.CTAID),
            ("nctaid", layout.NCTAID),
        )
        for axis, step in _AXES.items()
    },
    f"{_SREG}envreg1": _grid(1),
    f"{_SREG}envreg2": _grid(0),
    f"{_SREG}laneid": _register("lane", layout.LANE, True),
    f"{_SREG}warpid": _register("warp", layout.WARPID, True),
    f"{_SREG}warpsize": _constant("32"),
    f"{_SREG}nwarpid": _warps,
    f"{_SREG}smid": _smid,
    f"{_SREG}nsmid": _nsmid,
    f"{_SREG}gridid": _gridid,
    f"{_SREG}globaltimer": _clock,
    f"{_SREG}dynamic.smem.size": _register("dynamic", layout.DYNAMIC, False),
    f"{_SREG}dynamic_smem_size": _register("dynamic", layout.DYNAMIC, False),
    f"{_SREG}total.smem.size": _register("shared", layout.SHARED_TOTAL, False),
    f"{_SREG}total_smem_size": _register("shared", layout.SHARED_TOTAL, False),
    **{f"{_SREG}lanemask.{k}": _lane_mask(k) for k in ("eq", "lt", "le", "gt", "ge")},
    f"{_SREG}clock": _clock,
    f"{_SREG}clock64": _clock,
    "llvm.readcyclecounter": _clock,
    "llvm.trap": _trap,
    "llvm.debugtrap": _nothing,
    "llvm.ubsantrap": _trap,
    "llvm.nvvm.exit": _exit,
    "llvm.nvvm.nanosleep": _nothing,
    "llvm.nvvm.isspacep.global": _is_space(arena.GLOBAL),
    "llvm.nvvm.isspacep.shared": _is_space(arena.SHARED),
    "llvm.nvvm.isspacep.const": _is_space(arena.CONSTANT),
    "llvm.nvvm.isspacep.local": _is_space(arena.LOCAL),
    "llvm.nvvm.cp.async.commit.group": _async_commit,
    "llvm.nvvm.cp.async.wait.group": _async_wait,
    "llvm.nvvm.cp.async.wait.all": _async_wait,
    "llvm.assume": _nothing,
    "__assertfail": _trap,
    "vprintf": _print,
}  # fmt: skip

PATTERNS: tuple[tuple[re.Pattern[str], CallRule], ...] = tuple(
    (re.compile(pattern + r"\Z"), rule)
    for pattern, rule in (
        (r"llvm\.mem(?:cpy|move)\.(?:inline\.)?p\d+\.p\d+\.i\d+", _copy),
        (r"llvm\.memset\.(?:inline\.)?p\d+\.i\d+", _fill),
        (r"llvm\.nvvm\.ld[gu]\.global\.[ifp]\..*", _load),
        (r"llvm\.nvvm\.(?:membar|fence)\..*", _fence),
        (r"llvm\.nvvm\.(?:prefetch|prefetchu|applypriority)\..*", _nothing),
        (r"llvm\.(?:lifetime|invariant|experimental\.noalias\.scope)\..*", _nothing),
        (r"llvm\.prefetch\..*", _nothing),
        (r"llvm\.nvvm\.cp\.async\.c[ag]\.shared\.global\.(?:4|8|16)(?:\.s)?", _async_copy),
        (r"llvm\.nvvm\.atomic\..*", _scoped_atomic),
        (re.escape(EXCEEDED) + ".*", _trap),
    )
)
