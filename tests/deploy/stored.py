"""Winners for tests, with a validation that covers their text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gevo.deploy.fingerprint import architecture, fingerprints
from gevo.deploy.winner import Replaced, StoredWinner, digest
from gevo.program.base import Program


@dataclass(frozen=True)
class Stored:
    """A winner and the text of its winner.ll."""

    winner: StoredWinner
    text: str

    def write(self, folder: Path) -> Path:
        return self.winner.write(folder, self.text)


def stored(
    program: Program, text: str, *, name: str = "kernels", edited: frozenset[str] | None = None
) -> Stored:
    """A winner that gives the kernels of `program` the bodies in `text`.

    Its validation is claimed here; nothing has judged it.
    """
    kernels = tuple(
        Replaced(kernel, value, edited is None or kernel in edited)
        for kernel, value in fingerprints(program).items()
    )
    winner = StoredWinner(
        name=name,
        arch=architecture(program),
        kernels=kernels,
        program=program.digest,
        gives="",
        entry=program.entry,
        patch={},
        source="",
        workload={"path": "", "digest": ""},
        device="simt:H200",
        modelled=True,
        tolerance=0.0,
        speedups={},
        validation={"validated": True, "ir": digest(text), "record": "", "stages": []},
        exported="2026-01-01T00:00:00+00:00",
        gevo="0.1.0",
    )
    return Stored(winner, text)
