"""A kernel of a few lines, a workload for it, and what judges variants of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gevo.device.base import Lowered
from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.evaluate.scoring.score import Scorer
from gevo.program.base import Program
from gevo.program.load import load_text

HEAD = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
@spare = internal addrspace(3) global [32 x i32] undef, align 4
"""
KERNEL = """define ptx_kernel void @k(ptr %x, ptr %y, i32 %n, i32 %s) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = mul i32 %cta, 32
  %i = add i32 %base, %tid
  %in = icmp slt i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %wide = sext i32 %i to i64
  %px = getelementptr i32, ptr %x, i64 %wide
  %v = load i32, ptr %px, align 4
  %py = getelementptr i32, ptr %y, i64 %wide
BODY
  store i32 %r, ptr %py, align 4
  br label %done
done:
  ret void
}
"""
SPEC = """program = "k.ll"

[sizes]
n = 64

[scalars]
s = 3

[arrays.x]
role = "in"
dtype = "i32"
shape = ["n"]
init = { kind = "integers", low = 1, high = 50 }

[arrays.y]
role = "out"
dtype = "i32"
shape = ["n"]

[[launch]]
kernel = "k"
grid = ["ceil_div(n, 32)"]
block = [32]
args = ["x", "y", "n", "s"]

[[train]]
seed = 1

[[heldout]]
seed = 101
sizes = { n = 40 }
"""
PLAIN = "  %r = mul i32 %v, 3"


def module(body: str = PLAIN, *changes: tuple[str, str]) -> str:
    """A module whose kernel `k` computes `%r` of the element `%v`, with text replaced."""
    text = KERNEL.replace("BODY", body.rstrip())
    for old, new in changes:
        assert old in text, f"the kernel has no {old!r}"
        text = text.replace(old, new)
    return HEAD + text


def unless(condition: str, value: str, other: str = "mul i32 %v, 3") -> str:
    """A body that gives a value where a condition holds, and something else elsewhere."""
    return (
        f"  %other = {other}\n  %cond = {condition}\n"
        f"  %r = select i1 %cond, i32 {value}, i32 %other"
    )


@dataclass(frozen=True)
class Small:
    """What judges variants of one small kernel.

    Attributes:
        scorer: Of the unmodified kernel.
        path: The spec.
    """

    scorer: Scorer
    path: Path

    def lowered(self, text: str) -> Lowered:
        """A module, cleaned."""
        found = self.scorer.lower(program(text)).lowered
        assert found is not None
        return found


def program(text: str) -> Program:
    return load_text(text)


def spec_in(folder: Path, text: str, *changes: tuple[str, str]) -> Path:
    """Write the module and its spec, with text replaced, into a folder."""
    spec = SPEC
    for old, new in changes:
        assert old in spec, f"the spec has no {old!r}"
        spec = spec.replace(old, new)
    (folder / "k.ll").write_text(text)
    path = folder / "k.toml"
    path.write_text(spec)
    return path


def small(folder: Path, text: str, *changes: tuple[str, str], tolerance: float = 0.0) -> Small:
    """The judge of variants of a module."""
    path = spec_in(folder, text, *changes)
    return Small(Worker(WorkerSpec("simt", str(path), program(text), tolerance)).scorer, path)
