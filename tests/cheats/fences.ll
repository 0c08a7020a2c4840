; Made from fences.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ20fence_in_dead_branchE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ19fence_for_rare_dataE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ19fence_for_rare_dataE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ23fence_behind_the_ticketE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ21fence_behind_the_flagE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ21fence_behind_the_flagE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10no_acquireE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ27no_acquire_behind_own_fenceE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ19no_acquire_in_chainE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ19no_acquire_in_chainE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10no_releaseE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ22no_release_of_an_offerE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ18block_fence_in_sumE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ20block_fence_in_chainE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ20block_fence_in_chainE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ21block_fence_of_readerE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ21fence_by_another_laneE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ21fence_by_another_warpE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ20fence_for_the_othersE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ24fence_before_the_barrierE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ21fences_of_all_acq_relE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ17ticket_for_fencesE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ15acq_rel_by_nameE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ20exchange_for_releaseE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ20exchange_for_releaseE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ17barrier_for_fenceE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ21waits_for_itself_onlyE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_in_dead_branch(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %8 = icmp eq i32 %7, 0, !dbg !19
  br i1 %8, label %9, label %27, !dbg !19

9:                                                ; preds = %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %11 = mul i32 %10, %6, !dbg !18
  %12 = sext i32 %11 to i64, !dbg !20
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !20
  %14 = load i32, ptr %13, align 4, !dbg !20, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7, !dbg !21
  %16 = zext nneg i32 %10 to i64, !dbg !22
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !22
  store i32 %15, ptr %17, align 4, !dbg !23, !tbaa !10
  %18 = icmp slt i32 %4, 0, !dbg !24
  br i1 %18, label %19, label %20, !dbg !24

19:                                               ; preds = %9
  tail call void @llvm.nvvm.membar.gl(), !dbg !25
  br label %20, !dbg !25

20:                                               ; preds = %19, %9
  %21 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !26
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !26
  %23 = add nsw i32 %22, -1, !dbg !26
  %24 = icmp eq i32 %21, %23, !dbg !26
  %25 = zext i1 %24 to i32, !dbg !26
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ20fence_in_dead_branchE4last to ptr), align 4, !dbg !27, !tbaa !10
  br i1 %24, label %26, label %27, !dbg !28

26:                                               ; preds = %20
  tail call void @llvm.nvvm.membar.gl(), !dbg !29
  br label %27, !dbg !29

27:                                               ; preds = %20, %26, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20fence_in_dead_branchE4last to ptr), align 4, !dbg !31, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !31
  br i1 %29, label %50, label %30, !dbg !31

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !32

32:                                               ; preds = %34
  %33 = icmp slt i32 %7, %4, !dbg !32
  br i1 %33, label %43, label %50, !dbg !32

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !32
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !32
  %39 = load i32, ptr %38, align 4, !dbg !32, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !32
  %41 = add nuw nsw i32 %35, 1, !dbg !32
  %42 = icmp eq i32 %41, %31, !dbg !32
  br i1 %42, label %32, label %34, !dbg !32, !llvm.loop !33

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %7, %32 ]
  %45 = add nsw i32 %44, %40, !dbg !32
  %46 = sext i32 %44 to i64, !dbg !32
  %47 = getelementptr inbounds i32, ptr %1, i64 %46, !dbg !32
  store i32 %45, ptr %47, align 4, !dbg !32, !tbaa !10
  %48 = add i32 %44, %6, !dbg !32
  %49 = icmp slt i32 %48, %4, !dbg !32
  br i1 %49, label %43, label %50, !dbg !32, !llvm.loop !41

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !44
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !45 {
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_for_rare_data(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !61 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %7 = icmp eq i32 %6, 0, !dbg !63
  br i1 %7, label %8, label %56, !dbg !63

8:                                                ; preds = %5
  %9 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !64
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ19fence_for_rare_dataE1b to ptr), align 4, !dbg !65, !tbaa !10
  %10 = icmp eq i32 %9, 0, !dbg !66
  br i1 %10, label %18, label %11, !dbg !67

11:                                               ; preds = %8
  %12 = sext i32 %9 to i64
  %13 = getelementptr i32, ptr %3, i64 %12
  %14 = getelementptr i8, ptr %13, i64 28
  br label %15, !dbg !68

15:                                               ; preds = %11, %15
  %16 = load volatile i32, ptr %14, align 4, !dbg !69, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !69
  br i1 %17, label %15, label %18, !dbg !68, !llvm.loop !70

18:                                               ; preds = %15, %8
  fence syncscope("device") acq_rel, !dbg !72
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19fence_for_rare_dataE1b to ptr), align 4, !dbg !73, !tbaa !10
  %20 = freeze i32 %19, !dbg !74
  %21 = icmp eq i32 %20, 0, !dbg !73
  br i1 %21, label %27, label %22, !dbg !73

22:                                               ; preds = %18
  %23 = sext i32 %20 to i64, !dbg !75
  %24 = getelementptr i32, ptr %2, i64 %23, !dbg !75
  %25 = getelementptr i8, ptr %24, i64 -4, !dbg !75
  %26 = load i32, ptr %25, align 4, !dbg !75, !tbaa !10
  br label %27, !dbg !73

27:                                               ; preds = %18, %22
  %28 = phi i32 [ %26, %22 ], [ 0, %18 ], !dbg !73
  store i32 %28, ptr addrspacecast (ptr addrspace(3) @_ZZ19fence_for_rare_dataE6before to ptr), align 4, !dbg !76, !tbaa !10
  %29 = shl i32 %20, 6, !dbg !74
  %30 = add i32 %29, 64
  %31 = tail call i32 @llvm.smin.i32(i32 %4, i32 %30), !dbg !74
  %32 = icmp slt i32 %29, %31, !dbg !74
  br i1 %32, label %33, label %42, !dbg !74

33:                                               ; preds = %27, %33
  %34 = phi i32 [ %40, %33 ], [ %29, %27 ]
  %35 = phi i32 [ %39, %33 ], [ 0, %27 ]
  %36 = sext i32 %34 to i64, !dbg !74
  %37 = getelementptr inbounds i32, ptr %0, i64 %36, !dbg !74
  %38 = load i32, ptr %37, align 4, !dbg !74, !tbaa !10
  %39 = add nsw i32 %38, %35, !dbg !74
  %40 = add nsw i32 %34, 1, !dbg !74
  %41 = icmp eq i32 %40, %31, !dbg !74
  br i1 %41, label %42, label %33, !dbg !74, !llvm.loop !77

42:                                               ; preds = %33, %27
  %43 = phi i32 [ 0, %27 ], [ %39, %33 ], !dbg !74
  %44 = add nsw i32 %43, %28, !dbg !82
  %45 = sext i32 %20 to i64, !dbg !83
  %46 = getelementptr inbounds i32, ptr %2, i64 %45, !dbg !83
  store i32 %44, ptr %46, align 4, !dbg !84, !tbaa !10
  %47 = getelementptr inbounds i32, ptr %0, i64 %45, !dbg !85
  %48 = load i32, ptr %47, align 4, !dbg !85, !tbaa !10
  %49 = icmp sgt i32 %48, 1000, !dbg !86
  br i1 %49, label %50, label %51, !dbg !86

50:                                               ; preds = %42
  fence syncscope("device") acq_rel, !dbg !87
  br label %51, !dbg !87

51:                                               ; preds = %50, %42
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !88
  %53 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19fence_for_rare_dataE1b to ptr), align 4, !dbg !89, !tbaa !10
  %54 = sext i32 %53 to i64, !dbg !88
  %55 = getelementptr inbounds i32, ptr %52, i64 %54, !dbg !88
  store volatile i32 1, ptr %55, align 4, !dbg !88, !tbaa !10
  br label %56, !dbg !90

56:                                               ; preds = %51, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !91
  %57 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19fence_for_rare_dataE1b to ptr), align 4, !dbg !92, !tbaa !10
  %58 = shl nsw i32 %57, 6, !dbg !93
  %59 = add nsw i32 %58, %6, !dbg !94
  %60 = icmp slt i32 %59, %4, !dbg !95
  br i1 %60, label %61, label %68, !dbg !95

61:                                               ; preds = %56
  %62 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19fence_for_rare_dataE6before to ptr), align 4, !dbg !96, !tbaa !10
  %63 = sext i32 %59 to i64, !dbg !97
  %64 = getelementptr inbounds i32, ptr %0, i64 %63, !dbg !97
  %65 = load i32, ptr %64, align 4, !dbg !97, !tbaa !10
  %66 = add nsw i32 %65, %62, !dbg !98
  %67 = getelementptr inbounds i32, ptr %1, i64 %63, !dbg !99
  store i32 %66, ptr %67, align 4, !dbg !100, !tbaa !10
  br label %68, !dbg !99

68:                                               ; preds = %61, %56
  ret void, !dbg !101
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_behind_the_ticket(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !102 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !103
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !103
  %8 = icmp eq i32 %7, 0, !dbg !104
  br i1 %8, label %9, label %23, !dbg !104

9:                                                ; preds = %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !103
  %11 = mul i32 %10, %6, !dbg !103
  %12 = sext i32 %11 to i64, !dbg !105
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !105
  %14 = load i32, ptr %13, align 4, !dbg !105, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7, !dbg !106
  %16 = zext nneg i32 %10 to i64, !dbg !107
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !107
  store i32 %15, ptr %17, align 4, !dbg !108, !tbaa !10
  %18 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !109
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !109
  %20 = add nsw i32 %19, -1, !dbg !109
  %21 = icmp eq i32 %18, %20, !dbg !109
  %22 = zext i1 %21 to i32, !dbg !109
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_behind_the_ticketE4last to ptr), align 4, !dbg !110, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !111
  br label %23, !dbg !112

23:                                               ; preds = %9, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !113
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_behind_the_ticketE4last to ptr), align 4, !dbg !114, !tbaa !10
  %25 = icmp eq i32 %24, 0, !dbg !114
  br i1 %25, label %46, label %26, !dbg !114

26:                                               ; preds = %23
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %30, !dbg !115

28:                                               ; preds = %30
  %29 = icmp slt i32 %7, %4, !dbg !115
  br i1 %29, label %39, label %46, !dbg !115

30:                                               ; preds = %26, %30
  %31 = phi i32 [ 0, %26 ], [ %37, %30 ]
  %32 = phi i32 [ 0, %26 ], [ %36, %30 ]
  %33 = zext nneg i32 %31 to i64, !dbg !115
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !115
  %35 = load i32, ptr %34, align 4, !dbg !115, !tbaa !10
  %36 = add nsw i32 %35, %32, !dbg !115
  %37 = add nuw nsw i32 %31, 1, !dbg !115
  %38 = icmp eq i32 %37, %27, !dbg !115
  br i1 %38, label %28, label %30, !dbg !115, !llvm.loop !116

39:                                               ; preds = %28, %39
  %40 = phi i32 [ %44, %39 ], [ %7, %28 ]
  %41 = add nsw i32 %40, %36, !dbg !115
  %42 = sext i32 %40 to i64, !dbg !115
  %43 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !115
  store i32 %41, ptr %43, align 4, !dbg !115, !tbaa !10
  %44 = add i32 %40, %6, !dbg !115
  %45 = icmp slt i32 %44, %4, !dbg !115
  br i1 %45, label %39, label %46, !dbg !115, !llvm.loop !120

46:                                               ; preds = %39, %28, %23
  ret void, !dbg !123
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_behind_the_flag(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !124 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !125
  %7 = icmp eq i32 %6, 0, !dbg !126
  br i1 %7, label %8, label %49, !dbg !126

8:                                                ; preds = %5
  %9 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !127
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_behind_the_flagE1b to ptr), align 4, !dbg !128, !tbaa !10
  %10 = icmp eq i32 %9, 0, !dbg !129
  br i1 %10, label %18, label %11, !dbg !130

11:                                               ; preds = %8
  %12 = sext i32 %9 to i64
  %13 = getelementptr i32, ptr %3, i64 %12
  %14 = getelementptr i8, ptr %13, i64 28
  br label %15, !dbg !131

15:                                               ; preds = %11, %15
  %16 = load volatile i32, ptr %14, align 4, !dbg !132, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !132
  br i1 %17, label %15, label %18, !dbg !131, !llvm.loop !133

18:                                               ; preds = %15, %8
  fence syncscope("device") acq_rel, !dbg !135
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_behind_the_flagE1b to ptr), align 4, !dbg !136, !tbaa !10
  %20 = freeze i32 %19, !dbg !137
  %21 = icmp eq i32 %20, 0, !dbg !136
  br i1 %21, label %27, label %22, !dbg !136

22:                                               ; preds = %18
  %23 = sext i32 %20 to i64, !dbg !138
  %24 = getelementptr i32, ptr %2, i64 %23, !dbg !138
  %25 = getelementptr i8, ptr %24, i64 -4, !dbg !138
  %26 = load i32, ptr %25, align 4, !dbg !138, !tbaa !10
  br label %27, !dbg !136

27:                                               ; preds = %18, %22
  %28 = phi i32 [ %26, %22 ], [ 0, %18 ], !dbg !136
  store i32 %28, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_behind_the_flagE6before to ptr), align 4, !dbg !139, !tbaa !10
  %29 = shl i32 %20, 6, !dbg !137
  %30 = add i32 %29, 64
  %31 = tail call i32 @llvm.smin.i32(i32 %4, i32 %30), !dbg !137
  %32 = icmp slt i32 %29, %31, !dbg !137
  br i1 %32, label %33, label %42, !dbg !137

33:                                               ; preds = %27, %33
  %34 = phi i32 [ %40, %33 ], [ %29, %27 ]
  %35 = phi i32 [ %39, %33 ], [ 0, %27 ]
  %36 = sext i32 %34 to i64, !dbg !137
  %37 = getelementptr inbounds i32, ptr %0, i64 %36, !dbg !137
  %38 = load i32, ptr %37, align 4, !dbg !137, !tbaa !10
  %39 = add nsw i32 %38, %35, !dbg !137
  %40 = add nsw i32 %34, 1, !dbg !137
  %41 = icmp eq i32 %40, %31, !dbg !137
  br i1 %41, label %42, label %33, !dbg !137, !llvm.loop !140

