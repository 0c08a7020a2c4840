; Made from lanes.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ23last_lane_wins_volatileE4last = internal addrspace(3) global [2 x i32] undef, align 4
@_ZZ17first_lane_claimsE5owner = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4
@_ZZ17first_lane_storesE5owner = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4
@_ZZ23compacted_in_warp_orderE5count = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4
@_ZZ21carried_in_warp_orderE4sums = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4
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
  br i1 %11, label %12, label %26, !dbg !19

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !19
  %13 = and i32 %9, 31, !dbg !20
  %14 = icmp eq i32 %13, 31, !dbg !21
  %15 = add nsw i32 %4, -1, !dbg !22
  %16 = icmp eq i32 %10, %15, !dbg !22
  %17 = select i1 %14, i1 true, i1 %16, !dbg !22
  br i1 %17, label %18, label %26, !dbg !23

18:                                               ; preds = %12
  %19 = sext i32 %10 to i64, !dbg !24
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !24
  %21 = load i32, ptr %20, align 4, !dbg !24, !tbaa !10
  %22 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %21) #7, !dbg !25
  %23 = sdiv i32 %10, 32, !dbg !26
  %24 = sext i32 %23 to i64, !dbg !27
  %25 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !27
  store i32 %22, ptr %25, align 4, !dbg !28, !tbaa !10
  br label %26, !dbg !27

26:                                               ; preds = %5, %18, %12
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !29
  br i1 %11, label %27, label %37, !dbg !30

27:                                               ; preds = %26
  %28 = sdiv i32 %10, 32, !dbg !31
  %29 = sext i32 %28 to i64, !dbg !32
  %30 = getelementptr inbounds i32, ptr %2, i64 %29, !dbg !32
  %31 = load i32, ptr %30, align 4, !dbg !32, !tbaa !10
  %32 = sext i32 %10 to i64, !dbg !33
  %33 = getelementptr inbounds i32, ptr %0, i64 %32, !dbg !33
  %34 = load i32, ptr %33, align 4, !dbg !33, !tbaa !10
  %35 = add nsw i32 %34, %31, !dbg !34
  %36 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !35
  store i32 %35, ptr %36, align 4, !dbg !36, !tbaa !10
  br label %37, !dbg !35

37:                                               ; preds = %27, %26
  ret void, !dbg !37
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc void @_ZL5wasteiPi(i32 noundef %0, ptr noundef writeonly captures(none) %1) unnamed_addr #1 !dbg !38 {
  br label %5, !dbg !40

3:                                                ; preds = %5
  %4 = icmp eq i32 %9, 1592614637, !dbg !41
  br i1 %4, label %12, label %13, !dbg !41

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ]
  %7 = phi i32 [ %0, %2 ], [ %9, %5 ]
  %8 = add nsw i32 %6, %7, !dbg !42
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #7, !dbg !43
  %10 = add nuw nsw i32 %6, 1, !dbg !44
  %11 = icmp eq i32 %10, 4, !dbg !45
  br i1 %11, label %3, label %5, !dbg !40, !llvm.loop !46

12:                                               ; preds = %3
  store i32 1592614637, ptr %1, align 4, !dbg !50, !tbaa !10
  br label %13, !dbg !51

13:                                               ; preds = %12, %3
  ret void, !dbg !52
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !53 {
  br label %3, !dbg !54

2:                                                ; preds = %3
  ret i32 %12, !dbg !55

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !56
  %7 = xor i32 %6, %5, !dbg !57
  %8 = lshr i32 %7, 17, !dbg !58
  %9 = xor i32 %8, %7, !dbg !59
  %10 = shl i32 %9, 5, !dbg !60
  %11 = xor i32 %10, %9, !dbg !61
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #7, !dbg !62, !srcloc !63
  %13 = add nuw nsw i32 %4, 1, !dbg !64
  %14 = icmp eq i32 %13, 6, !dbg !65
  br i1 %14, label %2, label %3, !dbg !54, !llvm.loop !66
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @last_lane_wins_volatile(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !68 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !69
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !69
  %8 = mul i32 %6, %7, !dbg !69
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
  %10 = add i32 %8, %9, !dbg !69
  %11 = icmp slt i32 %10, %4, !dbg !70
  br i1 %11, label %12, label %13, !dbg !70

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !70
  br label %13, !dbg !70

13:                                               ; preds = %12, %5
  %14 = and i32 %9, 31, !dbg !71
  %15 = icmp eq i32 %14, 31, !dbg !72
  br i1 %15, label %16, label %27, !dbg !72

16:                                               ; preds = %13
  br i1 %11, label %17, label %21, !dbg !73

17:                                               ; preds = %16
  %18 = sext i32 %10 to i64, !dbg !74
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !74
  %20 = load i32, ptr %19, align 4, !dbg !74, !tbaa !10
  br label %21, !dbg !73

21:                                               ; preds = %16, %17
  %22 = phi i32 [ %20, %17 ], [ 0, %16 ], !dbg !73
  %23 = add nsw i32 %22, %9, !dbg !75
  %24 = lshr i32 %9, 5, !dbg !76
  %25 = zext nneg i32 %24 to i64, !dbg !77
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23last_lane_wins_volatileE4last to ptr), i64 %25, !dbg !77
  store volatile i32 %23, ptr %26, align 4, !dbg !77, !tbaa !10
  br label %27, !dbg !77

27:                                               ; preds = %21, %13
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !78
  br i1 %11, label %28, label %35, !dbg !79

28:                                               ; preds = %27
  %29 = lshr i32 %9, 5, !dbg !80
  %30 = zext nneg i32 %29 to i64, !dbg !81
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23last_lane_wins_volatileE4last to ptr), i64 %30, !dbg !81
  %32 = load volatile i32, ptr %31, align 4, !dbg !81, !tbaa !10
  %33 = sext i32 %10 to i64, !dbg !82
  %34 = getelementptr inbounds i32, ptr %1, i64 %33, !dbg !82
  store i32 %32, ptr %34, align 4, !dbg !83, !tbaa !10
  br label %35, !dbg !82

35:                                               ; preds = %28, %27
  ret void, !dbg !84
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @first_lane_claims(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !85 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !86
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !86
  %8 = mul i32 %6, %7, !dbg !86
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %10 = add i32 %8, %9, !dbg !86
  %11 = icmp slt i32 %10, %4, !dbg !87
  br i1 %11, label %12, label %13, !dbg !87

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !87
  br label %13, !dbg !87

13:                                               ; preds = %12, %5
  %14 = and i32 %9, 31, !dbg !88
  %15 = icmp eq i32 %14, 0, !dbg !89
  br i1 %15, label %16, label %20, !dbg !89

16:                                               ; preds = %13
  %17 = lshr exact i32 %9, 5, !dbg !90
  %18 = zext nneg i32 %17 to i64, !dbg !91
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17first_lane_claimsE5owner to ptr), i64 %18, !dbg !91
  store i32 -1, ptr %19, align 4, !dbg !92, !tbaa !10
  br label %20, !dbg !91

20:                                               ; preds = %16, %13
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !93
  br i1 %15, label %21, label %25, !dbg !94

21:                                               ; preds = %20
  %22 = lshr exact i32 %9, 5, !dbg !95
  %23 = zext nneg i32 %22 to i64, !dbg !96
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17first_lane_claimsE5owner to ptr), i64 %23, !dbg !96
  store i32 %9, ptr %24, align 4, !dbg !97, !tbaa !10
  br label %25, !dbg !96

25:                                               ; preds = %21, %20
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !98
  br i1 %11, label %26, label %37, !dbg !99

26:                                               ; preds = %25
  %27 = sext i32 %10 to i64, !dbg !100
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !100
  %29 = load i32, ptr %28, align 4, !dbg !100, !tbaa !10
  %30 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %29) #7, !dbg !101
  %31 = lshr i32 %9, 5, !dbg !102
  %32 = zext nneg i32 %31 to i64, !dbg !103
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17first_lane_claimsE5owner to ptr), i64 %32, !dbg !103
  %34 = load i32, ptr %33, align 4, !dbg !103, !tbaa !10
  %35 = add nsw i32 %34, %30, !dbg !104
  %36 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !105
  store i32 %35, ptr %36, align 4, !dbg !106, !tbaa !10
  br label %37, !dbg !105

37:                                               ; preds = %26, %25
  ret void, !dbg !107
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @first_lane_stores(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !108 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !109
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !109
  %8 = mul i32 %6, %7, !dbg !109
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !109
  %10 = add i32 %8, %9, !dbg !109
  %11 = icmp slt i32 %10, %4, !dbg !110
  br i1 %11, label %12, label %13, !dbg !110

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !110
  br label %13, !dbg !110

13:                                               ; preds = %12, %5
  %14 = and i32 %9, 31, !dbg !111
  %15 = icmp eq i32 %14, 0, !dbg !112
  br i1 %15, label %16, label %20, !dbg !112

16:                                               ; preds = %13
  %17 = lshr exact i32 %9, 5, !dbg !113
  %18 = zext nneg i32 %17 to i64, !dbg !114
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17first_lane_storesE5owner to ptr), i64 %18, !dbg !114
  store i32 -1, ptr %19, align 4, !dbg !115, !tbaa !10
  br label %20, !dbg !114

20:                                               ; preds = %16, %13
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !116
  br i1 %15, label %21, label %25, !dbg !117

21:                                               ; preds = %20
  %22 = lshr exact i32 %9, 5, !dbg !118
  %23 = zext nneg i32 %22 to i64, !dbg !119
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17first_lane_storesE5owner to ptr), i64 %23, !dbg !119
  store i32 %9, ptr %24, align 4, !dbg !120, !tbaa !10
  br label %25, !dbg !119

25:                                               ; preds = %21, %20
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !121
  br i1 %11, label %26, label %37, !dbg !122

26:                                               ; preds = %25
  %27 = sext i32 %10 to i64, !dbg !123
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !123
  %29 = load i32, ptr %28, align 4, !dbg !123, !tbaa !10
  %30 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %29) #7, !dbg !124
  %31 = lshr i32 %9, 5, !dbg !125
  %32 = zext nneg i32 %31 to i64, !dbg !126
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17first_lane_storesE5owner to ptr), i64 %32, !dbg !126
  %34 = load i32, ptr %33, align 4, !dbg !126, !tbaa !10
  %35 = add nsw i32 %34, %30, !dbg !127
  %36 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !128
  store i32 %35, ptr %36, align 4, !dbg !129, !tbaa !10
  br label %37, !dbg !128

37:                                               ; preds = %26, %25
  ret void, !dbg !130
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @compacted_in_lane_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !131 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !132
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !132
  %8 = mul i32 %6, %7, !dbg !132
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !132
  %10 = add i32 %8, %9, !dbg !132
  %11 = icmp slt i32 %10, %4, !dbg !133
  br i1 %11, label %12, label %13, !dbg !133

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !133
  br label %13, !dbg !133

13:                                               ; preds = %12, %5
  %14 = and i32 %9, 31, !dbg !134
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !135
  br i1 %11, label %15, label %20, !dbg !136

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !137
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !137
  %18 = load i32, ptr %17, align 4, !dbg !137, !tbaa !10
  %19 = icmp sgt i32 %18, 0, !dbg !138
  br label %20

20:                                               ; preds = %15, %13
  %21 = phi i1 [ false, %13 ], [ %19, %15 ], !dbg !139
  %22 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %21), !dbg !140
  br i1 %11, label %23, label %31, !dbg !141

23:                                               ; preds = %20
  %24 = shl nsw i32 -1, %14, !dbg !142
  %25 = xor i32 %24, -1, !dbg !142
  %26 = and i32 %22, %25, !dbg !143
  %27 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %26), !dbg !144
  %28 = select i1 %21, i32 %27, i32 -1, !dbg !145
  %29 = sext i32 %10 to i64, !dbg !146
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !146
  store i32 %28, ptr %30, align 4, !dbg !147, !tbaa !10
  br label %31, !dbg !146

