; Made from blocks.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ21waits_for_lower_indexE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ21waits_for_lower_indexE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ17waits_for_block_0E5ready = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ27reads_what_block_0_preparesE5table = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@_ZZ19ticket_without_waitE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ19ticket_without_waitE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ26ticket_without_wait_atomicE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ26ticket_without_wait_atomicE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13waits_so_longE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13waits_so_longE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13last_by_indexE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ24compacted_in_block_orderE5first = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ22scanned_in_block_orderE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ22scanned_in_block_orderE3sum = internal addrspace(3) global i32 undef, align 4
@_ZZ19first_block_does_itE5first = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ32fused_with_atomic_initialisationE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @waits_for_lower_index(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %7 = icmp eq i32 %6, 0, !dbg !19
  br i1 %7, label %8, label %37, !dbg !19

8:                                                ; preds = %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !20
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_lower_indexE1b to ptr), align 4, !dbg !21, !tbaa !10
  %10 = icmp eq i32 %9, 0, !dbg !22
  br i1 %10, label %18, label %11, !dbg !23

11:                                               ; preds = %8
  %12 = zext nneg i32 %9 to i64
  %13 = getelementptr i32, ptr %3, i64 %12
  %14 = getelementptr i8, ptr %13, i64 28
  br label %15, !dbg !24

15:                                               ; preds = %11, %15
  %16 = load volatile i32, ptr %14, align 4, !dbg !25, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !25
  br i1 %17, label %15, label %18, !dbg !24, !llvm.loop !26

18:                                               ; preds = %15, %8
  tail call void @llvm.nvvm.membar.gl(), !dbg !30
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_lower_indexE1b to ptr), align 4, !dbg !31, !tbaa !10
  %20 = icmp eq i32 %19, 0, !dbg !31
  br i1 %20, label %26, label %21, !dbg !31

21:                                               ; preds = %18
  %22 = sext i32 %19 to i64, !dbg !32
  %23 = getelementptr i32, ptr %2, i64 %22, !dbg !32
  %24 = getelementptr i8, ptr %23, i64 -4, !dbg !32
  %25 = load i32, ptr %24, align 4, !dbg !32, !tbaa !10
  br label %26, !dbg !31

26:                                               ; preds = %18, %21
  %27 = phi i32 [ %25, %21 ], [ 0, %18 ], !dbg !31
  store i32 %27, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_lower_indexE6before to ptr), align 4, !dbg !33, !tbaa !10
  %28 = sext i32 %19 to i64, !dbg !34
  %29 = getelementptr inbounds i32, ptr %0, i64 %28, !dbg !34
  %30 = load i32, ptr %29, align 4, !dbg !34, !tbaa !10
  %31 = add nsw i32 %30, %27, !dbg !35
  %32 = getelementptr inbounds i32, ptr %2, i64 %28, !dbg !36
  store i32 %31, ptr %32, align 4, !dbg !37, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !38
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !39
  %34 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_lower_indexE1b to ptr), align 4, !dbg !40, !tbaa !10
  %35 = sext i32 %34 to i64, !dbg !39
  %36 = getelementptr inbounds i32, ptr %33, i64 %35, !dbg !39
  store volatile i32 1, ptr %36, align 4, !dbg !39, !tbaa !10
  br label %37, !dbg !41

37:                                               ; preds = %26, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !42
  %38 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_lower_indexE1b to ptr), align 4, !dbg !43, !tbaa !10
  %39 = shl nsw i32 %38, 6, !dbg !44
  %40 = add nsw i32 %39, %6, !dbg !45
  %41 = icmp slt i32 %40, %4, !dbg !46
  br i1 %41, label %42, label %49, !dbg !46

42:                                               ; preds = %37
  %43 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_lower_indexE6before to ptr), align 4, !dbg !47, !tbaa !10
  %44 = sext i32 %40 to i64, !dbg !48
  %45 = getelementptr inbounds i32, ptr %0, i64 %44, !dbg !48
  %46 = load i32, ptr %45, align 4, !dbg !48, !tbaa !10
  %47 = add nsw i32 %46, %43, !dbg !49
  %48 = getelementptr inbounds i32, ptr %1, i64 %44, !dbg !50
  store i32 %47, ptr %48, align 4, !dbg !51, !tbaa !10
  br label %49, !dbg !50

49:                                               ; preds = %42, %37
  ret void, !dbg !52
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @waits_for_block_0(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !53 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !54
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !54
  %8 = mul i32 %6, %7, !dbg !54
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %10 = add i32 %8, %9, !dbg !54
  %11 = icmp eq i32 %9, 0, !dbg !55
  br i1 %11, label %12, label %13, !dbg !55

12:                                               ; preds = %5
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ17waits_for_block_0E5ready to ptr), align 4, !dbg !56, !tbaa !10
  br label %13, !dbg !57

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %6, 0, !dbg !58
  %15 = icmp samesign ult i32 %9, 8
  %16 = and i1 %14, %15, !dbg !59
  br i1 %16, label %17, label %21, !dbg !59

17:                                               ; preds = %13
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %9) #9, !dbg !60
  %19 = zext nneg i32 %9 to i64, !dbg !61
  %20 = getelementptr inbounds nuw i32, ptr %2, i64 %19, !dbg !61
  store i32 %18, ptr %20, align 4, !dbg !62, !tbaa !10
  br label %21, !dbg !61

21:                                               ; preds = %17, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !63
  %22 = or i32 %6, %9, !dbg !64
  %23 = icmp eq i32 %22, 0, !dbg !64
  br i1 %23, label %24, label %26, !dbg !64

24:                                               ; preds = %21
  fence syncscope("device") acq_rel, !dbg !65
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !66
  store volatile i32 1, ptr %25, align 4, !dbg !66, !tbaa !10
  br label %26, !dbg !67

26:                                               ; preds = %24, %21
  br i1 %11, label %27, label %33, !dbg !68

27:                                               ; preds = %26
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 32
  br label %29, !dbg !69

29:                                               ; preds = %27, %29
  %30 = load volatile i32, ptr %28, align 4, !dbg !70, !tbaa !10
  %31 = icmp eq i32 %30, 0, !dbg !70
  br i1 %31, label %29, label %32, !dbg !69, !llvm.loop !71

32:                                               ; preds = %29
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ17waits_for_block_0E5ready to ptr), align 4, !dbg !73, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !74
  br label %33, !dbg !75

33:                                               ; preds = %32, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !76
  %34 = icmp slt i32 %10, %4, !dbg !77
  br i1 %34, label %35, label %52, !dbg !77

35:                                               ; preds = %33
  %36 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17waits_for_block_0E5ready to ptr), align 4, !dbg !78, !tbaa !10
  %37 = icmp eq i32 %36, 0, !dbg !78
  %38 = sext i32 %10 to i64, !dbg !79
  %39 = getelementptr inbounds i32, ptr %0, i64 %38, !dbg !79
  %40 = load i32, ptr %39, align 4, !dbg !79, !tbaa !10
  %41 = and i32 %40, 7, !dbg !79
  br i1 %37, label %46, label %42, !dbg !78

42:                                               ; preds = %35
  %43 = zext nneg i32 %41 to i64, !dbg !80
  %44 = getelementptr inbounds nuw i32, ptr %2, i64 %43, !dbg !80
  %45 = load i32, ptr %44, align 4, !dbg !80, !tbaa !10
  br label %48, !dbg !78

46:                                               ; preds = %35
  %47 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %41) #9, !dbg !81
  br label %48, !dbg !78

48:                                               ; preds = %46, %42
  %49 = phi i32 [ %45, %42 ], [ %47, %46 ], !dbg !78
  %50 = sext i32 %10 to i64, !dbg !82
  %51 = getelementptr inbounds i32, ptr %1, i64 %50, !dbg !82
  store i32 %49, ptr %51, align 4, !dbg !83, !tbaa !10
  br label %52, !dbg !82

52:                                               ; preds = %48, %33
  ret void, !dbg !84
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #2 !dbg !85 {
  br label %3, !dbg !87

2:                                                ; preds = %3
  ret i32 %12, !dbg !88

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !89
  %7 = xor i32 %6, %5, !dbg !90
  %8 = lshr i32 %7, 17, !dbg !91
  %9 = xor i32 %8, %7, !dbg !92
  %10 = shl i32 %9, 5, !dbg !93
  %11 = xor i32 %10, %9, !dbg !94
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #9, !dbg !95, !srcloc !96
  %13 = add nuw nsw i32 %4, 1, !dbg !97
  %14 = icmp eq i32 %13, 6, !dbg !98
  br i1 %14, label %2, label %3, !dbg !87, !llvm.loop !99
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reads_lower_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !101 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !102
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !102
  %8 = mul i32 %6, %7, !dbg !102
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !102
  %10 = add i32 %8, %9, !dbg !102
  %11 = icmp sgt i32 %10, 63, !dbg !103
  %12 = icmp slt i32 %10, %4
  %13 = and i1 %11, %12, !dbg !104
  br i1 %13, label %14, label %20, !dbg !104

