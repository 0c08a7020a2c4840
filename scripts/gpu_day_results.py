"""What scripts/gpu_day.sh found, as a table; and on which device.

    python scripts/gpu_day_results.py about FOLDER [--device cuda]
    python scripts/gpu_day_results.py table FOLDER --out benchmarks/results

`about` opens the device and writes down its name, driver and the date; a folder that was begun
on another device or driver is refused. `table` writes OUT/gpu_day_DEVICE.md from what is there.

Exit codes: 0 done, 2 no GPU, or files that cannot be used.
"""

from __future__ import annotations

import argparse
import datetime
import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from gevo.device.kind import kind_of
from gevo.device.registry import open_device
from gevo.errors import ConfigError, GevoError

ABOUT = "about.json"
SAME = ("device", "driver")
Json = dict[str, Any]


def about(folder: Path, spec: str) -> None:
    """Write down what the folder's figures are of; raises GevoError."""
    if kind_of(spec).gpus is None:
        raise ConfigError(f"--device {spec}: a GPU day is for cuda")
    device = open_device(spec)
    try:
        found = {
            "device": device.name,
            **{key: str(value) for key, value in device.fingerprint().items() if key != "device"},
            "date": datetime.date.today().isoformat(),
        }
    finally:
        device.close()
    path = folder / ABOUT
    if path.exists():
        known = json.loads(path.read_text())
        differs = [key for key in SAME if known.get(key) != found.get(key)]
        for key in differs:
            raise ConfigError(
                f"{folder}: was begun with {key} {known.get(key)}, this is {found.get(key)}; "
                "choose another --folder"
            )
        return
    path.write_text(json.dumps(found, indent=1) + "\n")


def table(folder: Path, out: Path) -> Path:
    """Write the results by now; returns the file."""
    known = json.loads((folder / ABOUT).read_text())
    name = re.sub(r"[^A-Za-z0-9]+", "_", known["device"]).strip("_")
    parts = (_head(known), _steps(folder), _winners(folder), _model(folder), _operators(folder))
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"gpu_day_{name}.md"
    path.write_text("\n\n".join("\n".join(part) for part in map(list, parts) if part) + "\n")
    return path


def _head(known: Json) -> Iterator[str]:
    yield f"# {known['device']}, begun on {known['date']}"
    yield ""
    yield "Made by `scripts/gpu_day.sh`. Times are measured unless they are called modelled."
    yield ""
    yield from (f"- {key}: {value}" for key, value in known.items())


def _steps(folder: Path) -> Iterator[str]:
    """How every step ended."""
    done, failed = (sorted(folder.glob(f"**/*.{kind}")) for kind in ("done", "failed"))
    yield "## Steps"
    yield ""
    yield f"{len(done)} done, {len(failed)} failed."
    yield ""
    for path in failed:
        name = path.relative_to(folder).with_suffix("")
        said = [*_lines(path.with_suffix(".err")), *_lines(path.with_suffix(".out"))]
        yield f"- `{name}` failed with exit code {path.read_text().strip()}: {(said or [''])[-1]}"
    tests = _lines(folder / "tests.out")
    if tests:
        yield f"- pytest -m cuda: {tests[-1]}"


def _lines(path: Path) -> list[str]:
    if not path.exists():
        return []
    return [line.strip() for line in path.read_text(errors="replace").splitlines() if line.strip()]


def _winners(folder: Path) -> Iterator[str]:
    """Each program's winner by the clock, and what the model would have promised."""
    yield "## Programs"
    yield ""
    yield "| program | training | held-out | variant | modelled | holds on |"
    yield "|---|---|---|---|---|---|"
    for path in sorted(folder.glob("evolve/*.done")):
        program = path.stem
        report = json.loads((path.parent / f"run-{program}" / "report.json").read_text())
        best = next((m for m in report["front"] if m["validated"]), None)
        modelled = _judged(folder / "model" / f"{program}.out")
        cells = [program, *_measured(best), *_modelled(modelled)]
        yield f"| {' | '.join(cells)} |"


def _measured(best: Json | None) -> list[str]:
    if best is None:
        return ["1.000", "1.000", "nothing passed"]
    figures = (best["speedup"], best["heldout"]["speedup"])
    edits = len(best["edits"])
    return [*("-" if f is None else f"{f:.3f}" for f in figures), f"#{best['id']}, {edits} edits"]


def _judged(path: Path) -> Json | None:
    try:
        return json.loads(path.read_text())
    except (OSError, ValueError):
        return None


def _modelled(found: Json | None) -> list[str]:
    if found is None or found["speedup"] is None:
        return ["-", "-"]
    gpus = (found["gpus"] or {}).values()
    held = sum(gain is not None and gain > 1.0 for gain in gpus)
    return [f"{found['speedup_low']:.3f} to {found['speedup_high']:.3f}", f"{held} of {len(gpus)}"]


def _model(folder: Path) -> Iterator[str]:
    """The model beside the clock, as the calibration reports it."""
    path = folder / "calibrate/fit.out"
    if lines := path.read_text() if path.exists() else "":
        yield "## The model against the clock"
        yield ""
        yield f"```\n{lines.rstrip()}\n```"


def _operators(folder: Path) -> Iterator[str]:
    path = folder / "operators/table.md"
    if path.exists():
        yield "## Operators"
        yield ""
        yield re.sub(r"^#", "###", path.read_text().rstrip(), flags=re.MULTILINE)


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("about", "table"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--out", type=Path, default=Path("benchmarks/results"))
    args = parser.parse_args(argv)
    try:
        if args.what == "about":
            about(args.folder, args.device)
        else:
            print(f"gpu_day: results so far: {table(args.folder, args.out)}")
    except (GevoError, OSError, ValueError, KeyError) as error:
        print(f"gpu_day: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
