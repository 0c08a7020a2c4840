"""From a jax function to an edited module and back into jax, as the README shows it."""

import dataclasses
import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from gevo.cli.app import app
from gevo.device.xla.backend import Client
from gevo.edits.apply import apply
from gevo.edits.operators import Delete
from gevo.edits.patch import Patch
from gevo.program.load import load, open_editor
from gevo.records.run import Winner

jax = pytest.importorskip("jax", reason="needs jax")


def test_there_and_back(tmp_path: Path) -> None:
    from jax import export
    from jaxlib.mlir.dialects import stablehlo

    def scaled(x, w):
        return jax.nn.relu(x @ w) * 3.0

    shapes = [jax.ShapeDtypeStruct(s, np.float32) for s in ((16, 8), (8, 4))]
    exported = export.export(jax.jit(scaled))(*shapes)
    path = tmp_path / "model.mlir"
    path.write_text(exported.mlir_module())

    program = load(path)
    multiply = next(s for s in open_editor(program).sites() if s.op == "stablehlo.multiply")
    applied = apply(program, Patch((Delete("e1", 0, multiply.uid),)))
    assert not applied.dropped
    winner = Winner(1, program.digest, program.entry, applied.program.digest, applied.patch)
    patch = tmp_path / "01.patch.json"
    patch.write_text(json.dumps(winner.to_json()))
    out = tmp_path / "better.mlir"
    said = CliRunner().invoke(app, ["apply", str(path), "--patch", str(patch), "-o", str(out)])
    assert said.exception is None

    code = stablehlo.serialize_portable_artifact_str(
        out.read_text(), stablehlo.get_minimum_version()
    )
    better = dataclasses.replace(exported, mlir_module_serialized=code)
    rng = np.random.default_rng(1)
    x, w = (rng.normal(size=s.shape).astype(np.float32) for s in shapes)
    whole = np.asarray(exported.call(x, w))
    edited = np.asarray(jax.jit(better.call)(x, w))
    np.testing.assert_allclose(whole, 3 * np.maximum(x @ w, 0), rtol=1e-5)
    client = Client()
    ran = client.compile(out.read_text()).run([client.put(x), client.put(w)])
    np.testing.assert_allclose(edited, client.fetch(ran[0]), rtol=1e-5)
    assert not np.allclose(edited, whole)
