; Made from lanes.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ23last_lane_wins_volatileE4last = internal addrspace(3) global [2 x i32] undef, align 4
@_ZZ17first_lane_claimsE5owner = internal addrspace(3) global [2 x i32] undef, align 4
@_ZZ17first_lane_storesE5owner = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4
@_ZZ23compacted_in_lane_orderE5count = internal addrspace(3) global [2 x i32] undef, align 4
@_ZZ23exchanged_in_lane_orderE5baton = internal addrspace(3) global [2 x i32] undef, align 4
@_ZZ23compacted_in_warp_orderE5count = internal addrspace(3) global [2 x i32] undef, align 4
@_ZZ21carried_in_warp_orderE5total = internal addrspace(3) global i32 undef, align 4
@_ZZ11no_syncwarpE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ22no_syncwarp_at_shuffleE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ19no_syncwarp_at_voteE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ21no_syncwarp_at_ballotE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ20no_syncwarp_at_matchE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ24no_syncwarp_at_reductionE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ25no_syncwarp_at_activemaskE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ24no_syncwarp_before_storeE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ22no_syncwarp_for_leaderE6chosen = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4
@_ZZ18syncwarp_of_halvesE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ18fence_for_syncwarpE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ8warp_sumE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ17warp_sum_volatileE4held = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ22volatile_adds_of_lanesE5count = internal addrspace(3) global i32 undef, align 4
@_ZZ22volatile_adds_of_warpsE5count = internal addrspace(3) global i32 undef, align 4
@_ZZ19read_and_masked_outE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @last_lane_wins(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp slt i32 %10, %4, !dbg !19
  br i1 %11, label %12, label %20, !dbg !20

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !21
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !21
  %15 = load i32, ptr %14, align 4, !dbg !21, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #10, !dbg !22
  %17 = sdiv i32 %10, 32, !dbg !23
  %18 = sext i32 %17 to i64, !dbg !24
  %19 = getelementptr inbounds i32, ptr %2, i64 %18, !dbg !24
  store i32 %16, ptr %19, align 4, !dbg !25, !tbaa !10
  br label %20, !dbg !24

20:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !26
  br i1 %11, label %21, label %31, !dbg !27

21:                                               ; preds = %20
  %22 = sdiv i32 %10, 32, !dbg !28
  %23 = sext i32 %22 to i64, !dbg !29
  %24 = getelementptr inbounds i32, ptr %2, i64 %23, !dbg !29
  %25 = load i32, ptr %24, align 4, !dbg !29, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !30
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !30
  %28 = load i32, ptr %27, align 4, !dbg !30, !tbaa !10
  %29 = add nsw i32 %28, %25, !dbg !31
  %30 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !32
  store i32 %29, ptr %30, align 4, !dbg !33, !tbaa !10
  br label %31, !dbg !32

31:                                               ; preds = %21, %20
  ret void, !dbg !34
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !35 {
  br label %3, !dbg !37

2:                                                ; preds = %3
  ret i32 %12, !dbg !38

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !39
  %7 = xor i32 %6, %5, !dbg !40
  %8 = lshr i32 %7, 17, !dbg !41
  %9 = xor i32 %8, %7, !dbg !42
  %10 = shl i32 %9, 5, !dbg !43
  %11 = xor i32 %10, %9, !dbg !44
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #10, !dbg !45, !srcloc !46
  %13 = add nuw nsw i32 %4, 1, !dbg !47
  %14 = icmp eq i32 %13, 6, !dbg !48
  br i1 %14, label %2, label %3, !dbg !37, !llvm.loop !49
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @last_lane_wins_volatile(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !53 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !54
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !54
  %8 = mul i32 %6, %7, !dbg !54
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %10 = add i32 %8, %9, !dbg !54
  %11 = icmp slt i32 %10, %4, !dbg !55
  br i1 %11, label %12, label %16, !dbg !56

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !57
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !57
  %15 = load i32, ptr %14, align 4, !dbg !57, !tbaa !10
  br label %16, !dbg !56

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !56
  %18 = add nsw i32 %17, %9, !dbg !58
  %19 = lshr i32 %9, 5, !dbg !59
  %20 = zext nneg i32 %19 to i64, !dbg !60
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23last_lane_wins_volatileE4last to ptr), i64 %20, !dbg !60
  store volatile i32 %18, ptr %21, align 4, !dbg !60, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !61
  br i1 %11, label %22, label %26, !dbg !62

22:                                               ; preds = %16
  %23 = load volatile i32, ptr %21, align 4, !dbg !63, !tbaa !10
  %24 = sext i32 %10 to i64, !dbg !64
  %25 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !64
  store i32 %23, ptr %25, align 4, !dbg !65, !tbaa !10
  br label %26, !dbg !64

26:                                               ; preds = %22, %16
  ret void, !dbg !66
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @first_lane_claims(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !67 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %8 = mul i32 %6, %7, !dbg !68
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %10 = add i32 %8, %9, !dbg !68
  %11 = and i32 %9, 31, !dbg !69
  %12 = icmp eq i32 %11, 0, !dbg !70
  br i1 %12, label %13, label %17, !dbg !70

13:                                               ; preds = %5
  %14 = lshr exact i32 %9, 5, !dbg !71
  %15 = zext nneg i32 %14 to i64, !dbg !72
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17first_lane_claimsE5owner to ptr), i64 %15, !dbg !72
  store i32 -1, ptr %16, align 4, !dbg !73, !tbaa !10
  br label %17, !dbg !72

17:                                               ; preds = %13, %5
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !74
  %18 = lshr i32 %9, 5, !dbg !75
  %19 = zext nneg i32 %18 to i64, !dbg !76
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17first_lane_claimsE5owner to ptr), i64 %19, !dbg !76
  %21 = cmpxchg ptr %20, i32 -1, i32 %9 seq_cst seq_cst, align 4, !dbg !77
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !78
  %22 = icmp slt i32 %10, %4, !dbg !79
  br i1 %22, label %23, label %31, !dbg !79

23:                                               ; preds = %17
  %24 = sext i32 %10 to i64, !dbg !80
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !80
  %26 = load i32, ptr %25, align 4, !dbg !80, !tbaa !10
  %27 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %26) #10, !dbg !81
  %28 = load i32, ptr %20, align 4, !dbg !82, !tbaa !10
  %29 = add nsw i32 %28, %27, !dbg !83
  %30 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !84
  store i32 %29, ptr %30, align 4, !dbg !85, !tbaa !10
  br label %31, !dbg !84

31:                                               ; preds = %23, %17
  ret void, !dbg !86
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @first_lane_stores(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !87 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88
  %8 = mul i32 %6, %7, !dbg !88
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %10 = add i32 %8, %9, !dbg !88
  %11 = and i32 %9, 31, !dbg !89
  %12 = icmp eq i32 %11, 0, !dbg !90
  br i1 %12, label %13, label %17, !dbg !90

13:                                               ; preds = %5
  %14 = lshr exact i32 %9, 5, !dbg !91
  %15 = zext nneg i32 %14 to i64, !dbg !92
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17first_lane_storesE5owner to ptr), i64 %15, !dbg !92
  store i32 -1, ptr %16, align 4, !dbg !93, !tbaa !10
  br label %17, !dbg !92

17:                                               ; preds = %13, %5
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !94
  %18 = lshr i32 %9, 5, !dbg !95
  %19 = zext nneg i32 %18 to i64, !dbg !96
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17first_lane_storesE5owner to ptr), i64 %19, !dbg !96
  %21 = load i32, ptr %20, align 4, !dbg !96, !tbaa !10
  %22 = icmp slt i32 %21, 0, !dbg !97
  br i1 %22, label %23, label %24, !dbg !97

23:                                               ; preds = %17
  store i32 %9, ptr %20, align 4, !dbg !98, !tbaa !10
  br label %24, !dbg !99

24:                                               ; preds = %23, %17
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !100
  %25 = icmp slt i32 %10, %4, !dbg !101
  br i1 %25, label %26, label %34, !dbg !101

26:                                               ; preds = %24
  %27 = sext i32 %10 to i64, !dbg !102
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !102
  %29 = load i32, ptr %28, align 4, !dbg !102, !tbaa !10
  %30 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %29) #10, !dbg !103
  %31 = load i32, ptr %20, align 4, !dbg !104, !tbaa !10
  %32 = add nsw i32 %31, %30, !dbg !105
  %33 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !106
  store i32 %32, ptr %33, align 4, !dbg !107, !tbaa !10
  br label %34, !dbg !106

34:                                               ; preds = %26, %24
  ret void, !dbg !108
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @compacted_in_lane_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !109 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !110
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !110
  %8 = mul i32 %6, %7, !dbg !110
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !110
  %10 = add i32 %8, %9, !dbg !110
  %11 = and i32 %9, 31, !dbg !111
  %12 = icmp eq i32 %11, 0, !dbg !112
  br i1 %12, label %13, label %17, !dbg !112

13:                                               ; preds = %5
  %14 = lshr exact i32 %9, 5, !dbg !113
  %15 = zext nneg i32 %14 to i64, !dbg !114
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23compacted_in_lane_orderE5count to ptr), i64 %15, !dbg !114
  store i32 0, ptr %16, align 4, !dbg !115, !tbaa !10
  br label %17, !dbg !114

17:                                               ; preds = %13, %5
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !116
  %18 = icmp slt i32 %10, %4, !dbg !117
  br i1 %18, label %19, label %32, !dbg !118

19:                                               ; preds = %17
  %20 = sext i32 %10 to i64, !dbg !119
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !119
  %22 = load i32, ptr %21, align 4, !dbg !119, !tbaa !10
  %23 = icmp sgt i32 %22, 0, !dbg !120
  br i1 %23, label %24, label %29, !dbg !121

24:                                               ; preds = %19
  %25 = lshr i32 %9, 5, !dbg !122
  %26 = zext nneg i32 %25 to i64, !dbg !123
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23compacted_in_lane_orderE5count to ptr), i64 %26, !dbg !123
  %28 = atomicrmw add ptr %27, i32 1 seq_cst, align 4, !dbg !124
  br label %29, !dbg !121

29:                                               ; preds = %24, %19
  %30 = phi i32 [ %28, %24 ], [ -1, %19 ], !dbg !121
  %31 = getelementptr inbounds i32, ptr %1, i64 %20, !dbg !125
  store i32 %30, ptr %31, align 4, !dbg !126, !tbaa !10
  br label %32, !dbg !125

32:                                               ; preds = %17, %29
  ret void, !dbg !127
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @exchanged_in_lane_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !128 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !129
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !129
  %8 = mul i32 %6, %7, !dbg !129
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129
  %10 = add i32 %8, %9, !dbg !129
  %11 = icmp slt i32 %10, %4, !dbg !130
  br i1 %11, label %12, label %17, !dbg !131

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !132
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !132
  %15 = load i32, ptr %14, align 4, !dbg !132, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #10, !dbg !133
  br label %17, !dbg !131

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !131
  %19 = and i32 %9, 31, !dbg !134
  %20 = icmp eq i32 %19, 0, !dbg !135
  br i1 %20, label %21, label %25, !dbg !135

21:                                               ; preds = %17
  %22 = lshr exact i32 %9, 5, !dbg !136
  %23 = zext nneg i32 %22 to i64, !dbg !137
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23exchanged_in_lane_orderE5baton to ptr), i64 %23, !dbg !137
  store i32 0, ptr %24, align 4, !dbg !138, !tbaa !10
  br label %25, !dbg !137

25:                                               ; preds = %21, %17
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !139
  %26 = lshr i32 %9, 5, !dbg !140
  %27 = zext nneg i32 %26 to i64, !dbg !141
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23exchanged_in_lane_orderE5baton to ptr), i64 %27, !dbg !141
  %29 = atomicrmw xchg ptr %28, i32 %18 seq_cst, align 4, !dbg !142
  br i1 %11, label %30, label %34, !dbg !143

