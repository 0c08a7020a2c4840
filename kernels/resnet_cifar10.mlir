module @infer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x3x20xf32> {gevo.weight}, %arg1: tensor<20xf32> {gevo.weight}, %arg2: tensor<20xf32> {gevo.weight}, %arg3: tensor<20xf32> {gevo.weight}, %arg4: tensor<20xf32> {gevo.weight}, %arg5: tensor<3x3x20x20xf32> {gevo.weight}, %arg6: tensor<20xf32> {gevo.weight}, %arg7: tensor<20xf32> {gevo.weight}, %arg8: tensor<20xf32> {gevo.weight}, %arg9: tensor<20xf32> {gevo.weight}, %arg10: tensor<3x3x20x20xf32> {gevo.weight}, %arg11: tensor<20xf32> {gevo.weight}, %arg12: tensor<20xf32> {gevo.weight}, %arg13: tensor<20xf32> {gevo.weight}, %arg14: tensor<20xf32> {gevo.weight}, %arg15: tensor<3x3x20x36xf32> {gevo.weight}, %arg16: tensor<36xf32> {gevo.weight}, %arg17: tensor<36xf32> {gevo.weight}, %arg18: tensor<36xf32> {gevo.weight}, %arg19: tensor<36xf32> {gevo.weight}, %arg20: tensor<3x3x36x36xf32> {gevo.weight}, %arg21: tensor<36xf32> {gevo.weight}, %arg22: tensor<36xf32> {gevo.weight}, %arg23: tensor<36xf32> {gevo.weight}, %arg24: tensor<36xf32> {gevo.weight}, %arg25: tensor<1x1x20x36xf32> {gevo.weight}, %arg26: tensor<36xf32> {gevo.weight}, %arg27: tensor<36xf32> {gevo.weight}, %arg28: tensor<36xf32> {gevo.weight}, %arg29: tensor<36xf32> {gevo.weight}, %arg30: tensor<3x3x36x68xf32> {gevo.weight}, %arg31: tensor<68xf32> {gevo.weight}, %arg32: tensor<68xf32> {gevo.weight}, %arg33: tensor<68xf32> {gevo.weight}, %arg34: tensor<68xf32> {gevo.weight}, %arg35: tensor<3x3x68x68xf32> {gevo.weight}, %arg36: tensor<68xf32> {gevo.weight}, %arg37: tensor<68xf32> {gevo.weight}, %arg38: tensor<68xf32> {gevo.weight}, %arg39: tensor<68xf32> {gevo.weight}, %arg40: tensor<1x1x36x68xf32> {gevo.weight}, %arg41: tensor<68xf32> {gevo.weight}, %arg42: tensor<68xf32> {gevo.weight}, %arg43: tensor<68xf32> {gevo.weight}, %arg44: tensor<68xf32> {gevo.weight}, %arg45: tensor<68x10xf32> {gevo.weight}, %arg46: tensor<10xf32> {gevo.weight}, %arg47: tensor<64x32x32x3xf32>) -> (tensor<64x10xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg47, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x3xf32>, tensor<3x3x3x20xf32>) -> tensor<64x32x32x20xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<64x32x32x20xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<64x32x32x20xf32>
    %cst = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %5 = stablehlo.add %arg4, %4 : tensor<20xf32>
    %6 = stablehlo.rsqrt %5 : tensor<20xf32>
    %7 = stablehlo.multiply %arg1, %6 : tensor<20xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<64x32x32x20xf32>
    %10 = stablehlo.multiply %3, %9 : tensor<64x32x32x20xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<64x32x32x20xf32>
    %13 = stablehlo.add %10, %12 : tensor<64x32x32x20xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x32x32x20xf32>
    %15 = stablehlo.maximum %13, %14 : tensor<64x32x32x20xf32>
    %16 = stablehlo.convolution(%15, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x20xf32>, tensor<3x3x20x20xf32>) -> tensor<64x32x32x20xf32>
    %17 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<64x32x32x20xf32>
    %19 = stablehlo.subtract %16, %18 : tensor<64x32x32x20xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %21 = stablehlo.add %arg9, %20 : tensor<20xf32>
    %22 = stablehlo.rsqrt %21 : tensor<20xf32>
    %23 = stablehlo.multiply %arg6, %22 : tensor<20xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<64x32x32x20xf32>
    %26 = stablehlo.multiply %19, %25 : tensor<64x32x32x20xf32>
    %27 = stablehlo.broadcast_in_dim %arg7, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<64x32x32x20xf32>
    %29 = stablehlo.add %26, %28 : tensor<64x32x32x20xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x32x32x20xf32>
    %31 = stablehlo.maximum %29, %30 : tensor<64x32x32x20xf32>
    %32 = stablehlo.convolution(%31, %arg10) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x20xf32>, tensor<3x3x20x20xf32>) -> tensor<64x32x32x20xf32>
    %33 = stablehlo.broadcast_in_dim %arg13, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<64x32x32x20xf32>
    %35 = stablehlo.subtract %32, %34 : tensor<64x32x32x20xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %37 = stablehlo.add %arg14, %36 : tensor<20xf32>
    %38 = stablehlo.rsqrt %37 : tensor<20xf32>
    %39 = stablehlo.multiply %arg11, %38 : tensor<20xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<64x32x32x20xf32>
    %42 = stablehlo.multiply %35, %41 : tensor<64x32x32x20xf32>
    %43 = stablehlo.broadcast_in_dim %arg12, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x1x1x20xf32>) -> tensor<64x32x32x20xf32>
    %45 = stablehlo.add %42, %44 : tensor<64x32x32x20xf32>
    %46 = stablehlo.add %45, %15 : tensor<64x32x32x20xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x32x32x20xf32>
    %48 = stablehlo.maximum %46, %47 : tensor<64x32x32x20xf32>
    %49 = stablehlo.convolution(%48, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x20xf32>, tensor<3x3x20x36xf32>) -> tensor<64x16x16x36xf32>
    %50 = stablehlo.broadcast_in_dim %arg18, dims = [3] : (tensor<36xf32>) -> tensor<1x1x1x36xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<1x1x1x36xf32>) -> tensor<64x16x16x36xf32>
    %52 = stablehlo.subtract %49, %51 : tensor<64x16x16x36xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %54 = stablehlo.add %arg19, %53 : tensor<36xf32>
    %55 = stablehlo.rsqrt %54 : tensor<36xf32>
    %56 = stablehlo.multiply %arg16, %55 : tensor<36xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [3] : (tensor<36xf32>) -> tensor<1x1x1x36xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<1x1x1x36xf32>) -> tensor<64x16x16x36xf32>
    %59 = stablehlo.multiply %52, %58 : tensor<64x16x16x36xf32>
    %60 = stablehlo.broadcast_in_dim %arg17, dims = [3] : (tensor<36xf32>) -> tensor<1x1x1x36xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<1x1x1x36xf32>) -> tensor<64x16x16x36xf32>
    %62 = stablehlo.add %59, %61 : tensor<64x16x16x36xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x16x16x36xf32>
    %64 = stablehlo.maximum %62, %63 : tensor<64x16x16x36xf32>
    %65 = stablehlo.convolution(%64, %arg20) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x16x16x36xf32>, tensor<3x3x36x36xf32>) -> tensor<64x16x16x36xf32>
    %66 = stablehlo.broadcast_in_dim %arg23, dims = [3] : (tensor<36xf32>) -> tensor<1x1x1x36xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<1x1x1x36xf32>) -> tensor<64x16x16x36xf32>
    %68 = stablehlo.subtract %65, %67 : tensor<64x16x16x36xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %70 = stablehlo.add %arg24, %69 : tensor<36xf32>
    %71 = stablehlo.rsqrt %70 : tensor<36xf32>
    %72 = stablehlo.multiply %arg21, %71 : tensor<36xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [3] : (tensor<36xf32>) -> tensor<1x1x1x36xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<1x1x1x36xf32>) -> tensor<64x16x16x36xf32>
    %75 = stablehlo.multiply %68, %74 : tensor<64x16x16x36xf32>
    %76 = stablehlo.broadcast_in_dim %arg22, dims = [3] : (tensor<36xf32>) -> tensor<1x1x1x36xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<1x1x1x36xf32>) -> tensor<64x16x16x36xf32>
    %78 = stablehlo.add %75, %77 : tensor<64x16x16x36xf32>
    %79 = stablehlo.convolution(%48, %arg25) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x32x32x20xf32>, tensor<1x1x20x36xf32>) -> tensor<64x16x16x36xf32>
    %80 = stablehlo.broadcast_in_dim %arg28, dims = [3] : (tensor<36xf32>) -> tensor<1x1x1x36xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<1x1x1x36xf32>) -> tensor<64x16x16x36xf32>
    %82 = stablehlo.subtract %79, %81 : tensor<64x16x16x36xf32>
    %cst_8 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %84 = stablehlo.add %arg29, %83 : tensor<36xf32>
    %85 = stablehlo.rsqrt %84 : tensor<36xf32>
    %86 = stablehlo.multiply %arg26, %85 : tensor<36xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [3] : (tensor<36xf32>) -> tensor<1x1x1x36xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2, 3] : (tensor<1x1x1x36xf32>) -> tensor<64x16x16x36xf32>
    %89 = stablehlo.multiply %82, %88 : tensor<64x16x16x36xf32>
    %90 = stablehlo.broadcast_in_dim %arg27, dims = [3] : (tensor<36xf32>) -> tensor<1x1x1x36xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2, 3] : (tensor<1x1x1x36xf32>) -> tensor<64x16x16x36xf32>
    %92 = stablehlo.add %89, %91 : tensor<64x16x16x36xf32>
    %93 = stablehlo.add %78, %92 : tensor<64x16x16x36xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x16x16x36xf32>
    %95 = stablehlo.maximum %93, %94 : tensor<64x16x16x36xf32>
    %96 = stablehlo.convolution(%95, %arg30) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x16x16x36xf32>, tensor<3x3x36x68xf32>) -> tensor<64x8x8x68xf32>
    %97 = stablehlo.broadcast_in_dim %arg33, dims = [3] : (tensor<68xf32>) -> tensor<1x1x1x68xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<1x1x1x68xf32>) -> tensor<64x8x8x68xf32>
    %99 = stablehlo.subtract %96, %98 : tensor<64x8x8x68xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<68xf32>
    %101 = stablehlo.add %arg34, %100 : tensor<68xf32>
    %102 = stablehlo.rsqrt %101 : tensor<68xf32>
    %103 = stablehlo.multiply %arg31, %102 : tensor<68xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [3] : (tensor<68xf32>) -> tensor<1x1x1x68xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2, 3] : (tensor<1x1x1x68xf32>) -> tensor<64x8x8x68xf32>
    %106 = stablehlo.multiply %99, %105 : tensor<64x8x8x68xf32>
    %107 = stablehlo.broadcast_in_dim %arg32, dims = [3] : (tensor<68xf32>) -> tensor<1x1x1x68xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2, 3] : (tensor<1x1x1x68xf32>) -> tensor<64x8x8x68xf32>
    %109 = stablehlo.add %106, %108 : tensor<64x8x8x68xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64x8x8x68xf32>
    %111 = stablehlo.maximum %109, %110 : tensor<64x8x8x68xf32>
    %112 = stablehlo.convolution(%111, %arg35) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x8x8x68xf32>, tensor<3x3x68x68xf32>) -> tensor<64x8x8x68xf32>
    %113 = stablehlo.broadcast_in_dim %arg38, dims = [3] : (tensor<68xf32>) -> tensor<1x1x1x68xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2, 3] : (tensor<1x1x1x68xf32>) -> tensor<64x8x8x68xf32>
    %115 = stablehlo.subtract %112, %114 : tensor<64x8x8x68xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<68xf32>
    %117 = stablehlo.add %arg39, %116 : tensor<68xf32>
    %118 = stablehlo.rsqrt %117 : tensor<68xf32>
    %119 = stablehlo.multiply %arg36, %118 : tensor<68xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [3] : (tensor<68xf32>) -> tensor<1x1x1x68xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2, 3] : (tensor<1x1x1x68xf32>) -> tensor<64x8x8x68xf32>
    %122 = stablehlo.multiply %115, %121 : tensor<64x8x8x68xf32>
    %123 = stablehlo.broadcast_in_dim %arg37, dims = [3] : (tensor<68xf32>) -> tensor<1x1x1x68xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2, 3] : (tensor<1x1x1x68xf32>) -> tensor<64x8x8x68xf32>
    %125 = stablehlo.add %122, %124 : tensor<64x8x8x68xf32>
    %126 = stablehlo.convolution(%95, %arg40) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x16x16x36xf32>, tensor<1x1x36x68xf32>) -> tensor<64x8x8x68xf32>
    %127 = stablehlo.broadcast_in_dim %arg43, dims = [3] : (tensor<68xf32>) -> tensor<1x1x1x68xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2, 3] : (tensor<1x1x1x68xf32>) -> tensor<64x8x8x68xf32>
    %129 = stablehlo.subtract %126, %128 : tensor<64x8x8x68xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<68xf32>
    %131 = stablehlo.add %arg44, %130 : tensor<68xf32>
    %132 = stablehlo.rsqrt %131 : tensor<68xf32>
    %133 = stablehlo.multiply %arg41, %132 : tensor<68xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [3] : (tensor<68xf32>) -> tensor<1x1x1x68xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2, 3] : (tensor<1x1x1x68xf32>) -> tensor<64x8x8x68xf32>
    %136 = stablehlo.multiply %129, %135 : tensor<64x8x8x68xf32>
    %137 = stablehlo.broadcast_in_dim %arg42, dims = [3] : (tensor<68xf32>) -> tensor<1x1x1x68xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2, 3] : (tensor<1x1x1x68xf32>) -> tensor<64x8x8x68xf32>
    %139 = stablehlo.add %136, %138 : tensor<64x8x8x68xf32>
    %140 = stablehlo.add %125, %139 : tensor<64x8x8x68xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64x8x8x68xf32>
    %142 = stablehlo.maximum %140, %141 : tensor<64x8x8x68xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_15) applies stablehlo.add across dimensions = [1, 2] : (tensor<64x8x8x68xf32>, tensor<f32>) -> tensor<64x68xf32>
    %cst_16 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64x68xf32>
    %145 = stablehlo.divide %143, %144 : tensor<64x68xf32>
    %146 = stablehlo.dot_general %145, %arg45, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x68xf32>, tensor<68x10xf32>) -> tensor<64x10xf32>
    %147 = stablehlo.broadcast_in_dim %arg46, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<64x10xf32>
    %149 = stablehlo.add %146, %148 : tensor<64x10xf32>
    return %149 : tensor<64x10xf32>
  }
}
