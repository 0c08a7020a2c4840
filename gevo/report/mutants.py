"""Which case would kill a mutant that survives, in words."""

from __future__ import annotations

from collections.abc import Callable

from gevo.program.llvm.mutants import Mutant, MutantKind


def what_kills(mutant: Mutant) -> str:
    """One line: what a case must do for the mutant to be noticed."""
    return _KILLS[mutant.kind](mutant, f"`{mutant.instruction}`")


def _guard(mutant: Mutant, what: str) -> str:
    wanted = "false" if mutant.change.endswith("true") else "true"
    hint = "; a size that is no multiple of the block or tile, for instance" * (wanted == "false")
    return f"a case in which {what} is {wanted} where an output depends on it{hint}"


def _bound(mutant: Mutant, what: str) -> str:
    del mutant
    return f"a case that reaches the bound of {what} exactly, where an output depends on it"


def _comparison(mutant: Mutant, what: str) -> str:
    before, _, after = mutant.change.partition(" to ")
    if before[:-1] == after[:-1] and {before[-1], after[-1]} == {"t", "e"}:
        return f"a case in which both sides of {what} are equal"
    return f"a case in which {what} decides what an output holds"


def _constant(mutant: Mutant, what: str) -> str:
    return f"a case whose output changes with {mutant.change.split()[0]} in {what}"


def _operator(mutant: Mutant, what: str) -> str:
    before, _, after = mutant.change.partition(" to ")
    return f"a case in which {before} and {after} differ in {what}, and an output depends on it"


def _barrier(mutant: Mutant, what: str) -> str:
    del what
    return (
        f"a case in which threads on the two sides of it ({mutant.place}) use the same memory: "
        "more threads in a block, more rounds of a loop, another branch"
    )


_KILLS: dict[MutantKind, Callable[[Mutant, str], str]] = {
    MutantKind.GUARD: _guard,
    MutantKind.BOUND: _bound,
    MutantKind.COMPARISON: _comparison,
    MutantKind.CONSTANT: _constant,
    MutantKind.OPERATOR: _operator,
    MutantKind.BARRIER: _barrier,
}
