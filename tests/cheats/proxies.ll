; Made from proxies.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Row = type { [16 x i32] }

@_ZZ18nc_of_other_blocksE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10nc_of_flagE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ22copied_without_barrierE4rows = internal unnamed_addr addrspace(3) global [4 x %struct.Row] undef, align 4
@_ZZ16copied_to_othersE3row = internal unnamed_addr addrspace(3) global %struct.Row undef, align 4
@_ZZ23cleared_without_barrierE4bins = internal addrspace(3) global [32 x i32] undef, align 4
@_ZZ14message_copiedE5value = internal unnamed_addr addrspace(3) global %struct.Row undef, align 4
@_ZZ16async_read_earlyE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ13async_no_waitE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ16async_no_barrierE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ25async_wait_behind_barrierE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ23async_waits_for_too_fewE4tile = internal addrspace(3) global [2 x [64 x i32]] undef, align 4
@_ZZ15async_no_commitE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ24async_source_overwrittenE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ19async_buffer_reusedE4tile = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_of_own_store(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp slt i32 %10, %4, !dbg !19
  br i1 %11, label %12, label %25, !dbg !19

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !20
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !20
  %15 = load i32, ptr %14, align 4, !dbg !20, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #12, !dbg !21
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !22
  store i32 %16, ptr %17, align 4, !dbg !23, !tbaa !10
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #12, !dbg !24, !srcloc !25
  %19 = sext i32 %18 to i64, !dbg !26
  %20 = getelementptr inbounds i32, ptr %2, i64 %19, !dbg !26
  %21 = addrspacecast ptr %20 to ptr addrspace(1), !dbg !27
  %22 = load i32, ptr addrspace(1) %21, align 4, !dbg !27, !invariant.load !17
  %23 = add nsw i32 %22, 1, !dbg !28
  %24 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !29
  store i32 %23, ptr %24, align 4, !dbg !30, !tbaa !10
  br label %25, !dbg !31

25:                                               ; preds = %5, %12
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
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #12, !dbg !42, !srcloc !43
  %13 = add nuw nsw i32 %4, 1, !dbg !44
  %14 = icmp eq i32 %13, 6, !dbg !45
  br i1 %14, label %2, label %3, !dbg !34, !llvm.loop !46
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_behind_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !50 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !51
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !51
  %8 = mul i32 %6, %7, !dbg !51
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !51
  %10 = add i32 %8, %9, !dbg !51
  %11 = icmp slt i32 %10, %4, !dbg !52
  br i1 %11, label %12, label %18, !dbg !52

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !53
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !53
  %15 = load i32, ptr %14, align 4, !dbg !53, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #12, !dbg !54
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !55
  store i32 %16, ptr %17, align 4, !dbg !56, !tbaa !10
  br label %18, !dbg !55

18:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  br i1 %11, label %19, label %31, !dbg !58

19:                                               ; preds = %18
  %20 = shl i32 %6, 6, !dbg !59
  %21 = zext i32 %20 to i64, !dbg !60
  %22 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !60
  %23 = tail call i32 @llvm.smax.i32(i32 %9, i32 33), !dbg !61
  %24 = zext nneg i32 %23 to i64, !dbg !62
  %25 = getelementptr i32, ptr %22, i64 %24, !dbg !62
  %26 = getelementptr i8, ptr %25, i64 -132, !dbg !62
  %27 = addrspacecast ptr %26 to ptr addrspace(1), !dbg !63
  %28 = load i32, ptr addrspace(1) %27, align 4, !dbg !63, !invariant.load !17
  %29 = sext i32 %10 to i64, !dbg !64
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !64
  store i32 %28, ptr %30, align 4, !dbg !65, !tbaa !10
  br label %31, !dbg !64

31:                                               ; preds = %19, %18
  ret void, !dbg !66
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_behind_syncwarp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !67 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %8 = mul i32 %6, %7, !dbg !68
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %10 = add i32 %8, %9, !dbg !68
  %11 = icmp slt i32 %10, %4, !dbg !69
  br i1 %11, label %12, label %18, !dbg !69

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !70
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !70
  %15 = load i32, ptr %14, align 4, !dbg !70, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #12, !dbg !71
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !72
  store i32 %16, ptr %17, align 4, !dbg !73, !tbaa !10
  br label %18, !dbg !72

18:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !74
  br i1 %11, label %19, label %27, !dbg !75

19:                                               ; preds = %18
  %20 = and i32 %10, -32, !dbg !76
  %21 = sext i32 %20 to i64, !dbg !77
  %22 = getelementptr inbounds i32, ptr %2, i64 %21, !dbg !77
  %23 = addrspacecast ptr %22 to ptr addrspace(1), !dbg !78
  %24 = load i32, ptr addrspace(1) %23, align 4, !dbg !78, !invariant.load !17
  %25 = sext i32 %10 to i64, !dbg !79
  %26 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !79
  store i32 %24, ptr %26, align 4, !dbg !80, !tbaa !10
  br label %27, !dbg !79

27:                                               ; preds = %19, %18
  ret void, !dbg !81
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_of_other_blocks(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !82 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !83
  %7 = icmp eq i32 %6, 0, !dbg !84
  br i1 %7, label %8, label %23, !dbg !84

8:                                                ; preds = %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !83
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !83
  %11 = mul i32 %10, %9, !dbg !83
  %12 = sext i32 %11 to i64, !dbg !85
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !85
  %14 = load i32, ptr %13, align 4, !dbg !85, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #12, !dbg !86
  %16 = zext nneg i32 %10 to i64, !dbg !87
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !87
  store i32 %15, ptr %17, align 4, !dbg !88, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !89
  %18 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !90
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !91
  %20 = add nsw i32 %19, -1, !dbg !92
  %21 = icmp eq i32 %18, %20, !dbg !93
  %22 = zext i1 %21 to i32, !dbg !90
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ18nc_of_other_blocksE4last to ptr), align 4, !dbg !94, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !95
  br label %23, !dbg !96

23:                                               ; preds = %8, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !97
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18nc_of_other_blocksE4last to ptr), align 4, !dbg !98, !tbaa !10
  %25 = icmp eq i32 %24, 0, !dbg !98
  br i1 %25, label %47, label %26, !dbg !99

26:                                               ; preds = %23
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %30, !dbg !100

28:                                               ; preds = %30
  %29 = icmp slt i32 %6, %4, !dbg !101
  br i1 %29, label %40, label %47, !dbg !102

30:                                               ; preds = %26, %30
  %31 = phi i32 [ 0, %26 ], [ %38, %30 ]
  %32 = phi i32 [ 0, %26 ], [ %37, %30 ]
  %33 = zext nneg i32 %31 to i64, !dbg !103
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !103
  %35 = addrspacecast ptr %34 to ptr addrspace(1), !dbg !104
  %36 = load i32, ptr addrspace(1) %35, align 4, !dbg !104, !invariant.load !17
  %37 = add nsw i32 %36, %32, !dbg !105
  %38 = add nuw nsw i32 %31, 1, !dbg !106
  %39 = icmp eq i32 %38, %27, !dbg !107
  br i1 %39, label %28, label %30, !dbg !100, !llvm.loop !108

40:                                               ; preds = %28, %40
  %41 = phi i32 [ %45, %40 ], [ %6, %28 ]
  %42 = sub nsw i32 %37, %41, !dbg !109
  %43 = zext nneg i32 %41 to i64, !dbg !110
  %44 = getelementptr inbounds nuw i32, ptr %1, i64 %43, !dbg !110
  store i32 %42, ptr %44, align 4, !dbg !111, !tbaa !10
  %45 = add nuw nsw i32 %41, 64, !dbg !112
  %46 = icmp slt i32 %45, %4, !dbg !101
  br i1 %46, label %40, label %47, !dbg !102, !llvm.loop !113

47:                                               ; preds = %40, %28, %23
  ret void, !dbg !115
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_of_flag(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !116 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !117
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !117
  %8 = mul i32 %6, %7, !dbg !117
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %10 = add i32 %8, %9, !dbg !117
  %11 = icmp eq i32 %9, 0, !dbg !118
  br i1 %11, label %12, label %35, !dbg !118

12:                                               ; preds = %5
  %13 = xor i32 %6, 1, !dbg !119
  %14 = zext nneg i32 %6 to i64, !dbg !120
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !120
  %16 = load i32, ptr %15, align 4, !dbg !120, !tbaa !10
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #12, !dbg !121
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %14, !dbg !122
  store i32 %17, ptr %18, align 4, !dbg !123, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !124
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !125
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %14, !dbg !125
  store volatile i32 1, ptr %20, align 4, !dbg !125, !tbaa !10
  %21 = zext nneg i32 %13 to i64, !dbg !126
  %22 = getelementptr inbounds nuw i32, ptr %19, i64 %21, !dbg !126
  %23 = addrspacecast ptr %22 to ptr addrspace(1), !dbg !127
  %24 = load i32, ptr addrspace(1) %23, align 4, !dbg !127, !invariant.load !17
  tail call void @llvm.nvvm.membar.gl(), !dbg !128
  %25 = icmp eq i32 %24, 0, !dbg !129
  br i1 %25, label %29, label %26, !dbg !129

26:                                               ; preds = %12
  %27 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !130
  %28 = load i32, ptr %27, align 4, !dbg !130, !tbaa !10
  br label %33, !dbg !129

29:                                               ; preds = %12
  %30 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !131
  %31 = load i32, ptr %30, align 4, !dbg !131, !tbaa !10
  %32 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %31) #12, !dbg !132
  br label %33, !dbg !129

