; Made from honest_warps.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ18syncwarp_is_enoughE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ16warp_sum_in_stepE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ20syncwarp_of_own_halfE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ20syncwarp_of_a_branchE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ27syncwarp_without_the_exitedE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ24histogram_of_block_scopeE4bins = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ27barriers_that_order_nothingE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ22barrier_of_two_buffersE4held = internal unnamed_addr addrspace(3) global [2 x [64 x i32]] undef, align 4
@_ZZ15barrier_by_voteE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ20barrier_of_two_warpsE4held = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ14writer_arrivesE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ21handed_back_and_forthE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ22barrier_of_who_is_leftE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ14copied_in_timeE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 4
@_ZZ18copied_for_oneselfE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ14copied_by_rowsE4rows = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ14copied_nothingE4rows = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ16any_lane_will_doE5found = internal addrspace(3) global [2 x i32] undef, align 4
@_ZZ23fence_and_flag_of_lanesE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ23fence_and_flag_of_lanesE4flag = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ19lane_waits_for_laneE4sums = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ19lane_waits_for_laneE4flag = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @syncwarp_is_enough(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp slt i32 %10, %4, !dbg !19
  br i1 %11, label %12, label %17, !dbg !19

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !19
  %13 = sext i32 %10 to i64, !dbg !20
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !20
  %15 = load i32, ptr %14, align 4, !dbg !20, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #11, !dbg !21
  br label %17, !dbg !22

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !22
  %19 = zext nneg i32 %9 to i64, !dbg !23
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18syncwarp_is_enoughE4held to ptr), i64 %19, !dbg !23
  store i32 %18, ptr %20, align 4, !dbg !24, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  br i1 %11, label %21, label %28, !dbg !26

21:                                               ; preds = %17
  %22 = xor i32 %9, 1, !dbg !27
  %23 = zext nneg i32 %22 to i64, !dbg !28
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18syncwarp_is_enoughE4held to ptr), i64 %23, !dbg !28
  %25 = load i32, ptr %24, align 4, !dbg !28, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !29
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !29
  store i32 %25, ptr %27, align 4, !dbg !30, !tbaa !10
  br label %28, !dbg !29

28:                                               ; preds = %21, %17
  ret void, !dbg !31
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc void @_ZL5wasteiPi(i32 noundef %0, ptr noundef writeonly captures(none) %1) unnamed_addr #1 !dbg !32 {
  br label %5, !dbg !34

3:                                                ; preds = %5
  %4 = icmp eq i32 %9, 1592614637, !dbg !35
  br i1 %4, label %12, label %13, !dbg !35

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ]
  %7 = phi i32 [ %0, %2 ], [ %9, %5 ]
  %8 = add nsw i32 %6, %7, !dbg !36
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #11, !dbg !37
  %10 = add nuw nsw i32 %6, 1, !dbg !38
  %11 = icmp eq i32 %10, 4, !dbg !39
  br i1 %11, label %3, label %5, !dbg !34, !llvm.loop !40

12:                                               ; preds = %3
  store i32 1592614637, ptr %1, align 4, !dbg !44, !tbaa !10
  br label %13, !dbg !45

13:                                               ; preds = %12, %3
  ret void, !dbg !46
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !47 {
  br label %3, !dbg !48

2:                                                ; preds = %3
  ret i32 %12, !dbg !49

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !50
  %7 = xor i32 %6, %5, !dbg !51
  %8 = lshr i32 %7, 17, !dbg !52
  %9 = xor i32 %8, %7, !dbg !53
  %10 = shl i32 %9, 5, !dbg !54
  %11 = xor i32 %10, %9, !dbg !55
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #11, !dbg !56, !srcloc !57
  %13 = add nuw nsw i32 %4, 1, !dbg !58
  %14 = icmp eq i32 %13, 6, !dbg !59
  br i1 %14, label %2, label %3, !dbg !48, !llvm.loop !60
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_sum_in_step(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !62 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !63
  %8 = mul i32 %6, %7, !dbg !63
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %10 = add i32 %8, %9, !dbg !63
  %11 = icmp slt i32 %10, %4, !dbg !64
  br i1 %11, label %12, label %16, !dbg !64

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !64
  %13 = sext i32 %10 to i64, !dbg !65
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !65
  %15 = load i32, ptr %14, align 4, !dbg !65, !tbaa !10
  br label %16, !dbg !66

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !66
  %18 = zext nneg i32 %9 to i64, !dbg !67
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_sum_in_stepE4held to ptr), i64 %18, !dbg !67
  store i32 %17, ptr %19, align 4, !dbg !68, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %20 = and i32 %9, 31
  br label %22, !dbg !70

21:                                               ; preds = %32
  br i1 %11, label %35, label %42, !dbg !71

22:                                               ; preds = %16, %32
  %23 = phi i32 [ 16, %16 ], [ %33, %32 ]
  %24 = icmp samesign ult i32 %20, %23, !dbg !72
  br i1 %24, label %25, label %32, !dbg !72

25:                                               ; preds = %22
  %26 = add nuw nsw i32 %23, %9, !dbg !73
  %27 = zext nneg i32 %26 to i64, !dbg !74
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_sum_in_stepE4held to ptr), i64 %27, !dbg !74
  %29 = load i32, ptr %28, align 4, !dbg !74, !tbaa !10
  %30 = load i32, ptr %19, align 4, !dbg !75, !tbaa !10
  %31 = add nsw i32 %30, %29, !dbg !75
  store i32 %31, ptr %19, align 4, !dbg !75, !tbaa !10
  br label %32, !dbg !76

32:                                               ; preds = %25, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !77
  %33 = lshr i32 %23, 1, !dbg !78
  %34 = icmp eq i32 %33, 0, !dbg !79
  br i1 %34, label %21, label %22, !dbg !70, !llvm.loop !80

35:                                               ; preds = %21
  %36 = and i32 %9, 32, !dbg !82
  %37 = zext nneg i32 %36 to i64, !dbg !83
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_sum_in_stepE4held to ptr), i64 %37, !dbg !83
  %39 = load i32, ptr %38, align 4, !dbg !83, !tbaa !10
  %40 = sext i32 %10 to i64, !dbg !84
  %41 = getelementptr inbounds i32, ptr %1, i64 %40, !dbg !84
  store i32 %39, ptr %41, align 4, !dbg !85, !tbaa !10
  br label %42, !dbg !84

42:                                               ; preds = %35, %21
  ret void, !dbg !86
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @syncwarp_of_own_half(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !87 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88
  %8 = mul i32 %6, %7, !dbg !88
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %10 = add i32 %8, %9, !dbg !88
  %11 = icmp slt i32 %10, %4, !dbg !89
  br i1 %11, label %12, label %17, !dbg !89

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !89
  %13 = sext i32 %10 to i64, !dbg !90
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !90
  %15 = load i32, ptr %14, align 4, !dbg !90, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #11, !dbg !91
  br label %17, !dbg !92

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !92
  %19 = zext nneg i32 %9 to i64, !dbg !93
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20syncwarp_of_own_halfE4held to ptr), i64 %19, !dbg !93
  store i32 %18, ptr %20, align 4, !dbg !94, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !95
  br i1 %11, label %21, label %28, !dbg !96

21:                                               ; preds = %17
  %22 = xor i32 %9, 8, !dbg !97
  %23 = zext nneg i32 %22 to i64, !dbg !98
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20syncwarp_of_own_halfE4held to ptr), i64 %23, !dbg !98
  %25 = load i32, ptr %24, align 4, !dbg !98, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !99
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !99
  store i32 %25, ptr %27, align 4, !dbg !100, !tbaa !10
  br label %28, !dbg !99

28:                                               ; preds = %21, %17
  ret void, !dbg !101
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @syncwarp_of_a_branch(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !dbg !102 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !103
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !103
  %8 = mul i32 %6, %7, !dbg !103
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !103
  %10 = add i32 %8, %9, !dbg !103
  %11 = icmp slt i32 %10, %4, !dbg !104
  br i1 %11, label %12, label %16, !dbg !104

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !104
  %13 = sext i32 %10 to i64, !dbg !105
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !105
  %15 = load i32, ptr %14, align 4, !dbg !105, !tbaa !10
  br label %16, !dbg !106

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !106
  %18 = icmp sgt i32 %17, 0, !dbg !107
  %19 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !108
  %20 = zext nneg i32 %9 to i64, !dbg !109
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20syncwarp_of_a_branchE4held to ptr), i64 %20, !dbg !109
  store i32 %17, ptr %21, align 4, !dbg !110, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !111
  br i1 %18, label %22, label %33, !dbg !112

22:                                               ; preds = %16
  %23 = and i32 %9, 32, !dbg !113
  %24 = tail call i32 @llvm.bitreverse.i32(i32 %19), !dbg !114
  %25 = tail call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %24) #12, !dbg !114, !srcloc !115
  %26 = or disjoint i32 %23, 1, !dbg !114
  %27 = add i32 %26, %25, !dbg !116
  %28 = sext i32 %27 to i64, !dbg !117
  %29 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20syncwarp_of_a_branchE4held to ptr), i64 %28, !dbg !117
  %30 = getelementptr i8, ptr %29, i64 -4, !dbg !117
  %31 = load i32, ptr %30, align 4, !dbg !117, !tbaa !10
  %32 = add nsw i32 %31, %17, !dbg !118
  br label %33, !dbg !119

33:                                               ; preds = %22, %16
  %34 = phi i32 [ %32, %22 ], [ %17, %16 ], !dbg !120
  br i1 %11, label %35, label %38, !dbg !121

35:                                               ; preds = %33
  %36 = sext i32 %10 to i64, !dbg !122
  %37 = getelementptr inbounds i32, ptr %1, i64 %36, !dbg !122
  store i32 %34, ptr %37, align 4, !dbg !123, !tbaa !10
  br label %38, !dbg !122

38:                                               ; preds = %35, %33
  ret void, !dbg !124
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @syncwarp_without_the_exited(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !125 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !126
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126
  %8 = mul i32 %6, %7, !dbg !126
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !126
  %10 = add i32 %8, %9, !dbg !126
  %11 = icmp slt i32 %10, %4, !dbg !127
  br i1 %11, label %12, label %17, !dbg !127

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !127
  %13 = sext i32 %10 to i64, !dbg !128
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !128
  %15 = load i32, ptr %14, align 4, !dbg !128, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #11, !dbg !129
  br label %17, !dbg !130

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !130
  %19 = zext nneg i32 %9 to i64, !dbg !131
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27syncwarp_without_the_exitedE4held to ptr), i64 %19, !dbg !131
  store i32 %18, ptr %20, align 4, !dbg !132, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !133
  br i1 %11, label %21, label %28, !dbg !134

21:                                               ; preds = %17
  %22 = and i32 %9, 1022, !dbg !135
  %23 = zext nneg i32 %22 to i64, !dbg !136
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27syncwarp_without_the_exitedE4held to ptr), i64 %23, !dbg !136
  %25 = load i32, ptr %24, align 4, !dbg !136, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !137
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !137
  store i32 %25, ptr %27, align 4, !dbg !138, !tbaa !10
  br label %28, !dbg !139

