; Made from shuffles.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ20synced_by_activemaskE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shuffle_from_exited(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp slt i32 %10, %4, !dbg !19
  br i1 %11, label %12, label %16, !dbg !19

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !19
  %13 = sext i32 %10 to i64, !dbg !20
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !20
  %15 = load i32, ptr %14, align 4, !dbg !20, !tbaa !10
  br label %16, !dbg !21

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !21
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %17, i32 1, i32 31), !dbg !22
  br i1 %11, label %19, label %27, !dbg !23

19:                                               ; preds = %16
  %20 = add nsw i32 %4, -1, !dbg !24
  %21 = icmp eq i32 %10, %20, !dbg !25
  %22 = select i1 %21, i32 %17, i32 %18, !dbg !25
  %23 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %22) #7, !dbg !26
  %24 = add nsw i32 %23, %17, !dbg !27
  %25 = sext i32 %10 to i64, !dbg !28
  %26 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !28
  store i32 %24, ptr %26, align 4, !dbg !29, !tbaa !10
  br label %27, !dbg !30

27:                                               ; preds = %16, %19
  ret void, !dbg !30
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc void @_ZL5wasteiPi(i32 noundef %0, ptr noundef writeonly captures(none) %1) unnamed_addr #1 !dbg !31 {
  br label %5, !dbg !33

3:                                                ; preds = %5
  %4 = icmp eq i32 %9, 1592614637, !dbg !34
  br i1 %4, label %12, label %13, !dbg !34

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ]
  %7 = phi i32 [ %0, %2 ], [ %9, %5 ]
  %8 = add nsw i32 %6, %7, !dbg !35
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #7, !dbg !36
  %10 = add nuw nsw i32 %6, 1, !dbg !37
  %11 = icmp eq i32 %10, 4, !dbg !38
  br i1 %11, label %3, label %5, !dbg !33, !llvm.loop !39

12:                                               ; preds = %3
  store i32 1592614637, ptr %1, align 4, !dbg !43, !tbaa !10
  br label %13, !dbg !44

13:                                               ; preds = %12, %3
  ret void, !dbg !45
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !46 {
  br label %3, !dbg !47

2:                                                ; preds = %3
  ret i32 %12, !dbg !48

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !49
  %7 = xor i32 %6, %5, !dbg !50
  %8 = lshr i32 %7, 17, !dbg !51
  %9 = xor i32 %8, %7, !dbg !52
  %10 = shl i32 %9, 5, !dbg !53
  %11 = xor i32 %10, %9, !dbg !54
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #7, !dbg !55, !srcloc !56
  %13 = add nuw nsw i32 %4, 1, !dbg !57
  %14 = icmp eq i32 %13, 6, !dbg !58
  br i1 %14, label %2, label %3, !dbg !47, !llvm.loop !59
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @reduced_after_exit(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !61 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !62
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %8 = mul i32 %6, %7, !dbg !62
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %10 = add i32 %8, %9, !dbg !62
  %11 = icmp sge i32 %10, %4, !dbg !63
  br i1 %11, label %16, label %12, !dbg !63

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !63
  %13 = sext i32 %10 to i64, !dbg !64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !64
  %15 = load i32, ptr %14, align 4, !dbg !64, !tbaa !10
  br label %16, !dbg !65

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ -1000, %5 ]
  br label %22, !dbg !66

18:                                               ; preds = %22
  %19 = and i32 %9, 31, !dbg !67
  %20 = icmp ne i32 %19, 0, !dbg !68
  %21 = or i1 %20, %11, !dbg !69
  br i1 %21, label %33, label %29, !dbg !69

22:                                               ; preds = %16, %22
  %23 = phi i32 [ %27, %22 ], [ 16, %16 ]
  %24 = phi i32 [ %26, %22 ], [ %17, %16 ]
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %24, i32 %23, i32 31), !dbg !70
  %26 = tail call noundef i32 @llvm.smax.i32(i32 %24, i32 %25), !dbg !71
  %27 = lshr i32 %23, 1, !dbg !72
  %28 = icmp eq i32 %27, 0, !dbg !73
  br i1 %28, label %18, label %22, !dbg !66, !llvm.loop !74

29:                                               ; preds = %18
  %30 = sdiv i32 %10, 32, !dbg !76
  %31 = sext i32 %30 to i64, !dbg !77
  %32 = getelementptr inbounds i32, ptr %2, i64 %31, !dbg !77
  store i32 %26, ptr %32, align 4, !dbg !78, !tbaa !10
  br label %33, !dbg !77

33:                                               ; preds = %18, %29
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !79
  br i1 %11, label %44, label %34, !dbg !80

34:                                               ; preds = %33
  %35 = sdiv i32 %10, 32, !dbg !81
  %36 = sext i32 %35 to i64, !dbg !82
  %37 = getelementptr inbounds i32, ptr %2, i64 %36, !dbg !82
  %38 = load i32, ptr %37, align 4, !dbg !82, !tbaa !10
  %39 = sext i32 %10 to i64, !dbg !83
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !83
  %41 = load i32, ptr %40, align 4, !dbg !83, !tbaa !10
  %42 = sub nsw i32 %38, %41, !dbg !84
  %43 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !85
  store i32 %42, ptr %43, align 4, !dbg !86, !tbaa !10
  br label %44, !dbg !85

