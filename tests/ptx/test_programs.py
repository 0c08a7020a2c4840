"""Whole programs: memory in every space, atomics, warps, barriers, functions, scopes."""

# ruff: noqa: E501
from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gevo.device.cleanup import clean
from gevo.device.ptx import emit_ptx
from gevo.errors import LaunchFailed
from gevo.program.ptx.load import lifted
from tests.ptx.ptxbench import HEAD, device_run

N = 64
X = np.arange(N, dtype=np.uint32) * 7 + 3


def run(body: str, before: str = "", x=X, out=None, block=N, shared=0, **options) -> np.ndarray:
    """`out` of a kernel whose %i is the thread, and %x and %y point to its elements."""
    text = f"""{HEAD}{before}
.visible .entry k(.param .u64 k_x, .param .u64 .ptr .global .align 8 k_y, .param .u32 k_n, .param .u64 k_d)
{{
    .reg .b64 %x, %y, %w, %xs, %ys;
    .reg .b32 %i, %v, %r, %t, %q;
    .reg .pred %p, %o;
    ld.param.u64 %xs, [k_x];
    ld.param.u64 %ys, [k_y];
    cvta.to.global.u64 %x, %xs;
    cvta.to.global.u64 %y, %ys;
    mov.u32 %i, %tid.x;
    mul.wide.u32 %w, %i, 4;
    add.s64 %x, %x, %w;
    add.s64 %y, %y, %w;
    ld.global.u32 %v, [%x];
{body}
    st.global.u32 [%y], %r;
    ret;
}}
"""
    out = np.zeros(N, dtype=np.uint32) if out is None else out
    buffers = {"x": x, "y": out}
    return device_run(text, "k", buffers, ["x", "y", N, 4], block=(block, 1, 1), shared=shared,
                      **options)["y"]  # fmt: skip


