; Made from values.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @clamp_low(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !15 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %8 = add i32 %6, %7, !dbg !18
  %9 = shl i32 %8, 13, !dbg !18
  %10 = xor i32 %9, %8, !dbg !18
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !18, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !18
  %13 = xor i32 %12, %11, !dbg !18
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !18, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !18
  %16 = xor i32 %15, %14, !dbg !18
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !18, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !18
  %19 = xor i32 %18, %17, !dbg !18
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !18, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !23
  br i1 %21, label %22, label %30, !dbg !23

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !24
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !24
  %25 = load i32, ptr %24, align 4, !dbg !24, !tbaa !10
  %26 = mul nsw i32 %25, 3, !dbg !25
  %27 = tail call noundef range(i32 0, -2147483648) i32 @llvm.smax.i32(i32 %26, i32 0), !dbg !26
  %28 = tail call noundef range(i32 0, 1001) i32 @llvm.smin.i32(i32 range(i32 0, -2147483648) %27, i32 1000), !dbg !27
  %29 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !28
  store i32 %28, ptr %29, align 4, !dbg !29, !tbaa !10
  br label %30, !dbg !30

30:                                               ; preds = %3, %22
  ret void, !dbg !30
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @clamp_high(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !31 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32
  %6 = mul i32 %4, %5, !dbg !32
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %8 = add i32 %6, %7, !dbg !32
  %9 = shl i32 %8, 13, !dbg !32
  %10 = xor i32 %9, %8, !dbg !32
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !32, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !32
  %13 = xor i32 %12, %11, !dbg !32
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !32, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !32
  %16 = xor i32 %15, %14, !dbg !32
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !32, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !32
  %19 = xor i32 %18, %17, !dbg !32
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !32, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !33
  br i1 %21, label %22, label %30, !dbg !33

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !34
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !34
  %25 = load i32, ptr %24, align 4, !dbg !34, !tbaa !10
  %26 = tail call i32 @llvm.smax.i32(i32 %25, i32 100), !dbg !35
  %27 = tail call i32 @llvm.smin.i32(i32 %26, i32 355), !dbg !36
  %28 = add nsw i32 %27, -100, !dbg !36
  %29 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !37
  store i32 %28, ptr %29, align 4, !dbg !38, !tbaa !10
  br label %30, !dbg !39

30:                                               ; preds = %3, %22
  ret void, !dbg !39
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @saturating_add(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !40 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !41
  %7 = mul i32 %5, %6, !dbg !41
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !41
  %9 = add i32 %7, %8, !dbg !41
  %10 = shl i32 %9, 13, !dbg !41
  %11 = xor i32 %10, %9, !dbg !41
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !41, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !41
  %14 = xor i32 %13, %12, !dbg !41
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !41, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !41
  %17 = xor i32 %16, %15, !dbg !41
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !41, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !41
  %20 = xor i32 %19, %18, !dbg !41
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !41, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !42
  br i1 %22, label %23, label %31, !dbg !42

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !43
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !43
  %26 = load i32, ptr %25, align 4, !dbg !43, !tbaa !10
  %27 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !44
  %28 = load i32, ptr %27, align 4, !dbg !44, !tbaa !10
  %29 = tail call i32 @llvm.sadd.sat.i32(i32 %26, i32 %28), !dbg !45
  %30 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !46
  store i32 %29, ptr %30, align 4, !dbg !47, !tbaa !10
  br label %31, !dbg !48

31:                                               ; preds = %4, %23
  ret void, !dbg !48
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @abs_of_int(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !49 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !50
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !50
  %6 = mul i32 %4, %5, !dbg !50
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
  %8 = add i32 %6, %7, !dbg !50
  %9 = shl i32 %8, 13, !dbg !50
  %10 = xor i32 %9, %8, !dbg !50
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !50, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !50
  %13 = xor i32 %12, %11, !dbg !50
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !50, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !50
  %16 = xor i32 %15, %14, !dbg !50
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !50, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !50
  %19 = xor i32 %18, %17, !dbg !50
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !50, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !51
  br i1 %21, label %22, label %29, !dbg !51

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !52
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !52
  %25 = load i32, ptr %24, align 4, !dbg !52, !tbaa !10
  %26 = tail call i32 @llvm.abs.i32(i32 %25, i1 true), !dbg !53
  %27 = mul nuw nsw i32 %26, 7, !dbg !54
  %28 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !55
  store i32 %27, ptr %28, align 4, !dbg !56, !tbaa !10
  br label %29, !dbg !57

29:                                               ; preds = %3, %22
  ret void, !dbg !57
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @modulo_sign(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !58 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !59
  %6 = mul i32 %4, %5, !dbg !59
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %8 = add i32 %6, %7, !dbg !59
  %9 = shl i32 %8, 13, !dbg !59
  %10 = xor i32 %9, %8, !dbg !59
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !59, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !59
  %13 = xor i32 %12, %11, !dbg !59
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !59, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !59
  %16 = xor i32 %15, %14, !dbg !59
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !59, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !59
  %19 = xor i32 %18, %17, !dbg !59
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !59, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !60
  br i1 %21, label %22, label %31, !dbg !60

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !61
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !61
  %25 = load i32, ptr %24, align 4, !dbg !61, !tbaa !10
  %26 = srem i32 %25, 7, !dbg !62
  %27 = icmp slt i32 %26, 0, !dbg !63
  %28 = add nsw i32 %26, 7
  %29 = select i1 %27, i32 %28, i32 %26, !dbg !63
  %30 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !64
  store i32 %29, ptr %30, align 4, !dbg !65, !tbaa !10
  br label %31, !dbg !66

31:                                               ; preds = %3, %22
  ret void, !dbg !66
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shift_for_division(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !67 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %6 = mul i32 %4, %5, !dbg !68
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %8 = add i32 %6, %7, !dbg !68
  %9 = shl i32 %8, 13, !dbg !68
  %10 = xor i32 %9, %8, !dbg !68
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !68, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !68
  %13 = xor i32 %12, %11, !dbg !68
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !68, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !68
  %16 = xor i32 %15, %14, !dbg !68
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !68, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !68
  %19 = xor i32 %18, %17, !dbg !68
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !68, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !69
  br i1 %21, label %22, label %28, !dbg !69

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !70
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !70
  %25 = load i32, ptr %24, align 4, !dbg !70, !tbaa !10
  %26 = sdiv i32 %25, 8, !dbg !71
  %27 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !72
  store i32 %26, ptr %27, align 4, !dbg !73, !tbaa !10
  br label %28, !dbg !72

28:                                               ; preds = %22, %3
  ret void, !dbg !74
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sign_of_int(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !75 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !76
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  %6 = mul i32 %4, %5, !dbg !76
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %8 = add i32 %6, %7, !dbg !76
  %9 = shl i32 %8, 13, !dbg !76
  %10 = xor i32 %9, %8, !dbg !76
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !76, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !76
  %13 = xor i32 %12, %11, !dbg !76
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !76, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !76
  %16 = xor i32 %15, %14, !dbg !76
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !76, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !76
  %19 = xor i32 %18, %17, !dbg !76
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !76, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !77
  br i1 %21, label %22, label %28, !dbg !77

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !78
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !78
  %25 = load i32, ptr %24, align 4, !dbg !78, !tbaa !10
  %26 = tail call i32 @llvm.scmp.i32.i32(i32 %25, i32 0), !dbg !79
  %27 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !80
  store i32 %26, ptr %27, align 4, !dbg !81, !tbaa !10
  br label %28, !dbg !82

28:                                               ; preds = %3, %22
  ret void, !dbg !82
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @max_from_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !83 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !84
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84
  %7 = mul i32 %5, %6, !dbg !84
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84
  %9 = add i32 %7, %8, !dbg !84
  %10 = shl i32 %9, 13, !dbg !84
  %11 = xor i32 %10, %9, !dbg !84
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !84, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !84
  %14 = xor i32 %13, %12, !dbg !84
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !84, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !84
  %17 = xor i32 %16, %15, !dbg !84
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !84, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !84
  %20 = xor i32 %19, %18, !dbg !84
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !84, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !85
  br i1 %22, label %23, label %41, !dbg !85

23:                                               ; preds = %4
  %24 = icmp sgt i32 %3, 0, !dbg !86
  br i1 %24, label %25, label %27, !dbg !87

25:                                               ; preds = %23
  %26 = mul nsw i32 %3, %9
  br label %31, !dbg !87

27:                                               ; preds = %31, %23
  %28 = phi i32 [ -2147483648, %23 ], [ %38, %31 ], !dbg !88
  %29 = sext i32 %9 to i64, !dbg !89
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !89
  store i32 %28, ptr %30, align 4, !dbg !90, !tbaa !10
  br label %41, !dbg !91

31:                                               ; preds = %25, %31
  %32 = phi i32 [ 0, %25 ], [ %39, %31 ]
  %33 = phi i32 [ -2147483648, %25 ], [ %38, %31 ]
  %34 = add nsw i32 %32, %26, !dbg !92
  %35 = sext i32 %34 to i64, !dbg !93
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !93
  %37 = load i32, ptr %36, align 4, !dbg !93, !tbaa !10
  %38 = tail call i32 @llvm.smax.i32(i32 %37, i32 %33), !dbg !94
  %39 = add nuw nsw i32 %32, 1, !dbg !95
  %40 = icmp eq i32 %39, %3, !dbg !86
  br i1 %40, label %27, label %31, !dbg !87, !llvm.loop !96

41:                                               ; preds = %4, %27
  ret void, !dbg !91
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @min_from_1000(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !100 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !101
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !101
  %7 = mul i32 %5, %6, !dbg !101
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !101
  %9 = add i32 %7, %8, !dbg !101
  %10 = shl i32 %9, 13, !dbg !101
  %11 = xor i32 %10, %9, !dbg !101
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !101, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !101
  %14 = xor i32 %13, %12, !dbg !101
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !101, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !101
  %17 = xor i32 %16, %15, !dbg !101
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !101, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !101
  %20 = xor i32 %19, %18, !dbg !101
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !101, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !102
  br i1 %22, label %23, label %41, !dbg !102

23:                                               ; preds = %4
  %24 = icmp sgt i32 %3, 0, !dbg !103
  br i1 %24, label %25, label %27, !dbg !104

25:                                               ; preds = %23
  %26 = mul nsw i32 %3, %9
  br label %31, !dbg !104

27:                                               ; preds = %31, %23
  %28 = phi i32 [ 2147483647, %23 ], [ %38, %31 ], !dbg !105
  %29 = sext i32 %9 to i64, !dbg !106
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !106
  store i32 %28, ptr %30, align 4, !dbg !107, !tbaa !10
  br label %41, !dbg !108

31:                                               ; preds = %25, %31
  %32 = phi i32 [ 0, %25 ], [ %39, %31 ]
  %33 = phi i32 [ 2147483647, %25 ], [ %38, %31 ]
  %34 = add nsw i32 %32, %26, !dbg !109
  %35 = sext i32 %34 to i64, !dbg !110
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !110
  %37 = load i32, ptr %36, align 4, !dbg !110, !tbaa !10
  %38 = tail call i32 @llvm.smin.i32(i32 %37, i32 %33), !dbg !111
  %39 = add nuw nsw i32 %32, 1, !dbg !112
  %40 = icmp eq i32 %39, %3, !dbg !103
  br i1 %40, label %27, label %31, !dbg !104, !llvm.loop !113

41:                                               ; preds = %4, %27
  ret void, !dbg !108
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @division_by_zero(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !115 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !116
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !116
  %7 = mul i32 %5, %6, !dbg !116
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  %9 = add i32 %7, %8, !dbg !116
  %10 = shl i32 %9, 13, !dbg !116
  %11 = xor i32 %10, %9, !dbg !116
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !116, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !116
  %14 = xor i32 %13, %12, !dbg !116
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !116, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !116
  %17 = xor i32 %16, %15, !dbg !116
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !116, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !116
  %20 = xor i32 %19, %18, !dbg !116
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !116, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !117
  br i1 %22, label %23, label %35, !dbg !117

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !118
  %25 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !118
  %26 = load i32, ptr %25, align 4, !dbg !118, !tbaa !10
  %27 = icmp eq i32 %26, 0, !dbg !119
  br i1 %27, label %32, label %28, !dbg !118

28:                                               ; preds = %23
  %29 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !120
  %30 = load i32, ptr %29, align 4, !dbg !120, !tbaa !10
  %31 = sdiv i32 %30, %26, !dbg !121
  br label %32, !dbg !118

32:                                               ; preds = %23, %28
  %33 = phi i32 [ %31, %28 ], [ 0, %23 ], !dbg !118
  %34 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !122
  store i32 %33, ptr %34, align 4, !dbg !123, !tbaa !10
  br label %35, !dbg !122

35:                                               ; preds = %32, %4
  ret void, !dbg !124
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_in_32_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !125 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !126
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126
  %7 = mul i32 %5, %6, !dbg !126
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !126
  %9 = add i32 %7, %8, !dbg !126
  %10 = shl i32 %9, 13, !dbg !126
  %11 = xor i32 %10, %9, !dbg !126
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !126, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !126
  %14 = xor i32 %13, %12, !dbg !126
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !126, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !126
  %17 = xor i32 %16, %15, !dbg !126
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !126, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !126
  %20 = xor i32 %19, %18, !dbg !126
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !126, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !127
  br i1 %22, label %23, label %42, !dbg !127

23:                                               ; preds = %4
  %24 = icmp sgt i32 %3, 0, !dbg !128
  br i1 %24, label %25, label %27, !dbg !129

25:                                               ; preds = %23
  %26 = mul nsw i32 %3, %9
  br label %31, !dbg !129

27:                                               ; preds = %31, %23
  %28 = phi i64 [ 0, %23 ], [ %39, %31 ], !dbg !130
  %29 = sext i32 %9 to i64, !dbg !131
  %30 = getelementptr inbounds i64, ptr %1, i64 %29, !dbg !131
  store i64 %28, ptr %30, align 8, !dbg !132, !tbaa !133
  br label %42, !dbg !135

31:                                               ; preds = %25, %31
  %32 = phi i32 [ 0, %25 ], [ %40, %31 ]
  %33 = phi i64 [ 0, %25 ], [ %39, %31 ]
  %34 = add nsw i32 %32, %26, !dbg !136
  %35 = sext i32 %34 to i64, !dbg !137
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !137
  %37 = load i32, ptr %36, align 4, !dbg !137, !tbaa !10
  %38 = sext i32 %37 to i64, !dbg !137
  %39 = add nsw i64 %33, %38, !dbg !138
  %40 = add nuw nsw i32 %32, 1, !dbg !139
  %41 = icmp eq i32 %40, %3, !dbg !128
  br i1 %41, label %27, label %31, !dbg !129, !llvm.loop !140

42:                                               ; preds = %4, %27
  ret void, !dbg !135
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @product_in_32_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !142 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !143
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !143
  %7 = mul i32 %5, %6, !dbg !143
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !143
  %9 = add i32 %7, %8, !dbg !143
  %10 = shl i32 %9, 13, !dbg !143
  %11 = xor i32 %10, %9, !dbg !143
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !143, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !143
  %14 = xor i32 %13, %12, !dbg !143
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !143, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !143
  %17 = xor i32 %16, %15, !dbg !143
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !143, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !143
  %20 = xor i32 %19, %18, !dbg !143
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !143, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !144
  br i1 %22, label %23, label %43, !dbg !144

23:                                               ; preds = %4
  %24 = icmp sgt i32 %3, 0, !dbg !145
  br i1 %24, label %25, label %27, !dbg !146

25:                                               ; preds = %23
  %26 = mul nsw i32 %3, %9
  br label %31, !dbg !146

27:                                               ; preds = %31, %23
  %28 = phi i64 [ 0, %23 ], [ %40, %31 ], !dbg !147
  %29 = sext i32 %9 to i64, !dbg !148
  %30 = getelementptr inbounds i64, ptr %1, i64 %29, !dbg !148
  store i64 %28, ptr %30, align 8, !dbg !149, !tbaa !133
  br label %43, !dbg !150

31:                                               ; preds = %25, %31
  %32 = phi i32 [ 0, %25 ], [ %41, %31 ]
  %33 = phi i64 [ 0, %25 ], [ %40, %31 ]
  %34 = add nsw i32 %32, %26, !dbg !151
  %35 = sext i32 %34 to i64, !dbg !152
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !152
  %37 = load i32, ptr %36, align 4, !dbg !152, !tbaa !10
  %38 = sext i32 %37 to i64, !dbg !153
  %39 = mul nsw i64 %38, %38, !dbg !154
  %40 = add nuw nsw i64 %39, %33, !dbg !155
  %41 = add nuw nsw i32 %32, 1, !dbg !156
  %42 = icmp eq i32 %41, %3, !dbg !145
  br i1 %42, label %27, label %31, !dbg !146, !llvm.loop !157

43:                                               ; preds = %4, %27
  ret void, !dbg !150
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @midpoint(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !dbg !159 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !160
  %8 = mul i32 %6, %7, !dbg !160
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160
  %10 = add i32 %8, %9, !dbg !160
  %11 = shl i32 %10, 13, !dbg !160
  %12 = xor i32 %11, %10, !dbg !160
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #6, !dbg !160, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !160
  %15 = xor i32 %14, %13, !dbg !160
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #6, !dbg !160, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !160
  %18 = xor i32 %17, %16, !dbg !160
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #6, !dbg !160, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !160
  %21 = xor i32 %20, %19, !dbg !160
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #6, !dbg !160, !srcloc !22
  %23 = icmp slt i32 %10, %3, !dbg !161
  br i1 %23, label %24, label %36, !dbg !161

24:                                               ; preds = %5
  %25 = sext i32 %10 to i64, !dbg !162
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !162
  %27 = load i32, ptr %26, align 4, !dbg !162, !tbaa !10
  %28 = zext i32 %27 to i64, !dbg !162
  %29 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !163
  %30 = load i32, ptr %29, align 4, !dbg !163, !tbaa !10
  %31 = zext i32 %30 to i64, !dbg !163
  %32 = add nuw nsw i64 %31, %28, !dbg !164
  %33 = lshr i64 %32, 1, !dbg !165
  %34 = trunc nuw i64 %33 to i32, !dbg !166
  %35 = getelementptr inbounds i32, ptr %2, i64 %25, !dbg !167
  store i32 %34, ptr %35, align 4, !dbg !168, !tbaa !10
  br label %36, !dbg !169

36:                                               ; preds = %5, %24
  ret void, !dbg !169
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @signed_compare(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !dbg !170 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !171
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !171
  %8 = mul i32 %6, %7, !dbg !171
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !171
  %10 = add i32 %8, %9, !dbg !171
  %11 = shl i32 %10, 13, !dbg !171
  %12 = xor i32 %11, %10, !dbg !171
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #6, !dbg !171, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !171
  %15 = xor i32 %14, %13, !dbg !171
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #6, !dbg !171, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !171
  %18 = xor i32 %17, %16, !dbg !171
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #6, !dbg !171, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !171
  %21 = xor i32 %20, %19, !dbg !171
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #6, !dbg !171, !srcloc !22
  %23 = icmp slt i32 %10, %3, !dbg !172
  br i1 %23, label %24, label %30, !dbg !172

24:                                               ; preds = %5
  %25 = sext i32 %10 to i64, !dbg !173
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !173
  %27 = load i32, ptr %26, align 4, !dbg !173, !tbaa !10
  %28 = tail call i32 @llvm.umin.i32(i32 %27, i32 %4), !dbg !173
  %29 = getelementptr inbounds i32, ptr %2, i64 %25, !dbg !174
  store i32 %28, ptr %29, align 4, !dbg !175, !tbaa !10
  br label %30, !dbg !176

30:                                               ; preds = %5, %24
  ret void, !dbg !176
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shift_amount(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !dbg !177 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !178
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !178
  %8 = mul i32 %6, %7, !dbg !178
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !178
  %10 = add i32 %8, %9, !dbg !178
  %11 = shl i32 %10, 13, !dbg !178
  %12 = xor i32 %11, %10, !dbg !178
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #6, !dbg !178, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !178
  %15 = xor i32 %14, %13, !dbg !178
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #6, !dbg !178, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !178
  %18 = xor i32 %17, %16, !dbg !178
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #6, !dbg !178, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !178
  %21 = xor i32 %20, %19, !dbg !178
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #6, !dbg !178, !srcloc !22
  %23 = icmp slt i32 %10, %3, !dbg !179
  br i1 %23, label %24, label %33, !dbg !179

24:                                               ; preds = %5
  %25 = sext i32 %10 to i64, !dbg !180
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !180
  %27 = load i32, ptr %26, align 4, !dbg !180, !tbaa !10
  %28 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !181
  %29 = load i32, ptr %28, align 4, !dbg !181, !tbaa !10
  %30 = and i32 %29, 31, !dbg !182
  %31 = shl i32 %27, %30, !dbg !183
  %32 = getelementptr inbounds i32, ptr %2, i64 %25, !dbg !184
  store i32 %31, ptr %32, align 4, !dbg !185, !tbaa !10
  br label %33, !dbg !186

33:                                               ; preds = %5, %24
  ret void, !dbg !186
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @high_half_is_zero(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !dbg !187 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !188
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !188
  %8 = mul i32 %6, %7, !dbg !188
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !188
  %10 = add i32 %8, %9, !dbg !188
  %11 = shl i32 %10, 13, !dbg !188
  %12 = xor i32 %11, %10, !dbg !188
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #6, !dbg !188, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !188
  %15 = xor i32 %14, %13, !dbg !188
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #6, !dbg !188, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !188
  %18 = xor i32 %17, %16, !dbg !188
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #6, !dbg !188, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !188
  %21 = xor i32 %20, %19, !dbg !188
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #6, !dbg !188, !srcloc !22
  %23 = icmp slt i32 %10, %3, !dbg !189
  br i1 %23, label %24, label %33, !dbg !189

24:                                               ; preds = %5
  %25 = sext i32 %10 to i64, !dbg !190
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !190
  %27 = load i32, ptr %26, align 4, !dbg !190, !tbaa !10
  %28 = lshr i32 %27, 16, !dbg !191
  %29 = mul nuw nsw i32 %28, 31, !dbg !192
  %30 = and i32 %27, 65535, !dbg !193
  %31 = add nuw nsw i32 %29, %30, !dbg !194
  %32 = getelementptr inbounds i32, ptr %2, i64 %25, !dbg !195
  store i32 %31, ptr %32, align 4, !dbg !196, !tbaa !10
  br label %33, !dbg !197

33:                                               ; preds = %5, %24
  ret void, !dbg !197
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @equal_keys(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !198 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !199
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !199
  %6 = mul i32 %4, %5, !dbg !199
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !199
  %8 = add i32 %6, %7, !dbg !199
  %9 = shl i32 %8, 13, !dbg !199
  %10 = xor i32 %9, %8, !dbg !199
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !199, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !199
  %13 = xor i32 %12, %11, !dbg !199
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !199, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !199
  %16 = xor i32 %15, %14, !dbg !199
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !199, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !199
  %19 = xor i32 %18, %17, !dbg !199
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !199, !srcloc !22
  %21 = shl nsw i32 %8, 1, !dbg !200
  %22 = or disjoint i32 %21, 1, !dbg !201
  %23 = icmp slt i32 %22, %2, !dbg !202
  br i1 %23, label %24, label %37, !dbg !202

24:                                               ; preds = %3
  %25 = sext i32 %21 to i64, !dbg !203
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !203
  %27 = load i32, ptr %26, align 4, !dbg !203, !tbaa !10
  %28 = sext i32 %22 to i64, !dbg !204
  %29 = getelementptr inbounds i32, ptr %0, i64 %28, !dbg !204
  %30 = load i32, ptr %29, align 4, !dbg !204, !tbaa !10
  %31 = icmp sgt i32 %27, %30, !dbg !205
  br i1 %31, label %32, label %37, !dbg !205

32:                                               ; preds = %24
  %33 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !206
  %34 = load i32, ptr %33, align 4, !dbg !206, !tbaa !10
  store i32 %30, ptr %26, align 4, !dbg !207, !tbaa !10
  store i32 %27, ptr %29, align 4, !dbg !208, !tbaa !10
  %35 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !209
  %36 = load i32, ptr %35, align 4, !dbg !209, !tbaa !10
  store i32 %36, ptr %33, align 4, !dbg !210, !tbaa !10
  store i32 %34, ptr %35, align 4, !dbg !211, !tbaa !10
  br label %37, !dbg !212

37:                                               ; preds = %24, %32, %3
  ret void, !dbg !213
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @argmax_ties(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !214 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !215
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !215
  %7 = mul i32 %5, %6, !dbg !215
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !215
  %9 = add i32 %7, %8, !dbg !215
  %10 = shl i32 %9, 13, !dbg !215
  %11 = xor i32 %10, %9, !dbg !215
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !215, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !215
  %14 = xor i32 %13, %12, !dbg !215
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !215, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !215
  %17 = xor i32 %16, %15, !dbg !215
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !215, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !215
  %20 = xor i32 %19, %18, !dbg !215
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !215, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !216
  br i1 %22, label %23, label %47, !dbg !216

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !217
  %25 = icmp sgt i32 %3, 1, !dbg !218
  br i1 %25, label %26, label %30, !dbg !219

26:                                               ; preds = %23
  %27 = sext i32 %24 to i64, !dbg !220
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !220
  %29 = load i32, ptr %28, align 4, !dbg !220, !tbaa !10
  br label %34, !dbg !219

30:                                               ; preds = %34, %23
  %31 = phi i32 [ 0, %23 ], [ %44, %34 ], !dbg !221
  %32 = sext i32 %9 to i64, !dbg !222
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !222
  store i32 %31, ptr %33, align 4, !dbg !223, !tbaa !10
  br label %47, !dbg !224

34:                                               ; preds = %26, %34
  %35 = phi i32 [ %45, %34 ], [ 1, %26 ]
  %36 = phi i32 [ %44, %34 ], [ 0, %26 ]
  %37 = phi i32 [ %43, %34 ], [ %29, %26 ]
  %38 = add nsw i32 %35, %24, !dbg !225
  %39 = sext i32 %38 to i64, !dbg !226
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !226
  %41 = load i32, ptr %40, align 4, !dbg !226, !tbaa !10
  %42 = icmp sgt i32 %41, %37, !dbg !227
  %43 = tail call i32 @llvm.smax.i32(i32 %41, i32 %37), !dbg !227
  %44 = select i1 %42, i32 %35, i32 %36, !dbg !227
  %45 = add nuw nsw i32 %35, 1, !dbg !228
  %46 = icmp eq i32 %45, %3, !dbg !218
  br i1 %46, label %30, label %34, !dbg !219, !llvm.loop !229

47:                                               ; preds = %4, %30
  ret void, !dbg !224
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rank_ties(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !231 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !232
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !232
  %7 = mul i32 %5, %6, !dbg !232
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !232
  %9 = add i32 %7, %8, !dbg !232
  %10 = shl i32 %9, 13, !dbg !232
  %11 = xor i32 %10, %9, !dbg !232
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !232, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !232
  %14 = xor i32 %13, %12, !dbg !232
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !232, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !232
  %17 = xor i32 %16, %15, !dbg !232
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !232, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !232
  %20 = xor i32 %19, %18, !dbg !232
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !232, !srcloc !22
  %22 = mul nsw i32 %3, %2, !dbg !233
  %23 = icmp slt i32 %9, %22, !dbg !234
  br i1 %23, label %24, label %54, !dbg !234

24:                                               ; preds = %4
  %25 = sext i32 %9 to i64, !dbg !235
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !235
  %27 = load i32, ptr %26, align 4, !dbg !235, !tbaa !10
  %28 = srem i32 %9, %3, !dbg !236
  %29 = sub nsw i32 %9, %28, !dbg !236
  %30 = icmp sgt i32 %3, 0, !dbg !237
  br i1 %30, label %36, label %31, !dbg !238

31:                                               ; preds = %49, %24
  %32 = phi i32 [ 0, %24 ], [ %51, %49 ], !dbg !239
  %33 = add nsw i32 %32, %29, !dbg !240
  %34 = sext i32 %33 to i64, !dbg !241
  %35 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !241
  store i32 %27, ptr %35, align 4, !dbg !242, !tbaa !10
  br label %54, !dbg !243

36:                                               ; preds = %24, %49
  %37 = phi i32 [ %52, %49 ], [ 0, %24 ]
  %38 = phi i32 [ %51, %49 ], [ 0, %24 ]
  %39 = add nsw i32 %37, %29, !dbg !244
  %40 = sext i32 %39 to i64, !dbg !245
  %41 = getelementptr inbounds i32, ptr %0, i64 %40, !dbg !245
  %42 = load i32, ptr %41, align 4, !dbg !245, !tbaa !10
  %43 = icmp slt i32 %42, %27, !dbg !246
  br i1 %43, label %49, label %44, !dbg !247

44:                                               ; preds = %36
  %45 = icmp eq i32 %42, %27, !dbg !248
  br i1 %45, label %46, label %49, !dbg !249

46:                                               ; preds = %44
  %47 = icmp slt i32 %39, %9, !dbg !250
  %48 = zext i1 %47 to i32, !dbg !245
  br label %49

49:                                               ; preds = %44, %46, %36
  %50 = phi i32 [ 1, %36 ], [ 0, %44 ], [ %48, %46 ]
  %51 = add nuw nsw i32 %50, %38, !dbg !251
  %52 = add nuw nsw i32 %37, 1, !dbg !252
  %53 = icmp eq i32 %52, %3, !dbg !237
  br i1 %53, label %31, label %36, !dbg !238, !llvm.loop !253

54:                                               ; preds = %4, %31
  ret void, !dbg !243
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nothing_twice(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !255 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !256
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !256
  %7 = mul i32 %5, %6, !dbg !256
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !256
  %9 = add i32 %7, %8, !dbg !256
  %10 = shl i32 %9, 13, !dbg !256
  %11 = xor i32 %10, %9, !dbg !256
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !256, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !256
  %14 = xor i32 %13, %12, !dbg !256
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !256, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !256
  %17 = xor i32 %16, %15, !dbg !256
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !256, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !256
  %20 = xor i32 %19, %18, !dbg !256
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !256, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !257
  br i1 %22, label %23, label %45, !dbg !257

23:                                               ; preds = %4
  %24 = icmp sgt i32 %3, 1, !dbg !258
  br i1 %24, label %25, label %27, !dbg !259

25:                                               ; preds = %23
  %26 = mul nsw i32 %3, %9
  br label %31, !dbg !259

27:                                               ; preds = %31, %23
  %28 = phi i32 [ 1, %23 ], [ %42, %31 ], !dbg !260
  %29 = sext i32 %9 to i64, !dbg !261
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !261
  store i32 %28, ptr %30, align 4, !dbg !262, !tbaa !10
  br label %45, !dbg !263

31:                                               ; preds = %25, %31
  %32 = phi i32 [ 1, %25 ], [ %43, %31 ]
  %33 = phi i32 [ 1, %25 ], [ %42, %31 ]
  %34 = add nsw i32 %32, %26, !dbg !264
  %35 = sext i32 %34 to i64, !dbg !265
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !265
  %37 = load i32, ptr %36, align 4, !dbg !265, !tbaa !10
  %38 = getelementptr i8, ptr %36, i64 -4, !dbg !266
  %39 = load i32, ptr %38, align 4, !dbg !266, !tbaa !10
  %40 = icmp ne i32 %37, %39, !dbg !267
  %41 = zext i1 %40 to i32, !dbg !265
  %42 = add nuw nsw i32 %33, %41, !dbg !268
  %43 = add nuw nsw i32 %32, 1, !dbg !269
  %44 = icmp eq i32 %43, %3, !dbg !258
  br i1 %44, label %27, label %31, !dbg !259, !llvm.loop !270

45:                                               ; preds = %4, %27
  ret void, !dbg !263
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sentinel(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !272 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !273
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !273
  %6 = mul i32 %4, %5, !dbg !273
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !273
  %8 = add i32 %6, %7, !dbg !273
  %9 = shl i32 %8, 13, !dbg !273
  %10 = xor i32 %9, %8, !dbg !273
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !273, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !273
  %13 = xor i32 %12, %11, !dbg !273
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !273, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !273
  %16 = xor i32 %15, %14, !dbg !273
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !273, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !273
  %19 = xor i32 %18, %17, !dbg !273
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !273, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !274
  br i1 %21, label %22, label %30, !dbg !274

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !275
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !275
  %25 = load i32, ptr %24, align 4, !dbg !275, !tbaa !10
  %26 = icmp eq i32 %25, -1, !dbg !276
  %27 = shl nsw i32 %25, 1, !dbg !277
  %28 = select i1 %26, i32 9999, i32 %27, !dbg !277
  %29 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !278
  store i32 %28, ptr %29, align 4, !dbg !279, !tbaa !10
  br label %30, !dbg !280

30:                                               ; preds = %3, %22
  ret void, !dbg !280
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @threshold(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !281 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !282
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !282
  %6 = mul i32 %4, %5, !dbg !282
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !282
  %8 = add i32 %6, %7, !dbg !282
  %9 = shl i32 %8, 13, !dbg !282
  %10 = xor i32 %9, %8, !dbg !282
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !282, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !282
  %13 = xor i32 %12, %11, !dbg !282
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !282, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !282
  %16 = xor i32 %15, %14, !dbg !282
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !282, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !282
  %19 = xor i32 %18, %17, !dbg !282
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !282, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !283
  br i1 %21, label %22, label %32, !dbg !283

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !284
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !284
  %25 = load i32, ptr %24, align 4, !dbg !284, !tbaa !10
  %26 = icmp sgt i32 %25, 5000, !dbg !285
  %27 = add nsw i32 %25, -5000, !dbg !285
  %28 = lshr i32 %27, 4, !dbg !285
  %29 = add nuw nsw i32 %28, 5000, !dbg !285
  %30 = select i1 %26, i32 %29, i32 %25, !dbg !285
  %31 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !286
  store i32 %30, ptr %31, align 4, !dbg !287, !tbaa !10
  br label %32, !dbg !288

32:                                               ; preds = %3, %22
  ret void, !dbg !288
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fits_a_byte(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !289 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !290
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !290
  %6 = mul i32 %4, %5, !dbg !290
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !290
  %8 = add i32 %6, %7, !dbg !290
  %9 = shl i32 %8, 13, !dbg !290
  %10 = xor i32 %9, %8, !dbg !290
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !290, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !290
  %13 = xor i32 %12, %11, !dbg !290
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !290, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !290
  %16 = xor i32 %15, %14, !dbg !290
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !290, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !290
  %19 = xor i32 %18, %17, !dbg !290
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !290, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !291
  br i1 %21, label %22, label %28, !dbg !291

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !292
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !292
  %25 = load i32, ptr %24, align 4, !dbg !292, !tbaa !10
  %26 = mul i32 %25, -1640531535, !dbg !293
  %27 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !294
  store i32 %26, ptr %27, align 4, !dbg !295, !tbaa !10
  br label %28, !dbg !296

28:                                               ; preds = %3, %22
  ret void, !dbg !296
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sign_of_byte(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !297 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !298
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !298
  %6 = mul i32 %4, %5, !dbg !298
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !298
  %8 = add i32 %6, %7, !dbg !298
  %9 = shl i32 %8, 13, !dbg !298
  %10 = xor i32 %9, %8, !dbg !298
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !298, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !298
  %13 = xor i32 %12, %11, !dbg !298
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !298, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !298
  %16 = xor i32 %15, %14, !dbg !298
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !298, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !298
  %19 = xor i32 %18, %17, !dbg !298
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !298, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !299
  br i1 %21, label %22, label %29, !dbg !299

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !300
  %24 = getelementptr inbounds i8, ptr %0, i64 %23, !dbg !300
  %25 = load i8, ptr %24, align 1, !dbg !300, !tbaa !301
  %26 = sext i8 %25 to i32, !dbg !300
  %27 = mul nsw i32 %26, 3, !dbg !302
  %28 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !303
  store i32 %27, ptr %28, align 4, !dbg !304, !tbaa !10
  br label %29, !dbg !303

29:                                               ; preds = %22, %3
  ret void, !dbg !305
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i32 -1, 2) i32 @llvm.scmp.i32.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

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
!7 = !DIFile(filename: "values.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "clamp_low", scope: !7, file: !7, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 8, column: 5, scope: !15)
!19 = !{i64 8034894}
!20 = !{i64 8034944}
!21 = !{i64 8034993}
!22 = !{i64 8035042}
!23 = !DILocation(line: 9, column: 11, scope: !15)
!24 = !DILocation(line: 10, column: 13, scope: !15)
!25 = !DILocation(line: 10, column: 19, scope: !15)
!26 = !DILocation(line: 11, column: 25, scope: !15)
!27 = !DILocation(line: 11, column: 21, scope: !15)
!28 = !DILocation(line: 11, column: 5, scope: !15)
!29 = !DILocation(line: 11, column: 12, scope: !15)
!30 = !DILocation(line: 12, column: 1, scope: !15)
!31 = distinct !DISubprogram(name: "clamp_high", scope: !7, file: !7, line: 14, type: !16, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!32 = !DILocation(line: 15, column: 5, scope: !31)
!33 = !DILocation(line: 16, column: 11, scope: !31)
!34 = !DILocation(line: 17, column: 13, scope: !31)
!35 = !DILocation(line: 18, column: 25, scope: !31)
!36 = !DILocation(line: 18, column: 21, scope: !31)
!37 = !DILocation(line: 18, column: 5, scope: !31)
!38 = !DILocation(line: 18, column: 12, scope: !31)
!39 = !DILocation(line: 19, column: 1, scope: !31)
!40 = distinct !DISubprogram(name: "saturating_add", scope: !7, file: !7, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!41 = !DILocation(line: 22, column: 5, scope: !40)
!42 = !DILocation(line: 23, column: 11, scope: !40)
!43 = !DILocation(line: 24, column: 32, scope: !40)
!44 = !DILocation(line: 24, column: 39, scope: !40)
!45 = !DILocation(line: 26, column: 20, scope: !40)
!46 = !DILocation(line: 27, column: 5, scope: !40)
!47 = !DILocation(line: 27, column: 12, scope: !40)
!48 = !DILocation(line: 28, column: 1, scope: !40)
!49 = distinct !DISubprogram(name: "abs_of_int", scope: !7, file: !7, line: 29, type: !16, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!50 = !DILocation(line: 30, column: 5, scope: !49)
!51 = !DILocation(line: 31, column: 11, scope: !49)
!52 = !DILocation(line: 32, column: 13, scope: !49)
!53 = !DILocation(line: 33, column: 22, scope: !49)
!54 = !DILocation(line: 33, column: 50, scope: !49)
!55 = !DILocation(line: 33, column: 5, scope: !49)
!56 = !DILocation(line: 33, column: 12, scope: !49)
!57 = !DILocation(line: 34, column: 1, scope: !49)
!58 = distinct !DISubprogram(name: "modulo_sign", scope: !7, file: !7, line: 36, type: !16, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!59 = !DILocation(line: 37, column: 5, scope: !58)
!60 = !DILocation(line: 38, column: 11, scope: !58)
!61 = !DILocation(line: 39, column: 13, scope: !58)
!62 = !DILocation(line: 39, column: 19, scope: !58)
!63 = !DILocation(line: 40, column: 18, scope: !58)
!64 = !DILocation(line: 41, column: 5, scope: !58)
!65 = !DILocation(line: 41, column: 12, scope: !58)
!66 = !DILocation(line: 42, column: 1, scope: !58)
!67 = distinct !DISubprogram(name: "shift_for_division", scope: !7, file: !7, line: 44, type: !16, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!68 = !DILocation(line: 45, column: 5, scope: !67)
!69 = !DILocation(line: 46, column: 11, scope: !67)
!70 = !DILocation(line: 46, column: 32, scope: !67)
!71 = !DILocation(line: 46, column: 38, scope: !67)
!72 = !DILocation(line: 46, column: 16, scope: !67)
!73 = !DILocation(line: 46, column: 23, scope: !67)
!74 = !DILocation(line: 47, column: 1, scope: !67)
!75 = distinct !DISubprogram(name: "sign_of_int", scope: !7, file: !7, line: 48, type: !16, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!76 = !DILocation(line: 49, column: 5, scope: !75)
!77 = !DILocation(line: 50, column: 11, scope: !75)
!78 = !DILocation(line: 51, column: 13, scope: !75)
!79 = !DILocation(line: 52, column: 21, scope: !75)
!80 = !DILocation(line: 52, column: 5, scope: !75)
!81 = !DILocation(line: 52, column: 12, scope: !75)
!82 = !DILocation(line: 53, column: 1, scope: !75)
!83 = distinct !DISubprogram(name: "max_from_zero", scope: !7, file: !7, line: 55, type: !16, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!84 = !DILocation(line: 56, column: 5, scope: !83)
!85 = !DILocation(line: 57, column: 11, scope: !83)
!86 = !DILocation(line: 59, column: 23, scope: !83)
!87 = !DILocation(line: 59, column: 5, scope: !83)
!88 = !DILocation(line: 0, scope: !83)
!89 = !DILocation(line: 63, column: 5, scope: !83)
!90 = !DILocation(line: 63, column: 12, scope: !83)
!91 = !DILocation(line: 64, column: 1, scope: !83)
!92 = !DILocation(line: 60, column: 29, scope: !83)
!93 = !DILocation(line: 60, column: 17, scope: !83)
!94 = !DILocation(line: 61, column: 15, scope: !83)
!95 = !DILocation(line: 59, column: 32, scope: !83)
!96 = distinct !{!96, !87, !97, !98, !99}
!97 = !DILocation(line: 62, column: 5, scope: !83)
!98 = !{!"llvm.loop.mustprogress"}
!99 = !{!"llvm.loop.unroll.disable"}
!100 = distinct !DISubprogram(name: "min_from_1000", scope: !7, file: !7, line: 66, type: !16, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!101 = !DILocation(line: 67, column: 5, scope: !100)
!102 = !DILocation(line: 68, column: 11, scope: !100)
!103 = !DILocation(line: 70, column: 23, scope: !100)
!104 = !DILocation(line: 70, column: 5, scope: !100)
!105 = !DILocation(line: 0, scope: !100)
!106 = !DILocation(line: 74, column: 5, scope: !100)
!107 = !DILocation(line: 74, column: 12, scope: !100)
!108 = !DILocation(line: 75, column: 1, scope: !100)
!109 = !DILocation(line: 71, column: 29, scope: !100)
!110 = !DILocation(line: 71, column: 17, scope: !100)
!111 = !DILocation(line: 72, column: 15, scope: !100)
!112 = !DILocation(line: 70, column: 32, scope: !100)
!113 = distinct !{!113, !104, !114, !98, !99}
!114 = !DILocation(line: 73, column: 5, scope: !100)
!115 = distinct !DISubprogram(name: "division_by_zero", scope: !7, file: !7, line: 77, type: !16, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!116 = !DILocation(line: 78, column: 5, scope: !115)
!117 = !DILocation(line: 79, column: 11, scope: !115)
!118 = !DILocation(line: 79, column: 32, scope: !115)
!119 = !DILocation(line: 79, column: 37, scope: !115)
!120 = !DILocation(line: 79, column: 49, scope: !115)
!121 = !DILocation(line: 79, column: 54, scope: !115)
!122 = !DILocation(line: 79, column: 16, scope: !115)
!123 = !DILocation(line: 79, column: 23, scope: !115)
!124 = !DILocation(line: 80, column: 1, scope: !115)
!125 = distinct !DISubprogram(name: "sum_in_32_bits", scope: !7, file: !7, line: 82, type: !16, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!126 = !DILocation(line: 83, column: 5, scope: !125)
!127 = !DILocation(line: 84, column: 11, scope: !125)
!128 = !DILocation(line: 86, column: 23, scope: !125)
!129 = !DILocation(line: 86, column: 5, scope: !125)
!130 = !DILocation(line: 0, scope: !125)
!131 = !DILocation(line: 87, column: 5, scope: !125)
!132 = !DILocation(line: 87, column: 12, scope: !125)
!133 = !{!134, !134, i64 0}
!134 = !{!"long long", !12, i64 0}
!135 = !DILocation(line: 88, column: 1, scope: !125)
!136 = !DILocation(line: 86, column: 55, scope: !125)
!137 = !DILocation(line: 86, column: 43, scope: !125)
!138 = !DILocation(line: 86, column: 40, scope: !125)
!139 = !DILocation(line: 86, column: 32, scope: !125)
!140 = distinct !{!140, !129, !141, !98, !99}
!141 = !DILocation(line: 86, column: 58, scope: !125)
!142 = distinct !DISubprogram(name: "product_in_32_bits", scope: !7, file: !7, line: 90, type: !16, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!143 = !DILocation(line: 91, column: 5, scope: !142)
!144 = !DILocation(line: 92, column: 11, scope: !142)
!145 = !DILocation(line: 94, column: 23, scope: !142)
!146 = !DILocation(line: 94, column: 5, scope: !142)
!147 = !DILocation(line: 0, scope: !142)
!148 = !DILocation(line: 98, column: 5, scope: !142)
!149 = !DILocation(line: 98, column: 12, scope: !142)
!150 = !DILocation(line: 99, column: 1, scope: !142)
!151 = !DILocation(line: 95, column: 29, scope: !142)
!152 = !DILocation(line: 95, column: 17, scope: !142)
!153 = !DILocation(line: 96, column: 34, scope: !142)
!154 = !DILocation(line: 96, column: 36, scope: !142)
!155 = !DILocation(line: 96, column: 13, scope: !142)
!156 = !DILocation(line: 94, column: 32, scope: !142)
!157 = distinct !{!157, !146, !158, !98, !99}
!158 = !DILocation(line: 97, column: 5, scope: !142)
!159 = distinct !DISubprogram(name: "midpoint", scope: !7, file: !7, line: 101, type: !16, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!160 = !DILocation(line: 102, column: 5, scope: !159)
!161 = !DILocation(line: 103, column: 11, scope: !159)
!162 = !DILocation(line: 104, column: 42, scope: !159)
!163 = !DILocation(line: 104, column: 50, scope: !159)
!164 = !DILocation(line: 104, column: 48, scope: !159)
!165 = !DILocation(line: 104, column: 60, scope: !159)
!166 = !DILocation(line: 104, column: 21, scope: !159)
!167 = !DILocation(line: 104, column: 12, scope: !159)
!168 = !DILocation(line: 104, column: 19, scope: !159)
!169 = !DILocation(line: 106, column: 1, scope: !159)
!170 = distinct !DISubprogram(name: "signed_compare", scope: !7, file: !7, line: 108, type: !16, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!171 = !DILocation(line: 109, column: 5, scope: !170)
!172 = !DILocation(line: 110, column: 11, scope: !170)
!173 = !DILocation(line: 111, column: 21, scope: !170)
!174 = !DILocation(line: 111, column: 12, scope: !170)
!175 = !DILocation(line: 111, column: 19, scope: !170)
!176 = !DILocation(line: 113, column: 1, scope: !170)
!177 = distinct !DISubprogram(name: "shift_amount", scope: !7, file: !7, line: 115, type: !16, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!178 = !DILocation(line: 116, column: 5, scope: !177)
!179 = !DILocation(line: 117, column: 11, scope: !177)
!180 = !DILocation(line: 118, column: 28, scope: !177)
!181 = !DILocation(line: 119, column: 31, scope: !177)
!182 = !DILocation(line: 119, column: 47, scope: !177)
!183 = !DILocation(line: 119, column: 27, scope: !177)
!184 = !DILocation(line: 119, column: 5, scope: !177)
!185 = !DILocation(line: 119, column: 12, scope: !177)
!186 = !DILocation(line: 120, column: 1, scope: !177)
!187 = distinct !DISubprogram(name: "high_half_is_zero", scope: !7, file: !7, line: 122, type: !16, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!188 = !DILocation(line: 123, column: 5, scope: !187)
!189 = !DILocation(line: 124, column: 11, scope: !187)
!190 = !DILocation(line: 125, column: 18, scope: !187)
!191 = !DILocation(line: 126, column: 24, scope: !187)
!192 = !DILocation(line: 126, column: 31, scope: !187)
!193 = !DILocation(line: 126, column: 42, scope: !187)
!194 = !DILocation(line: 126, column: 36, scope: !187)
!195 = !DILocation(line: 126, column: 5, scope: !187)
!196 = !DILocation(line: 126, column: 12, scope: !187)
!197 = !DILocation(line: 127, column: 1, scope: !187)
!198 = distinct !DISubprogram(name: "equal_keys", scope: !7, file: !7, line: 129, type: !16, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!199 = !DILocation(line: 130, column: 5, scope: !198)
!200 = !DILocation(line: 131, column: 15, scope: !198)
!201 = !DILocation(line: 131, column: 30, scope: !198)
!202 = !DILocation(line: 132, column: 11, scope: !198)
!203 = !DILocation(line: 133, column: 16, scope: !198)
!204 = !DILocation(line: 133, column: 33, scope: !198)
!205 = !DILocation(line: 134, column: 21, scope: !198)
!206 = !DILocation(line: 135, column: 17, scope: !198)
!207 = !DILocation(line: 136, column: 17, scope: !198)
!208 = !DILocation(line: 136, column: 34, scope: !198)
!209 = !DILocation(line: 137, column: 21, scope: !198)
!210 = !DILocation(line: 137, column: 19, scope: !198)
!211 = !DILocation(line: 137, column: 42, scope: !198)
!212 = !DILocation(line: 138, column: 5, scope: !198)
!213 = !DILocation(line: 139, column: 1, scope: !198)
!214 = distinct !DISubprogram(name: "argmax_ties", scope: !7, file: !7, line: 141, type: !16, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!215 = !DILocation(line: 142, column: 5, scope: !214)
!216 = !DILocation(line: 143, column: 11, scope: !214)
!217 = !DILocation(line: 144, column: 21, scope: !214)
!218 = !DILocation(line: 145, column: 23, scope: !214)
!219 = !DILocation(line: 145, column: 5, scope: !214)
!220 = !DILocation(line: 144, column: 16, scope: !214)
!221 = !DILocation(line: 0, scope: !214)
!222 = !DILocation(line: 149, column: 5, scope: !214)
!223 = !DILocation(line: 149, column: 12, scope: !214)
!224 = !DILocation(line: 150, column: 1, scope: !214)
!225 = !DILocation(line: 146, column: 29, scope: !214)
!226 = !DILocation(line: 146, column: 17, scope: !214)
!227 = !DILocation(line: 147, column: 22, scope: !214)
!228 = !DILocation(line: 145, column: 32, scope: !214)
!229 = distinct !{!229, !219, !230, !98, !99}
!230 = !DILocation(line: 148, column: 5, scope: !214)
!231 = distinct !DISubprogram(name: "rank_ties", scope: !7, file: !7, line: 152, type: !16, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!232 = !DILocation(line: 153, column: 5, scope: !231)
!233 = !DILocation(line: 154, column: 19, scope: !231)
!234 = !DILocation(line: 154, column: 11, scope: !231)
!235 = !DILocation(line: 155, column: 13, scope: !231)
!236 = !DILocation(line: 155, column: 35, scope: !231)
!237 = !DILocation(line: 156, column: 23, scope: !231)
!238 = !DILocation(line: 156, column: 5, scope: !231)
!239 = !DILocation(line: 0, scope: !231)
!240 = !DILocation(line: 158, column: 13, scope: !231)
!241 = !DILocation(line: 158, column: 5, scope: !231)
!242 = !DILocation(line: 158, column: 21, scope: !231)
!243 = !DILocation(line: 159, column: 1, scope: !231)
!244 = !DILocation(line: 157, column: 24, scope: !231)
!245 = !DILocation(line: 157, column: 17, scope: !231)
!246 = !DILocation(line: 157, column: 29, scope: !231)
!247 = !DILocation(line: 157, column: 40, scope: !231)
!248 = !DILocation(line: 157, column: 56, scope: !231)
!249 = !DILocation(line: 157, column: 61, scope: !231)
!250 = !DILocation(line: 157, column: 72, scope: !231)
!251 = !DILocation(line: 157, column: 14, scope: !231)
!252 = !DILocation(line: 156, column: 32, scope: !231)
!253 = distinct !{!253, !238, !254, !98, !99}
!254 = !DILocation(line: 157, column: 75, scope: !231)
!255 = distinct !DISubprogram(name: "nothing_twice", scope: !7, file: !7, line: 161, type: !16, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!256 = !DILocation(line: 162, column: 5, scope: !255)
!257 = !DILocation(line: 163, column: 11, scope: !255)
!258 = !DILocation(line: 166, column: 30, scope: !255)
!259 = !DILocation(line: 166, column: 12, scope: !255)
!260 = !DILocation(line: 0, scope: !255)
!261 = !DILocation(line: 167, column: 5, scope: !255)
!262 = !DILocation(line: 167, column: 12, scope: !255)
!263 = !DILocation(line: 168, column: 1, scope: !255)
!264 = !DILocation(line: 166, column: 64, scope: !255)
!265 = !DILocation(line: 166, column: 52, scope: !255)
!266 = !DILocation(line: 166, column: 72, scope: !255)
!267 = !DILocation(line: 166, column: 69, scope: !255)
!268 = !DILocation(line: 166, column: 49, scope: !255)
!269 = !DILocation(line: 166, column: 39, scope: !255)
!270 = distinct !{!270, !259, !271, !98, !99}
!271 = !DILocation(line: 166, column: 91, scope: !255)
!272 = distinct !DISubprogram(name: "sentinel", scope: !7, file: !7, line: 170, type: !16, scopeLine: 170, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!273 = !DILocation(line: 171, column: 5, scope: !272)
!274 = !DILocation(line: 172, column: 11, scope: !272)
!275 = !DILocation(line: 173, column: 13, scope: !272)
!276 = !DILocation(line: 174, column: 23, scope: !272)
!277 = !DILocation(line: 174, column: 21, scope: !272)
!278 = !DILocation(line: 174, column: 5, scope: !272)
!279 = !DILocation(line: 174, column: 12, scope: !272)
!280 = !DILocation(line: 175, column: 1, scope: !272)
!281 = distinct !DISubprogram(name: "threshold", scope: !7, file: !7, line: 177, type: !16, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!282 = !DILocation(line: 178, column: 5, scope: !281)
!283 = !DILocation(line: 179, column: 11, scope: !281)
!284 = !DILocation(line: 180, column: 13, scope: !281)
!285 = !DILocation(line: 181, column: 18, scope: !281)
!286 = !DILocation(line: 182, column: 5, scope: !281)
!287 = !DILocation(line: 182, column: 12, scope: !281)
!288 = !DILocation(line: 183, column: 1, scope: !281)
!289 = distinct !DISubprogram(name: "fits_a_byte", scope: !7, file: !7, line: 185, type: !16, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!290 = !DILocation(line: 186, column: 5, scope: !289)
!291 = !DILocation(line: 187, column: 11, scope: !289)
!292 = !DILocation(line: 188, column: 18, scope: !289)
!293 = !DILocation(line: 189, column: 43, scope: !289)
!294 = !DILocation(line: 189, column: 5, scope: !289)
!295 = !DILocation(line: 189, column: 12, scope: !289)
!296 = !DILocation(line: 190, column: 1, scope: !289)
!297 = distinct !DISubprogram(name: "sign_of_byte", scope: !7, file: !7, line: 192, type: !16, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!298 = !DILocation(line: 193, column: 5, scope: !297)
!299 = !DILocation(line: 194, column: 11, scope: !297)
!300 = !DILocation(line: 194, column: 32, scope: !297)
!301 = !{!12, !12, i64 0}
!302 = !DILocation(line: 194, column: 69, scope: !297)
!303 = !DILocation(line: 194, column: 16, scope: !297)
!304 = !DILocation(line: 194, column: 23, scope: !297)
!305 = !DILocation(line: 195, column: 1, scope: !297)