42:                                               ; preds = %33, %27
  %43 = phi i32 [ 0, %27 ], [ %39, %33 ], !dbg !137
  %44 = add nsw i32 %43, %28, !dbg !144
  %45 = sext i32 %20 to i64, !dbg !145
  %46 = getelementptr inbounds i32, ptr %2, i64 %45, !dbg !145
  store i32 %44, ptr %46, align 4, !dbg !146, !tbaa !10
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !147
  %48 = getelementptr inbounds i32, ptr %47, i64 %45, !dbg !147
  store volatile i32 1, ptr %48, align 4, !dbg !147, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !148
  br label %49, !dbg !149

49:                                               ; preds = %42, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !150
  %50 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_behind_the_flagE1b to ptr), align 4, !dbg !151, !tbaa !10
  %51 = shl nsw i32 %50, 6, !dbg !152
  %52 = add nsw i32 %51, %6, !dbg !153
  %53 = icmp slt i32 %52, %4, !dbg !154
  br i1 %53, label %54, label %61, !dbg !154

54:                                               ; preds = %49
  %55 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_behind_the_flagE6before to ptr), align 4, !dbg !155, !tbaa !10
  %56 = sext i32 %52 to i64, !dbg !156
  %57 = getelementptr inbounds i32, ptr %0, i64 %56, !dbg !156
  %58 = load i32, ptr %57, align 4, !dbg !156, !tbaa !10
  %59 = add nsw i32 %58, %55, !dbg !157
  %60 = getelementptr inbounds i32, ptr %1, i64 %56, !dbg !158
  store i32 %59, ptr %60, align 4, !dbg !159, !tbaa !10
  br label %61, !dbg !158

61:                                               ; preds = %54, %49
  ret void, !dbg !160
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_acquire(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !161 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !162
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !162
  %8 = icmp eq i32 %7, 0, !dbg !163
  br i1 %8, label %9, label %23, !dbg !163

9:                                                ; preds = %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !162
  %11 = mul i32 %10, %6, !dbg !162
  %12 = sext i32 %11 to i64, !dbg !164
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !164
  %14 = load i32, ptr %13, align 4, !dbg !164, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7, !dbg !165
  %16 = zext nneg i32 %10 to i64, !dbg !166
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !166
  store i32 %15, ptr %17, align 4, !dbg !167, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !168
  %18 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !169
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !169
  %20 = add nsw i32 %19, -1, !dbg !169
  %21 = icmp eq i32 %18, %20, !dbg !169
  %22 = zext i1 %21 to i32, !dbg !169
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ10no_acquireE4last to ptr), align 4, !dbg !170, !tbaa !10
  br label %23, !dbg !171

23:                                               ; preds = %9, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !172
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10no_acquireE4last to ptr), align 4, !dbg !173, !tbaa !10
  %25 = icmp eq i32 %24, 0, !dbg !173
  br i1 %25, label %46, label %26, !dbg !173

26:                                               ; preds = %23
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %30, !dbg !174

28:                                               ; preds = %30
  %29 = icmp slt i32 %7, %4, !dbg !174
  br i1 %29, label %39, label %46, !dbg !174

30:                                               ; preds = %26, %30
  %31 = phi i32 [ 0, %26 ], [ %37, %30 ]
  %32 = phi i32 [ 0, %26 ], [ %36, %30 ]
  %33 = zext nneg i32 %31 to i64, !dbg !174
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !174
  %35 = load i32, ptr %34, align 4, !dbg !174, !tbaa !10
  %36 = add nsw i32 %35, %32, !dbg !174
  %37 = add nuw nsw i32 %31, 1, !dbg !174
  %38 = icmp eq i32 %37, %27, !dbg !174
  br i1 %38, label %28, label %30, !dbg !174, !llvm.loop !175

39:                                               ; preds = %28, %39
  %40 = phi i32 [ %44, %39 ], [ %7, %28 ]
  %41 = add nsw i32 %40, %36, !dbg !174
  %42 = sext i32 %40 to i64, !dbg !174
  %43 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !174
  store i32 %41, ptr %43, align 4, !dbg !174, !tbaa !10
  %44 = add i32 %40, %6, !dbg !174
  %45 = icmp slt i32 %44, %4, !dbg !174
  br i1 %45, label %39, label %46, !dbg !174, !llvm.loop !179

46:                                               ; preds = %39, %28, %23
  ret void, !dbg !182
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_acquire_behind_own_fence(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !183 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !184
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !184
  %8 = icmp eq i32 %7, 0, !dbg !185
  br i1 %8, label %9, label %23, !dbg !185

9:                                                ; preds = %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !184
  %11 = mul i32 %10, %6, !dbg !184
  %12 = sext i32 %11 to i64, !dbg !186
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !186
  %14 = load i32, ptr %13, align 4, !dbg !186, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7, !dbg !187
  %16 = zext nneg i32 %10 to i64, !dbg !188
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !188
  store i32 %15, ptr %17, align 4, !dbg !189, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !190
  %18 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !191
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !191
  %20 = add nsw i32 %19, -1, !dbg !191
  %21 = icmp eq i32 %18, %20, !dbg !191
  %22 = zext i1 %21 to i32, !dbg !191
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ27no_acquire_behind_own_fenceE4last to ptr), align 4, !dbg !192, !tbaa !10
  br label %23, !dbg !193

23:                                               ; preds = %9, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !194
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27no_acquire_behind_own_fenceE4last to ptr), align 4, !dbg !195, !tbaa !10
  %25 = icmp eq i32 %24, 0, !dbg !195
  br i1 %25, label %46, label %26, !dbg !195

26:                                               ; preds = %23
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %30, !dbg !196

28:                                               ; preds = %30
  %29 = icmp slt i32 %7, %4, !dbg !196
  br i1 %29, label %39, label %46, !dbg !196

30:                                               ; preds = %26, %30
  %31 = phi i32 [ 0, %26 ], [ %37, %30 ]
  %32 = phi i32 [ 0, %26 ], [ %36, %30 ]
  %33 = zext nneg i32 %31 to i64, !dbg !196
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !196
  %35 = load i32, ptr %34, align 4, !dbg !196, !tbaa !10
  %36 = add nsw i32 %35, %32, !dbg !196
  %37 = add nuw nsw i32 %31, 1, !dbg !196
  %38 = icmp eq i32 %37, %27, !dbg !196
  br i1 %38, label %28, label %30, !dbg !196, !llvm.loop !197

39:                                               ; preds = %28, %39
  %40 = phi i32 [ %44, %39 ], [ %7, %28 ]
  %41 = add nsw i32 %40, %36, !dbg !196
  %42 = sext i32 %40 to i64, !dbg !196
  %43 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !196
  store i32 %41, ptr %43, align 4, !dbg !196, !tbaa !10
  %44 = add i32 %40, %6, !dbg !196
  %45 = icmp slt i32 %44, %4, !dbg !196
  br i1 %45, label %39, label %46, !dbg !196, !llvm.loop !201

46:                                               ; preds = %39, %28, %23
  ret void, !dbg !204
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_acquire_in_chain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !205 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !206
  %7 = icmp eq i32 %6, 0, !dbg !207
  br i1 %7, label %8, label %48, !dbg !207

8:                                                ; preds = %5
  %9 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !208
  %10 = freeze i32 %9, !dbg !209
  store i32 %10, ptr addrspacecast (ptr addrspace(3) @_ZZ19no_acquire_in_chainE1b to ptr), align 4, !dbg !210, !tbaa !10
  %11 = icmp eq i32 %10, 0, !dbg !211
  br i1 %11, label %24, label %12, !dbg !212

12:                                               ; preds = %8
  %13 = sext i32 %10 to i64
  %14 = getelementptr i32, ptr %3, i64 %13
  %15 = getelementptr i8, ptr %14, i64 28
  br label %16, !dbg !213

16:                                               ; preds = %12, %16
  %17 = load volatile i32, ptr %15, align 4, !dbg !214, !tbaa !10
  %18 = icmp eq i32 %17, 0, !dbg !214
  br i1 %18, label %16, label %19, !dbg !213, !llvm.loop !215

19:                                               ; preds = %16
  %20 = sext i32 %10 to i64, !dbg !217
  %21 = getelementptr i32, ptr %2, i64 %20, !dbg !217
  %22 = getelementptr i8, ptr %21, i64 -4, !dbg !217
  %23 = load i32, ptr %22, align 4, !dbg !217, !tbaa !10
  br label %24, !dbg !218

24:                                               ; preds = %8, %19
  %25 = phi i32 [ %23, %19 ], [ 0, %8 ], !dbg !218
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ19no_acquire_in_chainE6before to ptr), align 4, !dbg !219, !tbaa !10
  %26 = shl i32 %10, 6, !dbg !209
  %27 = add i32 %26, 64
  %28 = tail call i32 @llvm.smin.i32(i32 %4, i32 %27), !dbg !209
  %29 = icmp slt i32 %26, %28, !dbg !209
  br i1 %29, label %30, label %39, !dbg !209

30:                                               ; preds = %24, %30
  %31 = phi i32 [ %37, %30 ], [ %26, %24 ]
  %32 = phi i32 [ %36, %30 ], [ 0, %24 ]
  %33 = sext i32 %31 to i64, !dbg !209
  %34 = getelementptr inbounds i32, ptr %0, i64 %33, !dbg !209
  %35 = load i32, ptr %34, align 4, !dbg !209, !tbaa !10
  %36 = add nsw i32 %35, %32, !dbg !209
  %37 = add nsw i32 %31, 1, !dbg !209
  %38 = icmp eq i32 %37, %28, !dbg !209
  br i1 %38, label %39, label %30, !dbg !209, !llvm.loop !220

39:                                               ; preds = %30, %24
  %40 = phi i32 [ 0, %24 ], [ %36, %30 ], !dbg !209
  %41 = add nsw i32 %40, %25, !dbg !224
  %42 = sext i32 %10 to i64, !dbg !225
  %43 = getelementptr inbounds i32, ptr %2, i64 %42, !dbg !225
  store i32 %41, ptr %43, align 4, !dbg !226, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !227
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !228
  %45 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19no_acquire_in_chainE1b to ptr), align 4, !dbg !229, !tbaa !10
  %46 = sext i32 %45 to i64, !dbg !228
  %47 = getelementptr inbounds i32, ptr %44, i64 %46, !dbg !228
  store volatile i32 1, ptr %47, align 4, !dbg !228, !tbaa !10
  br label %48, !dbg !230

48:                                               ; preds = %39, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !231
  %49 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19no_acquire_in_chainE1b to ptr), align 4, !dbg !232, !tbaa !10
  %50 = shl nsw i32 %49, 6, !dbg !233
  %51 = add nsw i32 %50, %6, !dbg !234
  %52 = icmp slt i32 %51, %4, !dbg !235
  br i1 %52, label %53, label %60, !dbg !235

53:                                               ; preds = %48
  %54 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19no_acquire_in_chainE6before to ptr), align 4, !dbg !236, !tbaa !10
  %55 = sext i32 %51 to i64, !dbg !237
  %56 = getelementptr inbounds i32, ptr %0, i64 %55, !dbg !237
  %57 = load i32, ptr %56, align 4, !dbg !237, !tbaa !10
  %58 = add nsw i32 %57, %54, !dbg !238
  %59 = getelementptr inbounds i32, ptr %1, i64 %55, !dbg !239
  store i32 %58, ptr %59, align 4, !dbg !240, !tbaa !10
  br label %60, !dbg !239

60:                                               ; preds = %53, %48
  ret void, !dbg !241
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_release(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !242 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !243
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !243
  %8 = icmp eq i32 %7, 0, !dbg !244
  br i1 %8, label %9, label %24, !dbg !244

9:                                                ; preds = %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !243
  %11 = mul i32 %10, %6, !dbg !243
  %12 = sext i32 %11 to i64, !dbg !245
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !245
  %14 = load i32, ptr %13, align 4, !dbg !245, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7, !dbg !246
  %16 = zext nneg i32 %10 to i64, !dbg !247
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !247
  store i32 %15, ptr %17, align 4, !dbg !248, !tbaa !10
  %18 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !249
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !249
  %20 = add nsw i32 %19, -1, !dbg !249
  %21 = icmp eq i32 %18, %20, !dbg !249
  %22 = zext i1 %21 to i32, !dbg !249
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ10no_releaseE4last to ptr), align 4, !dbg !250, !tbaa !10
  br i1 %21, label %23, label %24, !dbg !251

23:                                               ; preds = %9
  fence syncscope("device") acq_rel, !dbg !252
  br label %24, !dbg !252

24:                                               ; preds = %9, %23, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !253
  %25 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10no_releaseE4last to ptr), align 4, !dbg !254, !tbaa !10
  %26 = icmp eq i32 %25, 0, !dbg !254
  br i1 %26, label %47, label %27, !dbg !254

27:                                               ; preds = %24
  %28 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %31, !dbg !255

29:                                               ; preds = %31
  %30 = icmp slt i32 %7, %4, !dbg !255
  br i1 %30, label %40, label %47, !dbg !255

31:                                               ; preds = %27, %31
  %32 = phi i32 [ 0, %27 ], [ %38, %31 ]
  %33 = phi i32 [ 0, %27 ], [ %37, %31 ]
  %34 = zext nneg i32 %32 to i64, !dbg !255
  %35 = getelementptr inbounds nuw i32, ptr %2, i64 %34, !dbg !255
  %36 = load i32, ptr %35, align 4, !dbg !255, !tbaa !10
  %37 = add nsw i32 %36, %33, !dbg !255
  %38 = add nuw nsw i32 %32, 1, !dbg !255
  %39 = icmp eq i32 %38, %28, !dbg !255
  br i1 %39, label %29, label %31, !dbg !255, !llvm.loop !256

40:                                               ; preds = %29, %40
  %41 = phi i32 [ %45, %40 ], [ %7, %29 ]
  %42 = add nsw i32 %41, %37, !dbg !255
  %43 = sext i32 %41 to i64, !dbg !255
  %44 = getelementptr inbounds i32, ptr %1, i64 %43, !dbg !255
  store i32 %42, ptr %44, align 4, !dbg !255, !tbaa !10
  %45 = add i32 %41, %6, !dbg !255
  %46 = icmp slt i32 %45, %4, !dbg !255
  br i1 %46, label %40, label %47, !dbg !255, !llvm.loop !260