SHARED = ".shared .align 4 .b8 tile[256];\n"
PROGRAMS = {
    "shared by symbol": (SHARED, """
        mov.u32 %t, tile; shl.b32 %q, %i, 2; add.s32 %q, %t, %q; st.shared.u32 [%q], %v;
        bar.sync 0; xor.b32 %t, %i, 1; shl.b32 %t, %t, 2; mov.u32 %q, tile; add.s32 %q, %q, %t;
        ld.shared.u32 %r, [%q];""", lambda: X.reshape(-1, 2)[:, ::-1].ravel()),
    "shared by integers": (SHARED, """
        mov.u32 %t, tile; shl.b32 %q, %i, 2; xor.b32 %q, %q, 4; or.b32 %q, %q, %t; st.shared.u32 [%q], %v;
        barrier.sync.aligned 0; shl.b32 %q, %i, 2; add.u32 %q, %q, %t; ld.shared.u32 %r, [%q];""",
        lambda: X.reshape(-1, 2)[:, ::-1].ravel()),
    "shared, generic": (SHARED, """
        .reg .b64 %g, %h; mov.u64 %g, tile; cvta.shared.u64 %g, %g; add.s64 %h, %g, %w;
        st.u32 [%h], %v; bar.sync 0; cvta.to.shared.u64 %h, %g; cvt.u32.u64 %t, %h;
        ld.shared.u32 %r, [%t+8];""", lambda: np.full(N, X[2])),
    "dynamic shared": (".extern .shared .align 16 .b8 dyn[];\n", """
        .reg .b64 %g; mov.u64 %g, dyn; add.s64 %g, %g, %w; st.shared.u32 [%g], %v; bar.sync 0;
        ld.shared.u32 %r, [dyn+12];""", lambda: np.full(N, X[3])),
    "vectors": ("", """
        .reg .f32 %f<4>; .reg .b64 %z; ld.param.u64 %z, [k_x]; shr.u32 %t, %i, 2; mul.wide.u32 %w, %t, 16;
        add.s64 %z, %z, %w; ld.global.nc.v4.f32 {%f0, %f1, %f2, %f3}, [%z]; mov.b32 %r, %f2;""",
        lambda: np.repeat(X[2::4], 4)),
    "narrow": ("", """
        .reg .b16 %h<3>; ld.global.s8 %h0, [%x]; ld.global.u8 %h1, [%x]; cvt.s32.s16 %r, %h0;
        cvt.u32.u16 %t, %h1; sub.s32 %r, %t, %r;""", lambda: np.where(X & 128, 256, 0)),
    "signed into wider": ("", """ld.global.s8 %r, [%x]; ld.global.s16 %t, [%x]; add.s32 %r, %r, %t;""",
        lambda: (X.astype(np.int8).astype(np.int32) + X.astype(np.int16)).view(np.uint32)),
    "local array, short addresses": ("", """
        .local .align 8 .b8 depot[32]; .reg .b32 %SPL, %SP; .reg .b64 %a; mov.b32 %SPL, depot;
        add.s32 %SP, %SPL, 8; st.local.u32 [%SP], %v; ld.local.u32 %t, [%SPL+8];
        cvt.u64.u32 %a, %SP; cvta.local.u64 %a, %a; ld.u32 %r, [%a]; add.u32 %r, %r, %t;""",
        lambda: 2 * X),
    "constants, short addresses": (".const .align 4 .b32 table[4] = {7, 8, 9, 10};\n", """
        mov.b32 %q, table; and.b32 %t, %i, 3; shl.b32 %t, %t, 2; add.s32 %q, %q, %t;
        ld.const.u32 %r, [%q];""", lambda: np.arange(N) % 4 + 7),
    "local array": ("", """
        .local .align 8 .b8 depot[32]; .reg .b64 %SP, %SPL, %a; mov.u64 %SPL, depot;
        cvta.local.u64 %SP, %SPL; add.u64 %a, %SP, 8; st.local.u32 [%SPL+8], %v; ld.u32 %r, [%a];
        add.s32 %r, %r, 1;""", lambda: X + 1),
    "constants": (".const .align 4 .u32 table[4] = {10, 0x20, 30, -1};\n.global .f32 unit = 0f3F800000;\n",
        """and.b32 %t, %i, 3; .reg .b64 %c; mul.wide.u32 %c, %t, 4; .reg .b64 %b; mov.u64 %b, table;
        add.s64 %c, %b, %c; ld.const.u32 %r, [%c]; .reg .f32 %f; ld.global.f32 %f, [unit];
        cvt.rzi.u32.f32 %t, %f; add.u32 %r, %r, %t;""",
        lambda: np.tile(np.array([11, 33, 31, 0], dtype=np.uint32), N // 4)),
    "rows and sizes of initial values": (
        ".global .u32 rows[2][3] = {{1, 2}, {3, 4, 5}};\n.global .u8 text[] = {7, 8, 9};\n.const .u32 last = 6;\n"
        ".global .align 16 .v2 .u32 pairs[2] = {{10, 20}, {30, 40}};\n", """
        ld.global.u32 %r, [rows+8]; mad.lo.u32 %r, %r, 100, 0; ld.global.u32 %t, [rows+12]; mad.lo.u32 %r, %r, 10, %t;
        ld.global.u8 %t, [text+2]; mad.lo.u32 %r, %r, 10, %t; ld.const.u32 %t, [last]; mad.lo.u32 %r, %r, 10, %t;
        ld.global.v2.u32 {%q, %t}, [pairs+8]; mad.lo.u32 %r, %r, 100, %t;""",
        lambda: np.full(N, 39640)),
    "addresses in memory": (".global .u32 held = 41;\n.global .u64 where[2] = {held, generic(held)};\n",
        """.reg .b64 %g; ld.global.u64 %g, [where+8]; ld.u32 %r, [%g]; ld.global.u64 %g, [where];
        ld.global.u32 %t, [%g]; add.u32 %r, %r, %t;""", lambda: np.full(N, 82)),
    "volatile and ordered": ("", """
        ld.volatile.global.u32 %r, [%x]; ld.relaxed.gpu.global.u32 %t, [%x]; add.u32 %r, %r, %t;
        ld.acquire.sys.global.u32 %t, [%x]; add.u32 %r, %r, %t; st.release.gpu.global.u32 [%y], %r;
        fence.acq_rel.gpu; fence.sc.sys; membar.gl; ld.weak.global.L1::evict_last.u32 %r, [%y];""",
        lambda: 3 * X),
    "structs of offsets": ("", """
        .reg .b64 %z; ld.param.u32 %t, [k_n]; ld.param.u64 %z, [k_x]; sub.s64 %z, %z, -4;
        ld.global.u32 %r, [%z]; add.u32 %r, %r, %t;""", lambda: np.full(N, X[1] + N)),
    "registers with an addend": ("", """
        .reg .b64 %z; mov.u64 %z, %x+4; ld.global.u32 %r, [%z+-4]; add.u32 %r, %r+3, 4; add.u32 %r, %r+-2, 2; st.global.u32 [%y], %r+1;
        ld.global.u32 %r, [%y];""", lambda: X + 8),
    "a carry that additions and subtractions share": ("", """
        sub.cc.u32 %t, %v, 100; addc.u32 %r, 0, 0; add.cc.u32 %t, %v, -100; subc.u32 %q, 7, 5;
        mad.lo.u32 %r, %r, 10, %q; sub.cc.u32 %t, %v, 100; subc.u32 %q, 7, 5; mad.lo.u32 %r, %r, 10, %q;""",
        lambda: np.where(X >= 100, 122, 11)),
    "any function of three bits, and whether a bit is left": ("", """
        setp.gt.u32 %p, %i, 60; lop3.or.b32 %t|%o, %i, 8, 15, 0x80, %p; selp.u32 %r, 1, 0, %o; add.u32 %r, %r, %t;""",
        lambda: (np.arange(N) & 8) + ((np.arange(N) & 8 != 0) | (np.arange(N) > 60))),
    "votes and shuffles of those who are there": ("", """
        mov.u32 %r, 7; and.b32 %t, %i, 1; setp.eq.u32 %p, %t, 0; @%p bra even; bra join;
    even: setp.lt.u32 %o, %i, 10; vote.ballot.b32 %r, %o; shfl.bfly.b32 %t, %i, 2, 31; add.u32 %r, %r, %t; join:""",
        lambda: np.where(np.arange(N) & 1, 7, np.where(np.arange(N) < 32, 0x155, 0) + (np.arange(N) ^ 2))),
    "pointers selected": ("", """
        .reg .b64 %z; setp.lt.u32 %p, %i, 10; selp.b64 %z, %x, %xs, %p; ld.global.u32 %r, [%z];""",
        lambda: np.where(np.arange(N) < 10, X, X[0])),
    "rows of bytes, a distance in a parameter apart": ("", """
        .reg .b64 %z, %d; ld.param.u64 %d, [k_d]; cvta.to.global.u64 %z, %xs; add.s64 %z, %z, %d;
        add.s64 %z, %z, %d; ld.global.u32 %r, [%z];""", lambda: np.full(N, X[2])),
    "a walk": ("", """
        .reg .b64 %z; mov.u64 %z, %xs; mov.u32 %r, 0; mov.u32 %t, 0;
    $L_loop: .pragma "nounroll"; ld.global.u32 %q, [%z]; add.u32 %r, %r, %q; add.s64 %z, %z, 4; add.u32 %t, %t, 1;
        setp.le.u32 %p, %t, %i; @%p bra $L_loop;""", lambda: np.cumsum(X)),
    "a switch": ("", """
        and.b32 %t, %i, 3; targets: .branchtargets L0, L1, L2, L1; brx.idx %t, targets;
    L0: mov.u32 %r, 5; bra.uni L3; L1: mov.u32 %r, 6; bra L3; L2: mov.u32 %r, %v; L3:""",
        lambda: np.where(np.arange(N) % 4 == 0, 5, np.where(np.arange(N) % 4 == 2, X, 6))),
    "scopes": ("", """
        mov.u32 %r, 1; { .reg .b32 %r; .reg .pred p; mov.u32 %r, 2; setp.gt.u32 p, %i, 5; @p bra done;
        mov.u32 %r, 3; done: mov.u32 %t, %r; } { .reg .pred p; setp.gt.u32 p, %i, 9; @p bra done;
        add.u32 %t, %t, 10; done: } add.u32 %r, %r, %t;""",
        lambda: np.where(np.arange(N) > 9, 3, np.where(np.arange(N) > 5, 13, 14))),
    "shuffles": ("", """
        shfl.sync.bfly.b32 %r, %v, 1, 31, -1; shfl.sync.up.b32 %t|%p, %v, 1, 0, 0xffffffff;
        @!%p mov.u32 %t, 100; add.u32 %r, %r, %t; shfl.sync.idx.b32 %t, %v, 3, 31, -1; add.u32 %r, %r, %t;
        shfl.sync.down.b32 %t, %v, 2, 31, -1; add.u32 %r, %r, %t;""", lambda: _shuffled()),
    "votes": ("", """
        setp.lt.u32 %p, %i, 40; vote.sync.any.pred %o, %p, -1; selp.u32 %r, 1, 0, %o;
        vote.sync.all.pred %o, !%p, -1; selp.u32 %t, 2, 0, %o; add.u32 %r, %r, %t;
        vote.sync.ballot.b32 %t, %p, -1; popc.b32 %t, %t; add.u32 %r, %r, %t;
        vote.sync.uni.pred %o, %p, -1; selp.u32 %t, 100, 0, %o; add.u32 %r, %r, %t;
        activemask.b32 %t; popc.b32 %t, %t; add.u32 %r, %r, %t;""",
        lambda: np.where(np.arange(N) < 32, 1 + 32 + 100 + 32, 1 + 8 + 32)),
    "match and reduce": ("", """
        shr.u32 %t, %i, 2; match.any.sync.b32 %r, %t, -1; popc.b32 %r, %r; mov.u32 %t, 9;
        match.all.sync.b32 %q|%p, %t, -1; popc.b32 %q, %q; @%p add.u32 %r, %r, %q;
        redux.sync.add.u32 %t, %i, -1; add.u32 %r, %r, %t; redux.sync.max.s32 %t, %i, -1;
        add.u32 %r, %r, %t; redux.sync.or.b32 %t, 8, -1; add.u32 %r, %r, %t;""",
        lambda: np.where(np.arange(N) < 32, 4 + 32 + 496 + 31 + 8, 4 + 32 + 496 + 1024 + 63 + 8)),
    "barriers that count": ("", """
        setp.lt.u32 %p, %i, 20; bar.red.popc.u32 %r, 0, %p; bar.red.or.pred %o, 0, %p;
        selp.u32 %t, 100, 0, %o; add.u32 %r, %r, %t; bar.red.and.pred %o, 1, 64, !%p;
        selp.u32 %t, 1000, 0, %o; add.u32 %r, %r, %t; bar.warp.sync 0xffffffff;
        barrier.cta.sync.aligned 2, 64;""", lambda: np.full(N, 120)),
    "half a barrier": (SHARED, """
        setp.lt.u32 %p, %i, 32; @%p bra first; st.shared.u32 [tile], 77; membar.cta; bar.arrive 1, 64;
        mov.u32 %r, 0; bra end; first: bar.sync 1, 64; ld.shared.u32 %r, [tile]; end:""",
        lambda: np.where(np.arange(N) < 32, 77, 0)),
    "asynchronous copies": (SHARED, """
        mov.u32 %t, tile; shl.b32 %q, %i, 2; add.u32 %t, %t, %q; cp.async.ca.shared.global [%t], [%x], 4;
        cp.async.commit_group; cp.async.wait_group 0; bar.sync 0; ld.shared.u32 %r, [%t];
        cp.async.ca.shared::cta.global.L2::128B [%t], [%x], 4, 0; cp.async.wait_all; ld.shared.u32 %q, [%t];
        add.u32 %r, %r, %q;""", lambda: X),
    "spaces asked for": (SHARED, """
        .reg .b64 %g; isspacep.global %p, %xs; selp.u32 %r, 1, 0, %p; mov.u64 %g, tile;
        cvta.shared.u64 %g, %g; isspacep.shared %o, %g; selp.u32 %t, 2, 0, %o; add.u32 %r, %r, %t;""",
        lambda: np.full(N, 3)),
    "hints": ("", """
        prefetch.global.L2 [%x]; prefetchu.L1 [%xs]; nanosleep.u32 10; .reg .b64 %c;
        createpolicy.fractional.L2::evict_last.b64 %c, 0f3F800000;
        ld.global.L2::cache_hint.u32 %r, [%x], %c; pmevent 3;""", lambda: X),
    "early exit": ("", """
        setp.gt.u32 %p, %i, 7; @%p exit; mov.u32 %r, 4;""",
        lambda: np.where(np.arange(N) > 7, 0, 4)),
    "a function": (""".func (.param .b32 r) twice(.param .b32 a, .param .align 8 .b8 s[8])
{ .reg .b32 %a, %b; ld.param.u32 %a, [a]; ld.param.u32 %b, [s+4]; mad.lo.s32 %a, %a, 2, %b;
  st.param.b32 [r+0], %a; ret; }
.func (.reg .u32 %out) plus(.reg .u32 %in) { add.u32 %out, %in, 1; ret; }
""", """
        { .param .b32 p0; st.param.b32 [p0+0], %v; .param .align 8 .b8 p1[8]; st.param.b32 [p1+4], 9;
        .param .b32 retval; call.uni (retval), twice, (p0, p1); ld.param.b32 %r, [retval+0]; }
        call (%r), plus, (%r);""", lambda: 2 * X + 10),
    "a pointer to a function's own": (""".func fill(.param .b64 p)
{ .reg .b64 %p; ld.param.u64 %p, [p]; st.u32 [%p], 5; ret; }
""", """
        .local .align 4 .b8 box[4]; .reg .b64 %g; mov.u64 %g, box; cvta.local.u64 %g, %g;
        { .param .b64 p0; st.param.b64 [p0], %g; call.uni fill, (p0); } ld.local.u32 %r, [box];""",
        lambda: np.full(N, 5)),
    "vector registers": (""".func (.reg .v2 .u32 out) swap(.reg .v2 .u32 in, .reg .u32 more)
{ mov.u32 out.x, in.y; add.u32 out.y, in.x, more; ret; }
.func (.reg .u32 sum, .reg .u32 less) both(.reg .u32 a, .reg .u32 b)
{ add.u32 sum, a, b; sub.u32 less, a, b; ret; }
""", """
        .reg .v2 .u32 pair, other; .reg .b64 %z, %one; and.b32 %t, %i, -2; mul.wide.u32 %z, %t, 4;
        add.s64 %z, %z, %xs; ld.global.v2.u32 pair, [%z]; call (other), swap, (pair, 3);
        mov.v2.u32 pair, other; mov.b64 %one, pair; cvt.u32.u64 %r, %one; add.u32 %r, %r, pair.y;
        call (%q, %t), both, (%r, pair.x); add.u32 %r, %q, %t;""",
        lambda: np.repeat(2 * (X[::2] + X[1::2] + 3), 2)),
    "prints and assertions": (""".extern .func (.param .b32 func_retval0) vprintf(.param .b64 p0, .param .b64 p1);
.extern .func __assertfail(.param .b64 a, .param .b64 b, .param .b32 c, .param .b64 d, .param .b64 e) .noreturn;
.global .align 1 .b8 $str[4] = {37, 100, 10};
""", """
        .local .align 8 .b8 args[8]; .reg .b64 %g, %h; mov.u64 %g, args; cvta.local.u64 %g, %g; st.local.u32 [args], %v;
        mov.u64 %h, $str; cvta.global.u64 %h, %h; { .param .b64 param0; st.param.b64 [param0], %h; .param .b64 param1;
        st.param.b64 [param1], %g; .param .b32 retval0; call.uni (retval0), vprintf, (param0, param1);
        ld.param.b32 %r, [retval0]; } setp.lt.u32 %p, %v, 100000; @%p bra fine;
        { .param .b64 a; st.param.b64 [a], %h; .param .b64 b; st.param.b64 [b], %h; .param .b32 c; st.param.b32 [c], 3;
        .param .b64 d; st.param.b64 [d], %h; .param .b64 e; st.param.b64 [e], 1; call.uni __assertfail, (a, b, c, d, e); }
        trap; fine: add.u32 %r, %r, 7;""", lambda: np.full(N, 7)),
    "flushing throughout": ("", """
        .reg .f32 %f, %g; mov.f32 %f, 0f00000001; add.ftz.f32 %g, %f, %f; mov.b32 %r, %g;""",
        lambda: np.zeros(N)),
    "flushing here and there": ("", """
        .reg .f32 %f, %g; mov.f32 %f, 0f00000001; add.f32 %g, %f, %f; mov.b32 %r, %g;
        add.ftz.f32 %g, %f, %f; mov.b32 %t, %g; add.u32 %r, %r, %t;""", lambda: np.full(N, 2)),
}  # fmt: skip


def _shuffled() -> np.ndarray:
    lane, v = np.arange(N) % 32, X.astype(np.int64)
    up = np.where(lane == 0, 100, np.roll(v, 1))
    third = np.repeat(v[3::32], 32)
    down = np.where(lane >= 30, v, np.roll(v, -2))
    return v.reshape(-1, 2)[:, ::-1].ravel() + up + third + down


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str) -> None:
    before, body, expected, *_ = PROGRAMS[name]
    found = run(body, before, shared=256 if "dynamic" in name else 0)
    np.testing.assert_array_equal(found, np.asarray(expected()).astype(np.uint32))


ATOMICS = [
    ("add.u32", lambda old, v: old + v), ("add.s32", lambda old, v: old + v),
    ("min.u32", min), ("max.s32", max), ("and.b32", lambda old, v: old & v),
    ("or.b32", lambda old, v: old | v), ("xor.b32", lambda old, v: old ^ v),
    ("exch.b32", lambda old, v: v), ("inc.u32", lambda old, v: 0 if old >= v else old + 1),
    ("dec.u32", lambda old, v: v if old == 0 or old > v else old - 1),
]  # fmt: skip


@pytest.mark.parametrize("how", ["", ".relaxed.gpu", ".acq_rel.sys", ".cta", ".release.cta"])
@pytest.mark.parametrize(
    ("operation", "meaning"), ATOMICS, ids=lambda v: v if type(v) is str else ""
)
def test_atomics(operation: str, meaning, how: str) -> None:
    out = np.arange(N, dtype=np.uint32) * 5
    body = f"atom{how}.global.{operation} %r, [%y], %v; ld.global.u32 %t, [%y];"
    body += "shl.b32 %t, %t, 16; or.b32 %r, %r, %t;"
    found = run(body, out=out.copy())
    expected = [
        int(a) | meaning(int(a), int(v)) << 16 & 0xFFFFFFFF for a, v in zip(out, X, strict=True)
    ]
    np.testing.assert_array_equal(found, np.array(expected, dtype=np.uint32))


@pytest.mark.parametrize("how", ["", ".relaxed.gpu", ".release.gpu", ".relaxed.sys"])
@pytest.mark.parametrize("operation", ["add.u32", "min.s32", "or.b32", "xor.b32"])
def test_reductions(operation: str, how: str) -> None:
    out = np.arange(N, dtype=np.uint32) * 5
    found = run(f"red{how}.global.{operation} [%y], %v; ld.global.u32 %r, [%y];", out=out.copy())
    meaning = dict(ATOMICS)[operation.replace("min.s32", "min.u32")]
    expected = [meaning(int(a), int(v)) for a, v in zip(out, X, strict=True)]
    np.testing.assert_array_equal(found, np.array(expected, dtype=np.uint32))


def test_all_threads_add_to_one_word() -> None:
    found = run("st.shared.u32 [sum], 0; bar.sync 0; atom.shared.add.u32 %t, [sum], 2;"
                "bar.sync 0; ld.shared.u32 %r, [sum];", ".shared .u32 sum;\n")  # fmt: skip
    assert set(found) == {2 * N}


@pytest.mark.parametrize("how", ["", ".acquire.gpu", ".acq_rel.cta", ".relaxed.sys"])
def test_compare_and_swap(how: str) -> None:
    out = np.where(np.arange(N) % 2, X, 0).astype(np.uint32)
    found = run(f"atom{how}.global.cas.b32 %t, [%y], %v, 9; ld.global.u32 %r, [%y];"
                "mad.lo.u32 %r, %t, 10, %r;", out=out.copy())  # fmt: skip
    np.testing.assert_array_equal(found, 10 * out + np.where(np.arange(N) % 2, 9, 0))


def test_floats_are_added_atomically() -> None:
    found = run(".reg .f32 %f; cvt.rn.f32.u32 %f, %v; atom.global.add.f32 %f, [%y], %f;"
                "ld.global.u32 %r, [%y];")  # fmt: skip
    np.testing.assert_array_equal(found.view(np.float32), X.astype(np.float32))
    found = run(".reg .f32 %f; cvt.rn.f32.u32 %f, %v; red.relaxed.cta.global.add.f32 [%y], %f;"
                "ld.global.u32 %r, [%y];")  # fmt: skip
    np.testing.assert_array_equal(found.view(np.float32), X.astype(np.float32))


def test_halves_are_added_atomically() -> None:
    found = run("mov.u32 %t, 0x40003c00; atom.global.add.noftz.f16x2 %t, [%y], %t;"
                "ld.global.u32 %r, [%y];", out=np.full(N, 0x3C003C00, np.uint32))  # fmt: skip
    assert set(found) == {0x42004000}


def test_any_64_bit_parameter_takes_an_array() -> None:
    text = f"""{HEAD}.visible .entry k(.param .u64 a, .param .u64 b) {{
    .reg .b64 %a, %b; .reg .b32 %v; ld.param.u64 %a, [a]; ld.param.u64 %b, [b]; xor.b64 %a, %a, %b;
    xor.b64 %a, %a, %b; ld.global.u32 %v, [%a]; add.u32 %v, %v, 1; st.global.u32 [%b], %v; ret; }}"""
    x = np.array([41], dtype=np.uint32)
    assert device_run(text, "k", {"a": x, "b": x * 0}, ["a", "b"], block=(1, 1, 1))["b"] == 42


def test_structs_are_passed_by_value() -> None:
    text = f"""{HEAD}.visible .entry k(.param .align 8 .b8 s[16], .param .u64 y) {{
    .reg .b64 %y, %z; .reg .b32 %v, %w; ld.param.u64 %y, [y]; ld.param.u32 %v, [s+8];
    mov.b64 %z, s; ld.param.u32 %w, [%z+12]; add.u32 %v, %v, %w; st.global.u32 [%y], %v; ret; }}"""
    given = np.array([1, 2, 30, 400], dtype=np.uint32).tobytes()
    y = np.zeros(1, dtype=np.uint32)
    assert device_run(text, "k", {"y": y}, [given, "y"], block=(1, 1, 1))["y"] == 430


def test_functions_may_name_variables_alike() -> None:
    kernel = """.visible .entry {name}(.param .u64 y) {{ .shared .align 4 .b32 box[{size}];
    .reg .b64 %y; .reg .b32 %v, %s; ld.param.u64 %y, [y]; mov.u32 %s, box; xor.b32 %s, %s, 4;
    st.shared.u32 [%s], {size}; ld.shared.u32 %v, [%s]; st.global.u32 [%y], %v; ret; }}
    """
    text = HEAD + kernel.format(name="one", size=16) + kernel.format(name="two", size=64)
    for name, size in (("one", 16), ("two", 64)):
        y = np.zeros(1, dtype=np.uint32)
        assert device_run(text, name, {"y": y}, ["y"], block=(1, 1, 1))["y"] == size


def test_dynamic_shared_memory_may_be_declared_again() -> None:
    dynamic = ".extern .shared .align 8 .b8 mem[];\n"
    found = run("st.shared.u32 [mem+4], 9; bar.sync 0; ld.shared.u32 %r, [mem+4];", dynamic * 2,
                shared=64)  # fmt: skip
    assert set(found) == {9}


RECURSION = Path(__file__).parents[1] / "device" / "simt" / "cuda" / "recursion.ll"


@pytest.fixture(scope="module")
def recursive() -> str:
    """PTX of functions that call themselves, and one another."""
    return emit_ptx(clean(RECURSION.read_text()))


def test_functions_may_call_themselves(recursive) -> None:
    x = np.arange(14, dtype=np.int32)
    got = device_run(recursive, "fibonacci", {"x": x, "y": np.zeros_like(x)}, ["x", "y", 14])
    assert got["y"].tolist() == [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233]
    leaf = np.linspace(-1, 1, 64, dtype=np.float32)
    arrays = {"leaf": leaf, "y": np.zeros(16, np.float32)}
    given = ["leaf", "y"], (1, 1, 1), (16, 1, 1)
    lifted = device_run(recursive, "games", arrays, *given)["y"]
    assert (
        lifted.tolist()
        == device_run(RECURSION.read_text(), "games", arrays, *given, ir=True)["y"].tolist()
    )
    assert lifted.any()


def test_functions_may_call_one_another_in_a_circle(recursive) -> None:
    x = np.arange(20, dtype=np.int32)
    got = device_run(recursive, "parity", {"x": x, "y": x.copy()}, ["x", "y"], block=(20, 1, 1))
    assert got["y"].tolist() == [1, 0] * 10


ELECT = "elect.sync %q|%p, -1; selp.u32 %r, 100, 0, %p; add.u32 %r, %r, %q;"


def test_nobody_knows_which_lane_is_elected_but_all_lanes_agree():
    seen: set[tuple[int, ...]] = set()
    for seed in range(4):
        found = run(f"{ELECT} elect.sync %t|%o, -1; sub.u32 %t, %t, %q; add.u32 %r, %r, %t;",
                    arithmetic_seed=seed).reshape(-1, 32)  # fmt: skip
        for warp in found:
            assert sorted(warp)[:31] == [min(warp)] * 31
            assert max(warp) == min(warp) + 100
            assert warp[min(warp)] == max(warp)
        seen.add(tuple(found.min(axis=1)))
    assert (0, 0) in seen
    assert (31, 31) in seen
    assert len(seen) == 3


def test_the_elected_lane_is_one_that_is_there_and_in_the_mask():
    one = "setp.lt.u32 %p, %i, 20; mov.u32 %r, 7; @!%p ret; elect.sync %r|%o, {};"
    for seed, lane in ((0, 0), (1, 19)):
        assert (run(one.format(-1), arithmetic_seed=seed)[:20] == lane).all()
    alone = "mov.u32 %r, 7; setp.eq.u32 %p, %i, 3; @%p elect.sync %r|%o, 8;"
    assert [run(alone, arithmetic_seed=seed)[3] for seed in range(3)] == [3, 3, 3]
    with pytest.raises(LaunchFailed, match="mask"):
        run("elect.sync %r|%o, 8;")


def test_an_election_stays_one_in_what_is_emitted():
    ir = lifted(HEAD + f""".visible .entry k(.param .u64 k_y)
{{ .reg .b64 %y; .reg .b32 %r, %q; .reg .pred %p; ld.param.u64 %y, [k_y]; {ELECT}
   st.global.u32 [%y], %r; ret; }}""", "test.ptx")  # fmt: skip
    assert "elect.sync" in emit_ptx(clean(ir))
