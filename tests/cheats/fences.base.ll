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
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp slt i32 %10, %4, !dbg !19
  br i1 %11, label %12, label %13, !dbg !19

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !19
  br label %13, !dbg !19

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !20
  br i1 %14, label %15, label %28, !dbg !20

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !21
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !21
  %18 = load i32, ptr %17, align 4, !dbg !21, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #7, !dbg !22
  %20 = zext nneg i32 %6 to i64, !dbg !23
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !23
  store i32 %19, ptr %21, align 4, !dbg !24, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !25
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !26
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !26
  %24 = add nsw i32 %23, -1, !dbg !26
  %25 = icmp eq i32 %22, %24, !dbg !26
  %26 = zext i1 %25 to i32, !dbg !26
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ20fence_in_dead_branchE4last to ptr), align 4, !dbg !27, !tbaa !10
  br i1 %25, label %27, label %28, !dbg !28

27:                                               ; preds = %15
  tail call void @llvm.nvvm.membar.gl(), !dbg !29
  br label %28, !dbg !29

28:                                               ; preds = %15, %27, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20fence_in_dead_branchE4last to ptr), align 4, !dbg !31, !tbaa !10
  %30 = icmp eq i32 %29, 0, !dbg !31
  br i1 %30, label %51, label %31, !dbg !31

31:                                               ; preds = %28
  %32 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %35, !dbg !32

33:                                               ; preds = %35
  %34 = icmp slt i32 %9, %4, !dbg !32
  br i1 %34, label %44, label %51, !dbg !32

35:                                               ; preds = %31, %35
  %36 = phi i32 [ 0, %31 ], [ %42, %35 ]
  %37 = phi i32 [ 0, %31 ], [ %41, %35 ]
  %38 = zext nneg i32 %36 to i64, !dbg !32
  %39 = getelementptr inbounds nuw i32, ptr %2, i64 %38, !dbg !32
  %40 = load i32, ptr %39, align 4, !dbg !32, !tbaa !10
  %41 = add nsw i32 %40, %37, !dbg !32
  %42 = add nuw nsw i32 %36, 1, !dbg !32
  %43 = icmp eq i32 %42, %32, !dbg !32
  br i1 %43, label %33, label %35, !dbg !32, !llvm.loop !33

44:                                               ; preds = %33, %44
  %45 = phi i32 [ %49, %44 ], [ %9, %33 ]
  %46 = add nsw i32 %45, %41, !dbg !32
  %47 = sext i32 %45 to i64, !dbg !32
  %48 = getelementptr inbounds i32, ptr %1, i64 %47, !dbg !32
  store i32 %46, ptr %48, align 4, !dbg !32, !tbaa !10
  %49 = add i32 %45, %7, !dbg !32
  %50 = icmp slt i32 %49, %4, !dbg !32
  br i1 %50, label %44, label %51, !dbg !32, !llvm.loop !41

51:                                               ; preds = %44, %33, %28
  ret void, !dbg !44
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc void @_ZL5wasteiPi(i32 noundef %0, ptr noundef writeonly captures(none) %1) unnamed_addr #1 !dbg !45 {
  br label %5, !dbg !47

3:                                                ; preds = %5
  %4 = icmp eq i32 %9, 1592614637, !dbg !48
  br i1 %4, label %12, label %13, !dbg !48

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ]
  %7 = phi i32 [ %0, %2 ], [ %9, %5 ]
  %8 = add nsw i32 %6, %7, !dbg !49
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #7, !dbg !50
  %10 = add nuw nsw i32 %6, 1, !dbg !51
  %11 = icmp eq i32 %10, 4, !dbg !52
  br i1 %11, label %3, label %5, !dbg !47, !llvm.loop !53

12:                                               ; preds = %3
  store i32 1592614637, ptr %1, align 4, !dbg !55, !tbaa !10
  br label %13, !dbg !56

13:                                               ; preds = %12, %3
  ret void, !dbg !57
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !58 {
  br label %3, !dbg !59

2:                                                ; preds = %3
  ret i32 %12, !dbg !60

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !61
  %7 = xor i32 %6, %5, !dbg !62
  %8 = lshr i32 %7, 17, !dbg !63
  %9 = xor i32 %8, %7, !dbg !64
  %10 = shl i32 %9, 5, !dbg !65
  %11 = xor i32 %10, %9, !dbg !66
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #7, !dbg !67, !srcloc !68
  %13 = add nuw nsw i32 %4, 1, !dbg !69
  %14 = icmp eq i32 %13, 6, !dbg !70
  br i1 %14, label %2, label %3, !dbg !59, !llvm.loop !71
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_for_rare_data(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !73 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !74
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !74
  %8 = mul i32 %6, %7, !dbg !74
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  %10 = add i32 %8, %9, !dbg !74
  %11 = icmp slt i32 %10, %4, !dbg !75
  br i1 %11, label %12, label %13, !dbg !75

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !75
  br label %13, !dbg !75

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !76
  br i1 %14, label %15, label %58, !dbg !76

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !77
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ19fence_for_rare_dataE1b to ptr), align 4, !dbg !78, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !79
  br i1 %17, label %25, label %18, !dbg !80

18:                                               ; preds = %15
  %19 = sext i32 %16 to i64
  %20 = getelementptr i32, ptr %3, i64 %19
  %21 = getelementptr i8, ptr %20, i64 28
  br label %22, !dbg !81

22:                                               ; preds = %18, %22
  %23 = load volatile i32, ptr %21, align 4, !dbg !82, !tbaa !10
  %24 = icmp eq i32 %23, 0, !dbg !82
  br i1 %24, label %22, label %25, !dbg !81, !llvm.loop !83

25:                                               ; preds = %22, %15
  fence syncscope("device") acq_rel, !dbg !85
  %26 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19fence_for_rare_dataE1b to ptr), align 4, !dbg !86, !tbaa !10
  %27 = freeze i32 %26, !dbg !87
  %28 = icmp eq i32 %27, 0, !dbg !86
  br i1 %28, label %34, label %29, !dbg !86

29:                                               ; preds = %25
  %30 = sext i32 %27 to i64, !dbg !88
  %31 = getelementptr i32, ptr %2, i64 %30, !dbg !88
  %32 = getelementptr i8, ptr %31, i64 -4, !dbg !88
  %33 = load i32, ptr %32, align 4, !dbg !88, !tbaa !10
  br label %34, !dbg !86

34:                                               ; preds = %25, %29
  %35 = phi i32 [ %33, %29 ], [ 0, %25 ], !dbg !86
  store i32 %35, ptr addrspacecast (ptr addrspace(3) @_ZZ19fence_for_rare_dataE6before to ptr), align 4, !dbg !89, !tbaa !10
  %36 = shl i32 %27, 6, !dbg !87
  %37 = add i32 %36, 64
  %38 = tail call i32 @llvm.smin.i32(i32 %4, i32 %37), !dbg !87
  %39 = icmp slt i32 %36, %38, !dbg !87
  br i1 %39, label %40, label %49, !dbg !87

40:                                               ; preds = %34, %40
  %41 = phi i32 [ %47, %40 ], [ %36, %34 ]
  %42 = phi i32 [ %46, %40 ], [ 0, %34 ]
  %43 = sext i32 %41 to i64, !dbg !87
  %44 = getelementptr inbounds i32, ptr %0, i64 %43, !dbg !87
  %45 = load i32, ptr %44, align 4, !dbg !87, !tbaa !10
  %46 = add nsw i32 %45, %42, !dbg !87
  %47 = add nsw i32 %41, 1, !dbg !87
  %48 = icmp eq i32 %47, %38, !dbg !87
  br i1 %48, label %49, label %40, !dbg !87, !llvm.loop !90

49:                                               ; preds = %40, %34
  %50 = phi i32 [ 0, %34 ], [ %46, %40 ], !dbg !87
  %51 = add nsw i32 %50, %35, !dbg !95
  %52 = sext i32 %27 to i64, !dbg !96
  %53 = getelementptr inbounds i32, ptr %2, i64 %52, !dbg !96
  store i32 %51, ptr %53, align 4, !dbg !97, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !98
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !99
  %55 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19fence_for_rare_dataE1b to ptr), align 4, !dbg !100, !tbaa !10
  %56 = sext i32 %55 to i64, !dbg !99
  %57 = getelementptr inbounds i32, ptr %54, i64 %56, !dbg !99
  store volatile i32 1, ptr %57, align 4, !dbg !99, !tbaa !10
  br label %58, !dbg !101

58:                                               ; preds = %49, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !102
  %59 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19fence_for_rare_dataE1b to ptr), align 4, !dbg !103, !tbaa !10
  %60 = shl nsw i32 %59, 6, !dbg !104
  %61 = add nsw i32 %60, %9, !dbg !105
  %62 = icmp slt i32 %61, %4, !dbg !106
  br i1 %62, label %63, label %70, !dbg !106

63:                                               ; preds = %58
  %64 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19fence_for_rare_dataE6before to ptr), align 4, !dbg !107, !tbaa !10
  %65 = sext i32 %61 to i64, !dbg !108
  %66 = getelementptr inbounds i32, ptr %0, i64 %65, !dbg !108
  %67 = load i32, ptr %66, align 4, !dbg !108, !tbaa !10
  %68 = add nsw i32 %67, %64, !dbg !109
  %69 = getelementptr inbounds i32, ptr %1, i64 %65, !dbg !110
  store i32 %68, ptr %69, align 4, !dbg !111, !tbaa !10
  br label %70, !dbg !110

70:                                               ; preds = %63, %58
  ret void, !dbg !112
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_behind_the_ticket(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !113 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !114
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114
  %8 = mul i32 %6, %7, !dbg !114
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114
  %10 = add i32 %8, %9, !dbg !114
  %11 = icmp slt i32 %10, %4, !dbg !115
  br i1 %11, label %12, label %13, !dbg !115

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !115
  br label %13, !dbg !115

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !116
  br i1 %14, label %15, label %27, !dbg !116

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !117
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !117
  %18 = load i32, ptr %17, align 4, !dbg !117, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #7, !dbg !118
  %20 = zext nneg i32 %6 to i64, !dbg !119
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !119
  store i32 %19, ptr %21, align 4, !dbg !120, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !121
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !122
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !122
  %24 = add nsw i32 %23, -1, !dbg !122
  %25 = icmp eq i32 %22, %24, !dbg !122
  %26 = zext i1 %25 to i32, !dbg !122
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_behind_the_ticketE4last to ptr), align 4, !dbg !123, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !124
  br label %27, !dbg !125

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !126
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23fence_behind_the_ticketE4last to ptr), align 4, !dbg !127, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !127
  br i1 %29, label %50, label %30, !dbg !127

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !128

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !128
  br i1 %33, label %43, label %50, !dbg !128

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !128
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !128
  %39 = load i32, ptr %38, align 4, !dbg !128, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !128
  %41 = add nuw nsw i32 %35, 1, !dbg !128
  %42 = icmp eq i32 %41, %31, !dbg !128
  br i1 %42, label %32, label %34, !dbg !128, !llvm.loop !129

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = add nsw i32 %44, %40, !dbg !128
  %46 = sext i32 %44 to i64, !dbg !128
  %47 = getelementptr inbounds i32, ptr %1, i64 %46, !dbg !128
  store i32 %45, ptr %47, align 4, !dbg !128, !tbaa !10
  %48 = add i32 %44, %7, !dbg !128
  %49 = icmp slt i32 %48, %4, !dbg !128
  br i1 %49, label %43, label %50, !dbg !128, !llvm.loop !133

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !136
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_behind_the_flag(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !137 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !138
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !138
  %8 = mul i32 %6, %7, !dbg !138
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138
  %10 = add i32 %8, %9, !dbg !138
  %11 = icmp slt i32 %10, %4, !dbg !139
  br i1 %11, label %12, label %13, !dbg !139

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !139
  br label %13, !dbg !139

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !140
  br i1 %14, label %15, label %58, !dbg !140

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !141
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_behind_the_flagE1b to ptr), align 4, !dbg !142, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !143
  br i1 %17, label %25, label %18, !dbg !144

18:                                               ; preds = %15
  %19 = sext i32 %16 to i64
  %20 = getelementptr i32, ptr %3, i64 %19
  %21 = getelementptr i8, ptr %20, i64 28
  br label %22, !dbg !145

22:                                               ; preds = %18, %22
  %23 = load volatile i32, ptr %21, align 4, !dbg !146, !tbaa !10
  %24 = icmp eq i32 %23, 0, !dbg !146
  br i1 %24, label %22, label %25, !dbg !145, !llvm.loop !147

25:                                               ; preds = %22, %15
  fence syncscope("device") acq_rel, !dbg !149
  %26 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_behind_the_flagE1b to ptr), align 4, !dbg !150, !tbaa !10
  %27 = freeze i32 %26, !dbg !151
  %28 = icmp eq i32 %27, 0, !dbg !150
  br i1 %28, label %34, label %29, !dbg !150

29:                                               ; preds = %25
  %30 = sext i32 %27 to i64, !dbg !152
  %31 = getelementptr i32, ptr %2, i64 %30, !dbg !152
  %32 = getelementptr i8, ptr %31, i64 -4, !dbg !152
  %33 = load i32, ptr %32, align 4, !dbg !152, !tbaa !10
  br label %34, !dbg !150

34:                                               ; preds = %25, %29
  %35 = phi i32 [ %33, %29 ], [ 0, %25 ], !dbg !150
  store i32 %35, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_behind_the_flagE6before to ptr), align 4, !dbg !153, !tbaa !10
  %36 = shl i32 %27, 6, !dbg !151
  %37 = add i32 %36, 64
  %38 = tail call i32 @llvm.smin.i32(i32 %4, i32 %37), !dbg !151
  %39 = icmp slt i32 %36, %38, !dbg !151
  br i1 %39, label %40, label %49, !dbg !151

40:                                               ; preds = %34, %40
  %41 = phi i32 [ %47, %40 ], [ %36, %34 ]
  %42 = phi i32 [ %46, %40 ], [ 0, %34 ]
  %43 = sext i32 %41 to i64, !dbg !151
  %44 = getelementptr inbounds i32, ptr %0, i64 %43, !dbg !151
  %45 = load i32, ptr %44, align 4, !dbg !151, !tbaa !10
  %46 = add nsw i32 %45, %42, !dbg !151
  %47 = add nsw i32 %41, 1, !dbg !151
  %48 = icmp eq i32 %47, %38, !dbg !151
  br i1 %48, label %49, label %40, !dbg !151, !llvm.loop !154

