"""The form of records as JSON, written by hand and read by pydantic.

JSON has no infinity: figures that are not finite are the strings `inf`, `-inf` and `nan`. Few can
be: an `Amount` is finite, and not negative.
"""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from typing import Annotated, Any, TypeVar, cast, get_type_hints

from pydantic import ConfigDict, Field, GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema

from gevo.edits.edit import Edit
from gevo.edits.operators import OPERATORS
from gevo.edits.patch import Patch
from gevo.edits.text import VERSION, patch_from_json, patch_to_json
from gevo.errors import EditError
from gevo.measurement import Measurement
from gevo.program.base import Value

Amount = Annotated[float, Field(ge=0.0, allow_inf_nan=False)]
"""A time, a ratio of times, a number of something: what arithmetic can rely on."""
Count = Annotated[int, Field(ge=0)]


def _key(name: str) -> str:
    """A field's key in JSON: one that is a word of Python's is written with an underscore."""
    return name.removesuffix("_")


def absent() -> Any:
    """A field that is left out where it is None."""
    return field(default=None, metadata={"absent": True})


class Form:
    """A dataclass that has a form as a JSON object: its fields by name, in their order."""

    __pydantic_config__ = ConfigDict(alias_generator=_key)


class Exact(Form):
    """One whose object has no other keys."""

    __pydantic_config__ = ConfigDict(alias_generator=_key, extra="forbid")


F = TypeVar("F", bound=Form)


def from_json(kind: type[F], data: Mapping[str, Any]) -> F:
    """A form from its JSON; raises ValueError, which says in many lines what is wrong."""
    return _adapter(kind).validate_python(data)


@functools.cache
def _adapter(kind: type[F]) -> TypeAdapter[F]:
    return TypeAdapter(kind)


def encode(value: Form) -> bytes:
    """The line of a journal that holds a record."""
    try:
        text = json.dumps(value, default=_form, separators=(",", ":"), allow_nan=False)
    except ValueError:  # it has figures that JSON cannot hold
        text = json.dumps(to_json(value), separators=(",", ":"), allow_nan=False)
    return text.encode("ascii") + b"\n"


def to_json(value: Any) -> Any:
    """Records, and what is made of them, as dicts, lists and what else JSON can hold."""
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, list | tuple):
        return [to_json(item) for item in cast("Sequence[Any]", value)]
    if isinstance(value, Mapping):
        items = cast("Mapping[str, Any]", value).items()
        return {key: to_json(item) for key, item in items}
    return to_json(_form(value))


def _form(value: Any) -> Any:
    """The form of one object, not of what is in it."""
    match value:
        case Form():
            found: dict[str, Any] = {}
            for name, key, may_be_absent in _fields(type(value)):
                item = getattr(value, name)
                if item is not None or not may_be_absent:
                    found[key] = item
            return found
        case Patch():
            return patch_to_json(value)
        case Measurement():
            return value.to_json()
        case Unreadable():
            return value.form
        case _:
            raise TypeError(f"{value!r} has no form in a journal")


@functools.cache
def _fields(kind: Any) -> tuple[tuple[str, str, bool], ...]:
    return tuple((f.name, _key(f.name), bool(f.metadata)) for f in fields(kind))


@dataclass(frozen=True)
class Unreadable:
    """What is no patch to this gevo: a damaged one, or one with edits that a later gevo knows.

    It has no edits, so that a report can show everything else.

    Attributes:
        form: What stands in the journal.
    """

    form: Any

    def __len__(self) -> int:
        return 0

    def __iter__(self) -> Iterator[Edit]:
        return iter(())


def readable(patch: Patch | Unreadable) -> Patch:
    """The patch; raises EditError, which says what is wrong, where there is none."""
    if isinstance(patch, Patch):
        return patch
    listed = isinstance(patch.form, list)
    return patch_from_json({"version": VERSION, "edits": patch.form} if listed else patch.form)


_AMOUNTS: Mapping[type, Mapping[str, Any]] = {
    Measurement: {"times_ns": tuple[Amount, ...], "sampling": Amount}
}
"""Fields of classes that are not records, whose figures are amounts."""


class Complete:
    """A dataclass is read from an object that has all its fields, defaults or not.

    Only fields with `later` in their metadata may be absent: older journals do not have them.
    """

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: type, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        hints: dict[str, Any] = {**get_type_hints(source), **_AMOUNTS.get(source, {})}
        schemas: dict[str, CoreSchema] = {}
        for one in fields(source):
            schema = handler.generate_schema(hints[one.name])
            if one.metadata.get("later"):
                schema = core_schema.with_default_schema(schema, default=one.default)
            schemas[one.name] = schema
        return _object(source, schemas)


class Editable:
    """A patch is read from the form that `gevo.edits.text` gives it, or from its edits."""

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        kinds = {kind: _edit(kind, handler) for kind in OPERATORS}
        edits = core_schema.tuple_variable_schema(
            core_schema.tagged_union_schema(kinds, discriminator="kind")
        )
        return core_schema.union_schema(
            [
                _object(Patch, {"edits": edits}, version=VERSION),
                core_schema.no_info_after_validator_function(Patch, edits),
                core_schema.no_info_after_validator_function(_otherwise, core_schema.any_schema()),
            ],
            mode="left_to_right",
        )


def _edit(kind: str, handler: GetCoreSchemaHandler) -> CoreSchema:
    source = OPERATORS[kind]
    hints = get_type_hints(source)
    schemas: dict[str, CoreSchema] = {}
    for one in fields(source):
        if one.name == "rewires":
            schemas[one.name] = core_schema.tuple_variable_schema(_REWIRE)
            continue
        hint = hints[one.name]
        schema = handler.generate_schema(hint) if hint is not str else _TEXT
        if one.default is not MISSING:
            schema = core_schema.with_default_schema(schema, default=one.default)
        schemas[one.name] = schema
    return _object(source, schemas, kind=kind)


def _otherwise(form: Any) -> Patch | Unreadable:
    """A patch with edits of plug-ins, or what nobody can read."""
    found = Unreadable(form)
    try:
        return readable(found)
    except EditError:
        return found


_TEXT = core_schema.str_schema(min_length=0)
"""Of a program: with a limit of its length, halves of surrogate pairs are no text to pydantic."""


def _rewire(item: tuple[str, str, str]) -> tuple[str, Value]:
    key, ref, type_ = item
    return key, Value(ref, type_)


_REWIRE = core_schema.no_info_after_validator_function(
    _rewire, core_schema.tuple_positional_schema([_TEXT] * 3)
)


def _object(source: type, schemas: Mapping[str, CoreSchema], /, **constants: Any) -> CoreSchema:
    """A dataclass from an object with its fields, and with constants that it does not keep."""
    found = [
        core_schema.dataclass_field(
            name, core_schema.literal_schema([value]), kw_only=True, init_only=True
        )
        for name, value in constants.items()
    ]
    found += [core_schema.dataclass_field(n, s, kw_only=True) for n, s in schemas.items()]
    # A field that a later gevo has added would be lost silently.
    extra = "forbid" if constants else "ignore"
    return core_schema.dataclass_schema(
        source,
        core_schema.dataclass_args_schema(source.__name__, found, extra_behavior=extra),
        list(schemas),
        slots=hasattr(source, "__slots__"),
    )


Measured = Annotated[Measurement, Complete]
AnyPatch = Annotated[Patch | Unreadable, Editable]
