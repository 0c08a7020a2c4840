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
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp slt i32 %10, %4, !dbg !19
  br i1 %11, label %12, label %13, !dbg !19

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !19
  br label %13, !dbg !19

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !20
  br i1 %14, label %15, label %27, !dbg !20

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !21
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !21
  %18 = load i32, ptr %17, align 4, !dbg !21, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #9, !dbg !22
  %20 = zext nneg i32 %6 to i64, !dbg !23
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !23
  store i32 %19, ptr %21, align 4, !dbg !24, !tbaa !10
  tail call void @llvm.nvvm.membar.sys(), !dbg !25
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !26
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !27
  %24 = add nsw i32 %23, -1, !dbg !28
  %25 = icmp eq i32 %22, %24, !dbg !29
  %26 = zext i1 %25 to i32, !dbg !26
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ22sum_with_weaker_fencesE4last to ptr), align 4, !dbg !30, !tbaa !10
  tail call void @llvm.nvvm.membar.sys(), !dbg !31
  br label %27, !dbg !32

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !33
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22sum_with_weaker_fencesE4last to ptr), align 4, !dbg !34, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !34
  br i1 %29, label %50, label %30, !dbg !34

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !35

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !35
  br i1 %33, label %43, label %50, !dbg !35

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !35
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !35
  %39 = load i32, ptr %38, align 4, !dbg !35, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !35
  %41 = add nuw nsw i32 %35, 1, !dbg !35
  %42 = icmp eq i32 %41, %31, !dbg !35
  br i1 %42, label %32, label %34, !dbg !35, !llvm.loop !36

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = add nsw i32 %44, %40, !dbg !35
  %46 = sext i32 %44 to i64, !dbg !35
  %47 = getelementptr inbounds i32, ptr %1, i64 %46, !dbg !35
  store i32 %45, ptr %47, align 4, !dbg !35, !tbaa !10
  %48 = add i32 %44, %7, !dbg !35
  %49 = icmp slt i32 %48, %4, !dbg !35
  br i1 %49, label %43, label %50, !dbg !35, !llvm.loop !44

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !47
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc void @_ZL5wasteiPi(i32 noundef %0, ptr noundef writeonly captures(none) %1) unnamed_addr #1 !dbg !48 {
  br label %5, !dbg !50

3:                                                ; preds = %5
  %4 = icmp eq i32 %9, 1592614637, !dbg !51
  br i1 %4, label %12, label %13, !dbg !51

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ]
  %7 = phi i32 [ %0, %2 ], [ %9, %5 ]
  %8 = add nsw i32 %6, %7, !dbg !52
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #9, !dbg !53
  %10 = add nuw nsw i32 %6, 1, !dbg !54
  %11 = icmp eq i32 %10, 4, !dbg !55
  br i1 %11, label %3, label %5, !dbg !50, !llvm.loop !56

12:                                               ; preds = %3
  store i32 1592614637, ptr %1, align 4, !dbg !58, !tbaa !10
  br label %13, !dbg !59

13:                                               ; preds = %12, %3
  ret void, !dbg !60
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !61 {
  br label %3, !dbg !62

2:                                                ; preds = %3
  ret i32 %12, !dbg !63

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !64
  %7 = xor i32 %6, %5, !dbg !65
  %8 = lshr i32 %7, 17, !dbg !66
  %9 = xor i32 %8, %7, !dbg !67
  %10 = shl i32 %9, 5, !dbg !68
  %11 = xor i32 %10, %9, !dbg !69
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #9, !dbg !70, !srcloc !71
  %13 = add nuw nsw i32 %4, 1, !dbg !72
  %14 = icmp eq i32 %13, 6, !dbg !73
  br i1 %14, label %2, label %3, !dbg !62, !llvm.loop !74
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_with_fence_of_last(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !76 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !77
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !77
  %8 = mul i32 %6, %7, !dbg !77
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
  %10 = add i32 %8, %9, !dbg !77
  %11 = icmp slt i32 %10, %4, !dbg !78
  br i1 %11, label %12, label %13, !dbg !78

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !78
  br label %13, !dbg !78

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !79
  br i1 %14, label %15, label %27, !dbg !79

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !80
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !80
  %18 = load i32, ptr %17, align 4, !dbg !80, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #9, !dbg !81
  %20 = zext nneg i32 %6 to i64, !dbg !82
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !82
  store i32 %19, ptr %21, align 4, !dbg !83, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !84
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !85
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !86
  %24 = add nsw i32 %23, -1, !dbg !87
  %25 = icmp eq i32 %22, %24, !dbg !88
  %26 = zext i1 %25 to i32, !dbg !85
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ22sum_with_fence_of_lastE4last to ptr), align 4, !dbg !89, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !90
  br label %27, !dbg !91

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !92
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22sum_with_fence_of_lastE4last to ptr), align 4, !dbg !93, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !93
  br i1 %29, label %50, label %30, !dbg !93

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !94

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !94
  br i1 %33, label %43, label %50, !dbg !94

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !94
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !94
  %39 = load i32, ptr %38, align 4, !dbg !94, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !94
  %41 = add nuw nsw i32 %35, 1, !dbg !94
  %42 = icmp eq i32 %41, %31, !dbg !94
  br i1 %42, label %32, label %34, !dbg !94, !llvm.loop !95

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = add nsw i32 %44, %40, !dbg !94
  %46 = sext i32 %44 to i64, !dbg !94
  %47 = getelementptr inbounds i32, ptr %1, i64 %46, !dbg !94
  store i32 %45, ptr %47, align 4, !dbg !94, !tbaa !10
  %48 = add i32 %44, %7, !dbg !94
  %49 = icmp slt i32 %48, %4, !dbg !94
  br i1 %49, label %43, label %50, !dbg !94, !llvm.loop !99

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !102
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_as_in_samples(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !103 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !104
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !104
  %8 = mul i32 %6, %7, !dbg !104
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !104
  %10 = add i32 %8, %9, !dbg !104
  %11 = icmp slt i32 %10, %4, !dbg !105
  br i1 %11, label %12, label %13, !dbg !105

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !105
  br label %13, !dbg !105

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !106
  br i1 %14, label %15, label %27, !dbg !106

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !107
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !107
  %18 = load i32, ptr %17, align 4, !dbg !107, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #9, !dbg !108
  %20 = zext nneg i32 %6 to i64, !dbg !109
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !109
  store i32 %19, ptr %21, align 4, !dbg !110, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !111
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !112
  %23 = add nsw i32 %22, -1, !dbg !113
  %24 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 %23 seq_cst, align 4, !dbg !114
  %25 = icmp eq i32 %24, %23, !dbg !115
  %26 = zext i1 %25 to i32, !dbg !114
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ17sum_as_in_samplesE4last to ptr), align 4, !dbg !116, !tbaa !10
  br label %27, !dbg !117

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !118
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17sum_as_in_samplesE4last to ptr), align 4, !dbg !119, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !119
  br i1 %29, label %50, label %30, !dbg !120

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !121

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !122
  br i1 %33, label %43, label %50, !dbg !123

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !124
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !124
  %39 = load volatile i32, ptr %38, align 4, !dbg !124, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !125
  %41 = add nuw nsw i32 %35, 1, !dbg !126
  %42 = icmp eq i32 %41, %31, !dbg !127
  br i1 %42, label %32, label %34, !dbg !121, !llvm.loop !128

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = add nsw i32 %44, %40, !dbg !129
  %46 = zext nneg i32 %44 to i64, !dbg !130
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46, !dbg !130
  store i32 %45, ptr %47, align 4, !dbg !131, !tbaa !10
  %48 = add nuw nsw i32 %44, 64, !dbg !132
  %49 = icmp slt i32 %48, %4, !dbg !122
  br i1 %49, label %43, label %50, !dbg !123, !llvm.loop !133

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !135
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_as_in_samples_plain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !136 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !137
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !137
  %8 = mul i32 %6, %7, !dbg !137
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137
  %10 = add i32 %8, %9, !dbg !137
  %11 = icmp slt i32 %10, %4, !dbg !138
  br i1 %11, label %12, label %18, !dbg !138

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !138
  %13 = sext i32 %10 to i64, !dbg !139
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !139
  %15 = load i32, ptr %14, align 4, !dbg !139, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #9, !dbg !140
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !141
  store i32 %16, ptr %17, align 4, !dbg !142, !tbaa !10
  br label %18, !dbg !141

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.membar.gl(), !dbg !143
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !144
  %19 = icmp eq i32 %9, 0, !dbg !145
  br i1 %19, label %20, label %26, !dbg !145

20:                                               ; preds = %18
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !146
  %22 = add nsw i32 %21, -1, !dbg !147
  %23 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 %22 seq_cst, align 4, !dbg !148
  %24 = icmp eq i32 %23, %22, !dbg !149
  %25 = zext i1 %24 to i32, !dbg !148
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ23sum_as_in_samples_plainE4last to ptr), align 4, !dbg !150, !tbaa !10
  br label %26, !dbg !151

26:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !152
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23sum_as_in_samples_plainE4last to ptr), align 4, !dbg !153, !tbaa !10
  %28 = icmp ne i32 %27, 0, !dbg !153
  %29 = icmp slt i32 %9, %4
  %30 = and i1 %28, %29, !dbg !154
  br i1 %30, label %31, label %45, !dbg !154

31:                                               ; preds = %26, %31
  %32 = phi i32 [ %43, %31 ], [ %9, %26 ]
  %33 = zext nneg i32 %32 to i64, !dbg !155
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !155
  %35 = load i32, ptr %34, align 4, !dbg !155, !tbaa !10
  %36 = xor i32 %32, -1, !dbg !156
  %37 = add i32 %4, %36, !dbg !156
  %38 = sext i32 %37 to i64, !dbg !157
  %39 = getelementptr inbounds i32, ptr %2, i64 %38, !dbg !157
  %40 = load i32, ptr %39, align 4, !dbg !157, !tbaa !10
  %41 = add nsw i32 %40, %35, !dbg !158
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !159
  store i32 %41, ptr %42, align 4, !dbg !160, !tbaa !10
  %43 = add nuw nsw i32 %32, 64, !dbg !161
  %44 = icmp slt i32 %43, %4, !dbg !162
  br i1 %44, label %31, label %45, !dbg !163, !llvm.loop !164

45:                                               ; preds = %31, %26
  ret void, !dbg !166
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_with_fence_for_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !167 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !168
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !168
  %8 = mul i32 %6, %7, !dbg !168
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168
  %10 = add i32 %8, %9, !dbg !168
  %11 = icmp slt i32 %10, %4, !dbg !169
  br i1 %11, label %12, label %18, !dbg !169

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !169
  %13 = sext i32 %10 to i64, !dbg !170
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !170
  %15 = load i32, ptr %14, align 4, !dbg !170, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #9, !dbg !171
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !172
  store i32 %16, ptr %17, align 4, !dbg !173, !tbaa !10
  br label %18, !dbg !172

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.membar.gl(), !dbg !174
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !175
  %19 = icmp eq i32 %9, 0, !dbg !176
  br i1 %19, label %20, label %26, !dbg !176

20:                                               ; preds = %18
  tail call void @llvm.nvvm.membar.gl(), !dbg !177
  %21 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !178
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !179
  %23 = add nsw i32 %22, -1, !dbg !180
  %24 = icmp eq i32 %21, %23, !dbg !181
  %25 = zext i1 %24 to i32, !dbg !178
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ24sum_with_fence_for_blockE4last to ptr), align 4, !dbg !182, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !183
  br label %26, !dbg !184

26:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !185
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24sum_with_fence_for_blockE4last to ptr), align 4, !dbg !186, !tbaa !10
  %28 = icmp ne i32 %27, 0, !dbg !186
  %29 = icmp slt i32 %9, %4
  %30 = and i1 %28, %29, !dbg !187
  br i1 %30, label %31, label %45, !dbg !187

31:                                               ; preds = %26, %31
  %32 = phi i32 [ %43, %31 ], [ %9, %26 ]
  %33 = zext nneg i32 %32 to i64, !dbg !188
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !188
  %35 = load i32, ptr %34, align 4, !dbg !188, !tbaa !10
  %36 = xor i32 %32, -1, !dbg !189
  %37 = add i32 %4, %36, !dbg !189
  %38 = sext i32 %37 to i64, !dbg !190
  %39 = getelementptr inbounds i32, ptr %2, i64 %38, !dbg !190
  %40 = load i32, ptr %39, align 4, !dbg !190, !tbaa !10
  %41 = sub nsw i32 %35, %40, !dbg !191
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !192
  store i32 %41, ptr %42, align 4, !dbg !193, !tbaa !10
  %43 = add nuw nsw i32 %32, 64, !dbg !194
  %44 = icmp slt i32 %43, %4, !dbg !195
  br i1 %44, label %31, label %45, !dbg !196, !llvm.loop !197

45:                                               ; preds = %31, %26
  ret void, !dbg !199
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_with_fences_of_all(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !200 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !201
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !201
  %8 = mul i32 %6, %7, !dbg !201
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !201
  %10 = add i32 %8, %9, !dbg !201
  %11 = icmp slt i32 %10, %4, !dbg !202
  br i1 %11, label %12, label %18, !dbg !202

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !202
  %13 = sext i32 %10 to i64, !dbg !203
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !203
  %15 = load i32, ptr %14, align 4, !dbg !203, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #9, !dbg !204
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !205
  store i32 %16, ptr %17, align 4, !dbg !206, !tbaa !10
  br label %18, !dbg !205

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.membar.gl(), !dbg !207
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !208
  %19 = icmp eq i32 %9, 0, !dbg !209
  br i1 %19, label %20, label %26, !dbg !209

20:                                               ; preds = %18
  tail call void @llvm.nvvm.membar.gl(), !dbg !210
  %21 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !211
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !212
  %23 = add nsw i32 %22, -1, !dbg !213
  %24 = icmp eq i32 %21, %23, !dbg !214
  %25 = zext i1 %24 to i32, !dbg !211
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ22sum_with_fences_of_allE4last to ptr), align 4, !dbg !215, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !216
  br label %26, !dbg !217

26:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !218
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22sum_with_fences_of_allE4last to ptr), align 4, !dbg !219, !tbaa !10
  %28 = icmp ne i32 %27, 0, !dbg !219
  %29 = icmp slt i32 %9, %4
  %30 = and i1 %28, %29, !dbg !220
  br i1 %30, label %31, label %46, !dbg !220

31:                                               ; preds = %26, %31
  %32 = phi i32 [ %44, %31 ], [ %9, %26 ]
  %33 = zext nneg i32 %32 to i64, !dbg !221
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !221
  %35 = load i32, ptr %34, align 4, !dbg !221, !tbaa !10
  %36 = xor i32 %32, -1, !dbg !222
  %37 = add i32 %4, %36, !dbg !222
  %38 = sext i32 %37 to i64, !dbg !223
  %39 = getelementptr inbounds i32, ptr %2, i64 %38, !dbg !223
  %40 = load i32, ptr %39, align 4, !dbg !223, !tbaa !10
  %41 = shl nsw i32 %40, 1, !dbg !224
  %42 = sub nsw i32 %35, %41, !dbg !225
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !226
  store i32 %42, ptr %43, align 4, !dbg !227, !tbaa !10
  %44 = add nuw nsw i32 %32, 64, !dbg !228
  %45 = icmp slt i32 %44, %4, !dbg !229
  br i1 %45, label %31, label %46, !dbg !230, !llvm.loop !231

46:                                               ; preds = %31, %26
  ret void, !dbg !233
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @offer_of_a_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !234 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !235
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !235
  %8 = mul i32 %6, %7, !dbg !235
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !235
  %10 = add i32 %8, %9, !dbg !235
  %11 = icmp sge i32 %10, %4, !dbg !236
  br i1 %11, label %13, label %12, !dbg !236

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !236
  br label %13, !dbg !236

13:                                               ; preds = %12, %5
  %14 = xor i32 %6, 1, !dbg !237
  %15 = shl nsw i32 %14, 6, !dbg !238
  %16 = and i32 %9, 31, !dbg !239
  %17 = or disjoint i32 %15, %16, !dbg !240
  %18 = icmp samesign ugt i32 %9, 31, !dbg !241
  %19 = or i1 %18, %11, !dbg !242
  br i1 %19, label %26, label %20, !dbg !242

20:                                               ; preds = %13
  %21 = sext i32 %10 to i64, !dbg !243
  %22 = getelementptr inbounds i32, ptr %0, i64 %21, !dbg !243
  %23 = load i32, ptr %22, align 4, !dbg !243, !tbaa !10
  %24 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %23) #9, !dbg !244
  %25 = getelementptr inbounds i32, ptr %2, i64 %21, !dbg !245
  store i32 %24, ptr %25, align 4, !dbg !246, !tbaa !10
  br label %26, !dbg !245

26:                                               ; preds = %13, %20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !247
  %27 = icmp eq i32 %9, 0, !dbg !248
  br i1 %27, label %28, label %32, !dbg !248

28:                                               ; preds = %26
  tail call void @llvm.nvvm.membar.gl(), !dbg !249
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !250
  %30 = zext nneg i32 %6 to i64, !dbg !250
  %31 = getelementptr inbounds nuw i32, ptr %29, i64 %30, !dbg !250
  store volatile i32 1, ptr %31, align 4, !dbg !250, !tbaa !10
  br label %32, !dbg !251

32:                                               ; preds = %28, %26
  %33 = icmp eq i32 %16, 0, !dbg !252
  br i1 %33, label %34, label %39, !dbg !252

34:                                               ; preds = %32
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !253
  %36 = zext nneg i32 %14 to i64, !dbg !253
  %37 = getelementptr inbounds nuw i32, ptr %35, i64 %36, !dbg !253
  %38 = load volatile i32, ptr %37, align 4, !dbg !253, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !254
  br label %39, !dbg !255

39:                                               ; preds = %34, %32
  %40 = phi i32 [ %38, %34 ], [ 0, %32 ], !dbg !256
  %41 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %40, i32 0, i32 31), !dbg !257
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !258
  br i1 %11, label %61, label %42, !dbg !259

42:                                               ; preds = %39
  %43 = sext i32 %10 to i64, !dbg !260
  %44 = getelementptr inbounds i32, ptr %0, i64 %43, !dbg !260
  %45 = load i32, ptr %44, align 4, !dbg !260, !tbaa !10
  %46 = icmp slt i32 %17, %4, !dbg !261
  br i1 %46, label %47, label %57, !dbg !262

47:                                               ; preds = %42
  %48 = icmp eq i32 %41, 0, !dbg !263
  %49 = zext nneg i32 %17 to i64, !dbg !264
  br i1 %48, label %53, label %50, !dbg !263

50:                                               ; preds = %47
  %51 = getelementptr inbounds nuw i32, ptr %2, i64 %49, !dbg !265
  %52 = load i32, ptr %51, align 4, !dbg !265, !tbaa !10
  br label %57, !dbg !263

53:                                               ; preds = %47
  %54 = getelementptr inbounds nuw i32, ptr %0, i64 %49, !dbg !266
  %55 = load i32, ptr %54, align 4, !dbg !266, !tbaa !10
  %56 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %55) #9, !dbg !267
  br label %57, !dbg !263

57:                                               ; preds = %50, %53, %42
  %58 = phi i32 [ 0, %42 ], [ %52, %50 ], [ %56, %53 ], !dbg !262
  %59 = add nsw i32 %58, %45, !dbg !268
  %60 = getelementptr inbounds i32, ptr %1, i64 %43, !dbg !269
  store i32 %59, ptr %60, align 4, !dbg !270, !tbaa !10
  br label %61, !dbg !269

61:                                               ; preds = %57, %39
  ret void, !dbg !271
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @chain_by_release(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !272 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !273
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !273
  %8 = mul i32 %6, %7, !dbg !273
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !273
  %10 = add i32 %8, %9, !dbg !273
  %11 = icmp slt i32 %10, %4, !dbg !274
  br i1 %11, label %12, label %13, !dbg !274

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !274
  br label %13, !dbg !274

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !275
  br i1 %14, label %15, label %44, !dbg !275

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !276
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_by_releaseE1b to ptr), align 4, !dbg !277, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !278
  br i1 %17, label %25, label %18, !dbg !279

18:                                               ; preds = %15
  %19 = sext i32 %16 to i64
  %20 = getelementptr i32, ptr %3, i64 %19
  %21 = getelementptr i8, ptr %20, i64 28
  br label %22, !dbg !280

22:                                               ; preds = %18, %22
  %23 = load volatile i32, ptr %21, align 4, !dbg !281, !tbaa !10
  %24 = icmp eq i32 %23, 0, !dbg !281
  br i1 %24, label %22, label %25, !dbg !280, !llvm.loop !282

25:                                               ; preds = %22, %15
  tail call void @llvm.nvvm.membar.gl(), !dbg !284
  %26 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_by_releaseE1b to ptr), align 4, !dbg !285, !tbaa !10
  %27 = icmp eq i32 %26, 0, !dbg !285
  br i1 %27, label %33, label %28, !dbg !285

28:                                               ; preds = %25
  %29 = sext i32 %26 to i64, !dbg !286
  %30 = getelementptr i32, ptr %2, i64 %29, !dbg !286
  %31 = getelementptr i8, ptr %30, i64 -4, !dbg !286
  %32 = load i32, ptr %31, align 4, !dbg !286, !tbaa !10
  br label %33, !dbg !285

33:                                               ; preds = %25, %28
  %34 = phi i32 [ %32, %28 ], [ 0, %25 ], !dbg !285
  store i32 %34, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_by_releaseE6before to ptr), align 4, !dbg !287, !tbaa !10
  %35 = sext i32 %26 to i64, !dbg !288
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !288
  %37 = load i32, ptr %36, align 4, !dbg !288, !tbaa !10
  %38 = add nsw i32 %37, %34, !dbg !289
  %39 = getelementptr inbounds i32, ptr %2, i64 %35, !dbg !290
  store i32 %38, ptr %39, align 4, !dbg !291, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !292
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !293
  %41 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_by_releaseE1b to ptr), align 4, !dbg !294, !tbaa !10
  %42 = sext i32 %41 to i64, !dbg !293
  %43 = getelementptr inbounds i32, ptr %40, i64 %42, !dbg !293
  store volatile i32 1, ptr %43, align 4, !dbg !293, !tbaa !10
  br label %44, !dbg !295

44:                                               ; preds = %33, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !296
  %45 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_by_releaseE1b to ptr), align 4, !dbg !297, !tbaa !10
  %46 = shl nsw i32 %45, 6, !dbg !298
  %47 = add nsw i32 %46, %9, !dbg !299
  %48 = icmp slt i32 %47, %4, !dbg !300
  br i1 %48, label %49, label %56, !dbg !300

49:                                               ; preds = %44
  %50 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_by_releaseE6before to ptr), align 4, !dbg !301, !tbaa !10
  %51 = sext i32 %47 to i64, !dbg !302
  %52 = getelementptr inbounds i32, ptr %0, i64 %51, !dbg !302
  %53 = load i32, ptr %52, align 4, !dbg !302, !tbaa !10
  %54 = add nsw i32 %53, %50, !dbg !303
  %55 = getelementptr inbounds i32, ptr %1, i64 %51, !dbg !304
  store i32 %54, ptr %55, align 4, !dbg !305, !tbaa !10
  br label %56, !dbg !304

56:                                               ; preds = %49, %44
  ret void, !dbg !306
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @chain_of_atomics(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !307 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !308
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !308
  %8 = mul i32 %6, %7, !dbg !308
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !308
  %10 = add i32 %8, %9, !dbg !308
  %11 = icmp slt i32 %10, %4, !dbg !309
  br i1 %11, label %12, label %13, !dbg !309

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !309
  br label %13, !dbg !309

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !310
  br i1 %14, label %15, label %41, !dbg !310

15:                                               ; preds = %13
  %16 = and i32 %6, 3, !dbg !311
  %17 = and i32 %6, 2147483644, !dbg !312
  %18 = zext nneg i32 %17 to i64, !dbg !313
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %18, !dbg !313
  %20 = load i32, ptr %19, align 4, !dbg !313, !tbaa !10
  %21 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %20) #9, !dbg !314
  store i32 %21, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_of_atomicsE5value to ptr), align 4, !dbg !315, !tbaa !10
  switch i32 %16, label %40 [
    i32 0, label %22
    i32 2, label %27
    i32 3, label %31
    i32 1, label %41
  ], !dbg !316

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw i32, ptr %2, i64 %18, !dbg !317
  store i32 %21, ptr %23, align 4, !dbg !318, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !319
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !320
  %25 = getelementptr inbounds nuw i32, ptr %24, i64 %18, !dbg !320
  %26 = atomicrmw or ptr %25, i32 1 seq_cst, align 4, !dbg !321
  br label %41, !dbg !322

27:                                               ; preds = %15
  tail call void @llvm.nvvm.membar.gl(), !dbg !323
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !324
  %29 = getelementptr inbounds nuw i32, ptr %28, i64 %18, !dbg !324
  %30 = atomicrmw or ptr %29, i32 2 seq_cst, align 4, !dbg !325
  tail call void @llvm.nvvm.membar.gl(), !dbg !326
  br label %41, !dbg !327

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !328
  %33 = getelementptr inbounds nuw i32, ptr %32, i64 %18, !dbg !328
  %34 = load volatile i32, ptr %33, align 4, !dbg !328, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !329
  %35 = and i32 %34, 1, !dbg !330
  %36 = icmp eq i32 %35, 0, !dbg !331
  br i1 %36, label %41, label %37, !dbg !331

37:                                               ; preds = %31
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %18, !dbg !332
  %39 = load i32, ptr %38, align 4, !dbg !332, !tbaa !10
  store i32 %39, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_of_atomicsE5value to ptr), align 4, !dbg !333, !tbaa !10
  br label %41, !dbg !334

40:                                               ; preds = %15
  unreachable

41:                                               ; preds = %15, %31, %37, %22, %27, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !335
  br i1 %11, label %42, label %49, !dbg !336

42:                                               ; preds = %41
  %43 = sext i32 %10 to i64, !dbg !337
  %44 = getelementptr inbounds i32, ptr %0, i64 %43, !dbg !337
  %45 = load i32, ptr %44, align 4, !dbg !337, !tbaa !10
  %46 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16chain_of_atomicsE5value to ptr), align 4, !dbg !338, !tbaa !10
  %47 = add nsw i32 %46, %45, !dbg !339
  %48 = getelementptr inbounds i32, ptr %1, i64 %43, !dbg !340
  store i32 %47, ptr %48, align 4, !dbg !341, !tbaa !10
  br label %49, !dbg !340

49:                                               ; preds = %42, %41
  ret void, !dbg !342
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @look_back(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !343 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !344
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !344
  %8 = mul i32 %6, %7, !dbg !344
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !344
  %10 = add i32 %8, %9, !dbg !344
  %11 = icmp slt i32 %10, %4, !dbg !345
  br i1 %11, label %12, label %13, !dbg !345

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !345
  br label %13, !dbg !345

13:                                               ; preds = %12, %5
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 64, !dbg !346
  %15 = icmp eq i32 %9, 0, !dbg !347
  br i1 %15, label %16, label %66, !dbg !347

16:                                               ; preds = %13
  %17 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !348
  %18 = freeze i32 %17, !dbg !349
  store i32 %18, ptr addrspacecast (ptr addrspace(3) @_ZZ9look_backE1b to ptr), align 4, !dbg !350, !tbaa !10
  %19 = shl i32 %18, 6, !dbg !349
  %20 = add i32 %19, 64
  %21 = tail call i32 @llvm.smin.i32(i32 %4, i32 %20), !dbg !351
  %22 = icmp slt i32 %19, %21, !dbg !352
  br i1 %22, label %31, label %23, !dbg !352

23:                                               ; preds = %31, %16
  %24 = phi i32 [ 0, %16 ], [ %37, %31 ], !dbg !353
  %25 = sext i32 %18 to i64, !dbg !354
  %26 = getelementptr inbounds i32, ptr %2, i64 %25, !dbg !354
  store i32 %24, ptr %26, align 4, !dbg !355, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !356
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !357
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9look_backE1b to ptr), align 4, !dbg !358, !tbaa !10
  %29 = sext i32 %28 to i64, !dbg !357
  %30 = getelementptr inbounds i32, ptr %27, i64 %29, !dbg !357
  store volatile i32 1, ptr %30, align 4, !dbg !357, !tbaa !10
  br label %40, !dbg !359

