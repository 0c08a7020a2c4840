; Made from state.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@few = dso_local addrspace(1) externally_initialized global i32 0, align 4
@many = dso_local addrspace(1) externally_initialized global i32 0, align 4
@of_size = dso_local addrspace(1) externally_initialized global [16 x i32] zeroinitializer, align 4
@kept_for = dso_local addrspace(1) externally_initialized global [4096 x i32] zeroinitializer, align 4
@kept = dso_local addrspace(1) externally_initialized global [4096 x i32] zeroinitializer, align 4
@kept_at = dso_local addrspace(1) externally_initialized global [4096 x ptr] zeroinitializer, align 8
@kept_sum = dso_local addrspace(1) externally_initialized global [64 x i32] zeroinitializer, align 4
@_ZZ16kept_by_checksumE3sum = internal addrspace(3) global i32 undef, align 4
@_ZZ16kept_by_checksumE4same = internal unnamed_addr addrspace(3) global i32 undef, align 4
@kept_in = dso_local addrspace(1) externally_initialized global [4096 x i32] zeroinitializer, align 4
@_ZZ14kept_in_outputE5there = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ14kept_in_sharedE5table = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@_ZZ14kept_in_sharedE3tag.0 = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ14kept_in_sharedE3tag.1 = internal unnamed_addr addrspace(3) global i32 undef, align 4
@arrived = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ17counter_not_resetE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ26counter_reset_for_one_sizeE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ19counter_modulo_gridE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ15too_much_sharedE4held = internal unnamed_addr addrspace(3) global [14336 x i32] undef, align 4
@_ZZ21too_much_with_dynamicE4held = internal unnamed_addr addrspace(3) global [7680 x i32] undef, align 4
@given = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4
@_ZZL13blocks_so_farPiE5count = internal unnamed_addr addrspace(3) global i32 undef, align 4
@llvm.compiler.used = appending global [9 x ptr] [ptr addrspacecast (ptr addrspace(1) @arrived to ptr), ptr addrspacecast (ptr addrspace(1) @few to ptr), ptr addrspacecast (ptr addrspace(1) @kept to ptr), ptr addrspacecast (ptr addrspace(1) @kept_at to ptr), ptr addrspacecast (ptr addrspace(1) @kept_for to ptr), ptr addrspacecast (ptr addrspace(1) @kept_in to ptr), ptr addrspacecast (ptr addrspace(1) @kept_sum to ptr), ptr addrspacecast (ptr addrspace(1) @many to ptr), ptr addrspacecast (ptr addrspace(1) @of_size to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stops_after_100_blocks(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp eq i32 %9, 0, !dbg !19
  br i1 %11, label %12, label %14, !dbg !19

12:                                               ; preds = %5
  %13 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @few to ptr), i32 1 seq_cst, align 4, !dbg !19
  store i32 %13, ptr addrspacecast (ptr addrspace(3) @_ZZL13blocks_so_farPiE5count to ptr), align 4, !dbg !19, !tbaa !10
  br label %14, !dbg !19

14:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !19
  %15 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZL13blocks_so_farPiE5count to ptr), align 4, !dbg !19, !tbaa !10
  %16 = icmp slt i32 %15, 100, !dbg !20
  %17 = icmp slt i32 %10, %4
  %18 = and i1 %17, %16, !dbg !20
  br i1 %18, label %19, label %25, !dbg !20

19:                                               ; preds = %14
  %20 = sext i32 %10 to i64, !dbg !21
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !21
  %22 = load i32, ptr %21, align 4, !dbg !21, !tbaa !10
  %23 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %22) #6, !dbg !22
  %24 = getelementptr inbounds i32, ptr %1, i64 %20, !dbg !23
  store i32 %23, ptr %24, align 4, !dbg !24, !tbaa !10
  br label %25, !dbg !23

25:                                               ; preds = %19, %14
  ret void, !dbg !25
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !26 {
  br label %3, !dbg !28

2:                                                ; preds = %3
  ret i32 %12, !dbg !29

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !30
  %7 = xor i32 %6, %5, !dbg !31
  %8 = lshr i32 %7, 17, !dbg !32
  %9 = xor i32 %8, %7, !dbg !33
  %10 = shl i32 %9, 5, !dbg !34
  %11 = xor i32 %10, %9, !dbg !35
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !36, !srcloc !37
  %13 = add nuw nsw i32 %4, 1, !dbg !38
  %14 = icmp eq i32 %13, 6, !dbg !39
  br i1 %14, label %2, label %3, !dbg !28, !llvm.loop !40
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stops_after_a_million_blocks(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !44 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !45
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !45
  %8 = mul i32 %6, %7, !dbg !45
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !45
  %10 = add i32 %8, %9, !dbg !45
  %11 = icmp eq i32 %9, 0, !dbg !46
  br i1 %11, label %12, label %14, !dbg !46

12:                                               ; preds = %5
  %13 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @many to ptr), i32 1 seq_cst, align 4, !dbg !46
  store i32 %13, ptr addrspacecast (ptr addrspace(3) @_ZZL13blocks_so_farPiE5count to ptr), align 4, !dbg !46, !tbaa !10
  br label %14, !dbg !46

14:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  %15 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZL13blocks_so_farPiE5count to ptr), align 4, !dbg !46, !tbaa !10
  %16 = icmp slt i32 %15, 1000000, !dbg !47
  %17 = icmp slt i32 %10, %4
  %18 = and i1 %17, %16, !dbg !47
  br i1 %18, label %19, label %25, !dbg !47

19:                                               ; preds = %14
  %20 = sext i32 %10 to i64, !dbg !48
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !48
  %22 = load i32, ptr %21, align 4, !dbg !48, !tbaa !10
  %23 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %22) #6, !dbg !49
  %24 = getelementptr inbounds i32, ptr %1, i64 %20, !dbg !50
  store i32 %23, ptr %24, align 4, !dbg !51, !tbaa !10
  br label %25, !dbg !50

25:                                               ; preds = %19, %14
  ret void, !dbg !52
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stops_after_launches_of_a_size(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !53 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !54
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !54
  %8 = mul i32 %6, %7, !dbg !54
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %10 = add i32 %8, %9, !dbg !54
  %11 = icmp sgt i32 %4, 256, !dbg !55
  br i1 %11, label %12, label %26, !dbg !56

12:                                               ; preds = %5
  %13 = icmp eq i32 %9, 0, !dbg !57
  br i1 %13, label %14, label %19, !dbg !57

14:                                               ; preds = %12
  %15 = and i32 %4, 15, !dbg !58
  %16 = zext nneg i32 %15 to i64, !dbg !59
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(1) @of_size to ptr), i64 %16, !dbg !59
  %18 = atomicrmw add ptr %17, i32 1 seq_cst, align 4, !dbg !57
  store i32 %18, ptr addrspacecast (ptr addrspace(3) @_ZZL13blocks_so_farPiE5count to ptr), align 4, !dbg !57, !tbaa !10
  br label %19, !dbg !57

