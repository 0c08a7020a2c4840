"""A Triton kernel that somebody else has written (a model, a searcher), compiled for a referee.

A candidate in Triton is Python, and runs when it is compiled. So it gets a process of its own,
which sees none of the referee's memory, environment or files: it reads Python and its packages,
writes to a folder of its own, and has neither the others' processes nor a network where Linux lets
it leave them. What comes back is text: PTX, which is judged as any other.

    python -m gevo.integrations.triton_candidate CANDIDATE.py NAME.triton.json FOLDER

is that process; `candidate_ptx` starts it.
"""

from __future__ import annotations

import ctypes
import importlib
import importlib.util
import json
import os
import resource
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from gevo.deploy.triton import NOTE_SUFFIX, note_of
from gevo.errors import ConfigError, SourceError
from gevo.frontend.confine import read_only_beneath
from gevo.integrations.triton_driver import load

_SECONDS = 120
_LOG = 4000
"""Characters of what a candidate's process says that are kept."""
_FILE_BYTES = 256 << 20
_NEW_USER, _NEW_PIDS, _NEW_NETWORK = 0x10000000, 0x20000000, 0x40000000
"""Namespaces, as unshare(2) numbers them."""
_SYSTEM = ("/usr", "/lib", "/lib64", "/bin", "/etc/ld.so.cache", "/proc", "/dev/null",
           "/dev/urandom", "/sys/devices/system/cpu")  # fmt: skip


def candidate_ptx(candidate: Path, kernel: Path, workload: Path, seconds: int = _SECONDS) -> str:
    """PTX of a candidate, compiled as `capture` had Triton compile the kernel.

    Args:
        candidate: A Python file that defines a function under `triton.jit` of the kernel's name,
            with the same parameters.
        kernel: The captured kernel, beside which lies what it was compiled for.
        workload: The spec that `capture` has written, which launches it.
        seconds: It may take so long.

    Raises:
        ConfigError: Triton is not installed, or nothing is known of the kernel or its launch.
        SourceError: The candidate does not compile, or needs more shared memory; `log` has what
            Python and Triton say.
    """
    load()
    note_of(kernel)
    shared = _shared(workload)
    with tempfile.TemporaryDirectory(prefix="gevo-") as name:
        folder = Path(name)
        own, note = folder / "candidate.py", folder / "note.json"
        shutil.copyfile(candidate, own)
        shutil.copyfile(kernel.with_suffix(NOTE_SUFFIX), note)
        said = _run([own, note, folder], folder, seconds)
        try:
            needed, _, text = (folder / "made").read_text(encoding="utf-8").partition("\n")
        except (OSError, ValueError):
            raise SourceError(f"{candidate}: does not compile", said) from None
    if not needed.isdecimal() or int(needed) > shared:
        raise SourceError(
            f"{candidate}: does not fit its launch",
            f"it needs {needed} bytes of shared memory; the launch gives {shared}",
        )
    return text


def _shared(workload: Path) -> int:
    """Bytes of shared memory with which a captured kernel is launched."""
    try:
        (launch,) = tomllib.loads(workload.read_text(encoding="utf-8"))["launch"]
        return int(launch.get("shared_bytes", 0))
    except (OSError, ValueError, KeyError, TypeError) as reason:
        raise ConfigError(f"{workload}: is no workload of a captured launch: {reason}") from reason


def _run(words: Sequence[Path], folder: Path, seconds: int) -> str:
    """What the candidate's process prints."""
    path = os.pathsep.join([str(Path(__file__).parents[2]), *filter(None, sys.path)])
    given = {"PATH": os.defpath, "PYTHONPATH": path, "HOME": str(folder), "TMPDIR": str(folder),
             "TRITON_CACHE_DIR": str(folder / "cache"), "LANG": "C.UTF-8"}  # fmt: skip
    with tempfile.TemporaryFile() as output:
        try:
            subprocess.run(
                [sys.executable, "-m", "gevo.integrations.triton_candidate", *map(str, words)],
                cwd=folder, env=given, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                timeout=seconds, check=False, start_new_session=True,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return f"it was not compiled within {seconds} seconds"
        output.seek(max(0, output.seek(0, os.SEEK_END) - _LOG))
        return output.read().decode(errors="replace")


def _alone() -> None:
    """Leave the others' processes and network, where Linux lets us; this process's child has."""
    libc = ctypes.CDLL(None, use_errno=True)
    user, group = os.getuid(), os.getgid()
    if libc.unshare(_NEW_USER | _NEW_PIDS | _NEW_NETWORK):
        return
    for file, text in (("setgroups", "deny"), ("uid_map", f"{user} {user} 1"),
                       ("gid_map", f"{group} {group} 1")):  # fmt: skip
        Path("/proc/self", file).write_text(text, encoding="utf-8")
    if child := os.fork():  # the first one in the new numbering of processes
        _, status = os.waitpid(child, 0)
        os._exit(os.waitstatus_to_exitcode(status) & 255)


def _confine(folder: Path) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (_SECONDS, _SECONDS))
    resource.setrlimit(resource.RLIMIT_FSIZE, (_FILE_BYTES, _FILE_BYTES))
    python = {sys.prefix, sys.base_prefix, *sysconfig.get_paths().values(), *sys.path}
    places = [Path(one) for one in (*python, *_SYSTEM) if one and Path(one).exists()]
    read_only_beneath(places, folder)


def _compiled(file: Path, note: Mapping[str, Any]) -> tuple[int, str]:
    """Bytes of shared memory, and PTX, of the candidate's kernel."""
    compiler: Any = importlib.import_module("triton.compiler")
    targets: Any = importlib.import_module("triton.backends.compiler")
    spec = importlib.util.spec_from_file_location("candidate", file)
    if spec is None or spec.loader is None:
        raise ConfigError(f"{file}: is no Python file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    function = getattr(module, str(note["name"]), None)
    while not hasattr(function, "create_binder") and hasattr(function, "fn"):
        function = getattr(function, "fn", None)
    names: list[str] = getattr(function, "arg_names", [])
    signature: Mapping[str, Any] = note["signature"]
    if {*names} != {*signature}:
        wanted = ", ".join(signature)
        raise ConfigError(f"there must be a kernel {note['name']} with the parameters {wanted}")
    source = compiler.ASTSource(
        function,
        {name: signature[name] for name in names},
        {_place(key): value for key, value in note["constants"].items()},
        {_place(key): value for key, value in note["attributes"].items()},
    )
    options = {name: value for name, value in note["options"].items() if value is not None}
    target = targets.GPUTarget("cuda", int(str(note["target"]).removeprefix("sm_")), 32)
    made = compiler.compile(source, target=target, options=options)
    return int(made.metadata.shared), str(made.asm["ptx"])


def _place(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))


def main(words: Sequence[str]) -> None:
    """Compile a candidate as a note says, into the file `made` of a folder."""
    file, note, folder = map(Path, words)
    _alone()
    load()
    _confine(folder)
    shared, text = _compiled(file, json.loads(note.read_text(encoding="utf-8")))
    (folder / "made").write_text(f"{shared}\n{text}", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
