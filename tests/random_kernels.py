"""CUDA kernels at random, whose results do not depend on who comes first.

    __global__ void k(const int *x, const float *f, int *y, float *g, int *c, int w, int h, int d)

`x` and `f` have `LENGTH` elements, a power of two; each thread writes its own elements of `y` and
`g`, of `w` times `h`, and adds to the 16 counts `c`. Blocks have at most 256 threads.
"""

from __future__ import annotations

import random
from collections.abc import Callable

LENGTH = 4096
SHARED = 256
_HEAD = """extern "C" __global__ void k(const int *x, const float *f, int *y, float *g, int *c,
                             int w, int h, int d) {
  int tx = threadIdx.x, ty = threadIdx.y;
  int i = blockIdx.x * blockDim.x + tx, j = blockIdx.y * blockDim.y + ty;
  int t = ty * blockDim.x + tx, size = blockDim.x * blockDim.y;
"""


class Writer:
    """Writes one kernel.

    Args:
        rng: Of every choice.
        lanes: Whether threads may exchange values within their warp, which has 32 of them.
    """

    def __init__(self, rng: random.Random, lanes: bool = False) -> None:
        self._rng = rng
        self._lanes = lanes
        self._ints = ["i", "j", "tx", "ty", "w", "h", "d", "p", "t"]
        self._floats: list[str] = []
        self._own: list[str] = []  # may be assigned to
        self._uniform = ["w", "h", "d", "size", "(int)blockIdx.x", "(int)blockDim.x"]
        self._names = 0
        self._lines: list[str] = []
        self._depth = 1

    def kernel(self) -> str:
        """The text of the whole source."""
        rng, shared = self._rng, self._rng.random() < 0.6
        head = _HEAD
        if shared:
            head += f"  __shared__ int s[{SHARED}];\n  __shared__ float q[{SHARED}];\n"
            head += "  __shared__ int m[8][128];\n"
            head += "  bool in = i < w && j < h;\n  int p = in ? j * w + i : 0;\n"
        else:
            test = rng.choice(("i >= w || j >= h", "j * w + i >= w * h || i >= w || j >= h"))
            head += f"  if ({test}) return;\n  bool in = true;\n  int p = j * w + i;\n"
        self._say(f"int a = {self._int(2)}, b = {rng.choice(('0', 'p', 'x[p & 4095]'))};")
        self._say(f"float e = {rng.choice(('0.f', 'f[p & 4095]', 'f[t]'))};")
        self._ints += ["a", "b"]
        self._floats.append("e")
        self._own += ["a", "b"]
        for _ in range(rng.randint(1, 4)):
            self._statement(3, shared)
        self._say("if (in) { y[p] = a ^ b; g[p] = e; }" if shared else "y[p] = a - b; g[p] = e;")
        return head + "\n".join(self._lines) + "\n}\n"

    def _say(self, text: str) -> None:
        self._lines.append("  " * self._depth + text)

    def _fresh(self) -> str:
        self._names += 1
        return f"v{self._names}"

    # Expressions.

    def _int(self, depth: int) -> str:
        rng = self._rng
        if not depth or rng.random() < 0.2:
            if rng.random() < 0.25:
                return rng.choice(("1", "2", "3", "7", "16", "-1", "-5", "100", "0x7fffffff"))
            return rng.choice(self._ints)
        one, two = self._int(depth - 1), self._int(depth - 1)
        kind = rng.choice(
            (
                "+",
                "+",
                "-",
                "*",
                "^",
                "&",
                "|",
                "shift",
                "load",
                "load",
                "div",
                "sel",
                "cast",
                "max",
            )
        )
        match kind:
            case "shift":
                return f"(({one}) {rng.choice(('<<', '>>'))} {rng.randint(1, 7)})"
            case "load":
                return self._load("x", one)
            case "div":
                by = rng.choice(("d", "d", "3", "(w | 1)", "16", f"(({two}) | 1)"))
                sign = rng.choice(("", "(unsigned)"))
                return f"((int)({sign}({one}) {rng.choice('/%')} {sign}{by}))"
            case "sel":
                return f"({self._test(depth - 1)} ? {one} : {two})"
            case "cast":
                return rng.choice(
                    (
                        f"(short)({one})",
                        f"(unsigned char)({one})",
                        f"(int)((long)({one}) * d >> 3)",
                    )
                )
            case "max":
                return f"{rng.choice(('max', 'min'))}({one}, {two})"
            case kind:
                return f"({one} {kind} {two})"

    def _load(self, array: str, at: str) -> str:
        near = self._rng.choice(("p", "i", "j * w", "t", "i * 4", f"({at})"))
        off = self._rng.choice(("", " + 1", " - 1", " + w", f" + {self._rng.choice(self._ints)}"))
        return f"{array}[({near}{off}) & {LENGTH - 1}]"

    def _float(self, depth: int) -> str:
        rng = self._rng
        if not depth or rng.random() < 0.2:
            return rng.choice((*self._floats, "0.5f", "-2.f", "3.f"))
        one, two = self._float(depth - 1), self._float(depth - 1)
        match rng.choice(("+", "-", "*", "*", "load", "load", "sel", "conv", "/", "max")):
            case "load":
                return self._load("f", self._int(1))
            case "sel":
                return f"({self._test(1)} ? {one} : {two})"
            case "conv":
                return f"(float)({self._int(1)})"
            case "max":
                return f"fmaxf({one}, {two})"
            case kind:
                return f"({one} {kind} {two})"

    def _test(self, depth: int) -> str:
        rng = self._rng
        if self._floats and rng.random() < 0.15:
            return f"{self._float(1)} < {self._float(1)}"
        test = f"{self._int(depth)} {rng.choice(('<', '<=', '>', '==', '!='))} {self._int(1)}"
        if rng.random() < 0.2:
            test = f"({test}) {rng.choice(('&&', '||'))} ({self._int(0)} & {rng.choice((1, 3))})"
        return test

    # Statements.

    def _statement(self, depth: int, together: bool) -> None:
        """One statement; `together`: all threads of the block come to it."""
        kinds: list[Callable[[int], None]] = [self._assign, self._assign, self._if, self._sum]
        kinds += [self._loop, self._halving, self._count, self._stored]
        if together:
            kinds += [self._exchange, self._reduce, self._scan, self._tiles, self._rounds]
            kinds += [self._exchange, self._reduce, self._tiles, self._places, self._places]
            kinds += [self._shuffle] if self._lanes else []
        self._rng.choice(kinds)(depth)

    def _within(self, depth: int, body: Callable[[], None], together: bool = False) -> None:
        """A block; what it declares is known in it alone."""
        ints, floats, own = list(self._ints), list(self._floats), list(self._own)
        self._depth += 1
        body()
        for _ in range(self._rng.randint(0, 2) if depth > 0 else 0):
            self._statement(depth - 1, together)
        self._depth -= 1
        self._ints, self._floats, self._own = ints, floats, own
        self._say("}")

    def _assign(self, depth: int) -> None:
        match self._rng.choice(("int", "own", "own", "float", "local")):
            case "int":
                name = self._fresh()
                self._say(f"int {name} = {self._int(3)};")
                self._ints.append(name)
            case "own":
                self._change()
            case "float":
                self._say(f"e {self._rng.choice(('=', '+=', '-='))} {self._float(3)};")
            case _:
                name = self._fresh()
                self._say(f"float {name} = {self._float(2)};")
                self._floats.append(name)

    def _change(self) -> None:
        how = self._rng.choice(("+=", "^=", "=", "-="))
        self._say(f"{self._rng.choice(self._own)} {how} {self._int(2)};")

    def _if(self, depth: int) -> None:
        self._say(f"if ({self._test(2)}) {{")
        self._within(depth - 1, self._change)
        if self._rng.random() < 0.4:
            self._say("else {")
            self._within(depth - 1, self._change)

    def _bound(self) -> str:
        rng = self._rng
        return rng.choice(
            ("4", "7", "8", "min(h, 9)", "(w & 15)", "(d & 7)", f"({self._int(1)} & 15)", "tx % 5")
        )

    def _loop(self, depth: int) -> None:
        rng, name = self._rng, self._fresh()
        first = rng.choice(("0", "0", "0", "1", f"({self._int(0)} & 3)"))
        step = rng.choice((f"{name}++", f"{name}++", f"++{name}", f"{name} += 2", f"{name} += 3"))
        kind = rng.choice(("int", "int", "unsigned", "long"))
        bound = f"({kind})({self._bound()})"
        if rng.random() < 0.15:
            self._say(f"for (int {name} = {self._bound()}; {name} > 0; {name}--) {{")
        elif rng.random() < 0.2:
            self._say(f"for (int {name} = tx & 15; {name} < w; {name} += size) {{")
        else:
            self._say(f"for ({kind} {name} = {first}; {name} < {bound}; {step}) {{")
        self._ints.append(f"(int){name}")

        def body() -> None:
            if rng.random() < 0.2:
                self._say(f"if ({self._test(1)}) {rng.choice(('break', 'continue'))};")
            self._change()
            if rng.random() < 0.4:
                self._say(f"e += {self._float(2)};")

        self._within(depth - 1, body)
        self._ints.remove(f"(int){name}")

    def _sum(self, depth: int) -> None:
        """A row, a column or a filter, as kernels have them."""
        rng, n = self._rng, self._fresh()
        if rng.random() < 0.5:
            return self._product(n)
        self._say(f"for (int {n} = 0; {n} < {rng.choice(('h', 'w', 'd', '9', '16'))}; {n}++) {{")
        rows = (f"j * w + {n}", f"{n} * w + i", f"p + {n}", f"i * 8 + {n}", f"(i + {n}) % (d | 1)")
        row = f"({rng.choice(rows)}) & {LENGTH - 1}"
        mask = f"({rng.choice(rows)}) & {LENGTH - 1}"
        self._say(f"  a += x[{row}]{rng.choice(('', f' * x[{mask}]', ' * b'))};")
        self._say(f"  e += f[{mask}] * {rng.choice(('e', '0.25f', f'f[{row}]'))};")
        self._say("}")

    def _product(self, n: str) -> None:
        """Of a row and a column; in bounds for every size of `LAUNCHES`."""
        rng = self._rng
        rows = {f"j * w + {n}": "w", f"{n} * w + i": "h", f"i * 8 + {n}": "8", f"p + {n}": "16"}
        (one, most), (two, least) = rng.sample(list(rows.items()), 2)
        self._say(f"for (int {n} = 0; {n} < min({most}, {least}); {n}++) {{")
        self._say(f"  a += x[{one}]{rng.choice(('', f' * x[{two}]', ' * b'))};")
        self._say(f"  e += f[{two}] * {rng.choice(('0.25f', f'f[{one}]', 'e'))};")
        if rng.random() < 0.3:
            self._say(f"  if ({self._test(1)}) b += x[{two}];")
        self._say("}")

    def _halving(self, depth: int) -> None:
        name = self._fresh()
        self._say(f"for (unsigned {name} = {self._int(1)} & 1023; {name}; {name} >>= 1) {{")
        self._ints.append(f"(int){name}")
        self._within(min(depth - 1, 1), self._change)
        self._ints.remove(f"(int){name}")

    def _count(self, depth: int) -> None:
        self._say(f"if (in) atomicAdd(&c[{self._int(1)} & 15], {self._int(1)});")

    def _stored(self, depth: int) -> None:
        """Writes an own element, and may load it again."""
        self._say(f"if (in) y[p] = {self._int(1)};")
        if self._rng.random() < 0.5:
            self._say("a += in ? y[p] : 3;")

    # What all threads of a block do.

    def _filled(self) -> tuple[str, str]:
        if self._rng.random() < 0.3:
            self._say(f"q[t] = {self._float(2)};")
            return "q", "e"
        self._say(f"s[t] = {self._int(2)};")
        return "s", self._rng.choice(self._own)

    def _exchange(self, depth: int) -> None:
        rng = self._rng
        array, into = self._filled()
        self._say("__syncthreads();")
        at = rng.choice(("(t + 1) % size", "size - 1 - t", "(t ^ 1) % size", "t", "tx", "0", "ty"))
        test = rng.choice(("", "", f"if ({self._test(1)}) ", "if (t > 0) "))
        self._say(f"{test}{into} += {array}[{at}];")
        self._say("__syncthreads();")

    def _places(self, depth: int) -> None:
        """Each thread has an element of its own, and looks at that of a neighbour."""
        rng, n = self._rng, self._fresh()
        self._say(f"m[ty][tx] = {self._int(2)};")
        self._say("__syncthreads();")
        match rng.choice(("halves", "scan", "rounds", "look")):
            case "halves":
                first = rng.choice(("blockDim.x / 2", "32", "64"))
                self._say(
                    f"for (int {n} = {first}; {n} > 0; {n} {rng.choice(('>>= 1', '/= 2'))}) {{"
                )
                self._say(
                    f"  if (tx < {n} && tx + {n} < blockDim.x) m[ty][tx] += m[ty][tx + {n}];"
                )
                self._say("  __syncthreads();")
                self._say("}")
            case "scan":
                kept = self._fresh()
                self._say(f"for (int {n} = 1; {n} < blockDim.x; {n} <<= 1) {{")
                self._say(f"  int {kept} = tx >= {n} ? m[ty][tx - {n}] : 0;")
                self._say(f"  __syncthreads();  m[ty][tx] += {kept};  __syncthreads();")
                self._say("}")
            case "rounds":
                self._say(
                    f"for (int {n} = 0; {n} < {rng.choice(('3', 'h', '(d & 3)'))}; {n}++) {{"
                )
                self._say(f"  {self._rng.choice(self._own)} += m[ty][(tx + 1) % blockDim.x];")
                self._say("  __syncthreads();")
                self._say(f"  if ({self._test(1)}) m[ty][tx] {rng.choice(('+=', '='))} a + {n};")
                self._say("  __syncthreads();")
                self._say("}")
            case _:
                self._say("if (tx > 0 && ty > 0) b += m[ty - 1][tx] ^ m[ty][tx - 1];")
        row, column = rng.choice(("ty", "0")), rng.choice(("tx", "0"))
        self._say(f"a {rng.choice(('+=', '^='))} m[{row}][{column}];")
        self._say("__syncthreads();")

    def _reduce(self, depth: int) -> None:
        rng, name = self._rng, self._fresh()
        array, into = self._filled()
        self._say("__syncthreads();")
        start = rng.choice(("size / 2", "64", "128", "32"))
        if rng.random() < 0.7:
            self._say(f"for (int {name} = {start}; {name} > 0; {name} >>= 1) {{")
            self._say(f"  if (t < {name} && t + {name} < size) {array}[t] += {array}[t + {name}];")
            self._say("  __syncthreads();")
            self._say("}")
        else:
            for half in (128, 64, 32, 16, 8, 4, 2, 1)[rng.randint(0, 3) :]:
                self._say(f"if (t < {half} && t + {half} < size) ")
                self._say(f"  {array}[t] += {array}[t + {half}];")
                self._say("__syncthreads();")
        self._say(f"{into} += {array}[{rng.choice(('0', '0', 't', 'tx'))}];")
        self._say("__syncthreads();")

    def _scan(self, depth: int) -> None:
        array, into = self._filled()
        name, kept = self._fresh(), self._fresh()
        self._say("__syncthreads();")
        self._say(f"for (int {name} = 1; {name} < size; {name} *= 2) {{")
        kind = "int" if array == "s" else "float"
        self._say(f"  {kind} {kept} = t >= {name} ? {array}[t - {name}] : 0;")
        self._say("  __syncthreads();")
        own = self._rng.choice((f"{array}[t] += {kept};", f"{array}[t] = {array}[t] + {kept};"))
        self._say(f"  {own}")
        self._say("  __syncthreads();")
        self._say("}")
        self._say(f"{into} ^= {array}[t];" if array == "s" else f"{into} += {array}[t];")
        self._say("__syncthreads();")

    def _tiles(self, depth: int) -> None:
        """Rounds in which the block loads what all its threads then take."""
        rng, n, m = self._rng, self._fresh(), self._fresh()
        rounds = rng.choice(("min(h, 4)", "3", "(w + 31) / 32", "(d & 3) + 1"))
        self._say(f"for (int {n} = 0; {n} < {rounds}; {n}++) {{")
        self._say(f"  s[t] = {self._load('x', f'{n} * size + t')};")
        self._say("  __syncthreads();")
        if rng.random() < 0.7:
            self._say(
                f"  for (int {m} = 0; {m} < {rng.choice(('8', '4', 'min(size, 20)'))}; {m}++)"
            )
            inner = rng.choice(
                (f"s[{m}]", f"s[(t + {m}) % size]", f"s[{m}] * x[(p + {m}) & 4095]")
            )
            self._say(f"    a += {inner};")
        else:
            self._say(f"  if (tx > 0) b += s[t - 1] + {n};")
        self._say("  __syncthreads();")
        self._say("}")

    def _rounds(self, depth: int) -> None:
        """A loop that all threads go through as often."""
        n = self._fresh()
        bound = self._rng.choice(("3", "(d & 3)", "min(w, 4)", "(blockIdx.x & 1) + 1"))
        self._say(f"for (int {n} = 0; {n} < {bound}; {n}++) {{")
        self._ints.append(n)
        self._within(depth - 1, self._change, together=True)
        self._ints.remove(n)

    def _shuffle(self, depth: int) -> None:
        how = self._rng.choice(("xor_sync(~0u, a, 1)", "down_sync(~0u, a, 4)", "sync(~0u, b, 0)"))
        self._say(f"b += __shfl_{how};")


def kernel(seed: int, lanes: bool = False) -> str:
    """The source of a kernel; the same for the same seed."""
    return Writer(random.Random(seed), lanes).kernel()