19:                                               ; preds = %12, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  %20 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZL13blocks_so_farPiE5count to ptr), align 4, !dbg !57, !tbaa !10
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !60
  %22 = mul i32 %21, 3, !dbg !61
  %23 = icmp ult i32 %20, %22, !dbg !62
  %24 = icmp slt i32 %10, %4
  %25 = and i1 %24, %23, !dbg !56
  br i1 %25, label %28, label %34, !dbg !56

26:                                               ; preds = %5
  %27 = icmp slt i32 %10, %4, !dbg !63
  br i1 %27, label %28, label %34, !dbg !63

28:                                               ; preds = %19, %26
  %29 = sext i32 %10 to i64, !dbg !64
  %30 = getelementptr inbounds i32, ptr %0, i64 %29, !dbg !64
  %31 = load i32, ptr %30, align 4, !dbg !64, !tbaa !10
  %32 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %31) #6, !dbg !65
  %33 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !66
  store i32 %32, ptr %33, align 4, !dbg !67, !tbaa !10
  br label %34, !dbg !66

34:                                               ; preds = %26, %28, %19
  ret void, !dbg !68
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kept_by_size(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !69 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !70
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !70
  %8 = mul i32 %6, %7, !dbg !70
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  %10 = add i32 %8, %9, !dbg !70
  %11 = icmp slt i32 %10, %4, !dbg !71
  br i1 %11, label %12, label %34, !dbg !71

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 256, !dbg !72
  br i1 %13, label %14, label %22, !dbg !73

14:                                               ; preds = %12
  %15 = sext i32 %10 to i64, !dbg !74
  %16 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @kept_for to ptr), i64 %15, !dbg !74
  %17 = load i32, ptr %16, align 4, !dbg !74, !tbaa !10
  %18 = icmp eq i32 %17, %4, !dbg !75
  br i1 %18, label %19, label %22, !dbg !73

19:                                               ; preds = %14
  %20 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @kept to ptr), i64 %15, !dbg !76
  %21 = load i32, ptr %20, align 4, !dbg !76, !tbaa !10
  br label %30, !dbg !77

22:                                               ; preds = %14, %12
  %23 = sext i32 %10 to i64, !dbg !78
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !78
  %25 = load i32, ptr %24, align 4, !dbg !78, !tbaa !10
  %26 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %25) #6, !dbg !79
  br i1 %13, label %27, label %30, !dbg !80

27:                                               ; preds = %22
  %28 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @kept_for to ptr), i64 %23, !dbg !81
  store i32 %4, ptr %28, align 4, !dbg !82, !tbaa !10
  %29 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @kept to ptr), i64 %23, !dbg !83
  store i32 %26, ptr %29, align 4, !dbg !84, !tbaa !10
  br label %30, !dbg !81

30:                                               ; preds = %22, %27, %19
  %31 = phi i64 [ %15, %19 ], [ %23, %27 ], [ %23, %22 ]
  %32 = phi i32 [ %21, %19 ], [ %26, %27 ], [ %26, %22 ]
  %33 = getelementptr inbounds i32, ptr %1, i64 %31, !dbg !85
  store i32 %32, ptr %33, align 4, !dbg !85, !tbaa !10
  br label %34, !dbg !86

34:                                               ; preds = %30, %5
  ret void, !dbg !86
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kept_by_address(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !87 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88
  %8 = mul i32 %6, %7, !dbg !88
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %10 = add i32 %8, %9, !dbg !88
  %11 = icmp slt i32 %10, %4, !dbg !89
  br i1 %11, label %12, label %34, !dbg !89

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 256, !dbg !90
  br i1 %13, label %14, label %22, !dbg !91

14:                                               ; preds = %12
  %15 = sext i32 %10 to i64, !dbg !92
  %16 = getelementptr inbounds ptr, ptr addrspacecast (ptr addrspace(1) @kept_at to ptr), i64 %15, !dbg !92
  %17 = load ptr, ptr %16, align 8, !dbg !92, !tbaa !93
  %18 = icmp eq ptr %17, %0, !dbg !96
  br i1 %18, label %19, label %22, !dbg !91

19:                                               ; preds = %14
  %20 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @kept to ptr), i64 %15, !dbg !97
  %21 = load i32, ptr %20, align 4, !dbg !97, !tbaa !10
  br label %30, !dbg !98

22:                                               ; preds = %14, %12
  %23 = sext i32 %10 to i64, !dbg !99
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !99
  %25 = load i32, ptr %24, align 4, !dbg !99, !tbaa !10
  %26 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %25) #6, !dbg !100
  br i1 %13, label %27, label %30, !dbg !101

27:                                               ; preds = %22
  %28 = getelementptr inbounds ptr, ptr addrspacecast (ptr addrspace(1) @kept_at to ptr), i64 %23, !dbg !102
  store ptr %0, ptr %28, align 8, !dbg !103, !tbaa !93
  %29 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @kept to ptr), i64 %23, !dbg !104
  store i32 %26, ptr %29, align 4, !dbg !105, !tbaa !10
  br label %30, !dbg !102

30:                                               ; preds = %22, %27, %19
  %31 = phi i64 [ %15, %19 ], [ %23, %27 ], [ %23, %22 ]
  %32 = phi i32 [ %21, %19 ], [ %26, %27 ], [ %26, %22 ]
  %33 = getelementptr inbounds i32, ptr %1, i64 %31, !dbg !106
  store i32 %32, ptr %33, align 4, !dbg !106, !tbaa !10
  br label %34, !dbg !107

34:                                               ; preds = %30, %5
  ret void, !dbg !107
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kept_by_checksum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !108 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !109
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !109
  %8 = mul i32 %6, %7, !dbg !109
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !109
  %10 = add i32 %8, %9, !dbg !109
  %11 = icmp eq i32 %9, 0, !dbg !110
  br i1 %11, label %12, label %13, !dbg !110

12:                                               ; preds = %5
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ16kept_by_checksumE3sum to ptr), align 4, !dbg !111, !tbaa !10
  br label %13, !dbg !112

13:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !113
  %14 = icmp slt i32 %10, %4, !dbg !114
  br i1 %14, label %15, label %21, !dbg !114

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !115
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !115
  %18 = load i32, ptr %17, align 4, !dbg !115, !tbaa !10
  %19 = add nsw i32 %18, 1000, !dbg !116
  %20 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ16kept_by_checksumE3sum to ptr), i32 %19 seq_cst, align 4, !dbg !117
  br label %21, !dbg !117

21:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !118
  br i1 %11, label %22, label %29, !dbg !119

22:                                               ; preds = %21
  %23 = zext nneg i32 %6 to i64, !dbg !120
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(1) @kept_sum to ptr), i64 %23, !dbg !120
  %25 = load i32, ptr %24, align 4, !dbg !120, !tbaa !10
  %26 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16kept_by_checksumE3sum to ptr), align 4, !dbg !121, !tbaa !10
  %27 = icmp eq i32 %25, %26, !dbg !122
  %28 = zext i1 %27 to i32, !dbg !120
  store i32 %28, ptr addrspacecast (ptr addrspace(3) @_ZZ16kept_by_checksumE4same to ptr), align 4, !dbg !123, !tbaa !10
  store i32 %26, ptr %24, align 4, !dbg !124, !tbaa !10
  br label %29, !dbg !125

