"""Edits that give a region of a kernel another shape: several instructions that belong together.

As passes do, they keep a program's meaning, work on the whole text, and so come before all other
edits of their patch. What is needed for that, the editor knows (`Editor.rewrite`).
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gevo.edits.edit import Description, Edit, id_of
from gevo.edits.repair import Repair
from gevo.edits.sampler import Sampler, pick
from gevo.program.base import Editor

_STAGE = re.compile(r"stage_(\d+)x(\d+)(_double)?\Z", re.ASCII)
_SIZE = re.compile(r"ntid\.([xyz]) == (\d+)\Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class Stage(Edit):
    """Let the threads of a block share a loop's loads through shared memory.

    Attributes:
        uid: The branch that ends the loop.
        width: Of the blocks for which that is done; others go through the loop as it was.
        height: Of these blocks.
        buffers: 2, of which one is filled while the other is read; None for one.
    """

    kind: ClassVar[str] = "stage"
    forms: ClassVar[tuple[str, ...]] = (
        "stage {uid} for blocks of {width} by {height} in {buffers} buffers",
        "stage {uid} for blocks of {width} by {height}",
    )
    first: ClassVar[bool] = True
    uid: str
    width: int
    height: int
    buffers: int | None = None

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """A random loop, shape of blocks, and number of buffers."""
        del edit_id, seed
        return pick(rng, _drawable(sampler.editor, cls))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor knows the loop."""
        del repair
        end = "" if self.buffers is None else "_double" if self.buffers == 2 else "_"
        editor.rewrite(self.uid, f"stage_{self.width}x{self.height}{end}")

    def describe(self) -> Description:
        """The branch that ends the loop."""
        how = "" if self.buffers is None else f" in {self.buffers} buffers"
        return Description(
            ((f"stages in shared memory{how} what is loaded by the loop at", self.uid),)
        )


def region_edit(target: str, name: str) -> Edit | None:
    """The edit that does what an editor calls so; None where it is none of a region."""
    if shape := _STAGE.match(name):
        return _stage(target, int(shape[1]), int(shape[2]), 2 if shape[3] else None)
    return None


def region_edits(editor: Editor, held: Mapping[str, Sequence[str]]) -> Sequence[Edit]:
    """Every edit of this sort that may be tried, for blocks as they are launched where known.

    Args:
        editor: Of the unmodified program.
        held: Conditions that the launches of kernels fulfil.
    """
    found: dict[str, Edit] = {}
    for edit in filter(None, (region_edit(*one) for one in editor.rewrites())):
        site = editor.site(edit.uid) if isinstance(edit, Stage) else None
        if isinstance(edit, Stage) and site and (sizes := _sizes(held.get(site.function, ()))):
            if sizes.keys() < set("xyz") or sizes["z"] != 1:
                continue
            edit = _stage(edit.uid, sizes["x"], sizes["y"], edit.buffers)
        found[edit.id] = edit
    return list(found.values())


def _stage(uid: str, width: int, height: int, buffers: int | None) -> Stage:
    name = f"stage_{width}x{height}{'_double' if buffers else ''}"
    return Stage(id_of(f"{name} {uid}"), 0, uid, width, height, buffers)


def _sizes(conditions: Iterable[str]) -> dict[str, int]:
    """What is known of a block's size along its axes."""
    return {m[1]: int(m[2]) for one in conditions if (m := _SIZE.match(one))}


def _drawable(editor: Editor, operator: type[Edit]) -> list[Edit]:
    found = (region_edit(*one) for one in editor.rewrites())
    return [edit for edit in found if isinstance(edit, operator)]