49:                                               ; preds = %40, %34
  %50 = phi i32 [ 0, %34 ], [ %46, %40 ], !dbg !151
  %51 = add nsw i32 %50, %35, !dbg !158
  %52 = sext i32 %27 to i64, !dbg !159
  %53 = getelementptr inbounds i32, ptr %2, i64 %52, !dbg !159
  store i32 %51, ptr %53, align 4, !dbg !160, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !161
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !162
  %55 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_behind_the_flagE1b to ptr), align 4, !dbg !163, !tbaa !10
  %56 = sext i32 %55 to i64, !dbg !162
  %57 = getelementptr inbounds i32, ptr %54, i64 %56, !dbg !162
  store volatile i32 1, ptr %57, align 4, !dbg !162, !tbaa !10
  br label %58, !dbg !164

58:                                               ; preds = %49, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !165
  %59 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_behind_the_flagE1b to ptr), align 4, !dbg !166, !tbaa !10
  %60 = shl nsw i32 %59, 6, !dbg !167
  %61 = add nsw i32 %60, %9, !dbg !168
  %62 = icmp slt i32 %61, %4, !dbg !169
  br i1 %62, label %63, label %70, !dbg !169

63:                                               ; preds = %58
  %64 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_behind_the_flagE6before to ptr), align 4, !dbg !170, !tbaa !10
  %65 = sext i32 %61 to i64, !dbg !171
  %66 = getelementptr inbounds i32, ptr %0, i64 %65, !dbg !171
  %67 = load i32, ptr %66, align 4, !dbg !171, !tbaa !10
  %68 = add nsw i32 %67, %64, !dbg !172
  %69 = getelementptr inbounds i32, ptr %1, i64 %65, !dbg !173
  store i32 %68, ptr %69, align 4, !dbg !174, !tbaa !10
  br label %70, !dbg !173

70:                                               ; preds = %63, %58
  ret void, !dbg !175
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_acquire(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !176 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !177
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !177
  %8 = mul i32 %6, %7, !dbg !177
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !177
  %10 = add i32 %8, %9, !dbg !177
  %11 = icmp slt i32 %10, %4, !dbg !178
  br i1 %11, label %12, label %13, !dbg !178

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !178
  br label %13, !dbg !178

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !179
  br i1 %14, label %15, label %28, !dbg !179

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !180
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !180
  %18 = load i32, ptr %17, align 4, !dbg !180, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #7, !dbg !181
  %20 = zext nneg i32 %6 to i64, !dbg !182
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !182
  store i32 %19, ptr %21, align 4, !dbg !183, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !184
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !185
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !185
  %24 = add nsw i32 %23, -1, !dbg !185
  %25 = icmp eq i32 %22, %24, !dbg !185
  %26 = zext i1 %25 to i32, !dbg !185
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ10no_acquireE4last to ptr), align 4, !dbg !186, !tbaa !10
  br i1 %25, label %27, label %28, !dbg !187

27:                                               ; preds = %15
  fence syncscope("device") acq_rel, !dbg !188
  br label %28, !dbg !188

28:                                               ; preds = %15, %27, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !189
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10no_acquireE4last to ptr), align 4, !dbg !190, !tbaa !10
  %30 = icmp eq i32 %29, 0, !dbg !190
  br i1 %30, label %51, label %31, !dbg !190

31:                                               ; preds = %28
  %32 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %35, !dbg !191

33:                                               ; preds = %35
  %34 = icmp slt i32 %9, %4, !dbg !191
  br i1 %34, label %44, label %51, !dbg !191

35:                                               ; preds = %31, %35
  %36 = phi i32 [ 0, %31 ], [ %42, %35 ]
  %37 = phi i32 [ 0, %31 ], [ %41, %35 ]
  %38 = zext nneg i32 %36 to i64, !dbg !191
  %39 = getelementptr inbounds nuw i32, ptr %2, i64 %38, !dbg !191
  %40 = load i32, ptr %39, align 4, !dbg !191, !tbaa !10
  %41 = add nsw i32 %40, %37, !dbg !191
  %42 = add nuw nsw i32 %36, 1, !dbg !191
  %43 = icmp eq i32 %42, %32, !dbg !191
  br i1 %43, label %33, label %35, !dbg !191, !llvm.loop !192

44:                                               ; preds = %33, %44
  %45 = phi i32 [ %49, %44 ], [ %9, %33 ]
  %46 = add nsw i32 %45, %41, !dbg !191
  %47 = sext i32 %45 to i64, !dbg !191
  %48 = getelementptr inbounds i32, ptr %1, i64 %47, !dbg !191
  store i32 %46, ptr %48, align 4, !dbg !191, !tbaa !10
  %49 = add i32 %45, %7, !dbg !191
  %50 = icmp slt i32 %49, %4, !dbg !191
  br i1 %50, label %44, label %51, !dbg !191, !llvm.loop !196

51:                                               ; preds = %44, %33, %28
  ret void, !dbg !199
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_acquire_behind_own_fence(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !200 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !201
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !201
  %8 = mul i32 %6, %7, !dbg !201
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !201
  %10 = add i32 %8, %9, !dbg !201
  %11 = icmp slt i32 %10, %4, !dbg !202
  br i1 %11, label %12, label %13, !dbg !202

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !202
  br label %13, !dbg !202

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !203
  br i1 %14, label %15, label %27, !dbg !203

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !204
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !204
  %18 = load i32, ptr %17, align 4, !dbg !204, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #7, !dbg !205
  %20 = zext nneg i32 %6 to i64, !dbg !206
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !206
  store i32 %19, ptr %21, align 4, !dbg !207, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !208
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !209
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !209
  %24 = add nsw i32 %23, -1, !dbg !209
  %25 = icmp eq i32 %22, %24, !dbg !209
  %26 = zext i1 %25 to i32, !dbg !209
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ27no_acquire_behind_own_fenceE4last to ptr), align 4, !dbg !210, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !211
  br label %27, !dbg !212

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !213
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27no_acquire_behind_own_fenceE4last to ptr), align 4, !dbg !214, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !214
  br i1 %29, label %50, label %30, !dbg !214

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !215

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !215
  br i1 %33, label %43, label %50, !dbg !215

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !215
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !215
  %39 = load i32, ptr %38, align 4, !dbg !215, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !215
  %41 = add nuw nsw i32 %35, 1, !dbg !215
  %42 = icmp eq i32 %41, %31, !dbg !215
  br i1 %42, label %32, label %34, !dbg !215, !llvm.loop !216

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = add nsw i32 %44, %40, !dbg !215
  %46 = sext i32 %44 to i64, !dbg !215
  %47 = getelementptr inbounds i32, ptr %1, i64 %46, !dbg !215
  store i32 %45, ptr %47, align 4, !dbg !215, !tbaa !10
  %48 = add i32 %44, %7, !dbg !215
  %49 = icmp slt i32 %48, %4, !dbg !215
  br i1 %49, label %43, label %50, !dbg !215, !llvm.loop !220

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !223
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_acquire_in_chain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !224 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !225
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !225
  %8 = mul i32 %6, %7, !dbg !225
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !225
  %10 = add i32 %8, %9, !dbg !225
  %11 = icmp slt i32 %10, %4, !dbg !226
  br i1 %11, label %12, label %13, !dbg !226

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !226
  br label %13, !dbg !226

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !227
  br i1 %14, label %15, label %58, !dbg !227

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !228
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ19no_acquire_in_chainE1b to ptr), align 4, !dbg !229, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !230
  br i1 %17, label %25, label %18, !dbg !231

18:                                               ; preds = %15
  %19 = sext i32 %16 to i64
  %20 = getelementptr i32, ptr %3, i64 %19
  %21 = getelementptr i8, ptr %20, i64 28
  br label %22, !dbg !232

22:                                               ; preds = %18, %22
  %23 = load volatile i32, ptr %21, align 4, !dbg !233, !tbaa !10
  %24 = icmp eq i32 %23, 0, !dbg !233
  br i1 %24, label %22, label %25, !dbg !232, !llvm.loop !234

25:                                               ; preds = %22, %15
  fence syncscope("device") acq_rel, !dbg !236
  %26 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19no_acquire_in_chainE1b to ptr), align 4, !dbg !237, !tbaa !10
  %27 = freeze i32 %26, !dbg !238
  %28 = icmp eq i32 %27, 0, !dbg !237
  br i1 %28, label %34, label %29, !dbg !237

29:                                               ; preds = %25
  %30 = sext i32 %27 to i64, !dbg !239
  %31 = getelementptr i32, ptr %2, i64 %30, !dbg !239
  %32 = getelementptr i8, ptr %31, i64 -4, !dbg !239
  %33 = load i32, ptr %32, align 4, !dbg !239, !tbaa !10
  br label %34, !dbg !237

34:                                               ; preds = %25, %29
  %35 = phi i32 [ %33, %29 ], [ 0, %25 ], !dbg !237
  store i32 %35, ptr addrspacecast (ptr addrspace(3) @_ZZ19no_acquire_in_chainE6before to ptr), align 4, !dbg !240, !tbaa !10
  %36 = shl i32 %27, 6, !dbg !238
  %37 = add i32 %36, 64
  %38 = tail call i32 @llvm.smin.i32(i32 %4, i32 %37), !dbg !238
  %39 = icmp slt i32 %36, %38, !dbg !238
  br i1 %39, label %40, label %49, !dbg !238

40:                                               ; preds = %34, %40
  %41 = phi i32 [ %47, %40 ], [ %36, %34 ]
  %42 = phi i32 [ %46, %40 ], [ 0, %34 ]
  %43 = sext i32 %41 to i64, !dbg !238
  %44 = getelementptr inbounds i32, ptr %0, i64 %43, !dbg !238
  %45 = load i32, ptr %44, align 4, !dbg !238, !tbaa !10
  %46 = add nsw i32 %45, %42, !dbg !238
  %47 = add nsw i32 %41, 1, !dbg !238
  %48 = icmp eq i32 %47, %38, !dbg !238
  br i1 %48, label %49, label %40, !dbg !238, !llvm.loop !241

49:                                               ; preds = %40, %34
  %50 = phi i32 [ 0, %34 ], [ %46, %40 ], !dbg !238
  %51 = add nsw i32 %50, %35, !dbg !245
  %52 = sext i32 %27 to i64, !dbg !246
  %53 = getelementptr inbounds i32, ptr %2, i64 %52, !dbg !246
  store i32 %51, ptr %53, align 4, !dbg !247, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !248
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !249
  %55 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19no_acquire_in_chainE1b to ptr), align 4, !dbg !250, !tbaa !10
  %56 = sext i32 %55 to i64, !dbg !249
  %57 = getelementptr inbounds i32, ptr %54, i64 %56, !dbg !249
  store volatile i32 1, ptr %57, align 4, !dbg !249, !tbaa !10
  br label %58, !dbg !251

58:                                               ; preds = %49, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !252
  %59 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19no_acquire_in_chainE1b to ptr), align 4, !dbg !253, !tbaa !10
  %60 = shl nsw i32 %59, 6, !dbg !254
  %61 = add nsw i32 %60, %9, !dbg !255
  %62 = icmp slt i32 %61, %4, !dbg !256
  br i1 %62, label %63, label %70, !dbg !256

63:                                               ; preds = %58
  %64 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19no_acquire_in_chainE6before to ptr), align 4, !dbg !257, !tbaa !10
  %65 = sext i32 %61 to i64, !dbg !258
  %66 = getelementptr inbounds i32, ptr %0, i64 %65, !dbg !258
  %67 = load i32, ptr %66, align 4, !dbg !258, !tbaa !10
  %68 = add nsw i32 %67, %64, !dbg !259
  %69 = getelementptr inbounds i32, ptr %1, i64 %65, !dbg !260
  store i32 %68, ptr %69, align 4, !dbg !261, !tbaa !10
  br label %70, !dbg !260

70:                                               ; preds = %63, %58
  ret void, !dbg !262
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_release(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !263 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !264
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !264
  %8 = mul i32 %6, %7, !dbg !264
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !264
  %10 = add i32 %8, %9, !dbg !264
  %11 = icmp slt i32 %10, %4, !dbg !265
  br i1 %11, label %12, label %13, !dbg !265

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !265
  br label %13, !dbg !265

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !266
  br i1 %14, label %15, label %28, !dbg !266

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !267
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !267
  %18 = load i32, ptr %17, align 4, !dbg !267, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #7, !dbg !268
  %20 = zext nneg i32 %6 to i64, !dbg !269
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !269
  store i32 %19, ptr %21, align 4, !dbg !270, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !271
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !272
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !272
  %24 = add nsw i32 %23, -1, !dbg !272
  %25 = icmp eq i32 %22, %24, !dbg !272
  %26 = zext i1 %25 to i32, !dbg !272
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ10no_releaseE4last to ptr), align 4, !dbg !273, !tbaa !10
  br i1 %25, label %27, label %28, !dbg !274

27:                                               ; preds = %15
  fence syncscope("device") acq_rel, !dbg !275
  br label %28, !dbg !275

28:                                               ; preds = %15, %27, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !276
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10no_releaseE4last to ptr), align 4, !dbg !277, !tbaa !10
  %30 = icmp eq i32 %29, 0, !dbg !277
  br i1 %30, label %51, label %31, !dbg !277

31:                                               ; preds = %28
  %32 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %35, !dbg !278

33:                                               ; preds = %35
  %34 = icmp slt i32 %9, %4, !dbg !278
  br i1 %34, label %44, label %51, !dbg !278

35:                                               ; preds = %31, %35
  %36 = phi i32 [ 0, %31 ], [ %42, %35 ]
  %37 = phi i32 [ 0, %31 ], [ %41, %35 ]
  %38 = zext nneg i32 %36 to i64, !dbg !278
  %39 = getelementptr inbounds nuw i32, ptr %2, i64 %38, !dbg !278
  %40 = load i32, ptr %39, align 4, !dbg !278, !tbaa !10
  %41 = add nsw i32 %40, %37, !dbg !278
  %42 = add nuw nsw i32 %36, 1, !dbg !278
  %43 = icmp eq i32 %42, %32, !dbg !278
  br i1 %43, label %33, label %35, !dbg !278, !llvm.loop !279

