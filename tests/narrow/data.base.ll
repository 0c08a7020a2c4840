; Made from data.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@unset = dso_local addrspace(4) externally_initialized constant [8 x i32] zeroinitializer, align 4
@unset_scale = dso_local addrspace(4) externally_initialized constant float 0.000000e+00, align 4
@table = dso_local addrspace(4) externally_initialized constant [8 x i32] zeroinitializer, align 4
@llvm.compiler.used = appending global [3 x ptr] [ptr addrspacecast (ptr addrspace(4) @table to ptr), ptr addrspacecast (ptr addrspace(4) @unset to ptr), ptr addrspacecast (ptr addrspace(4) @unset_scale to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bias_is_zero(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readnone captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !dbg !15 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %10 = mul i32 %8, %9, !dbg !18
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %12 = add i32 %10, %11, !dbg !18
  %13 = shl i32 %12, 13, !dbg !18
  %14 = xor i32 %13, %12, !dbg !18
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !18, !srcloc !19
  %16 = lshr i32 %15, 17, !dbg !18
  %17 = xor i32 %16, %15, !dbg !18
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !18, !srcloc !20
  %19 = shl i32 %18, 5, !dbg !18
  %20 = xor i32 %19, %18, !dbg !18
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !18, !srcloc !21
  %22 = lshr i32 %21, 3, !dbg !18
  %23 = xor i32 %22, %21, !dbg !18
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #5, !dbg !18, !srcloc !22
  %25 = icmp slt i32 %12, %6, !dbg !23
  br i1 %25, label %26, label %35, !dbg !23

26:                                               ; preds = %7
  %27 = sext i32 %12 to i64, !dbg !24
  %28 = getelementptr inbounds float, ptr %0, i64 %27, !dbg !24
  %29 = load float, ptr %28, align 4, !dbg !24, !tbaa !25
  %30 = fmul contract float %29, 3.000000e+00, !dbg !27
  %31 = getelementptr inbounds float, ptr %3, i64 %27, !dbg !28
  %32 = load float, ptr %31, align 4, !dbg !28, !tbaa !25
  %33 = fadd contract float %30, %32, !dbg !29
  %34 = getelementptr inbounds float, ptr %5, i64 %27, !dbg !30
  store float %33, ptr %34, align 4, !dbg !31, !tbaa !25
  br label %35, !dbg !30

35:                                               ; preds = %26, %7
  ret void, !dbg !32
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @weights_are_one(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readnone captures(none) %3, ptr noundef readnone captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !dbg !33 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !34
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !34
  %10 = mul i32 %8, %9, !dbg !34
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  %12 = add i32 %10, %11, !dbg !34
  %13 = shl i32 %12, 13, !dbg !34
  %14 = xor i32 %13, %12, !dbg !34
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !34, !srcloc !19
  %16 = lshr i32 %15, 17, !dbg !34
  %17 = xor i32 %16, %15, !dbg !34
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !34, !srcloc !20
  %19 = shl i32 %18, 5, !dbg !34
  %20 = xor i32 %19, %18, !dbg !34
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !34, !srcloc !21
  %22 = lshr i32 %21, 3, !dbg !34
  %23 = xor i32 %22, %21, !dbg !34
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #5, !dbg !34, !srcloc !22
  %25 = icmp slt i32 %12, %6, !dbg !35
  br i1 %25, label %26, label %35, !dbg !35

26:                                               ; preds = %7
  %27 = sext i32 %12 to i64, !dbg !36
  %28 = getelementptr inbounds float, ptr %0, i64 %27, !dbg !36
  %29 = load float, ptr %28, align 4, !dbg !36, !tbaa !25
  %30 = getelementptr inbounds float, ptr %2, i64 %27, !dbg !37
  %31 = load float, ptr %30, align 4, !dbg !37, !tbaa !25
  %32 = fmul contract float %29, %31, !dbg !38
  %33 = fadd contract float %32, 2.000000e+00, !dbg !39
  %34 = getelementptr inbounds float, ptr %5, i64 %27, !dbg !40
  store float %33, ptr %34, align 4, !dbg !41, !tbaa !25
  br label %35, !dbg !40

35:                                               ; preds = %26, %7
  ret void, !dbg !42
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nothing_masked(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, ptr noundef readnone captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !dbg !43 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !44
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !44
  %10 = mul i32 %8, %9, !dbg !44
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44
  %12 = add i32 %10, %11, !dbg !44
  %13 = shl i32 %12, 13, !dbg !44
  %14 = xor i32 %13, %12, !dbg !44
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !44, !srcloc !19
  %16 = lshr i32 %15, 17, !dbg !44
  %17 = xor i32 %16, %15, !dbg !44
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !44, !srcloc !20
  %19 = shl i32 %18, 5, !dbg !44
  %20 = xor i32 %19, %18, !dbg !44
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !44, !srcloc !21
  %22 = lshr i32 %21, 3, !dbg !44
  %23 = xor i32 %22, %21, !dbg !44
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #5, !dbg !44, !srcloc !22
  %25 = icmp slt i32 %12, %6, !dbg !45
  br i1 %25, label %26, label %38, !dbg !45

26:                                               ; preds = %7
  %27 = sext i32 %12 to i64, !dbg !46
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !46
  %29 = load i32, ptr %28, align 4, !dbg !46, !tbaa !10
  %30 = icmp eq i32 %29, 0, !dbg !47
  br i1 %30, label %35, label %31, !dbg !46

31:                                               ; preds = %26
  %32 = getelementptr inbounds float, ptr %0, i64 %27, !dbg !48
  %33 = load float, ptr %32, align 4, !dbg !48, !tbaa !25
  %34 = fmul contract float %33, 3.000000e+00, !dbg !49
  br label %35, !dbg !46

35:                                               ; preds = %26, %31
  %36 = phi contract float [ %34, %31 ], [ -1.000000e+00, %26 ], !dbg !46
  %37 = getelementptr inbounds float, ptr %5, i64 %27, !dbg !50
  store float %36, ptr %37, align 4, !dbg !51, !tbaa !25
  br label %38, !dbg !50

38:                                               ; preds = %35, %7
  ret void, !dbg !52
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @index_is_identity(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !dbg !53 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !54
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !54
  %10 = mul i32 %8, %9, !dbg !54
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %12 = add i32 %10, %11, !dbg !54
  %13 = shl i32 %12, 13, !dbg !54
  %14 = xor i32 %13, %12, !dbg !54
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !54, !srcloc !19
  %16 = lshr i32 %15, 17, !dbg !54
  %17 = xor i32 %16, %15, !dbg !54
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !54, !srcloc !20
  %19 = shl i32 %18, 5, !dbg !54
  %20 = xor i32 %19, %18, !dbg !54
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !54, !srcloc !21
  %22 = lshr i32 %21, 3, !dbg !54
  %23 = xor i32 %22, %21, !dbg !54
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #5, !dbg !54, !srcloc !22
  %25 = icmp slt i32 %12, %6, !dbg !55
  br i1 %25, label %26, label %35, !dbg !55

26:                                               ; preds = %7
  %27 = sext i32 %12 to i64, !dbg !56
  %28 = getelementptr inbounds i32, ptr %4, i64 %27, !dbg !56
  %29 = load i32, ptr %28, align 4, !dbg !56, !tbaa !10
  %30 = sext i32 %29 to i64, !dbg !57
  %31 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !57
  %32 = load float, ptr %31, align 4, !dbg !57, !tbaa !25
  %33 = fmul contract float %32, 3.000000e+00, !dbg !58
  %34 = getelementptr inbounds float, ptr %5, i64 %27, !dbg !59
  store float %33, ptr %34, align 4, !dbg !60, !tbaa !25
  br label %35, !dbg !59

35:                                               ; preds = %26, %7
  ret void, !dbg !61
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lanes_agree(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !62 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !63
  %7 = mul i32 %5, %6, !dbg !63
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %9 = add i32 %7, %8, !dbg !63
  %10 = shl i32 %9, 13, !dbg !63
  %11 = xor i32 %10, %9, !dbg !63
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !63, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !63
  %14 = xor i32 %13, %12, !dbg !63
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !63, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !63
  %17 = xor i32 %16, %15, !dbg !63
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !63, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !63
  %20 = xor i32 %19, %18, !dbg !63
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !63, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !64
  br i1 %22, label %23, label %34, !dbg !64

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !65
  %25 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !65
  %26 = load i32, ptr %25, align 4, !dbg !65, !tbaa !10
  %27 = icmp eq i32 %26, 0, !dbg !65
  %28 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !66
  %29 = load i32, ptr %28, align 4, !dbg !66, !tbaa !10
  %30 = shl nsw i32 %29, 1, !dbg !65
  %31 = add nsw i32 %29, 1, !dbg !65
  %32 = select i1 %27, i32 %31, i32 %30, !dbg !65
  %33 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !67
  store i32 %32, ptr %33, align 4, !dbg !68, !tbaa !10
  br label %34, !dbg !67

34:                                               ; preds = %23, %4
  ret void, !dbg !69
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @all_rows_full(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !70 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71
  %8 = mul i32 %6, %7, !dbg !71
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  %10 = add i32 %8, %9, !dbg !71
  %11 = shl i32 %10, 13, !dbg !71
  %12 = xor i32 %11, %10, !dbg !71
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #5, !dbg !71, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !71
  %15 = xor i32 %14, %13, !dbg !71
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #5, !dbg !71, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !71
  %18 = xor i32 %17, %16, !dbg !71
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #5, !dbg !71, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !71
  %21 = xor i32 %20, %19, !dbg !71
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #5, !dbg !71, !srcloc !22
  %23 = icmp slt i32 %10, %3, !dbg !72
  br i1 %23, label %24, label %45, !dbg !72

24:                                               ; preds = %5
  %25 = sext i32 %10 to i64, !dbg !73
  %26 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !73
  %27 = load i32, ptr %26, align 4, !dbg !73, !tbaa !10
  %28 = icmp sgt i32 %27, 0, !dbg !74
  br i1 %28, label %29, label %31, !dbg !75

29:                                               ; preds = %24
  %30 = mul nsw i32 %4, %10
  br label %34, !dbg !75

31:                                               ; preds = %34, %24
  %32 = phi i32 [ 0, %24 ], [ %43, %34 ], !dbg !76
  %33 = getelementptr inbounds i32, ptr %2, i64 %25, !dbg !77
  store i32 %32, ptr %33, align 4, !dbg !78, !tbaa !10
  br label %45, !dbg !79

34:                                               ; preds = %29, %34
  %35 = phi i32 [ 0, %29 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %29 ], [ %43, %34 ]
  %37 = add nsw i32 %35, %30, !dbg !80
  %38 = sext i32 %37 to i64, !dbg !81
  %39 = getelementptr inbounds i32, ptr %0, i64 %38, !dbg !81
  %40 = load i32, ptr %39, align 4, !dbg !81, !tbaa !10
  %41 = add nuw nsw i32 %35, 1, !dbg !82
  %42 = mul nsw i32 %40, %41, !dbg !83
  %43 = add nsw i32 %42, %36, !dbg !84
  %44 = icmp eq i32 %41, %27, !dbg !74
  br i1 %44, label %31, label %34, !dbg !75, !llvm.loop !85

45:                                               ; preds = %5, %31
  ret void, !dbg !79
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @index_in_range(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !89 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !90
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !90
  %7 = mul i32 %5, %6, !dbg !90
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
  %9 = add i32 %7, %8, !dbg !90
  %10 = shl i32 %9, 13, !dbg !90
  %11 = xor i32 %10, %9, !dbg !90
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !90, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !90
  %14 = xor i32 %13, %12, !dbg !90
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !90, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !90
  %17 = xor i32 %16, %15, !dbg !90
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !90, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !90
  %20 = xor i32 %19, %18, !dbg !90
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !90, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !91
  br i1 %22, label %23, label %38, !dbg !91

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !92
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !92
  %26 = load i32, ptr %25, align 4, !dbg !92, !tbaa !10
  %27 = icmp sgt i32 %26, -1, !dbg !93
  %28 = icmp slt i32 %26, %3
  %29 = and i1 %27, %28, !dbg !94
  br i1 %29, label %30, label %35, !dbg !94

30:                                               ; preds = %23
  %31 = zext nneg i32 %26 to i64, !dbg !95
  %32 = getelementptr inbounds nuw i32, ptr %1, i64 %31, !dbg !95
  %33 = load i32, ptr %32, align 4, !dbg !95, !tbaa !10
  %34 = mul nsw i32 %33, 3, !dbg !96
  br label %35, !dbg !97

35:                                               ; preds = %23, %30
  %36 = phi i32 [ %34, %30 ], [ 0, %23 ], !dbg !97
  %37 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !98
  store i32 %36, ptr %37, align 4, !dbg !99, !tbaa !10
  br label %38, !dbg !100

38:                                               ; preds = %4, %35
  ret void, !dbg !100
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @every_index_once(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !101 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !102
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !102
  %7 = mul i32 %5, %6, !dbg !102
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !102
  %9 = add i32 %7, %8, !dbg !102
  %10 = shl i32 %9, 13, !dbg !102
  %11 = xor i32 %10, %9, !dbg !102
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !102, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !102
  %14 = xor i32 %13, %12, !dbg !102
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !102, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !102
  %17 = xor i32 %16, %15, !dbg !102
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !102, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !102
  %20 = xor i32 %19, %18, !dbg !102
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !102, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !103
  br i1 %22, label %23, label %38, !dbg !103

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !104
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !104
  %26 = load i32, ptr %25, align 4, !dbg !104, !tbaa !10
  %27 = sext i32 %26 to i64, !dbg !105
  %28 = getelementptr inbounds i32, ptr %2, i64 %27, !dbg !105
  %29 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !106
  %30 = load i32, ptr %29, align 4, !dbg !106, !tbaa !10
  br label %31, !dbg !107

31:                                               ; preds = %31, %23
  %32 = phi i32 [ 0, %23 ], [ %36, %31 ], !dbg !108
  %33 = add nsw i32 %32, %30, !dbg !109
  %34 = tail call noundef range(i32 -2147483648, 1001) i32 @llvm.smin.i32(i32 %33, i32 1000), !dbg !110
  %35 = cmpxchg ptr %28, i32 %32, i32 %34 seq_cst seq_cst, align 4, !dbg !111
  %36 = extractvalue { i32, i1 } %35, 0, !dbg !111
  %37 = extractvalue { i32, i1 } %35, 1, !dbg !112
  br i1 %37, label %38, label %31, !dbg !113, !llvm.loop !114

38:                                               ; preds = %31, %4
  ret void, !dbg !116
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @keys_sorted(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !117 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !118
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !118
  %7 = mul i32 %5, %6, !dbg !118
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !118
  %9 = add i32 %7, %8, !dbg !118
  %10 = shl i32 %9, 13, !dbg !118
  %11 = xor i32 %10, %9, !dbg !118
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !118, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !118
  %14 = xor i32 %13, %12, !dbg !118
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !118, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !118
  %17 = xor i32 %16, %15, !dbg !118
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !118, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !118
  %20 = xor i32 %19, %18, !dbg !118
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !118, !srcloc !22
  %22 = add nsw i32 %9, 1, !dbg !119
  %23 = shl i32 %22, 13, !dbg !119
  %24 = xor i32 %23, %22, !dbg !119
  %25 = tail call i32 asm sideeffect "", "=r,0"(i32 %24) #5, !dbg !119, !srcloc !19
  %26 = lshr i32 %25, 17, !dbg !119
  %27 = xor i32 %26, %25, !dbg !119
  %28 = tail call i32 asm sideeffect "", "=r,0"(i32 %27) #5, !dbg !119, !srcloc !20
  %29 = shl i32 %28, 5, !dbg !119
  %30 = xor i32 %29, %28, !dbg !119
  %31 = tail call i32 asm sideeffect "", "=r,0"(i32 %30) #5, !dbg !119, !srcloc !21
  %32 = lshr i32 %31, 3, !dbg !119
  %33 = xor i32 %32, %31, !dbg !119
  %34 = tail call i32 asm sideeffect "", "=r,0"(i32 %33) #5, !dbg !119, !srcloc !22
  %35 = add nsw i32 %9, 2, !dbg !119
  %36 = shl i32 %35, 13, !dbg !119
  %37 = xor i32 %36, %35, !dbg !119
  %38 = tail call i32 asm sideeffect "", "=r,0"(i32 %37) #5, !dbg !119, !srcloc !19
  %39 = lshr i32 %38, 17, !dbg !119
  %40 = xor i32 %39, %38, !dbg !119
  %41 = tail call i32 asm sideeffect "", "=r,0"(i32 %40) #5, !dbg !119, !srcloc !20
  %42 = shl i32 %41, 5, !dbg !119
  %43 = xor i32 %42, %41, !dbg !119
  %44 = tail call i32 asm sideeffect "", "=r,0"(i32 %43) #5, !dbg !119, !srcloc !21
  %45 = lshr i32 %44, 3, !dbg !119
  %46 = xor i32 %45, %44, !dbg !119
  %47 = tail call i32 asm sideeffect "", "=r,0"(i32 %46) #5, !dbg !119, !srcloc !22
  %48 = add nsw i32 %9, 3, !dbg !119
  %49 = shl i32 %48, 13, !dbg !119
  %50 = xor i32 %49, %48, !dbg !119
  %51 = tail call i32 asm sideeffect "", "=r,0"(i32 %50) #5, !dbg !119, !srcloc !19
  %52 = lshr i32 %51, 17, !dbg !119
  %53 = xor i32 %52, %51, !dbg !119
  %54 = tail call i32 asm sideeffect "", "=r,0"(i32 %53) #5, !dbg !119, !srcloc !20
  %55 = shl i32 %54, 5, !dbg !119
  %56 = xor i32 %55, %54, !dbg !119
  %57 = tail call i32 asm sideeffect "", "=r,0"(i32 %56) #5, !dbg !119, !srcloc !21
  %58 = lshr i32 %57, 3, !dbg !119
  %59 = xor i32 %58, %57, !dbg !119
  %60 = tail call i32 asm sideeffect "", "=r,0"(i32 %59) #5, !dbg !119, !srcloc !22
  %61 = add nsw i32 %9, 4, !dbg !119
  %62 = shl i32 %61, 13, !dbg !119
  %63 = xor i32 %62, %61, !dbg !119
  %64 = tail call i32 asm sideeffect "", "=r,0"(i32 %63) #5, !dbg !119, !srcloc !19
  %65 = lshr i32 %64, 17, !dbg !119
  %66 = xor i32 %65, %64, !dbg !119
  %67 = tail call i32 asm sideeffect "", "=r,0"(i32 %66) #5, !dbg !119, !srcloc !20
  %68 = shl i32 %67, 5, !dbg !119
  %69 = xor i32 %68, %67, !dbg !119
  %70 = tail call i32 asm sideeffect "", "=r,0"(i32 %69) #5, !dbg !119, !srcloc !21
  %71 = lshr i32 %70, 3, !dbg !119
  %72 = xor i32 %71, %70, !dbg !119
  %73 = tail call i32 asm sideeffect "", "=r,0"(i32 %72) #5, !dbg !119, !srcloc !22
  %74 = icmp slt i32 %9, %3, !dbg !120
  br i1 %74, label %75, label %82, !dbg !120

75:                                               ; preds = %4
  %76 = sext i32 %9 to i64, !dbg !121
  %77 = getelementptr inbounds i32, ptr %0, i64 %76, !dbg !121
  %78 = load i32, ptr %77, align 4, !dbg !121, !tbaa !10
  %79 = sext i32 %78 to i64, !dbg !122
  %80 = getelementptr inbounds i32, ptr %2, i64 %79, !dbg !122
  %81 = atomicrmw min ptr %80, i32 %9 seq_cst, align 4, !dbg !123
  br label %82, !dbg !124

82:                                               ; preds = %4, %75
  ret void, !dbg !124
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nothing_there_yet(ptr noundef readnone captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !125 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !126
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126
  %7 = mul i32 %5, %6, !dbg !126
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !126
  %9 = add i32 %7, %8, !dbg !126
  %10 = shl i32 %9, 13, !dbg !126
  %11 = xor i32 %10, %9, !dbg !126
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !126, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !126
  %14 = xor i32 %13, %12, !dbg !126
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !126, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !126
  %17 = xor i32 %16, %15, !dbg !126
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !126, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !126
  %20 = xor i32 %19, %18, !dbg !126
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !126, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !127
  br i1 %22, label %23, label %31, !dbg !127

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !128
  %25 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !128
  %26 = load i32, ptr %25, align 4, !dbg !128, !tbaa !10
  %27 = mul nsw i32 %26, 3, !dbg !129
  %28 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !130
  %29 = load i32, ptr %28, align 4, !dbg !131, !tbaa !10
  %30 = add nsw i32 %29, %27, !dbg !131
  store i32 %30, ptr %28, align 4, !dbg !131, !tbaa !10
  br label %31, !dbg !130

31:                                               ; preds = %23, %4
  ret void, !dbg !132
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @border_is_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !133 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !134
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !134
  %6 = mul i32 %4, %5, !dbg !134
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !134
  %8 = add i32 %6, %7, !dbg !134
  %9 = shl i32 %8, 13, !dbg !134
  %10 = xor i32 %9, %8, !dbg !134
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !134, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !134
  %13 = xor i32 %12, %11, !dbg !134
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !134, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !134
  %16 = xor i32 %15, %14, !dbg !134
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !134, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !134
  %19 = xor i32 %18, %17, !dbg !134
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !134, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !135
  br i1 %21, label %22, label %47, !dbg !135

22:                                               ; preds = %3
  %23 = icmp eq i32 %8, 0, !dbg !136
  br i1 %23, label %28, label %24, !dbg !137

24:                                               ; preds = %22
  %25 = sext i32 %8 to i64, !dbg !138
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !138
  %27 = load i32, ptr %26, align 4, !dbg !138, !tbaa !10
  br label %28, !dbg !137

28:                                               ; preds = %22, %24
  %29 = phi i32 [ %27, %24 ], [ 0, %22 ], !dbg !137
  %30 = add nsw i32 %2, -1, !dbg !139
  %31 = icmp eq i32 %8, %30, !dbg !140
  br i1 %31, label %37, label %32, !dbg !141

32:                                               ; preds = %28
  %33 = sext i32 %8 to i64, !dbg !142
  %34 = getelementptr i32, ptr %0, i64 %33, !dbg !142
  %35 = getelementptr i8, ptr %34, i64 8, !dbg !142
  %36 = load i32, ptr %35, align 4, !dbg !142, !tbaa !10
  br label %37, !dbg !141

37:                                               ; preds = %28, %32
  %38 = phi i32 [ %36, %32 ], [ 0, %28 ], !dbg !141
  %39 = sext i32 %8 to i64, !dbg !143
  %40 = getelementptr i32, ptr %0, i64 %39, !dbg !143
  %41 = getelementptr i8, ptr %40, i64 4, !dbg !143
  %42 = load i32, ptr %41, align 4, !dbg !143, !tbaa !10
  %43 = shl nsw i32 %42, 1, !dbg !144
  %44 = add i32 %38, %29, !dbg !145
  %45 = add i32 %44, %43, !dbg !146
  %46 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !147
  store i32 %45, ptr %46, align 4, !dbg !148, !tbaa !10
  br label %47, !dbg !149

47:                                               ; preds = %3, %37
  ret void, !dbg !149
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @top_is_bottom(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !150 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !151
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !151
  %7 = mul i32 %5, %6, !dbg !151
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
  %9 = add i32 %7, %8, !dbg !151
  %10 = shl i32 %9, 13, !dbg !151
  %11 = xor i32 %10, %9, !dbg !151
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !151, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !151
  %14 = xor i32 %13, %12, !dbg !151
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !151, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !151
  %17 = xor i32 %16, %15, !dbg !151
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !151, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !151
  %20 = xor i32 %19, %18, !dbg !151
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !151, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !152
  br i1 %22, label %23, label %42, !dbg !152

23:                                               ; preds = %4
  %24 = add nsw i32 %2, -1, !dbg !153
  %25 = mul nsw i32 %24, %3, !dbg !154
  %26 = add nsw i32 %25, %9, !dbg !155
  %27 = sext i32 %9 to i64, !dbg !156
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !156
  %29 = load i32, ptr %28, align 4, !dbg !156, !tbaa !10
  %30 = add nsw i32 %3, %9, !dbg !157
  %31 = sext i32 %30 to i64, !dbg !158
  %32 = getelementptr inbounds i32, ptr %0, i64 %31, !dbg !158
  %33 = load i32, ptr %32, align 4, !dbg !158, !tbaa !10
  %34 = shl nsw i32 %33, 1, !dbg !159
  %35 = add nsw i32 %34, %29, !dbg !160
  %36 = sext i32 %26 to i64, !dbg !161
  %37 = getelementptr inbounds i32, ptr %0, i64 %36, !dbg !161
  %38 = load i32, ptr %37, align 4, !dbg !161, !tbaa !10
  %39 = mul nsw i32 %38, 5, !dbg !162
  %40 = add nsw i32 %35, %39, !dbg !163
  %41 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !164
  store i32 %40, ptr %41, align 4, !dbg !165, !tbaa !10
  br label %42, !dbg !166

42:                                               ; preds = %4, %23
  ret void, !dbg !166
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @last_bin(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !167 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !168
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !168
  %6 = mul i32 %4, %5, !dbg !168
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168
  %8 = add i32 %6, %7, !dbg !168
  %9 = shl i32 %8, 13, !dbg !168
  %10 = xor i32 %9, %8, !dbg !168
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !168, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !168
  %13 = xor i32 %12, %11, !dbg !168
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !168, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !168
  %16 = xor i32 %15, %14, !dbg !168
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !168, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !168
  %19 = xor i32 %18, %17, !dbg !168
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !168, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !169
  br i1 %21, label %22, label %32, !dbg !169

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !170
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !170
  %25 = load float, ptr %24, align 4, !dbg !170, !tbaa !25
  %26 = fmul contract float %25, 1.600000e+01, !dbg !171
  %27 = fptosi float %26 to i32, !dbg !172
  %28 = tail call i32 @llvm.smin.i32(i32 %27, i32 15), !dbg !173
  %29 = sext i32 %28 to i64, !dbg !174
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !174
  %31 = atomicrmw add ptr %30, i32 1 seq_cst, align 4, !dbg !175
  br label %32, !dbg !176

32:                                               ; preds = %3, %22
  ret void, !dbg !176
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @first_bin(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !177 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !178
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !178
  %6 = mul i32 %4, %5, !dbg !178
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !178
  %8 = add i32 %6, %7, !dbg !178
  %9 = shl i32 %8, 13, !dbg !178
  %10 = xor i32 %9, %8, !dbg !178
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !178, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !178
  %13 = xor i32 %12, %11, !dbg !178
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !178, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !178
  %16 = xor i32 %15, %14, !dbg !178
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !178, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !178
  %19 = xor i32 %18, %17, !dbg !178
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !178, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !179
  br i1 %21, label %22, label %33, !dbg !179

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !180
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !180
  %25 = load float, ptr %24, align 4, !dbg !180, !tbaa !25
  %26 = fmul contract float %25, 1.600000e+01, !dbg !181
  %27 = fptosi float %26 to i32, !dbg !182
  %28 = tail call i32 @llvm.smax.i32(i32 %27, i32 0), !dbg !183
  %29 = tail call i32 @llvm.smin.i32(i32 %28, i32 15), !dbg !183
  %30 = zext nneg i32 %29 to i64, !dbg !184
  %31 = getelementptr inbounds nuw i32, ptr %1, i64 %30, !dbg !184
  %32 = atomicrmw add ptr %31, i32 1 seq_cst, align 4, !dbg !185
  br label %33, !dbg !186

33:                                               ; preds = %3, %22
  ret void, !dbg !186
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @bits_of_positive(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !187 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !188
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !188
  %6 = mul i32 %4, %5, !dbg !188
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !188
  %8 = add i32 %6, %7, !dbg !188
  %9 = shl i32 %8, 13, !dbg !188
  %10 = xor i32 %9, %8, !dbg !188
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !188, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !188
  %13 = xor i32 %12, %11, !dbg !188
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !188, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !188
  %16 = xor i32 %15, %14, !dbg !188
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !188, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !188
  %19 = xor i32 %18, %17, !dbg !188
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !188, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !189
  br i1 %21, label %22, label %34, !dbg !189

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !190
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !190
  %25 = load i32, ptr %24, align 4, !dbg !190, !tbaa !25
  %26 = icmp slt i32 %25, 0, !dbg !191
  %27 = srem i32 %8, 8, !dbg !192
  %28 = sext i32 %27 to i64, !dbg !192
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !192
  br i1 %26, label %30, label %32, !dbg !191

30:                                               ; preds = %22
  %31 = atomicrmw umin ptr %29, i32 %25 seq_cst, align 4, !dbg !193
  br label %34, !dbg !193

32:                                               ; preds = %22
  %33 = atomicrmw max ptr %29, i32 %25 seq_cst, align 4, !dbg !194
  br label %34

34:                                               ; preds = %30, %32, %3
  ret void, !dbg !195
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_loops(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !196 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !197
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !197
  %9 = mul i32 %7, %8, !dbg !197
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !197
  %11 = add i32 %9, %10, !dbg !197
  %12 = shl i32 %11, 13, !dbg !197
  %13 = xor i32 %12, %11, !dbg !197
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !197, !srcloc !19
  %15 = lshr i32 %14, 17, !dbg !197
  %16 = xor i32 %15, %14, !dbg !197
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !197, !srcloc !20
  %18 = shl i32 %17, 5, !dbg !197
  %19 = xor i32 %18, %17, !dbg !197
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !197, !srcloc !21
  %21 = lshr i32 %20, 3, !dbg !197
  %22 = xor i32 %21, %20, !dbg !197
  %23 = tail call i32 asm sideeffect "", "=r,0"(i32 %22) #5, !dbg !197, !srcloc !22
  %24 = icmp slt i32 %11, %5, !dbg !198
  br i1 %24, label %25, label %36, !dbg !198

25:                                               ; preds = %6
  %26 = sext i32 %11 to i64, !dbg !199
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !199
  %28 = load i32, ptr %27, align 4, !dbg !199, !tbaa !10
  %29 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !200
  %30 = load i32, ptr %29, align 4, !dbg !200, !tbaa !10
  %31 = icmp eq i32 %28, %30, !dbg !201
  br i1 %31, label %36, label %32, !dbg !201

32:                                               ; preds = %25
  %33 = sext i32 %30 to i64, !dbg !202
  %34 = getelementptr inbounds i32, ptr %2, i64 %33, !dbg !202
  %35 = atomicrmw add ptr %34, i32 1 seq_cst, align 4, !dbg !203
  br label %36, !dbg !203

36:                                               ; preds = %25, %32, %6
  ret void, !dbg !204
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @edges_once(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !205 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !206
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !206
  %9 = mul i32 %7, %8, !dbg !206
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !206
  %11 = add i32 %9, %10, !dbg !206
  %12 = shl i32 %11, 13, !dbg !206
  %13 = xor i32 %12, %11, !dbg !206
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !206, !srcloc !19
  %15 = lshr i32 %14, 17, !dbg !206
  %16 = xor i32 %15, %14, !dbg !206
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !206, !srcloc !20
  %18 = shl i32 %17, 5, !dbg !206
  %19 = xor i32 %18, %17, !dbg !206
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !206, !srcloc !21
  %21 = lshr i32 %20, 3, !dbg !206
  %22 = xor i32 %21, %20, !dbg !206
  %23 = tail call i32 asm sideeffect "", "=r,0"(i32 %22) #5, !dbg !206, !srcloc !22
  %24 = icmp slt i32 %11, %5, !dbg !207
  br i1 %24, label %25, label %42, !dbg !207

25:                                               ; preds = %6
  %26 = sext i32 %11 to i64, !dbg !208
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !208
  %28 = load i32, ptr %27, align 4, !dbg !208, !tbaa !10
  %29 = mul nsw i32 %28, %4, !dbg !209
  %30 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !210
  %31 = load i32, ptr %30, align 4, !dbg !210, !tbaa !10
  %32 = add nsw i32 %29, %31, !dbg !211
  %33 = sext i32 %32 to i64, !dbg !212
  %34 = getelementptr inbounds i32, ptr %3, i64 %33, !dbg !212
  %35 = atomicrmw xchg ptr %34, i32 1 seq_cst, align 4, !dbg !213
  %36 = icmp eq i32 %35, 0, !dbg !214
  br i1 %36, label %37, label %42, !dbg !214

37:                                               ; preds = %25
  %38 = load i32, ptr %30, align 4, !dbg !215, !tbaa !10
  %39 = sext i32 %38 to i64, !dbg !216
  %40 = getelementptr inbounds i32, ptr %2, i64 %39, !dbg !216
  %41 = atomicrmw add ptr %40, i32 1 seq_cst, align 4, !dbg !217
  br label %42, !dbg !217

42:                                               ; preds = %25, %37, %6
  ret void, !dbg !218
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @is_a_tree(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !219 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !220
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !220
  %8 = mul i32 %6, %7, !dbg !220
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !220
  %10 = add i32 %8, %9, !dbg !220
  %11 = shl i32 %10, 13, !dbg !220
  %12 = xor i32 %11, %10, !dbg !220
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #5, !dbg !220, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !220
  %15 = xor i32 %14, %13, !dbg !220
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #5, !dbg !220, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !220
  %18 = xor i32 %17, %16, !dbg !220
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #5, !dbg !220, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !220
  %21 = xor i32 %20, %19, !dbg !220
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #5, !dbg !220, !srcloc !22
  %23 = icmp slt i32 %10, %4, !dbg !221
  br i1 %23, label %24, label %38, !dbg !221

24:                                               ; preds = %5
  %25 = sext i32 %10 to i64, !dbg !222
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !222
  %27 = load i32, ptr %26, align 4, !dbg !222, !tbaa !10
  %28 = sext i32 %27 to i64, !dbg !223
  %29 = getelementptr inbounds i32, ptr %2, i64 %28, !dbg !223
  %30 = load i32, ptr %29, align 4, !dbg !223, !tbaa !10
  %31 = icmp eq i32 %30, 2, !dbg !224
  br i1 %31, label %32, label %38, !dbg !224

32:                                               ; preds = %24
  %33 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !225
  %34 = load i32, ptr %33, align 4, !dbg !225, !tbaa !10
  %35 = sext i32 %34 to i64, !dbg !226
  %36 = getelementptr inbounds i32, ptr %3, i64 %35, !dbg !226
  %37 = cmpxchg ptr %36, i32 -1, i32 3 seq_cst seq_cst, align 4, !dbg !227
  br label %38, !dbg !227

38:                                               ; preds = %24, %32, %5
  ret void, !dbg !228
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @constant_unset(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !229 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !230
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !230
  %6 = mul i32 %4, %5, !dbg !230
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !230
  %8 = add i32 %6, %7, !dbg !230
  %9 = shl i32 %8, 13, !dbg !230
  %10 = xor i32 %9, %8, !dbg !230
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !230, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !230
  %13 = xor i32 %12, %11, !dbg !230
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !230, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !230
  %16 = xor i32 %15, %14, !dbg !230
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !230, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !230
  %19 = xor i32 %18, %17, !dbg !230
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !230, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !231
  br i1 %21, label %22, label %33, !dbg !231

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !232
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !232
  %25 = load i32, ptr %24, align 4, !dbg !232, !tbaa !10
  %26 = mul nsw i32 %25, 3, !dbg !233
  %27 = and i32 %8, 7, !dbg !234
  %28 = zext nneg i32 %27 to i64, !dbg !235
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @unset to ptr), i64 %28, !dbg !235
  %30 = load i32, ptr %29, align 4, !dbg !235, !tbaa !10
  %31 = add nsw i32 %26, %30, !dbg !236
  %32 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !237
  store i32 %31, ptr %32, align 4, !dbg !238, !tbaa !10
  br label %33, !dbg !237

33:                                               ; preds = %22, %3
  ret void, !dbg !239
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @constant_scalar_unset(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !240 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !241
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !241
  %6 = mul i32 %4, %5, !dbg !241
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !241
  %8 = add i32 %6, %7, !dbg !241
  %9 = shl i32 %8, 13, !dbg !241
  %10 = xor i32 %9, %8, !dbg !241
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !241, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !241
  %13 = xor i32 %12, %11, !dbg !241
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !241, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !241
  %16 = xor i32 %15, %14, !dbg !241
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !241, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !241
  %19 = xor i32 %18, %17, !dbg !241
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !241, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !242
  br i1 %21, label %22, label %31, !dbg !242

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !243
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !243
  %25 = load float, ptr %24, align 4, !dbg !243, !tbaa !25
  %26 = load float, ptr addrspacecast (ptr addrspace(4) @unset_scale to ptr), align 4, !dbg !244, !tbaa !25
  %27 = fcmp contract une float %26, 0.000000e+00, !dbg !245
  %28 = fmul contract float %25, %26, !dbg !245
  %29 = select i1 %27, float %28, float %25, !dbg !245
  %30 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !246
  store float %29, ptr %30, align 4, !dbg !247, !tbaa !25
  br label %31, !dbg !248

31:                                               ; preds = %3, %22
  ret void, !dbg !248
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @constant_element_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !249 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !250
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !250
  %6 = mul i32 %4, %5, !dbg !250
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !250
  %8 = add i32 %6, %7, !dbg !250
  %9 = shl i32 %8, 13, !dbg !250
  %10 = xor i32 %9, %8, !dbg !250
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !250, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !250
  %13 = xor i32 %12, %11, !dbg !250
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !250, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !250
  %16 = xor i32 %15, %14, !dbg !250
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !250, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !250
  %19 = xor i32 %18, %17, !dbg !250
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !250, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !251
  br i1 %21, label %22, label %38, !dbg !251

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !252
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !252
  %25 = load i32, ptr %24, align 4, !dbg !252, !tbaa !10
  br label %28, !dbg !253

26:                                               ; preds = %28
  %27 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !254
  store i32 %35, ptr %27, align 4, !dbg !255, !tbaa !10
  br label %38, !dbg !256

28:                                               ; preds = %22, %28
  %29 = phi i32 [ 7, %22 ], [ %36, %28 ]
  %30 = phi i32 [ 0, %22 ], [ %35, %28 ]
  %31 = mul nsw i32 %30, %25, !dbg !257
  %32 = zext nneg i32 %29 to i64, !dbg !258
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 %32, !dbg !258
  %34 = load i32, ptr %33, align 4, !dbg !258, !tbaa !10
  %35 = add nsw i32 %34, %31, !dbg !259
  %36 = add nsw i32 %29, -1, !dbg !260
  %37 = icmp eq i32 %29, 0, !dbg !261
  br i1 %37, label %26, label %28, !dbg !253, !llvm.loop !262

38:                                               ; preds = %3, %26
  ret void, !dbg !256
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @never_in_place(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !264 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !265
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !265
  %6 = mul i32 %4, %5, !dbg !265
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !265
  %8 = add i32 %6, %7, !dbg !265
  %9 = shl i32 %8, 13, !dbg !265
  %10 = xor i32 %9, %8, !dbg !265
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !265, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !265
  %13 = xor i32 %12, %11, !dbg !265
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !265, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !265
  %16 = xor i32 %15, %14, !dbg !265
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !265, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !265
  %19 = xor i32 %18, %17, !dbg !265
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !265, !srcloc !22
  %21 = xor i32 %8, -1, !dbg !266
  %22 = add i32 %2, %21, !dbg !266
  %23 = icmp sgt i32 %8, %22, !dbg !267
  br i1 %23, label %33, label %24, !dbg !267

24:                                               ; preds = %3
  %25 = sext i32 %8 to i64, !dbg !268
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !268
  %27 = load i32, ptr %26, align 4, !dbg !268, !tbaa !10
  %28 = sext i32 %22 to i64, !dbg !269
  %29 = getelementptr inbounds i32, ptr %0, i64 %28, !dbg !269
  %30 = load i32, ptr %29, align 4, !dbg !269, !tbaa !10
  %31 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !270
  store i32 %30, ptr %31, align 4, !dbg !271, !tbaa !10
  %32 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !272
  store i32 %27, ptr %32, align 4, !dbg !273, !tbaa !10
  br label %33, !dbg !274

33:                                               ; preds = %3, %24
  ret void, !dbg !274
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_way_back(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !275 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !276
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !276
  %9 = mul i32 %7, %8, !dbg !276
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !276
  %11 = add i32 %9, %10, !dbg !276
  %12 = shl i32 %11, 13, !dbg !276
  %13 = xor i32 %12, %11, !dbg !276
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !276, !srcloc !19
  %15 = lshr i32 %14, 17, !dbg !276
  %16 = xor i32 %15, %14, !dbg !276
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !276, !srcloc !20
  %18 = shl i32 %17, 5, !dbg !276
  %19 = xor i32 %18, %17, !dbg !276
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !276, !srcloc !21
  %21 = lshr i32 %20, 3, !dbg !276
  %22 = xor i32 %21, %20, !dbg !276
  %23 = tail call i32 asm sideeffect "", "=r,0"(i32 %22) #5, !dbg !276, !srcloc !22
  %24 = icmp slt i32 %11, %4, !dbg !277
  br i1 %24, label %25, label %43, !dbg !278

25:                                               ; preds = %6
  %26 = sext i32 %11 to i64, !dbg !279
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !279
  %28 = load i32, ptr %27, align 4, !dbg !279, !tbaa !10
  %29 = sext i32 %28 to i64, !dbg !280
  %30 = getelementptr inbounds i32, ptr %2, i64 %29, !dbg !280
  %31 = cmpxchg ptr %30, i32 %5, i32 %5 seq_cst seq_cst, align 4, !dbg !281
  %32 = extractvalue { i32, i1 } %31, 1, !dbg !282
  br i1 %32, label %33, label %43, !dbg !278

33:                                               ; preds = %25
  %34 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !283
  %35 = load i32, ptr %34, align 4, !dbg !283, !tbaa !10
  %36 = sext i32 %35 to i64, !dbg !284
  %37 = getelementptr inbounds i32, ptr %2, i64 %36, !dbg !284
  %38 = add nsw i32 %5, 1, !dbg !285
  %39 = cmpxchg ptr %37, i32 -1, i32 %38 seq_cst seq_cst, align 4, !dbg !286
  %40 = extractvalue { i32, i1 } %39, 1, !dbg !287
  br i1 %40, label %41, label %43, !dbg !287

41:                                               ; preds = %33
  %42 = atomicrmw xchg ptr %3, i32 1 seq_cst, align 4, !dbg !288
  br label %43, !dbg !288

43:                                               ; preds = %33, %41, %6, %25
  ret void, !dbg !289
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !DIFile(filename: "data.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "bias_is_zero", scope: !7, file: !7, line: 9, type: !16, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 10, column: 5, scope: !15)
!19 = !{i64 8035084}
!20 = !{i64 8035134}
!21 = !{i64 8035183}
!22 = !{i64 8035232}
!23 = !DILocation(line: 11, column: 11, scope: !15)
!24 = !DILocation(line: 11, column: 25, scope: !15)
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !12, i64 0}
!27 = !DILocation(line: 11, column: 31, scope: !15)
!28 = !DILocation(line: 11, column: 43, scope: !15)
!29 = !DILocation(line: 11, column: 42, scope: !15)
!30 = !DILocation(line: 11, column: 16, scope: !15)
!31 = !DILocation(line: 11, column: 23, scope: !15)
!32 = !DILocation(line: 12, column: 1, scope: !15)
!33 = distinct !DISubprogram(name: "weights_are_one", scope: !7, file: !7, line: 13, type: !16, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!34 = !DILocation(line: 14, column: 5, scope: !33)
!35 = !DILocation(line: 15, column: 11, scope: !33)
!36 = !DILocation(line: 15, column: 25, scope: !33)
!37 = !DILocation(line: 15, column: 39, scope: !33)
!38 = !DILocation(line: 15, column: 38, scope: !33)
!39 = !DILocation(line: 15, column: 50, scope: !33)
!40 = !DILocation(line: 15, column: 16, scope: !33)
!41 = !DILocation(line: 15, column: 23, scope: !33)
!42 = !DILocation(line: 16, column: 1, scope: !33)
!43 = distinct !DISubprogram(name: "nothing_masked", scope: !7, file: !7, line: 17, type: !16, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!44 = !DILocation(line: 18, column: 5, scope: !43)
!45 = !DILocation(line: 19, column: 11, scope: !43)
!46 = !DILocation(line: 19, column: 32, scope: !43)
!47 = !DILocation(line: 19, column: 40, scope: !43)
!48 = !DILocation(line: 19, column: 56, scope: !43)
!49 = !DILocation(line: 19, column: 62, scope: !43)
!50 = !DILocation(line: 19, column: 16, scope: !43)
!51 = !DILocation(line: 19, column: 23, scope: !43)
!52 = !DILocation(line: 20, column: 1, scope: !43)
!53 = distinct !DISubprogram(name: "index_is_identity", scope: !7, file: !7, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!54 = !DILocation(line: 22, column: 5, scope: !53)
!55 = !DILocation(line: 23, column: 11, scope: !53)
!56 = !DILocation(line: 23, column: 35, scope: !53)
!57 = !DILocation(line: 23, column: 25, scope: !53)
!58 = !DILocation(line: 23, column: 57, scope: !53)
!59 = !DILocation(line: 23, column: 16, scope: !53)
!60 = !DILocation(line: 23, column: 23, scope: !53)
!61 = !DILocation(line: 24, column: 1, scope: !53)
!62 = distinct !DISubprogram(name: "lanes_agree", scope: !7, file: !7, line: 26, type: !16, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!63 = !DILocation(line: 27, column: 5, scope: !62)
!64 = !DILocation(line: 28, column: 11, scope: !62)
!65 = !DILocation(line: 28, column: 25, scope: !62)
!66 = !DILocation(line: 28, scope: !62)
!67 = !DILocation(line: 28, column: 16, scope: !62)
!68 = !DILocation(line: 28, column: 23, scope: !62)
!69 = !DILocation(line: 29, column: 1, scope: !62)
!70 = distinct !DISubprogram(name: "all_rows_full", scope: !7, file: !7, line: 31, type: !16, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!71 = !DILocation(line: 32, column: 5, scope: !70)
!72 = !DILocation(line: 33, column: 11, scope: !70)
!73 = !DILocation(line: 34, column: 31, scope: !70)
!74 = !DILocation(line: 35, column: 23, scope: !70)
!75 = !DILocation(line: 35, column: 5, scope: !70)
!76 = !DILocation(line: 0, scope: !70)
!77 = !DILocation(line: 36, column: 5, scope: !70)
!78 = !DILocation(line: 36, column: 12, scope: !70)
!79 = !DILocation(line: 37, column: 1, scope: !70)
!80 = !DILocation(line: 35, column: 54, scope: !70)
!81 = !DILocation(line: 35, column: 42, scope: !70)
!82 = !DILocation(line: 35, column: 64, scope: !70)
!83 = !DILocation(line: 35, column: 59, scope: !70)
!84 = !DILocation(line: 35, column: 39, scope: !70)
!85 = distinct !{!85, !75, !86, !87, !88}
!86 = !DILocation(line: 35, column: 67, scope: !70)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !{!"llvm.loop.unroll.disable"}
!89 = distinct !DISubprogram(name: "index_in_range", scope: !7, file: !7, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!90 = !DILocation(line: 40, column: 5, scope: !89)
!91 = !DILocation(line: 41, column: 11, scope: !89)
!92 = !DILocation(line: 42, column: 16, scope: !89)
!93 = !DILocation(line: 43, column: 26, scope: !89)
!94 = !DILocation(line: 43, column: 30, scope: !89)
!95 = !DILocation(line: 43, column: 50, scope: !89)
!96 = !DILocation(line: 43, column: 59, scope: !89)
!97 = !DILocation(line: 43, column: 21, scope: !89)
!98 = !DILocation(line: 43, column: 5, scope: !89)
!99 = !DILocation(line: 43, column: 12, scope: !89)
!100 = !DILocation(line: 44, column: 1, scope: !89)
!101 = distinct !DISubprogram(name: "every_index_once", scope: !7, file: !7, line: 46, type: !16, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!102 = !DILocation(line: 47, column: 5, scope: !101)
!103 = !DILocation(line: 48, column: 11, scope: !101)
!104 = !DILocation(line: 49, column: 20, scope: !101)
!105 = !DILocation(line: 49, column: 16, scope: !101)
!106 = !DILocation(line: 49, column: 37, scope: !101)
!107 = !DILocation(line: 50, column: 17, scope: !101)
!108 = !DILocation(line: 0, scope: !101)
!109 = !DILocation(line: 50, column: 62, scope: !101)
!110 = !DILocation(line: 50, column: 54, scope: !101)
!111 = !DILocation(line: 50, column: 35, scope: !101)
!112 = !DILocation(line: 50, column: 77, scope: !101)
!113 = !DILocation(line: 50, column: 12, scope: !101)
!114 = distinct !{!114, !113, !115, !87, !88}
!115 = !DILocation(line: 50, column: 92, scope: !101)
!116 = !DILocation(line: 53, column: 1, scope: !101)
!117 = distinct !DISubprogram(name: "keys_sorted", scope: !7, file: !7, line: 55, type: !16, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!118 = !DILocation(line: 56, column: 5, scope: !117)
!119 = !DILocation(line: 56, column: 11, scope: !117)
!120 = !DILocation(line: 57, column: 11, scope: !117)
!121 = !DILocation(line: 58, column: 27, scope: !117)
!122 = !DILocation(line: 58, column: 23, scope: !117)
!123 = !DILocation(line: 58, column: 12, scope: !117)
!124 = !DILocation(line: 60, column: 1, scope: !117)
!125 = distinct !DISubprogram(name: "nothing_there_yet", scope: !7, file: !7, line: 62, type: !16, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!126 = !DILocation(line: 63, column: 5, scope: !125)
!127 = !DILocation(line: 64, column: 11, scope: !125)
!128 = !DILocation(line: 64, column: 45, scope: !125)
!129 = !DILocation(line: 64, column: 51, scope: !125)
!130 = !DILocation(line: 64, column: 16, scope: !125)
!131 = !DILocation(line: 64, column: 30, scope: !125)
!132 = !DILocation(line: 65, column: 1, scope: !125)
!133 = distinct !DISubprogram(name: "border_is_zero", scope: !7, file: !7, line: 67, type: !16, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!134 = !DILocation(line: 68, column: 5, scope: !133)
!135 = !DILocation(line: 69, column: 11, scope: !133)
!136 = !DILocation(line: 70, column: 25, scope: !133)
!137 = !DILocation(line: 70, column: 23, scope: !133)
!138 = !DILocation(line: 70, column: 37, scope: !133)
!139 = !DILocation(line: 70, column: 66, scope: !133)
!140 = !DILocation(line: 70, column: 61, scope: !133)
!141 = !DILocation(line: 70, column: 59, scope: !133)
!142 = !DILocation(line: 70, column: 77, scope: !133)
!143 = !DILocation(line: 71, column: 25, scope: !133)
!144 = !DILocation(line: 71, column: 23, scope: !133)
!145 = !DILocation(line: 71, column: 19, scope: !133)
!146 = !DILocation(line: 71, column: 35, scope: !133)
!147 = !DILocation(line: 71, column: 5, scope: !133)
!148 = !DILocation(line: 71, column: 12, scope: !133)
!149 = !DILocation(line: 72, column: 1, scope: !133)
!150 = distinct !DISubprogram(name: "top_is_bottom", scope: !7, file: !7, line: 74, type: !16, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!151 = !DILocation(line: 75, column: 5, scope: !150)
!152 = !DILocation(line: 76, column: 11, scope: !150)
!153 = !DILocation(line: 77, column: 30, scope: !150)
!154 = !DILocation(line: 77, column: 35, scope: !150)
!155 = !DILocation(line: 77, column: 54, scope: !150)
!156 = !DILocation(line: 78, column: 14, scope: !150)
!157 = !DILocation(line: 78, column: 34, scope: !150)
!158 = !DILocation(line: 78, column: 26, scope: !150)
!159 = !DILocation(line: 78, column: 24, scope: !150)
!160 = !DILocation(line: 78, column: 20, scope: !150)
!161 = !DILocation(line: 78, column: 45, scope: !150)
!162 = !DILocation(line: 78, column: 43, scope: !150)
!163 = !DILocation(line: 78, column: 39, scope: !150)
!164 = !DILocation(line: 78, column: 5, scope: !150)
!165 = !DILocation(line: 78, column: 12, scope: !150)
!166 = !DILocation(line: 79, column: 1, scope: !150)
!167 = distinct !DISubprogram(name: "last_bin", scope: !7, file: !7, line: 81, type: !16, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!168 = !DILocation(line: 82, column: 5, scope: !167)
!169 = !DILocation(line: 83, column: 11, scope: !167)
!170 = !DILocation(line: 84, column: 21, scope: !167)
!171 = !DILocation(line: 84, column: 27, scope: !167)
!172 = !DILocation(line: 84, column: 20, scope: !167)
!173 = !DILocation(line: 85, column: 20, scope: !167)
!174 = !DILocation(line: 86, column: 16, scope: !167)
!175 = !DILocation(line: 86, column: 5, scope: !167)
!176 = !DILocation(line: 87, column: 1, scope: !167)
!177 = distinct !DISubprogram(name: "first_bin", scope: !7, file: !7, line: 88, type: !16, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!178 = !DILocation(line: 89, column: 5, scope: !177)
!179 = !DILocation(line: 90, column: 11, scope: !177)
!180 = !DILocation(line: 91, column: 25, scope: !177)
!181 = !DILocation(line: 91, column: 31, scope: !177)
!182 = !DILocation(line: 91, column: 24, scope: !177)
!183 = !DILocation(line: 92, column: 20, scope: !177)
!184 = !DILocation(line: 93, column: 16, scope: !177)
!185 = !DILocation(line: 93, column: 5, scope: !177)
!186 = !DILocation(line: 94, column: 1, scope: !177)
!187 = distinct !DISubprogram(name: "bits_of_positive", scope: !7, file: !7, line: 96, type: !16, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!188 = !DILocation(line: 97, column: 5, scope: !187)
!189 = !DILocation(line: 98, column: 11, scope: !187)
!190 = !DILocation(line: 99, column: 31, scope: !187)
!191 = !DILocation(line: 100, column: 21, scope: !187)
!192 = !DILocation(line: 0, scope: !187)
!193 = !DILocation(line: 100, column: 26, scope: !187)
!194 = !DILocation(line: 101, column: 5, scope: !187)
!195 = !DILocation(line: 102, column: 1, scope: !187)
!196 = distinct !DISubprogram(name: "no_loops", scope: !7, file: !7, line: 104, type: !16, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!197 = !DILocation(line: 105, column: 5, scope: !196)
!198 = !DILocation(line: 106, column: 11, scope: !196)
!199 = !DILocation(line: 107, column: 16, scope: !196)
!200 = !DILocation(line: 107, column: 29, scope: !196)
!201 = !DILocation(line: 107, column: 26, scope: !196)
!202 = !DILocation(line: 107, column: 52, scope: !196)
!203 = !DILocation(line: 107, column: 41, scope: !196)
!204 = !DILocation(line: 108, column: 1, scope: !196)
!205 = distinct !DISubprogram(name: "edges_once", scope: !7, file: !7, line: 110, type: !16, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!206 = !DILocation(line: 111, column: 5, scope: !205)
!207 = !DILocation(line: 112, column: 11, scope: !205)
!208 = !DILocation(line: 113, column: 33, scope: !205)
!209 = !DILocation(line: 113, column: 43, scope: !205)
!210 = !DILocation(line: 113, column: 53, scope: !205)
!211 = !DILocation(line: 113, column: 51, scope: !205)
!212 = !DILocation(line: 113, column: 28, scope: !205)
!213 = !DILocation(line: 113, column: 16, scope: !205)
!214 = !DILocation(line: 113, column: 68, scope: !205)
!215 = !DILocation(line: 114, column: 20, scope: !205)
!216 = !DILocation(line: 114, column: 16, scope: !205)
!217 = !DILocation(line: 114, column: 5, scope: !205)
!218 = !DILocation(line: 115, column: 1, scope: !205)
!219 = distinct !DISubprogram(name: "is_a_tree", scope: !7, file: !7, line: 117, type: !16, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!220 = !DILocation(line: 118, column: 5, scope: !219)
!221 = !DILocation(line: 119, column: 11, scope: !219)
!222 = !DILocation(line: 120, column: 16, scope: !219)
!223 = !DILocation(line: 120, column: 9, scope: !219)
!224 = !DILocation(line: 120, column: 27, scope: !219)
!225 = !DILocation(line: 121, column: 33, scope: !219)
!226 = !DILocation(line: 121, column: 27, scope: !219)
!227 = !DILocation(line: 121, column: 16, scope: !219)
!228 = !DILocation(line: 122, column: 1, scope: !219)
!229 = distinct !DISubprogram(name: "constant_unset", scope: !7, file: !7, line: 125, type: !16, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!230 = !DILocation(line: 126, column: 5, scope: !229)
!231 = !DILocation(line: 127, column: 11, scope: !229)
!232 = !DILocation(line: 127, column: 25, scope: !229)
!233 = !DILocation(line: 127, column: 31, scope: !229)
!234 = !DILocation(line: 127, column: 51, scope: !229)
!235 = !DILocation(line: 127, column: 43, scope: !229)
!236 = !DILocation(line: 127, column: 42, scope: !229)
!237 = !DILocation(line: 127, column: 16, scope: !229)
!238 = !DILocation(line: 127, column: 23, scope: !229)
!239 = !DILocation(line: 128, column: 1, scope: !229)
!240 = distinct !DISubprogram(name: "constant_scalar_unset", scope: !7, file: !7, line: 131, type: !16, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!241 = !DILocation(line: 132, column: 5, scope: !240)
!242 = !DILocation(line: 133, column: 11, scope: !240)
!243 = !DILocation(line: 134, column: 15, scope: !240)
!244 = !DILocation(line: 135, column: 16, scope: !240)
!245 = !DILocation(line: 135, column: 28, scope: !240)
!246 = !DILocation(line: 136, column: 5, scope: !240)
!247 = !DILocation(line: 136, column: 12, scope: !240)
!248 = !DILocation(line: 137, column: 1, scope: !240)
!249 = distinct !DISubprogram(name: "constant_element_zero", scope: !7, file: !7, line: 140, type: !16, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!250 = !DILocation(line: 141, column: 5, scope: !249)
!251 = !DILocation(line: 142, column: 11, scope: !249)
!252 = !DILocation(line: 143, column: 13, scope: !249)
!253 = !DILocation(line: 144, column: 5, scope: !249)
!254 = !DILocation(line: 145, column: 5, scope: !249)
!255 = !DILocation(line: 145, column: 12, scope: !249)
!256 = !DILocation(line: 146, column: 1, scope: !249)
!257 = !DILocation(line: 144, column: 63, scope: !249)
!258 = !DILocation(line: 144, column: 69, scope: !249)
!259 = !DILocation(line: 144, column: 67, scope: !249)
!260 = !DILocation(line: 144, column: 49, scope: !249)
!261 = !DILocation(line: 144, column: 42, scope: !249)
!262 = distinct !{!262, !253, !263, !87, !88}
!263 = !DILocation(line: 144, column: 76, scope: !249)
!264 = distinct !DISubprogram(name: "never_in_place", scope: !7, file: !7, line: 148, type: !16, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!265 = !DILocation(line: 149, column: 5, scope: !264)
!266 = !DILocation(line: 150, column: 19, scope: !264)
!267 = !DILocation(line: 151, column: 11, scope: !264)
!268 = !DILocation(line: 152, column: 20, scope: !264)
!269 = !DILocation(line: 152, column: 31, scope: !264)
!270 = !DILocation(line: 152, column: 38, scope: !264)
!271 = !DILocation(line: 152, column: 45, scope: !264)
!272 = !DILocation(line: 152, column: 50, scope: !264)
!273 = !DILocation(line: 152, column: 57, scope: !264)
!274 = !DILocation(line: 154, column: 1, scope: !264)
!275 = distinct !DISubprogram(name: "no_way_back", scope: !7, file: !7, line: 156, type: !16, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!276 = !DILocation(line: 158, column: 5, scope: !275)
!277 = !DILocation(line: 159, column: 11, scope: !275)
!278 = !DILocation(line: 159, column: 20, scope: !275)
!279 = !DILocation(line: 159, column: 40, scope: !275)
!280 = !DILocation(line: 159, column: 34, scope: !275)
!281 = !DILocation(line: 159, column: 23, scope: !275)
!282 = !DILocation(line: 159, column: 66, scope: !275)
!283 = !DILocation(line: 160, column: 33, scope: !275)
!284 = !DILocation(line: 160, column: 27, scope: !275)
!285 = !DILocation(line: 160, column: 55, scope: !275)
!286 = !DILocation(line: 160, column: 16, scope: !275)
!287 = !DILocation(line: 160, column: 60, scope: !275)
!288 = !DILocation(line: 160, column: 67, scope: !275)
!289 = !DILocation(line: 162, column: 1, scope: !275)
