; Made from barriers.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ18two_warps_for_fourE4held = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ18one_number_for_twoE4held = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ14reader_arrivesE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ10all_arriveE4sums = internal unnamed_addr addrspace(3) global [4 x i32] undef, align 4
@_ZZ21barrier_of_half_warpsE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ21barrier_of_even_lanesE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ16barrier_in_turnsE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ20syncwarp_for_barrierE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ19shuffle_for_barrierE4sums = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4
@_ZZ16vote_for_barrierE5found = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4
@_ZZ17fence_for_barrierE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ15count_too_smallE4held = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ13count_of_halfE4held = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ23count_of_no_whole_warpsE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ25reads_without_taking_partE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ21overwritten_too_earlyE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ28queue_without_second_barrierE4task = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ22buffer_not_handed_backE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @two_warps_for_four(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp slt i32 %10, %4, !dbg !19
  br i1 %11, label %12, label %17, !dbg !19

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !19
  %13 = sext i32 %10 to i64, !dbg !20
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !20
  %15 = load i32, ptr %14, align 4, !dbg !20, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !21
  br label %17, !dbg !22

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !22
  %19 = zext nneg i32 %9 to i64, !dbg !23
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18two_warps_for_fourE4held to ptr), i64 %19, !dbg !23
  store i32 %18, ptr %20, align 4, !dbg !24, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  br i1 %11, label %21, label %28, !dbg !26

21:                                               ; preds = %17
  %22 = xor i32 %9, 64, !dbg !27
  %23 = zext nneg i32 %22 to i64, !dbg !28
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18two_warps_for_fourE4held to ptr), i64 %23, !dbg !28
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
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #6, !dbg !37
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
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !56, !srcloc !57
  %13 = add nuw nsw i32 %4, 1, !dbg !58
  %14 = icmp eq i32 %13, 6, !dbg !59
  br i1 %14, label %2, label %3, !dbg !48, !llvm.loop !60
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @two_warps_for_four_global(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !62 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !63
  %8 = mul i32 %6, %7, !dbg !63
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %10 = add i32 %8, %9, !dbg !63
  %11 = icmp slt i32 %10, %4, !dbg !64
  br i1 %11, label %12, label %18, !dbg !64

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !64
  %13 = sext i32 %10 to i64, !dbg !65
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !65
  %15 = load i32, ptr %14, align 4, !dbg !65, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !66
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !67
  store i32 %16, ptr %17, align 4, !dbg !68, !tbaa !10
  br label %18, !dbg !67

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  br i1 %11, label %19, label %28, !dbg !70

19:                                               ; preds = %18
  %20 = icmp samesign ugt i32 %9, 31, !dbg !71
  %21 = add nsw i32 %10, -32, !dbg !72
  %22 = select i1 %20, i32 %21, i32 %10, !dbg !72
  %23 = sext i32 %22 to i64, !dbg !73
  %24 = getelementptr inbounds i32, ptr %2, i64 %23, !dbg !73
  %25 = load i32, ptr %24, align 4, !dbg !73, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !74
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !74
  store i32 %25, ptr %27, align 4, !dbg !75, !tbaa !10
  br label %28, !dbg !74

28:                                               ; preds = %19, %18
  ret void, !dbg !76
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @one_number_for_two(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !77 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !78
  %8 = mul i32 %6, %7, !dbg !78
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !78
  %10 = add i32 %8, %9, !dbg !78
  %11 = icmp slt i32 %10, %4, !dbg !79
  br i1 %11, label %12, label %17, !dbg !79

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !79
  %13 = sext i32 %10 to i64, !dbg !80
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !80
  %15 = load i32, ptr %14, align 4, !dbg !80, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !81
  br label %17, !dbg !82

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !82
  %19 = zext nneg i32 %9 to i64, !dbg !83
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18one_number_for_twoE4held to ptr), i64 %19, !dbg !83
  store i32 %18, ptr %20, align 4, !dbg !84, !tbaa !10
  %21 = lshr i32 %9, 6, !dbg !85
  %22 = add nuw nsw i32 %21, 1, !dbg !86
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef %22, i32 noundef 64) #6, !dbg !87
  br i1 %11, label %23, label %30, !dbg !88

23:                                               ; preds = %17
  %24 = xor i32 %9, 32, !dbg !89
  %25 = zext nneg i32 %24 to i64, !dbg !90
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18one_number_for_twoE4held to ptr), i64 %25, !dbg !90
  %27 = load i32, ptr %26, align 4, !dbg !90, !tbaa !10
  %28 = sext i32 %10 to i64, !dbg !91
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !91
  store i32 %27, ptr %29, align 4, !dbg !92, !tbaa !10
  br label %30, !dbg !91

30:                                               ; preds = %23, %17
  ret void, !dbg !93
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reader_arrives(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !94 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !95
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !95
  %8 = mul i32 %6, %7, !dbg !95
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95
  %10 = add i32 %8, %9, !dbg !95
  %11 = icmp slt i32 %10, %4, !dbg !96
  br i1 %11, label %12, label %13, !dbg !96

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !96
  br label %13, !dbg !96

13:                                               ; preds = %12, %5
  %14 = icmp samesign ult i32 %9, 64, !dbg !97
  br i1 %14, label %15, label %28, !dbg !97

15:                                               ; preds = %13
  br i1 %11, label %16, label %21, !dbg !98

16:                                               ; preds = %15
  %17 = sext i32 %10 to i64, !dbg !99
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !99
  %19 = load i32, ptr %18, align 4, !dbg !99, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #6, !dbg !100
  br label %21, !dbg !98

21:                                               ; preds = %15, %16
  %22 = phi i32 [ %20, %16 ], [ 0, %15 ], !dbg !98
  %23 = zext nneg i32 %9 to i64, !dbg !101
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reader_arrivesE4held to ptr), i64 %23, !dbg !101
  store i32 %22, ptr %24, align 4, !dbg !102, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #6, !dbg !103
  br i1 %11, label %25, label %39, !dbg !104

25:                                               ; preds = %21
  %26 = sext i32 %10 to i64, !dbg !105
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !105
  br label %34, !dbg !106

28:                                               ; preds = %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #6, !dbg !107
  br i1 %11, label %29, label %39, !dbg !108

29:                                               ; preds = %28
  %30 = zext nneg i32 %9 to i64, !dbg !109
  %31 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reader_arrivesE4held to ptr), i64 %30, !dbg !109
  %32 = getelementptr i8, ptr %31, i64 -256, !dbg !109
  %33 = sext i32 %10 to i64, !dbg !110
  br label %34, !dbg !110

34:                                               ; preds = %25, %29
  %35 = phi i64 [ %33, %29 ], [ %26, %25 ]
  %36 = phi ptr [ %32, %29 ], [ %27, %25 ]
  %37 = load i32, ptr %36, align 4, !dbg !111, !tbaa !10
  %38 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !111
  store i32 %37, ptr %38, align 4, !dbg !111, !tbaa !10
  br label %39, !dbg !112

39:                                               ; preds = %34, %28, %21
  ret void, !dbg !112
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @all_arrive(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !113 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !114
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114
  %8 = mul i32 %6, %7, !dbg !114
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114
  %10 = add i32 %8, %9, !dbg !114
  %11 = icmp slt i32 %10, %4, !dbg !115
  br i1 %11, label %12, label %16, !dbg !115

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !115
  %13 = sext i32 %10 to i64, !dbg !116
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !116
  %15 = load i32, ptr %14, align 4, !dbg !116, !tbaa !10
  br label %16, !dbg !117

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !117
  %18 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %17, i32 -1), !dbg !118
  %19 = and i32 %9, 31, !dbg !119
  %20 = icmp eq i32 %19, 0, !dbg !120
  br i1 %20, label %21, label %25, !dbg !120

21:                                               ; preds = %16
  %22 = lshr exact i32 %9, 5, !dbg !121
  %23 = zext nneg i32 %22 to i64, !dbg !122
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10all_arriveE4sums to ptr), i64 %23, !dbg !122
  store i32 %18, ptr %24, align 4, !dbg !123, !tbaa !10
  br label %25, !dbg !122

25:                                               ; preds = %21, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #6, !dbg !124
  br i1 %11, label %26, label %40, !dbg !125

26:                                               ; preds = %25
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10all_arriveE4sums to ptr), align 4, !dbg !126, !tbaa !10
  %28 = icmp samesign ult i32 %9, 32, !dbg !127
  br i1 %28, label %35, label %29, !dbg !127

