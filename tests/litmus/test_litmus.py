"""What the memory model forbids never happens, what it allows does, and races are named.

Shapes and verdicts: Lustig, Sahasrabuddhe, Giroux, "A Formal Analysis of the NVIDIA PTX Memory
Consistency Model", ASPLOS 2019; PTX ISA, chapter "Memory Consistency Model"; Alglave et al.,
"GPU Concurrency: Weak Behaviours and Programming Assumptions", ASPLOS 2015.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from gevo.device.base import Policy, RunOptions, Schedule
from gevo.device.simt.device import SimtDevice
from gevo.finding import Kind
from gevo.program.base import Dialect, Program
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.litmus.shapes import LOCATIONS, Shape

BLOCKS = ((0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0))
WARPS = ((0, 0, 0), (0, 1, 0), (0, 2, 0), (0, 3, 0))
LANES = ((0, 0, 0), (0, 0, 5), (0, 0, 9), (0, 0, 31))
SEEDS = 120
POLICIES = (Policy.RANDOM, Policy.PRIORITIES, Policy.STARVE, Policy.REVERSED)


def shape(where: tuple[tuple[int, int, int], ...], *threads: str) -> Shape:
    operations = tuple(tuple(op.strip() for op in t.split(";")) for t in threads)
    return Shape(operations, where[: len(threads)])


def run(device: SimtDevice, s: Shape) -> Iterator[tuple[dict[str, int], frozenset[Kind]]]:
    """Values of registers and locations at the end, and findings, for many schedules."""
    binary = device.compile(device.lower(Program(Dialect.LLVM, s.ir(), ("k",))))

    def drive(host):
        host.launch("k", (s.grid, 1, 1), (s.block, 1, 1), [Pointer("x"), Pointer("out")])

    for seed in range(SEEDS):
        buffers = (
            Buffer("x", np.zeros(192, np.int32), Role.INOUT),
            Buffer("out", np.zeros(max(1, s.registers), np.int32), Role.INOUT),
        )
        schedule = Schedule(POLICIES[seed % len(POLICIES)], seed, 128 if seed % 8 > 1 else 0)
        options = RunOptions(collect=True, schedule=schedule)
        result = device.run(binary, Launches(buffers, drive), options)
        ends = {f"r{i}": int(v) for i, v in enumerate(result.outputs["out"])}
        ends |= {name: int(result.outputs["x"][64 * i]) for i, name in enumerate(LOCATIONS)}
        yield ends, frozenset(f.kind for f in result.findings)


@pytest.fixture(scope="module")
def device() -> SimtDevice:
    return SimtDevice()


ALLOWED, FORBIDDEN, NOT_PRODUCED = "allowed", "forbidden", "allowed, not produced"

MP = {
    # name: where, writer, reader, is (r0 = 1, r1 = 0) possible
    "relaxed": (BLOCKS, "W.relaxed.gpu x 1; W.relaxed.gpu y 1",
                "R.relaxed.gpu y r0; R.relaxed.gpu x r1", ALLOWED),
    "release and acquire": (BLOCKS, "W.relaxed.gpu x 1; W.release.gpu y 1",
                            "R.acquire.gpu y r0; R.relaxed.gpu x r1", FORBIDDEN),
    "system scope": (BLOCKS, "W.relaxed.gpu x 1; W.release.sys y 1",
                     "R.acquire.sys y r0; R.relaxed.gpu x r1", FORBIDDEN),
    "release alone": (BLOCKS, "W.relaxed.gpu x 1; W.release.gpu y 1",
                      "R.relaxed.gpu y r0; R.relaxed.gpu x r1", ALLOWED),
    "acquire alone": (BLOCKS, "W.relaxed.gpu x 1; W.relaxed.gpu y 1",
                      "R.acquire.gpu y r0; R.relaxed.gpu x r1", ALLOWED),
    "fences": (BLOCKS, "W.relaxed.gpu x 1; F.acq_rel.gpu; W.relaxed.gpu y 1",
               "R.relaxed.gpu y r0; F.acq_rel.gpu; R.relaxed.gpu x r1", FORBIDDEN),
    "volatile": (BLOCKS, "W.volatile x 1; M.gl; W.volatile y 1",
                 "R.volatile y r0; M.gl; R.volatile x r1", FORBIDDEN),
    "fence of the writer": (BLOCKS, "W.relaxed.gpu x 1; F.acq_rel.gpu; W.relaxed.gpu y 1",
                            "R.relaxed.gpu y r0; R.relaxed.gpu x r1", ALLOWED),
    "fence of the reader": (BLOCKS, "W.relaxed.gpu x 1; W.relaxed.gpu y 1",
                            "R.relaxed.gpu y r0; F.acq_rel.gpu; R.relaxed.gpu x r1", ALLOWED),
    "fence behind the flag": (BLOCKS, "W.relaxed.gpu x 1; W.relaxed.gpu y 1; F.sc.gpu",
                              "R.relaxed.gpu y r0; F.sc.gpu; R.relaxed.gpu x r1", ALLOWED),
    "block fences between blocks": (
        BLOCKS, "W.relaxed.gpu x 1; F.acq_rel.cta; W.relaxed.gpu y 1",
        "R.relaxed.gpu y r0; F.acq_rel.cta; R.relaxed.gpu x r1", ALLOWED),
    "block fence of the writer": (
        BLOCKS, "W.relaxed.gpu x 1; M.cta; W.relaxed.gpu y 1",
        "R.relaxed.gpu y r0; M.gl; R.relaxed.gpu x r1", ALLOWED),
    "block fence of the reader": (
        BLOCKS, "W.relaxed.gpu x 1; M.gl; W.relaxed.gpu y 1",
        "R.relaxed.gpu y r0; M.cta; R.relaxed.gpu x r1", ALLOWED),
    "block fences in a block": (
        WARPS, "W.relaxed.cta x 1; F.acq_rel.cta; W.relaxed.cta y 1",
        "R.relaxed.cta y r0; F.acq_rel.cta; R.relaxed.cta x r1", FORBIDDEN),
    "mixed fences in a block": (
        WARPS, "W.relaxed.cta x 1; M.gl; W.relaxed.gpu y 1",
        "R.relaxed.cta y r0; M.cta; R.relaxed.cta x r1", FORBIDDEN),
    "release and acquire of a block": (
        WARPS, "W.relaxed.cta x 1; W.release.cta y 1",
        "R.acquire.cta y r0; R.relaxed.cta x r1", FORBIDDEN),
    "lanes of a warp": (LANES, "W.relaxed.cta x 1; W.relaxed.cta y 1",
                        "R.relaxed.cta y r0; R.relaxed.cta x r1", ALLOWED),
    "atomic flag": (BLOCKS, "W.relaxed.gpu x 1; M.gl; SWAP.gpu y 1 r2",
                    "ADD.gpu y 0 r0; M.gl; R.relaxed.gpu x r1", FORBIDDEN),
    "atomic flag alone": (BLOCKS, "W.relaxed.gpu x 1; SWAP.gpu y 1 r2",
                          "ADD.gpu y 0 r0; R.relaxed.gpu x r1", ALLOWED),
    "fence in front of the data": (
        BLOCKS, "M.gl; W.relaxed.gpu x 1; W.relaxed.gpu y 1",
        "R.relaxed.gpu y r0; M.gl; R.relaxed.gpu x r1", ALLOWED),
    "fence behind the data's reading": (
        BLOCKS, "W.relaxed.gpu x 1; M.gl; W.relaxed.gpu y 1",
        "R.relaxed.gpu y r0; R.relaxed.gpu x r1; M.gl", ALLOWED),
    "release of an earlier value": (
        BLOCKS, "W.release.gpu y 2; W.relaxed.gpu x 1; W.relaxed.gpu y 1",
        "R.acquire.gpu y r0; R.relaxed.gpu x r1", ALLOWED),
}  # fmt: skip


@pytest.mark.parametrize("name", MP)
def test_message_passing(device, name):
    where, writer, reader, verdict = MP[name]
    outcomes = [ends for ends, _ in run(device, shape(where, writer, reader))]
    seen = any(e["r0"] == 1 and e["r1"] == 0 for e in outcomes)
    assert seen == (verdict is ALLOWED)
    assert any(e["r0"] == 1 and e["r1"] == 1 for e in outcomes)
    assert any(e["r0"] == 0 for e in outcomes)


SB = {
    "relaxed": (BLOCKS, "", ALLOWED),
    "sequentially consistent fences": (BLOCKS, "F.sc.gpu;", FORBIDDEN),
    "membar": (BLOCKS, "M.gl;", FORBIDDEN),
    "acquire-release fences": (BLOCKS, "F.acq_rel.gpu;", ALLOWED),
    "block fences between blocks": (BLOCKS, "F.sc.cta;", ALLOWED),
    "block fences in a block": (WARPS, "F.sc.cta;", FORBIDDEN),
    "in a warp": (LANES, "", ALLOWED),
    "in a warp, fences": (LANES, "M.cta;", FORBIDDEN),
}


@pytest.mark.parametrize("name", SB)
def test_store_buffering(device, name):
    where, fence, verdict = SB[name]
    s = shape(
        where,
        f"W.relaxed.gpu x 1; {fence} R.relaxed.gpu y r0",
        f"W.relaxed.gpu y 1; {fence} R.relaxed.gpu x r1",
    )
    outcomes = [(e["r0"], e["r1"]) for e, _ in run(device, s)]
    assert ((0, 0) in outcomes) == (verdict is ALLOWED)
    assert {(0, 1), (1, 0), (1, 1)} <= set(outcomes)


def test_one_fence_does_not_forbid_store_buffering(device):
    s = shape(
        BLOCKS,
        "W.relaxed.gpu x 1; F.sc.gpu; R.relaxed.gpu y r0",
        "W.relaxed.gpu y 1; R.relaxed.gpu x r1",
    )
    assert any(e["r0"] == e["r1"] == 0 for e, _ in run(device, s))


@pytest.mark.parametrize("fence", ["", "F.sc.gpu;"])
def test_load_buffering_is_not_produced(device, fence):
    """Relaxed, the model allows it; stores are not delayed here (docs/simt.md)."""
    s = shape(
        BLOCKS,
        f"R.relaxed.gpu x r0; {fence} W.relaxed.gpu y 1",
        f"R.relaxed.gpu y r1; {fence} W.relaxed.gpu x 1",
    )
    outcomes = {(e["r0"], e["r1"]) for e, _ in run(device, s)}
    assert outcomes == {(0, 0), (0, 1), (1, 0)}


IRIW = {
    "relaxed": ("R.relaxed.gpu", "", ALLOWED),
    "acquire": ("R.acquire.gpu", "", ALLOWED),
    "acquire-release fences": ("R.relaxed.gpu", "F.acq_rel.gpu;", ALLOWED),
    "sequentially consistent fences": ("R.relaxed.gpu", "F.sc.gpu;", FORBIDDEN),
}


@pytest.mark.parametrize("name", IRIW)
def test_independent_reads_of_independent_writes(device, name):
    read, fence, verdict = IRIW[name]
    s = shape(
        BLOCKS,
        "W.relaxed.gpu x 1",
        "W.relaxed.gpu y 1",
        f"{read} x r0; {fence} {read} y r1",
        f"{read} y r2; {fence} {read} x r3",
    )
    outcomes = {(e["r0"], e["r1"], e["r2"], e["r3"]) for e, _ in run(device, s)}
    assert ((1, 0, 1, 0) in outcomes) == (verdict is ALLOWED)
    assert (1, 1, 1, 1) in outcomes


@pytest.mark.parametrize("where", [BLOCKS, WARPS, LANES])
def test_coherence(device, where):
    """CoRR, CoWR, CoRW: one place never goes back in time for a thread."""
    s = shape(
        where,
        "W.relaxed.gpu x 1; R.relaxed.gpu x r0; W.relaxed.gpu x 2",
        "R.relaxed.gpu x r1; R.relaxed.gpu x r2",
    )
    outcomes = [e for e, _ in run(device, s)]
    assert all(e["r0"] == 1 and e["r2"] >= e["r1"] and e["x"] == 2 for e in outcomes)
    assert {(e["r1"], e["r2"]) for e in outcomes} >= {(0, 0), (0, 2), (1, 2), (2, 2)}


def test_coherence_through_synchronisation(device):
    """Who knows of a read of the new value may not read the old one."""
    s = shape(
        BLOCKS,
        "W.relaxed.gpu x 1",
        "R.relaxed.gpu x r0; W.release.gpu y 1",
        "R.acquire.gpu y r1; R.relaxed.gpu x r2",
    )
    outcomes = [e for e, _ in run(device, s)]
    assert not any(e["r0"] == 1 and e["r1"] == 1 and e["r2"] == 0 for e in outcomes)
    assert any(e["r0"] == 1 and e["r1"] == 1 for e in outcomes)


CHAINS = {
    # ISA2 and WRC: order is transitive, also over scopes
    "three threads": (BLOCKS, ("W.relaxed.gpu x 1; W.release.gpu y 1",
                               "R.acquire.gpu y r0; W.release.gpu z 1",
                               "R.acquire.gpu z r1; R.relaxed.gpu x r2"), FORBIDDEN),
    "middle without acquire": (BLOCKS, ("W.relaxed.gpu x 1; W.release.gpu y 1",
                                        "R.relaxed.gpu y r0; W.release.gpu z 1",
                                        "R.acquire.gpu z r1; R.relaxed.gpu x r2"), ALLOWED),
    "block, then device": (((0, 0, 0), (0, 1, 0), (1, 0, 0)),
                           ("W.relaxed.gpu x 1; W.release.cta y 1",
                            "R.acquire.cta y r0; W.release.gpu z 1",
                            "R.acquire.gpu z r1; R.relaxed.gpu x r2"), FORBIDDEN),
    "relaxed atomic in between": (BLOCKS, ("W.relaxed.gpu x 1; M.gl; ADD.gpu y 1 r3",
                                           "ADD.gpu y 1 r0; W.relaxed.gpu z 1",
                                           "R.relaxed.gpu y r1; M.gl; R.relaxed.gpu x r2"),
                                  FORBIDDEN),
}  # fmt: skip


@pytest.mark.parametrize("name", CHAINS)
def test_chains(device, name):
    where, threads, verdict = CHAINS[name]
    last = 2 if "atomic" in name else 1
    found = [
        e["r2"] for e, _ in run(device, shape(where, *threads)) if e["r0"] == 1 and e["r1"] == last
    ]
    assert 1 in found
    assert (0 in found) == (verdict is ALLOWED)


def test_a_plain_store_breaks_a_chain_of_atomics(device):
    """The reader sees what another thread stored over the release: it acquires nothing."""
    s = shape(
        BLOCKS,
        "W.relaxed.gpu x 1; M.gl; W.relaxed.gpu y 1",
        "R.relaxed.gpu y r0; W.relaxed.gpu y 2",
        "R.acquire.gpu y r1; R.relaxed.gpu x r2",
    )
    found = [e["r2"] for e, _ in run(device, s) if e["r0"] == 1 and e["r1"] == 2]
    assert set(found) == {0, 1}


def test_a_release_is_continued_by_its_own_thread(device):
    s = shape(
        BLOCKS,
        "W.relaxed.gpu x 1; W.release.gpu y 1; W.relaxed.gpu y 2",
        "R.acquire.gpu y r0; R.relaxed.gpu x r1",
    )
    found = [e["r1"] for e, _ in run(device, s) if e["r0"] == 2]
    assert set(found) == {1}


def test_an_older_value_can_be_read_late(device):
    """R: the later store of one thread is not yet seen by the other."""
    s = shape(BLOCKS, "W.relaxed.gpu x 1; W.relaxed.gpu y 1",
              "W.relaxed.gpu y 2; R.relaxed.gpu x r0")  # fmt: skip
    assert any(e["y"] == 2 and e["r0"] == 0 for e, _ in run(device, s))


def test_what_a_barrier_orders_is_seen(device):
    s = shape(WARPS, "W.relaxed.cta x 1; BAR", "BAR; R.relaxed.cta x r0")
    assert all(e["r0"] == 1 for e, _ in run(device, s))


WEAK = {
    # where, threads, the kinds that must be found in some schedule; none may be found otherwise
    "nothing": (BLOCKS, ("W x 1", "R x r0"), {Kind.RACE}),
    "two writes of one value": (BLOCKS, ("W x 1", "W x 1"), {Kind.RACE}),
    "lanes": (LANES, ("W x 1", "R x r0"), {Kind.RACE}),
    "lanes, warp barrier": (LANES, ("W x 1; SYNCWARP", "SYNCWARP; R x r0"), set()),
    "barrier": (WARPS, ("W x 1; BAR", "BAR; R x r0"), set()),
    "barrier on the wrong side": (WARPS, ("BAR; W x 1", "BAR; R x r0"), {Kind.RACE}),
    "block barrier, lanes": (LANES, ("W x 1; BAR", "BAR; R x r0"), set()),
    "atomics": (BLOCKS, ("ADD.gpu x 1 r0", "ADD.gpu x 1 r1"), set()),
    "atomics of block scope": (BLOCKS, ("ADD.cta x 1 r0", "ADD.cta x 1 r1"), {Kind.RACE}),
    "one of block scope": (BLOCKS, ("ADD.gpu x 1 r0", "ADD.cta x 1 r1"), {Kind.RACE}),
    "block scope in a block": (WARPS, ("ADD.cta x 1 r0", "ADD.gpu x 1 r1"), set()),
    "atomic and weak": (BLOCKS, ("ADD.gpu x 1 r0", "R x r1"), {Kind.RACE}),
    "volatile and weak": (BLOCKS, ("W.volatile x 1", "R x r1"), {Kind.RACE}),
    "volatile and volatile": (BLOCKS, ("W.volatile x 1", "R.volatile x r0"), {Kind.UNORDERED}),
    "volatile, one value": (BLOCKS, ("W.volatile x 1", "W.volatile x 1"), set()),
    "volatile, two values": (BLOCKS, ("W.volatile x 1", "W.volatile x 2"), {Kind.UNORDERED}),
    "lost update": (LANES, ("R.volatile x r0; W.volatile x 1", "R.volatile x r1; W.volatile x 2"),
                    {Kind.UNORDERED}),
    "atomic and volatile": (BLOCKS, ("ADD.gpu x 1 r0", "W.volatile x 7"), {Kind.UNORDERED}),
}  # fmt: skip


@pytest.mark.parametrize("name", WEAK)
def test_races(device, name):
    where, threads, kinds = WEAK[name]
    found = set().union(*(kinds for _, kinds in run(device, shape(where, *threads))))
    assert found == kinds