30:                                               ; preds = %25
  %31 = add nsw i32 %29, 1, !dbg !144
  %32 = sext i32 %10 to i64, !dbg !145
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !145
  store i32 %31, ptr %33, align 4, !dbg !146, !tbaa !10
  br label %34, !dbg !145

34:                                               ; preds = %30, %25
  ret void, !dbg !147
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @compacted_in_warp_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !148 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !149
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !149
  %8 = mul i32 %6, %7, !dbg !149
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !149
  %10 = add i32 %8, %9, !dbg !149
  %11 = icmp slt i32 %10, %4, !dbg !150
  br i1 %11, label %12, label %17, !dbg !151

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !152
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !152
  %15 = load i32, ptr %14, align 4, !dbg !152, !tbaa !10
  %16 = icmp sgt i32 %15, 0, !dbg !153
  br label %17

17:                                               ; preds = %12, %5
  %18 = phi i1 [ false, %5 ], [ %16, %12 ], !dbg !154
  %19 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !155
  %20 = icmp samesign ult i32 %9, 2, !dbg !156
  br i1 %20, label %21, label %24, !dbg !156

21:                                               ; preds = %17
  %22 = zext nneg i32 %9 to i64, !dbg !157
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23compacted_in_warp_orderE5count to ptr), i64 %22, !dbg !157
  store i32 0, ptr %23, align 4, !dbg !158, !tbaa !10
  br label %24, !dbg !157

24:                                               ; preds = %21, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !159
  %25 = and i32 %9, 31, !dbg !160
  %26 = icmp eq i32 %25, 0, !dbg !161
  br i1 %26, label %27, label %30, !dbg !161

27:                                               ; preds = %24
  %28 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %19), !dbg !162
  %29 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ23compacted_in_warp_orderE5count to ptr), i32 %28 seq_cst, align 4, !dbg !163
  br label %30, !dbg !164

30:                                               ; preds = %27, %24
  %31 = phi i32 [ %29, %27 ], [ 0, %24 ], !dbg !154
  %32 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %31, i32 0, i32 31), !dbg !165
  br i1 %11, label %33, label %44, !dbg !166

33:                                               ; preds = %30
  br i1 %18, label %34, label %40, !dbg !167

34:                                               ; preds = %33
  %35 = shl nsw i32 -1, %25, !dbg !168
  %36 = xor i32 %35, -1, !dbg !168
  %37 = and i32 %19, %36, !dbg !169
  %38 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %37), !dbg !170
  %39 = add nsw i32 %32, %38, !dbg !171
  br label %40, !dbg !167

40:                                               ; preds = %33, %34
  %41 = phi i32 [ %39, %34 ], [ -1, %33 ], !dbg !167
  %42 = sext i32 %10 to i64, !dbg !172
  %43 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !172
  store i32 %41, ptr %43, align 4, !dbg !173, !tbaa !10
  br label %44, !dbg !172

44:                                               ; preds = %40, %30
  ret void, !dbg !174
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @carried_in_warp_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !175 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !176
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !176
  %8 = mul i32 %6, %7, !dbg !176
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !176
  %10 = add i32 %8, %9, !dbg !176
  %11 = icmp slt i32 %10, %4, !dbg !177
  br i1 %11, label %12, label %16, !dbg !178

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !179
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !179
  %15 = load i32, ptr %14, align 4, !dbg !179, !tbaa !10
  br label %16, !dbg !178

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !178
  %18 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %17, i32 -1), !dbg !180
  %19 = and i32 %9, 31, !dbg !181
  %20 = icmp eq i32 %19, 0, !dbg !182
  %21 = icmp eq i32 %9, 0, !dbg !183
  br i1 %21, label %22, label %23, !dbg !183

22:                                               ; preds = %16
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ21carried_in_warp_orderE5total to ptr), align 4, !dbg !184, !tbaa !10
  br label %23, !dbg !185

23:                                               ; preds = %22, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !186
  br i1 %20, label %24, label %26, !dbg !187

24:                                               ; preds = %23
  %25 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ21carried_in_warp_orderE5total to ptr), i32 %18 seq_cst, align 4, !dbg !188
  br label %26, !dbg !189

26:                                               ; preds = %24, %23
  %27 = phi i32 [ %25, %24 ], [ 0, %23 ], !dbg !190
  %28 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %27, i32 0, i32 31), !dbg !191
  br i1 %11, label %29, label %35, !dbg !192

29:                                               ; preds = %26
  %30 = sext i32 %10 to i64, !dbg !193
  %31 = getelementptr inbounds i32, ptr %0, i64 %30, !dbg !193
  %32 = load i32, ptr %31, align 4, !dbg !193, !tbaa !10
  %33 = add nsw i32 %32, %28, !dbg !194
  %34 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !195
  store i32 %33, ptr %34, align 4, !dbg !196, !tbaa !10
  br label %35, !dbg !195

35:                                               ; preds = %29, %26
  ret void, !dbg !197
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !198 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !199
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !199
  %8 = mul i32 %6, %7, !dbg !199
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !199
  %10 = add i32 %8, %9, !dbg !199
  %11 = icmp slt i32 %10, %4, !dbg !200
  br i1 %11, label %12, label %24, !dbg !201

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !202
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !202
  %15 = load i32, ptr %14, align 4, !dbg !202, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #10, !dbg !203
  %17 = zext nneg i32 %9 to i64, !dbg !204
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11no_syncwarpE4held to ptr), i64 %17, !dbg !204
  store i32 %16, ptr %18, align 4, !dbg !205, !tbaa !10
  %19 = and i32 %9, 1020, !dbg !206
  %20 = zext nneg i32 %19 to i64, !dbg !207
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11no_syncwarpE4held to ptr), i64 %20, !dbg !207
  %22 = load i32, ptr %21, align 4, !dbg !207, !tbaa !10
  %23 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !208
  store i32 %22, ptr %23, align 4, !dbg !209, !tbaa !10
  br label %27, !dbg !208

24:                                               ; preds = %5
  %25 = zext nneg i32 %9 to i64, !dbg !204
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11no_syncwarpE4held to ptr), i64 %25, !dbg !204
  store i32 0, ptr %26, align 4, !dbg !205, !tbaa !10
  br label %27, !dbg !210

27:                                               ; preds = %24, %12
  ret void, !dbg !211
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_at_shuffle(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !212 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !213
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !213
  %8 = mul i32 %6, %7, !dbg !213
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !213
  %10 = add i32 %8, %9, !dbg !213
  %11 = icmp slt i32 %10, %4, !dbg !213
  br i1 %11, label %12, label %16, !dbg !213

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !213
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !213
  %15 = load i32, ptr %14, align 4, !dbg !213, !tbaa !10
  br label %16, !dbg !213

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !213
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #10, !dbg !213
  %19 = zext nneg i32 %9 to i64, !dbg !213
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22no_syncwarp_at_shuffleE4held to ptr), i64 %19, !dbg !213
  store i32 %18, ptr %20, align 4, !dbg !213, !tbaa !10
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %17, i32 16, i32 31), !dbg !214
  br i1 %11, label %22, label %30, !dbg !213

22:                                               ; preds = %16
  %23 = xor i32 %9, 1, !dbg !213
  %24 = zext nneg i32 %23 to i64, !dbg !213
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22no_syncwarp_at_shuffleE4held to ptr), i64 %24, !dbg !213
  %26 = load i32, ptr %25, align 4, !dbg !213, !tbaa !10
  %27 = add nsw i32 %26, %21, !dbg !213
  %28 = sext i32 %10 to i64, !dbg !213
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !213
  store i32 %27, ptr %29, align 4, !dbg !213, !tbaa !10
  br label %30, !dbg !213

30:                                               ; preds = %22, %16
  ret void, !dbg !215
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_at_vote(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !216 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !217
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !217
  %8 = mul i32 %6, %7, !dbg !217
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !217
  %10 = add i32 %8, %9, !dbg !217
  %11 = icmp slt i32 %10, %4, !dbg !217
  br i1 %11, label %12, label %16, !dbg !217

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !217
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !217
  %15 = load i32, ptr %14, align 4, !dbg !217, !tbaa !10
  br label %16, !dbg !217

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !217
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #10, !dbg !217
  %19 = zext nneg i32 %9 to i64, !dbg !217
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19no_syncwarp_at_voteE4held to ptr), i64 %19, !dbg !217
  store i32 %18, ptr %20, align 4, !dbg !217, !tbaa !10
  %21 = icmp eq i32 %17, 77, !dbg !218
  %22 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %21), !dbg !219
  br i1 %11, label %23, label %32, !dbg !217

23:                                               ; preds = %16
  %24 = zext i1 %22 to i32, !dbg !219
  %25 = xor i32 %9, 1, !dbg !217
  %26 = zext nneg i32 %25 to i64, !dbg !217
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19no_syncwarp_at_voteE4held to ptr), i64 %26, !dbg !217
  %28 = load i32, ptr %27, align 4, !dbg !217, !tbaa !10
  %29 = add nsw i32 %28, %24, !dbg !217
  %30 = sext i32 %10 to i64, !dbg !217
  %31 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !217
  store i32 %29, ptr %31, align 4, !dbg !217, !tbaa !10
  br label %32, !dbg !217

32:                                               ; preds = %23, %16
  ret void, !dbg !220
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_at_ballot(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !221 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !222
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !222
  %8 = mul i32 %6, %7, !dbg !222
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !222
  %10 = add i32 %8, %9, !dbg !222
  %11 = icmp slt i32 %10, %4, !dbg !222
  br i1 %11, label %12, label %16, !dbg !222

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !222
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !222
  %15 = load i32, ptr %14, align 4, !dbg !222, !tbaa !10
  br label %16, !dbg !222

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !222
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #10, !dbg !222
  %19 = zext nneg i32 %9 to i64, !dbg !222
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21no_syncwarp_at_ballotE4held to ptr), i64 %19, !dbg !222
  store i32 %18, ptr %20, align 4, !dbg !222, !tbaa !10
  %21 = icmp sgt i32 %17, 0, !dbg !223
  %22 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %21), !dbg !224
  br i1 %11, label %23, label %31, !dbg !222

23:                                               ; preds = %16
  %24 = xor i32 %9, 1, !dbg !222
  %25 = zext nneg i32 %24 to i64, !dbg !222
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21no_syncwarp_at_ballotE4held to ptr), i64 %25, !dbg !222
  %27 = load i32, ptr %26, align 4, !dbg !222, !tbaa !10
  %28 = add nsw i32 %27, %22, !dbg !222
  %29 = sext i32 %10 to i64, !dbg !222
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !222
  store i32 %28, ptr %30, align 4, !dbg !222, !tbaa !10
  br label %31, !dbg !222

31:                                               ; preds = %23, %16
  ret void, !dbg !225
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_at_match(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !226 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !227
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !227
  %8 = mul i32 %6, %7, !dbg !227
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !227
  %10 = add i32 %8, %9, !dbg !227
  %11 = icmp slt i32 %10, %4, !dbg !227
  br i1 %11, label %12, label %16, !dbg !227

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !227
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !227
  %15 = load i32, ptr %14, align 4, !dbg !227, !tbaa !10
  br label %16, !dbg !227

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !227
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #10, !dbg !227
  %19 = zext nneg i32 %9 to i64, !dbg !227
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20no_syncwarp_at_matchE4held to ptr), i64 %19, !dbg !227
  store i32 %18, ptr %20, align 4, !dbg !227, !tbaa !10
  %21 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %17), !dbg !228
  br i1 %11, label %22, label %30, !dbg !227

22:                                               ; preds = %16
  %23 = xor i32 %9, 1, !dbg !227
  %24 = zext nneg i32 %23 to i64, !dbg !227
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20no_syncwarp_at_matchE4held to ptr), i64 %24, !dbg !227
  %26 = load i32, ptr %25, align 4, !dbg !227, !tbaa !10
  %27 = add nsw i32 %26, %21, !dbg !227
  %28 = sext i32 %10 to i64, !dbg !227
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !227
  store i32 %27, ptr %29, align 4, !dbg !227, !tbaa !10
  br label %30, !dbg !227

