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
  %11 = icmp slt i32 %10, %4, !dbg !18
  br i1 %11, label %12, label %13, !dbg !18

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !18
  br label %13, !dbg !18

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !19
  br i1 %14, label %15, label %37, !dbg !19

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !18
  %17 = zext nneg i32 %6 to i64, !dbg !20
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !20
  %19 = load i32, ptr %18, align 4, !dbg !20, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #6, !dbg !21
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %17, !dbg !22
  store i32 %20, ptr %21, align 4, !dbg !23, !tbaa !10
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !24
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %17, !dbg !24
  store atomic i32 1, ptr %23 syncscope("device") release, align 4, !dbg !25
  %24 = zext nneg i32 %16 to i64, !dbg !26
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24, !dbg !26
  %26 = load atomic i32, ptr %25 syncscope("device") acquire, align 4, !dbg !27
  %27 = icmp eq i32 %26, 0, !dbg !27
  br i1 %27, label %31, label %28, !dbg !27

28:                                               ; preds = %15
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %24, !dbg !28
  %30 = load i32, ptr %29, align 4, !dbg !28, !tbaa !10
  br label %35, !dbg !27

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !29
  %33 = load i32, ptr %32, align 4, !dbg !29, !tbaa !10
  %34 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %33) #6, !dbg !30
  br label %35, !dbg !27

35:                                               ; preds = %31, %28
  %36 = phi i32 [ %30, %28 ], [ %34, %31 ], !dbg !27
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ18release_of_anotherE5value to ptr), align 4, !dbg !31, !tbaa !10
  br label %37, !dbg !32

37:                                               ; preds = %35, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !33
  br i1 %11, label %38, label %45, !dbg !33

38:                                               ; preds = %37
  %39 = sext i32 %10 to i64, !dbg !33
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !33
  %41 = load i32, ptr %40, align 4, !dbg !33, !tbaa !10
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18release_of_anotherE5value to ptr), align 4, !dbg !33, !tbaa !10
  %43 = add nsw i32 %42, %41, !dbg !33
  %44 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !33
  store i32 %43, ptr %44, align 4, !dbg !33, !tbaa !10
  br label %45, !dbg !33

45:                                               ; preds = %38, %37
  ret void, !dbg !34
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc void @_ZL5wasteiPi(i32 noundef %0, ptr noundef writeonly captures(none) %1) unnamed_addr #1 !dbg !35 {
  br label %5, !dbg !37

3:                                                ; preds = %5
  %4 = icmp eq i32 %9, 1592614637, !dbg !38
  br i1 %4, label %12, label %13, !dbg !38

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ]
  %7 = phi i32 [ %0, %2 ], [ %9, %5 ]
  %8 = add nsw i32 %6, %7, !dbg !39
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #6, !dbg !40
  %10 = add nuw nsw i32 %6, 1, !dbg !41
  %11 = icmp eq i32 %10, 4, !dbg !42
  br i1 %11, label %3, label %5, !dbg !37, !llvm.loop !43

12:                                               ; preds = %3
  store i32 1592614637, ptr %1, align 4, !dbg !47, !tbaa !10
  br label %13, !dbg !48

13:                                               ; preds = %12, %3
  ret void, !dbg !49
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !50 {
  br label %3, !dbg !51

2:                                                ; preds = %3
  ret i32 %12, !dbg !52

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !53
  %7 = xor i32 %6, %5, !dbg !54
  %8 = lshr i32 %7, 17, !dbg !55
  %9 = xor i32 %8, %7, !dbg !56
  %10 = shl i32 %9, 5, !dbg !57
  %11 = xor i32 %10, %9, !dbg !58
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !59, !srcloc !60
  %13 = add nuw nsw i32 %4, 1, !dbg !61
  %14 = icmp eq i32 %13, 6, !dbg !62
  br i1 %14, label %2, label %3, !dbg !51, !llvm.loop !63
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @release_of_another_in_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !65 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66
  %8 = mul i32 %6, %7, !dbg !66
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %10 = add i32 %8, %9, !dbg !66
  %11 = icmp slt i32 %10, %4, !dbg !67
  br i1 %11, label %12, label %13, !dbg !67

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !67
  br label %13, !dbg !67

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !68
  br i1 %14, label %15, label %27, !dbg !68

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !69
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !69
  %18 = load i32, ptr %17, align 4, !dbg !69, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #6, !dbg !70
  %20 = zext nneg i32 %6 to i64, !dbg !71
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !71
  store i32 %19, ptr %21, align 4, !dbg !72, !tbaa !10
  fence syncscope("device") release, !dbg !73
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !74
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !75
  %24 = add nsw i32 %23, -1, !dbg !76
  %25 = icmp eq i32 %22, %24, !dbg !77
  %26 = zext i1 %25 to i32, !dbg !74
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ25release_of_another_in_sumE4last to ptr), align 4, !dbg !78, !tbaa !10
  fence syncscope("device") acquire, !dbg !79
  br label %27, !dbg !80

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !81
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ25release_of_another_in_sumE4last to ptr), align 4, !dbg !82, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !82
  br i1 %29, label %50, label %30, !dbg !83

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !84

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !85
  br i1 %33, label %43, label %50, !dbg !86

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !87
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !87
  %39 = load i32, ptr %38, align 4, !dbg !87, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !88
  %41 = add nuw nsw i32 %35, 1, !dbg !89
  %42 = icmp eq i32 %41, %31, !dbg !90
  br i1 %42, label %32, label %34, !dbg !84, !llvm.loop !91

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = add nsw i32 %44, %40, !dbg !93
  %46 = zext nneg i32 %44 to i64, !dbg !94
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46, !dbg !94
  store i32 %45, ptr %47, align 4, !dbg !95, !tbaa !10
  %48 = add nuw nsw i32 %44, 64, !dbg !96
  %49 = icmp slt i32 %48, %4, !dbg !85
  br i1 %49, label %43, label %50, !dbg !86, !llvm.loop !97

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !99
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @acquire_of_another(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !100 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !101
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !101
  %8 = mul i32 %6, %7, !dbg !101
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !101
  %10 = add i32 %8, %9, !dbg !101
  %11 = icmp slt i32 %10, %4, !dbg !101
  br i1 %11, label %12, label %13, !dbg !101

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !101
  br label %13, !dbg !101

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !102
  br i1 %14, label %15, label %37, !dbg !102

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !101
  %17 = zext nneg i32 %6 to i64, !dbg !103
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !103
  %19 = load i32, ptr %18, align 4, !dbg !103, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #6, !dbg !104
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %17, !dbg !105
  store i32 %20, ptr %21, align 4, !dbg !106, !tbaa !10
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !107
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %17, !dbg !107
  store atomic i32 1, ptr %23 syncscope("device") release, align 4, !dbg !108
  %24 = zext nneg i32 %16 to i64, !dbg !109
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24, !dbg !109
  %26 = load atomic i32, ptr %25 syncscope("device") acquire, align 4, !dbg !110
  %27 = icmp eq i32 %26, 0, !dbg !111
  br i1 %27, label %31, label %28, !dbg !111

28:                                               ; preds = %15
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %24, !dbg !112
  %30 = load i32, ptr %29, align 4, !dbg !112, !tbaa !10
  br label %35, !dbg !111

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !113
  %33 = load i32, ptr %32, align 4, !dbg !113, !tbaa !10
  %34 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %33) #6, !dbg !114
  br label %35, !dbg !111

35:                                               ; preds = %31, %28
  %36 = phi i32 [ %30, %28 ], [ %34, %31 ], !dbg !111
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ18acquire_of_anotherE5value to ptr), align 4, !dbg !115, !tbaa !10
  br label %37, !dbg !116

37:                                               ; preds = %35, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !117
  br i1 %11, label %38, label %45, !dbg !117

38:                                               ; preds = %37
  %39 = sext i32 %10 to i64, !dbg !117
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !117
  %41 = load i32, ptr %40, align 4, !dbg !117, !tbaa !10
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18acquire_of_anotherE5value to ptr), align 4, !dbg !117, !tbaa !10
  %43 = add nsw i32 %42, %41, !dbg !117
  %44 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !117
  store i32 %43, ptr %44, align 4, !dbg !117, !tbaa !10
  br label %45, !dbg !117

45:                                               ; preds = %38, %37
  ret void, !dbg !118
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @acquire_for_release(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !119 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !120
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !120
  %8 = mul i32 %6, %7, !dbg !120
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !120
  %10 = add i32 %8, %9, !dbg !120
  %11 = icmp slt i32 %10, %4, !dbg !120
  br i1 %11, label %12, label %13, !dbg !120

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !120
  br label %13, !dbg !120

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !121
  br i1 %14, label %15, label %37, !dbg !121

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !120
  %17 = zext nneg i32 %6 to i64, !dbg !122
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !122
  %19 = load i32, ptr %18, align 4, !dbg !122, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #6, !dbg !123
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %17, !dbg !124
  store i32 %20, ptr %21, align 4, !dbg !125, !tbaa !10
  fence syncscope("device") release, !dbg !126
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !127
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %17, !dbg !127
  store volatile i32 1, ptr %23, align 4, !dbg !127, !tbaa !10
  %24 = zext nneg i32 %16 to i64, !dbg !128
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24, !dbg !128
  %26 = load atomic i32, ptr %25 syncscope("device") acquire, align 4, !dbg !129
  %27 = icmp eq i32 %26, 0, !dbg !129
  br i1 %27, label %31, label %28, !dbg !129

28:                                               ; preds = %15
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %24, !dbg !130
  %30 = load i32, ptr %29, align 4, !dbg !130, !tbaa !10
  br label %35, !dbg !129

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !131
  %33 = load i32, ptr %32, align 4, !dbg !131, !tbaa !10
  %34 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %33) #6, !dbg !132
  br label %35, !dbg !129

35:                                               ; preds = %31, %28
  %36 = phi i32 [ %30, %28 ], [ %34, %31 ], !dbg !129
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ19acquire_for_releaseE5value to ptr), align 4, !dbg !133, !tbaa !10
  br label %37, !dbg !134

37:                                               ; preds = %35, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !135
  br i1 %11, label %38, label %45, !dbg !135

38:                                               ; preds = %37
  %39 = sext i32 %10 to i64, !dbg !135
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !135
  %41 = load i32, ptr %40, align 4, !dbg !135, !tbaa !10
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19acquire_for_releaseE5value to ptr), align 4, !dbg !135, !tbaa !10
  %43 = add nsw i32 %42, %41, !dbg !135
  %44 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !135
  store i32 %43, ptr %44, align 4, !dbg !135, !tbaa !10
  br label %45, !dbg !135