33:                                               ; preds = %29, %26
  %34 = phi i32 [ %28, %26 ], [ %32, %29 ], !dbg !129
  store i32 %34, ptr addrspacecast (ptr addrspace(3) @_ZZ10nc_of_flagE5value to ptr), align 4, !dbg !133, !tbaa !10
  br label %35, !dbg !134

35:                                               ; preds = %33, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !135
  %36 = icmp slt i32 %10, %4, !dbg !136
  br i1 %36, label %37, label %44, !dbg !136

37:                                               ; preds = %35
  %38 = sext i32 %10 to i64, !dbg !137
  %39 = getelementptr inbounds i32, ptr %0, i64 %38, !dbg !137
  %40 = load i32, ptr %39, align 4, !dbg !137, !tbaa !10
  %41 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10nc_of_flagE5value to ptr), align 4, !dbg !138, !tbaa !10
  %42 = add nsw i32 %41, %40, !dbg !139
  %43 = getelementptr inbounds i32, ptr %1, i64 %38, !dbg !140
  store i32 %42, ptr %43, align 4, !dbg !141, !tbaa !10
  br label %44, !dbg !140

44:                                               ; preds = %37, %35
  ret void, !dbg !142
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_by_another_pointer(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !143 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !144
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !144
  %8 = mul i32 %6, %7, !dbg !144
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !144
  %10 = add i32 %8, %9, !dbg !144
  %11 = icmp slt i32 %10, %4, !dbg !145
  br i1 %11, label %12, label %18, !dbg !145

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !146
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !146
  %15 = load i32, ptr %14, align 4, !dbg !146, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #12, !dbg !147
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !148
  store i32 %16, ptr %17, align 4, !dbg !149, !tbaa !10
  br label %18, !dbg !148

18:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !150
  br i1 %11, label %19, label %30, !dbg !151

19:                                               ; preds = %18
  %20 = and i32 %10, -2, !dbg !152
  %21 = sext i32 %20 to i64, !dbg !153
  %22 = getelementptr inbounds i32, ptr %3, i64 %21, !dbg !153
  %23 = addrspacecast ptr %22 to ptr addrspace(1), !dbg !154
  %24 = load i32, ptr addrspace(1) %23, align 4, !dbg !154, !invariant.load !17
  %25 = sext i32 %10 to i64, !dbg !155
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !155
  %27 = load i32, ptr %26, align 4, !dbg !155, !tbaa !10
  %28 = add nsw i32 %27, %24, !dbg !156
  %29 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !157
  store i32 %28, ptr %29, align 4, !dbg !158, !tbaa !10
  br label %30, !dbg !157

30:                                               ; preds = %19, %18
  ret void, !dbg !159
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_by_another_pointer_later(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !160 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !161
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !161
  %8 = mul i32 %6, %7, !dbg !161
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !161
  %10 = add i32 %8, %9, !dbg !161
  %11 = icmp slt i32 %10, %4, !dbg !162
  br i1 %11, label %12, label %17, !dbg !163

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !164
  %14 = getelementptr inbounds i32, ptr %3, i64 %13, !dbg !164
  %15 = addrspacecast ptr %14 to ptr addrspace(1), !dbg !165
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !165, !invariant.load !17
  br label %17, !dbg !163

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !163
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !166
  br i1 %11, label %19, label %26, !dbg !167

19:                                               ; preds = %17
  %20 = sext i32 %10 to i64, !dbg !168
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !168
  %22 = load i32, ptr %21, align 4, !dbg !168, !tbaa !10
  %23 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %22) #12, !dbg !169
  %24 = add nsw i32 %23, %18, !dbg !170
  %25 = getelementptr inbounds i32, ptr %2, i64 %20, !dbg !171
  store i32 %24, ptr %25, align 4, !dbg !172, !tbaa !10
  br label %26, !dbg !171

26:                                               ; preds = %19, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !173
  br i1 %11, label %27, label %35, !dbg !174

27:                                               ; preds = %26
  %28 = sext i32 %10 to i64, !dbg !175
  %29 = getelementptr inbounds i32, ptr %2, i64 %28, !dbg !175
  %30 = load i32, ptr %29, align 4, !dbg !175, !tbaa !10
  %31 = getelementptr inbounds i32, ptr %0, i64 %28, !dbg !176
  %32 = load i32, ptr %31, align 4, !dbg !176, !tbaa !10
  %33 = add nsw i32 %32, %30, !dbg !177
  %34 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !178
  store i32 %33, ptr %34, align 4, !dbg !179, !tbaa !10
  br label %35, !dbg !178

35:                                               ; preds = %27, %26
  ret void, !dbg !180
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @nc_in_place(ptr noundef captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !181 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !182
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !182
  %6 = mul i32 %4, %5, !dbg !182
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !182
  %8 = add i32 %6, %7, !dbg !182
  %9 = icmp slt i32 %8, %2, !dbg !183
  br i1 %9, label %10, label %17, !dbg !183

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !184
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !184
  %13 = addrspacecast ptr %12 to ptr addrspace(1), !dbg !185
  %14 = load i32, ptr addrspace(1) %13, align 4, !dbg !185, !invariant.load !17
  %15 = mul nsw i32 %14, 3, !dbg !186
  %16 = add nsw i32 %15, 1, !dbg !187
  store i32 %16, ptr %12, align 4, !dbg !188, !tbaa !10
  br label %17, !dbg !189

17:                                               ; preds = %10, %3
  ret void, !dbg !190
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_before_the_write(ptr noundef captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !191 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !192
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !192
  %6 = mul i32 %4, %5, !dbg !192
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !192
  %8 = add i32 %6, %7, !dbg !192
  %9 = icmp slt i32 %8, %2, !dbg !193
  br i1 %9, label %10, label %20, !dbg !194

10:                                               ; preds = %3
  %11 = shl i32 %4, 6, !dbg !195
  %12 = sub i32 %11, %7, !dbg !196
  %13 = add i32 %12, 63, !dbg !196
  %14 = icmp slt i32 %13, %2, !dbg !197
  %15 = select i1 %14, i32 %13, i32 %8, !dbg !198
  %16 = sext i32 %15 to i64, !dbg !199
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !199
  %18 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !200
  %19 = load i32, ptr addrspace(1) %18, align 4, !dbg !200, !invariant.load !17
  br label %20, !dbg !194

20:                                               ; preds = %3, %10
  %21 = phi i32 [ %19, %10 ], [ 0, %3 ], !dbg !194
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !201
  br i1 %9, label %22, label %25, !dbg !202

22:                                               ; preds = %20
  %23 = sext i32 %8 to i64, !dbg !203
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !203
  store i32 %21, ptr %24, align 4, !dbg !204, !tbaa !10
  br label %25, !dbg !203

25:                                               ; preds = %22, %20
  ret void, !dbg !205
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @copied_without_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !206 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !207
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !207
  %8 = mul i32 %6, %7, !dbg !207
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !207
  %10 = add i32 %8, %9, !dbg !207
  %11 = icmp slt i32 %10, %4, !dbg !208
  br i1 %11, label %12, label %17, !dbg !209

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !210
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !210
  %15 = load i32, ptr %14, align 4, !dbg !210, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #12, !dbg !211
  br label %17, !dbg !209

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !209
  %19 = lshr i32 %9, 4, !dbg !212
  %20 = zext nneg i32 %19 to i64, !dbg !213
  %21 = getelementptr inbounds nuw %struct.Row, ptr addrspacecast (ptr addrspace(3) @_ZZ22copied_without_barrierE4rows to ptr), i64 %20, !dbg !213
  %22 = and i32 %9, 15, !dbg !214
  %23 = zext nneg i32 %22 to i64, !dbg !213
  %24 = getelementptr inbounds nuw i32, ptr %21, i64 %23, !dbg !213
  store i32 %18, ptr %24, align 4, !dbg !215, !tbaa !10
  %25 = add nsw i32 %9, -60, !dbg !216
  %26 = shl i32 %6, 6, !dbg !217
  %27 = shl nsw i32 %25, 4, !dbg !218
  %28 = add i32 %27, %26, !dbg !219
  %29 = sub i32 %4, %28, !dbg !219
  %30 = icmp samesign ugt i32 %9, 59, !dbg !220
  %31 = icmp sgt i32 %29, 0
  %32 = select i1 %30, i1 %31, i1 false, !dbg !221
  br i1 %32, label %33, label %43, !dbg !221

33:                                               ; preds = %17
  %34 = zext i32 %26 to i64, !dbg !222
  %35 = getelementptr inbounds nuw i32, ptr %1, i64 %34, !dbg !222
  %36 = sext i32 %27 to i64, !dbg !222
  %37 = getelementptr inbounds i32, ptr %35, i64 %36, !dbg !222
  %38 = zext nneg i32 %25 to i64, !dbg !223
  %39 = getelementptr inbounds nuw %struct.Row, ptr addrspacecast (ptr addrspace(3) @_ZZ22copied_without_barrierE4rows to ptr), i64 %38, !dbg !223
  %40 = tail call i32 @llvm.smin.i32(i32 %29, i32 16), !dbg !224
  %41 = shl nuw nsw i32 %40, 2, !dbg !225
  %42 = zext nneg i32 %41 to i64, !dbg !226
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %37, ptr align 4 %39, i64 %42, i1 false), !dbg !222
  br label %43, !dbg !222

43:                                               ; preds = %33, %17
  ret void, !dbg !227
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @copied_to_others(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !228 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !229
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !229
  %8 = mul i32 %6, %7, !dbg !229
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !229
  %10 = add i32 %8, %9, !dbg !229
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 64) #12, !dbg !230, !srcloc !231
  %12 = icmp eq i32 %9, 0, !dbg !232
  br i1 %12, label %13, label %17, !dbg !232

13:                                               ; preds = %5
  %14 = zext nneg i32 %6 to i64, !dbg !233
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !233
  %16 = sext i32 %11 to i64, !dbg !234
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 addrspacecast (ptr addrspace(3) @_ZZ16copied_to_othersE3row to ptr), ptr align 4 %15, i64 %16, i1 false), !dbg !233
  br label %17, !dbg !233

17:                                               ; preds = %13, %5
  %18 = icmp samesign ult i32 %9, 32, !dbg !235
  %19 = icmp slt i32 %10, %4
  %20 = and i1 %18, %19, !dbg !236
  br i1 %20, label %21, label %28, !dbg !236

21:                                               ; preds = %17
  %22 = and i32 %9, 15, !dbg !237
  %23 = zext nneg i32 %22 to i64, !dbg !238
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16copied_to_othersE3row to ptr), i64 %23, !dbg !238
  %25 = load i32, ptr %24, align 4, !dbg !238, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !239
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !239
  store i32 %25, ptr %27, align 4, !dbg !240, !tbaa !10
  br label %28, !dbg !239