31:                                               ; preds = %23, %20
  ret void, !dbg !148
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @exchanged_in_lane_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !149 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !150
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !150
  %8 = mul i32 %6, %7, !dbg !150
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !150
  %10 = add i32 %8, %9, !dbg !150
  %11 = icmp slt i32 %10, %4, !dbg !151
  br i1 %11, label %12, label %17, !dbg !151

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !151
  %13 = sext i32 %10 to i64, !dbg !152
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !152
  %15 = load i32, ptr %14, align 4, !dbg !152, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7, !dbg !153
  br label %17, !dbg !154

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !154
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !155
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %18, i32 1, i32 0), !dbg !156
  br i1 %11, label %20, label %27, !dbg !157

20:                                               ; preds = %17
  %21 = and i32 %9, 31, !dbg !158
  %22 = icmp eq i32 %21, 0, !dbg !159
  %23 = add nsw i32 %19, 1, !dbg !160
  %24 = select i1 %22, i32 1, i32 %23, !dbg !161
  %25 = sext i32 %10 to i64, !dbg !162
  %26 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !162
  store i32 %24, ptr %26, align 4, !dbg !163, !tbaa !10
  br label %27, !dbg !162

27:                                               ; preds = %20, %17
  ret void, !dbg !164
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @compacted_in_warp_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !165 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !166
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !166
  %8 = mul i32 %6, %7, !dbg !166
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !166
  %10 = add i32 %8, %9, !dbg !166
  %11 = icmp slt i32 %10, %4, !dbg !167
  br i1 %11, label %12, label %17, !dbg !167

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !167
  %13 = sext i32 %10 to i64, !dbg !168
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !168
  %15 = load i32, ptr %14, align 4, !dbg !168, !tbaa !10
  %16 = icmp sgt i32 %15, 0, !dbg !169
  br label %17

17:                                               ; preds = %5, %12
  %18 = phi i1 [ false, %5 ], [ %16, %12 ], !dbg !170
  %19 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !171
  %20 = icmp samesign ult i32 %9, 2, !dbg !172
  br i1 %20, label %21, label %24, !dbg !172

21:                                               ; preds = %17
  %22 = zext nneg i32 %9 to i64, !dbg !173
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23compacted_in_warp_orderE5count to ptr), i64 %22, !dbg !173
  store i32 0, ptr %23, align 4, !dbg !174, !tbaa !10
  br label %24, !dbg !173

24:                                               ; preds = %21, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !175
  %25 = icmp eq i32 %9, 0, !dbg !176
  br i1 %25, label %26, label %28, !dbg !176

26:                                               ; preds = %24
  %27 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %19), !dbg !177
  store i32 %27, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ23compacted_in_warp_orderE5count to ptr), i64 4), align 4, !dbg !178, !tbaa !10
  br label %28, !dbg !179

28:                                               ; preds = %26, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !180
  %29 = lshr i32 %9, 5, !dbg !181
  %30 = zext nneg i32 %29 to i64, !dbg !182
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23compacted_in_warp_orderE5count to ptr), i64 %30, !dbg !182
  %32 = load i32, ptr %31, align 4, !dbg !182, !tbaa !10
  br i1 %11, label %33, label %45, !dbg !183

33:                                               ; preds = %28
  br i1 %18, label %34, label %41, !dbg !184

34:                                               ; preds = %33
  %35 = and i32 %9, 31, !dbg !185
  %36 = shl nsw i32 -1, %35, !dbg !186
  %37 = xor i32 %36, -1, !dbg !186
  %38 = and i32 %19, %37, !dbg !187
  %39 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %38), !dbg !188
  %40 = add nsw i32 %32, %39, !dbg !189
  br label %41, !dbg !184

41:                                               ; preds = %33, %34
  %42 = phi i32 [ %40, %34 ], [ -1, %33 ], !dbg !184
  %43 = sext i32 %10 to i64, !dbg !190
  %44 = getelementptr inbounds i32, ptr %1, i64 %43, !dbg !190
  store i32 %42, ptr %44, align 4, !dbg !191, !tbaa !10
  br label %45, !dbg !190

45:                                               ; preds = %41, %28
  ret void, !dbg !192
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @carried_in_warp_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !193 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !194
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !194
  %8 = mul i32 %6, %7, !dbg !194
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !194
  %10 = add i32 %8, %9, !dbg !194
  %11 = icmp slt i32 %10, %4, !dbg !195
  br i1 %11, label %12, label %16, !dbg !195

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !195
  %13 = sext i32 %10 to i64, !dbg !196
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !196
  %15 = load i32, ptr %14, align 4, !dbg !196, !tbaa !10
  br label %16, !dbg !197

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !197
  %18 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %17, i32 -1), !dbg !198
  %19 = and i32 %9, 31, !dbg !199
  %20 = icmp eq i32 %19, 0, !dbg !200
  br i1 %20, label %21, label %25, !dbg !200

21:                                               ; preds = %16
  %22 = lshr exact i32 %9, 5, !dbg !201
  %23 = zext nneg i32 %22 to i64, !dbg !202
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21carried_in_warp_orderE4sums to ptr), i64 %23, !dbg !202
  store i32 %18, ptr %24, align 4, !dbg !203, !tbaa !10
  br label %25, !dbg !202

25:                                               ; preds = %21, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !204
  br i1 %11, label %26, label %35, !dbg !205

26:                                               ; preds = %25
  %27 = icmp samesign ult i32 %9, 32, !dbg !206
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21carried_in_warp_orderE4sums to ptr), align 4, !dbg !206
  %29 = select i1 %27, i32 0, i32 %28, !dbg !206
  %30 = sext i32 %10 to i64, !dbg !207
  %31 = getelementptr inbounds i32, ptr %0, i64 %30, !dbg !207
  %32 = load i32, ptr %31, align 4, !dbg !207, !tbaa !10
  %33 = add nsw i32 %29, %32, !dbg !208
  %34 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !209
  store i32 %33, ptr %34, align 4, !dbg !210, !tbaa !10
  br label %35, !dbg !209

35:                                               ; preds = %26, %25
  ret void, !dbg !211
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !212 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !213
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !213
  %8 = mul i32 %6, %7, !dbg !213
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !213
  %10 = add i32 %8, %9, !dbg !213
  %11 = icmp slt i32 %10, %4, !dbg !214
  br i1 %11, label %12, label %17, !dbg !214

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !214
  %13 = sext i32 %10 to i64, !dbg !215
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !215
  %15 = load i32, ptr %14, align 4, !dbg !215, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7, !dbg !216
  br label %17, !dbg !217

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !217
  %19 = zext nneg i32 %9 to i64, !dbg !218
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11no_syncwarpE4held to ptr), i64 %19, !dbg !218
  store i32 %18, ptr %20, align 4, !dbg !219, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !220
  br i1 %11, label %21, label %28, !dbg !221

21:                                               ; preds = %17
  %22 = and i32 %9, 1020, !dbg !222
  %23 = zext nneg i32 %22 to i64, !dbg !223
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11no_syncwarpE4held to ptr), i64 %23, !dbg !223
  %25 = load i32, ptr %24, align 4, !dbg !223, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !224
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !224
  store i32 %25, ptr %27, align 4, !dbg !225, !tbaa !10
  br label %28, !dbg !224

28:                                               ; preds = %21, %17
  ret void, !dbg !226
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_at_shuffle(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !227 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !228
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !228
  %8 = mul i32 %6, %7, !dbg !228
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !228
  %10 = add i32 %8, %9, !dbg !228
  %11 = icmp slt i32 %10, %4, !dbg !228
  br i1 %11, label %12, label %16, !dbg !228

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !228
  %13 = sext i32 %10 to i64, !dbg !228
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !228
  %15 = load i32, ptr %14, align 4, !dbg !228, !tbaa !10
  br label %16, !dbg !228

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !228
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #7, !dbg !228
  %19 = zext nneg i32 %9 to i64, !dbg !228
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22no_syncwarp_at_shuffleE4held to ptr), i64 %19, !dbg !228
  store i32 %18, ptr %20, align 4, !dbg !228, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !228
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %17, i32 16, i32 31), !dbg !229
  br i1 %11, label %22, label %30, !dbg !228

22:                                               ; preds = %16
  %23 = xor i32 %9, 1, !dbg !228
  %24 = zext nneg i32 %23 to i64, !dbg !228
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22no_syncwarp_at_shuffleE4held to ptr), i64 %24, !dbg !228
  %26 = load i32, ptr %25, align 4, !dbg !228, !tbaa !10
  %27 = add nsw i32 %26, %21, !dbg !228
  %28 = sext i32 %10 to i64, !dbg !228
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !228
  store i32 %27, ptr %29, align 4, !dbg !228, !tbaa !10
  br label %30, !dbg !228

30:                                               ; preds = %22, %16
  ret void, !dbg !230
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_at_vote(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !231 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !232
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !232
  %8 = mul i32 %6, %7, !dbg !232
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !232
  %10 = add i32 %8, %9, !dbg !232
  %11 = icmp slt i32 %10, %4, !dbg !232
  br i1 %11, label %12, label %16, !dbg !232

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !232
  %13 = sext i32 %10 to i64, !dbg !232
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !232
  %15 = load i32, ptr %14, align 4, !dbg !232, !tbaa !10
  br label %16, !dbg !232

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !232
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #7, !dbg !232
  %19 = zext nneg i32 %9 to i64, !dbg !232
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19no_syncwarp_at_voteE4held to ptr), i64 %19, !dbg !232
  store i32 %18, ptr %20, align 4, !dbg !232, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !232
  %21 = icmp eq i32 %17, 77, !dbg !233
  %22 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %21), !dbg !234
  br i1 %11, label %23, label %32, !dbg !232

23:                                               ; preds = %16
  %24 = zext i1 %22 to i32, !dbg !234
  %25 = xor i32 %9, 1, !dbg !232
  %26 = zext nneg i32 %25 to i64, !dbg !232
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19no_syncwarp_at_voteE4held to ptr), i64 %26, !dbg !232
  %28 = load i32, ptr %27, align 4, !dbg !232, !tbaa !10
  %29 = add nsw i32 %28, %24, !dbg !232
  %30 = sext i32 %10 to i64, !dbg !232
  %31 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !232
  store i32 %29, ptr %31, align 4, !dbg !232, !tbaa !10
  br label %32, !dbg !232

32:                                               ; preds = %23, %16
  ret void, !dbg !235
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_at_ballot(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !236 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !237
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !237
  %8 = mul i32 %6, %7, !dbg !237
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !237
  %10 = add i32 %8, %9, !dbg !237
  %11 = icmp slt i32 %10, %4, !dbg !237
  br i1 %11, label %12, label %16, !dbg !237

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !237
  %13 = sext i32 %10 to i64, !dbg !237
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !237
  %15 = load i32, ptr %14, align 4, !dbg !237, !tbaa !10
  br label %16, !dbg !237

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !237
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #7, !dbg !237
  %19 = zext nneg i32 %9 to i64, !dbg !237
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21no_syncwarp_at_ballotE4held to ptr), i64 %19, !dbg !237
  store i32 %18, ptr %20, align 4, !dbg !237, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !237
  %21 = icmp sgt i32 %17, 0, !dbg !238
  %22 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %21), !dbg !239
  br i1 %11, label %23, label %31, !dbg !237

23:                                               ; preds = %16
  %24 = xor i32 %9, 1, !dbg !237
  %25 = zext nneg i32 %24 to i64, !dbg !237
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21no_syncwarp_at_ballotE4held to ptr), i64 %25, !dbg !237
  %27 = load i32, ptr %26, align 4, !dbg !237, !tbaa !10
  %28 = add nsw i32 %27, %22, !dbg !237
  %29 = sext i32 %10 to i64, !dbg !237
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !237
  store i32 %28, ptr %30, align 4, !dbg !237, !tbaa !10
  br label %31, !dbg !237

31:                                               ; preds = %23, %16
  ret void, !dbg !240
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_at_match(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !241 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !242
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !242
  %8 = mul i32 %6, %7, !dbg !242
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !242
  %10 = add i32 %8, %9, !dbg !242
  %11 = icmp slt i32 %10, %4, !dbg !242
  br i1 %11, label %12, label %16, !dbg !242

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !242
  %13 = sext i32 %10 to i64, !dbg !242
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !242
  %15 = load i32, ptr %14, align 4, !dbg !242, !tbaa !10
  br label %16, !dbg !242

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !242
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #7, !dbg !242
  %19 = zext nneg i32 %9 to i64, !dbg !242
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20no_syncwarp_at_matchE4held to ptr), i64 %19, !dbg !242
  store i32 %18, ptr %20, align 4, !dbg !242, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !242
  %21 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %17), !dbg !243
  br i1 %11, label %22, label %30, !dbg !242

