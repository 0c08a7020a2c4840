from gevo.tuning.sketch.emitter import Emitter


def test_numbers_are_added_up_at_once() -> None:
    emitter = Emitter()
    assert emitter.add(2, 3) == 5
    assert emitter.add("%x", 0) == emitter.add(0, "%x") == emitter.multiply("%x", 1) == "%x"
    assert emitter.multiply("%x", 0) == 0
    assert emitter.sum(((4, 2), (0, 7)), 1) == 9
    assert emitter.lines == []
    assert emitter.sum((("%x", 3), ("%y", 1)), -1) == "%v.3"
    assert emitter.lines == [
        "  %v.1 = mul i32 %x, 3",
        "  %v.2 = add i32 %v.1, %y",
        "  %v.3 = add i32 %v.2, -1",
    ]


def test_digits() -> None:
    emitter = Emitter()
    assert emitter.digits(23, (2, 3, 4), 24) == [1, 2, 3]
    assert emitter.digits("%x", (1, 4, 1), 4) == [0, "%x", 0]
    assert emitter.digits("%x", (3, 4), 3) == [0, "%x"]  # never reaches 4
    assert emitter.lines == []
    assert emitter.digits("%x", (3, 4), 12) == ["%v.2", "%v.1"]
    assert emitter.lines == ["  %v.1 = urem i32 %x, 4", "  %v.2 = udiv i32 %x, 4"]


def test_a_loop_carries_values_and_one_turn_is_none() -> None:
    emitter = Emitter()

    def body(index, sums):
        return [emitter.value(f"fadd float {sums[0]}, 1.0", "s")]

    assert emitter.loop(1, ["0.0"], body) == ["%s.1"]
    assert emitter.label == "entry"
    emitter = Emitter()
    assert emitter.loop(3, ["0.0"], body) == ["%s.6"]
    assert emitter.lines == [
        "  br label %loop.1",
        "loop.1:",
        "  %i.3 = phi i32 [ 0, %entry ], [ %next.4, %loop.1 ]",
        "  %c.5 = phi float [ 0.0, %entry ], [ %s.6, %loop.1 ]",
        "  %s.6 = fadd float %c.5, 1.0",
        "  %next.4 = add i32 %i.3, 1",
        "  %v.7 = icmp ult i32 %next.4, 3",
        "  br i1 %v.7, label %loop.1, label %done.2",
        "done.2:",
    ]
