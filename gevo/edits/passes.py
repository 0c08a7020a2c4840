"""Edits that are passes of the compiler: they keep a program's meaning and change its shape.

They work on the whole text, so they come before all other edits of their patch. Instructions
that survive keep their uids; an edit whose instruction is gone is dropped. Not among the edits of
a search unless they are asked for.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar

from gevo.edits.edit import Description, Edit
from gevo.edits.repair import Repair
from gevo.edits.sampler import Sampler, pick
from gevo.program.base import Editor


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
        found = [name for loop, name in sampler.editor.rewrites() if not loop]
        return cls(edit_id, seed, pick(rng, found))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor has the compiler."""
        del repair
        editor.rewrite("", self.pipeline)

    def describe(self) -> Description:
        """It names no site."""
        return Description()


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
        loop, name = pick(rng, _of_loops(sampler.editor, "unroll_"))
        how = name.removeprefix("unroll_")
        return cls(edit_id, seed, loop, None if how == "full" else int(how))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor has the compiler."""
        del repair
        editor.rewrite(self.uid, f"unroll_{'full' if self.count is None else self.count}")

    def describe(self) -> Description:
        """The branch that ends the loop."""
        return Description((("unrolls the loop that ends at", self.uid),))


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
        return cls(edit_id, seed, pick(rng, _of_loops(sampler.editor, "peel"))[0])

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor has the compiler."""
        del repair
        editor.rewrite(self.uid, "peel")

    def describe(self) -> Description:
        """The branch that ends the loop."""
        return Description((("peels the loop that ends at", self.uid),))


def _of_loops(editor: Editor, begin: str) -> list[tuple[str, str]]:
    return [one for one in editor.rewrites() if one[0] and one[1].startswith(begin)]