28:                                               ; preds = %21, %17
  %29 = icmp samesign ugt i32 %9, 31, !dbg !241
  %30 = and i1 %29, %19, !dbg !242
  br i1 %30, label %31, label %36, !dbg !242

31:                                               ; preds = %28
  %32 = sext i32 %10 to i64, !dbg !243
  %33 = getelementptr inbounds i32, ptr %0, i64 %32, !dbg !243
  %34 = load i32, ptr %33, align 4, !dbg !243, !tbaa !10
  %35 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !244
  store i32 %34, ptr %35, align 4, !dbg !245, !tbaa !10
  br label %36, !dbg !244

36:                                               ; preds = %31, %28
  ret void, !dbg !246
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cleared_without_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !247 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !248
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !248
  %8 = mul i32 %6, %7, !dbg !248
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !248
  %10 = add i32 %8, %9, !dbg !248
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 128) #12, !dbg !249, !srcloc !250
  %12 = icmp eq i32 %9, 0, !dbg !251
  br i1 %12, label %13, label %15, !dbg !251

13:                                               ; preds = %5
  %14 = sext i32 %11 to i64, !dbg !252
  tail call void @llvm.memset.p0.i64(ptr align 4 addrspacecast (ptr addrspace(3) @_ZZ23cleared_without_barrierE4bins to ptr), i8 0, i64 %14, i1 false), !dbg !253
  br label %15, !dbg !253

15:                                               ; preds = %13, %5
  %16 = icmp slt i32 %10, %4, !dbg !254
  br i1 %16, label %17, label %25, !dbg !254

17:                                               ; preds = %15
  %18 = sext i32 %10 to i64, !dbg !255
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !255
  %20 = load i32, ptr %19, align 4, !dbg !255, !tbaa !10
  %21 = and i32 %20, 31, !dbg !256
  %22 = zext nneg i32 %21 to i64, !dbg !257
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23cleared_without_barrierE4bins to ptr), i64 %22, !dbg !257
  %24 = atomicrmw add ptr %23, i32 1 seq_cst, align 4, !dbg !258
  br label %25, !dbg !258

25:                                               ; preds = %17, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !259
  br i1 %16, label %26, label %35, !dbg !260

26:                                               ; preds = %25
  %27 = sext i32 %10 to i64, !dbg !261
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !261
  %29 = load i32, ptr %28, align 4, !dbg !261, !tbaa !10
  %30 = and i32 %29, 31, !dbg !262
  %31 = zext nneg i32 %30 to i64, !dbg !263
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23cleared_without_barrierE4bins to ptr), i64 %31, !dbg !263
  %33 = load i32, ptr %32, align 4, !dbg !263, !tbaa !10
  %34 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !264
  store i32 %33, ptr %34, align 4, !dbg !265, !tbaa !10
  br label %35, !dbg !264

35:                                               ; preds = %26, %25
  ret void, !dbg !266
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @moved_by_many(ptr noundef captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !267 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !268
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !269
  %6 = shl i32 %5, 6, !dbg !270
  %7 = add nsw i32 %6, 64, !dbg !271
  %8 = tail call i32 @llvm.smin.i32(i32 %7, i32 %2), !dbg !272
  %9 = or disjoint i32 %6, 1, !dbg !273
  %10 = shl nuw nsw i32 %4, 4, !dbg !274
  %11 = add nsw i32 %9, %10, !dbg !275
  %12 = icmp sgt i32 %8, %11, !dbg !276
  br i1 %12, label %13, label %22, !dbg !276

13:                                               ; preds = %3
  %14 = add nsw i32 %11, 16, !dbg !277
  %15 = tail call i32 @llvm.smin.i32(i32 %14, i32 %8), !dbg !278
  %16 = sext i32 %11 to i64, !dbg !279
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !279
  %18 = getelementptr inbounds i8, ptr %17, i64 -4, !dbg !279
  %19 = sub nsw i32 %15, %11, !dbg !280
  %20 = shl nsw i32 %19, 2, !dbg !281
  %21 = sext i32 %20 to i64, !dbg !282
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 4 %18, ptr nonnull align 4 %17, i64 %21, i1 false), !dbg !279
  br label %22, !dbg !279

22:                                               ; preds = %13, %3
  ret void, !dbg !283
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @message_copied(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !284 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !285
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !285
  %8 = mul i32 %6, %7, !dbg !285
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !285
  %10 = add i32 %8, %9, !dbg !285
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 32) #12, !dbg !286, !srcloc !287
  %12 = icmp eq i32 %9, 0, !dbg !288
  br i1 %12, label %13, label %32, !dbg !288

13:                                               ; preds = %5
  %14 = xor i32 %6, 1, !dbg !289
  %15 = shl nsw i32 %6, 3, !dbg !290
  %16 = zext nneg i32 %15 to i64, !dbg !291
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !291
  %18 = zext nneg i32 %6 to i64, !dbg !291
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %18, !dbg !291
  %20 = sext i32 %11 to i64, !dbg !292
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %19, i64 %20, i1 false), !dbg !291
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !293
  %22 = getelementptr inbounds nuw i32, ptr %21, i64 %18, !dbg !293
  store volatile i32 1, ptr %22, align 4, !dbg !293, !tbaa !10
  %23 = zext nneg i32 %14 to i64, !dbg !294
  %24 = getelementptr inbounds nuw i32, ptr %21, i64 %23, !dbg !294
  %25 = load volatile i32, ptr %24, align 4, !dbg !294, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !295
  %26 = icmp eq i32 %25, 0, !dbg !296
  %27 = shl nsw i32 %14, 3, !dbg !296
  %28 = zext nneg i32 %27 to i64, !dbg !296
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %28, !dbg !296
  %30 = getelementptr inbounds nuw i32, ptr %0, i64 %23, !dbg !296
  %31 = select i1 %26, ptr %30, ptr %29, !dbg !296
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 addrspacecast (ptr addrspace(3) @_ZZ14message_copiedE5value to ptr), ptr align 4 %31, i64 %20, i1 false), !dbg !297
  br label %32, !dbg !298

32:                                               ; preds = %13, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !299
  %33 = icmp slt i32 %10, %4, !dbg !300
  br i1 %33, label %34, label %44, !dbg !300

