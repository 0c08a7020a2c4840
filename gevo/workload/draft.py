"""A spec on its way: what `gevo init` has found out about a kernel, and its text.

The text of a draft is a spec that `load` accepts, with comments that tell what was seen and what
was guessed.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

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
    """

    dtype: str
    shape: tuple[str, ...]
    init: Mapping[str, str | float] = field(default_factory=dict[str, str | float])
    role: str = "inout"
    file: str = ""
    symbol: str = ""
    notes: list[str] = field(default_factory=list[str])


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
        notes: What was seen, and what is a guess.
    """

    kernel: str
    grid: tuple[str, ...]
    block: tuple[int, ...]
    args: tuple[str, ...]
    about: tuple[str, ...] = ()
    shared: str = "0"
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
        return found if found.lstrip("-").isdigit() else quoted(found)
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
