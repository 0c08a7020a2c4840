"""Build what is put on PyPI, and try it where there is nothing else.

    python scripts/release.py [--out dist]

Builds the source distribution and, from that, the wheel; looks whether all of the package and the
licence are in both; installs the wheel into an empty environment and runs gevo there, outside of
the checkout: its version, an example, and that example's kernel on the simt device. What is built
is the files that git knows or would add, as they are now. It uploads nothing.

Exit codes: 0 done, the paths of both files are printed; 1 a step failed, told in one line;
2 bad input.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ("kernels/", "testcases/")
"""Folders that lie in the wheel's `gevo/examples`."""


class ReleaseError(Exception):
    """Which step failed and why, in one line."""


def run(step: str, command: Sequence[str | Path], folder: Path) -> str:
    """What a command prints; raises ReleaseError with its last words where it fails."""
    # Nothing of this checkout may be found by accident.
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
    except OSError as error:
        raise ReleaseError(f"{step}: {error}") from error
    if done.returncode:
        words = (done.stderr or done.stdout).strip().splitlines()
        last = words[-1].strip() if words else f"exit code {done.returncode}"
        raise ReleaseError(f"{step}: {last}")
    return done.stdout


def tracked(root: Path) -> list[str]:
    """Files of a checkout that git knows or would add, relative to it."""
    listing = ("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
    names = run("list the files", listing, root).split("\0")
    return [name for name in names if name and (root / name).is_file()]


def copy(root: Path, names: Iterable[str], to: Path) -> None:
    """Copy files, so that nothing left over from other builds gets in."""
    for name in names:
        target = to / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / name, target)


def build(source: Path, out: Path) -> tuple[Path, Path]:
    """Build the source distribution and the wheel; their paths."""
    run("build", (sys.executable, "-m", "build", "--outdir", out, source), source.parent)
    built = (*out.glob("*.tar.gz"), *out.glob("*.whl"))
    if len(built) != 2:
        names = ", ".join(path.name for path in built) or "nothing"
        raise ReleaseError(f"build: expected one .tar.gz and one .whl, found {names}")
    return built


def contents(archive: Path) -> set[str]:
    """Names of the files in a wheel, or in a source distribution below its one folder."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return set(wheel.namelist())
    with tarfile.open(archive) as sources:
        return {name.partition("/")[2] for name in sources.getnames()}


def check_contents(names: Iterable[str], sdist: set[str], wheel: set[str]) -> None:
    """Raises ReleaseError where something of the checkout is in neither or only in one."""
    names = list(names)
    hidden = {name for name in names if name.startswith(".")}
    absent = {"the source distribution": set(names) - hidden - sdist}
    package = {name for name in names if name.startswith("gevo/")}
    package |= {f"gevo/examples/{name}" for name in names if name.startswith(EXAMPLES)}
    absent["the wheel"] = package - wheel
    if not any(re.fullmatch(r"[^/]+\.dist-info/licenses/LICENSE", name) for name in wheel):
        absent["the wheel"].add("LICENSE")
    for where, missing in absent.items():
        if missing:
            raise ReleaseError(f"{where} lacks {len(missing)} files, such as {min(missing)}")


def try_wheel(wheel: Path, folder: Path) -> None:
    """Install a wheel into an empty environment in `folder`, and use it there."""
    venv.create(folder / "venv", with_pip=True)
    binaries = folder / "venv/bin"
    run("install the wheel", (binaries / "pip", "install", "--quiet", wheel), folder)
    version = run("gevo --version", (binaries / "gevo", "--version"), folder).split()[-1]
    if f"-{version}-" not in wheel.name:
        raise ReleaseError(f"gevo --version: {version}, but the wheel is {wheel.name}")
    where = run(
        "import gevo", (binaries / "python", "-c", "import gevo; print(gevo.__file__)"), folder
    )
    if not Path(where.strip()).is_relative_to(folder):
        raise ReleaseError(f"import gevo: found {where.strip()}, not the wheel's")
    run("copy an example", (binaries / "gevo", "init", "--example", "nw", "--out", "nw"), folder)
    run("inspect it", (binaries / "gevo", "inspect", "nw/nw.ll"), folder)
    # Compiles and runs it: the runtime, the workload and the reference are all there.
    run("run it on simt", (binaries / "gevo", "sanitize", "nw/nw.ll"), folder)


def release(root: Path, out: Path) -> tuple[Path, Path]:
    """Build and try; the files in `out`, which come there only when all went well."""
    with tempfile.TemporaryDirectory(prefix="gevo-release-") as name:
        # Resolved: where /tmp is a link, the imported package's path would not be inside.
        folder = Path(name).resolve()
        source, built, trial = (folder / part for part in ("source", "built", "trial"))
        trial.mkdir()
        names = tracked(root)
        copy(root, names, source)
        sdist, wheel = build(source, built)
        check_contents(names, contents(sdist), contents(wheel))
        try_wheel(wheel, trial)
        out.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy2(sdist, out)), Path(shutil.copy2(wheel, out))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Build sdist and wheel, and try the wheel.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where they go")
    options = parser.parse_args(arguments)
    if options.out.exists() and not options.out.is_dir():
        print(f"release: --out {options.out}: not a folder", file=sys.stderr)
        return 2
    try:
        for path in release(ROOT, options.out):
            print(path)
    except (ReleaseError, OSError) as error:
        print(f"release: {' '.join(str(error).split())}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
