import pytest

pytestmark = pytest.mark.browser

KINDS = ("evolved", "graphed", "tuned", "compared", "tunings")
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
DRAWN = "document.querySelectorAll('.js-plotly-plot').length"
PLACES = "document.querySelectorAll('div.chart').length"
PAPER = "getComputedStyle(document.querySelector('.js-plotly-plot .main-svg')).backgroundColor"
FOCUSED = "document.activeElement.closest('[id]')?.id"


def until(page, expression: str, wanted: object) -> None:
    """Wait until an expression has a value; charts follow a change of the window by and by."""
    found = None
    for _ in range(100):
        found = page.evaluate(expression)
        if found == wanted:
            return
        page.wait_for_timeout(50)
    pytest.fail(f"{expression} is {found}, not {wanted}")


def drawn_points(page, chart: str) -> list[int]:
    """Number of marks of each trace of a chart."""
    traces = page.locator(f"#{chart} .scatterlayer .trace").all()
    return [trace.locator(".point").count() for trace in traces]


def mark(page, chart: str, trace: int, point: int) -> tuple[float, float]:
    """Middle of one mark on the screen, scrolled into view."""
    found = page.locator(f"#{chart} .scatterlayer .trace").nth(trace).locator(".point").nth(point)
    page.locator(f"#{chart}").scroll_into_view_if_needed()
    box = found.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def label(page, chart: str) -> str:
    """What the hover label of a chart says, once there is one."""
    found = page.locator(f"#{chart} .hoverlayer .hovertext")
    found.first.wait_for(state="attached", timeout=5000)
    return " ".join(found.all_text_contents())


@pytest.mark.parametrize("kind", KINDS)
def test_pages_are_silent_load_nothing_and_fit(pages, opened, kind):
    found = opened(pages(kind), color_scheme="light", viewport={"width": 1200, "height": 900})
    page = found.page
    assert page.evaluate(DRAWN) == page.evaluate(PLACES) > 0
    papers = set()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for width in (1400, 390):
            page.set_viewport_size({"width": width, "height": 844})
            page.evaluate("for (const d of document.querySelectorAll('details')) d.open = true")
            until(page, f"{OVERFLOW} <= 0", True)
        body = page.evaluate("getComputedStyle(document.body).backgroundColor")
        # Charts are redrawn in the colours of the scheme.
        until(page, PAPER, body)
        papers.add(body)
    assert len(papers) == 2
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 794, "height": 1123})
    until(page, f"{OVERFLOW} <= 0", True)
    assert (found.logged, found.requested) == ([], [])


def test_the_front_has_its_points_and_a_click_opens_the_right_winner(pages, opened):
    found = opened(pages("evolved"))
    page = found.page
    cloud, _, training, heldout = drawn_points(page, "chart-front")
    assert (cloud, training, heldout) == (3, 2, 1)
    assert page.locator("#v1[open]").count() == 0
    page.mouse.move(*mark(page, "chart-front", 2, 1))
    said = label(page, "chart-front")
    assert "variant 1" in said
    assert "delete (line 6): u8: %vy = load" in said
    page.mouse.click(*mark(page, "chart-front", 2, 1))
    assert page.locator("#v1[open]").count() == 1
    assert page.evaluate(FOCUSED) == "v1"
    assert page.evaluate("location.hash") == "#v1"
    inside = page.locator("#v1").inner_text()
    for needed in ("failed held-out", "float s = a * x[i];", "delete u8 as e000000000001"):
        assert needed in inside
    assert found.logged == []


def test_every_mark_is_reached_and_opened_from_the_keyboard(pages, opened):
    page = opened(pages("evolved")).page
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) == "chart-front":
            break
    assert page.evaluate(FOCUSED) == "chart-front"
    assert page.locator(".hint").is_visible()
    said = []
    for _ in range(3):
        said.append(page.locator("[aria-live]").text_content())
        page.keyboard.press("ArrowRight")
    assert [text.split(",")[0] for text in said] == [
        "1 of 3: variant 2",
        "2 of 3: variant 1",
        "3 of 3: variant 2",
    ]
    assert "replace operand (line 5)" in said[0]
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    shown = "document.querySelector('#chart-front .hovertext').textContent.includes('variant 1')"
    until(page, shown, True)
    page.keyboard.press("Enter")
    assert page.locator("#v1[open]").count() == 1
    assert page.evaluate("document.activeElement.tagName + location.hash") == "SUMMARY#v1"
    assert not page.locator(".hint").is_visible()


@pytest.mark.parametrize("chart", ["chart-outcomes", "chart-spread", "chart-hypervolume"])
def test_charts_without_explanations_can_be_read_from_the_keyboard(pages, opened, chart):
    found = opened(pages("evolved"))
    found.page.focus(f"#{chart}")
    found.page.keyboard.press("End")
    assert label(found.page, chart)
    assert found.page.locator("[aria-live]").text_content()
    found.page.keyboard.press("Enter")
    assert found.page.evaluate(FOCUSED) == chart
    assert found.logged == []


def test_a_trial_leads_to_its_row(pages, opened):
    found = opened(pages("tuned"))
    page = found.page
    assert drawn_points(page, "chart-trials-1")[0] == 3
    page.mouse.move(*mark(page, "chart-trials-1", 0, 0))
    assert "trial 7, 1.900 µs" in label(page, "chart-trials-1")
    page.mouse.click(*mark(page, "chart-trials-1", 0, 0))
    assert page.evaluate(FOCUSED) == "t7"
    assert page.locator("#t7").is_visible()
    assert page.locator("#t7").inner_text().split()[:3] == ["7", "ok", "1.900"]
    page.focus("#chart-trials-1")
    page.keyboard.press("End")
    assert "trial 8, race, two writers" in page.locator("[aria-live]").text_content()
    assert "two writers" in label(page, "chart-trials-1")
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUSED) == "t8"
    assert found.logged == []


def test_a_mark_of_a_comparison_opens_the_right_run(pages, opened):
    page = opened(pages("compared")).page
    assert drawn_points(page, "chart-fronts") == [2, 2]
    page.focus("#chart-fronts")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    assert page.locator("#b-v1[open]").count() == 1
    assert page.locator("details.variant[open]").count() == 1


def test_the_graph_of_an_edit_is_shown(pages, opened):
    page = opened(pages("graphed"), fragment="#v2").page
    graphs = page.locator("#v2[open] .graph")
    assert graphs.count() == 2
    first = graphs.first.inner_text()
    assert "u2 stablehlo.exponential" in first
    assert "tensor<4x3xf32>" in first


def test_everything_is_open_on_paper_and_as_before_afterwards(pages, opened):
    page = opened(pages("evolved")).page
    closed = "document.querySelectorAll('details:not([open])').length"
    before = page.evaluate(closed)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate(closed) == 0
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate(closed) == before > 0


def test_without_javascript_the_tables_remain(pages, opened):
    found = opened(pages("evolved"), java_script_enabled=False)
    assert found.page.locator("#front table").is_visible()
    assert not found.page.locator("#chart-front").is_visible()
    found.page.click("#front table a >> nth=1")
    assert found.page.url.endswith("#v1")
    assert (found.logged, found.requested) == ([], [])
