"""The Python file that a spec may name: loading it and calling the functions in it.

This is the one place where code that is not ours runs, so it is the one place that may catch
any exception: whatever the user's code raises becomes one line that names file and function.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from gevo.errors import GevoError, WorkloadError, did_you_mean
from gevo.files import read_regular


@dataclass(frozen=True, eq=False)
class UserFile:
    """A loaded Python file.

    Attributes:
        path: Where it was read.
        shown: How messages name it.
        content: Its bytes; digests are taken over these.
        module: The module that it became.
    """

    path: Path
    shown: str
    content: bytes
    module: ModuleType

    def function(self, name: str, where: str) -> Callable[..., Any]:
        """The function `name`, guarded by `guarded`.

        Args:
            name: A name at the file's top level.
            where: File and key that ask for it, for messages.

        Raises:
            WorkloadError: There is no such function.
        """
        found = getattr(self.module, name, None)
        if not callable(found):
            public = [n for n, v in vars(self.module).items() if callable(v)]
            hint = did_you_mean(name, public)
            raise WorkloadError(f"{where}: no function {name!r} in {self.shown}{hint}")
        return guarded(found, f"{self.shown}: {name}")


def summary(error: BaseException) -> str:
    """`TypeError: what it says`, on one line of bounded length."""
    first = str(error).strip().splitlines()[:1]
    return f"{type(error).__name__}: {first[0][:200]}" if first else type(error).__name__


class UserCodeFailed(WorkloadError):
    """A user's function raised; `cause` is what it raised."""

    def __init__(self, message: str, cause: BaseException) -> None:
        super().__init__(message)
        self.cause = cause

    def __reduce__(self) -> tuple[type[WorkloadError], tuple[str]]:
        """Between processes the message is enough; the cause may not travel."""
        return WorkloadError, (str(self),)


def guarded(function: Callable[..., Any], where: str) -> Callable[..., Any]:
    """The same function, whose exceptions other than GevoError become UserCodeFailed."""

    def call(*args: Any) -> Any:
        try:
            return function(*args)
        except GevoError:
            raise
        except (Exception, SystemExit) as error:
            raise UserCodeFailed(f"{where} raised {summary(error)}", error) from error

    return call


def load_python(path: Path, where: str, shown: str = "") -> UserFile:
    """Run a Python file as a fresh module; nothing is cached and no .pyc is written.

    Args:
        path: The file.
        where: File and key that name it, for messages.
        shown: How these name the file itself; by its path where that is empty.

    Raises:
        WorkloadError: It does not exist, does not parse, or raises when it runs.
    """
    try:
        content = read_regular(path)
    except OSError as error:
        raise WorkloadError(f"{where}: cannot read {path}: {error.strerror}") from error
    key = hashlib.sha256(str(path.resolve()).encode() + content).hexdigest()[:16]
    module = ModuleType(f"gevo_workload_{key}")
    module.__file__ = str(path)

    def execute() -> None:
        exec(compile(content, str(path), "exec"), module.__dict__)

    # Dataclasses and the like look their module up while it is being executed.
    sys.modules[module.__name__] = module
    try:
        guarded(execute, f"{where}: importing {path}")()
    except WorkloadError:
        del sys.modules[module.__name__]
        raise
    return UserFile(path, shown or str(path), content, module)
