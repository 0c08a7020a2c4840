"""Conformance suites for what plug-ins bring, as classes of tests for pytest.

    class TestBypass(OperatorSuite):
        @pytest.fixture
        def kind(self) -> str:
            return "bypass"

A suite's first fixtures say what is tested; a subclass overrides them. This is the one package of
gevo that imports pytest.
"""

try:
    import pytest
except ModuleNotFoundError as error:  # pragma: no cover
    raise ModuleNotFoundError("gevo.testing needs pytest: pip install pytest") from error

SUITES = "devices drivers editors executors metrics operators searchers strategies"
"""The modules that have some."""

pytest.register_assert_rewrite(*(f"gevo.testing.{name}" for name in SUITES.split()))
