"""Fences that are gone where the unmodified program races, too."""

from __future__ import annotations

import pytest

from gevo.finding import Access, Finding, Kind
from gevo.validate.fences import missing

GL = "  call void @llvm.nvvm.membar.gl()\n"
CTA = "  call void @llvm.nvvm.membar.cta()\n"
ODD = "  store volatile i32 1, ptr %flag, align 4\n"
DATA = "  store volatile i32 %i, ptr %data, align 4\n"
EVEN = "  store volatile i32 2, ptr %flag, align 4\n"
TORN = Finding(Kind.UNORDERED, "k", "buffer data", Access("", "load", ""), None, "", "", "")
GONE = (
    "the unordered on buffer data does no more harm in k without a fence between a store through "
    "argument 0 and a store through argument 1"
)


def _kernel(*body, flag="%flag"):
    text = f"""
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.membar.gl()
declare void @llvm.nvvm.membar.cta()
define ptx_kernel void @k(ptr %flag, ptr %data, ptr %x, i32 %n) {{
entry:
  br label %round

round:
  %i = phi i32 [ 0, %entry ], [ %next, %round ]
{"".join(body)}  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %round, label %done

done:
  ret void
}}
"""
    return text.replace("%flag", flag)


@pytest.mark.parametrize(
    ("body", "assumed"),
    [
        ((ODD, GL, DATA, GL, EVEN), []),
        ((ODD, GL, GL, DATA, GL, EVEN), []),
        ((ODD, DATA, GL, EVEN), [GONE]),
        ((GL, ODD, DATA, GL, EVEN), [GONE]),
        ((ODD, CTA, DATA, GL, EVEN), [GONE]),
    ],
)
def test_a_fence_that_lay_between_two_accesses_is_missed(body, assumed):
    base = _kernel(ODD, GL, DATA, GL, EVEN)
    assert list(missing(base, _kernel(*body, flag="%renamed"), [TORN])) == assumed
    assert list(missing(base, _kernel(*body), [])) == []


def test_what_only_is_read_needs_no_fence():
    read = "  %v = load volatile i32, ptr %x, align 4\n"
    base = _kernel(ODD, GL, DATA, GL, read, EVEN)
    assert list(missing(base, _kernel(ODD, GL, DATA, read, GL, EVEN), [TORN])) == []


def test_a_fence_on_one_of_two_ways_is_missed():
    base = _kernel(ODD, GL, DATA, GL, EVEN, GL)
    assert list(missing(base, _kernel(ODD, GL, DATA, GL, EVEN), [TORN])) == [
        GONE.replace("argument 1", "argument 0")
    ]


def _walking(depth):
    """A kernel whose pointer to the data moves in each round, by as many steps."""
    steps = "".join(
        f"  %p{n + 1} = getelementptr i32, ptr %p{n}, i64 1\n" for n in range(1, depth)
    )
    either = "  %q = select i1 %odd, ptr %p0, ptr %p1\n"
    body = steps + either + "  store volatile i32 %i, ptr %q, align 4\n"
    head = f"  %p0 = phi ptr [ %data, %entry ], [ %p{depth}, %round ]\n"
    head += "  %odd = trunc i32 %i to i1\n  %p1 = getelementptr i32, ptr %p0, i64 1\n"
    start = "  %i = phi i32 [ 0, %entry ], [ %next, %round ]\n"
    fenced, bare = (_kernel(ODD, gap, body, GL, EVEN) for gap in (GL, ""))
    return (text.replace(start, start + head) for text in (fenced, bare))


@pytest.mark.parametrize("depth", [1, 20, 60])
def test_a_pointer_that_moves_in_a_loop_is_the_array_that_it_begins_in(depth):
    fenced, bare = _walking(depth)
    assert list(missing(fenced, bare, [TORN])) == [GONE]
    assert list(missing(fenced, fenced, [TORN])) == []


def test_a_long_way_to_a_pointer_ends():
    fenced, bare = _walking(400)
    told = "a store through argument 0 and a store through ?"
    assert [text.endswith(told) for text in missing(fenced, bare, [TORN])] == [True]


SC, ACQ_REL = "  fence seq_cst\n", "  fence acq_rel\n"
LOADS = tuple(f"  %{one} = load {{}}i32, ptr %{one}.at, align 4\n" for one in ("first", "second"))


def _reading(gap, how="volatile "):
    """A kernel that loads from two arrays, which it writes elsewhere."""
    first, second = (load.format(how) for load in LOADS)
    text = _kernel(first, gap, second, ODD, DATA, EVEN)
    return text.replace("%first.at", "%flag").replace("%second.at", "%data")


@pytest.mark.parametrize(("how", "count"), [("volatile ", 1), ("", 0)])
def test_two_loads_of_flags_may_need_a_consistent_fence(how, count):
    """Others may see what two threads store in another order; plain loads ask for no such."""
    told = list(missing(_reading(SC, how), _reading(ACQ_REL, how), [TORN]))
    assert len(told) == count
    assert all("without a sequentially consistent fence between a load" in one for one in told)


def test_what_passes_a_message_needs_none():
    fenced, weaker = (_kernel(DATA, gap, ODD, gap, DATA, gap, EVEN) for gap in (SC, ACQ_REL))
    assert list(missing(fenced, weaker, [TORN])) == []


def test_no_one_but_the_block_sees_its_shared_memory():
    near = "@near = internal addrspace(3) global i32 undef, align 4\n"
    store = "  store volatile i32 1, ptr addrspace(3) @near, align 4\n"
    fenced, narrow = (near + _kernel(store, gap, DATA, GL) for gap in (GL, CTA))
    assert list(missing(fenced, narrow, [TORN])) == []
    assert len(list(missing(fenced, near + _kernel(store, DATA, GL), [TORN]))) == 1