14:                                               ; preds = %5
  %15 = zext nneg i32 %10 to i64, !dbg !105
  %16 = getelementptr i32, ptr %0, i64 %15, !dbg !105
  %17 = getelementptr i8, ptr %16, i64 -256, !dbg !105
  %18 = load i32, ptr %17, align 4, !dbg !105, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #9, !dbg !106
  br label %20, !dbg !107

20:                                               ; preds = %5, %14
  %21 = phi i32 [ %19, %14 ], [ 0, %5 ], !dbg !107
  br i1 %13, label %22, label %27, !dbg !108

22:                                               ; preds = %20
  %23 = zext nneg i32 %10 to i64, !dbg !109
  %24 = getelementptr i32, ptr %2, i64 %23, !dbg !109
  %25 = getelementptr i8, ptr %24, i64 -256, !dbg !109
  %26 = load i32, ptr %25, align 4, !dbg !109, !tbaa !10
  br label %27, !dbg !110

27:                                               ; preds = %22, %20
  %28 = phi i32 [ %26, %22 ], [ %21, %20 ], !dbg !111
  br i1 %12, label %29, label %38, !dbg !112

29:                                               ; preds = %27
  %30 = sext i32 %10 to i64, !dbg !113
  %31 = getelementptr inbounds i32, ptr %0, i64 %30, !dbg !113
  %32 = load i32, ptr %31, align 4, !dbg !113, !tbaa !10
  %33 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %32) #9, !dbg !114
  %34 = getelementptr inbounds i32, ptr %2, i64 %30, !dbg !115
  store i32 %33, ptr %34, align 4, !dbg !116, !tbaa !10
  %35 = load i32, ptr %31, align 4, !dbg !117, !tbaa !10
  %36 = add nsw i32 %35, %28, !dbg !118
  %37 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !119
  store i32 %36, ptr %37, align 4, !dbg !120, !tbaa !10
  br label %38, !dbg !119

38:                                               ; preds = %27, %29
  ret void, !dbg !121
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reads_what_block_0_prepares(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !122 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !123
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !123
  %8 = mul i32 %6, %7, !dbg !123
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !123
  %10 = add i32 %8, %9, !dbg !123
  %11 = icmp eq i32 %6, 0, !dbg !124
  %12 = icmp samesign ult i32 %9, 8
  %13 = and i1 %11, %12, !dbg !125
  br i1 %13, label %14, label %18, !dbg !125

14:                                               ; preds = %5
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %9) #9, !dbg !126
  %16 = zext nneg i32 %9 to i64, !dbg !127
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !127
  store i32 %15, ptr %17, align 4, !dbg !128, !tbaa !10
  br label %18, !dbg !127

18:                                               ; preds = %14, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !129
  br i1 %12, label %19, label %24, !dbg !130

19:                                               ; preds = %18
  %20 = zext nneg i32 %9 to i64, !dbg !131
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !131
  %22 = load i32, ptr %21, align 4, !dbg !131, !tbaa !10
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27reads_what_block_0_preparesE5table to ptr), i64 %20, !dbg !132
  store i32 %22, ptr %23, align 4, !dbg !133, !tbaa !10
  br label %24, !dbg !132

24:                                               ; preds = %19, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !134
  %25 = icmp slt i32 %10, %4, !dbg !135
  br i1 %25, label %26, label %35, !dbg !135

26:                                               ; preds = %24
  %27 = sext i32 %10 to i64, !dbg !136
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !136
  %29 = load i32, ptr %28, align 4, !dbg !136, !tbaa !10
  %30 = and i32 %29, 7, !dbg !137
  %31 = zext nneg i32 %30 to i64, !dbg !138
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27reads_what_block_0_preparesE5table to ptr), i64 %31, !dbg !138
  %33 = load i32, ptr %32, align 4, !dbg !138, !tbaa !10
  %34 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !139
  store i32 %33, ptr %34, align 4, !dbg !140, !tbaa !10
  br label %35, !dbg !139

35:                                               ; preds = %26, %24
  ret void, !dbg !141
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ticket_without_wait(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !142 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !143
  %7 = icmp eq i32 %6, 0, !dbg !144
  br i1 %7, label %8, label %28, !dbg !144

8:                                                ; preds = %5
  %9 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !145
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ19ticket_without_waitE1b to ptr), align 4, !dbg !146, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !147
  %10 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19ticket_without_waitE1b to ptr), align 4, !dbg !148, !tbaa !10
  %11 = icmp eq i32 %10, 0, !dbg !148
  br i1 %11, label %17, label %12, !dbg !148

12:                                               ; preds = %8
  %13 = sext i32 %10 to i64, !dbg !149
  %14 = getelementptr i32, ptr %2, i64 %13, !dbg !149
  %15 = getelementptr i8, ptr %14, i64 -4, !dbg !149
  %16 = load i32, ptr %15, align 4, !dbg !149, !tbaa !10
  br label %17, !dbg !148

17:                                               ; preds = %8, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %8 ], !dbg !148
  store i32 %18, ptr addrspacecast (ptr addrspace(3) @_ZZ19ticket_without_waitE6before to ptr), align 4, !dbg !150, !tbaa !10
  %19 = sext i32 %10 to i64, !dbg !151
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !151
  %21 = load i32, ptr %20, align 4, !dbg !151, !tbaa !10
  %22 = add nsw i32 %21, %18, !dbg !152
  %23 = getelementptr inbounds i32, ptr %2, i64 %19, !dbg !153
  store i32 %22, ptr %23, align 4, !dbg !154, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !155
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !156
  %25 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19ticket_without_waitE1b to ptr), align 4, !dbg !157, !tbaa !10
  %26 = sext i32 %25 to i64, !dbg !156
  %27 = getelementptr inbounds i32, ptr %24, i64 %26, !dbg !156
  store volatile i32 1, ptr %27, align 4, !dbg !156, !tbaa !10
  br label %28, !dbg !158

28:                                               ; preds = %17, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !159
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19ticket_without_waitE1b to ptr), align 4, !dbg !160, !tbaa !10
  %30 = shl nsw i32 %29, 6, !dbg !161
  %31 = add nsw i32 %30, %6, !dbg !162
  %32 = icmp slt i32 %31, %4, !dbg !163
  br i1 %32, label %33, label %40, !dbg !163

33:                                               ; preds = %28
  %34 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19ticket_without_waitE6before to ptr), align 4, !dbg !164, !tbaa !10
  %35 = sext i32 %31 to i64, !dbg !165
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !165
  %37 = load i32, ptr %36, align 4, !dbg !165, !tbaa !10
  %38 = add nsw i32 %37, %34, !dbg !166
  %39 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !167
  store i32 %38, ptr %39, align 4, !dbg !168, !tbaa !10
  br label %40, !dbg !167

40:                                               ; preds = %33, %28
  ret void, !dbg !169
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ticket_without_wait_atomic(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !170 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !171
  %7 = icmp eq i32 %6, 0, !dbg !172
  br i1 %7, label %8, label %31, !dbg !172

8:                                                ; preds = %5
  %9 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !173
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE1b to ptr), align 4, !dbg !174, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !175
  %10 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE1b to ptr), align 4, !dbg !176, !tbaa !10
  %11 = icmp eq i32 %10, 0, !dbg !176
  br i1 %11, label %17, label %12, !dbg !176

12:                                               ; preds = %8
  %13 = sext i32 %10 to i64, !dbg !177
  %14 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !177
  %15 = getelementptr inbounds i8, ptr %14, i64 -4, !dbg !178
  %16 = atomicrmw or ptr %15, i32 0 seq_cst, align 4, !dbg !179
  br label %17, !dbg !176

17:                                               ; preds = %8, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %8 ], !dbg !176
  store i32 %18, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE6before to ptr), align 4, !dbg !180, !tbaa !10
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE1b to ptr), align 4, !dbg !181, !tbaa !10
  %20 = sext i32 %19 to i64, !dbg !182
  %21 = getelementptr inbounds i32, ptr %2, i64 %20, !dbg !182
  %22 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !183
  %23 = load i32, ptr %22, align 4, !dbg !183, !tbaa !10
  %24 = add nsw i32 %23, %18, !dbg !184
  %25 = atomicrmw xchg ptr %21, i32 %24 seq_cst, align 4, !dbg !185
  tail call void @llvm.nvvm.membar.gl(), !dbg !186
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !187
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE1b to ptr), align 4, !dbg !188, !tbaa !10
  %28 = sext i32 %27 to i64, !dbg !187
  %29 = getelementptr inbounds i32, ptr %26, i64 %28, !dbg !187
  %30 = atomicrmw xchg ptr %29, i32 1 seq_cst, align 4, !dbg !189
  br label %31, !dbg !190

31:                                               ; preds = %17, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !191
  %32 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE1b to ptr), align 4, !dbg !192, !tbaa !10
  %33 = shl nsw i32 %32, 6, !dbg !193
  %34 = add nsw i32 %33, %6, !dbg !194
  %35 = icmp slt i32 %34, %4, !dbg !195
  br i1 %35, label %36, label %43, !dbg !195