31:                                               ; preds = %16, %31
  %32 = phi i32 [ %37, %31 ], [ 0, %16 ]
  %33 = phi i32 [ %38, %31 ], [ %19, %16 ]
  %34 = sext i32 %33 to i64, !dbg !360
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !360
  %36 = load i32, ptr %35, align 4, !dbg !360, !tbaa !10
  %37 = add nsw i32 %36, %32, !dbg !361
  %38 = add nsw i32 %33, 1, !dbg !362
  %39 = icmp eq i32 %38, %21, !dbg !352
  br i1 %39, label %23, label %31, !dbg !352, !llvm.loop !363

40:                                               ; preds = %51, %23
  %41 = phi i32 [ %28, %23 ], [ %43, %51 ]
  %42 = phi i32 [ 0, %23 ], [ %56, %51 ], !dbg !353
  %43 = add nsw i32 %41, -1, !dbg !366
  %44 = icmp sgt i32 %41, 0, !dbg !367
  br i1 %44, label %45, label %57, !dbg !368

45:                                               ; preds = %40
  %46 = zext nneg i32 %43 to i64
  %47 = getelementptr inbounds nuw i32, ptr %27, i64 %46
  br label %48, !dbg !369

48:                                               ; preds = %45, %48
  %49 = load volatile i32, ptr %47, align 4, !dbg !370, !tbaa !10
  %50 = icmp eq i32 %49, 0, !dbg !371
  br i1 %50, label %48, label %51, !dbg !369, !llvm.loop !372

51:                                               ; preds = %48
  tail call void @llvm.nvvm.membar.gl(), !dbg !374
  %52 = icmp eq i32 %49, 2, !dbg !375
  %53 = select i1 %52, ptr %14, ptr %2, !dbg !376
  %54 = getelementptr inbounds nuw i32, ptr %53, i64 %46, !dbg !377
  %55 = load i32, ptr %54, align 4, !dbg !377, !tbaa !10
  %56 = add nsw i32 %55, %42, !dbg !378
  br i1 %52, label %57, label %40, !llvm.loop !379

57:                                               ; preds = %40, %51
  %58 = phi i32 [ %56, %51 ], [ %42, %40 ], !dbg !353
  %59 = add nsw i32 %58, %24, !dbg !381
  %60 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9look_backE1b to ptr), align 4, !dbg !382, !tbaa !10
  %61 = sext i32 %60 to i64, !dbg !383
  %62 = getelementptr inbounds i32, ptr %14, i64 %61, !dbg !383
  store i32 %59, ptr %62, align 4, !dbg !384, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !385
  %63 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9look_backE1b to ptr), align 4, !dbg !386, !tbaa !10
  %64 = sext i32 %63 to i64, !dbg !387
  %65 = getelementptr inbounds i32, ptr %27, i64 %64, !dbg !387
  store volatile i32 2, ptr %65, align 4, !dbg !387, !tbaa !10
  store i32 %58, ptr addrspacecast (ptr addrspace(3) @_ZZ9look_backE6before to ptr), align 4, !dbg !388, !tbaa !10
  br label %66, !dbg !389

66:                                               ; preds = %57, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !390
  %67 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9look_backE1b to ptr), align 4, !dbg !391, !tbaa !10
  %68 = shl nsw i32 %67, 6, !dbg !392
  %69 = add nsw i32 %68, %9, !dbg !393
  %70 = icmp slt i32 %69, %4, !dbg !394
  br i1 %70, label %71, label %78, !dbg !394

71:                                               ; preds = %66
  %72 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9look_backE6before to ptr), align 4, !dbg !395, !tbaa !10
  %73 = sext i32 %69 to i64, !dbg !396
  %74 = getelementptr inbounds i32, ptr %0, i64 %73, !dbg !396
  %75 = load i32, ptr %74, align 4, !dbg !396, !tbaa !10
  %76 = add nsw i32 %75, %72, !dbg !397
  %77 = getelementptr inbounds i32, ptr %1, i64 %73, !dbg !398
  store i32 %76, ptr %77, align 4, !dbg !399, !tbaa !10
  br label %78, !dbg !398

78:                                               ; preds = %71, %66
  ret void, !dbg !400
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @look_back_by_words(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !401 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !402
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !402
  %8 = mul i32 %6, %7, !dbg !402
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !402
  %10 = add i32 %8, %9, !dbg !402
  %11 = icmp slt i32 %10, %4, !dbg !402
  br i1 %11, label %12, label %13, !dbg !402

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !402
  br label %13, !dbg !402

13:                                               ; preds = %12, %5
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !402
  %15 = icmp eq i32 %9, 0, !dbg !402
  br i1 %15, label %16, label %59, !dbg !402

16:                                               ; preds = %13
  %17 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !402
  %18 = freeze i32 %17, !dbg !402
  store i32 %18, ptr addrspacecast (ptr addrspace(3) @_ZZ18look_back_by_wordsE1b to ptr), align 4, !dbg !402, !tbaa !10
  %19 = shl i32 %18, 6, !dbg !402
  %20 = add i32 %19, 64
  %21 = tail call i32 @llvm.smin.i32(i32 %4, i32 %20), !dbg !402
  %22 = icmp slt i32 %19, %21, !dbg !402
  br i1 %22, label %29, label %23, !dbg !402

23:                                               ; preds = %29, %16
  %24 = phi i32 [ 0, %16 ], [ %35, %29 ], !dbg !402
  %25 = zext i32 %24 to i64, !dbg !402
  %26 = or disjoint i64 %25, 4294967296, !dbg !402
  %27 = sext i32 %18 to i64, !dbg !402
  %28 = getelementptr inbounds i64, ptr %14, i64 %27, !dbg !402
  store volatile i64 %26, ptr %28, align 8, !dbg !402, !tbaa !403
  br label %38, !dbg !402

29:                                               ; preds = %16, %29
  %30 = phi i32 [ %35, %29 ], [ 0, %16 ]
  %31 = phi i32 [ %36, %29 ], [ %19, %16 ]
  %32 = sext i32 %31 to i64, !dbg !402
  %33 = getelementptr inbounds i32, ptr %0, i64 %32, !dbg !402
  %34 = load i32, ptr %33, align 4, !dbg !402, !tbaa !10
  %35 = add nsw i32 %34, %30, !dbg !402
  %36 = add nsw i32 %31, 1, !dbg !402
  %37 = icmp eq i32 %36, %21, !dbg !402
  br i1 %37, label %23, label %29, !dbg !402, !llvm.loop !405

38:                                               ; preds = %49, %23
  %39 = phi i32 [ %18, %23 ], [ %41, %49 ]
  %40 = phi i32 [ 0, %23 ], [ %51, %49 ], !dbg !402
  %41 = add nsw i32 %39, -1, !dbg !402
  %42 = icmp sgt i32 %39, 0, !dbg !402
  br i1 %42, label %43, label %54, !dbg !402

43:                                               ; preds = %38
  %44 = zext nneg i32 %41 to i64
  %45 = getelementptr inbounds nuw i64, ptr %14, i64 %44
  br label %46, !dbg !402

46:                                               ; preds = %43, %46
  %47 = load volatile i64, ptr %45, align 8, !dbg !402, !tbaa !403
  %48 = icmp eq i64 %47, 0, !dbg !402
  br i1 %48, label %46, label %49, !dbg !402, !llvm.loop !406

49:                                               ; preds = %46
  %50 = trunc i64 %47 to i32, !dbg !402
  %51 = add nsw i32 %40, %50, !dbg !402
  %52 = and i64 %47, -4294967296, !dbg !402
  %53 = icmp eq i64 %52, 8589934592, !dbg !402
  br i1 %53, label %54, label %38, !llvm.loop !407

54:                                               ; preds = %38, %49
  %55 = phi i32 [ %51, %49 ], [ %40, %38 ], !dbg !402
  %56 = add nsw i32 %55, %24, !dbg !402
  %57 = zext i32 %56 to i64, !dbg !402
  %58 = or disjoint i64 %57, 8589934592, !dbg !402
  store volatile i64 %58, ptr %28, align 8, !dbg !402, !tbaa !403
  store i32 %55, ptr addrspacecast (ptr addrspace(3) @_ZZ18look_back_by_wordsE6before to ptr), align 4, !dbg !402, !tbaa !10
  br label %59, !dbg !402

59:                                               ; preds = %54, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !402
  %60 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18look_back_by_wordsE1b to ptr), align 4, !dbg !402, !tbaa !10
  %61 = shl nsw i32 %60, 6, !dbg !402
  %62 = add nsw i32 %61, %9, !dbg !402
  %63 = icmp slt i32 %62, %4, !dbg !402
  br i1 %63, label %64, label %71, !dbg !402

64:                                               ; preds = %59
  %65 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18look_back_by_wordsE6before to ptr), align 4, !dbg !402, !tbaa !10
  %66 = sext i32 %62 to i64, !dbg !402
  %67 = getelementptr inbounds i32, ptr %0, i64 %66, !dbg !402
  %68 = load i32, ptr %67, align 4, !dbg !402, !tbaa !10
  %69 = add nsw i32 %68, %65, !dbg !402
  %70 = getelementptr inbounds i32, ptr %1, i64 %66, !dbg !402
  store i32 %69, ptr %70, align 4, !dbg !402, !tbaa !10
  br label %71, !dbg !402

71:                                               ; preds = %64, %59
  ret void, !dbg !408
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @look_back_without_fences(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !409 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !410
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !410
  %8 = mul i32 %6, %7, !dbg !410
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !410
  %10 = add i32 %8, %9, !dbg !410
  %11 = icmp slt i32 %10, %4, !dbg !410
  br i1 %11, label %12, label %13, !dbg !410

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !410
  br label %13, !dbg !410

13:                                               ; preds = %12, %5
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !410
  %15 = icmp eq i32 %9, 0, !dbg !410
  br i1 %15, label %16, label %63, !dbg !410

16:                                               ; preds = %13
  %17 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !410
  %18 = freeze i32 %17, !dbg !410
  store i32 %18, ptr addrspacecast (ptr addrspace(3) @_ZZ24look_back_without_fencesE1b to ptr), align 4, !dbg !410, !tbaa !10
  %19 = shl i32 %18, 6, !dbg !410
  %20 = add i32 %19, 64
  %21 = tail call i32 @llvm.smin.i32(i32 %4, i32 %20), !dbg !410
  %22 = icmp slt i32 %19, %21, !dbg !410
  br i1 %22, label %30, label %23, !dbg !410

23:                                               ; preds = %30, %16
  %24 = phi i32 [ 0, %16 ], [ %36, %30 ], !dbg !410
  tail call void @llvm.nvvm.membar.gl(), !dbg !411
  %25 = zext i32 %24 to i64, !dbg !410
  %26 = or disjoint i64 %25, 4294967296, !dbg !410
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24look_back_without_fencesE1b to ptr), align 4, !dbg !410, !tbaa !10
  %28 = sext i32 %27 to i64, !dbg !410
  %29 = getelementptr inbounds i64, ptr %14, i64 %28, !dbg !410
  store volatile i64 %26, ptr %29, align 8, !dbg !410, !tbaa !403
  br label %39, !dbg !410

30:                                               ; preds = %16, %30
  %31 = phi i32 [ %36, %30 ], [ 0, %16 ]
  %32 = phi i32 [ %37, %30 ], [ %19, %16 ]
  %33 = sext i32 %32 to i64, !dbg !410
  %34 = getelementptr inbounds i32, ptr %0, i64 %33, !dbg !410
  %35 = load i32, ptr %34, align 4, !dbg !410, !tbaa !10
  %36 = add nsw i32 %35, %31, !dbg !410
  %37 = add nsw i32 %32, 1, !dbg !410
  %38 = icmp eq i32 %37, %21, !dbg !410
  br i1 %38, label %23, label %30, !dbg !410, !llvm.loop !412

39:                                               ; preds = %50, %23
  %40 = phi i32 [ %27, %23 ], [ %42, %50 ]
  %41 = phi i32 [ 0, %23 ], [ %52, %50 ], !dbg !410
  %42 = add nsw i32 %40, -1, !dbg !410
  %43 = icmp sgt i32 %40, 0, !dbg !410
  br i1 %43, label %44, label %55, !dbg !410

44:                                               ; preds = %39
  %45 = zext nneg i32 %42 to i64
  %46 = getelementptr inbounds nuw i64, ptr %14, i64 %45
  br label %47, !dbg !410

47:                                               ; preds = %44, %47
  %48 = load volatile i64, ptr %46, align 8, !dbg !410, !tbaa !403
  %49 = icmp eq i64 %48, 0, !dbg !410
  br i1 %49, label %47, label %50, !dbg !410, !llvm.loop !413

50:                                               ; preds = %47
  tail call void @llvm.nvvm.membar.gl(), !dbg !411
  %51 = trunc i64 %48 to i32, !dbg !410
  %52 = add nsw i32 %41, %51, !dbg !410
  %53 = and i64 %48, -4294967296, !dbg !410
  %54 = icmp eq i64 %53, 8589934592, !dbg !410
  br i1 %54, label %55, label %39, !llvm.loop !414

