"""Drawing random edits. Every choice comes from the `random.Random` that is handed in."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from gevo.edits.apply import apply, apply_edit, apply_edits, finished
from gevo.edits.edit import Edit
from gevo.edits.forms import Approximate, Reciprocal, WarpBarrier
from gevo.edits.guide import Guide
from gevo.edits.operators import (
    OPERATORS,
    Change,
    Copy,
    Delete,
    Move,
    Replace,
    Set,
    Swap,
    operator_of,
)
from gevo.edits.passes import PASSES, Accumulate, Algebra, Single, passes
from gevo.edits.patch import Applied, Patch
from gevo.edits.regions import Aggregate
from gevo.edits.sampler import Sampler, pick
from gevo.edits.singles import deleted
from gevo.edits.tensors import TENSOR_EDITS, tensor_moves
from gevo.errors import ConfigError, EditError, did_you_mean
from gevo.program.base import Dialect, Editor, Program
from gevo.program.load import open_editor

KINDS = (Copy.kind, Delete.kind, Move.kind, Replace.kind, Swap.kind)
"""GEVO's kinds of edits, which a search draws from unless told otherwise."""
WITH_CONSTANTS = (*KINDS, Change.kind)
"""These, and the change of constants and attributes."""
INEXACT = (Aggregate.kind, Approximate.kind, Reciprocal.kind, Accumulate.kind, Single.kind)
"""Those that compute other numbers."""
ASKED = (Algebra.kind,)
"""Those that a search draws where it is asked to: it ranks by the text, by which they gain more
than by what is emitted, and would go where they lead."""
MOVES = {
    Dialect.LLVM: tuple(
        one.kind for one in (*PASSES, WarpBarrier) if one.kind not in (*INEXACT, *ASKED)
    ),
    Dialect.STABLEHLO: tuple(one.kind for one in TENSOR_EDITS),
}
"""Those that a search draws now and then, for each language."""

OFTEN = 4
"""Other edits are drawn so many times as often as these, of which the start has tried each."""

_ATTEMPTS = 64


def moves(program: Program, held: Mapping[str, Sequence[str]] | None = None) -> Iterator[Edit]:
    """Every edit of the kinds in `MOVES` that may be tried on the unmodified program.

    Args:
        program: The program.
        held: Conditions that the launches of its kernels fulfil, by kernel.
    """
    if program.dialect is Dialect.LLVM:
        return (one for one in passes(program, held or {}) if one.kind not in ASKED)
    return tensor_moves(program)


def moves_of(program: Program, tolerance: float) -> tuple[str, ...]:
    """The kinds that a search of a program draws now and then; some only with a tolerance."""
    inexact = INEXACT if tolerance and program.dialect is Dialect.LLVM else ()
    return (*MOVES[program.dialect], *inexact)


def kinds_of(
    asked: Iterable[str],
    constants: bool = False,
    moves: Sequence[str] = (),
    without: Collection[str] = (),
) -> tuple[str, ...]:
    """The kinds that a search draws from: GEVO's, and those that it is asked for.

    Args:
        asked: Names of further operators, of plug-ins for example.
        constants: Also change constants and attributes.
        moves: Kinds that are drawn now and then, see `moves_of`.
        without: Kinds that are left out.

    Raises:
        ConfigError: There is no such operator, its plug-in cannot be imported, or none is left.
    """
    own = WITH_CONSTANTS if constants else KINDS
    for kind in (*asked, *without):
        if kind == Set.kind or OPERATORS.find(kind) is None:
            there = [name for name in OPERATORS.names() if name != Set.kind]
            hint = did_you_mean(kind, there) or f"; there are: {', '.join(there)}"
            raise ConfigError(f"no edit operator {kind!r}{hint} (is its plug-in installed?)")
    kinds = tuple(kind for kind in dict.fromkeys((*own, *asked)) if kind not in without)
    others = tuple(kind for kind in moves if kind not in without)
    if not kinds and not others:
        raise ConfigError(f"without {', '.join(without)} there are no edits left to draw from")
    return (*kinds * OFTEN, *others) if others else kinds


def propose(
    program: Program,
    patch: Patch,
    rng: random.Random,
    kinds: Sequence[str] = KINDS,
    guide: Guide | None = None,
) -> Applied:
    """Extend a patch by one random edit that applies.

    Args:
        program: The baseline.
        patch: What is applied to it first.
        rng: Source of every choice.
        kinds: Kinds to draw from, uniformly; what stands there twice is drawn twice as often.
        guide: Says which kinds and sites are drawn instead, if there is one; what it knows is
            drawn anew.

    Returns:
        The extended patch with all rewires filled in, and the program it gives.

    Raises:
        EditError: No edit applied in a fixed number of attempts.
        ProgramError: `program` is not valid.
    """
    editor = open_editor(program)
    applied, dropped = apply_edits(editor, patch)
    sampler = Sampler(editor, program.dialect, guide)
    ids = {edit.id for edit in applied}
    refused = 0
    for _ in range(_ATTEMPTS):
        kind = guide.kind(rng) if guide else pick(rng, kinds)
        try:
            edit = _draw(sampler, rng, kind)
            if guide is not None:
                edit = _named(edit, editor)
                if not guide.new(frozenset((*ids, edit.id))):
                    continue
            if edit.first and applied:
                return _begun(program, applied, edit, dropped, refused)
            applied.append(apply_edit(editor, edit))
        except EditError:
            refused += 1
            continue
        program = finished(editor, applied)
        return Applied(program, Patch(tuple(applied)), tuple(dropped), refused)
    raise EditError(f"none of {_ATTEMPTS} random edits could be applied to this program")


def _named(edit: Edit, editor: Editor) -> Edit:
    """The removal of what has no result is always the same edit, under the same id."""
    site = editor.site(edit.uid) if isinstance(edit, Delete) else None
    return edit if site is None or site.type else deleted(site, ())


def _begun(
    program: Program,
    edits: Sequence[Edit],
    first: Edit,
    dropped: Sequence[tuple[Edit, str]],
    refused: int,
) -> Applied:
    """Edits with one more, for which they are applied anew; raises EditError without it."""
    found = apply(program, Patch((*edits, first)))
    for edit, reason in found.dropped:
        if edit.id == first.id:
            raise EditError(reason)
    return Applied(found.program, found.patch, (*dropped, *found.dropped), refused)


def propose_single(
    program: Program, rng: random.Random, kind: str
) -> tuple[Edit | None, Applied | None, str]:
    """Draw one edit of a kind and try it on the baseline, without a second attempt.

    Returns:
        The edit (None when there was nothing to draw from), what applying it gave (None when
        it did not apply), and the reason when it did not.
    """
    editor = open_editor(program)
    edit = None
    try:
        edit = _draw(Sampler(editor, program.dialect), rng, kind)
        edit = apply_edit(editor, edit)
    except EditError as reason:
        return edit, None, str(reason)
    return edit, Applied(editor.finish(), Patch((edit,))), ""


def _draw(sampler: Sampler, rng: random.Random, kind: str) -> Edit:
    """A random edit, not applied yet; raises EditError when there is nothing to draw."""
    edit_id = f"e{rng.getrandbits(48):012x}"
    sampler.kind = kind
    return operator_of(kind).draw(sampler, rng, edit_id, rng.getrandbits(32))
