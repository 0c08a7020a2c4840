"""Counts the files through which a patch, a measurement and a configuration go.

    python scripts/walks.py [KERNEL WORKLOAD]

Traces calls in a small run with and without tuning, its validation, its report and `gevo apply`,
workers in this process. A file counts where one of its functions takes or returns the thing
itself. The result is in docs/architecture.md. The workload needs a `[tune]` table; the run takes
half a minute.
"""

from __future__ import annotations

import sys
import tempfile
import threading
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

from typer.testing import CliRunner

import gevo
from gevo.cli.app import app
from gevo.edits.patch import Patch
from gevo.evaluate.executor import InProcess
from gevo.measurement import Measurement
from gevo.report.html.page import write_html
from gevo.search.options import profile
from gevo.study.evolution import Evolution
from gevo.study.options import EvolutionOptions
from gevo.workload.spec import load

DATA = Path(__file__).parents[1] / "tests/data/tunable"
ROOT = f"{Path(str(gevo.__file__)).parent}/"
_INNER = frozenset(("<genexpr>", "<listcomp>", "<dictcomp>", "<setcomp>"))


class Walks:
    """Notes which functions of gevo take or return what.

    Args:
        parameters: Names of the tuning parameters, by which a configuration is recognised.
    """

    def __init__(self, parameters: frozenset[str]) -> None:
        self._parameters = parameters
        self.found: dict[str, set[tuple[str, str]]] = defaultdict(set)

    def note(self, frame: FrameType, event: str, value: Any) -> None:
        """As `sys.setprofile` calls it."""
        code = frame.f_code
        if not code.co_filename.startswith(ROOT) or code.co_name in _INNER:
            return
        values = [value] if event == "return" else []
        if event == "call":
            own = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
            values = [frame.f_locals[name] for name in own if name in frame.f_locals]
            if own[:1] == ("self",) and code.co_name.startswith("__"):
                values = values[1:]
        for one in values:
            for kind in self._kinds(one):
                self.found[kind].add((code.co_filename.removeprefix(ROOT), code.co_name))

    def _kinds(self, value: Any) -> Iterator[str]:
        if isinstance(value, Patch):
            yield "patch"
        elif isinstance(value, Measurement):
            yield "measurement"
        elif isinstance(value, tuple) and value and all(map(self._is_setting, value)):
            yield "configuration"

    def _is_setting(self, part: Any) -> bool:
        return isinstance(part, tuple) and len(part) == 2 and part[0] in self._parameters


def run(kernel: Path, spec: Path, out: Path) -> None:
    """Everything that is traced."""
    tolerance = load(spec).tolerance
    for tune in (False, True):
        options = EvolutionOptions(
            kernel=kernel,
            workload=spec,
            entry=(),
            device="simt",
            search=profile("quick", population=8, generations=2, tolerance=tolerance),
            seed=3,
            workers=1,
            out=out / f"run{tune:d}",
            opener=lambda given, workers, limits: InProcess(given),
            tune=tune,
        )
        folder = Evolution(options, lambda progress: None).run()
        write_html(folder.path)
        for number in folder.winner_numbers()[:1]:
            patch = folder.path / f"front/{number:02}.patch.json"
            command = ["apply", str(kernel), "--patch", str(patch), "--out", str(out / "out.ll")]
            CliRunner().invoke(app, command, catch_exceptions=False)


def main(arguments: list[str]) -> None:
    kernel, spec = map(Path, arguments or (DATA / "scale.ll", DATA / "scale.toml"))
    walks = Walks(frozenset(dict(load(spec).defaults)))
    with tempfile.TemporaryDirectory() as out:
        threading.setprofile(walks.note)
        sys.setprofile(walks.note)
        run(kernel, spec, Path(out))
        sys.setprofile(None)
    for kind, places in sorted(walks.found.items()):
        files: dict[str, list[str]] = defaultdict(list)
        for file, function in sorted(places):
            files[file].append(function)
        print(f"{kind}: {len(files)} files")
        for file, functions in files.items():
            print(f"    {file}: {', '.join(functions)}")


if __name__ == "__main__":
    main(sys.argv[1:])
