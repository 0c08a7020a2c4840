from __future__ import annotations

from pathlib import Path

import pytest

from tests.trials import Trials


@pytest.fixture
def trials(tmp_path: Path) -> Trials:
    # This corpus is about order and memory. What makes its kernels faster is work behind a test
    # that no input passes, which validation names: tests/narrow is about such things.
    return Trials(Path(__file__).parent, tmp_path, explores=False)
