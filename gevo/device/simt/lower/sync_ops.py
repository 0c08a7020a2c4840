"""Barriers and warp-wide operations: points at which a thread waits for others."""

from __future__ import annotations

import re
from collections.abc import Mapping

from gevo.device.simt.lower import layout
from gevo.device.simt.lower.writer import Call, CallRule, Writer

AT_BARRIER, AT_WARP = 1, 2
UNALIGNED = 128
BARRIER, BARRIER_POPC, BARRIER_AND, BARRIER_OR = 1, 2, 3, 4
_SHUFFLES = {"idx": 16, "up": 17, "down": 18, "bfly": 19}
_VOTES = {"all": 24, "any": 25, "uni": 26, "ballot": 27}
_MATCHES = {"any": 32, "all": 33}
_ACTIVE_MASK, _WARP_SYNC, _ELECT = 40, 41, 42
_REDUCTIONS = {
    "add": 48, "min": 49, "max": 50, "umin": 51, "umax": 52, "and": 53, "or": 54, "xor": 55,
    "fmin": 56, "fmax": 57,
}  # fmt: skip


def _barrier(w: Writer, c: Call) -> None:
    """barrier.cta.sync: id, and a thread count unless all take part."""
    count = c.value(1) if c.callee.endswith(".count") else "0"
    wait_at_barrier(w, c.value(0), count, aligned=".aligned" in c.callee)


def wait_at_barrier(w: Writer, number: str, count: str = "0", *, aligned: bool = True) -> None:
    """Wait at barrier `number` for `count` threads; 0 for the whole block."""
    n = w.temp(f"zext i32 {count} to i64")
    i = w.temp(f"zext i32 {number} to i64")
    kind = BARRIER if aligned else BARRIER | UNALIGNED
    w.suspend(AT_BARRIER, kind, a=("i64", i), b=("i64", n))


def _block_sync(w: Writer, c: Call) -> None:
    wait_at_barrier(w, "0")


def _barrier_reduce(kind: int) -> CallRule:
    def lower(w: Writer, c: Call) -> None:
        count = c.value(1) if len(c.arguments) == 3 else "0"
        n = w.temp(f"zext i32 {count} to i64")
        i = w.temp(f"zext i32 {c.value(0)} to i64")
        p = w.temp(f"zext i1 {c.value(len(c.arguments) - 1)} to i64")
        how = kind if ".aligned" in c.callee else kind | UNALIGNED
        w.suspend(AT_BARRIER, how, a=("i64", i), b=("i64", n), c=("i64", p))
        _result(w, c)

    return lower


def _arrive(w: Writer, c: Call) -> None:
    w.emit(
        w.call(
            "void", "gevo_arrive", ("ptr", "%$t"), ("i32", str(w.instruction)),
            ("i32", c.value(0)), ("i32", c.value(1)),
        )
    )  # fmt: skip


def _result(w: Writer, c: Call) -> None:
    """Give the call's result, a scalar of at most 64 bits, what the scheduler left."""
    if not c.result:
        return
    if c.returns == "i64":
        w.emit(f"{c.result} = freeze i64 {w.load_thread(layout.RESULT, 'i64')}")
        return
    low = w.load_thread(layout.RESULT, "i32")
    if c.returns == "i1":
        w.emit(f"{c.result} = icmp ne i32 {low}, 0")
    else:
        w.emit(f"{c.result} = bitcast i32 {low} to {c.returns}")


def _pair(w: Writer, c: Call, element: str) -> None:
    """As `_result`, for `{ element, i1 }`."""
    low = w.load_thread(layout.RESULT, "i32")
    value = w.temp(f"bitcast i32 {low} to {element}")
    flag = w.temp(f"trunc i64 {w.load_thread(layout.FLAG, 'i64')} to i1")
    first = w.temp(f"insertvalue {c.returns} zeroinitializer, {element} {value}, 0")
    w.emit(f"{c.result} = insertvalue {c.returns} {first}, i1 {flag}, 1")


def _mask(w: Writer, value: str) -> tuple[str, str]:
    return "i64", w.temp(f"zext i32 {value} to i64")


