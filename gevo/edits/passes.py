"""Edits that are passes of the compiler: they keep a program's meaning and change its shape.

One of them lets the compiler assume something; that is an assumption of whatever it makes, too.

They work on the whole text, so they come before all other edits of their patch. Instructions
that survive keep their uids; an edit whose instruction is gone is dropped. Not among the edits of
a search unless they are asked for.

The id of such an edit follows from what it does: parents that do alike pass it on to both
children, and no patch does the same twice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gevo.edits.apply import apply_edits
from gevo.edits.edit import Description, Edit, id_of
from gevo.edits.patch import Patch
from gevo.edits.regions import Stage, region_edit, region_edits
from gevo.edits.repair import Repair
from gevo.edits.sampler import Sampler, pick
from gevo.program.base import Assumed, Editor, Program
from gevo.program.load import open_editor

_UNROLL = "unroll_"
_COARSEN = "coarsen_"
_ACCUMULATE = "accumulate_"
_PIPELINES = {
    "o3": "LLVM's -O3 again",
    "o3_unroll": "LLVM's -O3 again with more unrolling",
    "o3_same_size": "LLVM's -O3 again without unrolling",
    "assembly": "LLVM over what inline assembly means",
}
"""Pipelines in words; the others are called after their pass."""


@dataclass(frozen=True, slots=True)
class Optimize(Edit):
    """Run a short pipeline of passes over everything; `pipeline` is its name."""

    kind: ClassVar[str] = "optimize"
    forms: ClassVar[tuple[str, ...]] = ("optimize with {pipeline}",)
    first: ClassVar[bool] = True
    pipeline: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """A random pipeline."""
        del edit_id, seed
        found = [name for target, name in sampler.editor.rewrites() if not target]
        return _edit("", pick(rng, found))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor has the compiler."""
        del repair
        editor.rewrite("", self.pipeline)

    def describe(self) -> Description:
        """It names no site."""
        what = _PIPELINES.get(self.pipeline, f"LLVM's {self.pipeline} again")
        return Description(words=f"runs {what}")


@dataclass(frozen=True, slots=True)
class Unroll(Edit):
    """Unroll the loop that ends at the branch `uid`, by `count` or, without one, fully."""

    kind: ClassVar[str] = "unroll"
    forms: ClassVar[tuple[str, ...]] = ("unroll {uid} by {count}", "unroll {uid} fully")
    first: ClassVar[bool] = True
    uid: str
    count: int | None = None

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """A random loop, and how often."""
        del edit_id, seed
        return _edit(*pick(rng, _of_a_kind(sampler.editor, _UNROLL)))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor has the compiler."""
        del repair
        editor.rewrite(self.uid, f"{_UNROLL}{'full' if self.count is None else self.count}")

    def describe(self) -> Description:
        """The branch that ends the loop."""
        how = "" if self.count is None else f" by {self.count}"
        return Description(((f"unrolls{how} the loop that ends at", self.uid),))


@dataclass(frozen=True, slots=True)
class Peel(Edit):
    """Put the first round of the loop that ends at the branch `uid` in front of it."""

    kind: ClassVar[str] = "peel"
    forms: ClassVar[tuple[str, ...]] = ("peel {uid}",)
    first: ClassVar[bool] = True
    uid: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """A random loop."""
        del edit_id, seed
        return _edit(*pick(rng, _of_a_kind(sampler.editor, cls.kind)))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor has the compiler."""
        del repair
        editor.rewrite(self.uid, "peel")

    def describe(self) -> Description:
        """The branch that ends the loop."""
        return Description((("peels the loop that ends at", self.uid),))