22:                                               ; preds = %16
  %23 = xor i32 %9, 1, !dbg !242
  %24 = zext nneg i32 %23 to i64, !dbg !242
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20no_syncwarp_at_matchE4held to ptr), i64 %24, !dbg !242
  %26 = load i32, ptr %25, align 4, !dbg !242, !tbaa !10
  %27 = add nsw i32 %26, %21, !dbg !242
  %28 = sext i32 %10 to i64, !dbg !242
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !242
  store i32 %27, ptr %29, align 4, !dbg !242, !tbaa !10
  br label %30, !dbg !242

30:                                               ; preds = %22, %16
  ret void, !dbg !244
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_at_reduction(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !245 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !246
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !246
  %8 = mul i32 %6, %7, !dbg !246
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !246
  %10 = add i32 %8, %9, !dbg !246
  %11 = icmp slt i32 %10, %4, !dbg !246
  br i1 %11, label %12, label %16, !dbg !246

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !246
  %13 = sext i32 %10 to i64, !dbg !246
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !246
  %15 = load i32, ptr %14, align 4, !dbg !246, !tbaa !10
  br label %16, !dbg !246

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !246
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #7, !dbg !246
  %19 = zext nneg i32 %9 to i64, !dbg !246
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24no_syncwarp_at_reductionE4held to ptr), i64 %19, !dbg !246
  store i32 %18, ptr %20, align 4, !dbg !246, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !246
  %21 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %17, i32 -1), !dbg !247
  br i1 %11, label %22, label %30, !dbg !246

22:                                               ; preds = %16
  %23 = xor i32 %9, 1, !dbg !246
  %24 = zext nneg i32 %23 to i64, !dbg !246
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24no_syncwarp_at_reductionE4held to ptr), i64 %24, !dbg !246
  %26 = load i32, ptr %25, align 4, !dbg !246, !tbaa !10
  %27 = add nsw i32 %26, %21, !dbg !246
  %28 = sext i32 %10 to i64, !dbg !246
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !246
  store i32 %27, ptr %29, align 4, !dbg !246, !tbaa !10
  br label %30, !dbg !246

30:                                               ; preds = %22, %16
  ret void, !dbg !248
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_at_activemask(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !249 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !250
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !250
  %8 = mul i32 %6, %7, !dbg !250
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !250
  %10 = add i32 %8, %9, !dbg !250
  %11 = icmp slt i32 %10, %4, !dbg !250
  br i1 %11, label %12, label %16, !dbg !250

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !250
  %13 = sext i32 %10 to i64, !dbg !250
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !250
  %15 = load i32, ptr %14, align 4, !dbg !250, !tbaa !10
  br label %16, !dbg !250

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !250
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #7, !dbg !250
  %19 = zext nneg i32 %9 to i64, !dbg !250
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25no_syncwarp_at_activemaskE4held to ptr), i64 %19, !dbg !250
  store i32 %18, ptr %20, align 4, !dbg !250, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !250
  %21 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !251
  br i1 %11, label %22, label %33, !dbg !250

22:                                               ; preds = %16
  %23 = icmp ne i32 %21, 0, !dbg !252
  %24 = zext i1 %23 to i32, !dbg !251
  %25 = add nsw i32 %17, %24, !dbg !253
  %26 = xor i32 %9, 1, !dbg !250
  %27 = zext nneg i32 %26 to i64, !dbg !250
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25no_syncwarp_at_activemaskE4held to ptr), i64 %27, !dbg !250
  %29 = load i32, ptr %28, align 4, !dbg !250, !tbaa !10
  %30 = add nsw i32 %25, %29, !dbg !250
  %31 = sext i32 %10 to i64, !dbg !250
  %32 = getelementptr inbounds i32, ptr %1, i64 %31, !dbg !250
  store i32 %30, ptr %32, align 4, !dbg !250, !tbaa !10
  br label %33, !dbg !250

33:                                               ; preds = %22, %16
  ret void, !dbg !254
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_at_shuffle_global(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !255 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !256
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !256
  %8 = mul i32 %6, %7, !dbg !256
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !256
  %10 = add i32 %8, %9, !dbg !256
  %11 = icmp slt i32 %10, %4, !dbg !257
  br i1 %11, label %12, label %16, !dbg !257

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !257
  %13 = sext i32 %10 to i64, !dbg !258
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !258
  %15 = load i32, ptr %14, align 4, !dbg !258, !tbaa !10
  br label %16, !dbg !259

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !259
  br i1 %11, label %18, label %22, !dbg !260

18:                                               ; preds = %16
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #7, !dbg !261
  %20 = sext i32 %10 to i64, !dbg !262
  %21 = getelementptr inbounds i32, ptr %2, i64 %20, !dbg !262
  store i32 %19, ptr %21, align 4, !dbg !263, !tbaa !10
  br label %22, !dbg !262

22:                                               ; preds = %18, %16
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !264
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %17, i32 7, i32 31), !dbg !265
  br i1 %11, label %24, label %32, !dbg !266

24:                                               ; preds = %22
  %25 = and i32 %10, -2, !dbg !267
  %26 = sext i32 %25 to i64, !dbg !268
  %27 = getelementptr inbounds i32, ptr %2, i64 %26, !dbg !268
  %28 = load i32, ptr %27, align 4, !dbg !268, !tbaa !10
  %29 = add nsw i32 %28, %23, !dbg !269
  %30 = sext i32 %10 to i64, !dbg !270
  %31 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !270
  store i32 %29, ptr %31, align 4, !dbg !271, !tbaa !10
  br label %32, !dbg !270

32:                                               ; preds = %24, %22
  ret void, !dbg !272
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_before_store(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !273 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !274
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !274
  %8 = mul i32 %6, %7, !dbg !274
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !274
  %10 = add i32 %8, %9, !dbg !274
  %11 = icmp slt i32 %10, %4, !dbg !275
  br i1 %11, label %12, label %16, !dbg !275

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !275
  %13 = sext i32 %10 to i64, !dbg !276
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !276
  %15 = load i32, ptr %14, align 4, !dbg !276, !tbaa !10
  br label %16, !dbg !277

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !277
  %18 = zext nneg i32 %9 to i64, !dbg !278
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24no_syncwarp_before_storeE4held to ptr), i64 %18, !dbg !278
  store i32 %17, ptr %19, align 4, !dbg !279, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !280
  %20 = and i32 %9, 31, !dbg !281
  %21 = icmp ne i32 %20, 31, !dbg !282
  %22 = zext i1 %21 to i32, !dbg !281
  %23 = add nuw nsw i32 %9, %22, !dbg !281
  %24 = zext nneg i32 %23 to i64, !dbg !283
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24no_syncwarp_before_storeE4held to ptr), i64 %24, !dbg !283
  %26 = load i32, ptr %25, align 4, !dbg !283, !tbaa !10
  %27 = add nsw i32 %26, %17, !dbg !284
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !285
  %28 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %27) #7, !dbg !286
  store i32 %28, ptr %19, align 4, !dbg !287, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !288
  br i1 %11, label %29, label %36, !dbg !289

29:                                               ; preds = %16
  %30 = xor i32 %9, 1, !dbg !290
  %31 = zext nneg i32 %30 to i64, !dbg !291
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24no_syncwarp_before_storeE4held to ptr), i64 %31, !dbg !291
  %33 = load i32, ptr %32, align 4, !dbg !291, !tbaa !10
  %34 = sext i32 %10 to i64, !dbg !292
  %35 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !292
  store i32 %33, ptr %35, align 4, !dbg !293, !tbaa !10
  br label %36, !dbg !292

36:                                               ; preds = %29, %16
  ret void, !dbg !294
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_syncwarp_for_leader(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !295 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !296
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !296
  %8 = mul i32 %6, %7, !dbg !296
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !296
  %10 = add i32 %8, %9, !dbg !296
  %11 = icmp slt i32 %10, %4, !dbg !297
  br i1 %11, label %12, label %13, !dbg !297

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !297
  br label %13, !dbg !297

13:                                               ; preds = %12, %5
  %14 = and i32 %9, 31, !dbg !298
  %15 = icmp eq i32 %14, 0, !dbg !299
  br i1 %15, label %16, label %27, !dbg !299

16:                                               ; preds = %13
  br i1 %11, label %17, label %22, !dbg !300

17:                                               ; preds = %16
  %18 = sext i32 %10 to i64, !dbg !301
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !301
  %20 = load i32, ptr %19, align 4, !dbg !301, !tbaa !10
  %21 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %20) #7, !dbg !302
  br label %22, !dbg !300

22:                                               ; preds = %16, %17
  %23 = phi i32 [ %21, %17 ], [ 0, %16 ], !dbg !300
  %24 = lshr exact i32 %9, 5, !dbg !303
  %25 = zext nneg i32 %24 to i64, !dbg !304
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22no_syncwarp_for_leaderE6chosen to ptr), i64 %25, !dbg !304
  store i32 %23, ptr %26, align 4, !dbg !305, !tbaa !10
  br label %27, !dbg !304

27:                                               ; preds = %22, %13
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !306
  br i1 %11, label %28, label %38, !dbg !307

28:                                               ; preds = %27
  %29 = lshr i32 %9, 5, !dbg !308
  %30 = zext nneg i32 %29 to i64, !dbg !309
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22no_syncwarp_for_leaderE6chosen to ptr), i64 %30, !dbg !309
  %32 = load i32, ptr %31, align 4, !dbg !309, !tbaa !10
  %33 = sext i32 %10 to i64, !dbg !310
  %34 = getelementptr inbounds i32, ptr %0, i64 %33, !dbg !310
  %35 = load i32, ptr %34, align 4, !dbg !310, !tbaa !10
  %36 = xor i32 %35, %32, !dbg !311
  %37 = getelementptr inbounds i32, ptr %1, i64 %33, !dbg !312
  store i32 %36, ptr %37, align 4, !dbg !313, !tbaa !10
  br label %38, !dbg !312

38:                                               ; preds = %28, %27
  ret void, !dbg !314
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @syncwarp_of_halves(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !315 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !316
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !316
  %8 = mul i32 %6, %7, !dbg !316
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !316
  %10 = add i32 %8, %9, !dbg !316
  %11 = icmp slt i32 %10, %4, !dbg !317
  br i1 %11, label %12, label %17, !dbg !317

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !317
  %13 = sext i32 %10 to i64, !dbg !318
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !318
  %15 = load i32, ptr %14, align 4, !dbg !318, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7, !dbg !319
  br label %17, !dbg !320

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !320
  %19 = zext nneg i32 %9 to i64, !dbg !321
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18syncwarp_of_halvesE4held to ptr), i64 %19, !dbg !321
  store i32 %18, ptr %20, align 4, !dbg !322, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !323
  br i1 %11, label %21, label %28, !dbg !324

21:                                               ; preds = %17
  %22 = xor i32 %9, 16, !dbg !325
  %23 = zext nneg i32 %22 to i64, !dbg !326
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18syncwarp_of_halvesE4held to ptr), i64 %23, !dbg !326
  %25 = load i32, ptr %24, align 4, !dbg !326, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !327
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !327
  store i32 %25, ptr %27, align 4, !dbg !328, !tbaa !10
  br label %28, !dbg !327

28:                                               ; preds = %21, %17
  ret void, !dbg !329
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_for_syncwarp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !330 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !331
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !331
  %8 = mul i32 %6, %7, !dbg !331
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !331
  %10 = add i32 %8, %9, !dbg !331
  %11 = icmp slt i32 %10, %4, !dbg !332
  br i1 %11, label %12, label %17, !dbg !332

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !332
  %13 = sext i32 %10 to i64, !dbg !333
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !333
  %15 = load i32, ptr %14, align 4, !dbg !333, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7, !dbg !334
  br label %17, !dbg !335

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !335
  %19 = zext nneg i32 %9 to i64, !dbg !336
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18fence_for_syncwarpE4held to ptr), i64 %19, !dbg !336
  store i32 %18, ptr %20, align 4, !dbg !337, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !338
  br i1 %11, label %21, label %28, !dbg !339

