"""What the interposer writes down of an application, and the workloads that are made of it."""

from __future__ import annotations

import hashlib
import json
import shutil
import struct
import subprocess
import tomllib
from pathlib import Path

import numpy as np
import pytest

from gevo.deploy.interposed import run
from gevo.deploy.stand_in import Note
from gevo.errors import ConfigError, WorkloadError
from gevo.integrations.application import Reader, read, short_name, workloads
from gevo.integrations.launch import Bytes, Held, Plain
from tests.integrations.apps import PTX, SOURCES, SUMS, WITH_CONSTANTS, app

__all__ = ["app"]


STATIC = """#include <cstdio>
__global__ void k(int *p) { p[threadIdx.x] = 1; }
int main() {
    int *p = nullptr;
    std::printf("%s\\n", cudaGetErrorName(cudaMalloc(&p, 512)));
    k<<<1, 128>>>(p);
    std::printf("%s\\n", cudaGetErrorName(cudaGetLastError()));
    return 5;
}
"""


def recorded(app: Path, folder: Path, *arguments: object, **settings: object):
    """The exit code of the application, and what was recorded."""
    folder.mkdir(exist_ok=True)
    environment = {"GEVO_RECORD": "1", "GEVO_EVENTS": str(folder)}
    environment |= {name: str(value) for name, value in settings.items()}
    return run([str(app), *map(str, arguments)], environment), read(folder)


@pytest.mark.parametrize("way", ["linked", "dlsym", "runtime", "listed"])
def test_launches_are_recorded_whichever_way_the_driver_is_found(app, tmp_path, capfd, way):
    code, found = recorded(app, tmp_path, way, PTX, 3, GEVO_LAUNCHES=2)
    assert (code, capfd.readouterr().out.strip()) == (7, SUMS[3])
    (kernel,) = found.kernels.values()
    assert found.cut == 0
    assert (kernel.kernel, kernel.made, len(kernel.launches), kernel.notes) == ("axpy", 3, 2, [])
    one, two = kernel.launches
    assert (one.grid, one.block, one.shared, one.sm) == ((8, 1, 1), (128, 1, 1), 0, 90)
    assert [p.offset for p in one.places] == [8, 16]
    x, y = (one.contents(p).view(np.float32) for p in one.places)
    assert (x == np.arange(1000) % 17).all()
    assert (y == 1).all()
    after = one.contents(one.places[1], after=True).view(np.float32)
    assert (after == 1 + np.float32(2.5) * x).all()
    assert [p.changed for p in one.places] == [False, True]
    assert (two.contents(two.places[1]).view(np.float32) == after).all()


def test_what_the_runtime_loads_by_functions_without_names_is_left_alone(app, tmp_path, capfd):
    code, found = recorded(app, tmp_path, "table", PTX, 2)
    assert (code, capfd.readouterr().out.strip()) == (7, SUMS[2])
    assert not found.kernels
    assert found.notes == ["a kernel was launched whose module is not known"]


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="needs nvcc")
def test_a_program_that_links_the_runtime_does_what_it_does_alone(app, tmp_path, capfd):
    """The driver's stand-in lacks what the runtime asks for; that is what the program says."""
    source, program = tmp_path / "static.cu", tmp_path / "static"
    source.write_text(STATIC)
    subprocess.run(["nvcc", "-cudart=static", "-arch=sm_90", "-o", program, source], check=True)
    path = {"LD_LIBRARY_PATH": str(app.parent)}
    alone = subprocess.run([program], env=path, capture_output=True, text=True, check=False)
    code, found = recorded(program, tmp_path / "events", **path)
    assert (code, capfd.readouterr().out) == (alone.returncode, alone.stdout)
    assert (code, alone.stdout.count("\n"), found.cut) == (5, 2, 0)


def test_a_driver_that_tells_no_sizes_is_helped_by_the_ptx(app, tmp_path, capfd, monkeypatch):
    monkeypatch.setenv("FAKE_CUDA_OLD", "1")
    _, found = recorded(app, tmp_path, "linked", PTX, 1)
    (launch,) = next(iter(found.kernels.values())).launches
    assert launch.parameters[:4] == np.float32(2.5).tobytes()
    assert launch.parameters[24:] == np.int32(1000).tobytes()