45:                                               ; preds = %38, %37
  ret void, !dbg !136
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @release_for_acquire(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !137 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !138
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !138
  %8 = mul i32 %6, %7, !dbg !138
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138
  %10 = add i32 %8, %9, !dbg !138
  %11 = icmp slt i32 %10, %4, !dbg !138
  br i1 %11, label %12, label %13, !dbg !138

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !138
  br label %13, !dbg !138

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !139
  br i1 %14, label %15, label %37, !dbg !139

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !138
  %17 = zext nneg i32 %6 to i64, !dbg !140
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !140
  %19 = load i32, ptr %18, align 4, !dbg !140, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #6, !dbg !141
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %17, !dbg !142
  store i32 %20, ptr %21, align 4, !dbg !143, !tbaa !10
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !144
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %17, !dbg !144
  store atomic i32 1, ptr %23 syncscope("device") release, align 4, !dbg !145
  %24 = zext nneg i32 %16 to i64, !dbg !146
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24, !dbg !146
  %26 = load volatile i32, ptr %25, align 4, !dbg !146, !tbaa !10
  fence syncscope("device") acquire, !dbg !147
  %27 = icmp eq i32 %26, 0, !dbg !148
  br i1 %27, label %31, label %28, !dbg !148

28:                                               ; preds = %15
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %24, !dbg !149
  %30 = load i32, ptr %29, align 4, !dbg !149, !tbaa !10
  br label %35, !dbg !148

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !150
  %33 = load i32, ptr %32, align 4, !dbg !150, !tbaa !10
  %34 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %33) #6, !dbg !151
  br label %35, !dbg !148

35:                                               ; preds = %31, %28
  %36 = phi i32 [ %30, %28 ], [ %34, %31 ], !dbg !148
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ19release_for_acquireE5value to ptr), align 4, !dbg !152, !tbaa !10
  br label %37, !dbg !153

37:                                               ; preds = %35, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !154
  br i1 %11, label %38, label %45, !dbg !154

38:                                               ; preds = %37
  %39 = sext i32 %10 to i64, !dbg !154
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !154
  %41 = load i32, ptr %40, align 4, !dbg !154, !tbaa !10
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19release_for_acquireE5value to ptr), align 4, !dbg !154, !tbaa !10
  %43 = add nsw i32 %42, %41, !dbg !154
  %44 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !154
  store i32 %43, ptr %44, align 4, !dbg !154, !tbaa !10
  br label %45, !dbg !154

45:                                               ; preds = %38, %37
  ret void, !dbg !155
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @written_behind_the_fence(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !156 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !157
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !157
  %8 = mul i32 %6, %7, !dbg !157
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !157
  %10 = add i32 %8, %9, !dbg !157
  %11 = icmp slt i32 %10, %4, !dbg !157
  br i1 %11, label %12, label %13, !dbg !157

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !157
  br label %13, !dbg !157

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !158
  br i1 %14, label %15, label %46, !dbg !158

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !157
  %17 = zext nneg i32 %6 to i64, !dbg !159
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !159
  %19 = load i32, ptr %18, align 4, !dbg !159, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #6, !dbg !160
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %17, !dbg !161
  store i32 %20, ptr %21, align 4, !dbg !162, !tbaa !10
  %22 = load i32, ptr %18, align 4, !dbg !163, !tbaa !10
  %23 = add nsw i32 %22, 1, !dbg !164
  %24 = getelementptr i8, ptr %21, i64 128, !dbg !165
  store i32 %23, ptr %24, align 4, !dbg !166, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !167
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !168
  %26 = getelementptr inbounds nuw i32, ptr %25, i64 %17, !dbg !168
  store volatile i32 1, ptr %26, align 4, !dbg !168, !tbaa !10
  %27 = zext nneg i32 %16 to i64, !dbg !169
  %28 = getelementptr inbounds nuw i32, ptr %25, i64 %27, !dbg !169
  %29 = load volatile i32, ptr %28, align 4, !dbg !169, !tbaa !10
  %30 = icmp eq i32 %29, 0, !dbg !169
  br i1 %30, label %37, label %31, !dbg !169

31:                                               ; preds = %15
  fence syncscope("device") acq_rel, !dbg !170
  %32 = getelementptr inbounds nuw i32, ptr %2, i64 %27, !dbg !171
  %33 = load i32, ptr %32, align 4, !dbg !171, !tbaa !10
  %34 = getelementptr i8, ptr %32, i64 128, !dbg !172
  %35 = load i32, ptr %34, align 4, !dbg !172, !tbaa !10
  %36 = add nsw i32 %35, %33, !dbg !173
  br label %44, !dbg !174

37:                                               ; preds = %15
  %38 = getelementptr inbounds nuw i32, ptr %0, i64 %27, !dbg !175
  %39 = load i32, ptr %38, align 4, !dbg !175, !tbaa !10
  %40 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %39) #6, !dbg !176
  %41 = load i32, ptr %38, align 4, !dbg !177, !tbaa !10
  %42 = add i32 %40, 1, !dbg !178
  %43 = add i32 %42, %41, !dbg !179
  br label %44

44:                                               ; preds = %37, %31
  %45 = phi i32 [ %36, %31 ], [ %43, %37 ]
  store i32 %45, ptr addrspacecast (ptr addrspace(3) @_ZZ24written_behind_the_fenceE5value to ptr), align 4, !dbg !180, !tbaa !10
  br label %46, !dbg !181

46:                                               ; preds = %44, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !181
  br i1 %11, label %47, label %54, !dbg !181

47:                                               ; preds = %46
  %48 = sext i32 %10 to i64, !dbg !181
  %49 = getelementptr inbounds i32, ptr %0, i64 %48, !dbg !181
  %50 = load i32, ptr %49, align 4, !dbg !181, !tbaa !10
  %51 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24written_behind_the_fenceE5value to ptr), align 4, !dbg !181, !tbaa !10
  %52 = add nsw i32 %51, %50, !dbg !181
  %53 = getelementptr inbounds i32, ptr %1, i64 %48, !dbg !181
  store i32 %52, ptr %53, align 4, !dbg !181, !tbaa !10
  br label %54, !dbg !181

54:                                               ; preds = %47, %46
  ret void, !dbg !182
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @written_behind_the_release(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !183 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !184
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !184
  %8 = mul i32 %6, %7, !dbg !184
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !184
  %10 = add i32 %8, %9, !dbg !184
  %11 = icmp slt i32 %10, %4, !dbg !184
  br i1 %11, label %12, label %13, !dbg !184

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !184
  br label %13, !dbg !184

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !185
  br i1 %14, label %15, label %37, !dbg !185

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !184
  %17 = zext nneg i32 %6 to i64, !dbg !186
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !186
  %19 = load i32, ptr %18, align 4, !dbg !186, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #6, !dbg !187
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %17, !dbg !188
  store i32 %20, ptr %21, align 4, !dbg !189, !tbaa !10
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !190
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %17, !dbg !190
  store atomic i32 1, ptr %23 syncscope("device") release, align 4, !dbg !191
  %24 = zext nneg i32 %16 to i64, !dbg !192
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24, !dbg !192
  %26 = load atomic i32, ptr %25 syncscope("device") acquire, align 4, !dbg !193
  %27 = icmp eq i32 %26, 0, !dbg !193
  br i1 %27, label %31, label %28, !dbg !193

28:                                               ; preds = %15
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %24, !dbg !194
  %30 = load i32, ptr %29, align 4, !dbg !194, !tbaa !10
  br label %35, !dbg !193

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !195
  %33 = load i32, ptr %32, align 4, !dbg !195, !tbaa !10
  %34 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %33) #6, !dbg !196
  br label %35, !dbg !193

35:                                               ; preds = %31, %28
  %36 = phi i32 [ %30, %28 ], [ %34, %31 ], !dbg !193
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ26written_behind_the_releaseE5value to ptr), align 4, !dbg !197, !tbaa !10
  br label %37, !dbg !198

37:                                               ; preds = %35, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !199
  br i1 %11, label %38, label %45, !dbg !199

38:                                               ; preds = %37
  %39 = sext i32 %10 to i64, !dbg !199
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !199
  %41 = load i32, ptr %40, align 4, !dbg !199, !tbaa !10
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26written_behind_the_releaseE5value to ptr), align 4, !dbg !199, !tbaa !10
  %43 = add nsw i32 %42, %41, !dbg !199
  %44 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !199
  store i32 %43, ptr %44, align 4, !dbg !199, !tbaa !10
  br label %45, !dbg !199

45:                                               ; preds = %38, %37
  ret void, !dbg !200
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @read_before_the_flag(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !201 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !202
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !202
  %8 = mul i32 %6, %7, !dbg !202
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !202
  %10 = add i32 %8, %9, !dbg !202
  %11 = icmp slt i32 %10, %4, !dbg !202
  br i1 %11, label %12, label %13, !dbg !202

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !202
  br label %13, !dbg !202

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !203
  br i1 %14, label %15, label %37, !dbg !203

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !202
  %17 = zext nneg i32 %6 to i64, !dbg !204
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !204
  %19 = load i32, ptr %18, align 4, !dbg !204, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #6, !dbg !205
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %17, !dbg !206
  store i32 %20, ptr %21, align 4, !dbg !207, !tbaa !10
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !208
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %17, !dbg !208
  store atomic i32 1, ptr %23 syncscope("device") release, align 4, !dbg !209
  %24 = zext nneg i32 %16 to i64, !dbg !210
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24, !dbg !210
  %26 = load atomic i32, ptr %25 syncscope("device") acquire, align 4, !dbg !211
  %27 = icmp eq i32 %26, 0, !dbg !212
  br i1 %27, label %31, label %28, !dbg !212

28:                                               ; preds = %15
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %24, !dbg !213
  %30 = load i32, ptr %29, align 4, !dbg !213, !tbaa !10
  br label %35, !dbg !212

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !214
  %33 = load i32, ptr %32, align 4, !dbg !214, !tbaa !10
  %34 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %33) #6, !dbg !215
  br label %35, !dbg !212

35:                                               ; preds = %31, %28
  %36 = phi i32 [ %30, %28 ], [ %34, %31 ], !dbg !212
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ20read_before_the_flagE5value to ptr), align 4, !dbg !216, !tbaa !10
  br label %37, !dbg !217

37:                                               ; preds = %35, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !218
  br i1 %11, label %38, label %45, !dbg !218

38:                                               ; preds = %37
  %39 = sext i32 %10 to i64, !dbg !218
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !218
  %41 = load i32, ptr %40, align 4, !dbg !218, !tbaa !10
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20read_before_the_flagE5value to ptr), align 4, !dbg !218, !tbaa !10
  %43 = add nsw i32 %42, %41, !dbg !218
  %44 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !218
  store i32 %43, ptr %44, align 4, !dbg !218, !tbaa !10
  br label %45, !dbg !218

45:                                               ; preds = %38, %37
  ret void, !dbg !219
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @plain_poll(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !220 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !221
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !221
  %8 = mul i32 %6, %7, !dbg !221
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !221
  %10 = add i32 %8, %9, !dbg !221
  %11 = icmp slt i32 %10, %4, !dbg !221
  br i1 %11, label %12, label %13, !dbg !221

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !221
  br label %13, !dbg !221

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !222
  br i1 %14, label %15, label %37, !dbg !222

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !221
  %17 = zext nneg i32 %6 to i64, !dbg !223
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !223
  %19 = load i32, ptr %18, align 4, !dbg !223, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #6, !dbg !224
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %17, !dbg !225
  store i32 %20, ptr %21, align 4, !dbg !226, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !227
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !228
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %17, !dbg !228
  store volatile i32 1, ptr %23, align 4, !dbg !228, !tbaa !10
  %24 = zext nneg i32 %16 to i64, !dbg !229
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24, !dbg !229
  %26 = load volatile i32, ptr %25, align 4, !dbg !229, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !230
  %27 = icmp eq i32 %26, 0, !dbg !231
  br i1 %27, label %31, label %28, !dbg !231

28:                                               ; preds = %15
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %24, !dbg !232
  %30 = load i32, ptr %29, align 4, !dbg !232, !tbaa !10
  br label %35, !dbg !231

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !233
  %33 = load i32, ptr %32, align 4, !dbg !233, !tbaa !10
  %34 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %33) #6, !dbg !234
  br label %35, !dbg !231

