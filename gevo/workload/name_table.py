"""Names that a spec can use for what has another name, or the same one, in a program."""

from __future__ import annotations

import keyword
import re

from gevo.expression import FUNCTIONS
from gevo.workload.plan import LAUNCH_VARIABLE

_RESERVED = frozenset({*FUNCTIONS, LAUNCH_VARIABLE, *keyword.kwlist, "true", "false"})


class NameTable:
    """Gives everything a name that a spec can use, the same one in every kernel."""

    def __init__(self) -> None:
        self._given: dict[tuple[str, ...], str] = {}

    def of(self, name: str, *kind: str) -> str:
        """The spec's name of what is called `name` in the program and is of this kind."""
        key = (*kind, name)
        if key not in self._given:
            plain = re.sub(r"\W", "_", name, flags=re.ASCII)
            base = plain if plain[:1].isalpha() or plain[:1] == "_" else f"arg{plain}"
            taken = {*_RESERVED, *self._given.values()}
            free, number = base, 2
            while free in taken:
                free, number = f"{base}_{number}", number + 1
            self._given[key] = free
        return self._given[key]
