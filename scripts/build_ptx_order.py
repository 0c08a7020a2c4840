"""Make gevo/device/simt/lower/ptx/order_table.py: what memory operations become in PTX.

    python scripts/build_ptx_order.py [--check]

Every operation of LLVM IR on memory is given to llvmlite's NVPTX back end, with every ordering,
scope, address space and so on, for every architecture that makes a difference; what the PTX says
is read back and written as rules. With `--check` nothing is written: the exit code is 1 when the
committed table is not what the back end does now. It takes ten minutes or more: an operation that
the back end refuses costs a process.
"""

from __future__ import annotations

import argparse
import faulthandler
import itertools
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from gevo.device.ptx import NEWEST, TRIPLE, emit_ptx
from gevo.device.simt.lower.ptx import mnemonic as ptx_mnemonic
from gevo.device.simt.lower.ptx.mnemonic import PtxForm, Scope
from gevo.device.simt.lower.ptx.order import REFUSED, merged_ordering

TABLE = Path(__file__).resolve().parent.parent / "gevo/device/simt/lower/ptx/order_table.py"
ARCHITECTURES = ("70", "80", "90", "100", "120")
SPACES = ("0", "1", "3", "4", "5")
SCOPES = ("", "block", "cluster", "device", "singlethread")
ORDERINGS = ("monotonic", "acquire", "release", "acq_rel", "seq_cst")
FAILURES = ("monotonic", "acquire", "seq_cst")
BITS = {"8": "i8", "16": "i16", "32": "i32", "64": "i64", "128": "i128", "wide": "<4 x i32>"}
INTEGERS = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "i128": 128}
FLOATS = {
    "half": 16, "bfloat": 16, "float": 32, "double": 64,
    "<2 x half>": 32, "<2 x bfloat>": 32, "<2 x float>": 64,
}  # fmt: skip
WIDTHS = {**INTEGERS, **FLOATS, "ptr": 64, "<4 x i32>": 128}
INTEGER_OPS = (
    "add sub and or xor nand max min umax umin uinc_wrap udec_wrap usub_cond usub_sat"
).split()
FLOAT_OPS = "fadd fsub fmax fmin fmaximum fminimum".split()
EXCHANGED = (*INTEGERS, "half", "bfloat", "float", "double", "ptr")
READ_MODIFY_WRITES = (
    *(f"xchg {t}" for t in EXCHANGED),
    *(f"{op} {t}" for op in INTEGER_OPS for t in INTEGERS),
    *(f"{op} {t}" for op in FLOAT_OPS for t in FLOATS),
)

Key = tuple[str, ...]
DIMENSIONS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "load": {
        "bits": tuple(BITS), "space": SPACES, "ordering": ("", "unordered", *ORDERINGS),
        "scope": SCOPES, "volatile": ("", "volatile"), "invariant": ("", "invariant"),
        "sm": ARCHITECTURES,
    },
    "store": {
        "bits": tuple(BITS), "space": SPACES, "ordering": ("", "unordered", *ORDERINGS),
        "scope": SCOPES, "volatile": ("", "volatile"), "sm": ARCHITECTURES,
    },
    "atomicrmw": {
        "op": READ_MODIFY_WRITES, "space": SPACES, "ordering": ORDERINGS, "scope": SCOPES,
        "volatile": ("", "volatile"), "sm": ARCHITECTURES,
    },
    "cmpxchg": {
        "bits": tuple(BITS)[:-1], "space": SPACES, "ordering": ORDERINGS, "failure": FAILURES,
        "scope": SCOPES, "volatile": ("", "volatile"), "sm": ARCHITECTURES,
    },
    "fence": {"ordering": ORDERINGS[1:], "scope": SCOPES, "sm": ARCHITECTURES},
}  # fmt: skip
PTX_SCOPE = {"": "sys", "block": "cta", "cluster": "cluster", "device": "gpu"}


def keys(kind: str) -> Iterator[Key]:
    """Every combination that LLVM's parser takes."""
    for key in itertools.product(*DIMENSIONS[kind].values()):
        value = dict(zip(DIMENSIONS[kind], key, strict=True))
        ordering = value["ordering"]
        if kind in ("load", "store") and not ordering and value["scope"]:
            continue
        if kind == "load" and ordering in ("release", "acq_rel"):
            continue
        if kind == "store" and ordering in ("acquire", "acq_rel"):
            continue
        yield key


