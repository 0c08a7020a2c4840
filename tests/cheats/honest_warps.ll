; Made from honest_warps.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ18syncwarp_is_enoughE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ16warp_sum_in_stepE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ20syncwarp_of_own_halfE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ20syncwarp_of_a_branchE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ27syncwarp_without_the_exitedE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ24histogram_of_block_scopeE4bins = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ22histogram_in_two_stepsE4bins = internal addrspace(3) global [8 x i32] undef, align 4
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
@_ZZ16any_lane_will_doE5found = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4
@_ZZ23fence_and_flag_of_lanesE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ23fence_and_flag_of_lanesE4flag = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ19lane_waits_for_laneE4sums = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ19lane_waits_for_laneE4flag = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @syncwarp_is_enough(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp slt i32 %10, %4, !dbg !19
  br i1 %11, label %12, label %17, !dbg !20

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !21
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !21
  %15 = load i32, ptr %14, align 4, !dbg !21, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #14, !dbg !22
  br label %17, !dbg !20

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !20
  %19 = zext nneg i32 %9 to i64, !dbg !23
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18syncwarp_is_enoughE4held to ptr), i64 %19, !dbg !23
  store i32 %18, ptr %20, align 4, !dbg !24, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !25
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
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !32 {
  br label %3, !dbg !34

2:                                                ; preds = %3
  ret i32 %12, !dbg !35

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !36
  %7 = xor i32 %6, %5, !dbg !37
  %8 = lshr i32 %7, 17, !dbg !38
  %9 = xor i32 %8, %7, !dbg !39
  %10 = shl i32 %9, 5, !dbg !40
  %11 = xor i32 %10, %9, !dbg !41
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #14, !dbg !42, !srcloc !43
  %13 = add nuw nsw i32 %4, 1, !dbg !44
  %14 = icmp eq i32 %13, 6, !dbg !45
  br i1 %14, label %2, label %3, !dbg !34, !llvm.loop !46
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_sum_in_step(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !50 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !51
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !51
  %8 = mul i32 %6, %7, !dbg !51
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !51
  %10 = add i32 %8, %9, !dbg !51
  %11 = icmp slt i32 %10, %4, !dbg !52
  br i1 %11, label %12, label %16, !dbg !53

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !54
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !54
  %15 = load i32, ptr %14, align 4, !dbg !54, !tbaa !10
  br label %16, !dbg !53

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !53
  %18 = zext nneg i32 %9 to i64, !dbg !55
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_sum_in_stepE4held to ptr), i64 %18, !dbg !55
  store i32 %17, ptr %19, align 4, !dbg !56, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !57
  %20 = and i32 %9, 31
  br label %22, !dbg !58

21:                                               ; preds = %32
  br i1 %11, label %35, label %42, !dbg !59

22:                                               ; preds = %16, %32
  %23 = phi i32 [ 16, %16 ], [ %33, %32 ]
  %24 = icmp samesign ult i32 %20, %23, !dbg !60
  br i1 %24, label %25, label %32, !dbg !60

25:                                               ; preds = %22
  %26 = add nuw nsw i32 %23, %9, !dbg !61
  %27 = zext nneg i32 %26 to i64, !dbg !62
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_sum_in_stepE4held to ptr), i64 %27, !dbg !62
  %29 = load i32, ptr %28, align 4, !dbg !62, !tbaa !10
  %30 = load i32, ptr %19, align 4, !dbg !63, !tbaa !10
  %31 = add nsw i32 %30, %29, !dbg !63
  store i32 %31, ptr %19, align 4, !dbg !63, !tbaa !10
  br label %32, !dbg !64

32:                                               ; preds = %25, %22
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !65
  %33 = lshr i32 %23, 1, !dbg !66
  %34 = icmp eq i32 %33, 0, !dbg !67
  br i1 %34, label %21, label %22, !dbg !58, !llvm.loop !68

35:                                               ; preds = %21
  %36 = and i32 %9, 32, !dbg !70
  %37 = zext nneg i32 %36 to i64, !dbg !71
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16warp_sum_in_stepE4held to ptr), i64 %37, !dbg !71
  %39 = load i32, ptr %38, align 4, !dbg !71, !tbaa !10
  %40 = sext i32 %10 to i64, !dbg !72
  %41 = getelementptr inbounds i32, ptr %1, i64 %40, !dbg !72
  store i32 %39, ptr %41, align 4, !dbg !73, !tbaa !10
  br label %42, !dbg !72

42:                                               ; preds = %35, %21
  ret void, !dbg !74
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @syncwarp_of_own_half(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !75 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !76
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  %8 = mul i32 %6, %7, !dbg !76
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %10 = add i32 %8, %9, !dbg !76
  %11 = icmp slt i32 %10, %4, !dbg !77
  br i1 %11, label %12, label %17, !dbg !78

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !79
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !79
  %15 = load i32, ptr %14, align 4, !dbg !79, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #14, !dbg !80
  br label %17, !dbg !78

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !78
  %19 = zext nneg i32 %9 to i64, !dbg !81
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20syncwarp_of_own_halfE4held to ptr), i64 %19, !dbg !81
  store i32 %18, ptr %20, align 4, !dbg !82, !tbaa !10
  %21 = and i32 %9, 16, !dbg !83
  %22 = icmp eq i32 %21, 0, !dbg !84
  %23 = select i1 %22, i32 65535, i32 -65536, !dbg !83
  tail call void @llvm.nvvm.bar.warp.sync(i32 %23), !dbg !85
  br i1 %11, label %24, label %31, !dbg !86

24:                                               ; preds = %17
  %25 = xor i32 %9, 8, !dbg !87
  %26 = zext nneg i32 %25 to i64, !dbg !88
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20syncwarp_of_own_halfE4held to ptr), i64 %26, !dbg !88
  %28 = load i32, ptr %27, align 4, !dbg !88, !tbaa !10
  %29 = sext i32 %10 to i64, !dbg !89
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !89
  store i32 %28, ptr %30, align 4, !dbg !90, !tbaa !10
  br label %31, !dbg !89

31:                                               ; preds = %24, %17
  ret void, !dbg !91
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @syncwarp_of_a_branch(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !92 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !93
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !93
  %8 = mul i32 %6, %7, !dbg !93
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !93
  %10 = add i32 %8, %9, !dbg !93
  %11 = icmp slt i32 %10, %4, !dbg !94
  br i1 %11, label %12, label %16, !dbg !95

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !96
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !96
  %15 = load i32, ptr %14, align 4, !dbg !96, !tbaa !10
  br label %16, !dbg !95

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !95
  %18 = icmp sgt i32 %17, 0, !dbg !97
  %19 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !98
  %20 = zext nneg i32 %9 to i64, !dbg !99
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20syncwarp_of_a_branchE4held to ptr), i64 %20, !dbg !99
  store i32 %17, ptr %21, align 4, !dbg !100, !tbaa !10
  br i1 %18, label %22, label %33, !dbg !101

22:                                               ; preds = %16
  tail call void @llvm.nvvm.bar.warp.sync(i32 %19), !dbg !102
  %23 = and i32 %9, 32, !dbg !103
  %24 = tail call i32 @llvm.bitreverse.i32(i32 %19), !dbg !104
  %25 = tail call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %24) #15, !dbg !104, !srcloc !105
  %26 = or disjoint i32 %23, 1, !dbg !104
  %27 = add i32 %26, %25, !dbg !106
  %28 = sext i32 %27 to i64, !dbg !107
  %29 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20syncwarp_of_a_branchE4held to ptr), i64 %28, !dbg !107
  %30 = getelementptr i8, ptr %29, i64 -4, !dbg !107
  %31 = load i32, ptr %30, align 4, !dbg !107, !tbaa !10
  %32 = add nsw i32 %31, %17, !dbg !108
  br label %33, !dbg !109

33:                                               ; preds = %22, %16
  %34 = phi i32 [ %32, %22 ], [ %17, %16 ], !dbg !110
  br i1 %11, label %35, label %38, !dbg !111

35:                                               ; preds = %33
  %36 = sext i32 %10 to i64, !dbg !112
  %37 = getelementptr inbounds i32, ptr %1, i64 %36, !dbg !112
  store i32 %34, ptr %37, align 4, !dbg !113, !tbaa !10
  br label %38, !dbg !112

38:                                               ; preds = %35, %33
  ret void, !dbg !114
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @syncwarp_without_the_exited(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !115 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !116
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !116
  %8 = mul i32 %6, %7, !dbg !116
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  %10 = add i32 %8, %9, !dbg !116
  %11 = icmp slt i32 %10, %4, !dbg !117
  br i1 %11, label %12, label %24, !dbg !117

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !118
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !118
  %15 = load i32, ptr %14, align 4, !dbg !118, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #14, !dbg !119
  %17 = zext nneg i32 %9 to i64, !dbg !120
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27syncwarp_without_the_exitedE4held to ptr), i64 %17, !dbg !120
  store i32 %16, ptr %18, align 4, !dbg !121, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !122
  %19 = and i32 %9, 1022, !dbg !123
  %20 = zext nneg i32 %19 to i64, !dbg !124
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27syncwarp_without_the_exitedE4held to ptr), i64 %20, !dbg !124
  %22 = load i32, ptr %21, align 4, !dbg !124, !tbaa !10
  %23 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !125
  store i32 %22, ptr %23, align 4, !dbg !126, !tbaa !10
  br label %24, !dbg !127

24:                                               ; preds = %5, %12
  ret void, !dbg !127
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @aggregated(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !128 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !129
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !129
  %7 = mul i32 %5, %6, !dbg !129
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129
  %9 = add i32 %7, %8, !dbg !129
  %10 = icmp slt i32 %9, %3, !dbg !130
  br i1 %10, label %11, label %25, !dbg !131

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !132
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !132
  %14 = load i32, ptr %13, align 4, !dbg !132, !tbaa !10
  %15 = icmp slt i32 %14, 1, !dbg !133
  br i1 %15, label %25, label %16, !dbg !131

16:                                               ; preds = %11
  %17 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !134
  %18 = tail call i32 @llvm.bitreverse.i32(i32 %17), !dbg !135
  %19 = tail call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %18) #15, !dbg !135, !srcloc !105
  %20 = and i32 %8, 31, !dbg !136
  %21 = icmp eq i32 %20, %19, !dbg !137
  br i1 %21, label %22, label %25, !dbg !137

22:                                               ; preds = %16
  %23 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %17), !dbg !138
  %24 = atomicrmw add ptr %1, i32 %23 seq_cst, align 4, !dbg !139
  br label %25, !dbg !139

25:                                               ; preds = %16, %22, %4, %11
  ret void, !dbg !140
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @aggregated_with_places(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !141 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !142
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !142
  %7 = mul i32 %5, %6, !dbg !142
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !142
  %9 = add i32 %7, %8, !dbg !142
  %10 = icmp slt i32 %9, %3, !dbg !143
  br i1 %10, label %11, label %38, !dbg !144

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !145
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !145
  %14 = load i32, ptr %13, align 4, !dbg !145, !tbaa !10
  %15 = icmp slt i32 %14, 1, !dbg !146
  br i1 %15, label %38, label %16, !dbg !144

16:                                               ; preds = %11
  %17 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !147
  %18 = tail call i32 @llvm.bitreverse.i32(i32 %17), !dbg !148
  %19 = tail call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %18) #15, !dbg !148, !srcloc !105
  %20 = and i32 %8, 31, !dbg !149
  %21 = icmp eq i32 %20, %19, !dbg !150
  br i1 %21, label %22, label %25, !dbg !150

22:                                               ; preds = %16
  %23 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %17), !dbg !151
  %24 = atomicrmw add ptr %2, i32 %23 seq_cst, align 4, !dbg !152
  br label %25, !dbg !153

25:                                               ; preds = %22, %16
  %26 = phi i32 [ %24, %22 ], [ 0, %16 ], !dbg !154
  %27 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %17, i32 %26, i32 %19, i32 31), !dbg !155
  %28 = shl nsw i32 -1, %20, !dbg !156
  %29 = xor i32 %28, -1, !dbg !156
  %30 = and i32 %17, %29, !dbg !157
  %31 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %30), !dbg !158
  %32 = add nsw i32 %27, %31, !dbg !159
  %33 = load i32, ptr %13, align 4, !dbg !160, !tbaa !10
  %34 = mul nsw i32 %33, 5, !dbg !161
  %35 = atomicrmw xor ptr %1, i32 %34 seq_cst, align 4, !dbg !162
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !163
  %37 = atomicrmw max ptr %36, i32 %32 seq_cst, align 4, !dbg !164
  br label %38, !dbg !165