29:                                               ; preds = %22, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !126
  br i1 %14, label %30, label %45, !dbg !127

30:                                               ; preds = %29
  %31 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16kept_by_checksumE4same to ptr), align 4, !dbg !128, !tbaa !10
  %32 = icmp eq i32 %31, 0, !dbg !128
  %33 = sext i32 %10 to i64, !dbg !129
  br i1 %32, label %37, label %34, !dbg !128

34:                                               ; preds = %30
  %35 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @kept to ptr), i64 %33, !dbg !130
  %36 = load i32, ptr %35, align 4, !dbg !130, !tbaa !10
  br label %42, !dbg !131

37:                                               ; preds = %30
  %38 = getelementptr inbounds i32, ptr %0, i64 %33, !dbg !132
  %39 = load i32, ptr %38, align 4, !dbg !132, !tbaa !10
  %40 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %39) #6, !dbg !133
  %41 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @kept to ptr), i64 %33, !dbg !134
  store i32 %40, ptr %41, align 4, !dbg !135, !tbaa !10
  br label %42, !dbg !136

42:                                               ; preds = %34, %37
  %43 = phi i32 [ %40, %37 ], [ %36, %34 ]
  %44 = getelementptr inbounds i32, ptr %1, i64 %33, !dbg !129
  store i32 %43, ptr %44, align 4, !dbg !129, !tbaa !10
  br label %45, !dbg !136

45:                                               ; preds = %42, %29
  ret void, !dbg !136
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kept_by_contents(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !137 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !138
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !138
  %8 = mul i32 %6, %7, !dbg !138
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138
  %10 = add i32 %8, %9, !dbg !138
  %11 = icmp slt i32 %10, %4, !dbg !139
  br i1 %11, label %12, label %31, !dbg !139

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !140
  %14 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @kept_in to ptr), i64 %13, !dbg !140
  %15 = load i32, ptr %14, align 4, !dbg !140, !tbaa !10
  %16 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !141
  %17 = load i32, ptr %16, align 4, !dbg !141, !tbaa !10
  %18 = add nsw i32 %17, 1000, !dbg !142
  %19 = icmp eq i32 %15, %18, !dbg !143
  br i1 %19, label %20, label %23, !dbg !143

20:                                               ; preds = %12
  %21 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @kept to ptr), i64 %13, !dbg !144
  %22 = load i32, ptr %21, align 4, !dbg !144, !tbaa !10
  br label %28, !dbg !145

23:                                               ; preds = %12
  %24 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #6, !dbg !146
  %25 = load i32, ptr %16, align 4, !dbg !147, !tbaa !10
  %26 = add nsw i32 %25, 1000, !dbg !148
  store i32 %26, ptr %14, align 4, !dbg !149, !tbaa !10
  %27 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @kept to ptr), i64 %13, !dbg !150
  store i32 %24, ptr %27, align 4, !dbg !151, !tbaa !10
  br label %28, !dbg !152

28:                                               ; preds = %20, %23
  %29 = phi i32 [ %24, %23 ], [ %22, %20 ]
  %30 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !153
  store i32 %29, ptr %30, align 4, !dbg !153, !tbaa !10
  br label %31, !dbg !152

31:                                               ; preds = %28, %5
  ret void, !dbg !152
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kept_in_scratch(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !154 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !155
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !155
  %8 = mul i32 %6, %7, !dbg !155
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !155
  %10 = add i32 %8, %9, !dbg !155
  %11 = icmp slt i32 %10, %4, !dbg !156
  br i1 %11, label %12, label %43, !dbg !156

12:                                               ; preds = %5
  %13 = shl nsw i32 %10, 1, !dbg !157
  %14 = or disjoint i32 %13, 1, !dbg !158
  %15 = icmp slt i32 %14, %4, !dbg !159
  br i1 %15, label %16, label %28, !dbg !160

16:                                               ; preds = %12
  %17 = sext i32 %13 to i64, !dbg !161
  %18 = getelementptr inbounds i32, ptr %2, i64 %17, !dbg !161
  %19 = load i32, ptr %18, align 4, !dbg !161, !tbaa !10
  %20 = sext i32 %10 to i64, !dbg !162
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !162
  %22 = load i32, ptr %21, align 4, !dbg !162, !tbaa !10
  %23 = icmp eq i32 %19, %22, !dbg !163
  br i1 %23, label %24, label %28, !dbg !160

24:                                               ; preds = %16
  %25 = sext i32 %14 to i64, !dbg !164
  %26 = getelementptr inbounds i32, ptr %2, i64 %25, !dbg !164
  %27 = load i32, ptr %26, align 4, !dbg !164, !tbaa !10
  br label %39, !dbg !165

28:                                               ; preds = %16, %12
  %29 = sext i32 %10 to i64, !dbg !166
  %30 = getelementptr inbounds i32, ptr %0, i64 %29, !dbg !166
  %31 = load i32, ptr %30, align 4, !dbg !166, !tbaa !10
  %32 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %31) #6, !dbg !167
  br i1 %15, label %33, label %39, !dbg !168

33:                                               ; preds = %28
  %34 = load i32, ptr %30, align 4, !dbg !169, !tbaa !10
  %35 = sext i32 %13 to i64, !dbg !170
  %36 = getelementptr inbounds i32, ptr %2, i64 %35, !dbg !170
  store i32 %34, ptr %36, align 4, !dbg !171, !tbaa !10
  %37 = sext i32 %14 to i64, !dbg !172
  %38 = getelementptr inbounds i32, ptr %2, i64 %37, !dbg !172
  store i32 %32, ptr %38, align 4, !dbg !173, !tbaa !10
  br label %39, !dbg !170

39:                                               ; preds = %28, %33, %24
  %40 = phi i64 [ %20, %24 ], [ %29, %33 ], [ %29, %28 ]
  %41 = phi i32 [ %27, %24 ], [ %32, %33 ], [ %32, %28 ]
  %42 = getelementptr inbounds i32, ptr %1, i64 %40, !dbg !174
  store i32 %41, ptr %42, align 4, !dbg !174, !tbaa !10
  br label %43, !dbg !175

43:                                               ; preds = %39, %5
  ret void, !dbg !175
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kept_in_output(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !176 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !177
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !177
  %8 = mul i32 %6, %7, !dbg !177
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !177
  %10 = add i32 %8, %9, !dbg !177
  %11 = icmp eq i32 %9, 0, !dbg !178
  br i1 %11, label %12, label %21, !dbg !178

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !179
  %14 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !179
  %15 = load i32, ptr %14, align 4, !dbg !179, !tbaa !10
  %16 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !180
  %17 = load i32, ptr %16, align 4, !dbg !180, !tbaa !10
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #6, !dbg !181
  %19 = icmp eq i32 %15, %18, !dbg !182
  %20 = zext i1 %19 to i32, !dbg !179
  store i32 %20, ptr addrspacecast (ptr addrspace(3) @_ZZ14kept_in_outputE5there to ptr), align 4, !dbg !183, !tbaa !10
  br label %21, !dbg !184

21:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !185
  %22 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14kept_in_outputE5there to ptr), align 4, !dbg !186, !tbaa !10
  %23 = icmp eq i32 %22, 0, !dbg !186
  %24 = icmp slt i32 %10, %4
  %25 = and i1 %24, %23, !dbg !186
  br i1 %25, label %26, label %32, !dbg !186

