module @infer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x1x12xf32>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<12xf32>, %arg4: tensor<12xf32>, %arg5: tensor<3x3x1x12xf32>, %arg6: tensor<12xf32>, %arg7: tensor<12xf32>, %arg8: tensor<12xf32>, %arg9: tensor<12xf32>, %arg10: tensor<1x1x12x24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<3x3x1x24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<24xf32>, %arg18: tensor<24xf32>, %arg19: tensor<24xf32>, %arg20: tensor<1x1x24x40xf32>, %arg21: tensor<40xf32>, %arg22: tensor<40xf32>, %arg23: tensor<40xf32>, %arg24: tensor<40xf32>, %arg25: tensor<3x3x1x40xf32>, %arg26: tensor<40xf32>, %arg27: tensor<40xf32>, %arg28: tensor<40xf32>, %arg29: tensor<40xf32>, %arg30: tensor<1x1x40x40xf32>, %arg31: tensor<40xf32>, %arg32: tensor<40xf32>, %arg33: tensor<40xf32>, %arg34: tensor<40xf32>, %arg35: tensor<3x3x1x40xf32>, %arg36: tensor<40xf32>, %arg37: tensor<40xf32>, %arg38: tensor<40xf32>, %arg39: tensor<40xf32>, %arg40: tensor<1x1x40x72xf32>, %arg41: tensor<72xf32>, %arg42: tensor<72xf32>, %arg43: tensor<72xf32>, %arg44: tensor<72xf32>, %arg45: tensor<72x10xf32>, %arg46: tensor<10xf32>, %arg47: tensor<64x8x8x1xf32>) -> (tensor<64x10xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg47, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x8x8x1xf32>, tensor<3x3x1x12xf32>) -> tensor<64x8x8x12xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<64x8x8x12xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<64x8x8x12xf32>
    %cst = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.add %arg4, %4 : tensor<12xf32>
    %6 = stablehlo.rsqrt %5 : tensor<12xf32>
    %7 = stablehlo.multiply %arg1, %6 : tensor<12xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<64x8x8x12xf32>
    %10 = stablehlo.multiply %3, %9 : tensor<64x8x8x12xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<64x8x8x12xf32>
    %13 = stablehlo.add %10, %12 : tensor<64x8x8x12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x8x8x12xf32>
    %15 = stablehlo.maximum %13, %14 : tensor<64x8x8x12xf32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x8x8x12xf32>
    %17 = stablehlo.minimum %15, %16 : tensor<64x8x8x12xf32>
    %18 = stablehlo.convolution(%17, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 12 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x8x8x12xf32>, tensor<3x3x1x12xf32>) -> tensor<64x8x8x12xf32>
    %19 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<64x8x8x12xf32>
    %21 = stablehlo.subtract %18, %20 : tensor<64x8x8x12xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %23 = stablehlo.add %arg9, %22 : tensor<12xf32>
    %24 = stablehlo.rsqrt %23 : tensor<12xf32>
    %25 = stablehlo.multiply %arg6, %24 : tensor<12xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<64x8x8x12xf32>
    %28 = stablehlo.multiply %21, %27 : tensor<64x8x8x12xf32>
    %29 = stablehlo.broadcast_in_dim %arg7, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<64x8x8x12xf32>
    %31 = stablehlo.add %28, %30 : tensor<64x8x8x12xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x8x8x12xf32>
    %33 = stablehlo.maximum %31, %32 : tensor<64x8x8x12xf32>
    %cst_4 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x8x8x12xf32>
    %35 = stablehlo.minimum %33, %34 : tensor<64x8x8x12xf32>
    %36 = stablehlo.convolution(%35, %arg10) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x8x8x12xf32>, tensor<1x1x12x24xf32>) -> tensor<64x8x8x24xf32>
    %37 = stablehlo.broadcast_in_dim %arg13, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<64x8x8x24xf32>
    %39 = stablehlo.subtract %36, %38 : tensor<64x8x8x24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.add %arg14, %40 : tensor<24xf32>
    %42 = stablehlo.rsqrt %41 : tensor<24xf32>
    %43 = stablehlo.multiply %arg11, %42 : tensor<24xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<64x8x8x24xf32>
    %46 = stablehlo.multiply %39, %45 : tensor<64x8x8x24xf32>
    %47 = stablehlo.broadcast_in_dim %arg12, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<64x8x8x24xf32>
    %49 = stablehlo.add %46, %48 : tensor<64x8x8x24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x8x8x24xf32>
    %51 = stablehlo.maximum %49, %50 : tensor<64x8x8x24xf32>
    %cst_7 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64x8x8x24xf32>
    %53 = stablehlo.minimum %51, %52 : tensor<64x8x8x24xf32>
    %54 = stablehlo.convolution(%53, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x8x8x24xf32>, tensor<3x3x1x24xf32>) -> tensor<64x4x4x24xf32>
    %55 = stablehlo.broadcast_in_dim %arg18, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<64x4x4x24xf32>
    %57 = stablehlo.subtract %54, %56 : tensor<64x4x4x24xf32>
    %cst_8 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.add %arg19, %58 : tensor<24xf32>
    %60 = stablehlo.rsqrt %59 : tensor<24xf32>
    %61 = stablehlo.multiply %arg16, %60 : tensor<24xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<64x4x4x24xf32>
    %64 = stablehlo.multiply %57, %63 : tensor<64x4x4x24xf32>
    %65 = stablehlo.broadcast_in_dim %arg17, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<64x4x4x24xf32>
    %67 = stablehlo.add %64, %66 : tensor<64x4x4x24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x4x4x24xf32>
    %69 = stablehlo.maximum %67, %68 : tensor<64x4x4x24xf32>
    %cst_10 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64x4x4x24xf32>
    %71 = stablehlo.minimum %69, %70 : tensor<64x4x4x24xf32>
    %72 = stablehlo.convolution(%71, %arg20) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x4x4x24xf32>, tensor<1x1x24x40xf32>) -> tensor<64x4x4x40xf32>
    %73 = stablehlo.broadcast_in_dim %arg23, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<64x4x4x40xf32>
    %75 = stablehlo.subtract %72, %74 : tensor<64x4x4x40xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %77 = stablehlo.add %arg24, %76 : tensor<40xf32>
    %78 = stablehlo.rsqrt %77 : tensor<40xf32>
    %79 = stablehlo.multiply %arg21, %78 : tensor<40xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<64x4x4x40xf32>
    %82 = stablehlo.multiply %75, %81 : tensor<64x4x4x40xf32>
    %83 = stablehlo.broadcast_in_dim %arg22, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<64x4x4x40xf32>
    %85 = stablehlo.add %82, %84 : tensor<64x4x4x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x4x4x40xf32>
    %87 = stablehlo.maximum %85, %86 : tensor<64x4x4x40xf32>
    %cst_13 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x4x4x40xf32>
    %89 = stablehlo.minimum %87, %88 : tensor<64x4x4x40xf32>
    %90 = stablehlo.convolution(%89, %arg25) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 40 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x4x4x40xf32>, tensor<3x3x1x40xf32>) -> tensor<64x4x4x40xf32>
    %91 = stablehlo.broadcast_in_dim %arg28, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<64x4x4x40xf32>
    %93 = stablehlo.subtract %90, %92 : tensor<64x4x4x40xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %95 = stablehlo.add %arg29, %94 : tensor<40xf32>
    %96 = stablehlo.rsqrt %95 : tensor<40xf32>
    %97 = stablehlo.multiply %arg26, %96 : tensor<40xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<64x4x4x40xf32>
    %100 = stablehlo.multiply %93, %99 : tensor<64x4x4x40xf32>
    %101 = stablehlo.broadcast_in_dim %arg27, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<64x4x4x40xf32>
    %103 = stablehlo.add %100, %102 : tensor<64x4x4x40xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<64x4x4x40xf32>
    %105 = stablehlo.maximum %103, %104 : tensor<64x4x4x40xf32>
    %cst_16 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64x4x4x40xf32>
    %107 = stablehlo.minimum %105, %106 : tensor<64x4x4x40xf32>
    %108 = stablehlo.convolution(%107, %arg30) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x4x4x40xf32>, tensor<1x1x40x40xf32>) -> tensor<64x4x4x40xf32>
    %109 = stablehlo.broadcast_in_dim %arg33, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<64x4x4x40xf32>
    %111 = stablehlo.subtract %108, %110 : tensor<64x4x4x40xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %113 = stablehlo.add %arg34, %112 : tensor<40xf32>
    %114 = stablehlo.rsqrt %113 : tensor<40xf32>
    %115 = stablehlo.multiply %arg31, %114 : tensor<40xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<64x4x4x40xf32>
    %118 = stablehlo.multiply %111, %117 : tensor<64x4x4x40xf32>
    %119 = stablehlo.broadcast_in_dim %arg32, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<64x4x4x40xf32>
    %121 = stablehlo.add %118, %120 : tensor<64x4x4x40xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<64x4x4x40xf32>
    %123 = stablehlo.maximum %121, %122 : tensor<64x4x4x40xf32>
    %cst_19 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<64x4x4x40xf32>
    %125 = stablehlo.minimum %123, %124 : tensor<64x4x4x40xf32>
    %126 = stablehlo.convolution(%125, %arg35) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 40 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x4x4x40xf32>, tensor<3x3x1x40xf32>) -> tensor<64x2x2x40xf32>
    %127 = stablehlo.broadcast_in_dim %arg38, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<64x2x2x40xf32>
    %129 = stablehlo.subtract %126, %128 : tensor<64x2x2x40xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %131 = stablehlo.add %arg39, %130 : tensor<40xf32>
    %132 = stablehlo.rsqrt %131 : tensor<40xf32>
    %133 = stablehlo.multiply %arg36, %132 : tensor<40xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<64x2x2x40xf32>
    %136 = stablehlo.multiply %129, %135 : tensor<64x2x2x40xf32>
    %137 = stablehlo.broadcast_in_dim %arg37, dims = [3] : (tensor<40xf32>) -> tensor<1x1x1x40xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2, 3] : (tensor<1x1x1x40xf32>) -> tensor<64x2x2x40xf32>
    %139 = stablehlo.add %136, %138 : tensor<64x2x2x40xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64x2x2x40xf32>
    %141 = stablehlo.maximum %139, %140 : tensor<64x2x2x40xf32>
    %cst_22 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64x2x2x40xf32>
    %143 = stablehlo.minimum %141, %142 : tensor<64x2x2x40xf32>
    %144 = stablehlo.convolution(%143, %arg40) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<64x2x2x40xf32>, tensor<1x1x40x72xf32>) -> tensor<64x2x2x72xf32>
    %145 = stablehlo.broadcast_in_dim %arg43, dims = [3] : (tensor<72xf32>) -> tensor<1x1x1x72xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2, 3] : (tensor<1x1x1x72xf32>) -> tensor<64x2x2x72xf32>
    %147 = stablehlo.subtract %144, %146 : tensor<64x2x2x72xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<72xf32>
    %149 = stablehlo.add %arg44, %148 : tensor<72xf32>
    %150 = stablehlo.rsqrt %149 : tensor<72xf32>
    %151 = stablehlo.multiply %arg41, %150 : tensor<72xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [3] : (tensor<72xf32>) -> tensor<1x1x1x72xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2, 3] : (tensor<1x1x1x72xf32>) -> tensor<64x2x2x72xf32>
    %154 = stablehlo.multiply %147, %153 : tensor<64x2x2x72xf32>
    %155 = stablehlo.broadcast_in_dim %arg42, dims = [3] : (tensor<72xf32>) -> tensor<1x1x1x72xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3] : (tensor<1x1x1x72xf32>) -> tensor<64x2x2x72xf32>
    %157 = stablehlo.add %154, %156 : tensor<64x2x2x72xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<64x2x2x72xf32>
    %159 = stablehlo.maximum %157, %158 : tensor<64x2x2x72xf32>
    %cst_25 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64x2x2x72xf32>
    %161 = stablehlo.minimum %159, %160 : tensor<64x2x2x72xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_26) applies stablehlo.add across dimensions = [1, 2] : (tensor<64x2x2x72xf32>, tensor<f32>) -> tensor<64x72xf32>
    %cst_27 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<64x72xf32>
    %164 = stablehlo.divide %162, %163 : tensor<64x72xf32>
    %165 = stablehlo.dot_general %164, %arg45, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x72xf32>, tensor<72x10xf32>) -> tensor<64x10xf32>
    %166 = stablehlo.broadcast_in_dim %arg46, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<64x10xf32>
    %168 = stablehlo.add %165, %167 : tensor<64x10xf32>
    return %168 : tensor<64x10xf32>
  }
}
