"""Edits that rewrite an operation on tensors as a whole, or leave out what is between two values.

What they do stands in `gevo.program.stablehlo.moves`. As passes of a compiler do, they come before
all other edits of their patch.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from gevo.edits.edit import Edit
from gevo.edits.offered import Rewrite, offers
from gevo.edits.sampler import Sampler
from gevo.program.base import Program
from gevo.program.load import open_editor


@dataclass(frozen=True, slots=True)
class Rewriting(Rewrite):
    """One of them, of the operation `uid`."""

    uid: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """One of those that the program allows; a guide weighs their places."""
        del edit_id, seed
        found = list(offers(sampler.editor.rewrites(), (cls,)))
        return found[sampler.of(rng, [edit.uid for edit in found])]


@dataclass(frozen=True, slots=True)
class Spread(Rewriting):
    """Compute a convolution of single channels as a sum of shifted products."""

    kind: ClassVar[str] = "spread"
    forms: ClassVar[tuple[str, ...]] = ("spread {uid}",)
    does: ClassVar[str] = "makes shifted products of"


@dataclass(frozen=True, slots=True)
class Contract(Rewriting):
    """Compute a convolution of single places as a product of matrices."""

    kind: ClassVar[str] = "contract"
    forms: ClassVar[tuple[str, ...]] = ("contract {uid}",)
    does: ClassVar[str] = "makes a product of matrices of"


@dataclass(frozen=True, slots=True)
class Widen(Rewriting):
    """Give a convolution a few more input channels, all zero."""

    kind: ClassVar[str] = "widen"
    forms: ClassVar[tuple[str, ...]] = ("widen {uid}",)
    does: ClassVar[str] = "adds channels of zeros to"


@dataclass(frozen=True, slots=True)
class Subsample(Rewriting):
    """Compute a convolution at every second place only, and repeat what comes out."""

    kind: ClassVar[str] = "subsample"
    forms: ClassVar[tuple[str, ...]] = ("subsample {uid}",)
    does: ClassVar[str] = "computes every second place of"


@dataclass(frozen=True, slots=True)
class Narrow(Rewriting):
    """Compute a convolution or product in shorter floats, of type `element`."""

    kind: ClassVar[str] = "narrow"
    forms: ClassVar[tuple[str, ...]] = ("narrow {uid} to {element}",)
    names: ClassVar[tuple[str, ...]] = ("narrow_{element}",)
    does: ClassVar[str] = "computes in {element}"
    element: str


@dataclass(frozen=True, slots=True)
class Skip(Rewriting):
    """Let an earlier value stand for the result of `uid`; what only led there is removed."""

    kind: ClassVar[str] = "skip"
    forms: ClassVar[tuple[str, ...]] = ("skip to {uid} from {value:atom}",)
    names: ClassVar[tuple[str, ...]] = ("skip {value}",)
    does: ClassVar[str] = "lets {value} stand for"
    value: str


@dataclass(frozen=True, slots=True)
class Prune(Rewriting):
    """Leave out channels with small weights: `most` of them stay, or `half`."""

    kind: ClassVar[str] = "prune"
    forms: ClassVar[tuple[str, ...]] = ("prune {uid} to {share}",)
    names: ClassVar[tuple[str, ...]] = ("prune_{share}",)
    does: ClassVar[str] = "keeps {share} of the channels of"
    share: str


@dataclass(frozen=True, slots=True)
class Pool(Rewriting):
    """Average neighbouring places of a result, and compute what follows at half as many."""

    kind: ClassVar[str] = "pool"
    forms: ClassVar[tuple[str, ...]] = ("pool {uid}",)
    does: ClassVar[str] = "averages neighbouring places of"


@dataclass(frozen=True, slots=True)
class Rank(Rewriting):
    """Use weights of lower rank, at a share of the multiplications: `half` or `quarter`."""

    kind: ClassVar[str] = "rank"
    forms: ClassVar[tuple[str, ...]] = ("rank {uid} to {share}",)
    names: ClassVar[tuple[str, ...]] = ("rank_{share}",)
    does: ClassVar[str] = "lowers the rank to {share} the work of"
    share: str


@dataclass(frozen=True, slots=True)
class Straighten(Rewriting):
    """Compute a curve, as tanh, as three straight lines."""

    kind: ClassVar[str] = "straighten"
    forms: ClassVar[tuple[str, ...]] = ("straighten {uid}",)
    does: ClassVar[str] = "makes straight lines of"


@dataclass(frozen=True, slots=True)
class Total(Rewriting):
    """Compute a sum over dimensions as a product with ones."""

    kind: ClassVar[str] = "total"
    forms: ClassVar[tuple[str, ...]] = ("total {uid}",)
    does: ClassVar[str] = "makes a product with ones of"


@dataclass(frozen=True, slots=True)
class Fold(Rewriting):
    """Scale weights instead of the channels that are made with them."""

    kind: ClassVar[str] = "fold"
    forms: ClassVar[tuple[str, ...]] = ("fold {uid}",)
    does: ClassVar[str] = "scales weights instead of"


@dataclass(frozen=True, slots=True)
class Merge(Rewriting):
    """Make one product of products with weights in a row, or of a sum of them."""

    kind: ClassVar[str] = "merge"
    forms: ClassVar[tuple[str, ...]] = ("merge {uid}",)
    does: ClassVar[str] = "makes one product of all in"


@dataclass(frozen=True, slots=True)
class Bend(Rewriting):
    """Compute a curve of one value, as GELU, as a parabola between straight lines."""

    kind: ClassVar[str] = "bend"
    forms: ClassVar[tuple[str, ...]] = ("bend {uid}",)
    does: ClassVar[str] = "makes a simple curve of"


@dataclass(frozen=True, slots=True)
class Bound(Rewriting):
    """Bound what a softmax is of, instead of taking the largest from it."""

    kind: ClassVar[str] = "bound"
    forms: ClassVar[tuple[str, ...]] = ("bound {uid}",)
    does: ClassVar[str] = "leaves out the largest in"


@dataclass(frozen=True, slots=True)
class Update(Rewriting):
    """Let a training step update a parameter by another `rule`, as by the gradient's signs."""

    kind: ClassVar[str] = "update"
    forms: ClassVar[tuple[str, ...]] = ("update {uid} by {rule}",)
    names: ClassVar[tuple[str, ...]] = ("update_{rule}",)
    does: ClassVar[str] = "takes the gradient {rule} in"
    rule: str


