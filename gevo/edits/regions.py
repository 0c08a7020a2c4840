"""Edits that give a region of a kernel another shape: several instructions that belong together.

As passes do, they work on the whole text, and so come before all other edits of their patch. What
they take, the editor knows (`Editor.rewrite`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from gevo.edits.edit import Edit, id_of
from gevo.edits.offered import Rewrite, offers
from gevo.program.base import Editor

_STAGE = re.compile(r"stage_(\d+)x(\d+)(_double|_rows(\d+))?\Z", re.ASCII)
_SIZE = re.compile(r"ntid\.([xyz]) == (\d+)\Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class Stage(Rewrite):
    """Let the threads of a block share a loop's loads through shared memory.

    Attributes:
        uid: The branch that ends the loop.
        width: Of the blocks for which that is done; others go through the loop as it was.
        height: Of these blocks.
        buffers: 2, of which one is filled while the other is read; None for one.
        rows: Elements at a time of what each thread loads of a row of its own; None for what
            threads have in common.
    """

    kind: ClassVar[str] = "stage"
    forms: ClassVar[tuple[str, ...]] = (
        "stage {uid} for blocks of {width} by {height} in {buffers} buffers",
        "stage {uid} for blocks of {width} by {height} in rows of {rows}",
        "stage {uid} for blocks of {width} by {height}",
    )
    uid: str
    width: int
    height: int
    buffers: int | None = None
    rows: int | None = None

    @classmethod
    def named(cls, target: str, name: str) -> Self | None:
        """The name has the blocks' shape, and whether there are two buffers, or rows."""
        if shape := _STAGE.match(name):
            rows = int(shape[4]) if shape[4] else None
            own = (int(shape[1]), int(shape[2]), 2 if shape[3] and not rows else None, rows)
            return cls(id_of(f"{name} {target}"), 0, target, *own)
        return None

    def called(self) -> tuple[str, str]:
        """Another number of buffers than 2 has no name."""
        end = "" if self.buffers is None else "_double" if self.buffers == 2 else "_"
        end += "" if self.rows is None else f"_rows{self.rows}"
        return self.uid, f"stage_{self.width}x{self.height}{end}"

    def of_blocks(self, width: int, height: int) -> Stage:
        """The same for blocks of another shape."""
        other = replace(self, width=width, height=height)
        uid, name = other.called()
        return replace(other, id=id_of(f"{name} {uid}"))

    @property
    def words(self) -> str:
        """In how many buffers, or in rows."""
        how = "" if self.buffers is None else f" in {self.buffers} buffers"
        how += "" if self.rows is None else f" in rows of {self.rows}"
        return f"stages in shared memory{how} what is loaded by the loop at"


@dataclass(frozen=True, slots=True)
class Aggregate(Rewrite):
    """Let one lane of a warp add to a sum of floats in memory for all lanes that come to it."""

    kind: ClassVar[str] = "aggregate"
    forms: ClassVar[tuple[str, ...]] = ("aggregate {uid}",)
    does: ClassVar[str] = "lets one lane of a warp add for all in"
    uid: str


@dataclass(frozen=True, slots=True)
class Privatize(Rewrite):
    """Let each block add to an array in shared memory, and at its end that to the whole one.

    Under the assumption that no other array of the kernel overlaps it.

    Attributes:
        kernel: Its name.
        parameter: The number of the array among its parameters.
    """

    kind: ClassVar[str] = "privatize"
    forms: ClassVar[tuple[str, ...]] = ("privatize parameter {parameter} of {kernel:atom}",)
    target: ClassVar[str] = "{kernel}#{parameter}"
    does: ClassVar[str] = "lets each block of {kernel} add to a copy of array {parameter} first"
    kernel: str
    parameter: int


@dataclass(frozen=True, slots=True)
class IfConvert(Rewrite):
    """Compute what is on both sides of the branch `uid`, and select."""

    kind: ClassVar[str] = "if_convert"
    forms: ClassVar[tuple[str, ...]] = ("if_convert {uid}",)
    does: ClassVar[str] = "computes both sides and selects at"
    uid: str


@dataclass(frozen=True, slots=True)
class Branch(Rewrite):
    """Branch where was the selection `uid`: what one side needs is computed there alone."""

    kind: ClassVar[str] = "branch"
    forms: ClassVar[tuple[str, ...]] = ("branch {uid}",)
    does: ClassVar[str] = "branches instead of selecting at"
    uid: str


@dataclass(frozen=True, slots=True)
class Prefetch(Rewrite):
    """Let the loop that ends at the branch `uid` load what its next round takes."""

    kind: ClassVar[str] = "prefetch"
    forms: ClassVar[tuple[str, ...]] = ("prefetch {uid}",)
    does: ClassVar[str] = "loads a round ahead in the loop that ends at"
    uid: str


@dataclass(frozen=True, slots=True)
class Tail(Rewrite):
    """Let one warp do the end of the reduction by halves at the branch `uid`.

    A loop ends there, or steps that stand one after the other begin.
    """

    kind: ClassVar[str] = "tail"
    forms: ClassVar[tuple[str, ...]] = ("tail {uid}",)
    does: ClassVar[str] = "lets one warp do the end of the reduction at"
    uid: str


REGIONS: tuple[type[Rewrite], ...] = (
    Stage, Aggregate, Privatize, IfConvert, Branch, Prefetch, Tail,
)  # fmt: skip


def region_edits(editor: Editor, held: Mapping[str, Sequence[str]]) -> Sequence[Edit]:
    """Every edit of this sort that may be tried, for blocks as they are launched where known.

    Args:
        editor: Of the unmodified program.
        held: Conditions that the launches of kernels fulfil.
    """
    found: dict[str, Edit] = {}
    for edit in offers(editor.rewrites(), REGIONS):
        site = editor.site(edit.uid) if isinstance(edit, Stage) else None
        if isinstance(edit, Stage) and site and (sizes := _sizes(held.get(site.function, ()))):
            if sizes.keys() < set("xyz") or sizes["z"] != 1:
                continue
            edit = edit.of_blocks(sizes["x"], sizes["y"])
        found[edit.id] = edit
    return list(found.values())


def _sizes(conditions: Iterable[str]) -> dict[str, int]:
    """What is known of a block's size along its axes."""
    return {m[1]: int(m[2]) for one in conditions if (m := _SIZE.match(one))}
