"""What is handed out names source files, but no place on the machine that it was made on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gevo.program.llvm.pipeline import opened
from gevo.program.llvm.syntax.debug import without_paths

KERNELS = Path(__file__).parents[4] / "kernels"
ABSOLUTE = re.compile(r"(?:^|[\"\s(=IL])(?:~?/\w|[A-Z]:|\\\\\\\\)|file://|home|secret")
DEBUG = r"""
source_filename = "/home/a b/k.cu"

!llvm.dbg.cu = !{!0}
!kept = !{!3}
!llvm.module.flags = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "clang 22 (/home/build)", isOptimized: true, flags: "-I/home/a b", runtimeVersion: 0, splitDebugFilename: "/home/a b/k.dwo", emissionKind: FullDebug, sysroot: "/home/cuda 13")
!1 = !DIFile(filename: "C:\\secret place\\k.cu", directory: "C:\\secret place", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000", source: "in /home/a b")
!2 = !DIFile(filename: "../home/k.h", directory: "")
!3 = !{!"clang -I/home/a file:///home/b \\\\server\\secret\\c D:\\secret\\d", !1, !2, !5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !DIBasicType(name: "(lambda at /home/a/k.cu:3:4)", size: 32)
"""  # noqa: E501


def _printed(text: str) -> str:
    with opened(text) as module:
        return str(module)


def test_no_kind_of_path_stays() -> None:
    before = _printed(DEBUG)
    assert len(ABSOLUTE.findall(before)) >= 10
    after = without_paths(before)
    assert not ABSOLUTE.search(after)
    assert _printed(after) == after
    assert 'source_filename = "k.cu"' in after
    assert '!DIFile(filename: "k.cu", directory: "", checksumkind:' in after
    assert '!DIFile(filename: "k.h", directory: "")' in after
    assert '"(lambda at k.cu:3:4)"' in after
    assert '"clang -Ia b c d"' in after


@pytest.mark.parametrize("path", sorted(KERNELS.glob("*.ll")), ids=lambda path: path.stem)
def test_nothing_but_directories_changes(path: Path) -> None:
    text = _printed(path.read_text())
    moved = text.replace('directory: "."', 'directory: "/home/me"')
    assert without_paths(moved) == text.replace('directory: "."', 'directory: ""')
