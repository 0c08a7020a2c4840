"""Single edits: in which order they are tried."""

from __future__ import annotations

import random

from gevo.edits.forms import WarpBarrier
from gevo.edits.patch import Patch
from gevo.edits.singles import singles
from gevo.program.base import Site
from gevo.program.load import load, open_editor


class Late:
    """A guide that would rather draw what stands further down."""

    def kind(self, rng: random.Random, /) -> str:
        raise NotImplementedError

    def weight(self, kind: str, site: Site, /) -> float:
        return 1.0 + site.line

    def new(self, ids: frozenset[str], /) -> bool:
        raise NotImplementedError


def test_of_the_same_sort_those_come_first_that_a_guide_would_rather_draw() -> None:
    program = load("kernels/nw.ll")
    plain = singles(program, Patch())
    led = singles(program, Patch(), guide=Late())
    assert {edit.id for edit in led} == {edit.id for edit in plain}
    assert [edit.id for edit in led] != [edit.id for edit in plain]
    lines = {site.uid: site.line for site in open_editor(program).sites()}
    barriers = [edit for edit in led if isinstance(edit, WarpBarrier)]
    assert led[: len(barriers)] == barriers
    found = [lines[edit.uid] for edit in barriers]
    assert len(set(found)) > 1
    assert found == sorted(found, reverse=True)