35:                                               ; preds = %31, %28
  %36 = phi i32 [ %30, %28 ], [ %34, %31 ], !dbg !231
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ10plain_pollE5value to ptr), align 4, !dbg !235, !tbaa !10
  br label %37, !dbg !236

37:                                               ; preds = %35, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !237
  br i1 %11, label %38, label %45, !dbg !237

38:                                               ; preds = %37
  %39 = sext i32 %10 to i64, !dbg !237
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !237
  %41 = load i32, ptr %40, align 4, !dbg !237, !tbaa !10
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10plain_pollE5value to ptr), align 4, !dbg !237, !tbaa !10
  %43 = add nsw i32 %42, %41, !dbg !237
  %44 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !237
  store i32 %43, ptr %44, align 4, !dbg !237, !tbaa !10
  br label %45, !dbg !237

45:                                               ; preds = %38, %37
  ret void, !dbg !238
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @plain_flag(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !239 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !240
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !240
  %8 = mul i32 %6, %7, !dbg !240
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !240
  %10 = add i32 %8, %9, !dbg !240
  %11 = icmp slt i32 %10, %4, !dbg !240
  br i1 %11, label %12, label %13, !dbg !240

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !240
  br label %13, !dbg !240

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !241
  br i1 %14, label %15, label %37, !dbg !241

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !240
  %17 = zext nneg i32 %6 to i64, !dbg !242
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !242
  %19 = load i32, ptr %18, align 4, !dbg !242, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #6, !dbg !243
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %17, !dbg !244
  store i32 %20, ptr %21, align 4, !dbg !245, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !246
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !247
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %17, !dbg !247
  store volatile i32 1, ptr %23, align 4, !dbg !247, !tbaa !10
  %24 = zext nneg i32 %16 to i64, !dbg !248
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24, !dbg !248
  %26 = load volatile i32, ptr %25, align 4, !dbg !248, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !249
  %27 = icmp eq i32 %26, 0, !dbg !250
  br i1 %27, label %31, label %28, !dbg !250

28:                                               ; preds = %15
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %24, !dbg !251
  %30 = load i32, ptr %29, align 4, !dbg !251, !tbaa !10
  br label %35, !dbg !250

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !252
  %33 = load i32, ptr %32, align 4, !dbg !252, !tbaa !10
  %34 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %33) #6, !dbg !253
  br label %35, !dbg !250

35:                                               ; preds = %31, %28
  %36 = phi i32 [ %30, %28 ], [ %34, %31 ], !dbg !250
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ10plain_flagE5value to ptr), align 4, !dbg !254, !tbaa !10
  br label %37, !dbg !255

37:                                               ; preds = %35, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !256
  br i1 %11, label %38, label %45, !dbg !256

38:                                               ; preds = %37
  %39 = sext i32 %10 to i64, !dbg !256
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !256
  %41 = load i32, ptr %40, align 4, !dbg !256, !tbaa !10
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10plain_flagE5value to ptr), align 4, !dbg !256, !tbaa !10
  %43 = add nsw i32 %42, %41, !dbg !256
  %44 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !256
  store i32 %43, ptr %44, align 4, !dbg !256, !tbaa !10
  br label %45, !dbg !256

45:                                               ; preds = %38, %37
  ret void, !dbg !257
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @relay_without_fence(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !258 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !259
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !259
  %8 = mul i32 %6, %7, !dbg !259
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !259
  %10 = add i32 %8, %9, !dbg !259
  %11 = icmp slt i32 %10, %4, !dbg !260
  br i1 %11, label %12, label %13, !dbg !260

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !260
  br label %13, !dbg !260

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !261
  br i1 %14, label %15, label %40, !dbg !261

15:                                               ; preds = %13
  %16 = and i32 %6, 3, !dbg !262
  %17 = and i32 %6, 2147483644, !dbg !263
  %18 = zext nneg i32 %17 to i64, !dbg !264
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %18, !dbg !264
  %20 = load i32, ptr %19, align 4, !dbg !264, !tbaa !10
  %21 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %20) #6, !dbg !265
  store i32 %21, ptr addrspacecast (ptr addrspace(3) @_ZZ19relay_without_fenceE5value to ptr), align 4, !dbg !266, !tbaa !10
  switch i32 %16, label %39 [
    i32 0, label %22
    i32 2, label %26
    i32 3, label %31
    i32 1, label %40
  ], !dbg !267

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw i32, ptr %2, i64 %18, !dbg !268
  store i32 %21, ptr %23, align 4, !dbg !269, !tbaa !10
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !270
  %25 = getelementptr inbounds nuw i32, ptr %24, i64 %18, !dbg !270
  store atomic i32 1, ptr %25 syncscope("device") release, align 4, !dbg !271
  br label %40, !dbg !272

26:                                               ; preds = %15
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !273
  %28 = getelementptr inbounds nuw i32, ptr %27, i64 %18, !dbg !273
  %29 = load volatile i32, ptr %28, align 4, !dbg !273, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !274
  %30 = getelementptr i8, ptr %28, i64 4, !dbg !275
  store volatile i32 %29, ptr %30, align 4, !dbg !275, !tbaa !10
  br label %40, !dbg !276

31:                                               ; preds = %15
  %32 = getelementptr i32, ptr %3, i64 %18, !dbg !277
  %33 = getelementptr i8, ptr %32, i64 36, !dbg !277
  %34 = load atomic i32, ptr %33 syncscope("device") acquire, align 4, !dbg !278
  %35 = icmp eq i32 %34, 0, !dbg !278
  br i1 %35, label %40, label %36, !dbg !279

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i32, ptr %2, i64 %18, !dbg !280
  %38 = load i32, ptr %37, align 4, !dbg !280, !tbaa !10
  store i32 %38, ptr addrspacecast (ptr addrspace(3) @_ZZ19relay_without_fenceE5value to ptr), align 4, !dbg !281, !tbaa !10
  br label %40, !dbg !282

39:                                               ; preds = %15
  unreachable

40:                                               ; preds = %15, %22, %31, %36, %26, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !283
  br i1 %11, label %41, label %48, !dbg !283

41:                                               ; preds = %40
  %42 = sext i32 %10 to i64, !dbg !283
  %43 = getelementptr inbounds i32, ptr %0, i64 %42, !dbg !283
  %44 = load i32, ptr %43, align 4, !dbg !283, !tbaa !10
  %45 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19relay_without_fenceE5value to ptr), align 4, !dbg !283, !tbaa !10
  %46 = add nsw i32 %45, %44, !dbg !283
  %47 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !283
  store i32 %46, ptr %47, align 4, !dbg !283, !tbaa !10
  br label %48, !dbg !283

48:                                               ; preds = %41, %40
  ret void, !dbg !284
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @store_ends_the_chain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !285 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !286
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !286
  %8 = mul i32 %6, %7, !dbg !286
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !286
  %10 = add i32 %8, %9, !dbg !286
  %11 = icmp slt i32 %10, %4, !dbg !287
  br i1 %11, label %12, label %13, !dbg !287

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !287
  br label %13, !dbg !287

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !288
  br i1 %14, label %15, label %41, !dbg !288

15:                                               ; preds = %13
  %16 = and i32 %6, 3, !dbg !289
  %17 = and i32 %6, 2147483644, !dbg !290
  %18 = zext nneg i32 %17 to i64, !dbg !291
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %18, !dbg !291
  %20 = load i32, ptr %19, align 4, !dbg !291, !tbaa !10
  %21 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %20) #6, !dbg !292
  store i32 %21, ptr addrspacecast (ptr addrspace(3) @_ZZ20store_ends_the_chainE5value to ptr), align 4, !dbg !293, !tbaa !10
  switch i32 %16, label %40 [
    i32 0, label %22
    i32 2, label %27
    i32 3, label %31
    i32 1, label %41
  ], !dbg !294

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw i32, ptr %2, i64 %18, !dbg !295
  store i32 %21, ptr %23, align 4, !dbg !296, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !297
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !298
  %25 = getelementptr inbounds nuw i32, ptr %24, i64 %18, !dbg !298
  %26 = atomicrmw add ptr %25, i32 1 seq_cst, align 4, !dbg !299
  br label %41, !dbg !300

27:                                               ; preds = %15
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !301
  %29 = getelementptr inbounds nuw i32, ptr %28, i64 %18, !dbg !301
  %30 = atomicrmw add ptr %29, i32 2 seq_cst, align 4, !dbg !302
  br label %41, !dbg !303

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !304
  %33 = getelementptr inbounds nuw i32, ptr %32, i64 %18, !dbg !304
  %34 = load volatile i32, ptr %33, align 4, !dbg !304, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !305
  %35 = and i32 %34, 1, !dbg !306
  %36 = icmp eq i32 %35, 0, !dbg !307
  br i1 %36, label %41, label %37, !dbg !307

37:                                               ; preds = %31
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %18, !dbg !308
  %39 = load i32, ptr %38, align 4, !dbg !308, !tbaa !10
  store i32 %39, ptr addrspacecast (ptr addrspace(3) @_ZZ20store_ends_the_chainE5value to ptr), align 4, !dbg !309, !tbaa !10
  br label %41, !dbg !310

40:                                               ; preds = %15
  unreachable

41:                                               ; preds = %15, %31, %37, %22, %27, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !311
  br i1 %11, label %42, label %49, !dbg !311

42:                                               ; preds = %41
  %43 = sext i32 %10 to i64, !dbg !311
  %44 = getelementptr inbounds i32, ptr %0, i64 %43, !dbg !311
  %45 = load i32, ptr %44, align 4, !dbg !311, !tbaa !10
  %46 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20store_ends_the_chainE5value to ptr), align 4, !dbg !311, !tbaa !10
  %47 = add nsw i32 %46, %45, !dbg !311
  %48 = getelementptr inbounds i32, ptr %1, i64 %43, !dbg !311
  store i32 %47, ptr %48, align 4, !dbg !311, !tbaa !10
  br label %49, !dbg !311

49:                                               ; preds = %42, %41
  ret void, !dbg !312
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_message(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !313 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !314
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !314
  %8 = mul i32 %6, %7, !dbg !314
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !314
  %10 = add i32 %8, %9, !dbg !314
  %11 = icmp slt i32 %10, %4, !dbg !314
  br i1 %11, label %12, label %13, !dbg !314

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !314
  br label %13, !dbg !314

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !315
  br i1 %14, label %15, label %37, !dbg !315

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !314
  %17 = zext nneg i32 %6 to i64, !dbg !316
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !316
  %19 = load i32, ptr %18, align 4, !dbg !316, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #6, !dbg !317
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %17, !dbg !318
  store volatile i32 %20, ptr %21, align 4, !dbg !318, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !319
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !320
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %17, !dbg !320
  store volatile i32 1, ptr %23, align 4, !dbg !320, !tbaa !10
  %24 = zext nneg i32 %16 to i64, !dbg !321
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24, !dbg !321
  %26 = load volatile i32, ptr %25, align 4, !dbg !321, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !322
  %27 = icmp eq i32 %26, 0, !dbg !323
  br i1 %27, label %31, label %28, !dbg !323

28:                                               ; preds = %15
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %24, !dbg !324
  %30 = load volatile i32, ptr %29, align 4, !dbg !324, !tbaa !10
  br label %35, !dbg !323

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !325
  %33 = load i32, ptr %32, align 4, !dbg !325, !tbaa !10
  %34 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %33) #6, !dbg !326
  br label %35, !dbg !323

