"""`gevo evolve` on a StableHLO program, from the command line to the applied winner."""

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from gevo.cli.app import app
from gevo.device.xla.backend import Client
from gevo.device.xla.tensor import canonical
from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.propose import moves
from gevo.edits.tensors import Prune
from gevo.errors import ConfigError
from gevo.program.load import load
from gevo.records.run import Winner
from tests.edits.test_prune import PRODUCTS

pytest.importorskip("jaxlib", reason="needs jaxlib")

# Leaving out what is multiplied by zero and added is faster.
MODEL = """
func.func public @main(%x: tensor<48x32xf32>, %w: tensor<32x40xf32>) -> tensor<48x40xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<48x40xf32>
  %one = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
      : (tensor<48x32xf32>, tensor<32x40xf32>) -> tensor<48x40xf32>
  %s = stablehlo.sine %one : tensor<48x40xf32>
  %c = stablehlo.cosine %one : tensor<48x40xf32>
  %rest = stablehlo.multiply %c, %zero : tensor<48x40xf32>
  %far = stablehlo.add %s, %rest : tensor<48x40xf32>
  %y = stablehlo.maximum %far, %zero : tensor<48x40xf32>
  return %y : tensor<48x40xf32>
}
"""
WORKLOAD = """
program = "model.mlir"
new_sizes = false

[sizes]
n = 48

[arrays.x]
role = "in"
dtype = "f32"
shape = ["n", 32]
init = { kind = "uniform", low = -1.0, high = 1.0 }

[arrays.w]
role = "in"
dtype = "f32"
shape = [32, 40]
init = { kind = "uniform", low = -1.0, high = 1.0 }

[arrays.y]
role = "out"
dtype = "f32"
shape = ["n", 40]

[[launch]]
kernel = "main"
grid = [1]
block = [1]
args = ["x", "w", "y"]

[error]
metric = "max_relative"
floor = 0.1

[[train]]
seed = 1

[[heldout]]
seed = 101
"""


def invoke(*args: object) -> str:
    result = CliRunner().invoke(app, list(map(str, args)))
    if result.exception is not None:
        raise result.exception
    return result.stdout


def test_from_a_module_to_a_validated_winner(tmp_path: Path) -> None:
    model, run = tmp_path / "model.mlir", tmp_path / "run"
    model.write_text(MODEL)
    (tmp_path / "model.toml").write_text(WORKLOAD)
    options = ("--device", "xla:cpu:modelled", "--population", 12, "--generations", 2)
    said = invoke("evolve", model, *options, "--seed", 2, "--out", run)
    assert "modelled, xla:cpu" in said
    report = json.loads((run / "report.json").read_text())
    best = report["front"][0]
    assert best["validated"]
    assert best["speedup"] > 1.05
    assert (run / "report.html").read_text().count("stablehlo.") > 3

    out = tmp_path / "better.mlir"
    invoke("apply", model, "--patch", run / "front/01.patch.json", "-o", out)
    assert out.read_text() == (run / "front/01.mlir").read_text()

    from gevo.device.xla.backend import Client

    client = Client()
    rng = np.random.default_rng(3)
    x, w = (rng.uniform(-1, 1, s).astype(np.float32) for s in ((48, 32), (32, 40)))
    ran = client.compile(out.read_text()).run([client.put(x), client.put(w)])
    np.testing.assert_allclose(client.fetch(ran[0]), np.maximum(np.sin(x @ w), 0), atol=1e-4)


def test_constants_are_edited_when_asked_for(tmp_path: Path) -> None:
    model, run = tmp_path / "model.mlir", tmp_path / "run"
    model.write_text(MODEL)
    (tmp_path / "model.toml").write_text(WORKLOAD)
    options = ("--device", "xla:cpu:modelled", "--population", 6, "--generations", 0)
    options = (*options, "--seed", 1, "--out", run)
    invoke("evolve", model, *options, "--edit-constants")
    records = [json.loads(line) for line in (run / "journal.jsonl").read_text().splitlines()]
    edits = [e for r in records if r["type"] == "evaluation" for e in r["patch"]["edits"]]
    assert "change" in {edit["kind"] for edit in edits}
    with pytest.raises(ConfigError, match="its --edit-constants is another one"):
        invoke("evolve", model, *options, "--resume")


def test_a_winner_is_written_in_halves(tmp_path):
    """One for when weights are loaded, one for every launch: together they give what it gives."""
    kernel, patch, out = (tmp_path / n for n in ("m.mlir", "01.patch.json", "better.mlir"))
    kernel.write_text(PRODUCTS)
    program = load(kernel)
    applied = apply(program, Patch((next(e for e in moves(program) if isinstance(e, Prune)),)))
    winner = Winner(1, program.digest, program.entry, applied.program.digest, applied.patch)
    patch.write_text(json.dumps(winner.to_json()))
    options = ["--patch", str(patch), "-o", str(out)]
    said = CliRunner().invoke(app, ["apply", str(kernel), *options, "--emit", "halves"])
    assert said.exception is None
    assert "better.weights.mlir takes arguments 0, 1, 2 once" in said.output.replace("\n", "")
    assert "takes 3 and then what that gives" in said.output.replace("\n", "")

    client = Client()
    arrays = [client.put(np.full(t.shape, 0.5, t.dtype)) for t in arguments(applied.program.text)]
    prepared = client.compile((tmp_path / "better.weights.mlir").read_text()).run(arrays[:3])
    found = client.compile(out.read_text()).run([arrays[3], *prepared])
    whole = client.compile(canonical(applied.program.text)[0]).run(arrays)
    np.testing.assert_array_equal(client.fetch(found[0]), client.fetch(whole[0]))

    kernel.write_text(PRODUCTS.replace(" {gevo.weight}", ""))
    said = CliRunner().invoke(app, ["apply", str(kernel), *options, "--emit", "halves", "--force"])
    assert isinstance(said.exception, ConfigError)
    assert "nothing in it follows from weights alone" in str(said.exception)


def arguments(text):
    return canonical(text)[1].arguments
