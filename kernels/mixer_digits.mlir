module @infer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x44xf32> {gevo.weight}, %arg1: tensor<44xf32> {gevo.weight}, %arg2: tensor<44xf32> {gevo.weight}, %arg3: tensor<44xf32> {gevo.weight}, %arg4: tensor<16x28xf32> {gevo.weight}, %arg5: tensor<28xf32> {gevo.weight}, %arg6: tensor<28x16xf32> {gevo.weight}, %arg7: tensor<16xf32> {gevo.weight}, %arg8: tensor<44xf32> {gevo.weight}, %arg9: tensor<44xf32> {gevo.weight}, %arg10: tensor<44x92xf32> {gevo.weight}, %arg11: tensor<92xf32> {gevo.weight}, %arg12: tensor<92x44xf32> {gevo.weight}, %arg13: tensor<44xf32> {gevo.weight}, %arg14: tensor<44xf32> {gevo.weight}, %arg15: tensor<44xf32> {gevo.weight}, %arg16: tensor<16x28xf32> {gevo.weight}, %arg17: tensor<28xf32> {gevo.weight}, %arg18: tensor<28x16xf32> {gevo.weight}, %arg19: tensor<16xf32> {gevo.weight}, %arg20: tensor<44xf32> {gevo.weight}, %arg21: tensor<44xf32> {gevo.weight}, %arg22: tensor<44x92xf32> {gevo.weight}, %arg23: tensor<92xf32> {gevo.weight}, %arg24: tensor<92x44xf32> {gevo.weight}, %arg25: tensor<44xf32> {gevo.weight}, %arg26: tensor<44xf32> {gevo.weight}, %arg27: tensor<44xf32> {gevo.weight}, %arg28: tensor<16x28xf32> {gevo.weight}, %arg29: tensor<28xf32> {gevo.weight}, %arg30: tensor<28x16xf32> {gevo.weight}, %arg31: tensor<16xf32> {gevo.weight}, %arg32: tensor<44xf32> {gevo.weight}, %arg33: tensor<44xf32> {gevo.weight}, %arg34: tensor<44x92xf32> {gevo.weight}, %arg35: tensor<92xf32> {gevo.weight}, %arg36: tensor<92x44xf32> {gevo.weight}, %arg37: tensor<44xf32> {gevo.weight}, %arg38: tensor<44xf32> {gevo.weight}, %arg39: tensor<44xf32> {gevo.weight}, %arg40: tensor<44x10xf32> {gevo.weight}, %arg41: tensor<10xf32> {gevo.weight}, %arg42: tensor<64x16x4xf32>) -> (tensor<64x10xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg42, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x4xf32>, tensor<4x44xf32>) -> tensor<64x16x44xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %3 = stablehlo.add %0, %2 : tensor<64x16x44xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<64x16x44xf32>, tensor<f32>) -> tensor<64x16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_0 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %7 = stablehlo.divide %5, %6 : tensor<64x16x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x44xf32>
    %9 = stablehlo.subtract %3, %8 : tensor<64x16x44xf32>
    %10 = stablehlo.multiply %9, %9 : tensor<64x16x44xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<64x16x44xf32>, tensor<f32>) -> tensor<64x16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_2 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<64x16x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %16 = stablehlo.add %14, %15 : tensor<64x16x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<64x16x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x44xf32>
    %19 = stablehlo.multiply %9, %18 : tensor<64x16x44xf32>
    %20 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<64x16x44xf32>
    %23 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %25 = stablehlo.add %22, %24 : tensor<64x16x44xf32>
    %26 = stablehlo.transpose %25, dims = [0, 2, 1] : (tensor<64x16x44xf32>) -> tensor<64x44x16xf32>
    %27 = stablehlo.dot_general %26, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x44x16xf32>, tensor<16x28xf32>) -> tensor<64x44x28xf32>
    %28 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<28xf32>) -> tensor<1x1x28xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x28xf32>) -> tensor<64x44x28xf32>
    %30 = stablehlo.add %27, %29 : tensor<64x44x28xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x44x28xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<64x44x28xf32>
    %cst_5 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64x44x28xf32>
    %34 = stablehlo.multiply %33, %30 : tensor<64x44x28xf32>
    %35 = stablehlo.multiply %34, %30 : tensor<64x44x28xf32>
    %36 = stablehlo.multiply %35, %30 : tensor<64x44x28xf32>
    %37 = stablehlo.add %30, %36 : tensor<64x44x28xf32>
    %cst_6 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x44x28xf32>
    %39 = stablehlo.multiply %38, %37 : tensor<64x44x28xf32>
    %40 = stablehlo.tanh %39 : tensor<64x44x28xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64x44x28xf32>
    %42 = stablehlo.add %41, %40 : tensor<64x44x28xf32>
    %43 = stablehlo.multiply %32, %42 : tensor<64x44x28xf32>
    %44 = stablehlo.dot_general %43, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x44x28xf32>, tensor<28x16xf32>) -> tensor<64x44x16xf32>
    %45 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<64x44x16xf32>
    %47 = stablehlo.add %44, %46 : tensor<64x44x16xf32>
    %48 = stablehlo.transpose %47, dims = [0, 2, 1] : (tensor<64x44x16xf32>) -> tensor<64x16x44xf32>
    %49 = stablehlo.add %3, %48 : tensor<64x16x44xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<64x16x44xf32>, tensor<f32>) -> tensor<64x16xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_9 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %53 = stablehlo.divide %51, %52 : tensor<64x16x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x44xf32>
    %55 = stablehlo.subtract %49, %54 : tensor<64x16x44xf32>
    %56 = stablehlo.multiply %55, %55 : tensor<64x16x44xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<64x16x44xf32>, tensor<f32>) -> tensor<64x16xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_11 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %60 = stablehlo.divide %58, %59 : tensor<64x16x1xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %62 = stablehlo.add %60, %61 : tensor<64x16x1xf32>
    %63 = stablehlo.rsqrt %62 : tensor<64x16x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x44xf32>
    %65 = stablehlo.multiply %55, %64 : tensor<64x16x44xf32>
    %66 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %68 = stablehlo.multiply %65, %67 : tensor<64x16x44xf32>
    %69 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %71 = stablehlo.add %68, %70 : tensor<64x16x44xf32>
    %72 = stablehlo.dot_general %71, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x44xf32>, tensor<44x92xf32>) -> tensor<64x16x92xf32>
    %73 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<92xf32>) -> tensor<1x1x92xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<1x1x92xf32>) -> tensor<64x16x92xf32>
    %75 = stablehlo.add %72, %74 : tensor<64x16x92xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x16x92xf32>
    %77 = stablehlo.multiply %76, %75 : tensor<64x16x92xf32>
    %cst_14 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64x16x92xf32>
    %79 = stablehlo.multiply %78, %75 : tensor<64x16x92xf32>
    %80 = stablehlo.multiply %79, %75 : tensor<64x16x92xf32>
    %81 = stablehlo.multiply %80, %75 : tensor<64x16x92xf32>
    %82 = stablehlo.add %75, %81 : tensor<64x16x92xf32>
    %cst_15 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<64x16x92xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<64x16x92xf32>
    %85 = stablehlo.tanh %84 : tensor<64x16x92xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64x16x92xf32>
    %87 = stablehlo.add %86, %85 : tensor<64x16x92xf32>
    %88 = stablehlo.multiply %77, %87 : tensor<64x16x92xf32>
    %89 = stablehlo.dot_general %88, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x92xf32>, tensor<92x44xf32>) -> tensor<64x16x44xf32>
    %90 = stablehlo.add %49, %89 : tensor<64x16x44xf32>
    %91 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %93 = stablehlo.add %90, %92 : tensor<64x16x44xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<64x16x44xf32>, tensor<f32>) -> tensor<64x16xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_18 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %97 = stablehlo.divide %95, %96 : tensor<64x16x1xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x44xf32>
    %99 = stablehlo.subtract %93, %98 : tensor<64x16x44xf32>
    %100 = stablehlo.multiply %99, %99 : tensor<64x16x44xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<64x16x44xf32>, tensor<f32>) -> tensor<64x16xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_20 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %104 = stablehlo.divide %102, %103 : tensor<64x16x1xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %106 = stablehlo.add %104, %105 : tensor<64x16x1xf32>
    %107 = stablehlo.rsqrt %106 : tensor<64x16x1xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x44xf32>
    %109 = stablehlo.multiply %99, %108 : tensor<64x16x44xf32>
    %110 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %112 = stablehlo.multiply %109, %111 : tensor<64x16x44xf32>
    %113 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %115 = stablehlo.add %112, %114 : tensor<64x16x44xf32>
    %116 = stablehlo.transpose %115, dims = [0, 2, 1] : (tensor<64x16x44xf32>) -> tensor<64x44x16xf32>
    %117 = stablehlo.dot_general %116, %arg16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x44x16xf32>, tensor<16x28xf32>) -> tensor<64x44x28xf32>
    %118 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<28xf32>) -> tensor<1x1x28xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<1x1x28xf32>) -> tensor<64x44x28xf32>
    %120 = stablehlo.add %117, %119 : tensor<64x44x28xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64x44x28xf32>
    %122 = stablehlo.multiply %121, %120 : tensor<64x44x28xf32>
    %cst_23 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<64x44x28xf32>
    %124 = stablehlo.multiply %123, %120 : tensor<64x44x28xf32>
    %125 = stablehlo.multiply %124, %120 : tensor<64x44x28xf32>
    %126 = stablehlo.multiply %125, %120 : tensor<64x44x28xf32>
    %127 = stablehlo.add %120, %126 : tensor<64x44x28xf32>
    %cst_24 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<64x44x28xf32>
    %129 = stablehlo.multiply %128, %127 : tensor<64x44x28xf32>
    %130 = stablehlo.tanh %129 : tensor<64x44x28xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64x44x28xf32>
    %132 = stablehlo.add %131, %130 : tensor<64x44x28xf32>
    %133 = stablehlo.multiply %122, %132 : tensor<64x44x28xf32>
    %134 = stablehlo.dot_general %133, %arg18, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x44x28xf32>, tensor<28x16xf32>) -> tensor<64x44x16xf32>
    %135 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<64x44x16xf32>
    %137 = stablehlo.add %134, %136 : tensor<64x44x16xf32>
    %138 = stablehlo.transpose %137, dims = [0, 2, 1] : (tensor<64x44x16xf32>) -> tensor<64x16x44xf32>
    %139 = stablehlo.add %93, %138 : tensor<64x16x44xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<64x16x44xf32>, tensor<f32>) -> tensor<64x16xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_27 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %143 = stablehlo.divide %141, %142 : tensor<64x16x1xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x44xf32>
    %145 = stablehlo.subtract %139, %144 : tensor<64x16x44xf32>
    %146 = stablehlo.multiply %145, %145 : tensor<64x16x44xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<64x16x44xf32>, tensor<f32>) -> tensor<64x16xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_29 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %150 = stablehlo.divide %148, %149 : tensor<64x16x1xf32>
    %cst_30 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %152 = stablehlo.add %150, %151 : tensor<64x16x1xf32>
    %153 = stablehlo.rsqrt %152 : tensor<64x16x1xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x44xf32>
    %155 = stablehlo.multiply %145, %154 : tensor<64x16x44xf32>
    %156 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %158 = stablehlo.multiply %155, %157 : tensor<64x16x44xf32>
    %159 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %161 = stablehlo.add %158, %160 : tensor<64x16x44xf32>
    %162 = stablehlo.dot_general %161, %arg22, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x44xf32>, tensor<44x92xf32>) -> tensor<64x16x92xf32>
    %163 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<92xf32>) -> tensor<1x1x92xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2] : (tensor<1x1x92xf32>) -> tensor<64x16x92xf32>
    %165 = stablehlo.add %162, %164 : tensor<64x16x92xf32>
    %cst_31 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<64x16x92xf32>
    %167 = stablehlo.multiply %166, %165 : tensor<64x16x92xf32>
    %cst_32 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<64x16x92xf32>
    %169 = stablehlo.multiply %168, %165 : tensor<64x16x92xf32>
    %170 = stablehlo.multiply %169, %165 : tensor<64x16x92xf32>
    %171 = stablehlo.multiply %170, %165 : tensor<64x16x92xf32>
    %172 = stablehlo.add %165, %171 : tensor<64x16x92xf32>
    %cst_33 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<64x16x92xf32>
    %174 = stablehlo.multiply %173, %172 : tensor<64x16x92xf32>
    %175 = stablehlo.tanh %174 : tensor<64x16x92xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<64x16x92xf32>
    %177 = stablehlo.add %176, %175 : tensor<64x16x92xf32>
    %178 = stablehlo.multiply %167, %177 : tensor<64x16x92xf32>
    %179 = stablehlo.dot_general %178, %arg24, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x92xf32>, tensor<92x44xf32>) -> tensor<64x16x44xf32>
    %180 = stablehlo.add %139, %179 : tensor<64x16x44xf32>
    %181 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %183 = stablehlo.add %180, %182 : tensor<64x16x44xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<64x16x44xf32>, tensor<f32>) -> tensor<64x16xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_36 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %187 = stablehlo.divide %185, %186 : tensor<64x16x1xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x44xf32>
    %189 = stablehlo.subtract %183, %188 : tensor<64x16x44xf32>
    %190 = stablehlo.multiply %189, %189 : tensor<64x16x44xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<64x16x44xf32>, tensor<f32>) -> tensor<64x16xf32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_38 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %194 = stablehlo.divide %192, %193 : tensor<64x16x1xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %196 = stablehlo.add %194, %195 : tensor<64x16x1xf32>
    %197 = stablehlo.rsqrt %196 : tensor<64x16x1xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x44xf32>
    %199 = stablehlo.multiply %189, %198 : tensor<64x16x44xf32>
    %200 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %202 = stablehlo.multiply %199, %201 : tensor<64x16x44xf32>
    %203 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %205 = stablehlo.add %202, %204 : tensor<64x16x44xf32>
    %206 = stablehlo.transpose %205, dims = [0, 2, 1] : (tensor<64x16x44xf32>) -> tensor<64x44x16xf32>
    %207 = stablehlo.dot_general %206, %arg28, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x44x16xf32>, tensor<16x28xf32>) -> tensor<64x44x28xf32>
    %208 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<28xf32>) -> tensor<1x1x28xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1, 2] : (tensor<1x1x28xf32>) -> tensor<64x44x28xf32>
    %210 = stablehlo.add %207, %209 : tensor<64x44x28xf32>
    %cst_40 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<64x44x28xf32>
    %212 = stablehlo.multiply %211, %210 : tensor<64x44x28xf32>
    %cst_41 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<64x44x28xf32>
    %214 = stablehlo.multiply %213, %210 : tensor<64x44x28xf32>
    %215 = stablehlo.multiply %214, %210 : tensor<64x44x28xf32>
    %216 = stablehlo.multiply %215, %210 : tensor<64x44x28xf32>
    %217 = stablehlo.add %210, %216 : tensor<64x44x28xf32>
    %cst_42 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<64x44x28xf32>
    %219 = stablehlo.multiply %218, %217 : tensor<64x44x28xf32>
    %220 = stablehlo.tanh %219 : tensor<64x44x28xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<64x44x28xf32>
    %222 = stablehlo.add %221, %220 : tensor<64x44x28xf32>
    %223 = stablehlo.multiply %212, %222 : tensor<64x44x28xf32>
    %224 = stablehlo.dot_general %223, %arg30, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x44x28xf32>, tensor<28x16xf32>) -> tensor<64x44x16xf32>
    %225 = stablehlo.broadcast_in_dim %arg31, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<64x44x16xf32>
    %227 = stablehlo.add %224, %226 : tensor<64x44x16xf32>
    %228 = stablehlo.transpose %227, dims = [0, 2, 1] : (tensor<64x44x16xf32>) -> tensor<64x16x44xf32>
    %229 = stablehlo.add %183, %228 : tensor<64x16x44xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.reduce(%229 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<64x16x44xf32>, tensor<f32>) -> tensor<64x16xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_45 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %233 = stablehlo.divide %231, %232 : tensor<64x16x1xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x44xf32>
    %235 = stablehlo.subtract %229, %234 : tensor<64x16x44xf32>
    %236 = stablehlo.multiply %235, %235 : tensor<64x16x44xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%236 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<64x16x44xf32>, tensor<f32>) -> tensor<64x16xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_47 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %240 = stablehlo.divide %238, %239 : tensor<64x16x1xf32>
    %cst_48 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %242 = stablehlo.add %240, %241 : tensor<64x16x1xf32>
    %243 = stablehlo.rsqrt %242 : tensor<64x16x1xf32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x44xf32>
    %245 = stablehlo.multiply %235, %244 : tensor<64x16x44xf32>
    %246 = stablehlo.broadcast_in_dim %arg32, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %248 = stablehlo.multiply %245, %247 : tensor<64x16x44xf32>
    %249 = stablehlo.broadcast_in_dim %arg33, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %251 = stablehlo.add %248, %250 : tensor<64x16x44xf32>
    %252 = stablehlo.dot_general %251, %arg34, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x44xf32>, tensor<44x92xf32>) -> tensor<64x16x92xf32>
    %253 = stablehlo.broadcast_in_dim %arg35, dims = [2] : (tensor<92xf32>) -> tensor<1x1x92xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1, 2] : (tensor<1x1x92xf32>) -> tensor<64x16x92xf32>
    %255 = stablehlo.add %252, %254 : tensor<64x16x92xf32>
    %cst_49 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<64x16x92xf32>
    %257 = stablehlo.multiply %256, %255 : tensor<64x16x92xf32>
    %cst_50 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<64x16x92xf32>
    %259 = stablehlo.multiply %258, %255 : tensor<64x16x92xf32>
    %260 = stablehlo.multiply %259, %255 : tensor<64x16x92xf32>
    %261 = stablehlo.multiply %260, %255 : tensor<64x16x92xf32>
    %262 = stablehlo.add %255, %261 : tensor<64x16x92xf32>
    %cst_51 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<64x16x92xf32>
    %264 = stablehlo.multiply %263, %262 : tensor<64x16x92xf32>
    %265 = stablehlo.tanh %264 : tensor<64x16x92xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<64x16x92xf32>
    %267 = stablehlo.add %266, %265 : tensor<64x16x92xf32>
    %268 = stablehlo.multiply %257, %267 : tensor<64x16x92xf32>
    %269 = stablehlo.dot_general %268, %arg36, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16x92xf32>, tensor<92x44xf32>) -> tensor<64x16x44xf32>
    %270 = stablehlo.add %229, %269 : tensor<64x16x44xf32>
    %271 = stablehlo.broadcast_in_dim %arg37, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %273 = stablehlo.add %270, %272 : tensor<64x16x44xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%273 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<64x16x44xf32>, tensor<f32>) -> tensor<64x16xf32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_54 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %277 = stablehlo.divide %275, %276 : tensor<64x16x1xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x44xf32>
    %279 = stablehlo.subtract %273, %278 : tensor<64x16x44xf32>
    %280 = stablehlo.multiply %279, %279 : tensor<64x16x44xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.reduce(%280 init: %cst_55) applies stablehlo.add across dimensions = [2] : (tensor<64x16x44xf32>, tensor<f32>) -> tensor<64x16xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1] : (tensor<64x16xf32>) -> tensor<64x16x1xf32>
    %cst_56 = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %284 = stablehlo.divide %282, %283 : tensor<64x16x1xf32>
    %cst_57 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<64x16x1xf32>
    %286 = stablehlo.add %284, %285 : tensor<64x16x1xf32>
    %287 = stablehlo.rsqrt %286 : tensor<64x16x1xf32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [0, 1, 2] : (tensor<64x16x1xf32>) -> tensor<64x16x44xf32>
    %289 = stablehlo.multiply %279, %288 : tensor<64x16x44xf32>
    %290 = stablehlo.broadcast_in_dim %arg38, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %292 = stablehlo.multiply %289, %291 : tensor<64x16x44xf32>
    %293 = stablehlo.broadcast_in_dim %arg39, dims = [2] : (tensor<44xf32>) -> tensor<1x1x44xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<1x1x44xf32>) -> tensor<64x16x44xf32>
    %295 = stablehlo.add %292, %294 : tensor<64x16x44xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.reduce(%295 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<64x16x44xf32>, tensor<f32>) -> tensor<64x44xf32>
    %cst_59 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<64x44xf32>
    %298 = stablehlo.divide %296, %297 : tensor<64x44xf32>
    %299 = stablehlo.dot_general %298, %arg40, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x44xf32>, tensor<44x10xf32>) -> tensor<64x10xf32>
    %300 = stablehlo.broadcast_in_dim %arg41, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<64x10xf32>
    %302 = stablehlo.add %299, %301 : tensor<64x10xf32>
    return %302 : tensor<64x10xf32>
  }
}
