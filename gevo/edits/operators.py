"""The edit operators: GEVO's five, those of constants, parameters, and the compiler's passes.

Source: GEVO (Liou et al. 2020), section 3.2. Further ones come from plug-ins, or from programs
that register theirs; a search draws from those that it is asked to (`gevo.edits.propose`).
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, is_dataclass
from typing import Any, ClassVar

from gevo.edits.edit import Description, Edit, own_fields
from gevo.edits.forms import REFORMS
from gevo.edits.passes import PASSES
from gevo.edits.repair import Repair, find_slot
from gevo.edits.sampler import Sampler
from gevo.edits.tensors import TENSOR_EDITS
from gevo.errors import ConfigError, EditError
from gevo.plugins import Registry
from gevo.program.base import Editor, Site, Value


@dataclass(frozen=True, slots=True)
class Copy(Edit):
    """Insert a copy of `uid` in front of `before`; some later operand takes its result."""

    kind: ClassVar[str] = "copy"
    forms: ClassVar[tuple[str, ...]] = ("copy {uid} before {before}",)
    uid: str
    before: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """Copy of a random site to a random place of its function."""
        site = sampler.site(rng)
        return cls(edit_id, seed, site.uid, sampler.point(rng, site))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """Insert it, mend its operands, and let something take its result."""
        editor.copy(self.uid, self.before, self.id)
        repair.mend()
        if type_ := _existing(editor, self.id).type:
            repair.make_matter(self.id, type_)

    def describe(self) -> Description:
        """Both sites."""
        return Description((("copies", self.uid), ("to before", self.before)), copied=self.uid)


@dataclass(frozen=True, slots=True)
class Delete(Edit):
    """Remove `uid`; its uses are rewired."""

    kind: ClassVar[str] = "delete"
    forms: ClassVar[tuple[str, ...]] = ("delete {uid}",)
    uid: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """Removal of a random site."""
        return cls(edit_id, seed, sampler.site(rng).uid)

    def apply(self, editor: Editor, repair: Repair) -> None:
        """Erase it; its own operands are good substitutes for its result."""
        repair.prefer(slot.value for slot in _existing(editor, self.uid).slots)
        editor.erase(self.uid)

    def describe(self) -> Description:
        """The site."""
        return Description((("deletes", self.uid),))


@dataclass(frozen=True, slots=True)
class Move(Edit):
    """Move `uid` in front of `before`; some later operand takes its result."""

    kind: ClassVar[str] = "move"
    forms: ClassVar[tuple[str, ...]] = ("move {uid} before {before}",)
    uid: str
    before: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """Move of a random site to a random place of its function."""
        site = sampler.site(rng)
        return cls(edit_id, seed, site.uid, sampler.point(rng, site))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """Move it, mend, and let something take its result.

        A result that is still in use matters already (loads hoisted out of a loop live from
        that), so then only every other move looks for one more use.
        """
        editor.move(self.uid, self.before)
        repair.mend()
        type_ = _existing(editor, self.uid).type
        if not type_:
            return
        wanted = repair.records(self.uid) or repair.coin()
        if wanted or not editor.users(self.uid):
            repair.make_matter(self.uid, type_)

    def describe(self) -> Description:
        """Both sites."""
        sites = (("moves", self.uid), ("to before", self.before))
        return Description(sites, moved=(self.uid,))


@dataclass(frozen=True, slots=True)
class Replace(Edit):
    """Replace a whole instruction or one operand.

    With `index` None: a copy of `source` takes the place and the uses of `uid`. With an index:
    operand `index` of `uid` takes another value; which one stands in `rewires`.
    """

    kind: ClassVar[str] = "replace"
    forms: ClassVar[tuple[str, ...]] = ("replace {uid}.{index}", "replace {uid} with {source}")
    uid: str
    source: str | None = None
    index: int | None = None

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """Half of the time a whole site by one of the same type, else one operand."""
        if rng.random() < 0.5:
            site = sampler.site(rng)
            source = sampler.substitute(rng, site)
            return cls(edit_id, seed, site.uid, source=source.uid)
        slot = sampler.slot(rng)
        return cls(edit_id, seed, slot.uid, index=slot.index)

    def apply(self, editor: Editor, repair: Repair) -> None:
        """Put another value into the operand, or a copy into the place of the whole."""
        if (self.source is None) == (self.index is None):
            raise EditError(f"{self.id} must name either a source or an operand")
        if self.index is not None:
            slot = find_slot(editor, f"{self.uid}.{self.index}")
            if slot is None:
                raise EditError(f"there is no operand {self.index} of {self.uid}")
            repair.change(slot)
        elif self.source is not None:
            self._replace_whole(editor, self.source, repair)

    def _replace_whole(self, editor: Editor, source: str, repair: Repair) -> None:
        if source == self.uid:
            raise EditError(f"{self.uid} cannot replace itself")
        _existing(editor, self.uid)
        editor.copy(source, self.uid, self.id)
        new = _existing(editor, self.id)
        users = editor.users(self.uid)
        editor.erase(self.uid)
        result = Value(new.uid, new.type)
        if new.type:
            for slot in users:
                if editor.accepts(slot, result):
                    repair.put(slot, result)
        repair.mend()
        if new.type and not editor.users(self.id):
            repair.make_matter(self.id, new.type)

    def describe(self) -> Description:
        """The site, and the one that takes its place."""
        if self.source is None:
            return Description((("changes an operand of", self.uid),))
        sites = (("replaces", self.uid), ("by a copy of", self.source))
        return Description(sites, copied=self.source)

    @property
    def label(self) -> str:
        """Replacing one operand is told apart from a whole instruction."""
        return self.kind if self.index is None else "replace operand"


@dataclass(frozen=True, slots=True)
class Swap(Edit):
    """Exchange the places of `uid` and `other`."""

    kind: ClassVar[str] = "swap"
    forms: ClassVar[tuple[str, ...]] = ("swap {uid} with {other}",)
    uid: str
    other: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """Exchange of two random sites of one function."""
        site = sampler.site(rng)
        return cls(edit_id, seed, site.uid, sampler.partner(rng, site).uid)

    def apply(self, editor: Editor, repair: Repair) -> None:
        """A copy keeps the second place while the two move."""
        del repair
        if self.uid == self.other:
            raise EditError(f"{self.uid} cannot change places with itself")
        editor.copy(self.uid, self.other, self.id)
        editor.move(self.other, self.uid)
        editor.move(self.uid, self.id)
        editor.erase(self.id)

    def describe(self) -> Description:
        """Both sites."""
        sites = (("swaps", self.uid), ("with", self.other))
        return Description(sites, moved=(self.uid, self.other))


@dataclass(frozen=True, slots=True)
class Change(Edit):
    """Give a constant or an attribute of `uid` another value; `name` says which.

    Named as future work by GEVO-ML (Liou et al. 2021); not among the edits of a search unless
    it is asked for.
    """

    kind: ClassVar[str] = "change"
    forms: ClassVar[tuple[str, ...]] = ("change {uid}.{name} to {value:atom}",)
    uid: str
    name: str
    value: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """Another value for a constant or an attribute."""
        return cls(edit_id, seed, *sampler.alternative(rng))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor knows what may be changed, and how."""
        del repair
        editor.change(self.uid, self.name, self.value)

    def describe(self) -> Description:
        """The site."""
        sites = (("changes a constant or attribute of", self.uid),)
        return Description(sites, changed=self.uid)


