"""A hook of mkdocs: documents link to files of the repository, and the site has those, too.

`docs/` is the site's root. The README is its first page, and what a document links to outside of
`docs/` (results of benchmarks, the contributing guide, an example) is brought along, pages and
plain files alike. So links work where the files lie, and on the site.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
HOME = "README.md"
ALSO = (HOME, "CHANGELOG.md", "CONTRIBUTING.md")
_LINK = re.compile(r"(?<=\]\()([^)#\s]+)(?=(?:#[^)\s]*)?\))")


def repository_path(uri: str) -> str:
    """Where a file of the site lies, relative to the repository's root."""
    if uri == "index.md":
        return HOME
    return f"docs/{uri}" if (ROOT / "docs" / uri).is_file() else uri


def site_path(path: str) -> str:
    """Where a file of the repository lies on the site."""
    return "index.md" if path == HOME else path.removeprefix("docs/")


def links(path: str) -> Iterator[tuple[str, str]]:
    """The links of a document to files of the repository: as written, and where to."""
    for link in _LINK.findall((ROOT / path).read_text()):
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), link))
        if not target.startswith("../") and (ROOT / target).is_file():
            yield link, target


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what documents link to, and what that links to."""
    open_ = [*ALSO, *(repository_path(f.src_uri) for f in files if f.is_documentation_page())]
    seen: set[str] = set()
    while open_:
        path = open_.pop()
        if path in seen:
            continue
        seen.add(path)
        uri = site_path(path)
        if files.get_file_from_path(uri) is None:
            files.append(File.generated(config, uri, abs_src_path=str(ROOT / path)))
        if path.endswith(".md"):
            open_ += [target for _, target in links(path)]
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links lead to where their targets lie on the site."""
    del config, files
    path = repository_path(page.file.src_uri)
    targets = dict(links(path))
    here = posixpath.dirname(page.file.src_uri)

    def place(match: re.Match[str]) -> str:
        target = targets.get(match[1])
        return posixpath.relpath(site_path(target), here or ".") if target else match[1]

    return _LINK.sub(place, markdown)