def type_of(kind: str, value: Mapping[str, str]) -> str:
    """LLVM type of the operation's value."""
    return value["op"].split(" ", 1)[1] if kind == "atomicrmw" else BITS[value.get("bits", "32")]


def function(kind: str, key: Key) -> str:
    """A module with a function that is this operation."""
    v = dict(zip(DIMENSIONS[kind], key, strict=True))
    type_ = type_of(kind, v)
    scope = f'syncscope("{v["scope"]}")' if v["scope"] else ""
    ordering, volatile = v["ordering"], v.get("volatile", "")
    pointer = f"ptr addrspace({v.get('space', '0')})"
    align = f"align {WIDTHS[type_] // 8}"
    atomic = "atomic" if ordering else ""
    result, back = type_, "%r"
    if kind == "load":
        fact = ", !invariant.load !0" if v["invariant"] else ""
        text = f"%r = load {atomic} {volatile} {type_}, {pointer} %p {scope} {ordering}, {align}"
        text += fact
    elif kind == "store":
        text = f"store {atomic} {volatile} {type_} %v, {pointer} %p {scope} {ordering}, {align}"
        result, back = "void", ""
    elif kind == "atomicrmw":
        op = v["op"].split(" ")[0]
        text = (
            f"%r = atomicrmw {volatile} {op} {pointer} %p, {type_} %v {scope} {ordering}, {align}"
        )
    elif kind == "cmpxchg":
        text = (
            f"%c = cmpxchg {volatile} {pointer} %p, {type_} %v, {type_} %w {scope} {ordering} "
            f"{v['failure']}, {align}\n  %r = extractvalue {{ {type_}, i1 }} %c, 0"
        )
    else:
        text, result, back = f"fence {scope} {ordering}", "void", ""
    return (
        f'target triple = "{TRIPLE}"\n'
        f"define {result} @f({pointer} %p, {type_} %v, {type_} %w) {{\n"
        f"  {text}\n  ret {result} {back}\n}}\n!0 = !{{}}\n"
    )


def emitted(texts: Sequence[tuple[str, str]]) -> Iterator[str | None]:
    """PTX of each (module, sm), in order; None where the back end refuses it or aborts."""
    done = 0
    while done < len(texts):
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.close(reading)
            _emit_all(texts[done:], writing)
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            answers = pipe.read().split(b"\0")[:-1]
        os.waitpid(child, 0)
        done += len(answers)
        yield from (answer.decode() or None for answer in answers)
        if done < len(texts):
            done += 1
            yield None


def _emit_all(texts: Sequence[tuple[str, str]], writing: int) -> None:
    """In a child process: write every PTX; an abort ends the process at the culprit."""
    faulthandler.disable()  # pytest's would report every abort
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    for text, sm in texts:
        try:
            answer = emit_ptx(text, f"sm_{sm}", NEWEST)
        except Exception:
            answer = ""
        os.write(writing, answer.encode() + b"\0")
    os._exit(0)


_MNEMONIC = re.compile(r"(?:@!?%\w+\s+)?([a-z][\w.:]*)")


def read_back(ptx: str, bits: int, sm: str) -> str:
    """The form that a function's PTX has, as text; REFUSED where ptxas would not take it."""
    inside = ptx[ptx.index("\n{") : ptx.rindex("\n}")]
    lines = [line.strip() for line in inside.splitlines()]
    found: list[ptx_mnemonic.Mnemonic] = []
    loop = False
    for line in lines:
        match = _MNEMONIC.match(line)
        word = match[1].removesuffix(";") if match else ""
        loop = loop or word in ("bra", "bra.uni")
        read = ptx_mnemonic.parse(word) if word else None
        if read is not None and read.space != "param":
            found.append(read)
    return str(_form(found, loop, bits)) if _assembles(found, sm) else REFUSED