38:                                               ; preds = %4, %11, %25
  ret void, !dbg !165
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @aggregated_by_value(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !166 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !167
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !167
  %7 = mul i32 %5, %6, !dbg !167
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167
  %9 = add i32 %7, %8, !dbg !167
  %10 = icmp slt i32 %9, %3, !dbg !168
  br i1 %10, label %11, label %27, !dbg !168

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !169
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !169
  %14 = load i32, ptr %13, align 4, !dbg !169, !tbaa !10
  %15 = and i32 %14, 7, !dbg !170
  %16 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !171
  %17 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 %16, i32 range(i32 0, 8) %15), !dbg !172
  %18 = and i32 %8, 31, !dbg !173
  %19 = tail call i32 @llvm.bitreverse.i32(i32 %17), !dbg !174
  %20 = tail call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %19) #15, !dbg !174, !srcloc !105
  %21 = icmp eq i32 %18, %20, !dbg !175
  br i1 %21, label %22, label %27, !dbg !175

22:                                               ; preds = %11
  %23 = zext nneg i32 %15 to i64, !dbg !176
  %24 = getelementptr inbounds nuw i32, ptr %1, i64 %23, !dbg !176
  %25 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %17), !dbg !177
  %26 = atomicrmw add ptr %24, i32 %25 seq_cst, align 4, !dbg !178
  br label %27, !dbg !178

27:                                               ; preds = %11, %22, %4
  ret void, !dbg !179
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram_of_block_scope(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !180 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !181
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !181
  %8 = mul i32 %6, %7, !dbg !181
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !181
  %10 = add i32 %8, %9, !dbg !181
  %11 = icmp samesign ult i32 %9, 8, !dbg !182
  br i1 %11, label %12, label %15, !dbg !182

12:                                               ; preds = %5
  %13 = zext nneg i32 %9 to i64, !dbg !183
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24histogram_of_block_scopeE4bins to ptr), i64 %13, !dbg !183
  store i32 0, ptr %14, align 4, !dbg !184, !tbaa !10
  br label %15, !dbg !183

15:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !185
  %16 = icmp slt i32 %10, %4, !dbg !186
  br i1 %16, label %17, label %25, !dbg !186

17:                                               ; preds = %15
  %18 = sext i32 %10 to i64, !dbg !187
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !187
  %20 = load i32, ptr %19, align 4, !dbg !187, !tbaa !10
  %21 = and i32 %20, 7, !dbg !188
  %22 = zext nneg i32 %21 to i64, !dbg !189
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24histogram_of_block_scopeE4bins to ptr), i64 %22, !dbg !189
  %24 = tail call noundef i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %23, i32 1), !dbg !190
  br label %25, !dbg !190

25:                                               ; preds = %17, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !191
  br i1 %16, label %26, label %35, !dbg !192

26:                                               ; preds = %25
  %27 = sext i32 %10 to i64, !dbg !193
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !193
  %29 = load i32, ptr %28, align 4, !dbg !193, !tbaa !10
  %30 = and i32 %29, 7, !dbg !194
  %31 = zext nneg i32 %30 to i64, !dbg !195
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24histogram_of_block_scopeE4bins to ptr), i64 %31, !dbg !195
  %33 = load i32, ptr %32, align 4, !dbg !195, !tbaa !10
  %34 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !196
  store i32 %33, ptr %34, align 4, !dbg !197, !tbaa !10
  br label %35, !dbg !196

35:                                               ; preds = %26, %25
  ret void, !dbg !198
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram_in_two_steps(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !199 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !200
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !200
  %7 = mul i32 %5, %6, !dbg !200
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !200
  %9 = add i32 %7, %8, !dbg !200
  %10 = icmp samesign ult i32 %8, 8, !dbg !201
  br i1 %10, label %11, label %14, !dbg !201

11:                                               ; preds = %4
  %12 = zext nneg i32 %8 to i64, !dbg !202
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22histogram_in_two_stepsE4bins to ptr), i64 %12, !dbg !202
  store i32 0, ptr %13, align 4, !dbg !203, !tbaa !10
  br label %14, !dbg !202

14:                                               ; preds = %11, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !204
  %15 = icmp slt i32 %9, %3, !dbg !205
  br i1 %15, label %16, label %24, !dbg !205

16:                                               ; preds = %14
  %17 = sext i32 %9 to i64, !dbg !206
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !206
  %19 = load i32, ptr %18, align 4, !dbg !206, !tbaa !10
  %20 = and i32 %19, 7, !dbg !207
  %21 = zext nneg i32 %20 to i64, !dbg !208
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22histogram_in_two_stepsE4bins to ptr), i64 %21, !dbg !208
  %23 = atomicrmw add ptr %22, i32 1 seq_cst, align 4, !dbg !209
  br label %24, !dbg !209

24:                                               ; preds = %16, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !210
  br i1 %10, label %25, label %31, !dbg !211

25:                                               ; preds = %24
  %26 = zext nneg i32 %8 to i64, !dbg !212
  %27 = getelementptr inbounds nuw i32, ptr %1, i64 %26, !dbg !212
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22histogram_in_two_stepsE4bins to ptr), i64 %26, !dbg !213
  %29 = load i32, ptr %28, align 4, !dbg !213, !tbaa !10
  %30 = atomicrmw add ptr %27, i32 %29 seq_cst, align 4, !dbg !214
  br label %31, !dbg !214

31:                                               ; preds = %25, %24
  ret void, !dbg !215
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @shuffled_in_partial_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !dbg !216 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !217
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !217
  %8 = mul i32 %6, %7, !dbg !217
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !217
  %10 = add i32 %8, %9, !dbg !217
  %11 = icmp slt i32 %10, %4, !dbg !218
  br i1 %11, label %12, label %16, !dbg !219

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !220
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !220
  %15 = load i32, ptr %14, align 4, !dbg !220, !tbaa !10
  br label %16, !dbg !219

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ -1000, %5 ], !dbg !219
  %18 = and i32 %9, 992, !dbg !221
  %19 = sub nsw i32 %7, %18, !dbg !222
  %20 = tail call noundef range(i32 -2147483648, 33) i32 @llvm.smin.i32(i32 %19, i32 32), !dbg !223
  %21 = and i32 %9, 31
  br label %24, !dbg !224

22:                                               ; preds = %24
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %31, i32 0, i32 31), !dbg !225
  br i1 %11, label %34, label %40, !dbg !226

24:                                               ; preds = %16, %24
  %25 = phi i32 [ %17, %16 ], [ %31, %24 ]
  %26 = phi i32 [ 16, %16 ], [ %32, %24 ]
  %27 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %25, i32 %26, i32 31), !dbg !227
  %28 = add nuw nsw i32 %26, %21, !dbg !228
  %29 = icmp ult i32 %28, %20, !dbg !229
  %30 = tail call i32 @llvm.smax.i32(i32 %25, i32 %27)
  %31 = select i1 %29, i32 %30, i32 %25, !dbg !229
  %32 = lshr i32 %26, 1, !dbg !230
  %33 = icmp eq i32 %32, 0, !dbg !231
  br i1 %33, label %22, label %24, !dbg !224, !llvm.loop !232

34:                                               ; preds = %22
  %35 = sext i32 %10 to i64, !dbg !234
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !234
  %37 = load i32, ptr %36, align 4, !dbg !234, !tbaa !10
  %38 = add nsw i32 %37, %23, !dbg !235
  %39 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !236
  store i32 %38, ptr %39, align 4, !dbg !237, !tbaa !10
  br label %40, !dbg !236

40:                                               ; preds = %34, %22
  ret void, !dbg !238
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @shuffled_among_some(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !239 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !240
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !240
  %8 = mul i32 %6, %7, !dbg !240
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !240
  %10 = add i32 %8, %9, !dbg !240
  %11 = icmp slt i32 %10, %4, !dbg !241
  br i1 %11, label %12, label %16, !dbg !242

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !243
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !243
  %15 = load i32, ptr %14, align 4, !dbg !243, !tbaa !10
  br label %16, !dbg !242

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !242
  %18 = icmp sgt i32 %17, 0, !dbg !244
  %19 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !245
  br i1 %18, label %20, label %30, !dbg !246

20:                                               ; preds = %16
  %21 = and i32 %9, 31, !dbg !247
  %22 = shl nsw i32 -1, %21, !dbg !248
  %23 = xor i32 %22, -1, !dbg !248
  %24 = and i32 %19, %23, !dbg !249
  %25 = icmp eq i32 %24, 0, !dbg !250
  %26 = tail call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 range(i32 1, 0) %24, i1 true), !dbg !250
  %27 = xor i32 %26, 31, !dbg !250
  %28 = select i1 %25, i32 %21, i32 %27, !dbg !250
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %19, i32 %17, i32 %28, i32 31), !dbg !251
  br label %30, !dbg !252

30:                                               ; preds = %20, %16
  %31 = phi i32 [ %29, %20 ], [ %17, %16 ], !dbg !253
  br i1 %11, label %32, label %36, !dbg !254

32:                                               ; preds = %30
  %33 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %31) #14, !dbg !255
  %34 = sext i32 %10 to i64, !dbg !256
  %35 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !256
  store i32 %33, ptr %35, align 4, !dbg !257, !tbaa !10
  br label %36, !dbg !256

36:                                               ; preds = %32, %30
  ret void, !dbg !258
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @scanned_with_segments(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #5 !dbg !259 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !260
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !260
  %8 = mul i32 %6, %7, !dbg !260
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !260
  %10 = add i32 %8, %9, !dbg !260
  %11 = icmp slt i32 %10, %4, !dbg !261
  br i1 %11, label %12, label %16, !dbg !262

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !263
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !263
  %15 = load i32, ptr %14, align 4, !dbg !263, !tbaa !10
  br label %16, !dbg !262

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !262
  %18 = and i32 %9, 15
  br label %20, !dbg !264

19:                                               ; preds = %20
  br i1 %11, label %29, label %32, !dbg !265

20:                                               ; preds = %16, %20
  %21 = phi i32 [ %17, %16 ], [ %26, %20 ]
  %22 = phi i32 [ 1, %16 ], [ %27, %20 ]
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %21, i32 %22, i32 4096), !dbg !266
  %24 = icmp ult i32 %18, %22, !dbg !267
  %25 = select i1 %24, i32 0, i32 %21, !dbg !268
  %26 = add nsw i32 %23, %25, !dbg !268
  %27 = shl i32 %22, 1, !dbg !269
  %28 = icmp slt i32 %27, 16, !dbg !270
  br i1 %28, label %20, label %19, !dbg !264, !llvm.loop !271

29:                                               ; preds = %19
  %30 = sext i32 %10 to i64, !dbg !273
  %31 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !273
  store i32 %26, ptr %31, align 4, !dbg !274, !tbaa !10
  br label %32, !dbg !273

32:                                               ; preds = %29, %19
  ret void, !dbg !275
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @voted_without_the_exited(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !dbg !276 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !277
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !277
  %8 = mul i32 %6, %7, !dbg !277
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !277
  %10 = add i32 %8, %9, !dbg !277
  %11 = icmp slt i32 %10, %4, !dbg !278
  br i1 %11, label %12, label %20, !dbg !278

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !279
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !279
  %15 = load i32, ptr %14, align 4, !dbg !279, !tbaa !10
  %16 = icmp sgt i32 %15, 0, !dbg !280
  %17 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %16), !dbg !281
  %18 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %17), !dbg !282
  %19 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !283
  store i32 %18, ptr %19, align 4, !dbg !284, !tbaa !10
  br label %20, !dbg !285

20:                                               ; preds = %5, %12
  ret void, !dbg !285
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barriers_that_order_nothing(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !286 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !287
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !287
  %8 = mul i32 %6, %7, !dbg !287
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !287
  %10 = add i32 %8, %9, !dbg !287
  %11 = icmp slt i32 %10, %4, !dbg !288
  br i1 %11, label %12, label %16, !dbg !289

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !290
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !290
  %15 = load i32, ptr %14, align 4, !dbg !290, !tbaa !10
  br label %16, !dbg !289

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !289
  %18 = zext nneg i32 %9 to i64, !dbg !291
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27barriers_that_order_nothingE4held to ptr), i64 %18, !dbg !291
  store i32 %17, ptr %19, align 4, !dbg !292, !tbaa !10
  %20 = mul nsw i32 %17, 3, !dbg !293
  %21 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %20) #14, !dbg !294
  store i32 %21, ptr %19, align 4, !dbg !295, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !296
  br i1 %11, label %22, label %29, !dbg !297