28:                                               ; preds = %17, %21
  ret void, !dbg !139
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @aggregated(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !140 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !141
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !141
  %7 = mul i32 %5, %6, !dbg !141
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !141
  %9 = add i32 %7, %8, !dbg !141
  %10 = icmp slt i32 %9, %3, !dbg !142
  br i1 %10, label %11, label %18, !dbg !142

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #11, !dbg !142
  %12 = sext i32 %9 to i64, !dbg !143
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !143
  %14 = load i32, ptr %13, align 4, !dbg !143, !tbaa !10
  %15 = icmp slt i32 %14, 1, !dbg !144
  br i1 %15, label %18, label %16, !dbg !145

16:                                               ; preds = %11
  %17 = atomicrmw add ptr %1, i32 1 seq_cst, align 4, !dbg !146
  br label %18, !dbg !147

18:                                               ; preds = %4, %11, %16
  ret void, !dbg !147
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @aggregated_with_places(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !148 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !149
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !149
  %7 = mul i32 %5, %6, !dbg !149
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !149
  %9 = add i32 %7, %8, !dbg !149
  %10 = icmp slt i32 %9, %3, !dbg !150
  br i1 %10, label %11, label %23, !dbg !150

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #11, !dbg !150
  %12 = sext i32 %9 to i64, !dbg !151
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !151
  %14 = load i32, ptr %13, align 4, !dbg !151, !tbaa !10
  %15 = icmp slt i32 %14, 1, !dbg !152
  br i1 %15, label %23, label %16, !dbg !153

16:                                               ; preds = %11
  %17 = atomicrmw add ptr %2, i32 1 seq_cst, align 4, !dbg !154
  %18 = load i32, ptr %13, align 4, !dbg !155, !tbaa !10
  %19 = mul nsw i32 %18, 5, !dbg !156
  %20 = atomicrmw xor ptr %1, i32 %19 seq_cst, align 4, !dbg !157
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !158
  %22 = atomicrmw max ptr %21, i32 %17 seq_cst, align 4, !dbg !159
  br label %23, !dbg !160

23:                                               ; preds = %4, %11, %16
  ret void, !dbg !160
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @aggregated_by_value(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !161 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !162
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !162
  %7 = mul i32 %5, %6, !dbg !162
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !162
  %9 = add i32 %7, %8, !dbg !162
  %10 = icmp slt i32 %9, %3, !dbg !163
  br i1 %10, label %11, label %19, !dbg !163

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #11, !dbg !163
  %12 = sext i32 %9 to i64, !dbg !164
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !164
  %14 = load i32, ptr %13, align 4, !dbg !164, !tbaa !10
  %15 = and i32 %14, 7, !dbg !165
  %16 = zext nneg i32 %15 to i64, !dbg !166
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16, !dbg !166
  %18 = atomicrmw add ptr %17, i32 1 seq_cst, align 4, !dbg !167
  br label %19, !dbg !168

19:                                               ; preds = %4, %11
  ret void, !dbg !168
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram_of_block_scope(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !169 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !170
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !170
  %8 = mul i32 %6, %7, !dbg !170
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !170
  %10 = add i32 %8, %9, !dbg !170
  %11 = icmp slt i32 %10, %4, !dbg !171
  br i1 %11, label %12, label %13, !dbg !171

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !171
  br label %13, !dbg !171

13:                                               ; preds = %12, %5
  %14 = icmp samesign ult i32 %9, 8, !dbg !172
  br i1 %14, label %15, label %18, !dbg !172

15:                                               ; preds = %13
  %16 = zext nneg i32 %9 to i64, !dbg !173
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24histogram_of_block_scopeE4bins to ptr), i64 %16, !dbg !173
  store i32 0, ptr %17, align 4, !dbg !174, !tbaa !10
  br label %18, !dbg !173

18:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !175
  br i1 %11, label %19, label %27, !dbg !176

19:                                               ; preds = %18
  %20 = sext i32 %10 to i64, !dbg !177
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !177
  %22 = load i32, ptr %21, align 4, !dbg !177, !tbaa !10
  %23 = and i32 %22, 7, !dbg !178
  %24 = zext nneg i32 %23 to i64, !dbg !179
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24histogram_of_block_scopeE4bins to ptr), i64 %24, !dbg !179
  %26 = atomicrmw add ptr %25, i32 1 seq_cst, align 4, !dbg !180
  br label %27, !dbg !180

27:                                               ; preds = %19, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !181
  br i1 %11, label %28, label %37, !dbg !182

28:                                               ; preds = %27
  %29 = sext i32 %10 to i64, !dbg !183
  %30 = getelementptr inbounds i32, ptr %0, i64 %29, !dbg !183
  %31 = load i32, ptr %30, align 4, !dbg !183, !tbaa !10
  %32 = and i32 %31, 7, !dbg !184
  %33 = zext nneg i32 %32 to i64, !dbg !185
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24histogram_of_block_scopeE4bins to ptr), i64 %33, !dbg !185
  %35 = load i32, ptr %34, align 4, !dbg !185, !tbaa !10
  %36 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !186
  store i32 %35, ptr %36, align 4, !dbg !187, !tbaa !10
  br label %37, !dbg !186

37:                                               ; preds = %28, %27
  ret void, !dbg !188
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram_in_two_steps(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !189 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !190
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !190
  %7 = mul i32 %5, %6, !dbg !190
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !190
  %9 = add i32 %7, %8, !dbg !190
  %10 = icmp slt i32 %9, %3, !dbg !191
  br i1 %10, label %11, label %19, !dbg !191

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #11, !dbg !191
  %12 = sext i32 %9 to i64, !dbg !192
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !192
  %14 = load i32, ptr %13, align 4, !dbg !192, !tbaa !10
  %15 = and i32 %14, 7, !dbg !193
  %16 = zext nneg i32 %15 to i64, !dbg !194
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16, !dbg !194
  %18 = atomicrmw add ptr %17, i32 1 seq_cst, align 4, !dbg !195
  br label %19, !dbg !195

19:                                               ; preds = %4, %11
  ret void, !dbg !196
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @shuffled_in_partial_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !dbg !197 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !198
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !198
  %8 = mul i32 %6, %7, !dbg !198
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !198
  %10 = add i32 %8, %9, !dbg !198
  %11 = icmp slt i32 %10, %4, !dbg !199
  br i1 %11, label %12, label %16, !dbg !199

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !199
  %13 = sext i32 %10 to i64, !dbg !200
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !200
  %15 = load i32, ptr %14, align 4, !dbg !200, !tbaa !10
  br label %16, !dbg !201

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ -1000, %5 ], !dbg !201
  %18 = and i32 %9, 31
  br label %25, !dbg !202

19:                                               ; preds = %25
  %20 = and i32 %9, 992, !dbg !203
  %21 = sub nsw i32 %7, %20, !dbg !204
  %22 = tail call noundef range(i32 -2147483648, 33) i32 @llvm.smin.i32(i32 %21, i32 32), !dbg !205
  %23 = add nsw i32 %22, -1, !dbg !206
  %24 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %31, i32 %23, i32 31), !dbg !207
  br i1 %11, label %34, label %40, !dbg !208

25:                                               ; preds = %16, %25
  %26 = phi i32 [ %17, %16 ], [ %31, %25 ]
  %27 = phi i32 [ 1, %16 ], [ %32, %25 ]
  %28 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %26, i32 %27, i32 0), !dbg !209
  %29 = icmp ult i32 %18, %27, !dbg !210
  %30 = tail call i32 @llvm.smax.i32(i32 %26, i32 %28)
  %31 = select i1 %29, i32 %26, i32 %30, !dbg !210
  %32 = shl i32 %27, 1, !dbg !211
  %33 = icmp slt i32 %32, 32, !dbg !212
  br i1 %33, label %25, label %19, !dbg !202, !llvm.loop !213

34:                                               ; preds = %19
  %35 = sext i32 %10 to i64, !dbg !215
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !215
  %37 = load i32, ptr %36, align 4, !dbg !215, !tbaa !10
  %38 = add nsw i32 %37, %24, !dbg !216
  %39 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !217
  store i32 %38, ptr %39, align 4, !dbg !218, !tbaa !10
  br label %40, !dbg !217

40:                                               ; preds = %34, %19
  ret void, !dbg !219
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @shuffled_among_some(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !dbg !220 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !221
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !221
  %8 = mul i32 %6, %7, !dbg !221
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !221
  %10 = add i32 %8, %9, !dbg !221
  %11 = icmp slt i32 %10, %4, !dbg !222
  br i1 %11, label %12, label %16, !dbg !222

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !222
  %13 = sext i32 %10 to i64, !dbg !223
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !223
  %15 = load i32, ptr %14, align 4, !dbg !223, !tbaa !10
  br label %16, !dbg !224

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !224
  %18 = icmp sgt i32 %17, 0, !dbg !225
  %19 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !226
  %20 = and i32 %9, 31, !dbg !227
  %21 = shl nsw i32 -1, %20, !dbg !228
  %22 = xor i32 %21, -1, !dbg !228
  %23 = and i32 %19, %22, !dbg !229
  %24 = icmp eq i32 %23, 0, !dbg !230
  %25 = tail call range(i32 1, 32) i32 @llvm.ctlz.i32(i32 range(i32 1, -2147483648) %23, i1 true), !dbg !230
  %26 = xor i32 %25, 31, !dbg !230
  %27 = select i1 %24, i32 %20, i32 %26, !dbg !230
  %28 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %17, i32 %27, i32 31), !dbg !231
  br i1 %11, label %29, label %34, !dbg !232

29:                                               ; preds = %16
  %30 = select i1 %18, i32 %28, i32 %17, !dbg !233
  %31 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %30) #11, !dbg !234
  %32 = sext i32 %10 to i64, !dbg !235
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !235
  store i32 %31, ptr %33, align 4, !dbg !236, !tbaa !10
  br label %34, !dbg !235

34:                                               ; preds = %29, %16
  ret void, !dbg !237
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scanned_with_segments(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !238 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !239
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !239
  %8 = mul i32 %6, %7, !dbg !239
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !239
  %10 = add i32 %8, %9, !dbg !239
  %11 = icmp slt i32 %10, %4, !dbg !240
  br i1 %11, label %12, label %16, !dbg !240

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !240
  %13 = sext i32 %10 to i64, !dbg !241
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !241
  %15 = load i32, ptr %14, align 4, !dbg !241, !tbaa !10
  br label %16, !dbg !242

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !242
  %18 = and i32 %9, 15
  br label %20, !dbg !243

19:                                               ; preds = %20
  br i1 %11, label %29, label %32, !dbg !244

20:                                               ; preds = %16, %20
  %21 = phi i32 [ %17, %16 ], [ %26, %20 ]
  %22 = phi i32 [ 1, %16 ], [ %27, %20 ]
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %21, i32 %22, i32 4096), !dbg !245
  %24 = icmp ult i32 %18, %22, !dbg !246
  %25 = select i1 %24, i32 0, i32 %23, !dbg !247
  %26 = add nsw i32 %25, %21, !dbg !248
  %27 = shl i32 %22, 1, !dbg !249
  %28 = icmp slt i32 %27, 16, !dbg !250
  br i1 %28, label %20, label %19, !dbg !243, !llvm.loop !251

29:                                               ; preds = %19
  %30 = sext i32 %10 to i64, !dbg !253
  %31 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !253
  store i32 %26, ptr %31, align 4, !dbg !254, !tbaa !10
  br label %32, !dbg !253

32:                                               ; preds = %29, %19
  ret void, !dbg !255
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @voted_without_the_exited(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !dbg !256 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !257
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !257
  %8 = mul i32 %6, %7, !dbg !257
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !257
  %10 = add i32 %8, %9, !dbg !257
  %11 = icmp slt i32 %10, %4, !dbg !258
  br i1 %11, label %12, label %17, !dbg !258

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !258
  %13 = sext i32 %10 to i64, !dbg !259
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !259
  %15 = load i32, ptr %14, align 4, !dbg !259, !tbaa !10
  %16 = icmp sgt i32 %15, 0, !dbg !260
  br label %17

17:                                               ; preds = %5, %12
  %18 = phi i1 [ false, %5 ], [ %16, %12 ], !dbg !261
  %19 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !262
  br i1 %11, label %20, label %24, !dbg !263

20:                                               ; preds = %17
  %21 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %19), !dbg !264
  %22 = sext i32 %10 to i64, !dbg !265
  %23 = getelementptr inbounds i32, ptr %1, i64 %22, !dbg !265
  store i32 %21, ptr %23, align 4, !dbg !266, !tbaa !10
  br label %24, !dbg !265

24:                                               ; preds = %20, %17
  ret void, !dbg !267
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barriers_that_order_nothing(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !268 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !269
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !269
  %8 = mul i32 %6, %7, !dbg !269
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !269
  %10 = add i32 %8, %9, !dbg !269
  %11 = icmp slt i32 %10, %4, !dbg !270
  br i1 %11, label %12, label %16, !dbg !270

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !270
  %13 = sext i32 %10 to i64, !dbg !271
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !271
  %15 = load i32, ptr %14, align 4, !dbg !271, !tbaa !10
  br label %16, !dbg !272

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !272
  %18 = zext nneg i32 %9 to i64, !dbg !273
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27barriers_that_order_nothingE4held to ptr), i64 %18, !dbg !273
  store i32 %17, ptr %19, align 4, !dbg !274, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !275
  %20 = load i32, ptr %19, align 4, !dbg !276, !tbaa !10
  %21 = mul nsw i32 %20, 3, !dbg !277
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !278
  %22 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %21) #11, !dbg !279
  store i32 %22, ptr %19, align 4, !dbg !280, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !281
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !282
  br i1 %11, label %23, label %30, !dbg !283

