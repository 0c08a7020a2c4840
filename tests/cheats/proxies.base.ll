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
  br i1 %11, label %12, label %24, !dbg !19

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !19
  %13 = sext i32 %10 to i64, !dbg !20
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !20
  %15 = load i32, ptr %14, align 4, !dbg !20, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #11, !dbg !21
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !22
  store i32 %16, ptr %17, align 4, !dbg !23, !tbaa !10
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #11, !dbg !24, !srcloc !25
  %19 = sext i32 %18 to i64, !dbg !26
  %20 = getelementptr inbounds i32, ptr %2, i64 %19, !dbg !26
  %21 = load i32, ptr %20, align 4, !dbg !26, !tbaa !10
  %22 = add nsw i32 %21, 1, !dbg !27
  %23 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !28
  store i32 %22, ptr %23, align 4, !dbg !29, !tbaa !10
  br label %24, !dbg !30

24:                                               ; preds = %5, %12
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
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #11, !dbg !36
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
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #11, !dbg !55, !srcloc !56
  %13 = add nuw nsw i32 %4, 1, !dbg !57
  %14 = icmp eq i32 %13, 6, !dbg !58
  br i1 %14, label %2, label %3, !dbg !47, !llvm.loop !59
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_behind_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !61 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !62
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %8 = mul i32 %6, %7, !dbg !62
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %10 = add i32 %8, %9, !dbg !62
  %11 = icmp slt i32 %10, %4, !dbg !63
  br i1 %11, label %12, label %18, !dbg !63

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !63
  %13 = sext i32 %10 to i64, !dbg !64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !64
  %15 = load i32, ptr %14, align 4, !dbg !64, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #11, !dbg !65
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !66
  store i32 %16, ptr %17, align 4, !dbg !67, !tbaa !10
  br label %18, !dbg !66

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !68
  br i1 %11, label %19, label %30, !dbg !69

19:                                               ; preds = %18
  %20 = shl i32 %6, 6, !dbg !70
  %21 = zext i32 %20 to i64, !dbg !71
  %22 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !71
  %23 = tail call i32 @llvm.smax.i32(i32 %9, i32 33), !dbg !72
  %24 = zext nneg i32 %23 to i64, !dbg !71
  %25 = getelementptr i32, ptr %22, i64 %24, !dbg !71
  %26 = getelementptr i8, ptr %25, i64 -132, !dbg !71
  %27 = load i32, ptr %26, align 4, !dbg !71, !tbaa !10
  %28 = sext i32 %10 to i64, !dbg !73
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !73
  store i32 %27, ptr %29, align 4, !dbg !74, !tbaa !10
  br label %30, !dbg !73

30:                                               ; preds = %19, %18
  ret void, !dbg !75
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_behind_syncwarp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !76 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !77
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !77
  %8 = mul i32 %6, %7, !dbg !77
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
  %10 = add i32 %8, %9, !dbg !77
  %11 = icmp slt i32 %10, %4, !dbg !78
  br i1 %11, label %12, label %18, !dbg !78

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !78
  %13 = sext i32 %10 to i64, !dbg !79
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !79
  %15 = load i32, ptr %14, align 4, !dbg !79, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #11, !dbg !80
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !81
  store i32 %16, ptr %17, align 4, !dbg !82, !tbaa !10
  br label %18, !dbg !81

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !83
  br i1 %11, label %19, label %26, !dbg !84

19:                                               ; preds = %18
  %20 = and i32 %10, -32, !dbg !85
  %21 = sext i32 %20 to i64, !dbg !86
  %22 = getelementptr inbounds i32, ptr %2, i64 %21, !dbg !86
  %23 = load i32, ptr %22, align 4, !dbg !86, !tbaa !10
  %24 = sext i32 %10 to i64, !dbg !87
  %25 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !87
  store i32 %23, ptr %25, align 4, !dbg !88, !tbaa !10
  br label %26, !dbg !87

26:                                               ; preds = %19, %18
  ret void, !dbg !89
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_of_other_blocks(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !90 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !91
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !91
  %8 = mul i32 %6, %7, !dbg !91
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !91
  %10 = add i32 %8, %9, !dbg !91
  %11 = icmp slt i32 %10, %4, !dbg !92
  br i1 %11, label %12, label %13, !dbg !92

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !92
  br label %13, !dbg !92

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !93
  br i1 %14, label %15, label %27, !dbg !93

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !94
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !94
  %18 = load i32, ptr %17, align 4, !dbg !94, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #11, !dbg !95
  %20 = zext nneg i32 %6 to i64, !dbg !96
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !96
  store i32 %19, ptr %21, align 4, !dbg !97, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !98
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !99
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !100
  %24 = add nsw i32 %23, -1, !dbg !101
  %25 = icmp eq i32 %22, %24, !dbg !102
  %26 = zext i1 %25 to i32, !dbg !99
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ18nc_of_other_blocksE4last to ptr), align 4, !dbg !103, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !104
  br label %27, !dbg !105

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !106
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18nc_of_other_blocksE4last to ptr), align 4, !dbg !107, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !107
  br i1 %29, label %50, label %30, !dbg !108

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !109

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !110
  br i1 %33, label %43, label %50, !dbg !111

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !112
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !112
  %39 = load i32, ptr %38, align 4, !dbg !112, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !113
  %41 = add nuw nsw i32 %35, 1, !dbg !114
  %42 = icmp eq i32 %41, %31, !dbg !115
  br i1 %42, label %32, label %34, !dbg !109, !llvm.loop !116

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = sub nsw i32 %40, %44, !dbg !117
  %46 = zext nneg i32 %44 to i64, !dbg !118
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46, !dbg !118
  store i32 %45, ptr %47, align 4, !dbg !119, !tbaa !10
  %48 = add nuw nsw i32 %44, 64, !dbg !120
  %49 = icmp slt i32 %48, %4, !dbg !110
  br i1 %49, label %43, label %50, !dbg !111, !llvm.loop !121

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !123
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_of_flag(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !124 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !125
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !125
  %8 = mul i32 %6, %7, !dbg !125
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !125
  %10 = add i32 %8, %9, !dbg !125
  %11 = icmp slt i32 %10, %4, !dbg !126
  br i1 %11, label %12, label %13, !dbg !126

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !126
  br label %13, !dbg !126

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !127
  br i1 %14, label %15, label %37, !dbg !127

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !128
  %17 = zext nneg i32 %6 to i64, !dbg !129
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !129
  %19 = load i32, ptr %18, align 4, !dbg !129, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #11, !dbg !130
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %17, !dbg !131
  store i32 %20, ptr %21, align 4, !dbg !132, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !133
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !134
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %17, !dbg !134
  store volatile i32 1, ptr %23, align 4, !dbg !134, !tbaa !10
  %24 = zext nneg i32 %16 to i64, !dbg !135
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24, !dbg !135
  %26 = load volatile i32, ptr %25, align 4, !dbg !135, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !136
  %27 = icmp eq i32 %26, 0, !dbg !137
  br i1 %27, label %31, label %28, !dbg !137

28:                                               ; preds = %15
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %24, !dbg !138
  %30 = load i32, ptr %29, align 4, !dbg !138, !tbaa !10
  br label %35, !dbg !137

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !139
  %33 = load i32, ptr %32, align 4, !dbg !139, !tbaa !10
  %34 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %33) #11, !dbg !140
  br label %35, !dbg !137

35:                                               ; preds = %31, %28
  %36 = phi i32 [ %30, %28 ], [ %34, %31 ], !dbg !137
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ10nc_of_flagE5value to ptr), align 4, !dbg !141, !tbaa !10
  br label %37, !dbg !142

37:                                               ; preds = %35, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !143
  br i1 %11, label %38, label %45, !dbg !144

38:                                               ; preds = %37
  %39 = sext i32 %10 to i64, !dbg !145
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !145
  %41 = load i32, ptr %40, align 4, !dbg !145, !tbaa !10
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10nc_of_flagE5value to ptr), align 4, !dbg !146, !tbaa !10
  %43 = add nsw i32 %42, %41, !dbg !147
  %44 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !148
  store i32 %43, ptr %44, align 4, !dbg !149, !tbaa !10
  br label %45, !dbg !148

