from pathlib import Path

import pytest

from gevo.errors import ProgramError
from gevo.program.llvm.specialize import specialize
from gevo.program.load import load

SCALE = load(Path(__file__).parents[2] / "data/tunable/scale.ll")


def loads(text: str) -> int:
    return text.count("= load float, ptr %")


def test_a_known_constant_is_folded_and_its_loop_unrolled() -> None:
    known = specialize(SCALE, {"WORK": 4, "FACTOR": 1.5})
    assert "external" not in known.text
    assert "@WORK" not in known.text
    assert "phi" not in known.text
    assert loads(known.text) == 4
    assert "1.500000e+00" in known.text


def test_more_work_gives_longer_straight_code() -> None:
    one, eight = (specialize(SCALE, {"WORK": n, "FACTOR": 1.0}) for n in (1, 8))
    assert loads(one.text) == 1
    assert loads(eight.text) == 8


def test_work_that_never_happens_disappears() -> None:
    assert loads(specialize(SCALE, {"WORK": 0, "FACTOR": 1.0}).text) == 0


def test_the_result_is_a_program_that_can_be_edited_and_has_the_same_settings() -> None:
    configured = SCALE.configured((("work", 2),))
    known = specialize(configured, {"WORK": 2, "FACTOR": 0.1})
    assert known.settings == configured.settings
    assert known.entry == SCALE.entry
    assert load_again(known.text) == known.text


def load_again(text: str) -> str:
    from gevo.program.llvm.editor import load_text

    return load_text(text).text


def test_without_constants_nothing_happens() -> None:
    assert specialize(SCALE, {}) is SCALE


@pytest.mark.parametrize(
    ("constants", "message"),
    [
        ({"NONE": 1}, "no external constant NONE"),
        ({"WORK": 0.5}, "a i32 cannot be 0.5"),
        ({"WORK": 1 << 40}, "a i32 cannot be"),
        ({"FACTOR": 1e300}, "a float cannot be 1e"),
    ],
)
def test_what_cannot_be_is_refused(constants: dict[str, float], message: str) -> None:
    with pytest.raises(ProgramError, match=message):
        specialize(SCALE, constants)


def test_settings_belong_to_the_digest() -> None:
    digests = {SCALE.configured(s).digest for s in ((), (("a", 1),), (("a", 2),), (("b", 1),))}
    assert len(digests) == 4
