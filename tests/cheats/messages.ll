; Made from messages.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ18release_of_anotherE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ25release_of_another_in_sumE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ18acquire_of_anotherE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ19acquire_for_releaseE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ19release_for_acquireE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ24written_behind_the_fenceE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ26written_behind_the_releaseE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ20read_before_the_flagE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10plain_pollE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10plain_flagE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ19relay_without_fenceE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ20store_ends_the_chainE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ16volatile_messageE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ23volatile_message_sharedE4held = internal addrspace(3) global i32 undef, align 4
@_ZZ23volatile_message_sharedE5ready = internal addrspace(3) global i32 undef, align 4
@_ZZ15store_bufferingE4seen = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ23store_buffering_acq_relE4seen = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ14load_bufferingE5first = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ17independent_readsE4both = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ17independent_readsE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13sequence_lockE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @release_of_another(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp eq i32 %9, 0, !dbg !19
  br i1 %11, label %12, label %34, !dbg !19

12:                                               ; preds = %5
  %13 = xor i32 %6, 1, !dbg !18
  %14 = zext nneg i32 %6 to i64, !dbg !20
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !20
  %16 = load i32, ptr %15, align 4, !dbg !20, !tbaa !10
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #5, !dbg !21
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %14, !dbg !22
  store i32 %17, ptr %18, align 4, !dbg !23, !tbaa !10
  store atomic i32 1, ptr %3 syncscope("device") release, align 4, !dbg !24
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !25
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %14, !dbg !25
  store atomic i32 1, ptr %20 syncscope("device") monotonic, align 4, !dbg !26
  %21 = zext nneg i32 %13 to i64, !dbg !27
  %22 = getelementptr inbounds nuw i32, ptr %19, i64 %21, !dbg !27
  %23 = load atomic i32, ptr %22 syncscope("device") acquire, align 4, !dbg !28
  %24 = icmp eq i32 %23, 0, !dbg !28
  br i1 %24, label %28, label %25, !dbg !28

25:                                               ; preds = %12
  %26 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !29
  %27 = load i32, ptr %26, align 4, !dbg !29, !tbaa !10
  br label %32, !dbg !28

28:                                               ; preds = %12
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !30
  %30 = load i32, ptr %29, align 4, !dbg !30, !tbaa !10
  %31 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %30) #5, !dbg !31
  br label %32, !dbg !28

32:                                               ; preds = %28, %25
  %33 = phi i32 [ %27, %25 ], [ %31, %28 ], !dbg !28
  store i32 %33, ptr addrspacecast (ptr addrspace(3) @_ZZ18release_of_anotherE5value to ptr), align 4, !dbg !32, !tbaa !10
  br label %34, !dbg !33

34:                                               ; preds = %32, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !34
  %35 = icmp slt i32 %10, %4, !dbg !34
  br i1 %35, label %36, label %43, !dbg !34

36:                                               ; preds = %34
  %37 = sext i32 %10 to i64, !dbg !34
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !34
  %39 = load i32, ptr %38, align 4, !dbg !34, !tbaa !10
  %40 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18release_of_anotherE5value to ptr), align 4, !dbg !34, !tbaa !10
  %41 = add nsw i32 %40, %39, !dbg !34
  %42 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !34
  store i32 %41, ptr %42, align 4, !dbg !34, !tbaa !10
  br label %43, !dbg !34

43:                                               ; preds = %36, %34
  ret void, !dbg !35
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !36 {
  br label %3, !dbg !38

2:                                                ; preds = %3
  ret i32 %12, !dbg !39

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !40
  %7 = xor i32 %6, %5, !dbg !41
  %8 = lshr i32 %7, 17, !dbg !42
  %9 = xor i32 %8, %7, !dbg !43
  %10 = shl i32 %9, 5, !dbg !44
  %11 = xor i32 %10, %9, !dbg !45
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !46, !srcloc !47
  %13 = add nuw nsw i32 %4, 1, !dbg !48
  %14 = icmp eq i32 %13, 6, !dbg !49
  br i1 %14, label %2, label %3, !dbg !38, !llvm.loop !50
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @release_of_another_in_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !54 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  %7 = icmp eq i32 %6, 0, !dbg !56
  br i1 %7, label %8, label %24, !dbg !56

8:                                                ; preds = %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !55
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !55
  %11 = mul i32 %10, %9, !dbg !55
  %12 = sext i32 %11 to i64, !dbg !57
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !57
  %14 = load i32, ptr %13, align 4, !dbg !57, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #5, !dbg !58
  %16 = zext nneg i32 %10 to i64, !dbg !59
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !59
  store i32 %15, ptr %17, align 4, !dbg !60, !tbaa !10
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4, !dbg !61
  store atomic i32 1, ptr %18 syncscope("device") release, align 4, !dbg !62
  %19 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !63
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !64
  %21 = add nsw i32 %20, -1, !dbg !65
  %22 = icmp eq i32 %19, %21, !dbg !66
  %23 = zext i1 %22 to i32, !dbg !63
  store i32 %23, ptr addrspacecast (ptr addrspace(3) @_ZZ25release_of_another_in_sumE4last to ptr), align 4, !dbg !67, !tbaa !10
  fence syncscope("device") acquire, !dbg !68
  br label %24, !dbg !69

24:                                               ; preds = %8, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !70
  %25 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25release_of_another_in_sumE4last to ptr), align 4, !dbg !71, !tbaa !10
  %26 = icmp eq i32 %25, 0, !dbg !71
  br i1 %26, label %47, label %27, !dbg !72

27:                                               ; preds = %24
  %28 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %31, !dbg !73

29:                                               ; preds = %31
  %30 = icmp slt i32 %6, %4, !dbg !74
  br i1 %30, label %40, label %47, !dbg !75

31:                                               ; preds = %27, %31
  %32 = phi i32 [ 0, %27 ], [ %38, %31 ]
  %33 = phi i32 [ 0, %27 ], [ %37, %31 ]
  %34 = zext nneg i32 %32 to i64, !dbg !76
  %35 = getelementptr inbounds nuw i32, ptr %2, i64 %34, !dbg !76
  %36 = load i32, ptr %35, align 4, !dbg !76, !tbaa !10
  %37 = add nsw i32 %36, %33, !dbg !77
  %38 = add nuw nsw i32 %32, 1, !dbg !78
  %39 = icmp eq i32 %38, %28, !dbg !79
  br i1 %39, label %29, label %31, !dbg !73, !llvm.loop !80

40:                                               ; preds = %29, %40
  %41 = phi i32 [ %45, %40 ], [ %6, %29 ]
  %42 = add nsw i32 %41, %37, !dbg !82
  %43 = zext nneg i32 %41 to i64, !dbg !83
  %44 = getelementptr inbounds nuw i32, ptr %1, i64 %43, !dbg !83
  store i32 %42, ptr %44, align 4, !dbg !84, !tbaa !10
  %45 = add nuw nsw i32 %41, 64, !dbg !85
  %46 = icmp slt i32 %45, %4, !dbg !74
  br i1 %46, label %40, label %47, !dbg !75, !llvm.loop !86

47:                                               ; preds = %40, %29, %24
  ret void, !dbg !88
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @acquire_of_another(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !89 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !90
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !90
  %8 = mul i32 %6, %7, !dbg !90
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
  %10 = add i32 %8, %9, !dbg !90
  %11 = icmp eq i32 %9, 0, !dbg !91
  br i1 %11, label %12, label %35, !dbg !91

12:                                               ; preds = %5
  %13 = xor i32 %6, 1, !dbg !90
  %14 = zext nneg i32 %6 to i64, !dbg !92
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !92
  %16 = load i32, ptr %15, align 4, !dbg !92, !tbaa !10
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #5, !dbg !93
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %14, !dbg !94
  store i32 %17, ptr %18, align 4, !dbg !95, !tbaa !10
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !96
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %14, !dbg !96
  store atomic i32 1, ptr %20 syncscope("device") release, align 4, !dbg !97
  %21 = zext nneg i32 %13 to i64, !dbg !98
  %22 = getelementptr inbounds nuw i32, ptr %19, i64 %21, !dbg !98
  %23 = load atomic i32, ptr %22 syncscope("device") monotonic, align 4, !dbg !99
  %24 = load atomic i32, ptr %3 syncscope("device") acquire, align 4, !dbg !100
  %25 = icmp eq i32 %23, 0, !dbg !101
  br i1 %25, label %29, label %26, !dbg !101

26:                                               ; preds = %12
  %27 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !102
  %28 = load i32, ptr %27, align 4, !dbg !102, !tbaa !10
  br label %33, !dbg !101

29:                                               ; preds = %12
  %30 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !103
  %31 = load i32, ptr %30, align 4, !dbg !103, !tbaa !10
  %32 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %31) #5, !dbg !104
  br label %33, !dbg !101

33:                                               ; preds = %29, %26
  %34 = phi i32 [ %28, %26 ], [ %32, %29 ], !dbg !101
  store i32 %34, ptr addrspacecast (ptr addrspace(3) @_ZZ18acquire_of_anotherE5value to ptr), align 4, !dbg !105, !tbaa !10
  br label %35, !dbg !106

35:                                               ; preds = %33, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !107
  %36 = icmp slt i32 %10, %4, !dbg !107
  br i1 %36, label %37, label %44, !dbg !107

37:                                               ; preds = %35
  %38 = sext i32 %10 to i64, !dbg !107
  %39 = getelementptr inbounds i32, ptr %0, i64 %38, !dbg !107
  %40 = load i32, ptr %39, align 4, !dbg !107, !tbaa !10
  %41 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18acquire_of_anotherE5value to ptr), align 4, !dbg !107, !tbaa !10
  %42 = add nsw i32 %41, %40, !dbg !107
  %43 = getelementptr inbounds i32, ptr %1, i64 %38, !dbg !107
  store i32 %42, ptr %43, align 4, !dbg !107, !tbaa !10
  br label %44, !dbg !107

44:                                               ; preds = %37, %35
  ret void, !dbg !108
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @acquire_for_release(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !109 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !110
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !110
  %8 = mul i32 %6, %7, !dbg !110
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !110
  %10 = add i32 %8, %9, !dbg !110
  %11 = icmp eq i32 %9, 0, !dbg !111
  br i1 %11, label %12, label %34, !dbg !111

12:                                               ; preds = %5
  %13 = xor i32 %6, 1, !dbg !110
  %14 = zext nneg i32 %6 to i64, !dbg !112
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !112
  %16 = load i32, ptr %15, align 4, !dbg !112, !tbaa !10
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #5, !dbg !113
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %14, !dbg !114
  store i32 %17, ptr %18, align 4, !dbg !115, !tbaa !10
  fence syncscope("device") acquire, !dbg !116
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !117
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %14, !dbg !117
  store volatile i32 1, ptr %20, align 4, !dbg !117, !tbaa !10
  %21 = zext nneg i32 %13 to i64, !dbg !118
  %22 = getelementptr inbounds nuw i32, ptr %19, i64 %21, !dbg !118
  %23 = load atomic i32, ptr %22 syncscope("device") acquire, align 4, !dbg !119
  %24 = icmp eq i32 %23, 0, !dbg !119
  br i1 %24, label %28, label %25, !dbg !119

25:                                               ; preds = %12
  %26 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !120
  %27 = load i32, ptr %26, align 4, !dbg !120, !tbaa !10
  br label %32, !dbg !119

28:                                               ; preds = %12
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !121
  %30 = load i32, ptr %29, align 4, !dbg !121, !tbaa !10
  %31 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %30) #5, !dbg !122
  br label %32, !dbg !119

