"""gevo: genetic improvement of GPU kernels."""

__version__ = "0.1.0"
