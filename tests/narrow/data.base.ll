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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @every_index_once(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !101 {
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
  br i1 %22, label %23, label %32, !dbg !103

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !104
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !104
  %26 = load i32, ptr %25, align 4, !dbg !104, !tbaa !10
  %27 = sext i32 %26 to i64, !dbg !105
  %28 = getelementptr inbounds i32, ptr %2, i64 %27, !dbg !105
  %29 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !106
  %30 = load i32, ptr %29, align 4, !dbg !106, !tbaa !10
  %31 = atomicrmw add ptr %28, i32 %30 seq_cst, align 4, !dbg !107
  br label %32, !dbg !108

32:                                               ; preds = %4, %23
  ret void, !dbg !108
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @keys_sorted(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !109 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !110
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !110
  %7 = mul i32 %5, %6, !dbg !110
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !110
  %9 = add i32 %7, %8, !dbg !110
  %10 = shl i32 %9, 13, !dbg !110
  %11 = xor i32 %10, %9, !dbg !110
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !110, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !110
  %14 = xor i32 %13, %12, !dbg !110
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !110, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !110
  %17 = xor i32 %16, %15, !dbg !110
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !110, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !110
  %20 = xor i32 %19, %18, !dbg !110
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !110, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !111
  br i1 %22, label %23, label %30, !dbg !111

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !112
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !112
  %26 = load i32, ptr %25, align 4, !dbg !112, !tbaa !10
  %27 = sext i32 %26 to i64, !dbg !113
  %28 = getelementptr inbounds i32, ptr %2, i64 %27, !dbg !113
  %29 = atomicrmw min ptr %28, i32 %9 seq_cst, align 4, !dbg !114
  br label %30, !dbg !115

30:                                               ; preds = %4, %23
  ret void, !dbg !115
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nothing_there_yet(ptr noundef readnone captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !116 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !117
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !117
  %7 = mul i32 %5, %6, !dbg !117
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %9 = add i32 %7, %8, !dbg !117
  %10 = shl i32 %9, 13, !dbg !117
  %11 = xor i32 %10, %9, !dbg !117
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !117, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !117
  %14 = xor i32 %13, %12, !dbg !117
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !117, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !117
  %17 = xor i32 %16, %15, !dbg !117
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !117, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !117
  %20 = xor i32 %19, %18, !dbg !117
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !117, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !118
  br i1 %22, label %23, label %31, !dbg !118

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !119
  %25 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !119
  %26 = load i32, ptr %25, align 4, !dbg !119, !tbaa !10
  %27 = mul nsw i32 %26, 3, !dbg !120
  %28 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !121
  %29 = load i32, ptr %28, align 4, !dbg !122, !tbaa !10
  %30 = add nsw i32 %29, %27, !dbg !122
  store i32 %30, ptr %28, align 4, !dbg !122, !tbaa !10
  br label %31, !dbg !121

31:                                               ; preds = %23, %4
  ret void, !dbg !123
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @border_is_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !124 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !125
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !125
  %6 = mul i32 %4, %5, !dbg !125
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !125
  %8 = add i32 %6, %7, !dbg !125
  %9 = shl i32 %8, 13, !dbg !125
  %10 = xor i32 %9, %8, !dbg !125
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !125, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !125
  %13 = xor i32 %12, %11, !dbg !125
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !125, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !125
  %16 = xor i32 %15, %14, !dbg !125
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !125, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !125
  %19 = xor i32 %18, %17, !dbg !125
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !125, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !126
  br i1 %21, label %22, label %47, !dbg !126

22:                                               ; preds = %3
  %23 = icmp eq i32 %8, 0, !dbg !127
  br i1 %23, label %28, label %24, !dbg !128

24:                                               ; preds = %22
  %25 = sext i32 %8 to i64, !dbg !129
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !129
  %27 = load i32, ptr %26, align 4, !dbg !129, !tbaa !10
  br label %28, !dbg !128

28:                                               ; preds = %22, %24
  %29 = phi i32 [ %27, %24 ], [ 0, %22 ], !dbg !128
  %30 = add nsw i32 %2, -1, !dbg !130
  %31 = icmp eq i32 %8, %30, !dbg !131
  br i1 %31, label %37, label %32, !dbg !132

32:                                               ; preds = %28
  %33 = sext i32 %8 to i64, !dbg !133
  %34 = getelementptr i32, ptr %0, i64 %33, !dbg !133
  %35 = getelementptr i8, ptr %34, i64 8, !dbg !133
  %36 = load i32, ptr %35, align 4, !dbg !133, !tbaa !10
  br label %37, !dbg !132

37:                                               ; preds = %28, %32
  %38 = phi i32 [ %36, %32 ], [ 0, %28 ], !dbg !132
  %39 = sext i32 %8 to i64, !dbg !134
  %40 = getelementptr i32, ptr %0, i64 %39, !dbg !134
  %41 = getelementptr i8, ptr %40, i64 4, !dbg !134
  %42 = load i32, ptr %41, align 4, !dbg !134, !tbaa !10
  %43 = shl nsw i32 %42, 1, !dbg !135
  %44 = add i32 %38, %29, !dbg !136
  %45 = add i32 %44, %43, !dbg !137
  %46 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !138
  store i32 %45, ptr %46, align 4, !dbg !139, !tbaa !10
  br label %47, !dbg !140

47:                                               ; preds = %3, %37
  ret void, !dbg !140
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @top_is_bottom(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !141 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !142
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !142
  %7 = mul i32 %5, %6, !dbg !142
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !142
  %9 = add i32 %7, %8, !dbg !142
  %10 = shl i32 %9, 13, !dbg !142
  %11 = xor i32 %10, %9, !dbg !142
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !142, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !142
  %14 = xor i32 %13, %12, !dbg !142
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !142, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !142
  %17 = xor i32 %16, %15, !dbg !142
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !142, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !142
  %20 = xor i32 %19, %18, !dbg !142
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !142, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !143
  br i1 %22, label %23, label %42, !dbg !143

23:                                               ; preds = %4
  %24 = add nsw i32 %2, -1, !dbg !144
  %25 = mul nsw i32 %24, %3, !dbg !145
  %26 = add nsw i32 %25, %9, !dbg !146
  %27 = sext i32 %9 to i64, !dbg !147
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !147
  %29 = load i32, ptr %28, align 4, !dbg !147, !tbaa !10
  %30 = add nsw i32 %3, %9, !dbg !148
  %31 = sext i32 %30 to i64, !dbg !149
  %32 = getelementptr inbounds i32, ptr %0, i64 %31, !dbg !149
  %33 = load i32, ptr %32, align 4, !dbg !149, !tbaa !10
  %34 = shl nsw i32 %33, 1, !dbg !150
  %35 = add nsw i32 %34, %29, !dbg !151
  %36 = sext i32 %26 to i64, !dbg !152
  %37 = getelementptr inbounds i32, ptr %0, i64 %36, !dbg !152
  %38 = load i32, ptr %37, align 4, !dbg !152, !tbaa !10
  %39 = mul nsw i32 %38, 5, !dbg !153
  %40 = add nsw i32 %35, %39, !dbg !154
  %41 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !155
  store i32 %40, ptr %41, align 4, !dbg !156, !tbaa !10
  br label %42, !dbg !157

42:                                               ; preds = %4, %23
  ret void, !dbg !157
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @last_bin(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !158 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !159
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159
  %6 = mul i32 %4, %5, !dbg !159
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !159
  %8 = add i32 %6, %7, !dbg !159
  %9 = shl i32 %8, 13, !dbg !159
  %10 = xor i32 %9, %8, !dbg !159
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !159, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !159
  %13 = xor i32 %12, %11, !dbg !159
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !159, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !159
  %16 = xor i32 %15, %14, !dbg !159
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !159, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !159
  %19 = xor i32 %18, %17, !dbg !159
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !159, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !160
  br i1 %21, label %22, label %32, !dbg !160

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !161
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !161
  %25 = load float, ptr %24, align 4, !dbg !161, !tbaa !25
  %26 = fmul contract float %25, 1.600000e+01, !dbg !162
  %27 = fptosi float %26 to i32, !dbg !163
  %28 = tail call i32 @llvm.smin.i32(i32 %27, i32 15), !dbg !164
  %29 = sext i32 %28 to i64, !dbg !165
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !165
  %31 = atomicrmw add ptr %30, i32 1 seq_cst, align 4, !dbg !166
  br label %32, !dbg !167

32:                                               ; preds = %3, %22
  ret void, !dbg !167
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @first_bin(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !168 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !169
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !169
  %6 = mul i32 %4, %5, !dbg !169
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !169
  %8 = add i32 %6, %7, !dbg !169
  %9 = shl i32 %8, 13, !dbg !169
  %10 = xor i32 %9, %8, !dbg !169
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !169, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !169
  %13 = xor i32 %12, %11, !dbg !169
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !169, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !169
  %16 = xor i32 %15, %14, !dbg !169
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !169, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !169
  %19 = xor i32 %18, %17, !dbg !169
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !169, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !170
  br i1 %21, label %22, label %33, !dbg !170

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !171
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !171
  %25 = load float, ptr %24, align 4, !dbg !171, !tbaa !25
  %26 = fmul contract float %25, 1.600000e+01, !dbg !172
  %27 = fptosi float %26 to i32, !dbg !173
  %28 = tail call i32 @llvm.smax.i32(i32 %27, i32 0), !dbg !174
  %29 = tail call i32 @llvm.smin.i32(i32 %28, i32 15), !dbg !174
  %30 = zext nneg i32 %29 to i64, !dbg !175
  %31 = getelementptr inbounds nuw i32, ptr %1, i64 %30, !dbg !175
  %32 = atomicrmw add ptr %31, i32 1 seq_cst, align 4, !dbg !176
  br label %33, !dbg !177

33:                                               ; preds = %3, %22
  ret void, !dbg !177
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @bits_of_positive(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !178 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !179
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !179
  %6 = mul i32 %4, %5, !dbg !179
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !179
  %8 = add i32 %6, %7, !dbg !179
  %9 = shl i32 %8, 13, !dbg !179
  %10 = xor i32 %9, %8, !dbg !179
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !179, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !179
  %13 = xor i32 %12, %11, !dbg !179
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !179, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !179
  %16 = xor i32 %15, %14, !dbg !179
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !179, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !179
  %19 = xor i32 %18, %17, !dbg !179
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !179, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !180
  br i1 %21, label %22, label %34, !dbg !180

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !181
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !181
  %25 = load i32, ptr %24, align 4, !dbg !181, !tbaa !25
  %26 = icmp slt i32 %25, 0, !dbg !182
  %27 = srem i32 %8, 8, !dbg !183
  %28 = sext i32 %27 to i64, !dbg !183
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !183
  br i1 %26, label %30, label %32, !dbg !182

30:                                               ; preds = %22
  %31 = atomicrmw umin ptr %29, i32 %25 seq_cst, align 4, !dbg !184
  br label %34, !dbg !184

32:                                               ; preds = %22
  %33 = atomicrmw max ptr %29, i32 %25 seq_cst, align 4, !dbg !185
  br label %34

34:                                               ; preds = %30, %32, %3
  ret void, !dbg !186
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_loops(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !187 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !188
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !188
  %9 = mul i32 %7, %8, !dbg !188
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !188
  %11 = add i32 %9, %10, !dbg !188
  %12 = shl i32 %11, 13, !dbg !188
  %13 = xor i32 %12, %11, !dbg !188
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !188, !srcloc !19
  %15 = lshr i32 %14, 17, !dbg !188
  %16 = xor i32 %15, %14, !dbg !188
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !188, !srcloc !20
  %18 = shl i32 %17, 5, !dbg !188
  %19 = xor i32 %18, %17, !dbg !188
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !188, !srcloc !21
  %21 = lshr i32 %20, 3, !dbg !188
  %22 = xor i32 %21, %20, !dbg !188
  %23 = tail call i32 asm sideeffect "", "=r,0"(i32 %22) #5, !dbg !188, !srcloc !22
  %24 = icmp slt i32 %11, %5, !dbg !189
  br i1 %24, label %25, label %36, !dbg !189

25:                                               ; preds = %6
  %26 = sext i32 %11 to i64, !dbg !190
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !190
  %28 = load i32, ptr %27, align 4, !dbg !190, !tbaa !10
  %29 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !191
  %30 = load i32, ptr %29, align 4, !dbg !191, !tbaa !10
  %31 = icmp eq i32 %28, %30, !dbg !192
  br i1 %31, label %36, label %32, !dbg !192

32:                                               ; preds = %25
  %33 = sext i32 %30 to i64, !dbg !193
  %34 = getelementptr inbounds i32, ptr %2, i64 %33, !dbg !193
  %35 = atomicrmw add ptr %34, i32 1 seq_cst, align 4, !dbg !194
  br label %36, !dbg !194

36:                                               ; preds = %25, %32, %6
  ret void, !dbg !195
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @edges_once(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !196 {
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
  br i1 %24, label %25, label %42, !dbg !198

25:                                               ; preds = %6
  %26 = sext i32 %11 to i64, !dbg !199
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !199
  %28 = load i32, ptr %27, align 4, !dbg !199, !tbaa !10
  %29 = mul nsw i32 %28, %4, !dbg !200
  %30 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !201
  %31 = load i32, ptr %30, align 4, !dbg !201, !tbaa !10
  %32 = add nsw i32 %29, %31, !dbg !202
  %33 = sext i32 %32 to i64, !dbg !203
  %34 = getelementptr inbounds i32, ptr %3, i64 %33, !dbg !203
  %35 = atomicrmw xchg ptr %34, i32 1 seq_cst, align 4, !dbg !204
  %36 = icmp eq i32 %35, 0, !dbg !205
  br i1 %36, label %37, label %42, !dbg !205

37:                                               ; preds = %25
  %38 = load i32, ptr %30, align 4, !dbg !206, !tbaa !10
  %39 = sext i32 %38 to i64, !dbg !207
  %40 = getelementptr inbounds i32, ptr %2, i64 %39, !dbg !207
  %41 = atomicrmw add ptr %40, i32 1 seq_cst, align 4, !dbg !208
  br label %42, !dbg !208

42:                                               ; preds = %25, %37, %6
  ret void, !dbg !209
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @is_a_tree(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !210 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !211
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !211
  %8 = mul i32 %6, %7, !dbg !211
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !211
  %10 = add i32 %8, %9, !dbg !211
  %11 = shl i32 %10, 13, !dbg !211
  %12 = xor i32 %11, %10, !dbg !211
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #5, !dbg !211, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !211
  %15 = xor i32 %14, %13, !dbg !211
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #5, !dbg !211, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !211
  %18 = xor i32 %17, %16, !dbg !211
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #5, !dbg !211, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !211
  %21 = xor i32 %20, %19, !dbg !211
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #5, !dbg !211, !srcloc !22
  %23 = icmp slt i32 %10, %4, !dbg !212
  br i1 %23, label %24, label %38, !dbg !212

24:                                               ; preds = %5
  %25 = sext i32 %10 to i64, !dbg !213
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !213
  %27 = load i32, ptr %26, align 4, !dbg !213, !tbaa !10
  %28 = sext i32 %27 to i64, !dbg !214
  %29 = getelementptr inbounds i32, ptr %2, i64 %28, !dbg !214
  %30 = load i32, ptr %29, align 4, !dbg !214, !tbaa !10
  %31 = icmp eq i32 %30, 2, !dbg !215
  br i1 %31, label %32, label %38, !dbg !215

32:                                               ; preds = %24
  %33 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !216
  %34 = load i32, ptr %33, align 4, !dbg !216, !tbaa !10
  %35 = sext i32 %34 to i64, !dbg !217
  %36 = getelementptr inbounds i32, ptr %3, i64 %35, !dbg !217
  %37 = cmpxchg ptr %36, i32 -1, i32 3 seq_cst seq_cst, align 4, !dbg !218
  br label %38, !dbg !218

38:                                               ; preds = %24, %32, %5
  ret void, !dbg !219
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @constant_unset(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !220 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !221
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !221
  %6 = mul i32 %4, %5, !dbg !221
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !221
  %8 = add i32 %6, %7, !dbg !221
  %9 = shl i32 %8, 13, !dbg !221
  %10 = xor i32 %9, %8, !dbg !221
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !221, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !221
  %13 = xor i32 %12, %11, !dbg !221
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !221, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !221
  %16 = xor i32 %15, %14, !dbg !221
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !221, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !221
  %19 = xor i32 %18, %17, !dbg !221
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !221, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !222
  br i1 %21, label %22, label %33, !dbg !222

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !223
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !223
  %25 = load i32, ptr %24, align 4, !dbg !223, !tbaa !10
  %26 = mul nsw i32 %25, 3, !dbg !224
  %27 = and i32 %8, 7, !dbg !225
  %28 = zext nneg i32 %27 to i64, !dbg !226
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @unset to ptr), i64 %28, !dbg !226
  %30 = load i32, ptr %29, align 4, !dbg !226, !tbaa !10
  %31 = add nsw i32 %26, %30, !dbg !227
  %32 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !228
  store i32 %31, ptr %32, align 4, !dbg !229, !tbaa !10
  br label %33, !dbg !228

33:                                               ; preds = %22, %3
  ret void, !dbg !230
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @constant_scalar_unset(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !231 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !232
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !232
  %6 = mul i32 %4, %5, !dbg !232
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !232
  %8 = add i32 %6, %7, !dbg !232
  %9 = shl i32 %8, 13, !dbg !232
  %10 = xor i32 %9, %8, !dbg !232
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !232, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !232
  %13 = xor i32 %12, %11, !dbg !232
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !232, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !232
  %16 = xor i32 %15, %14, !dbg !232
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !232, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !232
  %19 = xor i32 %18, %17, !dbg !232
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !232, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !233
  br i1 %21, label %22, label %31, !dbg !233

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !234
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !234
  %25 = load float, ptr %24, align 4, !dbg !234, !tbaa !25
  %26 = load float, ptr addrspacecast (ptr addrspace(4) @unset_scale to ptr), align 4, !dbg !235, !tbaa !25
  %27 = fcmp contract une float %26, 0.000000e+00, !dbg !236
  %28 = fmul contract float %25, %26, !dbg !236
  %29 = select i1 %27, float %28, float %25, !dbg !236
  %30 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !237
  store float %29, ptr %30, align 4, !dbg !238, !tbaa !25
  br label %31, !dbg !239

31:                                               ; preds = %3, %22
  ret void, !dbg !239
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @constant_element_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !240 {
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
  br i1 %21, label %22, label %38, !dbg !242

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !243
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !243
  %25 = load i32, ptr %24, align 4, !dbg !243, !tbaa !10
  br label %28, !dbg !244

26:                                               ; preds = %28
  %27 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !245
  store i32 %35, ptr %27, align 4, !dbg !246, !tbaa !10
  br label %38, !dbg !247

28:                                               ; preds = %22, %28
  %29 = phi i32 [ 7, %22 ], [ %36, %28 ]
  %30 = phi i32 [ 0, %22 ], [ %35, %28 ]
  %31 = mul nsw i32 %30, %25, !dbg !248
  %32 = zext nneg i32 %29 to i64, !dbg !249
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 %32, !dbg !249
  %34 = load i32, ptr %33, align 4, !dbg !249, !tbaa !10
  %35 = add nsw i32 %34, %31, !dbg !250
  %36 = add nsw i32 %29, -1, !dbg !251
  %37 = icmp eq i32 %29, 0, !dbg !252
  br i1 %37, label %26, label %28, !dbg !244, !llvm.loop !253

38:                                               ; preds = %3, %26
  ret void, !dbg !247
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @never_in_place(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !255 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !256
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !256
  %6 = mul i32 %4, %5, !dbg !256
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !256
  %8 = add i32 %6, %7, !dbg !256
  %9 = shl i32 %8, 13, !dbg !256
  %10 = xor i32 %9, %8, !dbg !256
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !256, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !256
  %13 = xor i32 %12, %11, !dbg !256
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !256, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !256
  %16 = xor i32 %15, %14, !dbg !256
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !256, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !256
  %19 = xor i32 %18, %17, !dbg !256
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !256, !srcloc !22
  %21 = xor i32 %8, -1, !dbg !257
  %22 = add i32 %2, %21, !dbg !257
  %23 = icmp sgt i32 %8, %22, !dbg !258
  br i1 %23, label %33, label %24, !dbg !258

24:                                               ; preds = %3
  %25 = sext i32 %8 to i64, !dbg !259
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !259
  %27 = load i32, ptr %26, align 4, !dbg !259, !tbaa !10
  %28 = sext i32 %22 to i64, !dbg !260
  %29 = getelementptr inbounds i32, ptr %0, i64 %28, !dbg !260
  %30 = load i32, ptr %29, align 4, !dbg !260, !tbaa !10
  %31 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !261
  store i32 %30, ptr %31, align 4, !dbg !262, !tbaa !10
  %32 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !263
  store i32 %27, ptr %32, align 4, !dbg !264, !tbaa !10
  br label %33, !dbg !265

33:                                               ; preds = %3, %24
  ret void, !dbg !265
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
!19 = !{i64 8034386}
!20 = !{i64 8034436}
!21 = !{i64 8034485}
!22 = !{i64 8034534}
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
!104 = !DILocation(line: 49, column: 27, scope: !101)
!105 = !DILocation(line: 49, column: 23, scope: !101)
!106 = !DILocation(line: 49, column: 38, scope: !101)
!107 = !DILocation(line: 49, column: 12, scope: !101)
!108 = !DILocation(line: 51, column: 1, scope: !101)
!109 = distinct !DISubprogram(name: "keys_sorted", scope: !7, file: !7, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!110 = !DILocation(line: 54, column: 5, scope: !109)
!111 = !DILocation(line: 55, column: 11, scope: !109)
!112 = !DILocation(line: 56, column: 27, scope: !109)
!113 = !DILocation(line: 56, column: 23, scope: !109)
!114 = !DILocation(line: 56, column: 12, scope: !109)
!115 = !DILocation(line: 58, column: 1, scope: !109)
!116 = distinct !DISubprogram(name: "nothing_there_yet", scope: !7, file: !7, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!117 = !DILocation(line: 61, column: 5, scope: !116)
!118 = !DILocation(line: 62, column: 11, scope: !116)
!119 = !DILocation(line: 62, column: 45, scope: !116)
!120 = !DILocation(line: 62, column: 51, scope: !116)
!121 = !DILocation(line: 62, column: 16, scope: !116)
!122 = !DILocation(line: 62, column: 30, scope: !116)
!123 = !DILocation(line: 63, column: 1, scope: !116)
!124 = distinct !DISubprogram(name: "border_is_zero", scope: !7, file: !7, line: 65, type: !16, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!125 = !DILocation(line: 66, column: 5, scope: !124)
!126 = !DILocation(line: 67, column: 11, scope: !124)
!127 = !DILocation(line: 68, column: 25, scope: !124)
!128 = !DILocation(line: 68, column: 23, scope: !124)
!129 = !DILocation(line: 68, column: 37, scope: !124)
!130 = !DILocation(line: 68, column: 66, scope: !124)
!131 = !DILocation(line: 68, column: 61, scope: !124)
!132 = !DILocation(line: 68, column: 59, scope: !124)
!133 = !DILocation(line: 68, column: 77, scope: !124)
!134 = !DILocation(line: 69, column: 25, scope: !124)
!135 = !DILocation(line: 69, column: 23, scope: !124)
!136 = !DILocation(line: 69, column: 19, scope: !124)
!137 = !DILocation(line: 69, column: 35, scope: !124)
!138 = !DILocation(line: 69, column: 5, scope: !124)
!139 = !DILocation(line: 69, column: 12, scope: !124)
!140 = !DILocation(line: 70, column: 1, scope: !124)
!141 = distinct !DISubprogram(name: "top_is_bottom", scope: !7, file: !7, line: 72, type: !16, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!142 = !DILocation(line: 73, column: 5, scope: !141)
!143 = !DILocation(line: 74, column: 11, scope: !141)
!144 = !DILocation(line: 75, column: 30, scope: !141)
!145 = !DILocation(line: 75, column: 35, scope: !141)
!146 = !DILocation(line: 75, column: 54, scope: !141)
!147 = !DILocation(line: 76, column: 14, scope: !141)
!148 = !DILocation(line: 76, column: 34, scope: !141)
!149 = !DILocation(line: 76, column: 26, scope: !141)
!150 = !DILocation(line: 76, column: 24, scope: !141)
!151 = !DILocation(line: 76, column: 20, scope: !141)
!152 = !DILocation(line: 76, column: 45, scope: !141)
!153 = !DILocation(line: 76, column: 43, scope: !141)
!154 = !DILocation(line: 76, column: 39, scope: !141)
!155 = !DILocation(line: 76, column: 5, scope: !141)
!156 = !DILocation(line: 76, column: 12, scope: !141)
!157 = !DILocation(line: 77, column: 1, scope: !141)
!158 = distinct !DISubprogram(name: "last_bin", scope: !7, file: !7, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!159 = !DILocation(line: 80, column: 5, scope: !158)
!160 = !DILocation(line: 81, column: 11, scope: !158)
!161 = !DILocation(line: 82, column: 21, scope: !158)
!162 = !DILocation(line: 82, column: 27, scope: !158)
!163 = !DILocation(line: 82, column: 20, scope: !158)
!164 = !DILocation(line: 83, column: 20, scope: !158)
!165 = !DILocation(line: 84, column: 16, scope: !158)
!166 = !DILocation(line: 84, column: 5, scope: !158)
!167 = !DILocation(line: 85, column: 1, scope: !158)
!168 = distinct !DISubprogram(name: "first_bin", scope: !7, file: !7, line: 86, type: !16, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!169 = !DILocation(line: 87, column: 5, scope: !168)
!170 = !DILocation(line: 88, column: 11, scope: !168)
!171 = !DILocation(line: 89, column: 25, scope: !168)
!172 = !DILocation(line: 89, column: 31, scope: !168)
!173 = !DILocation(line: 89, column: 24, scope: !168)
!174 = !DILocation(line: 90, column: 20, scope: !168)
!175 = !DILocation(line: 91, column: 16, scope: !168)
!176 = !DILocation(line: 91, column: 5, scope: !168)
!177 = !DILocation(line: 92, column: 1, scope: !168)
!178 = distinct !DISubprogram(name: "bits_of_positive", scope: !7, file: !7, line: 94, type: !16, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!179 = !DILocation(line: 95, column: 5, scope: !178)
!180 = !DILocation(line: 96, column: 11, scope: !178)
!181 = !DILocation(line: 97, column: 31, scope: !178)
!182 = !DILocation(line: 98, column: 21, scope: !178)
!183 = !DILocation(line: 0, scope: !178)
!184 = !DILocation(line: 98, column: 26, scope: !178)
!185 = !DILocation(line: 99, column: 5, scope: !178)
!186 = !DILocation(line: 100, column: 1, scope: !178)
!187 = distinct !DISubprogram(name: "no_loops", scope: !7, file: !7, line: 102, type: !16, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!188 = !DILocation(line: 103, column: 5, scope: !187)
!189 = !DILocation(line: 104, column: 11, scope: !187)
!190 = !DILocation(line: 105, column: 16, scope: !187)
!191 = !DILocation(line: 105, column: 29, scope: !187)
!192 = !DILocation(line: 105, column: 26, scope: !187)
!193 = !DILocation(line: 105, column: 52, scope: !187)
!194 = !DILocation(line: 105, column: 41, scope: !187)
!195 = !DILocation(line: 106, column: 1, scope: !187)
!196 = distinct !DISubprogram(name: "edges_once", scope: !7, file: !7, line: 108, type: !16, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!197 = !DILocation(line: 109, column: 5, scope: !196)
!198 = !DILocation(line: 110, column: 11, scope: !196)
!199 = !DILocation(line: 111, column: 33, scope: !196)
!200 = !DILocation(line: 111, column: 43, scope: !196)
!201 = !DILocation(line: 111, column: 53, scope: !196)
!202 = !DILocation(line: 111, column: 51, scope: !196)
!203 = !DILocation(line: 111, column: 28, scope: !196)
!204 = !DILocation(line: 111, column: 16, scope: !196)
!205 = !DILocation(line: 111, column: 68, scope: !196)
!206 = !DILocation(line: 112, column: 20, scope: !196)
!207 = !DILocation(line: 112, column: 16, scope: !196)
!208 = !DILocation(line: 112, column: 5, scope: !196)
!209 = !DILocation(line: 113, column: 1, scope: !196)
!210 = distinct !DISubprogram(name: "is_a_tree", scope: !7, file: !7, line: 115, type: !16, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!211 = !DILocation(line: 116, column: 5, scope: !210)
!212 = !DILocation(line: 117, column: 11, scope: !210)
!213 = !DILocation(line: 118, column: 16, scope: !210)
!214 = !DILocation(line: 118, column: 9, scope: !210)
!215 = !DILocation(line: 118, column: 27, scope: !210)
!216 = !DILocation(line: 119, column: 33, scope: !210)
!217 = !DILocation(line: 119, column: 27, scope: !210)
!218 = !DILocation(line: 119, column: 16, scope: !210)
!219 = !DILocation(line: 120, column: 1, scope: !210)
!220 = distinct !DISubprogram(name: "constant_unset", scope: !7, file: !7, line: 123, type: !16, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!221 = !DILocation(line: 124, column: 5, scope: !220)
!222 = !DILocation(line: 125, column: 11, scope: !220)
!223 = !DILocation(line: 125, column: 25, scope: !220)
!224 = !DILocation(line: 125, column: 31, scope: !220)
!225 = !DILocation(line: 125, column: 51, scope: !220)
!226 = !DILocation(line: 125, column: 43, scope: !220)
!227 = !DILocation(line: 125, column: 42, scope: !220)
!228 = !DILocation(line: 125, column: 16, scope: !220)
!229 = !DILocation(line: 125, column: 23, scope: !220)
!230 = !DILocation(line: 126, column: 1, scope: !220)
!231 = distinct !DISubprogram(name: "constant_scalar_unset", scope: !7, file: !7, line: 129, type: !16, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!232 = !DILocation(line: 130, column: 5, scope: !231)
!233 = !DILocation(line: 131, column: 11, scope: !231)
!234 = !DILocation(line: 132, column: 15, scope: !231)
!235 = !DILocation(line: 133, column: 16, scope: !231)
!236 = !DILocation(line: 133, column: 28, scope: !231)
!237 = !DILocation(line: 134, column: 5, scope: !231)
!238 = !DILocation(line: 134, column: 12, scope: !231)
!239 = !DILocation(line: 135, column: 1, scope: !231)
!240 = distinct !DISubprogram(name: "constant_element_zero", scope: !7, file: !7, line: 138, type: !16, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!241 = !DILocation(line: 139, column: 5, scope: !240)
!242 = !DILocation(line: 140, column: 11, scope: !240)
!243 = !DILocation(line: 141, column: 13, scope: !240)
!244 = !DILocation(line: 142, column: 5, scope: !240)
!245 = !DILocation(line: 143, column: 5, scope: !240)
!246 = !DILocation(line: 143, column: 12, scope: !240)
!247 = !DILocation(line: 144, column: 1, scope: !240)
!248 = !DILocation(line: 142, column: 63, scope: !240)
!249 = !DILocation(line: 142, column: 69, scope: !240)
!250 = !DILocation(line: 142, column: 67, scope: !240)
!251 = !DILocation(line: 142, column: 49, scope: !240)
!252 = !DILocation(line: 142, column: 42, scope: !240)
!253 = distinct !{!253, !244, !254, !87, !88}
!254 = !DILocation(line: 142, column: 76, scope: !240)
!255 = distinct !DISubprogram(name: "never_in_place", scope: !7, file: !7, line: 146, type: !16, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!256 = !DILocation(line: 147, column: 5, scope: !255)
!257 = !DILocation(line: 148, column: 19, scope: !255)
!258 = !DILocation(line: 149, column: 11, scope: !255)
!259 = !DILocation(line: 150, column: 20, scope: !255)
!260 = !DILocation(line: 150, column: 31, scope: !255)
!261 = !DILocation(line: 150, column: 38, scope: !255)
!262 = !DILocation(line: 150, column: 45, scope: !255)
!263 = !DILocation(line: 150, column: 50, scope: !255)
!264 = !DILocation(line: 150, column: 57, scope: !255)
!265 = !DILocation(line: 152, column: 1, scope: !255)