22:                                               ; preds = %16
  %23 = sub nsw i32 63, %9, !dbg !298
  %24 = sext i32 %23 to i64, !dbg !299
  %25 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27barriers_that_order_nothingE4held to ptr), i64 %24, !dbg !299
  %26 = load i32, ptr %25, align 4, !dbg !299, !tbaa !10
  %27 = sext i32 %10 to i64, !dbg !300
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !300
  store i32 %26, ptr %28, align 4, !dbg !301, !tbaa !10
  br label %29, !dbg !300

29:                                               ; preds = %22, %16
  ret void, !dbg !302
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_of_two_buffers(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !303 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !304
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !304
  %8 = mul i32 %6, %7, !dbg !304
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !304
  %10 = add i32 %8, %9, !dbg !304
  %11 = icmp slt i32 %10, %4, !dbg !305
  br i1 %11, label %12, label %16, !dbg !306

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !307
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !307
  %15 = load i32, ptr %14, align 4, !dbg !307, !tbaa !10
  br label %16, !dbg !306

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !306
  %18 = zext nneg i32 %9 to i64
  %19 = sub nsw i32 63, %9
  %20 = sext i32 %19 to i64
  br label %22, !dbg !308

21:                                               ; preds = %22
  br i1 %11, label %35, label %38, !dbg !309

22:                                               ; preds = %16, %22
  %23 = phi i32 [ 0, %16 ], [ %33, %22 ]
  %24 = phi i32 [ %17, %16 ], [ %32, %22 ]
  %25 = and i32 %23, 1, !dbg !310
  %26 = zext nneg i32 %25 to i64, !dbg !311
  %27 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ22barrier_of_two_buffersE4held to ptr), i64 %26, !dbg !311
  %28 = getelementptr inbounds nuw i32, ptr %27, i64 %18, !dbg !311
  store i32 %24, ptr %28, align 4, !dbg !312, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !313
  %29 = mul nsw i32 %24, 3, !dbg !314
  %30 = getelementptr inbounds i32, ptr %27, i64 %20, !dbg !315
  %31 = load i32, ptr %30, align 4, !dbg !315, !tbaa !10
  %32 = add nsw i32 %31, %29, !dbg !316
  %33 = add nuw nsw i32 %23, 1, !dbg !317
  %34 = icmp eq i32 %33, 4, !dbg !318
  br i1 %34, label %21, label %22, !dbg !308, !llvm.loop !319

35:                                               ; preds = %21
  %36 = sext i32 %10 to i64, !dbg !321
  %37 = getelementptr inbounds i32, ptr %1, i64 %36, !dbg !321
  store i32 %32, ptr %37, align 4, !dbg !322, !tbaa !10
  br label %38, !dbg !321

38:                                               ; preds = %35, %21
  ret void, !dbg !323
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_by_vote(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !324 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !325
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !325
  %8 = mul i32 %6, %7, !dbg !325
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !325
  %10 = add i32 %8, %9, !dbg !325
  %11 = icmp slt i32 %10, %4, !dbg !326
  br i1 %11, label %12, label %19, !dbg !327

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !328
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !328
  %15 = load i32, ptr %14, align 4, !dbg !328, !tbaa !10
  %16 = zext nneg i32 %9 to i64, !dbg !329
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15barrier_by_voteE4held to ptr), i64 %16, !dbg !329
  store i32 %15, ptr %17, align 4, !dbg !330, !tbaa !10
  %18 = icmp sgt i32 %15, 90, !dbg !331
  br label %22

19:                                               ; preds = %5
  %20 = zext nneg i32 %9 to i64, !dbg !329
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15barrier_by_voteE4held to ptr), i64 %20, !dbg !329
  store i32 0, ptr %21, align 4, !dbg !330, !tbaa !10
  br label %22, !dbg !332

22:                                               ; preds = %19, %12
  %23 = phi i1 [ false, %19 ], [ %18, %12 ], !dbg !333
  %24 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %23), !dbg !334
  br i1 %11, label %25, label %34, !dbg !335

25:                                               ; preds = %22
  %26 = zext i1 %24 to i32, !dbg !334
  %27 = sub nsw i32 63, %9, !dbg !336
  %28 = sext i32 %27 to i64, !dbg !337
  %29 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15barrier_by_voteE4held to ptr), i64 %28, !dbg !337
  %30 = load i32, ptr %29, align 4, !dbg !337, !tbaa !10
  %31 = add nsw i32 %30, %26, !dbg !338
  %32 = sext i32 %10 to i64, !dbg !339
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !339
  store i32 %31, ptr %33, align 4, !dbg !340, !tbaa !10
  br label %34, !dbg !339

34:                                               ; preds = %25, %22
  ret void, !dbg !341
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_of_two_warps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !342 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !343
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !343
  %8 = mul i32 %6, %7, !dbg !343
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !343
  %10 = add i32 %8, %9, !dbg !343
  %11 = icmp slt i32 %10, %4, !dbg !344
  br i1 %11, label %12, label %17, !dbg !345

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !346
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !346
  %15 = load i32, ptr %14, align 4, !dbg !346, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #14, !dbg !347
  br label %17, !dbg !345

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !345
  %19 = zext nneg i32 %9 to i64, !dbg !348
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20barrier_of_two_warpsE4held to ptr), i64 %19, !dbg !348
  store i32 %18, ptr %20, align 4, !dbg !349, !tbaa !10
  %21 = lshr i32 %9, 6, !dbg !350
  %22 = add nuw nsw i32 %21, 1, !dbg !351
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef %22, i32 noundef 64) #14, !dbg !352
  br i1 %11, label %23, label %30, !dbg !353

23:                                               ; preds = %17
  %24 = xor i32 %9, 32, !dbg !354
  %25 = zext nneg i32 %24 to i64, !dbg !355
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20barrier_of_two_warpsE4held to ptr), i64 %25, !dbg !355
  %27 = load i32, ptr %26, align 4, !dbg !355, !tbaa !10
  %28 = sext i32 %10 to i64, !dbg !356
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !356
  store i32 %27, ptr %29, align 4, !dbg !357, !tbaa !10
  br label %30, !dbg !356

30:                                               ; preds = %23, %17
  ret void, !dbg !358
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @writer_arrives(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !359 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !360
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !360
  %8 = mul i32 %6, %7, !dbg !360
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !360
  %10 = add i32 %8, %9, !dbg !360
  %11 = icmp samesign ult i32 %9, 64, !dbg !361
  br i1 %11, label %12, label %26, !dbg !361

12:                                               ; preds = %5
  %13 = icmp slt i32 %10, %4, !dbg !362
  br i1 %13, label %14, label %19, !dbg !363

14:                                               ; preds = %12
  %15 = sext i32 %10 to i64, !dbg !364
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !364
  %17 = load i32, ptr %16, align 4, !dbg !364, !tbaa !10
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #14, !dbg !365
  br label %19, !dbg !363

19:                                               ; preds = %12, %14
  %20 = phi i32 [ %18, %14 ], [ 0, %12 ], !dbg !363
  %21 = zext nneg i32 %9 to i64, !dbg !366
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14writer_arrivesE4held to ptr), i64 %21, !dbg !366
  store i32 %20, ptr %22, align 4, !dbg !367, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 noundef 1, i32 noundef 128) #14, !dbg !368
  br i1 %13, label %23, label %38, !dbg !369

23:                                               ; preds = %19
  %24 = sext i32 %10 to i64, !dbg !370
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !370
  br label %33, !dbg !371

26:                                               ; preds = %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #14, !dbg !372
  %27 = icmp slt i32 %10, %4, !dbg !373
  br i1 %27, label %28, label %38, !dbg !373

28:                                               ; preds = %26
  %29 = sub nsw i32 127, %9, !dbg !374
  %30 = sext i32 %29 to i64, !dbg !375
  %31 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14writer_arrivesE4held to ptr), i64 %30, !dbg !375
  %32 = sext i32 %10 to i64, !dbg !376
  br label %33, !dbg !376

33:                                               ; preds = %23, %28
  %34 = phi i64 [ %32, %28 ], [ %24, %23 ]
  %35 = phi ptr [ %31, %28 ], [ %25, %23 ]
  %36 = load i32, ptr %35, align 4, !dbg !377, !tbaa !10
  %37 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !377
  store i32 %36, ptr %37, align 4, !dbg !377, !tbaa !10
  br label %38, !dbg !378

38:                                               ; preds = %33, %26, %19
  ret void, !dbg !378
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32, i32) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @handed_back_and_forth(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !379 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !380
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !380
  %8 = icmp samesign ult i32 %7, 64
  %9 = sub nsw i32 127, %7
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21handed_back_and_forthE4held to ptr), i64 %10
  %12 = shl i32 %6, 7
  %13 = zext nneg i32 %7 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21handed_back_and_forthE4held to ptr), i64 %13
  br label %20, !dbg !381

15:                                               ; preds = %40
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !380
  %17 = mul i32 %6, %16, !dbg !380
  %18 = add i32 %17, %7, !dbg !380
  %19 = icmp slt i32 %18, %4, !dbg !382
  br i1 %19, label %44, label %47, !dbg !382

20:                                               ; preds = %5, %40
  %21 = phi i32 [ 0, %5 ], [ %42, %40 ]
  %22 = phi i32 [ 0, %5 ], [ %41, %40 ]
  br i1 %8, label %23, label %34, !dbg !383

23:                                               ; preds = %20
  %24 = icmp eq i32 %21, 0, !dbg !384
  br i1 %24, label %26, label %25, !dbg !384

25:                                               ; preds = %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 2, i32 noundef 128) #14, !dbg !385
  br label %26, !dbg !385

26:                                               ; preds = %25, %23
  %27 = add nuw nsw i32 %21, 1, !dbg !386
  %28 = mul nuw nsw i32 %27, %7, !dbg !387
  %29 = add i32 %28, %12, !dbg !388
  %30 = urem i32 %29, %4, !dbg !389
  %31 = zext i32 %30 to i64, !dbg !390
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %31, !dbg !390
  %33 = load i32, ptr %32, align 4, !dbg !390, !tbaa !10
  store i32 %33, ptr %14, align 4, !dbg !391, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 noundef 1, i32 noundef 128) #14, !dbg !392
  br label %40, !dbg !393

34:                                               ; preds = %20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #14, !dbg !394
  %35 = mul nsw i32 %22, 3, !dbg !395
  %36 = load i32, ptr %11, align 4, !dbg !396, !tbaa !10
  %37 = add nsw i32 %36, %35, !dbg !397
  %38 = icmp eq i32 %21, 2, !dbg !398
  br i1 %38, label %40, label %39, !dbg !398

39:                                               ; preds = %34
  tail call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 noundef 2, i32 noundef 128) #14, !dbg !399
  br label %40, !dbg !399

40:                                               ; preds = %26, %39, %34
  %41 = phi i32 [ %22, %26 ], [ %37, %39 ], [ %37, %34 ], !dbg !400
  %42 = add nuw nsw i32 %21, 1, !dbg !401
  %43 = icmp eq i32 %42, 3, !dbg !402
  br i1 %43, label %15, label %20, !dbg !381, !llvm.loop !403

44:                                               ; preds = %15
  %45 = sext i32 %18 to i64, !dbg !405
  %46 = getelementptr inbounds i32, ptr %1, i64 %45, !dbg !405
  store i32 %41, ptr %46, align 4, !dbg !406, !tbaa !10
  br label %47, !dbg !405

47:                                               ; preds = %44, %15
  ret void, !dbg !407
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_of_who_is_left(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !408 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !409
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !409
  %8 = mul i32 %6, %7, !dbg !409
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !409
  %10 = add i32 %8, %9, !dbg !409
  %11 = icmp samesign ugt i32 %9, 63, !dbg !410
  %12 = icmp slt i32 %10, %4, !dbg !411
  br i1 %11, label %13, label %17, !dbg !410

13:                                               ; preds = %5
  br i1 %12, label %14, label %37, !dbg !412

14:                                               ; preds = %13
  %15 = sext i32 %10 to i64, !dbg !413
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !413
  br label %32, !dbg !414

17:                                               ; preds = %5
  br i1 %12, label %18, label %23, !dbg !415

18:                                               ; preds = %17
  %19 = sext i32 %10 to i64, !dbg !416
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !416
  %21 = load i32, ptr %20, align 4, !dbg !416, !tbaa !10
  %22 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %21) #14, !dbg !417
  br label %23, !dbg !415