47:                                               ; preds = %40, %29, %24
  ret void, !dbg !263
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_release_of_an_offer(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !264 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !265
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !265
  %8 = mul i32 %6, %7, !dbg !265
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !265
  %10 = add i32 %8, %9, !dbg !265
  %11 = icmp eq i32 %9, 0, !dbg !266
  br i1 %11, label %12, label %34, !dbg !266

12:                                               ; preds = %5
  %13 = xor i32 %6, 1, !dbg !267
  %14 = zext nneg i32 %6 to i64, !dbg !268
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !268
  %16 = load i32, ptr %15, align 4, !dbg !268, !tbaa !10
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #7, !dbg !269
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %14, !dbg !270
  store i32 %17, ptr %18, align 4, !dbg !271, !tbaa !10
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !272
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %14, !dbg !272
  store volatile i32 1, ptr %20, align 4, !dbg !272, !tbaa !10
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ22no_release_of_an_offerE5value to ptr), align 4, !dbg !273, !tbaa !10
  %21 = zext nneg i32 %13 to i64, !dbg !274
  %22 = getelementptr inbounds nuw i32, ptr %19, i64 %21, !dbg !274
  %23 = load volatile i32, ptr %22, align 4, !dbg !274, !tbaa !10
  %24 = icmp eq i32 %23, 0, !dbg !274
  br i1 %24, label %28, label %25, !dbg !274

25:                                               ; preds = %12
  fence syncscope("device") acq_rel, !dbg !275
  %26 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !276
  %27 = load i32, ptr %26, align 4, !dbg !276, !tbaa !10
  br label %32, !dbg !277

28:                                               ; preds = %12
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !278
  %30 = load i32, ptr %29, align 4, !dbg !278, !tbaa !10
  %31 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %30) #7, !dbg !279
  br label %32

32:                                               ; preds = %28, %25
  %33 = phi i32 [ %27, %25 ], [ %31, %28 ]
  store i32 %33, ptr addrspacecast (ptr addrspace(3) @_ZZ22no_release_of_an_offerE5value to ptr), align 4, !dbg !280, !tbaa !10
  br label %34, !dbg !281

34:                                               ; preds = %32, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !281
  %35 = icmp slt i32 %10, %4, !dbg !282
  br i1 %35, label %36, label %43, !dbg !282

36:                                               ; preds = %34
  %37 = sext i32 %10 to i64, !dbg !283
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !283
  %39 = load i32, ptr %38, align 4, !dbg !283, !tbaa !10
  %40 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22no_release_of_an_offerE5value to ptr), align 4, !dbg !284, !tbaa !10
  %41 = add nsw i32 %40, %39, !dbg !285
  %42 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !286
  store i32 %41, ptr %42, align 4, !dbg !287, !tbaa !10
  br label %43, !dbg !286

43:                                               ; preds = %36, %34
  ret void, !dbg !288
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_fence_in_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !289 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !290
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !290
  %8 = icmp eq i32 %7, 0, !dbg !291
  br i1 %8, label %9, label %23, !dbg !291

9:                                                ; preds = %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !290
  %11 = mul i32 %10, %6, !dbg !290
  %12 = sext i32 %11 to i64, !dbg !292
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !292
  %14 = load i32, ptr %13, align 4, !dbg !292, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7, !dbg !293
  %16 = zext nneg i32 %10 to i64, !dbg !294
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !294
  store i32 %15, ptr %17, align 4, !dbg !295, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !296
  %18 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !297
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !297
  %20 = add nsw i32 %19, -1, !dbg !297
  %21 = icmp eq i32 %18, %20, !dbg !297
  %22 = zext i1 %21 to i32, !dbg !297
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ18block_fence_in_sumE4last to ptr), align 4, !dbg !298, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !299
  br label %23, !dbg !300

23:                                               ; preds = %9, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !301
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18block_fence_in_sumE4last to ptr), align 4, !dbg !302, !tbaa !10
  %25 = icmp eq i32 %24, 0, !dbg !302
  br i1 %25, label %46, label %26, !dbg !302

26:                                               ; preds = %23
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %30, !dbg !303

28:                                               ; preds = %30
  %29 = icmp slt i32 %7, %4, !dbg !303
  br i1 %29, label %39, label %46, !dbg !303

30:                                               ; preds = %26, %30
  %31 = phi i32 [ 0, %26 ], [ %37, %30 ]
  %32 = phi i32 [ 0, %26 ], [ %36, %30 ]
  %33 = zext nneg i32 %31 to i64, !dbg !303
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !303
  %35 = load i32, ptr %34, align 4, !dbg !303, !tbaa !10
  %36 = add nsw i32 %35, %32, !dbg !303
  %37 = add nuw nsw i32 %31, 1, !dbg !303
  %38 = icmp eq i32 %37, %27, !dbg !303
  br i1 %38, label %28, label %30, !dbg !303, !llvm.loop !304

39:                                               ; preds = %28, %39
  %40 = phi i32 [ %44, %39 ], [ %7, %28 ]
  %41 = add nsw i32 %40, %36, !dbg !303
  %42 = sext i32 %40 to i64, !dbg !303
  %43 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !303
  store i32 %41, ptr %43, align 4, !dbg !303, !tbaa !10
  %44 = add i32 %40, %6, !dbg !303
  %45 = icmp slt i32 %44, %4, !dbg !303
  br i1 %45, label %39, label %46, !dbg !303, !llvm.loop !308

46:                                               ; preds = %39, %28, %23
  ret void, !dbg !311
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_fence_in_chain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !312 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !313
  %7 = icmp eq i32 %6, 0, !dbg !314
  br i1 %7, label %8, label %51, !dbg !314

8:                                                ; preds = %5
  %9 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !315
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ20block_fence_in_chainE1b to ptr), align 4, !dbg !316, !tbaa !10
  %10 = icmp eq i32 %9, 0, !dbg !317
  br i1 %10, label %18, label %11, !dbg !318

11:                                               ; preds = %8
  %12 = sext i32 %9 to i64
  %13 = getelementptr i32, ptr %3, i64 %12
  %14 = getelementptr i8, ptr %13, i64 28
  br label %15, !dbg !319

15:                                               ; preds = %11, %15
  %16 = load volatile i32, ptr %14, align 4, !dbg !320, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !320
  br i1 %17, label %15, label %18, !dbg !319, !llvm.loop !321

18:                                               ; preds = %15, %8
  fence syncscope("device") acq_rel, !dbg !323
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20block_fence_in_chainE1b to ptr), align 4, !dbg !324, !tbaa !10
  %20 = freeze i32 %19, !dbg !325
  %21 = icmp eq i32 %20, 0, !dbg !324
  br i1 %21, label %27, label %22, !dbg !324

22:                                               ; preds = %18
  %23 = sext i32 %20 to i64, !dbg !326
  %24 = getelementptr i32, ptr %2, i64 %23, !dbg !326
  %25 = getelementptr i8, ptr %24, i64 -4, !dbg !326
  %26 = load i32, ptr %25, align 4, !dbg !326, !tbaa !10
  br label %27, !dbg !324

27:                                               ; preds = %18, %22
  %28 = phi i32 [ %26, %22 ], [ 0, %18 ], !dbg !324
  store i32 %28, ptr addrspacecast (ptr addrspace(3) @_ZZ20block_fence_in_chainE6before to ptr), align 4, !dbg !327, !tbaa !10
  %29 = shl i32 %20, 6, !dbg !325
  %30 = add i32 %29, 64
  %31 = tail call i32 @llvm.smin.i32(i32 %4, i32 %30), !dbg !325
  %32 = icmp slt i32 %29, %31, !dbg !325
  br i1 %32, label %33, label %42, !dbg !325

33:                                               ; preds = %27, %33
  %34 = phi i32 [ %40, %33 ], [ %29, %27 ]
  %35 = phi i32 [ %39, %33 ], [ 0, %27 ]
  %36 = sext i32 %34 to i64, !dbg !325
  %37 = getelementptr inbounds i32, ptr %0, i64 %36, !dbg !325
  %38 = load i32, ptr %37, align 4, !dbg !325, !tbaa !10
  %39 = add nsw i32 %38, %35, !dbg !325
  %40 = add nsw i32 %34, 1, !dbg !325
  %41 = icmp eq i32 %40, %31, !dbg !325
  br i1 %41, label %42, label %33, !dbg !325, !llvm.loop !328

42:                                               ; preds = %33, %27
  %43 = phi i32 [ 0, %27 ], [ %39, %33 ], !dbg !325
  %44 = add nsw i32 %43, %28, !dbg !332
  %45 = sext i32 %20 to i64, !dbg !333
  %46 = getelementptr inbounds i32, ptr %2, i64 %45, !dbg !333
  store i32 %44, ptr %46, align 4, !dbg !334, !tbaa !10
  tail call void asm sideeffect "fence.acq_rel.cta;", "~{memory}"() #7, !dbg !335, !srcloc !336
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !337
  %48 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20block_fence_in_chainE1b to ptr), align 4, !dbg !338, !tbaa !10
  %49 = sext i32 %48 to i64, !dbg !337
  %50 = getelementptr inbounds i32, ptr %47, i64 %49, !dbg !337
  store volatile i32 1, ptr %50, align 4, !dbg !337, !tbaa !10
  br label %51, !dbg !339

51:                                               ; preds = %42, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !340
  %52 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20block_fence_in_chainE1b to ptr), align 4, !dbg !341, !tbaa !10
  %53 = shl nsw i32 %52, 6, !dbg !342
  %54 = add nsw i32 %53, %6, !dbg !343
  %55 = icmp slt i32 %54, %4, !dbg !344
  br i1 %55, label %56, label %63, !dbg !344

56:                                               ; preds = %51
  %57 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20block_fence_in_chainE6before to ptr), align 4, !dbg !345, !tbaa !10
  %58 = sext i32 %54 to i64, !dbg !346
  %59 = getelementptr inbounds i32, ptr %0, i64 %58, !dbg !346
  %60 = load i32, ptr %59, align 4, !dbg !346, !tbaa !10
  %61 = add nsw i32 %60, %57, !dbg !347
  %62 = getelementptr inbounds i32, ptr %1, i64 %58, !dbg !348
  store i32 %61, ptr %62, align 4, !dbg !349, !tbaa !10
  br label %63, !dbg !348

63:                                               ; preds = %56, %51
  ret void, !dbg !350
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_fence_of_reader(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !351 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !352
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !352
  %8 = icmp eq i32 %7, 0, !dbg !353
  br i1 %8, label %9, label %23, !dbg !353

9:                                                ; preds = %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !352
  %11 = mul i32 %10, %6, !dbg !352
  %12 = sext i32 %11 to i64, !dbg !354
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !354
  %14 = load i32, ptr %13, align 4, !dbg !354, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7, !dbg !355
  %16 = zext nneg i32 %10 to i64, !dbg !356
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !356
  store i32 %15, ptr %17, align 4, !dbg !357, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !358
  %18 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !359
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !359
  %20 = add nsw i32 %19, -1, !dbg !359
  %21 = icmp eq i32 %18, %20, !dbg !359
  %22 = zext i1 %21 to i32, !dbg !359
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ21block_fence_of_readerE4last to ptr), align 4, !dbg !360, !tbaa !10
  fence syncscope("block") acq_rel, !dbg !361
  br label %23, !dbg !362

23:                                               ; preds = %9, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !363
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21block_fence_of_readerE4last to ptr), align 4, !dbg !364, !tbaa !10
  %25 = icmp eq i32 %24, 0, !dbg !364
  br i1 %25, label %46, label %26, !dbg !364

26:                                               ; preds = %23
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %30, !dbg !365

28:                                               ; preds = %30
  %29 = icmp slt i32 %7, %4, !dbg !365
  br i1 %29, label %39, label %46, !dbg !365

30:                                               ; preds = %26, %30
  %31 = phi i32 [ 0, %26 ], [ %37, %30 ]
  %32 = phi i32 [ 0, %26 ], [ %36, %30 ]
  %33 = zext nneg i32 %31 to i64, !dbg !365
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !365
  %35 = load i32, ptr %34, align 4, !dbg !365, !tbaa !10
  %36 = add nsw i32 %35, %32, !dbg !365
  %37 = add nuw nsw i32 %31, 1, !dbg !365
  %38 = icmp eq i32 %37, %27, !dbg !365
  br i1 %38, label %28, label %30, !dbg !365, !llvm.loop !366

39:                                               ; preds = %28, %39
  %40 = phi i32 [ %44, %39 ], [ %7, %28 ]
  %41 = add nsw i32 %40, %36, !dbg !365
  %42 = sext i32 %40 to i64, !dbg !365
  %43 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !365
  store i32 %41, ptr %43, align 4, !dbg !365, !tbaa !10
  %44 = add i32 %40, %6, !dbg !365
  %45 = icmp slt i32 %44, %4, !dbg !365
  br i1 %45, label %39, label %46, !dbg !365, !llvm.loop !370

46:                                               ; preds = %39, %28, %23
  ret void, !dbg !373
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_by_another_lane(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !374 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !375
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !375
  %8 = icmp eq i32 %7, 0, !dbg !376
  br i1 %8, label %9, label %18, !dbg !376

9:                                                ; preds = %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !375
  %11 = mul i32 %10, %6, !dbg !375
  %12 = sext i32 %11 to i64, !dbg !377
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !377
  %14 = load i32, ptr %13, align 4, !dbg !377, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7, !dbg !378
  %16 = zext nneg i32 %10 to i64, !dbg !379
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !379
  store i32 %15, ptr %17, align 4, !dbg !380, !tbaa !10
  br label %18, !dbg !379

18:                                               ; preds = %9, %5
  %19 = icmp eq i32 %7, 1, !dbg !381
  br i1 %19, label %20, label %21, !dbg !381

20:                                               ; preds = %18
  fence syncscope("device") acq_rel, !dbg !382
  br label %21, !dbg !382

21:                                               ; preds = %20, %18
  br i1 %8, label %22, label %29, !dbg !383

22:                                               ; preds = %21
  %23 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !384
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !384
  %25 = add nsw i32 %24, -1, !dbg !384
  %26 = icmp eq i32 %23, %25, !dbg !384
  %27 = zext i1 %26 to i32, !dbg !384
  store i32 %27, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_by_another_laneE4last to ptr), align 4, !dbg !385, !tbaa !10
  br i1 %26, label %28, label %29, !dbg !386

28:                                               ; preds = %22
  fence syncscope("device") acq_rel, !dbg !387
  br label %29, !dbg !387

