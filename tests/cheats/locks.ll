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
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !19
  %7 = shl i32 %6, 6, !dbg !19
  %8 = add i32 %7, %5, !dbg !19
  %9 = icmp samesign ult i32 %5, 8, !dbg !19
  br i1 %9, label %10, label %13, !dbg !19

10:                                               ; preds = %4
  %11 = zext nneg i32 %5 to i64, !dbg !19
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21grid_lock_block_fenceE3own to ptr), i64 %11, !dbg !19
  store i32 0, ptr %12, align 4, !dbg !19, !tbaa !10
  br label %13, !dbg !19

13:                                               ; preds = %10, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !19
  %14 = icmp slt i32 %8, %3, !dbg !19
  br i1 %14, label %15, label %23, !dbg !19

15:                                               ; preds = %13
  %16 = sext i32 %8 to i64, !dbg !19
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !19
  %18 = load i32, ptr %17, align 4, !dbg !19, !tbaa !10
  %19 = and i32 %18, 7, !dbg !19
  %20 = zext nneg i32 %19 to i64, !dbg !19
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21grid_lock_block_fenceE3own to ptr), i64 %20, !dbg !19
  %22 = atomicrmw add ptr %21, i32 %18 seq_cst, align 4, !dbg !19
  br label %23, !dbg !19

23:                                               ; preds = %13, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !19
  %24 = icmp eq i32 %5, 0, !dbg !20
  br i1 %24, label %25, label %43, !dbg !20

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %27, !dbg !21

27:                                               ; preds = %25, %27
  %28 = atomicrmw xchg ptr %26, i32 1 seq_cst, align 4, !dbg !21
  %29 = icmp eq i32 %28, 0, !dbg !21
  br i1 %29, label %30, label %27, !dbg !21, !llvm.loop !22

30:                                               ; preds = %27
  tail call void @llvm.nvvm.membar.cta(), !dbg !25
  br label %31, !dbg !26

31:                                               ; preds = %30, %31
  %32 = phi i32 [ 0, %30 ], [ %39, %31 ]
  %33 = zext nneg i32 %32 to i64, !dbg !26
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21grid_lock_block_fenceE3own to ptr), i64 %33, !dbg !26
  %35 = load i32, ptr %34, align 4, !dbg !26, !tbaa !10
  %36 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !26
  %37 = load i32, ptr %36, align 4, !dbg !26, !tbaa !10
  %38 = add nsw i32 %37, %35, !dbg !26
  store i32 %38, ptr %36, align 4, !dbg !26, !tbaa !10
  %39 = add nuw nsw i32 %32, 1, !dbg !26
  %40 = icmp eq i32 %39, 8, !dbg !26
  br i1 %40, label %41, label %31, !dbg !26, !llvm.loop !27

41:                                               ; preds = %31
  tail call void @llvm.nvvm.membar.cta(), !dbg !32
  %42 = atomicrmw xchg ptr %26, i32 0 seq_cst, align 4, !dbg !33
  br label %43, !dbg !34

43:                                               ; preds = %23, %41
  ret void, !dbg !34
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_cta_fence(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !35 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %7 = shl i32 %6, 6, !dbg !37
  %8 = add i32 %7, %5, !dbg !37
  %9 = icmp samesign ult i32 %5, 8, !dbg !37
  br i1 %9, label %10, label %13, !dbg !37

10:                                               ; preds = %4
  %11 = zext nneg i32 %5 to i64, !dbg !37
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19grid_lock_cta_fenceE3own to ptr), i64 %11, !dbg !37
  store i32 0, ptr %12, align 4, !dbg !37, !tbaa !10
  br label %13, !dbg !37

13:                                               ; preds = %10, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %14 = icmp slt i32 %8, %3, !dbg !37
  br i1 %14, label %15, label %23, !dbg !37

15:                                               ; preds = %13
  %16 = sext i32 %8 to i64, !dbg !37
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !37
  %18 = load i32, ptr %17, align 4, !dbg !37, !tbaa !10
  %19 = and i32 %18, 7, !dbg !37
  %20 = zext nneg i32 %19 to i64, !dbg !37
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19grid_lock_cta_fenceE3own to ptr), i64 %20, !dbg !37
  %22 = atomicrmw add ptr %21, i32 %18 seq_cst, align 4, !dbg !37
  br label %23, !dbg !37

23:                                               ; preds = %13, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %24 = icmp eq i32 %5, 0, !dbg !38
  br i1 %24, label %25, label %43, !dbg !38

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %27, !dbg !39

27:                                               ; preds = %25, %34
  %28 = phi i32 [ 0, %25 ], [ %41, %34 ]
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %26, i64 %29
  br label %31, !dbg !40

31:                                               ; preds = %27, %31
  %32 = atomicrmw xchg ptr %30, i32 1 seq_cst, align 4, !dbg !40
  %33 = icmp eq i32 %32, 0, !dbg !40
  br i1 %33, label %34, label %31, !dbg !40, !llvm.loop !41

34:                                               ; preds = %31
  fence syncscope("device") acq_rel, !dbg !42
  %35 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19grid_lock_cta_fenceE3own to ptr), i64 %29, !dbg !43
  %36 = load i32, ptr %35, align 4, !dbg !43, !tbaa !10
  %37 = getelementptr inbounds nuw i32, ptr %1, i64 %29, !dbg !44
  %38 = load i32, ptr %37, align 4, !dbg !45, !tbaa !10
  %39 = add nsw i32 %38, %36, !dbg !45
  store i32 %39, ptr %37, align 4, !dbg !45, !tbaa !10
  fence syncscope("block") acq_rel, !dbg !46
  %40 = atomicrmw xchg ptr %30, i32 0 seq_cst, align 4, !dbg !47
  %41 = add nuw nsw i32 %28, 1, !dbg !48
  %42 = icmp eq i32 %41, 8, !dbg !49
  br i1 %42, label %43, label %27, !dbg !39, !llvm.loop !50

43:                                               ; preds = %34, %23
  ret void, !dbg !52
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_no_acquire(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !53 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !55
  %7 = shl i32 %6, 6, !dbg !55
  %8 = add i32 %7, %5, !dbg !55
  %9 = icmp samesign ult i32 %5, 8, !dbg !55
  br i1 %9, label %10, label %13, !dbg !55

10:                                               ; preds = %4
  %11 = zext nneg i32 %5 to i64, !dbg !55
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_no_acquireE3own to ptr), i64 %11, !dbg !55
  store i32 0, ptr %12, align 4, !dbg !55, !tbaa !10
  br label %13, !dbg !55

13:                                               ; preds = %10, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %14 = icmp slt i32 %8, %3, !dbg !55
  br i1 %14, label %15, label %23, !dbg !55

15:                                               ; preds = %13
  %16 = sext i32 %8 to i64, !dbg !55
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !55
  %18 = load i32, ptr %17, align 4, !dbg !55, !tbaa !10
  %19 = and i32 %18, 7, !dbg !55
  %20 = zext nneg i32 %19 to i64, !dbg !55
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_no_acquireE3own to ptr), i64 %20, !dbg !55
  %22 = atomicrmw add ptr %21, i32 %18 seq_cst, align 4, !dbg !55
  br label %23, !dbg !55

23:                                               ; preds = %13, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %24 = icmp eq i32 %5, 0, !dbg !56
  br i1 %24, label %25, label %42, !dbg !56

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %27, !dbg !57

27:                                               ; preds = %25, %27
  %28 = atomicrmw xchg ptr %26, i32 1 seq_cst, align 4, !dbg !57
  %29 = icmp eq i32 %28, 0, !dbg !57
  br i1 %29, label %30, label %27, !dbg !57, !llvm.loop !58

30:                                               ; preds = %27, %30
  %31 = phi i32 [ %38, %30 ], [ 0, %27 ]
  %32 = zext nneg i32 %31 to i64, !dbg !59
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_no_acquireE3own to ptr), i64 %32, !dbg !59
  %34 = load i32, ptr %33, align 4, !dbg !59, !tbaa !10
  %35 = getelementptr inbounds nuw i32, ptr %1, i64 %32, !dbg !59
  %36 = load i32, ptr %35, align 4, !dbg !59, !tbaa !10
  %37 = add nsw i32 %36, %34, !dbg !59
  store i32 %37, ptr %35, align 4, !dbg !59, !tbaa !10
  %38 = add nuw nsw i32 %31, 1, !dbg !59
  %39 = icmp eq i32 %38, 8, !dbg !59
  br i1 %39, label %40, label %30, !dbg !59, !llvm.loop !60

40:                                               ; preds = %30
  tail call void @llvm.nvvm.membar.gl(), !dbg !64
  %41 = atomicrmw xchg ptr %26, i32 0 seq_cst, align 4, !dbg !65
  br label %42, !dbg !66

42:                                               ; preds = %23, %40
  ret void, !dbg !66
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_lock_no_acquire(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !67 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %8 = mul i32 %6, %7, !dbg !68
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %10 = add i32 %8, %9, !dbg !68
  %11 = icmp samesign ult i32 %9, 8, !dbg !69
  br i1 %11, label %12, label %15, !dbg !69

12:                                               ; preds = %5
  %13 = zext nneg i32 %9 to i64, !dbg !70
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_acquireE4bins to ptr), i64 %13, !dbg !70
  store i32 0, ptr %14, align 4, !dbg !71, !tbaa !10
  br label %15, !dbg !70

15:                                               ; preds = %12, %5
  %16 = icmp eq i32 %9, 0, !dbg !72
  br i1 %16, label %17, label %18, !dbg !72

17:                                               ; preds = %15
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_acquireE4lock to ptr), align 4, !dbg !73, !tbaa !10
  br label %18, !dbg !74

18:                                               ; preds = %17, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
  %19 = icmp slt i32 %10, %4, !dbg !76
  br i1 %19, label %20, label %33, !dbg !76

20:                                               ; preds = %18, %20
  %21 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_acquireE4lock to ptr), i32 1 seq_cst, align 4, !dbg !77
  %22 = icmp eq i32 %21, 0, !dbg !77
  br i1 %22, label %23, label %20, !dbg !77, !llvm.loop !78

23:                                               ; preds = %20
  %24 = sext i32 %10 to i64, !dbg !79
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !79
  %26 = load i32, ptr %25, align 4, !dbg !79, !tbaa !10
  %27 = and i32 %26, 7, !dbg !80
  %28 = zext nneg i32 %27 to i64, !dbg !81
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_acquireE4bins to ptr), i64 %28, !dbg !81
  %30 = load i32, ptr %29, align 4, !dbg !82, !tbaa !10
  %31 = add nsw i32 %30, %26, !dbg !82
  store i32 %31, ptr %29, align 4, !dbg !82, !tbaa !10
  fence syncscope("block") acq_rel, !dbg !83
  %32 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_acquireE4lock to ptr), i32 0 seq_cst, align 4, !dbg !84
  br label %33, !dbg !85

