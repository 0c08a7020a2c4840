module @infer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13x48xf32> {gevo.weight}, %arg1: tensor<9x48xf32> {gevo.weight}, %arg2: tensor<48xf32> {gevo.weight}, %arg3: tensor<48xf32> {gevo.weight}, %arg4: tensor<48x144xf32> {gevo.weight}, %arg5: tensor<48x48xf32> {gevo.weight}, %arg6: tensor<48xf32> {gevo.weight}, %arg7: tensor<48xf32> {gevo.weight}, %arg8: tensor<48x120xf32> {gevo.weight}, %arg9: tensor<120xf32> {gevo.weight}, %arg10: tensor<120x48xf32> {gevo.weight}, %arg11: tensor<48xf32> {gevo.weight}, %arg12: tensor<48xf32> {gevo.weight}, %arg13: tensor<48xf32> {gevo.weight}, %arg14: tensor<48x144xf32> {gevo.weight}, %arg15: tensor<48x48xf32> {gevo.weight}, %arg16: tensor<48xf32> {gevo.weight}, %arg17: tensor<48xf32> {gevo.weight}, %arg18: tensor<48x120xf32> {gevo.weight}, %arg19: tensor<120xf32> {gevo.weight}, %arg20: tensor<120x48xf32> {gevo.weight}, %arg21: tensor<48xf32> {gevo.weight}, %arg22: tensor<48xf32> {gevo.weight}, %arg23: tensor<48xf32> {gevo.weight}, %arg24: tensor<48x13xf32> {gevo.weight}, %arg25: tensor<2x64x9x48xf32>, %arg26: tensor<2x64x9x48xf32>, %arg27: tensor<64xi32>, %arg28: tensor<i32>) -> (tensor<64x13xf32> {jax.result_info = "result[0]"}, tensor<2x64x9x48xf32> {jax.result_info = "result[1]"}, tensor<2x64x9x48xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg27, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %1 = stablehlo.iota dim = 0 : tensor<13xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<13xi32>) -> tensor<1x13xi32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x13xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x13xi32>) -> tensor<64x13xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<64x13xi32>, tensor<64x13xi32>) -> tensor<64x13xi1>
    %6 = stablehlo.convert %5 : (tensor<64x13xi1>) -> tensor<64x13xf32>
    %7 = stablehlo.dot_general %6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x13xf32>, tensor<13x48xf32>) -> tensor<64x48xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %arg28, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<9> : tensor<i32>
    %9 = stablehlo.add %arg28, %c_0 : tensor<i32>
    %10 = stablehlo.select %8, %9, %arg28 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.dynamic_slice %arg1, %10, %c_1, sizes = [1, 48] : (tensor<9x48xf32>, tensor<i32>, tensor<i32>) -> tensor<1x48xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<64x48xf32>
    %13 = stablehlo.add %7, %12 : tensor<64x48xf32>
    %14 = stablehlo.iota dim = 0 : tensor<9xi32>
    %15 = stablehlo.broadcast_in_dim %arg28, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %16 = stablehlo.compare LE, %14, %15, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_2 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %20 = stablehlo.divide %18, %19 : tensor<64x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x48xf32>
    %22 = stablehlo.subtract %13, %21 : tensor<64x48xf32>
    %23 = stablehlo.multiply %22, %22 : tensor<64x48xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_4 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %27 = stablehlo.divide %25, %26 : tensor<64x1xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %29 = stablehlo.add %27, %28 : tensor<64x1xf32>
    %30 = stablehlo.rsqrt %29 : tensor<64x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x48xf32>
    %32 = stablehlo.multiply %22, %31 : tensor<64x48xf32>
    %33 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<64x48xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<64x48xf32>
    %36 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<64x48xf32>
    %38 = stablehlo.add %35, %37 : tensor<64x48xf32>
    %39 = stablehlo.dot_general %38, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x48xf32>, tensor<48x144xf32>) -> tensor<64x144xf32>
    %40 = stablehlo.slice %39 [0:64, 0:48] : (tensor<64x144xf32>) -> tensor<64x48xf32>
    %41 = stablehlo.slice %39 [0:64, 48:96] : (tensor<64x144xf32>) -> tensor<64x48xf32>
    %42 = stablehlo.slice %39 [0:64, 96:144] : (tensor<64x144xf32>) -> tensor<64x48xf32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [1, 3] : (tensor<64x48xf32>) -> tensor<1x64x1x48xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.compare LT, %arg28, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<9> : tensor<i32>
    %45 = stablehlo.add %arg28, %c_7 : tensor<i32>
    %46 = stablehlo.select %44, %45, %arg28 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.dynamic_update_slice %arg25, %43, %c_8, %c_9, %46, %c_10 : (tensor<2x64x9x48xf32>, tensor<1x64x1x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x9x48xf32>
    %48 = stablehlo.broadcast_in_dim %42, dims = [1, 3] : (tensor<64x48xf32>) -> tensor<1x64x1x48xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.compare LT, %arg28, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<9> : tensor<i32>
    %50 = stablehlo.add %arg28, %c_12 : tensor<i32>
    %51 = stablehlo.select %49, %50, %arg28 : tensor<i1>, tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.dynamic_update_slice %arg26, %48, %c_13, %c_14, %51, %c_15 : (tensor<2x64x9x48xf32>, tensor<1x64x1x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x9x48xf32>
    %53 = stablehlo.reshape %40 : (tensor<64x48xf32>) -> tensor<64x4x12xf32>
    %54 = stablehlo.slice %47 [0:1, 0:64, 0:9, 0:48] : (tensor<2x64x9x48xf32>) -> tensor<1x64x9x48xf32>
    %55 = stablehlo.reshape %54 : (tensor<1x64x9x48xf32>) -> tensor<64x9x48xf32>
    %56 = stablehlo.reshape %55 : (tensor<64x9x48xf32>) -> tensor<64x9x4x12xf32>
    %57 = stablehlo.dot_general %53, %56, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<64x4x12xf32>, tensor<64x9x4x12xf32>) -> tensor<64x4x9xf32>
    %cst_16 = stablehlo.constant dense<3.46410155> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64x4x9xf32>
    %59 = stablehlo.divide %57, %58 : tensor<64x4x9xf32>
    %cst_17 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %60 = call @_where(%16, %59, %cst_17) : (tensor<9xi1>, tensor<64x4x9xf32>, tensor<f32>) -> tensor<64x4x9xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_18) applies stablehlo.maximum across dimensions = [2] : (tensor<64x4x9xf32>, tensor<f32>) -> tensor<64x4xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x9xf32>
    %64 = stablehlo.subtract %60, %63 : tensor<64x4x9xf32>
    %65 = stablehlo.exponential %64 : tensor<64x4x9xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<64x4x9xf32>, tensor<f32>) -> tensor<64x4xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x9xf32>
    %69 = stablehlo.divide %65, %68 : tensor<64x4x9xf32>
    %70 = stablehlo.slice %52 [0:1, 0:64, 0:9, 0:48] : (tensor<2x64x9x48xf32>) -> tensor<1x64x9x48xf32>
    %71 = stablehlo.reshape %70 : (tensor<1x64x9x48xf32>) -> tensor<64x9x48xf32>
    %72 = stablehlo.reshape %71 : (tensor<64x9x48xf32>) -> tensor<64x9x4x12xf32>
    %73 = stablehlo.dot_general %69, %72, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x4x9xf32>, tensor<64x9x4x12xf32>) -> tensor<64x4x12xf32>
    %74 = stablehlo.reshape %73 : (tensor<64x4x12xf32>) -> tensor<64x48xf32>
    %75 = stablehlo.dot_general %74, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x48xf32>, tensor<48x48xf32>) -> tensor<64x48xf32>
    %76 = stablehlo.add %13, %75 : tensor<64x48xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_21 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %80 = stablehlo.divide %78, %79 : tensor<64x1xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x48xf32>
    %82 = stablehlo.subtract %76, %81 : tensor<64x48xf32>
    %83 = stablehlo.multiply %82, %82 : tensor<64x48xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_23 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %87 = stablehlo.divide %85, %86 : tensor<64x1xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %89 = stablehlo.add %87, %88 : tensor<64x1xf32>
    %90 = stablehlo.rsqrt %89 : tensor<64x1xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x48xf32>
    %92 = stablehlo.multiply %82, %91 : tensor<64x48xf32>
    %93 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<64x48xf32>
    %95 = stablehlo.multiply %92, %94 : tensor<64x48xf32>
    %96 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<64x48xf32>
    %98 = stablehlo.add %95, %97 : tensor<64x48xf32>
    %99 = stablehlo.dot_general %98, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x48xf32>, tensor<48x120xf32>) -> tensor<64x120xf32>
    %100 = stablehlo.broadcast_in_dim %arg9, dims = [1] : (tensor<120xf32>) -> tensor<1x120xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<1x120xf32>) -> tensor<64x120xf32>
    %102 = stablehlo.add %99, %101 : tensor<64x120xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64x120xf32>
    %104 = stablehlo.multiply %103, %102 : tensor<64x120xf32>
    %cst_26 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<64x120xf32>
    %106 = stablehlo.multiply %105, %102 : tensor<64x120xf32>
    %107 = stablehlo.multiply %106, %102 : tensor<64x120xf32>
    %108 = stablehlo.multiply %107, %102 : tensor<64x120xf32>
    %109 = stablehlo.add %102, %108 : tensor<64x120xf32>
    %cst_27 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<64x120xf32>
    %111 = stablehlo.multiply %110, %109 : tensor<64x120xf32>
    %112 = stablehlo.tanh %111 : tensor<64x120xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<64x120xf32>
    %114 = stablehlo.add %113, %112 : tensor<64x120xf32>
    %115 = stablehlo.multiply %104, %114 : tensor<64x120xf32>
    %116 = stablehlo.dot_general %115, %arg10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x120xf32>, tensor<120x48xf32>) -> tensor<64x48xf32>
    %117 = stablehlo.add %76, %116 : tensor<64x48xf32>
    %118 = stablehlo.broadcast_in_dim %arg11, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<64x48xf32>
    %120 = stablehlo.add %117, %119 : tensor<64x48xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_30 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %124 = stablehlo.divide %122, %123 : tensor<64x1xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x48xf32>
    %126 = stablehlo.subtract %120, %125 : tensor<64x48xf32>
    %127 = stablehlo.multiply %126, %126 : tensor<64x48xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_32 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %131 = stablehlo.divide %129, %130 : tensor<64x1xf32>
    %cst_33 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %133 = stablehlo.add %131, %132 : tensor<64x1xf32>
    %134 = stablehlo.rsqrt %133 : tensor<64x1xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x48xf32>
    %136 = stablehlo.multiply %126, %135 : tensor<64x48xf32>
    %137 = stablehlo.broadcast_in_dim %arg12, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<64x48xf32>
    %139 = stablehlo.multiply %136, %138 : tensor<64x48xf32>
    %140 = stablehlo.broadcast_in_dim %arg13, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<64x48xf32>
    %142 = stablehlo.add %139, %141 : tensor<64x48xf32>
    %143 = stablehlo.dot_general %142, %arg14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x48xf32>, tensor<48x144xf32>) -> tensor<64x144xf32>
    %144 = stablehlo.slice %143 [0:64, 0:48] : (tensor<64x144xf32>) -> tensor<64x48xf32>
    %145 = stablehlo.slice %143 [0:64, 48:96] : (tensor<64x144xf32>) -> tensor<64x48xf32>
    %146 = stablehlo.slice %143 [0:64, 96:144] : (tensor<64x144xf32>) -> tensor<64x48xf32>
    %147 = stablehlo.broadcast_in_dim %145, dims = [1, 3] : (tensor<64x48xf32>) -> tensor<1x64x1x48xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %148 = stablehlo.compare LT, %arg28, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_35 = stablehlo.constant dense<9> : tensor<i32>
    %149 = stablehlo.add %arg28, %c_35 : tensor<i32>
    %150 = stablehlo.select %148, %149, %arg28 : tensor<i1>, tensor<i32>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %151 = stablehlo.dynamic_update_slice %47, %147, %c_36, %c_37, %150, %c_38 : (tensor<2x64x9x48xf32>, tensor<1x64x1x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x9x48xf32>
    %152 = stablehlo.broadcast_in_dim %146, dims = [1, 3] : (tensor<64x48xf32>) -> tensor<1x64x1x48xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %153 = stablehlo.compare LT, %arg28, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_40 = stablehlo.constant dense<9> : tensor<i32>
    %154 = stablehlo.add %arg28, %c_40 : tensor<i32>
    %155 = stablehlo.select %153, %154, %arg28 : tensor<i1>, tensor<i32>
    %c_41 = stablehlo.constant dense<1> : tensor<i32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %156 = stablehlo.dynamic_update_slice %52, %152, %c_41, %c_42, %155, %c_43 : (tensor<2x64x9x48xf32>, tensor<1x64x1x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x9x48xf32>
    %157 = stablehlo.reshape %144 : (tensor<64x48xf32>) -> tensor<64x4x12xf32>
    %158 = stablehlo.slice %151 [1:2, 0:64, 0:9, 0:48] : (tensor<2x64x9x48xf32>) -> tensor<1x64x9x48xf32>
    %159 = stablehlo.reshape %158 : (tensor<1x64x9x48xf32>) -> tensor<64x9x48xf32>
    %160 = stablehlo.reshape %159 : (tensor<64x9x48xf32>) -> tensor<64x9x4x12xf32>
    %161 = stablehlo.dot_general %157, %160, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<64x4x12xf32>, tensor<64x9x4x12xf32>) -> tensor<64x4x9xf32>
    %cst_44 = stablehlo.constant dense<3.46410155> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<64x4x9xf32>
    %163 = stablehlo.divide %161, %162 : tensor<64x4x9xf32>
    %cst_45 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %164 = call @_where(%16, %163, %cst_45) : (tensor<9xi1>, tensor<64x4x9xf32>, tensor<f32>) -> tensor<64x4x9xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %165 = stablehlo.reduce(%164 init: %cst_46) applies stablehlo.maximum across dimensions = [2] : (tensor<64x4x9xf32>, tensor<f32>) -> tensor<64x4xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x9xf32>
    %168 = stablehlo.subtract %164, %167 : tensor<64x4x9xf32>
    %169 = stablehlo.exponential %168 : tensor<64x4x9xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%169 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<64x4x9xf32>, tensor<f32>) -> tensor<64x4xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x9xf32>
    %173 = stablehlo.divide %169, %172 : tensor<64x4x9xf32>
    %174 = stablehlo.slice %156 [1:2, 0:64, 0:9, 0:48] : (tensor<2x64x9x48xf32>) -> tensor<1x64x9x48xf32>
    %175 = stablehlo.reshape %174 : (tensor<1x64x9x48xf32>) -> tensor<64x9x48xf32>
    %176 = stablehlo.reshape %175 : (tensor<64x9x48xf32>) -> tensor<64x9x4x12xf32>
    %177 = stablehlo.dot_general %173, %176, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x4x9xf32>, tensor<64x9x4x12xf32>) -> tensor<64x4x12xf32>
    %178 = stablehlo.reshape %177 : (tensor<64x4x12xf32>) -> tensor<64x48xf32>
    %179 = stablehlo.dot_general %178, %arg15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x48xf32>, tensor<48x48xf32>) -> tensor<64x48xf32>
    %180 = stablehlo.add %120, %179 : tensor<64x48xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_49 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %184 = stablehlo.divide %182, %183 : tensor<64x1xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x48xf32>
    %186 = stablehlo.subtract %180, %185 : tensor<64x48xf32>
    %187 = stablehlo.multiply %186, %186 : tensor<64x48xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%187 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_51 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %191 = stablehlo.divide %189, %190 : tensor<64x1xf32>
    %cst_52 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %193 = stablehlo.add %191, %192 : tensor<64x1xf32>
    %194 = stablehlo.rsqrt %193 : tensor<64x1xf32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x48xf32>
    %196 = stablehlo.multiply %186, %195 : tensor<64x48xf32>
    %197 = stablehlo.broadcast_in_dim %arg16, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<64x48xf32>
    %199 = stablehlo.multiply %196, %198 : tensor<64x48xf32>
    %200 = stablehlo.broadcast_in_dim %arg17, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<64x48xf32>
    %202 = stablehlo.add %199, %201 : tensor<64x48xf32>
    %203 = stablehlo.dot_general %202, %arg18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x48xf32>, tensor<48x120xf32>) -> tensor<64x120xf32>
    %204 = stablehlo.broadcast_in_dim %arg19, dims = [1] : (tensor<120xf32>) -> tensor<1x120xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<1x120xf32>) -> tensor<64x120xf32>
    %206 = stablehlo.add %203, %205 : tensor<64x120xf32>
    %cst_53 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<64x120xf32>
    %208 = stablehlo.multiply %207, %206 : tensor<64x120xf32>
    %cst_54 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<64x120xf32>
    %210 = stablehlo.multiply %209, %206 : tensor<64x120xf32>
    %211 = stablehlo.multiply %210, %206 : tensor<64x120xf32>
    %212 = stablehlo.multiply %211, %206 : tensor<64x120xf32>
    %213 = stablehlo.add %206, %212 : tensor<64x120xf32>
    %cst_55 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<64x120xf32>
    %215 = stablehlo.multiply %214, %213 : tensor<64x120xf32>
    %216 = stablehlo.tanh %215 : tensor<64x120xf32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<64x120xf32>
    %218 = stablehlo.add %217, %216 : tensor<64x120xf32>
    %219 = stablehlo.multiply %208, %218 : tensor<64x120xf32>
    %220 = stablehlo.dot_general %219, %arg20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x120xf32>, tensor<120x48xf32>) -> tensor<64x48xf32>
    %221 = stablehlo.add %180, %220 : tensor<64x48xf32>
    %222 = stablehlo.broadcast_in_dim %arg21, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<64x48xf32>
    %224 = stablehlo.add %221, %223 : tensor<64x48xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.reduce(%224 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_58 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %228 = stablehlo.divide %226, %227 : tensor<64x1xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x48xf32>
    %230 = stablehlo.subtract %224, %229 : tensor<64x48xf32>
    %231 = stablehlo.multiply %230, %230 : tensor<64x48xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_59) applies stablehlo.add across dimensions = [1] : (tensor<64x48xf32>, tensor<f32>) -> tensor<64xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_60 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %235 = stablehlo.divide %233, %234 : tensor<64x1xf32>
    %cst_61 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %237 = stablehlo.add %235, %236 : tensor<64x1xf32>
    %238 = stablehlo.rsqrt %237 : tensor<64x1xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x48xf32>
    %240 = stablehlo.multiply %230, %239 : tensor<64x48xf32>
    %241 = stablehlo.broadcast_in_dim %arg22, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<64x48xf32>
    %243 = stablehlo.multiply %240, %242 : tensor<64x48xf32>
    %244 = stablehlo.broadcast_in_dim %arg23, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<64x48xf32>
    %246 = stablehlo.add %243, %245 : tensor<64x48xf32>
    %247 = stablehlo.dot_general %246, %arg24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x48xf32>, tensor<48x13xf32>) -> tensor<64x13xf32>
    return %247, %151, %156 : tensor<64x13xf32>, tensor<2x64x9x48xf32>, tensor<2x64x9x48xf32>
  }
  func.func private @_where(%arg0: tensor<9xi1> {gevo.weight}, %arg1: tensor<64x4x9xf32> {gevo.weight}, %arg2: tensor<f32> {gevo.weight}) -> tensor<64x4x9xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<9xi1>) -> tensor<64x4x9xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<64x4x9xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<64x4x9xi1>, tensor<64x4x9xf32>
    return %3 : tensor<64x4x9xf32>
  }
}
