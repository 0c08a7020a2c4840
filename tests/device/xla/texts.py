"""StableHLO that the tests share."""

N = 300

AXPY = f"""
func.func public @main(%a: tensor<f32>, %x: tensor<{N}xf32>, %y: tensor<{N}xf32>)
    -> tensor<{N}xf32> {{
  %wide = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<{N}xf32>
  %scaled = stablehlo.multiply %wide, %x : tensor<{N}xf32>
  %sum = stablehlo.add %scaled, %y : tensor<{N}xf32>
  return %sum : tensor<{N}xf32>
}}
"""

ENDLESS = """
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<4xf32>
  %last = stablehlo.while(%now = %x) : tensor<4xf32> cond {
    %sum = stablehlo.reduce(%now init: %zero) applies stablehlo.add across dimensions = [0]
        : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %more = stablehlo.compare GE, %sum, %sum : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %next = stablehlo.multiply %now, %none : tensor<4xf32>
    stablehlo.return %next : tensor<4xf32>
  }
  return %last : tensor<4xf32>
}
"""

DOUBLE = """
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = stablehlo.add %x, %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
"""


SHARED = """
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %one = stablehlo.slice %x [0:1] : (tensor<4xf32>) -> tensor<1xf32>
  %z = stablehlo.reshape %one : (tensor<1xf32>) -> tensor<f32>
  %r = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %z : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %y = stablehlo.broadcast_in_dim %r, dims = [] : (tensor<f32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
"""
"""MLIR accepts a reduction whose region uses a value from outside; XLA does not."""


def wide(elements: int, count: int = 1) -> str:
    """Uses `count` sorted tensors of so many floats, all of them in memory at the same time."""
    tensor = f"tensor<{elements}xf32>"
    lines = [f"  %i = stablehlo.iota dim = 0 : {tensor}"]
    for n in range(count):
        lines.append(
            f"  %p{n} = stablehlo.slice %x [{n % 4}:{n % 4 + 1}]"
            " : (tensor<4xf32>) -> tensor<1xf32>\n"
            f"  %q{n} = stablehlo.reshape %p{n} : (tensor<1xf32>) -> tensor<f32>\n"
            f"  %k{n} = stablehlo.constant dense<{n}.5> : tensor<f32>\n"
            f"  %f{n} = stablehlo.multiply %q{n}, %k{n} : tensor<f32>\n"
            f"  %w{n} = stablehlo.broadcast_in_dim %f{n}, dims = [] : (tensor<f32>) -> {tensor}\n"
            f"  %m{n} = stablehlo.multiply %i, %w{n} : {tensor}\n"
            f'  %s{n} = "stablehlo.sort"(%m{n}) <{{dimension = 0 : i64}}> ({{\n'
            "  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
            "    %c = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
            "    stablehlo.return %c : tensor<i1>\n"
            f"  }}) : ({tensor}) -> {tensor}"
        )
    lines.append(f"  %t0 = stablehlo.negate %s0 : {tensor}")
    lines += [f"  %t{n} = stablehlo.maximum %t{n - 1}, %s{n} : {tensor}" for n in range(1, count)]
    lines.append(f"  %r = stablehlo.slice %t{count - 1} [0:4] : ({tensor}) -> tensor<4xf32>")
    body = "\n".join(lines)
    return (
        "func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
        f"{body}\n  return %r : tensor<4xf32>\n}}\n"
    )
