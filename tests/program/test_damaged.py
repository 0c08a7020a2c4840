"""Whatever a file holds, loading it gives a program or one line, and this process goes on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from gevo.child import ChildDied, in_child
from gevo.errors import ProgramError
from gevo.program.base import Program
from gevo.program.llvm.editor import load_text as load_here
from gevo.program.llvm.facts import facts
from gevo.program.load import load, load_text
from tests.program.mutations import damaged

ROOT = Path(__file__).parents[2]
ABORTS = sorted((ROOT / "tests/data/ir/aborts").glob("*.ll"))
KERNELS = [
    text
    for path in sorted((ROOT / "kernels").glob("*.ll"))
    if len(text := path.read_text()) < 60_000
]


@pytest.mark.parametrize("path", ABORTS, ids=lambda path: path.stem)
def test_what_llvm_aborts_on_is_refused_with_its_reason(path: Path) -> None:
    with pytest.raises(ProgramError, match=r"SIGABRT") as caught:
        load(path)
    said = path.read_text().splitlines()[0].removeprefix("; says: ")
    assert str(caught.value).startswith(f"{path}: not a valid program: {said} (")
    assert "\n" not in str(caught.value)


def _check(load: Callable[[str], Program], text: str) -> bool:
    """Load a text; True for a program, which can be opened here, too."""
    try:
        program = load(text)
    except ProgramError as refusal:
        said = str(refusal)
    else:
        assert load_here(program.text, program.entry) == program
        assert facts(program)
        return True
    assert said.startswith("<text>: ")
    assert "\n" not in said
    return False


def _check_all(load: Callable[[str], Program], seeds: Sequence[int]) -> list[bool]:
    return [_check(load, damaged(KERNELS, seed)) for seed in seeds]


def _programs(seeds: Sequence[int]) -> int:
    """How many damaged texts are programs all the same.

    As long as nothing crashes, one child for all is enough, and quicker than one for each. What
    crashes is then loaded as commands load it; if that crashes, too, the answer is missing.
    """
    try:
        return sum(in_child(_check_all, (load_here, seeds), 120))
    except ChildDied:
        if len(seeds) > 1:
            middle = len(seeds) // 2
            return _programs(seeds[:middle]) + _programs(seeds[middle:])
        return sum(in_child(_check_all, (load_text, seeds), 120))


@pytest.mark.parametrize("start", range(0, 300, 100))
def test_damaged_kernels(start: int) -> None:
    assert 0 < _programs(range(start, start + 100)) < 50


@pytest.mark.slow
@pytest.mark.parametrize("start", range(1000, 5000, 500))
def test_many_damaged_kernels(start: int) -> None:
    assert 0 < _programs(range(start, start + 500)) < 250


def test_the_same_seed_damages_alike() -> None:
    assert damaged(KERNELS, 7) == damaged(KERNELS, 7)
    assert len({damaged(KERNELS, random.Random(i).getrandbits(32)) for i in range(9)}) == 9
