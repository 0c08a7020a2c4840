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
define dso_local ptx_kernel void @two_warps_for_four(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
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
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #8, !dbg !22
  br label %17, !dbg !20

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !20
  %19 = zext nneg i32 %9 to i64, !dbg !23
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18two_warps_for_fourE4held to ptr), i64 %19, !dbg !23
  store i32 %18, ptr %20, align 4, !dbg !24, !tbaa !10
  %21 = lshr i32 %9, 6, !dbg !25
  %22 = add nuw nsw i32 %21, 1, !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef %22, i32 noundef 64) #8, !dbg !27
  br i1 %11, label %23, label %30, !dbg !28

23:                                               ; preds = %17
  %24 = xor i32 %9, 64, !dbg !29
  %25 = zext nneg i32 %24 to i64, !dbg !30
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18two_warps_for_fourE4held to ptr), i64 %25, !dbg !30
  %27 = load i32, ptr %26, align 4, !dbg !30, !tbaa !10
  %28 = sext i32 %10 to i64, !dbg !31
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !31
  store i32 %27, ptr %29, align 4, !dbg !32, !tbaa !10
  br label %30, !dbg !31

30:                                               ; preds = %23, %17
  ret void, !dbg !33
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !34 {
  br label %3, !dbg !36

2:                                                ; preds = %3
  ret i32 %12, !dbg !37

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !38
  %7 = xor i32 %6, %5, !dbg !39
  %8 = lshr i32 %7, 17, !dbg !40
  %9 = xor i32 %8, %7, !dbg !41
  %10 = shl i32 %9, 5, !dbg !42
  %11 = xor i32 %10, %9, !dbg !43
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #8, !dbg !44, !srcloc !45
  %13 = add nuw nsw i32 %4, 1, !dbg !46
  %14 = icmp eq i32 %13, 6, !dbg !47
  br i1 %14, label %2, label %3, !dbg !36, !llvm.loop !48
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @two_warps_for_four_global(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !52 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !53
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !53
  %8 = mul i32 %6, %7, !dbg !53
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  %10 = add i32 %8, %9, !dbg !53
  %11 = icmp slt i32 %10, %4, !dbg !54
  br i1 %11, label %12, label %18, !dbg !54

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !55
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !55
  %15 = load i32, ptr %14, align 4, !dbg !55, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #8, !dbg !56
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !57
  store i32 %16, ptr %17, align 4, !dbg !58, !tbaa !10
  br label %18, !dbg !57

18:                                               ; preds = %12, %5
  %19 = lshr i32 %9, 5, !dbg !59
  %20 = and i32 %19, 1, !dbg !60
  %21 = add nuw nsw i32 %20, 1, !dbg !61
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef %21, i32 noundef 64) #8, !dbg !62
  br i1 %11, label %22, label %31, !dbg !63

22:                                               ; preds = %18
  %23 = icmp samesign ugt i32 %9, 31, !dbg !64
  %24 = add nsw i32 %10, -32, !dbg !65
  %25 = select i1 %23, i32 %24, i32 %10, !dbg !65
  %26 = sext i32 %25 to i64, !dbg !66
  %27 = getelementptr inbounds i32, ptr %2, i64 %26, !dbg !66
  %28 = load i32, ptr %27, align 4, !dbg !66, !tbaa !10
  %29 = sext i32 %10 to i64, !dbg !67
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !67
  store i32 %28, ptr %30, align 4, !dbg !68, !tbaa !10
  br label %31, !dbg !67

31:                                               ; preds = %22, %18
  ret void, !dbg !69
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @one_number_for_two(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !70 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71
  %8 = mul i32 %6, %7, !dbg !71
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  %10 = add i32 %8, %9, !dbg !71
  %11 = icmp slt i32 %10, %4, !dbg !72
  br i1 %11, label %12, label %17, !dbg !73

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !74
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !74
  %15 = load i32, ptr %14, align 4, !dbg !74, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #8, !dbg !75
  br label %17, !dbg !73

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !73
  %19 = zext nneg i32 %9 to i64, !dbg !76
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18one_number_for_twoE4held to ptr), i64 %19, !dbg !76
  store i32 %18, ptr %20, align 4, !dbg !77, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 64) #8, !dbg !78
  br i1 %11, label %21, label %28, !dbg !79

21:                                               ; preds = %17
  %22 = xor i32 %9, 32, !dbg !80
  %23 = zext nneg i32 %22 to i64, !dbg !81
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18one_number_for_twoE4held to ptr), i64 %23, !dbg !81
  %25 = load i32, ptr %24, align 4, !dbg !81, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !82
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !82
  store i32 %25, ptr %27, align 4, !dbg !83, !tbaa !10
  br label %28, !dbg !82

28:                                               ; preds = %21, %17
  ret void, !dbg !84
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reader_arrives(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !85 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !86
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !86
  %8 = mul i32 %6, %7, !dbg !86
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %10 = add i32 %8, %9, !dbg !86
  %11 = icmp samesign ult i32 %9, 64, !dbg !87
  br i1 %11, label %12, label %26, !dbg !87

12:                                               ; preds = %5
  %13 = icmp slt i32 %10, %4, !dbg !88
  br i1 %13, label %14, label %19, !dbg !89

14:                                               ; preds = %12
  %15 = sext i32 %10 to i64, !dbg !90
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !90
  %17 = load i32, ptr %16, align 4, !dbg !90, !tbaa !10
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #8, !dbg !91
  br label %19, !dbg !89

19:                                               ; preds = %12, %14
  %20 = phi i32 [ %18, %14 ], [ 0, %12 ], !dbg !89
  %21 = zext nneg i32 %9 to i64, !dbg !92
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reader_arrivesE4held to ptr), i64 %21, !dbg !92
  store i32 %20, ptr %22, align 4, !dbg !93, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #8, !dbg !94
  br i1 %13, label %23, label %38, !dbg !95

23:                                               ; preds = %19
  %24 = sext i32 %10 to i64, !dbg !96
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !96
  br label %33, !dbg !97

26:                                               ; preds = %5
  tail call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 noundef 1, i32 noundef 128) #8, !dbg !98
  %27 = icmp slt i32 %10, %4, !dbg !99
  br i1 %27, label %28, label %38, !dbg !99

28:                                               ; preds = %26
  %29 = zext nneg i32 %9 to i64, !dbg !100
  %30 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reader_arrivesE4held to ptr), i64 %29, !dbg !100
  %31 = getelementptr i8, ptr %30, i64 -256, !dbg !100
  %32 = sext i32 %10 to i64, !dbg !101
  br label %33, !dbg !101

33:                                               ; preds = %23, %28
  %34 = phi i64 [ %32, %28 ], [ %24, %23 ]
  %35 = phi ptr [ %31, %28 ], [ %25, %23 ]
  %36 = load i32, ptr %35, align 4, !dbg !102, !tbaa !10
  %37 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !102
  store i32 %36, ptr %37, align 4, !dbg !102, !tbaa !10
  br label %38, !dbg !103

38:                                               ; preds = %33, %26, %19
  ret void, !dbg !103
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32, i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @all_arrive(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !104 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !105
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !105
  %8 = mul i32 %6, %7, !dbg !105
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !105
  %10 = add i32 %8, %9, !dbg !105
  %11 = icmp slt i32 %10, %4, !dbg !106
  br i1 %11, label %12, label %16, !dbg !107

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !108
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !108
  %15 = load i32, ptr %14, align 4, !dbg !108, !tbaa !10
  br label %16, !dbg !107

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !107
  %18 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %17, i32 -1), !dbg !109
  %19 = and i32 %9, 31, !dbg !110
  %20 = icmp eq i32 %19, 0, !dbg !111
  br i1 %20, label %21, label %25, !dbg !111

21:                                               ; preds = %16
  %22 = lshr exact i32 %9, 5, !dbg !112
  %23 = zext nneg i32 %22 to i64, !dbg !113
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10all_arriveE4sums to ptr), i64 %23, !dbg !113
  store i32 %18, ptr %24, align 4, !dbg !114, !tbaa !10
  br label %25, !dbg !113

25:                                               ; preds = %21, %16
  %26 = icmp samesign ult i32 %9, 96, !dbg !115
  br i1 %26, label %27, label %28, !dbg !115

27:                                               ; preds = %25
  tail call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 noundef 1, i32 noundef 128) #8, !dbg !116
  br label %29, !dbg !116

28:                                               ; preds = %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #8, !dbg !117
  br label %29

29:                                               ; preds = %28, %27
  br i1 %11, label %30, label %44, !dbg !118

30:                                               ; preds = %29
  %31 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10all_arriveE4sums to ptr), align 4, !dbg !119, !tbaa !10
  %32 = icmp samesign ult i32 %9, 32, !dbg !120
  br i1 %32, label %39, label %33, !dbg !120