30:                                               ; preds = %22, %16
  ret void, !dbg !229
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_at_reduction(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !230 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !231
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !231
  %8 = mul i32 %6, %7, !dbg !231
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !231
  %10 = add i32 %8, %9, !dbg !231
  %11 = icmp slt i32 %10, %4, !dbg !231
  br i1 %11, label %12, label %16, !dbg !231

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !231
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !231
  %15 = load i32, ptr %14, align 4, !dbg !231, !tbaa !10
  br label %16, !dbg !231

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !231
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #10, !dbg !231
  %19 = zext nneg i32 %9 to i64, !dbg !231
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24no_syncwarp_at_reductionE4held to ptr), i64 %19, !dbg !231
  store i32 %18, ptr %20, align 4, !dbg !231, !tbaa !10
  %21 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %17, i32 -1), !dbg !232
  br i1 %11, label %22, label %30, !dbg !231

22:                                               ; preds = %16
  %23 = xor i32 %9, 1, !dbg !231
  %24 = zext nneg i32 %23 to i64, !dbg !231
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24no_syncwarp_at_reductionE4held to ptr), i64 %24, !dbg !231
  %26 = load i32, ptr %25, align 4, !dbg !231, !tbaa !10
  %27 = add nsw i32 %26, %21, !dbg !231
  %28 = sext i32 %10 to i64, !dbg !231
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !231
  store i32 %27, ptr %29, align 4, !dbg !231, !tbaa !10
  br label %30, !dbg !231

30:                                               ; preds = %22, %16
  ret void, !dbg !233
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_at_activemask(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !234 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !235
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !235
  %8 = mul i32 %6, %7, !dbg !235
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !235
  %10 = add i32 %8, %9, !dbg !235
  %11 = icmp slt i32 %10, %4, !dbg !235
  br i1 %11, label %12, label %16, !dbg !235

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !235
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !235
  %15 = load i32, ptr %14, align 4, !dbg !235, !tbaa !10
  br label %16, !dbg !235

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !235
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #10, !dbg !235
  %19 = zext nneg i32 %9 to i64, !dbg !235
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25no_syncwarp_at_activemaskE4held to ptr), i64 %19, !dbg !235
  store i32 %18, ptr %20, align 4, !dbg !235, !tbaa !10
  %21 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !236
  br i1 %11, label %22, label %33, !dbg !235

22:                                               ; preds = %16
  %23 = icmp ne i32 %21, 0, !dbg !237
  %24 = zext i1 %23 to i32, !dbg !236
  %25 = add nsw i32 %17, %24, !dbg !238
  %26 = xor i32 %9, 1, !dbg !235
  %27 = zext nneg i32 %26 to i64, !dbg !235
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25no_syncwarp_at_activemaskE4held to ptr), i64 %27, !dbg !235
  %29 = load i32, ptr %28, align 4, !dbg !235, !tbaa !10
  %30 = add nsw i32 %25, %29, !dbg !235
  %31 = sext i32 %10 to i64, !dbg !235
  %32 = getelementptr inbounds i32, ptr %1, i64 %31, !dbg !235
  store i32 %30, ptr %32, align 4, !dbg !235, !tbaa !10
  br label %33, !dbg !235

33:                                               ; preds = %22, %16
  ret void, !dbg !239
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_at_shuffle_global(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !240 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !241
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !241
  %8 = mul i32 %6, %7, !dbg !241
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !241
  %10 = add i32 %8, %9, !dbg !241
  %11 = icmp slt i32 %10, %4, !dbg !242
  br i1 %11, label %12, label %16, !dbg !243

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !244
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !244
  %15 = load i32, ptr %14, align 4, !dbg !244, !tbaa !10
  br label %16, !dbg !243

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !243
  br i1 %11, label %18, label %22, !dbg !245

18:                                               ; preds = %16
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #10, !dbg !246
  %20 = sext i32 %10 to i64, !dbg !247
  %21 = getelementptr inbounds i32, ptr %2, i64 %20, !dbg !247
  store i32 %19, ptr %21, align 4, !dbg !248, !tbaa !10
  br label %22, !dbg !247

22:                                               ; preds = %18, %16
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %17, i32 7, i32 31), !dbg !249
  br i1 %11, label %24, label %32, !dbg !250

24:                                               ; preds = %22
  %25 = and i32 %10, -2, !dbg !251
  %26 = sext i32 %25 to i64, !dbg !252
  %27 = getelementptr inbounds i32, ptr %2, i64 %26, !dbg !252
  %28 = load i32, ptr %27, align 4, !dbg !252, !tbaa !10
  %29 = add nsw i32 %28, %23, !dbg !253
  %30 = sext i32 %10 to i64, !dbg !254
  %31 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !254
  store i32 %29, ptr %31, align 4, !dbg !255, !tbaa !10
  br label %32, !dbg !254

32:                                               ; preds = %24, %22
  ret void, !dbg !256
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_before_store(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !257 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !258
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !258
  %8 = mul i32 %6, %7, !dbg !258
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !258
  %10 = add i32 %8, %9, !dbg !258
  %11 = icmp slt i32 %10, %4, !dbg !259
  br i1 %11, label %12, label %16, !dbg !260

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !261
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !261
  %15 = load i32, ptr %14, align 4, !dbg !261, !tbaa !10
  br label %16, !dbg !260

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !260
  %18 = zext nneg i32 %9 to i64, !dbg !262
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24no_syncwarp_before_storeE4held to ptr), i64 %18, !dbg !262
  store i32 %17, ptr %19, align 4, !dbg !263, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !264
  %20 = and i32 %9, 31, !dbg !265
  %21 = icmp ne i32 %20, 31, !dbg !266
  %22 = zext i1 %21 to i32, !dbg !265
  %23 = add nuw nsw i32 %9, %22, !dbg !265
  %24 = zext nneg i32 %23 to i64, !dbg !267
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24no_syncwarp_before_storeE4held to ptr), i64 %24, !dbg !267
  %26 = load i32, ptr %25, align 4, !dbg !267, !tbaa !10
  %27 = add nsw i32 %26, %17, !dbg !268
  %28 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %27) #10, !dbg !269
  store i32 %28, ptr %19, align 4, !dbg !270, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !271
  br i1 %11, label %29, label %36, !dbg !272

29:                                               ; preds = %16
  %30 = xor i32 %9, 1, !dbg !273
  %31 = zext nneg i32 %30 to i64, !dbg !274
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24no_syncwarp_before_storeE4held to ptr), i64 %31, !dbg !274
  %33 = load i32, ptr %32, align 4, !dbg !274, !tbaa !10
  %34 = sext i32 %10 to i64, !dbg !275
  %35 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !275
  store i32 %33, ptr %35, align 4, !dbg !276, !tbaa !10
  br label %36, !dbg !275

36:                                               ; preds = %29, %16
  ret void, !dbg !277
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_for_leader(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !278 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !279
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !279
  %8 = mul i32 %6, %7, !dbg !279
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !279
  %10 = add i32 %8, %9, !dbg !279
  %11 = and i32 %9, 31, !dbg !280
  %12 = icmp eq i32 %11, 0, !dbg !281
  br i1 %12, label %13, label %25, !dbg !281

13:                                               ; preds = %5
  %14 = icmp slt i32 %10, %4, !dbg !282
  br i1 %14, label %15, label %20, !dbg !283

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !284
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !284
  %18 = load i32, ptr %17, align 4, !dbg !284, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #10, !dbg !285
  br label %20, !dbg !283

20:                                               ; preds = %13, %15
  %21 = phi i32 [ %19, %15 ], [ 0, %13 ], !dbg !283
  %22 = lshr exact i32 %9, 5, !dbg !286
  %23 = zext nneg i32 %22 to i64, !dbg !287
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22no_syncwarp_for_leaderE6chosen to ptr), i64 %23, !dbg !287
  store i32 %21, ptr %24, align 4, !dbg !288, !tbaa !10
  br label %25, !dbg !287

25:                                               ; preds = %20, %5
  %26 = icmp slt i32 %10, %4, !dbg !289
  br i1 %26, label %27, label %37, !dbg !289

27:                                               ; preds = %25
  %28 = lshr i32 %9, 5, !dbg !290
  %29 = zext nneg i32 %28 to i64, !dbg !291
  %30 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22no_syncwarp_for_leaderE6chosen to ptr), i64 %29, !dbg !291
  %31 = load i32, ptr %30, align 4, !dbg !291, !tbaa !10
  %32 = sext i32 %10 to i64, !dbg !292
  %33 = getelementptr inbounds i32, ptr %0, i64 %32, !dbg !292
  %34 = load i32, ptr %33, align 4, !dbg !292, !tbaa !10
  %35 = xor i32 %34, %31, !dbg !293
  %36 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !294
  store i32 %35, ptr %36, align 4, !dbg !295, !tbaa !10
  br label %37, !dbg !294

37:                                               ; preds = %27, %25
  ret void, !dbg !296
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @syncwarp_of_halves(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !297 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !298
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !298
  %8 = mul i32 %6, %7, !dbg !298
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !298
  %10 = add i32 %8, %9, !dbg !298
  %11 = icmp slt i32 %10, %4, !dbg !299
  br i1 %11, label %12, label %17, !dbg !300

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !301
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !301
  %15 = load i32, ptr %14, align 4, !dbg !301, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #10, !dbg !302
  br label %17, !dbg !300

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !300
  %19 = zext nneg i32 %9 to i64, !dbg !303
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18syncwarp_of_halvesE4held to ptr), i64 %19, !dbg !303
  store i32 %18, ptr %20, align 4, !dbg !304, !tbaa !10
  %21 = and i32 %9, 16, !dbg !305
  %22 = icmp eq i32 %21, 0, !dbg !306
  %23 = select i1 %22, i32 65535, i32 -65536, !dbg !305
  tail call void @llvm.nvvm.bar.warp.sync(i32 %23), !dbg !307
  br i1 %11, label %24, label %31, !dbg !308

24:                                               ; preds = %17
  %25 = xor i32 %9, 16, !dbg !309
  %26 = zext nneg i32 %25 to i64, !dbg !310
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18syncwarp_of_halvesE4held to ptr), i64 %26, !dbg !310
  %28 = load i32, ptr %27, align 4, !dbg !310, !tbaa !10
  %29 = sext i32 %10 to i64, !dbg !311
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !311
  store i32 %28, ptr %30, align 4, !dbg !312, !tbaa !10
  br label %31, !dbg !311

31:                                               ; preds = %24, %17
  ret void, !dbg !313
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_for_syncwarp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !314 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !315
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !315
  %8 = mul i32 %6, %7, !dbg !315
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !315
  %10 = add i32 %8, %9, !dbg !315
  %11 = icmp slt i32 %10, %4, !dbg !316
  br i1 %11, label %12, label %25, !dbg !317

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !318
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !318
  %15 = load i32, ptr %14, align 4, !dbg !318, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #10, !dbg !319
  %17 = zext nneg i32 %9 to i64, !dbg !320
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18fence_for_syncwarpE4held to ptr), i64 %17, !dbg !320
  store i32 %16, ptr %18, align 4, !dbg !321, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !322
  %19 = and i32 %9, 1022, !dbg !323
  %20 = zext nneg i32 %19 to i64, !dbg !324
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18fence_for_syncwarpE4held to ptr), i64 %20, !dbg !324
  %22 = load i32, ptr %21, align 4, !dbg !324, !tbaa !10
  %23 = sext i32 %10 to i64, !dbg !325
  %24 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !325
  store i32 %22, ptr %24, align 4, !dbg !326, !tbaa !10
  br label %28, !dbg !325