23:                                               ; preds = %16
  %24 = sub nsw i32 63, %9, !dbg !284
  %25 = sext i32 %24 to i64, !dbg !285
  %26 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27barriers_that_order_nothingE4held to ptr), i64 %25, !dbg !285
  %27 = load i32, ptr %26, align 4, !dbg !285, !tbaa !10
  %28 = sext i32 %10 to i64, !dbg !286
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !286
  store i32 %27, ptr %29, align 4, !dbg !287, !tbaa !10
  br label %30, !dbg !286

30:                                               ; preds = %23, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !288
  ret void, !dbg !289
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_of_two_buffers(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !290 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !291
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !291
  %8 = mul i32 %6, %7, !dbg !291
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !291
  %10 = add i32 %8, %9, !dbg !291
  %11 = icmp slt i32 %10, %4, !dbg !292
  br i1 %11, label %12, label %16, !dbg !292

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !292
  %13 = sext i32 %10 to i64, !dbg !293
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !293
  %15 = load i32, ptr %14, align 4, !dbg !293, !tbaa !10
  br label %16, !dbg !294

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !294
  %18 = zext nneg i32 %9 to i64
  %19 = sub nsw i32 63, %9
  %20 = sext i32 %19 to i64
  br label %22, !dbg !295

21:                                               ; preds = %22
  br i1 %11, label %35, label %38, !dbg !296

22:                                               ; preds = %16, %22
  %23 = phi i32 [ 0, %16 ], [ %33, %22 ]
  %24 = phi i32 [ %17, %16 ], [ %32, %22 ]
  %25 = and i32 %23, 1, !dbg !297
  %26 = zext nneg i32 %25 to i64, !dbg !298
  %27 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ22barrier_of_two_buffersE4held to ptr), i64 %26, !dbg !298
  %28 = getelementptr inbounds nuw i32, ptr %27, i64 %18, !dbg !298
  store i32 %24, ptr %28, align 4, !dbg !299, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !300
  %29 = mul nsw i32 %24, 3, !dbg !301
  %30 = getelementptr inbounds i32, ptr %27, i64 %20, !dbg !302
  %31 = load i32, ptr %30, align 4, !dbg !302, !tbaa !10
  %32 = add nsw i32 %31, %29, !dbg !303
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !304
  %33 = add nuw nsw i32 %23, 1, !dbg !305
  %34 = icmp eq i32 %33, 4, !dbg !306
  br i1 %34, label %21, label %22, !dbg !295, !llvm.loop !307

35:                                               ; preds = %21
  %36 = sext i32 %10 to i64, !dbg !309
  %37 = getelementptr inbounds i32, ptr %1, i64 %36, !dbg !309
  store i32 %32, ptr %37, align 4, !dbg !310, !tbaa !10
  br label %38, !dbg !309

38:                                               ; preds = %35, %21
  ret void, !dbg !311
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_by_vote(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !312 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !313
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !313
  %8 = mul i32 %6, %7, !dbg !313
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !313
  %10 = add i32 %8, %9, !dbg !313
  %11 = icmp slt i32 %10, %4, !dbg !314
  br i1 %11, label %12, label %16, !dbg !314

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !314
  %13 = sext i32 %10 to i64, !dbg !315
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !315
  %15 = load i32, ptr %14, align 4, !dbg !315, !tbaa !10
  br label %16, !dbg !316

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !316
  %18 = zext nneg i32 %9 to i64, !dbg !317
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15barrier_by_voteE4held to ptr), i64 %18, !dbg !317
  store i32 %17, ptr %19, align 4, !dbg !318, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !319
  br i1 %11, label %20, label %25, !dbg !320

20:                                               ; preds = %16
  %21 = sext i32 %10 to i64, !dbg !321
  %22 = getelementptr inbounds i32, ptr %0, i64 %21, !dbg !321
  %23 = load i32, ptr %22, align 4, !dbg !321, !tbaa !10
  %24 = icmp sgt i32 %23, 90, !dbg !322
  br label %25

25:                                               ; preds = %20, %16
  %26 = phi i1 [ false, %16 ], [ %24, %20 ], !dbg !323
  %27 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %26), !dbg !324
  br i1 %11, label %28, label %37, !dbg !325

28:                                               ; preds = %25
  %29 = zext i1 %27 to i32, !dbg !324
  %30 = sub nsw i32 63, %9, !dbg !326
  %31 = sext i32 %30 to i64, !dbg !327
  %32 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15barrier_by_voteE4held to ptr), i64 %31, !dbg !327
  %33 = load i32, ptr %32, align 4, !dbg !327, !tbaa !10
  %34 = add nsw i32 %33, %29, !dbg !328
  %35 = sext i32 %10 to i64, !dbg !329
  %36 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !329
  store i32 %34, ptr %36, align 4, !dbg !330, !tbaa !10
  br label %37, !dbg !329

37:                                               ; preds = %28, %25
  ret void, !dbg !331
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_of_two_warps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !332 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !333
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !333
  %8 = mul i32 %6, %7, !dbg !333
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !333
  %10 = add i32 %8, %9, !dbg !333
  %11 = icmp slt i32 %10, %4, !dbg !334
  br i1 %11, label %12, label %17, !dbg !334

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !334
  %13 = sext i32 %10 to i64, !dbg !335
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !335
  %15 = load i32, ptr %14, align 4, !dbg !335, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #11, !dbg !336
  br label %17, !dbg !337

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !337
  %19 = zext nneg i32 %9 to i64, !dbg !338
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20barrier_of_two_warpsE4held to ptr), i64 %19, !dbg !338
  store i32 %18, ptr %20, align 4, !dbg !339, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !340
  br i1 %11, label %21, label %28, !dbg !341

21:                                               ; preds = %17
  %22 = xor i32 %9, 32, !dbg !342
  %23 = zext nneg i32 %22 to i64, !dbg !343
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20barrier_of_two_warpsE4held to ptr), i64 %23, !dbg !343
  %25 = load i32, ptr %24, align 4, !dbg !343, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !344
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !344
  store i32 %25, ptr %27, align 4, !dbg !345, !tbaa !10
  br label %28, !dbg !344

28:                                               ; preds = %21, %17
  ret void, !dbg !346
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @writer_arrives(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !347 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !348
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !348
  %8 = mul i32 %6, %7, !dbg !348
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !348
  %10 = add i32 %8, %9, !dbg !348
  %11 = icmp slt i32 %10, %4, !dbg !349
  br i1 %11, label %12, label %13, !dbg !349

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !349
  br label %13, !dbg !349

13:                                               ; preds = %12, %5
  %14 = icmp samesign ult i32 %9, 64, !dbg !350
  br i1 %14, label %15, label %28, !dbg !350

15:                                               ; preds = %13
  br i1 %11, label %16, label %21, !dbg !351

16:                                               ; preds = %15
  %17 = sext i32 %10 to i64, !dbg !352
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !352
  %19 = load i32, ptr %18, align 4, !dbg !352, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #11, !dbg !353
  br label %21, !dbg !351

21:                                               ; preds = %15, %16
  %22 = phi i32 [ %20, %16 ], [ 0, %15 ], !dbg !351
  %23 = zext nneg i32 %9 to i64, !dbg !354
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14writer_arrivesE4held to ptr), i64 %23, !dbg !354
  store i32 %22, ptr %24, align 4, !dbg !355, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #11, !dbg !356
  br i1 %11, label %25, label %39, !dbg !357

25:                                               ; preds = %21
  %26 = sext i32 %10 to i64, !dbg !358
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !358
  br label %34, !dbg !359

28:                                               ; preds = %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #11, !dbg !360
  br i1 %11, label %29, label %39, !dbg !361

29:                                               ; preds = %28
  %30 = sub nsw i32 127, %9, !dbg !362
  %31 = sext i32 %30 to i64, !dbg !363
  %32 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14writer_arrivesE4held to ptr), i64 %31, !dbg !363
  %33 = sext i32 %10 to i64, !dbg !364
  br label %34, !dbg !364

34:                                               ; preds = %25, %29
  %35 = phi i64 [ %33, %29 ], [ %26, %25 ]
  %36 = phi ptr [ %32, %29 ], [ %27, %25 ]
  %37 = load i32, ptr %36, align 4, !dbg !365, !tbaa !10
  %38 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !365
  store i32 %37, ptr %38, align 4, !dbg !365, !tbaa !10
  br label %39, !dbg !366

39:                                               ; preds = %34, %28, %21
  ret void, !dbg !366
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @handed_back_and_forth(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !367 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !368
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !368
  %8 = mul i32 %6, %7, !dbg !368
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !368
  %10 = add i32 %8, %9, !dbg !368
  %11 = icmp slt i32 %10, %4, !dbg !369
  br i1 %11, label %12, label %13, !dbg !369

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !369
  br label %13, !dbg !369

13:                                               ; preds = %12, %5
  %14 = icmp samesign ult i32 %9, 64
  %15 = sub nsw i32 127, %9
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21handed_back_and_forthE4held to ptr), i64 %16
  %18 = shl i32 %6, 7
  %19 = zext nneg i32 %9 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21handed_back_and_forthE4held to ptr), i64 %19
  br label %22, !dbg !370

21:                                               ; preds = %42
  br i1 %11, label %46, label %49, !dbg !371

22:                                               ; preds = %13, %42
  %23 = phi i32 [ 0, %13 ], [ %44, %42 ]
  %24 = phi i32 [ 0, %13 ], [ %43, %42 ]
  br i1 %14, label %25, label %36, !dbg !372

25:                                               ; preds = %22
  %26 = icmp eq i32 %23, 0, !dbg !373
  br i1 %26, label %28, label %27, !dbg !373

27:                                               ; preds = %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 2, i32 noundef 128) #11, !dbg !374
  br label %28, !dbg !374

28:                                               ; preds = %27, %25
  %29 = add nuw nsw i32 %23, 1, !dbg !375
  %30 = mul nuw nsw i32 %29, %9, !dbg !376
  %31 = add i32 %30, %18, !dbg !377
  %32 = urem i32 %31, %4, !dbg !378
  %33 = zext i32 %32 to i64, !dbg !379
  %34 = getelementptr inbounds nuw i32, ptr %0, i64 %33, !dbg !379
  %35 = load i32, ptr %34, align 4, !dbg !379, !tbaa !10
  store i32 %35, ptr %20, align 4, !dbg !380, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #11, !dbg !381
  br label %42, !dbg !382

36:                                               ; preds = %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #11, !dbg !383
  %37 = mul nsw i32 %24, 3, !dbg !384
  %38 = load i32, ptr %17, align 4, !dbg !385, !tbaa !10
  %39 = add nsw i32 %38, %37, !dbg !386
  %40 = icmp eq i32 %23, 2, !dbg !387
  br i1 %40, label %42, label %41, !dbg !387

41:                                               ; preds = %36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 2, i32 noundef 128) #11, !dbg !388
  br label %42, !dbg !388

42:                                               ; preds = %28, %41, %36
  %43 = phi i32 [ %24, %28 ], [ %39, %41 ], [ %39, %36 ], !dbg !389
  %44 = add nuw nsw i32 %23, 1, !dbg !390
  %45 = icmp eq i32 %44, 3, !dbg !391
  br i1 %45, label %21, label %22, !dbg !370, !llvm.loop !392

46:                                               ; preds = %21
  %47 = sext i32 %10 to i64, !dbg !394
  %48 = getelementptr inbounds i32, ptr %1, i64 %47, !dbg !394
  store i32 %43, ptr %48, align 4, !dbg !395, !tbaa !10
  br label %49, !dbg !394