33:                                               ; preds = %30
  %34 = lshr i32 %9, 5, !dbg !121
  %35 = zext nneg i32 %34 to i64, !dbg !122
  %36 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10all_arriveE4sums to ptr), i64 %35, !dbg !122
  %37 = getelementptr i8, ptr %36, i64 -4, !dbg !122
  %38 = load i32, ptr %37, align 4, !dbg !122, !tbaa !10
  br label %39, !dbg !120

39:                                               ; preds = %30, %33
  %40 = phi i32 [ %38, %33 ], [ 0, %30 ], !dbg !120
  %41 = add nsw i32 %40, %31, !dbg !123
  %42 = sext i32 %10 to i64, !dbg !124
  %43 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !124
  store i32 %41, ptr %43, align 4, !dbg !125, !tbaa !10
  br label %44, !dbg !124

44:                                               ; preds = %39, %29
  ret void, !dbg !126
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_of_half_warps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !127 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !128
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128
  %8 = mul i32 %6, %7, !dbg !128
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128
  %10 = add i32 %8, %9, !dbg !128
  %11 = icmp slt i32 %10, %4, !dbg !129
  br i1 %11, label %12, label %17, !dbg !130

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !131
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !131
  %15 = load i32, ptr %14, align 4, !dbg !131, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #8, !dbg !132
  br label %17, !dbg !130

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !130
  %19 = and i32 %9, 16, !dbg !133
  %20 = icmp eq i32 %19, 0, !dbg !134
  br i1 %20, label %21, label %29, !dbg !134

21:                                               ; preds = %17
  %22 = zext nneg i32 %9 to i64, !dbg !135
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21barrier_of_half_warpsE4held to ptr), i64 %22, !dbg !135
  store i32 %18, ptr %23, align 4, !dbg !136, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !137
  %24 = xor i32 %9, 32, !dbg !138
  %25 = zext nneg i32 %24 to i64, !dbg !139
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21barrier_of_half_warpsE4held to ptr), i64 %25, !dbg !139
  %27 = load i32, ptr %26, align 4, !dbg !139, !tbaa !10
  %28 = add nsw i32 %27, %18, !dbg !140
  br label %29, !dbg !141

29:                                               ; preds = %21, %17
  %30 = phi i32 [ %28, %21 ], [ %18, %17 ], !dbg !142
  br i1 %11, label %31, label %34, !dbg !143

31:                                               ; preds = %29
  %32 = sext i32 %10 to i64, !dbg !144
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !144
  store i32 %30, ptr %33, align 4, !dbg !145, !tbaa !10
  br label %34, !dbg !144

34:                                               ; preds = %31, %29
  ret void, !dbg !146
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_of_even_lanes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !147 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !148
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !148
  %8 = mul i32 %6, %7, !dbg !148
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !148
  %10 = add i32 %8, %9, !dbg !148
  %11 = icmp slt i32 %10, %4, !dbg !149
  br i1 %11, label %12, label %17, !dbg !150

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !151
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !151
  %15 = load i32, ptr %14, align 4, !dbg !151, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #8, !dbg !152
  br label %17, !dbg !150

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !150
  %19 = and i32 %9, 1, !dbg !153
  %20 = icmp eq i32 %19, 0, !dbg !154
  br i1 %20, label %21, label %29, !dbg !155

21:                                               ; preds = %17
  %22 = zext nneg i32 %9 to i64, !dbg !156
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21barrier_of_even_lanesE4held to ptr), i64 %22, !dbg !156
  store i32 %18, ptr %23, align 4, !dbg !157, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 32) #8, !dbg !158
  %24 = xor i32 %9, 32, !dbg !159
  %25 = zext nneg i32 %24 to i64, !dbg !160
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21barrier_of_even_lanesE4held to ptr), i64 %25, !dbg !160
  %27 = load i32, ptr %26, align 4, !dbg !160, !tbaa !10
  %28 = add nsw i32 %27, %18, !dbg !161
  br label %29, !dbg !162

29:                                               ; preds = %21, %17
  %30 = phi i32 [ %18, %17 ], [ %28, %21 ], !dbg !163
  br i1 %11, label %31, label %34, !dbg !164

31:                                               ; preds = %29
  %32 = sext i32 %10 to i64, !dbg !165
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !165
  store i32 %30, ptr %33, align 4, !dbg !166, !tbaa !10
  br label %34, !dbg !165

34:                                               ; preds = %31, %29
  ret void, !dbg !167
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_in_turns(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !168 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !169
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !169
  %8 = mul i32 %6, %7, !dbg !169
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !169
  %10 = add i32 %8, %9, !dbg !169
  %11 = icmp slt i32 %10, %4, !dbg !170
  br i1 %11, label %12, label %17, !dbg !171

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !172
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !172
  %15 = load i32, ptr %14, align 4, !dbg !172, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #8, !dbg !173
  br label %17, !dbg !171

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !171
  %19 = zext nneg i32 %9 to i64, !dbg !174
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16barrier_in_turnsE4held to ptr), i64 %19, !dbg !174
  store i32 %18, ptr %20, align 4, !dbg !175, !tbaa !10
  %21 = lshr i32 %9, 4
  %22 = and i32 %21, 1
  br label %24, !dbg !176

23:                                               ; preds = %28
  br i1 %11, label %31, label %38, !dbg !177

24:                                               ; preds = %17, %28
  %25 = phi i32 [ 0, %17 ], [ %29, %28 ]
  %26 = icmp eq i32 %25, %22, !dbg !178
  br i1 %26, label %27, label %28, !dbg !178

27:                                               ; preds = %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !179
  br label %28, !dbg !179

28:                                               ; preds = %24, %27
  %29 = add nuw nsw i32 %25, 1, !dbg !180
  %30 = icmp eq i32 %25, 0, !dbg !181
  br i1 %30, label %24, label %23, !dbg !176, !llvm.loop !182

31:                                               ; preds = %23
  %32 = xor i32 %9, 32, !dbg !184
  %33 = zext nneg i32 %32 to i64, !dbg !185
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16barrier_in_turnsE4held to ptr), i64 %33, !dbg !185
  %35 = load i32, ptr %34, align 4, !dbg !185, !tbaa !10
  %36 = sext i32 %10 to i64, !dbg !186
  %37 = getelementptr inbounds i32, ptr %1, i64 %36, !dbg !186
  store i32 %35, ptr %37, align 4, !dbg !187, !tbaa !10
  br label %38, !dbg !186

38:                                               ; preds = %31, %23
  ret void, !dbg !188
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @syncwarp_for_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !189 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !190
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !190
  %8 = mul i32 %6, %7, !dbg !190
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !190
  %10 = add i32 %8, %9, !dbg !190
  %11 = icmp slt i32 %10, %4, !dbg !191
  br i1 %11, label %12, label %17, !dbg !192

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !193
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !193
  %15 = load i32, ptr %14, align 4, !dbg !193, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #8, !dbg !194
  br label %17, !dbg !192

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !192
  %19 = zext nneg i32 %9 to i64, !dbg !195
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20syncwarp_for_barrierE4held to ptr), i64 %19, !dbg !195
  store i32 %18, ptr %20, align 4, !dbg !196, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !197
  br i1 %11, label %21, label %31, !dbg !198

21:                                               ; preds = %17
  %22 = icmp samesign ugt i32 %9, 31, !dbg !199
  %23 = add nsw i32 %9, -32, !dbg !200
  %24 = xor i32 %9, 1, !dbg !200
  %25 = select i1 %22, i32 %23, i32 %24, !dbg !200
  %26 = sext i32 %25 to i64, !dbg !201
  %27 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20syncwarp_for_barrierE4held to ptr), i64 %26, !dbg !201
  %28 = load i32, ptr %27, align 4, !dbg !201, !tbaa !10
  %29 = sext i32 %10 to i64, !dbg !202
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !202
  store i32 %28, ptr %30, align 4, !dbg !203, !tbaa !10
  br label %31, !dbg !202

