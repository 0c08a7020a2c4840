module @odd attributes {mhlo.note = "a \22quoted\22 %arg0: note ({", mhlo.num_partitions = 1 : i32} {
  func.func public @main(%a0: tensor<3xf32> {jax.buffer_donor = true, mhlo.note = "%arg1: (x), {"}, %a1: tensor<2x3xcomplex<f32>>, %a2: tensor<?x3xf32>, %a3: !stablehlo.token, %a4: tuple<tensor<3xf32>, tensor<i32>>) -> (tensor<3xf32>, !stablehlo.token, tensor<?x3xf32>) {
    %u0 = "stablehlo.add"(%a0, %a0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %u1 = "stablehlo.add"(%u0, %u0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %u2 = "stablehlo.multiply"(%u1, %u1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %u3 = "stablehlo.custom_call"(%u2) <{backend_config = "({", call_target_name = "say", has_side_effect = true}> {mhlo.note = "%0 = x"} : (tensor<3xf32>) -> tensor<3xf32>
    %u4 = "stablehlo.get_tuple_element"(%a4) <{index = 0 : i32}> : (tuple<tensor<3xf32>, tensor<i32>>) -> tensor<3xf32>
    %u5 = "stablehlo.real"(%a1) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %u6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %u7 = "stablehlo.reduce"(%u5, %u6) <{dimensions = array<i64: 0>}> ({
    ^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
      %x2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %x3 = "stablehlo.maximum"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %x4 = "stablehlo.maximum"(%x3, %x2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%x4) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %u8 = "stablehlo.add"(%u7, %u4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %u9:2 = "stablehlo.optimization_barrier"(%u8, %u3) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %u10 = "stablehlo.add"(%u9#0, %u9#1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %u11 = "stablehlo.add"(%a2, %a2) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %u12 = "stablehlo.after_all"(%a3) : (!stablehlo.token) -> !stablehlo.token
    "func.return"(%u10, %u12, %u11) : (tensor<3xf32>, !stablehlo.token, tensor<?x3xf32>) -> ()
  }
  func.func @other(%a0: tensor<4xi1>) -> tensor<4xi1> {
    %u14 = "stablehlo.not"(%a0) : (tensor<4xi1>) -> tensor<4xi1>
    "func.return"(%u14) : (tensor<4xi1>) -> ()
  }
}
