from gevo.workload.signature import Parameter, element_type, functions, kernels, variables

MODERN = """\
@table = addrspace(4) global [8 x float] zeroinitializer, align 4
@tile = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4
@"odd name" = external global i32
@fixed = internal unnamed_addr addrspace(4) constant [2 x i32] [i32 1, i32 2]
@filled = dso_local addrspace(4) externally_initialized constant [5 x float] zeroinitializer

define dso_local ptx_kernel void @step(ptr noundef readonly captures(none) %x, \
ptr addrspace(1) %y, <4 x float> %v, { i32, float } %pair, ptr byval(%struct.S) align 8 %s, \
[2 x i64] %a, float %0) local_unnamed_addr #0 !dbg !11 {
  %p = getelementptr inbounds nuw double, ptr %x, i64 0
  ret void
}

define internal float @helper(ptr %x) { ret float 0.0 }
define ptx_kernel void @"quoted name"() { ret void }
declare void @elsewhere(ptr)
"""


def test_kernels_and_parameters() -> None:
    found = kernels(MODERN)
    assert list(found) == ["step", "quoted name"]
    assert found["quoted name"] == ()
    assert [(p.name, p.type) for p in found["step"]] == [
        ("x", "ptr noundef readonly captures(none)"),
        ("y", "ptr addrspace(1)"),
        ("v", "<4 x float>"),
        ("pair", "{ i32, float }"),
        ("s", "ptr byval(%struct.S) align 8"),
        ("a", "[2 x i64]"),
        ("0", "float"),
    ]
    assert [p.pointer for p in found["step"]] == [True, True, *[False] * 5]
    assert [p.by_value for p in found["step"]] == [False] * 4 + [True, False, False]


def test_annotations_mark_kernels_of_older_modules() -> None:
    text = """\
define void @a(ptr, i32 noundef) { ret void }
define void @b(ptr %x) { ret void }
!nvvm.annotations = !{!0}
!0 = !{ptr @a, !"kernel", i32 1}
"""
    assert kernels(text) == {"a": (Parameter("0", "ptr"), Parameter("1", "i32 noundef"))}


def test_without_marks_every_definition_counts() -> None:
    assert list(kernels("define void @a() { ret void }\ndefine void @b() { ret void }\n")) == [
        "a",
        "b",
    ]


def test_variables_that_can_be_filled() -> None:
    assert variables(MODERN) == {"table", "odd name", "filled"}


def test_element_types() -> None:
    assert element_type(MODERN, "step", "x") == "f64"
    assert element_type(MODERN, "step", "y") is None
    assert element_type(MODERN, "nope", "x") is None


MODULE = """
module @m attributes {a.b = 1 : i32} {
  func.func public @main(%arg0: tensor<64x48xf32>, %rate: tensor<f32> {x.y = "a, b"}) -> (
      tensor<64x48xf32> {jax.result_info = "result[0]"}, tensor<i32>) {
    return %0, %1 : tensor<64x48xf32>, tensor<i32>
  }
  func.func @one() -> tensor<4xi1> {
    return %0 : tensor<4xi1>
  }
  func.func @none(%x: tensor<2x2xui8>) {
    return
  }
  func.func private @hidden(%x: tensor<2xf32>) -> tensor<2xf32> {
    return %x : tensor<2xf32>
  }
}
"""


def test_functions_of_an_mlir_module():
    found = {
        name: [(p.name, p.type, p.pointer) for p in parameters]
        for name, parameters in functions(MODULE).items()
    }
    assert found == {
        "main": [
            ("arg0", "ptr tensor<64x48xf32>", True),
            ("rate", "f32", False),
            ("result0", "ptr tensor<64x48xf32>", True),
            ("result1", "ptr tensor<i32>", True),
        ],
        "one": [("result0", "ptr tensor<4xi1>", True)],
        "none": [("x", "ptr tensor<2x2xui8>", True)],
    }