31:                                               ; preds = %21, %17
  ret void, !dbg !204
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @syncwarp_for_barrier_global(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !205 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !206
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !206
  %8 = mul i32 %6, %7, !dbg !206
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !206
  %10 = add i32 %8, %9, !dbg !206
  %11 = icmp slt i32 %10, %4, !dbg !207
  br i1 %11, label %12, label %18, !dbg !207

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !208
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !208
  %15 = load i32, ptr %14, align 4, !dbg !208, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #8, !dbg !209
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !210
  store i32 %16, ptr %17, align 4, !dbg !211, !tbaa !10
  br label %18, !dbg !210

18:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !212
  br i1 %11, label %19, label %27, !dbg !213

19:                                               ; preds = %18
  %20 = lshr i32 %9, 2, !dbg !214
  %21 = add nsw i32 %8, %20, !dbg !215
  %22 = sext i32 %21 to i64, !dbg !216
  %23 = getelementptr inbounds i32, ptr %2, i64 %22, !dbg !216
  %24 = load i32, ptr %23, align 4, !dbg !216, !tbaa !10
  %25 = sext i32 %10 to i64, !dbg !217
  %26 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !217
  store i32 %24, ptr %26, align 4, !dbg !218, !tbaa !10
  br label %27, !dbg !217

27:                                               ; preds = %19, %18
  ret void, !dbg !219
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @shuffle_for_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !dbg !220 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !221
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !221
  %8 = mul i32 %6, %7, !dbg !221
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !221
  %10 = add i32 %8, %9, !dbg !221
  %11 = icmp slt i32 %10, %4, !dbg !222
  br i1 %11, label %12, label %16, !dbg !223

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !224
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !224
  %15 = load i32, ptr %14, align 4, !dbg !224, !tbaa !10
  br label %16, !dbg !223

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ]
  br label %21, !dbg !225

18:                                               ; preds = %21
  %19 = and i32 %9, 31, !dbg !226
  %20 = icmp eq i32 %19, 0, !dbg !227
  br i1 %20, label %28, label %32, !dbg !227

21:                                               ; preds = %16, %21
  %22 = phi i32 [ %26, %21 ], [ 16, %16 ]
  %23 = phi i32 [ %25, %21 ], [ %17, %16 ]
  %24 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %23, i32 %22, i32 31), !dbg !228
  %25 = add nsw i32 %24, %23, !dbg !229
  %26 = lshr i32 %22, 1, !dbg !230
  %27 = icmp eq i32 %26, 0, !dbg !231
  br i1 %27, label %18, label %21, !dbg !225, !llvm.loop !232

28:                                               ; preds = %18
  %29 = lshr exact i32 %9, 5, !dbg !234
  %30 = zext nneg i32 %29 to i64, !dbg !235
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shuffle_for_barrierE4sums to ptr), i64 %30, !dbg !235
  store i32 %25, ptr %31, align 4, !dbg !236, !tbaa !10
  br label %32, !dbg !235

32:                                               ; preds = %28, %18
  %33 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %25, i32 0, i32 31), !dbg !237
  br i1 %11, label %34, label %39, !dbg !238

34:                                               ; preds = %32
  %35 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shuffle_for_barrierE4sums to ptr), align 4, !dbg !239, !tbaa !10
  %36 = sub nsw i32 %33, %35, !dbg !240
  %37 = sext i32 %10 to i64, !dbg !241
  %38 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !241
  store i32 %36, ptr %38, align 4, !dbg !242, !tbaa !10
  br label %39, !dbg !241

39:                                               ; preds = %34, %32
  ret void, !dbg !243
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @vote_for_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !dbg !244 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !245
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !245
  %8 = mul i32 %6, %7, !dbg !245
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !245
  %10 = add i32 %8, %9, !dbg !245
  %11 = icmp slt i32 %10, %4, !dbg !246
  br i1 %11, label %12, label %17, !dbg !247

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !248
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !248
  %15 = load i32, ptr %14, align 4, !dbg !248, !tbaa !10
  %16 = icmp sgt i32 %15, 90, !dbg !249
  br label %17

17:                                               ; preds = %12, %5
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
  %29 = icmp ne i32 %19, 0, !dbg !259
  %30 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %29), !dbg !260
  br i1 %11, label %31, label %42, !dbg !261

31:                                               ; preds = %28
  %32 = zext i1 %30 to i32, !dbg !260
  %33 = sext i32 %10 to i64, !dbg !262
  %34 = getelementptr inbounds i32, ptr %0, i64 %33, !dbg !262
  %35 = load i32, ptr %34, align 4, !dbg !262, !tbaa !10
  %36 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16vote_for_barrierE5found to ptr), align 4, !dbg !263, !tbaa !10
  %37 = or i32 %36, %32, !dbg !264
  %38 = icmp ne i32 %37, 0, !dbg !264
  %39 = zext i1 %38 to i32, !dbg !265
  %40 = add nsw i32 %35, %39, !dbg !266
  %41 = getelementptr inbounds i32, ptr %1, i64 %33, !dbg !267
  store i32 %40, ptr %41, align 4, !dbg !268, !tbaa !10
  br label %42, !dbg !267

42:                                               ; preds = %31, %28
  ret void, !dbg !269
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_for_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !270 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !271
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !271
  %8 = mul i32 %6, %7, !dbg !271
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !271
  %10 = add i32 %8, %9, !dbg !271
  %11 = icmp slt i32 %10, %4, !dbg !272
  br i1 %11, label %12, label %26, !dbg !273

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !274
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !274
  %15 = load i32, ptr %14, align 4, !dbg !274, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #8, !dbg !275
  %17 = zext nneg i32 %9 to i64, !dbg !276
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17fence_for_barrierE4held to ptr), i64 %17, !dbg !276
  store i32 %16, ptr %18, align 4, !dbg !277, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !278
  %19 = tail call i32 @llvm.smax.i32(i32 %9, i32 32), !dbg !279
  %20 = zext nneg i32 %19 to i64, !dbg !280
  %21 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17fence_for_barrierE4held to ptr), i64 %20, !dbg !280
  %22 = getelementptr i8, ptr %21, i64 -128, !dbg !280
  %23 = load i32, ptr %22, align 4, !dbg !280, !tbaa !10
  %24 = sext i32 %10 to i64, !dbg !281
  %25 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !281
  store i32 %23, ptr %25, align 4, !dbg !282, !tbaa !10
  br label %29, !dbg !281

26:                                               ; preds = %5
  %27 = zext nneg i32 %9 to i64, !dbg !276
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17fence_for_barrierE4held to ptr), i64 %27, !dbg !276
  store i32 0, ptr %28, align 4, !dbg !277, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !278
  br label %29, !dbg !283

29:                                               ; preds = %26, %12
  ret void, !dbg !284
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_for_barrier_global(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !285 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !286
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !286
  %8 = mul i32 %6, %7, !dbg !286
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !286
  %10 = add i32 %8, %9, !dbg !286
  %11 = icmp slt i32 %10, %4, !dbg !287
  br i1 %11, label %12, label %25, !dbg !287

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !288
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !288
  %15 = load i32, ptr %14, align 4, !dbg !288, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #8, !dbg !289
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !290
  store i32 %16, ptr %17, align 4, !dbg !291, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !292
  %18 = lshr i32 %9, 1, !dbg !293
  %19 = add nsw i32 %8, %18, !dbg !294
  %20 = sext i32 %19 to i64, !dbg !295
  %21 = getelementptr inbounds i32, ptr %2, i64 %20, !dbg !295
  %22 = load i32, ptr %21, align 4, !dbg !295, !tbaa !10
  %23 = sext i32 %10 to i64, !dbg !296
  %24 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !296
  store i32 %22, ptr %24, align 4, !dbg !297, !tbaa !10
  br label %26, !dbg !296

25:                                               ; preds = %5
  tail call void @llvm.nvvm.membar.gl(), !dbg !292
  br label %26, !dbg !298

26:                                               ; preds = %25, %12
  ret void, !dbg !299
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_too_small(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !300 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !301
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !301
  %8 = mul i32 %6, %7, !dbg !301
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !301
  %10 = add i32 %8, %9, !dbg !301
  %11 = icmp slt i32 %10, %4, !dbg !302
  br i1 %11, label %12, label %17, !dbg !303

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !304
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !304
  %15 = load i32, ptr %14, align 4, !dbg !304, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #8, !dbg !305
  br label %17, !dbg !303

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !303
  %19 = zext nneg i32 %9 to i64, !dbg !306
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15count_too_smallE4held to ptr), i64 %19, !dbg !306
  store i32 %18, ptr %20, align 4, !dbg !307, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 96) #8, !dbg !308
  br i1 %11, label %21, label %25, !dbg !309

21:                                               ; preds = %17
  %22 = load i32, ptr %20, align 4, !dbg !310, !tbaa !10
  %23 = sext i32 %10 to i64, !dbg !311
  %24 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !311
  store i32 %22, ptr %24, align 4, !dbg !312, !tbaa !10
  br label %25, !dbg !311

25:                                               ; preds = %21, %17
  ret void, !dbg !313
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_of_half(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !314 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !315
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !315
  %8 = mul i32 %6, %7, !dbg !315
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !315
  %10 = add i32 %8, %9, !dbg !315
  %11 = icmp slt i32 %10, %4, !dbg !316
  br i1 %11, label %12, label %17, !dbg !317

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !318
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !318
  %15 = load i32, ptr %14, align 4, !dbg !318, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #8, !dbg !319
  br label %17, !dbg !317

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !317
  %19 = zext nneg i32 %9 to i64, !dbg !320
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13count_of_halfE4held to ptr), i64 %19, !dbg !320
  store i32 %18, ptr %20, align 4, !dbg !321, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 64) #8, !dbg !322
  br i1 %11, label %21, label %28, !dbg !323

