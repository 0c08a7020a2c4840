"""What tests share that need a stack which is not always installed."""

from __future__ import annotations

import importlib.util
from typing import Any

import pytest


def _needs(package: str, extra: str) -> Any:
    absent = importlib.util.find_spec(package) is None
    reason = f"needs {package}: pip install 'gevo-gpu[{extra}]'"
    return pytest.mark.skipif(absent, reason=reason)


def needs_triton(test: Any) -> Any:
    """Marks a test, or a class of tests."""
    return pytest.mark.triton(_needs("triton", "triton")(test))


def needs_numba(test: Any) -> Any:
    """Marks a test, or a class of tests."""
    return pytest.mark.numba(_needs("numba_cuda", "numba")(test))
