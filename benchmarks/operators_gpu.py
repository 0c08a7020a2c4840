"""Tune the OpEvo paper's eight operators on a GPU and time the best kernels beside cuBLAS/cuDNN.

    python -m benchmarks.operators_gpu --operators mm1 mm2 mm3 --minutes 2.5 --out RESULTS.md

For each operator: `gevo tune OPERATOR` (worker processes, validation and all), for `--trials`
trials or `--minutes` minutes; validation and comparison come on top of those. Then a process of
its own runs the validated kernel and torch's fp32 matmul, bmm or conv2d (TF32 off,
cudnn.benchmark on) on the same inputs and times both in turns: see operators_library.py.

Everything is kept in `--folder`: the same command again goes on where it was cut off, measures
nothing twice, and its table has all operators that are in the folder. With `--device simt` there
is only the tuning, on MODELLED times. Without a GPU or torch it ends with exit code 2.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import math
import os
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from benchmarks.operators_library import compare
from gevo.device.cuda.find import choose
from gevo.errors import ConfigError, GevoError
from gevo.evaluate.pool.node import Job, WorkerDied, WorkerLate
from gevo.evaluate.pool.processes import Processes
from gevo.records.files import write_atomic
from gevo.records.tuning import TuningFolder
from gevo.study.tuning import TuneOptions, problem
from gevo.tuning.sketch.catalog import OPERATORS, PAPER
from gevo.tuning.sketch.operator import Epilogue, Operator

NAMES = [one.name for one in OPERATORS.values() if one.epilogue is Epilogue.NONE]
FINISH_S = 300.0
"""After the search has been ended: for validation; and for comparing."""
Record = dict[str, Any]


def tune(operator: Operator, args: argparse.Namespace) -> Record:
    """Run `gevo tune`, and end its search by SIGINT when the time is up; it then validates."""
    folder: Path = args.folder / operator.name
    command = [sys.executable, "-m", "gevo", "tune", operator.name, "--json", "--out", str(folder)]
    for key in ("device", "strategy", "trials", "batch", "workers", "seed"):
        command += [f"--{key}", str(getattr(args, key))]
    command += ["--database", str(folder.with_suffix(".database.json"))]
    if (folder / "manifest.json").exists():
        command.append("--resume")
    # A session of its own: Ctrl-C reaches it once, through us, and nothing of it outlives it.
    child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    stopped = False
    try:
        said, _ = child.communicate(timeout=args.minutes * 60 if args.minutes else None)
    except (subprocess.TimeoutExpired, KeyboardInterrupt) as end:
        stopped = isinstance(end, KeyboardInterrupt)
        said = _ended(child)
    if child.returncode not in (0, 130) or not said.strip():
        raise GevoError(f"{operator.name}: gevo tune ended with exit code {child.returncode}")
    found = json.loads(said)
    best = found["best"] or {}
    with tempfile.TemporaryDirectory() as scratch:
        asked = problem(operator.name, TuneOptions(args.device, 1), Path(scratch))
    return {
        "device": found["device"],
        "modelled": found["modelled"],
        "trials": found["trials"],
        "failed": found["failed"],
        "minutes": _minutes(folder),
        "configuration": best.get("configuration"),
        "tuned_ns": best.get("value"),
        "cases": len(asked.target.workload.train),
        "refused": len(found["refused"]),
        "default": found["best"] == found["default"],
        "stopped": stopped,
    }


def _minutes(folder: Path) -> float:
    """What the search has taken, over all its sessions."""
    progress = TuningFolder.open(folder).progress.read(missing_ok=True)
    return progress[-1].wall_s / 60 if progress else 0.0


def _ended(child: subprocess.Popen[str]) -> str:
    child.send_signal(signal.SIGINT)
    try:
        return child.communicate(timeout=FINISH_S)[0]
    except (subprocess.TimeoutExpired, KeyboardInterrupt):
        os.killpg(child.pid, signal.SIGKILL)
        return child.communicate()[0]


def peak(gpu: Mapping[str, Any]) -> float | None:
    """Operations a second: every lane does one multiply-add in each cycle."""
    if not gpu.get("clock_khz"):
        return None
    return gpu["sms"] * gpu["lanes"] * 2 * gpu["clock_khz"] * 1e3


def row(operator: Operator, record: Record) -> str:
    """An operator's line of the table."""
    beside = record.get("beside")
    cells: list[str]
    if beside:
        own, theirs = (statistics.median(times) for times in beside["times_ns"])
        top, rate = peak(beside["gpu"]), operator.flops / own * 1e9
        share = f"{rate / top:.1%}" if top else "?"
        cells = [_teraflops(operator, own), _teraflops(operator, theirs), f"{theirs / own:.3f}"]
        cells.append(share)
    else:
        # Tuning adds up the cases: two of small operators.
        value = record.get("tuned_ns")
        cells = [_teraflops(operator, value / record["cases"]) if value else "none", *"———"]
    counts = [str(record["trials"]), str(record["failed"]), f"{record['minutes']:.1f}"]
    return f"| {' | '.join([operator.name, *cells, *counts, _notes(record) or '—'])} |"


def _teraflops(operator: Operator, time_ns: float) -> str:
    return f"{operator.flops / time_ns / 1e3:.3f}"


def _notes(record: Record) -> str:
    beside = record.get("beside") or {}
    notes = ["modelled"] if record["modelled"] else []
    if record["default"]:
        notes.append("nothing better than the default was validated")
    if record["refused"]:
        notes.append(f"{record['refused']} faster ones were refused")
    if beside.get("error", 0.0) > 2 * beside.get("tolerance", math.inf):
        notes.append(f"the library differs by {beside['error']:.1e}")
    return "; ".join([*notes, *filter(None, [record.get("trouble")])])


