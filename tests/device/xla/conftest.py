from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from gevo.device.xla.backend import Client
from gevo.device.xla.device import XlaDevice, open_xla
from gevo.device.xla.iree import open_iree
from gevo.program.base import Dialect, Program


@cache
def _opened(choice: str) -> XlaDevice:
    if choice == "iree":
        return open_iree("cpu")
    return open_xla(choice)


@pytest.fixture(scope="session")
def client() -> Client:
    """One for all tests: a client keeps its threads until the process ends."""
    pytest.importorskip("jaxlib")
    return Client()


@pytest.fixture(params=["", "cpu:modelled", "iree"])
def device(request: pytest.FixtureRequest) -> XlaDevice:
    pytest.importorskip("jaxlib")
    if request.param == "iree":
        pytest.importorskip("iree.compiler", reason="needs IREE: pip install 'gevo-gpu[iree]'")
    return _opened(request.param)


@pytest.fixture
def measuring() -> XlaDevice:
    pytest.importorskip("jaxlib")
    return _opened("")


@pytest.fixture
def modelling() -> XlaDevice:
    pytest.importorskip("jaxlib")
    return _opened("cpu:modelled")


@pytest.fixture
def program() -> Callable[[str], Program]:
    return lambda text: Program(Dialect.STABLEHLO, text, ("main",))
