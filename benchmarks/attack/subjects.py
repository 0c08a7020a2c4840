"""The kernels of kernels.cu, how they are launched, and what a launch may be beside that.

`strange` are statements of `values`, tried one by one, and `shapes` blocks that take the place of
the first one: launches that a host may make, and that no case of a workload need show.
"""

# ruff: noqa: E501
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

INTEGERS = ("{x} = integers(-2147483648, 2147483648)", "{x} = 0", "{x} = -1",
            "{x} = 2147483647", "{x} = -2147483648", "cycle({x}, -2147483648, 1, 2147483647)")  # fmt: skip
FLOATS = ("cycle({x}, 0.0, -0.0)", "sprinkled({x}, nan)", "sprinkled({x}, inf, -inf)", "{x} = 1e-42",
          "{x} = uniform(-1e38, 1e38)", "cycle({x}, 1e-45, -1e-39, 0.0, 3e38)", "{x} = -0.0")  # fmt: skip
ROW, BLOCKS_1D = "ceil_div(n, B)", ((32,), (33,), (1,), (64,), (96,), (256,), (7,))
PLANE = ("ceil_div(w, BX)", "ceil_div(h, BY)")
BLOCKS_2D = ((16, 16), (32, 4), (7, 5), (1, 1), (32, 1), (1, 64), (8, 8), (32, 32))


@dataclass(frozen=True)
class Subject:
    """One kernel.

    Attributes:
        args: As in a launch.
        arrays: By name role, type, shape, and what it holds.
        sizes: Its sizes, as the workload has them.
        scalars: Likewise.
        grid: Of a launch; `B` is the threads of a block, `BX` and `BY` those along an axis.
        shapes: Of blocks, the workload's own first.
        strange: Statements of `values`; `{x}` stands for each array that holds something.
        tried: Sizes that are tried beside the workload's own.
        shared: Bytes of shared memory.
        domain: What every input fulfils.
    """

    args: str
    arrays: Mapping[str, tuple[str, str, str, str]]
    sizes: Mapping[str, int] = field(default_factory=lambda: {"n": 100})
    scalars: Mapping[str, int | float] = field(default_factory=dict[str, int | float])
    grid: tuple[str, ...] = (ROW,)
    shapes: tuple[tuple[int, ...], ...] = BLOCKS_1D
    strange: tuple[str, ...] = INTEGERS
    tried: tuple[Mapping[str, int], ...] = ({"n": 1}, {"n": 31}, {"n": 64}, {"n": 257})
    shared: str = "0"
    domain: tuple[str, ...] = ()


def ints(shape: str = "n", low: int = -50, high: int = 50) -> tuple[str, str, str, str]:
    return "in", "i32", shape, f'kind = "integers", low = {low}, high = {high}'


def floats(shape: str = "n") -> tuple[str, str, str, str]:
    return "in", "f32", shape, 'kind = "uniform", low = -2.0, high = 2.0'


def out(shape: str = "n", dtype: str = "i32") -> tuple[str, str, str, str]:
    return "out", dtype, shape, ""


def zeros(shape: str = "n", dtype: str = "i32") -> tuple[str, str, str, str]:
    return "inout", dtype, shape, 'kind = "zeros"'


XY = {"x": ints(), "y": out()}
FXY = {"x": floats(), "y": out(dtype="f32")}
IMAGE = {"w": 40, "h": 23}
SIZES_2D = ({"w": 1, "h": 1}, {"w": 16, "h": 16}, {"w": 33, "h": 31}, {"w": 5, "h": 70})


def plane(x: tuple[str, str, str, str], dtype: str, **more: object) -> Subject:
    return Subject(
        "x y w h", {"x": (*x[:2], "w * h", x[3]), "y": out("w * h", dtype)}, IMAGE,
        grid=PLANE, shapes=BLOCKS_2D, tried=SIZES_2D, **more,  # type: ignore[arg-type]
    )  # fmt: skip


