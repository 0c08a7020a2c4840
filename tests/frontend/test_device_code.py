"""What is left of a CUDA source without the host's code."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from gevo.errors import ProgramError, SourceError
from gevo.frontend import nvrtc
from gevo.frontend.compiled import Answer, failed
from gevo.frontend.device_code import device_code, parameter_names
from gevo.frontend.stripped import Setting, Stripped, Unit
from tests.nvrtc import needs_nvrtc

PROGRAM = r"""#include <cstdio>
#include <vector>
#include "tile.h"
#define BOTH __host__ __device__
#define CHECK(call) do { if ((call) != cudaSuccess) exit(1); } while (0)
using namespace std;

const int WIDTH = 3;                 // both sides read it
static std::vector<int> seen =       /* } the host's { */ {1, 2};
const char *const NAME = "a { brace";
typedef struct { float x, y; } pair_t;
enum Mode { SUM, MOST };

struct __align__(8) Box {
    int low[WIDTH];
    int size() const { return WIDTH; }
};
struct Config { std::vector<int> sizes; };
struct Bits { std::uint64_t low; };

BOTH int twice(int x) { return 2 * x; }
static double clock_of(const char *what) { printf("%s", what); return 0.0; }

namespace kernels {
template <typename T, int N = (4 > 2 ? 4 : 2)>
__global__ void fill(T *to, pair_t p)
{
    to[threadIdx.x] = T(twice(N) + WIDTH) + T(p.x);
}
int host_inside(int x) { return x; }
}  // namespace kernels

extern "C" {
__global__ void
    __launch_bounds__(128)
plain(uint64_t *to) { to[threadIdx.x] = std::max(1, WIDTH) + INT_MAX % Box().size(); }
}

template <class T>
void run(T *to) { kernels::fill<T, 8><<<1, 32>>>(to, pair_t{1, 2}); }

