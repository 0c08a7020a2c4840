; Made from locks.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ21grid_lock_block_fenceE3own = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ19grid_lock_cta_fenceE3own = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ20grid_lock_no_acquireE3own = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ22shared_lock_no_acquireE4lock = internal addrspace(3) global i32 undef, align 4
@_ZZ22shared_lock_no_acquireE4bins = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@_ZZ20grid_lock_no_releaseE3own = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ22shared_lock_no_releaseE4lock = internal addrspace(3) global i32 undef, align 4
@_ZZ22shared_lock_no_releaseE4most = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ24grid_unlock_before_writeE3own = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ26shared_unlock_before_writeE4lock = internal addrspace(3) global i32 undef, align 4
@_ZZ26shared_unlock_before_writeE4bins = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@_ZZ18grid_lock_volatileE3own = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ20shared_lock_volatileE4lock = internal addrspace(3) global i32 undef, align 4
@_ZZ20shared_lock_volatileE5count = internal addrspace(3) global i32 undef, align 4
@_ZZ20grid_lock_tried_onceE3own = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ14lanes_try_onceE4lock = internal addrspace(3) global i32 undef, align 4
@_ZZ14lanes_try_onceE4bins = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@_ZZ21exchanged_once_sharedE4most = internal addrspace(3) global i32 undef, align 4
@_ZZ24grid_lock_of_block_scopeE3own = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ12another_lockE3own = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ17grid_unlock_plainE3own = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ19shared_unlock_plainE4lock = internal addrspace(3) global i32 undef, align 4
@_ZZ19shared_unlock_plainE4bins = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@_ZZ26shared_locks_in_two_ordersE5locks = internal addrspace(3) global [2 x i32] undef, align 4
@_ZZ26shared_locks_in_two_ordersE6counts = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_block_fence(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !15 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !18
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %9 = add i32 %7, %8, !dbg !18
  %10 = icmp slt i32 %9, %3, !dbg !19
  br i1 %10, label %11, label %12, !dbg !19

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #8, !dbg !19
  br label %12, !dbg !19

12:                                               ; preds = %11, %4
  %13 = shl i32 %5, 6, !dbg !20
  %14 = add i32 %13, %8, !dbg !20
  %15 = icmp samesign ult i32 %8, 8, !dbg !20
  br i1 %15, label %16, label %19, !dbg !20

16:                                               ; preds = %12
  %17 = zext nneg i32 %8 to i64, !dbg !20
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21grid_lock_block_fenceE3own to ptr), i64 %17, !dbg !20
  store i32 0, ptr %18, align 4, !dbg !20, !tbaa !10
  br label %19, !dbg !20

19:                                               ; preds = %16, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %20 = icmp slt i32 %14, %3, !dbg !20
  br i1 %20, label %21, label %29, !dbg !20

21:                                               ; preds = %19
  %22 = sext i32 %14 to i64, !dbg !20
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !20
  %24 = load i32, ptr %23, align 4, !dbg !20, !tbaa !10
  %25 = and i32 %24, 7, !dbg !20
  %26 = zext nneg i32 %25 to i64, !dbg !20
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21grid_lock_block_fenceE3own to ptr), i64 %26, !dbg !20
  %28 = atomicrmw add ptr %27, i32 %24 seq_cst, align 4, !dbg !20
  br label %29, !dbg !20

29:                                               ; preds = %19, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %30 = icmp eq i32 %8, 0, !dbg !21
  br i1 %30, label %31, label %49, !dbg !21

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %33, !dbg !22

33:                                               ; preds = %31, %33
  %34 = atomicrmw xchg ptr %32, i32 1 seq_cst, align 4, !dbg !22
  %35 = icmp eq i32 %34, 0, !dbg !22
  br i1 %35, label %36, label %33, !dbg !22, !llvm.loop !23

36:                                               ; preds = %33
  tail call void @llvm.nvvm.membar.gl(), !dbg !26
  br label %37, !dbg !27

37:                                               ; preds = %36, %37
  %38 = phi i32 [ 0, %36 ], [ %45, %37 ]
  %39 = zext nneg i32 %38 to i64, !dbg !27
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21grid_lock_block_fenceE3own to ptr), i64 %39, !dbg !27
  %41 = load i32, ptr %40, align 4, !dbg !27, !tbaa !10
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %39, !dbg !27
  %43 = load i32, ptr %42, align 4, !dbg !27, !tbaa !10
  %44 = add nsw i32 %43, %41, !dbg !27
  store i32 %44, ptr %42, align 4, !dbg !27, !tbaa !10
  %45 = add nuw nsw i32 %38, 1, !dbg !27
  %46 = icmp eq i32 %45, 8, !dbg !27
  br i1 %46, label %47, label %37, !dbg !27, !llvm.loop !28

47:                                               ; preds = %37
  tail call void @llvm.nvvm.membar.gl(), !dbg !33
  %48 = atomicrmw xchg ptr %32, i32 0 seq_cst, align 4, !dbg !34
  br label %49, !dbg !35

49:                                               ; preds = %29, %47
  ret void, !dbg !35
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc void @_ZL5wasteiPi(i32 noundef %0, ptr noundef writeonly captures(none) %1) unnamed_addr #1 !dbg !36 {
  br label %5, !dbg !38

3:                                                ; preds = %5
  %4 = icmp eq i32 %9, 1592614637, !dbg !39
  br i1 %4, label %12, label %13, !dbg !39

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ]
  %7 = phi i32 [ %0, %2 ], [ %9, %5 ]
  %8 = add nsw i32 %6, %7, !dbg !40
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #8, !dbg !41
  %10 = add nuw nsw i32 %6, 1, !dbg !42
  %11 = icmp eq i32 %10, 4, !dbg !43
  br i1 %11, label %3, label %5, !dbg !38, !llvm.loop !44

12:                                               ; preds = %3
  store i32 1592614637, ptr %1, align 4, !dbg !46, !tbaa !10
  br label %13, !dbg !47

13:                                               ; preds = %12, %3
  ret void, !dbg !48
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_cta_fence(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !49 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !50
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !50
  %7 = mul i32 %5, %6, !dbg !50
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
  %9 = add i32 %7, %8, !dbg !50
  %10 = icmp slt i32 %9, %3, !dbg !51
  br i1 %10, label %11, label %12, !dbg !51

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #8, !dbg !51
  br label %12, !dbg !51

12:                                               ; preds = %11, %4
  %13 = shl i32 %5, 6, !dbg !52
  %14 = add i32 %13, %8, !dbg !52
  %15 = icmp samesign ult i32 %8, 8, !dbg !52
  br i1 %15, label %16, label %19, !dbg !52

16:                                               ; preds = %12
  %17 = zext nneg i32 %8 to i64, !dbg !52
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19grid_lock_cta_fenceE3own to ptr), i64 %17, !dbg !52
  store i32 0, ptr %18, align 4, !dbg !52, !tbaa !10
  br label %19, !dbg !52

19:                                               ; preds = %16, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !52
  %20 = icmp slt i32 %14, %3, !dbg !52
  br i1 %20, label %21, label %29, !dbg !52

21:                                               ; preds = %19
  %22 = sext i32 %14 to i64, !dbg !52
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !52
  %24 = load i32, ptr %23, align 4, !dbg !52, !tbaa !10
  %25 = and i32 %24, 7, !dbg !52
  %26 = zext nneg i32 %25 to i64, !dbg !52
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19grid_lock_cta_fenceE3own to ptr), i64 %26, !dbg !52
  %28 = atomicrmw add ptr %27, i32 %24 seq_cst, align 4, !dbg !52
  br label %29, !dbg !52

29:                                               ; preds = %19, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !52
  %30 = icmp eq i32 %8, 0, !dbg !53
  br i1 %30, label %31, label %49, !dbg !53

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %33, !dbg !54

33:                                               ; preds = %31, %40
  %34 = phi i32 [ 0, %31 ], [ %47, %40 ]
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %32, i64 %35
  br label %37, !dbg !55

37:                                               ; preds = %33, %37
  %38 = atomicrmw xchg ptr %36, i32 1 seq_cst, align 4, !dbg !55
  %39 = icmp eq i32 %38, 0, !dbg !55
  br i1 %39, label %40, label %37, !dbg !55, !llvm.loop !56

40:                                               ; preds = %37
  fence syncscope("device") acq_rel, !dbg !57
  %41 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19grid_lock_cta_fenceE3own to ptr), i64 %35, !dbg !58
  %42 = load i32, ptr %41, align 4, !dbg !58, !tbaa !10
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %35, !dbg !59
  %44 = load i32, ptr %43, align 4, !dbg !60, !tbaa !10
  %45 = add nsw i32 %44, %42, !dbg !60
  store i32 %45, ptr %43, align 4, !dbg !60, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !61
  %46 = atomicrmw xchg ptr %36, i32 0 seq_cst, align 4, !dbg !62
  %47 = add nuw nsw i32 %34, 1, !dbg !63
  %48 = icmp eq i32 %47, 8, !dbg !64
  br i1 %48, label %49, label %33, !dbg !54, !llvm.loop !65

49:                                               ; preds = %40, %29
  ret void, !dbg !67
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_no_acquire(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !68 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !69
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !69
  %7 = mul i32 %5, %6, !dbg !69
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
  %9 = add i32 %7, %8, !dbg !69
  %10 = icmp slt i32 %9, %3, !dbg !70
  br i1 %10, label %11, label %12, !dbg !70

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #8, !dbg !70
  br label %12, !dbg !70

12:                                               ; preds = %11, %4
  %13 = shl i32 %5, 6, !dbg !71
  %14 = add i32 %13, %8, !dbg !71
  %15 = icmp samesign ult i32 %8, 8, !dbg !71
  br i1 %15, label %16, label %19, !dbg !71

16:                                               ; preds = %12
  %17 = zext nneg i32 %8 to i64, !dbg !71
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_no_acquireE3own to ptr), i64 %17, !dbg !71
  store i32 0, ptr %18, align 4, !dbg !71, !tbaa !10
  br label %19, !dbg !71

19:                                               ; preds = %16, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !71
  %20 = icmp slt i32 %14, %3, !dbg !71
  br i1 %20, label %21, label %29, !dbg !71

21:                                               ; preds = %19
  %22 = sext i32 %14 to i64, !dbg !71
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !71
  %24 = load i32, ptr %23, align 4, !dbg !71, !tbaa !10
  %25 = and i32 %24, 7, !dbg !71
  %26 = zext nneg i32 %25 to i64, !dbg !71
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_no_acquireE3own to ptr), i64 %26, !dbg !71
  %28 = atomicrmw add ptr %27, i32 %24 seq_cst, align 4, !dbg !71
  br label %29, !dbg !71

29:                                               ; preds = %19, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !71
  %30 = icmp eq i32 %8, 0, !dbg !72
  br i1 %30, label %31, label %49, !dbg !72

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %33, !dbg !73

33:                                               ; preds = %31, %33
  %34 = atomicrmw xchg ptr %32, i32 1 seq_cst, align 4, !dbg !73
  %35 = icmp eq i32 %34, 0, !dbg !73
  br i1 %35, label %36, label %33, !dbg !73, !llvm.loop !74

36:                                               ; preds = %33
  tail call void @llvm.nvvm.membar.gl(), !dbg !75
  br label %37, !dbg !76

37:                                               ; preds = %36, %37
  %38 = phi i32 [ 0, %36 ], [ %45, %37 ]
  %39 = zext nneg i32 %38 to i64, !dbg !76
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_no_acquireE3own to ptr), i64 %39, !dbg !76
  %41 = load i32, ptr %40, align 4, !dbg !76, !tbaa !10
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %39, !dbg !76
  %43 = load i32, ptr %42, align 4, !dbg !76, !tbaa !10
  %44 = add nsw i32 %43, %41, !dbg !76
  store i32 %44, ptr %42, align 4, !dbg !76, !tbaa !10
  %45 = add nuw nsw i32 %38, 1, !dbg !76
  %46 = icmp eq i32 %45, 8, !dbg !76
  br i1 %46, label %47, label %37, !dbg !76, !llvm.loop !77

47:                                               ; preds = %37
  tail call void @llvm.nvvm.membar.gl(), !dbg !81
  %48 = atomicrmw xchg ptr %32, i32 0 seq_cst, align 4, !dbg !82
  br label %49, !dbg !83

