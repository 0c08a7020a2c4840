"""The spec's schema: which keys exist and what type each value has.

What a value means (names in expressions, shapes, agreement with the kernel) is checked where
it is used; see `gevo.workload.spec`. Every table refuses keys that it does not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, cast

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainValidator,
    ValidationError,
    model_validator,
)
from pydantic_core import PydanticCustomError

from gevo.errors import WorkloadError, did_you_mean
from gevo.program.base import Setting


def _expression(value: Any) -> str | int | float:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise ValueError("must be a number or an expression")
    return value


def _argument(value: Any) -> str | int | float | bool | None:
    if value is not None and not isinstance(value, str | int | float):
        raise ValueError("must be an array's name, a number or an expression")
    return value


def _listed(value: Any) -> Any:
    return cast(list[Any], value) if isinstance(value, list) else [value]


Expr = Annotated[str | int | float, PlainValidator(_expression)]
Exprs = Annotated[list[Expr], BeforeValidator(_listed), Field(min_length=1)]
Dims = Annotated[list[Expr], BeforeValidator(_listed), Field(min_length=1, max_length=3)]


class Table(BaseModel):
    """A table of the spec: no unknown keys, no silent conversions."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _known_keys(cls, data: object) -> object:
        for key in cast(dict[str, Any], data) if isinstance(data, dict) else ():
            if key not in cls.model_fields:
                hint = did_you_mean(key, cls.model_fields)
                raise PydanticCustomError("unknown_key", "{hint}", {"key": key, "hint": hint})
        return cast(object, data)


class ArrayTable(Table):
    """`[arrays.NAME]`."""

    role: Literal["in", "out", "inout", "scratch"]
    dtype: str
    shape: Exprs
    init: dict[str, Any] | None = None
    file: str | None = None
    symbol: str | None = None


class ArgTable(Table):
    """An entry of `args`: an array, pointers, a texture, a struct's fields, a value; also bare."""

    array: str | None = None
    pointers: str | list[str] | None = Field(default=None, min_length=1)
    count: Expr | None = None
    stride: Expr | None = None
    texture: str | None = None
    channels: Literal[1, 2, 4] = 1
    border: bool = False
    linear: bool = False
    normalised: bool = False
    wrap: bool = False
    offset: Expr = 0
    fields: list[str] | None = Field(default=None, min_length=1)
    value: Annotated[str | int | float | bool | None, PlainValidator(_argument)] = None

    @model_validator(mode="before")
    @classmethod
    def _bare(cls, data: Any) -> Any:
        return cast(Any, data if isinstance(data, dict) else {"value": data})

    @model_validator(mode="after")
    def _one(self) -> ArgTable:
        given = [self.array, self.pointers, self.texture, self.fields, self.value]
        if sum(x is not None for x in given) != 1:
            raise ValueError("needs one of 'array', 'pointers', 'texture', 'fields' and 'value'")
        apart = self.count is not None, self.stride is not None
        if self.wrap and (self.border or not self.normalised):
            raise ValueError("'wrap' goes with 'normalised', and not with 'border'")
        if isinstance(self.pointers, str) and not all(apart):
            raise ValueError("'pointers' to places in one array need 'count' and 'stride'")
        if not isinstance(self.pointers, str) and any(apart):
            raise ValueError("'count' and 'stride' go with 'pointers' to places in one array")
        return self


class LaunchTable(Table):
    """`[[launch]]` and `[[loop.launch]]`."""

    kernel: str
    grid: Dims
    block: Dims
    args: list[ArgTable]
    shared_bytes: Expr = 0
    cooperative: bool = False
    repeat: Expr = 1
    when: Expr | None = None
    swap: list[list[str]] = []


class LoopTable(Table):
    """`[[loop]]`: several launches, repeated together."""

    launch: list[LaunchTable] = Field(min_length=1)
    repeat: Expr = 1
    var: str = "k"
    when: Expr | None = None
    swap: list[list[str]] = []


class ErrorTable(Table):
    """`[error]`."""

    metric: str = "exact"
    floor: float | None = Field(default=None, gt=0, allow_inf_nan=False)
    function: str | None = None

    @model_validator(mode="after")
    def _fits(self) -> ErrorTable:
        if (self.metric == "python") != (self.function is not None):
            raise ValueError("metric 'python' and 'function' need each other")
        if self.floor is not None and self.metric not in ("max_relative", "mean_relative"):
            raise ValueError(f"'floor' means nothing to metric '{self.metric}'")
        return self


class CaseTable(Table):
    """`[[train]]`, `[[heldout]]` and `[[timing]]`."""

    seed: int = Field(ge=0, lt=2**63)
    sizes: dict[str, int] = {}
    values: list[str] = []
    name: str | None = None


class DomainTable(Table):
    """`[domain]`."""

    assume: list[str] = []