25:                                               ; preds = %5
  %26 = zext nneg i32 %9 to i64, !dbg !320
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18fence_for_syncwarpE4held to ptr), i64 %26, !dbg !320
  store i32 0, ptr %27, align 4, !dbg !321, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !322
  br label %28, !dbg !327

28:                                               ; preds = %25, %12
  ret void, !dbg !328
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !329 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !330
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !330
  %8 = mul i32 %6, %7, !dbg !330
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !330
  %10 = add i32 %8, %9, !dbg !330
  %11 = icmp slt i32 %10, %4, !dbg !331
  br i1 %11, label %12, label %16, !dbg !332

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !333
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !333
  %15 = load i32, ptr %14, align 4, !dbg !333, !tbaa !10
  br label %16, !dbg !332

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !332
  %18 = zext nneg i32 %9 to i64, !dbg !334
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumE4held to ptr), i64 %18, !dbg !334
  store i32 %17, ptr %19, align 4, !dbg !335, !tbaa !10
  %20 = and i32 %9, 31
  %21 = sub nuw nsw i32 32, %20, !dbg !336
  br label %25, !dbg !337

22:                                               ; preds = %35
  %23 = and i32 %9, 31, !dbg !338
  %24 = icmp eq i32 %23, 31, !dbg !339
  br i1 %24, label %38, label %45, !dbg !339

25:                                               ; preds = %16, %35
  %26 = phi i32 [ 16, %16 ], [ %36, %35 ]
  %27 = icmp samesign ult i32 %26, %21, !dbg !340
  br i1 %27, label %35, label %28, !dbg !340

28:                                               ; preds = %25
  %29 = sub nsw i32 %9, %26, !dbg !341
  %30 = sext i32 %29 to i64, !dbg !342
  %31 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumE4held to ptr), i64 %30, !dbg !342
  %32 = load i32, ptr %31, align 4, !dbg !342, !tbaa !10
  %33 = load i32, ptr %19, align 4, !dbg !343, !tbaa !10
  %34 = add nsw i32 %33, %32, !dbg !343
  store i32 %34, ptr %19, align 4, !dbg !343, !tbaa !10
  br label %35, !dbg !344

35:                                               ; preds = %25, %28
  %36 = lshr i32 %26, 1, !dbg !345
  %37 = icmp eq i32 %36, 0, !dbg !346
  br i1 %37, label %22, label %25, !dbg !337, !llvm.loop !347

38:                                               ; preds = %22
  %39 = load i32, ptr %19, align 4, !dbg !349, !tbaa !10
  %40 = shl nuw i32 %6, 1, !dbg !350
  %41 = lshr i32 %9, 5, !dbg !351
  %42 = add i32 %40, %41, !dbg !352
  %43 = zext i32 %42 to i64, !dbg !353
  %44 = getelementptr inbounds nuw i32, ptr %2, i64 %43, !dbg !353
  store i32 %39, ptr %44, align 4, !dbg !354, !tbaa !10
  br label %45, !dbg !353

45:                                               ; preds = %38, %22
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !355
  br i1 %11, label %46, label %58, !dbg !356

46:                                               ; preds = %45
  %47 = sext i32 %10 to i64, !dbg !357
  %48 = getelementptr inbounds i32, ptr %0, i64 %47, !dbg !357
  %49 = load i32, ptr %48, align 4, !dbg !357, !tbaa !10
  %50 = shl nuw i32 %6, 1, !dbg !358
  %51 = lshr i32 %9, 5, !dbg !359
  %52 = add i32 %50, %51, !dbg !360
  %53 = zext i32 %52 to i64, !dbg !361
  %54 = getelementptr inbounds nuw i32, ptr %2, i64 %53, !dbg !361
  %55 = load i32, ptr %54, align 4, !dbg !361, !tbaa !10
  %56 = add nsw i32 %55, %49, !dbg !362
  %57 = getelementptr inbounds i32, ptr %1, i64 %47, !dbg !363
  store i32 %56, ptr %57, align 4, !dbg !364, !tbaa !10
  br label %58, !dbg !363

58:                                               ; preds = %46, %45
  ret void, !dbg !365
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_sum_volatile(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !366 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !367
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !367
  %8 = mul i32 %6, %7, !dbg !367
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !367
  %10 = add i32 %8, %9, !dbg !367
  %11 = icmp slt i32 %10, %4, !dbg !368
  br i1 %11, label %12, label %16, !dbg !369

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !370
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !370
  %15 = load i32, ptr %14, align 4, !dbg !370, !tbaa !10
  br label %16, !dbg !369

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !369
  %18 = zext nneg i32 %9 to i64, !dbg !371
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_sum_volatileE4held to ptr), i64 %18, !dbg !371
  store volatile i32 %17, ptr %19, align 4, !dbg !371, !tbaa !10
  %20 = and i32 %9, 31
  %21 = sub nuw nsw i32 32, %20, !dbg !372
  br label %25, !dbg !373

22:                                               ; preds = %35
  %23 = and i32 %9, 31, !dbg !374
  %24 = icmp eq i32 %23, 31, !dbg !375
  br i1 %24, label %38, label %45, !dbg !375

25:                                               ; preds = %16, %35
  %26 = phi i32 [ 16, %16 ], [ %36, %35 ]
  %27 = icmp samesign ult i32 %26, %21, !dbg !376
  br i1 %27, label %35, label %28, !dbg !376

28:                                               ; preds = %25
  %29 = load volatile i32, ptr %19, align 4, !dbg !377, !tbaa !10
  %30 = zext nneg i32 %26 to i64, !dbg !378
  %31 = sub nsw i64 0, %30, !dbg !378
  %32 = getelementptr inbounds i32, ptr %19, i64 %31, !dbg !378
  %33 = load volatile i32, ptr %32, align 4, !dbg !378, !tbaa !10
  %34 = add nsw i32 %33, %29, !dbg !379
  store volatile i32 %34, ptr %19, align 4, !dbg !380, !tbaa !10
  br label %35, !dbg !380

35:                                               ; preds = %25, %28
  %36 = lshr i32 %26, 1, !dbg !381
  %37 = icmp eq i32 %36, 0, !dbg !382
  br i1 %37, label %22, label %25, !dbg !373, !llvm.loop !383

38:                                               ; preds = %22
  %39 = load i32, ptr %19, align 4, !dbg !385, !tbaa !10
  %40 = shl nuw i32 %6, 1, !dbg !386
  %41 = lshr i32 %9, 5, !dbg !387
  %42 = add i32 %40, %41, !dbg !388
  %43 = zext i32 %42 to i64, !dbg !389
  %44 = getelementptr inbounds nuw i32, ptr %2, i64 %43, !dbg !389
  store i32 %39, ptr %44, align 4, !dbg !390, !tbaa !10
  br label %45, !dbg !389

45:                                               ; preds = %38, %22
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !391
  br i1 %11, label %46, label %58, !dbg !392

46:                                               ; preds = %45
  %47 = sext i32 %10 to i64, !dbg !393
  %48 = getelementptr inbounds i32, ptr %0, i64 %47, !dbg !393
  %49 = load i32, ptr %48, align 4, !dbg !393, !tbaa !10
  %50 = shl nuw i32 %6, 1, !dbg !394
  %51 = lshr i32 %9, 5, !dbg !395
  %52 = add i32 %50, %51, !dbg !396
  %53 = zext i32 %52 to i64, !dbg !397
  %54 = getelementptr inbounds nuw i32, ptr %2, i64 %53, !dbg !397
  %55 = load i32, ptr %54, align 4, !dbg !397, !tbaa !10
  %56 = add nsw i32 %55, %49, !dbg !398
  %57 = getelementptr inbounds i32, ptr %1, i64 %47, !dbg !399
  store i32 %56, ptr %57, align 4, !dbg !400, !tbaa !10
  br label %58, !dbg !399

58:                                               ; preds = %46, %45
  ret void, !dbg !401
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_adds_of_lanes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !402 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !403
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !403
  %8 = mul i32 %6, %7, !dbg !403
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !403
  %10 = add i32 %8, %9, !dbg !403
  %11 = icmp eq i32 %9, 0, !dbg !404
  br i1 %11, label %12, label %13, !dbg !404

12:                                               ; preds = %5
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ22volatile_adds_of_lanesE5count to ptr), align 4, !dbg !405, !tbaa !10
  br label %13, !dbg !406

13:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !407
  %14 = icmp slt i32 %10, %4, !dbg !408
  br i1 %14, label %15, label %23, !dbg !409

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !410
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !410
  %18 = load i32, ptr %17, align 4, !dbg !410, !tbaa !10
  %19 = icmp sgt i32 %18, 0, !dbg !411
  br i1 %19, label %20, label %23, !dbg !409

20:                                               ; preds = %15
  %21 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22volatile_adds_of_lanesE5count to ptr), align 4, !dbg !412, !tbaa !10
  %22 = add nsw i32 %21, 1, !dbg !413
  store volatile i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ22volatile_adds_of_lanesE5count to ptr), align 4, !dbg !414, !tbaa !10
  br label %23, !dbg !414

23:                                               ; preds = %20, %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !415
  br i1 %14, label %24, label %28, !dbg !416

24:                                               ; preds = %23
  %25 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22volatile_adds_of_lanesE5count to ptr), align 4, !dbg !417, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !418
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !418
  store i32 %25, ptr %27, align 4, !dbg !419, !tbaa !10
  br label %28, !dbg !418

28:                                               ; preds = %24, %23
  ret void, !dbg !420
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_adds_of_warps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !421 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !422
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !422
  %8 = mul i32 %6, %7, !dbg !422
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !422
  %10 = add i32 %8, %9, !dbg !422
  %11 = icmp eq i32 %9, 0, !dbg !423
  br i1 %11, label %12, label %13, !dbg !423

12:                                               ; preds = %5
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ22volatile_adds_of_warpsE5count to ptr), align 4, !dbg !424, !tbaa !10
  br label %13, !dbg !425

13:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !426
  %14 = icmp slt i32 %10, %4, !dbg !427
  br i1 %14, label %15, label %20, !dbg !428

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !429
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !429
  %18 = load i32, ptr %17, align 4, !dbg !429, !tbaa !10
  %19 = icmp sgt i32 %18, 0, !dbg !430
  br label %20

20:                                               ; preds = %15, %13
  %21 = phi i1 [ false, %13 ], [ %19, %15 ], !dbg !431
  %22 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %21), !dbg !432
  %23 = and i32 %9, 31, !dbg !433
  %24 = icmp eq i32 %23, 0, !dbg !434
  br i1 %24, label %25, label %29, !dbg !434

25:                                               ; preds = %20
  %26 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %22), !dbg !435
  %27 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22volatile_adds_of_warpsE5count to ptr), align 4, !dbg !436, !tbaa !10
  %28 = add nsw i32 %27, %26, !dbg !437
  store volatile i32 %28, ptr addrspacecast (ptr addrspace(3) @_ZZ22volatile_adds_of_warpsE5count to ptr), align 4, !dbg !438, !tbaa !10
  br label %29, !dbg !438

29:                                               ; preds = %25, %20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !439
  br i1 %14, label %30, label %34, !dbg !440

30:                                               ; preds = %29
  %31 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22volatile_adds_of_warpsE5count to ptr), align 4, !dbg !441, !tbaa !10
  %32 = sext i32 %10 to i64, !dbg !442
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !442
  store i32 %31, ptr %33, align 4, !dbg !443, !tbaa !10
  br label %34, !dbg !442

34:                                               ; preds = %30, %29
  ret void, !dbg !444
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_adds_of_blocks(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !445 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !446
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !446
  %7 = mul i32 %5, %6, !dbg !446
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !446
  %9 = add i32 %7, %8, !dbg !446
  %10 = icmp slt i32 %9, %3, !dbg !447
  br i1 %10, label %11, label %16, !dbg !448

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !449
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !449
  %14 = load i32, ptr %13, align 4, !dbg !449, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !450
  br label %16

16:                                               ; preds = %11, %4
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !451
  %18 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %17), !dbg !452
  %19 = icmp eq i32 %8, 0, !dbg !453
  br i1 %19, label %20, label %23, !dbg !453

