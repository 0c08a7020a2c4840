"""NVRTC as a compiler of strangers' sources: what it is called with, and what it may read."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

import pytest

from gevo import child
from gevo.child import in_child
from gevo.errors import ConfigError, ProgramError, SourceError
from gevo.frontend import nvrtc
from gevo.frontend.compiled import Answer, failed
from gevo.frontend.confine import read_only_beneath
from gevo.frontend.source import Compiler, opened
from tests.nvrtc import needs_nvrtc

KERNEL = """#include "size.h"
extern "C" __global__ void fill(int *to)
{
    to[threadIdx.x] = SIZE + MORE;
}
"""
OPTIONS = nvrtc.options_for("sm_90", {"MORE": 2})


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / "size.h").write_text("#define SIZE 40\n")
    path = tmp_path / "fill.cu"
    path.write_text(KERNEL)
    return path


def test_what_it_is_called_with() -> None:
    given = nvrtc.options_for("sm_86", {"ROWS": 4, "FAST": True, "SCALE": 0.5})
    assert given[1:] == ("--gpu-architecture=compute_86", "-DFAST=1", "-DROWS=4", "-DSCALE=0.5")


@pytest.mark.parametrize(
    ("arch", "number"), [("sm_60", "75"), ("sm_75", "75"), ("sm_90a", "90a"), ("sm_120", "120")]
)
def test_older_gpus_are_compiled_for_as_the_oldest_that_it_knows(arch: str, number: str) -> None:
    assert nvrtc.number_of(arch) == number


def test_without_it_the_refusal_says_what_to_type(
    monkeypatch: pytest.MonkeyPatch, source: Path
) -> None:
    monkeypatch.setattr(nvrtc, "places", lambda: iter(()))
    with pytest.raises(ConfigError, match=r"pip install 'gevo-gpu\[nvrtc\]'"):
        nvrtc.compile_file(source, OPTIONS)


def test_its_messages_come_through_processes() -> None:
    error = pickle.loads(pickle.dumps(SourceError("k.cu: does not compile", "k.cu(3): error")))
    assert (str(error), error.log) == ("k.cu: does not compile", "k.cu(3): error")


def _reads(allowed: Path, paths: list[Path]) -> list[bool] | None:
    if not read_only_beneath([allowed]):
        return None
    return [os.access(path, os.R_OK) and _opens(path) for path in paths]


def _opens(path: Path) -> bool:
    try:
        path.read_bytes()
    except PermissionError:
        return False
    return True


def test_a_confined_process_reads_only_what_is_beneath_its_folder(tmp_path: Path) -> None:
    inside, outside = tmp_path / "inside", tmp_path / "outside"
    for folder in (inside, outside):
        folder.mkdir()
        (folder / "file").write_text("text")
    (inside / "link").symlink_to(outside / "file")
    paths = [inside / "file", outside / "file", inside / "link"]
    found = in_child(_reads, (inside, paths), 20)
    if found is None:
        pytest.skip("this kernel has no Landlock")
    assert found == [True, False, False]


@needs_nvrtc
def test_the_text_does_not_depend_on_where_the_source_lies(source: Path, tmp_path: Path) -> None:
    other = tmp_path / "elsewhere" / source.name
    other.parent.mkdir()
    other.write_text(source.read_text())
    (other.parent / "size.h").write_text("#define SIZE 40\n")
    first, second = (nvrtc.compile_file(path, OPTIONS) for path in (source, other))
    assert first.text == second.text
    assert '.file\t1 "fill.cu"' in first.text
    assert "42" in first.text
    assert first.compiler.startswith("NVRTC, NVIDIA NVVM Compiler 1")


@needs_nvrtc
def test_errors_are_told_with_file_and_line(source: Path) -> None:
    source.write_text(KERNEL.replace("MORE", "more"))
    with pytest.raises(SourceError) as caught:
        nvrtc.compile_file(source, OPTIONS)
    assert 'fill.cu(4): error: identifier "more" is undefined' in caught.value.log


@needs_nvrtc
@pytest.mark.parametrize("name", ["secret", "link.h"])
def test_files_elsewhere_are_not_included(source: Path, tmp_path: Path, name: str) -> None:
    if in_child(_reads, (tmp_path, []), 20) is None:
        pytest.skip("this kernel has no Landlock")
    folder = tmp_path / "own"
    folder.mkdir()
    (tmp_path / "secret").write_text("a secret\n")
    (folder / "link.h").symlink_to(tmp_path / "secret")
    path = folder / "k.cu"
    header = tmp_path / "secret" if name == "secret" else name
    path.write_text(f'#include "{header}"\n__global__ void k(int *x) {{ *x = other; }}\n')
    with pytest.raises(SourceError) as caught:
        nvrtc.compile_file(path, OPTIONS)
    assert "Not found, so left out" in str(caught.value)
    assert "a secret" not in f"{caught.value}{caught.value.log}"


@needs_nvrtc
def test_headers_of_cuda_are_included(source: Path) -> None:
    source.write_text(
        "#include <cuda_runtime.h>\n#include <cuda_fp16.h>\n#include <mma.h>\n"
        'extern "C" __global__ void k(half *p) { *p = __hadd(*p, *p); }\n'
    )
    assert "add" in nvrtc.compile_file(source, OPTIONS).text


@needs_nvrtc
def test_a_source_that_compiles_for_ever_is_given_up(source: Path) -> None:
    header = source.with_name("size.h")
    header.unlink()
    os.mkfifo(header)  # nobody writes into it
    with pytest.raises(ProgramError, match=r"is not done after 2 s \(--compile-timeout"):
        nvrtc.compile_file(source, OPTIONS, 2)


@needs_nvrtc
def test_a_source_that_takes_all_memory_is_given_up(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(child, "MEMORY", 600 << 20)  # it takes less time than all 4 GiB
    doubled = "".join(f"#define A{n + 1} A{n} A{n}\n" for n in range(60))
    source.write_text(f"#define A0 p[0] += 1;\n{doubled}__global__ void k(int *p) {{ A60 }}\n")
    with pytest.raises(ProgramError, match=r"compile it: it takes more than \d GiB of memory$"):
        nvrtc.compile_file(source, OPTIONS)


@pytest.mark.parametrize("log", ["k.cu(1): catastrophic error: out of memory", "std::bad_alloc"])
def test_a_compiler_that_gets_no_more_memory_is_one_line(log: str) -> None:
    refusal = failed(Path("k.cu"), "NVRTC", Answer(False, log))
    assert not isinstance(refusal, SourceError)
    assert str(refusal) == "k.cu: NVRTC cannot compile it: it takes more than 4 GiB of memory"


def test_a_library_that_cannot_be_loaded_is_one_line(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoilt = tmp_path / "libnvrtc.so"
    spoilt.write_text("no library")
    monkeypatch.setattr(nvrtc, "find", lambda: nvrtc.Nvrtc(spoilt, ()))
    with pytest.raises(ProgramError, match=r"NVRTC cannot be loaded .*reinstall it") as refused:
        nvrtc.compile_file(source, OPTIONS)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "flags"),
    [
        ("nvrtc", ()),
        ("nvrtc -DROWS=4 -I ../inc --fmad=false", ("-DROWS=4", "-I../inc", "--fmad=false")),
        ("nvrtc '-DNAME=\"a b\"'", ('-DNAME="a b"',)),
    ],
)  # fmt: skip
def test_flags_follow_the_compiler_s_name(text: str, flags: tuple[str, ...]) -> None:
    found = Compiler.parse(text)
    assert (found.name, found.flags) == ("nvrtc", flags)
    assert Compiler.parse(str(found)) == found


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("gcc", "there is auto, best, nvrtc, clang, ziglang"),
        ("", "there is auto, best, nvrtc, clang, ziglang"),
        ("nvrtc k.cu", "'k.cu' is no flag"),
        ("nvrtc -arch=sm_80", "chosen by the device"),
        ("nvrtc '-DX", "quotation"),
    ],
)
def test_what_is_no_compiler(text: str, why: str) -> None:
    with pytest.raises(ConfigError, match=why):
        Compiler.parse(text)


@needs_nvrtc
def test_folders_of_headers_are_those_seen_from_here(
    monkeypatch: pytest.MonkeyPatch, source: Path
) -> None:
    include = source.parent / "include"
    include.mkdir()
    (source.parent / "size.h").rename(include / "size.h")
    (include / "size.h").write_text("#include <vector>\nstd::vector<int> seen;\n#define SIZE 40\n")
    with pytest.raises(SourceError):
        nvrtc.compile_file(source, OPTIONS)
    monkeypatch.chdir(source.parent)
    found = Compiler.parse("nvrtc -I include")
    with opened(source, found, lambda: "sm_90", lambda: {"MORE": 2}) as taken:
        assert "42" in taken.path.read_text()
        assert "-Iinclude" in taken.about["options"]
