; Made from honest_blocks.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ22sum_with_weaker_fencesE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ22sum_with_fence_of_lastE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@arrived = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ17sum_as_in_samplesE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ23sum_as_in_samples_plainE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ24sum_with_fence_for_blockE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ22sum_with_fences_of_allE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ16chain_by_releaseE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ16chain_by_releaseE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ16chain_of_atomicsE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ9look_backE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ9look_backE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ18look_back_by_wordsE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ18look_back_by_wordsE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ24look_back_without_fencesE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ24look_back_without_fencesE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ11shared_lockE4lock = internal addrspace(3) global i32 undef, align 4
@_ZZ11shared_lockE4bins = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@_ZZ18offer_within_blockE4held = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4
@_ZZ18offer_within_blockE4flag = internal addrspace(3) global [2 x i32] undef, align 4
@_ZZ19warp_waits_for_warpE4held = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ19warp_waits_for_warpE4flag = internal addrspace(3) global i32 undef, align 4
@_ZZ26store_buffering_done_rightE4seen = internal unnamed_addr addrspace(3) global i32 undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @arrived to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_with_weaker_fences(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %8 = icmp eq i32 %7, 0, !dbg !19
  br i1 %8, label %9, label %23, !dbg !19

9:                                                ; preds = %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %11 = mul i32 %10, %6, !dbg !18
  %12 = sext i32 %11 to i64, !dbg !20
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !20
  %14 = load i32, ptr %13, align 4, !dbg !20, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #10, !dbg !21
  %16 = zext nneg i32 %10 to i64, !dbg !22
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !22
  store i32 %15, ptr %17, align 4, !dbg !23, !tbaa !10
  fence syncscope("device") release, !dbg !24
  %18 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !25
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !26
  %20 = add nsw i32 %19, -1, !dbg !27
  %21 = icmp eq i32 %18, %20, !dbg !28
  %22 = zext i1 %21 to i32, !dbg !25
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ22sum_with_weaker_fencesE4last to ptr), align 4, !dbg !29, !tbaa !10
  fence syncscope("device") acquire, !dbg !30
  br label %23, !dbg !31

23:                                               ; preds = %9, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22sum_with_weaker_fencesE4last to ptr), align 4, !dbg !33, !tbaa !10
  %25 = icmp eq i32 %24, 0, !dbg !33
  br i1 %25, label %46, label %26, !dbg !33

26:                                               ; preds = %23
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %30, !dbg !34

28:                                               ; preds = %30
  %29 = icmp slt i32 %7, %4, !dbg !34
  br i1 %29, label %39, label %46, !dbg !34

30:                                               ; preds = %26, %30
  %31 = phi i32 [ 0, %26 ], [ %37, %30 ]
  %32 = phi i32 [ 0, %26 ], [ %36, %30 ]
  %33 = zext nneg i32 %31 to i64, !dbg !34
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !34
  %35 = load i32, ptr %34, align 4, !dbg !34, !tbaa !10
  %36 = add nsw i32 %35, %32, !dbg !34
  %37 = add nuw nsw i32 %31, 1, !dbg !34
  %38 = icmp eq i32 %37, %27, !dbg !34
  br i1 %38, label %28, label %30, !dbg !34, !llvm.loop !35

39:                                               ; preds = %28, %39
  %40 = phi i32 [ %44, %39 ], [ %7, %28 ]
  %41 = add nsw i32 %40, %36, !dbg !34
  %42 = sext i32 %40 to i64, !dbg !34
  %43 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !34
  store i32 %41, ptr %43, align 4, !dbg !34, !tbaa !10
  %44 = add i32 %40, %6, !dbg !34
  %45 = icmp slt i32 %44, %4, !dbg !34
  br i1 %45, label %39, label %46, !dbg !34, !llvm.loop !43

46:                                               ; preds = %39, %28, %23
  ret void, !dbg !46
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !47 {
  br label %3, !dbg !49

2:                                                ; preds = %3
  ret i32 %12, !dbg !50

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !51
  %7 = xor i32 %6, %5, !dbg !52
  %8 = lshr i32 %7, 17, !dbg !53
  %9 = xor i32 %8, %7, !dbg !54
  %10 = shl i32 %9, 5, !dbg !55
  %11 = xor i32 %10, %9, !dbg !56
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #10, !dbg !57, !srcloc !58
  %13 = add nuw nsw i32 %4, 1, !dbg !59
  %14 = icmp eq i32 %13, 6, !dbg !60
  br i1 %14, label %2, label %3, !dbg !49, !llvm.loop !61
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_with_fence_of_last(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !63 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !64
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %8 = icmp eq i32 %7, 0, !dbg !65
  br i1 %8, label %9, label %24, !dbg !65

9:                                                ; preds = %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !64
  %11 = mul i32 %10, %6, !dbg !64
  %12 = sext i32 %11 to i64, !dbg !66
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !66
  %14 = load i32, ptr %13, align 4, !dbg !66, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #10, !dbg !67
  %16 = zext nneg i32 %10 to i64, !dbg !68
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !68
  store i32 %15, ptr %17, align 4, !dbg !69, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !70
  %18 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !71
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !72
  %20 = add nsw i32 %19, -1, !dbg !73
  %21 = icmp eq i32 %18, %20, !dbg !74
  %22 = zext i1 %21 to i32, !dbg !71
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ22sum_with_fence_of_lastE4last to ptr), align 4, !dbg !75, !tbaa !10
  br i1 %21, label %23, label %24, !dbg !76

23:                                               ; preds = %9
  tail call void @llvm.nvvm.membar.gl(), !dbg !77
  br label %24, !dbg !77

24:                                               ; preds = %9, %23, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !78
  %25 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22sum_with_fence_of_lastE4last to ptr), align 4, !dbg !79, !tbaa !10
  %26 = icmp eq i32 %25, 0, !dbg !79
  br i1 %26, label %47, label %27, !dbg !79

27:                                               ; preds = %24
  %28 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %31, !dbg !80

29:                                               ; preds = %31
  %30 = icmp slt i32 %7, %4, !dbg !80
  br i1 %30, label %40, label %47, !dbg !80

31:                                               ; preds = %27, %31
  %32 = phi i32 [ 0, %27 ], [ %38, %31 ]
  %33 = phi i32 [ 0, %27 ], [ %37, %31 ]
  %34 = zext nneg i32 %32 to i64, !dbg !80
  %35 = getelementptr inbounds nuw i32, ptr %2, i64 %34, !dbg !80
  %36 = load i32, ptr %35, align 4, !dbg !80, !tbaa !10
  %37 = add nsw i32 %36, %33, !dbg !80
  %38 = add nuw nsw i32 %32, 1, !dbg !80
  %39 = icmp eq i32 %38, %28, !dbg !80
  br i1 %39, label %29, label %31, !dbg !80, !llvm.loop !81

40:                                               ; preds = %29, %40
  %41 = phi i32 [ %45, %40 ], [ %7, %29 ]
  %42 = add nsw i32 %41, %37, !dbg !80
  %43 = sext i32 %41 to i64, !dbg !80
  %44 = getelementptr inbounds i32, ptr %1, i64 %43, !dbg !80
  store i32 %42, ptr %44, align 4, !dbg !80, !tbaa !10
  %45 = add i32 %41, %6, !dbg !80
  %46 = icmp slt i32 %45, %4, !dbg !80
  br i1 %46, label %40, label %47, !dbg !80, !llvm.loop !85

47:                                               ; preds = %40, %29, %24
  ret void, !dbg !88
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_as_in_samples(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !89 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
  %7 = icmp eq i32 %6, 0, !dbg !91
  br i1 %7, label %8, label %23, !dbg !91

8:                                                ; preds = %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !90
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !90
  %11 = mul i32 %10, %9, !dbg !90
  %12 = sext i32 %11 to i64, !dbg !92
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !92
  %14 = load i32, ptr %13, align 4, !dbg !92, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #10, !dbg !93
  %16 = zext nneg i32 %10 to i64, !dbg !94
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !94
  store i32 %15, ptr %17, align 4, !dbg !95, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !96
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !97
  %19 = add nsw i32 %18, -1, !dbg !98
  %20 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 %19 seq_cst, align 4, !dbg !99
  %21 = icmp eq i32 %20, %19, !dbg !100
  %22 = zext i1 %21 to i32, !dbg !99
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ17sum_as_in_samplesE4last to ptr), align 4, !dbg !101, !tbaa !10
  br label %23, !dbg !102

23:                                               ; preds = %8, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !103
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17sum_as_in_samplesE4last to ptr), align 4, !dbg !104, !tbaa !10
  %25 = icmp eq i32 %24, 0, !dbg !104
  br i1 %25, label %46, label %26, !dbg !105

26:                                               ; preds = %23
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %30, !dbg !106

28:                                               ; preds = %30
  %29 = icmp slt i32 %6, %4, !dbg !107
  br i1 %29, label %39, label %46, !dbg !108

30:                                               ; preds = %26, %30
  %31 = phi i32 [ 0, %26 ], [ %37, %30 ]
  %32 = phi i32 [ 0, %26 ], [ %36, %30 ]
  %33 = zext nneg i32 %31 to i64, !dbg !109
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !109
  %35 = load volatile i32, ptr %34, align 4, !dbg !109, !tbaa !10
  %36 = add nsw i32 %35, %32, !dbg !110
  %37 = add nuw nsw i32 %31, 1, !dbg !111
  %38 = icmp eq i32 %37, %27, !dbg !112
  br i1 %38, label %28, label %30, !dbg !106, !llvm.loop !113

39:                                               ; preds = %28, %39
  %40 = phi i32 [ %44, %39 ], [ %6, %28 ]
  %41 = add nsw i32 %40, %36, !dbg !114
  %42 = zext nneg i32 %40 to i64, !dbg !115
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %42, !dbg !115
  store i32 %41, ptr %43, align 4, !dbg !116, !tbaa !10
  %44 = add nuw nsw i32 %40, 64, !dbg !117
  %45 = icmp slt i32 %44, %4, !dbg !107
  br i1 %45, label %39, label %46, !dbg !108, !llvm.loop !118

46:                                               ; preds = %39, %28, %23
  ret void, !dbg !120
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_as_in_samples_plain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !121 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !122
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !122
  %8 = mul i32 %6, %7, !dbg !122
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !122
  %10 = add i32 %8, %9, !dbg !122
  %11 = icmp slt i32 %10, %4, !dbg !123
  br i1 %11, label %12, label %18, !dbg !123

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !124
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !124
  %15 = load i32, ptr %14, align 4, !dbg !124, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #10, !dbg !125
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !126
  store i32 %16, ptr %17, align 4, !dbg !127, !tbaa !10
  br label %18, !dbg !126

18:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.membar.gl(), !dbg !128
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !129
  %19 = icmp eq i32 %9, 0, !dbg !130
  br i1 %19, label %20, label %26, !dbg !130

20:                                               ; preds = %18
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !131
  %22 = add nsw i32 %21, -1, !dbg !132
  %23 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 %22 seq_cst, align 4, !dbg !133
  %24 = icmp eq i32 %23, %22, !dbg !134
  %25 = zext i1 %24 to i32, !dbg !133
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ23sum_as_in_samples_plainE4last to ptr), align 4, !dbg !135, !tbaa !10
  br label %26, !dbg !136

26:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !137
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23sum_as_in_samples_plainE4last to ptr), align 4, !dbg !138, !tbaa !10
  %28 = icmp ne i32 %27, 0, !dbg !138
  %29 = icmp slt i32 %9, %4
  %30 = and i1 %28, %29, !dbg !139
  br i1 %30, label %31, label %45, !dbg !139

31:                                               ; preds = %26, %31
  %32 = phi i32 [ %43, %31 ], [ %9, %26 ]
  %33 = zext nneg i32 %32 to i64, !dbg !140
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !140
  %35 = load i32, ptr %34, align 4, !dbg !140, !tbaa !10
  %36 = xor i32 %32, -1, !dbg !141
  %37 = add i32 %4, %36, !dbg !141
  %38 = sext i32 %37 to i64, !dbg !142
  %39 = getelementptr inbounds i32, ptr %2, i64 %38, !dbg !142
  %40 = load i32, ptr %39, align 4, !dbg !142, !tbaa !10
  %41 = add nsw i32 %40, %35, !dbg !143
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !144
  store i32 %41, ptr %42, align 4, !dbg !145, !tbaa !10
  %43 = add nuw nsw i32 %32, 64, !dbg !146
  %44 = icmp slt i32 %43, %4, !dbg !147
  br i1 %44, label %31, label %45, !dbg !148, !llvm.loop !149

45:                                               ; preds = %31, %26
  ret void, !dbg !151
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_with_fence_for_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !152 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !153
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !153
  %8 = mul i32 %6, %7, !dbg !153
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !153
  %10 = add i32 %8, %9, !dbg !153
  %11 = icmp slt i32 %10, %4, !dbg !154
  br i1 %11, label %12, label %18, !dbg !154

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !155
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !155
  %15 = load i32, ptr %14, align 4, !dbg !155, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #10, !dbg !156
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !157
  store i32 %16, ptr %17, align 4, !dbg !158, !tbaa !10
  br label %18, !dbg !157

18:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !159
  %19 = icmp eq i32 %9, 0, !dbg !160
  br i1 %19, label %20, label %26, !dbg !160

20:                                               ; preds = %18
  tail call void @llvm.nvvm.membar.gl(), !dbg !161
  %21 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !162
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !163
  %23 = add nsw i32 %22, -1, !dbg !164
  %24 = icmp eq i32 %21, %23, !dbg !165
  %25 = zext i1 %24 to i32, !dbg !162
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ24sum_with_fence_for_blockE4last to ptr), align 4, !dbg !166, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !167
  br label %26, !dbg !168

26:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !169
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24sum_with_fence_for_blockE4last to ptr), align 4, !dbg !170, !tbaa !10
  %28 = icmp ne i32 %27, 0, !dbg !170
  %29 = icmp slt i32 %9, %4
  %30 = and i1 %28, %29, !dbg !171
  br i1 %30, label %31, label %45, !dbg !171

31:                                               ; preds = %26, %31
  %32 = phi i32 [ %43, %31 ], [ %9, %26 ]
  %33 = zext nneg i32 %32 to i64, !dbg !172
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !172
  %35 = load i32, ptr %34, align 4, !dbg !172, !tbaa !10
  %36 = xor i32 %32, -1, !dbg !173
  %37 = add i32 %4, %36, !dbg !173
  %38 = sext i32 %37 to i64, !dbg !174
  %39 = getelementptr inbounds i32, ptr %2, i64 %38, !dbg !174
  %40 = load i32, ptr %39, align 4, !dbg !174, !tbaa !10
  %41 = sub nsw i32 %35, %40, !dbg !175
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !176
  store i32 %41, ptr %42, align 4, !dbg !177, !tbaa !10
  %43 = add nuw nsw i32 %32, 64, !dbg !178
  %44 = icmp slt i32 %43, %4, !dbg !179
  br i1 %44, label %31, label %45, !dbg !180, !llvm.loop !181

45:                                               ; preds = %31, %26
  ret void, !dbg !183
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_with_fences_of_all(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !184 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !185
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !185
  %8 = mul i32 %6, %7, !dbg !185
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !185
  %10 = add i32 %8, %9, !dbg !185
  %11 = icmp slt i32 %10, %4, !dbg !186
  br i1 %11, label %12, label %18, !dbg !186

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !187
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !187
  %15 = load i32, ptr %14, align 4, !dbg !187, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #10, !dbg !188
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !189
  store i32 %16, ptr %17, align 4, !dbg !190, !tbaa !10
  br label %18, !dbg !189

18:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.membar.gl(), !dbg !191
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !192
  %19 = icmp eq i32 %9, 0, !dbg !193
  br i1 %19, label %20, label %26, !dbg !193

20:                                               ; preds = %18
  %21 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !194
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !195
  %23 = add nsw i32 %22, -1, !dbg !196
  %24 = icmp eq i32 %21, %23, !dbg !197
  %25 = zext i1 %24 to i32, !dbg !194
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ22sum_with_fences_of_allE4last to ptr), align 4, !dbg !198, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !199
  br label %26, !dbg !200

26:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !201
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22sum_with_fences_of_allE4last to ptr), align 4, !dbg !202, !tbaa !10
  %28 = icmp ne i32 %27, 0, !dbg !202
  %29 = icmp slt i32 %9, %4
  %30 = and i1 %28, %29, !dbg !203
  br i1 %30, label %31, label %46, !dbg !203

31:                                               ; preds = %26, %31
  %32 = phi i32 [ %44, %31 ], [ %9, %26 ]
  %33 = zext nneg i32 %32 to i64, !dbg !204
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !204
  %35 = load i32, ptr %34, align 4, !dbg !204, !tbaa !10
  %36 = xor i32 %32, -1, !dbg !205
  %37 = add i32 %4, %36, !dbg !205
  %38 = sext i32 %37 to i64, !dbg !206
  %39 = getelementptr inbounds i32, ptr %2, i64 %38, !dbg !206
  %40 = load i32, ptr %39, align 4, !dbg !206, !tbaa !10
  %41 = shl nsw i32 %40, 1, !dbg !207
  %42 = sub nsw i32 %35, %41, !dbg !208
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !209
  store i32 %42, ptr %43, align 4, !dbg !210, !tbaa !10
  %44 = add nuw nsw i32 %32, 64, !dbg !211
  %45 = icmp slt i32 %44, %4, !dbg !212
  br i1 %45, label %31, label %46, !dbg !213, !llvm.loop !214

46:                                               ; preds = %31, %26
  ret void, !dbg !216
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @offer_of_a_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !217 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !218
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !218
  %8 = mul i32 %6, %7, !dbg !218
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !218
  %10 = add i32 %8, %9, !dbg !218
  %11 = xor i32 %6, 1, !dbg !219
  %12 = shl nsw i32 %11, 6, !dbg !220
  %13 = and i32 %9, 31, !dbg !221
  %14 = or disjoint i32 %12, %13, !dbg !222
  %15 = icmp samesign ult i32 %9, 32, !dbg !223
  %16 = icmp slt i32 %10, %4
  %17 = and i1 %15, %16, !dbg !224
  br i1 %17, label %18, label %24, !dbg !224

18:                                               ; preds = %5
  %19 = sext i32 %10 to i64, !dbg !225
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !225
  %21 = load i32, ptr %20, align 4, !dbg !225, !tbaa !10
  %22 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %21) #10, !dbg !226
  %23 = getelementptr inbounds i32, ptr %2, i64 %19, !dbg !227
  store i32 %22, ptr %23, align 4, !dbg !228, !tbaa !10
  br label %24, !dbg !227

24:                                               ; preds = %18, %5
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !229
  %25 = icmp eq i32 %9, 0, !dbg !230
  br i1 %25, label %26, label %30, !dbg !230

26:                                               ; preds = %24
  tail call void @llvm.nvvm.membar.gl(), !dbg !231
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !232
  %28 = zext nneg i32 %6 to i64, !dbg !232
  %29 = getelementptr inbounds nuw i32, ptr %27, i64 %28, !dbg !232
  store volatile i32 1, ptr %29, align 4, !dbg !232, !tbaa !10
  br label %30, !dbg !233

30:                                               ; preds = %26, %24
  %31 = icmp eq i32 %13, 0, !dbg !234
  br i1 %31, label %32, label %37, !dbg !234

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !235
  %34 = zext nneg i32 %11 to i64, !dbg !235
  %35 = getelementptr inbounds nuw i32, ptr %33, i64 %34, !dbg !235
  %36 = load volatile i32, ptr %35, align 4, !dbg !235, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !236
  br label %37, !dbg !237

37:                                               ; preds = %32, %30
  %38 = phi i32 [ %36, %32 ], [ 0, %30 ], !dbg !238
  %39 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %38, i32 0, i32 31), !dbg !239
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !240
  br i1 %16, label %40, label %59, !dbg !241

40:                                               ; preds = %37
  %41 = sext i32 %10 to i64, !dbg !242
  %42 = getelementptr inbounds i32, ptr %0, i64 %41, !dbg !242
  %43 = load i32, ptr %42, align 4, !dbg !242, !tbaa !10
  %44 = icmp slt i32 %14, %4, !dbg !243
  br i1 %44, label %45, label %55, !dbg !244

45:                                               ; preds = %40
  %46 = icmp eq i32 %39, 0, !dbg !245
  %47 = zext nneg i32 %14 to i64, !dbg !246
  br i1 %46, label %51, label %48, !dbg !245

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw i32, ptr %2, i64 %47, !dbg !247
  %50 = load i32, ptr %49, align 4, !dbg !247, !tbaa !10
  br label %55, !dbg !245

51:                                               ; preds = %45
  %52 = getelementptr inbounds nuw i32, ptr %0, i64 %47, !dbg !248
  %53 = load i32, ptr %52, align 4, !dbg !248, !tbaa !10
  %54 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %53) #10, !dbg !249
  br label %55, !dbg !245

55:                                               ; preds = %48, %51, %40
  %56 = phi i32 [ 0, %40 ], [ %50, %48 ], [ %54, %51 ], !dbg !244
  %57 = add nsw i32 %56, %43, !dbg !250
  %58 = getelementptr inbounds i32, ptr %1, i64 %41, !dbg !251
  store i32 %57, ptr %58, align 4, !dbg !252, !tbaa !10
  br label %59, !dbg !251

59:                                               ; preds = %55, %37
  ret void, !dbg !253
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @chain_by_release(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !254 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !255
  %7 = icmp eq i32 %6, 0, !dbg !256
  br i1 %7, label %8, label %38, !dbg !256

8:                                                ; preds = %5
  %9 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !257
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_by_releaseE1b to ptr), align 4, !dbg !258, !tbaa !10
  %10 = icmp eq i32 %9, 0, !dbg !259
  br i1 %10, label %21, label %11, !dbg !260

11:                                               ; preds = %8, %11
  %12 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_by_releaseE1b to ptr), align 4, !dbg !261, !tbaa !10
  %13 = sext i32 %12 to i64, !dbg !262
  %14 = getelementptr i32, ptr %3, i64 %13, !dbg !262
  %15 = getelementptr i8, ptr %14, i64 28, !dbg !262
  %16 = load atomic i32, ptr %15 syncscope("device") acquire, align 4, !dbg !263
  %17 = icmp eq i32 %16, 0, !dbg !263
  %18 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_by_releaseE1b to ptr), align 4
  %19 = icmp ne i32 %18, 0
  %20 = select i1 %17, i1 %19, i1 false, !dbg !264
  br i1 %20, label %11, label %21, !dbg !264, !llvm.loop !265

21:                                               ; preds = %11, %8
  %22 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_by_releaseE1b to ptr), align 4, !dbg !267, !tbaa !10
  %23 = icmp eq i32 %22, 0, !dbg !267
  br i1 %23, label %29, label %24, !dbg !267

24:                                               ; preds = %21
  %25 = sext i32 %22 to i64, !dbg !268
  %26 = getelementptr i32, ptr %2, i64 %25, !dbg !268
  %27 = getelementptr i8, ptr %26, i64 -4, !dbg !268
  %28 = load i32, ptr %27, align 4, !dbg !268, !tbaa !10
  br label %29, !dbg !267

29:                                               ; preds = %21, %24
  %30 = phi i32 [ %28, %24 ], [ 0, %21 ], !dbg !267
  store i32 %30, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_by_releaseE6before to ptr), align 4, !dbg !269, !tbaa !10
  %31 = sext i32 %22 to i64, !dbg !270
  %32 = getelementptr inbounds i32, ptr %0, i64 %31, !dbg !270
  %33 = load i32, ptr %32, align 4, !dbg !270, !tbaa !10
  %34 = add nsw i32 %33, %30, !dbg !271
  %35 = getelementptr inbounds i32, ptr %2, i64 %31, !dbg !272
  store i32 %34, ptr %35, align 4, !dbg !273, !tbaa !10
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !274
  %37 = getelementptr inbounds i32, ptr %36, i64 %31, !dbg !274
  store atomic i32 1, ptr %37 syncscope("device") release, align 4, !dbg !275
  br label %38, !dbg !276

38:                                               ; preds = %29, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !277
  %39 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_by_releaseE1b to ptr), align 4, !dbg !278, !tbaa !10
  %40 = shl nsw i32 %39, 6, !dbg !279
  %41 = add nsw i32 %40, %6, !dbg !280
  %42 = icmp slt i32 %41, %4, !dbg !281
  br i1 %42, label %43, label %50, !dbg !281

43:                                               ; preds = %38
  %44 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_by_releaseE6before to ptr), align 4, !dbg !282, !tbaa !10
  %45 = sext i32 %41 to i64, !dbg !283
  %46 = getelementptr inbounds i32, ptr %0, i64 %45, !dbg !283
  %47 = load i32, ptr %46, align 4, !dbg !283, !tbaa !10
  %48 = add nsw i32 %47, %44, !dbg !284
  %49 = getelementptr inbounds i32, ptr %1, i64 %45, !dbg !285
  store i32 %48, ptr %49, align 4, !dbg !286, !tbaa !10
  br label %50, !dbg !285

50:                                               ; preds = %43, %38
  ret void, !dbg !287
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @chain_of_atomics(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !288 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !289
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !289
  %8 = mul i32 %6, %7, !dbg !289
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !289
  %10 = add i32 %8, %9, !dbg !289
  %11 = icmp eq i32 %9, 0, !dbg !290
  br i1 %11, label %12, label %38, !dbg !290

12:                                               ; preds = %5
  %13 = and i32 %6, 3, !dbg !291
  %14 = and i32 %6, 2147483644, !dbg !292
  %15 = zext nneg i32 %14 to i64, !dbg !293
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %15, !dbg !293
  %17 = load i32, ptr %16, align 4, !dbg !293, !tbaa !10
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #10, !dbg !294
  store i32 %18, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_of_atomicsE5value to ptr), align 4, !dbg !295, !tbaa !10
  switch i32 %13, label %37 [
    i32 0, label %19
    i32 2, label %24
    i32 3, label %28
    i32 1, label %38
  ], !dbg !296

19:                                               ; preds = %12
  %20 = getelementptr inbounds nuw i32, ptr %2, i64 %15, !dbg !297
  store i32 %18, ptr %20, align 4, !dbg !298, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !299
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !300
  %22 = getelementptr inbounds nuw i32, ptr %21, i64 %15, !dbg !300
  %23 = atomicrmw or ptr %22, i32 1 seq_cst, align 4, !dbg !301
  br label %38, !dbg !302

24:                                               ; preds = %12
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !303
  %26 = getelementptr inbounds nuw i32, ptr %25, i64 %15, !dbg !303
  %27 = atomicrmw or ptr %26, i32 2 seq_cst, align 4, !dbg !304
  br label %38, !dbg !305

28:                                               ; preds = %12
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !306
  %30 = getelementptr inbounds nuw i32, ptr %29, i64 %15, !dbg !306
  %31 = load volatile i32, ptr %30, align 4, !dbg !306, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !307
  %32 = and i32 %31, 1, !dbg !308
  %33 = icmp eq i32 %32, 0, !dbg !309
  br i1 %33, label %38, label %34, !dbg !309