33:                                               ; preds = %23, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !86
  br i1 %19, label %34, label %43, !dbg !87

34:                                               ; preds = %33
  %35 = sext i32 %10 to i64, !dbg !88
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !88
  %37 = load i32, ptr %36, align 4, !dbg !88, !tbaa !10
  %38 = and i32 %37, 7, !dbg !89
  %39 = zext nneg i32 %38 to i64, !dbg !90
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_acquireE4bins to ptr), i64 %39, !dbg !90
  %41 = load i32, ptr %40, align 4, !dbg !90, !tbaa !10
  %42 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !91
  store i32 %41, ptr %42, align 4, !dbg !92, !tbaa !10
  br label %43, !dbg !91

43:                                               ; preds = %34, %33
  ret void, !dbg !93
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_no_release(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !94 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !96
  %7 = shl i32 %6, 6, !dbg !96
  %8 = add i32 %7, %5, !dbg !96
  %9 = icmp samesign ult i32 %5, 8, !dbg !96
  br i1 %9, label %10, label %13, !dbg !96

10:                                               ; preds = %4
  %11 = zext nneg i32 %5 to i64, !dbg !96
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_no_releaseE3own to ptr), i64 %11, !dbg !96
  store i32 0, ptr %12, align 4, !dbg !96, !tbaa !10
  br label %13, !dbg !96

13:                                               ; preds = %10, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !96
  %14 = icmp slt i32 %8, %3, !dbg !96
  br i1 %14, label %15, label %23, !dbg !96

15:                                               ; preds = %13
  %16 = sext i32 %8 to i64, !dbg !96
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !96
  %18 = load i32, ptr %17, align 4, !dbg !96, !tbaa !10
  %19 = and i32 %18, 7, !dbg !96
  %20 = zext nneg i32 %19 to i64, !dbg !96
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_no_releaseE3own to ptr), i64 %20, !dbg !96
  %22 = atomicrmw add ptr %21, i32 %18 seq_cst, align 4, !dbg !96
  br label %23, !dbg !96

23:                                               ; preds = %13, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !96
  %24 = icmp eq i32 %5, 0, !dbg !97
  br i1 %24, label %25, label %43, !dbg !97

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %27, !dbg !98

27:                                               ; preds = %25, %27
  %28 = atomicrmw xchg ptr %26, i32 1 seq_cst, align 4, !dbg !98
  %29 = icmp eq i32 %28, 0, !dbg !98
  br i1 %29, label %30, label %27, !dbg !98, !llvm.loop !99

30:                                               ; preds = %27
  fence syncscope("device") acq_rel, !dbg !100
  br label %31, !dbg !101

31:                                               ; preds = %30, %31
  %32 = phi i32 [ 0, %30 ], [ %39, %31 ]
  %33 = zext nneg i32 %32 to i64, !dbg !101
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_no_releaseE3own to ptr), i64 %33, !dbg !101
  %35 = load i32, ptr %34, align 4, !dbg !101, !tbaa !10
  %36 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !101
  %37 = load i32, ptr %36, align 4, !dbg !101, !tbaa !10
  %38 = add nsw i32 %37, %35, !dbg !101
  store i32 %38, ptr %36, align 4, !dbg !101, !tbaa !10
  %39 = add nuw nsw i32 %32, 1, !dbg !101
  %40 = icmp eq i32 %39, 8, !dbg !101
  br i1 %40, label %41, label %31, !dbg !101, !llvm.loop !102

41:                                               ; preds = %31
  %42 = atomicrmw xchg ptr %26, i32 0 seq_cst, align 4, !dbg !106
  br label %43, !dbg !107

43:                                               ; preds = %23, %41
  ret void, !dbg !107
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_lock_no_release(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !108 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !109
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !109
  %8 = mul i32 %6, %7, !dbg !109
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !109
  %10 = add i32 %8, %9, !dbg !109
  %11 = icmp eq i32 %9, 0, !dbg !110
  br i1 %11, label %12, label %13, !dbg !110

12:                                               ; preds = %5
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_releaseE4lock to ptr), align 4, !dbg !111, !tbaa !10
  store i32 -1000, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_releaseE4most to ptr), align 4, !dbg !112, !tbaa !10
  br label %13, !dbg !113

13:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !114
  %14 = icmp slt i32 %10, %4, !dbg !115
  br i1 %14, label %15, label %27, !dbg !115

15:                                               ; preds = %13, %15
  %16 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_releaseE4lock to ptr), i32 1 seq_cst, align 4, !dbg !116
  %17 = icmp eq i32 %16, 0, !dbg !116
  br i1 %17, label %18, label %15, !dbg !116, !llvm.loop !117

18:                                               ; preds = %15
  tail call void @llvm.nvvm.membar.cta(), !dbg !118
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_releaseE4most to ptr), align 4, !dbg !119, !tbaa !10
  %20 = sext i32 %10 to i64, !dbg !120
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !120
  %22 = load i32, ptr %21, align 4, !dbg !120, !tbaa !10
  %23 = icmp slt i32 %19, %22, !dbg !121
  br i1 %23, label %24, label %25, !dbg !121

24:                                               ; preds = %18
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_releaseE4most to ptr), align 4, !dbg !122, !tbaa !10
  br label %25, !dbg !123

25:                                               ; preds = %24, %18
  %26 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_releaseE4lock to ptr), i32 0 seq_cst, align 4, !dbg !124
  br label %27, !dbg !125

27:                                               ; preds = %25, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !126
  br i1 %14, label %28, label %35, !dbg !127

28:                                               ; preds = %27
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_lock_no_releaseE4most to ptr), align 4, !dbg !128, !tbaa !10
  %30 = sext i32 %10 to i64, !dbg !129
  %31 = getelementptr inbounds i32, ptr %0, i64 %30, !dbg !129
  %32 = load i32, ptr %31, align 4, !dbg !129, !tbaa !10
  %33 = sub nsw i32 %29, %32, !dbg !130
  %34 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !131
  store i32 %33, ptr %34, align 4, !dbg !132, !tbaa !10
  br label %35, !dbg !131

35:                                               ; preds = %28, %27
  ret void, !dbg !133
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_unlock_before_write(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !134 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !135
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !136
  %7 = shl i32 %6, 6, !dbg !136
  %8 = add i32 %7, %5, !dbg !136
  %9 = icmp samesign ult i32 %5, 8, !dbg !136
  br i1 %9, label %10, label %13, !dbg !136

10:                                               ; preds = %4
  %11 = zext nneg i32 %5 to i64, !dbg !136
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24grid_unlock_before_writeE3own to ptr), i64 %11, !dbg !136
  store i32 0, ptr %12, align 4, !dbg !136, !tbaa !10
  br label %13, !dbg !136

13:                                               ; preds = %10, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !136
  %14 = icmp slt i32 %8, %3, !dbg !136
  br i1 %14, label %15, label %23, !dbg !136

15:                                               ; preds = %13
  %16 = sext i32 %8 to i64, !dbg !136
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !136
  %18 = load i32, ptr %17, align 4, !dbg !136, !tbaa !10
  %19 = and i32 %18, 7, !dbg !136
  %20 = zext nneg i32 %19 to i64, !dbg !136
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24grid_unlock_before_writeE3own to ptr), i64 %20, !dbg !136
  %22 = atomicrmw add ptr %21, i32 %18 seq_cst, align 4, !dbg !136
  br label %23, !dbg !136

23:                                               ; preds = %13, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !136
  %24 = icmp eq i32 %5, 0, !dbg !137
  br i1 %24, label %25, label %37, !dbg !137

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %27, !dbg !138

27:                                               ; preds = %25, %27
  %28 = atomicrmw xchg ptr %26, i32 1 seq_cst, align 4, !dbg !138
  %29 = icmp eq i32 %28, 0, !dbg !138
  br i1 %29, label %30, label %27, !dbg !138, !llvm.loop !139

30:                                               ; preds = %27
  tail call void @llvm.nvvm.membar.gl(), !dbg !140
  %31 = load i32, ptr %1, align 4, !dbg !141, !tbaa !10
  %32 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24grid_unlock_before_writeE3own to ptr), align 4, !dbg !142, !tbaa !10
  %33 = add nsw i32 %32, %31, !dbg !143
  %34 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ24grid_unlock_before_writeE3own to ptr), i64 4), align 4, !dbg !144, !tbaa !10
  %35 = add nsw i32 %33, %34, !dbg !145
  tail call void @llvm.nvvm.membar.gl(), !dbg !146
  %36 = atomicrmw xchg ptr %26, i32 0 seq_cst, align 4, !dbg !147
  store i32 %35, ptr %1, align 4, !dbg !148, !tbaa !10
  br label %37, !dbg !149

37:                                               ; preds = %23, %30
  ret void, !dbg !149
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_unlock_before_write(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !150 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !151
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !151
  %8 = mul i32 %6, %7, !dbg !151
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
  %10 = add i32 %8, %9, !dbg !151
  %11 = icmp samesign ult i32 %9, 8, !dbg !152
  br i1 %11, label %12, label %15, !dbg !152

12:                                               ; preds = %5
  %13 = zext nneg i32 %9 to i64, !dbg !153
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_unlock_before_writeE4bins to ptr), i64 %13, !dbg !153
  store i32 0, ptr %14, align 4, !dbg !154, !tbaa !10
  br label %15, !dbg !153

15:                                               ; preds = %12, %5
  %16 = icmp eq i32 %9, 0, !dbg !155
  br i1 %16, label %17, label %18, !dbg !155

17:                                               ; preds = %15
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_unlock_before_writeE4lock to ptr), align 4, !dbg !156, !tbaa !10
  br label %18, !dbg !157

18:                                               ; preds = %17, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !158
  %19 = icmp slt i32 %10, %4, !dbg !159
  br i1 %19, label %20, label %33, !dbg !159

20:                                               ; preds = %18, %20
  %21 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_unlock_before_writeE4lock to ptr), i32 1 seq_cst, align 4, !dbg !160
  %22 = icmp eq i32 %21, 0, !dbg !160
  br i1 %22, label %23, label %20, !dbg !160, !llvm.loop !161

23:                                               ; preds = %20
  fence syncscope("block") acq_rel, !dbg !162
  %24 = sext i32 %10 to i64, !dbg !163
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !163
  %26 = load i32, ptr %25, align 4, !dbg !163, !tbaa !10
  %27 = and i32 %26, 7, !dbg !164
  %28 = zext nneg i32 %27 to i64, !dbg !165
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_unlock_before_writeE4bins to ptr), i64 %28, !dbg !165
  %30 = load i32, ptr %29, align 4, !dbg !166, !tbaa !10
  %31 = add nsw i32 %30, %26, !dbg !167
  fence syncscope("block") acq_rel, !dbg !168
  %32 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_unlock_before_writeE4lock to ptr), i32 0 seq_cst, align 4, !dbg !169
  store i32 %31, ptr %29, align 4, !dbg !170, !tbaa !10
  br label %33, !dbg !171

