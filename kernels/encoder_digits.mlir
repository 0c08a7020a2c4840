module @infer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x40xf32> {gevo.weight}, %arg1: tensor<16x40xf32> {gevo.weight}, %arg2: tensor<40xf32> {gevo.weight}, %arg3: tensor<40xf32> {gevo.weight}, %arg4: tensor<40x120xf32> {gevo.weight}, %arg5: tensor<40x40xf32> {gevo.weight}, %arg6: tensor<40xf32> {gevo.weight}, %arg7: tensor<40xf32> {gevo.weight}, %arg8: tensor<40x104xf32> {gevo.weight}, %arg9: tensor<104xf32> {gevo.weight}, %arg10: tensor<104x40xf32> {gevo.weight}, %arg11: tensor<40xf32> {gevo.weight}, %arg12: tensor<40xf32> {gevo.weight}, %arg13: tensor<40xf32> {gevo.weight}, %arg14: tensor<40x120xf32> {gevo.weight}, %arg15: tensor<40x40xf32> {gevo.weight}, %arg16: tensor<40xf32> {gevo.weight}, %arg17: tensor<40xf32> {gevo.weight}, %arg18: tensor<40x104xf32> {gevo.weight}, %arg19: tensor<104xf32> {gevo.weight}, %arg20: tensor<104x40xf32> {gevo.weight}, %arg21: tensor<40xf32> {gevo.weight}, %arg22: tensor<40xf32> {gevo.weight}, %arg23: tensor<40xf32> {gevo.weight}, %arg24: tensor<40x10xf32> {gevo.weight}, %arg25: tensor<10xf32> {gevo.weight}, %arg26: tensor<64x16x4xf32>) -> (tensor<64x10xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg26, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x4xf32>, tensor<4x40xf32>) -> tensor<64x16x40xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x40xf32>) -> tensor<1x16x40xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x16x40xf32>) -> tensor<64x16x40xf32>
    %3 = stablehlo.add %0, %2 : tensor<64x16x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<64x16x40xf32>, tensor<f32>) -> tensor<64x16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %7 = stablehlo.divide %5, %6 : tensor<64x16x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x40xf32>
    %9 = stablehlo.subtract %3, %8 : tensor<64x16x40xf32>
    %10 = stablehlo.multiply %9, %9 : tensor<64x16x40xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<64x16x40xf32>, tensor<f32>) -> tensor<64x16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<64x16x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %16 = stablehlo.add %14, %15 : tensor<64x16x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<64x16x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x40xf32>
    %19 = stablehlo.multiply %9, %18 : tensor<64x16x40xf32>
    %20 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x1x40xf32>) -> tensor<64x16x40xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<64x16x40xf32>
    %23 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x40xf32>) -> tensor<64x16x40xf32>
    %25 = stablehlo.add %22, %24 : tensor<64x16x40xf32>
    %26 = stablehlo.dot_general %25, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x40xf32>, tensor<40x120xf32>) -> tensor<64x16x120xf32>
    %27 = stablehlo.reshape %26 : (tensor<64x16x120xf32>) -> tensor<64x16x3x4x10xf32>
    %28 = stablehlo.transpose %27, dims = [2, 0, 1, 3, 4] : (tensor<64x16x3x4x10xf32>) -> tensor<3x64x16x4x10xf32>
    %29 = stablehlo.slice %28 [0:1, 0:64, 0:16, 0:4, 0:10] : (tensor<3x64x16x4x10xf32>) -> tensor<1x64x16x4x10xf32>
    %30 = stablehlo.reshape %29 : (tensor<1x64x16x4x10xf32>) -> tensor<64x16x4x10xf32>
    %31 = stablehlo.slice %28 [1:2, 0:64, 0:16, 0:4, 0:10] : (tensor<3x64x16x4x10xf32>) -> tensor<1x64x16x4x10xf32>
    %32 = stablehlo.reshape %31 : (tensor<1x64x16x4x10xf32>) -> tensor<64x16x4x10xf32>
    %33 = stablehlo.slice %28 [2:3, 0:64, 0:16, 0:4, 0:10] : (tensor<3x64x16x4x10xf32>) -> tensor<1x64x16x4x10xf32>
    %34 = stablehlo.reshape %33 : (tensor<1x64x16x4x10xf32>) -> tensor<64x16x4x10xf32>
    %35 = stablehlo.dot_general %30, %32, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<64x16x4x10xf32>, tensor<64x16x4x10xf32>) -> tensor<64x4x16x16xf32>
    %cst_4 = stablehlo.constant dense<3.1622777> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x4x16x16xf32>
    %37 = stablehlo.divide %35, %36 : tensor<64x4x16x16xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<64x4x16x16xf32>, tensor<f32>) -> tensor<64x4x16xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<64x4x16xf32>) -> tensor<64x4x16x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<64x4x16x1xf32>) -> tensor<64x4x16x16xf32>
    %41 = stablehlo.subtract %37, %40 : tensor<64x4x16x16xf32>
    %42 = stablehlo.exponential %41 : tensor<64x4x16x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<64x4x16x16xf32>, tensor<f32>) -> tensor<64x4x16xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<64x4x16xf32>) -> tensor<64x4x16x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<64x4x16x1xf32>) -> tensor<64x4x16x16xf32>
    %46 = stablehlo.divide %42, %45 : tensor<64x4x16x16xf32>
    %47 = stablehlo.dot_general %34, %46, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<64x16x4x10xf32>, tensor<64x4x16x16xf32>) -> tensor<64x4x10x16xf32>
    %48 = stablehlo.transpose %47, dims = [0, 3, 1, 2] : (tensor<64x4x10x16xf32>) -> tensor<64x16x4x10xf32>
    %49 = stablehlo.reshape %48 : (tensor<64x16x4x10xf32>) -> tensor<64x16x40xf32>
    %50 = stablehlo.dot_general %49, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x40xf32>, tensor<40x40xf32>) -> tensor<64x16x40xf32>
    %51 = stablehlo.add %3, %50 : tensor<64x16x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<64x16x40xf32>, tensor<f32>) -> tensor<64x16xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_8 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %55 = stablehlo.divide %53, %54 : tensor<64x16x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x40xf32>
    %57 = stablehlo.subtract %51, %56 : tensor<64x16x40xf32>
    %58 = stablehlo.multiply %57, %57 : tensor<64x16x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<64x16x40xf32>, tensor<f32>) -> tensor<64x16xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_10 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %62 = stablehlo.divide %60, %61 : tensor<64x16x1xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %64 = stablehlo.add %62, %63 : tensor<64x16x1xf32>
    %65 = stablehlo.rsqrt %64 : tensor<64x16x1xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x40xf32>
    %67 = stablehlo.multiply %57, %66 : tensor<64x16x40xf32>
    %68 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<1x1x40xf32>) -> tensor<64x16x40xf32>
    %70 = stablehlo.multiply %67, %69 : tensor<64x16x40xf32>
    %71 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<1x1x40xf32>) -> tensor<64x16x40xf32>
    %73 = stablehlo.add %70, %72 : tensor<64x16x40xf32>
    %74 = stablehlo.dot_general %73, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x40xf32>, tensor<40x104xf32>) -> tensor<64x16x104xf32>
    %75 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<104xf32>) -> tensor<1x1x104xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<1x1x104xf32>) -> tensor<64x16x104xf32>
    %77 = stablehlo.add %74, %76 : tensor<64x16x104xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x16x104xf32>
    %79 = stablehlo.multiply %78, %77 : tensor<64x16x104xf32>
    %cst_13 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x16x104xf32>
    %81 = stablehlo.multiply %80, %77 : tensor<64x16x104xf32>
    %82 = stablehlo.multiply %81, %77 : tensor<64x16x104xf32>
    %83 = stablehlo.multiply %82, %77 : tensor<64x16x104xf32>
    %84 = stablehlo.add %77, %83 : tensor<64x16x104xf32>
    %cst_14 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64x16x104xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<64x16x104xf32>
    %87 = stablehlo.tanh %86 : tensor<64x16x104xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<64x16x104xf32>
    %89 = stablehlo.add %88, %87 : tensor<64x16x104xf32>
    %90 = stablehlo.multiply %79, %89 : tensor<64x16x104xf32>
    %91 = stablehlo.dot_general %90, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x104xf32>, tensor<104x40xf32>) -> tensor<64x16x40xf32>
    %92 = stablehlo.add %51, %91 : tensor<64x16x40xf32>
    %93 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<1x1x40xf32>) -> tensor<64x16x40xf32>
    %95 = stablehlo.add %92, %94 : tensor<64x16x40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<64x16x40xf32>, tensor<f32>) -> tensor<64x16xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_17 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %99 = stablehlo.divide %97, %98 : tensor<64x16x1xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x40xf32>
    %101 = stablehlo.subtract %95, %100 : tensor<64x16x40xf32>
    %102 = stablehlo.multiply %101, %101 : tensor<64x16x40xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<64x16x40xf32>, tensor<f32>) -> tensor<64x16xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_19 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %106 = stablehlo.divide %104, %105 : tensor<64x16x1xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %108 = stablehlo.add %106, %107 : tensor<64x16x1xf32>
    %109 = stablehlo.rsqrt %108 : tensor<64x16x1xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x40xf32>
    %111 = stablehlo.multiply %101, %110 : tensor<64x16x40xf32>
    %112 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x40xf32>) -> tensor<64x16x40xf32>
    %114 = stablehlo.multiply %111, %113 : tensor<64x16x40xf32>
    %115 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x40xf32>) -> tensor<64x16x40xf32>
    %117 = stablehlo.add %114, %116 : tensor<64x16x40xf32>
    %118 = stablehlo.dot_general %117, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x40xf32>, tensor<40x120xf32>) -> tensor<64x16x120xf32>
    %119 = stablehlo.reshape %118 : (tensor<64x16x120xf32>) -> tensor<64x16x3x4x10xf32>
    %120 = stablehlo.transpose %119, dims = [2, 0, 1, 3, 4] : (tensor<64x16x3x4x10xf32>) -> tensor<3x64x16x4x10xf32>
    %121 = stablehlo.slice %120 [0:1, 0:64, 0:16, 0:4, 0:10] : (tensor<3x64x16x4x10xf32>) -> tensor<1x64x16x4x10xf32>
    %122 = stablehlo.reshape %121 : (tensor<1x64x16x4x10xf32>) -> tensor<64x16x4x10xf32>
    %123 = stablehlo.slice %120 [1:2, 0:64, 0:16, 0:4, 0:10] : (tensor<3x64x16x4x10xf32>) -> tensor<1x64x16x4x10xf32>
    %124 = stablehlo.reshape %123 : (tensor<1x64x16x4x10xf32>) -> tensor<64x16x4x10xf32>
    %125 = stablehlo.slice %120 [2:3, 0:64, 0:16, 0:4, 0:10] : (tensor<3x64x16x4x10xf32>) -> tensor<1x64x16x4x10xf32>
    %126 = stablehlo.reshape %125 : (tensor<1x64x16x4x10xf32>) -> tensor<64x16x4x10xf32>
    %127 = stablehlo.dot_general %122, %124, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<64x16x4x10xf32>, tensor<64x16x4x10xf32>) -> tensor<64x4x16x16xf32>
    %cst_21 = stablehlo.constant dense<3.1622777> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64x4x16x16xf32>
    %129 = stablehlo.divide %127, %128 : tensor<64x4x16x16xf32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_22) applies stablehlo.maximum across dimensions = [3] : (tensor<64x4x16x16xf32>, tensor<f32>) -> tensor<64x4x16xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2] : (tensor<64x4x16xf32>) -> tensor<64x4x16x1xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2, 3] : (tensor<64x4x16x1xf32>) -> tensor<64x4x16x16xf32>
    %133 = stablehlo.subtract %129, %132 : tensor<64x4x16x16xf32>
    %134 = stablehlo.exponential %133 : tensor<64x4x16x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_23) applies stablehlo.add across dimensions = [3] : (tensor<64x4x16x16xf32>, tensor<f32>) -> tensor<64x4x16xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<64x4x16xf32>) -> tensor<64x4x16x1xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2, 3] : (tensor<64x4x16x1xf32>) -> tensor<64x4x16x16xf32>
    %138 = stablehlo.divide %134, %137 : tensor<64x4x16x16xf32>
    %139 = stablehlo.dot_general %126, %138, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<64x16x4x10xf32>, tensor<64x4x16x16xf32>) -> tensor<64x4x10x16xf32>
    %140 = stablehlo.transpose %139, dims = [0, 3, 1, 2] : (tensor<64x4x10x16xf32>) -> tensor<64x16x4x10xf32>
    %141 = stablehlo.reshape %140 : (tensor<64x16x4x10xf32>) -> tensor<64x16x40xf32>
    %142 = stablehlo.dot_general %141, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x40xf32>, tensor<40x40xf32>) -> tensor<64x16x40xf32>
    %143 = stablehlo.add %95, %142 : tensor<64x16x40xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<64x16x40xf32>, tensor<f32>) -> tensor<64x16xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_25 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %147 = stablehlo.divide %145, %146 : tensor<64x16x1xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x40xf32>
    %149 = stablehlo.subtract %143, %148 : tensor<64x16x40xf32>
    %150 = stablehlo.multiply %149, %149 : tensor<64x16x40xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<64x16x40xf32>, tensor<f32>) -> tensor<64x16xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_27 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %154 = stablehlo.divide %152, %153 : tensor<64x16x1xf32>
    %cst_28 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %156 = stablehlo.add %154, %155 : tensor<64x16x1xf32>
    %157 = stablehlo.rsqrt %156 : tensor<64x16x1xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x40xf32>
    %159 = stablehlo.multiply %149, %158 : tensor<64x16x40xf32>
    %160 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2] : (tensor<1x1x40xf32>) -> tensor<64x16x40xf32>
    %162 = stablehlo.multiply %159, %161 : tensor<64x16x40xf32>
    %163 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2] : (tensor<1x1x40xf32>) -> tensor<64x16x40xf32>
    %165 = stablehlo.add %162, %164 : tensor<64x16x40xf32>
    %166 = stablehlo.dot_general %165, %arg18, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x40xf32>, tensor<40x104xf32>) -> tensor<64x16x104xf32>
    %167 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<104xf32>) -> tensor<1x1x104xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2] : (tensor<1x1x104xf32>) -> tensor<64x16x104xf32>
    %169 = stablehlo.add %166, %168 : tensor<64x16x104xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<64x16x104xf32>
    %171 = stablehlo.multiply %170, %169 : tensor<64x16x104xf32>
    %cst_30 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<64x16x104xf32>
    %173 = stablehlo.multiply %172, %169 : tensor<64x16x104xf32>
    %174 = stablehlo.multiply %173, %169 : tensor<64x16x104xf32>
    %175 = stablehlo.multiply %174, %169 : tensor<64x16x104xf32>
    %176 = stablehlo.add %169, %175 : tensor<64x16x104xf32>
    %cst_31 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<64x16x104xf32>
    %178 = stablehlo.multiply %177, %176 : tensor<64x16x104xf32>
    %179 = stablehlo.tanh %178 : tensor<64x16x104xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<64x16x104xf32>
    %181 = stablehlo.add %180, %179 : tensor<64x16x104xf32>
    %182 = stablehlo.multiply %171, %181 : tensor<64x16x104xf32>
    %183 = stablehlo.dot_general %182, %arg20, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x104xf32>, tensor<104x40xf32>) -> tensor<64x16x40xf32>
    %184 = stablehlo.add %143, %183 : tensor<64x16x40xf32>
    %185 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2] : (tensor<1x1x40xf32>) -> tensor<64x16x40xf32>
    %187 = stablehlo.add %184, %186 : tensor<64x16x40xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%187 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<64x16x40xf32>, tensor<f32>) -> tensor<64x40xf32>
    %cst_34 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<64x40xf32>
    %190 = stablehlo.divide %188, %189 : tensor<64x40xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<64x40xf32>, tensor<f32>) -> tensor<64xf32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_36 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %194 = stablehlo.divide %192, %193 : tensor<64x1xf32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x40xf32>
    %196 = stablehlo.subtract %190, %195 : tensor<64x40xf32>
    %197 = stablehlo.multiply %196, %196 : tensor<64x40xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.reduce(%197 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<64x40xf32>, tensor<f32>) -> tensor<64xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_38 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %201 = stablehlo.divide %199, %200 : tensor<64x1xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %203 = stablehlo.add %201, %202 : tensor<64x1xf32>
    %204 = stablehlo.rsqrt %203 : tensor<64x1xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x40xf32>
    %206 = stablehlo.multiply %196, %205 : tensor<64x40xf32>
    %207 = stablehlo.broadcast_in_dim %arg22, dims = [1] : (tensor<40xf32>) -> tensor<1x40xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1] : (tensor<1x40xf32>) -> tensor<64x40xf32>
    %209 = stablehlo.multiply %206, %208 : tensor<64x40xf32>
    %210 = stablehlo.broadcast_in_dim %arg23, dims = [1] : (tensor<40xf32>) -> tensor<1x40xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<1x40xf32>) -> tensor<64x40xf32>
    %212 = stablehlo.add %209, %211 : tensor<64x40xf32>
    %213 = stablehlo.dot_general %212, %arg24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x40xf32>, tensor<40x10xf32>) -> tensor<64x10xf32>
    %214 = stablehlo.broadcast_in_dim %arg25, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<64x10xf32>
    %216 = stablehlo.add %213, %215 : tensor<64x10xf32>
    return %216 : tensor<64x10xf32>
  }
}
