"""Why a winner is faster: what it does less of, where, by what the model counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

from gevo.device.cuda.ptxas import find
from gevo.device.forecast import Amounts, Forecast, KernelWork, SourceLocation, summed, totals
from gevo.errors import CompileFailed
from gevo.evaluate.codegen import Code, ptx_in_child
from gevo.evaluate.scoring.duel import Duel
from gevo.evaluate.scoring.machine import Allocated, allocated
from gevo.records.schema import KernelChange, LineChange, Pair, Why
from gevo.validate.setup import ValidationSetup
from gevo.validate.speed import gpu_of

MOST_LINES = 12
"""So many lines are kept; the rest changes less."""
LEAST = 0.001
"""A relative change below this is none."""
MOST_OF_IT = 0.5
"""A place is named where so much of what is saved is saved there."""

_AMOUNTS = {
    "instructions": "instructions issued",
    "sectors": "memory sectors",
    "wavefronts": "shared-memory wavefronts",
    "barriers": "barrier waits",
}


def why(
    candidate: Forecast,
    baseline: Forecast,
    allocations: tuple[Allocated | None, Allocated | None] = (None, None),
) -> Why | None:
    """What a winner does less of than the unmodified program; None where nothing was counted.

    Args:
        candidate: The winner on some cases.
        baseline: The unmodified program on the same cases.
        allocations: What ptxas says of the winner's and of the unmodified kernels, if it does.
    """
    if not candidate.kernels or not baseline.kernels:
        return None
    now, was = _by_place(candidate.kernels), _by_place(baseline.kernels)
    kernels = tuple(_kernels(candidate.kernels, baseline.kernels, allocations))
    return Why(
        sentence=_sentence(now, was, candidate, baseline, kernels),
        kernels=kernels,
        lines=tuple(_lines(now, was)),
        causes=_causes(candidate.kernels, baseline.kernels),
    )


def _causes(now: Sequence[KernelWork], was: Sequence[KernelWork]) -> Mapping[str, Pair]:
    before, after = (totals(kernel.alone_ns for kernel in side) for side in (was, now))
    names = sorted({*before, *after}, key=lambda name: (-before.get(name, 0.0), name))
    return {name: _pair(before.get(name, 0.0), after.get(name, 0.0)) for name in names}


ByPlace = Mapping[SourceLocation, Amounts]


def _by_place(kernels: Iterable[KernelWork]) -> ByPlace:
    found: dict[SourceLocation, Amounts] = {}
    for kernel in kernels:
        for place, amounts in kernel.lines:
            found[place] = found.get(place, Amounts()).plus(amounts)
    return found


def _lines(now: ByPlace, was: ByPlace) -> Iterator[LineChange]:
    """All places of the lines that changed most, so that a line's figures can be added up."""
    nothing = Amounts()
    file = _file((now, was))
    by_line: dict[str, list[SourceLocation]] = {}
    for place in sorted({*now, *was}):
        by_line.setdefault(_at(place.file or file, place.line), []).append(place)
    changes = {
        line: [now.get(p, nothing).instructions - was.get(p, nothing).instructions for p in places]
        for line, places in by_line.items()
        if any(now.get(p, nothing) != was.get(p, nothing) for p in places)
    }
    kept = 0
    for line in sorted(changes, key=lambda at: _greatest_first(changes[at])):
        if kept and kept + len(by_line[line]) > MOST_LINES:
            continue
        kept += len(by_line[line])
        for place in by_line[line]:
            after, before = now.get(place, nothing), was.get(place, nothing)
            yield LineChange(
                place=line,
                loop=_at(place.file or file, place.loop),
                **{name: _pair(getattr(before, name), getattr(after, name)) for name in _AMOUNTS},
            )


def _greatest_first(changes: Sequence[float]) -> tuple[float, float]:
    """Sorts lines by what they gain or lose in all, then by what moves in and out of loops."""
    return -abs(sum(changes)), -sum(map(abs, changes))