44:                                               ; preds = %34, %33
  ret void, !dbg !87
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @shuffle_from_outside(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !88 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !89
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !89
  %8 = mul i32 %6, %7, !dbg !89
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89
  %10 = add i32 %8, %9, !dbg !89
  %11 = icmp slt i32 %10, %4, !dbg !90
  br i1 %11, label %12, label %16, !dbg !90

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !90
  %13 = sext i32 %10 to i64, !dbg !91
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !91
  %15 = load i32, ptr %14, align 4, !dbg !91, !tbaa !10
  br label %16, !dbg !92

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ -1000, %5 ], !dbg !92
  %18 = and i32 %9, 16, !dbg !93
  %19 = icmp eq i32 %18, 0, !dbg !94
  br i1 %19, label %23, label %34, !dbg !94

20:                                               ; preds = %23
  %21 = and i32 %9, 15, !dbg !95
  %22 = icmp eq i32 %21, 0, !dbg !96
  br i1 %22, label %30, label %34, !dbg !96

23:                                               ; preds = %16, %23
  %24 = phi i32 [ %28, %23 ], [ 8, %16 ]
  %25 = phi i32 [ %27, %23 ], [ %17, %16 ]
  %26 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 65535, i32 %25, i32 %24, i32 4127), !dbg !97
  %27 = tail call noundef i32 @llvm.smax.i32(i32 %25, i32 %26), !dbg !98
  %28 = lshr i32 %24, 1, !dbg !99
  %29 = icmp eq i32 %28, 0, !dbg !100
  br i1 %29, label %20, label %23, !dbg !101, !llvm.loop !102

30:                                               ; preds = %20
  %31 = sdiv i32 %10, 32, !dbg !104
  %32 = sext i32 %31 to i64, !dbg !105
  %33 = getelementptr inbounds i32, ptr %2, i64 %32, !dbg !105
  store i32 %27, ptr %33, align 4, !dbg !106, !tbaa !10
  br label %34, !dbg !105

34:                                               ; preds = %20, %30, %16
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !107
  br i1 %11, label %35, label %43, !dbg !108

35:                                               ; preds = %34
  %36 = sdiv i32 %10, 32, !dbg !109
  %37 = sext i32 %36 to i64, !dbg !110
  %38 = getelementptr inbounds i32, ptr %2, i64 %37, !dbg !110
  %39 = load i32, ptr %38, align 4, !dbg !110, !tbaa !10
  %40 = add nsw i32 %39, %17, !dbg !111
  %41 = sext i32 %10 to i64, !dbg !112
  %42 = getelementptr inbounds i32, ptr %1, i64 %41, !dbg !112
  store i32 %40, ptr %42, align 4, !dbg !113, !tbaa !10
  br label %43, !dbg !112

43:                                               ; preds = %35, %34
  ret void, !dbg !114
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shuffle_among_the_positive(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !115 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !116
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !116
  %8 = mul i32 %6, %7, !dbg !116
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  %10 = add i32 %8, %9, !dbg !116
  %11 = icmp slt i32 %10, %4, !dbg !117
  br i1 %11, label %12, label %16, !dbg !117

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !117
  %13 = sext i32 %10 to i64, !dbg !118
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !118
  %15 = load i32, ptr %14, align 4, !dbg !118, !tbaa !10
  br label %16, !dbg !119

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !119
  %18 = icmp sgt i32 %17, 0, !dbg !120
  %19 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !121
  br i1 %18, label %20, label %30, !dbg !122

20:                                               ; preds = %16
  %21 = and i32 %9, 31, !dbg !123
  %22 = icmp eq i32 %21, 31, !dbg !124
  %23 = add nuw nsw i32 %21, 1, !dbg !123
  %24 = select i1 %22, i32 31, i32 %23, !dbg !123
  %25 = shl nuw i32 1, %24, !dbg !125
  %26 = and i32 %19, %25, !dbg !125
  %27 = icmp eq i32 %26, 0, !dbg !125
  %28 = select i1 %27, i32 %21, i32 %24, !dbg !126
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %19, i32 %17, i32 %28, i32 31), !dbg !127
  br label %30, !dbg !128

30:                                               ; preds = %20, %16
  %31 = phi i32 [ %29, %20 ], [ %17, %16 ], !dbg !129
  br i1 %11, label %32, label %36, !dbg !130

32:                                               ; preds = %30
  %33 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %31) #7, !dbg !131
  %34 = sext i32 %10 to i64, !dbg !132
  %35 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !132
  store i32 %33, ptr %35, align 4, !dbg !133, !tbaa !10
  br label %36, !dbg !132

36:                                               ; preds = %32, %30
  ret void, !dbg !134
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @shuffle_in_partial_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !135 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !136
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !136
  %8 = mul i32 %6, %7, !dbg !136
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136
  %10 = add i32 %8, %9, !dbg !136
  %11 = icmp slt i32 %10, %4, !dbg !137
  br i1 %11, label %12, label %16, !dbg !137

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !137
  %13 = sext i32 %10 to i64, !dbg !138
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !138
  %15 = load i32, ptr %14, align 4, !dbg !138, !tbaa !10
  br label %16, !dbg !139

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ -1000, %5 ], !dbg !139
  %18 = and i32 %9, 992, !dbg !140
  %19 = sub nsw i32 %7, %18, !dbg !141
  %20 = and i32 %9, 31
  br label %24, !dbg !142

21:                                               ; preds = %24
  %22 = and i32 %9, 31, !dbg !143
  %23 = icmp eq i32 %22, 0, !dbg !144
  br i1 %23, label %34, label %40, !dbg !144

