"""What goes wrong in a worker process costs one variant."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gevo.evaluate.executor import Limits, LocalPool
from gevo.evaluate.jobs import WorkerSpec
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from tests.device.xla.texts import DOUBLE, ENDLESS, SHARED, wide

DRIVER = """
from gevo.workload.case import Pointer


def drive(host, sizes):
    one = (1, 1, 1)
    host.launch("main", one, one, [Pointer("x"), Pointer("y")])
"""
SPEC = """
program = "double.mlir"
python = "double.py"
driver = "drive"
timeout_s = 2

[arrays.x]
role = "in"
dtype = "f32"
shape = 4
init = { kind = "arange", start = 1 }

[arrays.y]
role = "out"
dtype = "f32"
shape = 4

[[train]]
seed = 1
"""


def program(text: str) -> Program:
    return Program(Dialect.STABLEHLO, text, ("main",))


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalPool]:
    pytest.importorskip("jaxlib")
    folder: Path = tmp_path_factory.mktemp("double")
    (folder / "double.mlir").write_text(DOUBLE)
    (folder / "double.py").write_text(DRIVER)
    (folder / "double.toml").write_text(SPEC)
    spec = WorkerSpec("xla", str(folder / "double.toml"), program(DOUBLE), memory_bytes=8 << 30)
    made = LocalPool(spec, 1, Limits(case_s=2.0, train_cases=1))
    made.fingerprint()
    yield made
    made.close()


def judged(pool: LocalPool, text: str) -> Measurement:
    reply = pool.lower(program(text)).result()
    if reply.lowered is None:
        assert reply.refused is not None
        return reply.refused
    return pool.score(reply.lowered).result()


VARIANTS = {
    "right": (DOUBLE.replace("%y", "%z"), Outcome.OK),
    "wrong": (DOUBLE.replace("add", "multiply"), Outcome.WRONG),
    "no module": ("module {", Outcome.INVALID),
    "one large tensor": (wide(1 << 30), Outcome.INVALID),
    "many large tensors": (wide(1 << 28, 12), Outcome.LAUNCH_FAILED),
    "refused by XLA": (SHARED, Outcome.COMPILE_FAILED),
    "endless": (ENDLESS, Outcome.TIMED_OUT),
}


@pytest.mark.parametrize("name", VARIANTS)
def test_one_variant_fails_and_the_next_does_not(pool, name):
    text, outcome = VARIANTS[name]
    found = judged(pool, text)
    assert found.outcome is outcome, found.detail
    assert found.ok or found.detail
    assert judged(pool, DOUBLE).outcome is Outcome.OK


def test_a_process_with_an_endless_thread_is_replaced(pool: LocalPool) -> None:
    before = pool._pool.pids()
    assert judged(pool, DOUBLE).outcome is Outcome.OK
    assert pool._pool.pids() == before
    assert judged(pool, ENDLESS).outcome is Outcome.TIMED_OUT
    assert judged(pool, DOUBLE).outcome is Outcome.OK
    assert pool._pool.pids() != before