21:                                               ; preds = %17
  %22 = and i32 %9, 1022, !dbg !340
  %23 = zext nneg i32 %22 to i64, !dbg !341
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18fence_for_syncwarpE4held to ptr), i64 %23, !dbg !341
  %25 = load i32, ptr %24, align 4, !dbg !341, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !342
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !342
  store i32 %25, ptr %27, align 4, !dbg !343, !tbaa !10
  br label %28, !dbg !342

28:                                               ; preds = %21, %17
  ret void, !dbg !344
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !345 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !346
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !346
  %8 = mul i32 %6, %7, !dbg !346
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !346
  %10 = add i32 %8, %9, !dbg !346
  %11 = icmp slt i32 %10, %4, !dbg !347
  br i1 %11, label %12, label %16, !dbg !347

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !347
  %13 = sext i32 %10 to i64, !dbg !348
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !348
  %15 = load i32, ptr %14, align 4, !dbg !348, !tbaa !10
  br label %16, !dbg !349

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !349
  %18 = zext nneg i32 %9 to i64, !dbg !350
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumE4held to ptr), i64 %18, !dbg !350
  store i32 %17, ptr %19, align 4, !dbg !351, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !352
  %20 = and i32 %9, 31
  %21 = sub nuw nsw i32 32, %20, !dbg !353
  br label %25, !dbg !354

22:                                               ; preds = %35
  %23 = and i32 %9, 31, !dbg !355
  %24 = icmp eq i32 %23, 31, !dbg !356
  br i1 %24, label %38, label %45, !dbg !356

25:                                               ; preds = %16, %35
  %26 = phi i32 [ 16, %16 ], [ %36, %35 ]
  %27 = icmp samesign ult i32 %26, %21, !dbg !357
  br i1 %27, label %35, label %28, !dbg !357

28:                                               ; preds = %25
  %29 = sub nsw i32 %9, %26, !dbg !358
  %30 = sext i32 %29 to i64, !dbg !359
  %31 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumE4held to ptr), i64 %30, !dbg !359
  %32 = load i32, ptr %31, align 4, !dbg !359, !tbaa !10
  %33 = load i32, ptr %19, align 4, !dbg !360, !tbaa !10
  %34 = add nsw i32 %33, %32, !dbg !360
  store i32 %34, ptr %19, align 4, !dbg !360, !tbaa !10
  br label %35, !dbg !361

35:                                               ; preds = %28, %25
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !362
  %36 = lshr i32 %26, 1, !dbg !363
  %37 = icmp eq i32 %36, 0, !dbg !364
  br i1 %37, label %22, label %25, !dbg !354, !llvm.loop !365

38:                                               ; preds = %22
  %39 = load i32, ptr %19, align 4, !dbg !367, !tbaa !10
  %40 = shl nuw i32 %6, 1, !dbg !368
  %41 = lshr i32 %9, 5, !dbg !369
  %42 = add i32 %40, %41, !dbg !370
  %43 = zext i32 %42 to i64, !dbg !371
  %44 = getelementptr inbounds nuw i32, ptr %2, i64 %43, !dbg !371
  store i32 %39, ptr %44, align 4, !dbg !372, !tbaa !10
  br label %45, !dbg !371

45:                                               ; preds = %38, %22
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !373
  br i1 %11, label %46, label %58, !dbg !374

46:                                               ; preds = %45
  %47 = sext i32 %10 to i64, !dbg !375
  %48 = getelementptr inbounds i32, ptr %0, i64 %47, !dbg !375
  %49 = load i32, ptr %48, align 4, !dbg !375, !tbaa !10
  %50 = shl nuw i32 %6, 1, !dbg !376
  %51 = lshr i32 %9, 5, !dbg !377
  %52 = add i32 %50, %51, !dbg !378
  %53 = zext i32 %52 to i64, !dbg !379
  %54 = getelementptr inbounds nuw i32, ptr %2, i64 %53, !dbg !379
  %55 = load i32, ptr %54, align 4, !dbg !379, !tbaa !10
  %56 = add nsw i32 %55, %49, !dbg !380
  %57 = getelementptr inbounds i32, ptr %1, i64 %47, !dbg !381
  store i32 %56, ptr %57, align 4, !dbg !382, !tbaa !10
  br label %58, !dbg !381

58:                                               ; preds = %46, %45
  ret void, !dbg !383
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_sum_volatile(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !384 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !385
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !385
  %8 = mul i32 %6, %7, !dbg !385
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !385
  %10 = add i32 %8, %9, !dbg !385
  %11 = icmp slt i32 %10, %4, !dbg !386
  br i1 %11, label %12, label %16, !dbg !386

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !386
  %13 = sext i32 %10 to i64, !dbg !387
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !387
  %15 = load i32, ptr %14, align 4, !dbg !387, !tbaa !10
  br label %16, !dbg !388

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !388
  %18 = zext nneg i32 %9 to i64, !dbg !389
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_sum_volatileE4held to ptr), i64 %18, !dbg !389
  store volatile i32 %17, ptr %19, align 4, !dbg !389, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !390
  %20 = and i32 %9, 31
  %21 = sub nuw nsw i32 32, %20, !dbg !391
  br label %25, !dbg !392

22:                                               ; preds = %35
  %23 = and i32 %9, 31, !dbg !393
  %24 = icmp eq i32 %23, 31, !dbg !394
  br i1 %24, label %38, label %45, !dbg !394

25:                                               ; preds = %16, %35
  %26 = phi i32 [ 16, %16 ], [ %36, %35 ]
  %27 = icmp samesign ult i32 %26, %21, !dbg !395
  br i1 %27, label %35, label %28, !dbg !395

28:                                               ; preds = %25
  %29 = load volatile i32, ptr %19, align 4, !dbg !396, !tbaa !10
  %30 = zext nneg i32 %26 to i64, !dbg !397
  %31 = sub nsw i64 0, %30, !dbg !397
  %32 = getelementptr inbounds i32, ptr %19, i64 %31, !dbg !397
  %33 = load volatile i32, ptr %32, align 4, !dbg !397, !tbaa !10
  %34 = add nsw i32 %33, %29, !dbg !398
  store volatile i32 %34, ptr %19, align 4, !dbg !399, !tbaa !10
  br label %35, !dbg !399

35:                                               ; preds = %28, %25
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !400
  %36 = lshr i32 %26, 1, !dbg !401
  %37 = icmp eq i32 %36, 0, !dbg !402
  br i1 %37, label %22, label %25, !dbg !392, !llvm.loop !403

38:                                               ; preds = %22
  %39 = load i32, ptr %19, align 4, !dbg !405, !tbaa !10
  %40 = shl nuw i32 %6, 1, !dbg !406
  %41 = lshr i32 %9, 5, !dbg !407
  %42 = add i32 %40, %41, !dbg !408
  %43 = zext i32 %42 to i64, !dbg !409
  %44 = getelementptr inbounds nuw i32, ptr %2, i64 %43, !dbg !409
  store i32 %39, ptr %44, align 4, !dbg !410, !tbaa !10
  br label %45, !dbg !409

45:                                               ; preds = %38, %22
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !411
  br i1 %11, label %46, label %58, !dbg !412

46:                                               ; preds = %45
  %47 = sext i32 %10 to i64, !dbg !413
  %48 = getelementptr inbounds i32, ptr %0, i64 %47, !dbg !413
  %49 = load i32, ptr %48, align 4, !dbg !413, !tbaa !10
  %50 = shl nuw i32 %6, 1, !dbg !414
  %51 = lshr i32 %9, 5, !dbg !415
  %52 = add i32 %50, %51, !dbg !416
  %53 = zext i32 %52 to i64, !dbg !417
  %54 = getelementptr inbounds nuw i32, ptr %2, i64 %53, !dbg !417
  %55 = load i32, ptr %54, align 4, !dbg !417, !tbaa !10
  %56 = add nsw i32 %55, %49, !dbg !418
  %57 = getelementptr inbounds i32, ptr %1, i64 %47, !dbg !419
  store i32 %56, ptr %57, align 4, !dbg !420, !tbaa !10
  br label %58, !dbg !419

58:                                               ; preds = %46, %45
  ret void, !dbg !421
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_adds_of_lanes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !422 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !423
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !423
  %8 = mul i32 %6, %7, !dbg !423
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !423
  %10 = add i32 %8, %9, !dbg !423
  %11 = icmp slt i32 %10, %4, !dbg !424
  br i1 %11, label %12, label %13, !dbg !424

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !424
  br label %13, !dbg !424

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !425
  br i1 %14, label %15, label %16, !dbg !425

15:                                               ; preds = %13
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ22volatile_adds_of_lanesE5count to ptr), align 4, !dbg !426, !tbaa !10
  br label %16, !dbg !427

16:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !428
  br i1 %11, label %17, label %24, !dbg !429

17:                                               ; preds = %16
  %18 = sext i32 %10 to i64, !dbg !430
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !430
  %20 = load i32, ptr %19, align 4, !dbg !430, !tbaa !10
  %21 = icmp sgt i32 %20, 0, !dbg !431
  br i1 %21, label %22, label %24, !dbg !429

22:                                               ; preds = %17
  %23 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ22volatile_adds_of_lanesE5count to ptr), i32 1 seq_cst, align 4, !dbg !432
  br label %24, !dbg !432

24:                                               ; preds = %22, %17, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !433
  br i1 %11, label %25, label %29, !dbg !434

25:                                               ; preds = %24
  %26 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22volatile_adds_of_lanesE5count to ptr), align 4, !dbg !435, !tbaa !10
  %27 = sext i32 %10 to i64, !dbg !436
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !436
  store i32 %26, ptr %28, align 4, !dbg !437, !tbaa !10
  br label %29, !dbg !436

29:                                               ; preds = %25, %24
  ret void, !dbg !438
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_adds_of_warps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !439 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !440
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !440
  %8 = mul i32 %6, %7, !dbg !440
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !440
  %10 = add i32 %8, %9, !dbg !440
  %11 = icmp slt i32 %10, %4, !dbg !441
  br i1 %11, label %12, label %13, !dbg !441

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !441
  br label %13, !dbg !441

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !442
  br i1 %14, label %15, label %16, !dbg !442

15:                                               ; preds = %13
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ22volatile_adds_of_warpsE5count to ptr), align 4, !dbg !443, !tbaa !10
  br label %16, !dbg !444

16:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !445
  br i1 %11, label %17, label %22, !dbg !446

17:                                               ; preds = %16
  %18 = sext i32 %10 to i64, !dbg !447
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !447
  %20 = load i32, ptr %19, align 4, !dbg !447, !tbaa !10
  %21 = icmp sgt i32 %20, 0, !dbg !448
  br label %22

22:                                               ; preds = %17, %16
  %23 = phi i1 [ false, %16 ], [ %21, %17 ], !dbg !449
  %24 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %23), !dbg !450
  %25 = and i32 %9, 31, !dbg !451
  %26 = icmp eq i32 %25, 0, !dbg !452
  br i1 %26, label %27, label %30, !dbg !452

27:                                               ; preds = %22
  %28 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %24), !dbg !453
  %29 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ22volatile_adds_of_warpsE5count to ptr), i32 %28 seq_cst, align 4, !dbg !454
  br label %30, !dbg !454

30:                                               ; preds = %27, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !455
  br i1 %11, label %31, label %35, !dbg !456

31:                                               ; preds = %30
  %32 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22volatile_adds_of_warpsE5count to ptr), align 4, !dbg !457, !tbaa !10
  %33 = sext i32 %10 to i64, !dbg !458
  %34 = getelementptr inbounds i32, ptr %1, i64 %33, !dbg !458
  store i32 %32, ptr %34, align 4, !dbg !459, !tbaa !10
  br label %35, !dbg !458

35:                                               ; preds = %31, %30
  ret void, !dbg !460
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_adds_of_blocks(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !461 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !462
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !462
  %7 = mul i32 %5, %6, !dbg !462
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !462
  %9 = add i32 %7, %8, !dbg !462
  %10 = icmp slt i32 %9, %3, !dbg !463
  br i1 %10, label %11, label %16, !dbg !463

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #7, !dbg !463
  %12 = sext i32 %9 to i64, !dbg !464
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !464
  %14 = load i32, ptr %13, align 4, !dbg !464, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !465
  br label %16

16:                                               ; preds = %4, %11
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !466
  %18 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %17), !dbg !467
  %19 = icmp eq i32 %8, 0, !dbg !468
  br i1 %19, label %20, label %22, !dbg !468