49:                                               ; preds = %46, %21
  ret void, !dbg !396
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_of_who_is_left(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !397 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !398
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !398
  %8 = mul i32 %6, %7, !dbg !398
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !398
  %10 = add i32 %8, %9, !dbg !398
  %11 = icmp sge i32 %10, %4, !dbg !399
  br i1 %11, label %13, label %12, !dbg !399

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !399
  br label %13, !dbg !399

13:                                               ; preds = %12, %5
  %14 = icmp samesign ult i32 %9, 64, !dbg !400
  %15 = or i1 %14, %11, !dbg !400
  br i1 %15, label %21, label %16, !dbg !400

16:                                               ; preds = %13
  %17 = sext i32 %10 to i64, !dbg !401
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !401
  %19 = load i32, ptr %18, align 4, !dbg !401, !tbaa !10
  %20 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !402
  store i32 %19, ptr %20, align 4, !dbg !403, !tbaa !10
  br label %21, !dbg !402

21:                                               ; preds = %13, %16
  %22 = icmp samesign ugt i32 %9, 63, !dbg !404
  br i1 %22, label %33, label %23, !dbg !404

23:                                               ; preds = %21
  br i1 %11, label %29, label %24, !dbg !405

24:                                               ; preds = %23
  %25 = sext i32 %10 to i64, !dbg !406
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !406
  %27 = load i32, ptr %26, align 4, !dbg !406, !tbaa !10
  %28 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %27) #11, !dbg !407
  br label %29, !dbg !405

29:                                               ; preds = %23, %24
  %30 = phi i32 [ %28, %24 ], [ 0, %23 ], !dbg !405
  %31 = zext nneg i32 %9 to i64, !dbg !408
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22barrier_of_who_is_leftE4held to ptr), i64 %31, !dbg !408
  store i32 %30, ptr %32, align 4, !dbg !409, !tbaa !10
  br label %33, !dbg !408

33:                                               ; preds = %29, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !410
  %34 = or i1 %22, %11, !dbg !411
  br i1 %34, label %42, label %35, !dbg !411

35:                                               ; preds = %33
  %36 = sub nuw nsw i32 63, %9, !dbg !412
  %37 = zext nneg i32 %36 to i64, !dbg !413
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22barrier_of_who_is_leftE4held to ptr), i64 %37, !dbg !413
  %39 = load i32, ptr %38, align 4, !dbg !413, !tbaa !10
  %40 = sext i32 %10 to i64, !dbg !414
  %41 = getelementptr inbounds i32, ptr %1, i64 %40, !dbg !414
  store i32 %39, ptr %41, align 4, !dbg !415, !tbaa !10
  br label %42, !dbg !414

42:                                               ; preds = %33, %35
  ret void, !dbg !416
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @copied_in_time(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !417 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !418
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !418
  %8 = mul i32 %6, %7, !dbg !418
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !418
  %10 = add i32 %8, %9, !dbg !418
  %11 = icmp slt i32 %10, %4, !dbg !419
  br i1 %11, label %12, label %13, !dbg !419

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !419
  br label %13, !dbg !419

13:                                               ; preds = %12, %5
  %14 = zext nneg i32 %9 to i64, !dbg !420
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14copied_in_timeE4tile to ptr), i64 %14, !dbg !420
  %16 = addrspacecast ptr %15 to ptr addrspace(3), !dbg !421
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !422
  %18 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !421
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %16, ptr addrspace(1) %18), !dbg !421
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !423
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14copied_in_timeE4tile to ptr), i64 %14, !dbg !424
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !424
  %21 = add nsw i32 %4, -63
  %22 = xor i32 %9, 33
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14copied_in_timeE4tile to ptr), i64 %23, !dbg !425
  br label %26, !dbg !425

25:                                               ; preds = %41
  br i1 %11, label %49, label %52, !dbg !426

26:                                               ; preds = %13, %41
  %27 = phi i32 [ 0, %13 ], [ %29, %41 ]
  %28 = phi i32 [ 0, %13 ], [ %47, %41 ]
  %29 = add nuw nsw i32 %27, 1, !dbg !427
  %30 = icmp eq i32 %27, 3, !dbg !428
  br i1 %30, label %41, label %31, !dbg !428

31:                                               ; preds = %26
  %32 = and i32 %29, 1, !dbg !429
  %33 = zext nneg i32 %32 to i64, !dbg !430
  %34 = getelementptr inbounds nuw [64 x i32], ptr %19, i64 %33, !dbg !431
  %35 = addrspacecast ptr %34 to ptr addrspace(3), !dbg !432
  %36 = shl nuw nsw i32 %29, 6, !dbg !433
  %37 = srem i32 %36, %21, !dbg !434
  %38 = zext nneg i32 %37 to i64, !dbg !435
  %39 = getelementptr inbounds nuw i32, ptr %20, i64 %38, !dbg !436
  %40 = addrspacecast ptr %39 to ptr addrspace(1), !dbg !432
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %35, ptr addrspace(1) %40), !dbg !432
  br label %41, !dbg !432

41:                                               ; preds = %31, %26
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !437
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !438
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !439
  %42 = mul nsw i32 %28, 3, !dbg !440
  %43 = and i32 %27, 1, !dbg !441
  %44 = zext nneg i32 %43 to i64, !dbg !442
  %45 = getelementptr inbounds nuw [64 x i32], ptr %24, i64 %44, !dbg !442
  %46 = load i32, ptr %45, align 4, !dbg !442, !tbaa !10
  %47 = add nsw i32 %46, %42, !dbg !443
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !444
  %48 = icmp eq i32 %29, 4, !dbg !445
  br i1 %48, label %25, label %26, !dbg !425, !llvm.loop !446

49:                                               ; preds = %25
  %50 = sext i32 %10 to i64, !dbg !448
  %51 = getelementptr inbounds i32, ptr %1, i64 %50, !dbg !448
  store i32 %47, ptr %51, align 4, !dbg !449, !tbaa !10
  br label %52, !dbg !448

52:                                               ; preds = %49, %25
  ret void, !dbg !450
}

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #4

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #5

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #5

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @copied_for_oneself(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !451 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !452
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !452
  %8 = mul i32 %6, %7, !dbg !452
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !452
  %10 = add i32 %8, %9, !dbg !452
  %11 = icmp slt i32 %10, %4, !dbg !453
  br i1 %11, label %12, label %22, !dbg !453

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !453
  %13 = zext nneg i32 %9 to i64, !dbg !454
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18copied_for_oneselfE4tile to ptr), i64 %13, !dbg !454
  %15 = addrspacecast ptr %14 to ptr addrspace(3), !dbg !455
  %16 = sext i32 %10 to i64, !dbg !456
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !456
  %18 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !455
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %15, ptr addrspace(1) %18), !dbg !455
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !457
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !458
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !459
  %19 = load i32, ptr %14, align 4, !dbg !460, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #11, !dbg !461
  %21 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !462
  store i32 %20, ptr %21, align 4, !dbg !463, !tbaa !10
  br label %22, !dbg !464

22:                                               ; preds = %5, %12
  ret void, !dbg !464
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @copied_by_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !465 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !466
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !466
  %8 = mul i32 %6, %7, !dbg !466
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !466
  %10 = add i32 %8, %9, !dbg !466
  %11 = icmp slt i32 %10, %4, !dbg !467
  br i1 %11, label %12, label %17, !dbg !467

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !467
  %13 = sext i32 %10 to i64, !dbg !468
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !468
  %15 = load i32, ptr %14, align 4, !dbg !468, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #11, !dbg !469
  br label %17, !dbg !470

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !470
  %19 = zext nneg i32 %9 to i64, !dbg !471
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14copied_by_rowsE4rows to ptr), i64 %19, !dbg !471
  store i32 %18, ptr %20, align 4, !dbg !472, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !473
  br i1 %11, label %21, label %25, !dbg !474

21:                                               ; preds = %17
  %22 = load i32, ptr %20, align 4, !dbg !475, !tbaa !10
  %23 = sext i32 %10 to i64, !dbg !476
  %24 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !476
  store i32 %22, ptr %24, align 4, !dbg !477, !tbaa !10
  br label %25, !dbg !476

25:                                               ; preds = %21, %17
  ret void, !dbg !478
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @copied_nothing(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !479 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !480
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !480
  %8 = mul i32 %6, %7, !dbg !480
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !480
  %10 = add i32 %8, %9, !dbg !480
  %11 = icmp slt i32 %10, %4, !dbg !481
  br i1 %11, label %12, label %13, !dbg !481

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !481
  br label %13, !dbg !481

13:                                               ; preds = %12, %5
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 0) #11, !dbg !482, !srcloc !483
  br i1 %11, label %15, label %20, !dbg !484

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !485
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !485
  %18 = load i32, ptr %17, align 4, !dbg !485, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #11, !dbg !486
  br label %20, !dbg !484

20:                                               ; preds = %13, %15
  %21 = phi i32 [ %19, %15 ], [ 0, %13 ], !dbg !484
  %22 = zext nneg i32 %9 to i64, !dbg !487
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14copied_nothingE4rows to ptr), i64 %22, !dbg !487
  store i32 %21, ptr %23, align 4, !dbg !488, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !489
  %24 = xor i32 %9, 32, !dbg !490
  %25 = zext nneg i32 %24 to i64, !dbg !491
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14copied_nothingE4rows to ptr), i64 %25, !dbg !491
  %27 = sext i32 %14 to i64, !dbg !492
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %26, ptr align 4 %0, i64 %27, i1 false), !dbg !491
  br i1 %11, label %28, label %32, !dbg !493

28:                                               ; preds = %20
  %29 = load i32, ptr %23, align 4, !dbg !494, !tbaa !10
  %30 = sext i32 %10 to i64, !dbg !495
  %31 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !495
  store i32 %29, ptr %31, align 4, !dbg !496, !tbaa !10
  br label %32, !dbg !495

32:                                               ; preds = %28, %20
  ret void, !dbg !497
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @all_lanes_store_the_same(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !dbg !498 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !499
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !499
  %8 = mul i32 %6, %7, !dbg !499
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !499
  %10 = add i32 %8, %9, !dbg !499
  %11 = icmp slt i32 %10, %4, !dbg !500
  br i1 %11, label %12, label %17, !dbg !500

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !500
  %13 = sext i32 %10 to i64, !dbg !501
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !501
  %15 = load i32, ptr %14, align 4, !dbg !501, !tbaa !10
  %16 = icmp sgt i32 %15, 0, !dbg !502
  br label %17

17:                                               ; preds = %5, %12
  %18 = phi i1 [ false, %5 ], [ %16, %12 ], !dbg !503
  %19 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !504
  br i1 %11, label %20, label %25, !dbg !505

20:                                               ; preds = %17
  %21 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %19), !dbg !506
  %22 = sdiv i32 %10, 32, !dbg !507
  %23 = sext i32 %22 to i64, !dbg !508
  %24 = getelementptr inbounds i32, ptr %2, i64 %23, !dbg !508
  store i32 %21, ptr %24, align 4, !dbg !509, !tbaa !10
  br label %25, !dbg !508

25:                                               ; preds = %20, %17
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !510
  br i1 %11, label %26, label %36, !dbg !511

26:                                               ; preds = %25
  %27 = sdiv i32 %10, 32, !dbg !512
  %28 = sext i32 %27 to i64, !dbg !513
  %29 = getelementptr inbounds i32, ptr %2, i64 %28, !dbg !513
  %30 = load i32, ptr %29, align 4, !dbg !513, !tbaa !10
  %31 = sext i32 %10 to i64, !dbg !514
  %32 = getelementptr inbounds i32, ptr %0, i64 %31, !dbg !514
  %33 = load i32, ptr %32, align 4, !dbg !514, !tbaa !10
  %34 = add nsw i32 %33, %30, !dbg !515
  %35 = getelementptr inbounds i32, ptr %1, i64 %31, !dbg !516
  store i32 %34, ptr %35, align 4, !dbg !517, !tbaa !10
  br label %36, !dbg !516

