module @odd attributes {mhlo.num_partitions = 1 : i32, mhlo.note = "a \"quoted\" %arg0: note ({"} {
  func.func private @twice(%arg0: tensor<3xf32>) -> tensor<3xf32> attributes {no_inline} {
    %0 = stablehlo.add %arg0, %arg0 : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func public @main(%arg0: tensor<3xf32> {jax.buffer_donor = true, mhlo.note = "%arg1: (x), {"}, %arg1: tensor<2x3xcomplex<f32>>, %arg2: tensor<?x3xf32>, %arg3: !stablehlo.token, %arg4: tuple<tensor<3xf32>, tensor<i32>>) -> (tensor<3xf32>, !stablehlo.token, tensor<?x3xf32>) {
    %0 = func.call @twice(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
    %1 = func.call @twice(%0) : (tensor<3xf32>) -> tensor<3xf32>
    %unused = stablehlo.sine %1 : tensor<3xf32>
    %again = stablehlo.add %0, %0 : tensor<3xf32>
    %2 = stablehlo.multiply %1, %again : tensor<3xf32>
    %3 = stablehlo.custom_call @say(%2) {has_side_effect = true, backend_config = "({", mhlo.note = "%0 = x"} : (tensor<3xf32>) -> tensor<3xf32>
    %4 = stablehlo.get_tuple_element %arg4[0] : (tuple<tensor<3xf32>, tensor<i32>>) -> tensor<3xf32>
    %5 = stablehlo.real %arg1 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %c = stablehlo.constant dense<0.0> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %c) across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32> reducer(%a: tensor<f32>, %b: tensor<f32>) {
      %k = stablehlo.constant dense<0.0> : tensor<f32>
      %m = stablehlo.maximum %a, %b : tensor<f32>
      %n = stablehlo.maximum %m, %k : tensor<f32>
      stablehlo.return %n : tensor<f32>
    }
    %7 = stablehlo.add %6, %4 : tensor<3xf32>
    %8:2 = "stablehlo.optimization_barrier"(%7, %3) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %9 = stablehlo.add %8#0, %8#1 : tensor<3xf32>
    %10 = stablehlo.add %arg2, %arg2 : tensor<?x3xf32>
    %11 = "stablehlo.after_all"(%arg3) : (!stablehlo.token) -> !stablehlo.token
    return %9, %11, %10 : tensor<3xf32>, !stablehlo.token, tensor<?x3xf32>
  }
  func.func @other(%arg0: tensor<4xi1>) -> tensor<4xi1> {
    %0 = stablehlo.not %arg0 : tensor<4xi1>
    return %0 : tensor<4xi1>
  }
  func.func private @outside(tensor<4xf32>)
}
