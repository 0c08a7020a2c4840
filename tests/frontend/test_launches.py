"""What a source says of its launches."""

from __future__ import annotations

from pathlib import Path

import pytest

from gevo.frontend.device_code import device_code, source_launches
from gevo.frontend.source import Source
from gevo.program.parameters import Launch

KERNEL = "__global__ void k(float *x, int n, float scale) { x[threadIdx.x] = scale; }\n"


def launches(text: str, folder: Path = Path("nowhere")) -> list[Launch]:
    return [*source_launches(KERNEL + text, folder, {}).get("k", ())]


@pytest.mark.parametrize(
    ("host", "block"),
    [
        ("int main() { k<<<4, 256>>>(x, n, 1); }", (256,)),
        ("int main() { dim3 grid(4), block(16, 8); k<<<grid, block>>>(x, n, 1); }", (16, 8)),
        ("int main() { dim3 b = dim3(32, 4, 2); k<<<4, b, 0, s>>>(x, n, 1); }", (32, 4, 2)),
        ("int main() { dim3 b{8, 8}; k<<<dim3(n), b>>>(x, n, 1); }", (8, 8)),
        ("#define TILE 16\nint main() { k<<<1, TILE * (TILE + 2)>>>(x, n, 1); }", (288,)),
        ("const int warps = 1 << 2;\nint main() { k<<<1, warps * 32>>>(x, n, 1); }", (128,)),
        ("int main() { int t = 512 / 3 - 10; k<<<1, (unsigned int)t>>>(x, n, 1); }", (160,)),
        ("int main() { dim3 b(64, 2); k<<<1, b.x * b.y>>>(x, n, 1); }", (128,)),
        ("void run(int t) { k<<<1, t>>>(x, n, 1); }\nint main() { run(96); }", (96,)),
        (
            "template <int T> void run() { k<<<1, T>>>(x, n, 1); }\nint main() { run<192>(); }",
            (192,),
        ),
        ("#define RUN(t) k<<<1, t>>>(p->x, n, 1)\nint main() { RUN(48); }", (48,)),
    ],
)
def test_blocks_of_constants_are_found(host: str, block: tuple[int, ...]) -> None:
    assert [one.block for one in launches(host)] == [block]


@pytest.mark.parametrize(
    "host",
    [
        "int main(int c, char **v) { int t = atoi(v[1]); k<<<1, t>>>(x, n, 1); }",
        "int main() { for (int t = 32; t < 99; t *= 2) k<<<1, t>>>(x, n, 1); }",
        "int main() { int t; most(&g, &t); k<<<1, t>>>(x, n, 1); }",
        "int main() { int t = 64; best(&g, &t); k<<<1, t>>>(x, n, 1); }",
        "int main() { int t = t; k<<<1, t>>>(x, n, 1); }",
        "int main() { k<<<1, 8 / 0>>>(x, n, 1); }",
        "int main() { k<<<1, 8 >> (0 - 4)>>>(x, n, 1); }",
        "int main() { k<<<1, (>>>(x, n, 1); }",
    ],
)
def test_what_follows_from_no_constant_is_not_known(host: str) -> None:
    assert [one.block for one in launches(host)] in ([()], [])


def test_numbers_that_are_passed_are_found() -> None:
    host = "const float dt = 0.25f;\nint main() { k<<<1, 32>>>(x + 1, -n, 2 * dt); run(); }"
    assert launches(host) == [Launch((32,), (None, None, 0.5))]


def test_headers_beside_the_source_are_read_and_others_are_not(tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "size.h").write_text("#define THREADS 224\n")
    (tmp_path / "more.h").write_text("#define OTHER 224\n")
    text = '#include "size.h"\n#include "../more.h"\nint main() { k<<<1, %s>>>(x, n, 1); }'
    assert launches(text % "THREADS", tmp_path / "own")[0].block == (224,)
    assert launches(text % "OTHER", tmp_path / "own")[0].block == ()


def test_a_macro_of_the_compiler_s_options_counts(tmp_path: Path) -> None:
    text = KERNEL + "int main() { k<<<1, T>>>(x, n, 1); }"
    path = tmp_path / "k.cu"
    source = Source(path, path, text, {"options": ["-DT=480", "-DFAST"]})
    assert source.launches() == {"k": (Launch((480,), (None, None, 1)),)}


def test_macros_that_launch_templates_give_instances() -> None:
    text = """
    template <class T, int N> __global__ void t(T *x) { x[N] = 0; }
    #define CASE(N) case N: \\
        t<float, N><<<1, 32>>>(x)
    int main() { switch (n) { CASE(8); break; } }
    """
    assert device_code(text).instances == ("t<float,8>",)


def test_names_behind_names_are_not_followed_for_ever() -> None:
    """Of 30 to the power of six lookups only so many are made."""
    chain = "".join(
        f"const int {a} = {' + '.join([b] * 30)};\n" for a, b in zip("abcde", "bcdef", strict=True)
    )
    host = chain + "const int f = 1;\nint main() { k<<<1, a>>>(x, n, 1); }"
    assert [one.block for one in launches(host)] == [()]