36:                                               ; preds = %26, %25
  ret void, !dbg !518
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @any_lane_will_do(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !519 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !520
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !520
  %8 = mul i32 %6, %7, !dbg !520
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !520
  %10 = add i32 %8, %9, !dbg !520
  %11 = icmp slt i32 %10, %4, !dbg !521
  br i1 %11, label %12, label %17, !dbg !521

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !521
  %13 = sext i32 %10 to i64, !dbg !522
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !522
  %15 = load i32, ptr %14, align 4, !dbg !522, !tbaa !10
  %16 = icmp sgt i32 %15, 50, !dbg !523
  br label %17

17:                                               ; preds = %5, %12
  %18 = phi i1 [ false, %5 ], [ %16, %12 ], !dbg !524
  %19 = and i32 %9, 31, !dbg !525
  %20 = icmp eq i32 %19, 0, !dbg !526
  br i1 %20, label %21, label %25, !dbg !526

21:                                               ; preds = %17
  %22 = lshr exact i32 %9, 5, !dbg !527
  %23 = zext nneg i32 %22 to i64, !dbg !528
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16any_lane_will_doE5found to ptr), i64 %23, !dbg !528
  store i32 0, ptr %24, align 4, !dbg !529, !tbaa !10
  br label %25, !dbg !528

25:                                               ; preds = %21, %17
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !530
  br i1 %18, label %26, label %31, !dbg !531

26:                                               ; preds = %25
  %27 = lshr i32 %9, 5, !dbg !532
  %28 = zext nneg i32 %27 to i64, !dbg !533
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16any_lane_will_doE5found to ptr), i64 %28, !dbg !533
  %30 = atomicrmw or ptr %29, i32 1 seq_cst, align 4, !dbg !534
  br label %31, !dbg !534

31:                                               ; preds = %26, %25
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !535
  br i1 %11, label %32, label %42, !dbg !536

32:                                               ; preds = %31
  %33 = sext i32 %10 to i64, !dbg !537
  %34 = getelementptr inbounds i32, ptr %0, i64 %33, !dbg !537
  %35 = load i32, ptr %34, align 4, !dbg !537, !tbaa !10
  %36 = lshr i32 %9, 5, !dbg !538
  %37 = zext nneg i32 %36 to i64, !dbg !539
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16any_lane_will_doE5found to ptr), i64 %37, !dbg !539
  %39 = load i32, ptr %38, align 4, !dbg !539, !tbaa !10
  %40 = add nsw i32 %39, %35, !dbg !540
  %41 = getelementptr inbounds i32, ptr %1, i64 %33, !dbg !541
  store i32 %40, ptr %41, align 4, !dbg !542, !tbaa !10
  br label %42, !dbg !541

42:                                               ; preds = %32, %31
  ret void, !dbg !543
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_and_flag_of_lanes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !544 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !545
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !545
  %8 = mul i32 %6, %7, !dbg !545
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !545
  %10 = add i32 %8, %9, !dbg !545
  %11 = icmp slt i32 %10, %4, !dbg !546
  br i1 %11, label %12, label %13, !dbg !546

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !546
  br label %13, !dbg !546

13:                                               ; preds = %12, %5
  %14 = zext nneg i32 %9 to i64, !dbg !547
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_and_flag_of_lanesE4flag to ptr), i64 %14, !dbg !547
  store i32 0, ptr %15, align 4, !dbg !548, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !549
  br i1 %11, label %16, label %42, !dbg !550

16:                                               ; preds = %13
  %17 = sext i32 %10 to i64, !dbg !551
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !551
  %19 = load i32, ptr %18, align 4, !dbg !551, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #11, !dbg !552
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_and_flag_of_lanesE4held to ptr), i64 %14, !dbg !553
  store i32 %20, ptr %21, align 4, !dbg !554, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !555
  store volatile i32 1, ptr %15, align 4, !dbg !556, !tbaa !10
  %22 = xor i32 %9, 1, !dbg !557
  %23 = zext nneg i32 %22 to i64, !dbg !558
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_and_flag_of_lanesE4flag to ptr), i64 %23, !dbg !558
  %25 = load volatile i32, ptr %24, align 4, !dbg !558, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !559
  %26 = xor i32 %10, 1, !dbg !560
  %27 = icmp eq i32 %25, 0, !dbg !561
  br i1 %27, label %31, label %28, !dbg !561

28:                                               ; preds = %16
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_and_flag_of_lanesE4held to ptr), i64 %23, !dbg !562
  %30 = load i32, ptr %29, align 4, !dbg !562, !tbaa !10
  br label %38, !dbg !561

31:                                               ; preds = %16
  %32 = icmp slt i32 %26, %4, !dbg !563
  br i1 %32, label %33, label %38, !dbg !564

33:                                               ; preds = %31
  %34 = sext i32 %26 to i64, !dbg !565
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !565
  %36 = load i32, ptr %35, align 4, !dbg !565, !tbaa !10
  %37 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %36) #11, !dbg !566
  br label %38, !dbg !564

38:                                               ; preds = %33, %31, %28
  %39 = phi i32 [ %30, %28 ], [ %37, %33 ], [ 0, %31 ], !dbg !561
  %40 = sext i32 %10 to i64, !dbg !567
  %41 = getelementptr inbounds i32, ptr %1, i64 %40, !dbg !567
  store i32 %39, ptr %41, align 4, !dbg !568, !tbaa !10
  br label %48, !dbg !567

42:                                               ; preds = %13
  %43 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_and_flag_of_lanesE4held to ptr), i64 %14, !dbg !553
  store i32 0, ptr %43, align 4, !dbg !554, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !555
  store volatile i32 1, ptr %15, align 4, !dbg !556, !tbaa !10
  %44 = xor i32 %9, 1, !dbg !557
  %45 = zext nneg i32 %44 to i64, !dbg !558
  %46 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_and_flag_of_lanesE4flag to ptr), i64 %45, !dbg !558
  %47 = load volatile i32, ptr %46, align 4, !dbg !558, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !559
  br label %48, !dbg !569

48:                                               ; preds = %42, %38
  ret void, !dbg !570
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lane_waits_for_lane(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !571 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !572
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !572
  %8 = mul i32 %6, %7, !dbg !572
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !572
  %10 = add i32 %8, %9, !dbg !572
  %11 = icmp slt i32 %10, %4, !dbg !573
  br i1 %11, label %12, label %13, !dbg !573

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !573
  br label %13, !dbg !573

13:                                               ; preds = %12, %5
  %14 = zext nneg i32 %9 to i64, !dbg !574
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19lane_waits_for_laneE4flag to ptr), i64 %14, !dbg !574
  store i32 0, ptr %15, align 4, !dbg !575, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !576
  br i1 %11, label %16, label %20, !dbg !577

16:                                               ; preds = %13
  %17 = sext i32 %10 to i64, !dbg !578
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !578
  %19 = load i32, ptr %18, align 4, !dbg !578, !tbaa !10
  br label %20, !dbg !577

20:                                               ; preds = %13, %16
  %21 = phi i32 [ %19, %16 ], [ 0, %13 ], !dbg !577
  %22 = icmp eq i32 %9, 0, !dbg !579
  br i1 %22, label %33, label %23, !dbg !579

23:                                               ; preds = %20
  %24 = getelementptr inbounds i8, ptr %15, i64 -4
  br label %25, !dbg !580

25:                                               ; preds = %23, %25
  %26 = load volatile i32, ptr %24, align 4, !dbg !581, !tbaa !10
  %27 = icmp eq i32 %26, 0, !dbg !581
  br i1 %27, label %25, label %28, !dbg !580, !llvm.loop !582

28:                                               ; preds = %25
  tail call void @llvm.nvvm.membar.gl(), !dbg !584
  %29 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19lane_waits_for_laneE4sums to ptr), i64 %14, !dbg !585
  %30 = getelementptr i8, ptr %29, i64 -4, !dbg !585
  %31 = load i32, ptr %30, align 4, !dbg !585, !tbaa !10
  %32 = add nsw i32 %31, %21, !dbg !586
  br label %33, !dbg !587

33:                                               ; preds = %28, %20
  %34 = phi i32 [ %32, %28 ], [ %21, %20 ], !dbg !588
  %35 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19lane_waits_for_laneE4sums to ptr), i64 %14, !dbg !589
  store i32 %34, ptr %35, align 4, !dbg !590, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !591
  store volatile i32 1, ptr %15, align 4, !dbg !592, !tbaa !10
  br i1 %11, label %36, label %39, !dbg !593

36:                                               ; preds = %33
  %37 = sext i32 %10 to i64, !dbg !594
  %38 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !594
  store i32 %34, ptr %38, align 4, !dbg !595, !tbaa !10
  br label %39, !dbg !594

