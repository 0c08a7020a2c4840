"""From a program to a draft of its workload: the job that `gevo init` gives a worker process.

Finishes a draft of a launch that is known: runs it, and adds roles, cases and a metric. Runs
untrusted code: only in worker processes.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from math import inf
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gevo.errors import CompileFailed, WorkloadError
from gevo.evaluate.drafting.choose import Chooser, outer_sizes, timing_case
from gevo.evaluate.drafting.facts import KernelFacts, read_facts
from gevo.evaluate.drafting.measure import Extents, inner_of, measure, settle
from gevo.evaluate.drafting.probe import FUEL, WATCHING, Prober, Ran, same_outputs
from gevo.evaluate.drafting.sketch import Sketch, block_candidates, first_sketch
from gevo.evaluate.jobs import limit_memory
from gevo.finding import Kind
from gevo.program.base import Program
from gevo.program.llvm.syntax.debug import source_of
from gevo.program.parameters import SourceLaunches, SourceNames
from gevo.workload.draft import CaseDraft, Draft
from gevo.workload.signature import kernels, open_constants

Sizes = dict[str, int]
EXACT = replace(WATCHING, fuel=4 * FUEL)
PLAIN = replace(EXACT, collect=False, forgive=False, contents=False)
_LONG = replace(EXACT, fuel=1 << 26)
"""A launch that somebody makes in earnest comes to an end."""
_TRAIN = ((1, 1.6), (2, 1.0))
_SMALL = (3, 0.57)
_HELDOUT = ((101, 1.9), (102, 0.83), (103, 0.41))
"""Seeds, and factors of the sizes that were probed."""
_ONE_BLOCK = 0.06
"""Makes one block, not all of whose threads have work, of what is probed along an axis."""
_MODERATE = 4
"""Seed of the largest training case."""
_BLOCKS = 128
"""Of each of its launches, so that a GPU is not idle: in fewer, what every thread does more of
counts, and how much less there is to do in all does not."""
_MOST_WORK = 1 << 19
"""Basic blocks that its threads execute: some 0.15 s for each variant."""
_MOST_MODERATE = 1 << 18
"""That of that one; every stage of a verdict runs it, most of them several times."""
_HEAVY = 1 << 17
"""Basic blocks from which on what bounds loops alone grows little with the other sizes."""
_FEW = 4
"""Rounds of a loop that are enough where more take too long."""
_GROWTH = 12
"""Doublings of its sizes."""
_OTHERS = (0, 1, 2, 3, 4, 8, 16, 33, 64, 150)
"""Values that a size or a number may take in a case of its own."""
_MOST_MORE = 40
_GROWN = 3
"""So often an array that turns out too short is made longer."""


@dataclass
class Finished:
    """A draft that runs, and what its cases gave.

    Attributes:
        draft: The draft.
        covered: By kernel, for each basic block whether any case executes it.
        ran: How many cases ran.
        findings: What the detector says of the kernels, as lines.
        failed: Why it does not run; empty when it does.
    """

    draft: Draft
    covered: dict[str, NDArray[np.bool_]] = field(default_factory=dict[str, NDArray[np.bool_]])
    ran: int = 0
    findings: tuple[str, ...] = ()
    failed: str = ""


class Finisher:
    """Turns a sketch with measured extents into a draft."""

    def __init__(self, prober: Prober, sketch: Sketch) -> None:
        self._prober = prober
        self._sketch = sketch
        self._kinds: frozenset[tuple[str, str]] = frozenset()
        self._steady: frozenset[str] = frozenset()

    def finish(self) -> Finished:
        """The draft with its cases; `failed` says what is wrong where there is none that runs."""
        draft = self._sketch.draft()
        draft, first = self._grown(draft)
        if not first.good:
            return Finished(draft, failed=first.why)
        self._kinds = frozenset((f.kind, f.region) for f in first.errors)
        done = Finished(draft)
        runs: list[tuple[CaseDraft, Ran]] = []
        outer = outer_sizes(self._prober, self._sketch, draft)
        inner = frozenset(n for k in self._sketch.facts for n in inner_of(k)) - outer
        first = self._lighter(draft, first, inner)
        if first.work > _HEAVY:  # every variant runs the cases
            self._steady = inner
        draft.train = self._cases(draft, self._wanted(_TRAIN), runs)
        small = [self._one_block(outer), *self._sizes(_SMALL[1])]
        draft.train += self._cases(draft, [(_SMALL[0], small)], runs)
        draft.train += self._moderate(draft, outer, first.work, runs)
        draft.heldout = self._cases(draft, self._wanted(_HELDOUT), runs)
        if not draft.train:
            return Finished(draft, failed="none of the sizes that were tried runs")
        self._more(draft, runs)
        self._varied(draft, runs)
        roles(self._prober, draft, runs)
        facts = (a for k in self._sketch.facts for a in k.arrays.values())
        judge(self._prober, {a.name for a in facts if a.atomic_floats}, draft, runs)
        done.covered = _covered(runs)
        done.ran = len(runs)
        done.findings = tuple(dict.fromkeys(str(f) for _, r in runs for f in r.errors))
        return done

    def fault(self) -> str:
        """What is wrong with the sizes that were probed; empty where they run."""
        return self._grown(self._sketch.draft())[1].why

    def _grown(self, draft: Draft) -> tuple[Draft, Ran]:
        """With longer arrays where an access lies behind one."""
        ran = self._prober.run(draft, options=EXACT)
        for _ in range(_GROWN):
            short = {r.removeprefix("buffer ") for r in ran.invalid} & draft.arrays.keys()
            short = {name for name in short if not draft.arrays[name].symbol}
            if not short:
                break
            for name in short:
                array = draft.arrays[name]
                grown = replace(array, shape=("2", *array.shape))
                grown.notes = ["Twice what was fitted, which was too short in one run."]
                draft.arrays[name] = grown
            ran = self._prober.run(draft, options=EXACT)
        return draft, ran

    def _lighter(self, draft: Draft, ran: Ran, inner: Set[str]) -> Ran:
        """What bounds loops alone, halved as long as threads do too much and reach as much."""
        sketch = self._sketch
        while ran.work > _MOST_WORK:
            halved = {n: min(v, max(_FEW, v // 2)) for n, v in sketch.sizes.items() if n in inner}
            sizes = {**sketch.rounded(sketch.sizes), **halved}
            tried = self._prober.run(draft, sizes, options=EXACT)
            less = tried.good and tried.work < ran.work
            if not less or tried.blocks_covered < ran.blocks_covered:
                break
            sketch.loose |= inner
            sketch.sizes |= sizes
            draft.sizes |= sizes
            ran = tried
        return ran

    def _cases(
        self,
        draft: Draft,
        wanted: Iterable[tuple[int, Iterable[Sizes]]],
        runs: list[tuple[CaseDraft, Ran]],
        most_work: float = inf,
    ) -> list[CaseDraft]:
        """A case for each seed, with the first of the sizes that runs and that no case has yet."""
        found: list[CaseDraft] = []
        taken = [c.sizes for c, _ in runs]
        for seed, tries in wanted:
            for sizes in tries:
                if any(sizes == other for other in taken):
                    continue
                ran = self._prober.run(draft, sizes, seed, EXACT)
                if ran.work <= most_work and self._runs(draft, sizes, seed, ran):
                    found.append(CaseDraft(seed, sizes))
                    taken.append(sizes)
                    runs.append((found[-1], ran))
                    break
        return found

    def _runs(self, draft: Draft, sizes: Sizes, seed: int, ran: Ran) -> bool:
        """Whether a watched run ends without findings that the first one did not have.

        Where threads race they go another way when nobody watches: such a case runs so, too.
        """
        if not ran.good or {(f.kind, f.region) for f in ran.errors} - self._kinds:
            return False
        return not ran.errors or self._prober.run(draft, sizes, seed, PLAIN).good

    def _wanted(
        self, wanted: Sequence[tuple[int, float]]
    ) -> Iterator[tuple[int, Iterable[Sizes]]]:
        return ((seed, self._sizes(factor)) for seed, factor in wanted)

    def _one_block(self, outer: Set[str]) -> Sizes:
        """Sizes with which launches have one block each, where sizes bound them."""
        sketch = self._sketch
        free = set(sketch.free.values())
        small = {n: 1 if n in free else max(2, round(v * _ONE_BLOCK))
                 for n, v in sketch.sizes.items() if n in outer}  # fmt: skip
        return sketch.rounded({**sketch.sizes, **small})

    def _moderate(
        self, draft: Draft, outer: Set[str], work: int, runs: list[tuple[CaseDraft, Ran]]
    ) -> list[CaseDraft]:
        """A case of as many blocks as are quickly run, where the others have few.

        Args:
            draft: What is launched.
            outer: Sizes that are grown.
            work: Basic blocks that threads execute with the sizes that were probed.
            runs: Cases so far; it is added.
        """
        sketch, tries = self._sketch, list[Sizes]()
        few, blocks = self._prober.launched(draft, draft.sizes)
        for step in range(1, _GROWTH):
            if blocks >= _BLOCKS:
                break
            # One more than a multiple: the last blocks are not full.
            grown = {n: (sketch.sizes[n] << step) + 1 for n in outer}
            sizes = sketch.rounded({**sketch.sizes, **grown})
            try:
                threads, blocks = self._prober.launched(draft, sizes)
            except WorkloadError:
                break
            if not few < threads <= few * _MOST_WORK / max(1, work):
                break
            tries.insert(0, sizes)
        return self._cases(draft, [(_MODERATE, tries)], runs, _MOST_MODERATE)

    def _more(self, draft: Draft, runs: list[tuple[CaseDraft, Ran]]) -> None:
        """Cases with other numbers, where they reach blocks that no case has reached yet.

        A number that was taken for a constant becomes a size when another value reaches more: an
        option, for instance.
        """
        options = {n: int(text) for n, text in draft.derived.items() if text.isdecimal()}
        names = [*options, *draft.sizes]
        divisors = frozenset("").union(*(facts.flow.divisors for facts in self._sketch.facts))
        tries = [
            (n, v)
            for v in _OTHERS
            for n in names
            if (v <= 3 or n not in options) and (v or n not in divisors)
        ]
        for name, number in tries[:_MOST_MORE]:
            if not any((~blocks).any() for blocks in _covered(runs).values()):
                return
            fresh = name in options and name not in draft.sizes
            kept = draft.derived
            if fresh:
                draft.sizes[name] = options[name]
                draft.derived = {n: t for n, t in kept.items() if n != name}
            if not self._one_more(draft, runs, {name: number}) and fresh:
                del draft.sizes[name]
                draft.derived = kept

    def _varied(self, draft: Draft, runs: list[tuple[CaseDraft, Ran]]) -> None:
        """Let numbers that were guessed be others in a training case and one that is held out.

        Where it runs so. What the source does not say may be anything, and what is right, or
        fast, for a guess alone is of no use.
        """
        stated = {name for facts in self._sketch.facts for name in facts.passed}
        for name, text in list(draft.derived.items()):
            if not text.isdecimal() or name in stated:
                continue
            kept = draft.derived
            draft.sizes[name] = int(text)
            draft.derived = {n: t for n, t in kept.items() if n != name}
            varied = [
                self._another(draft, cases, name, runs) for cases in (draft.train, draft.heldout)
            ]
            if not any(varied):
                del draft.sizes[name]
                draft.derived = kept

    def _another(
        self,
        draft: Draft,
        cases: list[CaseDraft],
        name: str,
        runs: list[tuple[CaseDraft, Ran]],
    ) -> bool:
        """Give the second of some cases another number, if it runs so and covers as much."""
        for number in _OTHERS[1:4] if len(cases) > 1 else ():
            if number == draft.sizes[name]:
                continue
            before = cases[1]
            sizes: Sizes = {**before.sizes, name: number}
            ran = self._prober.run(draft, sizes, before.seed, EXACT)
            place = next(n for n, (one, _) in enumerate(runs) if one is before)
            as_much = ran.blocks_covered >= runs[place][1].blocks_covered
            if as_much and self._runs(draft, sizes, before.seed, ran):
                case = CaseDraft(before.seed, sizes)
                cases[1], runs[place] = case, (case, ran)
                return True
        return False

    def _one_more(self, draft: Draft, runs: list[tuple[CaseDraft, Ran]], sizes: Sizes) -> bool:
        before = sum(int(b.sum()) for b in _covered(runs).values())
        seed = 1 + max(case.seed for case in draft.train)
        ran = self._prober.run(draft, sizes, seed, EXACT)
        if not self._runs(draft, sizes, seed, ran):
            return False
        trial = [*runs, (CaseDraft(seed, sizes), ran)]
        if sum(int(b.sum()) for b in _covered(trial).values()) <= before:
            return False
        runs[:] = trial
        draft.train.append(trial[-1][0])
        scaled = {n: max(2, round(v * 0.9)) for n, v in self._sketch.sizes.items()}
        other = {**self._sketch.rounded(scaled), **sizes}
        ran = self._prober.run(draft, other, seed + 100, EXACT)
        if self._runs(draft, other, seed + 100, ran):
            draft.heldout.append(CaseDraft(seed + 100, other))
            runs.append((draft.heldout[-1], ran))
        return True

    def _sizes(self, factor: float) -> Iterator[Sizes]:
        """Sizes to try for a case, the most awkward first."""
        sketch = self._sketch
        scaled = {
            n: v + round(2 * (factor - 1))
            if factor > 1 and n in self._steady
            else max(2, round(v * factor))
            for n, v in sketch.sizes.items()
        }
        if factor > 1.5 and sketch.quantum == 1 and not sketch.power:
            yield {n: max(1, v // 16 * 16) if v >= 48 else v for n, v in scaled.items()}
        yield sketch.rounded(scaled)
        few = {n: v if v > 24 else sketch.sizes[n] for n, v in scaled.items()}
        yield sketch.rounded(few)
        for q in (16, 32, 64, 128, 256):
            yield {n: -(-v // q) * q if v > 12 else v for n, v in few.items()}
        yield {n: 1 << max(1, (v - 1).bit_length()) for n, v in scaled.items()}
        yield sketch.rounded(sketch.sizes)


def _covered(runs: Sequence[tuple[CaseDraft, Ran]]) -> dict[str, NDArray[np.bool_]]:
    """By kernel, for each basic block whether any of the runs executes it."""
    covered: dict[str, NDArray[np.bool_]] = {}
    for _, ran in runs:
        for name, blocks in ran.covered.items():
            covered[name] = covered.get(name, np.zeros_like(blocks)) | blocks
    return covered


def roles(prober: Prober, draft: Draft, runs: Sequence[tuple[CaseDraft, Ran]]) -> None:
    """Set every array's role by what was seen.

    What is never written is `in`; what is always fully written, whatever it held before, is
    `out`; the others are `inout`. What is `scratch` already stays so.
    """
    stored = {t.array for _, ran in runs for t in ran.touches if t.store}
    loaded = {t.array for _, ran in runs for t in ran.touches if not t.store}
    whole = {n for n in stored if all(n in ran.written for _, ran in runs)}
    for name, array in draft.arrays.items():
        if array.symbol and name not in stored | loaded:
            array.role = "in" if array.role == "in" else "inout"
        elif array.role != "scratch":
            array.role = "inout" if name in stored else "in"
    for name in sorted(whole):
        if draft.arrays[name].role == "scratch":
            continue
        if not all(_alike(prober, draft, case, name, name in loaded) for case, _ in runs[:3]):
            _holds(draft, name)
    for name in _read_first(prober, draft, [case for case, _ in runs]):
        _holds(draft, name)
    for name, array in draft.arrays.items():
        seen = " and ".join(
            word for word, group in (("read", loaded), ("written", stored)) if name in group
        )
        ending = ", all of it" if name in whole else ""
        array.notes.insert(0, f"Seen: {seen or 'no plain load or store by the cases'}{ending}.")


def _holds(draft: Draft, name: str) -> None:
    draft.arrays[name].role = "inout"
    draft.arrays[name].notes.append("What it holds before the launches matters.")


def _read_first(prober: Prober, draft: Draft, cases: Iterable[CaseDraft]) -> set[str]:
    """`out` arrays of which a kernel reads what nothing has written.

    An atomic sum over 0.0 and one over 1e-18 are the same floats, and yet `gevo evolve` refuses
    that.
    """
    if all(array.role != "out" for array in draft.arrays.values()):
        return set()
    runs = (prober.run(draft, case.sizes, case.seed, _LONG) for case in cases)
    found = {f.region.removeprefix("buffer ") for ran in runs for f in ran.findings
             if f.kind is Kind.UNINITIALISED and f.remedy}  # fmt: skip
    return {name for name in found & draft.arrays.keys() if draft.arrays[name].role == "out"}


def _alike(prober: Prober, draft: Draft, case: CaseDraft, name: str, read: bool) -> bool:
    """Whether the outputs are the same whatever an array holds before; it is made `out`.

    A softmax of one number everywhere is the same for all numbers: of what is read the contents
    that the case draws are a third thing to hold.
    """
    draft.arrays[name].role = "inout"
    drawn = [prober.run(draft, case.sizes, case.seed, PLAIN)] if read else []
    draft.arrays[name].role = "out"
    results = drawn + [
        prober.run(draft, case.sizes, case.seed, replace(PLAIN, poison=byte))
        for byte in (0xA5, 0x3C)
    ]
    kept = [n for n, array in draft.arrays.items() if array.role != "scratch"]
    first, *others = results
    return all(one.good for one in results) and not any(
        same_outputs(first, one, kept) for one in others
    )


def judge(
    prober: Prober, sums: Set[str], draft: Draft, runs: Sequence[tuple[CaseDraft, Ran]]
) -> None:
    """Choose the metric, and take out of the comparison what no two orders of blocks agree on.

    Args:
        prober: Runs it.
        sums: Arrays to which floats are added in any order.
        draft: What is changed.
        runs: Cases that run.
    """
    case = runs[0][0]
    results = [
        prober.run(draft, case.sizes, case.seed, replace(PLAIN, order_seed=seed))
        for seed in (0, 1, 2)
    ]
    compared = [n for n, a in draft.arrays.items() if a.role in ("out", "inout")]
    differ = {n for other in results[1:] for n in same_outputs(results[0], other, compared)}
    floats = {n for n in compared if draft.arrays[n].dtype[0] == "f"}
    unsteady = differ - floats
    if unsteady and unsteady != set(compared):
        for name in unsteady:
            draft.arrays[name].role = "scratch"
            draft.arrays[name].notes.append(
                "Seen: depends on the order in which blocks run, so it is not compared."
            )
    if (sums | differ) & floats:
        draft.metric = "max_relative"
        draft.metric_note = (
            "Floats are added up in an order that is not fixed (atomics, or blocks one after the "
            "other): last bits may differ."
        )


def shape_notes(measured: Sequence[Mapping[str, Extents]], draft: Draft) -> None:
    """Say of every array how its shape was found."""
    for name, array in draft.arrays.items():
        if array.symbol:
            array.notes.append("A variable of the module: its size is declared there.")
            continue
        if array.fixed:
            array.notes.append(
                "A texture, as large as the grid, which is a guess. It is read without a filter, "
                "by unnormalised coordinates, and what is outside as the nearest texel, unless "
                "the argument says otherwise: linear, normalised, border or wrap = true."
            )
            continue
        found = [f for one in measured if name in one
                 for f in (*one[name].direct, *one[name].indirect)]  # fmt: skip
        sure = "in every run" if all(f.exact for f in found) else "an upper bound of several runs"
        if found:
            array.notes.append(
                f"Its extent, {sure}: {', '.join(dict.fromkeys(f.text for f in found))}."
            )
        else:
            array.notes.append("Nothing was seen of its extent: the shape is a guess.")
        for one in measured:
            if name in one and one[name].sources:
                inside = ", ".join(sorted(one[name].sources))
                array.notes.append(f"Seen: what {inside} holds are places in it.")


@dataclass(frozen=True)
class Drawn:
    """What was found out.

    Attributes:
        draft: The draft; None where none runs.
        failed: Why there is none.
        cases: How many cases ran.
        blocks: Basic blocks of the kernels.
        covered: Those that a case executes.
        missing: Where the others begin, as `kernel k.cu:31`.
        findings: What the detector says of the kernels.
        runs: How many runs it took.
        left_out: Kernels that the draft does not launch, each with the reason, as lines.
    """

    draft: Draft | None
    failed: str = ""
    cases: int = 0
    blocks: int = 0
    covered: int = 0
    missing: tuple[str, ...] = ()
    findings: tuple[str, ...] = ()
    runs: int = 0
    left_out: tuple[str, ...] = ()

    def better_than(self, other: Drawn) -> bool:
        """Whether its cases cover more, or as much with less that the detector says."""
        if self.draft is None:
            return False
        mine, theirs = ((one.covered, -len(one.findings)) for one in (self, other))
        return other.draft is None or mine > theirs


def start_job(memory_bytes: int) -> None:
    """First call in a worker process: limit its memory."""
    limit_memory(memory_bytes)


def draw_job(
    program: Program,
    kernel_file: str,
    text: str,
    names: SourceNames | None = None,
    launches: SourceLaunches | None = None,
) -> Drawn:
    """Watch a program and write down what it is run on.

    Args:
        program: The program.
        kernel_file: Its file.
        text: What the file holds.
        names: What a source calls the kernels' parameters, where the text has none for them. Those
            of arrays are shared with nothing: kernels of one file are as often alternatives of one
            another, of which the last would hide what the others write. Those of numbers are
            shared only where kernels race or do not run else.
        launches: What the source says of the launches.
    """
    if constants := open_constants(text):
        return Drawn(None, f"it leaves {', '.join(constants)} open: write a [tune] table")
    with tempfile.TemporaryDirectory() as folder:
        try:
            prober = Prober(program, Path(kernel_file).resolve(), Path(folder))
        except CompileFailed as error:
            return Drawn(None, str(error))
        best: Drawn | None = None
        for shared_names in _sharing(text, names):
            drawn = _draw(prober, text, shared_names, names, launches)
            if best is None or drawn.better_than(best):
                best = drawn
            if names:
                enough = best.draft is not None and not best.findings
            else:
                enough = best.covered == best.blocks > 0 and not best.left_out
            if enough or prober.late:
                break
        assert best is not None
        return best


def _sharing(text: str, names: SourceNames | None) -> tuple[bool, ...]:
    """Whether parameters of one name are shared by kernels: what is tried first, and second."""
    if names:
        every = [set(one) for kernel in names.values() for one in kernel]
    else:
        every = [{p.name for p in parameters} for parameters in kernels(text).values()]
    found = [name for one in every for name in one if not name.isdecimal()]
    if len(set(found)) == len(found):
        return (False,)
    return (False, True) if names else (True, False)


def _draw(
    prober: Prober,
    text: str,
    shared_names: bool,
    names: SourceNames | None,
    launches: SourceLaunches | None,
) -> Drawn:
    facts, unread = read_facts(text, prober.lowered.text, shared_names, names, launches)
    sketch, extents, refused = _measured(prober, facts)
    reasons = {**unread, **refused}
    left_out = tuple(f"{name}: {why}" for name, why in reasons.items())
    if not sketch.facts:
        return Drawn(None, left_out[0], runs=prober.runs)
    finished = Finisher(prober, sketch).finish()
    if finished.failed:
        return Drawn(None, finished.failed, runs=prober.runs)
    shape_notes(extents, finished.draft)
    timing = timing_case(prober, sketch, finished.draft)
    finished.draft.timing = [timing] if timing else []
    missing = _missing(prober, sketch.facts, finished)
    total = sum(len(blocks) for blocks in finished.covered.values())
    covered = sum(int(blocks.sum()) for blocks in finished.covered.values())
    annotate(finished, sketch, missing, f"{covered} of {total}")
    finished.draft.notes += [f"Left out: {line}" for line in left_out]
    return Drawn(
        finished.draft, "", finished.ran, total, covered, missing, finished.findings, prober.runs,
        left_out,
    )  # fmt: skip


Reasons = dict[str, str]
"""Why kernels are left out, by name."""
Measured = tuple[Sketch, list[dict[str, Extents]], Reasons]


def _measured(prober: Prober, facts: Sequence[KernelFacts]) -> Measured:
    """A sketch of the kernels that run, the extents of their arrays, and why not the others."""
    chooser = Chooser(prober)
    sketch = chooser.choose(first_sketch(facts))
    refused = dict(chooser.refused)
    extents: dict[int, dict[str, Extents]] = {}
    for place in range(len(facts)):
        if place in refused:
            continue
        try:
            extents[place], shared = measure(prober, sketch, place)
        except WorkloadError as error:
            refused[place] = str(error)
            continue
        if shared is not None:
            sketch.shared[place] = shared.text
    settle(sketch, [*extents.values()])
    refused |= _unsound(prober, sketch, extents)
    kept = [place for place in extents if place not in refused]
    reasons = {facts[place].name: refused[place] for place in sorted(refused)}
    return sketch.only(kept), [extents[place] for place in kept], reasons


def _unsound(prober: Prober, sketch: Sketch, places: Iterable[int]) -> dict[int, str]:
    """Kernels with which the launches of those before them do not run, and why."""
    kept = [*places]
    if not kept or not Finisher(prober, sketch.only(kept)).fault():
        return {}
    found: dict[int, str] = {}
    for place in places:
        before = [p for p in kept[: kept.index(place)] if p not in found]
        if why := Finisher(prober, sketch.only([*before, place])).fault():
            found[place] = why
    return found


def _missing(prober: Prober, facts: Sequence[KernelFacts], finished: Finished) -> tuple[str, ...]:
    """Where the blocks begin that no case executes."""
    places: list[str] = []
    for kernel in facts:
        blocks = finished.covered.get(kernel.name)
        if blocks is None:
            continue
        profile = prober.binary.kernels[kernel.name]
        for number in (~blocks).nonzero()[0]:
            inside = [i for i, b in enumerate(profile.profile.block_of_site) if b == number]
            named = (source_of(profile.instructions[i], prober.binary.metadata) for i in inside)
            place = next((n for n in named if n), f"block {number} of {kernel.name}")
            places.append(place.partition(" > ")[0])
    return tuple(dict.fromkeys(places))


def annotate(finished: Finished, sketch: Sketch, missing: Sequence[str], figure: str) -> None:
    """Say in comments what was seen and what was guessed."""
    draft = finished.draft
    draft.notes = [
        f"Written by gevo init, which ran the kernels on the simt device and watched them: "
        f"{finished.ran} cases run, {figure} basic blocks are covered.",
        "Roles, shapes and what holds places in what were seen in those runs. Guessed: the values "
        "of numbers, the blocks' shape, and what arrays hold. Go through it from top to bottom.",
    ]
    if missing:
        draft.notes.append(f"Not covered: {', '.join(missing)}.")
    draft.notes += [f"Found: {line}" for line in finished.findings[:3]]
    for name in draft.sizes:
        if name in sketch.bounding:
            draft.about.setdefault(name, "an argument that bounds threads or a loop")
        elif name in sketch.indices.values():
            array = next(a for a, s in sketch.indices.items() if s == name)
            draft.about.setdefault(name, f"a guess: what {array} holds lies below it")
        elif name in sketch.numbers:
            draft.about.setdefault(name, "a guess; some cases have others")
    for name in draft.derived:
        draft.about.setdefault(name, "a guess")
    for name in draft.scalars:
        draft.about.setdefault(name, "a guess")
    for place, launch in enumerate(draft.launches):
        facts = sketch.facts[place]
        own = launch.block in block_candidates(facts)[: len(facts.stated)]
        whose = "the source's own" if own else "the likeliest of those that ran without an error"
        launch.notes.append(
            "The grid follows from what the kernel compares its threads with; the block is "
            f"{whose}."
        )
        if place in sketch.shared:
            launch.notes.append("shared_bytes: as far as dynamic shared memory was used.")


_MUCH = 1 << 22
"""Basic blocks that threads execute: where a case takes more, fewer cases do."""


def settle_job(
    program: Program, kernel_file: str, folder: str, draft: Draft, more: Sequence[CaseDraft]
) -> Drawn:
    """Run a draft's cases.

    Args:
        program: The program.
        kernel_file: Its file.
        folder: Where files lie that the draft names.
        draft: What is launched on what. Its training cases must run; its roles are not yet known.
        more: Cases that are held out if they run.
    """
    prober: Prober | None = None
    try:
        prober = Prober(program, Path(kernel_file).resolve(), Path(folder))
        return _settled(prober, draft, more)
    except CompileFailed as error:
        return Drawn(None, str(error))
    finally:
        (Path(folder) / "draft.toml").unlink(missing_ok=True)


def _settled(prober: Prober, draft: Draft, more: Sequence[CaseDraft]) -> Drawn:
    runs: list[tuple[CaseDraft, Ran]] = []
    for case in (*draft.train, *draft.heldout):
        ran = prober.run(draft, case.sizes, case.seed, _LONG)
        if not ran.good:
            return Drawn(None, ran.why, runs=prober.runs)
        runs.append((case, ran))
    kinds = {(f.kind, f.region) for _, ran in runs for f in ran.errors}
    for case in more if runs[0][1].work < _MUCH else more[:1]:
        draft.heldout.append(case)  # so that it is held against the domain, too
        ran = prober.run(draft, case.sizes, case.seed, _LONG)
        if ran.good and not {(f.kind, f.region) for f in ran.errors} - kinds:
            runs.append((case, ran))
        else:
            draft.heldout.pop()
    roles(prober, draft, runs)
    judge(prober, frozenset(), draft, runs)
    findings = tuple(dict.fromkeys(str(f) for _, r in runs for f in r.errors))
    covered = {name: blocks for _, ran in runs for name, blocks in ran.covered.items()}
    for _, ran in runs:
        for name, blocks in ran.covered.items():
            covered[name] = covered[name] | blocks
    total = sum(len(blocks) for blocks in covered.values())
    reached = sum(int(blocks.sum()) for blocks in covered.values())
    return Drawn(draft, "", len(runs), total, reached, (), findings, prober.runs)