35:                                               ; preds = %31, %28
  %36 = phi i32 [ %30, %28 ], [ %34, %31 ], !dbg !323
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ16volatile_messageE5value to ptr), align 4, !dbg !327, !tbaa !10
  br label %37, !dbg !328

37:                                               ; preds = %35, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !329
  br i1 %11, label %38, label %45, !dbg !329

38:                                               ; preds = %37
  %39 = sext i32 %10 to i64, !dbg !329
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !329
  %41 = load i32, ptr %40, align 4, !dbg !329, !tbaa !10
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16volatile_messageE5value to ptr), align 4, !dbg !329, !tbaa !10
  %43 = add nsw i32 %42, %41, !dbg !329
  %44 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !329
  store i32 %43, ptr %44, align 4, !dbg !329, !tbaa !10
  br label %45, !dbg !329

45:                                               ; preds = %38, %37
  ret void, !dbg !330
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_message_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !331 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !332
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !332
  %8 = mul i32 %6, %7, !dbg !332
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !332
  %10 = add i32 %8, %9, !dbg !332
  %11 = icmp slt i32 %10, %4, !dbg !333
  br i1 %11, label %12, label %13, !dbg !333

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !333
  br label %13, !dbg !333

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !334
  br i1 %14, label %15, label %16, !dbg !334

15:                                               ; preds = %13
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ23volatile_message_sharedE5ready to ptr), align 4, !dbg !335, !tbaa !10
  br label %16, !dbg !336

16:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !337
  br i1 %14, label %17, label %22, !dbg !338

17:                                               ; preds = %16
  %18 = sext i32 %10 to i64, !dbg !339
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !339
  %20 = load i32, ptr %19, align 4, !dbg !339, !tbaa !10
  %21 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %20) #6, !dbg !340
  store volatile i32 %21, ptr addrspacecast (ptr addrspace(3) @_ZZ23volatile_message_sharedE4held to ptr), align 4, !dbg !341, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !342
  store volatile i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ23volatile_message_sharedE5ready to ptr), align 4, !dbg !343, !tbaa !10
  br label %22, !dbg !344

22:                                               ; preds = %17, %16
  %23 = icmp samesign ugt i32 %9, 31, !dbg !345
  br i1 %23, label %24, label %40, !dbg !345

24:                                               ; preds = %22
  %25 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23volatile_message_sharedE5ready to ptr), align 4, !dbg !346, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !347
  %26 = icmp eq i32 %25, 0, !dbg !348
  br i1 %26, label %29, label %27, !dbg !348

27:                                               ; preds = %24
  %28 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23volatile_message_sharedE4held to ptr), align 4, !dbg !349, !tbaa !10
  br label %35, !dbg !348

29:                                               ; preds = %24
  %30 = shl i32 %6, 6, !dbg !350
  %31 = zext i32 %30 to i64, !dbg !351
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %31, !dbg !351
  %33 = load i32, ptr %32, align 4, !dbg !351, !tbaa !10
  %34 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %33) #6, !dbg !352
  br label %35, !dbg !348

35:                                               ; preds = %29, %27
  %36 = phi i32 [ %28, %27 ], [ %34, %29 ], !dbg !348
  br i1 %11, label %37, label %51, !dbg !353

37:                                               ; preds = %35
  %38 = add nsw i32 %36, %9, !dbg !354
  %39 = sext i32 %10 to i64, !dbg !355
  br label %47, !dbg !355

40:                                               ; preds = %22
  br i1 %11, label %41, label %51, !dbg !356

41:                                               ; preds = %40
  %42 = sext i32 %10 to i64, !dbg !357
  %43 = getelementptr inbounds i32, ptr %0, i64 %42, !dbg !357
  %44 = load i32, ptr %43, align 4, !dbg !357, !tbaa !10
  %45 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %44) #6, !dbg !358
  %46 = sub nsw i32 %45, %9, !dbg !359
  br label %47, !dbg !360

47:                                               ; preds = %41, %37
  %48 = phi i64 [ %39, %37 ], [ %42, %41 ]
  %49 = phi i32 [ %38, %37 ], [ %46, %41 ]
  %50 = getelementptr inbounds i32, ptr %1, i64 %48, !dbg !361
  store i32 %49, ptr %50, align 4, !dbg !361, !tbaa !10
  br label %51, !dbg !362

51:                                               ; preds = %47, %35, %40
  ret void, !dbg !362
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @store_buffering(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !363 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !364
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !364
  %8 = mul i32 %6, %7, !dbg !364
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !364
  %10 = add i32 %8, %9, !dbg !364
  %11 = icmp slt i32 %10, %4, !dbg !364
  br i1 %11, label %12, label %13, !dbg !364

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !364
  br label %13, !dbg !364

13:                                               ; preds = %12, %5
  %14 = xor i32 %6, 1, !dbg !364
  %15 = icmp eq i32 %9, 0, !dbg !364
  br i1 %15, label %16, label %30, !dbg !364

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !364
  %18 = zext nneg i32 %6 to i64, !dbg !364
  %19 = getelementptr inbounds nuw i32, ptr %17, i64 %18, !dbg !364
  store volatile i32 1, ptr %19, align 4, !dbg !364, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !365
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !364
  %21 = icmp samesign ult i32 %14, %20, !dbg !364
  br i1 %21, label %22, label %28, !dbg !364

22:                                               ; preds = %16
  %23 = zext nneg i32 %14 to i64, !dbg !364
  %24 = getelementptr inbounds nuw i32, ptr %17, i64 %23, !dbg !364
  %25 = load volatile i32, ptr %24, align 4, !dbg !364, !tbaa !10
  %26 = icmp ne i32 %25, 0, !dbg !364
  %27 = zext i1 %26 to i32, !dbg !364
  br label %28, !dbg !364

28:                                               ; preds = %22, %16
  %29 = phi i32 [ 1, %16 ], [ %27, %22 ]
  store i32 %29, ptr addrspacecast (ptr addrspace(3) @_ZZ15store_bufferingE4seen to ptr), align 4, !dbg !364, !tbaa !10
  br label %30, !dbg !364

30:                                               ; preds = %28, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !364
  %31 = shl i32 %6, 6, !dbg !364
  %32 = and i32 %31, -128, !dbg !364
  %33 = add nsw i32 %32, %9, !dbg !364
  %34 = or i32 %31, 64, !dbg !364
  %35 = add nsw i32 %34, 64, !dbg !364
  %36 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15store_bufferingE4seen to ptr), align 4, !dbg !364, !tbaa !10
  %37 = icmp ne i32 %36, 0, !dbg !364
  %38 = icmp slt i32 %33, %4, !dbg !364
  %39 = select i1 %37, i1 %38, i1 false, !dbg !364
  %40 = icmp slt i32 %33, %35, !dbg !364
  %41 = select i1 %39, i1 %40, i1 false, !dbg !364
  br i1 %41, label %43, label %42, !dbg !364

42:                                               ; preds = %43, %30
  ret void, !dbg !366

43:                                               ; preds = %30, %43
  %44 = phi i32 [ %51, %43 ], [ %33, %30 ]
  %45 = sext i32 %44 to i64, !dbg !364
  %46 = getelementptr inbounds i32, ptr %1, i64 %45, !dbg !364
  %47 = getelementptr inbounds i32, ptr %0, i64 %45, !dbg !364
  %48 = load i32, ptr %47, align 4, !dbg !364, !tbaa !10
  %49 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %48) #6, !dbg !364
  %50 = atomicrmw xchg ptr %46, i32 %49 seq_cst, align 4, !dbg !364
  %51 = add nsw i32 %44, 64, !dbg !364
  %52 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15store_bufferingE4seen to ptr), align 4, !dbg !364, !tbaa !10
  %53 = icmp ne i32 %52, 0, !dbg !364
  %54 = icmp slt i32 %51, %4, !dbg !364
  %55 = select i1 %53, i1 %54, i1 false, !dbg !364
  %56 = icmp slt i32 %44, %34, !dbg !364
  %57 = and i1 %55, %56, !dbg !364
  br i1 %57, label %43, label %42, !dbg !364, !llvm.loop !367
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @store_buffering_acq_rel(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !368 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !369
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !369
  %8 = mul i32 %6, %7, !dbg !369
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !369
  %10 = add i32 %8, %9, !dbg !369
  %11 = icmp slt i32 %10, %4, !dbg !369
  br i1 %11, label %12, label %13, !dbg !369

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !369
  br label %13, !dbg !369

13:                                               ; preds = %12, %5
  %14 = xor i32 %6, 1, !dbg !369
  %15 = icmp eq i32 %9, 0, !dbg !369
  br i1 %15, label %16, label %30, !dbg !369

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !369
  %18 = zext nneg i32 %6 to i64, !dbg !369
  %19 = getelementptr inbounds nuw i32, ptr %17, i64 %18, !dbg !369
  store volatile i32 1, ptr %19, align 4, !dbg !369, !tbaa !10
  fence syncscope("device") seq_cst, !dbg !370
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !369
  %21 = icmp samesign ult i32 %14, %20, !dbg !369
  br i1 %21, label %22, label %28, !dbg !369

22:                                               ; preds = %16
  %23 = zext nneg i32 %14 to i64, !dbg !369
  %24 = getelementptr inbounds nuw i32, ptr %17, i64 %23, !dbg !369
  %25 = load volatile i32, ptr %24, align 4, !dbg !369, !tbaa !10
  %26 = icmp ne i32 %25, 0, !dbg !369
  %27 = zext i1 %26 to i32, !dbg !369
  br label %28, !dbg !369

28:                                               ; preds = %22, %16
  %29 = phi i32 [ 1, %16 ], [ %27, %22 ]
  store i32 %29, ptr addrspacecast (ptr addrspace(3) @_ZZ23store_buffering_acq_relE4seen to ptr), align 4, !dbg !369, !tbaa !10
  br label %30, !dbg !369

30:                                               ; preds = %28, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !369
  %31 = shl i32 %6, 6, !dbg !369
  %32 = and i32 %31, -128, !dbg !369
  %33 = add nsw i32 %32, %9, !dbg !369
  %34 = or i32 %31, 64, !dbg !369
  %35 = add nsw i32 %34, 64, !dbg !369
  %36 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23store_buffering_acq_relE4seen to ptr), align 4, !dbg !369, !tbaa !10
  %37 = icmp ne i32 %36, 0, !dbg !369
  %38 = icmp slt i32 %33, %4, !dbg !369
  %39 = select i1 %37, i1 %38, i1 false, !dbg !369
  %40 = icmp slt i32 %33, %35, !dbg !369
  %41 = select i1 %39, i1 %40, i1 false, !dbg !369
  br i1 %41, label %43, label %42, !dbg !369