29:                                               ; preds = %22, %28, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !388
  %30 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_by_another_laneE4last to ptr), align 4, !dbg !389, !tbaa !10
  %31 = icmp eq i32 %30, 0, !dbg !389
  br i1 %31, label %52, label %32, !dbg !389

32:                                               ; preds = %29
  %33 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %36, !dbg !390

34:                                               ; preds = %36
  %35 = icmp slt i32 %7, %4, !dbg !390
  br i1 %35, label %45, label %52, !dbg !390

36:                                               ; preds = %32, %36
  %37 = phi i32 [ 0, %32 ], [ %43, %36 ]
  %38 = phi i32 [ 0, %32 ], [ %42, %36 ]
  %39 = zext nneg i32 %37 to i64, !dbg !390
  %40 = getelementptr inbounds nuw i32, ptr %2, i64 %39, !dbg !390
  %41 = load i32, ptr %40, align 4, !dbg !390, !tbaa !10
  %42 = add nsw i32 %41, %38, !dbg !390
  %43 = add nuw nsw i32 %37, 1, !dbg !390
  %44 = icmp eq i32 %43, %33, !dbg !390
  br i1 %44, label %34, label %36, !dbg !390, !llvm.loop !391

45:                                               ; preds = %34, %45
  %46 = phi i32 [ %50, %45 ], [ %7, %34 ]
  %47 = add nsw i32 %46, %42, !dbg !390
  %48 = sext i32 %46 to i64, !dbg !390
  %49 = getelementptr inbounds i32, ptr %1, i64 %48, !dbg !390
  store i32 %47, ptr %49, align 4, !dbg !390, !tbaa !10
  %50 = add i32 %46, %6, !dbg !390
  %51 = icmp slt i32 %50, %4, !dbg !390
  br i1 %51, label %45, label %52, !dbg !390, !llvm.loop !395

52:                                               ; preds = %45, %34, %29
  ret void, !dbg !398
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_by_another_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !399 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !400
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !400
  %8 = icmp eq i32 %7, 0, !dbg !401
  br i1 %8, label %9, label %18, !dbg !401

9:                                                ; preds = %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !400
  %11 = mul i32 %10, %6, !dbg !400
  %12 = sext i32 %11 to i64, !dbg !402
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !402
  %14 = load i32, ptr %13, align 4, !dbg !402, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7, !dbg !403
  %16 = zext nneg i32 %10 to i64, !dbg !404
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !404
  store i32 %15, ptr %17, align 4, !dbg !405, !tbaa !10
  br label %18, !dbg !404

18:                                               ; preds = %9, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !406
  %19 = icmp eq i32 %7, 32, !dbg !407
  br i1 %19, label %20, label %21, !dbg !407

20:                                               ; preds = %18
  fence syncscope("device") acq_rel, !dbg !408
  br label %21, !dbg !408

21:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !409
  br i1 %8, label %22, label %29, !dbg !410

22:                                               ; preds = %21
  %23 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !411
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !411
  %25 = add nsw i32 %24, -1, !dbg !411
  %26 = icmp eq i32 %23, %25, !dbg !411
  %27 = zext i1 %26 to i32, !dbg !411
  store i32 %27, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_by_another_warpE4last to ptr), align 4, !dbg !412, !tbaa !10
  br i1 %26, label %28, label %29, !dbg !413

28:                                               ; preds = %22
  fence syncscope("device") acq_rel, !dbg !414
  br label %29, !dbg !414

29:                                               ; preds = %22, %28, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !415
  %30 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_by_another_warpE4last to ptr), align 4, !dbg !416, !tbaa !10
  %31 = icmp eq i32 %30, 0, !dbg !416
  br i1 %31, label %52, label %32, !dbg !416

32:                                               ; preds = %29
  %33 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %36, !dbg !417

34:                                               ; preds = %36
  %35 = icmp slt i32 %7, %4, !dbg !417
  br i1 %35, label %45, label %52, !dbg !417

36:                                               ; preds = %32, %36
  %37 = phi i32 [ 0, %32 ], [ %43, %36 ]
  %38 = phi i32 [ 0, %32 ], [ %42, %36 ]
  %39 = zext nneg i32 %37 to i64, !dbg !417
  %40 = getelementptr inbounds nuw i32, ptr %2, i64 %39, !dbg !417
  %41 = load i32, ptr %40, align 4, !dbg !417, !tbaa !10
  %42 = add nsw i32 %41, %38, !dbg !417
  %43 = add nuw nsw i32 %37, 1, !dbg !417
  %44 = icmp eq i32 %43, %33, !dbg !417
  br i1 %44, label %34, label %36, !dbg !417, !llvm.loop !418

45:                                               ; preds = %34, %45
  %46 = phi i32 [ %50, %45 ], [ %7, %34 ]
  %47 = add nsw i32 %46, %42, !dbg !417
  %48 = sext i32 %46 to i64, !dbg !417
  %49 = getelementptr inbounds i32, ptr %1, i64 %48, !dbg !417
  store i32 %47, ptr %49, align 4, !dbg !417, !tbaa !10
  %50 = add i32 %46, %6, !dbg !417
  %51 = icmp slt i32 %50, %4, !dbg !417
  br i1 %51, label %45, label %52, !dbg !417, !llvm.loop !422

52:                                               ; preds = %45, %34, %29
  ret void, !dbg !425
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_for_the_others(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !426 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !427
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !427
  %8 = mul i32 %6, %7, !dbg !427
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !427
  %10 = add i32 %8, %9, !dbg !427
  %11 = icmp slt i32 %10, %4, !dbg !428
  br i1 %11, label %12, label %18, !dbg !428

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !429
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !429
  %15 = load i32, ptr %14, align 4, !dbg !429, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7, !dbg !430
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !431
  store i32 %16, ptr %17, align 4, !dbg !432, !tbaa !10
  br label %18, !dbg !431

18:                                               ; preds = %12, %5
  %19 = icmp eq i32 %9, 63, !dbg !433
  br i1 %19, label %20, label %26, !dbg !433

20:                                               ; preds = %18
  fence syncscope("device") acq_rel, !dbg !434
  %21 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !435
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !435
  %23 = add nsw i32 %22, -1, !dbg !435
  %24 = icmp eq i32 %21, %23, !dbg !435
  %25 = zext i1 %24 to i32, !dbg !435
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ20fence_for_the_othersE4last to ptr), align 4, !dbg !436, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !437
  br label %26, !dbg !438

26:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !439
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20fence_for_the_othersE4last to ptr), align 4, !dbg !440, !tbaa !10
  %28 = icmp ne i32 %27, 0, !dbg !440
  %29 = icmp slt i32 %9, %4
  %30 = and i1 %28, %29, !dbg !441
  br i1 %30, label %31, label %45, !dbg !441

31:                                               ; preds = %26, %31
  %32 = phi i32 [ %43, %31 ], [ %9, %26 ]
  %33 = zext nneg i32 %32 to i64, !dbg !442
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !442
  %35 = load i32, ptr %34, align 4, !dbg !442, !tbaa !10
  %36 = xor i32 %32, -1, !dbg !443
  %37 = add i32 %4, %36, !dbg !443
  %38 = sext i32 %37 to i64, !dbg !444
  %39 = getelementptr inbounds i32, ptr %2, i64 %38, !dbg !444
  %40 = load i32, ptr %39, align 4, !dbg !444, !tbaa !10
  %41 = add nsw i32 %40, %35, !dbg !445
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !446
  store i32 %41, ptr %42, align 4, !dbg !447, !tbaa !10
  %43 = add nuw nsw i32 %32, 64, !dbg !448
  %44 = icmp slt i32 %43, %4, !dbg !449
  br i1 %44, label %31, label %45, !dbg !450, !llvm.loop !451

45:                                               ; preds = %31, %26
  ret void, !dbg !453
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_before_the_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !454 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !455
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !455
  %8 = mul i32 %6, %7, !dbg !455
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !455
  %10 = add i32 %8, %9, !dbg !455
  %11 = icmp slt i32 %10, %4, !dbg !456
  br i1 %11, label %12, label %18, !dbg !456

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !457
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !457
  %15 = load i32, ptr %14, align 4, !dbg !457, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7, !dbg !458
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !459
  store i32 %16, ptr %17, align 4, !dbg !460, !tbaa !10
  br label %18, !dbg !459

18:                                               ; preds = %12, %5
  %19 = icmp eq i32 %9, 0, !dbg !461
  br i1 %19, label %20, label %21, !dbg !461

20:                                               ; preds = %18
  fence syncscope("device") acq_rel, !dbg !462
  br label %21, !dbg !462

21:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !463
  br i1 %19, label %22, label %28, !dbg !464

22:                                               ; preds = %21
  %23 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !465
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !465
  %25 = add nsw i32 %24, -1, !dbg !465
  %26 = icmp eq i32 %23, %25, !dbg !465
  %27 = zext i1 %26 to i32, !dbg !465
  store i32 %27, ptr addrspacecast (ptr addrspace(3) @_ZZ24fence_before_the_barrierE4last to ptr), align 4, !dbg !466, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !467
  br label %28, !dbg !468

28:                                               ; preds = %22, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !469
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24fence_before_the_barrierE4last to ptr), align 4, !dbg !470, !tbaa !10
  %30 = icmp ne i32 %29, 0, !dbg !470
  %31 = icmp slt i32 %9, %4
  %32 = and i1 %30, %31, !dbg !471
  br i1 %32, label %33, label %48, !dbg !471

33:                                               ; preds = %28, %33
  %34 = phi i32 [ %46, %33 ], [ %9, %28 ]
  %35 = zext nneg i32 %34 to i64, !dbg !472
  %36 = getelementptr inbounds nuw i32, ptr %2, i64 %35, !dbg !472
  %37 = load i32, ptr %36, align 4, !dbg !472, !tbaa !10
  %38 = xor i32 %34, -1, !dbg !473
  %39 = add i32 %4, %38, !dbg !473
  %40 = sext i32 %39 to i64, !dbg !474
  %41 = getelementptr inbounds i32, ptr %2, i64 %40, !dbg !474
  %42 = load i32, ptr %41, align 4, !dbg !474, !tbaa !10
  %43 = mul nsw i32 %42, 3, !dbg !475
  %44 = add nsw i32 %43, %37, !dbg !476
  %45 = getelementptr inbounds nuw i32, ptr %1, i64 %35, !dbg !477
  store i32 %44, ptr %45, align 4, !dbg !478, !tbaa !10
  %46 = add nuw nsw i32 %34, 64, !dbg !479
  %47 = icmp slt i32 %46, %4, !dbg !480
  br i1 %47, label %33, label %48, !dbg !481, !llvm.loop !482

48:                                               ; preds = %33, %28
  ret void, !dbg !484
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fences_of_all_acq_rel(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !485 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !486
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !486
  %8 = mul i32 %6, %7, !dbg !486
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !486
  %10 = add i32 %8, %9, !dbg !486
  %11 = icmp slt i32 %10, %4, !dbg !487
  br i1 %11, label %12, label %18, !dbg !487

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !488
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !488
  %15 = load i32, ptr %14, align 4, !dbg !488, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7, !dbg !489
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !490
  store i32 %16, ptr %17, align 4, !dbg !491, !tbaa !10
  br label %18, !dbg !490

18:                                               ; preds = %12, %5
  fence syncscope("device") acq_rel, !dbg !492
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !493
  %19 = icmp eq i32 %9, 0, !dbg !494
  br i1 %19, label %20, label %26, !dbg !494

20:                                               ; preds = %18
  %21 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !495
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !495
  %23 = add nsw i32 %22, -1, !dbg !495
  %24 = icmp eq i32 %21, %23, !dbg !495
  %25 = zext i1 %24 to i32, !dbg !495
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ21fences_of_all_acq_relE4last to ptr), align 4, !dbg !496, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !497
  br label %26, !dbg !498

26:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !499
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21fences_of_all_acq_relE4last to ptr), align 4, !dbg !500, !tbaa !10
  %28 = icmp ne i32 %27, 0, !dbg !500
  %29 = icmp slt i32 %9, %4
  %30 = and i1 %28, %29, !dbg !501
  br i1 %30, label %31, label %46, !dbg !501

31:                                               ; preds = %26, %31
  %32 = phi i32 [ %44, %31 ], [ %9, %26 ]
  %33 = zext nneg i32 %32 to i64, !dbg !502
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !502
  %35 = load i32, ptr %34, align 4, !dbg !502, !tbaa !10
  %36 = xor i32 %32, -1, !dbg !503
  %37 = add i32 %4, %36, !dbg !503
  %38 = sext i32 %37 to i64, !dbg !504
  %39 = getelementptr inbounds i32, ptr %2, i64 %38, !dbg !504
  %40 = load i32, ptr %39, align 4, !dbg !504, !tbaa !10
  %41 = mul nsw i32 %40, 5, !dbg !505
  %42 = add nsw i32 %41, %35, !dbg !506
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !507
  store i32 %42, ptr %43, align 4, !dbg !508, !tbaa !10
  %44 = add nuw nsw i32 %32, 64, !dbg !509
  %45 = icmp slt i32 %44, %4, !dbg !510
  br i1 %45, label %31, label %46, !dbg !511, !llvm.loop !512

46:                                               ; preds = %31, %26
  ret void, !dbg !514
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ticket_for_fences(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !515 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !516
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !516
  %8 = icmp eq i32 %7, 0, !dbg !517
  br i1 %8, label %9, label %23, !dbg !517

9:                                                ; preds = %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !516
  %11 = mul i32 %10, %6, !dbg !516
  %12 = sext i32 %11 to i64, !dbg !518
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !518
  %14 = load i32, ptr %13, align 4, !dbg !518, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7, !dbg !519
  %16 = zext nneg i32 %10 to i64, !dbg !520
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !520
  store i32 %15, ptr %17, align 4, !dbg !521, !tbaa !10
  %18 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !522
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !522
  %20 = add nsw i32 %19, -1, !dbg !522
  %21 = icmp eq i32 %18, %20, !dbg !522
  %22 = zext i1 %21 to i32, !dbg !522
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ17ticket_for_fencesE4last to ptr), align 4, !dbg !523, !tbaa !10
  br label %23, !dbg !524