39:                                               ; preds = %36, %33
  ret void, !dbg !596
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #8

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #10

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nounwind memory(argmem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #9 = { nocallback nounwind }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { convergent nounwind }
attributes #12 = { nounwind memory(none) }

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
!7 = !DIFile(filename: "honest_warps.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "syncwarp_is_enough", scope: !7, file: !7, line: 15, type: !16, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 17, column: 5, scope: !15)
!19 = !DILocation(line: 17, column: 10, scope: !15)
!20 = !DILocation(line: 18, column: 27, scope: !15)
!21 = !DILocation(line: 18, column: 23, scope: !15)
!22 = !DILocation(line: 18, column: 15, scope: !15)
!23 = !DILocation(line: 18, column: 5, scope: !15)
!24 = !DILocation(line: 18, column: 13, scope: !15)
!25 = !DILocation(line: 19, column: 12, scope: !15)
!26 = !DILocation(line: 20, column: 11, scope: !15)
!27 = !DILocation(line: 20, column: 32, scope: !15)
!28 = !DILocation(line: 20, column: 25, scope: !15)
!29 = !DILocation(line: 20, column: 16, scope: !15)
!30 = !DILocation(line: 20, column: 23, scope: !15)
!31 = !DILocation(line: 21, column: 1, scope: !15)
!32 = distinct !DISubprogram(name: "waste", scope: !33, file: !33, line: 30, type: !16, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!33 = !DIFile(filename: "./common.h", directory: ".")
!34 = !DILocation(line: 33, column: 5, scope: !32)
!35 = !DILocation(line: 34, column: 11, scope: !32)
!36 = !DILocation(line: 33, column: 43, scope: !32)
!37 = !DILocation(line: 33, column: 37, scope: !32)
!38 = !DILocation(line: 33, column: 29, scope: !32)
!39 = !DILocation(line: 33, column: 23, scope: !32)
!40 = distinct !{!40, !34, !41, !42, !43}
!41 = !DILocation(line: 33, column: 46, scope: !32)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = !DILocation(line: 34, column: 37, scope: !32)
!45 = !DILocation(line: 34, column: 26, scope: !32)
!46 = !DILocation(line: 35, column: 1, scope: !32)
!47 = distinct !DISubprogram(name: "mix", scope: !33, file: !33, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!48 = !DILocation(line: 21, column: 5, scope: !47)
!49 = !DILocation(line: 27, column: 5, scope: !47)
!50 = !DILocation(line: 22, column: 16, scope: !47)
!51 = !DILocation(line: 22, column: 11, scope: !47)
!52 = !DILocation(line: 23, column: 16, scope: !47)
!53 = !DILocation(line: 23, column: 11, scope: !47)
!54 = !DILocation(line: 24, column: 16, scope: !47)
!55 = !DILocation(line: 24, column: 11, scope: !47)
!56 = !DILocation(line: 25, column: 9, scope: !47)
!57 = !{i64 8042891}
!58 = !DILocation(line: 21, column: 29, scope: !47)
!59 = !DILocation(line: 21, column: 23, scope: !47)
!60 = distinct !{!60, !48, !61, !42, !43}
!61 = !DILocation(line: 26, column: 5, scope: !47)
!62 = distinct !DISubprogram(name: "warp_sum_in_step", scope: !7, file: !7, line: 22, type: !16, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!63 = !DILocation(line: 24, column: 5, scope: !62)
!64 = !DILocation(line: 24, column: 10, scope: !62)
!65 = !DILocation(line: 25, column: 23, scope: !62)
!66 = !DILocation(line: 25, column: 15, scope: !62)
!67 = !DILocation(line: 25, column: 5, scope: !62)
!68 = !DILocation(line: 25, column: 13, scope: !62)
!69 = !DILocation(line: 26, column: 12, scope: !62)
!70 = !DILocation(line: 27, column: 5, scope: !62)
!71 = !DILocation(line: 31, column: 11, scope: !62)
!72 = !DILocation(line: 28, column: 18, scope: !62)
!73 = !DILocation(line: 28, column: 41, scope: !62)
!74 = !DILocation(line: 28, column: 34, scope: !62)
!75 = !DILocation(line: 28, column: 31, scope: !62)
!76 = !DILocation(line: 28, column: 23, scope: !62)
!77 = !DILocation(line: 29, column: 16, scope: !62)
!78 = !DILocation(line: 27, column: 31, scope: !62)
!79 = !DILocation(line: 27, column: 24, scope: !62)
!80 = distinct !{!80, !70, !81, !42, !43}
!81 = !DILocation(line: 30, column: 5, scope: !62)
!82 = !DILocation(line: 31, column: 32, scope: !62)
!83 = !DILocation(line: 31, column: 25, scope: !62)
!84 = !DILocation(line: 31, column: 16, scope: !62)
!85 = !DILocation(line: 31, column: 23, scope: !62)
!86 = !DILocation(line: 32, column: 1, scope: !62)
!87 = distinct !DISubprogram(name: "syncwarp_of_own_half", scope: !7, file: !7, line: 33, type: !16, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!88 = !DILocation(line: 35, column: 5, scope: !87)
!89 = !DILocation(line: 35, column: 10, scope: !87)
!90 = !DILocation(line: 36, column: 27, scope: !87)
!91 = !DILocation(line: 36, column: 23, scope: !87)
!92 = !DILocation(line: 36, column: 15, scope: !87)
!93 = !DILocation(line: 36, column: 5, scope: !87)
!94 = !DILocation(line: 36, column: 13, scope: !87)
!95 = !DILocation(line: 37, column: 12, scope: !87)
!96 = !DILocation(line: 38, column: 11, scope: !87)
!97 = !DILocation(line: 38, column: 32, scope: !87)
!98 = !DILocation(line: 38, column: 25, scope: !87)
!99 = !DILocation(line: 38, column: 16, scope: !87)
!100 = !DILocation(line: 38, column: 23, scope: !87)
!101 = !DILocation(line: 39, column: 1, scope: !87)
!102 = distinct !DISubprogram(name: "syncwarp_of_a_branch", scope: !7, file: !7, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!103 = !DILocation(line: 42, column: 5, scope: !102)
!104 = !DILocation(line: 42, column: 10, scope: !102)
!105 = !DILocation(line: 43, column: 21, scope: !102)
!106 = !DILocation(line: 43, column: 13, scope: !102)
!107 = !DILocation(line: 44, column: 43, scope: !102)
!108 = !DILocation(line: 44, column: 22, scope: !102)
!109 = !DILocation(line: 45, column: 5, scope: !102)
!110 = !DILocation(line: 45, column: 13, scope: !102)
!111 = !DILocation(line: 46, column: 12, scope: !102)
!112 = !DILocation(line: 47, column: 11, scope: !102)
!113 = !DILocation(line: 49, column: 22, scope: !102)
!114 = !DILocation(line: 49, column: 30, scope: !102)
!115 = !{i32 12369}
!116 = !DILocation(line: 49, column: 28, scope: !102)
!117 = !DILocation(line: 49, column: 14, scope: !102)
!118 = !DILocation(line: 49, column: 11, scope: !102)
!119 = !DILocation(line: 50, column: 5, scope: !102)
!120 = !DILocation(line: 0, scope: !102)
!121 = !DILocation(line: 51, column: 11, scope: !102)
!122 = !DILocation(line: 51, column: 16, scope: !102)
!123 = !DILocation(line: 51, column: 23, scope: !102)
!124 = !DILocation(line: 52, column: 1, scope: !102)
!125 = distinct !DISubprogram(name: "syncwarp_without_the_exited", scope: !7, file: !7, line: 54, type: !16, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!126 = !DILocation(line: 56, column: 5, scope: !125)
!127 = !DILocation(line: 56, column: 10, scope: !125)
!128 = !DILocation(line: 57, column: 34, scope: !125)
!129 = !DILocation(line: 57, column: 30, scope: !125)
!130 = !DILocation(line: 57, column: 22, scope: !125)
!131 = !DILocation(line: 57, column: 12, scope: !125)
!132 = !DILocation(line: 57, column: 20, scope: !125)
!133 = !DILocation(line: 57, column: 46, scope: !125)
!134 = !DILocation(line: 58, column: 11, scope: !125)
!135 = !DILocation(line: 60, column: 21, scope: !125)
!136 = !DILocation(line: 60, column: 14, scope: !125)
!137 = !DILocation(line: 60, column: 5, scope: !125)
!138 = !DILocation(line: 60, column: 12, scope: !125)
!139 = !DILocation(line: 61, column: 1, scope: !125)
!140 = distinct !DISubprogram(name: "aggregated", scope: !7, file: !7, line: 63, type: !16, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!141 = !DILocation(line: 64, column: 5, scope: !140)
!142 = !DILocation(line: 64, column: 10, scope: !140)
!143 = !DILocation(line: 65, column: 19, scope: !140)
!144 = !DILocation(line: 65, column: 25, scope: !140)
!145 = !DILocation(line: 65, column: 16, scope: !140)
!146 = !DILocation(line: 66, column: 12, scope: !140)
!147 = !DILocation(line: 69, column: 1, scope: !140)
!148 = distinct !DISubprogram(name: "aggregated_with_places", scope: !7, file: !7, line: 70, type: !16, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!149 = !DILocation(line: 71, column: 5, scope: !148)
!150 = !DILocation(line: 71, column: 10, scope: !148)
!151 = !DILocation(line: 72, column: 19, scope: !148)
!152 = !DILocation(line: 72, column: 25, scope: !148)
!153 = !DILocation(line: 72, column: 16, scope: !148)
!154 = !DILocation(line: 73, column: 24, scope: !148)
!155 = !DILocation(line: 78, column: 22, scope: !148)
!156 = !DILocation(line: 78, column: 28, scope: !148)
!157 = !DILocation(line: 78, column: 5, scope: !148)
!158 = !DILocation(line: 79, column: 21, scope: !148)
!159 = !DILocation(line: 79, column: 5, scope: !148)
!160 = !DILocation(line: 80, column: 1, scope: !148)
!161 = distinct !DISubprogram(name: "aggregated_by_value", scope: !7, file: !7, line: 81, type: !16, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!162 = !DILocation(line: 82, column: 5, scope: !161)
!163 = !DILocation(line: 82, column: 10, scope: !161)
!164 = !DILocation(line: 84, column: 13, scope: !161)
!165 = !DILocation(line: 84, column: 19, scope: !161)
!166 = !DILocation(line: 85, column: 28, scope: !161)
!167 = !DILocation(line: 85, column: 12, scope: !161)
!168 = !DILocation(line: 88, column: 1, scope: !161)
!169 = distinct !DISubprogram(name: "histogram_of_block_scope", scope: !7, file: !7, line: 90, type: !16, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!170 = !DILocation(line: 92, column: 5, scope: !169)
!171 = !DILocation(line: 92, column: 10, scope: !169)
!172 = !DILocation(line: 93, column: 11, scope: !169)
!173 = !DILocation(line: 93, column: 16, scope: !169)
!174 = !DILocation(line: 93, column: 24, scope: !169)
!175 = !DILocation(line: 94, column: 5, scope: !169)
!176 = !DILocation(line: 95, column: 11, scope: !169)
!177 = !DILocation(line: 95, column: 65, scope: !169)
!178 = !DILocation(line: 95, column: 71, scope: !169)
!179 = !DILocation(line: 95, column: 60, scope: !169)
!180 = !DILocation(line: 95, column: 23, scope: !169)
!181 = !DILocation(line: 96, column: 5, scope: !169)
!182 = !DILocation(line: 97, column: 11, scope: !169)
!183 = !DILocation(line: 97, column: 30, scope: !169)
!184 = !DILocation(line: 97, column: 36, scope: !169)
!185 = !DILocation(line: 97, column: 25, scope: !169)
!186 = !DILocation(line: 97, column: 16, scope: !169)
!187 = !DILocation(line: 97, column: 23, scope: !169)
!188 = !DILocation(line: 98, column: 1, scope: !169)
!189 = distinct !DISubprogram(name: "histogram_in_two_steps", scope: !7, file: !7, line: 99, type: !16, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!190 = !DILocation(line: 101, column: 5, scope: !189)
!191 = !DILocation(line: 101, column: 10, scope: !189)
!192 = !DILocation(line: 103, column: 57, scope: !189)
!193 = !DILocation(line: 103, column: 63, scope: !189)
!194 = !DILocation(line: 103, column: 54, scope: !189)
!195 = !DILocation(line: 103, column: 16, scope: !189)
!196 = !DILocation(line: 105, column: 1, scope: !189)
!197 = distinct !DISubprogram(name: "shuffled_in_partial_warp", scope: !7, file: !7, line: 107, type: !16, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!198 = !DILocation(line: 108, column: 5, scope: !197)
!199 = !DILocation(line: 108, column: 10, scope: !197)
!200 = !DILocation(line: 109, column: 24, scope: !197)
!201 = !DILocation(line: 109, column: 16, scope: !197)
!202 = !DILocation(line: 110, column: 12, scope: !197)
!203 = !DILocation(line: 109, column: 72, scope: !197)
!204 = !DILocation(line: 109, column: 67, scope: !197)
!205 = !DILocation(line: 109, column: 47, scope: !197)
!206 = !DILocation(line: 113, column: 43, scope: !197)
!207 = !DILocation(line: 113, column: 14, scope: !197)
!208 = !DILocation(line: 118, column: 11, scope: !197)
!209 = !DILocation(line: 111, column: 21, scope: !197)
!210 = !DILocation(line: 112, column: 18, scope: !197)
!211 = !DILocation(line: 110, column: 38, scope: !197)
!212 = !DILocation(line: 110, column: 30, scope: !197)
!213 = distinct !{!213, !202, !214, !42, !43}
!214 = !DILocation(line: 113, column: 5, scope: !197)
!215 = !DILocation(line: 118, column: 25, scope: !197)
!216 = !DILocation(line: 118, column: 31, scope: !197)
!217 = !DILocation(line: 118, column: 16, scope: !197)
!218 = !DILocation(line: 118, column: 23, scope: !197)
!219 = !DILocation(line: 119, column: 1, scope: !197)
!220 = distinct !DISubprogram(name: "shuffled_among_some", scope: !7, file: !7, line: 120, type: !16, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!221 = !DILocation(line: 121, column: 5, scope: !220)
!222 = !DILocation(line: 121, column: 10, scope: !220)
!223 = !DILocation(line: 122, column: 21, scope: !220)
!224 = !DILocation(line: 122, column: 13, scope: !220)
!225 = !DILocation(line: 123, column: 46, scope: !220)
!226 = !DILocation(line: 123, column: 25, scope: !220)
!227 = !DILocation(line: 123, column: 79, scope: !220)
!228 = !DILocation(line: 123, column: 85, scope: !220)
!229 = !DILocation(line: 123, column: 69, scope: !220)
!230 = !DILocation(line: 124, column: 42, scope: !220)
!231 = !DILocation(line: 124, column: 22, scope: !220)
!232 = !DILocation(line: 127, column: 11, scope: !220)
!233 = !DILocation(line: 125, column: 18, scope: !220)
!234 = !DILocation(line: 127, column: 25, scope: !220)
!235 = !DILocation(line: 127, column: 16, scope: !220)
!236 = !DILocation(line: 127, column: 23, scope: !220)
!237 = !DILocation(line: 128, column: 1, scope: !220)
!238 = distinct !DISubprogram(name: "scanned_with_segments", scope: !7, file: !7, line: 130, type: !16, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!239 = !DILocation(line: 131, column: 5, scope: !238)
!240 = !DILocation(line: 131, column: 10, scope: !238)
!241 = !DILocation(line: 132, column: 23, scope: !238)
!242 = !DILocation(line: 132, column: 15, scope: !238)
!243 = !DILocation(line: 133, column: 5, scope: !238)
!244 = !DILocation(line: 138, column: 11, scope: !238)
!245 = !DILocation(line: 134, column: 20, scope: !238)
!246 = !DILocation(line: 135, column: 35, scope: !238)
!247 = !DILocation(line: 135, column: 23, scope: !238)
!248 = !DILocation(line: 135, column: 20, scope: !238)
!249 = !DILocation(line: 133, column: 31, scope: !238)
!250 = !DILocation(line: 133, column: 23, scope: !238)
!251 = distinct !{!251, !243, !252, !42, !43}
!252 = !DILocation(line: 137, column: 5, scope: !238)
!253 = !DILocation(line: 138, column: 16, scope: !238)
!254 = !DILocation(line: 138, column: 23, scope: !238)
!255 = !DILocation(line: 139, column: 1, scope: !238)
!256 = distinct !DISubprogram(name: "voted_without_the_exited", scope: !7, file: !7, line: 141, type: !16, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!257 = !DILocation(line: 142, column: 5, scope: !256)
!258 = !DILocation(line: 142, column: 10, scope: !256)
!259 = !DILocation(line: 144, column: 50, scope: !256)
!260 = !DILocation(line: 144, column: 56, scope: !256)
!261 = !DILocation(line: 0, scope: !256)
!262 = !DILocation(line: 144, column: 22, scope: !256)
!263 = !DILocation(line: 145, column: 11, scope: !256)
!264 = !DILocation(line: 145, column: 25, scope: !256)
!265 = !DILocation(line: 145, column: 16, scope: !256)
!266 = !DILocation(line: 145, column: 23, scope: !256)
!267 = !DILocation(line: 146, column: 1, scope: !256)
!268 = distinct !DISubprogram(name: "barriers_that_order_nothing", scope: !7, file: !7, line: 148, type: !16, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!269 = !DILocation(line: 150, column: 5, scope: !268)
!270 = !DILocation(line: 150, column: 10, scope: !268)
!271 = !DILocation(line: 151, column: 23, scope: !268)
!272 = !DILocation(line: 151, column: 15, scope: !268)
!273 = !DILocation(line: 151, column: 5, scope: !268)
!274 = !DILocation(line: 151, column: 13, scope: !268)
!275 = !DILocation(line: 152, column: 12, scope: !268)
!276 = !DILocation(line: 153, column: 13, scope: !268)
!277 = !DILocation(line: 153, column: 21, scope: !268)
!278 = !DILocation(line: 154, column: 12, scope: !268)
!279 = !DILocation(line: 155, column: 15, scope: !268)
!280 = !DILocation(line: 155, column: 13, scope: !268)
!281 = !DILocation(line: 156, column: 5, scope: !268)
!282 = !DILocation(line: 157, column: 12, scope: !268)
!283 = !DILocation(line: 158, column: 11, scope: !268)
!284 = !DILocation(line: 158, column: 33, scope: !268)
!285 = !DILocation(line: 158, column: 25, scope: !268)
!286 = !DILocation(line: 158, column: 16, scope: !268)
!287 = !DILocation(line: 158, column: 23, scope: !268)
!288 = !DILocation(line: 159, column: 12, scope: !268)
!289 = !DILocation(line: 160, column: 1, scope: !268)
!290 = distinct !DISubprogram(name: "barrier_of_two_buffers", scope: !7, file: !7, line: 161, type: !16, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!291 = !DILocation(line: 163, column: 5, scope: !290)
!292 = !DILocation(line: 163, column: 10, scope: !290)
!293 = !DILocation(line: 164, column: 21, scope: !290)
!294 = !DILocation(line: 164, column: 13, scope: !290)
!295 = !DILocation(line: 165, column: 5, scope: !290)
!296 = !DILocation(line: 171, column: 11, scope: !290)
!297 = !DILocation(line: 166, column: 16, scope: !290)
!298 = !DILocation(line: 166, column: 9, scope: !290)
!299 = !DILocation(line: 166, column: 24, scope: !290)
!300 = !DILocation(line: 167, column: 9, scope: !290)
!301 = !DILocation(line: 168, column: 15, scope: !290)
!302 = !DILocation(line: 168, column: 21, scope: !290)
!303 = !DILocation(line: 168, column: 19, scope: !290)
!304 = !DILocation(line: 169, column: 16, scope: !290)
!305 = !DILocation(line: 165, column: 29, scope: !290)
!306 = !DILocation(line: 165, column: 23, scope: !290)
!307 = distinct !{!307, !295, !308, !42, !43}
!308 = !DILocation(line: 170, column: 5, scope: !290)
!309 = !DILocation(line: 171, column: 16, scope: !290)
!310 = !DILocation(line: 171, column: 23, scope: !290)
!311 = !DILocation(line: 172, column: 1, scope: !290)
!312 = distinct !DISubprogram(name: "barrier_by_vote", scope: !7, file: !7, line: 174, type: !16, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!313 = !DILocation(line: 176, column: 5, scope: !312)
!314 = !DILocation(line: 176, column: 10, scope: !312)
!315 = !DILocation(line: 177, column: 23, scope: !312)
!316 = !DILocation(line: 177, column: 15, scope: !312)
!317 = !DILocation(line: 177, column: 5, scope: !312)
!318 = !DILocation(line: 177, column: 13, scope: !312)
!319 = !DILocation(line: 178, column: 12, scope: !312)
!320 = !DILocation(line: 179, column: 38, scope: !312)
!321 = !DILocation(line: 179, column: 41, scope: !312)
!322 = !DILocation(line: 179, column: 47, scope: !312)
!323 = !DILocation(line: 0, scope: !312)
!324 = !DILocation(line: 179, column: 15, scope: !312)
!325 = !DILocation(line: 180, column: 11, scope: !312)
!326 = !DILocation(line: 180, column: 33, scope: !312)
!327 = !DILocation(line: 180, column: 25, scope: !312)
!328 = !DILocation(line: 180, column: 38, scope: !312)
!329 = !DILocation(line: 180, column: 16, scope: !312)
!330 = !DILocation(line: 180, column: 23, scope: !312)
!331 = !DILocation(line: 181, column: 1, scope: !312)
!332 = distinct !DISubprogram(name: "barrier_of_two_warps", scope: !7, file: !7, line: 183, type: !16, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!333 = !DILocation(line: 185, column: 5, scope: !332)
!334 = !DILocation(line: 185, column: 10, scope: !332)
!335 = !DILocation(line: 186, column: 27, scope: !332)
!336 = !DILocation(line: 186, column: 23, scope: !332)
!337 = !DILocation(line: 186, column: 15, scope: !332)
!338 = !DILocation(line: 186, column: 5, scope: !332)
!339 = !DILocation(line: 186, column: 13, scope: !332)
!340 = !DILocation(line: 187, column: 12, scope: !332)
!341 = !DILocation(line: 188, column: 11, scope: !332)
!342 = !DILocation(line: 188, column: 32, scope: !332)
!343 = !DILocation(line: 188, column: 25, scope: !332)
!344 = !DILocation(line: 188, column: 16, scope: !332)
!345 = !DILocation(line: 188, column: 23, scope: !332)
!346 = !DILocation(line: 189, column: 1, scope: !332)
!347 = distinct !DISubprogram(name: "writer_arrives", scope: !7, file: !7, line: 190, type: !16, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!348 = !DILocation(line: 192, column: 5, scope: !347)
!349 = !DILocation(line: 192, column: 10, scope: !347)
!350 = !DILocation(line: 193, column: 11, scope: !347)
!351 = !DILocation(line: 194, column: 19, scope: !347)
!352 = !DILocation(line: 194, column: 31, scope: !347)
!353 = !DILocation(line: 194, column: 27, scope: !347)
!354 = !DILocation(line: 194, column: 9, scope: !347)
!355 = !DILocation(line: 194, column: 17, scope: !347)
!356 = !DILocation(line: 195, column: 16, scope: !347)
!357 = !DILocation(line: 196, column: 15, scope: !347)
!358 = !DILocation(line: 196, column: 29, scope: !347)
!359 = !DILocation(line: 196, column: 20, scope: !347)
!360 = !DILocation(line: 198, column: 9, scope: !347)
!361 = !DILocation(line: 199, column: 15, scope: !347)
!362 = !DILocation(line: 199, column: 38, scope: !347)
!363 = !DILocation(line: 199, column: 29, scope: !347)
!364 = !DILocation(line: 199, column: 20, scope: !347)
!365 = !DILocation(line: 0, scope: !347)
!366 = !DILocation(line: 201, column: 1, scope: !347)
!367 = distinct !DISubprogram(name: "handed_back_and_forth", scope: !7, file: !7, line: 202, type: !16, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!368 = !DILocation(line: 204, column: 5, scope: !367)
!369 = !DILocation(line: 204, column: 10, scope: !367)
!370 = !DILocation(line: 206, column: 5, scope: !367)
!371 = !DILocation(line: 217, column: 11, scope: !367)
!372 = !DILocation(line: 207, column: 15, scope: !367)
!373 = !DILocation(line: 208, column: 17, scope: !367)
!374 = !DILocation(line: 208, column: 20, scope: !367)
!375 = !DILocation(line: 209, column: 53, scope: !367)
!376 = !DILocation(line: 209, column: 48, scope: !367)
!377 = !DILocation(line: 209, column: 44, scope: !367)
!378 = !DILocation(line: 209, column: 59, scope: !367)
!379 = !DILocation(line: 209, column: 23, scope: !367)
!380 = !DILocation(line: 209, column: 21, scope: !367)
!381 = !DILocation(line: 210, column: 20, scope: !367)
!382 = !DILocation(line: 211, column: 9, scope: !367)
!383 = !DILocation(line: 212, column: 13, scope: !367)
!384 = !DILocation(line: 213, column: 23, scope: !367)
!385 = !DILocation(line: 213, column: 29, scope: !367)
!386 = !DILocation(line: 213, column: 27, scope: !367)
!387 = !DILocation(line: 214, column: 19, scope: !367)
!388 = !DILocation(line: 214, column: 31, scope: !367)
!389 = !DILocation(line: 0, scope: !367)
!390 = !DILocation(line: 206, column: 29, scope: !367)
!391 = !DILocation(line: 206, column: 23, scope: !367)
!392 = distinct !{!392, !370, !393, !42, !43}
!393 = !DILocation(line: 216, column: 5, scope: !367)
!394 = !DILocation(line: 217, column: 16, scope: !367)
!395 = !DILocation(line: 217, column: 23, scope: !367)
!396 = !DILocation(line: 218, column: 1, scope: !367)
!397 = distinct !DISubprogram(name: "barrier_of_who_is_left", scope: !7, file: !7, line: 220, type: !16, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!398 = !DILocation(line: 222, column: 5, scope: !397)
!399 = !DILocation(line: 222, column: 10, scope: !397)
!400 = !DILocation(line: 223, column: 11, scope: !397)
!401 = !DILocation(line: 224, column: 29, scope: !397)
!402 = !DILocation(line: 224, column: 20, scope: !397)
!403 = !DILocation(line: 224, column: 27, scope: !397)
!404 = !DILocation(line: 227, column: 11, scope: !397)
!405 = !DILocation(line: 227, column: 27, scope: !397)
!406 = !DILocation(line: 227, column: 39, scope: !397)
!407 = !DILocation(line: 227, column: 35, scope: !397)
!408 = !DILocation(line: 227, column: 17, scope: !397)
!409 = !DILocation(line: 227, column: 25, scope: !397)
!410 = !DILocation(line: 228, column: 5, scope: !397)
!411 = !DILocation(line: 229, column: 16, scope: !397)
!412 = !DILocation(line: 229, column: 43, scope: !397)
!413 = !DILocation(line: 229, column: 35, scope: !397)
!414 = !DILocation(line: 229, column: 26, scope: !397)
!415 = !DILocation(line: 229, column: 33, scope: !397)
!416 = !DILocation(line: 230, column: 1, scope: !397)
!417 = distinct !DISubprogram(name: "copied_in_time", scope: !7, file: !7, line: 232, type: !16, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!418 = !DILocation(line: 234, column: 5, scope: !417)
!419 = !DILocation(line: 234, column: 10, scope: !417)
!420 = !DILocation(line: 236, column: 24, scope: !417)
!421 = !DILocation(line: 236, column: 5, scope: !417)
!422 = !DILocation(line: 236, column: 32, scope: !417)
!423 = !DILocation(line: 237, column: 5, scope: !417)
!424 = !DILocation(line: 238, column: 10, scope: !417)
!425 = !DILocation(line: 238, column: 5, scope: !417)
!426 = !DILocation(line: 246, column: 11, scope: !417)
!427 = !DILocation(line: 239, column: 15, scope: !417)
!428 = !DILocation(line: 239, column: 19, scope: !417)
!429 = !DILocation(line: 239, column: 53, scope: !417)
!430 = !DILocation(line: 239, column: 40, scope: !417)
!431 = !DILocation(line: 239, column: 58, scope: !417)
!432 = !DILocation(line: 239, column: 29, scope: !417)
!433 = !DILocation(line: 239, column: 76, scope: !417)
!434 = !DILocation(line: 239, column: 81, scope: !417)
!435 = !DILocation(line: 239, column: 66, scope: !417)
!436 = !DILocation(line: 239, column: 92, scope: !417)
!437 = !DILocation(line: 240, column: 9, scope: !417)
!438 = !DILocation(line: 241, column: 16, scope: !417)
!439 = !DILocation(line: 242, column: 9, scope: !417)
!440 = !DILocation(line: 243, column: 19, scope: !417)
!441 = !DILocation(line: 243, column: 32, scope: !417)
!442 = !DILocation(line: 243, column: 25, scope: !417)
!443 = !DILocation(line: 243, column: 23, scope: !417)
!444 = !DILocation(line: 244, column: 9, scope: !417)
!445 = !DILocation(line: 238, column: 23, scope: !417)
!446 = distinct !{!446, !425, !447, !42, !43}
!447 = !DILocation(line: 245, column: 5, scope: !417)
!448 = !DILocation(line: 246, column: 16, scope: !417)
!449 = !DILocation(line: 246, column: 23, scope: !417)
!450 = !DILocation(line: 247, column: 1, scope: !417)
!451 = distinct !DISubprogram(name: "copied_for_oneself", scope: !7, file: !7, line: 248, type: !16, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!452 = !DILocation(line: 250, column: 5, scope: !451)
!453 = !DILocation(line: 250, column: 10, scope: !451)
!454 = !DILocation(line: 252, column: 21, scope: !451)
!455 = !DILocation(line: 252, column: 5, scope: !451)
!456 = !DILocation(line: 252, column: 29, scope: !451)
!457 = !DILocation(line: 253, column: 5, scope: !451)
!458 = !DILocation(line: 254, column: 5, scope: !451)
!459 = !DILocation(line: 255, column: 12, scope: !451)
!460 = !DILocation(line: 256, column: 18, scope: !451)
!461 = !DILocation(line: 256, column: 14, scope: !451)
!462 = !DILocation(line: 256, column: 5, scope: !451)
!463 = !DILocation(line: 256, column: 12, scope: !451)
!464 = !DILocation(line: 257, column: 1, scope: !451)
!465 = distinct !DISubprogram(name: "copied_by_rows", scope: !7, file: !7, line: 258, type: !16, scopeLine: 258, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!466 = !DILocation(line: 260, column: 5, scope: !465)
!467 = !DILocation(line: 260, column: 10, scope: !465)
!468 = !DILocation(line: 261, column: 27, scope: !465)
!469 = !DILocation(line: 261, column: 23, scope: !465)
!470 = !DILocation(line: 261, column: 15, scope: !465)
!471 = !DILocation(line: 261, column: 5, scope: !465)
!472 = !DILocation(line: 261, column: 13, scope: !465)
!473 = !DILocation(line: 262, column: 5, scope: !465)
!474 = !DILocation(line: 264, column: 18, scope: !465)
!475 = !DILocation(line: 264, column: 32, scope: !465)
!476 = !DILocation(line: 264, column: 23, scope: !465)
!477 = !DILocation(line: 264, column: 30, scope: !465)
!478 = !DILocation(line: 267, column: 1, scope: !465)
!479 = distinct !DISubprogram(name: "copied_nothing", scope: !7, file: !7, line: 269, type: !16, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!480 = !DILocation(line: 271, column: 5, scope: !479)
!481 = !DILocation(line: 271, column: 10, scope: !479)
!482 = !DILocation(line: 273, column: 5, scope: !479)
!483 = !{i64 9338}
!484 = !DILocation(line: 274, column: 15, scope: !479)
!485 = !DILocation(line: 274, column: 27, scope: !479)
!486 = !DILocation(line: 274, column: 23, scope: !479)
!487 = !DILocation(line: 274, column: 5, scope: !479)
!488 = !DILocation(line: 274, column: 13, scope: !479)
!489 = !DILocation(line: 275, column: 12, scope: !479)
!490 = !DILocation(line: 276, column: 32, scope: !479)
!491 = !DILocation(line: 276, column: 5, scope: !479)
!492 = !DILocation(line: 276, column: 43, scope: !479)
!493 = !DILocation(line: 277, column: 11, scope: !479)
!494 = !DILocation(line: 277, column: 25, scope: !479)
!495 = !DILocation(line: 277, column: 16, scope: !479)
!496 = !DILocation(line: 277, column: 23, scope: !479)
!497 = !DILocation(line: 278, column: 1, scope: !479)
!498 = distinct !DISubprogram(name: "all_lanes_store_the_same", scope: !7, file: !7, line: 280, type: !16, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!499 = !DILocation(line: 281, column: 5, scope: !498)
!500 = !DILocation(line: 281, column: 10, scope: !498)
!501 = !DILocation(line: 282, column: 50, scope: !498)
!502 = !DILocation(line: 282, column: 56, scope: !498)
!503 = !DILocation(line: 0, scope: !498)
!504 = !DILocation(line: 282, column: 22, scope: !498)
!505 = !DILocation(line: 283, column: 11, scope: !498)
!506 = !DILocation(line: 283, column: 31, scope: !498)
!507 = !DILocation(line: 283, column: 23, scope: !498)
!508 = !DILocation(line: 283, column: 16, scope: !498)
!509 = !DILocation(line: 283, column: 29, scope: !498)
!510 = !DILocation(line: 284, column: 5, scope: !498)
!511 = !DILocation(line: 285, column: 11, scope: !498)
!512 = !DILocation(line: 285, column: 32, scope: !498)
!513 = !DILocation(line: 285, column: 25, scope: !498)
!514 = !DILocation(line: 285, column: 40, scope: !498)
!515 = !DILocation(line: 285, column: 38, scope: !498)
!516 = !DILocation(line: 285, column: 16, scope: !498)
!517 = !DILocation(line: 285, column: 23, scope: !498)
!518 = !DILocation(line: 286, column: 1, scope: !498)
!519 = distinct !DISubprogram(name: "any_lane_will_do", scope: !7, file: !7, line: 288, type: !16, scopeLine: 288, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!520 = !DILocation(line: 290, column: 5, scope: !519)
!521 = !DILocation(line: 290, column: 10, scope: !519)
!522 = !DILocation(line: 291, column: 28, scope: !519)
!523 = !DILocation(line: 291, column: 34, scope: !519)
!524 = !DILocation(line: 0, scope: !519)
!525 = !DILocation(line: 292, column: 9, scope: !519)
!526 = !DILocation(line: 292, column: 14, scope: !519)
!527 = !DILocation(line: 292, column: 26, scope: !519)
!528 = !DILocation(line: 292, column: 20, scope: !519)
!529 = !DILocation(line: 292, column: 32, scope: !519)
!530 = !DILocation(line: 293, column: 5, scope: !519)
!531 = !DILocation(line: 294, column: 16, scope: !519)
!532 = !DILocation(line: 294, column: 41, scope: !519)
!533 = !DILocation(line: 294, column: 39, scope: !519)
!534 = !DILocation(line: 294, column: 24, scope: !519)
!535 = !DILocation(line: 297, column: 5, scope: !519)
!536 = !DILocation(line: 298, column: 11, scope: !519)
!537 = !DILocation(line: 298, column: 25, scope: !519)
!538 = !DILocation(line: 298, column: 39, scope: !519)
!539 = !DILocation(line: 298, column: 33, scope: !519)
!540 = !DILocation(line: 298, column: 31, scope: !519)
!541 = !DILocation(line: 298, column: 16, scope: !519)
!542 = !DILocation(line: 298, column: 23, scope: !519)
!543 = !DILocation(line: 299, column: 1, scope: !519)
!544 = distinct !DISubprogram(name: "fence_and_flag_of_lanes", scope: !7, file: !7, line: 301, type: !16, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!545 = !DILocation(line: 303, column: 5, scope: !544)
!546 = !DILocation(line: 303, column: 10, scope: !544)
!547 = !DILocation(line: 304, column: 5, scope: !544)
!548 = !DILocation(line: 304, column: 13, scope: !544)
!549 = !DILocation(line: 305, column: 5, scope: !544)
!550 = !DILocation(line: 306, column: 15, scope: !544)
!551 = !DILocation(line: 306, column: 27, scope: !544)
!552 = !DILocation(line: 306, column: 23, scope: !544)
!553 = !DILocation(line: 306, column: 5, scope: !544)
!554 = !DILocation(line: 306, column: 13, scope: !544)
!555 = !DILocation(line: 307, column: 12, scope: !544)
!556 = !DILocation(line: 308, column: 5, scope: !544)
!557 = !DILocation(line: 309, column: 32, scope: !544)
!558 = !DILocation(line: 309, column: 17, scope: !544)
!559 = !DILocation(line: 310, column: 12, scope: !544)
!560 = !DILocation(line: 311, column: 19, scope: !544)
!561 = !DILocation(line: 312, column: 25, scope: !544)
!562 = !DILocation(line: 312, column: 33, scope: !544)
!563 = !DILocation(line: 312, column: 53, scope: !544)
!564 = !DILocation(line: 312, column: 47, scope: !544)
!565 = !DILocation(line: 312, column: 63, scope: !544)
!566 = !DILocation(line: 312, column: 59, scope: !544)
!567 = !DILocation(line: 312, column: 16, scope: !544)
!568 = !DILocation(line: 312, column: 23, scope: !544)
!569 = !DILocation(line: 312, column: 11, scope: !544)
!570 = !DILocation(line: 313, column: 1, scope: !544)
!571 = distinct !DISubprogram(name: "lane_waits_for_lane", scope: !7, file: !7, line: 315, type: !16, scopeLine: 315, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!572 = !DILocation(line: 317, column: 5, scope: !571)
!573 = !DILocation(line: 317, column: 10, scope: !571)
!574 = !DILocation(line: 318, column: 5, scope: !571)
!575 = !DILocation(line: 318, column: 13, scope: !571)
!576 = !DILocation(line: 319, column: 5, scope: !571)
!577 = !DILocation(line: 320, column: 15, scope: !571)
!578 = !DILocation(line: 320, column: 23, scope: !571)
!579 = !DILocation(line: 321, column: 9, scope: !571)
!580 = !DILocation(line: 322, column: 9, scope: !571)
!581 = !DILocation(line: 322, column: 17, scope: !571)
!582 = distinct !{!582, !580, !583, !42, !43}
!583 = !DILocation(line: 322, column: 38, scope: !571)
!584 = !DILocation(line: 323, column: 16, scope: !571)
!585 = !DILocation(line: 324, column: 16, scope: !571)
!586 = !DILocation(line: 324, column: 13, scope: !571)
!587 = !DILocation(line: 325, column: 5, scope: !571)
!588 = !DILocation(line: 0, scope: !571)
!589 = !DILocation(line: 326, column: 5, scope: !571)
!590 = !DILocation(line: 326, column: 13, scope: !571)
!591 = !DILocation(line: 327, column: 12, scope: !571)
!592 = !DILocation(line: 328, column: 5, scope: !571)
!593 = !DILocation(line: 329, column: 11, scope: !571)
!594 = !DILocation(line: 329, column: 16, scope: !571)
!595 = !DILocation(line: 329, column: 23, scope: !571)
!596 = !DILocation(line: 330, column: 1, scope: !571)
