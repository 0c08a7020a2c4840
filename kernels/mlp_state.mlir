module @mlp_state_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x48xf32>, %arg1: tensor<48xf32>, %arg2: tensor<48x10xf32>, %arg3: tensor<10xf32>, %arg4: tensor<64x48xf32>, %arg5: tensor<48xf32>, %arg6: tensor<48x10xf32>, %arg7: tensor<10xf32>, %arg8: tensor<64x48xf32>, %arg9: tensor<48xf32>, %arg10: tensor<48x10xf32>, %arg11: tensor<10xf32>, %arg12: tensor<f32>, %arg13: tensor<32x64xf32>, %arg14: tensor<32xi32>, %arg15: tensor<f32>) -> (tensor<64x48xf32> {jax.result_info = "result[0]"}, tensor<48xf32> {jax.result_info = "result[1]"}, tensor<48x10xf32> {jax.result_info = "result[2]"}, tensor<10xf32> {jax.result_info = "result[3]"}, tensor<64x48xf32> {jax.result_info = "result[4]"}, tensor<48xf32> {jax.result_info = "result[5]"}, tensor<48x10xf32> {jax.result_info = "result[6]"}, tensor<10xf32> {jax.result_info = "result[7]"}, tensor<64x48xf32> {jax.result_info = "result[8]"}, tensor<48xf32> {jax.result_info = "result[9]"}, tensor<48x10xf32> {jax.result_info = "result[10]"}, tensor<10xf32> {jax.result_info = "result[11]"}, tensor<f32> {jax.result_info = "result[12]"}) {
    %0 = stablehlo.dot_general %arg13, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x64xf32>, tensor<64x48xf32>) -> tensor<32x48xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<32x48xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
    %5 = stablehlo.maximum %3, %4 : tensor<32x48xf32>
    %6 = stablehlo.compare EQ, %3, %5, FLOAT : (tensor<32x48xf32>, tensor<32x48xf32>) -> tensor<32x48xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
    %9 = stablehlo.select %6, %7, %8 : tensor<32x48xi1>, tensor<32x48xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
    %11 = stablehlo.compare EQ, %10, %5, FLOAT : (tensor<32x48xf32>, tensor<32x48xf32>) -> tensor<32x48xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<32x48xi1>, tensor<32x48xf32>
    %15 = stablehlo.divide %9, %14 : tensor<32x48xf32>
    %16 = stablehlo.dot_general %5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x10xf32>) -> tensor<32x10xf32>
    %17 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<32x10xf32>
    %19 = stablehlo.add %16, %18 : tensor<32x10xf32>
    %20 = stablehlo.broadcast_in_dim %arg14, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %21 = stablehlo.iota dim = 0 : tensor<10xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<10xi32>) -> tensor<1x10xi32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<32x1xi32>) -> tensor<32x10xi32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x10xi32>) -> tensor<32x10xi32>
    %25 = stablehlo.compare EQ, %23, %24, SIGNED : (tensor<32x10xi32>, tensor<32x10xi32>) -> tensor<32x10xi1>
    %26 = stablehlo.convert %25 : (tensor<32x10xi1>) -> tensor<32x10xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.reduce(%19 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<32x10xf32>, tensor<f32>) -> tensor<32xf32>
    %28 = stablehlo.reshape %27 : (tensor<32xf32>) -> tensor<32x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x10xf32>
    %30 = stablehlo.compare EQ, %19, %29, FLOAT : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xi1>
    %31 = stablehlo.convert %30 : (tensor<32x10xi1>) -> tensor<32x10xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<32x10xf32>, tensor<f32>) -> tensor<32xf32>
    %33 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x10xf32>
    %35 = stablehlo.subtract %19, %34 : tensor<32x10xf32>
    %36 = stablehlo.exponential %35 : tensor<32x10xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<32x10xf32>, tensor<f32>) -> tensor<32xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %39 = stablehlo.log %38 : tensor<32x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x10xf32>
    %41 = stablehlo.subtract %35, %40 : tensor<32x10xf32>
    %42 = stablehlo.multiply %26, %41 : tensor<32x10xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<32x10xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %45 = stablehlo.divide %44, %cst_10 : tensor<f32>
    %46 = stablehlo.negate %45 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.negate %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %48 = stablehlo.divide %47, %cst_12 : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<32xf32>) -> tensor<32x10xf32>
    %51 = stablehlo.multiply %26, %50 : tensor<32x10xf32>
    %52 = stablehlo.negate %51 : tensor<32x10xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<32x10xf32>, tensor<f32>) -> tensor<32xf32>
    %54 = stablehlo.reshape %53 : (tensor<32xf32>) -> tensor<32x1xf32>
    %55 = stablehlo.divide %54, %38 : tensor<32x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<32xf32>) -> tensor<32x10xf32>
    %58 = stablehlo.multiply %57, %36 : tensor<32x10xf32>
    %59 = stablehlo.add %51, %58 : tensor<32x10xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<32x10xf32>, tensor<f32>) -> tensor<10xf32>
    %61 = stablehlo.reshape %60 : (tensor<10xf32>) -> tensor<1x10xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %63 = stablehlo.dot_general %59, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x10xf32>, tensor<32x48xf32>) -> tensor<10x48xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<10x48xf32>) -> tensor<48x10xf32>
    %65 = stablehlo.dot_general %59, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x10xf32>, tensor<48x10xf32>) -> tensor<32x48xf32>
    %66 = stablehlo.multiply %65, %15 : tensor<32x48xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<32x48xf32>, tensor<f32>) -> tensor<48xf32>
    %68 = stablehlo.reshape %67 : (tensor<48xf32>) -> tensor<1x48xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %70 = stablehlo.dot_general %66, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<32x64xf32>) -> tensor<48x64xf32>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<48x64xf32>) -> tensor<64x48xf32>
    %72 = stablehlo.broadcast_in_dim %arg15, dims = [] : (tensor<f32>) -> tensor<64x48xf32>
    %73 = stablehlo.multiply %72, %71 : tensor<64x48xf32>
    %74 = stablehlo.subtract %arg0, %73 : tensor<64x48xf32>
    %75 = stablehlo.broadcast_in_dim %arg15, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %76 = stablehlo.multiply %75, %69 : tensor<48xf32>
    %77 = stablehlo.subtract %arg1, %76 : tensor<48xf32>
    %78 = stablehlo.broadcast_in_dim %arg15, dims = [] : (tensor<f32>) -> tensor<48x10xf32>
    %79 = stablehlo.multiply %78, %64 : tensor<48x10xf32>
    %80 = stablehlo.subtract %arg2, %79 : tensor<48x10xf32>
    %81 = stablehlo.broadcast_in_dim %arg15, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %82 = stablehlo.multiply %81, %62 : tensor<10xf32>
    %83 = stablehlo.subtract %arg3, %82 : tensor<10xf32>
    return %74, %77, %80, %83, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12 : tensor<64x48xf32>, tensor<48xf32>, tensor<48x10xf32>, tensor<10xf32>, tensor<64x48xf32>, tensor<48xf32>, tensor<48x10xf32>, tensor<10xf32>, tensor<64x48xf32>, tensor<48xf32>, tensor<48x10xf32>, tensor<10xf32>, tensor<f32>
  }
}