23:                                               ; preds = %9, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !525
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17ticket_for_fencesE4last to ptr), align 4, !dbg !526, !tbaa !10
  %25 = icmp eq i32 %24, 0, !dbg !526
  br i1 %25, label %46, label %26, !dbg !526

26:                                               ; preds = %23
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %30, !dbg !527

28:                                               ; preds = %30
  %29 = icmp slt i32 %7, %4, !dbg !527
  br i1 %29, label %39, label %46, !dbg !527

30:                                               ; preds = %26, %30
  %31 = phi i32 [ 0, %26 ], [ %37, %30 ]
  %32 = phi i32 [ 0, %26 ], [ %36, %30 ]
  %33 = zext nneg i32 %31 to i64, !dbg !527
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !527
  %35 = load i32, ptr %34, align 4, !dbg !527, !tbaa !10
  %36 = add nsw i32 %35, %32, !dbg !527
  %37 = add nuw nsw i32 %31, 1, !dbg !527
  %38 = icmp eq i32 %37, %27, !dbg !527
  br i1 %38, label %28, label %30, !dbg !527, !llvm.loop !528

39:                                               ; preds = %28, %39
  %40 = phi i32 [ %44, %39 ], [ %7, %28 ]
  %41 = add nsw i32 %40, %36, !dbg !527
  %42 = sext i32 %40 to i64, !dbg !527
  %43 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !527
  store i32 %41, ptr %43, align 4, !dbg !527, !tbaa !10
  %44 = add i32 %40, %6, !dbg !527
  %45 = icmp slt i32 %44, %4, !dbg !527
  br i1 %45, label %39, label %46, !dbg !527, !llvm.loop !532

46:                                               ; preds = %39, %28, %23
  ret void, !dbg !535
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @acq_rel_by_name(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !536 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !537
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !537
  %8 = icmp eq i32 %7, 0, !dbg !538
  br i1 %8, label %9, label %23, !dbg !538

9:                                                ; preds = %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !537
  %11 = mul i32 %10, %6, !dbg !537
  %12 = sext i32 %11 to i64, !dbg !539
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !539
  %14 = load i32, ptr %13, align 4, !dbg !539, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7, !dbg !540
  %16 = zext nneg i32 %10 to i64, !dbg !541
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !541
  store i32 %15, ptr %17, align 4, !dbg !542, !tbaa !10
  %18 = atomicrmw add ptr %3, i32 1 acq_rel, align 4, !dbg !543
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !544
  %20 = add nsw i32 %19, -1, !dbg !545
  %21 = icmp eq i32 %18, %20, !dbg !546
  %22 = zext i1 %21 to i32, !dbg !543
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ15acq_rel_by_nameE4last to ptr), align 4, !dbg !547, !tbaa !10
  br label %23, !dbg !548

23:                                               ; preds = %9, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !549
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15acq_rel_by_nameE4last to ptr), align 4, !dbg !550, !tbaa !10
  %25 = icmp eq i32 %24, 0, !dbg !550
  br i1 %25, label %46, label %26, !dbg !550

26:                                               ; preds = %23
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %30, !dbg !551

28:                                               ; preds = %30
  %29 = icmp slt i32 %7, %4, !dbg !551
  br i1 %29, label %39, label %46, !dbg !551

30:                                               ; preds = %26, %30
  %31 = phi i32 [ 0, %26 ], [ %37, %30 ]
  %32 = phi i32 [ 0, %26 ], [ %36, %30 ]
  %33 = zext nneg i32 %31 to i64, !dbg !551
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !551
  %35 = load i32, ptr %34, align 4, !dbg !551, !tbaa !10
  %36 = add nsw i32 %35, %32, !dbg !551
  %37 = add nuw nsw i32 %31, 1, !dbg !551
  %38 = icmp eq i32 %37, %27, !dbg !551
  br i1 %38, label %28, label %30, !dbg !551, !llvm.loop !552

39:                                               ; preds = %28, %39
  %40 = phi i32 [ %44, %39 ], [ %7, %28 ]
  %41 = add nsw i32 %40, %36, !dbg !551
  %42 = sext i32 %40 to i64, !dbg !551
  %43 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !551
  store i32 %41, ptr %43, align 4, !dbg !551, !tbaa !10
  %44 = add i32 %40, %6, !dbg !551
  %45 = icmp slt i32 %44, %4, !dbg !551
  br i1 %45, label %39, label %46, !dbg !551, !llvm.loop !556

46:                                               ; preds = %39, %28, %23
  ret void, !dbg !559
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @exchange_for_release(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !560 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !561
  %7 = icmp eq i32 %6, 0, !dbg !562
  br i1 %7, label %8, label %53, !dbg !562

8:                                                ; preds = %5
  %9 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !563
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ20exchange_for_releaseE1b to ptr), align 4, !dbg !564, !tbaa !10
  %10 = icmp eq i32 %9, 0, !dbg !565
  br i1 %10, label %21, label %11, !dbg !566

11:                                               ; preds = %8, %11
  %12 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20exchange_for_releaseE1b to ptr), align 4, !dbg !567, !tbaa !10
  %13 = sext i32 %12 to i64, !dbg !568
  %14 = getelementptr i32, ptr %3, i64 %13, !dbg !568
  %15 = getelementptr i8, ptr %14, i64 28, !dbg !568
  %16 = atomicrmw or ptr %15, i32 0 seq_cst, align 4, !dbg !569
  %17 = icmp eq i32 %16, 0, !dbg !569
  %18 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20exchange_for_releaseE1b to ptr), align 4
  %19 = icmp ne i32 %18, 0
  %20 = select i1 %17, i1 %19, i1 false, !dbg !570
  br i1 %20, label %11, label %21, !dbg !570, !llvm.loop !571

21:                                               ; preds = %11, %8
  %22 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20exchange_for_releaseE1b to ptr), align 4, !dbg !573, !tbaa !10
  %23 = freeze i32 %22, !dbg !574
  %24 = icmp eq i32 %23, 0, !dbg !573
  br i1 %24, label %30, label %25, !dbg !573

25:                                               ; preds = %21
  %26 = sext i32 %23 to i64, !dbg !575
  %27 = getelementptr i32, ptr %2, i64 %26, !dbg !575
  %28 = getelementptr i8, ptr %27, i64 -4, !dbg !575
  %29 = load i32, ptr %28, align 4, !dbg !575, !tbaa !10
  br label %30, !dbg !573

30:                                               ; preds = %21, %25
  %31 = phi i32 [ %29, %25 ], [ 0, %21 ], !dbg !573
  store i32 %31, ptr addrspacecast (ptr addrspace(3) @_ZZ20exchange_for_releaseE6before to ptr), align 4, !dbg !576, !tbaa !10
  %32 = shl i32 %23, 6, !dbg !574
  %33 = add i32 %32, 64
  %34 = tail call i32 @llvm.smin.i32(i32 %4, i32 %33), !dbg !574
  %35 = icmp slt i32 %32, %34, !dbg !574
  br i1 %35, label %36, label %45, !dbg !574

36:                                               ; preds = %30, %36
  %37 = phi i32 [ %43, %36 ], [ %32, %30 ]
  %38 = phi i32 [ %42, %36 ], [ 0, %30 ]
  %39 = sext i32 %37 to i64, !dbg !574
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !574
  %41 = load i32, ptr %40, align 4, !dbg !574, !tbaa !10
  %42 = add nsw i32 %41, %38, !dbg !574
  %43 = add nsw i32 %37, 1, !dbg !574
  %44 = icmp eq i32 %43, %34, !dbg !574
  br i1 %44, label %45, label %36, !dbg !574, !llvm.loop !577

45:                                               ; preds = %36, %30
  %46 = phi i32 [ 0, %30 ], [ %42, %36 ], !dbg !574
  %47 = add nsw i32 %46, %31, !dbg !581
  %48 = sext i32 %23 to i64, !dbg !582
  %49 = getelementptr inbounds i32, ptr %2, i64 %48, !dbg !582
  store i32 %47, ptr %49, align 4, !dbg !583, !tbaa !10
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !584
  %51 = getelementptr inbounds i32, ptr %50, i64 %48, !dbg !584
  %52 = atomicrmw xchg ptr %51, i32 1 seq_cst, align 4, !dbg !585
  br label %53, !dbg !586

53:                                               ; preds = %45, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !587
  %54 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20exchange_for_releaseE1b to ptr), align 4, !dbg !588, !tbaa !10
  %55 = shl nsw i32 %54, 6, !dbg !589
  %56 = add nsw i32 %55, %6, !dbg !590
  %57 = icmp slt i32 %56, %4, !dbg !591
  br i1 %57, label %58, label %65, !dbg !591

58:                                               ; preds = %53
  %59 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20exchange_for_releaseE6before to ptr), align 4, !dbg !592, !tbaa !10
  %60 = sext i32 %56 to i64, !dbg !593
  %61 = getelementptr inbounds i32, ptr %0, i64 %60, !dbg !593
  %62 = load i32, ptr %61, align 4, !dbg !593, !tbaa !10
  %63 = add nsw i32 %62, %59, !dbg !594
  %64 = getelementptr inbounds i32, ptr %1, i64 %60, !dbg !595
  store i32 %63, ptr %64, align 4, !dbg !596, !tbaa !10
  br label %65, !dbg !595

65:                                               ; preds = %58, %53
  ret void, !dbg !597
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_for_fence(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !598 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !599
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !599
  %8 = mul i32 %6, %7, !dbg !599
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !599
  %10 = add i32 %8, %9, !dbg !599
  %11 = icmp slt i32 %10, %4, !dbg !600
  br i1 %11, label %12, label %18, !dbg !600

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !601
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !601
  %15 = load i32, ptr %14, align 4, !dbg !601, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7, !dbg !602
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !603
  store i32 %16, ptr %17, align 4, !dbg !604, !tbaa !10
  br label %18, !dbg !603

18:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !605
  %19 = icmp eq i32 %9, 0, !dbg !606
  br i1 %19, label %20, label %26, !dbg !606

20:                                               ; preds = %18
  %21 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !607
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !607
  %23 = add nsw i32 %22, -1, !dbg !607
  %24 = icmp eq i32 %21, %23, !dbg !607
  %25 = zext i1 %24 to i32, !dbg !607
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ17barrier_for_fenceE4last to ptr), align 4, !dbg !608, !tbaa !10
  br label %26, !dbg !609

26:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !610
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17barrier_for_fenceE4last to ptr), align 4, !dbg !611, !tbaa !10
  %28 = icmp ne i32 %27, 0, !dbg !611
  %29 = icmp slt i32 %9, %4
  %30 = and i1 %28, %29, !dbg !612
  br i1 %30, label %31, label %45, !dbg !612

31:                                               ; preds = %26, %31
  %32 = phi i32 [ %43, %31 ], [ %9, %26 ]
  %33 = zext nneg i32 %32 to i64, !dbg !613
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !613
  %35 = load i32, ptr %34, align 4, !dbg !613, !tbaa !10
  %36 = xor i32 %32, -1, !dbg !614
  %37 = add i32 %4, %36, !dbg !614
  %38 = sext i32 %37 to i64, !dbg !615
  %39 = getelementptr inbounds i32, ptr %2, i64 %38, !dbg !615
  %40 = load i32, ptr %39, align 4, !dbg !615, !tbaa !10
  %41 = sub nsw i32 %35, %40, !dbg !616
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !617
  store i32 %41, ptr %42, align 4, !dbg !618, !tbaa !10
  %43 = add nuw nsw i32 %32, 64, !dbg !619
  %44 = icmp slt i32 %43, %4, !dbg !620
  br i1 %44, label %31, label %45, !dbg !621, !llvm.loop !622

45:                                               ; preds = %31, %26
  ret void, !dbg !624
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @waits_for_itself_only(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !625 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !626
  %7 = icmp eq i32 %6, 0, !dbg !627
  br i1 %7, label %8, label %21, !dbg !627

8:                                                ; preds = %5
  %9 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !628
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_itself_onlyE1b to ptr), align 4, !dbg !629, !tbaa !10
  %10 = sext i32 %9 to i64, !dbg !630
  %11 = getelementptr inbounds i32, ptr %0, i64 %10, !dbg !630
  %12 = load i32, ptr %11, align 4, !dbg !630, !tbaa !10
  %13 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %12) #7, !dbg !631
  %14 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_itself_onlyE1b to ptr), align 4, !dbg !632, !tbaa !10
  %15 = sext i32 %14 to i64, !dbg !633
  %16 = getelementptr inbounds i32, ptr %2, i64 %15, !dbg !633
  store i32 %13, ptr %16, align 4, !dbg !634, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !635
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !636
  %18 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_itself_onlyE1b to ptr), align 4, !dbg !637, !tbaa !10
  %19 = sext i32 %18 to i64, !dbg !636
  %20 = getelementptr inbounds i32, ptr %17, i64 %19, !dbg !636
  store volatile i32 1, ptr %20, align 4, !dbg !636, !tbaa !10
  br label %21, !dbg !638

21:                                               ; preds = %8, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !639
  br i1 %7, label %22, label %33, !dbg !640

22:                                               ; preds = %21
  %23 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_itself_onlyE1b to ptr), align 4, !dbg !641, !tbaa !10
  %24 = icmp eq i32 %23, 0, !dbg !641
  br i1 %24, label %32, label %25, !dbg !642

25:                                               ; preds = %22
  %26 = sext i32 %23 to i64
  %27 = getelementptr i32, ptr %3, i64 %26
  %28 = getelementptr i8, ptr %27, i64 28
  br label %29, !dbg !643

29:                                               ; preds = %25, %29
  %30 = load volatile i32, ptr %28, align 4, !dbg !644, !tbaa !10
  %31 = icmp eq i32 %30, 0, !dbg !644
  br i1 %31, label %29, label %32, !dbg !643, !llvm.loop !645

32:                                               ; preds = %29, %22
  fence syncscope("device") acq_rel, !dbg !647
  br label %33, !dbg !648

33:                                               ; preds = %32, %21
  %34 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_itself_onlyE1b to ptr), align 4, !dbg !649, !tbaa !10
  %35 = shl nsw i32 %34, 6, !dbg !650
  %36 = add nsw i32 %35, %6, !dbg !651
  %37 = icmp slt i32 %36, %4, !dbg !652
  br i1 %37, label %38, label %52, !dbg !652

