"""Synthetic run folders, written through the same code that a study uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.program.llvm.editor import load_text
from gevo.records.forms import to_json
from gevo.records.run import RunFolder
from gevo.validate.statistics import compare
from tests.journals import write

DEVICE = "simt:H200"

SOURCE = """\
// y = a*x + y, with one addition too many
__global__ void axpy(const float *x, float *y, float a, int n) {
  int i = threadIdx.x;
  if (i < n) {
    float s = a * x[i];
    y[i] = s + y[i];
  }
}
"""

IR = """\
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @axpy(ptr %x, ptr %y, float %a, i32 %n) !dbg !5 {
entry:
  %i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %in = icmp slt i32 %i, %n, !dbg !8
  br i1 %in, label %body, label %exit, !dbg !8

body:
  %k = sext i32 %i to i64, !dbg !9
  %px = getelementptr float, ptr %x, i64 %k, !dbg !9
  %vx = load float, ptr %px, align 4, !dbg !9
  %s = fmul float %a, %vx, !dbg !9
  %py = getelementptr float, ptr %y, i64 %k, !dbg !10
  %vy = load float, ptr %py, align 4, !dbg !10
  %t = fadd float %s, %vy, !dbg !10
  store float %t, ptr %py, align 4, !dbg !10
  br label %exit, !dbg !11

exit:
  ret void, !dbg !11
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "clang", \
isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "axpy.cu", directory: "/nowhere")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = distinct !DISubprogram(name: "axpy", scope: !1, file: !1, line: 2, type: !3, \
scopeLine: 2, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DILocation(line: 3, column: 11, scope: !5)
!8 = !DILocation(line: 4, column: 7, scope: !5)
!9 = !DILocation(line: 5, column: 15, scope: !5)
!10 = !DILocation(line: 6, column: 12, scope: !5)
!11 = !DILocation(line: 8, column: 1, scope: !5)
"""

DELETE = {
    "kind": "delete",
    "id": "e000000000001",
    "seed": 1,
    "uid": "u8",
    "rewires": [["u9.1", "u5", "float"]],
}
OPERAND = {
    "kind": "replace",
    "id": "e000000000002",
    "seed": 2,
    "uid": "u6",
    "index": 1,
    "rewires": [["u6.1", "a2", "float"]],
}
COPY = {
    "kind": "copy",
    "id": "e000000000003",
    "seed": 3,
    "uid": "u5",
    "before": "u8",
    "rewires": [["u9.1", "e000000000003", "float"]],
}


def ok(time_ns: float, error: float = 0.0) -> dict[str, Any]:
    """A correct measurement in its JSON form."""
    return Measurement(Outcome.OK, (time_ns,), error, DEVICE, True).to_json()


def failed(outcome: Outcome, detail: str = "why") -> dict[str, Any]:
    """A failed measurement in its JSON form."""
    return Measurement(outcome, device=DEVICE, modelled=True, detail=detail).to_json()


def timed(candidate_ns: float, baseline_ns: float) -> dict[str, Any]:
    """What validation says of a variant's times, in its JSON form."""
    return to_json(compare((candidate_ns,), (baseline_ns,), modelled=True).record())


def evaluation(
    number: int,
    patch: Sequence[Mapping[str, Any]],
    measurement: Mapping[str, Any],
    **other: Any,
) -> dict[str, Any]:
    """An evaluation record."""
    record = {
        "type": "evaluation",
        "id": number,
        "generation": 0,
        "wave": 0,
        "origin": "initial",
        "parents": [],
        "patch": list(patch),
        "dropped": 0,
        "variant": f"variant{number}",
        "key": f"key{number}",
        "cached": False,
        "measurement": measurement,
    }
    return record | other


START = [
    {"type": "start"},
    {"type": "baseline", "measurement": ok(2000.0), "heldout": ok(4000.0)},
]

SEARCH = [
    evaluation(1, [DELETE], ok(1000.0, 0.5)),
    evaluation(2, [OPERAND], ok(1600.0, 0.0)),
    evaluation(3, [COPY], ok(2500.0, 0.0)),
    {
        "type": "generation",
        "n": 0,
        "population": [1, 2, 3],
        "front": [2, 1],
        "hypervolume": 0.25,
        "best_speedup": 2.0,
        "refused": {"edit_failed": 1, "known": 0},
        "search": {},
    },
    evaluation(
        4, [OPERAND, COPY], failed(Outcome.WRONG), generation=1, origin="mutation", parents=[2]
    ),
    evaluation(
        5,
        [OPERAND, DELETE],
        ok(1000.0, 0.5),
        generation=1,
        origin="crossover",
        parents=[1, 2],
        key="key1",
        cached=True,
    ),
    evaluation(6, [COPY, DELETE], failed(Outcome.RACE), generation=1, parents=[3, 1]),
    {
        "type": "generation",
        "n": 1,
        "population": [1, 2, 5],
        "front": [2, 1],
        "hypervolume": 0.5,
        "best_speedup": 2.0,
        "refused": {"edit_failed": 1, "known": 2},
        "search": {},
    },
]

VALIDATION = [
    {
        "type": "validation",
        "id": 1,
        "validated": False,
        "why_not": "wrong on held-out case [big] <n=4096>",
        "race_free": True,
        "heldout": failed(Outcome.WRONG),
        "stages": [
            {"name": "training", "passed": True, "detail": "3 cases"},
            {"name": "held-out", "passed": False, "detail": "error 7 > 0.5 & more"},
            {"name": "time", "passed": None, "detail": ""},
        ],
    },
    {
        "type": "validation",
        "id": 2,
        "validated": True,
        "why_not": None,
        "race_free": True,
        "heldout": ok(3200.0, 0.001),
        "speed": {"training": timed(1600.0, 2000.0)},
        "stages": [{"name": "training", "passed": True, "detail": "3 cases"}],
    },
    {"type": "end", "reason": "generations"},
]

MakeRun = Callable[..., Path]


@pytest.fixture
def make_run(tmp_path: Path) -> MakeRun:
    """Writes a run folder from journal records; returns its path."""

    def make(
        records: Sequence[Mapping[str, Any]] = (*START, *SEARCH, *VALIDATION),
        *,
        modelled: bool = True,
        program_name: str = "axpy.ll",
        source: str | None = SOURCE,
        text: str = IR,
        name: str = "run",
        **changes: Any,
    ) -> Path:
        kernels = tmp_path / "kernels"
        kernels.mkdir(exist_ok=True)
        if source is not None:
            (kernels / "axpy.cu").write_text(source)
        program = load_text(text)
        manifest = {
            "gevo": "0.0",
            "program": {
                "path": str(kernels / program_name),
                "digest": program.digest,
                "dialect": "llvm",
                "entry": ["axpy"],
            },
            "workload": {
                "path": "testcases/axpy.toml",
                "digest": "d",
                "metric": "max_abs",
                "train": ["small"],
                "heldout": ["big"],
            },
            "device": {
                "name": DEVICE if modelled else "cuda:H200",
                "modelled": modelled,
                "fingerprint": {"table": "H200"},
            },
            "seed": 7,
            "options": {"population": 3, "generations": 1},
        }
        folder = RunFolder.create(tmp_path / name, manifest | changes, program.text)
        write(folder.journal.path, records)
        write(
            folder.progress.path,
            [
                {"generation": 0, "wall_s": 1.5, "evaluations": 3},
                {"generation": 1, "wall_s": 62.5, "evaluations": 6},
            ],
        )
        return folder.path

    return make


GRAPH = """\
module @step {
  func.func public @main(%a0: tensor<4x3xf32>, %a1: tensor<3xf32>) -> (tensor<4x3xf32>) {
    %u0 = "stablehlo.broadcast_in_dim"(%a1) <{broadcast_dimensions = array<i64: 1>}> : \
(tensor<3xf32>) -> tensor<4x3xf32>
    %u1 = "stablehlo.add"(%a0, %u0) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %u2 = "stablehlo.exponential"(%u1) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %u3 = "stablehlo.multiply"(%u2, %u1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    "func.return"(%u3) : (tensor<4x3xf32>) -> ()
  }
}
"""
GRAPH_DELETE = {
    "kind": "delete",
    "id": "e00000000000a",
    "seed": 1,
    "uid": "u2",
    "rewires": [["u3.0", "u1", "tensor<4x3xf32>"]],
}
GRAPH_COPY = {
    "kind": "copy",
    "id": "e00000000000b",
    "seed": 2,
    "uid": "u0",
    "before": "u3",
    "rewires": [["u3.1", "e00000000000b", "tensor<4x3xf32>"]],
}


@pytest.fixture
def graph() -> Program:
    """A StableHLO program; reading it needs no jaxlib."""
    return Program(Dialect.STABLEHLO, GRAPH, ("main",))


@pytest.fixture
def make_graph_run(tmp_path: Path, graph: Program) -> MakeRun:
    """Writes the run folder of a StableHLO program with two members; returns its path."""

    def make() -> Path:
        manifest = {
            "gevo": "0.0",
            "program": {
                "path": "step.mlir",
                "digest": graph.digest,
                "dialect": "stablehlo",
                "entry": ["main"],
            },
            "workload": {"path": "step.toml", "digest": "d", "metric": "max_abs"},
            "device": {"name": "xla:cpu:modelled", "modelled": True, "fingerprint": {}},
            "seed": 7,
            "options": {"population": 2, "generations": 0, "tolerance": 0.5},
        }
        folder = RunFolder.create(tmp_path / "graph", manifest, graph.text)
        write(
            folder.journal.path,
            [
                *START,
                evaluation(1, [GRAPH_DELETE], ok(1000.0, 0.5)),
                evaluation(2, [GRAPH_DELETE, GRAPH_COPY], ok(1500.0, 0.25)),
            ],
        )
        return folder.path

    return make


@pytest.fixture
def journal() -> Any:
    """The records above by name, for tests that leave some out or change one."""
    return SimpleNamespace(
        START=START,
        SEARCH=SEARCH,
        VALIDATION=VALIDATION,
        DELETE=DELETE,
        OPERAND=OPERAND,
        COPY=COPY,
        GRAPH_DELETE=GRAPH_DELETE,
        GRAPH_COPY=GRAPH_COPY,
        ok=ok,
        failed=failed,
        evaluation=evaluation,
    )