36:                                               ; preds = %31
  %37 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE6before to ptr), align 4, !dbg !196, !tbaa !10
  %38 = sext i32 %34 to i64, !dbg !197
  %39 = getelementptr inbounds i32, ptr %0, i64 %38, !dbg !197
  %40 = load i32, ptr %39, align 4, !dbg !197, !tbaa !10
  %41 = add nsw i32 %40, %37, !dbg !198
  %42 = getelementptr inbounds i32, ptr %1, i64 %38, !dbg !199
  store i32 %41, ptr %42, align 4, !dbg !200, !tbaa !10
  br label %43, !dbg !199

43:                                               ; preds = %36, %31
  ret void, !dbg !201
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @waits_so_long(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !202 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !203
  %7 = icmp eq i32 %6, 0, !dbg !204
  br i1 %7, label %8, label %41, !dbg !204

8:                                                ; preds = %5
  %9 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !205
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ13waits_so_longE1b to ptr), align 4, !dbg !206, !tbaa !10
  %10 = icmp eq i32 %9, 0, !dbg !207
  br i1 %10, label %22, label %11, !dbg !208

11:                                               ; preds = %8
  %12 = sext i32 %9 to i64
  %13 = getelementptr i32, ptr %3, i64 %12
  %14 = getelementptr i8, ptr %13, i64 28
  br label %15, !dbg !209

15:                                               ; preds = %11, %15
  %16 = phi i32 [ %19, %15 ], [ 0, %11 ], !dbg !210
  %17 = load volatile i32, ptr %14, align 4, !dbg !211, !tbaa !10
  %18 = icmp eq i32 %17, 0, !dbg !211
  %19 = add nuw nsw i32 %16, 1
  %20 = icmp samesign ult i32 %16, 100
  %21 = select i1 %18, i1 %20, i1 false, !dbg !209
  br i1 %21, label %15, label %22, !dbg !209, !llvm.loop !212

22:                                               ; preds = %15, %8
  tail call void @llvm.nvvm.membar.gl(), !dbg !214
  %23 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13waits_so_longE1b to ptr), align 4, !dbg !215, !tbaa !10
  %24 = icmp eq i32 %23, 0, !dbg !215
  br i1 %24, label %30, label %25, !dbg !215

25:                                               ; preds = %22
  %26 = sext i32 %23 to i64, !dbg !216
  %27 = getelementptr i32, ptr %2, i64 %26, !dbg !216
  %28 = getelementptr i8, ptr %27, i64 -4, !dbg !216
  %29 = load i32, ptr %28, align 4, !dbg !216, !tbaa !10
  br label %30, !dbg !215

30:                                               ; preds = %22, %25
  %31 = phi i32 [ %29, %25 ], [ 0, %22 ], !dbg !215
  store i32 %31, ptr addrspacecast (ptr addrspace(3) @_ZZ13waits_so_longE6before to ptr), align 4, !dbg !217, !tbaa !10
  %32 = sext i32 %23 to i64, !dbg !218
  %33 = getelementptr inbounds i32, ptr %0, i64 %32, !dbg !218
  %34 = load i32, ptr %33, align 4, !dbg !218, !tbaa !10
  %35 = add nsw i32 %34, %31, !dbg !219
  %36 = getelementptr inbounds i32, ptr %2, i64 %32, !dbg !220
  store i32 %35, ptr %36, align 4, !dbg !221, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !222
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !223
  %38 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13waits_so_longE1b to ptr), align 4, !dbg !224, !tbaa !10
  %39 = sext i32 %38 to i64, !dbg !223
  %40 = getelementptr inbounds i32, ptr %37, i64 %39, !dbg !223
  store volatile i32 1, ptr %40, align 4, !dbg !223, !tbaa !10
  br label %41, !dbg !225

41:                                               ; preds = %30, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !226
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13waits_so_longE1b to ptr), align 4, !dbg !227, !tbaa !10
  %43 = shl nsw i32 %42, 6, !dbg !228
  %44 = add nsw i32 %43, %6, !dbg !229
  %45 = icmp slt i32 %44, %4, !dbg !230
  br i1 %45, label %46, label %53, !dbg !230

46:                                               ; preds = %41
  %47 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13waits_so_longE6before to ptr), align 4, !dbg !231, !tbaa !10
  %48 = sext i32 %44 to i64, !dbg !232
  %49 = getelementptr inbounds i32, ptr %0, i64 %48, !dbg !232
  %50 = load i32, ptr %49, align 4, !dbg !232, !tbaa !10
  %51 = add nsw i32 %50, %47, !dbg !233
  %52 = getelementptr inbounds i32, ptr %1, i64 %48, !dbg !234
  store i32 %51, ptr %52, align 4, !dbg !235, !tbaa !10
  br label %53, !dbg !234

53:                                               ; preds = %46, %41
  ret void, !dbg !236
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @last_by_index(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !237 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !238
  %7 = icmp eq i32 %6, 0, !dbg !239
  br i1 %7, label %8, label %22, !dbg !239

8:                                                ; preds = %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !238
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !238
  %11 = mul i32 %10, %9, !dbg !238
  %12 = sext i32 %11 to i64, !dbg !240
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !240
  %14 = load i32, ptr %13, align 4, !dbg !240, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #9, !dbg !241
  %16 = zext nneg i32 %10 to i64, !dbg !242
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !242
  store i32 %15, ptr %17, align 4, !dbg !243, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !244
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !245
  %19 = add nsw i32 %18, -1, !dbg !246
  %20 = icmp eq i32 %10, %19, !dbg !247
  %21 = zext i1 %20 to i32, !dbg !248
  store i32 %21, ptr addrspacecast (ptr addrspace(3) @_ZZ13last_by_indexE4last to ptr), align 4, !dbg !249, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !250
  br label %22, !dbg !251

22:                                               ; preds = %8, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !252
  %23 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13last_by_indexE4last to ptr), align 4, !dbg !253, !tbaa !10
  %24 = icmp eq i32 %23, 0, !dbg !253
  br i1 %24, label %45, label %25, !dbg !254

25:                                               ; preds = %22
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %29, !dbg !255

27:                                               ; preds = %29
  %28 = icmp slt i32 %6, %4, !dbg !256
  br i1 %28, label %38, label %45, !dbg !257

29:                                               ; preds = %25, %29
  %30 = phi i32 [ 0, %25 ], [ %36, %29 ]
  %31 = phi i32 [ 0, %25 ], [ %35, %29 ]
  %32 = zext nneg i32 %30 to i64, !dbg !258
  %33 = getelementptr inbounds nuw i32, ptr %2, i64 %32, !dbg !258
  %34 = load i32, ptr %33, align 4, !dbg !258, !tbaa !10
  %35 = add nsw i32 %34, %31, !dbg !259
  %36 = add nuw nsw i32 %30, 1, !dbg !260
  %37 = icmp eq i32 %36, %26, !dbg !261
  br i1 %37, label %27, label %29, !dbg !255, !llvm.loop !262

38:                                               ; preds = %27, %38
  %39 = phi i32 [ %43, %38 ], [ %6, %27 ]
  %40 = sub nsw i32 %35, %39, !dbg !264
  %41 = zext nneg i32 %39 to i64, !dbg !265
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %41, !dbg !265
  store i32 %40, ptr %42, align 4, !dbg !266, !tbaa !10
  %43 = add nuw nsw i32 %39, 64, !dbg !267
  %44 = icmp slt i32 %43, %4, !dbg !256
  br i1 %44, label %38, label %45, !dbg !257, !llvm.loop !268

45:                                               ; preds = %38, %27, %22
  ret void, !dbg !270
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @compacted_in_block_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #4 !dbg !271 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !272
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !272
  %8 = mul i32 %6, %7, !dbg !272
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !272
  %10 = add i32 %8, %9, !dbg !272
  %11 = icmp slt i32 %10, %4, !dbg !273
  br i1 %11, label %12, label %17, !dbg !274

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !275
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !275
  %15 = load i32, ptr %14, align 4, !dbg !275, !tbaa !10
  %16 = icmp sgt i32 %15, 0, !dbg !276
  br label %17

17:                                               ; preds = %12, %5
  %18 = phi i1 [ false, %5 ], [ %16, %12 ], !dbg !277
  %19 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !278
  %20 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %18), !dbg !279
  switch i32 %9, label %27 [
    i32 0, label %21
    i32 31, label %23
  ], !dbg !280

21:                                               ; preds = %17
  %22 = atomicrmw add ptr %3, i32 %20 seq_cst, align 4, !dbg !281
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ24compacted_in_block_orderE5first to ptr), align 4, !dbg !282, !tbaa !10
  br label %27, !dbg !283

23:                                               ; preds = %17
  %24 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %19), !dbg !284
  %25 = zext nneg i32 %6 to i64, !dbg !285
  %26 = getelementptr inbounds nuw i32, ptr %2, i64 %25, !dbg !285
  store i32 %24, ptr %26, align 4, !dbg !286, !tbaa !10
  br label %27, !dbg !285

27:                                               ; preds = %21, %17, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !287
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24compacted_in_block_orderE5first to ptr), align 4, !dbg !288, !tbaa !10
  %29 = icmp samesign ult i32 %9, 32, !dbg !289
  br i1 %29, label %34, label %30, !dbg !290

