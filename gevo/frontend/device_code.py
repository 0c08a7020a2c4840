"""The device code of a CUDA source: what is left when the host's code is taken out.

NVRTC compiles device code alone. A source as people have it also launches kernels, prints and
parses arguments. Its declarations are told apart by their outer form, without parsing C++: a
function without an execution space is the host's, and so is a variable that device code cannot
see. Lines stay where they are, and all directives stay, so that conditions stay balanced.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from gevo.child import ChildDied, in_child
from gevo.files import read_text
from gevo.frontend.instances import Function, function_of, instances
from gevo.frontend.launches import launches
from gevo.frontend.words import WITH_ARGUMENTS, Macro, Macros, closing, expanded, places, split
from gevo.program.parameters import SourceLaunches, SourceNames

_TOKEN = re.compile(
    r"""
    (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<directive>(?<![^\n])[ \t]*\#(?:\\\r?\n|/\*.*?\*/|//[^\n]*|[^\n\\]|\\)*)
  | (?P<string>R"(?P<end>[^(\s]*)\(.*?\)(?P=end)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
  | (?P<name>[A-Za-z_]\w*)
  | (?P<number>\.?\d(?:['\w.]|[eEpP][+-])*)
  | (?P<space>\n|[^\S\n]+)
  | (?P<launch><<<|>>>)
  | (?P<mark>.)
    """,
    re.VERBOSE | re.DOTALL,
)
_INCLUDE = re.compile(r'\s*#\s*include\s*(<[^>\n]+>|"[^"\n]+")')
_DEFINE = re.compile(r"\s*#\s*define\s+(\w+)(.*)", re.DOTALL)
_SPACES = frozenset({"__global__", "__device__", "__constant__", "__shared__", "__managed__"})
_TYPES = frozenset({"struct", "class", "union", "enum"})
_UNSEEN = frozenset({"space", "comment", "directive"})
_STD_OF_DEVICE = re.compile(
    r"u?int(?:_fast|_least)?\d+_t|u?int(?:ptr|max)_t|size_t|ptrdiff_t|byte|nullptr_t|"
    r"numeric_limits|is_\w+|enable_if(?:_t)?|conditional(?:_t)?|remove_\w+|add_\w+|decay(?:_t)?|"
    r"integral_constant|true_type|false_type|underlying_type(?:_t)?|make_(?:un)?signed(?:_t)?|"
    r"common_type(?:_t)?|void_t|declval|index_sequence|make_index_sequence|integer_sequence"
)
"""What types of the device take of the standard library."""
_OPEN, _CLOSE = "([{", ")]}"

_READ_S = 10
"""Reading the names in a source takes no longer."""


@dataclass(frozen=True)
class DeviceCode:
    """What a source has for the device.

    Attributes:
        text: The source without the host's code, line by line where it was.
        left_out: Whether anything was taken out.
        includes: What is included, as `<name>` or `"name"`, in order.
        host: The host's declarations, as words.
        kernels: Its kernels.
        constants: Variables that host and device see, as words.
        macros: Macros without parameters, as words.
        calls: Macros with parameters.
        classes: Names of its classes and structs.
    """

    text: str
    left_out: bool
    includes: tuple[str, ...]
    host: tuple[Sequence[str], ...] = ()
    kernels: tuple[Function, ...] = ()
    constants: tuple[Sequence[str], ...] = ()
    macros: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    calls: Macros = field(default_factory=dict[str, Macro])
    classes: frozenset[str] = frozenset()

    @property
    def instances(self) -> tuple[str, ...]:
        """Kernels that the host launches with template arguments, as `kernel<float,4>`."""
        host = [expanded(one, self.calls) for one in self.host]
        return instances(host, self.kernels, self.classes)


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str


@dataclass
class _Item:
    """One declaration at the level of a file or namespace, as far as it is read."""

    tokens: list[_Token] = field(default_factory=list[_Token])
    depth: int = 0
    conditions: list[int] = field(default_factory=list[int])
    body: int = -1
    """Where the first brace stands."""

    def add(self, token: _Token) -> None:
        self.tokens.append(token)
        if token.kind == "directive":
            self._condition(token.text.strip().lstrip("#").strip())
        elif token.kind == "mark" and token.text in _OPEN:
            if token.text == "{" and self.depth == 0 and self.body < 0:
                self.body = len(self.tokens) - 1
            self.depth += 1
        elif token.kind == "mark" and token.text in _CLOSE:
            self.depth = max(0, self.depth - 1)

    def _condition(self, directive: str) -> None:
        """Branches of a condition open braces anew: only one of them is compiled."""
        if directive.startswith("if"):
            self.conditions.append(self.depth)
        elif directive.startswith("el") and self.conditions:
            self.depth = self.conditions[-1]
        elif directive.startswith("endif") and self.conditions:
            self.conditions.pop()

    @property
    def head(self) -> list[str]:
        """The words before the body, without what a template or an attribute has in brackets."""
        end = self.body if self.body >= 0 else len(self.tokens)
        shown = ("name", "mark", "string", "launch", "number")
        return _bare([t.text for t in self.tokens[:end] if t.kind in shown])

    @property
    def names(self) -> frozenset[str]:
        return frozenset(t.text for t in self.tokens if t.kind == "name")

    def opens_scope(self) -> bool:
        """Whether it is the beginning of a namespace or of `extern "C" {`."""
        if self.body != len(self.tokens) - 1 or self.depth != 1:
            return False
        words = self.words
        return "namespace" in words[:2] or (words[0] == "extern" and len(words) == 3)

    @property
    def words(self) -> list[str]:
        """All that means something."""
        return [t.text for t in self.tokens if t.kind not in _UNSEEN]

    @property
    def scope(self) -> str:
        """The namespace that it opens; empty for one without a name, and for `extern "C"`."""
        words = self.words
        return "".join(words[words.index("namespace") + 1 : -1]) if "namespace" in words else ""

    @property
    def classes(self) -> frozenset[str]:
        """The class that it defines or declares."""
        head = self.head
        named = [at + 1 for at, word in enumerate(head[:-1]) if word in ("struct", "class")]
        return frozenset() if _calls(head) else frozenset(head[at] for at in named[:1])

    def closes_scope(self) -> bool:
        """Whether it is the end of one."""
        return self.words == ["}"]

    def ended(self) -> bool:
        """Whether the last token ends it."""
        last = self.tokens[-1]
        if self.depth or last.kind != "mark":
            return False
        return last.text == ";" or (last.text == "}" and (self.body < 0 or _calls(self.head)))

    def of_device(self, spaces: frozenset[str]) -> bool:
        """Whether device code may need it."""
        head = self.head
        if spaces & self.names:
            return True
        if {"typedef", "using", "static_assert", "constexpr", "namespace"} & set(head[:2]):
            return True
        if _calls(head):
            return False
        return bool(_TYPES & set(head) or "const" in head) and self._in_reach()

    def _in_reach(self) -> bool:
        """Whether what it takes of the standard library is there for device code, too."""
        words = self.words
        taken = (words[p + 3 : p + 4] for p in places(words, "std"))
        return all(one and _STD_OF_DEVICE.fullmatch(one[0]) for one in taken)


def device_code(text: str, faulty: Collection[int] = (), std: str = "std") -> DeviceCode:
    """Take out what is the host's.

    Args:
        text: A CUDA source or header.
        std: The namespace that `using namespace std` is to mean.
        faulty: Lines, from 1, in which a compiler has found errors. What stands there and has no
            execution space is taken for the host's.
    """
    tokens = _tokens(text)
    directives = [t.text for t in tokens if t.kind == "directive"]
    includes = (m[1] for m in map(_INCLUDE.match, directives) if m)
    defined = [m for m in map(_DEFINE.match, directives) if m]
    spaces = _SPACES | {m[1] for m in defined if any(space in m[2] for space in _SPACES)}
    macros = {m[1]: _words(m[2]) for m in defined if m[2][:1] != "("}
    calls = {m[1]: _macro(_words(m[2])) for m in defined if m[2][:1] == "("}
    kept: list[str] = []
    host: list[Sequence[str]] = []
    kernels: list[Function] = []
    constants: list[Sequence[str]] = []
    classes: set[str] = set()
    scope: list[str] = []
    line = 1
    for item in _items(tokens):
        lines = range(line, line + sum(t.text.count("\n") for t in item.tokens) + 1)
        line = lines[-1]
        wanted = item.of_device(spaces) and (
            spaces & item.names or not any(one in lines for one in faulty)
        )
        classes |= item.classes
        if item.opens_scope():
            scope.append(item.scope)
        elif not item.names and item.closes_scope() and scope:
            scope.pop()
        elif wanted and "__global__" in item.names and "(" in item.head:
            kernels.append(function_of(item.words, tuple(one for one in scope if one)))
        elif wanted and "=" in item.head and not _calls(item.head):
            constants.append(item.words)
        if item.opens_scope() or wanted or not item.names:
            own = std if item.words[:3] == ["using", "namespace", "std"] else "std"
            kept += (own if t.text == "std" else t.text for t in item.tokens)
            continue
        kept += (t.text if t.kind == "directive" else _blank(t.text) for t in item.tokens)
        host.append(item.words)
    found = tuple(dict.fromkeys(includes))
    return DeviceCode(
        "".join(kept),
        bool(host),
        found,
        tuple(host),
        tuple(kernels),
        tuple(constants),
        macros,
        calls,
        frozenset(classes),
    )


def parameter_names(text: str, folder: Path | None = None) -> SourceNames:
    """What a source calls the parameters of its kernels; read in a child process.

    PTX has no names for them. A kernel whose declaration is not understood has none.

    Args:
        text: The source.
        folder: Where it lies; headers beneath it that it names in quotes are read, too. None: the
            source alone.
    """
    try:
        return in_child(_parameter_names, (text, folder), _READ_S)
    except (ChildDied, MemoryError):
        return {}


def _parameter_names(text: str, folder: Path | None) -> SourceNames:
    found: dict[str, list[tuple[str, ...]]] = {}
    for part in _with_headers(text, folder) if folder else [device_code(text)]:
        for kernel in part.kernels:
            if kernel.named:
                found.setdefault(kernel.name, []).append(kernel.named)
    return found


def source_launches(text: str, folder: Path, defined: Mapping[str, str]) -> SourceLaunches:
    """What a source says of its launches; read in a child process.

    Args:
        text: The source.
        folder: Where it lies; headers beneath it that it names in quotes are read, too.
        defined: Macros that its compiler is given.
    """
    try:
        return in_child(_source_launches, (text, folder, defined), _READ_S)
    except (ChildDied, MemoryError):
        return {}


def _source_launches(text: str, folder: Path, defined: Mapping[str, str]) -> SourceLaunches:
    host: list[Sequence[str]] = []
    macros: dict[str, Sequence[str]] = {}
    calls: dict[str, Macro] = {}
    for found in _with_headers(text, folder):
        host += (*found.host, *found.constants)
        macros |= found.macros
        calls |= found.calls
    given = {name: _words(value) for name, value in defined.items()}
    return launches([expanded(one, calls) for one in host], macros | given)


def _with_headers(text: str, folder: Path) -> Iterator[DeviceCode]:
    """A source, and headers beneath its folder that it, or one of them, names in quotes.

    One that cannot be read is left out: the compiler says what it says of that.
    """
    waiting, read = [(text, folder)], dict[Path, None]()
    while waiting:
        now, beside = waiting.pop(0)
        found = device_code(now)
        yield found
        for header in (beside / one[1:-1] for one in found.includes if one[0] == '"'):
            path = header.resolve()
            if path.is_relative_to(folder.resolve()) and path.is_file() and path not in read:
                read[path] = None
                with suppress(OSError):
                    waiting.append((read_text(path, "replace"), path.parent))


def _macro(words: Sequence[str]) -> Macro:
    """One of `(a, b) what it stands for`."""
    end = closing(words, 0)
    parameters = split(words[1:end])
    return Macro(tuple(one[0] for one in parameters), words[end + 1 :])


def _words(text: str) -> list[str]:
    """What stands behind the name of a macro, over all of its lines."""
    return _Item(_tokens(text.replace("\\\n", " "))).words


def _tokens(text: str) -> list[_Token]:
    return [_Token(m.lastgroup or "", m[0]) for m in _TOKEN.finditer(text)]


def _items(tokens: Sequence[_Token]) -> Iterator[_Item]:
    item = _Item()
    for token in tokens:
        if token.kind in _UNSEEN and not item.tokens:
            yield _Item([token])
            continue
        item.add(token)
        if token.kind == "mark" and token.text == "}" and len(item.tokens) == 1:
            yield item  # the end of a namespace
            item = _Item()
        elif item.opens_scope() or item.ended():
            yield item
            item = _Item()
    if item.tokens:
        yield item


def _bare(words: Sequence[str]) -> list[str]:
    """Words without template parameters and arguments of attributes."""
    found: list[str] = []
    skipped, opened = 0, ""
    for word in words:
        if skipped:
            skipped += word.count(opened) - word.count(">" if opened == "<" else ")")
        elif word == "<" and found[-1:] == ["template"]:
            skipped, opened = 1, "<"
        elif word == "(" and found and found[-1] in WITH_ARGUMENTS:
            skipped, opened = 1, "("
        else:
            found.append(word)
    return found


def _calls(head: Sequence[str]) -> bool:
    """Whether a head is a function's: it has brackets before any `=`."""
    before = head[: head.index("=")] if "=" in head and "operator" not in head else head
    return "(" in before


def _blank(text: str) -> str:
    return re.sub(r"[^\n]", " ", text)