29:                                               ; preds = %26
  %30 = lshr i32 %9, 5, !dbg !128
  %31 = zext nneg i32 %30 to i64, !dbg !129
  %32 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10all_arriveE4sums to ptr), i64 %31, !dbg !129
  %33 = getelementptr i8, ptr %32, i64 -4, !dbg !129
  %34 = load i32, ptr %33, align 4, !dbg !129, !tbaa !10
  br label %35, !dbg !127

35:                                               ; preds = %26, %29
  %36 = phi i32 [ %34, %29 ], [ 0, %26 ], !dbg !127
  %37 = add nsw i32 %36, %27, !dbg !130
  %38 = sext i32 %10 to i64, !dbg !131
  %39 = getelementptr inbounds i32, ptr %1, i64 %38, !dbg !131
  store i32 %37, ptr %39, align 4, !dbg !132, !tbaa !10
  br label %40, !dbg !131

40:                                               ; preds = %35, %25
  ret void, !dbg !133
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_of_half_warps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !134 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !135
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !135
  %8 = mul i32 %6, %7, !dbg !135
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !135
  %10 = add i32 %8, %9, !dbg !135
  %11 = icmp slt i32 %10, %4, !dbg !136
  br i1 %11, label %12, label %17, !dbg !136

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !136
  %13 = sext i32 %10 to i64, !dbg !137
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !137
  %15 = load i32, ptr %14, align 4, !dbg !137, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !138
  br label %17, !dbg !139

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !139
  %19 = zext nneg i32 %9 to i64, !dbg !140
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21barrier_of_half_warpsE4held to ptr), i64 %19, !dbg !140
  store i32 %18, ptr %20, align 4, !dbg !141, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !142
  %21 = and i32 %9, 16, !dbg !143
  %22 = icmp eq i32 %21, 0, !dbg !144
  br i1 %22, label %23, label %29, !dbg !144

23:                                               ; preds = %17
  %24 = xor i32 %9, 32, !dbg !145
  %25 = zext nneg i32 %24 to i64, !dbg !146
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21barrier_of_half_warpsE4held to ptr), i64 %25, !dbg !146
  %27 = load i32, ptr %26, align 4, !dbg !146, !tbaa !10
  %28 = add nsw i32 %27, %18, !dbg !147
  br label %29, !dbg !148

29:                                               ; preds = %23, %17
  %30 = phi i32 [ %28, %23 ], [ %18, %17 ], !dbg !149
  br i1 %11, label %31, label %34, !dbg !150

31:                                               ; preds = %29
  %32 = sext i32 %10 to i64, !dbg !151
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !151
  store i32 %30, ptr %33, align 4, !dbg !152, !tbaa !10
  br label %34, !dbg !151

34:                                               ; preds = %31, %29
  ret void, !dbg !153
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_of_even_lanes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !154 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !155
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !155
  %8 = mul i32 %6, %7, !dbg !155
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !155
  %10 = add i32 %8, %9, !dbg !155
  %11 = icmp slt i32 %10, %4, !dbg !156
  br i1 %11, label %12, label %17, !dbg !156

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !156
  %13 = sext i32 %10 to i64, !dbg !157
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !157
  %15 = load i32, ptr %14, align 4, !dbg !157, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !158
  br label %17, !dbg !159

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !159
  %19 = zext nneg i32 %9 to i64, !dbg !160
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21barrier_of_even_lanesE4held to ptr), i64 %19, !dbg !160
  store i32 %18, ptr %20, align 4, !dbg !161, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !162
  %21 = and i32 %9, 1, !dbg !163
  %22 = icmp eq i32 %21, 0, !dbg !164
  br i1 %22, label %23, label %29, !dbg !165

23:                                               ; preds = %17
  %24 = xor i32 %9, 32, !dbg !166
  %25 = zext nneg i32 %24 to i64, !dbg !167
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21barrier_of_even_lanesE4held to ptr), i64 %25, !dbg !167
  %27 = load i32, ptr %26, align 4, !dbg !167, !tbaa !10
  %28 = add nsw i32 %27, %18, !dbg !168
  br label %29, !dbg !169

29:                                               ; preds = %23, %17
  %30 = phi i32 [ %18, %17 ], [ %28, %23 ], !dbg !170
  br i1 %11, label %31, label %34, !dbg !171

31:                                               ; preds = %29
  %32 = sext i32 %10 to i64, !dbg !172
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !172
  store i32 %30, ptr %33, align 4, !dbg !173, !tbaa !10
  br label %34, !dbg !172

34:                                               ; preds = %31, %29
  ret void, !dbg !174
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_in_turns(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !175 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !176
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !176
  %8 = mul i32 %6, %7, !dbg !176
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !176
  %10 = add i32 %8, %9, !dbg !176
  %11 = icmp slt i32 %10, %4, !dbg !177
  br i1 %11, label %12, label %17, !dbg !177

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !177
  %13 = sext i32 %10 to i64, !dbg !178
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !178
  %15 = load i32, ptr %14, align 4, !dbg !178, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !179
  br label %17, !dbg !180

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !180
  %19 = zext nneg i32 %9 to i64, !dbg !181
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16barrier_in_turnsE4held to ptr), i64 %19, !dbg !181
  store i32 %18, ptr %20, align 4, !dbg !182, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !183
  br i1 %11, label %21, label %28, !dbg !184

21:                                               ; preds = %17
  %22 = xor i32 %9, 32, !dbg !185
  %23 = zext nneg i32 %22 to i64, !dbg !186
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16barrier_in_turnsE4held to ptr), i64 %23, !dbg !186
  %25 = load i32, ptr %24, align 4, !dbg !186, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !187
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !187
  store i32 %25, ptr %27, align 4, !dbg !188, !tbaa !10
  br label %28, !dbg !187

28:                                               ; preds = %21, %17
  ret void, !dbg !189
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @syncwarp_for_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !190 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !191
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !191
  %8 = mul i32 %6, %7, !dbg !191
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !191
  %10 = add i32 %8, %9, !dbg !191
  %11 = icmp slt i32 %10, %4, !dbg !192
  br i1 %11, label %12, label %17, !dbg !192

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !192
  %13 = sext i32 %10 to i64, !dbg !193
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !193
  %15 = load i32, ptr %14, align 4, !dbg !193, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !194
  br label %17, !dbg !195

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !195
  %19 = zext nneg i32 %9 to i64, !dbg !196
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20syncwarp_for_barrierE4held to ptr), i64 %19, !dbg !196
  store i32 %18, ptr %20, align 4, !dbg !197, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !198
  br i1 %11, label %21, label %31, !dbg !199

21:                                               ; preds = %17
  %22 = icmp samesign ugt i32 %9, 31, !dbg !200
  %23 = add nsw i32 %9, -32, !dbg !201
  %24 = xor i32 %9, 1, !dbg !201
  %25 = select i1 %22, i32 %23, i32 %24, !dbg !201
  %26 = sext i32 %25 to i64, !dbg !202
  %27 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20syncwarp_for_barrierE4held to ptr), i64 %26, !dbg !202
  %28 = load i32, ptr %27, align 4, !dbg !202, !tbaa !10
  %29 = sext i32 %10 to i64, !dbg !203
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !203
  store i32 %28, ptr %30, align 4, !dbg !204, !tbaa !10
  br label %31, !dbg !203

31:                                               ; preds = %21, %17
  ret void, !dbg !205
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @syncwarp_for_barrier_global(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !206 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !207
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !207
  %8 = mul i32 %6, %7, !dbg !207
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !207
  %10 = add i32 %8, %9, !dbg !207
  %11 = icmp slt i32 %10, %4, !dbg !208
  br i1 %11, label %12, label %18, !dbg !208

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !208
  %13 = sext i32 %10 to i64, !dbg !209
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !209
  %15 = load i32, ptr %14, align 4, !dbg !209, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !210
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !211
  store i32 %16, ptr %17, align 4, !dbg !212, !tbaa !10
  br label %18, !dbg !211

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !213
  br i1 %11, label %19, label %27, !dbg !214

19:                                               ; preds = %18
  %20 = lshr i32 %9, 2, !dbg !215
  %21 = add nsw i32 %8, %20, !dbg !216
  %22 = sext i32 %21 to i64, !dbg !217
  %23 = getelementptr inbounds i32, ptr %2, i64 %22, !dbg !217
  %24 = load i32, ptr %23, align 4, !dbg !217, !tbaa !10
  %25 = sext i32 %10 to i64, !dbg !218
  %26 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !218
  store i32 %24, ptr %26, align 4, !dbg !219, !tbaa !10
  br label %27, !dbg !218

27:                                               ; preds = %19, %18
  ret void, !dbg !220
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shuffle_for_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !221 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !222
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !222
  %8 = mul i32 %6, %7, !dbg !222
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !222
  %10 = add i32 %8, %9, !dbg !222
  %11 = icmp slt i32 %10, %4, !dbg !223
  br i1 %11, label %12, label %16, !dbg !223

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !223
  %13 = sext i32 %10 to i64, !dbg !224
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !224
  %15 = load i32, ptr %14, align 4, !dbg !224, !tbaa !10
  br label %16, !dbg !225

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ]
  br label %21, !dbg !226

