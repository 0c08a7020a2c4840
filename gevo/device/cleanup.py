"""The cheap cleanup that every variant and the baseline go through before code generation."""

from __future__ import annotations

import functools
import hashlib
import re
from typing import Any

import llvmlite.binding as llvm  # pyright: ignore[reportMissingTypeStubs]

from gevo.errors import CompileFailed
from gevo.outcome import Outcome
from gevo.program.llvm.syntax.lexer import NAME

_TRIPLE = "nvptx64-nvidia-cuda"
_GROUP_WORDS = re.compile(r" (?:noinline|optnone|optsize|minsize)(?= )")
_DROPPED_LINE = re.compile(
    r"^ +(?:#dbg_\w+\(.*|(?:tail |notail )?call void @llvm\.(?:lifetime\.(?:start|end)\.p\d+|"
    r"assume|experimental\.noalias\.scope\.decl|donothing|dbg\.\w+)\(.*)\n",
    re.MULTILINE,
)
_DROPPED = re.compile(r"#dbg_|@llvm\.(?:lifetime|assume|experimental\.noalias|donothing|dbg\.)")
_LABEL_COMMENT = re.compile(r" +; (?:preds = .*|No predecessors!)$")
_DEFINED = re.compile(r"^define ", re.MULTILINE)
_KERNEL = re.compile(rf"^define [^@\n]*\bptx_kernel\b[^@\n]*@({NAME})\(", re.MULTILINE)
_THREE_WAY = re.compile(r"@llvm\.[su]cmp\.")
_ORDER = re.compile(
    rf"^( +)(%{NAME}) = (?:tail )?call (?:range\([^)]*\) )?(i\d+) @llvm\.([su])cmp\.i\d+\.i\d+"
    r"\((i\d+) (?:noundef )?(\S+), i\d+ (?:noundef )?(\S+)\)(.*)$",
    re.MULTILINE,
)


def clean(text: str) -> str:
    """The module after inlining, instruction combining, control-flow simplification, GVN, DCE.

    Device functions are inlined into the kernels, so what remains is kernels only (recursive
    functions stay). Every value of the result has a name; comments and debug records are gone,
    `!dbg` stays. Three-way comparisons are comparisons, which are conditions for whoever asks.

    Raises:
        CompileFailed: LLVM refuses the text (outcome INVALID).
    """
    kernels = {name.strip('"') for name in _KERNEL.findall(text)}
    module = _parse(_before(text))
    try:
        for function in module.functions:
            if not function.is_declaration and function.name not in kernels:
                function.linkage = llvm.Linkage.internal  # pyright: ignore
                function.add_function_attribute("alwaysinline")
        _run_passes(module, inline=len(_DEFINED.findall(text)) > len(kernels))
        return _in_order(_without_noise(_without_comments(str(module))))
    finally:
        module.close()  # before its context, whatever Python's collector does


def _in_order(text: str) -> str:
    """What LLVM says in one call (-1, 0 or 1) as comparisons: equal or not, and which is above."""

    def compared(match: re.Match[str]) -> str:
        indent, result, kind, sign, type_, first, second, rest = match.groups()
        equal, above, apart = (_beside(result, what) for what in ("is.equal", "is.above", "apart"))
        lines = (
            f"{equal} = icmp eq {type_} {first}, {second}",
            f"{above} = icmp {sign}gt {type_} {first}, {second}",
            f"{apart} = select i1 {above}, {kind} 1, {kind} -1",
            f"{result} = select i1 {equal}, {kind} 0, {kind} {apart}",
        )
        return "\n".join(f"{indent}{line}{rest}" for line in lines)

    return _ORDER.sub(compared, text) if _THREE_WAY.search(text) else text


def _beside(name: str, what: str) -> str:
    return f'{name[:-1]}.{what}"' if name.endswith('"') else f"{name}.{what}"


def _without_noise(text: str) -> str:
    return _DROPPED_LINE.sub("", text) if _DROPPED.search(text) else text


