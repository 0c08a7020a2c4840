"""Puts the examples, which lie beside the package, into it; all else is in pyproject.toml."""

from pathlib import Path
from shutil import copytree, ignore_patterns

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithExamples(build_py):
    """Copies `kernels` and `testcases` to `gevo/examples`, where `gevo init --example` looks."""

    def run(self) -> None:
        """Copy modules, then the examples."""
        super().run()
        if self.editable_mode:  # a checkout has them where they are
            return
        for folder in ("kernels", "testcases"):
            target = Path(self.build_lib, "gevo", "examples", folder)
            copytree(folder, target, ignore=ignore_patterns("__pycache__"), dirs_exist_ok=True)


setup(cmdclass={"build_py": BuildWithExamples})