def report(records: Mapping[str, Record], argv: Sequence[str]) -> str:
    """The table with what it rests on; lines of Markdown."""
    last = next(reversed(records.values()))
    gpu = next((r["beside"]["gpu"] for r in records.values() if r.get("beside")), {})
    command = " ".join(["python -m benchmarks.operators_gpu", *argv])
    about = [f"{date.today()}, `{command}`. Device: {last['device']}."]
    if last["modelled"]:
        about.append("Times are MODELLED; nothing here ran on a GPU, so no library stands beside.")
    for record in list(records.values())[::-1]:
        if beside := record.get("beside"):
            about.append(f"{beside['driver']}; {beside['torch']}; {beside['gpu']['clocks']}.")
            break
    if top := peak(gpu):
        about.append(
            f"Peak: {gpu['sms']} SMs x {gpu['lanes']} lanes x 2 operations x "
            f"{gpu['clock_khz'] / 1e6:.3f} GHz = {top / 1e12:.1f} TFLOPS (fp32, highest clock)."
        )
    about.append(
        "Best validated kernel beside torch in fp32 without TF32, timed in turns in one process; "
        "medians. Convolutions count the operations of the direct algorithm, whichever the "
        "library takes. Minutes are those of the search."
    )
    names = "gevo, TFLOPS | library, TFLOPS | gevo / library | of the peak"
    lines = ["# The paper's operators on a GPU", "", *about, ""]
    lines += [f"| operator | {names} | trials | failed | minutes | notes |", "|---" * 9 + "|"]
    return "\n".join([*lines, *(row(OPERATORS[n], r) for n, r in records.items())]) + "\n"


class Results:
    """What is known of each operator, in files `OPERATOR.json` of a folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder

    def get(self, name: str) -> Record:
        """Empty where nothing is known."""
        path = self._folder / f"{name}.json"
        return json.loads(path.read_text()) if path.exists() else {}

    def put(self, name: str, record: Record) -> None:
        write_atomic(self._folder / f"{name}.json", json.dumps(record, indent=1).encode())

    def all(self) -> Mapping[str, Record]:
        """Those there are, in the order of the catalog."""
        return {name: found for name in NAMES if (found := self.get(name))}


def measure(operator: Operator, args: argparse.Namespace, results: Results) -> None:
    """Tune and compare, as far as that has not been done."""
    record = results.get(operator.name)
    if record.get("trials", 0) < args.trials:
        record = tune(operator, args)
        results.put(operator.name, record)
    if record["stopped"] or record["modelled"] or "beside" in record:
        return
    if record["configuration"] is None:
        return
    try:
        record["beside"] = beside(operator.name, record["configuration"], args.device)
        record.pop("trouble", None)
    except GevoError as error:
        record["trouble"] = f"not compared: {error}"
    results.put(operator.name, record)


def beside(name: str, configuration: Mapping[str, Any], device: str) -> Record:
    """`compare` in a process of its own; raises GevoError, also when that dies or hangs."""
    processes = Processes(1)
    try:
        return processes.start(
            Job(compare, (name, dict(configuration), device), FINISH_S)
        ).result()
    except WorkerLate as error:
        raise GevoError(f"took more than {FINISH_S:.0f} s") from error
    except WorkerDied as error:
        raise GevoError(f"the process died ({error.reason})") from error
    except GevoError:
        raise
    except Exception as error:  # torch raises what it likes
        raise GevoError(f"{type(error).__name__}: {error}".splitlines()[0]) from error
    finally:
        processes.close()


def check(device: str) -> None:
    """Raises ConfigError where the comparison cannot be made."""
    kind, _, choice = device.partition(":")
    if kind == "simt":
        return
    if kind != "cuda":
        raise ConfigError(f"--device {device}: is cuda or simt")
    choose(choice)
    if importlib.util.find_spec("torch") is None:
        raise ConfigError("needs torch with CUDA to compare with: pip install torch")
    import torch

    if not torch.cuda.is_available():
        raise ConfigError(f"torch {torch.__version__} sees no GPU: install one with CUDA")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    paper = [one.name for one in PAPER]
    cores = os.cpu_count() or 1
    parser.add_argument("--operators", nargs="+", choices=NAMES, default=paper, metavar="NAME")
    parser.add_argument("--device", default="cuda", help="cuda, cuda:N, simt or simt:GPU")
    parser.add_argument("--trials", type=int, default=500)
    parser.add_argument("--strategy", default="auto")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=cores, help="configurations at a time")
    parser.add_argument("--workers", type=int, default=cores)
    parser.add_argument("--minutes", type=float, help="of search, per operator")
    parser.add_argument("--folder", type=Path, default=Path("runs/operators_gpu"))
    parser.add_argument("--out", type=Path, help="Markdown file for the table")
    args = parser.parse_args()
    try:
        check(args.device)
    except GevoError as error:
        print(f"operators_gpu: {error}", file=sys.stderr)
        return 2
    results, code = Results(args.folder), 0
    for name in args.operators:
        try:
            measure(OPERATORS[name], args, results)
        except GevoError as error:
            print(f"operators_gpu: {error}", file=sys.stderr)
            code = 1
        if records := results.all():
            text = report(records, sys.argv[1:])
            print(text, flush=True)
            if args.out:
                args.out.write_text(text)
        if results.get(name).get("stopped"):
            return 130
    return code


if __name__ == "__main__":
    sys.exit(main())