def _without_comments(printed: str) -> str:
    """Printed IR without lines of comment and without the comments behind labels."""
    return "\n".join(
        _LABEL_COMMENT.sub("", line) if line[:1] != " " and " ; " in line else line
        for line in printed.split("\n")
        if line[:1] != ";"
    )


def _before(text: str) -> str:
    lines = _without_noise(text).split("\n")
    return "\n".join(
        _GROUP_WORDS.sub("", line) if line.startswith(("attributes #", "define ")) else line
        for line in lines
    )


def _parse(text: str) -> Any:
    module: Any = None
    try:
        module = llvm.parse_assembly(text, context=llvm.create_context())  # pyright: ignore
        module.verify()
    except RuntimeError as reason:
        if module is not None:
            module.close()
        line = " ".join(str(reason).split())
        raise CompileFailed(f"LLVM refuses the program: {line}", Outcome.INVALID) from reason
    return module


@functools.cache
def _machine() -> Any:
    llvm.initialize_all_targets()  # pyright: ignore
    llvm.initialize_all_asmprinters()  # pyright: ignore
    target: Any = llvm.Target.from_triple(_TRIPLE)  # pyright: ignore
    return target.create_target_machine(cpu="sm_90", features="+ptx88", opt=2)


def _run_passes(module: Any, inline: bool) -> None:
    tuning: Any = llvm.create_pipeline_tuning_options(speed_level=1)  # pyright: ignore
    builder: Any = llvm.create_pass_builder(_machine(), tuning)  # pyright: ignore
    passes: Any = llvm.create_new_module_pass_manager()  # pyright: ignore
    if inline:
        passes.add_always_inliner_pass()
        passes.add_sroa_pass()
    passes.add_instruction_combine_pass()
    passes.add_simplify_cfg_pass()
    passes.add_new_gvn_pass()
    passes.add_dead_code_elimination_pass()
    passes.add_simplify_cfg_pass()
    passes.add_instruction_combine_pass()
    passes.add_instruction_namer_pass()
    passes.run(module, builder)


_HEAD_LINE = re.compile(r"^(?:; .*|source_filename = .*|target \w+ = .*)\n", re.MULTILINE)
_DEBUG = (re.compile(r", !dbg !\d+"), re.compile(r" !dbg !\d+"))
"""Of instructions and of functions. What starts with a literal is found fastest."""
_NUMBERED = re.compile(r"(!srcloc |!tbaa |!llvm\.loop )!\d+")
_METADATA = re.compile(r"^!.*\n", re.MULTILINE)
_NAME = re.compile(rf'(%{NAME})|^({NAME})(?=:)|@?"[^"]*"', re.MULTILINE)
"""A local name, a label, or a string, which is left alone."""
_TYPE = re.compile(rf"^(%{NAME}) = type ", re.MULTILINE)
_FUNCTION = re.compile(r"^define .*?^}\n", re.MULTILINE | re.DOTALL)
_BLANK = re.compile(r"\n\n+")


def digest(cleaned: str, *options: str) -> str:
    """SHA-256 over cleaned text (without names of local values and debug information).

    Equal digests give equal results on a device with these `options`.
    """
    text = _HEAD_LINE.sub("", cleaned)
    for attached in _DEBUG:
        text = attached.sub("", text)
    text = _METADATA.sub("", _NUMBERED.sub(r"\1", text))
    types = frozenset(m[1] for m in _TYPE.finditer(text))
    text = _FUNCTION.sub(lambda m: _number_names(m[0], types), text)
    text = _BLANK.sub("\n", text).strip()
    return hashlib.sha256("\0".join((*options, text)).encode()).hexdigest()


def _number_names(function: str, types: frozenset[str]) -> str:
    """The function with its local names replaced by numbers, in order of appearance."""
    names: dict[str, str] = {}
    values: dict[str, str] = {name: name for name in types}

    def rename(match: re.Match[str]) -> str:
        value = match[1]
        if value:
            known = values.get(value)
            if known is None:
                known = values[value] = names.setdefault(value[1:], f"%{len(names)}")
            return known
        label = match[2]
        return names.setdefault(label, f"%{len(names)}") if label else match[0]

    return _NAME.sub(rename, function)
