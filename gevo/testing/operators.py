"""What every edit operator must do."""

from __future__ import annotations

import functools
import json
import pickle
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from gevo.edits.apply import apply, apply_edit
from gevo.edits.edit import Edit
from gevo.edits.operators import operator_of
from gevo.edits.patch import Applied, Patch
from gevo.edits.propose import KINDS, kinds_of, propose, propose_single
from gevo.edits.text import format_patch, parse_patch, patch_from_json, patch_to_json
from gevo.errors import EditError, ProgramError
from gevo.program.base import Program
from gevo.program.load import load, open_editor
from gevo.testing.poly import poly

SEEDS = range(48)
"""Of the edits that are drawn of each program."""
FEW_SEEDS = range(16)
"""And of those that transform it as a whole: a program offers few, and each takes long."""
Drawn = Sequence[tuple[Program, Applied]]


@functools.lru_cache(64)  # kinds take turns
def _drawn(operator: type[Edit], programs: Sequence[Program]) -> Drawn:
    """They are values, and most tests want them: drawn once."""
    found: list[tuple[Program, Applied]] = []
    for program in programs:
        for seed in FEW_SEEDS if operator.first else SEEDS:
            _, applied, _ = propose_single(program, random.Random(seed), operator.kind)
            if applied is not None:
                found.append((program, applied))
    return found


class OperatorSuite:
    """Edits of an operator apply as a whole or not at all, always alike, and can be written down.

    Override `kind`; and `programs`, where it works on special ones only.
    """

    @pytest.fixture
    def kind(self) -> str:
        """The operator's name, as `gevo evolve --operators` takes it."""
        raise NotImplementedError

    @pytest.fixture
    def programs(self) -> Sequence[Program]:
        """Programs on some of which its edits apply."""
        return (poly(), load(Path(__file__).with_name("kernels") / "axpy.ll"))

    @pytest.fixture
    def drawn(self, kind: str, programs: Sequence[Program]) -> Drawn:
        """Single edits that applied, with the program that each was drawn for."""
        found = _drawn(operator_of(kind), tuple(programs))
        assert found, f"no edit of kind {kind} that was drawn applies"
        return found

    def test_a_search_can_ask_for_it(self, kind: str) -> None:
        assert operator_of(kind).kind == kind
        assert kind in kinds_of([kind])

    def test_applied_edits_change_the_program_and_some_are_sound(self, drawn: Drawn) -> None:
        sound = 0
        made = {(program, applied.program): applied for program, applied in drawn}
        for (program, _), applied in made.items():
            assert applied.program.dialect is program.dialect
            assert applied.program.entry == program.entry
            try:
                open_editor(applied.program)
            except ProgramError:
                continue
            sound += applied.program != program
        assert sound, "nothing that LLVM or MLIR accepts came of any edit"

    def test_the_same_randomness_draws_the_same_edit(
        self, kind: str, programs: Sequence[Program]
    ) -> None:
        for program in programs:
            for seed in SEEDS[:8]:
                first, again = (propose_single(program, random.Random(seed), kind) for _ in "12")
                assert first == again

    def test_replaying_an_edit_gives_the_same_program(self, drawn: Drawn) -> None:
        for program, applied in drawn:
            replayed = apply(program, applied.patch)
            assert replayed.program == applied.program
            assert replayed.patch == applied.patch
            assert not replayed.dropped

    def test_repair_without_a_record_is_deterministic(self, drawn: Drawn) -> None:
        for program, applied in drawn:
            bare = patch_to_json(applied.patch)
            bare["edits"][0]["rewires"] = []
            first, again = (apply(program, patch_from_json(bare)) for _ in "12")
            assert first == again

    def test_json_and_text_and_pickle_keep_everything(self, drawn: Drawn) -> None:
        for _, applied in drawn:
            patch = applied.patch
            assert patch_from_json(json.loads(json.dumps(patch_to_json(patch)))) == patch
            assert parse_patch(format_patch(patch)) == patch
            assert pickle.loads(pickle.dumps(patch)) == patch
            assert hash(patch) == hash(pickle.loads(pickle.dumps(patch)))

    def test_what_is_refused_leaves_the_program_as_it_was(
        self, drawn: Drawn, programs: Sequence[Program]
    ) -> None:
        for _, applied in drawn:
            (edit,) = applied.patch
            for program in programs:
                editor = open_editor(program)
                try:
                    apply_edit(editor, edit)
                except EditError:
                    assert editor.finish() == program

    def test_it_goes_together_with_other_edits(
        self, kind: str, programs: Sequence[Program]
    ) -> None:
        for program in programs:
            rng = random.Random(7)
            applied = Applied(program, Patch())
            for wanted in (kind, *KINDS, kind):
                try:
                    applied = propose(program, applied.patch, rng, [wanted])
                except EditError:
                    continue
            edits = list(applied.patch)
            for _ in range(8):
                rng.shuffle(edits)
                some = apply(program, Patch(tuple(edits[: rng.randint(1, len(edits))])))
                again = apply(program, some.patch)
                assert (again.program, again.patch) == (some.program, some.patch)

    def test_reports_can_say_what_it_does(self, drawn: Drawn) -> None:
        for program, applied in drawn:
            (edit,) = applied.patch
            assert edit.label
            there = {site.uid for site in open_editor(program).sites()}
            for words, uid in edit.describe().sites:
                assert words
                assert uid in there
            for uid in (*edit.describe().moved, edit.describe().changed, edit.describe().copied):
                assert uid is None or uid in there

    def test_edits_are_values(self, drawn: Drawn) -> None:
        edits = [edit for _, applied in drawn for edit in applied.patch]
        assert all(isinstance(edit, Edit) for edit in edits)
        assert len({edit.id for edit in edits}) > 1 or len(edits) == 1
        with pytest.raises((AttributeError, TypeError)):
            edits[0].seed = 0  # type: ignore[misc]