45:                                               ; preds = %38, %37
  ret void, !dbg !150
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_by_another_pointer(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !151 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !152
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !152
  %8 = mul i32 %6, %7, !dbg !152
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !152
  %10 = add i32 %8, %9, !dbg !152
  %11 = icmp slt i32 %10, %4, !dbg !153
  br i1 %11, label %12, label %18, !dbg !153

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !153
  %13 = sext i32 %10 to i64, !dbg !154
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !154
  %15 = load i32, ptr %14, align 4, !dbg !154, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #11, !dbg !155
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !156
  store i32 %16, ptr %17, align 4, !dbg !157, !tbaa !10
  br label %18, !dbg !156

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !158
  br i1 %11, label %19, label %29, !dbg !159

19:                                               ; preds = %18
  %20 = and i32 %10, -2, !dbg !160
  %21 = sext i32 %20 to i64, !dbg !161
  %22 = getelementptr inbounds i32, ptr %3, i64 %21, !dbg !161
  %23 = load i32, ptr %22, align 4, !dbg !161, !tbaa !10
  %24 = sext i32 %10 to i64, !dbg !162
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !162
  %26 = load i32, ptr %25, align 4, !dbg !162, !tbaa !10
  %27 = add nsw i32 %26, %23, !dbg !163
  %28 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !164
  store i32 %27, ptr %28, align 4, !dbg !165, !tbaa !10
  br label %29, !dbg !164

29:                                               ; preds = %19, %18
  ret void, !dbg !166
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_by_another_pointer_later(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !167 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !168
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !168
  %8 = mul i32 %6, %7, !dbg !168
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168
  %10 = add i32 %8, %9, !dbg !168
  %11 = icmp slt i32 %10, %4, !dbg !169
  br i1 %11, label %12, label %16, !dbg !169

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !169
  %13 = sext i32 %10 to i64, !dbg !170
  %14 = getelementptr inbounds i32, ptr %3, i64 %13, !dbg !170
  %15 = load i32, ptr %14, align 4, !dbg !170, !tbaa !10
  br label %16, !dbg !171

16:                                               ; preds = %5, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %5 ], !dbg !171
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !172
  br i1 %11, label %18, label %25, !dbg !173

18:                                               ; preds = %16
  %19 = sext i32 %10 to i64, !dbg !174
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !174
  %21 = load i32, ptr %20, align 4, !dbg !174, !tbaa !10
  %22 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %21) #11, !dbg !175
  %23 = add nsw i32 %22, %17, !dbg !176
  %24 = getelementptr inbounds i32, ptr %2, i64 %19, !dbg !177
  store i32 %23, ptr %24, align 4, !dbg !178, !tbaa !10
  br label %25, !dbg !177

25:                                               ; preds = %18, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !179
  br i1 %11, label %26, label %34, !dbg !180

26:                                               ; preds = %25
  %27 = sext i32 %10 to i64, !dbg !181
  %28 = getelementptr inbounds i32, ptr %2, i64 %27, !dbg !181
  %29 = load i32, ptr %28, align 4, !dbg !181, !tbaa !10
  %30 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !182
  %31 = load i32, ptr %30, align 4, !dbg !182, !tbaa !10
  %32 = add nsw i32 %31, %29, !dbg !183
  %33 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !184
  store i32 %32, ptr %33, align 4, !dbg !185, !tbaa !10
  br label %34, !dbg !184

34:                                               ; preds = %26, %25
  ret void, !dbg !186
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_in_place(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !187 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !188
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !188
  %6 = mul i32 %4, %5, !dbg !188
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !188
  %8 = add i32 %6, %7, !dbg !188
  %9 = icmp slt i32 %8, %2, !dbg !189
  br i1 %9, label %10, label %16, !dbg !189

10:                                               ; preds = %3
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %8, ptr noundef %1) #11, !dbg !189
  %11 = sext i32 %8 to i64, !dbg !190
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !190
  %13 = load i32, ptr %12, align 4, !dbg !190, !tbaa !10
  %14 = mul nsw i32 %13, 3, !dbg !191
  %15 = add nsw i32 %14, 1, !dbg !192
  store i32 %15, ptr %12, align 4, !dbg !193, !tbaa !10
  br label %16, !dbg !194

16:                                               ; preds = %3, %10
  ret void, !dbg !195
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_before_the_write(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !196 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !197
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !197
  %6 = mul i32 %4, %5, !dbg !197
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !197
  %8 = add i32 %6, %7, !dbg !197
  %9 = icmp slt i32 %8, %2, !dbg !198
  br i1 %9, label %10, label %19, !dbg !198

10:                                               ; preds = %3
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %8, ptr noundef %1) #11, !dbg !198
  %11 = shl i32 %4, 6, !dbg !199
  %12 = sub i32 %11, %7, !dbg !200
  %13 = add i32 %12, 63, !dbg !200
  %14 = icmp slt i32 %13, %2, !dbg !201
  %15 = select i1 %14, i32 %13, i32 %8, !dbg !202
  %16 = sext i32 %15 to i64, !dbg !203
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !203
  %18 = load i32, ptr %17, align 4, !dbg !203, !tbaa !10
  br label %19, !dbg !204

19:                                               ; preds = %3, %10
  %20 = phi i32 [ %18, %10 ], [ 0, %3 ], !dbg !204
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !205
  br i1 %9, label %21, label %24, !dbg !206

21:                                               ; preds = %19
  %22 = sext i32 %8 to i64, !dbg !207
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !207
  store i32 %20, ptr %23, align 4, !dbg !208, !tbaa !10
  br label %24, !dbg !207

24:                                               ; preds = %21, %19
  ret void, !dbg !209
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @copied_without_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !210 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !211
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !211
  %8 = mul i32 %6, %7, !dbg !211
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !211
  %10 = add i32 %8, %9, !dbg !211
  %11 = icmp slt i32 %10, %4, !dbg !212
  br i1 %11, label %12, label %17, !dbg !212

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !212
  %13 = sext i32 %10 to i64, !dbg !213
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !213
  %15 = load i32, ptr %14, align 4, !dbg !213, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #11, !dbg !214
  br label %17, !dbg !215

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !215
  %19 = lshr i32 %9, 4, !dbg !216
  %20 = zext nneg i32 %19 to i64, !dbg !217
  %21 = getelementptr inbounds nuw %struct.Row, ptr addrspacecast (ptr addrspace(3) @_ZZ22copied_without_barrierE4rows to ptr), i64 %20, !dbg !217
  %22 = and i32 %9, 15, !dbg !218
  %23 = zext nneg i32 %22 to i64, !dbg !217
  %24 = getelementptr inbounds nuw i32, ptr %21, i64 %23, !dbg !217
  store i32 %18, ptr %24, align 4, !dbg !219, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !220
  %25 = add nsw i32 %9, -60, !dbg !221
  %26 = shl i32 %6, 6, !dbg !222
  %27 = shl nsw i32 %25, 4, !dbg !223
  %28 = add i32 %27, %26, !dbg !224
  %29 = sub i32 %4, %28, !dbg !224
  %30 = icmp samesign ugt i32 %9, 59, !dbg !225
  %31 = icmp sgt i32 %29, 0
  %32 = select i1 %30, i1 %31, i1 false, !dbg !226
  br i1 %32, label %33, label %43, !dbg !226

33:                                               ; preds = %17
  %34 = zext i32 %26 to i64, !dbg !227
  %35 = getelementptr inbounds nuw i32, ptr %1, i64 %34, !dbg !227
  %36 = sext i32 %27 to i64, !dbg !227
  %37 = getelementptr inbounds i32, ptr %35, i64 %36, !dbg !227
  %38 = zext nneg i32 %25 to i64, !dbg !228
  %39 = getelementptr inbounds nuw %struct.Row, ptr addrspacecast (ptr addrspace(3) @_ZZ22copied_without_barrierE4rows to ptr), i64 %38, !dbg !228
  %40 = tail call i32 @llvm.smin.i32(i32 %29, i32 16), !dbg !229
  %41 = shl nuw nsw i32 %40, 2, !dbg !230
  %42 = zext nneg i32 %41 to i64, !dbg !231
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %37, ptr align 4 %39, i64 %42, i1 false), !dbg !227
  br label %43, !dbg !227

43:                                               ; preds = %33, %17
  ret void, !dbg !232
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @copied_to_others(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !233 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !234
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !234
  %8 = mul i32 %6, %7, !dbg !234
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !234
  %10 = add i32 %8, %9, !dbg !234
  %11 = icmp sge i32 %10, %4, !dbg !235
  br i1 %11, label %13, label %12, !dbg !235

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !235
  br label %13, !dbg !235

13:                                               ; preds = %12, %5
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 64) #11, !dbg !236, !srcloc !237
  %15 = icmp eq i32 %9, 0, !dbg !238
  br i1 %15, label %16, label %20, !dbg !238

16:                                               ; preds = %13
  %17 = zext nneg i32 %6 to i64, !dbg !239
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !239
  %19 = sext i32 %14 to i64, !dbg !240
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 addrspacecast (ptr addrspace(3) @_ZZ16copied_to_othersE3row to ptr), ptr align 4 %18, i64 %19, i1 false), !dbg !239
  br label %20, !dbg !239