def test_what_is_above_the_limit_is_named_and_the_application_goes_on(app, tmp_path, capfd):
    code, found = recorded(app, tmp_path, "linked", PTX, 3, GEVO_LIMIT=5000)
    assert (code, capfd.readouterr().out.strip()) == (7, SUMS[3])
    (kernel,) = found.kernels.values()
    assert (kernel.launches, kernel.made) == ([], 3)
    assert kernel.notes == ["its buffers are above the limit"]


def test_a_stream_that_is_captured_stays_so(app, tmp_path, capfd):
    """Waiting for the GPU would end the capture, and the application would notice."""
    code, found = recorded(app, tmp_path, "graph", PTX, 1)
    assert (code, capfd.readouterr().out.strip()) == (7, SUMS[1])
    (kernel,) = found.kernels.values()
    assert kernel.notes == ["launches that are captured into a graph are not recorded"]


def test_a_folder_that_cannot_be_written_harms_nobody(app, tmp_path, capfd):
    code = run(
        [str(app), "linked", str(PTX), "1"],
        {"GEVO_RECORD": "1", "GEVO_EVENTS": str(tmp_path / "none/there")},
    )
    assert (code, capfd.readouterr().out.strip()) == (7, SUMS[1])


def test_who_asks_for_the_next_function_of_a_name_gets_that(app, tmp_path, capfd):
    """RTLD_NEXT depends on who calls dlsym, so the interposer must not be the one who does."""
    here = ["-L.", f"-Wl,-rpath,{tmp_path}", "-Wl,--no-as-needed"]
    library = ["cc", "-shared", "-fPIC", str(SOURCES / "next.c")]
    main = tmp_path / "main.c"
    main.write_text("int wrapped(void); int main(void) { return wrapped(); }")
    for command in (
        [*library, "-olibsecond.so"],
        [*library, "-DWRAPS", "-olibfirst.so", *here, "-lsecond", "-ldl"],
        ["cc", str(main), "-omain", *here, "-lfirst", "-lsecond"],
    ):
        subprocess.run(command, cwd=tmp_path, check=True)
    program = str(tmp_path / "main")
    assert subprocess.run([program], check=False).returncode == 41
    assert run([program], {}) == 41


def test_a_process_that_ends_abruptly_is_told(app, tmp_path, capfd, monkeypatch):
    monkeypatch.setenv("APP_ABORTS", "1")
    code, found = recorded(app, tmp_path, "linked", PTX, 3)
    (kernel,) = found.kernels.values()
    assert (code, found.cut) == (134, 1)
    assert (len(kernel.launches), kernel.made) == (3, 2)


def test_a_process_without_cuda_leaves_nothing(app, tmp_path):
    code, found = recorded(Path("/bin/sh"), tmp_path, "-c", "exit 5")
    assert code == 5
    assert not found.kernels
    assert not [*tmp_path.iterdir()]


def test_a_kernel_becomes_a_workload_that_runs(app, tmp_path, capfd):
    recorded(app, tmp_path / "raw", "runtime", PTX, 2)
    (made,) = workloads(tmp_path / "raw", tmp_path)
    assert made.why_not == ""
    assert made.workload == tmp_path / "axpy/axpy.toml"
    assert made.agreement == "simt gives what the GPU left, bit for bit, in 2 of 2"
    spec = tomllib.loads(made.workload.read_text())
    assert spec["sizes"] == {"arg3": 1000}
    assert spec["scalars"] == {"arg0": 2.5}
    assert spec["launch"][0]["grid"] == ["ceil_div(arg3, 128)", 1, 1]
    assert {n: (a["role"], a["dtype"]) for n, a in spec["arrays"].items()} == {
        "arg1": ("in", "f32"),
        "arg2": ("inout", "f32"),
    }
    # In the first launch it held nothing but ones, in the second other numbers.
    assert spec["arrays"]["arg2"]["init"]["kind"] == "uniform"
    note = Note.read(tmp_path / "axpy/axpy.app.json")
    assert (note.kernel, note.sm, note.driver) == ("axpy", 90, 13000)
    assert (made.workload.with_suffix(".ptx")).read_text() == PTX.read_text()


@pytest.mark.parametrize("way", ["linked", "dlsym", "runtime"])
def test_constants_that_the_application_sets_are_recorded(app, tmp_path, capfd, way):
    ptx = tmp_path / "constants.ptx"
    ptx.write_text(WITH_CONSTANTS)
    _, found = recorded(app, tmp_path / "raw", way, ptx, 1)
    (launch,) = next(iter(found.kernels.values())).launches
    (variable,) = (place for place in launch.places if place.symbol)
    assert variable.symbol == "coefficients"
    assert (launch.contents(variable).view(np.float32) == np.arange(8) + 0.5).all()