20:                                               ; preds = %16
  %21 = atomicrmw add ptr %1, i32 %18 seq_cst, align 4, !dbg !469
  br label %22, !dbg !469

22:                                               ; preds = %20, %16
  ret void, !dbg !470
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @table_of_all_blocks(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !471 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !472
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !472
  %8 = mul i32 %6, %7, !dbg !472
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !472
  %10 = add i32 %8, %9, !dbg !472
  %11 = icmp slt i32 %10, %4, !dbg !473
  br i1 %11, label %12, label %13, !dbg !473

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !473
  br label %13, !dbg !473

13:                                               ; preds = %12, %5
  %14 = shl i32 %6, 3, !dbg !474
  %15 = zext i32 %14 to i64, !dbg !475
  %16 = getelementptr inbounds nuw i32, ptr %2, i64 %15, !dbg !475
  %17 = icmp samesign ult i32 %9, 8, !dbg !476
  br i1 %17, label %18, label %22, !dbg !476

18:                                               ; preds = %13
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %9) #7, !dbg !477
  %20 = zext nneg i32 %9 to i64, !dbg !478
  %21 = getelementptr inbounds nuw i32, ptr %16, i64 %20, !dbg !478
  store i32 %19, ptr %21, align 4, !dbg !479, !tbaa !10
  br label %22, !dbg !478

22:                                               ; preds = %18, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !480
  br i1 %11, label %23, label %32, !dbg !481

23:                                               ; preds = %22
  %24 = sext i32 %10 to i64, !dbg !482
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !482
  %26 = load i32, ptr %25, align 4, !dbg !482, !tbaa !10
  %27 = and i32 %26, 7, !dbg !483
  %28 = zext nneg i32 %27 to i64, !dbg !484
  %29 = getelementptr inbounds nuw i32, ptr %16, i64 %28, !dbg !484
  %30 = load i32, ptr %29, align 4, !dbg !484, !tbaa !10
  %31 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !485
  store i32 %30, ptr %31, align 4, !dbg !486, !tbaa !10
  br label %32, !dbg !485

32:                                               ; preds = %23, %22
  ret void, !dbg !487
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flag_stored_plainly(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !488 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !489
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !489
  %8 = mul i32 %6, %7, !dbg !489
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !489
  %10 = add i32 %8, %9, !dbg !489
  %11 = icmp slt i32 %10, %4, !dbg !490
  br i1 %11, label %12, label %26, !dbg !490

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !490
  %13 = sext i32 %10 to i64, !dbg !491
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !491
  %15 = load i32, ptr %14, align 4, !dbg !491, !tbaa !10
  %16 = icmp sgt i32 %15, 0, !dbg !492
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !493
  br i1 %16, label %18, label %19, !dbg !492

18:                                               ; preds = %12
  store volatile i32 1, ptr %17, align 4, !dbg !494, !tbaa !10
  br label %22, !dbg !494

19:                                               ; preds = %12
  %20 = load volatile i32, ptr %17, align 4, !dbg !495, !tbaa !10
  %21 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !496
  store i32 %20, ptr %21, align 4, !dbg !497, !tbaa !10
  br label %22

22:                                               ; preds = %19, %18
  %23 = load i32, ptr %14, align 4, !dbg !498, !tbaa !10
  %24 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %23) #7, !dbg !499
  %25 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !500
  store i32 %24, ptr %25, align 4, !dbg !501, !tbaa !10
  br label %26, !dbg !502

26:                                               ; preds = %5, %22
  ret void, !dbg !502
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stored_without_asking(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !503 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !504
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !504
  %8 = mul i32 %6, %7, !dbg !504
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !504
  %10 = add i32 %8, %9, !dbg !504
  %11 = icmp slt i32 %10, %4, !dbg !505
  br i1 %11, label %12, label %29, !dbg !505

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !505
  %13 = sext i32 %10 to i64, !dbg !506
  %14 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !506
  %15 = load i32, ptr %14, align 4, !dbg !506, !tbaa !10
  %16 = add nsw i32 %10, 64, !dbg !507
  %17 = srem i32 %16, %4, !dbg !508
  %18 = sext i32 %17 to i64, !dbg !509
  %19 = getelementptr inbounds i32, ptr %2, i64 %18, !dbg !509
  %20 = load i32, ptr %19, align 4, !dbg !509, !tbaa !10
  %21 = icmp sgt i32 %15, 0, !dbg !510
  br i1 %21, label %22, label %24, !dbg !510

22:                                               ; preds = %12
  %23 = sub nsw i32 0, %15, !dbg !511
  store i32 %23, ptr %14, align 4, !dbg !512, !tbaa !10
  br label %24, !dbg !513

24:                                               ; preds = %22, %12
  %25 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !514
  %26 = load i32, ptr %25, align 4, !dbg !514, !tbaa !10
  %27 = add nsw i32 %26, %20, !dbg !515
  %28 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !516
  store i32 %27, ptr %28, align 4, !dbg !517, !tbaa !10
  br label %29, !dbg !518

29:                                               ; preds = %5, %24
  ret void, !dbg !518
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @written_back_with_neighbours(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !519 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !520
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !520
  %8 = mul i32 %6, %7, !dbg !520
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !520
  %10 = add i32 %8, %9, !dbg !520
  %11 = icmp slt i32 %10, %4, !dbg !521
  br i1 %11, label %12, label %13, !dbg !521

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !521
  br label %13, !dbg !521

13:                                               ; preds = %12, %5
  %14 = shl i32 %6, 6, !dbg !522
  %15 = and i32 %9, 1022, !dbg !523
  %16 = add i32 %14, %15, !dbg !524
  %17 = or disjoint i32 %16, 1, !dbg !525
  %18 = icmp slt i32 %17, %4, !dbg !526
  br i1 %18, label %24, label %19, !dbg !526

19:                                               ; preds = %13
  br i1 %11, label %20, label %36, !dbg !527

20:                                               ; preds = %19
  %21 = sext i32 %10 to i64, !dbg !528
  %22 = getelementptr inbounds i32, ptr %0, i64 %21, !dbg !528
  %23 = load i32, ptr %22, align 4, !dbg !528, !tbaa !10
  br label %32, !dbg !529

24:                                               ; preds = %13
  %25 = and i32 %9, 1, !dbg !530
  %26 = icmp eq i32 %25, 0, !dbg !531
  %27 = sext i32 %10 to i64, !dbg !532
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !532
  %29 = load i32, ptr %28, align 4, !dbg !532, !tbaa !10
  br i1 %26, label %32, label %30, !dbg !531

30:                                               ; preds = %24
  %31 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %29) #7, !dbg !533
  br label %32, !dbg !534

32:                                               ; preds = %24, %20, %30
  %33 = phi i64 [ %27, %30 ], [ %21, %20 ], [ %27, %24 ]
  %34 = phi i32 [ %31, %30 ], [ %23, %20 ], [ %29, %24 ]
  %35 = getelementptr inbounds i32, ptr %1, i64 %33, !dbg !535
  store i32 %34, ptr %35, align 4, !dbg !535, !tbaa !10
  br label %36, !dbg !536

36:                                               ; preds = %32, %19
  ret void, !dbg !536
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @read_and_masked_out(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !537 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !538
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !538
  %8 = mul i32 %6, %7, !dbg !538
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !538
  %10 = add i32 %8, %9, !dbg !538
  %11 = icmp slt i32 %10, %4, !dbg !539
  br i1 %11, label %12, label %13, !dbg !539

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !539
  br label %13, !dbg !539

13:                                               ; preds = %12, %5
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 0) #7, !dbg !540, !srcloc !541
  br i1 %11, label %15, label %19, !dbg !542

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !543
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !543
  %18 = load i32, ptr %17, align 4, !dbg !543, !tbaa !10
  br label %19, !dbg !542

19:                                               ; preds = %13, %15
  %20 = phi i32 [ %18, %15 ], [ 0, %13 ], !dbg !542
  %21 = zext nneg i32 %9 to i64, !dbg !544
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19read_and_masked_outE4held to ptr), i64 %21, !dbg !544
  store i32 %20, ptr %22, align 4, !dbg !545, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !546
  br i1 %11, label %23, label %34, !dbg !547

23:                                               ; preds = %19
  %24 = load i32, ptr %22, align 4, !dbg !548, !tbaa !10
  %25 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %24) #7, !dbg !549
  %26 = sub nsw i32 63, %9, !dbg !550
  %27 = sext i32 %26 to i64, !dbg !551
  %28 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19read_and_masked_outE4held to ptr), i64 %27, !dbg !551
  %29 = load i32, ptr %28, align 4, !dbg !551, !tbaa !10
  %30 = and i32 %29, %14, !dbg !552
  %31 = add nsw i32 %30, %25, !dbg !553
  %32 = sext i32 %10 to i64, !dbg !554
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !554
  store i32 %31, ptr %33, align 4, !dbg !555, !tbaa !10
  br label %34, !dbg !554

34:                                               ; preds = %23, %19
  ret void, !dbg !556
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @number_of_the_hardware(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !557 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !558
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !558
  %8 = mul i32 %6, %7, !dbg !558
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !558
  %10 = add i32 %8, %9, !dbg !558
  %11 = icmp slt i32 %10, %4, !dbg !559
  br i1 %11, label %12, label %13, !dbg !559

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !559
  br label %13, !dbg !559

13:                                               ; preds = %12, %5
  %14 = shl i32 %6, 6, !dbg !560
  %15 = and i32 %9, 992, !dbg !561
  %16 = add i32 %14, %15, !dbg !562
  %17 = and i32 %9, 31, !dbg !563
  %18 = or disjoint i32 %16, %17, !dbg !564
  %19 = icmp slt i32 %18, %4, !dbg !565
  br i1 %19, label %20, label %28, !dbg !565

20:                                               ; preds = %13
  %21 = lshr i32 %9, 5, !dbg !566
  %22 = sext i32 %18 to i64, !dbg !567
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !567
  %24 = load i32, ptr %23, align 4, !dbg !567, !tbaa !10
  %25 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %24) #7, !dbg !568
  %26 = add nsw i32 %25, %21, !dbg !569
  %27 = getelementptr inbounds i32, ptr %1, i64 %22, !dbg !570
  store i32 %26, ptr %27, align 4, !dbg !571, !tbaa !10
  br label %28, !dbg !570

