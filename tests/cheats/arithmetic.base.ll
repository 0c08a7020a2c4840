; Made from arithmetic.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__cudart_i2opi_f = internal unnamed_addr addrspace(1) constant [6 x i32] [i32 1011060801, i32 -614296167, i32 -181084736, i32 -64530479, i32 1313084713, i32 -1560706194], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @division(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %19

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #8
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = fmul contract float %14, %14
  %16 = fadd contract float %15, 1.500000e+00
  %17 = fdiv contract float %14, %16
  %18 = getelementptr inbounds float, ptr %1, i64 %12
  store float %17, ptr %18, align 4, !tbaa !11
  br label %19

19:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc void @_ZL5wasteiPi(i32 noundef %0, ptr noundef writeonly captures(none) %1) unnamed_addr #1 {
  br label %5

3:                                                ; preds = %5
  %4 = icmp eq i32 %9, 1592614637
  br i1 %4, label %12, label %13

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ]
  %7 = phi i32 [ %0, %2 ], [ %9, %5 ]
  %8 = add nsw i32 %6, %7
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #8
  %10 = add nuw nsw i32 %6, 1
  %11 = icmp eq i32 %10, 4
  br i1 %11, label %3, label %5, !llvm.loop !13

12:                                               ; preds = %3
  store i32 1592614637, ptr %1, align 4, !tbaa !6
  br label %13

