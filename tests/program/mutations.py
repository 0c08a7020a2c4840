"""Damaged texts: kernels as an editor, a merge or a bad copy may leave them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence

_TOKEN = re.compile(r"[%@!#]?[-\w.$]+|\S")
_NUMBERS = ("0", "-1", "1", "7", "64", "65", "128", "4294967296", "99999999999999999999")
_TYPES = ("i1", "i8", "i65", "i128", "float", "double", "half", "bfloat", "x86_fp80", "ptr",
          "ptr addrspace(3)", "label", "token", "metadata", "void", "<3 x float>",
          "<vscale x 4 x i32>", "[0 x i8]", "{}", "i8388608", "x86_amx")  # fmt: skip
_WORDS = ("undef", "poison", "zeroinitializer", "null", "none", "distinct",
          "inbounds", "volatile", "external", "global", "declare", "define", "phi",
          "musttail", "byval", "align", "asm", "c\"\\00\"", "@llvm.nvvm.barrier0")  # fmt: skip


def damaged(texts: Sequence[str], seed: int) -> str:
    """One of the texts after one to three mutations, the same for the same seed."""
    rng = random.Random(seed)
    text = rng.choice(texts)
    for _ in range(rng.randint(1, 3)):
        text = rng.choice(_MUTATIONS)(text, rng, texts)
    return text


def _byte(text: str, rng: random.Random, _: Sequence[str]) -> str:
    at = rng.randrange(len(text))
    return text[:at] + chr(ord(text[at]) ^ 1 << rng.randrange(7)) + text[at + 1 :]


def _lines(text: str, rng: random.Random, _: Sequence[str]) -> str:
    """A run of lines removed, repeated, or moved elsewhere."""
    lines = text.splitlines(keepends=True)
    start = rng.randrange(len(lines))
    run = lines[start : start + rng.choice((1, 1, 1, 2, 5, 20))]
    if rng.random() < 0.67:
        del lines[start : start + len(run)]
    if rng.random() < 0.67 and lines:
        at = rng.randrange(len(lines))
        lines[at:at] = run
    return "".join(lines) or "\n"


def _token(text: str, rng: random.Random, _: Sequence[str]) -> str:
    """A token replaced by a number, a type, a word, or another token of the text."""
    found = list(_TOKEN.finditer(text))
    match = rng.choice(found)
    other = rng.choice(found)[0]
    new = rng.choice((rng.choice(_NUMBERS), rng.choice(_TYPES), rng.choice(_WORDS), other))
    return text[: match.start()] + new + text[match.end() :]


def _type(text: str, rng: random.Random, _: Sequence[str]) -> str:
    """Every use of a type, or of a number, replaced by another."""
    old = rng.choice(("i32", "i64", "i8", "i1", "float", "double", "ptr", "void", "0", "1", "4"))
    new = rng.choice(_NUMBERS if old.isdigit() else _TYPES)
    share = rng.choice((0.02, 0.3, 1.0))
    pattern = rf"(?<![\w%@!#.-]){old}(?![\w.])"
    return re.sub(pattern, lambda m: new if rng.random() < share else m[0], text)


def _splice(text: str, rng: random.Random, texts: Sequence[str]) -> str:
    """The start of one text and the end of another, cut between lines."""
    head, tail = text.splitlines(keepends=True), rng.choice(texts).splitlines(keepends=True)
    return "".join(head[: rng.randrange(1, len(head) + 1)] + tail[rng.randrange(len(tail)) :])


_MUTATIONS: tuple[Callable[[str, random.Random, Sequence[str]], str], ...] = (
    *(_byte, _lines, _lines, _token, _token, _token, _type, _splice),
)
