"""What every dialect's editor must do, whatever it edits."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from gevo.errors import EditError
from gevo.program.base import Dialect, Editor, Program, Site, Slot, Value
from gevo.program.load import open_editor
from gevo.testing.poly import poly

SEEDS = range(8)
"""Of random edits, for each program."""


def free(editor: Editor) -> list[Site]:
    """The sites that may be moved."""
    return [site for site in editor.sites() if not site.pinned]


def _existing(editor: Editor, uid: str) -> Site:
    site = editor.site(uid)
    assert site is not None
    return site


class EditorSuite:
    """An editor tells what a program consists of, changes it, and undoes changes.

    Override `program`, with a fixture for each program of the dialect.
    """

    @pytest.fixture
    def program(self) -> Program:
        """A program to edit."""
        return poly()

    def test_sites_have_distinct_uids_and_numbered_slots(self, program: Program) -> None:
        sites = open_editor(program).sites()
        assert sites
        assert len({site.uid for site in sites}) == len(sites)
        for site in sites:
            assert site.function in program.entry
            assert [s.index for s in site.slots] == list(range(len(site.slots)))
            assert {s.uid for s in site.slots} <= {site.uid}
            assert all(s.type == s.value.type for s in site.slots)

    def test_nothing_is_broken_and_nothing_changes_without_edits(self, program: Program) -> None:
        editor = open_editor(program)
        assert list(editor.broken()) == []
        assert editor.finish() == program

    def test_site_agrees_with_sites(self, program: Program) -> None:
        editor = open_editor(program)
        assert [editor.site(site.uid) for site in editor.sites()] == list(editor.sites())
        assert editor.site("u999999") is None

    def test_users_are_exactly_the_slots_that_hold_the_result(self, program: Program) -> None:
        editor = open_editor(program)
        held: dict[str, list[Slot]] = {}
        for site in editor.sites():
            for slot in site.slots:
                held.setdefault(slot.value.ref.partition("#")[0], []).append(slot)
        for site in editor.sites():
            assert list(editor.users(site.uid)) == held.get(site.uid, [])

    def test_choices_are_accepted_and_are_another_value(self, program: Program) -> None:
        editor = open_editor(program)
        for site in editor.sites():
            for slot in site.slots:
                choices = list(editor.choices(slot))
                assert len(set(choices)) == len(choices)
                assert slot.value not in choices
                assert all(editor.accepts(slot, value) for value in choices)
                if program.dialect is Dialect.LLVM:
                    assert all(value.type == slot.type for value in choices)

    def test_takers_accept_the_result_and_hold_another_value(self, program: Program) -> None:
        editor = open_editor(program)
        for site in editor.sites():
            value = Value(site.uid, site.type)
            uses = list(editor.candidate_uses(site.uid))
            assert len({slot.key for slot in uses}) == len(uses)
            for slot in uses:
                assert slot.value != value
                assert editor.accepts(slot, value)

    def test_no_other_slot_could_take_a_result(self, program: Program) -> None:
        editor = open_editor(program)
        # In code that never runs a slot accepts anything, even what stands behind it.
        slots = [
            slot
            for site in editor.sites()
            for slot in site.slots
            if not editor.accepts(slot, Value(site.uid, slot.type)) or site.op == "phi"
        ]
        for site in free(editor)[::5]:
            value = Value(site.uid, site.type)
            could = [s.key for s in slots if s.value != value and editor.accepts(s, value)]
            assert [s.key for s in editor.candidate_uses(site.uid) if s in slots] == could

    def test_order_is_the_same_every_time(self, program: Program) -> None:
        first, second = open_editor(program), open_editor(program)
        assert first.sites() == second.sites()
        for site in first.sites():
            assert list(first.candidate_uses(site.uid)) == list(second.candidate_uses(site.uid))
            for slot in site.slots:
                assert list(first.choices(slot)) == list(second.choices(slot))

    def test_insertion_points_take_copies(self, program: Program) -> None:
        for function in program.entry:
            for before in open_editor(program).insertion_points(function):
                editor = open_editor(program)
                site = next(s for s in free(editor) if s.function == function)
                editor.copy(site.uid, before, "eabc")
                order = [s.uid for s in editor.sites()]
                assert order[order.index(before) - 1] == "eabc"

    def test_pinned_sites_stay(self, program: Program) -> None:
        editor = open_editor(program)
        before = next(s.uid for s in free(editor))
        for site in editor.sites():
            if site.pinned:
                with pytest.raises(EditError):
                    editor.erase(site.uid)
                with pytest.raises(EditError):
                    editor.move(site.uid, before)
                with pytest.raises(EditError):
                    editor.copy(site.uid, before, "eabc")
        assert editor.finish() == program

    @pytest.mark.parametrize("seed", SEEDS)
    def test_broken_slots_can_be_told_and_mended_one_by_one(
        self, program: Program, seed: int
    ) -> None:
        rng = random.Random(seed)
        editor = open_editor(program)
        editor.erase(rng.choice(free(editor)).uid)
        broken = list(editor.broken())
        if not broken:
            editor.finish()
            return
        with pytest.raises(EditError):
            editor.finish()
        for count, slot in enumerate(broken):
            assert [s.key for s in editor.broken()] == [s.key for s in broken[count:]]
            assert not editor.accepts(slot, slot.value)
            value = next(iter(editor.choices(slot)), None) or editor.fallback(slot)
            if value is None:
                return
            editor.set(slot.uid, slot.index, value)
            assert _existing(editor, slot.uid).slots[slot.index].value == value
        editor.finish()

    @pytest.mark.parametrize("seed", SEEDS)
    def test_rollback_undoes_any_sequence(self, program: Program, seed: int) -> None:
        rng = random.Random(seed)
        editor = open_editor(program)
        sites = list(editor.sites())
        mark = editor.mark()
        for number in range(rng.randrange(1, 8)):
            site = rng.choice(free(editor))
            before = rng.choice(list(editor.insertion_points(site.function)))
            if before == site.uid:
                continue
            step = rng.randrange(3)
            if step == 0:
                editor.copy(site.uid, before, f"e{number}")
            elif step == 1:
                with suppress(EditError):  # a loop cannot move into its own body
                    editor.move(site.uid, before)
            else:
                editor.erase(site.uid)
            for slot in list(editor.broken())[:2]:
                for value in list(editor.choices(slot))[:1]:
                    editor.set(slot.uid, slot.index, value)
        editor.rollback(mark)
        assert list(editor.broken()) == []
        assert list(editor.sites()) == sites
        assert editor.finish() == program

    @pytest.mark.parametrize("seed", SEEDS)
    def test_what_can_be_changed_is_changed_and_comes_back(
        self, program: Program, seed: int
    ) -> None:
        rng = random.Random(seed)
        editor = open_editor(program)
        able = [site for site in editor.sites() if editor.alternatives(site.uid)]
        if not able:
            return
        site = rng.choice(able)
        name, value = rng.choice(list(editor.alternatives(site.uid)))
        mark = editor.mark()
        editor.change(site.uid, name, value)
        changed = editor.finish()
        assert changed.text != program.text
        assert open_editor(changed).finish() == changed
        assert _existing(editor, site.uid).type == site.type
        assert (name, value) not in editor.alternatives(site.uid)
        with pytest.raises(EditError):
            editor.change(site.uid, name, value)
        editor.rollback(mark)
        assert editor.finish() == program
        with pytest.raises(EditError):
            editor.change("u999999", name, value)