30:                                               ; preds = %27
  %31 = zext nneg i32 %6 to i64, !dbg !291
  %32 = getelementptr inbounds nuw i32, ptr %2, i64 %31, !dbg !291
  %33 = load i32, ptr %32, align 4, !dbg !291, !tbaa !10
  br label %34, !dbg !290

34:                                               ; preds = %27, %30
  %35 = phi i32 [ %33, %30 ], [ 0, %27 ], !dbg !290
  br i1 %11, label %36, label %47, !dbg !292

36:                                               ; preds = %34
  %37 = and i32 %9, 31, !dbg !293
  %38 = shl nsw i32 -1, %37, !dbg !294
  %39 = xor i32 %38, -1, !dbg !294
  %40 = and i32 %19, %39, !dbg !295
  %41 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %40), !dbg !296
  %42 = add i32 %28, %41, !dbg !297
  %43 = add i32 %42, %35, !dbg !298
  %44 = select i1 %18, i32 %43, i32 -1, !dbg !299
  %45 = sext i32 %10 to i64, !dbg !300
  %46 = getelementptr inbounds i32, ptr %1, i64 %45, !dbg !300
  store i32 %44, ptr %46, align 4, !dbg !301, !tbaa !10
  br label %47, !dbg !300

47:                                               ; preds = %36, %34
  ret void, !dbg !302
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scanned_in_block_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !303 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !304
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !304
  %8 = mul i32 %6, %7, !dbg !304
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !304
  %10 = add i32 %8, %9, !dbg !304
  %11 = icmp eq i32 %9, 0, !dbg !305
  br i1 %11, label %12, label %13, !dbg !305

12:                                               ; preds = %5
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ22scanned_in_block_orderE3sum to ptr), align 4, !dbg !306, !tbaa !10
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ22scanned_in_block_orderE6before to ptr), align 4, !dbg !307, !tbaa !10
  br label %13, !dbg !308

13:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !309
  %14 = icmp slt i32 %10, %4, !dbg !310
  br i1 %14, label %15, label %20, !dbg !310

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !311
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !311
  %18 = load i32, ptr %17, align 4, !dbg !311, !tbaa !10
  %19 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ22scanned_in_block_orderE3sum to ptr), i32 %18 seq_cst, align 4, !dbg !312
  br label %20, !dbg !312

20:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !313
  br i1 %11, label %21, label %24, !dbg !314

21:                                               ; preds = %20
  %22 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22scanned_in_block_orderE3sum to ptr), align 4, !dbg !315, !tbaa !10
  %23 = atomicrmw add ptr %3, i32 %22 seq_cst, align 4, !dbg !316
  store i32 %23, ptr addrspacecast (ptr addrspace(3) @_ZZ22scanned_in_block_orderE6before to ptr), align 4, !dbg !317, !tbaa !10
  br label %24, !dbg !318

24:                                               ; preds = %21, %20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !319
  br i1 %14, label %25, label %32, !dbg !320

25:                                               ; preds = %24
  %26 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22scanned_in_block_orderE6before to ptr), align 4, !dbg !321, !tbaa !10
  %27 = sext i32 %10 to i64, !dbg !322
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !322
  %29 = load i32, ptr %28, align 4, !dbg !322, !tbaa !10
  %30 = add nsw i32 %29, %26, !dbg !323
  %31 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !324
  store i32 %30, ptr %31, align 4, !dbg !325, !tbaa !10
  br label %32, !dbg !324

32:                                               ; preds = %25, %24
  ret void, !dbg !326
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @first_block_does_it(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !327 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !328
  %7 = icmp eq i32 %6, 0, !dbg !329
  br i1 %7, label %8, label %13, !dbg !329

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 4, !dbg !330
  %10 = atomicrmw xchg ptr %9, i32 1 seq_cst, align 4, !dbg !331
  %11 = icmp eq i32 %10, 0, !dbg !332
  %12 = zext i1 %11 to i32, !dbg !331
  store i32 %12, ptr addrspacecast (ptr addrspace(3) @_ZZ19first_block_does_itE5first to ptr), align 4, !dbg !333, !tbaa !10
  br label %13, !dbg !334

13:                                               ; preds = %8, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !335
  %14 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19first_block_does_itE5first to ptr), align 4, !dbg !336, !tbaa !10
  %15 = icmp ne i32 %14, 0, !dbg !336
  %16 = icmp slt i32 %6, %4, !dbg !337
  %17 = and i1 %15, %16, !dbg !337
  br i1 %17, label %18, label %20, !dbg !338

18:                                               ; preds = %13
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %21, !dbg !338

20:                                               ; preds = %21, %13
  ret void, !dbg !339

21:                                               ; preds = %18, %21
  %22 = phi i32 [ %6, %18 ], [ %29, %21 ]
  %23 = zext nneg i32 %22 to i64, !dbg !340
  %24 = getelementptr inbounds nuw i32, ptr %0, i64 %23, !dbg !340
  %25 = load i32, ptr %24, align 4, !dbg !340, !tbaa !10
  %26 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %25) #9, !dbg !341
  %27 = add i32 %26, %19, !dbg !342
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %23, !dbg !343
  store i32 %27, ptr %28, align 4, !dbg !344, !tbaa !10
  %29 = add nuw nsw i32 %22, 64, !dbg !345
  %30 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19first_block_does_itE5first to ptr), align 4, !dbg !336, !tbaa !10
  %31 = icmp ne i32 %30, 0, !dbg !336
  %32 = icmp slt i32 %29, %4, !dbg !337
  %33 = select i1 %31, i1 %32, i1 false, !dbg !337
  br i1 %33, label %21, label %20, !dbg !338, !llvm.loop !346
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fused_with_initialisation(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !348 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !349
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !349
  %9 = mul i32 %7, %8, !dbg !349
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !349
  %11 = add i32 %9, %10, !dbg !349
  %12 = icmp eq i32 %5, 0, !dbg !350
  br i1 %12, label %33, label %13, !dbg !350

13:                                               ; preds = %6
  %14 = icmp eq i32 %7, 0, !dbg !351
  %15 = icmp samesign ult i32 %10, 8
  %16 = and i1 %14, %15, !dbg !352
  br i1 %16, label %17, label %21, !dbg !352

17:                                               ; preds = %13
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %10) #9, !dbg !353
  %19 = zext nneg i32 %10 to i64, !dbg !354
  %20 = getelementptr inbounds nuw i32, ptr %2, i64 %19, !dbg !354
  store i32 %18, ptr %20, align 4, !dbg !355, !tbaa !10
  br label %21, !dbg !354

21:                                               ; preds = %17, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !356
  %22 = icmp slt i32 %11, %4, !dbg !357
  br i1 %22, label %23, label %33, !dbg !357

23:                                               ; preds = %21
  %24 = sext i32 %11 to i64, !dbg !358
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !358
  %26 = load i32, ptr %25, align 4, !dbg !358, !tbaa !10
  %27 = and i32 %26, 7, !dbg !359
  %28 = zext nneg i32 %27 to i64, !dbg !360
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %28, !dbg !360
  %30 = load i32, ptr %29, align 4, !dbg !360, !tbaa !10
  %31 = add nsw i32 %30, %26, !dbg !361
  %32 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !362
  store i32 %31, ptr %32, align 4, !dbg !363, !tbaa !10
  br label %33, !dbg !362

33:                                               ; preds = %21, %23, %6
  ret void, !dbg !364
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fused_with_atomic_initialisation(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !365 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !366
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !366
  %9 = mul i32 %7, %8, !dbg !366
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !366
  %11 = add i32 %9, %10, !dbg !366
  %12 = icmp eq i32 %5, 0, !dbg !367
  br i1 %12, label %46, label %13, !dbg !367

13:                                               ; preds = %6
  %14 = icmp eq i32 %11, 0, !dbg !368
  br i1 %14, label %15, label %18, !dbg !368

15:                                               ; preds = %13
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !369
  %17 = atomicrmw xchg ptr %16, i32 1000 seq_cst, align 4, !dbg !370
  br label %18, !dbg !370

18:                                               ; preds = %15, %13
  %19 = icmp eq i32 %10, 0, !dbg !371
  br i1 %19, label %20, label %31, !dbg !371

20:                                               ; preds = %18
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !372
  %22 = sext i32 %11 to i64, !dbg !373
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !373
  %24 = load i32, ptr %23, align 4, !dbg !373, !tbaa !10
  %25 = atomicrmw add ptr %21, i32 %24 seq_cst, align 4, !dbg !374
  tail call void @llvm.nvvm.membar.gl(), !dbg !375
  %26 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !376
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !377
  %28 = add nsw i32 %27, -1, !dbg !378
  %29 = icmp eq i32 %26, %28, !dbg !379
  %30 = zext i1 %29 to i32, !dbg !376
  store i32 %30, ptr addrspacecast (ptr addrspace(3) @_ZZ32fused_with_atomic_initialisationE4last to ptr), align 4, !dbg !380, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !381
  br label %31, !dbg !382

31:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !383
  %32 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ32fused_with_atomic_initialisationE4last to ptr), align 4, !tbaa !10
  %33 = icmp ne i32 %32, 0
  %34 = icmp slt i32 %10, %4, !dbg !384
  %35 = and i1 %33, %34, !dbg !384
  br i1 %35, label %36, label %46, !dbg !385

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 32
  br label %38, !dbg !385