def _kernels(
    now: Sequence[KernelWork],
    was: Sequence[KernelWork],
    allocations: tuple[Allocated | None, Allocated | None],
) -> Iterator[KernelChange]:
    before = {kernel.kernel: kernel for kernel in was}
    for after in now:
        if (old := before.get(after.kernel)) is None:
            continue
        totals = old.total, after.total
        registers, spills, source = _registers(old, after, allocations)
        yield KernelChange(
            kernel=after.kernel,
            **{n: _pair(getattr(totals[0], n), getattr(totals[1], n)) for n in _AMOUNTS},
            latency_ns=_pair(old.latency_ns, after.latency_ns),
            barrier_ns=_pair(old.barrier_ns, after.barrier_ns),
            occupancy=_pair(old.occupancy, after.occupancy),
            registers=registers,
            spills=spills,
            registers_from=source,
        )


def _registers(
    old: KernelWork, new: KernelWork, allocations: tuple[Allocated | None, Allocated | None]
) -> tuple[Pair, Pair | None, str]:
    """Registers, spills and who says so: ptxas where it knows both kernels."""
    after, before = allocations
    if after and before and new.kernel in after.kernels and new.kernel in before.kernels:
        one, two = before.kernels[new.kernel], after.kernels[new.kernel]
        return _pair(one.registers, two.registers), _pair(one.spills, two.spills), after.source
    return _pair(old.registers, new.registers), None, "estimate"


def _pair(before: float, after: float) -> Pair:
    return Pair(before=float(before), after=float(after))


@dataclass(frozen=True)
class _Change:
    """An amount before and after, all places together or at one of them."""

    before: float
    after: float

    @property
    def changed(self) -> bool:
        return abs(self.after - self.before) > LEAST * max(self.before, self.after)

    def words(self, what: str) -> str:
        """`18% fewer …`, `3.2% more …`."""
        if not self.before:
            return f"{what} where there were none"
        part = abs(self.after / self.before - 1.0)
        share = f"{part:.0%}" if part >= 0.0995 else f"{part:.1%}"
        return f"{share} {'fewer' if self.after < self.before else 'more'} {what}"


def _sentence(
    now: ByPlace,
    was: ByPlace,
    candidate: Forecast,
    baseline: Forecast,
    kernels: Sequence[KernelChange],
) -> str:
    total_now, total_was = summed(now.values()), summed(was.values())
    parts: list[tuple[bool, str]] = []
    least = 1.0
    for name, what in _AMOUNTS.items():
        change = _Change(getattr(total_was, name), getattr(total_now, name))
        if change.changed:
            words = _located(name, what, now, was) or change.words(what)
            least = min(least, change.after / change.before) if change.before else least
            parts.append((change.after < change.before, words))
    path = _Change(baseline.path_ns, candidate.path_ns)
    if path.changed and (least == 1.0 or path.after < least * path.before):
        shorter = path.after < path.before
        how = f"{abs(path.after / path.before - 1.0):.1%} {'shorter' if shorter else 'longer'}"
        parts.append((shorter, f"critical path {how}"))
    parts.sort(key=lambda part: not part[0])  # what is less comes first
    said = [words for _, words in parts]
    if gone := sorted(_loops(was) - _loops(now)):
        file = _file((now, was))
        said.append(f"no loop any more at {', '.join(_at(file, line) for line in gone)}")
    same = "memory unchanged"
    if not _Change(total_was.sectors, total_now.sectors).changed:
        said.append(same)
    said += list(_held(kernels))
    return "; ".join(said) if said != [same] else "nothing that is counted has changed"


