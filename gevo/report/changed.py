"""What a patch changes, in words: `deletes 2 barriers (nw.cu:41, 52) and moves a load (nw.cu:37)`.

The verbs are the operators' own (`Edit.describe`), the nouns say what an instruction is for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from gevo.report.explain import EditNote, RewireNote, SiteNote

MOST = 4
"""So many changes are told; the others are counted."""
_MOST_LINES = 4
"""So many lines of instructions that are changed alike are named."""

_NOUNS: Mapping[str, str] = {
    "getelementptr": "address computation",
    "br": "branch",
    "switch": "branch",
    "icmp": "comparison",
    "fcmp": "comparison",
    "select": "selection",
    "phi": "merged value",
    "fneg": "negation",
    **dict.fromkeys(("add", "fadd"), "addition"),
    **dict.fromkeys(("sub", "fsub"), "subtraction"),
    **dict.fromkeys(("mul", "fmul"), "multiplication"),
    **dict.fromkeys(("sdiv", "udiv", "fdiv"), "division"),
    **dict.fromkeys(("srem", "urem", "frem"), "remainder"),
    **dict.fromkeys(("shl", "lshr", "ashr"), "shift"),
    **dict.fromkeys(("and", "or", "xor"), "bit operation"),
    **dict.fromkeys(
        "sext zext trunc fpext fptrunc sitofp uitofp fptosi fptoui bitcast addrspacecast".split(),
        "conversion",
    ),
}
"""What an instruction of LLVM IR is; others go by their opcode."""

_CALLEES: Sequence[tuple[str, str]] = (
    (r"barrier|bar\.sync|bar\.warp", "barrier"),
    (r"membar|fence", "fence"),
    (r"shfl", "warp shuffle"),
    (r"vote|match\.a", "warp vote"),
    (r"\.fma|fmuladd", "multiply-add"),
    (r"sreg\.tid", "thread index"),
    (r"sreg\.ctaid", "block index"),
    (r"sreg\.", "special register"),
    (r"mma", "matrix product"),
    (r"sqrt|rsqrt", "square root"),
    (r"\.[us]?m(?:ax|in)|\.f(?:max|min)", "minimum or maximum"),
)
"""What a call is, by a part of the function's name; others go by that name."""
_OF_LOOP = "the loop that ends at"
"""Loops are named by the branch that ends them."""
_CALLEE = re.compile(r"@([\w.$]+)")
_CONSTANT_CONDITION = re.compile(r"i1 (?:true|false|0|1|-1)\Z")


def changed(notes: Iterable[EditNote], file: str = "") -> str:
    """What the edits change, in one phrase; empty where there are none.

    Args:
        notes: The edits, explained.
        file: Name of the source file, which goes before line numbers.
    """
    alike: dict[tuple[str, str], list[int]] = {}
    for number, note in enumerate(notes):
        if not note.sites:
            text = note.words or note.text.partition(" as ")[0]
            alike.setdefault((text, ""), [])
        elif len(note.sites) == 1:
            site = note.sites[0]
            alike.setdefault((_verb(note, site), _noun(site)), []).append(site.line)
        else:
            named = (f"{one.role} {_one(one, file)}" for one in note.sites)
            alike.setdefault((" ".join(named), f"#{number}"), [])
    said = [_said(verb, noun, lines, file) for (verb, noun), lines in alike.items()]
    if len(said) > MOST:
        said[MOST - 1 :] = [f"makes {len(said) - MOST + 1} more changes"]
    return listed(said)


def listed(parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def _verb(note: EditNote, site: SiteNote) -> str:
    """The operator's word; of a branch whose condition becomes a constant, what that means."""
    if site.op == "br" and site.role.startswith("changes an operand") and _constant(note.rewires):
        return "always takes one side of"
    return site.role.removesuffix(f" {_OF_LOOP}")


def _constant(rewires: Sequence[RewireNote]) -> bool:
    return len(rewires) == 1 and _CONSTANT_CONDITION.match(rewires[0].now) is not None


def _said(verb: str, noun: str, lines: Sequence[int], file: str) -> str:
    if not lines:
        return verb
    if len(lines) == 1:
        return f"{verb} {_article(noun)}{_places(lines, file)}"
    return f"{verb} {len(lines)} {_plural(noun)}{_places(lines, file)}"


def _one(site: SiteNote, file: str) -> str:
    return _article(_noun(site)) + _places((site.line,), file)


def _noun(site: SiteNote) -> str:
    if site.role.endswith(_OF_LOOP):
        return "loop"
    if site.op != "call":
        return _NOUNS.get(site.op, site.op.rpartition(".")[2] or site.uid)
    found = _CALLEE.search(site.text)
    name = found[1] if found else ""
    known = next((noun for part, noun in _CALLEES if re.search(part, name)), "")
    return known or (f"call of {name}" if name else "call")


def _places(lines: Sequence[int], file: str) -> str:
    """The known ones of some lines: ` (nw.cu:41, 52)`, or ` (line 41)` without a file's name."""
    known = sorted({line for line in lines if line})
    if not known:
        return ""
    more = ", …" if len(known) > _MOST_LINES else ""
    numbers = ", ".join(map(str, known[:_MOST_LINES])) + more
    plural = "s" if len(known) > 1 else ""
    return f" ({file}:{numbers})" if file else f" (line{plural} {numbers})"


def _article(noun: str) -> str:
    return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"


def _plural(noun: str) -> str:
    head, of, rest = noun.partition(" of ")
    ending = "es" if head.endswith(("ch", "sh", "x", "s")) else "s"
    return f"{head}{ending}{of}{rest}"
