from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gevo.device.cuda.memory import ALIGN, GUARD, place
from gevo.errors import WorkloadError
from gevo.workload.case import Buffer, Role

roles = st.sampled_from(list(Role))
shapes = st.lists(st.tuples(roles, st.integers(0, 5000)), max_size=6)
seeds = st.integers(0, 1000)


def buffers(shape):
    return [
        Buffer(f"b{i}", np.full(n, i + 1, np.uint8), role) for i, (role, n) in enumerate(shape)
    ]


@given(shapes, seeds)
def test_every_buffer_lies_aligned_between_guards(shape, seed):
    layout = place(buffers(shape), seed)
    assert set(layout.buffers) == {f"b{i}" for i in range(len(shape))}
    assert layout.size % ALIGN == 0
    end = 0
    for number, span in enumerate(layout.spans):
        assert span.start == end
        assert (span.buffer is None) == (number % 2 == 0)
        if span.buffer is None:
            assert span.size >= GUARD
        else:
            assert span.start % ALIGN == 0
            assert span.size == span.buffer.array.nbytes
        end = span.end
    assert end == layout.size
    assert layout.spans[-1].buffer is None


@given(shapes, seeds)
def test_in_buffers_lie_in_front_of_what_is_restored(shape, seed):
    layout = place(buffers(shape), seed)
    for span in layout.buffers.values():
        if span.buffer.role is Role.IN:
            assert span.start <= layout.mutable_at + ALIGN
        else:
            assert span.start >= layout.mutable_at


@given(shapes, seeds, st.integers(0, 255))
def test_the_image_holds_inputs_and_poison(shape, seed, poison):
    layout = place(buffers(shape), seed)
    image = layout.image(poison)
    assert image.nbytes == layout.size
    for span in layout.buffers.values():
        expected = poison if span.buffer.role is Role.OUT else span.buffer.array
        assert (image[span.start : span.end] == expected).all()
    other = layout.image(poison ^ 0xFF)
    for span in layout.spans:
        if span.buffer is None:
            assert (image[span.start : span.end] == other[span.start : span.end]).all()


def test_guards_are_not_the_same_everywhere_and_never_zero():
    guard = place([], 0).image(0)
    assert guard.all()
    assert len(np.unique(guard)) > 50


def test_a_seed_moves_buffers_and_keeps_them_apart():
    given_ = buffers([(Role.INOUT, 100)] * 4)
    places = {
        tuple(sorted((n, s.start) for n, s in place(given_, seed).buffers.items()))
        for seed in range(6)
    }
    assert len(places) == 6


def test_buffers_of_module_variables_have_no_place():
    symbol = Buffer("c", np.zeros(4, np.uint8), Role.IN, symbol="coefficients")
    assert place([symbol], 0).buffers == {}


def test_names_are_unique():
    with pytest.raises(WorkloadError, match="same name"):
        place([Buffer("a", np.zeros(1), Role.IN), Buffer("a", np.zeros(1), Role.OUT)], 0)