44:                                               ; preds = %33, %44
  %45 = phi i32 [ %49, %44 ], [ %9, %33 ]
  %46 = add nsw i32 %45, %41, !dbg !278
  %47 = sext i32 %45 to i64, !dbg !278
  %48 = getelementptr inbounds i32, ptr %1, i64 %47, !dbg !278
  store i32 %46, ptr %48, align 4, !dbg !278, !tbaa !10
  %49 = add i32 %45, %7, !dbg !278
  %50 = icmp slt i32 %49, %4, !dbg !278
  br i1 %50, label %44, label %51, !dbg !278, !llvm.loop !283

51:                                               ; preds = %44, %33, %28
  ret void, !dbg !286
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_release_of_an_offer(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !287 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !288
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !288
  %8 = mul i32 %6, %7, !dbg !288
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !288
  %10 = add i32 %8, %9, !dbg !288
  %11 = icmp slt i32 %10, %4, !dbg !289
  br i1 %11, label %12, label %13, !dbg !289

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !289
  br label %13, !dbg !289

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !290
  br i1 %14, label %15, label %37, !dbg !290

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !291
  %17 = zext nneg i32 %6 to i64, !dbg !292
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !292
  %19 = load i32, ptr %18, align 4, !dbg !292, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #7, !dbg !293
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %17, !dbg !294
  store i32 %20, ptr %21, align 4, !dbg !295, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !296
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !297
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %17, !dbg !297
  store volatile i32 1, ptr %23, align 4, !dbg !297, !tbaa !10
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ22no_release_of_an_offerE5value to ptr), align 4, !dbg !298, !tbaa !10
  %24 = zext nneg i32 %16 to i64, !dbg !299
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24, !dbg !299
  %26 = load volatile i32, ptr %25, align 4, !dbg !299, !tbaa !10
  %27 = icmp eq i32 %26, 0, !dbg !299
  br i1 %27, label %31, label %28, !dbg !299

28:                                               ; preds = %15
  fence syncscope("device") acq_rel, !dbg !300
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %24, !dbg !301
  %30 = load i32, ptr %29, align 4, !dbg !301, !tbaa !10
  br label %35, !dbg !302

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !303
  %33 = load i32, ptr %32, align 4, !dbg !303, !tbaa !10
  %34 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %33) #7, !dbg !304
  br label %35

35:                                               ; preds = %31, %28
  %36 = phi i32 [ %30, %28 ], [ %34, %31 ]
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ22no_release_of_an_offerE5value to ptr), align 4, !dbg !305, !tbaa !10
  br label %37, !dbg !306

37:                                               ; preds = %35, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !306
  br i1 %11, label %38, label %45, !dbg !307

38:                                               ; preds = %37
  %39 = sext i32 %10 to i64, !dbg !308
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !308
  %41 = load i32, ptr %40, align 4, !dbg !308, !tbaa !10
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22no_release_of_an_offerE5value to ptr), align 4, !dbg !309, !tbaa !10
  %43 = add nsw i32 %42, %41, !dbg !310
  %44 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !311
  store i32 %43, ptr %44, align 4, !dbg !312, !tbaa !10
  br label %45, !dbg !311

45:                                               ; preds = %38, %37
  ret void, !dbg !313
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_fence_in_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !314 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !315
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !315
  %8 = mul i32 %6, %7, !dbg !315
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !315
  %10 = add i32 %8, %9, !dbg !315
  %11 = icmp slt i32 %10, %4, !dbg !316
  br i1 %11, label %12, label %13, !dbg !316

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !316
  br label %13, !dbg !316

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !317
  br i1 %14, label %15, label %27, !dbg !317

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !318
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !318
  %18 = load i32, ptr %17, align 4, !dbg !318, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #7, !dbg !319
  %20 = zext nneg i32 %6 to i64, !dbg !320
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !320
  store i32 %19, ptr %21, align 4, !dbg !321, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !322
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !323
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !323
  %24 = add nsw i32 %23, -1, !dbg !323
  %25 = icmp eq i32 %22, %24, !dbg !323
  %26 = zext i1 %25 to i32, !dbg !323
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ18block_fence_in_sumE4last to ptr), align 4, !dbg !324, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !325
  br label %27, !dbg !326

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !327
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18block_fence_in_sumE4last to ptr), align 4, !dbg !328, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !328
  br i1 %29, label %50, label %30, !dbg !328

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !329

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !329
  br i1 %33, label %43, label %50, !dbg !329

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !329
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !329
  %39 = load i32, ptr %38, align 4, !dbg !329, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !329
  %41 = add nuw nsw i32 %35, 1, !dbg !329
  %42 = icmp eq i32 %41, %31, !dbg !329
  br i1 %42, label %32, label %34, !dbg !329, !llvm.loop !330

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = add nsw i32 %44, %40, !dbg !329
  %46 = sext i32 %44 to i64, !dbg !329
  %47 = getelementptr inbounds i32, ptr %1, i64 %46, !dbg !329
  store i32 %45, ptr %47, align 4, !dbg !329, !tbaa !10
  %48 = add i32 %44, %7, !dbg !329
  %49 = icmp slt i32 %48, %4, !dbg !329
  br i1 %49, label %43, label %50, !dbg !329, !llvm.loop !334

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !337
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_fence_in_chain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !338 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !339
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !339
  %8 = mul i32 %6, %7, !dbg !339
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !339
  %10 = add i32 %8, %9, !dbg !339
  %11 = icmp slt i32 %10, %4, !dbg !340
  br i1 %11, label %12, label %13, !dbg !340

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !340
  br label %13, !dbg !340

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !341
  br i1 %14, label %15, label %58, !dbg !341

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !342
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ20block_fence_in_chainE1b to ptr), align 4, !dbg !343, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !344
  br i1 %17, label %25, label %18, !dbg !345

18:                                               ; preds = %15
  %19 = sext i32 %16 to i64
  %20 = getelementptr i32, ptr %3, i64 %19
  %21 = getelementptr i8, ptr %20, i64 28
  br label %22, !dbg !346

22:                                               ; preds = %18, %22
  %23 = load volatile i32, ptr %21, align 4, !dbg !347, !tbaa !10
  %24 = icmp eq i32 %23, 0, !dbg !347
  br i1 %24, label %22, label %25, !dbg !346, !llvm.loop !348

25:                                               ; preds = %22, %15
  fence syncscope("device") acq_rel, !dbg !350
  %26 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20block_fence_in_chainE1b to ptr), align 4, !dbg !351, !tbaa !10
  %27 = freeze i32 %26, !dbg !352
  %28 = icmp eq i32 %27, 0, !dbg !351
  br i1 %28, label %34, label %29, !dbg !351

29:                                               ; preds = %25
  %30 = sext i32 %27 to i64, !dbg !353
  %31 = getelementptr i32, ptr %2, i64 %30, !dbg !353
  %32 = getelementptr i8, ptr %31, i64 -4, !dbg !353
  %33 = load i32, ptr %32, align 4, !dbg !353, !tbaa !10
  br label %34, !dbg !351

34:                                               ; preds = %25, %29
  %35 = phi i32 [ %33, %29 ], [ 0, %25 ], !dbg !351
  store i32 %35, ptr addrspacecast (ptr addrspace(3) @_ZZ20block_fence_in_chainE6before to ptr), align 4, !dbg !354, !tbaa !10
  %36 = shl i32 %27, 6, !dbg !352
  %37 = add i32 %36, 64
  %38 = tail call i32 @llvm.smin.i32(i32 %4, i32 %37), !dbg !352
  %39 = icmp slt i32 %36, %38, !dbg !352
  br i1 %39, label %40, label %49, !dbg !352

40:                                               ; preds = %34, %40
  %41 = phi i32 [ %47, %40 ], [ %36, %34 ]
  %42 = phi i32 [ %46, %40 ], [ 0, %34 ]
  %43 = sext i32 %41 to i64, !dbg !352
  %44 = getelementptr inbounds i32, ptr %0, i64 %43, !dbg !352
  %45 = load i32, ptr %44, align 4, !dbg !352, !tbaa !10
  %46 = add nsw i32 %45, %42, !dbg !352
  %47 = add nsw i32 %41, 1, !dbg !352
  %48 = icmp eq i32 %47, %38, !dbg !352
  br i1 %48, label %49, label %40, !dbg !352, !llvm.loop !355

49:                                               ; preds = %40, %34
  %50 = phi i32 [ 0, %34 ], [ %46, %40 ], !dbg !352
  %51 = add nsw i32 %50, %35, !dbg !359
  %52 = sext i32 %27 to i64, !dbg !360
  %53 = getelementptr inbounds i32, ptr %2, i64 %52, !dbg !360
  store i32 %51, ptr %53, align 4, !dbg !361, !tbaa !10
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #7, !dbg !362, !srcloc !363
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !364
  %55 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20block_fence_in_chainE1b to ptr), align 4, !dbg !365, !tbaa !10
  %56 = sext i32 %55 to i64, !dbg !364
  %57 = getelementptr inbounds i32, ptr %54, i64 %56, !dbg !364
  store volatile i32 1, ptr %57, align 4, !dbg !364, !tbaa !10
  br label %58, !dbg !366

58:                                               ; preds = %49, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !367
  %59 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20block_fence_in_chainE1b to ptr), align 4, !dbg !368, !tbaa !10
  %60 = shl nsw i32 %59, 6, !dbg !369
  %61 = add nsw i32 %60, %9, !dbg !370
  %62 = icmp slt i32 %61, %4, !dbg !371
  br i1 %62, label %63, label %70, !dbg !371

63:                                               ; preds = %58
  %64 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20block_fence_in_chainE6before to ptr), align 4, !dbg !372, !tbaa !10
  %65 = sext i32 %61 to i64, !dbg !373
  %66 = getelementptr inbounds i32, ptr %0, i64 %65, !dbg !373
  %67 = load i32, ptr %66, align 4, !dbg !373, !tbaa !10
  %68 = add nsw i32 %67, %64, !dbg !374
  %69 = getelementptr inbounds i32, ptr %1, i64 %65, !dbg !375
  store i32 %68, ptr %69, align 4, !dbg !376, !tbaa !10
  br label %70, !dbg !375

70:                                               ; preds = %63, %58
  ret void, !dbg !377
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_fence_of_reader(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !378 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !379
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !379
  %8 = mul i32 %6, %7, !dbg !379
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !379
  %10 = add i32 %8, %9, !dbg !379
  %11 = icmp slt i32 %10, %4, !dbg !380
  br i1 %11, label %12, label %13, !dbg !380

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !380
  br label %13, !dbg !380

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !381
  br i1 %14, label %15, label %27, !dbg !381

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !382
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !382
  %18 = load i32, ptr %17, align 4, !dbg !382, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #7, !dbg !383
  %20 = zext nneg i32 %6 to i64, !dbg !384
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !384
  store i32 %19, ptr %21, align 4, !dbg !385, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !386
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !387
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !387
  %24 = add nsw i32 %23, -1, !dbg !387
  %25 = icmp eq i32 %22, %24, !dbg !387
  %26 = zext i1 %25 to i32, !dbg !387
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ21block_fence_of_readerE4last to ptr), align 4, !dbg !388, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !389
  br label %27, !dbg !390

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !391
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21block_fence_of_readerE4last to ptr), align 4, !dbg !392, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !392
  br i1 %29, label %50, label %30, !dbg !392

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !393

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !393
  br i1 %33, label %43, label %50, !dbg !393

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !393
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !393
  %39 = load i32, ptr %38, align 4, !dbg !393, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !393
  %41 = add nuw nsw i32 %35, 1, !dbg !393
  %42 = icmp eq i32 %41, %31, !dbg !393
  br i1 %42, label %32, label %34, !dbg !393, !llvm.loop !394

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = add nsw i32 %44, %40, !dbg !393
  %46 = sext i32 %44 to i64, !dbg !393
  %47 = getelementptr inbounds i32, ptr %1, i64 %46, !dbg !393
  store i32 %45, ptr %47, align 4, !dbg !393, !tbaa !10
  %48 = add i32 %44, %7, !dbg !393
  %49 = icmp slt i32 %48, %4, !dbg !393
  br i1 %49, label %43, label %50, !dbg !393, !llvm.loop !398

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !401
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_by_another_lane(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !402 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !403
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !403
  %8 = mul i32 %6, %7, !dbg !403
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !403
  %10 = add i32 %8, %9, !dbg !403
  %11 = icmp slt i32 %10, %4, !dbg !404
  br i1 %11, label %12, label %13, !dbg !404

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !404
  br label %13, !dbg !404

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !405
  br i1 %14, label %15, label %28, !dbg !405

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !406
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !406
  %18 = load i32, ptr %17, align 4, !dbg !406, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #7, !dbg !407
  %20 = zext nneg i32 %6 to i64, !dbg !408
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !408
  store i32 %19, ptr %21, align 4, !dbg !409, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !410
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !411
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !411
  %24 = add nsw i32 %23, -1, !dbg !411
  %25 = icmp eq i32 %22, %24, !dbg !411
  %26 = zext i1 %25 to i32, !dbg !411
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_by_another_laneE4last to ptr), align 4, !dbg !412, !tbaa !10
  br i1 %25, label %27, label %28, !dbg !413

27:                                               ; preds = %15
  fence syncscope("device") acq_rel, !dbg !414
  br label %28, !dbg !414

28:                                               ; preds = %13, %15, %27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !415
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_by_another_laneE4last to ptr), align 4, !dbg !416, !tbaa !10
  %30 = icmp eq i32 %29, 0, !dbg !416
  br i1 %30, label %51, label %31, !dbg !416

31:                                               ; preds = %28
  %32 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %35, !dbg !417

33:                                               ; preds = %35
  %34 = icmp slt i32 %9, %4, !dbg !417
  br i1 %34, label %44, label %51, !dbg !417

35:                                               ; preds = %31, %35
  %36 = phi i32 [ 0, %31 ], [ %42, %35 ]
  %37 = phi i32 [ 0, %31 ], [ %41, %35 ]
  %38 = zext nneg i32 %36 to i64, !dbg !417
  %39 = getelementptr inbounds nuw i32, ptr %2, i64 %38, !dbg !417
  %40 = load i32, ptr %39, align 4, !dbg !417, !tbaa !10
  %41 = add nsw i32 %40, %37, !dbg !417
  %42 = add nuw nsw i32 %36, 1, !dbg !417
  %43 = icmp eq i32 %42, %32, !dbg !417
  br i1 %43, label %33, label %35, !dbg !417, !llvm.loop !418

