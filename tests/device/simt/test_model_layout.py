"""What no machine code notices has no modelled gain, such as where blocks stand in the text."""

from __future__ import annotations

import itertools
import random
import re
from pathlib import Path

import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.model.ir import followers, read_kernel
from gevo.device.simt.model.profile import KernelProfile
from gevo.program.base import Program
from gevo.program.load import load
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).resolve().parents[3]
HEAD = "define ptx_kernel void @k(ptr %a, i32 %n) {\n"
BLOCKS = """entry:
  %test = icmp slt i32 %n, 5
  br i1 %test, label %left, label %right

left:
  %x = load i32, ptr %a, align 4
  br label %join

right:
  %y = add i32 %n, 1
  br label %join

join:
  %z = phi i32 [ %x, %left ], [ %y, %right ]
  br label %loop

loop:
  %i = phi i32 [ %z, %join ], [ %next, %latch ]
  %more = icmp slt i32 %i, 10
  br i1 %more, label %latch, label %exit

latch:
  %next = add i32 %i, %z
  br label %loop

exit:
  store i32 %z, ptr %a, align 4
  ret void
"""
ENTRY, *REST = BLOCKS.split("\n\n")


def text_of(order: tuple[str, ...]) -> str:
    return HEAD + "\n\n".join((ENTRY, *(one.strip("\n") for one in order))) + "\n}\n"


ORDERS = list(itertools.permutations(REST))[::97]


def test_all_but_one_of_the_blocks_that_lead_to_another_jump() -> None:
    (function,) = read_kernel(text_of(tuple(REST)), "k")
    behind = {
        block.label: label
        for block, label in zip(function.blocks, followers(function), strict=True)
        if len(block.successors) == 1
    }
    assert behind == {"%left": "", "%right": "%join", "%join": "%loop", "%latch": ""}


@pytest.mark.parametrize("order", ORDERS)
def test_a_profile_does_not_depend_on_the_order_of_blocks(order: tuple[str, ...]) -> None:
    def facts(text: str) -> dict[str, tuple[object, ...]]:
        profile = KernelProfile.from_ir(text, "k")
        (function,) = read_kernel(text, "k")
        return {
            block.label: (
                profile.units[n].tolist(),
                profile.place[n],
                len(profile.late[n]),
                profile.registers,
            )
            for n, block in enumerate(function.blocks)
        }

    assert facts(text_of(order)) == facts(text_of(tuple(REST)))


def test_a_load_is_waited_for_wherever_its_block_stands() -> None:
    for order in ORDERS:
        (function,) = read_kernel(text := text_of(order), "k")
        late = KernelProfile.from_ir(text, "k").late
        waits = {block.label for block, own in zip(function.blocks, late, strict=True) if own}
        assert waits == {"%join"}


CONDITION = re.compile(
    r"^(  br i1 )(%[\w.]+), label (%[\w.-]+), label (%[\w.-]+)(.*)$", re.MULTILINE
)
LOAD = re.compile(r"^(  )(%[\w.]+)( = load (?:i32|float), .*)$", re.MULTILINE)


def in_another_order(text: str, rng: random.Random) -> str:
    """The blocks of each function, but for the entry, at other places of the text."""

    def mixed(found: re.Match[str]) -> str:
        entry, *rest = re.split(r"\n(?=[\w.$-]+:)", found[2].rstrip("\n"))
        rng.shuffle(rest)
        return found[1] + "\n".join((entry, *rest)) + "\n}"

    return re.sub(r"(?ms)(^define [^\n]*\n)(.*?)^}", mixed, text)


def with_branches_flipped(text: str, rng: random.Random) -> str:
    numbers = itertools.count()

    def flipped(found: re.Match[str]) -> str:
        name = f"%flipped{next(numbers)}"
        test = f"  {name} = xor i1 {found[2]}, true\n"
        return f"{test}{found[1]}{name}, label {found[4]}, label {found[3]}{found[5]}"

    return CONDITION.sub(flipped, text)


def with_loads_twice(text: str, rng: random.Random) -> str:
    """A second load of the same, and a select between the two."""

    def twice(found: re.Match[str]) -> str:
        own = found[2]
        kind = found[3].split()[2].rstrip(",")
        rest = re.sub(r", ![\w.]+ !\d+", "", found[3])
        both = "".join(f"  {own}.{n}{rest}\n" for n in "ab")
        test = f"  {own}.t = icmp eq i32 0, 0\n"
        return f"{both}{test}  {own} = select i1 {own}.t, {kind} {own}.a, {kind} {own}.b"

    return LOAD.sub(twice, text)


def with_dead_code(text: str, rng: random.Random) -> str:
    """Values of loads go through a freeze, an addition of nothing and a product nobody takes."""

    def more(found: re.Match[str]) -> str:
        own, kind = found[2], found[3].split()[2].rstrip(",")
        lines = [f"  {own}.f{found[3]}", f"  {own} = freeze {kind} {own}.f"]
        times = "fmul" if kind == "float" else "mul"
        return "\n".join([*lines, f"  {own}.d = {times} {kind} {own}, {own}"])

    return LOAD.sub(more, text)


def with_blocks_split(text: str, rng: random.Random) -> str:
    """What nothing needs is tested in front of every test."""
    numbers = itertools.count()

    def split(found: re.Match[str]) -> str:
        name = f"%split{next(numbers)}"
        test = f"  {name} = select i1 {found[2]}, i1 true, i1 {found[2]}\n"
        return f"{test}{found[1]}{name}, label {found[3]}, label {found[4]}{found[5]}"

    return CONDITION.sub(split, text)


ATTACKS = (
    in_another_order,
    with_branches_flipped,
    with_loads_twice,
    with_dead_code,
    with_blocks_split,
)


def modelled_ns(program: Program, name: str) -> float:
    device = SimtDevice()
    binary = device.compile(device.lower(program))
    case = min(
        (workload := load_workload(ROOT / "testcases" / f"{name}.toml")).train,
        key=lambda one: sum(b.array.nbytes for b in workload.launches(one).buffers),
    )
    try:
        return sum(device.run(binary, workload.launches(case), RunOptions()).times_ns)
    finally:
        binary.close()


@pytest.mark.parametrize("name", ["pathfinder", "nw", "hotspot"])
def test_attacks_that_the_code_generator_undoes_gain_nothing(name: str) -> None:
    program = load(ROOT / "kernels" / f"{name}.ll")
    unmodified = modelled_ns(program, name)
    for attack in ATTACKS:
        attacked = program.rewritten(attack(program.text, random.Random(3)))
        assert attacked.text != program.text
        assert modelled_ns(attacked, name) >= unmodified * (1 - 1e-9), attack.__name__


def test_the_attacks_change_what_is_lowered() -> None:
    """Else nothing would be shown."""
    program = load(ROOT / "kernels" / "pathfinder.ll")
    device = SimtDevice()
    moved = program.rewritten(in_another_order(program.text, random.Random(3)))
    assert device.lower(moved).digest != device.lower(program).digest
