from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.propose import KINDS, propose, propose_single
from gevo.errors import EditError
from gevo.program.llvm.editor import load_text
from gevo.program.load import load

REDUCE = load(Path(__file__).parents[1] / "data/ir/reduce.ll")
EMPTY = load_text(
    'target triple = "nvptx64"\ndefine ptx_kernel void @k(ptr %p) {\n  ret void\n}\n'
)


def test_the_same_seed_proposes_the_same():
    first = propose(REDUCE, Patch(), random.Random(11))
    assert propose(REDUCE, Patch(), random.Random(11)) == first
    assert propose(REDUCE, Patch(), random.Random(12)) != first


def test_all_kinds_are_proposed():
    rng = random.Random(1)
    kinds = Counter(propose(REDUCE, Patch(), rng).patch.edits[0].kind for _ in range(150))
    assert set(kinds) == set(KINDS)
    assert min(kinds.values()) > 10


@pytest.mark.parametrize("kind", KINDS)
def test_kinds_can_be_chosen(kind):
    applied = propose(REDUCE, Patch(), random.Random(2), kinds=[kind])
    assert [edit.kind for edit in applied.patch] == [kind]
    assert applied.program != REDUCE


def test_edits_that_no_longer_apply_are_reported():
    rng = random.Random(3)
    patch = propose(REDUCE, Patch(), rng, kinds=["delete"]).patch
    twice = Patch((*patch.edits, *patch.edits))
    applied = propose(REDUCE, twice, rng)
    assert len(applied.dropped) == 1
    assert len(applied.patch) == 2


def test_a_program_with_nothing_to_edit_is_an_error():
    with pytest.raises(EditError, match="could be applied"):
        propose(EMPTY, Patch(), random.Random(4))


def test_a_single_attempt_tells_why_it_failed():
    assert propose_single(EMPTY, random.Random(5), "copy") == (
        None,
        None,
        "there is nothing to draw from",
    )
    rng = random.Random(6)
    tries = [propose_single(REDUCE, rng, "copy") for _ in range(60)]
    failed = [(edit, reason) for edit, applied, reason in tries if applied is None]
    assert failed
    for edit, reason in failed:
        dropped = apply(REDUCE, Patch((edit,))).dropped
        assert dropped == ((edit, reason),)
    for edit, applied, reason in tries:
        if applied is not None:
            assert applied.patch.edits == (edit,)
            assert reason == ""


SCRIPT = """
import random, sys
from gevo.edits.patch import Patch
from gevo.edits.propose import propose
from gevo.edits.text import format_patch
from gevo.program.load import load
program, rng, patch = load(sys.argv[1]), random.Random(7), Patch()
for _ in range(12):
    applied = propose(program, patch, rng)
    patch = applied.patch
print(applied.program.digest, format_patch(patch))
"""


def test_proposals_do_not_depend_on_the_hash_seed():
    path = str(Path(__file__).parents[1] / "data/ir/reduce.ll")
    said = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT, path],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1


class Knowing:
    """A guide that draws removals alone and knows some of them."""

    def __init__(self) -> None:
        self.known: set[frozenset[str]] = set()

    def kind(self, rng):
        return "delete"

    def weight(self, kind, site):
        return 1.0 if not site.type else 1e-9

    def new(self, ids):
        return ids not in self.known


def test_what_a_guide_knows_is_drawn_anew():
    guide, rng = Knowing(), random.Random(3)
    texts: list[str] = []
    for _ in range(40):
        try:
            applied = propose(REDUCE, Patch(), rng, guide=guide)
        except EditError:
            break
        guide.known.add(frozenset(edit.id for edit in applied.patch))
        if not applied.patch.edits[0].rewires:
            texts.append(applied.program.text)
    assert len(texts) > 2
    assert len(set(texts)) == len(texts)
