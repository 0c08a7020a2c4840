"""Which workload belongs to a kernel file."""

from __future__ import annotations

from pathlib import Path

from gevo.errors import WorkloadError

SUFFIXES = (".toml", ".py")


def candidates(kernel: Path) -> list[Path]:
    """Where a kernel's workload may be, the likeliest first.

    For `kernels/nw.ll`: `nw.toml` and `nw.py` in `testcases` beside the kernel's folder, in
    `testcases` under the current folder, and in the kernel's own folder.
    """
    folder = kernel.resolve().parent
    folders = (folder.parent / "testcases", Path.cwd() / "testcases", folder)
    distinct = dict.fromkeys(folders)
    return [place / f"{kernel.stem}{suffix}" for place in distinct for suffix in SUFFIXES]


def find(kernel_path: str | Path, explicit: str | Path | None = None) -> Path:
    """The spec of a kernel's workload.

    Args:
        kernel_path: The kernel file.
        explicit: The path given with `--workload`, or None.

    Raises:
        WorkloadError: There is no such file, or none in any of the usual places.
    """
    kernel = Path(kernel_path)
    if explicit is not None:
        if not Path(explicit).is_file():
            raise WorkloadError(f"{explicit}: there is no such workload file")
        return Path(explicit)
    places = candidates(kernel)
    for place in places:
        if place.is_file():
            return place
    looked = ", ".join(str(place) for place in places if place.suffix == SUFFIXES[0])
    raise WorkloadError(
        f"{kernel}: no workload (looked for {looked}, and .py); "
        f"write one with `gevo init {kernel}` or name one with --workload"
    )