class FreshTable(Table):
    """An entry of `[fresh]`: `[low, high]`, `{ low, high, multiple_of }` or `{ values }`."""

    low: int | None = None
    high: int | None = None
    multiple_of: int = Field(default=1, ge=1)
    values: list[int] | None = Field(default=None, min_length=1)

    @model_validator(mode="before")
    @classmethod
    def _pair(cls, data: Any) -> Any:
        if not isinstance(data, list):
            return data
        pair = cast(list[Any], data)
        if len(pair) != 2:
            raise ValueError("must be [low, high] or a table")
        return {"low": pair[0], "high": pair[1]}

    @model_validator(mode="after")
    def _fits(self) -> FreshTable:
        ends = [end for end in (self.low, self.high) if end is not None]
        if (self.values is None) == (not ends) or len(ends) == 1:
            raise ValueError("needs either 'low' and 'high', or 'values'")
        if not self.allowed():
            raise ValueError("allows no value")
        return self

    def allowed(self) -> Sequence[int]:
        """The values of the size, in ascending order or as listed."""
        if self.values is not None:
            return tuple(self.values)
        step = self.multiple_of
        low, high = self.low or 0, self.high or 0
        return range(-(-low // step) * step, high + 1, step)


def _setting(value: Any) -> Setting:
    if isinstance(value, list):
        items = tuple(cast("list[Any]", value))
        if all(isinstance(item, int | float | str) for item in items):
            return items
    elif isinstance(value, int | float | str):
        return value
    raise ValueError("must be a number, a text, a boolean or a list of these")


def _ends(value: Any) -> tuple[float, float]:
    ends = cast("list[Any]", value) if isinstance(value, list) else []
    if len(ends) != 2 or not all(isinstance(end, int | float) for end in ends):
        raise ValueError("must be [low, high]")
    if not ends[0] < ends[1]:
        raise ValueError("must be [low, high], the lower one first")
    return float(ends[0]), float(ends[1])


class ModelTable(Table):
    """`[model]`: what of a workload is a model's input and answer.

    Attributes:
        answers: The array of scores; a sample's answer is the place of the largest along the last
            dimension.
        inputs: By array whose row n is sample n, the range of its values.
        results: Arrays whose row n is what the program says of sample n; by default `answers`.
        labels: Of a training: the array of the samples' classes, as integers from 0 on.
        unread: Arrays of which nobody reads more than the driver does.
    """

    answers: str
    inputs: dict[str, Annotated[tuple[float, float], PlainValidator(_ends)]] = {}
    results: list[str] = []
    labels: str = ""
    unread: list[str] = []


class TuneTable(Table):
    """`[tune]`; what the parameters' tables mean is checked by the tuner.

    Attributes:
        parameters: Name to the values that it may have.
        constraints: What configurations must fulfil.
        quantities: Numbers that follow from the parameters and that the time depends on.
        defaults: The value of each parameter where nothing else is asked for.
        constants: Variable of the program to its value.
        objective: What is to be minimised.
    """

    parameters: dict[str, Any] = Field(min_length=1)
    constraints: list[str] = []
    quantities: list[str] = []
    defaults: dict[str, Annotated[Setting, PlainValidator(_setting)]]
    constants: dict[str, Expr] = {}
    objective: Literal["time", "error"] = "time"

    @model_validator(mode="after")
    def _complete(self) -> TuneTable:
        for name in self.parameters:
            if name not in self.defaults:
                raise ValueError(f"'defaults' has no value for {name!r}")
        for name in self.defaults:
            if name not in self.parameters:
                hint = did_you_mean(name, self.parameters)
                raise ValueError(f"'defaults': there is no parameter {name!r}{hint}")
        return self


class EquivalentTable(Table):
    """`[[equivalent]]`: a mutant of the program that no case can kill, and why.

    Attributes:
        mutant: Its name, in which `*` stands for anything.
        reason: Why it does what the unmodified program does.
    """

    mutant: str = Field(min_length=1)
    reason: str = Field(min_length=1)


class SpecTable(Table):
    """The whole spec."""

    name: str | None = None
    program: str
    python: str | None = None
    reference: str | None = None
    driver: str | None = None
    inputs: str | None = None
    tolerance: float = Field(default=0.0, ge=0, allow_inf_nan=False)
    timeout_s: float = Field(default=10.0, gt=0, allow_inf_nan=False)
    sizes: dict[str, int] = {}
    derived: dict[str, Expr] = {}
    scalars: dict[str, Expr] = {}
    arrays: dict[str, ArrayTable] = Field(min_length=1)
    launch: list[LaunchTable] = []
    loop: list[LoopTable] = []
    error: ErrorTable = ErrorTable()
    train: list[CaseTable] = Field(min_length=1)
    heldout: list[CaseTable] = []
    timing: list[CaseTable] = []
    equivalent: list[EquivalentTable] = []
    tune: TuneTable | None = None
    fresh: dict[str, FreshTable] = {}
    new_sizes: bool = True
    domain: DomainTable = DomainTable()
    model: ModelTable | None = None


def _key(loc: Sequence[int | str], error_type: str) -> str:
    """`launch[0].args[2]` for a pydantic location."""
    parts = [f"[{part}]" if isinstance(part, int) else f".{part}" for part in loc]
    return "".join(parts).lstrip(".") or ("the spec" if error_type != "unknown_key" else "")


def _plain(value: Any) -> Any:
    """Tuples to lists, so that a spec written in Python reads as one written in TOML."""
    if isinstance(value, Mapping):
        return {k: _plain(v) for k, v in cast(Mapping[Any, Any], value).items()}
    if isinstance(value, list | tuple):
        return [_plain(v) for v in cast(Sequence[Any], value)]
    return value


def _problem(error: ValidationError, path: str) -> WorkloadError:
    """The first problem as one line; a missing key may be the consequence of a misspelt one."""
    found = error.errors(include_url=False)
    first = next((e for e in found if e["type"] == "unknown_key"), found[0])
    key = _key(first["loc"], first["type"])
    if first["type"] == "unknown_key":
        context = first.get("ctx", {})
        key = f"{key}.{context['key']}".lstrip(".")
        return WorkloadError(f"{path}: {key}: unknown key{context['hint']}")
    message = first["msg"].removeprefix("Value error, ").replace("\n", " ")
    return WorkloadError(f"{path}: {key}: {message[0].lower()}{message[1:]}")


def check_schema(data: Any, path: str) -> SpecTable:
    """Check keys and types of a spec; raises WorkloadError naming the first problem's key."""
    try:
        return SpecTable.model_validate(_plain(data))
    except ValidationError as error:
        raise _problem(error, path) from error