49:                                               ; preds = %29, %47
  ret void, !dbg !83
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_lock_no_acquire(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !84 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !85
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !85
  %8 = mul i32 %6, %7, !dbg !85
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
  %10 = add i32 %8, %9, !dbg !85
  %11 = icmp slt i32 %10, %4, !dbg !86
  br i1 %11, label %12, label %13, !dbg !86

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #8, !dbg !86
  br label %13, !dbg !86

13:                                               ; preds = %12, %5
  %14 = icmp samesign ult i32 %9, 8, !dbg !87
  br i1 %14, label %15, label %18, !dbg !87

15:                                               ; preds = %13
  %16 = zext nneg i32 %9 to i64, !dbg !88
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_acquireE4bins to ptr), i64 %16, !dbg !88
  store i32 0, ptr %17, align 4, !dbg !89, !tbaa !10
  br label %18, !dbg !88

18:                                               ; preds = %15, %13
  %19 = icmp eq i32 %9, 0, !dbg !90
  br i1 %19, label %20, label %21, !dbg !90

20:                                               ; preds = %18
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_acquireE4lock to ptr), align 4, !dbg !91, !tbaa !10
  br label %21, !dbg !92

21:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !93
  br i1 %11, label %22, label %35, !dbg !94

22:                                               ; preds = %21, %22
  %23 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_acquireE4lock to ptr), i32 1 seq_cst, align 4, !dbg !95
  %24 = icmp eq i32 %23, 0, !dbg !95
  br i1 %24, label %25, label %22, !dbg !95, !llvm.loop !96

25:                                               ; preds = %22
  fence syncscope("block") acq_rel, !dbg !97
  %26 = sext i32 %10 to i64, !dbg !98
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !98
  %28 = load i32, ptr %27, align 4, !dbg !98, !tbaa !10
  %29 = and i32 %28, 7, !dbg !99
  %30 = zext nneg i32 %29 to i64, !dbg !100
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_acquireE4bins to ptr), i64 %30, !dbg !100
  %32 = load i32, ptr %31, align 4, !dbg !101, !tbaa !10
  %33 = add nsw i32 %32, %28, !dbg !101
  store i32 %33, ptr %31, align 4, !dbg !101, !tbaa !10
  fence syncscope("block") acq_rel, !dbg !102
  %34 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_acquireE4lock to ptr), i32 0 seq_cst, align 4, !dbg !103
  br label %35, !dbg !104

35:                                               ; preds = %25, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !105
  br i1 %11, label %36, label %45, !dbg !106

36:                                               ; preds = %35
  %37 = sext i32 %10 to i64, !dbg !107
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !107
  %39 = load i32, ptr %38, align 4, !dbg !107, !tbaa !10
  %40 = and i32 %39, 7, !dbg !108
  %41 = zext nneg i32 %40 to i64, !dbg !109
  %42 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_acquireE4bins to ptr), i64 %41, !dbg !109
  %43 = load i32, ptr %42, align 4, !dbg !109, !tbaa !10
  %44 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !110
  store i32 %43, ptr %44, align 4, !dbg !111, !tbaa !10
  br label %45, !dbg !110

45:                                               ; preds = %36, %35
  ret void, !dbg !112
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_no_release(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !113 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !114
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114
  %7 = mul i32 %5, %6, !dbg !114
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114
  %9 = add i32 %7, %8, !dbg !114
  %10 = icmp slt i32 %9, %3, !dbg !115
  br i1 %10, label %11, label %12, !dbg !115

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #8, !dbg !115
  br label %12, !dbg !115

12:                                               ; preds = %11, %4
  %13 = shl i32 %5, 6, !dbg !116
  %14 = add i32 %13, %8, !dbg !116
  %15 = icmp samesign ult i32 %8, 8, !dbg !116
  br i1 %15, label %16, label %19, !dbg !116

16:                                               ; preds = %12
  %17 = zext nneg i32 %8 to i64, !dbg !116
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_no_releaseE3own to ptr), i64 %17, !dbg !116
  store i32 0, ptr %18, align 4, !dbg !116, !tbaa !10
  br label %19, !dbg !116

19:                                               ; preds = %16, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !116
  %20 = icmp slt i32 %14, %3, !dbg !116
  br i1 %20, label %21, label %29, !dbg !116

21:                                               ; preds = %19
  %22 = sext i32 %14 to i64, !dbg !116
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !116
  %24 = load i32, ptr %23, align 4, !dbg !116, !tbaa !10
  %25 = and i32 %24, 7, !dbg !116
  %26 = zext nneg i32 %25 to i64, !dbg !116
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_no_releaseE3own to ptr), i64 %26, !dbg !116
  %28 = atomicrmw add ptr %27, i32 %24 seq_cst, align 4, !dbg !116
  br label %29, !dbg !116

29:                                               ; preds = %19, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !116
  %30 = icmp eq i32 %8, 0, !dbg !117
  br i1 %30, label %31, label %49, !dbg !117

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %33, !dbg !118

33:                                               ; preds = %31, %33
  %34 = atomicrmw xchg ptr %32, i32 1 seq_cst, align 4, !dbg !118
  %35 = icmp eq i32 %34, 0, !dbg !118
  br i1 %35, label %36, label %33, !dbg !118, !llvm.loop !119

36:                                               ; preds = %33
  fence syncscope("device") acq_rel, !dbg !120
  br label %37, !dbg !121

37:                                               ; preds = %36, %37
  %38 = phi i32 [ 0, %36 ], [ %45, %37 ]
  %39 = zext nneg i32 %38 to i64, !dbg !121
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_no_releaseE3own to ptr), i64 %39, !dbg !121
  %41 = load i32, ptr %40, align 4, !dbg !121, !tbaa !10
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %39, !dbg !121
  %43 = load i32, ptr %42, align 4, !dbg !121, !tbaa !10
  %44 = add nsw i32 %43, %41, !dbg !121
  store i32 %44, ptr %42, align 4, !dbg !121, !tbaa !10
  %45 = add nuw nsw i32 %38, 1, !dbg !121
  %46 = icmp eq i32 %45, 8, !dbg !121
  br i1 %46, label %47, label %37, !dbg !121, !llvm.loop !122

47:                                               ; preds = %37
  fence syncscope("device") acq_rel, !dbg !126
  %48 = atomicrmw xchg ptr %32, i32 0 seq_cst, align 4, !dbg !127
  br label %49, !dbg !128

49:                                               ; preds = %29, %47
  ret void, !dbg !128
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_lock_no_release(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !129 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !130
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !130
  %8 = mul i32 %6, %7, !dbg !130
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !130
  %10 = add i32 %8, %9, !dbg !130
  %11 = icmp slt i32 %10, %4, !dbg !131
  br i1 %11, label %12, label %13, !dbg !131

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #8, !dbg !131
  br label %13, !dbg !131

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !132
  br i1 %14, label %15, label %16, !dbg !132

15:                                               ; preds = %13
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_releaseE4lock to ptr), align 4, !dbg !133, !tbaa !10
  store i32 -1000, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_releaseE4most to ptr), align 4, !dbg !134, !tbaa !10
  br label %16, !dbg !135

16:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !136
  br i1 %11, label %17, label %29, !dbg !137

17:                                               ; preds = %16, %17
  %18 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_releaseE4lock to ptr), i32 1 seq_cst, align 4, !dbg !138
  %19 = icmp eq i32 %18, 0, !dbg !138
  br i1 %19, label %20, label %17, !dbg !138, !llvm.loop !139

20:                                               ; preds = %17
  tail call void @llvm.nvvm.membar.cta(), !dbg !140
  %21 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_releaseE4most to ptr), align 4, !dbg !141, !tbaa !10
  %22 = sext i32 %10 to i64, !dbg !142
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !142
  %24 = load i32, ptr %23, align 4, !dbg !142, !tbaa !10
  %25 = icmp slt i32 %21, %24, !dbg !143
  br i1 %25, label %26, label %27, !dbg !143

26:                                               ; preds = %20
  store i32 %24, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_releaseE4most to ptr), align 4, !dbg !144, !tbaa !10
  br label %27, !dbg !145

27:                                               ; preds = %26, %20
  tail call void @llvm.nvvm.membar.cta(), !dbg !146
  %28 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_releaseE4lock to ptr), i32 0 seq_cst, align 4, !dbg !147
  br label %29, !dbg !148

29:                                               ; preds = %27, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !149
  br i1 %11, label %30, label %37, !dbg !150

30:                                               ; preds = %29
  %31 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_releaseE4most to ptr), align 4, !dbg !151, !tbaa !10
  %32 = sext i32 %10 to i64, !dbg !152
  %33 = getelementptr inbounds i32, ptr %0, i64 %32, !dbg !152
  %34 = load i32, ptr %33, align 4, !dbg !152, !tbaa !10
  %35 = sub nsw i32 %31, %34, !dbg !153
  %36 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !154
  store i32 %35, ptr %36, align 4, !dbg !155, !tbaa !10
  br label %37, !dbg !154

37:                                               ; preds = %30, %29
  ret void, !dbg !156
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_unlock_before_write(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !157 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !158
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !158
  %7 = mul i32 %5, %6, !dbg !158
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !158
  %9 = add i32 %7, %8, !dbg !158
  %10 = icmp slt i32 %9, %3, !dbg !159
  br i1 %10, label %11, label %12, !dbg !159

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #8, !dbg !159
  br label %12, !dbg !159

12:                                               ; preds = %11, %4
  %13 = shl i32 %5, 6, !dbg !160
  %14 = add i32 %13, %8, !dbg !160
  %15 = icmp samesign ult i32 %8, 8, !dbg !160
  br i1 %15, label %16, label %19, !dbg !160

16:                                               ; preds = %12
  %17 = zext nneg i32 %8 to i64, !dbg !160
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24grid_unlock_before_writeE3own to ptr), i64 %17, !dbg !160
  store i32 0, ptr %18, align 4, !dbg !160, !tbaa !10
  br label %19, !dbg !160

19:                                               ; preds = %16, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !160
  %20 = icmp slt i32 %14, %3, !dbg !160
  br i1 %20, label %21, label %29, !dbg !160

21:                                               ; preds = %19
  %22 = sext i32 %14 to i64, !dbg !160
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !160
  %24 = load i32, ptr %23, align 4, !dbg !160, !tbaa !10
  %25 = and i32 %24, 7, !dbg !160
  %26 = zext nneg i32 %25 to i64, !dbg !160
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24grid_unlock_before_writeE3own to ptr), i64 %26, !dbg !160
  %28 = atomicrmw add ptr %27, i32 %24 seq_cst, align 4, !dbg !160
  br label %29, !dbg !160

29:                                               ; preds = %19, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !160
  %30 = icmp eq i32 %8, 0, !dbg !161
  br i1 %30, label %31, label %43, !dbg !161

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %33, !dbg !162

33:                                               ; preds = %31, %33
  %34 = atomicrmw xchg ptr %32, i32 1 seq_cst, align 4, !dbg !162
  %35 = icmp eq i32 %34, 0, !dbg !162
  br i1 %35, label %36, label %33, !dbg !162, !llvm.loop !163

36:                                               ; preds = %33
  tail call void @llvm.nvvm.membar.gl(), !dbg !164
  %37 = load i32, ptr %1, align 4, !dbg !165, !tbaa !10
  %38 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24grid_unlock_before_writeE3own to ptr), align 4, !dbg !166, !tbaa !10
  %39 = add nsw i32 %38, %37, !dbg !167
  %40 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ24grid_unlock_before_writeE3own to ptr), i64 4), align 4, !dbg !168, !tbaa !10
  %41 = add nsw i32 %39, %40, !dbg !169
  store i32 %41, ptr %1, align 4, !dbg !170, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !171
  %42 = atomicrmw xchg ptr %32, i32 0 seq_cst, align 4, !dbg !172
  br label %43, !dbg !173

