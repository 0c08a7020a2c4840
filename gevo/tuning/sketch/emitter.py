"""Writes one function of LLVM IR: instructions, integer arithmetic, loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence

HEAD = """\
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
"""
SREG = "call i32 @llvm.nvvm.read.ptx.sreg"
BARRIER = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"

Int = int | str
"""An i32: a number known now, or the name of a value."""


class Emitter:
    """The body of a function, written from front to back.

    Attributes:
        lines: The instructions and labels so far.
        label: The block that is being written.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.label = "entry"
        self._count = 0

    def name(self, stem: str) -> str:
        """A name that is not in use: `%stem.7`, without the `%`."""
        self._count += 1
        return f"{stem}.{self._count}"

    def value(self, instruction: str, stem: str = "v") -> str:
        """Write an instruction; gives the name of its result."""
        result = f"%{self.name(stem)}"
        self.lines.append(f"  {result} = {instruction}")
        return result

    def do(self, instruction: str) -> None:
        """Write an instruction without a result."""
        self.lines.append(f"  {instruction}")

    def begin(self, label: str) -> None:
        """Start a block."""
        self.lines.append(f"{label}:")
        self.label = label

    def add(self, a: Int, b: Int) -> Int:
        """The sum."""
        if isinstance(a, int) and isinstance(b, int):
            return a + b
        if a == 0 or b == 0:
            return b if a == 0 else a
        return self.value(f"add i32 {a}, {b}") if isinstance(a, str) else self.add(b, a)

    def multiply(self, a: Int, factor: int) -> Int:
        """The product with a constant."""
        if isinstance(a, int):
            return a * factor
        if factor in (0, 1):
            return a if factor else 0
        return self.value(f"mul i32 {a}, {factor}")

    def sum(self, terms: Sequence[tuple[Int, int]], constant: int = 0) -> Int:
        """A sum of products with constants."""
        total: Int = 0
        for term, factor in terms:
            total = self.add(total, self.multiply(term, factor))
        return self.add(total, constant)

    def digits(self, number: Int, bases: Sequence[int], bound: int) -> list[Int]:
        """The mixed-radix digits of a number from 0 to below `bound`, the last one fastest."""
        found: list[Int] = []
        for base in reversed(bases):
            below = min(base, bound)
            bound = -(-bound // base)
            if isinstance(number, int):
                found.append(number % base)
                number //= base
            elif base == 1 or below == 1:
                found.append(0)
            elif bound == 1:
                found.append(number)
                number = 0
            else:
                found.append(self.value(f"urem i32 {number}, {base}"))
                number = self.value(f"udiv i32 {number}, {base}")
        return found[::-1]

    def below(self, number: Int, bound: int) -> str:
        """An i1: whether 0 <= number < bound."""
        return self.value(f"icmp ult i32 {number}, {bound}")

    def both(self, conditions: Sequence[str]) -> str | None:
        """An i1: all of them; None when there are none."""
        found: str | None = None
        for one in conditions:
            found = one if found is None else self.value(f"and i1 {found}, {one}")
        return found

    def when(self, condition: str | None, body: Callable[[], None]) -> None:
        """Write what is executed under a condition, or always where that is None."""
        if condition is None:
            body()
            return
        inside, after = self.name("then"), self.name("after")
        self.do(f"br i1 {condition}, label %{inside}, label %{after}")
        self.begin(inside)
        body()
        self.do(f"br label %{after}")
        self.begin(after)

    def loop(
        self,
        count: int,
        carried: Sequence[str],
        body: Callable[[Int, Sequence[str]], Sequence[str]],
        kind: str = "float",
    ) -> Sequence[str]:
        """Write a loop of `count` >= 1 turns, or just the body where it is one turn.

        Args:
            count: The number of turns.
            carried: Values that the first turn begins with.
            body: Writes a turn, given its number and what is carried; gives what the next turn
                begins with.
            kind: Type of what is carried.

        Returns:
            What the last turn leaves.
        """
        if count == 1:
            return body(0, carried)
        before, top, after = self.label, self.name("loop"), self.name("done")
        index, following = f"%{self.name('i')}", f"%{self.name('next')}"
        own = [f"%{self.name('c')}" for _ in carried]
        self.do(f"br label %{top}")
        self.begin(top)
        place = len(self.lines)
        left = body(index, own)
        latch = self.label
        phis = [f"  {index} = phi i32 [ 0, %{before} ], [ {following}, %{latch} ]"]
        for name, first, last in zip(own, carried, left, strict=True):
            phis.append(f"  {name} = phi {kind} [ {first}, %{before} ], [ {last}, %{latch} ]")
        self.lines[place:place] = phis
        self.do(f"{following} = add i32 {index}, 1")
        again = self.value(f"icmp ult i32 {following}, {count}")
        self.do(f"br i1 {again}, label %{top}, label %{after}")
        self.begin(after)
        return left
