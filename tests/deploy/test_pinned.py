"""Digests and fingerprints do not change: caches, journals and stored winners rest on them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gevo.deploy.fingerprint import fingerprints
from gevo.device.cleanup import clean, digest
from gevo.program.load import load

ROOT = Path(__file__).parents[2]
PINNED = json.loads((ROOT / "tests/data/pinned.json").read_text())
"""By kernel file: the program's digest, that of its cleaned text, and its fingerprints."""


def test_every_kernel_file_is_pinned() -> None:
    assert PINNED.keys() == {path.stem for path in ROOT.glob("kernels/*.ll")}


@pytest.mark.parametrize("stem", PINNED)
def test_digests_and_fingerprints_are_the_pinned_ones(stem: str) -> None:
    program = load(ROOT / f"kernels/{stem}.ll")
    assert PINNED[stem] == {
        "program": program.digest,
        "cleaned": digest(clean(program.text)),
        "fingerprints": fingerprints(program),
    }