44:                                               ; preds = %33, %44
  %45 = phi i32 [ %49, %44 ], [ %9, %33 ]
  %46 = add nsw i32 %45, %41, !dbg !417
  %47 = sext i32 %45 to i64, !dbg !417
  %48 = getelementptr inbounds i32, ptr %1, i64 %47, !dbg !417
  store i32 %46, ptr %48, align 4, !dbg !417, !tbaa !10
  %49 = add i32 %45, %7, !dbg !417
  %50 = icmp slt i32 %49, %4, !dbg !417
  br i1 %50, label %44, label %51, !dbg !417, !llvm.loop !422

51:                                               ; preds = %44, %33, %28
  ret void, !dbg !425
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_by_another_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !426 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !427
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !427
  %8 = mul i32 %6, %7, !dbg !427
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !427
  %10 = add i32 %8, %9, !dbg !427
  %11 = icmp slt i32 %10, %4, !dbg !428
  br i1 %11, label %12, label %13, !dbg !428

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !428
  br label %13, !dbg !428

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !429
  br i1 %14, label %15, label %22, !dbg !429

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !430
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !430
  %18 = load i32, ptr %17, align 4, !dbg !430, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #7, !dbg !431
  %20 = zext nneg i32 %6 to i64, !dbg !432
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !432
  store i32 %19, ptr %21, align 4, !dbg !433, !tbaa !10
  br label %22, !dbg !432

22:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !434
  br i1 %14, label %23, label %24, !dbg !435

23:                                               ; preds = %22
  fence syncscope("device") acq_rel, !dbg !436
  br label %24, !dbg !436

24:                                               ; preds = %23, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !437
  br i1 %14, label %25, label %32, !dbg !438

25:                                               ; preds = %24
  %26 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !439
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !439
  %28 = add nsw i32 %27, -1, !dbg !439
  %29 = icmp eq i32 %26, %28, !dbg !439
  %30 = zext i1 %29 to i32, !dbg !439
  store i32 %30, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_by_another_warpE4last to ptr), align 4, !dbg !440, !tbaa !10
  br i1 %29, label %31, label %32, !dbg !441

31:                                               ; preds = %25
  fence syncscope("device") acq_rel, !dbg !442
  br label %32, !dbg !442

32:                                               ; preds = %25, %31, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !443
  %33 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21fence_by_another_warpE4last to ptr), align 4, !dbg !444, !tbaa !10
  %34 = icmp eq i32 %33, 0, !dbg !444
  br i1 %34, label %55, label %35, !dbg !444

35:                                               ; preds = %32
  %36 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %39, !dbg !445

37:                                               ; preds = %39
  %38 = icmp slt i32 %9, %4, !dbg !445
  br i1 %38, label %48, label %55, !dbg !445

39:                                               ; preds = %35, %39
  %40 = phi i32 [ 0, %35 ], [ %46, %39 ]
  %41 = phi i32 [ 0, %35 ], [ %45, %39 ]
  %42 = zext nneg i32 %40 to i64, !dbg !445
  %43 = getelementptr inbounds nuw i32, ptr %2, i64 %42, !dbg !445
  %44 = load i32, ptr %43, align 4, !dbg !445, !tbaa !10
  %45 = add nsw i32 %44, %41, !dbg !445
  %46 = add nuw nsw i32 %40, 1, !dbg !445
  %47 = icmp eq i32 %46, %36, !dbg !445
  br i1 %47, label %37, label %39, !dbg !445, !llvm.loop !446

48:                                               ; preds = %37, %48
  %49 = phi i32 [ %53, %48 ], [ %9, %37 ]
  %50 = add nsw i32 %49, %45, !dbg !445
  %51 = sext i32 %49 to i64, !dbg !445
  %52 = getelementptr inbounds i32, ptr %1, i64 %51, !dbg !445
  store i32 %50, ptr %52, align 4, !dbg !445, !tbaa !10
  %53 = add i32 %49, %7, !dbg !445
  %54 = icmp slt i32 %53, %4, !dbg !445
  br i1 %54, label %48, label %55, !dbg !445, !llvm.loop !450

55:                                               ; preds = %48, %37, %32
  ret void, !dbg !453
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_for_the_others(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !454 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !455
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !455
  %8 = mul i32 %6, %7, !dbg !455
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !455
  %10 = add i32 %8, %9, !dbg !455
  %11 = icmp slt i32 %10, %4, !dbg !456
  br i1 %11, label %12, label %18, !dbg !456

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !456
  %13 = sext i32 %10 to i64, !dbg !457
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !457
  %15 = load i32, ptr %14, align 4, !dbg !457, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7, !dbg !458
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !459
  store i32 %16, ptr %17, align 4, !dbg !460, !tbaa !10
  br label %18, !dbg !459

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !461
  %19 = icmp eq i32 %9, 63, !dbg !462
  br i1 %19, label %20, label %26, !dbg !462

20:                                               ; preds = %18
  fence syncscope("device") acq_rel, !dbg !463
  %21 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !464
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !464
  %23 = add nsw i32 %22, -1, !dbg !464
  %24 = icmp eq i32 %21, %23, !dbg !464
  %25 = zext i1 %24 to i32, !dbg !464
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ20fence_for_the_othersE4last to ptr), align 4, !dbg !465, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !466
  br label %26, !dbg !467

26:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !468
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20fence_for_the_othersE4last to ptr), align 4, !dbg !469, !tbaa !10
  %28 = icmp ne i32 %27, 0, !dbg !469
  %29 = icmp slt i32 %9, %4
  %30 = and i1 %28, %29, !dbg !470
  br i1 %30, label %31, label %45, !dbg !470

31:                                               ; preds = %26, %31
  %32 = phi i32 [ %43, %31 ], [ %9, %26 ]
  %33 = zext nneg i32 %32 to i64, !dbg !471
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !471
  %35 = load i32, ptr %34, align 4, !dbg !471, !tbaa !10
  %36 = xor i32 %32, -1, !dbg !472
  %37 = add i32 %4, %36, !dbg !472
  %38 = sext i32 %37 to i64, !dbg !473
  %39 = getelementptr inbounds i32, ptr %2, i64 %38, !dbg !473
  %40 = load i32, ptr %39, align 4, !dbg !473, !tbaa !10
  %41 = add nsw i32 %40, %35, !dbg !474
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !475
  store i32 %41, ptr %42, align 4, !dbg !476, !tbaa !10
  %43 = add nuw nsw i32 %32, 64, !dbg !477
  %44 = icmp slt i32 %43, %4, !dbg !478
  br i1 %44, label %31, label %45, !dbg !479, !llvm.loop !480

45:                                               ; preds = %31, %26
  ret void, !dbg !482
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fence_before_the_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !483 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !484
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !484
  %8 = mul i32 %6, %7, !dbg !484
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !484
  %10 = add i32 %8, %9, !dbg !484
  %11 = icmp slt i32 %10, %4, !dbg !485
  br i1 %11, label %12, label %18, !dbg !485

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !485
  %13 = sext i32 %10 to i64, !dbg !486
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !486
  %15 = load i32, ptr %14, align 4, !dbg !486, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7, !dbg !487
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !488
  store i32 %16, ptr %17, align 4, !dbg !489, !tbaa !10
  br label %18, !dbg !488

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !490
  %19 = icmp eq i32 %9, 0, !dbg !491
  br i1 %19, label %20, label %26, !dbg !491

20:                                               ; preds = %18
  fence syncscope("device") acq_rel, !dbg !492
  %21 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !493
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !493
  %23 = add nsw i32 %22, -1, !dbg !493
  %24 = icmp eq i32 %21, %23, !dbg !493
  %25 = zext i1 %24 to i32, !dbg !493
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ24fence_before_the_barrierE4last to ptr), align 4, !dbg !494, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !495
  br label %26, !dbg !496

26:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !497
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24fence_before_the_barrierE4last to ptr), align 4, !dbg !498, !tbaa !10
  %28 = icmp ne i32 %27, 0, !dbg !498
  %29 = icmp slt i32 %9, %4
  %30 = and i1 %28, %29, !dbg !499
  br i1 %30, label %31, label %46, !dbg !499

31:                                               ; preds = %26, %31
  %32 = phi i32 [ %44, %31 ], [ %9, %26 ]
  %33 = zext nneg i32 %32 to i64, !dbg !500
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !500
  %35 = load i32, ptr %34, align 4, !dbg !500, !tbaa !10
  %36 = xor i32 %32, -1, !dbg !501
  %37 = add i32 %4, %36, !dbg !501
  %38 = sext i32 %37 to i64, !dbg !502
  %39 = getelementptr inbounds i32, ptr %2, i64 %38, !dbg !502
  %40 = load i32, ptr %39, align 4, !dbg !502, !tbaa !10
  %41 = mul nsw i32 %40, 3, !dbg !503
  %42 = add nsw i32 %41, %35, !dbg !504
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !505
  store i32 %42, ptr %43, align 4, !dbg !506, !tbaa !10
  %44 = add nuw nsw i32 %32, 64, !dbg !507
  %45 = icmp slt i32 %44, %4, !dbg !508
  br i1 %45, label %31, label %46, !dbg !509, !llvm.loop !510

46:                                               ; preds = %31, %26
  ret void, !dbg !512
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fences_of_all_acq_rel(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !513 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !514
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !514
  %8 = mul i32 %6, %7, !dbg !514
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !514
  %10 = add i32 %8, %9, !dbg !514
  %11 = icmp slt i32 %10, %4, !dbg !515
  br i1 %11, label %12, label %18, !dbg !515

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !515
  %13 = sext i32 %10 to i64, !dbg !516
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !516
  %15 = load i32, ptr %14, align 4, !dbg !516, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7, !dbg !517
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !518
  store i32 %16, ptr %17, align 4, !dbg !519, !tbaa !10
  br label %18, !dbg !518

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.membar.gl(), !dbg !520
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !521
  %19 = icmp eq i32 %9, 0, !dbg !522
  br i1 %19, label %20, label %26, !dbg !522

20:                                               ; preds = %18
  %21 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !523
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !523
  %23 = add nsw i32 %22, -1, !dbg !523
  %24 = icmp eq i32 %21, %23, !dbg !523
  %25 = zext i1 %24 to i32, !dbg !523
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ21fences_of_all_acq_relE4last to ptr), align 4, !dbg !524, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !525
  br label %26, !dbg !526

26:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !527
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21fences_of_all_acq_relE4last to ptr), align 4, !dbg !528, !tbaa !10
  %28 = icmp ne i32 %27, 0, !dbg !528
  %29 = icmp slt i32 %9, %4
  %30 = and i1 %28, %29, !dbg !529
  br i1 %30, label %31, label %46, !dbg !529

31:                                               ; preds = %26, %31
  %32 = phi i32 [ %44, %31 ], [ %9, %26 ]
  %33 = zext nneg i32 %32 to i64, !dbg !530
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !530
  %35 = load i32, ptr %34, align 4, !dbg !530, !tbaa !10
  %36 = xor i32 %32, -1, !dbg !531
  %37 = add i32 %4, %36, !dbg !531
  %38 = sext i32 %37 to i64, !dbg !532
  %39 = getelementptr inbounds i32, ptr %2, i64 %38, !dbg !532
  %40 = load i32, ptr %39, align 4, !dbg !532, !tbaa !10
  %41 = mul nsw i32 %40, 5, !dbg !533
  %42 = add nsw i32 %41, %35, !dbg !534
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !535
  store i32 %42, ptr %43, align 4, !dbg !536, !tbaa !10
  %44 = add nuw nsw i32 %32, 64, !dbg !537
  %45 = icmp slt i32 %44, %4, !dbg !538
  br i1 %45, label %31, label %46, !dbg !539, !llvm.loop !540

46:                                               ; preds = %31, %26
  ret void, !dbg !542
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ticket_for_fences(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !543 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !544
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !544
  %8 = mul i32 %6, %7, !dbg !544
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !544
  %10 = add i32 %8, %9, !dbg !544
  %11 = icmp slt i32 %10, %4, !dbg !545
  br i1 %11, label %12, label %13, !dbg !545

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !545
  br label %13, !dbg !545

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !546
  br i1 %14, label %15, label %28, !dbg !546

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !547
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !547
  %18 = load i32, ptr %17, align 4, !dbg !547, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #7, !dbg !548
  %20 = zext nneg i32 %6 to i64, !dbg !549
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !549
  store i32 %19, ptr %21, align 4, !dbg !550, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !551
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !552
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !552
  %24 = add nsw i32 %23, -1, !dbg !552
  %25 = icmp eq i32 %22, %24, !dbg !552
  %26 = zext i1 %25 to i32, !dbg !552
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ17ticket_for_fencesE4last to ptr), align 4, !dbg !553, !tbaa !10
  br i1 %25, label %27, label %28, !dbg !554

27:                                               ; preds = %15
  tail call void @llvm.nvvm.membar.gl(), !dbg !555
  br label %28, !dbg !555

28:                                               ; preds = %15, %27, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !556
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17ticket_for_fencesE4last to ptr), align 4, !dbg !557, !tbaa !10
  %30 = icmp eq i32 %29, 0, !dbg !557
  br i1 %30, label %51, label %31, !dbg !557

31:                                               ; preds = %28
  %32 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %35, !dbg !558

33:                                               ; preds = %35
  %34 = icmp slt i32 %9, %4, !dbg !558
  br i1 %34, label %44, label %51, !dbg !558

35:                                               ; preds = %31, %35
  %36 = phi i32 [ 0, %31 ], [ %42, %35 ]
  %37 = phi i32 [ 0, %31 ], [ %41, %35 ]
  %38 = zext nneg i32 %36 to i64, !dbg !558
  %39 = getelementptr inbounds nuw i32, ptr %2, i64 %38, !dbg !558
  %40 = load i32, ptr %39, align 4, !dbg !558, !tbaa !10
  %41 = add nsw i32 %40, %37, !dbg !558
  %42 = add nuw nsw i32 %36, 1, !dbg !558
  %43 = icmp eq i32 %42, %32, !dbg !558
  br i1 %43, label %33, label %35, !dbg !558, !llvm.loop !559

44:                                               ; preds = %33, %44
  %45 = phi i32 [ %49, %44 ], [ %9, %33 ]
  %46 = add nsw i32 %45, %41, !dbg !558
  %47 = sext i32 %45 to i64, !dbg !558
  %48 = getelementptr inbounds i32, ptr %1, i64 %47, !dbg !558
  store i32 %46, ptr %48, align 4, !dbg !558, !tbaa !10
  %49 = add i32 %45, %7, !dbg !558
  %50 = icmp slt i32 %49, %4, !dbg !558
  br i1 %50, label %44, label %51, !dbg !558, !llvm.loop !563