34:                                               ; preds = %28
  %35 = getelementptr inbounds nuw i32, ptr %2, i64 %15, !dbg !310
  %36 = load i32, ptr %35, align 4, !dbg !310, !tbaa !10
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_of_atomicsE5value to ptr), align 4, !dbg !311, !tbaa !10
  br label %38, !dbg !312

37:                                               ; preds = %12
  unreachable

38:                                               ; preds = %12, %28, %34, %19, %24, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !313
  %39 = icmp slt i32 %10, %4, !dbg !314
  br i1 %39, label %40, label %47, !dbg !314

40:                                               ; preds = %38
  %41 = sext i32 %10 to i64, !dbg !315
  %42 = getelementptr inbounds i32, ptr %0, i64 %41, !dbg !315
  %43 = load i32, ptr %42, align 4, !dbg !315, !tbaa !10
  %44 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_of_atomicsE5value to ptr), align 4, !dbg !316, !tbaa !10
  %45 = add nsw i32 %44, %43, !dbg !317
  %46 = getelementptr inbounds i32, ptr %1, i64 %41, !dbg !318
  store i32 %45, ptr %46, align 4, !dbg !319, !tbaa !10
  br label %47, !dbg !318

47:                                               ; preds = %40, %38
  ret void, !dbg !320
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @look_back(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !321 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !322
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 64, !dbg !323
  %8 = icmp eq i32 %6, 0, !dbg !324
  br i1 %8, label %9, label %59, !dbg !324

9:                                                ; preds = %5
  %10 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !325
  %11 = freeze i32 %10, !dbg !326
  store i32 %11, ptr addrspacecast (ptr addrspace(3) @_ZZ9look_backE1b to ptr), align 4, !dbg !327, !tbaa !10
  %12 = shl i32 %11, 6, !dbg !326
  %13 = add i32 %12, 64
  %14 = tail call i32 @llvm.smin.i32(i32 %4, i32 %13), !dbg !328
  %15 = icmp slt i32 %12, %14, !dbg !329
  br i1 %15, label %24, label %16, !dbg !329

16:                                               ; preds = %24, %9
  %17 = phi i32 [ 0, %9 ], [ %30, %24 ], !dbg !330
  %18 = sext i32 %11 to i64, !dbg !331
  %19 = getelementptr inbounds i32, ptr %2, i64 %18, !dbg !331
  store i32 %17, ptr %19, align 4, !dbg !332, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !333
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !334
  %21 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9look_backE1b to ptr), align 4, !dbg !335, !tbaa !10
  %22 = sext i32 %21 to i64, !dbg !334
  %23 = getelementptr inbounds i32, ptr %20, i64 %22, !dbg !334
  store volatile i32 1, ptr %23, align 4, !dbg !334, !tbaa !10
  br label %33, !dbg !336

24:                                               ; preds = %9, %24
  %25 = phi i32 [ %30, %24 ], [ 0, %9 ]
  %26 = phi i32 [ %31, %24 ], [ %12, %9 ]
  %27 = sext i32 %26 to i64, !dbg !337
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !337
  %29 = load i32, ptr %28, align 4, !dbg !337, !tbaa !10
  %30 = add nsw i32 %29, %25, !dbg !338
  %31 = add nsw i32 %26, 1, !dbg !339
  %32 = icmp eq i32 %31, %14, !dbg !329
  br i1 %32, label %16, label %24, !dbg !329, !llvm.loop !340

33:                                               ; preds = %44, %16
  %34 = phi i32 [ %21, %16 ], [ %36, %44 ]
  %35 = phi i32 [ 0, %16 ], [ %49, %44 ], !dbg !330
  %36 = add nsw i32 %34, -1, !dbg !343
  %37 = icmp sgt i32 %34, 0, !dbg !344
  br i1 %37, label %38, label %50, !dbg !345

38:                                               ; preds = %33
  %39 = zext nneg i32 %36 to i64
  %40 = getelementptr inbounds nuw i32, ptr %20, i64 %39
  br label %41, !dbg !346

41:                                               ; preds = %38, %41
  %42 = load volatile i32, ptr %40, align 4, !dbg !347, !tbaa !10
  %43 = icmp eq i32 %42, 0, !dbg !348
  br i1 %43, label %41, label %44, !dbg !346, !llvm.loop !349

44:                                               ; preds = %41
  fence syncscope("device") acq_rel, !dbg !351
  %45 = icmp eq i32 %42, 2, !dbg !352
  %46 = select i1 %45, ptr %7, ptr %2, !dbg !353
  %47 = getelementptr inbounds nuw i32, ptr %46, i64 %39, !dbg !354
  %48 = load i32, ptr %47, align 4, !dbg !354, !tbaa !10
  %49 = add nsw i32 %48, %35, !dbg !355
  br i1 %45, label %50, label %33, !llvm.loop !356

50:                                               ; preds = %33, %44
  %51 = phi i32 [ %49, %44 ], [ %35, %33 ], !dbg !330
  %52 = add nsw i32 %51, %17, !dbg !358
  %53 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9look_backE1b to ptr), align 4, !dbg !359, !tbaa !10
  %54 = sext i32 %53 to i64, !dbg !360
  %55 = getelementptr inbounds i32, ptr %7, i64 %54, !dbg !360
  store i32 %52, ptr %55, align 4, !dbg !361, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !362
  %56 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9look_backE1b to ptr), align 4, !dbg !363, !tbaa !10
  %57 = sext i32 %56 to i64, !dbg !364
  %58 = getelementptr inbounds i32, ptr %20, i64 %57, !dbg !364
  store volatile i32 2, ptr %58, align 4, !dbg !364, !tbaa !10
  store i32 %51, ptr addrspacecast (ptr addrspace(3) @_ZZ9look_backE6before to ptr), align 4, !dbg !365, !tbaa !10
  br label %59, !dbg !366

59:                                               ; preds = %50, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !367
  %60 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9look_backE1b to ptr), align 4, !dbg !368, !tbaa !10
  %61 = shl nsw i32 %60, 6, !dbg !369
  %62 = add nsw i32 %61, %6, !dbg !370
  %63 = icmp slt i32 %62, %4, !dbg !371
  br i1 %63, label %64, label %71, !dbg !371

64:                                               ; preds = %59
  %65 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9look_backE6before to ptr), align 4, !dbg !372, !tbaa !10
  %66 = sext i32 %62 to i64, !dbg !373
  %67 = getelementptr inbounds i32, ptr %0, i64 %66, !dbg !373
  %68 = load i32, ptr %67, align 4, !dbg !373, !tbaa !10
  %69 = add nsw i32 %68, %65, !dbg !374
  %70 = getelementptr inbounds i32, ptr %1, i64 %66, !dbg !375
  store i32 %69, ptr %70, align 4, !dbg !376, !tbaa !10
  br label %71, !dbg !375

71:                                               ; preds = %64, %59
  ret void, !dbg !377
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @look_back_by_words(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !378 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !379
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !379
  %8 = icmp eq i32 %6, 0, !dbg !379
  br i1 %8, label %9, label %52, !dbg !379

9:                                                ; preds = %5
  %10 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !379
  %11 = freeze i32 %10, !dbg !379
  store i32 %11, ptr addrspacecast (ptr addrspace(3) @_ZZ18look_back_by_wordsE1b to ptr), align 4, !dbg !379, !tbaa !10
  %12 = shl i32 %11, 6, !dbg !379
  %13 = add i32 %12, 64
  %14 = tail call i32 @llvm.smin.i32(i32 %4, i32 %13), !dbg !379
  %15 = icmp slt i32 %12, %14, !dbg !379
  br i1 %15, label %22, label %16, !dbg !379

16:                                               ; preds = %22, %9
  %17 = phi i32 [ 0, %9 ], [ %28, %22 ], !dbg !379
  %18 = zext i32 %17 to i64, !dbg !379
  %19 = or disjoint i64 %18, 4294967296, !dbg !379
  %20 = sext i32 %11 to i64, !dbg !379
  %21 = getelementptr inbounds i64, ptr %7, i64 %20, !dbg !379
  store volatile i64 %19, ptr %21, align 8, !dbg !379, !tbaa !380
  br label %31, !dbg !379

22:                                               ; preds = %9, %22
  %23 = phi i32 [ %28, %22 ], [ 0, %9 ]
  %24 = phi i32 [ %29, %22 ], [ %12, %9 ]
  %25 = sext i32 %24 to i64, !dbg !379
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !379
  %27 = load i32, ptr %26, align 4, !dbg !379, !tbaa !10
  %28 = add nsw i32 %27, %23, !dbg !379
  %29 = add nsw i32 %24, 1, !dbg !379
  %30 = icmp eq i32 %29, %14, !dbg !379
  br i1 %30, label %16, label %22, !dbg !379, !llvm.loop !382

31:                                               ; preds = %42, %16
  %32 = phi i32 [ %11, %16 ], [ %34, %42 ]
  %33 = phi i32 [ 0, %16 ], [ %44, %42 ], !dbg !379
  %34 = add nsw i32 %32, -1, !dbg !379
  %35 = icmp sgt i32 %32, 0, !dbg !379
  br i1 %35, label %36, label %47, !dbg !379

36:                                               ; preds = %31
  %37 = zext nneg i32 %34 to i64
  %38 = getelementptr inbounds nuw i64, ptr %7, i64 %37
  br label %39, !dbg !379

39:                                               ; preds = %36, %39
  %40 = load volatile i64, ptr %38, align 8, !dbg !379, !tbaa !380
  %41 = icmp eq i64 %40, 0, !dbg !379
  br i1 %41, label %39, label %42, !dbg !379, !llvm.loop !383

42:                                               ; preds = %39
  %43 = trunc i64 %40 to i32, !dbg !379
  %44 = add nsw i32 %33, %43, !dbg !379
  %45 = and i64 %40, -4294967296, !dbg !379
  %46 = icmp eq i64 %45, 8589934592, !dbg !379
  br i1 %46, label %47, label %31, !llvm.loop !384

47:                                               ; preds = %31, %42
  %48 = phi i32 [ %44, %42 ], [ %33, %31 ], !dbg !379
  %49 = add nsw i32 %48, %17, !dbg !379
  %50 = zext i32 %49 to i64, !dbg !379
  %51 = or disjoint i64 %50, 8589934592, !dbg !379
  store volatile i64 %51, ptr %21, align 8, !dbg !379, !tbaa !380
  store i32 %48, ptr addrspacecast (ptr addrspace(3) @_ZZ18look_back_by_wordsE6before to ptr), align 4, !dbg !379, !tbaa !10
  br label %52, !dbg !379

52:                                               ; preds = %47, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !379
  %53 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18look_back_by_wordsE1b to ptr), align 4, !dbg !379, !tbaa !10
  %54 = shl nsw i32 %53, 6, !dbg !379
  %55 = add nsw i32 %54, %6, !dbg !379
  %56 = icmp slt i32 %55, %4, !dbg !379
  br i1 %56, label %57, label %64, !dbg !379

57:                                               ; preds = %52
  %58 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18look_back_by_wordsE6before to ptr), align 4, !dbg !379, !tbaa !10
  %59 = sext i32 %55 to i64, !dbg !379
  %60 = getelementptr inbounds i32, ptr %0, i64 %59, !dbg !379
  %61 = load i32, ptr %60, align 4, !dbg !379, !tbaa !10
  %62 = add nsw i32 %61, %58, !dbg !379
  %63 = getelementptr inbounds i32, ptr %1, i64 %59, !dbg !379
  store i32 %62, ptr %63, align 4, !dbg !379, !tbaa !10
  br label %64, !dbg !379

64:                                               ; preds = %57, %52
  ret void, !dbg !385
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @look_back_without_fences(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !386 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !387
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !387
  %8 = icmp eq i32 %6, 0, !dbg !387
  br i1 %8, label %9, label %52, !dbg !387

9:                                                ; preds = %5
  %10 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !387
  %11 = freeze i32 %10, !dbg !387
  store i32 %11, ptr addrspacecast (ptr addrspace(3) @_ZZ24look_back_without_fencesE1b to ptr), align 4, !dbg !387, !tbaa !10
  %12 = shl i32 %11, 6, !dbg !387
  %13 = add i32 %12, 64
  %14 = tail call i32 @llvm.smin.i32(i32 %4, i32 %13), !dbg !387
  %15 = icmp slt i32 %12, %14, !dbg !387
  br i1 %15, label %22, label %16, !dbg !387

16:                                               ; preds = %22, %9
  %17 = phi i32 [ 0, %9 ], [ %28, %22 ], !dbg !387
  %18 = zext i32 %17 to i64, !dbg !387
  %19 = or disjoint i64 %18, 4294967296, !dbg !387
  %20 = sext i32 %11 to i64, !dbg !387
  %21 = getelementptr inbounds i64, ptr %7, i64 %20, !dbg !387
  store volatile i64 %19, ptr %21, align 8, !dbg !387, !tbaa !380
  br label %31, !dbg !387

22:                                               ; preds = %9, %22
  %23 = phi i32 [ %28, %22 ], [ 0, %9 ]
  %24 = phi i32 [ %29, %22 ], [ %12, %9 ]
  %25 = sext i32 %24 to i64, !dbg !387
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !387
  %27 = load i32, ptr %26, align 4, !dbg !387, !tbaa !10
  %28 = add nsw i32 %27, %23, !dbg !387
  %29 = add nsw i32 %24, 1, !dbg !387
  %30 = icmp eq i32 %29, %14, !dbg !387
  br i1 %30, label %16, label %22, !dbg !387, !llvm.loop !388

31:                                               ; preds = %42, %16
  %32 = phi i32 [ %11, %16 ], [ %34, %42 ]
  %33 = phi i32 [ 0, %16 ], [ %44, %42 ], !dbg !387
  %34 = add nsw i32 %32, -1, !dbg !387
  %35 = icmp sgt i32 %32, 0, !dbg !387
  br i1 %35, label %36, label %47, !dbg !387

36:                                               ; preds = %31
  %37 = zext nneg i32 %34 to i64
  %38 = getelementptr inbounds nuw i64, ptr %7, i64 %37
  br label %39, !dbg !387

39:                                               ; preds = %36, %39
  %40 = load volatile i64, ptr %38, align 8, !dbg !387, !tbaa !380
  %41 = icmp eq i64 %40, 0, !dbg !387
  br i1 %41, label %39, label %42, !dbg !387, !llvm.loop !389

42:                                               ; preds = %39
  %43 = trunc i64 %40 to i32, !dbg !387
  %44 = add nsw i32 %33, %43, !dbg !387
  %45 = and i64 %40, -4294967296, !dbg !387
  %46 = icmp eq i64 %45, 8589934592, !dbg !387
  br i1 %46, label %47, label %31, !llvm.loop !390

47:                                               ; preds = %31, %42
  %48 = phi i32 [ %44, %42 ], [ %33, %31 ], !dbg !387
  %49 = add nsw i32 %48, %17, !dbg !387
  %50 = zext i32 %49 to i64, !dbg !387
  %51 = or disjoint i64 %50, 8589934592, !dbg !387
  store volatile i64 %51, ptr %21, align 8, !dbg !387, !tbaa !380
  store i32 %48, ptr addrspacecast (ptr addrspace(3) @_ZZ24look_back_without_fencesE6before to ptr), align 4, !dbg !387, !tbaa !10
  br label %52, !dbg !387

52:                                               ; preds = %47, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !387
  %53 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24look_back_without_fencesE1b to ptr), align 4, !dbg !387, !tbaa !10
  %54 = shl nsw i32 %53, 6, !dbg !387
  %55 = add nsw i32 %54, %6, !dbg !387
  %56 = icmp slt i32 %55, %4, !dbg !387
  br i1 %56, label %57, label %64, !dbg !387

