"""PTX is found in what applications give to the driver, and damage is named."""

from __future__ import annotations

import struct

import pytest

from gevo.errors import ConfigError, WorkloadError
from gevo.integrations import fatbin
from gevo.integrations.fatbin import entries, lz4, ptx_of

TEXT = b".version 8.0\n.target sm_%d\n.visible .entry axpy(\n)\n{ ret; }\n"
LZ4, ZSTD = 0x2011, 0x8011
BLOCK = bytes.fromhex("6f") + b"abcabc" + bytes.fromhex("0300 10 50") + b"abcde"
"""Six letters as they are, 15 + 16 + 4 from three before, and five letters."""


def entry(data: bytes, sm: int, kind: int = 1, flags: int = 0x11, before: int = 0) -> bytes:
    padded = -(-len(data) // 8) * 8
    packed = len(data) if flags & 0xA000 else 0
    head = struct.pack("<HHIQIIHHI", kind, 0x101, 80, padded, packed, 64, 0, 8, sm)
    head += struct.pack("<8xQ8xQ16x", flags, before)
    assert len(head) == 80
    return head + data.ljust(padded, b"\0")


def fat(*parts: bytes) -> bytes:
    body = b"".join(parts)
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body


def test_ptx_is_taken_as_it_is():
    assert ptx_of(TEXT % 80 + b"\0", "axpy", 90) == (TEXT % 80).decode()


@pytest.mark.parametrize(("sm", "taken"), [(90, 90), (86, 80), (120, 90), (70, 90)])
def test_the_newest_that_the_gpu_takes_is_chosen(sm, taken):
    image = fat(
        entry(TEXT % 80, 80), entry(b"\x7fELF", 90, kind=2), entry(TEXT % 90, 90), entry(b"x", 75)
    )
    assert f"sm_{taken}" in ptx_of(image, "axpy", sm)


def test_lz4_is_read():
    assert lz4(BLOCK, 46) == b"abcabc" + b"abc" * 11 + b"ab" + b"abcde"
    tail = b"\n.entry axpy()"
    block = bytes((0xF0, len(TEXT + tail) - 15)) + TEXT + tail
    image = fat(entry(block, 80, flags=LZ4, before=len(TEXT + tail)))
    assert ptx_of(image, "axpy", 90) == (TEXT + tail).decode()


def test_zstandard_is_read():
    zstandard = pytest.importorskip("zstandard", reason="needs zstandard")
    packed = zstandard.ZstdCompressor().compress(TEXT % 80)
    image = fat(entry(packed, 80, flags=ZSTD, before=len(TEXT % 80)))
    assert ptx_of(image, "axpy", 90) == (TEXT % 80).decode()
    with pytest.raises(WorkloadError, match="damaged"):
        ptx_of(fat(entry(packed[:-9], 80, flags=ZSTD, before=len(TEXT % 80))), "axpy", 90)


def test_zstandard_that_nothing_reads_is_named(monkeypatch):
    def absent(name: str):
        raise ImportError(name)

    monkeypatch.setattr(fatbin.importlib, "import_module", absent)
    with pytest.raises(ConfigError, match=r"pip install 'gevo-gpu\[record\]'"):
        ptx_of(fat(entry(b"1234", 80, flags=ZSTD, before=9)), "axpy", 90)


@pytest.mark.parametrize(
    ("image", "said"),
    [
        (b"\x7fELF\2\1\1", "only machine code"),
        (fat(entry(b"\x7fELF", 90, kind=2)), "holds machine code alone"),
        (fat(entry(TEXT % 80, 80))[:60], "damaged"),
        (struct.pack("<IHHQ", 0xBA55ED50, 1, 16, 30) + bytes(30), "cut off"),
        (fat(bytes(96)), "damaged"),
        (struct.pack("<IHHQ", 0xBA55ED50, 9, 16, 0), "version"),
        (fat(entry(BLOCK, 80, flags=LZ4, before=1 << 40)), "larger than can be read"),
        (fat(entry(BLOCK, 80, flags=LZ4, before=45)), "compressed PTX is damaged"),
        (fat(entry(b"\xf0", 80, flags=LZ4, before=45)), "cut off"),
        (fat(entry(b"\x04\x09\x00", 80, flags=LZ4, before=45)), "compressed PTX is damaged"),
        (b"\xff\xfe\x00", "neither PTX nor a fat binary"),
        (TEXT.replace(b"axpy", b"other"), "no such kernel"),
        (fat(entry(TEXT.replace(b"axpy", b"axpy2"), 80)), "no such kernel"),
    ],
    ids=range(13),
)
def test_what_has_no_ptx_says_so(image, said):
    with pytest.raises(WorkloadError, match=said):
        ptx_of(image, "axpy", 90)


def test_no_byte_of_a_fat_binary_can_do_more_than_be_refused():
    """Every byte of the headers set to 0 and to 255."""
    whole = fat(entry(TEXT % 80, 80), entry(BLOCK, 90, flags=LZ4, before=46))
    for place in range(120):
        for value in (0, 255):
            image = whole[:place] + bytes((value,)) + whole[place + 1 :]
            try:
                for one in entries(image):
                    one.text()
            except WorkloadError:
                pass
