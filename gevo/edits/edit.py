"""What an edit operator is: one class that draws, applies and describes edits of one kind.

An edit is a value, an instance of its operator's class. It names the sites it touches by uid and
records the values that its repair chose (`rewires`), so that replaying it is exact. `seed`
decides the choice when a recorded value does not exist in another individual's context.
"""

from __future__ import annotations

import functools
import hashlib
import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import ClassVar, get_type_hints

from gevo.edits.repair import Repair
from gevo.edits.sampler import Sampler
from gevo.program.base import Editor, Value


@dataclass(frozen=True, slots=True)
class Description:
    """What an edit does, for reports.

    Attributes:
        sites: The instructions that it names, each with the words that go before it:
            `(("copies", "u12"), ("to before", "u30"))`.
        copied: The uid of which it inserts a copy, under its own id; None for none.
        moved: Uids that go to another place.
        changed: The uid whose own text it changes; None for none.
        words: What it does, where it names no instruction; else empty.
    """

    sites: tuple[tuple[str, str], ...] = ()
    copied: str | None = None
    moved: tuple[str, ...] = ()
    changed: str | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Edit(ABC):
    """One edit; a subclass is an operator.

    A subclass is a frozen dataclass whose own fields are of type `str` or `int`, or these or
    None with the default None. Its JSON form and its text follow from the fields.

    Attributes:
        id: `e` and 12 hex digits, unique to the edit; also the uid of what it inserts.
        seed: Seeds the choices of repair where no recorded one fits.
        rewires: The choices that repair made, in order.
        kind: The operator's name: lower-case letters, digits and underscores.
        forms: The text of an edit, beginning with the kind: `copy {uid} before {before}`. A
            field is one word, or digits; as `{value:atom}` any text, in quotes where it needs
            them; as `{value:rest}` the rest of the line. Of several forms that one is written
            all of whose fields are there.
        first: Its edits are applied before those of other operators, wherever they stand.
    """

    id: str
    seed: int
    rewires: tuple[tuple[str, Value], ...] = field(default=(), kw_only=True)
    kind: ClassVar[str]
    forms: ClassVar[tuple[str, ...]]
    first: ClassVar[bool] = False

    @classmethod
    @abstractmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """A random edit of the program that the sampler knows, not applied yet.

        Args:
            sampler: Draws sites, operands and places.
            rng: The source of every choice.
            edit_id: The edit's id.
            seed: The edit's seed.

        Raises:
            EditError: There is nothing to draw from.
        """

    @abstractmethod
    def apply(self, editor: Editor, repair: Repair) -> None:
        """Change the program. Operands that are broken afterwards are mended.

        Must depend on nothing but the program, the edit and `repair`, through which every value
        goes that is put into an operand.

        Raises:
            EditError: It cannot be applied; what was changed by then is undone.
        """

    @abstractmethod
    def describe(self) -> Description:
        """What it does, for reports."""

    @property
    def label(self) -> str:
        """The name under which it is counted: the kind, or what of it reports tell apart."""
        return self.kind

    @property
    def settings(self) -> Mapping[str, str]:
        """Tuning parameters that it sets, as JSON text by name."""
        return {}


def id_of(what: str) -> str:
    """The id of an edit that follows from what it does: no patch does that twice."""
    return f"e{hashlib.sha256(what.encode()).hexdigest()[:12]}"


@dataclass(frozen=True, slots=True)
class OwnField:
    """A field of an operator beside those that all have.

    Attributes:
        integer: True for an integer, False for a string.
        optional: May be None, and is then absent in JSON.
    """

    integer: bool
    optional: bool


@functools.cache
def own_fields(operator: type[Edit]) -> Mapping[str, OwnField]:
    """The fields of an operator by name; raises TypeError when one is of another type."""
    common = {one.name for one in fields(Edit)}
    hints = get_type_hints(operator)
    found: dict[str, OwnField] = {}
    for one in fields(operator):
        if one.name not in common:
            hint = hints[one.name]
            if hint not in (str, int, str | None, int | None):
                raise TypeError(f"its field {one.name!r} is neither a string nor an integer")
            found[one.name] = OwnField(hint in (int, int | None), one.default is not MISSING)
    return found
