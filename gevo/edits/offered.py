"""Edits that an editor offers ready-made, by name: what becomes of the program is its business.

The id of such an edit follows from what it does: parents that do alike pass it on to both
children, and no patch does the same twice.
"""

from __future__ import annotations

import functools
import random
import re
import string
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self, TypeVar

from gevo.edits.edit import Description, Edit, id_of, own_fields
from gevo.edits.repair import Repair
from gevo.edits.sampler import Sampler, pick
from gevo.program.base import Editor


@dataclass(frozen=True, slots=True)
class Offered(Edit):
    """One of them; an operator says in `target`, `names` and `does` what it stands for.

    Attributes:
        target: On what it works, as the editor calls it, with the operator's fields in braces.
        names: What it does, as the editor calls it, likewise; the kind where there is none. Of
            several that one is meant all of whose fields are there.
        does: What it does in words, likewise; before the site for an edit that has a `uid`.
    """

    target: ClassVar[str] = "{uid}"
    names: ClassVar[tuple[str, ...]] = ()
    does: ClassVar[str]

    @classmethod
    def named(cls, target: str, name: str) -> Self | None:
        """The edit that does what an editor calls so; None when it is none of this operator's."""
        for form in cls.names or (cls.kind,):
            on, what = _pattern(cls, cls.target).match(target), _pattern(cls, form).match(name)
            if on and what:
                own, fields = own_fields(cls), dict[str, Any]()
                for field, text in (*on.groupdict().items(), *what.groupdict().items()):
                    fields[field] = int(text) if own[field].integer else text
                return cls(id_of(f"{name} {target}"), 0, **fields)
        return None

    def called(self) -> tuple[str, str]:
        """Target and name, as the editor calls them."""
        fields = self._fields()
        names = self.names or (self.kind,)
        name = next(one for one in names if _fields_in(one) <= fields.keys())
        return self.target.format(**fields), name.format(**fields)

    @property
    def words(self) -> str:
        """What it does in words, as `does` has it."""
        return self.does.format(**self._fields())

    def _fields(self) -> Mapping[str, str | int]:
        """The operator's own fields that are not None."""
        own = ((name, getattr(self, name)) for name in own_fields(type(self)))
        return {name: value for name, value in own if value is not None}

    def describe(self) -> Description:
        """Its words, and its site if it has one."""
        uid: str | None = getattr(self, "uid", None)
        return Description(words=self.words) if uid is None else Description(((self.words, uid),))


@dataclass(frozen=True, slots=True)
class Rewrite(Offered):
    """One that transforms more than a site (`Editor.rewrite`), before other edits of its patch."""

    first: ClassVar[bool] = True

    @classmethod
    def draw(cls, sampler: Sampler, rng: random.Random, edit_id: str, seed: int) -> Edit:
        """One of those that the editor offers."""
        del edit_id, seed
        return pick(rng, list(offers(sampler.editor.rewrites(), (cls,))))

    def apply(self, editor: Editor, repair: Repair) -> None:
        """The editor knows how."""
        del repair
        editor.rewrite(*self.called())


T = TypeVar("T", bound=Offered)


def offers(offered: Iterable[tuple[str, str]], operators: Sequence[type[T]]) -> Iterator[T]:
    """For each offer the edit of the first operator whose it is; those of others are left out."""
    for one in offered:
        for operator in operators:
            edit = operator.named(*one)
            if edit is not None:
                yield edit
                break


@functools.cache
def _fields_in(template: str) -> frozenset[str]:
    """The fields in a template."""
    return frozenset(name for _, name, _, _ in string.Formatter().parse(template) if name)


@functools.cache
def _pattern(operator: type[Offered], template: str) -> re.Pattern[str]:
    """What matches the texts that a template can make, with a group for each field."""
    own, pattern = own_fields(operator), ""
    for literal, name, _, _ in string.Formatter().parse(template):
        pattern += re.escape(literal)
        if name is not None:
            pattern += f"(?P<{name}>{'[0-9]+' if own[name].integer else '.+'})"
    return re.compile(rf"{pattern}\Z")
