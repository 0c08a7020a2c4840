"""Other places for the threads of a block: which of them form a warp, and so what it accesses.

A block's threads are numbered anew, and each number is taken once: so they do the same as before,
and only who does it is another. That is right wherever nothing tells a thread's warp, or what it
shares with it. Warps load and store what lies beside one another in fewer transactions, so this
helps where the kernel's author has mistaken the order of axes, and where a warp's rows are longer
than what is fetched at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from gevo.errors import EditError
from gevo.program.llvm.body import instruction_lines
from gevo.program.llvm.coarse_plan import (
    OF_A_WARP,
    callee,
    is_known,
    place_of,
    places,
    with_body,
)
from gevo.program.llvm.text import Function, Module

COLUMNS, TILES = "columns", "tiles"
SHAPES = (COLUMNS, TILES)
"""A block's threads are counted along y first; or a warp is a tile of 8 by 4."""

_ENTRY = {
    COLUMNS: """
{at} = add i32 {row}, {x}
{square} = icmp eq i32 {nx}, {ny}
br i1 {square}, label %{p}.turned, label %{p}.divided
{p}.divided:
{whole} = udiv i32 {at}, {ny}
{product} = mul i32 {whole}, {ny}
{rest} = sub i32 {at}, {product}
br label %{p}.turned
{p}.turned:
{to_x} = phi i32 [ {y}, %{p}.entry ], [ {whole}, %{p}.divided ]
{to_y} = phi i32 [ {x}, %{p}.entry ], [ {rest}, %{p}.divided ]
br label {first}""",
    TILES: """
{at} = add i32 {row}, {x}
{odd_x} = and i32 {nx}, 7
{odd_y} = and i32 {ny}, 3
{odd} = or i32 {odd_x}, {odd_y}
{fits} = icmp eq i32 {odd}, 0
br i1 {fits}, label %{p}.tiles, label %{p}.placed
{p}.tiles:
{warp} = lshr i32 {at}, 5
{wide} = lshr i32 {nx}, 3
{down} = udiv i32 {warp}, {wide}
{product} = mul i32 {down}, {wide}
{across} = sub i32 {warp}, {product}
{left} = shl i32 {across}, 3
{in_x} = and i32 {at}, 7
{new_x} = or i32 {left}, {in_x}
{lane} = and i32 {at}, 31
{in_y} = lshr i32 {lane}, 3
{top} = shl i32 {down}, 2
{new_y} = or i32 {top}, {in_y}
br label %{p}.placed
{p}.placed:
{to_x} = phi i32 [ {x}, %{p}.entry ], [ {new_x}, %{p}.tiles ]
{to_y} = phi i32 [ {y}, %{p}.entry ], [ {new_y}, %{p}.tiles ]
br label {first}""",
}
_BEGIN = f"""
{{x}} = call i32 @{place_of("", "x")}()
{{y}} = call i32 @{place_of("", "y")}()
{{nx}} = call i32 @{place_of("n", "x")}()
{{ny}} = call i32 @{place_of("n", "y")}()
{{row}} = mul i32 {{nx}}, {{y}}"""
_NAME = re.compile(r"\{(\w+)\}")


def remapped(module: Module, kernel: str, shape: str, prefix: str) -> tuple[str, tuple[str, ...]]:
    """A module in which a kernel's threads have other places in their block.

    Args:
        module: The module.
        kernel: The kernel's name.
        shape: One of `SHAPES`.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: There is no such kernel or shape, or places matter.
    """
    function = next((f for f in module.functions if f.name == kernel and f.kernel), None)
    if function is None or shape not in SHAPES:
        raise EditError(f"there is no kernel {kernel} whose threads could be put into {shape}")
    _require_free(module, function)
    return with_body(module, function, *_body(module, function, shape, prefix), places("xy"))


def remappable(module: Module, function: Function) -> Iterator[str]:
    """The shapes in which a kernel's threads can be put."""
    try:
        _require_free(module, function)
    except EditError:
        return
    yield from SHAPES


def _require_free(module: Module, function: Function) -> None:
    """Raise EditError unless it is all the same which thread does what."""
    read: set[str] = set()
    for one in module.inside(function):
        if not is_known(one) or OF_A_WARP.match(callee(one)):
            raise EditError(f"{one.uid} ({one.op}): the thread's place may matter")
        read |= {axis for axis in "xy" if callee(one) == place_of("", axis)}
    if read != {"x", "y"}:
        raise EditError(f"{function.name} has threads along one axis only")


def _body(
    module: Module, function: Function, shape: str, prefix: str
) -> tuple[list[str], list[str]]:
    """The lines of the kernel's body, and the uids of its instructions."""
    first = module.blocks[function.blocks.start].name
    names: dict[str, str] = {}

    def name(key: str) -> str:
        if key in ("p", "first"):
            return prefix if key == "p" else first
        return names.setdefault(key, f"%{prefix}c{len(names):04x}")

    lines, uids = [f"{prefix}.entry:"], list[str]()
    for line in f"{_BEGIN}{_ENTRY[shape]}".split("\n")[1:]:
        text = _NAME.sub(lambda m: name(m[1]), line)
        if text.endswith(":"):
            lines.append(f"\n{text}")
            continue
        lines.append(f"  {text}")
        result = text.partition(" = ")[0]
        uids.append(result[1:] if result != text else f"{prefix}d{len(uids):04x}")
    to = {place_of("", axis): name(f"to_{axis}") for axis in "xy"}
    for n in function.blocks:
        block = module.blocks[n]
        lines.append(block.label if block.label[0] == "\n" else f"\n{block.label}")
        lines[-1] = lines[-1].rstrip("\n")
        for uid, text in zip(block.uids, instruction_lines(block.text), strict=True):
            place = to.get(callee(module.instructions[uid]))
            label = module.instructions[uid].label
            lines.append(f"  {label} = add i32 {place}, 0" if place else f"  {text}")
            uids.append(uid)
    return lines, uids
