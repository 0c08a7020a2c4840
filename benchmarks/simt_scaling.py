"""How the cost of a simt run grows with the work: processor time per cell of hotspot's grid.

    python benchmarks/simt_scaling.py [--most N]

The work of hotspot is proportional to the cells times the iterations, so the last column is
flat where the cost is linear in the executed instructions.
"""

from __future__ import annotations

import argparse
import dataclasses
import time
from functools import partial
from pathlib import Path

from gevo.device.base import RunOptions
from gevo.device.registry import open_device
from gevo.program.load import load
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[1]
TURNS = 5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=768, help="largest edge of the grid")
    most: int = parser.parse_args().most
    device = open_device("simt")
    binary = device.compile(device.lower(load(ROOT / "kernels" / "hotspot.ll")))
    workload = load_workload(ROOT / "testcases" / "hotspot.toml")
    first = workload.train[0]
    print("sizes                                   cells        ms   ns a cell")
    edge = 96
    while edge <= most:
        sizes = {name: n if name not in ("rows", "cols") else edge for name, n in first.sizes}
        case = dataclasses.replace(first, name=f"{edge}", sizes=tuple(sizes.items()))
        launches = workload.launches(case)
        best = min(
            _processor_s(partial(device.run, binary, launches, RunOptions())) for _ in range(TURNS)
        )
        cells = edge * edge
        print(f"{sizes!s:36} {cells:8} {1e3 * best:9.1f} {1e9 * best / cells:11.1f}")
        edge *= 2
    binary.close()


def _processor_s(run) -> float:
    start = time.process_time()
    run()
    return time.process_time() - start


if __name__ == "__main__":
    main()
