"""What is handed out holds no path of the machine that it was made on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import SMALL, Gevo
from tests.programs import POLY, POLY_SPEC

DEBUG = """
!llvm.dbg.cu = !{!90000}
!llvm.module.flags = !{!90002}
!90000 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !90001, emissionKind: LineTablesOnly, sysroot: "/secret/sdk")
!90001 = !DIFile(filename: "/secret/place/poly.cu", directory: "/secret/place")
!90002 = !{i32 2, !"Debug Info Version", i32 3}
!90003 = distinct !DISubprogram(name: "poly", scope: !90001, file: !90001, line: 3, type: !90004, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !90000)
!90004 = !DISubroutineType(types: !{null})
!90005 = !DILocation(line: 5, scope: !90003)
"""  # noqa: E501
ABSOLUTE = re.compile(rb"secret|(?<![\w.:/<])/(?:[\w.-]+/)+")


@pytest.fixture
def compiled_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a kernel whose debug information names other folders."""
    text = POLY.read_text().replace('"poly.cu"', '"/secret/place/poly.cu"')
    text = text.replace("#0 {", "#0 !dbg !90003 {", 1)
    text = re.sub(r"^(  .* = tail call .*)", r"\1, !dbg !90005", text, flags=re.MULTILINE)
    (tmp_path / "poly.ll").write_text(text + DEBUG)
    (tmp_path / "applied").mkdir()
    (tmp_path / "poly.toml").write_text(POLY_SPEC.read_text())
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_exported_files_hold_no_absolute_path(gevo: Gevo, compiled_elsewhere: Path) -> None:
    done = gevo("evolve", "poly.ll", "--workload", "poly.toml", *SMALL, "--out", "run")
    assert done.code == 0, done
    patch = ("--patch", "run/front/01.patch.json")
    for emit in ("ll", "ptx"):
        given = gevo("apply", "poly.ll", *patch, "--emit", emit, "-o", f"applied/{emit}")
        assert given.code == 0, given
    assert gevo("export", "run", "--out", "winners").code == 0
    handed = [
        path
        for folder in ("run/front", "winners", "applied")
        for path in (compiled_elsewhere / folder).rglob("*")
        if path.is_file()
    ]
    assert {path.name for path in handed} >= {"01.ll", "01.ptx", "winner.ll", "ll", "ptx"}
    found = {path: ABSOLUTE.findall(path.read_bytes()) for path in handed}
    assert not {path: paths for path, paths in found.items() if paths}
    assert b'!DIFile(filename: "poly.cu", directory: "")' in Path("applied/ll").read_bytes()
