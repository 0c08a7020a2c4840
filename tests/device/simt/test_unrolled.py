"""What the model takes ptxas to unroll, for forms whose machine code was looked at."""

import pytest

from gevo.device.simt.model.profile import KernelProfile

GLOBAL_LOAD = "%{0} = load volatile float, ptr addrspace(1) %p"
SHARED_LOAD = "%{0} = load volatile float, ptr addrspace(3) @tile"
MULTIPLY = "%{0} = fmul float %m, %m"

STAYS, LEAVES = "i1 %go, label %loop, label %done", "i1 %over, label %done, label %loop"


def together(
    *body: str, branch: str = STAYS, bound: str = "%n", first: str = "0", step: str = "1"
) -> int:
    """Rounds that are put together of a loop of these instructions and three of its own."""
    lines = "\n".join("  " + line.format(f"v{i}") for i, line in enumerate(body))
    profile = KernelProfile.from_ir(
        f"""
@tile = internal addrspace(3) global [1024 x float] undef
define ptx_kernel void @k(ptr addrspace(1) %p, float %m, i32 %n) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ {first}, %entry ], [ %next, %loop ]
{lines}
  %next = add i32 %i, {step}
  %go = icmp slt i32 %next, {bound}
  %over = icmp sge i32 %next, {bound}
  br {branch}
done:
  ret void
}}
""",
        "k",
    )
    return profile.together[1]


@pytest.mark.parametrize(
    ("loads", "others", "rounds"),
    [(1, 36, 4), (1, 48, 1), (8, 20, 4), (8, 36, 1), (14, 12, 4), (20, 20, 1)],
)
def test_a_loop_with_loads_of_global_memory_is_unrolled_by_four_until_it_is_long(
    loads: int, others: int, rounds: int
) -> None:
    assert together(*[GLOBAL_LOAD] * loads, *[MULTIPLY] * others) == rounds


@pytest.mark.parametrize(("loads", "others", "rounds"), [(0, 14, 4), (0, 24, 1), (8, 30, 4)])
def test_without_them_a_loop_must_be_shorter_and_shared_loads_lengthen_that(
    loads: int, others: int, rounds: int
) -> None:
    assert together(*[SHARED_LOAD] * loads, *[MULTIPLY] * others) == rounds


@pytest.mark.parametrize(
    ("others", "bound", "first", "step", "rounds"),
    [
        (0, "6", "0", "1", 6),
        (10, "16", "0", "1", 16),
        (0, "64", "32", "4", 8),
        (0, "-5", "0", "-1", 5),
        (60, "64", "0", "1", 4),
        (80, "64", "0", "1", 1),
    ],
)
def test_a_constant_number_of_rounds_is_unrolled_to_so_many_instructions(
    others: int, bound: str, first: str, step: str, rounds: int
) -> None:
    branch = STAYS if not step.startswith("-") else "i1 %over, label %loop, label %done"
    body = [MULTIPLY] * others
    assert together(*body, branch=branch, bound=bound, first=first, step=step) == rounds


def test_a_branch_that_leaves_is_taken_for_unrolled_up_to_64_instructions() -> None:
    assert together(MULTIPLY, branch=LEAVES) == 4
    assert together(*[MULTIPLY] * 25, branch=LEAVES) == 2
    assert together(GLOBAL_LOAD, *[MULTIPLY] * 36, branch=LEAVES) == 1


def test_a_loop_that_ptxas_is_told_to_keep_rolled_is_not_unrolled() -> None:
    assert together(GLOBAL_LOAD, branch=f"{STAYS} !nounroll") == 1
