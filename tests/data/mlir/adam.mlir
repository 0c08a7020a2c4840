module @jit_adam attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<10x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x22xf32>, %arg3: tensor<22xf32>, %arg4: tensor<22x20xf32>, %arg5: tensor<20xf32>, %arg6: tensor<20x18xf32>, %arg7: tensor<18xf32>, %arg8: tensor<18x16xf32>, %arg9: tensor<16xf32>, %arg10: tensor<16x14xf32>, %arg11: tensor<14xf32>, %arg12: tensor<14x12xf32>, %arg13: tensor<12xf32>, %arg14: tensor<12x7xf32>, %arg15: tensor<7xf32>, %arg16: tensor<10x24xf32>, %arg17: tensor<24xf32>, %arg18: tensor<24x22xf32>, %arg19: tensor<22xf32>, %arg20: tensor<22x20xf32>, %arg21: tensor<20xf32>, %arg22: tensor<20x18xf32>, %arg23: tensor<18xf32>, %arg24: tensor<18x16xf32>, %arg25: tensor<16xf32>, %arg26: tensor<16x14xf32>, %arg27: tensor<14xf32>, %arg28: tensor<14x12xf32>, %arg29: tensor<12xf32>, %arg30: tensor<12x7xf32>, %arg31: tensor<7xf32>, %arg32: tensor<10x24xf32>, %arg33: tensor<24xf32>, %arg34: tensor<24x22xf32>, %arg35: tensor<22xf32>, %arg36: tensor<22x20xf32>, %arg37: tensor<20xf32>, %arg38: tensor<20x18xf32>, %arg39: tensor<18xf32>, %arg40: tensor<18x16xf32>, %arg41: tensor<16xf32>, %arg42: tensor<16x14xf32>, %arg43: tensor<14xf32>, %arg44: tensor<14x12xf32>, %arg45: tensor<12xf32>, %arg46: tensor<12x7xf32>, %arg47: tensor<7xf32>, %arg48: tensor<f32>, %arg49: tensor<15x10xf32>, %arg50: tensor<15x7xf32>) -> (tensor<10x24xf32> {jax.result_info = "result[0][0][0]"}, tensor<24xf32> {jax.result_info = "result[0][0][1]"}, tensor<24x22xf32> {jax.result_info = "result[0][1][0]"}, tensor<22xf32> {jax.result_info = "result[0][1][1]"}, tensor<22x20xf32> {jax.result_info = "result[0][2][0]"}, tensor<20xf32> {jax.result_info = "result[0][2][1]"}, tensor<20x18xf32> {jax.result_info = "result[0][3][0]"}, tensor<18xf32> {jax.result_info = "result[0][3][1]"}, tensor<18x16xf32> {jax.result_info = "result[0][4][0]"}, tensor<16xf32> {jax.result_info = "result[0][4][1]"}, tensor<16x14xf32> {jax.result_info = "result[0][5][0]"}, tensor<14xf32> {jax.result_info = "result[0][5][1]"}, tensor<14x12xf32> {jax.result_info = "result[0][6][0]"}, tensor<12xf32> {jax.result_info = "result[0][6][1]"}, tensor<12x7xf32> {jax.result_info = "result[0][7][0]"}, tensor<7xf32> {jax.result_info = "result[0][7][1]"}, tensor<10x24xf32> {jax.result_info = "result[1][0][0]"}, tensor<24xf32> {jax.result_info = "result[1][0][1]"}, tensor<24x22xf32> {jax.result_info = "result[1][1][0]"}, tensor<22xf32> {jax.result_info = "result[1][1][1]"}, tensor<22x20xf32> {jax.result_info = "result[1][2][0]"}, tensor<20xf32> {jax.result_info = "result[1][2][1]"}, tensor<20x18xf32> {jax.result_info = "result[1][3][0]"}, tensor<18xf32> {jax.result_info = "result[1][3][1]"}, tensor<18x16xf32> {jax.result_info = "result[1][4][0]"}, tensor<16xf32> {jax.result_info = "result[1][4][1]"}, tensor<16x14xf32> {jax.result_info = "result[1][5][0]"}, tensor<14xf32> {jax.result_info = "result[1][5][1]"}, tensor<14x12xf32> {jax.result_info = "result[1][6][0]"}, tensor<12xf32> {jax.result_info = "result[1][6][1]"}, tensor<12x7xf32> {jax.result_info = "result[1][7][0]"}, tensor<7xf32> {jax.result_info = "result[1][7][1]"}, tensor<10x24xf32> {jax.result_info = "result[2][0][0]"}, tensor<24xf32> {jax.result_info = "result[2][0][1]"}, tensor<24x22xf32> {jax.result_info = "result[2][1][0]"}, tensor<22xf32> {jax.result_info = "result[2][1][1]"}, tensor<22x20xf32> {jax.result_info = "result[2][2][0]"}, tensor<20xf32> {jax.result_info = "result[2][2][1]"}, tensor<20x18xf32> {jax.result_info = "result[2][3][0]"}, tensor<18xf32> {jax.result_info = "result[2][3][1]"}, tensor<18x16xf32> {jax.result_info = "result[2][4][0]"}, tensor<16xf32> {jax.result_info = "result[2][4][1]"}, tensor<16x14xf32> {jax.result_info = "result[2][5][0]"}, tensor<14xf32> {jax.result_info = "result[2][5][1]"}, tensor<14x12xf32> {jax.result_info = "result[2][6][0]"}, tensor<12xf32> {jax.result_info = "result[2][6][1]"}, tensor<12x7xf32> {jax.result_info = "result[2][7][0]"}, tensor<7xf32> {jax.result_info = "result[2][7][1]"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg49, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x10xf32>, tensor<10x24xf32>) -> tensor<15x24xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<15x24xf32>
    %3 = stablehlo.add %0, %2 : tensor<15x24xf32>
    %4 = stablehlo.tanh %3 : tensor<15x24xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<15x24xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<15x24xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x24xf32>, tensor<24x22xf32>) -> tensor<15x22xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<22xf32>) -> tensor<1x22xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x22xf32>) -> tensor<15x22xf32>
    %10 = stablehlo.add %7, %9 : tensor<15x22xf32>
    %11 = stablehlo.tanh %10 : tensor<15x22xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<15x22xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<15x22xf32>
    %14 = stablehlo.dot_general %11, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x22xf32>, tensor<22x20xf32>) -> tensor<15x20xf32>
    %15 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<15x20xf32>
    %17 = stablehlo.add %14, %16 : tensor<15x20xf32>
    %18 = stablehlo.tanh %17 : tensor<15x20xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<15x20xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<15x20xf32>
    %21 = stablehlo.dot_general %18, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x20xf32>, tensor<20x18xf32>) -> tensor<15x18xf32>
    %22 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<18xf32>) -> tensor<1x18xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x18xf32>) -> tensor<15x18xf32>
    %24 = stablehlo.add %21, %23 : tensor<15x18xf32>
    %25 = stablehlo.tanh %24 : tensor<15x18xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<15x18xf32>
    %27 = stablehlo.subtract %26, %25 : tensor<15x18xf32>
    %28 = stablehlo.dot_general %25, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x18xf32>, tensor<18x16xf32>) -> tensor<15x16xf32>
    %29 = stablehlo.broadcast_in_dim %arg9, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<15x16xf32>
    %31 = stablehlo.add %28, %30 : tensor<15x16xf32>
    %32 = stablehlo.tanh %31 : tensor<15x16xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<15x16xf32>
    %34 = stablehlo.subtract %33, %32 : tensor<15x16xf32>
    %35 = stablehlo.dot_general %32, %arg10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x16xf32>, tensor<16x14xf32>) -> tensor<15x14xf32>
    %36 = stablehlo.broadcast_in_dim %arg11, dims = [1] : (tensor<14xf32>) -> tensor<1x14xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x14xf32>) -> tensor<15x14xf32>
    %38 = stablehlo.add %35, %37 : tensor<15x14xf32>
    %39 = stablehlo.tanh %38 : tensor<15x14xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<15x14xf32>
    %41 = stablehlo.subtract %40, %39 : tensor<15x14xf32>
    %42 = stablehlo.dot_general %39, %arg12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x14xf32>, tensor<14x12xf32>) -> tensor<15x12xf32>
    %43 = stablehlo.broadcast_in_dim %arg13, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<15x12xf32>
    %45 = stablehlo.add %42, %44 : tensor<15x12xf32>
    %46 = stablehlo.tanh %45 : tensor<15x12xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<15x12xf32>
    %48 = stablehlo.subtract %47, %46 : tensor<15x12xf32>
    %49 = stablehlo.dot_general %46, %arg14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x12xf32>, tensor<12x7xf32>) -> tensor<15x7xf32>
    %50 = stablehlo.broadcast_in_dim %arg15, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<15x7xf32>
    %52 = stablehlo.add %49, %51 : tensor<15x7xf32>
    %53 = stablehlo.subtract %52, %arg50 : tensor<15x7xf32>
    %54 = stablehlo.multiply %53, %53 : tensor<15x7xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<15x7xf32>
    %56 = stablehlo.multiply %55, %53 : tensor<15x7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%54 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<15x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.050000e+02> : tensor<f32>
    %58 = stablehlo.divide %57, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.050000e+02> : tensor<f32>
    %59 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<15x7xf32>
    %61 = stablehlo.multiply %60, %56 : tensor<15x7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<15x7xf32>, tensor<f32>) -> tensor<7xf32>
    %63 = stablehlo.reshape %62 : (tensor<7xf32>) -> tensor<1x7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x7xf32>, tensor<f32>) -> tensor<7xf32>
    %65 = stablehlo.dot_general %61, %46, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x7xf32>, tensor<15x12xf32>) -> tensor<7x12xf32>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<7x12xf32>) -> tensor<12x7xf32>
    %67 = stablehlo.dot_general %61, %arg14, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<15x7xf32>, tensor<12x7xf32>) -> tensor<15x12xf32>
    %68 = stablehlo.multiply %67, %48 : tensor<15x12xf32>
    %69 = stablehlo.multiply %68, %46 : tensor<15x12xf32>
    %70 = stablehlo.add %68, %69 : tensor<15x12xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<15x12xf32>, tensor<f32>) -> tensor<12xf32>
    %72 = stablehlo.reshape %71 : (tensor<12xf32>) -> tensor<1x12xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x12xf32>, tensor<f32>) -> tensor<12xf32>
    %74 = stablehlo.dot_general %70, %39, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x12xf32>, tensor<15x14xf32>) -> tensor<12x14xf32>
    %75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<12x14xf32>) -> tensor<14x12xf32>
    %76 = stablehlo.dot_general %70, %arg12, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<15x12xf32>, tensor<14x12xf32>) -> tensor<15x14xf32>
    %77 = stablehlo.multiply %76, %41 : tensor<15x14xf32>
    %78 = stablehlo.multiply %77, %39 : tensor<15x14xf32>
    %79 = stablehlo.add %77, %78 : tensor<15x14xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<15x14xf32>, tensor<f32>) -> tensor<14xf32>
    %81 = stablehlo.reshape %80 : (tensor<14xf32>) -> tensor<1x14xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1x14xf32>, tensor<f32>) -> tensor<14xf32>
    %83 = stablehlo.dot_general %79, %32, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x14xf32>, tensor<15x16xf32>) -> tensor<14x16xf32>
    %84 = stablehlo.transpose %83, dims = [1, 0] : (tensor<14x16xf32>) -> tensor<16x14xf32>
    %85 = stablehlo.dot_general %79, %arg10, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<15x14xf32>, tensor<16x14xf32>) -> tensor<15x16xf32>
    %86 = stablehlo.multiply %85, %34 : tensor<15x16xf32>
    %87 = stablehlo.multiply %86, %32 : tensor<15x16xf32>
    %88 = stablehlo.add %86, %87 : tensor<15x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<15x16xf32>, tensor<f32>) -> tensor<16xf32>
    %90 = stablehlo.reshape %89 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %92 = stablehlo.dot_general %88, %25, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x16xf32>, tensor<15x18xf32>) -> tensor<16x18xf32>
    %93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<16x18xf32>) -> tensor<18x16xf32>
    %94 = stablehlo.dot_general %88, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<15x16xf32>, tensor<18x16xf32>) -> tensor<15x18xf32>
    %95 = stablehlo.multiply %94, %27 : tensor<15x18xf32>
    %96 = stablehlo.multiply %95, %25 : tensor<15x18xf32>
    %97 = stablehlo.add %95, %96 : tensor<15x18xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<15x18xf32>, tensor<f32>) -> tensor<18xf32>
    %99 = stablehlo.reshape %98 : (tensor<18xf32>) -> tensor<1x18xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x18xf32>, tensor<f32>) -> tensor<18xf32>
    %101 = stablehlo.dot_general %97, %18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x18xf32>, tensor<15x20xf32>) -> tensor<18x20xf32>
    %102 = stablehlo.transpose %101, dims = [1, 0] : (tensor<18x20xf32>) -> tensor<20x18xf32>
    %103 = stablehlo.dot_general %97, %arg6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<15x18xf32>, tensor<20x18xf32>) -> tensor<15x20xf32>
    %104 = stablehlo.multiply %103, %20 : tensor<15x20xf32>
    %105 = stablehlo.multiply %104, %18 : tensor<15x20xf32>
    %106 = stablehlo.add %104, %105 : tensor<15x20xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<15x20xf32>, tensor<f32>) -> tensor<20xf32>
    %108 = stablehlo.reshape %107 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %110 = stablehlo.dot_general %106, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x20xf32>, tensor<15x22xf32>) -> tensor<20x22xf32>
    %111 = stablehlo.transpose %110, dims = [1, 0] : (tensor<20x22xf32>) -> tensor<22x20xf32>
    %112 = stablehlo.dot_general %106, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<15x20xf32>, tensor<22x20xf32>) -> tensor<15x22xf32>
    %113 = stablehlo.multiply %112, %13 : tensor<15x22xf32>
    %114 = stablehlo.multiply %113, %11 : tensor<15x22xf32>
    %115 = stablehlo.add %113, %114 : tensor<15x22xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<15x22xf32>, tensor<f32>) -> tensor<22xf32>
    %117 = stablehlo.reshape %116 : (tensor<22xf32>) -> tensor<1x22xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x22xf32>, tensor<f32>) -> tensor<22xf32>
    %119 = stablehlo.dot_general %115, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x22xf32>, tensor<15x24xf32>) -> tensor<22x24xf32>
    %120 = stablehlo.transpose %119, dims = [1, 0] : (tensor<22x24xf32>) -> tensor<24x22xf32>
    %121 = stablehlo.dot_general %115, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<15x22xf32>, tensor<24x22xf32>) -> tensor<15x24xf32>
    %122 = stablehlo.multiply %121, %6 : tensor<15x24xf32>
    %123 = stablehlo.multiply %122, %4 : tensor<15x24xf32>
    %124 = stablehlo.add %122, %123 : tensor<15x24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<15x24xf32>, tensor<f32>) -> tensor<24xf32>
    %126 = stablehlo.reshape %125 : (tensor<24xf32>) -> tensor<1x24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<1x24xf32>, tensor<f32>) -> tensor<24xf32>
    %128 = stablehlo.dot_general %124, %arg49, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<15x24xf32>, tensor<15x10xf32>) -> tensor<24x10xf32>
    %129 = stablehlo.transpose %128, dims = [1, 0] : (tensor<24x10xf32>) -> tensor<10x24xf32>
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<10x24xf32>
    %131 = stablehlo.multiply %130, %arg16 : tensor<10x24xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<10x24xf32>
    %133 = stablehlo.multiply %132, %129 : tensor<10x24xf32>
    %134 = stablehlo.add %131, %133 : tensor<10x24xf32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %136 = stablehlo.multiply %135, %arg17 : tensor<24xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %138 = stablehlo.multiply %137, %127 : tensor<24xf32>
    %139 = stablehlo.add %136, %138 : tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24x22xf32>
    %141 = stablehlo.multiply %140, %arg18 : tensor<24x22xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24x22xf32>
    %143 = stablehlo.multiply %142, %120 : tensor<24x22xf32>
    %144 = stablehlo.add %141, %143 : tensor<24x22xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<22xf32>
    %146 = stablehlo.multiply %145, %arg19 : tensor<22xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<22xf32>
    %148 = stablehlo.multiply %147, %118 : tensor<22xf32>
    %149 = stablehlo.add %146, %148 : tensor<22xf32>
    %cst_35 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<22x20xf32>
    %151 = stablehlo.multiply %150, %arg20 : tensor<22x20xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<22x20xf32>
    %153 = stablehlo.multiply %152, %111 : tensor<22x20xf32>
    %154 = stablehlo.add %151, %153 : tensor<22x20xf32>
    %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %156 = stablehlo.multiply %155, %arg21 : tensor<20xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %158 = stablehlo.multiply %157, %109 : tensor<20xf32>
    %159 = stablehlo.add %156, %158 : tensor<20xf32>
    %cst_39 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<20x18xf32>
    %161 = stablehlo.multiply %160, %arg22 : tensor<20x18xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<20x18xf32>
    %163 = stablehlo.multiply %162, %102 : tensor<20x18xf32>
    %164 = stablehlo.add %161, %163 : tensor<20x18xf32>
    %cst_41 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<18xf32>
    %166 = stablehlo.multiply %165, %arg23 : tensor<18xf32>
    %cst_42 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<18xf32>
    %168 = stablehlo.multiply %167, %100 : tensor<18xf32>
    %169 = stablehlo.add %166, %168 : tensor<18xf32>
    %cst_43 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<18x16xf32>
    %171 = stablehlo.multiply %170, %arg24 : tensor<18x16xf32>
    %cst_44 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<18x16xf32>
    %173 = stablehlo.multiply %172, %93 : tensor<18x16xf32>
    %174 = stablehlo.add %171, %173 : tensor<18x16xf32>
    %cst_45 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %176 = stablehlo.multiply %175, %arg25 : tensor<16xf32>
    %cst_46 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %178 = stablehlo.multiply %177, %91 : tensor<16xf32>
    %179 = stablehlo.add %176, %178 : tensor<16xf32>
    %cst_47 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16x14xf32>
    %181 = stablehlo.multiply %180, %arg26 : tensor<16x14xf32>
    %cst_48 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16x14xf32>
    %183 = stablehlo.multiply %182, %84 : tensor<16x14xf32>
    %184 = stablehlo.add %181, %183 : tensor<16x14xf32>
    %cst_49 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %186 = stablehlo.multiply %185, %arg27 : tensor<14xf32>
    %cst_50 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %188 = stablehlo.multiply %187, %82 : tensor<14xf32>
    %189 = stablehlo.add %186, %188 : tensor<14xf32>
    %cst_51 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<14x12xf32>
    %191 = stablehlo.multiply %190, %arg28 : tensor<14x12xf32>
    %cst_52 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<14x12xf32>
    %193 = stablehlo.multiply %192, %75 : tensor<14x12xf32>
    %194 = stablehlo.add %191, %193 : tensor<14x12xf32>
    %cst_53 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %196 = stablehlo.multiply %195, %arg29 : tensor<12xf32>
    %cst_54 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %198 = stablehlo.multiply %197, %73 : tensor<12xf32>
    %199 = stablehlo.add %196, %198 : tensor<12xf32>
    %cst_55 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<12x7xf32>
    %201 = stablehlo.multiply %200, %arg30 : tensor<12x7xf32>
    %cst_56 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<12x7xf32>
    %203 = stablehlo.multiply %202, %66 : tensor<12x7xf32>
    %204 = stablehlo.add %201, %203 : tensor<12x7xf32>
    %cst_57 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %206 = stablehlo.multiply %205, %arg31 : tensor<7xf32>
    %cst_58 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %208 = stablehlo.multiply %207, %64 : tensor<7xf32>
    %209 = stablehlo.add %206, %208 : tensor<7xf32>
    %cst_59 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<10x24xf32>
    %211 = stablehlo.multiply %210, %arg32 : tensor<10x24xf32>
    %cst_60 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<10x24xf32>
    %213 = stablehlo.multiply %212, %129 : tensor<10x24xf32>
    %214 = stablehlo.multiply %213, %129 : tensor<10x24xf32>
    %215 = stablehlo.add %211, %214 : tensor<10x24xf32>
    %cst_61 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %217 = stablehlo.multiply %216, %arg33 : tensor<24xf32>
    %cst_62 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %219 = stablehlo.multiply %218, %127 : tensor<24xf32>
    %220 = stablehlo.multiply %219, %127 : tensor<24xf32>
    %221 = stablehlo.add %217, %220 : tensor<24xf32>
    %cst_63 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24x22xf32>
    %223 = stablehlo.multiply %222, %arg34 : tensor<24x22xf32>
    %cst_64 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24x22xf32>
    %225 = stablehlo.multiply %224, %120 : tensor<24x22xf32>
    %226 = stablehlo.multiply %225, %120 : tensor<24x22xf32>
    %227 = stablehlo.add %223, %226 : tensor<24x22xf32>
    %cst_65 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<22xf32>
    %229 = stablehlo.multiply %228, %arg35 : tensor<22xf32>
    %cst_66 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<22xf32>
    %231 = stablehlo.multiply %230, %118 : tensor<22xf32>
    %232 = stablehlo.multiply %231, %118 : tensor<22xf32>
    %233 = stablehlo.add %229, %232 : tensor<22xf32>
    %cst_67 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<22x20xf32>
    %235 = stablehlo.multiply %234, %arg36 : tensor<22x20xf32>
    %cst_68 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<22x20xf32>
    %237 = stablehlo.multiply %236, %111 : tensor<22x20xf32>
    %238 = stablehlo.multiply %237, %111 : tensor<22x20xf32>
    %239 = stablehlo.add %235, %238 : tensor<22x20xf32>
    %cst_69 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %241 = stablehlo.multiply %240, %arg37 : tensor<20xf32>
    %cst_70 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %243 = stablehlo.multiply %242, %109 : tensor<20xf32>
    %244 = stablehlo.multiply %243, %109 : tensor<20xf32>
    %245 = stablehlo.add %241, %244 : tensor<20xf32>
    %cst_71 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<20x18xf32>
    %247 = stablehlo.multiply %246, %arg38 : tensor<20x18xf32>
    %cst_72 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<20x18xf32>
    %249 = stablehlo.multiply %248, %102 : tensor<20x18xf32>
    %250 = stablehlo.multiply %249, %102 : tensor<20x18xf32>
    %251 = stablehlo.add %247, %250 : tensor<20x18xf32>
    %cst_73 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<18xf32>
    %253 = stablehlo.multiply %252, %arg39 : tensor<18xf32>
    %cst_74 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<18xf32>
    %255 = stablehlo.multiply %254, %100 : tensor<18xf32>
    %256 = stablehlo.multiply %255, %100 : tensor<18xf32>
    %257 = stablehlo.add %253, %256 : tensor<18xf32>
    %cst_75 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<18x16xf32>
    %259 = stablehlo.multiply %258, %arg40 : tensor<18x16xf32>
    %cst_76 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<18x16xf32>
    %261 = stablehlo.multiply %260, %93 : tensor<18x16xf32>
    %262 = stablehlo.multiply %261, %93 : tensor<18x16xf32>
    %263 = stablehlo.add %259, %262 : tensor<18x16xf32>
    %cst_77 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %265 = stablehlo.multiply %264, %arg41 : tensor<16xf32>
    %cst_78 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %267 = stablehlo.multiply %266, %91 : tensor<16xf32>
    %268 = stablehlo.multiply %267, %91 : tensor<16xf32>
    %269 = stablehlo.add %265, %268 : tensor<16xf32>
    %cst_79 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16x14xf32>
    %271 = stablehlo.multiply %270, %arg42 : tensor<16x14xf32>
    %cst_80 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16x14xf32>
    %273 = stablehlo.multiply %272, %84 : tensor<16x14xf32>
    %274 = stablehlo.multiply %273, %84 : tensor<16x14xf32>
    %275 = stablehlo.add %271, %274 : tensor<16x14xf32>
    %cst_81 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %277 = stablehlo.multiply %276, %arg43 : tensor<14xf32>
    %cst_82 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %279 = stablehlo.multiply %278, %82 : tensor<14xf32>
    %280 = stablehlo.multiply %279, %82 : tensor<14xf32>
    %281 = stablehlo.add %277, %280 : tensor<14xf32>
    %cst_83 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<14x12xf32>
    %283 = stablehlo.multiply %282, %arg44 : tensor<14x12xf32>
    %cst_84 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<14x12xf32>
    %285 = stablehlo.multiply %284, %75 : tensor<14x12xf32>
    %286 = stablehlo.multiply %285, %75 : tensor<14x12xf32>
    %287 = stablehlo.add %283, %286 : tensor<14x12xf32>
    %cst_85 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %289 = stablehlo.multiply %288, %arg45 : tensor<12xf32>
    %cst_86 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %291 = stablehlo.multiply %290, %73 : tensor<12xf32>
    %292 = stablehlo.multiply %291, %73 : tensor<12xf32>
    %293 = stablehlo.add %289, %292 : tensor<12xf32>
    %cst_87 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<12x7xf32>
    %295 = stablehlo.multiply %294, %arg46 : tensor<12x7xf32>
    %cst_88 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<12x7xf32>
    %297 = stablehlo.multiply %296, %66 : tensor<12x7xf32>
    %298 = stablehlo.multiply %297, %66 : tensor<12x7xf32>
    %299 = stablehlo.add %295, %298 : tensor<12x7xf32>
    %cst_89 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %301 = stablehlo.multiply %300, %arg47 : tensor<7xf32>
    %cst_90 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %303 = stablehlo.multiply %302, %64 : tensor<7xf32>
    %304 = stablehlo.multiply %303, %64 : tensor<7xf32>
    %305 = stablehlo.add %301, %304 : tensor<7xf32>
    %cst_91 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %306 = stablehlo.power %cst_91, %arg48 : tensor<f32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %307 = stablehlo.subtract %cst_92, %306 : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<10x24xf32>
    %309 = stablehlo.divide %134, %308 : tensor<10x24xf32>
    %cst_93 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<10x24xf32>
    %311 = stablehlo.multiply %310, %309 : tensor<10x24xf32>
    %cst_94 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %312 = stablehlo.power %cst_94, %arg48 : tensor<f32>
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %313 = stablehlo.subtract %cst_95, %312 : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [] : (tensor<f32>) -> tensor<10x24xf32>
    %315 = stablehlo.divide %215, %314 : tensor<10x24xf32>
    %316 = stablehlo.sqrt %315 : tensor<10x24xf32>
    %cst_96 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<10x24xf32>
    %318 = stablehlo.add %316, %317 : tensor<10x24xf32>
    %319 = stablehlo.divide %311, %318 : tensor<10x24xf32>
    %320 = stablehlo.subtract %arg0, %319 : tensor<10x24xf32>
    %cst_97 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %321 = stablehlo.power %cst_97, %arg48 : tensor<f32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %322 = stablehlo.subtract %cst_98, %321 : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %322, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %324 = stablehlo.divide %139, %323 : tensor<24xf32>
    %cst_99 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %326 = stablehlo.multiply %325, %324 : tensor<24xf32>
    %cst_100 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %327 = stablehlo.power %cst_100, %arg48 : tensor<f32>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %328 = stablehlo.subtract %cst_101, %327 : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %330 = stablehlo.divide %221, %329 : tensor<24xf32>
    %331 = stablehlo.sqrt %330 : tensor<24xf32>
    %cst_102 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %333 = stablehlo.add %331, %332 : tensor<24xf32>
    %334 = stablehlo.divide %326, %333 : tensor<24xf32>
    %335 = stablehlo.subtract %arg1, %334 : tensor<24xf32>
    %cst_103 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %336 = stablehlo.power %cst_103, %arg48 : tensor<f32>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %337 = stablehlo.subtract %cst_104, %336 : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [] : (tensor<f32>) -> tensor<24x22xf32>
    %339 = stablehlo.divide %144, %338 : tensor<24x22xf32>
    %cst_105 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24x22xf32>
    %341 = stablehlo.multiply %340, %339 : tensor<24x22xf32>
    %cst_106 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %342 = stablehlo.power %cst_106, %arg48 : tensor<f32>
    %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %343 = stablehlo.subtract %cst_107, %342 : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [] : (tensor<f32>) -> tensor<24x22xf32>
    %345 = stablehlo.divide %227, %344 : tensor<24x22xf32>
    %346 = stablehlo.sqrt %345 : tensor<24x22xf32>
    %cst_108 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24x22xf32>
    %348 = stablehlo.add %346, %347 : tensor<24x22xf32>
    %349 = stablehlo.divide %341, %348 : tensor<24x22xf32>
    %350 = stablehlo.subtract %arg2, %349 : tensor<24x22xf32>
    %cst_109 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %351 = stablehlo.power %cst_109, %arg48 : tensor<f32>
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %352 = stablehlo.subtract %cst_110, %351 : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [] : (tensor<f32>) -> tensor<22xf32>
    %354 = stablehlo.divide %149, %353 : tensor<22xf32>
    %cst_111 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<22xf32>
    %356 = stablehlo.multiply %355, %354 : tensor<22xf32>
    %cst_112 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %357 = stablehlo.power %cst_112, %arg48 : tensor<f32>
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %358 = stablehlo.subtract %cst_113, %357 : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f32>) -> tensor<22xf32>
    %360 = stablehlo.divide %233, %359 : tensor<22xf32>
    %361 = stablehlo.sqrt %360 : tensor<22xf32>
    %cst_114 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<22xf32>
    %363 = stablehlo.add %361, %362 : tensor<22xf32>
    %364 = stablehlo.divide %356, %363 : tensor<22xf32>
    %365 = stablehlo.subtract %arg3, %364 : tensor<22xf32>
    %cst_115 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %366 = stablehlo.power %cst_115, %arg48 : tensor<f32>
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %367 = stablehlo.subtract %cst_116, %366 : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [] : (tensor<f32>) -> tensor<22x20xf32>
    %369 = stablehlo.divide %154, %368 : tensor<22x20xf32>
    %cst_117 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<22x20xf32>
    %371 = stablehlo.multiply %370, %369 : tensor<22x20xf32>
    %cst_118 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %372 = stablehlo.power %cst_118, %arg48 : tensor<f32>
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %373 = stablehlo.subtract %cst_119, %372 : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [] : (tensor<f32>) -> tensor<22x20xf32>
    %375 = stablehlo.divide %239, %374 : tensor<22x20xf32>
    %376 = stablehlo.sqrt %375 : tensor<22x20xf32>
    %cst_120 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<22x20xf32>
    %378 = stablehlo.add %376, %377 : tensor<22x20xf32>
    %379 = stablehlo.divide %371, %378 : tensor<22x20xf32>
    %380 = stablehlo.subtract %arg4, %379 : tensor<22x20xf32>
    %cst_121 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %381 = stablehlo.power %cst_121, %arg48 : tensor<f32>
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %382 = stablehlo.subtract %cst_122, %381 : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %384 = stablehlo.divide %159, %383 : tensor<20xf32>
    %cst_123 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %386 = stablehlo.multiply %385, %384 : tensor<20xf32>
    %cst_124 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %387 = stablehlo.power %cst_124, %arg48 : tensor<f32>
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %388 = stablehlo.subtract %cst_125, %387 : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %390 = stablehlo.divide %245, %389 : tensor<20xf32>
    %391 = stablehlo.sqrt %390 : tensor<20xf32>
    %cst_126 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %393 = stablehlo.add %391, %392 : tensor<20xf32>
    %394 = stablehlo.divide %386, %393 : tensor<20xf32>
    %395 = stablehlo.subtract %arg5, %394 : tensor<20xf32>
    %cst_127 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %396 = stablehlo.power %cst_127, %arg48 : tensor<f32>
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %397 = stablehlo.subtract %cst_128, %396 : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [] : (tensor<f32>) -> tensor<20x18xf32>
    %399 = stablehlo.divide %164, %398 : tensor<20x18xf32>
    %cst_129 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<20x18xf32>
    %401 = stablehlo.multiply %400, %399 : tensor<20x18xf32>
    %cst_130 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %402 = stablehlo.power %cst_130, %arg48 : tensor<f32>
    %cst_131 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %403 = stablehlo.subtract %cst_131, %402 : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %403, dims = [] : (tensor<f32>) -> tensor<20x18xf32>
    %405 = stablehlo.divide %251, %404 : tensor<20x18xf32>
    %406 = stablehlo.sqrt %405 : tensor<20x18xf32>
    %cst_132 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<20x18xf32>
    %408 = stablehlo.add %406, %407 : tensor<20x18xf32>
    %409 = stablehlo.divide %401, %408 : tensor<20x18xf32>
    %410 = stablehlo.subtract %arg6, %409 : tensor<20x18xf32>
    %cst_133 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %411 = stablehlo.power %cst_133, %arg48 : tensor<f32>
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %412 = stablehlo.subtract %cst_134, %411 : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [] : (tensor<f32>) -> tensor<18xf32>
    %414 = stablehlo.divide %169, %413 : tensor<18xf32>
    %cst_135 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<18xf32>
    %416 = stablehlo.multiply %415, %414 : tensor<18xf32>
    %cst_136 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %417 = stablehlo.power %cst_136, %arg48 : tensor<f32>
    %cst_137 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %418 = stablehlo.subtract %cst_137, %417 : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [] : (tensor<f32>) -> tensor<18xf32>
    %420 = stablehlo.divide %257, %419 : tensor<18xf32>
    %421 = stablehlo.sqrt %420 : tensor<18xf32>
    %cst_138 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<18xf32>
    %423 = stablehlo.add %421, %422 : tensor<18xf32>
    %424 = stablehlo.divide %416, %423 : tensor<18xf32>
    %425 = stablehlo.subtract %arg7, %424 : tensor<18xf32>
    %cst_139 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %426 = stablehlo.power %cst_139, %arg48 : tensor<f32>
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %427 = stablehlo.subtract %cst_140, %426 : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %427, dims = [] : (tensor<f32>) -> tensor<18x16xf32>
    %429 = stablehlo.divide %174, %428 : tensor<18x16xf32>
    %cst_141 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<18x16xf32>
    %431 = stablehlo.multiply %430, %429 : tensor<18x16xf32>
    %cst_142 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %432 = stablehlo.power %cst_142, %arg48 : tensor<f32>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %433 = stablehlo.subtract %cst_143, %432 : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %433, dims = [] : (tensor<f32>) -> tensor<18x16xf32>
    %435 = stablehlo.divide %263, %434 : tensor<18x16xf32>
    %436 = stablehlo.sqrt %435 : tensor<18x16xf32>
    %cst_144 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<18x16xf32>
    %438 = stablehlo.add %436, %437 : tensor<18x16xf32>
    %439 = stablehlo.divide %431, %438 : tensor<18x16xf32>
    %440 = stablehlo.subtract %arg8, %439 : tensor<18x16xf32>
    %cst_145 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %441 = stablehlo.power %cst_145, %arg48 : tensor<f32>
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %442 = stablehlo.subtract %cst_146, %441 : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %444 = stablehlo.divide %179, %443 : tensor<16xf32>
    %cst_147 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %446 = stablehlo.multiply %445, %444 : tensor<16xf32>
    %cst_148 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %447 = stablehlo.power %cst_148, %arg48 : tensor<f32>
    %cst_149 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %448 = stablehlo.subtract %cst_149, %447 : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %450 = stablehlo.divide %269, %449 : tensor<16xf32>
    %451 = stablehlo.sqrt %450 : tensor<16xf32>
    %cst_150 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %453 = stablehlo.add %451, %452 : tensor<16xf32>
    %454 = stablehlo.divide %446, %453 : tensor<16xf32>
    %455 = stablehlo.subtract %arg9, %454 : tensor<16xf32>
    %cst_151 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %456 = stablehlo.power %cst_151, %arg48 : tensor<f32>
    %cst_152 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %457 = stablehlo.subtract %cst_152, %456 : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [] : (tensor<f32>) -> tensor<16x14xf32>
    %459 = stablehlo.divide %184, %458 : tensor<16x14xf32>
    %cst_153 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<16x14xf32>
    %461 = stablehlo.multiply %460, %459 : tensor<16x14xf32>
    %cst_154 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %462 = stablehlo.power %cst_154, %arg48 : tensor<f32>
    %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %463 = stablehlo.subtract %cst_155, %462 : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %463, dims = [] : (tensor<f32>) -> tensor<16x14xf32>
    %465 = stablehlo.divide %275, %464 : tensor<16x14xf32>
    %466 = stablehlo.sqrt %465 : tensor<16x14xf32>
    %cst_156 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<16x14xf32>
    %468 = stablehlo.add %466, %467 : tensor<16x14xf32>
    %469 = stablehlo.divide %461, %468 : tensor<16x14xf32>
    %470 = stablehlo.subtract %arg10, %469 : tensor<16x14xf32>
    %cst_157 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %471 = stablehlo.power %cst_157, %arg48 : tensor<f32>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %472 = stablehlo.subtract %cst_158, %471 : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %474 = stablehlo.divide %189, %473 : tensor<14xf32>
    %cst_159 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %476 = stablehlo.multiply %475, %474 : tensor<14xf32>
    %cst_160 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %477 = stablehlo.power %cst_160, %arg48 : tensor<f32>
    %cst_161 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %478 = stablehlo.subtract %cst_161, %477 : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %480 = stablehlo.divide %281, %479 : tensor<14xf32>
    %481 = stablehlo.sqrt %480 : tensor<14xf32>
    %cst_162 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %483 = stablehlo.add %481, %482 : tensor<14xf32>
    %484 = stablehlo.divide %476, %483 : tensor<14xf32>
    %485 = stablehlo.subtract %arg11, %484 : tensor<14xf32>
    %cst_163 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %486 = stablehlo.power %cst_163, %arg48 : tensor<f32>
    %cst_164 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %487 = stablehlo.subtract %cst_164, %486 : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %487, dims = [] : (tensor<f32>) -> tensor<14x12xf32>
    %489 = stablehlo.divide %194, %488 : tensor<14x12xf32>
    %cst_165 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<14x12xf32>
    %491 = stablehlo.multiply %490, %489 : tensor<14x12xf32>
    %cst_166 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %492 = stablehlo.power %cst_166, %arg48 : tensor<f32>
    %cst_167 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %493 = stablehlo.subtract %cst_167, %492 : tensor<f32>
    %494 = stablehlo.broadcast_in_dim %493, dims = [] : (tensor<f32>) -> tensor<14x12xf32>
    %495 = stablehlo.divide %287, %494 : tensor<14x12xf32>
    %496 = stablehlo.sqrt %495 : tensor<14x12xf32>
    %cst_168 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<14x12xf32>
    %498 = stablehlo.add %496, %497 : tensor<14x12xf32>
    %499 = stablehlo.divide %491, %498 : tensor<14x12xf32>
    %500 = stablehlo.subtract %arg12, %499 : tensor<14x12xf32>
    %cst_169 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %501 = stablehlo.power %cst_169, %arg48 : tensor<f32>
    %cst_170 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %502 = stablehlo.subtract %cst_170, %501 : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %504 = stablehlo.divide %199, %503 : tensor<12xf32>
    %cst_171 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %506 = stablehlo.multiply %505, %504 : tensor<12xf32>
    %cst_172 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %507 = stablehlo.power %cst_172, %arg48 : tensor<f32>
    %cst_173 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %508 = stablehlo.subtract %cst_173, %507 : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %508, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %510 = stablehlo.divide %293, %509 : tensor<12xf32>
    %511 = stablehlo.sqrt %510 : tensor<12xf32>
    %cst_174 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %513 = stablehlo.add %511, %512 : tensor<12xf32>
    %514 = stablehlo.divide %506, %513 : tensor<12xf32>
    %515 = stablehlo.subtract %arg13, %514 : tensor<12xf32>
    %cst_175 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %516 = stablehlo.power %cst_175, %arg48 : tensor<f32>
    %cst_176 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %517 = stablehlo.subtract %cst_176, %516 : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %517, dims = [] : (tensor<f32>) -> tensor<12x7xf32>
    %519 = stablehlo.divide %204, %518 : tensor<12x7xf32>
    %cst_177 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<12x7xf32>
    %521 = stablehlo.multiply %520, %519 : tensor<12x7xf32>
    %cst_178 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %522 = stablehlo.power %cst_178, %arg48 : tensor<f32>
    %cst_179 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %523 = stablehlo.subtract %cst_179, %522 : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %523, dims = [] : (tensor<f32>) -> tensor<12x7xf32>
    %525 = stablehlo.divide %299, %524 : tensor<12x7xf32>
    %526 = stablehlo.sqrt %525 : tensor<12x7xf32>
    %cst_180 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<12x7xf32>
    %528 = stablehlo.add %526, %527 : tensor<12x7xf32>
    %529 = stablehlo.divide %521, %528 : tensor<12x7xf32>
    %530 = stablehlo.subtract %arg14, %529 : tensor<12x7xf32>
    %cst_181 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %531 = stablehlo.power %cst_181, %arg48 : tensor<f32>
    %cst_182 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %532 = stablehlo.subtract %cst_182, %531 : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %534 = stablehlo.divide %209, %533 : tensor<7xf32>
    %cst_183 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %536 = stablehlo.multiply %535, %534 : tensor<7xf32>
    %cst_184 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %537 = stablehlo.power %cst_184, %arg48 : tensor<f32>
    %cst_185 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %538 = stablehlo.subtract %cst_185, %537 : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %538, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %540 = stablehlo.divide %305, %539 : tensor<7xf32>
    %541 = stablehlo.sqrt %540 : tensor<7xf32>
    %cst_186 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %543 = stablehlo.add %541, %542 : tensor<7xf32>
    %544 = stablehlo.divide %536, %543 : tensor<7xf32>
    %545 = stablehlo.subtract %arg15, %544 : tensor<7xf32>
    return %320, %335, %350, %365, %380, %395, %410, %425, %440, %455, %470, %485, %500, %515, %530, %545, %134, %139, %144, %149, %154, %159, %164, %169, %174, %179, %184, %189, %194, %199, %204, %209, %215, %221, %227, %233, %239, %245, %251, %257, %263, %269, %275, %281, %287, %293, %299, %305, %58 : tensor<10x24xf32>, tensor<24xf32>, tensor<24x22xf32>, tensor<22xf32>, tensor<22x20xf32>, tensor<20xf32>, tensor<20x18xf32>, tensor<18xf32>, tensor<18x16xf32>, tensor<16xf32>, tensor<16x14xf32>, tensor<14xf32>, tensor<14x12xf32>, tensor<12xf32>, tensor<12x7xf32>, tensor<7xf32>, tensor<10x24xf32>, tensor<24xf32>, tensor<24x22xf32>, tensor<22xf32>, tensor<22x20xf32>, tensor<20xf32>, tensor<20x18xf32>, tensor<18xf32>, tensor<18x16xf32>, tensor<16xf32>, tensor<16x14xf32>, tensor<14xf32>, tensor<14x12xf32>, tensor<12xf32>, tensor<12x7xf32>, tensor<7xf32>, tensor<10x24xf32>, tensor<24xf32>, tensor<24x22xf32>, tensor<22xf32>, tensor<22x20xf32>, tensor<20xf32>, tensor<20x18xf32>, tensor<18xf32>, tensor<18x16xf32>, tensor<16xf32>, tensor<16x14xf32>, tensor<14xf32>, tensor<14x12xf32>, tensor<12xf32>, tensor<12x7xf32>, tensor<7xf32>, tensor<f32>
  }
}
