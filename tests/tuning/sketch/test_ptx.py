"""Generated kernels of the paper's operators become PTX, and ptxas takes it."""

import random
import re
import shutil
import subprocess

import pytest

from gevo.device import cleanup
from gevo.device.ptx import emit_ptx
from gevo.tuning.sketch import split
from gevo.tuning.sketch.catalog import PAPER, named
from gevo.tuning.sketch.kernel import kernel_text
from gevo.tuning.sketch.schedule import default_configuration, space
from gevo.tuning.sketch.tiling import tiling

EIGHT = pytest.mark.parametrize("operator", PAPER, ids=lambda one: one.name)
PTXAS = pytest.mark.skipif(shutil.which("ptxas") is None, reason="needs ptxas")


def assembled(text: str, folder) -> tuple[int, int]:
    """Registers per thread and bytes of spill stores."""
    (folder / "k.ptx").write_text(emit_ptx(cleanup.clean(text)))
    command = ["ptxas", "-v", "-arch=sm_90", "-o", "k.cubin", "k.ptx"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[:2000]
    registers = re.findall(r"Used (\d+) registers", done.stderr)
    spilled = re.findall(r"(\d+) bytes spill stores", done.stderr)
    return max(map(int, registers)), max(map(int, spilled))  # of one kernel or two


@EIGHT
def test_llvm_takes_the_text(operator) -> None:
    rng = random.Random(5)
    for configuration in (default_configuration(operator), space(operator).sample(rng)):
        text = kernel_text(operator, configuration)
        assert re.findall(r"^define .* @(\w+)\(", text, re.MULTILINE) == [*split.kernels(operator)]
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


TENSOR = pytest.mark.parametrize(
    ("name", "words"),
    [
        ("matmul_512x1024x1024_f16", ("ldmatrix.sync.aligned.m8n8.x2.trans", "m16n8k16")),
        ("matmul_512x1024x1024_tb_bias_relu_bf16", ("m16n8k16", "bf16")),
        ("batch_matmul_96x128x64x128_tb_tf32", ("m16n8k8", "tf32")),
        ("conv2d_4x64x27x27_192x5x5_p2_int8", ("m16n8k32", "s8")),
    ],
)


@TENSOR
def test_tensor_cores_get_their_instructions(name: str, words: tuple[str, ...]) -> None:
    operator = named(name)
    ptx = emit_ptx(cleanup.clean(kernel_text(operator, default_configuration(operator))))
    for word in ("mma.sync", "ldmatrix", "cp.async.cg.shared.global", *words):
        assert word in ptx
    assert ".local" not in ptx


@pytest.mark.ptxas
@PTXAS
@TENSOR
def test_ptxas_takes_kernels_for_tensor_cores(name: str, words: tuple[str, ...], tmp_path) -> None:
    operator = named(name)
    text = kernel_text(operator, default_configuration(operator))
    registers, spilled = assembled(text, tmp_path)
    assert registers <= 200
    assert spilled == 0
    assembled(kernel_text(operator, space(operator).sample(random.Random(5))), tmp_path)