55:                                               ; preds = %39, %50
  %56 = phi i32 [ %52, %50 ], [ %41, %39 ], !dbg !410
  tail call void @llvm.nvvm.membar.gl(), !dbg !411
  %57 = add nsw i32 %56, %24, !dbg !410
  %58 = zext i32 %57 to i64, !dbg !410
  %59 = or disjoint i64 %58, 8589934592, !dbg !410
  %60 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24look_back_without_fencesE1b to ptr), align 4, !dbg !410, !tbaa !10
  %61 = sext i32 %60 to i64, !dbg !410
  %62 = getelementptr inbounds i64, ptr %14, i64 %61, !dbg !410
  store volatile i64 %59, ptr %62, align 8, !dbg !410, !tbaa !403
  store i32 %56, ptr addrspacecast (ptr addrspace(3) @_ZZ24look_back_without_fencesE6before to ptr), align 4, !dbg !410, !tbaa !10
  br label %63, !dbg !410

63:                                               ; preds = %55, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !410
  %64 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24look_back_without_fencesE1b to ptr), align 4, !dbg !410, !tbaa !10
  %65 = shl nsw i32 %64, 6, !dbg !410
  %66 = add nsw i32 %65, %9, !dbg !410
  %67 = icmp slt i32 %66, %4, !dbg !410
  br i1 %67, label %68, label %75, !dbg !410

68:                                               ; preds = %63
  %69 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24look_back_without_fencesE6before to ptr), align 4, !dbg !410, !tbaa !10
  %70 = sext i32 %66 to i64, !dbg !410
  %71 = getelementptr inbounds i32, ptr %0, i64 %70, !dbg !410
  %72 = load i32, ptr %71, align 4, !dbg !410, !tbaa !10
  %73 = add nsw i32 %72, %69, !dbg !410
  %74 = getelementptr inbounds i32, ptr %1, i64 %70, !dbg !410
  store i32 %73, ptr %74, align 4, !dbg !410, !tbaa !10
  br label %75, !dbg !410

75:                                               ; preds = %68, %63
  ret void, !dbg !415
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !416 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !417
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !417
  %7 = mul i32 %5, %6, !dbg !417
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !417
  %9 = add i32 %7, %8, !dbg !417
  %10 = icmp slt i32 %9, %3, !dbg !418
  br i1 %10, label %11, label %16, !dbg !418

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #9, !dbg !418
  %12 = sext i32 %9 to i64, !dbg !419
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !419
  %14 = load i32, ptr %13, align 4, !dbg !419, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !420
  br label %16

16:                                               ; preds = %4, %11
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !421
  %18 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %17), !dbg !422
  %19 = icmp eq i32 %8, 0, !dbg !423
  br i1 %19, label %20, label %32, !dbg !423

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %22, !dbg !424

22:                                               ; preds = %20, %22
  %23 = atomicrmw xchg ptr %21, i32 1 seq_cst, align 4, !dbg !425
  %24 = icmp eq i32 %23, 0, !dbg !425
  br i1 %24, label %25, label %22, !dbg !424, !llvm.loop !426

25:                                               ; preds = %22
  tail call void @llvm.nvvm.membar.gl(), !dbg !428
  %26 = and i32 %18, 7, !dbg !429
  %27 = zext nneg i32 %26 to i64, !dbg !430
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %27, !dbg !430
  %29 = load i32, ptr %28, align 4, !dbg !431, !tbaa !10
  %30 = add nsw i32 %29, %18, !dbg !431
  store i32 %30, ptr %28, align 4, !dbg !431, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !432
  %31 = atomicrmw xchg ptr %21, i32 0 seq_cst, align 4, !dbg !433
  br label %32, !dbg !434

32:                                               ; preds = %16, %25
  ret void, !dbg !434
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_by_compare(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !435 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !436
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !436
  %7 = mul i32 %5, %6, !dbg !436
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !436
  %9 = add i32 %7, %8, !dbg !436
  %10 = icmp slt i32 %9, %3, !dbg !437
  br i1 %10, label %11, label %16, !dbg !437

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #9, !dbg !437
  %12 = sext i32 %9 to i64, !dbg !438
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !438
  %14 = load i32, ptr %13, align 4, !dbg !438, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !439
  br label %16

16:                                               ; preds = %4, %11
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !440
  %18 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %17), !dbg !441
  %19 = icmp eq i32 %8, 0, !dbg !442
  br i1 %19, label %20, label %32, !dbg !442

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %22, !dbg !443

22:                                               ; preds = %20, %22
  %23 = cmpxchg ptr %21, i32 0, i32 1 seq_cst seq_cst, align 4, !dbg !444
  %24 = extractvalue { i32, i1 } %23, 1, !dbg !444
  br i1 %24, label %25, label %22, !dbg !443, !llvm.loop !445

25:                                               ; preds = %22
  tail call void @llvm.nvvm.membar.gl(), !dbg !447
  %26 = and i32 %18, 7, !dbg !448
  %27 = zext nneg i32 %26 to i64, !dbg !449
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %27, !dbg !449
  %29 = load i32, ptr %28, align 4, !dbg !450, !tbaa !10
  %30 = add nsw i32 %29, %18, !dbg !450
  store i32 %30, ptr %28, align 4, !dbg !450, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !451
  %31 = atomicrmw xchg ptr %21, i32 0 seq_cst, align 4, !dbg !452
  br label %32, !dbg !453

32:                                               ; preds = %16, %25
  ret void, !dbg !453
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_unlock_volatile(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !454 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !455
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !455
  %7 = mul i32 %5, %6, !dbg !455
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !455
  %9 = add i32 %7, %8, !dbg !455
  %10 = icmp slt i32 %9, %3, !dbg !456
  br i1 %10, label %11, label %16, !dbg !456

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #9, !dbg !456
  %12 = sext i32 %9 to i64, !dbg !457
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !457
  %14 = load i32, ptr %13, align 4, !dbg !457, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !458
  br label %16

16:                                               ; preds = %4, %11
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !459
  %18 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %17), !dbg !460
  %19 = icmp eq i32 %8, 0, !dbg !461
  br i1 %19, label %20, label %32, !dbg !461

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %22, !dbg !462

22:                                               ; preds = %20, %22
  %23 = atomicrmw xchg ptr %21, i32 1 seq_cst, align 4, !dbg !463
  %24 = icmp eq i32 %23, 0, !dbg !463
  br i1 %24, label %25, label %22, !dbg !462, !llvm.loop !464

25:                                               ; preds = %22
  tail call void @llvm.nvvm.membar.gl(), !dbg !466
  %26 = and i32 %18, 7, !dbg !467
  %27 = zext nneg i32 %26 to i64, !dbg !468
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %27, !dbg !468
  %29 = load i32, ptr %28, align 4, !dbg !469, !tbaa !10
  %30 = add nsw i32 %29, %18, !dbg !469
  store i32 %30, ptr %28, align 4, !dbg !469, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !470
  %31 = atomicrmw xchg ptr %21, i32 0 seq_cst, align 4, !dbg !471
  br label %32, !dbg !472

32:                                               ; preds = %16, %25
  ret void, !dbg !472
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_tried(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !473 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !474
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !474
  %7 = mul i32 %5, %6, !dbg !474
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !474
  %9 = add i32 %7, %8, !dbg !474
  %10 = icmp slt i32 %9, %3, !dbg !475
  br i1 %10, label %11, label %16, !dbg !475

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #9, !dbg !475
  %12 = sext i32 %9 to i64, !dbg !476
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !476
  %14 = load i32, ptr %13, align 4, !dbg !476, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !477
  br label %16

16:                                               ; preds = %4, %11
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !478
  %18 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %17), !dbg !479
  %19 = icmp eq i32 %8, 0, !dbg !480
  br i1 %19, label %20, label %28, !dbg !480

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %22, !dbg !481

22:                                               ; preds = %20, %22
  %23 = atomicrmw xchg ptr %21, i32 1 seq_cst, align 4, !dbg !482
  %24 = icmp eq i32 %23, 0, !dbg !482
  br i1 %24, label %25, label %22, !dbg !481, !llvm.loop !483

25:                                               ; preds = %22
  tail call void @llvm.nvvm.membar.gl(), !dbg !485
  %26 = atomicrmw add ptr %1, i32 %18 seq_cst, align 4, !dbg !486
  tail call void @llvm.nvvm.membar.gl(), !dbg !487
  %27 = atomicrmw xchg ptr %21, i32 0 seq_cst, align 4, !dbg !488
  br label %28, !dbg !489

28:                                               ; preds = %16, %25
  ret void, !dbg !489
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_unlocked_by_another(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !490 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !491
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !491
  %7 = mul i32 %5, %6, !dbg !491
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !491
  %9 = add i32 %7, %8, !dbg !491
  %10 = icmp slt i32 %9, %3, !dbg !492
  br i1 %10, label %11, label %16, !dbg !492

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #9, !dbg !492
  %12 = sext i32 %9 to i64, !dbg !493
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !493
  %14 = load i32, ptr %13, align 4, !dbg !493, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !494
  br label %16

16:                                               ; preds = %4, %11
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !495
  %18 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %17), !dbg !496
  %19 = icmp eq i32 %8, 0, !dbg !497
  br i1 %19, label %20, label %26, !dbg !497

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %22, !dbg !498

22:                                               ; preds = %20, %22
  %23 = atomicrmw xchg ptr %21, i32 1 seq_cst, align 4, !dbg !499
  %24 = icmp eq i32 %23, 0, !dbg !499
  br i1 %24, label %25, label %22, !dbg !498, !llvm.loop !500

25:                                               ; preds = %22
  tail call void @llvm.nvvm.membar.gl(), !dbg !502
  br label %26, !dbg !503

26:                                               ; preds = %25, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !504
  %27 = and i32 %8, 1016, !dbg !505
  %28 = icmp eq i32 %27, 32, !dbg !505
  br i1 %28, label %29, label %36, !dbg !505

29:                                               ; preds = %26
  %30 = add nsw i32 %18, %8, !dbg !506
  %31 = zext nneg i32 %8 to i64, !dbg !507
  %32 = getelementptr i32, ptr %1, i64 %31, !dbg !507
  %33 = getelementptr i8, ptr %32, i64 -128, !dbg !507
  %34 = load i32, ptr %33, align 4, !dbg !508, !tbaa !10
  %35 = add nsw i32 %30, %34, !dbg !508
  store i32 %35, ptr %33, align 4, !dbg !508, !tbaa !10
  br label %36, !dbg !507

36:                                               ; preds = %29, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !509
  br i1 %19, label %37, label %40, !dbg !510

37:                                               ; preds = %36
  tail call void @llvm.nvvm.membar.gl(), !dbg !511
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !512
  %39 = atomicrmw xchg ptr %38, i32 0 seq_cst, align 4, !dbg !513
  br label %40, !dbg !514

40:                                               ; preds = %37, %36
  ret void, !dbg !515
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_lock(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !516 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !517
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !517
  %8 = mul i32 %6, %7, !dbg !517
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !517
  %10 = add i32 %8, %9, !dbg !517
  %11 = icmp slt i32 %10, %4, !dbg !518
  br i1 %11, label %12, label %13, !dbg !518

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !518
  br label %13, !dbg !518

13:                                               ; preds = %12, %5
  %14 = icmp samesign ult i32 %9, 8, !dbg !519
  br i1 %14, label %15, label %18, !dbg !519

15:                                               ; preds = %13
  %16 = zext nneg i32 %9 to i64, !dbg !520
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_lockE4bins to ptr), i64 %16, !dbg !520
  store i32 0, ptr %17, align 4, !dbg !521, !tbaa !10
  br label %18, !dbg !520

18:                                               ; preds = %15, %13
  %19 = icmp eq i32 %9, 0, !dbg !522
  br i1 %19, label %20, label %21, !dbg !522

20:                                               ; preds = %18
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_lockE4lock to ptr), align 4, !dbg !523, !tbaa !10
  br label %21, !dbg !524

21:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !525
  br i1 %11, label %22, label %35, !dbg !526

22:                                               ; preds = %21, %22
  %23 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_lockE4lock to ptr), i32 1 seq_cst, align 4, !dbg !527
  %24 = icmp eq i32 %23, 0, !dbg !527
  br i1 %24, label %25, label %22, !dbg !528, !llvm.loop !529

25:                                               ; preds = %22
  tail call void @llvm.nvvm.membar.gl(), !dbg !531
  %26 = sext i32 %10 to i64, !dbg !532
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !532
  %28 = load i32, ptr %27, align 4, !dbg !532, !tbaa !10
  %29 = and i32 %28, 7, !dbg !533
  %30 = zext nneg i32 %29 to i64, !dbg !534
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_lockE4bins to ptr), i64 %30, !dbg !534
  %32 = load i32, ptr %31, align 4, !dbg !535, !tbaa !10
  %33 = add nsw i32 %32, %28, !dbg !535
  store i32 %33, ptr %31, align 4, !dbg !535, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !536
  %34 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_lockE4lock to ptr), i32 0 seq_cst, align 4, !dbg !537
  br label %35, !dbg !538

35:                                               ; preds = %25, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !539
  br i1 %11, label %36, label %45, !dbg !540

36:                                               ; preds = %35
  %37 = sext i32 %10 to i64, !dbg !541
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !541
  %39 = load i32, ptr %38, align 4, !dbg !541, !tbaa !10
  %40 = and i32 %39, 7, !dbg !542
  %41 = zext nneg i32 %40 to i64, !dbg !543
  %42 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_lockE4bins to ptr), i64 %41, !dbg !543
  %43 = load i32, ptr %42, align 4, !dbg !543, !tbaa !10
  %44 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !544
  store i32 %43, ptr %44, align 4, !dbg !545, !tbaa !10
  br label %45, !dbg !544

