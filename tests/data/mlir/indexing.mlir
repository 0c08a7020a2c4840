module @jit_indexing attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13x8xf32>, %arg1: tensor<4xi32>, %arg2: tensor<4xui32>) -> (tensor<13x8xf32> {jax.result_info = "result[0]"}, tensor<6x8xf32> {jax.result_info = "result[1]"}, tensor<3xf32> {jax.result_info = "result[2]"}, tensor<3xi32> {jax.result_info = "result[3]"}, tensor<4xf32> {jax.result_info = "result[4]"}, tensor<5xf32> {jax.result_info = "result[5]"}, tensor<13xi32> {jax.result_info = "result[6]"}, tensor<13x8xf32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.slice %arg0 [0:13, 0:1] : (tensor<13x8xf32>) -> tensor<13x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<13x1xf32>) -> tensor<13xf32>
    %2 = call @argsort(%1) : (tensor<13xf32>) -> tensor<13xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
    %c_0 = stablehlo.constant dense<13> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %6 = stablehlo.add %2, %5 : tensor<13xi32>
    %7 = stablehlo.select %4, %6, %2 : tensor<13xi1>, tensor<13xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<13xi32>) -> tensor<13x1xi32>
    %9 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<13x8xf32>, tensor<13x1xi32>) -> tensor<13x8xf32>
    %10 = call @cumsum(%9) : (tensor<13x8xf32>) -> tensor<13x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %12 = stablehlo.slice %9 [0:4, 0:8] : (tensor<13x8xf32>) -> tensor<4x8xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %14 = stablehlo.compare LT, %arg1, %13, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %16 = stablehlo.add %arg1, %15 : tensor<4xi32>
    %17 = stablehlo.select %14, %16, %arg1 : tensor<4xi1>, tensor<4xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %19 = "stablehlo.scatter"(%11, %18, %12) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<6x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<6x8xf32>
    %20 = stablehlo.slice %10 [0:1, 0:8] : (tensor<13x8xf32>) -> tensor<1x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x8xf32>) -> tensor<8xf32>
    %values, %indices = chlo.top_k(%21, k = 3) : tensor<8xf32> -> (tensor<3xf32>, tensor<3xi32>)
    %22 = stablehlo.reshape %arg2 : (tensor<4xui32>) -> tensor<2x2xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %23, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui32>)
    %24 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %25 = stablehlo.reshape %24 : (tensor<2x2xui32>) -> tensor<4xui32>
    %26 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<13x8xf32>) -> tensor<1x13x8x1xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.reduce_window"(%26, %27) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<1x13x8x1xf32>, tensor<f32>) -> tensor<1x6x4x1xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x6x4x1xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<1x6x4x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x6x4x1xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<1x6x4x1xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.pad %26, %cst_6, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x13x8x1xf32>, tensor<f32>) -> tensor<1x13x8x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = "stablehlo.select_and_scatter"(%33, %32, %cst_7) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.compare GE, %arg3, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %50 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<1x13x8x1xf32>, tensor<1x6x4x1xf32>, tensor<f32>) -> tensor<1x13x8x1xf32>
    %35 = stablehlo.slice %34 [0:1, 0:13, 0:8, 0:1] : (tensor<1x13x8x1xf32>) -> tensor<1x13x8x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_8) applies stablehlo.add across dimensions = [0, 3] : (tensor<1x13x8x1xf32>, tensor<f32>) -> tensor<13x8xf32>
    %37 = stablehlo.convert %25 : (tensor<4xui32>) -> tensor<4xf32>
    %38 = chlo.erf %37 : tensor<4xf32> -> tensor<4xf32>
    %39 = stablehlo.slice %9 [0:1, 0:8] : (tensor<13x8xf32>) -> tensor<1x8xf32>
    %40 = stablehlo.reshape %39 : (tensor<1x8xf32>) -> tensor<8xf32>
    %41 = call @fft(%40) : (tensor<8xf32>) -> tensor<5xcomplex<f32>>
    %42 = stablehlo.abs %41 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %43 = call @argmax(%10) : (tensor<13x8xf32>) -> tensor<13xi32>
    %44 = stablehlo.slice %arg1 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
    %45 = stablehlo.reshape %44 : (tensor<1xi32>) -> tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.compare LT, %45, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<13> : tensor<i32>
    %47 = stablehlo.add %45, %c_10 : tensor<i32>
    %48 = stablehlo.select %46, %47, %45 : tensor<i1>, tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.dynamic_update_slice %arg0, %19, %48, %c_11 : (tensor<13x8xf32>, tensor<6x8xf32>, tensor<i32>, tensor<i32>) -> tensor<13x8xf32>
    return %36, %19, %values, %indices, %38, %42, %43, %49 : tensor<13x8xf32>, tensor<6x8xf32>, tensor<3xf32>, tensor<3xi32>, tensor<4xf32>, tensor<5xf32>, tensor<13xi32>, tensor<13x8xf32>
  }
  func.func private @argsort(%arg0: tensor<13xf32>) -> tensor<13xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<13xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<13xf32>, tensor<13xi32>) -> (tensor<13xf32>, tensor<13xi32>)
    return %1#1 : tensor<13xi32>
  }
  func.func private @cumsum(%arg0: tensor<13x8xf32>) -> tensor<13x8xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<13x8xf32>) -> tensor<13x8xf32>
    return %0 : tensor<13x8xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<13x8xf32>) -> tensor<13x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[12, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 13, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<13x8xf32>, tensor<f32>) -> tensor<13x8xf32>
    return %1 : tensor<13x8xf32>
  }
  func.func private @fft(%arg0: tensor<8xf32>) -> tensor<5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [8] : (tensor<8xf32>) -> tensor<5xcomplex<f32>>
    return %0 : tensor<5xcomplex<f32>>
  }
  func.func private @argmax(%arg0: tensor<13x8xf32>) -> tensor<13xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<13x8xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<13x8xf32>, tensor<13x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<13xf32>, tensor<13xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<13xi32>
  }
}