43:                                               ; preds = %29, %36
  ret void, !dbg !173
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_unlock_before_write(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !174 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !175
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !175
  %8 = mul i32 %6, %7, !dbg !175
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175
  %10 = add i32 %8, %9, !dbg !175
  %11 = icmp slt i32 %10, %4, !dbg !176
  br i1 %11, label %12, label %13, !dbg !176

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #8, !dbg !176
  br label %13, !dbg !176

13:                                               ; preds = %12, %5
  %14 = icmp samesign ult i32 %9, 8, !dbg !177
  br i1 %14, label %15, label %18, !dbg !177

15:                                               ; preds = %13
  %16 = zext nneg i32 %9 to i64, !dbg !178
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_unlock_before_writeE4bins to ptr), i64 %16, !dbg !178
  store i32 0, ptr %17, align 4, !dbg !179, !tbaa !10
  br label %18, !dbg !178

18:                                               ; preds = %15, %13
  %19 = icmp eq i32 %9, 0, !dbg !180
  br i1 %19, label %20, label %21, !dbg !180

20:                                               ; preds = %18
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_unlock_before_writeE4lock to ptr), align 4, !dbg !181, !tbaa !10
  br label %21, !dbg !182

21:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !183
  br i1 %11, label %22, label %35, !dbg !184

22:                                               ; preds = %21, %22
  %23 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_unlock_before_writeE4lock to ptr), i32 1 seq_cst, align 4, !dbg !185
  %24 = icmp eq i32 %23, 0, !dbg !185
  br i1 %24, label %25, label %22, !dbg !185, !llvm.loop !186

25:                                               ; preds = %22
  fence syncscope("block") acq_rel, !dbg !187
  %26 = sext i32 %10 to i64, !dbg !188
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !188
  %28 = load i32, ptr %27, align 4, !dbg !188, !tbaa !10
  %29 = and i32 %28, 7, !dbg !189
  %30 = zext nneg i32 %29 to i64, !dbg !190
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_unlock_before_writeE4bins to ptr), i64 %30, !dbg !190
  %32 = load i32, ptr %31, align 4, !dbg !191, !tbaa !10
  %33 = add nsw i32 %32, %28, !dbg !192
  store i32 %33, ptr %31, align 4, !dbg !193, !tbaa !10
  fence syncscope("block") acq_rel, !dbg !194
  %34 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_unlock_before_writeE4lock to ptr), i32 0 seq_cst, align 4, !dbg !195
  br label %35, !dbg !196

35:                                               ; preds = %25, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !197
  br i1 %11, label %36, label %45, !dbg !198

36:                                               ; preds = %35
  %37 = sext i32 %10 to i64, !dbg !199
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !199
  %39 = load i32, ptr %38, align 4, !dbg !199, !tbaa !10
  %40 = and i32 %39, 7, !dbg !200
  %41 = zext nneg i32 %40 to i64, !dbg !201
  %42 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_unlock_before_writeE4bins to ptr), i64 %41, !dbg !201
  %43 = load i32, ptr %42, align 4, !dbg !201, !tbaa !10
  %44 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !202
  store i32 %43, ptr %44, align 4, !dbg !203, !tbaa !10
  br label %45, !dbg !202

45:                                               ; preds = %36, %35
  ret void, !dbg !204
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_volatile(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !205 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !206
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !206
  %7 = mul i32 %5, %6, !dbg !206
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !206
  %9 = add i32 %7, %8, !dbg !206
  %10 = icmp slt i32 %9, %3, !dbg !207
  br i1 %10, label %11, label %12, !dbg !207

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #8, !dbg !207
  br label %12, !dbg !207

12:                                               ; preds = %11, %4
  %13 = shl i32 %5, 6, !dbg !208
  %14 = add i32 %13, %8, !dbg !208
  %15 = icmp samesign ult i32 %8, 8, !dbg !208
  br i1 %15, label %16, label %19, !dbg !208

16:                                               ; preds = %12
  %17 = zext nneg i32 %8 to i64, !dbg !208
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18grid_lock_volatileE3own to ptr), i64 %17, !dbg !208
  store i32 0, ptr %18, align 4, !dbg !208, !tbaa !10
  br label %19, !dbg !208

19:                                               ; preds = %16, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !208
  %20 = icmp slt i32 %14, %3, !dbg !208
  br i1 %20, label %21, label %29, !dbg !208

21:                                               ; preds = %19
  %22 = sext i32 %14 to i64, !dbg !208
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !208
  %24 = load i32, ptr %23, align 4, !dbg !208, !tbaa !10
  %25 = and i32 %24, 7, !dbg !208
  %26 = zext nneg i32 %25 to i64, !dbg !208
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18grid_lock_volatileE3own to ptr), i64 %26, !dbg !208
  %28 = atomicrmw add ptr %27, i32 %24 seq_cst, align 4, !dbg !208
  br label %29, !dbg !208

29:                                               ; preds = %19, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !208
  %30 = icmp eq i32 %8, 0, !dbg !209
  br i1 %30, label %31, label %49, !dbg !209

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %33, !dbg !210

33:                                               ; preds = %31, %33
  %34 = atomicrmw xchg ptr %32, i32 1 seq_cst, align 4, !dbg !210
  %35 = icmp eq i32 %34, 0, !dbg !210
  br i1 %35, label %36, label %33, !dbg !210, !llvm.loop !211

36:                                               ; preds = %33
  tail call void @llvm.nvvm.membar.gl(), !dbg !212
  br label %39, !dbg !213

37:                                               ; preds = %39
  tail call void @llvm.nvvm.membar.gl(), !dbg !214
  %38 = atomicrmw xchg ptr %32, i32 0 seq_cst, align 4, !dbg !215
  br label %49, !dbg !216

39:                                               ; preds = %36, %39
  %40 = phi i32 [ 0, %36 ], [ %47, %39 ]
  %41 = zext nneg i32 %40 to i64, !dbg !217
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %41, !dbg !217
  %43 = load volatile i32, ptr %42, align 4, !dbg !217, !tbaa !10
  %44 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18grid_lock_volatileE3own to ptr), i64 %41, !dbg !218
  %45 = load i32, ptr %44, align 4, !dbg !218, !tbaa !10
  %46 = add nsw i32 %45, %43, !dbg !219
  store volatile i32 %46, ptr %42, align 4, !dbg !220, !tbaa !10
  %47 = add nuw nsw i32 %40, 1, !dbg !221
  %48 = icmp eq i32 %47, 8, !dbg !222
  br i1 %48, label %37, label %39, !dbg !213, !llvm.loop !223

49:                                               ; preds = %29, %37
  ret void, !dbg !216
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_lock_volatile(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !224 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !225
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !225
  %8 = mul i32 %6, %7, !dbg !225
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !225
  %10 = add i32 %8, %9, !dbg !225
  %11 = icmp slt i32 %10, %4, !dbg !226
  br i1 %11, label %12, label %13, !dbg !226

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #8, !dbg !226
  br label %13, !dbg !226

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !227
  br i1 %14, label %15, label %16, !dbg !227

15:                                               ; preds = %13
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_lock_volatileE5count to ptr), align 4, !dbg !228, !tbaa !10
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_lock_volatileE4lock to ptr), align 4, !dbg !229, !tbaa !10
  br label %16, !dbg !230

16:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !231
  br i1 %11, label %17, label %29, !dbg !232

17:                                               ; preds = %16
  %18 = sext i32 %10 to i64, !dbg !233
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !233
  %20 = load i32, ptr %19, align 4, !dbg !233, !tbaa !10
  %21 = icmp sgt i32 %20, 0, !dbg !234
  br i1 %21, label %22, label %29, !dbg !232

22:                                               ; preds = %17, %22
  %23 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_lock_volatileE4lock to ptr), i32 1 seq_cst, align 4, !dbg !235
  %24 = icmp eq i32 %23, 0, !dbg !235
  br i1 %24, label %25, label %22, !dbg !235, !llvm.loop !236

25:                                               ; preds = %22
  tail call void @llvm.nvvm.membar.cta(), !dbg !237
  %26 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_lock_volatileE5count to ptr), align 4, !dbg !238, !tbaa !10
  %27 = add nsw i32 %26, 1, !dbg !239
  store volatile i32 %27, ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_lock_volatileE5count to ptr), align 4, !dbg !240, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !241
  %28 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_lock_volatileE4lock to ptr), i32 0 seq_cst, align 4, !dbg !242
  br label %29, !dbg !243

29:                                               ; preds = %25, %17, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !244
  br i1 %11, label %30, label %34, !dbg !245

30:                                               ; preds = %29
  %31 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_lock_volatileE5count to ptr), align 4, !dbg !246, !tbaa !10
  %32 = sext i32 %10 to i64, !dbg !247
  %33 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !247
  store i32 %31, ptr %33, align 4, !dbg !248, !tbaa !10
  br label %34, !dbg !247

34:                                               ; preds = %30, %29
  ret void, !dbg !249
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_tried_once(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !250 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !251
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !251
  %7 = mul i32 %5, %6, !dbg !251
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !251
  %9 = add i32 %7, %8, !dbg !251
  %10 = icmp slt i32 %9, %3, !dbg !252
  br i1 %10, label %11, label %12, !dbg !252

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #8, !dbg !252
  br label %12, !dbg !252

12:                                               ; preds = %11, %4
  %13 = shl i32 %5, 6, !dbg !253
  %14 = add i32 %13, %8, !dbg !253
  %15 = icmp samesign ult i32 %8, 8, !dbg !253
  br i1 %15, label %16, label %19, !dbg !253

16:                                               ; preds = %12
  %17 = zext nneg i32 %8 to i64, !dbg !253
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_tried_onceE3own to ptr), i64 %17, !dbg !253
  store i32 0, ptr %18, align 4, !dbg !253, !tbaa !10
  br label %19, !dbg !253

19:                                               ; preds = %16, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !253
  %20 = icmp slt i32 %14, %3, !dbg !253
  br i1 %20, label %21, label %29, !dbg !253

21:                                               ; preds = %19
  %22 = sext i32 %14 to i64, !dbg !253
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !253
  %24 = load i32, ptr %23, align 4, !dbg !253, !tbaa !10
  %25 = and i32 %24, 7, !dbg !253
  %26 = zext nneg i32 %25 to i64, !dbg !253
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_tried_onceE3own to ptr), i64 %26, !dbg !253
  %28 = atomicrmw add ptr %27, i32 %24 seq_cst, align 4, !dbg !253
  br label %29, !dbg !253

29:                                               ; preds = %19, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !253
  %30 = icmp eq i32 %8, 0, !dbg !254
  br i1 %30, label %31, label %49, !dbg !254

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %33, !dbg !255

33:                                               ; preds = %31, %33
  %34 = atomicrmw xchg ptr %32, i32 1 seq_cst, align 4, !dbg !256
  %35 = icmp eq i32 %34, 0, !dbg !256
  br i1 %35, label %36, label %33, !dbg !255, !llvm.loop !257

36:                                               ; preds = %33
  tail call void @llvm.nvvm.membar.gl(), !dbg !259
  br label %37, !dbg !260

37:                                               ; preds = %36, %37
  %38 = phi i32 [ 0, %36 ], [ %45, %37 ]
  %39 = zext nneg i32 %38 to i64, !dbg !260
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_tried_onceE3own to ptr), i64 %39, !dbg !260
  %41 = load i32, ptr %40, align 4, !dbg !260, !tbaa !10
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %39, !dbg !260
  %43 = load i32, ptr %42, align 4, !dbg !260, !tbaa !10
  %44 = add nsw i32 %43, %41, !dbg !260
  store i32 %44, ptr %42, align 4, !dbg !260, !tbaa !10
  %45 = add nuw nsw i32 %38, 1, !dbg !260
  %46 = icmp eq i32 %45, 8, !dbg !260
  br i1 %46, label %47, label %37, !dbg !260, !llvm.loop !261

47:                                               ; preds = %37
  tail call void @llvm.nvvm.membar.gl(), !dbg !265
  %48 = atomicrmw xchg ptr %32, i32 0 seq_cst, align 4, !dbg !266
  br label %49, !dbg !267

49:                                               ; preds = %29, %47
  ret void, !dbg !267
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lanes_try_once(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !268 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !269
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !269
  %8 = mul i32 %6, %7, !dbg !269
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !269
  %10 = add i32 %8, %9, !dbg !269
  %11 = icmp slt i32 %10, %4, !dbg !270
  br i1 %11, label %12, label %13, !dbg !270

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #8, !dbg !270
  br label %13, !dbg !270

13:                                               ; preds = %12, %5
  %14 = icmp samesign ult i32 %9, 8, !dbg !271
  br i1 %14, label %15, label %18, !dbg !271

15:                                               ; preds = %13
  %16 = zext nneg i32 %9 to i64, !dbg !272
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14lanes_try_onceE4bins to ptr), i64 %16, !dbg !272
  store i32 0, ptr %17, align 4, !dbg !273, !tbaa !10
  br label %18, !dbg !272

