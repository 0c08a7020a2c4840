"""What must be the same wherever a run's variants are judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping


def make_probe() -> Callable[[], dict[str, str]]:
    """A function that says what is installed; it works where gevo is not.

    It refers to nothing in this module, so that it can be sent to other machines as it is.
    """

    def probe() -> dict[str, str]:
        import hashlib
        import importlib.metadata
        import importlib.util
        import pathlib
        import platform

        def version(package: str) -> str:
            try:
                return importlib.metadata.version(package)
            except importlib.metadata.PackageNotFoundError:
                return "-"

        found = {"Python": platform.python_version(), "gevo": "-"}
        for package in ("llvmlite", "numpy"):
            found[package] = version(package)
        spec = importlib.util.find_spec("gevo")
        if spec is not None and spec.submodule_search_locations:
            root = pathlib.Path(spec.submodule_search_locations[0])
            digest = hashlib.sha256()
            for path in sorted(root.rglob("*.py")):
                digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes())
            found["gevo"] = f"sources {digest.hexdigest()[:12]}"
        return found

    return probe


def difference(here: Mapping[str, str], there: Mapping[str, str]) -> str:
    """What is installed there and differs from here, in a few words; empty where nothing does."""
    differing = [name for name in here if here[name] != there.get(name)]
    if not differing:
        return ""
    has, needs = (
        ", ".join(f"{name} {versions.get(name, '-')}" for name in differing)
        for versions in (there, here)
    )
    return f"has {has}, this machine {needs}; install the same on all nodes"