38:                                               ; preds = %33
  %39 = sext i32 %36 to i64, !dbg !653
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !653
  %41 = load i32, ptr %40, align 4, !dbg !653, !tbaa !10
  %42 = icmp eq i32 %34, 0, !dbg !654
  br i1 %42, label %48, label %43, !dbg !654

43:                                               ; preds = %38
  %44 = sext i32 %34 to i64, !dbg !655
  %45 = getelementptr i32, ptr %2, i64 %44, !dbg !655
  %46 = getelementptr i8, ptr %45, i64 -4, !dbg !655
  %47 = load i32, ptr %46, align 4, !dbg !655, !tbaa !10
  br label %48, !dbg !654

48:                                               ; preds = %38, %43
  %49 = phi i32 [ %47, %43 ], [ 0, %38 ], !dbg !654
  %50 = add nsw i32 %49, %41, !dbg !656
  %51 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !657
  store i32 %50, ptr %51, align 4, !dbg !658, !tbaa !10
  br label %52, !dbg !657

52:                                               ; preds = %48, %33
  ret void, !dbg !659
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nounwind }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !DIFile(filename: "fences.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "fence_in_dead_branch", scope: !7, file: !7, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 20, column: 5, scope: !15)
!19 = !DILocation(line: 21, column: 11, scope: !15)
!20 = !DILocation(line: 22, column: 32, scope: !15)
!21 = !DILocation(line: 22, column: 28, scope: !15)
!22 = !DILocation(line: 22, column: 9, scope: !15)
!23 = !DILocation(line: 22, column: 26, scope: !15)
!24 = !DILocation(line: 23, column: 23, scope: !15)
!25 = !DILocation(line: 23, column: 29, scope: !15)
!26 = !DILocation(line: 24, column: 16, scope: !15)
!27 = !DILocation(line: 24, column: 14, scope: !15)
!28 = !DILocation(line: 25, column: 13, scope: !15)
!29 = !DILocation(line: 25, column: 19, scope: !15)
!30 = !DILocation(line: 27, column: 5, scope: !15)
!31 = !DILocation(line: 28, column: 9, scope: !15)
!32 = !DILocation(line: 28, column: 15, scope: !15)
!33 = distinct !{!33, !34, !38, !39, !40}
!34 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !37)
!35 = distinct !DISubprogram(name: "add_up", scope: !36, file: !36, line: 47, type: !16, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!36 = !DIFile(filename: "./order.h", directory: ".")
!37 = distinct !DILocation(line: 28, column: 15, scope: !15)
!38 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !37)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = distinct !{!41, !42, !43, !39, !40}
!42 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !37)
!43 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !37)
!44 = !DILocation(line: 29, column: 1, scope: !15)
!45 = distinct !DISubprogram(name: "mix", scope: !46, file: !46, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!46 = !DIFile(filename: "./common.h", directory: ".")
!47 = !DILocation(line: 21, column: 5, scope: !45)
!48 = !DILocation(line: 27, column: 5, scope: !45)
!49 = !DILocation(line: 22, column: 16, scope: !45)
!50 = !DILocation(line: 22, column: 11, scope: !45)
!51 = !DILocation(line: 23, column: 16, scope: !45)
!52 = !DILocation(line: 23, column: 11, scope: !45)
!53 = !DILocation(line: 24, column: 16, scope: !45)
!54 = !DILocation(line: 24, column: 11, scope: !45)
!55 = !DILocation(line: 25, column: 9, scope: !45)
!56 = !{i64 8042214}
!57 = !DILocation(line: 21, column: 29, scope: !45)
!58 = !DILocation(line: 21, column: 23, scope: !45)
!59 = distinct !{!59, !47, !60, !39, !40}
!60 = !DILocation(line: 26, column: 5, scope: !45)
!61 = distinct !DISubprogram(name: "fence_for_rare_data", scope: !7, file: !7, line: 31, type: !16, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!62 = !DILocation(line: 33, column: 5, scope: !61)
!63 = !DILocation(line: 34, column: 11, scope: !61)
!64 = !DILocation(line: 35, column: 13, scope: !61)
!65 = !DILocation(line: 35, column: 11, scope: !61)
!66 = !DILocation(line: 36, column: 16, scope: !61)
!67 = !DILocation(line: 36, column: 18, scope: !61)
!68 = !DILocation(line: 36, column: 9, scope: !61)
!69 = !DILocation(line: 36, column: 22, scope: !61)
!70 = distinct !{!70, !68, !71, !39, !40}
!71 = !DILocation(line: 36, column: 42, scope: !61)
!72 = !DILocation(line: 37, column: 9, scope: !61)
!73 = !DILocation(line: 38, column: 18, scope: !61)
!74 = !DILocation(line: 39, column: 28, scope: !61)
!75 = !DILocation(line: 38, column: 22, scope: !61)
!76 = !DILocation(line: 38, column: 16, scope: !61)
!77 = distinct !{!77, !78, !81, !39, !40}
!78 = !DILocation(line: 13, column: 5, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "part", scope: !7, file: !7, line: 10, type: !16, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!80 = distinct !DILocation(line: 39, column: 28, scope: !61)
!81 = !DILocation(line: 13, column: 68, scope: !79, inlinedAt: !80)
!82 = !DILocation(line: 39, column: 26, scope: !61)
!83 = !DILocation(line: 39, column: 9, scope: !61)
!84 = !DILocation(line: 39, column: 17, scope: !61)
!85 = !DILocation(line: 40, column: 21, scope: !61)
!86 = !DILocation(line: 40, column: 27, scope: !61)
!87 = !DILocation(line: 40, column: 36, scope: !61)
!88 = !DILocation(line: 41, column: 9, scope: !61)
!89 = !DILocation(line: 41, column: 19, scope: !61)
!90 = !DILocation(line: 42, column: 5, scope: !61)
!91 = !DILocation(line: 43, column: 5, scope: !61)
!92 = !DILocation(line: 44, column: 13, scope: !61)
!93 = !DILocation(line: 44, column: 15, scope: !61)
!94 = !DILocation(line: 44, column: 20, scope: !61)
!95 = !DILocation(line: 45, column: 11, scope: !61)
!96 = !DILocation(line: 45, column: 25, scope: !61)
!97 = !DILocation(line: 45, column: 34, scope: !61)
!98 = !DILocation(line: 45, column: 32, scope: !61)
!99 = !DILocation(line: 45, column: 16, scope: !61)
!100 = !DILocation(line: 45, column: 23, scope: !61)
!101 = !DILocation(line: 46, column: 1, scope: !61)
!102 = distinct !DISubprogram(name: "fence_behind_the_ticket", scope: !7, file: !7, line: 48, type: !16, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!103 = !DILocation(line: 50, column: 5, scope: !102)
!104 = !DILocation(line: 51, column: 11, scope: !102)
!105 = !DILocation(line: 52, column: 32, scope: !102)
!106 = !DILocation(line: 52, column: 28, scope: !102)
!107 = !DILocation(line: 52, column: 9, scope: !102)
!108 = !DILocation(line: 52, column: 26, scope: !102)
!109 = !DILocation(line: 54, column: 16, scope: !102)
!110 = !DILocation(line: 54, column: 14, scope: !102)
!111 = !DILocation(line: 55, column: 9, scope: !102)
!112 = !DILocation(line: 56, column: 5, scope: !102)
!113 = !DILocation(line: 57, column: 5, scope: !102)
!114 = !DILocation(line: 58, column: 9, scope: !102)
!115 = !DILocation(line: 58, column: 15, scope: !102)
!116 = distinct !{!116, !117, !119, !39, !40}
!117 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !118)
!118 = distinct !DILocation(line: 58, column: 15, scope: !102)
!119 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !118)
!120 = distinct !{!120, !121, !122, !39, !40}
!121 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !118)
!122 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !118)
!123 = !DILocation(line: 59, column: 1, scope: !102)
!124 = distinct !DISubprogram(name: "fence_behind_the_flag", scope: !7, file: !7, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!125 = !DILocation(line: 62, column: 5, scope: !124)
!126 = !DILocation(line: 63, column: 11, scope: !124)
!127 = !DILocation(line: 64, column: 13, scope: !124)
!128 = !DILocation(line: 64, column: 11, scope: !124)
!129 = !DILocation(line: 65, column: 16, scope: !124)
!130 = !DILocation(line: 65, column: 18, scope: !124)
!131 = !DILocation(line: 65, column: 9, scope: !124)
!132 = !DILocation(line: 65, column: 22, scope: !124)
!133 = distinct !{!133, !131, !134, !39, !40}
!134 = !DILocation(line: 65, column: 42, scope: !124)
!135 = !DILocation(line: 66, column: 9, scope: !124)
!136 = !DILocation(line: 67, column: 18, scope: !124)
!137 = !DILocation(line: 68, column: 28, scope: !124)
!138 = !DILocation(line: 67, column: 22, scope: !124)
!139 = !DILocation(line: 67, column: 16, scope: !124)
!140 = distinct !{!140, !141, !143, !39, !40}
!141 = !DILocation(line: 13, column: 5, scope: !79, inlinedAt: !142)
!142 = distinct !DILocation(line: 68, column: 28, scope: !124)
!143 = !DILocation(line: 13, column: 68, scope: !79, inlinedAt: !142)
!144 = !DILocation(line: 68, column: 26, scope: !124)
!145 = !DILocation(line: 68, column: 9, scope: !124)
!146 = !DILocation(line: 68, column: 17, scope: !124)
!147 = !DILocation(line: 70, column: 9, scope: !124)
!148 = !DILocation(line: 71, column: 17, scope: !124)
!149 = !DILocation(line: 72, column: 5, scope: !124)
!150 = !DILocation(line: 73, column: 5, scope: !124)
!151 = !DILocation(line: 74, column: 13, scope: !124)
!152 = !DILocation(line: 74, column: 15, scope: !124)
!153 = !DILocation(line: 74, column: 20, scope: !124)
!154 = !DILocation(line: 75, column: 11, scope: !124)
!155 = !DILocation(line: 75, column: 25, scope: !124)
!156 = !DILocation(line: 75, column: 34, scope: !124)
!157 = !DILocation(line: 75, column: 32, scope: !124)
!158 = !DILocation(line: 75, column: 16, scope: !124)
!159 = !DILocation(line: 75, column: 23, scope: !124)
!160 = !DILocation(line: 76, column: 1, scope: !124)
!161 = distinct !DISubprogram(name: "no_acquire", scope: !7, file: !7, line: 78, type: !16, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!162 = !DILocation(line: 80, column: 5, scope: !161)
!163 = !DILocation(line: 81, column: 11, scope: !161)
!164 = !DILocation(line: 82, column: 32, scope: !161)
!165 = !DILocation(line: 82, column: 28, scope: !161)
!166 = !DILocation(line: 82, column: 9, scope: !161)
!167 = !DILocation(line: 82, column: 26, scope: !161)
!168 = !DILocation(line: 83, column: 9, scope: !161)
!169 = !DILocation(line: 84, column: 16, scope: !161)
!170 = !DILocation(line: 84, column: 14, scope: !161)
!171 = !DILocation(line: 86, column: 5, scope: !161)
!172 = !DILocation(line: 87, column: 5, scope: !161)
!173 = !DILocation(line: 88, column: 9, scope: !161)
!174 = !DILocation(line: 88, column: 15, scope: !161)
!175 = distinct !{!175, !176, !178, !39, !40}
!176 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !177)
!177 = distinct !DILocation(line: 88, column: 15, scope: !161)
!178 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !177)
!179 = distinct !{!179, !180, !181, !39, !40}
!180 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !177)
!181 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !177)
!182 = !DILocation(line: 89, column: 1, scope: !161)
!183 = distinct !DISubprogram(name: "no_acquire_behind_own_fence", scope: !7, file: !7, line: 92, type: !16, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!184 = !DILocation(line: 94, column: 5, scope: !183)
!185 = !DILocation(line: 95, column: 11, scope: !183)
!186 = !DILocation(line: 96, column: 32, scope: !183)
!187 = !DILocation(line: 96, column: 28, scope: !183)
!188 = !DILocation(line: 96, column: 9, scope: !183)
!189 = !DILocation(line: 96, column: 26, scope: !183)
!190 = !DILocation(line: 97, column: 9, scope: !183)
!191 = !DILocation(line: 98, column: 16, scope: !183)
!192 = !DILocation(line: 98, column: 14, scope: !183)
!193 = !DILocation(line: 100, column: 5, scope: !183)
!194 = !DILocation(line: 101, column: 5, scope: !183)
!195 = !DILocation(line: 102, column: 9, scope: !183)
!196 = !DILocation(line: 102, column: 15, scope: !183)
!197 = distinct !{!197, !198, !200, !39, !40}
!198 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !199)
!199 = distinct !DILocation(line: 102, column: 15, scope: !183)
!200 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !199)
!201 = distinct !{!201, !202, !203, !39, !40}
!202 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !199)
!203 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !199)
!204 = !DILocation(line: 103, column: 1, scope: !183)
!205 = distinct !DISubprogram(name: "no_acquire_in_chain", scope: !7, file: !7, line: 104, type: !16, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!206 = !DILocation(line: 106, column: 5, scope: !205)
!207 = !DILocation(line: 107, column: 11, scope: !205)
!208 = !DILocation(line: 108, column: 13, scope: !205)
!209 = !DILocation(line: 112, column: 28, scope: !205)
!210 = !DILocation(line: 108, column: 11, scope: !205)
!211 = !DILocation(line: 109, column: 16, scope: !205)
!212 = !DILocation(line: 109, column: 18, scope: !205)
!213 = !DILocation(line: 109, column: 9, scope: !205)
!214 = !DILocation(line: 109, column: 22, scope: !205)
!215 = distinct !{!215, !213, !216, !39, !40}
!216 = !DILocation(line: 109, column: 42, scope: !205)
!217 = !DILocation(line: 111, column: 22, scope: !205)
!218 = !DILocation(line: 111, column: 18, scope: !205)
!219 = !DILocation(line: 111, column: 16, scope: !205)
!220 = distinct !{!220, !221, !223, !39, !40}
!221 = !DILocation(line: 13, column: 5, scope: !79, inlinedAt: !222)
!222 = distinct !DILocation(line: 112, column: 28, scope: !205)
!223 = !DILocation(line: 13, column: 68, scope: !79, inlinedAt: !222)
!224 = !DILocation(line: 112, column: 26, scope: !205)
!225 = !DILocation(line: 112, column: 9, scope: !205)
!226 = !DILocation(line: 112, column: 17, scope: !205)
!227 = !DILocation(line: 113, column: 9, scope: !205)
!228 = !DILocation(line: 114, column: 9, scope: !205)
!229 = !DILocation(line: 114, column: 19, scope: !205)
!230 = !DILocation(line: 115, column: 5, scope: !205)
!231 = !DILocation(line: 116, column: 5, scope: !205)
!232 = !DILocation(line: 117, column: 13, scope: !205)
!233 = !DILocation(line: 117, column: 15, scope: !205)
!234 = !DILocation(line: 117, column: 20, scope: !205)
!235 = !DILocation(line: 118, column: 11, scope: !205)
!236 = !DILocation(line: 118, column: 25, scope: !205)
!237 = !DILocation(line: 118, column: 34, scope: !205)
!238 = !DILocation(line: 118, column: 32, scope: !205)
!239 = !DILocation(line: 118, column: 16, scope: !205)
!240 = !DILocation(line: 118, column: 23, scope: !205)
!241 = !DILocation(line: 119, column: 1, scope: !205)
!242 = distinct !DISubprogram(name: "no_release", scope: !7, file: !7, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!243 = !DILocation(line: 123, column: 5, scope: !242)
!244 = !DILocation(line: 124, column: 11, scope: !242)
!245 = !DILocation(line: 125, column: 32, scope: !242)
!246 = !DILocation(line: 125, column: 28, scope: !242)
!247 = !DILocation(line: 125, column: 9, scope: !242)
!248 = !DILocation(line: 125, column: 26, scope: !242)
!249 = !DILocation(line: 127, column: 16, scope: !242)
!250 = !DILocation(line: 127, column: 14, scope: !242)
!251 = !DILocation(line: 128, column: 13, scope: !242)
!252 = !DILocation(line: 128, column: 19, scope: !242)
!253 = !DILocation(line: 130, column: 5, scope: !242)
!254 = !DILocation(line: 131, column: 9, scope: !242)
!255 = !DILocation(line: 131, column: 15, scope: !242)
!256 = distinct !{!256, !257, !259, !39, !40}
!257 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !258)
!258 = distinct !DILocation(line: 131, column: 15, scope: !242)
!259 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !258)
!260 = distinct !{!260, !261, !262, !39, !40}
!261 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !258)
!262 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !258)
!263 = !DILocation(line: 132, column: 1, scope: !242)
!264 = distinct !DISubprogram(name: "no_release_of_an_offer", scope: !7, file: !7, line: 134, type: !16, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!265 = !DILocation(line: 136, column: 5, scope: !264)
!266 = !DILocation(line: 138, column: 11, scope: !264)
!267 = !DILocation(line: 137, column: 41, scope: !264)
!268 = !DILocation(line: 139, column: 26, scope: !264)
!269 = !DILocation(line: 139, column: 22, scope: !264)
!270 = !DILocation(line: 139, column: 9, scope: !264)
!271 = !DILocation(line: 139, column: 20, scope: !264)
!272 = !DILocation(line: 141, column: 9, scope: !264)
!273 = !DILocation(line: 142, column: 15, scope: !264)
!274 = !DILocation(line: 143, column: 13, scope: !264)
!275 = !DILocation(line: 144, column: 13, scope: !264)
!276 = !DILocation(line: 145, column: 21, scope: !264)
!277 = !DILocation(line: 146, column: 9, scope: !264)
!278 = !DILocation(line: 147, column: 25, scope: !264)
!279 = !DILocation(line: 147, column: 21, scope: !264)
!280 = !DILocation(line: 0, scope: !264)
!281 = !DILocation(line: 150, column: 5, scope: !264)
!282 = !DILocation(line: 151, column: 11, scope: !264)
!283 = !DILocation(line: 151, column: 25, scope: !264)
!284 = !DILocation(line: 151, column: 33, scope: !264)
!285 = !DILocation(line: 151, column: 31, scope: !264)
!286 = !DILocation(line: 151, column: 16, scope: !264)
!287 = !DILocation(line: 151, column: 23, scope: !264)
!288 = !DILocation(line: 152, column: 1, scope: !264)
!289 = distinct !DISubprogram(name: "block_fence_in_sum", scope: !7, file: !7, line: 154, type: !16, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!290 = !DILocation(line: 156, column: 5, scope: !289)
!291 = !DILocation(line: 157, column: 11, scope: !289)
!292 = !DILocation(line: 158, column: 32, scope: !289)
!293 = !DILocation(line: 158, column: 28, scope: !289)
!294 = !DILocation(line: 158, column: 9, scope: !289)
!295 = !DILocation(line: 158, column: 26, scope: !289)
!296 = !DILocation(line: 159, column: 42, scope: !289)
!297 = !DILocation(line: 160, column: 16, scope: !289)
!298 = !DILocation(line: 160, column: 14, scope: !289)
!299 = !DILocation(line: 161, column: 42, scope: !289)
!300 = !DILocation(line: 162, column: 5, scope: !289)
!301 = !DILocation(line: 163, column: 5, scope: !289)
!302 = !DILocation(line: 164, column: 9, scope: !289)
!303 = !DILocation(line: 164, column: 15, scope: !289)
!304 = distinct !{!304, !305, !307, !39, !40}
!305 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !306)
!306 = distinct !DILocation(line: 164, column: 15, scope: !289)
!307 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !306)
!308 = distinct !{!308, !309, !310, !39, !40}
!309 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !306)
!310 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !306)
!311 = !DILocation(line: 165, column: 1, scope: !289)
!312 = distinct !DISubprogram(name: "block_fence_in_chain", scope: !7, file: !7, line: 166, type: !16, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!313 = !DILocation(line: 168, column: 5, scope: !312)
!314 = !DILocation(line: 169, column: 11, scope: !312)
!315 = !DILocation(line: 170, column: 13, scope: !312)
!316 = !DILocation(line: 170, column: 11, scope: !312)
!317 = !DILocation(line: 171, column: 16, scope: !312)
!318 = !DILocation(line: 171, column: 18, scope: !312)
!319 = !DILocation(line: 171, column: 9, scope: !312)
!320 = !DILocation(line: 171, column: 22, scope: !312)
!321 = distinct !{!321, !319, !322, !39, !40}
!322 = !DILocation(line: 171, column: 42, scope: !312)
!323 = !DILocation(line: 172, column: 9, scope: !312)
!324 = !DILocation(line: 173, column: 18, scope: !312)
!325 = !DILocation(line: 174, column: 28, scope: !312)
!326 = !DILocation(line: 173, column: 22, scope: !312)
!327 = !DILocation(line: 173, column: 16, scope: !312)
!328 = distinct !{!328, !329, !331, !39, !40}
!329 = !DILocation(line: 13, column: 5, scope: !79, inlinedAt: !330)
!330 = distinct !DILocation(line: 174, column: 28, scope: !312)
!331 = !DILocation(line: 13, column: 68, scope: !79, inlinedAt: !330)
!332 = !DILocation(line: 174, column: 26, scope: !312)
!333 = !DILocation(line: 174, column: 9, scope: !312)
!334 = !DILocation(line: 174, column: 17, scope: !312)
!335 = !DILocation(line: 176, column: 17, scope: !312)
!336 = !{i64 2155538051}
!337 = !DILocation(line: 177, column: 9, scope: !312)
!338 = !DILocation(line: 177, column: 19, scope: !312)
!339 = !DILocation(line: 178, column: 5, scope: !312)
!340 = !DILocation(line: 179, column: 5, scope: !312)
!341 = !DILocation(line: 180, column: 13, scope: !312)
!342 = !DILocation(line: 180, column: 15, scope: !312)
!343 = !DILocation(line: 180, column: 20, scope: !312)
!344 = !DILocation(line: 181, column: 11, scope: !312)
!345 = !DILocation(line: 181, column: 25, scope: !312)
!346 = !DILocation(line: 181, column: 34, scope: !312)
!347 = !DILocation(line: 181, column: 32, scope: !312)
!348 = !DILocation(line: 181, column: 16, scope: !312)
!349 = !DILocation(line: 181, column: 23, scope: !312)
!350 = !DILocation(line: 182, column: 1, scope: !312)
!351 = distinct !DISubprogram(name: "block_fence_of_reader", scope: !7, file: !7, line: 183, type: !16, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!352 = !DILocation(line: 185, column: 5, scope: !351)
!353 = !DILocation(line: 186, column: 11, scope: !351)
!354 = !DILocation(line: 187, column: 32, scope: !351)
!355 = !DILocation(line: 187, column: 28, scope: !351)
!356 = !DILocation(line: 187, column: 9, scope: !351)
!357 = !DILocation(line: 187, column: 26, scope: !351)
!358 = !DILocation(line: 188, column: 9, scope: !351)
!359 = !DILocation(line: 189, column: 16, scope: !351)
!360 = !DILocation(line: 189, column: 14, scope: !351)
!361 = !DILocation(line: 190, column: 49, scope: !351)
!362 = !DILocation(line: 191, column: 5, scope: !351)
!363 = !DILocation(line: 192, column: 5, scope: !351)
!364 = !DILocation(line: 193, column: 9, scope: !351)
!365 = !DILocation(line: 193, column: 15, scope: !351)
!366 = distinct !{!366, !367, !369, !39, !40}
!367 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !368)
!368 = distinct !DILocation(line: 193, column: 15, scope: !351)
!369 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !368)
!370 = distinct !{!370, !371, !372, !39, !40}
!371 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !368)
!372 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !368)
!373 = !DILocation(line: 194, column: 1, scope: !351)
!374 = distinct !DISubprogram(name: "fence_by_another_lane", scope: !7, file: !7, line: 196, type: !16, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!375 = !DILocation(line: 198, column: 5, scope: !374)
!376 = !DILocation(line: 199, column: 11, scope: !374)
!377 = !DILocation(line: 199, column: 40, scope: !374)
!378 = !DILocation(line: 199, column: 36, scope: !374)
!379 = !DILocation(line: 199, column: 17, scope: !374)
!380 = !DILocation(line: 199, column: 34, scope: !374)
!381 = !DILocation(line: 200, column: 11, scope: !374)
!382 = !DILocation(line: 200, column: 36, scope: !374)
!383 = !DILocation(line: 201, column: 11, scope: !374)
!384 = !DILocation(line: 202, column: 16, scope: !374)
!385 = !DILocation(line: 202, column: 14, scope: !374)
!386 = !DILocation(line: 203, column: 13, scope: !374)
!387 = !DILocation(line: 203, column: 19, scope: !374)
!388 = !DILocation(line: 205, column: 5, scope: !374)
!389 = !DILocation(line: 206, column: 9, scope: !374)
!390 = !DILocation(line: 206, column: 15, scope: !374)
!391 = distinct !{!391, !392, !394, !39, !40}
!392 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !393)
!393 = distinct !DILocation(line: 206, column: 15, scope: !374)
!394 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !393)
!395 = distinct !{!395, !396, !397, !39, !40}
!396 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !393)
!397 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !393)
!398 = !DILocation(line: 207, column: 1, scope: !374)
!399 = distinct !DISubprogram(name: "fence_by_another_warp", scope: !7, file: !7, line: 209, type: !16, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!400 = !DILocation(line: 211, column: 5, scope: !399)
!401 = !DILocation(line: 212, column: 11, scope: !399)
!402 = !DILocation(line: 212, column: 40, scope: !399)
!403 = !DILocation(line: 212, column: 36, scope: !399)
!404 = !DILocation(line: 212, column: 17, scope: !399)
!405 = !DILocation(line: 212, column: 34, scope: !399)
!406 = !DILocation(line: 213, column: 5, scope: !399)
!407 = !DILocation(line: 214, column: 11, scope: !399)
!408 = !DILocation(line: 214, column: 37, scope: !399)
!409 = !DILocation(line: 215, column: 5, scope: !399)
!410 = !DILocation(line: 216, column: 11, scope: !399)
!411 = !DILocation(line: 217, column: 16, scope: !399)
!412 = !DILocation(line: 217, column: 14, scope: !399)
!413 = !DILocation(line: 218, column: 13, scope: !399)
!414 = !DILocation(line: 218, column: 19, scope: !399)
!415 = !DILocation(line: 220, column: 5, scope: !399)
!416 = !DILocation(line: 221, column: 9, scope: !399)
!417 = !DILocation(line: 221, column: 15, scope: !399)
!418 = distinct !{!418, !419, !421, !39, !40}
!419 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !420)
!420 = distinct !DILocation(line: 221, column: 15, scope: !399)
!421 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !420)
!422 = distinct !{!422, !423, !424, !39, !40}
!423 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !420)
!424 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !420)
!425 = !DILocation(line: 222, column: 1, scope: !399)
!426 = distinct !DISubprogram(name: "fence_for_the_others", scope: !7, file: !7, line: 224, type: !16, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!427 = !DILocation(line: 226, column: 5, scope: !426)
!428 = !DILocation(line: 227, column: 11, scope: !426)
!429 = !DILocation(line: 227, column: 30, scope: !426)
!430 = !DILocation(line: 227, column: 26, scope: !426)
!431 = !DILocation(line: 227, column: 16, scope: !426)
!432 = !DILocation(line: 227, column: 24, scope: !426)
!433 = !DILocation(line: 229, column: 11, scope: !426)
!434 = !DILocation(line: 230, column: 9, scope: !426)
!435 = !DILocation(line: 231, column: 16, scope: !426)
!436 = !DILocation(line: 231, column: 14, scope: !426)
!437 = !DILocation(line: 232, column: 9, scope: !426)
!438 = !DILocation(line: 233, column: 5, scope: !426)
!439 = !DILocation(line: 234, column: 5, scope: !426)
!440 = !DILocation(line: 235, column: 10, scope: !426)
!441 = !DILocation(line: 235, column: 9, scope: !426)
!442 = !DILocation(line: 236, column: 46, scope: !426)
!443 = !DILocation(line: 236, column: 67, scope: !426)
!444 = !DILocation(line: 236, column: 56, scope: !426)
!445 = !DILocation(line: 236, column: 54, scope: !426)
!446 = !DILocation(line: 236, column: 37, scope: !426)
!447 = !DILocation(line: 236, column: 44, scope: !426)
!448 = !DILocation(line: 236, column: 30, scope: !426)
!449 = !DILocation(line: 236, column: 23, scope: !426)
!450 = !DILocation(line: 236, column: 5, scope: !426)
!451 = distinct !{!451, !450, !452, !39, !40}
!452 = !DILocation(line: 236, column: 70, scope: !426)
!453 = !DILocation(line: 237, column: 1, scope: !426)
!454 = distinct !DISubprogram(name: "fence_before_the_barrier", scope: !7, file: !7, line: 239, type: !16, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!455 = !DILocation(line: 241, column: 5, scope: !454)
!456 = !DILocation(line: 242, column: 11, scope: !454)
!457 = !DILocation(line: 242, column: 30, scope: !454)
!458 = !DILocation(line: 242, column: 26, scope: !454)
!459 = !DILocation(line: 242, column: 16, scope: !454)
!460 = !DILocation(line: 242, column: 24, scope: !454)
!461 = !DILocation(line: 243, column: 19, scope: !454)
!462 = !DILocation(line: 243, column: 25, scope: !454)
!463 = !DILocation(line: 244, column: 5, scope: !454)
!464 = !DILocation(line: 245, column: 11, scope: !454)
!465 = !DILocation(line: 247, column: 16, scope: !454)
!466 = !DILocation(line: 247, column: 14, scope: !454)
!467 = !DILocation(line: 248, column: 9, scope: !454)
!468 = !DILocation(line: 249, column: 5, scope: !454)
!469 = !DILocation(line: 250, column: 5, scope: !454)
!470 = !DILocation(line: 251, column: 10, scope: !454)
!471 = !DILocation(line: 251, column: 9, scope: !454)
!472 = !DILocation(line: 252, column: 46, scope: !454)
!473 = !DILocation(line: 252, column: 71, scope: !454)
!474 = !DILocation(line: 252, column: 60, scope: !454)
!475 = !DILocation(line: 252, column: 58, scope: !454)
!476 = !DILocation(line: 252, column: 54, scope: !454)
!477 = !DILocation(line: 252, column: 37, scope: !454)
!478 = !DILocation(line: 252, column: 44, scope: !454)
!479 = !DILocation(line: 252, column: 30, scope: !454)
!480 = !DILocation(line: 252, column: 23, scope: !454)
!481 = !DILocation(line: 252, column: 5, scope: !454)
!482 = distinct !{!482, !481, !483, !39, !40}
!483 = !DILocation(line: 252, column: 74, scope: !454)
!484 = !DILocation(line: 253, column: 1, scope: !454)
!485 = distinct !DISubprogram(name: "fences_of_all_acq_rel", scope: !7, file: !7, line: 257, type: !16, scopeLine: 257, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!486 = !DILocation(line: 259, column: 5, scope: !485)
!487 = !DILocation(line: 260, column: 11, scope: !485)
!488 = !DILocation(line: 260, column: 30, scope: !485)
!489 = !DILocation(line: 260, column: 26, scope: !485)
!490 = !DILocation(line: 260, column: 16, scope: !485)
!491 = !DILocation(line: 260, column: 24, scope: !485)
!492 = !DILocation(line: 261, column: 38, scope: !485)
!493 = !DILocation(line: 262, column: 5, scope: !485)
!494 = !DILocation(line: 263, column: 11, scope: !485)
!495 = !DILocation(line: 264, column: 16, scope: !485)
!496 = !DILocation(line: 264, column: 14, scope: !485)
!497 = !DILocation(line: 265, column: 9, scope: !485)
!498 = !DILocation(line: 266, column: 5, scope: !485)
!499 = !DILocation(line: 267, column: 5, scope: !485)
!500 = !DILocation(line: 268, column: 10, scope: !485)
!501 = !DILocation(line: 268, column: 9, scope: !485)
!502 = !DILocation(line: 269, column: 46, scope: !485)
!503 = !DILocation(line: 269, column: 71, scope: !485)
!504 = !DILocation(line: 269, column: 60, scope: !485)
!505 = !DILocation(line: 269, column: 58, scope: !485)
!506 = !DILocation(line: 269, column: 54, scope: !485)
!507 = !DILocation(line: 269, column: 37, scope: !485)
!508 = !DILocation(line: 269, column: 44, scope: !485)
!509 = !DILocation(line: 269, column: 30, scope: !485)
!510 = !DILocation(line: 269, column: 23, scope: !485)
!511 = !DILocation(line: 269, column: 5, scope: !485)
!512 = distinct !{!512, !511, !513, !39, !40}
!513 = !DILocation(line: 269, column: 74, scope: !485)
!514 = !DILocation(line: 270, column: 1, scope: !485)
!515 = distinct !DISubprogram(name: "ticket_for_fences", scope: !7, file: !7, line: 272, type: !16, scopeLine: 272, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!516 = !DILocation(line: 274, column: 5, scope: !515)
!517 = !DILocation(line: 275, column: 11, scope: !515)
!518 = !DILocation(line: 276, column: 32, scope: !515)
!519 = !DILocation(line: 276, column: 28, scope: !515)
!520 = !DILocation(line: 276, column: 9, scope: !515)
!521 = !DILocation(line: 276, column: 26, scope: !515)
!522 = !DILocation(line: 278, column: 16, scope: !515)
!523 = !DILocation(line: 278, column: 14, scope: !515)
!524 = !DILocation(line: 280, column: 5, scope: !515)
!525 = !DILocation(line: 281, column: 5, scope: !515)
!526 = !DILocation(line: 282, column: 9, scope: !515)
!527 = !DILocation(line: 282, column: 15, scope: !515)
!528 = distinct !{!528, !529, !531, !39, !40}
!529 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !530)
!530 = distinct !DILocation(line: 282, column: 15, scope: !515)
!531 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !530)
!532 = distinct !{!532, !533, !534, !39, !40}
!533 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !530)
!534 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !530)
!535 = !DILocation(line: 283, column: 1, scope: !515)
!536 = distinct !DISubprogram(name: "acq_rel_by_name", scope: !7, file: !7, line: 285, type: !16, scopeLine: 285, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!537 = !DILocation(line: 287, column: 5, scope: !536)
!538 = !DILocation(line: 288, column: 11, scope: !536)
!539 = !DILocation(line: 289, column: 32, scope: !536)
!540 = !DILocation(line: 289, column: 28, scope: !536)
!541 = !DILocation(line: 289, column: 9, scope: !536)
!542 = !DILocation(line: 289, column: 26, scope: !536)
!543 = !DILocation(line: 291, column: 16, scope: !536)
!544 = !DILocation(line: 292, column: 16, scope: !536)
!545 = !DILocation(line: 292, column: 26, scope: !536)
!546 = !DILocation(line: 291, column: 95, scope: !536)
!547 = !DILocation(line: 291, column: 14, scope: !536)
!548 = !DILocation(line: 294, column: 5, scope: !536)
!549 = !DILocation(line: 295, column: 5, scope: !536)
!550 = !DILocation(line: 296, column: 9, scope: !536)
!551 = !DILocation(line: 296, column: 15, scope: !536)
!552 = distinct !{!552, !553, !555, !39, !40}
!553 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !554)
!554 = distinct !DILocation(line: 296, column: 15, scope: !536)
!555 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !554)
!556 = distinct !{!556, !557, !558, !39, !40}
!557 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !554)
!558 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !554)
!559 = !DILocation(line: 297, column: 1, scope: !536)
!560 = distinct !DISubprogram(name: "exchange_for_release", scope: !7, file: !7, line: 298, type: !16, scopeLine: 298, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!561 = !DILocation(line: 300, column: 5, scope: !560)
!562 = !DILocation(line: 301, column: 11, scope: !560)
!563 = !DILocation(line: 302, column: 13, scope: !560)
!564 = !DILocation(line: 302, column: 11, scope: !560)
!565 = !DILocation(line: 303, column: 16, scope: !560)
!566 = !DILocation(line: 303, column: 18, scope: !560)
!567 = !DILocation(line: 303, column: 37, scope: !560)
!568 = !DILocation(line: 303, column: 32, scope: !560)
!569 = !DILocation(line: 303, column: 22, scope: !560)
!570 = !DILocation(line: 303, column: 9, scope: !560)
!571 = distinct !{!571, !570, !572, !39, !40}
!572 = !DILocation(line: 303, column: 50, scope: !560)
!573 = !DILocation(line: 305, column: 18, scope: !560)
!574 = !DILocation(line: 306, column: 28, scope: !560)
!575 = !DILocation(line: 305, column: 22, scope: !560)
!576 = !DILocation(line: 305, column: 16, scope: !560)
!577 = distinct !{!577, !578, !580, !39, !40}
!578 = !DILocation(line: 13, column: 5, scope: !79, inlinedAt: !579)
!579 = distinct !DILocation(line: 306, column: 28, scope: !560)
!580 = !DILocation(line: 13, column: 68, scope: !79, inlinedAt: !579)
!581 = !DILocation(line: 306, column: 26, scope: !560)
!582 = !DILocation(line: 306, column: 9, scope: !560)
!583 = !DILocation(line: 306, column: 17, scope: !560)
!584 = !DILocation(line: 308, column: 20, scope: !560)
!585 = !DILocation(line: 308, column: 9, scope: !560)
!586 = !DILocation(line: 309, column: 5, scope: !560)
!587 = !DILocation(line: 310, column: 5, scope: !560)
!588 = !DILocation(line: 311, column: 13, scope: !560)
!589 = !DILocation(line: 311, column: 15, scope: !560)
!590 = !DILocation(line: 311, column: 20, scope: !560)
!591 = !DILocation(line: 312, column: 11, scope: !560)
!592 = !DILocation(line: 312, column: 25, scope: !560)
!593 = !DILocation(line: 312, column: 34, scope: !560)
!594 = !DILocation(line: 312, column: 32, scope: !560)
!595 = !DILocation(line: 312, column: 16, scope: !560)
!596 = !DILocation(line: 312, column: 23, scope: !560)
!597 = !DILocation(line: 313, column: 1, scope: !560)
!598 = distinct !DISubprogram(name: "barrier_for_fence", scope: !7, file: !7, line: 315, type: !16, scopeLine: 315, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!599 = !DILocation(line: 317, column: 5, scope: !598)
!600 = !DILocation(line: 318, column: 11, scope: !598)
!601 = !DILocation(line: 318, column: 30, scope: !598)
!602 = !DILocation(line: 318, column: 26, scope: !598)
!603 = !DILocation(line: 318, column: 16, scope: !598)
!604 = !DILocation(line: 318, column: 24, scope: !598)
!605 = !DILocation(line: 319, column: 5, scope: !598)
!606 = !DILocation(line: 320, column: 11, scope: !598)
!607 = !DILocation(line: 322, column: 16, scope: !598)
!608 = !DILocation(line: 322, column: 14, scope: !598)
!609 = !DILocation(line: 324, column: 5, scope: !598)
!610 = !DILocation(line: 325, column: 5, scope: !598)
!611 = !DILocation(line: 326, column: 10, scope: !598)
!612 = !DILocation(line: 326, column: 9, scope: !598)
!613 = !DILocation(line: 327, column: 46, scope: !598)
!614 = !DILocation(line: 327, column: 67, scope: !598)
!615 = !DILocation(line: 327, column: 56, scope: !598)
!616 = !DILocation(line: 327, column: 54, scope: !598)
!617 = !DILocation(line: 327, column: 37, scope: !598)
!618 = !DILocation(line: 327, column: 44, scope: !598)
!619 = !DILocation(line: 327, column: 30, scope: !598)
!620 = !DILocation(line: 327, column: 23, scope: !598)
!621 = !DILocation(line: 327, column: 5, scope: !598)
!622 = distinct !{!622, !621, !623, !39, !40}
!623 = !DILocation(line: 327, column: 70, scope: !598)
!624 = !DILocation(line: 328, column: 1, scope: !598)
!625 = distinct !DISubprogram(name: "waits_for_itself_only", scope: !7, file: !7, line: 330, type: !16, scopeLine: 330, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!626 = !DILocation(line: 332, column: 5, scope: !625)
!627 = !DILocation(line: 333, column: 11, scope: !625)
!628 = !DILocation(line: 334, column: 13, scope: !625)
!629 = !DILocation(line: 334, column: 11, scope: !625)
!630 = !DILocation(line: 335, column: 23, scope: !625)
!631 = !DILocation(line: 335, column: 19, scope: !625)
!632 = !DILocation(line: 335, column: 14, scope: !625)
!633 = !DILocation(line: 335, column: 9, scope: !625)
!634 = !DILocation(line: 335, column: 17, scope: !625)
!635 = !DILocation(line: 336, column: 9, scope: !625)
!636 = !DILocation(line: 337, column: 9, scope: !625)
!637 = !DILocation(line: 337, column: 19, scope: !625)
!638 = !DILocation(line: 338, column: 5, scope: !625)
!639 = !DILocation(line: 339, column: 5, scope: !625)
!640 = !DILocation(line: 340, column: 11, scope: !625)
!641 = !DILocation(line: 341, column: 16, scope: !625)
!642 = !DILocation(line: 341, column: 18, scope: !625)
!643 = !DILocation(line: 341, column: 9, scope: !625)
!644 = !DILocation(line: 341, column: 22, scope: !625)
!645 = distinct !{!645, !643, !646, !39, !40}
!646 = !DILocation(line: 341, column: 42, scope: !625)
!647 = !DILocation(line: 342, column: 9, scope: !625)
!648 = !DILocation(line: 343, column: 5, scope: !625)
!649 = !DILocation(line: 345, column: 13, scope: !625)
!650 = !DILocation(line: 345, column: 15, scope: !625)
!651 = !DILocation(line: 345, column: 20, scope: !625)
!652 = !DILocation(line: 346, column: 11, scope: !625)
!653 = !DILocation(line: 346, column: 25, scope: !625)
!654 = !DILocation(line: 346, column: 34, scope: !625)
!655 = !DILocation(line: 346, column: 38, scope: !625)
!656 = !DILocation(line: 346, column: 31, scope: !625)
!657 = !DILocation(line: 346, column: 16, scope: !625)
!658 = !DILocation(line: 346, column: 23, scope: !625)
!659 = !DILocation(line: 347, column: 1, scope: !625)
