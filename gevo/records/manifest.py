"""What the manifests of runs and of tuning sessions say, as the rest of gevo reads it.

A manifest is kept as it was written, too: two of them are compared key by key, and what a later
gevo has added stays in the file. Keys that are not among these are ignored.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, TypeVar

from pydantic import AfterValidator, Field, ValidationError

from gevo.errors import ConfigError
from gevo.program.base import Dialect
from gevo.records.forms import Amount, Count, Form, from_json
from gevo.records.untrusted import Halves


def _name(text: str) -> str:
    return _encodable(text, "strict")


def _file_name(text: str) -> str:
    if "\0" in text:
        raise ValueError("a null character is in no file's name")
    return _encodable(text, "surrogateescape")


def _encodable(text: str, halves: Halves) -> str:
    try:
        text.encode("utf-8", halves)
    except UnicodeEncodeError:
        raise ValueError("half of a surrogate pair is in no name") from None
    return text


Name = Annotated[str, AfterValidator(_name)]
"""A text that can be a name in a program."""
FileName = Annotated[str, AfterValidator(_file_name)]
"""A text that can be the path of a file."""


@dataclass(frozen=True, kw_only=True)
class Compiled(Form):
    """What a source in CUDA C++ was compiled with.

    Attributes:
        digest: SHA-256 of the source.
        options: What the compiler was given.
        by: Its name; empty for NVRTC, before there was a choice.
    """

    digest: str
    options: tuple[Name, ...]
    by: str = ""


@dataclass(frozen=True, kw_only=True)
class AboutProgram(Form):
    """The unmodified program.

    Attributes:
        path: Its file, as the run was told it.
        digest: Of the program.
        dialect: Its language.
        entry: Its editable functions.
        launched: Kernels that its workload launches; empty for all.
        ptx: It was read from PTX.
        source: Of which source a compiler made it; None for a program that was given.
    """

    path: FileName
    digest: str
    dialect: Dialect
    entry: tuple[Name, ...]
    launched: tuple[Name, ...] = ()
    ptx: bool = False
    source: Compiled | None = None


@dataclass(frozen=True, kw_only=True)
class AboutWorkload(Form):
    """Its workload.

    Attributes:
        path: The spec, as the run was told it.
        digest: Of the spec.
        metric: Name of its metric.
        timing: Names of its timing cases.
    """

    path: FileName
    digest: str
    metric: str = "error"
    timing: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class AboutDevice(Form):
    """What it was run on.

    Attributes:
        name: E.g. `simt:H200`.
        modelled: True when its times come from a model.
        spec: As `open_device` takes it; empty where that is the name.
        fingerprint: What its times depend on.
    """

    name: Name
    modelled: bool
    spec: Name = ""
    fingerprint: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True, kw_only=True)
class AboutSearch(Form):
    """The search's options that are asked for after the search.

    Attributes:
        tolerance: Largest accepted error; None where the run does not say it.
        generations: After the initial one; None likewise.
        robust: Whether it ranked by the low end of a gain.
        islands: Populations; one, but for runs of earlier versions.
    """

    tolerance: Amount | None = None
    generations: Count | None = None
    robust: bool = False
    islands: Annotated[int, Field(ge=1)] = 1


@dataclass(frozen=True, kw_only=True)
class RunManifest(Form):
    """The manifest of a run of `gevo evolve`.

    Attributes:
        gevo: Version that made it.
        seed: Of every random choice.
        tune: Tuning parameters were searched along with the edits.
        moves: Moves were among the edits.
    """

    program: AboutProgram
    workload: AboutWorkload
    device: AboutDevice
    options: AboutSearch
    seed: int
    gevo: str = "?"
    tune: bool = False
    moves: bool = False


@dataclass(frozen=True, kw_only=True)
class AboutProblem(Form):
    """One of the problems of a tuning session.

    Attributes:
        name: Its name.
        device: Name of the device.
        parameters: Names of its parameters.
        size: Configurations that there are; None where that is not known.
        weight: Of its time in the session's total.
        default: The default configuration, value by parameter; None where there is none.
    """

    name: str
    device: str
    parameters: tuple[str, ...]
    size: Count | None = None
    weight: Amount = 1.0
    default: Mapping[str, Any] | None = None


@dataclass(frozen=True, kw_only=True)
class SessionManifest(Form):
    """The manifest of a session of `gevo tune`.

    Attributes:
        problems: What was tuned.
        strategy: How it searched.
        trials: The number that was asked for; None where a time budget alone ends them.
        seed: Of every random choice.
        gevo: Version that made it.
        work: Operations of a problem, by name.
        sources: By kernel its file, and the digest of that with what it includes.
        suggested: By problem, configurations that were tried first.
    """

    problems: tuple[AboutProblem, ...]
    strategy: str
    trials: Count | None
    seed: int
    gevo: str = "?"
    work: Mapping[str, Count] = field(default_factory=dict[str, int])
    sources: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])
    suggested: Mapping[str, tuple[Any, ...]] | None = None


M = TypeVar("M", RunManifest, SessionManifest)


def checked(kind: type[M], manifest: Mapping[str, Any], file: Path) -> M:
    """What a manifest says.

    Args:
        kind: What it is of.
        manifest: Its contents.
        file: Where it is, for messages.

    Raises:
        ConfigError: Something is missing, or is not what it must be; the message names it.
    """
    try:
        return from_json(kind, manifest)
    except ValidationError as error:
        problem = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(map(str, problem["loc"]))
        raise ConfigError(
            f"{file}: is not the manifest of a run, it is malformed ({where}: {problem['msg']}); "
            "restore it"
        ) from error