45:                                               ; preds = %36, %35
  ret void, !dbg !546
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @exchanged_until_done(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !547 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !548
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !548
  %7 = mul i32 %5, %6, !dbg !548
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !548
  %9 = add i32 %7, %8, !dbg !548
  %10 = icmp slt i32 %9, %3, !dbg !549
  br i1 %10, label %11, label %22, !dbg !549

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #9, !dbg !549
  %12 = load volatile i32, ptr %1, align 4, !dbg !550, !tbaa !10
  %13 = sext i32 %9 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  br label %15, !dbg !551

15:                                               ; preds = %11, %15
  %16 = phi i32 [ %12, %11 ], [ %20, %15 ]
  %17 = load i32, ptr %14, align 4, !dbg !552, !tbaa !10
  %18 = tail call noundef i32 @llvm.smax.i32(i32 %16, i32 %17), !dbg !553
  %19 = cmpxchg ptr %1, i32 %16, i32 %18 seq_cst seq_cst, align 4, !dbg !554
  %20 = extractvalue { i32, i1 } %19, 0, !dbg !554
  %21 = extractvalue { i32, i1 } %19, 1, !dbg !555
  br i1 %21, label %22, label %15, !dbg !551, !llvm.loop !556

22:                                               ; preds = %15, %4
  ret void, !dbg !558
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @offer_within_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !559 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !560
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !560
  %8 = mul i32 %6, %7, !dbg !560
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !560
  %10 = add i32 %8, %9, !dbg !560
  %11 = icmp slt i32 %10, %4, !dbg !561
  br i1 %11, label %12, label %13, !dbg !561

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !561
  br label %13, !dbg !561

13:                                               ; preds = %12, %5
  %14 = and i32 %9, 31, !dbg !562
  %15 = icmp eq i32 %14, 0, !dbg !563
  br i1 %15, label %16, label %20, !dbg !563

16:                                               ; preds = %13
  %17 = lshr exact i32 %9, 5, !dbg !564
  %18 = zext nneg i32 %17 to i64, !dbg !565
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18offer_within_blockE4flag to ptr), i64 %18, !dbg !565
  store i32 0, ptr %19, align 4, !dbg !566, !tbaa !10
  br label %20, !dbg !565

20:                                               ; preds = %16, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !567
  %21 = lshr i32 %9, 5, !dbg !568
  %22 = xor i32 %21, 1, !dbg !569
  %23 = shl i32 %6, 6, !dbg !570
  %24 = shl nuw nsw i32 %22, 5, !dbg !571
  %25 = add i32 %24, %23, !dbg !572
  br i1 %15, label %26, label %51, !dbg !573

26:                                               ; preds = %20
  br i1 %11, label %27, label %32, !dbg !574

27:                                               ; preds = %26
  %28 = sext i32 %10 to i64, !dbg !575
  %29 = getelementptr inbounds i32, ptr %0, i64 %28, !dbg !575
  %30 = load i32, ptr %29, align 4, !dbg !575, !tbaa !10
  %31 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %30) #9, !dbg !576
  br label %32, !dbg !574

32:                                               ; preds = %26, %27
  %33 = phi i32 [ %31, %27 ], [ 0, %26 ], !dbg !574
  %34 = zext nneg i32 %21 to i64, !dbg !577
  %35 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18offer_within_blockE4held to ptr), i64 %34, !dbg !577
  store i32 %33, ptr %35, align 4, !dbg !578, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !579
  %36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18offer_within_blockE4flag to ptr), i64 %34, !dbg !580
  store volatile i32 1, ptr %36, align 4, !dbg !580, !tbaa !10
  %37 = zext nneg i32 %22 to i64, !dbg !581
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18offer_within_blockE4flag to ptr), i64 %37, !dbg !581
  %39 = load volatile i32, ptr %38, align 4, !dbg !581, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !582
  %40 = icmp eq i32 %39, 0, !dbg !583
  br i1 %40, label %44, label %41, !dbg !583

41:                                               ; preds = %32
  %42 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18offer_within_blockE4held to ptr), i64 %37, !dbg !584
  %43 = load i32, ptr %42, align 4, !dbg !584, !tbaa !10
  br label %51, !dbg !583

44:                                               ; preds = %32
  %45 = icmp slt i32 %25, %4, !dbg !585
  br i1 %45, label %46, label %51, !dbg !586

46:                                               ; preds = %44
  %47 = sext i32 %25 to i64, !dbg !587
  %48 = getelementptr inbounds i32, ptr %0, i64 %47, !dbg !587
  %49 = load i32, ptr %48, align 4, !dbg !587, !tbaa !10
  %50 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %49) #9, !dbg !588
  br label %51, !dbg !586

51:                                               ; preds = %41, %44, %46, %20
  %52 = phi i32 [ 0, %20 ], [ %43, %41 ], [ %50, %46 ], [ 0, %44 ], !dbg !589
  %53 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %52, i32 0, i32 31), !dbg !590
  br i1 %11, label %54, label %60, !dbg !591

54:                                               ; preds = %51
  %55 = sext i32 %10 to i64, !dbg !592
  %56 = getelementptr inbounds i32, ptr %0, i64 %55, !dbg !592
  %57 = load i32, ptr %56, align 4, !dbg !592, !tbaa !10
  %58 = add nsw i32 %57, %53, !dbg !593
  %59 = getelementptr inbounds i32, ptr %1, i64 %55, !dbg !594
  store i32 %58, ptr %59, align 4, !dbg !595, !tbaa !10
  br label %60, !dbg !594

60:                                               ; preds = %54, %51
  ret void, !dbg !596
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_waits_for_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !597 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !598
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !598
  %8 = mul i32 %6, %7, !dbg !598
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !598
  %10 = add i32 %8, %9, !dbg !598
  %11 = icmp sge i32 %10, %4, !dbg !599
  br i1 %11, label %13, label %12, !dbg !599

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !599
  br label %13, !dbg !599

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !600
  br i1 %14, label %15, label %16, !dbg !600

15:                                               ; preds = %13
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ19warp_waits_for_warpE4flag to ptr), align 4, !dbg !601, !tbaa !10
  br label %16, !dbg !602

16:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !603
  br i1 %14, label %17, label %22, !dbg !604

17:                                               ; preds = %16
  %18 = sext i32 %10 to i64, !dbg !605
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !605
  %20 = load i32, ptr %19, align 4, !dbg !605, !tbaa !10
  %21 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %20) #9, !dbg !606
  store i32 %21, ptr addrspacecast (ptr addrspace(3) @_ZZ19warp_waits_for_warpE4held to ptr), align 4, !dbg !607, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !608
  store volatile i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ19warp_waits_for_warpE4flag to ptr), align 4, !dbg !609, !tbaa !10
  br label %35, !dbg !610

22:                                               ; preds = %16
  %23 = icmp samesign ugt i32 %9, 31, !dbg !611
  br i1 %23, label %24, label %35, !dbg !611

24:                                               ; preds = %22, %24
  %25 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19warp_waits_for_warpE4flag to ptr), align 4, !dbg !612, !tbaa !10
  %26 = icmp eq i32 %25, 0, !dbg !612
  br i1 %26, label %24, label %27, !dbg !613, !llvm.loop !614

27:                                               ; preds = %24
  tail call void @llvm.nvvm.membar.gl(), !dbg !616
  br i1 %11, label %35, label %28, !dbg !617

28:                                               ; preds = %27
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19warp_waits_for_warpE4held to ptr), align 4, !dbg !618, !tbaa !10
  %30 = sext i32 %10 to i64, !dbg !619
  %31 = getelementptr inbounds i32, ptr %0, i64 %30, !dbg !619
  %32 = load i32, ptr %31, align 4, !dbg !619, !tbaa !10
  %33 = add nsw i32 %32, %29, !dbg !620
  %34 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !621
  store i32 %33, ptr %34, align 4, !dbg !622, !tbaa !10
  br label %35, !dbg !621

35:                                               ; preds = %22, %28, %27, %17
  %36 = icmp samesign ugt i32 %9, 31, !dbg !623
  %37 = or i1 %36, %11, !dbg !624
  br i1 %37, label %43, label %38, !dbg !624

38:                                               ; preds = %35
  %39 = sext i32 %10 to i64, !dbg !625
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !625
  %41 = load i32, ptr %40, align 4, !dbg !625, !tbaa !10
  %42 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !626
  store i32 %41, ptr %42, align 4, !dbg !627, !tbaa !10
  br label %43, !dbg !626

43:                                               ; preds = %35, %38
  ret void, !dbg !628
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @store_buffering_done_right(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !629 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !630
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !630
  %8 = mul i32 %6, %7, !dbg !630
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !630
  %10 = add i32 %8, %9, !dbg !630
  %11 = icmp slt i32 %10, %4, !dbg !631
  br i1 %11, label %12, label %13, !dbg !631

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !631
  br label %13, !dbg !631

13:                                               ; preds = %12, %5
  %14 = xor i32 %6, 1, !dbg !632
  %15 = icmp eq i32 %9, 0, !dbg !633
  br i1 %15, label %16, label %30, !dbg !633

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !634
  %18 = zext nneg i32 %6 to i64, !dbg !634
  %19 = getelementptr inbounds nuw i32, ptr %17, i64 %18, !dbg !634
  store volatile i32 1, ptr %19, align 4, !dbg !634, !tbaa !10
  tail call void @llvm.nvvm.membar.sys(), !dbg !635
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !636
  %21 = icmp samesign ult i32 %14, %20, !dbg !637
  br i1 %21, label %22, label %28, !dbg !638

22:                                               ; preds = %16
  %23 = zext nneg i32 %14 to i64, !dbg !639
  %24 = getelementptr inbounds nuw i32, ptr %17, i64 %23, !dbg !639
  %25 = load volatile i32, ptr %24, align 4, !dbg !639, !tbaa !10
  %26 = icmp ne i32 %25, 0, !dbg !639
  %27 = zext i1 %26 to i32, !dbg !640
  br label %28, !dbg !638

28:                                               ; preds = %22, %16
  %29 = phi i32 [ 1, %16 ], [ %27, %22 ]
  store i32 %29, ptr addrspacecast (ptr addrspace(3) @_ZZ26store_buffering_done_rightE4seen to ptr), align 4, !dbg !641, !tbaa !10
  br label %30, !dbg !642

30:                                               ; preds = %28, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !643
  %31 = shl i32 %6, 6, !dbg !644
  %32 = and i32 %31, -128, !dbg !644
  %33 = add nsw i32 %32, %9, !dbg !645
  %34 = or i32 %31, 64, !dbg !646
  %35 = add nsw i32 %34, 64, !dbg !647
  %36 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26store_buffering_done_rightE4seen to ptr), align 4, !dbg !648, !tbaa !10
  %37 = icmp ne i32 %36, 0, !dbg !648
  %38 = icmp slt i32 %33, %4
  %39 = select i1 %37, i1 %38, i1 false, !dbg !649
  %40 = icmp slt i32 %33, %35
  %41 = select i1 %39, i1 %40, i1 false, !dbg !649
  br i1 %41, label %43, label %42, !dbg !649

42:                                               ; preds = %43, %30
  ret void, !dbg !650