38:                                               ; preds = %36, %38
  %39 = phi i32 [ %10, %36 ], [ %44, %38 ]
  %40 = load volatile i32, ptr %37, align 4, !dbg !386, !tbaa !10
  %41 = add nsw i32 %40, %39, !dbg !387
  %42 = zext nneg i32 %39 to i64, !dbg !388
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %42, !dbg !388
  store i32 %41, ptr %43, align 4, !dbg !389, !tbaa !10
  %44 = add nuw nsw i32 %39, 64, !dbg !390
  %45 = icmp slt i32 %44, %4, !dbg !384
  br i1 %45, label %38, label %46, !dbg !385, !llvm.loop !391

46:                                               ; preds = %38, %31, %6
  ret void, !dbg !392
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !393 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !394
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !394
  %9 = mul i32 %7, %8, !dbg !394
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !394
  %11 = add i32 %9, %10, !dbg !394
  %12 = icmp eq i32 %5, 1, !dbg !395
  br i1 %12, label %42, label %13, !dbg !395

13:                                               ; preds = %6
  %14 = icmp slt i32 %11, %4, !dbg !396
  br i1 %14, label %15, label %21, !dbg !396

15:                                               ; preds = %13
  %16 = sext i32 %11 to i64, !dbg !397
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !397
  %18 = load i32, ptr %17, align 4, !dbg !397, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #9, !dbg !398
  %20 = getelementptr inbounds i32, ptr %2, i64 %16, !dbg !399
  store i32 %19, ptr %20, align 4, !dbg !400, !tbaa !10
  br label %21, !dbg !399

21:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !401
  %22 = icmp eq i32 %10, 0, !dbg !402
  br i1 %22, label %23, label %30, !dbg !402

23:                                               ; preds = %21
  tail call void @llvm.nvvm.membar.gl(), !dbg !403
  %24 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !404
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %26, !dbg !405

26:                                               ; preds = %26, %23
  %27 = load volatile i32, ptr %3, align 4, !dbg !406, !tbaa !10
  %28 = icmp ult i32 %27, %25, !dbg !407
  br i1 %28, label %26, label %29, !dbg !405, !llvm.loop !408

29:                                               ; preds = %26
  tail call void @llvm.nvvm.membar.gl(), !dbg !410
  br label %30, !dbg !411

30:                                               ; preds = %29, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !412
  br i1 %14, label %31, label %42, !dbg !413

31:                                               ; preds = %30
  %32 = sext i32 %11 to i64, !dbg !414
  %33 = getelementptr inbounds i32, ptr %2, i64 %32, !dbg !414
  %34 = load i32, ptr %33, align 4, !dbg !414, !tbaa !10
  %35 = xor i32 %11, -1, !dbg !415
  %36 = add i32 %4, %35, !dbg !415
  %37 = sext i32 %36 to i64, !dbg !416
  %38 = getelementptr inbounds i32, ptr %2, i64 %37, !dbg !416
  %39 = load i32, ptr %38, align 4, !dbg !416, !tbaa !10
  %40 = sub nsw i32 %34, %39, !dbg !417
  %41 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !418
  store i32 %40, ptr %41, align 4, !dbg !419, !tbaa !10
  br label %42, !dbg !418

