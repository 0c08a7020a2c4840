; ModuleID = 'coarse.cu'
source_filename = "coarse.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4tileE1s = internal unnamed_addr addrspace(3) global [2 x [1024 x i32]] undef, align 4
@_ZZ4treeE1s = internal unnamed_addr addrspace(3) global [1024 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @guard(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %30

18:                                               ; preds = %4
  %19 = mul nsw i32 %2, %14
  %20 = add nsw i32 %19, %9
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = mul nsw i32 %23, 3
  %25 = sext i32 %9 to i64
  %26 = getelementptr inbounds i32, ptr %0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = add nsw i32 %24, %27
  %29 = getelementptr inbounds i32, ptr %1, i64 %21
  store i32 %28, ptr %29, align 4, !tbaa !3
  br label %30

30:                                               ; preds = %18, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @leaves(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %52

18:                                               ; preds = %4
  %19 = mul nsw i32 %2, %14
  %20 = add nsw i32 %19, %9
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = srem i32 %23, 3
  %25 = icmp eq i32 %24, 0
  %26 = getelementptr inbounds i32, ptr %1, i64 %21
  br i1 %25, label %27, label %41

27:                                               ; preds = %18
  %28 = zext nneg i32 %14 to i64
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = add nsw i32 %30, %23
  store i32 %31, ptr %26, align 4, !tbaa !3
  %32 = and i32 %23, 1
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %39, label %34

34:                                               ; preds = %27
  %35 = sext i32 %9 to i64
  %36 = getelementptr inbounds i32, ptr %0, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = add nsw i32 %37, %23
  br label %47

39:                                               ; preds = %27
  %40 = add nsw i32 %31, 7
  br label %47

41:                                               ; preds = %18
  %42 = srem i32 %23, 5
  %43 = icmp eq i32 %42, 1
  %44 = sub nsw i32 0, %23
  %45 = select i1 %43, i32 %44, i32 %23
  %46 = load i32, ptr %26, align 4, !tbaa !3
  br label %47

47:                                               ; preds = %41, %34, %39
  %48 = phi i32 [ %31, %34 ], [ %40, %39 ], [ %46, %41 ]
  %49 = phi i32 [ %38, %34 ], [ %23, %39 ], [ %45, %41 ]
  %50 = getelementptr inbounds i32, ptr %1, i64 %21
  %51 = add nsw i32 %48, %49
  store i32 %51, ptr %50, align 4, !tbaa !3
  br label %52

52:                                               ; preds = %4, %47
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @loops(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = icmp slt i32 %5, %3
  br i1 %6, label %7, label %19

7:                                                ; preds = %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %2
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = icmp eq i32 %14, 0
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %17 = mul i32 %16, %9
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %20

19:                                               ; preds = %25, %4
  ret void

20:                                               ; preds = %7, %25
  %21 = phi i32 [ %5, %7 ], [ %26, %25 ]
  br i1 %13, label %22, label %25

22:                                               ; preds = %20
  %23 = mul nsw i32 %21, %2
  %24 = shl nsw i32 %21, 1
  br label %28

25:                                               ; preds = %38, %20
  %26 = add i32 %21, %18
  %27 = icmp slt i32 %26, %3
  br i1 %27, label %20, label %19, !llvm.loop !7

28:                                               ; preds = %22, %38
  %29 = phi i32 [ %12, %22 ], [ %39, %38 ]
  br i1 %15, label %30, label %38

30:                                               ; preds = %28
  %31 = add nsw i32 %29, %23
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %1, i64 %32
  %34 = add nsw i32 %29, %24
  %35 = getelementptr inbounds i32, ptr %0, i64 %32
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = mul nsw i32 %36, %34
  store i32 %37, ptr %33, align 4, !tbaa !3
  br label %38

38:                                               ; preds = %28, %30
  %39 = add i32 %29, %17
  %40 = icmp slt i32 %39, %2
  br i1 %40, label %28, label %25, !llvm.loop !10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tile(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  %18 = mul nsw i32 %2, %14
  %19 = add nsw i32 %18, %9
  %20 = mul nuw nsw i32 %13, %6
  %21 = add nuw nsw i32 %20, %8
  %22 = zext nneg i32 %21 to i64
  %23 = sext i32 %19 to i64
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = mul nuw nsw i32 %8, %11
  %26 = add nuw nsw i32 %25, %13
  %27 = zext nneg i32 %26 to i64
  %28 = zext nneg i32 %8 to i64
  br label %30

29:                                               ; preds = %36
  br i1 %17, label %51, label %53

30:                                               ; preds = %4, %36
  %31 = phi i32 [ 0, %4 ], [ %48, %36 ]
  %32 = phi i32 [ 0, %4 ], [ %49, %36 ]
  br i1 %17, label %33, label %36

33:                                               ; preds = %30
  %34 = load i32, ptr %24, align 4, !tbaa !3
  %35 = add nsw i32 %34, %32
  br label %36

36:                                               ; preds = %30, %33
  %37 = phi i32 [ %35, %33 ], [ 1, %30 ]
  %38 = and i32 %32, 1
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4tileE1s to ptr), i64 %39
  %41 = getelementptr inbounds nuw i32, ptr %40, i64 %22
  store i32 %37, ptr %41, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = mul nsw i32 %31, 3
  %43 = getelementptr inbounds nuw i32, ptr %40, i64 %27
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = add nsw i32 %44, %42
  %46 = getelementptr inbounds nuw i32, ptr %40, i64 %28
  %47 = load i32, ptr %46, align 4, !tbaa !3
  %48 = add nsw i32 %45, %47
  %49 = add nuw nsw i32 %32, 1
  %50 = icmp eq i32 %49, 4
  br i1 %50, label %29, label %30, !llvm.loop !11

51:                                               ; preds = %29
  %52 = getelementptr inbounds i32, ptr %1, i64 %23
  store i32 %48, ptr %52, align 4, !tbaa !3
  br label %53

53:                                               ; preds = %51, %29
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tree(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  %18 = mul nsw i32 %2, %14
  %19 = add nsw i32 %18, %9
  %20 = mul nuw nsw i32 %13, %6
  %21 = add nuw nsw i32 %20, %8
  br i1 %17, label %22, label %26

22:                                               ; preds = %4
  %23 = sext i32 %19 to i64
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %4, %22
  %27 = phi i32 [ %25, %22 ], [ 0, %4 ]
  %28 = zext nneg i32 %21 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4treeE1s to ptr), i64 %28
  store i32 %27, ptr %29, align 4, !tbaa !3
  %30 = mul nuw nsw i32 %6, %11
  br label %32

31:                                               ; preds = %44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %17, label %47, label %52

32:                                               ; preds = %26, %44
  %33 = phi i32 [ 512, %26 ], [ %45, %44 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = icmp samesign ult i32 %21, %33
  br i1 %34, label %35, label %44

35:                                               ; preds = %32
  %36 = add nuw nsw i32 %33, %21
  %37 = icmp samesign ult i32 %36, %30
  br i1 %37, label %38, label %44

38:                                               ; preds = %35
  %39 = zext nneg i32 %36 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4treeE1s to ptr), i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !3
  %42 = load i32, ptr %29, align 4, !tbaa !3
  %43 = add nsw i32 %42, %41
  store i32 %43, ptr %29, align 4, !tbaa !3
  br label %44

44:                                               ; preds = %32, %35, %38
  %45 = lshr i32 %33, 1
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %31, label %32, !llvm.loop !12

47:                                               ; preds = %31
  %48 = sext i32 %19 to i64
  %49 = getelementptr inbounds i32, ptr %1, i64 %48
  %50 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4treeE1s to ptr), align 4, !tbaa !3
  %51 = add nsw i32 %50, %21
  store i32 %51, ptr %49, align 4, !tbaa !3
  br label %52

52:                                               ; preds = %47, %31
  %53 = add nuw i32 %21, %5
  %54 = sub nsw i32 0, %10
  %55 = icmp eq i32 %53, %54
  br i1 %55, label %56, label %60

56:                                               ; preds = %52
  %57 = mul nsw i32 %3, %2
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %1, i64 %58
  store i32 5, ptr %59, align 4, !tbaa !3
  br label %60

60:                                               ; preds = %56, %52
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @count(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  %18 = mul nsw i32 %2, %14
  %19 = add nsw i32 %18, %9
  %20 = and i32 %5, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %4
  %23 = sext i32 %19 to i64
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  br label %31

25:                                               ; preds = %40, %4
  %26 = mul nsw i32 %3, %2
  %27 = icmp slt i32 %19, %26
  %28 = select i1 %17, i1 %27, i1 false
  br i1 %28, label %29, label %55

29:                                               ; preds = %25
  %30 = sdiv i32 %26, 3
  br label %43

31:                                               ; preds = %22, %40
  %32 = phi i32 [ 2, %22 ], [ %41, %40 ]
  %33 = phi i32 [ 3, %22 ], [ %32, %40 ]
  br i1 %17, label %34, label %40

34:                                               ; preds = %31
  %35 = load i32, ptr %24, align 4, !tbaa !3
  %36 = and i32 %35, 7
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %37
  %39 = atomicrmw add ptr %38, i32 %33 seq_cst, align 4
  br label %40

40:                                               ; preds = %34, %31
  %41 = add nsw i32 %32, -1
  %42 = icmp eq i32 %32, 0
  br i1 %42, label %25, label %31, !llvm.loop !13

43:                                               ; preds = %29, %43
  %44 = phi i32 [ %19, %29 ], [ %53, %43 ]
  %45 = and i32 %44, 7
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 32
  %49 = sext i32 %44 to i64
  %50 = getelementptr inbounds i32, ptr %0, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = atomicrmw add ptr %48, i32 %51 seq_cst, align 4
  %53 = add nsw i32 %44, %30
  %54 = icmp slt i32 %53, %26
  br i1 %54, label %43, label %55, !llvm.loop !14

55:                                               ; preds = %43, %25
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @own(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca [9 x i32], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp slt i32 %10, %2
  %17 = icmp slt i32 %15, %3
  %18 = and i1 %16, %17
  %19 = mul nsw i32 %2, %15
  %20 = add nsw i32 %19, %10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  br i1 %18, label %21, label %59

21:                                               ; preds = %4
  %22 = mul nsw i32 %3, %2
  br label %47

23:                                               ; preds = %47
  %24 = sext i32 %20 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = and i32 %26, 7
  %28 = trunc nuw nsw i32 %27 to i8
  %29 = mul nuw nsw i8 %28, 5
  %30 = urem i8 %29, 9
  %31 = zext nneg i8 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %5, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = zext nneg i32 %27 to i64
  %35 = getelementptr inbounds nuw i32, ptr %5, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = add nsw i32 %36, %33
  store i32 %37, ptr %35, align 4, !tbaa !3
  %38 = sext i32 %10 to i64
  %39 = getelementptr inbounds i32, ptr %0, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = and i32 %40, 7
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %5, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = sub nsw i32 %44, %37
  %46 = getelementptr inbounds i32, ptr %1, i64 %24
  store i32 %45, ptr %46, align 4, !tbaa !3
  br label %59

47:                                               ; preds = %21, %47
  %48 = phi i32 [ 0, %21 ], [ %57, %47 ]
  %49 = mul nuw nsw i32 %48, 5
  %50 = add nsw i32 %49, %20
  %51 = srem i32 %50, %22
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %0, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !3
  %55 = zext nneg i32 %48 to i64
  %56 = getelementptr inbounds nuw i32, ptr %5, i64 %55
  store i32 %54, ptr %56, align 4, !tbaa !3
  %57 = add nuw nsw i32 %48, 1
  %58 = icmp eq i32 %57, 9
  br i1 %58, label %23, label %47, !llvm.loop !15

59:                                               ; preds = %23, %4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @chain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %50

18:                                               ; preds = %4
  %19 = mul nsw i32 %2, %14
  %20 = add nsw i32 %19, %9
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = and i32 %23, 63
  %25 = icmp samesign ugt i32 %24, 1
  br i1 %25, label %26, label %47

26:                                               ; preds = %18
  %27 = mul nsw i32 %3, %2
  br label %28

28:                                               ; preds = %26, %28
  %29 = phi i32 [ 0, %26 ], [ %43, %28 ]
  %30 = phi i32 [ %24, %26 ], [ %36, %28 ]
  %31 = and i32 %30, 1
  %32 = icmp eq i32 %31, 0
  %33 = mul i32 %30, 3
  %34 = add i32 %33, 1
  %35 = lshr exact i32 %30, 1
  %36 = select i1 %32, i32 %35, i32 %34
  %37 = urem i32 %36, %27
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %0, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = and i32 %40, 1
  %42 = add nuw nsw i32 %29, 2
  %43 = sub nuw nsw i32 %42, %41
  %44 = icmp ugt i32 %36, 1
  %45 = icmp samesign ult i32 %43, 40
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %28, label %47, !llvm.loop !16

47:                                               ; preds = %28, %18
  %48 = phi i32 [ 0, %18 ], [ %43, %28 ]
  %49 = getelementptr inbounds i32, ptr %1, i64 %21
  store i32 %48, ptr %49, align 4, !tbaa !3
  br label %50

50:                                               ; preds = %4, %47
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  %18 = mul nsw i32 %2, %14
  %19 = add nsw i32 %18, %9
  br i1 %17, label %20, label %24

20:                                               ; preds = %4
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %4, %20
  %25 = phi i32 [ %23, %20 ], [ %14, %4 ]
  br label %30

26:                                               ; preds = %30
  %27 = srem i32 %34, 7
  %28 = icmp eq i32 %27, 0
  %29 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %28)
  br i1 %17, label %37, label %43

30:                                               ; preds = %24, %30
  %31 = phi i32 [ %35, %30 ], [ 16, %24 ]
  %32 = phi i32 [ %34, %30 ], [ %25, %24 ]
  %33 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %32, i32 %31, i32 31)
  %34 = add nsw i32 %33, %32
  %35 = lshr i32 %31, 1
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %26, label %30, !llvm.loop !17

37:                                               ; preds = %26
  %38 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %39 = sext i32 %19 to i64
  %40 = getelementptr inbounds i32, ptr %1, i64 %39
  %41 = select i1 %29, i32 %38, i32 0
  %42 = add nsw i32 %41, %34
  store i32 %42, ptr %40, align 4, !tbaa !3
  br label %43

43:                                               ; preds = %37, %26
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #7

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @cases(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  %18 = mul nsw i32 %2, %14
  %19 = add nsw i32 %18, %9
  %20 = srem i32 %2, 5
  switch i32 %20, label %28 [
    i32 0, label %21
    i32 1, label %31
    i32 2, label %26
  ]

21:                                               ; preds = %4
  br i1 %17, label %22, label %31

22:                                               ; preds = %21
  %23 = sext i32 %19 to i64
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  br label %31

26:                                               ; preds = %4
  %27 = mul nuw nsw i32 %14, %14
  br label %28

28:                                               ; preds = %4, %26
  %29 = phi i32 [ 0, %4 ], [ %27, %26 ]
  %30 = add nsw i32 %29, %3
  br label %31

31:                                               ; preds = %4, %22, %21, %28
  %32 = phi i32 [ %30, %28 ], [ 2, %21 ], [ %25, %22 ], [ %9, %4 ]
  %33 = srem i32 %32, 5
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %35, label %38

35:                                               ; preds = %31
  %36 = sext i32 %19 to i64
  %37 = getelementptr inbounds i32, ptr %1, i64 %36
  br label %39

38:                                               ; preds = %43, %31
  ret void

39:                                               ; preds = %35, %43
  %40 = phi i32 [ 0, %35 ], [ %44, %43 ]
  br i1 %17, label %41, label %43

41:                                               ; preds = %39
  %42 = add nsw i32 %40, %32
  store i32 %42, ptr %37, align 4, !tbaa !3
  br label %43

43:                                               ; preds = %39, %41
  %44 = add nuw nsw i32 %40, 1
  %45 = icmp eq i32 %44, %33
  br i1 %45, label %38, label %39, !llvm.loop !18
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @several(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  %18 = mul nsw i32 %2, %14
  %19 = add nsw i32 %18, %9
  %20 = srem i32 %2, 3
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %22, label %24

22:                                               ; preds = %4
  %23 = add nsw i32 %9, 5
  br label %38

24:                                               ; preds = %4
  br i1 %17, label %25, label %38

25:                                               ; preds = %24
  %26 = sext i32 %19 to i64
  %27 = getelementptr inbounds i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = srem i32 %28, 6
  switch i32 %29, label %36 [
    i32 0, label %38
    i32 2, label %30
    i32 3, label %32
    i32 5, label %34
  ]

30:                                               ; preds = %25
  %31 = getelementptr inbounds i32, ptr %1, i64 %26
  store i32 9, ptr %31, align 4, !tbaa !3
  br label %38

32:                                               ; preds = %25
  %33 = shl nsw i32 %9, 1
  br label %38

34:                                               ; preds = %25
  %35 = mul nsw i32 %28, %9
  br label %38

36:                                               ; preds = %25
  %37 = sub nsw i32 0, %9
  br label %38

38:                                               ; preds = %25, %24, %36, %34, %32, %30, %22
  %39 = phi i32 [ %23, %22 ], [ %37, %36 ], [ %9, %24 ], [ %14, %30 ], [ %33, %32 ], [ %35, %34 ], [ 4, %25 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %17, label %40, label %45

40:                                               ; preds = %38
  %41 = sext i32 %19 to i64
  %42 = getelementptr inbounds i32, ptr %1, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !3
  %44 = add nsw i32 %43, %39
  store i32 %44, ptr %42, align 4, !tbaa !3
  br label %45

45:                                               ; preds = %40, %38
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8, !9}
!13 = distinct !{!13, !8, !9}
!14 = distinct !{!14, !8, !9}
!15 = distinct !{!15, !8, !9}
!16 = distinct !{!16, !8, !9}
!17 = distinct !{!17, !8, !9}
!18 = distinct !{!18, !8, !9}