def _assembles(found: Iterable[ptx_mnemonic.Mnemonic], sm: str) -> bool:
    """No writing to constant memory, and clusters only where there are any."""
    for one in found:
        scopes = [one.form.scope, *(fence.scope for fence in one.form.before)]
        if one.space == "const" and one.form.instruction != "ld":
            return False
        if Scope.CLUSTER in scopes and int(sm) < 90:
            return False
    return True


def _form(found: Sequence[ptx_mnemonic.Mnemonic], loop: bool, bits: int) -> PtxForm:
    accesses = [one for one in found if one.form.instruction != "fence"]
    fences = [
        (place, fence)
        for place, one in enumerate(found)
        if one.form.instruction == "fence"
        for fence in one.form.before
    ]
    if not accesses:
        return PtxForm("fence", before=tuple(fence for _, fence in fences))
    # An access to several registers is several instructions of one kind; in local memory a
    # read-modify-write is a load and a store.
    main = accesses[-1]
    place = found.index(main)
    width = int(re.sub(r"\D", "", main.type)) if main.form.instruction == "atom" else bits
    form = replace(
        main.form,
        before=tuple(fence for at, fence in fences if at < place),
        after=tuple(fence for at, fence in fences if at > place),
        bits=0 if width == bits else width,
    )
    if main.form.instruction != "atom" or accesses[0].form.instruction != "ld":
        return form
    return replace(form, loop=True, first=accesses[0].form.strength) if loop else form


def measure(kind: str, wanted: Sequence[Key]) -> dict[Key, str]:
    """The form of each of these operations, as text, with the written scope as `S`."""
    texts = [(function(kind, key), key[-1]) for key in wanted]
    return {key: _outcome(kind, key, ptx) for key, ptx in zip(wanted, emitted(texts), strict=True)}


def _outcome(kind: str, key: Key, ptx: str | None) -> str:
    if ptx is None:
        return REFUSED
    value = dict(zip(DIMENSIONS[kind], key, strict=True))
    form = read_back(ptx, WIDTHS[type_of(kind, value)], key[-1])
    scope = PTX_SCOPE.get(value["scope"])
    return re.sub(rf"\.{scope}\b", ".S", form) if scope else form


Box = tuple[frozenset[str], ...]


def merged_orderings(points: Mapping[Key, str]) -> dict[Key, str]:
    """Compare-and-swaps by one ordering: what it has to do whether it succeeds or fails."""
    found: dict[Key, str] = {}
    for (bits, space, success, failure, *rest), form in points.items():
        key = (bits, space, merged_ordering(success, failure), *rest)
        if found.setdefault(key, form) != form:
            raise ValueError(f"the two orderings of a cmpxchg do not act as one: {key}")
    return found


def grouped(points: Mapping[Key, str]) -> tuple[dict[str, tuple[str, ...]], dict[Key, str]]:
    """Read-modify-writes that do the same in all respects, by a name; the points by that name."""
    behaviour: dict[str, list[tuple[Key, str]]] = {}
    for key, form in points.items():
        behaviour.setdefault(key[0], []).append((key[1:], form))
    groups: dict[tuple[tuple[Key, str], ...], list[str]] = {}
    for op, what in behaviour.items():
        groups.setdefault(tuple(what), []).append(op)
    names = {ops[0]: tuple(ops) for ops in groups.values()}
    return names, {key: form for key, form in points.items() if key[0] in names}


def rules(points: Mapping[Key, str]) -> list[tuple[Box, str]]:
    """Few boxes, each with a form; the first one that holds a point has its form.

    What is refused comes first, so that the boxes after it may reach into it. Each box is a
    point, extended value by value as far as it goes (the expansion of two-level logic
    minimisation), the one that holds most new points being taken first.
    """
    values = [sorted({key[axis] for key in points}) for axis in range(len(next(iter(points))))]
    chosen: list[tuple[Box, str]] = []
    forms = sorted(set(points.values()), key=lambda form: (form != REFUSED, form))
    for form in forms:
        open_ = {key for key, f in points.items() if f == form}
        free = REFUSED if form != REFUSED else form
        boxes: dict[Box, set[Key]] = {}
        for key in sorted(open_):
            if not any(key in inside for inside in boxes.values()):
                box = _expanded(key, form, free, points, values)
                boxes[box] = set(itertools.product(*box)) & open_
        while open_:
            box = max(boxes, key=lambda one: (len(boxes[one] & open_), sorted(map(sorted, one))))
            chosen.append((box, form))
            open_ -= boxes[box]
    return chosen