42:                                               ; preds = %43, %30
  ret void, !dbg !371

43:                                               ; preds = %30, %43
  %44 = phi i32 [ %51, %43 ], [ %33, %30 ]
  %45 = sext i32 %44 to i64, !dbg !369
  %46 = getelementptr inbounds i32, ptr %1, i64 %45, !dbg !369
  %47 = getelementptr inbounds i32, ptr %0, i64 %45, !dbg !369
  %48 = load i32, ptr %47, align 4, !dbg !369, !tbaa !10
  %49 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %48) #6, !dbg !369
  %50 = atomicrmw xchg ptr %46, i32 %49 seq_cst, align 4, !dbg !369
  %51 = add nsw i32 %44, 64, !dbg !369
  %52 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23store_buffering_acq_relE4seen to ptr), align 4, !dbg !369, !tbaa !10
  %53 = icmp ne i32 %52, 0, !dbg !369
  %54 = icmp slt i32 %51, %4, !dbg !369
  %55 = select i1 %53, i1 %54, i1 false, !dbg !369
  %56 = icmp slt i32 %44, %34, !dbg !369
  %57 = and i1 %55, %56, !dbg !369
  br i1 %57, label %43, label %42, !dbg !369, !llvm.loop !372
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @load_buffering(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !373 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !374
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !374
  %8 = mul i32 %6, %7, !dbg !374
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !374
  %10 = add i32 %8, %9, !dbg !374
  %11 = icmp slt i32 %10, %4, !dbg !375
  br i1 %11, label %12, label %13, !dbg !375

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !375
  br label %13, !dbg !375

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !376
  br i1 %14, label %15, label %25, !dbg !376

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !377
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !378
  %18 = zext nneg i32 %16 to i64, !dbg !378
  %19 = getelementptr inbounds nuw i32, ptr %17, i64 %18, !dbg !378
  %20 = load volatile i32, ptr %19, align 4, !dbg !378, !tbaa !10
  %21 = icmp eq i32 %20, 0, !dbg !378
  %22 = zext i1 %21 to i32, !dbg !379
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ14load_bufferingE5first to ptr), align 4, !dbg !380, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !381
  %23 = zext nneg i32 %6 to i64, !dbg !382
  %24 = getelementptr inbounds nuw i32, ptr %17, i64 %23, !dbg !382
  store volatile i32 1, ptr %24, align 4, !dbg !382, !tbaa !10
  br label %25, !dbg !383

25:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !384
  %26 = shl i32 %6, 6, !dbg !385
  %27 = and i32 %26, -128, !dbg !385
  %28 = add nsw i32 %27, %9, !dbg !386
  %29 = or i32 %26, 64, !dbg !387
  %30 = add nsw i32 %29, 64, !dbg !388
  %31 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14load_bufferingE5first to ptr), align 4, !dbg !389, !tbaa !10
  %32 = icmp ne i32 %31, 0, !dbg !389
  %33 = icmp slt i32 %28, %4
  %34 = select i1 %32, i1 %33, i1 false, !dbg !390
  %35 = icmp slt i32 %28, %30
  %36 = select i1 %34, i1 %35, i1 false, !dbg !390
  br i1 %36, label %38, label %37, !dbg !390

37:                                               ; preds = %38, %25
  ret void, !dbg !391

38:                                               ; preds = %25, %38
  %39 = phi i32 [ %46, %38 ], [ %28, %25 ]
  %40 = sext i32 %39 to i64, !dbg !392
  %41 = getelementptr inbounds i32, ptr %1, i64 %40, !dbg !392
  %42 = getelementptr inbounds i32, ptr %0, i64 %40, !dbg !393
  %43 = load i32, ptr %42, align 4, !dbg !393, !tbaa !10
  %44 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %43) #6, !dbg !394
  %45 = atomicrmw xchg ptr %41, i32 %44 seq_cst, align 4, !dbg !395
  %46 = add nsw i32 %39, 64, !dbg !396
  %47 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14load_bufferingE5first to ptr), align 4, !dbg !389, !tbaa !10
  %48 = icmp ne i32 %47, 0, !dbg !389
  %49 = icmp slt i32 %46, %4
  %50 = select i1 %48, i1 %49, i1 false, !dbg !390
  %51 = icmp slt i32 %39, %29
  %52 = and i1 %50, %51, !dbg !390
  br i1 %52, label %38, label %37, !dbg !390, !llvm.loop !397
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @independent_reads(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !400 {
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
  %14 = icmp eq i32 %9, 0, !dbg !403
  br i1 %14, label %15, label %63, !dbg !403

15:                                               ; preds = %13
  %16 = and i32 %6, 2, !dbg !404
  %17 = icmp eq i32 %16, 0, !dbg !405
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !406
  %19 = zext nneg i32 %6 to i64, !dbg !406
  %20 = getelementptr i32, ptr %18, i64 %19, !dbg !406
  br i1 %17, label %21, label %22, !dbg !405

21:                                               ; preds = %15
  store volatile i32 1, ptr %20, align 4, !dbg !407, !tbaa !10
  br label %35, !dbg !408

22:                                               ; preds = %15
  %23 = getelementptr i8, ptr %20, i64 -8, !dbg !409
  %24 = load volatile i32, ptr %23, align 4, !dbg !409, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !410
  %25 = xor i32 %6, 3, !dbg !411
  %26 = zext nneg i32 %25 to i64, !dbg !412
  %27 = getelementptr inbounds nuw i32, ptr %18, i64 %26, !dbg !412
  %28 = load volatile i32, ptr %27, align 4, !dbg !412, !tbaa !10
  %29 = icmp ne i32 %24, 0, !dbg !413
  %30 = icmp eq i32 %28, 0, !dbg !414
  %31 = select i1 %29, i1 %30, i1 false, !dbg !414
  %32 = zext i1 %31 to i32, !dbg !413
  %33 = zext nneg i32 %6 to i64, !dbg !415
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !415
  store i32 %32, ptr %34, align 4, !dbg !416, !tbaa !10
  br label %35

35:                                               ; preds = %22, %21
  fence syncscope("device") acq_rel, !dbg !417
  %36 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !418
  %37 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !419
  %38 = add nsw i32 %37, -1, !dbg !420
  %39 = icmp eq i32 %36, %38, !dbg !421
  %40 = zext i1 %39 to i32, !dbg !418
  store i32 %40, ptr addrspacecast (ptr addrspace(3) @_ZZ17independent_readsE4last to ptr), align 4, !dbg !422, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !423
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ17independent_readsE4both to ptr), align 4, !dbg !424, !tbaa !10
  %41 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17independent_readsE4last to ptr), align 4, !tbaa !10
  %42 = icmp ne i32 %41, 0
  %43 = icmp samesign ugt i32 %37, 3
  %44 = select i1 %42, i1 %43, i1 false, !dbg !425
  br i1 %44, label %45, label %63, !dbg !425

45:                                               ; preds = %35, %57
  %46 = phi i32 [ %60, %57 ], [ 3, %35 ]
  %47 = phi i32 [ %59, %57 ], [ 0, %35 ]
  %48 = zext nneg i32 %46 to i64, !dbg !426
  %49 = getelementptr i32, ptr %2, i64 %48, !dbg !426
  %50 = getelementptr i8, ptr %49, i64 -4, !dbg !426
  %51 = load i32, ptr %50, align 4, !dbg !426, !tbaa !10
  %52 = icmp eq i32 %51, 0, !dbg !426
  br i1 %52, label %57, label %53, !dbg !427

53:                                               ; preds = %45
  %54 = load i32, ptr %49, align 4, !dbg !428, !tbaa !10
  %55 = icmp ne i32 %54, 0, !dbg !428
  %56 = zext i1 %55 to i32, !dbg !426
  br label %57

57:                                               ; preds = %53, %45
  %58 = phi i32 [ 0, %45 ], [ %56, %53 ], !dbg !406
  %59 = or i32 %47, %58, !dbg !429
  %60 = add nuw nsw i32 %46, 4, !dbg !430
  %61 = icmp samesign ult i32 %60, %37
  br i1 %61, label %45, label %62, !dbg !425, !llvm.loop !431

62:                                               ; preds = %57
  store i32 %59, ptr addrspacecast (ptr addrspace(3) @_ZZ17independent_readsE4both to ptr), align 4, !dbg !429, !tbaa !10
  br label %63, !dbg !425

63:                                               ; preds = %35, %62, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !434
  %64 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17independent_readsE4last to ptr), align 4, !tbaa !10
  %65 = icmp ne i32 %64, 0
  %66 = icmp slt i32 %9, %4, !dbg !435
  %67 = and i1 %65, %66, !dbg !435
  br i1 %67, label %68, label %70, !dbg !436

68:                                               ; preds = %63
  %69 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17independent_readsE4both to ptr), align 4, !tbaa !10
  br label %71, !dbg !436

70:                                               ; preds = %71, %63
  ret void, !dbg !437

71:                                               ; preds = %68, %71
  %72 = phi i32 [ %9, %68 ], [ %78, %71 ]
  %73 = zext nneg i32 %72 to i64, !dbg !438
  %74 = getelementptr inbounds nuw i32, ptr %0, i64 %73, !dbg !438
  %75 = load i32, ptr %74, align 4, !dbg !438, !tbaa !10
  %76 = add nsw i32 %69, %75, !dbg !439
  %77 = getelementptr inbounds nuw i32, ptr %1, i64 %73, !dbg !440
  store i32 %76, ptr %77, align 4, !dbg !441, !tbaa !10
  %78 = add nuw nsw i32 %72, 64, !dbg !442
  %79 = icmp slt i32 %78, %4, !dbg !435
  br i1 %79, label %71, label %70, !dbg !436, !llvm.loop !443
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sequence_lock(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !445 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !446
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !446
  %8 = mul i32 %6, %7, !dbg !446
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !446
  %10 = add i32 %8, %9, !dbg !446
  %11 = icmp slt i32 %10, %4, !dbg !447
  br i1 %11, label %12, label %13, !dbg !447

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !447
  br label %13, !dbg !447

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !448
  br i1 %14, label %15, label %49, !dbg !448

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !449
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !450
  %18 = zext nneg i32 %6 to i64, !dbg !450
  %19 = getelementptr inbounds nuw i32, ptr %17, i64 %18, !dbg !450
  store volatile i32 1, ptr %19, align 4, !dbg !450, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !451
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %18, !dbg !452
  %21 = load i32, ptr %20, align 4, !dbg !452, !tbaa !10
  %22 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %21) #6, !dbg !453
  %23 = getelementptr inbounds nuw i32, ptr %2, i64 %18, !dbg !454
  store volatile i32 %22, ptr %23, align 4, !dbg !454, !tbaa !10
  %24 = load i32, ptr %20, align 4, !dbg !455, !tbaa !10
  %25 = add nsw i32 %24, 1, !dbg !456
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 128, !dbg !457
  store volatile i32 %25, ptr %26, align 4, !dbg !457, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !458
  store volatile i32 2, ptr %19, align 4, !dbg !459, !tbaa !10
  %27 = zext nneg i32 %16 to i64, !dbg !460
  %28 = getelementptr inbounds nuw i32, ptr %17, i64 %27, !dbg !460
  %29 = load volatile i32, ptr %28, align 4, !dbg !460, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !461
  %30 = getelementptr inbounds nuw i32, ptr %2, i64 %27, !dbg !462
  %31 = load volatile i32, ptr %30, align 4, !dbg !462, !tbaa !10
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 128, !dbg !463
  %33 = load volatile i32, ptr %32, align 4, !dbg !463, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !464
  %34 = load volatile i32, ptr %28, align 4, !dbg !465, !tbaa !10
  %35 = icmp eq i32 %29, 2, !dbg !466
  %36 = icmp eq i32 %34, 2
  %37 = select i1 %35, i1 %36, i1 false, !dbg !467
  br i1 %37, label %38, label %40, !dbg !467

