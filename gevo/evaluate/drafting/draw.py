"""From a program to a draft of its workload: the job that `gevo init` gives a worker process."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from gevo.errors import CompileFailed, WorkloadError
from gevo.evaluate.drafting.choose import Chooser
from gevo.evaluate.drafting.facts import KernelFacts, read_facts
from gevo.evaluate.drafting.finish import Finished, Finisher, shape_notes
from gevo.evaluate.drafting.grow import timing_case
from gevo.evaluate.drafting.measure import measure, settle
from gevo.evaluate.drafting.probe import Prober
from gevo.evaluate.drafting.sketch import Sketch, first_sketch
from gevo.evaluate.jobs import limit_memory
from gevo.program.base import Program
from gevo.program.llvm.syntax.debug import source_of
from gevo.workload.draft import Draft
from gevo.workload.signature import open_constants


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
    """

    draft: Draft | None
    failed: str = ""
    cases: int = 0
    blocks: int = 0
    covered: int = 0
    missing: tuple[str, ...] = ()
    findings: tuple[str, ...] = ()
    runs: int = 0


def start_job(memory_bytes: int) -> None:
    """First call in a worker process: limit its memory."""
    limit_memory(memory_bytes)


def draw_job(program: Program, kernel_file: str, text: str) -> Drawn:
    """Watch a program and write down what it is run on.

    Args:
        program: The program.
        kernel_file: Its file.
        text: What the file holds.
    """
    if constants := open_constants(text):
        return Drawn(None, f"it leaves {', '.join(constants)} open: write a [tune] table")
    with tempfile.TemporaryDirectory() as folder:
        try:
            prober = Prober(program, Path(kernel_file).resolve(), Path(folder))
        except CompileFailed as error:
            return Drawn(None, str(error))
        best: Drawn | None = None
        for shared_names in (True, False):
            drawn = _draw(prober, text, shared_names)
            if best is None or (drawn.draft is not None and drawn.covered > best.covered):
                best = drawn
            if len(prober.binary.kernels) == 1 or best.covered == best.blocks > 0:
                break
        assert best is not None
        return best


def _draw(prober: Prober, text: str, shared_names: bool) -> Drawn:
    try:
        facts = read_facts(text, prober.lowered.text, shared_names)
        sketch = Chooser(prober).choose(first_sketch(facts))
        measured = [measure(prober, sketch, place) for place in range(len(facts))]
    except WorkloadError as error:
        return Drawn(None, str(error), runs=prober.runs)
    for place, (_, shared) in enumerate(measured):
        if shared is not None:
            sketch.shared[place] = shared.text
    extents = [found for found, _ in measured]
    settle(sketch, extents)
    finished = Finisher(prober, sketch).finish()
    if finished.failed:
        return Drawn(None, finished.failed, runs=prober.runs)
    shape_notes(extents, finished.draft)
    timing = timing_case(prober, sketch, finished.draft)
    finished.draft.timing = [timing] if timing else []
    missing = _missing(prober, facts, finished)
    total = sum(len(blocks) for blocks in finished.covered.values())
    covered = sum(int(blocks.sum()) for blocks in finished.covered.values())
    annotate(finished, sketch, missing, f"{covered} of {total}")
    return Drawn(
        finished.draft, "", finished.ran, total, covered, missing, finished.findings, prober.runs
    )


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
    for name in draft.derived:
        draft.about.setdefault(name, "a guess")
    for name in draft.scalars:
        draft.about.setdefault(name, "a guess")
    for place, launch in enumerate(draft.launches):
        launch.notes.append(
            "The grid follows from what the kernel compares its threads with; the block is the "
            "likeliest of those that ran without an error."
        )
        if place in sketch.shared:
            launch.notes.append("shared_bytes: as far as dynamic shared memory was used.")