@dataclass(frozen=True, slots=True)
class Coarsen(Edit):
    """Let one thread of a block do the work of `count` along an axis.

    Attributes:
        kernel: Its name.
        axis: `x`, `y` or `z`.
        count: Threads.
    """

    kind: ClassVar[str] = "coarsen"
    forms: ClassVar[tuple[str, ...]] = ("coarsen {axis} of {kernel:atom} by {count}",)
    first: ClassVar[bool] = True
    kernel: str
    axis: str
    count: int

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """A random kernel, axis and number."""
        del edit_id, seed
        return _edit(*pick(rng, _of_a_kind(sampler.editor, _COARSEN)))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor knows the kernel."""
        del repair
        editor.rewrite(f"{self.kernel}#{self.axis}", f"{_COARSEN}{self.count}")

    def describe(self) -> Description:
        """It names no site."""
        does = f"lets one thread of {self.kernel} do the work of {self.count} along {self.axis}"
        return Description(words=does)


@dataclass(frozen=True, slots=True)
class Remap(Edit):
    """Give the threads of a block other places.

    Attributes:
        kernel: Its name.
        shape: `columns`: they are counted along y first; `tiles`: a warp is a tile of 8 by 4.
    """

    kind: ClassVar[str] = "remap"
    forms: ClassVar[tuple[str, ...]] = ("remap threads of {kernel:atom} in {shape}",)
    first: ClassVar[bool] = True
    kernel: str
    shape: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """A random kernel and shape."""
        del edit_id, seed
        return _edit(*pick(rng, _of_a_kind(sampler.editor, cls.kind)))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor knows the kernel."""
        del repair
        editor.rewrite(f"{self.kernel}#{self.shape}", self.kind)

    def describe(self) -> Description:
        """It names no site."""
        return Description(words=f"puts the threads of {self.kernel}'s blocks into {self.shape}")


@dataclass(frozen=True, slots=True)
class Accumulate(Edit):
    """Keep the sums of floats of the loop that ends at `uid` in several parts.

    It is unrolled for that where it does not add often enough.
    """

    kind: ClassVar[str] = "accumulate"
    forms: ClassVar[tuple[str, ...]] = ("accumulate {uid} in {parts}",)
    first: ClassVar[bool] = True
    uid: str
    parts: int

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """A random loop, and in how many parts."""
        del edit_id, seed
        return _edit(*pick(rng, _of_a_kind(sampler.editor, _ACCUMULATE)))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor knows the loop."""
        del repair
        editor.rewrite(self.uid, f"{_ACCUMULATE}{self.parts}")

    def describe(self) -> Description:
        """The branch that ends the loop."""
        does = f"adds up in {self.parts} parts what is summed in the loop that ends at"
        return Description(((does, self.uid),))


@dataclass(frozen=True, slots=True)
class Single(Edit):
    """Compute with floats what a kernel computes with doubles.

    Attributes:
        kernel: Its name.
        region: The uid of the first instruction of what hangs together, or `all`.
    """

    kind: ClassVar[str] = "single"
    forms: ClassVar[tuple[str, ...]] = ("single {region} of {kernel:atom}",)
    first: ClassVar[bool] = True
    kernel: str
    region: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """A random kernel and region."""
        del edit_id, seed
        return _edit(*pick(rng, _of_a_kind(sampler.editor, cls.kind)))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor knows the region."""
        del repair
        editor.rewrite(f"{self.kernel}#{self.region}", self.kind)

    def describe(self) -> Description:
        """Where the region begins."""
        if self.region == "all":
            return Description(words=f"computes with floats for all doubles of {self.kernel}")
        return Description((("computes with floats what begins at", self.region),))


@dataclass(frozen=True, slots=True)
class Divide(Edit):
    """Multiply by a reciprocal where a kernel divides integers by a value.

    Attributes:
        kernel: Its name.
        divisor: The value: `a3` for a parameter, else the uid of what computes it.
    """

    kind: ClassVar[str] = "divide"
    forms: ClassVar[tuple[str, ...]] = ("divide by {divisor} of {kernel:atom}",)
    first: ClassVar[bool] = True
    kernel: str
    divisor: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """A random kernel and divisor."""
        del edit_id, seed
        return _edit(*pick(rng, _of_a_kind(sampler.editor, cls.kind)))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor knows the divisions."""
        del repair
        editor.rewrite(f"{self.kernel}#{self.divisor}", self.kind)

    def describe(self) -> Description:
        """The divisor."""
        does = f"multiplies where {self.kernel} divided by"
        if self.divisor.startswith("a"):
            return Description(words=f"{does} its parameter {self.divisor[1:]}")
        return Description(((does, self.divisor),))


@dataclass(frozen=True, slots=True)
class Noalias(Edit):
    """Optimise under the assumption that some arrays of a kernel overlap no other.

    Attributes:
        kernel: Its name.
        parameters: The numbers of the arrays among its parameters: `0,2`.
    """

    kind: ClassVar[str] = "noalias"
    forms: ClassVar[tuple[str, ...]] = ("noalias parameters {parameters:atom} of {kernel:atom}",)
    first: ClassVar[bool] = True
    kernel: str
    parameters: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """All arrays of a random kernel, or one."""
        del edit_id, seed
        found = [one for one in sampler.editor.rewrites() if one[1] == cls.kind]
        return _edit(*pick(rng, found))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor has the compiler."""
        del repair
        editor.rewrite(f"{self.kernel}#{self.parameters}", self.kind)

    def describe(self) -> Description:
        """It names no site."""
        what = f"arrays {self.parameters} of {self.kernel}"
        return Description(words=f"lets LLVM optimize as if {what} overlapped no other")


