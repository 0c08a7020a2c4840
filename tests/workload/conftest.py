"""A small program and spec that the tests of this folder vary."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

PROGRAM = """\
define dso_local ptx_kernel void @scale(ptr noundef readonly captures(none) %x, \
ptr noundef writeonly captures(none) %y, i32 noundef %n, float noundef %factor) #0 {
  %a = getelementptr inbounds nuw float, ptr %x, i64 3
  ret void
}
define ptx_kernel void @bump(ptr dereferenceable(4) %x, ptr %y, i32 %n) { ret void }
define void @not_a_kernel(ptr %x) { ret void }
@table = addrspace(4) global [8 x float] zeroinitializer, align 4
"""

SPEC = """\
program = "k.ll"
[sizes]
n = 8
[scalars]
factor = 2.0
[arrays.x]
role = "in"
dtype = "f32"
shape = ["n"]
init = { kind = "uniform" }
[arrays.y]
role = "out"
dtype = "f32"
shape = ["n"]
[[launch]]
kernel = "scale"
grid = ["ceil_div(n, 4)"]
block = [4]
args = ["x", "y", "n", "factor"]
[[train]]
seed = 1
[[heldout]]
seed = 101
sizes = { n = 12 }
"""


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Writes the spec with replacements (old, new), and Python source, and gives its path."""

    def write(*changes: tuple[str, str], python: str = "", spec: str = SPEC) -> Path:
        for old, new in changes:
            assert old in spec, f"the spec has no {old!r}"
            spec = spec.replace(old, new, 1)
        (tmp_path / "k.ll").write_text(PROGRAM)
        (tmp_path / "f.py").write_text(python)
        path = tmp_path / "w.toml"
        path.write_text(spec)
        return path

    return write