def _shuffle(w: Writer, c: Call) -> None:
    match = re.match(r"llvm\.nvvm\.shfl\.sync\.(\w+)\.([if]32)(p?)", c.callee)
    if match is None:
        raise w.refuse(f"the simt device does not know {c.callee}")
    mode, element, predicate = match.groups()
    type_ = "float" if element == "f32" else "i32"
    value = w.temp(f"bitcast {type_} {c.value(1)} to i32")
    given = w.temp(f"zext i32 {value} to i64")
    delta = w.temp(f"zext i32 {c.value(2)} to i64")
    clamp = w.temp(f"shl i64 {w.temp(f'zext i32 {c.value(3)} to i64')}, 32")
    mask = w.temp(f"or i64 {_mask(w, c.value(0))[1]}, {clamp}")
    w.suspend(AT_WARP, _SHUFFLES[mode], a=("i64", given), b=("i64", delta), c=("i64", mask))
    if not c.result:
        return
    if predicate:
        _pair(w, c, type_)
    else:
        _result(w, c)


def _vote(w: Writer, c: Call) -> None:
    kind = _VOTES[c.callee.split(".")[3]]
    given = w.temp(f"zext i1 {c.value(1)} to i64")
    w.suspend(AT_WARP, kind, a=("i64", given), c=_mask(w, c.value(0)))
    _result(w, c)


def _match(w: Writer, c: Call) -> None:
    kind = _MATCHES[c.callee.split(".")[3]]
    given = c.value(1) if c.type(1) == "i64" else w.temp(f"zext i32 {c.value(1)} to i64")
    w.suspend(AT_WARP, kind, a=("i64", given), c=_mask(w, c.value(0)))
    if c.result and c.returns.startswith("{"):
        _pair(w, c, "i32")
    else:
        _result(w, c)


def _elect(w: Writer, c: Call) -> None:
    """Some lane of the mask: which, `RunOptions.arithmetic_seed` says."""
    w.seeded = True
    w.suspend(AT_WARP, _ELECT, c=_mask(w, c.value(0)))
    if c.result:
        _pair(w, c, "i32")


def _active_mask(w: Writer, c: Call) -> None:
    w.suspend(AT_WARP, _ACTIVE_MASK, c=("i64", "0"))
    _result(w, c)


def _warp_sync(w: Writer, c: Call) -> None:
    w.suspend(AT_WARP, _WARP_SYNC, c=_mask(w, c.value(0)))


def _reduce(w: Writer, c: Call) -> None:
    op = c.callee.split(".")[4]
    value = w.temp(f"bitcast {c.type(0)} {c.value(0)} to i32")
    given = w.temp(f"zext i32 {value} to i64")
    w.suspend(AT_WARP, _REDUCTIONS[op], a=("i64", given), c=_mask(w, c.value(1)))
    _result(w, c)


_CTA = r"llvm\.nvvm\.barrier\.cta\."
_REDUCE_KINDS: Mapping[str, int] = {"popc": BARRIER_POPC, "and": BARRIER_AND, "or": BARRIER_OR}

PATTERNS: tuple[tuple[re.Pattern[str], CallRule], ...] = tuple(
    (re.compile(pattern + r"\Z"), rule)
    for pattern, rule in (
        (_CTA + r"sync(?:\.aligned)?\.(?:all|count)", _barrier),
        *(
            (_CTA + rf"red\.{name}(?:\.aligned)?\.(?:all|count)", _barrier_reduce(kind))
            for name, kind in _REDUCE_KINDS.items()
        ),
        (_CTA + r"arrive(?:\.aligned)?\.count", _arrive),
        (r"llvm\.nvvm\.barrier\.cluster\..*", _block_sync),
        (r"llvm\.nvvm\.shfl\.sync\.(?:idx|up|down|bfly)\.[if]32p?", _shuffle),
        (r"llvm\.nvvm\.vote\.(?:all|any|uni|ballot)\.sync", _vote),
        (r"llvm\.nvvm\.match\.(?:any|all)\.sync\.i(?:32|64)p?", _match),
        (r"llvm\.nvvm\.activemask", _active_mask),
        (r"llvm\.nvvm\.elect\.sync", _elect),
        (r"llvm\.nvvm\.bar\.warp\.sync", _warp_sync),
        (r"llvm\.nvvm\.redux\.sync\.(?:add|u?min|u?max|and|or|xor|f(?:min|max)(?:\.\w+)*)",
         _reduce),
    )
)  # fmt: skip