def _located(name: str, what: str, now: ByPlace, was: ByPlace) -> str:
    """The change with the place where most of it happens; empty where it is spread out."""
    saved = _saved(name, now, was)
    total = sum(saved.values())
    file = _file((now, was))
    both = _loops(was) & _loops(now)  # what was in a loop that is unrolled has not gone away
    loops: dict[int, float] = {}
    lines: dict[int, float] = {}
    for place, amount in saved.items():
        if place.loop in both:
            loops[place.loop] = loops.get(place.loop, 0.0) + amount
        lines[place.line] = lines.get(place.line, 0.0) + amount
    for kind, found in (("loop", loops), ("line", lines)):
        where = max((w for w in found if w), key=lambda w: found[w] / total, default=0)
        if where and found[where] / total >= MOST_OF_IT and file:
            before, after = (
                sum(getattr(a, name) for p, a in side.items() if getattr(p, kind) == where)
                for side in (was, now)
            )
            at = f"in the loop at {file}:{where}" if kind == "loop" else f"at {file}:{where}"
            return f"{_Change(before, after).words(what)} {at}"
    return ""


def _loops(places: ByPlace) -> set[int]:
    return {place.loop for place in places if place.loop}


def _saved(name: str, now: ByPlace, was: ByPlace) -> dict[SourceLocation, float]:
    """By how much an amount has changed at each place; positive where it fell."""
    nothing = Amounts()
    return {
        place: getattr(was.get(place, nothing), name) - getattr(now.get(place, nothing), name)
        for place in sorted({*now, *was})
    }


def _held(kernels: Iterable[KernelChange]) -> Iterator[str]:
    """Changes of occupancy and spills."""
    for kernel in kernels:
        if kernel.occupancy.before != kernel.occupancy.after:
            ends = f"{kernel.occupancy.before:.0f} to {kernel.occupancy.after:.0f}"
            yield f"occupancy of {kernel.kernel} from {ends} warps per SM"
        if kernel.spills and kernel.spills.before != kernel.spills.after:
            ends = f"{kernel.spills.before:.0f} to {kernel.spills.after:.0f}"
            yield f"spills of {kernel.kernel} from {ends} bytes"


def _file(sides: Iterable[ByPlace]) -> str:
    """The source file that most places name; a kernel's lines are of one file."""
    names = [place.file for side in sides for place in side if place.file]
    return max(sorted(set(names)), key=names.count, default="")


def _at(file: str, line: int) -> str:
    return f"{file}:{line}" if line else ""


EMITTED_FOR = "sm_90"
"""What `Executor.emit` generates PTX for."""


class Explainer:
    """Says why the winners of one setup are faster.

    Args:
        setup: What they were judged on.
        allocate: As `allocated`; for tests.
    """

    def __init__(
        self, setup: ValidationSetup, allocate: Callable[[str, str], Allocated | None] = allocated
    ) -> None:
        self._setup = setup
        self._allocate = allocate
        gpu = gpu_of(setup.name)
        self._arch = gpu.arch if gpu else ""
        self._known: dict[str, Allocated | None] = {}

    def why(self, duel: Duel, code: Code | None) -> Why | None:
        """Why the winner of a duel is faster; None where times were measured.

        Args:
            duel: On the training cases.
            code: What was judged.
        """
        if duel.forecasts is None:
            return None
        candidate, baseline = duel.forecasts
        own = self.allocated(code)
        return why(candidate, baseline, (own, self.of_baseline if own else None))

    @cached_property
    def of_baseline(self) -> Allocated | None:
        """Likewise of the unmodified program."""
        if ptx := self._setup.baseline.ptx:
            return self._allocate(ptx, self._arch)
        with suppress(CompileFailed):
            return self.allocated(self._setup.device.emit(self._setup.baseline).result())
        return None

    def allocated(self, code: Code | None) -> Allocated | None:
        """Registers and spills; None where no ptxas knows the GPU, or there is no PTX."""
        if code is None or not code.ptx:
            return None
        if code.ptx not in self._known:
            self._known[code.ptx] = self._asked(code)
        return self._known[code.ptx]

    def _asked(self, code: Code) -> Allocated | None:
        if self._arch == EMITTED_FOR:
            return self._allocate(code.ptx, self._arch)
        if find(self._arch) is None:
            return None
        with suppress(CompileFailed):
            ptx = ptx_in_child(code.ir, self._arch, self._setup.baseline.launched)
            return self._allocate(ptx, self._arch)
        return None
