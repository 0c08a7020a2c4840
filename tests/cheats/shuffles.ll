; Made from shuffles.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ20synced_by_activemaskE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shuffle_from_exited(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp slt i32 %10, %4, !dbg !19
  br i1 %11, label %12, label %20, !dbg !19

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !20
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !20
  %15 = load i32, ptr %14, align 4, !dbg !20, !tbaa !10
  %16 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %15, i32 1, i32 31), !dbg !21
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #8, !dbg !22
  %18 = add nsw i32 %17, %15, !dbg !23
  %19 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !24
  store i32 %18, ptr %19, align 4, !dbg !25, !tbaa !10
  br label %20, !dbg !26

20:                                               ; preds = %5, %12
  ret void, !dbg !26
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !27 {
  br label %3, !dbg !29

2:                                                ; preds = %3
  ret i32 %12, !dbg !30

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !31
  %7 = xor i32 %6, %5, !dbg !32
  %8 = lshr i32 %7, 17, !dbg !33
  %9 = xor i32 %8, %7, !dbg !34
  %10 = shl i32 %9, 5, !dbg !35
  %11 = xor i32 %10, %9, !dbg !36
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #8, !dbg !37, !srcloc !38
  %13 = add nuw nsw i32 %4, 1, !dbg !39
  %14 = icmp eq i32 %13, 6, !dbg !40
  br i1 %14, label %2, label %3, !dbg !29, !llvm.loop !41
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @reduced_after_exit(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !45 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !46
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !46
  %8 = mul i32 %6, %7, !dbg !46
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46
  %10 = add i32 %8, %9, !dbg !46
  %11 = icmp slt i32 %10, %4, !dbg !47
  br i1 %11, label %12, label %38, !dbg !47

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !48
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !48
  %15 = load i32, ptr %14, align 4, !dbg !48, !tbaa !10
  br label %19, !dbg !49

16:                                               ; preds = %19
  %17 = and i32 %9, 31, !dbg !50
  %18 = icmp eq i32 %17, 0, !dbg !51
  br i1 %18, label %26, label %30, !dbg !52

19:                                               ; preds = %12, %19
  %20 = phi i32 [ 16, %12 ], [ %24, %19 ]
  %21 = phi i32 [ %15, %12 ], [ %23, %19 ]
  %22 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %21, i32 %20, i32 31), !dbg !53
  %23 = tail call noundef i32 @llvm.smax.i32(i32 %21, i32 %22), !dbg !54
  %24 = lshr i32 %20, 1, !dbg !55
  %25 = icmp eq i32 %24, 0, !dbg !56
  br i1 %25, label %16, label %19, !dbg !49, !llvm.loop !57

26:                                               ; preds = %16
  %27 = sdiv i32 %10, 32, !dbg !59
  %28 = sext i32 %27 to i64, !dbg !60
  %29 = getelementptr inbounds i32, ptr %2, i64 %28, !dbg !60
  store i32 %23, ptr %29, align 4, !dbg !61, !tbaa !10
  br label %30, !dbg !60

30:                                               ; preds = %26, %16
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !62
  %31 = sdiv i32 %10, 32, !dbg !63
  %32 = sext i32 %31 to i64, !dbg !64
  %33 = getelementptr inbounds i32, ptr %2, i64 %32, !dbg !64
  %34 = load i32, ptr %33, align 4, !dbg !64, !tbaa !10
  %35 = load i32, ptr %14, align 4, !dbg !65, !tbaa !10
  %36 = sub nsw i32 %34, %35, !dbg !66
  %37 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !67
  store i32 %36, ptr %37, align 4, !dbg !68, !tbaa !10
  br label %38, !dbg !67

38:                                               ; preds = %30, %5
  ret void, !dbg !69
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @shuffle_from_outside(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !70 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71
  %8 = mul i32 %6, %7, !dbg !71
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  %10 = add i32 %8, %9, !dbg !71
  %11 = icmp slt i32 %10, %4, !dbg !72
  br i1 %11, label %12, label %16, !dbg !73

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !74
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !74
  %15 = load i32, ptr %14, align 4, !dbg !74, !tbaa !10
  br label %16, !dbg !73

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ -1000, %5 ], !dbg !73
  %18 = and i32 %9, 16, !dbg !75
  %19 = icmp eq i32 %18, 0, !dbg !76
  br i1 %19, label %23, label %34, !dbg !76

20:                                               ; preds = %23
  %21 = and i32 %9, 15, !dbg !77
  %22 = icmp eq i32 %21, 0, !dbg !78
  br i1 %22, label %30, label %34, !dbg !78

23:                                               ; preds = %16, %23
  %24 = phi i32 [ %28, %23 ], [ 8, %16 ]
  %25 = phi i32 [ %27, %23 ], [ %17, %16 ]
  %26 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 65535, i32 %25, i32 %24, i32 31), !dbg !79
  %27 = tail call noundef i32 @llvm.smax.i32(i32 %25, i32 %26), !dbg !80
  %28 = lshr i32 %24, 1, !dbg !81
  %29 = icmp eq i32 %28, 0, !dbg !82
  br i1 %29, label %20, label %23, !dbg !83, !llvm.loop !84

