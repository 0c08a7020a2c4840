module @jit_sepconv attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<9xf32>, %arg4: tensor<3x3x1x6xf32>, %arg5: tensor<6xf32>, %arg6: tensor<6xf32>, %arg7: tensor<9xf32>, %arg8: tensor<1x1x6x9xf32>, %arg9: tensor<3x3x3x6xf32>, %arg10: tensor<9x5xf32>, %arg11: tensor<2x16x12x3xf32>) -> (tensor<2x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg11, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x12x3xf32>, tensor<3x3x3x6xf32>) -> tensor<2x8x6x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @_var(%0, %c) : (tensor<2x8x6x6xf32>, tensor<i32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x8x6x6xf32>
    %7 = stablehlo.subtract %0, %6 : tensor<2x8x6x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.add %4, %8 : tensor<6xf32>
    %10 = stablehlo.rsqrt %9 : tensor<6xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x8x6x6xf32>
    %13 = stablehlo.multiply %7, %12 : tensor<2x8x6x6xf32>
    %14 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x8x6x6xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<2x8x6x6xf32>
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x8x6x6xf32>
    %19 = stablehlo.add %16, %18 : tensor<2x8x6x6xf32>
    %20 = call @relu6(%19) : (tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
    %21 = stablehlo.convolution(%20, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x6x6xf32>, tensor<3x3x1x6xf32>) -> tensor<2x8x6x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_3 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.divide %22, %23 : tensor<6xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %25 = call @_var(%21, %c_4) : (tensor<2x8x6x6xf32>, tensor<i32>) -> tensor<6xf32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x8x6x6xf32>
    %28 = stablehlo.subtract %21, %27 : tensor<2x8x6x6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.add %25, %29 : tensor<6xf32>
    %31 = stablehlo.rsqrt %30 : tensor<6xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x8x6x6xf32>
    %34 = stablehlo.multiply %28, %33 : tensor<2x8x6x6xf32>
    %35 = stablehlo.broadcast_in_dim %arg6, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x8x6x6xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<2x8x6x6xf32>
    %38 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x8x6x6xf32>
    %40 = stablehlo.add %37, %39 : tensor<2x8x6x6xf32>
    %41 = call @relu6(%40) : (tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
    %42 = stablehlo.convolution(%41, %arg8) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x6x6xf32>, tensor<1x1x6x9xf32>) -> tensor<2x8x6x9xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x6x9xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_7 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %45 = stablehlo.divide %43, %44 : tensor<9xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %46 = call @_var_0(%42, %c_8) : (tensor<2x8x6x9xf32>, tensor<i32>) -> tensor<9xf32>
    %47 = stablehlo.broadcast_in_dim %45, dims = [3] : (tensor<9xf32>) -> tensor<1x1x1x9xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<1x1x1x9xf32>) -> tensor<2x8x6x9xf32>
    %49 = stablehlo.subtract %42, %48 : tensor<2x8x6x9xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %51 = stablehlo.add %46, %50 : tensor<9xf32>
    %52 = stablehlo.rsqrt %51 : tensor<9xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [3] : (tensor<9xf32>) -> tensor<1x1x1x9xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<1x1x1x9xf32>) -> tensor<2x8x6x9xf32>
    %55 = stablehlo.multiply %49, %54 : tensor<2x8x6x9xf32>
    %56 = stablehlo.broadcast_in_dim %arg7, dims = [3] : (tensor<9xf32>) -> tensor<1x1x1x9xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x1x1x9xf32>) -> tensor<2x8x6x9xf32>
    %58 = stablehlo.multiply %55, %57 : tensor<2x8x6x9xf32>
    %59 = stablehlo.broadcast_in_dim %arg3, dims = [3] : (tensor<9xf32>) -> tensor<1x1x1x9xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x1x1x9xf32>) -> tensor<2x8x6x9xf32>
    %61 = stablehlo.add %58, %60 : tensor<2x8x6x9xf32>
    %62 = call @relu6_2(%61) : (tensor<2x8x6x9xf32>) -> tensor<2x8x6x9xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.reduce_window"(%62, %63) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %85 = stablehlo.add %arg12, %arg13 : tensor<f32>
      stablehlo.return %85 : tensor<f32>
    }) : (tensor<2x8x6x9xf32>, tensor<f32>) -> tensor<2x4x3x9xf32>
    %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x4x3x9xf32>
    %66 = stablehlo.divide %64, %65 : tensor<2x4x3x9xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_12) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x4x3x9xf32>, tensor<f32>) -> tensor<2x9xf32>
    %cst_13 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x9xf32>
    %69 = stablehlo.divide %67, %68 : tensor<2x9xf32>
    %70 = stablehlo.dot_general %69, %arg10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9xf32>, tensor<9x5xf32>) -> tensor<2x5xf32>
    %71 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
    %73 = stablehlo.add %70, %72 : tensor<2x5xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %76 = stablehlo.maximum %75, %74 : tensor<2xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %79 = stablehlo.subtract %73, %78 : tensor<2x5xf32>
    %80 = stablehlo.exponential %79 : tensor<2x5xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %84 = stablehlo.divide %80, %83 : tensor<2x5xf32>
    return %84 : tensor<2x5xf32>
  }
  func.func private @_var(%arg0: tensor<2x8x6x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_0 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1x1x6xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x8x6x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x8x6x6xf32>
    %6 = chlo.square %5 : tensor<2x8x6x6xf32> -> tensor<2x8x6x6xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.divide %9, %10 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    return %13 : tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func private @relu6(%arg0: tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x6x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x6x6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x6x6xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<2x8x6x6xf32>
    return %3 : tensor<2x8x6x6xf32>
  }
  func.func private @_var_0(%arg0: tensor<2x8x6x9xf32>, %arg1: tensor<i32>) -> tensor<9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x6x9xf32>, tensor<f32>) -> tensor<9xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<9xf32>) -> tensor<1x1x1x9xf32>
    %cst_0 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x9xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1x1x9xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x9xf32>) -> tensor<2x8x6x9xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x8x6x9xf32>
    %6 = chlo.square %5 : tensor<2x8x6x9xf32> -> tensor<2x8x6x9xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x6x9xf32>, tensor<f32>) -> tensor<9xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %11 = stablehlo.divide %9, %10 : tensor<9xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %13 = call @_where_1(%12, %11, %cst_4) : (tensor<i1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    return %13 : tensor<9xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<9xf32>, %arg2: tensor<f32>) -> tensor<9xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<9xf32>
    return %2 : tensor<9xf32>
  }
  func.func private @relu6_2(%arg0: tensor<2x8x6x9xf32>) -> tensor<2x8x6x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x6x9xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x6x9xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x6x9xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<2x8x6x9xf32>
    return %3 : tensor<2x8x6x9xf32>
  }
}