int main(int argc, char **argv)
{
#ifdef DEBUG
    if (argc > 1) {
#else
    if (argc > 2) {
#endif
        puts(R"(}}})");
    }
    float *a = 0;
    run<float>(a);
    run<unsigned char>(0);
    plain<<<1, 1>>>(0);
    return 0;
}
__device__ int last = 7;
"""


def test_the_host_s_code_goes_and_lines_stay() -> None:
    found = device_code(PROGRAM)
    assert found.left_out
    lines = found.text.splitlines()
    assert len(lines) == len(PROGRAM.splitlines())
    kept = {number for number, (a, b) in enumerate(zip(lines, PROGRAM.splitlines(), strict=True))
            if a == b and b.strip()}  # fmt: skip
    gone = [line for line in PROGRAM.splitlines() if any(
        word in line for word in ("seen", "clock_of", "sizes;", "host_inside", "run", "puts",
                                  "argc >", "return 0"))]  # fmt: skip
    for number, line in enumerate(PROGRAM.splitlines()):
        if line in gone:
            assert not lines[number].strip() or lines[number].lstrip().startswith("#"), line
        elif any(
            word in line for word in ("low;", "WIDTH", "BOTH", "pair_t", "Mode", "last", "#")
        ):
            assert number in kept, line
    assert found.includes == ("<cstdio>", "<vector>", '"tile.h"')


def test_templates_are_followed_to_the_calls_that_name_their_arguments() -> None:
    assert device_code(PROGRAM).instances == (
        "kernels::fill<float,8>", "kernels::fill<unsigned char,8>")  # fmt: skip


KERNELS = """
template <typename T> __global__ void scale(const T *__restrict__ x, T *y, const T by, int n) {}
template <class T, int N, bool B = false> __launch_bounds__(N) __global__ void sized(T *x) {}
template <class T> __global__ void mapped(T by) {}
"""


@pytest.mark.parametrize(
    ("host", "instances"),
    [
        ("void f(double *x, float n) { scale<<<1, n>>>(x, x, 2.0, n); }", ["scale<double>"]),
        ("void f() { float *a = 0, *b, *c; scale<<<1, 2>>>(c, b, 1.f, 3); }", ["scale<float>"]),
        ("void f() { unsigned int v[4]; scale<<<1, 2>>>(v + 1, p, 0, 4); }",
         ["scale<unsigned int>"]),
        ("void f() { std::pair<int, int> *v; scale<<<1, 2>>>(v, v, q, 4); }",
         ["scale<std::pair<int,int>>"]),
        ("void f(void *v) { scale<<<1, 2>>>((char *)v, 0, 0, 4); }", ["scale<char>"]),
        ("void f() { short v; scale<<<1, 2>>>(&v, 0, 0, 4); }", ["scale<short>"]),
        ("void f() { scale<<<1, 2>>>(made(), made(), 1.5, 4); }", ["scale<double>"]),
        ("template <class U> void g(U *v, int n) { scale<<<1, 2>>>(v, v, U(1), n); }"
         "void f(int *a) { float *b; g(a, 1); g(b, 2); }", ["scale<int>", "scale<float>"]),
        ("void f() { const int size = 64; float *x; sized<float, size><<<1, size>>>(x); }",
         ["sized<float,(64),false>"]),
        ("void f() { launch((void *)sized<int, 32, true>, grid); }", ["sized<int,32,true>"]),
        ("struct Add { float by; }; template <class T> class Max { T low; };"
         "template <class U> void g(float *x, const U &by) { scale<<<1, 2>>>(x, x, by, 1);"
         " mapped<<<1, 2>>>(by); }"
         "void f(float *x) { g(x, Add(1.f)); g(x, Max<int>{2}); g(x, CLAMP(1)); }",
         ["scale<float>", "mapped<Add>", "mapped<Max<int>>"]),
        # What does not say its types, and an expression that only looks like a declaration.
        ("void f() { scale<<<1, 2>>>(made(), made(), made(), 4); }", []),
        ("void f(int a) { g(a * x); scale<<<1, 2>>>(x, x, z, a); }", []),
        ("void f() { float *x; sized<<<1, 2>>>(x); }", []),
    ],
)  # fmt: skip
def test_template_arguments_follow_from_what_is_passed(host: str, instances: list[str]) -> None:
    assert list(device_code(KERNELS + host).instances) == instances


def test_parameters_are_called_as_in_the_source() -> None:
    text = KERNELS + (
        "__global__ void scale(float x[], unsigned int);\n"
        'extern "C" __global__ void __launch_bounds__(32 * 4) k(float x[4], const int *const in);'
    )
    names = parameter_names(text)
    assert names["scale"] == [("x", "y", "by", "n")]  # a prototype without names tells nothing
    assert names["k"] == [("x", "in")]
    assert names["sized"] == [("x",)]


def test_parameters_of_kernels_in_headers_are_called_as_there(tmp_path: Path) -> None:
    (tmp_path / "detail").mkdir()
    (tmp_path / "detail" / "scale.h").write_text("__global__ void scale(float *x, int n) {}\n")
    (tmp_path / "kernels.h").write_text(
        '#include "detail/scale.h"\n#include "kernels.h"\n__global__ void add(int *sums) {}\n'
    )
    (tmp_path.parent / "outside.h").write_text("__global__ void far(int *secret) {}\n")
    with (tmp_path / "large.h").open("wb") as large:
        large.truncate(1 << 29)
    named = "kernels.h", "missing.h", "../outside.h", "large.h"
    text = "".join(f'#include "{one}"\n' for one in named)
    names = parameter_names(text, tmp_path)
    assert names == {"add": [("sums",)], "scale": [("x", "n")]}
    assert parameter_names(text) == {}


@needs_nvrtc
def test_variables_of_cuda_s_library_that_nothing_reads_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "main.cu"
    path.write_text(
        "#include <algorithm>\n__device__ int kept;\n__global__ void k(int *x) "
        "{ x[0] = std::max(x[0], kept); }\nint main() { k<<<1, 1>>>(0); }\n"
    )
    compiled = nvrtc.compile_file(path, nvrtc.options_for("sm_90", {}))
    variables = re.findall(r"^(?:\.\w+ )?\.global .*;", compiled.text, re.MULTILINE)
    assert variables == [".global .align 4 .u32 kept;"]


@needs_nvrtc
def test_templates_in_namespaces_compile_for_what_is_passed(tmp_path: Path) -> None:
    path = tmp_path / "main.cu"
    path.write_text(
        "#include <cmath>\nusing namespace std;\nnamespace a { namespace b {\n"
        "template <class T> __global__ void k(T *x, int n) { x[0] = exp(x[0]) + max(n, 1); }\n"
        "} }\nint main() { double *x; float *y; a::b::k<<<1, 1>>>(x, 1); "
        "using namespace a; b::k<<<1, 1>>>(y, 1); }\n"
    )
    compiled = nvrtc.compile_file(path, nvrtc.options_for("sm_90", {}))
    assert len(re.findall(r"\.entry (\w+)", compiled.text)) == 2


def test_code_for_the_device_alone_stays_as_it_is() -> None:
    text = "#define N 4\n\n__constant__ int c[N];\n__global__ void k(int *x) { x[0] = c[1]; }\n"
    found = device_code(text)
    assert (found.text, found.left_out, found.instances) == (text, False, ())


@pytest.mark.parametrize(
    "text",
    [
        "}",
        "{{{",
        "int f(",
        "#if 1\n#else\n#endif\n#endif",
        "template <",
        "a<<<b>>>",
        '"',
        "/*",
        ";;",
    ],
)
def test_broken_texts_come_to_an_end(text: str) -> None:
    assert device_code(text).text.count("\n") == text.count("\n")


def test_what_does_not_compile_and_is_not_the_device_s_goes_too() -> None:
    text = "struct Timer { timeval begin; };\n__device__ int f(int x) { return x; }\n"
    assert "Timer" in device_code(text).text
    assert "Timer" not in device_code(text, {1}).text
    assert "return x" in device_code(text, {2}).text


@pytest.fixture
def program(tmp_path: Path) -> Path:
    (tmp_path / "tile.h").write_text(
        "#pragma once\n#include <iostream>\n#include <sys/time.h>\n"
        "struct Timer { timeval begin; };\n"
        "inline void say(int x) { std::cout << x; }\n#define TILE 4\n"
    )
    path = tmp_path / "main.cu"
    path.write_text(PROGRAM.replace("kernels::fill<", "fill<").replace("namespace kernels {", "")
                    .replace("}  // namespace kernels", ""))  # fmt: skip
    return path


@needs_nvrtc
def test_a_whole_program_compiles(program: Path) -> None:
    compiled = nvrtc.compile_file(program, nvrtc.options_for("sm_90", {}))
    assert compiled.compiler.endswith(", device code")
    kernels = re.findall(r"\.entry (\w+)", compiled.text)
    assert kernels[0] == "plain"
    assert len(kernels) == 3
    assert '"main.cu"' in compiled.text
    line = PROGRAM.replace("}  // namespace kernels", "").splitlines().index(
        "plain(uint64_t *to) { to[threadIdx.x] = std::max(1, WIDTH) + INT_MAX % Box().size(); }"
    )  # fmt: skip
    assert re.search(rf"\.loc\s+\d+ {line + 1} ", compiled.text)


def test_an_instance_that_does_not_compile_goes_alone() -> None:
    source = "template <class T> __global__ void k(T *x);\n" + "".join(
        f"void f{n}({kind} *x) {{ k<{kind}><<<1, 1>>>(x); }}\n"
        for n, kind in enumerate(("int", "Big", "float"))
    )
    setting = Setting((), lambda _: False, {}, re.compile("(a)(b)"))
    stripped = Stripped(source.encode(), setting)
    asked: list[tuple[str, ...]] = []

    def compile_unit(unit: Unit) -> tuple[bool, str]:
        asked.append(unit.instances)
        return "k<Big>" not in unit.instances, "; ".join(unit.instances)

    assert stripped.compiled("k.cu", compile_unit) == (True, "k<int>; k<float>")
    assert stripped.how == ", device code, without k<Big>"
    assert asked[0] == ("k<int>", "k<Big>", "k<float>")


def test_headers_that_are_nowhere_are_told(tmp_path: Path) -> None:
    source = (
        b"#include <iostream>\n#include <stdio.h>\n#include <sys/time.h>\n"
        b"#include <curand_kernel.h>\n#include <boost/any.hpp>\n#include <here.h>\n"
        b'#include "read_data.h"\n#include "../more.h"\n'
        b"__global__ void k() {}\n"
    )
    setting = Setting((), lambda name: name == "here.h", {}, re.compile("(a)(b)"))
    stripped = Stripped(source, setting)
    stripped.compiled("k.cu", lambda _: (False, "no"))
    assert stripped.absent == ("boost/any.hpp", "curand_kernel.h", "read_data.h")
    assert stripped.how.endswith("without boost/any.hpp; curand_kernel.h; read_data.h")
    refusal = str(failed(tmp_path / "k.cu", "NVRTC", Answer(False, "no", "", stripped.absent)))
    assert "left out: boost/any.hpp, curand_kernel.h, read_data.h; add -- -IFOLDER" in refusal


@needs_nvrtc
def test_what_brings_a_missing_header_is_told(program: Path) -> None:
    program.write_text("#include <curand_nowhere.h>\n__global__ void k(state *x) {}\n")
    with pytest.raises(SourceError, match=r"curand_nowhere\.h \(pip install nvidia-curand\)"):
        nvrtc.compile_file(program, nvrtc.options_for("sm_90", {}))


@needs_nvrtc
def test_an_error_of_the_device_s_code_is_shown(program: Path) -> None:
    program.write_text(program.read_text().replace("2 * x", "2 * y"))
    with pytest.raises(SourceError) as raised:
        nvrtc.compile_file(program, nvrtc.options_for("sm_90", {}))
    assert raised.value.log.startswith('main.cu(21): error: identifier "y" is undefined')


@pytest.mark.parametrize(
    "log", ['cannot open source file "../more/x.h"', "'../more/x.h' file not found"]
)
def test_a_header_outside_of_the_folder_is_said_how_to_allow(tmp_path: Path, log: str) -> None:
    (tmp_path / "more").mkdir()
    (tmp_path / "own").mkdir()
    path = tmp_path / "own" / "k.cu"
    assert "-I" not in str(failed(path, "NVRTC", Answer(False, log)))  # it is nowhere
    (tmp_path / "more" / "x.h").touch()
    folder = os.path.relpath(tmp_path / "more")
    assert f"add -- -I{folder} to let it be read" in str(failed(path, "NVRTC", Answer(False, log)))


@needs_nvrtc
def test_a_source_without_kernels_is_refused(program: Path) -> None:
    program.write_text("template <class T> __global__ void k(T *x) {}\nint main() { return 0; }\n")
    with pytest.raises(ProgramError, match="no kernel comes of it"):
        nvrtc.compile_file(program, nvrtc.options_for("sm_90", {}))
