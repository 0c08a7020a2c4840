"""jax's functions become StableHLO programs, and programs become jax's functions again.

Arrays among the leaves of the arguments are what a program takes; all other leaves (numbers of
Python, functions of an equinox module) stay as they are, as with `equinox.filter_jit`.
"""

from __future__ import annotations

import dataclasses
import importlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from gevo.errors import ConfigError
from gevo.program.stablehlo.hoist import WEIGHT, halves
from gevo.program.stablehlo.load import load_text
from gevo.program.stablehlo.mlir import serialized
from gevo.program.stablehlo.resize import tensor

_TYPES = {
    "i1": "bool",
    **{f"i{bits}": f"int{bits}" for bits in (8, 16, 32, 64)},
    **{f"ui{bits}": f"uint{bits}" for bits in (8, 16, 32, 64)},
    **{f"f{bits}": f"float{bits}" for bits in (16, 32, 64)},
    "bf16": "bfloat16",
}
_HEAD = re.compile(r"@main\((.*?)\) -> \(?(.*?)\)? \{$", re.MULTILINE)
_TENSOR = re.compile(r"tensor<[^>]*>")
_MARK = re.compile(r" ?\{gevo\.weight\}")


@dataclass(frozen=True)
class Captured:
    """A function of jax as a program, with the arguments that it was captured with.

    Attributes:
        name: The function's.
        text: Canonical StableHLO.
        arrays: What @main takes.
        weights: Of these, which do not change between calls.
        outputs: What @main gives for them.
        function: The function.
        takes: Structure of the arguments.
        gives: Structure of what the function gives.
        leaves: The arguments' leaves; of arrays their types.
        kept: Places among them of what @main takes.
    """

    name: str
    text: str
    arrays: tuple[np.ndarray[Any, Any], ...]
    weights: tuple[bool, ...]
    outputs: tuple[np.ndarray[Any, Any], ...]
    function: Callable[..., Any]
    takes: Any
    gives: Any
    leaves: tuple[Any, ...]
    kept: tuple[int, ...]

    def example(self, arguments: Sequence[Any]) -> tuple[np.ndarray[Any, Any], ...]:
        """What @main takes for other arguments; raises ConfigError where they are not alike."""
        leaves = self.flat(arguments)
        return tuple(np.asarray(leaves[n]) for n in self.kept)

    def evolved(self, text: str | None) -> Evolved:
        """A winner's text as a function with the captured one's signature; None for itself."""
        return Evolved(self, text)

    def flat(self, arguments: Sequence[Any]) -> list[Any]:
        """Leaves of some arguments, checked against those that the function was captured with."""
        jax = _jax()
        leaves, tree = jax.tree_util.tree_flatten(tuple(arguments))
        if tree != self.takes:
            raise ConfigError(f"{self.name}: was captured with arguments of another structure")
        for number, (leaf, known) in enumerate(zip(leaves, self.leaves, strict=True)):
            given = _type_of(leaf) if isinstance(known, jax.ShapeDtypeStruct) else leaf
            if not _same(given, known):
                where = jax.tree_util.keystr(
                    jax.tree_util.tree_flatten_with_path(tuple(arguments))[0][number][0]
                )
                raise ConfigError(
                    f"{self.name}: {where} was {known} when it was captured, and "
                    f"is {given}; gevo evolves a function for fixed shapes"
                )
        return leaves


class Evolved:
    """A winner as a function of jax: arguments and results as of the function it came from.

    It can be called, also inside of `jax.jit`, with arguments of the same structure, shapes and
    types. `jax.grad` and `jax.vmap` do not look into it.

    Args:
        captured: The function.
        text: The program; None for the function as it was.

    Attributes:
        text: The program.
    """

    def __init__(self, captured: Captured, text: str | None) -> None:
        self.text = text
        self._captured = captured
        self._run: Callable[..., Any] | None = None if text is None else called(text)

    def __call__(self, *arguments: Any) -> Any:
        """What the function gives; raises ConfigError for arguments of another form."""
        captured = self._captured
        leaves = captured.flat(arguments)
        if self._run is None:
            return captured.function(*arguments)
        results = self._run(*(leaves[n] for n in captured.kept))
        return _jax().tree_util.tree_unflatten(captured.gives, results)

    def with_weights(self, *arguments: Any) -> Callable[..., Any]:
        """The function with what follows from its weights computed now, once.

        Args:
            arguments: As for a call. Leaves that are weights are taken from here.

        Returns:
            A function with the same signature, which takes no notice of the weights it is given.
        """
        captured = self._captured
        two = None if self.text is None else halves(self.text)
        if two is None:
            return self
        leaves = captured.flat(arguments)
        given = [leaves[n] for n in captured.kept]
        prepared = called(two.prepare)(*(given[n] for n in two.weights))
        weights = [n for n, fixed in enumerate(captured.weights) if fixed]
        main = called(two.main)

        def run(*others: Any) -> Any:
            flat = captured.flat(others)
            held = [flat[n] for n in captured.kept]
            for n in weights:
                held[n] = given[n]
            results = main(*(held[n] for n in two.kept), *prepared)
            return _jax().tree_util.tree_unflatten(captured.gives, results)

        return run


