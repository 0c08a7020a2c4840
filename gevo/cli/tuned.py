"""What `gevo tune` prints."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from gevo.study.tuned import TunedWinner
from gevo.tune.session import Tuned

Result = Tuned | TunedWinner
"""Of a recording, of a kernel."""


def to_json(results: Sequence[Result]) -> dict[str, Any]:
    """One kernel's result as it is; those of several under `kernels`."""
    found = [result.to_json() for result in results]
    if len(found) == 1:
        return found[0]
    return {
        "trials": sum(one["trials"] for one in found),
        "failed": sum(one["failed"] for one in found),
        "kernels": found,
    }


def show(results: Sequence[Result], folder: Path, console: Console, note: str) -> None:
    """A table for each kernel, and where the run folder is."""
    if note:
        console.print(note, markup=False, highlight=False, soft_wrap=True)
    for result in results:
        data = result.to_json()
        best, default = data["best"], data.get("default")
        console.print(f"{data['name']} on {data['device']}", markup=False, highlight=False)
        table = Table("parameter", *(["default"] if default else []), "best")
        for name, value in best["configuration"].items() if best else ():
            known = [str(default["configuration"][name])] if default else []
            table.add_row(name, *known, str(value))
        console.print(table)
        for line in _lines(data):
            console.print(line, markup=False, highlight=False, soft_wrap=True)
    console.print(f"run folder: {folder}", markup=False, highlight=False, soft_wrap=True)


def _lines(data: dict[str, Any]) -> list[str]:
    best = data["best"]
    found = f"{best['value']:.6g} {best['unit']}" if best else "every configuration failed"
    lines = [f"{found}; {data['trials']} trials, {data['failed']} failed"]
    if data.get("speedup"):
        how = "modelled" if data["modelled"] else "measured"
        lines.append(f"{data['speedup']:.3f} times as fast as the default, {how}")
    lines += [
        f"refused {one['configuration']}: {one['why_not']}" for one in data.get("refused", ())
    ]
    return lines
