"""Scores by the low end of a modelled gain."""

from dataclasses import replace

import pytest

from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from tests.programs import POLY_SPEC, faster, poly, wrong


@pytest.fixture(scope="module")
def executors():
    spec = WorkerSpec("simt", str(POLY_SPEC), poly())
    return InProcess(spec), InProcess(replace(spec, robust=True))


def scores(executors, program):
    return [e.score(e.lower(program).result().lowered).result() for e in executors]


def test_the_unmodified_program_has_its_own_time(executors):
    plain, robust = scores(executors, poly())
    assert robust == plain


def test_a_variant_has_the_time_of_the_low_end_of_its_gain(executors):
    (base, _), (plain, robust) = scores(executors, poly()), scores(executors, faster())
    duel = executors[0].duel(faster(), executors[0].judge.scorer.workload.train, 1, 0).result()
    assert duel.forecasts is not None
    assert duel.candidate.times_ns == plain.times_ns
    assert plain.runtime_ns < robust.runtime_ns < base.runtime_ns
    assert len(robust.times_ns) == 1


def test_what_is_wrong_has_no_time(executors):
    plain, robust = scores(executors, wrong())
    assert robust == plain
    assert not robust.ok
