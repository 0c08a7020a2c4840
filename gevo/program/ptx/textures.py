"""Reads of textures through objects: LLVM's intrinsics of the unified mode.

Source: PTX ISA (8.8), 9.7.10, `tex`. Read are texels of four 32-bit components, by whole numbers
in one dimension and by unnormalised floats in one or two.
"""

from __future__ import annotations

from collections.abc import Mapping

from gevo.program.ptx.lifting import Lift, Rule
from gevo.program.ptx.syntax import Group, Instruction, Name

_TEXELS = {"f32": "float", "s32": "i32", "u32": "i32"}
_READ = frozenset((("1d", "s32"), ("1d", "f32"), ("2d", "f32")))


def read_texture(w: Lift, i: Instruction) -> None:
    """`tex`."""
    place = i.operands[1] if len(i.operands) == 2 else None
    if len(i.parts) != 5 or not isinstance(place, Group) or not isinstance(i.operands[0], Group):
        raise i.refused("gevo reads textures only through objects, without options")
    _, shape, vector, texel, coordinate = i.parts
    if (shape, coordinate) not in _READ or vector != "v4" or texel not in _TEXELS:
        raise i.refused("gevo does not read textures of this shape or type")
    handle, where = place.items
    if not isinstance(handle, Name) or handle.text not in w.registers.types:
        raise i.refused("gevo reads textures only through objects")
    coordinates = where.items if isinstance(where, Group) else (where,)
    type_ = "float" if coordinate == "f32" else "i32"
    # A register that is not used pads a vector of coordinates.
    used = [one for one in coordinates if one != Name("_")][: int(shape[0])]
    given = [(type_, w.read(one, type_)) for one in used]
    parts = _TEXELS[texel]
    returns = f"{{ {', '.join([parts] * 4)} }}"
    name = f"llvm.nvvm.tex.unified.{shape}.v4{texel}.{coordinate}"
    whole = w.value(returns, name, ("i64", w.read(handle, "i64")), *given)
    for n, target in enumerate(i.operands[0].items):
        w.write(target, w.temp(f"extractvalue {returns} {whole}, {n}"), parts)


RULES: Mapping[str, Rule] = {"tex": read_texture}
"""By opcode."""