13:                                               ; preds = %12, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reciprocal(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %19

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #8
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = fmul contract float %14, %14
  %16 = fadd contract float %15, 1.500000e+00
  %17 = fdiv contract float 1.000000e+00, %16
  %18 = getelementptr inbounds float, ptr %1, i64 %12
  store float %17, ptr %18, align 4, !tbaa !11
  br label %19

19:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @root(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %18

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #8
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.fabs.f32(float %14)
  %16 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %15)
  %17 = getelementptr inbounds float, ptr %1, i64 %12
  store float %16, ptr %17, align 4, !tbaa !11
  br label %18

18:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @inverse_root(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #8
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.fabs.f32(float %14)
  %16 = fadd contract float %15, 0x3FB99999A0000000
  %17 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %16)
  %18 = fdiv contract float 1.000000e+00, %17
  %19 = getelementptr inbounds float, ptr %1, i64 %12
  store float %18, ptr %19, align 4, !tbaa !11
  br label %20

20:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @power(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %64

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #8
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = fpext contract float %14 to double
  %16 = tail call double @llvm.nvvm.add.rn.d(double %15, double 0x4338000000000000) #9
  %17 = tail call double @llvm.nvvm.add.rn.d(double %16, double 0xC338000000000000) #9
  %18 = tail call i32 @llvm.nvvm.d2i.lo(double %16) #9
  %19 = fsub double %15, %17
  %20 = fmul double %19, 0x3C7ABC9E3B39803F
  %21 = tail call double @llvm.fma.f64(double %19, double 0x3FE62E42FEFA39EF, double %20)
  %22 = tail call double @llvm.fma.f64(double %21, double 0x3E5ADE1569CE2BDF, double 0x3E928AF3FCA213EA)
  %23 = tail call double @llvm.fma.f64(double %22, double %21, double 0x3EC71DEE62401315)
  %24 = tail call double @llvm.fma.f64(double %23, double %21, double 0x3EFA01997C89EB71)
  %25 = tail call double @llvm.fma.f64(double %24, double %21, double 0x3F2A01A014761F65)
  %26 = tail call double @llvm.fma.f64(double %25, double %21, double 0x3F56C16C1852B7AF)
  %27 = tail call double @llvm.fma.f64(double %26, double %21, double 0x3F81111111122322)
  %28 = tail call double @llvm.fma.f64(double %27, double %21, double 0x3FA55555555502A1)
  %29 = tail call double @llvm.fma.f64(double %28, double %21, double 0x3FC5555555555511)
  %30 = tail call double @llvm.fma.f64(double %29, double %21, double 0x3FE000000000000B)
  %31 = tail call double @llvm.fma.f64(double %30, double %21, double 1.000000e+00)
  %32 = tail call double @llvm.fma.f64(double %31, double %21, double 1.000000e+00)
  %33 = tail call i32 @llvm.nvvm.d2i.lo(double %32) #9
  %34 = tail call i32 @llvm.nvvm.d2i.hi(double %32) #9
  %35 = shl i32 %18, 20
  %36 = add i32 %34, %35
  %37 = tail call double @llvm.nvvm.lohi.i2d(i32 %33, i32 %36) #9
  %38 = tail call i32 @llvm.nvvm.d2i.hi(double %15) #9
  %39 = bitcast i32 %38 to float
  %40 = tail call float @llvm.nvvm.fabs.f32(float %39)
  %41 = fcmp olt float %40, 0x4011FE0000000000
  br i1 %41, label %60, label %42

42:                                               ; preds = %11
  %43 = icmp slt i32 %38, 0
  %44 = select i1 %43, double 0.000000e+00, double 0x7FF0000000000000
  %45 = tail call double @llvm.nvvm.fabs.f64(double %15)
  %46 = fcmp uno double %45, 0.000000e+00
  %47 = fadd double %15, %15
  %48 = select i1 %46, double %47, double %44
  %49 = fcmp olt float %40, 0x4012198000000000
  br i1 %49, label %50, label %60

50:                                               ; preds = %42
  %51 = sdiv i32 %18, 2
  %52 = shl i32 %51, 20
  %53 = add i32 %34, %52
  %54 = tail call double @llvm.nvvm.lohi.i2d(i32 %33, i32 %53) #9
  %55 = sub nsw i32 %18, %51
  %56 = shl i32 %55, 20
  %57 = add nsw i32 %56, 1072693248
  %58 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %57) #9
  %59 = fmul double %58, %54
  br label %60

60:                                               ; preds = %11, %42, %50
  %61 = phi double [ %37, %11 ], [ %59, %50 ], [ %48, %42 ]
  %62 = fptrunc contract double %61 to float
  %63 = getelementptr inbounds float, ptr %1, i64 %12
  store float %62, ptr %63, align 4, !tbaa !11
  br label %64

64:                                               ; preds = %4, %60
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @logarithm(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %48

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #8
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call noundef float @llvm.nvvm.fabs.f32(float %14)
  %16 = fadd contract float %15, 0x3FB99999A0000000
  %17 = fcmp olt float %16, 0x3810000000000000
  %18 = fmul float %16, 0x4160000000000000
  %19 = select i1 %17, float %18, float %16
  %20 = select i1 %17, float -2.300000e+01, float 0.000000e+00
  %21 = bitcast float %19 to i32
  %22 = add i32 %21, -1060439283
  %23 = and i32 %22, -8388608
  %24 = sub i32 %21, %23
  %25 = bitcast i32 %24 to float
  %26 = sitofp i32 %23 to float
  %27 = tail call float @llvm.fma.f32(float %26, float 0x3E80000000000000, float %20)
  %28 = fadd float %25, -1.000000e+00
  %29 = tail call float @llvm.fma.f32(float %28, float 0x3FB8D64FE0000000, float 0xBFC58FE600000000)
  %30 = tail call float @llvm.fma.f32(float %29, float %28, float 0x3FC5F9E540000000)
  %31 = tail call float @llvm.fma.f32(float %30, float %28, float 0xBFC6E9C860000000)
  %32 = tail call float @llvm.fma.f32(float %31, float %28, float 0x3FCA417E80000000)
  %33 = tail call float @llvm.fma.f32(float %32, float %28, float 0xBFCEC79160000000)
  %34 = tail call float @llvm.fma.f32(float %33, float %28, float 0x3FD277F320000000)
  %35 = tail call float @llvm.fma.f32(float %34, float %28, float 0xBFD7154920000000)
  %36 = tail call float @llvm.fma.f32(float %35, float %28, float 0x3FDEC70940000000)
  %37 = tail call float @llvm.fma.f32(float %36, float %28, float 0xBFE7154760000000)
  %38 = fmul float %28, %37
  %39 = fmul float %28, %38
  %40 = tail call float @llvm.fma.f32(float %28, float 0x3FF7154760000000, float %39)
  %41 = fadd float %27, %40
  %42 = icmp ugt i32 %21, 2139095039
  %43 = tail call float @llvm.fma.f32(float %19, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %44 = select i1 %42, float %43, float %41
  %45 = fcmp oeq float %19, 0.000000e+00
  %46 = select i1 %45, float 0xFFF0000000000000, float %44
  %47 = getelementptr inbounds float, ptr %1, i64 %12
  store float %46, ptr %47, align 4, !tbaa !11
  br label %48

48:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @sine(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca [7 x i32], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %117

12:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #8
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %16 = fmul float %15, 0x3FE45F3060000000
  %17 = tail call i32 @llvm.nvvm.f2i.rn(float %16) #9
  %18 = sitofp i32 %17 to float
  %19 = tail call float @llvm.fma.f32(float %18, float 0xBFF921FB40000000, float %15)
  %20 = tail call float @llvm.fma.f32(float %18, float 0xBE74442D00000000, float %19)
  %21 = tail call float @llvm.fma.f32(float %18, float 0xBCF84698A0000000, float %20)
  %22 = tail call float @llvm.nvvm.fabs.f32(float %15)
  %23 = fcmp ult float %22, 1.056150e+05
  br i1 %23, label %97, label %24

24:                                               ; preds = %12
  %25 = fcmp oeq float %22, 0x7FF0000000000000
  br i1 %25, label %26, label %28

26:                                               ; preds = %24
  %27 = tail call float @llvm.nvvm.mul.rn.f(float %15, float 0.000000e+00) #9
  br label %97

28:                                               ; preds = %24
  %29 = bitcast float %15 to i32
  %30 = shl i32 %29, 8
  %31 = or i32 %30, -2147483648
  br label %32

32:                                               ; preds = %28, %32
  %33 = phi i32 [ 0, %28 ], [ %42, %32 ]
  %34 = phi i32 [ 0, %28 ], [ %40, %32 ]
  %35 = zext nneg i32 %33 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4
  %38 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %37, i32 %31, i32 %34) #10, !srcloc !16
  %39 = extractvalue { i32, i32 } %38, 0
  %40 = extractvalue { i32, i32 } %38, 1
  %41 = getelementptr inbounds nuw i32, ptr %5, i64 %35
  store i32 %39, ptr %41, align 4
  %42 = add nuw nsw i32 %33, 1
  %43 = icmp eq i32 %42, 6
  br i1 %43, label %44, label %32, !llvm.loop !17

44:                                               ; preds = %32
  %45 = lshr i32 %29, 23
  %46 = and i32 %45, 224
  %47 = add nsw i32 %46, -128
  %48 = lshr exact i32 %47, 5
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %40, ptr %49, align 4
  %50 = and i32 %45, 31
  %51 = sub nsw i32 6, %48
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %5, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = sub nsw i32 5, %48
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %5, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = icmp eq i32 %50, 0
  br i1 %59, label %72, label %60

60:                                               ; preds = %44
  %61 = sub nsw i32 4, %48
  %62 = sub nuw nsw i32 32, %50
  %63 = shl i32 %54, %50
  %64 = lshr i32 %58, %62
  %65 = or disjoint i32 %64, %63
  %66 = shl i32 %58, %50
  %67 = sext i32 %61 to i64
  %68 = getelementptr inbounds i32, ptr %5, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = lshr i32 %69, %62
  %71 = or disjoint i32 %70, %66
  br label %72

72:                                               ; preds = %60, %44
  %73 = phi i32 [ %65, %60 ], [ %54, %44 ]
  %74 = phi i32 [ %71, %60 ], [ %58, %44 ]
  %75 = lshr i32 %73, 30
  %76 = tail call i32 @llvm.fshl.i32(i32 %73, i32 %74, i32 2)
  %77 = shl i32 %74, 2
  %78 = lshr i32 %76, 31
  %79 = add nuw nsw i32 %78, %75
  %80 = sub nsw i32 0, %79
  %81 = icmp slt i32 %29, 0
  %82 = select i1 %81, i32 %80, i32 %79
  %83 = xor i32 %76, %29
  %84 = ashr i32 %76, 31
  %85 = xor i32 %84, %76
  %86 = xor i32 %84, %77
  %87 = zext i32 %85 to i64
  %88 = shl nuw i64 %87, 32
  %89 = zext i32 %86 to i64
  %90 = or disjoint i64 %88, %89
  %91 = sitofp i64 %90 to double
  %92 = fmul double %91, 0x3BF921FB54442D19
  %93 = fptrunc double %92 to float
  %94 = fneg float %93
  %95 = icmp slt i32 %83, 0
  %96 = select i1 %95, float %94, float %93
  br label %97

97:                                               ; preds = %12, %26, %72
  %98 = phi i32 [ %17, %12 ], [ 0, %26 ], [ %82, %72 ]
  %99 = phi float [ %21, %12 ], [ %27, %26 ], [ %96, %72 ]
  %100 = tail call float @llvm.nvvm.mul.rn.f(float %99, float %99) #9
  %101 = and i32 %98, 1
  %102 = icmp eq i32 %101, 0
  %103 = select i1 %102, float %99, float 1.000000e+00
  %104 = tail call float @llvm.fma.f32(float %100, float %103, float 0.000000e+00)
  %105 = tail call float @llvm.fma.f32(float %100, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %106 = select i1 %102, float 0xBF29A82A60000000, float %105
  %107 = select i1 %102, float 0x3F8110BC80000000, float 0x3FA5555760000000
  %108 = tail call float @llvm.fma.f32(float %106, float %100, float %107)
  %109 = select i1 %102, float 0xBFC5555500000000, float 0xBFDFFFFFE0000000
  %110 = tail call float @llvm.fma.f32(float %108, float %100, float %109)
  %111 = tail call float @llvm.fma.f32(float %110, float %104, float %103)
  %112 = and i32 %98, 2
  %113 = icmp eq i32 %112, 0
  %114 = fsub float 0.000000e+00, %111
  %115 = select i1 %113, float %111, float %114
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %116 = getelementptr inbounds float, ptr %1, i64 %13
  store float %115, ptr %116, align 4, !tbaa !11
  br label %117

117:                                              ; preds = %4, %97
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @tangent(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %33

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #8
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = tail call float @llvm.nvvm.fabs.f32(float %14)
  %16 = fmul float %15, 0x4007154760000000
  %17 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %16)
  %18 = fadd float %17, 1.000000e+00
  %19 = tail call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %18) #10, !srcloc !19
  %20 = tail call float @llvm.fma.f32(float %19, float -2.000000e+00, float 1.000000e+00)
  %21 = fcmp oge float %15, 0x4022059680000000
  %22 = select i1 %21, float 1.000000e+00, float %20
  %23 = tail call float @llvm.copysign.f32(float %22, float %14) #9
  %24 = fmul float %14, %14
  %25 = tail call float @llvm.fma.f32(float %24, float 0x3F901E1040000000, float 0xBFAAC795C0000000)
  %26 = tail call float @llvm.fma.f32(float %25, float %24, float 0x3FC10B2820000000)
  %27 = tail call float @llvm.fma.f32(float %26, float %24, float 0xBFD5553DA0000000)
  %28 = tail call float @llvm.fma.f32(float %27, float %24, float 0.000000e+00)
  %29 = tail call float @llvm.fma.f32(float %28, float %14, float %14)
  %30 = fcmp oge float %15, 0x3FE3333340000000
  %31 = select i1 %30, float %23, float %29
  %32 = getelementptr inbounds float, ptr %1, i64 %12
  store float %31, ptr %32, align 4, !tbaa !11
  br label %33

33:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flushed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #8
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = fmul contract float %14, 0x37D5C73000000000
  %16 = getelementptr inbounds float, ptr %1, i64 %12
  store float %15, ptr %16, align 4, !tbaa !11
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @modulus(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %85

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #8
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = fmul contract float %14, 1.000000e+06
  %16 = tail call float @llvm.nvvm.fabs.f32(float %15)
  %17 = fcmp olt float %16, 0x3FE6666660000000
  br i1 %17, label %78, label %18

18:                                               ; preds = %11
  %19 = fcmp ugt float %16, 0x4156666660000000
  br i1 %19, label %45, label %20

20:                                               ; preds = %18
  %21 = tail call float @llvm.nvvm.div.approx.f(float %16, float 0x3FE6666660000000) #9
  %22 = tail call float @llvm.trunc.f32(float %21)
  %23 = tail call float @llvm.fma.f32(float %22, float 0xBFE6666660000000, float %16)
  %24 = bitcast float %23 to i32
  %25 = icmp ugt i32 %24, 1060320050
  br i1 %25, label %26, label %42

26:                                               ; preds = %20
  %27 = icmp ugt i32 %24, -2147483648
  br i1 %27, label %28, label %33

28:                                               ; preds = %26
  %29 = fadd float %22, -1.000000e+00
  %30 = fcmp olt float %23, 0xBFE6666660000000
  %31 = fadd float %29, -1.000000e+00
  %32 = select i1 %30, float %31, float %29
  br label %42

33:                                               ; preds = %26
  %34 = fadd float %22, 1.000000e+00
  %35 = fcmp ult float %23, 0x3FF6666660000000
  br i1 %35, label %42, label %36

36:                                               ; preds = %33
  %37 = fadd float %34, 1.000000e+00
  %38 = tail call float @llvm.fma.f32(float -3.000000e+00, float 0x3FE6666660000000, float %23)
  %39 = fcmp oge float %38, 0.000000e+00
  %40 = fadd float %37, 1.000000e+00
  %41 = select i1 %39, float %40, float %37
  br label %42

42:                                               ; preds = %36, %33, %28, %20
  %43 = phi float [ %22, %20 ], [ %32, %28 ], [ %41, %36 ], [ %34, %33 ]
  %44 = tail call float @llvm.fma.f32(float %43, float 0xBFE6666660000000, float %16)
  br label %78

45:                                               ; preds = %18
  %46 = bitcast float %16 to i32
  %47 = and i32 %46, -8388608
  %48 = and i32 %46, 8388607
  %49 = or disjoint i32 %48, 1065353216
  %50 = bitcast i32 %49 to float
  %51 = tail call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float 0x3FF6666660000000) #10, !srcloc !19
  %52 = add i32 %47, -1056964608
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %72, label %54

54:                                               ; preds = %45, %54
  %55 = phi i32 [ %68, %54 ], [ %49, %45 ]
  %56 = phi i32 [ %67, %54 ], [ %52, %45 ]
  %57 = tail call i32 @llvm.umin.i32(i32 %56, i32 192937984) #9
  %58 = add i32 %55, %57
  %59 = bitcast i32 %58 to float
  %60 = fmul float %51, %59
  %61 = tail call float @llvm.fma.f32(float %60, float 0xBFF6666660000000, float %59)
  %62 = tail call float @llvm.fma.f32(float %61, float %51, float %60)
  %63 = tail call float @llvm.fma.f32(float %62, float 0xBFF6666660000000, float %59)
  %64 = tail call float @llvm.nvvm.fma.rz.f(float %63, float %51, float %62) #9
  %65 = tail call float @llvm.trunc.f32(float %64)
  %66 = tail call float @llvm.fma.f32(float %65, float 0xBFF6666660000000, float %59)
  %67 = sub i32 %56, %57
  %68 = bitcast float %66 to i32
  %69 = icmp ne i32 %67, 0
  %70 = icmp ne i32 %68, 0
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %54, label %72

72:                                               ; preds = %54, %45
  %73 = phi float [ %50, %45 ], [ %66, %54 ]
  %74 = icmp ugt i32 %46, 2139095039
  %75 = select i1 %74, float 0x7FFFFFFFE0000000, float 0x4150000000000000
  %76 = fmul float %73, 0x3E80000000000000
  %77 = fmul float %75, %76
  br label %78

78:                                               ; preds = %11, %42, %72
  %79 = phi float [ %16, %11 ], [ %44, %42 ], [ %77, %72 ]
  %80 = tail call float @llvm.nvvm.fabs.f32(float %79)
  %81 = fcmp uno float %80, 0.000000e+00
  %82 = tail call float @llvm.copysign.f32(float %79, float %15) #9
  %83 = select i1 %81, float %79, float %82
  %84 = getelementptr inbounds float, ptr %1, i64 %12
  store float %83, ptr %84, align 4, !tbaa !11
  br label %85

85:                                               ; preds = %4, %78
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @same_approximation(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %26

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #8
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = fmul float %14, 0x3FF7154760000000
  %16 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %15)
  %17 = tail call noundef float @llvm.nvvm.fabs.f32(float %14)
  %18 = fadd contract float %17, 1.000000e+00
  %19 = tail call noundef float @llvm.nvvm.sqrt.approx.f(float %18) #9
  %20 = fdiv contract float %16, %19
  %21 = tail call noundef float @llvm.nvvm.sin.approx.f(float %14) #9
  %22 = tail call noundef float @llvm.nvvm.div.approx.f(float %14, float 3.000000e+00)
  %23 = fmul contract float %21, %22
  %24 = fadd contract float %20, %23
  %25 = getelementptr inbounds float, ptr %1, i64 %12
  store float %24, ptr %25, align 4, !tbaa !11
  br label %26

26:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @by_a_power_of_two(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #8
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = fmul contract float %14, 1.250000e-01
  %16 = getelementptr inbounds float, ptr %1, i64 %12
  store float %15, ptr %16, align 4, !tbaa !11
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @within_tolerance(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %19

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #8
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = fmul contract float %14, %14
  %16 = fadd contract float %15, 1.500000e+00
  %17 = fdiv contract float %14, %16
  %18 = getelementptr inbounds float, ptr %1, i64 %12
  store float %17, ptr %18, align 4, !tbaa !11
  br label %19

19:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 {
  br label %3

2:                                                ; preds = %3
  ret i32 %12

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13
  %7 = xor i32 %6, %5
  %8 = lshr i32 %7, 17
  %9 = xor i32 %8, %7
  %10 = shl i32 %9, 5
  %11 = xor i32 %10, %9
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #8, !srcloc !20
  %13 = add nuw nsw i32 %4, 1
  %14 = icmp eq i32 %13, 6
  br i1 %14, label %2, label %3, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.approx.f(float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sin.approx.f(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.f(float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rz.f(float, float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rn.d(double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.lo(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.hi(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.lohi.i2d(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fabs.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }
attributes #10 = { nounwind memory(none) }

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
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{i32 33673, i32 33677, i32 33722, i32 33767}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.count", i32 1}
!19 = !{i32 21352}
!20 = !{i64 8032017}
!21 = distinct !{!21, !14, !15}
