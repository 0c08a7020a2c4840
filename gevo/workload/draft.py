"""A spec on its way: what `gevo init` has found out about a kernel, and its text.

The text of a draft is a spec that `load` accepts, with comments that tell what was seen and what
was guessed.
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from gevo.errors import WorkloadError
from gevo.workload.case import Role
from gevo.workload.names import NameTable
from gevo.workload.signature import Parameter, element_type, holds_pointers, kernels

WIDTH = 96
"""Of a line of comment."""


@dataclass
class ArrayDraft:
    """An array.

    Attributes:
        dtype: As the spec has it (`f32`).
        shape: Expressions over sizes.
        init: `kind` and parameters of its generator; empty for none.
        role: in, out, inout or scratch.
        file: A `.npy` file with its contents instead of a generator, as in a spec.
        symbol: The module's variable that holds it; empty for a launch argument.
        notes: What was seen of it, and what is a guess.
        fixed: No run says how long it is.
    """

    dtype: str
    shape: tuple[str, ...]
    init: Mapping[str, str | float] = field(default_factory=dict[str, str | float])
    role: str = "inout"
    file: str = ""
    symbol: str = ""
    notes: list[str] = field(default_factory=list[str])
    fixed: bool = False


@dataclass
class LaunchDraft:
    """One launch.

    Attributes:
        kernel: Its name in the IR.
        grid: Blocks in x, y, z, as expressions.
        block: Threads in x, y, z.
        args: Entries of `args`, as TOML.
        about: A word on each of them.
        shared: Bytes of dynamic shared memory, an expression.
        cooperative: Whether its blocks wait for one another.
        notes: What was seen, and what is a guess.
    """

    kernel: str
    grid: tuple[str, ...]
    block: tuple[int, ...]
    args: tuple[str, ...]
    about: tuple[str, ...] = ()
    shared: str = "0"
    cooperative: bool = False
    notes: list[str] = field(default_factory=list[str])


@dataclass
class CaseDraft:
    """A seed and the sizes that differ from the usual ones."""

    seed: int
    sizes: Mapping[str, int] = field(default_factory=dict[str, int])


@dataclass
class Draft:
    """A whole spec.

    Attributes:
        sizes: Integers that cases may change.
        derived: Integer expressions.
        scalars: Numbers.
        about: A comment for each of these, by name.
        arrays: By name.
        launches: In order.
        metric: exact or max_relative.
        metric_note: Why this one.
        train: What the search sees.
        heldout: What decides afterwards.
        timing: What programs are timed on; empty for the training cases.
        assume: Statements of the domain.
        new_sizes: Whether validation may draw other sizes.
        notes: Comments for the head of the file.
    """

    sizes: dict[str, int] = field(default_factory=dict[str, int])
    derived: dict[str, str] = field(default_factory=dict[str, str])
    scalars: dict[str, float] = field(default_factory=dict[str, float])
    about: dict[str, str] = field(default_factory=dict[str, str])
    arrays: dict[str, ArrayDraft] = field(default_factory=dict[str, ArrayDraft])
    launches: list[LaunchDraft] = field(default_factory=list[LaunchDraft])
    metric: str = "exact"
    metric_note: str = ""
    train: list[CaseDraft] = field(default_factory=lambda: [CaseDraft(1)])
    heldout: list[CaseDraft] = field(default_factory=list[CaseDraft])
    timing: list[CaseDraft] = field(default_factory=list[CaseDraft])
    assume: list[str] = field(default_factory=list[str])
    new_sizes: bool = True
    notes: list[str] = field(default_factory=list[str])


TIMED = """
# Sizes as in real use, on which programs are timed (simt runs a sample of the blocks): give yours.
"""
"""What `gevo init` says about `[[timing]]` where there is one."""
TIMING = f"""{TIMED}# Without any, they are timed on the training cases, which seldom fill a GPU.
# [[timing]]
# seed = 201
# sizes = {{ ... }}
"""
"""And where there is none."""


def quoted(text: str) -> str:
    """A TOML string."""
    return json.dumps(text, ensure_ascii=False)


def value(found: str | float) -> str:
    """A number as it is, an expression as a string."""
    if isinstance(found, str):
        return found if found.lstrip("-").isdecimal() else quoted(found)
    return repr(found)


def comment(text: str) -> list[str]:
    """Lines of comment."""
    return [f"# {line}" for line in textwrap.wrap(text, WIDTH)]


def text_of(draft: Draft, program: str) -> str:
    """The spec as TOML.

    Args:
        draft: What it says.
        program: The kernel's path, relative to the spec.
    """
    kernels = ", ".join(dict.fromkeys(launch.kernel for launch in draft.launches))
    lines = comment(f"What {kernels} is run on, and how its output is judged.")
    for note in draft.notes:
        lines += comment(note)
    lines += [
        "",
        f"program = {quoted(program)}  # relative to this file",
        '# python = "FILE.py"         # a file with the functions that other keys name',
        '# reference = "reference"    # in it: reference(inputs, sizes) -> dict of the outputs',
        "timeout_s = 10.0             # for one case",
    ]
    if not draft.new_sizes:
        lines.append("new_sizes = false            # validation draws other seeds only")
    lines += _table("sizes", draft.sizes, draft.about, "integers that cases may change")
    lines += _table("derived", draft.derived, draft.about, "integers that follow from them")
    lines += _table("scalars", draft.scalars, draft.about, "numbers")
    for name, array in draft.arrays.items():
        lines += ["", *_array(name, array)]
    for launch in draft.launches:
        lines += ["", *_launch(launch)]
    if draft.assume:
        lines += ["", "# What every input fulfils, so that winners may rely on it.", "[domain]"]
        lines += ["assume = [", *(f"    {quoted(one)}," for one in draft.assume), "]"]
    lines += ["", *comment(draft.metric_note), "[error]", f'metric = "{draft.metric}"']
    lines += ["", "# The search sees the training cases only; the held-out ones, other seeds and"]
    lines += ["# other sizes, decide afterwards whether a variant is right."]
    lines += _cases("train", draft.train) + _cases("heldout", draft.heldout)
    if draft.timing:
        lines += [*TIMED.splitlines(), *_cases("timing", draft.timing)[1:]]
    else:
        lines += TIMING.splitlines()
    return "\n".join(lines) + "\n"


def _table(
    name: str, entries: Mapping[str, str | float], about: Mapping[str, str], what: str
) -> list[str]:
    if not entries:
        return []
    lines = ["", f"[{name}]  # {what}"]
    for key, found in entries.items():
        line = f"{key} = {value(found)}"
        lines.append(f"{line}  # {about[key]}" if key in about else line)
    return lines


def _array(name: str, array: ArrayDraft) -> list[str]:
    shape = ", ".join(value(part) for part in array.shape)
    lines = [line for note in array.notes for line in comment(note)]
    lines += [f"[arrays.{name}]", f'role = "{array.role}"', f'dtype = "{array.dtype}"']
    lines.append(f"shape = [{shape}]")
    if array.symbol:
        lines.append(f"symbol = {quoted(array.symbol)}")
    if array.file and array.role != "out":
        lines.append(f"file = {quoted(array.file)}")
    elif array.init and array.role != "out":
        parts = ", ".join(
            f"{key} = {quoted(str(v)) if key == 'kind' else value(v)}"
            for key, v in array.init.items()
        )
        lines.append(f"init = {{ {parts} }}")
    return lines


def _launch(launch: LaunchDraft) -> list[str]:
    grid = ", ".join(value(part) for part in launch.grid)
    lines = [line for note in launch.notes for line in comment(note)]
    lines += [
        "[[launch]]",
        f"kernel = {quoted(launch.kernel)}",
        f"grid = [{grid}]",
        f"block = [{', '.join(map(str, launch.block))}]",
    ]
    if launch.shared != "0":
        lines.append(f"shared_bytes = {value(launch.shared)}")
    if launch.cooperative:
        lines.append("cooperative = true")
    about = [*launch.about, *[""] * (len(launch.args) - len(launch.about))]
    entries = [
        f"    {a},  # {b}" if b else f"    {a}," for a, b in zip(launch.args, about, strict=True)
    ]
    return [*lines, "args = [", *entries, "]"]


def _cases(table: str, cases: Sequence[CaseDraft]) -> list[str]:
    lines: list[str] = []
    for case in cases:
        lines += ["", f"[[{table}]]", f"seed = {case.seed}"]
        if case.sizes:
            sizes = ", ".join(f"{name} = {n}" for name, n in case.sizes.items())
            lines.append(f"sizes = {{ {sizes} }}")
    return lines


Signatures = Mapping[str, Sequence[tuple[str, str]]]
"""Kernel to its parameters as (name, LLVM type); the type may carry parameter attributes, the
name may be empty."""

SIZE = "n"

_HEAD = """\
# What {kernels} is run on, and how its output is judged.
# Everything below is a guess made from the signature: go through it from top to bottom.