30:                                               ; preds = %20
  %31 = sdiv i32 %10, 32, !dbg !86
  %32 = sext i32 %31 to i64, !dbg !87
  %33 = getelementptr inbounds i32, ptr %2, i64 %32, !dbg !87
  store i32 %27, ptr %33, align 4, !dbg !88, !tbaa !10
  br label %34, !dbg !87

34:                                               ; preds = %20, %30, %16
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !89
  br i1 %11, label %35, label %43, !dbg !90

35:                                               ; preds = %34
  %36 = sdiv i32 %10, 32, !dbg !91
  %37 = sext i32 %36 to i64, !dbg !92
  %38 = getelementptr inbounds i32, ptr %2, i64 %37, !dbg !92
  %39 = load i32, ptr %38, align 4, !dbg !92, !tbaa !10
  %40 = add nsw i32 %39, %17, !dbg !93
  %41 = sext i32 %10 to i64, !dbg !94
  %42 = getelementptr inbounds i32, ptr %1, i64 %41, !dbg !94
  store i32 %40, ptr %42, align 4, !dbg !95, !tbaa !10
  br label %43, !dbg !94

43:                                               ; preds = %35, %34
  ret void, !dbg !96
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shuffle_among_the_positive(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !97 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !98
  %8 = mul i32 %6, %7, !dbg !98
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  %10 = add i32 %8, %9, !dbg !98
  %11 = icmp slt i32 %10, %4, !dbg !99
  br i1 %11, label %12, label %16, !dbg !100

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !101
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !101
  %15 = load i32, ptr %14, align 4, !dbg !101, !tbaa !10
  br label %16, !dbg !100

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !100
  %18 = icmp sgt i32 %17, 0, !dbg !102
  %19 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !103
  br i1 %18, label %20, label %26, !dbg !104

20:                                               ; preds = %16
  %21 = and i32 %9, 31, !dbg !105
  %22 = icmp eq i32 %21, 31, !dbg !106
  %23 = add nuw nsw i32 %21, 1, !dbg !105
  %24 = select i1 %22, i32 31, i32 %23, !dbg !105
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %19, i32 %17, i32 %24, i32 31), !dbg !107
  br label %26, !dbg !108

26:                                               ; preds = %20, %16
  %27 = phi i32 [ %25, %20 ], [ %17, %16 ], !dbg !109
  br i1 %11, label %28, label %32, !dbg !110

28:                                               ; preds = %26
  %29 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %27) #8, !dbg !111
  %30 = sext i32 %10 to i64, !dbg !112
  %31 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !112
  store i32 %29, ptr %31, align 4, !dbg !113, !tbaa !10
  br label %32, !dbg !112

32:                                               ; preds = %28, %26
  ret void, !dbg !114
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @shuffle_in_partial_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !115 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !116
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !116
  %8 = mul i32 %6, %7, !dbg !116
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  %10 = add i32 %8, %9, !dbg !116
  %11 = icmp slt i32 %10, %4, !dbg !117
  br i1 %11, label %12, label %16, !dbg !118

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !119
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !119
  %15 = load i32, ptr %14, align 4, !dbg !119, !tbaa !10
  br label %16, !dbg !118

16:                                               ; preds = %5, %12
  %17 = phi i32 [ -1000, %5 ], [ %15, %12 ]
  br label %21, !dbg !120

18:                                               ; preds = %21
  %19 = and i32 %9, 31, !dbg !121
  %20 = icmp eq i32 %19, 0, !dbg !122
  br i1 %20, label %28, label %34, !dbg !122

21:                                               ; preds = %16, %21
  %22 = phi i32 [ %25, %21 ], [ %17, %16 ]
  %23 = phi i32 [ %26, %21 ], [ 16, %16 ]
  %24 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %22, i32 %23, i32 31), !dbg !123
  %25 = tail call noundef i32 @llvm.smax.i32(i32 %22, i32 %24), !dbg !124
  %26 = lshr i32 %23, 1, !dbg !125
  %27 = icmp eq i32 %26, 0, !dbg !126
  br i1 %27, label %18, label %21, !dbg !120, !llvm.loop !127

28:                                               ; preds = %18
  %29 = shl nuw i32 %6, 1, !dbg !129
  %30 = lshr exact i32 %9, 5, !dbg !130
  %31 = add i32 %29, %30, !dbg !131
  %32 = zext i32 %31 to i64, !dbg !132
  %33 = getelementptr inbounds nuw i32, ptr %2, i64 %32, !dbg !132
  store i32 %25, ptr %33, align 4, !dbg !133, !tbaa !10
  br label %34, !dbg !132

34:                                               ; preds = %28, %18
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !134
  br i1 %11, label %35, label %47, !dbg !135

