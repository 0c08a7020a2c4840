"""Edits that rewrite an operation on tensors as a whole, or leave out what is between two values.

What they do stands in `gevo.program.stablehlo.moves`. As passes of a compiler do, they come before
all other edits of their patch, and the id of one follows from what it does: parents that do alike
pass it on to both children, and no patch does the same twice.
"""

from __future__ import annotations

import hashlib
import random
from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from gevo.edits.edit import Description, Edit
from gevo.edits.repair import Repair
from gevo.edits.sampler import Sampler
from gevo.program.base import Editor, Program
from gevo.program.load import open_editor


@dataclass(frozen=True, slots=True)
class Rewriting(Edit):
    """What these edits have in common: the operation `uid`, and what an editor calls the rest."""

    first: ClassVar[bool] = True
    uid: str

    @property
    @abstractmethod
    def rewrite(self) -> str:
        """Its name as `Editor.rewrite` takes it."""

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """One of those that the program allows."""
        del edit_id, seed
        found = [edit for edit in _all(sampler.editor) if isinstance(edit, cls)]
        return found[sampler.of(rng, [edit.uid for edit in found])]

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor knows how."""
        del repair
        editor.rewrite(self.uid, self.rewrite)


@dataclass(frozen=True, slots=True)
class Plain(Rewriting):
    """Those that nothing but their operation tells apart."""

    words: ClassVar[str]

    @property
    def rewrite(self) -> str:
        """Its name alone."""
        return self.kind

    def describe(self) -> Description:
        """The operation."""
        return Description(((self.words, self.uid),))


@dataclass(frozen=True, slots=True)
class Spread(Plain):
    """Compute a convolution of single channels as a sum of shifted products."""

    kind: ClassVar[str] = "spread"
    forms: ClassVar[tuple[str, ...]] = ("spread {uid}",)
    words: ClassVar[str] = "makes shifted products of"


@dataclass(frozen=True, slots=True)
class Contract(Plain):
    """Compute a convolution of single places as a product of matrices."""

    kind: ClassVar[str] = "contract"
    forms: ClassVar[tuple[str, ...]] = ("contract {uid}",)
    words: ClassVar[str] = "makes a product of matrices of"


@dataclass(frozen=True, slots=True)
class Widen(Plain):
    """Give a convolution a few more input channels, all zero."""

    kind: ClassVar[str] = "widen"
    forms: ClassVar[tuple[str, ...]] = ("widen {uid}",)
    words: ClassVar[str] = "adds channels of zeros to"


@dataclass(frozen=True, slots=True)
class Subsample(Plain):
    """Compute a convolution at every second place only, and repeat what comes out."""

    kind: ClassVar[str] = "subsample"
    forms: ClassVar[tuple[str, ...]] = ("subsample {uid}",)
    words: ClassVar[str] = "computes every second place of"


@dataclass(frozen=True, slots=True)
class Straighten(Plain):
    """Compute a curve, as tanh, as three straight lines."""

    kind: ClassVar[str] = "straighten"
    forms: ClassVar[tuple[str, ...]] = ("straighten {uid}",)
    words: ClassVar[str] = "makes straight lines of"


@dataclass(frozen=True, slots=True)
class Rank(Rewriting):
    """Use weights of lower rank, at a share of the multiplications: `half` or `quarter`."""

    kind: ClassVar[str] = "rank"
    forms: ClassVar[tuple[str, ...]] = ("rank {uid} to {share}",)
    share: str

    @property
    def rewrite(self) -> str:
        """With the share."""
        return f"{self.kind}_{self.share}"

    def describe(self) -> Description:
        """The operation."""
        return Description(((f"lowers the rank to {self.share} the work of", self.uid),))


@dataclass(frozen=True, slots=True)
class Prune(Rewriting):
    """Leave out channels with small weights: `most` of them stay, or `half`."""

    kind: ClassVar[str] = "prune"
    forms: ClassVar[tuple[str, ...]] = ("prune {uid} to {share}",)
    share: str

    @property
    def rewrite(self) -> str:
        """With the share."""
        return f"{self.kind}_{self.share}"

    def describe(self) -> Description:
        """The operation that makes the channels."""
        return Description(((f"keeps {self.share} of the channels of", self.uid),))


@dataclass(frozen=True, slots=True)
class Narrow(Rewriting):
    """Compute a convolution or product in shorter floats, of type `element`."""

    kind: ClassVar[str] = "narrow"
    forms: ClassVar[tuple[str, ...]] = ("narrow {uid} to {element}",)
    element: str

    @property
    def rewrite(self) -> str:
        """With the type."""
        return f"{self.kind}_{self.element}"

    def describe(self) -> Description:
        """The operation."""
        return Description(((f"computes in {self.element}", self.uid),))


@dataclass(frozen=True, slots=True)
class Skip(Rewriting):
    """Let an earlier value stand for the result of `uid`; what only led there is removed."""

    kind: ClassVar[str] = "skip"
    forms: ClassVar[tuple[str, ...]] = ("skip to {uid} from {value:atom}",)
    value: str

    @property
    def rewrite(self) -> str:
        """With the value."""
        return f"{self.kind} {self.value}"

    def describe(self) -> Description:
        """The operation; the value that stands for its result may be an argument."""
        return Description(((f"lets {self.value} stand for", self.uid),))


EXACT = Spread | Contract | Widen
"""Those that leave results as they are, but for rounding."""


TENSOR_EDITS = (Spread, Contract, Widen, Subsample, Narrow, Skip, Prune, Rank, Straighten)
"""All of them."""


def tensor_moves(program: Program) -> Iterator[Edit]:
    """Every edit of this sort that may be tried on the unmodified program."""
    return _all(open_editor(program))


def _all(editor: Editor) -> Iterator[Edit]:
    return (_edit(*one) for one in editor.rewrites())


_PLAIN = {one.kind: one for one in (Spread, Contract, Widen, Subsample, Straighten)}


def _edit(uid: str, name: str) -> Edit:
    """The edit that does what an editor calls so."""
    edit_id = f"e{hashlib.sha256(f'{name} {uid}'.encode()).hexdigest()[:12]}"
    if name in _PLAIN:
        return _PLAIN[name](edit_id, 0, uid)
    kind, _, value = name.partition(" ")
    if kind == Skip.kind:
        return Skip(edit_id, 0, uid, value)
    for one in (Rank, Prune):
        if name.startswith(f"{one.kind}_"):
            return one(edit_id, 0, uid, name.removeprefix(f"{one.kind}_"))
    return Narrow(edit_id, 0, uid, name.removeprefix(f"{Narrow.kind}_"))
