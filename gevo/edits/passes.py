"""Edits that are passes of the compiler: they keep a program's meaning and change its shape.

Some let the compiler assume something; that is an assumption of whatever they make, too. Two
(`Accumulate`, `Single`) compute other numbers.

They work on the whole text, so they come before all other edits of their patch. Instructions
that survive keep their uids; an edit whose instruction is gone is dropped. Not among the edits of
a search unless they are asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from gevo.edits.apply import apply_edits
from gevo.edits.edit import Description, Edit, id_of
from gevo.edits.offered import Rewrite, offers
from gevo.edits.patch import Patch
from gevo.edits.regions import REGIONS, Aggregate, Privatize, Stage, region_edits
from gevo.program.base import Assumed, Program
from gevo.program.load import open_editor

_PIPELINES = {
    "o3": "LLVM's -O3 again",
    "o3_unroll": "LLVM's -O3 again with more unrolling",
    "o3_same_size": "LLVM's -O3 again without unrolling",
    "assembly": "LLVM over what inline assembly means",
}
"""Pipelines in words; the others are called after their pass."""
MOST_COARSE = 4
"""By so many threads at most kernels are coarsened that were not coarsened before."""


@dataclass(frozen=True, slots=True)
class Optimize(Rewrite):
    """Run a short pipeline of passes over everything; `pipeline` is its name."""

    kind: ClassVar[str] = "optimize"
    forms: ClassVar[tuple[str, ...]] = ("optimize with {pipeline}",)
    target: ClassVar[str] = ""
    names: ClassVar[tuple[str, ...]] = ("{pipeline}",)
    pipeline: str

    @property
    def words(self) -> str:
        """What the pipeline is."""
        return "runs " + _PIPELINES.get(self.pipeline, f"LLVM's {self.pipeline} again")


@dataclass(frozen=True, slots=True)
class Unroll(Rewrite):
    """Unroll the loop that ends at the branch `uid`, by `count` or, without one, fully."""

    kind: ClassVar[str] = "unroll"
    forms: ClassVar[tuple[str, ...]] = ("unroll {uid} by {count}", "unroll {uid} fully")
    names: ClassVar[tuple[str, ...]] = ("unroll_{count}", "unroll_full")
    uid: str
    count: int | None = None

    @property
    def words(self) -> str:
        """How often."""
        return f"unrolls{'' if self.count is None else f' by {self.count}'} the loop that ends at"


@dataclass(frozen=True, slots=True)
class Peel(Rewrite):
    """Put the first round of the loop that ends at the branch `uid` in front of it."""

    kind: ClassVar[str] = "peel"
    forms: ClassVar[tuple[str, ...]] = ("peel {uid}",)
    does: ClassVar[str] = "peels the loop that ends at"
    uid: str


@dataclass(frozen=True, slots=True)
class Count(Rewrite):
    """Count the rounds of the loop that ends at the branch `uid` ahead, and unroll it by `times`.

    LLVM unrolls only loops of which it knows how many rounds there will be; see
    `gevo.program.llvm.count`.
    """

    kind: ClassVar[str] = "count"
    forms: ClassVar[tuple[str, ...]] = ("count {uid} and unroll by {times}",)
    names: ClassVar[tuple[str, ...]] = ("counted_{times}",)
    does: ClassVar[str] = "counts the rounds, and unrolls by {times}, of the loop that ends at"
    uid: str
    times: int


@dataclass(frozen=True, slots=True)
class Coarsen(Rewrite):
    """Let one thread of a block do the work of `count` along an axis.

    Attributes:
        kernel: Its name.
        axis: `x`, `y` or `z`.
        count: Threads.
        stride: 1 if these are neighbours, which share what they load of each other's places; None
            if they are as far apart as there are threads left.
    """

    kind: ClassVar[str] = "coarsen"
    forms: ClassVar[tuple[str, ...]] = (
        "coarsen {axis} of {kernel:atom} by {count} with stride {stride}",
        "coarsen {axis} of {kernel:atom} by {count}",
    )
    target: ClassVar[str] = "{kernel}#{axis}"
    names: ClassVar[tuple[str, ...]] = ("coarsen_{count}_stride_{stride}", "coarsen_{count}")
    does: ClassVar[str] = "lets one thread of {kernel} do the work of {count} along {axis}"
    kernel: str
    axis: str
    count: int
    stride: int | None = None

    @property
    def words(self) -> str:
        """Whether the threads are neighbours."""
        words = super(Coarsen, self).words
        return f"{words}, which are neighbours" if self.stride == 1 else words

    @property
    def further(self) -> Coarsen | None:
        """The same by twice as many threads as any that is offered; None for fewer."""
        if self.count != MOST_COARSE:
            return None
        other = replace(self, count=2 * MOST_COARSE)
        axis, name = other.called()
        return replace(other, id=id_of(f"{name} {axis}"))


@dataclass(frozen=True, slots=True)
class Remap(Rewrite):
    """Give the threads of a block other places.

    Attributes:
        kernel: Its name.
        shape: `columns`: they are counted along y first; `tiles`: a warp is a tile of 8 by 4.
    """

    kind: ClassVar[str] = "remap"
    forms: ClassVar[tuple[str, ...]] = ("remap threads of {kernel:atom} in {shape}",)
    target: ClassVar[str] = "{kernel}#{shape}"
    does: ClassVar[str] = "puts the threads of {kernel}'s blocks into {shape}"
    kernel: str
    shape: str


@dataclass(frozen=True, slots=True)
class Accumulate(Rewrite):
    """Keep the sums of floats of the loop that ends at `uid` in several parts.

    It is unrolled for that where it does not add often enough.
    """

    kind: ClassVar[str] = "accumulate"
    forms: ClassVar[tuple[str, ...]] = ("accumulate {uid} in {parts}",)
    names: ClassVar[tuple[str, ...]] = ("accumulate_{parts}",)
    does: ClassVar[str] = "adds up in {parts} parts what is summed in the loop that ends at"
    uid: str
    parts: int


@dataclass(frozen=True, slots=True)
class Single(Rewrite):
    """Compute with floats what a kernel computes with doubles.

    Attributes:
        kernel: Its name.
        region: The uid of the first instruction of what hangs together, or `all`.
    """

    kind: ClassVar[str] = "single"
    forms: ClassVar[tuple[str, ...]] = ("single {region} of {kernel:atom}",)
    target: ClassVar[str] = "{kernel}#{region}"
    does: ClassVar[str] = "computes with floats for all doubles of {kernel}"
    kernel: str
    region: str

    def describe(self) -> Description:
        """Where the region begins."""
        if self.region == "all":
            return Description(words=self.words)
        return Description((("computes with floats what begins at", self.region),))


@dataclass(frozen=True, slots=True)
class Divide(Rewrite):
    """Multiply by a reciprocal where a kernel divides integers by a value.

    Attributes:
        kernel: Its name.
        divisor: The value: `a3` for a parameter, else the uid of what computes it.
    """

    kind: ClassVar[str] = "divide"
    forms: ClassVar[tuple[str, ...]] = ("divide by {divisor} of {kernel:atom}",)
    target: ClassVar[str] = "{kernel}#{divisor}"
    does: ClassVar[str] = "multiplies where {kernel} divided by"
    kernel: str
    divisor: str

    def describe(self) -> Description:
        """The divisor."""
        if self.divisor.startswith("a"):
            return Description(words=f"{self.words} its parameter {self.divisor[1:]}")
        return Description(((f"{self.words} the result of", self.divisor),))


@dataclass(frozen=True, slots=True)
class Keep(Rewrite):
    """Keep in registers, too, what threads of a kernel alone write into shared arrays.

    Under an assumption of the block's shape, from which follows that no two threads have the same
    element.
    """

    kind: ClassVar[str] = "keep"
    forms: ClassVar[tuple[str, ...]] = ("keep own elements of {kernel:atom}",)
    target: ClassVar[str] = "{kernel}"
    does: ClassVar[str] = "keeps in registers what each thread of {kernel} alone writes"
    kernel: str


@dataclass(frozen=True, slots=True)
class Algebra(Rewrite):
    """Compute integers and addresses of a kernel as is cheapest, by equality saturation.

    Exact whatever wraps (see `gevo.program.llvm.algebra`).
    """

    kind: ClassVar[str] = "algebra"
    forms: ClassVar[tuple[str, ...]] = ("algebra of {kernel:atom}",)
    target: ClassVar[str] = "{kernel}"
    does: ClassVar[str] = "computes integers and addresses of {kernel} another way"
    kernel: str


@dataclass(frozen=True, slots=True)
class Noalias(Rewrite):
    """Optimise under the assumption that some arrays of a kernel overlap no other.

    Attributes:
        kernel: Its name.
        parameters: The numbers of the arrays among its parameters: `0,2`.
    """

    kind: ClassVar[str] = "noalias"
    forms: ClassVar[tuple[str, ...]] = ("noalias parameters {parameters:atom} of {kernel:atom}",)
    target: ClassVar[str] = "{kernel}#{parameters}"
    does: ClassVar[str] = (
        "lets LLVM optimize as if arrays {parameters} of {kernel} overlapped no other"
    )
    kernel: str
    parameters: str


@dataclass(frozen=True, slots=True)
class Assume(Rewrite):
    """Optimise under the assumption that all launches of a kernel fulfil a condition.

    A draw assumes of a random integer that it is not negative: more, a program does not tell.

    Attributes:
        kernel: Its name.
        condition: Of `gevo.program.condition`: comparisons of its integers, or of how many threads
            and blocks there are, with numbers.
    """

    kind: ClassVar[str] = "assume"
    forms: ClassVar[tuple[str, ...]] = ("assume {condition:atom} of {kernel:atom}",)
    target: ClassVar[str] = "{kernel}#{condition}"
    kernel: str
    condition: str

    @property
    def words(self) -> str:
        """The conditions, or how many."""
        number = self.condition.count(" and ") + 1
        what = self.condition if number <= 2 else f"{number} conditions on its launches"
        return f"lets LLVM optimize {self.kernel} for {what}"


PASSES = (
    *(Optimize, Unroll, Peel, Count, Coarsen, Remap, Divide, Keep, Algebra),
    *REGIONS,
    *(Noalias, Assume, Accumulate, Single),
)
_OTHERS = [one for one in PASSES if one not in REGIONS]


def assumed(program: Program, patch: Patch) -> Sequence[Assumed]:
    """What the passes of a patch rely on; see `Editor.assumed`."""
    relying = Noalias | Assume | Keep | Accumulate | Single | Aggregate | Privatize | Stage
    if not any(isinstance(edit, relying) for edit in patch):
        return ()
    editor = open_editor(program)
    apply_edits(editor, (edit for edit in patch if edit.first))
    return editor.assumed()


def passes_of(patch: Patch) -> Patch:
    """Those edits of a patch that work on the whole text by rule: passes, LLVM's and gevo's own.

    They keep what a program computes, as far as their assumptions and tolerances go, but for
    `Single`, which is left out: where it compares floats in place of doubles, that is another
    comparison.
    """
    exact = (edit for edit in patch if isinstance(edit, PASSES) and not isinstance(edit, Single))
    return Patch(tuple(exact))


def passes(program: Program, held: Mapping[str, Sequence[str]]) -> Iterator[Edit]:
    """Every edit of this sort that may be tried on the unmodified program.

    Args:
        program: The program.
        held: Conditions that the launches of its kernels fulfil, by kernel: together, without
            upper bounds, and each by itself, they take the place of what may be assumed otherwise.
    """
    editor = open_editor(program)
    yield from region_edits(editor, held)
    yield from offers((one for one in editor.rewrites() if one[1] != Assume.kind), _OTHERS)
    for kernel, conditions in held.items():
        low = [one for one in conditions if "<=" not in one]
        sets = dict.fromkeys(" and ".join(some) for some in (conditions, low) if some)
        each = (one for one in conditions if one not in sets)
        yield from offers(((f"{kernel}#{one}", Assume.kind) for one in (*sets, *each)), (Assume,))