35:                                               ; preds = %34
  %36 = sext i32 %10 to i64, !dbg !136
  %37 = getelementptr inbounds i32, ptr %0, i64 %36, !dbg !136
  %38 = load i32, ptr %37, align 4, !dbg !136, !tbaa !10
  %39 = shl nuw i32 %6, 1, !dbg !137
  %40 = lshr i32 %9, 5, !dbg !138
  %41 = add i32 %39, %40, !dbg !139
  %42 = zext i32 %41 to i64, !dbg !140
  %43 = getelementptr inbounds nuw i32, ptr %2, i64 %42, !dbg !140
  %44 = load i32, ptr %43, align 4, !dbg !140, !tbaa !10
  %45 = add nsw i32 %44, %38, !dbg !141
  %46 = getelementptr inbounds i32, ptr %1, i64 %36, !dbg !142
  store i32 %45, ptr %46, align 4, !dbg !143, !tbaa !10
  br label %47, !dbg !142

47:                                               ; preds = %35, %34
  ret void, !dbg !144
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rotated_in_partial_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !145 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !146
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !146
  %8 = mul i32 %6, %7, !dbg !146
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !146
  %10 = add i32 %8, %9, !dbg !146
  %11 = icmp slt i32 %10, %4, !dbg !147
  br i1 %11, label %12, label %16, !dbg !148

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !149
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !149
  %15 = load i32, ptr %14, align 4, !dbg !149, !tbaa !10
  br label %16, !dbg !148

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !148
  %18 = and i32 %9, 31, !dbg !150
  %19 = add nuw nsw i32 %18, 16, !dbg !151
  %20 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %17, i32 %19, i32 31), !dbg !152
  br i1 %11, label %21, label %25, !dbg !153

21:                                               ; preds = %16
  %22 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %20) #8, !dbg !154
  %23 = sext i32 %10 to i64, !dbg !155
  %24 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !155
  store i32 %22, ptr %24, align 4, !dbg !156, !tbaa !10
  br label %25, !dbg !155

25:                                               ; preds = %21, %16
  ret void, !dbg !157
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduced_by_activemask(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !158 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !159
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159
  %8 = mul i32 %6, %7, !dbg !159
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !159
  %10 = add i32 %8, %9, !dbg !159
  %11 = icmp slt i32 %10, %4, !dbg !160
  br i1 %11, label %12, label %16, !dbg !161

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !162
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !162
  %15 = load i32, ptr %14, align 4, !dbg !162, !tbaa !10
  br label %16, !dbg !161

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !161
  %18 = icmp sgt i32 %17, 50, !dbg !163
  br i1 %18, label %19, label %22, !dbg !163

19:                                               ; preds = %16
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #8, !dbg !164
  %21 = and i32 %20, 255, !dbg !165
  br label %22, !dbg !166

22:                                               ; preds = %19, %16
  %23 = phi i32 [ %21, %19 ], [ %17, %16 ], !dbg !167
  %24 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !168
  %25 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %23, i32 %24), !dbg !169
  br i1 %11, label %26, label %29, !dbg !170

26:                                               ; preds = %22
  %27 = sext i32 %10 to i64, !dbg !171
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !171
  store i32 %25, ptr %28, align 4, !dbg !172, !tbaa !10
  br label %29, !dbg !171

29:                                               ; preds = %26, %22
  ret void, !dbg !173
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @broadcast_by_activemask(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !174 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !175
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !175
  %8 = mul i32 %6, %7, !dbg !175
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175
  %10 = add i32 %8, %9, !dbg !175
  %11 = icmp slt i32 %10, %4, !dbg !176
  br i1 %11, label %12, label %16, !dbg !177

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !178
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !178
  %15 = load i32, ptr %14, align 4, !dbg !178, !tbaa !10
  br label %16, !dbg !177

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !177
  %18 = icmp slt i32 %17, -50, !dbg !179
  br i1 %18, label %19, label %22, !dbg !179

19:                                               ; preds = %16
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #8, !dbg !180
  %21 = and i32 %20, 255, !dbg !181
  br label %22, !dbg !182

22:                                               ; preds = %19, %16
  %23 = phi i32 [ %21, %19 ], [ %17, %16 ], !dbg !183
  %24 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !184
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %24, i32 %23, i32 0, i32 31), !dbg !185
  br i1 %11, label %26, label %30, !dbg !186

26:                                               ; preds = %22
  %27 = add nsw i32 %25, %9, !dbg !187
  %28 = sext i32 %10 to i64, !dbg !188
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !188
  store i32 %27, ptr %29, align 4, !dbg !189, !tbaa !10
  br label %30, !dbg !188

30:                                               ; preds = %26, %22
  ret void, !dbg !190
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @voted_by_activemask(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !191 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !192
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !192
  %8 = mul i32 %6, %7, !dbg !192
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !192
  %10 = add i32 %8, %9, !dbg !192
  %11 = icmp slt i32 %10, %4, !dbg !193
  br i1 %11, label %12, label %16, !dbg !194

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !195
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !195
  %15 = load i32, ptr %14, align 4, !dbg !195, !tbaa !10
  br label %16, !dbg !194

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !194
  %18 = and i32 %17, 1, !dbg !196
  %19 = icmp eq i32 %18, 0, !dbg !197
  br i1 %19, label %22, label %20, !dbg !197

20:                                               ; preds = %16
  %21 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #8, !dbg !198
  br label %22, !dbg !199

22:                                               ; preds = %20, %16
  %23 = phi i32 [ %21, %20 ], [ %17, %16 ], !dbg !200
  %24 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !201
  %25 = icmp sgt i32 %23, 0, !dbg !202
  %26 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %24, i1 %25), !dbg !203
  br i1 %11, label %27, label %31, !dbg !204