18:                                               ; preds = %21
  %19 = and i32 %9, 31, !dbg !227
  %20 = icmp eq i32 %19, 0, !dbg !228
  br i1 %20, label %28, label %32, !dbg !228

21:                                               ; preds = %16, %21
  %22 = phi i32 [ %26, %21 ], [ 16, %16 ]
  %23 = phi i32 [ %25, %21 ], [ %17, %16 ]
  %24 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %23, i32 %22, i32 31), !dbg !229
  %25 = add nsw i32 %24, %23, !dbg !230
  %26 = lshr i32 %22, 1, !dbg !231
  %27 = icmp eq i32 %26, 0, !dbg !232
  br i1 %27, label %18, label %21, !dbg !226, !llvm.loop !233

28:                                               ; preds = %18
  %29 = lshr exact i32 %9, 5, !dbg !235
  %30 = zext nneg i32 %29 to i64, !dbg !236
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shuffle_for_barrierE4sums to ptr), i64 %30, !dbg !236
  store i32 %25, ptr %31, align 4, !dbg !237, !tbaa !10
  br label %32, !dbg !236

32:                                               ; preds = %28, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !238
  br i1 %11, label %33, label %38, !dbg !239

33:                                               ; preds = %32
  %34 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shuffle_for_barrierE4sums to ptr), align 4, !dbg !240, !tbaa !10
  %35 = sub nsw i32 %25, %34, !dbg !241
  %36 = sext i32 %10 to i64, !dbg !242
  %37 = getelementptr inbounds i32, ptr %1, i64 %36, !dbg !242
  store i32 %35, ptr %37, align 4, !dbg !243, !tbaa !10
  br label %38, !dbg !242

38:                                               ; preds = %33, %32
  ret void, !dbg !244
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @vote_for_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !245 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !246
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !246
  %8 = mul i32 %6, %7, !dbg !246
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !246
  %10 = add i32 %8, %9, !dbg !246
  %11 = icmp slt i32 %10, %4, !dbg !247
  br i1 %11, label %12, label %17, !dbg !247

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !247
  %13 = sext i32 %10 to i64, !dbg !248
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !248
  %15 = load i32, ptr %14, align 4, !dbg !248, !tbaa !10
  %16 = icmp sgt i32 %15, 90, !dbg !249
  br label %17

17:                                               ; preds = %5, %12
  %18 = phi i1 [ false, %5 ], [ %16, %12 ], !dbg !250
  %19 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !251
  %20 = and i32 %9, 31, !dbg !252
  %21 = icmp eq i32 %20, 0, !dbg !253
  br i1 %21, label %22, label %28, !dbg !253

22:                                               ; preds = %17
  %23 = icmp ne i32 %19, 0, !dbg !254
  %24 = zext i1 %23 to i32, !dbg !255
  %25 = lshr exact i32 %9, 5, !dbg !256
  %26 = zext nneg i32 %25 to i64, !dbg !257
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16vote_for_barrierE5found to ptr), i64 %26, !dbg !257
  store i32 %24, ptr %27, align 4, !dbg !258, !tbaa !10
  br label %28, !dbg !257

28:                                               ; preds = %22, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !259
  br i1 %11, label %29, label %39, !dbg !260

29:                                               ; preds = %28
  %30 = sext i32 %10 to i64, !dbg !261
  %31 = getelementptr inbounds i32, ptr %0, i64 %30, !dbg !261
  %32 = load i32, ptr %31, align 4, !dbg !261, !tbaa !10
  %33 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16vote_for_barrierE5found to ptr), align 4, !dbg !262, !tbaa !10
  %34 = or i32 %33, %19, !dbg !263
  %35 = icmp ne i32 %34, 0, !dbg !263
  %36 = zext i1 %35 to i32, !dbg !264
  %37 = add nsw i32 %32, %36, !dbg !265
  %38 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !266
  store i32 %37, ptr %38, align 4, !dbg !267, !tbaa !10
  br label %39, !dbg !266

39:                                               ; preds = %29, %28
  ret void, !dbg !268
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_for_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !269 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !270
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !270
  %8 = mul i32 %6, %7, !dbg !270
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !270
  %10 = add i32 %8, %9, !dbg !270
  %11 = icmp slt i32 %10, %4, !dbg !271
  br i1 %11, label %12, label %17, !dbg !271

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !271
  %13 = sext i32 %10 to i64, !dbg !272
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !272
  %15 = load i32, ptr %14, align 4, !dbg !272, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !273
  br label %17, !dbg !274

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !274
  %19 = zext nneg i32 %9 to i64, !dbg !275
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17fence_for_barrierE4held to ptr), i64 %19, !dbg !275
  store i32 %18, ptr %20, align 4, !dbg !276, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !277
  br i1 %11, label %21, label %29, !dbg !278

21:                                               ; preds = %17
  %22 = tail call i32 @llvm.smax.i32(i32 %9, i32 32), !dbg !279
  %23 = zext nneg i32 %22 to i64, !dbg !280
  %24 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17fence_for_barrierE4held to ptr), i64 %23, !dbg !280
  %25 = getelementptr i8, ptr %24, i64 -128, !dbg !280
  %26 = load i32, ptr %25, align 4, !dbg !280, !tbaa !10
  %27 = sext i32 %10 to i64, !dbg !281
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !281
  store i32 %26, ptr %28, align 4, !dbg !282, !tbaa !10
  br label %29, !dbg !281

29:                                               ; preds = %21, %17
  ret void, !dbg !283
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_for_barrier_global(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !284 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !285
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !285
  %8 = mul i32 %6, %7, !dbg !285
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !285
  %10 = add i32 %8, %9, !dbg !285
  %11 = icmp slt i32 %10, %4, !dbg !286
  br i1 %11, label %12, label %18, !dbg !286

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !286
  %13 = sext i32 %10 to i64, !dbg !287
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !287
  %15 = load i32, ptr %14, align 4, !dbg !287, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !288
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !289
  store i32 %16, ptr %17, align 4, !dbg !290, !tbaa !10
  br label %18, !dbg !289

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !291
  br i1 %11, label %19, label %27, !dbg !292

19:                                               ; preds = %18
  %20 = lshr i32 %9, 1, !dbg !293
  %21 = add nsw i32 %8, %20, !dbg !294
  %22 = sext i32 %21 to i64, !dbg !295
  %23 = getelementptr inbounds i32, ptr %2, i64 %22, !dbg !295
  %24 = load i32, ptr %23, align 4, !dbg !295, !tbaa !10
  %25 = sext i32 %10 to i64, !dbg !296
  %26 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !296
  store i32 %24, ptr %26, align 4, !dbg !297, !tbaa !10
  br label %27, !dbg !296

27:                                               ; preds = %19, %18
  ret void, !dbg !298
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_too_small(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !299 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !300
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !300
  %8 = mul i32 %6, %7, !dbg !300
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !300
  %10 = add i32 %8, %9, !dbg !300
  %11 = icmp slt i32 %10, %4, !dbg !301
  br i1 %11, label %12, label %17, !dbg !301

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !301
  %13 = sext i32 %10 to i64, !dbg !302
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !302
  %15 = load i32, ptr %14, align 4, !dbg !302, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !303
  br label %17, !dbg !304

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !304
  %19 = zext nneg i32 %9 to i64, !dbg !305
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15count_too_smallE4held to ptr), i64 %19, !dbg !305
  store i32 %18, ptr %20, align 4, !dbg !306, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #6, !dbg !307
  br i1 %11, label %21, label %25, !dbg !308

21:                                               ; preds = %17
  %22 = load i32, ptr %20, align 4, !dbg !309, !tbaa !10
  %23 = sext i32 %10 to i64, !dbg !310
  %24 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !310
  store i32 %22, ptr %24, align 4, !dbg !311, !tbaa !10
  br label %25, !dbg !310

25:                                               ; preds = %21, %17
  ret void, !dbg !312
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_of_half(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !313 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !314
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !314
  %8 = mul i32 %6, %7, !dbg !314
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !314
  %10 = add i32 %8, %9, !dbg !314
  %11 = icmp slt i32 %10, %4, !dbg !315
  br i1 %11, label %12, label %17, !dbg !315

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !315
  %13 = sext i32 %10 to i64, !dbg !316
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !316
  %15 = load i32, ptr %14, align 4, !dbg !316, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !317
  br label %17, !dbg !318

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !318
  %19 = zext nneg i32 %9 to i64, !dbg !319
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13count_of_halfE4held to ptr), i64 %19, !dbg !319
  store i32 %18, ptr %20, align 4, !dbg !320, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #6, !dbg !321
  br i1 %11, label %21, label %28, !dbg !322

21:                                               ; preds = %17
  %22 = xor i32 %9, 96, !dbg !323
  %23 = zext nneg i32 %22 to i64, !dbg !324
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13count_of_halfE4held to ptr), i64 %23, !dbg !324
  %25 = load i32, ptr %24, align 4, !dbg !324, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !325
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !325
  store i32 %25, ptr %27, align 4, !dbg !326, !tbaa !10
  br label %28, !dbg !325

