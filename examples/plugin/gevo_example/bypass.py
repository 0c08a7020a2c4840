"""An edit operator: leave an operation out and let its result be one of its operands."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar

from gevo.edits.edit import Description, Edit
from gevo.edits.repair import Repair
from gevo.edits.sampler import Sampler, pick
from gevo.errors import EditError
from gevo.program.base import Editor


@dataclass(frozen=True, slots=True)
class Bypass(Edit):
    """Remove `uid`; whatever used its result takes its operand number `operand` instead.

    `delete` does this by chance, with any value; here the value is one of the right type and
    close by. So a `max(x, 0)` becomes `x`.
    """

    kind: ClassVar[str] = "bypass"
    forms: ClassVar[tuple[str, ...]] = ("bypass {uid} by operand {operand}",)
    uid: str
    operand: int

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """A random site with an operand of its own type."""
        site = sampler.site(rng)
        slot = pick(rng, [slot for slot in site.slots if slot.value.type == site.type])
        return cls(edit_id, seed, site.uid, slot.index)

    def apply(self, editor: Editor, repair: Repair) -> None:
        """Users that cannot take the operand are repaired like those of a deleted site."""
        site = editor.site(self.uid)
        if site is None or not 0 <= self.operand < len(site.slots):
            raise EditError(f"there is no operand {self.operand} of {self.uid}")
        value = site.slots[self.operand].value
        users = editor.users(self.uid)
        editor.erase(self.uid)
        for slot in users:
            if editor.accepts(slot, value):
                repair.put(slot, value)

    def describe(self) -> Description:
        """The site."""
        return Description((("bypasses", self.uid),))
