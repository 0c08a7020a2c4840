"""Removes from printed LLVM IR every claim that an edit could make untrue.

An attribute such as `readonly` on a parameter, or `nsw` on an addition, is a promise about the
unmodified program. A store that an edit adds to a `readonly` parameter still verifies but is
undefined, so promises go, from the baseline too. What changes results or tells the back end
what the user asked for stays:

- fast-math flags, `convergent`, `volatile`, atomic orderings and scopes;
- `align` on loads and stores, also above the type's own: the NVPTX back end joins the loads of
  a `float4`'s fields only because of it. A pointer that an edit puts there may be less aligned;
  that is an error of the variant, which a device reports;
- `!dbg`, hints on loops, `!nontemporal`, and `!invariant.load`, which comes from `__ldg`;
- everything about declared functions and inline assembly as a whole (`memory(none)`): edits
  cannot change those bodies.

`or disjoint` becomes `add`, which gives the same result where the promise holds and needs none:
the back end folds an `add` into an address, as it does `or disjoint`, but not a plain `or`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping

from gevo.program.llvm.syntax.lexer import ATTACHED, ATTACHMENT, NAME, RESULT, Cursor, Unreadable
from gevo.program.llvm.syntax.module import groups_of
from gevo.program.llvm.syntax.signature import (
    READ_ONLY,
    Attribute,
    Signature,
    is_plain_word,
    read_call,
    read_header,
)

_HEADER_ATTACHMENT = re.compile(r" !(?!dbg )[a-zA-Z_.][\w.]* !\d+(?= !| \{|\Z)")
_KEPT_METADATA = frozenset(("dbg", "llvm.loop", "nontemporal", "invariant.load"))

_FLAGGED = re.compile(
    rf"(  (?:%{NAME} = )?(?:add|sub|mul|shl|udiv|sdiv|lshr|ashr|or|zext|uitofp|trunc|"
    r"getelementptr|icmp))((?: (?:nuw|nsw|nusw|exact|disjoint|nneg|inbounds|samesign))+)(?= )"
)
_DISJOINT = re.compile(rf"(  %{NAME} = )or disjoint")
_CALL = re.compile(rf"  (?:%{NAME} = )?(tail |notail )?call ")
_MUSTTAIL = re.compile(rf"  {RESULT}musttail call ")
_GROUP_USE = re.compile(r"(?<= )#\d+(?=[ ,]|\Z)")
_DROPPED = re.compile(
    r"@llvm\.(?:assume|lifetime\.(?:start|end)|experimental\.noalias\.scope\.decl|"
    r"invariant\.(?:start|end)|donothing)\b"
)
_LOOP = re.compile(r"!(\d+) = distinct !\{!\1[,}]")
_LOOP_PROMISE = re.compile(
    r'!(\d+) = (?:distinct )?!\{!"llvm\.loop\.(?:mustprogress|parallel_accesses)"'
)
_LOOP_ITEM = re.compile(r", !(\d+)(?=[,}])")

_TRUE_OF_BODY = frozenset(
    "convergent noinline alwaysinline inlinehint cold hot minsize optsize norecurse nounwind "
    "noduplicate strictfp nobuiltin builtin".split()
)
_TRUE_OF_PARAMETER = frozenset(
    [*"byval sret byref zeroext signext inreg immarg elementtype swiftself".split(), READ_ONLY]
)
_MEMORY_PARAMETER = frozenset("byval sret byref".split())
_TRUE_OF_RESULT = frozenset("zeroext signext inreg".split())
_FALSE_OF_RESULT = frozenset(
    "noundef nonnull noalias dereferenceable dereferenceable_or_null align range nofpclass".split()
)

Change = tuple[int, int, str]


def scrub(text: str, also: Collection[str] = (), derived: bool = False) -> str:
    """The module's text without promises, comments, debug records and attribute groups.

    `text` is what LLVM printed, with every value named. The groups' attributes are written out
    where they were used: LLVM numbers them again when it prints. Instructions' metadata of the
    kinds in `also` stays, and what is `derived` of sums, indices and extensions (`nsw` and so on).
    """
    lines = text.splitlines()
    groups = groups_of(lines)
    defined = {read_header(line).callee for line in lines if line.startswith("define ")}
    promises = {m[1] for line in lines if (m := _LOOP_PROMISE.match(line))}
    kept = _KEPT_METADATA.union(also)
    lines = _scrub_lines(lines, groups, defined, promises, kept)
    return "".join(f"{line if derived else _without_flags(line)}\n" for line in lines)


def strip_comments(text: str) -> str:
    """Printed text without LLVM's comments; nothing else in a line's first column is a `;`."""
    kept = (line for line in text.splitlines() if not line.startswith(";"))
    return "".join(f"{_LABEL_COMMENT.sub(':', line)}\n" for line in kept).lstrip("\n")


_LABEL_COMMENT = re.compile(r":\s+; (?:preds = .*|No predecessors!)\Z")


def _scrub_lines(
    lines: Iterable[str],
    groups: Mapping[str, str],
    defined: set[str],
    promises: set[str],
    metadata: frozenset[str],
) -> Iterator[str]:
    inside = False
    for line in lines:
        if line.startswith(("define ", "declare ")):
            inside = line.startswith("define ")
            if inside or not _DROPPED.search(line):
                yield _header(line, groups)
        elif inside:
            inside = line != "}"
            kept = _body_line(line, groups, defined, metadata)
            if kept is not None:
                yield kept
        elif _LOOP.match(line):
            yield _LOOP_ITEM.sub(lambda m: "" if m[1] in promises else m[0], line)
        elif not line.startswith((";", "attributes #")):
            yield line


def _body_line(
    line: str, groups: Mapping[str, str], defined: set[str], metadata: frozenset[str]
) -> str | None:
    if line.startswith("    #dbg_"):
        return None
    if ", !" in line and (attachments := ATTACHED.search(line)):
        kept = (m[0] for m in ATTACHMENT.finditer(attachments[0]) if m[1] in metadata)
        line = line[: attachments.start()] + "".join(kept)
    if _CALL.match(line):
        return None if _DROPPED.search(line) else _call(line, groups, defined)
    if _MUSTTAIL.match(line):
        return with_groups(line, groups)
    return line


def _without_flags(line: str) -> str:
    """A line of a body without what is promised of arithmetic; calls have none of that."""
    return _FLAGGED.sub(r"\1", _DISJOINT.sub(r"\1add", line, count=1), count=1)


def _header(line: str, groups: Mapping[str, str]) -> str:
    signature = read_header(line)
    if signature.callee.startswith("@llvm."):
        return with_groups(line, groups)
    body = line.startswith("define ")
    changes = [_removal(a) for a in signature.before if a.word in _FALSE_OF_RESULT]
    changes += _argument_changes(signature, keep_align=signature.kernel)
    changes += _group_changes(signature, groups, body)
    return _HEADER_ATTACHMENT.sub("", _apply(line, changes))


def _call(line: str, groups: Mapping[str, str], defined: set[str]) -> str:
    match = _CALL.match(line)
    if match is None:
        raise Unreadable(line)
    signature = read_call(Cursor(line, match.end()))
    changes: list[Change] = []
    if match[1]:
        changes.append((match.start(1), match.end(1), ""))
    for attribute in signature.before:
        if not is_plain_word(attribute) and attribute.word not in _TRUE_OF_RESULT:
            changes.append(_removal(attribute))
    # Alignment of memcpy's and memset's pointers is like that of a load.
    changes += _argument_changes(signature, keep_align=signature.callee.startswith("@llvm."))
    editable = signature.callee in defined or signature.callee.startswith("%")
    changes += _group_changes(signature, groups, editable)
    return _apply(line, changes)


def _argument_changes(signature: Signature, keep_align: bool) -> Iterator[Change]:
    for argument in signature.arguments:
        words = {a.word for a in argument.attributes}
        align = keep_align or bool(words & _MEMORY_PARAMETER)
        for attribute in argument.attributes:
            if attribute.word in _TRUE_OF_PARAMETER or (align and attribute.word == "align"):
                continue
            yield _removal(attribute)


def _group_changes(
    signature: Signature, groups: Mapping[str, str], editable: bool
) -> Iterator[Change]:
    for attribute in signature.after:
        if attribute.text in groups:
            content = groups[attribute.text]
            yield (*attribute.span, _true_of_body(content) if editable else content)


def _true_of_body(content: str) -> str:
    cursor = Cursor(content)
    kept: list[str] = []
    while cursor.peek():
        start = cursor.start()
        text = cursor.attribute()
        if Attribute(text, (start, cursor.end())).word in _TRUE_OF_BODY or text[0] == '"':
            kept.append(text)
    return " ".join(kept)


def with_groups(line: str, groups: Mapping[str, str]) -> str:
    """A line with the words of attribute groups in place of their numbers."""
    return _GROUP_USE.sub(lambda m: groups.get(m[0], m[0]), line)


def _removal(attribute: Attribute) -> Change:
    return (attribute.span[0], attribute.span[1], "")


def _apply(line: str, changes: Iterable[Change]) -> str:
    for start, end, new in sorted(changes, reverse=True):
        if not new:
            end += line[end : end + 1] == " "
        line = line[:start] + new + line[end:]
    return line
