"""What tests share that compile CUDA sources."""

from __future__ import annotations

from typing import Any

import pytest

from gevo.errors import ConfigError
from gevo.frontend import nvrtc


def _missing() -> bool:
    try:
        return not nvrtc.find()
    except ConfigError:
        return True


_absent = pytest.mark.skipif(_missing(), reason="needs NVRTC: pip install 'gevo-gpu[nvrtc]'")


def needs_nvrtc(test: Any) -> Any:
    """Marks a test, or a class of tests."""
    return pytest.mark.nvrtc(_absent(test))
