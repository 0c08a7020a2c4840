"""What a variant does on launches that no case of a workload shows, beside the unmodified kernel.

Blocks of other shapes, sizes that are no multiple of anything, contents at the ends of their types,
and arrays that are one or overlap in part. A launch counts where the unmodified kernel defines what
it gives: it ends without a finding and gives the same bits whatever memory held before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from pathlib import Path

import numpy as np

from benchmarks.attack.subjects import SUBJECTS, spec
from gevo.device.base import Binary, RunOptions, RunResult
from gevo.errors import LaunchFailed, WorkloadError
from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.evaluate.scoring.score import Scorer
from gevo.finding import DRAWN, NOTES
from gevo.program.base import Program
from gevo.program.load import load
from gevo.workload.case import Argument, Array, Launches, Pointer, Relay, Role, TestCase, Workload

HERE = Path(__file__).parent
KERNELS = HERE / "kernels.ll"
FIRST = RunOptions(poison=0x5A, fill=0x7F, collect=True, timed=False)
SECOND = RunOptions(poison=0xFF, fill=0xFE, collect=True, timed=False)
SHIFTS = (0, 1, -1, 4)
"""By so many elements one of two arrays begins behind the other, where they overlap."""


@dataclass(frozen=True)
class Strange:
    """One launch, with what the unmodified kernel makes of it."""

    words: str
    scorer: Scorer
    launches: Launches
    expected: Mapping[str, Array]
    fuel: int


def read(name: str) -> Program:
    """One of the kernels."""
    return load(KERNELS, launched=(name,))


def written(name: str, folder: Path, shape: tuple[int, ...] | None = None) -> Path:
    """A workload's file for it."""
    path = folder / f"{name}{'x'.join(map(str, shape or ()))}.toml"
    (folder / "kernels.ll").write_text(KERNELS.read_text())
    path.write_text(spec(name, shape))
    return path


def strange_launches(name: str, folder: Path) -> list[Strange]:
    """All launches of a kernel that are tried and count."""
    program, subject = read(name), SUBJECTS[name]
    found: list[Strange] = []
    own: Scorer | None = None
    for shape in subject.shapes:
        scorer = Worker(WorkerSpec("simt", str(written(name, folder, shape)), program)).scorer
        own = own or scorer
        cases = list(_cases(name, scorer, plain=shape is not subject.shapes[0]))
        for words, case in cases:
            found += _defined(
                own,
                scorer.workload,
                f"{shape} {words}",
                case,
                plain=shape is not subject.shapes[0],
            )
    return found


def _cases(name: str, scorer: Scorer, plain: bool) -> Iterator[tuple[str, TestCase]]:
    subject, base = SUBJECTS[name], scorer.workload.train[0]
    yield "", base
    sized = [
        replace(
            base,
            name="s",
            sizes=tuple((n, {**dict(base.sizes), **some}[n]) for n, _ in base.sizes),
        )
        for some in subject.tried
    ]
    for case in sized:
        yield str(dict(case.sizes)), case
    held = [a for a, (role, *_) in subject.arrays.items() if role in ("in", "inout")]
    texts = [t.format(x=a) for t in subject.strange for a in (held if "{x}" in t else [""])]
    for text in texts:
        values = tuple(one.strip() for one in text.split(";"))
        for case in (base,) if plain else (base, *sized):
            yield f"{text} {dict(case.sizes)}", replace(case, name="v", values=values)


def _defined(
    scorer: Scorer, workload: Workload, words: str, case: TestCase, plain: bool
) -> Iterator[Strange]:
    try:
        launches = workload.launches(case, scorer.baseline.settings)
    except WorkloadError:
        return
    some = [(words, launches)]
    if not plain and not case.values:
        some += ((f"{words} {how}", one) for how, one in _overlapping(launches))
    for text, one in some:
        expected = _expected(scorer, one)
        if expected is not None:
            yield Strange(text, scorer, one, expected.outputs, 16 * expected.fuel_used + 20_000)


def _expected(scorer: Scorer, launches: Launches) -> RunResult | None:
    binary = scorer.baseline_binary()
    try:
        first, second = (scorer.device.run(binary, launches, o) for o in (FIRST, SECOND))
    except LaunchFailed:
        return None
    if any(f.kind not in DRAWN | NOTES for f in (*first.findings, *second.findings)):
        return None
    return first if equal(first.outputs, second.outputs) else None