34:                                               ; preds = %32
  %35 = sext i32 %10 to i64, !dbg !301
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !301
  %37 = load i32, ptr %36, align 4, !dbg !301, !tbaa !10
  %38 = and i32 %9, 7, !dbg !302
  %39 = zext nneg i32 %38 to i64, !dbg !303
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14message_copiedE5value to ptr), i64 %39, !dbg !303
  %41 = load i32, ptr %40, align 4, !dbg !303, !tbaa !10
  %42 = add nsw i32 %41, %37, !dbg !304
  %43 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !305
  store i32 %42, ptr %43, align 4, !dbg !306, !tbaa !10
  br label %44, !dbg !305

44:                                               ; preds = %34, %32
  ret void, !dbg !307
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_read_early(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !308 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !309
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !309
  %8 = mul i32 %6, %7, !dbg !309
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !309
  %10 = add i32 %8, %9, !dbg !309
  %11 = icmp slt i32 %10, %4, !dbg !310
  br i1 %11, label %12, label %22, !dbg !310

12:                                               ; preds = %5
  %13 = zext nneg i32 %9 to i64, !dbg !311
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16async_read_earlyE4tile to ptr), i64 %13, !dbg !311
  %15 = addrspacecast ptr %14 to ptr addrspace(3), !dbg !312
  %16 = sext i32 %10 to i64, !dbg !313
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !313
  %18 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !312
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %15, ptr addrspace(1) %18), !dbg !312
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !314
  %19 = load volatile i32, ptr %14, align 4, !dbg !315, !tbaa !10
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !316
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #12, !dbg !317
  %21 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !318
  store i32 %20, ptr %21, align 4, !dbg !319, !tbaa !10
  br label %22, !dbg !320

22:                                               ; preds = %5, %12
  ret void, !dbg !320
}

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #7

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #8

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_no_wait(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !321 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !322
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !322
  %8 = mul i32 %6, %7, !dbg !322
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !322
  %10 = add i32 %8, %9, !dbg !322
  %11 = icmp slt i32 %10, %4, !dbg !323
  br i1 %11, label %12, label %19, !dbg !323

12:                                               ; preds = %5
  %13 = zext nneg i32 %9 to i64, !dbg !324
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13async_no_waitE4tile to ptr), i64 %13, !dbg !324
  %15 = addrspacecast ptr %14 to ptr addrspace(3), !dbg !325
  %16 = sext i32 %10 to i64, !dbg !326
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !326
  %18 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !325
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %15, ptr addrspace(1) %18), !dbg !325
  br label %19, !dbg !325

19:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !327
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !328
  br i1 %11, label %20, label %28, !dbg !329

20:                                               ; preds = %19
  %21 = and i32 %9, 15, !dbg !330
  %22 = zext nneg i32 %21 to i64, !dbg !331
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13async_no_waitE4tile to ptr), i64 %22, !dbg !331
  %24 = load i32, ptr %23, align 4, !dbg !331, !tbaa !10
  %25 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %24) #12, !dbg !332
  %26 = sext i32 %10 to i64, !dbg !333
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !333
  store i32 %25, ptr %27, align 4, !dbg !334, !tbaa !10
  br label %28, !dbg !333

28:                                               ; preds = %20, %19
  ret void, !dbg !335
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_no_barrier(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !336 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !337
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !337
  %8 = mul i32 %6, %7, !dbg !337
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !337
  %10 = add i32 %8, %9, !dbg !337
  %11 = icmp slt i32 %10, %4, !dbg !338
  br i1 %11, label %12, label %27, !dbg !338

12:                                               ; preds = %5
  %13 = zext nneg i32 %9 to i64, !dbg !339
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16async_no_barrierE4tile to ptr), i64 %13, !dbg !339
  %15 = addrspacecast ptr %14 to ptr addrspace(3), !dbg !340
  %16 = sext i32 %10 to i64, !dbg !341
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !341
  %18 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !340
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %15, ptr addrspace(1) %18), !dbg !340
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !342
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !343
  %19 = icmp samesign ugt i32 %9, 32, !dbg !344
  %20 = add nsw i32 %9, -33, !dbg !345
  %21 = select i1 %19, i32 %20, i32 %9, !dbg !345
  %22 = sext i32 %21 to i64, !dbg !346
  %23 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16async_no_barrierE4tile to ptr), i64 %22, !dbg !346
  %24 = load i32, ptr %23, align 4, !dbg !346, !tbaa !10
  %25 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %24) #12, !dbg !347
  %26 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !348
  store i32 %25, ptr %26, align 4, !dbg !349, !tbaa !10
  br label %28, !dbg !348

27:                                               ; preds = %5
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !342
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !343
  br label %28, !dbg !350

28:                                               ; preds = %27, %12
  ret void, !dbg !351
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_wait_behind_barrier(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !352 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !353
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !353
  %8 = mul i32 %6, %7, !dbg !353
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !353
  %10 = add i32 %8, %9, !dbg !353
  %11 = icmp slt i32 %10, %4, !dbg !354
  br i1 %11, label %12, label %19, !dbg !354

12:                                               ; preds = %5
  %13 = zext nneg i32 %9 to i64, !dbg !355
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25async_wait_behind_barrierE4tile to ptr), i64 %13, !dbg !355
  %15 = addrspacecast ptr %14 to ptr addrspace(3), !dbg !356
  %16 = sext i32 %10 to i64, !dbg !357
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !357
  %18 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !356
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %15, ptr addrspace(1) %18), !dbg !356
  br label %19, !dbg !356

19:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !358
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !359
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !360
  br i1 %11, label %20, label %28, !dbg !361

20:                                               ; preds = %19
  %21 = and i32 %9, 48, !dbg !362
  %22 = zext nneg i32 %21 to i64, !dbg !363
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25async_wait_behind_barrierE4tile to ptr), i64 %22, !dbg !363
  %24 = load i32, ptr %23, align 4, !dbg !363, !tbaa !10
  %25 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %24) #12, !dbg !364
  %26 = sext i32 %10 to i64, !dbg !365
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !365
  store i32 %25, ptr %27, align 4, !dbg !366, !tbaa !10
  br label %28, !dbg !365

28:                                               ; preds = %20, %19
  ret void, !dbg !367
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_waits_for_too_few(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !368 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !369
  %7 = zext nneg i32 %6 to i64, !dbg !370
  %8 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23async_waits_for_too_fewE4tile to ptr), i64 %7, !dbg !370
  %9 = addrspacecast ptr %8 to ptr addrspace(3), !dbg !371
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %7, !dbg !372
  %11 = addrspacecast ptr %10 to ptr addrspace(1), !dbg !371
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %9, ptr addrspace(1) %11), !dbg !371
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !373
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23async_waits_for_too_fewE4tile to ptr), i64 %7, !dbg !374
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %7, !dbg !374
  %14 = add nsw i32 %4, -63
  %15 = xor i32 %6, 33
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23async_waits_for_too_fewE4tile to ptr), i64 %16, !dbg !375
  br label %24, !dbg !375

18:                                               ; preds = %39
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !369
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !369
  %21 = mul i32 %19, %20, !dbg !369
  %22 = add i32 %21, %6, !dbg !369
  %23 = icmp slt i32 %22, %4, !dbg !376
  br i1 %23, label %47, label %50, !dbg !376

24:                                               ; preds = %5, %39
  %25 = phi i32 [ 0, %5 ], [ %27, %39 ]
  %26 = phi i32 [ 0, %5 ], [ %45, %39 ]
  %27 = add nuw nsw i32 %25, 1, !dbg !377
  %28 = icmp eq i32 %25, 3, !dbg !378
  br i1 %28, label %39, label %29, !dbg !378

29:                                               ; preds = %24
  %30 = and i32 %27, 1, !dbg !379
  %31 = zext nneg i32 %30 to i64, !dbg !380
  %32 = getelementptr inbounds nuw [64 x i32], ptr %12, i64 %31, !dbg !381
  %33 = addrspacecast ptr %32 to ptr addrspace(3), !dbg !382
  %34 = shl nuw nsw i32 %27, 6, !dbg !383
  %35 = srem i32 %34, %14, !dbg !384
  %36 = zext nneg i32 %35 to i64, !dbg !385
  %37 = getelementptr inbounds nuw i32, ptr %13, i64 %36, !dbg !386
  %38 = addrspacecast ptr %37 to ptr addrspace(1), !dbg !382
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %33, ptr addrspace(1) %38), !dbg !382
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !387
  br label %39, !dbg !388