@dataclass(frozen=True, slots=True)
class Smooth(Rewriting):
    """Give a little of each one-hot label to all classes."""

    kind: ClassVar[str] = "smooth"
    forms: ClassVar[tuple[str, ...]] = ("smooth {uid}",)
    does: ClassVar[str] = "smooths labels"


@dataclass(frozen=True, slots=True)
class Schedule(Rewriting):
    """Let a training step's learning rate change, in a `form`, over a number of `steps`.

    `uid` is the first op that updates a parameter; the rate is that of all.
    """

    kind: ClassVar[str] = "schedule"
    forms: ClassVar[tuple[str, ...]] = ("schedule {uid} {form} over {steps}",)
    names: ClassVar[tuple[str, ...]] = ("schedule_{form}_{steps}",)
    does: ClassVar[str] = "has a learning rate {form} over {steps} steps in all like"
    form: str
    steps: int


EXACT = Fold | Merge | Spread | Contract | Widen
"""Those of products and convolutions that leave results as they are, but for rounding."""
TOGETHER = EXACT, Total | Bound, Bend
"""What is tried all together before anything else, one on the other: the results stay, but for
rounding, and at last what is close."""


TENSOR_EDITS = (
    *(Spread, Contract, Widen, Total, Subsample, Narrow, Skip, Prune, Rank, Straighten),
    *(Fold, Merge, Bend, Bound, Update, Smooth, Schedule, Pool),
)
"""All of them."""


def sort_of(edit: Edit) -> str:
    """What a rewrite does, wherever it does so; empty for other edits.

    Also for layers that are left out: each is a thing of its own.
    """
    return edit.words if isinstance(edit, Rewriting) and not isinstance(edit, Skip) else ""


def tensor_moves(program: Program) -> Iterator[Edit]:
    """Every edit of this sort that may be tried on the unmodified program."""
    return offers(open_editor(program).rewrites(), TENSOR_EDITS)