33:                                               ; preds = %23, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !172
  br i1 %19, label %34, label %43, !dbg !173

34:                                               ; preds = %33
  %35 = sext i32 %10 to i64, !dbg !174
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !174
  %37 = load i32, ptr %36, align 4, !dbg !174, !tbaa !10
  %38 = and i32 %37, 7, !dbg !175
  %39 = zext nneg i32 %38 to i64, !dbg !176
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_unlock_before_writeE4bins to ptr), i64 %39, !dbg !176
  %41 = load i32, ptr %40, align 4, !dbg !176, !tbaa !10
  %42 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !177
  store i32 %41, ptr %42, align 4, !dbg !178, !tbaa !10
  br label %43, !dbg !177

43:                                               ; preds = %34, %33
  ret void, !dbg !179
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_volatile(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !180 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !181
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !182
  %7 = shl i32 %6, 6, !dbg !182
  %8 = add i32 %7, %5, !dbg !182
  %9 = icmp samesign ult i32 %5, 8, !dbg !182
  br i1 %9, label %10, label %13, !dbg !182

10:                                               ; preds = %4
  %11 = zext nneg i32 %5 to i64, !dbg !182
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18grid_lock_volatileE3own to ptr), i64 %11, !dbg !182
  store i32 0, ptr %12, align 4, !dbg !182, !tbaa !10
  br label %13, !dbg !182

13:                                               ; preds = %10, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !182
  %14 = icmp slt i32 %8, %3, !dbg !182
  br i1 %14, label %15, label %23, !dbg !182

15:                                               ; preds = %13
  %16 = sext i32 %8 to i64, !dbg !182
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !182
  %18 = load i32, ptr %17, align 4, !dbg !182, !tbaa !10
  %19 = and i32 %18, 7, !dbg !182
  %20 = zext nneg i32 %19 to i64, !dbg !182
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18grid_lock_volatileE3own to ptr), i64 %20, !dbg !182
  %22 = atomicrmw add ptr %21, i32 %18 seq_cst, align 4, !dbg !182
  br label %23, !dbg !182

23:                                               ; preds = %13, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !182
  %24 = icmp eq i32 %5, 0, !dbg !183
  br i1 %24, label %25, label %42, !dbg !183

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %27, !dbg !184

27:                                               ; preds = %25, %27
  %28 = atomicrmw xchg ptr %26, i32 1 seq_cst, align 4, !dbg !184
  %29 = icmp eq i32 %28, 0, !dbg !184
  br i1 %29, label %32, label %27, !dbg !184, !llvm.loop !185

30:                                               ; preds = %32
  %31 = atomicrmw xchg ptr %26, i32 0 seq_cst, align 4, !dbg !186
  br label %42, !dbg !187

32:                                               ; preds = %27, %32
  %33 = phi i32 [ %40, %32 ], [ 0, %27 ]
  %34 = zext nneg i32 %33 to i64, !dbg !188
  %35 = getelementptr inbounds nuw i32, ptr %1, i64 %34, !dbg !188
  %36 = load volatile i32, ptr %35, align 4, !dbg !188, !tbaa !10
  %37 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18grid_lock_volatileE3own to ptr), i64 %34, !dbg !189
  %38 = load i32, ptr %37, align 4, !dbg !189, !tbaa !10
  %39 = add nsw i32 %38, %36, !dbg !190
  store volatile i32 %39, ptr %35, align 4, !dbg !191, !tbaa !10
  %40 = add nuw nsw i32 %33, 1, !dbg !192
  %41 = icmp eq i32 %40, 8, !dbg !193
  br i1 %41, label %30, label %32, !dbg !194, !llvm.loop !195

42:                                               ; preds = %23, %30
  ret void, !dbg !187
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_lock_volatile(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !196 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !197
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !197
  %8 = mul i32 %6, %7, !dbg !197
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !197
  %10 = add i32 %8, %9, !dbg !197
  %11 = icmp eq i32 %9, 0, !dbg !198
  br i1 %11, label %12, label %13, !dbg !198

12:                                               ; preds = %5
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_lock_volatileE5count to ptr), align 4, !dbg !199, !tbaa !10
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_lock_volatileE4lock to ptr), align 4, !dbg !200, !tbaa !10
  br label %13, !dbg !201

13:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !202
  %14 = icmp slt i32 %10, %4, !dbg !203
  br i1 %14, label %15, label %27, !dbg !204

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !205
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !205
  %18 = load i32, ptr %17, align 4, !dbg !205, !tbaa !10
  %19 = icmp sgt i32 %18, 0, !dbg !206
  br i1 %19, label %20, label %27, !dbg !204

20:                                               ; preds = %15, %20
  %21 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_lock_volatileE4lock to ptr), i32 1 seq_cst, align 4, !dbg !207
  %22 = icmp eq i32 %21, 0, !dbg !207
  br i1 %22, label %23, label %20, !dbg !207, !llvm.loop !208

23:                                               ; preds = %20
  %24 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_lock_volatileE5count to ptr), align 4, !dbg !209, !tbaa !10
  %25 = add nsw i32 %24, 1, !dbg !210
  store volatile i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_lock_volatileE5count to ptr), align 4, !dbg !211, !tbaa !10
  %26 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_lock_volatileE4lock to ptr), i32 0 seq_cst, align 4, !dbg !212
  br label %27, !dbg !213

27:                                               ; preds = %23, %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !214
  br i1 %14, label %28, label %32, !dbg !215

28:                                               ; preds = %27
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_lock_volatileE5count to ptr), align 4, !dbg !216, !tbaa !10
  %30 = sext i32 %10 to i64, !dbg !217
  %31 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !217
  store i32 %29, ptr %31, align 4, !dbg !218, !tbaa !10
  br label %32, !dbg !217

32:                                               ; preds = %28, %27
  ret void, !dbg !219
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_tried_once(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !220 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !221
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !222
  %7 = shl i32 %6, 6, !dbg !222
  %8 = add i32 %7, %5, !dbg !222
  %9 = icmp samesign ult i32 %5, 8, !dbg !222
  br i1 %9, label %10, label %13, !dbg !222

10:                                               ; preds = %4
  %11 = zext nneg i32 %5 to i64, !dbg !222
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_tried_onceE3own to ptr), i64 %11, !dbg !222
  store i32 0, ptr %12, align 4, !dbg !222, !tbaa !10
  br label %13, !dbg !222

13:                                               ; preds = %10, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !222
  %14 = icmp slt i32 %8, %3, !dbg !222
  br i1 %14, label %15, label %23, !dbg !222

15:                                               ; preds = %13
  %16 = sext i32 %8 to i64, !dbg !222
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !222
  %18 = load i32, ptr %17, align 4, !dbg !222, !tbaa !10
  %19 = and i32 %18, 7, !dbg !222
  %20 = zext nneg i32 %19 to i64, !dbg !222
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_tried_onceE3own to ptr), i64 %20, !dbg !222
  %22 = atomicrmw add ptr %21, i32 %18 seq_cst, align 4, !dbg !222
  br label %23, !dbg !222

23:                                               ; preds = %13, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !222
  %24 = icmp eq i32 %5, 0, !dbg !223
  br i1 %24, label %25, label %42, !dbg !223

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !224
  %27 = atomicrmw xchg ptr %26, i32 1 seq_cst, align 4, !dbg !225
  %28 = icmp eq i32 %27, 0, !dbg !225
  br i1 %28, label %29, label %42, !dbg !225

29:                                               ; preds = %25
  tail call void @llvm.nvvm.membar.gl(), !dbg !226
  br label %30, !dbg !227

30:                                               ; preds = %29, %30
  %31 = phi i32 [ 0, %29 ], [ %38, %30 ]
  %32 = zext nneg i32 %31 to i64, !dbg !227
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20grid_lock_tried_onceE3own to ptr), i64 %32, !dbg !227
  %34 = load i32, ptr %33, align 4, !dbg !227, !tbaa !10
  %35 = getelementptr inbounds nuw i32, ptr %1, i64 %32, !dbg !227
  %36 = load i32, ptr %35, align 4, !dbg !227, !tbaa !10
  %37 = add nsw i32 %36, %34, !dbg !227
  store i32 %37, ptr %35, align 4, !dbg !227, !tbaa !10
  %38 = add nuw nsw i32 %31, 1, !dbg !227
  %39 = icmp eq i32 %38, 8, !dbg !227
  br i1 %39, label %40, label %30, !dbg !227, !llvm.loop !228

40:                                               ; preds = %30
  tail call void @llvm.nvvm.membar.gl(), !dbg !232
  %41 = atomicrmw xchg ptr %26, i32 0 seq_cst, align 4, !dbg !233
  br label %42, !dbg !234

42:                                               ; preds = %25, %23, %40
  ret void, !dbg !234
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lanes_try_once(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !235 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !236
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !236
  %8 = mul i32 %6, %7, !dbg !236
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !236
  %10 = add i32 %8, %9, !dbg !236
  %11 = icmp samesign ult i32 %9, 8, !dbg !237
  br i1 %11, label %12, label %15, !dbg !237

12:                                               ; preds = %5
  %13 = zext nneg i32 %9 to i64, !dbg !238
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14lanes_try_onceE4bins to ptr), i64 %13, !dbg !238
  store i32 0, ptr %14, align 4, !dbg !239, !tbaa !10
  br label %15, !dbg !238

15:                                               ; preds = %12, %5
  %16 = icmp eq i32 %9, 0, !dbg !240
  br i1 %16, label %17, label %18, !dbg !240

17:                                               ; preds = %15
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ14lanes_try_onceE4lock to ptr), align 4, !dbg !241, !tbaa !10
  br label %18, !dbg !242

18:                                               ; preds = %17, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !243
  %19 = icmp slt i32 %10, %4, !dbg !244
  br i1 %19, label %20, label %23, !dbg !245

20:                                               ; preds = %18
  %21 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ14lanes_try_onceE4lock to ptr), i32 1 seq_cst, align 4, !dbg !246
  %22 = icmp eq i32 %21, 0, !dbg !246
  br i1 %22, label %24, label %23, !dbg !246

23:                                               ; preds = %24, %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !247
  br i1 %19, label %34, label %43, !dbg !248

24:                                               ; preds = %20
  %25 = sext i32 %10 to i64
  %26 = getelementptr inbounds i32, ptr %0, i64 %25
  tail call void @llvm.nvvm.membar.cta(), !dbg !249
  %27 = load i32, ptr %26, align 4, !dbg !250, !tbaa !10
  %28 = and i32 %27, 7, !dbg !251
  %29 = zext nneg i32 %28 to i64, !dbg !252
  %30 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14lanes_try_onceE4bins to ptr), i64 %29, !dbg !252
  %31 = load i32, ptr %30, align 4, !dbg !253, !tbaa !10
  %32 = add nsw i32 %31, %27, !dbg !253
  store i32 %32, ptr %30, align 4, !dbg !253, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !254
  %33 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ14lanes_try_onceE4lock to ptr), i32 0 seq_cst, align 4, !dbg !255
  br label %23, !dbg !256

