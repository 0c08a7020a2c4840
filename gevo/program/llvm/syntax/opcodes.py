"""LLVM's instructions by what they do (LLVM Language Reference Manual)."""

from __future__ import annotations

CONVERSIONS = frozenset(
    "trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint inttoptr bitcast "
    "addrspacecast".split()
)
"""What makes a value of another type of one."""

FREE = CONVERSIONS | frozenset(
    "add sub mul shl lshr ashr and or xor icmp fadd fsub fmul fdiv frem fneg fcmp select "
    "getelementptr extractvalue insertvalue extractelement insertelement shufflevector "
    "freeze".split()
)
"""What computes and has no effect, whatever it is given."""

DIVIDING = frozenset("udiv sdiv urem srem".split())
"""What computes, and must not be given some divisors."""

COMPUTING = FREE | DIVIDING
"""What computes, and does nothing else."""