def test_a_cooperative_launch_stays_one(app, tmp_path, capfd):
    recorded(app, tmp_path / "raw", "together", PTX, 1)
    (made,) = workloads(tmp_path / "raw", tmp_path)
    assert made.workload is not None, made.why_not
    assert tomllib.loads(made.workload.read_text())["launch"][0]["cooperative"] is True


@pytest.mark.slow
def test_constants_become_arrays_of_the_workload(app, tmp_path, capfd):
    ptx = tmp_path / "constants.ptx"
    ptx.write_text(WITH_CONSTANTS)
    recorded(app, tmp_path / "raw", "linked", ptx, 1)
    (made,) = workloads(tmp_path / "raw", tmp_path)
    assert made.workload is not None, made.why_not
    array = tomllib.loads(made.workload.read_text())["arrays"]["coefficients"]
    assert (array["symbol"], array["shape"], array["role"]) == ("coefficients", [8], "in")


@pytest.mark.slow
def test_what_simt_finds_otherwise_is_told(app, tmp_path, capfd):
    _, found = recorded(app, tmp_path / "raw", "linked", PTX, 1)
    (launch,) = next(iter(found.kernels.values())).launches
    after = launch.folder / f"launch-0-{launch.places[1].data}.after"
    held = np.fromfile(after, np.float32)
    held[500] *= 1.25
    held.tofile(after)
    (made,) = workloads(tmp_path / "raw", tmp_path)
    assert made.agreement == "simt differs from what the GPU left by at most 0.2 (relative)"


LAUNCH = {
    "event": "launch", "kernel": "axpy", "image": "0" * 64, "number": 0, "sm": 90,
    "driver": 13000, "grid": [8, 1, 1], "block": [128, 1, 1], "shared": 0, "cooperative": 0,
    "attributes": [],
    "parameters": "00" * 28,
    "buffers": [{"offset": 8, "base": 4096, "size": 8, "data": 0, "changed": False}],
}  # fmt: skip


def written(folder: Path, *lines: object) -> Path:
    (folder / "1").mkdir()
    text = "".join(f"{one if isinstance(one, str) else json.dumps(one)}\n" for one in lines)
    (folder / "1/events.jsonl").write_text(text)
    return folder


@pytest.mark.parametrize(
    "change",
    [
        {"kernel": "../../etc"},
        {"kernel": 3},
        {"image": "../x"},
        {"grid": [8, 1]},
        {"grid": [0, 1, 1]},
        {"block": "abc"},
        {"number": -1},
        {"number": True},
        {"number": 1e300},
        {"parameters": "0g"},
        {"buffers": [{"offset": 8}]},
        {"buffers": [{**LAUNCH["buffers"][0], "size": 1 << 60}]},
        {"buffers": 7},
    ],
    ids=str,
)
def test_a_damaged_recording_is_refused_in_one_line(tmp_path, change):
    with pytest.raises(ConfigError, match=r"events.jsonl:1: is damaged"):
        read(written(tmp_path, {**LAUNCH, **change}))


@pytest.mark.parametrize("line", ["[]", "nothing", '{"event": "launch"}', "[" * 100_000])
def test_a_line_that_is_no_event_is_refused(tmp_path, line):
    with pytest.raises(ConfigError, match="is damaged"):
        read(written(tmp_path, line))


def test_a_process_that_was_killed_while_it_wrote_loses_one_line(tmp_path):
    folder = written(tmp_path, LAUNCH)
    with (folder / "1/events.jsonl").open("a") as file:
        file.write('{"event": "lau')
    (kernel,) = read(folder).kernels.values()
    assert len(kernel.launches) == 1


def test_buffers_that_are_cut_off_are_refused(tmp_path):
    folder = written(tmp_path, LAUNCH)
    (kernel,) = read(folder).kernels.values()
    (launch,) = kernel.launches
    (folder / "1/launch-0-0.before").write_bytes(b"1234567")
    with pytest.raises(WorkloadError, match="has not the size that the recording says"):
        launch.contents(launch.places[0])


def test_modules_that_were_changed_are_refused(tmp_path):
    folder = written(tmp_path, LAUNCH)
    (folder / f"1/{'0' * 64}.image").write_bytes(PTX.read_bytes())
    (made,) = workloads(folder, tmp_path / "out")
    assert made.workload is None
    assert made.why_not.endswith("is damaged, its digest does not fit")


