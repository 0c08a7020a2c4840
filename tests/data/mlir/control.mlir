module @jit_control attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>, %arg1: tensor<11x7xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> (tensor<7x9xf32> {jax.result_info = "result[0]"}, tensor<7xf32> {jax.result_info = "result[1]"}, tensor<i32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %1 = stablehlo.slice %arg0 [0:7] : (tensor<9xf32>) -> tensor<7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:6 = stablehlo.while(%iterArg = %arg1, %iterArg_3 = %arg0, %iterArg_4 = %c, %iterArg_5 = %arg2, %iterArg_6 = %0, %iterArg_7 = %1) : tensor<11x7xf32>, tensor<9xf32>, tensor<i32>, tensor<i32>, tensor<7x9xf32>, tensor<7xf32>
    cond {
      %6 = stablehlo.compare LT, %iterArg_4, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg_4, %c_8 : tensor<i32>
      %c_9 = stablehlo.constant dense<11> : tensor<i32>
      %7 = func.call @remainder(%iterArg_4, %c_9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %8 = func.call @dynamic_index_in_dim(%iterArg, %7) : (tensor<11x7xf32>, tensor<i32>) -> tensor<7xf32>
      %9 = stablehlo.slice %8 [0:1] : (tensor<7xf32>) -> tensor<1xf32>
      %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.compare GT, %10, %cst_10, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %12 = stablehlo.convert %11 : (tensor<i1>) -> tensor<i32>
      %13 = "stablehlo.case"(%12) ({
        %20 = stablehlo.sine %8 : tensor<7xf32>
        %21 = stablehlo.slice %iterArg_3 [0:7] : (tensor<9xf32>) -> tensor<7xf32>
        %22 = stablehlo.add %20, %21 : tensor<7xf32>
        stablehlo.return %22 : tensor<7xf32>
      }, {
        %cst_11 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
        %20 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7xf32>
        %21 = stablehlo.multiply %8, %20 : tensor<7xf32>
        stablehlo.return %21 : tensor<7xf32>
      }) : (tensor<i32>) -> tensor<7xf32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
      %15 = stablehlo.broadcast_in_dim %iterArg_3, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
      %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x9xf32>
      %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<7x9xf32>
      %18 = stablehlo.multiply %16, %17 : tensor<7x9xf32>
      %19 = stablehlo.add %iterArg_6, %18 : tensor<7x9xf32>
      stablehlo.return %iterArg, %iterArg_3, %6, %iterArg_5, %19, %13 : tensor<11x7xf32>, tensor<9xf32>, tensor<i32>, tensor<i32>, tensor<7x9xf32>, tensor<7xf32>
    }
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %3 = stablehlo.clamp %c_0, %arg3, %c_1 : tensor<i32>
    %4 = "stablehlo.case"(%3) ({
      stablehlo.return %2#4 : tensor<7x9xf32>
    }, {
      %6 = stablehlo.negate %2#4 : tensor<7x9xf32>
      %7 = stablehlo.exponential %6 : tensor<7x9xf32>
      stablehlo.return %7 : tensor<7x9xf32>
    }, {
      %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
      %7 = stablehlo.compare GT, %2#4, %6, FLOAT : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
      %8 = stablehlo.negate %2#4 : tensor<7x9xf32>
      %9 = func.call @_where_0(%7, %2#4, %8) : (tensor<7x9xi1>, tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
      stablehlo.return %9 : tensor<7x9xf32>
    }) : (tensor<i32>) -> tensor<7x9xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5:2 = stablehlo.while(%iterArg = %c_2, %iterArg_3 = %4) : tensor<i32>, tensor<7x9xf32>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg, %c_4 : tensor<i32>
      %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
      %8 = stablehlo.dot_general %iterArg_3, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<9x9xf32>) -> tensor<7x9xf32>
      %cst_6 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
      %10 = stablehlo.divide %8, %9 : tensor<7x9xf32>
      stablehlo.return %6, %10 : tensor<i32>, tensor<7x9xf32>
    }
    return %5#1, %2#5, %5#0 : tensor<7x9xf32>, tensor<7xf32>, tensor<i32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<11x7xf32>, %arg1: tensor<i32>) -> tensor<7xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %3, %c_1, sizes = [1, 7] : (tensor<11x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x7xf32>) -> tensor<7xf32>
    return %5 : tensor<7xf32>
  }
  func.func private @_where_0(%arg0: tensor<7x9xi1>, %arg1: tensor<7x9xf32>, %arg2: tensor<7x9xf32>) -> tensor<7x9xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x9xi1>, tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
  }
}