38:                                               ; preds = %15
  %39 = add nsw i32 %33, %31, !dbg !468
  br label %47, !dbg !469

40:                                               ; preds = %15
  %41 = getelementptr inbounds nuw i32, ptr %0, i64 %27, !dbg !470
  %42 = load i32, ptr %41, align 4, !dbg !470, !tbaa !10
  %43 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %42) #6, !dbg !471
  %44 = load i32, ptr %41, align 4, !dbg !472, !tbaa !10
  %45 = add i32 %43, 1, !dbg !473
  %46 = add i32 %45, %44, !dbg !474
  br label %47, !dbg !469

47:                                               ; preds = %40, %38
  %48 = phi i32 [ %39, %38 ], [ %46, %40 ], !dbg !469
  store i32 %48, ptr addrspacecast (ptr addrspace(3) @_ZZ13sequence_lockE5value to ptr), align 4, !dbg !475, !tbaa !10
  br label %49, !dbg !476

49:                                               ; preds = %47, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !477
  br i1 %11, label %50, label %57, !dbg !477

50:                                               ; preds = %49
  %51 = sext i32 %10 to i64, !dbg !477
  %52 = getelementptr inbounds i32, ptr %0, i64 %51, !dbg !477
  %53 = load i32, ptr %52, align 4, !dbg !477, !tbaa !10
  %54 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13sequence_lockE5value to ptr), align 4, !dbg !477, !tbaa !10
  %55 = add nsw i32 %54, %53, !dbg !477
  %56 = getelementptr inbounds i32, ptr %1, i64 %51, !dbg !477
  store i32 %55, ptr %56, align 4, !dbg !477, !tbaa !10
  br label %57, !dbg !477