27:                                               ; preds = %22
  %28 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %26), !dbg !205
  %29 = sext i32 %10 to i64, !dbg !206
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !206
  store i32 %28, ptr %30, align 4, !dbg !207, !tbaa !10
  br label %31, !dbg !206

31:                                               ; preds = %27, %22
  ret void, !dbg !208
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @synced_by_activemask(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !209 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !210
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !210
  %8 = mul i32 %6, %7, !dbg !210
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !210
  %10 = add i32 %8, %9, !dbg !210
  %11 = icmp slt i32 %10, %4, !dbg !211
  br i1 %11, label %12, label %17, !dbg !212

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !213
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !213
  %15 = load i32, ptr %14, align 4, !dbg !213, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #8, !dbg !214
  br label %17, !dbg !212

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !212
  %19 = zext nneg i32 %9 to i64, !dbg !215
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20synced_by_activemaskE4held to ptr), i64 %19, !dbg !215
  store i32 %18, ptr %20, align 4, !dbg !216, !tbaa !10
  %21 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !217
  tail call void @llvm.nvvm.bar.warp.sync(i32 %21), !dbg !218
  br i1 %11, label %22, label %29, !dbg !219

22:                                               ; preds = %17
  %23 = xor i32 %9, 1, !dbg !220
  %24 = zext nneg i32 %23 to i64, !dbg !221
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20synced_by_activemaskE4held to ptr), i64 %24, !dbg !221
  %26 = load i32, ptr %25, align 4, !dbg !221, !tbaa !10
  %27 = sext i32 %10 to i64, !dbg !222
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !222
  store i32 %26, ptr %28, align 4, !dbg !223, !tbaa !10
  br label %29, !dbg !222

29:                                               ; preds = %22, %17
  ret void, !dbg !224
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @counted_by_activemask(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !225 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !226
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !226
  %7 = mul i32 %5, %6, !dbg !226
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !226
  %9 = add i32 %7, %8, !dbg !226
  %10 = icmp slt i32 %9, %3, !dbg !227
  br i1 %10, label %11, label %16, !dbg !228

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !229
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !229
  %14 = load i32, ptr %13, align 4, !dbg !229, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !230
  br label %16

16:                                               ; preds = %11, %4
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !231
  %18 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %17), !dbg !232
  br i1 %17, label %19, label %28, !dbg !233

19:                                               ; preds = %16
  %20 = tail call i32 @llvm.bitreverse.i32(i32 %18), !dbg !234
  %21 = tail call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %20) #9, !dbg !234, !srcloc !235
  %22 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !236
  %23 = and i32 %8, 31, !dbg !237
  %24 = icmp eq i32 %23, %21, !dbg !238
  br i1 %24, label %25, label %28, !dbg !238

25:                                               ; preds = %19
  %26 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %22), !dbg !239
  %27 = atomicrmw add ptr %1, i32 %26 seq_cst, align 4, !dbg !240
  br label %28, !dbg !240

28:                                               ; preds = %19, %25, %16
  ret void, !dbg !241
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @led_by_activemask(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !242 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !243
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !243
  %7 = mul i32 %5, %6, !dbg !243
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !243
  %9 = add i32 %7, %8, !dbg !243
  %10 = icmp slt i32 %9, %3, !dbg !244
  br i1 %10, label %11, label %16, !dbg !245

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !246
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !246
  %14 = load i32, ptr %13, align 4, !dbg !246, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !247
  br label %16

16:                                               ; preds = %11, %4
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !248
  %18 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %17), !dbg !249
  br i1 %17, label %19, label %31, !dbg !250

19:                                               ; preds = %16
  %20 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !251
  %21 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %20, i1 true), !dbg !252
  %22 = and i32 %8, 31, !dbg !253
  %23 = tail call i32 @llvm.bitreverse.i32(i32 %21), !dbg !254
  %24 = tail call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %23) #9, !dbg !254, !srcloc !235
  %25 = icmp eq i32 %22, %24, !dbg !255
  br i1 %25, label %26, label %31, !dbg !255

26:                                               ; preds = %19
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !256
  %28 = atomicrmw add ptr %27, i32 1 seq_cst, align 4, !dbg !257
  %29 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %21), !dbg !258
  %30 = atomicrmw add ptr %1, i32 %29 seq_cst, align 4, !dbg !259
  br label %31, !dbg !260