39:                                               ; preds = %29, %24
  tail call void @llvm.nvvm.cp.async.wait.group(i32 1), !dbg !389
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !390
  %40 = mul nsw i32 %26, 3, !dbg !391
  %41 = and i32 %25, 1, !dbg !392
  %42 = zext nneg i32 %41 to i64, !dbg !393
  %43 = getelementptr inbounds nuw [64 x i32], ptr %17, i64 %42, !dbg !393
  %44 = load i32, ptr %43, align 4, !dbg !393, !tbaa !10
  %45 = add nsw i32 %44, %40, !dbg !394
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !395
  %46 = icmp eq i32 %27, 4, !dbg !396
  br i1 %46, label %18, label %24, !dbg !375, !llvm.loop !397

47:                                               ; preds = %18
  %48 = sext i32 %22 to i64, !dbg !399
  %49 = getelementptr inbounds i32, ptr %1, i64 %48, !dbg !399
  store i32 %45, ptr %49, align 4, !dbg !400, !tbaa !10
  br label %50, !dbg !399

50:                                               ; preds = %47, %18
  ret void, !dbg !401
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_no_commit(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !402 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !403
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !403
  %8 = mul i32 %6, %7, !dbg !403
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !403
  %10 = add i32 %8, %9, !dbg !403
  %11 = icmp slt i32 %10, %4, !dbg !404
  br i1 %11, label %12, label %19, !dbg !404

12:                                               ; preds = %5
  %13 = zext nneg i32 %9 to i64, !dbg !405
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15async_no_commitE4tile to ptr), i64 %13, !dbg !405
  %15 = addrspacecast ptr %14 to ptr addrspace(3), !dbg !406
  %16 = sext i32 %10 to i64, !dbg !407
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !407
  %18 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !406
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %15, ptr addrspace(1) %18), !dbg !406
  br label %19, !dbg !406

19:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !408
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !409
  br i1 %11, label %20, label %28, !dbg !410

20:                                               ; preds = %19
  %21 = and i32 %9, 15, !dbg !411
  %22 = zext nneg i32 %21 to i64, !dbg !412
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15async_no_commitE4tile to ptr), i64 %22, !dbg !412
  %24 = load i32, ptr %23, align 4, !dbg !412, !tbaa !10
  %25 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %24) #12, !dbg !413
  %26 = sext i32 %10 to i64, !dbg !414
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !414
  store i32 %25, ptr %27, align 4, !dbg !415, !tbaa !10
  br label %28, !dbg !414

28:                                               ; preds = %20, %19
  ret void, !dbg !416
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_source_overwritten(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !417 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !418
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !418
  %8 = mul i32 %6, %7, !dbg !418
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !418
  %10 = add i32 %8, %9, !dbg !418
  %11 = icmp slt i32 %10, %4, !dbg !419
  br i1 %11, label %12, label %27, !dbg !419

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !420
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !420
  %15 = load i32, ptr %14, align 4, !dbg !420, !tbaa !10
  %16 = add nsw i32 %15, 5, !dbg !421
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !422
  store i32 %16, ptr %17, align 4, !dbg !423, !tbaa !10
  %18 = zext nneg i32 %9 to i64, !dbg !424
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24async_source_overwrittenE4tile to ptr), i64 %18, !dbg !424
  %20 = addrspacecast ptr %19 to ptr addrspace(3), !dbg !425
  %21 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !425
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %20, ptr addrspace(1) %21), !dbg !425
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !426
  store i32 0, ptr %17, align 4, !dbg !427, !tbaa !10
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !428
  %22 = load i32, ptr %19, align 4, !dbg !429, !tbaa !10
  %23 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %22) #12, !dbg !430
  %24 = load i32, ptr %17, align 4, !dbg !431, !tbaa !10
  %25 = add nsw i32 %24, %23, !dbg !432
  %26 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !433
  store i32 %25, ptr %26, align 4, !dbg !434, !tbaa !10
  br label %27, !dbg !435

27:                                               ; preds = %5, %12
  ret void, !dbg !435
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_buffer_reused(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !436 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !437
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19async_buffer_reusedE4tile to ptr), i64 %7
  %9 = addrspacecast ptr %8 to ptr addrspace(3)
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %11 = icmp samesign ult i32 %6, 31
  %12 = add nuw nsw i32 %6, 33
  %13 = select i1 %11, i32 %12, i32 %6
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19async_buffer_reusedE4tile to ptr), i64 %14
  br label %22, !dbg !438

16:                                               ; preds = %22
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !437
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !437
  %19 = mul i32 %17, %18, !dbg !437
  %20 = add i32 %19, %6, !dbg !437
  %21 = icmp slt i32 %20, %4, !dbg !439
  br i1 %21, label %34, label %37, !dbg !439

22:                                               ; preds = %5, %22
  %23 = phi i32 [ 0, %5 ], [ %32, %22 ]
  %24 = phi i32 [ 0, %5 ], [ %31, %22 ]
  %25 = and i32 %23, 1, !dbg !440
  %26 = zext nneg i32 %25 to i64, !dbg !441
  %27 = getelementptr inbounds nuw i32, ptr %10, i64 %26, !dbg !441
  %28 = addrspacecast ptr %27 to ptr addrspace(1), !dbg !442
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %9, ptr addrspace(1) %28), !dbg !442
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !443
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !444
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !445
  %29 = mul nsw i32 %24, 5, !dbg !446
  %30 = load i32, ptr %15, align 4, !dbg !447, !tbaa !10
  %31 = add nsw i32 %30, %29, !dbg !448
  %32 = add nuw nsw i32 %23, 1, !dbg !449
  %33 = icmp eq i32 %32, 3, !dbg !450
  br i1 %33, label %16, label %22, !dbg !438, !llvm.loop !451

34:                                               ; preds = %16
  %35 = sext i32 %20 to i64, !dbg !453
  %36 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !453
  store i32 %31, ptr %36, align 4, !dbg !454, !tbaa !10
  br label %37, !dbg !453

