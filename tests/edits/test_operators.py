"""Operators that gevo does not have of its own."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gevo.edits.apply import apply
from gevo.edits.operators import OPERATORS
from gevo.edits.patch import Patch
from gevo.edits.propose import KINDS, kinds_of, propose
from gevo.edits.text import format_patch, parse_patch, patch_from_json, patch_to_json
from gevo.errors import ConfigError, EditError
from gevo.program.load import load, open_editor
from gevo.records.forms import Unreadable
from gevo.records.journal import Journal
from gevo.records.schema import RECORDS, Evaluation
from gevo.report.explain import explain
from tests.plugins import installed
from tests.records.examples import evaluation

REDUCE = load(Path(__file__).parents[1] / "data/ir/reduce.ll")
POINTS = {"gevo.operators": {"bypass": "extra:Bypass", "broken": "extra:Nothing"}}
CODE = """
from dataclasses import dataclass
from typing import ClassVar
from gevo.edits.edit import Description, Edit
from gevo.edits.sampler import pick
from gevo.errors import EditError

@dataclass(frozen=True, slots=True)
class Bypass(Edit):
    kind: ClassVar[str] = "bypass"
    forms: ClassVar[tuple[str, ...]] = ("bypass {uid} by operand {operand}",)
    uid: str
    operand: int

    @classmethod
    def draw(cls, sampler, rng, edit_id, seed):
        site = sampler.site(rng)
        return cls(edit_id, seed, site.uid, pick(rng, site.slots).index)

    def apply(self, editor, repair):
        site = editor.site(self.uid)
        if site is None or self.operand >= len(site.slots):
            raise EditError("it is gone")
        repair.prefer([site.slots[self.operand].value])
        editor.erase(self.uid)

    def describe(self):
        return Description((("bypasses", self.uid),))
"""


@pytest.fixture
def bypass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(OPERATORS, "_imported", {})
    with installed(tmp_path, CODE, POINTS):
        yield


def drawn(seed: int = 1) -> Patch:
    return propose(REDUCE, Patch(), random.Random(seed), ["bypass"]).patch


def test_a_plug_in_takes_part_only_when_it_is_asked_for(bypass):
    assert kinds_of(()) == KINDS
    assert kinds_of(["bypass"]) == (*KINDS, "bypass")
    assert kinds_of(["bypass", "copy"], constants=True) == (*KINDS, "change", "bypass")


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        ("bypas", "no edit operator 'bypas', did you mean 'bypass'?"),
        ("set", "no edit operator 'set'"),
        ("broken", "edit operator 'broken' of extra 1.2 (extra:Nothing) cannot be imported"),
    ],
)
def test_what_is_not_there_is_one_line(bypass, kind, problem):
    with pytest.raises(ConfigError) as caught:
        kinds_of([kind])
    assert str(caught.value).startswith(problem)


def test_its_edits_apply_and_have_both_forms(bypass):
    patch = drawn()
    assert [edit.kind for edit in patch] == ["bypass"]
    assert apply(REDUCE, patch).program != REDUCE
    assert patch_from_json(json.loads(json.dumps(patch_to_json(patch)))) == patch
    assert parse_patch(format_patch(patch)) == patch
    (note,) = explain(patch, open_editor(REDUCE).sites())
    assert note.sites[0].role == "bypasses"


def test_its_patches_cannot_be_read_without_it(tmp_path, monkeypatch):
    monkeypatch.setattr(OPERATORS, "_imported", {})
    with installed(tmp_path, CODE, POINTS):
        data, text = patch_to_json(drawn()), format_patch(drawn())
    monkeypatch.setattr(OPERATORS, "_imported", {})
    for read in (lambda: patch_from_json(data), lambda: parse_patch(text)):
        with pytest.raises(EditError, match="'bypass' is no kind of edit; if a plug-in brings"):
            read()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("(Edit)", "(object)"), "is no dataclass derived from"),
        (('= "bypass"', '= "detour"'), "its kind is 'detour'"),
        (("def describe", "def described"), "does not define describe"),
        (('("bypass {uid}', '("detour {uid}'), "its forms must begin with 'bypass'"),
        (("operand: int", "operand: float"), "its field 'operand' is neither"),
    ],
)
def test_an_operator_that_is_not_whole_is_refused(tmp_path, monkeypatch, change, problem):
    monkeypatch.setattr(OPERATORS, "_imported", {})
    with installed(tmp_path, CODE.replace(*change), POINTS):
        with pytest.raises(ConfigError, match=f"'bypass' of extra 1.2: {problem}"):
            kinds_of(["bypass"])


def test_journals_keep_its_edits_and_are_readable_without_it(tmp_path, monkeypatch):
    monkeypatch.setattr(OPERATORS, "_imported", {})
    journal = Journal(tmp_path / "journal.jsonl", RECORDS)
    folder = tmp_path / "plugin"
    folder.mkdir()
    with installed(folder, CODE, POINTS):
        record = replace(evaluation(1), patch=drawn())
        journal.append([record])
        assert journal.read() == [record]
    monkeypatch.setattr(OPERATORS, "_imported", {})
    (found,) = journal.read()
    assert isinstance(found, Evaluation)
    assert isinstance(found.patch, Unreadable)
    journal.path.unlink()
    journal.append([found])
    with installed(folder, CODE, POINTS):
        assert [r.patch.edits[0].kind for r in journal.read()] == ["bypass"]
