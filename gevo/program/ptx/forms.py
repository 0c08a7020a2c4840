"""Which opcodes are read, with which words in their mnemonics, and by which rule.

A word that is not known is refused, not ignored: it may change what the instruction does.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from gevo.program.ptx import (
    control,
    convert,
    floats,
    integers,
    memory,
    textures,
    video,
    warp,
)
from gevo.program.ptx.kept import keep
from gevo.program.ptx.lifting import Lift, Rule
from gevo.program.ptx.syntax import LLVM_TYPES, Instruction, Name

RULES: Mapping[str, Rule] = {
    **integers.RULES, **floats.RULES, **convert.RULES,
    **memory.RULES, **warp.RULES, **control.RULES, **video.RULES, **textures.RULES,
}  # fmt: skip
"""By opcode."""

_ROUND = "rn rz rm rp"
_CACHE = (
    "ca cg cs lu cv wb wt L1::evict_normal L1::evict_unchanged L1::evict_first L1::evict_last "
    "L1::no_allocate L2::64B L2::128B L2::256B L2::cache_hint L2::evict_first L2::evict_last "
    "L2::evict_normal"
)
_SPACES = "global shared const local param"
_ORDER = "relaxed acquire release acq_rel cta cluster gpu sys"
_COMPARE = "eq ne lt le gt ge lo ls hi hs equ neu ltu leu gtu geu num nan and or xor ftz"
_WORDS: Mapping[str, str] = {
    "add": f"{_ROUND} ftz sat cc", "sub": f"{_ROUND} ftz sat cc", "addc": "cc", "subc": "cc",
    "mul": f"{_ROUND} ftz sat lo hi wide", "mad": f"{_ROUND} ftz sat lo hi wide cc",
    "madc": "lo hi cc", "mul24": "lo hi", "mad24": "lo hi sat", "div": f"{_ROUND} ftz approx full",
    "rem": "", "min": "ftz NaN xorsign abs relu", "max": "ftz NaN xorsign abs relu", "abs": "ftz",
    "neg": "ftz", "sad": "", "dp4a": "", "dp2a": "lo hi", "fma": f"{_ROUND} ftz sat relu",
    "sqrt": f"{_ROUND} ftz approx", "rcp": f"{_ROUND} ftz approx", "rsqrt": "approx ftz",
    "ex2": "approx ftz", "lg2": "approx ftz", "sin": "approx ftz", "cos": "approx ftz",
    "tanh": "approx", "copysign": "",
    "fns": "",
    "testp": "finite infinite number notanumber normal subnormal",
    "and": "", "or": "", "xor": "", "not": "", "cnot": "", "lop3": "and or xor", "shl": "",
    "shr": "",
    "shf": "l r wrap clamp", "popc": "", "clz": "", "brev": "", "bfind": "shiftamt", "bfe": "",
    "bfi": "", "bmsk": "wrap clamp", "szext": "wrap clamp", "prmt": "f4e b4e rc8 ecl ecr rc16",
    "setp": _COMPARE, "set": _COMPARE, "selp": "", "slct": "ftz",
    "elect": "sync",
    "cvt": f"{_ROUND} pack rna rni rzi rmi rpi ftz sat relu satfinite e4m3x2 e5m2x2",
    "cvta": f"to {_SPACES}",
    "mov": "v2 v4 v8", "tex": "1d 2d v4",
    "ld": f"{_SPACES} {_ORDER} {_CACHE} weak volatile nc v2 v4 v8",
    "ldu": f"{_SPACES} v2 v4", "st": f"{_SPACES} {_ORDER} {_CACHE} weak volatile v2 v4 v8",
    "atom": f"global shared {_ORDER} add and or xor exch inc dec min max cas noftz L2::cache_hint",
    "red": f"global shared {_ORDER} add and or xor inc dec min max noftz L2::cache_hint",
    "fence": f"sc {_ORDER}", "membar": "cta gl sys",
    "cp": f"async commit_group wait_group wait_all shared global {_CACHE}",
    "isspacep": _SPACES, "prefetch": f"{_SPACES} L1 L2 {_CACHE}", "prefetchu": "L1",
    "applypriority": f"global {_CACHE}", "griddepcontrol": "launch_dependents wait",
    "pmevent": "mask",
    "createpolicy": f"fractional range cvt L2 {_CACHE} L2::evict_unchanged",
    "bar": "sync arrive red warp popc and or cta",
    "barrier": "sync arrive red aligned popc and or cta", "shfl": "sync up down bfly idx",
    "vote": "sync all any uni ballot", "match": "sync all any",
    "ldmatrix": "sync aligned m8n8 x1 x2 x4 trans shared",
    "stmatrix": "sync aligned m8n8 x1 x2 x4 trans shared",
    "mma": "sync aligned m8n8k4 m16n8k4 m16n8k8 m16n8k16 m16n8k32 row col satfinite",
    "wmma": "load store mma a b c d sync aligned row col global shared satfinite rn "
    "m16n16k16 m8n32k16 m32n8k16 m16n16k8 m8n8k4",
    "redux": "sync add min max and or xor", "activemask": "", "ret": "uni", "exit": "",
    "trap": "", "brkpt": "", "nanosleep": "", "call": "uni", "bra": "uni", "brx": "idx uni",
    **video.WORDS,
}  # fmt: skip
_KNOWN = {opcode: frozenset(words.split()) for opcode, words in _WORDS.items()}

_REFUSED: Mapping[str, str] = {
    "wgmma": "warpgroup matrix instructions (wgmma)",
    "tcgen05": "tensor core instructions of the fifth generation (tcgen05)",
    "cp.async.bulk": "bulk copies (TMA)",
    "cp.reduce": "bulk reductions (TMA)",
    "mbarrier": "mbarrier objects",
    "cp.async.mbarrier": "mbarrier objects",
    "fence.mbarrier_init": "mbarrier objects",
    "fence.proxy": "fences between proxies (TMA)",
    "barrier.cluster": "clusters of blocks",
    "mapa": "clusters of blocks",
    "getctarank": "clusters of blocks",
    "st.async": "stores to other blocks of a cluster",
    "red.async": "reductions in other blocks of a cluster",
    "multimem": "multimem accesses",
    "discard": "cache lines that are given up (discard)",
    "movmatrix": "matrix moves (movmatrix)",
    "tld4": "textures", "txq": "textures", "suld": "surfaces",
    "sust": "surfaces", "sured": "surfaces", "suq": "surfaces",
    "setmaxnreg": "registers handed from warp to warp (setmaxnreg)",
    "tensormap": "tensor maps (TMA)",
}  # fmt: skip
"""What is parsed and refused by name, by the beginning of the mnemonic."""
_OLDER = frozenset(
    "wgmma tcgen05 cp.async.bulk cp.reduce mbarrier cp.async.mbarrier fence.mbarrier_init "
    "fence.proxy barrier.cluster mapa getctarank st.async red.async setmaxnreg tensormap".split()
)
"""Of these, what compilers use for sm_90 and later alone, or not where they compile for sm_80."""


_OPERANDS: Mapping[int, str] = {
    1: "call bra bar barrier nanosleep",
    2: "mov cvt cvta ld ldu st red not cnot neg abs sqrt rcp rsqrt ex2 lg2 sin cos tanh popc clz "
    "brev bfind testp isspacep brx ldmatrix stmatrix wmma vote",
    3: "add sub addc subc mul mul24 div rem min max and or xor shl shr copysign setp set atom "
    "match redux bmsk szext",
    4: "shfl fns mma mad madc mad24 fma sad dp4a dp2a shf selp slct bfe prmt",
    5: "bfi lop3",
}
_LEAST = {
    **{opcode: count for count, opcodes in _OPERANDS.items() for opcode in opcodes.split()},
    **video.OPERANDS,
}
"""Operands that an opcode has at least."""


def check(i: Instruction) -> None:
    """Raise PtxError for an instruction that gevo does not read, by name."""
    if why := _objection(i.parts):
        raise i.refused(why)
    if i.unread:
        raise i.refused(f"gevo cannot read its operands: {i.unread}")
    if i.op not in video.RULES and any(isinstance(o, Name) and o.part for o in i.operands):
        raise i.refused("only video instructions take parts of registers")
    if len(i.operands) < _LEAST.get(i.op, 0):
        raise i.refused(f"needs {_LEAST[i.op]} operands")


@lru_cache(maxsize=1024)
def _objection(parts: tuple[str, ...]) -> str:
    """What gevo does not read of a mnemonic; empty where it does."""
    mnemonic = ".".join(parts)
    for start, what in _REFUSED.items():
        if f"{mnemonic}.".startswith(f"{start}."):
            advice = "; compile the kernel for sm_80, which has none" if start in _OLDER else ""
            return f"gevo does not read {what} yet{advice}"
    known = _KNOWN.get(parts[0])
    if known is None:
        return "gevo does not know this opcode"
    for word in parts[1:]:
        if word not in known and word not in LLVM_TYPES:
            cluster = " (clusters of blocks)" if "::cluster" in word else ""
            return f"gevo does not read .{word}{cluster} here"
    return ""


def lift_instruction(w: Lift, i: Instruction) -> None:
    """Lift one instruction, whatever its guard; raises PtxError."""
    try:
        if w.kept is not None and w.kept(i):
            keep(w, i)
            return
        rule = memory.POINTERS[i.op] if memory.makes_pointer(w, i) else RULES[i.op]
        rule(w, i)
    except (KeyError, IndexError, ValueError) as reason:
        raise i.refused("gevo cannot read its operands or types") from reason