43:                                               ; preds = %30, %43
  %44 = phi i32 [ %51, %43 ], [ %33, %30 ]
  %45 = sext i32 %44 to i64, !dbg !651
  %46 = getelementptr inbounds i32, ptr %1, i64 %45, !dbg !651
  %47 = getelementptr inbounds i32, ptr %0, i64 %45, !dbg !652
  %48 = load i32, ptr %47, align 4, !dbg !652, !tbaa !10
  %49 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %48) #9, !dbg !653
  %50 = atomicrmw xchg ptr %46, i32 %49 seq_cst, align 4, !dbg !654
  %51 = add nsw i32 %44, 64, !dbg !655
  %52 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26store_buffering_done_rightE4seen to ptr), align 4, !dbg !648, !tbaa !10
  %53 = icmp ne i32 %52, 0, !dbg !648
  %54 = icmp slt i32 %51, %4
  %55 = select i1 %53, i1 %54, i1 false, !dbg !649
  %56 = icmp slt i32 %44, %34
  %57 = and i1 %55, %56, !dbg !649
  br i1 %57, label %43, label %42, !dbg !649, !llvm.loop !656
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.sys() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #8

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nounwind }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind }

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
!19 = !DILocation(line: 8, column: 10, scope: !15)
!20 = !DILocation(line: 9, column: 11, scope: !15)
!21 = !DILocation(line: 10, column: 32, scope: !15)
!22 = !DILocation(line: 10, column: 28, scope: !15)
!23 = !DILocation(line: 10, column: 9, scope: !15)
!24 = !DILocation(line: 10, column: 26, scope: !15)
!25 = !DILocation(line: 11, column: 16, scope: !15)
!26 = !DILocation(line: 12, column: 16, scope: !15)
!27 = !DILocation(line: 12, column: 41, scope: !15)
!28 = !DILocation(line: 12, column: 51, scope: !15)
!29 = !DILocation(line: 12, column: 38, scope: !15)
!30 = !DILocation(line: 12, column: 14, scope: !15)
!31 = !DILocation(line: 13, column: 16, scope: !15)
!32 = !DILocation(line: 14, column: 5, scope: !15)
!33 = !DILocation(line: 15, column: 5, scope: !15)
!34 = !DILocation(line: 16, column: 9, scope: !15)
!35 = !DILocation(line: 16, column: 15, scope: !15)
!36 = distinct !{!36, !37, !41, !42, !43}
!37 = !DILocation(line: 49, column: 5, scope: !38, inlinedAt: !40)
!38 = distinct !DISubprogram(name: "add_up", scope: !39, file: !39, line: 47, type: !16, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!39 = !DIFile(filename: "./order.h", directory: ".")
!40 = distinct !DILocation(line: 16, column: 15, scope: !15)
!41 = !DILocation(line: 49, column: 59, scope: !38, inlinedAt: !40)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = distinct !{!44, !45, !46, !42, !43}
!45 = !DILocation(line: 50, column: 5, scope: !38, inlinedAt: !40)
!46 = !DILocation(line: 50, column: 70, scope: !38, inlinedAt: !40)
!47 = !DILocation(line: 17, column: 1, scope: !15)
!48 = distinct !DISubprogram(name: "waste", scope: !49, file: !49, line: 30, type: !16, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!49 = !DIFile(filename: "./common.h", directory: ".")
!50 = !DILocation(line: 33, column: 5, scope: !48)
!51 = !DILocation(line: 34, column: 11, scope: !48)
!52 = !DILocation(line: 33, column: 43, scope: !48)
!53 = !DILocation(line: 33, column: 37, scope: !48)
!54 = !DILocation(line: 33, column: 29, scope: !48)
!55 = !DILocation(line: 33, column: 23, scope: !48)
!56 = distinct !{!56, !50, !57, !42, !43}
!57 = !DILocation(line: 33, column: 46, scope: !48)
!58 = !DILocation(line: 34, column: 37, scope: !48)
!59 = !DILocation(line: 34, column: 26, scope: !48)
!60 = !DILocation(line: 35, column: 1, scope: !48)
!61 = distinct !DISubprogram(name: "mix", scope: !49, file: !49, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!62 = !DILocation(line: 21, column: 5, scope: !61)
!63 = !DILocation(line: 27, column: 5, scope: !61)
!64 = !DILocation(line: 22, column: 16, scope: !61)
!65 = !DILocation(line: 22, column: 11, scope: !61)
!66 = !DILocation(line: 23, column: 16, scope: !61)
!67 = !DILocation(line: 23, column: 11, scope: !61)
!68 = !DILocation(line: 24, column: 16, scope: !61)
!69 = !DILocation(line: 24, column: 11, scope: !61)
!70 = !DILocation(line: 25, column: 9, scope: !61)
!71 = !{i64 8043420}
!72 = !DILocation(line: 21, column: 29, scope: !61)
!73 = !DILocation(line: 21, column: 23, scope: !61)
!74 = distinct !{!74, !62, !75, !42, !43}
!75 = !DILocation(line: 26, column: 5, scope: !61)
!76 = distinct !DISubprogram(name: "sum_with_fence_of_last", scope: !7, file: !7, line: 19, type: !16, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!77 = !DILocation(line: 21, column: 5, scope: !76)
!78 = !DILocation(line: 21, column: 10, scope: !76)
!79 = !DILocation(line: 22, column: 11, scope: !76)
!80 = !DILocation(line: 23, column: 32, scope: !76)
!81 = !DILocation(line: 23, column: 28, scope: !76)
!82 = !DILocation(line: 23, column: 9, scope: !76)
!83 = !DILocation(line: 23, column: 26, scope: !76)
!84 = !DILocation(line: 24, column: 9, scope: !76)
!85 = !DILocation(line: 25, column: 16, scope: !76)
!86 = !DILocation(line: 25, column: 41, scope: !76)
!87 = !DILocation(line: 25, column: 51, scope: !76)
!88 = !DILocation(line: 25, column: 38, scope: !76)
!89 = !DILocation(line: 25, column: 14, scope: !76)
!90 = !DILocation(line: 26, column: 16, scope: !76)
!91 = !DILocation(line: 27, column: 5, scope: !76)
!92 = !DILocation(line: 28, column: 5, scope: !76)
!93 = !DILocation(line: 29, column: 9, scope: !76)
!94 = !DILocation(line: 29, column: 15, scope: !76)
!95 = distinct !{!95, !96, !98, !42, !43}
!96 = !DILocation(line: 49, column: 5, scope: !38, inlinedAt: !97)
!97 = distinct !DILocation(line: 29, column: 15, scope: !76)
!98 = !DILocation(line: 49, column: 59, scope: !38, inlinedAt: !97)
!99 = distinct !{!99, !100, !101, !42, !43}
!100 = !DILocation(line: 50, column: 5, scope: !38, inlinedAt: !97)
!101 = !DILocation(line: 50, column: 70, scope: !38, inlinedAt: !97)
!102 = !DILocation(line: 30, column: 1, scope: !76)
!103 = distinct !DISubprogram(name: "sum_as_in_samples", scope: !7, file: !7, line: 34, type: !16, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!104 = !DILocation(line: 36, column: 5, scope: !103)
!105 = !DILocation(line: 36, column: 10, scope: !103)
!106 = !DILocation(line: 37, column: 11, scope: !103)
!107 = !DILocation(line: 38, column: 32, scope: !103)
!108 = !DILocation(line: 38, column: 28, scope: !103)
!109 = !DILocation(line: 38, column: 9, scope: !103)
!110 = !DILocation(line: 38, column: 26, scope: !103)
!111 = !DILocation(line: 39, column: 9, scope: !103)
!112 = !DILocation(line: 40, column: 36, scope: !103)
!113 = !DILocation(line: 40, column: 46, scope: !103)
!114 = !DILocation(line: 40, column: 16, scope: !103)
!115 = !DILocation(line: 40, column: 51, scope: !103)
!116 = !DILocation(line: 40, column: 14, scope: !103)
!117 = !DILocation(line: 41, column: 5, scope: !103)
!118 = !DILocation(line: 42, column: 5, scope: !103)
!119 = !DILocation(line: 43, column: 10, scope: !103)
!120 = !DILocation(line: 43, column: 9, scope: !103)
!121 = !DILocation(line: 45, column: 5, scope: !103)
!122 = !DILocation(line: 46, column: 23, scope: !103)
!123 = !DILocation(line: 46, column: 5, scope: !103)
!124 = !DILocation(line: 45, column: 48, scope: !103)
!125 = !DILocation(line: 45, column: 45, scope: !103)
!126 = !DILocation(line: 45, column: 37, scope: !103)
!127 = !DILocation(line: 45, column: 23, scope: !103)
!128 = distinct !{!128, !121, !124, !42, !43}
!129 = !DILocation(line: 46, column: 50, scope: !103)
!130 = !DILocation(line: 46, column: 37, scope: !103)
!131 = !DILocation(line: 46, column: 44, scope: !103)
!132 = !DILocation(line: 46, column: 30, scope: !103)
!133 = distinct !{!133, !123, !134, !42, !43}
!134 = !DILocation(line: 46, column: 52, scope: !103)
!135 = !DILocation(line: 47, column: 1, scope: !103)
!136 = distinct !DISubprogram(name: "sum_as_in_samples_plain", scope: !7, file: !7, line: 49, type: !16, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!137 = !DILocation(line: 51, column: 5, scope: !136)
!138 = !DILocation(line: 51, column: 10, scope: !136)
!139 = !DILocation(line: 52, column: 30, scope: !136)
!140 = !DILocation(line: 52, column: 26, scope: !136)
!141 = !DILocation(line: 52, column: 16, scope: !136)
!142 = !DILocation(line: 52, column: 24, scope: !136)
!143 = !DILocation(line: 53, column: 5, scope: !136)
!144 = !DILocation(line: 54, column: 5, scope: !136)
!145 = !DILocation(line: 55, column: 11, scope: !136)
!146 = !DILocation(line: 55, column: 44, scope: !136)
!147 = !DILocation(line: 55, column: 54, scope: !136)
!148 = !DILocation(line: 55, column: 24, scope: !136)
!149 = !DILocation(line: 55, column: 59, scope: !136)
!150 = !DILocation(line: 55, column: 22, scope: !136)
!151 = !DILocation(line: 55, column: 17, scope: !136)
!152 = !DILocation(line: 56, column: 5, scope: !136)
!153 = !DILocation(line: 57, column: 10, scope: !136)
!154 = !DILocation(line: 57, column: 9, scope: !136)
!155 = !DILocation(line: 58, column: 46, scope: !136)
!156 = !DILocation(line: 58, column: 67, scope: !136)
!157 = !DILocation(line: 58, column: 56, scope: !136)
!158 = !DILocation(line: 58, column: 54, scope: !136)
!159 = !DILocation(line: 58, column: 37, scope: !136)
!160 = !DILocation(line: 58, column: 44, scope: !136)
!161 = !DILocation(line: 58, column: 30, scope: !136)
!162 = !DILocation(line: 58, column: 23, scope: !136)
!163 = !DILocation(line: 58, column: 5, scope: !136)
!164 = distinct !{!164, !163, !165, !42, !43}
!165 = !DILocation(line: 58, column: 70, scope: !136)
!166 = !DILocation(line: 59, column: 1, scope: !136)
!167 = distinct !DISubprogram(name: "sum_with_fence_for_block", scope: !7, file: !7, line: 61, type: !16, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!168 = !DILocation(line: 63, column: 5, scope: !167)
!169 = !DILocation(line: 63, column: 10, scope: !167)
!170 = !DILocation(line: 64, column: 30, scope: !167)
!171 = !DILocation(line: 64, column: 26, scope: !167)
!172 = !DILocation(line: 64, column: 16, scope: !167)
!173 = !DILocation(line: 64, column: 24, scope: !167)
!174 = !DILocation(line: 65, column: 12, scope: !167)
!175 = !DILocation(line: 66, column: 5, scope: !167)
!176 = !DILocation(line: 67, column: 11, scope: !167)
!177 = !DILocation(line: 68, column: 9, scope: !167)
!178 = !DILocation(line: 69, column: 16, scope: !167)
!179 = !DILocation(line: 69, column: 41, scope: !167)
!180 = !DILocation(line: 69, column: 51, scope: !167)
!181 = !DILocation(line: 69, column: 38, scope: !167)
!182 = !DILocation(line: 69, column: 14, scope: !167)
!183 = !DILocation(line: 70, column: 9, scope: !167)
!184 = !DILocation(line: 71, column: 5, scope: !167)
!185 = !DILocation(line: 72, column: 5, scope: !167)
!186 = !DILocation(line: 73, column: 10, scope: !167)
!187 = !DILocation(line: 73, column: 9, scope: !167)
!188 = !DILocation(line: 74, column: 46, scope: !167)
!189 = !DILocation(line: 74, column: 67, scope: !167)
!190 = !DILocation(line: 74, column: 56, scope: !167)
!191 = !DILocation(line: 74, column: 54, scope: !167)
!192 = !DILocation(line: 74, column: 37, scope: !167)
!193 = !DILocation(line: 74, column: 44, scope: !167)
!194 = !DILocation(line: 74, column: 30, scope: !167)
!195 = !DILocation(line: 74, column: 23, scope: !167)
!196 = !DILocation(line: 74, column: 5, scope: !167)
!197 = distinct !{!197, !196, !198, !42, !43}
!198 = !DILocation(line: 74, column: 70, scope: !167)
!199 = !DILocation(line: 75, column: 1, scope: !167)
!200 = distinct !DISubprogram(name: "sum_with_fences_of_all", scope: !7, file: !7, line: 77, type: !16, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!201 = !DILocation(line: 79, column: 5, scope: !200)
!202 = !DILocation(line: 79, column: 10, scope: !200)
!203 = !DILocation(line: 80, column: 30, scope: !200)
!204 = !DILocation(line: 80, column: 26, scope: !200)
!205 = !DILocation(line: 80, column: 16, scope: !200)
!206 = !DILocation(line: 80, column: 24, scope: !200)
!207 = !DILocation(line: 81, column: 5, scope: !200)
!208 = !DILocation(line: 82, column: 5, scope: !200)
!209 = !DILocation(line: 83, column: 11, scope: !200)
!210 = !DILocation(line: 84, column: 16, scope: !200)
!211 = !DILocation(line: 85, column: 16, scope: !200)
!212 = !DILocation(line: 85, column: 41, scope: !200)
!213 = !DILocation(line: 85, column: 51, scope: !200)
!214 = !DILocation(line: 85, column: 38, scope: !200)
!215 = !DILocation(line: 85, column: 14, scope: !200)
!216 = !DILocation(line: 86, column: 9, scope: !200)
!217 = !DILocation(line: 87, column: 5, scope: !200)
!218 = !DILocation(line: 88, column: 5, scope: !200)
!219 = !DILocation(line: 89, column: 10, scope: !200)
!220 = !DILocation(line: 89, column: 9, scope: !200)
!221 = !DILocation(line: 90, column: 46, scope: !200)
!222 = !DILocation(line: 90, column: 71, scope: !200)
!223 = !DILocation(line: 90, column: 60, scope: !200)
!224 = !DILocation(line: 90, column: 58, scope: !200)
!225 = !DILocation(line: 90, column: 54, scope: !200)
!226 = !DILocation(line: 90, column: 37, scope: !200)
!227 = !DILocation(line: 90, column: 44, scope: !200)
!228 = !DILocation(line: 90, column: 30, scope: !200)
!229 = !DILocation(line: 90, column: 23, scope: !200)
!230 = !DILocation(line: 90, column: 5, scope: !200)
!231 = distinct !{!231, !230, !232, !42, !43}
!232 = !DILocation(line: 90, column: 74, scope: !200)
!233 = !DILocation(line: 91, column: 1, scope: !200)
!234 = distinct !DISubprogram(name: "offer_of_a_warp", scope: !7, file: !7, line: 93, type: !16, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!235 = !DILocation(line: 94, column: 5, scope: !234)
!236 = !DILocation(line: 94, column: 10, scope: !234)
!237 = !DILocation(line: 95, column: 41, scope: !234)
!238 = !DILocation(line: 95, column: 56, scope: !234)
!239 = !DILocation(line: 95, column: 63, scope: !234)
!240 = !DILocation(line: 95, column: 61, scope: !234)
!241 = !DILocation(line: 96, column: 11, scope: !234)
!242 = !DILocation(line: 96, column: 16, scope: !234)
!243 = !DILocation(line: 96, column: 40, scope: !234)
!244 = !DILocation(line: 96, column: 36, scope: !234)
!245 = !DILocation(line: 96, column: 26, scope: !234)
!246 = !DILocation(line: 96, column: 34, scope: !234)
!247 = !DILocation(line: 97, column: 12, scope: !234)
!248 = !DILocation(line: 98, column: 11, scope: !234)
!249 = !DILocation(line: 99, column: 9, scope: !234)
!250 = !DILocation(line: 100, column: 9, scope: !234)
!251 = !DILocation(line: 101, column: 5, scope: !234)
!252 = !DILocation(line: 103, column: 14, scope: !234)
!253 = !DILocation(line: 104, column: 17, scope: !234)
!254 = !DILocation(line: 105, column: 9, scope: !234)
!255 = !DILocation(line: 106, column: 5, scope: !234)
!256 = !DILocation(line: 0, scope: !234)
!257 = !DILocation(line: 107, column: 13, scope: !234)
!258 = !DILocation(line: 108, column: 5, scope: !234)
!259 = !DILocation(line: 109, column: 11, scope: !234)
!260 = !DILocation(line: 109, column: 25, scope: !234)
!261 = !DILocation(line: 109, column: 36, scope: !234)
!262 = !DILocation(line: 109, column: 34, scope: !234)
!263 = !DILocation(line: 109, column: 47, scope: !234)
!264 = !DILocation(line: 109, scope: !234)
!265 = !DILocation(line: 109, column: 55, scope: !234)
!266 = !DILocation(line: 109, column: 69, scope: !234)
!267 = !DILocation(line: 109, column: 65, scope: !234)
!268 = !DILocation(line: 109, column: 31, scope: !234)
!269 = !DILocation(line: 109, column: 16, scope: !234)
!270 = !DILocation(line: 109, column: 23, scope: !234)
!271 = !DILocation(line: 110, column: 1, scope: !234)
!272 = distinct !DISubprogram(name: "chain_by_release", scope: !7, file: !7, line: 112, type: !16, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!273 = !DILocation(line: 114, column: 5, scope: !272)
!274 = !DILocation(line: 114, column: 10, scope: !272)
!275 = !DILocation(line: 115, column: 11, scope: !272)
!276 = !DILocation(line: 116, column: 13, scope: !272)
!277 = !DILocation(line: 116, column: 11, scope: !272)
!278 = !DILocation(line: 117, column: 23, scope: !272)
!279 = !DILocation(line: 117, column: 25, scope: !272)
!280 = !DILocation(line: 117, column: 16, scope: !272)
!281 = !DILocation(line: 117, column: 29, scope: !272)
!282 = distinct !{!282, !280, !283, !42, !43}
!283 = !DILocation(line: 117, column: 49, scope: !272)
!284 = !DILocation(line: 117, column: 51, scope: !272)
!285 = !DILocation(line: 119, column: 18, scope: !272)
!286 = !DILocation(line: 119, column: 22, scope: !272)
!287 = !DILocation(line: 119, column: 16, scope: !272)
!288 = !DILocation(line: 120, column: 28, scope: !272)
!289 = !DILocation(line: 120, column: 26, scope: !272)
!290 = !DILocation(line: 120, column: 9, scope: !272)
!291 = !DILocation(line: 120, column: 17, scope: !272)
!292 = !DILocation(line: 121, column: 16, scope: !272)
!293 = !DILocation(line: 121, column: 33, scope: !272)
!294 = !DILocation(line: 121, column: 43, scope: !272)
!295 = !DILocation(line: 123, column: 5, scope: !272)
!296 = !DILocation(line: 124, column: 5, scope: !272)
!297 = !DILocation(line: 125, column: 13, scope: !272)
!298 = !DILocation(line: 125, column: 15, scope: !272)
!299 = !DILocation(line: 125, column: 20, scope: !272)
!300 = !DILocation(line: 126, column: 11, scope: !272)
!301 = !DILocation(line: 126, column: 25, scope: !272)
!302 = !DILocation(line: 126, column: 34, scope: !272)
!303 = !DILocation(line: 126, column: 32, scope: !272)
!304 = !DILocation(line: 126, column: 16, scope: !272)
!305 = !DILocation(line: 126, column: 23, scope: !272)
!306 = !DILocation(line: 127, column: 1, scope: !272)
!307 = distinct !DISubprogram(name: "chain_of_atomics", scope: !7, file: !7, line: 129, type: !16, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!308 = !DILocation(line: 131, column: 5, scope: !307)
!309 = !DILocation(line: 131, column: 10, scope: !307)
!310 = !DILocation(line: 133, column: 11, scope: !307)
!311 = !DILocation(line: 132, column: 53, scope: !307)
!312 = !DILocation(line: 132, column: 29, scope: !307)
!313 = !DILocation(line: 134, column: 21, scope: !307)
!314 = !DILocation(line: 134, column: 17, scope: !307)
!315 = !DILocation(line: 134, column: 15, scope: !307)
!316 = !DILocation(line: 135, column: 18, scope: !307)
!317 = !DILocation(line: 136, column: 13, scope: !307)
!318 = !DILocation(line: 136, column: 26, scope: !307)
!319 = !DILocation(line: 137, column: 13, scope: !307)
!320 = !DILocation(line: 138, column: 22, scope: !307)
!321 = !DILocation(line: 138, column: 13, scope: !307)
!322 = !DILocation(line: 139, column: 9, scope: !307)
!323 = !DILocation(line: 140, column: 20, scope: !307)
!324 = !DILocation(line: 141, column: 22, scope: !307)
!325 = !DILocation(line: 141, column: 13, scope: !307)
!326 = !DILocation(line: 142, column: 20, scope: !307)
!327 = !DILocation(line: 143, column: 9, scope: !307)
!328 = !DILocation(line: 144, column: 24, scope: !307)
!329 = !DILocation(line: 145, column: 13, scope: !307)
!330 = !DILocation(line: 146, column: 22, scope: !307)
!331 = !DILocation(line: 146, column: 17, scope: !307)
!332 = !DILocation(line: 146, column: 35, scope: !307)
!333 = !DILocation(line: 146, column: 33, scope: !307)
!334 = !DILocation(line: 146, column: 27, scope: !307)
!335 = !DILocation(line: 149, column: 5, scope: !307)
!336 = !DILocation(line: 150, column: 11, scope: !307)
!337 = !DILocation(line: 150, column: 25, scope: !307)
!338 = !DILocation(line: 150, column: 33, scope: !307)
!339 = !DILocation(line: 150, column: 31, scope: !307)
!340 = !DILocation(line: 150, column: 16, scope: !307)
!341 = !DILocation(line: 150, column: 23, scope: !307)
!342 = !DILocation(line: 151, column: 1, scope: !307)
!343 = distinct !DISubprogram(name: "look_back", scope: !7, file: !7, line: 154, type: !16, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!344 = !DILocation(line: 156, column: 5, scope: !343)
!345 = !DILocation(line: 156, column: 10, scope: !343)
!346 = !DILocation(line: 157, column: 38, scope: !343)
!347 = !DILocation(line: 158, column: 11, scope: !343)
!348 = !DILocation(line: 159, column: 13, scope: !343)
!349 = !DILocation(line: 161, column: 24, scope: !343)
!350 = !DILocation(line: 159, column: 11, scope: !343)
!351 = !DILocation(line: 161, column: 14, scope: !343)
!352 = !DILocation(line: 161, column: 36, scope: !343)
!353 = !DILocation(line: 0, scope: !343)
!354 = !DILocation(line: 162, column: 9, scope: !343)
!355 = !DILocation(line: 162, column: 17, scope: !343)
!356 = !DILocation(line: 163, column: 16, scope: !343)
!357 = !DILocation(line: 164, column: 9, scope: !343)
!358 = !DILocation(line: 164, column: 19, scope: !343)
!359 = !DILocation(line: 165, column: 14, scope: !343)
!360 = !DILocation(line: 161, column: 68, scope: !343)
!361 = !DILocation(line: 161, column: 65, scope: !343)
!362 = !DILocation(line: 161, column: 57, scope: !343)
!363 = distinct !{!363, !364, !365, !42, !43}
!364 = !DILocation(line: 161, column: 9, scope: !343)
!365 = !DILocation(line: 161, column: 72, scope: !343)
!366 = !DILocation(line: 165, scope: !343)
!367 = !DILocation(line: 165, column: 31, scope: !343)
!368 = !DILocation(line: 165, column: 9, scope: !343)
!369 = !DILocation(line: 167, column: 13, scope: !343)
!370 = !DILocation(line: 167, column: 30, scope: !343)
!371 = !DILocation(line: 167, column: 21, scope: !343)
!372 = distinct !{!372, !369, !373, !42, !43}
!373 = !DILocation(line: 167, column: 47, scope: !343)
!374 = !DILocation(line: 168, column: 20, scope: !343)
!375 = !DILocation(line: 169, column: 26, scope: !343)
!376 = !DILocation(line: 169, column: 20, scope: !343)
!377 = !DILocation(line: 169, scope: !343)
!378 = !DILocation(line: 169, column: 17, scope: !343)
!379 = distinct !{!379, !368, !380, !42, !43}
!380 = !DILocation(line: 171, column: 9, scope: !343)
!381 = !DILocation(line: 172, column: 25, scope: !343)
!382 = !DILocation(line: 172, column: 16, scope: !343)
!383 = !DILocation(line: 172, column: 9, scope: !343)
!384 = !DILocation(line: 172, column: 19, scope: !343)
!385 = !DILocation(line: 173, column: 16, scope: !343)
!386 = !DILocation(line: 174, column: 19, scope: !343)
!387 = !DILocation(line: 174, column: 9, scope: !343)
!388 = !DILocation(line: 175, column: 16, scope: !343)
!389 = !DILocation(line: 176, column: 5, scope: !343)
!390 = !DILocation(line: 177, column: 5, scope: !343)
!391 = !DILocation(line: 178, column: 13, scope: !343)
!392 = !DILocation(line: 178, column: 15, scope: !343)
!393 = !DILocation(line: 178, column: 20, scope: !343)
!394 = !DILocation(line: 179, column: 11, scope: !343)
!395 = !DILocation(line: 179, column: 25, scope: !343)
!396 = !DILocation(line: 179, column: 34, scope: !343)
!397 = !DILocation(line: 179, column: 32, scope: !343)
!398 = !DILocation(line: 179, column: 16, scope: !343)
!399 = !DILocation(line: 179, column: 23, scope: !343)
!400 = !DILocation(line: 180, column: 1, scope: !343)
!401 = distinct !DISubprogram(name: "look_back_by_words", scope: !7, file: !7, line: 206, type: !16, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!402 = !DILocation(line: 206, column: 40, scope: !401)
!403 = !{!404, !404, i64 0}
!404 = !{!"long long", !12, i64 0}
!405 = distinct !{!405, !402, !402, !42, !43}
!406 = distinct !{!406, !402, !402, !42, !43}
!407 = distinct !{!407, !402, !402, !42, !43}
!408 = !DILocation(line: 206, column: 61, scope: !401)
!409 = distinct !DISubprogram(name: "look_back_without_fences", scope: !7, file: !7, line: 208, type: !16, scopeLine: 208, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!410 = !DILocation(line: 208, column: 46, scope: !409)
!411 = !DILocation(line: 208, column: 72, scope: !409)
!412 = distinct !{!412, !410, !410, !42, !43}
!413 = distinct !{!413, !410, !410, !42, !43}
!414 = distinct !{!414, !410, !410, !42, !43}
!415 = !DILocation(line: 208, column: 91, scope: !409)
!416 = distinct !DISubprogram(name: "grid_lock", scope: !7, file: !7, line: 210, type: !16, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!417 = !DILocation(line: 211, column: 5, scope: !416)
!418 = !DILocation(line: 211, column: 10, scope: !416)
!419 = !DILocation(line: 212, column: 46, scope: !416)
!420 = !DILocation(line: 212, column: 52, scope: !416)
!421 = !DILocation(line: 0, scope: !416)
!422 = !DILocation(line: 212, column: 17, scope: !416)
!423 = !DILocation(line: 213, column: 9, scope: !416)
!424 = !DILocation(line: 214, column: 5, scope: !416)
!425 = !DILocation(line: 214, column: 12, scope: !416)
!426 = distinct !{!426, !424, !427, !42, !43}
!427 = !DILocation(line: 214, column: 34, scope: !416)
!428 = !DILocation(line: 215, column: 12, scope: !416)
!429 = !DILocation(line: 216, column: 17, scope: !416)
!430 = !DILocation(line: 216, column: 5, scope: !416)
!431 = !DILocation(line: 216, column: 22, scope: !416)
!432 = !DILocation(line: 217, column: 12, scope: !416)
!433 = !DILocation(line: 217, column: 29, scope: !416)
!434 = !DILocation(line: 218, column: 1, scope: !416)
!435 = distinct !DISubprogram(name: "grid_lock_by_compare", scope: !7, file: !7, line: 220, type: !16, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!436 = !DILocation(line: 221, column: 5, scope: !435)
!437 = !DILocation(line: 221, column: 10, scope: !435)
!438 = !DILocation(line: 222, column: 46, scope: !435)
!439 = !DILocation(line: 222, column: 52, scope: !435)
!440 = !DILocation(line: 0, scope: !435)
!441 = !DILocation(line: 222, column: 17, scope: !435)
!442 = !DILocation(line: 223, column: 9, scope: !435)
!443 = !DILocation(line: 224, column: 5, scope: !435)
!444 = !DILocation(line: 224, column: 12, scope: !435)
!445 = distinct !{!445, !443, !446, !42, !43}
!446 = !DILocation(line: 224, column: 36, scope: !435)
!447 = !DILocation(line: 225, column: 12, scope: !435)
!448 = !DILocation(line: 226, column: 17, scope: !435)
!449 = !DILocation(line: 226, column: 5, scope: !435)
!450 = !DILocation(line: 226, column: 22, scope: !435)
!451 = !DILocation(line: 227, column: 5, scope: !435)
!452 = !DILocation(line: 228, column: 5, scope: !435)
!453 = !DILocation(line: 229, column: 1, scope: !435)
!454 = distinct !DISubprogram(name: "grid_unlock_volatile", scope: !7, file: !7, line: 230, type: !16, scopeLine: 230, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!455 = !DILocation(line: 231, column: 5, scope: !454)
!456 = !DILocation(line: 231, column: 10, scope: !454)
!457 = !DILocation(line: 232, column: 46, scope: !454)
!458 = !DILocation(line: 232, column: 52, scope: !454)
!459 = !DILocation(line: 0, scope: !454)
!460 = !DILocation(line: 232, column: 17, scope: !454)
!461 = !DILocation(line: 233, column: 9, scope: !454)
!462 = !DILocation(line: 234, column: 5, scope: !454)
!463 = !DILocation(line: 234, column: 12, scope: !454)
!464 = distinct !{!464, !462, !465, !42, !43}
!465 = !DILocation(line: 234, column: 34, scope: !454)
!466 = !DILocation(line: 235, column: 5, scope: !454)
!467 = !DILocation(line: 236, column: 17, scope: !454)
!468 = !DILocation(line: 236, column: 5, scope: !454)
!469 = !DILocation(line: 236, column: 22, scope: !454)
!470 = !DILocation(line: 237, column: 5, scope: !454)
!471 = !DILocation(line: 238, column: 12, scope: !454)
!472 = !DILocation(line: 239, column: 1, scope: !454)
!473 = distinct !DISubprogram(name: "grid_lock_tried", scope: !7, file: !7, line: 241, type: !16, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!474 = !DILocation(line: 242, column: 5, scope: !473)
!475 = !DILocation(line: 242, column: 10, scope: !473)
!476 = !DILocation(line: 243, column: 46, scope: !473)
!477 = !DILocation(line: 243, column: 52, scope: !473)
!478 = !DILocation(line: 0, scope: !473)
!479 = !DILocation(line: 243, column: 17, scope: !473)
!480 = !DILocation(line: 244, column: 9, scope: !473)
!481 = !DILocation(line: 245, column: 12, scope: !473)
!482 = !DILocation(line: 245, column: 19, scope: !473)
!483 = distinct !{!483, !481, !484, !42, !43}
!484 = !DILocation(line: 245, column: 41, scope: !473)
!485 = !DILocation(line: 247, column: 5, scope: !473)
!486 = !DILocation(line: 248, column: 5, scope: !473)
!487 = !DILocation(line: 249, column: 5, scope: !473)
!488 = !DILocation(line: 250, column: 5, scope: !473)
!489 = !DILocation(line: 251, column: 1, scope: !473)
!490 = distinct !DISubprogram(name: "grid_unlocked_by_another", scope: !7, file: !7, line: 253, type: !16, scopeLine: 253, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!491 = !DILocation(line: 254, column: 5, scope: !490)
!492 = !DILocation(line: 254, column: 10, scope: !490)
!493 = !DILocation(line: 255, column: 46, scope: !490)
!494 = !DILocation(line: 255, column: 52, scope: !490)
!495 = !DILocation(line: 0, scope: !490)
!496 = !DILocation(line: 255, column: 17, scope: !490)
!497 = !DILocation(line: 256, column: 11, scope: !490)
!498 = !DILocation(line: 257, column: 9, scope: !490)
!499 = !DILocation(line: 257, column: 16, scope: !490)
!500 = distinct !{!500, !498, !501, !42, !43}
!501 = !DILocation(line: 257, column: 38, scope: !490)
!502 = !DILocation(line: 258, column: 9, scope: !490)
!503 = !DILocation(line: 259, column: 5, scope: !490)
!504 = !DILocation(line: 260, column: 5, scope: !490)
!505 = !DILocation(line: 261, column: 17, scope: !490)
!506 = !DILocation(line: 261, column: 51, scope: !490)
!507 = !DILocation(line: 261, column: 28, scope: !490)
!508 = !DILocation(line: 261, column: 42, scope: !490)
!509 = !DILocation(line: 262, column: 5, scope: !490)
!510 = !DILocation(line: 263, column: 11, scope: !490)
!511 = !DILocation(line: 264, column: 9, scope: !490)
!512 = !DILocation(line: 265, column: 20, scope: !490)
!513 = !DILocation(line: 265, column: 9, scope: !490)
!514 = !DILocation(line: 266, column: 5, scope: !490)
!515 = !DILocation(line: 267, column: 1, scope: !490)
!516 = distinct !DISubprogram(name: "shared_lock", scope: !7, file: !7, line: 268, type: !16, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!517 = !DILocation(line: 270, column: 5, scope: !516)
!518 = !DILocation(line: 270, column: 10, scope: !516)
!519 = !DILocation(line: 271, column: 11, scope: !516)
!520 = !DILocation(line: 271, column: 16, scope: !516)
!521 = !DILocation(line: 271, column: 24, scope: !516)
!522 = !DILocation(line: 272, column: 11, scope: !516)
!523 = !DILocation(line: 272, column: 22, scope: !516)
!524 = !DILocation(line: 272, column: 17, scope: !516)
!525 = !DILocation(line: 273, column: 5, scope: !516)
!526 = !DILocation(line: 274, column: 11, scope: !516)
!527 = !DILocation(line: 275, column: 16, scope: !516)
!528 = !DILocation(line: 275, column: 9, scope: !516)
!529 = distinct !{!529, !528, !530, !42, !43}
!530 = !DILocation(line: 275, column: 39, scope: !516)
!531 = !DILocation(line: 276, column: 16, scope: !516)
!532 = !DILocation(line: 277, column: 28, scope: !516)
!533 = !DILocation(line: 277, column: 20, scope: !516)
!534 = !DILocation(line: 277, column: 9, scope: !516)
!535 = !DILocation(line: 277, column: 25, scope: !516)
!536 = !DILocation(line: 278, column: 16, scope: !516)
!537 = !DILocation(line: 279, column: 16, scope: !516)
!538 = !DILocation(line: 280, column: 5, scope: !516)
!539 = !DILocation(line: 281, column: 5, scope: !516)
!540 = !DILocation(line: 282, column: 11, scope: !516)
!541 = !DILocation(line: 282, column: 30, scope: !516)
!542 = !DILocation(line: 282, column: 36, scope: !516)
!543 = !DILocation(line: 282, column: 25, scope: !516)
!544 = !DILocation(line: 282, column: 16, scope: !516)
!545 = !DILocation(line: 282, column: 23, scope: !516)
!546 = !DILocation(line: 283, column: 1, scope: !516)
!547 = distinct !DISubprogram(name: "exchanged_until_done", scope: !7, file: !7, line: 285, type: !16, scopeLine: 285, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!548 = !DILocation(line: 286, column: 5, scope: !547)
!549 = !DILocation(line: 286, column: 10, scope: !547)
!550 = !DILocation(line: 288, column: 15, scope: !547)
!551 = !DILocation(line: 289, column: 5, scope: !547)
!552 = !DILocation(line: 291, column: 48, scope: !547)
!553 = !DILocation(line: 291, column: 38, scope: !547)
!554 = !DILocation(line: 291, column: 15, scope: !547)
!555 = !DILocation(line: 289, column: 16, scope: !547)
!556 = distinct !{!556, !551, !557, !42, !43}
!557 = !DILocation(line: 292, column: 5, scope: !547)
!558 = !DILocation(line: 293, column: 1, scope: !547)
!559 = distinct !DISubprogram(name: "offer_within_block", scope: !7, file: !7, line: 295, type: !16, scopeLine: 295, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!560 = !DILocation(line: 297, column: 5, scope: !559)
!561 = !DILocation(line: 297, column: 10, scope: !559)
!562 = !DILocation(line: 298, column: 9, scope: !559)
!563 = !DILocation(line: 298, column: 14, scope: !559)
!564 = !DILocation(line: 298, column: 25, scope: !559)
!565 = !DILocation(line: 298, column: 20, scope: !559)
!566 = !DILocation(line: 298, column: 31, scope: !559)
!567 = !DILocation(line: 299, column: 5, scope: !559)
!568 = !DILocation(line: 300, column: 17, scope: !559)
!569 = !DILocation(line: 300, column: 22, scope: !559)
!570 = !DILocation(line: 300, column: 46, scope: !559)
!571 = !DILocation(line: 300, column: 59, scope: !559)
!572 = !DILocation(line: 300, column: 51, scope: !559)
!573 = !DILocation(line: 301, column: 14, scope: !559)
!574 = !DILocation(line: 302, column: 22, scope: !559)
!575 = !DILocation(line: 302, column: 34, scope: !559)
!576 = !DILocation(line: 302, column: 30, scope: !559)
!577 = !DILocation(line: 302, column: 9, scope: !559)
!578 = !DILocation(line: 302, column: 20, scope: !559)
!579 = !DILocation(line: 303, column: 16, scope: !559)
!580 = !DILocation(line: 304, column: 9, scope: !559)
!581 = !DILocation(line: 305, column: 21, scope: !559)
!582 = !DILocation(line: 306, column: 16, scope: !559)
!583 = !DILocation(line: 307, column: 17, scope: !559)
!584 = !DILocation(line: 307, column: 25, scope: !559)
!585 = !DILocation(line: 307, column: 45, scope: !559)
!586 = !DILocation(line: 307, column: 39, scope: !559)
!587 = !DILocation(line: 307, column: 55, scope: !559)
!588 = !DILocation(line: 307, column: 51, scope: !559)
!589 = !DILocation(line: 0, scope: !559)
!590 = !DILocation(line: 309, column: 13, scope: !559)
!591 = !DILocation(line: 310, column: 11, scope: !559)
!592 = !DILocation(line: 310, column: 25, scope: !559)
!593 = !DILocation(line: 310, column: 31, scope: !559)
!594 = !DILocation(line: 310, column: 16, scope: !559)
!595 = !DILocation(line: 310, column: 23, scope: !559)
!596 = !DILocation(line: 311, column: 1, scope: !559)
!597 = distinct !DISubprogram(name: "warp_waits_for_warp", scope: !7, file: !7, line: 313, type: !16, scopeLine: 313, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!598 = !DILocation(line: 315, column: 5, scope: !597)
!599 = !DILocation(line: 315, column: 10, scope: !597)
!600 = !DILocation(line: 316, column: 11, scope: !597)
!601 = !DILocation(line: 316, column: 22, scope: !597)
!602 = !DILocation(line: 316, column: 17, scope: !597)
!603 = !DILocation(line: 317, column: 5, scope: !597)
!604 = !DILocation(line: 318, column: 11, scope: !597)
!605 = !DILocation(line: 319, column: 20, scope: !597)
!606 = !DILocation(line: 319, column: 16, scope: !597)
!607 = !DILocation(line: 319, column: 14, scope: !597)
!608 = !DILocation(line: 320, column: 16, scope: !597)
!609 = !DILocation(line: 320, column: 33, scope: !597)
!610 = !DILocation(line: 321, column: 5, scope: !597)
!611 = !DILocation(line: 321, column: 18, scope: !597)
!612 = !DILocation(line: 322, column: 24, scope: !597)
!613 = !DILocation(line: 322, column: 16, scope: !597)
!614 = distinct !{!614, !613, !615, !42, !43}
!615 = !DILocation(line: 322, column: 38, scope: !597)
!616 = !DILocation(line: 322, column: 40, scope: !597)
!617 = !DILocation(line: 324, column: 15, scope: !597)
!618 = !DILocation(line: 324, column: 29, scope: !597)
!619 = !DILocation(line: 324, column: 36, scope: !597)
!620 = !DILocation(line: 324, column: 34, scope: !597)
!621 = !DILocation(line: 324, column: 20, scope: !597)
!622 = !DILocation(line: 324, column: 27, scope: !597)
!623 = !DILocation(line: 326, column: 11, scope: !597)
!624 = !DILocation(line: 326, column: 16, scope: !597)
!625 = !DILocation(line: 326, column: 35, scope: !597)
!626 = !DILocation(line: 326, column: 26, scope: !597)
!627 = !DILocation(line: 326, column: 33, scope: !597)
!628 = !DILocation(line: 327, column: 1, scope: !597)
!629 = distinct !DISubprogram(name: "store_buffering_done_right", scope: !7, file: !7, line: 329, type: !16, scopeLine: 329, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!630 = !DILocation(line: 331, column: 5, scope: !629)
!631 = !DILocation(line: 331, column: 10, scope: !629)
!632 = !DILocation(line: 332, column: 41, scope: !629)
!633 = !DILocation(line: 333, column: 11, scope: !629)
!634 = !DILocation(line: 334, column: 9, scope: !629)
!635 = !DILocation(line: 335, column: 16, scope: !629)
!636 = !DILocation(line: 336, column: 30, scope: !629)
!637 = !DILocation(line: 336, column: 22, scope: !629)
!638 = !DILocation(line: 336, column: 40, scope: !629)
!639 = !DILocation(line: 336, column: 43, scope: !629)
!640 = !DILocation(line: 336, column: 16, scope: !629)
!641 = !DILocation(line: 336, column: 14, scope: !629)
!642 = !DILocation(line: 337, column: 5, scope: !629)
!643 = !DILocation(line: 338, column: 5, scope: !629)
!644 = !DILocation(line: 339, column: 30, scope: !629)
!645 = !DILocation(line: 339, column: 35, scope: !629)
!646 = !DILocation(line: 339, column: 72, scope: !629)
!647 = !DILocation(line: 339, column: 77, scope: !629)
!648 = !DILocation(line: 339, column: 40, scope: !629)
!649 = !DILocation(line: 339, column: 45, scope: !629)
!650 = !DILocation(line: 341, column: 1, scope: !629)
!651 = !DILocation(line: 340, column: 24, scope: !629)
!652 = !DILocation(line: 340, column: 33, scope: !629)
!653 = !DILocation(line: 340, column: 29, scope: !629)
!654 = !DILocation(line: 340, column: 9, scope: !629)
!655 = !DILocation(line: 339, column: 85, scope: !629)
!656 = distinct !{!656, !657, !658, !42, !43}
!657 = !DILocation(line: 339, column: 5, scope: !629)
!658 = !DILocation(line: 340, column: 39, scope: !629)
