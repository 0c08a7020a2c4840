"""Calls a function in a forked copy of this process, which LLVM and MLIR may then abort.

Both end the process that they run in over some texts (an assertion, `LLVM ERROR`, a stack that is
used up), and no text of a user's may do that to a command. A fork costs milliseconds; a new
interpreter would cost every command as long as it takes to import llvmlite.
"""

from __future__ import annotations

import ctypes
import faulthandler
import gc
import os
import pickle
import resource
import signal
import traceback
import warnings
from collections.abc import Callable, Sequence
from contextlib import suppress
from tempfile import TemporaryFile
from typing import Any, NoReturn, TypeVar

from gevo.errors import GevoError

T = TypeVar("T")

MEMORY = 4 << 30
"""Bytes that a child may take in addition to what it was forked with."""
_SIGNAL_AT_PARENT_S_DEATH = 1
"""As prctl(2) numbers it."""
_WORDS = 500
"""Characters of a child's last words that are kept."""


class ChildDied(Exception):
    """The child ended without an answer.

    Attributes:
        reason: The signal's name (`SIGABRT`), or `exit code N`; `SIGALRM` when its time was up.
        words: The first line that it printed; empty when it printed none.
    """

    def __init__(self, reason: str, words: str) -> None:
        super().__init__(f"the child process died ({reason}): {words}")
        self.reason = reason
        self.words = words


def in_child(job: Callable[..., T], args: Sequence[Any], seconds: int) -> T:
    """`job(*args)`, called in a child process; the result is pickled.

    The function must not need this process's other threads: they do not exist in the child.

    Args:
        job: What to call.
        args: Its arguments.
        seconds: The child is ended after so long.

    Raises:
        ChildDied: The child crashed, or its time was up.
        MemoryError: It took too much memory.
        Exception: What the function raised.
    """
    with TemporaryFile() as printed:
        reading, writing = os.pipe()
        # Ctrl-C must not come between the child's beginning and what sees to its end.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
        pid = _forked()
        if pid == 0:
            _live(writing, printed.fileno(), job, args, seconds)
        os.close(writing)
        try:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
            with open(reading, "rb") as pipe:
                data = pipe.read()
        except BaseException:
            os.kill(pid, signal.SIGKILL)
            raise
        finally:
            _, status = os.waitpid(pid, 0)
        if status:
            printed.seek(0)
            words = printed.readline(_WORDS).decode(errors="replace").strip()
            raise ChildDied(ended(os.waitstatus_to_exitcode(status)), words)
    good, value = pickle.loads(data)
    if good:
        return value
    raise value


def _forked() -> int:
    """`os.fork`, without a warning of other threads, which a child needs none of."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # jax's; Python's is another category
        warnings.simplefilter("ignore", DeprecationWarning)
        return os.fork()


def ended(code: int | None) -> str:
    """How a process ended, from its exit code as Python has it (negative for a signal)."""
    if code is not None and code < 0:
        return signal.Signals(-code).name
    return f"exit code {code}"


def answer(job: Callable[..., Any], args: Sequence[Any]) -> bytes:
    """True and the result of a call, or False and what it raised, pickled."""
    try:
        return pickle.dumps((True, job(*args)))
    except GevoError as error:
        return _pickled(error)
    except Exception as error:  # it is raised again where the job came from
        error.add_note(f"in a worker process:\n{traceback.format_exc()}")
        return _pickled(error)


def _pickled(error: Exception) -> bytes:
    try:
        data = pickle.dumps((False, error))
        pickle.loads(data)
    except Exception:  # an exception type of somebody else's; its text is what is left
        return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))
    return data


def _live(
    pipe: int, printed: int, job: Callable[..., Any], args: Sequence[Any], seconds: int
) -> NoReturn:
    """The child's life. Nothing of the parent's may run at its end, so it ends by `_exit`."""
    code = 1
    try:
        gc.freeze()  # what is garbage in the parent is not finalised here
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal's Ctrl-C is the parent's
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, ())
        signal.alarm(seconds)
        end_with_parent()
        faulthandler.disable()
        _limit()
        for output in (1, 2):
            os.dup2(printed, output)
        with open(pipe, "wb") as out:
            out.write(answer(job, args))
        code = 0
    finally:
        os._exit(code)


def end_with_parent() -> None:
    """Let this process end when the one that has started it does."""
    ctypes.CDLL(None).prctl(_SIGNAL_AT_PARENT_S_DEATH, signal.SIGKILL, 0, 0, 0)


def _limit() -> None:
    """No core dump, and no more memory than MEMORY."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(OSError, ValueError):  # no /proc, or a lower limit is in force
        with open("/proc/self/statm", encoding="ascii") as file:
            size = int(file.read().split()[0]) * resource.getpagesize()
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (size + MEMORY, hard))
