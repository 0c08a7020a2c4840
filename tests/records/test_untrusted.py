"""JSON from elsewhere: what gevo never writes is refused with ValueError."""

import pytest

from gevo.records.untrusted import DEEPEST, read_json


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "Expecting value"),
        ("{", "Expecting property name"),
        *((text, "is no number in JSON") for text in ("NaN", "[Infinity]", "-Infinity", "1e999")),
        ("9" * 301, "too many digits"),
        ('"\\ud800"', "surrogates not allowed"),
        ('{"\\udcff": 1}', "surrogates not allowed"),
        ("[" * 100_000, "nested too deeply"),
        ("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), "nested too deeply"),
    ],
)
def test_what_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read_json(text.encode())


@pytest.mark.parametrize("raw", [b'"\xff"', '"a"'.encode("utf-16"), b'"\xed\xa0\x80"'])
def test_bytes_that_are_no_utf_8_are_refused(raw: bytes) -> None:
    with pytest.raises(UnicodeDecodeError):
        read_json(raw, "surrogatepass")


def test_what_is_read() -> None:
    deep = "[" * DEEPEST + "]" * DEEPEST
    assert read_json(deep.encode()) is not None
    assert read_json(b'{"a": [1, 1e308, "\\ud83d\\ude00"]}') == {"a": [1, 1e308, "\U0001f600"]}
    assert read_json(b'"k\\udcff.ll"', "surrogateescape") == "k\udcff.ll"
    assert read_json(b'"\\ud800"', "surrogatepass") == "\ud800"
    with pytest.raises(UnicodeEncodeError):
        read_json(b'"\\ud800"', "surrogateescape")
