"""Generated kernels of the paper's operators become PTX, and ptxas takes it."""

import random
import re
import shutil
import subprocess

import pytest

from gevo.device import cleanup
from gevo.device.ptx import emit_ptx
from gevo.tuning.sketch.kernel import kernel_text
from gevo.tuning.sketch.operator import PAPER, named
from gevo.tuning.sketch.schedule import default_configuration, space, tiling

EIGHT = pytest.mark.parametrize("operator", PAPER, ids=lambda one: one.name)
PTXAS = pytest.mark.skipif(shutil.which("ptxas") is None, reason="needs ptxas")


def assembled(text: str, folder) -> tuple[int, int]:
    """Registers per thread and bytes of spill stores."""
    (folder / "k.ptx").write_text(emit_ptx(cleanup.clean(text)))
    command = ["ptxas", "-v", "-arch=sm_90", "-o", "k.cubin", "k.ptx"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[:2000]
    registers = re.search(r"Used (\d+) registers", done.stderr)
    spilled = re.search(r"(\d+) bytes spill stores", done.stderr)
    return int(registers[1]), int(spilled[1])


@EIGHT
def test_llvm_takes_the_text(operator) -> None:
    rng = random.Random(5)
    for configuration in (default_configuration(operator), space(operator).sample(rng)):
        text = kernel_text(operator, configuration)
        assert re.findall(r"^define .* @(\w+)\(", text, re.MULTILINE) == [operator.name]
        threads = tiling(operator, configuration).threads
        ptx = emit_ptx(text)  # parses and verifies
        assert f".visible .entry {operator.name}(" in ptx
        assert re.search(rf"\.maxntid {threads}\b", ptx)
        assert "ld.global" in ptx
        assert "bar.sync" in ptx
        assert ".local" not in ptx


@pytest.mark.ptxas
@PTXAS
@EIGHT
def test_ptxas_takes_it(operator, tmp_path) -> None:
    registers, spilled = assembled(
        kernel_text(operator, default_configuration(operator)), tmp_path
    )
    assert registers <= 128
    assert spilled == 0
    configuration = space(operator).sample(random.Random(5))
    registers, _ = assembled(kernel_text(operator, configuration), tmp_path)
    assert registers * tiling(operator, configuration).threads <= 65536


@pytest.mark.ptxas
@PTXAS
def test_many_accumulators_spill_little(tmp_path) -> None:
    """128 accumulators in 256 threads, which leaves 127 registers for everything else."""
    found = space(named("mm1"))
    shape = {"tile_i": [4, 1, 16, 8], "tile_j": [4, 1, 16, 16], "tile_k": [128, 8, 1]}
    default = found.as_dict(default_configuration(named("mm1")))
    configuration = found.configuration(default | shape)
    assert found.allows(configuration)
    registers, spilled = assembled(kernel_text(named("mm1"), configuration), tmp_path)
    assert registers > 128
    assert spilled <= 4 * 32
