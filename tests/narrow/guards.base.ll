; Made from guards.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14guard_of_termsE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ18power_of_two_termsE4held = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4
@_ZZ11whole_tilesE4left = internal unnamed_addr addrspace(3) global [16 x [16 x i32]] undef, align 4
@_ZZ11whole_tilesE5right = internal unnamed_addr addrspace(3) global [16 x [16 x i32]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @guard_1d(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !15 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %8 = add i32 %6, %7, !dbg !18
  %9 = shl i32 %8, 13, !dbg !18
  %10 = xor i32 %9, %8, !dbg !18
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !18, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !18
  %13 = xor i32 %12, %11, !dbg !18
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !18, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !18
  %16 = xor i32 %15, %14, !dbg !18
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !18, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !18
  %19 = xor i32 %18, %17, !dbg !18
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !18, !srcloc !22
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
define dso_local ptx_kernel void @guard_2d(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !30 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !31
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !31
  %7 = mul i32 %5, %6, !dbg !31
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31
  %9 = add i32 %7, %8, !dbg !31
  %10 = shl i32 %9, 13, !dbg !31
  %11 = xor i32 %10, %9, !dbg !31
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !31, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !31
  %14 = xor i32 %13, %12, !dbg !31
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !31, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !31
  %17 = xor i32 %16, %15, !dbg !31
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !31, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !31
  %20 = xor i32 %19, %18, !dbg !31
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !31, !srcloc !22
  %22 = shl i32 %5, 4, !dbg !32
  %23 = add i32 %22, %8, !dbg !33
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !34
  %25 = shl nuw nsw i32 %24, 4, !dbg !35
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !36
  %27 = add nuw nsw i32 %25, %26, !dbg !37
  %28 = icmp slt i32 %23, %3, !dbg !38
  %29 = icmp slt i32 %27, %2
  %30 = and i1 %29, %28, !dbg !39
  br i1 %30, label %31, label %40, !dbg !39

31:                                               ; preds = %4
  %32 = mul nsw i32 %3, %27, !dbg !40
  %33 = add nsw i32 %32, %23, !dbg !41
  %34 = sext i32 %33 to i64, !dbg !42
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !42
  %36 = load i32, ptr %35, align 4, !dbg !42, !tbaa !10
  %37 = mul nsw i32 %36, 3, !dbg !43
  %38 = add nsw i32 %37, %23, !dbg !44
  %39 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !45
  store i32 %38, ptr %39, align 4, !dbg !46, !tbaa !10
  br label %40, !dbg !45

40:                                               ; preds = %31, %4
  ret void, !dbg !47
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @guard_columns(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !48 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !49
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !49
  %7 = mul i32 %5, %6, !dbg !49
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %9 = add i32 %7, %8, !dbg !49
  %10 = shl i32 %9, 13, !dbg !49
  %11 = xor i32 %10, %9, !dbg !49
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !49, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !49
  %14 = xor i32 %13, %12, !dbg !49
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !49, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !49
  %17 = xor i32 %16, %15, !dbg !49
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !49, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !49
  %20 = xor i32 %19, %18, !dbg !49
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !49, !srcloc !22
  %22 = shl i32 %5, 4, !dbg !50
  %23 = add i32 %22, %8, !dbg !51
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !52
  %25 = shl nuw nsw i32 %24, 4, !dbg !53
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !54
  %27 = add nuw nsw i32 %25, %26, !dbg !55
  %28 = icmp slt i32 %23, %3, !dbg !56
  %29 = icmp slt i32 %27, %2
  %30 = and i1 %29, %28, !dbg !57
  br i1 %30, label %31, label %40, !dbg !57

31:                                               ; preds = %4
  %32 = mul nsw i32 %3, %27, !dbg !58
  %33 = add nsw i32 %32, %23, !dbg !59
  %34 = sext i32 %33 to i64, !dbg !60
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !60
  %36 = load i32, ptr %35, align 4, !dbg !60, !tbaa !10
  %37 = mul nsw i32 %36, 3, !dbg !61
  %38 = add nsw i32 %37, %23, !dbg !62
  %39 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !63
  store i32 %38, ptr %39, align 4, !dbg !64, !tbaa !10
  br label %40, !dbg !63

40:                                               ; preds = %31, %4
  ret void, !dbg !65
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @guard_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !66 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !67
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67
  %7 = mul i32 %5, %6, !dbg !67
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %9 = add i32 %7, %8, !dbg !67
  %10 = shl i32 %9, 13, !dbg !67
  %11 = xor i32 %10, %9, !dbg !67
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !67, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !67
  %14 = xor i32 %13, %12, !dbg !67
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !67, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !67
  %17 = xor i32 %16, %15, !dbg !67
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !67, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !67
  %20 = xor i32 %19, %18, !dbg !67
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !67, !srcloc !22
  %22 = shl i32 %5, 4, !dbg !68
  %23 = add i32 %22, %8, !dbg !69
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !70
  %25 = shl nuw nsw i32 %24, 4, !dbg !71
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !72
  %27 = add nuw nsw i32 %25, %26, !dbg !73
  %28 = icmp slt i32 %23, %3, !dbg !74
  %29 = icmp slt i32 %27, %2
  %30 = and i1 %29, %28, !dbg !75
  br i1 %30, label %31, label %40, !dbg !75

31:                                               ; preds = %4
  %32 = mul nsw i32 %3, %27, !dbg !76
  %33 = add nsw i32 %32, %23, !dbg !77
  %34 = sext i32 %33 to i64, !dbg !78
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !78
  %36 = load i32, ptr %35, align 4, !dbg !78, !tbaa !10
  %37 = mul nsw i32 %36, 3, !dbg !79
  %38 = add nsw i32 %37, %27, !dbg !80
  %39 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !81
  store i32 %38, ptr %39, align 4, !dbg !82, !tbaa !10
  br label %40, !dbg !81

40:                                               ; preds = %31, %4
  ret void, !dbg !83
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @guard_of_store(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !84 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !85
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !85
  %6 = mul i32 %4, %5, !dbg !85
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
  %8 = add i32 %6, %7, !dbg !85
  %9 = shl i32 %8, 13, !dbg !85
  %10 = xor i32 %9, %8, !dbg !85
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !85, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !85
  %13 = xor i32 %12, %11, !dbg !85
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !85, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !85
  %16 = xor i32 %15, %14, !dbg !85
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !85, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !85
  %19 = xor i32 %18, %17, !dbg !85
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !85, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !86
  br i1 %21, label %22, label %28, !dbg !87

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !88
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !88
  %25 = load i32, ptr %24, align 4, !dbg !88, !tbaa !10
  %26 = mul nsw i32 %25, 3, !dbg !89
  %27 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !90
  store i32 %26, ptr %27, align 4, !dbg !91, !tbaa !10
  br label %28, !dbg !90

28:                                               ; preds = %3, %22
  ret void, !dbg !92
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @guard_of_load(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !93 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !94
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !94
  %6 = mul i32 %4, %5, !dbg !94
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94
  %8 = add i32 %6, %7, !dbg !94
  %9 = shl i32 %8, 13, !dbg !94
  %10 = xor i32 %9, %8, !dbg !94
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !94, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !94
  %13 = xor i32 %12, %11, !dbg !94
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !94, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !94
  %16 = xor i32 %15, %14, !dbg !94
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !94, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !94
  %19 = xor i32 %18, %17, !dbg !94
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !94, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !95
  br i1 %21, label %22, label %26, !dbg !95

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !96
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !96
  %25 = load i32, ptr %24, align 4, !dbg !96, !tbaa !10
  br label %26, !dbg !97

26:                                               ; preds = %22, %3
  %27 = phi i32 [ %25, %22 ], [ 0, %3 ], !dbg !98
  %28 = tail call i32 asm sideeffect "", "=r,0"(i32 %27) #5, !dbg !99, !srcloc !100
  br i1 %21, label %29, label %33, !dbg !101

29:                                               ; preds = %26
  %30 = mul nsw i32 %28, 3, !dbg !102
  %31 = sext i32 %8 to i64, !dbg !103
  %32 = getelementptr inbounds i32, ptr %1, i64 %31, !dbg !103
  store i32 %30, ptr %32, align 4, !dbg !104, !tbaa !10
  br label %33, !dbg !103

33:                                               ; preds = %29, %26
  ret void, !dbg !105
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @guard_of_terms(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !106 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !107
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !107
  %6 = mul i32 %4, %5, !dbg !107
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107
  %8 = add i32 %6, %7, !dbg !107
  %9 = shl i32 %8, 13, !dbg !107
  %10 = xor i32 %9, %8, !dbg !107
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !107, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !107
  %13 = xor i32 %12, %11, !dbg !107
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !107, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !107
  %16 = xor i32 %15, %14, !dbg !107
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !107, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !107
  %19 = xor i32 %18, %17, !dbg !107
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !107, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !108
  br i1 %21, label %22, label %26, !dbg !109

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !110
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !110
  %25 = load i32, ptr %24, align 4, !dbg !110, !tbaa !10
  br label %26, !dbg !109

26:                                               ; preds = %3, %22
  %27 = phi i32 [ %25, %22 ], [ 0, %3 ], !dbg !109
  %28 = zext nneg i32 %7 to i64, !dbg !111
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14guard_of_termsE4held to ptr), i64 %28, !dbg !111
  store i32 %27, ptr %29, align 4, !dbg !112, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !113
  br label %31, !dbg !114

30:                                               ; preds = %41
  br i1 %21, label %44, label %48, !dbg !115

31:                                               ; preds = %26, %41
  %32 = phi i32 [ 32, %26 ], [ %42, %41 ]
  %33 = icmp samesign ult i32 %7, %32, !dbg !116
  br i1 %33, label %34, label %41, !dbg !116

34:                                               ; preds = %31
  %35 = add nuw nsw i32 %32, %7, !dbg !117
  %36 = zext nneg i32 %35 to i64, !dbg !118
  %37 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14guard_of_termsE4held to ptr), i64 %36, !dbg !118
  %38 = load i32, ptr %37, align 4, !dbg !118, !tbaa !10
  %39 = load i32, ptr %29, align 4, !dbg !119, !tbaa !10
  %40 = add nsw i32 %39, %38, !dbg !119
  store i32 %40, ptr %29, align 4, !dbg !119, !tbaa !10
  br label %41, !dbg !120

41:                                               ; preds = %34, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !121
  %42 = lshr i32 %32, 1, !dbg !122
  %43 = icmp eq i32 %42, 0, !dbg !123
  br i1 %43, label %30, label %31, !dbg !114, !llvm.loop !124

44:                                               ; preds = %30
  %45 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14guard_of_termsE4held to ptr), align 4, !dbg !128, !tbaa !10
  %46 = sext i32 %8 to i64, !dbg !129
  %47 = getelementptr inbounds i32, ptr %1, i64 %46, !dbg !129
  store i32 %45, ptr %47, align 4, !dbg !130, !tbaa !10
  br label %48, !dbg !129

48:                                               ; preds = %44, %30
  ret void, !dbg !131
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @single_pass(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !132 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !133
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !133
  %6 = mul i32 %4, %5, !dbg !133
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !133
  %8 = add i32 %6, %7, !dbg !133
  %9 = shl i32 %8, 13, !dbg !133
  %10 = xor i32 %9, %8, !dbg !133
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !133, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !133
  %13 = xor i32 %12, %11, !dbg !133
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !133, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !133
  %16 = xor i32 %15, %14, !dbg !133
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !133, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !133
  %19 = xor i32 %18, %17, !dbg !133
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !133, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !134
  br i1 %21, label %22, label %34, !dbg !135

22:                                               ; preds = %3
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %24 = mul i32 %23, %5
  br label %25, !dbg !135

25:                                               ; preds = %22, %25
  %26 = phi i32 [ %8, %22 ], [ %32, %25 ]
  %27 = sext i32 %26 to i64, !dbg !136
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !136
  %29 = load i32, ptr %28, align 4, !dbg !136, !tbaa !10
  %30 = add nsw i32 %29, 7, !dbg !137
  %31 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !138
  store i32 %30, ptr %31, align 4, !dbg !139, !tbaa !10
  %32 = add i32 %26, %24, !dbg !140
  %33 = icmp slt i32 %32, %2, !dbg !134
  br i1 %33, label %25, label %34, !dbg !135, !llvm.loop !141

34:                                               ; preds = %25, %3
  ret void, !dbg !143
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @last_block_is_full(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !144 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !145
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !145
  %6 = mul i32 %4, %5, !dbg !145
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !145
  %8 = add i32 %6, %7, !dbg !145
  %9 = shl i32 %8, 13, !dbg !145
  %10 = xor i32 %9, %8, !dbg !145
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !145, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !145
  %13 = xor i32 %12, %11, !dbg !145
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !145, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !145
  %16 = xor i32 %15, %14, !dbg !145
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !145, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !145
  %19 = xor i32 %18, %17, !dbg !145
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !145, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !146
  br i1 %21, label %22, label %33, !dbg !146

22:                                               ; preds = %3
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !147
  %24 = add nsw i32 %23, -1, !dbg !148
  %25 = icmp eq i32 %4, %24, !dbg !149
  %26 = zext i1 %25 to i32, !dbg !150
  %27 = sext i32 %8 to i64, !dbg !151
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !151
  %29 = load i32, ptr %28, align 4, !dbg !151, !tbaa !10
  %30 = shl nsw i32 %29, 1, !dbg !152
  %31 = or disjoint i32 %30, %26, !dbg !153
  %32 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !154
  store i32 %31, ptr %32, align 4, !dbg !155, !tbaa !10
  br label %33, !dbg !154

33:                                               ; preds = %22, %3
  ret void, !dbg !156
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @power_of_two_terms(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !157 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !158
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !158
  %7 = mul i32 %5, %6, !dbg !158
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !158
  %9 = add i32 %7, %8, !dbg !158
  %10 = shl i32 %9, 13, !dbg !158
  %11 = xor i32 %10, %9, !dbg !158
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !158, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !158
  %14 = xor i32 %13, %12, !dbg !158
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !158, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !158
  %17 = xor i32 %16, %15, !dbg !158
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !158, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !158
  %20 = xor i32 %19, %18, !dbg !158
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !158, !srcloc !22
  %22 = mul i32 %3, %5, !dbg !159
  %23 = add i32 %22, %8, !dbg !160
  %24 = zext i32 %23 to i64, !dbg !161
  %25 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !161
  %26 = load i32, ptr %25, align 4, !dbg !161, !tbaa !10
  %27 = zext nneg i32 %8 to i64, !dbg !162
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18power_of_two_termsE4held to ptr), i64 %27, !dbg !162
  store i32 %26, ptr %28, align 4, !dbg !163, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !164
  %29 = icmp sgt i32 %3, 1, !dbg !165
  br i1 %29, label %33, label %30, !dbg !166

30:                                               ; preds = %48, %4
  %31 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18power_of_two_termsE4held to ptr), align 4, !dbg !167, !tbaa !10
  %32 = getelementptr inbounds nuw i32, ptr %1, i64 %24, !dbg !168
  store i32 %31, ptr %32, align 4, !dbg !169, !tbaa !10
  ret void, !dbg !170

33:                                               ; preds = %4, %48
  %34 = phi i32 [ %35, %48 ], [ 1, %4 ]
  %35 = shl nsw i32 %34, 1, !dbg !171
  %36 = add i32 %35, 1023, !dbg !172
  %37 = and i32 %36, %8, !dbg !172
  %38 = icmp eq i32 %37, 0, !dbg !172
  br i1 %38, label %39, label %48, !dbg !173

39:                                               ; preds = %33
  %40 = add nsw i32 %34, %8, !dbg !174
  %41 = icmp slt i32 %40, %3, !dbg !175
  br i1 %41, label %42, label %48, !dbg !173

42:                                               ; preds = %39
  %43 = sext i32 %40 to i64, !dbg !176
  %44 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18power_of_two_termsE4held to ptr), i64 %43, !dbg !176
  %45 = load i32, ptr %44, align 4, !dbg !176, !tbaa !10
  %46 = load i32, ptr %28, align 4, !dbg !177, !tbaa !10
  %47 = add nsw i32 %46, %45, !dbg !177
  store i32 %47, ptr %28, align 4, !dbg !177, !tbaa !10
  br label %48, !dbg !178

48:                                               ; preds = %42, %39, %33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !179
  %49 = icmp slt i32 %35, %3, !dbg !165
  br i1 %49, label %33, label %30, !dbg !166, !llvm.loop !180
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @power_of_two_modulus(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !182 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !183
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !183
  %7 = mul i32 %5, %6, !dbg !183
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !183
  %9 = add i32 %7, %8, !dbg !183
  %10 = shl i32 %9, 13, !dbg !183
  %11 = xor i32 %10, %9, !dbg !183
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !183, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !183
  %14 = xor i32 %13, %12, !dbg !183
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !183, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !183
  %17 = xor i32 %16, %15, !dbg !183
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !183, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !183
  %20 = xor i32 %19, %18, !dbg !183
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !183, !srcloc !22
  %22 = mul nsw i32 %3, %2, !dbg !184
  %23 = icmp slt i32 %9, %22, !dbg !185
  br i1 %23, label %24, label %30, !dbg !185

24:                                               ; preds = %4
  %25 = sext i32 %9 to i64, !dbg !186
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !186
  %27 = load i32, ptr %26, align 4, !dbg !186, !tbaa !10
  %28 = urem i32 %27, %3, !dbg !187
  %29 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !188
  store i32 %28, ptr %29, align 4, !dbg !189, !tbaa !10
  br label %30, !dbg !188

30:                                               ; preds = %24, %4
  ret void, !dbg !190
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @vector_of_4(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !191 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !192
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !192
  %6 = mul i32 %4, %5, !dbg !192
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !192
  %8 = add i32 %6, %7, !dbg !192
  %9 = shl i32 %8, 13, !dbg !192
  %10 = xor i32 %9, %8, !dbg !192
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !192, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !192
  %13 = xor i32 %12, %11, !dbg !192
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !192, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !192
  %16 = xor i32 %15, %14, !dbg !192
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !192, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !192
  %19 = xor i32 %18, %17, !dbg !192
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !192, !srcloc !22
  %21 = shl nsw i32 %8, 2, !dbg !193
  %22 = or disjoint i32 %21, 3, !dbg !194
  %23 = icmp slt i32 %22, %2, !dbg !195
  br i1 %23, label %26, label %24, !dbg !195

24:                                               ; preds = %3
  %25 = icmp slt i32 %21, %2, !dbg !196
  br i1 %25, label %32, label %41, !dbg !197

26:                                               ; preds = %3
  %27 = sext i32 %8 to i64, !dbg !198
  %28 = getelementptr inbounds <4 x i32>, ptr %0, i64 %27, !dbg !198
  %29 = load <4 x i32>, ptr %28, align 16, !dbg !198, !tbaa !199
  %30 = add <4 x i32> %29, splat (i32 5), !dbg !200
  %31 = getelementptr inbounds <4 x i32>, ptr %1, i64 %27, !dbg !201
  store <4 x i32> %30, ptr %31, align 16, !dbg !202, !tbaa !199
  br label %41, !dbg !203

32:                                               ; preds = %24, %32
  %33 = phi i32 [ %39, %32 ], [ %21, %24 ]
  %34 = sext i32 %33 to i64, !dbg !204
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !204
  %36 = load i32, ptr %35, align 4, !dbg !204, !tbaa !10
  %37 = add nsw i32 %36, 5, !dbg !205
  %38 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !206
  store i32 %37, ptr %38, align 4, !dbg !207, !tbaa !10
  %39 = add nsw i32 %33, 1, !dbg !208
  %40 = icmp eq i32 %39, %2, !dbg !196
  br i1 %40, label %41, label %32, !dbg !197, !llvm.loop !209

41:                                               ; preds = %32, %24, %26
  ret void, !dbg !211
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @vector_alignment(ptr noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !212 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !213
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !213
  %6 = mul i32 %4, %5, !dbg !213
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !213
  %8 = add i32 %6, %7, !dbg !213
  %9 = shl i32 %8, 13, !dbg !213
  %10 = xor i32 %9, %8, !dbg !213
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !213, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !213
  %13 = xor i32 %12, %11, !dbg !213
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !213, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !213
  %16 = xor i32 %15, %14, !dbg !213
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !213, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !213
  %19 = xor i32 %18, %17, !dbg !213
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !213, !srcloc !22
  %21 = shl nsw i32 %8, 2, !dbg !214
  %22 = or disjoint i32 %21, 3, !dbg !215
  %23 = icmp slt i32 %22, %2, !dbg !216
  %24 = ptrtoint ptr %0 to i64
  %25 = and i64 %24, 15
  %26 = icmp eq i64 %25, 0
  %27 = and i1 %23, %26, !dbg !217
  br i1 %27, label %32, label %28, !dbg !217

28:                                               ; preds = %3
  %29 = add nsw i32 %21, 4
  %30 = tail call i32 @llvm.smin.i32(i32 %29, i32 %2), !dbg !218
  %31 = icmp sgt i32 %2, %21, !dbg !219
  br i1 %31, label %38, label %47, !dbg !218

32:                                               ; preds = %3
  %33 = sext i32 %8 to i64, !dbg !220
  %34 = getelementptr inbounds <4 x i32>, ptr %0, i64 %33, !dbg !220
  %35 = load <4 x i32>, ptr %34, align 16, !dbg !220, !tbaa !199
  %36 = add <4 x i32> %35, splat (i32 5), !dbg !221
  %37 = getelementptr inbounds <4 x i32>, ptr %1, i64 %33, !dbg !222
  store <4 x i32> %36, ptr %37, align 16, !dbg !223, !tbaa !199
  br label %47, !dbg !224

38:                                               ; preds = %28, %38
  %39 = phi i32 [ %45, %38 ], [ %21, %28 ]
  %40 = sext i32 %39 to i64, !dbg !225
  %41 = getelementptr inbounds i32, ptr %0, i64 %40, !dbg !225
  %42 = load i32, ptr %41, align 4, !dbg !225, !tbaa !10
  %43 = add nsw i32 %42, 5, !dbg !226
  %44 = getelementptr inbounds i32, ptr %1, i64 %40, !dbg !227
  store i32 %43, ptr %44, align 4, !dbg !228, !tbaa !10
  %45 = add nsw i32 %39, 1, !dbg !229
  %46 = icmp slt i32 %45, %30, !dbg !219
  br i1 %46, label %38, label %47, !dbg !218, !llvm.loop !230

47:                                               ; preds = %38, %28, %32
  ret void, !dbg !232
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @whole_tiles(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !233 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !234
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !234
  %9 = mul i32 %7, %8, !dbg !234
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !234
  %11 = add i32 %9, %10, !dbg !234
  %12 = shl i32 %11, 13, !dbg !234
  %13 = xor i32 %12, %11, !dbg !234
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !234, !srcloc !19
  %15 = lshr i32 %14, 17, !dbg !234
  %16 = xor i32 %15, %14, !dbg !234
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !234, !srcloc !20
  %18 = shl i32 %17, 5, !dbg !234
  %19 = xor i32 %18, %17, !dbg !234
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !234, !srcloc !21
  %21 = lshr i32 %20, 3, !dbg !234
  %22 = xor i32 %21, %20, !dbg !234
  %23 = tail call i32 asm sideeffect "", "=r,0"(i32 %22) #5, !dbg !234, !srcloc !22
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !235
  %25 = shl i32 %7, 4, !dbg !236
  %26 = add i32 %25, %10, !dbg !237
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !238
  %28 = shl nuw nsw i32 %27, 4, !dbg !239
  %29 = add nuw nsw i32 %28, %24, !dbg !240
  %30 = icmp sgt i32 %5, 0, !dbg !241
  br i1 %30, label %31, label %43, !dbg !242

31:                                               ; preds = %6
  %32 = icmp slt i32 %29, %3
  %33 = mul nuw nsw i32 %5, %29
  %34 = add nuw i32 %33, %10
  %35 = zext nneg i32 %24 to i64
  %36 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11whole_tilesE4left to ptr), i64 %35
  %37 = zext nneg i32 %10 to i64
  %38 = getelementptr inbounds nuw i32, ptr %36, i64 %37
  %39 = icmp slt i32 %26, %4
  %40 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11whole_tilesE5right to ptr), i64 %35
  %41 = getelementptr inbounds nuw i32, ptr %40, i64 %37
  %42 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11whole_tilesE5right to ptr), i64 %37
  br label %48, !dbg !242

43:                                               ; preds = %72, %6
  %44 = phi i32 [ 0, %6 ], [ %84, %72 ], !dbg !243
  %45 = icmp slt i32 %26, %4, !dbg !244
  %46 = icmp slt i32 %29, %3
  %47 = and i1 %46, %45, !dbg !245
  br i1 %47, label %87, label %92, !dbg !245

48:                                               ; preds = %31, %72
  %49 = phi i32 [ 0, %31 ], [ %73, %72 ]
  %50 = phi i32 [ 0, %31 ], [ %84, %72 ]
  %51 = add nuw nsw i32 %49, %10
  %52 = icmp slt i32 %51, %5
  %53 = select i1 %32, i1 %52, i1 false, !dbg !246
  br i1 %53, label %54, label %59, !dbg !246

54:                                               ; preds = %48
  %55 = add i32 %34, %49, !dbg !247
  %56 = sext i32 %55 to i64, !dbg !248
  %57 = getelementptr inbounds i32, ptr %0, i64 %56, !dbg !248
  %58 = load i32, ptr %57, align 4, !dbg !248, !tbaa !10
  br label %59, !dbg !249

59:                                               ; preds = %48, %54
  %60 = phi i32 [ %58, %54 ], [ 0, %48 ], !dbg !249
  store i32 %60, ptr %38, align 4, !dbg !250, !tbaa !10
  br i1 %39, label %61, label %70, !dbg !251

61:                                               ; preds = %59
  %62 = add nuw nsw i32 %49, %24, !dbg !252
  %63 = icmp slt i32 %62, %5, !dbg !253
  br i1 %63, label %64, label %70, !dbg !254

64:                                               ; preds = %61
  %65 = mul nsw i32 %62, %4, !dbg !255
  %66 = add nsw i32 %65, %26, !dbg !256
  %67 = sext i32 %66 to i64, !dbg !257
  %68 = getelementptr inbounds i32, ptr %1, i64 %67, !dbg !257
  %69 = load i32, ptr %68, align 4, !dbg !257, !tbaa !10
  br label %70, !dbg !254

70:                                               ; preds = %59, %61, %64
  %71 = phi i32 [ %69, %64 ], [ 0, %61 ], [ 0, %59 ], !dbg !254
  store i32 %71, ptr %41, align 4, !dbg !258, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !259
  br label %75, !dbg !260

72:                                               ; preds = %75
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !261
  %73 = add nuw nsw i32 %49, 16, !dbg !262
  %74 = icmp slt i32 %73, %5, !dbg !241
  br i1 %74, label %48, label %43, !dbg !242, !llvm.loop !263

75:                                               ; preds = %70, %75
  %76 = phi i32 [ 0, %70 ], [ %85, %75 ]
  %77 = phi i32 [ %50, %70 ], [ %84, %75 ]
  %78 = zext nneg i32 %76 to i64, !dbg !265
  %79 = getelementptr inbounds nuw i32, ptr %36, i64 %78, !dbg !265
  %80 = load i32, ptr %79, align 4, !dbg !265, !tbaa !10
  %81 = getelementptr inbounds nuw [16 x i32], ptr %42, i64 %78, !dbg !266
  %82 = load i32, ptr %81, align 4, !dbg !266, !tbaa !10
  %83 = mul nsw i32 %82, %80, !dbg !267
  %84 = add nsw i32 %83, %77, !dbg !268
  %85 = add nuw nsw i32 %76, 1, !dbg !269
  %86 = icmp eq i32 %85, 16, !dbg !270
  br i1 %86, label %72, label %75, !dbg !260, !llvm.loop !271

87:                                               ; preds = %43
  %88 = mul nsw i32 %4, %29, !dbg !273
  %89 = add nsw i32 %88, %26, !dbg !274
  %90 = sext i32 %89 to i64, !dbg !275
  %91 = getelementptr inbounds i32, ptr %2, i64 %90, !dbg !275
  store i32 %44, ptr %91, align 4, !dbg !276, !tbaa !10
  br label %92, !dbg !275

92:                                               ; preds = %87, %43
  ret void, !dbg !277
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @square(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !278 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !279
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !279
  %7 = mul i32 %5, %6, !dbg !279
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !279
  %9 = add i32 %7, %8, !dbg !279
  %10 = shl i32 %9, 13, !dbg !279
  %11 = xor i32 %10, %9, !dbg !279
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !279, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !279
  %14 = xor i32 %13, %12, !dbg !279
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !279, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !279
  %17 = xor i32 %16, %15, !dbg !279
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !279, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !279
  %20 = xor i32 %19, %18, !dbg !279
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !279, !srcloc !22
  %22 = shl i32 %5, 4, !dbg !280
  %23 = add i32 %22, %8, !dbg !281
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !282
  %25 = shl nuw nsw i32 %24, 4, !dbg !283
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !284
  %27 = add nuw nsw i32 %25, %26, !dbg !285
  %28 = icmp slt i32 %23, %3, !dbg !286
  %29 = icmp slt i32 %27, %2
  %30 = and i1 %29, %28, !dbg !287
  br i1 %30, label %31, label %41, !dbg !287

31:                                               ; preds = %4
  %32 = mul nsw i32 %3, %27, !dbg !288
  %33 = add nsw i32 %32, %23, !dbg !289
  %34 = sext i32 %33 to i64, !dbg !290
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !290
  %36 = load i32, ptr %35, align 4, !dbg !290, !tbaa !10
  %37 = mul nsw i32 %2, %23, !dbg !291
  %38 = add nsw i32 %37, %27, !dbg !292
  %39 = sext i32 %38 to i64, !dbg !293
  %40 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !293
  store i32 %36, ptr %40, align 4, !dbg !294, !tbaa !10
  br label %41, !dbg !293

41:                                               ; preds = %31, %4
  ret void, !dbg !295
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pitch_is_width(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !296 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !297
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !297
  %8 = mul i32 %6, %7, !dbg !297
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !297
  %10 = add i32 %8, %9, !dbg !297
  %11 = shl i32 %10, 13, !dbg !297
  %12 = xor i32 %11, %10, !dbg !297
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #5, !dbg !297, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !297
  %15 = xor i32 %14, %13, !dbg !297
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #5, !dbg !297, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !297
  %18 = xor i32 %17, %16, !dbg !297
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #5, !dbg !297, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !297
  %21 = xor i32 %20, %19, !dbg !297
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #5, !dbg !297, !srcloc !22
  %23 = shl i32 %6, 4, !dbg !298
  %24 = add i32 %23, %9, !dbg !299
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !300
  %26 = shl nuw nsw i32 %25, 4, !dbg !301
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !302
  %28 = add nuw nsw i32 %26, %27, !dbg !303
  %29 = icmp slt i32 %24, %3, !dbg !304
  %30 = icmp slt i32 %28, %2
  %31 = and i1 %30, %29, !dbg !305
  br i1 %31, label %32, label %43, !dbg !305

32:                                               ; preds = %5
  %33 = mul nsw i32 %4, %28, !dbg !306
  %34 = add nsw i32 %33, %24, !dbg !307
  %35 = sext i32 %34 to i64, !dbg !308
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !308
  %37 = load i32, ptr %36, align 4, !dbg !308, !tbaa !10
  %38 = add nsw i32 %37, 1, !dbg !309
  %39 = mul nsw i32 %3, %28, !dbg !310
  %40 = add nsw i32 %39, %24, !dbg !311
  %41 = sext i32 %40 to i64, !dbg !312
  %42 = getelementptr inbounds i32, ptr %1, i64 %41, !dbg !312
  store i32 %38, ptr %42, align 4, !dbg !313, !tbaa !10
  br label %43, !dbg !312

43:                                               ; preds = %32, %5
  ret void, !dbg !314
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @batch_of_one(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !315 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !316
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !316
  %6 = mul i32 %4, %5, !dbg !316
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !316
  %8 = add i32 %6, %7, !dbg !316
  %9 = shl i32 %8, 13, !dbg !316
  %10 = xor i32 %9, %8, !dbg !316
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !316, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !316
  %13 = xor i32 %12, %11, !dbg !316
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !316, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !316
  %16 = xor i32 %15, %14, !dbg !316
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !316, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !316
  %19 = xor i32 %18, %17, !dbg !316
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !316, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !317
  br i1 %21, label %22, label %31, !dbg !317

22:                                               ; preds = %3
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !318
  %24 = mul i32 %2, %23, !dbg !319
  %25 = add i32 %24, %8, !dbg !320
  %26 = sext i32 %25 to i64, !dbg !321
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !321
  %28 = load i32, ptr %27, align 4, !dbg !321, !tbaa !10
  %29 = mul nsw i32 %28, 9, !dbg !322
  %30 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !323
  store i32 %29, ptr %30, align 4, !dbg !324, !tbaa !10
  br label %31, !dbg !323

31:                                               ; preds = %22, %3
  ret void, !dbg !325
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @wraps_once(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !326 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !327
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !327
  %7 = mul i32 %5, %6, !dbg !327
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !327
  %9 = add i32 %7, %8, !dbg !327
  %10 = shl i32 %9, 13, !dbg !327
  %11 = xor i32 %10, %9, !dbg !327
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !327, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !327
  %14 = xor i32 %13, %12, !dbg !327
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !327, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !327
  %17 = xor i32 %16, %15, !dbg !327
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !327, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !327
  %20 = xor i32 %19, %18, !dbg !327
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !327, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !328
  br i1 %22, label %23, label %31, !dbg !328

23:                                               ; preds = %4
  %24 = add nsw i32 %3, %9, !dbg !329
  %25 = srem i32 %24, %2, !dbg !330
  %26 = sext i32 %25 to i64, !dbg !331
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !331
  %28 = load i32, ptr %27, align 4, !dbg !331, !tbaa !10
  %29 = sext i32 %9 to i64, !dbg !332
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !332
  store i32 %28, ptr %30, align 4, !dbg !333, !tbaa !10
  br label %31, !dbg !332

31:                                               ; preds = %23, %4
  ret void, !dbg !334
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @row_within_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !335 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !336
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !336
  %7 = mul i32 %5, %6, !dbg !336
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !336
  %9 = add i32 %7, %8, !dbg !336
  %10 = shl i32 %9, 13, !dbg !336
  %11 = xor i32 %10, %9, !dbg !336
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !336, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !336
  %14 = xor i32 %13, %12, !dbg !336
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !336, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !336
  %17 = xor i32 %16, %15, !dbg !336
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !336, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !336
  %20 = xor i32 %19, %18, !dbg !336
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !336, !srcloc !22
  %22 = icmp slt i32 %8, %3, !dbg !337
  br i1 %22, label %25, label %23, !dbg !338

23:                                               ; preds = %27, %4
  %24 = phi i32 [ 0, %4 ], [ %34, %27 ]
  br label %39, !dbg !339

25:                                               ; preds = %4
  %26 = mul i32 %3, %5
  br label %27, !dbg !338

27:                                               ; preds = %25, %27
  %28 = phi i32 [ %8, %25 ], [ %35, %27 ]
  %29 = phi i32 [ 0, %25 ], [ %34, %27 ]
  %30 = add i32 %28, %26, !dbg !340
  %31 = zext i32 %30 to i64, !dbg !341
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %31, !dbg !341
  %33 = load i32, ptr %32, align 4, !dbg !341, !tbaa !10
  %34 = add nsw i32 %33, %29, !dbg !342
  %35 = add nuw nsw i32 %28, 32, !dbg !343
  %36 = icmp slt i32 %35, %3, !dbg !337
  br i1 %36, label %27, label %23, !dbg !338, !llvm.loop !344

37:                                               ; preds = %39
  %38 = icmp slt i32 %8, %3, !dbg !346
  br i1 %38, label %46, label %51, !dbg !346

39:                                               ; preds = %23, %39
  %40 = phi i32 [ %44, %39 ], [ 16, %23 ]
  %41 = phi i32 [ %43, %39 ], [ %24, %23 ]
  %42 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %41, i32 %40, i32 31), !dbg !347
  %43 = add nsw i32 %42, %41, !dbg !348
  %44 = lshr i32 %40, 1, !dbg !349
  %45 = icmp eq i32 %44, 0, !dbg !350
  br i1 %45, label %37, label %39, !dbg !339, !llvm.loop !351

46:                                               ; preds = %37
  %47 = mul i32 %3, %5, !dbg !353
  %48 = add i32 %47, %8, !dbg !354
  %49 = zext i32 %48 to i64, !dbg !355
  %50 = getelementptr inbounds nuw i32, ptr %1, i64 %49, !dbg !355
  store i32 %43, ptr %50, align 4, !dbg !356, !tbaa !10
  br label %51, !dbg !355

51:                                               ; preds = %46, %37
  ret void, !dbg !357
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_of_64(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !358 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !359
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !359
  %6 = mul i32 %4, %5, !dbg !359
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !359
  %8 = add i32 %6, %7, !dbg !359
  %9 = shl i32 %8, 13, !dbg !359
  %10 = xor i32 %9, %8, !dbg !359
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !359, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !359
  %13 = xor i32 %12, %11, !dbg !359
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !359, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !359
  %16 = xor i32 %15, %14, !dbg !359
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !359, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !359
  %19 = xor i32 %18, %17, !dbg !359
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !359, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !360
  br i1 %21, label %22, label %29, !dbg !360

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !361
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !361
  %25 = load i32, ptr %24, align 4, !dbg !361, !tbaa !10
  %26 = mul nsw i32 %25, 3, !dbg !362
  %27 = add nsw i32 %26, 1, !dbg !363
  %28 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !364
  store i32 %27, ptr %28, align 4, !dbg !365, !tbaa !10
  br label %29, !dbg !364

29:                                               ; preds = %22, %3
  ret void, !dbg !366
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_that_covers(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !367 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !368
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !368
  %6 = mul i32 %4, %5, !dbg !368
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !368
  %8 = add i32 %6, %7, !dbg !368
  %9 = shl i32 %8, 13, !dbg !368
  %10 = xor i32 %9, %8, !dbg !368
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !368, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !368
  %13 = xor i32 %12, %11, !dbg !368
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !368, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !368
  %16 = xor i32 %15, %14, !dbg !368
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !368, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !368
  %19 = xor i32 %18, %17, !dbg !368
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !368, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !369
  br i1 %21, label %22, label %34, !dbg !370

22:                                               ; preds = %3
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %24 = mul i32 %23, %5
  br label %25, !dbg !370

25:                                               ; preds = %22, %25
  %26 = phi i32 [ %8, %22 ], [ %32, %25 ]
  %27 = sext i32 %26 to i64, !dbg !371
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !371
  %29 = load i32, ptr %28, align 4, !dbg !371, !tbaa !10
  %30 = add nsw i32 %29, 7, !dbg !372
  %31 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !373
  store i32 %30, ptr %31, align 4, !dbg !374, !tbaa !10
  %32 = add i32 %26, %24, !dbg !375
  %33 = icmp slt i32 %32, %2, !dbg !369
  br i1 %33, label %25, label %34, !dbg !370, !llvm.loop !376

34:                                               ; preds = %25, %3
  ret void, !dbg !378
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!7 = !DIFile(filename: "guards.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "guard_1d", scope: !7, file: !7, line: 5, type: !16, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 6, column: 5, scope: !15)
!19 = !{i64 8035035}
!20 = !{i64 8035085}
!21 = !{i64 8035134}
!22 = !{i64 8035183}
!23 = !DILocation(line: 7, column: 18, scope: !15)
!24 = !DILocation(line: 7, column: 33, scope: !15)
!25 = !DILocation(line: 7, column: 39, scope: !15)
!26 = !DILocation(line: 7, column: 43, scope: !15)
!27 = !DILocation(line: 7, column: 24, scope: !15)
!28 = !DILocation(line: 7, column: 31, scope: !15)
!29 = !DILocation(line: 8, column: 1, scope: !15)
!30 = distinct !DISubprogram(name: "guard_2d", scope: !7, file: !7, line: 10, type: !16, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!31 = !DILocation(line: 11, column: 5, scope: !30)
!32 = !DILocation(line: 12, column: 24, scope: !30)
!33 = !DILocation(line: 12, column: 29, scope: !30)
!34 = !DILocation(line: 12, column: 48, scope: !30)
!35 = !DILocation(line: 12, column: 59, scope: !30)
!36 = !DILocation(line: 12, column: 66, scope: !30)
!37 = !DILocation(line: 12, column: 64, scope: !30)
!38 = !DILocation(line: 13, column: 18, scope: !30)
!39 = !DILocation(line: 13, column: 25, scope: !30)
!40 = !DILocation(line: 13, column: 64, scope: !30)
!41 = !DILocation(line: 13, column: 71, scope: !30)
!42 = !DILocation(line: 13, column: 59, scope: !30)
!43 = !DILocation(line: 13, column: 76, scope: !30)
!44 = !DILocation(line: 13, column: 80, scope: !30)
!45 = !DILocation(line: 13, column: 39, scope: !30)
!46 = !DILocation(line: 13, column: 57, scope: !30)
!47 = !DILocation(line: 14, column: 1, scope: !30)
!48 = distinct !DISubprogram(name: "guard_columns", scope: !7, file: !7, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!49 = !DILocation(line: 17, column: 5, scope: !48)
!50 = !DILocation(line: 18, column: 24, scope: !48)
!51 = !DILocation(line: 18, column: 29, scope: !48)
!52 = !DILocation(line: 18, column: 48, scope: !48)
!53 = !DILocation(line: 18, column: 59, scope: !48)
!54 = !DILocation(line: 18, column: 66, scope: !48)
!55 = !DILocation(line: 18, column: 64, scope: !48)
!56 = !DILocation(line: 19, column: 18, scope: !48)
!57 = !DILocation(line: 19, column: 25, scope: !48)
!58 = !DILocation(line: 19, column: 64, scope: !48)
!59 = !DILocation(line: 19, column: 71, scope: !48)
!60 = !DILocation(line: 19, column: 59, scope: !48)
!61 = !DILocation(line: 19, column: 76, scope: !48)
!62 = !DILocation(line: 19, column: 80, scope: !48)
!63 = !DILocation(line: 19, column: 39, scope: !48)
!64 = !DILocation(line: 19, column: 57, scope: !48)
!65 = !DILocation(line: 20, column: 1, scope: !48)
!66 = distinct !DISubprogram(name: "guard_rows", scope: !7, file: !7, line: 22, type: !16, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!67 = !DILocation(line: 23, column: 5, scope: !66)
!68 = !DILocation(line: 24, column: 24, scope: !66)
!69 = !DILocation(line: 24, column: 29, scope: !66)
!70 = !DILocation(line: 24, column: 48, scope: !66)
!71 = !DILocation(line: 24, column: 59, scope: !66)
!72 = !DILocation(line: 24, column: 66, scope: !66)
!73 = !DILocation(line: 24, column: 64, scope: !66)
!74 = !DILocation(line: 25, column: 11, scope: !66)
!75 = !DILocation(line: 25, column: 25, scope: !66)
!76 = !DILocation(line: 25, column: 63, scope: !66)
!77 = !DILocation(line: 25, column: 70, scope: !66)
!78 = !DILocation(line: 25, column: 58, scope: !66)
!79 = !DILocation(line: 25, column: 75, scope: !66)
!80 = !DILocation(line: 25, column: 79, scope: !66)
!81 = !DILocation(line: 25, column: 38, scope: !66)
!82 = !DILocation(line: 25, column: 56, scope: !66)
!83 = !DILocation(line: 26, column: 1, scope: !66)
!84 = distinct !DISubprogram(name: "guard_of_store", scope: !7, file: !7, line: 28, type: !16, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!85 = !DILocation(line: 29, column: 5, scope: !84)
!86 = !DILocation(line: 30, column: 15, scope: !84)
!87 = !DILocation(line: 30, column: 13, scope: !84)
!88 = !DILocation(line: 30, column: 21, scope: !84)
!89 = !DILocation(line: 31, column: 35, scope: !84)
!90 = !DILocation(line: 31, column: 24, scope: !84)
!91 = !DILocation(line: 31, column: 31, scope: !84)
!92 = !DILocation(line: 32, column: 1, scope: !84)
!93 = distinct !DISubprogram(name: "guard_of_load", scope: !7, file: !7, line: 34, type: !16, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!94 = !DILocation(line: 35, column: 5, scope: !93)
!95 = !DILocation(line: 37, column: 18, scope: !93)
!96 = !DILocation(line: 37, column: 28, scope: !93)
!97 = !DILocation(line: 37, column: 24, scope: !93)
!98 = !DILocation(line: 0, scope: !93)
!99 = !DILocation(line: 38, column: 5, scope: !93)
!100 = !{i64 1226}
!101 = !DILocation(line: 39, column: 11, scope: !93)
!102 = !DILocation(line: 39, column: 27, scope: !93)
!103 = !DILocation(line: 39, column: 16, scope: !93)
!104 = !DILocation(line: 39, column: 23, scope: !93)
!105 = !DILocation(line: 40, column: 1, scope: !93)
!106 = distinct !DISubprogram(name: "guard_of_terms", scope: !7, file: !7, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!107 = !DILocation(line: 44, column: 5, scope: !106)
!108 = !DILocation(line: 46, column: 24, scope: !106)
!109 = !DILocation(line: 46, column: 22, scope: !106)
!110 = !DILocation(line: 46, column: 30, scope: !106)
!111 = !DILocation(line: 46, column: 12, scope: !106)
!112 = !DILocation(line: 46, column: 20, scope: !106)
!113 = !DILocation(line: 48, column: 5, scope: !106)
!114 = !DILocation(line: 49, column: 5, scope: !106)
!115 = !DILocation(line: 53, column: 11, scope: !106)
!116 = !DILocation(line: 50, column: 15, scope: !106)
!117 = !DILocation(line: 50, column: 38, scope: !106)
!118 = !DILocation(line: 50, column: 31, scope: !106)
!119 = !DILocation(line: 50, column: 28, scope: !106)
!120 = !DILocation(line: 50, column: 20, scope: !106)
!121 = !DILocation(line: 51, column: 9, scope: !106)
!122 = !DILocation(line: 49, column: 31, scope: !106)
!123 = !DILocation(line: 49, column: 24, scope: !106)
!124 = distinct !{!124, !114, !125, !126, !127}
!125 = !DILocation(line: 52, column: 5, scope: !106)
!126 = !{!"llvm.loop.mustprogress"}
!127 = !{!"llvm.loop.unroll.disable"}
!128 = !DILocation(line: 53, column: 25, scope: !106)
!129 = !DILocation(line: 53, column: 16, scope: !106)
!130 = !DILocation(line: 53, column: 23, scope: !106)
!131 = !DILocation(line: 54, column: 1, scope: !106)
!132 = distinct !DISubprogram(name: "single_pass", scope: !7, file: !7, line: 56, type: !16, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!133 = !DILocation(line: 57, column: 5, scope: !132)
!134 = !DILocation(line: 58, column: 21, scope: !132)
!135 = !DILocation(line: 58, column: 12, scope: !132)
!136 = !DILocation(line: 58, column: 85, scope: !132)
!137 = !DILocation(line: 58, column: 91, scope: !132)
!138 = !DILocation(line: 58, column: 76, scope: !132)
!139 = !DILocation(line: 58, column: 83, scope: !132)
!140 = !DILocation(line: 58, column: 28, scope: !132)
!141 = distinct !{!141, !135, !142, !126, !127}
!142 = !DILocation(line: 58, column: 93, scope: !132)
!143 = !DILocation(line: 59, column: 1, scope: !132)
!144 = distinct !DISubprogram(name: "last_block_is_full", scope: !7, file: !7, line: 61, type: !16, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!145 = !DILocation(line: 62, column: 5, scope: !144)
!146 = !DILocation(line: 65, column: 11, scope: !144)
!147 = !DILocation(line: 63, column: 37, scope: !144)
!148 = !DILocation(line: 63, column: 47, scope: !144)
!149 = !DILocation(line: 63, column: 34, scope: !144)
!150 = !DILocation(line: 63, column: 23, scope: !144)
!151 = !DILocation(line: 65, column: 25, scope: !144)
!152 = !DILocation(line: 65, column: 31, scope: !144)
!153 = !DILocation(line: 65, column: 35, scope: !144)
!154 = !DILocation(line: 65, column: 16, scope: !144)
!155 = !DILocation(line: 65, column: 23, scope: !144)
!156 = !DILocation(line: 66, column: 1, scope: !144)
!157 = distinct !DISubprogram(name: "power_of_two_terms", scope: !7, file: !7, line: 68, type: !16, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!158 = !DILocation(line: 70, column: 5, scope: !157)
!159 = !DILocation(line: 72, column: 29, scope: !157)
!160 = !DILocation(line: 72, column: 36, scope: !157)
!161 = !DILocation(line: 72, column: 15, scope: !157)
!162 = !DILocation(line: 72, column: 5, scope: !157)
!163 = !DILocation(line: 72, column: 13, scope: !157)
!164 = !DILocation(line: 73, column: 5, scope: !157)
!165 = !DILocation(line: 74, column: 23, scope: !157)
!166 = !DILocation(line: 74, column: 5, scope: !157)
!167 = !DILocation(line: 78, column: 34, scope: !157)
!168 = !DILocation(line: 78, column: 5, scope: !157)
!169 = !DILocation(line: 78, column: 32, scope: !157)
!170 = !DILocation(line: 79, column: 1, scope: !157)
!171 = !DILocation(line: 75, column: 20, scope: !157)
!172 = !DILocation(line: 75, column: 25, scope: !157)
!173 = !DILocation(line: 75, column: 37, scope: !157)
!174 = !DILocation(line: 75, column: 41, scope: !157)
!175 = !DILocation(line: 75, column: 45, scope: !157)
!176 = !DILocation(line: 75, column: 65, scope: !157)
!177 = !DILocation(line: 75, column: 62, scope: !157)
!178 = !DILocation(line: 75, column: 54, scope: !157)
!179 = !DILocation(line: 76, column: 9, scope: !157)
!180 = distinct !{!180, !166, !181, !126, !127}
!181 = !DILocation(line: 77, column: 5, scope: !157)
!182 = distinct !DISubprogram(name: "power_of_two_modulus", scope: !7, file: !7, line: 81, type: !16, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!183 = !DILocation(line: 82, column: 5, scope: !182)
!184 = !DILocation(line: 84, column: 18, scope: !182)
!185 = !DILocation(line: 84, column: 11, scope: !182)
!186 = !DILocation(line: 83, column: 18, scope: !182)
!187 = !DILocation(line: 84, column: 44, scope: !182)
!188 = !DILocation(line: 84, column: 26, scope: !182)
!189 = !DILocation(line: 84, column: 33, scope: !182)
!190 = !DILocation(line: 85, column: 1, scope: !182)
!191 = distinct !DISubprogram(name: "vector_of_4", scope: !7, file: !7, line: 87, type: !16, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!192 = !DILocation(line: 88, column: 5, scope: !191)
!193 = !DILocation(line: 89, column: 11, scope: !191)
!194 = !DILocation(line: 89, column: 15, scope: !191)
!195 = !DILocation(line: 89, column: 19, scope: !191)
!196 = !DILocation(line: 92, column: 39, scope: !191)
!197 = !DILocation(line: 92, column: 17, scope: !191)
!198 = !DILocation(line: 90, column: 30, scope: !191)
!199 = !{!12, !12, i64 0}
!200 = !DILocation(line: 90, column: 54, scope: !191)
!201 = !DILocation(line: 90, column: 9, scope: !191)
!202 = !DILocation(line: 90, column: 28, scope: !191)
!203 = !DILocation(line: 91, column: 5, scope: !191)
!204 = !DILocation(line: 92, column: 58, scope: !191)
!205 = !DILocation(line: 92, column: 64, scope: !191)
!206 = !DILocation(line: 92, column: 49, scope: !191)
!207 = !DILocation(line: 92, column: 56, scope: !191)
!208 = !DILocation(line: 92, column: 45, scope: !191)
!209 = distinct !{!209, !197, !210, !126, !127}
!210 = !DILocation(line: 92, column: 66, scope: !191)
!211 = !DILocation(line: 93, column: 1, scope: !191)
!212 = distinct !DISubprogram(name: "vector_alignment", scope: !7, file: !7, line: 95, type: !16, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!213 = !DILocation(line: 96, column: 5, scope: !212)
!214 = !DILocation(line: 97, column: 11, scope: !212)
!215 = !DILocation(line: 97, column: 15, scope: !212)
!216 = !DILocation(line: 97, column: 19, scope: !212)
!217 = !DILocation(line: 97, column: 30, scope: !212)
!218 = !DILocation(line: 100, column: 9, scope: !212)
!219 = !DILocation(line: 100, column: 43, scope: !212)
!220 = !DILocation(line: 98, column: 30, scope: !212)
!221 = !DILocation(line: 98, column: 54, scope: !212)
!222 = !DILocation(line: 98, column: 9, scope: !212)
!223 = !DILocation(line: 98, column: 28, scope: !212)
!224 = !DILocation(line: 99, column: 5, scope: !212)
!225 = !DILocation(line: 100, column: 67, scope: !212)
!226 = !DILocation(line: 100, column: 73, scope: !212)
!227 = !DILocation(line: 100, column: 58, scope: !212)
!228 = !DILocation(line: 100, column: 65, scope: !212)
!229 = !DILocation(line: 100, column: 54, scope: !212)
!230 = distinct !{!230, !218, !231, !126, !127}
!231 = !DILocation(line: 100, column: 75, scope: !212)
!232 = !DILocation(line: 102, column: 1, scope: !212)
!233 = distinct !DISubprogram(name: "whole_tiles", scope: !7, file: !7, line: 104, type: !16, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!234 = !DILocation(line: 106, column: 5, scope: !233)
!235 = !DILocation(line: 107, column: 32, scope: !233)
!236 = !DILocation(line: 108, column: 24, scope: !233)
!237 = !DILocation(line: 108, column: 29, scope: !233)
!238 = !DILocation(line: 108, column: 39, scope: !233)
!239 = !DILocation(line: 108, column: 50, scope: !233)
!240 = !DILocation(line: 108, column: 55, scope: !233)
!241 = !DILocation(line: 110, column: 25, scope: !233)
!242 = !DILocation(line: 110, column: 5, scope: !233)
!243 = !DILocation(line: 109, column: 9, scope: !233)
!244 = !DILocation(line: 117, column: 11, scope: !233)
!245 = !DILocation(line: 117, column: 18, scope: !233)
!246 = !DILocation(line: 111, column: 40, scope: !233)
!247 = !DILocation(line: 111, column: 70, scope: !233)
!248 = !DILocation(line: 111, column: 57, scope: !233)
!249 = !DILocation(line: 111, column: 24, scope: !233)
!250 = !DILocation(line: 111, column: 22, scope: !233)
!251 = !DILocation(line: 112, column: 41, scope: !233)
!252 = !DILocation(line: 112, column: 46, scope: !233)
!253 = !DILocation(line: 112, column: 51, scope: !233)
!254 = !DILocation(line: 112, column: 25, scope: !233)
!255 = !DILocation(line: 112, column: 70, scope: !233)
!256 = !DILocation(line: 112, column: 77, scope: !233)
!257 = !DILocation(line: 112, column: 58, scope: !233)
!258 = !DILocation(line: 112, column: 23, scope: !233)
!259 = !DILocation(line: 113, column: 9, scope: !233)
!260 = !DILocation(line: 114, column: 9, scope: !233)
!261 = !DILocation(line: 115, column: 9, scope: !233)
!262 = !DILocation(line: 110, column: 33, scope: !233)
!263 = distinct !{!263, !242, !264, !126, !127}
!264 = !DILocation(line: 116, column: 5, scope: !233)
!265 = !DILocation(line: 114, column: 45, scope: !233)
!266 = !DILocation(line: 114, column: 59, scope: !233)
!267 = !DILocation(line: 114, column: 57, scope: !233)
!268 = !DILocation(line: 114, column: 42, scope: !233)
!269 = !DILocation(line: 114, column: 34, scope: !233)
!270 = !DILocation(line: 114, column: 27, scope: !233)
!271 = distinct !{!271, !260, !272, !126, !127}
!272 = !DILocation(line: 114, column: 70, scope: !233)
!273 = !DILocation(line: 117, column: 35, scope: !233)
!274 = !DILocation(line: 117, column: 42, scope: !233)
!275 = !DILocation(line: 117, column: 31, scope: !233)
!276 = !DILocation(line: 117, column: 47, scope: !233)
!277 = !DILocation(line: 118, column: 1, scope: !233)
!278 = distinct !DISubprogram(name: "square", scope: !7, file: !7, line: 120, type: !16, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!279 = !DILocation(line: 121, column: 5, scope: !278)
!280 = !DILocation(line: 122, column: 24, scope: !278)
!281 = !DILocation(line: 122, column: 29, scope: !278)
!282 = !DILocation(line: 122, column: 48, scope: !278)
!283 = !DILocation(line: 122, column: 59, scope: !278)
!284 = !DILocation(line: 122, column: 66, scope: !278)
!285 = !DILocation(line: 122, column: 64, scope: !278)
!286 = !DILocation(line: 123, column: 11, scope: !278)
!287 = !DILocation(line: 123, column: 18, scope: !278)
!288 = !DILocation(line: 123, column: 78, scope: !278)
!289 = !DILocation(line: 123, column: 85, scope: !278)
!290 = !DILocation(line: 123, column: 73, scope: !278)
!291 = !DILocation(line: 123, column: 37, scope: !278)
!292 = !DILocation(line: 123, column: 66, scope: !278)
!293 = !DILocation(line: 123, column: 31, scope: !278)
!294 = !DILocation(line: 123, column: 71, scope: !278)
!295 = !DILocation(line: 124, column: 1, scope: !278)
!296 = distinct !DISubprogram(name: "pitch_is_width", scope: !7, file: !7, line: 126, type: !16, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!297 = !DILocation(line: 127, column: 5, scope: !296)
!298 = !DILocation(line: 128, column: 24, scope: !296)
!299 = !DILocation(line: 128, column: 29, scope: !296)
!300 = !DILocation(line: 128, column: 48, scope: !296)
!301 = !DILocation(line: 128, column: 59, scope: !296)
!302 = !DILocation(line: 128, column: 66, scope: !296)
!303 = !DILocation(line: 128, column: 64, scope: !296)
!304 = !DILocation(line: 129, column: 11, scope: !296)
!305 = !DILocation(line: 129, column: 18, scope: !296)
!306 = !DILocation(line: 129, column: 56, scope: !296)
!307 = !DILocation(line: 129, column: 86, scope: !296)
!308 = !DILocation(line: 129, column: 51, scope: !296)
!309 = !DILocation(line: 129, column: 91, scope: !296)
!310 = !DILocation(line: 129, column: 37, scope: !296)
!311 = !DILocation(line: 129, column: 44, scope: !296)
!312 = !DILocation(line: 129, column: 31, scope: !296)
!313 = !DILocation(line: 129, column: 49, scope: !296)
!314 = !DILocation(line: 130, column: 1, scope: !296)
!315 = distinct !DISubprogram(name: "batch_of_one", scope: !7, file: !7, line: 132, type: !16, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!316 = !DILocation(line: 133, column: 5, scope: !315)
!317 = !DILocation(line: 135, column: 11, scope: !315)
!318 = !DILocation(line: 134, column: 21, scope: !315)
!319 = !DILocation(line: 134, column: 32, scope: !315)
!320 = !DILocation(line: 134, column: 36, scope: !315)
!321 = !DILocation(line: 135, column: 26, scope: !315)
!322 = !DILocation(line: 135, column: 33, scope: !315)
!323 = !DILocation(line: 135, column: 16, scope: !315)
!324 = !DILocation(line: 135, column: 24, scope: !315)
!325 = !DILocation(line: 136, column: 1, scope: !315)
!326 = distinct !DISubprogram(name: "wraps_once", scope: !7, file: !7, line: 138, type: !16, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!327 = !DILocation(line: 139, column: 5, scope: !326)
!328 = !DILocation(line: 143, column: 11, scope: !326)
!329 = !DILocation(line: 140, column: 18, scope: !326)
!330 = !DILocation(line: 141, column: 17, scope: !326)
!331 = !DILocation(line: 143, column: 25, scope: !326)
!332 = !DILocation(line: 143, column: 16, scope: !326)
!333 = !DILocation(line: 143, column: 23, scope: !326)
!334 = !DILocation(line: 144, column: 1, scope: !326)
!335 = distinct !DISubprogram(name: "row_within_warp", scope: !7, file: !7, line: 146, type: !16, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!336 = !DILocation(line: 147, column: 5, scope: !335)
!337 = !DILocation(line: 149, column: 33, scope: !335)
!338 = !DILocation(line: 149, column: 12, scope: !335)
!339 = !DILocation(line: 151, column: 5, scope: !335)
!340 = !DILocation(line: 150, column: 37, scope: !335)
!341 = !DILocation(line: 150, column: 16, scope: !335)
!342 = !DILocation(line: 150, column: 13, scope: !335)
!343 = !DILocation(line: 149, column: 43, scope: !335)
!344 = distinct !{!344, !338, !345, !126, !127}
!345 = !DILocation(line: 150, column: 40, scope: !335)
!346 = !DILocation(line: 152, column: 14, scope: !335)
!347 = !DILocation(line: 151, column: 44, scope: !335)
!348 = !DILocation(line: 151, column: 41, scope: !335)
!349 = !DILocation(line: 151, column: 31, scope: !335)
!350 = !DILocation(line: 151, column: 24, scope: !335)
!351 = distinct !{!351, !339, !352, !126, !127}
!352 = !DILocation(line: 151, column: 71, scope: !335)
!353 = !DILocation(line: 152, column: 37, scope: !335)
!354 = !DILocation(line: 152, column: 44, scope: !335)
!355 = !DILocation(line: 152, column: 22, scope: !335)
!356 = !DILocation(line: 152, column: 52, scope: !335)
!357 = !DILocation(line: 153, column: 1, scope: !335)
!358 = distinct !DISubprogram(name: "block_of_64", scope: !7, file: !7, line: 155, type: !16, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!359 = !DILocation(line: 156, column: 5, scope: !358)
!360 = !DILocation(line: 158, column: 11, scope: !358)
!361 = !DILocation(line: 158, column: 25, scope: !358)
!362 = !DILocation(line: 158, column: 31, scope: !358)
!363 = !DILocation(line: 158, column: 35, scope: !358)
!364 = !DILocation(line: 158, column: 16, scope: !358)
!365 = !DILocation(line: 158, column: 23, scope: !358)
!366 = !DILocation(line: 159, column: 1, scope: !358)
!367 = distinct !DISubprogram(name: "grid_that_covers", scope: !7, file: !7, line: 161, type: !16, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!368 = !DILocation(line: 162, column: 5, scope: !367)
!369 = !DILocation(line: 163, column: 21, scope: !367)
!370 = !DILocation(line: 163, column: 12, scope: !367)
!371 = !DILocation(line: 163, column: 85, scope: !367)
!372 = !DILocation(line: 163, column: 91, scope: !367)
!373 = !DILocation(line: 163, column: 76, scope: !367)
!374 = !DILocation(line: 163, column: 83, scope: !367)
!375 = !DILocation(line: 163, column: 28, scope: !367)
!376 = distinct !{!376, !370, !377, !126, !127}
!377 = !DILocation(line: 163, column: 93, scope: !367)
!378 = !DILocation(line: 164, column: 1, scope: !367)