34:                                               ; preds = %23
  %35 = sext i32 %10 to i64, !dbg !257
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !257
  %37 = load i32, ptr %36, align 4, !dbg !257, !tbaa !10
  %38 = and i32 %37, 7, !dbg !258
  %39 = zext nneg i32 %38 to i64, !dbg !259
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14lanes_try_onceE4bins to ptr), i64 %39, !dbg !259
  %41 = load i32, ptr %40, align 4, !dbg !259, !tbaa !10
  %42 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !260
  store i32 %41, ptr %42, align 4, !dbg !261, !tbaa !10
  br label %43, !dbg !260

43:                                               ; preds = %34, %23
  ret void, !dbg !262
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @exchanged_once(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !263 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !264
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !264
  %7 = mul i32 %5, %6, !dbg !264
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !264
  %9 = add i32 %7, %8, !dbg !264
  %10 = icmp slt i32 %9, %3, !dbg !265
  br i1 %10, label %11, label %21, !dbg !265

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !266
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !266
  %14 = load i32, ptr %13, align 4, !dbg !266, !tbaa !10
  %15 = and i32 %14, 7, !dbg !267
  %16 = zext nneg i32 %15 to i64, !dbg !268
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16, !dbg !268
  %18 = load volatile i32, ptr %17, align 4, !dbg !269, !tbaa !10
  %19 = add nsw i32 %18, %14, !dbg !270
  %20 = cmpxchg ptr %17, i32 %18, i32 %19 seq_cst seq_cst, align 4, !dbg !271
  br label %21, !dbg !272

21:                                               ; preds = %4, %11
  ret void, !dbg !272
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @exchanged_once_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #4 !dbg !273 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !274
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !274
  %8 = mul i32 %6, %7, !dbg !274
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !274
  %10 = add i32 %8, %9, !dbg !274
  %11 = icmp eq i32 %9, 0, !dbg !275
  br i1 %11, label %12, label %13, !dbg !275

12:                                               ; preds = %5
  store i32 -1000, ptr addrspacecast (ptr addrspace(3) @_ZZ21exchanged_once_sharedE4most to ptr), align 4, !dbg !276, !tbaa !10
  br label %13, !dbg !277

13:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !278
  %14 = icmp slt i32 %10, %4, !dbg !279
  br i1 %14, label %15, label %22, !dbg !279

15:                                               ; preds = %13
  %16 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21exchanged_once_sharedE4most to ptr), align 4, !dbg !280, !tbaa !10
  %17 = sext i32 %10 to i64, !dbg !281
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !281
  %19 = load i32, ptr %18, align 4, !dbg !281, !tbaa !10
  %20 = tail call noundef i32 @llvm.smax.i32(i32 %16, i32 %19), !dbg !282
  %21 = cmpxchg ptr addrspacecast (ptr addrspace(3) @_ZZ21exchanged_once_sharedE4most to ptr), i32 %16, i32 %20 seq_cst seq_cst, align 4, !dbg !283
  br label %22, !dbg !284

22:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !285
  br i1 %14, label %23, label %27, !dbg !286

23:                                               ; preds = %22
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21exchanged_once_sharedE4most to ptr), align 4, !dbg !287, !tbaa !10
  %25 = sext i32 %10 to i64, !dbg !288
  %26 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !288
  store i32 %24, ptr %26, align 4, !dbg !289, !tbaa !10
  br label %27, !dbg !288

27:                                               ; preds = %23, %22
  ret void, !dbg !290
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_lock_of_block_scope(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !291 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !292
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !293
  %7 = shl i32 %6, 6, !dbg !293
  %8 = add i32 %7, %5, !dbg !293
  %9 = icmp samesign ult i32 %5, 8, !dbg !293
  br i1 %9, label %10, label %13, !dbg !293

10:                                               ; preds = %4
  %11 = zext nneg i32 %5 to i64, !dbg !293
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24grid_lock_of_block_scopeE3own to ptr), i64 %11, !dbg !293
  store i32 0, ptr %12, align 4, !dbg !293, !tbaa !10
  br label %13, !dbg !293

13:                                               ; preds = %10, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !293
  %14 = icmp slt i32 %8, %3, !dbg !293
  br i1 %14, label %15, label %23, !dbg !293

15:                                               ; preds = %13
  %16 = sext i32 %8 to i64, !dbg !293
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !293
  %18 = load i32, ptr %17, align 4, !dbg !293, !tbaa !10
  %19 = and i32 %18, 7, !dbg !293
  %20 = zext nneg i32 %19 to i64, !dbg !293
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24grid_lock_of_block_scopeE3own to ptr), i64 %20, !dbg !293
  %22 = atomicrmw add ptr %21, i32 %18 seq_cst, align 4, !dbg !293
  br label %23, !dbg !293

23:                                               ; preds = %13, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !293
  %24 = icmp eq i32 %5, 0, !dbg !294
  br i1 %24, label %25, label %43, !dbg !294

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %27, !dbg !295

27:                                               ; preds = %25, %27
  %28 = tail call noundef i32 @llvm.nvvm.atomic.exch.gen.i.cta.i32.p0(ptr nonnull %26, i32 range(i32 0, 2) 1), !dbg !296
  %29 = icmp eq i32 %28, 0, !dbg !296
  br i1 %29, label %30, label %27, !dbg !295, !llvm.loop !297

30:                                               ; preds = %27
  tail call void @llvm.nvvm.membar.gl(), !dbg !299
  br label %31, !dbg !300

31:                                               ; preds = %30, %31
  %32 = phi i32 [ 0, %30 ], [ %39, %31 ]
  %33 = zext nneg i32 %32 to i64, !dbg !300
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24grid_lock_of_block_scopeE3own to ptr), i64 %33, !dbg !300
  %35 = load i32, ptr %34, align 4, !dbg !300, !tbaa !10
  %36 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !300
  %37 = load i32, ptr %36, align 4, !dbg !300, !tbaa !10
  %38 = add nsw i32 %37, %35, !dbg !300
  store i32 %38, ptr %36, align 4, !dbg !300, !tbaa !10
  %39 = add nuw nsw i32 %32, 1, !dbg !300
  %40 = icmp eq i32 %39, 8, !dbg !300
  br i1 %40, label %41, label %31, !dbg !300, !llvm.loop !301

41:                                               ; preds = %31
  tail call void @llvm.nvvm.membar.gl(), !dbg !305
  %42 = tail call noundef i32 @llvm.nvvm.atomic.exch.gen.i.cta.i32.p0(ptr nonnull %26, i32 range(i32 0, 2) 0), !dbg !306
  br label %43, !dbg !307

43:                                               ; preds = %23, %41
  ret void, !dbg !307
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @looked_at_unlocked(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !dbg !308 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !309
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !309
  %7 = mul i32 %5, %6, !dbg !309
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !309
  %9 = add i32 %7, %8, !dbg !309
  %10 = icmp slt i32 %9, %3, !dbg !310
  br i1 %10, label %11, label %29, !dbg !310

11:                                               ; preds = %4
  %12 = load i32, ptr %1, align 4, !dbg !311, !tbaa !10
  %13 = sext i32 %9 to i64, !dbg !312
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !312
  %15 = load i32, ptr %14, align 4, !dbg !312, !tbaa !10
  %16 = icmp slt i32 %12, %15, !dbg !313
  br i1 %16, label %17, label %29, !dbg !313

17:                                               ; preds = %11
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %19, !dbg !314

19:                                               ; preds = %17, %19
  %20 = atomicrmw xchg ptr %18, i32 1 seq_cst, align 4, !dbg !314
  %21 = icmp eq i32 %20, 0, !dbg !314
  br i1 %21, label %22, label %19, !dbg !314, !llvm.loop !315

22:                                               ; preds = %19
  tail call void @llvm.nvvm.membar.gl(), !dbg !316
  %23 = load i32, ptr %1, align 4, !dbg !317, !tbaa !10
  %24 = load i32, ptr %14, align 4, !dbg !318, !tbaa !10
  %25 = icmp slt i32 %23, %24, !dbg !319
  br i1 %25, label %26, label %27, !dbg !319

26:                                               ; preds = %22
  store i32 %24, ptr %1, align 4, !dbg !320, !tbaa !10
  br label %27, !dbg !321

27:                                               ; preds = %26, %22
  tail call void @llvm.nvvm.membar.gl(), !dbg !322
  %28 = atomicrmw xchg ptr %18, i32 0 seq_cst, align 4, !dbg !323
  br label %29, !dbg !324

29:                                               ; preds = %11, %4, %27
  ret void, !dbg !324
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @another_lock(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !325 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !326
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !327
  %7 = shl i32 %6, 6, !dbg !327
  %8 = add i32 %7, %5, !dbg !327
  %9 = icmp samesign ult i32 %5, 8, !dbg !327
  br i1 %9, label %10, label %13, !dbg !327

10:                                               ; preds = %4
  %11 = zext nneg i32 %5 to i64, !dbg !327
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12another_lockE3own to ptr), i64 %11, !dbg !327
  store i32 0, ptr %12, align 4, !dbg !327, !tbaa !10
  br label %13, !dbg !327

13:                                               ; preds = %10, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !327
  %14 = icmp slt i32 %8, %3, !dbg !327
  br i1 %14, label %15, label %23, !dbg !327

15:                                               ; preds = %13
  %16 = sext i32 %8 to i64, !dbg !327
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !327
  %18 = load i32, ptr %17, align 4, !dbg !327, !tbaa !10
  %19 = and i32 %18, 7, !dbg !327
  %20 = zext nneg i32 %19 to i64, !dbg !327
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12another_lockE3own to ptr), i64 %20, !dbg !327
  %22 = atomicrmw add ptr %21, i32 %18 seq_cst, align 4, !dbg !327
  br label %23, !dbg !327

23:                                               ; preds = %13, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !327
  %24 = icmp eq i32 %5, 0, !dbg !328
  br i1 %24, label %25, label %46, !dbg !328

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !329
  %27 = and i32 %6, 1, !dbg !330
  %28 = zext nneg i32 %27 to i64, !dbg !331
  %29 = getelementptr inbounds nuw i32, ptr %26, i64 %28, !dbg !331
  br label %30, !dbg !332

30:                                               ; preds = %30, %25
  %31 = atomicrmw xchg ptr %29, i32 1 seq_cst, align 4, !dbg !332
  %32 = icmp eq i32 %31, 0, !dbg !332
  br i1 %32, label %33, label %30, !dbg !332, !llvm.loop !333