24:                                               ; preds = %16, %24
  %25 = phi i32 [ %17, %16 ], [ %31, %24 ]
  %26 = phi i32 [ 16, %16 ], [ %32, %24 ]
  %27 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %25, i32 %26, i32 31), !dbg !145
  %28 = add nuw nsw i32 %26, %20, !dbg !146
  %29 = icmp ult i32 %28, %19, !dbg !147
  %30 = tail call i32 @llvm.smax.i32(i32 %25, i32 %27)
  %31 = select i1 %29, i32 %30, i32 %25, !dbg !147
  %32 = lshr i32 %26, 1, !dbg !148
  %33 = icmp eq i32 %32, 0, !dbg !149
  br i1 %33, label %21, label %24, !dbg !142, !llvm.loop !150

34:                                               ; preds = %21
  %35 = shl nuw i32 %6, 1, !dbg !152
  %36 = lshr exact i32 %9, 5, !dbg !153
  %37 = add i32 %35, %36, !dbg !154
  %38 = zext i32 %37 to i64, !dbg !155
  %39 = getelementptr inbounds nuw i32, ptr %2, i64 %38, !dbg !155
  store i32 %31, ptr %39, align 4, !dbg !156, !tbaa !10
  br label %40, !dbg !155

40:                                               ; preds = %34, %21
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !157
  br i1 %11, label %41, label %53, !dbg !158

41:                                               ; preds = %40
  %42 = sext i32 %10 to i64, !dbg !159
  %43 = getelementptr inbounds i32, ptr %0, i64 %42, !dbg !159
  %44 = load i32, ptr %43, align 4, !dbg !159, !tbaa !10
  %45 = shl nuw i32 %6, 1, !dbg !160
  %46 = lshr i32 %9, 5, !dbg !161
  %47 = add i32 %45, %46, !dbg !162
  %48 = zext i32 %47 to i64, !dbg !163
  %49 = getelementptr inbounds nuw i32, ptr %2, i64 %48, !dbg !163
  %50 = load i32, ptr %49, align 4, !dbg !163, !tbaa !10
  %51 = add nsw i32 %50, %44, !dbg !164
  %52 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !165
  store i32 %51, ptr %52, align 4, !dbg !166, !tbaa !10
  br label %53, !dbg !165

53:                                               ; preds = %41, %40
  ret void, !dbg !167
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rotated_in_partial_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !168 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !169
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !169
  %8 = mul i32 %6, %7, !dbg !169
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !169
  %10 = add i32 %8, %9, !dbg !169
  %11 = icmp slt i32 %10, %4, !dbg !170
  br i1 %11, label %12, label %16, !dbg !170

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !170
  %13 = sext i32 %10 to i64, !dbg !171
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !171
  %15 = load i32, ptr %14, align 4, !dbg !171, !tbaa !10
  br label %16, !dbg !172

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !172
  %18 = and i32 %9, 992, !dbg !173
  %19 = sub nsw i32 %7, %18, !dbg !174
  %20 = and i32 %9, 31, !dbg !175
  %21 = add nuw nsw i32 %20, 16, !dbg !176
  %22 = icmp ult i32 %21, %19, !dbg !177
  %23 = select i1 %22, i32 %21, i32 %20, !dbg !175
  %24 = icmp sgt i32 %19, 31, !dbg !178
  %25 = xor i32 %20, 16, !dbg !178
  %26 = select i1 %24, i32 %25, i32 %23, !dbg !178
  %27 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %17, i32 %26, i32 31), !dbg !179
  br i1 %11, label %28, label %32, !dbg !180

28:                                               ; preds = %16
  %29 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %27) #7, !dbg !181
  %30 = sext i32 %10 to i64, !dbg !182
  %31 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !182
  store i32 %29, ptr %31, align 4, !dbg !183, !tbaa !10
  br label %32, !dbg !182

32:                                               ; preds = %28, %16
  ret void, !dbg !184
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduced_by_activemask(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !185 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !186
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !186
  %8 = mul i32 %6, %7, !dbg !186
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !186
  %10 = add i32 %8, %9, !dbg !186
  %11 = icmp slt i32 %10, %4, !dbg !187
  br i1 %11, label %12, label %16, !dbg !187

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !187
  %13 = sext i32 %10 to i64, !dbg !188
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !188
  %15 = load i32, ptr %14, align 4, !dbg !188, !tbaa !10
  br label %16, !dbg !189

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !189
  %18 = icmp sgt i32 %17, 50, !dbg !190
  br i1 %18, label %19, label %22, !dbg !190

19:                                               ; preds = %16
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #7, !dbg !191
  %21 = and i32 %20, 255, !dbg !192
  br label %22, !dbg !193

22:                                               ; preds = %19, %16
  %23 = phi i32 [ %21, %19 ], [ %17, %16 ], !dbg !194
  %24 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %23, i32 -1), !dbg !195
  br i1 %11, label %25, label %28, !dbg !196

25:                                               ; preds = %22
  %26 = sext i32 %10 to i64, !dbg !197
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !197
  store i32 %24, ptr %27, align 4, !dbg !198, !tbaa !10
  br label %28, !dbg !197