26:                                               ; preds = %21
  %27 = sext i32 %10 to i64, !dbg !187
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !187
  %29 = load i32, ptr %28, align 4, !dbg !187, !tbaa !10
  %30 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %29) #6, !dbg !188
  %31 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !189
  store i32 %30, ptr %31, align 4, !dbg !190, !tbaa !10
  br label %32, !dbg !189

32:                                               ; preds = %26, %21
  ret void, !dbg !191
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kept_in_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !192 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !193
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !193
  %8 = mul i32 %6, %7, !dbg !193
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !193
  %10 = add i32 %8, %9, !dbg !193
  %11 = icmp eq i32 %9, 0, !dbg !194
  br i1 %11, label %12, label %16, !dbg !194

12:                                               ; preds = %5
  %13 = load i32, ptr addrspace(3) @_ZZ14kept_in_sharedE3tag.0, align 4, !dbg !195, !tbaa !10
  %14 = icmp ne i32 %13, 1611496113, !dbg !196
  %15 = zext i1 %14 to i32, !dbg !195
  store i32 %15, ptr addrspace(3) @_ZZ14kept_in_sharedE3tag.1, align 4, !dbg !197, !tbaa !10
  br label %16, !dbg !198

16:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !199
  %17 = icmp samesign ult i32 %9, 8, !dbg !200
  br i1 %17, label %18, label %27, !dbg !200

18:                                               ; preds = %16
  %19 = load i32, ptr addrspace(3) @_ZZ14kept_in_sharedE3tag.1, align 4, !dbg !201, !tbaa !10
  %20 = icmp eq i32 %19, 0, !dbg !201
  br i1 %20, label %25, label %21, !dbg !201

21:                                               ; preds = %18
  %22 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %9) #6, !dbg !202
  %23 = zext nneg i32 %9 to i64, !dbg !203
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14kept_in_sharedE5table to ptr), i64 %23, !dbg !203
  store i32 %22, ptr %24, align 4, !dbg !204, !tbaa !10
  br label %25, !dbg !203

25:                                               ; preds = %21, %18
  br i1 %11, label %26, label %27, !dbg !205

26:                                               ; preds = %25
  store i32 1611496113, ptr addrspace(3) @_ZZ14kept_in_sharedE3tag.0, align 4, !dbg !206, !tbaa !10
  br label %27, !dbg !207

27:                                               ; preds = %25, %26, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !208
  %28 = icmp slt i32 %10, %4, !dbg !209
  br i1 %28, label %29, label %38, !dbg !209

29:                                               ; preds = %27
  %30 = sext i32 %10 to i64, !dbg !210
  %31 = getelementptr inbounds i32, ptr %0, i64 %30, !dbg !210
  %32 = load i32, ptr %31, align 4, !dbg !210, !tbaa !10
  %33 = and i32 %32, 7, !dbg !211
  %34 = zext nneg i32 %33 to i64, !dbg !212
  %35 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14kept_in_sharedE5table to ptr), i64 %34, !dbg !212
  %36 = load i32, ptr %35, align 4, !dbg !212, !tbaa !10
  %37 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !213
  store i32 %36, ptr %37, align 4, !dbg !214, !tbaa !10
  br label %38, !dbg !213

38:                                               ; preds = %29, %27
  ret void, !dbg !215
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stops_in_time(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !216 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !217
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !217
  %8 = mul i32 %6, %7, !dbg !217
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !217
  %10 = add i32 %8, %9, !dbg !217
  %11 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64(), !dbg !218
  %12 = icmp slt i64 %11, 35184372088833, !dbg !219
  %13 = icmp slt i32 %10, %4
  %14 = and i1 %13, %12, !dbg !219
  br i1 %14, label %15, label %21, !dbg !219

15:                                               ; preds = %5
  %16 = sext i32 %10 to i64, !dbg !220
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !220
  %18 = load i32, ptr %17, align 4, !dbg !220, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #6, !dbg !221
  %20 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !222
  store i32 %19, ptr %20, align 4, !dbg !223, !tbaa !10
  br label %21, !dbg !222

21:                                               ; preds = %15, %5
  ret void, !dbg !224
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @counter_not_reset(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !225 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !226
  %7 = icmp eq i32 %6, 0, !dbg !226
  br i1 %7, label %8, label %23, !dbg !226

8:                                                ; preds = %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !226
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !226
  %11 = mul i32 %10, %9, !dbg !226
  %12 = sext i32 %11 to i64, !dbg !226
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !226
  %14 = load i32, ptr %13, align 4, !dbg !226, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6, !dbg !226
  %16 = zext nneg i32 %10 to i64, !dbg !226
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !226
  store i32 %15, ptr %17, align 4, !dbg !226, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !226
  %18 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 1 seq_cst, align 4, !dbg !227
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !226
  %20 = add nsw i32 %19, -1, !dbg !226
  %21 = icmp eq i32 %18, %20, !dbg !226
  %22 = zext i1 %21 to i32, !dbg !226
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ17counter_not_resetE4last to ptr), align 4, !dbg !226, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !226
  br label %23, !dbg !226

23:                                               ; preds = %8, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !226
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17counter_not_resetE4last to ptr), align 4, !dbg !226, !tbaa !10
  %25 = icmp eq i32 %24, 0, !dbg !226
  br i1 %25, label %46, label %26, !dbg !226

26:                                               ; preds = %23
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %30, !dbg !226

28:                                               ; preds = %30
  %29 = icmp slt i32 %6, %4, !dbg !226
  br i1 %29, label %39, label %46, !dbg !226

30:                                               ; preds = %26, %30
  %31 = phi i32 [ 0, %26 ], [ %37, %30 ]
  %32 = phi i32 [ 0, %26 ], [ %36, %30 ]
  %33 = zext nneg i32 %31 to i64, !dbg !226
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !226
  %35 = load i32, ptr %34, align 4, !dbg !226, !tbaa !10
  %36 = add nsw i32 %35, %32, !dbg !226
  %37 = add nuw nsw i32 %31, 1, !dbg !226
  %38 = icmp eq i32 %37, %27, !dbg !226
  br i1 %38, label %28, label %30, !dbg !226, !llvm.loop !228

39:                                               ; preds = %28, %39
  %40 = phi i32 [ %44, %39 ], [ %6, %28 ]
  %41 = sub nsw i32 %36, %40, !dbg !226
  %42 = zext nneg i32 %40 to i64, !dbg !226
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %42, !dbg !226
  store i32 %41, ptr %43, align 4, !dbg !226, !tbaa !10
  %44 = add nuw nsw i32 %40, 64, !dbg !226
  %45 = icmp slt i32 %44, %4, !dbg !226
  br i1 %45, label %39, label %46, !dbg !226, !llvm.loop !229