20:                                               ; preds = %16, %13
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !241
  %21 = icmp samesign ugt i32 %9, 31, !dbg !242
  %22 = or i1 %21, %11, !dbg !243
  br i1 %22, label %30, label %23, !dbg !243

23:                                               ; preds = %20
  %24 = and i32 %9, 15, !dbg !244
  %25 = zext nneg i32 %24 to i64, !dbg !245
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16copied_to_othersE3row to ptr), i64 %25, !dbg !245
  %27 = load i32, ptr %26, align 4, !dbg !245, !tbaa !10
  %28 = sext i32 %10 to i64, !dbg !246
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !246
  store i32 %27, ptr %29, align 4, !dbg !247, !tbaa !10
  br label %30, !dbg !246

30:                                               ; preds = %20, %23
  %31 = icmp samesign ult i32 %9, 32, !dbg !248
  %32 = or i1 %31, %11, !dbg !249
  br i1 %32, label %38, label %33, !dbg !249

33:                                               ; preds = %30
  %34 = sext i32 %10 to i64, !dbg !250
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !250
  %36 = load i32, ptr %35, align 4, !dbg !250, !tbaa !10
  %37 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !251
  store i32 %36, ptr %37, align 4, !dbg !252, !tbaa !10
  br label %38, !dbg !251

38:                                               ; preds = %30, %33
  ret void, !dbg !253
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cleared_without_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !254 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !255
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !255
  %8 = mul i32 %6, %7, !dbg !255
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !255
  %10 = add i32 %8, %9, !dbg !255
  %11 = icmp slt i32 %10, %4, !dbg !256
  br i1 %11, label %12, label %13, !dbg !256

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !256
  br label %13, !dbg !256

13:                                               ; preds = %12, %5
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 128) #11, !dbg !257, !srcloc !258
  %15 = icmp eq i32 %9, 0, !dbg !259
  br i1 %15, label %16, label %18, !dbg !259

16:                                               ; preds = %13
  %17 = sext i32 %14 to i64, !dbg !260
  tail call void @llvm.memset.p0.i64(ptr align 4 addrspacecast (ptr addrspace(3) @_ZZ23cleared_without_barrierE4bins to ptr), i8 0, i64 %17, i1 false), !dbg !261
  br label %18, !dbg !261

18:                                               ; preds = %16, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !262
  br i1 %11, label %19, label %27, !dbg !263

19:                                               ; preds = %18
  %20 = sext i32 %10 to i64, !dbg !264
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !264
  %22 = load i32, ptr %21, align 4, !dbg !264, !tbaa !10
  %23 = and i32 %22, 31, !dbg !265
  %24 = zext nneg i32 %23 to i64, !dbg !266
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23cleared_without_barrierE4bins to ptr), i64 %24, !dbg !266
  %26 = atomicrmw add ptr %25, i32 1 seq_cst, align 4, !dbg !267
  br label %27, !dbg !267

27:                                               ; preds = %19, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !268
  br i1 %11, label %28, label %37, !dbg !269

28:                                               ; preds = %27
  %29 = sext i32 %10 to i64, !dbg !270
  %30 = getelementptr inbounds i32, ptr %0, i64 %29, !dbg !270
  %31 = load i32, ptr %30, align 4, !dbg !270, !tbaa !10
  %32 = and i32 %31, 31, !dbg !271
  %33 = zext nneg i32 %32 to i64, !dbg !272
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23cleared_without_barrierE4bins to ptr), i64 %33, !dbg !272
  %35 = load i32, ptr %34, align 4, !dbg !272, !tbaa !10
  %36 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !273
  store i32 %35, ptr %36, align 4, !dbg !274, !tbaa !10
  br label %37, !dbg !273

37:                                               ; preds = %28, %27
  ret void, !dbg !275
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @moved_by_many(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !276 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !277
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !277
  %6 = mul i32 %4, %5, !dbg !277
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !277
  %8 = add i32 %6, %7, !dbg !277
  %9 = icmp slt i32 %8, %2, !dbg !278
  br i1 %9, label %10, label %11, !dbg !278

10:                                               ; preds = %3
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %8, ptr noundef %1) #11, !dbg !278
  br label %11, !dbg !278

11:                                               ; preds = %10, %3
  %12 = icmp eq i32 %7, 0, !dbg !279
  br i1 %12, label %13, label %24, !dbg !279

13:                                               ; preds = %11
  %14 = shl i32 %4, 6, !dbg !280
  %15 = add nsw i32 %14, 64, !dbg !281
  %16 = tail call i32 @llvm.smin.i32(i32 %15, i32 %2), !dbg !282
  %17 = sext i32 %14 to i64, !dbg !283
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !283
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 4, !dbg !283
  %20 = xor i32 %14, -1, !dbg !284
  %21 = add i32 %16, %20, !dbg !284
  %22 = shl nsw i32 %21, 2, !dbg !285
  %23 = sext i32 %22 to i64, !dbg !286
  tail call void @llvm.memmove.p0.p0.i64(ptr align 4 %18, ptr nonnull align 4 %19, i64 %23, i1 false), !dbg !283
  br label %24, !dbg !283

24:                                               ; preds = %13, %11
  ret void, !dbg !287
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @message_copied(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !288 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !289
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !289
  %8 = mul i32 %6, %7, !dbg !289
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !289
  %10 = add i32 %8, %9, !dbg !289
  %11 = icmp slt i32 %10, %4, !dbg !290
  br i1 %11, label %12, label %13, !dbg !290

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !290
  br label %13, !dbg !290

13:                                               ; preds = %12, %5
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 32) #11, !dbg !291, !srcloc !292
  %15 = icmp eq i32 %9, 0, !dbg !293
  br i1 %15, label %16, label %35, !dbg !293

16:                                               ; preds = %13
  %17 = xor i32 %6, 1, !dbg !294
  %18 = shl nsw i32 %6, 3, !dbg !295
  %19 = zext nneg i32 %18 to i64, !dbg !296
  %20 = getelementptr inbounds nuw i32, ptr %2, i64 %19, !dbg !296
  %21 = zext nneg i32 %6 to i64, !dbg !296
  %22 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !296
  %23 = sext i32 %14 to i64, !dbg !297
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %22, i64 %23, i1 false), !dbg !296
  fence syncscope("device") acq_rel, !dbg !298
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !299
  %25 = getelementptr inbounds nuw i32, ptr %24, i64 %21, !dbg !299
  store volatile i32 1, ptr %25, align 4, !dbg !299, !tbaa !10
  %26 = zext nneg i32 %17 to i64, !dbg !300
  %27 = getelementptr inbounds nuw i32, ptr %24, i64 %26, !dbg !300
  %28 = load volatile i32, ptr %27, align 4, !dbg !300, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !301
  %29 = icmp eq i32 %28, 0, !dbg !302
  %30 = shl nsw i32 %17, 3, !dbg !302
  %31 = zext nneg i32 %30 to i64, !dbg !302
  %32 = getelementptr inbounds nuw i32, ptr %2, i64 %31, !dbg !302
  %33 = getelementptr inbounds nuw i32, ptr %0, i64 %26, !dbg !302
  %34 = select i1 %29, ptr %33, ptr %32, !dbg !302
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 addrspacecast (ptr addrspace(3) @_ZZ14message_copiedE5value to ptr), ptr align 4 %34, i64 %23, i1 false), !dbg !303
  br label %35, !dbg !304

35:                                               ; preds = %16, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !305
  br i1 %11, label %36, label %46, !dbg !306

36:                                               ; preds = %35
  %37 = sext i32 %10 to i64, !dbg !307
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !307
  %39 = load i32, ptr %38, align 4, !dbg !307, !tbaa !10
  %40 = and i32 %9, 7, !dbg !308
  %41 = zext nneg i32 %40 to i64, !dbg !309
  %42 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14message_copiedE5value to ptr), i64 %41, !dbg !309
  %43 = load i32, ptr %42, align 4, !dbg !309, !tbaa !10
  %44 = add nsw i32 %43, %39, !dbg !310
  %45 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !311
  store i32 %44, ptr %45, align 4, !dbg !312, !tbaa !10
  br label %46, !dbg !311

46:                                               ; preds = %36, %35
  ret void, !dbg !313
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_read_early(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !314 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !315
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !315
  %8 = mul i32 %6, %7, !dbg !315
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !315
  %10 = add i32 %8, %9, !dbg !315
  %11 = icmp slt i32 %10, %4, !dbg !316
  br i1 %11, label %12, label %22, !dbg !316

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !316
  %13 = zext nneg i32 %9 to i64, !dbg !317
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16async_read_earlyE4tile to ptr), i64 %13, !dbg !317
  %15 = addrspacecast ptr %14 to ptr addrspace(3), !dbg !318
  %16 = sext i32 %10 to i64, !dbg !319
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !319
  %18 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !318
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %15, ptr addrspace(1) %18), !dbg !318
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !320
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !321
  %19 = load volatile i32, ptr %14, align 4, !dbg !322, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #11, !dbg !323
  %21 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !324
  store i32 %20, ptr %21, align 4, !dbg !325, !tbaa !10
  br label %22, !dbg !326

