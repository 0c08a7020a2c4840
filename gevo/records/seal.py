"""Digests by which damage to a run's files shows.

A journal's lines have one each, over the line and the digest before it, so that a line that is
changed, missing, repeated or in another place shows. A file that holds one JSON object has one
over everything else in it. They are over bytes as written, and stand last in the object.

They guard against accidents (a failing disk, an editor, half a copy), not against people: who
can write a file can make its digest fit.
"""

from __future__ import annotations

import hashlib
import re

from gevo.errors import ConfigError

_LINE = re.compile(rb',"digest":"([0-9a-f]{32})"\}')
_FILE = re.compile(rb',\n  "digest": "([0-9a-f]{32})"\n\}\n')
LONGEST = len(b',"digest":""}\n') + 32
"""Bytes at the end of a line that its digest takes, newline included."""


class Damaged(ConfigError):
    """Something in a run folder is not as it was written."""


class WrongDigest(Exception):
    """A line or a file is not what its digest says, or has none where it must have one."""


class Chain:
    """Makes and checks the digests of a journal's lines, which must come in order.

    Args:
        required: Lines of before there were digests are an error. Otherwise they may come
            first, up to the first line that has one.
        last: Digest of the line before the first one that is given.
    """

    def __init__(self, required: bool, last: bytes = b"") -> None:
        self._required = required
        self._last = last

    def seal(self, body: bytes) -> bytes:
        """The line of a record, from the record's line without a digest."""
        self._last = _digest(self._last + body)
        return b'%b,"digest":"%b"}\n' % (body[:-2], self._last)

    def body(self, line: bytes) -> bytes:
        """A line without its digest; raises WrongDigest."""
        found = line_digest(line)
        if not found:
            if self._required or self._last:
                raise WrongDigest
            return line
        body = line[:-LONGEST] + b"}\n"
        if _digest(self._last + body) != found:
            raise WrongDigest
        self._last = found
        return body


def line_digest(line: bytes) -> bytes:
    """The digest that ends a line, in hexadecimal; empty where there is none."""
    found = _LINE.fullmatch(line[-LONGEST:-1]) if line.endswith(b"\n") else None
    return found[1] if found else b""


def is_torn(end: bytes) -> bool:
    """Whether what follows a journal's last newline can be the first part of a line.

    A whole line whose newline is something else now is not what a crash leaves.
    """
    found = _LINE.search(end)
    return found is None or found.end() == len(end)


def seal_file(data: bytes) -> bytes:
    """A file of indented JSON with a digest as its object's last key."""
    return b'%b,\n  "digest": "%b"\n}\n' % (data[:-3], _digest(data))


def file_body(data: bytes, required: bool = False) -> bytes:
    """What `seal_file` was given; raises WrongDigest.

    Args:
        data: The file's contents.
        required: A file of before there were digests is an error.
    """
    found = _FILE.search(data)
    if found is None:
        if required:
            raise WrongDigest
        return data
    body = data[: found.start()] + b"\n}\n"
    if found.end() != len(data) or _digest(body) != found[1]:
        raise WrongDigest
    return body


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).hexdigest()[:32].encode()