23:                                               ; preds = %17, %18
  %24 = phi i32 [ %22, %18 ], [ 0, %17 ], !dbg !415
  %25 = zext nneg i32 %9 to i64, !dbg !418
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22barrier_of_who_is_leftE4held to ptr), i64 %25, !dbg !418
  store i32 %24, ptr %26, align 4, !dbg !419, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !420
  br i1 %12, label %27, label %37, !dbg !421

27:                                               ; preds = %23
  %28 = sub nuw nsw i32 63, %9, !dbg !422
  %29 = zext nneg i32 %28 to i64, !dbg !423
  %30 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22barrier_of_who_is_leftE4held to ptr), i64 %29, !dbg !423
  %31 = sext i32 %10 to i64, !dbg !424
  br label %32, !dbg !424

32:                                               ; preds = %14, %27
  %33 = phi i64 [ %31, %27 ], [ %15, %14 ]
  %34 = phi ptr [ %30, %27 ], [ %16, %14 ]
  %35 = load i32, ptr %34, align 4, !dbg !411, !tbaa !10
  %36 = getelementptr inbounds i32, ptr %1, i64 %33, !dbg !411
  store i32 %35, ptr %36, align 4, !dbg !411, !tbaa !10
  br label %37, !dbg !425

37:                                               ; preds = %32, %23, %13
  ret void, !dbg !425
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @copied_in_time(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !426 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !427
  %7 = zext nneg i32 %6 to i64, !dbg !428
  %8 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14copied_in_timeE4tile to ptr), i64 %7, !dbg !428
  %9 = addrspacecast ptr %8 to ptr addrspace(3), !dbg !429
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %7, !dbg !430
  %11 = addrspacecast ptr %10 to ptr addrspace(1), !dbg !429
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %9, ptr addrspace(1) %11), !dbg !429
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !431
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14copied_in_timeE4tile to ptr), i64 %7, !dbg !432
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %7, !dbg !432
  %14 = add nsw i32 %4, -63
  %15 = xor i32 %6, 33
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14copied_in_timeE4tile to ptr), i64 %16, !dbg !433
  br label %24, !dbg !433

18:                                               ; preds = %39
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !427
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !427
  %21 = mul i32 %19, %20, !dbg !427
  %22 = add i32 %21, %6, !dbg !427
  %23 = icmp slt i32 %22, %4, !dbg !434
  br i1 %23, label %47, label %50, !dbg !434

24:                                               ; preds = %5, %39
  %25 = phi i32 [ 0, %5 ], [ %27, %39 ]
  %26 = phi i32 [ 0, %5 ], [ %45, %39 ]
  %27 = add nuw nsw i32 %25, 1, !dbg !435
  %28 = icmp eq i32 %25, 3, !dbg !436
  br i1 %28, label %39, label %29, !dbg !436

29:                                               ; preds = %24
  %30 = and i32 %27, 1, !dbg !437
  %31 = zext nneg i32 %30 to i64, !dbg !438
  %32 = getelementptr inbounds nuw [64 x i32], ptr %12, i64 %31, !dbg !439
  %33 = addrspacecast ptr %32 to ptr addrspace(3), !dbg !440
  %34 = shl nuw nsw i32 %27, 6, !dbg !441
  %35 = srem i32 %34, %14, !dbg !442
  %36 = zext nneg i32 %35 to i64, !dbg !443
  %37 = getelementptr inbounds nuw i32, ptr %13, i64 %36, !dbg !444
  %38 = addrspacecast ptr %37 to ptr addrspace(1), !dbg !440
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %33, ptr addrspace(1) %38), !dbg !440
  br label %39, !dbg !440

39:                                               ; preds = %29, %24
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !445
  tail call void @llvm.nvvm.cp.async.wait.group(i32 1), !dbg !446
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !447
  %40 = mul nsw i32 %26, 3, !dbg !448
  %41 = and i32 %25, 1, !dbg !449
  %42 = zext nneg i32 %41 to i64, !dbg !450
  %43 = getelementptr inbounds nuw [64 x i32], ptr %17, i64 %42, !dbg !450
  %44 = load i32, ptr %43, align 4, !dbg !450, !tbaa !10
  %45 = add nsw i32 %44, %40, !dbg !451
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !452
  %46 = icmp eq i32 %27, 4, !dbg !453
  br i1 %46, label %18, label %24, !dbg !433, !llvm.loop !454

47:                                               ; preds = %18
  %48 = sext i32 %22 to i64, !dbg !456
  %49 = getelementptr inbounds i32, ptr %1, i64 %48, !dbg !456
  store i32 %45, ptr %49, align 4, !dbg !457, !tbaa !10
  br label %50, !dbg !456

50:                                               ; preds = %47, %18
  ret void, !dbg !458
}

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #6

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #7

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #7

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @copied_for_oneself(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !459 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !460
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !460
  %8 = mul i32 %6, %7, !dbg !460
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !460
  %10 = add i32 %8, %9, !dbg !460
  %11 = icmp slt i32 %10, %4, !dbg !461
  br i1 %11, label %12, label %22, !dbg !461

12:                                               ; preds = %5
  %13 = zext nneg i32 %9 to i64, !dbg !462
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18copied_for_oneselfE4tile to ptr), i64 %13, !dbg !462
  %15 = addrspacecast ptr %14 to ptr addrspace(3), !dbg !463
  %16 = sext i32 %10 to i64, !dbg !464
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !464
  %18 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !463
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %15, ptr addrspace(1) %18), !dbg !463
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !465
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !466
  %19 = load i32, ptr %14, align 4, !dbg !467, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #14, !dbg !468
  %21 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !469
  store i32 %20, ptr %21, align 4, !dbg !470, !tbaa !10
  br label %22, !dbg !471

22:                                               ; preds = %5, %12
  ret void, !dbg !471
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @copied_by_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !472 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !473
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !473
  %8 = mul i32 %6, %7, !dbg !473
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !473
  %10 = add i32 %8, %9, !dbg !473
  %11 = icmp slt i32 %10, %4, !dbg !474
  br i1 %11, label %12, label %17, !dbg !475

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !476
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !476
  %15 = load i32, ptr %14, align 4, !dbg !476, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #14, !dbg !477
  br label %17, !dbg !475

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !475
  %19 = zext nneg i32 %9 to i64, !dbg !478
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14copied_by_rowsE4rows to ptr), i64 %19, !dbg !478
  store i32 %18, ptr %20, align 4, !dbg !479, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !480
  %21 = shl i32 %6, 6, !dbg !481
  %22 = shl nuw nsw i32 %9, 4, !dbg !482
  %23 = add i32 %21, %22, !dbg !483
  %24 = sub nsw i32 %4, %23, !dbg !484
  %25 = icmp samesign ult i32 %9, 4, !dbg !485
  %26 = icmp sgt i32 %24, 0
  %27 = select i1 %25, i1 %26, i1 false, !dbg !486
  br i1 %27, label %28, label %36, !dbg !486

28:                                               ; preds = %17
  %29 = sext i32 %23 to i64, !dbg !487
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !487
  %31 = zext nneg i32 %22 to i64, !dbg !487
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14copied_by_rowsE4rows to ptr), i64 %31, !dbg !487
  %33 = tail call i32 @llvm.smin.i32(i32 %24, i32 16), !dbg !488
  %34 = shl nuw nsw i32 %33, 2, !dbg !489
  %35 = zext nneg i32 %34 to i64, !dbg !490
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %30, ptr align 4 %32, i64 %35, i1 false), !dbg !487
  br label %36, !dbg !487

36:                                               ; preds = %28, %17
  ret void, !dbg !491
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @copied_nothing(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !492 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !493
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !493
  %8 = mul i32 %6, %7, !dbg !493
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !493
  %10 = add i32 %8, %9, !dbg !493
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 0) #14, !dbg !494, !srcloc !495
  %12 = icmp slt i32 %10, %4, !dbg !496
  br i1 %12, label %13, label %26, !dbg !497

13:                                               ; preds = %5
  %14 = sext i32 %10 to i64, !dbg !498
  %15 = getelementptr inbounds i32, ptr %0, i64 %14, !dbg !498
  %16 = load i32, ptr %15, align 4, !dbg !498, !tbaa !10
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #14, !dbg !499
  %18 = zext nneg i32 %9 to i64, !dbg !500
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14copied_nothingE4rows to ptr), i64 %18, !dbg !500
  store i32 %17, ptr %19, align 4, !dbg !501, !tbaa !10
  %20 = xor i32 %9, 32, !dbg !502
  %21 = zext nneg i32 %20 to i64, !dbg !503
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14copied_nothingE4rows to ptr), i64 %21, !dbg !503
  %23 = sext i32 %11 to i64, !dbg !504
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 %0, i64 %23, i1 false), !dbg !503
  %24 = load i32, ptr %19, align 4, !dbg !505, !tbaa !10
  %25 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !506
  store i32 %24, ptr %25, align 4, !dbg !507, !tbaa !10
  br label %33, !dbg !506

26:                                               ; preds = %5
  %27 = zext nneg i32 %9 to i64, !dbg !500
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14copied_nothingE4rows to ptr), i64 %27, !dbg !500
  store i32 0, ptr %28, align 4, !dbg !501, !tbaa !10
  %29 = xor i32 %9, 32, !dbg !502
  %30 = zext nneg i32 %29 to i64, !dbg !503
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14copied_nothingE4rows to ptr), i64 %30, !dbg !503
  %32 = sext i32 %11 to i64, !dbg !504
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %31, ptr align 4 %0, i64 %32, i1 false), !dbg !503
  br label %33, !dbg !508

33:                                               ; preds = %26, %13
  ret void, !dbg !509
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @all_lanes_store_the_same(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !510 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !511
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !511
  %8 = mul i32 %6, %7, !dbg !511
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !511
  %10 = add i32 %8, %9, !dbg !511
  %11 = icmp slt i32 %10, %4, !dbg !512
  br i1 %11, label %12, label %17, !dbg !513

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !514
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !514
  %15 = load i32, ptr %14, align 4, !dbg !514, !tbaa !10
  %16 = icmp sgt i32 %15, 0, !dbg !515
  br label %17

17:                                               ; preds = %12, %5
  %18 = phi i1 [ false, %5 ], [ %16, %12 ], !dbg !516
  %19 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !517
  br i1 %11, label %20, label %25, !dbg !518

20:                                               ; preds = %17
  %21 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %19), !dbg !519
  %22 = sdiv i32 %10, 32, !dbg !520
  %23 = sext i32 %22 to i64, !dbg !521
  %24 = getelementptr inbounds i32, ptr %2, i64 %23, !dbg !521
  store i32 %21, ptr %24, align 4, !dbg !522, !tbaa !10
  br label %25, !dbg !521

25:                                               ; preds = %20, %17
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !523
  br i1 %11, label %26, label %36, !dbg !524

26:                                               ; preds = %25
  %27 = sdiv i32 %10, 32, !dbg !525
  %28 = sext i32 %27 to i64, !dbg !526
  %29 = getelementptr inbounds i32, ptr %2, i64 %28, !dbg !526
  %30 = load i32, ptr %29, align 4, !dbg !526, !tbaa !10
  %31 = sext i32 %10 to i64, !dbg !527
  %32 = getelementptr inbounds i32, ptr %0, i64 %31, !dbg !527
  %33 = load i32, ptr %32, align 4, !dbg !527, !tbaa !10
  %34 = add nsw i32 %33, %30, !dbg !528
  %35 = getelementptr inbounds i32, ptr %1, i64 %31, !dbg !529
  store i32 %34, ptr %35, align 4, !dbg !530, !tbaa !10
  br label %36, !dbg !529