18:                                               ; preds = %15, %13
  %19 = icmp eq i32 %9, 0, !dbg !274
  br i1 %19, label %20, label %21, !dbg !274

20:                                               ; preds = %18
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ14lanes_try_onceE4lock to ptr), align 4, !dbg !275, !tbaa !10
  br label %21, !dbg !276

21:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !277
  %22 = icmp slt i32 %10, %4, !dbg !278
  br i1 %22, label %24, label %23, !dbg !279

23:                                               ; preds = %27, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !280
  br i1 %11, label %37, label %46, !dbg !281

24:                                               ; preds = %21, %24
  %25 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ14lanes_try_onceE4lock to ptr), i32 1 seq_cst, align 4, !dbg !282
  %26 = icmp eq i32 %25, 0, !dbg !282
  br i1 %26, label %27, label %24, !dbg !282

27:                                               ; preds = %24
  %28 = sext i32 %10 to i64
  %29 = getelementptr inbounds i32, ptr %0, i64 %28
  tail call void @llvm.nvvm.membar.cta(), !dbg !283
  %30 = load i32, ptr %29, align 4, !dbg !284, !tbaa !10
  %31 = and i32 %30, 7, !dbg !285
  %32 = zext nneg i32 %31 to i64, !dbg !286
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14lanes_try_onceE4bins to ptr), i64 %32, !dbg !286
  %34 = load i32, ptr %33, align 4, !dbg !287, !tbaa !10
  %35 = add nsw i32 %34, %30, !dbg !287
  store i32 %35, ptr %33, align 4, !dbg !287, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !288
  %36 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ14lanes_try_onceE4lock to ptr), i32 0 seq_cst, align 4, !dbg !289
  br label %23, !dbg !279, !llvm.loop !290

37:                                               ; preds = %23
  %38 = sext i32 %10 to i64, !dbg !292
  %39 = getelementptr inbounds i32, ptr %0, i64 %38, !dbg !292
  %40 = load i32, ptr %39, align 4, !dbg !292, !tbaa !10
  %41 = and i32 %40, 7, !dbg !293
  %42 = zext nneg i32 %41 to i64, !dbg !294
  %43 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14lanes_try_onceE4bins to ptr), i64 %42, !dbg !294
  %44 = load i32, ptr %43, align 4, !dbg !294, !tbaa !10
  %45 = getelementptr inbounds i32, ptr %1, i64 %38, !dbg !295
  store i32 %44, ptr %45, align 4, !dbg !296, !tbaa !10
  br label %46, !dbg !295

46:                                               ; preds = %37, %23
  ret void, !dbg !297
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @exchanged_once(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !298 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !299
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !299
  %7 = mul i32 %5, %6, !dbg !299
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !299
  %9 = add i32 %7, %8, !dbg !299
  %10 = icmp slt i32 %9, %3, !dbg !300
  br i1 %10, label %11, label %26, !dbg !300

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #8, !dbg !300
  %12 = sext i32 %9 to i64, !dbg !301
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !301
  %14 = load i32, ptr %13, align 4, !dbg !301, !tbaa !10
  %15 = and i32 %14, 7, !dbg !302
  %16 = zext nneg i32 %15 to i64, !dbg !303
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16, !dbg !303
  %18 = load volatile i32, ptr %17, align 4, !dbg !304, !tbaa !10
  br label %19, !dbg !305

19:                                               ; preds = %19, %11
  %20 = phi i32 [ %18, %11 ], [ %24, %19 ], !dbg !306
  %21 = load i32, ptr %13, align 4, !dbg !307, !tbaa !10
  %22 = add nsw i32 %21, %20, !dbg !308
  %23 = cmpxchg ptr %17, i32 %20, i32 %22 seq_cst seq_cst, align 4, !dbg !309
  %24 = extractvalue { i32, i1 } %23, 0, !dbg !309
  %25 = extractvalue { i32, i1 } %23, 1, !dbg !310
  br i1 %25, label %26, label %19, !dbg !311, !llvm.loop !312

26:                                               ; preds = %19, %4
  ret void, !dbg !314
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @exchanged_once_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #4 !dbg !315 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !316
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !316
  %8 = mul i32 %6, %7, !dbg !316
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !316
  %10 = add i32 %8, %9, !dbg !316
  %11 = icmp slt i32 %10, %4, !dbg !317
  br i1 %11, label %12, label %13, !dbg !317

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #8, !dbg !317
  br label %13, !dbg !317

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !318
  br i1 %14, label %15, label %16, !dbg !318

15:                                               ; preds = %13
  store i32 -1000, ptr addrspacecast (ptr addrspace(3) @_ZZ21exchanged_once_sharedE4most to ptr), align 4, !dbg !319, !tbaa !10
  br label %16, !dbg !320

16:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !321
  br i1 %11, label %17, label %28, !dbg !322

17:                                               ; preds = %16
  %18 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21exchanged_once_sharedE4most to ptr), align 4, !dbg !323, !tbaa !10
  %19 = sext i32 %10 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  br label %21, !dbg !324

21:                                               ; preds = %21, %17
  %22 = phi i32 [ %18, %17 ], [ %26, %21 ], !dbg !325
  %23 = load i32, ptr %20, align 4, !dbg !326, !tbaa !10
  %24 = tail call noundef i32 @llvm.smax.i32(i32 %22, i32 %23), !dbg !327
  %25 = cmpxchg ptr addrspacecast (ptr addrspace(3) @_ZZ21exchanged_once_sharedE4most to ptr), i32 %22, i32 %24 seq_cst seq_cst, align 4, !dbg !328
  %26 = extractvalue { i32, i1 } %25, 0, !dbg !328
  %27 = extractvalue { i32, i1 } %25, 1, !dbg !329
  br i1 %27, label %28, label %21, !dbg !330, !llvm.loop !331

28:                                               ; preds = %21, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !333
  br i1 %11, label %29, label %33, !dbg !334

29:                                               ; preds = %28
  %30 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21exchanged_once_sharedE4most to ptr), align 4, !dbg !335, !tbaa !10
  %31 = sext i32 %10 to i64, !dbg !336
  %32 = getelementptr inbounds i32, ptr %1, i64 %31, !dbg !336
  store i32 %30, ptr %32, align 4, !dbg !337, !tbaa !10
  br label %33, !dbg !336

33:                                               ; preds = %29, %28
  ret void, !dbg !338
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_of_block_scope(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !339 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !340
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !340
  %7 = mul i32 %5, %6, !dbg !340
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !340
  %9 = add i32 %7, %8, !dbg !340
  %10 = icmp slt i32 %9, %3, !dbg !341
  br i1 %10, label %11, label %12, !dbg !341

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #8, !dbg !341
  br label %12, !dbg !341

12:                                               ; preds = %11, %4
  %13 = shl i32 %5, 6, !dbg !342
  %14 = add i32 %13, %8, !dbg !342
  %15 = icmp samesign ult i32 %8, 8, !dbg !342
  br i1 %15, label %16, label %19, !dbg !342

16:                                               ; preds = %12
  %17 = zext nneg i32 %8 to i64, !dbg !342
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24grid_lock_of_block_scopeE3own to ptr), i64 %17, !dbg !342
  store i32 0, ptr %18, align 4, !dbg !342, !tbaa !10
  br label %19, !dbg !342

19:                                               ; preds = %16, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !342
  %20 = icmp slt i32 %14, %3, !dbg !342
  br i1 %20, label %21, label %29, !dbg !342

21:                                               ; preds = %19
  %22 = sext i32 %14 to i64, !dbg !342
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !342
  %24 = load i32, ptr %23, align 4, !dbg !342, !tbaa !10
  %25 = and i32 %24, 7, !dbg !342
  %26 = zext nneg i32 %25 to i64, !dbg !342
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24grid_lock_of_block_scopeE3own to ptr), i64 %26, !dbg !342
  %28 = atomicrmw add ptr %27, i32 %24 seq_cst, align 4, !dbg !342
  br label %29, !dbg !342

29:                                               ; preds = %19, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !342
  %30 = icmp eq i32 %8, 0, !dbg !343
  br i1 %30, label %31, label %49, !dbg !343

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %33, !dbg !344

33:                                               ; preds = %31, %33
  %34 = atomicrmw xchg ptr %32, i32 1 seq_cst, align 4, !dbg !345
  %35 = icmp eq i32 %34, 0, !dbg !345
  br i1 %35, label %36, label %33, !dbg !344, !llvm.loop !346

36:                                               ; preds = %33
  tail call void @llvm.nvvm.membar.gl(), !dbg !348
  br label %37, !dbg !349

37:                                               ; preds = %36, %37
  %38 = phi i32 [ 0, %36 ], [ %45, %37 ]
  %39 = zext nneg i32 %38 to i64, !dbg !349
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24grid_lock_of_block_scopeE3own to ptr), i64 %39, !dbg !349
  %41 = load i32, ptr %40, align 4, !dbg !349, !tbaa !10
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %39, !dbg !349
  %43 = load i32, ptr %42, align 4, !dbg !349, !tbaa !10
  %44 = add nsw i32 %43, %41, !dbg !349
  store i32 %44, ptr %42, align 4, !dbg !349, !tbaa !10
  %45 = add nuw nsw i32 %38, 1, !dbg !349
  %46 = icmp eq i32 %45, 8, !dbg !349
  br i1 %46, label %47, label %37, !dbg !349, !llvm.loop !350

47:                                               ; preds = %37
  tail call void @llvm.nvvm.membar.gl(), !dbg !354
  %48 = atomicrmw xchg ptr %32, i32 0 seq_cst, align 4, !dbg !355
  br label %49, !dbg !356

49:                                               ; preds = %29, %47
  ret void, !dbg !356
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @looked_at_unlocked(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !357 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !358
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !358
  %7 = mul i32 %5, %6, !dbg !358
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !358
  %9 = add i32 %7, %8, !dbg !358
  %10 = icmp slt i32 %9, %3, !dbg !359
  br i1 %10, label %11, label %25, !dbg !359

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #8, !dbg !359
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %13, !dbg !360

13:                                               ; preds = %11, %13
  %14 = atomicrmw xchg ptr %12, i32 1 seq_cst, align 4, !dbg !361
  %15 = icmp eq i32 %14, 0, !dbg !361
  br i1 %15, label %16, label %13, !dbg !361, !llvm.loop !362

16:                                               ; preds = %13
  tail call void @llvm.nvvm.membar.gl(), !dbg !363
  %17 = load i32, ptr %1, align 4, !dbg !364, !tbaa !10
  %18 = sext i32 %9 to i64, !dbg !365
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !365
  %20 = load i32, ptr %19, align 4, !dbg !365, !tbaa !10
  %21 = icmp slt i32 %17, %20, !dbg !366
  br i1 %21, label %22, label %23, !dbg !366

22:                                               ; preds = %16
  store i32 %20, ptr %1, align 4, !dbg !367, !tbaa !10
  br label %23, !dbg !368

23:                                               ; preds = %22, %16
  tail call void @llvm.nvvm.membar.gl(), !dbg !369
  %24 = atomicrmw xchg ptr %12, i32 0 seq_cst, align 4, !dbg !370
  br label %25, !dbg !371

25:                                               ; preds = %4, %23
  ret void, !dbg !371
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @another_lock(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !372 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !373
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !373
  %7 = mul i32 %5, %6, !dbg !373
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !373
  %9 = add i32 %7, %8, !dbg !373
  %10 = icmp slt i32 %9, %3, !dbg !374
  br i1 %10, label %11, label %12, !dbg !374

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #8, !dbg !374
  br label %12, !dbg !374

12:                                               ; preds = %11, %4
  %13 = shl i32 %5, 6, !dbg !375
  %14 = add i32 %13, %8, !dbg !375
  %15 = icmp samesign ult i32 %8, 8, !dbg !375
  br i1 %15, label %16, label %19, !dbg !375

16:                                               ; preds = %12
  %17 = zext nneg i32 %8 to i64, !dbg !375
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12another_lockE3own to ptr), i64 %17, !dbg !375
  store i32 0, ptr %18, align 4, !dbg !375, !tbaa !10
  br label %19, !dbg !375

19:                                               ; preds = %16, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !375
  %20 = icmp slt i32 %14, %3, !dbg !375
  br i1 %20, label %21, label %29, !dbg !375

21:                                               ; preds = %19
  %22 = sext i32 %14 to i64, !dbg !375
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !375
  %24 = load i32, ptr %23, align 4, !dbg !375, !tbaa !10
  %25 = and i32 %24, 7, !dbg !375
  %26 = zext nneg i32 %25 to i64, !dbg !375
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12another_lockE3own to ptr), i64 %26, !dbg !375
  %28 = atomicrmw add ptr %27, i32 %24 seq_cst, align 4, !dbg !375
  br label %29, !dbg !375