31:                                               ; preds = %19, %26, %16
  ret void, !dbg !261
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @ranked_by_activemask(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !dbg !262 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !263
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !263
  %8 = mul i32 %6, %7, !dbg !263
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !263
  %10 = add i32 %8, %9, !dbg !263
  %11 = icmp slt i32 %10, %4, !dbg !264
  br i1 %11, label %12, label %17, !dbg !265

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !266
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !266
  %15 = load i32, ptr %14, align 4, !dbg !266, !tbaa !10
  %16 = icmp sgt i32 %15, 0, !dbg !267
  br label %17

17:                                               ; preds = %12, %5
  %18 = phi i1 [ false, %5 ], [ %16, %12 ], !dbg !268
  %19 = icmp sge i32 %10, %4, !dbg !269
  %20 = select i1 %19, i1 true, i1 %18, !dbg !270
  br i1 %20, label %24, label %21, !dbg !270

21:                                               ; preds = %17
  %22 = sext i32 %10 to i64, !dbg !271
  %23 = getelementptr inbounds i32, ptr %1, i64 %22, !dbg !271
  store i32 -1, ptr %23, align 4, !dbg !272, !tbaa !10
  br label %24, !dbg !271

24:                                               ; preds = %21, %17
  br i1 %18, label %25, label %34, !dbg !273

25:                                               ; preds = %24
  %26 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !274
  %27 = and i32 %9, 31, !dbg !275
  %28 = shl nsw i32 -1, %27, !dbg !276
  %29 = xor i32 %28, -1, !dbg !276
  %30 = and i32 %26, %29, !dbg !277
  %31 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %30), !dbg !278
  %32 = sext i32 %10 to i64, !dbg !279
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !279
  store i32 %31, ptr %33, align 4, !dbg !280, !tbaa !10
  br label %34, !dbg !281