57:                                               ; preds = %50, %49
  ret void, !dbg !478
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nounwind }
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
!24 = !DILocation(line: 19, column: 37, scope: !15)
!25 = !DILocation(line: 19, column: 16, scope: !15)
!26 = !DILocation(line: 21, column: 37, scope: !15)
!27 = !DILocation(line: 21, column: 17, scope: !15)
!28 = !DILocation(line: 21, column: 52, scope: !15)
!29 = !DILocation(line: 21, column: 70, scope: !15)
!30 = !DILocation(line: 21, column: 66, scope: !15)
!31 = !DILocation(line: 21, column: 15, scope: !15)
!32 = !DILocation(line: 22, column: 5, scope: !15)
!33 = !DILocation(line: 23, column: 5, scope: !15)
!34 = !DILocation(line: 24, column: 1, scope: !15)
!35 = distinct !DISubprogram(name: "waste", scope: !36, file: !36, line: 30, type: !16, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!36 = !DIFile(filename: "./common.h", directory: ".")
!37 = !DILocation(line: 33, column: 5, scope: !35)
!38 = !DILocation(line: 34, column: 11, scope: !35)
!39 = !DILocation(line: 33, column: 43, scope: !35)
!40 = !DILocation(line: 33, column: 37, scope: !35)
!41 = !DILocation(line: 33, column: 29, scope: !35)
!42 = !DILocation(line: 33, column: 23, scope: !35)
!43 = distinct !{!43, !37, !44, !45, !46}
!44 = !DILocation(line: 33, column: 46, scope: !35)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !DILocation(line: 34, column: 37, scope: !35)
!48 = !DILocation(line: 34, column: 26, scope: !35)
!49 = !DILocation(line: 35, column: 1, scope: !35)
!50 = distinct !DISubprogram(name: "mix", scope: !36, file: !36, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!51 = !DILocation(line: 21, column: 5, scope: !50)
!52 = !DILocation(line: 27, column: 5, scope: !50)
!53 = !DILocation(line: 22, column: 16, scope: !50)
!54 = !DILocation(line: 22, column: 11, scope: !50)
!55 = !DILocation(line: 23, column: 16, scope: !50)
!56 = !DILocation(line: 23, column: 11, scope: !50)
!57 = !DILocation(line: 24, column: 16, scope: !50)
!58 = !DILocation(line: 24, column: 11, scope: !50)
!59 = !DILocation(line: 25, column: 9, scope: !50)
!60 = !{i64 8041485}
!61 = !DILocation(line: 21, column: 29, scope: !50)
!62 = !DILocation(line: 21, column: 23, scope: !50)
!63 = distinct !{!63, !51, !64, !45, !46}
!64 = !DILocation(line: 26, column: 5, scope: !50)
!65 = distinct !DISubprogram(name: "release_of_another_in_sum", scope: !7, file: !7, line: 25, type: !16, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!66 = !DILocation(line: 27, column: 5, scope: !65)
!67 = !DILocation(line: 27, column: 10, scope: !65)
!68 = !DILocation(line: 28, column: 11, scope: !65)
!69 = !DILocation(line: 29, column: 32, scope: !65)
!70 = !DILocation(line: 29, column: 28, scope: !65)
!71 = !DILocation(line: 29, column: 9, scope: !65)
!72 = !DILocation(line: 29, column: 26, scope: !65)
!73 = !DILocation(line: 30, column: 16, scope: !65)
!74 = !DILocation(line: 31, column: 16, scope: !65)
!75 = !DILocation(line: 31, column: 41, scope: !65)
!76 = !DILocation(line: 31, column: 51, scope: !65)
!77 = !DILocation(line: 31, column: 38, scope: !65)
!78 = !DILocation(line: 31, column: 14, scope: !65)
!79 = !DILocation(line: 32, column: 9, scope: !65)
!80 = !DILocation(line: 33, column: 5, scope: !65)
!81 = !DILocation(line: 34, column: 5, scope: !65)
!82 = !DILocation(line: 35, column: 10, scope: !65)
!83 = !DILocation(line: 35, column: 9, scope: !65)
!84 = !DILocation(line: 37, column: 5, scope: !65)
!85 = !DILocation(line: 38, column: 23, scope: !65)
!86 = !DILocation(line: 38, column: 5, scope: !65)
!87 = !DILocation(line: 37, column: 48, scope: !65)
!88 = !DILocation(line: 37, column: 45, scope: !65)
!89 = !DILocation(line: 37, column: 37, scope: !65)
!90 = !DILocation(line: 37, column: 23, scope: !65)
!91 = distinct !{!91, !84, !92, !45, !46}
!92 = !DILocation(line: 37, column: 54, scope: !65)
!93 = !DILocation(line: 38, column: 50, scope: !65)
!94 = !DILocation(line: 38, column: 37, scope: !65)
!95 = !DILocation(line: 38, column: 44, scope: !65)
!96 = !DILocation(line: 38, column: 30, scope: !65)
!97 = distinct !{!97, !86, !98, !45, !46}
!98 = !DILocation(line: 38, column: 52, scope: !65)
!99 = !DILocation(line: 39, column: 1, scope: !65)
!100 = distinct !DISubprogram(name: "acquire_of_another", scope: !7, file: !7, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!101 = !DILocation(line: 41, column: 5, scope: !100)
!102 = !DILocation(line: 42, column: 11, scope: !100)
!103 = !DILocation(line: 43, column: 26, scope: !100)
!104 = !DILocation(line: 43, column: 22, scope: !100)
!105 = !DILocation(line: 43, column: 9, scope: !100)
!106 = !DILocation(line: 43, column: 20, scope: !100)
!107 = !DILocation(line: 44, column: 30, scope: !100)
!108 = !DILocation(line: 44, column: 9, scope: !100)
!109 = !DILocation(line: 45, column: 48, scope: !100)
!110 = !DILocation(line: 45, column: 28, scope: !100)
!111 = !DILocation(line: 47, column: 17, scope: !100)
!112 = !DILocation(line: 47, column: 25, scope: !100)
!113 = !DILocation(line: 47, column: 43, scope: !100)
!114 = !DILocation(line: 47, column: 39, scope: !100)
!115 = !DILocation(line: 47, column: 15, scope: !100)
!116 = !DILocation(line: 48, column: 5, scope: !100)
!117 = !DILocation(line: 49, column: 5, scope: !100)
!118 = !DILocation(line: 50, column: 1, scope: !100)
!119 = distinct !DISubprogram(name: "acquire_for_release", scope: !7, file: !7, line: 52, type: !16, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!120 = !DILocation(line: 53, column: 5, scope: !119)
!121 = !DILocation(line: 54, column: 11, scope: !119)
!122 = !DILocation(line: 55, column: 26, scope: !119)
!123 = !DILocation(line: 55, column: 22, scope: !119)
!124 = !DILocation(line: 55, column: 9, scope: !119)
!125 = !DILocation(line: 55, column: 20, scope: !119)
!126 = !DILocation(line: 56, column: 16, scope: !119)
!127 = !DILocation(line: 57, column: 9, scope: !119)
!128 = !DILocation(line: 58, column: 37, scope: !119)
!129 = !DILocation(line: 58, column: 17, scope: !119)
!130 = !DILocation(line: 58, column: 52, scope: !119)
!131 = !DILocation(line: 58, column: 70, scope: !119)
!132 = !DILocation(line: 58, column: 66, scope: !119)
!133 = !DILocation(line: 58, column: 15, scope: !119)
!134 = !DILocation(line: 59, column: 5, scope: !119)
!135 = !DILocation(line: 60, column: 5, scope: !119)
!136 = !DILocation(line: 61, column: 1, scope: !119)
!137 = distinct !DISubprogram(name: "release_for_acquire", scope: !7, file: !7, line: 62, type: !16, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!138 = !DILocation(line: 63, column: 5, scope: !137)
!139 = !DILocation(line: 64, column: 11, scope: !137)
!140 = !DILocation(line: 65, column: 26, scope: !137)
!141 = !DILocation(line: 65, column: 22, scope: !137)
!142 = !DILocation(line: 65, column: 9, scope: !137)
!143 = !DILocation(line: 65, column: 20, scope: !137)
!144 = !DILocation(line: 66, column: 30, scope: !137)
!145 = !DILocation(line: 66, column: 9, scope: !137)
!146 = !DILocation(line: 67, column: 21, scope: !137)
!147 = !DILocation(line: 68, column: 16, scope: !137)
!148 = !DILocation(line: 69, column: 17, scope: !137)
!149 = !DILocation(line: 69, column: 25, scope: !137)
!150 = !DILocation(line: 69, column: 43, scope: !137)
!151 = !DILocation(line: 69, column: 39, scope: !137)
!152 = !DILocation(line: 69, column: 15, scope: !137)
!153 = !DILocation(line: 70, column: 5, scope: !137)
!154 = !DILocation(line: 71, column: 5, scope: !137)
!155 = !DILocation(line: 72, column: 1, scope: !137)
!156 = distinct !DISubprogram(name: "written_behind_the_fence", scope: !7, file: !7, line: 74, type: !16, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!157 = !DILocation(line: 75, column: 5, scope: !156)
!158 = !DILocation(line: 76, column: 11, scope: !156)
!159 = !DILocation(line: 77, column: 26, scope: !156)
!160 = !DILocation(line: 77, column: 22, scope: !156)
!161 = !DILocation(line: 77, column: 9, scope: !156)
!162 = !DILocation(line: 77, column: 20, scope: !156)
!163 = !DILocation(line: 78, column: 34, scope: !156)
!164 = !DILocation(line: 78, column: 43, scope: !156)
!165 = !DILocation(line: 78, column: 16, scope: !156)
!166 = !DILocation(line: 78, column: 32, scope: !156)
!167 = !DILocation(line: 79, column: 9, scope: !156)
!168 = !DILocation(line: 81, column: 9, scope: !156)
!169 = !DILocation(line: 82, column: 13, scope: !156)
!170 = !DILocation(line: 83, column: 13, scope: !156)
!171 = !DILocation(line: 84, column: 21, scope: !156)
!172 = !DILocation(line: 84, column: 35, scope: !156)
!173 = !DILocation(line: 84, column: 33, scope: !156)
!174 = !DILocation(line: 85, column: 9, scope: !156)
!175 = !DILocation(line: 86, column: 25, scope: !156)
!176 = !DILocation(line: 86, column: 21, scope: !156)
!177 = !DILocation(line: 86, column: 38, scope: !156)
!178 = !DILocation(line: 86, column: 36, scope: !156)
!179 = !DILocation(line: 86, column: 48, scope: !156)
!180 = !DILocation(line: 0, scope: !156)
!181 = !DILocation(line: 89, column: 5, scope: !156)
!182 = !DILocation(line: 90, column: 1, scope: !156)
!183 = distinct !DISubprogram(name: "written_behind_the_release", scope: !7, file: !7, line: 91, type: !16, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!184 = !DILocation(line: 92, column: 5, scope: !183)
!185 = !DILocation(line: 93, column: 11, scope: !183)
!186 = !DILocation(line: 94, column: 33, scope: !183)
!187 = !DILocation(line: 94, column: 29, scope: !183)
!188 = !DILocation(line: 94, column: 16, scope: !183)
!189 = !DILocation(line: 94, column: 27, scope: !183)
!190 = !DILocation(line: 95, column: 30, scope: !183)
!191 = !DILocation(line: 95, column: 9, scope: !183)
!192 = !DILocation(line: 97, column: 37, scope: !183)
!193 = !DILocation(line: 97, column: 17, scope: !183)
!194 = !DILocation(line: 97, column: 52, scope: !183)
!195 = !DILocation(line: 97, column: 70, scope: !183)
!196 = !DILocation(line: 97, column: 66, scope: !183)
!197 = !DILocation(line: 97, column: 15, scope: !183)
!198 = !DILocation(line: 98, column: 5, scope: !183)
!199 = !DILocation(line: 99, column: 5, scope: !183)
!200 = !DILocation(line: 100, column: 1, scope: !183)
!201 = distinct !DISubprogram(name: "read_before_the_flag", scope: !7, file: !7, line: 102, type: !16, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!202 = !DILocation(line: 103, column: 5, scope: !201)
!203 = !DILocation(line: 104, column: 11, scope: !201)
!204 = !DILocation(line: 105, column: 26, scope: !201)
!205 = !DILocation(line: 105, column: 22, scope: !201)
!206 = !DILocation(line: 105, column: 9, scope: !201)
!207 = !DILocation(line: 105, column: 20, scope: !201)
!208 = !DILocation(line: 106, column: 30, scope: !201)
!209 = !DILocation(line: 106, column: 9, scope: !201)
!210 = !DILocation(line: 108, column: 41, scope: !201)
!211 = !DILocation(line: 108, column: 21, scope: !201)
!212 = !DILocation(line: 109, column: 24, scope: !201)
!213 = !DILocation(line: 109, column: 32, scope: !201)
!214 = !DILocation(line: 109, column: 50, scope: !201)
!215 = !DILocation(line: 109, column: 46, scope: !201)
!216 = !DILocation(line: 109, column: 22, scope: !201)
!217 = !DILocation(line: 111, column: 5, scope: !201)
!218 = !DILocation(line: 112, column: 5, scope: !201)
!219 = !DILocation(line: 113, column: 1, scope: !201)
!220 = distinct !DISubprogram(name: "plain_poll", scope: !7, file: !7, line: 115, type: !16, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!221 = !DILocation(line: 116, column: 5, scope: !220)
!222 = !DILocation(line: 117, column: 11, scope: !220)
!223 = !DILocation(line: 118, column: 26, scope: !220)
!224 = !DILocation(line: 118, column: 22, scope: !220)
!225 = !DILocation(line: 118, column: 9, scope: !220)
!226 = !DILocation(line: 118, column: 20, scope: !220)
!227 = !DILocation(line: 119, column: 9, scope: !220)
!228 = !DILocation(line: 120, column: 9, scope: !220)
!229 = !DILocation(line: 121, column: 28, scope: !220)
!230 = !DILocation(line: 122, column: 9, scope: !220)
!231 = !DILocation(line: 123, column: 17, scope: !220)
!232 = !DILocation(line: 123, column: 25, scope: !220)
!233 = !DILocation(line: 123, column: 43, scope: !220)
!234 = !DILocation(line: 123, column: 39, scope: !220)
!235 = !DILocation(line: 123, column: 15, scope: !220)
!236 = !DILocation(line: 124, column: 5, scope: !220)
!237 = !DILocation(line: 125, column: 5, scope: !220)
!238 = !DILocation(line: 126, column: 1, scope: !220)
!239 = distinct !DISubprogram(name: "plain_flag", scope: !7, file: !7, line: 127, type: !16, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!240 = !DILocation(line: 128, column: 5, scope: !239)
!241 = !DILocation(line: 129, column: 11, scope: !239)
!242 = !DILocation(line: 130, column: 26, scope: !239)
!243 = !DILocation(line: 130, column: 22, scope: !239)
!244 = !DILocation(line: 130, column: 9, scope: !239)
!245 = !DILocation(line: 130, column: 20, scope: !239)
!246 = !DILocation(line: 131, column: 9, scope: !239)
!247 = !DILocation(line: 132, column: 16, scope: !239)
!248 = !DILocation(line: 133, column: 21, scope: !239)
!249 = !DILocation(line: 134, column: 9, scope: !239)
!250 = !DILocation(line: 135, column: 17, scope: !239)
!251 = !DILocation(line: 135, column: 25, scope: !239)
!252 = !DILocation(line: 135, column: 43, scope: !239)
!253 = !DILocation(line: 135, column: 39, scope: !239)
!254 = !DILocation(line: 135, column: 15, scope: !239)
!255 = !DILocation(line: 136, column: 5, scope: !239)
!256 = !DILocation(line: 137, column: 5, scope: !239)
!257 = !DILocation(line: 138, column: 1, scope: !239)
!258 = distinct !DISubprogram(name: "relay_without_fence", scope: !7, file: !7, line: 140, type: !16, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!259 = !DILocation(line: 142, column: 5, scope: !258)
!260 = !DILocation(line: 142, column: 10, scope: !258)
!261 = !DILocation(line: 144, column: 11, scope: !258)
!262 = !DILocation(line: 143, column: 53, scope: !258)
!263 = !DILocation(line: 143, column: 29, scope: !258)
!264 = !DILocation(line: 145, column: 21, scope: !258)
!265 = !DILocation(line: 145, column: 17, scope: !258)
!266 = !DILocation(line: 145, column: 15, scope: !258)
!267 = !DILocation(line: 146, column: 18, scope: !258)
!268 = !DILocation(line: 147, column: 13, scope: !258)
!269 = !DILocation(line: 147, column: 26, scope: !258)
!270 = !DILocation(line: 148, column: 34, scope: !258)
!271 = !DILocation(line: 148, column: 13, scope: !258)
!272 = !DILocation(line: 149, column: 9, scope: !258)
!273 = !DILocation(line: 150, column: 24, scope: !258)
!274 = !DILocation(line: 151, column: 20, scope: !258)
!275 = !DILocation(line: 152, column: 13, scope: !258)
!276 = !DILocation(line: 153, column: 9, scope: !258)
!277 = !DILocation(line: 153, column: 53, scope: !258)
!278 = !DILocation(line: 153, column: 33, scope: !258)
!279 = !DILocation(line: 153, column: 30, scope: !258)
!280 = !DILocation(line: 154, column: 21, scope: !258)
!281 = !DILocation(line: 154, column: 19, scope: !258)
!282 = !DILocation(line: 155, column: 9, scope: !258)
!283 = !DILocation(line: 157, column: 5, scope: !258)
!284 = !DILocation(line: 158, column: 1, scope: !258)
!285 = distinct !DISubprogram(name: "store_ends_the_chain", scope: !7, file: !7, line: 160, type: !16, scopeLine: 160, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!286 = !DILocation(line: 162, column: 5, scope: !285)
!287 = !DILocation(line: 162, column: 10, scope: !285)
!288 = !DILocation(line: 164, column: 11, scope: !285)
!289 = !DILocation(line: 163, column: 53, scope: !285)
!290 = !DILocation(line: 163, column: 29, scope: !285)
!291 = !DILocation(line: 165, column: 21, scope: !285)
!292 = !DILocation(line: 165, column: 17, scope: !285)
!293 = !DILocation(line: 165, column: 15, scope: !285)
!294 = !DILocation(line: 166, column: 18, scope: !285)
!295 = !DILocation(line: 167, column: 13, scope: !285)
!296 = !DILocation(line: 167, column: 26, scope: !285)
!297 = !DILocation(line: 168, column: 13, scope: !285)
!298 = !DILocation(line: 169, column: 23, scope: !285)
!299 = !DILocation(line: 169, column: 13, scope: !285)
!300 = !DILocation(line: 170, column: 9, scope: !285)
!301 = !DILocation(line: 171, column: 30, scope: !285)
!302 = !DILocation(line: 171, column: 20, scope: !285)
!303 = !DILocation(line: 173, column: 9, scope: !285)
!304 = !DILocation(line: 174, column: 24, scope: !285)
!305 = !DILocation(line: 175, column: 13, scope: !285)
!306 = !DILocation(line: 176, column: 22, scope: !285)
!307 = !DILocation(line: 176, column: 17, scope: !285)
!308 = !DILocation(line: 176, column: 35, scope: !285)
!309 = !DILocation(line: 176, column: 33, scope: !285)
!310 = !DILocation(line: 176, column: 27, scope: !285)
!311 = !DILocation(line: 179, column: 5, scope: !285)
!312 = !DILocation(line: 180, column: 1, scope: !285)
!313 = distinct !DISubprogram(name: "volatile_message", scope: !7, file: !7, line: 182, type: !16, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!314 = !DILocation(line: 183, column: 5, scope: !313)
!315 = !DILocation(line: 184, column: 11, scope: !313)
!316 = !DILocation(line: 185, column: 31, scope: !313)
!317 = !DILocation(line: 185, column: 27, scope: !313)
!318 = !DILocation(line: 185, column: 9, scope: !313)
!319 = !DILocation(line: 186, column: 16, scope: !313)
!320 = !DILocation(line: 187, column: 9, scope: !313)
!321 = !DILocation(line: 188, column: 21, scope: !313)
!322 = !DILocation(line: 189, column: 16, scope: !313)
!323 = !DILocation(line: 190, column: 17, scope: !313)
!324 = !DILocation(line: 190, column: 25, scope: !313)
!325 = !DILocation(line: 190, column: 50, scope: !313)
!326 = !DILocation(line: 190, column: 46, scope: !313)
!327 = !DILocation(line: 190, column: 15, scope: !313)
!328 = !DILocation(line: 191, column: 5, scope: !313)
!329 = !DILocation(line: 192, column: 5, scope: !313)
!330 = !DILocation(line: 193, column: 1, scope: !313)
!331 = distinct !DISubprogram(name: "volatile_message_shared", scope: !7, file: !7, line: 194, type: !16, scopeLine: 194, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!332 = !DILocation(line: 196, column: 5, scope: !331)
!333 = !DILocation(line: 196, column: 10, scope: !331)
!334 = !DILocation(line: 197, column: 11, scope: !331)
!335 = !DILocation(line: 197, column: 23, scope: !331)
!336 = !DILocation(line: 197, column: 17, scope: !331)
!337 = !DILocation(line: 198, column: 5, scope: !331)
!338 = !DILocation(line: 199, column: 11, scope: !331)
!339 = !DILocation(line: 200, column: 25, scope: !331)
!340 = !DILocation(line: 200, column: 21, scope: !331)
!341 = !DILocation(line: 200, column: 9, scope: !331)
!342 = !DILocation(line: 201, column: 16, scope: !331)
!343 = !DILocation(line: 202, column: 9, scope: !331)
!344 = !DILocation(line: 203, column: 5, scope: !331)
!345 = !DILocation(line: 204, column: 11, scope: !331)
!346 = !DILocation(line: 205, column: 20, scope: !331)
!347 = !DILocation(line: 206, column: 16, scope: !331)
!348 = !DILocation(line: 207, column: 21, scope: !331)
!349 = !DILocation(line: 207, column: 28, scope: !331)
!350 = !DILocation(line: 207, column: 60, scope: !331)
!351 = !DILocation(line: 207, column: 46, scope: !331)
!352 = !DILocation(line: 207, column: 42, scope: !331)
!353 = !DILocation(line: 208, column: 15, scope: !331)
!354 = !DILocation(line: 208, column: 35, scope: !331)
!355 = !DILocation(line: 208, column: 20, scope: !331)
!356 = !DILocation(line: 209, column: 18, scope: !331)
!357 = !DILocation(line: 210, column: 22, scope: !331)
!358 = !DILocation(line: 210, column: 18, scope: !331)
!359 = !DILocation(line: 210, column: 29, scope: !331)
!360 = !DILocation(line: 211, column: 5, scope: !331)
!361 = !DILocation(line: 0, scope: !331)
!362 = !DILocation(line: 212, column: 1, scope: !331)
!363 = distinct !DISubprogram(name: "store_buffering", scope: !7, file: !7, line: 227, type: !16, scopeLine: 227, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!364 = !DILocation(line: 227, column: 37, scope: !363)
!365 = !DILocation(line: 227, column: 55, scope: !363)
!366 = !DILocation(line: 227, column: 74, scope: !363)
!367 = distinct !{!367, !364, !364, !45, !46}
!368 = distinct !DISubprogram(name: "store_buffering_acq_rel", scope: !7, file: !7, line: 228, type: !16, scopeLine: 228, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!369 = !DILocation(line: 229, column: 5, scope: !368)
!370 = !DILocation(line: 229, column: 23, scope: !368)
!371 = !DILocation(line: 230, column: 1, scope: !368)
!372 = distinct !{!372, !369, !369, !45, !46}
!373 = distinct !DISubprogram(name: "load_buffering", scope: !7, file: !7, line: 233, type: !16, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!374 = !DILocation(line: 235, column: 5, scope: !373)
!375 = !DILocation(line: 235, column: 10, scope: !373)
!376 = !DILocation(line: 237, column: 11, scope: !373)
!377 = !DILocation(line: 236, column: 41, scope: !373)
!378 = !DILocation(line: 238, column: 18, scope: !373)
!379 = !DILocation(line: 238, column: 17, scope: !373)
!380 = !DILocation(line: 238, column: 15, scope: !373)
!381 = !DILocation(line: 239, column: 16, scope: !373)
!382 = !DILocation(line: 240, column: 9, scope: !373)
!383 = !DILocation(line: 241, column: 5, scope: !373)
!384 = !DILocation(line: 242, column: 5, scope: !373)
!385 = !DILocation(line: 243, column: 30, scope: !373)
!386 = !DILocation(line: 243, column: 35, scope: !373)
!387 = !DILocation(line: 243, column: 73, scope: !373)
!388 = !DILocation(line: 243, column: 78, scope: !373)
!389 = !DILocation(line: 243, column: 40, scope: !373)
!390 = !DILocation(line: 243, column: 46, scope: !373)
!391 = !DILocation(line: 245, column: 1, scope: !373)
!392 = !DILocation(line: 244, column: 24, scope: !373)
!393 = !DILocation(line: 244, column: 33, scope: !373)
!394 = !DILocation(line: 244, column: 29, scope: !373)
!395 = !DILocation(line: 244, column: 9, scope: !373)
!396 = !DILocation(line: 243, column: 86, scope: !373)
!397 = distinct !{!397, !398, !399, !45, !46}
!398 = !DILocation(line: 243, column: 5, scope: !373)
!399 = !DILocation(line: 244, column: 39, scope: !373)
!400 = distinct !DISubprogram(name: "independent_reads", scope: !7, file: !7, line: 248, type: !16, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!401 = !DILocation(line: 250, column: 5, scope: !400)
!402 = !DILocation(line: 250, column: 10, scope: !400)
!403 = !DILocation(line: 252, column: 11, scope: !400)
!404 = !DILocation(line: 251, column: 52, scope: !400)
!405 = !DILocation(line: 253, column: 18, scope: !400)
!406 = !DILocation(line: 0, scope: !400)
!407 = !DILocation(line: 254, column: 13, scope: !400)
!408 = !DILocation(line: 255, column: 9, scope: !400)
!409 = !DILocation(line: 256, column: 21, scope: !400)
!410 = !DILocation(line: 257, column: 20, scope: !400)
!411 = !DILocation(line: 258, column: 41, scope: !400)
!412 = !DILocation(line: 258, column: 21, scope: !400)
!413 = !DILocation(line: 259, column: 32, scope: !400)
!414 = !DILocation(line: 259, column: 34, scope: !400)
!415 = !DILocation(line: 259, column: 13, scope: !400)
!416 = !DILocation(line: 259, column: 30, scope: !400)
!417 = !DILocation(line: 261, column: 9, scope: !400)
!418 = !DILocation(line: 262, column: 16, scope: !400)
!419 = !DILocation(line: 262, column: 41, scope: !400)
!420 = !DILocation(line: 262, column: 51, scope: !400)
!421 = !DILocation(line: 262, column: 38, scope: !400)
!422 = !DILocation(line: 262, column: 14, scope: !400)
!423 = !DILocation(line: 263, column: 9, scope: !400)
!424 = !DILocation(line: 264, column: 14, scope: !400)
!425 = !DILocation(line: 265, column: 30, scope: !400)
!426 = !DILocation(line: 265, column: 64, scope: !400)
!427 = !DILocation(line: 265, column: 76, scope: !400)
!428 = !DILocation(line: 265, column: 79, scope: !400)
!429 = !DILocation(line: 265, column: 61, scope: !400)
!430 = !DILocation(line: 265, column: 50, scope: !400)
!431 = distinct !{!431, !432, !433, !45, !46}
!432 = !DILocation(line: 265, column: 9, scope: !400)
!433 = !DILocation(line: 265, column: 85, scope: !400)
!434 = !DILocation(line: 267, column: 5, scope: !400)
!435 = !DILocation(line: 268, column: 26, scope: !400)
!436 = !DILocation(line: 268, column: 5, scope: !400)
!437 = !DILocation(line: 269, column: 1, scope: !400)
!438 = !DILocation(line: 268, column: 54, scope: !400)
!439 = !DILocation(line: 268, column: 60, scope: !400)
!440 = !DILocation(line: 268, column: 45, scope: !400)
!441 = !DILocation(line: 268, column: 52, scope: !400)
!442 = !DILocation(line: 268, column: 38, scope: !400)
!443 = distinct !{!443, !436, !444, !45, !46}
!444 = !DILocation(line: 268, column: 62, scope: !400)
!445 = distinct !DISubprogram(name: "sequence_lock", scope: !7, file: !7, line: 271, type: !16, scopeLine: 271, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!446 = !DILocation(line: 273, column: 5, scope: !445)
!447 = !DILocation(line: 273, column: 10, scope: !445)
!448 = !DILocation(line: 275, column: 11, scope: !445)
!449 = !DILocation(line: 274, column: 41, scope: !445)
!450 = !DILocation(line: 276, column: 9, scope: !445)
!451 = !DILocation(line: 277, column: 9, scope: !445)
!452 = !DILocation(line: 278, column: 31, scope: !445)
!453 = !DILocation(line: 278, column: 27, scope: !445)
!454 = !DILocation(line: 278, column: 9, scope: !445)
!455 = !DILocation(line: 279, column: 32, scope: !445)
!456 = !DILocation(line: 279, column: 41, scope: !445)
!457 = !DILocation(line: 279, column: 9, scope: !445)
!458 = !DILocation(line: 280, column: 9, scope: !445)
!459 = !DILocation(line: 281, column: 9, scope: !445)
!460 = !DILocation(line: 282, column: 22, scope: !445)
!461 = !DILocation(line: 283, column: 9, scope: !445)
!462 = !DILocation(line: 284, column: 24, scope: !445)
!463 = !DILocation(line: 284, column: 48, scope: !445)
!464 = !DILocation(line: 286, column: 9, scope: !445)
!465 = !DILocation(line: 287, column: 21, scope: !445)
!466 = !DILocation(line: 288, column: 24, scope: !445)
!467 = !DILocation(line: 288, column: 29, scope: !445)
!468 = !DILocation(line: 288, column: 47, scope: !445)
!469 = !DILocation(line: 288, column: 17, scope: !445)
!470 = !DILocation(line: 288, column: 57, scope: !445)
!471 = !DILocation(line: 288, column: 53, scope: !445)
!472 = !DILocation(line: 288, column: 70, scope: !445)
!473 = !DILocation(line: 288, column: 68, scope: !445)
!474 = !DILocation(line: 288, column: 80, scope: !445)
!475 = !DILocation(line: 288, column: 15, scope: !445)
!476 = !DILocation(line: 289, column: 5, scope: !445)
!477 = !DILocation(line: 290, column: 5, scope: !445)
!478 = !DILocation(line: 291, column: 1, scope: !445)
