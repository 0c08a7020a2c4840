"""Making ops of StableHLO that take the place of others."""

from __future__ import annotations

from collections.abc import Sequence

from gevo.errors import EditError
from gevo.program.base import Site, Slot, Value
from gevo.program.stablehlo.resize import Shape, tensor, tensor_type
from gevo.program.stablehlo.text import Form, Op
from gevo.program.stablehlo.window import integers


class Builder:
    """Ops in a row, to be put in front of `op`, the last of them in its place.

    Args:
        prefix: What the new uids begin with.
        op: What is replaced.

    Attributes:
        ops: What has been made so far.
    """

    def __init__(self, prefix: str, op: Op) -> None:
        self.ops: list[Op] = []
        self._prefix = prefix
        self._place = op.site.function, op.block

    def add(
        self, name: str, inputs: Sequence[Value], shape: Shape, element: str, attributes: str = ""
    ) -> Value:
        """One more op; its result.

        Args:
            name: Without the dialect.
            inputs: Operands.
            shape: Of the result.
            element: Type of the result's elements.
            attributes: As MLIR writes them.
        """
        type_, function = tensor_type(shape, element), self._place[0]
        uid = f"{self._prefix}_{len(self.ops)}"
        slots = tuple(Slot(uid, n, value.type, value) for n, value in enumerate(inputs))
        types = ", ".join(value.type for value in inputs)
        inside = f" <{{{attributes}}}>" if attributes else ""
        form = Form(f"stablehlo.{name}", (type_,), f"{inside} : ({types}) -> {type_}")
        site = Site(uid, form.name, type_, slots, False, function)
        self.ops.append(Op(form, site, self._place[1]))
        return Value(uid, type_)

    def scalar(self, text: str, element: str) -> Value:
        """A constant without dimensions."""
        return self.add(
            "constant", (), (), element, f"value = dense<{text}> : {tensor_type((), element)}"
        )

    def unary(self, name: str, value: Value) -> Value:
        """An op on a tensor that gives one of its type."""
        return self.add(name, (value,), *typed(value))

    def binary(self, name: str, left: Value, right: Value) -> Value:
        """An op on two tensors of one type."""
        return self.add(name, (left, right), *typed(left))

    def converted(self, value: Value, element: str) -> Value:
        """Its elements in another type."""
        return self.add("convert", (value,), typed(value)[0], element)

    def reshaped(self, value: Value, shape: Shape) -> Value:
        """The same elements in another shape."""
        return self.add("reshape", (value,), shape, typed(value)[1])

    def transposed(self, value: Value, order: Sequence[int]) -> Value:
        """Dimension n is what dimension `order[n]` was."""
        shape, element = typed(value)
        if list(order) == list(range(len(shape))):
            return value
        places = f"permutation = {integers(order)}"
        return self.add("transpose", (value,), tuple(shape[n] for n in order), element, places)

    def sliced(
        self, value: Value, starts: Sequence[int], limits: Sequence[int], strides: Sequence[int]
    ) -> Value:
        """Part of a tensor."""
        bounds = zip(starts, limits, strides, strict=True)
        shape = tuple(-(-(limit - start) // stride) for start, limit, stride in bounds)
        attributes = (
            f"limit_indices = {integers(limits)}, start_indices = {integers(starts)}, "
            f"strides = {integers(strides)}"
        )
        return self.add("slice", (value,), shape, typed(value)[1], attributes)

    def padded(self, value: Value, low: Sequence[int], high: Sequence[int]) -> Value:
        """With zeros around it; a tensor of floats."""
        if not any((*low, *high)):
            return value
        shape, element = typed(value)
        whole = tuple(sum(sizes) for sizes in zip(shape, low, high, strict=True))
        attributes = (
            f"edge_padding_high = {integers(high)}, edge_padding_low = {integers(low)}, "
            f"interior_padding = {integers([0] * len(low))}"
        )
        zero = self.scalar("0.0", element)
        return self.add("pad", (value, zero), whole, element, attributes)

    def broadcast(self, value: Value, shape: Shape, places: Sequence[int]) -> Value:
        """Repeated along the dimensions that are not in `places`, where its own go."""
        if typed(value)[0] == shape:
            return value
        attributes = f"broadcast_dimensions = {integers(places)}"
        return self.add("broadcast_in_dim", (value,), shape, typed(value)[1], attributes)

    def finished(self, result: Value, op: Op) -> Sequence[Op]:
        """All ops, the last of which has the uid of the replaced one.

        Raises:
            EditError: The result is not that of the last op, or of another type.
        """
        if not self.ops or result.ref != self.ops[-1].site.uid or result.type != op.site.type:
            raise EditError(f"nothing takes the place of {op.site.uid}")
        last = self.ops[-1]
        return (*self.ops[:-1], last.copied(op.site.uid, last.block))


def typed(value: Value) -> tuple[Shape, str]:
    """Shape and element type; raises EditError for what is no tensor of known shape."""
    found = tensor(value.type)
    if found is None:
        raise EditError(f"{value.ref} is a {value.type}")
    return found