33:                                               ; preds = %30
  tail call void @llvm.nvvm.membar.gl(), !dbg !334
  br label %34, !dbg !335

34:                                               ; preds = %33, %34
  %35 = phi i32 [ 0, %33 ], [ %42, %34 ]
  %36 = zext nneg i32 %35 to i64, !dbg !335
  %37 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12another_lockE3own to ptr), i64 %36, !dbg !335
  %38 = load i32, ptr %37, align 4, !dbg !335, !tbaa !10
  %39 = getelementptr inbounds nuw i32, ptr %1, i64 %36, !dbg !335
  %40 = load i32, ptr %39, align 4, !dbg !335, !tbaa !10
  %41 = add nsw i32 %40, %38, !dbg !335
  store i32 %41, ptr %39, align 4, !dbg !335, !tbaa !10
  %42 = add nuw nsw i32 %35, 1, !dbg !335
  %43 = icmp eq i32 %42, 8, !dbg !335
  br i1 %43, label %44, label %34, !dbg !335, !llvm.loop !336

44:                                               ; preds = %34
  tail call void @llvm.nvvm.membar.gl(), !dbg !340
  %45 = atomicrmw xchg ptr %29, i32 0 seq_cst, align 4, !dbg !341
  br label %46, !dbg !342

46:                                               ; preds = %23, %44
  ret void, !dbg !342
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_unlock_plain(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !343 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !344
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !345
  %7 = shl i32 %6, 6, !dbg !345
  %8 = add i32 %7, %5, !dbg !345
  %9 = icmp samesign ult i32 %5, 8, !dbg !345
  br i1 %9, label %10, label %13, !dbg !345

10:                                               ; preds = %4
  %11 = zext nneg i32 %5 to i64, !dbg !345
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17grid_unlock_plainE3own to ptr), i64 %11, !dbg !345
  store i32 0, ptr %12, align 4, !dbg !345, !tbaa !10
  br label %13, !dbg !345

13:                                               ; preds = %10, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !345
  %14 = icmp slt i32 %8, %3, !dbg !345
  br i1 %14, label %15, label %23, !dbg !345

15:                                               ; preds = %13
  %16 = sext i32 %8 to i64, !dbg !345
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !345
  %18 = load i32, ptr %17, align 4, !dbg !345, !tbaa !10
  %19 = and i32 %18, 7, !dbg !345
  %20 = zext nneg i32 %19 to i64, !dbg !345
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17grid_unlock_plainE3own to ptr), i64 %20, !dbg !345
  %22 = atomicrmw add ptr %21, i32 %18 seq_cst, align 4, !dbg !345
  br label %23, !dbg !345

23:                                               ; preds = %13, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !345
  %24 = icmp eq i32 %5, 0, !dbg !346
  br i1 %24, label %25, label %42, !dbg !346

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br label %27, !dbg !347

27:                                               ; preds = %25, %27
  %28 = atomicrmw xchg ptr %26, i32 1 seq_cst, align 4, !dbg !347
  %29 = icmp eq i32 %28, 0, !dbg !347
  br i1 %29, label %30, label %27, !dbg !347, !llvm.loop !348

30:                                               ; preds = %27
  tail call void @llvm.nvvm.membar.gl(), !dbg !349
  br label %31, !dbg !350

31:                                               ; preds = %30, %31
  %32 = phi i32 [ 0, %30 ], [ %39, %31 ]
  %33 = zext nneg i32 %32 to i64, !dbg !350
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17grid_unlock_plainE3own to ptr), i64 %33, !dbg !350
  %35 = load i32, ptr %34, align 4, !dbg !350, !tbaa !10
  %36 = getelementptr inbounds nuw i32, ptr %1, i64 %33, !dbg !350
  %37 = load i32, ptr %36, align 4, !dbg !350, !tbaa !10
  %38 = add nsw i32 %37, %35, !dbg !350
  store i32 %38, ptr %36, align 4, !dbg !350, !tbaa !10
  %39 = add nuw nsw i32 %32, 1, !dbg !350
  %40 = icmp eq i32 %39, 8, !dbg !350
  br i1 %40, label %41, label %31, !dbg !350, !llvm.loop !351

41:                                               ; preds = %31
  tail call void @llvm.nvvm.membar.gl(), !dbg !355
  store i32 0, ptr %26, align 4, !dbg !356, !tbaa !10
  br label %42, !dbg !357

42:                                               ; preds = %23, %41
  ret void, !dbg !357
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_unlock_plain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !358 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !359
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !359
  %8 = mul i32 %6, %7, !dbg !359
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !359
  %10 = add i32 %8, %9, !dbg !359
  %11 = icmp samesign ult i32 %9, 8, !dbg !360
  br i1 %11, label %12, label %15, !dbg !360

12:                                               ; preds = %5
  %13 = zext nneg i32 %9 to i64, !dbg !361
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_unlock_plainE4bins to ptr), i64 %13, !dbg !361
  store i32 0, ptr %14, align 4, !dbg !362, !tbaa !10
  br label %15, !dbg !361

15:                                               ; preds = %12, %5
  %16 = icmp eq i32 %9, 0, !dbg !363
  br i1 %16, label %17, label %18, !dbg !363

17:                                               ; preds = %15
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_unlock_plainE4lock to ptr), align 4, !dbg !364, !tbaa !10
  br label %18, !dbg !365

18:                                               ; preds = %17, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !366
  %19 = icmp slt i32 %10, %4, !dbg !367
  br i1 %19, label %20, label %32, !dbg !367

20:                                               ; preds = %18, %20
  %21 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_unlock_plainE4lock to ptr), i32 1 seq_cst, align 4, !dbg !368
  %22 = icmp eq i32 %21, 0, !dbg !368
  br i1 %22, label %23, label %20, !dbg !368, !llvm.loop !369

23:                                               ; preds = %20
  tail call void @llvm.nvvm.membar.cta(), !dbg !370
  %24 = sext i32 %10 to i64, !dbg !371
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !371
  %26 = load i32, ptr %25, align 4, !dbg !371, !tbaa !10
  %27 = and i32 %26, 7, !dbg !372
  %28 = zext nneg i32 %27 to i64, !dbg !373
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_unlock_plainE4bins to ptr), i64 %28, !dbg !373
  %30 = load i32, ptr %29, align 4, !dbg !374, !tbaa !10
  %31 = add nsw i32 %30, %26, !dbg !374
  store i32 %31, ptr %29, align 4, !dbg !374, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !375
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_unlock_plainE4lock to ptr), align 4, !dbg !376, !tbaa !10
  br label %32, !dbg !377

32:                                               ; preds = %23, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !378
  br i1 %19, label %33, label %42, !dbg !379

33:                                               ; preds = %32
  %34 = sext i32 %10 to i64, !dbg !380
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !380
  %36 = load i32, ptr %35, align 4, !dbg !380, !tbaa !10
  %37 = and i32 %36, 7, !dbg !381
  %38 = zext nneg i32 %37 to i64, !dbg !382
  %39 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_unlock_plainE4bins to ptr), i64 %38, !dbg !382
  %40 = load i32, ptr %39, align 4, !dbg !382, !tbaa !10
  %41 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !383
  store i32 %40, ptr %41, align 4, !dbg !384, !tbaa !10
  br label %42, !dbg !383

42:                                               ; preds = %33, %32
  ret void, !dbg !385
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_locks_in_two_orders(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !386 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !387
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !387
  %7 = mul i32 %5, %6, !dbg !387
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !387
  %9 = add i32 %7, %8, !dbg !387
  %10 = icmp slt i32 %9, %3, !dbg !388
  br i1 %10, label %11, label %16, !dbg !389

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !390
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !390
  %14 = load i32, ptr %13, align 4, !dbg !390, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !391
  br label %16

16:                                               ; preds = %11, %4
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !392
  %18 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %17), !dbg !393
  %19 = icmp eq i32 %8, 0, !dbg !394
  br i1 %19, label %20, label %43, !dbg !394

20:                                               ; preds = %16
  %21 = and i32 %5, 1, !dbg !395
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %23 = zext nneg i32 %21 to i64
  %24 = getelementptr inbounds nuw i32, ptr %22, i64 %23
  br label %25, !dbg !396

25:                                               ; preds = %25, %20
  %26 = atomicrmw xchg ptr %24, i32 1 seq_cst, align 4, !dbg !396
  %27 = icmp eq i32 %26, 0, !dbg !396
  br i1 %27, label %28, label %25, !dbg !396, !llvm.loop !397

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %30 = sub nsw i64 0, %23
  %31 = getelementptr inbounds i32, ptr %29, i64 %30
  br label %32, !dbg !398

32:                                               ; preds = %28, %32
  %33 = atomicrmw xchg ptr %31, i32 1 seq_cst, align 4, !dbg !398
  %34 = icmp eq i32 %33, 0, !dbg !398
  br i1 %34, label %35, label %32, !dbg !398, !llvm.loop !399

35:                                               ; preds = %32
  tail call void @llvm.nvvm.membar.gl(), !dbg !400
  %36 = load i32, ptr %1, align 4, !dbg !401, !tbaa !10
  %37 = add nsw i32 %36, %18, !dbg !401
  store i32 %37, ptr %1, align 4, !dbg !401, !tbaa !10
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !402
  %39 = load i32, ptr %38, align 4, !dbg !403, !tbaa !10
  %40 = sub nsw i32 %39, %18, !dbg !403
  store i32 %40, ptr %38, align 4, !dbg !403, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !404
  %41 = atomicrmw xchg ptr %29, i32 0 seq_cst, align 4, !dbg !405
  %42 = atomicrmw xchg ptr %22, i32 0 seq_cst, align 4, !dbg !406
  br label %43, !dbg !407

43:                                               ; preds = %16, %35
  ret void, !dbg !407
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_locks_in_two_orders(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !408 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !409
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !409
  %8 = mul i32 %6, %7, !dbg !409
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !409
  %10 = add i32 %8, %9, !dbg !409
  %11 = icmp samesign ult i32 %9, 2, !dbg !410
  br i1 %11, label %12, label %16, !dbg !410

12:                                               ; preds = %5
  %13 = zext nneg i32 %9 to i64, !dbg !411
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE6counts to ptr), i64 %13, !dbg !411
  store i32 0, ptr %14, align 4, !dbg !412, !tbaa !10
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE5locks to ptr), i64 %13, !dbg !413
  store i32 0, ptr %15, align 4, !dbg !414, !tbaa !10
  br label %16, !dbg !413

16:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !415
  %17 = icmp slt i32 %10, %4, !dbg !416
  br i1 %17, label %18, label %45, !dbg !416

18:                                               ; preds = %16
  %19 = sext i32 %10 to i64, !dbg !417
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !417
  %21 = load i32, ptr %20, align 4, !dbg !417, !tbaa !10
  %22 = and i32 %21, 1, !dbg !418
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE5locks to ptr), i64 %23
  br label %25, !dbg !419