32:                                               ; preds = %28, %25
  %33 = phi i32 [ %27, %25 ], [ %31, %28 ], !dbg !119
  store i32 %33, ptr addrspacecast (ptr addrspace(3) @_ZZ19acquire_for_releaseE5value to ptr), align 4, !dbg !123, !tbaa !10
  br label %34, !dbg !124

34:                                               ; preds = %32, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !125
  %35 = icmp slt i32 %10, %4, !dbg !125
  br i1 %35, label %36, label %43, !dbg !125

36:                                               ; preds = %34
  %37 = sext i32 %10 to i64, !dbg !125
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !125
  %39 = load i32, ptr %38, align 4, !dbg !125, !tbaa !10
  %40 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19acquire_for_releaseE5value to ptr), align 4, !dbg !125, !tbaa !10
  %41 = add nsw i32 %40, %39, !dbg !125
  %42 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !125
  store i32 %41, ptr %42, align 4, !dbg !125, !tbaa !10
  br label %43, !dbg !125

43:                                               ; preds = %36, %34
  ret void, !dbg !126
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @release_for_acquire(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !127 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !128
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128
  %8 = mul i32 %6, %7, !dbg !128
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128
  %10 = add i32 %8, %9, !dbg !128
  %11 = icmp eq i32 %9, 0, !dbg !129
  br i1 %11, label %12, label %34, !dbg !129

12:                                               ; preds = %5
  %13 = xor i32 %6, 1, !dbg !128
  %14 = zext nneg i32 %6 to i64, !dbg !130
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !130
  %16 = load i32, ptr %15, align 4, !dbg !130, !tbaa !10
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #5, !dbg !131
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %14, !dbg !132
  store i32 %17, ptr %18, align 4, !dbg !133, !tbaa !10
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !134
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %14, !dbg !134
  store atomic i32 1, ptr %20 syncscope("device") release, align 4, !dbg !135
  %21 = zext nneg i32 %13 to i64, !dbg !136
  %22 = getelementptr inbounds nuw i32, ptr %19, i64 %21, !dbg !136
  %23 = load volatile i32, ptr %22, align 4, !dbg !136, !tbaa !10
  fence syncscope("device") release, !dbg !137
  %24 = icmp eq i32 %23, 0, !dbg !138
  br i1 %24, label %28, label %25, !dbg !138

25:                                               ; preds = %12
  %26 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !139
  %27 = load i32, ptr %26, align 4, !dbg !139, !tbaa !10
  br label %32, !dbg !138

28:                                               ; preds = %12
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !140
  %30 = load i32, ptr %29, align 4, !dbg !140, !tbaa !10
  %31 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %30) #5, !dbg !141
  br label %32, !dbg !138

32:                                               ; preds = %28, %25
  %33 = phi i32 [ %27, %25 ], [ %31, %28 ], !dbg !138
  store i32 %33, ptr addrspacecast (ptr addrspace(3) @_ZZ19release_for_acquireE5value to ptr), align 4, !dbg !142, !tbaa !10
  br label %34, !dbg !143

34:                                               ; preds = %32, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !144
  %35 = icmp slt i32 %10, %4, !dbg !144
  br i1 %35, label %36, label %43, !dbg !144

36:                                               ; preds = %34
  %37 = sext i32 %10 to i64, !dbg !144
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !144
  %39 = load i32, ptr %38, align 4, !dbg !144, !tbaa !10
  %40 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19release_for_acquireE5value to ptr), align 4, !dbg !144, !tbaa !10
  %41 = add nsw i32 %40, %39, !dbg !144
  %42 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !144
  store i32 %41, ptr %42, align 4, !dbg !144, !tbaa !10
  br label %43, !dbg !144

43:                                               ; preds = %36, %34
  ret void, !dbg !145
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @written_behind_the_fence(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !146 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !147
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !147
  %8 = mul i32 %6, %7, !dbg !147
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !147
  %10 = add i32 %8, %9, !dbg !147
  %11 = icmp eq i32 %9, 0, !dbg !148
  br i1 %11, label %12, label %43, !dbg !148

12:                                               ; preds = %5
  %13 = xor i32 %6, 1, !dbg !147
  %14 = zext nneg i32 %6 to i64, !dbg !149
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !149
  %16 = load i32, ptr %15, align 4, !dbg !149, !tbaa !10
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #5, !dbg !150
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %14, !dbg !151
  store i32 %17, ptr %18, align 4, !dbg !152, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !153
  %19 = load i32, ptr %15, align 4, !dbg !154, !tbaa !10
  %20 = add nsw i32 %19, 1, !dbg !155
  %21 = getelementptr i8, ptr %18, i64 128, !dbg !156
  store i32 %20, ptr %21, align 4, !dbg !157, !tbaa !10
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !158
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %14, !dbg !158
  store volatile i32 1, ptr %23, align 4, !dbg !158, !tbaa !10
  %24 = zext nneg i32 %13 to i64, !dbg !159
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24, !dbg !159
  %26 = load volatile i32, ptr %25, align 4, !dbg !159, !tbaa !10
  %27 = icmp eq i32 %26, 0, !dbg !159
  br i1 %27, label %34, label %28, !dbg !159

28:                                               ; preds = %12
  fence syncscope("device") acq_rel, !dbg !160
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %24, !dbg !161
  %30 = load i32, ptr %29, align 4, !dbg !161, !tbaa !10
  %31 = getelementptr i8, ptr %29, i64 128, !dbg !162
  %32 = load i32, ptr %31, align 4, !dbg !162, !tbaa !10
  %33 = add nsw i32 %32, %30, !dbg !163
  br label %41, !dbg !164

34:                                               ; preds = %12
  %35 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !165
  %36 = load i32, ptr %35, align 4, !dbg !165, !tbaa !10
  %37 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %36) #5, !dbg !166
  %38 = load i32, ptr %35, align 4, !dbg !167, !tbaa !10
  %39 = add i32 %37, 1, !dbg !168
  %40 = add i32 %39, %38, !dbg !169
  br label %41

41:                                               ; preds = %34, %28
  %42 = phi i32 [ %33, %28 ], [ %40, %34 ]
  store i32 %42, ptr addrspacecast (ptr addrspace(3) @_ZZ24written_behind_the_fenceE5value to ptr), align 4, !dbg !170, !tbaa !10
  br label %43, !dbg !171

43:                                               ; preds = %41, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !171
  %44 = icmp slt i32 %10, %4, !dbg !171
  br i1 %44, label %45, label %52, !dbg !171

45:                                               ; preds = %43
  %46 = sext i32 %10 to i64, !dbg !171
  %47 = getelementptr inbounds i32, ptr %0, i64 %46, !dbg !171
  %48 = load i32, ptr %47, align 4, !dbg !171, !tbaa !10
  %49 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24written_behind_the_fenceE5value to ptr), align 4, !dbg !171, !tbaa !10
  %50 = add nsw i32 %49, %48, !dbg !171
  %51 = getelementptr inbounds i32, ptr %1, i64 %46, !dbg !171
  store i32 %50, ptr %51, align 4, !dbg !171, !tbaa !10
  br label %52, !dbg !171

52:                                               ; preds = %45, %43
  ret void, !dbg !172
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @written_behind_the_release(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !173 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !174
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !174
  %8 = mul i32 %6, %7, !dbg !174
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !174
  %10 = add i32 %8, %9, !dbg !174
  %11 = icmp eq i32 %9, 0, !dbg !175
  br i1 %11, label %12, label %34, !dbg !175

12:                                               ; preds = %5
  %13 = xor i32 %6, 1, !dbg !174
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !176
  %15 = zext nneg i32 %6 to i64, !dbg !176
  %16 = getelementptr inbounds nuw i32, ptr %14, i64 %15, !dbg !176
  store atomic i32 1, ptr %16 syncscope("device") release, align 4, !dbg !177
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %15, !dbg !178
  %18 = load i32, ptr %17, align 4, !dbg !178, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #5, !dbg !179
  %20 = getelementptr inbounds nuw i32, ptr %2, i64 %15, !dbg !180
  store i32 %19, ptr %20, align 4, !dbg !181, !tbaa !10
  %21 = zext nneg i32 %13 to i64, !dbg !182
  %22 = getelementptr inbounds nuw i32, ptr %14, i64 %21, !dbg !182
  %23 = load atomic i32, ptr %22 syncscope("device") acquire, align 4, !dbg !183
  %24 = icmp eq i32 %23, 0, !dbg !183
  br i1 %24, label %28, label %25, !dbg !183

25:                                               ; preds = %12
  %26 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !184
  %27 = load i32, ptr %26, align 4, !dbg !184, !tbaa !10
  br label %32, !dbg !183

28:                                               ; preds = %12
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !185
  %30 = load i32, ptr %29, align 4, !dbg !185, !tbaa !10
  %31 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %30) #5, !dbg !186
  br label %32, !dbg !183

32:                                               ; preds = %28, %25
  %33 = phi i32 [ %27, %25 ], [ %31, %28 ], !dbg !183
  store i32 %33, ptr addrspacecast (ptr addrspace(3) @_ZZ26written_behind_the_releaseE5value to ptr), align 4, !dbg !187, !tbaa !10
  br label %34, !dbg !188

34:                                               ; preds = %32, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !189
  %35 = icmp slt i32 %10, %4, !dbg !189
  br i1 %35, label %36, label %43, !dbg !189

36:                                               ; preds = %34
  %37 = sext i32 %10 to i64, !dbg !189
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !189
  %39 = load i32, ptr %38, align 4, !dbg !189, !tbaa !10
  %40 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26written_behind_the_releaseE5value to ptr), align 4, !dbg !189, !tbaa !10
  %41 = add nsw i32 %40, %39, !dbg !189
  %42 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !189
  store i32 %41, ptr %42, align 4, !dbg !189, !tbaa !10
  br label %43, !dbg !189

43:                                               ; preds = %36, %34
  ret void, !dbg !190
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @read_before_the_flag(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !191 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !192
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !192
  %8 = mul i32 %6, %7, !dbg !192
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !192
  %10 = add i32 %8, %9, !dbg !192
  %11 = icmp eq i32 %9, 0, !dbg !193
  br i1 %11, label %12, label %33, !dbg !193

12:                                               ; preds = %5
  %13 = xor i32 %6, 1, !dbg !192
  %14 = zext nneg i32 %6 to i64, !dbg !194
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !194
  %16 = load i32, ptr %15, align 4, !dbg !194, !tbaa !10
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #5, !dbg !195
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %14, !dbg !196
  store i32 %17, ptr %18, align 4, !dbg !197, !tbaa !10
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !198
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %14, !dbg !198
  store atomic i32 1, ptr %20 syncscope("device") release, align 4, !dbg !199
  %21 = zext nneg i32 %13 to i64, !dbg !200
  %22 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !200
  %23 = load i32, ptr %22, align 4, !dbg !200, !tbaa !10
  %24 = getelementptr inbounds nuw i32, ptr %19, i64 %21, !dbg !201
  %25 = load atomic i32, ptr %24 syncscope("device") acquire, align 4, !dbg !202
  %26 = icmp eq i32 %25, 0, !dbg !203
  br i1 %26, label %27, label %31, !dbg !203

27:                                               ; preds = %12
  %28 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !204
  %29 = load i32, ptr %28, align 4, !dbg !204, !tbaa !10
  %30 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %29) #5, !dbg !205
  br label %31, !dbg !203

