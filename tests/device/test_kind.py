"""What is known of devices without opening one."""

from __future__ import annotations

import pytest

from gevo.device.kind import KINDS, RECORDED, Clock, choice_of, kind_of, watcher
from gevo.errors import ConfigError
from gevo.program.base import Dialect


@pytest.mark.parametrize(
    ("spec", "name", "clock"),
    [
        ("simt", "simt", Clock.MODELLED),
        ("simt:A100", "simt", Clock.MODELLED),
        ("cuda:0,2", "cuda", Clock.MEASURED),
        ("xla", "xla:cpu", Clock.MEASURED),
        ("xla:cpu:modelled", "xla:cpu", Clock.MODELLED),
        ("xla:cuda", "xla:cuda", Clock.MEASURED),
        ("xla:cuda:modelled", "xla:cuda", Clock.MODELLED),
    ],
)
def test_a_name_tells_the_kind(spec: str, name: str, clock: Clock) -> None:
    kind = kind_of(spec)
    assert (kind.name, kind.clock) == (name, clock)


@pytest.mark.parametrize("spec", ["", "nope", "simt2", "recorded:x.json", "auto"])
def test_names_of_no_device(spec: str) -> None:
    with pytest.raises(ConfigError, match="there are: simt, cuda, xla, iree, auto"):
        kind_of(spec)


def test_recordings_have_a_clock_and_run_nothing() -> None:
    assert RECORDED.names("recorded:cache.json.gz")
    assert not RECORDED.names("recorded2:x")
    assert choice_of("recorded:c:/cache.json") == "c:/cache.json"
    assert RECORDED.clock is Clock.RECORDED
    with pytest.raises(ConfigError, match="runs no program"):
        RECORDED.open("x", None)


def test_every_dialect_has_a_device_that_runs_it() -> None:
    for dialect in Dialect:
        assert dialect in kind_of(dialect.default_device).dialects
        assert Dialect.of_file(f"some/file{dialect.suffix}") is dialect
    assert Dialect.of_file("matmul") is None
    assert watcher(Dialect.LLVM) == "simt"
    assert watcher(Dialect.STABLEHLO) is None
    assert sum(kind.gpus is not None for kind in KINDS) == 1
