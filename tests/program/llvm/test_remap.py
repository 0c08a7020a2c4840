"""A block's threads in other places: they do together what they did."""

from __future__ import annotations

import pytest

from gevo.edits.apply import apply
from gevo.edits.passes import Remap
from gevo.edits.patch import Patch
from gevo.errors import EditError
from gevo.program.llvm.remap import remappable, remapped
from gevo.program.llvm.text import read_module
from gevo.program.load import load_text
from tests.program.llvm.test_coarsen import PROGRAM, SIZES, gives, text

BLOCKS = ((64, 4), (16, 8), (12, 8), (128, 1), (16, 16), (8, 6))
"""Square or not, and of which tiles of 8 by 4 can be made or not."""


@pytest.mark.parametrize("shape", ["columns", "tiles"])
@pytest.mark.parametrize("kernel", [name for name in PROGRAM.entry if name != "warp"])
def test_a_remapped_kernel_gives_what_the_unmodified_one_gives(kernel: str, shape: str) -> None:
    applied = apply(PROGRAM, Patch((Remap("e0123456789ab", 0, kernel, shape),)))
    assert not applied.dropped
    for n, block in enumerate(BLOCKS):
        # Blocks of few columns have the one size for one shape and the other for the other.
        size = SIZES[0 if block[0] > 16 else (n + (shape == "tiles")) % 2]
        changed = gives(applied.program, kernel, size, block)
        assert changed == gives(PROGRAM, kernel, size, block)


def test_kernels_that_look_at_their_warp_are_refused() -> None:
    module = read_module(PROGRAM.text)
    shapes = {one.name: list(remappable(module, one)) for one in module.functions}
    assert shapes.pop("warp") == []
    assert set(map(tuple, shapes.values())) == {("columns", "tiles")}
    with pytest.raises(EditError, match="the thread's place may matter"):
        remapped(module, "warp", "tiles", "e0")


@pytest.mark.parametrize(
    ("kernel", "shape", "why"),
    [("k", "tiles", "one axis only"), ("k", "rows", "no kernel"), ("m", "tiles", "no kernel")],
)
def test_what_cannot_be_remapped(kernel: str, shape: str, why: str) -> None:
    module = read_module(load_text(text("  store i32 %t, ptr %p"), ("k",)).text)
    with pytest.raises(EditError, match=why):
        remapped(module, kernel, shape, "e0")