57:                                               ; preds = %52
  %58 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24look_back_without_fencesE6before to ptr), align 4, !dbg !387, !tbaa !10
  %59 = sext i32 %55 to i64, !dbg !387
  %60 = getelementptr inbounds i32, ptr %0, i64 %59, !dbg !387
  %61 = load i32, ptr %60, align 4, !dbg !387, !tbaa !10
  %62 = add nsw i32 %61, %58, !dbg !387
  %63 = getelementptr inbounds i32, ptr %1, i64 %59, !dbg !387
  store i32 %62, ptr %63, align 4, !dbg !387, !tbaa !10
  br label %64, !dbg !387

64:                                               ; preds = %57, %52
  ret void, !dbg !391
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !392 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !393
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !393
  %7 = mul i32 %5, %6, !dbg !393
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !393
  %9 = add i32 %7, %8, !dbg !393
  %10 = icmp slt i32 %9, %3, !dbg !394
  br i1 %10, label %11, label %16, !dbg !395

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !396
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !396
  %14 = load i32, ptr %13, align 4, !dbg !396, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !397
  br label %16

16:                                               ; preds = %11, %4
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !398
  %18 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %17), !dbg !399
  %19 = icmp eq i32 %8, 0, !dbg !400
  br i1 %19, label %20, label %31, !dbg !400

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %22, !dbg !401

22:                                               ; preds = %20, %22
  %23 = atomicrmw xchg ptr %21, i32 1 seq_cst, align 4, !dbg !402
  %24 = icmp eq i32 %23, 0, !dbg !402
  br i1 %24, label %25, label %22, !dbg !401, !llvm.loop !403

25:                                               ; preds = %22
  fence syncscope("device") acquire, !dbg !405
  %26 = and i32 %18, 7, !dbg !406
  %27 = zext nneg i32 %26 to i64, !dbg !407
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %27, !dbg !407
  %29 = load i32, ptr %28, align 4, !dbg !408, !tbaa !10
  %30 = add nsw i32 %29, %18, !dbg !408
  store i32 %30, ptr %28, align 4, !dbg !408, !tbaa !10
  store atomic i32 0, ptr %21 syncscope("device") release, align 4, !dbg !409
  br label %31, !dbg !410

31:                                               ; preds = %16, %25
  ret void, !dbg !410
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_by_compare(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !411 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !412
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !412
  %7 = mul i32 %5, %6, !dbg !412
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !412
  %9 = add i32 %7, %8, !dbg !412
  %10 = icmp slt i32 %9, %3, !dbg !413
  br i1 %10, label %11, label %16, !dbg !414

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !415
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !415
  %14 = load i32, ptr %13, align 4, !dbg !415, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !416
  br label %16

16:                                               ; preds = %11, %4
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !417
  %18 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %17), !dbg !418
  %19 = icmp eq i32 %8, 0, !dbg !419
  br i1 %19, label %20, label %32, !dbg !419

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %22, !dbg !420

22:                                               ; preds = %20, %22
  %23 = cmpxchg ptr %21, i32 0, i32 1 seq_cst seq_cst, align 4, !dbg !421
  %24 = extractvalue { i32, i1 } %23, 1, !dbg !421
  br i1 %24, label %25, label %22, !dbg !420, !llvm.loop !422

25:                                               ; preds = %22
  %26 = and i32 %18, 7, !dbg !424
  %27 = zext nneg i32 %26 to i64, !dbg !425
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %27, !dbg !425
  %29 = load i32, ptr %28, align 4, !dbg !426, !tbaa !10
  %30 = add nsw i32 %29, %18, !dbg !426
  store i32 %30, ptr %28, align 4, !dbg !426, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !427
  %31 = atomicrmw xchg ptr %21, i32 0 seq_cst, align 4, !dbg !428
  br label %32, !dbg !429

32:                                               ; preds = %16, %25
  ret void, !dbg !429
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_unlock_volatile(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !430 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !431
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !431
  %7 = mul i32 %5, %6, !dbg !431
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !431
  %9 = add i32 %7, %8, !dbg !431
  %10 = icmp slt i32 %9, %3, !dbg !432
  br i1 %10, label %11, label %16, !dbg !433

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !434
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !434
  %14 = load i32, ptr %13, align 4, !dbg !434, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !435
  br label %16

16:                                               ; preds = %11, %4
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !436
  %18 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %17), !dbg !437
  %19 = icmp eq i32 %8, 0, !dbg !438
  br i1 %19, label %20, label %31, !dbg !438

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %22, !dbg !439

22:                                               ; preds = %20, %22
  %23 = atomicrmw xchg ptr %21, i32 1 seq_cst, align 4, !dbg !440
  %24 = icmp eq i32 %23, 0, !dbg !440
  br i1 %24, label %25, label %22, !dbg !439, !llvm.loop !441

25:                                               ; preds = %22
  tail call void @llvm.nvvm.membar.gl(), !dbg !443
  %26 = and i32 %18, 7, !dbg !444
  %27 = zext nneg i32 %26 to i64, !dbg !445
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %27, !dbg !445
  %29 = load i32, ptr %28, align 4, !dbg !446, !tbaa !10
  %30 = add nsw i32 %29, %18, !dbg !446
  store i32 %30, ptr %28, align 4, !dbg !446, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !447
  store volatile i32 0, ptr %21, align 4, !dbg !448, !tbaa !10
  br label %31, !dbg !449

31:                                               ; preds = %16, %25
  ret void, !dbg !449
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_tried(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !450 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !451
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !451
  %7 = mul i32 %5, %6, !dbg !451
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !451
  %9 = add i32 %7, %8, !dbg !451
  %10 = icmp slt i32 %9, %3, !dbg !452
  br i1 %10, label %11, label %16, !dbg !453

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !454
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !454
  %14 = load i32, ptr %13, align 4, !dbg !454, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !455
  br label %16

16:                                               ; preds = %11, %4
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !456
  %18 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %17), !dbg !457
  %19 = icmp eq i32 %8, 0, !dbg !458
  br i1 %19, label %20, label %29, !dbg !458

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !459
  %22 = atomicrmw xchg ptr %21, i32 1 seq_cst, align 4, !dbg !460
  %23 = icmp eq i32 %22, 0, !dbg !460
  br i1 %23, label %26, label %24, !dbg !460

24:                                               ; preds = %20
  %25 = atomicrmw add ptr %1, i32 %18 seq_cst, align 4, !dbg !461
  br label %29, !dbg !462

26:                                               ; preds = %20
  tail call void @llvm.nvvm.membar.gl(), !dbg !463
  %27 = atomicrmw add ptr %1, i32 %18 seq_cst, align 4, !dbg !464
  tail call void @llvm.nvvm.membar.gl(), !dbg !465
  %28 = atomicrmw xchg ptr %21, i32 0 seq_cst, align 4, !dbg !466
  br label %29, !dbg !467

29:                                               ; preds = %16, %26, %24
  ret void, !dbg !467
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_unlocked_by_another(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !468 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !469
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !469
  %7 = mul i32 %5, %6, !dbg !469
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !469
  %9 = add i32 %7, %8, !dbg !469
  %10 = icmp slt i32 %9, %3, !dbg !470
  br i1 %10, label %11, label %16, !dbg !471

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !472
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !472
  %14 = load i32, ptr %13, align 4, !dbg !472, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !473
  br label %16

16:                                               ; preds = %11, %4
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !474
  %18 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %17), !dbg !475
  %19 = icmp eq i32 %8, 0, !dbg !476
  br i1 %19, label %20, label %26, !dbg !476

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %22, !dbg !477

22:                                               ; preds = %20, %22
  %23 = atomicrmw xchg ptr %21, i32 1 seq_cst, align 4, !dbg !478
  %24 = icmp eq i32 %23, 0, !dbg !478
  br i1 %24, label %25, label %22, !dbg !477, !llvm.loop !479

25:                                               ; preds = %22
  tail call void @llvm.nvvm.membar.gl(), !dbg !481
  br label %26, !dbg !482

26:                                               ; preds = %25, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !483
  %27 = and i32 %8, 1016, !dbg !484
  %28 = icmp eq i32 %27, 32, !dbg !484
  br i1 %28, label %29, label %36, !dbg !484

29:                                               ; preds = %26
  %30 = add nsw i32 %18, %8, !dbg !485
  %31 = zext nneg i32 %8 to i64, !dbg !486
  %32 = getelementptr i32, ptr %1, i64 %31, !dbg !486
  %33 = getelementptr i8, ptr %32, i64 -128, !dbg !486
  %34 = load i32, ptr %33, align 4, !dbg !487, !tbaa !10
  %35 = add nsw i32 %30, %34, !dbg !487
  store i32 %35, ptr %33, align 4, !dbg !487, !tbaa !10
  br label %36, !dbg !486

36:                                               ; preds = %29, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !488
  %37 = icmp eq i32 %8, 40, !dbg !489
  br i1 %37, label %38, label %41, !dbg !489

38:                                               ; preds = %36
  tail call void @llvm.nvvm.membar.gl(), !dbg !490
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !491
  %40 = atomicrmw xchg ptr %39, i32 0 seq_cst, align 4, !dbg !492
  br label %41, !dbg !493

41:                                               ; preds = %38, %36
  ret void, !dbg !494
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_lock(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !495 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !496
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !496
  %8 = mul i32 %6, %7, !dbg !496
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !496
  %10 = add i32 %8, %9, !dbg !496
  %11 = icmp samesign ult i32 %9, 8, !dbg !497
  br i1 %11, label %12, label %15, !dbg !497

12:                                               ; preds = %5
  %13 = zext nneg i32 %9 to i64, !dbg !498
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_lockE4bins to ptr), i64 %13, !dbg !498
  store i32 0, ptr %14, align 4, !dbg !499, !tbaa !10
  br label %15, !dbg !498

15:                                               ; preds = %12, %5
  %16 = icmp eq i32 %9, 0, !dbg !500
  br i1 %16, label %17, label %18, !dbg !500

17:                                               ; preds = %15
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_lockE4lock to ptr), align 4, !dbg !501, !tbaa !10
  br label %18, !dbg !502

18:                                               ; preds = %17, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !503
  %19 = icmp slt i32 %10, %4, !dbg !504
  br i1 %19, label %20, label %33, !dbg !504

20:                                               ; preds = %18, %20
  %21 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_lockE4lock to ptr), i32 1 seq_cst, align 4, !dbg !505
  %22 = icmp eq i32 %21, 0, !dbg !505
  br i1 %22, label %23, label %20, !dbg !506, !llvm.loop !507

23:                                               ; preds = %20
  fence syncscope("block") acq_rel, !dbg !509
  %24 = sext i32 %10 to i64, !dbg !510
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !510
  %26 = load i32, ptr %25, align 4, !dbg !510, !tbaa !10
  %27 = and i32 %26, 7, !dbg !511
  %28 = zext nneg i32 %27 to i64, !dbg !512
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_lockE4bins to ptr), i64 %28, !dbg !512
  %30 = load i32, ptr %29, align 4, !dbg !513, !tbaa !10
  %31 = add nsw i32 %30, %26, !dbg !513
  store i32 %31, ptr %29, align 4, !dbg !513, !tbaa !10
  fence syncscope("block") acq_rel, !dbg !514
  %32 = tail call noundef i32 @llvm.nvvm.atomic.exch.gen.i.cta.i32.p0(ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_lockE4lock to ptr), i32 0), !dbg !515
  br label %33, !dbg !516

33:                                               ; preds = %23, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !517
  br i1 %19, label %34, label %43, !dbg !518