def capture(
    function: Callable[..., Any], arguments: Sequence[Any], weights: Sequence[int] = ()
) -> Captured:
    """A function of jax as a program, for these arguments' shapes and types.

    Args:
        function: Of arrays, or of pytrees of them.
        arguments: Positional ones.
        weights: Places of the arguments that do not change between calls.

    Raises:
        ConfigError: jax is missing, it cannot trace the function, there is no such argument, or
            an argument or result is of a type that numpy does not have.
        ProgramError: The program cannot be evolved.
    """
    jax = _jax()
    name = re.sub(r"\W+", "_", getattr(function, "__name__", type(function).__name__)).strip("_")
    name = name or "function"
    for place in weights:
        if not 0 <= place < len(arguments):
            raise ConfigError(f"{name}: weights: there is no argument {place}")
    paths, tree = jax.tree_util.tree_flatten_with_path(tuple(arguments))
    leaves = [leaf for _, leaf in paths]
    arrays = [
        n for n, leaf in enumerate(leaves) if isinstance(leaf, jax.Array | np.ndarray | np.generic)
    ]
    made: list[Any] = []

    def flat(*given: Any) -> Any:
        whole = list(leaves)
        for n, leaf in zip(arrays, given, strict=True):
            whole[n] = leaf
        results, shape = jax.tree_util.tree_flatten(
            function(*jax.tree_util.tree_unflatten(tree, whole))
        )
        made[:] = [shape]
        return results

    jitted = jax.jit(flat)  # one for both, so that the function is traced once
    try:
        exported = jax.export.export(jitted)(*(leaves[n] for n in arrays))
        results = jitted(*(leaves[n] for n in arrays))
    except Exception as reason:  # jax raises whatever the function does
        first = str(reason).strip().splitlines() or [type(reason).__name__]
        raise ConfigError(f"{name}: jax cannot export it: {first[0]}") from reason
    places: Sequence[int] = exported.module_kept_var_idx
    kept = tuple(arrays[n] for n in places)
    if not results:
        raise ConfigError(f"{name}: gives no array; there is nothing to compute")
    for what in (*(leaves[n] for n in kept), *results):
        if str(what.dtype) not in _TYPES.values() or str(what.dtype) == "bfloat16":
            raise ConfigError(f"{name}: takes or gives a {what.dtype}; convert it outside")
    fixed = tuple(paths[n][0][0].idx in weights for n in kept)
    return Captured(
        name,
        load_text(_marked(load_text(exported.mlir_module(), source=name).text, fixed)).text,
        tuple(np.asarray(leaves[n]) for n in kept),
        fixed,
        tuple(np.asarray(result) for result in results),
        function,
        tree,
        made[0],
        tuple(_type_of(leaf) if n in arrays else leaf for n, leaf in enumerate(leaves)),
        kept,
    )


def called(text: str) -> Callable[..., Any]:
    """A program's @main as a function of jax, from arrays to a list of them."""
    jax = _jax()
    plain = _MARK.sub("", text)
    head = _HEAD.search(plain)
    if head is None:
        raise ConfigError("the program has no @main")
    takes, gives = ([_struct(t) for t in _TENSOR.findall(part)] for part in head.groups())

    def like(*_: Any) -> Any:
        return [jax.numpy.zeros(one.shape, one.dtype) for one in gives]

    exported = jax.export.export(jax.jit(like, keep_unused=True))(*takes)
    whole = dataclasses.replace(exported, mlir_module_serialized=serialized(plain))
    return jax.jit(whole.call)


def _marked(text: str, weights: Sequence[bool]) -> str:
    """The text with a mark at arguments that are weights."""

    def mark(match: re.Match[str]) -> str:
        fixed = int(match[1]) < len(weights) and weights[int(match[1])]
        return f"{match[0]} {{{WEIGHT}}}" if fixed else match[0]

    head = _HEAD.search(text)
    if head is None:
        raise ConfigError("the program has no @main")
    inside = re.sub(r"%a(\d+): tensor<[^>]*>", mark, head[1])
    return text[: head.start(1)] + inside + text[head.end(1) :]


def _struct(type_: str) -> Any:
    found = tensor(type_)
    if found is None or found[1] not in _TYPES:
        raise ConfigError(f"jax has no {type_}")
    return _jax().ShapeDtypeStruct(found[0], _TYPES[found[1]])


def _same(given: Any, known: Any) -> bool:
    """Whether a function that was captured with one leaf does the same with another.

    `1`, `True` and `1.0` are equal, and so are `0.0` and `-0.0`; what follows from them is not.
    """
    if given is known:
        return True
    if type(given) is not type(known):
        return False
    if isinstance(given, float | complex):
        return repr(given) == repr(known)
    try:
        return bool(given == known)
    except ValueError:  # whose comparison gives arrays
        return False


def _type_of(leaf: Any) -> Any:
    """Shape and element type of an array; other leaves as they are."""
    if not hasattr(leaf, "shape") or not hasattr(leaf, "dtype"):
        return leaf
    return _jax().ShapeDtypeStruct(leaf.shape, leaf.dtype)


def _jax() -> Any:
    try:
        jax = importlib.import_module("jax")
        importlib.import_module("jax.export")
    except ImportError as reason:
        raise ConfigError(
            f"functions of jax need jax ({reason}); install it with: pip install jax"
        ) from None
    return jax
