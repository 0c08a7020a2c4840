"""A source's digest is that of all that it may include."""

from pathlib import Path

import pytest

from gevo.frontend.digest import source_digest


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "other").mkdir()
    (tmp_path / "deep/a.h").write_text('#include "b.h"\n#include <cuda_runtime.h>\n')
    (tmp_path / "deep/b.h").write_text('#include "a.h"\nint b;\n')
    (tmp_path / "other/c.h").write_text("int c;\n")
    path = tmp_path / "k.cu"
    path.write_text('#if 0\n  # include "deep/a.h"\n#endif\n#include <c.h>\n')
    return path


@pytest.mark.parametrize("file", ["k.cu", "deep/a.h", "deep/b.h", "other/c.h"])
def test_a_change_of_any_file_shows(source: Path, file: str) -> None:
    flags = (f"-I{source.parent / 'other'}", "-DN=4")
    before = source_digest(source, flags)
    assert len(before) == 64
    assert source_digest(source, flags) == before
    path = source.parent / file
    path.write_text(path.read_text() + "// more\n")
    assert source_digest(source, flags) != before


def test_flags_count_and_where_headers_lie_does_not(source: Path, tmp_path: Path) -> None:
    flags = (f"-I{source.parent / 'other'}", "-DN=4")
    before = source_digest(source, flags)
    assert source_digest(source, (flags[0], "-DN=5")) != before
    assert source_digest(source, flags[1:]) != before  # c.h is not found
    moved = tmp_path / "moved"
    (source.parent / "other").rename(moved)
    assert source_digest(source, (f"-I{moved}", "-DN=4")) == before


def test_other_files_are_what_they_hold(source: Path) -> None:
    text = source.with_suffix(".ll")
    assert source_digest(text) == ""
    text.write_text('#include "deep/a.h"\n')
    before = source_digest(text, ("-DN=4",))
    (source.parent / "deep/a.h").write_text("")
    assert source_digest(text) == before