25:                                               ; preds = %25, %18
  %26 = atomicrmw xchg ptr %24, i32 1 seq_cst, align 4, !dbg !419
  %27 = icmp eq i32 %26, 0, !dbg !419
  br i1 %27, label %28, label %25, !dbg !419, !llvm.loop !420

28:                                               ; preds = %25
  %29 = sub nsw i64 0, %23
  %30 = getelementptr inbounds i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE5locks to ptr), i64 4), i64 %29
  br label %31, !dbg !421

31:                                               ; preds = %28, %31
  %32 = atomicrmw xchg ptr %30, i32 1 seq_cst, align 4, !dbg !421
  %33 = icmp eq i32 %32, 0, !dbg !421
  br i1 %33, label %34, label %31, !dbg !421, !llvm.loop !422

34:                                               ; preds = %31
  tail call void @llvm.nvvm.membar.cta(), !dbg !423
  %35 = load i32, ptr %20, align 4, !dbg !424, !tbaa !10
  %36 = and i32 %35, 1, !dbg !425
  %37 = zext nneg i32 %36 to i64, !dbg !426
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE6counts to ptr), i64 %37, !dbg !426
  %39 = load i32, ptr %38, align 4, !dbg !427, !tbaa !10
  %40 = add nsw i32 %39, %35, !dbg !427
  store i32 %40, ptr %38, align 4, !dbg !427, !tbaa !10
  %41 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE6counts to ptr), align 4, !dbg !428, !tbaa !10
  %42 = add nsw i32 %41, -1, !dbg !428
  store i32 %42, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE6counts to ptr), align 4, !dbg !428, !tbaa !10
  tail call void @llvm.nvvm.membar.cta(), !dbg !429
  %43 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE5locks to ptr), i64 4), i32 0 seq_cst, align 4, !dbg !430
  %44 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE5locks to ptr), i32 0 seq_cst, align 4, !dbg !431
  br label %45, !dbg !432

45:                                               ; preds = %34, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !433
  br i1 %17, label %46, label %53, !dbg !434

46:                                               ; preds = %45
  %47 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE6counts to ptr), align 4, !dbg !435, !tbaa !10
  %48 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_locks_in_two_ordersE6counts to ptr), i64 4), align 4, !dbg !436, !tbaa !10
  %49 = mul nsw i32 %48, 3, !dbg !437
  %50 = add nsw i32 %49, %47, !dbg !438
  %51 = sext i32 %10 to i64, !dbg !439
  %52 = getelementptr inbounds i32, ptr %1, i64 %51, !dbg !439
  store i32 %50, ptr %52, align 4, !dbg !440, !tbaa !10
  br label %53, !dbg !439