22:                                               ; preds = %5, %12
  ret void, !dbg !326
}

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #6

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #7

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #7

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_no_wait(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !327 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !328
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !328
  %8 = mul i32 %6, %7, !dbg !328
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !328
  %10 = add i32 %8, %9, !dbg !328
  %11 = icmp slt i32 %10, %4, !dbg !329
  br i1 %11, label %12, label %19, !dbg !329

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !329
  %13 = zext nneg i32 %9 to i64, !dbg !330
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13async_no_waitE4tile to ptr), i64 %13, !dbg !330
  %15 = addrspacecast ptr %14 to ptr addrspace(3), !dbg !331
  %16 = sext i32 %10 to i64, !dbg !332
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !332
  %18 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !331
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %15, ptr addrspace(1) %18), !dbg !331
  br label %19, !dbg !331

19:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !333
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !334
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !335
  br i1 %11, label %20, label %28, !dbg !336

20:                                               ; preds = %19
  %21 = and i32 %9, 15, !dbg !337
  %22 = zext nneg i32 %21 to i64, !dbg !338
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13async_no_waitE4tile to ptr), i64 %22, !dbg !338
  %24 = load i32, ptr %23, align 4, !dbg !338, !tbaa !10
  %25 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %24) #11, !dbg !339
  %26 = sext i32 %10 to i64, !dbg !340
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !340
  store i32 %25, ptr %27, align 4, !dbg !341, !tbaa !10
  br label %28, !dbg !340

28:                                               ; preds = %20, %19
  ret void, !dbg !342
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_no_barrier(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !343 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !344
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !344
  %8 = mul i32 %6, %7, !dbg !344
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !344
  %10 = add i32 %8, %9, !dbg !344
  %11 = icmp slt i32 %10, %4, !dbg !345
  br i1 %11, label %12, label %19, !dbg !345

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !345
  %13 = zext nneg i32 %9 to i64, !dbg !346
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16async_no_barrierE4tile to ptr), i64 %13, !dbg !346
  %15 = addrspacecast ptr %14 to ptr addrspace(3), !dbg !347
  %16 = sext i32 %10 to i64, !dbg !348
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !348
  %18 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !347
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %15, ptr addrspace(1) %18), !dbg !347
  br label %19, !dbg !347

19:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !349
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !350
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !351
  br i1 %11, label %20, label %30, !dbg !352

20:                                               ; preds = %19
  %21 = icmp samesign ugt i32 %9, 32, !dbg !353
  %22 = add nsw i32 %9, -33, !dbg !354
  %23 = select i1 %21, i32 %22, i32 %9, !dbg !354
  %24 = sext i32 %23 to i64, !dbg !355
  %25 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16async_no_barrierE4tile to ptr), i64 %24, !dbg !355
  %26 = load i32, ptr %25, align 4, !dbg !355, !tbaa !10
  %27 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %26) #11, !dbg !356
  %28 = sext i32 %10 to i64, !dbg !357
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !357
  store i32 %27, ptr %29, align 4, !dbg !358, !tbaa !10
  br label %30, !dbg !357

30:                                               ; preds = %20, %19
  ret void, !dbg !359
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_wait_behind_barrier(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !360 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !361
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !361
  %8 = mul i32 %6, %7, !dbg !361
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !361
  %10 = add i32 %8, %9, !dbg !361
  %11 = icmp slt i32 %10, %4, !dbg !362
  br i1 %11, label %12, label %19, !dbg !362

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !362
  %13 = zext nneg i32 %9 to i64, !dbg !363
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25async_wait_behind_barrierE4tile to ptr), i64 %13, !dbg !363
  %15 = addrspacecast ptr %14 to ptr addrspace(3), !dbg !364
  %16 = sext i32 %10 to i64, !dbg !365
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !365
  %18 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !364
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %15, ptr addrspace(1) %18), !dbg !364
  br label %19, !dbg !364

19:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !366
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !367
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !368
  br i1 %11, label %20, label %28, !dbg !369

20:                                               ; preds = %19
  %21 = and i32 %9, 48, !dbg !370
  %22 = zext nneg i32 %21 to i64, !dbg !371
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25async_wait_behind_barrierE4tile to ptr), i64 %22, !dbg !371
  %24 = load i32, ptr %23, align 4, !dbg !371, !tbaa !10
  %25 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %24) #11, !dbg !372
  %26 = sext i32 %10 to i64, !dbg !373
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !373
  store i32 %25, ptr %27, align 4, !dbg !374, !tbaa !10
  br label %28, !dbg !373

28:                                               ; preds = %20, %19
  ret void, !dbg !375
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_waits_for_too_few(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !376 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !377
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !377
  %8 = mul i32 %6, %7, !dbg !377
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !377
  %10 = add i32 %8, %9, !dbg !377
  %11 = icmp slt i32 %10, %4, !dbg !378
  br i1 %11, label %12, label %13, !dbg !378

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !378
  br label %13, !dbg !378

13:                                               ; preds = %12, %5
  %14 = zext nneg i32 %9 to i64, !dbg !379
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23async_waits_for_too_fewE4tile to ptr), i64 %14, !dbg !379
  %16 = addrspacecast ptr %15 to ptr addrspace(3), !dbg !380
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !381
  %18 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !380
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %16, ptr addrspace(1) %18), !dbg !380
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !382
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23async_waits_for_too_fewE4tile to ptr), i64 %14, !dbg !383
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !383
  %21 = add nsw i32 %4, -63
  %22 = xor i32 %9, 33
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23async_waits_for_too_fewE4tile to ptr), i64 %23, !dbg !384
  br label %26, !dbg !384

25:                                               ; preds = %45
  br i1 %11, label %53, label %56, !dbg !385

26:                                               ; preds = %13, %45
  %27 = phi i32 [ 0, %13 ], [ %29, %45 ]
  %28 = phi i32 [ 0, %13 ], [ %51, %45 ]
  %29 = add nuw nsw i32 %27, 1, !dbg !386
  %30 = icmp eq i32 %27, 3, !dbg !387
  br i1 %30, label %41, label %31, !dbg !387

31:                                               ; preds = %26
  %32 = and i32 %29, 1, !dbg !388
  %33 = zext nneg i32 %32 to i64, !dbg !389
  %34 = getelementptr inbounds nuw [64 x i32], ptr %19, i64 %33, !dbg !390
  %35 = addrspacecast ptr %34 to ptr addrspace(3), !dbg !391
  %36 = shl nuw nsw i32 %29, 6, !dbg !392
  %37 = srem i32 %36, %21, !dbg !393
  %38 = zext nneg i32 %37 to i64, !dbg !394
  %39 = getelementptr inbounds nuw i32, ptr %20, i64 %38, !dbg !395
  %40 = addrspacecast ptr %39 to ptr addrspace(1), !dbg !391
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %35, ptr addrspace(1) %40), !dbg !391
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !396
  br label %41, !dbg !397

41:                                               ; preds = %31, %26
  %42 = icmp eq i32 %29, 4, !dbg !398
  br i1 %42, label %43, label %44, !dbg !398

43:                                               ; preds = %41
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !399
  br label %45, !dbg !399

44:                                               ; preds = %41
  tail call void @llvm.nvvm.cp.async.wait.group(i32 1), !dbg !400
  br label %45

45:                                               ; preds = %44, %43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !401
  %46 = mul nsw i32 %28, 3, !dbg !402
  %47 = and i32 %27, 1, !dbg !403
  %48 = zext nneg i32 %47 to i64, !dbg !404
  %49 = getelementptr inbounds nuw [64 x i32], ptr %24, i64 %48, !dbg !404
  %50 = load i32, ptr %49, align 4, !dbg !404, !tbaa !10
  %51 = add nsw i32 %50, %46, !dbg !405
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !406
  %52 = icmp eq i32 %29, 4, !dbg !407
  br i1 %52, label %25, label %26, !dbg !384, !llvm.loop !408

53:                                               ; preds = %25
  %54 = sext i32 %10 to i64, !dbg !410
  %55 = getelementptr inbounds i32, ptr %1, i64 %54, !dbg !410
  store i32 %51, ptr %55, align 4, !dbg !411, !tbaa !10
  br label %56, !dbg !410