@dataclass(frozen=True, slots=True)
class Assume(Edit):
    """Optimise under the assumption that all launches of a kernel fulfil a condition.

    Attributes:
        kernel: Its name.
        condition: Of `gevo.program.condition`: comparisons of its integers, or of how many threads
            and blocks there are, with numbers.
    """

    kind: ClassVar[str] = "assume"
    forms: ClassVar[tuple[str, ...]] = ("assume {condition:atom} of {kernel:atom}",)
    first: ClassVar[bool] = True
    kernel: str
    condition: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """That a random integer is not negative: more, a program does not tell."""
        del edit_id, seed
        return _edit(*pick(rng, [o for o in sampler.editor.rewrites() if o[1] == cls.kind]))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor has the compiler."""
        del repair
        editor.rewrite(f"{self.kernel}#{self.condition}", self.kind)

    def describe(self) -> Description:
        """It names no site."""
        number = self.condition.count(" and ") + 1
        what = self.condition if number <= 2 else f"{number} conditions on its launches"
        return Description(words=f"lets LLVM optimize {self.kernel} for {what}")


def assumed(program: Program, patch: Patch) -> Sequence[Assumed]:
    """What the passes of a patch rely on; see `Editor.assumed`."""
    if not any(isinstance(edit, Noalias | Assume | Accumulate | Single) for edit in patch):
        return ()
    editor = open_editor(program)
    apply_edits(editor, (edit for edit in patch if edit.first))
    return editor.assumed()


def passes_of(patch: Patch) -> Patch:
    """The passes of a patch, of gevo's own kinds: what they make, LLVM alone has made."""
    own = (
        Optimize | Unroll | Peel | Coarsen | Remap | Divide | Stage | Noalias | Assume | Accumulate
    )
    return Patch(tuple(edit for edit in patch if isinstance(edit, own)))


def _of_a_kind(editor: Editor, begin: str) -> list[tuple[str, str]]:
    return [one for one in editor.rewrites() if one[0] and one[1].startswith(begin)]


def passes(program: Program, held: Mapping[str, Sequence[str]]) -> Iterator[Edit]:
    """Every edit of this sort that may be tried on the unmodified program.

    Args:
        program: The program.
        held: Conditions that the launches of its kernels fulfil, by kernel: together, without
            upper bounds, and each by itself, they take the place of what may be assumed otherwise.
    """
    editor = open_editor(program)
    others = (one for one in editor.rewrites() if not region_edit(*one))
    yield from (_edit(*one) for one in others if one[1] != Assume.kind)
    yield from region_edits(editor, held)
    for kernel, conditions in held.items():
        low = [one for one in conditions if "<=" not in one]
        sets = dict.fromkeys(" and ".join(some) for some in (conditions, low) if some)
        each = (one for one in conditions if one not in sets)
        yield from (_edit(f"{kernel}#{one}", Assume.kind) for one in (*sets, *each))


def _edit(target: str, name: str) -> Edit:
    """The edit that does what an editor calls so."""
    edit_id = id_of(f"{name} {target}")
    if not target:
        return Optimize(edit_id, 0, name)
    if name == Noalias.kind:
        kernel, _, parameters = target.rpartition("#")
        return Noalias(edit_id, 0, kernel=kernel, parameters=parameters)
    if name == Assume.kind:
        kernel, _, condition = target.rpartition("#")
        return Assume(edit_id, 0, kernel=kernel, condition=condition)
    if name in (Divide.kind, Single.kind):
        kernel, _, what = target.rpartition("#")
        return (Divide if name == Divide.kind else Single)(edit_id, 0, kernel, what)
    if name == Remap.kind:
        kernel, _, shape = target.rpartition("#")
        return Remap(edit_id, 0, kernel, shape)
    if name.startswith(_COARSEN):
        kernel, _, axis = target.rpartition("#")
        return Coarsen(edit_id, 0, kernel, axis, int(name.removeprefix(_COARSEN)))
    if name.startswith(_ACCUMULATE):
        return Accumulate(edit_id, 0, target, int(name.removeprefix(_ACCUMULATE)))
    if not name.startswith(_UNROLL):
        return Peel(edit_id, 0, target)
    how = name.removeprefix(_UNROLL)
    return Unroll(edit_id, 0, target, None if how == "full" else int(how))