20:                                               ; preds = %16
  %21 = load volatile i32, ptr %1, align 4, !dbg !454, !tbaa !10
  %22 = add nsw i32 %21, %18, !dbg !455
  store volatile i32 %22, ptr %1, align 4, !dbg !456, !tbaa !10
  br label %23, !dbg !456

23:                                               ; preds = %20, %16
  ret void, !dbg !457
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @table_of_all_blocks(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !458 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !459
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !459
  %8 = mul i32 %6, %7, !dbg !459
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !459
  %10 = add i32 %8, %9, !dbg !459
  %11 = icmp samesign ult i32 %9, 8, !dbg !460
  br i1 %11, label %12, label %16, !dbg !460

12:                                               ; preds = %5
  %13 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %9) #10, !dbg !461
  %14 = zext nneg i32 %9 to i64, !dbg !462
  %15 = getelementptr inbounds nuw i32, ptr %2, i64 %14, !dbg !462
  store i32 %13, ptr %15, align 4, !dbg !463, !tbaa !10
  br label %16, !dbg !462

16:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !464
  %17 = icmp slt i32 %10, %4, !dbg !465
  br i1 %17, label %18, label %27, !dbg !465

18:                                               ; preds = %16
  %19 = sext i32 %10 to i64, !dbg !466
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !466
  %21 = load i32, ptr %20, align 4, !dbg !466, !tbaa !10
  %22 = and i32 %21, 7, !dbg !467
  %23 = zext nneg i32 %22 to i64, !dbg !468
  %24 = getelementptr inbounds nuw i32, ptr %2, i64 %23, !dbg !468
  %25 = load i32, ptr %24, align 4, !dbg !468, !tbaa !10
  %26 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !469
  store i32 %25, ptr %26, align 4, !dbg !470, !tbaa !10
  br label %27, !dbg !469

27:                                               ; preds = %18, %16
  ret void, !dbg !471
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flag_stored_plainly(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !472 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !473
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !473
  %8 = mul i32 %6, %7, !dbg !473
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !473
  %10 = add i32 %8, %9, !dbg !473
  %11 = icmp slt i32 %10, %4, !dbg !474
  br i1 %11, label %12, label %26, !dbg !474

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !475
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !475
  %15 = load i32, ptr %14, align 4, !dbg !475, !tbaa !10
  %16 = icmp sgt i32 %15, 0, !dbg !476
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !477
  br i1 %16, label %18, label %19, !dbg !476

18:                                               ; preds = %12
  store i32 1, ptr %17, align 4, !dbg !478, !tbaa !10
  br label %22, !dbg !479

19:                                               ; preds = %12
  %20 = load volatile i32, ptr %17, align 4, !dbg !480, !tbaa !10
  %21 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !481
  store i32 %20, ptr %21, align 4, !dbg !482, !tbaa !10
  br label %22

22:                                               ; preds = %19, %18
  %23 = load i32, ptr %14, align 4, !dbg !483, !tbaa !10
  %24 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %23) #10, !dbg !484
  %25 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !485
  store i32 %24, ptr %25, align 4, !dbg !486, !tbaa !10
  br label %26, !dbg !487

26:                                               ; preds = %5, %22
  ret void, !dbg !487
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stored_without_asking(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #4 !dbg !488 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !489
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !489
  %8 = mul i32 %6, %7, !dbg !489
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !489
  %10 = add i32 %8, %9, !dbg !489
  %11 = icmp slt i32 %10, %4, !dbg !490
  br i1 %11, label %12, label %27, !dbg !490

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !491
  %14 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !491
  %15 = load i32, ptr %14, align 4, !dbg !491, !tbaa !10
  %16 = add nsw i32 %10, 64, !dbg !492
  %17 = srem i32 %16, %4, !dbg !493
  %18 = sext i32 %17 to i64, !dbg !494
  %19 = getelementptr inbounds i32, ptr %2, i64 %18, !dbg !494
  %20 = load i32, ptr %19, align 4, !dbg !494, !tbaa !10
  %21 = tail call i32 @llvm.abs.i32(i32 %15, i1 false), !dbg !495
  %22 = sub i32 0, %21, !dbg !495
  store i32 %22, ptr %14, align 4, !dbg !496, !tbaa !10
  %23 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !497
  %24 = load i32, ptr %23, align 4, !dbg !497, !tbaa !10
  %25 = add nsw i32 %24, %20, !dbg !498
  %26 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !499
  store i32 %25, ptr %26, align 4, !dbg !500, !tbaa !10
  br label %27, !dbg !501

27:                                               ; preds = %5, %12
  ret void, !dbg !501
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @written_back_with_neighbours(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !502 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !503
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !503
  %8 = mul i32 %6, %7, !dbg !503
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !503
  %10 = add i32 %8, %9, !dbg !503
  %11 = shl i32 %6, 6, !dbg !504
  %12 = and i32 %9, 1022, !dbg !505
  %13 = add i32 %11, %12, !dbg !506
  %14 = or disjoint i32 %13, 1, !dbg !507
  %15 = icmp slt i32 %14, %4, !dbg !508
  br i1 %15, label %23, label %16, !dbg !508

16:                                               ; preds = %5
  %17 = icmp slt i32 %10, %4, !dbg !509
  br i1 %17, label %18, label %41, !dbg !509

18:                                               ; preds = %16
  %19 = sext i32 %10 to i64, !dbg !510
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !510
  %21 = load i32, ptr %20, align 4, !dbg !510, !tbaa !10
  %22 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !511
  store i32 %21, ptr %22, align 4, !dbg !512, !tbaa !10
  br label %41, !dbg !511

23:                                               ; preds = %5
  %24 = and i32 %9, 1, !dbg !513
  %25 = icmp eq i32 %24, 0, !dbg !514
  br i1 %25, label %36, label %26, !dbg !514

26:                                               ; preds = %23
  %27 = sext i32 %13 to i64, !dbg !515
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !515
  %29 = load i32, ptr %28, align 4, !dbg !515, !tbaa !10
  %30 = sext i32 %10 to i64, !dbg !516
  %31 = getelementptr inbounds i32, ptr %0, i64 %30, !dbg !516
  %32 = load i32, ptr %31, align 4, !dbg !516, !tbaa !10
  %33 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %32) #10, !dbg !517
  %34 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !518
  store i32 %29, ptr %34, align 8, !dbg !519, !tbaa !10
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 4, !dbg !519
  store i32 %33, ptr %35, align 4, !dbg !519, !tbaa !10
  br label %41, !dbg !518

36:                                               ; preds = %23
  %37 = sext i32 %10 to i64, !dbg !520
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !520
  %39 = load i32, ptr %38, align 4, !dbg !520, !tbaa !10
  %40 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !521
  store i32 %39, ptr %40, align 4, !dbg !522, !tbaa !10
  br label %41

41:                                               ; preds = %26, %36, %16, %18
  ret void, !dbg !523
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @read_and_masked_out(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !524 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !525
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !525
  %8 = mul i32 %6, %7, !dbg !525
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !525
  %10 = add i32 %8, %9, !dbg !525
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 0) #10, !dbg !526, !srcloc !527
  %12 = icmp slt i32 %10, %4, !dbg !528
  br i1 %12, label %13, label %27, !dbg !529

13:                                               ; preds = %5
  %14 = sext i32 %10 to i64, !dbg !530
  %15 = getelementptr inbounds i32, ptr %0, i64 %14, !dbg !530
  %16 = load i32, ptr %15, align 4, !dbg !530, !tbaa !10
  %17 = zext nneg i32 %9 to i64, !dbg !531
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19read_and_masked_outE4held to ptr), i64 %17, !dbg !531
  store i32 %16, ptr %18, align 4, !dbg !532, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #10, !dbg !533
  %20 = sub nsw i32 63, %9, !dbg !534
  %21 = sext i32 %20 to i64, !dbg !535
  %22 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19read_and_masked_outE4held to ptr), i64 %21, !dbg !535
  %23 = load i32, ptr %22, align 4, !dbg !535, !tbaa !10
  %24 = and i32 %23, %11, !dbg !536
  %25 = add nsw i32 %24, %19, !dbg !537
  %26 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !538
  store i32 %25, ptr %26, align 4, !dbg !539, !tbaa !10
  br label %30, !dbg !538

27:                                               ; preds = %5
  %28 = zext nneg i32 %9 to i64, !dbg !531
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19read_and_masked_outE4held to ptr), i64 %28, !dbg !531
  store i32 0, ptr %29, align 4, !dbg !532, !tbaa !10
  br label %30, !dbg !540

