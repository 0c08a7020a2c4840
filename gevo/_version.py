"""The version of gevo: here, so that whoever writes it down need not import the whole package."""

__version__ = "0.1.0"