56:                                               ; preds = %53, %25
  ret void, !dbg !412
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_no_commit(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !413 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !414
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !414
  %8 = mul i32 %6, %7, !dbg !414
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !414
  %10 = add i32 %8, %9, !dbg !414
  %11 = icmp slt i32 %10, %4, !dbg !415
  br i1 %11, label %12, label %19, !dbg !415

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !415
  %13 = zext nneg i32 %9 to i64, !dbg !416
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15async_no_commitE4tile to ptr), i64 %13, !dbg !416
  %15 = addrspacecast ptr %14 to ptr addrspace(3), !dbg !417
  %16 = sext i32 %10 to i64, !dbg !418
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !418
  %18 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !417
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %15, ptr addrspace(1) %18), !dbg !417
  br label %19, !dbg !417

19:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !419
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !420
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !421
  br i1 %11, label %20, label %28, !dbg !422

20:                                               ; preds = %19
  %21 = and i32 %9, 15, !dbg !423
  %22 = zext nneg i32 %21 to i64, !dbg !424
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15async_no_commitE4tile to ptr), i64 %22, !dbg !424
  %24 = load i32, ptr %23, align 4, !dbg !424, !tbaa !10
  %25 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %24) #11, !dbg !425
  %26 = sext i32 %10 to i64, !dbg !426
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !426
  store i32 %25, ptr %27, align 4, !dbg !427, !tbaa !10
  br label %28, !dbg !426

28:                                               ; preds = %20, %19
  ret void, !dbg !428
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_source_overwritten(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !429 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !430
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !430
  %8 = mul i32 %6, %7, !dbg !430
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !430
  %10 = add i32 %8, %9, !dbg !430
  %11 = icmp slt i32 %10, %4, !dbg !431
  br i1 %11, label %12, label %27, !dbg !431

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !431
  %13 = sext i32 %10 to i64, !dbg !432
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !432
  %15 = load i32, ptr %14, align 4, !dbg !432, !tbaa !10
  %16 = add nsw i32 %15, 5, !dbg !433
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !434
  store i32 %16, ptr %17, align 4, !dbg !435, !tbaa !10
  %18 = zext nneg i32 %9 to i64, !dbg !436
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24async_source_overwrittenE4tile to ptr), i64 %18, !dbg !436
  %20 = addrspacecast ptr %19 to ptr addrspace(3), !dbg !437
  %21 = addrspacecast ptr %17 to ptr addrspace(1), !dbg !437
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %20, ptr addrspace(1) %21), !dbg !437
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !438
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !439
  store i32 0, ptr %17, align 4, !dbg !440, !tbaa !10
  %22 = load i32, ptr %19, align 4, !dbg !441, !tbaa !10
  %23 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %22) #11, !dbg !442
  %24 = load i32, ptr %17, align 4, !dbg !443, !tbaa !10
  %25 = add nsw i32 %24, %23, !dbg !444
  %26 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !445
  store i32 %25, ptr %26, align 4, !dbg !446, !tbaa !10
  br label %27, !dbg !447

27:                                               ; preds = %5, %12
  ret void, !dbg !447
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @async_buffer_reused(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !448 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !449
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !449
  %8 = mul i32 %6, %7, !dbg !449
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !449
  %10 = add i32 %8, %9, !dbg !449
  %11 = icmp slt i32 %10, %4, !dbg !450
  br i1 %11, label %12, label %13, !dbg !450

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #11, !dbg !450
  br label %13, !dbg !450

13:                                               ; preds = %12, %5
  %14 = zext nneg i32 %9 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19async_buffer_reusedE4tile to ptr), i64 %14
  %16 = addrspacecast ptr %15 to ptr addrspace(3)
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  %18 = icmp samesign ult i32 %9, 31
  %19 = add nuw nsw i32 %9, 33
  %20 = select i1 %18, i32 %19, i32 %9
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19async_buffer_reusedE4tile to ptr), i64 %21
  br label %24, !dbg !451

23:                                               ; preds = %24
  br i1 %11, label %36, label %39, !dbg !452

24:                                               ; preds = %13, %24
  %25 = phi i32 [ 0, %13 ], [ %34, %24 ]
  %26 = phi i32 [ 0, %13 ], [ %33, %24 ]
  %27 = and i32 %25, 1, !dbg !453
  %28 = zext nneg i32 %27 to i64, !dbg !454
  %29 = getelementptr inbounds nuw i32, ptr %17, i64 %28, !dbg !454
  %30 = addrspacecast ptr %29 to ptr addrspace(1), !dbg !455
  tail call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %16, ptr addrspace(1) %30), !dbg !455
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !456
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !457
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !458
  %31 = mul nsw i32 %26, 5, !dbg !459
  %32 = load i32, ptr %22, align 4, !dbg !460, !tbaa !10
  %33 = add nsw i32 %32, %31, !dbg !461
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !462
  %34 = add nuw nsw i32 %25, 1, !dbg !463
  %35 = icmp eq i32 %34, 3, !dbg !464
  br i1 %35, label %23, label %24, !dbg !451, !llvm.loop !465

36:                                               ; preds = %23
  %37 = sext i32 %10 to i64, !dbg !467
  %38 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !467
  store i32 %33, ptr %38, align 4, !dbg !468, !tbaa !10
  br label %39, !dbg !467