37:                                               ; preds = %34, %16
  ret void, !dbg !455
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #11

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #7 = { nocallback nounwind memory(argmem: readwrite) }
attributes #8 = { nounwind }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nounwind }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent nounwind }

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
!7 = !DIFile(filename: "proxies.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "nc_of_own_store", scope: !7, file: !7, line: 20, type: !16, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 21, column: 5, scope: !15)
!19 = !DILocation(line: 22, column: 11, scope: !15)
!20 = !DILocation(line: 23, column: 19, scope: !15)
!21 = !DILocation(line: 23, column: 15, scope: !15)
!22 = !DILocation(line: 23, column: 5, scope: !15)
!23 = !DILocation(line: 23, column: 13, scope: !15)
!24 = !DILocation(line: 25, column: 5, scope: !15)
!25 = !{i64 2155531177}
!26 = !DILocation(line: 26, column: 24, scope: !15)
!27 = !DILocation(line: 26, column: 14, scope: !15)
!28 = !DILocation(line: 26, column: 32, scope: !15)
!29 = !DILocation(line: 26, column: 5, scope: !15)
!30 = !DILocation(line: 26, column: 12, scope: !15)
!31 = !DILocation(line: 27, column: 1, scope: !15)
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
!43 = !{i64 8039867}
!44 = !DILocation(line: 21, column: 29, scope: !32)
!45 = !DILocation(line: 21, column: 23, scope: !32)
!46 = distinct !{!46, !34, !47, !48, !49}
!47 = !DILocation(line: 26, column: 5, scope: !32)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = distinct !DISubprogram(name: "nc_behind_barrier", scope: !7, file: !7, line: 29, type: !16, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!51 = !DILocation(line: 30, column: 5, scope: !50)
!52 = !DILocation(line: 31, column: 11, scope: !50)
!53 = !DILocation(line: 31, column: 30, scope: !50)
!54 = !DILocation(line: 31, column: 26, scope: !50)
!55 = !DILocation(line: 31, column: 16, scope: !50)
!56 = !DILocation(line: 31, column: 24, scope: !50)
!57 = !DILocation(line: 32, column: 5, scope: !50)
!58 = !DILocation(line: 33, column: 11, scope: !50)
!59 = !DILocation(line: 33, column: 48, scope: !50)
!60 = !DILocation(line: 33, column: 35, scope: !50)
!61 = !DILocation(line: 33, column: 56, scope: !50)
!62 = !DILocation(line: 33, column: 53, scope: !50)
!63 = !DILocation(line: 33, column: 25, scope: !50)
!64 = !DILocation(line: 33, column: 16, scope: !50)
!65 = !DILocation(line: 33, column: 23, scope: !50)
!66 = !DILocation(line: 34, column: 1, scope: !50)
!67 = distinct !DISubprogram(name: "nc_behind_syncwarp", scope: !7, file: !7, line: 35, type: !16, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!68 = !DILocation(line: 36, column: 5, scope: !67)
!69 = !DILocation(line: 37, column: 11, scope: !67)
!70 = !DILocation(line: 37, column: 30, scope: !67)
!71 = !DILocation(line: 37, column: 26, scope: !67)
!72 = !DILocation(line: 37, column: 16, scope: !67)
!73 = !DILocation(line: 37, column: 24, scope: !67)
!74 = !DILocation(line: 38, column: 5, scope: !67)
!75 = !DILocation(line: 39, column: 11, scope: !67)
!76 = !DILocation(line: 39, column: 40, scope: !67)
!77 = !DILocation(line: 39, column: 35, scope: !67)
!78 = !DILocation(line: 39, column: 25, scope: !67)
!79 = !DILocation(line: 39, column: 16, scope: !67)
!80 = !DILocation(line: 39, column: 23, scope: !67)
!81 = !DILocation(line: 40, column: 1, scope: !67)
!82 = distinct !DISubprogram(name: "nc_of_other_blocks", scope: !7, file: !7, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!83 = !DILocation(line: 44, column: 5, scope: !82)
!84 = !DILocation(line: 45, column: 11, scope: !82)
!85 = !DILocation(line: 46, column: 32, scope: !82)
!86 = !DILocation(line: 46, column: 28, scope: !82)
!87 = !DILocation(line: 46, column: 9, scope: !82)
!88 = !DILocation(line: 46, column: 26, scope: !82)
!89 = !DILocation(line: 47, column: 9, scope: !82)
!90 = !DILocation(line: 48, column: 16, scope: !82)
!91 = !DILocation(line: 48, column: 41, scope: !82)
!92 = !DILocation(line: 48, column: 51, scope: !82)
!93 = !DILocation(line: 48, column: 38, scope: !82)
!94 = !DILocation(line: 48, column: 14, scope: !82)
!95 = !DILocation(line: 49, column: 9, scope: !82)
!96 = !DILocation(line: 50, column: 5, scope: !82)
!97 = !DILocation(line: 51, column: 5, scope: !82)
!98 = !DILocation(line: 52, column: 10, scope: !82)
!99 = !DILocation(line: 52, column: 9, scope: !82)
!100 = !DILocation(line: 54, column: 5, scope: !82)
!101 = !DILocation(line: 55, column: 23, scope: !82)
!102 = !DILocation(line: 55, column: 5, scope: !82)
!103 = !DILocation(line: 54, column: 58, scope: !82)
!104 = !DILocation(line: 54, column: 48, scope: !82)
!105 = !DILocation(line: 54, column: 45, scope: !82)
!106 = !DILocation(line: 54, column: 37, scope: !82)
!107 = !DILocation(line: 54, column: 23, scope: !82)
!108 = distinct !{!108, !100, !104, !48, !49}
!109 = !DILocation(line: 55, column: 50, scope: !82)
!110 = !DILocation(line: 55, column: 37, scope: !82)
!111 = !DILocation(line: 55, column: 44, scope: !82)
!112 = !DILocation(line: 55, column: 30, scope: !82)
!113 = distinct !{!113, !102, !114, !48, !49}
!114 = !DILocation(line: 55, column: 52, scope: !82)
!115 = !DILocation(line: 56, column: 1, scope: !82)
!116 = distinct !DISubprogram(name: "nc_of_flag", scope: !7, file: !7, line: 57, type: !16, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!117 = !DILocation(line: 59, column: 5, scope: !116)
!118 = !DILocation(line: 61, column: 11, scope: !116)
!119 = !DILocation(line: 60, column: 41, scope: !116)
!120 = !DILocation(line: 62, column: 26, scope: !116)
!121 = !DILocation(line: 62, column: 22, scope: !116)
!122 = !DILocation(line: 62, column: 9, scope: !116)
!123 = !DILocation(line: 62, column: 20, scope: !116)
!124 = !DILocation(line: 63, column: 9, scope: !116)
!125 = !DILocation(line: 64, column: 9, scope: !116)
!126 = !DILocation(line: 65, column: 61, scope: !116)
!127 = !DILocation(line: 65, column: 55, scope: !116)
!128 = !DILocation(line: 66, column: 9, scope: !116)
!129 = !DILocation(line: 67, column: 17, scope: !116)
!130 = !DILocation(line: 67, column: 25, scope: !116)
!131 = !DILocation(line: 67, column: 43, scope: !116)
!132 = !DILocation(line: 67, column: 39, scope: !116)
!133 = !DILocation(line: 67, column: 15, scope: !116)
!134 = !DILocation(line: 68, column: 5, scope: !116)
!135 = !DILocation(line: 69, column: 5, scope: !116)
!136 = !DILocation(line: 70, column: 11, scope: !116)
!137 = !DILocation(line: 70, column: 25, scope: !116)
!138 = !DILocation(line: 70, column: 33, scope: !116)
!139 = !DILocation(line: 70, column: 31, scope: !116)
!140 = !DILocation(line: 70, column: 16, scope: !116)
!141 = !DILocation(line: 70, column: 23, scope: !116)
!142 = !DILocation(line: 71, column: 1, scope: !116)
!143 = distinct !DISubprogram(name: "nc_by_another_pointer", scope: !7, file: !7, line: 73, type: !16, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!144 = !DILocation(line: 74, column: 5, scope: !143)
!145 = !DILocation(line: 75, column: 11, scope: !143)
!146 = !DILocation(line: 75, column: 30, scope: !143)
!147 = !DILocation(line: 75, column: 26, scope: !143)
!148 = !DILocation(line: 75, column: 16, scope: !143)
!149 = !DILocation(line: 75, column: 24, scope: !143)
!150 = !DILocation(line: 76, column: 5, scope: !143)
!151 = !DILocation(line: 77, column: 11, scope: !143)
!152 = !DILocation(line: 77, column: 40, scope: !143)
!153 = !DILocation(line: 77, column: 35, scope: !143)
!154 = !DILocation(line: 77, column: 25, scope: !143)
!155 = !DILocation(line: 77, column: 49, scope: !143)
!156 = !DILocation(line: 77, column: 47, scope: !143)
!157 = !DILocation(line: 77, column: 16, scope: !143)
!158 = !DILocation(line: 77, column: 23, scope: !143)
!159 = !DILocation(line: 78, column: 1, scope: !143)
!160 = distinct !DISubprogram(name: "nc_by_another_pointer_later", scope: !7, file: !7, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!161 = !DILocation(line: 80, column: 5, scope: !160)
!162 = !DILocation(line: 81, column: 15, scope: !160)
!163 = !DILocation(line: 81, column: 13, scope: !160)
!164 = !DILocation(line: 81, column: 31, scope: !160)
!165 = !DILocation(line: 81, column: 21, scope: !160)
!166 = !DILocation(line: 82, column: 5, scope: !160)
!167 = !DILocation(line: 83, column: 11, scope: !160)
!168 = !DILocation(line: 83, column: 34, scope: !160)
!169 = !DILocation(line: 83, column: 30, scope: !160)
!170 = !DILocation(line: 83, column: 28, scope: !160)
!171 = !DILocation(line: 83, column: 16, scope: !160)
!172 = !DILocation(line: 83, column: 24, scope: !160)
!173 = !DILocation(line: 84, column: 5, scope: !160)
!174 = !DILocation(line: 85, column: 11, scope: !160)
!175 = !DILocation(line: 85, column: 25, scope: !160)
!176 = !DILocation(line: 85, column: 35, scope: !160)
!177 = !DILocation(line: 85, column: 33, scope: !160)
!178 = !DILocation(line: 85, column: 16, scope: !160)
!179 = !DILocation(line: 85, column: 23, scope: !160)
!180 = !DILocation(line: 86, column: 1, scope: !160)
!181 = distinct !DISubprogram(name: "nc_in_place", scope: !7, file: !7, line: 88, type: !16, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!182 = !DILocation(line: 89, column: 5, scope: !181)
!183 = !DILocation(line: 90, column: 11, scope: !181)
!184 = !DILocation(line: 90, column: 30, scope: !181)
!185 = !DILocation(line: 90, column: 23, scope: !181)
!186 = !DILocation(line: 90, column: 35, scope: !181)
!187 = !DILocation(line: 90, column: 39, scope: !181)
!188 = !DILocation(line: 90, column: 21, scope: !181)
!189 = !DILocation(line: 90, column: 16, scope: !181)
!190 = !DILocation(line: 91, column: 1, scope: !181)
!191 = distinct !DISubprogram(name: "nc_before_the_write", scope: !7, file: !7, line: 92, type: !16, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!192 = !DILocation(line: 93, column: 5, scope: !191)
!193 = !DILocation(line: 95, column: 15, scope: !191)
!194 = !DILocation(line: 95, column: 13, scope: !191)
!195 = !DILocation(line: 94, column: 29, scope: !191)
!196 = !DILocation(line: 94, column: 39, scope: !191)
!197 = !DILocation(line: 95, column: 38, scope: !191)
!198 = !DILocation(line: 95, column: 31, scope: !191)
!199 = !DILocation(line: 95, column: 28, scope: !191)
!200 = !DILocation(line: 95, column: 21, scope: !191)
!201 = !DILocation(line: 96, column: 5, scope: !191)
!202 = !DILocation(line: 97, column: 11, scope: !191)
!203 = !DILocation(line: 97, column: 16, scope: !191)
!204 = !DILocation(line: 97, column: 21, scope: !191)
!205 = !DILocation(line: 98, column: 1, scope: !191)
!206 = distinct !DISubprogram(name: "copied_without_barrier", scope: !7, file: !7, line: 105, type: !16, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!207 = !DILocation(line: 107, column: 5, scope: !206)
!208 = !DILocation(line: 108, column: 32, scope: !206)
!209 = !DILocation(line: 108, column: 30, scope: !206)
!210 = !DILocation(line: 108, column: 42, scope: !206)
!211 = !DILocation(line: 108, column: 38, scope: !206)
!212 = !DILocation(line: 108, column: 12, scope: !206)
!213 = !DILocation(line: 108, column: 5, scope: !206)
!214 = !DILocation(line: 108, column: 22, scope: !206)
!215 = !DILocation(line: 108, column: 28, scope: !206)
!216 = !DILocation(line: 110, column: 17, scope: !206)
!217 = !DILocation(line: 110, column: 45, scope: !206)
!218 = !DILocation(line: 110, column: 56, scope: !206)
!219 = !DILocation(line: 110, column: 50, scope: !206)
!220 = !DILocation(line: 111, column: 13, scope: !206)
!221 = !DILocation(line: 111, column: 18, scope: !206)
!222 = !DILocation(line: 112, column: 9, scope: !206)
!223 = !DILocation(line: 112, column: 61, scope: !206)
!224 = !DILocation(line: 113, column: 31, scope: !206)
!225 = !DILocation(line: 113, column: 28, scope: !206)
!226 = !DILocation(line: 113, column: 26, scope: !206)
!227 = !DILocation(line: 114, column: 1, scope: !206)
!228 = distinct !DISubprogram(name: "copied_to_others", scope: !7, file: !7, line: 115, type: !16, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!229 = !DILocation(line: 117, column: 5, scope: !228)
!230 = !DILocation(line: 119, column: 5, scope: !228)
!231 = !{i64 2155535152}
!232 = !DILocation(line: 120, column: 11, scope: !228)
!233 = !DILocation(line: 120, column: 17, scope: !228)
!234 = !DILocation(line: 120, column: 57, scope: !228)
!235 = !DILocation(line: 122, column: 11, scope: !228)
!236 = !DILocation(line: 122, column: 16, scope: !228)
!237 = !DILocation(line: 122, column: 43, scope: !228)
!238 = !DILocation(line: 122, column: 35, scope: !228)
!239 = !DILocation(line: 122, column: 26, scope: !228)
!240 = !DILocation(line: 122, column: 33, scope: !228)
!241 = !DILocation(line: 123, column: 11, scope: !228)
!242 = !DILocation(line: 123, column: 17, scope: !228)
!243 = !DILocation(line: 123, column: 36, scope: !228)
!244 = !DILocation(line: 123, column: 27, scope: !228)
!245 = !DILocation(line: 123, column: 34, scope: !228)
!246 = !DILocation(line: 124, column: 1, scope: !228)
!247 = distinct !DISubprogram(name: "cleared_without_barrier", scope: !7, file: !7, line: 125, type: !16, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!248 = !DILocation(line: 127, column: 5, scope: !247)
!249 = !DILocation(line: 129, column: 5, scope: !247)
!250 = !{i64 2155535526}
!251 = !DILocation(line: 130, column: 11, scope: !247)
!252 = !DILocation(line: 130, column: 43, scope: !247)
!253 = !DILocation(line: 130, column: 17, scope: !247)
!254 = !DILocation(line: 132, column: 11, scope: !247)
!255 = !DILocation(line: 132, column: 32, scope: !247)
!256 = !DILocation(line: 132, column: 38, scope: !247)
!257 = !DILocation(line: 132, column: 27, scope: !247)
!258 = !DILocation(line: 132, column: 16, scope: !247)
!259 = !DILocation(line: 133, column: 5, scope: !247)
!260 = !DILocation(line: 134, column: 11, scope: !247)
!261 = !DILocation(line: 134, column: 30, scope: !247)
!262 = !DILocation(line: 134, column: 36, scope: !247)
!263 = !DILocation(line: 134, column: 25, scope: !247)
!264 = !DILocation(line: 134, column: 16, scope: !247)
!265 = !DILocation(line: 134, column: 23, scope: !247)
!266 = !DILocation(line: 135, column: 1, scope: !247)
!267 = distinct !DISubprogram(name: "moved_by_many", scope: !7, file: !7, line: 137, type: !16, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!268 = !DILocation(line: 138, column: 5, scope: !267)
!269 = !DILocation(line: 139, column: 17, scope: !267)
!270 = !DILocation(line: 139, column: 28, scope: !267)
!271 = !DILocation(line: 139, column: 46, scope: !267)
!272 = !DILocation(line: 139, column: 40, scope: !267)
!273 = !DILocation(line: 141, column: 30, scope: !267)
!274 = !DILocation(line: 141, column: 38, scope: !267)
!275 = !DILocation(line: 141, column: 34, scope: !267)
!276 = !DILocation(line: 142, column: 22, scope: !267)
!277 = !DILocation(line: 141, column: 54, scope: !267)
!278 = !DILocation(line: 141, column: 49, scope: !267)
!279 = !DILocation(line: 142, column: 28, scope: !267)
!280 = !DILocation(line: 142, column: 78, scope: !267)
!281 = !DILocation(line: 142, column: 72, scope: !267)
!282 = !DILocation(line: 142, column: 70, scope: !267)
!283 = !DILocation(line: 143, column: 1, scope: !267)
!284 = distinct !DISubprogram(name: "message_copied", scope: !7, file: !7, line: 145, type: !16, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!285 = !DILocation(line: 147, column: 5, scope: !284)
!286 = !DILocation(line: 149, column: 5, scope: !284)
!287 = !{i64 2155536312}
!288 = !DILocation(line: 150, column: 11, scope: !284)
!289 = !DILocation(line: 148, column: 41, scope: !284)
!290 = !DILocation(line: 151, column: 35, scope: !284)
!291 = !DILocation(line: 151, column: 9, scope: !284)
!292 = !DILocation(line: 151, column: 54, scope: !284)
!293 = !DILocation(line: 153, column: 9, scope: !284)
!294 = !DILocation(line: 154, column: 21, scope: !284)
!295 = !DILocation(line: 155, column: 9, scope: !284)
!296 = !DILocation(line: 156, column: 34, scope: !284)
!297 = !DILocation(line: 156, column: 9, scope: !284)
!298 = !DILocation(line: 157, column: 5, scope: !284)
!299 = !DILocation(line: 158, column: 5, scope: !284)
!300 = !DILocation(line: 159, column: 11, scope: !284)
!301 = !DILocation(line: 159, column: 25, scope: !284)
!302 = !DILocation(line: 159, column: 43, scope: !284)
!303 = !DILocation(line: 159, column: 33, scope: !284)
!304 = !DILocation(line: 159, column: 31, scope: !284)
!305 = !DILocation(line: 159, column: 16, scope: !284)
!306 = !DILocation(line: 159, column: 23, scope: !284)
!307 = !DILocation(line: 160, column: 1, scope: !284)
!308 = distinct !DISubprogram(name: "async_read_early", scope: !7, file: !7, line: 163, type: !16, scopeLine: 163, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!309 = !DILocation(line: 165, column: 5, scope: !308)
!310 = !DILocation(line: 166, column: 11, scope: !308)
!311 = !DILocation(line: 167, column: 21, scope: !308)
!312 = !DILocation(line: 167, column: 5, scope: !308)
!313 = !DILocation(line: 167, column: 29, scope: !308)
!314 = !DILocation(line: 168, column: 5, scope: !308)
!315 = !DILocation(line: 170, column: 13, scope: !308)
!316 = !DILocation(line: 171, column: 13, scope: !308)
!317 = !DILocation(line: 172, column: 14, scope: !308)
!318 = !DILocation(line: 172, column: 5, scope: !308)
!319 = !DILocation(line: 172, column: 12, scope: !308)
!320 = !DILocation(line: 173, column: 1, scope: !308)
!321 = distinct !DISubprogram(name: "async_no_wait", scope: !7, file: !7, line: 175, type: !16, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!322 = !DILocation(line: 177, column: 5, scope: !321)
!323 = !DILocation(line: 178, column: 11, scope: !321)
!324 = !DILocation(line: 178, column: 32, scope: !321)
!325 = !DILocation(line: 178, column: 16, scope: !321)
!326 = !DILocation(line: 178, column: 40, scope: !321)
!327 = !DILocation(line: 179, column: 5, scope: !321)
!328 = !DILocation(line: 181, column: 5, scope: !321)
!329 = !DILocation(line: 182, column: 11, scope: !321)
!330 = !DILocation(line: 182, column: 36, scope: !321)
!331 = !DILocation(line: 182, column: 29, scope: !321)
!332 = !DILocation(line: 182, column: 25, scope: !321)
!333 = !DILocation(line: 182, column: 16, scope: !321)
!334 = !DILocation(line: 182, column: 23, scope: !321)
!335 = !DILocation(line: 183, column: 1, scope: !321)
!336 = distinct !DISubprogram(name: "async_no_barrier", scope: !7, file: !7, line: 185, type: !16, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!337 = !DILocation(line: 187, column: 5, scope: !336)
!338 = !DILocation(line: 188, column: 11, scope: !336)
!339 = !DILocation(line: 188, column: 32, scope: !336)
!340 = !DILocation(line: 188, column: 16, scope: !336)
!341 = !DILocation(line: 188, column: 40, scope: !336)
!342 = !DILocation(line: 189, column: 5, scope: !336)
!343 = !DILocation(line: 190, column: 5, scope: !336)
!344 = !DILocation(line: 192, column: 36, scope: !336)
!345 = !DILocation(line: 192, column: 34, scope: !336)
!346 = !DILocation(line: 192, column: 29, scope: !336)
!347 = !DILocation(line: 192, column: 25, scope: !336)
!348 = !DILocation(line: 192, column: 16, scope: !336)
!349 = !DILocation(line: 192, column: 23, scope: !336)
!350 = !DILocation(line: 192, column: 11, scope: !336)
!351 = !DILocation(line: 193, column: 1, scope: !336)
!352 = distinct !DISubprogram(name: "async_wait_behind_barrier", scope: !7, file: !7, line: 195, type: !16, scopeLine: 195, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!353 = !DILocation(line: 197, column: 5, scope: !352)
!354 = !DILocation(line: 198, column: 11, scope: !352)
!355 = !DILocation(line: 198, column: 32, scope: !352)
!356 = !DILocation(line: 198, column: 16, scope: !352)
!357 = !DILocation(line: 198, column: 40, scope: !352)
!358 = !DILocation(line: 199, column: 5, scope: !352)
!359 = !DILocation(line: 201, column: 5, scope: !352)
!360 = !DILocation(line: 202, column: 13, scope: !352)
!361 = !DILocation(line: 203, column: 11, scope: !352)
!362 = !DILocation(line: 203, column: 36, scope: !352)
!363 = !DILocation(line: 203, column: 29, scope: !352)
!364 = !DILocation(line: 203, column: 25, scope: !352)
!365 = !DILocation(line: 203, column: 16, scope: !352)
!366 = !DILocation(line: 203, column: 23, scope: !352)
!367 = !DILocation(line: 204, column: 1, scope: !352)
!368 = distinct !DISubprogram(name: "async_waits_for_too_few", scope: !7, file: !7, line: 206, type: !16, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!369 = !DILocation(line: 208, column: 5, scope: !368)
!370 = !DILocation(line: 210, column: 24, scope: !368)
!371 = !DILocation(line: 210, column: 5, scope: !368)
!372 = !DILocation(line: 210, column: 32, scope: !368)
!373 = !DILocation(line: 211, column: 5, scope: !368)
!374 = !DILocation(line: 212, column: 10, scope: !368)
!375 = !DILocation(line: 212, column: 5, scope: !368)
!376 = !DILocation(line: 222, column: 11, scope: !368)
!377 = !DILocation(line: 213, column: 15, scope: !368)
!378 = !DILocation(line: 213, column: 19, scope: !368)
!379 = !DILocation(line: 214, column: 37, scope: !368)
!380 = !DILocation(line: 214, column: 24, scope: !368)
!381 = !DILocation(line: 214, column: 42, scope: !368)
!382 = !DILocation(line: 214, column: 13, scope: !368)
!383 = !DILocation(line: 214, column: 60, scope: !368)
!384 = !DILocation(line: 214, column: 65, scope: !368)
!385 = !DILocation(line: 214, column: 50, scope: !368)
!386 = !DILocation(line: 214, column: 76, scope: !368)
!387 = !DILocation(line: 215, column: 13, scope: !368)
!388 = !DILocation(line: 216, column: 9, scope: !368)
!389 = !DILocation(line: 217, column: 51, scope: !368)
!390 = !DILocation(line: 218, column: 9, scope: !368)
!391 = !DILocation(line: 219, column: 19, scope: !368)
!392 = !DILocation(line: 219, column: 32, scope: !368)
!393 = !DILocation(line: 219, column: 25, scope: !368)
!394 = !DILocation(line: 219, column: 23, scope: !368)
!395 = !DILocation(line: 220, column: 9, scope: !368)
!396 = !DILocation(line: 212, column: 23, scope: !368)
!397 = distinct !{!397, !375, !398, !48, !49}
!398 = !DILocation(line: 221, column: 5, scope: !368)
!399 = !DILocation(line: 222, column: 16, scope: !368)
!400 = !DILocation(line: 222, column: 23, scope: !368)
!401 = !DILocation(line: 223, column: 1, scope: !368)
!402 = distinct !DISubprogram(name: "async_no_commit", scope: !7, file: !7, line: 225, type: !16, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!403 = !DILocation(line: 227, column: 5, scope: !402)
!404 = !DILocation(line: 228, column: 11, scope: !402)
!405 = !DILocation(line: 228, column: 32, scope: !402)
!406 = !DILocation(line: 228, column: 16, scope: !402)
!407 = !DILocation(line: 228, column: 40, scope: !402)
!408 = !DILocation(line: 230, column: 5, scope: !402)
!409 = !DILocation(line: 231, column: 5, scope: !402)
!410 = !DILocation(line: 232, column: 11, scope: !402)
!411 = !DILocation(line: 232, column: 36, scope: !402)
!412 = !DILocation(line: 232, column: 29, scope: !402)
!413 = !DILocation(line: 232, column: 25, scope: !402)
!414 = !DILocation(line: 232, column: 16, scope: !402)
!415 = !DILocation(line: 232, column: 23, scope: !402)
!416 = !DILocation(line: 233, column: 1, scope: !402)
!417 = distinct !DISubprogram(name: "async_source_overwritten", scope: !7, file: !7, line: 235, type: !16, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!418 = !DILocation(line: 237, column: 5, scope: !417)
!419 = !DILocation(line: 238, column: 11, scope: !417)
!420 = !DILocation(line: 239, column: 15, scope: !417)
!421 = !DILocation(line: 239, column: 21, scope: !417)
!422 = !DILocation(line: 239, column: 5, scope: !417)
!423 = !DILocation(line: 239, column: 13, scope: !417)
!424 = !DILocation(line: 240, column: 21, scope: !417)
!425 = !DILocation(line: 240, column: 5, scope: !417)
!426 = !DILocation(line: 241, column: 5, scope: !417)
!427 = !DILocation(line: 243, column: 13, scope: !417)
!428 = !DILocation(line: 244, column: 13, scope: !417)
!429 = !DILocation(line: 245, column: 18, scope: !417)
!430 = !DILocation(line: 245, column: 14, scope: !417)
!431 = !DILocation(line: 245, column: 29, scope: !417)
!432 = !DILocation(line: 245, column: 27, scope: !417)
!433 = !DILocation(line: 245, column: 5, scope: !417)
!434 = !DILocation(line: 245, column: 12, scope: !417)
!435 = !DILocation(line: 246, column: 1, scope: !417)
!436 = distinct !DISubprogram(name: "async_buffer_reused", scope: !7, file: !7, line: 248, type: !16, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!437 = !DILocation(line: 250, column: 5, scope: !436)
!438 = !DILocation(line: 252, column: 5, scope: !436)
!439 = !DILocation(line: 260, column: 11, scope: !436)
!440 = !DILocation(line: 253, column: 42, scope: !436)
!441 = !DILocation(line: 253, column: 37, scope: !436)
!442 = !DILocation(line: 253, column: 9, scope: !436)
!443 = !DILocation(line: 254, column: 9, scope: !436)
!444 = !DILocation(line: 255, column: 9, scope: !436)
!445 = !DILocation(line: 256, column: 9, scope: !436)
!446 = !DILocation(line: 257, column: 19, scope: !436)
!447 = !DILocation(line: 257, column: 25, scope: !436)
!448 = !DILocation(line: 257, column: 23, scope: !436)
!449 = !DILocation(line: 252, column: 29, scope: !436)
!450 = !DILocation(line: 252, column: 23, scope: !436)
!451 = distinct !{!451, !438, !452, !48, !49}
!452 = !DILocation(line: 259, column: 5, scope: !436)
!453 = !DILocation(line: 260, column: 16, scope: !436)
!454 = !DILocation(line: 260, column: 23, scope: !436)
!455 = !DILocation(line: 261, column: 1, scope: !436)