42:                                               ; preds = %30, %31, %6
  ret void, !dbg !420
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_barrier_of_lower(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !421 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !422
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !422
  %9 = mul i32 %7, %8, !dbg !422
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !422
  %11 = add i32 %9, %10, !dbg !422
  %12 = icmp eq i32 %5, 1, !dbg !423
  br i1 %12, label %50, label %13, !dbg !423

13:                                               ; preds = %6
  %14 = icmp slt i32 %11, %4, !dbg !424
  br i1 %14, label %15, label %21, !dbg !424

15:                                               ; preds = %13
  %16 = sext i32 %11 to i64, !dbg !425
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !425
  %18 = load i32, ptr %17, align 4, !dbg !425, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #9, !dbg !426
  %20 = getelementptr inbounds i32, ptr %2, i64 %16, !dbg !427
  store i32 %19, ptr %20, align 4, !dbg !428, !tbaa !10
  br label %21, !dbg !427

21:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !429
  %22 = icmp eq i32 %10, 0, !dbg !430
  br i1 %22, label %23, label %39, !dbg !430

23:                                               ; preds = %21
  tail call void @llvm.nvvm.membar.gl(), !dbg !431
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !432
  %25 = zext nneg i32 %7 to i64, !dbg !432
  %26 = getelementptr inbounds nuw i32, ptr %24, i64 %25, !dbg !432
  store volatile i32 1, ptr %26, align 4, !dbg !432, !tbaa !10
  %27 = icmp eq i32 %7, 0, !dbg !433
  br i1 %27, label %32, label %28, !dbg !434

28:                                               ; preds = %23, %36
  %29 = phi i32 [ %37, %36 ], [ 0, %23 ]
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %24, i64 %30
  br label %33, !dbg !435

32:                                               ; preds = %36, %23
  tail call void @llvm.nvvm.membar.gl(), !dbg !436
  br label %39, !dbg !437

33:                                               ; preds = %28, %33
  %34 = load volatile i32, ptr %31, align 4, !dbg !438, !tbaa !10
  %35 = icmp eq i32 %34, 0, !dbg !438
  br i1 %35, label %33, label %36, !dbg !435, !llvm.loop !439

36:                                               ; preds = %33
  %37 = add nuw nsw i32 %29, 1, !dbg !441
  %38 = icmp eq i32 %37, %7, !dbg !433
  br i1 %38, label %32, label %28, !dbg !434, !llvm.loop !442

39:                                               ; preds = %32, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !443
  br i1 %14, label %40, label %50, !dbg !444

40:                                               ; preds = %39
  %41 = sext i32 %11 to i64, !dbg !445
  %42 = getelementptr inbounds i32, ptr %2, i64 %41, !dbg !445
  %43 = load i32, ptr %42, align 4, !dbg !445, !tbaa !10
  %44 = sdiv i32 %11, 2, !dbg !446
  %45 = sext i32 %44 to i64, !dbg !447
  %46 = getelementptr inbounds i32, ptr %2, i64 %45, !dbg !447
  %47 = load i32, ptr %46, align 4, !dbg !447, !tbaa !10
  %48 = sub nsw i32 %43, %47, !dbg !448
  %49 = getelementptr inbounds i32, ptr %1, i64 %41, !dbg !449
  store i32 %48, ptr %49, align 4, !dbg !450, !tbaa !10
  br label %50, !dbg !449

50:                                               ; preds = %39, %40, %6
  ret void, !dbg !451
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #7

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #8

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #4 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nounwind }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind }

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
!7 = !DIFile(filename: "blocks.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "waits_for_lower_index", scope: !7, file: !7, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 10, column: 5, scope: !15)
!19 = !DILocation(line: 11, column: 11, scope: !15)
!20 = !DILocation(line: 12, column: 51, scope: !15)
!21 = !DILocation(line: 12, column: 11, scope: !15)
!22 = !DILocation(line: 13, column: 16, scope: !15)
!23 = !DILocation(line: 13, column: 18, scope: !15)
!24 = !DILocation(line: 13, column: 9, scope: !15)
!25 = !DILocation(line: 13, column: 22, scope: !15)
!26 = distinct !{!26, !24, !27, !28, !29}
!27 = !DILocation(line: 13, column: 42, scope: !15)
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{!"llvm.loop.unroll.disable"}
!30 = !DILocation(line: 14, column: 9, scope: !15)
!31 = !DILocation(line: 15, column: 18, scope: !15)
!32 = !DILocation(line: 15, column: 22, scope: !15)
!33 = !DILocation(line: 15, column: 16, scope: !15)
!34 = !DILocation(line: 16, column: 28, scope: !15)
!35 = !DILocation(line: 16, column: 26, scope: !15)
!36 = !DILocation(line: 16, column: 9, scope: !15)
!37 = !DILocation(line: 16, column: 17, scope: !15)
!38 = !DILocation(line: 17, column: 9, scope: !15)
!39 = !DILocation(line: 18, column: 9, scope: !15)
!40 = !DILocation(line: 18, column: 19, scope: !15)
!41 = !DILocation(line: 19, column: 5, scope: !15)
!42 = !DILocation(line: 20, column: 5, scope: !15)
!43 = !DILocation(line: 21, column: 13, scope: !15)
!44 = !DILocation(line: 21, column: 15, scope: !15)
!45 = !DILocation(line: 21, column: 20, scope: !15)
!46 = !DILocation(line: 22, column: 11, scope: !15)
!47 = !DILocation(line: 22, column: 25, scope: !15)
!48 = !DILocation(line: 22, column: 34, scope: !15)
!49 = !DILocation(line: 22, column: 32, scope: !15)
!50 = !DILocation(line: 22, column: 16, scope: !15)
!51 = !DILocation(line: 22, column: 23, scope: !15)
!52 = !DILocation(line: 23, column: 1, scope: !15)
!53 = distinct !DISubprogram(name: "waits_for_block_0", scope: !7, file: !7, line: 25, type: !16, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!54 = !DILocation(line: 27, column: 5, scope: !53)
!55 = !DILocation(line: 28, column: 11, scope: !53)
!56 = !DILocation(line: 28, column: 23, scope: !53)
!57 = !DILocation(line: 28, column: 17, scope: !53)
!58 = !DILocation(line: 29, column: 20, scope: !53)
!59 = !DILocation(line: 29, column: 25, scope: !53)
!60 = !DILocation(line: 29, column: 45, scope: !53)
!61 = !DILocation(line: 29, column: 35, scope: !53)
!62 = !DILocation(line: 29, column: 43, scope: !53)
!63 = !DILocation(line: 30, column: 5, scope: !53)
!64 = !DILocation(line: 31, column: 25, scope: !53)
!65 = !DILocation(line: 32, column: 9, scope: !53)
!66 = !DILocation(line: 33, column: 9, scope: !53)
!67 = !DILocation(line: 34, column: 5, scope: !53)
!68 = !DILocation(line: 35, column: 11, scope: !53)
!69 = !DILocation(line: 36, column: 48, scope: !53)
!70 = !DILocation(line: 36, column: 56, scope: !53)
!71 = distinct !{!71, !69, !72, !28, !29}
!72 = !DILocation(line: 36, column: 72, scope: !53)
!73 = !DILocation(line: 36, column: 80, scope: !53)
!74 = !DILocation(line: 37, column: 9, scope: !53)
!75 = !DILocation(line: 38, column: 5, scope: !53)
!76 = !DILocation(line: 39, column: 5, scope: !53)
!77 = !DILocation(line: 40, column: 11, scope: !53)
!78 = !DILocation(line: 40, column: 25, scope: !53)
!79 = !DILocation(line: 40, scope: !53)
!80 = !DILocation(line: 40, column: 33, scope: !53)
!81 = !DILocation(line: 40, column: 51, scope: !53)
!82 = !DILocation(line: 40, column: 16, scope: !53)
!83 = !DILocation(line: 40, column: 23, scope: !53)
!84 = !DILocation(line: 41, column: 1, scope: !53)
!85 = distinct !DISubprogram(name: "mix", scope: !86, file: !86, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!86 = !DIFile(filename: "./common.h", directory: ".")
!87 = !DILocation(line: 21, column: 5, scope: !85)
!88 = !DILocation(line: 27, column: 5, scope: !85)
!89 = !DILocation(line: 22, column: 16, scope: !85)
!90 = !DILocation(line: 22, column: 11, scope: !85)
!91 = !DILocation(line: 23, column: 16, scope: !85)
!92 = !DILocation(line: 23, column: 11, scope: !85)
!93 = !DILocation(line: 24, column: 16, scope: !85)
!94 = !DILocation(line: 24, column: 11, scope: !85)
!95 = !DILocation(line: 25, column: 9, scope: !85)
!96 = !{i64 8039119}
!97 = !DILocation(line: 21, column: 29, scope: !85)
!98 = !DILocation(line: 21, column: 23, scope: !85)
!99 = distinct !{!99, !87, !100, !28, !29}
!100 = !DILocation(line: 26, column: 5, scope: !85)
!101 = distinct !DISubprogram(name: "reads_lower_block", scope: !7, file: !7, line: 43, type: !16, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!102 = !DILocation(line: 44, column: 5, scope: !101)
!103 = !DILocation(line: 45, column: 18, scope: !101)
!104 = !DILocation(line: 45, column: 24, scope: !101)
!105 = !DILocation(line: 45, column: 39, scope: !101)
!106 = !DILocation(line: 45, column: 35, scope: !101)
!107 = !DILocation(line: 45, column: 16, scope: !101)
!108 = !DILocation(line: 46, column: 25, scope: !101)
!109 = !DILocation(line: 46, column: 42, scope: !101)
!110 = !DILocation(line: 46, column: 35, scope: !101)
!111 = !DILocation(line: 0, scope: !101)
!112 = !DILocation(line: 47, column: 11, scope: !101)
!113 = !DILocation(line: 47, column: 30, scope: !101)
!114 = !DILocation(line: 47, column: 26, scope: !101)
!115 = !DILocation(line: 47, column: 16, scope: !101)
!116 = !DILocation(line: 47, column: 24, scope: !101)
!117 = !DILocation(line: 48, column: 32, scope: !101)
!118 = !DILocation(line: 48, column: 30, scope: !101)
!119 = !DILocation(line: 48, column: 16, scope: !101)
!120 = !DILocation(line: 48, column: 23, scope: !101)
!121 = !DILocation(line: 49, column: 1, scope: !101)
!122 = distinct !DISubprogram(name: "reads_what_block_0_prepares", scope: !7, file: !7, line: 50, type: !16, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!123 = !DILocation(line: 52, column: 5, scope: !122)
!124 = !DILocation(line: 54, column: 28, scope: !122)
!125 = !DILocation(line: 54, column: 33, scope: !122)
!126 = !DILocation(line: 54, column: 53, scope: !122)
!127 = !DILocation(line: 54, column: 43, scope: !122)
!128 = !DILocation(line: 54, column: 51, scope: !122)
!129 = !DILocation(line: 55, column: 5, scope: !122)
!130 = !DILocation(line: 56, column: 19, scope: !122)
!131 = !DILocation(line: 56, column: 35, scope: !122)
!132 = !DILocation(line: 56, column: 24, scope: !122)
!133 = !DILocation(line: 56, column: 33, scope: !122)
!134 = !DILocation(line: 56, column: 44, scope: !122)
!135 = !DILocation(line: 57, column: 11, scope: !122)
!136 = !DILocation(line: 57, column: 31, scope: !122)
!137 = !DILocation(line: 57, column: 37, scope: !122)
!138 = !DILocation(line: 57, column: 25, scope: !122)
!139 = !DILocation(line: 57, column: 16, scope: !122)
!140 = !DILocation(line: 57, column: 23, scope: !122)
!141 = !DILocation(line: 58, column: 1, scope: !122)
!142 = distinct !DISubprogram(name: "ticket_without_wait", scope: !7, file: !7, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!143 = !DILocation(line: 62, column: 5, scope: !142)
!144 = !DILocation(line: 63, column: 11, scope: !142)
!145 = !DILocation(line: 64, column: 13, scope: !142)
!146 = !DILocation(line: 64, column: 11, scope: !142)
!147 = !DILocation(line: 66, column: 9, scope: !142)
!148 = !DILocation(line: 67, column: 18, scope: !142)
!149 = !DILocation(line: 67, column: 22, scope: !142)
!150 = !DILocation(line: 67, column: 16, scope: !142)
!151 = !DILocation(line: 68, column: 28, scope: !142)
!152 = !DILocation(line: 68, column: 26, scope: !142)
!153 = !DILocation(line: 68, column: 9, scope: !142)
!154 = !DILocation(line: 68, column: 17, scope: !142)
!155 = !DILocation(line: 69, column: 9, scope: !142)
!156 = !DILocation(line: 70, column: 9, scope: !142)
!157 = !DILocation(line: 70, column: 19, scope: !142)
!158 = !DILocation(line: 71, column: 5, scope: !142)
!159 = !DILocation(line: 72, column: 5, scope: !142)
!160 = !DILocation(line: 73, column: 13, scope: !142)
!161 = !DILocation(line: 73, column: 15, scope: !142)
!162 = !DILocation(line: 73, column: 20, scope: !142)
!163 = !DILocation(line: 74, column: 11, scope: !142)
!164 = !DILocation(line: 74, column: 25, scope: !142)
!165 = !DILocation(line: 74, column: 34, scope: !142)
!166 = !DILocation(line: 74, column: 32, scope: !142)
!167 = !DILocation(line: 74, column: 16, scope: !142)
!168 = !DILocation(line: 74, column: 23, scope: !142)
!169 = !DILocation(line: 75, column: 1, scope: !142)
!170 = distinct !DISubprogram(name: "ticket_without_wait_atomic", scope: !7, file: !7, line: 76, type: !16, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!171 = !DILocation(line: 78, column: 5, scope: !170)
!172 = !DILocation(line: 79, column: 11, scope: !170)
!173 = !DILocation(line: 80, column: 13, scope: !170)
!174 = !DILocation(line: 80, column: 11, scope: !170)
!175 = !DILocation(line: 82, column: 9, scope: !170)
!176 = !DILocation(line: 83, column: 18, scope: !170)
!177 = !DILocation(line: 83, column: 37, scope: !170)
!178 = !DILocation(line: 83, column: 41, scope: !170)
!179 = !DILocation(line: 83, column: 22, scope: !170)
!180 = !DILocation(line: 83, column: 16, scope: !170)
!181 = !DILocation(line: 84, column: 27, scope: !170)
!182 = !DILocation(line: 84, column: 25, scope: !170)
!183 = !DILocation(line: 84, column: 39, scope: !170)
!184 = !DILocation(line: 84, column: 37, scope: !170)
!185 = !DILocation(line: 84, column: 9, scope: !170)
!186 = !DILocation(line: 85, column: 9, scope: !170)
!187 = !DILocation(line: 86, column: 20, scope: !170)
!188 = !DILocation(line: 86, column: 25, scope: !170)
!189 = !DILocation(line: 86, column: 9, scope: !170)
!190 = !DILocation(line: 87, column: 5, scope: !170)
!191 = !DILocation(line: 88, column: 5, scope: !170)
!192 = !DILocation(line: 89, column: 13, scope: !170)
!193 = !DILocation(line: 89, column: 15, scope: !170)
!194 = !DILocation(line: 89, column: 20, scope: !170)
!195 = !DILocation(line: 90, column: 11, scope: !170)
!196 = !DILocation(line: 90, column: 25, scope: !170)
!197 = !DILocation(line: 90, column: 34, scope: !170)
!198 = !DILocation(line: 90, column: 32, scope: !170)
!199 = !DILocation(line: 90, column: 16, scope: !170)
!200 = !DILocation(line: 90, column: 23, scope: !170)
!201 = !DILocation(line: 91, column: 1, scope: !170)
!202 = distinct !DISubprogram(name: "waits_so_long", scope: !7, file: !7, line: 93, type: !16, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!203 = !DILocation(line: 95, column: 5, scope: !202)
!204 = !DILocation(line: 96, column: 11, scope: !202)
!205 = !DILocation(line: 97, column: 13, scope: !202)
!206 = !DILocation(line: 97, column: 11, scope: !202)
!207 = !DILocation(line: 99, column: 16, scope: !202)
!208 = !DILocation(line: 99, column: 18, scope: !202)
!209 = !DILocation(line: 99, column: 9, scope: !202)
!210 = !DILocation(line: 0, scope: !202)
!211 = !DILocation(line: 99, column: 22, scope: !202)
!212 = distinct !{!212, !209, !213, !28, !29}
!213 = !DILocation(line: 99, column: 78, scope: !202)
!214 = !DILocation(line: 100, column: 9, scope: !202)
!215 = !DILocation(line: 101, column: 18, scope: !202)
!216 = !DILocation(line: 101, column: 22, scope: !202)
!217 = !DILocation(line: 101, column: 16, scope: !202)
!218 = !DILocation(line: 102, column: 28, scope: !202)
!219 = !DILocation(line: 102, column: 26, scope: !202)
!220 = !DILocation(line: 102, column: 9, scope: !202)
!221 = !DILocation(line: 102, column: 17, scope: !202)
!222 = !DILocation(line: 103, column: 9, scope: !202)
!223 = !DILocation(line: 104, column: 9, scope: !202)
!224 = !DILocation(line: 104, column: 19, scope: !202)
!225 = !DILocation(line: 105, column: 5, scope: !202)
!226 = !DILocation(line: 106, column: 5, scope: !202)
!227 = !DILocation(line: 107, column: 13, scope: !202)
!228 = !DILocation(line: 107, column: 15, scope: !202)
!229 = !DILocation(line: 107, column: 20, scope: !202)
!230 = !DILocation(line: 108, column: 11, scope: !202)
!231 = !DILocation(line: 108, column: 25, scope: !202)
!232 = !DILocation(line: 108, column: 34, scope: !202)
!233 = !DILocation(line: 108, column: 32, scope: !202)
!234 = !DILocation(line: 108, column: 16, scope: !202)
!235 = !DILocation(line: 108, column: 23, scope: !202)
!236 = !DILocation(line: 109, column: 1, scope: !202)
!237 = distinct !DISubprogram(name: "last_by_index", scope: !7, file: !7, line: 111, type: !16, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!238 = !DILocation(line: 113, column: 5, scope: !237)
!239 = !DILocation(line: 114, column: 11, scope: !237)
!240 = !DILocation(line: 115, column: 32, scope: !237)
!241 = !DILocation(line: 115, column: 28, scope: !237)
!242 = !DILocation(line: 115, column: 9, scope: !237)
!243 = !DILocation(line: 115, column: 26, scope: !237)
!244 = !DILocation(line: 116, column: 9, scope: !237)
!245 = !DILocation(line: 117, column: 69, scope: !237)
!246 = !DILocation(line: 117, column: 79, scope: !237)
!247 = !DILocation(line: 117, column: 66, scope: !237)
!248 = !DILocation(line: 117, column: 54, scope: !237)
!249 = !DILocation(line: 117, column: 14, scope: !237)
!250 = !DILocation(line: 118, column: 9, scope: !237)
!251 = !DILocation(line: 119, column: 5, scope: !237)
!252 = !DILocation(line: 120, column: 5, scope: !237)
!253 = !DILocation(line: 121, column: 10, scope: !237)
!254 = !DILocation(line: 121, column: 9, scope: !237)
!255 = !DILocation(line: 123, column: 5, scope: !237)
!256 = !DILocation(line: 124, column: 23, scope: !237)
!257 = !DILocation(line: 124, column: 5, scope: !237)
!258 = !DILocation(line: 123, column: 48, scope: !237)
!259 = !DILocation(line: 123, column: 45, scope: !237)
!260 = !DILocation(line: 123, column: 37, scope: !237)
!261 = !DILocation(line: 123, column: 23, scope: !237)
!262 = distinct !{!262, !255, !263, !28, !29}
!263 = !DILocation(line: 123, column: 54, scope: !237)
!264 = !DILocation(line: 124, column: 50, scope: !237)
!265 = !DILocation(line: 124, column: 37, scope: !237)
!266 = !DILocation(line: 124, column: 44, scope: !237)
!267 = !DILocation(line: 124, column: 30, scope: !237)
!268 = distinct !{!268, !257, !269, !28, !29}
!269 = !DILocation(line: 124, column: 52, scope: !237)
!270 = !DILocation(line: 125, column: 1, scope: !237)
!271 = distinct !DISubprogram(name: "compacted_in_block_order", scope: !7, file: !7, line: 127, type: !16, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!272 = !DILocation(line: 129, column: 5, scope: !271)
!273 = !DILocation(line: 130, column: 19, scope: !271)
!274 = !DILocation(line: 130, column: 23, scope: !271)
!275 = !DILocation(line: 130, column: 26, scope: !271)
!276 = !DILocation(line: 130, column: 32, scope: !271)
!277 = !DILocation(line: 0, scope: !271)
!278 = !DILocation(line: 131, column: 22, scope: !271)
!279 = !DILocation(line: 132, column: 17, scope: !271)
!280 = !DILocation(line: 135, column: 19, scope: !271)
!281 = !DILocation(line: 135, column: 33, scope: !271)
!282 = !DILocation(line: 135, column: 31, scope: !271)
!283 = !DILocation(line: 136, column: 11, scope: !271)
!284 = !DILocation(line: 136, column: 37, scope: !271)
!285 = !DILocation(line: 136, column: 18, scope: !271)
!286 = !DILocation(line: 136, column: 35, scope: !271)
!287 = !DILocation(line: 137, column: 5, scope: !271)
!288 = !DILocation(line: 138, column: 16, scope: !271)
!289 = !DILocation(line: 138, column: 27, scope: !271)
!290 = !DILocation(line: 138, column: 25, scope: !271)
!291 = !DILocation(line: 138, column: 38, scope: !271)
!292 = !DILocation(line: 139, column: 11, scope: !271)
!293 = !DILocation(line: 138, column: 81, scope: !271)
!294 = !DILocation(line: 138, column: 87, scope: !271)
!295 = !DILocation(line: 138, column: 71, scope: !271)
!296 = !DILocation(line: 138, column: 58, scope: !271)
!297 = !DILocation(line: 138, column: 22, scope: !271)
!298 = !DILocation(line: 138, column: 56, scope: !271)
!299 = !DILocation(line: 139, column: 25, scope: !271)
!300 = !DILocation(line: 139, column: 16, scope: !271)
!301 = !DILocation(line: 139, column: 23, scope: !271)
!302 = !DILocation(line: 140, column: 1, scope: !271)
!303 = distinct !DISubprogram(name: "scanned_in_block_order", scope: !7, file: !7, line: 141, type: !16, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!304 = !DILocation(line: 143, column: 5, scope: !303)
!305 = !DILocation(line: 144, column: 11, scope: !303)
!306 = !DILocation(line: 144, column: 30, scope: !303)
!307 = !DILocation(line: 144, column: 24, scope: !303)
!308 = !DILocation(line: 144, column: 17, scope: !303)
!309 = !DILocation(line: 145, column: 5, scope: !303)
!310 = !DILocation(line: 146, column: 11, scope: !303)
!311 = !DILocation(line: 146, column: 32, scope: !303)
!312 = !DILocation(line: 146, column: 16, scope: !303)
!313 = !DILocation(line: 148, column: 5, scope: !303)
!314 = !DILocation(line: 149, column: 19, scope: !303)
!315 = !DILocation(line: 149, column: 53, scope: !303)
!316 = !DILocation(line: 149, column: 34, scope: !303)
!317 = !DILocation(line: 149, column: 32, scope: !303)
!318 = !DILocation(line: 149, column: 25, scope: !303)
!319 = !DILocation(line: 149, column: 59, scope: !303)
!320 = !DILocation(line: 150, column: 11, scope: !303)
!321 = !DILocation(line: 150, column: 25, scope: !303)
!322 = !DILocation(line: 150, column: 34, scope: !303)
!323 = !DILocation(line: 150, column: 32, scope: !303)
!324 = !DILocation(line: 150, column: 16, scope: !303)
!325 = !DILocation(line: 150, column: 23, scope: !303)
!326 = !DILocation(line: 151, column: 1, scope: !303)
!327 = distinct !DISubprogram(name: "first_block_does_it", scope: !7, file: !7, line: 152, type: !16, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!328 = !DILocation(line: 154, column: 5, scope: !327)
!329 = !DILocation(line: 155, column: 11, scope: !327)
!330 = !DILocation(line: 155, column: 68, scope: !327)
!331 = !DILocation(line: 155, column: 57, scope: !327)
!332 = !DILocation(line: 155, column: 77, scope: !327)
!333 = !DILocation(line: 155, column: 23, scope: !327)
!334 = !DILocation(line: 155, column: 17, scope: !327)
!335 = !DILocation(line: 156, column: 5, scope: !327)
!336 = !DILocation(line: 157, column: 21, scope: !327)
!337 = !DILocation(line: 157, column: 27, scope: !327)
!338 = !DILocation(line: 157, column: 5, scope: !327)
!339 = !DILocation(line: 158, column: 1, scope: !327)
!340 = !DILocation(line: 157, column: 59, scope: !327)
!341 = !DILocation(line: 157, column: 55, scope: !327)
!342 = !DILocation(line: 157, column: 66, scope: !327)
!343 = !DILocation(line: 157, column: 46, scope: !327)
!344 = !DILocation(line: 157, column: 53, scope: !327)
!345 = !DILocation(line: 157, column: 39, scope: !327)
!346 = distinct !{!346, !338, !347, !28, !29}
!347 = !DILocation(line: 157, column: 77, scope: !327)
!348 = distinct !DISubprogram(name: "fused_with_initialisation", scope: !7, file: !7, line: 160, type: !16, scopeLine: 160, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!349 = !DILocation(line: 161, column: 5, scope: !348)
!350 = !DILocation(line: 162, column: 23, scope: !348)
!351 = !DILocation(line: 163, column: 42, scope: !348)
!352 = !DILocation(line: 163, column: 47, scope: !348)
!353 = !DILocation(line: 163, column: 67, scope: !348)
!354 = !DILocation(line: 163, column: 57, scope: !348)
!355 = !DILocation(line: 163, column: 65, scope: !348)
!356 = !DILocation(line: 165, column: 5, scope: !348)
!357 = !DILocation(line: 166, column: 11, scope: !348)
!358 = !DILocation(line: 166, column: 25, scope: !348)
!359 = !DILocation(line: 166, column: 44, scope: !348)
!360 = !DILocation(line: 166, column: 33, scope: !348)
!361 = !DILocation(line: 166, column: 31, scope: !348)
!362 = !DILocation(line: 166, column: 16, scope: !348)
!363 = !DILocation(line: 166, column: 23, scope: !348)
!364 = !DILocation(line: 167, column: 1, scope: !348)
!365 = distinct !DISubprogram(name: "fused_with_atomic_initialisation", scope: !7, file: !7, line: 168, type: !16, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!366 = !DILocation(line: 170, column: 5, scope: !365)
!367 = !DILocation(line: 171, column: 23, scope: !365)
!368 = !DILocation(line: 172, column: 33, scope: !365)
!369 = !DILocation(line: 172, column: 50, scope: !365)
!370 = !DILocation(line: 172, column: 39, scope: !365)
!371 = !DILocation(line: 174, column: 11, scope: !365)
!372 = !DILocation(line: 175, column: 19, scope: !365)
!373 = !DILocation(line: 175, column: 28, scope: !365)
!374 = !DILocation(line: 175, column: 9, scope: !365)
!375 = !DILocation(line: 176, column: 9, scope: !365)
!376 = !DILocation(line: 177, column: 16, scope: !365)
!377 = !DILocation(line: 177, column: 41, scope: !365)
!378 = !DILocation(line: 177, column: 51, scope: !365)
!379 = !DILocation(line: 177, column: 38, scope: !365)
!380 = !DILocation(line: 177, column: 14, scope: !365)
!381 = !DILocation(line: 178, column: 9, scope: !365)
!382 = !DILocation(line: 179, column: 5, scope: !365)
!383 = !DILocation(line: 180, column: 5, scope: !365)
!384 = !DILocation(line: 181, column: 26, scope: !365)
!385 = !DILocation(line: 181, column: 5, scope: !365)
!386 = !DILocation(line: 181, column: 58, scope: !365)
!387 = !DILocation(line: 181, column: 56, scope: !365)
!388 = !DILocation(line: 181, column: 45, scope: !365)
!389 = !DILocation(line: 181, column: 52, scope: !365)
!390 = !DILocation(line: 181, column: 38, scope: !365)
!391 = distinct !{!391, !385, !386, !28, !29}
!392 = !DILocation(line: 182, column: 1, scope: !365)
!393 = distinct !DISubprogram(name: "grid_barrier", scope: !7, file: !7, line: 184, type: !16, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!394 = !DILocation(line: 185, column: 5, scope: !393)
!395 = !DILocation(line: 188, column: 23, scope: !393)
!396 = !DILocation(line: 189, column: 19, scope: !393)
!397 = !DILocation(line: 189, column: 38, scope: !393)
!398 = !DILocation(line: 189, column: 34, scope: !393)
!399 = !DILocation(line: 189, column: 24, scope: !393)
!400 = !DILocation(line: 189, column: 32, scope: !393)
!401 = !DILocation(line: 190, column: 13, scope: !393)
!402 = !DILocation(line: 191, column: 19, scope: !393)
!403 = !DILocation(line: 192, column: 17, scope: !393)
!404 = !DILocation(line: 193, column: 17, scope: !393)
!405 = !DILocation(line: 194, column: 17, scope: !393)
!406 = !DILocation(line: 194, column: 24, scope: !393)
!407 = !DILocation(line: 194, column: 38, scope: !393)
!408 = distinct !{!408, !405, !409, !28, !29}
!409 = !DILocation(line: 194, column: 52, scope: !393)
!410 = !DILocation(line: 195, column: 17, scope: !393)
!411 = !DILocation(line: 196, column: 13, scope: !393)
!412 = !DILocation(line: 197, column: 13, scope: !393)
!413 = !DILocation(line: 198, column: 11, scope: !393)
!414 = !DILocation(line: 198, column: 25, scope: !393)
!415 = !DILocation(line: 198, column: 46, scope: !393)
!416 = !DILocation(line: 198, column: 35, scope: !393)
!417 = !DILocation(line: 198, column: 33, scope: !393)
!418 = !DILocation(line: 198, column: 16, scope: !393)
!419 = !DILocation(line: 198, column: 23, scope: !393)
!420 = !DILocation(line: 199, column: 1, scope: !393)
!421 = distinct !DISubprogram(name: "grid_barrier_of_lower", scope: !7, file: !7, line: 201, type: !16, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!422 = !DILocation(line: 202, column: 5, scope: !421)
!423 = !DILocation(line: 205, column: 23, scope: !421)
!424 = !DILocation(line: 206, column: 19, scope: !421)
!425 = !DILocation(line: 206, column: 38, scope: !421)
!426 = !DILocation(line: 206, column: 34, scope: !421)
!427 = !DILocation(line: 206, column: 24, scope: !421)
!428 = !DILocation(line: 206, column: 32, scope: !421)
!429 = !DILocation(line: 207, column: 13, scope: !421)
!430 = !DILocation(line: 208, column: 19, scope: !421)
!431 = !DILocation(line: 209, column: 17, scope: !421)
!432 = !DILocation(line: 210, column: 17, scope: !421)
!433 = !DILocation(line: 211, column: 35, scope: !421)
!434 = !DILocation(line: 211, column: 17, scope: !421)
!435 = !DILocation(line: 211, column: 54, scope: !421)
!436 = !DILocation(line: 212, column: 17, scope: !421)
!437 = !DILocation(line: 213, column: 13, scope: !421)
!438 = !DILocation(line: 211, column: 62, scope: !421)
!439 = distinct !{!439, !435, !440, !28, !29}
!440 = !DILocation(line: 211, column: 78, scope: !421)
!441 = !DILocation(line: 211, column: 50, scope: !421)
!442 = distinct !{!442, !434, !440, !28, !29}
!443 = !DILocation(line: 214, column: 13, scope: !421)
!444 = !DILocation(line: 215, column: 11, scope: !421)
!445 = !DILocation(line: 215, column: 25, scope: !421)
!446 = !DILocation(line: 215, column: 42, scope: !421)
!447 = !DILocation(line: 215, column: 35, scope: !421)
!448 = !DILocation(line: 215, column: 33, scope: !421)
!449 = !DILocation(line: 215, column: 16, scope: !421)
!450 = !DILocation(line: 215, column: 23, scope: !421)
!451 = !DILocation(line: 216, column: 1, scope: !421)
