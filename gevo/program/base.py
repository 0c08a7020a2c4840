"""Programs and the one interface through which they are edited.

A `Program` is a value: text plus what may be edited. Everything that a dialect knows (LLVM IR,
StableHLO) sits behind the `Editor` protocol, so that edits, repair, patches and the search are
written once.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from pathlib import PurePath
from typing import Any, Protocol, cast


class Dialect(StrEnum):
    """The languages that gevo edits, and in what they differ.

    Attributes:
        suffix: Of files with such programs.
        default_device: Runs them on any machine.
        emits_ptx: LLVM makes PTX of them.
        source_lines: Their instructions name the source lines that they come from.
        resizes_tensors: An operand of another shape is made to fit.
    """

    suffix: str
    default_device: str
    emits_ptx: bool
    source_lines: bool
    resizes_tensors: bool

    LLVM = "llvm", ".ll", "simt", True, True, False
    STABLEHLO = "stablehlo", ".mlir", "xla:cpu", False, False, True

    def __new__(
        cls, value: str, suffix: str, device: str, ptx: bool, lines: bool, resizes: bool
    ) -> Dialect:
        """A member, from its row."""
        made = str.__new__(cls, value)
        made._value_ = value
        made.suffix, made.default_device = suffix, device
        made.emits_ptx, made.source_lines, made.resizes_tensors = ptx, lines, resizes
        return made

    @staticmethod
    def of_file(path: str | PurePath) -> Dialect | None:
        """The dialect of programs in files of such a name; None for others."""
        suffix = PurePath(path).suffix
        if suffix in (PTX_SUFFIX, LLIR_SUFFIX):
            return Dialect.LLVM
        return next((dialect for dialect in Dialect if dialect.suffix == suffix), None)


PTX_SUFFIX = ".ptx"
"""Of files with PTX, which becomes LLVM IR when it is read."""
LLVM_SUFFIX = ".ll"
"""Of files with LLVM IR."""
LLIR_SUFFIX = ".llir"
"""Of files with LLVM IR as Triton names them."""
CUDA_SUFFIX = ".cu"
"""Of files with CUDA C++, which a compiler makes PTX or LLVM IR of."""


Setting = int | float | str | bool | tuple[int | float | str | bool, ...]
"""The value of a tuning parameter."""

Settings = tuple[tuple[str, Setting], ...]
"""Tuning parameters and their values, in the order in which they were declared."""


def settings_to_json(settings: Settings) -> dict[str, Any]:
    """By name, with lists for tuples; `settings_from_json` inverts it."""
    return {name: list(v) if isinstance(v, tuple) else v for name, v in settings}


def settings_from_json(data: Mapping[str, Any]) -> Settings:
    """Settings from their JSON form."""
    return tuple(
        (name, tuple(cast("list[Any]", v)) if isinstance(v, list) else v)
        for name, v in data.items()
    )


@dataclass(frozen=True)
class Program:
    """A program's text in canonical form, hashable and picklable.

    Attributes:
        dialect: The language of `text`.
        text: Canonical text: every value is named, printing what was parsed gives it back.
        entry: Names of the functions that may be edited, in module order; never empty.
        settings: The configuration with which it is to be compiled and launched; empty for the
            workload's defaults. What each parameter does is the workload's business.
        launched: Names of the kernels that the workload launches, in module order; empty for all.
            What only others lead to stays in the text and takes no part in anything.
        ptx: PTX that a GPU runs instead of what LLVM makes of `text`, which was lifted from it;
            empty for programs that were not.
    """

    dialect: Dialect
    text: str = field(repr=False)
    entry: tuple[str, ...]
    settings: Settings = ()
    launched: tuple[str, ...] = ()
    ptx: str = field(default="", repr=False)

    @cached_property
    def digest(self) -> str:
        """SHA-256 over dialect, entry, text, settings and PTX, in hex."""
        head = f"{self.dialect}\0{','.join(self.entry)}\0"
        tail = f"\0{self.settings!r}" if self.settings else ""
        tail += f"\0{self.ptx}" if self.ptx else ""
        return hashlib.sha256((head + self.text + tail).encode()).hexdigest()

    def rewritten(self, text: str) -> Program:
        """The same program with another text, which no PTX stands for any more."""
        return replace(self, text=text, ptx="")

    def configured(self, settings: Settings) -> Program:
        """The same program with other settings."""
        return replace(self, settings=settings)


@dataclass(frozen=True, slots=True, order=True)
class Value:
    """What a slot can hold, named so that it means the same in every variant.

    `ref` is one of

    - `u12`, `e5f0c2a19`: the result of the site with that uid, the first if it has several;
    - `u12#1`: its second result;
    - `a0`: argument 0 of the function that holds the slot;
    - `b3`: argument of a block, where the dialect has such, numbered over the whole baseline;
    - anything else: a constant exactly as the dialect writes it after its type (`42`, `@tile`,
      `0x3FB99999A0000000`, `getelementptr (...)`).

    `type` is the dialect's own spelling (`i32`, `ptr addrspace(3)`, `tensor<4xf32>`).
    """

    ref: str
    type: str


@dataclass(frozen=True, slots=True)
class Slot:
    """One operand place: operand `index` of the site `uid`, and the value it holds now.

    `type` is what the operand must have; an editor may resize values of other types to it.
    """

    uid: str
    index: int
    type: str
    value: Value

    @property
    def key(self) -> str:
        """The textual name used by patches: `u30.1`."""
        return f"{self.uid}.{self.index}"


@dataclass(frozen=True, slots=True)
class Site:
    """One instruction or op that edits can name.

    Attributes:
        uid: `u<n>` from the baseline, in program order; `e<hex>` for what an edit inserted.
        op: The opcode (`fadd`, `load`, `call`, `stablehlo.add`).
        type: The type of the first result; empty when there is none.
        slots: Its operand places, in the dialect's textual order.
        pinned: True when the site may not be copied, deleted, moved, swapped or replaced as a
            whole (terminators, phis, allocas); its operands may still change.
        function: Name of the function that holds it.
        line: Source line from debug info; 0 when unknown.
    """

    uid: str
    op: str
    type: str
    slots: tuple[Slot, ...]
    pinned: bool
    function: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class Assumed:
    """What an edited program relies on in all launches of a kernel.

    Attributes:
        kernel: Its name.
        condition: A condition of `gevo.program.condition` that they fulfil; empty for none.
        apart: Pairs of its parameters, by number: the two arrays of each do not overlap.
        lengths: Of some of these parameters, by number, and how many bytes from there the kernel
            reaches at most.
        warps: Threads exchange values within their warp only, where the unmodified program had
            barriers of the block.
        approximate: Arithmetic is approximate that was exact.
        alone: While it runs, the host, other GPUs and other launches neither read what it writes
            nor write what it reads.
    """

    kernel: str
    apart: tuple[tuple[int, int], ...] = ()
    warps: bool = False
    approximate: bool = False
    alone: bool = False
    condition: str = ""
    lengths: tuple[tuple[int, int], ...] = ()


class Editor(Protocol):
    """A program under edit: mutable, short-lived, owned by one `apply`.

    Between `erase`, `move` or `copy` and the matching `set` calls the program may be broken:
    `broken()` lists the slots that must be set before `finish()` may be called.
    Every sequence that a method returns has a deterministic order (program order, then index).
    Methods raise EditError when a uid does not exist or is pinned.
    """

    def mark(self) -> int:
        """The present state, as a point to which `rollback` can return."""
        ...

    def rollback(self, mark: int) -> None:
        """Undo everything since `mark`; later marks become invalid."""
        ...

    def sites(self) -> Sequence[Site]:
        """All sites of the editable functions, in program order."""
        ...

    def site(self, uid: str) -> Site | None:
        """The site with this uid, or None when it does not exist (any more)."""
        ...

    def copy(self, uid: str, before: str, new_uid: str) -> None:
        """Insert a copy of `uid` in front of `before` (same function) under `new_uid`."""
        ...

    def move(self, uid: str, before: str) -> None:
        """Move `uid` in front of `before` (same function)."""
        ...

    def erase(self, uid: str) -> None:
        """Remove `uid`; slots that held its result become broken."""
        ...

    def broken(self) -> Sequence[Slot]:
        """Slots whose value is gone or no longer dominates them."""
        ...

    def users(self, uid: str) -> Sequence[Slot]:
        """Slots that hold a result of `uid` now."""
        ...

    def choices(self, slot: Slot) -> Sequence[Value]:
        """Values that `slot` could hold instead; may be empty.

        Non-constant values that dominate it and are of its type, or can be resized to it;
        then constants of that type. Never the value it holds now.
        """
        ...

    def fallback(self, slot: Slot) -> Value | None:
        """The constant for a slot that nothing fits (1 of its type); None if there is none."""
        ...

    def candidate_uses(self, uid: str) -> Sequence[Slot]:
        """Slots dominated by the first result of `uid` that could hold it and do not now."""
        ...

    def accepts(self, slot: Slot, value: Value) -> bool:
        """True when `set(slot.uid, slot.index, value)` would be valid now."""
        ...

    def set(self, uid: str, index: int, value: Value) -> None:
        """Put `value` into operand `index` of `uid`; raises EditError when it does not fit."""
        ...

    def alternatives(self, uid: str) -> Sequence[tuple[str, str]]:
        """What `change` could do to a site now: names and values, maybe none."""
        ...

    def change(self, uid: str, name: str, value: str) -> None:
        """Give a constant or an attribute of a site another value.

        `name` says which (an attribute's name, or the index of an operand that is a constant)
        and `value` is written as the dialect does. The types of results stay as they are.
        Raises EditError when that is not legal.
        """
        ...

    def rewrites(self) -> Sequence[tuple[str, str]]:
        """What `rewrite` could do now, maybe nothing: targets and names, as it takes them."""
        ...

    def rewrite(self, target: str, name: str) -> None:
        """Let passes of the compiler transform the program.

        Without a change of its meaning, except that they may assume what the name says.

        What survives keeps its uid; new sites have uids that follow from what was done.

        Args:
            target: Uid of the branch that ends a loop, or a kernel with the numbers of its
                parameters (`kernel#0,2`), a condition (`kernel#arg3 >= 0`), an axis (`kernel#y`)
                or a shape (`kernel#tiles`); empty for the whole program.
            name: What to do.

        Raises:
            EditError: That is not possible, changes nothing, or other edits came before.
        """
        ...

    def forms(self, uid: str) -> Sequence[str]:
        """Other forms that a site could take now, which compute something like it; maybe none."""
        ...

    def reform(self, uid: str, form: str, new_uid: str) -> None:
        """Give a site another form; its uid, its type and its users stay.

        Args:
            uid: The site.
            form: One of `forms(uid)`.
            new_uid: What another site is called that the form puts in front of it.

        Raises:
            EditError: It has no such form.
        """
        ...

    def decides(self, value: Value, holds: bool) -> bool:
        """Whether a test at a kernel's entry could say that a truth value always comes out so."""
        ...

    def assumed(self) -> Sequence[Assumed]:
        """What the passes that ran so far rely on.

        Raises:
            EditError: The compiler does not do again what it did.
        """
        ...

    def insertion_points(self, function: str) -> Sequence[str]:
        """Uids of that function in front of which an instruction may be inserted."""
        ...

    def finish(self) -> Program:
        """The edited program. Raises EditError while any slot is broken."""
        ...