34:                                               ; preds = %24, %25
  ret void, !dbg !281
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind memory(none) }

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
!7 = !DIFile(filename: "shuffles.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "shuffle_from_exited", scope: !7, file: !7, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 9, column: 5, scope: !15)
!19 = !DILocation(line: 10, column: 19, scope: !15)
!20 = !DILocation(line: 11, column: 21, scope: !15)
!21 = !DILocation(line: 11, column: 40, scope: !15)
!22 = !DILocation(line: 13, column: 14, scope: !15)
!23 = !DILocation(line: 13, column: 25, scope: !15)
!24 = !DILocation(line: 13, column: 5, scope: !15)
!25 = !DILocation(line: 13, column: 12, scope: !15)
!26 = !DILocation(line: 14, column: 1, scope: !15)
!27 = distinct !DISubprogram(name: "mix", scope: !28, file: !28, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!28 = !DIFile(filename: "./common.h", directory: ".")
!29 = !DILocation(line: 21, column: 5, scope: !27)
!30 = !DILocation(line: 27, column: 5, scope: !27)
!31 = !DILocation(line: 22, column: 16, scope: !27)
!32 = !DILocation(line: 22, column: 11, scope: !27)
!33 = !DILocation(line: 23, column: 16, scope: !27)
!34 = !DILocation(line: 23, column: 11, scope: !27)
!35 = !DILocation(line: 24, column: 16, scope: !27)
!36 = !DILocation(line: 24, column: 11, scope: !27)
!37 = !DILocation(line: 25, column: 9, scope: !27)
!38 = !{i64 8036270}
!39 = !DILocation(line: 21, column: 29, scope: !27)
!40 = !DILocation(line: 21, column: 23, scope: !27)
!41 = distinct !{!41, !29, !42, !43, !44}
!42 = !DILocation(line: 26, column: 5, scope: !27)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = distinct !DISubprogram(name: "reduced_after_exit", scope: !7, file: !7, line: 15, type: !16, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!46 = !DILocation(line: 16, column: 5, scope: !45)
!47 = !DILocation(line: 17, column: 19, scope: !45)
!48 = !DILocation(line: 18, column: 24, scope: !45)
!49 = !DILocation(line: 19, column: 5, scope: !45)
!50 = !DILocation(line: 20, column: 9, scope: !45)
!51 = !DILocation(line: 20, column: 14, scope: !45)
!52 = !DILocation(line: 20, column: 19, scope: !45)
!53 = !DILocation(line: 19, column: 55, scope: !45)
!54 = !DILocation(line: 19, column: 45, scope: !45)
!55 = !DILocation(line: 19, column: 31, scope: !45)
!56 = !DILocation(line: 19, column: 24, scope: !45)
!57 = distinct !{!57, !49, !58, !43, !44}
!58 = !DILocation(line: 19, column: 85, scope: !45)
!59 = !DILocation(line: 20, column: 36, scope: !45)
!60 = !DILocation(line: 20, column: 29, scope: !45)
!61 = !DILocation(line: 20, column: 42, scope: !45)
!62 = !DILocation(line: 21, column: 5, scope: !45)
!63 = !DILocation(line: 22, column: 32, scope: !45)
!64 = !DILocation(line: 22, column: 25, scope: !45)
!65 = !DILocation(line: 22, column: 40, scope: !45)
!66 = !DILocation(line: 22, column: 38, scope: !45)
!67 = !DILocation(line: 22, column: 16, scope: !45)
!68 = !DILocation(line: 22, column: 23, scope: !45)
!69 = !DILocation(line: 23, column: 1, scope: !45)
!70 = distinct !DISubprogram(name: "shuffle_from_outside", scope: !7, file: !7, line: 25, type: !16, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!71 = !DILocation(line: 26, column: 5, scope: !70)
!72 = !DILocation(line: 27, column: 15, scope: !70)
!73 = !DILocation(line: 27, column: 13, scope: !70)
!74 = !DILocation(line: 27, column: 21, scope: !70)
!75 = !DILocation(line: 28, column: 9, scope: !70)
!76 = !DILocation(line: 28, column: 14, scope: !70)
!77 = !DILocation(line: 33, column: 13, scope: !70)
!78 = !DILocation(line: 33, column: 18, scope: !70)
!79 = !DILocation(line: 32, column: 38, scope: !70)
!80 = !DILocation(line: 32, column: 28, scope: !70)
!81 = !DILocation(line: 31, column: 42, scope: !70)
!82 = !DILocation(line: 31, column: 35, scope: !70)
!83 = !DILocation(line: 31, column: 17, scope: !70)
!84 = distinct !{!84, !83, !85, !43, !44}
!85 = !DILocation(line: 32, column: 72, scope: !70)
!86 = !DILocation(line: 33, column: 31, scope: !70)
!87 = !DILocation(line: 33, column: 24, scope: !70)
!88 = !DILocation(line: 33, column: 37, scope: !70)
!89 = !DILocation(line: 35, column: 5, scope: !70)
!90 = !DILocation(line: 36, column: 11, scope: !70)
!91 = !DILocation(line: 36, column: 32, scope: !70)
!92 = !DILocation(line: 36, column: 25, scope: !70)
!93 = !DILocation(line: 36, column: 38, scope: !70)
!94 = !DILocation(line: 36, column: 16, scope: !70)
!95 = !DILocation(line: 36, column: 23, scope: !70)
!96 = !DILocation(line: 37, column: 1, scope: !70)
!97 = distinct !DISubprogram(name: "shuffle_among_the_positive", scope: !7, file: !7, line: 38, type: !16, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!98 = !DILocation(line: 39, column: 5, scope: !97)
!99 = !DILocation(line: 40, column: 15, scope: !97)
!100 = !DILocation(line: 40, column: 13, scope: !97)
!101 = !DILocation(line: 40, column: 21, scope: !97)
!102 = !DILocation(line: 41, column: 46, scope: !97)
!103 = !DILocation(line: 41, column: 25, scope: !97)
!104 = !DILocation(line: 42, column: 11, scope: !97)
!105 = !DILocation(line: 43, column: 20, scope: !97)
!106 = !DILocation(line: 43, column: 25, scope: !97)
!107 = !DILocation(line: 45, column: 16, scope: !97)
!108 = !DILocation(line: 46, column: 5, scope: !97)
!109 = !DILocation(line: 0, scope: !97)
!110 = !DILocation(line: 47, column: 11, scope: !97)
!111 = !DILocation(line: 47, column: 25, scope: !97)
!112 = !DILocation(line: 47, column: 16, scope: !97)
!113 = !DILocation(line: 47, column: 23, scope: !97)
!114 = !DILocation(line: 48, column: 1, scope: !97)
!115 = distinct !DISubprogram(name: "shuffle_in_partial_warp", scope: !7, file: !7, line: 50, type: !16, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!116 = !DILocation(line: 51, column: 5, scope: !115)
!117 = !DILocation(line: 52, column: 18, scope: !115)
!118 = !DILocation(line: 52, column: 16, scope: !115)
!119 = !DILocation(line: 52, column: 24, scope: !115)
!120 = !DILocation(line: 53, column: 5, scope: !115)
!121 = !DILocation(line: 58, column: 9, scope: !115)
!122 = !DILocation(line: 58, column: 14, scope: !115)
!123 = !DILocation(line: 54, column: 21, scope: !115)
!124 = !DILocation(line: 56, column: 16, scope: !115)
!125 = !DILocation(line: 53, column: 31, scope: !115)
!126 = !DILocation(line: 53, column: 24, scope: !115)
!127 = distinct !{!127, !120, !128, !43, !44}
!128 = !DILocation(line: 57, column: 5, scope: !115)
!129 = !DILocation(line: 58, column: 36, scope: !115)
!130 = !DILocation(line: 58, column: 42, scope: !115)
!131 = !DILocation(line: 58, column: 40, scope: !115)
!132 = !DILocation(line: 58, column: 20, scope: !115)
!133 = !DILocation(line: 58, column: 48, scope: !115)
!134 = !DILocation(line: 59, column: 5, scope: !115)
!135 = !DILocation(line: 60, column: 11, scope: !115)
!136 = !DILocation(line: 60, column: 25, scope: !115)
!137 = !DILocation(line: 60, column: 49, scope: !115)
!138 = !DILocation(line: 60, column: 55, scope: !115)
!139 = !DILocation(line: 60, column: 53, scope: !115)
!140 = !DILocation(line: 60, column: 33, scope: !115)
!141 = !DILocation(line: 60, column: 31, scope: !115)
!142 = !DILocation(line: 60, column: 16, scope: !115)
!143 = !DILocation(line: 60, column: 23, scope: !115)
!144 = !DILocation(line: 61, column: 1, scope: !115)
!145 = distinct !DISubprogram(name: "rotated_in_partial_warp", scope: !7, file: !7, line: 62, type: !16, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!146 = !DILocation(line: 63, column: 5, scope: !145)
!147 = !DILocation(line: 64, column: 15, scope: !145)
!148 = !DILocation(line: 64, column: 13, scope: !145)
!149 = !DILocation(line: 64, column: 21, scope: !145)
!150 = !DILocation(line: 65, column: 81, scope: !145)
!151 = !DILocation(line: 65, column: 86, scope: !145)
!152 = !DILocation(line: 67, column: 18, scope: !145)
!153 = !DILocation(line: 68, column: 11, scope: !145)
!154 = !DILocation(line: 68, column: 25, scope: !145)
!155 = !DILocation(line: 68, column: 16, scope: !145)
!156 = !DILocation(line: 68, column: 23, scope: !145)
!157 = !DILocation(line: 69, column: 1, scope: !145)
!158 = distinct !DISubprogram(name: "reduced_by_activemask", scope: !7, file: !7, line: 71, type: !16, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!159 = !DILocation(line: 72, column: 5, scope: !158)
!160 = !DILocation(line: 73, column: 15, scope: !158)
!161 = !DILocation(line: 73, column: 13, scope: !158)
!162 = !DILocation(line: 73, column: 21, scope: !158)
!163 = !DILocation(line: 74, column: 11, scope: !158)
!164 = !DILocation(line: 74, column: 21, scope: !158)
!165 = !DILocation(line: 74, column: 28, scope: !158)
!166 = !DILocation(line: 74, column: 17, scope: !158)
!167 = !DILocation(line: 0, scope: !158)
!168 = !DILocation(line: 76, column: 41, scope: !158)
!169 = !DILocation(line: 76, column: 23, scope: !158)
!170 = !DILocation(line: 77, column: 11, scope: !158)
!171 = !DILocation(line: 77, column: 16, scope: !158)
!172 = !DILocation(line: 77, column: 23, scope: !158)
!173 = !DILocation(line: 78, column: 1, scope: !158)
!174 = distinct !DISubprogram(name: "broadcast_by_activemask", scope: !7, file: !7, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!175 = !DILocation(line: 80, column: 5, scope: !174)
!176 = !DILocation(line: 81, column: 15, scope: !174)
!177 = !DILocation(line: 81, column: 13, scope: !174)
!178 = !DILocation(line: 81, column: 21, scope: !174)
!179 = !DILocation(line: 82, column: 11, scope: !174)
!180 = !DILocation(line: 82, column: 22, scope: !174)
!181 = !DILocation(line: 82, column: 29, scope: !174)
!182 = !DILocation(line: 82, column: 18, scope: !174)
!183 = !DILocation(line: 0, scope: !174)
!184 = !DILocation(line: 84, column: 37, scope: !174)
!185 = !DILocation(line: 84, column: 25, scope: !174)
!186 = !DILocation(line: 85, column: 11, scope: !174)
!187 = !DILocation(line: 85, column: 31, scope: !174)
!188 = !DILocation(line: 85, column: 16, scope: !174)
!189 = !DILocation(line: 85, column: 23, scope: !174)
!190 = !DILocation(line: 86, column: 1, scope: !174)
!191 = distinct !DISubprogram(name: "voted_by_activemask", scope: !7, file: !7, line: 87, type: !16, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!192 = !DILocation(line: 88, column: 5, scope: !191)
!193 = !DILocation(line: 89, column: 15, scope: !191)
!194 = !DILocation(line: 89, column: 13, scope: !191)
!195 = !DILocation(line: 89, column: 21, scope: !191)
!196 = !DILocation(line: 90, column: 11, scope: !191)
!197 = !DILocation(line: 90, column: 9, scope: !191)
!198 = !DILocation(line: 90, column: 20, scope: !191)
!199 = !DILocation(line: 90, column: 16, scope: !191)
!200 = !DILocation(line: 0, scope: !191)
!201 = !DILocation(line: 92, column: 44, scope: !191)
!202 = !DILocation(line: 92, column: 62, scope: !191)
!203 = !DILocation(line: 92, column: 30, scope: !191)
!204 = !DILocation(line: 93, column: 11, scope: !191)
!205 = !DILocation(line: 93, column: 25, scope: !191)
!206 = !DILocation(line: 93, column: 16, scope: !191)
!207 = !DILocation(line: 93, column: 23, scope: !191)
!208 = !DILocation(line: 94, column: 1, scope: !191)
!209 = distinct !DISubprogram(name: "synced_by_activemask", scope: !7, file: !7, line: 95, type: !16, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!210 = !DILocation(line: 97, column: 5, scope: !209)
!211 = !DILocation(line: 98, column: 17, scope: !209)
!212 = !DILocation(line: 98, column: 15, scope: !209)
!213 = !DILocation(line: 98, column: 27, scope: !209)
!214 = !DILocation(line: 98, column: 23, scope: !209)
!215 = !DILocation(line: 98, column: 5, scope: !209)
!216 = !DILocation(line: 98, column: 13, scope: !209)
!217 = !DILocation(line: 99, column: 46, scope: !209)
!218 = !DILocation(line: 99, column: 35, scope: !209)
!219 = !DILocation(line: 100, column: 11, scope: !209)
!220 = !DILocation(line: 100, column: 32, scope: !209)
!221 = !DILocation(line: 100, column: 25, scope: !209)
!222 = !DILocation(line: 100, column: 16, scope: !209)
!223 = !DILocation(line: 100, column: 23, scope: !209)
!224 = !DILocation(line: 101, column: 1, scope: !209)
!225 = distinct !DISubprogram(name: "counted_by_activemask", scope: !7, file: !7, line: 103, type: !16, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!226 = !DILocation(line: 104, column: 5, scope: !225)
!227 = !DILocation(line: 105, column: 21, scope: !225)
!228 = !DILocation(line: 105, column: 25, scope: !225)
!229 = !DILocation(line: 105, column: 28, scope: !225)
!230 = !DILocation(line: 105, column: 34, scope: !225)
!231 = !DILocation(line: 0, scope: !225)
!232 = !DILocation(line: 106, column: 22, scope: !225)
!233 = !DILocation(line: 107, column: 9, scope: !225)
!234 = !DILocation(line: 108, column: 18, scope: !225)
!235 = !{i32 12369}
!236 = !DILocation(line: 110, column: 32, scope: !225)
!237 = !DILocation(line: 111, column: 9, scope: !225)
!238 = !DILocation(line: 111, column: 14, scope: !225)
!239 = !DILocation(line: 110, column: 25, scope: !225)
!240 = !DILocation(line: 111, column: 25, scope: !225)
!241 = !DILocation(line: 112, column: 1, scope: !225)
!242 = distinct !DISubprogram(name: "led_by_activemask", scope: !7, file: !7, line: 113, type: !16, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!243 = !DILocation(line: 114, column: 5, scope: !242)
!244 = !DILocation(line: 115, column: 21, scope: !242)
!245 = !DILocation(line: 115, column: 25, scope: !242)
!246 = !DILocation(line: 115, column: 28, scope: !242)
!247 = !DILocation(line: 115, column: 34, scope: !242)
!248 = !DILocation(line: 0, scope: !242)
!249 = !DILocation(line: 116, column: 22, scope: !242)
!250 = !DILocation(line: 117, column: 9, scope: !242)
!251 = !DILocation(line: 118, column: 35, scope: !242)
!252 = !DILocation(line: 118, column: 21, scope: !242)
!253 = !DILocation(line: 119, column: 9, scope: !242)
!254 = !DILocation(line: 119, column: 17, scope: !242)
!255 = !DILocation(line: 119, column: 14, scope: !242)
!256 = !DILocation(line: 120, column: 25, scope: !242)
!257 = !DILocation(line: 120, column: 9, scope: !242)
!258 = !DILocation(line: 121, column: 26, scope: !242)
!259 = !DILocation(line: 121, column: 9, scope: !242)
!260 = !DILocation(line: 122, column: 5, scope: !242)
!261 = !DILocation(line: 123, column: 1, scope: !242)
!262 = distinct !DISubprogram(name: "ranked_by_activemask", scope: !7, file: !7, line: 124, type: !16, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!263 = !DILocation(line: 125, column: 5, scope: !262)
!264 = !DILocation(line: 126, column: 19, scope: !262)
!265 = !DILocation(line: 126, column: 23, scope: !262)
!266 = !DILocation(line: 126, column: 26, scope: !262)
!267 = !DILocation(line: 126, column: 32, scope: !262)
!268 = !DILocation(line: 0, scope: !262)
!269 = !DILocation(line: 128, column: 11, scope: !262)
!270 = !DILocation(line: 128, column: 15, scope: !262)
!271 = !DILocation(line: 128, column: 25, scope: !262)
!272 = !DILocation(line: 128, column: 32, scope: !262)
!273 = !DILocation(line: 129, column: 9, scope: !262)
!274 = !DILocation(line: 130, column: 30, scope: !262)
!275 = !DILocation(line: 131, column: 37, scope: !262)
!276 = !DILocation(line: 131, column: 43, scope: !262)
!277 = !DILocation(line: 131, column: 27, scope: !262)
!278 = !DILocation(line: 131, column: 14, scope: !262)
!279 = !DILocation(line: 131, column: 5, scope: !262)
!280 = !DILocation(line: 131, column: 12, scope: !262)
!281 = !DILocation(line: 132, column: 1, scope: !262)