29:                                               ; preds = %19, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !375
  %30 = icmp eq i32 %8, 0, !dbg !376
  br i1 %30, label %31, label %49, !dbg !376

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !377
  br label %33, !dbg !378

33:                                               ; preds = %33, %31
  %34 = atomicrmw xchg ptr %32, i32 1 seq_cst, align 4, !dbg !378
  %35 = icmp eq i32 %34, 0, !dbg !378
  br i1 %35, label %36, label %33, !dbg !378, !llvm.loop !379

36:                                               ; preds = %33
  tail call void @llvm.nvvm.membar.gl(), !dbg !380
  br label %37, !dbg !381

37:                                               ; preds = %36, %37
  %38 = phi i32 [ 0, %36 ], [ %45, %37 ]
  %39 = zext nneg i32 %38 to i64, !dbg !381
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12another_lockE3own to ptr), i64 %39, !dbg !381
  %41 = load i32, ptr %40, align 4, !dbg !381, !tbaa !10
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %39, !dbg !381
  %43 = load i32, ptr %42, align 4, !dbg !381, !tbaa !10
  %44 = add nsw i32 %43, %41, !dbg !381
  store i32 %44, ptr %42, align 4, !dbg !381, !tbaa !10
  %45 = add nuw nsw i32 %38, 1, !dbg !381
  %46 = icmp eq i32 %45, 8, !dbg !381
  br i1 %46, label %47, label %37, !dbg !381, !llvm.loop !382

47:                                               ; preds = %37
  tail call void @llvm.nvvm.membar.gl(), !dbg !386
  %48 = atomicrmw xchg ptr %32, i32 0 seq_cst, align 4, !dbg !387
  br label %49, !dbg !388

49:                                               ; preds = %29, %47
  ret void, !dbg !388
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_unlock_plain(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !389 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !390
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !390
  %7 = mul i32 %5, %6, !dbg !390
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !390
  %9 = add i32 %7, %8, !dbg !390
  %10 = icmp slt i32 %9, %3, !dbg !391
  br i1 %10, label %11, label %12, !dbg !391

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #8, !dbg !391
  br label %12, !dbg !391

12:                                               ; preds = %11, %4
  %13 = shl i32 %5, 6, !dbg !392
  %14 = add i32 %13, %8, !dbg !392
  %15 = icmp samesign ult i32 %8, 8, !dbg !392
  br i1 %15, label %16, label %19, !dbg !392

16:                                               ; preds = %12
  %17 = zext nneg i32 %8 to i64, !dbg !392
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17grid_unlock_plainE3own to ptr), i64 %17, !dbg !392
  store i32 0, ptr %18, align 4, !dbg !392, !tbaa !10
  br label %19, !dbg !392

19:                                               ; preds = %16, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !392
  %20 = icmp slt i32 %14, %3, !dbg !392
  br i1 %20, label %21, label %29, !dbg !392

21:                                               ; preds = %19
  %22 = sext i32 %14 to i64, !dbg !392
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !392
  %24 = load i32, ptr %23, align 4, !dbg !392, !tbaa !10
  %25 = and i32 %24, 7, !dbg !392
  %26 = zext nneg i32 %25 to i64, !dbg !392
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17grid_unlock_plainE3own to ptr), i64 %26, !dbg !392
  %28 = atomicrmw add ptr %27, i32 %24 seq_cst, align 4, !dbg !392
  br label %29, !dbg !392

29:                                               ; preds = %19, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !392
  %30 = icmp eq i32 %8, 0, !dbg !393
  br i1 %30, label %31, label %49, !dbg !393

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %33, !dbg !394

33:                                               ; preds = %31, %33
  %34 = atomicrmw xchg ptr %32, i32 1 seq_cst, align 4, !dbg !394
  %35 = icmp eq i32 %34, 0, !dbg !394
  br i1 %35, label %36, label %33, !dbg !394, !llvm.loop !395

36:                                               ; preds = %33
  tail call void @llvm.nvvm.membar.gl(), !dbg !396
  br label %37, !dbg !397

37:                                               ; preds = %36, %37
  %38 = phi i32 [ 0, %36 ], [ %45, %37 ]
  %39 = zext nneg i32 %38 to i64, !dbg !397
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17grid_unlock_plainE3own to ptr), i64 %39, !dbg !397
  %41 = load i32, ptr %40, align 4, !dbg !397, !tbaa !10
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %39, !dbg !397
  %43 = load i32, ptr %42, align 4, !dbg !397, !tbaa !10
  %44 = add nsw i32 %43, %41, !dbg !397
  store i32 %44, ptr %42, align 4, !dbg !397, !tbaa !10
  %45 = add nuw nsw i32 %38, 1, !dbg !397
  %46 = icmp eq i32 %45, 8, !dbg !397
  br i1 %46, label %47, label %37, !dbg !397, !llvm.loop !398

47:                                               ; preds = %37
  tail call void @llvm.nvvm.membar.gl(), !dbg !402
  %48 = atomicrmw xchg ptr %32, i32 0 seq_cst, align 4, !dbg !403
  br label %49, !dbg !404

49:                                               ; preds = %29, %47
  ret void, !dbg !404
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_unlock_plain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !405 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !406
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !406
  %8 = mul i32 %6, %7, !dbg !406
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !406
  %10 = add i32 %8, %9, !dbg !406
  %11 = icmp slt i32 %10, %4, !dbg !407
  br i1 %11, label %12, label %13, !dbg !407

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #8, !dbg !407
  br label %13, !dbg !407

13:                                               ; preds = %12, %5
  %14 = icmp samesign ult i32 %9, 8, !dbg !408
  br i1 %14, label %15, label %18, !dbg !408

15:                                               ; preds = %13
  %16 = zext nneg i32 %9 to i64, !dbg !409
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_unlock_plainE4bins to ptr), i64 %16, !dbg !409
  store i32 0, ptr %17, align 4, !dbg !410, !tbaa !10
  br label %18, !dbg !409

18:                                               ; preds = %15, %13
  %19 = icmp eq i32 %9, 0, !dbg !411
  br i1 %19, label %20, label %21, !dbg !411

20:                                               ; preds = %18
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_unlock_plainE4lock to ptr), align 4, !dbg !412, !tbaa !10
  br label %21, !dbg !413

21:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !414
  br i1 %11, label %22, label %35, !dbg !415

22:                                               ; preds = %21, %22
  %23 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_unlock_plainE4lock to ptr), i32 1 seq_cst, align 4, !dbg !416
  %24 = icmp eq i32 %23, 0, !dbg !416
  br i1 %24, label %25, label %22, !dbg !416, !llvm.loop !417

25:                                               ; preds = %22
  tail call void @llvm.nvvm.membar.cta(), !dbg !418
  %26 = sext i32 %10 to i64, !dbg !419
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !419
  %28 = load i32, ptr %27, align 4, !dbg !419, !tbaa !10
  %29 = and i32 %28, 7, !dbg !420
  %30 = zext nneg i32 %29 to i64, !dbg !421
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_unlock_plainE4bins to ptr), i64 %30, !dbg !421
  %32 = load i32, ptr %31, align 4, !dbg !422, !tbaa !10
  %33 = add nsw i32 %32, %28, !dbg !422
  store i32 %33, ptr %31, align 4, !dbg !422, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !423
  %34 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_unlock_plainE4lock to ptr), i32 0 seq_cst, align 4, !dbg !424
  br label %35, !dbg !425

35:                                               ; preds = %25, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !426
  br i1 %11, label %36, label %45, !dbg !427

36:                                               ; preds = %35
  %37 = sext i32 %10 to i64, !dbg !428
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !428
  %39 = load i32, ptr %38, align 4, !dbg !428, !tbaa !10
  %40 = and i32 %39, 7, !dbg !429
  %41 = zext nneg i32 %40 to i64, !dbg !430
  %42 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_unlock_plainE4bins to ptr), i64 %41, !dbg !430
  %43 = load i32, ptr %42, align 4, !dbg !430, !tbaa !10
  %44 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !431
  store i32 %43, ptr %44, align 4, !dbg !432, !tbaa !10
  br label %45, !dbg !431

45:                                               ; preds = %36, %35
  ret void, !dbg !433
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_locks_in_two_orders(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !434 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !435
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !435
  %7 = mul i32 %5, %6, !dbg !435
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !435
  %9 = add i32 %7, %8, !dbg !435
  %10 = icmp slt i32 %9, %3, !dbg !436
  br i1 %10, label %11, label %16, !dbg !436

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #8, !dbg !436
  %12 = sext i32 %9 to i64, !dbg !437
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !437
  %14 = load i32, ptr %13, align 4, !dbg !437, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !438
  br label %16

16:                                               ; preds = %4, %11
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !439
  %18 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %17), !dbg !440
  %19 = icmp eq i32 %8, 0, !dbg !441
  br i1 %19, label %20, label %38, !dbg !441

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %22, !dbg !442

22:                                               ; preds = %20, %22
  %23 = atomicrmw xchg ptr %21, i32 1 seq_cst, align 4, !dbg !442
  %24 = icmp eq i32 %23, 0, !dbg !442
  br i1 %24, label %25, label %22, !dbg !442, !llvm.loop !443

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %27, !dbg !444

27:                                               ; preds = %25, %27
  %28 = atomicrmw xchg ptr %26, i32 1 seq_cst, align 4, !dbg !444
  %29 = icmp eq i32 %28, 0, !dbg !444
  br i1 %29, label %30, label %27, !dbg !444, !llvm.loop !445

30:                                               ; preds = %27
  tail call void @llvm.nvvm.membar.gl(), !dbg !446
  %31 = load i32, ptr %1, align 4, !dbg !447, !tbaa !10
  %32 = add nsw i32 %31, %18, !dbg !447
  store i32 %32, ptr %1, align 4, !dbg !447, !tbaa !10
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !448
  %34 = load i32, ptr %33, align 4, !dbg !449, !tbaa !10
  %35 = sub nsw i32 %34, %18, !dbg !449
  store i32 %35, ptr %33, align 4, !dbg !449, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !450
  %36 = atomicrmw xchg ptr %26, i32 0 seq_cst, align 4, !dbg !451
  %37 = atomicrmw xchg ptr %21, i32 0 seq_cst, align 4, !dbg !452
  br label %38, !dbg !453

38:                                               ; preds = %16, %30
  ret void, !dbg !453
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_locks_in_two_orders(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !454 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !455
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !455
  %8 = mul i32 %6, %7, !dbg !455
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !455
  %10 = add i32 %8, %9, !dbg !455
  %11 = icmp slt i32 %10, %4, !dbg !456
  br i1 %11, label %12, label %13, !dbg !456

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #8, !dbg !456
  br label %13, !dbg !456

13:                                               ; preds = %12, %5
  %14 = icmp samesign ult i32 %9, 2, !dbg !457
  br i1 %14, label %15, label %19, !dbg !457

15:                                               ; preds = %13
  %16 = zext nneg i32 %9 to i64, !dbg !458
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE6counts to ptr), i64 %16, !dbg !458
  store i32 0, ptr %17, align 4, !dbg !459, !tbaa !10
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE5locks to ptr), i64 %16, !dbg !460
  store i32 0, ptr %18, align 4, !dbg !461, !tbaa !10
  br label %19, !dbg !460

19:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !462
  br i1 %11, label %20, label %39, !dbg !463

20:                                               ; preds = %19, %20
  %21 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE5locks to ptr), i32 1 seq_cst, align 4, !dbg !464
  %22 = icmp eq i32 %21, 0, !dbg !464
  br i1 %22, label %23, label %20, !dbg !464, !llvm.loop !465

23:                                               ; preds = %20, %23
  %24 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE5locks to ptr), i64 4), i32 1 seq_cst, align 4, !dbg !466
  %25 = icmp eq i32 %24, 0, !dbg !466
  br i1 %25, label %26, label %23, !dbg !466, !llvm.loop !467

26:                                               ; preds = %23
  tail call void @llvm.nvvm.membar.cta(), !dbg !468
  %27 = sext i32 %10 to i64, !dbg !469
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !469
  %29 = load i32, ptr %28, align 4, !dbg !469, !tbaa !10
  %30 = and i32 %29, 1, !dbg !470
  %31 = zext nneg i32 %30 to i64, !dbg !471
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE6counts to ptr), i64 %31, !dbg !471
  %33 = load i32, ptr %32, align 4, !dbg !472, !tbaa !10
  %34 = add nsw i32 %33, %29, !dbg !472
  store i32 %34, ptr %32, align 4, !dbg !472, !tbaa !10
  %35 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE6counts to ptr), align 4, !dbg !473, !tbaa !10
  %36 = add nsw i32 %35, -1, !dbg !473
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE6counts to ptr), align 4, !dbg !473, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !474
  %37 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE5locks to ptr), i64 4), i32 0 seq_cst, align 4, !dbg !475
  %38 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE5locks to ptr), i32 0 seq_cst, align 4, !dbg !476
  br label %39, !dbg !477

39:                                               ; preds = %26, %19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !478
  br i1 %11, label %40, label %47, !dbg !479

40:                                               ; preds = %39
  %41 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE6counts to ptr), align 4, !dbg !480, !tbaa !10
  %42 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE6counts to ptr), i64 4), align 4, !dbg !481, !tbaa !10
  %43 = mul nsw i32 %42, 3, !dbg !482
  %44 = add nsw i32 %43, %41, !dbg !483
  %45 = sext i32 %10 to i64, !dbg !484
  %46 = getelementptr inbounds i32, ptr %1, i64 %45, !dbg !484
  store i32 %44, ptr %46, align 4, !dbg !485, !tbaa !10
  br label %47, !dbg !484

