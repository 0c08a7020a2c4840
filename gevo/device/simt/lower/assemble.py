"""Puts the host function of a kernel together: a plain one, or a coroutine."""

from __future__ import annotations

from gevo.device.simt.lower import layout
from gevo.device.simt.lower.writer import Writer

ENTRY = "gevo_kernel"
DONE = 3

_COROUTINE_DECLARES = (
    "declare token @llvm.coro.id(i32, ptr, ptr, ptr)",
    "declare i64 @llvm.coro.size.i64()",
    "declare ptr @llvm.coro.begin(token, ptr)",
    "declare void @llvm.coro.end(ptr, i1, token)",
    "declare i64 @llvm.coro.align.i64()",
    "declare ptr @gevo_frame(ptr, i64, i64)",
    "declare void @llvm.trap()",
)


def assemble(w: Writer, entry: str) -> str:
    """The kernel's host function, once all of its blocks are written."""
    body = [*_thread_prologue(w), *w.prologue, f"br label %{entry}", *w.out, *w.cold]
    if w.suspends:
        return "\n".join(_coroutine(w, body))
    head = f"define void @{ENTRY}(ptr %$t) null_pointer_is_valid nounwind {{"
    return "\n".join((head, "$start:", *body, "$exit:", "ret void", "}"))


def _thread_prologue(w: Writer) -> list[str]:
    lines: list[str] = []
    for name, offset in (("$counts", layout.COUNTS), ("$local", layout.LOCAL_BASE)):
        lines.append(f"%{name}.p = getelementptr i8, ptr %$t, i64 {offset}")
        lines.append(f"%{name} = load ptr, ptr %{name}.p")
    return lines


def _coroutine(w: Writer, body: list[str]) -> list[str]:
    w.declares["llvm.coro.suspend"] = "declare i8 @llvm.coro.suspend(token, i1)"
    w.declares |= {text: text for text in _COROUTINE_DECLARES}
    return [
        f"define void @{ENTRY}(ptr %$t) presplitcoroutine null_pointer_is_valid nounwind {{",
        "$ramp:",
        "%$id = call token @llvm.coro.id(i32 64, ptr null, ptr null, ptr null)",
        "%$size = call i64 @llvm.coro.size.i64()",
        "%$align = call i64 @llvm.coro.align.i64()",
        "%$memory = call ptr @gevo_frame(ptr %$t, i64 %$size, i64 %$align)",
        "%$none = icmp eq ptr %$memory, null",
        "br i1 %$none, label %$failed, label %$start",
        "$failed:",
        "ret void",
        "$start:",
        "%$frame = call ptr @llvm.coro.begin(token %$id, ptr %$memory)",
        *body,
        "$exit:",
        f"%$state = getelementptr i8, ptr %$t, i64 {layout.THREAD_STATE}",
        f"store i32 {DONE}, ptr %$state",
        "%$last = call i8 @llvm.coro.suspend(token none, i1 true)",
        "switch i8 %$last, label %$suspended [i8 0, label %$never i8 1, label %$destroyed]",
        "$never:",
        "unreachable",
        # Nobody destroys a coroutine. Were this the same place as $suspended, the switch would
        # become a comparison before LLVM copies the function for each way to leave it, and the
        # copy for destruction would keep all of the code.
        "$destroyed:",
        "call void @llvm.trap()",
        "unreachable",
        "$suspended:",
        "call void @llvm.coro.end(ptr %$frame, i1 false, token none)",
        "ret void",
        "}",
    ]
