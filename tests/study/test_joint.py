import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from gevo.edits.operators import Delete, Set
from gevo.edits.patch import Patch
from gevo.edits.text import format_patch, parse_patch, patch_from_json, patch_to_json
from gevo.errors import EditError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.program.load import load
from gevo.search.individual import Candidate
from gevo.search.nsga2 import Nsga2
from gevo.search.options import profile
from gevo.study.joint import BATCH, Joint
from gevo.tuning.parameter import Discrete, Factorization
from gevo.tuning.session import Scheduler, Told
from gevo.tuning.space import Space

SCALE = load(Path(__file__).parents[1] / "data/tunable/scale.ll")
SPACE = Space(
    {"threads": Discrete((1, 32, 64)), "tile": Factorization(8, 2)}, ["threads * tile[0] <= 256"]
)
DEFAULT = (1, (8, 1))


def joint(share: float = 1.0) -> Joint:
    return Joint(SPACE, DEFAULT, share)


def test_a_patch_carries_the_configuration() -> None:
    patch = Patch((Set("e1", 0, "tile", "[2, 4]"), Set("e2", 0, "threads", "64")))
    applied = joint().apply(SCALE, patch)
    assert applied.program.settings == (("threads", 64), ("tile", (2, 4)))
    assert applied.program.text == SCALE.text
    assert applied.patch == patch
    assert parse_patch(format_patch(patch)) == patch
    assert patch_from_json(patch_to_json(patch)) == patch


def test_the_last_value_counts_and_the_order_of_names_does_not() -> None:
    sets = (Set("e1", 0, "threads", "32"), Set("e2", 0, "tile", "[4, 2]"))
    again = Set("e3", 0, "threads", "64")
    one = joint().apply(SCALE, Patch((*sets, again))).program
    two = joint().apply(SCALE, Patch((sets[1], again))).program
    assert one.digest == two.digest


def test_mutation_walks_within_the_constraints() -> None:
    rng = random.Random(1)
    patch, seen = Patch(), set[tuple[object, ...]]()
    for _ in range(200):
        applied = joint().propose(SCALE, patch, rng)
        patch = applied.patch
        values = dict(zip(SPACE.names, DEFAULT, strict=True)) | dict(applied.program.settings)
        assert SPACE.contains(tuple(values.values()))
        assert len(patch) == len({e.name for e in patch if isinstance(e, Set)})
        seen.add(tuple(values.values()))
    assert len(seen) == sum(1 for _ in SPACE.every())


def test_going_back_to_a_default_needs_no_edit() -> None:
    rng = random.Random(2)
    lengths = set[int]()
    patch = Patch()
    for _ in range(200):
        patch = joint().propose(SCALE, patch, rng).patch
        lengths.add(len(patch))
    assert lengths == {0, 1, 2}


def test_some_mutations_edit_the_program() -> None:
    rng = random.Random(3)
    kinds = {type(joint(0.5).propose(SCALE, Patch(), rng).patch.edits[0]) for _ in range(40)}
    assert Set in kinds
    assert len(kinds) > 2


@pytest.mark.parametrize(
    ("name", "value"),
    [("threads", "2"), ("block", "32"), ("tile", "[3, 3]"), ("threads", '"many"')],
)
def test_what_is_no_configuration_is_refused(name: str, value: str) -> None:
    with pytest.raises(EditError):
        joint().apply(SCALE, Patch((Set("e1", 0, name, value),)))


def test_forbidden_configurations_are_refused() -> None:
    space = Space({"threads": Discrete((1, 32, 64))}, ["threads <= 32"])
    with pytest.raises(EditError, match="forbid"):
        Joint(space, (1,)).apply(SCALE, Patch((Set("e1", 0, "threads", "64"),)))


def test_broken_values_are_dropped_with_the_edits_that_do_not_apply() -> None:
    from gevo.edits.apply import apply

    applied = apply(SCALE, Patch((Set("e1", 0, "threads", "many"), Delete("e2", 0, "u999"))))
    assert len(applied.dropped) == 2
    assert applied.program == SCALE


def test_the_same_setting_is_the_same_edit_in_every_patch() -> None:
    both = joint().patch((64, (4, 2)))
    assert joint().patch((64, (8, 1))).edits == both.edits[:1]
    assert len({e.id for e in (*both, *joint().patch((32, (2, 4))))}) == 4


def test_tuning_tries_configurations_in_batches_the_default_first() -> None:
    assert tuning(BATCH + 2) == [BATCH, 2]
    every = sum(1 for _ in SPACE.every())
    search = untold()
    assert sum(tuning(1000, search)) == every
    assert search.next_id == every + 1
    best = joint().patch((64, (4, 2))), joint().patch((32, (8, 1)))
    assert search.archive.best.patch in best
    assert tuning(1000, enough=lambda: True) == []


def tuning(
    budget: int, search: Nsga2 | None = None, enough: Callable[[], bool] = lambda: False
) -> list[int]:
    """Sizes of the batches."""
    tried = list[list[Program]]()

    def measured(wave: Sequence[Candidate]) -> list[tuple[Candidate, Measurement]]:
        tried.append([candidate.program for candidate in wave])
        return [(candidate, measure(candidate.program)) for candidate in wave]

    joint().tune(SCALE, search or untold(), budget, 1, measured, enough)
    programs = [program for batch in tried for program in batch]
    assert programs[:1] in ([], [SCALE])
    assert len({program.digest for program in programs}) == len(programs)
    return [len(batch) for batch in tried]


def untold() -> Nsga2:
    both, options = joint(), profile("quick")
    return Nsga2(
        SCALE, measure(SCALE), options, random.Random(1), propose=both.propose, apply=both.apply
    )


def measure(program: Program) -> Measurement:
    """The fastest have the largest allowed product of threads and the tile's first part."""
    values = dict(zip(SPACE.names, DEFAULT, strict=True)) | dict(program.settings)
    threads, tile = values["threads"], values["tile"]
    assert isinstance(threads, int)
    assert isinstance(tile, tuple)
    return Measurement(Outcome.OK, times_ns=(1000.0 / threads / float(tile[0]),), error=0.0)


def test_where_the_error_counts_it_is_what_is_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[float] = []

    class Noting(Scheduler):
        def tell(self, results: Sequence[Told]) -> Sequence[Told]:
            told.extend(trial.cost for _, trial in results)
            return super().tell(results)

    monkeypatch.setattr("gevo.study.joint.Scheduler", Noting)

    def measured(wave: Sequence[Candidate]) -> list[tuple[Candidate, Measurement]]:
        return [(one, Measurement(Outcome.OK, (100.0,), 0.25)) for one in wave]

    Joint(SPACE, DEFAULT, by_error=True).tune(SCALE, untold(), 3, 1, measured)
    assert told == [0.25] * 3
    told.clear()
    joint().tune(SCALE, untold(), 3, 1, measured)
    assert told == [100.0] * 3
