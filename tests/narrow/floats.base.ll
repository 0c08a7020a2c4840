; Made from floats.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Options = type { i32, float }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fabs_dropped(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !15 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %8 = add i32 %6, %7, !dbg !18
  %9 = shl i32 %8, 13, !dbg !18
  %10 = xor i32 %9, %8, !dbg !18
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !18, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !18
  %13 = xor i32 %12, %11, !dbg !18
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !18, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !18
  %16 = xor i32 %15, %14, !dbg !18
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !18, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !18
  %19 = xor i32 %18, %17, !dbg !18
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !18, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !23
  br i1 %21, label %22, label %29, !dbg !23

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !24
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !24
  %25 = load float, ptr %24, align 4, !dbg !24, !tbaa !25
  %26 = tail call contract float @llvm.fabs.f32(float %25), !dbg !27
  %27 = fmul contract float %26, 2.500000e+00, !dbg !28
  %28 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !29
  store float %27, ptr %28, align 4, !dbg !30, !tbaa !25
  br label %29, !dbg !29

29:                                               ; preds = %22, %3
  ret void, !dbg !31
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @clamp_below(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !32 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !33
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !33
  %6 = mul i32 %4, %5, !dbg !33
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %8 = add i32 %6, %7, !dbg !33
  %9 = shl i32 %8, 13, !dbg !33
  %10 = xor i32 %9, %8, !dbg !33
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !33, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !33
  %13 = xor i32 %12, %11, !dbg !33
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !33, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !33
  %16 = xor i32 %15, %14, !dbg !33
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !33, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !33
  %19 = xor i32 %18, %17, !dbg !33
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !33, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !34
  br i1 %21, label %22, label %29, !dbg !34

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !35
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !35
  %25 = load float, ptr %24, align 4, !dbg !35, !tbaa !25
  %26 = fmul contract float %25, 2.500000e+00, !dbg !36
  %27 = tail call contract float @llvm.maxnum.f32(float %26, float 0.000000e+00), !dbg !37
  %28 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !38
  store float %27, ptr %28, align 4, !dbg !39, !tbaa !25
  br label %29, !dbg !38

29:                                               ; preds = %22, %3
  ret void, !dbg !40
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @clamp_above(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !41 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !42
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !42
  %6 = mul i32 %4, %5, !dbg !42
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !42
  %8 = add i32 %6, %7, !dbg !42
  %9 = shl i32 %8, 13, !dbg !42
  %10 = xor i32 %9, %8, !dbg !42
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !42, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !42
  %13 = xor i32 %12, %11, !dbg !42
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !42, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !42
  %16 = xor i32 %15, %14, !dbg !42
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !42, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !42
  %19 = xor i32 %18, %17, !dbg !42
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !42, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !43
  br i1 %21, label %22, label %29, !dbg !43

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !44
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !44
  %25 = load float, ptr %24, align 4, !dbg !44, !tbaa !25
  %26 = fmul contract float %25, 2.500000e+00, !dbg !45
  %27 = tail call contract float @llvm.minnum.f32(float %26, float 6.000000e+00), !dbg !46
  %28 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !47
  store float %27, ptr %28, align 4, !dbg !48, !tbaa !25
  br label %29, !dbg !47

29:                                               ; preds = %22, %3
  ret void, !dbg !49
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nan_replaced(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !50 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !51
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !51
  %6 = mul i32 %4, %5, !dbg !51
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !51
  %8 = add i32 %6, %7, !dbg !51
  %9 = shl i32 %8, 13, !dbg !51
  %10 = xor i32 %9, %8, !dbg !51
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !51, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !51
  %13 = xor i32 %12, %11, !dbg !51
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !51, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !51
  %16 = xor i32 %15, %14, !dbg !51
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !51, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !51
  %19 = xor i32 %18, %17, !dbg !51
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !51, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !52
  br i1 %21, label %22, label %29, !dbg !52

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !53
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !53
  %25 = load float, ptr %24, align 4, !dbg !53, !tbaa !25
  %26 = fcmp contract ord float %25, 0.000000e+00, !dbg !54
  %27 = select contract i1 %26, float %25, float 0.000000e+00, !dbg !54
  %28 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !55
  store float %27, ptr %28, align 4, !dbg !56, !tbaa !25
  br label %29, !dbg !57

29:                                               ; preds = %3, %22
  ret void, !dbg !57
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @infinity_replaced(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !58 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !59
  %6 = mul i32 %4, %5, !dbg !59
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %8 = add i32 %6, %7, !dbg !59
  %9 = shl i32 %8, 13, !dbg !59
  %10 = xor i32 %9, %8, !dbg !59
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !59, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !59
  %13 = xor i32 %12, %11, !dbg !59
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !59, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !59
  %16 = xor i32 %15, %14, !dbg !59
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !59, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !59
  %19 = xor i32 %18, %17, !dbg !59
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !59, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !60
  br i1 %21, label %22, label %30, !dbg !60

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !61
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !61
  %25 = load float, ptr %24, align 4, !dbg !61, !tbaa !25
  %26 = tail call contract float @llvm.fabs.f32(float %25), !dbg !62
  %27 = fcmp contract oeq float %26, 0x7FF0000000000000, !dbg !63
  %28 = select contract i1 %27, float 0x47EC363CC0000000, float %25, !dbg !62
  %29 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !64
  store float %28, ptr %29, align 4, !dbg !65, !tbaa !25
  br label %30, !dbg !66

30:                                               ; preds = %3, %22
  ret void, !dbg !66
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @root_of_negative(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !67 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %6 = mul i32 %4, %5, !dbg !68
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %8 = add i32 %6, %7, !dbg !68
  %9 = shl i32 %8, 13, !dbg !68
  %10 = xor i32 %9, %8, !dbg !68
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !68, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !68
  %13 = xor i32 %12, %11, !dbg !68
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !68, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !68
  %16 = xor i32 %15, %14, !dbg !68
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !68, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !68
  %19 = xor i32 %18, %17, !dbg !68
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !68, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !69
  br i1 %21, label %22, label %30, !dbg !69

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !70
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !70
  %25 = load float, ptr %24, align 4, !dbg !70, !tbaa !25
  %26 = fcmp contract olt float %25, 0.000000e+00, !dbg !71
  %27 = tail call contract float @llvm.sqrt.f32(float %25), !dbg !72
  %28 = select contract i1 %26, float 0.000000e+00, float %27, !dbg !72
  %29 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !73
  store float %28, ptr %29, align 4, !dbg !74, !tbaa !25
  br label %30, !dbg !75

30:                                               ; preds = %3, %22
  ret void, !dbg !75
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @denormals_flushed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !76 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !77
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !77
  %6 = mul i32 %4, %5, !dbg !77
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
  %8 = add i32 %6, %7, !dbg !77
  %9 = shl i32 %8, 13, !dbg !77
  %10 = xor i32 %9, %8, !dbg !77
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !77, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !77
  %13 = xor i32 %12, %11, !dbg !77
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !77, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !77
  %16 = xor i32 %15, %14, !dbg !77
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !77, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !77
  %19 = xor i32 %18, %17, !dbg !77
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !77, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !78
  br i1 %21, label %22, label %31, !dbg !78

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !79
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !79
  %25 = load float, ptr %24, align 4, !dbg !79, !tbaa !25
  %26 = tail call contract float @llvm.fabs.f32(float %25), !dbg !80
  %27 = fcmp contract olt float %26, 0x3810000000000000, !dbg !81
  %28 = fmul contract float %25, 1.024000e+03, !dbg !80
  %29 = select contract i1 %27, float 0.000000e+00, float %28, !dbg !80
  %30 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !82
  store float %29, ptr %30, align 4, !dbg !83, !tbaa !25
  br label %31, !dbg !84

31:                                               ; preds = %3, %22
  ret void, !dbg !84
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @denormals_kept(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !85 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !86
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !86
  %6 = mul i32 %4, %5, !dbg !86
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %8 = add i32 %6, %7, !dbg !86
  %9 = shl i32 %8, 13, !dbg !86
  %10 = xor i32 %9, %8, !dbg !86
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !86, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !86
  %13 = xor i32 %12, %11, !dbg !86
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !86, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !86
  %16 = xor i32 %15, %14, !dbg !86
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !86, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !86
  %19 = xor i32 %18, %17, !dbg !86
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !86, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !87
  br i1 %21, label %22, label %28, !dbg !87

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !88
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !88
  %25 = load float, ptr %24, align 4, !dbg !88, !tbaa !25
  %26 = fmul contract float %25, 0x3FD3333340000000, !dbg !89
  %27 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !90
  store float %26, ptr %27, align 4, !dbg !91, !tbaa !25
  br label %28, !dbg !92

28:                                               ; preds = %3, %22
  ret void, !dbg !92
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @negative_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !93 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !94
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !94
  %6 = mul i32 %4, %5, !dbg !94
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94
  %8 = add i32 %6, %7, !dbg !94
  %9 = shl i32 %8, 13, !dbg !94
  %10 = xor i32 %9, %8, !dbg !94
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !94, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !94
  %13 = xor i32 %12, %11, !dbg !94
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !94, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !94
  %16 = xor i32 %15, %14, !dbg !94
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !94, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !94
  %19 = xor i32 %18, %17, !dbg !94
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !94, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !95
  br i1 %21, label %22, label %28, !dbg !95

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !96
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !96
  %25 = load float, ptr %24, align 4, !dbg !96, !tbaa !25
  %26 = fadd contract float %25, 0.000000e+00, !dbg !97
  %27 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !98
  store float %26, ptr %27, align 4, !dbg !99, !tbaa !25
  br label %28, !dbg !98

28:                                               ; preds = %22, %3
  ret void, !dbg !100
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sign_of_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !101 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !102
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !102
  %6 = mul i32 %4, %5, !dbg !102
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !102
  %8 = add i32 %6, %7, !dbg !102
  %9 = shl i32 %8, 13, !dbg !102
  %10 = xor i32 %9, %8, !dbg !102
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !102, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !102
  %13 = xor i32 %12, %11, !dbg !102
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !102, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !102
  %16 = xor i32 %15, %14, !dbg !102
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !102, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !102
  %19 = xor i32 %18, %17, !dbg !102
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !102, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !103
  br i1 %21, label %22, label %31, !dbg !103

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !104
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !104
  %25 = load float, ptr %24, align 4, !dbg !104, !tbaa !25
  %26 = fcmp contract oeq float %25, 0.000000e+00, !dbg !105
  %27 = fcmp contract ogt float %25, 0.000000e+00, !dbg !106
  %28 = select contract i1 %27, float 1.000000e+00, float -1.000000e+00, !dbg !106
  %29 = select contract i1 %26, float 0.000000e+00, float %28, !dbg !106
  %30 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !107
  store float %29, ptr %30, align 4, !dbg !108, !tbaa !25
  br label %31, !dbg !109

31:                                               ; preds = %3, %22
  ret void, !dbg !109
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @unordered_compare(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !110 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !111
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !111
  %6 = mul i32 %4, %5, !dbg !111
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !111
  %8 = add i32 %6, %7, !dbg !111
  %9 = shl i32 %8, 13, !dbg !111
  %10 = xor i32 %9, %8, !dbg !111
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !111, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !111
  %13 = xor i32 %12, %11, !dbg !111
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !111, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !111
  %16 = xor i32 %15, %14, !dbg !111
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !111, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !111
  %19 = xor i32 %18, %17, !dbg !111
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !111, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !112
  br i1 %21, label %22, label %30, !dbg !112

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !113
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !113
  %25 = load float, ptr %24, align 4, !dbg !113, !tbaa !25
  %26 = fcmp contract olt float %25, 5.000000e-01, !dbg !114
  %27 = fmul contract float %25, 3.000000e+00, !dbg !115
  %28 = select contract i1 %26, float %27, float 7.000000e+00, !dbg !115
  %29 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !116
  store float %28, ptr %29, align 4, !dbg !117, !tbaa !25
  br label %30, !dbg !118

30:                                               ; preds = %3, %22
  ret void, !dbg !118
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @divided_by_zero(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !119 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !120
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !120
  %7 = mul i32 %5, %6, !dbg !120
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !120
  %9 = add i32 %7, %8, !dbg !120
  %10 = shl i32 %9, 13, !dbg !120
  %11 = xor i32 %10, %9, !dbg !120
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !120, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !120
  %14 = xor i32 %13, %12, !dbg !120
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !120, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !120
  %17 = xor i32 %16, %15, !dbg !120
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !120, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !120
  %20 = xor i32 %19, %18, !dbg !120
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !120, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !121
  br i1 %22, label %23, label %35, !dbg !121

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !122
  %25 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !122
  %26 = load float, ptr %25, align 4, !dbg !122, !tbaa !25
  %27 = fcmp contract oeq float %26, 0.000000e+00, !dbg !123
  br i1 %27, label %32, label %28, !dbg !124

28:                                               ; preds = %23
  %29 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !125
  %30 = load float, ptr %29, align 4, !dbg !125, !tbaa !25
  %31 = fdiv contract float %30, %26, !dbg !126
  br label %32, !dbg !124

32:                                               ; preds = %23, %28
  %33 = phi contract float [ %31, %28 ], [ 0.000000e+00, %23 ], !dbg !124
  %34 = getelementptr inbounds float, ptr %2, i64 %24, !dbg !127
  store float %33, ptr %34, align 4, !dbg !128, !tbaa !25
  br label %35, !dbg !129

35:                                               ; preds = %4, %32
  ret void, !dbg !129
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @divided_by_little(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !130 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !131
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !131
  %7 = mul i32 %5, %6, !dbg !131
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131
  %9 = add i32 %7, %8, !dbg !131
  %10 = shl i32 %9, 13, !dbg !131
  %11 = xor i32 %10, %9, !dbg !131
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !131, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !131
  %14 = xor i32 %13, %12, !dbg !131
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !131, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !131
  %17 = xor i32 %16, %15, !dbg !131
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !131, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !131
  %20 = xor i32 %19, %18, !dbg !131
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !131, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !132
  br i1 %22, label %23, label %32, !dbg !132

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !133
  %25 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !133
  %26 = load float, ptr %25, align 4, !dbg !133, !tbaa !25
  %27 = tail call contract float @llvm.maxnum.f32(float %26, float 0x3F50624DE0000000), !dbg !134
  %28 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !135
  %29 = load float, ptr %28, align 4, !dbg !135, !tbaa !25
  %30 = fdiv contract float %29, %27, !dbg !136
  %31 = getelementptr inbounds float, ptr %2, i64 %24, !dbg !137
  store float %30, ptr %31, align 4, !dbg !138, !tbaa !25
  br label %32, !dbg !139

32:                                               ; preds = %4, %23
  ret void, !dbg !139
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ordered_pair(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !140 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !141
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !141
  %7 = mul i32 %5, %6, !dbg !141
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !141
  %9 = add i32 %7, %8, !dbg !141
  %10 = shl i32 %9, 13, !dbg !141
  %11 = xor i32 %10, %9, !dbg !141
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !141, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !141
  %14 = xor i32 %13, %12, !dbg !141
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !141, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !141
  %17 = xor i32 %16, %15, !dbg !141
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !141, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !141
  %20 = xor i32 %19, %18, !dbg !141
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !141, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !142
  br i1 %22, label %23, label %35, !dbg !142

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !143
  %25 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !143
  %26 = load float, ptr %25, align 4, !dbg !143, !tbaa !25
  %27 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !144
  %28 = load float, ptr %27, align 4, !dbg !144, !tbaa !25
  %29 = fadd contract float %28, 1.000000e+00, !dbg !145
  %30 = fcmp contract ogt float %26, %29, !dbg !146
  %31 = select i1 %30, float %29, float %26, !dbg !146
  %32 = select i1 %30, float %26, float %29, !dbg !146
  %33 = fdiv contract float %31, %32, !dbg !147
  %34 = getelementptr inbounds float, ptr %2, i64 %24, !dbg !148
  store float %33, ptr %34, align 4, !dbg !149, !tbaa !25
  br label %35, !dbg !150

35:                                               ; preds = %4, %23
  ret void, !dbg !150
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rounded_to_byte(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !151 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !152
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !152
  %6 = mul i32 %4, %5, !dbg !152
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !152
  %8 = add i32 %6, %7, !dbg !152
  %9 = shl i32 %8, 13, !dbg !152
  %10 = xor i32 %9, %8, !dbg !152
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !152, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !152
  %13 = xor i32 %12, %11, !dbg !152
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !152, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !152
  %16 = xor i32 %15, %14, !dbg !152
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !152, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !152
  %19 = xor i32 %18, %17, !dbg !152
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !152, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !153
  br i1 %21, label %22, label %31, !dbg !153

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !154
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !154
  %25 = load float, ptr %24, align 4, !dbg !154, !tbaa !25
  %26 = fadd contract float %25, 5.000000e-01, !dbg !155
  %27 = tail call contract float @llvm.maxnum.f32(float %26, float 0.000000e+00), !dbg !156
  %28 = tail call contract float @llvm.minnum.f32(float %27, float 2.550000e+02), !dbg !157
  %29 = fptoui float %28 to i8, !dbg !157
  %30 = getelementptr inbounds i8, ptr %1, i64 %23, !dbg !158
  store i8 %29, ptr %30, align 1, !dbg !159, !tbaa !160
  br label %31, !dbg !161

31:                                               ; preds = %3, %22
  ret void, !dbg !161
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @saturated_byte(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !162 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !163
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !163
  %6 = mul i32 %4, %5, !dbg !163
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !163
  %8 = add i32 %6, %7, !dbg !163
  %9 = shl i32 %8, 13, !dbg !163
  %10 = xor i32 %9, %8, !dbg !163
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !163, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !163
  %13 = xor i32 %12, %11, !dbg !163
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !163, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !163
  %16 = xor i32 %15, %14, !dbg !163
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !163, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !163
  %19 = xor i32 %18, %17, !dbg !163
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !163, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !164
  br i1 %21, label %22, label %31, !dbg !164

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !165
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !165
  %25 = load float, ptr %24, align 4, !dbg !165, !tbaa !25
  %26 = fadd contract float %25, 5.000000e-01, !dbg !166
  %27 = tail call contract float @llvm.minnum.f32(float %26, float 2.550000e+02), !dbg !167
  %28 = fptosi float %27 to i32, !dbg !168
  %29 = trunc i32 %28 to i8, !dbg !169
  %30 = getelementptr inbounds i8, ptr %1, i64 %23, !dbg !170
  store i8 %29, ptr %30, align 1, !dbg !171, !tbaa !160
  br label %31, !dbg !172

31:                                               ; preds = %3, %22
  ret void, !dbg !172
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @converted_to_short(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !173 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !174
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !174
  %6 = mul i32 %4, %5, !dbg !174
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !174
  %8 = add i32 %6, %7, !dbg !174
  %9 = shl i32 %8, 13, !dbg !174
  %10 = xor i32 %9, %8, !dbg !174
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !174, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !174
  %13 = xor i32 %12, %11, !dbg !174
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !174, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !174
  %16 = xor i32 %15, %14, !dbg !174
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !174, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !174
  %19 = xor i32 %18, %17, !dbg !174
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !174, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !175
  br i1 %21, label %22, label %32, !dbg !175

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !176
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !176
  %25 = load float, ptr %24, align 4, !dbg !176, !tbaa !25
  %26 = fmul contract float %25, 1.600000e+01, !dbg !177
  %27 = fptosi float %26 to i32, !dbg !178
  %28 = tail call noundef range(i32 -32768, -2147483648) i32 @llvm.smax.i32(i32 %27, i32 -32768), !dbg !179
  %29 = tail call noundef range(i32 -32768, 32768) i32 @llvm.smin.i32(i32 range(i32 -32768, -2147483648) %28, i32 32767), !dbg !180
  %30 = trunc nsw i32 %29 to i16, !dbg !181
  %31 = getelementptr inbounds i16, ptr %1, i64 %23, !dbg !182
  store i16 %30, ptr %31, align 2, !dbg !183, !tbaa !184
  br label %32, !dbg !186

32:                                               ; preds = %3, %22
  ret void, !dbg !186
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @floor_of_positive(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !187 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !188
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !188
  %6 = mul i32 %4, %5, !dbg !188
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !188
  %8 = add i32 %6, %7, !dbg !188
  %9 = shl i32 %8, 13, !dbg !188
  %10 = xor i32 %9, %8, !dbg !188
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !188, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !188
  %13 = xor i32 %12, %11, !dbg !188
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !188, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !188
  %16 = xor i32 %15, %14, !dbg !188
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !188, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !188
  %19 = xor i32 %18, %17, !dbg !188
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !188, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !189
  br i1 %21, label %22, label %34, !dbg !189

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !190
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !190
  %25 = load float, ptr %24, align 4, !dbg !190, !tbaa !25
  %26 = fmul contract float %25, 1.600000e+01, !dbg !191
  %27 = fptosi float %26 to i32, !dbg !192
  %28 = sitofp i32 %27 to float, !dbg !193
  %29 = fcmp contract olt float %26, %28, !dbg !194
  %30 = sext i1 %29 to i32, !dbg !194
  %31 = add nsw i32 %30, %27, !dbg !194
  %32 = trunc i32 %31 to i16, !dbg !195
  %33 = getelementptr inbounds i16, ptr %1, i64 %23, !dbg !196
  store i16 %32, ptr %33, align 2, !dbg !197, !tbaa !184
  br label %34, !dbg !198

34:                                               ; preds = %3, %22
  ret void, !dbg !198
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @alpha_is_1(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !199 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !200
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !200
  %13 = mul i32 %11, %12, !dbg !200
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !200
  %15 = add i32 %13, %14, !dbg !200
  %16 = shl i32 %15, 13, !dbg !200
  %17 = xor i32 %16, %15, !dbg !200
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !200, !srcloc !19
  %19 = lshr i32 %18, 17, !dbg !200
  %20 = xor i32 %19, %18, !dbg !200
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !200, !srcloc !20
  %22 = shl i32 %21, 5, !dbg !200
  %23 = xor i32 %22, %21, !dbg !200
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #4, !dbg !200, !srcloc !21
  %25 = lshr i32 %24, 3, !dbg !200
  %26 = xor i32 %25, %24, !dbg !200
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #4, !dbg !200, !srcloc !22
  %28 = icmp slt i32 %15, %4, !dbg !201
  br i1 %28, label %29, label %38, !dbg !201

29:                                               ; preds = %10
  %30 = sext i32 %15 to i64, !dbg !202
  %31 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !202
  %32 = load float, ptr %31, align 4, !dbg !202, !tbaa !25
  %33 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !203
  %34 = load float, ptr %33, align 4, !dbg !203, !tbaa !25
  %35 = fadd contract float %32, %34, !dbg !204
  %36 = fmul contract float %5, %35, !dbg !205
  %37 = getelementptr inbounds float, ptr %3, i64 %30, !dbg !206
  store float %36, ptr %37, align 4, !dbg !207, !tbaa !25
  br label %38, !dbg !206

38:                                               ; preds = %29, %10
  ret void, !dbg !208
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @beta_is_0(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !209 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !210
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !210
  %13 = mul i32 %11, %12, !dbg !210
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !210
  %15 = add i32 %13, %14, !dbg !210
  %16 = shl i32 %15, 13, !dbg !210
  %17 = xor i32 %16, %15, !dbg !210
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !210, !srcloc !19
  %19 = lshr i32 %18, 17, !dbg !210
  %20 = xor i32 %19, %18, !dbg !210
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !210, !srcloc !20
  %22 = shl i32 %21, 5, !dbg !210
  %23 = xor i32 %22, %21, !dbg !210
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #4, !dbg !210, !srcloc !21
  %25 = lshr i32 %24, 3, !dbg !210
  %26 = xor i32 %25, %24, !dbg !210
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #4, !dbg !210, !srcloc !22
  %28 = icmp slt i32 %15, %4, !dbg !211
  br i1 %28, label %29, label %45, !dbg !211

29:                                               ; preds = %10
  %30 = sext i32 %15 to i64, !dbg !212
  %31 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !212
  %32 = load float, ptr %31, align 4, !dbg !212, !tbaa !25
  %33 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !213
  %34 = load float, ptr %33, align 4, !dbg !213, !tbaa !25
  %35 = fmul contract float %32, %34, !dbg !214
  %36 = fcmp contract une float %6, 0.000000e+00, !dbg !215
  br i1 %36, label %37, label %42, !dbg !215

37:                                               ; preds = %29
  %38 = getelementptr inbounds float, ptr %2, i64 %30, !dbg !216
  %39 = load float, ptr %38, align 4, !dbg !216, !tbaa !25
  %40 = fmul contract float %6, %39, !dbg !217
  %41 = fadd contract float %35, %40, !dbg !218
  br label %42, !dbg !219

42:                                               ; preds = %37, %29
  %43 = phi float [ %41, %37 ], [ %35, %29 ], !dbg !220
  %44 = getelementptr inbounds float, ptr %3, i64 %30, !dbg !221
  store float %43, ptr %44, align 4, !dbg !222, !tbaa !25
  br label %45, !dbg !223

45:                                               ; preds = %10, %42
  ret void, !dbg !223
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mode_is_0(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !224 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !225
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !225
  %13 = mul i32 %11, %12, !dbg !225
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !225
  %15 = add i32 %13, %14, !dbg !225
  %16 = shl i32 %15, 13, !dbg !225
  %17 = xor i32 %16, %15, !dbg !225
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !225, !srcloc !19
  %19 = lshr i32 %18, 17, !dbg !225
  %20 = xor i32 %19, %18, !dbg !225
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !225, !srcloc !20
  %22 = shl i32 %21, 5, !dbg !225
  %23 = xor i32 %22, %21, !dbg !225
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #4, !dbg !225, !srcloc !21
  %25 = lshr i32 %24, 3, !dbg !225
  %26 = xor i32 %25, %24, !dbg !225
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #4, !dbg !225, !srcloc !22
  %28 = icmp slt i32 %15, %4, !dbg !226
  br i1 %28, label %29, label %44, !dbg !226

29:                                               ; preds = %10
  %30 = sext i32 %15 to i64, !dbg !227
  %31 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !227
  %32 = load float, ptr %31, align 4, !dbg !227, !tbaa !25
  switch i32 %7, label %37 [
    i32 1, label %33
    i32 2, label %41
  ], !dbg !228

33:                                               ; preds = %29
  %34 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !229
  %35 = load float, ptr %34, align 4, !dbg !229, !tbaa !25
  %36 = fmul contract float %32, %35, !dbg !230
  br label %41, !dbg !231

37:                                               ; preds = %29
  %38 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !232
  %39 = load float, ptr %38, align 4, !dbg !232, !tbaa !25
  %40 = fadd contract float %32, %39, !dbg !233
  br label %41

41:                                               ; preds = %29, %37, %33
  %42 = phi float [ %36, %33 ], [ %40, %37 ], [ %32, %29 ]
  %43 = getelementptr inbounds float, ptr %3, i64 %30, !dbg !227
  store float %42, ptr %43, align 4, !dbg !227, !tbaa !25
  br label %44, !dbg !234

44:                                               ; preds = %41, %10
  ret void, !dbg !234
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @offset_is_0(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !235 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !236
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !236
  %13 = mul i32 %11, %12, !dbg !236
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !236
  %15 = add i32 %13, %14, !dbg !236
  %16 = shl i32 %15, 13, !dbg !236
  %17 = xor i32 %16, %15, !dbg !236
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !236, !srcloc !19
  %19 = lshr i32 %18, 17, !dbg !236
  %20 = xor i32 %19, %18, !dbg !236
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !236, !srcloc !20
  %22 = shl i32 %21, 5, !dbg !236
  %23 = xor i32 %22, %21, !dbg !236
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #4, !dbg !236, !srcloc !21
  %25 = lshr i32 %24, 3, !dbg !236
  %26 = xor i32 %25, %24, !dbg !236
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #4, !dbg !236, !srcloc !22
  %28 = icmp slt i32 %15, %4, !dbg !237
  br i1 %28, label %29, label %37, !dbg !237

29:                                               ; preds = %10
  %30 = add nsw i32 %8, %15, !dbg !238
  %31 = sext i32 %30 to i64, !dbg !239
  %32 = getelementptr inbounds float, ptr %0, i64 %31, !dbg !239
  %33 = load float, ptr %32, align 4, !dbg !239, !tbaa !25
  %34 = fmul contract float %33, 3.000000e+00, !dbg !240
  %35 = sext i32 %15 to i64, !dbg !241
  %36 = getelementptr inbounds float, ptr %3, i64 %35, !dbg !241
  store float %34, ptr %36, align 4, !dbg !242, !tbaa !25
  br label %37, !dbg !241

37:                                               ; preds = %29, %10
  ret void, !dbg !243
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @limit_not_reached(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !244 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !245
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !245
  %13 = mul i32 %11, %12, !dbg !245
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !245
  %15 = add i32 %13, %14, !dbg !245
  %16 = shl i32 %15, 13, !dbg !245
  %17 = xor i32 %16, %15, !dbg !245
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !245, !srcloc !19
  %19 = lshr i32 %18, 17, !dbg !245
  %20 = xor i32 %19, %18, !dbg !245
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !245, !srcloc !20
  %22 = shl i32 %21, 5, !dbg !245
  %23 = xor i32 %22, %21, !dbg !245
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #4, !dbg !245, !srcloc !21
  %25 = lshr i32 %24, 3, !dbg !245
  %26 = xor i32 %25, %24, !dbg !245
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #4, !dbg !245, !srcloc !22
  %28 = icmp slt i32 %15, %4, !dbg !246
  br i1 %28, label %29, label %42, !dbg !246

29:                                               ; preds = %10
  %30 = sext i32 %15 to i64, !dbg !247
  %31 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !247
  %32 = load float, ptr %31, align 4, !dbg !247, !tbaa !25
  %33 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !248
  %34 = load float, ptr %33, align 4, !dbg !248, !tbaa !25
  %35 = fadd contract float %32, %34, !dbg !249
  %36 = fcmp contract ogt float %35, %9, !dbg !250
  %37 = fsub contract float %35, %9, !dbg !250
  %38 = fmul contract float %37, 1.250000e-01, !dbg !250
  %39 = fadd contract float %9, %38, !dbg !250
  %40 = select i1 %36, float %39, float %35, !dbg !250
  %41 = getelementptr inbounds float, ptr %3, i64 %30, !dbg !251
  store float %40, ptr %41, align 4, !dbg !252, !tbaa !25
  br label %42, !dbg !253

42:                                               ; preds = %10, %29
  ret void, !dbg !253
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @beta_is_not_0(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !254 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !255
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !255
  %13 = mul i32 %11, %12, !dbg !255
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !255
  %15 = add i32 %13, %14, !dbg !255
  %16 = shl i32 %15, 13, !dbg !255
  %17 = xor i32 %16, %15, !dbg !255
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !255, !srcloc !19
  %19 = lshr i32 %18, 17, !dbg !255
  %20 = xor i32 %19, %18, !dbg !255
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !255, !srcloc !20
  %22 = shl i32 %21, 5, !dbg !255
  %23 = xor i32 %22, %21, !dbg !255
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #4, !dbg !255, !srcloc !21
  %25 = lshr i32 %24, 3, !dbg !255
  %26 = xor i32 %25, %24, !dbg !255
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #4, !dbg !255, !srcloc !22
  %28 = icmp slt i32 %15, %4, !dbg !256
  br i1 %28, label %29, label %44, !dbg !256

29:                                               ; preds = %10
  %30 = icmp eq i32 %7, 0, !dbg !257
  %31 = sext i32 %15 to i64, !dbg !258
  %32 = getelementptr inbounds float, ptr %0, i64 %31, !dbg !258
  %33 = load float, ptr %32, align 4, !dbg !258, !tbaa !25
  br i1 %30, label %40, label %34, !dbg !259

34:                                               ; preds = %29
  %35 = getelementptr inbounds float, ptr %1, i64 %31, !dbg !260
  %36 = load float, ptr %35, align 4, !dbg !260, !tbaa !25
  %37 = sitofp i32 %7 to float, !dbg !261
  %38 = fmul contract float %36, %37, !dbg !262
  %39 = fadd contract float %33, %38, !dbg !263
  br label %40, !dbg !259

40:                                               ; preds = %29, %34
  %41 = phi contract float [ %39, %34 ], [ %33, %29 ], !dbg !259
  %42 = sext i32 %15 to i64, !dbg !264
  %43 = getelementptr inbounds float, ptr %3, i64 %42, !dbg !264
  store float %41, ptr %43, align 4, !dbg !265, !tbaa !25
  br label %44, !dbg !266

44:                                               ; preds = %10, %40
  ret void, !dbg !266
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_no_maximum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !267 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !268
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !268
  %7 = mul i32 %5, %6, !dbg !268
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !268
  %9 = add i32 %7, %8, !dbg !268
  %10 = shl i32 %9, 13, !dbg !268
  %11 = xor i32 %10, %9, !dbg !268
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !268, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !268
  %14 = xor i32 %13, %12, !dbg !268
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !268, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !268
  %17 = xor i32 %16, %15, !dbg !268
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !268, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !268
  %20 = xor i32 %19, %18, !dbg !268
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !268, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !269
  br i1 %22, label %23, label %70, !dbg !269

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !270
  %25 = sext i32 %24 to i64, !dbg !271
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !271
  %27 = load float, ptr %26, align 4, !dbg !272, !tbaa !25
  %28 = icmp sgt i32 %3, 1, !dbg !273
  br i1 %28, label %32, label %29, !dbg !274

29:                                               ; preds = %32, %23
  %30 = phi float [ %27, %23 ], [ %38, %32 ], !dbg !275
  %31 = icmp sgt i32 %3, 0, !dbg !276
  br i1 %31, label %44, label %41, !dbg !277

32:                                               ; preds = %23, %32
  %33 = phi i32 [ %39, %32 ], [ 1, %23 ]
  %34 = phi float [ %38, %32 ], [ %27, %23 ]
  %35 = zext nneg i32 %33 to i64, !dbg !278
  %36 = getelementptr inbounds nuw float, ptr %26, i64 %35, !dbg !278
  %37 = load float, ptr %36, align 4, !dbg !278, !tbaa !25
  %38 = tail call contract float @llvm.maxnum.f32(float %34, float %37), !dbg !279
  %39 = add nuw nsw i32 %33, 1, !dbg !280
  %40 = icmp eq i32 %39, %3, !dbg !273
  br i1 %40, label %29, label %32, !dbg !274, !llvm.loop !281

41:                                               ; preds = %44, %29
  %42 = phi float [ 0.000000e+00, %29 ], [ %53, %44 ], !dbg !285
  %43 = icmp sgt i32 %3, 0, !dbg !286
  br i1 %43, label %56, label %70, !dbg !287

44:                                               ; preds = %29, %44
  %45 = phi i32 [ %54, %44 ], [ 0, %29 ]
  %46 = phi float [ %53, %44 ], [ 0.000000e+00, %29 ]
  %47 = zext nneg i32 %45 to i64, !dbg !288
  %48 = getelementptr inbounds nuw float, ptr %26, i64 %47, !dbg !288
  %49 = load float, ptr %48, align 4, !dbg !288, !tbaa !25
  %50 = fsub contract float %49, %30, !dbg !289
  %51 = fmul contract float %50, 0x3FF7154760000000, !dbg !290
  %52 = tail call contract noundef float @llvm.exp2.f32(float %51), !dbg !290
  %53 = fadd contract float %46, %52, !dbg !291
  %54 = add nuw nsw i32 %45, 1, !dbg !292
  %55 = icmp eq i32 %54, %3, !dbg !276
  br i1 %55, label %41, label %44, !dbg !277, !llvm.loop !293

56:                                               ; preds = %41, %56
  %57 = phi i32 [ %68, %56 ], [ 0, %41 ]
  %58 = zext nneg i32 %57 to i64, !dbg !295
  %59 = getelementptr inbounds nuw float, ptr %26, i64 %58, !dbg !295
  %60 = load float, ptr %59, align 4, !dbg !295, !tbaa !25
  %61 = fsub contract float %60, %30, !dbg !296
  %62 = fmul contract float %61, 0x3FF7154760000000, !dbg !297
  %63 = tail call contract noundef float @llvm.exp2.f32(float %62), !dbg !297
  %64 = fdiv contract float %63, %42, !dbg !298
  %65 = add nsw i32 %57, %24, !dbg !299
  %66 = sext i32 %65 to i64, !dbg !300
  %67 = getelementptr inbounds float, ptr %1, i64 %66, !dbg !300
  store float %64, ptr %67, align 4, !dbg !301, !tbaa !25
  %68 = add nuw nsw i32 %57, 1, !dbg !302
  %69 = icmp eq i32 %68, %3, !dbg !286
  br i1 %69, label %70, label %56, !dbg !287, !llvm.loop !303

70:                                               ; preds = %56, %41, %4
  ret void, !dbg !305
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_constant_maximum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !306 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !307
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !307
  %7 = mul i32 %5, %6, !dbg !307
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !307
  %9 = add i32 %7, %8, !dbg !307
  %10 = shl i32 %9, 13, !dbg !307
  %11 = xor i32 %10, %9, !dbg !307
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !307, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !307
  %14 = xor i32 %13, %12, !dbg !307
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !307, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !307
  %17 = xor i32 %16, %15, !dbg !307
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !307, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !307
  %20 = xor i32 %19, %18, !dbg !307
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !307, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !308
  br i1 %22, label %23, label %70, !dbg !308

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !309
  %25 = sext i32 %24 to i64, !dbg !310
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !310
  %27 = load float, ptr %26, align 4, !dbg !311, !tbaa !25
  %28 = icmp sgt i32 %3, 1, !dbg !312
  br i1 %28, label %32, label %29, !dbg !313

29:                                               ; preds = %32, %23
  %30 = phi float [ %27, %23 ], [ %38, %32 ], !dbg !314
  %31 = icmp sgt i32 %3, 0, !dbg !315
  br i1 %31, label %44, label %41, !dbg !316

32:                                               ; preds = %23, %32
  %33 = phi i32 [ %39, %32 ], [ 1, %23 ]
  %34 = phi float [ %38, %32 ], [ %27, %23 ]
  %35 = zext nneg i32 %33 to i64, !dbg !317
  %36 = getelementptr inbounds nuw float, ptr %26, i64 %35, !dbg !317
  %37 = load float, ptr %36, align 4, !dbg !317, !tbaa !25
  %38 = tail call contract float @llvm.maxnum.f32(float %34, float %37), !dbg !318
  %39 = add nuw nsw i32 %33, 1, !dbg !319
  %40 = icmp eq i32 %39, %3, !dbg !312
  br i1 %40, label %29, label %32, !dbg !313, !llvm.loop !320

41:                                               ; preds = %44, %29
  %42 = phi float [ 0.000000e+00, %29 ], [ %53, %44 ], !dbg !322
  %43 = icmp sgt i32 %3, 0, !dbg !323
  br i1 %43, label %56, label %70, !dbg !324

44:                                               ; preds = %29, %44
  %45 = phi i32 [ %54, %44 ], [ 0, %29 ]
  %46 = phi float [ %53, %44 ], [ 0.000000e+00, %29 ]
  %47 = zext nneg i32 %45 to i64, !dbg !325
  %48 = getelementptr inbounds nuw float, ptr %26, i64 %47, !dbg !325
  %49 = load float, ptr %48, align 4, !dbg !325, !tbaa !25
  %50 = fsub contract float %49, %30, !dbg !326
  %51 = fmul contract float %50, 0x3FF7154760000000, !dbg !327
  %52 = tail call contract noundef float @llvm.exp2.f32(float %51), !dbg !327
  %53 = fadd contract float %46, %52, !dbg !328
  %54 = add nuw nsw i32 %45, 1, !dbg !329
  %55 = icmp eq i32 %54, %3, !dbg !315
  br i1 %55, label %41, label %44, !dbg !316, !llvm.loop !330

56:                                               ; preds = %41, %56
  %57 = phi i32 [ %68, %56 ], [ 0, %41 ]
  %58 = zext nneg i32 %57 to i64, !dbg !332
  %59 = getelementptr inbounds nuw float, ptr %26, i64 %58, !dbg !332
  %60 = load float, ptr %59, align 4, !dbg !332, !tbaa !25
  %61 = fsub contract float %60, %30, !dbg !333
  %62 = fmul contract float %61, 0x3FF7154760000000, !dbg !334
  %63 = tail call contract noundef float @llvm.exp2.f32(float %62), !dbg !334
  %64 = fdiv contract float %63, %42, !dbg !335
  %65 = add nsw i32 %57, %24, !dbg !336
  %66 = sext i32 %65 to i64, !dbg !337
  %67 = getelementptr inbounds float, ptr %1, i64 %66, !dbg !337
  store float %64, ptr %67, align 4, !dbg !338, !tbaa !25
  %68 = add nuw nsw i32 %57, 1, !dbg !339
  %69 = icmp eq i32 %68, %3, !dbg !323
  br i1 %69, label %70, label %56, !dbg !324, !llvm.loop !340

70:                                               ; preds = %56, %41, %4
  ret void, !dbg !342
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_first_for_maximum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !343 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !344
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !344
  %7 = mul i32 %5, %6, !dbg !344
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !344
  %9 = add i32 %7, %8, !dbg !344
  %10 = shl i32 %9, 13, !dbg !344
  %11 = xor i32 %10, %9, !dbg !344
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !344, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !344
  %14 = xor i32 %13, %12, !dbg !344
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !344, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !344
  %17 = xor i32 %16, %15, !dbg !344
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !344, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !344
  %20 = xor i32 %19, %18, !dbg !344
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !344, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !345
  br i1 %22, label %23, label %70, !dbg !345

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !346
  %25 = sext i32 %24 to i64, !dbg !347
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !347
  %27 = load float, ptr %26, align 4, !dbg !348, !tbaa !25
  %28 = icmp sgt i32 %3, 1, !dbg !349
  br i1 %28, label %32, label %29, !dbg !350

29:                                               ; preds = %32, %23
  %30 = phi float [ %27, %23 ], [ %38, %32 ], !dbg !351
  %31 = icmp sgt i32 %3, 0, !dbg !352
  br i1 %31, label %44, label %41, !dbg !353

32:                                               ; preds = %23, %32
  %33 = phi i32 [ %39, %32 ], [ 1, %23 ]
  %34 = phi float [ %38, %32 ], [ %27, %23 ]
  %35 = zext nneg i32 %33 to i64, !dbg !354
  %36 = getelementptr inbounds nuw float, ptr %26, i64 %35, !dbg !354
  %37 = load float, ptr %36, align 4, !dbg !354, !tbaa !25
  %38 = tail call contract float @llvm.maxnum.f32(float %34, float %37), !dbg !355
  %39 = add nuw nsw i32 %33, 1, !dbg !356
  %40 = icmp eq i32 %39, %3, !dbg !349
  br i1 %40, label %29, label %32, !dbg !350, !llvm.loop !357

41:                                               ; preds = %44, %29
  %42 = phi float [ 0.000000e+00, %29 ], [ %53, %44 ], !dbg !351
  %43 = icmp sgt i32 %3, 0, !dbg !359
  br i1 %43, label %56, label %70, !dbg !360

44:                                               ; preds = %29, %44
  %45 = phi i32 [ %54, %44 ], [ 0, %29 ]
  %46 = phi float [ %53, %44 ], [ 0.000000e+00, %29 ]
  %47 = zext nneg i32 %45 to i64, !dbg !361
  %48 = getelementptr inbounds nuw float, ptr %26, i64 %47, !dbg !361
  %49 = load float, ptr %48, align 4, !dbg !361, !tbaa !25
  %50 = fsub contract float %49, %30, !dbg !362
  %51 = fmul contract float %50, 0x3FF7154760000000, !dbg !363
  %52 = tail call contract noundef float @llvm.exp2.f32(float %51), !dbg !363
  %53 = fadd contract float %46, %52, !dbg !364
  %54 = add nuw nsw i32 %45, 1, !dbg !365
  %55 = icmp eq i32 %54, %3, !dbg !352
  br i1 %55, label %41, label %44, !dbg !353, !llvm.loop !366

56:                                               ; preds = %41, %56
  %57 = phi i32 [ %68, %56 ], [ 0, %41 ]
  %58 = zext nneg i32 %57 to i64, !dbg !368
  %59 = getelementptr inbounds nuw float, ptr %26, i64 %58, !dbg !368
  %60 = load float, ptr %59, align 4, !dbg !368, !tbaa !25
  %61 = fsub contract float %60, %30, !dbg !369
  %62 = fmul contract float %61, 0x3FF7154760000000, !dbg !370
  %63 = tail call contract noundef float @llvm.exp2.f32(float %62), !dbg !370
  %64 = fdiv contract float %63, %42, !dbg !371
  %65 = add nsw i32 %57, %24, !dbg !372
  %66 = sext i32 %65 to i64, !dbg !373
  %67 = getelementptr inbounds float, ptr %1, i64 %66, !dbg !373
  store float %64, ptr %67, align 4, !dbg !374, !tbaa !25
  %68 = add nuw nsw i32 %57, 1, !dbg !375
  %69 = icmp eq i32 %68, %3, !dbg !359
  br i1 %69, label %70, label %56, !dbg !360, !llvm.loop !376

70:                                               ; preds = %56, %41, %4
  ret void, !dbg !378
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_maximum_from_0(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !379 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !380
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !380
  %7 = mul i32 %5, %6, !dbg !380
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !380
  %9 = add i32 %7, %8, !dbg !380
  %10 = shl i32 %9, 13, !dbg !380
  %11 = xor i32 %10, %9, !dbg !380
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !380, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !380
  %14 = xor i32 %13, %12, !dbg !380
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !380, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !380
  %17 = xor i32 %16, %15, !dbg !380
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !380, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !380
  %20 = xor i32 %19, %18, !dbg !380
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !380, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !381
  br i1 %22, label %23, label %70, !dbg !381

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !382
  %25 = sext i32 %24 to i64, !dbg !383
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !383
  %27 = load float, ptr %26, align 4, !dbg !384, !tbaa !25
  %28 = icmp sgt i32 %3, 0, !dbg !385
  br i1 %28, label %32, label %29, !dbg !386

29:                                               ; preds = %32, %23
  %30 = phi float [ %27, %23 ], [ %38, %32 ], !dbg !387
  %31 = icmp sgt i32 %3, 0, !dbg !388
  br i1 %31, label %44, label %41, !dbg !389

32:                                               ; preds = %23, %32
  %33 = phi i32 [ %39, %32 ], [ 0, %23 ]
  %34 = phi float [ %38, %32 ], [ %27, %23 ]
  %35 = zext nneg i32 %33 to i64, !dbg !390
  %36 = getelementptr inbounds nuw float, ptr %26, i64 %35, !dbg !390
  %37 = load float, ptr %36, align 4, !dbg !390, !tbaa !25
  %38 = tail call contract float @llvm.maxnum.f32(float %34, float %37), !dbg !391
  %39 = add nuw nsw i32 %33, 1, !dbg !392
  %40 = icmp eq i32 %39, %3, !dbg !385
  br i1 %40, label %29, label %32, !dbg !386, !llvm.loop !393

41:                                               ; preds = %44, %29
  %42 = phi float [ 0.000000e+00, %29 ], [ %53, %44 ], !dbg !387
  %43 = icmp sgt i32 %3, 0, !dbg !395
  br i1 %43, label %56, label %70, !dbg !396

44:                                               ; preds = %29, %44
  %45 = phi i32 [ %54, %44 ], [ 0, %29 ]
  %46 = phi float [ %53, %44 ], [ 0.000000e+00, %29 ]
  %47 = zext nneg i32 %45 to i64, !dbg !397
  %48 = getelementptr inbounds nuw float, ptr %26, i64 %47, !dbg !397
  %49 = load float, ptr %48, align 4, !dbg !397, !tbaa !25
  %50 = fsub contract float %49, %30, !dbg !398
  %51 = fmul contract float %50, 0x3FF7154760000000, !dbg !399
  %52 = tail call contract noundef float @llvm.exp2.f32(float %51), !dbg !399
  %53 = fadd contract float %46, %52, !dbg !400
  %54 = add nuw nsw i32 %45, 1, !dbg !401
  %55 = icmp eq i32 %54, %3, !dbg !388
  br i1 %55, label %41, label %44, !dbg !389, !llvm.loop !402

56:                                               ; preds = %41, %56
  %57 = phi i32 [ %68, %56 ], [ 0, %41 ]
  %58 = zext nneg i32 %57 to i64, !dbg !404
  %59 = getelementptr inbounds nuw float, ptr %26, i64 %58, !dbg !404
  %60 = load float, ptr %59, align 4, !dbg !404, !tbaa !25
  %61 = fsub contract float %60, %30, !dbg !405
  %62 = fmul contract float %61, 0x3FF7154760000000, !dbg !406
  %63 = tail call contract noundef float @llvm.exp2.f32(float %62), !dbg !406
  %64 = fdiv contract float %63, %42, !dbg !407
  %65 = add nsw i32 %57, %24, !dbg !408
  %66 = sext i32 %65 to i64, !dbg !409
  %67 = getelementptr inbounds float, ptr %1, i64 %66, !dbg !409
  store float %64, ptr %67, align 4, !dbg !410, !tbaa !25
  %68 = add nuw nsw i32 %57, 1, !dbg !411
  %69 = icmp eq i32 %68, %3, !dbg !395
  br i1 %69, label %70, label %56, !dbg !396, !llvm.loop !412

70:                                               ; preds = %56, %41, %4
  ret void, !dbg !414
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @norm_without_scale(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !415 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !416
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !416
  %7 = mul i32 %5, %6, !dbg !416
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !416
  %9 = add i32 %7, %8, !dbg !416
  %10 = shl i32 %9, 13, !dbg !416
  %11 = xor i32 %10, %9, !dbg !416
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !416, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !416
  %14 = xor i32 %13, %12, !dbg !416
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !416, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !416
  %17 = xor i32 %16, %15, !dbg !416
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !416, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !416
  %20 = xor i32 %19, %18, !dbg !416
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !416, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !417
  br i1 %22, label %23, label %59, !dbg !417

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !418
  %25 = sext i32 %24 to i64, !dbg !419
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !419
  %27 = icmp sgt i32 %3, 0, !dbg !420
  br i1 %27, label %31, label %28, !dbg !421

28:                                               ; preds = %31, %23
  %29 = phi float [ 0x39B4484C00000000, %23 ], [ %38, %31 ], !dbg !422
  %30 = icmp sgt i32 %3, 0, !dbg !423
  br i1 %30, label %48, label %43, !dbg !424

31:                                               ; preds = %23, %31
  %32 = phi i32 [ %39, %31 ], [ 0, %23 ]
  %33 = phi float [ %38, %31 ], [ 0x39B4484C00000000, %23 ]
  %34 = zext nneg i32 %32 to i64, !dbg !425
  %35 = getelementptr inbounds nuw float, ptr %26, i64 %34, !dbg !425
  %36 = load float, ptr %35, align 4, !dbg !425, !tbaa !25
  %37 = tail call contract float @llvm.fabs.f32(float %36), !dbg !426
  %38 = tail call contract float @llvm.maxnum.f32(float %33, float %37), !dbg !427
  %39 = add nuw nsw i32 %32, 1, !dbg !428
  %40 = icmp eq i32 %39, %3, !dbg !420
  br i1 %40, label %28, label %31, !dbg !421, !llvm.loop !429

41:                                               ; preds = %48
  %42 = tail call contract float @llvm.sqrt.f32(float %56), !dbg !431
  br label %43, !dbg !431

43:                                               ; preds = %41, %28
  %44 = phi float [ 0.000000e+00, %28 ], [ %42, %41 ], !dbg !422
  %45 = fmul contract float %29, %44, !dbg !432
  %46 = sext i32 %9 to i64, !dbg !433
  %47 = getelementptr inbounds float, ptr %1, i64 %46, !dbg !433
  store float %45, ptr %47, align 4, !dbg !434, !tbaa !25
  br label %59, !dbg !435

48:                                               ; preds = %28, %48
  %49 = phi i32 [ %57, %48 ], [ 0, %28 ]
  %50 = phi float [ %56, %48 ], [ 0.000000e+00, %28 ]
  %51 = zext nneg i32 %49 to i64, !dbg !436
  %52 = getelementptr inbounds nuw float, ptr %26, i64 %51, !dbg !436
  %53 = load float, ptr %52, align 4, !dbg !436, !tbaa !25
  %54 = fdiv contract float %53, %29, !dbg !437
  %55 = fmul contract float %54, %54, !dbg !438
  %56 = fadd contract float %50, %55, !dbg !439
  %57 = add nuw nsw i32 %49, 1, !dbg !440
  %58 = icmp eq i32 %57, %3, !dbg !423
  br i1 %58, label %41, label %48, !dbg !424, !llvm.loop !441

59:                                               ; preds = %4, %43
  ret void, !dbg !435
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @variance_in_one_pass(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !443 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !444
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !444
  %7 = mul i32 %5, %6, !dbg !444
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !444
  %9 = add i32 %7, %8, !dbg !444
  %10 = shl i32 %9, 13, !dbg !444
  %11 = xor i32 %10, %9, !dbg !444
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !444, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !444
  %14 = xor i32 %13, %12, !dbg !444
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !444, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !444
  %17 = xor i32 %16, %15, !dbg !444
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !444, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !444
  %20 = xor i32 %19, %18, !dbg !444
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !444, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !445
  br i1 %22, label %23, label %58, !dbg !445

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !446
  %25 = sext i32 %24 to i64, !dbg !447
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !447
  %27 = icmp sgt i32 %3, 0, !dbg !448
  br i1 %27, label %33, label %28, !dbg !449

28:                                               ; preds = %33, %23
  %29 = phi float [ 0.000000e+00, %23 ], [ %39, %33 ], !dbg !450
  %30 = sitofp i32 %3 to float, !dbg !451
  %31 = fdiv contract float %29, %30, !dbg !452
  %32 = icmp sgt i32 %3, 0, !dbg !453
  br i1 %32, label %47, label %42, !dbg !454

33:                                               ; preds = %23, %33
  %34 = phi i32 [ %40, %33 ], [ 0, %23 ]
  %35 = phi float [ %39, %33 ], [ 0.000000e+00, %23 ]
  %36 = zext nneg i32 %34 to i64, !dbg !455
  %37 = getelementptr inbounds nuw float, ptr %26, i64 %36, !dbg !455
  %38 = load float, ptr %37, align 4, !dbg !455, !tbaa !25
  %39 = fadd contract float %35, %38, !dbg !456
  %40 = add nuw nsw i32 %34, 1, !dbg !457
  %41 = icmp eq i32 %40, %3, !dbg !448
  br i1 %41, label %28, label %33, !dbg !449, !llvm.loop !458

42:                                               ; preds = %47, %28
  %43 = phi float [ 0.000000e+00, %28 ], [ %55, %47 ], !dbg !450
  %44 = fdiv contract float %43, %30, !dbg !460
  %45 = sext i32 %9 to i64, !dbg !461
  %46 = getelementptr inbounds float, ptr %1, i64 %45, !dbg !461
  store float %44, ptr %46, align 4, !dbg !462, !tbaa !25
  br label %58, !dbg !463

47:                                               ; preds = %28, %47
  %48 = phi i32 [ %56, %47 ], [ 0, %28 ]
  %49 = phi float [ %55, %47 ], [ 0.000000e+00, %28 ]
  %50 = zext nneg i32 %48 to i64, !dbg !464
  %51 = getelementptr inbounds nuw float, ptr %26, i64 %50, !dbg !464
  %52 = load float, ptr %51, align 4, !dbg !464, !tbaa !25
  %53 = fsub contract float %52, %31, !dbg !465
  %54 = fmul contract float %53, %53, !dbg !466
  %55 = fadd contract float %49, %54, !dbg !467
  %56 = add nuw nsw i32 %48, 1, !dbg !468
  %57 = icmp eq i32 %56, %3, !dbg !453
  br i1 %57, label %42, label %47, !dbg !454, !llvm.loop !469

58:                                               ; preds = %4, %42
  ret void, !dbg !463
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tanh_of_large(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !471 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !472
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !472
  %6 = mul i32 %4, %5, !dbg !472
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !472
  %8 = add i32 %6, %7, !dbg !472
  %9 = shl i32 %8, 13, !dbg !472
  %10 = xor i32 %9, %8, !dbg !472
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !472, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !472
  %13 = xor i32 %12, %11, !dbg !472
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !472, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !472
  %16 = xor i32 %15, %14, !dbg !472
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !472, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !472
  %19 = xor i32 %18, %17, !dbg !472
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !472, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !473
  br i1 %21, label %22, label %37, !dbg !473

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !474
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !474
  %25 = load float, ptr %24, align 4, !dbg !474, !tbaa !25
  %26 = fcmp contract ogt float %25, 2.000000e+01, !dbg !475
  br i1 %26, label %34, label %27, !dbg !476

27:                                               ; preds = %22
  %28 = fmul contract float %25, 2.000000e+00, !dbg !477
  %29 = fmul contract float %28, 0x3FF7154760000000, !dbg !478
  %30 = tail call contract noundef float @llvm.exp2.f32(float %29), !dbg !478
  %31 = fadd contract float %30, -1.000000e+00, !dbg !479
  %32 = fadd contract float %30, 1.000000e+00, !dbg !480
  %33 = fdiv contract float %31, %32, !dbg !481
  br label %34, !dbg !476

34:                                               ; preds = %22, %27
  %35 = phi contract float [ %33, %27 ], [ 1.000000e+00, %22 ], !dbg !476
  %36 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !482
  store float %35, ptr %36, align 4, !dbg !483, !tbaa !25
  br label %37, !dbg !484

37:                                               ; preds = %3, %34
  ret void, !dbg !484
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @product_too_large(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !485 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !486
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !486
  %7 = mul i32 %5, %6, !dbg !486
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !486
  %9 = add i32 %7, %8, !dbg !486
  %10 = shl i32 %9, 13, !dbg !486
  %11 = xor i32 %10, %9, !dbg !486
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !486, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !486
  %14 = xor i32 %13, %12, !dbg !486
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !486, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !486
  %17 = xor i32 %16, %15, !dbg !486
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !486, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !486
  %20 = xor i32 %19, %18, !dbg !486
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !486, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !487
  br i1 %22, label %23, label %32, !dbg !487

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !488
  %25 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !488
  %26 = load float, ptr %25, align 4, !dbg !488, !tbaa !25
  %27 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !489
  %28 = load float, ptr %27, align 4, !dbg !489, !tbaa !25
  %29 = fdiv contract float %26, %28, !dbg !490
  %30 = fmul contract float %29, %29, !dbg !491
  %31 = getelementptr inbounds float, ptr %2, i64 %24, !dbg !492
  store float %30, ptr %31, align 4, !dbg !493, !tbaa !25
  br label %32, !dbg !494

32:                                               ; preds = %4, %23
  ret void, !dbg !494
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @alpha_in_struct(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly byval(%struct.Options) align 4 captures(none) %2) local_unnamed_addr #0 !dbg !495 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !496
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !496
  %6 = mul i32 %4, %5, !dbg !496
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !496
  %8 = add i32 %6, %7, !dbg !496
  %9 = shl i32 %8, 13, !dbg !496
  %10 = xor i32 %9, %8, !dbg !496
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !496, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !496
  %13 = xor i32 %12, %11, !dbg !496
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !496, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !496
  %16 = xor i32 %15, %14, !dbg !496
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !496, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !496
  %19 = xor i32 %18, %17, !dbg !496
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !496, !srcloc !22
  %21 = load i32, ptr %2, align 4, !dbg !497, !tbaa !498
  %22 = icmp slt i32 %8, %21, !dbg !500
  br i1 %22, label %23, label %32, !dbg !500

23:                                               ; preds = %3
  %24 = sext i32 %8 to i64, !dbg !501
  %25 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !501
  %26 = load float, ptr %25, align 4, !dbg !501, !tbaa !25
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !502
  %28 = load float, ptr %27, align 4, !dbg !502, !tbaa !503
  %29 = fmul contract float %26, %28, !dbg !504
  %30 = fadd contract float %29, 2.000000e+00, !dbg !505
  %31 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !506
  store float %30, ptr %31, align 4, !dbg !507, !tbaa !25
  br label %32, !dbg !506

32:                                               ; preds = %23, %3
  ret void, !dbg !508
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!llvm.dbg.cu = !{!6}
!llvm.ident = !{!8, !9}
!llvm.errno.tbaa = !{!10}
!nvvmir.version = !{!14}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 7, !"Dwarf Version", i32 2}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !7, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "floats.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "fabs_dropped", scope: !7, file: !7, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 9, column: 5, scope: !15)
!19 = !{i64 8037297}
!20 = !{i64 8037347}
!21 = !{i64 8037396}
!22 = !{i64 8037445}
!23 = !DILocation(line: 10, column: 11, scope: !15)
!24 = !DILocation(line: 10, column: 49, scope: !15)
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !12, i64 0}
!27 = !DILocation(line: 10, column: 32, scope: !15)
!28 = !DILocation(line: 10, column: 56, scope: !15)
!29 = !DILocation(line: 10, column: 16, scope: !15)
!30 = !DILocation(line: 10, column: 23, scope: !15)
!31 = !DILocation(line: 11, column: 1, scope: !15)
!32 = distinct !DISubprogram(name: "clamp_below", scope: !7, file: !7, line: 12, type: !16, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!33 = !DILocation(line: 13, column: 5, scope: !32)
!34 = !DILocation(line: 14, column: 11, scope: !32)
!35 = !DILocation(line: 14, column: 49, scope: !32)
!36 = !DILocation(line: 14, column: 55, scope: !32)
!37 = !DILocation(line: 14, column: 32, scope: !32)
!38 = !DILocation(line: 14, column: 16, scope: !32)
!39 = !DILocation(line: 14, column: 23, scope: !32)
!40 = !DILocation(line: 15, column: 1, scope: !32)
!41 = distinct !DISubprogram(name: "clamp_above", scope: !7, file: !7, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!42 = !DILocation(line: 17, column: 5, scope: !41)
!43 = !DILocation(line: 18, column: 11, scope: !41)
!44 = !DILocation(line: 18, column: 49, scope: !41)
!45 = !DILocation(line: 18, column: 55, scope: !41)
!46 = !DILocation(line: 18, column: 32, scope: !41)
!47 = !DILocation(line: 18, column: 16, scope: !41)
!48 = !DILocation(line: 18, column: 23, scope: !41)
!49 = !DILocation(line: 19, column: 1, scope: !41)
!50 = distinct !DISubprogram(name: "nan_replaced", scope: !7, file: !7, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!51 = !DILocation(line: 22, column: 5, scope: !50)
!52 = !DILocation(line: 23, column: 11, scope: !50)
!53 = !DILocation(line: 24, column: 15, scope: !50)
!54 = !DILocation(line: 25, column: 21, scope: !50)
!55 = !DILocation(line: 25, column: 5, scope: !50)
!56 = !DILocation(line: 25, column: 12, scope: !50)
!57 = !DILocation(line: 26, column: 1, scope: !50)
!58 = distinct !DISubprogram(name: "infinity_replaced", scope: !7, file: !7, line: 28, type: !16, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!59 = !DILocation(line: 29, column: 5, scope: !58)
!60 = !DILocation(line: 30, column: 11, scope: !58)
!61 = !DILocation(line: 31, column: 15, scope: !58)
!62 = !DILocation(line: 32, column: 21, scope: !58)
!63 = !DILocation(line: 32, column: 40, scope: !58)
!64 = !DILocation(line: 32, column: 5, scope: !58)
!65 = !DILocation(line: 32, column: 12, scope: !58)
!66 = !DILocation(line: 33, column: 1, scope: !58)
!67 = distinct !DISubprogram(name: "root_of_negative", scope: !7, file: !7, line: 34, type: !16, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!68 = !DILocation(line: 35, column: 5, scope: !67)
!69 = !DILocation(line: 36, column: 11, scope: !67)
!70 = !DILocation(line: 37, column: 15, scope: !67)
!71 = !DILocation(line: 38, column: 23, scope: !67)
!72 = !DILocation(line: 38, column: 21, scope: !67)
!73 = !DILocation(line: 38, column: 5, scope: !67)
!74 = !DILocation(line: 38, column: 12, scope: !67)
!75 = !DILocation(line: 39, column: 1, scope: !67)
!76 = distinct !DISubprogram(name: "denormals_flushed", scope: !7, file: !7, line: 41, type: !16, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!77 = !DILocation(line: 42, column: 5, scope: !76)
!78 = !DILocation(line: 43, column: 11, scope: !76)
!79 = !DILocation(line: 44, column: 15, scope: !76)
!80 = !DILocation(line: 45, column: 21, scope: !76)
!81 = !DILocation(line: 45, column: 40, scope: !76)
!82 = !DILocation(line: 45, column: 5, scope: !76)
!83 = !DILocation(line: 45, column: 12, scope: !76)
!84 = !DILocation(line: 46, column: 1, scope: !76)
!85 = distinct !DISubprogram(name: "denormals_kept", scope: !7, file: !7, line: 48, type: !16, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!86 = !DILocation(line: 49, column: 5, scope: !85)
!87 = !DILocation(line: 50, column: 11, scope: !85)
!88 = !DILocation(line: 51, column: 21, scope: !85)
!89 = !DILocation(line: 51, column: 27, scope: !85)
!90 = !DILocation(line: 51, column: 12, scope: !85)
!91 = !DILocation(line: 51, column: 19, scope: !85)
!92 = !DILocation(line: 53, column: 1, scope: !85)
!93 = distinct !DISubprogram(name: "negative_zero", scope: !7, file: !7, line: 55, type: !16, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!94 = !DILocation(line: 56, column: 5, scope: !93)
!95 = !DILocation(line: 57, column: 11, scope: !93)
!96 = !DILocation(line: 57, column: 25, scope: !93)
!97 = !DILocation(line: 57, column: 38, scope: !93)
!98 = !DILocation(line: 57, column: 16, scope: !93)
!99 = !DILocation(line: 57, column: 23, scope: !93)
!100 = !DILocation(line: 58, column: 1, scope: !93)
!101 = distinct !DISubprogram(name: "sign_of_zero", scope: !7, file: !7, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!102 = !DILocation(line: 61, column: 5, scope: !101)
!103 = !DILocation(line: 62, column: 11, scope: !101)
!104 = !DILocation(line: 63, column: 15, scope: !101)
!105 = !DILocation(line: 64, column: 23, scope: !101)
!106 = !DILocation(line: 64, column: 21, scope: !101)
!107 = !DILocation(line: 64, column: 5, scope: !101)
!108 = !DILocation(line: 64, column: 12, scope: !101)
!109 = !DILocation(line: 65, column: 1, scope: !101)
!110 = distinct !DISubprogram(name: "unordered_compare", scope: !7, file: !7, line: 67, type: !16, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!111 = !DILocation(line: 68, column: 5, scope: !110)
!112 = !DILocation(line: 69, column: 11, scope: !110)
!113 = !DILocation(line: 70, column: 15, scope: !110)
!114 = !DILocation(line: 71, column: 23, scope: !110)
!115 = !DILocation(line: 71, column: 21, scope: !110)
!116 = !DILocation(line: 71, column: 5, scope: !110)
!117 = !DILocation(line: 71, column: 12, scope: !110)
!118 = !DILocation(line: 72, column: 1, scope: !110)
!119 = distinct !DISubprogram(name: "divided_by_zero", scope: !7, file: !7, line: 73, type: !16, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!120 = !DILocation(line: 74, column: 5, scope: !119)
!121 = !DILocation(line: 75, column: 11, scope: !119)
!122 = !DILocation(line: 76, column: 15, scope: !119)
!123 = !DILocation(line: 77, column: 23, scope: !119)
!124 = !DILocation(line: 77, column: 21, scope: !119)
!125 = !DILocation(line: 77, column: 38, scope: !119)
!126 = !DILocation(line: 77, column: 43, scope: !119)
!127 = !DILocation(line: 77, column: 5, scope: !119)
!128 = !DILocation(line: 77, column: 12, scope: !119)
!129 = !DILocation(line: 78, column: 1, scope: !119)
!130 = distinct !DISubprogram(name: "divided_by_little", scope: !7, file: !7, line: 80, type: !16, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!131 = !DILocation(line: 81, column: 5, scope: !130)
!132 = !DILocation(line: 82, column: 11, scope: !130)
!133 = !DILocation(line: 83, column: 15, scope: !130)
!134 = !DILocation(line: 84, column: 16, scope: !130)
!135 = !DILocation(line: 85, column: 14, scope: !130)
!136 = !DILocation(line: 85, column: 19, scope: !130)
!137 = !DILocation(line: 85, column: 5, scope: !130)
!138 = !DILocation(line: 85, column: 12, scope: !130)
!139 = !DILocation(line: 86, column: 1, scope: !130)
!140 = distinct !DISubprogram(name: "ordered_pair", scope: !7, file: !7, line: 88, type: !16, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!141 = !DILocation(line: 89, column: 5, scope: !140)
!142 = !DILocation(line: 90, column: 11, scope: !140)
!143 = !DILocation(line: 91, column: 15, scope: !140)
!144 = !DILocation(line: 91, column: 25, scope: !140)
!145 = !DILocation(line: 91, column: 30, scope: !140)
!146 = !DILocation(line: 92, column: 18, scope: !140)
!147 = !DILocation(line: 93, column: 16, scope: !140)
!148 = !DILocation(line: 93, column: 5, scope: !140)
!149 = !DILocation(line: 93, column: 12, scope: !140)
!150 = !DILocation(line: 94, column: 1, scope: !140)
!151 = distinct !DISubprogram(name: "rounded_to_byte", scope: !7, file: !7, line: 96, type: !16, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!152 = !DILocation(line: 97, column: 5, scope: !151)
!153 = !DILocation(line: 98, column: 11, scope: !151)
!154 = !DILocation(line: 99, column: 15, scope: !151)
!155 = !DILocation(line: 99, column: 28, scope: !151)
!156 = !DILocation(line: 100, column: 45, scope: !151)
!157 = !DILocation(line: 100, column: 29, scope: !151)
!158 = !DILocation(line: 100, column: 5, scope: !151)
!159 = !DILocation(line: 100, column: 12, scope: !151)
!160 = !{!12, !12, i64 0}
!161 = !DILocation(line: 101, column: 1, scope: !151)
!162 = distinct !DISubprogram(name: "saturated_byte", scope: !7, file: !7, line: 102, type: !16, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!163 = !DILocation(line: 103, column: 5, scope: !162)
!164 = !DILocation(line: 104, column: 11, scope: !162)
!165 = !DILocation(line: 105, column: 15, scope: !162)
!166 = !DILocation(line: 105, column: 21, scope: !162)
!167 = !DILocation(line: 106, column: 16, scope: !162)
!168 = !DILocation(line: 107, column: 34, scope: !162)
!169 = !DILocation(line: 107, column: 29, scope: !162)
!170 = !DILocation(line: 107, column: 5, scope: !162)
!171 = !DILocation(line: 107, column: 12, scope: !162)
!172 = !DILocation(line: 108, column: 1, scope: !162)
!173 = distinct !DISubprogram(name: "converted_to_short", scope: !7, file: !7, line: 110, type: !16, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!174 = !DILocation(line: 111, column: 5, scope: !173)
!175 = !DILocation(line: 112, column: 11, scope: !173)
!176 = !DILocation(line: 113, column: 19, scope: !173)
!177 = !DILocation(line: 113, column: 25, scope: !173)
!178 = !DILocation(line: 113, column: 18, scope: !173)
!179 = !DILocation(line: 114, column: 20, scope: !173)
!180 = !DILocation(line: 114, column: 16, scope: !173)
!181 = !DILocation(line: 115, column: 21, scope: !173)
!182 = !DILocation(line: 115, column: 5, scope: !173)
!183 = !DILocation(line: 115, column: 12, scope: !173)
!184 = !{!185, !185, i64 0}
!185 = !{!"short", !12, i64 0}
!186 = !DILocation(line: 116, column: 1, scope: !173)
!187 = distinct !DISubprogram(name: "floor_of_positive", scope: !7, file: !7, line: 118, type: !16, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!188 = !DILocation(line: 119, column: 5, scope: !187)
!189 = !DILocation(line: 120, column: 11, scope: !187)
!190 = !DILocation(line: 121, column: 15, scope: !187)
!191 = !DILocation(line: 121, column: 21, scope: !187)
!192 = !DILocation(line: 122, column: 21, scope: !187)
!193 = !DILocation(line: 123, column: 16, scope: !187)
!194 = !DILocation(line: 123, column: 21, scope: !187)
!195 = !DILocation(line: 124, column: 21, scope: !187)
!196 = !DILocation(line: 124, column: 5, scope: !187)
!197 = !DILocation(line: 124, column: 12, scope: !187)
!198 = !DILocation(line: 125, column: 1, scope: !187)
!199 = distinct !DISubprogram(name: "alpha_is_1", scope: !7, file: !7, line: 126, type: !16, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!200 = !DILocation(line: 127, column: 5, scope: !199)
!201 = !DILocation(line: 128, column: 11, scope: !199)
!202 = !DILocation(line: 128, column: 42, scope: !199)
!203 = !DILocation(line: 128, column: 49, scope: !199)
!204 = !DILocation(line: 128, column: 47, scope: !199)
!205 = !DILocation(line: 128, column: 38, scope: !199)
!206 = !DILocation(line: 128, column: 16, scope: !199)
!207 = !DILocation(line: 128, column: 23, scope: !199)
!208 = !DILocation(line: 129, column: 1, scope: !199)
!209 = distinct !DISubprogram(name: "beta_is_0", scope: !7, file: !7, line: 130, type: !16, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!210 = !DILocation(line: 131, column: 5, scope: !209)
!211 = !DILocation(line: 132, column: 11, scope: !209)
!212 = !DILocation(line: 133, column: 15, scope: !209)
!213 = !DILocation(line: 133, column: 22, scope: !209)
!214 = !DILocation(line: 133, column: 20, scope: !209)
!215 = !DILocation(line: 134, column: 21, scope: !209)
!216 = !DILocation(line: 134, column: 39, scope: !209)
!217 = !DILocation(line: 134, column: 37, scope: !209)
!218 = !DILocation(line: 134, column: 29, scope: !209)
!219 = !DILocation(line: 134, column: 27, scope: !209)
!220 = !DILocation(line: 0, scope: !209)
!221 = !DILocation(line: 135, column: 5, scope: !209)
!222 = !DILocation(line: 135, column: 12, scope: !209)
!223 = !DILocation(line: 136, column: 1, scope: !209)
!224 = distinct !DISubprogram(name: "mode_is_0", scope: !7, file: !7, line: 138, type: !16, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!225 = !DILocation(line: 139, column: 5, scope: !224)
!226 = !DILocation(line: 140, column: 11, scope: !224)
!227 = !DILocation(line: 0, scope: !224)
!228 = !DILocation(line: 141, column: 21, scope: !224)
!229 = !DILocation(line: 141, column: 43, scope: !224)
!230 = !DILocation(line: 141, column: 41, scope: !224)
!231 = !DILocation(line: 141, column: 27, scope: !224)
!232 = !DILocation(line: 142, column: 21, scope: !224)
!233 = !DILocation(line: 142, column: 19, scope: !224)
!234 = !DILocation(line: 143, column: 1, scope: !224)
!235 = distinct !DISubprogram(name: "offset_is_0", scope: !7, file: !7, line: 144, type: !16, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!236 = !DILocation(line: 145, column: 5, scope: !235)
!237 = !DILocation(line: 146, column: 11, scope: !235)
!238 = !DILocation(line: 146, column: 36, scope: !235)
!239 = !DILocation(line: 146, column: 25, scope: !235)
!240 = !DILocation(line: 146, column: 46, scope: !235)
!241 = !DILocation(line: 146, column: 16, scope: !235)
!242 = !DILocation(line: 146, column: 23, scope: !235)
!243 = !DILocation(line: 147, column: 1, scope: !235)
!244 = distinct !DISubprogram(name: "limit_not_reached", scope: !7, file: !7, line: 148, type: !16, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!245 = !DILocation(line: 149, column: 5, scope: !244)
!246 = !DILocation(line: 150, column: 11, scope: !244)
!247 = !DILocation(line: 151, column: 15, scope: !244)
!248 = !DILocation(line: 151, column: 22, scope: !244)
!249 = !DILocation(line: 151, column: 20, scope: !244)
!250 = !DILocation(line: 152, column: 18, scope: !244)
!251 = !DILocation(line: 153, column: 5, scope: !244)
!252 = !DILocation(line: 153, column: 12, scope: !244)
!253 = !DILocation(line: 154, column: 1, scope: !244)
!254 = distinct !DISubprogram(name: "beta_is_not_0", scope: !7, file: !7, line: 156, type: !16, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!255 = !DILocation(line: 157, column: 5, scope: !254)
!256 = !DILocation(line: 158, column: 11, scope: !254)
!257 = !DILocation(line: 159, column: 26, scope: !254)
!258 = !DILocation(line: 159, scope: !254)
!259 = !DILocation(line: 159, column: 21, scope: !254)
!260 = !DILocation(line: 159, column: 47, scope: !254)
!261 = !DILocation(line: 159, column: 61, scope: !254)
!262 = !DILocation(line: 159, column: 52, scope: !254)
!263 = !DILocation(line: 159, column: 45, scope: !254)
!264 = !DILocation(line: 159, column: 12, scope: !254)
!265 = !DILocation(line: 159, column: 19, scope: !254)
!266 = !DILocation(line: 161, column: 1, scope: !254)
!267 = distinct !DISubprogram(name: "softmax_no_maximum", scope: !7, file: !7, line: 163, type: !16, scopeLine: 163, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!268 = !DILocation(line: 164, column: 5, scope: !267)
!269 = !DILocation(line: 165, column: 11, scope: !267)
!270 = !DILocation(line: 166, column: 31, scope: !267)
!271 = !DILocation(line: 166, column: 27, scope: !267)
!272 = !DILocation(line: 168, column: 19, scope: !267)
!273 = !DILocation(line: 168, column: 45, scope: !267)
!274 = !DILocation(line: 168, column: 27, scope: !267)
!275 = !DILocation(line: 168, scope: !267)
!276 = !DILocation(line: 169, column: 23, scope: !267)
!277 = !DILocation(line: 169, column: 5, scope: !267)
!278 = !DILocation(line: 168, column: 84, scope: !267)
!279 = !DILocation(line: 168, column: 62, scope: !267)
!280 = !DILocation(line: 168, column: 51, scope: !267)
!281 = distinct !{!281, !274, !282, !283, !284}
!282 = !DILocation(line: 168, column: 90, scope: !267)
!283 = !{!"llvm.loop.mustprogress"}
!284 = !{!"llvm.loop.unroll.disable"}
!285 = !DILocation(line: 0, scope: !267)
!286 = !DILocation(line: 170, column: 23, scope: !267)
!287 = !DILocation(line: 170, column: 5, scope: !267)
!288 = !DILocation(line: 169, column: 47, scope: !267)
!289 = !DILocation(line: 169, column: 54, scope: !267)
!290 = !DILocation(line: 169, column: 40, scope: !267)
!291 = !DILocation(line: 169, column: 37, scope: !267)
!292 = !DILocation(line: 169, column: 29, scope: !267)
!293 = distinct !{!293, !277, !294, !283, !284}
!294 = !DILocation(line: 169, column: 60, scope: !267)
!295 = !DILocation(line: 170, column: 57, scope: !267)
!296 = !DILocation(line: 170, column: 64, scope: !267)
!297 = !DILocation(line: 170, column: 50, scope: !267)
!298 = !DILocation(line: 170, column: 72, scope: !267)
!299 = !DILocation(line: 170, column: 43, scope: !267)
!300 = !DILocation(line: 170, column: 33, scope: !267)
!301 = !DILocation(line: 170, column: 48, scope: !267)
!302 = !DILocation(line: 170, column: 29, scope: !267)
!303 = distinct !{!303, !287, !304, !283, !284}
!304 = !DILocation(line: 170, column: 74, scope: !267)
!305 = !DILocation(line: 171, column: 1, scope: !267)
!306 = distinct !DISubprogram(name: "softmax_constant_maximum", scope: !7, file: !7, line: 173, type: !16, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!307 = !DILocation(line: 174, column: 5, scope: !306)
!308 = !DILocation(line: 175, column: 11, scope: !306)
!309 = !DILocation(line: 176, column: 31, scope: !306)
!310 = !DILocation(line: 176, column: 27, scope: !306)
!311 = !DILocation(line: 178, column: 19, scope: !306)
!312 = !DILocation(line: 178, column: 45, scope: !306)
!313 = !DILocation(line: 178, column: 27, scope: !306)
!314 = !DILocation(line: 178, scope: !306)
!315 = !DILocation(line: 179, column: 23, scope: !306)
!316 = !DILocation(line: 179, column: 5, scope: !306)
!317 = !DILocation(line: 178, column: 84, scope: !306)
!318 = !DILocation(line: 178, column: 62, scope: !306)
!319 = !DILocation(line: 178, column: 51, scope: !306)
!320 = distinct !{!320, !313, !321, !283, !284}
!321 = !DILocation(line: 178, column: 90, scope: !306)
!322 = !DILocation(line: 0, scope: !306)
!323 = !DILocation(line: 180, column: 23, scope: !306)
!324 = !DILocation(line: 180, column: 5, scope: !306)
!325 = !DILocation(line: 179, column: 47, scope: !306)
!326 = !DILocation(line: 179, column: 54, scope: !306)
!327 = !DILocation(line: 179, column: 40, scope: !306)
!328 = !DILocation(line: 179, column: 37, scope: !306)
!329 = !DILocation(line: 179, column: 29, scope: !306)
!330 = distinct !{!330, !316, !331, !283, !284}
!331 = !DILocation(line: 179, column: 60, scope: !306)
!332 = !DILocation(line: 180, column: 57, scope: !306)
!333 = !DILocation(line: 180, column: 64, scope: !306)
!334 = !DILocation(line: 180, column: 50, scope: !306)
!335 = !DILocation(line: 180, column: 72, scope: !306)
!336 = !DILocation(line: 180, column: 43, scope: !306)
!337 = !DILocation(line: 180, column: 33, scope: !306)
!338 = !DILocation(line: 180, column: 48, scope: !306)
!339 = !DILocation(line: 180, column: 29, scope: !306)
!340 = distinct !{!340, !324, !341, !283, !284}
!341 = !DILocation(line: 180, column: 74, scope: !306)
!342 = !DILocation(line: 181, column: 1, scope: !306)
!343 = distinct !DISubprogram(name: "softmax_first_for_maximum", scope: !7, file: !7, line: 183, type: !16, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!344 = !DILocation(line: 184, column: 5, scope: !343)
!345 = !DILocation(line: 185, column: 11, scope: !343)
!346 = !DILocation(line: 186, column: 31, scope: !343)
!347 = !DILocation(line: 186, column: 27, scope: !343)
!348 = !DILocation(line: 187, column: 18, scope: !343)
!349 = !DILocation(line: 188, column: 30, scope: !343)
!350 = !DILocation(line: 188, column: 12, scope: !343)
!351 = !DILocation(line: 0, scope: !343)
!352 = !DILocation(line: 189, column: 23, scope: !343)
!353 = !DILocation(line: 189, column: 5, scope: !343)
!354 = !DILocation(line: 188, column: 69, scope: !343)
!355 = !DILocation(line: 188, column: 47, scope: !343)
!356 = !DILocation(line: 188, column: 36, scope: !343)
!357 = distinct !{!357, !350, !358, !283, !284}
!358 = !DILocation(line: 188, column: 75, scope: !343)
!359 = !DILocation(line: 190, column: 23, scope: !343)
!360 = !DILocation(line: 190, column: 5, scope: !343)
!361 = !DILocation(line: 189, column: 47, scope: !343)
!362 = !DILocation(line: 189, column: 54, scope: !343)
!363 = !DILocation(line: 189, column: 40, scope: !343)
!364 = !DILocation(line: 189, column: 37, scope: !343)
!365 = !DILocation(line: 189, column: 29, scope: !343)
!366 = distinct !{!366, !353, !367, !283, !284}
!367 = !DILocation(line: 189, column: 60, scope: !343)
!368 = !DILocation(line: 190, column: 57, scope: !343)
!369 = !DILocation(line: 190, column: 64, scope: !343)
!370 = !DILocation(line: 190, column: 50, scope: !343)
!371 = !DILocation(line: 190, column: 72, scope: !343)
!372 = !DILocation(line: 190, column: 43, scope: !343)
!373 = !DILocation(line: 190, column: 33, scope: !343)
!374 = !DILocation(line: 190, column: 48, scope: !343)
!375 = !DILocation(line: 190, column: 29, scope: !343)
!376 = distinct !{!376, !360, !377, !283, !284}
!377 = !DILocation(line: 190, column: 74, scope: !343)
!378 = !DILocation(line: 191, column: 1, scope: !343)
!379 = distinct !DISubprogram(name: "softmax_maximum_from_0", scope: !7, file: !7, line: 193, type: !16, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!380 = !DILocation(line: 194, column: 5, scope: !379)
!381 = !DILocation(line: 195, column: 11, scope: !379)
!382 = !DILocation(line: 196, column: 31, scope: !379)
!383 = !DILocation(line: 196, column: 27, scope: !379)
!384 = !DILocation(line: 197, column: 25, scope: !379)
!385 = !DILocation(line: 198, column: 23, scope: !379)
!386 = !DILocation(line: 198, column: 5, scope: !379)
!387 = !DILocation(line: 0, scope: !379)
!388 = !DILocation(line: 199, column: 23, scope: !379)
!389 = !DILocation(line: 199, column: 5, scope: !379)
!390 = !DILocation(line: 198, column: 62, scope: !379)
!391 = !DILocation(line: 198, column: 40, scope: !379)
!392 = !DILocation(line: 198, column: 29, scope: !379)
!393 = distinct !{!393, !386, !394, !283, !284}
!394 = !DILocation(line: 198, column: 68, scope: !379)
!395 = !DILocation(line: 200, column: 23, scope: !379)
!396 = !DILocation(line: 200, column: 5, scope: !379)
!397 = !DILocation(line: 199, column: 47, scope: !379)
!398 = !DILocation(line: 199, column: 54, scope: !379)
!399 = !DILocation(line: 199, column: 40, scope: !379)
!400 = !DILocation(line: 199, column: 37, scope: !379)
!401 = !DILocation(line: 199, column: 29, scope: !379)
!402 = distinct !{!402, !389, !403, !283, !284}
!403 = !DILocation(line: 199, column: 60, scope: !379)
!404 = !DILocation(line: 200, column: 57, scope: !379)
!405 = !DILocation(line: 200, column: 64, scope: !379)
!406 = !DILocation(line: 200, column: 50, scope: !379)
!407 = !DILocation(line: 200, column: 72, scope: !379)
!408 = !DILocation(line: 200, column: 43, scope: !379)
!409 = !DILocation(line: 200, column: 33, scope: !379)
!410 = !DILocation(line: 200, column: 48, scope: !379)
!411 = !DILocation(line: 200, column: 29, scope: !379)
!412 = distinct !{!412, !396, !413, !283, !284}
!413 = !DILocation(line: 200, column: 74, scope: !379)
!414 = !DILocation(line: 201, column: 1, scope: !379)
!415 = distinct !DISubprogram(name: "norm_without_scale", scope: !7, file: !7, line: 203, type: !16, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!416 = !DILocation(line: 204, column: 5, scope: !415)
!417 = !DILocation(line: 205, column: 11, scope: !415)
!418 = !DILocation(line: 206, column: 31, scope: !415)
!419 = !DILocation(line: 206, column: 27, scope: !415)
!420 = !DILocation(line: 209, column: 30, scope: !415)
!421 = !DILocation(line: 209, column: 12, scope: !415)
!422 = !DILocation(line: 0, scope: !415)
!423 = !DILocation(line: 210, column: 23, scope: !415)
!424 = !DILocation(line: 210, column: 5, scope: !415)
!425 = !DILocation(line: 209, column: 85, scope: !415)
!426 = !DILocation(line: 209, column: 69, scope: !415)
!427 = !DILocation(line: 209, column: 47, scope: !415)
!428 = !DILocation(line: 209, column: 36, scope: !415)
!429 = distinct !{!429, !421, !430, !283, !284}
!430 = !DILocation(line: 209, column: 92, scope: !415)
!431 = !DILocation(line: 211, column: 29, scope: !415)
!432 = !DILocation(line: 211, column: 26, scope: !415)
!433 = !DILocation(line: 211, column: 5, scope: !415)
!434 = !DILocation(line: 211, column: 12, scope: !415)
!435 = !DILocation(line: 212, column: 1, scope: !415)
!436 = !DILocation(line: 210, column: 41, scope: !415)
!437 = !DILocation(line: 210, column: 55, scope: !415)
!438 = !DILocation(line: 210, column: 64, scope: !415)
!439 = !DILocation(line: 210, column: 37, scope: !415)
!440 = !DILocation(line: 210, column: 29, scope: !415)
!441 = distinct !{!441, !424, !442, !283, !284}
!442 = !DILocation(line: 210, column: 88, scope: !415)
!443 = distinct !DISubprogram(name: "variance_in_one_pass", scope: !7, file: !7, line: 214, type: !16, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!444 = !DILocation(line: 215, column: 5, scope: !443)
!445 = !DILocation(line: 216, column: 11, scope: !443)
!446 = !DILocation(line: 217, column: 31, scope: !443)
!447 = !DILocation(line: 217, column: 27, scope: !443)
!448 = !DILocation(line: 219, column: 23, scope: !443)
!449 = !DILocation(line: 219, column: 5, scope: !443)
!450 = !DILocation(line: 0, scope: !443)
!451 = !DILocation(line: 220, column: 20, scope: !443)
!452 = !DILocation(line: 220, column: 10, scope: !443)
!453 = !DILocation(line: 221, column: 30, scope: !443)
!454 = !DILocation(line: 221, column: 12, scope: !443)
!455 = !DILocation(line: 219, column: 41, scope: !443)
!456 = !DILocation(line: 219, column: 38, scope: !443)
!457 = !DILocation(line: 219, column: 29, scope: !443)
!458 = distinct !{!458, !449, !459, !283, !284}
!459 = !DILocation(line: 219, column: 74, scope: !443)
!460 = !DILocation(line: 223, column: 18, scope: !443)
!461 = !DILocation(line: 223, column: 5, scope: !443)
!462 = !DILocation(line: 223, column: 12, scope: !443)
!463 = !DILocation(line: 224, column: 1, scope: !443)
!464 = !DILocation(line: 221, column: 48, scope: !443)
!465 = !DILocation(line: 221, column: 55, scope: !443)
!466 = !DILocation(line: 221, column: 63, scope: !443)
!467 = !DILocation(line: 221, column: 44, scope: !443)
!468 = !DILocation(line: 221, column: 36, scope: !443)
!469 = distinct !{!469, !454, !470, !283, !284}
!470 = !DILocation(line: 221, column: 79, scope: !443)
!471 = distinct !DISubprogram(name: "tanh_of_large", scope: !7, file: !7, line: 226, type: !16, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!472 = !DILocation(line: 227, column: 5, scope: !471)
!473 = !DILocation(line: 228, column: 11, scope: !471)
!474 = !DILocation(line: 229, column: 15, scope: !471)
!475 = !DILocation(line: 230, column: 23, scope: !471)
!476 = !DILocation(line: 230, column: 21, scope: !471)
!477 = !DILocation(line: 229, column: 35, scope: !471)
!478 = !DILocation(line: 229, column: 26, scope: !471)
!479 = !DILocation(line: 230, column: 41, scope: !471)
!480 = !DILocation(line: 230, column: 51, scope: !471)
!481 = !DILocation(line: 230, column: 46, scope: !471)
!482 = !DILocation(line: 230, column: 5, scope: !471)
!483 = !DILocation(line: 230, column: 12, scope: !471)
!484 = !DILocation(line: 231, column: 1, scope: !471)
!485 = distinct !DISubprogram(name: "product_too_large", scope: !7, file: !7, line: 233, type: !16, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!486 = !DILocation(line: 234, column: 5, scope: !485)
!487 = !DILocation(line: 235, column: 11, scope: !485)
!488 = !DILocation(line: 236, column: 15, scope: !485)
!489 = !DILocation(line: 236, column: 25, scope: !485)
!490 = !DILocation(line: 237, column: 24, scope: !485)
!491 = !DILocation(line: 237, column: 29, scope: !485)
!492 = !DILocation(line: 237, column: 12, scope: !485)
!493 = !DILocation(line: 237, column: 19, scope: !485)
!494 = !DILocation(line: 239, column: 1, scope: !485)
!495 = distinct !DISubprogram(name: "alpha_in_struct", scope: !7, file: !7, line: 245, type: !16, scopeLine: 245, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!496 = !DILocation(line: 246, column: 5, scope: !495)
!497 = !DILocation(line: 247, column: 21, scope: !495)
!498 = !{!499, !11, i64 0}
!499 = !{!"_ZTS7Options", !11, i64 0, !26, i64 4}
!500 = !DILocation(line: 247, column: 11, scope: !495)
!501 = !DILocation(line: 247, column: 33, scope: !495)
!502 = !DILocation(line: 247, column: 55, scope: !495)
!503 = !{!499, !26, i64 4}
!504 = !DILocation(line: 247, column: 46, scope: !495)
!505 = !DILocation(line: 247, column: 62, scope: !495)
!506 = !DILocation(line: 247, column: 24, scope: !495)
!507 = !DILocation(line: 247, column: 31, scope: !495)
!508 = !DILocation(line: 248, column: 1, scope: !495)