program = {program}         # relative to this file
# python = "FILE.py"        # a file with the functions that other keys name
# reference = "reference"   # in it: reference(inputs, sizes) -> dict of the out and inout arrays
# tolerance = 1e-5          # how far the unmodified kernel may be from the reference
timeout_s = 10.0            # for one case

[sizes]                     # integers that cases may change
{size} = 1024
"""

_TAIL = """
[error]
metric = "exact"            # exact | max_relative | mean_relative | python
# floor = 1e-6              # relative metrics: |expected| counts as at least this

# The search sees the training cases only; the held-out ones, other seeds *and* other sizes,
# decide afterwards whether a variant is right. Small training cases make the search quick.
[[train]]
seed = 1

[[heldout]]
seed = 101
sizes = {{ {size} = 1536 }}
"""

_DTYPE_COMMENT = "i8 i16 i32 i64 u8 u16 u32 u64 f16 f32 f64 bool"
_ROLE_COMMENT = "in | out | inout | scratch (may be written, is not compared)"


@dataclass(frozen=True)
class _Guess:
    """What is thought of a pointer parameter."""

    role: Role
    dtype: str | None

    def merged(self, other: _Guess) -> _Guess:
        """Of the same name in another kernel: where both do not agree, the weaker guess."""
        role = self.role if self.role is other.role else Role.INOUT
        return _Guess(role, self.dtype or other.dtype)


def _role(spelt: str) -> Role:
    words = spelt.split()
    if "writeonly" in words:
        return Role.OUT
    return Role.IN if "readonly" in words or "readnone" in words else Role.INOUT


class _Draft:
    """The spec as far as it is written."""

    def __init__(self, text: str | None) -> None:
        self.text = text
        self.names = NameTable()
        self.names.of(SIZE, "integer")
        self.arrays: dict[str, _Guess] = {}
        self.derived: dict[str, str] = {}
        self.scalars: dict[str, str] = {}
        self.launches: list[str] = []

    def add(self, kernel: str, parameters: Sequence[Parameter]) -> None:
        args = [
            f"    {self._arg(kernel, p)},  # {p.type.split()[0]} {p.name}{self._advice(kernel, p)}"
            for p in parameters
        ]
        self.launches.append(
            "\n".join(
                [
                    "\n[[launch]]",
                    f"kernel = {_quoted(kernel)}",
                    f'grid = ["ceil_div({SIZE}, 256)"]   # blocks in x, y, z',
                    "block = [256]                 # threads in x, y, z",
                    "shared_bytes = 0              # dynamic shared memory",
                    "args = [                      # arrays by name, numbers as expressions",
                    *args,
                    "]",
                ]
            )
        )

    def _arg(self, kernel: str, parameter: Parameter) -> str:
        if parameter.by_value:
            return '{ fields = ["u8 0"] }'  # its layout is the user's to fill in
        if parameter.pointer:
            return self._array(kernel, parameter)
        word = parameter.type.split()[0]
        if re.fullmatch(r"i\d+", word):
            name = self.names.of(parameter.name, "integer")
            if name != SIZE:
                self.derived[name] = f'"{SIZE}"'
            return f'"{name}"'
        name = self.names.of(parameter.name, "float")
        self.scalars[name] = "1.0"
        return f'"{name}"'

    def _points(self, kernel: str, parameter: Parameter) -> bool:
        """Whether it is an array of pointers."""
        return (
            parameter.pointer
            and self.text is not None
            and holds_pointers(self.text, kernel, parameter.name)
        )

    def _advice(self, kernel: str, parameter: Parameter) -> str:
        return ": pointers, say where each points to" if self._points(kernel, parameter) else ""

    def _array(self, kernel: str, parameter: Parameter) -> str:
        name = self.names.of(parameter.name, "array")
        dtype = element_type(self.text, kernel, parameter.name) if self.text else None
        guess = _Guess(_role(parameter.type), dtype)
        self.arrays[name] = guess.merged(self.arrays[name]) if name in self.arrays else guess
        return f'{{ pointers = ["{name}"] }}' if self._points(kernel, parameter) else f'"{name}"'

    def settle(self) -> None:
        """Make sure that something is compared."""
        if not self.arrays:
            self.arrays["output"] = _Guess(Role.OUT, None)
        compared = (Role.OUT, Role.INOUT)
        if not any(guess.role in compared for guess in self.arrays.values()):
            last = list(self.arrays)[-1]
            self.arrays[last] = _Guess(Role.INOUT, self.arrays[last].dtype)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _array_lines(name: str, guess: _Guess, passed: bool) -> list[str]:
    dtype = guess.dtype or "f32"
    lines = [
        f"\n[arrays.{name}]",
        f'role = "{guess.role}"  # {_ROLE_COMMENT}',
        f'dtype = "{dtype}"  # {_DTYPE_COMMENT}',
        f'shape = ["{SIZE}"]',
    ]
    if guess.role is not Role.OUT:
        fill = 'kind = "uniform", low = 0.0, high = 1.0'
        if not dtype.startswith("f"):
            fill = 'kind = "integers", low = 0, high = 100'
        lines.append(f'init = {{ {fill} }}  # or: file = "{name}.npy"')
    if not passed:
        lines.append('symbol = "NAME"  # no kernel takes a pointer: the variable that holds it')
    return lines


def scaffold(signatures: Signatures, program_path: str, text: str | None = None) -> str:
    """A spec that `load` accepts as it is, and that a person corrects.

    Args:
        signatures: The program's kernels. `readonly` and `writeonly` among a pointer's
            attributes decide its role; without them it is inout.
        program_path: The program's path as the spec shall name it, relative to the spec.
        text: The program's LLVM IR, from which element types are guessed; f32 without it.

    Returns:
        TOML text.
    """
    draft = _Draft(text)
    for kernel, parameters in signatures.items():
        numbered = enumerate(parameters)
        draft.add(kernel, [Parameter(name or str(n), spelt) for n, (name, spelt) in numbered])
    passed = bool(draft.arrays)
    draft.settle()
    lines = [_HEAD.format(kernels=", ".join(signatures), program=_quoted(program_path), size=SIZE)]
    if draft.derived:
        lines.append("[derived]                   # integers that follow from the sizes")
        lines += [f"{name} = {value}" for name, value in draft.derived.items()]
    if draft.scalars:
        lines.append("\n[scalars]                   # numbers for launches and expressions")
        lines += [f"{name} = {value}" for name, value in draft.scalars.items()]
    for name, guess in draft.arrays.items():
        lines += _array_lines(name, guess, passed)
    lines += draft.launches
    return "\n".join(lines) + "\n" + _TAIL.format(size=SIZE)


def scaffold_program(text: str, program_path: str) -> str:
    """`scaffold` for a module's own text, with all that it tells about its parameters.

    Args:
        text: LLVM IR as the compiler wrote it, with its parameter attributes.
        program_path: The program's path as the spec shall name it, relative to the spec.

    Raises:
        WorkloadError: There is no kernel in it.
    """
    found = kernels(text)
    if not found:
        raise WorkloadError(f"{program_path}: defines no kernel; is it LLVM IR of CUDA code?")
    signatures = {kernel: [(p.name, p.type) for p in params] for kernel, params in found.items()}
    return scaffold(signatures, program_path, text)