28:                                               ; preds = %25, %22
  ret void, !dbg !199
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @broadcast_by_activemask(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !200 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !201
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !201
  %8 = mul i32 %6, %7, !dbg !201
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !201
  %10 = add i32 %8, %9, !dbg !201
  %11 = icmp slt i32 %10, %4, !dbg !202
  br i1 %11, label %12, label %16, !dbg !202

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !202
  %13 = sext i32 %10 to i64, !dbg !203
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !203
  %15 = load i32, ptr %14, align 4, !dbg !203, !tbaa !10
  br label %16, !dbg !204

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !204
  %18 = icmp slt i32 %17, -50, !dbg !205
  br i1 %18, label %19, label %22, !dbg !205

19:                                               ; preds = %16
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #7, !dbg !206
  %21 = and i32 %20, 255, !dbg !207
  br label %22, !dbg !208

22:                                               ; preds = %19, %16
  %23 = phi i32 [ %21, %19 ], [ %17, %16 ], !dbg !209
  %24 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %23, i32 0, i32 31), !dbg !210
  br i1 %11, label %25, label %29, !dbg !211

25:                                               ; preds = %22
  %26 = add nsw i32 %24, %9, !dbg !212
  %27 = sext i32 %10 to i64, !dbg !213
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !213
  store i32 %26, ptr %28, align 4, !dbg !214, !tbaa !10
  br label %29, !dbg !213

29:                                               ; preds = %25, %22
  ret void, !dbg !215
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @voted_by_activemask(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !216 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !217
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !217
  %8 = mul i32 %6, %7, !dbg !217
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !217
  %10 = add i32 %8, %9, !dbg !217
  %11 = icmp slt i32 %10, %4, !dbg !218
  br i1 %11, label %12, label %16, !dbg !218

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !218
  %13 = sext i32 %10 to i64, !dbg !219
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !219
  %15 = load i32, ptr %14, align 4, !dbg !219, !tbaa !10
  br label %16, !dbg !220

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !220
  %18 = and i32 %17, 1, !dbg !221
  %19 = icmp eq i32 %18, 0, !dbg !222
  br i1 %19, label %22, label %20, !dbg !222

20:                                               ; preds = %16
  %21 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #7, !dbg !223
  br label %22, !dbg !224

22:                                               ; preds = %20, %16
  %23 = phi i32 [ %21, %20 ], [ %17, %16 ], !dbg !225
  %24 = icmp sgt i32 %23, 0, !dbg !226
  %25 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %24), !dbg !227
  br i1 %11, label %26, label %30, !dbg !228

26:                                               ; preds = %22
  %27 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %25), !dbg !229
  %28 = sext i32 %10 to i64, !dbg !230
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !230
  store i32 %27, ptr %29, align 4, !dbg !231, !tbaa !10
  br label %30, !dbg !230

30:                                               ; preds = %26, %22
  ret void, !dbg !232
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @synced_by_activemask(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !233 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !234
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !234
  %8 = mul i32 %6, %7, !dbg !234
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !234
  %10 = add i32 %8, %9, !dbg !234
  %11 = icmp slt i32 %10, %4, !dbg !235
  br i1 %11, label %12, label %17, !dbg !235

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !235
  %13 = sext i32 %10 to i64, !dbg !236
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !236
  %15 = load i32, ptr %14, align 4, !dbg !236, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7, !dbg !237
  br label %17, !dbg !238

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !238
  %19 = zext nneg i32 %9 to i64, !dbg !239
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20synced_by_activemaskE4held to ptr), i64 %19, !dbg !239
  store i32 %18, ptr %20, align 4, !dbg !240, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !241
  br i1 %11, label %21, label %28, !dbg !242

21:                                               ; preds = %17
  %22 = xor i32 %9, 1, !dbg !243
  %23 = zext nneg i32 %22 to i64, !dbg !244
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20synced_by_activemaskE4held to ptr), i64 %23, !dbg !244
  %25 = load i32, ptr %24, align 4, !dbg !244, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !245
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !245
  store i32 %25, ptr %27, align 4, !dbg !246, !tbaa !10
  br label %28, !dbg !245

28:                                               ; preds = %21, %17
  ret void, !dbg !247
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @counted_by_activemask(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !248 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !249
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !249
  %7 = mul i32 %5, %6, !dbg !249
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !249
  %9 = add i32 %7, %8, !dbg !249
  %10 = icmp slt i32 %9, %3, !dbg !250
  br i1 %10, label %11, label %16, !dbg !250

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #7, !dbg !250
  %12 = sext i32 %9 to i64, !dbg !251
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !251
  %14 = load i32, ptr %13, align 4, !dbg !251, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !252
  br label %16

16:                                               ; preds = %4, %11
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !253
  %18 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %17), !dbg !254
  br i1 %17, label %19, label %27, !dbg !255

19:                                               ; preds = %16
  %20 = tail call i32 @llvm.bitreverse.i32(i32 %18), !dbg !256
  %21 = tail call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %20) #8, !dbg !256, !srcloc !257
  %22 = and i32 %8, 31, !dbg !258
  %23 = icmp eq i32 %22, %21, !dbg !259
  br i1 %23, label %24, label %27, !dbg !259

24:                                               ; preds = %19
  %25 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %18), !dbg !260
  %26 = atomicrmw add ptr %1, i32 %25 seq_cst, align 4, !dbg !261
  br label %27, !dbg !261

27:                                               ; preds = %19, %24, %16
  ret void, !dbg !262
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @led_by_activemask(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !263 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !264
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !264
  %7 = mul i32 %5, %6, !dbg !264
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !264
  %9 = add i32 %7, %8, !dbg !264
  %10 = icmp slt i32 %9, %3, !dbg !265
  br i1 %10, label %11, label %16, !dbg !265

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #7, !dbg !265
  %12 = sext i32 %9 to i64, !dbg !266
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !266
  %14 = load i32, ptr %13, align 4, !dbg !266, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !267
  br label %16

16:                                               ; preds = %4, %11
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !268
  %18 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %17), !dbg !269
  br i1 %17, label %19, label %29, !dbg !270