28:                                               ; preds = %20, %13
  ret void, !dbg !572
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!19 = !DILocation(line: 7, column: 10, scope: !15)
!20 = !DILocation(line: 8, column: 34, scope: !15)
!21 = !DILocation(line: 8, column: 39, scope: !15)
!22 = !DILocation(line: 8, column: 45, scope: !15)
!23 = !DILocation(line: 9, column: 9, scope: !15)
!24 = !DILocation(line: 9, column: 34, scope: !15)
!25 = !DILocation(line: 9, column: 30, scope: !15)
!26 = !DILocation(line: 9, column: 22, scope: !15)
!27 = !DILocation(line: 9, column: 15, scope: !15)
!28 = !DILocation(line: 9, column: 28, scope: !15)
!29 = !DILocation(line: 10, column: 5, scope: !15)
!30 = !DILocation(line: 11, column: 11, scope: !15)
!31 = !DILocation(line: 11, column: 32, scope: !15)
!32 = !DILocation(line: 11, column: 25, scope: !15)
!33 = !DILocation(line: 11, column: 40, scope: !15)
!34 = !DILocation(line: 11, column: 38, scope: !15)
!35 = !DILocation(line: 11, column: 16, scope: !15)
!36 = !DILocation(line: 11, column: 23, scope: !15)
!37 = !DILocation(line: 12, column: 1, scope: !15)
!38 = distinct !DISubprogram(name: "waste", scope: !39, file: !39, line: 30, type: !16, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!39 = !DIFile(filename: "./common.h", directory: ".")
!40 = !DILocation(line: 33, column: 5, scope: !38)
!41 = !DILocation(line: 34, column: 11, scope: !38)
!42 = !DILocation(line: 33, column: 43, scope: !38)
!43 = !DILocation(line: 33, column: 37, scope: !38)
!44 = !DILocation(line: 33, column: 29, scope: !38)
!45 = !DILocation(line: 33, column: 23, scope: !38)
!46 = distinct !{!46, !40, !47, !48, !49}
!47 = !DILocation(line: 33, column: 46, scope: !38)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = !DILocation(line: 34, column: 37, scope: !38)
!51 = !DILocation(line: 34, column: 26, scope: !38)
!52 = !DILocation(line: 35, column: 1, scope: !38)
!53 = distinct !DISubprogram(name: "mix", scope: !39, file: !39, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!54 = !DILocation(line: 21, column: 5, scope: !53)
!55 = !DILocation(line: 27, column: 5, scope: !53)
!56 = !DILocation(line: 22, column: 16, scope: !53)
!57 = !DILocation(line: 22, column: 11, scope: !53)
!58 = !DILocation(line: 23, column: 16, scope: !53)
!59 = !DILocation(line: 23, column: 11, scope: !53)
!60 = !DILocation(line: 24, column: 16, scope: !53)
!61 = !DILocation(line: 24, column: 11, scope: !53)
!62 = !DILocation(line: 25, column: 9, scope: !53)
!63 = !{i64 8040813}
!64 = !DILocation(line: 21, column: 29, scope: !53)
!65 = !DILocation(line: 21, column: 23, scope: !53)
!66 = distinct !{!66, !54, !67, !48, !49}
!67 = !DILocation(line: 26, column: 5, scope: !53)
!68 = distinct !DISubprogram(name: "last_lane_wins_volatile", scope: !7, file: !7, line: 13, type: !16, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!69 = !DILocation(line: 15, column: 5, scope: !68)
!70 = !DILocation(line: 15, column: 10, scope: !68)
!71 = !DILocation(line: 16, column: 16, scope: !68)
!72 = !DILocation(line: 16, column: 21, scope: !68)
!73 = !DILocation(line: 16, column: 52, scope: !68)
!74 = !DILocation(line: 16, column: 60, scope: !68)
!75 = !DILocation(line: 16, column: 49, scope: !68)
!76 = !DILocation(line: 16, column: 41, scope: !68)
!77 = !DILocation(line: 16, column: 29, scope: !68)
!78 = !DILocation(line: 17, column: 5, scope: !68)
!79 = !DILocation(line: 18, column: 11, scope: !68)
!80 = !DILocation(line: 18, column: 37, scope: !68)
!81 = !DILocation(line: 18, column: 25, scope: !68)
!82 = !DILocation(line: 18, column: 16, scope: !68)
!83 = !DILocation(line: 18, column: 23, scope: !68)
!84 = !DILocation(line: 19, column: 1, scope: !68)
!85 = distinct !DISubprogram(name: "first_lane_claims", scope: !7, file: !7, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!86 = !DILocation(line: 23, column: 5, scope: !85)
!87 = !DILocation(line: 23, column: 10, scope: !85)
!88 = !DILocation(line: 24, column: 9, scope: !85)
!89 = !DILocation(line: 24, column: 14, scope: !85)
!90 = !DILocation(line: 24, column: 26, scope: !85)
!91 = !DILocation(line: 24, column: 20, scope: !85)
!92 = !DILocation(line: 24, column: 32, scope: !85)
!93 = !DILocation(line: 25, column: 5, scope: !85)
!94 = !DILocation(line: 26, column: 21, scope: !85)
!95 = !DILocation(line: 26, column: 33, scope: !85)
!96 = !DILocation(line: 26, column: 27, scope: !85)
!97 = !DILocation(line: 26, column: 39, scope: !85)
!98 = !DILocation(line: 28, column: 5, scope: !85)
!99 = !DILocation(line: 29, column: 11, scope: !85)
!100 = !DILocation(line: 29, column: 29, scope: !85)
!101 = !DILocation(line: 29, column: 25, scope: !85)
!102 = !DILocation(line: 29, column: 44, scope: !85)
!103 = !DILocation(line: 29, column: 38, scope: !85)
!104 = !DILocation(line: 29, column: 36, scope: !85)
!105 = !DILocation(line: 29, column: 16, scope: !85)
!106 = !DILocation(line: 29, column: 23, scope: !85)
!107 = !DILocation(line: 30, column: 1, scope: !85)
!108 = distinct !DISubprogram(name: "first_lane_stores", scope: !7, file: !7, line: 31, type: !16, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!109 = !DILocation(line: 33, column: 5, scope: !108)
!110 = !DILocation(line: 33, column: 10, scope: !108)
!111 = !DILocation(line: 34, column: 9, scope: !108)
!112 = !DILocation(line: 34, column: 14, scope: !108)
!113 = !DILocation(line: 34, column: 26, scope: !108)
!114 = !DILocation(line: 34, column: 20, scope: !108)
!115 = !DILocation(line: 34, column: 32, scope: !108)
!116 = !DILocation(line: 35, column: 5, scope: !108)
!117 = !DILocation(line: 36, column: 21, scope: !108)
!118 = !DILocation(line: 36, column: 33, scope: !108)
!119 = !DILocation(line: 36, column: 27, scope: !108)
!120 = !DILocation(line: 36, column: 39, scope: !108)
!121 = !DILocation(line: 38, column: 5, scope: !108)
!122 = !DILocation(line: 39, column: 11, scope: !108)
!123 = !DILocation(line: 39, column: 29, scope: !108)
!124 = !DILocation(line: 39, column: 25, scope: !108)
!125 = !DILocation(line: 39, column: 44, scope: !108)
!126 = !DILocation(line: 39, column: 38, scope: !108)
!127 = !DILocation(line: 39, column: 36, scope: !108)
!128 = !DILocation(line: 39, column: 16, scope: !108)
!129 = !DILocation(line: 39, column: 23, scope: !108)
!130 = !DILocation(line: 40, column: 1, scope: !108)
!131 = distinct !DISubprogram(name: "compacted_in_lane_order", scope: !7, file: !7, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!132 = !DILocation(line: 44, column: 5, scope: !131)
!133 = !DILocation(line: 44, column: 10, scope: !131)
!134 = !DILocation(line: 45, column: 9, scope: !131)
!135 = !DILocation(line: 46, column: 5, scope: !131)
!136 = !DILocation(line: 47, column: 23, scope: !131)
!137 = !DILocation(line: 47, column: 26, scope: !131)
!138 = !DILocation(line: 47, column: 32, scope: !131)
!139 = !DILocation(line: 0, scope: !131)
!140 = !DILocation(line: 48, column: 30, scope: !131)
!141 = !DILocation(line: 50, column: 11, scope: !131)
!142 = !DILocation(line: 48, column: 71, scope: !131)
!143 = !DILocation(line: 48, column: 55, scope: !131)
!144 = !DILocation(line: 48, column: 23, scope: !131)
!145 = !DILocation(line: 50, column: 25, scope: !131)
!146 = !DILocation(line: 50, column: 16, scope: !131)
!147 = !DILocation(line: 50, column: 23, scope: !131)
!148 = !DILocation(line: 51, column: 1, scope: !131)
!149 = distinct !DISubprogram(name: "exchanged_in_lane_order", scope: !7, file: !7, line: 52, type: !16, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!150 = !DILocation(line: 54, column: 5, scope: !149)
!151 = !DILocation(line: 54, column: 10, scope: !149)
!152 = !DILocation(line: 55, column: 25, scope: !149)
!153 = !DILocation(line: 55, column: 21, scope: !149)
!154 = !DILocation(line: 55, column: 13, scope: !149)
!155 = !DILocation(line: 57, column: 5, scope: !149)
!156 = !DILocation(line: 58, column: 25, scope: !149)
!157 = !DILocation(line: 60, column: 11, scope: !149)
!158 = !DILocation(line: 56, column: 9, scope: !149)
!159 = !DILocation(line: 56, column: 14, scope: !149)
!160 = !DILocation(line: 60, column: 32, scope: !149)
!161 = !DILocation(line: 58, column: 61, scope: !149)
!162 = !DILocation(line: 60, column: 16, scope: !149)
!163 = !DILocation(line: 60, column: 23, scope: !149)
!164 = !DILocation(line: 61, column: 1, scope: !149)
!165 = distinct !DISubprogram(name: "compacted_in_warp_order", scope: !7, file: !7, line: 63, type: !16, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!166 = !DILocation(line: 65, column: 5, scope: !165)
!167 = !DILocation(line: 65, column: 10, scope: !165)
!168 = !DILocation(line: 66, column: 26, scope: !165)
!169 = !DILocation(line: 66, column: 32, scope: !165)
!170 = !DILocation(line: 0, scope: !165)
!171 = !DILocation(line: 67, column: 22, scope: !165)
!172 = !DILocation(line: 69, column: 11, scope: !165)
!173 = !DILocation(line: 69, column: 16, scope: !165)
!174 = !DILocation(line: 69, column: 25, scope: !165)
!175 = !DILocation(line: 70, column: 5, scope: !165)
!176 = !DILocation(line: 71, column: 18, scope: !165)
!177 = !DILocation(line: 71, column: 35, scope: !165)
!178 = !DILocation(line: 71, column: 33, scope: !165)
!179 = !DILocation(line: 71, column: 24, scope: !165)
!180 = !DILocation(line: 71, column: 50, scope: !165)
!181 = !DILocation(line: 71, column: 81, scope: !165)
!182 = !DILocation(line: 71, column: 75, scope: !165)
!183 = !DILocation(line: 74, column: 11, scope: !165)
!184 = !DILocation(line: 74, column: 25, scope: !165)
!185 = !DILocation(line: 74, column: 63, scope: !165)
!186 = !DILocation(line: 74, column: 69, scope: !165)
!187 = !DILocation(line: 74, column: 53, scope: !165)
!188 = !DILocation(line: 74, column: 40, scope: !165)
!189 = !DILocation(line: 74, column: 38, scope: !165)
!190 = !DILocation(line: 74, column: 16, scope: !165)
!191 = !DILocation(line: 74, column: 23, scope: !165)
!192 = !DILocation(line: 75, column: 1, scope: !165)
!193 = distinct !DISubprogram(name: "carried_in_warp_order", scope: !7, file: !7, line: 76, type: !16, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!194 = !DILocation(line: 78, column: 5, scope: !193)
!195 = !DILocation(line: 78, column: 10, scope: !193)
!196 = !DILocation(line: 79, column: 46, scope: !193)
!197 = !DILocation(line: 79, column: 38, scope: !193)
!198 = !DILocation(line: 79, column: 15, scope: !193)
!199 = !DILocation(line: 80, column: 9, scope: !193)
!200 = !DILocation(line: 80, column: 14, scope: !193)
!201 = !DILocation(line: 80, column: 25, scope: !193)
!202 = !DILocation(line: 80, column: 20, scope: !193)
!203 = !DILocation(line: 80, column: 31, scope: !193)
!204 = !DILocation(line: 82, column: 5, scope: !193)
!205 = !DILocation(line: 86, column: 11, scope: !193)
!206 = !DILocation(line: 83, column: 16, scope: !193)
!207 = !DILocation(line: 86, column: 34, scope: !193)
!208 = !DILocation(line: 86, column: 32, scope: !193)
!209 = !DILocation(line: 86, column: 16, scope: !193)
!210 = !DILocation(line: 86, column: 23, scope: !193)
!211 = !DILocation(line: 87, column: 1, scope: !193)
!212 = distinct !DISubprogram(name: "no_syncwarp", scope: !7, file: !7, line: 91, type: !16, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!213 = !DILocation(line: 93, column: 5, scope: !212)
!214 = !DILocation(line: 93, column: 10, scope: !212)
!215 = !DILocation(line: 94, column: 27, scope: !212)
!216 = !DILocation(line: 94, column: 23, scope: !212)
!217 = !DILocation(line: 94, column: 15, scope: !212)
!218 = !DILocation(line: 94, column: 5, scope: !212)
!219 = !DILocation(line: 94, column: 13, scope: !212)
!220 = !DILocation(line: 95, column: 12, scope: !212)
!221 = !DILocation(line: 96, column: 11, scope: !212)
!222 = !DILocation(line: 96, column: 32, scope: !212)
!223 = !DILocation(line: 96, column: 25, scope: !212)
!224 = !DILocation(line: 96, column: 16, scope: !212)
!225 = !DILocation(line: 96, column: 23, scope: !212)
!226 = !DILocation(line: 97, column: 1, scope: !212)
!227 = distinct !DISubprogram(name: "no_syncwarp_at_shuffle", scope: !7, file: !7, line: 106, type: !16, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!228 = !DILocation(line: 106, column: 44, scope: !227)
!229 = !DILocation(line: 106, column: 55, scope: !227)
!230 = !DILocation(line: 106, column: 85, scope: !227)
!231 = distinct !DISubprogram(name: "no_syncwarp_at_vote", scope: !7, file: !7, line: 107, type: !16, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!232 = !DILocation(line: 107, column: 41, scope: !231)
!233 = !DILocation(line: 107, column: 70, scope: !231)
!234 = !DILocation(line: 107, column: 52, scope: !231)
!235 = !DILocation(line: 107, column: 79, scope: !231)
!236 = distinct !DISubprogram(name: "no_syncwarp_at_ballot", scope: !7, file: !7, line: 108, type: !16, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!237 = !DILocation(line: 108, column: 43, scope: !236)
!238 = !DILocation(line: 108, column: 75, scope: !236)
!239 = !DILocation(line: 108, column: 54, scope: !236)
!240 = !DILocation(line: 108, column: 82, scope: !236)
!241 = distinct !DISubprogram(name: "no_syncwarp_at_match", scope: !7, file: !7, line: 109, type: !16, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!242 = !DILocation(line: 109, column: 42, scope: !241)
!243 = !DILocation(line: 109, column: 53, scope: !241)
!244 = !DILocation(line: 109, column: 80, scope: !241)
!245 = distinct !DISubprogram(name: "no_syncwarp_at_reduction", scope: !7, file: !7, line: 110, type: !16, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!246 = !DILocation(line: 110, column: 46, scope: !245)
!247 = !DILocation(line: 110, column: 57, scope: !245)
!248 = !DILocation(line: 110, column: 85, scope: !245)
!249 = distinct !DISubprogram(name: "no_syncwarp_at_activemask", scope: !7, file: !7, line: 111, type: !16, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!250 = !DILocation(line: 111, column: 47, scope: !249)
!251 = !DILocation(line: 111, column: 59, scope: !249)
!252 = !DILocation(line: 111, column: 74, scope: !249)
!253 = !DILocation(line: 111, column: 56, scope: !249)
!254 = !DILocation(line: 111, column: 81, scope: !249)
!255 = distinct !DISubprogram(name: "no_syncwarp_at_shuffle_global", scope: !7, file: !7, line: 112, type: !16, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!256 = !DILocation(line: 113, column: 5, scope: !255)
!257 = !DILocation(line: 113, column: 10, scope: !255)
!258 = !DILocation(line: 114, column: 21, scope: !255)
!259 = !DILocation(line: 114, column: 13, scope: !255)
!260 = !DILocation(line: 115, column: 11, scope: !255)
!261 = !DILocation(line: 115, column: 26, scope: !255)
!262 = !DILocation(line: 115, column: 16, scope: !255)
!263 = !DILocation(line: 115, column: 24, scope: !255)
!264 = !DILocation(line: 116, column: 12, scope: !255)
!265 = !DILocation(line: 117, column: 9, scope: !255)
!266 = !DILocation(line: 118, column: 11, scope: !255)
!267 = !DILocation(line: 118, column: 32, scope: !255)
!268 = !DILocation(line: 118, column: 25, scope: !255)
!269 = !DILocation(line: 118, column: 38, scope: !255)
!270 = !DILocation(line: 118, column: 16, scope: !255)
!271 = !DILocation(line: 118, column: 23, scope: !255)
!272 = !DILocation(line: 119, column: 1, scope: !255)
!273 = distinct !DISubprogram(name: "no_syncwarp_before_store", scope: !7, file: !7, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!274 = !DILocation(line: 123, column: 5, scope: !273)
!275 = !DILocation(line: 123, column: 10, scope: !273)
!276 = !DILocation(line: 124, column: 21, scope: !273)
!277 = !DILocation(line: 124, column: 13, scope: !273)
!278 = !DILocation(line: 125, column: 5, scope: !273)
!279 = !DILocation(line: 125, column: 13, scope: !273)
!280 = !DILocation(line: 126, column: 5, scope: !273)
!281 = !DILocation(line: 127, column: 15, scope: !273)
!282 = !DILocation(line: 127, column: 20, scope: !273)
!283 = !DILocation(line: 127, column: 10, scope: !273)
!284 = !DILocation(line: 127, column: 7, scope: !273)
!285 = !DILocation(line: 128, column: 12, scope: !273)
!286 = !DILocation(line: 129, column: 15, scope: !273)
!287 = !DILocation(line: 129, column: 13, scope: !273)
!288 = !DILocation(line: 130, column: 5, scope: !273)
!289 = !DILocation(line: 131, column: 11, scope: !273)
!290 = !DILocation(line: 131, column: 32, scope: !273)
!291 = !DILocation(line: 131, column: 25, scope: !273)
!292 = !DILocation(line: 131, column: 16, scope: !273)
!293 = !DILocation(line: 131, column: 23, scope: !273)
!294 = !DILocation(line: 132, column: 1, scope: !273)
!295 = distinct !DISubprogram(name: "no_syncwarp_for_leader", scope: !7, file: !7, line: 134, type: !16, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!296 = !DILocation(line: 136, column: 5, scope: !295)
!297 = !DILocation(line: 136, column: 10, scope: !295)
!298 = !DILocation(line: 137, column: 9, scope: !295)
!299 = !DILocation(line: 137, column: 14, scope: !295)
!300 = !DILocation(line: 137, column: 35, scope: !295)
!301 = !DILocation(line: 137, column: 47, scope: !295)
!302 = !DILocation(line: 137, column: 43, scope: !295)
!303 = !DILocation(line: 137, column: 27, scope: !295)
!304 = !DILocation(line: 137, column: 20, scope: !295)
!305 = !DILocation(line: 137, column: 33, scope: !295)
!306 = !DILocation(line: 138, column: 12, scope: !295)
!307 = !DILocation(line: 139, column: 11, scope: !295)
!308 = !DILocation(line: 139, column: 32, scope: !295)
!309 = !DILocation(line: 139, column: 25, scope: !295)
!310 = !DILocation(line: 139, column: 40, scope: !295)
!311 = !DILocation(line: 139, column: 38, scope: !295)
!312 = !DILocation(line: 139, column: 16, scope: !295)
!313 = !DILocation(line: 139, column: 23, scope: !295)
!314 = !DILocation(line: 140, column: 1, scope: !295)
!315 = distinct !DISubprogram(name: "syncwarp_of_halves", scope: !7, file: !7, line: 142, type: !16, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!316 = !DILocation(line: 144, column: 5, scope: !315)
!317 = !DILocation(line: 144, column: 10, scope: !315)
!318 = !DILocation(line: 145, column: 27, scope: !315)
!319 = !DILocation(line: 145, column: 23, scope: !315)
!320 = !DILocation(line: 145, column: 15, scope: !315)
!321 = !DILocation(line: 145, column: 5, scope: !315)
!322 = !DILocation(line: 145, column: 13, scope: !315)
!323 = !DILocation(line: 146, column: 12, scope: !315)
!324 = !DILocation(line: 147, column: 11, scope: !315)
!325 = !DILocation(line: 147, column: 32, scope: !315)
!326 = !DILocation(line: 147, column: 25, scope: !315)
!327 = !DILocation(line: 147, column: 16, scope: !315)
!328 = !DILocation(line: 147, column: 23, scope: !315)
!329 = !DILocation(line: 148, column: 1, scope: !315)
!330 = distinct !DISubprogram(name: "fence_for_syncwarp", scope: !7, file: !7, line: 150, type: !16, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!331 = !DILocation(line: 152, column: 5, scope: !330)
!332 = !DILocation(line: 152, column: 10, scope: !330)
!333 = !DILocation(line: 153, column: 27, scope: !330)
!334 = !DILocation(line: 153, column: 23, scope: !330)
!335 = !DILocation(line: 153, column: 15, scope: !330)
!336 = !DILocation(line: 153, column: 5, scope: !330)
!337 = !DILocation(line: 153, column: 13, scope: !330)
!338 = !DILocation(line: 154, column: 12, scope: !330)
!339 = !DILocation(line: 155, column: 11, scope: !330)
!340 = !DILocation(line: 155, column: 32, scope: !330)
!341 = !DILocation(line: 155, column: 25, scope: !330)
!342 = !DILocation(line: 155, column: 16, scope: !330)
!343 = !DILocation(line: 155, column: 23, scope: !330)
!344 = !DILocation(line: 156, column: 1, scope: !330)
!345 = distinct !DISubprogram(name: "warp_sum", scope: !7, file: !7, line: 158, type: !16, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!346 = !DILocation(line: 160, column: 5, scope: !345)
!347 = !DILocation(line: 160, column: 10, scope: !345)
!348 = !DILocation(line: 161, column: 23, scope: !345)
!349 = !DILocation(line: 161, column: 15, scope: !345)
!350 = !DILocation(line: 161, column: 5, scope: !345)
!351 = !DILocation(line: 161, column: 13, scope: !345)
!352 = !DILocation(line: 162, column: 12, scope: !345)
!353 = !DILocation(line: 163, column: 10, scope: !345)
!354 = !DILocation(line: 163, column: 5, scope: !345)
!355 = !DILocation(line: 167, column: 9, scope: !345)
!356 = !DILocation(line: 167, column: 14, scope: !345)
!357 = !DILocation(line: 164, column: 18, scope: !345)
!358 = !DILocation(line: 164, column: 47, scope: !345)
!359 = !DILocation(line: 164, column: 40, scope: !345)
!360 = !DILocation(line: 164, column: 37, scope: !345)
!361 = !DILocation(line: 164, column: 29, scope: !345)
!362 = !DILocation(line: 165, column: 16, scope: !345)
!363 = !DILocation(line: 163, column: 31, scope: !345)
!364 = !DILocation(line: 163, column: 24, scope: !345)
!365 = distinct !{!365, !354, !366, !48, !49}
!366 = !DILocation(line: 166, column: 5, scope: !345)
!367 = !DILocation(line: 167, column: 51, scope: !345)
!368 = !DILocation(line: 167, column: 37, scope: !345)
!369 = !DILocation(line: 167, column: 43, scope: !345)
!370 = !DILocation(line: 167, column: 41, scope: !345)
!371 = !DILocation(line: 167, column: 21, scope: !345)
!372 = !DILocation(line: 167, column: 49, scope: !345)
!373 = !DILocation(line: 168, column: 5, scope: !345)
!374 = !DILocation(line: 169, column: 11, scope: !345)
!375 = !DILocation(line: 169, column: 25, scope: !345)
!376 = !DILocation(line: 169, column: 49, scope: !345)
!377 = !DILocation(line: 169, column: 55, scope: !345)
!378 = !DILocation(line: 169, column: 53, scope: !345)
!379 = !DILocation(line: 169, column: 33, scope: !345)
!380 = !DILocation(line: 169, column: 31, scope: !345)
!381 = !DILocation(line: 169, column: 16, scope: !345)
!382 = !DILocation(line: 169, column: 23, scope: !345)
!383 = !DILocation(line: 170, column: 1, scope: !345)
!384 = distinct !DISubprogram(name: "warp_sum_volatile", scope: !7, file: !7, line: 171, type: !16, scopeLine: 171, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!385 = !DILocation(line: 173, column: 5, scope: !384)
!386 = !DILocation(line: 173, column: 10, scope: !384)
!387 = !DILocation(line: 174, column: 28, scope: !384)
!388 = !DILocation(line: 174, column: 20, scope: !384)
!389 = !DILocation(line: 174, column: 5, scope: !384)
!390 = !DILocation(line: 175, column: 12, scope: !384)
!391 = !DILocation(line: 176, column: 10, scope: !384)
!392 = !DILocation(line: 176, column: 5, scope: !384)
!393 = !DILocation(line: 180, column: 9, scope: !384)
!394 = !DILocation(line: 180, column: 14, scope: !384)
!395 = !DILocation(line: 177, column: 18, scope: !384)
!396 = !DILocation(line: 177, column: 44, scope: !384)
!397 = !DILocation(line: 177, column: 61, scope: !384)
!398 = !DILocation(line: 177, column: 59, scope: !384)
!399 = !DILocation(line: 177, column: 29, scope: !384)
!400 = !DILocation(line: 178, column: 16, scope: !384)
!401 = !DILocation(line: 176, column: 31, scope: !384)
!402 = !DILocation(line: 176, column: 24, scope: !384)
!403 = distinct !{!403, !392, !404, !48, !49}
!404 = !DILocation(line: 179, column: 5, scope: !384)
!405 = !DILocation(line: 180, column: 51, scope: !384)
!406 = !DILocation(line: 180, column: 37, scope: !384)
!407 = !DILocation(line: 180, column: 43, scope: !384)
!408 = !DILocation(line: 180, column: 41, scope: !384)
!409 = !DILocation(line: 180, column: 21, scope: !384)
!410 = !DILocation(line: 180, column: 49, scope: !384)
!411 = !DILocation(line: 181, column: 5, scope: !384)
!412 = !DILocation(line: 182, column: 11, scope: !384)
!413 = !DILocation(line: 182, column: 25, scope: !384)
!414 = !DILocation(line: 182, column: 49, scope: !384)
!415 = !DILocation(line: 182, column: 55, scope: !384)
!416 = !DILocation(line: 182, column: 53, scope: !384)
!417 = !DILocation(line: 182, column: 33, scope: !384)
!418 = !DILocation(line: 182, column: 31, scope: !384)
!419 = !DILocation(line: 182, column: 16, scope: !384)
!420 = !DILocation(line: 182, column: 23, scope: !384)
!421 = !DILocation(line: 183, column: 1, scope: !384)
!422 = distinct !DISubprogram(name: "volatile_adds_of_lanes", scope: !7, file: !7, line: 185, type: !16, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!423 = !DILocation(line: 187, column: 5, scope: !422)
!424 = !DILocation(line: 187, column: 10, scope: !422)
!425 = !DILocation(line: 188, column: 11, scope: !422)
!426 = !DILocation(line: 188, column: 23, scope: !422)
!427 = !DILocation(line: 188, column: 17, scope: !422)
!428 = !DILocation(line: 189, column: 5, scope: !422)
!429 = !DILocation(line: 190, column: 15, scope: !422)
!430 = !DILocation(line: 190, column: 18, scope: !422)
!431 = !DILocation(line: 190, column: 24, scope: !422)
!432 = !DILocation(line: 190, column: 36, scope: !422)
!433 = !DILocation(line: 191, column: 5, scope: !422)
!434 = !DILocation(line: 192, column: 11, scope: !422)
!435 = !DILocation(line: 192, column: 25, scope: !422)
!436 = !DILocation(line: 192, column: 16, scope: !422)
!437 = !DILocation(line: 192, column: 23, scope: !422)
!438 = !DILocation(line: 193, column: 1, scope: !422)
!439 = distinct !DISubprogram(name: "volatile_adds_of_warps", scope: !7, file: !7, line: 194, type: !16, scopeLine: 194, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!440 = !DILocation(line: 196, column: 5, scope: !439)
!441 = !DILocation(line: 196, column: 10, scope: !439)
!442 = !DILocation(line: 197, column: 11, scope: !439)
!443 = !DILocation(line: 197, column: 23, scope: !439)
!444 = !DILocation(line: 197, column: 17, scope: !439)
!445 = !DILocation(line: 198, column: 5, scope: !439)
!446 = !DILocation(line: 199, column: 49, scope: !439)
!447 = !DILocation(line: 199, column: 52, scope: !439)
!448 = !DILocation(line: 199, column: 58, scope: !439)
!449 = !DILocation(line: 0, scope: !439)
!450 = !DILocation(line: 199, column: 24, scope: !439)
!451 = !DILocation(line: 200, column: 9, scope: !439)
!452 = !DILocation(line: 200, column: 14, scope: !439)
!453 = !DILocation(line: 199, column: 17, scope: !439)
!454 = !DILocation(line: 200, column: 27, scope: !439)
!455 = !DILocation(line: 201, column: 5, scope: !439)
!456 = !DILocation(line: 202, column: 11, scope: !439)
!457 = !DILocation(line: 202, column: 25, scope: !439)
!458 = !DILocation(line: 202, column: 16, scope: !439)
!459 = !DILocation(line: 202, column: 23, scope: !439)
!460 = !DILocation(line: 203, column: 1, scope: !439)
!461 = distinct !DISubprogram(name: "volatile_adds_of_blocks", scope: !7, file: !7, line: 204, type: !16, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!462 = !DILocation(line: 205, column: 5, scope: !461)
!463 = !DILocation(line: 205, column: 10, scope: !461)
!464 = !DILocation(line: 206, column: 46, scope: !461)
!465 = !DILocation(line: 206, column: 52, scope: !461)
!466 = !DILocation(line: 0, scope: !461)
!467 = !DILocation(line: 206, column: 17, scope: !461)
!468 = !DILocation(line: 207, column: 11, scope: !461)
!469 = !DILocation(line: 207, column: 24, scope: !461)
!470 = !DILocation(line: 208, column: 1, scope: !461)
!471 = distinct !DISubprogram(name: "table_of_all_blocks", scope: !7, file: !7, line: 211, type: !16, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!472 = !DILocation(line: 212, column: 5, scope: !471)
!473 = !DILocation(line: 212, column: 10, scope: !471)
!474 = !DILocation(line: 213, column: 43, scope: !471)
!475 = !DILocation(line: 213, column: 30, scope: !471)
!476 = !DILocation(line: 214, column: 11, scope: !471)
!477 = !DILocation(line: 214, column: 27, scope: !471)
!478 = !DILocation(line: 214, column: 16, scope: !471)
!479 = !DILocation(line: 214, column: 25, scope: !471)
!480 = !DILocation(line: 215, column: 5, scope: !471)
!481 = !DILocation(line: 216, column: 11, scope: !471)
!482 = !DILocation(line: 216, column: 31, scope: !471)
!483 = !DILocation(line: 216, column: 37, scope: !471)
!484 = !DILocation(line: 216, column: 25, scope: !471)
!485 = !DILocation(line: 216, column: 16, scope: !471)
!486 = !DILocation(line: 216, column: 23, scope: !471)
!487 = !DILocation(line: 217, column: 1, scope: !471)
!488 = distinct !DISubprogram(name: "flag_stored_plainly", scope: !7, file: !7, line: 218, type: !16, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!489 = !DILocation(line: 219, column: 5, scope: !488)
!490 = !DILocation(line: 219, column: 10, scope: !488)
!491 = !DILocation(line: 221, column: 9, scope: !488)
!492 = !DILocation(line: 221, column: 15, scope: !488)
!493 = !DILocation(line: 0, scope: !488)
!494 = !DILocation(line: 222, column: 16, scope: !488)
!495 = !DILocation(line: 224, column: 19, scope: !488)
!496 = !DILocation(line: 224, column: 9, scope: !488)
!497 = !DILocation(line: 224, column: 17, scope: !488)
!498 = !DILocation(line: 225, column: 18, scope: !488)
!499 = !DILocation(line: 225, column: 14, scope: !488)
!500 = !DILocation(line: 225, column: 5, scope: !488)
!501 = !DILocation(line: 225, column: 12, scope: !488)
!502 = !DILocation(line: 226, column: 1, scope: !488)
!503 = distinct !DISubprogram(name: "stored_without_asking", scope: !7, file: !7, line: 227, type: !16, scopeLine: 227, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!504 = !DILocation(line: 228, column: 5, scope: !503)
!505 = !DILocation(line: 228, column: 10, scope: !503)
!506 = !DILocation(line: 230, column: 13, scope: !503)
!507 = !DILocation(line: 230, column: 36, scope: !503)
!508 = !DILocation(line: 230, column: 42, scope: !503)
!509 = !DILocation(line: 230, column: 28, scope: !503)
!510 = !DILocation(line: 231, column: 18, scope: !503)
!511 = !DILocation(line: 231, column: 33, scope: !503)
!512 = !DILocation(line: 231, column: 31, scope: !503)
!513 = !DILocation(line: 231, column: 23, scope: !503)
!514 = !DILocation(line: 232, column: 14, scope: !503)
!515 = !DILocation(line: 232, column: 20, scope: !503)
!516 = !DILocation(line: 232, column: 5, scope: !503)
!517 = !DILocation(line: 232, column: 12, scope: !503)
!518 = !DILocation(line: 233, column: 1, scope: !503)
!519 = distinct !DISubprogram(name: "written_back_with_neighbours", scope: !7, file: !7, line: 234, type: !16, scopeLine: 234, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!520 = !DILocation(line: 235, column: 5, scope: !519)
!521 = !DILocation(line: 235, column: 10, scope: !519)
!522 = !DILocation(line: 236, column: 28, scope: !519)
!523 = !DILocation(line: 236, column: 38, scope: !519)
!524 = !DILocation(line: 236, column: 33, scope: !519)
!525 = !DILocation(line: 237, column: 15, scope: !519)
!526 = !DILocation(line: 237, column: 19, scope: !519)
!527 = !DILocation(line: 237, column: 33, scope: !519)
!528 = !DILocation(line: 237, column: 47, scope: !519)
!529 = !DILocation(line: 237, column: 38, scope: !519)
!530 = !DILocation(line: 238, column: 18, scope: !519)
!531 = !DILocation(line: 238, column: 16, scope: !519)
!532 = !DILocation(line: 238, scope: !519)
!533 = !DILocation(line: 238, column: 32, scope: !519)
!534 = !DILocation(line: 238, column: 23, scope: !519)
!535 = !DILocation(line: 0, scope: !519)
!536 = !DILocation(line: 241, column: 1, scope: !519)
!537 = distinct !DISubprogram(name: "read_and_masked_out", scope: !7, file: !7, line: 243, type: !16, scopeLine: 243, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!538 = !DILocation(line: 245, column: 5, scope: !537)
!539 = !DILocation(line: 245, column: 10, scope: !537)
!540 = !DILocation(line: 247, column: 5, scope: !537)
!541 = !{i64 8849}
!542 = !DILocation(line: 248, column: 15, scope: !537)
!543 = !DILocation(line: 248, column: 23, scope: !537)
!544 = !DILocation(line: 248, column: 5, scope: !537)
!545 = !DILocation(line: 248, column: 13, scope: !537)
!546 = !DILocation(line: 249, column: 12, scope: !537)
!547 = !DILocation(line: 250, column: 11, scope: !537)
!548 = !DILocation(line: 250, column: 29, scope: !537)
!549 = !DILocation(line: 250, column: 25, scope: !537)
!550 = !DILocation(line: 250, column: 49, scope: !537)
!551 = !DILocation(line: 250, column: 41, scope: !537)
!552 = !DILocation(line: 250, column: 54, scope: !537)
!553 = !DILocation(line: 250, column: 38, scope: !537)
!554 = !DILocation(line: 250, column: 16, scope: !537)
!555 = !DILocation(line: 250, column: 23, scope: !537)
!556 = !DILocation(line: 251, column: 1, scope: !537)
!557 = distinct !DISubprogram(name: "number_of_the_hardware", scope: !7, file: !7, line: 253, type: !16, scopeLine: 253, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!558 = !DILocation(line: 254, column: 5, scope: !557)
!559 = !DILocation(line: 254, column: 10, scope: !557)
!560 = !DILocation(line: 256, column: 24, scope: !557)
!561 = !DILocation(line: 256, column: 36, scope: !557)
!562 = !DILocation(line: 256, column: 29, scope: !557)
!563 = !DILocation(line: 256, column: 43, scope: !557)
!564 = !DILocation(line: 256, column: 41, scope: !557)
!565 = !DILocation(line: 257, column: 11, scope: !557)
!566 = !DILocation(line: 255, column: 23, scope: !557)
!567 = !DILocation(line: 257, column: 29, scope: !557)
!568 = !DILocation(line: 257, column: 25, scope: !557)
!569 = !DILocation(line: 257, column: 36, scope: !557)
!570 = !DILocation(line: 257, column: 16, scope: !557)
!571 = !DILocation(line: 257, column: 23, scope: !557)
!572 = !DILocation(line: 258, column: 1, scope: !557)
