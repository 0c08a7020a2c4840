"""Answers what libdevice asks of whoever compiles it: `__nvvm_reflect`.

LLVM's back end answers in the same way, when it makes PTX. Edits and simt should not see the
branches that are never taken. Source: LLVM, *User Guide for NVPTX Back-end*, libdevice.
"""

from __future__ import annotations

import re

from gevo.program.llvm.syntax.lexer import NAME

_CALL = re.compile(
    rf"^(  %{NAME} = )(?:tail )?call i32 @__nvvm_reflect\([^@\n]*@({NAME})\).*$", re.MULTILINE
)
_STRING = re.compile(rf'^@({NAME}) = .*? c"(__CUDA_\w+)\\00"', re.MULTILINE)
_FLUSHES = re.compile(r'!\{i32 \d+, !"nvvm-reflect-ftz", i32 (\d+)\}')
_ARCH = "__CUDA_ARCH"
"""Depends on the GPU, so it stays a question."""


def reflected(text: str) -> str:
    """Printed IR with the answers: flushing as the module says, everything else 0."""
    if "@__nvvm_reflect" not in text:
        return text
    strings = dict(_STRING.findall(text))
    flag = _FLUSHES.search(text)
    answers = {"__CUDA_FTZ": flag[1] if flag else "0", _ARCH: None}

    def answer(call: re.Match[str]) -> str:
        asked = strings.get(call[2])
        value = answers.get(asked, "0") if asked else None
        return call[0] if value is None else f"{call[1]}or i32 {value}, 0"

    return _CALL.sub(answer, text)