NMK = {"n": 20, "m": 37, "k": 33}
SIZES_NMK = ({"n": 1, "m": 1, "k": 1}, {"n": 16, "m": 16, "k": 16}, {"n": 33, "m": 17, "k": 5},
             {"n": 32, "m": 32, "k": 64})  # fmt: skip


def product(kind: str, c: str) -> Subject:
    x = floats if kind == "f32" else ints
    return Subject(
        "a b c n m k",
        {"a": x("n * k"), "b": x("k * m"), "c": (c, kind, "n * m", "" if c == "out" else x()[3])},
        NMK,
        grid=("ceil_div(m, BX)", "ceil_div(n, BY)"),
        shapes=BLOCKS_2D,
        strange=FLOATS if kind == "f32" else INTEGERS,
        tried=SIZES_NMK,
    )


SCALAR = ("d = 0", "d = 1", "d = -1", "d = -2147483648", "d = 2147483647", "e = 0", "e = 1",
          "e = 4294967295", "e = 2147483648")  # fmt: skip
SUBJECTS: Mapping[str, Subject] = {
    "stepped": Subject(
        "x y n begin to step most", XY, scalars={"begin": 0, "to": 37, "step": 3, "most": 50},
        strange=("to = 0", "to = -5", "begin = 2147483640", "to = 2147483647", "step = 1073741824",
                 "step = 0", "step = -1", "step = 536870912; to = 2147483647",
                 "begin = -2147483648; to = 2147483647; step = 1000000000", "to = 1",
                 "begin = 2147483600; to = 2147483647; step = 7", "most = 0"),
    ),
    "stepped_unsigned": Subject(
        "x y n begin to step", XY, scalars={"begin": 4, "to": 37, "step": 3},
        strange=("begin = 0", "to = 0", "begin = 4294967290; to = 4294967295",
                 "begin = 4294967000; to = 4294967295; step = 13", "step = 2147483648; to = 4294967295",
                 "begin = 3000000000; to = 4294967295; step = 500000000"),
    ),
    "strided": Subject(
        "x y n to step", XY, scalars={"to": 300, "step": 17},
        strange=("to = 0", "to = -1", "step = 2147483647", "to = 1", "step = 1", "to = 999; step = 1000"),
    ),
    "grid_stride": Subject("x y n", XY, grid=("2",)),
    "divided": Subject("x y n d e", XY, scalars={"d": 7, "e": 10}, strange=(*INTEGERS, *SCALAR,
        "x = -2147483648; d = -1", "x = integers(-2147483648, 2147483648); d = -2147483648",
        "x = integers(-2147483648, 2147483648); e = 4294967295")),
    "divided_in_loop": Subject("x y n rounds d", XY, scalars={"rounds": 5, "d": 7},
        strange=(*INTEGERS, "rounds = 0", "d = 1", "d = -1", "d = -2147483648", "d = 2147483647")),
    "column": plane(floats(), "f32", strange=FLOATS),
    "clamped": plane(floats(), "f32", strange=FLOATS),
    "wide_index": Subject("x y n row pitch", XY, scalars={"row": 3, "pitch": 50},
        strange=("row = 4294967295", "pitch = 4294967295", "row = 65536; pitch = 65536",
                 "row = 4294967295; pitch = 4294967295", "row = 65535; pitch = 65537")),
    "guarded": Subject("x y n s", XY, scalars={"s": 3},
        strange=(*INTEGERS, "s = -2147483648", "s = 2147483647")),
    "either": Subject("a b y n s", {"a": ints(), "b": ints(), "y": out()}, scalars={"s": 2},
        strange=(*INTEGERS, "s = 9")),
    "table": Subject("x y t n", {"x": ("in", "u8", "n", 'kind = "integers", low = 0, high = 40'),
        "y": out(), "t": ints("16")}, strange=("counted(x, 0, 255)", "x = 255", "x = 16", "x = 15")),
    "serial": Subject("x y rows n", {"x": ints("rows * n"), "y": out("rows * n")},
        {"rows": 40, "n": 9}, grid=("ceil_div(rows, B)",),
        tried=({"rows": 1, "n": 1}, {"rows": 1, "n": 40}, {"rows": 3, "n": 8}, {"rows": 40, "n": 33})),
    "serial_sum": Subject("x y total rows n", {"x": ints("rows * n"), "y": out("rows * n"),
        "total": out("rows")}, {"rows": 40, "n": 9}, grid=("ceil_div(rows, B)",),
        tried=({"rows": 1, "n": 1}, {"rows": 1, "n": 40}, {"rows": 3, "n": 8}, {"rows": 40, "n": 33})),
    "copied": Subject("x y n", {"x": ints("4 * n"), "y": out("4 * n")}),
    "chain": Subject("next x y n most", {"next": ("in", "i32", "n", 'kind = "permutation"'),
        "x": ints(), "y": out()}, scalars={"most": 12},
        strange=("next = -1", "most = 0", "most = 1", "most = -1", "next = 0", "sprinkled(next, -1, n)",
                 "next = 2147483647")),
    "rows": Subject("begin x y n", {"begin": ("in", "i32", "n + 1", 'kind = "offsets", high = "3 * n"'),
        "x": floats("3 * n"), "y": out(dtype="f32")}, strange=(*FLOATS[:1], *(s.format(x="x") for s in
        FLOATS), "begin = 0", "begin = n", "reversed(begin)")),
    "nested": Subject("x y n m", XY, scalars={"m": 6}, strange=(*INTEGERS, "m = 0", "m = 1", "m = -3",
        "x = integers(0, 6)", "m = 17")),
    "extremes": Subject("x y n s", FXY, scalars={"s": 0.5}, strange=(*FLOATS, "s = 0.0", "s = -0.0",
        "cycle(x, 0.0, -0.0); s = -0.0", "cycle(x, 0.0, -0.0); s = 0.0", "s = 3e38")),
    "quotients": Subject("x d y n s", {"x": floats(), "d": floats(), "y": out(dtype="f32")},
        scalars={"s": 3.0}, strange=(*FLOATS, "s = 0.0", "s = 1e-40", "s = 3e38", "s = -0.0")),
    "dots": Subject("x w y n m", {"x": floats(), "w": floats("m"), "y": out(dtype="f32")},
        {"n": 100, "m": 9}, strange=FLOATS, tried=({"n": 1, "m": 1}, {"n": 33, "m": 8}, {"n": 64, "m": 31})),
    "doubles": Subject("x y n s", FXY, scalars={"s": 1.5}, strange=(*FLOATS, "s = 1e300", "s = 1e-300")),
    "summed": Subject("x y n", XY, shapes=((64,), (32,), (33,), (1,), (256,), (7,))),
    "swapped": Subject("x y n", XY, shapes=((64,), (33,), (1,), (16, 16), (7, 5), (1, 64), (8, 4, 2))),
    "tile": plane(ints(), "i32"),
    "own_element": Subject("x y n rounds", XY, scalars={"rounds": 4}, shapes=((64,), (32,), (128,),
        (33,), (1,), (256,)), strange=(*INTEGERS, "rounds = 0", "rounds = 1")),
    "dynamic": Subject("x y n", XY, shared="8 * B"),
    "left_early": Subject("x y n", XY),
    "meets_in_loop": Subject("x y n rounds", XY, scalars={"rounds": 3},
        strange=(*INTEGERS, "rounds = 0", "rounds = 1", "rounds = 9", "rounds = -1")),
    "in_place": Subject("x n rounds", {"x": ("inout", "i32", "n", ints()[3])}, {"n": 50},
        {"rounds": 3}, grid=("1",), shapes=((64,), (96,), (1024,), (50,)),
        tried=({"n": 1}, {"n": 31}, {"n": 64}),
        strange=(*INTEGERS, "rounds = 0", "rounds = 1", "rounds = 8")),
    "one_warp": Subject("x y n", XY, grid=("ceil_div(n, 32)",), shapes=((32,),)),
    "product": product("f32", "out"),
    "product_added": product("i32", "inout"),
    "product_masked": product("i32", "out"),
    "bodies": Subject("p y n", {"p": floats("4 * n"), "y": out(dtype="f32")}, strange=FLOATS,
        shapes=((128,), *BLOCKS_1D)),
    "histogram": Subject("x h n", {"x": ("in", "u8", "n", 'kind = "integers", low = 0, high = 256'),
        "h": zeros("256")}, strange=("x = 255", "x = 0", "h = 2147483647")),
    "histogram_skips": Subject("x h n", {"x": ints(), "h": zeros("10")}, grid=("2",)),
    "tickets": Subject("x y count n", {"x": ints(), "y": zeros(), "count": zeros("1")}),
    "added": Subject("x sum n", {"x": floats(), "sum": zeros("1", "f32")}, strange=FLOATS),
    "added_some": Subject("x sum n", {"x": floats(), "sum": zeros("2", "f32")}, strange=FLOATS),
    "last_block": Subject("x y done n", {"x": ints(), "y": zeros("2"), "done": zeros("1", "u32")}),
    "warp_sums": Subject("x y n", XY, shapes=((32,), (64,), (256,), (96,))),
    "own_array": Subject("x y n", XY),
    "own_array_2d": plane(ints(), "i32"),
    "chosen": Subject("x y n op", XY, scalars={"op": 4}, strange=(*INTEGERS, *(f"op = {n}" for n in
        (0, 1, 2, 3, 5, 6, 7, -1, 2147483647, -2147483648)))),
    "narrow": Subject("x y n s", {"x": ("in", "i8", "n", 'kind = "integers", low = -128, high = 128'),
        "y": out(dtype="i16")}, scalars={"s": 5}, strange=("counted(x, -128, 127)", "s = 32767",
        "s = -32768", "counted(x, -128, 127); s = 127", "counted(x, -128, 127); s = -128")),
    "unaligned": Subject("x y n", {"x": ("in", "i8", "4 * n", 'kind = "integers", low = -128, high = 128'),
        "y": out()}, strange=("x = -1", "x = -128")),
    "watched": Subject("x y n", XY),
}  # fmt: skip
"""By name."""