53:                                               ; preds = %46, %45
  ret void, !dbg !441
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #7

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #7

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.exch.gen.i.cta.i32.p0(ptr captures(none), i32) #8

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nounwind }
attributes #8 = { nocallback nounwind memory(argmem: readwrite) }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind }

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
!19 = !DILocation(line: 25, column: 5, scope: !15)
!20 = !DILocation(line: 26, column: 9, scope: !15)
!21 = !DILocation(line: 27, column: 5, scope: !15)
!22 = distinct !{!22, !21, !21, !23, !24}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = !DILocation(line: 28, column: 38, scope: !15)
!26 = !DILocation(line: 29, column: 5, scope: !15)
!27 = distinct !{!27, !28, !31, !23, !24}
!28 = !DILocation(line: 18, column: 5, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "add_all", scope: !7, file: !7, line: 17, type: !16, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!30 = distinct !DILocation(line: 29, column: 5, scope: !15)
!31 = !DILocation(line: 18, column: 50, scope: !29, inlinedAt: !30)
!32 = !DILocation(line: 30, column: 38, scope: !15)
!33 = !DILocation(line: 31, column: 5, scope: !15)
!34 = !DILocation(line: 32, column: 1, scope: !15)
!35 = distinct !DISubprogram(name: "grid_lock_cta_fence", scope: !7, file: !7, line: 33, type: !16, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!36 = !DILocation(line: 35, column: 5, scope: !35)
!37 = !DILocation(line: 36, column: 5, scope: !35)
!38 = !DILocation(line: 37, column: 9, scope: !35)
!39 = !DILocation(line: 38, column: 5, scope: !35)
!40 = !DILocation(line: 39, column: 9, scope: !35)
!41 = distinct !{!41, !40, !40, !23, !24}
!42 = !DILocation(line: 40, column: 9, scope: !35)
!43 = !DILocation(line: 41, column: 21, scope: !35)
!44 = !DILocation(line: 41, column: 9, scope: !35)
!45 = !DILocation(line: 41, column: 18, scope: !35)
!46 = !DILocation(line: 42, column: 49, scope: !35)
!47 = !DILocation(line: 43, column: 9, scope: !35)
!48 = !DILocation(line: 38, column: 29, scope: !35)
!49 = !DILocation(line: 38, column: 23, scope: !35)
!50 = distinct !{!50, !39, !51, !23, !24}
!51 = !DILocation(line: 44, column: 5, scope: !35)
!52 = !DILocation(line: 45, column: 1, scope: !35)
!53 = distinct !DISubprogram(name: "grid_lock_no_acquire", scope: !7, file: !7, line: 47, type: !16, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!54 = !DILocation(line: 49, column: 5, scope: !53)
!55 = !DILocation(line: 50, column: 5, scope: !53)
!56 = !DILocation(line: 51, column: 9, scope: !53)
!57 = !DILocation(line: 52, column: 5, scope: !53)
!58 = distinct !{!58, !57, !57, !23, !24}
!59 = !DILocation(line: 54, column: 5, scope: !53)
!60 = distinct !{!60, !61, !63, !23, !24}
!61 = !DILocation(line: 18, column: 5, scope: !29, inlinedAt: !62)
!62 = distinct !DILocation(line: 54, column: 5, scope: !53)
!63 = !DILocation(line: 18, column: 50, scope: !29, inlinedAt: !62)
!64 = !DILocation(line: 55, column: 5, scope: !53)
!65 = !DILocation(line: 56, column: 5, scope: !53)
!66 = !DILocation(line: 57, column: 1, scope: !53)
!67 = distinct !DISubprogram(name: "shared_lock_no_acquire", scope: !7, file: !7, line: 58, type: !16, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!68 = !DILocation(line: 60, column: 5, scope: !67)
!69 = !DILocation(line: 61, column: 11, scope: !67)
!70 = !DILocation(line: 61, column: 16, scope: !67)
!71 = !DILocation(line: 61, column: 24, scope: !67)
!72 = !DILocation(line: 62, column: 11, scope: !67)
!73 = !DILocation(line: 62, column: 22, scope: !67)
!74 = !DILocation(line: 62, column: 17, scope: !67)
!75 = !DILocation(line: 63, column: 5, scope: !67)
!76 = !DILocation(line: 64, column: 11, scope: !67)
!77 = !DILocation(line: 65, column: 9, scope: !67)
!78 = distinct !{!78, !77, !77, !23, !24}
!79 = !DILocation(line: 67, column: 28, scope: !67)
!80 = !DILocation(line: 67, column: 20, scope: !67)
!81 = !DILocation(line: 67, column: 9, scope: !67)
!82 = !DILocation(line: 67, column: 25, scope: !67)
!83 = !DILocation(line: 68, column: 9, scope: !67)
!84 = !DILocation(line: 69, column: 9, scope: !67)
!85 = !DILocation(line: 70, column: 5, scope: !67)
!86 = !DILocation(line: 71, column: 5, scope: !67)
!87 = !DILocation(line: 72, column: 11, scope: !67)
!88 = !DILocation(line: 72, column: 30, scope: !67)
!89 = !DILocation(line: 72, column: 36, scope: !67)
!90 = !DILocation(line: 72, column: 25, scope: !67)
!91 = !DILocation(line: 72, column: 16, scope: !67)
!92 = !DILocation(line: 72, column: 23, scope: !67)
!93 = !DILocation(line: 73, column: 1, scope: !67)
!94 = distinct !DISubprogram(name: "grid_lock_no_release", scope: !7, file: !7, line: 75, type: !16, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!95 = !DILocation(line: 77, column: 5, scope: !94)
!96 = !DILocation(line: 78, column: 5, scope: !94)
!97 = !DILocation(line: 79, column: 9, scope: !94)
!98 = !DILocation(line: 80, column: 5, scope: !94)
!99 = distinct !{!99, !98, !98, !23, !24}
!100 = !DILocation(line: 81, column: 5, scope: !94)
!101 = !DILocation(line: 82, column: 5, scope: !94)
!102 = distinct !{!102, !103, !105, !23, !24}
!103 = !DILocation(line: 18, column: 5, scope: !29, inlinedAt: !104)
!104 = distinct !DILocation(line: 82, column: 5, scope: !94)
!105 = !DILocation(line: 18, column: 50, scope: !29, inlinedAt: !104)
!106 = !DILocation(line: 84, column: 5, scope: !94)
!107 = !DILocation(line: 85, column: 1, scope: !94)
!108 = distinct !DISubprogram(name: "shared_lock_no_release", scope: !7, file: !7, line: 86, type: !16, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!109 = !DILocation(line: 88, column: 5, scope: !108)
!110 = !DILocation(line: 89, column: 11, scope: !108)
!111 = !DILocation(line: 89, column: 22, scope: !108)
!112 = !DILocation(line: 89, column: 32, scope: !108)
!113 = !DILocation(line: 89, column: 17, scope: !108)
!114 = !DILocation(line: 90, column: 5, scope: !108)
!115 = !DILocation(line: 91, column: 11, scope: !108)
!116 = !DILocation(line: 92, column: 9, scope: !108)
!117 = distinct !{!117, !116, !116, !23, !24}
!118 = !DILocation(line: 93, column: 9, scope: !108)
!119 = !DILocation(line: 94, column: 13, scope: !108)
!120 = !DILocation(line: 94, column: 20, scope: !108)
!121 = !DILocation(line: 94, column: 18, scope: !108)
!122 = !DILocation(line: 94, column: 32, scope: !108)
!123 = !DILocation(line: 94, column: 27, scope: !108)
!124 = !DILocation(line: 96, column: 9, scope: !108)
!125 = !DILocation(line: 97, column: 5, scope: !108)
!126 = !DILocation(line: 98, column: 5, scope: !108)
!127 = !DILocation(line: 99, column: 11, scope: !108)
!128 = !DILocation(line: 99, column: 25, scope: !108)
!129 = !DILocation(line: 99, column: 32, scope: !108)
!130 = !DILocation(line: 99, column: 30, scope: !108)
!131 = !DILocation(line: 99, column: 16, scope: !108)
!132 = !DILocation(line: 99, column: 23, scope: !108)
!133 = !DILocation(line: 100, column: 1, scope: !108)
!134 = distinct !DISubprogram(name: "grid_unlock_before_write", scope: !7, file: !7, line: 102, type: !16, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!135 = !DILocation(line: 104, column: 5, scope: !134)
!136 = !DILocation(line: 105, column: 5, scope: !134)
!137 = !DILocation(line: 106, column: 9, scope: !134)
!138 = !DILocation(line: 107, column: 5, scope: !134)
!139 = distinct !{!139, !138, !138, !23, !24}
!140 = !DILocation(line: 108, column: 5, scope: !134)
!141 = !DILocation(line: 109, column: 15, scope: !134)
!142 = !DILocation(line: 109, column: 26, scope: !134)
!143 = !DILocation(line: 109, column: 24, scope: !134)
!144 = !DILocation(line: 109, column: 35, scope: !134)
!145 = !DILocation(line: 109, column: 33, scope: !134)
!146 = !DILocation(line: 111, column: 5, scope: !134)
!147 = !DILocation(line: 112, column: 5, scope: !134)
!148 = !DILocation(line: 113, column: 22, scope: !134)
!149 = !DILocation(line: 114, column: 1, scope: !134)
!150 = distinct !DISubprogram(name: "shared_unlock_before_write", scope: !7, file: !7, line: 115, type: !16, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!151 = !DILocation(line: 117, column: 5, scope: !150)
!152 = !DILocation(line: 118, column: 11, scope: !150)
!153 = !DILocation(line: 118, column: 16, scope: !150)
!154 = !DILocation(line: 118, column: 24, scope: !150)
!155 = !DILocation(line: 119, column: 11, scope: !150)
!156 = !DILocation(line: 119, column: 22, scope: !150)
!157 = !DILocation(line: 119, column: 17, scope: !150)
!158 = !DILocation(line: 120, column: 5, scope: !150)
!159 = !DILocation(line: 121, column: 11, scope: !150)
!160 = !DILocation(line: 122, column: 9, scope: !150)
!161 = distinct !{!161, !160, !160, !23, !24}
!162 = !DILocation(line: 123, column: 9, scope: !150)
!163 = !DILocation(line: 124, column: 26, scope: !150)
!164 = !DILocation(line: 124, column: 32, scope: !150)
!165 = !DILocation(line: 124, column: 21, scope: !150)
!166 = !DILocation(line: 124, column: 44, scope: !150)
!167 = !DILocation(line: 124, column: 49, scope: !150)
!168 = !DILocation(line: 126, column: 9, scope: !150)
!169 = !DILocation(line: 127, column: 9, scope: !150)
!170 = !DILocation(line: 128, column: 22, scope: !150)
!171 = !DILocation(line: 129, column: 5, scope: !150)
!172 = !DILocation(line: 130, column: 5, scope: !150)
!173 = !DILocation(line: 131, column: 11, scope: !150)
!174 = !DILocation(line: 131, column: 30, scope: !150)
!175 = !DILocation(line: 131, column: 36, scope: !150)
!176 = !DILocation(line: 131, column: 25, scope: !150)
!177 = !DILocation(line: 131, column: 16, scope: !150)
!178 = !DILocation(line: 131, column: 23, scope: !150)
!179 = !DILocation(line: 132, column: 1, scope: !150)
!180 = distinct !DISubprogram(name: "grid_lock_volatile", scope: !7, file: !7, line: 134, type: !16, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!181 = !DILocation(line: 136, column: 5, scope: !180)
!182 = !DILocation(line: 137, column: 5, scope: !180)
!183 = !DILocation(line: 138, column: 9, scope: !180)
!184 = !DILocation(line: 139, column: 5, scope: !180)
!185 = distinct !{!185, !184, !184, !23, !24}
!186 = !DILocation(line: 143, column: 5, scope: !180)
!187 = !DILocation(line: 144, column: 1, scope: !180)
!188 = !DILocation(line: 141, column: 49, scope: !180)
!189 = !DILocation(line: 141, column: 67, scope: !180)
!190 = !DILocation(line: 141, column: 65, scope: !180)
!191 = !DILocation(line: 141, column: 33, scope: !180)
!192 = !DILocation(line: 141, column: 29, scope: !180)
!193 = !DILocation(line: 141, column: 23, scope: !180)
!194 = !DILocation(line: 141, column: 5, scope: !180)
!195 = distinct !{!195, !194, !191, !23, !24}
!196 = distinct !DISubprogram(name: "shared_lock_volatile", scope: !7, file: !7, line: 145, type: !16, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!197 = !DILocation(line: 147, column: 5, scope: !196)
!198 = !DILocation(line: 148, column: 11, scope: !196)
!199 = !DILocation(line: 148, column: 30, scope: !196)
!200 = !DILocation(line: 148, column: 22, scope: !196)
!201 = !DILocation(line: 148, column: 17, scope: !196)
!202 = !DILocation(line: 149, column: 5, scope: !196)
!203 = !DILocation(line: 150, column: 11, scope: !196)
!204 = !DILocation(line: 150, column: 15, scope: !196)
!205 = !DILocation(line: 150, column: 18, scope: !196)
!206 = !DILocation(line: 150, column: 24, scope: !196)
!207 = !DILocation(line: 151, column: 9, scope: !196)
!208 = distinct !{!208, !207, !207, !23, !24}
!209 = !DILocation(line: 153, column: 22, scope: !196)
!210 = !DILocation(line: 153, column: 35, scope: !196)
!211 = !DILocation(line: 153, column: 9, scope: !196)
!212 = !DILocation(line: 155, column: 9, scope: !196)
!213 = !DILocation(line: 156, column: 5, scope: !196)
!214 = !DILocation(line: 157, column: 5, scope: !196)
!215 = !DILocation(line: 158, column: 11, scope: !196)
!216 = !DILocation(line: 158, column: 25, scope: !196)
!217 = !DILocation(line: 158, column: 16, scope: !196)
!218 = !DILocation(line: 158, column: 23, scope: !196)
!219 = !DILocation(line: 159, column: 1, scope: !196)
!220 = distinct !DISubprogram(name: "grid_lock_tried_once", scope: !7, file: !7, line: 161, type: !16, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!221 = !DILocation(line: 163, column: 5, scope: !220)
!222 = !DILocation(line: 164, column: 5, scope: !220)
!223 = !DILocation(line: 165, column: 9, scope: !220)
!224 = !DILocation(line: 166, column: 43, scope: !220)
!225 = !DILocation(line: 166, column: 32, scope: !220)
!226 = !DILocation(line: 167, column: 5, scope: !220)
!227 = !DILocation(line: 168, column: 5, scope: !220)
!228 = distinct !{!228, !229, !231, !23, !24}
!229 = !DILocation(line: 18, column: 5, scope: !29, inlinedAt: !230)
!230 = distinct !DILocation(line: 168, column: 5, scope: !220)
!231 = !DILocation(line: 18, column: 50, scope: !29, inlinedAt: !230)
!232 = !DILocation(line: 169, column: 5, scope: !220)
!233 = !DILocation(line: 170, column: 5, scope: !220)
!234 = !DILocation(line: 171, column: 1, scope: !220)
!235 = distinct !DISubprogram(name: "lanes_try_once", scope: !7, file: !7, line: 172, type: !16, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!236 = !DILocation(line: 174, column: 5, scope: !235)
!237 = !DILocation(line: 175, column: 11, scope: !235)
!238 = !DILocation(line: 175, column: 16, scope: !235)
!239 = !DILocation(line: 175, column: 24, scope: !235)
!240 = !DILocation(line: 176, column: 11, scope: !235)
!241 = !DILocation(line: 176, column: 22, scope: !235)
!242 = !DILocation(line: 176, column: 17, scope: !235)
!243 = !DILocation(line: 177, column: 5, scope: !235)
!244 = !DILocation(line: 178, column: 24, scope: !235)
!245 = !DILocation(line: 178, column: 5, scope: !235)
!246 = !DILocation(line: 179, column: 13, scope: !235)
!247 = !DILocation(line: 186, column: 5, scope: !235)
!248 = !DILocation(line: 187, column: 11, scope: !235)
!249 = !DILocation(line: 180, column: 9, scope: !235)
!250 = !DILocation(line: 181, column: 28, scope: !235)
!251 = !DILocation(line: 181, column: 20, scope: !235)
!252 = !DILocation(line: 181, column: 9, scope: !235)
!253 = !DILocation(line: 181, column: 25, scope: !235)
!254 = !DILocation(line: 182, column: 9, scope: !235)
!255 = !DILocation(line: 183, column: 9, scope: !235)
!256 = !DILocation(line: 185, column: 5, scope: !235)
!257 = !DILocation(line: 187, column: 30, scope: !235)
!258 = !DILocation(line: 187, column: 36, scope: !235)
!259 = !DILocation(line: 187, column: 25, scope: !235)
!260 = !DILocation(line: 187, column: 16, scope: !235)
!261 = !DILocation(line: 187, column: 23, scope: !235)
!262 = !DILocation(line: 188, column: 1, scope: !235)
!263 = distinct !DISubprogram(name: "exchanged_once", scope: !7, file: !7, line: 190, type: !16, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!264 = !DILocation(line: 191, column: 5, scope: !263)
!265 = !DILocation(line: 192, column: 11, scope: !263)
!266 = !DILocation(line: 193, column: 27, scope: !263)
!267 = !DILocation(line: 193, column: 33, scope: !263)
!268 = !DILocation(line: 193, column: 24, scope: !263)
!269 = !DILocation(line: 193, column: 45, scope: !263)
!270 = !DILocation(line: 195, column: 53, scope: !263)
!271 = !DILocation(line: 195, column: 25, scope: !263)
!272 = !DILocation(line: 196, column: 1, scope: !263)
!273 = distinct !DISubprogram(name: "exchanged_once_shared", scope: !7, file: !7, line: 197, type: !16, scopeLine: 197, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!274 = !DILocation(line: 199, column: 5, scope: !273)
!275 = !DILocation(line: 200, column: 11, scope: !273)
!276 = !DILocation(line: 200, column: 22, scope: !273)
!277 = !DILocation(line: 200, column: 17, scope: !273)
!278 = !DILocation(line: 201, column: 5, scope: !273)
!279 = !DILocation(line: 202, column: 11, scope: !273)
!280 = !DILocation(line: 203, column: 19, scope: !273)
!281 = !DILocation(line: 206, column: 62, scope: !273)
!282 = !DILocation(line: 206, column: 52, scope: !273)
!283 = !DILocation(line: 206, column: 29, scope: !273)
!284 = !DILocation(line: 207, column: 5, scope: !273)
!285 = !DILocation(line: 208, column: 5, scope: !273)
!286 = !DILocation(line: 209, column: 11, scope: !273)
!287 = !DILocation(line: 209, column: 25, scope: !273)
!288 = !DILocation(line: 209, column: 16, scope: !273)
!289 = !DILocation(line: 209, column: 23, scope: !273)
!290 = !DILocation(line: 210, column: 1, scope: !273)
!291 = distinct !DISubprogram(name: "grid_lock_of_block_scope", scope: !7, file: !7, line: 212, type: !16, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!292 = !DILocation(line: 214, column: 5, scope: !291)
!293 = !DILocation(line: 215, column: 5, scope: !291)
!294 = !DILocation(line: 216, column: 9, scope: !291)
!295 = !DILocation(line: 217, column: 5, scope: !291)
!296 = !DILocation(line: 217, column: 39, scope: !291)
!297 = distinct !{!297, !295, !298, !23, !24}
!298 = !DILocation(line: 217, column: 68, scope: !291)
!299 = !DILocation(line: 218, column: 5, scope: !291)
!300 = !DILocation(line: 219, column: 5, scope: !291)
!301 = distinct !{!301, !302, !304, !23, !24}
!302 = !DILocation(line: 18, column: 5, scope: !29, inlinedAt: !303)
!303 = distinct !DILocation(line: 219, column: 5, scope: !291)
!304 = !DILocation(line: 18, column: 50, scope: !29, inlinedAt: !303)
!305 = !DILocation(line: 220, column: 5, scope: !291)
!306 = !DILocation(line: 221, column: 32, scope: !291)
!307 = !DILocation(line: 222, column: 1, scope: !291)
!308 = distinct !DISubprogram(name: "looked_at_unlocked", scope: !7, file: !7, line: 224, type: !16, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!309 = !DILocation(line: 225, column: 5, scope: !308)
!310 = !DILocation(line: 226, column: 11, scope: !308)
!311 = !DILocation(line: 227, column: 17, scope: !308)
!312 = !DILocation(line: 227, column: 29, scope: !308)
!313 = !DILocation(line: 227, column: 26, scope: !308)
!314 = !DILocation(line: 228, column: 5, scope: !308)
!315 = distinct !{!315, !314, !314, !23, !24}
!316 = !DILocation(line: 229, column: 5, scope: !308)
!317 = !DILocation(line: 230, column: 9, scope: !308)
!318 = !DILocation(line: 230, column: 20, scope: !308)
!319 = !DILocation(line: 230, column: 18, scope: !308)
!320 = !DILocation(line: 230, column: 36, scope: !308)
!321 = !DILocation(line: 230, column: 27, scope: !308)
!322 = !DILocation(line: 231, column: 5, scope: !308)
!323 = !DILocation(line: 232, column: 5, scope: !308)
!324 = !DILocation(line: 233, column: 1, scope: !308)
!325 = distinct !DISubprogram(name: "another_lock", scope: !7, file: !7, line: 235, type: !16, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!326 = !DILocation(line: 237, column: 5, scope: !325)
!327 = !DILocation(line: 238, column: 5, scope: !325)
!328 = !DILocation(line: 239, column: 9, scope: !325)
!329 = !DILocation(line: 240, column: 38, scope: !325)
!330 = !DILocation(line: 240, column: 57, scope: !325)
!331 = !DILocation(line: 240, column: 43, scope: !325)
!332 = !DILocation(line: 241, column: 5, scope: !325)
!333 = distinct !{!333, !332, !332, !23, !24}
!334 = !DILocation(line: 242, column: 5, scope: !325)
!335 = !DILocation(line: 243, column: 5, scope: !325)
!336 = distinct !{!336, !337, !339, !23, !24}
!337 = !DILocation(line: 18, column: 5, scope: !29, inlinedAt: !338)
!338 = distinct !DILocation(line: 243, column: 5, scope: !325)
!339 = !DILocation(line: 18, column: 50, scope: !29, inlinedAt: !338)
!340 = !DILocation(line: 244, column: 5, scope: !325)
!341 = !DILocation(line: 245, column: 5, scope: !325)
!342 = !DILocation(line: 246, column: 1, scope: !325)
!343 = distinct !DISubprogram(name: "grid_unlock_plain", scope: !7, file: !7, line: 248, type: !16, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!344 = !DILocation(line: 250, column: 5, scope: !343)
!345 = !DILocation(line: 251, column: 5, scope: !343)
!346 = !DILocation(line: 252, column: 9, scope: !343)
!347 = !DILocation(line: 253, column: 5, scope: !343)
!348 = distinct !{!348, !347, !347, !23, !24}
!349 = !DILocation(line: 254, column: 5, scope: !343)
!350 = !DILocation(line: 255, column: 5, scope: !343)
!351 = distinct !{!351, !352, !354, !23, !24}
!352 = !DILocation(line: 18, column: 5, scope: !29, inlinedAt: !353)
!353 = distinct !DILocation(line: 255, column: 5, scope: !343)
!354 = !DILocation(line: 18, column: 50, scope: !29, inlinedAt: !353)
!355 = !DILocation(line: 256, column: 5, scope: !343)
!356 = !DILocation(line: 257, column: 41, scope: !343)
!357 = !DILocation(line: 258, column: 1, scope: !343)
!358 = distinct !DISubprogram(name: "shared_unlock_plain", scope: !7, file: !7, line: 259, type: !16, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!359 = !DILocation(line: 261, column: 5, scope: !358)
!360 = !DILocation(line: 262, column: 11, scope: !358)
!361 = !DILocation(line: 262, column: 16, scope: !358)
!362 = !DILocation(line: 262, column: 24, scope: !358)
!363 = !DILocation(line: 263, column: 11, scope: !358)
!364 = !DILocation(line: 263, column: 22, scope: !358)
!365 = !DILocation(line: 263, column: 17, scope: !358)
!366 = !DILocation(line: 264, column: 5, scope: !358)
!367 = !DILocation(line: 265, column: 11, scope: !358)
!368 = !DILocation(line: 266, column: 9, scope: !358)
!369 = distinct !{!369, !368, !368, !23, !24}
!370 = !DILocation(line: 267, column: 9, scope: !358)
!371 = !DILocation(line: 268, column: 28, scope: !358)
!372 = !DILocation(line: 268, column: 20, scope: !358)
!373 = !DILocation(line: 268, column: 9, scope: !358)
!374 = !DILocation(line: 268, column: 25, scope: !358)
!375 = !DILocation(line: 269, column: 9, scope: !358)
!376 = !DILocation(line: 270, column: 45, scope: !358)
!377 = !DILocation(line: 271, column: 5, scope: !358)
!378 = !DILocation(line: 272, column: 5, scope: !358)
!379 = !DILocation(line: 273, column: 11, scope: !358)
!380 = !DILocation(line: 273, column: 30, scope: !358)
!381 = !DILocation(line: 273, column: 36, scope: !358)
!382 = !DILocation(line: 273, column: 25, scope: !358)
!383 = !DILocation(line: 273, column: 16, scope: !358)
!384 = !DILocation(line: 273, column: 23, scope: !358)
!385 = !DILocation(line: 274, column: 1, scope: !358)
!386 = distinct !DISubprogram(name: "grid_locks_in_two_orders", scope: !7, file: !7, line: 276, type: !16, scopeLine: 276, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!387 = !DILocation(line: 277, column: 5, scope: !386)
!388 = !DILocation(line: 278, column: 39, scope: !386)
!389 = !DILocation(line: 278, column: 43, scope: !386)
!390 = !DILocation(line: 278, column: 46, scope: !386)
!391 = !DILocation(line: 278, column: 52, scope: !386)
!392 = !DILocation(line: 0, scope: !386)
!393 = !DILocation(line: 278, column: 17, scope: !386)
!394 = !DILocation(line: 279, column: 9, scope: !386)
!395 = !DILocation(line: 280, column: 46, scope: !386)
!396 = !DILocation(line: 281, column: 5, scope: !386)
!397 = distinct !{!397, !396, !396, !23, !24}
!398 = !DILocation(line: 282, column: 5, scope: !386)
!399 = distinct !{!399, !398, !398, !23, !24}
!400 = !DILocation(line: 283, column: 5, scope: !386)
!401 = !DILocation(line: 284, column: 14, scope: !386)
!402 = !DILocation(line: 285, column: 5, scope: !386)
!403 = !DILocation(line: 285, column: 14, scope: !386)
!404 = !DILocation(line: 286, column: 5, scope: !386)
!405 = !DILocation(line: 287, column: 5, scope: !386)
!406 = !DILocation(line: 288, column: 5, scope: !386)
!407 = !DILocation(line: 289, column: 1, scope: !386)
!408 = distinct !DISubprogram(name: "shared_locks_in_two_orders", scope: !7, file: !7, line: 290, type: !16, scopeLine: 290, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!409 = !DILocation(line: 292, column: 5, scope: !408)
!410 = !DILocation(line: 293, column: 11, scope: !408)
!411 = !DILocation(line: 293, column: 27, scope: !408)
!412 = !DILocation(line: 293, column: 37, scope: !408)
!413 = !DILocation(line: 293, column: 16, scope: !408)
!414 = !DILocation(line: 293, column: 25, scope: !408)
!415 = !DILocation(line: 294, column: 5, scope: !408)
!416 = !DILocation(line: 295, column: 11, scope: !408)
!417 = !DILocation(line: 296, column: 39, scope: !408)
!418 = !DILocation(line: 296, column: 45, scope: !408)
!419 = !DILocation(line: 297, column: 9, scope: !408)
!420 = distinct !{!420, !419, !419, !23, !24}
!421 = !DILocation(line: 298, column: 9, scope: !408)
!422 = distinct !{!422, !421, !421, !23, !24}
!423 = !DILocation(line: 299, column: 9, scope: !408)
!424 = !DILocation(line: 300, column: 30, scope: !408)
!425 = !DILocation(line: 300, column: 22, scope: !408)
!426 = !DILocation(line: 300, column: 9, scope: !408)
!427 = !DILocation(line: 300, column: 27, scope: !408)
!428 = !DILocation(line: 301, column: 19, scope: !408)
!429 = !DILocation(line: 302, column: 9, scope: !408)
!430 = !DILocation(line: 303, column: 9, scope: !408)
!431 = !DILocation(line: 304, column: 9, scope: !408)
!432 = !DILocation(line: 305, column: 5, scope: !408)
!433 = !DILocation(line: 306, column: 5, scope: !408)
!434 = !DILocation(line: 307, column: 11, scope: !408)
!435 = !DILocation(line: 307, column: 25, scope: !408)
!436 = !DILocation(line: 307, column: 37, scope: !408)
!437 = !DILocation(line: 307, column: 47, scope: !408)
!438 = !DILocation(line: 307, column: 35, scope: !408)
!439 = !DILocation(line: 307, column: 16, scope: !408)
!440 = !DILocation(line: 307, column: 23, scope: !408)
!441 = !DILocation(line: 308, column: 1, scope: !408)
