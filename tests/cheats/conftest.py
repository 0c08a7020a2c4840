from __future__ import annotations

from pathlib import Path

import pytest

from tests.trials import Trials


@pytest.fixture
def trials(tmp_path: Path) -> Trials:
    return Trials(Path(__file__).parent, tmp_path)