def spec(name: str, shape: tuple[int, ...] | None = None) -> str:
    """The text of a workload for a kernel, with blocks of a shape or of its own first one."""
    subject = SUBJECTS[name]
    shape = shape or subject.shapes[0]
    threads = 1
    for count in shape:
        threads *= count
    names = {"BX": shape[0], "BY": (*shape, 1)[1], "B": threads}

    def fixed(text: str) -> str:
        for word, number in names.items():
            text = text.replace(word, str(number))
        return text

    lines = ['program = "kernels.ll"', "", "[sizes]"]
    lines += (f"{key} = {value}" for key, value in subject.sizes.items())
    lines += ["", "[scalars]"] if subject.scalars else []
    lines += (f"{key} = {value}" for key, value in subject.scalars.items())
    for array, (role, dtype, extent, init) in subject.arrays.items():
        lines += ["", f"[arrays.{array}]", f'role = "{role}"', f'dtype = "{dtype}"']
        lines += [f'shape = ["{extent}"]', *([f"init = {{ {init} }}"] if init else [])]
    grid = ", ".join(f'"{fixed(one)}"' for one in subject.grid)
    args = ", ".join(f'"{one}"' for one in subject.args.split())
    lines += ["", "[[launch]]", f'kernel = "{name}"', f"grid = [{grid}]"]
    lines += [f"block = [{', '.join(map(str, shape))}]", f"args = [{args}]"]
    lines += [f'shared_bytes = "{fixed(subject.shared)}"'] if subject.shared != "0" else []
    if subject.domain:
        lines += ["", "[domain]", f"assume = {list(subject.domain)}".replace("'", '"')]
    lines += ["", "[[train]]", "seed = 1", "", "[[heldout]]", "seed = 101"]
    return "\n".join(lines) + "\n"