39:                                               ; preds = %36, %23
  ret void, !dbg !469
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #10

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #6 = { nocallback nounwind memory(argmem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nounwind }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { convergent nounwind }

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
!19 = !DILocation(line: 21, column: 10, scope: !15)
!20 = !DILocation(line: 23, column: 19, scope: !15)
!21 = !DILocation(line: 23, column: 15, scope: !15)
!22 = !DILocation(line: 23, column: 5, scope: !15)
!23 = !DILocation(line: 23, column: 13, scope: !15)
!24 = !DILocation(line: 25, column: 5, scope: !15)
!25 = !{i64 2155531217}
!26 = !DILocation(line: 26, column: 14, scope: !15)
!27 = !DILocation(line: 26, column: 32, scope: !15)
!28 = !DILocation(line: 26, column: 5, scope: !15)
!29 = !DILocation(line: 26, column: 12, scope: !15)
!30 = !DILocation(line: 27, column: 1, scope: !15)
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
!56 = !{i64 8039867}
!57 = !DILocation(line: 21, column: 29, scope: !46)
!58 = !DILocation(line: 21, column: 23, scope: !46)
!59 = distinct !{!59, !47, !60, !41, !42}
!60 = !DILocation(line: 26, column: 5, scope: !46)
!61 = distinct !DISubprogram(name: "nc_behind_barrier", scope: !7, file: !7, line: 29, type: !16, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!62 = !DILocation(line: 30, column: 5, scope: !61)
!63 = !DILocation(line: 30, column: 10, scope: !61)
!64 = !DILocation(line: 31, column: 30, scope: !61)
!65 = !DILocation(line: 31, column: 26, scope: !61)
!66 = !DILocation(line: 31, column: 16, scope: !61)
!67 = !DILocation(line: 31, column: 24, scope: !61)
!68 = !DILocation(line: 32, column: 5, scope: !61)
!69 = !DILocation(line: 33, column: 11, scope: !61)
!70 = !DILocation(line: 33, column: 48, scope: !61)
!71 = !DILocation(line: 33, column: 25, scope: !61)
!72 = !DILocation(line: 33, column: 56, scope: !61)
!73 = !DILocation(line: 33, column: 16, scope: !61)
!74 = !DILocation(line: 33, column: 23, scope: !61)
!75 = !DILocation(line: 34, column: 1, scope: !61)
!76 = distinct !DISubprogram(name: "nc_behind_syncwarp", scope: !7, file: !7, line: 35, type: !16, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!77 = !DILocation(line: 36, column: 5, scope: !76)
!78 = !DILocation(line: 36, column: 10, scope: !76)
!79 = !DILocation(line: 37, column: 30, scope: !76)
!80 = !DILocation(line: 37, column: 26, scope: !76)
!81 = !DILocation(line: 37, column: 16, scope: !76)
!82 = !DILocation(line: 37, column: 24, scope: !76)
!83 = !DILocation(line: 38, column: 5, scope: !76)
!84 = !DILocation(line: 39, column: 11, scope: !76)
!85 = !DILocation(line: 39, column: 40, scope: !76)
!86 = !DILocation(line: 39, column: 25, scope: !76)
!87 = !DILocation(line: 39, column: 16, scope: !76)
!88 = !DILocation(line: 39, column: 23, scope: !76)
!89 = !DILocation(line: 40, column: 1, scope: !76)
!90 = distinct !DISubprogram(name: "nc_of_other_blocks", scope: !7, file: !7, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!91 = !DILocation(line: 44, column: 5, scope: !90)
!92 = !DILocation(line: 44, column: 10, scope: !90)
!93 = !DILocation(line: 45, column: 11, scope: !90)
!94 = !DILocation(line: 46, column: 32, scope: !90)
!95 = !DILocation(line: 46, column: 28, scope: !90)
!96 = !DILocation(line: 46, column: 9, scope: !90)
!97 = !DILocation(line: 46, column: 26, scope: !90)
!98 = !DILocation(line: 47, column: 9, scope: !90)
!99 = !DILocation(line: 48, column: 16, scope: !90)
!100 = !DILocation(line: 48, column: 41, scope: !90)
!101 = !DILocation(line: 48, column: 51, scope: !90)
!102 = !DILocation(line: 48, column: 38, scope: !90)
!103 = !DILocation(line: 48, column: 14, scope: !90)
!104 = !DILocation(line: 49, column: 9, scope: !90)
!105 = !DILocation(line: 50, column: 5, scope: !90)
!106 = !DILocation(line: 51, column: 5, scope: !90)
!107 = !DILocation(line: 52, column: 10, scope: !90)
!108 = !DILocation(line: 52, column: 9, scope: !90)
!109 = !DILocation(line: 54, column: 5, scope: !90)
!110 = !DILocation(line: 55, column: 23, scope: !90)
!111 = !DILocation(line: 55, column: 5, scope: !90)
!112 = !DILocation(line: 54, column: 48, scope: !90)
!113 = !DILocation(line: 54, column: 45, scope: !90)
!114 = !DILocation(line: 54, column: 37, scope: !90)
!115 = !DILocation(line: 54, column: 23, scope: !90)
!116 = distinct !{!116, !109, !112, !41, !42}
!117 = !DILocation(line: 55, column: 50, scope: !90)
!118 = !DILocation(line: 55, column: 37, scope: !90)
!119 = !DILocation(line: 55, column: 44, scope: !90)
!120 = !DILocation(line: 55, column: 30, scope: !90)
!121 = distinct !{!121, !111, !122, !41, !42}
!122 = !DILocation(line: 55, column: 52, scope: !90)
!123 = !DILocation(line: 56, column: 1, scope: !90)
!124 = distinct !DISubprogram(name: "nc_of_flag", scope: !7, file: !7, line: 57, type: !16, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!125 = !DILocation(line: 59, column: 5, scope: !124)
!126 = !DILocation(line: 59, column: 10, scope: !124)
!127 = !DILocation(line: 61, column: 11, scope: !124)
!128 = !DILocation(line: 60, column: 41, scope: !124)
!129 = !DILocation(line: 62, column: 26, scope: !124)
!130 = !DILocation(line: 62, column: 22, scope: !124)
!131 = !DILocation(line: 62, column: 9, scope: !124)
!132 = !DILocation(line: 62, column: 20, scope: !124)
!133 = !DILocation(line: 63, column: 9, scope: !124)
!134 = !DILocation(line: 64, column: 9, scope: !124)
!135 = !DILocation(line: 65, column: 28, scope: !124)
!136 = !DILocation(line: 66, column: 9, scope: !124)
!137 = !DILocation(line: 67, column: 17, scope: !124)
!138 = !DILocation(line: 67, column: 25, scope: !124)
!139 = !DILocation(line: 67, column: 43, scope: !124)
!140 = !DILocation(line: 67, column: 39, scope: !124)
!141 = !DILocation(line: 67, column: 15, scope: !124)
!142 = !DILocation(line: 68, column: 5, scope: !124)
!143 = !DILocation(line: 69, column: 5, scope: !124)
!144 = !DILocation(line: 70, column: 11, scope: !124)
!145 = !DILocation(line: 70, column: 25, scope: !124)
!146 = !DILocation(line: 70, column: 33, scope: !124)
!147 = !DILocation(line: 70, column: 31, scope: !124)
!148 = !DILocation(line: 70, column: 16, scope: !124)
!149 = !DILocation(line: 70, column: 23, scope: !124)
!150 = !DILocation(line: 71, column: 1, scope: !124)
!151 = distinct !DISubprogram(name: "nc_by_another_pointer", scope: !7, file: !7, line: 73, type: !16, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!152 = !DILocation(line: 74, column: 5, scope: !151)
!153 = !DILocation(line: 74, column: 10, scope: !151)
!154 = !DILocation(line: 75, column: 30, scope: !151)
!155 = !DILocation(line: 75, column: 26, scope: !151)
!156 = !DILocation(line: 75, column: 16, scope: !151)
!157 = !DILocation(line: 75, column: 24, scope: !151)
!158 = !DILocation(line: 76, column: 5, scope: !151)
!159 = !DILocation(line: 77, column: 11, scope: !151)
!160 = !DILocation(line: 77, column: 40, scope: !151)
!161 = !DILocation(line: 77, column: 25, scope: !151)
!162 = !DILocation(line: 77, column: 49, scope: !151)
!163 = !DILocation(line: 77, column: 47, scope: !151)
!164 = !DILocation(line: 77, column: 16, scope: !151)
!165 = !DILocation(line: 77, column: 23, scope: !151)
!166 = !DILocation(line: 78, column: 1, scope: !151)
!167 = distinct !DISubprogram(name: "nc_by_another_pointer_later", scope: !7, file: !7, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!168 = !DILocation(line: 80, column: 5, scope: !167)
!169 = !DILocation(line: 80, column: 10, scope: !167)
!170 = !DILocation(line: 81, column: 21, scope: !167)
!171 = !DILocation(line: 81, column: 13, scope: !167)
!172 = !DILocation(line: 82, column: 5, scope: !167)
!173 = !DILocation(line: 83, column: 11, scope: !167)
!174 = !DILocation(line: 83, column: 34, scope: !167)
!175 = !DILocation(line: 83, column: 30, scope: !167)
!176 = !DILocation(line: 83, column: 28, scope: !167)
!177 = !DILocation(line: 83, column: 16, scope: !167)
!178 = !DILocation(line: 83, column: 24, scope: !167)
!179 = !DILocation(line: 84, column: 5, scope: !167)
!180 = !DILocation(line: 85, column: 11, scope: !167)
!181 = !DILocation(line: 85, column: 25, scope: !167)
!182 = !DILocation(line: 85, column: 35, scope: !167)
!183 = !DILocation(line: 85, column: 33, scope: !167)
!184 = !DILocation(line: 85, column: 16, scope: !167)
!185 = !DILocation(line: 85, column: 23, scope: !167)
!186 = !DILocation(line: 86, column: 1, scope: !167)
!187 = distinct !DISubprogram(name: "nc_in_place", scope: !7, file: !7, line: 88, type: !16, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!188 = !DILocation(line: 89, column: 5, scope: !187)
!189 = !DILocation(line: 89, column: 10, scope: !187)
!190 = !DILocation(line: 90, column: 23, scope: !187)
!191 = !DILocation(line: 90, column: 35, scope: !187)
!192 = !DILocation(line: 90, column: 39, scope: !187)
!193 = !DILocation(line: 90, column: 21, scope: !187)
!194 = !DILocation(line: 90, column: 16, scope: !187)
!195 = !DILocation(line: 91, column: 1, scope: !187)
!196 = distinct !DISubprogram(name: "nc_before_the_write", scope: !7, file: !7, line: 92, type: !16, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!197 = !DILocation(line: 93, column: 5, scope: !196)
!198 = !DILocation(line: 93, column: 10, scope: !196)
!199 = !DILocation(line: 94, column: 29, scope: !196)
!200 = !DILocation(line: 94, column: 39, scope: !196)
!201 = !DILocation(line: 95, column: 38, scope: !196)
!202 = !DILocation(line: 95, column: 31, scope: !196)
!203 = !DILocation(line: 95, column: 21, scope: !196)
!204 = !DILocation(line: 95, column: 13, scope: !196)
!205 = !DILocation(line: 96, column: 5, scope: !196)
!206 = !DILocation(line: 97, column: 11, scope: !196)
!207 = !DILocation(line: 97, column: 16, scope: !196)
!208 = !DILocation(line: 97, column: 21, scope: !196)
!209 = !DILocation(line: 98, column: 1, scope: !196)
!210 = distinct !DISubprogram(name: "copied_without_barrier", scope: !7, file: !7, line: 105, type: !16, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!211 = !DILocation(line: 107, column: 5, scope: !210)
!212 = !DILocation(line: 107, column: 10, scope: !210)
!213 = !DILocation(line: 108, column: 42, scope: !210)
!214 = !DILocation(line: 108, column: 38, scope: !210)
!215 = !DILocation(line: 108, column: 30, scope: !210)
!216 = !DILocation(line: 108, column: 12, scope: !210)
!217 = !DILocation(line: 108, column: 5, scope: !210)
!218 = !DILocation(line: 108, column: 22, scope: !210)
!219 = !DILocation(line: 108, column: 28, scope: !210)
!220 = !DILocation(line: 109, column: 12, scope: !210)
!221 = !DILocation(line: 110, column: 17, scope: !210)
!222 = !DILocation(line: 110, column: 45, scope: !210)
!223 = !DILocation(line: 110, column: 56, scope: !210)
!224 = !DILocation(line: 110, column: 50, scope: !210)
!225 = !DILocation(line: 111, column: 13, scope: !210)
!226 = !DILocation(line: 111, column: 18, scope: !210)
!227 = !DILocation(line: 112, column: 9, scope: !210)
!228 = !DILocation(line: 112, column: 61, scope: !210)
!229 = !DILocation(line: 113, column: 31, scope: !210)
!230 = !DILocation(line: 113, column: 28, scope: !210)
!231 = !DILocation(line: 113, column: 26, scope: !210)
!232 = !DILocation(line: 114, column: 1, scope: !210)
!233 = distinct !DISubprogram(name: "copied_to_others", scope: !7, file: !7, line: 115, type: !16, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!234 = !DILocation(line: 117, column: 5, scope: !233)
!235 = !DILocation(line: 117, column: 10, scope: !233)
!236 = !DILocation(line: 119, column: 5, scope: !233)
!237 = !{i64 2155535649}
!238 = !DILocation(line: 120, column: 11, scope: !233)
!239 = !DILocation(line: 120, column: 17, scope: !233)
!240 = !DILocation(line: 120, column: 57, scope: !233)
!241 = !DILocation(line: 121, column: 12, scope: !233)
!242 = !DILocation(line: 122, column: 11, scope: !233)
!243 = !DILocation(line: 122, column: 16, scope: !233)
!244 = !DILocation(line: 122, column: 43, scope: !233)
!245 = !DILocation(line: 122, column: 35, scope: !233)
!246 = !DILocation(line: 122, column: 26, scope: !233)
!247 = !DILocation(line: 122, column: 33, scope: !233)
!248 = !DILocation(line: 123, column: 11, scope: !233)
!249 = !DILocation(line: 123, column: 17, scope: !233)
!250 = !DILocation(line: 123, column: 36, scope: !233)
!251 = !DILocation(line: 123, column: 27, scope: !233)
!252 = !DILocation(line: 123, column: 34, scope: !233)
!253 = !DILocation(line: 124, column: 1, scope: !233)
!254 = distinct !DISubprogram(name: "cleared_without_barrier", scope: !7, file: !7, line: 125, type: !16, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!255 = !DILocation(line: 127, column: 5, scope: !254)
!256 = !DILocation(line: 127, column: 10, scope: !254)
!257 = !DILocation(line: 129, column: 5, scope: !254)
!258 = !{i64 2155536089}
!259 = !DILocation(line: 130, column: 11, scope: !254)
!260 = !DILocation(line: 130, column: 43, scope: !254)
!261 = !DILocation(line: 130, column: 17, scope: !254)
!262 = !DILocation(line: 131, column: 12, scope: !254)
!263 = !DILocation(line: 132, column: 11, scope: !254)
!264 = !DILocation(line: 132, column: 32, scope: !254)
!265 = !DILocation(line: 132, column: 38, scope: !254)
!266 = !DILocation(line: 132, column: 27, scope: !254)
!267 = !DILocation(line: 132, column: 16, scope: !254)
!268 = !DILocation(line: 133, column: 5, scope: !254)
!269 = !DILocation(line: 134, column: 11, scope: !254)
!270 = !DILocation(line: 134, column: 30, scope: !254)
!271 = !DILocation(line: 134, column: 36, scope: !254)
!272 = !DILocation(line: 134, column: 25, scope: !254)
!273 = !DILocation(line: 134, column: 16, scope: !254)
!274 = !DILocation(line: 134, column: 23, scope: !254)
!275 = !DILocation(line: 135, column: 1, scope: !254)
!276 = distinct !DISubprogram(name: "moved_by_many", scope: !7, file: !7, line: 137, type: !16, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!277 = !DILocation(line: 138, column: 5, scope: !276)
!278 = !DILocation(line: 138, column: 10, scope: !276)
!279 = !DILocation(line: 140, column: 18, scope: !276)
!280 = !DILocation(line: 139, column: 28, scope: !276)
!281 = !DILocation(line: 139, column: 46, scope: !276)
!282 = !DILocation(line: 139, column: 40, scope: !276)
!283 = !DILocation(line: 140, column: 24, scope: !276)
!284 = !DILocation(line: 140, column: 85, scope: !276)
!285 = !DILocation(line: 140, column: 70, scope: !276)
!286 = !DILocation(line: 140, column: 68, scope: !276)
!287 = !DILocation(line: 143, column: 1, scope: !276)
!288 = distinct !DISubprogram(name: "message_copied", scope: !7, file: !7, line: 145, type: !16, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!289 = !DILocation(line: 147, column: 5, scope: !288)
!290 = !DILocation(line: 147, column: 10, scope: !288)
!291 = !DILocation(line: 149, column: 5, scope: !288)
!292 = !{i64 2155536906}
!293 = !DILocation(line: 150, column: 11, scope: !288)
!294 = !DILocation(line: 148, column: 41, scope: !288)
!295 = !DILocation(line: 151, column: 35, scope: !288)
!296 = !DILocation(line: 151, column: 9, scope: !288)
!297 = !DILocation(line: 151, column: 54, scope: !288)
!298 = !DILocation(line: 152, column: 16, scope: !288)
!299 = !DILocation(line: 153, column: 9, scope: !288)
!300 = !DILocation(line: 154, column: 21, scope: !288)
!301 = !DILocation(line: 155, column: 9, scope: !288)
!302 = !DILocation(line: 156, column: 34, scope: !288)
!303 = !DILocation(line: 156, column: 9, scope: !288)
!304 = !DILocation(line: 157, column: 5, scope: !288)
!305 = !DILocation(line: 158, column: 5, scope: !288)
!306 = !DILocation(line: 159, column: 11, scope: !288)
!307 = !DILocation(line: 159, column: 25, scope: !288)
!308 = !DILocation(line: 159, column: 43, scope: !288)
!309 = !DILocation(line: 159, column: 33, scope: !288)
!310 = !DILocation(line: 159, column: 31, scope: !288)
!311 = !DILocation(line: 159, column: 16, scope: !288)
!312 = !DILocation(line: 159, column: 23, scope: !288)
!313 = !DILocation(line: 160, column: 1, scope: !288)
!314 = distinct !DISubprogram(name: "async_read_early", scope: !7, file: !7, line: 163, type: !16, scopeLine: 163, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!315 = !DILocation(line: 165, column: 5, scope: !314)
!316 = !DILocation(line: 165, column: 10, scope: !314)
!317 = !DILocation(line: 167, column: 21, scope: !314)
!318 = !DILocation(line: 167, column: 5, scope: !314)
!319 = !DILocation(line: 167, column: 29, scope: !314)
!320 = !DILocation(line: 168, column: 5, scope: !314)
!321 = !DILocation(line: 169, column: 12, scope: !314)
!322 = !DILocation(line: 170, column: 13, scope: !314)
!323 = !DILocation(line: 172, column: 14, scope: !314)
!324 = !DILocation(line: 172, column: 5, scope: !314)
!325 = !DILocation(line: 172, column: 12, scope: !314)
!326 = !DILocation(line: 173, column: 1, scope: !314)
!327 = distinct !DISubprogram(name: "async_no_wait", scope: !7, file: !7, line: 175, type: !16, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!328 = !DILocation(line: 177, column: 5, scope: !327)
!329 = !DILocation(line: 177, column: 10, scope: !327)
!330 = !DILocation(line: 178, column: 32, scope: !327)
!331 = !DILocation(line: 178, column: 16, scope: !327)
!332 = !DILocation(line: 178, column: 40, scope: !327)
!333 = !DILocation(line: 179, column: 5, scope: !327)
!334 = !DILocation(line: 180, column: 12, scope: !327)
!335 = !DILocation(line: 181, column: 5, scope: !327)
!336 = !DILocation(line: 182, column: 11, scope: !327)
!337 = !DILocation(line: 182, column: 36, scope: !327)
!338 = !DILocation(line: 182, column: 29, scope: !327)
!339 = !DILocation(line: 182, column: 25, scope: !327)
!340 = !DILocation(line: 182, column: 16, scope: !327)
!341 = !DILocation(line: 182, column: 23, scope: !327)
!342 = !DILocation(line: 183, column: 1, scope: !327)
!343 = distinct !DISubprogram(name: "async_no_barrier", scope: !7, file: !7, line: 185, type: !16, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!344 = !DILocation(line: 187, column: 5, scope: !343)
!345 = !DILocation(line: 187, column: 10, scope: !343)
!346 = !DILocation(line: 188, column: 32, scope: !343)
!347 = !DILocation(line: 188, column: 16, scope: !343)
!348 = !DILocation(line: 188, column: 40, scope: !343)
!349 = !DILocation(line: 189, column: 5, scope: !343)
!350 = !DILocation(line: 190, column: 5, scope: !343)
!351 = !DILocation(line: 191, column: 12, scope: !343)
!352 = !DILocation(line: 192, column: 11, scope: !343)
!353 = !DILocation(line: 192, column: 36, scope: !343)
!354 = !DILocation(line: 192, column: 34, scope: !343)
!355 = !DILocation(line: 192, column: 29, scope: !343)
!356 = !DILocation(line: 192, column: 25, scope: !343)
!357 = !DILocation(line: 192, column: 16, scope: !343)
!358 = !DILocation(line: 192, column: 23, scope: !343)
!359 = !DILocation(line: 193, column: 1, scope: !343)
!360 = distinct !DISubprogram(name: "async_wait_behind_barrier", scope: !7, file: !7, line: 195, type: !16, scopeLine: 195, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!361 = !DILocation(line: 197, column: 5, scope: !360)
!362 = !DILocation(line: 197, column: 10, scope: !360)
!363 = !DILocation(line: 198, column: 32, scope: !360)
!364 = !DILocation(line: 198, column: 16, scope: !360)
!365 = !DILocation(line: 198, column: 40, scope: !360)
!366 = !DILocation(line: 199, column: 5, scope: !360)
!367 = !DILocation(line: 200, column: 12, scope: !360)
!368 = !DILocation(line: 201, column: 5, scope: !360)
!369 = !DILocation(line: 203, column: 11, scope: !360)
!370 = !DILocation(line: 203, column: 36, scope: !360)
!371 = !DILocation(line: 203, column: 29, scope: !360)
!372 = !DILocation(line: 203, column: 25, scope: !360)
!373 = !DILocation(line: 203, column: 16, scope: !360)
!374 = !DILocation(line: 203, column: 23, scope: !360)
!375 = !DILocation(line: 204, column: 1, scope: !360)
!376 = distinct !DISubprogram(name: "async_waits_for_too_few", scope: !7, file: !7, line: 206, type: !16, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!377 = !DILocation(line: 208, column: 5, scope: !376)
!378 = !DILocation(line: 208, column: 10, scope: !376)
!379 = !DILocation(line: 210, column: 24, scope: !376)
!380 = !DILocation(line: 210, column: 5, scope: !376)
!381 = !DILocation(line: 210, column: 32, scope: !376)
!382 = !DILocation(line: 211, column: 5, scope: !376)
!383 = !DILocation(line: 212, column: 10, scope: !376)
!384 = !DILocation(line: 212, column: 5, scope: !376)
!385 = !DILocation(line: 222, column: 11, scope: !376)
!386 = !DILocation(line: 213, column: 15, scope: !376)
!387 = !DILocation(line: 213, column: 19, scope: !376)
!388 = !DILocation(line: 214, column: 37, scope: !376)
!389 = !DILocation(line: 214, column: 24, scope: !376)
!390 = !DILocation(line: 214, column: 42, scope: !376)
!391 = !DILocation(line: 214, column: 13, scope: !376)
!392 = !DILocation(line: 214, column: 60, scope: !376)
!393 = !DILocation(line: 214, column: 65, scope: !376)
!394 = !DILocation(line: 214, column: 50, scope: !376)
!395 = !DILocation(line: 214, column: 76, scope: !376)
!396 = !DILocation(line: 215, column: 13, scope: !376)
!397 = !DILocation(line: 216, column: 9, scope: !376)
!398 = !DILocation(line: 217, column: 26, scope: !376)
!399 = !DILocation(line: 217, column: 37, scope: !376)
!400 = !DILocation(line: 217, column: 51, scope: !376)
!401 = !DILocation(line: 218, column: 9, scope: !376)
!402 = !DILocation(line: 219, column: 19, scope: !376)
!403 = !DILocation(line: 219, column: 32, scope: !376)
!404 = !DILocation(line: 219, column: 25, scope: !376)
!405 = !DILocation(line: 219, column: 23, scope: !376)
!406 = !DILocation(line: 220, column: 9, scope: !376)
!407 = !DILocation(line: 212, column: 23, scope: !376)
!408 = distinct !{!408, !384, !409, !41, !42}
!409 = !DILocation(line: 221, column: 5, scope: !376)
!410 = !DILocation(line: 222, column: 16, scope: !376)
!411 = !DILocation(line: 222, column: 23, scope: !376)
!412 = !DILocation(line: 223, column: 1, scope: !376)
!413 = distinct !DISubprogram(name: "async_no_commit", scope: !7, file: !7, line: 225, type: !16, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!414 = !DILocation(line: 227, column: 5, scope: !413)
!415 = !DILocation(line: 227, column: 10, scope: !413)
!416 = !DILocation(line: 228, column: 32, scope: !413)
!417 = !DILocation(line: 228, column: 16, scope: !413)
!418 = !DILocation(line: 228, column: 40, scope: !413)
!419 = !DILocation(line: 229, column: 12, scope: !413)
!420 = !DILocation(line: 230, column: 5, scope: !413)
!421 = !DILocation(line: 231, column: 5, scope: !413)
!422 = !DILocation(line: 232, column: 11, scope: !413)
!423 = !DILocation(line: 232, column: 36, scope: !413)
!424 = !DILocation(line: 232, column: 29, scope: !413)
!425 = !DILocation(line: 232, column: 25, scope: !413)
!426 = !DILocation(line: 232, column: 16, scope: !413)
!427 = !DILocation(line: 232, column: 23, scope: !413)
!428 = !DILocation(line: 233, column: 1, scope: !413)
!429 = distinct !DISubprogram(name: "async_source_overwritten", scope: !7, file: !7, line: 235, type: !16, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!430 = !DILocation(line: 237, column: 5, scope: !429)
!431 = !DILocation(line: 237, column: 10, scope: !429)
!432 = !DILocation(line: 239, column: 15, scope: !429)
!433 = !DILocation(line: 239, column: 21, scope: !429)
!434 = !DILocation(line: 239, column: 5, scope: !429)
!435 = !DILocation(line: 239, column: 13, scope: !429)
!436 = !DILocation(line: 240, column: 21, scope: !429)
!437 = !DILocation(line: 240, column: 5, scope: !429)
!438 = !DILocation(line: 241, column: 5, scope: !429)
!439 = !DILocation(line: 242, column: 12, scope: !429)
!440 = !DILocation(line: 243, column: 13, scope: !429)
!441 = !DILocation(line: 245, column: 18, scope: !429)
!442 = !DILocation(line: 245, column: 14, scope: !429)
!443 = !DILocation(line: 245, column: 29, scope: !429)
!444 = !DILocation(line: 245, column: 27, scope: !429)
!445 = !DILocation(line: 245, column: 5, scope: !429)
!446 = !DILocation(line: 245, column: 12, scope: !429)
!447 = !DILocation(line: 246, column: 1, scope: !429)
!448 = distinct !DISubprogram(name: "async_buffer_reused", scope: !7, file: !7, line: 248, type: !16, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!449 = !DILocation(line: 250, column: 5, scope: !448)
!450 = !DILocation(line: 250, column: 10, scope: !448)
!451 = !DILocation(line: 252, column: 5, scope: !448)
!452 = !DILocation(line: 260, column: 11, scope: !448)
!453 = !DILocation(line: 253, column: 42, scope: !448)
!454 = !DILocation(line: 253, column: 37, scope: !448)
!455 = !DILocation(line: 253, column: 9, scope: !448)
!456 = !DILocation(line: 254, column: 9, scope: !448)
!457 = !DILocation(line: 255, column: 9, scope: !448)
!458 = !DILocation(line: 256, column: 9, scope: !448)
!459 = !DILocation(line: 257, column: 19, scope: !448)
!460 = !DILocation(line: 257, column: 25, scope: !448)
!461 = !DILocation(line: 257, column: 23, scope: !448)
!462 = !DILocation(line: 258, column: 16, scope: !448)
!463 = !DILocation(line: 252, column: 29, scope: !448)
!464 = !DILocation(line: 252, column: 23, scope: !448)
!465 = distinct !{!465, !451, !466, !41, !42}
!466 = !DILocation(line: 259, column: 5, scope: !448)
!467 = !DILocation(line: 260, column: 16, scope: !448)
!468 = !DILocation(line: 260, column: 23, scope: !448)
!469 = !DILocation(line: 261, column: 1, scope: !448)