28:                                               ; preds = %21, %17
  ret void, !dbg !327
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_of_no_whole_warps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !328 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !329
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !329
  %8 = mul i32 %6, %7, !dbg !329
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !329
  %10 = add i32 %8, %9, !dbg !329
  %11 = icmp slt i32 %10, %4, !dbg !330
  br i1 %11, label %12, label %17, !dbg !330

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !330
  %13 = sext i32 %10 to i64, !dbg !331
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !331
  %15 = load i32, ptr %14, align 4, !dbg !331, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !332
  br label %17, !dbg !333

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !333
  %19 = zext nneg i32 %9 to i64, !dbg !334
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23count_of_no_whole_warpsE4held to ptr), i64 %19, !dbg !334
  store i32 %18, ptr %20, align 4, !dbg !335, !tbaa !10
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 64) #6, !dbg !336, !srcloc !337
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef %21) #6, !dbg !338
  br i1 %11, label %22, label %29, !dbg !339

22:                                               ; preds = %17
  %23 = xor i32 %9, 32, !dbg !340
  %24 = zext nneg i32 %23 to i64, !dbg !341
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23count_of_no_whole_warpsE4held to ptr), i64 %24, !dbg !341
  %26 = load i32, ptr %25, align 4, !dbg !341, !tbaa !10
  %27 = sext i32 %10 to i64, !dbg !342
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !342
  store i32 %26, ptr %28, align 4, !dbg !343, !tbaa !10
  br label %29, !dbg !342

29:                                               ; preds = %22, %17
  ret void, !dbg !344
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reads_without_taking_part(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !345 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !346
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !346
  %8 = mul i32 %6, %7, !dbg !346
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !346
  %10 = add i32 %8, %9, !dbg !346
  %11 = icmp slt i32 %10, %4, !dbg !347
  br i1 %11, label %12, label %13, !dbg !347

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !347
  br label %13, !dbg !347

13:                                               ; preds = %12, %5
  %14 = icmp samesign ult i32 %9, 64, !dbg !348
  br i1 %14, label %15, label %25, !dbg !348

15:                                               ; preds = %13
  br i1 %11, label %16, label %21, !dbg !349

16:                                               ; preds = %15
  %17 = sext i32 %10 to i64, !dbg !350
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !350
  %19 = load i32, ptr %18, align 4, !dbg !350, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #6, !dbg !351
  br label %21, !dbg !349

21:                                               ; preds = %15, %16
  %22 = phi i32 [ %20, %16 ], [ 0, %15 ], !dbg !349
  %23 = zext nneg i32 %9 to i64, !dbg !352
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25reads_without_taking_partE4held to ptr), i64 %23, !dbg !352
  store i32 %22, ptr %24, align 4, !dbg !353, !tbaa !10
  br label %25, !dbg !352

25:                                               ; preds = %21, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !354
  br i1 %11, label %26, label %40, !dbg !355

26:                                               ; preds = %25
  br i1 %14, label %27, label %31, !dbg !356

27:                                               ; preds = %26
  %28 = xor i32 %9, 32, !dbg !357
  %29 = zext nneg i32 %28 to i64, !dbg !358
  %30 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25reads_without_taking_partE4held to ptr), i64 %29, !dbg !358
  br label %35, !dbg !356

31:                                               ; preds = %26
  %32 = zext nneg i32 %9 to i64, !dbg !359
  %33 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25reads_without_taking_partE4held to ptr), i64 %32, !dbg !359
  %34 = getelementptr i8, ptr %33, i64 -256, !dbg !359
  br label %35, !dbg !356

35:                                               ; preds = %31, %27
  %36 = phi ptr [ %30, %27 ], [ %34, %31 ]
  %37 = load i32, ptr %36, align 4, !dbg !360, !tbaa !10
  %38 = sext i32 %10 to i64, !dbg !361
  %39 = getelementptr inbounds i32, ptr %1, i64 %38, !dbg !361
  store i32 %37, ptr %39, align 4, !dbg !362, !tbaa !10
  br label %40, !dbg !361

40:                                               ; preds = %35, %25
  ret void, !dbg !363
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reads_the_group_beside(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !364 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !365
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !365
  %8 = mul i32 %6, %7, !dbg !365
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !365
  %10 = add i32 %8, %9, !dbg !365
  %11 = icmp slt i32 %10, %4, !dbg !366
  br i1 %11, label %12, label %18, !dbg !366

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !366
  %13 = sext i32 %10 to i64, !dbg !367
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !367
  %15 = load i32, ptr %14, align 4, !dbg !367, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !368
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !369
  store i32 %16, ptr %17, align 4, !dbg !370, !tbaa !10
  br label %18, !dbg !369

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !371
  br i1 %11, label %19, label %30, !dbg !372

19:                                               ; preds = %18
  %20 = icmp samesign ult i32 %9, 64, !dbg !373
  %21 = and i32 %9, 3, !dbg !374
  %22 = add nsw i32 %8, %21, !dbg !374
  %23 = add nsw i32 %10, -64, !dbg !374
  %24 = select i1 %20, i32 %22, i32 %23, !dbg !374
  %25 = sext i32 %24 to i64, !dbg !375
  %26 = getelementptr inbounds i32, ptr %2, i64 %25, !dbg !375
  %27 = load i32, ptr %26, align 4, !dbg !375, !tbaa !10
  %28 = sext i32 %10 to i64, !dbg !376
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !376
  store i32 %27, ptr %29, align 4, !dbg !377, !tbaa !10
  br label %30, !dbg !376

30:                                               ; preds = %19, %18
  ret void, !dbg !378
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @overwritten_too_early(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !379 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !380
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !380
  %8 = mul i32 %6, %7, !dbg !380
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !380
  %10 = add i32 %8, %9, !dbg !380
  %11 = icmp slt i32 %10, %4, !dbg !381
  br i1 %11, label %12, label %16, !dbg !381

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !381
  %13 = sext i32 %10 to i64, !dbg !382
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !382
  %15 = load i32, ptr %14, align 4, !dbg !382, !tbaa !10
  br label %16, !dbg !383

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !383
  %18 = zext nneg i32 %9 to i64, !dbg !384
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21overwritten_too_earlyE4held to ptr), i64 %18, !dbg !384
  store i32 %17, ptr %19, align 4, !dbg !385, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !386
  %20 = icmp samesign ult i32 %9, 32, !dbg !387
  %21 = add nuw nsw i32 %9, 32, !dbg !388
  %22 = select i1 %20, i32 %21, i32 %9, !dbg !388
  %23 = zext nneg i32 %22 to i64, !dbg !389
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21overwritten_too_earlyE4held to ptr), i64 %23, !dbg !389
  %25 = load i32, ptr %24, align 4, !dbg !389, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !390
  %26 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %25) #6, !dbg !391
  store i32 %26, ptr %19, align 4, !dbg !392, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !393
  br i1 %11, label %27, label %34, !dbg !394

27:                                               ; preds = %16
  %28 = sub nsw i32 63, %9, !dbg !395
  %29 = sext i32 %28 to i64, !dbg !396
  %30 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21overwritten_too_earlyE4held to ptr), i64 %29, !dbg !396
  %31 = load i32, ptr %30, align 4, !dbg !396, !tbaa !10
  %32 = sext i32 %10 to i64, !dbg !397
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !397
  store i32 %31, ptr %33, align 4, !dbg !398, !tbaa !10
  br label %34, !dbg !397

34:                                               ; preds = %27, %16
  ret void, !dbg !399
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @queue_without_second_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !400 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !401
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !401
  %8 = mul i32 %6, %7, !dbg !401
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !401
  %10 = add i32 %8, %9, !dbg !401
  %11 = icmp slt i32 %10, %4, !dbg !402
  br i1 %11, label %12, label %13, !dbg !402

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !402
  br label %13, !dbg !402

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 63, !dbg !403
  br i1 %14, label %15, label %17, !dbg !403

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !404
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ28queue_without_second_barrierE4task to ptr), align 4, !dbg !405, !tbaa !10
  br label %17, !dbg !406

17:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !407
  br label %18, !dbg !408

18:                                               ; preds = %34, %17
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ28queue_without_second_barrierE4task to ptr), align 4, !dbg !409, !tbaa !10
  %20 = shl nsw i32 %19, 6, !dbg !410
  %21 = add nsw i32 %20, %9, !dbg !411
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !412
  %22 = icmp slt i32 %20, %4, !dbg !413
  br i1 %22, label %23, label %35, !dbg !413

23:                                               ; preds = %18
  %24 = icmp slt i32 %21, %4, !dbg !414
  br i1 %24, label %25, label %31, !dbg !414

25:                                               ; preds = %23
  %26 = sext i32 %21 to i64, !dbg !415
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !415
  %28 = load i32, ptr %27, align 4, !dbg !415, !tbaa !10
  %29 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %28) #6, !dbg !416
  %30 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !417
  store i32 %29, ptr %30, align 4, !dbg !418, !tbaa !10
  br label %31, !dbg !417

31:                                               ; preds = %25, %23
  br i1 %14, label %32, label %34, !dbg !419

32:                                               ; preds = %31
  %33 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !420
  store i32 %33, ptr addrspacecast (ptr addrspace(3) @_ZZ28queue_without_second_barrierE4task to ptr), align 4, !dbg !421, !tbaa !10
  br label %34, !dbg !422

34:                                               ; preds = %32, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !423
  br label %18, !llvm.loop !424

35:                                               ; preds = %18
  ret void, !dbg !426
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @buffer_not_handed_back(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !427 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !428
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !428
  %8 = mul i32 %6, %7, !dbg !428
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !428
  %10 = add i32 %8, %9, !dbg !428
  %11 = icmp slt i32 %10, %4, !dbg !429
  br i1 %11, label %12, label %13, !dbg !429

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !429
  br label %13, !dbg !429

13:                                               ; preds = %12, %5
  %14 = icmp samesign ult i32 %9, 64, !dbg !430
  br i1 %14, label %20, label %15, !dbg !430

15:                                               ; preds = %13
  %16 = shl i32 %6, 7
  %17 = zext nneg i32 %9 to i64
  %18 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22buffer_not_handed_backE4held to ptr), i64 %17
  %19 = getelementptr i8, ptr %18, i64 -256
  br label %35, !dbg !431

20:                                               ; preds = %13
  %21 = zext nneg i32 %9 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22buffer_not_handed_backE4held to ptr), i64 %21
  br label %24, !dbg !432

23:                                               ; preds = %24
  br i1 %11, label %32, label %53, !dbg !433

24:                                               ; preds = %20, %24
  %25 = phi i32 [ 0, %20 ], [ %30, %24 ]
  %26 = phi i32 [ 0, %20 ], [ %29, %24 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #6, !dbg !434
  %27 = mul nsw i32 %26, 3, !dbg !435
  %28 = load i32, ptr %22, align 4, !dbg !436, !tbaa !10
  %29 = add nsw i32 %28, %27, !dbg !437
  tail call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 noundef 2, i32 noundef 128) #6, !dbg !438
  %30 = add nuw nsw i32 %25, 1, !dbg !439
  %31 = icmp eq i32 %30, 3, !dbg !440
  br i1 %31, label %23, label %24, !dbg !432, !llvm.loop !441

32:                                               ; preds = %23
  %33 = sext i32 %10 to i64, !dbg !443
  br label %49, !dbg !443

34:                                               ; preds = %35
  br i1 %11, label %45, label %53, !dbg !444

35:                                               ; preds = %15, %35
  %36 = phi i32 [ 0, %15 ], [ %37, %35 ]
  %37 = add nuw nsw i32 %36, 1, !dbg !445
  %38 = mul nuw nsw i32 %37, %9, !dbg !446
  %39 = add i32 %38, %16, !dbg !447
  %40 = urem i32 %39, %4, !dbg !448
  %41 = zext i32 %40 to i64, !dbg !449
  %42 = getelementptr inbounds nuw i32, ptr %0, i64 %41, !dbg !449
  %43 = load i32, ptr %42, align 4, !dbg !449, !tbaa !10
  store i32 %43, ptr %19, align 4, !dbg !450, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #6, !dbg !451
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 2, i32 noundef 128) #6, !dbg !452
  %44 = icmp eq i32 %37, 3, !dbg !453
  br i1 %44, label %34, label %35, !dbg !431, !llvm.loop !454

45:                                               ; preds = %34
  %46 = sext i32 %10 to i64, !dbg !456
  %47 = getelementptr inbounds i32, ptr %0, i64 %46, !dbg !456
  %48 = load i32, ptr %47, align 4, !dbg !456, !tbaa !10
  br label %49, !dbg !457

49:                                               ; preds = %32, %45
  %50 = phi i64 [ %46, %45 ], [ %33, %32 ]
  %51 = phi i32 [ %48, %45 ], [ %29, %32 ]
  %52 = getelementptr inbounds i32, ptr %1, i64 %50, !dbg !458
  store i32 %51, ptr %52, align 4, !dbg !458, !tbaa !10
  br label %53, !dbg !459

