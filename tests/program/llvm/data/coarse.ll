; ModuleID = 'coarse.cu'
source_filename = "coarse.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4tileE1s = internal unnamed_addr addrspace(3) global [2 x [1024 x i32]] undef, align 4
@_ZZ4treeE1s = internal unnamed_addr addrspace(3) global [1024 x i32] undef, align 4
@_ZZ4haloE1s = internal unnamed_addr addrspace(3) global [18 x [130 x i32]] undef, align 4

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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
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
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @around(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  br i1 %17, label %18, label %135

18:                                               ; preds = %4
  %19 = mul nsw i32 %2, %14
  %20 = add nsw i32 %19, %9
  %21 = add nsw i32 %3, -1
  %22 = add nsw i32 %2, -1
  %23 = tail call i32 @llvm.smax.i32(i32 %9, i32 1)
  %24 = add nsw i32 %23, -1
  %25 = tail call noundef i32 @llvm.smin.i32(i32 %24, i32 range(i32 -2147483648, 2147483647) %22)
  %26 = tail call i32 @llvm.usub.sat.i32(i32 %14, i32 2)
  %27 = tail call i32 @llvm.umin.i32(i32 %26, i32 %21)
  %28 = mul nsw i32 %27, %2
  %29 = add nsw i32 %25, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = tail call noundef i32 @llvm.smax.i32(i32 %9, i32 0)
  %34 = tail call noundef i32 @llvm.smin.i32(i32 %33, i32 range(i32 -2147483648, 2147483647) %22)
  %35 = mul nsw i32 %32, 3
  %36 = add nsw i32 %34, %28
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %0, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !3
  %40 = add nsw i32 %39, %35
  %41 = tail call i32 @llvm.smax.i32(i32 %9, i32 -1)
  %42 = add nsw i32 %41, 1
  %43 = tail call noundef i32 @llvm.smin.i32(i32 %42, i32 range(i32 -2147483648, 2147483647) %22)
  %44 = mul nsw i32 %40, 3
  %45 = add nsw i32 %43, %28
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %0, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = add nsw i32 %48, %44
  %50 = tail call i32 @llvm.usub.sat.i32(i32 %14, i32 1)
  %51 = tail call i32 @llvm.umin.i32(i32 %50, i32 %21)
  %52 = mul nsw i32 %51, %2
  %53 = mul nsw i32 %49, 3
  %54 = add nsw i32 %25, %52
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %0, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = add nsw i32 %57, %53
  %59 = mul nsw i32 %58, 3
  %60 = add nsw i32 %34, %52
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %0, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !3
  %64 = add nsw i32 %63, %59
  %65 = mul nsw i32 %64, 3
  %66 = add nsw i32 %43, %52
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %0, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = add nsw i32 %69, %65
  %71 = tail call i32 @llvm.umin.i32(i32 %14, i32 %21)
  %72 = mul nsw i32 %71, %2
  %73 = mul nsw i32 %70, 3
  %74 = add nsw i32 %25, %72
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %0, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !3
  %78 = add nsw i32 %77, %73
  %79 = mul nsw i32 %78, 3
  %80 = add nsw i32 %34, %72
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %0, i64 %81
  %83 = load i32, ptr %82, align 4, !tbaa !3
  %84 = add nsw i32 %83, %79
  %85 = mul nsw i32 %84, 3
  %86 = add nsw i32 %43, %72
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr %0, i64 %87
  %89 = load i32, ptr %88, align 4, !tbaa !3
  %90 = add nsw i32 %89, %85
  %91 = add nuw nsw i32 %14, 1
  %92 = tail call i32 @llvm.umin.i32(i32 %91, i32 %21)
  %93 = mul nsw i32 %92, %2
  %94 = mul nsw i32 %90, 3
  %95 = add nsw i32 %25, %93
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr %0, i64 %96
  %98 = load i32, ptr %97, align 4, !tbaa !3
  %99 = add nsw i32 %98, %94
  %100 = mul nsw i32 %99, 3
  %101 = add nsw i32 %34, %93
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i32, ptr %0, i64 %102
  %104 = load i32, ptr %103, align 4, !tbaa !3
  %105 = add nsw i32 %104, %100
  %106 = mul nsw i32 %105, 3
  %107 = add nsw i32 %43, %93
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i32, ptr %0, i64 %108
  %110 = load i32, ptr %109, align 4, !tbaa !3
  %111 = add nsw i32 %110, %106
  %112 = add nuw nsw i32 %14, 2
  %113 = tail call i32 @llvm.umin.i32(i32 %112, i32 %21)
  %114 = mul nsw i32 %113, %2
  %115 = mul nsw i32 %111, 3
  %116 = add nsw i32 %25, %114
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr %0, i64 %117
  %119 = load i32, ptr %118, align 4, !tbaa !3
  %120 = add nsw i32 %119, %115
  %121 = mul nsw i32 %120, 3
  %122 = add nsw i32 %34, %114
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i32, ptr %0, i64 %123
  %125 = load i32, ptr %124, align 4, !tbaa !3
  %126 = add nsw i32 %125, %121
  %127 = mul nsw i32 %126, 3
  %128 = add nsw i32 %43, %114
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i32, ptr %0, i64 %129
  %131 = load i32, ptr %130, align 4, !tbaa !3
  %132 = add nsw i32 %131, %127
  %133 = sext i32 %20 to i64
  %134 = getelementptr inbounds i32, ptr %1, i64 %133
  store i32 %132, ptr %134, align 4, !tbaa !3
  br label %135

135:                                              ; preds = %4, %18
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @beside(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  %15 = icmp ne i32 %9, 0
  %16 = icmp ne i32 %14, 0
  %17 = and i1 %15, %16
  %18 = add nsw i32 %2, -1
  %19 = icmp slt i32 %9, %18
  %20 = select i1 %17, i1 %19, i1 false
  %21 = add nsw i32 %3, -1
  %22 = icmp slt i32 %14, %21
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %52

24:                                               ; preds = %4
  %25 = mul nsw i32 %2, %14
  %26 = add nsw i32 %25, %9
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = shl nsw i32 %29, 1
  %31 = getelementptr i8, ptr %28, i64 -4
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = mul nsw i32 %32, 3
  %34 = add nsw i32 %33, %30
  %35 = getelementptr i8, ptr %28, i64 4
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = mul nsw i32 %36, 5
  %38 = add nsw i32 %34, %37
  %39 = sub nsw i32 %26, %2
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %0, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = mul nsw i32 %42, 7
  %44 = add nsw i32 %38, %43
  %45 = add nsw i32 %26, %2
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %0, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = mul nsw i32 %48, 11
  %50 = add nsw i32 %44, %49
  %51 = getelementptr inbounds i32, ptr %1, i64 %27
  store i32 %50, ptr %51, align 4, !tbaa !3
  br label %52

52:                                               ; preds = %4, %24
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @between(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  %15 = icmp ne i32 %9, 0
  %16 = icmp ne i32 %14, 0
  %17 = and i1 %15, %16
  %18 = add nsw i32 %2, -1
  %19 = icmp slt i32 %9, %18
  %20 = select i1 %17, i1 %19, i1 false
  %21 = add nsw i32 %3, -1
  %22 = icmp slt i32 %14, %21
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %47

24:                                               ; preds = %4
  %25 = mul nsw i32 %2, %14
  %26 = add nsw i32 %25, %9
  %27 = sub nsw i32 %26, %2
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %0, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = sext i32 %26 to i64
  %32 = getelementptr inbounds i32, ptr %1, i64 %31
  store i32 %30, ptr %32, align 4, !tbaa !3
  %33 = add nsw i32 %14, -1
  %34 = mul nsw i32 %2, %33
  %35 = add nsw i32 %34, %9
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %0, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = add nuw nsw i32 %14, 1
  %40 = mul nsw i32 %2, %39
  %41 = add nsw i32 %40, %9
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = and i32 %44, %38
  %46 = sub nsw i32 %30, %45
  store i32 %46, ptr %32, align 4, !tbaa !3
  br label %47

47:                                               ; preds = %4, %24
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @halo(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
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
  %20 = add nuw nsw i32 %8, 1
  br i1 %17, label %21, label %25

21:                                               ; preds = %4
  %22 = sext i32 %19 to i64
  %23 = getelementptr inbounds i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  br label %25

25:                                               ; preds = %4, %21
  %26 = phi i32 [ %24, %21 ], [ 0, %4 ]
  %27 = zext nneg i32 %13 to i64
  %28 = getelementptr inbounds nuw [130 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4haloE1s to ptr), i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 520
  %30 = zext nneg i32 %20 to i64
  %31 = getelementptr inbounds nuw i32, ptr %29, i64 %30
  store i32 %26, ptr %31, align 4, !tbaa !3
  %32 = icmp eq i32 %13, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %25
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4haloE1s to ptr), i64 %30
  store i32 1, ptr %34, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %33, %25
  %36 = add nsw i32 %11, -1
  %37 = icmp eq i32 %13, %36
  br i1 %37, label %38, label %51

38:                                               ; preds = %35
  %39 = add nuw nsw i32 %14, 1
  %40 = icmp slt i32 %39, %3
  %41 = select i1 %17, i1 %40, i1 false
  br i1 %41, label %42, label %47

42:                                               ; preds = %38
  %43 = add nsw i32 %19, %2
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %0, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !3
  br label %47

47:                                               ; preds = %38, %42
  %48 = phi i32 [ %46, %42 ], [ 2, %38 ]
  %49 = getelementptr inbounds nuw i8, ptr %28, i64 1040
  %50 = getelementptr inbounds nuw i32, ptr %49, i64 %30
  store i32 %48, ptr %50, align 4, !tbaa !3
  br label %51

51:                                               ; preds = %47, %35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = getelementptr inbounds nuw i32, ptr %28, i64 %30
  %53 = load i32, ptr %52, align 4, !tbaa !3
  %54 = load i32, ptr %31, align 4, !tbaa !3
  %55 = mul nsw i32 %54, 3
  %56 = add nsw i32 %55, %53
  %57 = getelementptr inbounds nuw i8, ptr %28, i64 1040
  %58 = getelementptr inbounds nuw i32, ptr %57, i64 %30
  %59 = load i32, ptr %58, align 4, !tbaa !3
  %60 = mul nsw i32 %59, 5
  %61 = add nsw i32 %56, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %61, ptr %31, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = load i32, ptr %31, align 4, !tbaa !3
  br i1 %32, label %65, label %63

63:                                               ; preds = %51
  %64 = load i32, ptr %52, align 4, !tbaa !3
  br label %65

65:                                               ; preds = %51, %63
  %66 = phi i32 [ %64, %63 ], [ 0, %51 ]
  br i1 %17, label %67, label %72

67:                                               ; preds = %65
  %68 = sext i32 %19 to i64
  %69 = getelementptr inbounds i32, ptr %1, i64 %68
  %70 = add i32 %62, %61
  %71 = add i32 %70, %66
  store i32 %71, ptr %69, align 4, !tbaa !3
  br label %72

72:                                               ; preds = %67, %65
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #9

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }

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
