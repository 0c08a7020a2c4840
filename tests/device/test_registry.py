import pytest

from gevo.device.registry import require_dialect, resolve
from gevo.errors import ConfigError
from gevo.program.base import Dialect


def test_stablehlo_runs_on_the_cpu_by_default() -> None:
    assert resolve("auto", "model.mlir")[0] == "xla:cpu"
    assert resolve("xla:cpu:modelled", "model.mlir") == ("xla:cpu:modelled", "")
    assert resolve("auto", "kernel.ll")[0] in ("simt", "cuda")


@pytest.mark.parametrize(
    ("spec", "dialect", "instead"),
    [
        ("xla:cpu", Dialect.LLVM, "simt or cuda"),
        ("simt:A100", Dialect.STABLEHLO, "xla"),
        ("cuda", Dialect.STABLEHLO, "xla"),
    ],
)
def test_a_device_for_another_dialect_is_one_line(
    spec: str, dialect: Dialect, instead: str
) -> None:
    with pytest.raises(ConfigError, match=f"does not run .* give {instead}"):
        require_dialect(spec, dialect)


@pytest.mark.parametrize(
    ("spec", "dialect"),
    [("simt", Dialect.LLVM), ("cuda:1", Dialect.LLVM), ("xla", Dialect.STABLEHLO)],
)
def test_others_are_fine(spec: str, dialect: Dialect) -> None:
    require_dialect(spec, dialect)