31:                                               ; preds = %12, %27
  %32 = phi i32 [ %30, %27 ], [ %23, %12 ], !dbg !203
  store i32 %32, ptr addrspacecast (ptr addrspace(3) @_ZZ20read_before_the_flagE5value to ptr), align 4, !dbg !206, !tbaa !10
  br label %33, !dbg !207

33:                                               ; preds = %31, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !208
  %34 = icmp slt i32 %10, %4, !dbg !208
  br i1 %34, label %35, label %42, !dbg !208

35:                                               ; preds = %33
  %36 = sext i32 %10 to i64, !dbg !208
  %37 = getelementptr inbounds i32, ptr %0, i64 %36, !dbg !208
  %38 = load i32, ptr %37, align 4, !dbg !208, !tbaa !10
  %39 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20read_before_the_flagE5value to ptr), align 4, !dbg !208, !tbaa !10
  %40 = add nsw i32 %39, %38, !dbg !208
  %41 = getelementptr inbounds i32, ptr %1, i64 %36, !dbg !208
  store i32 %40, ptr %41, align 4, !dbg !208, !tbaa !10
  br label %42, !dbg !208

42:                                               ; preds = %35, %33
  ret void, !dbg !209
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @plain_poll(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !210 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !211
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !211
  %8 = mul i32 %6, %7, !dbg !211
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !211
  %10 = add i32 %8, %9, !dbg !211
  %11 = icmp eq i32 %9, 0, !dbg !212
  br i1 %11, label %12, label %34, !dbg !212

12:                                               ; preds = %5
  %13 = xor i32 %6, 1, !dbg !211
  %14 = zext nneg i32 %6 to i64, !dbg !213
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !213
  %16 = load i32, ptr %15, align 4, !dbg !213, !tbaa !10
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #5, !dbg !214
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %14, !dbg !215
  store i32 %17, ptr %18, align 4, !dbg !216, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !217
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !218
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %14, !dbg !218
  store volatile i32 1, ptr %20, align 4, !dbg !218, !tbaa !10
  %21 = zext nneg i32 %13 to i64, !dbg !219
  %22 = getelementptr inbounds nuw i32, ptr %19, i64 %21, !dbg !219
  %23 = load i32, ptr %22, align 4, !dbg !219, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !220
  %24 = icmp eq i32 %23, 0, !dbg !221
  br i1 %24, label %28, label %25, !dbg !221

25:                                               ; preds = %12
  %26 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !222
  %27 = load i32, ptr %26, align 4, !dbg !222, !tbaa !10
  br label %32, !dbg !221

28:                                               ; preds = %12
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !223
  %30 = load i32, ptr %29, align 4, !dbg !223, !tbaa !10
  %31 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %30) #5, !dbg !224
  br label %32, !dbg !221

32:                                               ; preds = %28, %25
  %33 = phi i32 [ %27, %25 ], [ %31, %28 ], !dbg !221
  store i32 %33, ptr addrspacecast (ptr addrspace(3) @_ZZ10plain_pollE5value to ptr), align 4, !dbg !225, !tbaa !10
  br label %34, !dbg !226

34:                                               ; preds = %32, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !227
  %35 = icmp slt i32 %10, %4, !dbg !227
  br i1 %35, label %36, label %43, !dbg !227

36:                                               ; preds = %34
  %37 = sext i32 %10 to i64, !dbg !227
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !227
  %39 = load i32, ptr %38, align 4, !dbg !227, !tbaa !10
  %40 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10plain_pollE5value to ptr), align 4, !dbg !227, !tbaa !10
  %41 = add nsw i32 %40, %39, !dbg !227
  %42 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !227
  store i32 %41, ptr %42, align 4, !dbg !227, !tbaa !10
  br label %43, !dbg !227

43:                                               ; preds = %36, %34
  ret void, !dbg !228
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @plain_flag(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !229 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !230
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !230
  %8 = mul i32 %6, %7, !dbg !230
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !230
  %10 = add i32 %8, %9, !dbg !230
  %11 = icmp eq i32 %9, 0, !dbg !231
  br i1 %11, label %12, label %34, !dbg !231

12:                                               ; preds = %5
  %13 = xor i32 %6, 1, !dbg !230
  %14 = zext nneg i32 %6 to i64, !dbg !232
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !232
  %16 = load i32, ptr %15, align 4, !dbg !232, !tbaa !10
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #5, !dbg !233
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %14, !dbg !234
  store i32 %17, ptr %18, align 4, !dbg !235, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !236
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !237
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %14, !dbg !237
  store i32 1, ptr %20, align 4, !dbg !238, !tbaa !10
  %21 = zext nneg i32 %13 to i64, !dbg !239
  %22 = getelementptr inbounds nuw i32, ptr %19, i64 %21, !dbg !239
  %23 = load volatile i32, ptr %22, align 4, !dbg !239, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !240
  %24 = icmp eq i32 %23, 0, !dbg !241
  br i1 %24, label %28, label %25, !dbg !241

25:                                               ; preds = %12
  %26 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !242
  %27 = load i32, ptr %26, align 4, !dbg !242, !tbaa !10
  br label %32, !dbg !241

28:                                               ; preds = %12
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !243
  %30 = load i32, ptr %29, align 4, !dbg !243, !tbaa !10
  %31 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %30) #5, !dbg !244
  br label %32, !dbg !241

32:                                               ; preds = %28, %25
  %33 = phi i32 [ %27, %25 ], [ %31, %28 ], !dbg !241
  store i32 %33, ptr addrspacecast (ptr addrspace(3) @_ZZ10plain_flagE5value to ptr), align 4, !dbg !245, !tbaa !10
  br label %34, !dbg !246

34:                                               ; preds = %32, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !247
  %35 = icmp slt i32 %10, %4, !dbg !247
  br i1 %35, label %36, label %43, !dbg !247

36:                                               ; preds = %34
  %37 = sext i32 %10 to i64, !dbg !247
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !247
  %39 = load i32, ptr %38, align 4, !dbg !247, !tbaa !10
  %40 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10plain_flagE5value to ptr), align 4, !dbg !247, !tbaa !10
  %41 = add nsw i32 %40, %39, !dbg !247
  %42 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !247
  store i32 %41, ptr %42, align 4, !dbg !247, !tbaa !10
  br label %43, !dbg !247

43:                                               ; preds = %36, %34
  ret void, !dbg !248
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @relay_without_fence(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !249 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !250
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !250
  %8 = mul i32 %6, %7, !dbg !250
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !250
  %10 = add i32 %8, %9, !dbg !250
  %11 = icmp eq i32 %9, 0, !dbg !251
  br i1 %11, label %12, label %37, !dbg !251

12:                                               ; preds = %5
  %13 = and i32 %6, 3, !dbg !252
  %14 = and i32 %6, 2147483644, !dbg !253
  %15 = zext nneg i32 %14 to i64, !dbg !254
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %15, !dbg !254
  %17 = load i32, ptr %16, align 4, !dbg !254, !tbaa !10
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #5, !dbg !255
  store i32 %18, ptr addrspacecast (ptr addrspace(3) @_ZZ19relay_without_fenceE5value to ptr), align 4, !dbg !256, !tbaa !10
  switch i32 %13, label %36 [
    i32 0, label %19
    i32 2, label %23
    i32 3, label %28
    i32 1, label %37
  ], !dbg !257

19:                                               ; preds = %12
  %20 = getelementptr inbounds nuw i32, ptr %2, i64 %15, !dbg !258
  store i32 %18, ptr %20, align 4, !dbg !259, !tbaa !10
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !260
  %22 = getelementptr inbounds nuw i32, ptr %21, i64 %15, !dbg !260
  store atomic i32 1, ptr %22 syncscope("device") release, align 4, !dbg !261
  br label %37, !dbg !262

23:                                               ; preds = %12
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !263
  %25 = getelementptr inbounds nuw i32, ptr %24, i64 %15, !dbg !263
  %26 = load volatile i32, ptr %25, align 4, !dbg !263, !tbaa !10
  %27 = getelementptr i8, ptr %25, i64 4, !dbg !264
  store volatile i32 %26, ptr %27, align 4, !dbg !264, !tbaa !10
  br label %37, !dbg !265

28:                                               ; preds = %12
  %29 = getelementptr i32, ptr %3, i64 %15, !dbg !266
  %30 = getelementptr i8, ptr %29, i64 36, !dbg !266
  %31 = load atomic i32, ptr %30 syncscope("device") acquire, align 4, !dbg !267
  %32 = icmp eq i32 %31, 0, !dbg !267
  br i1 %32, label %37, label %33, !dbg !268

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %15, !dbg !269
  %35 = load i32, ptr %34, align 4, !dbg !269, !tbaa !10
  store i32 %35, ptr addrspacecast (ptr addrspace(3) @_ZZ19relay_without_fenceE5value to ptr), align 4, !dbg !270, !tbaa !10
  br label %37, !dbg !271

36:                                               ; preds = %12
  unreachable

37:                                               ; preds = %12, %19, %28, %33, %23, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !272
  %38 = icmp slt i32 %10, %4, !dbg !272
  br i1 %38, label %39, label %46, !dbg !272

39:                                               ; preds = %37
  %40 = sext i32 %10 to i64, !dbg !272
  %41 = getelementptr inbounds i32, ptr %0, i64 %40, !dbg !272
  %42 = load i32, ptr %41, align 4, !dbg !272, !tbaa !10
  %43 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19relay_without_fenceE5value to ptr), align 4, !dbg !272, !tbaa !10
  %44 = add nsw i32 %43, %42, !dbg !272
  %45 = getelementptr inbounds i32, ptr %1, i64 %40, !dbg !272
  store i32 %44, ptr %45, align 4, !dbg !272, !tbaa !10
  br label %46, !dbg !272

46:                                               ; preds = %39, %37
  ret void, !dbg !273
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @store_ends_the_chain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !274 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !275
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !275
  %8 = mul i32 %6, %7, !dbg !275
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !275
  %10 = add i32 %8, %9, !dbg !275
  %11 = icmp eq i32 %9, 0, !dbg !276
  br i1 %11, label %12, label %39, !dbg !276

12:                                               ; preds = %5
  %13 = and i32 %6, 3, !dbg !277
  %14 = and i32 %6, 2147483644, !dbg !278
  %15 = zext nneg i32 %14 to i64, !dbg !279
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %15, !dbg !279
  %17 = load i32, ptr %16, align 4, !dbg !279, !tbaa !10
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #5, !dbg !280
  store i32 %18, ptr addrspacecast (ptr addrspace(3) @_ZZ20store_ends_the_chainE5value to ptr), align 4, !dbg !281, !tbaa !10
  switch i32 %13, label %38 [
    i32 0, label %19
    i32 2, label %24
    i32 3, label %29
    i32 1, label %39
  ], !dbg !282

19:                                               ; preds = %12
  %20 = getelementptr inbounds nuw i32, ptr %2, i64 %15, !dbg !283
  store i32 %18, ptr %20, align 4, !dbg !284, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !285
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !286
  %22 = getelementptr inbounds nuw i32, ptr %21, i64 %15, !dbg !286
  %23 = atomicrmw add ptr %22, i32 1 seq_cst, align 4, !dbg !287
  br label %39, !dbg !288