@dataclass(frozen=True, slots=True)
class Set(Edit):
    """Give the tuning parameter `name` a value, JSON text in one line; the last one counts.

    So one patch is both: what is edited, and the configuration.
    """

    kind: ClassVar[str] = "set"
    forms: ClassVar[tuple[str, ...]] = ("set {name} = {value:rest}",)
    name: str
    value: str

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """Raises EditError: which parameters there are, a program does not say."""
        raise EditError("a program has no parameters to draw from")

    def apply(self, editor: Editor, repair: Repair) -> None:
        """Nothing in the program's text changes; see `settings`."""
        del editor, repair
        try:
            json.loads(self.value)
        except ValueError as error:
            raise EditError(f"{self.value} is no JSON value") from error

    def describe(self) -> Description:
        """It names no site."""
        return Description(words=f"sets {self.name} = {self.value}")

    @property
    def settings(self) -> Mapping[str, str]:
        """The one parameter."""
        return {self.name: self.value}


_KIND = re.compile(r"[a-z][a-z0-9_]*\Z")


def _checked(name: str, found: Any) -> type[Edit]:
    """An operator of another's making; raises TypeError, which says what it lacks."""
    if not (isinstance(found, type) and issubclass(found, Edit) and is_dataclass(found)):
        raise TypeError("is no dataclass derived from gevo.edits.edit.Edit")
    made: type[Edit] = found
    if not _KIND.match(name) or getattr(made, "kind", "") != name:
        raise TypeError(f"its kind is {getattr(made, 'kind', '')!r}, which must be the same word")
    if missing := sorted(getattr(made, "__abstractmethods__", ())):
        raise TypeError(f"does not define {', '.join(missing)}")
    forms = getattr(made, "forms", ())
    if not forms or not all(form.split()[0] == name for form in forms):
        raise TypeError(f"its forms must begin with {name!r}")
    own_fields(made)
    return made


OPERATORS: Registry[type[Edit]] = Registry(
    "gevo.operators",
    "edit operator",
    {
        one.kind: one
        for one in (
            Copy,
            Delete,
            Move,
            Replace,
            Swap,
            Change,
            Set,
            *PASSES,
            *TENSOR_EDITS,
            *REFORMS,
        )
    },
    _checked,
)
"""The operators by kind."""


class UnknownOperator(EditError):
    """An edit is of a kind that nothing here has, or whose plug-in cannot be imported."""


def operator_of(kind: str) -> type[Edit]:
    """The operator whose edits are of that kind; raises UnknownOperator when there is none."""
    try:
        found = OPERATORS.find(kind)
    except ConfigError as error:
        raise UnknownOperator(str(error)) from error
    if found is None:
        raise UnknownOperator(
            f"'{kind}' is no kind of edit; if a plug-in brings it, install that plug-in"
        )
    return found


def _existing(editor: Editor, uid: str) -> Site:
    site = editor.site(uid)
    if site is None:
        raise EditError(f"there is no {uid}")
    return site
