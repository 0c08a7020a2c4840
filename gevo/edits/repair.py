"""Repair: what an edit puts into slots, and the record of it.

Source of the rules: GEVO (Liou et al. 2020), section 3.3; the record makes replay exact.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from gevo.errors import EditError
from gevo.program.base import Editor, Slot, Value

REDRAWS = 2
"""How often a draw that would have to be resized is drawn again."""


class _Typed(Protocol):
    @property
    def type(self) -> str: ...


_T = TypeVar("_T", bound=_Typed)


class Repair:
    """Fills slots on behalf of one edit.

    A slot takes the value that the edit recorded for it, if the editor accepts that; else a
    value drawn from the editor's choices by the edit's seed and the slot's key (half of the
    time from those that the edit prefers); else the editor's fallback constant. So the same
    edit on the same program always repairs alike.
    """

    def __init__(
        self, editor: Editor, seed: int, rewires: Iterable[tuple[str, Value]] = ()
    ) -> None:
        self._editor = editor
        self._seed = seed
        self._recorded = dict(rewires)
        self._chosen: dict[str, Value] = {}
        self._preferred: frozenset[Value] = frozenset()

    def prefer(self, values: Iterable[Value]) -> None:
        """Half of the slots that need a value draw from these, where one of them fits."""
        self._preferred = frozenset(values)

    @property
    def rewires(self) -> tuple[tuple[str, Value], ...]:
        """What was put where, in the order in which slots were first filled."""
        return tuple(self._chosen.items())

    def recorded(self, slot: Slot) -> Value | None:
        """The recorded value for a slot, if the slot could hold it now."""
        value = self._recorded.get(slot.key)
        return value if value is not None and self._editor.accepts(slot, value) else None

    def put(self, slot: Slot, value: Value) -> None:
        """Set a slot and record it; raises EditError when the value does not fit."""
        self._editor.set(slot.uid, slot.index, value)
        self._chosen[slot.key] = value

    def change(self, slot: Slot) -> None:
        """Give a slot another value; raises EditError when there is none."""
        self.put(slot, self.recorded(slot) or self._draw(slot))

    def mend(self) -> None:
        """Fill every broken slot; raises EditError when one cannot be filled."""
        for slot in self._editor.broken():
            self.put(slot, self.recorded(slot) or self._replacement(slot))

    def make_matter(self, uid: str, type_: str) -> None:
        """Let a later slot take the result of `uid`; raises EditError when none can."""
        for key, value in self._recorded.items():
            slot = find_slot(self._editor, key) if value.ref == uid else None
            if slot is not None and (slot.value == value or self._editor.accepts(slot, value)):
                self.put(slot, value)
                return
        uses = self._editor.candidate_uses(uid)
        if not uses:
            raise EditError(f"nothing can take the result of {uid}")
        slot = _draw_typed(self._random("taker"), uses, type_)
        self.put(slot, Value(uid, type_))

    def coin(self) -> bool:
        """A fair decision that belongs to the edit."""
        return self._random("coin").random() < 0.5

    def records(self, uid: str) -> bool:
        """True when the edit once gave the result of `uid` to a slot."""
        return any(value.ref == uid for value in self._recorded.values())

    def _replacement(self, slot: Slot) -> Value:
        choices = self._editor.choices(slot)
        if choices:
            chance = self._random(slot.key)
            preferred = [value for value in choices if value in self._preferred]
            if preferred and chance.random() < 0.5:
                choices = preferred
            return _draw_typed(chance, choices, slot.type)
        fallback = self._editor.fallback(slot)
        if fallback is None:
            raise EditError(f"no value of type {slot.type} reaches {slot.key}")
        return fallback

    def _draw(self, slot: Slot) -> Value:
        choices = self._editor.choices(slot)
        if not choices:
            raise EditError(f"no other value of type {slot.type} reaches {slot.key}")
        return _draw_typed(self._random(slot.key), choices, slot.type)

    def _random(self, purpose: str) -> random.Random:
        return random.Random(f"{self._seed}:{purpose}")


def _draw_typed(chance: random.Random, items: Sequence[_T], type_: str) -> _T:
    """A random item, rather one of that type: then nothing has to be resized."""
    item = items[chance.randrange(len(items))]
    for _ in range(REDRAWS):
        if item.type == type_:
            break
        item = items[chance.randrange(len(items))]
    return item


def find_slot(editor: Editor, key: str) -> Slot | None:
    """The slot with this key (`u30.1`), or None when there is none now."""
    uid, _, index = key.rpartition(".")
    site = editor.site(uid)
    if site is None:
        return None
    return next((slot for slot in site.slots if str(slot.index) == index), None)
