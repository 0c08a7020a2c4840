"""Records for tests."""

from __future__ import annotations

from gevo.edits.operators import Delete
from gevo.edits.patch import Patch
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.records.schema import Baseline, Evaluation, Generation

OK = Measurement(Outcome.OK, (1.5,), 0.0, "simt:H200", True)
BASELINE = Baseline(measurement=OK, heldout=OK)


def evaluation(number: int, detail: str = "") -> Evaluation:
    failed = Measurement(Outcome.RACE, device="simt:H200", modelled=True, detail=detail)
    return Evaluation(
        id=number,
        generation=0,
        wave=0,
        origin="initial",
        parents=(0,),
        patch=Patch((Delete("e00000000000a", 1, "u3"),)),
        dropped=0,
        variant=f"variant{number}",
        key=f"key{number}",
        cached=False,
        measurement=failed if detail else OK,
    )


def generation(n: int) -> Generation:
    return Generation(
        n=n, population=(1,), front=(1,), hypervolume=0.5, best_speedup=2.0, search={}
    )