30:                                               ; preds = %27, %13
  ret void, !dbg !541
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @number_of_the_hardware(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !542 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid(), !dbg !543
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !544
  %8 = shl i32 %7, 6, !dbg !545
  %9 = shl nsw i32 %6, 5, !dbg !546
  %10 = add i32 %8, %9, !dbg !547
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !548
  %12 = and i32 %11, 31, !dbg !548
  %13 = or disjoint i32 %10, %12, !dbg !549
  %14 = icmp slt i32 %13, %4, !dbg !550
  br i1 %14, label %15, label %22, !dbg !550

15:                                               ; preds = %5
  %16 = sext i32 %13 to i64, !dbg !551
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !551
  %18 = load i32, ptr %17, align 4, !dbg !551, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #10, !dbg !552
  %20 = add nsw i32 %19, %6, !dbg !553
  %21 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !554
  store i32 %20, ptr %21, align 4, !dbg !555, !tbaa !10
  br label %22, !dbg !554

22:                                               ; preds = %15, %5
  ret void, !dbg !556
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.warpid() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #6

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #7

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #9

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nocallback nounwind }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !DIFile(filename: "lanes.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "last_lane_wins", scope: !7, file: !7, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 7, column: 5, scope: !15)
!19 = !DILocation(line: 8, column: 84, scope: !15)
!20 = !DILocation(line: 9, column: 9, scope: !15)
!21 = !DILocation(line: 9, column: 34, scope: !15)
!22 = !DILocation(line: 9, column: 30, scope: !15)
!23 = !DILocation(line: 9, column: 22, scope: !15)
!24 = !DILocation(line: 9, column: 15, scope: !15)
!25 = !DILocation(line: 9, column: 28, scope: !15)
!26 = !DILocation(line: 10, column: 5, scope: !15)
!27 = !DILocation(line: 11, column: 11, scope: !15)
!28 = !DILocation(line: 11, column: 32, scope: !15)
!29 = !DILocation(line: 11, column: 25, scope: !15)
!30 = !DILocation(line: 11, column: 40, scope: !15)
!31 = !DILocation(line: 11, column: 38, scope: !15)
!32 = !DILocation(line: 11, column: 16, scope: !15)
!33 = !DILocation(line: 11, column: 23, scope: !15)
!34 = !DILocation(line: 12, column: 1, scope: !15)
!35 = distinct !DISubprogram(name: "mix", scope: !36, file: !36, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!36 = !DIFile(filename: "./common.h", directory: ".")
!37 = !DILocation(line: 21, column: 5, scope: !35)
!38 = !DILocation(line: 27, column: 5, scope: !35)
!39 = !DILocation(line: 22, column: 16, scope: !35)
!40 = !DILocation(line: 22, column: 11, scope: !35)
!41 = !DILocation(line: 23, column: 16, scope: !35)
!42 = !DILocation(line: 23, column: 11, scope: !35)
!43 = !DILocation(line: 24, column: 16, scope: !35)
!44 = !DILocation(line: 24, column: 11, scope: !35)
!45 = !DILocation(line: 25, column: 9, scope: !35)
!46 = !{i64 8040813}
!47 = !DILocation(line: 21, column: 29, scope: !35)
!48 = !DILocation(line: 21, column: 23, scope: !35)
!49 = distinct !{!49, !37, !50, !51, !52}
!50 = !DILocation(line: 26, column: 5, scope: !35)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = distinct !DISubprogram(name: "last_lane_wins_volatile", scope: !7, file: !7, line: 13, type: !16, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!54 = !DILocation(line: 15, column: 5, scope: !53)
!55 = !DILocation(line: 16, column: 54, scope: !53)
!56 = !DILocation(line: 16, column: 52, scope: !53)
!57 = !DILocation(line: 16, column: 60, scope: !53)
!58 = !DILocation(line: 16, column: 49, scope: !53)
!59 = !DILocation(line: 16, column: 41, scope: !53)
!60 = !DILocation(line: 16, column: 29, scope: !53)
!61 = !DILocation(line: 17, column: 5, scope: !53)
!62 = !DILocation(line: 18, column: 11, scope: !53)
!63 = !DILocation(line: 18, column: 25, scope: !53)
!64 = !DILocation(line: 18, column: 16, scope: !53)
!65 = !DILocation(line: 18, column: 23, scope: !53)
!66 = !DILocation(line: 19, column: 1, scope: !53)
!67 = distinct !DISubprogram(name: "first_lane_claims", scope: !7, file: !7, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!68 = !DILocation(line: 23, column: 5, scope: !67)
!69 = !DILocation(line: 24, column: 9, scope: !67)
!70 = !DILocation(line: 24, column: 14, scope: !67)
!71 = !DILocation(line: 24, column: 26, scope: !67)
!72 = !DILocation(line: 24, column: 20, scope: !67)
!73 = !DILocation(line: 24, column: 32, scope: !67)
!74 = !DILocation(line: 25, column: 5, scope: !67)
!75 = !DILocation(line: 27, column: 31, scope: !67)
!76 = !DILocation(line: 27, column: 29, scope: !67)
!77 = !DILocation(line: 27, column: 13, scope: !67)
!78 = !DILocation(line: 28, column: 5, scope: !67)
!79 = !DILocation(line: 29, column: 11, scope: !67)
!80 = !DILocation(line: 29, column: 29, scope: !67)
!81 = !DILocation(line: 29, column: 25, scope: !67)
!82 = !DILocation(line: 29, column: 38, scope: !67)
!83 = !DILocation(line: 29, column: 36, scope: !67)
!84 = !DILocation(line: 29, column: 16, scope: !67)
!85 = !DILocation(line: 29, column: 23, scope: !67)
!86 = !DILocation(line: 30, column: 1, scope: !67)
!87 = distinct !DISubprogram(name: "first_lane_stores", scope: !7, file: !7, line: 31, type: !16, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!88 = !DILocation(line: 33, column: 5, scope: !87)
!89 = !DILocation(line: 34, column: 9, scope: !87)
!90 = !DILocation(line: 34, column: 14, scope: !87)
!91 = !DILocation(line: 34, column: 26, scope: !87)
!92 = !DILocation(line: 34, column: 20, scope: !87)
!93 = !DILocation(line: 34, column: 32, scope: !87)
!94 = !DILocation(line: 35, column: 5, scope: !87)
!95 = !DILocation(line: 37, column: 23, scope: !87)
!96 = !DILocation(line: 37, column: 17, scope: !87)
!97 = !DILocation(line: 37, column: 29, scope: !87)
!98 = !DILocation(line: 37, column: 46, scope: !87)
!99 = !DILocation(line: 37, column: 34, scope: !87)
!100 = !DILocation(line: 38, column: 5, scope: !87)
!101 = !DILocation(line: 39, column: 11, scope: !87)
!102 = !DILocation(line: 39, column: 29, scope: !87)
!103 = !DILocation(line: 39, column: 25, scope: !87)
!104 = !DILocation(line: 39, column: 38, scope: !87)
!105 = !DILocation(line: 39, column: 36, scope: !87)
!106 = !DILocation(line: 39, column: 16, scope: !87)
!107 = !DILocation(line: 39, column: 23, scope: !87)
!108 = !DILocation(line: 40, column: 1, scope: !87)
!109 = distinct !DISubprogram(name: "compacted_in_lane_order", scope: !7, file: !7, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!110 = !DILocation(line: 44, column: 5, scope: !109)
!111 = !DILocation(line: 45, column: 9, scope: !109)
!112 = !DILocation(line: 45, column: 14, scope: !109)
!113 = !DILocation(line: 45, column: 26, scope: !109)
!114 = !DILocation(line: 45, column: 20, scope: !109)
!115 = !DILocation(line: 45, column: 32, scope: !109)
!116 = !DILocation(line: 46, column: 5, scope: !109)
!117 = !DILocation(line: 47, column: 19, scope: !109)
!118 = !DILocation(line: 47, column: 23, scope: !109)
!119 = !DILocation(line: 47, column: 26, scope: !109)
!120 = !DILocation(line: 47, column: 32, scope: !109)
!121 = !DILocation(line: 49, column: 24, scope: !109)
!122 = !DILocation(line: 49, column: 49, scope: !109)
!123 = !DILocation(line: 49, column: 47, scope: !109)
!124 = !DILocation(line: 49, column: 31, scope: !109)
!125 = !DILocation(line: 50, column: 16, scope: !109)
!126 = !DILocation(line: 50, column: 23, scope: !109)
!127 = !DILocation(line: 51, column: 1, scope: !109)
!128 = distinct !DISubprogram(name: "exchanged_in_lane_order", scope: !7, file: !7, line: 52, type: !16, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!129 = !DILocation(line: 54, column: 5, scope: !128)
!130 = !DILocation(line: 55, column: 15, scope: !128)
!131 = !DILocation(line: 55, column: 13, scope: !128)
!132 = !DILocation(line: 55, column: 25, scope: !128)
!133 = !DILocation(line: 55, column: 21, scope: !128)
!134 = !DILocation(line: 56, column: 9, scope: !128)
!135 = !DILocation(line: 56, column: 14, scope: !128)
!136 = !DILocation(line: 56, column: 26, scope: !128)
!137 = !DILocation(line: 56, column: 20, scope: !128)
!138 = !DILocation(line: 56, column: 32, scope: !128)
!139 = !DILocation(line: 57, column: 5, scope: !128)
!140 = !DILocation(line: 59, column: 45, scope: !128)
!141 = !DILocation(line: 59, column: 43, scope: !128)
!142 = !DILocation(line: 59, column: 26, scope: !128)
!143 = !DILocation(line: 60, column: 11, scope: !128)
!144 = !DILocation(line: 60, column: 32, scope: !128)
!145 = !DILocation(line: 60, column: 16, scope: !128)
!146 = !DILocation(line: 60, column: 23, scope: !128)
!147 = !DILocation(line: 61, column: 1, scope: !128)
!148 = distinct !DISubprogram(name: "compacted_in_warp_order", scope: !7, file: !7, line: 63, type: !16, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!149 = !DILocation(line: 65, column: 5, scope: !148)
!150 = !DILocation(line: 66, column: 19, scope: !148)
!151 = !DILocation(line: 66, column: 23, scope: !148)
!152 = !DILocation(line: 66, column: 26, scope: !148)
!153 = !DILocation(line: 66, column: 32, scope: !148)
!154 = !DILocation(line: 0, scope: !148)
!155 = !DILocation(line: 67, column: 22, scope: !148)
!156 = !DILocation(line: 69, column: 11, scope: !148)
!157 = !DILocation(line: 69, column: 16, scope: !148)
!158 = !DILocation(line: 69, column: 25, scope: !148)
!159 = !DILocation(line: 70, column: 5, scope: !148)
!160 = !DILocation(line: 72, column: 17, scope: !148)
!161 = !DILocation(line: 72, column: 22, scope: !148)
!162 = !DILocation(line: 72, column: 53, scope: !148)
!163 = !DILocation(line: 72, column: 36, scope: !148)
!164 = !DILocation(line: 72, column: 28, scope: !148)
!165 = !DILocation(line: 73, column: 21, scope: !148)
!166 = !DILocation(line: 74, column: 11, scope: !148)
!167 = !DILocation(line: 74, column: 25, scope: !148)
!168 = !DILocation(line: 74, column: 69, scope: !148)
!169 = !DILocation(line: 74, column: 53, scope: !148)
!170 = !DILocation(line: 74, column: 40, scope: !148)
!171 = !DILocation(line: 74, column: 38, scope: !148)
!172 = !DILocation(line: 74, column: 16, scope: !148)
!173 = !DILocation(line: 74, column: 23, scope: !148)
!174 = !DILocation(line: 75, column: 1, scope: !148)
!175 = distinct !DISubprogram(name: "carried_in_warp_order", scope: !7, file: !7, line: 76, type: !16, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!176 = !DILocation(line: 78, column: 5, scope: !175)
!177 = !DILocation(line: 79, column: 40, scope: !175)
!178 = !DILocation(line: 79, column: 38, scope: !175)
!179 = !DILocation(line: 79, column: 46, scope: !175)
!180 = !DILocation(line: 79, column: 15, scope: !175)
!181 = !DILocation(line: 80, column: 9, scope: !175)
!182 = !DILocation(line: 80, column: 14, scope: !175)
!183 = !DILocation(line: 81, column: 11, scope: !175)
!184 = !DILocation(line: 81, column: 23, scope: !175)
!185 = !DILocation(line: 81, column: 17, scope: !175)
!186 = !DILocation(line: 82, column: 5, scope: !175)
!187 = !DILocation(line: 84, column: 22, scope: !175)
!188 = !DILocation(line: 84, column: 37, scope: !175)
!189 = !DILocation(line: 84, column: 28, scope: !175)
!190 = !DILocation(line: 0, scope: !175)
!191 = !DILocation(line: 85, column: 22, scope: !175)
!192 = !DILocation(line: 86, column: 11, scope: !175)
!193 = !DILocation(line: 86, column: 34, scope: !175)
!194 = !DILocation(line: 86, column: 32, scope: !175)
!195 = !DILocation(line: 86, column: 16, scope: !175)
!196 = !DILocation(line: 86, column: 23, scope: !175)
!197 = !DILocation(line: 87, column: 1, scope: !175)
!198 = distinct !DISubprogram(name: "no_syncwarp", scope: !7, file: !7, line: 91, type: !16, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!199 = !DILocation(line: 93, column: 5, scope: !198)
!200 = !DILocation(line: 94, column: 17, scope: !198)
!201 = !DILocation(line: 94, column: 15, scope: !198)
!202 = !DILocation(line: 94, column: 27, scope: !198)
!203 = !DILocation(line: 94, column: 23, scope: !198)
!204 = !DILocation(line: 94, column: 5, scope: !198)
!205 = !DILocation(line: 94, column: 13, scope: !198)
!206 = !DILocation(line: 96, column: 32, scope: !198)
!207 = !DILocation(line: 96, column: 25, scope: !198)
!208 = !DILocation(line: 96, column: 16, scope: !198)
!209 = !DILocation(line: 96, column: 23, scope: !198)
!210 = !DILocation(line: 96, column: 11, scope: !198)
!211 = !DILocation(line: 97, column: 1, scope: !198)
!212 = distinct !DISubprogram(name: "no_syncwarp_at_shuffle", scope: !7, file: !7, line: 106, type: !16, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!213 = !DILocation(line: 106, column: 44, scope: !212)
!214 = !DILocation(line: 106, column: 55, scope: !212)
!215 = !DILocation(line: 106, column: 85, scope: !212)
!216 = distinct !DISubprogram(name: "no_syncwarp_at_vote", scope: !7, file: !7, line: 107, type: !16, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!217 = !DILocation(line: 107, column: 41, scope: !216)
!218 = !DILocation(line: 107, column: 70, scope: !216)
!219 = !DILocation(line: 107, column: 52, scope: !216)
!220 = !DILocation(line: 107, column: 79, scope: !216)
!221 = distinct !DISubprogram(name: "no_syncwarp_at_ballot", scope: !7, file: !7, line: 108, type: !16, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!222 = !DILocation(line: 108, column: 43, scope: !221)
!223 = !DILocation(line: 108, column: 75, scope: !221)
!224 = !DILocation(line: 108, column: 54, scope: !221)
!225 = !DILocation(line: 108, column: 82, scope: !221)
!226 = distinct !DISubprogram(name: "no_syncwarp_at_match", scope: !7, file: !7, line: 109, type: !16, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!227 = !DILocation(line: 109, column: 42, scope: !226)
!228 = !DILocation(line: 109, column: 53, scope: !226)
!229 = !DILocation(line: 109, column: 80, scope: !226)
!230 = distinct !DISubprogram(name: "no_syncwarp_at_reduction", scope: !7, file: !7, line: 110, type: !16, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!231 = !DILocation(line: 110, column: 46, scope: !230)
!232 = !DILocation(line: 110, column: 57, scope: !230)
!233 = !DILocation(line: 110, column: 85, scope: !230)
!234 = distinct !DISubprogram(name: "no_syncwarp_at_activemask", scope: !7, file: !7, line: 111, type: !16, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!235 = !DILocation(line: 111, column: 47, scope: !234)
!236 = !DILocation(line: 111, column: 59, scope: !234)
!237 = !DILocation(line: 111, column: 74, scope: !234)
!238 = !DILocation(line: 111, column: 56, scope: !234)
!239 = !DILocation(line: 111, column: 81, scope: !234)
!240 = distinct !DISubprogram(name: "no_syncwarp_at_shuffle_global", scope: !7, file: !7, line: 112, type: !16, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!241 = !DILocation(line: 113, column: 5, scope: !240)
!242 = !DILocation(line: 114, column: 15, scope: !240)
!243 = !DILocation(line: 114, column: 13, scope: !240)
!244 = !DILocation(line: 114, column: 21, scope: !240)
!245 = !DILocation(line: 115, column: 11, scope: !240)
!246 = !DILocation(line: 115, column: 26, scope: !240)
!247 = !DILocation(line: 115, column: 16, scope: !240)
!248 = !DILocation(line: 115, column: 24, scope: !240)
!249 = !DILocation(line: 117, column: 9, scope: !240)
!250 = !DILocation(line: 118, column: 11, scope: !240)
!251 = !DILocation(line: 118, column: 32, scope: !240)
!252 = !DILocation(line: 118, column: 25, scope: !240)
!253 = !DILocation(line: 118, column: 38, scope: !240)
!254 = !DILocation(line: 118, column: 16, scope: !240)
!255 = !DILocation(line: 118, column: 23, scope: !240)
!256 = !DILocation(line: 119, column: 1, scope: !240)
!257 = distinct !DISubprogram(name: "no_syncwarp_before_store", scope: !7, file: !7, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!258 = !DILocation(line: 123, column: 5, scope: !257)
!259 = !DILocation(line: 124, column: 15, scope: !257)
!260 = !DILocation(line: 124, column: 13, scope: !257)
!261 = !DILocation(line: 124, column: 21, scope: !257)
!262 = !DILocation(line: 125, column: 5, scope: !257)
!263 = !DILocation(line: 125, column: 13, scope: !257)
!264 = !DILocation(line: 126, column: 5, scope: !257)
!265 = !DILocation(line: 127, column: 15, scope: !257)
!266 = !DILocation(line: 127, column: 20, scope: !257)
!267 = !DILocation(line: 127, column: 10, scope: !257)
!268 = !DILocation(line: 127, column: 7, scope: !257)
!269 = !DILocation(line: 129, column: 15, scope: !257)
!270 = !DILocation(line: 129, column: 13, scope: !257)
!271 = !DILocation(line: 130, column: 5, scope: !257)
!272 = !DILocation(line: 131, column: 11, scope: !257)
!273 = !DILocation(line: 131, column: 32, scope: !257)
!274 = !DILocation(line: 131, column: 25, scope: !257)
!275 = !DILocation(line: 131, column: 16, scope: !257)
!276 = !DILocation(line: 131, column: 23, scope: !257)
!277 = !DILocation(line: 132, column: 1, scope: !257)
!278 = distinct !DISubprogram(name: "no_syncwarp_for_leader", scope: !7, file: !7, line: 134, type: !16, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!279 = !DILocation(line: 136, column: 5, scope: !278)
!280 = !DILocation(line: 137, column: 9, scope: !278)
!281 = !DILocation(line: 137, column: 14, scope: !278)
!282 = !DILocation(line: 137, column: 37, scope: !278)
!283 = !DILocation(line: 137, column: 35, scope: !278)
!284 = !DILocation(line: 137, column: 47, scope: !278)
!285 = !DILocation(line: 137, column: 43, scope: !278)
!286 = !DILocation(line: 137, column: 27, scope: !278)
!287 = !DILocation(line: 137, column: 20, scope: !278)
!288 = !DILocation(line: 137, column: 33, scope: !278)
!289 = !DILocation(line: 139, column: 11, scope: !278)
!290 = !DILocation(line: 139, column: 32, scope: !278)
!291 = !DILocation(line: 139, column: 25, scope: !278)
!292 = !DILocation(line: 139, column: 40, scope: !278)
!293 = !DILocation(line: 139, column: 38, scope: !278)
!294 = !DILocation(line: 139, column: 16, scope: !278)
!295 = !DILocation(line: 139, column: 23, scope: !278)
!296 = !DILocation(line: 140, column: 1, scope: !278)
!297 = distinct !DISubprogram(name: "syncwarp_of_halves", scope: !7, file: !7, line: 142, type: !16, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!298 = !DILocation(line: 144, column: 5, scope: !297)
!299 = !DILocation(line: 145, column: 17, scope: !297)
!300 = !DILocation(line: 145, column: 15, scope: !297)
!301 = !DILocation(line: 145, column: 27, scope: !297)
!302 = !DILocation(line: 145, column: 23, scope: !297)
!303 = !DILocation(line: 145, column: 5, scope: !297)
!304 = !DILocation(line: 145, column: 13, scope: !297)
!305 = !DILocation(line: 146, column: 46, scope: !297)
!306 = !DILocation(line: 146, column: 51, scope: !297)
!307 = !DILocation(line: 146, column: 35, scope: !297)
!308 = !DILocation(line: 147, column: 11, scope: !297)
!309 = !DILocation(line: 147, column: 32, scope: !297)
!310 = !DILocation(line: 147, column: 25, scope: !297)
!311 = !DILocation(line: 147, column: 16, scope: !297)
!312 = !DILocation(line: 147, column: 23, scope: !297)
!313 = !DILocation(line: 148, column: 1, scope: !297)
!314 = distinct !DISubprogram(name: "fence_for_syncwarp", scope: !7, file: !7, line: 150, type: !16, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!315 = !DILocation(line: 152, column: 5, scope: !314)
!316 = !DILocation(line: 153, column: 17, scope: !314)
!317 = !DILocation(line: 153, column: 15, scope: !314)
!318 = !DILocation(line: 153, column: 27, scope: !314)
!319 = !DILocation(line: 153, column: 23, scope: !314)
!320 = !DILocation(line: 153, column: 5, scope: !314)
!321 = !DILocation(line: 153, column: 13, scope: !314)
!322 = !DILocation(line: 154, column: 35, scope: !314)
!323 = !DILocation(line: 155, column: 32, scope: !314)
!324 = !DILocation(line: 155, column: 25, scope: !314)
!325 = !DILocation(line: 155, column: 16, scope: !314)
!326 = !DILocation(line: 155, column: 23, scope: !314)
!327 = !DILocation(line: 155, column: 11, scope: !314)
!328 = !DILocation(line: 156, column: 1, scope: !314)
!329 = distinct !DISubprogram(name: "warp_sum", scope: !7, file: !7, line: 158, type: !16, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!330 = !DILocation(line: 160, column: 5, scope: !329)
!331 = !DILocation(line: 161, column: 17, scope: !329)
!332 = !DILocation(line: 161, column: 15, scope: !329)
!333 = !DILocation(line: 161, column: 23, scope: !329)
!334 = !DILocation(line: 161, column: 5, scope: !329)
!335 = !DILocation(line: 161, column: 13, scope: !329)
!336 = !DILocation(line: 163, column: 10, scope: !329)
!337 = !DILocation(line: 163, column: 5, scope: !329)
!338 = !DILocation(line: 167, column: 9, scope: !329)
!339 = !DILocation(line: 167, column: 14, scope: !329)
!340 = !DILocation(line: 164, column: 18, scope: !329)
!341 = !DILocation(line: 164, column: 47, scope: !329)
!342 = !DILocation(line: 164, column: 40, scope: !329)
!343 = !DILocation(line: 164, column: 37, scope: !329)
!344 = !DILocation(line: 164, column: 29, scope: !329)
!345 = !DILocation(line: 163, column: 31, scope: !329)
!346 = !DILocation(line: 163, column: 24, scope: !329)
!347 = distinct !{!347, !337, !348, !51, !52}
!348 = !DILocation(line: 166, column: 5, scope: !329)
!349 = !DILocation(line: 167, column: 51, scope: !329)
!350 = !DILocation(line: 167, column: 37, scope: !329)
!351 = !DILocation(line: 167, column: 43, scope: !329)
!352 = !DILocation(line: 167, column: 41, scope: !329)
!353 = !DILocation(line: 167, column: 21, scope: !329)
!354 = !DILocation(line: 167, column: 49, scope: !329)
!355 = !DILocation(line: 168, column: 5, scope: !329)
!356 = !DILocation(line: 169, column: 11, scope: !329)
!357 = !DILocation(line: 169, column: 25, scope: !329)
!358 = !DILocation(line: 169, column: 49, scope: !329)
!359 = !DILocation(line: 169, column: 55, scope: !329)
!360 = !DILocation(line: 169, column: 53, scope: !329)
!361 = !DILocation(line: 169, column: 33, scope: !329)
!362 = !DILocation(line: 169, column: 31, scope: !329)
!363 = !DILocation(line: 169, column: 16, scope: !329)
!364 = !DILocation(line: 169, column: 23, scope: !329)
!365 = !DILocation(line: 170, column: 1, scope: !329)
!366 = distinct !DISubprogram(name: "warp_sum_volatile", scope: !7, file: !7, line: 171, type: !16, scopeLine: 171, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!367 = !DILocation(line: 173, column: 5, scope: !366)
!368 = !DILocation(line: 174, column: 22, scope: !366)
!369 = !DILocation(line: 174, column: 20, scope: !366)
!370 = !DILocation(line: 174, column: 28, scope: !366)
!371 = !DILocation(line: 174, column: 5, scope: !366)
!372 = !DILocation(line: 176, column: 10, scope: !366)
!373 = !DILocation(line: 176, column: 5, scope: !366)
!374 = !DILocation(line: 180, column: 9, scope: !366)
!375 = !DILocation(line: 180, column: 14, scope: !366)
!376 = !DILocation(line: 177, column: 18, scope: !366)
!377 = !DILocation(line: 177, column: 44, scope: !366)
!378 = !DILocation(line: 177, column: 61, scope: !366)
!379 = !DILocation(line: 177, column: 59, scope: !366)
!380 = !DILocation(line: 177, column: 29, scope: !366)
!381 = !DILocation(line: 176, column: 31, scope: !366)
!382 = !DILocation(line: 176, column: 24, scope: !366)
!383 = distinct !{!383, !373, !384, !51, !52}
!384 = !DILocation(line: 179, column: 5, scope: !366)
!385 = !DILocation(line: 180, column: 51, scope: !366)
!386 = !DILocation(line: 180, column: 37, scope: !366)
!387 = !DILocation(line: 180, column: 43, scope: !366)
!388 = !DILocation(line: 180, column: 41, scope: !366)
!389 = !DILocation(line: 180, column: 21, scope: !366)
!390 = !DILocation(line: 180, column: 49, scope: !366)
!391 = !DILocation(line: 181, column: 5, scope: !366)
!392 = !DILocation(line: 182, column: 11, scope: !366)
!393 = !DILocation(line: 182, column: 25, scope: !366)
!394 = !DILocation(line: 182, column: 49, scope: !366)
!395 = !DILocation(line: 182, column: 55, scope: !366)
!396 = !DILocation(line: 182, column: 53, scope: !366)
!397 = !DILocation(line: 182, column: 33, scope: !366)
!398 = !DILocation(line: 182, column: 31, scope: !366)
!399 = !DILocation(line: 182, column: 16, scope: !366)
!400 = !DILocation(line: 182, column: 23, scope: !366)
!401 = !DILocation(line: 183, column: 1, scope: !366)
!402 = distinct !DISubprogram(name: "volatile_adds_of_lanes", scope: !7, file: !7, line: 185, type: !16, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!403 = !DILocation(line: 187, column: 5, scope: !402)
!404 = !DILocation(line: 188, column: 11, scope: !402)
!405 = !DILocation(line: 188, column: 23, scope: !402)
!406 = !DILocation(line: 188, column: 17, scope: !402)
!407 = !DILocation(line: 189, column: 5, scope: !402)
!408 = !DILocation(line: 190, column: 11, scope: !402)
!409 = !DILocation(line: 190, column: 15, scope: !402)
!410 = !DILocation(line: 190, column: 18, scope: !402)
!411 = !DILocation(line: 190, column: 24, scope: !402)
!412 = !DILocation(line: 190, column: 80, scope: !402)
!413 = !DILocation(line: 190, column: 93, scope: !402)
!414 = !DILocation(line: 190, column: 67, scope: !402)
!415 = !DILocation(line: 191, column: 5, scope: !402)
!416 = !DILocation(line: 192, column: 11, scope: !402)
!417 = !DILocation(line: 192, column: 25, scope: !402)
!418 = !DILocation(line: 192, column: 16, scope: !402)
!419 = !DILocation(line: 192, column: 23, scope: !402)
!420 = !DILocation(line: 193, column: 1, scope: !402)
!421 = distinct !DISubprogram(name: "volatile_adds_of_warps", scope: !7, file: !7, line: 194, type: !16, scopeLine: 194, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!422 = !DILocation(line: 196, column: 5, scope: !421)
!423 = !DILocation(line: 197, column: 11, scope: !421)
!424 = !DILocation(line: 197, column: 23, scope: !421)
!425 = !DILocation(line: 197, column: 17, scope: !421)
!426 = !DILocation(line: 198, column: 5, scope: !421)
!427 = !DILocation(line: 199, column: 45, scope: !421)
!428 = !DILocation(line: 199, column: 49, scope: !421)
!429 = !DILocation(line: 199, column: 52, scope: !421)
!430 = !DILocation(line: 199, column: 58, scope: !421)
!431 = !DILocation(line: 0, scope: !421)
!432 = !DILocation(line: 199, column: 24, scope: !421)
!433 = !DILocation(line: 200, column: 9, scope: !421)
!434 = !DILocation(line: 200, column: 14, scope: !421)
!435 = !DILocation(line: 199, column: 17, scope: !421)
!436 = !DILocation(line: 200, column: 75, scope: !421)
!437 = !DILocation(line: 200, column: 88, scope: !421)
!438 = !DILocation(line: 200, column: 62, scope: !421)
!439 = !DILocation(line: 201, column: 5, scope: !421)
!440 = !DILocation(line: 202, column: 11, scope: !421)
!441 = !DILocation(line: 202, column: 25, scope: !421)
!442 = !DILocation(line: 202, column: 16, scope: !421)
!443 = !DILocation(line: 202, column: 23, scope: !421)
!444 = !DILocation(line: 203, column: 1, scope: !421)
!445 = distinct !DISubprogram(name: "volatile_adds_of_blocks", scope: !7, file: !7, line: 204, type: !16, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!446 = !DILocation(line: 205, column: 5, scope: !445)
!447 = !DILocation(line: 206, column: 39, scope: !445)
!448 = !DILocation(line: 206, column: 43, scope: !445)
!449 = !DILocation(line: 206, column: 46, scope: !445)
!450 = !DILocation(line: 206, column: 52, scope: !445)
!451 = !DILocation(line: 0, scope: !445)
!452 = !DILocation(line: 206, column: 17, scope: !445)
!453 = !DILocation(line: 207, column: 11, scope: !445)
!454 = !DILocation(line: 207, column: 70, scope: !445)
!455 = !DILocation(line: 207, column: 82, scope: !445)
!456 = !DILocation(line: 207, column: 58, scope: !445)
!457 = !DILocation(line: 208, column: 1, scope: !445)
!458 = distinct !DISubprogram(name: "table_of_all_blocks", scope: !7, file: !7, line: 211, type: !16, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!459 = !DILocation(line: 212, column: 5, scope: !458)
!460 = !DILocation(line: 214, column: 11, scope: !458)
!461 = !DILocation(line: 214, column: 27, scope: !458)
!462 = !DILocation(line: 214, column: 16, scope: !458)
!463 = !DILocation(line: 214, column: 25, scope: !458)
!464 = !DILocation(line: 215, column: 5, scope: !458)
!465 = !DILocation(line: 216, column: 11, scope: !458)
!466 = !DILocation(line: 216, column: 31, scope: !458)
!467 = !DILocation(line: 216, column: 37, scope: !458)
!468 = !DILocation(line: 216, column: 25, scope: !458)
!469 = !DILocation(line: 216, column: 16, scope: !458)
!470 = !DILocation(line: 216, column: 23, scope: !458)
!471 = !DILocation(line: 217, column: 1, scope: !458)
!472 = distinct !DISubprogram(name: "flag_stored_plainly", scope: !7, file: !7, line: 218, type: !16, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!473 = !DILocation(line: 219, column: 5, scope: !472)
!474 = !DILocation(line: 220, column: 11, scope: !472)
!475 = !DILocation(line: 221, column: 9, scope: !472)
!476 = !DILocation(line: 221, column: 15, scope: !472)
!477 = !DILocation(line: 0, scope: !472)
!478 = !DILocation(line: 222, column: 52, scope: !472)
!479 = !DILocation(line: 222, column: 43, scope: !472)
!480 = !DILocation(line: 224, column: 19, scope: !472)
!481 = !DILocation(line: 224, column: 9, scope: !472)
!482 = !DILocation(line: 224, column: 17, scope: !472)
!483 = !DILocation(line: 225, column: 18, scope: !472)
!484 = !DILocation(line: 225, column: 14, scope: !472)
!485 = !DILocation(line: 225, column: 5, scope: !472)
!486 = !DILocation(line: 225, column: 12, scope: !472)
!487 = !DILocation(line: 226, column: 1, scope: !472)
!488 = distinct !DISubprogram(name: "stored_without_asking", scope: !7, file: !7, line: 227, type: !16, scopeLine: 227, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!489 = !DILocation(line: 228, column: 5, scope: !488)
!490 = !DILocation(line: 229, column: 11, scope: !488)
!491 = !DILocation(line: 230, column: 13, scope: !488)
!492 = !DILocation(line: 230, column: 36, scope: !488)
!493 = !DILocation(line: 230, column: 42, scope: !488)
!494 = !DILocation(line: 230, column: 28, scope: !488)
!495 = !DILocation(line: 231, column: 56, scope: !488)
!496 = !DILocation(line: 231, column: 54, scope: !488)
!497 = !DILocation(line: 232, column: 14, scope: !488)
!498 = !DILocation(line: 232, column: 20, scope: !488)
!499 = !DILocation(line: 232, column: 5, scope: !488)
!500 = !DILocation(line: 232, column: 12, scope: !488)
!501 = !DILocation(line: 233, column: 1, scope: !488)
!502 = distinct !DISubprogram(name: "written_back_with_neighbours", scope: !7, file: !7, line: 234, type: !16, scopeLine: 234, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!503 = !DILocation(line: 235, column: 5, scope: !502)
!504 = !DILocation(line: 236, column: 28, scope: !502)
!505 = !DILocation(line: 236, column: 38, scope: !502)
!506 = !DILocation(line: 236, column: 33, scope: !502)
!507 = !DILocation(line: 237, column: 15, scope: !502)
!508 = !DILocation(line: 237, column: 19, scope: !502)
!509 = !DILocation(line: 237, column: 33, scope: !502)
!510 = !DILocation(line: 237, column: 47, scope: !502)
!511 = !DILocation(line: 237, column: 38, scope: !502)
!512 = !DILocation(line: 237, column: 45, scope: !502)
!513 = !DILocation(line: 239, column: 19, scope: !502)
!514 = !DILocation(line: 239, column: 17, scope: !502)
!515 = !DILocation(line: 239, column: 59, scope: !502)
!516 = !DILocation(line: 239, column: 74, scope: !502)
!517 = !DILocation(line: 239, column: 70, scope: !502)
!518 = !DILocation(line: 239, column: 24, scope: !502)
!519 = !DILocation(line: 239, column: 47, scope: !502)
!520 = !DILocation(line: 240, column: 27, scope: !502)
!521 = !DILocation(line: 240, column: 18, scope: !502)
!522 = !DILocation(line: 240, column: 25, scope: !502)
!523 = !DILocation(line: 241, column: 1, scope: !502)
!524 = distinct !DISubprogram(name: "read_and_masked_out", scope: !7, file: !7, line: 243, type: !16, scopeLine: 243, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!525 = !DILocation(line: 245, column: 5, scope: !524)
!526 = !DILocation(line: 247, column: 5, scope: !524)
!527 = !{i64 8849}
!528 = !DILocation(line: 248, column: 17, scope: !524)
!529 = !DILocation(line: 248, column: 15, scope: !524)
!530 = !DILocation(line: 248, column: 23, scope: !524)
!531 = !DILocation(line: 248, column: 5, scope: !524)
!532 = !DILocation(line: 248, column: 13, scope: !524)
!533 = !DILocation(line: 250, column: 25, scope: !524)
!534 = !DILocation(line: 250, column: 49, scope: !524)
!535 = !DILocation(line: 250, column: 41, scope: !524)
!536 = !DILocation(line: 250, column: 54, scope: !524)
!537 = !DILocation(line: 250, column: 38, scope: !524)
!538 = !DILocation(line: 250, column: 16, scope: !524)
!539 = !DILocation(line: 250, column: 23, scope: !524)
!540 = !DILocation(line: 250, column: 11, scope: !524)
!541 = !DILocation(line: 251, column: 1, scope: !524)
!542 = distinct !DISubprogram(name: "number_of_the_hardware", scope: !7, file: !7, line: 253, type: !16, scopeLine: 253, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!543 = !DILocation(line: 255, column: 37, scope: !542)
!544 = !DILocation(line: 256, column: 13, scope: !542)
!545 = !DILocation(line: 256, column: 24, scope: !542)
!546 = !DILocation(line: 256, column: 36, scope: !542)
!547 = !DILocation(line: 256, column: 29, scope: !542)
!548 = !DILocation(line: 256, column: 43, scope: !542)
!549 = !DILocation(line: 256, column: 41, scope: !542)
!550 = !DILocation(line: 257, column: 11, scope: !542)
!551 = !DILocation(line: 257, column: 29, scope: !542)
!552 = !DILocation(line: 257, column: 25, scope: !542)
!553 = !DILocation(line: 257, column: 36, scope: !542)
!554 = !DILocation(line: 257, column: 16, scope: !542)
!555 = !DILocation(line: 257, column: 23, scope: !542)
!556 = !DILocation(line: 258, column: 1, scope: !542)
