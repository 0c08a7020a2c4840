"""What a PTX instruction's mnemonic says of memory and order.

Source: PTX ISA 8.8, sections 8 (memory consistency model: strength, scope, proxies) and 9.7.9
(`ld`, `st`), 9.7.13 (`atom`, `red`, `fence`, `membar`, `bar`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum


class Strength(StrEnum):
    """What an access promises to other threads (PTX ISA, 8.4 and 8.5)."""

    WEAK = "weak"
    VOLATILE = "volatile"
    """Relaxed at sys scope, for the memory model; also in shared memory."""
    RELAXED = "relaxed"
    ACQUIRE = "acquire"
    RELEASE = "release"
    ACQ_REL = "acq_rel"


class Scope(StrEnum):
    """The threads that an operation may synchronise with (PTX ISA, 8.5)."""

    CTA = "cta"
    CLUSTER = "cluster"
    GPU = "gpu"
    SYS = "sys"


class FenceKind(StrEnum):
    """`fence.KIND`; `membar` is `fence.sc`."""

    SC = "sc"
    ACQ_REL = "acq_rel"
    ACQUIRE = "acquire"
    RELEASE = "release"


@dataclass(frozen=True, slots=True)
class Fence:
    """A memory fence."""

    kind: FenceKind
    scope: Scope

    def __str__(self) -> str:
        return f"fence.{self.kind}.{self.scope}"


@dataclass(frozen=True, slots=True)
class PtxForm:
    """What one operation on memory is in PTX.

    Attributes:
        instruction: `ld`, `st`, `atom`, `red`, or `fence` where there is no access at all.
        strength: Of the access; WEAK for a fence alone.
        scope: Of a strong access; None for a weak one.
        before: Fences that the thread executes right in front of it; a fence alone is here.
        after: Fences right behind it.
        loop: True for a load and then compare-and-swaps until one succeeds.
        first: In a loop the strength of the load in front; else WEAK.
        bits: Width of the access where it is another one than the operation's (a byte's atomic
            is made on the 32-bit word that it lies in); else 0.
        non_coherent: Through the read-only path (`.nc`, `ldu`): another proxy.
    """

    instruction: str
    strength: Strength = Strength.WEAK
    scope: Scope | None = None
    before: tuple[Fence, ...] = ()
    after: tuple[Fence, ...] = ()
    loop: bool = False
    first: Strength = Strength.WEAK
    bits: int = 0
    non_coherent: bool = False

    def __str__(self) -> str:
        return " ".join(self._words())

    def _words(self) -> list[str]:
        words = [str(fence) for fence in self.before]
        if self.loop:
            words.append(f"loop:ld.{self.first}")
        if self.instruction != "fence":
            scope = f".{self.scope}" if self.scope else ""
            path = ".nc" if self.non_coherent else ""
            width = f".b{self.bits}" if self.bits else ""
            words.append(f"{self.instruction}.{self.strength}{scope}{path}{width}")
        return [*words, *(str(fence) for fence in self.after)]


_FORM_WORD = re.compile(
    r"(ld|st|atom|red)\.(\w+?)(?:\.(cta|cluster|gpu|sys))?(\.nc)?(?:\.b(\d+))?"
)


def read_form(text: str) -> PtxForm:
    """Inverts `str(form)`."""
    form = PtxForm("fence")
    for word in text.split():
        if word.startswith("fence."):
            _, kind, scope = word.split(".")
            fence = (Fence(FenceKind(kind), Scope(scope)),)
            if form.instruction == "fence":
                form = replace(form, before=form.before + fence)
            else:
                form = replace(form, after=form.after + fence)
        elif word.startswith("loop:ld."):
            form = replace(form, loop=True, first=Strength(word.removeprefix("loop:ld.")))
        elif match := _FORM_WORD.fullmatch(word):
            instruction, strength, scope, path, bits = match.groups()
            form = replace(
                form,
                instruction=instruction,
                strength=Strength(strength),
                scope=Scope(scope) if scope else None,
                non_coherent=path is not None,
                bits=int(bits or 0),
            )
        else:
            raise ValueError(f"no form of a memory operation: {text!r}")
    return form


@dataclass(frozen=True, slots=True)
class Mnemonic:
    """One instruction that touches memory or order.

    Attributes:
        form: Its strength, scope and fences. A barrier has that of a fence without a scope.
        space: `global`, `shared`, `local`, `const`, `param`, or `generic`.
        operation: Of `atom` and `red`: `add`, `cas` and so on; of a barrier: `sync`, `arrive`,
            `red`, `warp`, `cluster.arrive`, `cluster.wait`; of `fence.proxy`: `proxy`.
        type: As written: `b32`, `f16x2`; empty where there is none.
        lanes: Elements of a vector access; 1 for a scalar.
    """

    form: PtxForm
    space: str = "generic"
    operation: str = ""
    type: str = ""
    lanes: int = 1


_SPACES = ("global", "shared", "local", "const", "param")
_SCOPES = {scope.value: scope for scope in Scope}
_ATOMIC_OPS = frozenset("add and or xor min max inc dec exch cas".split())
_TYPE = re.compile(r"(?:[bsuf]\d+|bf16)(?:x\d)?\Z")
_MEMBAR = {"cta": Scope.CTA, "gl": Scope.GPU, "sys": Scope.SYS}
_BARRIERS = ("sync", "arrive", "red")


def parse(mnemonic: str) -> Mnemonic | None:
    """Read a mnemonic (`ld.acquire.gpu.global.v2.b32`); None if it is nothing of this kind.

    Raises:
        ValueError: It is, and is not well formed.
    """
    opcode, *words = mnemonic.replace("::", ":").split(".")
    words = [word for word in words if word]
    if opcode in ("ld", "ldu", "st", "atom", "red"):
        return None if "async" in words else _access(opcode, words)
    if opcode == "fence":
        return _fence(words)
    if opcode == "membar":
        return Mnemonic(_alone(FenceKind.SC, _MEMBAR[_only(words, mnemonic)]))
    if opcode in ("bar", "barrier"):
        return _barrier(words, mnemonic)
    return None


def _only(words: list[str], mnemonic: str) -> str:
    if len(words) != 1 or words[0] not in _MEMBAR:
        raise ValueError(f"no such membar: {mnemonic}")
    return words[0]


def _alone(kind: FenceKind, scope: Scope) -> PtxForm:
    return PtxForm("fence", before=(Fence(kind, scope),))


def _fence(words: list[str]) -> Mnemonic:
    """`fence.KIND.SCOPE`; without a kind it is acq_rel. A proxy fence orders nothing by itself."""
    if words[0] in ("proxy", "mbarrier_init"):
        return Mnemonic(PtxForm("fence"), operation=words[0])
    kind = FenceKind(words[0]) if words[0] in list(FenceKind) else FenceKind.ACQ_REL
    if words[-1] not in _SCOPES:
        raise ValueError(f"a fence without a scope: fence.{'.'.join(words)}")
    return Mnemonic(_alone(kind, _SCOPES[words[-1]]))


def _barrier(words: list[str], mnemonic: str) -> Mnemonic:
    words = [word for word in words if word != "cta"]
    if words[:1] == ["warp"]:
        return Mnemonic(PtxForm("fence"), operation="warp")
    if words[:1] == ["cluster"]:
        return Mnemonic(PtxForm("fence"), operation=".".join(words[:2]))
    if not words or words[0] not in _BARRIERS:
        raise ValueError(f"no such barrier: {mnemonic}")
    return Mnemonic(PtxForm("fence"), operation=words[0])


def _access(opcode: str, words: list[str]) -> Mnemonic:
    strength, scope, space, operation, type_, lanes = "", None, "generic", "", "", 1
    for word in words:
        head = word.partition(":")[0]
        if word in list(Strength):
            strength = word
        elif word in _SCOPES:
            scope = _SCOPES[word]
        elif head in _SPACES and space == "generic":
            space = head
        elif word in _ATOMIC_OPS and opcode in ("atom", "red") and not operation:
            operation = word
        elif word in ("v2", "v4", "v8"):
            lanes = int(word[1:])
        elif _TYPE.match(word):
            type_ = word
    form = _form(opcode, strength, scope, "nc" in words or opcode == "ldu")
    return Mnemonic(form, space, operation, type_, lanes)


def _form(opcode: str, strength: str, scope: Scope | None, non_coherent: bool) -> PtxForm:
    if opcode in ("atom", "red"):
        kind = Strength(strength or "relaxed")
        return PtxForm(opcode, kind, scope or Scope.GPU)
    name = "ld" if opcode == "ldu" else opcode
    kind = Strength(strength or "weak")
    if kind is Strength.WEAK:
        return PtxForm(name, non_coherent=non_coherent)
    if kind is Strength.VOLATILE:
        return PtxForm(name, kind, Scope.SYS)
    if scope is None:
        raise ValueError(f"{opcode}.{kind} without a scope")
    return PtxForm(name, kind, scope)