46:                                               ; preds = %39, %28, %23
  ret void, !dbg !230
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @counter_reset_for_one_size(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !231 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !232
  %7 = icmp eq i32 %6, 0, !dbg !232
  br i1 %7, label %8, label %27, !dbg !232

8:                                                ; preds = %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !232
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !232
  %11 = mul i32 %10, %9, !dbg !232
  %12 = sext i32 %11 to i64, !dbg !232
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !232
  %14 = load i32, ptr %13, align 4, !dbg !232, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6, !dbg !232
  %16 = zext nneg i32 %10 to i64, !dbg !232
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !232
  store i32 %15, ptr %17, align 4, !dbg !232, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !232
  %18 = icmp sgt i32 %4, 256, !dbg !233
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !234
  %20 = add nsw i32 %19, -1, !dbg !234
  %21 = select i1 %18, i32 %4, i32 %20, !dbg !234
  %22 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 %21 seq_cst, align 4, !dbg !235
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !232
  %24 = add nsw i32 %23, -1, !dbg !232
  %25 = icmp eq i32 %22, %24, !dbg !232
  %26 = zext i1 %25 to i32, !dbg !232
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ26counter_reset_for_one_sizeE4last to ptr), align 4, !dbg !232, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !232
  br label %27, !dbg !232

27:                                               ; preds = %8, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !232
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26counter_reset_for_one_sizeE4last to ptr), align 4, !dbg !232, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !232
  br i1 %29, label %50, label %30, !dbg !232

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !232

32:                                               ; preds = %34
  %33 = icmp slt i32 %6, %4, !dbg !232
  br i1 %33, label %43, label %50, !dbg !232

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !232
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !232
  %39 = load i32, ptr %38, align 4, !dbg !232, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !232
  %41 = add nuw nsw i32 %35, 1, !dbg !232
  %42 = icmp eq i32 %41, %31, !dbg !232
  br i1 %42, label %32, label %34, !dbg !232, !llvm.loop !236

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %6, %32 ]
  %45 = sub nsw i32 %40, %44, !dbg !232
  %46 = zext nneg i32 %44 to i64, !dbg !232
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46, !dbg !232
  store i32 %45, ptr %47, align 4, !dbg !232, !tbaa !10
  %48 = add nuw nsw i32 %44, 64, !dbg !232
  %49 = icmp slt i32 %48, %4, !dbg !232
  br i1 %49, label %43, label %50, !dbg !232, !llvm.loop !237

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !238
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @counter_modulo_grid(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !239 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !240
  %7 = icmp eq i32 %6, 0, !dbg !240
  br i1 %7, label %8, label %24, !dbg !240

8:                                                ; preds = %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !240
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !240
  %11 = mul i32 %10, %9, !dbg !240
  %12 = sext i32 %11 to i64, !dbg !240
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !240
  %14 = load i32, ptr %13, align 4, !dbg !240, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6, !dbg !240
  %16 = zext nneg i32 %10 to i64, !dbg !240
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !240
  store i32 %15, ptr %17, align 4, !dbg !240, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !240
  %18 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 1 seq_cst, align 4, !dbg !241
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !242
  %20 = urem i32 %18, %19, !dbg !243
  %21 = add nsw i32 %19, -1, !dbg !240
  %22 = icmp eq i32 %20, %21, !dbg !240
  %23 = zext i1 %22 to i32, !dbg !240
  store i32 %23, ptr addrspacecast (ptr addrspace(3) @_ZZ19counter_modulo_gridE4last to ptr), align 4, !dbg !240, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !240
  br label %24, !dbg !240

24:                                               ; preds = %8, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !240
  %25 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19counter_modulo_gridE4last to ptr), align 4, !dbg !240, !tbaa !10
  %26 = icmp eq i32 %25, 0, !dbg !240
  br i1 %26, label %47, label %27, !dbg !240

27:                                               ; preds = %24
  %28 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %31, !dbg !240

29:                                               ; preds = %31
  %30 = icmp slt i32 %6, %4, !dbg !240
  br i1 %30, label %40, label %47, !dbg !240

31:                                               ; preds = %27, %31
  %32 = phi i32 [ 0, %27 ], [ %38, %31 ]
  %33 = phi i32 [ 0, %27 ], [ %37, %31 ]
  %34 = zext nneg i32 %32 to i64, !dbg !240
  %35 = getelementptr inbounds nuw i32, ptr %2, i64 %34, !dbg !240
  %36 = load i32, ptr %35, align 4, !dbg !240, !tbaa !10
  %37 = add nsw i32 %36, %33, !dbg !240
  %38 = add nuw nsw i32 %32, 1, !dbg !240
  %39 = icmp eq i32 %38, %28, !dbg !240
  br i1 %39, label %29, label %31, !dbg !240, !llvm.loop !244

40:                                               ; preds = %29, %40
  %41 = phi i32 [ %45, %40 ], [ %6, %29 ]
  %42 = sub nsw i32 %37, %41, !dbg !240
  %43 = zext nneg i32 %41 to i64, !dbg !240
  %44 = getelementptr inbounds nuw i32, ptr %1, i64 %43, !dbg !240
  store i32 %42, ptr %44, align 4, !dbg !240, !tbaa !10
  %45 = add nuw nsw i32 %41, 64, !dbg !240
  %46 = icmp slt i32 %45, %4, !dbg !240
  br i1 %46, label %40, label %47, !dbg !240, !llvm.loop !245

47:                                               ; preds = %40, %29, %24
  ret void, !dbg !246
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @too_much_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !247 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !248
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !248
  %8 = mul i32 %6, %7, !dbg !248
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !248
  %10 = add i32 %8, %9, !dbg !248
  %11 = icmp slt i32 %10, %4, !dbg !249
  br i1 %11, label %12, label %17, !dbg !250

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !251
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !251
  %15 = load i32, ptr %14, align 4, !dbg !251, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !252
  br label %17, !dbg !250

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !250
  %19 = mul nuw nsw i32 %9, 220, !dbg !253
  %20 = zext nneg i32 %19 to i64, !dbg !254
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15too_much_sharedE4held to ptr), i64 %20, !dbg !254
  store i32 %18, ptr %21, align 4, !dbg !255, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !256
  br i1 %11, label %22, label %30, !dbg !257

22:                                               ; preds = %17
  %23 = xor i32 %9, 32, !dbg !258
  %24 = mul nuw nsw i32 %23, 220, !dbg !259
  %25 = zext nneg i32 %24 to i64, !dbg !260
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15too_much_sharedE4held to ptr), i64 %25, !dbg !260
  %27 = load i32, ptr %26, align 4, !dbg !260, !tbaa !10
  %28 = sext i32 %10 to i64, !dbg !261
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !261
  store i32 %27, ptr %29, align 4, !dbg !262, !tbaa !10
  br label %30, !dbg !261