51:                                               ; preds = %44, %33, %28
  ret void, !dbg !566
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @acq_rel_by_name(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !567 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !568
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !568
  %8 = mul i32 %6, %7, !dbg !568
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !568
  %10 = add i32 %8, %9, !dbg !568
  %11 = icmp slt i32 %10, %4, !dbg !569
  br i1 %11, label %12, label %13, !dbg !569

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !569
  br label %13, !dbg !569

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !570
  br i1 %14, label %15, label %27, !dbg !570

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !571
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !571
  %18 = load i32, ptr %17, align 4, !dbg !571, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #7, !dbg !572
  %20 = zext nneg i32 %6 to i64, !dbg !573
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !573
  store i32 %19, ptr %21, align 4, !dbg !574, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !575
  %22 = atomicrmw add ptr %3, i32 1 acq_rel, align 4, !dbg !576
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !577
  %24 = add nsw i32 %23, -1, !dbg !578
  %25 = icmp eq i32 %22, %24, !dbg !579
  %26 = zext i1 %25 to i32, !dbg !576
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ15acq_rel_by_nameE4last to ptr), align 4, !dbg !580, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !581
  br label %27, !dbg !582

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !583
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15acq_rel_by_nameE4last to ptr), align 4, !dbg !584, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !584
  br i1 %29, label %50, label %30, !dbg !584

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !585

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !585
  br i1 %33, label %43, label %50, !dbg !585

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !585
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !585
  %39 = load i32, ptr %38, align 4, !dbg !585, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !585
  %41 = add nuw nsw i32 %35, 1, !dbg !585
  %42 = icmp eq i32 %41, %31, !dbg !585
  br i1 %42, label %32, label %34, !dbg !585, !llvm.loop !586

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = add nsw i32 %44, %40, !dbg !585
  %46 = sext i32 %44 to i64, !dbg !585
  %47 = getelementptr inbounds i32, ptr %1, i64 %46, !dbg !585
  store i32 %45, ptr %47, align 4, !dbg !585, !tbaa !10
  %48 = add i32 %44, %7, !dbg !585
  %49 = icmp slt i32 %48, %4, !dbg !585
  br i1 %49, label %43, label %50, !dbg !585, !llvm.loop !590

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !593
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @exchange_for_release(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !594 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !595
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !595
  %8 = mul i32 %6, %7, !dbg !595
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !595
  %10 = add i32 %8, %9, !dbg !595
  %11 = icmp slt i32 %10, %4, !dbg !596
  br i1 %11, label %12, label %13, !dbg !596

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !596
  br label %13, !dbg !596

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !597
  br i1 %14, label %15, label %62, !dbg !597

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !598
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ20exchange_for_releaseE1b to ptr), align 4, !dbg !599, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !600
  br i1 %17, label %28, label %18, !dbg !601

18:                                               ; preds = %15, %18
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20exchange_for_releaseE1b to ptr), align 4, !dbg !602, !tbaa !10
  %20 = sext i32 %19 to i64, !dbg !603
  %21 = getelementptr i32, ptr %3, i64 %20, !dbg !603
  %22 = getelementptr i8, ptr %21, i64 28, !dbg !603
  %23 = atomicrmw or ptr %22, i32 0 seq_cst, align 4, !dbg !604
  %24 = icmp eq i32 %23, 0, !dbg !604
  %25 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20exchange_for_releaseE1b to ptr), align 4
  %26 = icmp ne i32 %25, 0
  %27 = select i1 %24, i1 %26, i1 false, !dbg !605
  br i1 %27, label %18, label %28, !dbg !605, !llvm.loop !606

28:                                               ; preds = %18, %15
  tail call void @llvm.nvvm.membar.gl(), !dbg !608
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20exchange_for_releaseE1b to ptr), align 4, !dbg !609, !tbaa !10
  %30 = freeze i32 %29, !dbg !610
  %31 = icmp eq i32 %30, 0, !dbg !609
  br i1 %31, label %37, label %32, !dbg !609

32:                                               ; preds = %28
  %33 = sext i32 %30 to i64, !dbg !611
  %34 = getelementptr i32, ptr %2, i64 %33, !dbg !611
  %35 = getelementptr i8, ptr %34, i64 -4, !dbg !611
  %36 = load i32, ptr %35, align 4, !dbg !611, !tbaa !10
  br label %37, !dbg !609

37:                                               ; preds = %28, %32
  %38 = phi i32 [ %36, %32 ], [ 0, %28 ], !dbg !609
  store i32 %38, ptr addrspacecast (ptr addrspace(3) @_ZZ20exchange_for_releaseE6before to ptr), align 4, !dbg !612, !tbaa !10
  %39 = shl i32 %30, 6, !dbg !610
  %40 = add i32 %39, 64
  %41 = tail call i32 @llvm.smin.i32(i32 %4, i32 %40), !dbg !610
  %42 = icmp slt i32 %39, %41, !dbg !610
  br i1 %42, label %43, label %52, !dbg !610

43:                                               ; preds = %37, %43
  %44 = phi i32 [ %50, %43 ], [ %39, %37 ]
  %45 = phi i32 [ %49, %43 ], [ 0, %37 ]
  %46 = sext i32 %44 to i64, !dbg !610
  %47 = getelementptr inbounds i32, ptr %0, i64 %46, !dbg !610
  %48 = load i32, ptr %47, align 4, !dbg !610, !tbaa !10
  %49 = add nsw i32 %48, %45, !dbg !610
  %50 = add nsw i32 %44, 1, !dbg !610
  %51 = icmp eq i32 %50, %41, !dbg !610
  br i1 %51, label %52, label %43, !dbg !610, !llvm.loop !613

52:                                               ; preds = %43, %37
  %53 = phi i32 [ 0, %37 ], [ %49, %43 ], !dbg !610
  %54 = add nsw i32 %53, %38, !dbg !617
  %55 = sext i32 %30 to i64, !dbg !618
  %56 = getelementptr inbounds i32, ptr %2, i64 %55, !dbg !618
  store i32 %54, ptr %56, align 4, !dbg !619, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !620
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !621
  %58 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20exchange_for_releaseE1b to ptr), align 4, !dbg !622, !tbaa !10
  %59 = sext i32 %58 to i64, !dbg !621
  %60 = getelementptr inbounds i32, ptr %57, i64 %59, !dbg !621
  %61 = atomicrmw xchg ptr %60, i32 1 seq_cst, align 4, !dbg !623
  br label %62, !dbg !624

62:                                               ; preds = %52, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !625
  %63 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20exchange_for_releaseE1b to ptr), align 4, !dbg !626, !tbaa !10
  %64 = shl nsw i32 %63, 6, !dbg !627
  %65 = add nsw i32 %64, %9, !dbg !628
  %66 = icmp slt i32 %65, %4, !dbg !629
  br i1 %66, label %67, label %74, !dbg !629

67:                                               ; preds = %62
  %68 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20exchange_for_releaseE6before to ptr), align 4, !dbg !630, !tbaa !10
  %69 = sext i32 %65 to i64, !dbg !631
  %70 = getelementptr inbounds i32, ptr %0, i64 %69, !dbg !631
  %71 = load i32, ptr %70, align 4, !dbg !631, !tbaa !10
  %72 = add nsw i32 %71, %68, !dbg !632
  %73 = getelementptr inbounds i32, ptr %1, i64 %69, !dbg !633
  store i32 %72, ptr %73, align 4, !dbg !634, !tbaa !10
  br label %74, !dbg !633

74:                                               ; preds = %67, %62
  ret void, !dbg !635
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_for_fence(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !636 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !637
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !637
  %8 = mul i32 %6, %7, !dbg !637
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !637
  %10 = add i32 %8, %9, !dbg !637
  %11 = icmp slt i32 %10, %4, !dbg !638
  br i1 %11, label %12, label %18, !dbg !638

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !638
  %13 = sext i32 %10 to i64, !dbg !639
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !639
  %15 = load i32, ptr %14, align 4, !dbg !639, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7, !dbg !640
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !641
  store i32 %16, ptr %17, align 4, !dbg !642, !tbaa !10
  br label %18, !dbg !641

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !643
  %19 = icmp eq i32 %9, 0, !dbg !644
  br i1 %19, label %20, label %26, !dbg !644

20:                                               ; preds = %18
  tail call void @llvm.nvvm.membar.gl(), !dbg !645
  %21 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !646
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !646
  %23 = add nsw i32 %22, -1, !dbg !646
  %24 = icmp eq i32 %21, %23, !dbg !646
  %25 = zext i1 %24 to i32, !dbg !646
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ17barrier_for_fenceE4last to ptr), align 4, !dbg !647, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !648
  br label %26, !dbg !649

26:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !650
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17barrier_for_fenceE4last to ptr), align 4, !dbg !651, !tbaa !10
  %28 = icmp ne i32 %27, 0, !dbg !651
  %29 = icmp slt i32 %9, %4
  %30 = and i1 %28, %29, !dbg !652
  br i1 %30, label %31, label %45, !dbg !652

31:                                               ; preds = %26, %31
  %32 = phi i32 [ %43, %31 ], [ %9, %26 ]
  %33 = zext nneg i32 %32 to i64, !dbg !653
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !653
  %35 = load i32, ptr %34, align 4, !dbg !653, !tbaa !10
  %36 = xor i32 %32, -1, !dbg !654
  %37 = add i32 %4, %36, !dbg !654
  %38 = sext i32 %37 to i64, !dbg !655
  %39 = getelementptr inbounds i32, ptr %2, i64 %38, !dbg !655
  %40 = load i32, ptr %39, align 4, !dbg !655, !tbaa !10
  %41 = sub nsw i32 %35, %40, !dbg !656
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !657
  store i32 %41, ptr %42, align 4, !dbg !658, !tbaa !10
  %43 = add nuw nsw i32 %32, 64, !dbg !659
  %44 = icmp slt i32 %43, %4, !dbg !660
  br i1 %44, label %31, label %45, !dbg !661, !llvm.loop !662

45:                                               ; preds = %31, %26
  ret void, !dbg !664
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @waits_for_itself_only(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !665 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !666
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !666
  %8 = mul i32 %6, %7, !dbg !666
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !666
  %10 = add i32 %8, %9, !dbg !666
  %11 = icmp slt i32 %10, %4, !dbg !667
  br i1 %11, label %12, label %13, !dbg !667

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #7, !dbg !667
  br label %13, !dbg !667

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !668
  br i1 %14, label %15, label %28, !dbg !668

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !669
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_itself_onlyE1b to ptr), align 4, !dbg !670, !tbaa !10
  %17 = sext i32 %16 to i64, !dbg !671
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !671
  %19 = load i32, ptr %18, align 4, !dbg !671, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #7, !dbg !672
  %21 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_itself_onlyE1b to ptr), align 4, !dbg !673, !tbaa !10
  %22 = sext i32 %21 to i64, !dbg !674
  %23 = getelementptr inbounds i32, ptr %2, i64 %22, !dbg !674
  store i32 %20, ptr %23, align 4, !dbg !675, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !676
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !677
  %25 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_itself_onlyE1b to ptr), align 4, !dbg !678, !tbaa !10
  %26 = sext i32 %25 to i64, !dbg !677
  %27 = getelementptr inbounds i32, ptr %24, i64 %26, !dbg !677
  store volatile i32 1, ptr %27, align 4, !dbg !677, !tbaa !10
  br label %28, !dbg !679

28:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !680
  br i1 %14, label %29, label %40, !dbg !681

29:                                               ; preds = %28
  %30 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_itself_onlyE1b to ptr), align 4, !dbg !682, !tbaa !10
  %31 = icmp eq i32 %30, 0, !dbg !682
  br i1 %31, label %39, label %32, !dbg !683

32:                                               ; preds = %29
  %33 = sext i32 %30 to i64
  %34 = getelementptr i32, ptr %3, i64 %33
  %35 = getelementptr i8, ptr %34, i64 28
  br label %36, !dbg !684

36:                                               ; preds = %32, %36
  %37 = load volatile i32, ptr %35, align 4, !dbg !685, !tbaa !10
  %38 = icmp eq i32 %37, 0, !dbg !685
  br i1 %38, label %36, label %39, !dbg !684, !llvm.loop !686

39:                                               ; preds = %36, %29
  fence syncscope("device") acq_rel, !dbg !688
  br label %40, !dbg !689

40:                                               ; preds = %39, %28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !690
  %41 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_itself_onlyE1b to ptr), align 4, !dbg !691, !tbaa !10
  %42 = shl nsw i32 %41, 6, !dbg !692
  %43 = add nsw i32 %42, %9, !dbg !693
  %44 = icmp slt i32 %43, %4, !dbg !694
  br i1 %44, label %45, label %59, !dbg !694

45:                                               ; preds = %40
  %46 = sext i32 %43 to i64, !dbg !695
  %47 = getelementptr inbounds i32, ptr %0, i64 %46, !dbg !695
  %48 = load i32, ptr %47, align 4, !dbg !695, !tbaa !10
  %49 = icmp eq i32 %41, 0, !dbg !696
  br i1 %49, label %55, label %50, !dbg !696

50:                                               ; preds = %45
  %51 = sext i32 %41 to i64, !dbg !697
  %52 = getelementptr i32, ptr %2, i64 %51, !dbg !697
  %53 = getelementptr i8, ptr %52, i64 -4, !dbg !697
  %54 = load i32, ptr %53, align 4, !dbg !697, !tbaa !10
  br label %55, !dbg !696

55:                                               ; preds = %45, %50
  %56 = phi i32 [ %54, %50 ], [ 0, %45 ], !dbg !696
  %57 = add nsw i32 %56, %48, !dbg !698
  %58 = getelementptr inbounds i32, ptr %1, i64 %46, !dbg !699
  store i32 %57, ptr %58, align 4, !dbg !700, !tbaa !10
  br label %59, !dbg !699