21:                                               ; preds = %17
  %22 = xor i32 %9, 96, !dbg !324
  %23 = zext nneg i32 %22 to i64, !dbg !325
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13count_of_halfE4held to ptr), i64 %23, !dbg !325
  %25 = load i32, ptr %24, align 4, !dbg !325, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !326
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !326
  store i32 %25, ptr %27, align 4, !dbg !327, !tbaa !10
  br label %28, !dbg !326

28:                                               ; preds = %21, %17
  ret void, !dbg !328
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_of_no_whole_warps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !329 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !330
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !330
  %8 = mul i32 %6, %7, !dbg !330
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !330
  %10 = add i32 %8, %9, !dbg !330
  %11 = icmp slt i32 %10, %4, !dbg !331
  br i1 %11, label %12, label %17, !dbg !332

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !333
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !333
  %15 = load i32, ptr %14, align 4, !dbg !333, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #8, !dbg !334
  br label %17, !dbg !332

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !332
  %19 = zext nneg i32 %9 to i64, !dbg !335
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23count_of_no_whole_warpsE4held to ptr), i64 %19, !dbg !335
  store i32 %18, ptr %20, align 4, !dbg !336, !tbaa !10
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 48) #8, !dbg !337, !srcloc !338
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef %21) #8, !dbg !339
  br i1 %11, label %22, label %29, !dbg !340

22:                                               ; preds = %17
  %23 = xor i32 %9, 32, !dbg !341
  %24 = zext nneg i32 %23 to i64, !dbg !342
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23count_of_no_whole_warpsE4held to ptr), i64 %24, !dbg !342
  %26 = load i32, ptr %25, align 4, !dbg !342, !tbaa !10
  %27 = sext i32 %10 to i64, !dbg !343
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !343
  store i32 %26, ptr %28, align 4, !dbg !344, !tbaa !10
  br label %29, !dbg !343

29:                                               ; preds = %22, %17
  ret void, !dbg !345
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reads_without_taking_part(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !346 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !347
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !347
  %8 = mul i32 %6, %7, !dbg !347
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !347
  %10 = add i32 %8, %9, !dbg !347
  %11 = icmp samesign ult i32 %9, 64, !dbg !348
  br i1 %11, label %12, label %23, !dbg !348

12:                                               ; preds = %5
  %13 = icmp slt i32 %10, %4, !dbg !349
  br i1 %13, label %14, label %19, !dbg !350

14:                                               ; preds = %12
  %15 = sext i32 %10 to i64, !dbg !351
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !351
  %17 = load i32, ptr %16, align 4, !dbg !351, !tbaa !10
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #8, !dbg !352
  br label %19, !dbg !350

19:                                               ; preds = %12, %14
  %20 = phi i32 [ %18, %14 ], [ 0, %12 ], !dbg !350
  %21 = zext nneg i32 %9 to i64, !dbg !353
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25reads_without_taking_partE4held to ptr), i64 %21, !dbg !353
  store i32 %20, ptr %22, align 4, !dbg !354, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 64) #8, !dbg !355
  br label %23, !dbg !355

23:                                               ; preds = %5, %19
  %24 = icmp slt i32 %10, %4, !dbg !356
  br i1 %24, label %25, label %39, !dbg !356

25:                                               ; preds = %23
  br i1 %11, label %26, label %30, !dbg !357

26:                                               ; preds = %25
  %27 = xor i32 %9, 32, !dbg !358
  %28 = zext nneg i32 %27 to i64, !dbg !359
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25reads_without_taking_partE4held to ptr), i64 %28, !dbg !359
  br label %34, !dbg !357

30:                                               ; preds = %25
  %31 = zext nneg i32 %9 to i64, !dbg !360
  %32 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25reads_without_taking_partE4held to ptr), i64 %31, !dbg !360
  %33 = getelementptr i8, ptr %32, i64 -256, !dbg !360
  br label %34, !dbg !357

34:                                               ; preds = %30, %26
  %35 = phi ptr [ %29, %26 ], [ %33, %30 ]
  %36 = load i32, ptr %35, align 4, !dbg !361, !tbaa !10
  %37 = sext i32 %10 to i64, !dbg !362
  %38 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !362
  store i32 %36, ptr %38, align 4, !dbg !363, !tbaa !10
  br label %39, !dbg !362

39:                                               ; preds = %34, %23
  ret void, !dbg !364
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reads_the_group_beside(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !365 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !366
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !366
  %8 = mul i32 %6, %7, !dbg !366
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !366
  %10 = add i32 %8, %9, !dbg !366
  %11 = icmp slt i32 %10, %4, !dbg !367
  br i1 %11, label %12, label %18, !dbg !367

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !368
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !368
  %15 = load i32, ptr %14, align 4, !dbg !368, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #8, !dbg !369
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !370
  store i32 %16, ptr %17, align 4, !dbg !371, !tbaa !10
  br label %18, !dbg !370

18:                                               ; preds = %12, %5
  %19 = lshr i32 %9, 6, !dbg !372
  %20 = add nuw nsw i32 %19, 1, !dbg !373
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef %20, i32 noundef 64) #8, !dbg !374
  br i1 %11, label %21, label %32, !dbg !375

21:                                               ; preds = %18
  %22 = icmp samesign ult i32 %9, 64, !dbg !376
  %23 = and i32 %9, 3, !dbg !377
  %24 = add nsw i32 %8, %23, !dbg !377
  %25 = add nsw i32 %10, -64, !dbg !377
  %26 = select i1 %22, i32 %24, i32 %25, !dbg !377
  %27 = sext i32 %26 to i64, !dbg !378
  %28 = getelementptr inbounds i32, ptr %2, i64 %27, !dbg !378
  %29 = load i32, ptr %28, align 4, !dbg !378, !tbaa !10
  %30 = sext i32 %10 to i64, !dbg !379
  %31 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !379
  store i32 %29, ptr %31, align 4, !dbg !380, !tbaa !10
  br label %32, !dbg !379

32:                                               ; preds = %21, %18
  ret void, !dbg !381
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @overwritten_too_early(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !382 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !383
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !383
  %8 = mul i32 %6, %7, !dbg !383
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !383
  %10 = add i32 %8, %9, !dbg !383
  %11 = icmp slt i32 %10, %4, !dbg !384
  br i1 %11, label %12, label %16, !dbg !385

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !386
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !386
  %15 = load i32, ptr %14, align 4, !dbg !386, !tbaa !10
  br label %16, !dbg !385

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !385
  %18 = zext nneg i32 %9 to i64, !dbg !387
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21overwritten_too_earlyE4held to ptr), i64 %18, !dbg !387
  store i32 %17, ptr %19, align 4, !dbg !388, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !389
  %20 = icmp samesign ult i32 %9, 32, !dbg !390
  %21 = add nuw nsw i32 %9, 32, !dbg !391
  %22 = select i1 %20, i32 %21, i32 %9, !dbg !391
  %23 = zext nneg i32 %22 to i64, !dbg !392
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21overwritten_too_earlyE4held to ptr), i64 %23, !dbg !392
  %25 = load i32, ptr %24, align 4, !dbg !392, !tbaa !10
  %26 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %25) #8, !dbg !393
  store i32 %26, ptr %19, align 4, !dbg !394, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !395
  br i1 %11, label %27, label %34, !dbg !396

27:                                               ; preds = %16
  %28 = sub nsw i32 63, %9, !dbg !397
  %29 = sext i32 %28 to i64, !dbg !398
  %30 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21overwritten_too_earlyE4held to ptr), i64 %29, !dbg !398
  %31 = load i32, ptr %30, align 4, !dbg !398, !tbaa !10
  %32 = sext i32 %10 to i64, !dbg !399
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !399
  store i32 %31, ptr %33, align 4, !dbg !400, !tbaa !10
  br label %34, !dbg !399

34:                                               ; preds = %27, %16
  ret void, !dbg !401
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @queue_without_second_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !402 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !403
  %7 = icmp eq i32 %6, 63, !dbg !404
  br i1 %7, label %8, label %10, !dbg !404

8:                                                ; preds = %5
  %9 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !405
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ28queue_without_second_barrierE4task to ptr), align 4, !dbg !406, !tbaa !10
  br label %10, !dbg !407

10:                                               ; preds = %8, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !408
  %11 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ28queue_without_second_barrierE4task to ptr), align 4, !dbg !409, !tbaa !10
  %12 = shl nsw i32 %11, 6, !dbg !410
  %13 = icmp slt i32 %12, %4, !dbg !411
  br i1 %13, label %14, label %31, !dbg !411

