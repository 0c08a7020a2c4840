"""What a terminal would take for a command is shown, wherever it comes from."""

from __future__ import annotations

import io

import pytest
from rich.live import Live
from rich.table import Table
from rich.text import Text

from gevo.cli.terminal import Terminal, say, shown

HOSTILE = "\x1b[31mRED\x1b]0;title\x07\x9b2J\r\x08\u202eabc\ud800"
SHOWN = r"\x1b[31mRED\x1b]0;title\x07\x9b2J\r\x08\u202eabc\ud800"


def test_what_is_shown() -> None:
    assert shown(HOSTILE) == SHOWN
    plain = "größe 1.6\u20131.65\u00d7\u00a0µs\u202f│└─\ttab\nline 漢字"
    assert shown(plain) == plain


def test_lines(capsys: pytest.CaptureFixture[str]) -> None:
    say(HOSTILE)
    say(HOSTILE, err=True)
    assert capsys.readouterr() == (SHOWN + "\n", SHOWN + "\n")


@pytest.mark.parametrize("terminal", [False, True])
def test_tables_texts_and_live_views(terminal: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TERM", "xterm-256color")
    if terminal:
        monkeypatch.setenv("FORCE_COLOR", "1")
    console = Terminal()
    console.file = out = io.StringIO()
    table = Table(HOSTILE, title=HOSTILE)
    table.add_row(HOSTILE)
    table.add_row(Text(HOSTILE, style="bold"))
    with Live(table, console=console, auto_refresh=False) as live:
        console.print(HOSTILE)
        live.refresh()
    told = out.getvalue()
    assert "\x1b[31m" not in told
    assert not {"\x07", "\x9b", "\x08", "\u202e", "\ud800"} & {*told}
    assert r"\x1b[31mRED" in told
    assert ("\x1b[1m" in told) is terminal, "styles are rich's own"


def test_a_name_is_no_markup(capsys: pytest.CaptureFixture[str]) -> None:
    console = Terminal()
    table = Table("a")
    table.add_row("x[/foo] [red]y[/red] :smile:")
    console.print(table)
    assert "x[/foo] [red]y[/red] :smile:" in capsys.readouterr().out