24:                                               ; preds = %12
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !289
  %26 = getelementptr inbounds nuw i32, ptr %25, i64 %15, !dbg !289
  %27 = load volatile i32, ptr %26, align 4, !dbg !289, !tbaa !10
  %28 = add nsw i32 %27, 2, !dbg !290
  store volatile i32 %28, ptr %26, align 4, !dbg !291, !tbaa !10
  br label %39, !dbg !292

29:                                               ; preds = %12
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !293
  %31 = getelementptr inbounds nuw i32, ptr %30, i64 %15, !dbg !293
  %32 = load volatile i32, ptr %31, align 4, !dbg !293, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !294
  %33 = and i32 %32, 1, !dbg !295
  %34 = icmp eq i32 %33, 0, !dbg !296
  br i1 %34, label %39, label %35, !dbg !296

35:                                               ; preds = %29
  %36 = getelementptr inbounds nuw i32, ptr %2, i64 %15, !dbg !297
  %37 = load i32, ptr %36, align 4, !dbg !297, !tbaa !10
  store i32 %37, ptr addrspacecast (ptr addrspace(3) @_ZZ20store_ends_the_chainE5value to ptr), align 4, !dbg !298, !tbaa !10
  br label %39, !dbg !299

38:                                               ; preds = %12
  unreachable

39:                                               ; preds = %12, %29, %35, %19, %24, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !300
  %40 = icmp slt i32 %10, %4, !dbg !300
  br i1 %40, label %41, label %48, !dbg !300

41:                                               ; preds = %39
  %42 = sext i32 %10 to i64, !dbg !300
  %43 = getelementptr inbounds i32, ptr %0, i64 %42, !dbg !300
  %44 = load i32, ptr %43, align 4, !dbg !300, !tbaa !10
  %45 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20store_ends_the_chainE5value to ptr), align 4, !dbg !300, !tbaa !10
  %46 = add nsw i32 %45, %44, !dbg !300
  %47 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !300
  store i32 %46, ptr %47, align 4, !dbg !300, !tbaa !10
  br label %48, !dbg !300

48:                                               ; preds = %41, %39
  ret void, !dbg !301
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_message(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !302 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !303
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !303
  %8 = mul i32 %6, %7, !dbg !303
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !303
  %10 = add i32 %8, %9, !dbg !303
  %11 = icmp eq i32 %9, 0, !dbg !304
  br i1 %11, label %12, label %34, !dbg !304

12:                                               ; preds = %5
  %13 = xor i32 %6, 1, !dbg !303
  %14 = zext nneg i32 %6 to i64, !dbg !305
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !305
  %16 = load i32, ptr %15, align 4, !dbg !305, !tbaa !10
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #5, !dbg !306
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %14, !dbg !307
  store volatile i32 %17, ptr %18, align 4, !dbg !307, !tbaa !10
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !308
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %14, !dbg !308
  store volatile i32 1, ptr %20, align 4, !dbg !308, !tbaa !10
  %21 = zext nneg i32 %13 to i64, !dbg !309
  %22 = getelementptr inbounds nuw i32, ptr %19, i64 %21, !dbg !309
  %23 = load volatile i32, ptr %22, align 4, !dbg !309, !tbaa !10
  %24 = icmp eq i32 %23, 0, !dbg !310
  br i1 %24, label %28, label %25, !dbg !310

25:                                               ; preds = %12
  %26 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !311
  %27 = load volatile i32, ptr %26, align 4, !dbg !311, !tbaa !10
  br label %32, !dbg !310

28:                                               ; preds = %12
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !312
  %30 = load i32, ptr %29, align 4, !dbg !312, !tbaa !10
  %31 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %30) #5, !dbg !313
  br label %32, !dbg !310

32:                                               ; preds = %28, %25
  %33 = phi i32 [ %27, %25 ], [ %31, %28 ], !dbg !310
  store i32 %33, ptr addrspacecast (ptr addrspace(3) @_ZZ16volatile_messageE5value to ptr), align 4, !dbg !314, !tbaa !10
  br label %34, !dbg !315

34:                                               ; preds = %32, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !316
  %35 = icmp slt i32 %10, %4, !dbg !316
  br i1 %35, label %36, label %43, !dbg !316

36:                                               ; preds = %34
  %37 = sext i32 %10 to i64, !dbg !316
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !316
  %39 = load i32, ptr %38, align 4, !dbg !316, !tbaa !10
  %40 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16volatile_messageE5value to ptr), align 4, !dbg !316, !tbaa !10
  %41 = add nsw i32 %40, %39, !dbg !316
  %42 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !316
  store i32 %41, ptr %42, align 4, !dbg !316, !tbaa !10
  br label %43, !dbg !316

43:                                               ; preds = %36, %34
  ret void, !dbg !317
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_message_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !318 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !319
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !319
  %8 = mul i32 %6, %7, !dbg !319
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !319
  %10 = add i32 %8, %9, !dbg !319
  %11 = icmp eq i32 %9, 0, !dbg !320
  br i1 %11, label %12, label %13, !dbg !320

12:                                               ; preds = %5
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ23volatile_message_sharedE5ready to ptr), align 4, !dbg !321, !tbaa !10
  br label %13, !dbg !322

13:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !323
  br i1 %11, label %14, label %19, !dbg !324

14:                                               ; preds = %13
  %15 = sext i32 %10 to i64, !dbg !325
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !325
  %17 = load i32, ptr %16, align 4, !dbg !325, !tbaa !10
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #5, !dbg !326
  store volatile i32 %18, ptr addrspacecast (ptr addrspace(3) @_ZZ23volatile_message_sharedE4held to ptr), align 4, !dbg !327, !tbaa !10
  store volatile i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ23volatile_message_sharedE5ready to ptr), align 4, !dbg !328, !tbaa !10
  br label %19, !dbg !329

19:                                               ; preds = %14, %13
  %20 = icmp samesign ugt i32 %9, 31, !dbg !330
  br i1 %20, label %21, label %38, !dbg !330

21:                                               ; preds = %19
  %22 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23volatile_message_sharedE5ready to ptr), align 4, !dbg !331, !tbaa !10
  %23 = icmp eq i32 %22, 0, !dbg !332
  br i1 %23, label %26, label %24, !dbg !332

24:                                               ; preds = %21
  %25 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23volatile_message_sharedE4held to ptr), align 4, !dbg !333, !tbaa !10
  br label %32, !dbg !332

26:                                               ; preds = %21
  %27 = shl i32 %6, 6, !dbg !334
  %28 = zext i32 %27 to i64, !dbg !335
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %28, !dbg !335
  %30 = load i32, ptr %29, align 4, !dbg !335, !tbaa !10
  %31 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %30) #5, !dbg !336
  br label %32, !dbg !332

32:                                               ; preds = %26, %24
  %33 = phi i32 [ %25, %24 ], [ %31, %26 ], !dbg !332
  %34 = icmp slt i32 %10, %4, !dbg !337
  br i1 %34, label %35, label %50, !dbg !337

35:                                               ; preds = %32
  %36 = add nsw i32 %33, %9, !dbg !338
  %37 = sext i32 %10 to i64, !dbg !339
  br label %46, !dbg !339

38:                                               ; preds = %19
  %39 = icmp slt i32 %10, %4, !dbg !340
  br i1 %39, label %40, label %50, !dbg !340

40:                                               ; preds = %38
  %41 = sext i32 %10 to i64, !dbg !341
  %42 = getelementptr inbounds i32, ptr %0, i64 %41, !dbg !341
  %43 = load i32, ptr %42, align 4, !dbg !341, !tbaa !10
  %44 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %43) #5, !dbg !342
  %45 = sub nsw i32 %44, %9, !dbg !343
  br label %46, !dbg !344

46:                                               ; preds = %40, %35
  %47 = phi i64 [ %37, %35 ], [ %41, %40 ]
  %48 = phi i32 [ %36, %35 ], [ %45, %40 ]
  %49 = getelementptr inbounds i32, ptr %1, i64 %47, !dbg !345
  store i32 %48, ptr %49, align 4, !dbg !345, !tbaa !10
  br label %50, !dbg !346

50:                                               ; preds = %46, %32, %38
  ret void, !dbg !346
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @store_buffering(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !347 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !348
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !348
  %8 = xor i32 %7, 1, !dbg !348
  %9 = icmp eq i32 %6, 0, !dbg !348
  br i1 %9, label %10, label %24, !dbg !348

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !348
  %12 = zext nneg i32 %7 to i64, !dbg !348
  %13 = getelementptr inbounds nuw i32, ptr %11, i64 %12, !dbg !348
  store volatile i32 1, ptr %13, align 4, !dbg !348, !tbaa !10
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !348
  %15 = icmp samesign ult i32 %8, %14, !dbg !348
  br i1 %15, label %16, label %22, !dbg !348

16:                                               ; preds = %10
  %17 = zext nneg i32 %8 to i64, !dbg !348
  %18 = getelementptr inbounds nuw i32, ptr %11, i64 %17, !dbg !348
  %19 = load volatile i32, ptr %18, align 4, !dbg !348, !tbaa !10
  %20 = icmp ne i32 %19, 0, !dbg !348
  %21 = zext i1 %20 to i32, !dbg !348
  br label %22, !dbg !348

22:                                               ; preds = %16, %10
  %23 = phi i32 [ 1, %10 ], [ %21, %16 ]
  store i32 %23, ptr addrspacecast (ptr addrspace(3) @_ZZ15store_bufferingE4seen to ptr), align 4, !dbg !348, !tbaa !10
  br label %24, !dbg !348

24:                                               ; preds = %22, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !348
  %25 = shl i32 %7, 6, !dbg !348
  %26 = and i32 %25, -128, !dbg !348
  %27 = add nsw i32 %26, %6, !dbg !348
  %28 = or i32 %25, 64, !dbg !348
  %29 = add nsw i32 %28, 64, !dbg !348
  %30 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15store_bufferingE4seen to ptr), align 4, !dbg !348, !tbaa !10
  %31 = icmp ne i32 %30, 0, !dbg !348
  %32 = icmp slt i32 %27, %4, !dbg !348
  %33 = select i1 %31, i1 %32, i1 false, !dbg !348
  %34 = icmp slt i32 %27, %29, !dbg !348
  %35 = select i1 %33, i1 %34, i1 false, !dbg !348
  br i1 %35, label %37, label %36, !dbg !348

36:                                               ; preds = %37, %24
  ret void, !dbg !349