14:                                               ; preds = %10, %27
  %15 = phi i32 [ %29, %27 ], [ %12, %10 ]
  %16 = add nsw i32 %15, %6, !dbg !412
  %17 = icmp slt i32 %16, %4, !dbg !413
  br i1 %17, label %18, label %24, !dbg !413

18:                                               ; preds = %14
  %19 = sext i32 %16 to i64, !dbg !414
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !414
  %21 = load i32, ptr %20, align 4, !dbg !414, !tbaa !10
  %22 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %21) #8, !dbg !415
  %23 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !416
  store i32 %22, ptr %23, align 4, !dbg !417, !tbaa !10
  br label %24, !dbg !416

24:                                               ; preds = %18, %14
  br i1 %7, label %25, label %27, !dbg !418

25:                                               ; preds = %24
  %26 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !419
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ28queue_without_second_barrierE4task to ptr), align 4, !dbg !420, !tbaa !10
  br label %27, !dbg !421

27:                                               ; preds = %25, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !422
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ28queue_without_second_barrierE4task to ptr), align 4, !dbg !409, !tbaa !10
  %29 = shl nsw i32 %28, 6, !dbg !410
  %30 = icmp slt i32 %29, %4, !dbg !411
  br i1 %30, label %14, label %31, !dbg !411, !llvm.loop !423

31:                                               ; preds = %27, %10
  ret void, !dbg !426
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @buffer_not_handed_back(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !427 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !428
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !428
  %8 = mul i32 %6, %7, !dbg !428
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !428
  %10 = add i32 %8, %9, !dbg !428
  %11 = icmp samesign ult i32 %9, 64, !dbg !429
  br i1 %11, label %17, label %12, !dbg !429

12:                                               ; preds = %5
  %13 = shl i32 %6, 7
  %14 = zext nneg i32 %9 to i64
  %15 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22buffer_not_handed_backE4held to ptr), i64 %14
  %16 = getelementptr i8, ptr %15, i64 -256
  br label %34, !dbg !430

17:                                               ; preds = %5
  %18 = zext nneg i32 %9 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22buffer_not_handed_backE4held to ptr), i64 %18
  br label %22, !dbg !431

20:                                               ; preds = %22
  %21 = icmp slt i32 %10, %4, !dbg !432
  br i1 %21, label %30, label %52, !dbg !432

22:                                               ; preds = %17, %22
  %23 = phi i32 [ 0, %17 ], [ %28, %22 ]
  %24 = phi i32 [ 0, %17 ], [ %27, %22 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #8, !dbg !433
  %25 = mul nsw i32 %24, 3, !dbg !434
  %26 = load i32, ptr %19, align 4, !dbg !435, !tbaa !10
  %27 = add nsw i32 %26, %25, !dbg !436
  %28 = add nuw nsw i32 %23, 1, !dbg !437
  %29 = icmp eq i32 %28, 3, !dbg !438
  br i1 %29, label %20, label %22, !dbg !431, !llvm.loop !439

30:                                               ; preds = %20
  %31 = sext i32 %10 to i64, !dbg !441
  br label %48, !dbg !441

32:                                               ; preds = %34
  %33 = icmp slt i32 %10, %4, !dbg !442
  br i1 %33, label %44, label %52, !dbg !442

34:                                               ; preds = %12, %34
  %35 = phi i32 [ 0, %12 ], [ %36, %34 ]
  %36 = add nuw nsw i32 %35, 1, !dbg !443
  %37 = mul nuw nsw i32 %36, %9, !dbg !444
  %38 = add i32 %37, %13, !dbg !445
  %39 = urem i32 %38, %4, !dbg !446
  %40 = zext i32 %39 to i64, !dbg !447
  %41 = getelementptr inbounds nuw i32, ptr %0, i64 %40, !dbg !447
  %42 = load i32, ptr %41, align 4, !dbg !447, !tbaa !10
  store i32 %42, ptr %16, align 4, !dbg !448, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 noundef 1, i32 noundef 128) #8, !dbg !449
  %43 = icmp eq i32 %36, 3, !dbg !450
  br i1 %43, label %32, label %34, !dbg !430, !llvm.loop !451

44:                                               ; preds = %32
  %45 = sext i32 %10 to i64, !dbg !453
  %46 = getelementptr inbounds i32, ptr %0, i64 %45, !dbg !453
  %47 = load i32, ptr %46, align 4, !dbg !453, !tbaa !10
  br label %48, !dbg !454

48:                                               ; preds = %30, %44
  %49 = phi i64 [ %45, %44 ], [ %31, %30 ]
  %50 = phi i32 [ %47, %44 ], [ %27, %30 ]
  %51 = getelementptr inbounds i32, ptr %1, i64 %49, !dbg !455
  store i32 %50, ptr %51, align 4, !dbg !455, !tbaa !10
  br label %52, !dbg !456

