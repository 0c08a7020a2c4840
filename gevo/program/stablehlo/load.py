"""StableHLO programs: from MLIR text to a `Program`, and from a `Program` to an editor."""

from __future__ import annotations

from collections.abc import Sequence

from gevo.errors import ProgramError
from gevo.program.base import Dialect, Program
from gevo.program.stablehlo.editor import StablehloEditor
from gevo.program.stablehlo.mlir import is_public, name_of, opened, simplify
from gevo.program.stablehlo.print import canonical_text

__all__ = ["StablehloEditor", "load_text"]

LARGEST_TEXT = 4 << 20
"""Characters of canonical text; every variant has as many, and constants are most of them."""


def load_text(text: str, entry: Sequence[str] = (), source: str = "<text>") -> Program:
    """A program from MLIR text; `load_text(p.text, p.entry)` gives `p` again.

    Args:
        text: A module of func, StableHLO and CHLO ops, e.g. from jax's
            `jit(f).lower(...).as_text()`, with weights as arguments.
        entry: Names of the functions that may be edited; by default all public ones.
        source: Name of the file, for messages.

    Raises:
        ProgramError: jaxlib is missing; not valid MLIR, another dialect, no public function, an
            unknown entry, or constants so large that editing would be slow.
    """
    try:
        canonical, names = _normalise(text)
        if len(canonical) > LARGEST_TEXT:
            raise ProgramError(
                f"the module has {len(canonical) >> 20} MiB of text; export it with weights as "
                "arguments, not as constants"
            )
        if _normalise(canonical)[0] != canonical:
            raise ProgramError("gevo cannot write this module down without changing it")
    except ProgramError as reason:
        raise ProgramError(f"{source}: {reason}") from None
    unknown = [name for name in entry if name not in names]
    if unknown:
        raise ProgramError(
            f"{source}: there is no public function {unknown[0]}; "
            f"the module defines {', '.join(names)}"
        )
    wanted = entry or names
    return Program(Dialect.STABLEHLO, canonical, tuple(n for n in names if n in wanted))


def _normalise(text: str) -> tuple[str, list[str]]:
    """Canonical text and the names of the public functions."""
    with opened(text) as module:
        simplify(module)
        names = [name_of(f) for f in module.body.operations if is_public(f)]
        return canonical_text(module), names