37:                                               ; preds = %24, %37
  %38 = phi i32 [ %45, %37 ], [ %27, %24 ]
  %39 = sext i32 %38 to i64, !dbg !348
  %40 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !348
  %41 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !348
  %42 = load i32, ptr %41, align 4, !dbg !348, !tbaa !10
  %43 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %42) #5, !dbg !348
  %44 = atomicrmw xchg ptr %40, i32 %43 seq_cst, align 4, !dbg !348
  %45 = add nsw i32 %38, 64, !dbg !348
  %46 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15store_bufferingE4seen to ptr), align 4, !dbg !348, !tbaa !10
  %47 = icmp ne i32 %46, 0, !dbg !348
  %48 = icmp slt i32 %45, %4, !dbg !348
  %49 = select i1 %47, i1 %48, i1 false, !dbg !348
  %50 = icmp slt i32 %38, %28, !dbg !348
  %51 = and i1 %49, %50, !dbg !348
  br i1 %51, label %37, label %36, !dbg !348, !llvm.loop !350
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @store_buffering_acq_rel(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !351 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !352
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !352
  %8 = xor i32 %7, 1, !dbg !352
  %9 = icmp eq i32 %6, 0, !dbg !352
  br i1 %9, label %10, label %24, !dbg !352

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !352
  %12 = zext nneg i32 %7 to i64, !dbg !352
  %13 = getelementptr inbounds nuw i32, ptr %11, i64 %12, !dbg !352
  store volatile i32 1, ptr %13, align 4, !dbg !352, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !353
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !352
  %15 = icmp samesign ult i32 %8, %14, !dbg !352
  br i1 %15, label %16, label %22, !dbg !352

16:                                               ; preds = %10
  %17 = zext nneg i32 %8 to i64, !dbg !352
  %18 = getelementptr inbounds nuw i32, ptr %11, i64 %17, !dbg !352
  %19 = load volatile i32, ptr %18, align 4, !dbg !352, !tbaa !10
  %20 = icmp ne i32 %19, 0, !dbg !352
  %21 = zext i1 %20 to i32, !dbg !352
  br label %22, !dbg !352

22:                                               ; preds = %16, %10
  %23 = phi i32 [ 1, %10 ], [ %21, %16 ]
  store i32 %23, ptr addrspacecast (ptr addrspace(3) @_ZZ23store_buffering_acq_relE4seen to ptr), align 4, !dbg !352, !tbaa !10
  br label %24, !dbg !352

24:                                               ; preds = %22, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !352
  %25 = shl i32 %7, 6, !dbg !352
  %26 = and i32 %25, -128, !dbg !352
  %27 = add nsw i32 %26, %6, !dbg !352
  %28 = or i32 %25, 64, !dbg !352
  %29 = add nsw i32 %28, 64, !dbg !352
  %30 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23store_buffering_acq_relE4seen to ptr), align 4, !dbg !352, !tbaa !10
  %31 = icmp ne i32 %30, 0, !dbg !352
  %32 = icmp slt i32 %27, %4, !dbg !352
  %33 = select i1 %31, i1 %32, i1 false, !dbg !352
  %34 = icmp slt i32 %27, %29, !dbg !352
  %35 = select i1 %33, i1 %34, i1 false, !dbg !352
  br i1 %35, label %37, label %36, !dbg !352

36:                                               ; preds = %37, %24
  ret void, !dbg !354

37:                                               ; preds = %24, %37
  %38 = phi i32 [ %45, %37 ], [ %27, %24 ]
  %39 = sext i32 %38 to i64, !dbg !352
  %40 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !352
  %41 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !352
  %42 = load i32, ptr %41, align 4, !dbg !352, !tbaa !10
  %43 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %42) #5, !dbg !352
  %44 = atomicrmw xchg ptr %40, i32 %43 seq_cst, align 4, !dbg !352
  %45 = add nsw i32 %38, 64, !dbg !352
  %46 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23store_buffering_acq_relE4seen to ptr), align 4, !dbg !352, !tbaa !10
  %47 = icmp ne i32 %46, 0, !dbg !352
  %48 = icmp slt i32 %45, %4, !dbg !352
  %49 = select i1 %47, i1 %48, i1 false, !dbg !352
  %50 = icmp slt i32 %38, %28, !dbg !352
  %51 = and i1 %49, %50, !dbg !352
  br i1 %51, label %37, label %36, !dbg !352, !llvm.loop !355
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @load_buffering(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !356 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !357
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !358
  %8 = icmp eq i32 %6, 0, !dbg !359
  br i1 %8, label %9, label %19, !dbg !359

9:                                                ; preds = %5
  %10 = xor i32 %7, 1, !dbg !360
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !361
  %12 = zext nneg i32 %10 to i64, !dbg !361
  %13 = getelementptr inbounds nuw i32, ptr %11, i64 %12, !dbg !361
  %14 = load volatile i32, ptr %13, align 4, !dbg !361, !tbaa !10
  %15 = icmp eq i32 %14, 0, !dbg !361
  %16 = zext i1 %15 to i32, !dbg !362
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ14load_bufferingE5first to ptr), align 4, !dbg !363, !tbaa !10
  %17 = zext nneg i32 %7 to i64, !dbg !364
  %18 = getelementptr inbounds nuw i32, ptr %11, i64 %17, !dbg !364
  store volatile i32 1, ptr %18, align 4, !dbg !364, !tbaa !10
  br label %19, !dbg !365

19:                                               ; preds = %9, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !366
  %20 = shl i32 %7, 6, !dbg !367
  %21 = and i32 %20, -128, !dbg !367
  %22 = add nsw i32 %21, %6, !dbg !368
  %23 = or i32 %20, 64, !dbg !369
  %24 = add nsw i32 %23, 64, !dbg !370
  %25 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14load_bufferingE5first to ptr), align 4, !dbg !371, !tbaa !10
  %26 = icmp ne i32 %25, 0, !dbg !371
  %27 = icmp slt i32 %22, %4
  %28 = select i1 %26, i1 %27, i1 false, !dbg !372
  %29 = icmp slt i32 %22, %24
  %30 = select i1 %28, i1 %29, i1 false, !dbg !372
  br i1 %30, label %32, label %31, !dbg !372

31:                                               ; preds = %32, %19
  ret void, !dbg !373

32:                                               ; preds = %19, %32
  %33 = phi i32 [ %40, %32 ], [ %22, %19 ]
  %34 = sext i32 %33 to i64, !dbg !374
  %35 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !374
  %36 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !375
  %37 = load i32, ptr %36, align 4, !dbg !375, !tbaa !10
  %38 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %37) #5, !dbg !376
  %39 = atomicrmw xchg ptr %35, i32 %38 seq_cst, align 4, !dbg !377
  %40 = add nsw i32 %33, 64, !dbg !378
  %41 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14load_bufferingE5first to ptr), align 4, !dbg !371, !tbaa !10
  %42 = icmp ne i32 %41, 0, !dbg !371
  %43 = icmp slt i32 %40, %4
  %44 = select i1 %42, i1 %43, i1 false, !dbg !372
  %45 = icmp slt i32 %33, %23
  %46 = and i1 %44, %45, !dbg !372
  br i1 %46, label %32, label %31, !dbg !372, !llvm.loop !379
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @independent_reads(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !382 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !383
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !384
  %8 = icmp eq i32 %6, 0, !dbg !385
  br i1 %8, label %9, label %57, !dbg !385

9:                                                ; preds = %5
  %10 = and i32 %7, 2, !dbg !386
  %11 = icmp eq i32 %10, 0, !dbg !387
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !388
  %13 = zext nneg i32 %7 to i64, !dbg !388
  %14 = getelementptr i32, ptr %12, i64 %13, !dbg !388
  br i1 %11, label %15, label %16, !dbg !387

15:                                               ; preds = %9
  store volatile i32 1, ptr %14, align 4, !dbg !389, !tbaa !10
  br label %29, !dbg !390

16:                                               ; preds = %9
  %17 = getelementptr i8, ptr %14, i64 -8, !dbg !391
  %18 = load volatile i32, ptr %17, align 4, !dbg !391, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !392
  %19 = xor i32 %7, 3, !dbg !393
  %20 = zext nneg i32 %19 to i64, !dbg !394
  %21 = getelementptr inbounds nuw i32, ptr %12, i64 %20, !dbg !394
  %22 = load volatile i32, ptr %21, align 4, !dbg !394, !tbaa !10
  %23 = icmp ne i32 %18, 0, !dbg !395
  %24 = icmp eq i32 %22, 0, !dbg !396
  %25 = select i1 %23, i1 %24, i1 false, !dbg !396
  %26 = zext i1 %25 to i32, !dbg !395
  %27 = zext nneg i32 %7 to i64, !dbg !397
  %28 = getelementptr inbounds nuw i32, ptr %2, i64 %27, !dbg !397
  store i32 %26, ptr %28, align 4, !dbg !398, !tbaa !10
  br label %29

29:                                               ; preds = %16, %15
  fence syncscope("device") acq_rel, !dbg !399
  %30 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !400
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !401
  %32 = add nsw i32 %31, -1, !dbg !402
  %33 = icmp eq i32 %30, %32, !dbg !403
  %34 = zext i1 %33 to i32, !dbg !400
  store i32 %34, ptr addrspacecast (ptr addrspace(3) @_ZZ17independent_readsE4last to ptr), align 4, !dbg !404, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !405
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ17independent_readsE4both to ptr), align 4, !dbg !406, !tbaa !10
  %35 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17independent_readsE4last to ptr), align 4, !tbaa !10
  %36 = icmp ne i32 %35, 0
  %37 = icmp samesign ugt i32 %31, 3
  %38 = select i1 %36, i1 %37, i1 false, !dbg !407
  br i1 %38, label %39, label %57, !dbg !407

39:                                               ; preds = %29, %51
  %40 = phi i32 [ %54, %51 ], [ 3, %29 ]
  %41 = phi i32 [ %53, %51 ], [ 0, %29 ]
  %42 = zext nneg i32 %40 to i64, !dbg !408
  %43 = getelementptr i32, ptr %2, i64 %42, !dbg !408
  %44 = getelementptr i8, ptr %43, i64 -4, !dbg !408
  %45 = load i32, ptr %44, align 4, !dbg !408, !tbaa !10
  %46 = icmp eq i32 %45, 0, !dbg !408
  br i1 %46, label %51, label %47, !dbg !409

47:                                               ; preds = %39
  %48 = load i32, ptr %43, align 4, !dbg !410, !tbaa !10
  %49 = icmp ne i32 %48, 0, !dbg !410
  %50 = zext i1 %49 to i32, !dbg !408
  br label %51

51:                                               ; preds = %47, %39
  %52 = phi i32 [ 0, %39 ], [ %50, %47 ], !dbg !388
  %53 = or i32 %41, %52, !dbg !411
  %54 = add nuw nsw i32 %40, 4, !dbg !412
  %55 = icmp samesign ult i32 %54, %31
  br i1 %55, label %39, label %56, !dbg !407, !llvm.loop !413

56:                                               ; preds = %51
  store i32 %53, ptr addrspacecast (ptr addrspace(3) @_ZZ17independent_readsE4both to ptr), align 4, !dbg !411, !tbaa !10
  br label %57, !dbg !407

57:                                               ; preds = %29, %56, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !416
  %58 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17independent_readsE4last to ptr), align 4, !tbaa !10
  %59 = icmp ne i32 %58, 0
  %60 = icmp slt i32 %6, %4, !dbg !417
  %61 = and i1 %59, %60, !dbg !417
  br i1 %61, label %62, label %64, !dbg !418

62:                                               ; preds = %57
  %63 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17independent_readsE4both to ptr), align 4, !tbaa !10
  br label %65, !dbg !418

64:                                               ; preds = %65, %57
  ret void, !dbg !419