19:                                               ; preds = %16
  %20 = and i32 %8, 31, !dbg !271
  %21 = tail call i32 @llvm.bitreverse.i32(i32 %18), !dbg !272
  %22 = tail call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %21) #8, !dbg !272, !srcloc !257
  %23 = icmp eq i32 %20, %22, !dbg !273
  br i1 %23, label %24, label %29, !dbg !273

24:                                               ; preds = %19
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !274
  %26 = atomicrmw add ptr %25, i32 1 seq_cst, align 4, !dbg !275
  %27 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %18), !dbg !276
  %28 = atomicrmw add ptr %1, i32 %27 seq_cst, align 4, !dbg !277
  br label %29, !dbg !278

29:                                               ; preds = %19, %24, %16
  ret void, !dbg !279
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @ranked_by_activemask(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !280 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !281
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !281
  %8 = mul i32 %6, %7, !dbg !281
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !281
  %10 = add i32 %8, %9, !dbg !281
  %11 = icmp slt i32 %10, %4, !dbg !282
  br i1 %11, label %12, label %17, !dbg !282

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !282
  %13 = sext i32 %10 to i64, !dbg !283
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !283
  %15 = load i32, ptr %14, align 4, !dbg !283, !tbaa !10
  %16 = icmp sgt i32 %15, 0, !dbg !284
  br label %17

17:                                               ; preds = %5, %12
  %18 = phi i1 [ false, %5 ], [ %16, %12 ], !dbg !285
  %19 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !286
  %20 = icmp sge i32 %10, %4, !dbg !287
  %21 = or i1 %20, %18, !dbg !288
  br i1 %21, label %25, label %22, !dbg !288

22:                                               ; preds = %17
  %23 = sext i32 %10 to i64, !dbg !289
  %24 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !289
  store i32 -1, ptr %24, align 4, !dbg !290, !tbaa !10
  br label %25, !dbg !289

25:                                               ; preds = %22, %17
  br i1 %18, label %26, label %34, !dbg !291

26:                                               ; preds = %25
  %27 = and i32 %9, 31, !dbg !292
  %28 = shl nsw i32 -1, %27, !dbg !293
  %29 = xor i32 %28, -1, !dbg !293
  %30 = and i32 %19, %29, !dbg !294
  %31 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %30), !dbg !295
  %32 = sext i32 %10 to i64, !dbg !296
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !296
  store i32 %31, ptr %33, align 4, !dbg !297, !tbaa !10
  br label %34, !dbg !298

