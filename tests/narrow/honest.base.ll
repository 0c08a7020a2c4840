; Made from honest.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@unset = dso_local addrspace(4) externally_initialized constant [8 x i32] zeroinitializer, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @unset to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @early_return(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !15 {
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
  br i1 %21, label %22, label %29, !dbg !23

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !24
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !24
  %25 = load i32, ptr %24, align 4, !dbg !24, !tbaa !10
  %26 = mul nsw i32 %25, 3, !dbg !25
  %27 = add nsw i32 %26, 1, !dbg !26
  %28 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !27
  store i32 %27, ptr %28, align 4, !dbg !28, !tbaa !10
  br label %29, !dbg !27

29:                                               ; preds = %22, %3
  ret void, !dbg !29
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @guards_combined(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !30 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !31
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !31
  %7 = mul i32 %5, %6, !dbg !31
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31
  %9 = add i32 %7, %8, !dbg !31
  %10 = shl i32 %9, 13, !dbg !31
  %11 = xor i32 %10, %9, !dbg !31
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !31, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !31
  %14 = xor i32 %13, %12, !dbg !31
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !31, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !31
  %17 = xor i32 %16, %15, !dbg !31
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !31, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !31
  %20 = xor i32 %19, %18, !dbg !31
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !31, !srcloc !22
  %22 = shl i32 %5, 4, !dbg !32
  %23 = add i32 %22, %8, !dbg !33
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !34
  %25 = shl nuw nsw i32 %24, 4, !dbg !35
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !36
  %27 = add nuw nsw i32 %25, %26, !dbg !37
  %28 = icmp slt i32 %23, %3, !dbg !38
  %29 = icmp slt i32 %27, %2
  %30 = and i1 %29, %28, !dbg !38
  br i1 %30, label %31, label %40, !dbg !38

31:                                               ; preds = %4
  %32 = mul nsw i32 %3, %27, !dbg !39
  %33 = add nsw i32 %32, %23, !dbg !40
  %34 = sext i32 %33 to i64, !dbg !41
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !41
  %36 = load i32, ptr %35, align 4, !dbg !41, !tbaa !10
  %37 = mul nsw i32 %36, 3, !dbg !42
  %38 = add nsw i32 %37, %23, !dbg !43
  %39 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !44
  store i32 %38, ptr %39, align 4, !dbg !45, !tbaa !10
  br label %40, !dbg !44

40:                                               ; preds = %31, %4
  ret void, !dbg !46
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @guards_reordered(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !47 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !48
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !48
  %7 = mul i32 %5, %6, !dbg !48
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %9 = add i32 %7, %8, !dbg !48
  %10 = shl i32 %9, 13, !dbg !48
  %11 = xor i32 %10, %9, !dbg !48
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !48, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !48
  %14 = xor i32 %13, %12, !dbg !48
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !48, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !48
  %17 = xor i32 %16, %15, !dbg !48
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !48, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !48
  %20 = xor i32 %19, %18, !dbg !48
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !48, !srcloc !22
  %22 = shl i32 %5, 4, !dbg !49
  %23 = add i32 %22, %8, !dbg !50
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !51
  %25 = shl nuw nsw i32 %24, 4, !dbg !52
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !53
  %27 = add nuw nsw i32 %25, %26, !dbg !54
  %28 = icmp slt i32 %23, %3, !dbg !55
  %29 = icmp slt i32 %27, %2
  %30 = and i1 %29, %28, !dbg !56
  br i1 %30, label %31, label %40, !dbg !56

31:                                               ; preds = %4
  %32 = mul nsw i32 %3, %27, !dbg !57
  %33 = add nsw i32 %32, %23, !dbg !58
  %34 = sext i32 %33 to i64, !dbg !59
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !59
  %36 = load i32, ptr %35, align 4, !dbg !59, !tbaa !10
  %37 = mul nsw i32 %36, 3, !dbg !60
  %38 = add nsw i32 %37, %23, !dbg !61
  %39 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !62
  store i32 %38, ptr %39, align 4, !dbg !63, !tbaa !10
  br label %40, !dbg !62

40:                                               ; preds = %31, %4
  ret void, !dbg !64
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @load_of_first(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !65 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66
  %6 = mul i32 %4, %5, !dbg !66
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %8 = add i32 %6, %7, !dbg !66
  %9 = shl i32 %8, 13, !dbg !66
  %10 = xor i32 %9, %8, !dbg !66
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !66, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !66
  %13 = xor i32 %12, %11, !dbg !66
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !66, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !66
  %16 = xor i32 %15, %14, !dbg !66
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !66, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !66
  %19 = xor i32 %18, %17, !dbg !66
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !66, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !67
  br i1 %21, label %22, label %26, !dbg !68

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !69
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !69
  %25 = load i32, ptr %24, align 4, !dbg !69, !tbaa !10
  br label %26, !dbg !68

26:                                               ; preds = %3, %22
  %27 = phi i32 [ %25, %22 ], [ 0, %3 ], !dbg !68
  %28 = tail call i32 asm sideeffect "", "=r,0"(i32 %27) #6, !dbg !70, !srcloc !71
  br i1 %21, label %29, label %33, !dbg !72

29:                                               ; preds = %26
  %30 = mul nsw i32 %28, 3, !dbg !73
  %31 = sext i32 %8 to i64, !dbg !74
  %32 = getelementptr inbounds i32, ptr %1, i64 %31, !dbg !74
  store i32 %30, ptr %32, align 4, !dbg !75, !tbaa !10
  br label %33, !dbg !74

33:                                               ; preds = %29, %26
  ret void, !dbg !76
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @step_hoisted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !77 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !78
  %6 = mul i32 %4, %5, !dbg !78
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78
  %8 = add i32 %6, %7, !dbg !78
  %9 = shl i32 %8, 13, !dbg !78
  %10 = xor i32 %9, %8, !dbg !78
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !78, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !78
  %13 = xor i32 %12, %11, !dbg !78
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !78, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !78
  %16 = xor i32 %15, %14, !dbg !78
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !78, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !78
  %19 = xor i32 %18, %17, !dbg !78
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !78, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !79
  br i1 %21, label %22, label %34, !dbg !80

22:                                               ; preds = %3
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %24 = mul i32 %23, %5
  br label %25, !dbg !80

25:                                               ; preds = %22, %25
  %26 = phi i32 [ %8, %22 ], [ %32, %25 ]
  %27 = sext i32 %26 to i64, !dbg !81
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !81
  %29 = load i32, ptr %28, align 4, !dbg !81, !tbaa !10
  %30 = add nsw i32 %29, 7, !dbg !82
  %31 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !83
  store i32 %30, ptr %31, align 4, !dbg !84, !tbaa !10
  %32 = add i32 %26, %24, !dbg !85
  %33 = icmp slt i32 %32, %2, !dbg !79
  br i1 %33, label %25, label %34, !dbg !80, !llvm.loop !86

34:                                               ; preds = %25, %3
  ret void, !dbg !90
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @vector_with_fallback(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !91 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !92
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !92
  %6 = mul i32 %4, %5, !dbg !92
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92
  %8 = add i32 %6, %7, !dbg !92
  %9 = shl i32 %8, 13, !dbg !92
  %10 = xor i32 %9, %8, !dbg !92
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !92, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !92
  %13 = xor i32 %12, %11, !dbg !92
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !92, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !92
  %16 = xor i32 %15, %14, !dbg !92
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !92, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !92
  %19 = xor i32 %18, %17, !dbg !92
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !92, !srcloc !22
  %21 = shl nsw i32 %8, 2, !dbg !93
  %22 = add nsw i32 %21, 4
  %23 = tail call i32 @llvm.smin.i32(i32 %22, i32 %2), !dbg !94
  %24 = icmp sgt i32 %2, %21, !dbg !95
  br i1 %24, label %26, label %25, !dbg !96

25:                                               ; preds = %26, %3
  ret void, !dbg !97

26:                                               ; preds = %3, %26
  %27 = phi i32 [ %33, %26 ], [ %21, %3 ]
  %28 = sext i32 %27 to i64, !dbg !98
  %29 = getelementptr inbounds i32, ptr %0, i64 %28, !dbg !98
  %30 = load i32, ptr %29, align 4, !dbg !98, !tbaa !10
  %31 = add nsw i32 %30, 5, !dbg !99
  %32 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !100
  store i32 %31, ptr %32, align 4, !dbg !101, !tbaa !10
  %33 = add nsw i32 %27, 1, !dbg !102
  %34 = icmp slt i32 %33, %23, !dbg !95
  br i1 %34, label %26, label %25, !dbg !96, !llvm.loop !103
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @unrolled_with_rest(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !105 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !106
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !106
  %8 = mul i32 %6, %7, !dbg !106
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  %10 = add i32 %8, %9, !dbg !106
  %11 = shl i32 %10, 13, !dbg !106
  %12 = xor i32 %11, %10, !dbg !106
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #6, !dbg !106, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !106
  %15 = xor i32 %14, %13, !dbg !106
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #6, !dbg !106, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !106
  %18 = xor i32 %17, %16, !dbg !106
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #6, !dbg !106, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !106
  %21 = xor i32 %20, %19, !dbg !106
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #6, !dbg !106, !srcloc !22
  %23 = icmp slt i32 %10, %3, !dbg !107
  br i1 %23, label %24, label %44, !dbg !107

24:                                               ; preds = %5
  %25 = icmp sgt i32 %4, 0, !dbg !108
  br i1 %25, label %26, label %40, !dbg !109

26:                                               ; preds = %24, %26
  %27 = phi i32 [ %38, %26 ], [ 0, %24 ]
  %28 = phi i32 [ %37, %26 ], [ 0, %24 ]
  %29 = add nsw i32 %27, %10, !dbg !110
  %30 = sext i32 %29 to i64, !dbg !111
  %31 = getelementptr inbounds i32, ptr %0, i64 %30, !dbg !111
  %32 = load i32, ptr %31, align 4, !dbg !111, !tbaa !10
  %33 = zext nneg i32 %27 to i64, !dbg !112
  %34 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !112
  %35 = load i32, ptr %34, align 4, !dbg !112, !tbaa !10
  %36 = mul nsw i32 %35, %32, !dbg !113
  %37 = add nsw i32 %36, %28, !dbg !114
  %38 = add nuw nsw i32 %27, 1, !dbg !115
  %39 = icmp eq i32 %38, %4, !dbg !108
  br i1 %39, label %40, label %26, !dbg !109, !llvm.loop !116

40:                                               ; preds = %26, %24
  %41 = phi i32 [ 0, %24 ], [ %37, %26 ], !dbg !118
  %42 = sext i32 %10 to i64, !dbg !119
  %43 = getelementptr inbounds i32, ptr %2, i64 %42, !dbg !119
  store i32 %41, ptr %43, align 4, !dbg !120, !tbaa !10
  br label %44, !dbg !121

44:                                               ; preds = %5, %40
  ret void, !dbg !121
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @strength_reduced(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !122 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !123
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !123
  %7 = mul i32 %5, %6, !dbg !123
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !123
  %9 = add i32 %7, %8, !dbg !123
  %10 = shl i32 %9, 13, !dbg !123
  %11 = xor i32 %10, %9, !dbg !123
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !123, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !123
  %14 = xor i32 %13, %12, !dbg !123
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !123, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !123
  %17 = xor i32 %16, %15, !dbg !123
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !123, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !123
  %20 = xor i32 %19, %18, !dbg !123
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !123, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !124
  br i1 %22, label %23, label %40, !dbg !124

23:                                               ; preds = %4
  %24 = icmp sgt i32 %2, 0, !dbg !125
  br i1 %24, label %29, label %25, !dbg !126

25:                                               ; preds = %29, %23
  %26 = phi i32 [ 0, %23 ], [ %37, %29 ], !dbg !127
  %27 = sext i32 %9 to i64, !dbg !128
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !128
  store i32 %26, ptr %28, align 4, !dbg !129, !tbaa !10
  br label %40, !dbg !130

29:                                               ; preds = %23, %29
  %30 = phi i32 [ %38, %29 ], [ 0, %23 ]
  %31 = phi i32 [ %37, %29 ], [ 0, %23 ]
  %32 = mul nsw i32 %30, %3, !dbg !131
  %33 = add nsw i32 %32, %9, !dbg !132
  %34 = sext i32 %33 to i64, !dbg !133
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !133
  %36 = load i32, ptr %35, align 4, !dbg !133, !tbaa !10
  %37 = add nsw i32 %36, %31, !dbg !134
  %38 = add nuw nsw i32 %30, 1, !dbg !135
  %39 = icmp eq i32 %38, %2, !dbg !125
  br i1 %39, label %25, label %29, !dbg !126, !llvm.loop !136

40:                                               ; preds = %4, %25
  ret void, !dbg !130
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @two_accumulators(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !138 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !139
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !139
  %7 = mul i32 %5, %6, !dbg !139
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !139
  %9 = add i32 %7, %8, !dbg !139
  %10 = shl i32 %9, 13, !dbg !139
  %11 = xor i32 %10, %9, !dbg !139
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !139, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !139
  %14 = xor i32 %13, %12, !dbg !139
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !139, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !139
  %17 = xor i32 %16, %15, !dbg !139
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !139, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !139
  %20 = xor i32 %19, %18, !dbg !139
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !139, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !140
  br i1 %22, label %23, label %42, !dbg !140

23:                                               ; preds = %4
  %24 = icmp sgt i32 %3, 0, !dbg !141
  br i1 %24, label %25, label %27, !dbg !142

25:                                               ; preds = %23
  %26 = mul nsw i32 %3, %9
  br label %31, !dbg !142

27:                                               ; preds = %31, %23
  %28 = phi i64 [ 0, %23 ], [ %39, %31 ], !dbg !143
  %29 = sext i32 %9 to i64, !dbg !144
  %30 = getelementptr inbounds i64, ptr %1, i64 %29, !dbg !144
  store i64 %28, ptr %30, align 8, !dbg !145, !tbaa !146
  br label %42, !dbg !148

31:                                               ; preds = %25, %31
  %32 = phi i32 [ 0, %25 ], [ %40, %31 ]
  %33 = phi i64 [ 0, %25 ], [ %39, %31 ]
  %34 = add nsw i32 %32, %26, !dbg !149
  %35 = sext i32 %34 to i64, !dbg !150
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !150
  %37 = load i32, ptr %36, align 4, !dbg !150, !tbaa !10
  %38 = sext i32 %37 to i64, !dbg !150
  %39 = add nsw i64 %33, %38, !dbg !151
  %40 = add nuw nsw i32 %32, 1, !dbg !152
  %41 = icmp eq i32 %40, %3, !dbg !141
  br i1 %41, label %27, label %31, !dbg !142, !llvm.loop !153

42:                                               ; preds = %4, %27
  ret void, !dbg !148
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @two_maxima(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !155 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !156
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !156
  %7 = mul i32 %5, %6, !dbg !156
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !156
  %9 = add i32 %7, %8, !dbg !156
  %10 = shl i32 %9, 13, !dbg !156
  %11 = xor i32 %10, %9, !dbg !156
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !156, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !156
  %14 = xor i32 %13, %12, !dbg !156
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !156, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !156
  %17 = xor i32 %16, %15, !dbg !156
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !156, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !156
  %20 = xor i32 %19, %18, !dbg !156
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !156, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !157
  br i1 %22, label %23, label %41, !dbg !157

23:                                               ; preds = %4
  %24 = icmp sgt i32 %3, 0, !dbg !158
  br i1 %24, label %25, label %37, !dbg !159

25:                                               ; preds = %23
  %26 = mul nsw i32 %3, %9
  br label %27, !dbg !159

27:                                               ; preds = %25, %27
  %28 = phi i32 [ 0, %25 ], [ %35, %27 ]
  %29 = phi i32 [ -2147483648, %25 ], [ %34, %27 ]
  %30 = add nsw i32 %28, %26, !dbg !160
  %31 = sext i32 %30 to i64, !dbg !161
  %32 = getelementptr inbounds i32, ptr %0, i64 %31, !dbg !161
  %33 = load i32, ptr %32, align 4, !dbg !161, !tbaa !10
  %34 = tail call noundef i32 @llvm.smax.i32(i32 %29, i32 %33), !dbg !162
  %35 = add nuw nsw i32 %28, 1, !dbg !163
  %36 = icmp eq i32 %35, %3, !dbg !158
  br i1 %36, label %37, label %27, !dbg !159, !llvm.loop !164

37:                                               ; preds = %27, %23
  %38 = phi i32 [ -2147483648, %23 ], [ %34, %27 ], !dbg !166
  %39 = sext i32 %9 to i64, !dbg !167
  %40 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !167
  store i32 %38, ptr %40, align 4, !dbg !168, !tbaa !10
  br label %41, !dbg !169

41:                                               ; preds = %4, %37
  ret void, !dbg !169
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @clamp_by_select(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !170 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !171
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !171
  %6 = mul i32 %4, %5, !dbg !171
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !171
  %8 = add i32 %6, %7, !dbg !171
  %9 = shl i32 %8, 13, !dbg !171
  %10 = xor i32 %9, %8, !dbg !171
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !171, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !171
  %13 = xor i32 %12, %11, !dbg !171
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !171, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !171
  %16 = xor i32 %15, %14, !dbg !171
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !171, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !171
  %19 = xor i32 %18, %17, !dbg !171
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !171, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !172
  br i1 %21, label %22, label %32, !dbg !172

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !173
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !173
  %25 = load i32, ptr %24, align 4, !dbg !173, !tbaa !10
  %26 = icmp slt i32 %25, 100, !dbg !174
  %27 = tail call i32 @llvm.smin.i32(i32 %25, i32 160), !dbg !174
  %28 = add nsw i32 %27, -100, !dbg !174
  %29 = select i1 %26, i32 0, i32 %28, !dbg !174
  %30 = tail call i32 asm sideeffect "", "=r,0"(i32 %29) #6, !dbg !175, !srcloc !176
  %31 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !177
  store i32 %30, ptr %31, align 4, !dbg !178, !tbaa !10
  br label %32, !dbg !179

32:                                               ; preds = %3, %22
  ret void, !dbg !179
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @abs_by_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !180 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !181
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !181
  %6 = mul i32 %4, %5, !dbg !181
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !181
  %8 = add i32 %6, %7, !dbg !181
  %9 = shl i32 %8, 13, !dbg !181
  %10 = xor i32 %9, %8, !dbg !181
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !181, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !181
  %13 = xor i32 %12, %11, !dbg !181
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !181, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !181
  %16 = xor i32 %15, %14, !dbg !181
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !181, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !181
  %19 = xor i32 %18, %17, !dbg !181
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !181, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !182
  br i1 %21, label %22, label %29, !dbg !182

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !183
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !183
  %25 = load i32, ptr %24, align 4, !dbg !183, !tbaa !10
  %26 = tail call i32 @llvm.abs.i32(i32 %25, i1 false), !dbg !184
  %27 = mul i32 %26, 7, !dbg !185
  %28 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !186
  store i32 %27, ptr %28, align 4, !dbg !187, !tbaa !10
  br label %29, !dbg !188

29:                                               ; preds = %3, %22
  ret void, !dbg !188
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @modulo_by_select(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !189 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !190
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !190
  %6 = mul i32 %4, %5, !dbg !190
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !190
  %8 = add i32 %6, %7, !dbg !190
  %9 = shl i32 %8, 13, !dbg !190
  %10 = xor i32 %9, %8, !dbg !190
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !190, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !190
  %13 = xor i32 %12, %11, !dbg !190
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !190, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !190
  %16 = xor i32 %15, %14, !dbg !190
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !190, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !190
  %19 = xor i32 %18, %17, !dbg !190
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !190, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !191
  br i1 %21, label %22, label %30, !dbg !191

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !192
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !192
  %25 = load i32, ptr %24, align 4, !dbg !192, !tbaa !10
  %26 = srem i32 %25, 7, !dbg !193
  %27 = add nsw i32 %26, 7, !dbg !194
  %28 = urem i32 %27, 7, !dbg !195
  %29 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !196
  store i32 %28, ptr %29, align 4, !dbg !197, !tbaa !10
  br label %30, !dbg !198

30:                                               ; preds = %3, %22
  ret void, !dbg !198
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @division_by_shift(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !199 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !200
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !200
  %6 = mul i32 %4, %5, !dbg !200
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !200
  %8 = add i32 %6, %7, !dbg !200
  %9 = shl i32 %8, 13, !dbg !200
  %10 = xor i32 %9, %8, !dbg !200
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !200, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !200
  %13 = xor i32 %12, %11, !dbg !200
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !200, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !200
  %16 = xor i32 %15, %14, !dbg !200
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !200, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !200
  %19 = xor i32 %18, %17, !dbg !200
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !200, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !201
  br i1 %21, label %22, label %28, !dbg !201

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !202
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !202
  %25 = load i32, ptr %24, align 4, !dbg !202, !tbaa !10
  %26 = sdiv i32 %25, 8, !dbg !203
  %27 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !204
  store i32 %26, ptr %27, align 4, !dbg !205, !tbaa !10
  br label %28, !dbg !206

28:                                               ; preds = %3, %22
  ret void, !dbg !206
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bits_counted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !207 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !208
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !208
  %6 = mul i32 %4, %5, !dbg !208
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !208
  %8 = add i32 %6, %7, !dbg !208
  %9 = shl i32 %8, 13, !dbg !208
  %10 = xor i32 %9, %8, !dbg !208
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !208, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !208
  %13 = xor i32 %12, %11, !dbg !208
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !208, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !208
  %16 = xor i32 %15, %14, !dbg !208
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !208, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !208
  %19 = xor i32 %18, %17, !dbg !208
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !208, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !209
  br i1 %21, label %22, label %37, !dbg !209

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !210
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !210
  %25 = load i32, ptr %24, align 4, !dbg !210, !tbaa !10
  br label %28, !dbg !211

26:                                               ; preds = %28
  %27 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !212
  store i32 %34, ptr %27, align 4, !dbg !213, !tbaa !10
  br label %37, !dbg !214

28:                                               ; preds = %22, %28
  %29 = phi i32 [ 0, %22 ], [ %35, %28 ]
  %30 = phi i32 [ 0, %22 ], [ %34, %28 ]
  %31 = lshr i32 %25, %29, !dbg !215
  %32 = and i32 %31, 1, !dbg !216
  %33 = add i32 %32, %30, !dbg !217
  %34 = tail call i32 asm sideeffect "", "=r,0"(i32 %33) #6, !dbg !218, !srcloc !219
  %35 = add nuw nsw i32 %29, 1, !dbg !220
  %36 = icmp eq i32 %35, 32, !dbg !221
  br i1 %36, label %26, label %28, !dbg !211, !llvm.loop !222

37:                                               ; preds = %3, %26
  ret void, !dbg !214
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @saturated_by_signs(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !224 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !225
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !225
  %7 = mul i32 %5, %6, !dbg !225
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !225
  %9 = add i32 %7, %8, !dbg !225
  %10 = shl i32 %9, 13, !dbg !225
  %11 = xor i32 %10, %9, !dbg !225
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !225, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !225
  %14 = xor i32 %13, %12, !dbg !225
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !225, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !225
  %17 = xor i32 %16, %15, !dbg !225
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !225, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !225
  %20 = xor i32 %19, %18, !dbg !225
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !225, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !226
  br i1 %22, label %23, label %31, !dbg !226

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !227
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !227
  %26 = load i32, ptr %25, align 4, !dbg !227, !tbaa !10
  %27 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !228
  %28 = load i32, ptr %27, align 4, !dbg !228, !tbaa !10
  %29 = tail call i32 @llvm.sadd.sat.i32(i32 %26, i32 %28), !dbg !229
  %30 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !230
  store i32 %29, ptr %30, align 4, !dbg !231, !tbaa !10
  br label %31, !dbg !232

31:                                               ; preds = %4, %23
  ret void, !dbg !232
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @division_guarded(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !233 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !234
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !234
  %7 = mul i32 %5, %6, !dbg !234
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !234
  %9 = add i32 %7, %8, !dbg !234
  %10 = shl i32 %9, 13, !dbg !234
  %11 = xor i32 %10, %9, !dbg !234
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !234, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !234
  %14 = xor i32 %13, %12, !dbg !234
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !234, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !234
  %17 = xor i32 %16, %15, !dbg !234
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !234, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !234
  %20 = xor i32 %19, %18, !dbg !234
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !234, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !235
  br i1 %22, label %23, label %35, !dbg !235

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !236
  %25 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !236
  %26 = load float, ptr %25, align 4, !dbg !236, !tbaa !237
  %27 = fcmp contract oeq float %26, 0.000000e+00, !dbg !239
  br i1 %27, label %32, label %28, !dbg !240

28:                                               ; preds = %23
  %29 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !241
  %30 = load float, ptr %29, align 4, !dbg !241, !tbaa !237
  %31 = fdiv contract float %30, %26, !dbg !242
  br label %32, !dbg !240

32:                                               ; preds = %23, %28
  %33 = phi contract float [ %31, %28 ], [ 0.000000e+00, %23 ], !dbg !240
  %34 = getelementptr inbounds float, ptr %2, i64 %24, !dbg !243
  store float %33, ptr %34, align 4, !dbg !244, !tbaa !237
  br label %35, !dbg !245

35:                                               ; preds = %4, %32
  ret void, !dbg !245
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nan_by_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !246 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !247
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !247
  %6 = mul i32 %4, %5, !dbg !247
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !247
  %8 = add i32 %6, %7, !dbg !247
  %9 = shl i32 %8, 13, !dbg !247
  %10 = xor i32 %9, %8, !dbg !247
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !247, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !247
  %13 = xor i32 %12, %11, !dbg !247
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !247, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !247
  %16 = xor i32 %15, %14, !dbg !247
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !247, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !247
  %19 = xor i32 %18, %17, !dbg !247
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !247, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !248
  br i1 %21, label %22, label %29, !dbg !248

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !249
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !249
  %25 = load float, ptr %24, align 4, !dbg !249, !tbaa !237
  %26 = fcmp contract ord float %25, 0.000000e+00, !dbg !250
  %27 = select contract i1 %26, float %25, float 0.000000e+00, !dbg !250
  %28 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !251
  store float %27, ptr %28, align 4, !dbg !252, !tbaa !237
  br label %29, !dbg !253

29:                                               ; preds = %3, %22
  ret void, !dbg !253
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @root_of_choice(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !254 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !255
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !255
  %6 = mul i32 %4, %5, !dbg !255
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !255
  %8 = add i32 %6, %7, !dbg !255
  %9 = shl i32 %8, 13, !dbg !255
  %10 = xor i32 %9, %8, !dbg !255
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !255, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !255
  %13 = xor i32 %12, %11, !dbg !255
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !255, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !255
  %16 = xor i32 %15, %14, !dbg !255
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !255, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !255
  %19 = xor i32 %18, %17, !dbg !255
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !255, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !256
  br i1 %21, label %22, label %30, !dbg !256

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !257
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !257
  %25 = load float, ptr %24, align 4, !dbg !257, !tbaa !237
  %26 = fcmp contract ogt float %25, 0.000000e+00, !dbg !258
  %27 = tail call contract float @llvm.sqrt.f32(float %25), !dbg !258
  %28 = select i1 %26, float %27, float 0.000000e+00, !dbg !258
  %29 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !259
  store float %28, ptr %29, align 4, !dbg !259, !tbaa !237
  br label %30, !dbg !260

30:                                               ; preds = %22, %3
  ret void, !dbg !260
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_reciprocal(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !261 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !262
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !262
  %7 = mul i32 %5, %6, !dbg !262
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !262
  %9 = add i32 %7, %8, !dbg !262
  %10 = shl i32 %9, 13, !dbg !262
  %11 = xor i32 %10, %9, !dbg !262
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !262, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !262
  %14 = xor i32 %13, %12, !dbg !262
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !262, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !262
  %17 = xor i32 %16, %15, !dbg !262
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !262, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !262
  %20 = xor i32 %19, %18, !dbg !262
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !262, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !263
  br i1 %22, label %23, label %70, !dbg !263

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !264
  %25 = sext i32 %24 to i64, !dbg !265
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !265
  %27 = load float, ptr %26, align 4, !dbg !266, !tbaa !237
  %28 = icmp sgt i32 %3, 1, !dbg !267
  br i1 %28, label %32, label %29, !dbg !268

29:                                               ; preds = %32, %23
  %30 = phi float [ %27, %23 ], [ %38, %32 ], !dbg !269
  %31 = icmp sgt i32 %3, 0, !dbg !270
  br i1 %31, label %44, label %41, !dbg !271

32:                                               ; preds = %23, %32
  %33 = phi i32 [ %39, %32 ], [ 1, %23 ]
  %34 = phi float [ %38, %32 ], [ %27, %23 ]
  %35 = zext nneg i32 %33 to i64, !dbg !272
  %36 = getelementptr inbounds nuw float, ptr %26, i64 %35, !dbg !272
  %37 = load float, ptr %36, align 4, !dbg !272, !tbaa !237
  %38 = tail call contract float @llvm.maxnum.f32(float %34, float %37), !dbg !273
  %39 = add nuw nsw i32 %33, 1, !dbg !274
  %40 = icmp eq i32 %39, %3, !dbg !267
  br i1 %40, label %29, label %32, !dbg !268, !llvm.loop !275

41:                                               ; preds = %44, %29
  %42 = phi float [ 0.000000e+00, %29 ], [ %53, %44 ], !dbg !269
  %43 = icmp sgt i32 %3, 0, !dbg !277
  br i1 %43, label %56, label %70, !dbg !278

44:                                               ; preds = %29, %44
  %45 = phi i32 [ %54, %44 ], [ 0, %29 ]
  %46 = phi float [ %53, %44 ], [ 0.000000e+00, %29 ]
  %47 = zext nneg i32 %45 to i64, !dbg !279
  %48 = getelementptr inbounds nuw float, ptr %26, i64 %47, !dbg !279
  %49 = load float, ptr %48, align 4, !dbg !279, !tbaa !237
  %50 = fsub contract float %49, %30, !dbg !280
  %51 = fmul contract float %50, 0x3FF7154760000000, !dbg !281
  %52 = tail call contract noundef float @llvm.exp2.f32(float %51), !dbg !281
  %53 = fadd contract float %46, %52, !dbg !282
  %54 = add nuw nsw i32 %45, 1, !dbg !283
  %55 = icmp eq i32 %54, %3, !dbg !270
  br i1 %55, label %41, label %44, !dbg !271, !llvm.loop !284

56:                                               ; preds = %41, %56
  %57 = phi i32 [ %68, %56 ], [ 0, %41 ]
  %58 = zext nneg i32 %57 to i64, !dbg !286
  %59 = getelementptr inbounds nuw float, ptr %26, i64 %58, !dbg !286
  %60 = load float, ptr %59, align 4, !dbg !286, !tbaa !237
  %61 = fsub contract float %60, %30, !dbg !287
  %62 = fmul contract float %61, 0x3FF7154760000000, !dbg !288
  %63 = tail call contract noundef float @llvm.exp2.f32(float %62), !dbg !288
  %64 = fdiv contract float %63, %42, !dbg !289
  %65 = add nsw i32 %57, %24, !dbg !290
  %66 = sext i32 %65 to i64, !dbg !291
  %67 = getelementptr inbounds float, ptr %1, i64 %66, !dbg !291
  store float %64, ptr %67, align 4, !dbg !292, !tbaa !237
  %68 = add nuw nsw i32 %57, 1, !dbg !293
  %69 = icmp eq i32 %68, %3, !dbg !277
  br i1 %69, label %70, label %56, !dbg !278, !llvm.loop !294

70:                                               ; preds = %56, %41, %4
  ret void, !dbg !296
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_kept(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !297 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !298
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !298
  %7 = mul i32 %5, %6, !dbg !298
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !298
  %9 = add i32 %7, %8, !dbg !298
  %10 = shl i32 %9, 13, !dbg !298
  %11 = xor i32 %10, %9, !dbg !298
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !298, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !298
  %14 = xor i32 %13, %12, !dbg !298
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !298, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !298
  %17 = xor i32 %16, %15, !dbg !298
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !298, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !298
  %20 = xor i32 %19, %18, !dbg !298
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !298, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !299
  br i1 %22, label %23, label %70, !dbg !299

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !300
  %25 = sext i32 %24 to i64, !dbg !301
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !301
  %27 = load float, ptr %26, align 4, !dbg !302, !tbaa !237
  %28 = icmp sgt i32 %3, 1, !dbg !303
  br i1 %28, label %32, label %29, !dbg !304

29:                                               ; preds = %32, %23
  %30 = phi float [ %27, %23 ], [ %38, %32 ], !dbg !305
  %31 = icmp sgt i32 %3, 0, !dbg !306
  br i1 %31, label %44, label %41, !dbg !307

32:                                               ; preds = %23, %32
  %33 = phi i32 [ %39, %32 ], [ 1, %23 ]
  %34 = phi float [ %38, %32 ], [ %27, %23 ]
  %35 = zext nneg i32 %33 to i64, !dbg !308
  %36 = getelementptr inbounds nuw float, ptr %26, i64 %35, !dbg !308
  %37 = load float, ptr %36, align 4, !dbg !308, !tbaa !237
  %38 = tail call contract float @llvm.maxnum.f32(float %34, float %37), !dbg !309
  %39 = add nuw nsw i32 %33, 1, !dbg !310
  %40 = icmp eq i32 %39, %3, !dbg !303
  br i1 %40, label %29, label %32, !dbg !304, !llvm.loop !311

41:                                               ; preds = %44, %29
  %42 = phi float [ 0.000000e+00, %29 ], [ %53, %44 ], !dbg !305
  %43 = icmp sgt i32 %3, 0, !dbg !313
  br i1 %43, label %56, label %70, !dbg !314

44:                                               ; preds = %29, %44
  %45 = phi i32 [ %54, %44 ], [ 0, %29 ]
  %46 = phi float [ %53, %44 ], [ 0.000000e+00, %29 ]
  %47 = zext nneg i32 %45 to i64, !dbg !315
  %48 = getelementptr inbounds nuw float, ptr %26, i64 %47, !dbg !315
  %49 = load float, ptr %48, align 4, !dbg !315, !tbaa !237
  %50 = fsub contract float %49, %30, !dbg !316
  %51 = fmul contract float %50, 0x3FF7154760000000, !dbg !317
  %52 = tail call contract noundef float @llvm.exp2.f32(float %51), !dbg !317
  %53 = fadd contract float %46, %52, !dbg !318
  %54 = add nuw nsw i32 %45, 1, !dbg !319
  %55 = icmp eq i32 %54, %3, !dbg !306
  br i1 %55, label %41, label %44, !dbg !307, !llvm.loop !320

56:                                               ; preds = %41, %56
  %57 = phi i32 [ %68, %56 ], [ 0, %41 ]
  %58 = zext nneg i32 %57 to i64, !dbg !322
  %59 = getelementptr inbounds nuw float, ptr %26, i64 %58, !dbg !322
  %60 = load float, ptr %59, align 4, !dbg !322, !tbaa !237
  %61 = fsub contract float %60, %30, !dbg !323
  %62 = fmul contract float %61, 0x3FF7154760000000, !dbg !324
  %63 = tail call contract noundef float @llvm.exp2.f32(float %62), !dbg !324
  %64 = fdiv contract float %63, %42, !dbg !325
  %65 = add nsw i32 %57, %24, !dbg !326
  %66 = sext i32 %65 to i64, !dbg !327
  %67 = getelementptr inbounds float, ptr %1, i64 %66, !dbg !327
  store float %64, ptr %67, align 4, !dbg !328, !tbaa !237
  %68 = add nuw nsw i32 %57, 1, !dbg !329
  %69 = icmp eq i32 %68, %3, !dbg !313
  br i1 %69, label %70, label %56, !dbg !314, !llvm.loop !330

70:                                               ; preds = %56, %41, %4
  ret void, !dbg !332
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @exchange_by_select(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !333 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !334
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !334
  %6 = mul i32 %4, %5, !dbg !334
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !334
  %8 = add i32 %6, %7, !dbg !334
  %9 = shl i32 %8, 13, !dbg !334
  %10 = xor i32 %9, %8, !dbg !334
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !334, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !334
  %13 = xor i32 %12, %11, !dbg !334
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !334, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !334
  %16 = xor i32 %15, %14, !dbg !334
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !334, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !334
  %19 = xor i32 %18, %17, !dbg !334
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !334, !srcloc !22
  %21 = shl nsw i32 %8, 1, !dbg !335
  %22 = or disjoint i32 %21, 1, !dbg !336
  %23 = icmp slt i32 %22, %2, !dbg !337
  br i1 %23, label %24, label %37, !dbg !337

24:                                               ; preds = %3
  %25 = sext i32 %21 to i64, !dbg !338
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !338
  %27 = load i32, ptr %26, align 4, !dbg !338, !tbaa !10
  %28 = sext i32 %22 to i64, !dbg !339
  %29 = getelementptr inbounds i32, ptr %0, i64 %28, !dbg !339
  %30 = load i32, ptr %29, align 4, !dbg !339, !tbaa !10
  %31 = icmp sgt i32 %27, %30, !dbg !340
  br i1 %31, label %32, label %37, !dbg !340

32:                                               ; preds = %24
  %33 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !341
  %34 = load i32, ptr %33, align 4, !dbg !341, !tbaa !10
  %35 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !342
  %36 = load i32, ptr %35, align 4, !dbg !342, !tbaa !10
  store i32 %30, ptr %26, align 4, !dbg !343, !tbaa !10
  store i32 %27, ptr %29, align 4, !dbg !344, !tbaa !10
  store i32 %34, ptr %35, align 4, !dbg !345, !tbaa !10
  store i32 %36, ptr %33, align 4, !dbg !346, !tbaa !10
  br label %37, !dbg !347

37:                                               ; preds = %24, %32, %3
  ret void, !dbg !348
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @argmax_from_the_back(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !349 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !350
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !350
  %7 = mul i32 %5, %6, !dbg !350
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !350
  %9 = add i32 %7, %8, !dbg !350
  %10 = shl i32 %9, 13, !dbg !350
  %11 = xor i32 %10, %9, !dbg !350
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !350, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !350
  %14 = xor i32 %13, %12, !dbg !350
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !350, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !350
  %17 = xor i32 %16, %15, !dbg !350
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !350, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !350
  %20 = xor i32 %19, %18, !dbg !350
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !350, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !351
  br i1 %22, label %23, label %47, !dbg !351

23:                                               ; preds = %4
  %24 = mul nsw i32 %3, %9, !dbg !352
  %25 = icmp sgt i32 %3, 1, !dbg !353
  br i1 %25, label %26, label %30, !dbg !354

26:                                               ; preds = %23
  %27 = sext i32 %24 to i64, !dbg !355
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !355
  %29 = load i32, ptr %28, align 4, !dbg !355, !tbaa !10
  br label %34, !dbg !354

30:                                               ; preds = %34, %23
  %31 = phi i32 [ 0, %23 ], [ %44, %34 ], !dbg !356
  %32 = sext i32 %9 to i64, !dbg !357
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !357
  store i32 %31, ptr %33, align 4, !dbg !358, !tbaa !10
  br label %47, !dbg !359

34:                                               ; preds = %26, %34
  %35 = phi i32 [ %45, %34 ], [ 1, %26 ]
  %36 = phi i32 [ %44, %34 ], [ 0, %26 ]
  %37 = phi i32 [ %43, %34 ], [ %29, %26 ]
  %38 = add nsw i32 %35, %24, !dbg !360
  %39 = sext i32 %38 to i64, !dbg !361
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !361
  %41 = load i32, ptr %40, align 4, !dbg !361, !tbaa !10
  %42 = icmp sgt i32 %41, %37, !dbg !362
  %43 = tail call i32 @llvm.smax.i32(i32 %41, i32 %37), !dbg !362
  %44 = select i1 %42, i32 %35, i32 %36, !dbg !362
  %45 = add nuw nsw i32 %35, 1, !dbg !363
  %46 = icmp eq i32 %45, %3, !dbg !353
  br i1 %46, label %30, label %34, !dbg !354, !llvm.loop !364

47:                                               ; preds = %4, %30
  ret void, !dbg !359
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bisection_by_select(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !366 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !367
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !367
  %8 = mul i32 %6, %7, !dbg !367
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !367
  %10 = add i32 %8, %9, !dbg !367
  %11 = shl i32 %10, 13, !dbg !367
  %12 = xor i32 %11, %10, !dbg !367
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #6, !dbg !367, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !367
  %15 = xor i32 %14, %13, !dbg !367
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #6, !dbg !367, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !367
  %18 = xor i32 %17, %16, !dbg !367
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #6, !dbg !367, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !367
  %21 = xor i32 %20, %19, !dbg !367
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #6, !dbg !367, !srcloc !22
  %23 = icmp slt i32 %10, %3, !dbg !368
  br i1 %23, label %24, label %52, !dbg !368

24:                                               ; preds = %5
  %25 = sext i32 %10 to i64, !dbg !369
  %26 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !369
  %27 = load i32, ptr %26, align 4, !dbg !369, !tbaa !10
  %28 = icmp sgt i32 %4, 1, !dbg !370
  br i1 %28, label %29, label %44, !dbg !371

29:                                               ; preds = %24
  %30 = add nsw i32 %4, -1, !dbg !372
  br label %31, !dbg !371

31:                                               ; preds = %29, %31
  %32 = phi i32 [ %42, %31 ], [ 0, %29 ]
  %33 = phi i32 [ %41, %31 ], [ %30, %29 ]
  %34 = add nuw nsw i32 %32, %33, !dbg !373
  %35 = lshr i32 %34, 1, !dbg !374
  %36 = zext nneg i32 %35 to i64, !dbg !375
  %37 = getelementptr inbounds nuw i32, ptr %0, i64 %36, !dbg !375
  %38 = load i32, ptr %37, align 4, !dbg !375, !tbaa !10
  %39 = icmp slt i32 %38, %27, !dbg !376
  %40 = add nuw nsw i32 %35, 1, !dbg !376
  %41 = select i1 %39, i32 %33, i32 %35, !dbg !376
  %42 = select i1 %39, i32 %40, i32 %32, !dbg !376
  %43 = icmp slt i32 %42, %41, !dbg !370
  br i1 %43, label %31, label %44, !dbg !371, !llvm.loop !377

44:                                               ; preds = %31, %24
  %45 = phi i32 [ 0, %24 ], [ %42, %31 ], !dbg !379
  %46 = zext nneg i32 %45 to i64, !dbg !380
  %47 = getelementptr inbounds nuw i32, ptr %0, i64 %46, !dbg !380
  %48 = load i32, ptr %47, align 4, !dbg !380, !tbaa !10
  %49 = icmp eq i32 %48, %27, !dbg !381
  %50 = select i1 %49, i32 %45, i32 -1, !dbg !380
  %51 = getelementptr inbounds i32, ptr %2, i64 %25, !dbg !382
  store i32 %50, ptr %51, align 4, !dbg !383, !tbaa !10
  br label %52, !dbg !384

52:                                               ; preds = %5, %44
  ret void, !dbg !384
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @range_as_unsigned(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !385 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !386
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !386
  %7 = mul i32 %5, %6, !dbg !386
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !386
  %9 = add i32 %7, %8, !dbg !386
  %10 = shl i32 %9, 13, !dbg !386
  %11 = xor i32 %10, %9, !dbg !386
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !386, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !386
  %14 = xor i32 %13, %12, !dbg !386
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !386, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !386
  %17 = xor i32 %16, %15, !dbg !386
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !386, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !386
  %20 = xor i32 %19, %18, !dbg !386
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !386, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !387
  br i1 %22, label %23, label %38, !dbg !387

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !388
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !388
  %26 = load i32, ptr %25, align 4, !dbg !388, !tbaa !10
  %27 = icmp sgt i32 %26, -1, !dbg !389
  %28 = icmp slt i32 %26, %3
  %29 = and i1 %27, %28, !dbg !390
  br i1 %29, label %30, label %35, !dbg !390

30:                                               ; preds = %23
  %31 = zext nneg i32 %26 to i64, !dbg !391
  %32 = getelementptr inbounds nuw i32, ptr %1, i64 %31, !dbg !391
  %33 = load i32, ptr %32, align 4, !dbg !391, !tbaa !10
  %34 = mul nsw i32 %33, 3, !dbg !392
  br label %35, !dbg !393

35:                                               ; preds = %23, %30
  %36 = phi i32 [ %34, %30 ], [ 0, %23 ], !dbg !393
  %37 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !394
  store i32 %36, ptr %37, align 4, !dbg !395, !tbaa !10
  br label %38, !dbg !396

38:                                               ; preds = %4, %35
  ret void, !dbg !396
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bins_by_select(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !397 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !398
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !398
  %6 = mul i32 %4, %5, !dbg !398
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !398
  %8 = add i32 %6, %7, !dbg !398
  %9 = shl i32 %8, 13, !dbg !398
  %10 = xor i32 %9, %8, !dbg !398
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !398, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !398
  %13 = xor i32 %12, %11, !dbg !398
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !398, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !398
  %16 = xor i32 %15, %14, !dbg !398
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !398, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !398
  %19 = xor i32 %18, %17, !dbg !398
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !398, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !399
  br i1 %21, label %22, label %33, !dbg !399

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !400
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !400
  %25 = load float, ptr %24, align 4, !dbg !400, !tbaa !237
  %26 = fmul contract float %25, 1.600000e+01, !dbg !401
  %27 = fptosi float %26 to i32, !dbg !402
  %28 = tail call i32 @llvm.smax.i32(i32 %27, i32 0), !dbg !403
  %29 = tail call i32 @llvm.smin.i32(i32 %28, i32 15), !dbg !403
  %30 = zext nneg i32 %29 to i64, !dbg !403
  %31 = getelementptr inbounds nuw i32, ptr %1, i64 %30, !dbg !404
  %32 = atomicrmw add ptr %31, i32 1 seq_cst, align 4, !dbg !405
  br label %33, !dbg !406

33:                                               ; preds = %3, %22
  ret void, !dbg !406
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @turned_with_fallback(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !407 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !408
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !408
  %7 = mul i32 %5, %6, !dbg !408
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !408
  %9 = add i32 %7, %8, !dbg !408
  %10 = shl i32 %9, 13, !dbg !408
  %11 = xor i32 %10, %9, !dbg !408
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !408, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !408
  %14 = xor i32 %13, %12, !dbg !408
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !408, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !408
  %17 = xor i32 %16, %15, !dbg !408
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !408, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !408
  %20 = xor i32 %19, %18, !dbg !408
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !408, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !409
  br i1 %22, label %23, label %31, !dbg !409

23:                                               ; preds = %4
  %24 = add nsw i32 %3, %9, !dbg !410
  %25 = urem i32 %24, %2, !dbg !411
  %26 = sext i32 %25 to i64, !dbg !412
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !412
  %28 = load i32, ptr %27, align 4, !dbg !412, !tbaa !10
  %29 = sext i32 %9 to i64, !dbg !413
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !413
  store i32 %28, ptr %30, align 4, !dbg !414, !tbaa !10
  br label %31, !dbg !415

31:                                               ; preds = %4, %23
  ret void, !dbg !415
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @border_by_select(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !416 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !417
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !417
  %6 = mul i32 %4, %5, !dbg !417
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !417
  %8 = add i32 %6, %7, !dbg !417
  %9 = shl i32 %8, 13, !dbg !417
  %10 = xor i32 %9, %8, !dbg !417
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !417, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !417
  %13 = xor i32 %12, %11, !dbg !417
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !417, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !417
  %16 = xor i32 %15, %14, !dbg !417
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !417, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !417
  %19 = xor i32 %18, %17, !dbg !417
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !417, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !418
  br i1 %21, label %22, label %45, !dbg !418

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !419
  %24 = getelementptr i32, ptr %0, i64 %23, !dbg !419
  %25 = getelementptr i8, ptr %24, i64 4, !dbg !419
  %26 = load i32, ptr %25, align 4, !dbg !419, !tbaa !10
  %27 = shl nsw i32 %26, 1, !dbg !420
  %28 = icmp sgt i32 %8, 0, !dbg !421
  br i1 %28, label %29, label %34, !dbg !421

29:                                               ; preds = %22
  %30 = zext nneg i32 %8 to i64, !dbg !422
  %31 = getelementptr inbounds nuw i32, ptr %0, i64 %30, !dbg !422
  %32 = load i32, ptr %31, align 4, !dbg !422, !tbaa !10
  %33 = add nsw i32 %32, %27, !dbg !423
  br label %34, !dbg !424

34:                                               ; preds = %29, %22
  %35 = phi i32 [ %33, %29 ], [ %27, %22 ], !dbg !425
  %36 = add nsw i32 %2, -1, !dbg !426
  %37 = icmp slt i32 %8, %36, !dbg !427
  br i1 %37, label %38, label %42, !dbg !427

38:                                               ; preds = %34
  %39 = getelementptr i8, ptr %24, i64 8, !dbg !428
  %40 = load i32, ptr %39, align 4, !dbg !428, !tbaa !10
  %41 = add nsw i32 %40, %35, !dbg !429
  br label %42, !dbg !430

42:                                               ; preds = %38, %34
  %43 = phi i32 [ %41, %38 ], [ %35, %34 ], !dbg !431
  %44 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !432
  store i32 %43, ptr %44, align 4, !dbg !433, !tbaa !10
  br label %45, !dbg !434

45:                                               ; preds = %3, %42
  ret void, !dbg !434
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rotated_loop(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, float noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !435 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !436
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !436
  %8 = mul i32 %6, %7, !dbg !436
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !436
  %10 = add i32 %8, %9, !dbg !436
  %11 = shl i32 %10, 13, !dbg !436
  %12 = xor i32 %11, %10, !dbg !436
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #6, !dbg !436, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !436
  %15 = xor i32 %14, %13, !dbg !436
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #6, !dbg !436, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !436
  %18 = xor i32 %17, %16, !dbg !436
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #6, !dbg !436, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !436
  %21 = xor i32 %20, %19, !dbg !436
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #6, !dbg !436, !srcloc !22
  %23 = icmp slt i32 %10, %2, !dbg !437
  br i1 %23, label %24, label %42, !dbg !437

24:                                               ; preds = %5
  %25 = sext i32 %10 to i64, !dbg !438
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !438
  %27 = load float, ptr %26, align 4, !dbg !438, !tbaa !237
  %28 = fcmp contract olt float %27, %3, !dbg !439
  %29 = icmp sgt i32 %4, 0, !dbg !440
  %30 = and i1 %28, %29, !dbg !440
  br i1 %30, label %31, label %39, !dbg !441

31:                                               ; preds = %24, %31
  %32 = phi i32 [ %35, %31 ], [ 0, %24 ]
  %33 = phi float [ %34, %31 ], [ %27, %24 ]
  %34 = fmul contract float %33, %33, !dbg !442
  %35 = add nuw nsw i32 %32, 1, !dbg !443
  %36 = fcmp contract olt float %34, %3, !dbg !439
  %37 = icmp slt i32 %35, %4, !dbg !440
  %38 = select i1 %36, i1 %37, i1 false, !dbg !440
  br i1 %38, label %31, label %39, !dbg !441, !llvm.loop !444

39:                                               ; preds = %31, %24
  %40 = phi i32 [ 0, %24 ], [ %35, %31 ], !dbg !445
  %41 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !446
  store i32 %40, ptr %41, align 4, !dbg !447, !tbaa !10
  br label %42, !dbg !448

42:                                               ; preds = %5, %39
  ret void, !dbg !448
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mode_by_select(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !449 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !450
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !450
  %13 = mul i32 %11, %12, !dbg !450
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !450
  %15 = add i32 %13, %14, !dbg !450
  %16 = shl i32 %15, 13, !dbg !450
  %17 = xor i32 %16, %15, !dbg !450
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !450, !srcloc !19
  %19 = lshr i32 %18, 17, !dbg !450
  %20 = xor i32 %19, %18, !dbg !450
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !450, !srcloc !20
  %22 = shl i32 %21, 5, !dbg !450
  %23 = xor i32 %22, %21, !dbg !450
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #6, !dbg !450, !srcloc !21
  %25 = lshr i32 %24, 3, !dbg !450
  %26 = xor i32 %25, %24, !dbg !450
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #6, !dbg !450, !srcloc !22
  %28 = icmp slt i32 %15, %4, !dbg !451
  br i1 %28, label %29, label %44, !dbg !451

29:                                               ; preds = %10
  %30 = sext i32 %15 to i64, !dbg !452
  %31 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !452
  %32 = load float, ptr %31, align 4, !dbg !452, !tbaa !237
  switch i32 %7, label %37 [
    i32 1, label %33
    i32 2, label %41
  ], !dbg !453

33:                                               ; preds = %29
  %34 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !454
  %35 = load float, ptr %34, align 4, !dbg !454, !tbaa !237
  %36 = fmul contract float %32, %35, !dbg !455
  br label %41, !dbg !456

37:                                               ; preds = %29
  %38 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !457
  %39 = load float, ptr %38, align 4, !dbg !457, !tbaa !237
  %40 = fadd contract float %32, %39, !dbg !458
  br label %41

41:                                               ; preds = %29, %37, %33
  %42 = phi float [ %36, %33 ], [ %40, %37 ], [ %32, %29 ]
  %43 = getelementptr inbounds float, ptr %3, i64 %30, !dbg !452
  store float %42, ptr %43, align 4, !dbg !452, !tbaa !237
  br label %44, !dbg !459

44:                                               ; preds = %41, %10
  ret void, !dbg !459
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @beta_asked_first(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !460 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !461
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !461
  %13 = mul i32 %11, %12, !dbg !461
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !461
  %15 = add i32 %13, %14, !dbg !461
  %16 = shl i32 %15, 13, !dbg !461
  %17 = xor i32 %16, %15, !dbg !461
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !461, !srcloc !19
  %19 = lshr i32 %18, 17, !dbg !461
  %20 = xor i32 %19, %18, !dbg !461
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !461, !srcloc !20
  %22 = shl i32 %21, 5, !dbg !461
  %23 = xor i32 %22, %21, !dbg !461
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #6, !dbg !461, !srcloc !21
  %25 = lshr i32 %24, 3, !dbg !461
  %26 = xor i32 %25, %24, !dbg !461
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #6, !dbg !461, !srcloc !22
  %28 = icmp slt i32 %15, %4, !dbg !462
  br i1 %28, label %29, label %44, !dbg !462

29:                                               ; preds = %10
  %30 = sext i32 %15 to i64, !dbg !463
  %31 = getelementptr inbounds float, ptr %2, i64 %30, !dbg !463
  %32 = load float, ptr %31, align 4, !dbg !463, !tbaa !237
  %33 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !464
  %34 = load float, ptr %33, align 4, !dbg !464, !tbaa !237
  %35 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !465
  %36 = load float, ptr %35, align 4, !dbg !465, !tbaa !237
  %37 = fmul contract float %34, %36, !dbg !466
  %38 = tail call contract float asm sideeffect "", "=f,0"(float %32) #6, !dbg !467, !srcloc !468
  %39 = fcmp contract une float %6, 0.000000e+00, !dbg !469
  %40 = fmul contract float %6, %38, !dbg !470
  %41 = fadd contract float %37, %40, !dbg !470
  %42 = select contract i1 %39, float %41, float %37, !dbg !470
  %43 = getelementptr inbounds float, ptr %3, i64 %30, !dbg !471
  store float %42, ptr %43, align 4, !dbg !472, !tbaa !237
  br label %44, !dbg !473

44:                                               ; preds = %10, %29
  ret void, !dbg !473
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @tested_once(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !474 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !475
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !475
  %7 = mul i32 %5, %6, !dbg !475
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !475
  %9 = add i32 %7, %8, !dbg !475
  %10 = shl i32 %9, 13, !dbg !475
  %11 = xor i32 %10, %9, !dbg !475
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !475, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !475
  %14 = xor i32 %13, %12, !dbg !475
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #6, !dbg !475, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !475
  %17 = xor i32 %16, %15, !dbg !475
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #6, !dbg !475, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !475
  %20 = xor i32 %19, %18, !dbg !475
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #6, !dbg !475, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !476
  br i1 %22, label %23, label %47, !dbg !476

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !477
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !477
  %26 = load i32, ptr %25, align 4, !dbg !477, !tbaa !10
  %27 = getelementptr i8, ptr %25, i64 4, !dbg !478
  %28 = load i32, ptr %27, align 4, !dbg !478, !tbaa !10
  %29 = icmp eq i32 %26, %28, !dbg !479
  br i1 %29, label %44, label %30, !dbg !479

30:                                               ; preds = %23
  %31 = sext i32 %26 to i64, !dbg !480
  %32 = getelementptr inbounds i32, ptr %1, i64 %31, !dbg !480
  %33 = load i32, ptr %32, align 4, !dbg !480, !tbaa !10
  %34 = icmp slt i32 %26, %28, !dbg !481
  br i1 %34, label %35, label %44, !dbg !482

35:                                               ; preds = %30, %35
  %36 = phi i32 [ %42, %35 ], [ %26, %30 ]
  %37 = phi i32 [ %41, %35 ], [ %33, %30 ]
  %38 = sext i32 %36 to i64, !dbg !483
  %39 = getelementptr inbounds i32, ptr %1, i64 %38, !dbg !483
  %40 = load i32, ptr %39, align 4, !dbg !483, !tbaa !10
  %41 = tail call noundef i32 @llvm.smax.i32(i32 %37, i32 %40), !dbg !484
  %42 = add nsw i32 %36, 1, !dbg !485
  %43 = icmp eq i32 %42, %28, !dbg !481
  br i1 %43, label %44, label %35, !dbg !482, !llvm.loop !486

44:                                               ; preds = %35, %30, %23
  %45 = phi i32 [ -1, %23 ], [ %33, %30 ], [ %41, %35 ]
  %46 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !488
  store i32 %45, ptr %46, align 4, !dbg !488, !tbaa !10
  br label %47, !dbg !489

47:                                               ; preds = %44, %4
  ret void, !dbg !489
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @in_place_reordered(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !490 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !491
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !491
  %6 = mul i32 %4, %5, !dbg !491
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !491
  %8 = add i32 %6, %7, !dbg !491
  %9 = shl i32 %8, 13, !dbg !491
  %10 = xor i32 %9, %8, !dbg !491
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !491, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !491
  %13 = xor i32 %12, %11, !dbg !491
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !491, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !491
  %16 = xor i32 %15, %14, !dbg !491
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !491, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !491
  %19 = xor i32 %18, %17, !dbg !491
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !491, !srcloc !22
  %21 = xor i32 %8, -1, !dbg !492
  %22 = add i32 %2, %21, !dbg !492
  %23 = icmp sgt i32 %8, %22, !dbg !493
  br i1 %23, label %33, label %24, !dbg !493

24:                                               ; preds = %3
  %25 = sext i32 %8 to i64, !dbg !494
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !494
  %27 = load i32, ptr %26, align 4, !dbg !494, !tbaa !10
  %28 = sext i32 %22 to i64, !dbg !495
  %29 = getelementptr inbounds i32, ptr %0, i64 %28, !dbg !495
  %30 = load i32, ptr %29, align 4, !dbg !495, !tbaa !10
  %31 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !496
  store i32 %30, ptr %31, align 4, !dbg !497, !tbaa !10
  %32 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !498
  store i32 %27, ptr %32, align 4, !dbg !499, !tbaa !10
  br label %33, !dbg !500

33:                                               ; preds = %3, %24
  ret void, !dbg !500
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @constant_hoisted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !501 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !502
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !502
  %6 = mul i32 %4, %5, !dbg !502
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !502
  %8 = add i32 %6, %7, !dbg !502
  %9 = shl i32 %8, 13, !dbg !502
  %10 = xor i32 %9, %8, !dbg !502
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #6, !dbg !502, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !502
  %13 = xor i32 %12, %11, !dbg !502
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #6, !dbg !502, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !502
  %16 = xor i32 %15, %14, !dbg !502
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #6, !dbg !502, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !502
  %19 = xor i32 %18, %17, !dbg !502
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #6, !dbg !502, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !503
  br i1 %21, label %22, label %35, !dbg !503

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !504
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !504
  %25 = load i32, ptr %24, align 4, !dbg !504, !tbaa !10
  %26 = mul nsw i32 %25, 3, !dbg !505
  %27 = load i32, ptr addrspacecast (ptr addrspace(4) @unset to ptr), align 4, !dbg !506, !tbaa !10
  %28 = add nsw i32 %26, %27, !dbg !507
  %29 = and i32 %8, 7, !dbg !508
  %30 = zext nneg i32 %29 to i64, !dbg !509
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @unset to ptr), i64 %30, !dbg !509
  %32 = load i32, ptr %31, align 4, !dbg !509, !tbaa !10
  %33 = add nsw i32 %28, %32, !dbg !510
  %34 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !511
  store i32 %33, ptr %34, align 4, !dbg !512, !tbaa !10
  br label %35, !dbg !511

35:                                               ; preds = %22, %3
  ret void, !dbg !513
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !DIFile(filename: "honest.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "early_return", scope: !7, file: !7, line: 5, type: !16, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 6, column: 5, scope: !15)
!19 = !{i64 8041349}
!20 = !{i64 8041399}
!21 = !{i64 8041448}
!22 = !{i64 8041497}
!23 = !DILocation(line: 7, column: 18, scope: !15)
!24 = !DILocation(line: 7, column: 32, scope: !15)
!25 = !DILocation(line: 7, column: 38, scope: !15)
!26 = !DILocation(line: 7, column: 42, scope: !15)
!27 = !DILocation(line: 7, column: 23, scope: !15)
!28 = !DILocation(line: 7, column: 30, scope: !15)
!29 = !DILocation(line: 9, column: 1, scope: !15)
!30 = distinct !DISubprogram(name: "guards_combined", scope: !7, file: !7, line: 11, type: !16, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!31 = !DILocation(line: 12, column: 5, scope: !30)
!32 = !DILocation(line: 13, column: 24, scope: !30)
!33 = !DILocation(line: 13, column: 29, scope: !30)
!34 = !DILocation(line: 13, column: 48, scope: !30)
!35 = !DILocation(line: 13, column: 59, scope: !30)
!36 = !DILocation(line: 13, column: 66, scope: !30)
!37 = !DILocation(line: 13, column: 64, scope: !30)
!38 = !DILocation(line: 14, column: 18, scope: !30)
!39 = !DILocation(line: 13, column: 86, scope: !30)
!40 = !DILocation(line: 13, column: 93, scope: !30)
!41 = !DILocation(line: 15, column: 19, scope: !30)
!42 = !DILocation(line: 15, column: 26, scope: !30)
!43 = !DILocation(line: 15, column: 30, scope: !30)
!44 = !DILocation(line: 15, column: 9, scope: !30)
!45 = !DILocation(line: 15, column: 17, scope: !30)
!46 = !DILocation(line: 16, column: 1, scope: !30)
!47 = distinct !DISubprogram(name: "guards_reordered", scope: !7, file: !7, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!48 = !DILocation(line: 19, column: 5, scope: !47)
!49 = !DILocation(line: 20, column: 24, scope: !47)
!50 = !DILocation(line: 20, column: 29, scope: !47)
!51 = !DILocation(line: 20, column: 48, scope: !47)
!52 = !DILocation(line: 20, column: 59, scope: !47)
!53 = !DILocation(line: 20, column: 66, scope: !47)
!54 = !DILocation(line: 20, column: 64, scope: !47)
!55 = !DILocation(line: 21, column: 18, scope: !47)
!56 = !DILocation(line: 21, column: 25, scope: !47)
!57 = !DILocation(line: 20, column: 86, scope: !47)
!58 = !DILocation(line: 20, column: 93, scope: !47)
!59 = !DILocation(line: 22, column: 19, scope: !47)
!60 = !DILocation(line: 22, column: 26, scope: !47)
!61 = !DILocation(line: 22, column: 30, scope: !47)
!62 = !DILocation(line: 22, column: 9, scope: !47)
!63 = !DILocation(line: 22, column: 17, scope: !47)
!64 = !DILocation(line: 23, column: 1, scope: !47)
!65 = distinct !DISubprogram(name: "load_of_first", scope: !7, file: !7, line: 25, type: !16, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!66 = !DILocation(line: 26, column: 5, scope: !65)
!67 = !DILocation(line: 27, column: 22, scope: !65)
!68 = !DILocation(line: 27, column: 20, scope: !65)
!69 = !DILocation(line: 27, column: 28, scope: !65)
!70 = !DILocation(line: 29, column: 5, scope: !65)
!71 = !{i64 1041}
!72 = !DILocation(line: 30, column: 11, scope: !65)
!73 = !DILocation(line: 30, column: 27, scope: !65)
!74 = !DILocation(line: 30, column: 16, scope: !65)
!75 = !DILocation(line: 30, column: 23, scope: !65)
!76 = !DILocation(line: 31, column: 1, scope: !65)
!77 = distinct !DISubprogram(name: "step_hoisted", scope: !7, file: !7, line: 33, type: !16, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!78 = !DILocation(line: 34, column: 5, scope: !77)
!79 = !DILocation(line: 36, column: 14, scope: !77)
!80 = !DILocation(line: 36, column: 5, scope: !77)
!81 = !DILocation(line: 36, column: 79, scope: !77)
!82 = !DILocation(line: 36, column: 85, scope: !77)
!83 = !DILocation(line: 36, column: 70, scope: !77)
!84 = !DILocation(line: 36, column: 77, scope: !77)
!85 = !DILocation(line: 36, column: 21, scope: !77)
!86 = distinct !{!86, !80, !87, !88, !89}
!87 = !DILocation(line: 36, column: 87, scope: !77)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !{!"llvm.loop.unroll.disable"}
!90 = !DILocation(line: 37, column: 1, scope: !77)
!91 = distinct !DISubprogram(name: "vector_with_fallback", scope: !7, file: !7, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!92 = !DILocation(line: 40, column: 5, scope: !91)
!93 = !DILocation(line: 45, column: 20, scope: !91)
!94 = !DILocation(line: 45, column: 10, scope: !91)
!95 = !DILocation(line: 45, column: 39, scope: !91)
!96 = !DILocation(line: 45, column: 5, scope: !91)
!97 = !DILocation(line: 46, column: 1, scope: !91)
!98 = !DILocation(line: 45, column: 63, scope: !91)
!99 = !DILocation(line: 45, column: 69, scope: !91)
!100 = !DILocation(line: 45, column: 54, scope: !91)
!101 = !DILocation(line: 45, column: 61, scope: !91)
!102 = !DILocation(line: 45, column: 50, scope: !91)
!103 = distinct !{!103, !96, !104, !88, !89}
!104 = !DILocation(line: 45, column: 71, scope: !91)
!105 = distinct !DISubprogram(name: "unrolled_with_rest", scope: !7, file: !7, line: 48, type: !16, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!106 = !DILocation(line: 49, column: 5, scope: !105)
!107 = !DILocation(line: 50, column: 11, scope: !105)
!108 = !DILocation(line: 55, column: 14, scope: !105)
!109 = !DILocation(line: 55, column: 5, scope: !105)
!110 = !DILocation(line: 55, column: 39, scope: !105)
!111 = !DILocation(line: 55, column: 34, scope: !105)
!112 = !DILocation(line: 55, column: 46, scope: !105)
!113 = !DILocation(line: 55, column: 44, scope: !105)
!114 = !DILocation(line: 55, column: 31, scope: !105)
!115 = !DILocation(line: 55, column: 23, scope: !105)
!116 = distinct !{!116, !109, !117, !88, !89}
!117 = !DILocation(line: 55, column: 54, scope: !105)
!118 = !DILocation(line: 0, scope: !105)
!119 = !DILocation(line: 56, column: 5, scope: !105)
!120 = !DILocation(line: 56, column: 12, scope: !105)
!121 = !DILocation(line: 57, column: 1, scope: !105)
!122 = distinct !DISubprogram(name: "strength_reduced", scope: !7, file: !7, line: 59, type: !16, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!123 = !DILocation(line: 60, column: 5, scope: !122)
!124 = !DILocation(line: 61, column: 11, scope: !122)
!125 = !DILocation(line: 63, column: 30, scope: !122)
!126 = !DILocation(line: 63, column: 12, scope: !122)
!127 = !DILocation(line: 0, scope: !122)
!128 = !DILocation(line: 65, column: 5, scope: !122)
!129 = !DILocation(line: 65, column: 12, scope: !122)
!130 = !DILocation(line: 66, column: 1, scope: !122)
!131 = !DILocation(line: 63, column: 55, scope: !122)
!132 = !DILocation(line: 63, column: 62, scope: !122)
!133 = !DILocation(line: 63, column: 50, scope: !122)
!134 = !DILocation(line: 63, column: 47, scope: !122)
!135 = !DILocation(line: 63, column: 39, scope: !122)
!136 = distinct !{!136, !126, !137, !88, !89}
!137 = !DILocation(line: 63, column: 65, scope: !122)
!138 = distinct !DISubprogram(name: "two_accumulators", scope: !7, file: !7, line: 68, type: !16, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!139 = !DILocation(line: 69, column: 5, scope: !138)
!140 = !DILocation(line: 70, column: 11, scope: !138)
!141 = !DILocation(line: 72, column: 30, scope: !138)
!142 = !DILocation(line: 72, column: 12, scope: !138)
!143 = !DILocation(line: 0, scope: !138)
!144 = !DILocation(line: 76, column: 5, scope: !138)
!145 = !DILocation(line: 76, column: 12, scope: !138)
!146 = !{!147, !147, i64 0}
!147 = !{!"long long", !12, i64 0}
!148 = !DILocation(line: 77, column: 1, scope: !138)
!149 = !DILocation(line: 72, column: 63, scope: !138)
!150 = !DILocation(line: 72, column: 51, scope: !138)
!151 = !DILocation(line: 72, column: 48, scope: !138)
!152 = !DILocation(line: 72, column: 39, scope: !138)
!153 = distinct !{!153, !142, !154, !88, !89}
!154 = !DILocation(line: 72, column: 66, scope: !138)
!155 = distinct !DISubprogram(name: "two_maxima", scope: !7, file: !7, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!156 = !DILocation(line: 80, column: 5, scope: !155)
!157 = !DILocation(line: 81, column: 11, scope: !155)
!158 = !DILocation(line: 87, column: 14, scope: !155)
!159 = !DILocation(line: 87, column: 5, scope: !155)
!160 = !DILocation(line: 87, column: 56, scope: !155)
!161 = !DILocation(line: 87, column: 44, scope: !155)
!162 = !DILocation(line: 87, column: 34, scope: !155)
!163 = !DILocation(line: 87, column: 23, scope: !155)
!164 = distinct !{!164, !159, !165, !88, !89}
!165 = !DILocation(line: 87, column: 60, scope: !155)
!166 = !DILocation(line: 0, scope: !155)
!167 = !DILocation(line: 88, column: 5, scope: !155)
!168 = !DILocation(line: 88, column: 12, scope: !155)
!169 = !DILocation(line: 89, column: 1, scope: !155)
!170 = distinct !DISubprogram(name: "clamp_by_select", scope: !7, file: !7, line: 91, type: !16, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!171 = !DILocation(line: 92, column: 5, scope: !170)
!172 = !DILocation(line: 93, column: 11, scope: !170)
!173 = !DILocation(line: 94, column: 13, scope: !170)
!174 = !DILocation(line: 95, column: 18, scope: !170)
!175 = !DILocation(line: 95, column: 55, scope: !170)
!176 = !{i64 2155530177}
!177 = !DILocation(line: 97, column: 5, scope: !170)
!178 = !DILocation(line: 97, column: 12, scope: !170)
!179 = !DILocation(line: 98, column: 1, scope: !170)
!180 = distinct !DISubprogram(name: "abs_by_bits", scope: !7, file: !7, line: 100, type: !16, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!181 = !DILocation(line: 101, column: 5, scope: !180)
!182 = !DILocation(line: 102, column: 11, scope: !180)
!183 = !DILocation(line: 103, column: 18, scope: !180)
!184 = !DILocation(line: 104, column: 16, scope: !180)
!185 = !DILocation(line: 106, column: 22, scope: !180)
!186 = !DILocation(line: 106, column: 5, scope: !180)
!187 = !DILocation(line: 106, column: 12, scope: !180)
!188 = !DILocation(line: 107, column: 1, scope: !180)
!189 = distinct !DISubprogram(name: "modulo_by_select", scope: !7, file: !7, line: 109, type: !16, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!190 = !DILocation(line: 110, column: 5, scope: !189)
!191 = !DILocation(line: 111, column: 11, scope: !189)
!192 = !DILocation(line: 112, column: 22, scope: !189)
!193 = !DILocation(line: 112, column: 28, scope: !189)
!194 = !DILocation(line: 112, column: 32, scope: !189)
!195 = !DILocation(line: 112, column: 37, scope: !189)
!196 = !DILocation(line: 112, column: 12, scope: !189)
!197 = !DILocation(line: 112, column: 19, scope: !189)
!198 = !DILocation(line: 114, column: 1, scope: !189)
!199 = distinct !DISubprogram(name: "division_by_shift", scope: !7, file: !7, line: 116, type: !16, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!200 = !DILocation(line: 117, column: 5, scope: !199)
!201 = !DILocation(line: 118, column: 11, scope: !199)
!202 = !DILocation(line: 119, column: 13, scope: !199)
!203 = !DILocation(line: 120, column: 23, scope: !199)
!204 = !DILocation(line: 120, column: 12, scope: !199)
!205 = !DILocation(line: 120, column: 19, scope: !199)
!206 = !DILocation(line: 122, column: 1, scope: !199)
!207 = distinct !DISubprogram(name: "bits_counted", scope: !7, file: !7, line: 124, type: !16, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!208 = !DILocation(line: 125, column: 5, scope: !207)
!209 = !DILocation(line: 126, column: 11, scope: !207)
!210 = !DILocation(line: 127, column: 18, scope: !207)
!211 = !DILocation(line: 129, column: 12, scope: !207)
!212 = !DILocation(line: 134, column: 5, scope: !207)
!213 = !DILocation(line: 134, column: 12, scope: !207)
!214 = !DILocation(line: 135, column: 1, scope: !207)
!215 = !DILocation(line: 130, column: 20, scope: !207)
!216 = !DILocation(line: 130, column: 25, scope: !207)
!217 = !DILocation(line: 130, column: 15, scope: !207)
!218 = !DILocation(line: 131, column: 9, scope: !207)
!219 = !{i64 2155531440}
!220 = !DILocation(line: 129, column: 37, scope: !207)
!221 = !DILocation(line: 129, column: 30, scope: !207)
!222 = distinct !{!222, !211, !223, !88, !89}
!223 = !DILocation(line: 132, column: 5, scope: !207)
!224 = distinct !DISubprogram(name: "saturated_by_signs", scope: !7, file: !7, line: 137, type: !16, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!225 = !DILocation(line: 138, column: 5, scope: !224)
!226 = !DILocation(line: 139, column: 11, scope: !224)
!227 = !DILocation(line: 140, column: 39, scope: !224)
!228 = !DILocation(line: 140, column: 46, scope: !224)
!229 = !DILocation(line: 141, column: 27, scope: !224)
!230 = !DILocation(line: 141, column: 12, scope: !224)
!231 = !DILocation(line: 141, column: 19, scope: !224)
!232 = !DILocation(line: 146, column: 1, scope: !224)
!233 = distinct !DISubprogram(name: "division_guarded", scope: !7, file: !7, line: 148, type: !16, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!234 = !DILocation(line: 149, column: 5, scope: !233)
!235 = !DILocation(line: 150, column: 11, scope: !233)
!236 = !DILocation(line: 151, column: 15, scope: !233)
!237 = !{!238, !238, i64 0}
!238 = !{!"float", !12, i64 0}
!239 = !DILocation(line: 152, column: 23, scope: !233)
!240 = !DILocation(line: 152, column: 21, scope: !233)
!241 = !DILocation(line: 152, column: 37, scope: !233)
!242 = !DILocation(line: 152, column: 42, scope: !233)
!243 = !DILocation(line: 152, column: 12, scope: !233)
!244 = !DILocation(line: 152, column: 19, scope: !233)
!245 = !DILocation(line: 154, column: 1, scope: !233)
!246 = distinct !DISubprogram(name: "nan_by_bits", scope: !7, file: !7, line: 156, type: !16, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!247 = !DILocation(line: 157, column: 5, scope: !246)
!248 = !DILocation(line: 158, column: 11, scope: !246)
!249 = !DILocation(line: 159, column: 15, scope: !246)
!250 = !DILocation(line: 160, column: 21, scope: !246)
!251 = !DILocation(line: 160, column: 12, scope: !246)
!252 = !DILocation(line: 160, column: 19, scope: !246)
!253 = !DILocation(line: 162, column: 1, scope: !246)
!254 = distinct !DISubprogram(name: "root_of_choice", scope: !7, file: !7, line: 164, type: !16, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!255 = !DILocation(line: 165, column: 5, scope: !254)
!256 = !DILocation(line: 166, column: 11, scope: !254)
!257 = !DILocation(line: 167, column: 15, scope: !254)
!258 = !DILocation(line: 168, column: 18, scope: !254)
!259 = !DILocation(line: 168, scope: !254)
!260 = !DILocation(line: 170, column: 1, scope: !254)
!261 = distinct !DISubprogram(name: "softmax_reciprocal", scope: !7, file: !7, line: 172, type: !16, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!262 = !DILocation(line: 173, column: 5, scope: !261)
!263 = !DILocation(line: 174, column: 11, scope: !261)
!264 = !DILocation(line: 175, column: 31, scope: !261)
!265 = !DILocation(line: 175, column: 27, scope: !261)
!266 = !DILocation(line: 176, column: 18, scope: !261)
!267 = !DILocation(line: 177, column: 23, scope: !261)
!268 = !DILocation(line: 177, column: 5, scope: !261)
!269 = !DILocation(line: 0, scope: !261)
!270 = !DILocation(line: 178, column: 23, scope: !261)
!271 = !DILocation(line: 178, column: 5, scope: !261)
!272 = !DILocation(line: 177, column: 62, scope: !261)
!273 = !DILocation(line: 177, column: 40, scope: !261)
!274 = !DILocation(line: 177, column: 29, scope: !261)
!275 = distinct !{!275, !268, !276, !88, !89}
!276 = !DILocation(line: 177, column: 68, scope: !261)
!277 = !DILocation(line: 180, column: 23, scope: !261)
!278 = !DILocation(line: 180, column: 5, scope: !261)
!279 = !DILocation(line: 178, column: 47, scope: !261)
!280 = !DILocation(line: 178, column: 54, scope: !261)
!281 = !DILocation(line: 178, column: 40, scope: !261)
!282 = !DILocation(line: 178, column: 37, scope: !261)
!283 = !DILocation(line: 178, column: 29, scope: !261)
!284 = distinct !{!284, !271, !285, !88, !89}
!285 = !DILocation(line: 178, column: 60, scope: !261)
!286 = !DILocation(line: 180, column: 57, scope: !261)
!287 = !DILocation(line: 180, column: 64, scope: !261)
!288 = !DILocation(line: 180, column: 50, scope: !261)
!289 = !DILocation(line: 180, column: 79, scope: !261)
!290 = !DILocation(line: 180, column: 43, scope: !261)
!291 = !DILocation(line: 180, column: 33, scope: !261)
!292 = !DILocation(line: 180, column: 48, scope: !261)
!293 = !DILocation(line: 180, column: 29, scope: !261)
!294 = distinct !{!294, !278, !295, !88, !89}
!295 = !DILocation(line: 180, column: 93, scope: !261)
!296 = !DILocation(line: 181, column: 1, scope: !261)
!297 = distinct !DISubprogram(name: "softmax_kept", scope: !7, file: !7, line: 183, type: !16, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!298 = !DILocation(line: 184, column: 5, scope: !297)
!299 = !DILocation(line: 185, column: 11, scope: !297)
!300 = !DILocation(line: 186, column: 31, scope: !297)
!301 = !DILocation(line: 186, column: 27, scope: !297)
!302 = !DILocation(line: 187, column: 18, scope: !297)
!303 = !DILocation(line: 188, column: 23, scope: !297)
!304 = !DILocation(line: 188, column: 5, scope: !297)
!305 = !DILocation(line: 0, scope: !297)
!306 = !DILocation(line: 189, column: 30, scope: !297)
!307 = !DILocation(line: 189, column: 12, scope: !297)
!308 = !DILocation(line: 188, column: 62, scope: !297)
!309 = !DILocation(line: 188, column: 40, scope: !297)
!310 = !DILocation(line: 188, column: 29, scope: !297)
!311 = distinct !{!311, !304, !312, !88, !89}
!312 = !DILocation(line: 188, column: 68, scope: !297)
!313 = !DILocation(line: 190, column: 30, scope: !297)
!314 = !DILocation(line: 190, column: 12, scope: !297)
!315 = !DILocation(line: 189, column: 54, scope: !297)
!316 = !DILocation(line: 189, column: 61, scope: !297)
!317 = !DILocation(line: 189, column: 47, scope: !297)
!318 = !DILocation(line: 189, column: 44, scope: !297)
!319 = !DILocation(line: 189, column: 36, scope: !297)
!320 = distinct !{!320, !307, !321, !88, !89}
!321 = !DILocation(line: 189, column: 67, scope: !297)
!322 = !DILocation(line: 190, column: 64, scope: !297)
!323 = !DILocation(line: 190, column: 71, scope: !297)
!324 = !DILocation(line: 190, column: 57, scope: !297)
!325 = !DILocation(line: 190, column: 79, scope: !297)
!326 = !DILocation(line: 190, column: 50, scope: !297)
!327 = !DILocation(line: 190, column: 40, scope: !297)
!328 = !DILocation(line: 190, column: 55, scope: !297)
!329 = !DILocation(line: 190, column: 36, scope: !297)
!330 = distinct !{!330, !314, !331, !88, !89}
!331 = !DILocation(line: 190, column: 81, scope: !297)
!332 = !DILocation(line: 193, column: 1, scope: !297)
!333 = distinct !DISubprogram(name: "exchange_by_select", scope: !7, file: !7, line: 195, type: !16, scopeLine: 195, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!334 = !DILocation(line: 196, column: 5, scope: !333)
!335 = !DILocation(line: 197, column: 15, scope: !333)
!336 = !DILocation(line: 197, column: 30, scope: !333)
!337 = !DILocation(line: 198, column: 11, scope: !333)
!338 = !DILocation(line: 199, column: 16, scope: !333)
!339 = !DILocation(line: 199, column: 33, scope: !333)
!340 = !DILocation(line: 200, column: 21, scope: !333)
!341 = !DILocation(line: 199, column: 61, scope: !333)
!342 = !DILocation(line: 199, column: 46, scope: !333)
!343 = !DILocation(line: 201, column: 17, scope: !333)
!344 = !DILocation(line: 201, column: 34, scope: !333)
!345 = !DILocation(line: 202, column: 19, scope: !333)
!346 = !DILocation(line: 202, column: 34, scope: !333)
!347 = !DILocation(line: 203, column: 5, scope: !333)
!348 = !DILocation(line: 207, column: 1, scope: !333)
!349 = distinct !DISubprogram(name: "argmax_from_the_back", scope: !7, file: !7, line: 209, type: !16, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!350 = !DILocation(line: 210, column: 5, scope: !349)
!351 = !DILocation(line: 211, column: 11, scope: !349)
!352 = !DILocation(line: 212, column: 28, scope: !349)
!353 = !DILocation(line: 213, column: 30, scope: !349)
!354 = !DILocation(line: 213, column: 12, scope: !349)
!355 = !DILocation(line: 212, column: 23, scope: !349)
!356 = !DILocation(line: 0, scope: !349)
!357 = !DILocation(line: 218, column: 5, scope: !349)
!358 = !DILocation(line: 218, column: 12, scope: !349)
!359 = !DILocation(line: 219, column: 1, scope: !349)
!360 = !DILocation(line: 213, column: 59, scope: !349)
!361 = !DILocation(line: 213, column: 47, scope: !349)
!362 = !DILocation(line: 213, column: 64, scope: !349)
!363 = !DILocation(line: 213, column: 39, scope: !349)
!364 = distinct !{!364, !354, !365, !88, !89}
!365 = !DILocation(line: 214, column: 49, scope: !349)
!366 = distinct !DISubprogram(name: "bisection_by_select", scope: !7, file: !7, line: 221, type: !16, scopeLine: 221, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!367 = !DILocation(line: 222, column: 5, scope: !366)
!368 = !DILocation(line: 223, column: 11, scope: !366)
!369 = !DILocation(line: 224, column: 38, scope: !366)
!370 = !DILocation(line: 225, column: 16, scope: !366)
!371 = !DILocation(line: 225, column: 5, scope: !366)
!372 = !DILocation(line: 224, column: 27, scope: !366)
!373 = !DILocation(line: 226, column: 27, scope: !366)
!374 = !DILocation(line: 226, column: 35, scope: !366)
!375 = !DILocation(line: 227, column: 20, scope: !366)
!376 = !DILocation(line: 227, column: 34, scope: !366)
!377 = distinct !{!377, !371, !378, !88, !89}
!378 = !DILocation(line: 230, column: 5, scope: !366)
!379 = !DILocation(line: 0, scope: !366)
!380 = !DILocation(line: 231, column: 14, scope: !366)
!381 = !DILocation(line: 231, column: 25, scope: !366)
!382 = !DILocation(line: 231, column: 5, scope: !366)
!383 = !DILocation(line: 231, column: 12, scope: !366)
!384 = !DILocation(line: 232, column: 1, scope: !366)
!385 = distinct !DISubprogram(name: "range_as_unsigned", scope: !7, file: !7, line: 234, type: !16, scopeLine: 234, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!386 = !DILocation(line: 235, column: 5, scope: !385)
!387 = !DILocation(line: 236, column: 11, scope: !385)
!388 = !DILocation(line: 237, column: 16, scope: !385)
!389 = !DILocation(line: 238, column: 26, scope: !385)
!390 = !DILocation(line: 238, column: 30, scope: !385)
!391 = !DILocation(line: 238, column: 49, scope: !385)
!392 = !DILocation(line: 238, column: 58, scope: !385)
!393 = !DILocation(line: 238, column: 21, scope: !385)
!394 = !DILocation(line: 238, column: 12, scope: !385)
!395 = !DILocation(line: 238, column: 19, scope: !385)
!396 = !DILocation(line: 240, column: 1, scope: !385)
!397 = distinct !DISubprogram(name: "bins_by_select", scope: !7, file: !7, line: 242, type: !16, scopeLine: 242, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!398 = !DILocation(line: 243, column: 5, scope: !397)
!399 = !DILocation(line: 244, column: 11, scope: !397)
!400 = !DILocation(line: 245, column: 21, scope: !397)
!401 = !DILocation(line: 245, column: 27, scope: !397)
!402 = !DILocation(line: 245, column: 20, scope: !397)
!403 = !DILocation(line: 246, column: 20, scope: !397)
!404 = !DILocation(line: 248, column: 16, scope: !397)
!405 = !DILocation(line: 248, column: 5, scope: !397)
!406 = !DILocation(line: 249, column: 1, scope: !397)
!407 = distinct !DISubprogram(name: "turned_with_fallback", scope: !7, file: !7, line: 251, type: !16, scopeLine: 251, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!408 = !DILocation(line: 252, column: 5, scope: !407)
!409 = !DILocation(line: 253, column: 11, scope: !407)
!410 = !DILocation(line: 254, column: 18, scope: !407)
!411 = !DILocation(line: 255, column: 40, scope: !407)
!412 = !DILocation(line: 257, column: 14, scope: !407)
!413 = !DILocation(line: 257, column: 5, scope: !407)
!414 = !DILocation(line: 257, column: 12, scope: !407)
!415 = !DILocation(line: 258, column: 1, scope: !407)
!416 = distinct !DISubprogram(name: "border_by_select", scope: !7, file: !7, line: 260, type: !16, scopeLine: 260, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!417 = !DILocation(line: 261, column: 5, scope: !416)
!418 = !DILocation(line: 262, column: 11, scope: !416)
!419 = !DILocation(line: 263, column: 19, scope: !416)
!420 = !DILocation(line: 263, column: 17, scope: !416)
!421 = !DILocation(line: 264, column: 18, scope: !416)
!422 = !DILocation(line: 264, column: 30, scope: !416)
!423 = !DILocation(line: 264, column: 27, scope: !416)
!424 = !DILocation(line: 264, column: 23, scope: !416)
!425 = !DILocation(line: 0, scope: !416)
!426 = !DILocation(line: 264, column: 47, scope: !416)
!427 = !DILocation(line: 264, column: 43, scope: !416)
!428 = !DILocation(line: 264, column: 59, scope: !416)
!429 = !DILocation(line: 264, column: 56, scope: !416)
!430 = !DILocation(line: 264, column: 52, scope: !416)
!431 = !DILocation(line: 264, scope: !416)
!432 = !DILocation(line: 266, column: 5, scope: !416)
!433 = !DILocation(line: 266, column: 12, scope: !416)
!434 = !DILocation(line: 267, column: 1, scope: !416)
!435 = distinct !DISubprogram(name: "rotated_loop", scope: !7, file: !7, line: 269, type: !16, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!436 = !DILocation(line: 270, column: 5, scope: !435)
!437 = !DILocation(line: 271, column: 11, scope: !435)
!438 = !DILocation(line: 272, column: 15, scope: !435)
!439 = !DILocation(line: 274, column: 21, scope: !435)
!440 = !DILocation(line: 274, column: 29, scope: !435)
!441 = !DILocation(line: 274, column: 12, scope: !435)
!442 = !DILocation(line: 274, column: 46, scope: !435)
!443 = !DILocation(line: 274, column: 53, scope: !435)
!444 = distinct !{!444, !441, !443, !88, !89}
!445 = !DILocation(line: 0, scope: !435)
!446 = !DILocation(line: 276, column: 5, scope: !435)
!447 = !DILocation(line: 276, column: 12, scope: !435)
!448 = !DILocation(line: 277, column: 1, scope: !435)
!449 = distinct !DISubprogram(name: "mode_by_select", scope: !7, file: !7, line: 279, type: !16, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!450 = !DILocation(line: 281, column: 5, scope: !449)
!451 = !DILocation(line: 282, column: 11, scope: !449)
!452 = !DILocation(line: 0, scope: !449)
!453 = !DILocation(line: 283, column: 21, scope: !449)
!454 = !DILocation(line: 283, column: 43, scope: !449)
!455 = !DILocation(line: 283, column: 41, scope: !449)
!456 = !DILocation(line: 283, column: 27, scope: !449)
!457 = !DILocation(line: 284, column: 28, scope: !449)
!458 = !DILocation(line: 284, column: 26, scope: !449)
!459 = !DILocation(line: 287, column: 1, scope: !449)
!460 = distinct !DISubprogram(name: "beta_asked_first", scope: !7, file: !7, line: 289, type: !16, scopeLine: 290, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!461 = !DILocation(line: 291, column: 5, scope: !460)
!462 = !DILocation(line: 292, column: 11, scope: !460)
!463 = !DILocation(line: 293, column: 22, scope: !460)
!464 = !DILocation(line: 293, column: 32, scope: !460)
!465 = !DILocation(line: 293, column: 39, scope: !460)
!466 = !DILocation(line: 293, column: 37, scope: !460)
!467 = !DILocation(line: 293, column: 45, scope: !460)
!468 = !{i64 2155536745}
!469 = !DILocation(line: 294, column: 26, scope: !460)
!470 = !DILocation(line: 294, column: 21, scope: !460)
!471 = !DILocation(line: 294, column: 12, scope: !460)
!472 = !DILocation(line: 294, column: 19, scope: !460)
!473 = !DILocation(line: 296, column: 1, scope: !460)
!474 = distinct !DISubprogram(name: "tested_once", scope: !7, file: !7, line: 298, type: !16, scopeLine: 298, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!475 = !DILocation(line: 299, column: 5, scope: !474)
!476 = !DILocation(line: 300, column: 11, scope: !474)
!477 = !DILocation(line: 301, column: 17, scope: !474)
!478 = !DILocation(line: 301, column: 34, scope: !474)
!479 = !DILocation(line: 302, column: 15, scope: !474)
!480 = !DILocation(line: 306, column: 16, scope: !474)
!481 = !DILocation(line: 307, column: 54, scope: !474)
!482 = !DILocation(line: 307, column: 5, scope: !474)
!483 = !DILocation(line: 307, column: 84, scope: !474)
!484 = !DILocation(line: 307, column: 74, scope: !474)
!485 = !DILocation(line: 307, column: 63, scope: !474)
!486 = distinct !{!486, !482, !487, !88, !89}
!487 = !DILocation(line: 307, column: 92, scope: !474)
!488 = !DILocation(line: 0, scope: !474)
!489 = !DILocation(line: 309, column: 1, scope: !474)
!490 = distinct !DISubprogram(name: "in_place_reordered", scope: !7, file: !7, line: 311, type: !16, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!491 = !DILocation(line: 312, column: 5, scope: !490)
!492 = !DILocation(line: 313, column: 19, scope: !490)
!493 = !DILocation(line: 314, column: 11, scope: !490)
!494 = !DILocation(line: 315, column: 20, scope: !490)
!495 = !DILocation(line: 315, column: 31, scope: !490)
!496 = !DILocation(line: 315, column: 38, scope: !490)
!497 = !DILocation(line: 315, column: 45, scope: !490)
!498 = !DILocation(line: 315, column: 50, scope: !490)
!499 = !DILocation(line: 315, column: 57, scope: !490)
!500 = !DILocation(line: 317, column: 1, scope: !490)
!501 = distinct !DISubprogram(name: "constant_hoisted", scope: !7, file: !7, line: 320, type: !16, scopeLine: 320, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!502 = !DILocation(line: 321, column: 5, scope: !501)
!503 = !DILocation(line: 323, column: 11, scope: !501)
!504 = !DILocation(line: 323, column: 25, scope: !501)
!505 = !DILocation(line: 323, column: 31, scope: !501)
!506 = !DILocation(line: 323, column: 44, scope: !501)
!507 = !DILocation(line: 323, column: 35, scope: !501)
!508 = !DILocation(line: 323, column: 78, scope: !501)
!509 = !DILocation(line: 323, column: 70, scope: !501)
!510 = !DILocation(line: 323, column: 68, scope: !501)
!511 = !DILocation(line: 323, column: 16, scope: !501)
!512 = !DILocation(line: 323, column: 23, scope: !501)
!513 = !DILocation(line: 324, column: 1, scope: !501)
