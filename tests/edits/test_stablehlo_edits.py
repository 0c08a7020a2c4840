"""Edits of StableHLO programs: what applies verifies, and every form of a patch is exact."""

from __future__ import annotations

import difflib
import json
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gevo.edits.apply import apply
from gevo.edits.operators import Replace
from gevo.edits.patch import Patch
from gevo.edits.propose import WITH_CONSTANTS, propose, propose_single
from gevo.edits.text import format_patch, parse_patch, patch_from_json, patch_to_json
from gevo.program.base import Value
from gevo.program.load import load, open_editor
from gevo.program.stablehlo.mlir import opened

ROOT = Path(__file__).parents[2]
NAMES = ("control", "indexing", "mlp_step", "odd", "sepconv")
PROGRAMS = {name: load(ROOT / f"tests/data/mlir/{name}.mlir") for name in NAMES}

grown = st.tuples(st.sampled_from(NAMES), st.integers(0, 2**32), st.integers(1, 6))


def grow(name, seed, size):
    rng = random.Random(seed)
    applied = propose(PROGRAMS[name], Patch(), rng, WITH_CONSTANTS)
    for _ in range(size - 1):
        applied = propose(PROGRAMS[name], applied.patch, rng, WITH_CONSTANTS)
    return applied


@pytest.mark.parametrize("name", NAMES)
def test_nearly_every_draw_applies_and_what_applies_verifies(name):
    drawn = applied = 0
    for kind in WITH_CONSTANTS:
        rng = random.Random(kind)
        for _ in range(8):
            _, result, _ = propose_single(PROGRAMS[name], rng, kind)
            drawn += 1
            if result is not None:
                applied += 1
                with opened(result.program.text):
                    pass
    assert applied > 0.85 * drawn


@given(grown)
@settings(max_examples=40)
def test_patches_of_several_edits_verify_and_apply_alike(which):
    applied = grow(*which)
    with opened(applied.program.text):
        pass
    again = apply(PROGRAMS[which[0]], applied.patch)
    assert again.program == applied.program
    assert again.patch == applied.patch
    assert not again.dropped
    assert open_editor(applied.program).finish() == applied.program


@given(grown)
@settings(max_examples=40)
def test_text_and_json_forms_are_exact(which):
    patch = grow(*which).patch
    assert parse_patch(format_patch(patch)) == patch
    assert patch_from_json(json.loads(json.dumps(patch_to_json(patch)))) == patch


@given(grown, st.randoms(use_true_random=False))
@settings(max_examples=30)
def test_any_part_of_a_patch_in_any_order_verifies(which, rng):
    edits = list(grow(*which).patch)
    rng.shuffle(edits)
    applied = apply(PROGRAMS[which[0]], Patch(tuple(edits[: rng.randint(0, len(edits))])))
    with opened(applied.program.text):
        pass


def test_a_later_result_is_a_plain_word():
    edit = Replace("e1", 3, "u8", index=0, rewires=(("u8.0", Value("u4#1", "tensor<4xf32>")),))
    text = "replace u8.0 as e1 seed 3 { %u8.0 = u4#1 : tensor<4xf32> }\n"
    assert format_patch(Patch((edit,))) == text
    assert parse_patch(text) == Patch((edit,))


def test_sites_are_drawn_by_kind():
    sites = {site.uid: site.op for site in open_editor(PROGRAMS["sepconv"]).sites()}
    rng = random.Random(1)
    drawn = Counter()
    for _ in range(300):
        edit, _, _ = propose_single(PROGRAMS["sepconv"], rng, "delete")
        drawn[sites[edit.uid]] += 1
    plain = drawn["stablehlo.constant"] + drawn["stablehlo.broadcast_in_dim"]
    ops = Counter(sites.values())
    share = (ops["stablehlo.constant"] + ops["stablehlo.broadcast_in_dim"]) / len(sites)
    assert share > 0.4
    assert plain / 300 < 0.2


def test_some_values_are_resized_and_some_fit():
    rng = random.Random(2)
    resized = fitting = 0
    for _ in range(100):
        patch = propose(PROGRAMS["mlp_step"], Patch(), rng, kinds=["replace"]).patch
        for key, value in patch.edits[0].rewires:
            uid, _, index = key.rpartition(".")
            site = open_editor(PROGRAMS["mlp_step"]).site(uid)
            if site is not None:
                same = site.slots[int(index)].type == value.type
                resized += not same
                fitting += same
    assert resized > 10
    assert fitting > 10


@pytest.mark.parametrize("kind", WITH_CONSTANTS)
def test_edits_of_one_kind(kind, golden):
    rng = random.Random(f"golden {kind}")
    program = PROGRAMS["control"]
    parts = []
    for _ in range(3):
        applied = propose(program, Patch(), rng, kinds=[kind])
        before, after = program.text.splitlines(), applied.program.text.splitlines()
        parts += [format_patch(applied.patch).strip()]
        changes = list(difflib.unified_diff(before, after, n=0, lineterm=""))
        parts += [line for line in changes[2:] if not line.startswith("@")]
        parts += [""]
    golden.check(f"golden/edits/stablehlo_{kind}.txt", "\n".join(parts))


def test_the_benchmark_reports_speed_and_acceptance():
    script = ROOT / "benchmarks/editing_mlir.py"
    said = subprocess.run(
        [
            *(sys.executable, str(script), "--edits", "3", "--compiled", "1"),
            str(ROOT / "tests/data/mlir/control.mlir"),
        ],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    speed, rates = (line.split() for line in said if line.startswith("control.mlir"))
    assert len(speed) == 6
    assert all(float(figure) > 0 for figure in speed[1:])
    cells = list(zip(rates[1::2], rates[2::2], strict=True))
    assert len(cells) == len(WITH_CONSTANTS)
    for compiling, editing in cells:
        compiled, tried = map(int, compiling.split("/"))
        verified, applied, drawn = map(int, editing.split("/"))
        assert compiled == tried == min(1, applied)
        assert verified == applied <= drawn == 3