53:                                               ; preds = %49, %34, %23
  ret void, !dbg !459
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !DIFile(filename: "barriers.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "two_warps_for_four", scope: !7, file: !7, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 9, column: 5, scope: !15)
!19 = !DILocation(line: 9, column: 10, scope: !15)
!20 = !DILocation(line: 10, column: 27, scope: !15)
!21 = !DILocation(line: 10, column: 23, scope: !15)
!22 = !DILocation(line: 10, column: 15, scope: !15)
!23 = !DILocation(line: 10, column: 5, scope: !15)
!24 = !DILocation(line: 10, column: 13, scope: !15)
!25 = !DILocation(line: 11, column: 12, scope: !15)
!26 = !DILocation(line: 12, column: 11, scope: !15)
!27 = !DILocation(line: 12, column: 32, scope: !15)
!28 = !DILocation(line: 12, column: 25, scope: !15)
!29 = !DILocation(line: 12, column: 16, scope: !15)
!30 = !DILocation(line: 12, column: 23, scope: !15)
!31 = !DILocation(line: 13, column: 1, scope: !15)
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
!57 = !{i64 8038467}
!58 = !DILocation(line: 21, column: 29, scope: !47)
!59 = !DILocation(line: 21, column: 23, scope: !47)
!60 = distinct !{!60, !48, !61, !42, !43}
!61 = !DILocation(line: 26, column: 5, scope: !47)
!62 = distinct !DISubprogram(name: "two_warps_for_four_global", scope: !7, file: !7, line: 14, type: !16, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!63 = !DILocation(line: 15, column: 5, scope: !62)
!64 = !DILocation(line: 15, column: 10, scope: !62)
!65 = !DILocation(line: 16, column: 30, scope: !62)
!66 = !DILocation(line: 16, column: 26, scope: !62)
!67 = !DILocation(line: 16, column: 16, scope: !62)
!68 = !DILocation(line: 16, column: 24, scope: !62)
!69 = !DILocation(line: 17, column: 12, scope: !62)
!70 = !DILocation(line: 18, column: 11, scope: !62)
!71 = !DILocation(line: 18, column: 32, scope: !62)
!72 = !DILocation(line: 18, column: 30, scope: !62)
!73 = !DILocation(line: 18, column: 25, scope: !62)
!74 = !DILocation(line: 18, column: 16, scope: !62)
!75 = !DILocation(line: 18, column: 23, scope: !62)
!76 = !DILocation(line: 19, column: 1, scope: !62)
!77 = distinct !DISubprogram(name: "one_number_for_two", scope: !7, file: !7, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!78 = !DILocation(line: 23, column: 5, scope: !77)
!79 = !DILocation(line: 23, column: 10, scope: !77)
!80 = !DILocation(line: 24, column: 27, scope: !77)
!81 = !DILocation(line: 24, column: 23, scope: !77)
!82 = !DILocation(line: 24, column: 15, scope: !77)
!83 = !DILocation(line: 24, column: 5, scope: !77)
!84 = !DILocation(line: 24, column: 13, scope: !77)
!85 = !DILocation(line: 25, column: 27, scope: !77)
!86 = !DILocation(line: 25, column: 23, scope: !77)
!87 = !DILocation(line: 25, column: 5, scope: !77)
!88 = !DILocation(line: 26, column: 11, scope: !77)
!89 = !DILocation(line: 26, column: 32, scope: !77)
!90 = !DILocation(line: 26, column: 25, scope: !77)
!91 = !DILocation(line: 26, column: 16, scope: !77)
!92 = !DILocation(line: 26, column: 23, scope: !77)
!93 = !DILocation(line: 27, column: 1, scope: !77)
!94 = distinct !DISubprogram(name: "reader_arrives", scope: !7, file: !7, line: 29, type: !16, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!95 = !DILocation(line: 31, column: 5, scope: !94)
!96 = !DILocation(line: 31, column: 10, scope: !94)
!97 = !DILocation(line: 32, column: 11, scope: !94)
!98 = !DILocation(line: 33, column: 19, scope: !94)
!99 = !DILocation(line: 33, column: 31, scope: !94)
!100 = !DILocation(line: 33, column: 27, scope: !94)
!101 = !DILocation(line: 33, column: 9, scope: !94)
!102 = !DILocation(line: 33, column: 17, scope: !94)
!103 = !DILocation(line: 34, column: 9, scope: !94)
!104 = !DILocation(line: 35, column: 15, scope: !94)
!105 = !DILocation(line: 35, column: 29, scope: !94)
!106 = !DILocation(line: 35, column: 20, scope: !94)
!107 = !DILocation(line: 37, column: 16, scope: !94)
!108 = !DILocation(line: 38, column: 15, scope: !94)
!109 = !DILocation(line: 38, column: 29, scope: !94)
!110 = !DILocation(line: 38, column: 20, scope: !94)
!111 = !DILocation(line: 0, scope: !94)
!112 = !DILocation(line: 40, column: 1, scope: !94)
!113 = distinct !DISubprogram(name: "all_arrive", scope: !7, file: !7, line: 41, type: !16, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!114 = !DILocation(line: 43, column: 5, scope: !113)
!115 = !DILocation(line: 43, column: 10, scope: !113)
!116 = !DILocation(line: 44, column: 46, scope: !113)
!117 = !DILocation(line: 44, column: 38, scope: !113)
!118 = !DILocation(line: 44, column: 15, scope: !113)
!119 = !DILocation(line: 45, column: 9, scope: !113)
!120 = !DILocation(line: 45, column: 14, scope: !113)
!121 = !DILocation(line: 45, column: 25, scope: !113)
!122 = !DILocation(line: 45, column: 20, scope: !113)
!123 = !DILocation(line: 45, column: 31, scope: !113)
!124 = !DILocation(line: 47, column: 5, scope: !113)
!125 = !DILocation(line: 48, column: 11, scope: !113)
!126 = !DILocation(line: 48, column: 25, scope: !113)
!127 = !DILocation(line: 48, column: 36, scope: !113)
!128 = !DILocation(line: 48, column: 48, scope: !113)
!129 = !DILocation(line: 48, column: 43, scope: !113)
!130 = !DILocation(line: 48, column: 33, scope: !113)
!131 = !DILocation(line: 48, column: 16, scope: !113)
!132 = !DILocation(line: 48, column: 23, scope: !113)
!133 = !DILocation(line: 49, column: 1, scope: !113)
!134 = distinct !DISubprogram(name: "barrier_of_half_warps", scope: !7, file: !7, line: 51, type: !16, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!135 = !DILocation(line: 53, column: 5, scope: !134)
!136 = !DILocation(line: 53, column: 10, scope: !134)
!137 = !DILocation(line: 54, column: 25, scope: !134)
!138 = !DILocation(line: 54, column: 21, scope: !134)
!139 = !DILocation(line: 54, column: 13, scope: !134)
!140 = !DILocation(line: 55, column: 12, scope: !134)
!141 = !DILocation(line: 55, column: 20, scope: !134)
!142 = !DILocation(line: 55, column: 25, scope: !134)
!143 = !DILocation(line: 55, column: 46, scope: !134)
!144 = !DILocation(line: 55, column: 51, scope: !134)
!145 = !DILocation(line: 55, column: 69, scope: !134)
!146 = !DILocation(line: 55, column: 62, scope: !134)
!147 = !DILocation(line: 55, column: 59, scope: !134)
!148 = !DILocation(line: 55, column: 57, scope: !134)
!149 = !DILocation(line: 0, scope: !134)
!150 = !DILocation(line: 57, column: 11, scope: !134)
!151 = !DILocation(line: 57, column: 16, scope: !134)
!152 = !DILocation(line: 57, column: 23, scope: !134)
!153 = !DILocation(line: 58, column: 1, scope: !134)
!154 = distinct !DISubprogram(name: "barrier_of_even_lanes", scope: !7, file: !7, line: 59, type: !16, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!155 = !DILocation(line: 61, column: 5, scope: !154)
!156 = !DILocation(line: 61, column: 10, scope: !154)
!157 = !DILocation(line: 62, column: 25, scope: !154)
!158 = !DILocation(line: 62, column: 21, scope: !154)
!159 = !DILocation(line: 62, column: 13, scope: !154)
!160 = !DILocation(line: 63, column: 12, scope: !154)
!161 = !DILocation(line: 63, column: 20, scope: !154)
!162 = !DILocation(line: 63, column: 25, scope: !154)
!163 = !DILocation(line: 63, column: 50, scope: !154)
!164 = !DILocation(line: 63, column: 47, scope: !154)
!165 = !DILocation(line: 63, column: 46, scope: !154)
!166 = !DILocation(line: 63, column: 68, scope: !154)
!167 = !DILocation(line: 63, column: 61, scope: !154)
!168 = !DILocation(line: 63, column: 58, scope: !154)
!169 = !DILocation(line: 63, column: 56, scope: !154)
!170 = !DILocation(line: 0, scope: !154)
!171 = !DILocation(line: 65, column: 11, scope: !154)
!172 = !DILocation(line: 65, column: 16, scope: !154)
!173 = !DILocation(line: 65, column: 23, scope: !154)
!174 = !DILocation(line: 66, column: 1, scope: !154)
!175 = distinct !DISubprogram(name: "barrier_in_turns", scope: !7, file: !7, line: 67, type: !16, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!176 = !DILocation(line: 69, column: 5, scope: !175)
!177 = !DILocation(line: 69, column: 10, scope: !175)
!178 = !DILocation(line: 70, column: 27, scope: !175)
!179 = !DILocation(line: 70, column: 23, scope: !175)
!180 = !DILocation(line: 70, column: 15, scope: !175)
!181 = !DILocation(line: 70, column: 5, scope: !175)
!182 = !DILocation(line: 70, column: 13, scope: !175)
!183 = !DILocation(line: 71, column: 12, scope: !175)
!184 = !DILocation(line: 74, column: 11, scope: !175)
!185 = !DILocation(line: 74, column: 32, scope: !175)
!186 = !DILocation(line: 74, column: 25, scope: !175)
!187 = !DILocation(line: 74, column: 16, scope: !175)
!188 = !DILocation(line: 74, column: 23, scope: !175)
!189 = !DILocation(line: 75, column: 1, scope: !175)
!190 = distinct !DISubprogram(name: "syncwarp_for_barrier", scope: !7, file: !7, line: 77, type: !16, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!191 = !DILocation(line: 79, column: 5, scope: !190)
!192 = !DILocation(line: 79, column: 10, scope: !190)
!193 = !DILocation(line: 80, column: 27, scope: !190)
!194 = !DILocation(line: 80, column: 23, scope: !190)
!195 = !DILocation(line: 80, column: 15, scope: !190)
!196 = !DILocation(line: 80, column: 5, scope: !190)
!197 = !DILocation(line: 80, column: 13, scope: !190)
!198 = !DILocation(line: 81, column: 12, scope: !190)
!199 = !DILocation(line: 82, column: 11, scope: !190)
!200 = !DILocation(line: 82, column: 32, scope: !190)
!201 = !DILocation(line: 82, column: 30, scope: !190)
!202 = !DILocation(line: 82, column: 25, scope: !190)
!203 = !DILocation(line: 82, column: 16, scope: !190)
!204 = !DILocation(line: 82, column: 23, scope: !190)
!205 = !DILocation(line: 83, column: 1, scope: !190)
!206 = distinct !DISubprogram(name: "syncwarp_for_barrier_global", scope: !7, file: !7, line: 84, type: !16, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!207 = !DILocation(line: 85, column: 5, scope: !206)
!208 = !DILocation(line: 85, column: 10, scope: !206)
!209 = !DILocation(line: 86, column: 30, scope: !206)
!210 = !DILocation(line: 86, column: 26, scope: !206)
!211 = !DILocation(line: 86, column: 16, scope: !206)
!212 = !DILocation(line: 86, column: 24, scope: !206)
!213 = !DILocation(line: 87, column: 12, scope: !206)
!214 = !DILocation(line: 88, column: 11, scope: !206)
!215 = !DILocation(line: 88, column: 40, scope: !206)
!216 = !DILocation(line: 88, column: 36, scope: !206)
!217 = !DILocation(line: 88, column: 25, scope: !206)
!218 = !DILocation(line: 88, column: 16, scope: !206)
!219 = !DILocation(line: 88, column: 23, scope: !206)
!220 = !DILocation(line: 89, column: 1, scope: !206)
!221 = distinct !DISubprogram(name: "shuffle_for_barrier", scope: !7, file: !7, line: 90, type: !16, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!222 = !DILocation(line: 92, column: 5, scope: !221)
!223 = !DILocation(line: 92, column: 10, scope: !221)
!224 = !DILocation(line: 93, column: 23, scope: !221)
!225 = !DILocation(line: 93, column: 15, scope: !221)
!226 = !DILocation(line: 94, column: 5, scope: !221)
!227 = !DILocation(line: 95, column: 9, scope: !221)
!228 = !DILocation(line: 95, column: 14, scope: !221)
!229 = !DILocation(line: 94, column: 45, scope: !221)
!230 = !DILocation(line: 94, column: 42, scope: !221)
!231 = !DILocation(line: 94, column: 31, scope: !221)
!232 = !DILocation(line: 94, column: 24, scope: !221)
!233 = distinct !{!233, !226, !234, !42, !43}
!234 = !DILocation(line: 94, column: 72, scope: !221)
!235 = !DILocation(line: 95, column: 25, scope: !221)
!236 = !DILocation(line: 95, column: 20, scope: !221)
!237 = !DILocation(line: 95, column: 31, scope: !221)
!238 = !DILocation(line: 96, column: 12, scope: !221)
!239 = !DILocation(line: 97, column: 11, scope: !221)
!240 = !DILocation(line: 97, column: 31, scope: !221)
!241 = !DILocation(line: 97, column: 29, scope: !221)
!242 = !DILocation(line: 97, column: 16, scope: !221)
!243 = !DILocation(line: 97, column: 23, scope: !221)
!244 = !DILocation(line: 98, column: 1, scope: !221)
!245 = distinct !DISubprogram(name: "vote_for_barrier", scope: !7, file: !7, line: 99, type: !16, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!246 = !DILocation(line: 101, column: 5, scope: !245)
!247 = !DILocation(line: 101, column: 10, scope: !245)
!248 = !DILocation(line: 102, column: 50, scope: !245)
!249 = !DILocation(line: 102, column: 56, scope: !245)
!250 = !DILocation(line: 0, scope: !245)
!251 = !DILocation(line: 102, column: 22, scope: !245)
!252 = !DILocation(line: 103, column: 9, scope: !245)
!253 = !DILocation(line: 103, column: 14, scope: !245)
!254 = !DILocation(line: 103, column: 40, scope: !245)
!255 = !DILocation(line: 103, column: 34, scope: !245)
!256 = !DILocation(line: 103, column: 26, scope: !245)
!257 = !DILocation(line: 103, column: 20, scope: !245)
!258 = !DILocation(line: 103, column: 32, scope: !245)
!259 = !DILocation(line: 104, column: 12, scope: !245)
!260 = !DILocation(line: 105, column: 11, scope: !245)
!261 = !DILocation(line: 105, column: 25, scope: !245)
!262 = !DILocation(line: 105, column: 34, scope: !245)
!263 = !DILocation(line: 105, column: 43, scope: !245)
!264 = !DILocation(line: 105, column: 33, scope: !245)
!265 = !DILocation(line: 105, column: 31, scope: !245)
!266 = !DILocation(line: 105, column: 16, scope: !245)
!267 = !DILocation(line: 105, column: 23, scope: !245)
!268 = !DILocation(line: 106, column: 1, scope: !245)
!269 = distinct !DISubprogram(name: "fence_for_barrier", scope: !7, file: !7, line: 107, type: !16, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!270 = !DILocation(line: 109, column: 5, scope: !269)
!271 = !DILocation(line: 109, column: 10, scope: !269)
!272 = !DILocation(line: 110, column: 27, scope: !269)
!273 = !DILocation(line: 110, column: 23, scope: !269)
!274 = !DILocation(line: 110, column: 15, scope: !269)
!275 = !DILocation(line: 110, column: 5, scope: !269)
!276 = !DILocation(line: 110, column: 13, scope: !269)
!277 = !DILocation(line: 111, column: 12, scope: !269)
!278 = !DILocation(line: 112, column: 11, scope: !269)
!279 = !DILocation(line: 112, column: 30, scope: !269)
!280 = !DILocation(line: 112, column: 25, scope: !269)
!281 = !DILocation(line: 112, column: 16, scope: !269)
!282 = !DILocation(line: 112, column: 23, scope: !269)
!283 = !DILocation(line: 113, column: 1, scope: !269)
!284 = distinct !DISubprogram(name: "fence_for_barrier_global", scope: !7, file: !7, line: 114, type: !16, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!285 = !DILocation(line: 115, column: 5, scope: !284)
!286 = !DILocation(line: 115, column: 10, scope: !284)
!287 = !DILocation(line: 116, column: 30, scope: !284)
!288 = !DILocation(line: 116, column: 26, scope: !284)
!289 = !DILocation(line: 116, column: 16, scope: !284)
!290 = !DILocation(line: 116, column: 24, scope: !284)
!291 = !DILocation(line: 117, column: 12, scope: !284)
!292 = !DILocation(line: 118, column: 11, scope: !284)
!293 = !DILocation(line: 118, column: 40, scope: !284)
!294 = !DILocation(line: 118, column: 36, scope: !284)
!295 = !DILocation(line: 118, column: 25, scope: !284)
!296 = !DILocation(line: 118, column: 16, scope: !284)
!297 = !DILocation(line: 118, column: 23, scope: !284)
!298 = !DILocation(line: 119, column: 1, scope: !284)
!299 = distinct !DISubprogram(name: "count_too_small", scope: !7, file: !7, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!300 = !DILocation(line: 123, column: 5, scope: !299)
!301 = !DILocation(line: 123, column: 10, scope: !299)
!302 = !DILocation(line: 124, column: 27, scope: !299)
!303 = !DILocation(line: 124, column: 23, scope: !299)
!304 = !DILocation(line: 124, column: 15, scope: !299)
!305 = !DILocation(line: 124, column: 5, scope: !299)
!306 = !DILocation(line: 124, column: 13, scope: !299)
!307 = !DILocation(line: 125, column: 5, scope: !299)
!308 = !DILocation(line: 126, column: 11, scope: !299)
!309 = !DILocation(line: 126, column: 25, scope: !299)
!310 = !DILocation(line: 126, column: 16, scope: !299)
!311 = !DILocation(line: 126, column: 23, scope: !299)
!312 = !DILocation(line: 127, column: 1, scope: !299)
!313 = distinct !DISubprogram(name: "count_of_half", scope: !7, file: !7, line: 129, type: !16, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!314 = !DILocation(line: 131, column: 5, scope: !313)
!315 = !DILocation(line: 131, column: 10, scope: !313)
!316 = !DILocation(line: 132, column: 27, scope: !313)
!317 = !DILocation(line: 132, column: 23, scope: !313)
!318 = !DILocation(line: 132, column: 15, scope: !313)
!319 = !DILocation(line: 132, column: 5, scope: !313)
!320 = !DILocation(line: 132, column: 13, scope: !313)
!321 = !DILocation(line: 133, column: 5, scope: !313)
!322 = !DILocation(line: 134, column: 11, scope: !313)
!323 = !DILocation(line: 134, column: 32, scope: !313)
!324 = !DILocation(line: 134, column: 25, scope: !313)
!325 = !DILocation(line: 134, column: 16, scope: !313)
!326 = !DILocation(line: 134, column: 23, scope: !313)
!327 = !DILocation(line: 135, column: 1, scope: !313)
!328 = distinct !DISubprogram(name: "count_of_no_whole_warps", scope: !7, file: !7, line: 137, type: !16, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!329 = !DILocation(line: 139, column: 5, scope: !328)
!330 = !DILocation(line: 139, column: 10, scope: !328)
!331 = !DILocation(line: 140, column: 27, scope: !328)
!332 = !DILocation(line: 140, column: 23, scope: !328)
!333 = !DILocation(line: 140, column: 15, scope: !328)
!334 = !DILocation(line: 140, column: 5, scope: !328)
!335 = !DILocation(line: 140, column: 13, scope: !328)
!336 = !DILocation(line: 142, column: 5, scope: !328)
!337 = !{i64 4945}
!338 = !DILocation(line: 143, column: 5, scope: !328)
!339 = !DILocation(line: 144, column: 11, scope: !328)
!340 = !DILocation(line: 144, column: 32, scope: !328)
!341 = !DILocation(line: 144, column: 25, scope: !328)
!342 = !DILocation(line: 144, column: 16, scope: !328)
!343 = !DILocation(line: 144, column: 23, scope: !328)
!344 = !DILocation(line: 145, column: 1, scope: !328)
!345 = distinct !DISubprogram(name: "reads_without_taking_part", scope: !7, file: !7, line: 147, type: !16, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!346 = !DILocation(line: 149, column: 5, scope: !345)
!347 = !DILocation(line: 149, column: 10, scope: !345)
!348 = !DILocation(line: 150, column: 11, scope: !345)
!349 = !DILocation(line: 150, column: 27, scope: !345)
!350 = !DILocation(line: 150, column: 39, scope: !345)
!351 = !DILocation(line: 150, column: 35, scope: !345)
!352 = !DILocation(line: 150, column: 17, scope: !345)
!353 = !DILocation(line: 150, column: 25, scope: !345)
!354 = !DILocation(line: 151, column: 12, scope: !345)
!355 = !DILocation(line: 152, column: 11, scope: !345)
!356 = !DILocation(line: 152, column: 25, scope: !345)
!357 = !DILocation(line: 152, column: 41, scope: !345)
!358 = !DILocation(line: 152, column: 34, scope: !345)
!359 = !DILocation(line: 152, column: 49, scope: !345)
!360 = !DILocation(line: 152, scope: !345)
!361 = !DILocation(line: 152, column: 16, scope: !345)
!362 = !DILocation(line: 152, column: 23, scope: !345)
!363 = !DILocation(line: 153, column: 1, scope: !345)
!364 = distinct !DISubprogram(name: "reads_the_group_beside", scope: !7, file: !7, line: 154, type: !16, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!365 = !DILocation(line: 155, column: 5, scope: !364)
!366 = !DILocation(line: 155, column: 10, scope: !364)
!367 = !DILocation(line: 156, column: 30, scope: !364)
!368 = !DILocation(line: 156, column: 26, scope: !364)
!369 = !DILocation(line: 156, column: 16, scope: !364)
!370 = !DILocation(line: 156, column: 24, scope: !364)
!371 = !DILocation(line: 157, column: 12, scope: !364)
!372 = !DILocation(line: 158, column: 11, scope: !364)
!373 = !DILocation(line: 158, column: 32, scope: !364)
!374 = !DILocation(line: 158, column: 30, scope: !364)
!375 = !DILocation(line: 158, column: 25, scope: !364)
!376 = !DILocation(line: 158, column: 16, scope: !364)
!377 = !DILocation(line: 158, column: 23, scope: !364)
!378 = !DILocation(line: 159, column: 1, scope: !364)
!379 = distinct !DISubprogram(name: "overwritten_too_early", scope: !7, file: !7, line: 161, type: !16, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!380 = !DILocation(line: 163, column: 5, scope: !379)
!381 = !DILocation(line: 163, column: 10, scope: !379)
!382 = !DILocation(line: 164, column: 23, scope: !379)
!383 = !DILocation(line: 164, column: 15, scope: !379)
!384 = !DILocation(line: 164, column: 5, scope: !379)
!385 = !DILocation(line: 164, column: 13, scope: !379)
!386 = !DILocation(line: 165, column: 5, scope: !379)
!387 = !DILocation(line: 166, column: 20, scope: !379)
!388 = !DILocation(line: 166, column: 18, scope: !379)
!389 = !DILocation(line: 166, column: 13, scope: !379)
!390 = !DILocation(line: 167, column: 12, scope: !379)
!391 = !DILocation(line: 168, column: 15, scope: !379)
!392 = !DILocation(line: 168, column: 13, scope: !379)
!393 = !DILocation(line: 169, column: 5, scope: !379)
!394 = !DILocation(line: 170, column: 11, scope: !379)
!395 = !DILocation(line: 170, column: 33, scope: !379)
!396 = !DILocation(line: 170, column: 25, scope: !379)
!397 = !DILocation(line: 170, column: 16, scope: !379)
!398 = !DILocation(line: 170, column: 23, scope: !379)
!399 = !DILocation(line: 171, column: 1, scope: !379)
!400 = distinct !DISubprogram(name: "queue_without_second_barrier", scope: !7, file: !7, line: 172, type: !16, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!401 = !DILocation(line: 174, column: 5, scope: !400)
!402 = !DILocation(line: 174, column: 10, scope: !400)
!403 = !DILocation(line: 175, column: 11, scope: !400)
!404 = !DILocation(line: 175, column: 25, scope: !400)
!405 = !DILocation(line: 175, column: 23, scope: !400)
!406 = !DILocation(line: 175, column: 18, scope: !400)
!407 = !DILocation(line: 176, column: 5, scope: !400)
!408 = !DILocation(line: 177, column: 5, scope: !400)
!409 = !DILocation(line: 178, column: 17, scope: !400)
!410 = !DILocation(line: 178, column: 22, scope: !400)
!411 = !DILocation(line: 178, column: 27, scope: !400)
!412 = !DILocation(line: 179, column: 16, scope: !400)
!413 = !DILocation(line: 180, column: 19, scope: !400)
!414 = !DILocation(line: 181, column: 15, scope: !400)
!415 = !DILocation(line: 181, column: 33, scope: !400)
!416 = !DILocation(line: 181, column: 29, scope: !400)
!417 = !DILocation(line: 181, column: 20, scope: !400)
!418 = !DILocation(line: 181, column: 27, scope: !400)
!419 = !DILocation(line: 182, column: 15, scope: !400)
!420 = !DILocation(line: 182, column: 29, scope: !400)
!421 = !DILocation(line: 182, column: 27, scope: !400)
!422 = !DILocation(line: 182, column: 22, scope: !400)
!423 = !DILocation(line: 183, column: 9, scope: !400)
!424 = distinct !{!424, !408, !425, !42, !43}
!425 = !DILocation(line: 184, column: 5, scope: !400)
!426 = !DILocation(line: 185, column: 1, scope: !400)
!427 = distinct !DISubprogram(name: "buffer_not_handed_back", scope: !7, file: !7, line: 187, type: !16, scopeLine: 187, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!428 = !DILocation(line: 189, column: 5, scope: !427)
!429 = !DILocation(line: 189, column: 10, scope: !427)
!430 = !DILocation(line: 190, column: 11, scope: !427)
!431 = !DILocation(line: 200, column: 5, scope: !427)
!432 = !DILocation(line: 192, column: 9, scope: !427)
!433 = !DILocation(line: 197, column: 15, scope: !427)
!434 = !DILocation(line: 193, column: 13, scope: !427)
!435 = !DILocation(line: 194, column: 23, scope: !427)
!436 = !DILocation(line: 194, column: 29, scope: !427)
!437 = !DILocation(line: 194, column: 27, scope: !427)
!438 = !DILocation(line: 195, column: 20, scope: !427)
!439 = !DILocation(line: 192, column: 33, scope: !427)
!440 = !DILocation(line: 192, column: 27, scope: !427)
!441 = distinct !{!441, !432, !442, !42, !43}
!442 = !DILocation(line: 196, column: 9, scope: !427)
!443 = !DILocation(line: 197, column: 20, scope: !427)
!444 = !DILocation(line: 205, column: 11, scope: !427)
!445 = !DILocation(line: 201, column: 54, scope: !427)
!446 = !DILocation(line: 201, column: 49, scope: !427)
!447 = !DILocation(line: 201, column: 45, scope: !427)
!448 = !DILocation(line: 201, column: 60, scope: !427)
!449 = !DILocation(line: 201, column: 24, scope: !427)
!450 = !DILocation(line: 201, column: 22, scope: !427)
!451 = !DILocation(line: 202, column: 9, scope: !427)
!452 = !DILocation(line: 203, column: 16, scope: !427)
!453 = !DILocation(line: 200, column: 23, scope: !427)
!454 = distinct !{!454, !431, !455, !42, !43}
!455 = !DILocation(line: 204, column: 5, scope: !427)
!456 = !DILocation(line: 205, column: 25, scope: !427)
!457 = !DILocation(line: 205, column: 16, scope: !427)
!458 = !DILocation(line: 0, scope: !427)
!459 = !DILocation(line: 206, column: 1, scope: !427)