30:                                               ; preds = %22, %17
  ret void, !dbg !263
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @too_much_with_dynamic(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !264 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !265
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !265
  %8 = mul i32 %6, %7, !dbg !265
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !265
  %10 = add i32 %8, %9, !dbg !265
  %11 = icmp slt i32 %10, %4, !dbg !266
  br i1 %11, label %12, label %17, !dbg !267

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !268
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !268
  %15 = load i32, ptr %14, align 4, !dbg !268, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !269
  br label %17, !dbg !267

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !267
  %19 = mul nuw nsw i32 %9, 115, !dbg !270
  %20 = zext nneg i32 %19 to i64, !dbg !271
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21too_much_with_dynamicE4held to ptr), i64 %20, !dbg !271
  store i32 %18, ptr %21, align 4, !dbg !272, !tbaa !10
  %22 = mul nuw nsw i32 %9, 75, !dbg !273
  %23 = zext nneg i32 %22 to i64, !dbg !274
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @given to ptr), i64 %23, !dbg !274
  store i32 %9, ptr %24, align 4, !dbg !275, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !276
  br i1 %11, label %25, label %39, !dbg !277

25:                                               ; preds = %17
  %26 = xor i32 %9, 32, !dbg !278
  %27 = mul nuw nsw i32 %26, 115, !dbg !279
  %28 = zext nneg i32 %27 to i64, !dbg !280
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21too_much_with_dynamicE4held to ptr), i64 %28, !dbg !280
  %30 = load i32, ptr %29, align 4, !dbg !280, !tbaa !10
  %31 = sub nsw i32 63, %9, !dbg !281
  %32 = mul nsw i32 %31, 75, !dbg !282
  %33 = sext i32 %32 to i64, !dbg !283
  %34 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @given to ptr), i64 %33, !dbg !283
  %35 = load i32, ptr %34, align 4, !dbg !283, !tbaa !10
  %36 = add nsw i32 %35, %30, !dbg !284
  %37 = sext i32 %10 to i64, !dbg !285
  %38 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !285
  store i32 %36, ptr %38, align 4, !dbg !286, !tbaa !10
  br label %39, !dbg !285

