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
define dso_local ptx_kernel void @nan_of_one_kind(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !58 {
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
  br i1 %21, label %22, label %29, !dbg !60

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !61
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !61
  %25 = load float, ptr %24, align 4, !dbg !61, !tbaa !25
  %26 = fcmp contract ord float %25, 0.000000e+00, !dbg !62
  %27 = select contract i1 %26, float %25, float 0.000000e+00, !dbg !62
  %28 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !63
  store float %27, ptr %28, align 4, !dbg !64, !tbaa !25
  br label %29, !dbg !65

29:                                               ; preds = %3, %22
  ret void, !dbg !65
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @infinity_replaced(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !66 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !67
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67
  %6 = mul i32 %4, %5, !dbg !67
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %8 = add i32 %6, %7, !dbg !67
  %9 = shl i32 %8, 13, !dbg !67
  %10 = xor i32 %9, %8, !dbg !67
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !67, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !67
  %13 = xor i32 %12, %11, !dbg !67
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !67, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !67
  %16 = xor i32 %15, %14, !dbg !67
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !67, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !67
  %19 = xor i32 %18, %17, !dbg !67
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !67, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !68
  br i1 %21, label %22, label %30, !dbg !68

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !69
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !69
  %25 = load float, ptr %24, align 4, !dbg !69, !tbaa !25
  %26 = tail call contract float @llvm.fabs.f32(float %25), !dbg !70
  %27 = fcmp contract oeq float %26, 0x7FF0000000000000, !dbg !71
  %28 = select contract i1 %27, float 0x47EC363CC0000000, float %25, !dbg !70
  %29 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !72
  store float %28, ptr %29, align 4, !dbg !73, !tbaa !25
  br label %30, !dbg !74

30:                                               ; preds = %3, %22
  ret void, !dbg !74
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @root_of_negative(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !75 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !76
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  %6 = mul i32 %4, %5, !dbg !76
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %8 = add i32 %6, %7, !dbg !76
  %9 = shl i32 %8, 13, !dbg !76
  %10 = xor i32 %9, %8, !dbg !76
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !76, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !76
  %13 = xor i32 %12, %11, !dbg !76
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !76, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !76
  %16 = xor i32 %15, %14, !dbg !76
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !76, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !76
  %19 = xor i32 %18, %17, !dbg !76
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !76, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !77
  br i1 %21, label %22, label %30, !dbg !77

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !78
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !78
  %25 = load float, ptr %24, align 4, !dbg !78, !tbaa !25
  %26 = fcmp contract olt float %25, 0.000000e+00, !dbg !79
  %27 = tail call contract float @llvm.sqrt.f32(float %25), !dbg !80
  %28 = select contract i1 %26, float 0.000000e+00, float %27, !dbg !80
  %29 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !81
  store float %28, ptr %29, align 4, !dbg !82, !tbaa !25
  br label %30, !dbg !83

30:                                               ; preds = %3, %22
  ret void, !dbg !83
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @denormals_flushed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !84 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !85
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !85
  %6 = mul i32 %4, %5, !dbg !85
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
  %8 = add i32 %6, %7, !dbg !85
  %9 = shl i32 %8, 13, !dbg !85
  %10 = xor i32 %9, %8, !dbg !85
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !85, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !85
  %13 = xor i32 %12, %11, !dbg !85
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !85, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !85
  %16 = xor i32 %15, %14, !dbg !85
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !85, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !85
  %19 = xor i32 %18, %17, !dbg !85
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !85, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !86
  br i1 %21, label %22, label %31, !dbg !86

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !87
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !87
  %25 = load float, ptr %24, align 4, !dbg !87, !tbaa !25
  %26 = tail call contract float @llvm.fabs.f32(float %25), !dbg !88
  %27 = fcmp contract olt float %26, 0x3810000000000000, !dbg !89
  %28 = fmul contract float %25, 1.024000e+03, !dbg !88
  %29 = select contract i1 %27, float 0.000000e+00, float %28, !dbg !88
  %30 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !90
  store float %29, ptr %30, align 4, !dbg !91, !tbaa !25
  br label %31, !dbg !92

31:                                               ; preds = %3, %22
  ret void, !dbg !92
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @denormals_kept(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !93 {
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
  %26 = fmul contract float %25, 0x3FD3333340000000, !dbg !97
  %27 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !98
  store float %26, ptr %27, align 4, !dbg !99, !tbaa !25
  br label %28, !dbg !100

28:                                               ; preds = %3, %22
  ret void, !dbg !100
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @negative_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !101 {
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
  br i1 %21, label %22, label %28, !dbg !103

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !104
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !104
  %25 = load float, ptr %24, align 4, !dbg !104, !tbaa !25
  %26 = fadd contract float %25, 0.000000e+00, !dbg !105
  %27 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !106
  store float %26, ptr %27, align 4, !dbg !107, !tbaa !25
  br label %28, !dbg !106

28:                                               ; preds = %22, %3
  ret void, !dbg !108
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sign_of_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !109 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !110
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !110
  %6 = mul i32 %4, %5, !dbg !110
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !110
  %8 = add i32 %6, %7, !dbg !110
  %9 = shl i32 %8, 13, !dbg !110
  %10 = xor i32 %9, %8, !dbg !110
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !110, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !110
  %13 = xor i32 %12, %11, !dbg !110
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !110, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !110
  %16 = xor i32 %15, %14, !dbg !110
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !110, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !110
  %19 = xor i32 %18, %17, !dbg !110
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !110, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !111
  br i1 %21, label %22, label %31, !dbg !111

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !112
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !112
  %25 = load float, ptr %24, align 4, !dbg !112, !tbaa !25
  %26 = fcmp contract oeq float %25, 0.000000e+00, !dbg !113
  %27 = fcmp contract ogt float %25, 0.000000e+00, !dbg !114
  %28 = select contract i1 %27, float 1.000000e+00, float -1.000000e+00, !dbg !114
  %29 = select contract i1 %26, float 0.000000e+00, float %28, !dbg !114
  %30 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !115
  store float %29, ptr %30, align 4, !dbg !116, !tbaa !25
  br label %31, !dbg !117

31:                                               ; preds = %3, %22
  ret void, !dbg !117
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @unordered_compare(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !118 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119
  %6 = mul i32 %4, %5, !dbg !119
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119
  %8 = add i32 %6, %7, !dbg !119
  %9 = shl i32 %8, 13, !dbg !119
  %10 = xor i32 %9, %8, !dbg !119
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !119, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !119
  %13 = xor i32 %12, %11, !dbg !119
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !119, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !119
  %16 = xor i32 %15, %14, !dbg !119
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !119, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !119
  %19 = xor i32 %18, %17, !dbg !119
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !119, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !120
  br i1 %21, label %22, label %30, !dbg !120

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !121
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !121
  %25 = load float, ptr %24, align 4, !dbg !121, !tbaa !25
  %26 = fcmp contract olt float %25, 5.000000e-01, !dbg !122
  %27 = fmul contract float %25, 3.000000e+00, !dbg !123
  %28 = select contract i1 %26, float %27, float 7.000000e+00, !dbg !123
  %29 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !124
  store float %28, ptr %29, align 4, !dbg !125, !tbaa !25
  br label %30, !dbg !126

30:                                               ; preds = %3, %22
  ret void, !dbg !126
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @divided_by_zero(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !127 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !128
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128
  %7 = mul i32 %5, %6, !dbg !128
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128
  %9 = add i32 %7, %8, !dbg !128
  %10 = shl i32 %9, 13, !dbg !128
  %11 = xor i32 %10, %9, !dbg !128
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !128, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !128
  %14 = xor i32 %13, %12, !dbg !128
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !128, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !128
  %17 = xor i32 %16, %15, !dbg !128
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !128, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !128
  %20 = xor i32 %19, %18, !dbg !128
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !128, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !129
  br i1 %22, label %23, label %35, !dbg !129

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !130
  %25 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !130
  %26 = load float, ptr %25, align 4, !dbg !130, !tbaa !25
  %27 = fcmp contract oeq float %26, 0.000000e+00, !dbg !131
  br i1 %27, label %32, label %28, !dbg !132

28:                                               ; preds = %23
  %29 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !133
  %30 = load float, ptr %29, align 4, !dbg !133, !tbaa !25
  %31 = fdiv contract float %30, %26, !dbg !134
  br label %32, !dbg !132

32:                                               ; preds = %23, %28
  %33 = phi contract float [ %31, %28 ], [ 0.000000e+00, %23 ], !dbg !132
  %34 = getelementptr inbounds float, ptr %2, i64 %24, !dbg !135
  store float %33, ptr %34, align 4, !dbg !136, !tbaa !25
  br label %35, !dbg !137

35:                                               ; preds = %4, %32
  ret void, !dbg !137
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @divided_by_little(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !138 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !139
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !139
  %7 = mul i32 %5, %6, !dbg !139
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !139
  %9 = add i32 %7, %8, !dbg !139
  %10 = shl i32 %9, 13, !dbg !139
  %11 = xor i32 %10, %9, !dbg !139
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !139, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !139
  %14 = xor i32 %13, %12, !dbg !139
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !139, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !139
  %17 = xor i32 %16, %15, !dbg !139
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !139, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !139
  %20 = xor i32 %19, %18, !dbg !139
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !139, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !140
  br i1 %22, label %23, label %32, !dbg !140

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !141
  %25 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !141
  %26 = load float, ptr %25, align 4, !dbg !141, !tbaa !25
  %27 = tail call contract float @llvm.maxnum.f32(float %26, float 0x3F50624DE0000000), !dbg !142
  %28 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !143
  %29 = load float, ptr %28, align 4, !dbg !143, !tbaa !25
  %30 = fdiv contract float %29, %27, !dbg !144
  %31 = getelementptr inbounds float, ptr %2, i64 %24, !dbg !145
  store float %30, ptr %31, align 4, !dbg !146, !tbaa !25
  br label %32, !dbg !147

32:                                               ; preds = %4, %23
  ret void, !dbg !147
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ordered_pair(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !148 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !149
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !149
  %7 = mul i32 %5, %6, !dbg !149
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !149
  %9 = add i32 %7, %8, !dbg !149
  %10 = shl i32 %9, 13, !dbg !149
  %11 = xor i32 %10, %9, !dbg !149
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !149, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !149
  %14 = xor i32 %13, %12, !dbg !149
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !149, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !149
  %17 = xor i32 %16, %15, !dbg !149
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !149, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !149
  %20 = xor i32 %19, %18, !dbg !149
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !149, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !150
  br i1 %22, label %23, label %35, !dbg !150

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !151
  %25 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !151
  %26 = load float, ptr %25, align 4, !dbg !151, !tbaa !25
  %27 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !152
  %28 = load float, ptr %27, align 4, !dbg !152, !tbaa !25
  %29 = fadd contract float %28, 1.000000e+00, !dbg !153
  %30 = fcmp contract ogt float %26, %29, !dbg !154
  %31 = select i1 %30, float %29, float %26, !dbg !154
  %32 = select i1 %30, float %26, float %29, !dbg !154
  %33 = fdiv contract float %31, %32, !dbg !155
  %34 = getelementptr inbounds float, ptr %2, i64 %24, !dbg !156
  store float %33, ptr %34, align 4, !dbg !157, !tbaa !25
  br label %35, !dbg !158

35:                                               ; preds = %4, %23
  ret void, !dbg !158
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rounded_to_byte(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !159 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !160
  %6 = mul i32 %4, %5, !dbg !160
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160
  %8 = add i32 %6, %7, !dbg !160
  %9 = shl i32 %8, 13, !dbg !160
  %10 = xor i32 %9, %8, !dbg !160
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !160, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !160
  %13 = xor i32 %12, %11, !dbg !160
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !160, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !160
  %16 = xor i32 %15, %14, !dbg !160
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !160, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !160
  %19 = xor i32 %18, %17, !dbg !160
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !160, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !161
  br i1 %21, label %22, label %31, !dbg !161

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !162
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !162
  %25 = load float, ptr %24, align 4, !dbg !162, !tbaa !25
  %26 = fadd contract float %25, 5.000000e-01, !dbg !163
  %27 = tail call contract float @llvm.maxnum.f32(float %26, float 0.000000e+00), !dbg !164
  %28 = tail call contract float @llvm.minnum.f32(float %27, float 2.550000e+02), !dbg !165
  %29 = fptoui float %28 to i8, !dbg !165
  %30 = getelementptr inbounds i8, ptr %1, i64 %23, !dbg !166
  store i8 %29, ptr %30, align 1, !dbg !167, !tbaa !168
  br label %31, !dbg !169

31:                                               ; preds = %3, %22
  ret void, !dbg !169
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @saturated_byte(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !170 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !171
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !171
  %6 = mul i32 %4, %5, !dbg !171
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !171
  %8 = add i32 %6, %7, !dbg !171
  %9 = shl i32 %8, 13, !dbg !171
  %10 = xor i32 %9, %8, !dbg !171
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !171, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !171
  %13 = xor i32 %12, %11, !dbg !171
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !171, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !171
  %16 = xor i32 %15, %14, !dbg !171
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !171, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !171
  %19 = xor i32 %18, %17, !dbg !171
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !171, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !172
  br i1 %21, label %22, label %31, !dbg !172

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !173
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !173
  %25 = load float, ptr %24, align 4, !dbg !173, !tbaa !25
  %26 = fadd contract float %25, 5.000000e-01, !dbg !174
  %27 = tail call contract float @llvm.minnum.f32(float %26, float 2.550000e+02), !dbg !175
  %28 = fptosi float %27 to i32, !dbg !176
  %29 = trunc i32 %28 to i8, !dbg !177
  %30 = getelementptr inbounds i8, ptr %1, i64 %23, !dbg !178
  store i8 %29, ptr %30, align 1, !dbg !179, !tbaa !168
  br label %31, !dbg !180

31:                                               ; preds = %3, %22
  ret void, !dbg !180
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @converted_to_short(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !181 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !182
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !182
  %6 = mul i32 %4, %5, !dbg !182
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !182
  %8 = add i32 %6, %7, !dbg !182
  %9 = shl i32 %8, 13, !dbg !182
  %10 = xor i32 %9, %8, !dbg !182
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !182, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !182
  %13 = xor i32 %12, %11, !dbg !182
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !182, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !182
  %16 = xor i32 %15, %14, !dbg !182
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !182, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !182
  %19 = xor i32 %18, %17, !dbg !182
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !182, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !183
  br i1 %21, label %22, label %32, !dbg !183

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !184
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !184
  %25 = load float, ptr %24, align 4, !dbg !184, !tbaa !25
  %26 = fmul contract float %25, 1.600000e+01, !dbg !185
  %27 = fptosi float %26 to i32, !dbg !186
  %28 = tail call noundef range(i32 -32768, -2147483648) i32 @llvm.smax.i32(i32 %27, i32 -32768), !dbg !187
  %29 = tail call noundef range(i32 -32768, 32768) i32 @llvm.smin.i32(i32 range(i32 -32768, -2147483648) %28, i32 32767), !dbg !188
  %30 = trunc nsw i32 %29 to i16, !dbg !189
  %31 = getelementptr inbounds i16, ptr %1, i64 %23, !dbg !190
  store i16 %30, ptr %31, align 2, !dbg !191, !tbaa !192
  br label %32, !dbg !194

32:                                               ; preds = %3, %22
  ret void, !dbg !194
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @floor_of_positive(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !195 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !196
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !196
  %6 = mul i32 %4, %5, !dbg !196
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !196
  %8 = add i32 %6, %7, !dbg !196
  %9 = shl i32 %8, 13, !dbg !196
  %10 = xor i32 %9, %8, !dbg !196
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !196, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !196
  %13 = xor i32 %12, %11, !dbg !196
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !196, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !196
  %16 = xor i32 %15, %14, !dbg !196
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !196, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !196
  %19 = xor i32 %18, %17, !dbg !196
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !196, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !197
  br i1 %21, label %22, label %34, !dbg !197

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !198
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !198
  %25 = load float, ptr %24, align 4, !dbg !198, !tbaa !25
  %26 = fmul contract float %25, 1.600000e+01, !dbg !199
  %27 = fptosi float %26 to i32, !dbg !200
  %28 = sitofp i32 %27 to float, !dbg !201
  %29 = fcmp contract olt float %26, %28, !dbg !202
  %30 = sext i1 %29 to i32, !dbg !202
  %31 = add nsw i32 %30, %27, !dbg !202
  %32 = trunc i32 %31 to i16, !dbg !203
  %33 = getelementptr inbounds i16, ptr %1, i64 %23, !dbg !204
  store i16 %32, ptr %33, align 2, !dbg !205, !tbaa !192
  br label %34, !dbg !206

34:                                               ; preds = %3, %22
  ret void, !dbg !206
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @alpha_is_1(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !207 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !208
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !208
  %13 = mul i32 %11, %12, !dbg !208
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !208
  %15 = add i32 %13, %14, !dbg !208
  %16 = shl i32 %15, 13, !dbg !208
  %17 = xor i32 %16, %15, !dbg !208
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !208, !srcloc !19
  %19 = lshr i32 %18, 17, !dbg !208
  %20 = xor i32 %19, %18, !dbg !208
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !208, !srcloc !20
  %22 = shl i32 %21, 5, !dbg !208
  %23 = xor i32 %22, %21, !dbg !208
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #4, !dbg !208, !srcloc !21
  %25 = lshr i32 %24, 3, !dbg !208
  %26 = xor i32 %25, %24, !dbg !208
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #4, !dbg !208, !srcloc !22
  %28 = icmp slt i32 %15, %4, !dbg !209
  br i1 %28, label %29, label %38, !dbg !209

29:                                               ; preds = %10
  %30 = sext i32 %15 to i64, !dbg !210
  %31 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !210
  %32 = load float, ptr %31, align 4, !dbg !210, !tbaa !25
  %33 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !211
  %34 = load float, ptr %33, align 4, !dbg !211, !tbaa !25
  %35 = fadd contract float %32, %34, !dbg !212
  %36 = fmul contract float %5, %35, !dbg !213
  %37 = getelementptr inbounds float, ptr %3, i64 %30, !dbg !214
  store float %36, ptr %37, align 4, !dbg !215, !tbaa !25
  br label %38, !dbg !214

38:                                               ; preds = %29, %10
  ret void, !dbg !216
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @beta_is_0(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !217 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !218
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !218
  %13 = mul i32 %11, %12, !dbg !218
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !218
  %15 = add i32 %13, %14, !dbg !218
  %16 = shl i32 %15, 13, !dbg !218
  %17 = xor i32 %16, %15, !dbg !218
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !218, !srcloc !19
  %19 = lshr i32 %18, 17, !dbg !218
  %20 = xor i32 %19, %18, !dbg !218
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !218, !srcloc !20
  %22 = shl i32 %21, 5, !dbg !218
  %23 = xor i32 %22, %21, !dbg !218
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #4, !dbg !218, !srcloc !21
  %25 = lshr i32 %24, 3, !dbg !218
  %26 = xor i32 %25, %24, !dbg !218
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #4, !dbg !218, !srcloc !22
  %28 = icmp slt i32 %15, %4, !dbg !219
  br i1 %28, label %29, label %45, !dbg !219

29:                                               ; preds = %10
  %30 = sext i32 %15 to i64, !dbg !220
  %31 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !220
  %32 = load float, ptr %31, align 4, !dbg !220, !tbaa !25
  %33 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !221
  %34 = load float, ptr %33, align 4, !dbg !221, !tbaa !25
  %35 = fmul contract float %32, %34, !dbg !222
  %36 = fcmp contract une float %6, 0.000000e+00, !dbg !223
  br i1 %36, label %37, label %42, !dbg !223

37:                                               ; preds = %29
  %38 = getelementptr inbounds float, ptr %2, i64 %30, !dbg !224
  %39 = load float, ptr %38, align 4, !dbg !224, !tbaa !25
  %40 = fmul contract float %6, %39, !dbg !225
  %41 = fadd contract float %35, %40, !dbg !226
  br label %42, !dbg !227

42:                                               ; preds = %37, %29
  %43 = phi float [ %41, %37 ], [ %35, %29 ], !dbg !228
  %44 = getelementptr inbounds float, ptr %3, i64 %30, !dbg !229
  store float %43, ptr %44, align 4, !dbg !230, !tbaa !25
  br label %45, !dbg !231

45:                                               ; preds = %10, %42
  ret void, !dbg !231
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mode_is_0(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !232 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !233
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !233
  %13 = mul i32 %11, %12, !dbg !233
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !233
  %15 = add i32 %13, %14, !dbg !233
  %16 = shl i32 %15, 13, !dbg !233
  %17 = xor i32 %16, %15, !dbg !233
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !233, !srcloc !19
  %19 = lshr i32 %18, 17, !dbg !233
  %20 = xor i32 %19, %18, !dbg !233
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !233, !srcloc !20
  %22 = shl i32 %21, 5, !dbg !233
  %23 = xor i32 %22, %21, !dbg !233
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #4, !dbg !233, !srcloc !21
  %25 = lshr i32 %24, 3, !dbg !233
  %26 = xor i32 %25, %24, !dbg !233
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #4, !dbg !233, !srcloc !22
  %28 = icmp slt i32 %15, %4, !dbg !234
  br i1 %28, label %29, label %44, !dbg !234

29:                                               ; preds = %10
  %30 = sext i32 %15 to i64, !dbg !235
  %31 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !235
  %32 = load float, ptr %31, align 4, !dbg !235, !tbaa !25
  switch i32 %7, label %37 [
    i32 1, label %33
    i32 2, label %41
  ], !dbg !236

33:                                               ; preds = %29
  %34 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !237
  %35 = load float, ptr %34, align 4, !dbg !237, !tbaa !25
  %36 = fmul contract float %32, %35, !dbg !238
  br label %41, !dbg !239

37:                                               ; preds = %29
  %38 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !240
  %39 = load float, ptr %38, align 4, !dbg !240, !tbaa !25
  %40 = fadd contract float %32, %39, !dbg !241
  br label %41

41:                                               ; preds = %29, %37, %33
  %42 = phi float [ %36, %33 ], [ %40, %37 ], [ %32, %29 ]
  %43 = getelementptr inbounds float, ptr %3, i64 %30, !dbg !235
  store float %42, ptr %43, align 4, !dbg !235, !tbaa !25
  br label %44, !dbg !242

44:                                               ; preds = %41, %10
  ret void, !dbg !242
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @offset_is_0(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !243 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !244
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !244
  %13 = mul i32 %11, %12, !dbg !244
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !244
  %15 = add i32 %13, %14, !dbg !244
  %16 = shl i32 %15, 13, !dbg !244
  %17 = xor i32 %16, %15, !dbg !244
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !244, !srcloc !19
  %19 = lshr i32 %18, 17, !dbg !244
  %20 = xor i32 %19, %18, !dbg !244
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !244, !srcloc !20
  %22 = shl i32 %21, 5, !dbg !244
  %23 = xor i32 %22, %21, !dbg !244
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #4, !dbg !244, !srcloc !21
  %25 = lshr i32 %24, 3, !dbg !244
  %26 = xor i32 %25, %24, !dbg !244
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #4, !dbg !244, !srcloc !22
  %28 = icmp slt i32 %15, %4, !dbg !245
  br i1 %28, label %29, label %37, !dbg !245

29:                                               ; preds = %10
  %30 = add nsw i32 %8, %15, !dbg !246
  %31 = sext i32 %30 to i64, !dbg !247
  %32 = getelementptr inbounds float, ptr %0, i64 %31, !dbg !247
  %33 = load float, ptr %32, align 4, !dbg !247, !tbaa !25
  %34 = fmul contract float %33, 3.000000e+00, !dbg !248
  %35 = sext i32 %15 to i64, !dbg !249
  %36 = getelementptr inbounds float, ptr %3, i64 %35, !dbg !249
  store float %34, ptr %36, align 4, !dbg !250, !tbaa !25
  br label %37, !dbg !249

37:                                               ; preds = %29, %10
  ret void, !dbg !251
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @limit_not_reached(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !252 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !253
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !253
  %13 = mul i32 %11, %12, !dbg !253
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !253
  %15 = add i32 %13, %14, !dbg !253
  %16 = shl i32 %15, 13, !dbg !253
  %17 = xor i32 %16, %15, !dbg !253
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !253, !srcloc !19
  %19 = lshr i32 %18, 17, !dbg !253
  %20 = xor i32 %19, %18, !dbg !253
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !253, !srcloc !20
  %22 = shl i32 %21, 5, !dbg !253
  %23 = xor i32 %22, %21, !dbg !253
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #4, !dbg !253, !srcloc !21
  %25 = lshr i32 %24, 3, !dbg !253
  %26 = xor i32 %25, %24, !dbg !253
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #4, !dbg !253, !srcloc !22
  %28 = icmp slt i32 %15, %4, !dbg !254
  br i1 %28, label %29, label %42, !dbg !254

29:                                               ; preds = %10
  %30 = sext i32 %15 to i64, !dbg !255
  %31 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !255
  %32 = load float, ptr %31, align 4, !dbg !255, !tbaa !25
  %33 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !256
  %34 = load float, ptr %33, align 4, !dbg !256, !tbaa !25
  %35 = fadd contract float %32, %34, !dbg !257
  %36 = fcmp contract ogt float %35, %9, !dbg !258
  %37 = fsub contract float %35, %9, !dbg !258
  %38 = fmul contract float %37, 1.250000e-01, !dbg !258
  %39 = fadd contract float %9, %38, !dbg !258
  %40 = select i1 %36, float %39, float %35, !dbg !258
  %41 = getelementptr inbounds float, ptr %3, i64 %30, !dbg !259
  store float %40, ptr %41, align 4, !dbg !260, !tbaa !25
  br label %42, !dbg !261

42:                                               ; preds = %10, %29
  ret void, !dbg !261
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @beta_is_not_0(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !262 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !263
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !263
  %13 = mul i32 %11, %12, !dbg !263
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !263
  %15 = add i32 %13, %14, !dbg !263
  %16 = shl i32 %15, 13, !dbg !263
  %17 = xor i32 %16, %15, !dbg !263
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !263, !srcloc !19
  %19 = lshr i32 %18, 17, !dbg !263
  %20 = xor i32 %19, %18, !dbg !263
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !263, !srcloc !20
  %22 = shl i32 %21, 5, !dbg !263
  %23 = xor i32 %22, %21, !dbg !263
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #4, !dbg !263, !srcloc !21
  %25 = lshr i32 %24, 3, !dbg !263
  %26 = xor i32 %25, %24, !dbg !263
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #4, !dbg !263, !srcloc !22
  %28 = icmp slt i32 %15, %4, !dbg !264
  br i1 %28, label %29, label %44, !dbg !264

29:                                               ; preds = %10
  %30 = icmp eq i32 %7, 0, !dbg !265
  %31 = sext i32 %15 to i64, !dbg !266
  %32 = getelementptr inbounds float, ptr %0, i64 %31, !dbg !266
  %33 = load float, ptr %32, align 4, !dbg !266, !tbaa !25
  br i1 %30, label %40, label %34, !dbg !267

34:                                               ; preds = %29
  %35 = getelementptr inbounds float, ptr %1, i64 %31, !dbg !268
  %36 = load float, ptr %35, align 4, !dbg !268, !tbaa !25
  %37 = sitofp i32 %7 to float, !dbg !269
  %38 = fmul contract float %36, %37, !dbg !270
  %39 = fadd contract float %33, %38, !dbg !271
  br label %40, !dbg !267

40:                                               ; preds = %29, %34
  %41 = phi contract float [ %39, %34 ], [ %33, %29 ], !dbg !267
  %42 = sext i32 %15 to i64, !dbg !272
  %43 = getelementptr inbounds float, ptr %3, i64 %42, !dbg !272
  store float %41, ptr %43, align 4, !dbg !273, !tbaa !25
  br label %44, !dbg !274

44:                                               ; preds = %10, %40
  ret void, !dbg !274
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_no_maximum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !275 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !276
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !276
  %7 = mul i32 %5, %6, !dbg !276
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !276
  %9 = add i32 %7, %8, !dbg !276
  %10 = shl i32 %9, 13, !dbg !276
  %11 = xor i32 %10, %9, !dbg !276
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !276, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !276
  %14 = xor i32 %13, %12, !dbg !276
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !276, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !276
  %17 = xor i32 %16, %15, !dbg !276
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !276, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !276
  %20 = xor i32 %19, %18, !dbg !276
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !276, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !277
  br i1 %22, label %23, label %70, !dbg !277

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !278
  %25 = sext i32 %24 to i64, !dbg !279
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !279
  %27 = load float, ptr %26, align 4, !dbg !280, !tbaa !25
  %28 = icmp sgt i32 %3, 1, !dbg !281
  br i1 %28, label %32, label %29, !dbg !282

29:                                               ; preds = %32, %23
  %30 = phi float [ %27, %23 ], [ %38, %32 ], !dbg !283
  %31 = icmp sgt i32 %3, 0, !dbg !284
  br i1 %31, label %44, label %41, !dbg !285

32:                                               ; preds = %23, %32
  %33 = phi i32 [ %39, %32 ], [ 1, %23 ]
  %34 = phi float [ %38, %32 ], [ %27, %23 ]
  %35 = zext nneg i32 %33 to i64, !dbg !286
  %36 = getelementptr inbounds nuw float, ptr %26, i64 %35, !dbg !286
  %37 = load float, ptr %36, align 4, !dbg !286, !tbaa !25
  %38 = tail call contract float @llvm.maxnum.f32(float %34, float %37), !dbg !287
  %39 = add nuw nsw i32 %33, 1, !dbg !288
  %40 = icmp eq i32 %39, %3, !dbg !281
  br i1 %40, label %29, label %32, !dbg !282, !llvm.loop !289

41:                                               ; preds = %44, %29
  %42 = phi float [ 0.000000e+00, %29 ], [ %53, %44 ], !dbg !293
  %43 = icmp sgt i32 %3, 0, !dbg !294
  br i1 %43, label %56, label %70, !dbg !295

44:                                               ; preds = %29, %44
  %45 = phi i32 [ %54, %44 ], [ 0, %29 ]
  %46 = phi float [ %53, %44 ], [ 0.000000e+00, %29 ]
  %47 = zext nneg i32 %45 to i64, !dbg !296
  %48 = getelementptr inbounds nuw float, ptr %26, i64 %47, !dbg !296
  %49 = load float, ptr %48, align 4, !dbg !296, !tbaa !25
  %50 = fsub contract float %49, %30, !dbg !297
  %51 = fmul contract float %50, 0x3FF7154760000000, !dbg !298
  %52 = tail call contract noundef float @llvm.exp2.f32(float %51), !dbg !298
  %53 = fadd contract float %46, %52, !dbg !299
  %54 = add nuw nsw i32 %45, 1, !dbg !300
  %55 = icmp eq i32 %54, %3, !dbg !284
  br i1 %55, label %41, label %44, !dbg !285, !llvm.loop !301

56:                                               ; preds = %41, %56
  %57 = phi i32 [ %68, %56 ], [ 0, %41 ]
  %58 = zext nneg i32 %57 to i64, !dbg !303
  %59 = getelementptr inbounds nuw float, ptr %26, i64 %58, !dbg !303
  %60 = load float, ptr %59, align 4, !dbg !303, !tbaa !25
  %61 = fsub contract float %60, %30, !dbg !304
  %62 = fmul contract float %61, 0x3FF7154760000000, !dbg !305
  %63 = tail call contract noundef float @llvm.exp2.f32(float %62), !dbg !305
  %64 = fdiv contract float %63, %42, !dbg !306
  %65 = add nsw i32 %57, %24, !dbg !307
  %66 = sext i32 %65 to i64, !dbg !308
  %67 = getelementptr inbounds float, ptr %1, i64 %66, !dbg !308
  store float %64, ptr %67, align 4, !dbg !309, !tbaa !25
  %68 = add nuw nsw i32 %57, 1, !dbg !310
  %69 = icmp eq i32 %68, %3, !dbg !294
  br i1 %69, label %70, label %56, !dbg !295, !llvm.loop !311

70:                                               ; preds = %56, %41, %4
  ret void, !dbg !313
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_constant_maximum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !314 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !315
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !315
  %7 = mul i32 %5, %6, !dbg !315
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !315
  %9 = add i32 %7, %8, !dbg !315
  %10 = shl i32 %9, 13, !dbg !315
  %11 = xor i32 %10, %9, !dbg !315
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !315, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !315
  %14 = xor i32 %13, %12, !dbg !315
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !315, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !315
  %17 = xor i32 %16, %15, !dbg !315
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !315, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !315
  %20 = xor i32 %19, %18, !dbg !315
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !315, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !316
  br i1 %22, label %23, label %70, !dbg !316

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !317
  %25 = sext i32 %24 to i64, !dbg !318
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !318
  %27 = load float, ptr %26, align 4, !dbg !319, !tbaa !25
  %28 = icmp sgt i32 %3, 1, !dbg !320
  br i1 %28, label %32, label %29, !dbg !321

29:                                               ; preds = %32, %23
  %30 = phi float [ %27, %23 ], [ %38, %32 ], !dbg !322
  %31 = icmp sgt i32 %3, 0, !dbg !323
  br i1 %31, label %44, label %41, !dbg !324

32:                                               ; preds = %23, %32
  %33 = phi i32 [ %39, %32 ], [ 1, %23 ]
  %34 = phi float [ %38, %32 ], [ %27, %23 ]
  %35 = zext nneg i32 %33 to i64, !dbg !325
  %36 = getelementptr inbounds nuw float, ptr %26, i64 %35, !dbg !325
  %37 = load float, ptr %36, align 4, !dbg !325, !tbaa !25
  %38 = tail call contract float @llvm.maxnum.f32(float %34, float %37), !dbg !326
  %39 = add nuw nsw i32 %33, 1, !dbg !327
  %40 = icmp eq i32 %39, %3, !dbg !320
  br i1 %40, label %29, label %32, !dbg !321, !llvm.loop !328

41:                                               ; preds = %44, %29
  %42 = phi float [ 0.000000e+00, %29 ], [ %53, %44 ], !dbg !330
  %43 = icmp sgt i32 %3, 0, !dbg !331
  br i1 %43, label %56, label %70, !dbg !332

44:                                               ; preds = %29, %44
  %45 = phi i32 [ %54, %44 ], [ 0, %29 ]
  %46 = phi float [ %53, %44 ], [ 0.000000e+00, %29 ]
  %47 = zext nneg i32 %45 to i64, !dbg !333
  %48 = getelementptr inbounds nuw float, ptr %26, i64 %47, !dbg !333
  %49 = load float, ptr %48, align 4, !dbg !333, !tbaa !25
  %50 = fsub contract float %49, %30, !dbg !334
  %51 = fmul contract float %50, 0x3FF7154760000000, !dbg !335
  %52 = tail call contract noundef float @llvm.exp2.f32(float %51), !dbg !335
  %53 = fadd contract float %46, %52, !dbg !336
  %54 = add nuw nsw i32 %45, 1, !dbg !337
  %55 = icmp eq i32 %54, %3, !dbg !323
  br i1 %55, label %41, label %44, !dbg !324, !llvm.loop !338

56:                                               ; preds = %41, %56
  %57 = phi i32 [ %68, %56 ], [ 0, %41 ]
  %58 = zext nneg i32 %57 to i64, !dbg !340
  %59 = getelementptr inbounds nuw float, ptr %26, i64 %58, !dbg !340
  %60 = load float, ptr %59, align 4, !dbg !340, !tbaa !25
  %61 = fsub contract float %60, %30, !dbg !341
  %62 = fmul contract float %61, 0x3FF7154760000000, !dbg !342
  %63 = tail call contract noundef float @llvm.exp2.f32(float %62), !dbg !342
  %64 = fdiv contract float %63, %42, !dbg !343
  %65 = add nsw i32 %57, %24, !dbg !344
  %66 = sext i32 %65 to i64, !dbg !345
  %67 = getelementptr inbounds float, ptr %1, i64 %66, !dbg !345
  store float %64, ptr %67, align 4, !dbg !346, !tbaa !25
  %68 = add nuw nsw i32 %57, 1, !dbg !347
  %69 = icmp eq i32 %68, %3, !dbg !331
  br i1 %69, label %70, label %56, !dbg !332, !llvm.loop !348

70:                                               ; preds = %56, %41, %4
  ret void, !dbg !350
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_first_for_maximum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !351 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !352
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !352
  %7 = mul i32 %5, %6, !dbg !352
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !352
  %9 = add i32 %7, %8, !dbg !352
  %10 = shl i32 %9, 13, !dbg !352
  %11 = xor i32 %10, %9, !dbg !352
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !352, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !352
  %14 = xor i32 %13, %12, !dbg !352
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !352, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !352
  %17 = xor i32 %16, %15, !dbg !352
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !352, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !352
  %20 = xor i32 %19, %18, !dbg !352
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !352, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !353
  br i1 %22, label %23, label %70, !dbg !353

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !354
  %25 = sext i32 %24 to i64, !dbg !355
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !355
  %27 = load float, ptr %26, align 4, !dbg !356, !tbaa !25
  %28 = icmp sgt i32 %3, 1, !dbg !357
  br i1 %28, label %32, label %29, !dbg !358

29:                                               ; preds = %32, %23
  %30 = phi float [ %27, %23 ], [ %38, %32 ], !dbg !359
  %31 = icmp sgt i32 %3, 0, !dbg !360
  br i1 %31, label %44, label %41, !dbg !361

32:                                               ; preds = %23, %32
  %33 = phi i32 [ %39, %32 ], [ 1, %23 ]
  %34 = phi float [ %38, %32 ], [ %27, %23 ]
  %35 = zext nneg i32 %33 to i64, !dbg !362
  %36 = getelementptr inbounds nuw float, ptr %26, i64 %35, !dbg !362
  %37 = load float, ptr %36, align 4, !dbg !362, !tbaa !25
  %38 = tail call contract float @llvm.maxnum.f32(float %34, float %37), !dbg !363
  %39 = add nuw nsw i32 %33, 1, !dbg !364
  %40 = icmp eq i32 %39, %3, !dbg !357
  br i1 %40, label %29, label %32, !dbg !358, !llvm.loop !365

41:                                               ; preds = %44, %29
  %42 = phi float [ 0.000000e+00, %29 ], [ %53, %44 ], !dbg !359
  %43 = icmp sgt i32 %3, 0, !dbg !367
  br i1 %43, label %56, label %70, !dbg !368

44:                                               ; preds = %29, %44
  %45 = phi i32 [ %54, %44 ], [ 0, %29 ]
  %46 = phi float [ %53, %44 ], [ 0.000000e+00, %29 ]
  %47 = zext nneg i32 %45 to i64, !dbg !369
  %48 = getelementptr inbounds nuw float, ptr %26, i64 %47, !dbg !369
  %49 = load float, ptr %48, align 4, !dbg !369, !tbaa !25
  %50 = fsub contract float %49, %30, !dbg !370
  %51 = fmul contract float %50, 0x3FF7154760000000, !dbg !371
  %52 = tail call contract noundef float @llvm.exp2.f32(float %51), !dbg !371
  %53 = fadd contract float %46, %52, !dbg !372
  %54 = add nuw nsw i32 %45, 1, !dbg !373
  %55 = icmp eq i32 %54, %3, !dbg !360
  br i1 %55, label %41, label %44, !dbg !361, !llvm.loop !374

56:                                               ; preds = %41, %56
  %57 = phi i32 [ %68, %56 ], [ 0, %41 ]
  %58 = zext nneg i32 %57 to i64, !dbg !376
  %59 = getelementptr inbounds nuw float, ptr %26, i64 %58, !dbg !376
  %60 = load float, ptr %59, align 4, !dbg !376, !tbaa !25
  %61 = fsub contract float %60, %30, !dbg !377
  %62 = fmul contract float %61, 0x3FF7154760000000, !dbg !378
  %63 = tail call contract noundef float @llvm.exp2.f32(float %62), !dbg !378
  %64 = fdiv contract float %63, %42, !dbg !379
  %65 = add nsw i32 %57, %24, !dbg !380
  %66 = sext i32 %65 to i64, !dbg !381
  %67 = getelementptr inbounds float, ptr %1, i64 %66, !dbg !381
  store float %64, ptr %67, align 4, !dbg !382, !tbaa !25
  %68 = add nuw nsw i32 %57, 1, !dbg !383
  %69 = icmp eq i32 %68, %3, !dbg !367
  br i1 %69, label %70, label %56, !dbg !368, !llvm.loop !384

70:                                               ; preds = %56, %41, %4
  ret void, !dbg !386
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_maximum_from_0(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !387 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !388
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !388
  %7 = mul i32 %5, %6, !dbg !388
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !388
  %9 = add i32 %7, %8, !dbg !388
  %10 = shl i32 %9, 13, !dbg !388
  %11 = xor i32 %10, %9, !dbg !388
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !388, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !388
  %14 = xor i32 %13, %12, !dbg !388
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !388, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !388
  %17 = xor i32 %16, %15, !dbg !388
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !388, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !388
  %20 = xor i32 %19, %18, !dbg !388
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !388, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !389
  br i1 %22, label %23, label %70, !dbg !389

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !390
  %25 = sext i32 %24 to i64, !dbg !391
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !391
  %27 = load float, ptr %26, align 4, !dbg !392, !tbaa !25
  %28 = icmp sgt i32 %3, 0, !dbg !393
  br i1 %28, label %32, label %29, !dbg !394

29:                                               ; preds = %32, %23
  %30 = phi float [ %27, %23 ], [ %38, %32 ], !dbg !395
  %31 = icmp sgt i32 %3, 0, !dbg !396
  br i1 %31, label %44, label %41, !dbg !397

32:                                               ; preds = %23, %32
  %33 = phi i32 [ %39, %32 ], [ 0, %23 ]
  %34 = phi float [ %38, %32 ], [ %27, %23 ]
  %35 = zext nneg i32 %33 to i64, !dbg !398
  %36 = getelementptr inbounds nuw float, ptr %26, i64 %35, !dbg !398
  %37 = load float, ptr %36, align 4, !dbg !398, !tbaa !25
  %38 = tail call contract float @llvm.maxnum.f32(float %34, float %37), !dbg !399
  %39 = add nuw nsw i32 %33, 1, !dbg !400
  %40 = icmp eq i32 %39, %3, !dbg !393
  br i1 %40, label %29, label %32, !dbg !394, !llvm.loop !401

41:                                               ; preds = %44, %29
  %42 = phi float [ 0.000000e+00, %29 ], [ %53, %44 ], !dbg !395
  %43 = icmp sgt i32 %3, 0, !dbg !403
  br i1 %43, label %56, label %70, !dbg !404

44:                                               ; preds = %29, %44
  %45 = phi i32 [ %54, %44 ], [ 0, %29 ]
  %46 = phi float [ %53, %44 ], [ 0.000000e+00, %29 ]
  %47 = zext nneg i32 %45 to i64, !dbg !405
  %48 = getelementptr inbounds nuw float, ptr %26, i64 %47, !dbg !405
  %49 = load float, ptr %48, align 4, !dbg !405, !tbaa !25
  %50 = fsub contract float %49, %30, !dbg !406
  %51 = fmul contract float %50, 0x3FF7154760000000, !dbg !407
  %52 = tail call contract noundef float @llvm.exp2.f32(float %51), !dbg !407
  %53 = fadd contract float %46, %52, !dbg !408
  %54 = add nuw nsw i32 %45, 1, !dbg !409
  %55 = icmp eq i32 %54, %3, !dbg !396
  br i1 %55, label %41, label %44, !dbg !397, !llvm.loop !410

56:                                               ; preds = %41, %56
  %57 = phi i32 [ %68, %56 ], [ 0, %41 ]
  %58 = zext nneg i32 %57 to i64, !dbg !412
  %59 = getelementptr inbounds nuw float, ptr %26, i64 %58, !dbg !412
  %60 = load float, ptr %59, align 4, !dbg !412, !tbaa !25
  %61 = fsub contract float %60, %30, !dbg !413
  %62 = fmul contract float %61, 0x3FF7154760000000, !dbg !414
  %63 = tail call contract noundef float @llvm.exp2.f32(float %62), !dbg !414
  %64 = fdiv contract float %63, %42, !dbg !415
  %65 = add nsw i32 %57, %24, !dbg !416
  %66 = sext i32 %65 to i64, !dbg !417
  %67 = getelementptr inbounds float, ptr %1, i64 %66, !dbg !417
  store float %64, ptr %67, align 4, !dbg !418, !tbaa !25
  %68 = add nuw nsw i32 %57, 1, !dbg !419
  %69 = icmp eq i32 %68, %3, !dbg !403
  br i1 %69, label %70, label %56, !dbg !404, !llvm.loop !420

70:                                               ; preds = %56, %41, %4
  ret void, !dbg !422
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @norm_without_scale(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !423 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !424
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !424
  %7 = mul i32 %5, %6, !dbg !424
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !424
  %9 = add i32 %7, %8, !dbg !424
  %10 = shl i32 %9, 13, !dbg !424
  %11 = xor i32 %10, %9, !dbg !424
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !424, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !424
  %14 = xor i32 %13, %12, !dbg !424
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !424, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !424
  %17 = xor i32 %16, %15, !dbg !424
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !424, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !424
  %20 = xor i32 %19, %18, !dbg !424
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !424, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !425
  br i1 %22, label %23, label %59, !dbg !425

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !426
  %25 = sext i32 %24 to i64, !dbg !427
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !427
  %27 = icmp sgt i32 %3, 0, !dbg !428
  br i1 %27, label %31, label %28, !dbg !429

28:                                               ; preds = %31, %23
  %29 = phi float [ 0x39B4484C00000000, %23 ], [ %38, %31 ], !dbg !430
  %30 = icmp sgt i32 %3, 0, !dbg !431
  br i1 %30, label %48, label %43, !dbg !432

31:                                               ; preds = %23, %31
  %32 = phi i32 [ %39, %31 ], [ 0, %23 ]
  %33 = phi float [ %38, %31 ], [ 0x39B4484C00000000, %23 ]
  %34 = zext nneg i32 %32 to i64, !dbg !433
  %35 = getelementptr inbounds nuw float, ptr %26, i64 %34, !dbg !433
  %36 = load float, ptr %35, align 4, !dbg !433, !tbaa !25
  %37 = tail call contract float @llvm.fabs.f32(float %36), !dbg !434
  %38 = tail call contract float @llvm.maxnum.f32(float %33, float %37), !dbg !435
  %39 = add nuw nsw i32 %32, 1, !dbg !436
  %40 = icmp eq i32 %39, %3, !dbg !428
  br i1 %40, label %28, label %31, !dbg !429, !llvm.loop !437

41:                                               ; preds = %48
  %42 = tail call contract float @llvm.sqrt.f32(float %56), !dbg !439
  br label %43, !dbg !439

43:                                               ; preds = %41, %28
  %44 = phi float [ 0.000000e+00, %28 ], [ %42, %41 ], !dbg !430
  %45 = fmul contract float %29, %44, !dbg !440
  %46 = sext i32 %9 to i64, !dbg !441
  %47 = getelementptr inbounds float, ptr %1, i64 %46, !dbg !441
  store float %45, ptr %47, align 4, !dbg !442, !tbaa !25
  br label %59, !dbg !443

48:                                               ; preds = %28, %48
  %49 = phi i32 [ %57, %48 ], [ 0, %28 ]
  %50 = phi float [ %56, %48 ], [ 0.000000e+00, %28 ]
  %51 = zext nneg i32 %49 to i64, !dbg !444
  %52 = getelementptr inbounds nuw float, ptr %26, i64 %51, !dbg !444
  %53 = load float, ptr %52, align 4, !dbg !444, !tbaa !25
  %54 = fdiv contract float %53, %29, !dbg !445
  %55 = fmul contract float %54, %54, !dbg !446
  %56 = fadd contract float %50, %55, !dbg !447
  %57 = add nuw nsw i32 %49, 1, !dbg !448
  %58 = icmp eq i32 %57, %3, !dbg !431
  br i1 %58, label %41, label %48, !dbg !432, !llvm.loop !449

59:                                               ; preds = %4, %43
  ret void, !dbg !443
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @variance_in_one_pass(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !451 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !452
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !452
  %7 = mul i32 %5, %6, !dbg !452
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !452
  %9 = add i32 %7, %8, !dbg !452
  %10 = shl i32 %9, 13, !dbg !452
  %11 = xor i32 %10, %9, !dbg !452
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !452, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !452
  %14 = xor i32 %13, %12, !dbg !452
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !452, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !452
  %17 = xor i32 %16, %15, !dbg !452
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !452, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !452
  %20 = xor i32 %19, %18, !dbg !452
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !452, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !453
  br i1 %22, label %23, label %58, !dbg !453

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !454
  %25 = sext i32 %24 to i64, !dbg !455
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !455
  %27 = icmp sgt i32 %3, 0, !dbg !456
  br i1 %27, label %33, label %28, !dbg !457

28:                                               ; preds = %33, %23
  %29 = phi float [ 0.000000e+00, %23 ], [ %39, %33 ], !dbg !458
  %30 = sitofp i32 %3 to float, !dbg !459
  %31 = fdiv contract float %29, %30, !dbg !460
  %32 = icmp sgt i32 %3, 0, !dbg !461
  br i1 %32, label %47, label %42, !dbg !462

33:                                               ; preds = %23, %33
  %34 = phi i32 [ %40, %33 ], [ 0, %23 ]
  %35 = phi float [ %39, %33 ], [ 0.000000e+00, %23 ]
  %36 = zext nneg i32 %34 to i64, !dbg !463
  %37 = getelementptr inbounds nuw float, ptr %26, i64 %36, !dbg !463
  %38 = load float, ptr %37, align 4, !dbg !463, !tbaa !25
  %39 = fadd contract float %35, %38, !dbg !464
  %40 = add nuw nsw i32 %34, 1, !dbg !465
  %41 = icmp eq i32 %40, %3, !dbg !456
  br i1 %41, label %28, label %33, !dbg !457, !llvm.loop !466

42:                                               ; preds = %47, %28
  %43 = phi float [ 0.000000e+00, %28 ], [ %55, %47 ], !dbg !458
  %44 = fdiv contract float %43, %30, !dbg !468
  %45 = sext i32 %9 to i64, !dbg !469
  %46 = getelementptr inbounds float, ptr %1, i64 %45, !dbg !469
  store float %44, ptr %46, align 4, !dbg !470, !tbaa !25
  br label %58, !dbg !471

47:                                               ; preds = %28, %47
  %48 = phi i32 [ %56, %47 ], [ 0, %28 ]
  %49 = phi float [ %55, %47 ], [ 0.000000e+00, %28 ]
  %50 = zext nneg i32 %48 to i64, !dbg !472
  %51 = getelementptr inbounds nuw float, ptr %26, i64 %50, !dbg !472
  %52 = load float, ptr %51, align 4, !dbg !472, !tbaa !25
  %53 = fsub contract float %52, %31, !dbg !473
  %54 = fmul contract float %53, %53, !dbg !474
  %55 = fadd contract float %49, %54, !dbg !475
  %56 = add nuw nsw i32 %48, 1, !dbg !476
  %57 = icmp eq i32 %56, %3, !dbg !461
  br i1 %57, label %42, label %47, !dbg !462, !llvm.loop !477

58:                                               ; preds = %4, %42
  ret void, !dbg !471
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tanh_of_large(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !479 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !480
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !480
  %6 = mul i32 %4, %5, !dbg !480
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !480
  %8 = add i32 %6, %7, !dbg !480
  %9 = shl i32 %8, 13, !dbg !480
  %10 = xor i32 %9, %8, !dbg !480
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !480, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !480
  %13 = xor i32 %12, %11, !dbg !480
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !480, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !480
  %16 = xor i32 %15, %14, !dbg !480
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !480, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !480
  %19 = xor i32 %18, %17, !dbg !480
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !480, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !481
  br i1 %21, label %22, label %37, !dbg !481

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !482
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !482
  %25 = load float, ptr %24, align 4, !dbg !482, !tbaa !25
  %26 = fcmp contract ogt float %25, 2.000000e+01, !dbg !483
  br i1 %26, label %34, label %27, !dbg !484

27:                                               ; preds = %22
  %28 = fmul contract float %25, 2.000000e+00, !dbg !485
  %29 = fmul contract float %28, 0x3FF7154760000000, !dbg !486
  %30 = tail call contract noundef float @llvm.exp2.f32(float %29), !dbg !486
  %31 = fadd contract float %30, -1.000000e+00, !dbg !487
  %32 = fadd contract float %30, 1.000000e+00, !dbg !488
  %33 = fdiv contract float %31, %32, !dbg !489
  br label %34, !dbg !484

34:                                               ; preds = %22, %27
  %35 = phi contract float [ %33, %27 ], [ 1.000000e+00, %22 ], !dbg !484
  %36 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !490
  store float %35, ptr %36, align 4, !dbg !491, !tbaa !25
  br label %37, !dbg !492

37:                                               ; preds = %3, %34
  ret void, !dbg !492
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @product_too_large(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !493 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !494
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !494
  %7 = mul i32 %5, %6, !dbg !494
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !494
  %9 = add i32 %7, %8, !dbg !494
  %10 = shl i32 %9, 13, !dbg !494
  %11 = xor i32 %10, %9, !dbg !494
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #4, !dbg !494, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !494
  %14 = xor i32 %13, %12, !dbg !494
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #4, !dbg !494, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !494
  %17 = xor i32 %16, %15, !dbg !494
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #4, !dbg !494, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !494
  %20 = xor i32 %19, %18, !dbg !494
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #4, !dbg !494, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !495
  br i1 %22, label %23, label %32, !dbg !495

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !496
  %25 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !496
  %26 = load float, ptr %25, align 4, !dbg !496, !tbaa !25
  %27 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !497
  %28 = load float, ptr %27, align 4, !dbg !497, !tbaa !25
  %29 = fdiv contract float %26, %28, !dbg !498
  %30 = fmul contract float %29, %29, !dbg !499
  %31 = getelementptr inbounds float, ptr %2, i64 %24, !dbg !500
  store float %30, ptr %31, align 4, !dbg !501, !tbaa !25
  br label %32, !dbg !502

32:                                               ; preds = %4, %23
  ret void, !dbg !502
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @alpha_in_struct(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly byval(%struct.Options) align 4 captures(none) %2) local_unnamed_addr #0 !dbg !503 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !504
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !504
  %6 = mul i32 %4, %5, !dbg !504
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !504
  %8 = add i32 %6, %7, !dbg !504
  %9 = shl i32 %8, 13, !dbg !504
  %10 = xor i32 %9, %8, !dbg !504
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #4, !dbg !504, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !504
  %13 = xor i32 %12, %11, !dbg !504
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #4, !dbg !504, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !504
  %16 = xor i32 %15, %14, !dbg !504
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #4, !dbg !504, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !504
  %19 = xor i32 %18, %17, !dbg !504
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #4, !dbg !504, !srcloc !22
  %21 = load i32, ptr %2, align 4, !dbg !505, !tbaa !506
  %22 = icmp slt i32 %8, %21, !dbg !508
  br i1 %22, label %23, label %32, !dbg !508

23:                                               ; preds = %3
  %24 = sext i32 %8 to i64, !dbg !509
  %25 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !509
  %26 = load float, ptr %25, align 4, !dbg !509, !tbaa !25
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !510
  %28 = load float, ptr %27, align 4, !dbg !510, !tbaa !511
  %29 = fmul contract float %26, %28, !dbg !512
  %30 = fadd contract float %29, 2.000000e+00, !dbg !513
  %31 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !514
  store float %30, ptr %31, align 4, !dbg !515, !tbaa !25
  br label %32, !dbg !514

32:                                               ; preds = %23, %3
  ret void, !dbg !516
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
!19 = !{i64 8330918}
!20 = !{i64 8330968}
!21 = !{i64 8331017}
!22 = !{i64 8331066}
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
!58 = distinct !DISubprogram(name: "nan_of_one_kind", scope: !7, file: !7, line: 28, type: !16, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!59 = !DILocation(line: 29, column: 5, scope: !58)
!60 = !DILocation(line: 30, column: 11, scope: !58)
!61 = !DILocation(line: 31, column: 15, scope: !58)
!62 = !DILocation(line: 32, column: 21, scope: !58)
!63 = !DILocation(line: 32, column: 12, scope: !58)
!64 = !DILocation(line: 32, column: 19, scope: !58)
!65 = !DILocation(line: 34, column: 1, scope: !58)
!66 = distinct !DISubprogram(name: "infinity_replaced", scope: !7, file: !7, line: 36, type: !16, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!67 = !DILocation(line: 37, column: 5, scope: !66)
!68 = !DILocation(line: 38, column: 11, scope: !66)
!69 = !DILocation(line: 39, column: 15, scope: !66)
!70 = !DILocation(line: 40, column: 21, scope: !66)
!71 = !DILocation(line: 40, column: 40, scope: !66)
!72 = !DILocation(line: 40, column: 5, scope: !66)
!73 = !DILocation(line: 40, column: 12, scope: !66)
!74 = !DILocation(line: 41, column: 1, scope: !66)
!75 = distinct !DISubprogram(name: "root_of_negative", scope: !7, file: !7, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!76 = !DILocation(line: 43, column: 5, scope: !75)
!77 = !DILocation(line: 44, column: 11, scope: !75)
!78 = !DILocation(line: 45, column: 15, scope: !75)
!79 = !DILocation(line: 46, column: 23, scope: !75)
!80 = !DILocation(line: 46, column: 21, scope: !75)
!81 = !DILocation(line: 46, column: 5, scope: !75)
!82 = !DILocation(line: 46, column: 12, scope: !75)
!83 = !DILocation(line: 47, column: 1, scope: !75)
!84 = distinct !DISubprogram(name: "denormals_flushed", scope: !7, file: !7, line: 49, type: !16, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!85 = !DILocation(line: 50, column: 5, scope: !84)
!86 = !DILocation(line: 51, column: 11, scope: !84)
!87 = !DILocation(line: 52, column: 15, scope: !84)
!88 = !DILocation(line: 53, column: 21, scope: !84)
!89 = !DILocation(line: 53, column: 40, scope: !84)
!90 = !DILocation(line: 53, column: 5, scope: !84)
!91 = !DILocation(line: 53, column: 12, scope: !84)
!92 = !DILocation(line: 54, column: 1, scope: !84)
!93 = distinct !DISubprogram(name: "denormals_kept", scope: !7, file: !7, line: 56, type: !16, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!94 = !DILocation(line: 57, column: 5, scope: !93)
!95 = !DILocation(line: 58, column: 11, scope: !93)
!96 = !DILocation(line: 59, column: 21, scope: !93)
!97 = !DILocation(line: 59, column: 27, scope: !93)
!98 = !DILocation(line: 59, column: 12, scope: !93)
!99 = !DILocation(line: 59, column: 19, scope: !93)
!100 = !DILocation(line: 61, column: 1, scope: !93)
!101 = distinct !DISubprogram(name: "negative_zero", scope: !7, file: !7, line: 63, type: !16, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!102 = !DILocation(line: 64, column: 5, scope: !101)
!103 = !DILocation(line: 65, column: 11, scope: !101)
!104 = !DILocation(line: 65, column: 25, scope: !101)
!105 = !DILocation(line: 65, column: 38, scope: !101)
!106 = !DILocation(line: 65, column: 16, scope: !101)
!107 = !DILocation(line: 65, column: 23, scope: !101)
!108 = !DILocation(line: 66, column: 1, scope: !101)
!109 = distinct !DISubprogram(name: "sign_of_zero", scope: !7, file: !7, line: 68, type: !16, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!110 = !DILocation(line: 69, column: 5, scope: !109)
!111 = !DILocation(line: 70, column: 11, scope: !109)
!112 = !DILocation(line: 71, column: 15, scope: !109)
!113 = !DILocation(line: 72, column: 23, scope: !109)
!114 = !DILocation(line: 72, column: 21, scope: !109)
!115 = !DILocation(line: 72, column: 5, scope: !109)
!116 = !DILocation(line: 72, column: 12, scope: !109)
!117 = !DILocation(line: 73, column: 1, scope: !109)
!118 = distinct !DISubprogram(name: "unordered_compare", scope: !7, file: !7, line: 75, type: !16, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!119 = !DILocation(line: 76, column: 5, scope: !118)
!120 = !DILocation(line: 77, column: 11, scope: !118)
!121 = !DILocation(line: 78, column: 15, scope: !118)
!122 = !DILocation(line: 79, column: 23, scope: !118)
!123 = !DILocation(line: 79, column: 21, scope: !118)
!124 = !DILocation(line: 79, column: 5, scope: !118)
!125 = !DILocation(line: 79, column: 12, scope: !118)
!126 = !DILocation(line: 80, column: 1, scope: !118)
!127 = distinct !DISubprogram(name: "divided_by_zero", scope: !7, file: !7, line: 81, type: !16, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!128 = !DILocation(line: 82, column: 5, scope: !127)
!129 = !DILocation(line: 83, column: 11, scope: !127)
!130 = !DILocation(line: 84, column: 15, scope: !127)
!131 = !DILocation(line: 85, column: 23, scope: !127)
!132 = !DILocation(line: 85, column: 21, scope: !127)
!133 = !DILocation(line: 85, column: 38, scope: !127)
!134 = !DILocation(line: 85, column: 43, scope: !127)
!135 = !DILocation(line: 85, column: 5, scope: !127)
!136 = !DILocation(line: 85, column: 12, scope: !127)
!137 = !DILocation(line: 86, column: 1, scope: !127)
!138 = distinct !DISubprogram(name: "divided_by_little", scope: !7, file: !7, line: 88, type: !16, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!139 = !DILocation(line: 89, column: 5, scope: !138)
!140 = !DILocation(line: 90, column: 11, scope: !138)
!141 = !DILocation(line: 91, column: 15, scope: !138)
!142 = !DILocation(line: 92, column: 16, scope: !138)
!143 = !DILocation(line: 93, column: 14, scope: !138)
!144 = !DILocation(line: 93, column: 19, scope: !138)
!145 = !DILocation(line: 93, column: 5, scope: !138)
!146 = !DILocation(line: 93, column: 12, scope: !138)
!147 = !DILocation(line: 94, column: 1, scope: !138)
!148 = distinct !DISubprogram(name: "ordered_pair", scope: !7, file: !7, line: 96, type: !16, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!149 = !DILocation(line: 97, column: 5, scope: !148)
!150 = !DILocation(line: 98, column: 11, scope: !148)
!151 = !DILocation(line: 99, column: 15, scope: !148)
!152 = !DILocation(line: 99, column: 25, scope: !148)
!153 = !DILocation(line: 99, column: 30, scope: !148)
!154 = !DILocation(line: 100, column: 18, scope: !148)
!155 = !DILocation(line: 101, column: 16, scope: !148)
!156 = !DILocation(line: 101, column: 5, scope: !148)
!157 = !DILocation(line: 101, column: 12, scope: !148)
!158 = !DILocation(line: 102, column: 1, scope: !148)
!159 = distinct !DISubprogram(name: "rounded_to_byte", scope: !7, file: !7, line: 104, type: !16, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!160 = !DILocation(line: 105, column: 5, scope: !159)
!161 = !DILocation(line: 106, column: 11, scope: !159)
!162 = !DILocation(line: 107, column: 15, scope: !159)
!163 = !DILocation(line: 107, column: 28, scope: !159)
!164 = !DILocation(line: 108, column: 45, scope: !159)
!165 = !DILocation(line: 108, column: 29, scope: !159)
!166 = !DILocation(line: 108, column: 5, scope: !159)
!167 = !DILocation(line: 108, column: 12, scope: !159)
!168 = !{!12, !12, i64 0}
!169 = !DILocation(line: 109, column: 1, scope: !159)
!170 = distinct !DISubprogram(name: "saturated_byte", scope: !7, file: !7, line: 110, type: !16, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!171 = !DILocation(line: 111, column: 5, scope: !170)
!172 = !DILocation(line: 112, column: 11, scope: !170)
!173 = !DILocation(line: 113, column: 15, scope: !170)
!174 = !DILocation(line: 113, column: 21, scope: !170)
!175 = !DILocation(line: 114, column: 16, scope: !170)
!176 = !DILocation(line: 115, column: 34, scope: !170)
!177 = !DILocation(line: 115, column: 29, scope: !170)
!178 = !DILocation(line: 115, column: 5, scope: !170)
!179 = !DILocation(line: 115, column: 12, scope: !170)
!180 = !DILocation(line: 116, column: 1, scope: !170)
!181 = distinct !DISubprogram(name: "converted_to_short", scope: !7, file: !7, line: 118, type: !16, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!182 = !DILocation(line: 119, column: 5, scope: !181)
!183 = !DILocation(line: 120, column: 11, scope: !181)
!184 = !DILocation(line: 121, column: 19, scope: !181)
!185 = !DILocation(line: 121, column: 25, scope: !181)
!186 = !DILocation(line: 121, column: 18, scope: !181)
!187 = !DILocation(line: 122, column: 20, scope: !181)
!188 = !DILocation(line: 122, column: 16, scope: !181)
!189 = !DILocation(line: 123, column: 21, scope: !181)
!190 = !DILocation(line: 123, column: 5, scope: !181)
!191 = !DILocation(line: 123, column: 12, scope: !181)
!192 = !{!193, !193, i64 0}
!193 = !{!"short", !12, i64 0}
!194 = !DILocation(line: 124, column: 1, scope: !181)
!195 = distinct !DISubprogram(name: "floor_of_positive", scope: !7, file: !7, line: 126, type: !16, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!196 = !DILocation(line: 127, column: 5, scope: !195)
!197 = !DILocation(line: 128, column: 11, scope: !195)
!198 = !DILocation(line: 129, column: 15, scope: !195)
!199 = !DILocation(line: 129, column: 21, scope: !195)
!200 = !DILocation(line: 130, column: 21, scope: !195)
!201 = !DILocation(line: 131, column: 16, scope: !195)
!202 = !DILocation(line: 131, column: 21, scope: !195)
!203 = !DILocation(line: 132, column: 21, scope: !195)
!204 = !DILocation(line: 132, column: 5, scope: !195)
!205 = !DILocation(line: 132, column: 12, scope: !195)
!206 = !DILocation(line: 133, column: 1, scope: !195)
!207 = distinct !DISubprogram(name: "alpha_is_1", scope: !7, file: !7, line: 134, type: !16, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!208 = !DILocation(line: 135, column: 5, scope: !207)
!209 = !DILocation(line: 136, column: 11, scope: !207)
!210 = !DILocation(line: 136, column: 42, scope: !207)
!211 = !DILocation(line: 136, column: 49, scope: !207)
!212 = !DILocation(line: 136, column: 47, scope: !207)
!213 = !DILocation(line: 136, column: 38, scope: !207)
!214 = !DILocation(line: 136, column: 16, scope: !207)
!215 = !DILocation(line: 136, column: 23, scope: !207)
!216 = !DILocation(line: 137, column: 1, scope: !207)
!217 = distinct !DISubprogram(name: "beta_is_0", scope: !7, file: !7, line: 138, type: !16, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!218 = !DILocation(line: 139, column: 5, scope: !217)
!219 = !DILocation(line: 140, column: 11, scope: !217)
!220 = !DILocation(line: 141, column: 15, scope: !217)
!221 = !DILocation(line: 141, column: 22, scope: !217)
!222 = !DILocation(line: 141, column: 20, scope: !217)
!223 = !DILocation(line: 142, column: 21, scope: !217)
!224 = !DILocation(line: 142, column: 39, scope: !217)
!225 = !DILocation(line: 142, column: 37, scope: !217)
!226 = !DILocation(line: 142, column: 29, scope: !217)
!227 = !DILocation(line: 142, column: 27, scope: !217)
!228 = !DILocation(line: 0, scope: !217)
!229 = !DILocation(line: 143, column: 5, scope: !217)
!230 = !DILocation(line: 143, column: 12, scope: !217)
!231 = !DILocation(line: 144, column: 1, scope: !217)
!232 = distinct !DISubprogram(name: "mode_is_0", scope: !7, file: !7, line: 146, type: !16, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!233 = !DILocation(line: 147, column: 5, scope: !232)
!234 = !DILocation(line: 148, column: 11, scope: !232)
!235 = !DILocation(line: 0, scope: !232)
!236 = !DILocation(line: 149, column: 21, scope: !232)
!237 = !DILocation(line: 149, column: 43, scope: !232)
!238 = !DILocation(line: 149, column: 41, scope: !232)
!239 = !DILocation(line: 149, column: 27, scope: !232)
!240 = !DILocation(line: 150, column: 21, scope: !232)
!241 = !DILocation(line: 150, column: 19, scope: !232)
!242 = !DILocation(line: 151, column: 1, scope: !232)
!243 = distinct !DISubprogram(name: "offset_is_0", scope: !7, file: !7, line: 152, type: !16, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!244 = !DILocation(line: 153, column: 5, scope: !243)
!245 = !DILocation(line: 154, column: 11, scope: !243)
!246 = !DILocation(line: 154, column: 36, scope: !243)
!247 = !DILocation(line: 154, column: 25, scope: !243)
!248 = !DILocation(line: 154, column: 46, scope: !243)
!249 = !DILocation(line: 154, column: 16, scope: !243)
!250 = !DILocation(line: 154, column: 23, scope: !243)
!251 = !DILocation(line: 155, column: 1, scope: !243)
!252 = distinct !DISubprogram(name: "limit_not_reached", scope: !7, file: !7, line: 156, type: !16, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!253 = !DILocation(line: 157, column: 5, scope: !252)
!254 = !DILocation(line: 158, column: 11, scope: !252)
!255 = !DILocation(line: 159, column: 15, scope: !252)
!256 = !DILocation(line: 159, column: 22, scope: !252)
!257 = !DILocation(line: 159, column: 20, scope: !252)
!258 = !DILocation(line: 160, column: 18, scope: !252)
!259 = !DILocation(line: 161, column: 5, scope: !252)
!260 = !DILocation(line: 161, column: 12, scope: !252)
!261 = !DILocation(line: 162, column: 1, scope: !252)
!262 = distinct !DISubprogram(name: "beta_is_not_0", scope: !7, file: !7, line: 164, type: !16, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!263 = !DILocation(line: 165, column: 5, scope: !262)
!264 = !DILocation(line: 166, column: 11, scope: !262)
!265 = !DILocation(line: 167, column: 26, scope: !262)
!266 = !DILocation(line: 167, scope: !262)
!267 = !DILocation(line: 167, column: 21, scope: !262)
!268 = !DILocation(line: 167, column: 47, scope: !262)
!269 = !DILocation(line: 167, column: 61, scope: !262)
!270 = !DILocation(line: 167, column: 52, scope: !262)
!271 = !DILocation(line: 167, column: 45, scope: !262)
!272 = !DILocation(line: 167, column: 12, scope: !262)
!273 = !DILocation(line: 167, column: 19, scope: !262)
!274 = !DILocation(line: 169, column: 1, scope: !262)
!275 = distinct !DISubprogram(name: "softmax_no_maximum", scope: !7, file: !7, line: 171, type: !16, scopeLine: 171, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!276 = !DILocation(line: 172, column: 5, scope: !275)
!277 = !DILocation(line: 173, column: 11, scope: !275)
!278 = !DILocation(line: 174, column: 31, scope: !275)
!279 = !DILocation(line: 174, column: 27, scope: !275)
!280 = !DILocation(line: 176, column: 19, scope: !275)
!281 = !DILocation(line: 176, column: 45, scope: !275)
!282 = !DILocation(line: 176, column: 27, scope: !275)
!283 = !DILocation(line: 176, scope: !275)
!284 = !DILocation(line: 177, column: 23, scope: !275)
!285 = !DILocation(line: 177, column: 5, scope: !275)
!286 = !DILocation(line: 176, column: 84, scope: !275)
!287 = !DILocation(line: 176, column: 62, scope: !275)
!288 = !DILocation(line: 176, column: 51, scope: !275)
!289 = distinct !{!289, !282, !290, !291, !292}
!290 = !DILocation(line: 176, column: 90, scope: !275)
!291 = !{!"llvm.loop.mustprogress"}
!292 = !{!"llvm.loop.unroll.disable"}
!293 = !DILocation(line: 0, scope: !275)
!294 = !DILocation(line: 178, column: 23, scope: !275)
!295 = !DILocation(line: 178, column: 5, scope: !275)
!296 = !DILocation(line: 177, column: 47, scope: !275)
!297 = !DILocation(line: 177, column: 54, scope: !275)
!298 = !DILocation(line: 177, column: 40, scope: !275)
!299 = !DILocation(line: 177, column: 37, scope: !275)
!300 = !DILocation(line: 177, column: 29, scope: !275)
!301 = distinct !{!301, !285, !302, !291, !292}
!302 = !DILocation(line: 177, column: 60, scope: !275)
!303 = !DILocation(line: 178, column: 57, scope: !275)
!304 = !DILocation(line: 178, column: 64, scope: !275)
!305 = !DILocation(line: 178, column: 50, scope: !275)
!306 = !DILocation(line: 178, column: 72, scope: !275)
!307 = !DILocation(line: 178, column: 43, scope: !275)
!308 = !DILocation(line: 178, column: 33, scope: !275)
!309 = !DILocation(line: 178, column: 48, scope: !275)
!310 = !DILocation(line: 178, column: 29, scope: !275)
!311 = distinct !{!311, !295, !312, !291, !292}
!312 = !DILocation(line: 178, column: 74, scope: !275)
!313 = !DILocation(line: 179, column: 1, scope: !275)
!314 = distinct !DISubprogram(name: "softmax_constant_maximum", scope: !7, file: !7, line: 181, type: !16, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!315 = !DILocation(line: 182, column: 5, scope: !314)
!316 = !DILocation(line: 183, column: 11, scope: !314)
!317 = !DILocation(line: 184, column: 31, scope: !314)
!318 = !DILocation(line: 184, column: 27, scope: !314)
!319 = !DILocation(line: 186, column: 19, scope: !314)
!320 = !DILocation(line: 186, column: 45, scope: !314)
!321 = !DILocation(line: 186, column: 27, scope: !314)
!322 = !DILocation(line: 186, scope: !314)
!323 = !DILocation(line: 187, column: 23, scope: !314)
!324 = !DILocation(line: 187, column: 5, scope: !314)
!325 = !DILocation(line: 186, column: 84, scope: !314)
!326 = !DILocation(line: 186, column: 62, scope: !314)
!327 = !DILocation(line: 186, column: 51, scope: !314)
!328 = distinct !{!328, !321, !329, !291, !292}
!329 = !DILocation(line: 186, column: 90, scope: !314)
!330 = !DILocation(line: 0, scope: !314)
!331 = !DILocation(line: 188, column: 23, scope: !314)
!332 = !DILocation(line: 188, column: 5, scope: !314)
!333 = !DILocation(line: 187, column: 47, scope: !314)
!334 = !DILocation(line: 187, column: 54, scope: !314)
!335 = !DILocation(line: 187, column: 40, scope: !314)
!336 = !DILocation(line: 187, column: 37, scope: !314)
!337 = !DILocation(line: 187, column: 29, scope: !314)
!338 = distinct !{!338, !324, !339, !291, !292}
!339 = !DILocation(line: 187, column: 60, scope: !314)
!340 = !DILocation(line: 188, column: 57, scope: !314)
!341 = !DILocation(line: 188, column: 64, scope: !314)
!342 = !DILocation(line: 188, column: 50, scope: !314)
!343 = !DILocation(line: 188, column: 72, scope: !314)
!344 = !DILocation(line: 188, column: 43, scope: !314)
!345 = !DILocation(line: 188, column: 33, scope: !314)
!346 = !DILocation(line: 188, column: 48, scope: !314)
!347 = !DILocation(line: 188, column: 29, scope: !314)
!348 = distinct !{!348, !332, !349, !291, !292}
!349 = !DILocation(line: 188, column: 74, scope: !314)
!350 = !DILocation(line: 189, column: 1, scope: !314)
!351 = distinct !DISubprogram(name: "softmax_first_for_maximum", scope: !7, file: !7, line: 191, type: !16, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!352 = !DILocation(line: 192, column: 5, scope: !351)
!353 = !DILocation(line: 193, column: 11, scope: !351)
!354 = !DILocation(line: 194, column: 31, scope: !351)
!355 = !DILocation(line: 194, column: 27, scope: !351)
!356 = !DILocation(line: 195, column: 18, scope: !351)
!357 = !DILocation(line: 196, column: 30, scope: !351)
!358 = !DILocation(line: 196, column: 12, scope: !351)
!359 = !DILocation(line: 0, scope: !351)
!360 = !DILocation(line: 197, column: 23, scope: !351)
!361 = !DILocation(line: 197, column: 5, scope: !351)
!362 = !DILocation(line: 196, column: 69, scope: !351)
!363 = !DILocation(line: 196, column: 47, scope: !351)
!364 = !DILocation(line: 196, column: 36, scope: !351)
!365 = distinct !{!365, !358, !366, !291, !292}
!366 = !DILocation(line: 196, column: 75, scope: !351)
!367 = !DILocation(line: 198, column: 23, scope: !351)
!368 = !DILocation(line: 198, column: 5, scope: !351)
!369 = !DILocation(line: 197, column: 47, scope: !351)
!370 = !DILocation(line: 197, column: 54, scope: !351)
!371 = !DILocation(line: 197, column: 40, scope: !351)
!372 = !DILocation(line: 197, column: 37, scope: !351)
!373 = !DILocation(line: 197, column: 29, scope: !351)
!374 = distinct !{!374, !361, !375, !291, !292}
!375 = !DILocation(line: 197, column: 60, scope: !351)
!376 = !DILocation(line: 198, column: 57, scope: !351)
!377 = !DILocation(line: 198, column: 64, scope: !351)
!378 = !DILocation(line: 198, column: 50, scope: !351)
!379 = !DILocation(line: 198, column: 72, scope: !351)
!380 = !DILocation(line: 198, column: 43, scope: !351)
!381 = !DILocation(line: 198, column: 33, scope: !351)
!382 = !DILocation(line: 198, column: 48, scope: !351)
!383 = !DILocation(line: 198, column: 29, scope: !351)
!384 = distinct !{!384, !368, !385, !291, !292}
!385 = !DILocation(line: 198, column: 74, scope: !351)
!386 = !DILocation(line: 199, column: 1, scope: !351)
!387 = distinct !DISubprogram(name: "softmax_maximum_from_0", scope: !7, file: !7, line: 201, type: !16, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!388 = !DILocation(line: 202, column: 5, scope: !387)
!389 = !DILocation(line: 203, column: 11, scope: !387)
!390 = !DILocation(line: 204, column: 31, scope: !387)
!391 = !DILocation(line: 204, column: 27, scope: !387)
!392 = !DILocation(line: 205, column: 25, scope: !387)
!393 = !DILocation(line: 206, column: 23, scope: !387)
!394 = !DILocation(line: 206, column: 5, scope: !387)
!395 = !DILocation(line: 0, scope: !387)
!396 = !DILocation(line: 207, column: 23, scope: !387)
!397 = !DILocation(line: 207, column: 5, scope: !387)
!398 = !DILocation(line: 206, column: 62, scope: !387)
!399 = !DILocation(line: 206, column: 40, scope: !387)
!400 = !DILocation(line: 206, column: 29, scope: !387)
!401 = distinct !{!401, !394, !402, !291, !292}
!402 = !DILocation(line: 206, column: 68, scope: !387)
!403 = !DILocation(line: 208, column: 23, scope: !387)
!404 = !DILocation(line: 208, column: 5, scope: !387)
!405 = !DILocation(line: 207, column: 47, scope: !387)
!406 = !DILocation(line: 207, column: 54, scope: !387)
!407 = !DILocation(line: 207, column: 40, scope: !387)
!408 = !DILocation(line: 207, column: 37, scope: !387)
!409 = !DILocation(line: 207, column: 29, scope: !387)
!410 = distinct !{!410, !397, !411, !291, !292}
!411 = !DILocation(line: 207, column: 60, scope: !387)
!412 = !DILocation(line: 208, column: 57, scope: !387)
!413 = !DILocation(line: 208, column: 64, scope: !387)
!414 = !DILocation(line: 208, column: 50, scope: !387)
!415 = !DILocation(line: 208, column: 72, scope: !387)
!416 = !DILocation(line: 208, column: 43, scope: !387)
!417 = !DILocation(line: 208, column: 33, scope: !387)
!418 = !DILocation(line: 208, column: 48, scope: !387)
!419 = !DILocation(line: 208, column: 29, scope: !387)
!420 = distinct !{!420, !404, !421, !291, !292}
!421 = !DILocation(line: 208, column: 74, scope: !387)
!422 = !DILocation(line: 209, column: 1, scope: !387)
!423 = distinct !DISubprogram(name: "norm_without_scale", scope: !7, file: !7, line: 211, type: !16, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!424 = !DILocation(line: 212, column: 5, scope: !423)
!425 = !DILocation(line: 213, column: 11, scope: !423)
!426 = !DILocation(line: 214, column: 31, scope: !423)
!427 = !DILocation(line: 214, column: 27, scope: !423)
!428 = !DILocation(line: 217, column: 30, scope: !423)
!429 = !DILocation(line: 217, column: 12, scope: !423)
!430 = !DILocation(line: 0, scope: !423)
!431 = !DILocation(line: 218, column: 23, scope: !423)
!432 = !DILocation(line: 218, column: 5, scope: !423)
!433 = !DILocation(line: 217, column: 85, scope: !423)
!434 = !DILocation(line: 217, column: 69, scope: !423)
!435 = !DILocation(line: 217, column: 47, scope: !423)
!436 = !DILocation(line: 217, column: 36, scope: !423)
!437 = distinct !{!437, !429, !438, !291, !292}
!438 = !DILocation(line: 217, column: 92, scope: !423)
!439 = !DILocation(line: 219, column: 29, scope: !423)
!440 = !DILocation(line: 219, column: 26, scope: !423)
!441 = !DILocation(line: 219, column: 5, scope: !423)
!442 = !DILocation(line: 219, column: 12, scope: !423)
!443 = !DILocation(line: 220, column: 1, scope: !423)
!444 = !DILocation(line: 218, column: 41, scope: !423)
!445 = !DILocation(line: 218, column: 55, scope: !423)
!446 = !DILocation(line: 218, column: 64, scope: !423)
!447 = !DILocation(line: 218, column: 37, scope: !423)
!448 = !DILocation(line: 218, column: 29, scope: !423)
!449 = distinct !{!449, !432, !450, !291, !292}
!450 = !DILocation(line: 218, column: 88, scope: !423)
!451 = distinct !DISubprogram(name: "variance_in_one_pass", scope: !7, file: !7, line: 222, type: !16, scopeLine: 222, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!452 = !DILocation(line: 223, column: 5, scope: !451)
!453 = !DILocation(line: 224, column: 11, scope: !451)
!454 = !DILocation(line: 225, column: 31, scope: !451)
!455 = !DILocation(line: 225, column: 27, scope: !451)
!456 = !DILocation(line: 227, column: 23, scope: !451)
!457 = !DILocation(line: 227, column: 5, scope: !451)
!458 = !DILocation(line: 0, scope: !451)
!459 = !DILocation(line: 228, column: 20, scope: !451)
!460 = !DILocation(line: 228, column: 10, scope: !451)
!461 = !DILocation(line: 229, column: 30, scope: !451)
!462 = !DILocation(line: 229, column: 12, scope: !451)
!463 = !DILocation(line: 227, column: 41, scope: !451)
!464 = !DILocation(line: 227, column: 38, scope: !451)
!465 = !DILocation(line: 227, column: 29, scope: !451)
!466 = distinct !{!466, !457, !467, !291, !292}
!467 = !DILocation(line: 227, column: 74, scope: !451)
!468 = !DILocation(line: 231, column: 18, scope: !451)
!469 = !DILocation(line: 231, column: 5, scope: !451)
!470 = !DILocation(line: 231, column: 12, scope: !451)
!471 = !DILocation(line: 232, column: 1, scope: !451)
!472 = !DILocation(line: 229, column: 48, scope: !451)
!473 = !DILocation(line: 229, column: 55, scope: !451)
!474 = !DILocation(line: 229, column: 63, scope: !451)
!475 = !DILocation(line: 229, column: 44, scope: !451)
!476 = !DILocation(line: 229, column: 36, scope: !451)
!477 = distinct !{!477, !462, !478, !291, !292}
!478 = !DILocation(line: 229, column: 79, scope: !451)
!479 = distinct !DISubprogram(name: "tanh_of_large", scope: !7, file: !7, line: 234, type: !16, scopeLine: 234, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!480 = !DILocation(line: 235, column: 5, scope: !479)
!481 = !DILocation(line: 236, column: 11, scope: !479)
!482 = !DILocation(line: 237, column: 15, scope: !479)
!483 = !DILocation(line: 238, column: 23, scope: !479)
!484 = !DILocation(line: 238, column: 21, scope: !479)
!485 = !DILocation(line: 237, column: 35, scope: !479)
!486 = !DILocation(line: 237, column: 26, scope: !479)
!487 = !DILocation(line: 238, column: 41, scope: !479)
!488 = !DILocation(line: 238, column: 51, scope: !479)
!489 = !DILocation(line: 238, column: 46, scope: !479)
!490 = !DILocation(line: 238, column: 5, scope: !479)
!491 = !DILocation(line: 238, column: 12, scope: !479)
!492 = !DILocation(line: 239, column: 1, scope: !479)
!493 = distinct !DISubprogram(name: "product_too_large", scope: !7, file: !7, line: 241, type: !16, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!494 = !DILocation(line: 242, column: 5, scope: !493)
!495 = !DILocation(line: 243, column: 11, scope: !493)
!496 = !DILocation(line: 244, column: 15, scope: !493)
!497 = !DILocation(line: 244, column: 25, scope: !493)
!498 = !DILocation(line: 245, column: 24, scope: !493)
!499 = !DILocation(line: 245, column: 29, scope: !493)
!500 = !DILocation(line: 245, column: 12, scope: !493)
!501 = !DILocation(line: 245, column: 19, scope: !493)
!502 = !DILocation(line: 247, column: 1, scope: !493)
!503 = distinct !DISubprogram(name: "alpha_in_struct", scope: !7, file: !7, line: 253, type: !16, scopeLine: 253, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!504 = !DILocation(line: 254, column: 5, scope: !503)
!505 = !DILocation(line: 255, column: 21, scope: !503)
!506 = !{!507, !11, i64 0}
!507 = !{!"_ZTS7Options", !11, i64 0, !26, i64 4}
!508 = !DILocation(line: 255, column: 11, scope: !503)
!509 = !DILocation(line: 255, column: 33, scope: !503)
!510 = !DILocation(line: 255, column: 55, scope: !503)
!511 = !{!507, !26, i64 4}
!512 = !DILocation(line: 255, column: 46, scope: !503)
!513 = !DILocation(line: 255, column: 62, scope: !503)
!514 = !DILocation(line: 255, column: 24, scope: !503)
!515 = !DILocation(line: 255, column: 31, scope: !503)
!516 = !DILocation(line: 256, column: 1, scope: !503)
