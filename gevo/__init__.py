"""gevo: genetic improvement of GPU kernels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gevo._version import __version__

if TYPE_CHECKING:
    from gevo.build.tuned_code import load_tuned
    from gevo.workload.metrics import metric

__all__ = ["__version__", "load_tuned", "metric"]


def __getattr__(name: str) -> Any:
    # Only who asks for it pays for importing what it needs.
    if name == "load_tuned":
        from gevo.build.tuned_code import load_tuned

        return load_tuned
    if name == "metric":
        from gevo.workload.metrics import metric

        return metric
    raise AttributeError(f"module 'gevo' has no attribute {name!r}")