def _expanded(
    key: Key, form: str, free: str, points: Mapping[Key, str], values: Sequence[Sequence[str]]
) -> Box:
    box: list[frozenset[str]] = [frozenset((value,)) for value in key]
    for axis in range(len(key)):
        for value in values[axis]:
            slab = [*box[:axis], frozenset((value,)), *box[axis + 1 :]]
            # What the parser does not take is in no table and free, too.
            if all(points.get(one, free) in (form, free) for one in itertools.product(*slab)):
                box[axis] |= {value}
    return tuple(box)


def rows(kind: str, points: Mapping[Key, str]) -> list[str]:
    """Source lines of the rules; `*` stands for every value of a dimension."""
    axes = [axis for axis in DIMENSIONS[kind] if axis != "failure"]
    lines: list[str] = []
    for box, form in rules(points):
        words: list[str] = []
        for axis, name in enumerate(axes):
            held = {key[axis] for key in points}
            inside = [v or "-" for v in DIMENSIONS[kind][name] if v in box[axis]]
            words.append("*" if held <= box[axis] else "|".join(inside))
        fields = ", ".join(f'"{word}"' for word in (kind, *words, form))
        lines.append(f"    ({fields}),")
    return lines


HEAD = '''"""What memory operations become in PTX: the rules behind order.py.

Made by scripts/build_ptx_order.py from what LLVM's NVPTX back end emits; do not edit. A row has
the kind of operation, the values that it holds for in each of the kind's dimensions (`|` between
values, `-` for none, `*` for all), and the form; the first row that fits counts. `S` is the scope
that the operation names.
"""

# fmt: off
# ruff: noqa: E501
from __future__ import annotations

from collections.abc import Mapping

'''


def render(names: Mapping[str, Sequence[str]], lines: Iterable[str]) -> str:
    """The table's source, from groups of read-modify-writes and the lines of the rules."""
    text = [HEAD, "DIMENSIONS: Mapping[str, tuple[str, ...]] = {\n"]
    for kind, dimensions in DIMENSIONS.items():
        axes = ", ".join(f'"{name}"' for name in dimensions if name != "failure")
        text.append(f'    "{kind}": ({axes}),\n')
    text.append(f"}}\n\nARCHITECTURES = ({', '.join(ARCHITECTURES)})\n")
    text.append('"""Each stands for itself and for later ones up to the next."""\n\n')
    text.append("ALIKE: Mapping[str, tuple[str, ...]] = {\n")
    for name, ops in names.items():
        text.append(f'    "{name}": (\n')
        for few in (ops[i : i + 5] for i in range(0, len(ops), 5)):
            text.append(f"        {', '.join(f'{chr(34)}{op}{chr(34)}' for op in few)},\n")
        text.append("    ),\n")
    text.append(
        '}\n"""Read-modify-writes that differ in nothing, by the one that rows name."""\n\n'
    )
    text.append("ROWS: tuple[tuple[str, ...], ...] = (\n")
    return "".join((*text, *(f"{line}\n" for line in lines), ")\n"))


def table(measured: Mapping[str, Mapping[Key, str]]) -> str:
    """The table's source, from the form of every operation."""
    names, few = grouped(measured["atomicrmw"])
    swaps = merged_orderings(measured["cmpxchg"])
    points = {**measured, "atomicrmw": few, "cmpxchg": swaps}
    return render(names, (line for kind in DIMENSIONS for line in rows(kind, points[kind])))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the table of memory operations in PTX.")
    parser.add_argument("--check", action="store_true", help="only say whether it is out of date")
    options = parser.parse_args(arguments)
    text = table({kind: measure(kind, list(keys(kind))) for kind in DIMENSIONS})
    if not options.check:
        TABLE.write_text(text)
        return 0
    if TABLE.read_text() == text:
        return 0
    print(f"{TABLE.name} is out of date: run scripts/build_ptx_order.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
