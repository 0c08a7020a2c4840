"""Single edits: in which order they are tried."""

from __future__ import annotations

from gevo.edits.forms import WarpBarrier
from gevo.edits.patch import Patch
from gevo.edits.singles import singles
from gevo.program.base import Site
from gevo.program.load import load, open_editor


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
