"""Litmus tests: small programs for a few threads, and what they may give.

A thread is a list of operations, written as PTX names them:

    W x 1           weak store           W.relaxed.gpu x 1    W.release.cta x 1   W.volatile x 1
    R x r0          weak load            R.relaxed.gpu x r0   R.acquire.sys x r0  R.volatile x r0
    ADD.gpu x 1 r0  read-modify-write (relaxed)               SWAP.cta x 1 r0
    F.sc.gpu, F.acq_rel.cta              fences               M.cta, M.gl         membar
    BAR             barrier of the block SYNCWARP

Locations are global and start as 0. Registers end up in the output, with the locations' last
values behind them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

LOCATIONS = ("x", "y", "z")
_SCOPES = {"cta": 'syncscope("block") ', "gpu": 'syncscope("device") ', "sys": ""}
_ORDERS = {"relaxed": "monotonic", "acquire": "acquire", "release": "release"}
_INTRINSICS = {
    "BAR": "call void @llvm.nvvm.barrier.cta.sync.all(i32 0)",
    "SYNCWARP": "call void @llvm.nvvm.bar.warp.sync(i32 -1)",
    "M.cta": "call void @llvm.nvvm.membar.cta()",
    "M.gl": "call void @llvm.nvvm.membar.gl()",
}


@dataclass(frozen=True)
class Shape:
    """One litmus test.

    Attributes:
        threads: The operations of each.
        together: Threads by (block, warp, lane) in the order of `threads`.
    """

    threads: tuple[tuple[str, ...], ...]
    together: tuple[tuple[int, int, int], ...]

    @property
    def registers(self) -> int:
        """How many registers there are: r0 to the last one that a thread names."""
        words = (word for t in self.threads for op in t for word in op.split())
        return max((int(word[1:]) + 1 for word in words if word[0] == "r"), default=0)

    @property
    def grid(self) -> int:
        """Blocks."""
        return 1 + max(block for block, _, _ in self.together)

    @property
    def block(self) -> int:
        """Threads of a block."""
        return 32 * (1 + max(warp for _, warp, _ in self.together))

    def ir(self) -> str:
        """A kernel `k(ptr locations, ptr out)` for NVPTX."""
        lines = list(self._lines())
        return "\n".join((_HEAD, *lines, _TAIL))

    def _lines(self) -> Iterator[str]:
        for number, (operations, place) in enumerate(
            zip(self.threads, self.together, strict=True)
        ):
            block, warp, lane = place
            yield f"  %is{number} = icmp eq i64 %me, {(block * self.block) + warp * 32 + lane}"
            yield f"  br i1 %is{number}, label %t{number}, label %n{number}"
            yield f"t{number}:"
            for step, operation in enumerate(operations):
                yield from _operation(operation, f"{number}.{step}")
            yield "  ret void"
            yield f"n{number}:"
        # The others take part in what the whole block or warp does.
        for word in ("BAR", "SYNCWARP"):
            if any(word in t for t in self.threads):
                yield from _operation(word, f"rest.{word}")
        yield "  ret void"


def _operation(text: str, name: str) -> Iterator[str]:
    word, *rest = text.split()
    kind, *how = word.split(".")
    if word in _INTRINSICS:
        yield f"  {_INTRINSICS[word]}"
    elif kind == "F":
        order = {"sc": "seq_cst", "acq_rel": "acq_rel"}[how[0]]
        yield f"  fence {_SCOPES[how[1]]}{order}"
    elif kind == "W":
        yield f"  store {_prefix(how)}i32 {rest[1]}, ptr %{rest[0]}{_suffix(how)}, align 4"
    elif kind == "R":
        yield f"  %v{name} = load {_prefix(how)}i32, ptr %{rest[0]}{_suffix(how)}, align 4"
        yield from _keep(rest[1], f"%v{name}")
    else:
        op = {"ADD": "add", "SWAP": "xchg"}[kind]
        scope = _SCOPES[how[0]]
        yield f"  %v{name} = atomicrmw {op} ptr %{rest[0]}, i32 {rest[1]} {scope}monotonic"
        yield from _keep(rest[2], f"%v{name}")


def _prefix(how: Sequence[str]) -> str:
    return "" if not how else "volatile " if how[0] == "volatile" else "atomic "


def _suffix(how: Sequence[str]) -> str:
    if not how or how[0] == "volatile":
        return ""
    return f" {_SCOPES[how[1]]}{_ORDERS[how[0]]}"


def _keep(register: str, value: str) -> Iterator[str]:
    place = f"%k{value[2:]}"
    yield f"  {place} = getelementptr i32, ptr %out, i64 {register[1:]}"
    yield f"  store i32 {value}, ptr {place}, align 4"


_HEAD = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare void @llvm.nvvm.membar.cta()
declare void @llvm.nvvm.membar.gl()
define ptx_kernel void @k(ptr %x, ptr %out) {
entry:
  %y = getelementptr i8, ptr %x, i64 256
  %z = getelementptr i8, ptr %x, i64 512
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %tw = zext i32 %t to i64
  %bn = mul i32 %b, %n
  %bw = zext i32 %bn to i64
  %me = add i64 %bw, %tw"""
_TAIL = "}"