def _overlapping(launches: Launches) -> Iterator[tuple[str, Launches]]:
    """The launches with one array in another, at the same place or some elements on."""
    given = {b.name: b for b in launches.buffers if b.symbol is None}
    for first, second in permutations(given, 2):
        a, b = given[first], given[second]
        if a.role is Role.OUT and b.role is Role.OUT and first > second:
            continue
        for shift in SHIFTS:
            yield f"{second} is {first} + {shift}", overlapped(launches, first, second, shift)


def overlapped(launches: Launches, first: str, second: str, shift: int) -> Launches:
    """The launches with the second array that many elements (of the first) behind the first."""
    given = {buffer.name: buffer for buffer in launches.buffers}
    a, b = given[first], given[second]
    size = a.array.itemsize
    places = max(0, -shift) * size, max(0, shift) * size
    count = -(-max(places[0] + a.array.nbytes, places[1] + b.array.nbytes) // size)
    whole = np.zeros(count, a.array.dtype)
    for place, buffer in ((places[1], b), (places[0], a)):
        if buffer.role is not Role.OUT:
            raw = np.ascontiguousarray(buffer.array).reshape(-1).view(np.uint8)
            whole.view(np.uint8)[place : place + raw.size] = raw
    buffers = [
        replace(one, role=Role.INOUT, array=whole, given=True) if one is a else one
        for one in launches.buffers
    ]
    buffers = [replace(one, role=Role.SCRATCH) if one is b else one for one in buffers]
    offsets = {first: places[0], second: places[1]}
    return Launches(tuple(buffers), lambda host: launches.drive(_Overlapped(host, first, offsets)))


@dataclass(frozen=True)
class _Overlapped(Relay):
    whole: str
    offsets: Mapping[str, int]

    def argument(self, given: Argument) -> Argument:
        if isinstance(given, Pointer) and given.name in self.offsets:
            return replace(given, name=self.whole, offset=given.offset + self.offsets[given.name])
        return given


def equal(first: Mapping[str, Array], second: Mapping[str, Array]) -> bool:
    """Whether outputs are the same in every bit; one NaN is as good as another."""
    for name, a in first.items():
        b = second[name]
        same = a.view(np.uint8).reshape(a.size, -1) == b.view(np.uint8).reshape(b.size, -1)
        alike = same.all(1)
        if a.dtype.kind == "f":
            alike |= np.isnan(a.reshape(-1)) & np.isnan(b.reshape(-1))
        if not alike.all():
            return False
    return True


def wrong_on(program: Program, strange: Sequence[Strange], tolerant: bool) -> list[str]:
    """The launches on which a variant does something else, in words."""
    if not strange:
        return []
    found: list[str] = []
    scorer = strange[0].scorer
    reply = scorer.lower(program)
    if reply.lowered is None:
        return [f"does not compile: {reply.refused}"]
    binary = scorer.device.compile(reply.lowered)
    for one in strange:
        options = replace(FIRST, fuel=one.fuel)
        try:
            result = scorer.device.run(binary, one.launches, options)
        except LaunchFailed as error:
            found.append(f"{one.words}: {error}")
            continue
        kinds = [f for f in result.findings if f.kind not in DRAWN | NOTES]
        if kinds:
            found.append(f"{one.words}: {kinds[0]}")
        elif not (close if tolerant else equal)(result.outputs, one.expected):
            found.append(f"{one.words}: other bits")
    return found


def close(first: Mapping[str, Array], second: Mapping[str, Array]) -> bool:
    """Whether finite numbers are near each other; what is not finite in one may be so in both."""
    for name, a in first.items():
        b = second[name]
        if a.dtype.kind != "f":
            if not np.array_equal(a, b):
                return False
            continue
        with np.errstate(all="ignore"):
            x, y = a.astype(np.float64).reshape(-1), b.astype(np.float64).reshape(-1)
            largest = np.abs(y[np.isfinite(y)]).max(initial=1e-6)
            bad = np.isfinite(y) & ~(np.abs(x - y) <= 1e-3 * np.maximum(np.abs(y), 1e-3 * largest))
        if bad.any():
            return False
    return True
