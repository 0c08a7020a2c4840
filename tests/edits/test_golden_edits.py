"""What each kind of edit makes of a small kernel, kept as text so that a change is seen."""

from __future__ import annotations

import difflib
import random
from pathlib import Path

import pytest

from gevo.edits.patch import Patch
from gevo.edits.propose import KINDS, propose
from gevo.edits.text import format_patch
from gevo.program.load import load

REDUCE = load(Path(__file__).parents[1] / "data/ir/reduce.ll")


@pytest.mark.parametrize("kind", KINDS)
def test_edits_of_one_kind(kind, golden):
    rng = random.Random(f"golden {kind}")
    parts = []
    for _ in range(4):
        applied = propose(REDUCE, Patch(), rng, kinds=[kind])
        before, after = REDUCE.text.splitlines(), applied.program.text.splitlines()
        parts += [format_patch(applied.patch).strip()]
        parts += [
            x for x in difflib.unified_diff(before, after, n=0, lineterm="") if x[3:4] != " "
        ]
        parts += [""]
    golden.check(f"golden/edits/{kind}.txt", "\n".join(parts))


def test_canonical_text(golden):
    golden.check("golden/program/reduce.ll", REDUCE.text)