39:                                               ; preds = %25, %17
  ret void, !dbg !287
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare noundef i64 @llvm.nvvm.read.ptx.sreg.clock64() #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nounwind }
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
!7 = !DIFile(filename: "state.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "stops_after_100_blocks", scope: !7, file: !7, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 17, column: 5, scope: !15)
!19 = !DILocation(line: 18, column: 17, scope: !15)
!20 = !DILocation(line: 18, column: 37, scope: !15)
!21 = !DILocation(line: 19, column: 29, scope: !15)
!22 = !DILocation(line: 19, column: 25, scope: !15)
!23 = !DILocation(line: 19, column: 16, scope: !15)
!24 = !DILocation(line: 19, column: 23, scope: !15)
!25 = !DILocation(line: 20, column: 1, scope: !15)
!26 = distinct !DISubprogram(name: "mix", scope: !27, file: !27, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!27 = !DIFile(filename: "./common.h", directory: ".")
!28 = !DILocation(line: 21, column: 5, scope: !26)
!29 = !DILocation(line: 27, column: 5, scope: !26)
!30 = !DILocation(line: 22, column: 16, scope: !26)
!31 = !DILocation(line: 22, column: 11, scope: !26)
!32 = !DILocation(line: 23, column: 16, scope: !26)
!33 = !DILocation(line: 23, column: 11, scope: !26)
!34 = !DILocation(line: 24, column: 16, scope: !26)
!35 = !DILocation(line: 24, column: 11, scope: !26)
!36 = !DILocation(line: 25, column: 9, scope: !26)
!37 = !{i64 8037290}
!38 = !DILocation(line: 21, column: 29, scope: !26)
!39 = !DILocation(line: 21, column: 23, scope: !26)
!40 = distinct !{!40, !28, !41, !42, !43}
!41 = !DILocation(line: 26, column: 5, scope: !26)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = distinct !DISubprogram(name: "stops_after_a_million_blocks", scope: !7, file: !7, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!45 = !DILocation(line: 22, column: 5, scope: !44)
!46 = !DILocation(line: 23, column: 17, scope: !44)
!47 = !DILocation(line: 23, column: 38, scope: !44)
!48 = !DILocation(line: 24, column: 29, scope: !44)
!49 = !DILocation(line: 24, column: 25, scope: !44)
!50 = !DILocation(line: 24, column: 16, scope: !44)
!51 = !DILocation(line: 24, column: 23, scope: !44)
!52 = !DILocation(line: 25, column: 1, scope: !44)
!53 = distinct !DISubprogram(name: "stops_after_launches_of_a_size", scope: !7, file: !7, line: 26, type: !16, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!54 = !DILocation(line: 27, column: 5, scope: !53)
!55 = !DILocation(line: 28, column: 19, scope: !53)
!56 = !DILocation(line: 28, column: 25, scope: !53)
!57 = !DILocation(line: 28, column: 28, scope: !53)
!58 = !DILocation(line: 28, column: 55, scope: !53)
!59 = !DILocation(line: 28, column: 50, scope: !53)
!60 = !DILocation(line: 28, column: 69, scope: !53)
!61 = !DILocation(line: 28, column: 67, scope: !53)
!62 = !DILocation(line: 28, column: 62, scope: !53)
!63 = !DILocation(line: 29, column: 11, scope: !53)
!64 = !DILocation(line: 29, column: 29, scope: !53)
!65 = !DILocation(line: 29, column: 25, scope: !53)
!66 = !DILocation(line: 29, column: 16, scope: !53)
!67 = !DILocation(line: 29, column: 23, scope: !53)
!68 = !DILocation(line: 30, column: 1, scope: !53)
!69 = distinct !DISubprogram(name: "kept_by_size", scope: !7, file: !7, line: 33, type: !16, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!70 = !DILocation(line: 34, column: 5, scope: !69)
!71 = !DILocation(line: 35, column: 11, scope: !69)
!72 = !DILocation(line: 36, column: 19, scope: !69)
!73 = !DILocation(line: 36, column: 25, scope: !69)
!74 = !DILocation(line: 36, column: 28, scope: !69)
!75 = !DILocation(line: 36, column: 40, scope: !69)
!76 = !DILocation(line: 36, column: 57, scope: !69)
!77 = !DILocation(line: 36, column: 66, scope: !69)
!78 = !DILocation(line: 37, column: 17, scope: !69)
!79 = !DILocation(line: 37, column: 13, scope: !69)
!80 = !DILocation(line: 38, column: 19, scope: !69)
!81 = !DILocation(line: 38, column: 26, scope: !69)
!82 = !DILocation(line: 38, column: 38, scope: !69)
!83 = !DILocation(line: 38, column: 43, scope: !69)
!84 = !DILocation(line: 38, column: 51, scope: !69)
!85 = !DILocation(line: 0, scope: !69)
!86 = !DILocation(line: 40, column: 1, scope: !69)
!87 = distinct !DISubprogram(name: "kept_by_address", scope: !7, file: !7, line: 43, type: !16, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!88 = !DILocation(line: 44, column: 5, scope: !87)
!89 = !DILocation(line: 45, column: 11, scope: !87)
!90 = !DILocation(line: 46, column: 19, scope: !87)
!91 = !DILocation(line: 46, column: 25, scope: !87)
!92 = !DILocation(line: 46, column: 28, scope: !87)
!93 = !{!94, !94, i64 0}
!94 = !{!"p1 int", !95, i64 0}
!95 = !{!"any pointer", !12, i64 0}
!96 = !DILocation(line: 46, column: 39, scope: !87)
!97 = !DILocation(line: 46, column: 57, scope: !87)
!98 = !DILocation(line: 46, column: 66, scope: !87)
!99 = !DILocation(line: 47, column: 17, scope: !87)
!100 = !DILocation(line: 47, column: 13, scope: !87)
!101 = !DILocation(line: 48, column: 19, scope: !87)
!102 = !DILocation(line: 48, column: 26, scope: !87)
!103 = !DILocation(line: 48, column: 37, scope: !87)
!104 = !DILocation(line: 48, column: 43, scope: !87)
!105 = !DILocation(line: 48, column: 51, scope: !87)
!106 = !DILocation(line: 0, scope: !87)
!107 = !DILocation(line: 50, column: 1, scope: !87)
!108 = distinct !DISubprogram(name: "kept_by_checksum", scope: !7, file: !7, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!109 = !DILocation(line: 55, column: 5, scope: !108)
!110 = !DILocation(line: 56, column: 19, scope: !108)
!111 = !DILocation(line: 56, column: 29, scope: !108)
!112 = !DILocation(line: 56, column: 25, scope: !108)
!113 = !DILocation(line: 57, column: 13, scope: !108)
!114 = !DILocation(line: 58, column: 19, scope: !108)
!115 = !DILocation(line: 58, column: 40, scope: !108)
!116 = !DILocation(line: 58, column: 46, scope: !108)
!117 = !DILocation(line: 58, column: 24, scope: !108)
!118 = !DILocation(line: 59, column: 13, scope: !108)
!119 = !DILocation(line: 60, column: 19, scope: !108)
!120 = !DILocation(line: 60, column: 32, scope: !108)
!121 = !DILocation(line: 60, column: 56, scope: !108)
!122 = !DILocation(line: 60, column: 53, scope: !108)
!123 = !DILocation(line: 60, column: 30, scope: !108)
!124 = !DILocation(line: 60, column: 82, scope: !108)
!125 = !DILocation(line: 60, column: 25, scope: !108)
!126 = !DILocation(line: 61, column: 13, scope: !108)
!127 = !DILocation(line: 62, column: 11, scope: !108)
!128 = !DILocation(line: 63, column: 17, scope: !108)
!129 = !DILocation(line: 0, scope: !108)
!130 = !DILocation(line: 63, column: 34, scope: !108)
!131 = !DILocation(line: 63, column: 43, scope: !108)
!132 = !DILocation(line: 64, column: 17, scope: !108)
!133 = !DILocation(line: 64, column: 13, scope: !108)
!134 = !DILocation(line: 65, column: 13, scope: !108)
!135 = !DILocation(line: 65, column: 21, scope: !108)
!136 = !DILocation(line: 67, column: 1, scope: !108)
!137 = distinct !DISubprogram(name: "kept_by_contents", scope: !7, file: !7, line: 70, type: !16, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!138 = !DILocation(line: 71, column: 5, scope: !137)
!139 = !DILocation(line: 72, column: 11, scope: !137)
!140 = !DILocation(line: 73, column: 17, scope: !137)
!141 = !DILocation(line: 73, column: 31, scope: !137)
!142 = !DILocation(line: 73, column: 37, scope: !137)
!143 = !DILocation(line: 73, column: 28, scope: !137)
!144 = !DILocation(line: 73, column: 56, scope: !137)
!145 = !DILocation(line: 73, column: 65, scope: !137)
!146 = !DILocation(line: 74, column: 13, scope: !137)
!147 = !DILocation(line: 75, column: 26, scope: !137)
!148 = !DILocation(line: 75, column: 32, scope: !137)
!149 = !DILocation(line: 75, column: 24, scope: !137)
!150 = !DILocation(line: 75, column: 40, scope: !137)
!151 = !DILocation(line: 75, column: 48, scope: !137)
!152 = !DILocation(line: 77, column: 1, scope: !137)
!153 = !DILocation(line: 0, scope: !137)
!154 = distinct !DISubprogram(name: "kept_in_scratch", scope: !7, file: !7, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!155 = !DILocation(line: 80, column: 5, scope: !154)
!156 = !DILocation(line: 81, column: 11, scope: !154)
!157 = !DILocation(line: 82, column: 19, scope: !154)
!158 = !DILocation(line: 82, column: 23, scope: !154)
!159 = !DILocation(line: 82, column: 27, scope: !154)
!160 = !DILocation(line: 82, column: 31, scope: !154)
!161 = !DILocation(line: 82, column: 34, scope: !154)
!162 = !DILocation(line: 82, column: 49, scope: !154)
!163 = !DILocation(line: 82, column: 46, scope: !154)
!164 = !DILocation(line: 82, column: 67, scope: !154)
!165 = !DILocation(line: 82, column: 84, scope: !154)
!166 = !DILocation(line: 83, column: 17, scope: !154)
!167 = !DILocation(line: 83, column: 13, scope: !154)
!168 = !DILocation(line: 84, column: 27, scope: !154)
!169 = !DILocation(line: 84, column: 46, scope: !154)
!170 = !DILocation(line: 84, column: 32, scope: !154)
!171 = !DILocation(line: 84, column: 44, scope: !154)
!172 = !DILocation(line: 84, column: 53, scope: !154)
!173 = !DILocation(line: 84, column: 69, scope: !154)
!174 = !DILocation(line: 0, scope: !154)
!175 = !DILocation(line: 86, column: 1, scope: !154)
!176 = distinct !DISubprogram(name: "kept_in_output", scope: !7, file: !7, line: 88, type: !16, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!177 = !DILocation(line: 90, column: 5, scope: !176)
!178 = !DILocation(line: 91, column: 19, scope: !176)
!179 = !DILocation(line: 91, column: 33, scope: !176)
!180 = !DILocation(line: 91, column: 47, scope: !176)
!181 = !DILocation(line: 91, column: 43, scope: !176)
!182 = !DILocation(line: 91, column: 40, scope: !176)
!183 = !DILocation(line: 91, column: 31, scope: !176)
!184 = !DILocation(line: 91, column: 25, scope: !176)
!185 = !DILocation(line: 92, column: 13, scope: !176)
!186 = !DILocation(line: 93, column: 17, scope: !176)
!187 = !DILocation(line: 94, column: 29, scope: !176)
!188 = !DILocation(line: 94, column: 25, scope: !176)
!189 = !DILocation(line: 94, column: 16, scope: !176)
!190 = !DILocation(line: 94, column: 23, scope: !176)
!191 = !DILocation(line: 95, column: 1, scope: !176)
!192 = distinct !DISubprogram(name: "kept_in_shared", scope: !7, file: !7, line: 97, type: !16, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!193 = !DILocation(line: 99, column: 5, scope: !192)
!194 = !DILocation(line: 100, column: 19, scope: !192)
!195 = !DILocation(line: 100, column: 34, scope: !192)
!196 = !DILocation(line: 100, column: 41, scope: !192)
!197 = !DILocation(line: 100, column: 32, scope: !192)
!198 = !DILocation(line: 100, column: 25, scope: !192)
!199 = !DILocation(line: 101, column: 13, scope: !192)
!200 = !DILocation(line: 102, column: 11, scope: !192)
!201 = !DILocation(line: 103, column: 21, scope: !192)
!202 = !DILocation(line: 103, column: 41, scope: !192)
!203 = !DILocation(line: 103, column: 30, scope: !192)
!204 = !DILocation(line: 103, column: 39, scope: !192)
!205 = !DILocation(line: 104, column: 15, scope: !192)
!206 = !DILocation(line: 104, column: 28, scope: !192)
!207 = !DILocation(line: 104, column: 21, scope: !192)
!208 = !DILocation(line: 106, column: 5, scope: !192)
!209 = !DILocation(line: 107, column: 11, scope: !192)
!210 = !DILocation(line: 107, column: 31, scope: !192)
!211 = !DILocation(line: 107, column: 37, scope: !192)
!212 = !DILocation(line: 107, column: 25, scope: !192)
!213 = !DILocation(line: 107, column: 16, scope: !192)
!214 = !DILocation(line: 107, column: 23, scope: !192)
!215 = !DILocation(line: 108, column: 1, scope: !192)
!216 = distinct !DISubprogram(name: "stops_in_time", scope: !7, file: !7, line: 110, type: !16, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!217 = !DILocation(line: 111, column: 5, scope: !216)
!218 = !DILocation(line: 112, column: 17, scope: !216)
!219 = !DILocation(line: 112, column: 27, scope: !216)
!220 = !DILocation(line: 113, column: 29, scope: !216)
!221 = !DILocation(line: 113, column: 25, scope: !216)
!222 = !DILocation(line: 113, column: 16, scope: !216)
!223 = !DILocation(line: 113, column: 23, scope: !216)
!224 = !DILocation(line: 114, column: 1, scope: !216)
!225 = distinct !DISubprogram(name: "counter_not_reset", scope: !7, file: !7, line: 131, type: !16, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!226 = !DILocation(line: 132, column: 5, scope: !225)
!227 = !DILocation(line: 132, column: 69, scope: !225)
!228 = distinct !{!228, !226, !226, !42, !43}
!229 = distinct !{!229, !226, !226, !42, !43}
!230 = !DILocation(line: 133, column: 1, scope: !225)
!231 = distinct !DISubprogram(name: "counter_reset_for_one_size", scope: !7, file: !7, line: 134, type: !16, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!232 = !DILocation(line: 135, column: 5, scope: !231)
!233 = !DILocation(line: 136, column: 52, scope: !231)
!234 = !DILocation(line: 136, column: 50, scope: !231)
!235 = !DILocation(line: 136, column: 30, scope: !231)
!236 = distinct !{!236, !232, !232, !42, !43}
!237 = distinct !{!237, !232, !232, !42, !43}
!238 = !DILocation(line: 137, column: 1, scope: !231)
!239 = distinct !DISubprogram(name: "counter_modulo_grid", scope: !7, file: !7, line: 138, type: !16, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!240 = !DILocation(line: 139, column: 5, scope: !239)
!241 = !DILocation(line: 140, column: 30, scope: !239)
!242 = !DILocation(line: 140, column: 55, scope: !239)
!243 = !DILocation(line: 140, column: 53, scope: !239)
!244 = distinct !{!244, !240, !240, !42, !43}
!245 = distinct !{!245, !240, !240, !42, !43}
!246 = !DILocation(line: 141, column: 1, scope: !239)
!247 = distinct !DISubprogram(name: "too_much_shared", scope: !7, file: !7, line: 144, type: !16, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!248 = !DILocation(line: 146, column: 5, scope: !247)
!249 = !DILocation(line: 147, column: 44, scope: !247)
!250 = !DILocation(line: 147, column: 42, scope: !247)
!251 = !DILocation(line: 147, column: 54, scope: !247)
!252 = !DILocation(line: 147, column: 50, scope: !247)
!253 = !DILocation(line: 147, column: 12, scope: !247)
!254 = !DILocation(line: 147, column: 5, scope: !247)
!255 = !DILocation(line: 147, column: 40, scope: !247)
!256 = !DILocation(line: 148, column: 5, scope: !247)
!257 = !DILocation(line: 149, column: 11, scope: !247)
!258 = !DILocation(line: 149, column: 33, scope: !247)
!259 = !DILocation(line: 149, column: 39, scope: !247)
!260 = !DILocation(line: 149, column: 25, scope: !247)
!261 = !DILocation(line: 149, column: 16, scope: !247)
!262 = !DILocation(line: 149, column: 23, scope: !247)
!263 = !DILocation(line: 150, column: 1, scope: !247)
!264 = distinct !DISubprogram(name: "too_much_with_dynamic", scope: !7, file: !7, line: 153, type: !16, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!265 = !DILocation(line: 155, column: 5, scope: !264)
!266 = !DILocation(line: 156, column: 43, scope: !264)
!267 = !DILocation(line: 156, column: 41, scope: !264)
!268 = !DILocation(line: 156, column: 53, scope: !264)
!269 = !DILocation(line: 156, column: 49, scope: !264)
!270 = !DILocation(line: 156, column: 12, scope: !264)
!271 = !DILocation(line: 156, column: 5, scope: !264)
!272 = !DILocation(line: 156, column: 39, scope: !264)
!273 = !DILocation(line: 157, column: 13, scope: !264)
!274 = !DILocation(line: 157, column: 5, scope: !264)
!275 = !DILocation(line: 157, column: 19, scope: !264)
!276 = !DILocation(line: 158, column: 5, scope: !264)
!277 = !DILocation(line: 159, column: 11, scope: !264)
!278 = !DILocation(line: 159, column: 33, scope: !264)
!279 = !DILocation(line: 159, column: 39, scope: !264)
!280 = !DILocation(line: 159, column: 25, scope: !264)
!281 = !DILocation(line: 159, column: 78, scope: !264)
!282 = !DILocation(line: 159, column: 83, scope: !264)
!283 = !DILocation(line: 159, column: 68, scope: !264)
!284 = !DILocation(line: 159, column: 66, scope: !264)
!285 = !DILocation(line: 159, column: 16, scope: !264)
!286 = !DILocation(line: 159, column: 23, scope: !264)
!287 = !DILocation(line: 160, column: 1, scope: !264)