34:                                               ; preds = %33
  %35 = sext i32 %10 to i64, !dbg !519
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !519
  %37 = load i32, ptr %36, align 4, !dbg !519, !tbaa !10
  %38 = and i32 %37, 7, !dbg !520
  %39 = zext nneg i32 %38 to i64, !dbg !521
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_lockE4bins to ptr), i64 %39, !dbg !521
  %41 = load i32, ptr %40, align 4, !dbg !521, !tbaa !10
  %42 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !522
  store i32 %41, ptr %42, align 4, !dbg !523, !tbaa !10
  br label %43, !dbg !522

43:                                               ; preds = %34, %33
  ret void, !dbg !524
}

; Function Attrs: convergent nounwind

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @exchanged_until_done(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !dbg !525 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !526
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !526
  %7 = mul i32 %5, %6, !dbg !526
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !526
  %9 = add i32 %7, %8, !dbg !526
  %10 = icmp slt i32 %9, %3, !dbg !527
  br i1 %10, label %11, label %23, !dbg !527

11:                                               ; preds = %4
  %12 = load volatile i32, ptr %1, align 4, !dbg !528, !tbaa !10
  %13 = sext i32 %9 to i64, !dbg !529
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !529
  br label %15, !dbg !530

15:                                               ; preds = %11, %19
  %16 = phi i32 [ %12, %11 ], [ %21, %19 ]
  %17 = load i32, ptr %14, align 4, !dbg !529, !tbaa !10
  %18 = icmp slt i32 %16, %17, !dbg !531
  br i1 %18, label %19, label %23, !dbg !532

19:                                               ; preds = %15
  %20 = cmpxchg ptr %1, i32 %16, i32 %17 seq_cst seq_cst, align 4, !dbg !533
  %21 = extractvalue { i32, i1 } %20, 0, !dbg !533
  %22 = extractvalue { i32, i1 } %20, 1, !dbg !534
  br i1 %22, label %23, label %15, !dbg !530, !llvm.loop !535

23:                                               ; preds = %15, %19, %4
  ret void, !dbg !537
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @offer_within_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !538 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !539
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !539
  %8 = mul i32 %6, %7, !dbg !539
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !539
  %10 = add i32 %8, %9, !dbg !539
  %11 = and i32 %9, 31, !dbg !540
  %12 = icmp eq i32 %11, 0, !dbg !541
  br i1 %12, label %13, label %17, !dbg !541

13:                                               ; preds = %5
  %14 = lshr exact i32 %9, 5, !dbg !542
  %15 = zext nneg i32 %14 to i64, !dbg !543
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18offer_within_blockE4flag to ptr), i64 %15, !dbg !543
  store i32 0, ptr %16, align 4, !dbg !544, !tbaa !10
  br label %17, !dbg !543

17:                                               ; preds = %13, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !545
  %18 = lshr i32 %9, 5, !dbg !546
  %19 = xor i32 %18, 1, !dbg !547
  %20 = shl i32 %6, 6, !dbg !548
  %21 = shl nuw nsw i32 %19, 5, !dbg !549
  %22 = add i32 %21, %20, !dbg !550
  br i1 %12, label %23, label %49, !dbg !551

23:                                               ; preds = %17
  %24 = icmp slt i32 %10, %4, !dbg !552
  br i1 %24, label %25, label %30, !dbg !553

25:                                               ; preds = %23
  %26 = sext i32 %10 to i64, !dbg !554
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !554
  %28 = load i32, ptr %27, align 4, !dbg !554, !tbaa !10
  %29 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %28) #10, !dbg !555
  br label %30, !dbg !553

30:                                               ; preds = %23, %25
  %31 = phi i32 [ %29, %25 ], [ 0, %23 ], !dbg !553
  %32 = zext nneg i32 %18 to i64, !dbg !556
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18offer_within_blockE4held to ptr), i64 %32, !dbg !556
  store i32 %31, ptr %33, align 4, !dbg !557, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !558
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18offer_within_blockE4flag to ptr), i64 %32, !dbg !559
  store volatile i32 1, ptr %34, align 4, !dbg !559, !tbaa !10
  %35 = zext nneg i32 %19 to i64, !dbg !560
  %36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18offer_within_blockE4flag to ptr), i64 %35, !dbg !560
  %37 = load volatile i32, ptr %36, align 4, !dbg !560, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !561
  %38 = icmp eq i32 %37, 0, !dbg !562
  br i1 %38, label %42, label %39, !dbg !562

39:                                               ; preds = %30
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18offer_within_blockE4held to ptr), i64 %35, !dbg !563
  %41 = load i32, ptr %40, align 4, !dbg !563, !tbaa !10
  br label %49, !dbg !562

42:                                               ; preds = %30
  %43 = icmp slt i32 %22, %4, !dbg !564
  br i1 %43, label %44, label %49, !dbg !565

44:                                               ; preds = %42
  %45 = sext i32 %22 to i64, !dbg !566
  %46 = getelementptr inbounds i32, ptr %0, i64 %45, !dbg !566
  %47 = load i32, ptr %46, align 4, !dbg !566, !tbaa !10
  %48 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %47) #10, !dbg !567
  br label %49, !dbg !565

49:                                               ; preds = %39, %42, %44, %17
  %50 = phi i32 [ 0, %17 ], [ %41, %39 ], [ %48, %44 ], [ 0, %42 ], !dbg !568
  %51 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %50, i32 0, i32 31), !dbg !569
  %52 = icmp slt i32 %10, %4, !dbg !570
  br i1 %52, label %53, label %59, !dbg !570

53:                                               ; preds = %49
  %54 = sext i32 %10 to i64, !dbg !571
  %55 = getelementptr inbounds i32, ptr %0, i64 %54, !dbg !571
  %56 = load i32, ptr %55, align 4, !dbg !571, !tbaa !10
  %57 = add nsw i32 %56, %51, !dbg !572
  %58 = getelementptr inbounds i32, ptr %1, i64 %54, !dbg !573
  store i32 %57, ptr %58, align 4, !dbg !574, !tbaa !10
  br label %59, !dbg !573

59:                                               ; preds = %53, %49
  ret void, !dbg !575
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_waits_for_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !576 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !577
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !577
  %8 = mul i32 %6, %7, !dbg !577
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !577
  %10 = add i32 %8, %9, !dbg !577
  %11 = icmp eq i32 %9, 0, !dbg !578
  br i1 %11, label %12, label %13, !dbg !578

12:                                               ; preds = %5
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ19warp_waits_for_warpE4flag to ptr), align 4, !dbg !579, !tbaa !10
  br label %13, !dbg !580

13:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !581
  br i1 %11, label %14, label %19, !dbg !582

14:                                               ; preds = %13
  %15 = sext i32 %10 to i64, !dbg !583
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !583
  %17 = load i32, ptr %16, align 4, !dbg !583, !tbaa !10
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #10, !dbg !584
  store i32 %18, ptr addrspacecast (ptr addrspace(3) @_ZZ19warp_waits_for_warpE4held to ptr), align 4, !dbg !585, !tbaa !10
  store atomic i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ19warp_waits_for_warpE4flag to ptr) syncscope("block") release, align 4, !dbg !586
  br label %33, !dbg !587

19:                                               ; preds = %13
  %20 = icmp samesign ugt i32 %9, 31, !dbg !588
  br i1 %20, label %21, label %33, !dbg !588

21:                                               ; preds = %19, %21
  %22 = load atomic i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19warp_waits_for_warpE4flag to ptr) syncscope("block") acquire, align 4, !dbg !589
  %23 = icmp eq i32 %22, 0, !dbg !589
  br i1 %23, label %21, label %24, !dbg !590, !llvm.loop !591

24:                                               ; preds = %21
  %25 = icmp slt i32 %10, %4, !dbg !593
  br i1 %25, label %26, label %33, !dbg !593

26:                                               ; preds = %24
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19warp_waits_for_warpE4held to ptr), align 4, !dbg !594, !tbaa !10
  %28 = sext i32 %10 to i64, !dbg !595
  %29 = getelementptr inbounds i32, ptr %0, i64 %28, !dbg !595
  %30 = load i32, ptr %29, align 4, !dbg !595, !tbaa !10
  %31 = add nsw i32 %30, %27, !dbg !596
  %32 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !597
  store i32 %31, ptr %32, align 4, !dbg !598, !tbaa !10
  br label %33, !dbg !597

33:                                               ; preds = %19, %26, %24, %14
  %34 = icmp samesign ult i32 %9, 32, !dbg !599
  %35 = icmp slt i32 %10, %4
  %36 = and i1 %34, %35, !dbg !600
  br i1 %36, label %37, label %42, !dbg !600

37:                                               ; preds = %33
  %38 = sext i32 %10 to i64, !dbg !601
  %39 = getelementptr inbounds i32, ptr %0, i64 %38, !dbg !601
  %40 = load i32, ptr %39, align 4, !dbg !601, !tbaa !10
  %41 = getelementptr inbounds i32, ptr %1, i64 %38, !dbg !602
  store i32 %40, ptr %41, align 4, !dbg !603, !tbaa !10
  br label %42, !dbg !602

42:                                               ; preds = %37, %33
  ret void, !dbg !604
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @store_buffering_done_right(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !605 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !606
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !607
  %8 = xor i32 %7, 1, !dbg !608
  %9 = icmp eq i32 %6, 0, !dbg !609
  br i1 %9, label %10, label %24, !dbg !609

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !610
  %12 = zext nneg i32 %7 to i64, !dbg !610
  %13 = getelementptr inbounds nuw i32, ptr %11, i64 %12, !dbg !610
  store volatile i32 1, ptr %13, align 4, !dbg !610, !tbaa !10
  fence syncscope("device") seq_cst, !dbg !611
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !612
  %15 = icmp samesign ult i32 %8, %14, !dbg !613
  br i1 %15, label %16, label %22, !dbg !614

16:                                               ; preds = %10
  %17 = zext nneg i32 %8 to i64, !dbg !615
  %18 = getelementptr inbounds nuw i32, ptr %11, i64 %17, !dbg !615
  %19 = load volatile i32, ptr %18, align 4, !dbg !615, !tbaa !10
  %20 = icmp ne i32 %19, 0, !dbg !615
  %21 = zext i1 %20 to i32, !dbg !616
  br label %22, !dbg !614

22:                                               ; preds = %16, %10
  %23 = phi i32 [ 1, %10 ], [ %21, %16 ]
  store i32 %23, ptr addrspacecast (ptr addrspace(3) @_ZZ26store_buffering_done_rightE4seen to ptr), align 4, !dbg !617, !tbaa !10
  br label %24, !dbg !618

24:                                               ; preds = %22, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !619
  %25 = shl i32 %7, 6, !dbg !620
  %26 = and i32 %25, -128, !dbg !620
  %27 = add nsw i32 %26, %6, !dbg !621
  %28 = or i32 %25, 64, !dbg !622
  %29 = add nsw i32 %28, 64, !dbg !623
  %30 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26store_buffering_done_rightE4seen to ptr), align 4, !dbg !624, !tbaa !10
  %31 = icmp ne i32 %30, 0, !dbg !624
  %32 = icmp slt i32 %27, %4
  %33 = select i1 %31, i1 %32, i1 false, !dbg !625
  %34 = icmp slt i32 %27, %29
  %35 = select i1 %33, i1 %34, i1 false, !dbg !625
  br i1 %35, label %37, label %36, !dbg !625

36:                                               ; preds = %37, %24
  ret void, !dbg !626

37:                                               ; preds = %24, %37
  %38 = phi i32 [ %45, %37 ], [ %27, %24 ]
  %39 = sext i32 %38 to i64, !dbg !627
  %40 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !627
  %41 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !628
  %42 = load i32, ptr %41, align 4, !dbg !628, !tbaa !10
  %43 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %42) #10, !dbg !629
  %44 = atomicrmw xchg ptr %40, i32 %43 seq_cst, align 4, !dbg !630
  %45 = add nsw i32 %38, 64, !dbg !631
  %46 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26store_buffering_done_rightE4seen to ptr), align 4, !dbg !624, !tbaa !10
  %47 = icmp ne i32 %46, 0, !dbg !624
  %48 = icmp slt i32 %45, %4
  %49 = select i1 %47, i1 %48, i1 false, !dbg !625
  %50 = icmp slt i32 %38, %28
  %51 = and i1 %49, %50, !dbg !625
  br i1 %51, label %37, label %36, !dbg !625, !llvm.loop !632
}