59:                                               ; preds = %55, %40
  ret void, !dbg !701
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #5

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
!19 = !DILocation(line: 20, column: 10, scope: !15)
!20 = !DILocation(line: 21, column: 11, scope: !15)
!21 = !DILocation(line: 22, column: 32, scope: !15)
!22 = !DILocation(line: 22, column: 28, scope: !15)
!23 = !DILocation(line: 22, column: 9, scope: !15)
!24 = !DILocation(line: 22, column: 26, scope: !15)
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
!45 = distinct !DISubprogram(name: "waste", scope: !46, file: !46, line: 30, type: !16, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!46 = !DIFile(filename: "./common.h", directory: ".")
!47 = !DILocation(line: 33, column: 5, scope: !45)
!48 = !DILocation(line: 34, column: 11, scope: !45)
!49 = !DILocation(line: 33, column: 43, scope: !45)
!50 = !DILocation(line: 33, column: 37, scope: !45)
!51 = !DILocation(line: 33, column: 29, scope: !45)
!52 = !DILocation(line: 33, column: 23, scope: !45)
!53 = distinct !{!53, !47, !54, !39, !40}
!54 = !DILocation(line: 33, column: 46, scope: !45)
!55 = !DILocation(line: 34, column: 37, scope: !45)
!56 = !DILocation(line: 34, column: 26, scope: !45)
!57 = !DILocation(line: 35, column: 1, scope: !45)
!58 = distinct !DISubprogram(name: "mix", scope: !46, file: !46, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!59 = !DILocation(line: 21, column: 5, scope: !58)
!60 = !DILocation(line: 27, column: 5, scope: !58)
!61 = !DILocation(line: 22, column: 16, scope: !58)
!62 = !DILocation(line: 22, column: 11, scope: !58)
!63 = !DILocation(line: 23, column: 16, scope: !58)
!64 = !DILocation(line: 23, column: 11, scope: !58)
!65 = !DILocation(line: 24, column: 16, scope: !58)
!66 = !DILocation(line: 24, column: 11, scope: !58)
!67 = !DILocation(line: 25, column: 9, scope: !58)
!68 = !{i64 8042214}
!69 = !DILocation(line: 21, column: 29, scope: !58)
!70 = !DILocation(line: 21, column: 23, scope: !58)
!71 = distinct !{!71, !59, !72, !39, !40}
!72 = !DILocation(line: 26, column: 5, scope: !58)
!73 = distinct !DISubprogram(name: "fence_for_rare_data", scope: !7, file: !7, line: 31, type: !16, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!74 = !DILocation(line: 33, column: 5, scope: !73)
!75 = !DILocation(line: 33, column: 10, scope: !73)
!76 = !DILocation(line: 34, column: 11, scope: !73)
!77 = !DILocation(line: 35, column: 13, scope: !73)
!78 = !DILocation(line: 35, column: 11, scope: !73)
!79 = !DILocation(line: 36, column: 16, scope: !73)
!80 = !DILocation(line: 36, column: 18, scope: !73)
!81 = !DILocation(line: 36, column: 9, scope: !73)
!82 = !DILocation(line: 36, column: 22, scope: !73)
!83 = distinct !{!83, !81, !84, !39, !40}
!84 = !DILocation(line: 36, column: 42, scope: !73)
!85 = !DILocation(line: 37, column: 9, scope: !73)
!86 = !DILocation(line: 38, column: 18, scope: !73)
!87 = !DILocation(line: 39, column: 28, scope: !73)
!88 = !DILocation(line: 38, column: 22, scope: !73)
!89 = !DILocation(line: 38, column: 16, scope: !73)
!90 = distinct !{!90, !91, !94, !39, !40}
!91 = !DILocation(line: 13, column: 5, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "part", scope: !7, file: !7, line: 10, type: !16, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!93 = distinct !DILocation(line: 39, column: 28, scope: !73)
!94 = !DILocation(line: 13, column: 68, scope: !92, inlinedAt: !93)
!95 = !DILocation(line: 39, column: 26, scope: !73)
!96 = !DILocation(line: 39, column: 9, scope: !73)
!97 = !DILocation(line: 39, column: 17, scope: !73)
!98 = !DILocation(line: 40, column: 36, scope: !73)
!99 = !DILocation(line: 41, column: 9, scope: !73)
!100 = !DILocation(line: 41, column: 19, scope: !73)
!101 = !DILocation(line: 42, column: 5, scope: !73)
!102 = !DILocation(line: 43, column: 5, scope: !73)
!103 = !DILocation(line: 44, column: 13, scope: !73)
!104 = !DILocation(line: 44, column: 15, scope: !73)
!105 = !DILocation(line: 44, column: 20, scope: !73)
!106 = !DILocation(line: 45, column: 11, scope: !73)
!107 = !DILocation(line: 45, column: 25, scope: !73)
!108 = !DILocation(line: 45, column: 34, scope: !73)
!109 = !DILocation(line: 45, column: 32, scope: !73)
!110 = !DILocation(line: 45, column: 16, scope: !73)
!111 = !DILocation(line: 45, column: 23, scope: !73)
!112 = !DILocation(line: 46, column: 1, scope: !73)
!113 = distinct !DISubprogram(name: "fence_behind_the_ticket", scope: !7, file: !7, line: 48, type: !16, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!114 = !DILocation(line: 50, column: 5, scope: !113)
!115 = !DILocation(line: 50, column: 10, scope: !113)
!116 = !DILocation(line: 51, column: 11, scope: !113)
!117 = !DILocation(line: 52, column: 32, scope: !113)
!118 = !DILocation(line: 52, column: 28, scope: !113)
!119 = !DILocation(line: 52, column: 9, scope: !113)
!120 = !DILocation(line: 52, column: 26, scope: !113)
!121 = !DILocation(line: 53, column: 16, scope: !113)
!122 = !DILocation(line: 54, column: 16, scope: !113)
!123 = !DILocation(line: 54, column: 14, scope: !113)
!124 = !DILocation(line: 55, column: 9, scope: !113)
!125 = !DILocation(line: 56, column: 5, scope: !113)
!126 = !DILocation(line: 57, column: 5, scope: !113)
!127 = !DILocation(line: 58, column: 9, scope: !113)
!128 = !DILocation(line: 58, column: 15, scope: !113)
!129 = distinct !{!129, !130, !132, !39, !40}
!130 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !131)
!131 = distinct !DILocation(line: 58, column: 15, scope: !113)
!132 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !131)
!133 = distinct !{!133, !134, !135, !39, !40}
!134 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !131)
!135 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !131)
!136 = !DILocation(line: 59, column: 1, scope: !113)
!137 = distinct !DISubprogram(name: "fence_behind_the_flag", scope: !7, file: !7, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!138 = !DILocation(line: 62, column: 5, scope: !137)
!139 = !DILocation(line: 62, column: 10, scope: !137)
!140 = !DILocation(line: 63, column: 11, scope: !137)
!141 = !DILocation(line: 64, column: 13, scope: !137)
!142 = !DILocation(line: 64, column: 11, scope: !137)
!143 = !DILocation(line: 65, column: 16, scope: !137)
!144 = !DILocation(line: 65, column: 18, scope: !137)
!145 = !DILocation(line: 65, column: 9, scope: !137)
!146 = !DILocation(line: 65, column: 22, scope: !137)
!147 = distinct !{!147, !145, !148, !39, !40}
!148 = !DILocation(line: 65, column: 42, scope: !137)
!149 = !DILocation(line: 66, column: 9, scope: !137)
!150 = !DILocation(line: 67, column: 18, scope: !137)
!151 = !DILocation(line: 68, column: 28, scope: !137)
!152 = !DILocation(line: 67, column: 22, scope: !137)
!153 = !DILocation(line: 67, column: 16, scope: !137)
!154 = distinct !{!154, !155, !157, !39, !40}
!155 = !DILocation(line: 13, column: 5, scope: !92, inlinedAt: !156)
!156 = distinct !DILocation(line: 68, column: 28, scope: !137)
!157 = !DILocation(line: 13, column: 68, scope: !92, inlinedAt: !156)
!158 = !DILocation(line: 68, column: 26, scope: !137)
!159 = !DILocation(line: 68, column: 9, scope: !137)
!160 = !DILocation(line: 68, column: 17, scope: !137)
!161 = !DILocation(line: 69, column: 16, scope: !137)
!162 = !DILocation(line: 70, column: 9, scope: !137)
!163 = !DILocation(line: 70, column: 19, scope: !137)
!164 = !DILocation(line: 72, column: 5, scope: !137)
!165 = !DILocation(line: 73, column: 5, scope: !137)
!166 = !DILocation(line: 74, column: 13, scope: !137)
!167 = !DILocation(line: 74, column: 15, scope: !137)
!168 = !DILocation(line: 74, column: 20, scope: !137)
!169 = !DILocation(line: 75, column: 11, scope: !137)
!170 = !DILocation(line: 75, column: 25, scope: !137)
!171 = !DILocation(line: 75, column: 34, scope: !137)
!172 = !DILocation(line: 75, column: 32, scope: !137)
!173 = !DILocation(line: 75, column: 16, scope: !137)
!174 = !DILocation(line: 75, column: 23, scope: !137)
!175 = !DILocation(line: 76, column: 1, scope: !137)
!176 = distinct !DISubprogram(name: "no_acquire", scope: !7, file: !7, line: 78, type: !16, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!177 = !DILocation(line: 80, column: 5, scope: !176)
!178 = !DILocation(line: 80, column: 10, scope: !176)
!179 = !DILocation(line: 81, column: 11, scope: !176)
!180 = !DILocation(line: 82, column: 32, scope: !176)
!181 = !DILocation(line: 82, column: 28, scope: !176)
!182 = !DILocation(line: 82, column: 9, scope: !176)
!183 = !DILocation(line: 82, column: 26, scope: !176)
!184 = !DILocation(line: 83, column: 9, scope: !176)
!185 = !DILocation(line: 84, column: 16, scope: !176)
!186 = !DILocation(line: 84, column: 14, scope: !176)
!187 = !DILocation(line: 85, column: 20, scope: !176)
!188 = !DILocation(line: 85, column: 26, scope: !176)
!189 = !DILocation(line: 87, column: 5, scope: !176)
!190 = !DILocation(line: 88, column: 9, scope: !176)
!191 = !DILocation(line: 88, column: 15, scope: !176)
!192 = distinct !{!192, !193, !195, !39, !40}
!193 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !194)
!194 = distinct !DILocation(line: 88, column: 15, scope: !176)
!195 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !194)
!196 = distinct !{!196, !197, !198, !39, !40}
!197 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !194)
!198 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !194)
!199 = !DILocation(line: 89, column: 1, scope: !176)
!200 = distinct !DISubprogram(name: "no_acquire_behind_own_fence", scope: !7, file: !7, line: 92, type: !16, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!201 = !DILocation(line: 94, column: 5, scope: !200)
!202 = !DILocation(line: 94, column: 10, scope: !200)
!203 = !DILocation(line: 95, column: 11, scope: !200)
!204 = !DILocation(line: 96, column: 32, scope: !200)
!205 = !DILocation(line: 96, column: 28, scope: !200)
!206 = !DILocation(line: 96, column: 9, scope: !200)
!207 = !DILocation(line: 96, column: 26, scope: !200)
!208 = !DILocation(line: 97, column: 9, scope: !200)
!209 = !DILocation(line: 98, column: 16, scope: !200)
!210 = !DILocation(line: 98, column: 14, scope: !200)
!211 = !DILocation(line: 99, column: 16, scope: !200)
!212 = !DILocation(line: 100, column: 5, scope: !200)
!213 = !DILocation(line: 101, column: 5, scope: !200)
!214 = !DILocation(line: 102, column: 9, scope: !200)
!215 = !DILocation(line: 102, column: 15, scope: !200)
!216 = distinct !{!216, !217, !219, !39, !40}
!217 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !218)
!218 = distinct !DILocation(line: 102, column: 15, scope: !200)
!219 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !218)
!220 = distinct !{!220, !221, !222, !39, !40}
!221 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !218)
!222 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !218)
!223 = !DILocation(line: 103, column: 1, scope: !200)
!224 = distinct !DISubprogram(name: "no_acquire_in_chain", scope: !7, file: !7, line: 104, type: !16, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!225 = !DILocation(line: 106, column: 5, scope: !224)
!226 = !DILocation(line: 106, column: 10, scope: !224)
!227 = !DILocation(line: 107, column: 11, scope: !224)
!228 = !DILocation(line: 108, column: 13, scope: !224)
!229 = !DILocation(line: 108, column: 11, scope: !224)
!230 = !DILocation(line: 109, column: 16, scope: !224)
!231 = !DILocation(line: 109, column: 18, scope: !224)
!232 = !DILocation(line: 109, column: 9, scope: !224)
!233 = !DILocation(line: 109, column: 22, scope: !224)
!234 = distinct !{!234, !232, !235, !39, !40}
!235 = !DILocation(line: 109, column: 42, scope: !224)
!236 = !DILocation(line: 110, column: 16, scope: !224)
!237 = !DILocation(line: 111, column: 18, scope: !224)
!238 = !DILocation(line: 112, column: 28, scope: !224)
!239 = !DILocation(line: 111, column: 22, scope: !224)
!240 = !DILocation(line: 111, column: 16, scope: !224)
!241 = distinct !{!241, !242, !244, !39, !40}
!242 = !DILocation(line: 13, column: 5, scope: !92, inlinedAt: !243)
!243 = distinct !DILocation(line: 112, column: 28, scope: !224)
!244 = !DILocation(line: 13, column: 68, scope: !92, inlinedAt: !243)
!245 = !DILocation(line: 112, column: 26, scope: !224)
!246 = !DILocation(line: 112, column: 9, scope: !224)
!247 = !DILocation(line: 112, column: 17, scope: !224)
!248 = !DILocation(line: 113, column: 9, scope: !224)
!249 = !DILocation(line: 114, column: 9, scope: !224)
!250 = !DILocation(line: 114, column: 19, scope: !224)
!251 = !DILocation(line: 115, column: 5, scope: !224)
!252 = !DILocation(line: 116, column: 5, scope: !224)
!253 = !DILocation(line: 117, column: 13, scope: !224)
!254 = !DILocation(line: 117, column: 15, scope: !224)
!255 = !DILocation(line: 117, column: 20, scope: !224)
!256 = !DILocation(line: 118, column: 11, scope: !224)
!257 = !DILocation(line: 118, column: 25, scope: !224)
!258 = !DILocation(line: 118, column: 34, scope: !224)
!259 = !DILocation(line: 118, column: 32, scope: !224)
!260 = !DILocation(line: 118, column: 16, scope: !224)
!261 = !DILocation(line: 118, column: 23, scope: !224)
!262 = !DILocation(line: 119, column: 1, scope: !224)
!263 = distinct !DISubprogram(name: "no_release", scope: !7, file: !7, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!264 = !DILocation(line: 123, column: 5, scope: !263)
!265 = !DILocation(line: 123, column: 10, scope: !263)
!266 = !DILocation(line: 124, column: 11, scope: !263)
!267 = !DILocation(line: 125, column: 32, scope: !263)
!268 = !DILocation(line: 125, column: 28, scope: !263)
!269 = !DILocation(line: 125, column: 9, scope: !263)
!270 = !DILocation(line: 125, column: 26, scope: !263)
!271 = !DILocation(line: 126, column: 16, scope: !263)
!272 = !DILocation(line: 127, column: 16, scope: !263)
!273 = !DILocation(line: 127, column: 14, scope: !263)
!274 = !DILocation(line: 128, column: 13, scope: !263)
!275 = !DILocation(line: 128, column: 19, scope: !263)
!276 = !DILocation(line: 130, column: 5, scope: !263)
!277 = !DILocation(line: 131, column: 9, scope: !263)
!278 = !DILocation(line: 131, column: 15, scope: !263)
!279 = distinct !{!279, !280, !282, !39, !40}
!280 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !281)
!281 = distinct !DILocation(line: 131, column: 15, scope: !263)
!282 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !281)
!283 = distinct !{!283, !284, !285, !39, !40}
!284 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !281)
!285 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !281)
!286 = !DILocation(line: 132, column: 1, scope: !263)
!287 = distinct !DISubprogram(name: "no_release_of_an_offer", scope: !7, file: !7, line: 134, type: !16, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!288 = !DILocation(line: 136, column: 5, scope: !287)
!289 = !DILocation(line: 136, column: 10, scope: !287)
!290 = !DILocation(line: 138, column: 11, scope: !287)
!291 = !DILocation(line: 137, column: 41, scope: !287)
!292 = !DILocation(line: 139, column: 26, scope: !287)
!293 = !DILocation(line: 139, column: 22, scope: !287)
!294 = !DILocation(line: 139, column: 9, scope: !287)
!295 = !DILocation(line: 139, column: 20, scope: !287)
!296 = !DILocation(line: 140, column: 16, scope: !287)
!297 = !DILocation(line: 141, column: 9, scope: !287)
!298 = !DILocation(line: 142, column: 15, scope: !287)
!299 = !DILocation(line: 143, column: 13, scope: !287)
!300 = !DILocation(line: 144, column: 13, scope: !287)
!301 = !DILocation(line: 145, column: 21, scope: !287)
!302 = !DILocation(line: 146, column: 9, scope: !287)
!303 = !DILocation(line: 147, column: 25, scope: !287)
!304 = !DILocation(line: 147, column: 21, scope: !287)
!305 = !DILocation(line: 0, scope: !287)
!306 = !DILocation(line: 150, column: 5, scope: !287)
!307 = !DILocation(line: 151, column: 11, scope: !287)
!308 = !DILocation(line: 151, column: 25, scope: !287)
!309 = !DILocation(line: 151, column: 33, scope: !287)
!310 = !DILocation(line: 151, column: 31, scope: !287)
!311 = !DILocation(line: 151, column: 16, scope: !287)
!312 = !DILocation(line: 151, column: 23, scope: !287)
!313 = !DILocation(line: 152, column: 1, scope: !287)
!314 = distinct !DISubprogram(name: "block_fence_in_sum", scope: !7, file: !7, line: 154, type: !16, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!315 = !DILocation(line: 156, column: 5, scope: !314)
!316 = !DILocation(line: 156, column: 10, scope: !314)
!317 = !DILocation(line: 157, column: 11, scope: !314)
!318 = !DILocation(line: 158, column: 32, scope: !314)
!319 = !DILocation(line: 158, column: 28, scope: !314)
!320 = !DILocation(line: 158, column: 9, scope: !314)
!321 = !DILocation(line: 158, column: 26, scope: !314)
!322 = !DILocation(line: 159, column: 16, scope: !314)
!323 = !DILocation(line: 160, column: 16, scope: !314)
!324 = !DILocation(line: 160, column: 14, scope: !314)
!325 = !DILocation(line: 161, column: 16, scope: !314)
!326 = !DILocation(line: 162, column: 5, scope: !314)
!327 = !DILocation(line: 163, column: 5, scope: !314)
!328 = !DILocation(line: 164, column: 9, scope: !314)
!329 = !DILocation(line: 164, column: 15, scope: !314)
!330 = distinct !{!330, !331, !333, !39, !40}
!331 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !332)
!332 = distinct !DILocation(line: 164, column: 15, scope: !314)
!333 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !332)
!334 = distinct !{!334, !335, !336, !39, !40}
!335 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !332)
!336 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !332)
!337 = !DILocation(line: 165, column: 1, scope: !314)
!338 = distinct !DISubprogram(name: "block_fence_in_chain", scope: !7, file: !7, line: 166, type: !16, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!339 = !DILocation(line: 168, column: 5, scope: !338)
!340 = !DILocation(line: 168, column: 10, scope: !338)
!341 = !DILocation(line: 169, column: 11, scope: !338)
!342 = !DILocation(line: 170, column: 13, scope: !338)
!343 = !DILocation(line: 170, column: 11, scope: !338)
!344 = !DILocation(line: 171, column: 16, scope: !338)
!345 = !DILocation(line: 171, column: 18, scope: !338)
!346 = !DILocation(line: 171, column: 9, scope: !338)
!347 = !DILocation(line: 171, column: 22, scope: !338)
!348 = distinct !{!348, !346, !349, !39, !40}
!349 = !DILocation(line: 171, column: 42, scope: !338)
!350 = !DILocation(line: 172, column: 9, scope: !338)
!351 = !DILocation(line: 173, column: 18, scope: !338)
!352 = !DILocation(line: 174, column: 28, scope: !338)
!353 = !DILocation(line: 173, column: 22, scope: !338)
!354 = !DILocation(line: 173, column: 16, scope: !338)
!355 = distinct !{!355, !356, !358, !39, !40}
!356 = !DILocation(line: 13, column: 5, scope: !92, inlinedAt: !357)
!357 = distinct !DILocation(line: 174, column: 28, scope: !338)
!358 = !DILocation(line: 13, column: 68, scope: !92, inlinedAt: !357)
!359 = !DILocation(line: 174, column: 26, scope: !338)
!360 = !DILocation(line: 174, column: 9, scope: !338)
!361 = !DILocation(line: 174, column: 17, scope: !338)
!362 = !DILocation(line: 175, column: 16, scope: !338)
!363 = !{i64 2155538631}
!364 = !DILocation(line: 177, column: 9, scope: !338)
!365 = !DILocation(line: 177, column: 19, scope: !338)
!366 = !DILocation(line: 178, column: 5, scope: !338)
!367 = !DILocation(line: 179, column: 5, scope: !338)
!368 = !DILocation(line: 180, column: 13, scope: !338)
!369 = !DILocation(line: 180, column: 15, scope: !338)
!370 = !DILocation(line: 180, column: 20, scope: !338)
!371 = !DILocation(line: 181, column: 11, scope: !338)
!372 = !DILocation(line: 181, column: 25, scope: !338)
!373 = !DILocation(line: 181, column: 34, scope: !338)
!374 = !DILocation(line: 181, column: 32, scope: !338)
!375 = !DILocation(line: 181, column: 16, scope: !338)
!376 = !DILocation(line: 181, column: 23, scope: !338)
!377 = !DILocation(line: 182, column: 1, scope: !338)
!378 = distinct !DISubprogram(name: "block_fence_of_reader", scope: !7, file: !7, line: 183, type: !16, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!379 = !DILocation(line: 185, column: 5, scope: !378)
!380 = !DILocation(line: 185, column: 10, scope: !378)
!381 = !DILocation(line: 186, column: 11, scope: !378)
!382 = !DILocation(line: 187, column: 32, scope: !378)
!383 = !DILocation(line: 187, column: 28, scope: !378)
!384 = !DILocation(line: 187, column: 9, scope: !378)
!385 = !DILocation(line: 187, column: 26, scope: !378)
!386 = !DILocation(line: 188, column: 9, scope: !378)
!387 = !DILocation(line: 189, column: 16, scope: !378)
!388 = !DILocation(line: 189, column: 14, scope: !378)
!389 = !DILocation(line: 190, column: 16, scope: !378)
!390 = !DILocation(line: 191, column: 5, scope: !378)
!391 = !DILocation(line: 192, column: 5, scope: !378)
!392 = !DILocation(line: 193, column: 9, scope: !378)
!393 = !DILocation(line: 193, column: 15, scope: !378)
!394 = distinct !{!394, !395, !397, !39, !40}
!395 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !396)
!396 = distinct !DILocation(line: 193, column: 15, scope: !378)
!397 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !396)
!398 = distinct !{!398, !399, !400, !39, !40}
!399 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !396)
!400 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !396)
!401 = !DILocation(line: 194, column: 1, scope: !378)
!402 = distinct !DISubprogram(name: "fence_by_another_lane", scope: !7, file: !7, line: 196, type: !16, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!403 = !DILocation(line: 198, column: 5, scope: !402)
!404 = !DILocation(line: 198, column: 10, scope: !402)
!405 = !DILocation(line: 199, column: 11, scope: !402)
!406 = !DILocation(line: 199, column: 40, scope: !402)
!407 = !DILocation(line: 199, column: 36, scope: !402)
!408 = !DILocation(line: 199, column: 17, scope: !402)
!409 = !DILocation(line: 199, column: 34, scope: !402)
!410 = !DILocation(line: 200, column: 36, scope: !402)
!411 = !DILocation(line: 202, column: 16, scope: !402)
!412 = !DILocation(line: 202, column: 14, scope: !402)
!413 = !DILocation(line: 203, column: 13, scope: !402)
!414 = !DILocation(line: 203, column: 19, scope: !402)
!415 = !DILocation(line: 205, column: 5, scope: !402)
!416 = !DILocation(line: 206, column: 9, scope: !402)
!417 = !DILocation(line: 206, column: 15, scope: !402)
!418 = distinct !{!418, !419, !421, !39, !40}
!419 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !420)
!420 = distinct !DILocation(line: 206, column: 15, scope: !402)
!421 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !420)
!422 = distinct !{!422, !423, !424, !39, !40}
!423 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !420)
!424 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !420)
!425 = !DILocation(line: 207, column: 1, scope: !402)
!426 = distinct !DISubprogram(name: "fence_by_another_warp", scope: !7, file: !7, line: 209, type: !16, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!427 = !DILocation(line: 211, column: 5, scope: !426)
!428 = !DILocation(line: 211, column: 10, scope: !426)
!429 = !DILocation(line: 212, column: 11, scope: !426)
!430 = !DILocation(line: 212, column: 40, scope: !426)
!431 = !DILocation(line: 212, column: 36, scope: !426)
!432 = !DILocation(line: 212, column: 17, scope: !426)
!433 = !DILocation(line: 212, column: 34, scope: !426)
!434 = !DILocation(line: 213, column: 5, scope: !426)
!435 = !DILocation(line: 214, column: 11, scope: !426)
!436 = !DILocation(line: 214, column: 37, scope: !426)
!437 = !DILocation(line: 215, column: 5, scope: !426)
!438 = !DILocation(line: 216, column: 11, scope: !426)
!439 = !DILocation(line: 217, column: 16, scope: !426)
!440 = !DILocation(line: 217, column: 14, scope: !426)
!441 = !DILocation(line: 218, column: 13, scope: !426)
!442 = !DILocation(line: 218, column: 19, scope: !426)
!443 = !DILocation(line: 220, column: 5, scope: !426)
!444 = !DILocation(line: 221, column: 9, scope: !426)
!445 = !DILocation(line: 221, column: 15, scope: !426)
!446 = distinct !{!446, !447, !449, !39, !40}
!447 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !448)
!448 = distinct !DILocation(line: 221, column: 15, scope: !426)
!449 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !448)
!450 = distinct !{!450, !451, !452, !39, !40}
!451 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !448)
!452 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !448)
!453 = !DILocation(line: 222, column: 1, scope: !426)
!454 = distinct !DISubprogram(name: "fence_for_the_others", scope: !7, file: !7, line: 224, type: !16, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!455 = !DILocation(line: 226, column: 5, scope: !454)
!456 = !DILocation(line: 226, column: 10, scope: !454)
!457 = !DILocation(line: 227, column: 30, scope: !454)
!458 = !DILocation(line: 227, column: 26, scope: !454)
!459 = !DILocation(line: 227, column: 16, scope: !454)
!460 = !DILocation(line: 227, column: 24, scope: !454)
!461 = !DILocation(line: 228, column: 12, scope: !454)
!462 = !DILocation(line: 229, column: 11, scope: !454)
!463 = !DILocation(line: 230, column: 9, scope: !454)
!464 = !DILocation(line: 231, column: 16, scope: !454)
!465 = !DILocation(line: 231, column: 14, scope: !454)
!466 = !DILocation(line: 232, column: 9, scope: !454)
!467 = !DILocation(line: 233, column: 5, scope: !454)
!468 = !DILocation(line: 234, column: 5, scope: !454)
!469 = !DILocation(line: 235, column: 10, scope: !454)
!470 = !DILocation(line: 235, column: 9, scope: !454)
!471 = !DILocation(line: 236, column: 46, scope: !454)
!472 = !DILocation(line: 236, column: 67, scope: !454)
!473 = !DILocation(line: 236, column: 56, scope: !454)
!474 = !DILocation(line: 236, column: 54, scope: !454)
!475 = !DILocation(line: 236, column: 37, scope: !454)
!476 = !DILocation(line: 236, column: 44, scope: !454)
!477 = !DILocation(line: 236, column: 30, scope: !454)
!478 = !DILocation(line: 236, column: 23, scope: !454)
!479 = !DILocation(line: 236, column: 5, scope: !454)
!480 = distinct !{!480, !479, !481, !39, !40}
!481 = !DILocation(line: 236, column: 70, scope: !454)
!482 = !DILocation(line: 237, column: 1, scope: !454)
!483 = distinct !DISubprogram(name: "fence_before_the_barrier", scope: !7, file: !7, line: 239, type: !16, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!484 = !DILocation(line: 241, column: 5, scope: !483)
!485 = !DILocation(line: 241, column: 10, scope: !483)
!486 = !DILocation(line: 242, column: 30, scope: !483)
!487 = !DILocation(line: 242, column: 26, scope: !483)
!488 = !DILocation(line: 242, column: 16, scope: !483)
!489 = !DILocation(line: 242, column: 24, scope: !483)
!490 = !DILocation(line: 244, column: 5, scope: !483)
!491 = !DILocation(line: 245, column: 11, scope: !483)
!492 = !DILocation(line: 246, column: 16, scope: !483)
!493 = !DILocation(line: 247, column: 16, scope: !483)
!494 = !DILocation(line: 247, column: 14, scope: !483)
!495 = !DILocation(line: 248, column: 9, scope: !483)
!496 = !DILocation(line: 249, column: 5, scope: !483)
!497 = !DILocation(line: 250, column: 5, scope: !483)
!498 = !DILocation(line: 251, column: 10, scope: !483)
!499 = !DILocation(line: 251, column: 9, scope: !483)
!500 = !DILocation(line: 252, column: 46, scope: !483)
!501 = !DILocation(line: 252, column: 71, scope: !483)
!502 = !DILocation(line: 252, column: 60, scope: !483)
!503 = !DILocation(line: 252, column: 58, scope: !483)
!504 = !DILocation(line: 252, column: 54, scope: !483)
!505 = !DILocation(line: 252, column: 37, scope: !483)
!506 = !DILocation(line: 252, column: 44, scope: !483)
!507 = !DILocation(line: 252, column: 30, scope: !483)
!508 = !DILocation(line: 252, column: 23, scope: !483)
!509 = !DILocation(line: 252, column: 5, scope: !483)
!510 = distinct !{!510, !509, !511, !39, !40}
!511 = !DILocation(line: 252, column: 74, scope: !483)
!512 = !DILocation(line: 253, column: 1, scope: !483)
!513 = distinct !DISubprogram(name: "fences_of_all_acq_rel", scope: !7, file: !7, line: 257, type: !16, scopeLine: 257, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!514 = !DILocation(line: 259, column: 5, scope: !513)
!515 = !DILocation(line: 259, column: 10, scope: !513)
!516 = !DILocation(line: 260, column: 30, scope: !513)
!517 = !DILocation(line: 260, column: 26, scope: !513)
!518 = !DILocation(line: 260, column: 16, scope: !513)
!519 = !DILocation(line: 260, column: 24, scope: !513)
!520 = !DILocation(line: 261, column: 12, scope: !513)
!521 = !DILocation(line: 262, column: 5, scope: !513)
!522 = !DILocation(line: 263, column: 11, scope: !513)
!523 = !DILocation(line: 264, column: 16, scope: !513)
!524 = !DILocation(line: 264, column: 14, scope: !513)
!525 = !DILocation(line: 265, column: 9, scope: !513)
!526 = !DILocation(line: 266, column: 5, scope: !513)
!527 = !DILocation(line: 267, column: 5, scope: !513)
!528 = !DILocation(line: 268, column: 10, scope: !513)
!529 = !DILocation(line: 268, column: 9, scope: !513)
!530 = !DILocation(line: 269, column: 46, scope: !513)
!531 = !DILocation(line: 269, column: 71, scope: !513)
!532 = !DILocation(line: 269, column: 60, scope: !513)
!533 = !DILocation(line: 269, column: 58, scope: !513)
!534 = !DILocation(line: 269, column: 54, scope: !513)
!535 = !DILocation(line: 269, column: 37, scope: !513)
!536 = !DILocation(line: 269, column: 44, scope: !513)
!537 = !DILocation(line: 269, column: 30, scope: !513)
!538 = !DILocation(line: 269, column: 23, scope: !513)
!539 = !DILocation(line: 269, column: 5, scope: !513)
!540 = distinct !{!540, !539, !541, !39, !40}
!541 = !DILocation(line: 269, column: 74, scope: !513)
!542 = !DILocation(line: 270, column: 1, scope: !513)
!543 = distinct !DISubprogram(name: "ticket_for_fences", scope: !7, file: !7, line: 272, type: !16, scopeLine: 272, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!544 = !DILocation(line: 274, column: 5, scope: !543)
!545 = !DILocation(line: 274, column: 10, scope: !543)
!546 = !DILocation(line: 275, column: 11, scope: !543)
!547 = !DILocation(line: 276, column: 32, scope: !543)
!548 = !DILocation(line: 276, column: 28, scope: !543)
!549 = !DILocation(line: 276, column: 9, scope: !543)
!550 = !DILocation(line: 276, column: 26, scope: !543)
!551 = !DILocation(line: 277, column: 16, scope: !543)
!552 = !DILocation(line: 278, column: 16, scope: !543)
!553 = !DILocation(line: 278, column: 14, scope: !543)
!554 = !DILocation(line: 279, column: 20, scope: !543)
!555 = !DILocation(line: 279, column: 26, scope: !543)
!556 = !DILocation(line: 281, column: 5, scope: !543)
!557 = !DILocation(line: 282, column: 9, scope: !543)
!558 = !DILocation(line: 282, column: 15, scope: !543)
!559 = distinct !{!559, !560, !562, !39, !40}
!560 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !561)
!561 = distinct !DILocation(line: 282, column: 15, scope: !543)
!562 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !561)
!563 = distinct !{!563, !564, !565, !39, !40}
!564 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !561)
!565 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !561)
!566 = !DILocation(line: 283, column: 1, scope: !543)
!567 = distinct !DISubprogram(name: "acq_rel_by_name", scope: !7, file: !7, line: 285, type: !16, scopeLine: 285, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!568 = !DILocation(line: 287, column: 5, scope: !567)
!569 = !DILocation(line: 287, column: 10, scope: !567)
!570 = !DILocation(line: 288, column: 11, scope: !567)
!571 = !DILocation(line: 289, column: 32, scope: !567)
!572 = !DILocation(line: 289, column: 28, scope: !567)
!573 = !DILocation(line: 289, column: 9, scope: !567)
!574 = !DILocation(line: 289, column: 26, scope: !567)
!575 = !DILocation(line: 290, column: 16, scope: !567)
!576 = !DILocation(line: 291, column: 16, scope: !567)
!577 = !DILocation(line: 292, column: 16, scope: !567)
!578 = !DILocation(line: 292, column: 26, scope: !567)
!579 = !DILocation(line: 291, column: 95, scope: !567)
!580 = !DILocation(line: 291, column: 14, scope: !567)
!581 = !DILocation(line: 293, column: 16, scope: !567)
!582 = !DILocation(line: 294, column: 5, scope: !567)
!583 = !DILocation(line: 295, column: 5, scope: !567)
!584 = !DILocation(line: 296, column: 9, scope: !567)
!585 = !DILocation(line: 296, column: 15, scope: !567)
!586 = distinct !{!586, !587, !589, !39, !40}
!587 = !DILocation(line: 49, column: 5, scope: !35, inlinedAt: !588)
!588 = distinct !DILocation(line: 296, column: 15, scope: !567)
!589 = !DILocation(line: 49, column: 59, scope: !35, inlinedAt: !588)
!590 = distinct !{!590, !591, !592, !39, !40}
!591 = !DILocation(line: 50, column: 5, scope: !35, inlinedAt: !588)
!592 = !DILocation(line: 50, column: 70, scope: !35, inlinedAt: !588)
!593 = !DILocation(line: 297, column: 1, scope: !567)
!594 = distinct !DISubprogram(name: "exchange_for_release", scope: !7, file: !7, line: 298, type: !16, scopeLine: 298, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!595 = !DILocation(line: 300, column: 5, scope: !594)
!596 = !DILocation(line: 300, column: 10, scope: !594)
!597 = !DILocation(line: 301, column: 11, scope: !594)
!598 = !DILocation(line: 302, column: 13, scope: !594)
!599 = !DILocation(line: 302, column: 11, scope: !594)
!600 = !DILocation(line: 303, column: 16, scope: !594)
!601 = !DILocation(line: 303, column: 18, scope: !594)
!602 = !DILocation(line: 303, column: 37, scope: !594)
!603 = !DILocation(line: 303, column: 32, scope: !594)
!604 = !DILocation(line: 303, column: 22, scope: !594)
!605 = !DILocation(line: 303, column: 9, scope: !594)
!606 = distinct !{!606, !605, !607, !39, !40}
!607 = !DILocation(line: 303, column: 50, scope: !594)
!608 = !DILocation(line: 304, column: 16, scope: !594)
!609 = !DILocation(line: 305, column: 18, scope: !594)
!610 = !DILocation(line: 306, column: 28, scope: !594)
!611 = !DILocation(line: 305, column: 22, scope: !594)
!612 = !DILocation(line: 305, column: 16, scope: !594)
!613 = distinct !{!613, !614, !616, !39, !40}
!614 = !DILocation(line: 13, column: 5, scope: !92, inlinedAt: !615)
!615 = distinct !DILocation(line: 306, column: 28, scope: !594)
!616 = !DILocation(line: 13, column: 68, scope: !92, inlinedAt: !615)
!617 = !DILocation(line: 306, column: 26, scope: !594)
!618 = !DILocation(line: 306, column: 9, scope: !594)
!619 = !DILocation(line: 306, column: 17, scope: !594)
!620 = !DILocation(line: 307, column: 16, scope: !594)
!621 = !DILocation(line: 308, column: 20, scope: !594)
!622 = !DILocation(line: 308, column: 25, scope: !594)
!623 = !DILocation(line: 308, column: 9, scope: !594)
!624 = !DILocation(line: 309, column: 5, scope: !594)
!625 = !DILocation(line: 310, column: 5, scope: !594)
!626 = !DILocation(line: 311, column: 13, scope: !594)
!627 = !DILocation(line: 311, column: 15, scope: !594)
!628 = !DILocation(line: 311, column: 20, scope: !594)
!629 = !DILocation(line: 312, column: 11, scope: !594)
!630 = !DILocation(line: 312, column: 25, scope: !594)
!631 = !DILocation(line: 312, column: 34, scope: !594)
!632 = !DILocation(line: 312, column: 32, scope: !594)
!633 = !DILocation(line: 312, column: 16, scope: !594)
!634 = !DILocation(line: 312, column: 23, scope: !594)
!635 = !DILocation(line: 313, column: 1, scope: !594)
!636 = distinct !DISubprogram(name: "barrier_for_fence", scope: !7, file: !7, line: 315, type: !16, scopeLine: 315, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!637 = !DILocation(line: 317, column: 5, scope: !636)
!638 = !DILocation(line: 317, column: 10, scope: !636)
!639 = !DILocation(line: 318, column: 30, scope: !636)
!640 = !DILocation(line: 318, column: 26, scope: !636)
!641 = !DILocation(line: 318, column: 16, scope: !636)
!642 = !DILocation(line: 318, column: 24, scope: !636)
!643 = !DILocation(line: 319, column: 5, scope: !636)
!644 = !DILocation(line: 320, column: 11, scope: !636)
!645 = !DILocation(line: 321, column: 16, scope: !636)
!646 = !DILocation(line: 322, column: 16, scope: !636)
!647 = !DILocation(line: 322, column: 14, scope: !636)
!648 = !DILocation(line: 323, column: 16, scope: !636)
!649 = !DILocation(line: 324, column: 5, scope: !636)
!650 = !DILocation(line: 325, column: 5, scope: !636)
!651 = !DILocation(line: 326, column: 10, scope: !636)
!652 = !DILocation(line: 326, column: 9, scope: !636)
!653 = !DILocation(line: 327, column: 46, scope: !636)
!654 = !DILocation(line: 327, column: 67, scope: !636)
!655 = !DILocation(line: 327, column: 56, scope: !636)
!656 = !DILocation(line: 327, column: 54, scope: !636)
!657 = !DILocation(line: 327, column: 37, scope: !636)
!658 = !DILocation(line: 327, column: 44, scope: !636)
!659 = !DILocation(line: 327, column: 30, scope: !636)
!660 = !DILocation(line: 327, column: 23, scope: !636)
!661 = !DILocation(line: 327, column: 5, scope: !636)
!662 = distinct !{!662, !661, !663, !39, !40}
!663 = !DILocation(line: 327, column: 70, scope: !636)
!664 = !DILocation(line: 328, column: 1, scope: !636)
!665 = distinct !DISubprogram(name: "waits_for_itself_only", scope: !7, file: !7, line: 330, type: !16, scopeLine: 330, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!666 = !DILocation(line: 332, column: 5, scope: !665)
!667 = !DILocation(line: 332, column: 10, scope: !665)
!668 = !DILocation(line: 333, column: 11, scope: !665)
!669 = !DILocation(line: 334, column: 13, scope: !665)
!670 = !DILocation(line: 334, column: 11, scope: !665)
!671 = !DILocation(line: 335, column: 23, scope: !665)
!672 = !DILocation(line: 335, column: 19, scope: !665)
!673 = !DILocation(line: 335, column: 14, scope: !665)
!674 = !DILocation(line: 335, column: 9, scope: !665)
!675 = !DILocation(line: 335, column: 17, scope: !665)
!676 = !DILocation(line: 336, column: 9, scope: !665)
!677 = !DILocation(line: 337, column: 9, scope: !665)
!678 = !DILocation(line: 337, column: 19, scope: !665)
!679 = !DILocation(line: 338, column: 5, scope: !665)
!680 = !DILocation(line: 339, column: 5, scope: !665)
!681 = !DILocation(line: 340, column: 11, scope: !665)
!682 = !DILocation(line: 341, column: 16, scope: !665)
!683 = !DILocation(line: 341, column: 18, scope: !665)
!684 = !DILocation(line: 341, column: 9, scope: !665)
!685 = !DILocation(line: 341, column: 22, scope: !665)
!686 = distinct !{!686, !684, !687, !39, !40}
!687 = !DILocation(line: 341, column: 42, scope: !665)
!688 = !DILocation(line: 342, column: 9, scope: !665)
!689 = !DILocation(line: 343, column: 5, scope: !665)
!690 = !DILocation(line: 344, column: 12, scope: !665)
!691 = !DILocation(line: 345, column: 13, scope: !665)
!692 = !DILocation(line: 345, column: 15, scope: !665)
!693 = !DILocation(line: 345, column: 20, scope: !665)
!694 = !DILocation(line: 346, column: 11, scope: !665)
!695 = !DILocation(line: 346, column: 25, scope: !665)
!696 = !DILocation(line: 346, column: 34, scope: !665)
!697 = !DILocation(line: 346, column: 38, scope: !665)
!698 = !DILocation(line: 346, column: 31, scope: !665)
!699 = !DILocation(line: 346, column: 16, scope: !665)
!700 = !DILocation(line: 346, column: 23, scope: !665)
!701 = !DILocation(line: 347, column: 1, scope: !665)
