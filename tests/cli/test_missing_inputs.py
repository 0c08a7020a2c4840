"""A program that reads what its workload does not give it is refused before anything starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import SMALL, Gevo

HEAD = """target triple = "nvptx64-nvidia-cuda"
@coef = addrspace(4) externally_initialized {coef}
@table = addrspace(1) externally_initialized global [64 x float] {table}
@count = addrspace(1) global i32 0
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare {{ float, float, float, float }} @llvm.nvvm.tex.unified.1d.v4f32.s32(i64, i32)
"""
KERNEL = """define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) !dbg !4 {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %t, %n
  br i1 %in, label %body, label %done
body:
  %i = zext i32 %t to i64
  %px = getelementptr float, ptr %x, i64 %i
  %py = getelementptr float, ptr %y, i64 %i
  %vx = load float, ptr %px, align 4
{body}
  %r = fadd float %vx, %extra
  store float %r, ptr %py, align 4
  br label %done
done:
  ret void
}}
!llvm.module.flags = !{{!0}}
!llvm.dbg.cu = !{{!1}}
!0 = !{{i32 2, !"Debug Info Version", i32 3}}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !2, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "k.cu", directory: "")
!3 = !DISubroutineType(types: !6)
!4 = distinct !DISubprogram(name: "k", file: !2, line: 3, type: !3, unit: !1)
!5 = !DILocation(line: 7, scope: !4)
!6 = !{{}}
"""
SPEC = """program = "k.ll"
[sizes]
n = 40
[arrays.x]
role = "in"
dtype = "f32"
shape = ["n"]
init = {{ kind = "uniform", low = 1.0, high = 2.0 }}
[arrays.y]
role = "{role}"
dtype = "f32"
shape = ["n"]
{init}
{more}
[[launch]]
kernel = "k"
grid = [1]
block = [64]
args = ["x", "y", "n"]
[[train]]
seed = 1
[[heldout]]
seed = 2
"""
FILLED = """[arrays.{name}]
role = "in"
dtype = "f32"
shape = [{size}]
symbol = "{name}"
init = {{ kind = "uniform", low = 1.0, high = 2.0 }}
"""
ZEROS = "zeroinitializer"
READS_COEF = "  %extra = load float, ptr addrspace(4) @coef, align 4, !dbg !5"
READS_TABLE = """  %slot = getelementptr [64 x float], ptr addrspace(1) @table, i64 0, i64 %i
  %extra = load float, ptr addrspace(1) %slot, align 4, !dbg !5"""
WRITES_TABLE = f"{READS_TABLE}\n  store float %vx, ptr addrspace(1) %slot, align 4"
NEVER_READS_COEF = """  %never = icmp slt i32 %n, 0
  %slot = select i1 %never, ptr addrspacecast (ptr addrspace(4) @coef to ptr), ptr %px
  %extra = load float, ptr %slot, align 4"""
COUNTS = """  %old = atomicrmw add ptr addrspace(1) @count, i32 1 syncscope("device") monotonic
  %extra = fadd float %vx, 1.0"""
READS_OUTPUT = "  %extra = load float, ptr %py, align 4, !dbg !5"
EXCHANGES = """  %old = atomicrmw xchg ptr %py, float 1.0 monotonic
  %extra = fadd float %vx, 1.0"""
READS_EXCHANGED = """  %extra = atomicrmw xchg ptr %py, float 1.0 monotonic, !dbg !5"""
READS_TEXTURE = """  %four = call { float, float, float, float } \
@llvm.nvvm.tex.unified.1d.v4f32.s32(i64 1, i32 %t), !dbg !5
  %extra = extractvalue { float, float, float, float } %four, 0"""


def write(
    folder: Path,
    body: str,
    *,
    coef: str = f"constant [4 x float] {ZEROS}",
    table: str = ZEROS,
    role: str = "out",
    more: str = "",
) -> Path:
    init = 'init = { kind = "zeros" }' if role == "inout" else ""
    text = HEAD.format(coef=coef, table=table) + KERNEL.format(body=body)
    (folder / "k.ll").write_text(text)
    (folder / "k.toml").write_text(SPEC.format(role=role, init=init, more=more))
    return folder / "k.ll"


BY_COEF = (
    "kernel k reads @coef, which nobody fills (load at k.cu:7); give it contents: [arrays.coef]"
)
MISSING = {
    "constant": (READS_COEF, {}, BY_COEF),
    "constant, undefined": (READS_COEF, {"coef": "global [4 x float] undef"}, BY_COEF),
    "device, only read": (READS_TABLE, {}, "kernel k reads @table, which nobody fills"),
    "output": (
        READS_OUTPUT,
        {},
        "arrays.y: is an 'out' array, and kernel k reads it before anything has written it "
        "(load at k.cu:7); make it inout or scratch",
    ),
    "output, exchanged": (READS_EXCHANGED, {}, "arrays.y: is an 'out' array, and kernel k reads"),
    "texture": (READS_TEXTURE, {}, "k accesses a texture or a surface (line 7: llvm.nvvm.tex."),
}
GIVEN = {
    "constant with values": (READS_COEF, {"coef": "constant [1 x float] [float 2.0]"}),
    "constant with an array": (READS_COEF, {"more": FILLED.format(name="coef", size=4)}),
    "device with an array": (READS_TABLE, {"more": FILLED.format(name="table", size=64)}),
    "device, written by the kernel": (WRITES_TABLE, {}),
    "a counter": (COUNTS, {}),
    "output, exchanged for nothing": (EXCHANGES, {}),
    "never reached": (NEVER_READS_COEF, {}),
    "output that holds something": (READS_OUTPUT, {"role": "inout"}),
}


@pytest.mark.parametrize("name", MISSING)
def test_missing(gevo: Gevo, tmp_path: Path, name: str) -> None:
    body, changes, says = MISSING[name]
    kernel = write(tmp_path, body, **changes)
    spec = ("--workload", tmp_path / "k.toml")
    refusal = gevo("judge", kernel, kernel, "--workers", "1", *spec).refusal
    assert refusal.startswith(f"{tmp_path / 'k.toml'}: ")
    assert says in refusal


@pytest.mark.parametrize("name", GIVEN)
def test_given(gevo: Gevo, tmp_path: Path, name: str) -> None:
    body, changes = GIVEN[name]
    kernel = write(tmp_path, body, **changes)
    done = gevo("judge", kernel, kernel, "--workers", "1", "--workload", tmp_path / "k.toml")
    assert done.code == 1, done  # it is no faster than itself
    assert "faster than the unmodified program" in done.out


def test_evolve_refuses(gevo: Gevo, tmp_path: Path) -> None:
    kernel = write(tmp_path, READS_COEF)
    out = tmp_path / "run"
    done = gevo("evolve", kernel, "--workload", tmp_path / "k.toml", *SMALL, "--out", out)
    assert BY_COEF in done.refusal
    assert not out.exists()


def test_tune_refuses(gevo: Gevo, tmp_path: Path) -> None:
    kernel = write(tmp_path, READS_COEF)
    tune = "[tune]\nparameters = { b = { discrete = [64, 32] } }\ndefaults = { b = 64 }\n"
    spec = tmp_path / "k.toml"
    spec.write_text(spec.read_text() + tune)
    options = ("--device", "simt", "--trials", "2", "--workers", "1", "--out", tmp_path / "run")
    done = gevo("tune", kernel, *options, "--database", tmp_path / "db.json")
    assert BY_COEF in done.refusal


def test_sanitize_tells(gevo: Gevo, tmp_path: Path) -> None:
    kernel = write(tmp_path, READS_COEF)
    done = gevo("sanitize", kernel, "--workload", tmp_path / "k.toml", "--workers", "1")
    assert done.code == 1, done
    assert "@coef" in done.out