; Function Attrs: convergent nounwind

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #7

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #3

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.exch.gen.i.cta.i32.p0(ptr captures(none), i32) #8

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #9

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nounwind }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { nocallback nounwind memory(argmem: readwrite) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind }

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
!7 = !DIFile(filename: "honest_blocks.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "sum_with_weaker_fences", scope: !7, file: !7, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 8, column: 5, scope: !15)
!19 = !DILocation(line: 9, column: 11, scope: !15)
!20 = !DILocation(line: 10, column: 32, scope: !15)
!21 = !DILocation(line: 10, column: 28, scope: !15)
!22 = !DILocation(line: 10, column: 9, scope: !15)
!23 = !DILocation(line: 10, column: 26, scope: !15)
!24 = !DILocation(line: 11, column: 49, scope: !15)
!25 = !DILocation(line: 12, column: 16, scope: !15)
!26 = !DILocation(line: 12, column: 41, scope: !15)
!27 = !DILocation(line: 12, column: 51, scope: !15)
!28 = !DILocation(line: 12, column: 38, scope: !15)
!29 = !DILocation(line: 12, column: 14, scope: !15)
!30 = !DILocation(line: 13, column: 49, scope: !15)
!31 = !DILocation(line: 14, column: 5, scope: !15)
!32 = !DILocation(line: 15, column: 5, scope: !15)
!33 = !DILocation(line: 16, column: 9, scope: !15)
!34 = !DILocation(line: 16, column: 15, scope: !15)
!35 = distinct !{!35, !36, !40, !41, !42}
!36 = !DILocation(line: 49, column: 5, scope: !37, inlinedAt: !39)
!37 = distinct !DISubprogram(name: "add_up", scope: !38, file: !38, line: 47, type: !16, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!38 = !DIFile(filename: "./order.h", directory: ".")
!39 = distinct !DILocation(line: 16, column: 15, scope: !15)
!40 = !DILocation(line: 49, column: 59, scope: !37, inlinedAt: !39)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = distinct !{!43, !44, !45, !41, !42}
!44 = !DILocation(line: 50, column: 5, scope: !37, inlinedAt: !39)
!45 = !DILocation(line: 50, column: 70, scope: !37, inlinedAt: !39)
!46 = !DILocation(line: 17, column: 1, scope: !15)
!47 = distinct !DISubprogram(name: "mix", scope: !48, file: !48, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!48 = !DIFile(filename: "./common.h", directory: ".")
!49 = !DILocation(line: 21, column: 5, scope: !47)
!50 = !DILocation(line: 27, column: 5, scope: !47)
!51 = !DILocation(line: 22, column: 16, scope: !47)
!52 = !DILocation(line: 22, column: 11, scope: !47)
!53 = !DILocation(line: 23, column: 16, scope: !47)
!54 = !DILocation(line: 23, column: 11, scope: !47)
!55 = !DILocation(line: 24, column: 16, scope: !47)
!56 = !DILocation(line: 24, column: 11, scope: !47)
!57 = !DILocation(line: 25, column: 9, scope: !47)
!58 = !{i64 8043420}
!59 = !DILocation(line: 21, column: 29, scope: !47)
!60 = !DILocation(line: 21, column: 23, scope: !47)
!61 = distinct !{!61, !49, !62, !41, !42}
!62 = !DILocation(line: 26, column: 5, scope: !47)
!63 = distinct !DISubprogram(name: "sum_with_fence_of_last", scope: !7, file: !7, line: 19, type: !16, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!64 = !DILocation(line: 21, column: 5, scope: !63)
!65 = !DILocation(line: 22, column: 11, scope: !63)
!66 = !DILocation(line: 23, column: 32, scope: !63)
!67 = !DILocation(line: 23, column: 28, scope: !63)
!68 = !DILocation(line: 23, column: 9, scope: !63)
!69 = !DILocation(line: 23, column: 26, scope: !63)
!70 = !DILocation(line: 24, column: 9, scope: !63)
!71 = !DILocation(line: 25, column: 16, scope: !63)
!72 = !DILocation(line: 25, column: 41, scope: !63)
!73 = !DILocation(line: 25, column: 51, scope: !63)
!74 = !DILocation(line: 25, column: 38, scope: !63)
!75 = !DILocation(line: 25, column: 14, scope: !63)
!76 = !DILocation(line: 26, column: 46, scope: !63)
!77 = !DILocation(line: 26, column: 52, scope: !63)
!78 = !DILocation(line: 28, column: 5, scope: !63)
!79 = !DILocation(line: 29, column: 9, scope: !63)
!80 = !DILocation(line: 29, column: 15, scope: !63)
!81 = distinct !{!81, !82, !84, !41, !42}
!82 = !DILocation(line: 49, column: 5, scope: !37, inlinedAt: !83)
!83 = distinct !DILocation(line: 29, column: 15, scope: !63)
!84 = !DILocation(line: 49, column: 59, scope: !37, inlinedAt: !83)
!85 = distinct !{!85, !86, !87, !41, !42}
!86 = !DILocation(line: 50, column: 5, scope: !37, inlinedAt: !83)
!87 = !DILocation(line: 50, column: 70, scope: !37, inlinedAt: !83)
!88 = !DILocation(line: 30, column: 1, scope: !63)
!89 = distinct !DISubprogram(name: "sum_as_in_samples", scope: !7, file: !7, line: 34, type: !16, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!90 = !DILocation(line: 36, column: 5, scope: !89)
!91 = !DILocation(line: 37, column: 11, scope: !89)
!92 = !DILocation(line: 38, column: 32, scope: !89)
!93 = !DILocation(line: 38, column: 28, scope: !89)
!94 = !DILocation(line: 38, column: 9, scope: !89)
!95 = !DILocation(line: 38, column: 26, scope: !89)
!96 = !DILocation(line: 39, column: 9, scope: !89)
!97 = !DILocation(line: 40, column: 36, scope: !89)
!98 = !DILocation(line: 40, column: 46, scope: !89)
!99 = !DILocation(line: 40, column: 16, scope: !89)
!100 = !DILocation(line: 40, column: 51, scope: !89)
!101 = !DILocation(line: 40, column: 14, scope: !89)
!102 = !DILocation(line: 41, column: 5, scope: !89)
!103 = !DILocation(line: 42, column: 5, scope: !89)
!104 = !DILocation(line: 43, column: 10, scope: !89)
!105 = !DILocation(line: 43, column: 9, scope: !89)
!106 = !DILocation(line: 45, column: 5, scope: !89)
!107 = !DILocation(line: 46, column: 23, scope: !89)
!108 = !DILocation(line: 46, column: 5, scope: !89)
!109 = !DILocation(line: 45, column: 48, scope: !89)
!110 = !DILocation(line: 45, column: 45, scope: !89)
!111 = !DILocation(line: 45, column: 37, scope: !89)
!112 = !DILocation(line: 45, column: 23, scope: !89)
!113 = distinct !{!113, !106, !109, !41, !42}
!114 = !DILocation(line: 46, column: 50, scope: !89)
!115 = !DILocation(line: 46, column: 37, scope: !89)
!116 = !DILocation(line: 46, column: 44, scope: !89)
!117 = !DILocation(line: 46, column: 30, scope: !89)
!118 = distinct !{!118, !108, !119, !41, !42}
!119 = !DILocation(line: 46, column: 52, scope: !89)
!120 = !DILocation(line: 47, column: 1, scope: !89)
!121 = distinct !DISubprogram(name: "sum_as_in_samples_plain", scope: !7, file: !7, line: 49, type: !16, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!122 = !DILocation(line: 51, column: 5, scope: !121)
!123 = !DILocation(line: 52, column: 11, scope: !121)
!124 = !DILocation(line: 52, column: 30, scope: !121)
!125 = !DILocation(line: 52, column: 26, scope: !121)
!126 = !DILocation(line: 52, column: 16, scope: !121)
!127 = !DILocation(line: 52, column: 24, scope: !121)
!128 = !DILocation(line: 53, column: 5, scope: !121)
!129 = !DILocation(line: 54, column: 5, scope: !121)
!130 = !DILocation(line: 55, column: 11, scope: !121)
!131 = !DILocation(line: 55, column: 44, scope: !121)
!132 = !DILocation(line: 55, column: 54, scope: !121)
!133 = !DILocation(line: 55, column: 24, scope: !121)
!134 = !DILocation(line: 55, column: 59, scope: !121)
!135 = !DILocation(line: 55, column: 22, scope: !121)
!136 = !DILocation(line: 55, column: 17, scope: !121)
!137 = !DILocation(line: 56, column: 5, scope: !121)
!138 = !DILocation(line: 57, column: 10, scope: !121)
!139 = !DILocation(line: 57, column: 9, scope: !121)
!140 = !DILocation(line: 58, column: 46, scope: !121)
!141 = !DILocation(line: 58, column: 67, scope: !121)
!142 = !DILocation(line: 58, column: 56, scope: !121)
!143 = !DILocation(line: 58, column: 54, scope: !121)
!144 = !DILocation(line: 58, column: 37, scope: !121)
!145 = !DILocation(line: 58, column: 44, scope: !121)
!146 = !DILocation(line: 58, column: 30, scope: !121)
!147 = !DILocation(line: 58, column: 23, scope: !121)
!148 = !DILocation(line: 58, column: 5, scope: !121)
!149 = distinct !{!149, !148, !150, !41, !42}
!150 = !DILocation(line: 58, column: 70, scope: !121)
!151 = !DILocation(line: 59, column: 1, scope: !121)
!152 = distinct !DISubprogram(name: "sum_with_fence_for_block", scope: !7, file: !7, line: 61, type: !16, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!153 = !DILocation(line: 63, column: 5, scope: !152)
!154 = !DILocation(line: 64, column: 11, scope: !152)
!155 = !DILocation(line: 64, column: 30, scope: !152)
!156 = !DILocation(line: 64, column: 26, scope: !152)
!157 = !DILocation(line: 64, column: 16, scope: !152)
!158 = !DILocation(line: 64, column: 24, scope: !152)
!159 = !DILocation(line: 66, column: 5, scope: !152)
!160 = !DILocation(line: 67, column: 11, scope: !152)
!161 = !DILocation(line: 68, column: 9, scope: !152)
!162 = !DILocation(line: 69, column: 16, scope: !152)
!163 = !DILocation(line: 69, column: 41, scope: !152)
!164 = !DILocation(line: 69, column: 51, scope: !152)
!165 = !DILocation(line: 69, column: 38, scope: !152)
!166 = !DILocation(line: 69, column: 14, scope: !152)
!167 = !DILocation(line: 70, column: 9, scope: !152)
!168 = !DILocation(line: 71, column: 5, scope: !152)
!169 = !DILocation(line: 72, column: 5, scope: !152)
!170 = !DILocation(line: 73, column: 10, scope: !152)
!171 = !DILocation(line: 73, column: 9, scope: !152)
!172 = !DILocation(line: 74, column: 46, scope: !152)
!173 = !DILocation(line: 74, column: 67, scope: !152)
!174 = !DILocation(line: 74, column: 56, scope: !152)
!175 = !DILocation(line: 74, column: 54, scope: !152)
!176 = !DILocation(line: 74, column: 37, scope: !152)
!177 = !DILocation(line: 74, column: 44, scope: !152)
!178 = !DILocation(line: 74, column: 30, scope: !152)
!179 = !DILocation(line: 74, column: 23, scope: !152)
!180 = !DILocation(line: 74, column: 5, scope: !152)
!181 = distinct !{!181, !180, !182, !41, !42}
!182 = !DILocation(line: 74, column: 70, scope: !152)
!183 = !DILocation(line: 75, column: 1, scope: !152)
!184 = distinct !DISubprogram(name: "sum_with_fences_of_all", scope: !7, file: !7, line: 77, type: !16, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!185 = !DILocation(line: 79, column: 5, scope: !184)
!186 = !DILocation(line: 80, column: 11, scope: !184)
!187 = !DILocation(line: 80, column: 30, scope: !184)
!188 = !DILocation(line: 80, column: 26, scope: !184)
!189 = !DILocation(line: 80, column: 16, scope: !184)
!190 = !DILocation(line: 80, column: 24, scope: !184)
!191 = !DILocation(line: 81, column: 5, scope: !184)
!192 = !DILocation(line: 82, column: 5, scope: !184)
!193 = !DILocation(line: 83, column: 11, scope: !184)
!194 = !DILocation(line: 85, column: 16, scope: !184)
!195 = !DILocation(line: 85, column: 41, scope: !184)
!196 = !DILocation(line: 85, column: 51, scope: !184)
!197 = !DILocation(line: 85, column: 38, scope: !184)
!198 = !DILocation(line: 85, column: 14, scope: !184)
!199 = !DILocation(line: 86, column: 9, scope: !184)
!200 = !DILocation(line: 87, column: 5, scope: !184)
!201 = !DILocation(line: 88, column: 5, scope: !184)
!202 = !DILocation(line: 89, column: 10, scope: !184)
!203 = !DILocation(line: 89, column: 9, scope: !184)
!204 = !DILocation(line: 90, column: 46, scope: !184)
!205 = !DILocation(line: 90, column: 71, scope: !184)
!206 = !DILocation(line: 90, column: 60, scope: !184)
!207 = !DILocation(line: 90, column: 58, scope: !184)
!208 = !DILocation(line: 90, column: 54, scope: !184)
!209 = !DILocation(line: 90, column: 37, scope: !184)
!210 = !DILocation(line: 90, column: 44, scope: !184)
!211 = !DILocation(line: 90, column: 30, scope: !184)
!212 = !DILocation(line: 90, column: 23, scope: !184)
!213 = !DILocation(line: 90, column: 5, scope: !184)
!214 = distinct !{!214, !213, !215, !41, !42}
!215 = !DILocation(line: 90, column: 74, scope: !184)
!216 = !DILocation(line: 91, column: 1, scope: !184)
!217 = distinct !DISubprogram(name: "offer_of_a_warp", scope: !7, file: !7, line: 93, type: !16, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!218 = !DILocation(line: 94, column: 5, scope: !217)
!219 = !DILocation(line: 95, column: 41, scope: !217)
!220 = !DILocation(line: 95, column: 56, scope: !217)
!221 = !DILocation(line: 95, column: 63, scope: !217)
!222 = !DILocation(line: 95, column: 61, scope: !217)
!223 = !DILocation(line: 96, column: 11, scope: !217)
!224 = !DILocation(line: 96, column: 16, scope: !217)
!225 = !DILocation(line: 96, column: 40, scope: !217)
!226 = !DILocation(line: 96, column: 36, scope: !217)
!227 = !DILocation(line: 96, column: 26, scope: !217)
!228 = !DILocation(line: 96, column: 34, scope: !217)
!229 = !DILocation(line: 97, column: 38, scope: !217)
!230 = !DILocation(line: 98, column: 11, scope: !217)
!231 = !DILocation(line: 99, column: 9, scope: !217)
!232 = !DILocation(line: 100, column: 9, scope: !217)
!233 = !DILocation(line: 101, column: 5, scope: !217)
!234 = !DILocation(line: 103, column: 14, scope: !217)
!235 = !DILocation(line: 104, column: 17, scope: !217)
!236 = !DILocation(line: 105, column: 9, scope: !217)
!237 = !DILocation(line: 106, column: 5, scope: !217)
!238 = !DILocation(line: 0, scope: !217)
!239 = !DILocation(line: 107, column: 13, scope: !217)
!240 = !DILocation(line: 108, column: 5, scope: !217)
!241 = !DILocation(line: 109, column: 11, scope: !217)
!242 = !DILocation(line: 109, column: 25, scope: !217)
!243 = !DILocation(line: 109, column: 36, scope: !217)
!244 = !DILocation(line: 109, column: 34, scope: !217)
!245 = !DILocation(line: 109, column: 47, scope: !217)
!246 = !DILocation(line: 109, scope: !217)
!247 = !DILocation(line: 109, column: 55, scope: !217)
!248 = !DILocation(line: 109, column: 69, scope: !217)
!249 = !DILocation(line: 109, column: 65, scope: !217)
!250 = !DILocation(line: 109, column: 31, scope: !217)
!251 = !DILocation(line: 109, column: 16, scope: !217)
!252 = !DILocation(line: 109, column: 23, scope: !217)
!253 = !DILocation(line: 110, column: 1, scope: !217)
!254 = distinct !DISubprogram(name: "chain_by_release", scope: !7, file: !7, line: 112, type: !16, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!255 = !DILocation(line: 114, column: 5, scope: !254)
!256 = !DILocation(line: 115, column: 11, scope: !254)
!257 = !DILocation(line: 116, column: 13, scope: !254)
!258 = !DILocation(line: 116, column: 11, scope: !254)
!259 = !DILocation(line: 118, column: 24, scope: !254)
!260 = !DILocation(line: 118, column: 26, scope: !254)
!261 = !DILocation(line: 118, column: 55, scope: !254)
!262 = !DILocation(line: 118, column: 50, scope: !254)
!263 = !DILocation(line: 118, column: 30, scope: !254)
!264 = !DILocation(line: 118, column: 17, scope: !254)
!265 = distinct !{!265, !264, !266, !41, !42}
!266 = !DILocation(line: 118, column: 65, scope: !254)
!267 = !DILocation(line: 119, column: 18, scope: !254)
!268 = !DILocation(line: 119, column: 22, scope: !254)
!269 = !DILocation(line: 119, column: 16, scope: !254)
!270 = !DILocation(line: 120, column: 28, scope: !254)
!271 = !DILocation(line: 120, column: 26, scope: !254)
!272 = !DILocation(line: 120, column: 9, scope: !254)
!273 = !DILocation(line: 120, column: 17, scope: !254)
!274 = !DILocation(line: 122, column: 38, scope: !254)
!275 = !DILocation(line: 122, column: 17, scope: !254)
!276 = !DILocation(line: 123, column: 5, scope: !254)
!277 = !DILocation(line: 124, column: 5, scope: !254)
!278 = !DILocation(line: 125, column: 13, scope: !254)
!279 = !DILocation(line: 125, column: 15, scope: !254)
!280 = !DILocation(line: 125, column: 20, scope: !254)
!281 = !DILocation(line: 126, column: 11, scope: !254)
!282 = !DILocation(line: 126, column: 25, scope: !254)
!283 = !DILocation(line: 126, column: 34, scope: !254)
!284 = !DILocation(line: 126, column: 32, scope: !254)
!285 = !DILocation(line: 126, column: 16, scope: !254)
!286 = !DILocation(line: 126, column: 23, scope: !254)
!287 = !DILocation(line: 127, column: 1, scope: !254)
!288 = distinct !DISubprogram(name: "chain_of_atomics", scope: !7, file: !7, line: 129, type: !16, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!289 = !DILocation(line: 131, column: 5, scope: !288)
!290 = !DILocation(line: 133, column: 11, scope: !288)
!291 = !DILocation(line: 132, column: 53, scope: !288)
!292 = !DILocation(line: 132, column: 29, scope: !288)
!293 = !DILocation(line: 134, column: 21, scope: !288)
!294 = !DILocation(line: 134, column: 17, scope: !288)
!295 = !DILocation(line: 134, column: 15, scope: !288)
!296 = !DILocation(line: 135, column: 18, scope: !288)
!297 = !DILocation(line: 136, column: 13, scope: !288)
!298 = !DILocation(line: 136, column: 26, scope: !288)
!299 = !DILocation(line: 137, column: 13, scope: !288)
!300 = !DILocation(line: 138, column: 22, scope: !288)
!301 = !DILocation(line: 138, column: 13, scope: !288)
!302 = !DILocation(line: 139, column: 9, scope: !288)
!303 = !DILocation(line: 141, column: 22, scope: !288)
!304 = !DILocation(line: 141, column: 13, scope: !288)
!305 = !DILocation(line: 143, column: 9, scope: !288)
!306 = !DILocation(line: 144, column: 24, scope: !288)
!307 = !DILocation(line: 145, column: 13, scope: !288)
!308 = !DILocation(line: 146, column: 22, scope: !288)
!309 = !DILocation(line: 146, column: 17, scope: !288)
!310 = !DILocation(line: 146, column: 35, scope: !288)
!311 = !DILocation(line: 146, column: 33, scope: !288)
!312 = !DILocation(line: 146, column: 27, scope: !288)
!313 = !DILocation(line: 149, column: 5, scope: !288)
!314 = !DILocation(line: 150, column: 11, scope: !288)
!315 = !DILocation(line: 150, column: 25, scope: !288)
!316 = !DILocation(line: 150, column: 33, scope: !288)
!317 = !DILocation(line: 150, column: 31, scope: !288)
!318 = !DILocation(line: 150, column: 16, scope: !288)
!319 = !DILocation(line: 150, column: 23, scope: !288)
!320 = !DILocation(line: 151, column: 1, scope: !288)
!321 = distinct !DISubprogram(name: "look_back", scope: !7, file: !7, line: 154, type: !16, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!322 = !DILocation(line: 156, column: 5, scope: !321)
!323 = !DILocation(line: 157, column: 38, scope: !321)
!324 = !DILocation(line: 158, column: 11, scope: !321)
!325 = !DILocation(line: 159, column: 13, scope: !321)
!326 = !DILocation(line: 161, column: 24, scope: !321)
!327 = !DILocation(line: 159, column: 11, scope: !321)
!328 = !DILocation(line: 161, column: 14, scope: !321)
!329 = !DILocation(line: 161, column: 36, scope: !321)
!330 = !DILocation(line: 0, scope: !321)
!331 = !DILocation(line: 162, column: 9, scope: !321)
!332 = !DILocation(line: 162, column: 17, scope: !321)
!333 = !DILocation(line: 163, column: 42, scope: !321)
!334 = !DILocation(line: 164, column: 9, scope: !321)
!335 = !DILocation(line: 164, column: 19, scope: !321)
!336 = !DILocation(line: 165, column: 14, scope: !321)
!337 = !DILocation(line: 161, column: 68, scope: !321)
!338 = !DILocation(line: 161, column: 65, scope: !321)
!339 = !DILocation(line: 161, column: 57, scope: !321)
!340 = distinct !{!340, !341, !342, !41, !42}
!341 = !DILocation(line: 161, column: 9, scope: !321)
!342 = !DILocation(line: 161, column: 72, scope: !321)
!343 = !DILocation(line: 165, scope: !321)
!344 = !DILocation(line: 165, column: 31, scope: !321)
!345 = !DILocation(line: 165, column: 9, scope: !321)
!346 = !DILocation(line: 167, column: 13, scope: !321)
!347 = !DILocation(line: 167, column: 30, scope: !321)
!348 = !DILocation(line: 167, column: 21, scope: !321)
!349 = distinct !{!349, !346, !350, !41, !42}
!350 = !DILocation(line: 167, column: 47, scope: !321)
!351 = !DILocation(line: 168, column: 46, scope: !321)
!352 = !DILocation(line: 169, column: 26, scope: !321)
!353 = !DILocation(line: 169, column: 20, scope: !321)
!354 = !DILocation(line: 169, scope: !321)
!355 = !DILocation(line: 169, column: 17, scope: !321)
!356 = distinct !{!356, !345, !357, !41, !42}
!357 = !DILocation(line: 171, column: 9, scope: !321)
!358 = !DILocation(line: 172, column: 25, scope: !321)
!359 = !DILocation(line: 172, column: 16, scope: !321)
!360 = !DILocation(line: 172, column: 9, scope: !321)
!361 = !DILocation(line: 172, column: 19, scope: !321)
!362 = !DILocation(line: 173, column: 42, scope: !321)
!363 = !DILocation(line: 174, column: 19, scope: !321)
!364 = !DILocation(line: 174, column: 9, scope: !321)
!365 = !DILocation(line: 175, column: 16, scope: !321)
!366 = !DILocation(line: 176, column: 5, scope: !321)
!367 = !DILocation(line: 177, column: 5, scope: !321)
!368 = !DILocation(line: 178, column: 13, scope: !321)
!369 = !DILocation(line: 178, column: 15, scope: !321)
!370 = !DILocation(line: 178, column: 20, scope: !321)
!371 = !DILocation(line: 179, column: 11, scope: !321)
!372 = !DILocation(line: 179, column: 25, scope: !321)
!373 = !DILocation(line: 179, column: 34, scope: !321)
!374 = !DILocation(line: 179, column: 32, scope: !321)
!375 = !DILocation(line: 179, column: 16, scope: !321)
!376 = !DILocation(line: 179, column: 23, scope: !321)
!377 = !DILocation(line: 180, column: 1, scope: !321)
!378 = distinct !DISubprogram(name: "look_back_by_words", scope: !7, file: !7, line: 206, type: !16, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!379 = !DILocation(line: 206, column: 40, scope: !378)
!380 = !{!381, !381, i64 0}
!381 = !{!"long long", !12, i64 0}
!382 = distinct !{!382, !379, !379, !41, !42}
!383 = distinct !{!383, !379, !379, !41, !42}
!384 = distinct !{!384, !379, !379, !41, !42}
!385 = !DILocation(line: 206, column: 61, scope: !378)
!386 = distinct !DISubprogram(name: "look_back_without_fences", scope: !7, file: !7, line: 208, type: !16, scopeLine: 208, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!387 = !DILocation(line: 208, column: 46, scope: !386)
!388 = distinct !{!388, !387, !387, !41, !42}
!389 = distinct !{!389, !387, !387, !41, !42}
!390 = distinct !{!390, !387, !387, !41, !42}
!391 = !DILocation(line: 208, column: 91, scope: !386)
!392 = distinct !DISubprogram(name: "grid_lock", scope: !7, file: !7, line: 210, type: !16, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!393 = !DILocation(line: 211, column: 5, scope: !392)
!394 = !DILocation(line: 212, column: 39, scope: !392)
!395 = !DILocation(line: 212, column: 43, scope: !392)
!396 = !DILocation(line: 212, column: 46, scope: !392)
!397 = !DILocation(line: 212, column: 52, scope: !392)
!398 = !DILocation(line: 0, scope: !392)
!399 = !DILocation(line: 212, column: 17, scope: !392)
!400 = !DILocation(line: 213, column: 9, scope: !392)
!401 = !DILocation(line: 214, column: 5, scope: !392)
!402 = !DILocation(line: 214, column: 12, scope: !392)
!403 = distinct !{!403, !401, !404, !41, !42}
!404 = !DILocation(line: 214, column: 34, scope: !392)
!405 = !DILocation(line: 215, column: 38, scope: !392)
!406 = !DILocation(line: 216, column: 17, scope: !392)
!407 = !DILocation(line: 216, column: 5, scope: !392)
!408 = !DILocation(line: 216, column: 22, scope: !392)
!409 = !DILocation(line: 217, column: 59, scope: !392)
!410 = !DILocation(line: 218, column: 1, scope: !392)
!411 = distinct !DISubprogram(name: "grid_lock_by_compare", scope: !7, file: !7, line: 220, type: !16, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!412 = !DILocation(line: 221, column: 5, scope: !411)
!413 = !DILocation(line: 222, column: 39, scope: !411)
!414 = !DILocation(line: 222, column: 43, scope: !411)
!415 = !DILocation(line: 222, column: 46, scope: !411)
!416 = !DILocation(line: 222, column: 52, scope: !411)
!417 = !DILocation(line: 0, scope: !411)
!418 = !DILocation(line: 222, column: 17, scope: !411)
!419 = !DILocation(line: 223, column: 9, scope: !411)
!420 = !DILocation(line: 224, column: 5, scope: !411)
!421 = !DILocation(line: 224, column: 12, scope: !411)
!422 = distinct !{!422, !420, !423, !41, !42}
!423 = !DILocation(line: 224, column: 36, scope: !411)
!424 = !DILocation(line: 226, column: 17, scope: !411)
!425 = !DILocation(line: 226, column: 5, scope: !411)
!426 = !DILocation(line: 226, column: 22, scope: !411)
!427 = !DILocation(line: 227, column: 5, scope: !411)
!428 = !DILocation(line: 228, column: 5, scope: !411)
!429 = !DILocation(line: 229, column: 1, scope: !411)
!430 = distinct !DISubprogram(name: "grid_unlock_volatile", scope: !7, file: !7, line: 230, type: !16, scopeLine: 230, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!431 = !DILocation(line: 231, column: 5, scope: !430)
!432 = !DILocation(line: 232, column: 39, scope: !430)
!433 = !DILocation(line: 232, column: 43, scope: !430)
!434 = !DILocation(line: 232, column: 46, scope: !430)
!435 = !DILocation(line: 232, column: 52, scope: !430)
!436 = !DILocation(line: 0, scope: !430)
!437 = !DILocation(line: 232, column: 17, scope: !430)
!438 = !DILocation(line: 233, column: 9, scope: !430)
!439 = !DILocation(line: 234, column: 5, scope: !430)
!440 = !DILocation(line: 234, column: 12, scope: !430)
!441 = distinct !{!441, !439, !442, !41, !42}
!442 = !DILocation(line: 234, column: 34, scope: !430)
!443 = !DILocation(line: 235, column: 5, scope: !430)
!444 = !DILocation(line: 236, column: 17, scope: !430)
!445 = !DILocation(line: 236, column: 5, scope: !430)
!446 = !DILocation(line: 236, column: 22, scope: !430)
!447 = !DILocation(line: 237, column: 5, scope: !430)
!448 = !DILocation(line: 238, column: 42, scope: !430)
!449 = !DILocation(line: 239, column: 1, scope: !430)
!450 = distinct !DISubprogram(name: "grid_lock_tried", scope: !7, file: !7, line: 241, type: !16, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!451 = !DILocation(line: 242, column: 5, scope: !450)
!452 = !DILocation(line: 243, column: 39, scope: !450)
!453 = !DILocation(line: 243, column: 43, scope: !450)
!454 = !DILocation(line: 243, column: 46, scope: !450)
!455 = !DILocation(line: 243, column: 52, scope: !450)
!456 = !DILocation(line: 0, scope: !450)
!457 = !DILocation(line: 243, column: 17, scope: !450)
!458 = !DILocation(line: 244, column: 9, scope: !450)
!459 = !DILocation(line: 246, column: 28, scope: !450)
!460 = !DILocation(line: 246, column: 17, scope: !450)
!461 = !DILocation(line: 246, column: 40, scope: !450)
!462 = !DILocation(line: 246, column: 65, scope: !450)
!463 = !DILocation(line: 247, column: 5, scope: !450)
!464 = !DILocation(line: 248, column: 5, scope: !450)
!465 = !DILocation(line: 249, column: 5, scope: !450)
!466 = !DILocation(line: 250, column: 5, scope: !450)
!467 = !DILocation(line: 251, column: 1, scope: !450)
!468 = distinct !DISubprogram(name: "grid_unlocked_by_another", scope: !7, file: !7, line: 253, type: !16, scopeLine: 253, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!469 = !DILocation(line: 254, column: 5, scope: !468)
!470 = !DILocation(line: 255, column: 39, scope: !468)
!471 = !DILocation(line: 255, column: 43, scope: !468)
!472 = !DILocation(line: 255, column: 46, scope: !468)
!473 = !DILocation(line: 255, column: 52, scope: !468)
!474 = !DILocation(line: 0, scope: !468)
!475 = !DILocation(line: 255, column: 17, scope: !468)
!476 = !DILocation(line: 256, column: 11, scope: !468)
!477 = !DILocation(line: 257, column: 9, scope: !468)
!478 = !DILocation(line: 257, column: 16, scope: !468)
!479 = distinct !{!479, !477, !480, !41, !42}
!480 = !DILocation(line: 257, column: 38, scope: !468)
!481 = !DILocation(line: 258, column: 9, scope: !468)
!482 = !DILocation(line: 259, column: 5, scope: !468)
!483 = !DILocation(line: 260, column: 5, scope: !468)
!484 = !DILocation(line: 261, column: 17, scope: !468)
!485 = !DILocation(line: 261, column: 51, scope: !468)
!486 = !DILocation(line: 261, column: 28, scope: !468)
!487 = !DILocation(line: 261, column: 42, scope: !468)
!488 = !DILocation(line: 262, column: 5, scope: !468)
!489 = !DILocation(line: 263, column: 11, scope: !468)
!490 = !DILocation(line: 264, column: 9, scope: !468)
!491 = !DILocation(line: 265, column: 20, scope: !468)
!492 = !DILocation(line: 265, column: 9, scope: !468)
!493 = !DILocation(line: 266, column: 5, scope: !468)
!494 = !DILocation(line: 267, column: 1, scope: !468)
!495 = distinct !DISubprogram(name: "shared_lock", scope: !7, file: !7, line: 268, type: !16, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!496 = !DILocation(line: 270, column: 5, scope: !495)
!497 = !DILocation(line: 271, column: 11, scope: !495)
!498 = !DILocation(line: 271, column: 16, scope: !495)
!499 = !DILocation(line: 271, column: 24, scope: !495)
!500 = !DILocation(line: 272, column: 11, scope: !495)
!501 = !DILocation(line: 272, column: 22, scope: !495)
!502 = !DILocation(line: 272, column: 17, scope: !495)
!503 = !DILocation(line: 273, column: 5, scope: !495)
!504 = !DILocation(line: 274, column: 11, scope: !495)
!505 = !DILocation(line: 275, column: 16, scope: !495)
!506 = !DILocation(line: 275, column: 9, scope: !495)
!507 = distinct !{!507, !506, !508, !41, !42}
!508 = !DILocation(line: 275, column: 39, scope: !495)
!509 = !DILocation(line: 276, column: 42, scope: !495)
!510 = !DILocation(line: 277, column: 28, scope: !495)
!511 = !DILocation(line: 277, column: 20, scope: !495)
!512 = !DILocation(line: 277, column: 9, scope: !495)
!513 = !DILocation(line: 277, column: 25, scope: !495)
!514 = !DILocation(line: 278, column: 42, scope: !495)
!515 = !DILocation(line: 279, column: 36, scope: !495)
!516 = !DILocation(line: 280, column: 5, scope: !495)
!517 = !DILocation(line: 281, column: 5, scope: !495)
!518 = !DILocation(line: 282, column: 11, scope: !495)
!519 = !DILocation(line: 282, column: 30, scope: !495)
!520 = !DILocation(line: 282, column: 36, scope: !495)
!521 = !DILocation(line: 282, column: 25, scope: !495)
!522 = !DILocation(line: 282, column: 16, scope: !495)
!523 = !DILocation(line: 282, column: 23, scope: !495)
!524 = !DILocation(line: 283, column: 1, scope: !495)
!525 = distinct !DISubprogram(name: "exchanged_until_done", scope: !7, file: !7, line: 285, type: !16, scopeLine: 285, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!526 = !DILocation(line: 286, column: 5, scope: !525)
!527 = !DILocation(line: 287, column: 11, scope: !525)
!528 = !DILocation(line: 288, column: 15, scope: !525)
!529 = !DILocation(line: 289, column: 41, scope: !525)
!530 = !DILocation(line: 289, column: 32, scope: !525)
!531 = !DILocation(line: 289, column: 39, scope: !525)
!532 = !DILocation(line: 289, column: 5, scope: !525)
!533 = !DILocation(line: 291, column: 15, scope: !525)
!534 = !DILocation(line: 289, column: 16, scope: !525)
!535 = distinct !{!535, !532, !536, !41, !42}
!536 = !DILocation(line: 292, column: 5, scope: !525)
!537 = !DILocation(line: 293, column: 1, scope: !525)
!538 = distinct !DISubprogram(name: "offer_within_block", scope: !7, file: !7, line: 295, type: !16, scopeLine: 295, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!539 = !DILocation(line: 297, column: 5, scope: !538)
!540 = !DILocation(line: 298, column: 9, scope: !538)
!541 = !DILocation(line: 298, column: 14, scope: !538)
!542 = !DILocation(line: 298, column: 25, scope: !538)
!543 = !DILocation(line: 298, column: 20, scope: !538)
!544 = !DILocation(line: 298, column: 31, scope: !538)
!545 = !DILocation(line: 299, column: 5, scope: !538)
!546 = !DILocation(line: 300, column: 17, scope: !538)
!547 = !DILocation(line: 300, column: 22, scope: !538)
!548 = !DILocation(line: 300, column: 46, scope: !538)
!549 = !DILocation(line: 300, column: 59, scope: !538)
!550 = !DILocation(line: 300, column: 51, scope: !538)
!551 = !DILocation(line: 301, column: 14, scope: !538)
!552 = !DILocation(line: 302, column: 24, scope: !538)
!553 = !DILocation(line: 302, column: 22, scope: !538)
!554 = !DILocation(line: 302, column: 34, scope: !538)
!555 = !DILocation(line: 302, column: 30, scope: !538)
!556 = !DILocation(line: 302, column: 9, scope: !538)
!557 = !DILocation(line: 302, column: 20, scope: !538)
!558 = !DILocation(line: 303, column: 42, scope: !538)
!559 = !DILocation(line: 304, column: 9, scope: !538)
!560 = !DILocation(line: 305, column: 21, scope: !538)
!561 = !DILocation(line: 306, column: 42, scope: !538)
!562 = !DILocation(line: 307, column: 17, scope: !538)
!563 = !DILocation(line: 307, column: 25, scope: !538)
!564 = !DILocation(line: 307, column: 45, scope: !538)
!565 = !DILocation(line: 307, column: 39, scope: !538)
!566 = !DILocation(line: 307, column: 55, scope: !538)
!567 = !DILocation(line: 307, column: 51, scope: !538)
!568 = !DILocation(line: 0, scope: !538)
!569 = !DILocation(line: 309, column: 13, scope: !538)
!570 = !DILocation(line: 310, column: 11, scope: !538)
!571 = !DILocation(line: 310, column: 25, scope: !538)
!572 = !DILocation(line: 310, column: 31, scope: !538)
!573 = !DILocation(line: 310, column: 16, scope: !538)
!574 = !DILocation(line: 310, column: 23, scope: !538)
!575 = !DILocation(line: 311, column: 1, scope: !538)
!576 = distinct !DISubprogram(name: "warp_waits_for_warp", scope: !7, file: !7, line: 313, type: !16, scopeLine: 313, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!577 = !DILocation(line: 315, column: 5, scope: !576)
!578 = !DILocation(line: 316, column: 11, scope: !576)
!579 = !DILocation(line: 316, column: 22, scope: !576)
!580 = !DILocation(line: 316, column: 17, scope: !576)
!581 = !DILocation(line: 317, column: 5, scope: !576)
!582 = !DILocation(line: 318, column: 11, scope: !576)
!583 = !DILocation(line: 319, column: 20, scope: !576)
!584 = !DILocation(line: 319, column: 16, scope: !576)
!585 = !DILocation(line: 319, column: 14, scope: !576)
!586 = !DILocation(line: 320, column: 58, scope: !576)
!587 = !DILocation(line: 321, column: 5, scope: !576)
!588 = !DILocation(line: 321, column: 18, scope: !576)
!589 = !DILocation(line: 323, column: 25, scope: !576)
!590 = !DILocation(line: 323, column: 17, scope: !576)
!591 = distinct !{!591, !590, !592, !41, !42}
!592 = !DILocation(line: 323, column: 53, scope: !576)
!593 = !DILocation(line: 324, column: 15, scope: !576)
!594 = !DILocation(line: 324, column: 29, scope: !576)
!595 = !DILocation(line: 324, column: 36, scope: !576)
!596 = !DILocation(line: 324, column: 34, scope: !576)
!597 = !DILocation(line: 324, column: 20, scope: !576)
!598 = !DILocation(line: 324, column: 27, scope: !576)
!599 = !DILocation(line: 326, column: 11, scope: !576)
!600 = !DILocation(line: 326, column: 16, scope: !576)
!601 = !DILocation(line: 326, column: 35, scope: !576)
!602 = !DILocation(line: 326, column: 26, scope: !576)
!603 = !DILocation(line: 326, column: 33, scope: !576)
!604 = !DILocation(line: 327, column: 1, scope: !576)
!605 = distinct !DISubprogram(name: "store_buffering_done_right", scope: !7, file: !7, line: 329, type: !16, scopeLine: 329, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!606 = !DILocation(line: 331, column: 5, scope: !605)
!607 = !DILocation(line: 332, column: 16, scope: !605)
!608 = !DILocation(line: 332, column: 41, scope: !605)
!609 = !DILocation(line: 333, column: 11, scope: !605)
!610 = !DILocation(line: 334, column: 9, scope: !605)
!611 = !DILocation(line: 335, column: 49, scope: !605)
!612 = !DILocation(line: 336, column: 30, scope: !605)
!613 = !DILocation(line: 336, column: 22, scope: !605)
!614 = !DILocation(line: 336, column: 40, scope: !605)
!615 = !DILocation(line: 336, column: 43, scope: !605)
!616 = !DILocation(line: 336, column: 16, scope: !605)
!617 = !DILocation(line: 336, column: 14, scope: !605)
!618 = !DILocation(line: 337, column: 5, scope: !605)
!619 = !DILocation(line: 338, column: 5, scope: !605)
!620 = !DILocation(line: 339, column: 30, scope: !605)
!621 = !DILocation(line: 339, column: 35, scope: !605)
!622 = !DILocation(line: 339, column: 72, scope: !605)
!623 = !DILocation(line: 339, column: 77, scope: !605)
!624 = !DILocation(line: 339, column: 40, scope: !605)
!625 = !DILocation(line: 339, column: 45, scope: !605)
!626 = !DILocation(line: 341, column: 1, scope: !605)
!627 = !DILocation(line: 340, column: 24, scope: !605)
!628 = !DILocation(line: 340, column: 33, scope: !605)
!629 = !DILocation(line: 340, column: 29, scope: !605)
!630 = !DILocation(line: 340, column: 9, scope: !605)
!631 = !DILocation(line: 339, column: 85, scope: !605)
!632 = distinct !{!632, !633, !634, !41, !42}
!633 = !DILocation(line: 339, column: 5, scope: !605)
!634 = !DILocation(line: 340, column: 39, scope: !605)
