"""What a program may destroy of its caller's: arguments whose memory it takes for results.

jax marks them `tf.aliasing_output` or `jax.buffer_donor` where a function donates arguments, and
XLA then writes the results there. That is part of the interface: the caller's arrays are gone.
"""

from __future__ import annotations

import re
from typing import Any

from gevo.program.stablehlo.mlir import ARGUMENTS, keep_attributes, name_of, opened

_GIVEN_AWAY = re.compile(r"alias|donor|donat")
"""In the name of an attribute of an argument or of the module."""


def given_away(text: str) -> frozenset[str]:
    """What a module may destroy, in words: `argument 0 of @main (tf.aliasing_output)`.

    Raises:
        ProgramError: MLIR refuses the text.
    """
    with opened(text) as module:
        found = {f"an argument ({name})" for name in _names(module.operation.attributes)}
        for function in module.body.operations:
            for number, attributes in enumerate(_of_arguments(function)):
                place = f"argument {number} of @{name_of(function)}"
                found.update(f"{place} ({name})" for name in _names(attributes))
    return frozenset(found)


def keep_all(module: Any) -> None:
    """Take such marks out of a module: whoever runs it again and again needs what it gave."""
    for name in _names(module.operation.attributes):
        del module.operation.attributes[name]
    for function in module.body.operations:
        keep_attributes(function, lambda name: not _GIVEN_AWAY.search(name))


def _of_arguments(function: Any) -> list[Any]:
    known = ARGUMENTS in function.attributes
    return list(function.attributes[ARGUMENTS]) if known else []


def _names(attributes: Any) -> list[str]:
    names = [one if isinstance(one, str) else one.name for one in attributes]
    return [name for name in names if _GIVEN_AWAY.search(name)]