52:                                               ; preds = %48, %32, %20
  ret void, !dbg !456
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #6

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nounwind }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind }

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
!19 = !DILocation(line: 10, column: 17, scope: !15)
!20 = !DILocation(line: 10, column: 15, scope: !15)
!21 = !DILocation(line: 10, column: 27, scope: !15)
!22 = !DILocation(line: 10, column: 23, scope: !15)
!23 = !DILocation(line: 10, column: 5, scope: !15)
!24 = !DILocation(line: 10, column: 13, scope: !15)
!25 = !DILocation(line: 11, column: 53, scope: !15)
!26 = !DILocation(line: 11, column: 49, scope: !15)
!27 = !DILocation(line: 11, column: 38, scope: !15)
!28 = !DILocation(line: 12, column: 11, scope: !15)
!29 = !DILocation(line: 12, column: 32, scope: !15)
!30 = !DILocation(line: 12, column: 25, scope: !15)
!31 = !DILocation(line: 12, column: 16, scope: !15)
!32 = !DILocation(line: 12, column: 23, scope: !15)
!33 = !DILocation(line: 13, column: 1, scope: !15)
!34 = distinct !DISubprogram(name: "mix", scope: !35, file: !35, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!35 = !DIFile(filename: "./common.h", directory: ".")
!36 = !DILocation(line: 21, column: 5, scope: !34)
!37 = !DILocation(line: 27, column: 5, scope: !34)
!38 = !DILocation(line: 22, column: 16, scope: !34)
!39 = !DILocation(line: 22, column: 11, scope: !34)
!40 = !DILocation(line: 23, column: 16, scope: !34)
!41 = !DILocation(line: 23, column: 11, scope: !34)
!42 = !DILocation(line: 24, column: 16, scope: !34)
!43 = !DILocation(line: 24, column: 11, scope: !34)
!44 = !DILocation(line: 25, column: 9, scope: !34)
!45 = !{i64 8038467}
!46 = !DILocation(line: 21, column: 29, scope: !34)
!47 = !DILocation(line: 21, column: 23, scope: !34)
!48 = distinct !{!48, !36, !49, !50, !51}
!49 = !DILocation(line: 26, column: 5, scope: !34)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = distinct !DISubprogram(name: "two_warps_for_four_global", scope: !7, file: !7, line: 14, type: !16, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!53 = !DILocation(line: 15, column: 5, scope: !52)
!54 = !DILocation(line: 16, column: 11, scope: !52)
!55 = !DILocation(line: 16, column: 30, scope: !52)
!56 = !DILocation(line: 16, column: 26, scope: !52)
!57 = !DILocation(line: 16, column: 16, scope: !52)
!58 = !DILocation(line: 16, column: 24, scope: !52)
!59 = !DILocation(line: 17, column: 54, scope: !52)
!60 = !DILocation(line: 17, column: 59, scope: !52)
!61 = !DILocation(line: 17, column: 49, scope: !52)
!62 = !DILocation(line: 17, column: 38, scope: !52)
!63 = !DILocation(line: 18, column: 11, scope: !52)
!64 = !DILocation(line: 18, column: 32, scope: !52)
!65 = !DILocation(line: 18, column: 30, scope: !52)
!66 = !DILocation(line: 18, column: 25, scope: !52)
!67 = !DILocation(line: 18, column: 16, scope: !52)
!68 = !DILocation(line: 18, column: 23, scope: !52)
!69 = !DILocation(line: 19, column: 1, scope: !52)
!70 = distinct !DISubprogram(name: "one_number_for_two", scope: !7, file: !7, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!71 = !DILocation(line: 23, column: 5, scope: !70)
!72 = !DILocation(line: 24, column: 17, scope: !70)
!73 = !DILocation(line: 24, column: 15, scope: !70)
!74 = !DILocation(line: 24, column: 27, scope: !70)
!75 = !DILocation(line: 24, column: 23, scope: !70)
!76 = !DILocation(line: 24, column: 5, scope: !70)
!77 = !DILocation(line: 24, column: 13, scope: !70)
!78 = !DILocation(line: 25, column: 5, scope: !70)
!79 = !DILocation(line: 26, column: 11, scope: !70)
!80 = !DILocation(line: 26, column: 32, scope: !70)
!81 = !DILocation(line: 26, column: 25, scope: !70)
!82 = !DILocation(line: 26, column: 16, scope: !70)
!83 = !DILocation(line: 26, column: 23, scope: !70)
!84 = !DILocation(line: 27, column: 1, scope: !70)
!85 = distinct !DISubprogram(name: "reader_arrives", scope: !7, file: !7, line: 29, type: !16, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!86 = !DILocation(line: 31, column: 5, scope: !85)
!87 = !DILocation(line: 32, column: 11, scope: !85)
!88 = !DILocation(line: 33, column: 21, scope: !85)
!89 = !DILocation(line: 33, column: 19, scope: !85)
!90 = !DILocation(line: 33, column: 31, scope: !85)
!91 = !DILocation(line: 33, column: 27, scope: !85)
!92 = !DILocation(line: 33, column: 9, scope: !85)
!93 = !DILocation(line: 33, column: 17, scope: !85)
!94 = !DILocation(line: 34, column: 9, scope: !85)
!95 = !DILocation(line: 35, column: 15, scope: !85)
!96 = !DILocation(line: 35, column: 29, scope: !85)
!97 = !DILocation(line: 35, column: 20, scope: !85)
!98 = !DILocation(line: 37, column: 43, scope: !85)
!99 = !DILocation(line: 38, column: 15, scope: !85)
!100 = !DILocation(line: 38, column: 29, scope: !85)
!101 = !DILocation(line: 38, column: 20, scope: !85)
!102 = !DILocation(line: 0, scope: !85)
!103 = !DILocation(line: 40, column: 1, scope: !85)
!104 = distinct !DISubprogram(name: "all_arrive", scope: !7, file: !7, line: 41, type: !16, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!105 = !DILocation(line: 43, column: 5, scope: !104)
!106 = !DILocation(line: 44, column: 40, scope: !104)
!107 = !DILocation(line: 44, column: 38, scope: !104)
!108 = !DILocation(line: 44, column: 46, scope: !104)
!109 = !DILocation(line: 44, column: 15, scope: !104)
!110 = !DILocation(line: 45, column: 9, scope: !104)
!111 = !DILocation(line: 45, column: 14, scope: !104)
!112 = !DILocation(line: 45, column: 25, scope: !104)
!113 = !DILocation(line: 45, column: 20, scope: !104)
!114 = !DILocation(line: 45, column: 31, scope: !104)
!115 = !DILocation(line: 46, column: 19, scope: !104)
!116 = !DILocation(line: 46, column: 25, scope: !104)
!117 = !DILocation(line: 47, column: 5, scope: !104)
!118 = !DILocation(line: 48, column: 11, scope: !104)
!119 = !DILocation(line: 48, column: 25, scope: !104)
!120 = !DILocation(line: 48, column: 36, scope: !104)
!121 = !DILocation(line: 48, column: 48, scope: !104)
!122 = !DILocation(line: 48, column: 43, scope: !104)
!123 = !DILocation(line: 48, column: 33, scope: !104)
!124 = !DILocation(line: 48, column: 16, scope: !104)
!125 = !DILocation(line: 48, column: 23, scope: !104)
!126 = !DILocation(line: 49, column: 1, scope: !104)
!127 = distinct !DISubprogram(name: "barrier_of_half_warps", scope: !7, file: !7, line: 51, type: !16, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!128 = !DILocation(line: 53, column: 5, scope: !127)
!129 = !DILocation(line: 54, column: 15, scope: !127)
!130 = !DILocation(line: 54, column: 13, scope: !127)
!131 = !DILocation(line: 54, column: 25, scope: !127)
!132 = !DILocation(line: 54, column: 21, scope: !127)
!133 = !DILocation(line: 56, column: 17, scope: !127)
!134 = !DILocation(line: 56, column: 22, scope: !127)
!135 = !DILocation(line: 56, column: 30, scope: !127)
!136 = !DILocation(line: 56, column: 38, scope: !127)
!137 = !DILocation(line: 56, column: 43, scope: !127)
!138 = !DILocation(line: 56, column: 72, scope: !127)
!139 = !DILocation(line: 56, column: 65, scope: !127)
!140 = !DILocation(line: 56, column: 62, scope: !127)
!141 = !DILocation(line: 56, column: 79, scope: !127)
!142 = !DILocation(line: 0, scope: !127)
!143 = !DILocation(line: 57, column: 11, scope: !127)
!144 = !DILocation(line: 57, column: 16, scope: !127)
!145 = !DILocation(line: 57, column: 23, scope: !127)
!146 = !DILocation(line: 58, column: 1, scope: !127)
!147 = distinct !DISubprogram(name: "barrier_of_even_lanes", scope: !7, file: !7, line: 59, type: !16, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!148 = !DILocation(line: 61, column: 5, scope: !147)
!149 = !DILocation(line: 62, column: 15, scope: !147)
!150 = !DILocation(line: 62, column: 13, scope: !147)
!151 = !DILocation(line: 62, column: 25, scope: !147)
!152 = !DILocation(line: 62, column: 21, scope: !147)
!153 = !DILocation(line: 64, column: 21, scope: !147)
!154 = !DILocation(line: 64, column: 18, scope: !147)
!155 = !DILocation(line: 64, column: 17, scope: !147)
!156 = !DILocation(line: 64, column: 29, scope: !147)
!157 = !DILocation(line: 64, column: 37, scope: !147)
!158 = !DILocation(line: 64, column: 42, scope: !147)
!159 = !DILocation(line: 64, column: 71, scope: !147)
!160 = !DILocation(line: 64, column: 64, scope: !147)
!161 = !DILocation(line: 64, column: 61, scope: !147)
!162 = !DILocation(line: 64, column: 78, scope: !147)
!163 = !DILocation(line: 0, scope: !147)
!164 = !DILocation(line: 65, column: 11, scope: !147)
!165 = !DILocation(line: 65, column: 16, scope: !147)
!166 = !DILocation(line: 65, column: 23, scope: !147)
!167 = !DILocation(line: 66, column: 1, scope: !147)
!168 = distinct !DISubprogram(name: "barrier_in_turns", scope: !7, file: !7, line: 67, type: !16, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!169 = !DILocation(line: 69, column: 5, scope: !168)
!170 = !DILocation(line: 70, column: 17, scope: !168)
!171 = !DILocation(line: 70, column: 15, scope: !168)
!172 = !DILocation(line: 70, column: 27, scope: !168)
!173 = !DILocation(line: 70, column: 23, scope: !168)
!174 = !DILocation(line: 70, column: 5, scope: !168)
!175 = !DILocation(line: 70, column: 13, scope: !168)
!176 = !DILocation(line: 72, column: 33, scope: !168)
!177 = !DILocation(line: 74, column: 11, scope: !168)
!178 = !DILocation(line: 73, column: 26, scope: !168)
!179 = !DILocation(line: 73, column: 40, scope: !168)
!180 = !DILocation(line: 72, column: 66, scope: !168)
!181 = !DILocation(line: 72, column: 57, scope: !168)
!182 = distinct !{!182, !176, !183, !50, !51}
!183 = !DILocation(line: 73, column: 54, scope: !168)
!184 = !DILocation(line: 74, column: 32, scope: !168)
!185 = !DILocation(line: 74, column: 25, scope: !168)
!186 = !DILocation(line: 74, column: 16, scope: !168)
!187 = !DILocation(line: 74, column: 23, scope: !168)
!188 = !DILocation(line: 75, column: 1, scope: !168)
!189 = distinct !DISubprogram(name: "syncwarp_for_barrier", scope: !7, file: !7, line: 77, type: !16, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!190 = !DILocation(line: 79, column: 5, scope: !189)
!191 = !DILocation(line: 80, column: 17, scope: !189)
!192 = !DILocation(line: 80, column: 15, scope: !189)
!193 = !DILocation(line: 80, column: 27, scope: !189)
!194 = !DILocation(line: 80, column: 23, scope: !189)
!195 = !DILocation(line: 80, column: 5, scope: !189)
!196 = !DILocation(line: 80, column: 13, scope: !189)
!197 = !DILocation(line: 81, column: 38, scope: !189)
!198 = !DILocation(line: 82, column: 11, scope: !189)
!199 = !DILocation(line: 82, column: 32, scope: !189)
!200 = !DILocation(line: 82, column: 30, scope: !189)
!201 = !DILocation(line: 82, column: 25, scope: !189)
!202 = !DILocation(line: 82, column: 16, scope: !189)
!203 = !DILocation(line: 82, column: 23, scope: !189)
!204 = !DILocation(line: 83, column: 1, scope: !189)
!205 = distinct !DISubprogram(name: "syncwarp_for_barrier_global", scope: !7, file: !7, line: 84, type: !16, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!206 = !DILocation(line: 85, column: 5, scope: !205)
!207 = !DILocation(line: 86, column: 11, scope: !205)
!208 = !DILocation(line: 86, column: 30, scope: !205)
!209 = !DILocation(line: 86, column: 26, scope: !205)
!210 = !DILocation(line: 86, column: 16, scope: !205)
!211 = !DILocation(line: 86, column: 24, scope: !205)
!212 = !DILocation(line: 87, column: 38, scope: !205)
!213 = !DILocation(line: 88, column: 11, scope: !205)
!214 = !DILocation(line: 88, column: 40, scope: !205)
!215 = !DILocation(line: 88, column: 36, scope: !205)
!216 = !DILocation(line: 88, column: 25, scope: !205)
!217 = !DILocation(line: 88, column: 16, scope: !205)
!218 = !DILocation(line: 88, column: 23, scope: !205)
!219 = !DILocation(line: 89, column: 1, scope: !205)
!220 = distinct !DISubprogram(name: "shuffle_for_barrier", scope: !7, file: !7, line: 90, type: !16, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!221 = !DILocation(line: 92, column: 5, scope: !220)
!222 = !DILocation(line: 93, column: 17, scope: !220)
!223 = !DILocation(line: 93, column: 15, scope: !220)
!224 = !DILocation(line: 93, column: 23, scope: !220)
!225 = !DILocation(line: 94, column: 5, scope: !220)
!226 = !DILocation(line: 95, column: 9, scope: !220)
!227 = !DILocation(line: 95, column: 14, scope: !220)
!228 = !DILocation(line: 94, column: 45, scope: !220)
!229 = !DILocation(line: 94, column: 42, scope: !220)
!230 = !DILocation(line: 94, column: 31, scope: !220)
!231 = !DILocation(line: 94, column: 24, scope: !220)
!232 = distinct !{!232, !225, !233, !50, !51}
!233 = !DILocation(line: 94, column: 72, scope: !220)
!234 = !DILocation(line: 95, column: 25, scope: !220)
!235 = !DILocation(line: 95, column: 20, scope: !220)
!236 = !DILocation(line: 95, column: 31, scope: !220)
!237 = !DILocation(line: 96, column: 44, scope: !220)
!238 = !DILocation(line: 97, column: 11, scope: !220)
!239 = !DILocation(line: 97, column: 31, scope: !220)
!240 = !DILocation(line: 97, column: 29, scope: !220)
!241 = !DILocation(line: 97, column: 16, scope: !220)
!242 = !DILocation(line: 97, column: 23, scope: !220)
!243 = !DILocation(line: 98, column: 1, scope: !220)
!244 = distinct !DISubprogram(name: "vote_for_barrier", scope: !7, file: !7, line: 99, type: !16, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!245 = !DILocation(line: 101, column: 5, scope: !244)
!246 = !DILocation(line: 102, column: 43, scope: !244)
!247 = !DILocation(line: 102, column: 47, scope: !244)
!248 = !DILocation(line: 102, column: 50, scope: !244)
!249 = !DILocation(line: 102, column: 56, scope: !244)
!250 = !DILocation(line: 0, scope: !244)
!251 = !DILocation(line: 102, column: 22, scope: !244)
!252 = !DILocation(line: 103, column: 9, scope: !244)
!253 = !DILocation(line: 103, column: 14, scope: !244)
!254 = !DILocation(line: 103, column: 40, scope: !244)
!255 = !DILocation(line: 103, column: 34, scope: !244)
!256 = !DILocation(line: 103, column: 26, scope: !244)
!257 = !DILocation(line: 103, column: 20, scope: !244)
!258 = !DILocation(line: 103, column: 32, scope: !244)
!259 = !DILocation(line: 104, column: 68, scope: !244)
!260 = !DILocation(line: 104, column: 46, scope: !244)
!261 = !DILocation(line: 105, column: 11, scope: !244)
!262 = !DILocation(line: 105, column: 25, scope: !244)
!263 = !DILocation(line: 105, column: 34, scope: !244)
!264 = !DILocation(line: 105, column: 43, scope: !244)
!265 = !DILocation(line: 105, column: 33, scope: !244)
!266 = !DILocation(line: 105, column: 31, scope: !244)
!267 = !DILocation(line: 105, column: 16, scope: !244)
!268 = !DILocation(line: 105, column: 23, scope: !244)
!269 = !DILocation(line: 106, column: 1, scope: !244)
!270 = distinct !DISubprogram(name: "fence_for_barrier", scope: !7, file: !7, line: 107, type: !16, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!271 = !DILocation(line: 109, column: 5, scope: !270)
!272 = !DILocation(line: 110, column: 17, scope: !270)
!273 = !DILocation(line: 110, column: 15, scope: !270)
!274 = !DILocation(line: 110, column: 27, scope: !270)
!275 = !DILocation(line: 110, column: 23, scope: !270)
!276 = !DILocation(line: 110, column: 5, scope: !270)
!277 = !DILocation(line: 110, column: 13, scope: !270)
!278 = !DILocation(line: 111, column: 38, scope: !270)
!279 = !DILocation(line: 112, column: 30, scope: !270)
!280 = !DILocation(line: 112, column: 25, scope: !270)
!281 = !DILocation(line: 112, column: 16, scope: !270)
!282 = !DILocation(line: 112, column: 23, scope: !270)
!283 = !DILocation(line: 112, column: 11, scope: !270)
!284 = !DILocation(line: 113, column: 1, scope: !270)
!285 = distinct !DISubprogram(name: "fence_for_barrier_global", scope: !7, file: !7, line: 114, type: !16, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!286 = !DILocation(line: 115, column: 5, scope: !285)
!287 = !DILocation(line: 116, column: 11, scope: !285)
!288 = !DILocation(line: 116, column: 30, scope: !285)
!289 = !DILocation(line: 116, column: 26, scope: !285)
!290 = !DILocation(line: 116, column: 16, scope: !285)
!291 = !DILocation(line: 116, column: 24, scope: !285)
!292 = !DILocation(line: 117, column: 38, scope: !285)
!293 = !DILocation(line: 118, column: 40, scope: !285)
!294 = !DILocation(line: 118, column: 36, scope: !285)
!295 = !DILocation(line: 118, column: 25, scope: !285)
!296 = !DILocation(line: 118, column: 16, scope: !285)
!297 = !DILocation(line: 118, column: 23, scope: !285)
!298 = !DILocation(line: 118, column: 11, scope: !285)
!299 = !DILocation(line: 119, column: 1, scope: !285)
!300 = distinct !DISubprogram(name: "count_too_small", scope: !7, file: !7, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!301 = !DILocation(line: 123, column: 5, scope: !300)
!302 = !DILocation(line: 124, column: 17, scope: !300)
!303 = !DILocation(line: 124, column: 15, scope: !300)
!304 = !DILocation(line: 124, column: 27, scope: !300)
!305 = !DILocation(line: 124, column: 23, scope: !300)
!306 = !DILocation(line: 124, column: 5, scope: !300)
!307 = !DILocation(line: 124, column: 13, scope: !300)
!308 = !DILocation(line: 125, column: 5, scope: !300)
!309 = !DILocation(line: 126, column: 11, scope: !300)
!310 = !DILocation(line: 126, column: 25, scope: !300)
!311 = !DILocation(line: 126, column: 16, scope: !300)
!312 = !DILocation(line: 126, column: 23, scope: !300)
!313 = !DILocation(line: 127, column: 1, scope: !300)
!314 = distinct !DISubprogram(name: "count_of_half", scope: !7, file: !7, line: 129, type: !16, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!315 = !DILocation(line: 131, column: 5, scope: !314)
!316 = !DILocation(line: 132, column: 17, scope: !314)
!317 = !DILocation(line: 132, column: 15, scope: !314)
!318 = !DILocation(line: 132, column: 27, scope: !314)
!319 = !DILocation(line: 132, column: 23, scope: !314)
!320 = !DILocation(line: 132, column: 5, scope: !314)
!321 = !DILocation(line: 132, column: 13, scope: !314)
!322 = !DILocation(line: 133, column: 5, scope: !314)
!323 = !DILocation(line: 134, column: 11, scope: !314)
!324 = !DILocation(line: 134, column: 32, scope: !314)
!325 = !DILocation(line: 134, column: 25, scope: !314)
!326 = !DILocation(line: 134, column: 16, scope: !314)
!327 = !DILocation(line: 134, column: 23, scope: !314)
!328 = !DILocation(line: 135, column: 1, scope: !314)
!329 = distinct !DISubprogram(name: "count_of_no_whole_warps", scope: !7, file: !7, line: 137, type: !16, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!330 = !DILocation(line: 139, column: 5, scope: !329)
!331 = !DILocation(line: 140, column: 17, scope: !329)
!332 = !DILocation(line: 140, column: 15, scope: !329)
!333 = !DILocation(line: 140, column: 27, scope: !329)
!334 = !DILocation(line: 140, column: 23, scope: !329)
!335 = !DILocation(line: 140, column: 5, scope: !329)
!336 = !DILocation(line: 140, column: 13, scope: !329)
!337 = !DILocation(line: 142, column: 5, scope: !329)
!338 = !{i64 4945}
!339 = !DILocation(line: 143, column: 5, scope: !329)
!340 = !DILocation(line: 144, column: 11, scope: !329)
!341 = !DILocation(line: 144, column: 32, scope: !329)
!342 = !DILocation(line: 144, column: 25, scope: !329)
!343 = !DILocation(line: 144, column: 16, scope: !329)
!344 = !DILocation(line: 144, column: 23, scope: !329)
!345 = !DILocation(line: 145, column: 1, scope: !329)
!346 = distinct !DISubprogram(name: "reads_without_taking_part", scope: !7, file: !7, line: 147, type: !16, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!347 = !DILocation(line: 149, column: 5, scope: !346)
!348 = !DILocation(line: 150, column: 11, scope: !346)
!349 = !DILocation(line: 150, column: 29, scope: !346)
!350 = !DILocation(line: 150, column: 27, scope: !346)
!351 = !DILocation(line: 150, column: 39, scope: !346)
!352 = !DILocation(line: 150, column: 35, scope: !346)
!353 = !DILocation(line: 150, column: 17, scope: !346)
!354 = !DILocation(line: 150, column: 25, scope: !346)
!355 = !DILocation(line: 151, column: 50, scope: !346)
!356 = !DILocation(line: 152, column: 11, scope: !346)
!357 = !DILocation(line: 152, column: 25, scope: !346)
!358 = !DILocation(line: 152, column: 41, scope: !346)
!359 = !DILocation(line: 152, column: 34, scope: !346)
!360 = !DILocation(line: 152, column: 49, scope: !346)
!361 = !DILocation(line: 152, scope: !346)
!362 = !DILocation(line: 152, column: 16, scope: !346)
!363 = !DILocation(line: 152, column: 23, scope: !346)
!364 = !DILocation(line: 153, column: 1, scope: !346)
!365 = distinct !DISubprogram(name: "reads_the_group_beside", scope: !7, file: !7, line: 154, type: !16, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!366 = !DILocation(line: 155, column: 5, scope: !365)
!367 = !DILocation(line: 156, column: 11, scope: !365)
!368 = !DILocation(line: 156, column: 30, scope: !365)
!369 = !DILocation(line: 156, column: 26, scope: !365)
!370 = !DILocation(line: 156, column: 16, scope: !365)
!371 = !DILocation(line: 156, column: 24, scope: !365)
!372 = !DILocation(line: 157, column: 53, scope: !365)
!373 = !DILocation(line: 157, column: 49, scope: !365)
!374 = !DILocation(line: 157, column: 38, scope: !365)
!375 = !DILocation(line: 158, column: 11, scope: !365)
!376 = !DILocation(line: 158, column: 32, scope: !365)
!377 = !DILocation(line: 158, column: 30, scope: !365)
!378 = !DILocation(line: 158, column: 25, scope: !365)
!379 = !DILocation(line: 158, column: 16, scope: !365)
!380 = !DILocation(line: 158, column: 23, scope: !365)
!381 = !DILocation(line: 159, column: 1, scope: !365)
!382 = distinct !DISubprogram(name: "overwritten_too_early", scope: !7, file: !7, line: 161, type: !16, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!383 = !DILocation(line: 163, column: 5, scope: !382)
!384 = !DILocation(line: 164, column: 17, scope: !382)
!385 = !DILocation(line: 164, column: 15, scope: !382)
!386 = !DILocation(line: 164, column: 23, scope: !382)
!387 = !DILocation(line: 164, column: 5, scope: !382)
!388 = !DILocation(line: 164, column: 13, scope: !382)
!389 = !DILocation(line: 165, column: 5, scope: !382)
!390 = !DILocation(line: 166, column: 20, scope: !382)
!391 = !DILocation(line: 166, column: 18, scope: !382)
!392 = !DILocation(line: 166, column: 13, scope: !382)
!393 = !DILocation(line: 168, column: 15, scope: !382)
!394 = !DILocation(line: 168, column: 13, scope: !382)
!395 = !DILocation(line: 169, column: 5, scope: !382)
!396 = !DILocation(line: 170, column: 11, scope: !382)
!397 = !DILocation(line: 170, column: 33, scope: !382)
!398 = !DILocation(line: 170, column: 25, scope: !382)
!399 = !DILocation(line: 170, column: 16, scope: !382)
!400 = !DILocation(line: 170, column: 23, scope: !382)
!401 = !DILocation(line: 171, column: 1, scope: !382)
!402 = distinct !DISubprogram(name: "queue_without_second_barrier", scope: !7, file: !7, line: 172, type: !16, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!403 = !DILocation(line: 174, column: 5, scope: !402)
!404 = !DILocation(line: 175, column: 11, scope: !402)
!405 = !DILocation(line: 175, column: 25, scope: !402)
!406 = !DILocation(line: 175, column: 23, scope: !402)
!407 = !DILocation(line: 175, column: 18, scope: !402)
!408 = !DILocation(line: 176, column: 5, scope: !402)
!409 = !DILocation(line: 178, column: 17, scope: !402)
!410 = !DILocation(line: 178, column: 22, scope: !402)
!411 = !DILocation(line: 180, column: 19, scope: !402)
!412 = !DILocation(line: 178, column: 27, scope: !402)
!413 = !DILocation(line: 181, column: 15, scope: !402)
!414 = !DILocation(line: 181, column: 33, scope: !402)
!415 = !DILocation(line: 181, column: 29, scope: !402)
!416 = !DILocation(line: 181, column: 20, scope: !402)
!417 = !DILocation(line: 181, column: 27, scope: !402)
!418 = !DILocation(line: 182, column: 15, scope: !402)
!419 = !DILocation(line: 182, column: 29, scope: !402)
!420 = !DILocation(line: 182, column: 27, scope: !402)
!421 = !DILocation(line: 182, column: 22, scope: !402)
!422 = !DILocation(line: 183, column: 9, scope: !402)
!423 = distinct !{!423, !424, !425, !50, !51}
!424 = !DILocation(line: 177, column: 5, scope: !402)
!425 = !DILocation(line: 184, column: 5, scope: !402)
!426 = !DILocation(line: 185, column: 1, scope: !402)
!427 = distinct !DISubprogram(name: "buffer_not_handed_back", scope: !7, file: !7, line: 187, type: !16, scopeLine: 187, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!428 = !DILocation(line: 189, column: 5, scope: !427)
!429 = !DILocation(line: 190, column: 11, scope: !427)
!430 = !DILocation(line: 200, column: 5, scope: !427)
!431 = !DILocation(line: 192, column: 9, scope: !427)
!432 = !DILocation(line: 197, column: 15, scope: !427)
!433 = !DILocation(line: 193, column: 13, scope: !427)
!434 = !DILocation(line: 194, column: 23, scope: !427)
!435 = !DILocation(line: 194, column: 29, scope: !427)
!436 = !DILocation(line: 194, column: 27, scope: !427)
!437 = !DILocation(line: 192, column: 33, scope: !427)
!438 = !DILocation(line: 192, column: 27, scope: !427)
!439 = distinct !{!439, !431, !440, !50, !51}
!440 = !DILocation(line: 196, column: 9, scope: !427)
!441 = !DILocation(line: 197, column: 20, scope: !427)
!442 = !DILocation(line: 205, column: 11, scope: !427)
!443 = !DILocation(line: 201, column: 54, scope: !427)
!444 = !DILocation(line: 201, column: 49, scope: !427)
!445 = !DILocation(line: 201, column: 45, scope: !427)
!446 = !DILocation(line: 201, column: 60, scope: !427)
!447 = !DILocation(line: 201, column: 24, scope: !427)
!448 = !DILocation(line: 201, column: 22, scope: !427)
!449 = !DILocation(line: 202, column: 9, scope: !427)
!450 = !DILocation(line: 200, column: 23, scope: !427)
!451 = distinct !{!451, !430, !452, !50, !51}
!452 = !DILocation(line: 204, column: 5, scope: !427)
!453 = !DILocation(line: 205, column: 25, scope: !427)
!454 = !DILocation(line: 205, column: 16, scope: !427)
!455 = !DILocation(line: 0, scope: !427)
!456 = !DILocation(line: 206, column: 1, scope: !427)