47:                                               ; preds = %40, %39
  ret void, !dbg !486
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !487 {
  br label %3, !dbg !488

2:                                                ; preds = %3
  ret i32 %12, !dbg !489

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !490
  %7 = xor i32 %6, %5, !dbg !491
  %8 = lshr i32 %7, 17, !dbg !492
  %9 = xor i32 %8, %7, !dbg !493
  %10 = shl i32 %9, 5, !dbg !494
  %11 = xor i32 %10, %9, !dbg !495
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #8, !dbg !496, !srcloc !497
  %13 = add nuw nsw i32 %4, 1, !dbg !498
  %14 = icmp eq i32 %13, 6, !dbg !499
  br i1 %14, label %2, label %3, !dbg !488, !llvm.loop !500
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #6

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #6

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nounwind }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !DIFile(filename: "locks.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "grid_lock_block_fence", scope: !7, file: !7, line: 22, type: !16, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 24, column: 5, scope: !15)
!19 = !DILocation(line: 24, column: 10, scope: !15)
!20 = !DILocation(line: 25, column: 5, scope: !15)
!21 = !DILocation(line: 26, column: 9, scope: !15)
!22 = !DILocation(line: 27, column: 5, scope: !15)
!23 = distinct !{!23, !22, !22, !24, !25}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !DILocation(line: 28, column: 12, scope: !15)
!27 = !DILocation(line: 29, column: 5, scope: !15)
!28 = distinct !{!28, !29, !32, !24, !25}
!29 = !DILocation(line: 18, column: 5, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "add_all", scope: !7, file: !7, line: 17, type: !16, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!31 = distinct !DILocation(line: 29, column: 5, scope: !15)
!32 = !DILocation(line: 18, column: 50, scope: !30, inlinedAt: !31)
!33 = !DILocation(line: 30, column: 12, scope: !15)
!34 = !DILocation(line: 31, column: 5, scope: !15)
!35 = !DILocation(line: 32, column: 1, scope: !15)
!36 = distinct !DISubprogram(name: "waste", scope: !37, file: !37, line: 30, type: !16, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!37 = !DIFile(filename: "./common.h", directory: ".")
!38 = !DILocation(line: 33, column: 5, scope: !36)
!39 = !DILocation(line: 34, column: 11, scope: !36)
!40 = !DILocation(line: 33, column: 43, scope: !36)
!41 = !DILocation(line: 33, column: 37, scope: !36)
!42 = !DILocation(line: 33, column: 29, scope: !36)
!43 = !DILocation(line: 33, column: 23, scope: !36)
!44 = distinct !{!44, !38, !45, !24, !25}
!45 = !DILocation(line: 33, column: 46, scope: !36)
!46 = !DILocation(line: 34, column: 37, scope: !36)
!47 = !DILocation(line: 34, column: 26, scope: !36)
!48 = !DILocation(line: 35, column: 1, scope: !36)
!49 = distinct !DISubprogram(name: "grid_lock_cta_fence", scope: !7, file: !7, line: 33, type: !16, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!50 = !DILocation(line: 35, column: 5, scope: !49)
!51 = !DILocation(line: 35, column: 10, scope: !49)
!52 = !DILocation(line: 36, column: 5, scope: !49)
!53 = !DILocation(line: 37, column: 9, scope: !49)
!54 = !DILocation(line: 38, column: 5, scope: !49)
!55 = !DILocation(line: 39, column: 9, scope: !49)
!56 = distinct !{!56, !55, !55, !24, !25}
!57 = !DILocation(line: 40, column: 9, scope: !49)
!58 = !DILocation(line: 41, column: 21, scope: !49)
!59 = !DILocation(line: 41, column: 9, scope: !49)
!60 = !DILocation(line: 41, column: 18, scope: !49)
!61 = !DILocation(line: 42, column: 16, scope: !49)
!62 = !DILocation(line: 43, column: 9, scope: !49)
!63 = !DILocation(line: 38, column: 29, scope: !49)
!64 = !DILocation(line: 38, column: 23, scope: !49)
!65 = distinct !{!65, !54, !66, !24, !25}
!66 = !DILocation(line: 44, column: 5, scope: !49)
!67 = !DILocation(line: 45, column: 1, scope: !49)
!68 = distinct !DISubprogram(name: "grid_lock_no_acquire", scope: !7, file: !7, line: 47, type: !16, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!69 = !DILocation(line: 49, column: 5, scope: !68)
!70 = !DILocation(line: 49, column: 10, scope: !68)
!71 = !DILocation(line: 50, column: 5, scope: !68)
!72 = !DILocation(line: 51, column: 9, scope: !68)
!73 = !DILocation(line: 52, column: 5, scope: !68)
!74 = distinct !{!74, !73, !73, !24, !25}
!75 = !DILocation(line: 53, column: 12, scope: !68)
!76 = !DILocation(line: 54, column: 5, scope: !68)
!77 = distinct !{!77, !78, !80, !24, !25}
!78 = !DILocation(line: 18, column: 5, scope: !30, inlinedAt: !79)
!79 = distinct !DILocation(line: 54, column: 5, scope: !68)
!80 = !DILocation(line: 18, column: 50, scope: !30, inlinedAt: !79)
!81 = !DILocation(line: 55, column: 5, scope: !68)
!82 = !DILocation(line: 56, column: 5, scope: !68)
!83 = !DILocation(line: 57, column: 1, scope: !68)
!84 = distinct !DISubprogram(name: "shared_lock_no_acquire", scope: !7, file: !7, line: 58, type: !16, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!85 = !DILocation(line: 60, column: 5, scope: !84)
!86 = !DILocation(line: 60, column: 10, scope: !84)
!87 = !DILocation(line: 61, column: 11, scope: !84)
!88 = !DILocation(line: 61, column: 16, scope: !84)
!89 = !DILocation(line: 61, column: 24, scope: !84)
!90 = !DILocation(line: 62, column: 11, scope: !84)
!91 = !DILocation(line: 62, column: 22, scope: !84)
!92 = !DILocation(line: 62, column: 17, scope: !84)
!93 = !DILocation(line: 63, column: 5, scope: !84)
!94 = !DILocation(line: 64, column: 11, scope: !84)
!95 = !DILocation(line: 65, column: 9, scope: !84)
!96 = distinct !{!96, !95, !95, !24, !25}
!97 = !DILocation(line: 66, column: 16, scope: !84)
!98 = !DILocation(line: 67, column: 28, scope: !84)
!99 = !DILocation(line: 67, column: 20, scope: !84)
!100 = !DILocation(line: 67, column: 9, scope: !84)
!101 = !DILocation(line: 67, column: 25, scope: !84)
!102 = !DILocation(line: 68, column: 9, scope: !84)
!103 = !DILocation(line: 69, column: 9, scope: !84)
!104 = !DILocation(line: 70, column: 5, scope: !84)
!105 = !DILocation(line: 71, column: 5, scope: !84)
!106 = !DILocation(line: 72, column: 11, scope: !84)
!107 = !DILocation(line: 72, column: 30, scope: !84)
!108 = !DILocation(line: 72, column: 36, scope: !84)
!109 = !DILocation(line: 72, column: 25, scope: !84)
!110 = !DILocation(line: 72, column: 16, scope: !84)
!111 = !DILocation(line: 72, column: 23, scope: !84)
!112 = !DILocation(line: 73, column: 1, scope: !84)
!113 = distinct !DISubprogram(name: "grid_lock_no_release", scope: !7, file: !7, line: 75, type: !16, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!114 = !DILocation(line: 77, column: 5, scope: !113)
!115 = !DILocation(line: 77, column: 10, scope: !113)
!116 = !DILocation(line: 78, column: 5, scope: !113)
!117 = !DILocation(line: 79, column: 9, scope: !113)
!118 = !DILocation(line: 80, column: 5, scope: !113)
!119 = distinct !{!119, !118, !118, !24, !25}
!120 = !DILocation(line: 81, column: 5, scope: !113)
!121 = !DILocation(line: 82, column: 5, scope: !113)
!122 = distinct !{!122, !123, !125, !24, !25}
!123 = !DILocation(line: 18, column: 5, scope: !30, inlinedAt: !124)
!124 = distinct !DILocation(line: 82, column: 5, scope: !113)
!125 = !DILocation(line: 18, column: 50, scope: !30, inlinedAt: !124)
!126 = !DILocation(line: 83, column: 12, scope: !113)
!127 = !DILocation(line: 84, column: 5, scope: !113)
!128 = !DILocation(line: 85, column: 1, scope: !113)
!129 = distinct !DISubprogram(name: "shared_lock_no_release", scope: !7, file: !7, line: 86, type: !16, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!130 = !DILocation(line: 88, column: 5, scope: !129)
!131 = !DILocation(line: 88, column: 10, scope: !129)
!132 = !DILocation(line: 89, column: 11, scope: !129)
!133 = !DILocation(line: 89, column: 22, scope: !129)
!134 = !DILocation(line: 89, column: 32, scope: !129)
!135 = !DILocation(line: 89, column: 17, scope: !129)
!136 = !DILocation(line: 90, column: 5, scope: !129)
!137 = !DILocation(line: 91, column: 11, scope: !129)
!138 = !DILocation(line: 92, column: 9, scope: !129)
!139 = distinct !{!139, !138, !138, !24, !25}
!140 = !DILocation(line: 93, column: 9, scope: !129)
!141 = !DILocation(line: 94, column: 13, scope: !129)
!142 = !DILocation(line: 94, column: 20, scope: !129)
!143 = !DILocation(line: 94, column: 18, scope: !129)
!144 = !DILocation(line: 94, column: 32, scope: !129)
!145 = !DILocation(line: 94, column: 27, scope: !129)
!146 = !DILocation(line: 95, column: 16, scope: !129)
!147 = !DILocation(line: 96, column: 9, scope: !129)
!148 = !DILocation(line: 97, column: 5, scope: !129)
!149 = !DILocation(line: 98, column: 5, scope: !129)
!150 = !DILocation(line: 99, column: 11, scope: !129)
!151 = !DILocation(line: 99, column: 25, scope: !129)
!152 = !DILocation(line: 99, column: 32, scope: !129)
!153 = !DILocation(line: 99, column: 30, scope: !129)
!154 = !DILocation(line: 99, column: 16, scope: !129)
!155 = !DILocation(line: 99, column: 23, scope: !129)
!156 = !DILocation(line: 100, column: 1, scope: !129)
!157 = distinct !DISubprogram(name: "grid_unlock_before_write", scope: !7, file: !7, line: 102, type: !16, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!158 = !DILocation(line: 104, column: 5, scope: !157)
!159 = !DILocation(line: 104, column: 10, scope: !157)
!160 = !DILocation(line: 105, column: 5, scope: !157)
!161 = !DILocation(line: 106, column: 9, scope: !157)
!162 = !DILocation(line: 107, column: 5, scope: !157)
!163 = distinct !{!163, !162, !162, !24, !25}
!164 = !DILocation(line: 108, column: 5, scope: !157)
!165 = !DILocation(line: 109, column: 15, scope: !157)
!166 = !DILocation(line: 109, column: 26, scope: !157)
!167 = !DILocation(line: 109, column: 24, scope: !157)
!168 = !DILocation(line: 109, column: 35, scope: !157)
!169 = !DILocation(line: 109, column: 33, scope: !157)
!170 = !DILocation(line: 110, column: 21, scope: !157)
!171 = !DILocation(line: 111, column: 5, scope: !157)
!172 = !DILocation(line: 112, column: 5, scope: !157)
!173 = !DILocation(line: 114, column: 1, scope: !157)
!174 = distinct !DISubprogram(name: "shared_unlock_before_write", scope: !7, file: !7, line: 115, type: !16, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!175 = !DILocation(line: 117, column: 5, scope: !174)
!176 = !DILocation(line: 117, column: 10, scope: !174)
!177 = !DILocation(line: 118, column: 11, scope: !174)
!178 = !DILocation(line: 118, column: 16, scope: !174)
!179 = !DILocation(line: 118, column: 24, scope: !174)
!180 = !DILocation(line: 119, column: 11, scope: !174)
!181 = !DILocation(line: 119, column: 22, scope: !174)
!182 = !DILocation(line: 119, column: 17, scope: !174)
!183 = !DILocation(line: 120, column: 5, scope: !174)
!184 = !DILocation(line: 121, column: 11, scope: !174)
!185 = !DILocation(line: 122, column: 9, scope: !174)
!186 = distinct !{!186, !185, !185, !24, !25}
!187 = !DILocation(line: 123, column: 9, scope: !174)
!188 = !DILocation(line: 124, column: 26, scope: !174)
!189 = !DILocation(line: 124, column: 32, scope: !174)
!190 = !DILocation(line: 124, column: 21, scope: !174)
!191 = !DILocation(line: 124, column: 44, scope: !174)
!192 = !DILocation(line: 124, column: 49, scope: !174)
!193 = !DILocation(line: 125, column: 21, scope: !174)
!194 = !DILocation(line: 126, column: 9, scope: !174)
!195 = !DILocation(line: 127, column: 9, scope: !174)
!196 = !DILocation(line: 129, column: 5, scope: !174)
!197 = !DILocation(line: 130, column: 5, scope: !174)
!198 = !DILocation(line: 131, column: 11, scope: !174)
!199 = !DILocation(line: 131, column: 30, scope: !174)
!200 = !DILocation(line: 131, column: 36, scope: !174)
!201 = !DILocation(line: 131, column: 25, scope: !174)
!202 = !DILocation(line: 131, column: 16, scope: !174)
!203 = !DILocation(line: 131, column: 23, scope: !174)
!204 = !DILocation(line: 132, column: 1, scope: !174)
!205 = distinct !DISubprogram(name: "grid_lock_volatile", scope: !7, file: !7, line: 134, type: !16, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!206 = !DILocation(line: 136, column: 5, scope: !205)
!207 = !DILocation(line: 136, column: 10, scope: !205)
!208 = !DILocation(line: 137, column: 5, scope: !205)
!209 = !DILocation(line: 138, column: 9, scope: !205)
!210 = !DILocation(line: 139, column: 5, scope: !205)
!211 = distinct !{!211, !210, !210, !24, !25}
!212 = !DILocation(line: 140, column: 12, scope: !205)
!213 = !DILocation(line: 141, column: 5, scope: !205)
!214 = !DILocation(line: 142, column: 12, scope: !205)
!215 = !DILocation(line: 143, column: 5, scope: !205)
!216 = !DILocation(line: 144, column: 1, scope: !205)
!217 = !DILocation(line: 141, column: 49, scope: !205)
!218 = !DILocation(line: 141, column: 67, scope: !205)
!219 = !DILocation(line: 141, column: 65, scope: !205)
!220 = !DILocation(line: 141, column: 33, scope: !205)
!221 = !DILocation(line: 141, column: 29, scope: !205)
!222 = !DILocation(line: 141, column: 23, scope: !205)
!223 = distinct !{!223, !213, !220, !24, !25}
!224 = distinct !DISubprogram(name: "shared_lock_volatile", scope: !7, file: !7, line: 145, type: !16, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!225 = !DILocation(line: 147, column: 5, scope: !224)
!226 = !DILocation(line: 147, column: 10, scope: !224)
!227 = !DILocation(line: 148, column: 11, scope: !224)
!228 = !DILocation(line: 148, column: 30, scope: !224)
!229 = !DILocation(line: 148, column: 22, scope: !224)
!230 = !DILocation(line: 148, column: 17, scope: !224)
!231 = !DILocation(line: 149, column: 5, scope: !224)
!232 = !DILocation(line: 150, column: 15, scope: !224)
!233 = !DILocation(line: 150, column: 18, scope: !224)
!234 = !DILocation(line: 150, column: 24, scope: !224)
!235 = !DILocation(line: 151, column: 9, scope: !224)
!236 = distinct !{!236, !235, !235, !24, !25}
!237 = !DILocation(line: 152, column: 16, scope: !224)
!238 = !DILocation(line: 153, column: 22, scope: !224)
!239 = !DILocation(line: 153, column: 35, scope: !224)
!240 = !DILocation(line: 153, column: 9, scope: !224)
!241 = !DILocation(line: 154, column: 16, scope: !224)
!242 = !DILocation(line: 155, column: 9, scope: !224)
!243 = !DILocation(line: 156, column: 5, scope: !224)
!244 = !DILocation(line: 157, column: 5, scope: !224)
!245 = !DILocation(line: 158, column: 11, scope: !224)
!246 = !DILocation(line: 158, column: 25, scope: !224)
!247 = !DILocation(line: 158, column: 16, scope: !224)
!248 = !DILocation(line: 158, column: 23, scope: !224)
!249 = !DILocation(line: 159, column: 1, scope: !224)
!250 = distinct !DISubprogram(name: "grid_lock_tried_once", scope: !7, file: !7, line: 161, type: !16, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!251 = !DILocation(line: 163, column: 5, scope: !250)
!252 = !DILocation(line: 163, column: 10, scope: !250)
!253 = !DILocation(line: 164, column: 5, scope: !250)
!254 = !DILocation(line: 165, column: 9, scope: !250)
!255 = !DILocation(line: 166, column: 12, scope: !250)
!256 = !DILocation(line: 166, column: 32, scope: !250)
!257 = distinct !{!257, !255, !258, !24, !25}
!258 = !DILocation(line: 166, column: 78, scope: !250)
!259 = !DILocation(line: 167, column: 5, scope: !250)
!260 = !DILocation(line: 168, column: 5, scope: !250)
!261 = distinct !{!261, !262, !264, !24, !25}
!262 = !DILocation(line: 18, column: 5, scope: !30, inlinedAt: !263)
!263 = distinct !DILocation(line: 168, column: 5, scope: !250)
!264 = !DILocation(line: 18, column: 50, scope: !30, inlinedAt: !263)
!265 = !DILocation(line: 169, column: 5, scope: !250)
!266 = !DILocation(line: 170, column: 5, scope: !250)
!267 = !DILocation(line: 171, column: 1, scope: !250)
!268 = distinct !DISubprogram(name: "lanes_try_once", scope: !7, file: !7, line: 172, type: !16, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!269 = !DILocation(line: 174, column: 5, scope: !268)
!270 = !DILocation(line: 174, column: 10, scope: !268)
!271 = !DILocation(line: 175, column: 11, scope: !268)
!272 = !DILocation(line: 175, column: 16, scope: !268)
!273 = !DILocation(line: 175, column: 24, scope: !268)
!274 = !DILocation(line: 176, column: 11, scope: !268)
!275 = !DILocation(line: 176, column: 22, scope: !268)
!276 = !DILocation(line: 176, column: 17, scope: !268)
!277 = !DILocation(line: 177, column: 5, scope: !268)
!278 = !DILocation(line: 178, column: 24, scope: !268)
!279 = !DILocation(line: 178, column: 5, scope: !268)
!280 = !DILocation(line: 186, column: 5, scope: !268)
!281 = !DILocation(line: 187, column: 11, scope: !268)
!282 = !DILocation(line: 179, column: 13, scope: !268)
!283 = !DILocation(line: 180, column: 9, scope: !268)
!284 = !DILocation(line: 181, column: 28, scope: !268)
!285 = !DILocation(line: 181, column: 20, scope: !268)
!286 = !DILocation(line: 181, column: 9, scope: !268)
!287 = !DILocation(line: 181, column: 25, scope: !268)
!288 = !DILocation(line: 182, column: 9, scope: !268)
!289 = !DILocation(line: 183, column: 9, scope: !268)
!290 = distinct !{!290, !279, !291, !24, !25}
!291 = !DILocation(line: 185, column: 5, scope: !268)
!292 = !DILocation(line: 187, column: 30, scope: !268)
!293 = !DILocation(line: 187, column: 36, scope: !268)
!294 = !DILocation(line: 187, column: 25, scope: !268)
!295 = !DILocation(line: 187, column: 16, scope: !268)
!296 = !DILocation(line: 187, column: 23, scope: !268)
!297 = !DILocation(line: 188, column: 1, scope: !268)
!298 = distinct !DISubprogram(name: "exchanged_once", scope: !7, file: !7, line: 190, type: !16, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!299 = !DILocation(line: 191, column: 5, scope: !298)
!300 = !DILocation(line: 191, column: 10, scope: !298)
!301 = !DILocation(line: 193, column: 27, scope: !298)
!302 = !DILocation(line: 193, column: 33, scope: !298)
!303 = !DILocation(line: 193, column: 24, scope: !298)
!304 = !DILocation(line: 193, column: 45, scope: !298)
!305 = !DILocation(line: 194, column: 12, scope: !298)
!306 = !DILocation(line: 0, scope: !298)
!307 = !DILocation(line: 194, column: 65, scope: !298)
!308 = !DILocation(line: 194, column: 63, scope: !298)
!309 = !DILocation(line: 194, column: 35, scope: !298)
!310 = !DILocation(line: 194, column: 86, scope: !298)
!311 = !DILocation(line: 194, column: 73, scope: !298)
!312 = distinct !{!312, !305, !313, !24, !25}
!313 = !DILocation(line: 194, column: 93, scope: !298)
!314 = !DILocation(line: 196, column: 1, scope: !298)
!315 = distinct !DISubprogram(name: "exchanged_once_shared", scope: !7, file: !7, line: 197, type: !16, scopeLine: 197, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!316 = !DILocation(line: 199, column: 5, scope: !315)
!317 = !DILocation(line: 199, column: 10, scope: !315)
!318 = !DILocation(line: 200, column: 11, scope: !315)
!319 = !DILocation(line: 200, column: 22, scope: !315)
!320 = !DILocation(line: 200, column: 17, scope: !315)
!321 = !DILocation(line: 201, column: 5, scope: !315)
!322 = !DILocation(line: 202, column: 11, scope: !315)
!323 = !DILocation(line: 203, column: 19, scope: !315)
!324 = !DILocation(line: 204, column: 16, scope: !315)
!325 = !DILocation(line: 0, scope: !315)
!326 = !DILocation(line: 204, column: 72, scope: !315)
!327 = !DILocation(line: 204, column: 62, scope: !315)
!328 = !DILocation(line: 204, column: 39, scope: !315)
!329 = !DILocation(line: 205, column: 27, scope: !315)
!330 = !DILocation(line: 204, column: 81, scope: !315)
!331 = distinct !{!331, !324, !332, !24, !25}
!332 = !DILocation(line: 205, column: 34, scope: !315)
!333 = !DILocation(line: 208, column: 5, scope: !315)
!334 = !DILocation(line: 209, column: 11, scope: !315)
!335 = !DILocation(line: 209, column: 25, scope: !315)
!336 = !DILocation(line: 209, column: 16, scope: !315)
!337 = !DILocation(line: 209, column: 23, scope: !315)
!338 = !DILocation(line: 210, column: 1, scope: !315)
!339 = distinct !DISubprogram(name: "grid_lock_of_block_scope", scope: !7, file: !7, line: 212, type: !16, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!340 = !DILocation(line: 214, column: 5, scope: !339)
!341 = !DILocation(line: 214, column: 10, scope: !339)
!342 = !DILocation(line: 215, column: 5, scope: !339)
!343 = !DILocation(line: 216, column: 9, scope: !339)
!344 = !DILocation(line: 217, column: 5, scope: !339)
!345 = !DILocation(line: 217, column: 19, scope: !339)
!346 = distinct !{!346, !344, !347, !24, !25}
!347 = !DILocation(line: 217, column: 68, scope: !339)
!348 = !DILocation(line: 218, column: 5, scope: !339)
!349 = !DILocation(line: 219, column: 5, scope: !339)
!350 = distinct !{!350, !351, !353, !24, !25}
!351 = !DILocation(line: 18, column: 5, scope: !30, inlinedAt: !352)
!352 = distinct !DILocation(line: 219, column: 5, scope: !339)
!353 = !DILocation(line: 18, column: 50, scope: !30, inlinedAt: !352)
!354 = !DILocation(line: 220, column: 5, scope: !339)
!355 = !DILocation(line: 221, column: 12, scope: !339)
!356 = !DILocation(line: 222, column: 1, scope: !339)
!357 = distinct !DISubprogram(name: "looked_at_unlocked", scope: !7, file: !7, line: 224, type: !16, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!358 = !DILocation(line: 225, column: 5, scope: !357)
!359 = !DILocation(line: 225, column: 10, scope: !357)
!360 = !DILocation(line: 226, column: 11, scope: !357)
!361 = !DILocation(line: 228, column: 5, scope: !357)
!362 = distinct !{!362, !361, !361, !24, !25}
!363 = !DILocation(line: 229, column: 5, scope: !357)
!364 = !DILocation(line: 230, column: 9, scope: !357)
!365 = !DILocation(line: 230, column: 20, scope: !357)
!366 = !DILocation(line: 230, column: 18, scope: !357)
!367 = !DILocation(line: 230, column: 36, scope: !357)
!368 = !DILocation(line: 230, column: 27, scope: !357)
!369 = !DILocation(line: 231, column: 5, scope: !357)
!370 = !DILocation(line: 232, column: 5, scope: !357)
!371 = !DILocation(line: 233, column: 1, scope: !357)
!372 = distinct !DISubprogram(name: "another_lock", scope: !7, file: !7, line: 235, type: !16, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!373 = !DILocation(line: 237, column: 5, scope: !372)
!374 = !DILocation(line: 237, column: 10, scope: !372)
!375 = !DILocation(line: 238, column: 5, scope: !372)
!376 = !DILocation(line: 239, column: 9, scope: !372)
!377 = !DILocation(line: 240, column: 24, scope: !372)
!378 = !DILocation(line: 241, column: 5, scope: !372)
!379 = distinct !{!379, !378, !378, !24, !25}
!380 = !DILocation(line: 242, column: 5, scope: !372)
!381 = !DILocation(line: 243, column: 5, scope: !372)
!382 = distinct !{!382, !383, !385, !24, !25}
!383 = !DILocation(line: 18, column: 5, scope: !30, inlinedAt: !384)
!384 = distinct !DILocation(line: 243, column: 5, scope: !372)
!385 = !DILocation(line: 18, column: 50, scope: !30, inlinedAt: !384)
!386 = !DILocation(line: 244, column: 5, scope: !372)
!387 = !DILocation(line: 245, column: 5, scope: !372)
!388 = !DILocation(line: 246, column: 1, scope: !372)
!389 = distinct !DISubprogram(name: "grid_unlock_plain", scope: !7, file: !7, line: 248, type: !16, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!390 = !DILocation(line: 250, column: 5, scope: !389)
!391 = !DILocation(line: 250, column: 10, scope: !389)
!392 = !DILocation(line: 251, column: 5, scope: !389)
!393 = !DILocation(line: 252, column: 9, scope: !389)
!394 = !DILocation(line: 253, column: 5, scope: !389)
!395 = distinct !{!395, !394, !394, !24, !25}
!396 = !DILocation(line: 254, column: 5, scope: !389)
!397 = !DILocation(line: 255, column: 5, scope: !389)
!398 = distinct !{!398, !399, !401, !24, !25}
!399 = !DILocation(line: 18, column: 5, scope: !30, inlinedAt: !400)
!400 = distinct !DILocation(line: 255, column: 5, scope: !389)
!401 = !DILocation(line: 18, column: 50, scope: !30, inlinedAt: !400)
!402 = !DILocation(line: 256, column: 5, scope: !389)
!403 = !DILocation(line: 257, column: 12, scope: !389)
!404 = !DILocation(line: 258, column: 1, scope: !389)
!405 = distinct !DISubprogram(name: "shared_unlock_plain", scope: !7, file: !7, line: 259, type: !16, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!406 = !DILocation(line: 261, column: 5, scope: !405)
!407 = !DILocation(line: 261, column: 10, scope: !405)
!408 = !DILocation(line: 262, column: 11, scope: !405)
!409 = !DILocation(line: 262, column: 16, scope: !405)
!410 = !DILocation(line: 262, column: 24, scope: !405)
!411 = !DILocation(line: 263, column: 11, scope: !405)
!412 = !DILocation(line: 263, column: 22, scope: !405)
!413 = !DILocation(line: 263, column: 17, scope: !405)
!414 = !DILocation(line: 264, column: 5, scope: !405)
!415 = !DILocation(line: 265, column: 11, scope: !405)
!416 = !DILocation(line: 266, column: 9, scope: !405)
!417 = distinct !{!417, !416, !416, !24, !25}
!418 = !DILocation(line: 267, column: 9, scope: !405)
!419 = !DILocation(line: 268, column: 28, scope: !405)
!420 = !DILocation(line: 268, column: 20, scope: !405)
!421 = !DILocation(line: 268, column: 9, scope: !405)
!422 = !DILocation(line: 268, column: 25, scope: !405)
!423 = !DILocation(line: 269, column: 9, scope: !405)
!424 = !DILocation(line: 270, column: 16, scope: !405)
!425 = !DILocation(line: 271, column: 5, scope: !405)
!426 = !DILocation(line: 272, column: 5, scope: !405)
!427 = !DILocation(line: 273, column: 11, scope: !405)
!428 = !DILocation(line: 273, column: 30, scope: !405)
!429 = !DILocation(line: 273, column: 36, scope: !405)
!430 = !DILocation(line: 273, column: 25, scope: !405)
!431 = !DILocation(line: 273, column: 16, scope: !405)
!432 = !DILocation(line: 273, column: 23, scope: !405)
!433 = !DILocation(line: 274, column: 1, scope: !405)
!434 = distinct !DISubprogram(name: "grid_locks_in_two_orders", scope: !7, file: !7, line: 276, type: !16, scopeLine: 276, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!435 = !DILocation(line: 277, column: 5, scope: !434)
!436 = !DILocation(line: 277, column: 10, scope: !434)
!437 = !DILocation(line: 278, column: 46, scope: !434)
!438 = !DILocation(line: 278, column: 52, scope: !434)
!439 = !DILocation(line: 0, scope: !434)
!440 = !DILocation(line: 278, column: 17, scope: !434)
!441 = !DILocation(line: 279, column: 9, scope: !434)
!442 = !DILocation(line: 281, column: 5, scope: !434)
!443 = distinct !{!443, !442, !442, !24, !25}
!444 = !DILocation(line: 282, column: 5, scope: !434)
!445 = distinct !{!445, !444, !444, !24, !25}
!446 = !DILocation(line: 283, column: 5, scope: !434)
!447 = !DILocation(line: 284, column: 14, scope: !434)
!448 = !DILocation(line: 285, column: 5, scope: !434)
!449 = !DILocation(line: 285, column: 14, scope: !434)
!450 = !DILocation(line: 286, column: 5, scope: !434)
!451 = !DILocation(line: 287, column: 5, scope: !434)
!452 = !DILocation(line: 288, column: 5, scope: !434)
!453 = !DILocation(line: 289, column: 1, scope: !434)
!454 = distinct !DISubprogram(name: "shared_locks_in_two_orders", scope: !7, file: !7, line: 290, type: !16, scopeLine: 290, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!455 = !DILocation(line: 292, column: 5, scope: !454)
!456 = !DILocation(line: 292, column: 10, scope: !454)
!457 = !DILocation(line: 293, column: 11, scope: !454)
!458 = !DILocation(line: 293, column: 27, scope: !454)
!459 = !DILocation(line: 293, column: 37, scope: !454)
!460 = !DILocation(line: 293, column: 16, scope: !454)
!461 = !DILocation(line: 293, column: 25, scope: !454)
!462 = !DILocation(line: 294, column: 5, scope: !454)
!463 = !DILocation(line: 295, column: 11, scope: !454)
!464 = !DILocation(line: 297, column: 9, scope: !454)
!465 = distinct !{!465, !464, !464, !24, !25}
!466 = !DILocation(line: 298, column: 9, scope: !454)
!467 = distinct !{!467, !466, !466, !24, !25}
!468 = !DILocation(line: 299, column: 9, scope: !454)
!469 = !DILocation(line: 300, column: 30, scope: !454)
!470 = !DILocation(line: 300, column: 22, scope: !454)
!471 = !DILocation(line: 300, column: 9, scope: !454)
!472 = !DILocation(line: 300, column: 27, scope: !454)
!473 = !DILocation(line: 301, column: 19, scope: !454)
!474 = !DILocation(line: 302, column: 9, scope: !454)
!475 = !DILocation(line: 303, column: 9, scope: !454)
!476 = !DILocation(line: 304, column: 9, scope: !454)
!477 = !DILocation(line: 305, column: 5, scope: !454)
!478 = !DILocation(line: 306, column: 5, scope: !454)
!479 = !DILocation(line: 307, column: 11, scope: !454)
!480 = !DILocation(line: 307, column: 25, scope: !454)
!481 = !DILocation(line: 307, column: 37, scope: !454)
!482 = !DILocation(line: 307, column: 47, scope: !454)
!483 = !DILocation(line: 307, column: 35, scope: !454)
!484 = !DILocation(line: 307, column: 16, scope: !454)
!485 = !DILocation(line: 307, column: 23, scope: !454)
!486 = !DILocation(line: 308, column: 1, scope: !454)
!487 = distinct !DISubprogram(name: "mix", scope: !37, file: !37, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!488 = !DILocation(line: 21, column: 5, scope: !487)
!489 = !DILocation(line: 27, column: 5, scope: !487)
!490 = !DILocation(line: 22, column: 16, scope: !487)
!491 = !DILocation(line: 22, column: 11, scope: !487)
!492 = !DILocation(line: 23, column: 16, scope: !487)
!493 = !DILocation(line: 23, column: 11, scope: !487)
!494 = !DILocation(line: 24, column: 16, scope: !487)
!495 = !DILocation(line: 24, column: 11, scope: !487)
!496 = !DILocation(line: 25, column: 9, scope: !487)
!497 = !{i64 8040411}
!498 = !DILocation(line: 21, column: 29, scope: !487)
!499 = !DILocation(line: 21, column: 23, scope: !487)
!500 = distinct !{!500, !488, !501, !24, !25}
!501 = !DILocation(line: 26, column: 5, scope: !487)