36:                                               ; preds = %26, %25
  ret void, !dbg !531
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @any_lane_will_do(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !532 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !533
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !533
  %8 = mul i32 %6, %7, !dbg !533
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !533
  %10 = add i32 %8, %9, !dbg !533
  %11 = icmp slt i32 %10, %4, !dbg !534
  br i1 %11, label %12, label %17, !dbg !535

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !536
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !536
  %15 = load i32, ptr %14, align 4, !dbg !536, !tbaa !10
  %16 = icmp sgt i32 %15, 50, !dbg !537
  br label %17

17:                                               ; preds = %12, %5
  %18 = phi i1 [ false, %5 ], [ %16, %12 ], !dbg !538
  %19 = and i32 %9, 31, !dbg !539
  %20 = icmp eq i32 %19, 0, !dbg !540
  br i1 %20, label %21, label %25, !dbg !540

21:                                               ; preds = %17
  %22 = lshr exact i32 %9, 5, !dbg !541
  %23 = zext nneg i32 %22 to i64, !dbg !542
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16any_lane_will_doE5found to ptr), i64 %23, !dbg !542
  store i32 0, ptr %24, align 4, !dbg !543, !tbaa !10
  br label %25, !dbg !542

25:                                               ; preds = %21, %17
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !544
  %26 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !545
  %27 = icmp eq i32 %26, 0, !dbg !546
  br i1 %27, label %36, label %28, !dbg !547

28:                                               ; preds = %25
  %29 = tail call noundef range(i32 0, 32) i32 @llvm.ctlz.i32(i32 range(i32 1, 0) %26, i1 true), !dbg !548
  %30 = xor i32 %29, %19, !dbg !549
  %31 = icmp eq i32 %30, 31, !dbg !549
  br i1 %31, label %32, label %36, !dbg !547

32:                                               ; preds = %28
  %33 = lshr i32 %9, 5, !dbg !550
  %34 = zext nneg i32 %33 to i64, !dbg !551
  %35 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16any_lane_will_doE5found to ptr), i64 %34, !dbg !551
  store i32 1, ptr %35, align 4, !dbg !552, !tbaa !10
  br label %36, !dbg !551

36:                                               ; preds = %32, %28, %25
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !553
  br i1 %11, label %37, label %47, !dbg !554

37:                                               ; preds = %36
  %38 = sext i32 %10 to i64, !dbg !555
  %39 = getelementptr inbounds i32, ptr %0, i64 %38, !dbg !555
  %40 = load i32, ptr %39, align 4, !dbg !555, !tbaa !10
  %41 = lshr i32 %9, 5, !dbg !556
  %42 = zext nneg i32 %41 to i64, !dbg !557
  %43 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16any_lane_will_doE5found to ptr), i64 %42, !dbg !557
  %44 = load i32, ptr %43, align 4, !dbg !557, !tbaa !10
  %45 = add nsw i32 %44, %40, !dbg !558
  %46 = getelementptr inbounds i32, ptr %1, i64 %38, !dbg !559
  store i32 %45, ptr %46, align 4, !dbg !560, !tbaa !10
  br label %47, !dbg !559

47:                                               ; preds = %37, %36
  ret void, !dbg !561
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_and_flag_of_lanes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !562 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !563
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !563
  %8 = mul i32 %6, %7, !dbg !563
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !563
  %10 = add i32 %8, %9, !dbg !563
  %11 = zext nneg i32 %9 to i64, !dbg !564
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_and_flag_of_lanesE4flag to ptr), i64 %11, !dbg !564
  store i32 0, ptr %12, align 4, !dbg !565, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !566
  %13 = icmp slt i32 %10, %4, !dbg !567
  br i1 %13, label %14, label %40, !dbg !568

14:                                               ; preds = %5
  %15 = sext i32 %10 to i64, !dbg !569
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !569
  %17 = load i32, ptr %16, align 4, !dbg !569, !tbaa !10
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #14, !dbg !570
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_and_flag_of_lanesE4held to ptr), i64 %11, !dbg !571
  store i32 %18, ptr %19, align 4, !dbg !572, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !573
  store volatile i32 1, ptr %12, align 4, !dbg !574, !tbaa !10
  %20 = xor i32 %9, 1, !dbg !575
  %21 = zext nneg i32 %20 to i64, !dbg !576
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_and_flag_of_lanesE4flag to ptr), i64 %21, !dbg !576
  %23 = load volatile i32, ptr %22, align 4, !dbg !576, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !577
  %24 = xor i32 %10, 1, !dbg !578
  %25 = icmp eq i32 %23, 0, !dbg !579
  br i1 %25, label %29, label %26, !dbg !579

26:                                               ; preds = %14
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_and_flag_of_lanesE4held to ptr), i64 %21, !dbg !580
  %28 = load i32, ptr %27, align 4, !dbg !580, !tbaa !10
  br label %36, !dbg !579

29:                                               ; preds = %14
  %30 = icmp slt i32 %24, %4, !dbg !581
  br i1 %30, label %31, label %36, !dbg !582

31:                                               ; preds = %29
  %32 = sext i32 %24 to i64, !dbg !583
  %33 = getelementptr inbounds i32, ptr %0, i64 %32, !dbg !583
  %34 = load i32, ptr %33, align 4, !dbg !583, !tbaa !10
  %35 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %34) #14, !dbg !584
  br label %36, !dbg !582

36:                                               ; preds = %31, %29, %26
  %37 = phi i32 [ %28, %26 ], [ %35, %31 ], [ 0, %29 ], !dbg !579
  %38 = sext i32 %10 to i64, !dbg !585
  %39 = getelementptr inbounds i32, ptr %1, i64 %38, !dbg !585
  store i32 %37, ptr %39, align 4, !dbg !586, !tbaa !10
  br label %46, !dbg !585

40:                                               ; preds = %5
  %41 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_and_flag_of_lanesE4held to ptr), i64 %11, !dbg !571
  store i32 0, ptr %41, align 4, !dbg !572, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !573
  store volatile i32 1, ptr %12, align 4, !dbg !574, !tbaa !10
  %42 = xor i32 %9, 1, !dbg !575
  %43 = zext nneg i32 %42 to i64, !dbg !576
  %44 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_and_flag_of_lanesE4flag to ptr), i64 %43, !dbg !576
  %45 = load volatile i32, ptr %44, align 4, !dbg !576, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !577
  br label %46, !dbg !587

46:                                               ; preds = %40, %36
  ret void, !dbg !588
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lane_waits_for_lane(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !589 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !590
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !590
  %8 = mul i32 %6, %7, !dbg !590
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !590
  %10 = add i32 %8, %9, !dbg !590
  %11 = zext nneg i32 %9 to i64, !dbg !591
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19lane_waits_for_laneE4flag to ptr), i64 %11, !dbg !591
  store i32 0, ptr %12, align 4, !dbg !592, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !593
  %13 = icmp slt i32 %10, %4, !dbg !594
  br i1 %13, label %14, label %18, !dbg !595

14:                                               ; preds = %5
  %15 = sext i32 %10 to i64, !dbg !596
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !596
  %17 = load i32, ptr %16, align 4, !dbg !596, !tbaa !10
  br label %18, !dbg !595

18:                                               ; preds = %5, %14
  %19 = phi i32 [ %17, %14 ], [ 0, %5 ], !dbg !595
  %20 = icmp eq i32 %9, 0, !dbg !597
  br i1 %20, label %31, label %21, !dbg !597

21:                                               ; preds = %18
  %22 = getelementptr inbounds i8, ptr %12, i64 -4
  br label %23, !dbg !598

23:                                               ; preds = %21, %23
  %24 = load volatile i32, ptr %22, align 4, !dbg !599, !tbaa !10
  %25 = icmp eq i32 %24, 0, !dbg !599
  br i1 %25, label %23, label %26, !dbg !598, !llvm.loop !600

26:                                               ; preds = %23
  fence syncscope("block") acquire, !dbg !602
  %27 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19lane_waits_for_laneE4sums to ptr), i64 %11, !dbg !603
  %28 = getelementptr i8, ptr %27, i64 -4, !dbg !603
  %29 = load i32, ptr %28, align 4, !dbg !603, !tbaa !10
  %30 = add nsw i32 %29, %19, !dbg !604
  br label %31, !dbg !605

31:                                               ; preds = %26, %18
  %32 = phi i32 [ %30, %26 ], [ %19, %18 ], !dbg !606
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19lane_waits_for_laneE4sums to ptr), i64 %11, !dbg !607
  store i32 %32, ptr %33, align 4, !dbg !608, !tbaa !10
  fence syncscope("block") release, !dbg !609
  store volatile i32 1, ptr %12, align 4, !dbg !610, !tbaa !10
  br i1 %13, label %34, label %37, !dbg !611

34:                                               ; preds = %31
  %35 = sext i32 %10 to i64, !dbg !612
  %36 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !612
  store i32 %32, ptr %36, align 4, !dbg !613, !tbaa !10
  br label %37, !dbg !612

