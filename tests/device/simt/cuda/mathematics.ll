; Made from mathematics.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__cudart_i2opi_f = internal unnamed_addr addrspace(1) constant [6 x i32] [i32 1011060801, i32 -614296167, i32 -181084736, i32 -64530479, i32 1313084713, i32 -1560706194], align 4
@__cudart_i2opi_d = internal unnamed_addr addrspace(1) constant [18 x i64] [i64 7780917995555872008, i64 4397547296490951402, i64 8441921394348257659, i64 5712322887342352941, i64 7869616827067468215, i64 -1211730484530615009, i64 2303758334597371919, i64 -7168499653074671557, i64 4148332274289687028, i64 -1613291254968254911, i64 -1692731182770600828, i64 -135693905287338178, i64 452944820249399836, i64 -5249950069107600672, i64 -121206125134887583, i64 -2638381946312093631, i64 -277156292786332224, i64 -6703182060581546711], align 8
@__cudart_sin_cos_coeffs = internal unnamed_addr addrspace(1) constant [16 x double] [double 0xBE5AE5F12CB0D246, double 0x3EC71DE369ACE392, double 0xBF2A01A019DB62A1, double 0x3F81111111110818, double 0xBFC5555555555554, double 0.000000e+00, double 0.000000e+00, double 0xBDA8FF8320FD8164, double 0x3E21EEA7C1EF8528, double 0xBE927E4F8E06E6D9, double 0x3EFA01A019DDBCE9, double 0xBF56C16C16C15D47, double 0x3FA5555555555551, double -5.000000e-01, double 1.000000e+00, double 0.000000e+00], align 16

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_sqrt(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.sqrt.approx.f(float %14) #10
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_sqrt(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %0, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !13
  %15 = tail call noundef double @llvm.sqrt.f64(double %14)
  store double %15, ptr %12, align 8, !tbaa !13
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_exp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %27

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = tail call float @llvm.fma.f32(float %13, float 0x3F777313A0000000, float 5.000000e-01)
  %15 = tail call float @llvm.nvvm.saturate.f(float %14) #10
  %16 = tail call float @llvm.nvvm.fma.rm.f(float %15, float 2.520000e+02, float 0x4168000020000000) #10
  %17 = fadd float %16, 0xC168000FE0000000
  %18 = fneg float %17
  %19 = tail call float @llvm.fma.f32(float %13, float 0x3FF7154760000000, float %18)
  %20 = tail call float @llvm.fma.f32(float %13, float 0x3E54AE0C00000000, float %19)
  %21 = bitcast float %16 to i32
  %22 = shl i32 %21, 23
  %23 = bitcast i32 %22 to float
  %24 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %20)
  %25 = fmul float %24, %23
  %26 = getelementptr inbounds float, ptr %1, i64 %11
  store float %25, ptr %26, align 4, !tbaa !11
  br label %27

27:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_exp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %57

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = tail call double @llvm.fma.f64(double %13, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %15 = tail call i32 @llvm.nvvm.d2i.lo(double %14) #10
  %16 = tail call double @llvm.nvvm.add.rn.d(double %14, double 0xC338000000000000) #10
  %17 = tail call double @llvm.fma.f64(double %16, double 0xBFE62E42FEFA39EF, double %13)
  %18 = tail call double @llvm.fma.f64(double %16, double 0xBC7ABC9E3B39803F, double %17)
  %19 = tail call double @llvm.fma.f64(double %18, double 0x3E5ADE1569CE2BDF, double 0x3E928AF3FCA213EA)
  %20 = tail call double @llvm.fma.f64(double %19, double %18, double 0x3EC71DEE62401315)
  %21 = tail call double @llvm.fma.f64(double %20, double %18, double 0x3EFA01997C89EB71)
  %22 = tail call double @llvm.fma.f64(double %21, double %18, double 0x3F2A01A014761F65)
  %23 = tail call double @llvm.fma.f64(double %22, double %18, double 0x3F56C16C1852B7AF)
  %24 = tail call double @llvm.fma.f64(double %23, double %18, double 0x3F81111111122322)
  %25 = tail call double @llvm.fma.f64(double %24, double %18, double 0x3FA55555555502A1)
  %26 = tail call double @llvm.fma.f64(double %25, double %18, double 0x3FC5555555555511)
  %27 = tail call double @llvm.fma.f64(double %26, double %18, double 0x3FE000000000000B)
  %28 = tail call double @llvm.fma.f64(double %27, double %18, double 1.000000e+00)
  %29 = tail call double @llvm.fma.f64(double %28, double %18, double 1.000000e+00)
  %30 = tail call i32 @llvm.nvvm.d2i.lo(double %29) #10
  %31 = tail call i32 @llvm.nvvm.d2i.hi(double %29) #10
  %32 = shl i32 %15, 20
  %33 = add i32 %31, %32
  %34 = tail call double @llvm.nvvm.lohi.i2d(i32 %30, i32 %33) #10
  %35 = tail call i32 @llvm.nvvm.d2i.hi(double %13) #10
  %36 = bitcast i32 %35 to float
  %37 = tail call float @llvm.nvvm.fabs.f32(float %36)
  %38 = fcmp olt float %37, 0x4010C46560000000
  br i1 %38, label %54, label %39

39:                                               ; preds = %10
  %40 = fcmp olt double %13, 0.000000e+00
  %41 = fadd double %13, 0x7FF0000000000000
  %42 = select i1 %40, double 0.000000e+00, double %41
  %43 = fcmp olt float %37, 0x4010E90000000000
  br i1 %43, label %44, label %54

44:                                               ; preds = %39
  %45 = sdiv i32 %15, 2
  %46 = shl i32 %45, 20
  %47 = add i32 %31, %46
  %48 = tail call double @llvm.nvvm.lohi.i2d(i32 %30, i32 %47) #10
  %49 = sub nsw i32 %15, %45
  %50 = shl i32 %49, 20
  %51 = add nsw i32 %50, 1072693248
  %52 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %51) #10
  %53 = fmul double %52, %48
  br label %54

54:                                               ; preds = %10, %39, %44
  %55 = phi double [ %34, %10 ], [ %53, %44 ], [ %42, %39 ]
  %56 = getelementptr inbounds double, ptr %1, i64 %11
  store double %55, ptr %56, align 8, !tbaa !13
  br label %57

57:                                               ; preds = %54, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_log(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %43

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = fcmp olt float %13, 0x3810000000000000
  %15 = fmul float %13, 0x4160000000000000
  %16 = select i1 %14, float %15, float %13
  %17 = select i1 %14, float -2.300000e+01, float 0.000000e+00
  %18 = bitcast float %16 to i32
  %19 = add i32 %18, -1059760811
  %20 = and i32 %19, -8388608
  %21 = sub i32 %18, %20
  %22 = bitcast i32 %21 to float
  %23 = sitofp i32 %20 to float
  %24 = tail call float @llvm.fma.f32(float %23, float 0x3E80000000000000, float %17)
  %25 = fadd float %22, -1.000000e+00
  %26 = tail call float @llvm.fma.f32(float %25, float 0xBFC0AA04E0000000, float 0x3FC2073EC0000000)
  %27 = tail call float @llvm.fma.f32(float %26, float %25, float 0xBFBF19B980000000)
  %28 = tail call float @llvm.fma.f32(float %27, float %25, float 0x3FC1E52AA0000000)
  %29 = tail call float @llvm.fma.f32(float %28, float %25, float 0xBFC55B1720000000)
  %30 = tail call float @llvm.fma.f32(float %29, float %25, float 0x3FC99DA160000000)
  %31 = tail call float @llvm.fma.f32(float %30, float %25, float 0xBFCFFFE440000000)
  %32 = tail call float @llvm.fma.f32(float %31, float %25, float 0x3FD5554F00000000)
  %33 = tail call float @llvm.fma.f32(float %32, float %25, float -5.000000e-01)
  %34 = fmul float %25, %33
  %35 = tail call float @llvm.fma.f32(float %34, float %25, float %25)
  %36 = tail call float @llvm.fma.f32(float %24, float 0x3FE62E4300000000, float %35)
  %37 = icmp ugt i32 %18, 2139095039
  %38 = tail call float @llvm.fma.f32(float %16, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %39 = select i1 %37, float %38, float %36
  %40 = fcmp oeq float %16, 0.000000e+00
  %41 = select i1 %40, float 0xFFF0000000000000, float %39
  %42 = getelementptr inbounds float, ptr %1, i64 %11
  store float %41, ptr %42, align 4, !tbaa !11
  br label %43

43:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_log(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %86

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = tail call i32 @llvm.nvvm.d2i.hi(double %13) #10
  %15 = tail call i32 @llvm.nvvm.d2i.lo(double %13) #10
  %16 = icmp slt i32 %14, 1048576
  br i1 %16, label %17, label %21

17:                                               ; preds = %10
  %18 = fmul double %13, 0x4350000000000000
  %19 = tail call i32 @llvm.nvvm.d2i.lo(double %18) #10
  %20 = tail call i32 @llvm.nvvm.d2i.hi(double %18) #10
  br label %21

21:                                               ; preds = %17, %10
  %22 = phi double [ %18, %17 ], [ %13, %10 ]
  %23 = phi i32 [ %20, %17 ], [ %14, %10 ]
  %24 = phi i32 [ %19, %17 ], [ %15, %10 ]
  %25 = phi i32 [ -1077, %17 ], [ -1023, %10 ]
  %26 = add i32 %23, -1
  %27 = icmp ult i32 %26, 2146435071
  br i1 %27, label %28, label %77

28:                                               ; preds = %21
  %29 = lshr i32 %23, 20
  %30 = add nsw i32 %25, %29
  %31 = and i32 %23, 1048575
  %32 = or disjoint i32 %31, 1072693248
  %33 = tail call double @llvm.nvvm.lohi.i2d(i32 %24, i32 %32) #10
  %34 = icmp samesign ugt i32 %32, 1073127582
  %35 = tail call i32 @llvm.nvvm.d2i.lo(double %33) #10
  %36 = tail call i32 @llvm.nvvm.d2i.hi(double %33) #10
  %37 = add i32 %36, -1048576
  %38 = tail call double @llvm.nvvm.lohi.i2d(i32 %35, i32 %37) #10
  %39 = select i1 %34, double %38, double %33
  %40 = zext i1 %34 to i32
  %41 = add nsw i32 %30, %40
  %42 = fadd double %39, -1.000000e+00
  %43 = fadd double %39, 1.000000e+00
  %44 = tail call double @llvm.nvvm.rcp.approx.ftz.d(double %43) #10
  %45 = fneg double %43
  %46 = tail call double @llvm.fma.f64(double %45, double %44, double 1.000000e+00)
  %47 = tail call double @llvm.fma.f64(double %46, double %46, double %46)
  %48 = tail call double @llvm.fma.f64(double %47, double %44, double %44)
  %49 = fmul double %42, %48
  %50 = fadd double %49, %49
  %51 = fmul double %50, %50
  %52 = tail call double @llvm.fma.f64(double %51, double 0x3EB1380B3AE80F1E, double 0x3ED0EE258B7A8B04)
  %53 = tail call double @llvm.fma.f64(double %52, double %51, double 0x3EF3B2669F02676F)
  %54 = tail call double @llvm.fma.f64(double %53, double %51, double 0x3F1745CBA9AB0956)
  %55 = tail call double @llvm.fma.f64(double %54, double %51, double 0x3F3C71C72D1B5154)
  %56 = tail call double @llvm.fma.f64(double %55, double %51, double 0x3F624924923BE72D)
  %57 = tail call double @llvm.fma.f64(double %56, double %51, double 0x3F8999999999A3C4)
  %58 = tail call double @llvm.fma.f64(double %57, double %51, double 0x3FB5555555555554)
  %59 = fsub double %42, %50
  %60 = fmul double %59, 2.000000e+00
  %61 = fneg double %50
  %62 = tail call double @llvm.fma.f64(double %61, double %42, double %60)
  %63 = fmul double %48, %62
  %64 = fmul double %51, %58
  %65 = tail call double @llvm.fma.f64(double %64, double %50, double %63)
  %66 = xor i32 %41, -2147483648
  %67 = tail call double @llvm.nvvm.lohi.i2d(i32 %66, i32 1127219200) #10
  %68 = tail call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #10
  %69 = fsub double %67, %68
  %70 = tail call double @llvm.fma.f64(double %69, double 0x3FE62E42FEFA39EF, double %50)
  %71 = fneg double %69
  %72 = tail call double @llvm.fma.f64(double %71, double 0x3FE62E42FEFA39EF, double %70)
  %73 = fsub double %72, %50
  %74 = fsub double %65, %73
  %75 = tail call double @llvm.fma.f64(double %69, double 0x3C7ABC9E3B39803F, double %74)
  %76 = fadd double %70, %75
  br label %83

77:                                               ; preds = %21
  %78 = tail call double @llvm.fma.f64(double %22, double 0x7FF0000000000000, double 0x7FF0000000000000)
  %79 = tail call i32 @llvm.nvvm.d2i.hi(double %22) #10
  %80 = and i32 %79, 2147483647
  %81 = icmp eq i32 %80, 0
  %82 = select i1 %81, double 0xFFF0000000000000, double %78
  br label %83

83:                                               ; preds = %28, %77
  %84 = phi double [ %76, %28 ], [ %82, %77 ]
  %85 = getelementptr inbounds double, ptr %1, i64 %11
  store double %84, ptr %85, align 8, !tbaa !13
  br label %86

86:                                               ; preds = %83, %3
  ret void
}

; Function Attrs: noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @f_sin(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = alloca [7 x i32], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %111

11:                                               ; preds = %3
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %15 = fmul float %14, 0x3FE45F3060000000
  %16 = tail call i32 @llvm.nvvm.f2i.rn(float %15) #10
  %17 = sitofp i32 %16 to float
  %18 = tail call float @llvm.fma.f32(float %17, float 0xBFF921FB40000000, float %14)
  %19 = tail call float @llvm.fma.f32(float %17, float 0xBE74442D00000000, float %18)
  %20 = tail call float @llvm.fma.f32(float %17, float 0xBCF84698A0000000, float %19)
  %21 = tail call float @llvm.nvvm.fabs.f32(float %14)
  %22 = fcmp ult float %21, 1.056150e+05
  br i1 %22, label %91, label %23

23:                                               ; preds = %11
  %24 = fcmp oeq float %21, 0x7FF0000000000000
  br i1 %24, label %25, label %27

25:                                               ; preds = %23
  %26 = tail call float @llvm.nvvm.mul.rn.f(float %14, float 0.000000e+00) #10
  br label %91

27:                                               ; preds = %23
  %28 = bitcast float %14 to i32
  %29 = shl i32 %28, 8
  %30 = or i32 %29, -2147483648
  br label %31

31:                                               ; preds = %27, %31
  %32 = phi i32 [ 0, %27 ], [ %41, %31 ]
  %33 = phi i32 [ 0, %27 ], [ %39, %31 ]
  %34 = zext nneg i32 %32 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4
  %37 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %36, i32 %30, i32 %33) #11, !srcloc !15
  %38 = extractvalue { i32, i32 } %37, 0
  %39 = extractvalue { i32, i32 } %37, 1
  %40 = getelementptr inbounds nuw i32, ptr %4, i64 %34
  store i32 %38, ptr %40, align 4
  %41 = add nuw nsw i32 %32, 1
  %42 = icmp eq i32 %41, 6
  br i1 %42, label %43, label %31, !llvm.loop !16

43:                                               ; preds = %31
  %44 = lshr i32 %28, 23
  %45 = and i32 %44, 224
  %46 = add nsw i32 %45, -128
  %47 = lshr exact i32 %46, 5
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %39, ptr %48, align 4
  %49 = sub nsw i32 6, %47
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %4, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = sub nsw i32 5, %47
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %4, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = freeze i32 %56
  %58 = and i32 %28, 260046848
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %66, label %60

60:                                               ; preds = %43
  %61 = sub nsw i32 4, %47
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %4, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = tail call i32 @llvm.fshl.i32(i32 %57, i32 %64, i32 %44)
  br label %66

66:                                               ; preds = %60, %43
  %67 = phi i32 [ %65, %60 ], [ %57, %43 ]
  %68 = tail call i32 @llvm.fshl.i32(i32 %52, i32 %57, i32 %44)
  %69 = lshr i32 %68, 30
  %70 = tail call i32 @llvm.fshl.i32(i32 %68, i32 %67, i32 2)
  %71 = shl i32 %67, 2
  %72 = lshr i32 %70, 31
  %73 = add nuw nsw i32 %72, %69
  %74 = sub nsw i32 0, %73
  %75 = icmp slt i32 %28, 0
  %76 = select i1 %75, i32 %74, i32 %73
  %77 = xor i32 %70, %28
  %78 = ashr i32 %70, 31
  %79 = xor i32 %78, %70
  %80 = xor i32 %78, %71
  %81 = zext i32 %79 to i64
  %82 = shl nuw i64 %81, 32
  %83 = zext i32 %80 to i64
  %84 = or disjoint i64 %82, %83
  %85 = sitofp i64 %84 to double
  %86 = fmul double %85, 0x3BF921FB54442D19
  %87 = fptrunc double %86 to float
  %88 = fneg float %87
  %89 = icmp slt i32 %77, 0
  %90 = select i1 %89, float %88, float %87
  br label %91

91:                                               ; preds = %11, %25, %66
  %92 = phi i32 [ %16, %11 ], [ 0, %25 ], [ %76, %66 ]
  %93 = phi float [ %20, %11 ], [ %26, %25 ], [ %90, %66 ]
  %94 = tail call float @llvm.nvvm.mul.rn.f(float %93, float %93) #10
  %95 = and i32 %92, 1
  %96 = icmp eq i32 %95, 0
  %97 = select i1 %96, float %93, float 1.000000e+00
  %98 = tail call float @llvm.fma.f32(float %94, float %97, float 0.000000e+00)
  %99 = tail call float @llvm.fma.f32(float %94, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %100 = select i1 %96, float 0xBF29A82A60000000, float %99
  %101 = select i1 %96, float 0x3F8110BC80000000, float 0x3FA5555760000000
  %102 = tail call float @llvm.fma.f32(float %100, float %94, float %101)
  %103 = select i1 %96, float 0xBFC5555500000000, float 0xBFDFFFFFE0000000
  %104 = tail call float @llvm.fma.f32(float %102, float %94, float %103)
  %105 = tail call float @llvm.fma.f32(float %104, float %98, float %97)
  %106 = and i32 %92, 2
  %107 = icmp eq i32 %106, 0
  %108 = fsub float 0.000000e+00, %105
  %109 = select i1 %107, float %105, float %108
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %110 = getelementptr inbounds float, ptr %1, i64 %12
  store float %109, ptr %110, align 4, !tbaa !11
  br label %111

111:                                              ; preds = %91, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @d_sin(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %66

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = tail call double @llvm.nvvm.fabs.f64(double %13)
  %15 = fcmp oeq double %14, 0x7FF0000000000000
  br i1 %15, label %16, label %18

16:                                               ; preds = %10
  %17 = tail call double @llvm.nvvm.mul.rn.d(double %13, double 0.000000e+00) #10
  br label %31

18:                                               ; preds = %10
  %19 = fmul double %13, 0x3FE45F306DC9C883
  %20 = tail call i32 @llvm.nvvm.d2i.rn(double %19) #10
  %21 = sitofp i32 %20 to double
  %22 = fneg double %21
  %23 = tail call double @llvm.fma.f64(double %22, double 0x3FF921FB54442D18, double %13)
  %24 = tail call double @llvm.fma.f64(double %22, double 0x3C91A62633145C00, double %23)
  %25 = tail call double @llvm.fma.f64(double %22, double 0x397B839A252049C0, double %24)
  %26 = fcmp ult double %14, 0x41E0000000000000
  br i1 %26, label %31, label %27

27:                                               ; preds = %18
  %28 = tail call fastcc { double, i32 } @__internal_trig_reduction_slowpathd(double %13) #10
  %29 = extractvalue { double, i32 } %28, 0
  %30 = extractvalue { double, i32 } %28, 1
  br label %31

31:                                               ; preds = %16, %18, %27
  %32 = phi double [ %17, %16 ], [ %29, %27 ], [ %25, %18 ]
  %33 = phi i32 [ 0, %16 ], [ %30, %27 ], [ %20, %18 ]
  %34 = and i32 %33, 1
  %35 = shl nuw nsw i32 %34, 3
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw double, ptr addrspace(1) @__cudart_sin_cos_coeffs, i64 %36
  %38 = tail call double @llvm.nvvm.mul.rn.d(double %32, double %32) #10
  %39 = icmp eq i32 %34, 0
  %40 = select i1 %39, double 0x3DE5DB65F9785EBA, double 0xBDA8FF8320FD8164
  %41 = load double, ptr addrspace(1) %37, align 16
  %42 = tail call double @llvm.fma.f64(double %40, double %38, double %41)
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 8
  %44 = load double, ptr addrspace(1) %43, align 8
  %45 = tail call double @llvm.fma.f64(double %42, double %38, double %44)
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 16
  %47 = load double, ptr addrspace(1) %46, align 16
  %48 = tail call double @llvm.fma.f64(double %45, double %38, double %47)
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 24
  %50 = load double, ptr addrspace(1) %49, align 8
  %51 = tail call double @llvm.fma.f64(double %48, double %38, double %50)
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 32
  %53 = load double, ptr addrspace(1) %52, align 16
  %54 = tail call double @llvm.fma.f64(double %51, double %38, double %53)
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 40
  %56 = load double, ptr addrspace(1) %55, align 8
  %57 = tail call double @llvm.fma.f64(double %54, double %38, double %56)
  %58 = tail call double @llvm.fma.f64(double %57, double %32, double %32)
  %59 = tail call double @llvm.fma.f64(double %57, double %38, double 1.000000e+00)
  %60 = select i1 %39, double %58, double %59
  %61 = and i32 %33, 2
  %62 = icmp eq i32 %61, 0
  %63 = fsub double 0.000000e+00, %60
  %64 = select i1 %62, double %60, double %63
  %65 = getelementptr inbounds double, ptr %1, i64 %11
  store double %64, ptr %65, align 8, !tbaa !13
  br label %66

66:                                               ; preds = %31, %3
  ret void
}

; Function Attrs: noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @f_cos(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = alloca [7 x i32], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %112

11:                                               ; preds = %3
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %15 = fmul float %14, 0x3FE45F3060000000
  %16 = tail call i32 @llvm.nvvm.f2i.rn(float %15) #10
  %17 = sitofp i32 %16 to float
  %18 = tail call float @llvm.fma.f32(float %17, float 0xBFF921FB40000000, float %14)
  %19 = tail call float @llvm.fma.f32(float %17, float 0xBE74442D00000000, float %18)
  %20 = tail call float @llvm.fma.f32(float %17, float 0xBCF84698A0000000, float %19)
  %21 = tail call float @llvm.nvvm.fabs.f32(float %14)
  %22 = fcmp ult float %21, 1.056150e+05
  br i1 %22, label %91, label %23

23:                                               ; preds = %11
  %24 = fcmp oeq float %21, 0x7FF0000000000000
  br i1 %24, label %25, label %27

25:                                               ; preds = %23
  %26 = tail call float @llvm.nvvm.mul.rn.f(float %14, float 0.000000e+00) #10
  br label %91

27:                                               ; preds = %23
  %28 = bitcast float %14 to i32
  %29 = shl i32 %28, 8
  %30 = or i32 %29, -2147483648
  br label %31

31:                                               ; preds = %27, %31
  %32 = phi i32 [ 0, %27 ], [ %41, %31 ]
  %33 = phi i32 [ 0, %27 ], [ %39, %31 ]
  %34 = zext nneg i32 %32 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4
  %37 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %36, i32 %30, i32 %33) #11, !srcloc !15
  %38 = extractvalue { i32, i32 } %37, 0
  %39 = extractvalue { i32, i32 } %37, 1
  %40 = getelementptr inbounds nuw i32, ptr %4, i64 %34
  store i32 %38, ptr %40, align 4
  %41 = add nuw nsw i32 %32, 1
  %42 = icmp eq i32 %41, 6
  br i1 %42, label %43, label %31, !llvm.loop !16

43:                                               ; preds = %31
  %44 = lshr i32 %28, 23
  %45 = and i32 %44, 224
  %46 = add nsw i32 %45, -128
  %47 = lshr exact i32 %46, 5
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %39, ptr %48, align 4
  %49 = sub nsw i32 6, %47
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %4, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = sub nsw i32 5, %47
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %4, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = freeze i32 %56
  %58 = and i32 %28, 260046848
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %66, label %60

60:                                               ; preds = %43
  %61 = sub nsw i32 4, %47
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %4, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = tail call i32 @llvm.fshl.i32(i32 %57, i32 %64, i32 %44)
  br label %66

66:                                               ; preds = %60, %43
  %67 = phi i32 [ %65, %60 ], [ %57, %43 ]
  %68 = tail call i32 @llvm.fshl.i32(i32 %52, i32 %57, i32 %44)
  %69 = lshr i32 %68, 30
  %70 = tail call i32 @llvm.fshl.i32(i32 %68, i32 %67, i32 2)
  %71 = shl i32 %67, 2
  %72 = lshr i32 %70, 31
  %73 = add nuw nsw i32 %72, %69
  %74 = sub nsw i32 0, %73
  %75 = icmp slt i32 %28, 0
  %76 = select i1 %75, i32 %74, i32 %73
  %77 = xor i32 %70, %28
  %78 = ashr i32 %70, 31
  %79 = xor i32 %78, %70
  %80 = xor i32 %78, %71
  %81 = zext i32 %79 to i64
  %82 = shl nuw i64 %81, 32
  %83 = zext i32 %80 to i64
  %84 = or disjoint i64 %82, %83
  %85 = sitofp i64 %84 to double
  %86 = fmul double %85, 0x3BF921FB54442D19
  %87 = fptrunc double %86 to float
  %88 = fneg float %87
  %89 = icmp slt i32 %77, 0
  %90 = select i1 %89, float %88, float %87
  br label %91

91:                                               ; preds = %11, %25, %66
  %92 = phi i32 [ %16, %11 ], [ 0, %25 ], [ %76, %66 ]
  %93 = phi float [ %20, %11 ], [ %26, %25 ], [ %90, %66 ]
  %94 = add i32 %92, 1
  %95 = tail call float @llvm.nvvm.mul.rn.f(float %93, float %93) #10
  %96 = and i32 %92, 1
  %97 = icmp eq i32 %96, 0
  %98 = select i1 %97, float 1.000000e+00, float %93
  %99 = tail call float @llvm.fma.f32(float %95, float %98, float 0.000000e+00)
  %100 = tail call float @llvm.fma.f32(float %95, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %101 = select i1 %97, float %100, float 0xBF29A82A60000000
  %102 = select i1 %97, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %103 = tail call float @llvm.fma.f32(float %101, float %95, float %102)
  %104 = select i1 %97, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %105 = tail call float @llvm.fma.f32(float %103, float %95, float %104)
  %106 = tail call float @llvm.fma.f32(float %105, float %99, float %98)
  %107 = and i32 %94, 2
  %108 = icmp eq i32 %107, 0
  %109 = fsub float 0.000000e+00, %106
  %110 = select i1 %108, float %106, float %109
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %111 = getelementptr inbounds float, ptr %1, i64 %12
  store float %110, ptr %111, align 4, !tbaa !11
  br label %112

112:                                              ; preds = %91, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @d_cos(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %70

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = tail call double @llvm.nvvm.fabs.f64(double %13)
  %15 = fcmp oeq double %14, 0x7FF0000000000000
  br i1 %15, label %16, label %18

16:                                               ; preds = %10
  %17 = tail call double @llvm.nvvm.mul.rn.d(double %13, double 0.000000e+00) #10
  br label %35

18:                                               ; preds = %10
  %19 = fmul double %13, 0x3FE45F306DC9C883
  %20 = tail call i32 @llvm.nvvm.d2i.rn(double %19) #10
  %21 = sitofp i32 %20 to double
  %22 = fneg double %21
  %23 = tail call double @llvm.fma.f64(double %22, double 0x3FF921FB54442D18, double %13)
  %24 = tail call double @llvm.fma.f64(double %22, double 0x3C91A62633145C00, double %23)
  %25 = tail call double @llvm.fma.f64(double %22, double 0x397B839A252049C0, double %24)
  %26 = fcmp ult double %14, 0x41E0000000000000
  br i1 %26, label %31, label %27

27:                                               ; preds = %18
  %28 = tail call fastcc { double, i32 } @__internal_trig_reduction_slowpathd(double %13) #10
  %29 = extractvalue { double, i32 } %28, 0
  %30 = extractvalue { double, i32 } %28, 1
  br label %31

31:                                               ; preds = %27, %18
  %32 = phi double [ %29, %27 ], [ %25, %18 ]
  %33 = phi i32 [ %30, %27 ], [ %20, %18 ]
  %34 = add nsw i32 %33, 1
  br label %35

35:                                               ; preds = %16, %31
  %36 = phi double [ %17, %16 ], [ %32, %31 ]
  %37 = phi i32 [ 1, %16 ], [ %34, %31 ]
  %38 = and i32 %37, 1
  %39 = shl nuw nsw i32 %38, 3
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw double, ptr addrspace(1) @__cudart_sin_cos_coeffs, i64 %40
  %42 = tail call double @llvm.nvvm.mul.rn.d(double %36, double %36) #10
  %43 = icmp eq i32 %38, 0
  %44 = select i1 %43, double 0x3DE5DB65F9785EBA, double 0xBDA8FF8320FD8164
  %45 = load double, ptr addrspace(1) %41, align 16
  %46 = tail call double @llvm.fma.f64(double %44, double %42, double %45)
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 8
  %48 = load double, ptr addrspace(1) %47, align 8
  %49 = tail call double @llvm.fma.f64(double %46, double %42, double %48)
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 16
  %51 = load double, ptr addrspace(1) %50, align 16
  %52 = tail call double @llvm.fma.f64(double %49, double %42, double %51)
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 24
  %54 = load double, ptr addrspace(1) %53, align 8
  %55 = tail call double @llvm.fma.f64(double %52, double %42, double %54)
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 32
  %57 = load double, ptr addrspace(1) %56, align 16
  %58 = tail call double @llvm.fma.f64(double %55, double %42, double %57)
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 40
  %60 = load double, ptr addrspace(1) %59, align 8
  %61 = tail call double @llvm.fma.f64(double %58, double %42, double %60)
  %62 = tail call double @llvm.fma.f64(double %61, double %36, double %36)
  %63 = tail call double @llvm.fma.f64(double %61, double %42, double 1.000000e+00)
  %64 = select i1 %43, double %62, double %63
  %65 = and i32 %37, 2
  %66 = icmp eq i32 %65, 0
  %67 = fsub double 0.000000e+00, %64
  %68 = select i1 %66, double %64, double %67
  %69 = getelementptr inbounds double, ptr %1, i64 %11
  store double %68, ptr %69, align 8, !tbaa !13
  br label %70

70:                                               ; preds = %35, %3
  ret void
}

; Function Attrs: noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @f_tanh(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %32

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = tail call float @llvm.nvvm.fabs.f32(float %13)
  %15 = fmul float %14, 0x4007154760000000
  %16 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %15)
  %17 = fadd float %16, 1.000000e+00
  %18 = tail call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %17) #11, !srcloc !18
  %19 = tail call float @llvm.fma.f32(float %18, float -2.000000e+00, float 1.000000e+00)
  %20 = fcmp oge float %14, 0x4022059680000000
  %21 = select i1 %20, float 1.000000e+00, float %19
  %22 = tail call float @llvm.copysign.f32(float %21, float %13) #10
  %23 = fmul float %13, %13
  %24 = tail call float @llvm.fma.f32(float %23, float 0x3F901E1040000000, float 0xBFAAC795C0000000)
  %25 = tail call float @llvm.fma.f32(float %24, float %23, float 0x3FC10B2820000000)
  %26 = tail call float @llvm.fma.f32(float %25, float %23, float 0xBFD5553DA0000000)
  %27 = tail call float @llvm.fma.f32(float %26, float %23, float 0.000000e+00)
  %28 = tail call float @llvm.fma.f32(float %27, float %13, float %13)
  %29 = fcmp oge float %14, 0x3FE3333340000000
  %30 = select i1 %29, float %22, float %28
  %31 = getelementptr inbounds float, ptr %1, i64 %11
  store float %30, ptr %31, align 4, !tbaa !11
  br label %32

32:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_tanh(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %71

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = tail call i32 @llvm.nvvm.d2i.hi(double %13) #10
  %15 = and i32 %14, 2147483647
  %16 = tail call i32 @llvm.nvvm.d2i.lo(double %13) #10
  %17 = tail call double @llvm.nvvm.lohi.i2d(i32 %16, i32 %15) #10
  %18 = fcmp ult double %17, 0x3FE4F92224DD2F1A
  br i1 %18, label %54, label %19

19:                                               ; preds = %10
  %20 = fmul double %17, 2.000000e+00
  %21 = fptrunc double %20 to float
  %22 = fmul float %21, 0x3FF7154760000000
  %23 = tail call float @llvm.nvvm.round.f(float %22) #10
  %24 = fpext float %23 to double
  %25 = fneg double %24
  %26 = tail call double @llvm.fma.f64(double %25, double 0x3FE62E42FEFA39EF, double %20)
  %27 = tail call double @llvm.fma.f64(double %26, double 0x3E5AE904A4741B81, double 0x3E928A27F89B6999)
  %28 = tail call double @llvm.fma.f64(double %27, double %26, double 0x3EC71DE715FF7E07)
  %29 = tail call double @llvm.fma.f64(double %28, double %26, double 0x3EFA019A6B0AC45A)
  %30 = tail call double @llvm.fma.f64(double %29, double %26, double 0x3F2A01A017EED94F)
  %31 = tail call double @llvm.fma.f64(double %30, double %26, double 0x3F56C16C17F2A71B)
  %32 = tail call double @llvm.fma.f64(double %31, double %26, double 0x3F811111111173C4)
  %33 = tail call double @llvm.fma.f64(double %32, double %26, double 0x3FA555555555211A)
  %34 = tail call double @llvm.fma.f64(double %33, double %26, double 0x3FC5555555555540)
  %35 = tail call double @llvm.fma.f64(double %34, double %26, double 0x3FE0000000000005)
  %36 = fmul double %26, %35
  %37 = tail call double @llvm.fma.f64(double %36, double %26, double %26)
  %38 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %23)
  %39 = fpext float %38 to double
  %40 = fsub double 1.000000e+00, %39
  %41 = fneg double %37
  %42 = tail call double @llvm.fma.f64(double %41, double %39, double %40)
  %43 = fsub double 2.000000e+00, %42
  %44 = tail call double @llvm.nvvm.rcp.approx.ftz.d(double %43) #10
  %45 = fneg double %43
  %46 = tail call double @llvm.fma.f64(double %45, double %44, double 1.000000e+00)
  %47 = tail call double @llvm.fma.f64(double %46, double %46, double %46)
  %48 = tail call double @llvm.fma.f64(double %47, double %44, double %44)
  %49 = fneg double %48
  %50 = tail call double @llvm.fma.f64(double %49, double 2.000000e+00, double 1.000000e+00)
  %51 = icmp samesign ugt i32 %15, 1077088193
  %52 = select i1 %51, double 1.000000e+00, double %50
  %53 = tail call double @llvm.copysign.f64(double %52, double %13) #10
  br label %68

54:                                               ; preds = %10
  %55 = fmul double %13, %13
  %56 = tail call double @llvm.fma.f64(double %55, double 0xBEF0BC46E2F5E964, double 0x3F14359F420AFC3D)
  %57 = tail call double @llvm.fma.f64(double %56, double %55, double 0xBF2DF9F0728C5D84)
  %58 = tail call double @llvm.fma.f64(double %57, double %55, double 0x3F4337D1CEC4F033)
  %59 = tail call double @llvm.fma.f64(double %58, double %55, double 0xBF57D6E9674335B3)
  %60 = tail call double @llvm.fma.f64(double %59, double %55, double 0x3F6D6D000D7AAD3D)
  %61 = tail call double @llvm.fma.f64(double %60, double %55, double 0xBF8226E1F3CF1EF5)
  %62 = tail call double @llvm.fma.f64(double %61, double %55, double 0x3F9664F47EC0C8CF)
  %63 = tail call double @llvm.fma.f64(double %62, double %55, double 0xBFABA1BA1B80AB40)
  %64 = tail call double @llvm.fma.f64(double %63, double %55, double 0x3FC111111110FA4A)
  %65 = tail call double @llvm.fma.f64(double %64, double %55, double 0xBFD5555555555550)
  %66 = tail call double @llvm.fma.f64(double %65, double %55, double 0.000000e+00)
  %67 = tail call double @llvm.fma.f64(double %66, double %13, double %13)
  br label %68

68:                                               ; preds = %19, %54
  %69 = phi double [ %53, %19 ], [ %67, %54 ]
  %70 = getelementptr inbounds double, ptr %1, i64 %11
  store double %69, ptr %70, align 8, !tbaa !13
  br label %71

71:                                               ; preds = %68, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_floor(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.floor.f32(float %14)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_floor(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %0, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !13
  %15 = tail call noundef double @llvm.floor.f64(double %14)
  store double %15, ptr %12, align 8, !tbaa !13
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_ceil(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.ceil.f32(float %14)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_ceil(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %0, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !13
  %15 = tail call noundef double @llvm.ceil.f64(double %14)
  store double %15, ptr %12, align 8, !tbaa !13
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_rint(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call contract noundef float @llvm.rint.f32(float %14)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_rint(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %0, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !13
  %15 = tail call contract noundef double @llvm.rint.f64(double %14)
  store double %15, ptr %12, align 8, !tbaa !13
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_round(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = tail call float @llvm.copysign.f32(float 5.000000e-01, float %13) #10
  %15 = tail call float @llvm.nvvm.add.rz.f(float %13, float %14) #10
  %16 = tail call noundef float @llvm.trunc.f32(float %15)
  %17 = getelementptr inbounds float, ptr %1, i64 %11
  store float %16, ptr %17, align 4, !tbaa !11
  br label %18

18:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_round(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = tail call double @llvm.copysign.f64(double 5.000000e-01, double %13) #10
  %15 = tail call double @llvm.nvvm.add.rz.d(double %13, double %14) #10
  %16 = tail call noundef double @llvm.trunc.f64(double %15)
  %17 = getelementptr inbounds double, ptr %1, i64 %11
  store double %16, ptr %17, align 8, !tbaa !13
  br label %18

18:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_trunc(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.trunc.f32(float %14)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_trunc(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %0, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !13
  %15 = tail call noundef double @llvm.trunc.f64(double %14)
  store double %15, ptr %12, align 8, !tbaa !13
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_fabs(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.fabs.f32(float %14)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_fabs(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %0, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !13
  %15 = tail call noundef double @llvm.nvvm.fabs.f64(double %14)
  store double %15, ptr %12, align 8, !tbaa !13
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_exp2(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %14)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_exp2(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %61

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = tail call double @llvm.nvvm.add.rn.d(double %13, double 0x4338000000000000) #10
  %15 = tail call double @llvm.nvvm.add.rn.d(double %14, double 0xC338000000000000) #10
  %16 = tail call i32 @llvm.nvvm.d2i.lo(double %14) #10
  %17 = fsub double %13, %15
  %18 = fmul double %17, 0x3C7ABC9E3B39803F
  %19 = tail call double @llvm.fma.f64(double %17, double 0x3FE62E42FEFA39EF, double %18)
  %20 = tail call double @llvm.fma.f64(double %19, double 0x3E5ADE1569CE2BDF, double 0x3E928AF3FCA213EA)
  %21 = tail call double @llvm.fma.f64(double %20, double %19, double 0x3EC71DEE62401315)
  %22 = tail call double @llvm.fma.f64(double %21, double %19, double 0x3EFA01997C89EB71)
  %23 = tail call double @llvm.fma.f64(double %22, double %19, double 0x3F2A01A014761F65)
  %24 = tail call double @llvm.fma.f64(double %23, double %19, double 0x3F56C16C1852B7AF)
  %25 = tail call double @llvm.fma.f64(double %24, double %19, double 0x3F81111111122322)
  %26 = tail call double @llvm.fma.f64(double %25, double %19, double 0x3FA55555555502A1)
  %27 = tail call double @llvm.fma.f64(double %26, double %19, double 0x3FC5555555555511)
  %28 = tail call double @llvm.fma.f64(double %27, double %19, double 0x3FE000000000000B)
  %29 = tail call double @llvm.fma.f64(double %28, double %19, double 1.000000e+00)
  %30 = tail call double @llvm.fma.f64(double %29, double %19, double 1.000000e+00)
  %31 = tail call i32 @llvm.nvvm.d2i.lo(double %30) #10
  %32 = tail call i32 @llvm.nvvm.d2i.hi(double %30) #10
  %33 = shl i32 %16, 20
  %34 = add i32 %32, %33
  %35 = tail call double @llvm.nvvm.lohi.i2d(i32 %31, i32 %34) #10
  %36 = tail call i32 @llvm.nvvm.d2i.hi(double %13) #10
  %37 = bitcast i32 %36 to float
  %38 = tail call float @llvm.nvvm.fabs.f32(float %37)
  %39 = fcmp olt float %38, 0x4011FE0000000000
  br i1 %39, label %58, label %40

40:                                               ; preds = %10
  %41 = icmp slt i32 %36, 0
  %42 = select i1 %41, double 0.000000e+00, double 0x7FF0000000000000
  %43 = tail call double @llvm.nvvm.fabs.f64(double %13)
  %44 = fcmp uno double %43, 0.000000e+00
  %45 = fadd double %13, %13
  %46 = select i1 %44, double %45, double %42
  %47 = fcmp olt float %38, 0x4012198000000000
  br i1 %47, label %48, label %58

48:                                               ; preds = %40
  %49 = sdiv i32 %16, 2
  %50 = shl i32 %49, 20
  %51 = add i32 %32, %50
  %52 = tail call double @llvm.nvvm.lohi.i2d(i32 %31, i32 %51) #10
  %53 = sub nsw i32 %16, %49
  %54 = shl i32 %53, 20
  %55 = add nsw i32 %54, 1072693248
  %56 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %55) #10
  %57 = fmul double %56, %52
  br label %58

58:                                               ; preds = %10, %40, %48
  %59 = phi double [ %35, %10 ], [ %57, %48 ], [ %46, %40 ]
  %60 = getelementptr inbounds double, ptr %1, i64 %11
  store double %59, ptr %60, align 8, !tbaa !13
  br label %61

61:                                               ; preds = %58, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_log2(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %45

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = fcmp olt float %13, 0x3810000000000000
  %15 = fmul float %13, 0x4160000000000000
  %16 = select i1 %14, float %15, float %13
  %17 = select i1 %14, float -2.300000e+01, float 0.000000e+00
  %18 = bitcast float %16 to i32
  %19 = add i32 %18, -1060439283
  %20 = and i32 %19, -8388608
  %21 = sub i32 %18, %20
  %22 = bitcast i32 %21 to float
  %23 = sitofp i32 %20 to float
  %24 = tail call float @llvm.fma.f32(float %23, float 0x3E80000000000000, float %17)
  %25 = fadd float %22, -1.000000e+00
  %26 = tail call float @llvm.fma.f32(float %25, float 0x3FB8D64FE0000000, float 0xBFC58FE600000000)
  %27 = tail call float @llvm.fma.f32(float %26, float %25, float 0x3FC5F9E540000000)
  %28 = tail call float @llvm.fma.f32(float %27, float %25, float 0xBFC6E9C860000000)
  %29 = tail call float @llvm.fma.f32(float %28, float %25, float 0x3FCA417E80000000)
  %30 = tail call float @llvm.fma.f32(float %29, float %25, float 0xBFCEC79160000000)
  %31 = tail call float @llvm.fma.f32(float %30, float %25, float 0x3FD277F320000000)
  %32 = tail call float @llvm.fma.f32(float %31, float %25, float 0xBFD7154920000000)
  %33 = tail call float @llvm.fma.f32(float %32, float %25, float 0x3FDEC70940000000)
  %34 = tail call float @llvm.fma.f32(float %33, float %25, float 0xBFE7154760000000)
  %35 = fmul float %25, %34
  %36 = fmul float %25, %35
  %37 = tail call float @llvm.fma.f32(float %25, float 0x3FF7154760000000, float %36)
  %38 = fadd float %24, %37
  %39 = icmp ugt i32 %18, 2139095039
  %40 = tail call float @llvm.fma.f32(float %16, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %41 = select i1 %39, float %40, float %38
  %42 = fcmp oeq float %16, 0.000000e+00
  %43 = select i1 %42, float 0xFFF0000000000000, float %41
  %44 = getelementptr inbounds float, ptr %1, i64 %11
  store float %43, ptr %44, align 4, !tbaa !11
  br label %45

45:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_log2(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %88

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = tail call i32 @llvm.nvvm.d2i.hi(double %13) #10
  %15 = tail call i32 @llvm.nvvm.d2i.lo(double %13) #10
  %16 = icmp slt i32 %14, 1048576
  br i1 %16, label %17, label %21

17:                                               ; preds = %10
  %18 = fmul double %13, 0x4350000000000000
  %19 = tail call i32 @llvm.nvvm.d2i.lo(double %18) #10
  %20 = tail call i32 @llvm.nvvm.d2i.hi(double %18) #10
  br label %21

21:                                               ; preds = %17, %10
  %22 = phi double [ %18, %17 ], [ %13, %10 ]
  %23 = phi i32 [ %20, %17 ], [ %14, %10 ]
  %24 = phi i32 [ %19, %17 ], [ %15, %10 ]
  %25 = phi i32 [ -1077, %17 ], [ -1023, %10 ]
  %26 = add i32 %23, -1
  %27 = icmp ult i32 %26, 2146435071
  br i1 %27, label %28, label %77

28:                                               ; preds = %21
  %29 = lshr i32 %23, 20
  %30 = add nsw i32 %25, %29
  %31 = and i32 %23, 1048575
  %32 = or disjoint i32 %31, 1072693248
  %33 = tail call double @llvm.nvvm.lohi.i2d(i32 %24, i32 %32) #10
  %34 = icmp samesign ugt i32 %32, 1073127582
  %35 = tail call i32 @llvm.nvvm.d2i.lo(double %33) #10
  %36 = tail call i32 @llvm.nvvm.d2i.hi(double %33) #10
  %37 = add i32 %36, -1048576
  %38 = tail call double @llvm.nvvm.lohi.i2d(i32 %35, i32 %37) #10
  %39 = select i1 %34, double %38, double %33
  %40 = zext i1 %34 to i32
  %41 = add nsw i32 %30, %40
  %42 = fadd double %39, -1.000000e+00
  %43 = fadd double %39, 1.000000e+00
  %44 = tail call double @llvm.nvvm.rcp.approx.ftz.d(double %43) #10
  %45 = fneg double %43
  %46 = tail call double @llvm.fma.f64(double %45, double %44, double 1.000000e+00)
  %47 = tail call double @llvm.fma.f64(double %46, double %46, double %46)
  %48 = tail call double @llvm.fma.f64(double %47, double %44, double %44)
  %49 = fmul double %42, %48
  %50 = fadd double %49, %49
  %51 = fmul double %50, %50
  %52 = tail call double @llvm.fma.f64(double %51, double 0x3EB1380B3AE80F1E, double 0x3ED0EE258B7A8B04)
  %53 = tail call double @llvm.fma.f64(double %52, double %51, double 0x3EF3B2669F02676F)
  %54 = tail call double @llvm.fma.f64(double %53, double %51, double 0x3F1745CBA9AB0956)
  %55 = tail call double @llvm.fma.f64(double %54, double %51, double 0x3F3C71C72D1B5154)
  %56 = tail call double @llvm.fma.f64(double %55, double %51, double 0x3F624924923BE72D)
  %57 = tail call double @llvm.fma.f64(double %56, double %51, double 0x3F8999999999A3C4)
  %58 = tail call double @llvm.fma.f64(double %57, double %51, double 0x3FB5555555555554)
  %59 = fsub double %42, %50
  %60 = fmul double %59, 2.000000e+00
  %61 = fneg double %50
  %62 = tail call double @llvm.fma.f64(double %61, double %42, double %60)
  %63 = fmul double %48, %62
  %64 = fmul double %51, %58
  %65 = tail call double @llvm.fma.f64(double %64, double %50, double %63)
  %66 = xor i32 %41, -2147483648
  %67 = tail call double @llvm.nvvm.lohi.i2d(i32 %66, i32 1127219200) #10
  %68 = tail call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #10
  %69 = fsub double %67, %68
  %70 = tail call double @llvm.fma.f64(double %69, double 0x3FE62E42FEFA39EF, double %50)
  %71 = fneg double %69
  %72 = tail call double @llvm.fma.f64(double %71, double 0x3FE62E42FEFA39EF, double %70)
  %73 = fsub double %72, %50
  %74 = fsub double %65, %73
  %75 = tail call double @llvm.fma.f64(double %69, double 0x3C7ABC9E3B39803F, double %74)
  %76 = fadd double %70, %75
  br label %83

77:                                               ; preds = %21
  %78 = tail call double @llvm.fma.f64(double %22, double 0x7FF0000000000000, double 0x7FF0000000000000)
  %79 = tail call i32 @llvm.nvvm.d2i.hi(double %22) #10
  %80 = and i32 %79, 2147483647
  %81 = icmp eq i32 %80, 0
  %82 = select i1 %81, double 0xFFF0000000000000, double %78
  br label %83

83:                                               ; preds = %28, %77
  %84 = phi double [ %76, %28 ], [ %82, %77 ]
  %85 = fmul double %84, 0x3C7777D0FFDA0D24
  %86 = tail call noundef double @llvm.fma.f64(double %84, double 0x3FF71547652B82FE, double %85)
  %87 = getelementptr inbounds double, ptr %1, i64 %11
  store double %86, ptr %87, align 8, !tbaa !13
  br label %88

88:                                               ; preds = %83, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_cbrt(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %31

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = tail call float @llvm.nvvm.fabs.f32(float %13)
  %15 = tail call float @llvm.nvvm.lg2.approx.f(float %14) #10
  %16 = fmul float %15, 0xBFE5555560000000
  %17 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %16)
  %18 = fmul float %14, %17
  %19 = fneg float %18
  %20 = fmul float %17, %19
  %21 = tail call float @llvm.fma.f32(float %18, float %20, float 1.000000e+00)
  %22 = fmul float %21, 0x3FD5555560000000
  %23 = tail call float @llvm.fma.f32(float %18, float %22, float %18)
  %24 = fcmp olt float %13, 0.000000e+00
  %25 = fneg float %23
  %26 = select i1 %24, float %25, float %23
  %27 = fadd float %13, %13
  %28 = fcmp oeq float %27, %13
  %29 = select i1 %28, float %27, float %26
  %30 = getelementptr inbounds float, ptr %1, i64 %11
  store float %29, ptr %30, align 4, !tbaa !11
  br label %31

31:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @d_cbrt(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %67

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = tail call i32 @llvm.nvvm.d2i.lo(double %13) #10
  %15 = tail call i32 @llvm.nvvm.d2i.hi(double %13) #10
  %16 = and i32 %15, 2147483647
  %17 = lshr i32 %16, 20
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %10
  %20 = tail call double @llvm.nvvm.lohi.i2d(i32 %14, i32 %16) #10
  %21 = fmul double %20, 0x4350000000000000
  %22 = tail call i32 @llvm.nvvm.d2i.hi(double %21) #10
  %23 = lshr i32 %22, 20
  %24 = tail call i32 @llvm.nvvm.d2i.lo(double %21) #10
  br label %25

25:                                               ; preds = %10, %19
  %26 = phi i32 [ %24, %19 ], [ %14, %10 ]
  %27 = phi i32 [ %22, %19 ], [ %16, %10 ]
  %28 = phi i32 [ %23, %19 ], [ %17, %10 ]
  %29 = phi i32 [ -18, %19 ], [ 0, %10 ]
  %30 = add nsw i32 %28, -1022
  %31 = sitofp i32 %30 to float
  %32 = fmul float %31, 0x3FD5555560000000
  %33 = tail call i32 @llvm.nvvm.f2i.rn(float %32) #10
  %34 = mul i32 %33, -3145728
  %35 = add i32 %34, %27
  %36 = tail call double @llvm.nvvm.lohi.i2d(i32 %26, i32 %35) #10
  %37 = fptrunc double %36 to float
  %38 = tail call float @llvm.nvvm.lg2.approx.ftz.f(float %37) #10
  %39 = fmul float %38, 0x3FD5555560000000
  %40 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %39)
  %41 = fpext float %40 to double
  %42 = fmul double %41, %41
  %43 = tail call i32 @llvm.nvvm.d2i.lo(double %42) #10
  %44 = tail call i32 @llvm.nvvm.d2i.hi(double %42) #10
  %45 = add i32 %44, 1048576
  %46 = tail call double @llvm.nvvm.lohi.i2d(i32 %43, i32 %45) #10
  %47 = tail call double @llvm.fma.f64(double %46, double %41, double %36)
  %48 = tail call double @llvm.nvvm.rcp.approx.ftz.d(double %47) #10
  %49 = fneg double %47
  %50 = tail call double @llvm.fma.f64(double %49, double %48, double 1.000000e+00)
  %51 = tail call double @llvm.fma.f64(double %50, double %50, double %50)
  %52 = tail call double @llvm.fma.f64(double %51, double %48, double %48)
  %53 = fneg double %41
  %54 = tail call double @llvm.fma.f64(double %42, double %53, double %36)
  %55 = fmul double %54, %52
  %56 = tail call double @llvm.fma.f64(double %41, double %55, double %41)
  %57 = tail call i32 @llvm.nvvm.d2i.lo(double %56) #10
  %58 = tail call i32 @llvm.nvvm.d2i.hi(double %56) #10
  %59 = add i32 %33, %29
  %60 = shl i32 %59, 20
  %61 = add nsw i32 %58, %60
  %62 = tail call double @llvm.nvvm.lohi.i2d(i32 %57, i32 %61) #10
  %63 = tail call double @llvm.copysign.f64(double %62, double %13) #10
  %64 = fadd double %13, %13
  %65 = tail call noundef double asm "{ .reg .pred __$$temp3;\0A  setp.equ.f64 __$$temp3, $1, $2;\0A  selp.f64 $0, $3, $4, __$$temp3;}", "=d,d,d,d,d"(double %64, double %13, double %64, double %63) #11, !srcloc !19
  %66 = getelementptr inbounds double, ptr %1, i64 %11
  store double %65, ptr %66, align 8, !tbaa !13
  br label %67

67:                                               ; preds = %25, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_log1p(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %46

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = tail call float @llvm.nvvm.add.rz.f(float %13, float 1.000000e+00) #10
  %15 = bitcast float %14 to i32
  %16 = add i32 %15, -1061158912
  %17 = and i32 %16, -8388608
  %18 = bitcast float %13 to i32
  %19 = sub i32 %18, %17
  %20 = bitcast i32 %19 to float
  %21 = sub i32 1082130432, %17
  %22 = bitcast i32 %21 to float
  %23 = tail call float @llvm.fma.f32(float %22, float 2.500000e-01, float -1.000000e+00)
  %24 = fadd float %23, %20
  %25 = sitofp i32 %17 to float
  %26 = fmul float %25, 0x3E80000000000000
  %27 = tail call float @llvm.fma.f32(float %24, float 0xBFA737EF00000000, float 0x3FBB000240000000)
  %28 = tail call float @llvm.fma.f32(float %27, float %24, float 0xBFC0EF1C00000000)
  %29 = tail call float @llvm.fma.f32(float %28, float %24, float 0x3FC28C8EA0000000)
  %30 = tail call float @llvm.fma.f32(float %29, float %24, float 0xBFC54D1BA0000000)
  %31 = tail call float @llvm.fma.f32(float %30, float %24, float 0x3FC995F3C0000000)
  %32 = tail call float @llvm.fma.f32(float %31, float %24, float 0xBFD0000840000000)
  %33 = tail call float @llvm.fma.f32(float %32, float %24, float 0x3FD5555CC0000000)
  %34 = tail call float @llvm.fma.f32(float %33, float %24, float -5.000000e-01)
  %35 = fmul float %24, %34
  %36 = tail call float @llvm.fma.f32(float %35, float %24, float %24)
  %37 = tail call float @llvm.fma.f32(float %26, float 0x3FE62E4300000000, float %36)
  %38 = icmp ugt i32 %18, 2139095039
  %39 = icmp sgt i32 %18, -1082130432
  %40 = tail call float @llvm.fma.f32(float %13, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %41 = select i1 %39, float %40, float %37
  %42 = fcmp oeq float %13, 0.000000e+00
  %43 = select i1 %42, float -0.000000e+00, float %41
  %44 = select i1 %38, float %43, float %37
  %45 = getelementptr inbounds float, ptr %1, i64 %11
  store float %44, ptr %45, align 4, !tbaa !11
  br label %46

46:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_log1p(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %110

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = tail call i32 @llvm.nvvm.d2i.hi(double %13) #10
  %15 = bitcast i32 %14 to float
  %16 = fcmp olt float %15, 0x3FFCAAAAA0000000
  %17 = fcmp ogt float %15, 0xBFFB333320000000
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %36

19:                                               ; preds = %10
  %20 = fadd double %13, 2.000000e+00
  %21 = fdiv double %13, %20
  %22 = fneg double %13
  %23 = fmul double %21, %22
  %24 = fadd double %13, %23
  %25 = fmul double %24, %24
  %26 = tail call double @llvm.fma.f64(double %25, double 0x3EB372FB2FBE14B5, double 0x3ED087FFCEB2DC44)
  %27 = tail call double @llvm.fma.f64(double %26, double %25, double 0x3EF3B9FF890F468C)
  %28 = tail call double @llvm.fma.f64(double %27, double %25, double 0x3F17457EFD51BAF8)
  %29 = tail call double @llvm.fma.f64(double %28, double %25, double 0x3F3C71C8DE3CE825)
  %30 = tail call double @llvm.fma.f64(double %29, double %25, double 0x3F6249248FA4661F)
  %31 = tail call double @llvm.fma.f64(double %30, double %25, double 0x3F899999999D70C4)
  %32 = tail call double @llvm.fma.f64(double %31, double %25, double 0x3FB5555555555462)
  %33 = fmul double %25, %32
  %34 = tail call double @llvm.fma.f64(double %33, double %24, double %23)
  %35 = fadd double %13, %34
  br label %107

36:                                               ; preds = %10
  %37 = fadd double %13, 1.000000e+00
  %38 = tail call i32 @llvm.nvvm.d2i.hi(double %37) #10
  %39 = tail call i32 @llvm.nvvm.d2i.lo(double %37) #10
  %40 = icmp slt i32 %38, 1048576
  br i1 %40, label %41, label %45

41:                                               ; preds = %36
  %42 = fmul double %37, 0x4350000000000000
  %43 = tail call i32 @llvm.nvvm.d2i.lo(double %42) #10
  %44 = tail call i32 @llvm.nvvm.d2i.hi(double %42) #10
  br label %45

45:                                               ; preds = %41, %36
  %46 = phi double [ %42, %41 ], [ %37, %36 ]
  %47 = phi i32 [ %44, %41 ], [ %38, %36 ]
  %48 = phi i32 [ %43, %41 ], [ %39, %36 ]
  %49 = phi i32 [ -1077, %41 ], [ -1023, %36 ]
  %50 = add i32 %47, -1
  %51 = icmp ult i32 %50, 2146435071
  br i1 %51, label %52, label %101

52:                                               ; preds = %45
  %53 = lshr i32 %47, 20
  %54 = add nsw i32 %49, %53
  %55 = and i32 %47, 1048575
  %56 = or disjoint i32 %55, 1072693248
  %57 = tail call double @llvm.nvvm.lohi.i2d(i32 %48, i32 %56) #10
  %58 = icmp samesign ugt i32 %56, 1073127582
  %59 = tail call i32 @llvm.nvvm.d2i.lo(double %57) #10
  %60 = tail call i32 @llvm.nvvm.d2i.hi(double %57) #10
  %61 = add i32 %60, -1048576
  %62 = tail call double @llvm.nvvm.lohi.i2d(i32 %59, i32 %61) #10
  %63 = select i1 %58, double %62, double %57
  %64 = zext i1 %58 to i32
  %65 = add nsw i32 %54, %64
  %66 = fadd double %63, -1.000000e+00
  %67 = fadd double %63, 1.000000e+00
  %68 = tail call double @llvm.nvvm.rcp.approx.ftz.d(double %67) #10
  %69 = fneg double %67
  %70 = tail call double @llvm.fma.f64(double %69, double %68, double 1.000000e+00)
  %71 = tail call double @llvm.fma.f64(double %70, double %70, double %70)
  %72 = tail call double @llvm.fma.f64(double %71, double %68, double %68)
  %73 = fmul double %66, %72
  %74 = fadd double %73, %73
  %75 = fmul double %74, %74
  %76 = tail call double @llvm.fma.f64(double %75, double 0x3EB1380B3AE80F1E, double 0x3ED0EE258B7A8B04)
  %77 = tail call double @llvm.fma.f64(double %76, double %75, double 0x3EF3B2669F02676F)
  %78 = tail call double @llvm.fma.f64(double %77, double %75, double 0x3F1745CBA9AB0956)
  %79 = tail call double @llvm.fma.f64(double %78, double %75, double 0x3F3C71C72D1B5154)
  %80 = tail call double @llvm.fma.f64(double %79, double %75, double 0x3F624924923BE72D)
  %81 = tail call double @llvm.fma.f64(double %80, double %75, double 0x3F8999999999A3C4)
  %82 = tail call double @llvm.fma.f64(double %81, double %75, double 0x3FB5555555555554)
  %83 = fsub double %66, %74
  %84 = fmul double %83, 2.000000e+00
  %85 = fneg double %74
  %86 = tail call double @llvm.fma.f64(double %85, double %66, double %84)
  %87 = fmul double %72, %86
  %88 = fmul double %75, %82
  %89 = tail call double @llvm.fma.f64(double %88, double %74, double %87)
  %90 = xor i32 %65, -2147483648
  %91 = tail call double @llvm.nvvm.lohi.i2d(i32 %90, i32 1127219200) #10
  %92 = tail call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #10
  %93 = fsub double %91, %92
  %94 = tail call double @llvm.fma.f64(double %93, double 0x3FE62E42FEFA39EF, double %74)
  %95 = fneg double %93
  %96 = tail call double @llvm.fma.f64(double %95, double 0x3FE62E42FEFA39EF, double %94)
  %97 = fsub double %96, %74
  %98 = fsub double %89, %97
  %99 = tail call double @llvm.fma.f64(double %93, double 0x3C7ABC9E3B39803F, double %98)
  %100 = fadd double %94, %99
  br label %107

101:                                              ; preds = %45
  %102 = tail call double @llvm.fma.f64(double %46, double 0x7FF0000000000000, double 0x7FF0000000000000)
  %103 = tail call i32 @llvm.nvvm.d2i.hi(double %46) #10
  %104 = and i32 %103, 2147483647
  %105 = icmp eq i32 %104, 0
  %106 = select i1 %105, double 0xFFF0000000000000, double %102
  br label %107

107:                                              ; preds = %19, %52, %101
  %108 = phi double [ %35, %19 ], [ %100, %52 ], [ %106, %101 ]
  %109 = getelementptr inbounds double, ptr %1, i64 %11
  store double %108, ptr %109, align 8, !tbaa !13
  br label %110

110:                                              ; preds = %107, %3
  ret void
}

; Function Attrs: noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @f_atan(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %37

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = tail call float @llvm.nvvm.fabs.f32(float %13)
  %15 = fcmp ogt float %14, 1.000000e+00
  br i1 %15, label %16, label %18

16:                                               ; preds = %10
  %17 = tail call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %14) #11, !srcloc !18
  br label %18

18:                                               ; preds = %10, %16
  %19 = phi float [ %17, %16 ], [ %14, %10 ]
  %20 = fmul float %19, %19
  %21 = tail call float @llvm.fma.f32(float %20, float 0x3F64121540000000, float 0xBF8D7C29E0000000)
  %22 = tail call float @llvm.fma.f32(float %21, float %20, float 0x3FA4672FC0000000)
  %23 = tail call float @llvm.fma.f32(float %22, float %20, float 0xBFB2914F40000000)
  %24 = tail call float @llvm.fma.f32(float %23, float %20, float 0x3FBAED6420000000)
  %25 = tail call float @llvm.fma.f32(float %24, float %20, float 0xBFC223D100000000)
  %26 = tail call float @llvm.fma.f32(float %25, float %20, float 0x3FC995EC00000000)
  %27 = tail call float @llvm.fma.f32(float %26, float %20, float 0xBFD55544E0000000)
  %28 = fmul float %20, %27
  %29 = tail call float @llvm.fma.f32(float %28, float %19, float %19)
  %30 = fneg float %29
  %31 = tail call float @llvm.fma.f32(float 0x3FEDDCB020000000, float 0x3FFAEE9D60000000, float %30)
  %32 = select i1 %15, float %31, float %29
  %33 = fcmp ord float %14, 0.000000e+00
  %34 = tail call float @llvm.copysign.f32(float %32, float %13) #10
  %35 = select i1 %33, float %34, float %29
  %36 = getelementptr inbounds float, ptr %1, i64 %11
  store float %35, ptr %36, align 4, !tbaa !11
  br label %37

37:                                               ; preds = %18, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_atan(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %51

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = tail call double @llvm.nvvm.fabs.f64(double %13)
  %15 = fcmp ogt double %14, 1.000000e+00
  br i1 %15, label %16, label %24

16:                                               ; preds = %10
  %17 = tail call double @llvm.nvvm.rcp.approx.ftz.d(double %14) #10
  %18 = fneg double %14
  %19 = tail call double @llvm.fma.f64(double %18, double %17, double 1.000000e+00)
  %20 = tail call double @llvm.fma.f64(double %19, double %19, double %19)
  %21 = tail call double @llvm.fma.f64(double %20, double %17, double %17)
  %22 = fcmp oeq double %14, 0x7FF0000000000000
  %23 = select i1 %22, double 0.000000e+00, double %21
  br label %24

24:                                               ; preds = %10, %16
  %25 = phi double [ %23, %16 ], [ %14, %10 ]
  %26 = fmul double %25, %25
  %27 = tail call double @llvm.fma.f64(double %26, double 0xBEF53E1D2A25FF7E, double 0x3F2D3B63DBB65B49)
  %28 = tail call double @llvm.fma.f64(double %27, double %26, double 0xBF5312788DDE082E)
  %29 = tail call double @llvm.fma.f64(double %28, double %26, double 0x3F6F9690C8249315)
  %30 = tail call double @llvm.fma.f64(double %29, double %26, double 0xBF82CF5AABC7CF0D)
  %31 = tail call double @llvm.fma.f64(double %30, double %26, double 0x3F9162B0B2A3BFDE)
  %32 = tail call double @llvm.fma.f64(double %31, double %26, double 0xBF9A7256FEB6FC6B)
  %33 = tail call double @llvm.fma.f64(double %32, double %26, double 0x3FA171560CE4A489)
  %34 = tail call double @llvm.fma.f64(double %33, double %26, double 0xBFA4F44D841450E4)
  %35 = tail call double @llvm.fma.f64(double %34, double %26, double 0x3FA7EE3D3F36BB95)
  %36 = tail call double @llvm.fma.f64(double %35, double %26, double 0xBFAAD32AE04A9FD1)
  %37 = tail call double @llvm.fma.f64(double %36, double %26, double 0x3FAE17813D66954F)
  %38 = tail call double @llvm.fma.f64(double %37, double %26, double 0xBFB11089CA9A5BCD)
  %39 = tail call double @llvm.fma.f64(double %38, double %26, double 0x3FB3B12B2DB51738)
  %40 = tail call double @llvm.fma.f64(double %39, double %26, double 0xBFB745D022F8DC5C)
  %41 = tail call double @llvm.fma.f64(double %40, double %26, double 0x3FBC71C709DFE927)
  %42 = tail call double @llvm.fma.f64(double %41, double %26, double 0xBFC2492491FA1744)
  %43 = tail call double @llvm.fma.f64(double %42, double %26, double 0x3FC99999999840D2)
  %44 = tail call double @llvm.fma.f64(double %43, double %26, double 0xBFD555555555544C)
  %45 = fmul double %26, %44
  %46 = tail call double @llvm.fma.f64(double %45, double %25, double %25)
  %47 = fsub double 0x3FF921FB54442D18, %46
  %48 = select i1 %15, double %47, double %46
  %49 = tail call noundef double @llvm.copysign.f64(double %48, double %13) #10
  %50 = getelementptr inbounds double, ptr %1, i64 %11
  store double %49, ptr %50, align 8, !tbaa !13
  br label %51

51:                                               ; preds = %24, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_sinh(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %42

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = tail call float @llvm.nvvm.fabs.f32(float %13)
  %15 = tail call float @llvm.nvvm.mul.rn.f(float %14, float 0x3FF7154760000000) #10
  %16 = tail call float @llvm.trunc.f32(float %15)
  %17 = tail call float @llvm.nvvm.fabs.f32(float %16)
  %18 = fcmp ogt float %17, 1.260000e+02
  %19 = tail call float @llvm.copysign.f32(float 1.260000e+02, float %16) #10
  %20 = select i1 %18, float %19, float %16
  %21 = tail call float @llvm.fma.f32(float %20, float 0xBFE62E4300000000, float %14)
  %22 = tail call float @llvm.fma.f32(float %20, float 0x3E205C6100000000, float %21)
  %23 = fmul float %22, 0x3FF7154760000000
  %24 = fadd float %20, 0x4168000FA0000000
  %25 = bitcast float %24 to i32
  %26 = shl i32 %25, 23
  %27 = bitcast i32 %26 to float
  %28 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %23)
  %29 = fmul float %28, %27
  %30 = tail call float @llvm.nvvm.div.approx.ftz.f(float -1.250000e-01, float %29)
  %31 = tail call float @llvm.fma.f32(float %29, float 2.000000e+00, float %30)
  %32 = fmul float %13, %13
  %33 = tail call float @llvm.fma.f32(float %32, float 0x3EC7A15B40000000, float 0x3F29FFE920000000)
  %34 = tail call float @llvm.fma.f32(float %33, float %32, float 0x3F81111340000000)
  %35 = tail call float @llvm.fma.f32(float %34, float %32, float 0x3FC5555560000000)
  %36 = fmul float %32, %35
  %37 = tail call float @llvm.fma.f32(float %36, float %13, float %13)
  %38 = fcmp oge float %14, 1.000000e+00
  %39 = tail call float @llvm.copysign.f32(float %31, float %13) #10
  %40 = select i1 %38, float %39, float %37
  %41 = getelementptr inbounds float, ptr %1, i64 %11
  store float %40, ptr %41, align 4, !tbaa !11
  br label %42

42:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_sinh(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %74

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = tail call i32 @llvm.nvvm.d2i.hi(double %13) #10
  %15 = and i32 %14, 2147483647
  %16 = tail call i32 @llvm.nvvm.d2i.lo(double %13) #10
  %17 = tail call double @llvm.nvvm.lohi.i2d(i32 %16, i32 %15) #10
  %18 = icmp samesign ult i32 %15, 1072693248
  br i1 %18, label %19, label %29

19:                                               ; preds = %10
  %20 = fmul double %17, %17
  %21 = tail call double @llvm.fma.f64(double %20, double 0x3D6B4C75AB274C53, double 0x3DE611A561D87DEF)
  %22 = tail call double @llvm.fma.f64(double %21, double %20, double 0x3E5AE64671B18F5C)
  %23 = tail call double @llvm.fma.f64(double %22, double %20, double 0x3EC71DE3A465B1E4)
  %24 = tail call double @llvm.fma.f64(double %23, double %20, double 0x3F2A01A01A02899D)
  %25 = tail call double @llvm.fma.f64(double %24, double %20, double 0x3F811111111110A6)
  %26 = tail call double @llvm.fma.f64(double %25, double %20, double 0x3FC5555555555556)
  %27 = fmul double %20, %26
  %28 = tail call double @llvm.fma.f64(double %27, double %17, double %17)
  br label %70

29:                                               ; preds = %10
  %30 = tail call i32 @llvm.nvvm.d2i.hi(double %17) #10
  %31 = tail call double @llvm.fma.f64(double %17, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %32 = tail call i32 @llvm.nvvm.d2i.lo(double %31) #10
  %33 = add nsw i32 %32, -1
  %34 = tail call double @llvm.nvvm.add.rn.d(double %31, double 0xC338000000000000) #10
  %35 = tail call double @llvm.fma.f64(double %34, double 0xBFE62E42FEFA39EF, double %17)
  %36 = tail call double @llvm.fma.f64(double %34, double 0xBC7ABC9E3B39803F, double %35)
  %37 = shl i32 %30, 1
  %38 = icmp ult i32 %37, 2142496327
  %39 = select i1 %38, double %17, double %36
  %40 = select i1 %38, i32 0, i32 %33
  %41 = tail call double @llvm.fma.f64(double %39, double 0x3E21F4076ACD15B6, double 0x3E5AF86D8EBD13CD)
  %42 = tail call double @llvm.fma.f64(double %41, double %39, double 0x3E927E5092BA033D)
  %43 = tail call double @llvm.fma.f64(double %42, double %39, double 0x3EC71DDE6C5F9DA1)
  %44 = tail call double @llvm.fma.f64(double %43, double %39, double 0x3EFA01A018D034E6)
  %45 = tail call double @llvm.fma.f64(double %44, double %39, double 0x3F2A01A01B3B6940)
  %46 = tail call double @llvm.fma.f64(double %45, double %39, double 0x3F56C16C16C1B5DD)
  %47 = tail call double @llvm.fma.f64(double %46, double %39, double 0x3F8111111110F74D)
  %48 = tail call double @llvm.fma.f64(double %47, double %39, double 0x3FA555555555554D)
  %49 = tail call double @llvm.fma.f64(double %48, double %39, double 0x3FC5555555555557)
  %50 = tail call double @llvm.fma.f64(double %49, double %39, double 5.000000e-01)
  %51 = fmul double %39, %50
  %52 = tail call double @llvm.fma.f64(double %51, double %39, double %39)
  %53 = icmp eq i32 %40, 1024
  %54 = shl i32 %40, 20
  %55 = add i32 %54, 1072693248
  %56 = select i1 %53, i32 2145386496, i32 %55
  %57 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %56) #10
  %58 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 1071644672) #10
  %59 = fsub double %57, %58
  %60 = tail call double @llvm.fma.f64(double %52, double %57, double %59)
  %61 = fadd double %60, %60
  %62 = select i1 %53, double %61, double %60
  %63 = icmp eq i32 %37, 0
  %64 = select i1 %63, double %17, double %62
  %65 = tail call double @llvm.fma.f64(double %64, double 2.000000e+00, double 1.000000e+00)
  %66 = fdiv double %64, %65
  %67 = fadd double %64, %66
  %68 = fcmp oge double %17, 0x408633CE8FB9F87E
  %69 = select i1 %68, double 0x7FF0000000000000, double %67
  br label %70

70:                                               ; preds = %19, %29
  %71 = phi double [ %28, %19 ], [ %69, %29 ]
  %72 = tail call noundef double @llvm.copysign.f64(double %71, double %13) #10
  %73 = getelementptr inbounds double, ptr %1, i64 %11
  store double %72, ptr %73, align 8, !tbaa !13
  br label %74

74:                                               ; preds = %70, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_erf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %41

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = tail call float @llvm.nvvm.fabs.f32(float %13)
  %15 = fcmp oge float %14, 0x3FF00C1FC0000000
  %16 = fmul float %13, %13
  %17 = select i1 %15, float %14, float %16
  %18 = select i1 %15, float 0x3F1D698740000000, float 0x3F163D2D40000000
  %19 = select i1 %15, float 0xBF55C00B60000000, float 0xBF4AE9A400000000
  %20 = tail call float @llvm.fma.f32(float %18, float %17, float %19)
  %21 = select i1 %15, float 0x3F813233E0000000, float 0x3F755ABD40000000
  %22 = tail call float @llvm.fma.f32(float %20, float %17, float %21)
  %23 = select i1 %15, float 0xBFA49B3340000000, float 0xBF9B837CE0000000
  %24 = tail call float @llvm.fma.f32(float %22, float %17, float %23)
  %25 = select i1 %15, float 0x3FC46AA320000000, float 0x3FBCE315E0000000
  %26 = tail call float @llvm.fma.f32(float %24, float %17, float %25)
  %27 = select i1 %15, float 0x3FED369F20000000, float 0xBFD8127580000000
  %28 = tail call float @llvm.fma.f32(float %26, float %17, float %27)
  %29 = select i1 %15, float 0x3FE4214280000000, float 0x3FC06EBA60000000
  %30 = tail call float @llvm.fma.f32(float %28, float %17, float %29)
  %31 = fneg float %17
  %32 = select i1 %15, float %31, float %13
  %33 = tail call float @llvm.fma.f32(float %30, float %32, float %32)
  br i1 %15, label %34, label %38

34:                                               ; preds = %10
  %35 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %33)
  %36 = fsub float 1.000000e+00, %35
  %37 = tail call float @llvm.copysign.f32(float %36, float %13) #10
  br label %38

38:                                               ; preds = %10, %34
  %39 = phi float [ %37, %34 ], [ %33, %10 ]
  %40 = getelementptr inbounds float, ptr %1, i64 %11
  store float %39, ptr %40, align 4, !tbaa !11
  br label %41

41:                                               ; preds = %38, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_erf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %70

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = tail call double @llvm.nvvm.fabs.f64(double %13)
  %15 = tail call double @llvm.fma.f64(double %14, double 0xBCF0679AFBA6F279, double 0x3D47088FDB46FA5F)
  %16 = tail call double @llvm.fma.f64(double %15, double %14, double 0xBD8DF9F9B976A9B2)
  %17 = tail call double @llvm.fma.f64(double %16, double %14, double 0x3DC7F1F5590CC332)
  %18 = tail call double @llvm.fma.f64(double %17, double %14, double 0xBDFA28A3CD2D56C4)
  %19 = tail call double @llvm.fma.f64(double %18, double %14, double 0x3E2485EE67835925)
  %20 = tail call double @llvm.fma.f64(double %19, double %14, double 0xBE476DB45919F583)
  %21 = tail call double @llvm.fma.f64(double %20, double %14, double 0x3E62D698D98C8D71)
  %22 = tail call double @llvm.fma.f64(double %21, double %14, double 0xBE720A2C7155D5C6)
  %23 = tail call double @llvm.fma.f64(double %22, double %14, double 0xBE41D29B37CA1397)
  %24 = tail call double @llvm.fma.f64(double %23, double %14, double 0x3EA2EF6CC0F67A49)
  %25 = tail call double @llvm.fma.f64(double %24, double %14, double 0xBEC102B892333B6F)
  %26 = tail call double @llvm.fma.f64(double %25, double %14, double 0x3ECA30375BA9A84E)
  %27 = tail call double @llvm.fma.f64(double %26, double %14, double 0x3ECAAD18DEDEA43E)
  %28 = tail call double @llvm.fma.f64(double %27, double %14, double 0xBEFF05355BC5B225)
  %29 = tail call double @llvm.fma.f64(double %28, double %14, double 0x3F10E37A3108BC8B)
  %30 = tail call double @llvm.fma.f64(double %29, double %14, double 0x3EFB292D828E5CB2)
  %31 = tail call double @llvm.fma.f64(double %30, double %14, double 0xBF4356626EBF9BFA)
  %32 = tail call double @llvm.fma.f64(double %31, double %14, double 0x3F5BCA68F73D6AFC)
  %33 = tail call double @llvm.fma.f64(double %32, double %14, double 0xBF2B6B69EBBC280B)
  %34 = tail call double @llvm.fma.f64(double %33, double %14, double 0xBF9396685912A453)
  %35 = tail call double @llvm.fma.f64(double %34, double %14, double 0x3FBA4F4E2A1ABEF8)
  %36 = tail call double @llvm.fma.f64(double %35, double %14, double 0x3FE45F306DC9C8BB)
  %37 = tail call double @llvm.fma.f64(double %36, double %14, double 0x3FC06EBA8214DB69)
  %38 = tail call double @llvm.fma.f64(double %37, double %14, double %14)
  %39 = fsub double %14, %38
  %40 = tail call double @llvm.fma.f64(double %37, double %14, double %39)
  %41 = fneg double %38
  %42 = fneg double %40
  %43 = fptrunc double %41 to float
  %44 = fmul float %43, 0x3FF7154760000000
  %45 = tail call float @llvm.nvvm.round.f(float %44) #10
  %46 = fpext float %45 to double
  %47 = fneg double %46
  %48 = tail call double @llvm.fma.f64(double %47, double 0x3FE62E42FEFA39EF, double %41)
  %49 = tail call double @llvm.fma.f64(double %48, double 0x3E5AE904A4741B81, double 0x3E928A27F89B6999)
  %50 = tail call double @llvm.fma.f64(double %49, double %48, double 0x3EC71DE715FF7E07)
  %51 = tail call double @llvm.fma.f64(double %50, double %48, double 0x3EFA019A6B0AC45A)
  %52 = tail call double @llvm.fma.f64(double %51, double %48, double 0x3F2A01A017EED94F)
  %53 = tail call double @llvm.fma.f64(double %52, double %48, double 0x3F56C16C17F2A71B)
  %54 = tail call double @llvm.fma.f64(double %53, double %48, double 0x3F811111111173C4)
  %55 = tail call double @llvm.fma.f64(double %54, double %48, double 0x3FA555555555211A)
  %56 = tail call double @llvm.fma.f64(double %55, double %48, double 0x3FC5555555555540)
  %57 = tail call double @llvm.fma.f64(double %56, double %48, double 0x3FE0000000000005)
  %58 = fmul double %48, %57
  %59 = tail call double @llvm.fma.f64(double %58, double %48, double %42)
  %60 = fadd double %48, %59
  %61 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %45)
  %62 = fpext float %61 to double
  %63 = fsub double 1.000000e+00, %62
  %64 = fneg double %60
  %65 = tail call double @llvm.fma.f64(double %64, double %62, double %63)
  %66 = fcmp oge double %14, 0x4017AFB48DC96626
  %67 = select i1 %66, double 1.000000e+00, double %65
  %68 = tail call noundef double @llvm.copysign.f64(double %67, double %13) #10
  %69 = getelementptr inbounds double, ptr %1, i64 %11
  store double %68, ptr %69, align 8, !tbaa !13
  br label %70

70:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_rsqrt(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %14)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_rsqrt(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %0, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !13
  %15 = tail call noundef double @llvm.nvvm.rsqrt.approx.d(double %14)
  store double %15, ptr %12, align 8, !tbaa !13
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @f_pow(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %100

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = tail call float @llvm.nvvm.fabs.f32(float %13)
  %15 = fcmp olt float %14, 0x3810000000000000
  %16 = fmul float %14, 0x4170000000000000
  %17 = select i1 %15, float %16, float %14
  %18 = select i1 %15, float -2.400000e+01, float 0.000000e+00
  %19 = bitcast float %17 to i32
  %20 = add i32 %19, -1060439283
  %21 = and i32 %20, -8388608
  %22 = sub i32 %19, %21
  %23 = bitcast i32 %22 to float
  %24 = sitofp i32 %21 to float
  %25 = tail call float @llvm.fma.f32(float %24, float 0x3E80000000000000, float %18)
  %26 = fadd float %23, -1.000000e+00
  %27 = fadd float %23, 1.000000e+00
  %28 = tail call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %27) #11, !srcloc !18
  %29 = fmul float %26, 2.000000e+00
  %30 = fmul float %28, %29
  %31 = fmul float %30, %30
  %32 = fsub float %26, %30
  %33 = fmul float %32, 2.000000e+00
  %34 = fneg float %30
  %35 = tail call float @llvm.fma.f32(float %34, float %26, float %33)
  %36 = tail call float @llvm.nvvm.mul.rn.f(float %28, float %35) #10
  %37 = tail call float @llvm.fma.f32(float %31, float 0x3F45865C80000000, float 0x3F6A5CFB60000000)
  %38 = tail call float @llvm.fma.f32(float %37, float %31, float 0x3F92776E60000000)
  %39 = tail call float @llvm.fma.f32(float %38, float %31, float 0x3FBEC709E0000000)
  %40 = tail call float @llvm.nvvm.mul.rn.f(float %39, float %31) #10
  %41 = tail call float @llvm.fma.f32(float %30, float 0x3FF7154760000000, float %25)
  %42 = fsub float %25, %41
  %43 = tail call float @llvm.fma.f32(float %30, float 0x3FF7154760000000, float %42)
  %44 = tail call float @llvm.fma.f32(float %36, float 0x3FF7154760000000, float %43)
  %45 = tail call float @llvm.fma.f32(float %30, float 0x3E54ABC680000000, float %44)
  %46 = fmul float %40, 3.000000e+00
  %47 = tail call float @llvm.fma.f32(float %46, float %36, float %45)
  %48 = tail call float @llvm.fma.f32(float %40, float %30, float %47)
  %49 = tail call float @llvm.nvvm.add.rn.f(float %41, float %48) #10
  %50 = fneg float %41
  %51 = tail call float @llvm.nvvm.add.rn.f(float %49, float %50) #10
  %52 = fneg float %51
  %53 = tail call float @llvm.nvvm.add.rn.f(float %48, float %52) #10
  %54 = tail call float @llvm.nvvm.mul.rn.f(float %49, float 0x3FFB333340000000) #10
  %55 = fneg float %54
  %56 = tail call float @llvm.fma.f32(float %49, float 0x3FFB333340000000, float %55)
  %57 = tail call float @llvm.fma.f32(float %53, float 0x3FFB333340000000, float %56)
  %58 = tail call float @llvm.nvvm.round.f(float %54) #10
  %59 = fsub float %54, %58
  %60 = fadd float %59, %57
  %61 = tail call float @llvm.fma.f32(float %60, float 0x3F23F971C0000000, float 0x3F55F0BDA0000000)
  %62 = tail call float @llvm.fma.f32(float %61, float %60, float 0x3F83B30AC0000000)
  %63 = tail call float @llvm.fma.f32(float %62, float %60, float 0x3FAC6AF760000000)
  %64 = tail call float @llvm.fma.f32(float %63, float %60, float 0x3FCEBFBD80000000)
  %65 = tail call float @llvm.fma.f32(float %64, float %60, float 0x3FE62E4300000000)
  %66 = tail call float @llvm.fma.f32(float %65, float %60, float 1.000000e+00)
  %67 = fptosi float %58 to i32
  %68 = fcmp ogt float %58, 0.000000e+00
  %69 = select i1 %68, i32 0, i32 -2097152000
  %70 = add nsw i32 %69, 2130706432
  %71 = bitcast i32 %70 to float
  %72 = fmul float %66, %71
  %73 = shl i32 %67, 23
  %74 = sub i32 %73, %69
  %75 = bitcast i32 %74 to float
  %76 = fmul float %72, %75
  %77 = tail call float @llvm.nvvm.fabs.f32(float %54)
  %78 = fcmp ogt float %77, 1.520000e+02
  %79 = fcmp olt float %54, 0.000000e+00
  %80 = select i1 %79, float 0.000000e+00, float 0x7FF0000000000000
  %81 = select i1 %78, float %80, float %76
  %82 = fcmp oeq float %13, 1.000000e+00
  br i1 %82, label %97, label %83

83:                                               ; preds = %10
  %84 = fcmp uno float %14, 0.000000e+00
  br i1 %84, label %85, label %87

85:                                               ; preds = %83
  %86 = tail call float @llvm.nvvm.add.rn.f(float %13, float 0x3FFB333340000000) #10
  br label %97

87:                                               ; preds = %83
  %88 = fcmp oeq float %13, 0.000000e+00
  %89 = fcmp oeq float %14, 0x7FF0000000000000
  %90 = select i1 %88, i1 true, i1 %89
  br i1 %90, label %91, label %94

91:                                               ; preds = %87
  %92 = fadd float %13, %13
  %93 = tail call float @llvm.fabs.f32(float %92)
  br label %97

94:                                               ; preds = %87
  %95 = fcmp olt float %13, 0.000000e+00
  br i1 %95, label %96, label %97

96:                                               ; preds = %94
  br label %97

97:                                               ; preds = %10, %85, %91, %94, %96
  %98 = phi float [ 1.000000e+00, %10 ], [ %86, %85 ], [ %93, %91 ], [ %81, %94 ], [ 0x7FFFFFFFE0000000, %96 ]
  %99 = getelementptr inbounds float, ptr %1, i64 %11
  store float %98, ptr %99, align 4, !tbaa !11
  br label %100

100:                                              ; preds = %97, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_pow(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %57

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = tail call i32 @llvm.nvvm.d2i.hi(double %13) #10
  %15 = tail call i32 @llvm.nvvm.d2i.hi(double 1.700000e+00) #10
  %16 = and i32 %15, 2146435072
  %17 = icmp eq i32 %16, 1127219200
  %18 = tail call double @llvm.nvvm.fabs.f64(double %13)
  %19 = icmp slt i32 %14, 0
  %20 = fcmp oeq double %13, 0.000000e+00
  br i1 %20, label %21, label %27

21:                                               ; preds = %10
  %22 = select i1 %17, i32 %14, i32 0
  %23 = icmp slt i32 %15, 0
  %24 = or i32 %22, 2146435072
  %25 = select i1 %23, i32 %24, i32 %22
  %26 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %25) #10
  br label %30

27:                                               ; preds = %10
  %28 = tail call fastcc double @__internal_accurate_pow(double %18)
  %29 = select i1 %19, double 0xFFF8000000000000, double %28
  br label %30

30:                                               ; preds = %27, %21
  %31 = phi double [ %26, %21 ], [ %29, %27 ]
  %32 = fadd double %13, 1.700000e+00
  %33 = tail call i32 @llvm.nvvm.d2i.hi(double %32) #10
  %34 = and i32 %33, 2146435072
  %35 = icmp eq i32 %34, 2146435072
  br i1 %35, label %36, label %52

36:                                               ; preds = %30
  %37 = fcmp uno double %18, 0.000000e+00
  br i1 %37, label %38, label %40

38:                                               ; preds = %36
  %39 = tail call double @llvm.nvvm.add.rn.d(double %13, double 1.700000e+00) #10
  br label %52

40:                                               ; preds = %36
  %41 = fcmp oeq double %18, 0x7FF0000000000000
  br i1 %41, label %42, label %52

42:                                               ; preds = %40
  %43 = icmp slt i32 %15, 0
  %44 = select i1 %43, i32 0, i32 2146435072
  %45 = and i32 %15, 2147483647
  %46 = icmp ne i32 %45, 1071644672
  %47 = and i1 %17, %46
  %48 = select i1 %19, i1 %47, i1 false
  %49 = or disjoint i32 %44, -2147483648
  %50 = select i1 %48, i32 %49, i32 %44
  %51 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %50) #10
  br label %52

52:                                               ; preds = %30, %38, %40, %42
  %53 = phi double [ %31, %30 ], [ %39, %38 ], [ %31, %40 ], [ %51, %42 ]
  %54 = fcmp oeq double %13, 1.000000e+00
  %55 = select i1 %54, double 1.000000e+00, double %53
  %56 = getelementptr inbounds double, ptr %1, i64 %11
  store double %55, ptr %56, align 8, !tbaa !13
  br label %57

57:                                               ; preds = %52, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_fma(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.fma.f32(float %14, float 3.000000e+00, float 0x3FB99999A0000000)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_fma(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %0, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !13
  %15 = tail call noundef double @llvm.fma.f64(double %14, double 3.000000e+00, double 1.000000e-01)
  store double %15, ptr %12, align 8, !tbaa !13
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_fast_exp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = fmul float %14, 0x3FF7154760000000
  %16 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %15)
  store float %16, ptr %12, align 4, !tbaa !11
  br label %17

17:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_fast_log(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call float @llvm.nvvm.lg2.approx.f(float %14) #10
  %16 = fmul float %15, 0x3FE62E4300000000
  store float %16, ptr %12, align 4, !tbaa !11
  br label %17

17:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_fast_sin(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.sin.approx.f(float %14) #10
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_fast_cos(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.cos.approx.f(float %14) #10
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_fast_divide(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.div.approx.f(float %14, float 3.000000e+00)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_saturate(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = fadd contract float %14, -1.000000e+00
  %16 = tail call noundef float @llvm.nvvm.saturate.f(float %15)
  store float %16, ptr %12, align 4, !tbaa !11
  br label %17

17:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_minimum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.minnum.f32(float %14, float 2.000000e+00)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_maximum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.maxnum.f32(float %14, float 2.000000e+00)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_copysign(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call float @llvm.fabs.f32(float %14)
  %16 = fneg float %15
  store float %16, ptr %12, align 4, !tbaa !11
  br label %17

17:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @f_remainder(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %83

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = tail call float @llvm.nvvm.fabs.f32(float %13)
  %15 = fcmp olt float %14, 0x3FE6666660000000
  br i1 %15, label %76, label %16

16:                                               ; preds = %10
  %17 = fcmp ugt float %14, 0x4156666660000000
  br i1 %17, label %43, label %18

18:                                               ; preds = %16
  %19 = tail call float @llvm.nvvm.div.approx.f(float %14, float 0x3FE6666660000000) #10
  %20 = tail call float @llvm.trunc.f32(float %19)
  %21 = tail call float @llvm.fma.f32(float %20, float 0xBFE6666660000000, float %14)
  %22 = bitcast float %21 to i32
  %23 = icmp ugt i32 %22, 1060320050
  br i1 %23, label %24, label %40

24:                                               ; preds = %18
  %25 = icmp ugt i32 %22, -2147483648
  br i1 %25, label %26, label %31

26:                                               ; preds = %24
  %27 = fadd float %20, -1.000000e+00
  %28 = fcmp olt float %21, 0xBFE6666660000000
  %29 = fadd float %27, -1.000000e+00
  %30 = select i1 %28, float %29, float %27
  br label %40

31:                                               ; preds = %24
  %32 = fadd float %20, 1.000000e+00
  %33 = fcmp ult float %21, 0x3FF6666660000000
  br i1 %33, label %40, label %34

34:                                               ; preds = %31
  %35 = tail call float @llvm.fma.f32(float -3.000000e+00, float 0x3FE6666660000000, float %21)
  %36 = fcmp oge float %35, 0.000000e+00
  %37 = fadd float %32, 1.000000e+00
  %38 = fadd float %37, 1.000000e+00
  %39 = select i1 %36, float %38, float %37
  br label %40

40:                                               ; preds = %34, %31, %26, %18
  %41 = phi float [ %20, %18 ], [ %30, %26 ], [ %39, %34 ], [ %32, %31 ]
  %42 = tail call float @llvm.fma.f32(float %41, float 0xBFE6666660000000, float %14)
  br label %76

43:                                               ; preds = %16
  %44 = bitcast float %14 to i32
  %45 = and i32 %44, -8388608
  %46 = and i32 %44, 8388607
  %47 = or disjoint i32 %46, 1065353216
  %48 = bitcast i32 %47 to float
  %49 = tail call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float 0x3FF6666660000000) #11, !srcloc !18
  %50 = add i32 %45, -1056964608
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %70, label %52

52:                                               ; preds = %43, %52
  %53 = phi i32 [ %66, %52 ], [ %47, %43 ]
  %54 = phi i32 [ %65, %52 ], [ %50, %43 ]
  %55 = tail call i32 @llvm.umin.i32(i32 %54, i32 192937984) #10
  %56 = add i32 %53, %55
  %57 = bitcast i32 %56 to float
  %58 = fmul float %49, %57
  %59 = tail call float @llvm.fma.f32(float %58, float 0xBFF6666660000000, float %57)
  %60 = tail call float @llvm.fma.f32(float %59, float %49, float %58)
  %61 = tail call float @llvm.fma.f32(float %60, float 0xBFF6666660000000, float %57)
  %62 = tail call float @llvm.nvvm.fma.rz.f(float %61, float %49, float %60) #10
  %63 = tail call float @llvm.trunc.f32(float %62)
  %64 = tail call float @llvm.fma.f32(float %63, float 0xBFF6666660000000, float %57)
  %65 = sub i32 %54, %55
  %66 = bitcast float %64 to i32
  %67 = icmp ne i32 %65, 0
  %68 = icmp ne i32 %66, 0
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %52, label %70

70:                                               ; preds = %52, %43
  %71 = phi float [ %48, %43 ], [ %64, %52 ]
  %72 = icmp ugt i32 %44, 2139095039
  %73 = select i1 %72, float 0x7FFFFFFFE0000000, float 0x4150000000000000
  %74 = fmul float %71, 0x3E80000000000000
  %75 = fmul float %73, %74
  br label %76

76:                                               ; preds = %10, %40, %70
  %77 = phi float [ %14, %10 ], [ %42, %40 ], [ %75, %70 ]
  %78 = tail call float @llvm.nvvm.fabs.f32(float %77)
  %79 = fcmp uno float %78, 0.000000e+00
  %80 = tail call float @llvm.copysign.f32(float %77, float %13) #10
  %81 = select i1 %79, float %77, float %80
  %82 = getelementptr inbounds float, ptr %1, i64 %11
  store float %81, ptr %82, align 4, !tbaa !11
  br label %83

83:                                               ; preds = %76, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @d_remainder(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %104

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = tail call i32 @llvm.nvvm.d2i.hi(double %13) #10
  %15 = and i32 %14, 2147483647
  %16 = tail call i32 @llvm.nvvm.d2i.lo(double %13) #10
  %17 = tail call i32 @llvm.nvvm.d2i.hi(double 0x3FE6666666666666) #10
  %18 = and i32 %17, 2147483647
  %19 = tail call i32 @llvm.nvvm.d2i.lo(double 0x3FE6666666666666) #10
  %20 = tail call double @llvm.nvvm.lohi.i2d(i32 %16, i32 %15) #10
  %21 = tail call double @llvm.nvvm.lohi.i2d(i32 %19, i32 %18) #10
  %22 = icmp samesign ugt i32 %15, 2146435071
  %23 = icmp samesign ugt i32 %18, 2146435071
  %24 = select i1 %22, i1 true, i1 %23
  br i1 %24, label %25, label %34

25:                                               ; preds = %10
  %26 = fcmp ord double %20, 0.000000e+00
  %27 = fcmp ord double %21, 0.000000e+00
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %31, label %29

29:                                               ; preds = %25
  %30 = tail call double @llvm.nvvm.add.rn.d(double %13, double 0x3FE6666666666666) #10
  br label %101

31:                                               ; preds = %25
  %32 = fcmp oeq double %20, 0x7FF0000000000000
  %33 = select i1 %32, double 0xFFF8000000000000, double %13
  br label %101

34:                                               ; preds = %10
  %35 = fcmp oeq double %21, 0.000000e+00
  br i1 %35, label %101, label %36

36:                                               ; preds = %34
  %37 = fcmp ult double %20, %21
  br i1 %37, label %101, label %38

38:                                               ; preds = %36
  %39 = tail call i32 @llvm.nvvm.d2i.hi(double %20) #10
  %40 = lshr i32 %39, 20
  %41 = tail call i32 @llvm.nvvm.d2i.hi(double %21) #10
  %42 = lshr i32 %41, 20
  %43 = icmp eq i32 %40, 0
  %44 = fmul double %20, 0x4350000000000000
  %45 = tail call i32 @llvm.nvvm.d2i.hi(double %44) #10
  %46 = lshr i32 %45, 20
  %47 = add nsw i32 %46, -54
  %48 = select i1 %43, double %44, double %20
  %49 = select i1 %43, i32 %47, i32 %40
  %50 = icmp eq i32 %42, 0
  %51 = fmul double %21, 0x4350000000000000
  %52 = tail call i32 @llvm.nvvm.d2i.hi(double %51) #10
  %53 = lshr i32 %52, 20
  %54 = add nsw i32 %53, -54
  %55 = select i1 %50, double %51, double %21
  %56 = select i1 %50, i32 %54, i32 %42
  %57 = bitcast double %48 to i64
  %58 = bitcast double %55 to i64
  %59 = and i64 %57, 4503599627370495
  %60 = or disjoint i64 %59, 4503599627370496
  %61 = and i64 %58, 4503599627370495
  %62 = or disjoint i64 %61, 4503599627370496
  %63 = sub nsw i32 %49, %56
  br label %64

64:                                               ; preds = %64, %38
  %65 = phi i64 [ %60, %38 ], [ %72, %64 ]
  %66 = phi i32 [ %63, %38 ], [ %73, %64 ]
  %67 = sub i64 %65, %62
  %68 = bitcast i64 %67 to double
  %69 = tail call i32 @llvm.nvvm.d2i.hi(double %68) #10
  %70 = icmp slt i32 %69, 0
  %71 = select i1 %70, i64 %65, i64 %67
  %72 = shl i64 %71, 1
  %73 = add nsw i32 %66, -1
  %74 = icmp sgt i32 %66, 0
  br i1 %74, label %64, label %75

75:                                               ; preds = %64
  %76 = and i64 %71, 9223372036854775807
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %97, label %78

78:                                               ; preds = %75
  %79 = bitcast i64 %76 to double
  %80 = fmul double %79, 0x4350000000000000
  %81 = tail call i32 @llvm.nvvm.d2i.hi(double %80) #10
  %82 = lshr i32 %81, 20
  %83 = sub nsw i32 55, %82
  %84 = sub nsw i32 %56, %83
  %85 = zext nneg i32 %83 to i64
  %86 = shl i64 %76, %85
  %87 = icmp slt i32 %84, 1
  br i1 %87, label %88, label %92

88:                                               ; preds = %78
  %89 = sub nsw i32 1, %84
  %90 = zext nneg i32 %89 to i64
  %91 = lshr i64 %86, %90
  br label %97

92:                                               ; preds = %78
  %93 = add nuw nsw i32 %84, 4095
  %94 = zext nneg i32 %93 to i64
  %95 = shl i64 %94, 52
  %96 = add i64 %95, %86
  br label %97

97:                                               ; preds = %92, %88, %75
  %98 = phi i64 [ 0, %75 ], [ %91, %88 ], [ %96, %92 ]
  %99 = bitcast i64 %98 to double
  %100 = tail call double @llvm.copysign.f64(double %99, double %13) #10
  br label %101

101:                                              ; preds = %29, %31, %34, %36, %97
  %102 = phi double [ %30, %29 ], [ %33, %31 ], [ %13, %36 ], [ %100, %97 ], [ 0xFFF8000000000000, %34 ]
  %103 = getelementptr inbounds double, ptr %1, i64 %11
  store double %102, ptr %103, align 8, !tbaa !13
  br label %104

104:                                              ; preds = %101, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_add_rz(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.add.rz.f(float %14, float 0x3E112E0BE0000000)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_add_rd(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.add.rm.f(float %14, float 0xBE112E0BE0000000)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_add_ru(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.add.rp.f(float %14, float 0x3E112E0BE0000000)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_mul_rd(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.mul.rm.f(float %14, float 0x3FF19999A0000000)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_mul_ru(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.mul.rp.f(float %14, float 0x3FF19999A0000000)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_div_rz(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.div.rz.f(float %14, float 3.000000e+00)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_sqrt_ru(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.sqrt.rp.f(float %14)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_sqrt_rd(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.sqrt.rm.f(float %14)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_rcp_ru(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.rcp.rp.f(float %14)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @f_fma_rz(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.fma.rz.f(float %14, float 0x400A666660000000, float 0x3FB99999A0000000)
  store float %15, ptr %12, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_add_ru(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %0, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !13
  %15 = tail call noundef double @llvm.nvvm.add.rp.d(double %14, double 1.000000e-18)
  store double %15, ptr %12, align 8, !tbaa !13
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_mul_rd(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %0, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !13
  %15 = tail call noundef double @llvm.nvvm.mul.rm.d(double %14, double 1.100000e+00)
  store double %15, ptr %12, align 8, !tbaa !13
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @d_div_ru(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %0, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !13
  %15 = tail call noundef double @llvm.nvvm.div.rp.d(double %14, double 3.000000e+00)
  store double %15, ptr %12, align 8, !tbaa !13
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fabs.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.rsqrt.approx.d(double) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rz.f(float, float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.approx.ftz.f(float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.approx.f(float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.rz.f(float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rcp.rp.f(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rm.f(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rp.f(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.div.rp.d(double, double) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rp.d(double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.mul.rm.d(double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rm.f(float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rp.f(float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rm.f(float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rp.f(float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rz.f(float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sin.approx.f(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.cos.approx.f(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.lg2.approx.ftz.f(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.lg2.approx.f(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.f(float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rn.f(float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.round.f(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.mul.rn.d(double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.rn(double) #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc { double, i32 } @__internal_trig_reduction_slowpathd(double %0) unnamed_addr #6 {
  %2 = alloca [5 x i64], align 8
  %3 = tail call i32 @llvm.nvvm.d2i.hi(double %0) #10
  %4 = and i32 %3, -2147483648
  %5 = lshr i32 %3, 20
  %6 = and i32 %5, 2047
  %7 = icmp eq i32 %6, 2047
  br i1 %7, label %104, label %8

8:                                                ; preds = %1
  %9 = add nsw i32 %6, -1024
  %10 = bitcast double %0 to i64
  %11 = shl i64 %10, 11
  %12 = or i64 %11, -9223372036854775808
  %13 = lshr i32 %9, 6
  %14 = sub nsw i32 15, %13
  %15 = sub nsw i32 19, %13
  %16 = tail call i32 @llvm.smin.i32(i32 %15, i32 18) #10
  %17 = icmp slt i32 %14, %16
  br i1 %17, label %18, label %32

18:                                               ; preds = %8, %18
  %19 = phi i32 [ %30, %18 ], [ %14, %8 ]
  %20 = phi i64 [ %26, %18 ], [ 0, %8 ]
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds i64, ptr addrspace(1) @__cudart_i2opi_d, i64 %21
  %23 = load i64, ptr addrspace(1) %22, align 8
  %24 = tail call { i64, i64 } asm "{\0A\09.reg .u32 r0, r1, r2, r3, alo, ahi, blo, bhi, clo, chi;\0A\09mov.b64         {alo,ahi}, $2;    \0A\09mov.b64         {blo,bhi}, $3;    \0A\09mov.b64         {clo,chi}, $4;    \0A\09mad.lo.cc.u32   r0, alo, blo, clo;\0A\09madc.hi.cc.u32  r1, alo, blo, chi;\0A\09madc.hi.u32     r2, alo, bhi,   0;\0A\09mad.lo.cc.u32   r1, alo, bhi,  r1;\0A\09madc.hi.cc.u32  r2, ahi, blo,  r2;\0A\09madc.hi.u32     r3, ahi, bhi,   0;\0A\09mad.lo.cc.u32   r1, ahi, blo,  r1;\0A\09madc.lo.cc.u32  r2, ahi, bhi,  r2;\0A\09addc.u32        r3,  r3,   0;     \0A\09mov.b64         $0, {r0,r1};      \0A\09mov.b64         $1, {r2,r3};      \0A\09}", "=l,=l,l,l,l"(i64 %23, i64 %12, i64 %20) #11, !srcloc !20
  %25 = extractvalue { i64, i64 } %24, 0
  %26 = extractvalue { i64, i64 } %24, 1
  %27 = sub nsw i32 %19, %14
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i64, ptr %2, i64 %28
  store i64 %25, ptr %29, align 8
  %30 = add nsw i32 %19, 1
  %31 = icmp eq i32 %30, %16
  br i1 %31, label %32, label %18, !llvm.loop !21

32:                                               ; preds = %18, %8
  %33 = phi i64 [ 0, %8 ], [ %26, %18 ]
  %34 = phi i32 [ %14, %8 ], [ %16, %18 ]
  %35 = sub nsw i32 %34, %14
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i64, ptr %2, i64 %36
  store i64 %33, ptr %37, align 8
  %38 = and i32 %5, 63
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i32 %38, 0
  br i1 %43, label %56, label %44

44:                                               ; preds = %32
  %45 = sub nuw nsw i32 64, %38
  %46 = zext nneg i32 %38 to i64
  %47 = shl i64 %42, %46
  %48 = zext nneg i32 %45 to i64
  %49 = lshr i64 %40, %48
  %50 = or i64 %47, %49
  %51 = shl i64 %40, %46
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %53 = load i64, ptr %52, align 8
  %54 = lshr i64 %53, %48
  %55 = or i64 %54, %51
  br label %56

56:                                               ; preds = %44, %32
  %57 = phi i64 [ %50, %44 ], [ %42, %32 ]
  %58 = phi i64 [ %55, %44 ], [ %40, %32 ]
  %59 = lshr i64 %57, 62
  %60 = trunc nuw nsw i64 %59 to i32
  %61 = tail call i64 @llvm.fshl.i64(i64 %57, i64 %58, i64 2)
  %62 = shl i64 %58, 2
  %63 = lshr i64 %61, 63
  %64 = trunc nuw nsw i64 %63 to i32
  %65 = add nuw nsw i32 %64, %60
  %66 = icmp eq i32 %4, 0
  %67 = sub nsw i32 0, %65
  %68 = select i1 %66, i32 %65, i32 %67
  %69 = icmp sgt i64 %61, -1
  br i1 %69, label %75, label %70

70:                                               ; preds = %56
  %71 = xor i32 %4, -2147483648
  %72 = tail call { i64, i64 } asm "{\0A\09.reg .u32 r0, r1, r2, r3, a0, a1, a2, a3, b0, b1, b2, b3;\0A\09mov.b64         {a0,a1}, $2;\0A\09mov.b64         {a2,a3}, $3;\0A\09mov.b64         {b0,b1}, $4;\0A\09mov.b64         {b2,b3}, $5;\0A\09sub.cc.u32      r0, a0, b0; \0A\09subc.cc.u32     r1, a1, b1; \0A\09subc.cc.u32     r2, a2, b2; \0A\09subc.u32        r3, a3, b3; \0A\09mov.b64         $0, {r0,r1};\0A\09mov.b64         $1, {r2,r3};\0A\09}", "=l,=l,l,l,l,l"(i64 0, i64 0, i64 %62, i64 %61) #11, !srcloc !22
  %73 = extractvalue { i64, i64 } %72, 0
  %74 = extractvalue { i64, i64 } %72, 1
  br label %75

75:                                               ; preds = %70, %56
  %76 = phi i64 [ %74, %70 ], [ %61, %56 ]
  %77 = phi i64 [ %73, %70 ], [ %62, %56 ]
  %78 = phi i32 [ %71, %70 ], [ %4, %56 ]
  %79 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %76, i1 false)
  %80 = freeze i64 %77
  %81 = tail call i64 @llvm.fshl.i64(i64 %76, i64 %80, i64 %79)
  %82 = tail call { i64, i64 } asm "{\0A\09.reg .u32 r0, r1, r2, r3, alo, ahi, blo, bhi;\0A\09mov.b64         {alo,ahi}, $2;   \0A\09mov.b64         {blo,bhi}, $3;   \0A\09mul.lo.u32      r0, alo, blo;    \0A\09mul.hi.u32      r1, alo, blo;    \0A\09mad.lo.cc.u32   r1, alo, bhi, r1;\0A\09madc.hi.u32     r2, alo, bhi,  0;\0A\09mad.lo.cc.u32   r1, ahi, blo, r1;\0A\09madc.hi.cc.u32  r2, ahi, blo, r2;\0A\09madc.hi.u32     r3, ahi, bhi,  0;\0A\09mad.lo.cc.u32   r2, ahi, bhi, r2;\0A\09addc.u32        r3, r3,  0;      \0A\09mov.b64         $0, {r0,r1};     \0A\09mov.b64         $1, {r2,r3};     \0A\09}", "=l,=l,l,l"(i64 %81, i64 -3958705157555305931) #11, !srcloc !23
  %83 = extractvalue { i64, i64 } %82, 1
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %90

85:                                               ; preds = %75
  %86 = add nuw nsw i64 %79, 1
  %87 = extractvalue { i64, i64 } %82, 0
  %88 = tail call { i64, i64 } asm "{\0A\09.reg .u32 r0, r1, r2, r3, a0, a1, a2, a3, b0, b1, b2, b3;\0A\09mov.b64         {a0,a1}, $2;\0A\09mov.b64         {a2,a3}, $3;\0A\09mov.b64         {b0,b1}, $4;\0A\09mov.b64         {b2,b3}, $5;\0A\09add.cc.u32      r0, a0, b0; \0A\09addc.cc.u32     r1, a1, b1; \0A\09addc.cc.u32     r2, a2, b2; \0A\09addc.u32        r3, a3, b3; \0A\09mov.b64         $0, {r0,r1};\0A\09mov.b64         $1, {r2,r3};\0A\09}", "=l,=l,l,l,l,l"(i64 %87, i64 %83, i64 %87, i64 %83) #11, !srcloc !24
  %89 = extractvalue { i64, i64 } %88, 1
  br label %90

90:                                               ; preds = %85, %75
  %91 = phi i64 [ %89, %85 ], [ %83, %75 ]
  %92 = phi i64 [ %86, %85 ], [ %79, %75 ]
  %93 = zext i32 %78 to i64
  %94 = shl nuw i64 %93, 32
  %95 = add i64 %91, 1
  %96 = lshr i64 %95, 10
  %97 = add nuw nsw i64 %96, 1
  %98 = lshr i64 %97, 1
  %99 = shl nuw nsw i64 %92, 52
  %100 = sub nsw i64 %98, %99
  %101 = add nsw i64 %100, 4602678819172646912
  %102 = or i64 %101, %94
  %103 = bitcast i64 %102 to double
  br label %104

104:                                              ; preds = %1, %90
  %105 = phi double [ %103, %90 ], [ %0, %1 ]
  %106 = phi i32 [ %68, %90 ], [ 0, %1 ]
  %107 = insertvalue { double, i32 } poison, double %105, 0
  %108 = insertvalue { double, i32 } %107, i32 %106, 1
  ret { double, i32 } %108
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.hi(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.lo(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.lohi.i2d(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.rcp.approx.ftz.d(double) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rn.d(double, double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc double @__internal_accurate_pow(double %0) unnamed_addr #7 {
  %2 = tail call i32 @llvm.nvvm.d2i.hi(double %0) #10
  %3 = tail call i32 @llvm.nvvm.d2i.lo(double %0) #10
  %4 = lshr i32 %2, 20
  %5 = icmp eq i32 %4, 0
  %6 = fmul double %0, 0x4350000000000000
  %7 = tail call i32 @llvm.nvvm.d2i.hi(double %6) #10
  %8 = tail call i32 @llvm.nvvm.d2i.lo(double %6) #10
  %9 = lshr i32 %7, 20
  %10 = add nsw i32 %9, -54
  %11 = select i1 %5, i32 %8, i32 %3
  %12 = select i1 %5, i32 %7, i32 %2
  %13 = select i1 %5, i32 %10, i32 %4
  %14 = and i32 %12, -2146435073
  %15 = or disjoint i32 %14, 1072693248
  %16 = tail call double @llvm.nvvm.lohi.i2d(i32 %11, i32 %15) #10
  %17 = icmp ugt i32 %15, 1073127582
  %18 = tail call i32 @llvm.nvvm.d2i.lo(double %16) #10
  %19 = tail call i32 @llvm.nvvm.d2i.hi(double %16) #10
  %20 = add i32 %19, -1048576
  %21 = tail call double @llvm.nvvm.lohi.i2d(i32 %18, i32 %20) #10
  %22 = select i1 %17, double %21, double %16
  %23 = select i1 %17, i32 -1022, i32 -1023
  %24 = add nsw i32 %23, %13
  %25 = fadd double %22, -1.000000e+00
  %26 = fadd double %22, 1.000000e+00
  %27 = tail call double @llvm.nvvm.rcp.approx.ftz.d(double %26) #10
  %28 = fneg double %26
  %29 = tail call double @llvm.fma.f64(double %28, double %27, double 1.000000e+00)
  %30 = tail call double @llvm.fma.f64(double %29, double %29, double %29)
  %31 = tail call double @llvm.fma.f64(double %30, double %27, double %27)
  %32 = fmul double %25, %31
  %33 = fadd double %32, %32
  %34 = fmul double %33, %33
  %35 = tail call double @llvm.fma.f64(double %34, double 0x3EB0F5FF7D2CAFE2, double 0x3ED0F5D241AD3B5A)
  %36 = tail call double @llvm.fma.f64(double %35, double %34, double 0x3EF3B20A75488A3F)
  %37 = tail call double @llvm.fma.f64(double %36, double %34, double 0x3F1745CDE4FAECD5)
  %38 = tail call double @llvm.fma.f64(double %37, double %34, double 0x3F3C71C7258A578B)
  %39 = tail call double @llvm.fma.f64(double %38, double %34, double 0x3F6249249242B910)
  %40 = tail call double @llvm.fma.f64(double %39, double %34, double 0x3F89999999999DFB)
  %41 = fmul double %34, %40
  %42 = fsub double %25, %33
  %43 = fmul double %42, 2.000000e+00
  %44 = fneg double %33
  %45 = tail call double @llvm.fma.f64(double %44, double %25, double %43)
  %46 = fmul double %31, %45
  %47 = fadd double %41, 0x3FB5555555555555
  %48 = fsub double 0x3FB5555555555555, %47
  %49 = fadd double %41, %48
  %50 = fadd double %49, 0xBC46A4CB00B9E7B0
  %51 = fadd double %47, %50
  %52 = fsub double %47, %51
  %53 = fadd double %50, %52
  %54 = tail call double @llvm.nvvm.mul.rn.d(double %33, double %33) #10
  %55 = fneg double %54
  %56 = tail call double @llvm.fma.f64(double %33, double %33, double %55)
  %57 = tail call i32 @llvm.nvvm.d2i.lo(double %46) #10
  %58 = tail call i32 @llvm.nvvm.d2i.hi(double %46) #10
  %59 = add i32 %58, 1048576
  %60 = tail call double @llvm.nvvm.lohi.i2d(i32 %57, i32 %59) #10
  %61 = tail call double @llvm.fma.f64(double %33, double %60, double %56)
  %62 = tail call double @llvm.nvvm.mul.rn.d(double %54, double %33) #10
  %63 = fneg double %62
  %64 = tail call double @llvm.fma.f64(double %54, double %33, double %63)
  %65 = tail call double @llvm.fma.f64(double %54, double %46, double %64)
  %66 = tail call double @llvm.fma.f64(double %61, double %33, double %65)
  %67 = tail call double @llvm.nvvm.mul.rn.d(double %51, double %62) #10
  %68 = fneg double %67
  %69 = tail call double @llvm.fma.f64(double %51, double %62, double %68)
  %70 = tail call double @llvm.fma.f64(double %51, double %66, double %69)
  %71 = tail call double @llvm.fma.f64(double %53, double %62, double %70)
  %72 = fadd double %67, %71
  %73 = fsub double %67, %72
  %74 = fadd double %71, %73
  %75 = fadd double %33, %72
  %76 = fsub double %33, %75
  %77 = fadd double %72, %76
  %78 = fadd double %74, %77
  %79 = fadd double %46, %78
  %80 = fadd double %75, %79
  %81 = fsub double %75, %80
  %82 = fadd double %79, %81
  %83 = xor i32 %24, -2147483648
  %84 = tail call double @llvm.nvvm.lohi.i2d(i32 %83, i32 1127219200) #10
  %85 = tail call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #10
  %86 = fsub double %84, %85
  %87 = tail call double @llvm.fma.f64(double %86, double 0x3FE62E42FEFA39EF, double %80)
  %88 = fneg double %86
  %89 = tail call double @llvm.fma.f64(double %88, double 0x3FE62E42FEFA39EF, double %87)
  %90 = fsub double %89, %80
  %91 = fsub double %82, %90
  %92 = tail call double @llvm.fma.f64(double %86, double 0x3C7ABC9E3B39803F, double %91)
  %93 = fadd double %87, %92
  %94 = fsub double %87, %93
  %95 = fadd double %92, %94
  %96 = tail call i32 @llvm.nvvm.d2i.hi(double 1.700000e+00) #10
  %97 = tail call i32 @llvm.nvvm.d2i.lo(double 1.700000e+00) #10
  %98 = shl i32 %96, 1
  %99 = icmp ugt i32 %98, -33554433
  %100 = and i32 %96, -15728641
  %101 = select i1 %99, i32 %100, i32 %96
  %102 = tail call double @llvm.nvvm.lohi.i2d(i32 %97, i32 %101) #10
  %103 = tail call double @llvm.nvvm.mul.rn.d(double %93, double %102) #10
  %104 = fneg double %103
  %105 = tail call double @llvm.fma.f64(double %93, double %102, double %104)
  %106 = tail call double @llvm.fma.f64(double %95, double %102, double %105)
  %107 = fadd double %103, %106
  %108 = tail call double @llvm.fma.f64(double %107, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %109 = tail call i32 @llvm.nvvm.d2i.lo(double %108) #10
  %110 = tail call double @llvm.nvvm.add.rn.d(double %108, double 0xC338000000000000) #10
  %111 = tail call double @llvm.fma.f64(double %110, double 0xBFE62E42FEFA39EF, double %107)
  %112 = tail call double @llvm.fma.f64(double %110, double 0xBC7ABC9E3B39803F, double %111)
  %113 = tail call double @llvm.fma.f64(double %112, double 0x3E5ADE1569CE2BDF, double 0x3E928AF3FCA213EA)
  %114 = tail call double @llvm.fma.f64(double %113, double %112, double 0x3EC71DEE62401315)
  %115 = tail call double @llvm.fma.f64(double %114, double %112, double 0x3EFA01997C89EB71)
  %116 = tail call double @llvm.fma.f64(double %115, double %112, double 0x3F2A01A014761F65)
  %117 = tail call double @llvm.fma.f64(double %116, double %112, double 0x3F56C16C1852B7AF)
  %118 = tail call double @llvm.fma.f64(double %117, double %112, double 0x3F81111111122322)
  %119 = tail call double @llvm.fma.f64(double %118, double %112, double 0x3FA55555555502A1)
  %120 = tail call double @llvm.fma.f64(double %119, double %112, double 0x3FC5555555555511)
  %121 = tail call double @llvm.fma.f64(double %120, double %112, double 0x3FE000000000000B)
  %122 = tail call double @llvm.fma.f64(double %121, double %112, double 1.000000e+00)
  %123 = tail call double @llvm.fma.f64(double %122, double %112, double 1.000000e+00)
  %124 = tail call i32 @llvm.nvvm.d2i.lo(double %123) #10
  %125 = tail call i32 @llvm.nvvm.d2i.hi(double %123) #10
  %126 = shl i32 %109, 20
  %127 = add i32 %125, %126
  %128 = tail call double @llvm.nvvm.lohi.i2d(i32 %124, i32 %127) #10
  %129 = tail call i32 @llvm.nvvm.d2i.hi(double %107) #10
  %130 = bitcast i32 %129 to float
  %131 = tail call float @llvm.nvvm.fabs.f32(float %130)
  %132 = fcmp olt float %131, 0x4010C46560000000
  br i1 %132, label %148, label %133

133:                                              ; preds = %1
  %134 = fcmp olt double %107, 0.000000e+00
  %135 = fadd double %107, 0x7FF0000000000000
  %136 = select i1 %134, double 0.000000e+00, double %135
  %137 = fcmp olt float %131, 0x4010E90000000000
  br i1 %137, label %138, label %148

138:                                              ; preds = %133
  %139 = sdiv i32 %109, 2
  %140 = shl i32 %139, 20
  %141 = add i32 %125, %140
  %142 = tail call double @llvm.nvvm.lohi.i2d(i32 %124, i32 %141) #10
  %143 = sub nsw i32 %109, %139
  %144 = shl i32 %143, 20
  %145 = add nsw i32 %144, 1072693248
  %146 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %145) #10
  %147 = fmul double %146, %142
  br label %148

148:                                              ; preds = %133, %138, %1
  %149 = phi double [ %128, %1 ], [ %147, %138 ], [ %136, %133 ]
  %150 = fsub double %103, %107
  %151 = fadd double %106, %150
  %152 = tail call double @llvm.nvvm.fabs.f64(double %149)
  %153 = fcmp oeq double %152, 0x7FF0000000000000
  %154 = tail call double @llvm.fma.f64(double %149, double %151, double %149)
  %155 = select i1 %153, double %149, double %154
  ret double %155
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rz.d(double, double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #9

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(none) "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nounwind }
attributes #11 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!10}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{i32 2, i32 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !8, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !8, i64 0}
!15 = !{i32 33673, i32 33677, i32 33722, i32 33767}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.count", i32 1}
!18 = !{i32 21352}
!19 = !{i32 213980, i32 214019, i32 214067}
!20 = !{i32 160011, i32 160015, i32 160084, i32 160132, i32 160180, i32 160228, i32 160276, i32 160324, i32 160372, i32 160420, i32 160468, i32 160516, i32 160564, i32 160612, i32 160660, i32 160708, i32 160756}
!21 = distinct !{!21, !17}
!22 = !{i32 157745, i32 157749, i32 157820, i32 157862, i32 157904, i32 157946, i32 157988, i32 158030, i32 158072, i32 158114, i32 158156, i32 158198, i32 158240}
!23 = !{i32 158786, i32 158790, i32 158849, i32 158896, i32 158943, i32 158990, i32 159037, i32 159084, i32 159131, i32 159178, i32 159225, i32 159272, i32 159319, i32 159366, i32 159413, i32 159460}
!24 = !{i32 156547, i32 156551, i32 156622, i32 156664, i32 156706, i32 156748, i32 156790, i32 156832, i32 156874, i32 156916, i32 156958, i32 157000, i32 157042}