65:                                               ; preds = %62, %65
  %66 = phi i32 [ %6, %62 ], [ %72, %65 ]
  %67 = zext nneg i32 %66 to i64, !dbg !420
  %68 = getelementptr inbounds nuw i32, ptr %0, i64 %67, !dbg !420
  %69 = load i32, ptr %68, align 4, !dbg !420, !tbaa !10
  %70 = add nsw i32 %63, %69, !dbg !421
  %71 = getelementptr inbounds nuw i32, ptr %1, i64 %67, !dbg !422
  store i32 %70, ptr %71, align 4, !dbg !423, !tbaa !10
  %72 = add nuw nsw i32 %66, 64, !dbg !424
  %73 = icmp slt i32 %72, %4, !dbg !417
  br i1 %73, label %65, label %64, !dbg !418, !llvm.loop !425
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sequence_lock(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !427 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !428
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !428
  %8 = mul i32 %6, %7, !dbg !428
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !428
  %10 = add i32 %8, %9, !dbg !428
  %11 = icmp eq i32 %9, 0, !dbg !429
  br i1 %11, label %12, label %46, !dbg !429

12:                                               ; preds = %5
  %13 = xor i32 %6, 1, !dbg !430
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !431
  %15 = zext nneg i32 %6 to i64, !dbg !431
  %16 = getelementptr inbounds nuw i32, ptr %14, i64 %15, !dbg !431
  store volatile i32 1, ptr %16, align 4, !dbg !431, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !432
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %15, !dbg !433
  %18 = load i32, ptr %17, align 4, !dbg !433, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #5, !dbg !434
  %20 = getelementptr inbounds nuw i32, ptr %2, i64 %15, !dbg !435
  store volatile i32 %19, ptr %20, align 4, !dbg !435, !tbaa !10
  %21 = load i32, ptr %17, align 4, !dbg !436, !tbaa !10
  %22 = add nsw i32 %21, 1, !dbg !437
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 128, !dbg !438
  store volatile i32 %22, ptr %23, align 4, !dbg !438, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !439
  store volatile i32 2, ptr %16, align 4, !dbg !440, !tbaa !10
  %24 = zext nneg i32 %13 to i64, !dbg !441
  %25 = getelementptr inbounds nuw i32, ptr %14, i64 %24, !dbg !441
  %26 = load volatile i32, ptr %25, align 4, !dbg !441, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !442
  %27 = getelementptr inbounds nuw i32, ptr %2, i64 %24, !dbg !443
  %28 = load i32, ptr %27, align 4, !dbg !443, !tbaa !10
  %29 = getelementptr i8, ptr %27, i64 128, !dbg !444
  %30 = load i32, ptr %29, align 4, !dbg !444, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !445
  %31 = load volatile i32, ptr %25, align 4, !dbg !446, !tbaa !10
  %32 = icmp eq i32 %26, 2, !dbg !447
  %33 = icmp eq i32 %31, 2
  %34 = select i1 %32, i1 %33, i1 false, !dbg !448
  br i1 %34, label %35, label %37, !dbg !448

35:                                               ; preds = %12
  %36 = add nsw i32 %30, %28, !dbg !449
  br label %44, !dbg !450

37:                                               ; preds = %12
  %38 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !451
  %39 = load i32, ptr %38, align 4, !dbg !451, !tbaa !10
  %40 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %39) #5, !dbg !452
  %41 = load i32, ptr %38, align 4, !dbg !453, !tbaa !10
  %42 = add i32 %40, 1, !dbg !454
  %43 = add i32 %42, %41, !dbg !455
  br label %44, !dbg !450

44:                                               ; preds = %37, %35
  %45 = phi i32 [ %36, %35 ], [ %43, %37 ], !dbg !450
  store i32 %45, ptr addrspacecast (ptr addrspace(3) @_ZZ13sequence_lockE5value to ptr), align 4, !dbg !456, !tbaa !10
  br label %46, !dbg !457

46:                                               ; preds = %44, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !458
  %47 = icmp slt i32 %10, %4, !dbg !458
  br i1 %47, label %48, label %55, !dbg !458

48:                                               ; preds = %46
  %49 = sext i32 %10 to i64, !dbg !458
  %50 = getelementptr inbounds i32, ptr %0, i64 %49, !dbg !458
  %51 = load i32, ptr %50, align 4, !dbg !458, !tbaa !10
  %52 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13sequence_lockE5value to ptr), align 4, !dbg !458, !tbaa !10
  %53 = add nsw i32 %52, %51, !dbg !458
  %54 = getelementptr inbounds i32, ptr %1, i64 %49, !dbg !458
  store i32 %53, ptr %54, align 4, !dbg !458, !tbaa !10
  br label %55, !dbg !458

