"""PTX modules from text: directives, variables, and the heads of functions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from gevo.program.ptx.body import declare_register, read_body
from gevo.program.ptx.operands import NAME
from gevo.program.ptx.scanner import Scanner
from gevo.program.ptx.syntax import Function, Module, Variable
from gevo.program.ptx.variables import SPACE, read_parameters, read_variable

_VERSION = re.compile(r"\.version\s+(\d+)\.(\d+)")
_TARGET = re.compile(r"\.target\s+(\w+)[^\n]*")
_ADDRESS_SIZE = re.compile(r"\.address_size\s+(\d+)")
_FILE = re.compile(r"\.file\s+(\d+)\s+\"([^\"]*)\"[^\n]*")
_SECTION = re.compile(r"\.section\s+(\S+)\s*\{([^}]*)\}")
_OTHER = re.compile(r"\.(?:alias|pragma)\b[^;]*;")
_LINKING = re.compile(r"\.(visible|extern|weak|common)\b")
_KIND = re.compile(r"\.(entry|func)\b")
_NAME = re.compile(NAME)
_SEMICOLON = re.compile(r";")
_BRACE = re.compile(r"\{")
_LIMIT = re.compile(
    r"\.(maxntid|reqntid|minnctapersm|maxnctapersm|maxnreg|noreturn|reqnctapercluster|"
    r"explicitcluster|maxclusterrank|abi_preserve\w*|blocksareclusters)\b([^.{;]*)|\.pragma\s+\"[^\"]*\"\s*;"
)
_CLUSTERS = frozenset(("reqnctapercluster", "explicitcluster", "maxclusterrank",
                       "blocksareclusters"))  # fmt: skip
_STRING = re.compile(r"([$\w]+):((?:\s*\.b8\s+[\d,\s]+)+)")


def parse_module(text: str) -> Module:
    """A module from its text; raises PtxError."""
    module, scanner = Module(), Scanner(text)
    while not scanner.ended:
        _directive(module, scanner)
    if not module.version:
        raise scanner.error("no .version: this is not PTX")
    return module


def _directive(module: Module, s: Scanner) -> None:
    """One thing at module scope."""
    if match := s.match(_VERSION):
        module.version = 10 * int(match[1]) + int(match[2])
    elif match := s.match(_TARGET):
        module.target = match[1]
    elif match := s.match(_ADDRESS_SIZE):
        if match[1] != "64":
            raise s.error("only PTX with .address_size 64 is read; found another")
    elif match := s.match(_FILE):
        module.files[int(match[1])] = match[2]
    elif match := s.match(_SECTION):
        module.strings.update(_strings(match[2]) if match[1] == ".debug_str" else ())
    elif not s.match(_OTHER):
        _definition(module, s)


def _strings(section: str) -> Iterator[tuple[str, str]]:
    for match in _STRING.finditer(section):
        codes = [int(code) for code in re.findall(r"(?<!b)\d+", match[2])]
        yield match[1], bytes(code for code in codes if code).decode(errors="replace")


def _definition(module: Module, s: Scanner) -> None:
    line, linking = s.line, set[str]()
    while match := s.match(_LINKING):
        linking.add(match[1])
    if match := s.match(_KIND):
        module.functions.append(_function(s, match[1] == "entry", line))
    elif s.looking_at(SPACE):
        external = "extern" in linking
        module.variables.append(read_variable(s, external, bool(linking - {"extern"})))
    else:
        raise s.error("a directive that gevo does not read,")


def _scalars(function: Function, given: tuple[Variable, ...]) -> tuple[Variable, ...]:
    """Parameters; those in registers are declared, vectors among them as their parts."""
    found: list[Variable] = []
    for one in given:
        if one.space != "reg":
            found.append(one)
            continue
        declare_register(function, one.name, one.type, one.count or 1)
        parts = function.vectors.get(one.name, (one.name,))
        found += [replace(one, name=part, count=None) for part in parts]
    return tuple(found)


def _function(s: Scanner, kernel: bool, line: int) -> Function:
    results = () if kernel else read_parameters(s)
    name = s.need(_NAME, "a function's name")[0]
    function = Function(name, kernel, (), (), line)
    function.parameters = _scalars(function, read_parameters(s))
    function.results = _scalars(function, results)
    while match := s.match(_LIMIT):
        if match[1] is None:
            continue
        if match[1] in _CLUSTERS:
            raise s.error(f".{match[1]}: gevo does not read clusters of blocks yet,")
        function.limits[match[1]] = match[2].strip()
    if s.match(_SEMICOLON):
        function.defined = False
    else:
        s.need(_BRACE, "a function's body")
        read_body(s, function)
    return function
