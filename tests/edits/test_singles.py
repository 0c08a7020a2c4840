"""Single edits: in which order they are tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from gevo.edits.forms import WarpBarrier
from gevo.edits.operators import Replace
from gevo.edits.patch import Patch
from gevo.edits.singles import singles
from gevo.program.base import Site
from gevo.program.load import load, open_editor

KERNELS = sorted(Path("kernels").glob("*.ll")) + sorted(Path("kernels").glob("*.ptx"))


def late(kind: str, site: Site) -> float:
    """More of what stands further down."""
    return 1.0 + site.line


def test_of_the_same_sort_those_come_first_of_which_most_is_expected() -> None:
    program = load("kernels/nw.ll")
    plain = singles(program, Patch())
    led = singles(program, Patch(), expected=late)
    assert {edit.id for edit in led} == {edit.id for edit in plain}
    assert [edit.id for edit in led] != [edit.id for edit in plain]
    lines = {site.uid: site.line for site in open_editor(program).sites()}
    barriers = [edit for edit in led if isinstance(edit, WarpBarrier)]
    assert led[: len(barriers)] == barriers
    found = [lines[edit.uid] for edit in barriers]
    assert len(set(found)) > 1
    assert found == sorted(found, reverse=True)


def test_what_no_test_at_the_entry_can_settle_comes_last() -> None:
    """A branch on a size can be tested there, one on a place of a thread within a tile not."""
    program = load("kernels/hotspot.ll")
    editor = open_editor(program)
    found = singles(program, Patch())
    branches = {
        site.uid: site.slots[0] for site in editor.sites() if site.op == "br" and site.slots
    }
    forced = [edit for edit in found if isinstance(edit, Replace)]

    def settled(edit: Replace) -> bool:
        ((_, value),) = edit.rewires
        return editor.decides(branches[edit.uid].value, value.ref == "true")

    kinds = [settled(edit) for edit in forced]
    assert kinds == sorted(kinds, reverse=True)
    assert {*kinds} == {True, False}
    loads = {site.uid for site in editor.sites() if site.op == "load"}
    first = found.index(next(edit for edit in forced if not settled(edit)))
    assert {edit.uid for edit in found[:first]} >= loads & {edit.uid for edit in found}


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda path: path.name)
def test_every_kernel_has_some(kernel: Path) -> None:
    found = singles(load(kernel), Patch())
    assert len({edit.id for edit in found}) == len(found) > 0
