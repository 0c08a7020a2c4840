"""Each op of a program as a program of its own, to be timed."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from gevo.program.base import Program
from gevo.program.stablehlo.hoist import early, weights_of
from gevo.program.stablehlo.resize import tensor
from gevo.program.stablehlo.text import Op, read_program

LEAST = 1024
"""Elements of all operands and the result together: smaller ops take no time."""


def alone(program: Program) -> Mapping[str, str]:
    """By uid the text of a module that runs this op alone; the same text for equal ops.

    Without ops of few elements, such as have regions that are edited, and such as follow from
    weights alone, which no launch computes. Those with most elements come first. Raises
    ProgramError where the text is not canonical.
    """
    module = read_program(program)
    marked = weights_of(module)
    before = {
        uid
        for body in module.bodies.values()
        for uid in early([module.ops[uid] for uid in module.blocks[body].order], marked)
    }
    sizes: dict[str, int] = {}
    texts: dict[str, str] = {}
    for uid, op in module.ops.items():
        if uid in before:
            continue
        types = [tensor(slot.type) for slot in op.site.slots]
        made = tensor(op.site.type)
        plain = op.text and types and len(op.form.results) == 1 and not op.site.pinned
        if not plain or made is None or None in types:
            continue
        sizes[uid] = sum(prod(one[0]) for one in (made, *types) if one is not None)
        texts[uid] = _module(op)
    wanted = sorted((uid for uid in texts if sizes[uid] >= LEAST), key=lambda uid: -sizes[uid])
    return {uid: texts[uid] for uid in wanted}


def _module(op: Op) -> str:
    names = {
        ref: f"a{n}" for n, ref in enumerate(dict.fromkeys(s.value.ref for s in op.site.slots))
    }
    types = {names[slot.value.ref]: slot.type for slot in op.site.slots}
    takes = ", ".join(f"%{name}: {type_}" for name, type_ in types.items())
    given = ", ".join(f"%{names[slot.value.ref]}" for slot in op.site.slots)
    made = op.site.type
    return (
        f"module {{\n  func.func public @main({takes}) -> {made} {{\n"
        f'    %u0 = "{op.form.name}"({given}){op.form.before}\n'
        f'    "func.return"(%u0) : ({made}) -> ()\n  }}\n}}\n'
    )