STRUCT = PTX.read_text().replace(
    ".param .u32 axpy_param_3", ".param .align 8 .b8 axpy_param_3[16]"
)
X, Y = (0x7000_0000 + n * 4096 for n in range(2))


def by_hand(folder: Path, ptx: str, a: bytes, x: int, y: int, rest: bytes, *inside: int):
    """A launch of axpy with two buffers of 4096 bytes; the first may be elsewhere, too."""
    parameters = a.ljust(8, b"\0") + struct.pack("<QQ", x, y) + rest
    held = {8: X, 16: Y, **dict.fromkeys(inside, X)}
    places = [
        {"offset": at, "base": base, "size": 4096, "data": int(base == Y), "changed": False}
        for at, base in held.items()
        if int.from_bytes(parameters[at : at + 8], "little") - base in range(4096)
    ]
    image = hashlib.sha256(ptx.encode()).hexdigest()
    event = {"image": image, "parameters": parameters.hex(), "buffers": places}
    written(folder, {**LAUNCH, **event})
    (folder / f"1/{image}.image").write_text(ptx)
    for data in (0, 1):
        np.zeros(1024, np.float32).tofile(folder / f"1/launch-0-{data}.before")
    return folder


NUMBER, COUNT = struct.pack("<f", 2.5), struct.pack("<I", 1000)


@pytest.mark.parametrize(
    ("launch", "why"),
    [
        ((PTX.read_text(), NUMBER, 0, Y, COUNT), "arg1, a pointer, is null"),
        ((PTX.read_text(), NUMBER, 64, Y, COUNT), "memory that the driver did not allocate"),
        ((PTX.read_text(), NUMBER, X + 2, Y, COUNT), "arg1 begins within an element"),
        ((PTX.read_text(), NUMBER, X, Y, b""), "fewer parameters than its PTX"),
        (
            (STRUCT, NUMBER, X, Y, struct.pack("<QQ", X, 3), 24),
            "arg3 is a struct with an address in it",
        ),
    ],
    ids=["null", "foreign", "odd", "few", "struct"],
)
def test_what_no_workload_can_give_is_named(tmp_path, launch, why):
    (made,) = workloads(by_hand(tmp_path, *launch), tmp_path / "out")
    assert made.workload is None
    assert why in made.why_not


def test_structs_of_numbers_are_their_bytes_and_addresses_may_be_inside(tmp_path):
    path = tmp_path / "axpy.ptx"
    path.write_text(STRUCT)
    found = read(by_hand(tmp_path, STRUCT, NUMBER, X + 40, Y, struct.pack("<QQ", 7, 3)))
    (launch,) = next(iter(found.kernels.values())).launches
    number, inside, start, packed = Reader(path, "axpy").recording(launch).arguments
    assert number == Plain("arg0", 2.5)
    assert isinstance(inside, Held)
    assert (inside.memory, inside.offset) == ("arg1", 10)
    assert isinstance(start, Held)
    assert (start.memory, start.offset) == ("arg2", 0)
    assert packed == Bytes("arg3", struct.pack("<QQ", 7, 3))


@pytest.mark.parametrize(
    ("mangled", "short"),
    [
        ("axpy", "axpy"),
        ("_Z4axpyfPfS_i", "axpy"),
        ("_ZN3mat4axpyEfPf", "mat_axpy"),
        ("_ZN12_GLOBAL__N_14axpyEf", "axpy"),
        ("_Z999x", "x"),
        ("_ZTV", "_ZTV"),
        ("k" * 300, "k" * 60),
    ],
)
def test_a_folder_has_a_name_that_people_know(mangled, short):
    assert short_name(mangled) == short


def test_launches_that_are_too_large_are_not_said_to_agree(app, tmp_path, monkeypatch):
    recorded(app, tmp_path / "raw", "linked", PTX, 2)
    monkeypatch.setattr("gevo.integrations.application._THREADS_MOST", 0)
    (made,) = workloads(tmp_path / "raw", tmp_path)
    assert made.agreement == "not compared with what the GPU left: too many threads"


def test_an_array_of_a_kernel_that_is_not_there_is_refused(app, tmp_path):
    recorded(app, tmp_path / "raw", "linked", PTX, 1)
    with pytest.raises(ConfigError, match=r"exa\.x: no recorded kernel has that name \(axpy\)"):
        list(workloads(tmp_path / "raw", tmp_path, ["exa.x"]))
    assert (tmp_path / "axpy/axpy.toml").exists()