34:                                               ; preds = %25, %26
  ret void, !dbg !298
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind memory(none) }

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
!19 = !DILocation(line: 9, column: 10, scope: !15)
!20 = !DILocation(line: 11, column: 21, scope: !15)
!21 = !DILocation(line: 11, column: 13, scope: !15)
!22 = !DILocation(line: 11, column: 40, scope: !15)
!23 = !DILocation(line: 12, column: 18, scope: !15)
!24 = !DILocation(line: 12, column: 43, scope: !15)
!25 = !DILocation(line: 12, column: 38, scope: !15)
!26 = !DILocation(line: 13, column: 14, scope: !15)
!27 = !DILocation(line: 13, column: 25, scope: !15)
!28 = !DILocation(line: 13, column: 5, scope: !15)
!29 = !DILocation(line: 13, column: 12, scope: !15)
!30 = !DILocation(line: 14, column: 1, scope: !15)
!31 = distinct !DISubprogram(name: "waste", scope: !32, file: !32, line: 30, type: !16, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!32 = !DIFile(filename: "./common.h", directory: ".")
!33 = !DILocation(line: 33, column: 5, scope: !31)
!34 = !DILocation(line: 34, column: 11, scope: !31)
!35 = !DILocation(line: 33, column: 43, scope: !31)
!36 = !DILocation(line: 33, column: 37, scope: !31)
!37 = !DILocation(line: 33, column: 29, scope: !31)
!38 = !DILocation(line: 33, column: 23, scope: !31)
!39 = distinct !{!39, !33, !40, !41, !42}
!40 = !DILocation(line: 33, column: 46, scope: !31)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 34, column: 37, scope: !31)
!44 = !DILocation(line: 34, column: 26, scope: !31)
!45 = !DILocation(line: 35, column: 1, scope: !31)
!46 = distinct !DISubprogram(name: "mix", scope: !32, file: !32, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!47 = !DILocation(line: 21, column: 5, scope: !46)
!48 = !DILocation(line: 27, column: 5, scope: !46)
!49 = !DILocation(line: 22, column: 16, scope: !46)
!50 = !DILocation(line: 22, column: 11, scope: !46)
!51 = !DILocation(line: 23, column: 16, scope: !46)
!52 = !DILocation(line: 23, column: 11, scope: !46)
!53 = !DILocation(line: 24, column: 16, scope: !46)
!54 = !DILocation(line: 24, column: 11, scope: !46)
!55 = !DILocation(line: 25, column: 9, scope: !46)
!56 = !{i64 8036270}
!57 = !DILocation(line: 21, column: 29, scope: !46)
!58 = !DILocation(line: 21, column: 23, scope: !46)
!59 = distinct !{!59, !47, !60, !41, !42}
!60 = !DILocation(line: 26, column: 5, scope: !46)
!61 = distinct !DISubprogram(name: "reduced_after_exit", scope: !7, file: !7, line: 15, type: !16, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!62 = !DILocation(line: 16, column: 5, scope: !61)
!63 = !DILocation(line: 16, column: 10, scope: !61)
!64 = !DILocation(line: 18, column: 24, scope: !61)
!65 = !DILocation(line: 18, column: 16, scope: !61)
!66 = !DILocation(line: 19, column: 5, scope: !61)
!67 = !DILocation(line: 20, column: 9, scope: !61)
!68 = !DILocation(line: 20, column: 14, scope: !61)
!69 = !DILocation(line: 20, column: 19, scope: !61)
!70 = !DILocation(line: 19, column: 55, scope: !61)
!71 = !DILocation(line: 19, column: 45, scope: !61)
!72 = !DILocation(line: 19, column: 31, scope: !61)
!73 = !DILocation(line: 19, column: 24, scope: !61)
!74 = distinct !{!74, !66, !75, !41, !42}
!75 = !DILocation(line: 19, column: 85, scope: !61)
!76 = !DILocation(line: 20, column: 36, scope: !61)
!77 = !DILocation(line: 20, column: 29, scope: !61)
!78 = !DILocation(line: 20, column: 42, scope: !61)
!79 = !DILocation(line: 21, column: 5, scope: !61)
!80 = !DILocation(line: 22, column: 11, scope: !61)
!81 = !DILocation(line: 22, column: 32, scope: !61)
!82 = !DILocation(line: 22, column: 25, scope: !61)
!83 = !DILocation(line: 22, column: 40, scope: !61)
!84 = !DILocation(line: 22, column: 38, scope: !61)
!85 = !DILocation(line: 22, column: 16, scope: !61)
!86 = !DILocation(line: 22, column: 23, scope: !61)
!87 = !DILocation(line: 23, column: 1, scope: !61)
!88 = distinct !DISubprogram(name: "shuffle_from_outside", scope: !7, file: !7, line: 25, type: !16, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!89 = !DILocation(line: 26, column: 5, scope: !88)
!90 = !DILocation(line: 26, column: 10, scope: !88)
!91 = !DILocation(line: 27, column: 21, scope: !88)
!92 = !DILocation(line: 27, column: 13, scope: !88)
!93 = !DILocation(line: 28, column: 9, scope: !88)
!94 = !DILocation(line: 28, column: 14, scope: !88)
!95 = !DILocation(line: 33, column: 13, scope: !88)
!96 = !DILocation(line: 33, column: 18, scope: !88)
!97 = !DILocation(line: 30, column: 37, scope: !88)
!98 = !DILocation(line: 30, column: 27, scope: !88)
!99 = !DILocation(line: 29, column: 41, scope: !88)
!100 = !DILocation(line: 29, column: 34, scope: !88)
!101 = !DILocation(line: 29, column: 16, scope: !88)
!102 = distinct !{!102, !101, !103, !41, !42}
!103 = !DILocation(line: 30, column: 75, scope: !88)
!104 = !DILocation(line: 33, column: 31, scope: !88)
!105 = !DILocation(line: 33, column: 24, scope: !88)
!106 = !DILocation(line: 33, column: 37, scope: !88)
!107 = !DILocation(line: 35, column: 5, scope: !88)
!108 = !DILocation(line: 36, column: 11, scope: !88)
!109 = !DILocation(line: 36, column: 32, scope: !88)
!110 = !DILocation(line: 36, column: 25, scope: !88)
!111 = !DILocation(line: 36, column: 38, scope: !88)
!112 = !DILocation(line: 36, column: 16, scope: !88)
!113 = !DILocation(line: 36, column: 23, scope: !88)
!114 = !DILocation(line: 37, column: 1, scope: !88)
!115 = distinct !DISubprogram(name: "shuffle_among_the_positive", scope: !7, file: !7, line: 38, type: !16, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!116 = !DILocation(line: 39, column: 5, scope: !115)
!117 = !DILocation(line: 39, column: 10, scope: !115)
!118 = !DILocation(line: 40, column: 21, scope: !115)
!119 = !DILocation(line: 40, column: 13, scope: !115)
!120 = !DILocation(line: 41, column: 46, scope: !115)
!121 = !DILocation(line: 41, column: 25, scope: !115)
!122 = !DILocation(line: 42, column: 11, scope: !115)
!123 = !DILocation(line: 43, column: 20, scope: !115)
!124 = !DILocation(line: 43, column: 25, scope: !115)
!125 = !DILocation(line: 44, column: 21, scope: !115)
!126 = !DILocation(line: 44, column: 20, scope: !115)
!127 = !DILocation(line: 45, column: 16, scope: !115)
!128 = !DILocation(line: 46, column: 5, scope: !115)
!129 = !DILocation(line: 0, scope: !115)
!130 = !DILocation(line: 47, column: 11, scope: !115)
!131 = !DILocation(line: 47, column: 25, scope: !115)
!132 = !DILocation(line: 47, column: 16, scope: !115)
!133 = !DILocation(line: 47, column: 23, scope: !115)
!134 = !DILocation(line: 48, column: 1, scope: !115)
!135 = distinct !DISubprogram(name: "shuffle_in_partial_warp", scope: !7, file: !7, line: 50, type: !16, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!136 = !DILocation(line: 51, column: 5, scope: !135)
!137 = !DILocation(line: 51, column: 10, scope: !135)
!138 = !DILocation(line: 52, column: 24, scope: !135)
!139 = !DILocation(line: 52, column: 16, scope: !135)
!140 = !DILocation(line: 52, column: 63, scope: !135)
!141 = !DILocation(line: 52, column: 58, scope: !135)
!142 = !DILocation(line: 53, column: 5, scope: !135)
!143 = !DILocation(line: 58, column: 9, scope: !135)
!144 = !DILocation(line: 58, column: 14, scope: !135)
!145 = !DILocation(line: 54, column: 21, scope: !135)
!146 = !DILocation(line: 55, column: 25, scope: !135)
!147 = !DILocation(line: 55, column: 29, scope: !135)
!148 = !DILocation(line: 53, column: 31, scope: !135)
!149 = !DILocation(line: 53, column: 24, scope: !135)
!150 = distinct !{!150, !142, !151, !41, !42}
!151 = !DILocation(line: 57, column: 5, scope: !135)
!152 = !DILocation(line: 58, column: 36, scope: !135)
!153 = !DILocation(line: 58, column: 42, scope: !135)
!154 = !DILocation(line: 58, column: 40, scope: !135)
!155 = !DILocation(line: 58, column: 20, scope: !135)
!156 = !DILocation(line: 58, column: 48, scope: !135)
!157 = !DILocation(line: 59, column: 5, scope: !135)
!158 = !DILocation(line: 60, column: 11, scope: !135)
!159 = !DILocation(line: 60, column: 25, scope: !135)
!160 = !DILocation(line: 60, column: 49, scope: !135)
!161 = !DILocation(line: 60, column: 55, scope: !135)
!162 = !DILocation(line: 60, column: 53, scope: !135)
!163 = !DILocation(line: 60, column: 33, scope: !135)
!164 = !DILocation(line: 60, column: 31, scope: !135)
!165 = !DILocation(line: 60, column: 16, scope: !135)
!166 = !DILocation(line: 60, column: 23, scope: !135)
!167 = !DILocation(line: 61, column: 1, scope: !135)
!168 = distinct !DISubprogram(name: "rotated_in_partial_warp", scope: !7, file: !7, line: 62, type: !16, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!169 = !DILocation(line: 63, column: 5, scope: !168)
!170 = !DILocation(line: 63, column: 10, scope: !168)
!171 = !DILocation(line: 64, column: 21, scope: !168)
!172 = !DILocation(line: 64, column: 13, scope: !168)
!173 = !DILocation(line: 64, column: 56, scope: !168)
!174 = !DILocation(line: 64, column: 51, scope: !168)
!175 = !DILocation(line: 65, column: 23, scope: !168)
!176 = !DILocation(line: 65, column: 28, scope: !168)
!177 = !DILocation(line: 65, column: 33, scope: !168)
!178 = !DILocation(line: 66, column: 22, scope: !168)
!179 = !DILocation(line: 67, column: 18, scope: !168)
!180 = !DILocation(line: 68, column: 11, scope: !168)
!181 = !DILocation(line: 68, column: 25, scope: !168)
!182 = !DILocation(line: 68, column: 16, scope: !168)
!183 = !DILocation(line: 68, column: 23, scope: !168)
!184 = !DILocation(line: 69, column: 1, scope: !168)
!185 = distinct !DISubprogram(name: "reduced_by_activemask", scope: !7, file: !7, line: 71, type: !16, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!186 = !DILocation(line: 72, column: 5, scope: !185)
!187 = !DILocation(line: 72, column: 10, scope: !185)
!188 = !DILocation(line: 73, column: 21, scope: !185)
!189 = !DILocation(line: 73, column: 13, scope: !185)
!190 = !DILocation(line: 74, column: 11, scope: !185)
!191 = !DILocation(line: 74, column: 21, scope: !185)
!192 = !DILocation(line: 74, column: 28, scope: !185)
!193 = !DILocation(line: 74, column: 17, scope: !185)
!194 = !DILocation(line: 0, scope: !185)
!195 = !DILocation(line: 75, column: 22, scope: !185)
!196 = !DILocation(line: 77, column: 11, scope: !185)
!197 = !DILocation(line: 77, column: 16, scope: !185)
!198 = !DILocation(line: 77, column: 23, scope: !185)
!199 = !DILocation(line: 78, column: 1, scope: !185)
!200 = distinct !DISubprogram(name: "broadcast_by_activemask", scope: !7, file: !7, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!201 = !DILocation(line: 80, column: 5, scope: !200)
!202 = !DILocation(line: 80, column: 10, scope: !200)
!203 = !DILocation(line: 81, column: 21, scope: !200)
!204 = !DILocation(line: 81, column: 13, scope: !200)
!205 = !DILocation(line: 82, column: 11, scope: !200)
!206 = !DILocation(line: 82, column: 22, scope: !200)
!207 = !DILocation(line: 82, column: 29, scope: !200)
!208 = !DILocation(line: 82, column: 18, scope: !200)
!209 = !DILocation(line: 0, scope: !200)
!210 = !DILocation(line: 83, column: 24, scope: !200)
!211 = !DILocation(line: 85, column: 11, scope: !200)
!212 = !DILocation(line: 85, column: 31, scope: !200)
!213 = !DILocation(line: 85, column: 16, scope: !200)
!214 = !DILocation(line: 85, column: 23, scope: !200)
!215 = !DILocation(line: 86, column: 1, scope: !200)
!216 = distinct !DISubprogram(name: "voted_by_activemask", scope: !7, file: !7, line: 87, type: !16, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!217 = !DILocation(line: 88, column: 5, scope: !216)
!218 = !DILocation(line: 88, column: 10, scope: !216)
!219 = !DILocation(line: 89, column: 21, scope: !216)
!220 = !DILocation(line: 89, column: 13, scope: !216)
!221 = !DILocation(line: 90, column: 11, scope: !216)
!222 = !DILocation(line: 90, column: 9, scope: !216)
!223 = !DILocation(line: 90, column: 20, scope: !216)
!224 = !DILocation(line: 90, column: 16, scope: !216)
!225 = !DILocation(line: 0, scope: !216)
!226 = !DILocation(line: 91, column: 50, scope: !216)
!227 = !DILocation(line: 91, column: 29, scope: !216)
!228 = !DILocation(line: 93, column: 11, scope: !216)
!229 = !DILocation(line: 93, column: 25, scope: !216)
!230 = !DILocation(line: 93, column: 16, scope: !216)
!231 = !DILocation(line: 93, column: 23, scope: !216)
!232 = !DILocation(line: 94, column: 1, scope: !216)
!233 = distinct !DISubprogram(name: "synced_by_activemask", scope: !7, file: !7, line: 95, type: !16, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!234 = !DILocation(line: 97, column: 5, scope: !233)
!235 = !DILocation(line: 97, column: 10, scope: !233)
!236 = !DILocation(line: 98, column: 27, scope: !233)
!237 = !DILocation(line: 98, column: 23, scope: !233)
!238 = !DILocation(line: 98, column: 15, scope: !233)
!239 = !DILocation(line: 98, column: 5, scope: !233)
!240 = !DILocation(line: 98, column: 13, scope: !233)
!241 = !DILocation(line: 99, column: 12, scope: !233)
!242 = !DILocation(line: 100, column: 11, scope: !233)
!243 = !DILocation(line: 100, column: 32, scope: !233)
!244 = !DILocation(line: 100, column: 25, scope: !233)
!245 = !DILocation(line: 100, column: 16, scope: !233)
!246 = !DILocation(line: 100, column: 23, scope: !233)
!247 = !DILocation(line: 101, column: 1, scope: !233)
!248 = distinct !DISubprogram(name: "counted_by_activemask", scope: !7, file: !7, line: 103, type: !16, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!249 = !DILocation(line: 104, column: 5, scope: !248)
!250 = !DILocation(line: 104, column: 10, scope: !248)
!251 = !DILocation(line: 105, column: 28, scope: !248)
!252 = !DILocation(line: 105, column: 34, scope: !248)
!253 = !DILocation(line: 0, scope: !248)
!254 = !DILocation(line: 106, column: 22, scope: !248)
!255 = !DILocation(line: 107, column: 9, scope: !248)
!256 = !DILocation(line: 108, column: 18, scope: !248)
!257 = !{i32 12369}
!258 = !DILocation(line: 111, column: 9, scope: !248)
!259 = !DILocation(line: 111, column: 14, scope: !248)
!260 = !DILocation(line: 109, column: 24, scope: !248)
!261 = !DILocation(line: 111, column: 25, scope: !248)
!262 = !DILocation(line: 112, column: 1, scope: !248)
!263 = distinct !DISubprogram(name: "led_by_activemask", scope: !7, file: !7, line: 113, type: !16, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!264 = !DILocation(line: 114, column: 5, scope: !263)
!265 = !DILocation(line: 114, column: 10, scope: !263)
!266 = !DILocation(line: 115, column: 28, scope: !263)
!267 = !DILocation(line: 115, column: 34, scope: !263)
!268 = !DILocation(line: 0, scope: !263)
!269 = !DILocation(line: 116, column: 22, scope: !263)
!270 = !DILocation(line: 117, column: 9, scope: !263)
!271 = !DILocation(line: 119, column: 9, scope: !263)
!272 = !DILocation(line: 119, column: 17, scope: !263)
!273 = !DILocation(line: 119, column: 14, scope: !263)
!274 = !DILocation(line: 120, column: 25, scope: !263)
!275 = !DILocation(line: 120, column: 9, scope: !263)
!276 = !DILocation(line: 121, column: 26, scope: !263)
!277 = !DILocation(line: 121, column: 9, scope: !263)
!278 = !DILocation(line: 122, column: 5, scope: !263)
!279 = !DILocation(line: 123, column: 1, scope: !263)
!280 = distinct !DISubprogram(name: "ranked_by_activemask", scope: !7, file: !7, line: 124, type: !16, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!281 = !DILocation(line: 125, column: 5, scope: !280)
!282 = !DILocation(line: 125, column: 10, scope: !280)
!283 = !DILocation(line: 126, column: 26, scope: !280)
!284 = !DILocation(line: 126, column: 32, scope: !280)
!285 = !DILocation(line: 0, scope: !280)
!286 = !DILocation(line: 127, column: 29, scope: !280)
!287 = !DILocation(line: 128, column: 11, scope: !280)
!288 = !DILocation(line: 128, column: 15, scope: !280)
!289 = !DILocation(line: 128, column: 25, scope: !280)
!290 = !DILocation(line: 128, column: 32, scope: !280)
!291 = !DILocation(line: 129, column: 9, scope: !280)
!292 = !DILocation(line: 131, column: 37, scope: !280)
!293 = !DILocation(line: 131, column: 43, scope: !280)
!294 = !DILocation(line: 131, column: 27, scope: !280)
!295 = !DILocation(line: 131, column: 14, scope: !280)
!296 = !DILocation(line: 131, column: 5, scope: !280)
!297 = !DILocation(line: 131, column: 12, scope: !280)
!298 = !DILocation(line: 132, column: 1, scope: !280)