37:                                               ; preds = %34, %31
  ret void, !dbg !614
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #11

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #11

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #11

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #11

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr captures(none), i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #11

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #11

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #13

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #13

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #13

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #13

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { nocallback nounwind memory(argmem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #12 = { nocallback nounwind }
attributes #13 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { convergent nounwind }
attributes #15 = { nounwind memory(none) }

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
!19 = !DILocation(line: 18, column: 17, scope: !15)
!20 = !DILocation(line: 18, column: 15, scope: !15)
!21 = !DILocation(line: 18, column: 27, scope: !15)
!22 = !DILocation(line: 18, column: 23, scope: !15)
!23 = !DILocation(line: 18, column: 5, scope: !15)
!24 = !DILocation(line: 18, column: 13, scope: !15)
!25 = !DILocation(line: 19, column: 38, scope: !15)
!26 = !DILocation(line: 20, column: 11, scope: !15)
!27 = !DILocation(line: 20, column: 32, scope: !15)
!28 = !DILocation(line: 20, column: 25, scope: !15)
!29 = !DILocation(line: 20, column: 16, scope: !15)
!30 = !DILocation(line: 20, column: 23, scope: !15)
!31 = !DILocation(line: 21, column: 1, scope: !15)
!32 = distinct !DISubprogram(name: "mix", scope: !33, file: !33, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!33 = !DIFile(filename: "./common.h", directory: ".")
!34 = !DILocation(line: 21, column: 5, scope: !32)
!35 = !DILocation(line: 27, column: 5, scope: !32)
!36 = !DILocation(line: 22, column: 16, scope: !32)
!37 = !DILocation(line: 22, column: 11, scope: !32)
!38 = !DILocation(line: 23, column: 16, scope: !32)
!39 = !DILocation(line: 23, column: 11, scope: !32)
!40 = !DILocation(line: 24, column: 16, scope: !32)
!41 = !DILocation(line: 24, column: 11, scope: !32)
!42 = !DILocation(line: 25, column: 9, scope: !32)
!43 = !{i64 8042891}
!44 = !DILocation(line: 21, column: 29, scope: !32)
!45 = !DILocation(line: 21, column: 23, scope: !32)
!46 = distinct !{!46, !34, !47, !48, !49}
!47 = !DILocation(line: 26, column: 5, scope: !32)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = distinct !DISubprogram(name: "warp_sum_in_step", scope: !7, file: !7, line: 22, type: !16, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!51 = !DILocation(line: 24, column: 5, scope: !50)
!52 = !DILocation(line: 25, column: 17, scope: !50)
!53 = !DILocation(line: 25, column: 15, scope: !50)
!54 = !DILocation(line: 25, column: 23, scope: !50)
!55 = !DILocation(line: 25, column: 5, scope: !50)
!56 = !DILocation(line: 25, column: 13, scope: !50)
!57 = !DILocation(line: 26, column: 38, scope: !50)
!58 = !DILocation(line: 27, column: 5, scope: !50)
!59 = !DILocation(line: 31, column: 11, scope: !50)
!60 = !DILocation(line: 28, column: 18, scope: !50)
!61 = !DILocation(line: 28, column: 41, scope: !50)
!62 = !DILocation(line: 28, column: 34, scope: !50)
!63 = !DILocation(line: 28, column: 31, scope: !50)
!64 = !DILocation(line: 28, column: 23, scope: !50)
!65 = !DILocation(line: 29, column: 42, scope: !50)
!66 = !DILocation(line: 27, column: 31, scope: !50)
!67 = !DILocation(line: 27, column: 24, scope: !50)
!68 = distinct !{!68, !58, !69, !48, !49}
!69 = !DILocation(line: 30, column: 5, scope: !50)
!70 = !DILocation(line: 31, column: 32, scope: !50)
!71 = !DILocation(line: 31, column: 25, scope: !50)
!72 = !DILocation(line: 31, column: 16, scope: !50)
!73 = !DILocation(line: 31, column: 23, scope: !50)
!74 = !DILocation(line: 32, column: 1, scope: !50)
!75 = distinct !DISubprogram(name: "syncwarp_of_own_half", scope: !7, file: !7, line: 33, type: !16, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!76 = !DILocation(line: 35, column: 5, scope: !75)
!77 = !DILocation(line: 36, column: 17, scope: !75)
!78 = !DILocation(line: 36, column: 15, scope: !75)
!79 = !DILocation(line: 36, column: 27, scope: !75)
!80 = !DILocation(line: 36, column: 23, scope: !75)
!81 = !DILocation(line: 36, column: 5, scope: !75)
!82 = !DILocation(line: 36, column: 13, scope: !75)
!83 = !DILocation(line: 37, column: 46, scope: !75)
!84 = !DILocation(line: 37, column: 51, scope: !75)
!85 = !DILocation(line: 37, column: 35, scope: !75)
!86 = !DILocation(line: 38, column: 11, scope: !75)
!87 = !DILocation(line: 38, column: 32, scope: !75)
!88 = !DILocation(line: 38, column: 25, scope: !75)
!89 = !DILocation(line: 38, column: 16, scope: !75)
!90 = !DILocation(line: 38, column: 23, scope: !75)
!91 = !DILocation(line: 39, column: 1, scope: !75)
!92 = distinct !DISubprogram(name: "syncwarp_of_a_branch", scope: !7, file: !7, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!93 = !DILocation(line: 42, column: 5, scope: !92)
!94 = !DILocation(line: 43, column: 15, scope: !92)
!95 = !DILocation(line: 43, column: 13, scope: !92)
!96 = !DILocation(line: 43, column: 21, scope: !92)
!97 = !DILocation(line: 44, column: 43, scope: !92)
!98 = !DILocation(line: 44, column: 22, scope: !92)
!99 = !DILocation(line: 45, column: 5, scope: !92)
!100 = !DILocation(line: 45, column: 13, scope: !92)
!101 = !DILocation(line: 47, column: 11, scope: !92)
!102 = !DILocation(line: 48, column: 17, scope: !92)
!103 = !DILocation(line: 49, column: 22, scope: !92)
!104 = !DILocation(line: 49, column: 30, scope: !92)
!105 = !{i32 12369}
!106 = !DILocation(line: 49, column: 28, scope: !92)
!107 = !DILocation(line: 49, column: 14, scope: !92)
!108 = !DILocation(line: 49, column: 11, scope: !92)
!109 = !DILocation(line: 50, column: 5, scope: !92)
!110 = !DILocation(line: 0, scope: !92)
!111 = !DILocation(line: 51, column: 11, scope: !92)
!112 = !DILocation(line: 51, column: 16, scope: !92)
!113 = !DILocation(line: 51, column: 23, scope: !92)
!114 = !DILocation(line: 52, column: 1, scope: !92)
!115 = distinct !DISubprogram(name: "syncwarp_without_the_exited", scope: !7, file: !7, line: 54, type: !16, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!116 = !DILocation(line: 56, column: 5, scope: !115)
!117 = !DILocation(line: 58, column: 11, scope: !115)
!118 = !DILocation(line: 59, column: 27, scope: !115)
!119 = !DILocation(line: 59, column: 23, scope: !115)
!120 = !DILocation(line: 59, column: 13, scope: !115)
!121 = !DILocation(line: 59, column: 21, scope: !115)
!122 = !DILocation(line: 59, column: 35, scope: !115)
!123 = !DILocation(line: 60, column: 21, scope: !115)
!124 = !DILocation(line: 60, column: 14, scope: !115)
!125 = !DILocation(line: 60, column: 5, scope: !115)
!126 = !DILocation(line: 60, column: 12, scope: !115)
!127 = !DILocation(line: 61, column: 1, scope: !115)
!128 = distinct !DISubprogram(name: "aggregated", scope: !7, file: !7, line: 63, type: !16, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!129 = !DILocation(line: 64, column: 5, scope: !128)
!130 = !DILocation(line: 65, column: 11, scope: !128)
!131 = !DILocation(line: 65, column: 16, scope: !128)
!132 = !DILocation(line: 65, column: 19, scope: !128)
!133 = !DILocation(line: 65, column: 25, scope: !128)
!134 = !DILocation(line: 67, column: 31, scope: !128)
!135 = !DILocation(line: 67, column: 60, scope: !128)
!136 = !DILocation(line: 68, column: 17, scope: !128)
!137 = !DILocation(line: 68, column: 22, scope: !128)
!138 = !DILocation(line: 68, column: 50, scope: !128)
!139 = !DILocation(line: 68, column: 33, scope: !128)
!140 = !DILocation(line: 69, column: 1, scope: !128)
!141 = distinct !DISubprogram(name: "aggregated_with_places", scope: !7, file: !7, line: 70, type: !16, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!142 = !DILocation(line: 71, column: 5, scope: !141)
!143 = !DILocation(line: 72, column: 11, scope: !141)
!144 = !DILocation(line: 72, column: 16, scope: !141)
!145 = !DILocation(line: 72, column: 19, scope: !141)
!146 = !DILocation(line: 72, column: 25, scope: !141)
!147 = !DILocation(line: 74, column: 31, scope: !141)
!148 = !DILocation(line: 74, column: 60, scope: !141)
!149 = !DILocation(line: 75, column: 17, scope: !141)
!150 = !DILocation(line: 75, column: 22, scope: !141)
!151 = !DILocation(line: 75, column: 57, scope: !141)
!152 = !DILocation(line: 75, column: 41, scope: !141)
!153 = !DILocation(line: 75, column: 33, scope: !141)
!154 = !DILocation(line: 0, scope: !141)
!155 = !DILocation(line: 76, column: 21, scope: !141)
!156 = !DILocation(line: 77, column: 63, scope: !141)
!157 = !DILocation(line: 77, column: 47, scope: !141)
!158 = !DILocation(line: 77, column: 33, scope: !141)
!159 = !DILocation(line: 77, column: 31, scope: !141)
!160 = !DILocation(line: 78, column: 22, scope: !141)
!161 = !DILocation(line: 78, column: 28, scope: !141)
!162 = !DILocation(line: 78, column: 5, scope: !141)
!163 = !DILocation(line: 79, column: 21, scope: !141)
!164 = !DILocation(line: 79, column: 5, scope: !141)
!165 = !DILocation(line: 80, column: 1, scope: !141)
!166 = distinct !DISubprogram(name: "aggregated_by_value", scope: !7, file: !7, line: 81, type: !16, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!167 = !DILocation(line: 82, column: 5, scope: !166)
!168 = !DILocation(line: 83, column: 11, scope: !166)
!169 = !DILocation(line: 84, column: 13, scope: !166)
!170 = !DILocation(line: 84, column: 19, scope: !166)
!171 = !DILocation(line: 86, column: 47, scope: !166)
!172 = !DILocation(line: 86, column: 30, scope: !166)
!173 = !DILocation(line: 87, column: 17, scope: !166)
!174 = !DILocation(line: 87, column: 25, scope: !166)
!175 = !DILocation(line: 87, column: 22, scope: !166)
!176 = !DILocation(line: 87, column: 59, scope: !166)
!177 = !DILocation(line: 87, column: 64, scope: !166)
!178 = !DILocation(line: 87, column: 43, scope: !166)
!179 = !DILocation(line: 88, column: 1, scope: !166)
!180 = distinct !DISubprogram(name: "histogram_of_block_scope", scope: !7, file: !7, line: 90, type: !16, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!181 = !DILocation(line: 92, column: 5, scope: !180)
!182 = !DILocation(line: 93, column: 11, scope: !180)
!183 = !DILocation(line: 93, column: 16, scope: !180)
!184 = !DILocation(line: 93, column: 24, scope: !180)
!185 = !DILocation(line: 94, column: 5, scope: !180)
!186 = !DILocation(line: 95, column: 11, scope: !180)
!187 = !DILocation(line: 95, column: 65, scope: !180)
!188 = !DILocation(line: 95, column: 71, scope: !180)
!189 = !DILocation(line: 95, column: 60, scope: !180)
!190 = !DILocation(line: 95, column: 42, scope: !180)
!191 = !DILocation(line: 96, column: 5, scope: !180)
!192 = !DILocation(line: 97, column: 11, scope: !180)
!193 = !DILocation(line: 97, column: 30, scope: !180)
!194 = !DILocation(line: 97, column: 36, scope: !180)
!195 = !DILocation(line: 97, column: 25, scope: !180)
!196 = !DILocation(line: 97, column: 16, scope: !180)
!197 = !DILocation(line: 97, column: 23, scope: !180)
!198 = !DILocation(line: 98, column: 1, scope: !180)
!199 = distinct !DISubprogram(name: "histogram_in_two_steps", scope: !7, file: !7, line: 99, type: !16, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!200 = !DILocation(line: 101, column: 5, scope: !199)
!201 = !DILocation(line: 102, column: 19, scope: !199)
!202 = !DILocation(line: 102, column: 24, scope: !199)
!203 = !DILocation(line: 102, column: 32, scope: !199)
!204 = !DILocation(line: 102, column: 37, scope: !199)
!205 = !DILocation(line: 103, column: 11, scope: !199)
!206 = !DILocation(line: 103, column: 57, scope: !199)
!207 = !DILocation(line: 103, column: 63, scope: !199)
!208 = !DILocation(line: 103, column: 54, scope: !199)
!209 = !DILocation(line: 103, column: 16, scope: !199)
!210 = !DILocation(line: 104, column: 13, scope: !199)
!211 = !DILocation(line: 104, column: 36, scope: !199)
!212 = !DILocation(line: 104, column: 57, scope: !199)
!213 = !DILocation(line: 104, column: 62, scope: !199)
!214 = !DILocation(line: 104, column: 41, scope: !199)
!215 = !DILocation(line: 105, column: 1, scope: !199)
!216 = distinct !DISubprogram(name: "shuffled_in_partial_warp", scope: !7, file: !7, line: 107, type: !16, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!217 = !DILocation(line: 108, column: 5, scope: !216)
!218 = !DILocation(line: 109, column: 18, scope: !216)
!219 = !DILocation(line: 109, column: 16, scope: !216)
!220 = !DILocation(line: 109, column: 24, scope: !216)
!221 = !DILocation(line: 109, column: 72, scope: !216)
!222 = !DILocation(line: 109, column: 67, scope: !216)
!223 = !DILocation(line: 109, column: 47, scope: !216)
!224 = !DILocation(line: 114, column: 13, scope: !216)
!225 = !DILocation(line: 117, column: 14, scope: !216)
!226 = !DILocation(line: 118, column: 11, scope: !216)
!227 = !DILocation(line: 115, column: 21, scope: !216)
!228 = !DILocation(line: 116, column: 18, scope: !216)
!229 = !DILocation(line: 116, column: 22, scope: !216)
!230 = !DILocation(line: 114, column: 39, scope: !216)
!231 = !DILocation(line: 114, column: 32, scope: !216)
!232 = distinct !{!232, !224, !233, !48, !49}
!233 = !DILocation(line: 117, column: 5, scope: !216)
!234 = !DILocation(line: 118, column: 25, scope: !216)
!235 = !DILocation(line: 118, column: 31, scope: !216)
!236 = !DILocation(line: 118, column: 16, scope: !216)
!237 = !DILocation(line: 118, column: 23, scope: !216)
!238 = !DILocation(line: 119, column: 1, scope: !216)
!239 = distinct !DISubprogram(name: "shuffled_among_some", scope: !7, file: !7, line: 120, type: !16, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!240 = !DILocation(line: 121, column: 5, scope: !239)
!241 = !DILocation(line: 122, column: 15, scope: !239)
!242 = !DILocation(line: 122, column: 13, scope: !239)
!243 = !DILocation(line: 122, column: 21, scope: !239)
!244 = !DILocation(line: 123, column: 46, scope: !239)
!245 = !DILocation(line: 123, column: 25, scope: !239)
!246 = !DILocation(line: 126, column: 19, scope: !239)
!247 = !DILocation(line: 123, column: 79, scope: !239)
!248 = !DILocation(line: 123, column: 85, scope: !239)
!249 = !DILocation(line: 123, column: 69, scope: !239)
!250 = !DILocation(line: 126, column: 56, scope: !239)
!251 = !DILocation(line: 126, column: 31, scope: !239)
!252 = !DILocation(line: 126, column: 24, scope: !239)
!253 = !DILocation(line: 0, scope: !239)
!254 = !DILocation(line: 127, column: 11, scope: !239)
!255 = !DILocation(line: 127, column: 25, scope: !239)
!256 = !DILocation(line: 127, column: 16, scope: !239)
!257 = !DILocation(line: 127, column: 23, scope: !239)
!258 = !DILocation(line: 128, column: 1, scope: !239)
!259 = distinct !DISubprogram(name: "scanned_with_segments", scope: !7, file: !7, line: 130, type: !16, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!260 = !DILocation(line: 131, column: 5, scope: !259)
!261 = !DILocation(line: 132, column: 17, scope: !259)
!262 = !DILocation(line: 132, column: 15, scope: !259)
!263 = !DILocation(line: 132, column: 23, scope: !259)
!264 = !DILocation(line: 133, column: 5, scope: !259)
!265 = !DILocation(line: 138, column: 11, scope: !259)
!266 = !DILocation(line: 134, column: 20, scope: !259)
!267 = !DILocation(line: 136, column: 35, scope: !259)
!268 = !DILocation(line: 136, column: 23, scope: !259)
!269 = !DILocation(line: 133, column: 31, scope: !259)
!270 = !DILocation(line: 133, column: 23, scope: !259)
!271 = distinct !{!271, !264, !272, !48, !49}
!272 = !DILocation(line: 137, column: 5, scope: !259)
!273 = !DILocation(line: 138, column: 16, scope: !259)
!274 = !DILocation(line: 138, column: 23, scope: !259)
!275 = !DILocation(line: 139, column: 1, scope: !259)
!276 = distinct !DISubprogram(name: "voted_without_the_exited", scope: !7, file: !7, line: 141, type: !16, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!277 = !DILocation(line: 142, column: 5, scope: !276)
!278 = !DILocation(line: 143, column: 19, scope: !276)
!279 = !DILocation(line: 144, column: 50, scope: !276)
!280 = !DILocation(line: 144, column: 56, scope: !276)
!281 = !DILocation(line: 144, column: 22, scope: !276)
!282 = !DILocation(line: 145, column: 25, scope: !276)
!283 = !DILocation(line: 145, column: 16, scope: !276)
!284 = !DILocation(line: 145, column: 23, scope: !276)
!285 = !DILocation(line: 146, column: 1, scope: !276)
!286 = distinct !DISubprogram(name: "barriers_that_order_nothing", scope: !7, file: !7, line: 148, type: !16, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!287 = !DILocation(line: 150, column: 5, scope: !286)
!288 = !DILocation(line: 151, column: 17, scope: !286)
!289 = !DILocation(line: 151, column: 15, scope: !286)
!290 = !DILocation(line: 151, column: 23, scope: !286)
!291 = !DILocation(line: 151, column: 5, scope: !286)
!292 = !DILocation(line: 151, column: 13, scope: !286)
!293 = !DILocation(line: 153, column: 21, scope: !286)
!294 = !DILocation(line: 155, column: 15, scope: !286)
!295 = !DILocation(line: 155, column: 13, scope: !286)
!296 = !DILocation(line: 156, column: 5, scope: !286)
!297 = !DILocation(line: 158, column: 11, scope: !286)
!298 = !DILocation(line: 158, column: 33, scope: !286)
!299 = !DILocation(line: 158, column: 25, scope: !286)
!300 = !DILocation(line: 158, column: 16, scope: !286)
!301 = !DILocation(line: 158, column: 23, scope: !286)
!302 = !DILocation(line: 160, column: 1, scope: !286)
!303 = distinct !DISubprogram(name: "barrier_of_two_buffers", scope: !7, file: !7, line: 161, type: !16, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!304 = !DILocation(line: 163, column: 5, scope: !303)
!305 = !DILocation(line: 164, column: 15, scope: !303)
!306 = !DILocation(line: 164, column: 13, scope: !303)
!307 = !DILocation(line: 164, column: 21, scope: !303)
!308 = !DILocation(line: 165, column: 5, scope: !303)
!309 = !DILocation(line: 171, column: 11, scope: !303)
!310 = !DILocation(line: 166, column: 16, scope: !303)
!311 = !DILocation(line: 166, column: 9, scope: !303)
!312 = !DILocation(line: 166, column: 24, scope: !303)
!313 = !DILocation(line: 167, column: 9, scope: !303)
!314 = !DILocation(line: 168, column: 15, scope: !303)
!315 = !DILocation(line: 168, column: 21, scope: !303)
!316 = !DILocation(line: 168, column: 19, scope: !303)
!317 = !DILocation(line: 165, column: 29, scope: !303)
!318 = !DILocation(line: 165, column: 23, scope: !303)
!319 = distinct !{!319, !308, !320, !48, !49}
!320 = !DILocation(line: 170, column: 5, scope: !303)
!321 = !DILocation(line: 171, column: 16, scope: !303)
!322 = !DILocation(line: 171, column: 23, scope: !303)
!323 = !DILocation(line: 172, column: 1, scope: !303)
!324 = distinct !DISubprogram(name: "barrier_by_vote", scope: !7, file: !7, line: 174, type: !16, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!325 = !DILocation(line: 176, column: 5, scope: !324)
!326 = !DILocation(line: 177, column: 17, scope: !324)
!327 = !DILocation(line: 177, column: 15, scope: !324)
!328 = !DILocation(line: 177, column: 23, scope: !324)
!329 = !DILocation(line: 177, column: 5, scope: !324)
!330 = !DILocation(line: 177, column: 13, scope: !324)
!331 = !DILocation(line: 179, column: 47, scope: !324)
!332 = !DILocation(line: 179, column: 38, scope: !324)
!333 = !DILocation(line: 0, scope: !324)
!334 = !DILocation(line: 179, column: 15, scope: !324)
!335 = !DILocation(line: 180, column: 11, scope: !324)
!336 = !DILocation(line: 180, column: 33, scope: !324)
!337 = !DILocation(line: 180, column: 25, scope: !324)
!338 = !DILocation(line: 180, column: 38, scope: !324)
!339 = !DILocation(line: 180, column: 16, scope: !324)
!340 = !DILocation(line: 180, column: 23, scope: !324)
!341 = !DILocation(line: 181, column: 1, scope: !324)
!342 = distinct !DISubprogram(name: "barrier_of_two_warps", scope: !7, file: !7, line: 183, type: !16, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!343 = !DILocation(line: 185, column: 5, scope: !342)
!344 = !DILocation(line: 186, column: 17, scope: !342)
!345 = !DILocation(line: 186, column: 15, scope: !342)
!346 = !DILocation(line: 186, column: 27, scope: !342)
!347 = !DILocation(line: 186, column: 23, scope: !342)
!348 = !DILocation(line: 186, column: 5, scope: !342)
!349 = !DILocation(line: 186, column: 13, scope: !342)
!350 = !DILocation(line: 187, column: 53, scope: !342)
!351 = !DILocation(line: 187, column: 49, scope: !342)
!352 = !DILocation(line: 187, column: 38, scope: !342)
!353 = !DILocation(line: 188, column: 11, scope: !342)
!354 = !DILocation(line: 188, column: 32, scope: !342)
!355 = !DILocation(line: 188, column: 25, scope: !342)
!356 = !DILocation(line: 188, column: 16, scope: !342)
!357 = !DILocation(line: 188, column: 23, scope: !342)
!358 = !DILocation(line: 189, column: 1, scope: !342)
!359 = distinct !DISubprogram(name: "writer_arrives", scope: !7, file: !7, line: 190, type: !16, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!360 = !DILocation(line: 192, column: 5, scope: !359)
!361 = !DILocation(line: 193, column: 11, scope: !359)
!362 = !DILocation(line: 194, column: 21, scope: !359)
!363 = !DILocation(line: 194, column: 19, scope: !359)
!364 = !DILocation(line: 194, column: 31, scope: !359)
!365 = !DILocation(line: 194, column: 27, scope: !359)
!366 = !DILocation(line: 194, column: 9, scope: !359)
!367 = !DILocation(line: 194, column: 17, scope: !359)
!368 = !DILocation(line: 195, column: 43, scope: !359)
!369 = !DILocation(line: 196, column: 15, scope: !359)
!370 = !DILocation(line: 196, column: 29, scope: !359)
!371 = !DILocation(line: 196, column: 20, scope: !359)
!372 = !DILocation(line: 198, column: 9, scope: !359)
!373 = !DILocation(line: 199, column: 15, scope: !359)
!374 = !DILocation(line: 199, column: 38, scope: !359)
!375 = !DILocation(line: 199, column: 29, scope: !359)
!376 = !DILocation(line: 199, column: 20, scope: !359)
!377 = !DILocation(line: 0, scope: !359)
!378 = !DILocation(line: 201, column: 1, scope: !359)
!379 = distinct !DISubprogram(name: "handed_back_and_forth", scope: !7, file: !7, line: 202, type: !16, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!380 = !DILocation(line: 204, column: 5, scope: !379)
!381 = !DILocation(line: 206, column: 5, scope: !379)
!382 = !DILocation(line: 217, column: 11, scope: !379)
!383 = !DILocation(line: 207, column: 15, scope: !379)
!384 = !DILocation(line: 208, column: 17, scope: !379)
!385 = !DILocation(line: 208, column: 20, scope: !379)
!386 = !DILocation(line: 209, column: 53, scope: !379)
!387 = !DILocation(line: 209, column: 48, scope: !379)
!388 = !DILocation(line: 209, column: 44, scope: !379)
!389 = !DILocation(line: 209, column: 59, scope: !379)
!390 = !DILocation(line: 209, column: 23, scope: !379)
!391 = !DILocation(line: 209, column: 21, scope: !379)
!392 = !DILocation(line: 210, column: 47, scope: !379)
!393 = !DILocation(line: 211, column: 9, scope: !379)
!394 = !DILocation(line: 212, column: 13, scope: !379)
!395 = !DILocation(line: 213, column: 23, scope: !379)
!396 = !DILocation(line: 213, column: 29, scope: !379)
!397 = !DILocation(line: 213, column: 27, scope: !379)
!398 = !DILocation(line: 214, column: 19, scope: !379)
!399 = !DILocation(line: 214, column: 58, scope: !379)
!400 = !DILocation(line: 0, scope: !379)
!401 = !DILocation(line: 206, column: 29, scope: !379)
!402 = !DILocation(line: 206, column: 23, scope: !379)
!403 = distinct !{!403, !381, !404, !48, !49}
!404 = !DILocation(line: 216, column: 5, scope: !379)
!405 = !DILocation(line: 217, column: 16, scope: !379)
!406 = !DILocation(line: 217, column: 23, scope: !379)
!407 = !DILocation(line: 218, column: 1, scope: !379)
!408 = distinct !DISubprogram(name: "barrier_of_who_is_left", scope: !7, file: !7, line: 220, type: !16, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!409 = !DILocation(line: 222, column: 5, scope: !408)
!410 = !DILocation(line: 223, column: 11, scope: !408)
!411 = !DILocation(line: 0, scope: !408)
!412 = !DILocation(line: 224, column: 15, scope: !408)
!413 = !DILocation(line: 224, column: 29, scope: !408)
!414 = !DILocation(line: 224, column: 20, scope: !408)
!415 = !DILocation(line: 227, column: 27, scope: !408)
!416 = !DILocation(line: 227, column: 39, scope: !408)
!417 = !DILocation(line: 227, column: 35, scope: !408)
!418 = !DILocation(line: 227, column: 17, scope: !408)
!419 = !DILocation(line: 227, column: 25, scope: !408)
!420 = !DILocation(line: 228, column: 5, scope: !408)
!421 = !DILocation(line: 229, column: 16, scope: !408)
!422 = !DILocation(line: 229, column: 43, scope: !408)
!423 = !DILocation(line: 229, column: 35, scope: !408)
!424 = !DILocation(line: 229, column: 26, scope: !408)
!425 = !DILocation(line: 230, column: 1, scope: !408)
!426 = distinct !DISubprogram(name: "copied_in_time", scope: !7, file: !7, line: 232, type: !16, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!427 = !DILocation(line: 234, column: 5, scope: !426)
!428 = !DILocation(line: 236, column: 24, scope: !426)
!429 = !DILocation(line: 236, column: 5, scope: !426)
!430 = !DILocation(line: 236, column: 32, scope: !426)
!431 = !DILocation(line: 237, column: 5, scope: !426)
!432 = !DILocation(line: 238, column: 10, scope: !426)
!433 = !DILocation(line: 238, column: 5, scope: !426)
!434 = !DILocation(line: 246, column: 11, scope: !426)
!435 = !DILocation(line: 239, column: 15, scope: !426)
!436 = !DILocation(line: 239, column: 19, scope: !426)
!437 = !DILocation(line: 239, column: 53, scope: !426)
!438 = !DILocation(line: 239, column: 40, scope: !426)
!439 = !DILocation(line: 239, column: 58, scope: !426)
!440 = !DILocation(line: 239, column: 29, scope: !426)
!441 = !DILocation(line: 239, column: 76, scope: !426)
!442 = !DILocation(line: 239, column: 81, scope: !426)
!443 = !DILocation(line: 239, column: 66, scope: !426)
!444 = !DILocation(line: 239, column: 92, scope: !426)
!445 = !DILocation(line: 240, column: 9, scope: !426)
!446 = !DILocation(line: 241, column: 33, scope: !426)
!447 = !DILocation(line: 242, column: 9, scope: !426)
!448 = !DILocation(line: 243, column: 19, scope: !426)
!449 = !DILocation(line: 243, column: 32, scope: !426)
!450 = !DILocation(line: 243, column: 25, scope: !426)
!451 = !DILocation(line: 243, column: 23, scope: !426)
!452 = !DILocation(line: 244, column: 9, scope: !426)
!453 = !DILocation(line: 238, column: 23, scope: !426)
!454 = distinct !{!454, !433, !455, !48, !49}
!455 = !DILocation(line: 245, column: 5, scope: !426)
!456 = !DILocation(line: 246, column: 16, scope: !426)
!457 = !DILocation(line: 246, column: 23, scope: !426)
!458 = !DILocation(line: 247, column: 1, scope: !426)
!459 = distinct !DISubprogram(name: "copied_for_oneself", scope: !7, file: !7, line: 248, type: !16, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!460 = !DILocation(line: 250, column: 5, scope: !459)
!461 = !DILocation(line: 251, column: 11, scope: !459)
!462 = !DILocation(line: 252, column: 21, scope: !459)
!463 = !DILocation(line: 252, column: 5, scope: !459)
!464 = !DILocation(line: 252, column: 29, scope: !459)
!465 = !DILocation(line: 253, column: 5, scope: !459)
!466 = !DILocation(line: 254, column: 5, scope: !459)
!467 = !DILocation(line: 256, column: 18, scope: !459)
!468 = !DILocation(line: 256, column: 14, scope: !459)
!469 = !DILocation(line: 256, column: 5, scope: !459)
!470 = !DILocation(line: 256, column: 12, scope: !459)
!471 = !DILocation(line: 257, column: 1, scope: !459)
!472 = distinct !DISubprogram(name: "copied_by_rows", scope: !7, file: !7, line: 258, type: !16, scopeLine: 258, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!473 = !DILocation(line: 260, column: 5, scope: !472)
!474 = !DILocation(line: 261, column: 17, scope: !472)
!475 = !DILocation(line: 261, column: 15, scope: !472)
!476 = !DILocation(line: 261, column: 27, scope: !472)
!477 = !DILocation(line: 261, column: 23, scope: !472)
!478 = !DILocation(line: 261, column: 5, scope: !472)
!479 = !DILocation(line: 261, column: 13, scope: !472)
!480 = !DILocation(line: 262, column: 5, scope: !472)
!481 = !DILocation(line: 263, column: 28, scope: !472)
!482 = !DILocation(line: 263, column: 37, scope: !472)
!483 = !DILocation(line: 263, column: 33, scope: !472)
!484 = !DILocation(line: 263, column: 52, scope: !472)
!485 = !DILocation(line: 265, column: 19, scope: !472)
!486 = !DILocation(line: 265, column: 23, scope: !472)
!487 = !DILocation(line: 266, column: 17, scope: !472)
!488 = !DILocation(line: 266, column: 67, scope: !472)
!489 = !DILocation(line: 266, column: 64, scope: !472)
!490 = !DILocation(line: 266, column: 62, scope: !472)
!491 = !DILocation(line: 267, column: 1, scope: !472)
!492 = distinct !DISubprogram(name: "copied_nothing", scope: !7, file: !7, line: 269, type: !16, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!493 = !DILocation(line: 271, column: 5, scope: !492)
!494 = !DILocation(line: 273, column: 5, scope: !492)
!495 = !{i64 9338}
!496 = !DILocation(line: 274, column: 17, scope: !492)
!497 = !DILocation(line: 274, column: 15, scope: !492)
!498 = !DILocation(line: 274, column: 27, scope: !492)
!499 = !DILocation(line: 274, column: 23, scope: !492)
!500 = !DILocation(line: 274, column: 5, scope: !492)
!501 = !DILocation(line: 274, column: 13, scope: !492)
!502 = !DILocation(line: 276, column: 32, scope: !492)
!503 = !DILocation(line: 276, column: 5, scope: !492)
!504 = !DILocation(line: 276, column: 43, scope: !492)
!505 = !DILocation(line: 277, column: 25, scope: !492)
!506 = !DILocation(line: 277, column: 16, scope: !492)
!507 = !DILocation(line: 277, column: 23, scope: !492)
!508 = !DILocation(line: 277, column: 11, scope: !492)
!509 = !DILocation(line: 278, column: 1, scope: !492)
!510 = distinct !DISubprogram(name: "all_lanes_store_the_same", scope: !7, file: !7, line: 280, type: !16, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!511 = !DILocation(line: 281, column: 5, scope: !510)
!512 = !DILocation(line: 282, column: 43, scope: !510)
!513 = !DILocation(line: 282, column: 47, scope: !510)
!514 = !DILocation(line: 282, column: 50, scope: !510)
!515 = !DILocation(line: 282, column: 56, scope: !510)
!516 = !DILocation(line: 0, scope: !510)
!517 = !DILocation(line: 282, column: 22, scope: !510)
!518 = !DILocation(line: 283, column: 11, scope: !510)
!519 = !DILocation(line: 283, column: 31, scope: !510)
!520 = !DILocation(line: 283, column: 23, scope: !510)
!521 = !DILocation(line: 283, column: 16, scope: !510)
!522 = !DILocation(line: 283, column: 29, scope: !510)
!523 = !DILocation(line: 284, column: 5, scope: !510)
!524 = !DILocation(line: 285, column: 11, scope: !510)
!525 = !DILocation(line: 285, column: 32, scope: !510)
!526 = !DILocation(line: 285, column: 25, scope: !510)
!527 = !DILocation(line: 285, column: 40, scope: !510)
!528 = !DILocation(line: 285, column: 38, scope: !510)
!529 = !DILocation(line: 285, column: 16, scope: !510)
!530 = !DILocation(line: 285, column: 23, scope: !510)
!531 = !DILocation(line: 286, column: 1, scope: !510)
!532 = distinct !DISubprogram(name: "any_lane_will_do", scope: !7, file: !7, line: 288, type: !16, scopeLine: 288, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!533 = !DILocation(line: 290, column: 5, scope: !532)
!534 = !DILocation(line: 291, column: 21, scope: !532)
!535 = !DILocation(line: 291, column: 25, scope: !532)
!536 = !DILocation(line: 291, column: 28, scope: !532)
!537 = !DILocation(line: 291, column: 34, scope: !532)
!538 = !DILocation(line: 0, scope: !532)
!539 = !DILocation(line: 292, column: 9, scope: !532)
!540 = !DILocation(line: 292, column: 14, scope: !532)
!541 = !DILocation(line: 292, column: 26, scope: !532)
!542 = !DILocation(line: 292, column: 20, scope: !532)
!543 = !DILocation(line: 292, column: 32, scope: !532)
!544 = !DILocation(line: 293, column: 5, scope: !532)
!545 = !DILocation(line: 295, column: 30, scope: !532)
!546 = !DILocation(line: 296, column: 17, scope: !532)
!547 = !DILocation(line: 296, column: 23, scope: !532)
!548 = !DILocation(line: 296, column: 39, scope: !532)
!549 = !DILocation(line: 296, column: 31, scope: !532)
!550 = !DILocation(line: 296, column: 59, scope: !532)
!551 = !DILocation(line: 296, column: 53, scope: !532)
!552 = !DILocation(line: 296, column: 65, scope: !532)
!553 = !DILocation(line: 297, column: 5, scope: !532)
!554 = !DILocation(line: 298, column: 11, scope: !532)
!555 = !DILocation(line: 298, column: 25, scope: !532)
!556 = !DILocation(line: 298, column: 39, scope: !532)
!557 = !DILocation(line: 298, column: 33, scope: !532)
!558 = !DILocation(line: 298, column: 31, scope: !532)
!559 = !DILocation(line: 298, column: 16, scope: !532)
!560 = !DILocation(line: 298, column: 23, scope: !532)
!561 = !DILocation(line: 299, column: 1, scope: !532)
!562 = distinct !DISubprogram(name: "fence_and_flag_of_lanes", scope: !7, file: !7, line: 301, type: !16, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!563 = !DILocation(line: 303, column: 5, scope: !562)
!564 = !DILocation(line: 304, column: 5, scope: !562)
!565 = !DILocation(line: 304, column: 13, scope: !562)
!566 = !DILocation(line: 305, column: 5, scope: !562)
!567 = !DILocation(line: 306, column: 17, scope: !562)
!568 = !DILocation(line: 306, column: 15, scope: !562)
!569 = !DILocation(line: 306, column: 27, scope: !562)
!570 = !DILocation(line: 306, column: 23, scope: !562)
!571 = !DILocation(line: 306, column: 5, scope: !562)
!572 = !DILocation(line: 306, column: 13, scope: !562)
!573 = !DILocation(line: 307, column: 38, scope: !562)
!574 = !DILocation(line: 308, column: 5, scope: !562)
!575 = !DILocation(line: 309, column: 32, scope: !562)
!576 = !DILocation(line: 309, column: 17, scope: !562)
!577 = !DILocation(line: 310, column: 38, scope: !562)
!578 = !DILocation(line: 311, column: 19, scope: !562)
!579 = !DILocation(line: 312, column: 25, scope: !562)
!580 = !DILocation(line: 312, column: 33, scope: !562)
!581 = !DILocation(line: 312, column: 53, scope: !562)
!582 = !DILocation(line: 312, column: 47, scope: !562)
!583 = !DILocation(line: 312, column: 63, scope: !562)
!584 = !DILocation(line: 312, column: 59, scope: !562)
!585 = !DILocation(line: 312, column: 16, scope: !562)
!586 = !DILocation(line: 312, column: 23, scope: !562)
!587 = !DILocation(line: 312, column: 11, scope: !562)
!588 = !DILocation(line: 313, column: 1, scope: !562)
!589 = distinct !DISubprogram(name: "lane_waits_for_lane", scope: !7, file: !7, line: 315, type: !16, scopeLine: 315, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!590 = !DILocation(line: 317, column: 5, scope: !589)
!591 = !DILocation(line: 318, column: 5, scope: !589)
!592 = !DILocation(line: 318, column: 13, scope: !589)
!593 = !DILocation(line: 319, column: 5, scope: !589)
!594 = !DILocation(line: 320, column: 17, scope: !589)
!595 = !DILocation(line: 320, column: 15, scope: !589)
!596 = !DILocation(line: 320, column: 23, scope: !589)
!597 = !DILocation(line: 321, column: 9, scope: !589)
!598 = !DILocation(line: 322, column: 9, scope: !589)
!599 = !DILocation(line: 322, column: 17, scope: !589)
!600 = distinct !{!600, !598, !601, !48, !49}
!601 = !DILocation(line: 322, column: 38, scope: !589)
!602 = !DILocation(line: 323, column: 42, scope: !589)
!603 = !DILocation(line: 324, column: 16, scope: !589)
!604 = !DILocation(line: 324, column: 13, scope: !589)
!605 = !DILocation(line: 325, column: 5, scope: !589)
!606 = !DILocation(line: 0, scope: !589)
!607 = !DILocation(line: 326, column: 5, scope: !589)
!608 = !DILocation(line: 326, column: 13, scope: !589)
!609 = !DILocation(line: 327, column: 38, scope: !589)
!610 = !DILocation(line: 328, column: 5, scope: !589)
!611 = !DILocation(line: 329, column: 11, scope: !589)
!612 = !DILocation(line: 329, column: 16, scope: !589)
!613 = !DILocation(line: 329, column: 23, scope: !589)
!614 = !DILocation(line: 330, column: 1, scope: !589)