55:                                               ; preds = %48, %46
  ret void, !dbg !459
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!7 = !DIFile(filename: "messages.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "release_of_another", scope: !7, file: !7, line: 15, type: !16, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 16, column: 5, scope: !15)
!19 = !DILocation(line: 17, column: 11, scope: !15)
!20 = !DILocation(line: 18, column: 26, scope: !15)
!21 = !DILocation(line: 18, column: 22, scope: !15)
!22 = !DILocation(line: 18, column: 9, scope: !15)
!23 = !DILocation(line: 18, column: 20, scope: !15)
!24 = !DILocation(line: 20, column: 17, scope: !15)
!25 = !DILocation(line: 20, column: 74, scope: !15)
!26 = !DILocation(line: 20, column: 51, scope: !15)
!27 = !DILocation(line: 21, column: 37, scope: !15)
!28 = !DILocation(line: 21, column: 17, scope: !15)
!29 = !DILocation(line: 21, column: 52, scope: !15)
!30 = !DILocation(line: 21, column: 70, scope: !15)
!31 = !DILocation(line: 21, column: 66, scope: !15)
!32 = !DILocation(line: 21, column: 15, scope: !15)
!33 = !DILocation(line: 22, column: 5, scope: !15)
!34 = !DILocation(line: 23, column: 5, scope: !15)
!35 = !DILocation(line: 24, column: 1, scope: !15)
!36 = distinct !DISubprogram(name: "mix", scope: !37, file: !37, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!37 = !DIFile(filename: "./common.h", directory: ".")
!38 = !DILocation(line: 21, column: 5, scope: !36)
!39 = !DILocation(line: 27, column: 5, scope: !36)
!40 = !DILocation(line: 22, column: 16, scope: !36)
!41 = !DILocation(line: 22, column: 11, scope: !36)
!42 = !DILocation(line: 23, column: 16, scope: !36)
!43 = !DILocation(line: 23, column: 11, scope: !36)
!44 = !DILocation(line: 24, column: 16, scope: !36)
!45 = !DILocation(line: 24, column: 11, scope: !36)
!46 = !DILocation(line: 25, column: 9, scope: !36)
!47 = !{i64 8041485}
!48 = !DILocation(line: 21, column: 29, scope: !36)
!49 = !DILocation(line: 21, column: 23, scope: !36)
!50 = distinct !{!50, !38, !51, !52, !53}
!51 = !DILocation(line: 26, column: 5, scope: !36)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !{!"llvm.loop.unroll.disable"}
!54 = distinct !DISubprogram(name: "release_of_another_in_sum", scope: !7, file: !7, line: 25, type: !16, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!55 = !DILocation(line: 27, column: 5, scope: !54)
!56 = !DILocation(line: 28, column: 11, scope: !54)
!57 = !DILocation(line: 29, column: 32, scope: !54)
!58 = !DILocation(line: 29, column: 28, scope: !54)
!59 = !DILocation(line: 29, column: 9, scope: !54)
!60 = !DILocation(line: 29, column: 26, scope: !54)
!61 = !DILocation(line: 30, column: 70, scope: !54)
!62 = !DILocation(line: 30, column: 49, scope: !54)
!63 = !DILocation(line: 31, column: 16, scope: !54)
!64 = !DILocation(line: 31, column: 41, scope: !54)
!65 = !DILocation(line: 31, column: 51, scope: !54)
!66 = !DILocation(line: 31, column: 38, scope: !54)
!67 = !DILocation(line: 31, column: 14, scope: !54)
!68 = !DILocation(line: 32, column: 9, scope: !54)
!69 = !DILocation(line: 33, column: 5, scope: !54)
!70 = !DILocation(line: 34, column: 5, scope: !54)
!71 = !DILocation(line: 35, column: 10, scope: !54)
!72 = !DILocation(line: 35, column: 9, scope: !54)
!73 = !DILocation(line: 37, column: 5, scope: !54)
!74 = !DILocation(line: 38, column: 23, scope: !54)
!75 = !DILocation(line: 38, column: 5, scope: !54)
!76 = !DILocation(line: 37, column: 48, scope: !54)
!77 = !DILocation(line: 37, column: 45, scope: !54)
!78 = !DILocation(line: 37, column: 37, scope: !54)
!79 = !DILocation(line: 37, column: 23, scope: !54)
!80 = distinct !{!80, !73, !81, !52, !53}
!81 = !DILocation(line: 37, column: 54, scope: !54)
!82 = !DILocation(line: 38, column: 50, scope: !54)
!83 = !DILocation(line: 38, column: 37, scope: !54)
!84 = !DILocation(line: 38, column: 44, scope: !54)
!85 = !DILocation(line: 38, column: 30, scope: !54)
!86 = distinct !{!86, !75, !87, !52, !53}
!87 = !DILocation(line: 38, column: 52, scope: !54)
!88 = !DILocation(line: 39, column: 1, scope: !54)
!89 = distinct !DISubprogram(name: "acquire_of_another", scope: !7, file: !7, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!90 = !DILocation(line: 41, column: 5, scope: !89)
!91 = !DILocation(line: 42, column: 11, scope: !89)
!92 = !DILocation(line: 43, column: 26, scope: !89)
!93 = !DILocation(line: 43, column: 22, scope: !89)
!94 = !DILocation(line: 43, column: 9, scope: !89)
!95 = !DILocation(line: 43, column: 20, scope: !89)
!96 = !DILocation(line: 44, column: 30, scope: !89)
!97 = !DILocation(line: 44, column: 9, scope: !89)
!98 = !DILocation(line: 46, column: 51, scope: !89)
!99 = !DILocation(line: 46, column: 29, scope: !89)
!100 = !DILocation(line: 46, column: 65, scope: !89)
!101 = !DILocation(line: 47, column: 17, scope: !89)
!102 = !DILocation(line: 47, column: 25, scope: !89)
!103 = !DILocation(line: 47, column: 43, scope: !89)
!104 = !DILocation(line: 47, column: 39, scope: !89)
!105 = !DILocation(line: 47, column: 15, scope: !89)
!106 = !DILocation(line: 48, column: 5, scope: !89)
!107 = !DILocation(line: 49, column: 5, scope: !89)
!108 = !DILocation(line: 50, column: 1, scope: !89)
!109 = distinct !DISubprogram(name: "acquire_for_release", scope: !7, file: !7, line: 52, type: !16, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!110 = !DILocation(line: 53, column: 5, scope: !109)
!111 = !DILocation(line: 54, column: 11, scope: !109)
!112 = !DILocation(line: 55, column: 26, scope: !109)
!113 = !DILocation(line: 55, column: 22, scope: !109)
!114 = !DILocation(line: 55, column: 9, scope: !109)
!115 = !DILocation(line: 55, column: 20, scope: !109)
!116 = !DILocation(line: 56, column: 49, scope: !109)
!117 = !DILocation(line: 57, column: 9, scope: !109)
!118 = !DILocation(line: 58, column: 37, scope: !109)
!119 = !DILocation(line: 58, column: 17, scope: !109)
!120 = !DILocation(line: 58, column: 52, scope: !109)
!121 = !DILocation(line: 58, column: 70, scope: !109)
!122 = !DILocation(line: 58, column: 66, scope: !109)
!123 = !DILocation(line: 58, column: 15, scope: !109)
!124 = !DILocation(line: 59, column: 5, scope: !109)
!125 = !DILocation(line: 60, column: 5, scope: !109)
!126 = !DILocation(line: 61, column: 1, scope: !109)
!127 = distinct !DISubprogram(name: "release_for_acquire", scope: !7, file: !7, line: 62, type: !16, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!128 = !DILocation(line: 63, column: 5, scope: !127)
!129 = !DILocation(line: 64, column: 11, scope: !127)
!130 = !DILocation(line: 65, column: 26, scope: !127)
!131 = !DILocation(line: 65, column: 22, scope: !127)
!132 = !DILocation(line: 65, column: 9, scope: !127)
!133 = !DILocation(line: 65, column: 20, scope: !127)
!134 = !DILocation(line: 66, column: 30, scope: !127)
!135 = !DILocation(line: 66, column: 9, scope: !127)
!136 = !DILocation(line: 67, column: 21, scope: !127)
!137 = !DILocation(line: 68, column: 49, scope: !127)
!138 = !DILocation(line: 69, column: 17, scope: !127)
!139 = !DILocation(line: 69, column: 25, scope: !127)
!140 = !DILocation(line: 69, column: 43, scope: !127)
!141 = !DILocation(line: 69, column: 39, scope: !127)
!142 = !DILocation(line: 69, column: 15, scope: !127)
!143 = !DILocation(line: 70, column: 5, scope: !127)
!144 = !DILocation(line: 71, column: 5, scope: !127)
!145 = !DILocation(line: 72, column: 1, scope: !127)
!146 = distinct !DISubprogram(name: "written_behind_the_fence", scope: !7, file: !7, line: 74, type: !16, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!147 = !DILocation(line: 75, column: 5, scope: !146)
!148 = !DILocation(line: 76, column: 11, scope: !146)
!149 = !DILocation(line: 77, column: 26, scope: !146)
!150 = !DILocation(line: 77, column: 22, scope: !146)
!151 = !DILocation(line: 77, column: 9, scope: !146)
!152 = !DILocation(line: 77, column: 20, scope: !146)
!153 = !DILocation(line: 79, column: 9, scope: !146)
!154 = !DILocation(line: 80, column: 35, scope: !146)
!155 = !DILocation(line: 80, column: 44, scope: !146)
!156 = !DILocation(line: 80, column: 17, scope: !146)
!157 = !DILocation(line: 80, column: 33, scope: !146)
!158 = !DILocation(line: 81, column: 9, scope: !146)
!159 = !DILocation(line: 82, column: 13, scope: !146)
!160 = !DILocation(line: 83, column: 13, scope: !146)
!161 = !DILocation(line: 84, column: 21, scope: !146)
!162 = !DILocation(line: 84, column: 35, scope: !146)
!163 = !DILocation(line: 84, column: 33, scope: !146)
!164 = !DILocation(line: 85, column: 9, scope: !146)
!165 = !DILocation(line: 86, column: 25, scope: !146)
!166 = !DILocation(line: 86, column: 21, scope: !146)
!167 = !DILocation(line: 86, column: 38, scope: !146)
!168 = !DILocation(line: 86, column: 36, scope: !146)
!169 = !DILocation(line: 86, column: 48, scope: !146)
!170 = !DILocation(line: 0, scope: !146)
!171 = !DILocation(line: 89, column: 5, scope: !146)
!172 = !DILocation(line: 90, column: 1, scope: !146)
!173 = distinct !DISubprogram(name: "written_behind_the_release", scope: !7, file: !7, line: 91, type: !16, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!174 = !DILocation(line: 92, column: 5, scope: !173)
!175 = !DILocation(line: 93, column: 11, scope: !173)
!176 = !DILocation(line: 95, column: 30, scope: !173)
!177 = !DILocation(line: 95, column: 9, scope: !173)
!178 = !DILocation(line: 96, column: 34, scope: !173)
!179 = !DILocation(line: 96, column: 30, scope: !173)
!180 = !DILocation(line: 96, column: 17, scope: !173)
!181 = !DILocation(line: 96, column: 28, scope: !173)
!182 = !DILocation(line: 97, column: 37, scope: !173)
!183 = !DILocation(line: 97, column: 17, scope: !173)
!184 = !DILocation(line: 97, column: 52, scope: !173)
!185 = !DILocation(line: 97, column: 70, scope: !173)
!186 = !DILocation(line: 97, column: 66, scope: !173)
!187 = !DILocation(line: 97, column: 15, scope: !173)
!188 = !DILocation(line: 98, column: 5, scope: !173)
!189 = !DILocation(line: 99, column: 5, scope: !173)
!190 = !DILocation(line: 100, column: 1, scope: !173)
!191 = distinct !DISubprogram(name: "read_before_the_flag", scope: !7, file: !7, line: 102, type: !16, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!192 = !DILocation(line: 103, column: 5, scope: !191)
!193 = !DILocation(line: 104, column: 11, scope: !191)
!194 = !DILocation(line: 105, column: 26, scope: !191)
!195 = !DILocation(line: 105, column: 22, scope: !191)
!196 = !DILocation(line: 105, column: 9, scope: !191)
!197 = !DILocation(line: 105, column: 20, scope: !191)
!198 = !DILocation(line: 106, column: 30, scope: !191)
!199 = !DILocation(line: 106, column: 9, scope: !191)
!200 = !DILocation(line: 107, column: 29, scope: !191)
!201 = !DILocation(line: 108, column: 41, scope: !191)
!202 = !DILocation(line: 108, column: 21, scope: !191)
!203 = !DILocation(line: 110, column: 25, scope: !191)
!204 = !DILocation(line: 110, column: 45, scope: !191)
!205 = !DILocation(line: 110, column: 41, scope: !191)
!206 = !DILocation(line: 110, column: 23, scope: !191)
!207 = !DILocation(line: 111, column: 5, scope: !191)
!208 = !DILocation(line: 112, column: 5, scope: !191)
!209 = !DILocation(line: 113, column: 1, scope: !191)
!210 = distinct !DISubprogram(name: "plain_poll", scope: !7, file: !7, line: 115, type: !16, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!211 = !DILocation(line: 116, column: 5, scope: !210)
!212 = !DILocation(line: 117, column: 11, scope: !210)
!213 = !DILocation(line: 118, column: 26, scope: !210)
!214 = !DILocation(line: 118, column: 22, scope: !210)
!215 = !DILocation(line: 118, column: 9, scope: !210)
!216 = !DILocation(line: 118, column: 20, scope: !210)
!217 = !DILocation(line: 119, column: 9, scope: !210)
!218 = !DILocation(line: 120, column: 9, scope: !210)
!219 = !DILocation(line: 121, column: 55, scope: !210)
!220 = !DILocation(line: 122, column: 9, scope: !210)
!221 = !DILocation(line: 123, column: 17, scope: !210)
!222 = !DILocation(line: 123, column: 25, scope: !210)
!223 = !DILocation(line: 123, column: 43, scope: !210)
!224 = !DILocation(line: 123, column: 39, scope: !210)
!225 = !DILocation(line: 123, column: 15, scope: !210)
!226 = !DILocation(line: 124, column: 5, scope: !210)
!227 = !DILocation(line: 125, column: 5, scope: !210)
!228 = !DILocation(line: 126, column: 1, scope: !210)
!229 = distinct !DISubprogram(name: "plain_flag", scope: !7, file: !7, line: 127, type: !16, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!230 = !DILocation(line: 128, column: 5, scope: !229)
!231 = !DILocation(line: 129, column: 11, scope: !229)
!232 = !DILocation(line: 130, column: 26, scope: !229)
!233 = !DILocation(line: 130, column: 22, scope: !229)
!234 = !DILocation(line: 130, column: 9, scope: !229)
!235 = !DILocation(line: 130, column: 20, scope: !229)
!236 = !DILocation(line: 131, column: 9, scope: !229)
!237 = !DILocation(line: 132, column: 46, scope: !229)
!238 = !DILocation(line: 132, column: 58, scope: !229)
!239 = !DILocation(line: 133, column: 21, scope: !229)
!240 = !DILocation(line: 134, column: 9, scope: !229)
!241 = !DILocation(line: 135, column: 17, scope: !229)
!242 = !DILocation(line: 135, column: 25, scope: !229)
!243 = !DILocation(line: 135, column: 43, scope: !229)
!244 = !DILocation(line: 135, column: 39, scope: !229)
!245 = !DILocation(line: 135, column: 15, scope: !229)
!246 = !DILocation(line: 136, column: 5, scope: !229)
!247 = !DILocation(line: 137, column: 5, scope: !229)
!248 = !DILocation(line: 138, column: 1, scope: !229)
!249 = distinct !DISubprogram(name: "relay_without_fence", scope: !7, file: !7, line: 140, type: !16, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!250 = !DILocation(line: 142, column: 5, scope: !249)
!251 = !DILocation(line: 144, column: 11, scope: !249)
!252 = !DILocation(line: 143, column: 53, scope: !249)
!253 = !DILocation(line: 143, column: 29, scope: !249)
!254 = !DILocation(line: 145, column: 21, scope: !249)
!255 = !DILocation(line: 145, column: 17, scope: !249)
!256 = !DILocation(line: 145, column: 15, scope: !249)
!257 = !DILocation(line: 146, column: 18, scope: !249)
!258 = !DILocation(line: 147, column: 13, scope: !249)
!259 = !DILocation(line: 147, column: 26, scope: !249)
!260 = !DILocation(line: 148, column: 34, scope: !249)
!261 = !DILocation(line: 148, column: 13, scope: !249)
!262 = !DILocation(line: 149, column: 9, scope: !249)
!263 = !DILocation(line: 150, column: 24, scope: !249)
!264 = !DILocation(line: 152, column: 13, scope: !249)
!265 = !DILocation(line: 153, column: 9, scope: !249)
!266 = !DILocation(line: 153, column: 53, scope: !249)
!267 = !DILocation(line: 153, column: 33, scope: !249)
!268 = !DILocation(line: 153, column: 30, scope: !249)
!269 = !DILocation(line: 154, column: 21, scope: !249)
!270 = !DILocation(line: 154, column: 19, scope: !249)
!271 = !DILocation(line: 155, column: 9, scope: !249)
!272 = !DILocation(line: 157, column: 5, scope: !249)
!273 = !DILocation(line: 158, column: 1, scope: !249)
!274 = distinct !DISubprogram(name: "store_ends_the_chain", scope: !7, file: !7, line: 160, type: !16, scopeLine: 160, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!275 = !DILocation(line: 162, column: 5, scope: !274)
!276 = !DILocation(line: 164, column: 11, scope: !274)
!277 = !DILocation(line: 163, column: 53, scope: !274)
!278 = !DILocation(line: 163, column: 29, scope: !274)
!279 = !DILocation(line: 165, column: 21, scope: !274)
!280 = !DILocation(line: 165, column: 17, scope: !274)
!281 = !DILocation(line: 165, column: 15, scope: !274)
!282 = !DILocation(line: 166, column: 18, scope: !274)
!283 = !DILocation(line: 167, column: 13, scope: !274)
!284 = !DILocation(line: 167, column: 26, scope: !274)
!285 = !DILocation(line: 168, column: 13, scope: !274)
!286 = !DILocation(line: 169, column: 23, scope: !274)
!287 = !DILocation(line: 169, column: 13, scope: !274)
!288 = !DILocation(line: 170, column: 9, scope: !274)
!289 = !DILocation(line: 172, column: 40, scope: !274)
!290 = !DILocation(line: 172, column: 59, scope: !274)
!291 = !DILocation(line: 172, column: 21, scope: !274)
!292 = !DILocation(line: 173, column: 9, scope: !274)
!293 = !DILocation(line: 174, column: 24, scope: !274)
!294 = !DILocation(line: 175, column: 13, scope: !274)
!295 = !DILocation(line: 176, column: 22, scope: !274)
!296 = !DILocation(line: 176, column: 17, scope: !274)
!297 = !DILocation(line: 176, column: 35, scope: !274)
!298 = !DILocation(line: 176, column: 33, scope: !274)
!299 = !DILocation(line: 176, column: 27, scope: !274)
!300 = !DILocation(line: 179, column: 5, scope: !274)
!301 = !DILocation(line: 180, column: 1, scope: !274)
!302 = distinct !DISubprogram(name: "volatile_message", scope: !7, file: !7, line: 182, type: !16, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!303 = !DILocation(line: 183, column: 5, scope: !302)
!304 = !DILocation(line: 184, column: 11, scope: !302)
!305 = !DILocation(line: 185, column: 31, scope: !302)
!306 = !DILocation(line: 185, column: 27, scope: !302)
!307 = !DILocation(line: 185, column: 9, scope: !302)
!308 = !DILocation(line: 187, column: 9, scope: !302)
!309 = !DILocation(line: 188, column: 21, scope: !302)
!310 = !DILocation(line: 190, column: 17, scope: !302)
!311 = !DILocation(line: 190, column: 25, scope: !302)
!312 = !DILocation(line: 190, column: 50, scope: !302)
!313 = !DILocation(line: 190, column: 46, scope: !302)
!314 = !DILocation(line: 190, column: 15, scope: !302)
!315 = !DILocation(line: 191, column: 5, scope: !302)
!316 = !DILocation(line: 192, column: 5, scope: !302)
!317 = !DILocation(line: 193, column: 1, scope: !302)
!318 = distinct !DISubprogram(name: "volatile_message_shared", scope: !7, file: !7, line: 194, type: !16, scopeLine: 194, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!319 = !DILocation(line: 196, column: 5, scope: !318)
!320 = !DILocation(line: 197, column: 11, scope: !318)
!321 = !DILocation(line: 197, column: 23, scope: !318)
!322 = !DILocation(line: 197, column: 17, scope: !318)
!323 = !DILocation(line: 198, column: 5, scope: !318)
!324 = !DILocation(line: 199, column: 11, scope: !318)
!325 = !DILocation(line: 200, column: 25, scope: !318)
!326 = !DILocation(line: 200, column: 21, scope: !318)
!327 = !DILocation(line: 200, column: 9, scope: !318)
!328 = !DILocation(line: 202, column: 9, scope: !318)
!329 = !DILocation(line: 203, column: 5, scope: !318)
!330 = !DILocation(line: 204, column: 11, scope: !318)
!331 = !DILocation(line: 205, column: 20, scope: !318)
!332 = !DILocation(line: 207, column: 21, scope: !318)
!333 = !DILocation(line: 207, column: 28, scope: !318)
!334 = !DILocation(line: 207, column: 60, scope: !318)
!335 = !DILocation(line: 207, column: 46, scope: !318)
!336 = !DILocation(line: 207, column: 42, scope: !318)
!337 = !DILocation(line: 208, column: 15, scope: !318)
!338 = !DILocation(line: 208, column: 35, scope: !318)
!339 = !DILocation(line: 208, column: 20, scope: !318)
!340 = !DILocation(line: 209, column: 18, scope: !318)
!341 = !DILocation(line: 210, column: 22, scope: !318)
!342 = !DILocation(line: 210, column: 18, scope: !318)
!343 = !DILocation(line: 210, column: 29, scope: !318)
!344 = !DILocation(line: 211, column: 5, scope: !318)
!345 = !DILocation(line: 0, scope: !318)
!346 = !DILocation(line: 212, column: 1, scope: !318)
!347 = distinct !DISubprogram(name: "store_buffering", scope: !7, file: !7, line: 227, type: !16, scopeLine: 227, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!348 = !DILocation(line: 227, column: 37, scope: !347)
!349 = !DILocation(line: 227, column: 74, scope: !347)
!350 = distinct !{!350, !348, !348, !52, !53}
!351 = distinct !DISubprogram(name: "store_buffering_acq_rel", scope: !7, file: !7, line: 228, type: !16, scopeLine: 228, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!352 = !DILocation(line: 229, column: 5, scope: !351)
!353 = !DILocation(line: 229, column: 56, scope: !351)
!354 = !DILocation(line: 230, column: 1, scope: !351)
!355 = distinct !{!355, !352, !352, !52, !53}
!356 = distinct !DISubprogram(name: "load_buffering", scope: !7, file: !7, line: 233, type: !16, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!357 = !DILocation(line: 235, column: 5, scope: !356)
!358 = !DILocation(line: 236, column: 16, scope: !356)
!359 = !DILocation(line: 237, column: 11, scope: !356)
!360 = !DILocation(line: 236, column: 41, scope: !356)
!361 = !DILocation(line: 238, column: 18, scope: !356)
!362 = !DILocation(line: 238, column: 17, scope: !356)
!363 = !DILocation(line: 238, column: 15, scope: !356)
!364 = !DILocation(line: 240, column: 9, scope: !356)
!365 = !DILocation(line: 241, column: 5, scope: !356)
!366 = !DILocation(line: 242, column: 5, scope: !356)
!367 = !DILocation(line: 243, column: 30, scope: !356)
!368 = !DILocation(line: 243, column: 35, scope: !356)
!369 = !DILocation(line: 243, column: 73, scope: !356)
!370 = !DILocation(line: 243, column: 78, scope: !356)
!371 = !DILocation(line: 243, column: 40, scope: !356)
!372 = !DILocation(line: 243, column: 46, scope: !356)
!373 = !DILocation(line: 245, column: 1, scope: !356)
!374 = !DILocation(line: 244, column: 24, scope: !356)
!375 = !DILocation(line: 244, column: 33, scope: !356)
!376 = !DILocation(line: 244, column: 29, scope: !356)
!377 = !DILocation(line: 244, column: 9, scope: !356)
!378 = !DILocation(line: 243, column: 86, scope: !356)
!379 = distinct !{!379, !380, !381, !52, !53}
!380 = !DILocation(line: 243, column: 5, scope: !356)
!381 = !DILocation(line: 244, column: 39, scope: !356)
!382 = distinct !DISubprogram(name: "independent_reads", scope: !7, file: !7, line: 248, type: !16, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!383 = !DILocation(line: 250, column: 5, scope: !382)
!384 = !DILocation(line: 251, column: 17, scope: !382)
!385 = !DILocation(line: 252, column: 11, scope: !382)
!386 = !DILocation(line: 251, column: 52, scope: !382)
!387 = !DILocation(line: 253, column: 18, scope: !382)
!388 = !DILocation(line: 0, scope: !382)
!389 = !DILocation(line: 254, column: 13, scope: !382)
!390 = !DILocation(line: 255, column: 9, scope: !382)
!391 = !DILocation(line: 256, column: 21, scope: !382)
!392 = !DILocation(line: 257, column: 46, scope: !382)
!393 = !DILocation(line: 258, column: 41, scope: !382)
!394 = !DILocation(line: 258, column: 21, scope: !382)
!395 = !DILocation(line: 259, column: 32, scope: !382)
!396 = !DILocation(line: 259, column: 34, scope: !382)
!397 = !DILocation(line: 259, column: 13, scope: !382)
!398 = !DILocation(line: 259, column: 30, scope: !382)
!399 = !DILocation(line: 261, column: 9, scope: !382)
!400 = !DILocation(line: 262, column: 16, scope: !382)
!401 = !DILocation(line: 262, column: 41, scope: !382)
!402 = !DILocation(line: 262, column: 51, scope: !382)
!403 = !DILocation(line: 262, column: 38, scope: !382)
!404 = !DILocation(line: 262, column: 14, scope: !382)
!405 = !DILocation(line: 263, column: 9, scope: !382)
!406 = !DILocation(line: 264, column: 14, scope: !382)
!407 = !DILocation(line: 265, column: 30, scope: !382)
!408 = !DILocation(line: 265, column: 64, scope: !382)
!409 = !DILocation(line: 265, column: 76, scope: !382)
!410 = !DILocation(line: 265, column: 79, scope: !382)
!411 = !DILocation(line: 265, column: 61, scope: !382)
!412 = !DILocation(line: 265, column: 50, scope: !382)
!413 = distinct !{!413, !414, !415, !52, !53}
!414 = !DILocation(line: 265, column: 9, scope: !382)
!415 = !DILocation(line: 265, column: 85, scope: !382)
!416 = !DILocation(line: 267, column: 5, scope: !382)
!417 = !DILocation(line: 268, column: 26, scope: !382)
!418 = !DILocation(line: 268, column: 5, scope: !382)
!419 = !DILocation(line: 269, column: 1, scope: !382)
!420 = !DILocation(line: 268, column: 54, scope: !382)
!421 = !DILocation(line: 268, column: 60, scope: !382)
!422 = !DILocation(line: 268, column: 45, scope: !382)
!423 = !DILocation(line: 268, column: 52, scope: !382)
!424 = !DILocation(line: 268, column: 38, scope: !382)
!425 = distinct !{!425, !418, !426, !52, !53}
!426 = !DILocation(line: 268, column: 62, scope: !382)
!427 = distinct !DISubprogram(name: "sequence_lock", scope: !7, file: !7, line: 271, type: !16, scopeLine: 271, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!428 = !DILocation(line: 273, column: 5, scope: !427)
!429 = !DILocation(line: 275, column: 11, scope: !427)
!430 = !DILocation(line: 274, column: 41, scope: !427)
!431 = !DILocation(line: 276, column: 9, scope: !427)
!432 = !DILocation(line: 277, column: 9, scope: !427)
!433 = !DILocation(line: 278, column: 31, scope: !427)
!434 = !DILocation(line: 278, column: 27, scope: !427)
!435 = !DILocation(line: 278, column: 9, scope: !427)
!436 = !DILocation(line: 279, column: 32, scope: !427)
!437 = !DILocation(line: 279, column: 41, scope: !427)
!438 = !DILocation(line: 279, column: 9, scope: !427)
!439 = !DILocation(line: 280, column: 9, scope: !427)
!440 = !DILocation(line: 281, column: 9, scope: !427)
!441 = !DILocation(line: 282, column: 22, scope: !427)
!442 = !DILocation(line: 283, column: 9, scope: !427)
!443 = !DILocation(line: 285, column: 25, scope: !427)
!444 = !DILocation(line: 285, column: 42, scope: !427)
!445 = !DILocation(line: 286, column: 9, scope: !427)
!446 = !DILocation(line: 287, column: 21, scope: !427)
!447 = !DILocation(line: 288, column: 24, scope: !427)
!448 = !DILocation(line: 288, column: 29, scope: !427)
!449 = !DILocation(line: 288, column: 47, scope: !427)
!450 = !DILocation(line: 288, column: 17, scope: !427)
!451 = !DILocation(line: 288, column: 57, scope: !427)
!452 = !DILocation(line: 288, column: 53, scope: !427)
!453 = !DILocation(line: 288, column: 70, scope: !427)
!454 = !DILocation(line: 288, column: 68, scope: !427)
!455 = !DILocation(line: 288, column: 80, scope: !427)
!456 = !DILocation(line: 288, column: 15, scope: !427)
!457 = !DILocation(line: 289, column: 5, scope: !427)
!458 = !DILocation(line: 290, column: 5, scope: !427)
!459 = !DILocation(line: 291, column: 1, scope: !427)
