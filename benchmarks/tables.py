"""What the tables of the tuning benchmarks share: options, cells, intervals, tests."""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from scipy import stats

RESAMPLES = 10_000


def parser(doc: str | None) -> argparse.ArgumentParser:
    """A parser whose help is the module's text as it is, with `--out`."""
    found = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawTextHelpFormatter)
    found.add_argument("--out", type=Path, help="file for the table (default: print it)")
    return found


def write(lines: Sequence[str], out: Path | None) -> None:
    """Into the file, or on the terminal."""
    text = "\n".join(lines) + "\n"
    if out:
        out.write_text(text)
    else:
        print(text)


def spread(values: Sequence[float]) -> str:
    """Mean; median [10%, 90%]. What never ran is infinite."""
    ordered = sorted(values)
    low, middle, high = (ordered[round(q * (len(ordered) - 1))] for q in (0.1, 0.5, 0.9))
    return f"{statistics.mean(ordered):.3f}; {middle:.3f} [{low:.3f}, {high:.3f}]"


def interval(values: Sequence[float]) -> tuple[float, float]:
    """95% percentile bootstrap (Efron 1979) of the mean; the values as they are if it is one."""
    found = np.array(values)
    rng = np.random.default_rng(1)
    means = found[rng.integers(len(found), size=(RESAMPLES, len(found)))].mean(1)
    low, high = np.quantile(means, (0.025, 0.975))
    return float(low), float(high)


def wilcoxon(first: Sequence[float], second: Sequence[float]) -> float:
    """P of the signed-rank test (Wilcoxon 1945) on pairs; 1 where no pair differs."""
    away = np.log(first) - np.log(second)
    if not np.any(away):
        return 1.0
    return float(stats.wilcoxon(away, zero_method="zsplit").pvalue)


def holm(values: Mapping[str, float]) -> dict[str, float]:
    """p-values corrected for their number (Holm 1979), by the same names."""
    found: dict[str, float] = {}
    least = 0.0
    for place, name in enumerate(sorted(values, key=values.__getitem__)):
        least = max(least, min(1.0, (len(values) - place) * values[name]))
        found[name] = least
    return found
