; Made from kernels.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.int4 = type { i32, i32, i32, i32 }
%struct.float4 = type { float, float, float, float }

@_ZZ6summedE3sum = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@_ZZ7swappedE3own = internal unnamed_addr addrspace(3) global [1024 x i32] undef, align 4
@_ZZ7swappedE5other = internal unnamed_addr addrspace(3) global [1024 x i32] undef, align 4
@_ZZ4tileE1t = internal unnamed_addr addrspace(3) global [16 x [17 x i32]] undef, align 4
@_ZZ11own_elementE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@d = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4
@_ZZ10left_earlyE1s = internal unnamed_addr addrspace(3) global [1024 x i32] undef, align 4
@_ZZ13meets_in_loopE1s = internal unnamed_addr addrspace(3) global [1024 x i32] undef, align 4
@_ZZ8one_warpE1s = internal addrspace(3) global [32 x i32] undef, align 4
@_ZZ10last_blockE4last = internal unnamed_addr addrspace(3) global i8 undef, align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @stepped(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %2
  br i1 %13, label %14, label %36

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !6
  %18 = icmp slt i32 %3, %4
  br i1 %18, label %19, label %33

19:                                               ; preds = %14
  %20 = tail call i32 @llvm.smax.i32(i32 %6, i32 0)
  br label %21

21:                                               ; preds = %19, %29
  %22 = phi i32 [ %31, %29 ], [ %3, %19 ]
  %23 = phi i32 [ %30, %29 ], [ 0, %19 ]
  %24 = phi i32 [ %27, %29 ], [ %17, %19 ]
  %25 = mul nsw i32 %24, 31
  %26 = ashr i32 %22, 4
  %27 = add nsw i32 %26, %25
  %28 = icmp eq i32 %23, %20
  br i1 %28, label %33, label %29

29:                                               ; preds = %21
  %30 = add nuw i32 %23, 1
  %31 = add nsw i32 %22, %5
  %32 = icmp slt i32 %31, %4
  br i1 %32, label %21, label %33, !llvm.loop !11

33:                                               ; preds = %29, %21, %14
  %34 = phi i32 [ %17, %14 ], [ %27, %21 ], [ %27, %29 ]
  %35 = getelementptr inbounds i32, ptr %1, i64 %15
  store i32 %34, ptr %35, align 4, !tbaa !6
  br label %36

36:                                               ; preds = %7, %33
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @stepped_unsigned(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %36

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %13, %32
  %18 = phi i32 [ 0, %13 ], [ %34, %32 ]
  %19 = phi i32 [ %3, %13 ], [ %33, %32 ]
  %20 = phi i32 [ %16, %13 ], [ %27, %32 ]
  br label %23

21:                                               ; preds = %32
  %22 = getelementptr inbounds i32, ptr %1, i64 %14
  store i32 %27, ptr %22, align 4, !tbaa !6
  br label %36

23:                                               ; preds = %17, %23
  %24 = phi i32 [ %27, %23 ], [ %20, %17 ]
  %25 = phi i32 [ %28, %23 ], [ %19, %17 ]
  %26 = mul i32 %24, 31
  %27 = add i32 %26, %25
  %28 = add i32 %25, %5
  %29 = icmp ule i32 %28, %4
  %30 = icmp ugt i32 %28, 3
  %31 = and i1 %29, %30
  br i1 %31, label %23, label %32, !llvm.loop !14

32:                                               ; preds = %23
  %33 = add i32 %28, 5
  %34 = add nuw nsw i32 %18, 1
  %35 = icmp eq i32 %34, 9
  br i1 %35, label %21, label %17, !llvm.loop !15

36:                                               ; preds = %6, %21
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @strided(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = sext i32 %10 to i64
  %12 = icmp sgt i64 %3, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %5
  %14 = sext i32 %2 to i64
  %15 = sext i32 %4 to i64
  br label %19

16:                                               ; preds = %19, %5
  %17 = phi i32 [ 0, %5 ], [ %26, %19 ]
  %18 = icmp slt i32 %10, %2
  br i1 %18, label %29, label %31

19:                                               ; preds = %13, %19
  %20 = phi i64 [ %11, %13 ], [ %27, %19 ]
  %21 = phi i32 [ 0, %13 ], [ %26, %19 ]
  %22 = mul nsw i32 %21, 3
  %23 = srem i64 %20, %14
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !6
  %26 = add nsw i32 %25, %22
  %27 = add nsw i64 %20, %15
  %28 = icmp slt i64 %27, %3
  br i1 %28, label %19, label %16, !llvm.loop !16

29:                                               ; preds = %16
  %30 = getelementptr inbounds i32, ptr %1, i64 %11
  store i32 %17, ptr %30, align 4, !tbaa !6
  br label %31

31:                                               ; preds = %29, %16
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @grid_stride(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %7, %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %13, label %12

12:                                               ; preds = %13, %3
  ret void

13:                                               ; preds = %3, %13
  %14 = phi i32 [ %21, %13 ], [ %10, %3 ]
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !6
  %18 = mul nsw i32 %17, 3
  %19 = add nsw i32 %18, %14
  %20 = getelementptr inbounds i32, ptr %1, i64 %15
  store i32 %19, ptr %20, align 4, !tbaa !6
  %21 = add nsw i32 %14, %6
  %22 = icmp slt i32 %21, %2
  br i1 %22, label %13, label %12, !llvm.loop !17
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @divided(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %42

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = icmp eq i32 %3, 0
  br i1 %16, label %28, label %17

17:                                               ; preds = %12
  %18 = icmp eq i32 %3, -1
  %19 = icmp eq i32 %15, -2147483648
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %28, label %21

21:                                               ; preds = %17
  %22 = freeze i32 %15
  %23 = sdiv i32 %22, %3
  %24 = mul nsw i32 %23, 7
  %25 = mul i32 %23, %3
  %26 = sub i32 %22, %25
  %27 = add nsw i32 %24, %26
  br label %28

28:                                               ; preds = %17, %21, %12
  %29 = phi i32 [ 0, %17 ], [ %27, %21 ], [ 0, %12 ]
  %30 = icmp eq i32 %4, 0
  br i1 %30, label %39, label %31

31:                                               ; preds = %28
  %32 = freeze i32 %15
  %33 = udiv i32 %32, %4
  %34 = mul i32 %33, %4
  %35 = sub i32 %32, %34
  %36 = mul i32 %35, 3
  %37 = add i32 %33, %29
  %38 = add i32 %37, %36
  br label %39

39:                                               ; preds = %31, %28
  %40 = phi i32 [ %38, %31 ], [ %29, %28 ]
  %41 = getelementptr inbounds i32, ptr %1, i64 %13
  store i32 %40, ptr %41, align 4, !tbaa !6
  br label %42

42:                                               ; preds = %5, %39
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @divided_in_loop(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %31

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %12
  %15 = sext i32 %10 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !6
  br label %22

18:                                               ; preds = %22, %12
  %19 = phi i32 [ 0, %12 ], [ %28, %22 ]
  %20 = sext i32 %10 to i64
  %21 = getelementptr inbounds i32, ptr %1, i64 %20
  store i32 %19, ptr %21, align 4, !tbaa !6
  br label %31

22:                                               ; preds = %14, %22
  %23 = phi i32 [ 0, %14 ], [ %29, %22 ]
  %24 = phi i32 [ 0, %14 ], [ %28, %22 ]
  %25 = mul i32 %24, 5
  %26 = add nsw i32 %17, %23
  %27 = urem i32 %26, %4
  %28 = add i32 %27, %25
  %29 = add nuw nsw i32 %23, 1
  %30 = icmp eq i32 %29, %3
  br i1 %30, label %18, label %22, !llvm.loop !18

31:                                               ; preds = %5, %18
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @column(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
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
  br i1 %17, label %18, label %49

18:                                               ; preds = %4
  %19 = icmp eq i32 %14, 0
  br i1 %19, label %27, label %20

20:                                               ; preds = %18
  %21 = add nsw i32 %14, -1
  %22 = mul nsw i32 %2, %21
  %23 = add nsw i32 %22, %9
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !19
  br label %27

27:                                               ; preds = %18, %20
  %28 = phi float [ %26, %20 ], [ 0.000000e+00, %18 ]
  %29 = add nsw i32 %3, -1
  %30 = icmp slt i32 %14, %29
  br i1 %30, label %31, label %38

31:                                               ; preds = %27
  %32 = add nuw nsw i32 %14, 1
  %33 = mul nsw i32 %2, %32
  %34 = add nsw i32 %33, %9
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !19
  br label %38

38:                                               ; preds = %27, %31
  %39 = phi float [ %37, %31 ], [ -0.000000e+00, %27 ]
  %40 = fadd float %28, %39
  %41 = mul nsw i32 %2, %14
  %42 = add nsw i32 %41, %9
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !19
  %46 = fmul float %45, 2.000000e+00
  %47 = fsub float %40, %46
  %48 = getelementptr inbounds float, ptr %1, i64 %43
  store float %47, ptr %48, align 4, !tbaa !19
  br label %49

49:                                               ; preds = %4, %38
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @clamped(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
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
  br i1 %17, label %18, label %40

18:                                               ; preds = %4
  %19 = add nsw i32 %3, -1
  br label %25

20:                                               ; preds = %25
  %21 = mul nsw i32 %2, %14
  %22 = add nsw i32 %21, %9
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %1, i64 %23
  store float %37, ptr %24, align 4, !tbaa !19
  br label %40

25:                                               ; preds = %18, %25
  %26 = phi i32 [ -2, %18 ], [ %38, %25 ]
  %27 = phi float [ 0.000000e+00, %18 ], [ %37, %25 ]
  %28 = add nsw i32 %26, %14
  %29 = tail call noundef range(i32 0, -2147483648) i32 @llvm.smax.i32(i32 %28, i32 0)
  %30 = tail call noundef i32 @llvm.smin.i32(i32 %29, i32 %19)
  %31 = fmul float %27, 5.000000e-01
  %32 = mul nsw i32 %30, %2
  %33 = add nsw i32 %32, %9
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !19
  %37 = fadd float %31, %36
  %38 = add nsw i32 %26, 1
  %39 = icmp eq i32 %38, 3
  br i1 %39, label %20, label %25, !llvm.loop !21

40:                                               ; preds = %4, %20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @wide_index(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp ult i32 %10, %2
  br i1 %11, label %12, label %31

12:                                               ; preds = %5
  %13 = zext i32 %3 to i64
  %14 = zext i32 %4 to i64
  %15 = mul nuw i64 %14, %13
  %16 = zext i32 %10 to i64
  %17 = add nuw i64 %15, %16
  %18 = mul i32 %4, %3
  %19 = add i32 %18, %10
  %20 = sext i32 %2 to i64
  %21 = urem i64 %17, %20
  %22 = getelementptr inbounds nuw i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !6
  %24 = mul nsw i32 %23, 3
  %25 = urem i32 %19, %2
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !6
  %29 = add nsw i32 %28, %24
  %30 = getelementptr inbounds nuw i32, ptr %1, i64 %16
  store i32 %29, ptr %30, align 4, !tbaa !6
  br label %31

31:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @guarded(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %37

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = icmp sgt i32 %14, %3
  br i1 %15, label %16, label %26

16:                                               ; preds = %11
  %17 = add nsw i32 %9, 1
  %18 = icmp slt i32 %17, %2
  br i1 %18, label %19, label %23

19:                                               ; preds = %16
  %20 = sext i32 %17 to i64
  %21 = getelementptr inbounds i32, ptr %0, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %16, %19
  %24 = phi i32 [ %22, %19 ], [ 7, %16 ]
  %25 = add nsw i32 %24, %14
  br label %26

26:                                               ; preds = %23, %11
  %27 = phi i32 [ %25, %23 ], [ %14, %11 ]
  %28 = and i32 %27, 1
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %34, label %30

30:                                               ; preds = %26
  %31 = mul nsw i32 %27, 3
  %32 = sdiv i32 %14, 2
  %33 = add nsw i32 %31, %32
  br label %34

34:                                               ; preds = %30, %26
  %35 = phi i32 [ %33, %30 ], [ %27, %26 ]
  %36 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %35, ptr %36, align 4, !tbaa !6
  br label %37

37:                                               ; preds = %4, %34
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @either(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %35

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = and i32 %15, 3
  %17 = icmp eq i32 %16, %4
  br i1 %17, label %18, label %22

18:                                               ; preds = %12
  %19 = mul nsw i32 %15, 5
  %20 = srem i32 %15, 7
  %21 = add nsw i32 %19, %20
  br label %32

22:                                               ; preds = %12
  %23 = getelementptr inbounds i32, ptr %1, i64 %13
  %24 = load i32, ptr %23, align 4, !tbaa !6
  %25 = mul nsw i32 %24, 3
  %26 = xor i32 %10, -1
  %27 = add i32 %3, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %1, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !6
  %31 = sub nsw i32 %25, %30
  br label %32

32:                                               ; preds = %22, %18
  %33 = phi i32 [ %21, %18 ], [ %31, %22 ]
  %34 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %33, ptr %34, align 4, !tbaa !6
  br label %35

35:                                               ; preds = %5, %32
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @table(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %24

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !22
  %15 = zext i8 %14 to i32
  %16 = icmp ult i8 %14, 16
  br i1 %16, label %17, label %21

17:                                               ; preds = %11
  %18 = zext nneg i8 %14 to i64
  %19 = getelementptr inbounds nuw i32, ptr %2, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %17, %11
  %22 = phi i32 [ %20, %17 ], [ %15, %11 ]
  %23 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %22, ptr %23, align 4, !tbaa !6
  br label %24

24:                                               ; preds = %4, %21
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @serial(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %26

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  br label %15

15:                                               ; preds = %13, %15
  %16 = phi i32 [ 0, %13 ], [ %24, %15 ]
  %17 = add nsw i32 %16, %14
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !6
  %21 = mul nsw i32 %20, 3
  %22 = add nsw i32 %21, 1
  %23 = getelementptr inbounds i32, ptr %1, i64 %18
  store i32 %22, ptr %23, align 4, !tbaa !6
  %24 = add nuw nsw i32 %16, 1
  %25 = icmp eq i32 %24, %3
  br i1 %25, label %26, label %15, !llvm.loop !23

26:                                               ; preds = %15, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @serial_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %29

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 0, ptr %14, align 4, !tbaa !6
  %15 = icmp sgt i32 %4, 0
  br i1 %15, label %16, label %29

16:                                               ; preds = %12
  %17 = mul nsw i32 %4, %10
  br label %18

18:                                               ; preds = %16, %18
  %19 = phi i32 [ 0, %16 ], [ %27, %18 ]
  %20 = add nsw i32 %19, %17
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !6
  %24 = load i32, ptr %14, align 4, !tbaa !6
  %25 = add nsw i32 %24, %23
  store i32 %25, ptr %14, align 4, !tbaa !6
  %26 = getelementptr inbounds i32, ptr %1, i64 %21
  store i32 %25, ptr %26, align 4, !tbaa !6
  %27 = add nuw nsw i32 %19, 1
  %28 = icmp eq i32 %27, %4
  br i1 %28, label %29, label %18, !llvm.loop !24

29:                                               ; preds = %18, %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @copied(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %26

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds %struct.int4, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 16, !tbaa !6
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load i32, ptr %16, align 8, !tbaa !6
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %19 = getelementptr inbounds %struct.int4, ptr %1, i64 %11
  store i32 %15, ptr %19, align 16, !tbaa !25
  %20 = load i32, ptr %12, align 16, !tbaa !25
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 4
  store i32 %20, ptr %21, align 4, !tbaa !27
  %22 = load i32, ptr %18, align 4, !tbaa !28
  %23 = add nsw i32 %22, %13
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i32 %23, ptr %24, align 8, !tbaa !29
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 12
  store i32 %17, ptr %25, align 4, !tbaa !28
  br label %26

26:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @chain(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %36

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %32

14:                                               ; preds = %12, %24
  %15 = phi i32 [ %30, %24 ], [ 0, %12 ]
  %16 = phi i32 [ %29, %24 ], [ 0, %12 ]
  %17 = phi i32 [ %20, %24 ], [ %10, %12 ]
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !6
  %21 = icmp sgt i32 %20, -1
  %22 = icmp slt i32 %20, %3
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %32

24:                                               ; preds = %14
  %25 = mul nsw i32 %16, 7
  %26 = zext nneg i32 %20 to i64
  %27 = getelementptr inbounds nuw i32, ptr %1, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !6
  %29 = add nsw i32 %28, %25
  %30 = add nuw nsw i32 %15, 1
  %31 = icmp eq i32 %30, %4
  br i1 %31, label %32, label %14, !llvm.loop !30

32:                                               ; preds = %24, %14, %12
  %33 = phi i32 [ 0, %12 ], [ %29, %24 ], [ %16, %14 ]
  %34 = sext i32 %10 to i64
  %35 = getelementptr inbounds i32, ptr %2, i64 %34
  store i32 %33, ptr %35, align 4, !tbaa !6
  br label %36

36:                                               ; preds = %5, %32
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rows(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %30

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = getelementptr i8, ptr %13, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !6
  %17 = icmp slt i32 %14, %16
  br i1 %17, label %21, label %18

18:                                               ; preds = %21, %11
  %19 = phi float [ -0.000000e+00, %11 ], [ %27, %21 ]
  %20 = getelementptr inbounds float, ptr %2, i64 %12
  store float %19, ptr %20, align 4, !tbaa !19
  br label %30

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %28, %21 ], [ %14, %11 ]
  %23 = phi float [ %27, %21 ], [ -0.000000e+00, %11 ]
  %24 = sext i32 %22 to i64
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !19
  %27 = fadd float %23, %26
  %28 = add nsw i32 %22, 1
  %29 = icmp eq i32 %28, %16
  br i1 %29, label %18, label %21, !llvm.loop !31

30:                                               ; preds = %4, %18
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @nested(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %42

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %38

13:                                               ; preds = %11, %35
  %14 = phi i32 [ %36, %35 ], [ 0, %11 ]
  %15 = phi i32 [ %32, %35 ], [ 0, %11 ]
  %16 = add nsw i32 %14, %9
  br label %17

17:                                               ; preds = %13, %26
  %18 = phi i32 [ %14, %13 ], [ %33, %26 ]
  %19 = phi i32 [ %15, %13 ], [ %32, %26 ]
  %20 = add nsw i32 %18, %9
  %21 = srem i32 %20, %2
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !6
  %25 = icmp eq i32 %24, %14
  br i1 %25, label %38, label %26

26:                                               ; preds = %17
  %27 = srem i32 %16, %2
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %0, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !6
  %31 = xor i32 %30, %18
  %32 = add nsw i32 %31, %19
  %33 = add nuw nsw i32 %18, 2
  %34 = icmp slt i32 %33, %3
  br i1 %34, label %17, label %35, !llvm.loop !32

35:                                               ; preds = %26
  %36 = add nuw nsw i32 %14, 1
  %37 = icmp eq i32 %36, %3
  br i1 %37, label %38, label %13, !llvm.loop !33

38:                                               ; preds = %35, %17, %11
  %39 = phi i32 [ %19, %17 ], [ 0, %11 ], [ %32, %35 ]
  %40 = sext i32 %9 to i64
  %41 = getelementptr inbounds i32, ptr %1, i64 %40
  store i32 %39, ptr %41, align 4, !tbaa !6
  br label %42

42:                                               ; preds = %4, %38
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @extremes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %27

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !19
  %15 = fcmp ogt float %14, %3
  %16 = select i1 %15, float %14, float %3
  %17 = fmul float %14, 2.000000e+00
  %18 = fcmp olt float %16, %17
  %19 = select i1 %18, float %16, float %17
  %20 = fsub float %14, %14
  %21 = fadd float %20, %19
  %22 = fmul float %14, 0.000000e+00
  %23 = fadd float %22, %21
  %24 = tail call noundef float @llvm.minnum.f32(float %14, float %3)
  %25 = fadd float %24, %23
  %26 = getelementptr inbounds float, ptr %1, i64 %12
  store float %25, ptr %26, align 4, !tbaa !19
  br label %27

27:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @quotients(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %26

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !19
  %16 = getelementptr inbounds float, ptr %1, i64 %13
  %17 = load float, ptr %16, align 4, !tbaa !19
  %18 = fdiv float %15, %17
  %19 = fdiv float %17, %4
  %20 = fadd float %18, %19
  %21 = tail call noundef float @llvm.nvvm.fabs.f32(float %15)
  %22 = tail call noundef float @llvm.nvvm.sqrt.approx.f(float %21) #18
  %23 = fdiv float %22, %4
  %24 = fadd float %20, %23
  %25 = getelementptr inbounds float, ptr %2, i64 %13
  store float %24, ptr %25, align 4, !tbaa !19
  br label %26

26:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dots(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %33

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %18, %12
  %15 = phi float [ 0.000000e+00, %12 ], [ %30, %18 ]
  %16 = sext i32 %10 to i64
  %17 = getelementptr inbounds float, ptr %2, i64 %16
  store float %15, ptr %17, align 4, !tbaa !19
  br label %33

18:                                               ; preds = %12, %18
  %19 = phi i32 [ %31, %18 ], [ 0, %12 ]
  %20 = phi float [ %30, %18 ], [ 0.000000e+00, %12 ]
  %21 = add nsw i32 %19, %10
  %22 = srem i32 %21, %3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !19
  %26 = zext nneg i32 %19 to i64
  %27 = getelementptr inbounds nuw float, ptr %1, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !19
  %29 = fmul float %25, %28
  %30 = fadd float %20, %29
  %31 = add nuw nsw i32 %19, 1
  %32 = icmp eq i32 %31, %4
  br i1 %32, label %14, label %18, !llvm.loop !34

33:                                               ; preds = %5, %14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @doubles(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, double noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %26

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !19
  %15 = fpext float %14 to double
  %16 = fmul double %15, 1.100000e+00
  %17 = fadd double %3, %16
  %18 = sitofp i32 %9 to double
  %19 = fmul double %18, 2.500000e-01
  %20 = fmul double %17, %17
  %21 = fadd double %19, %20
  %22 = fptrunc double %21 to float
  %23 = getelementptr inbounds float, ptr %1, i64 %12
  %24 = fcmp ogt double %17, 1.000000e+30
  %25 = select i1 %24, float -1.000000e+00, float %22
  store float %25, ptr %23, align 4, !tbaa !19
  br label %26

26:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @summed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !6
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi i32 [ %13, %10 ], [ 0, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6summedE3sum to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp samesign ugt i32 %6, 1
  br i1 %18, label %20, label %19

19:                                               ; preds = %28, %14
  br i1 %9, label %34, label %38

20:                                               ; preds = %14, %28
  %21 = phi i32 [ %32, %28 ], [ 1, %14 ]
  %22 = icmp slt i32 %4, %21
  br i1 %22, label %28, label %23

23:                                               ; preds = %20
  %24 = sub nsw i32 %4, %21
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6summedE3sum to ptr), i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !6
  br label %28

28:                                               ; preds = %20, %23
  %29 = phi i32 [ %27, %23 ], [ 0, %20 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = load i32, ptr %17, align 4, !tbaa !6
  %31 = add nsw i32 %30, %29
  store i32 %31, ptr %17, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = shl nsw i32 %21, 1
  %33 = icmp ult i32 %32, %6
  br i1 %33, label %20, label %19, !llvm.loop !35

34:                                               ; preds = %19
  %35 = load i32, ptr %17, align 4, !tbaa !6
  %36 = sext i32 %8 to i64
  %37 = getelementptr inbounds i32, ptr %1, i64 %36
  store i32 %35, ptr %37, align 4, !tbaa !6
  br label %38

38:                                               ; preds = %34, %19
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @swapped(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nuw nsw i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %10 = mul nuw nsw i32 %5, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = mul i32 %10, %11
  %13 = add i32 %12, %8
  %14 = icmp slt i32 %13, %2
  br i1 %14, label %15, label %19

15:                                               ; preds = %3
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !6
  br label %19

19:                                               ; preds = %3, %15
  %20 = phi i32 [ %18, %15 ], [ -1, %3 ]
  %21 = zext nneg i32 %8 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7swappedE3own to ptr), i64 %21
  store i32 %20, ptr %22, align 4, !tbaa !6
  %23 = shl nsw i32 %20, 1
  %24 = xor i32 %8, -1
  %25 = add nsw i32 %10, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7swappedE5other to ptr), i64 %26
  store i32 %23, ptr %27, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7swappedE5other to ptr), i64 %21
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = load i32, ptr %22, align 4, !tbaa !6
  %31 = add nsw i32 %30, %29
  store i32 %31, ptr %22, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %14, label %32, label %42

32:                                               ; preds = %19
  %33 = load i32, ptr %22, align 4, !tbaa !6
  %34 = add nuw nsw i32 %8, 1
  %35 = urem i32 %34, %10
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7swappedE3own to ptr), i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !6
  %39 = add nsw i32 %38, %33
  %40 = sext i32 %13 to i64
  %41 = getelementptr inbounds i32, ptr %1, i64 %40
  store i32 %39, ptr %41, align 4, !tbaa !6
  br label %42

42:                                               ; preds = %32, %19
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tile(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 4
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp slt i32 %8, %2
  %14 = icmp slt i32 %12, %3
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %26

16:                                               ; preds = %4
  %17 = mul nsw i32 %2, %12
  %18 = add nsw i32 %17, %8
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !6
  %22 = zext nneg i32 %11 to i64
  %23 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4tileE1t to ptr), i64 %22
  %24 = zext nneg i32 %7 to i64
  %25 = getelementptr inbounds nuw i32, ptr %23, i64 %24
  store i32 %21, ptr %25, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %16, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = add nuw nsw i32 %10, %7
  %28 = add i32 %6, %11
  %29 = icmp slt i32 %27, %3
  %30 = icmp slt i32 %28, %2
  %31 = and i1 %30, %29
  br i1 %31, label %32, label %42

32:                                               ; preds = %26
  %33 = zext nneg i32 %7 to i64
  %34 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4tileE1t to ptr), i64 %33
  %35 = zext nneg i32 %11 to i64
  %36 = getelementptr inbounds nuw i32, ptr %34, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !6
  %38 = mul nsw i32 %3, %28
  %39 = add nsw i32 %38, %27
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %1, i64 %40
  store i32 %37, ptr %41, align 4, !tbaa !6
  br label %42

42:                                               ; preds = %32, %26
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @own_element(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  br label %15

15:                                               ; preds = %4, %11
  %16 = phi i32 [ %14, %11 ], [ 0, %4 ]
  %17 = and i32 %5, 63
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11own_elementE1s to ptr), i64 %18
  store i32 %16, ptr %19, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = icmp sgt i32 %3, 0
  br i1 %20, label %21, label %27

21:                                               ; preds = %15
  %22 = add nuw nsw i32 %5, 1
  %23 = and i32 %22, 63
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11own_elementE1s to ptr), i64 %24
  %26 = icmp samesign ult i32 %5, 64
  br label %28

27:                                               ; preds = %35, %15
  br i1 %10, label %38, label %42

28:                                               ; preds = %21, %35
  %29 = phi i32 [ 0, %21 ], [ %36, %35 ]
  %30 = load i32, ptr %25, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %26, label %31, label %35

31:                                               ; preds = %28
  %32 = load i32, ptr %19, align 4, !tbaa !6
  %33 = mul nsw i32 %32, 3
  %34 = add nsw i32 %33, %30
  store i32 %34, ptr %19, align 4, !tbaa !6
  br label %35

35:                                               ; preds = %31, %28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = add nuw nsw i32 %29, 1
  %37 = icmp eq i32 %36, %3
  br i1 %37, label %27, label %28, !llvm.loop !36

38:                                               ; preds = %27
  %39 = load i32, ptr %19, align 4, !tbaa !6
  %40 = sext i32 %9 to i64
  %41 = getelementptr inbounds i32, ptr %1, i64 %40
  store i32 %39, ptr %41, align 4, !tbaa !6
  br label %42

42:                                               ; preds = %38, %27
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dynamic(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !6
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi i32 [ %13, %10 ], [ 0, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @d to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !6
  %18 = add nsw i32 %15, 1
  %19 = add nuw nsw i32 %4, %6
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @d to ptr), i64 %20
  store i32 %18, ptr %21, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %22, label %38

22:                                               ; preds = %14
  %23 = add nuw nsw i32 %4, 3
  %24 = urem i32 %23, %6
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @d to ptr), i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !6
  %28 = shl nsw i32 %27, 1
  %29 = add nuw nsw i32 %4, 1
  %30 = urem i32 %29, %6
  %31 = add nuw nsw i32 %30, %6
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @d to ptr), i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !6
  %35 = add nsw i32 %34, %28
  %36 = sext i32 %8 to i64
  %37 = getelementptr inbounds i32, ptr %1, i64 %36
  store i32 %35, ptr %37, align 4, !tbaa !6
  br label %38

38:                                               ; preds = %22, %14
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @left_early(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #6 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %26

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !6
  %14 = zext nneg i32 %4 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10left_earlyE1s to ptr), i64 %14
  store i32 %13, ptr %15, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = add nuw nsw i32 %4, 1
  %17 = sub nsw i32 %2, %7
  %18 = tail call noundef i32 @llvm.smin.i32(i32 %6, i32 %17)
  %19 = srem i32 %16, %18
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10left_earlyE1s to ptr), i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = load i32, ptr %15, align 4, !tbaa !6
  %24 = sub nsw i32 %22, %23
  %25 = getelementptr inbounds i32, ptr %1, i64 %11
  store i32 %24, ptr %25, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @meets_in_loop(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %15

7:                                                ; preds = %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = zext nneg i32 %5 to i64
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13meets_in_loopE1s to ptr), i64 %9
  %11 = xor i32 %5, -1
  %12 = add nsw i32 %8, %11
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13meets_in_loopE1s to ptr), i64 %13
  br label %22

15:                                               ; preds = %32, %4
  %16 = phi i32 [ 0, %4 ], [ %36, %32 ]
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = add i32 %19, %5
  %21 = icmp slt i32 %20, %2
  br i1 %21, label %39, label %42

22:                                               ; preds = %7, %32
  %23 = phi i32 [ 0, %7 ], [ %36, %32 ]
  %24 = phi i32 [ 0, %7 ], [ %37, %32 ]
  %25 = mul i32 %24, %8
  %26 = add i32 %25, %5
  %27 = icmp slt i32 %26, %2
  br i1 %27, label %28, label %32

28:                                               ; preds = %22
  %29 = sext i32 %26 to i64
  %30 = getelementptr inbounds i32, ptr %0, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !6
  br label %32

32:                                               ; preds = %22, %28
  %33 = phi i32 [ %31, %28 ], [ 1, %22 ]
  store i32 %33, ptr %10, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = mul nsw i32 %23, 3
  %35 = load i32, ptr %14, align 4, !tbaa !6
  %36 = add nsw i32 %35, %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = add nuw nsw i32 %24, 1
  %38 = icmp eq i32 %37, %3
  br i1 %38, label %15, label %22, !llvm.loop !37

39:                                               ; preds = %15
  %40 = sext i32 %20 to i64
  %41 = getelementptr inbounds i32, ptr %1, i64 %40
  store i32 %16, ptr %41, align 4, !tbaa !6
  br label %42

42:                                               ; preds = %39, %15
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @in_place(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = icmp slt i32 %6, %1
  %8 = add nuw nsw i32 %6, 1
  %9 = zext nneg i32 %6 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  br label %12

11:                                               ; preds = %24, %3
  ret void

12:                                               ; preds = %5, %24
  %13 = phi i32 [ 0, %5 ], [ %25, %24 ]
  br i1 %7, label %14, label %20

14:                                               ; preds = %12
  %15 = urem i32 %8, %1
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !6
  %19 = mul nsw i32 %18, 3
  br label %20

20:                                               ; preds = %12, %14
  %21 = phi i32 [ %19, %14 ], [ 0, %12 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %7, label %22, label %24

22:                                               ; preds = %20
  %23 = add nsw i32 %21, %13
  store i32 %23, ptr %10, align 4, !tbaa !6
  br label %24

24:                                               ; preds = %22, %20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = add nuw nsw i32 %13, 1
  %26 = icmp eq i32 %25, %2
  br i1 %26, label %11, label %12, !llvm.loop !38
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @one_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 5
  %7 = add i32 %6, %4
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !6
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi i32 [ %12, %9 ], [ 0, %3 ]
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8one_warpE1s to ptr), i64 %15
  store volatile i32 %14, ptr %16, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %17, label %24

17:                                               ; preds = %13
  %18 = sub nsw i32 31, %4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8one_warpE1s to ptr), i64 %19
  %21 = load volatile i32, ptr %20, align 4, !tbaa !6
  %22 = sext i32 %7 to i64
  %23 = getelementptr inbounds i32, ptr %1, i64 %22
  store i32 %21, ptr %23, align 4, !tbaa !6
  br label %24

24:                                               ; preds = %17, %13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @product(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %16, %3
  %18 = icmp slt i32 %11, %4
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %46

20:                                               ; preds = %6
  %21 = icmp sgt i32 %5, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %5, %16
  br label %30

24:                                               ; preds = %30, %20
  %25 = phi float [ 0.000000e+00, %20 ], [ %43, %30 ]
  %26 = mul nsw i32 %4, %16
  %27 = add nsw i32 %26, %11
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %2, i64 %28
  store float %25, ptr %29, align 4, !tbaa !19
  br label %46

30:                                               ; preds = %22, %30
  %31 = phi i32 [ 0, %22 ], [ %44, %30 ]
  %32 = phi float [ 0.000000e+00, %22 ], [ %43, %30 ]
  %33 = add nuw nsw i32 %31, %23
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !19
  %37 = mul nsw i32 %31, %4
  %38 = add nsw i32 %37, %11
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !19
  %42 = fmul float %36, %41
  %43 = fadd float %32, %42
  %44 = add nuw nsw i32 %31, 1
  %45 = icmp eq i32 %44, %5
  br i1 %45, label %24, label %30, !llvm.loop !39

46:                                               ; preds = %6, %24
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @product_added(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %11, %4
  %18 = icmp slt i32 %16, %3
  %19 = and i1 %18, %17
  %20 = icmp sgt i32 %5, 0
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %45

22:                                               ; preds = %6
  %23 = mul nuw nsw i32 %5, %16
  %24 = mul nsw i32 %4, %16
  %25 = add nsw i32 %24, %11
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %2, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %22, %29
  %30 = phi i32 [ %28, %22 ], [ %42, %29 ]
  %31 = phi i32 [ 0, %22 ], [ %43, %29 ]
  %32 = add nuw nsw i32 %31, %23
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr %0, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !6
  %36 = mul nsw i32 %31, %4
  %37 = add nsw i32 %36, %11
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %1, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !6
  %41 = mul nsw i32 %40, %35
  %42 = add nsw i32 %30, %41
  store i32 %42, ptr %27, align 4, !tbaa !6
  %43 = add nuw nsw i32 %31, 1
  %44 = icmp eq i32 %43, %5
  br i1 %44, label %45, label %29, !llvm.loop !40

45:                                               ; preds = %29, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @product_masked(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %16, %3
  %18 = icmp slt i32 %11, %4
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %52

20:                                               ; preds = %6
  %21 = add nuw nsw i32 %16, 5
  %22 = icmp sgt i32 %11, %21
  br i1 %22, label %46, label %23

23:                                               ; preds = %20
  %24 = add i32 %5, -4096
  %25 = icmp ult i32 %24, -4095
  br i1 %25, label %46, label %26

26:                                               ; preds = %23
  %27 = mul nuw nsw i32 %5, %16
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %28
  br label %30

30:                                               ; preds = %26, %30
  %31 = phi i32 [ %44, %30 ], [ %5, %26 ]
  %32 = phi ptr [ %34, %30 ], [ %29, %26 ]
  %33 = phi i32 [ %43, %30 ], [ 0, %26 ]
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 4
  %35 = load i32, ptr %32, align 4, !tbaa !6
  %36 = sub nuw nsw i32 %5, %31
  %37 = mul nsw i32 %36, %4
  %38 = add nsw i32 %37, %11
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %1, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !6
  %42 = mul nsw i32 %41, %35
  %43 = add nsw i32 %42, %33
  %44 = add nsw i32 %31, -1
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %30, !llvm.loop !41

46:                                               ; preds = %30, %23, %20
  %47 = phi i32 [ -7, %20 ], [ 0, %23 ], [ %43, %30 ]
  %48 = mul nsw i32 %4, %16
  %49 = add nsw i32 %48, %11
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %2, i64 %50
  store i32 %47, ptr %51, align 4, !tbaa !6
  br label %52

52:                                               ; preds = %46, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bodies(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  %10 = select i1 %9, i32 %8, i32 0
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds %struct.float4, ptr %0, i64 %11
  %13 = load float, ptr %12, align 16, !tbaa !19
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load float, ptr %14, align 4, !tbaa !19
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %19, %3
  %18 = phi float [ 0.000000e+00, %3 ], [ %34, %19 ]
  br i1 %9, label %37, label %40

19:                                               ; preds = %3, %19
  %20 = phi float [ %34, %19 ], [ 0.000000e+00, %3 ]
  %21 = phi i32 [ %35, %19 ], [ 0, %3 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %22
  %24 = load float, ptr %23, align 16, !tbaa !19
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %26 = load float, ptr %25, align 4, !tbaa !19
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %28 = load float, ptr %27, align 4, !tbaa !19
  %29 = fsub float %24, %13
  %30 = fmul float %29, %29
  %31 = fsub float %15, %26
  %32 = fadd float %30, %31
  %33 = fmul float %28, %32
  %34 = fadd float %20, %33
  %35 = add nuw nsw i32 %21, 1
  %36 = icmp eq i32 %35, %2
  br i1 %36, label %17, label %19, !llvm.loop !42

37:                                               ; preds = %17
  %38 = sext i32 %8 to i64
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  store float %18, ptr %39, align 4, !tbaa !19
  br label %40

40:                                               ; preds = %37, %17
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @histogram(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %21

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = load i8, ptr %12, align 1, !tbaa !22
  %14 = and i8 %13, 63
  %15 = zext nneg i8 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  %17 = and i32 %8, 1
  %18 = icmp eq i32 %17, 0
  %19 = select i1 %18, i32 1, i32 -3
  %20 = atomicrmw add ptr %16, i32 %19 seq_cst, align 4
  br label %21

21:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @histogram_skips(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %7, %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %13, label %12

12:                                               ; preds = %24, %3
  ret void

13:                                               ; preds = %3, %24
  %14 = phi i32 [ %25, %24 ], [ %10, %3 ]
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !6
  %18 = icmp eq i32 %17, 5
  br i1 %18, label %24, label %19

19:                                               ; preds = %13
  %20 = urem i32 %17, 10
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %1, i64 %21
  %23 = atomicrmw add ptr %22, i32 %17 seq_cst, align 4
  br label %24

24:                                               ; preds = %13, %19
  %25 = add nsw i32 %14, %6
  %26 = icmp slt i32 %25, %2
  br i1 %26, label %13, label %12, !llvm.loop !43
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @tickets(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %20

16:                                               ; preds = %11
  %17 = atomicrmw add ptr %2, i32 1 seq_cst, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %1, i64 %18
  store i32 1, ptr %19, align 4, !tbaa !6
  br label %20

20:                                               ; preds = %16, %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @added(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %15

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !19
  %14 = atomicrmw fadd ptr %1, float %13 seq_cst, align 4
  br label %15

15:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @added_some(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %20

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !19
  %14 = fcmp ogt float %13, 0.000000e+00
  br i1 %14, label %15, label %20

15:                                               ; preds = %10
  %16 = and i32 %4, 1
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %17
  %19 = atomicrmw fadd ptr %18, float %13 seq_cst, align 4
  br label %20

20:                                               ; preds = %15, %10, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @last_block(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #4 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %16

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = atomicrmw add ptr %1, i32 %14 seq_cst, align 4
  br label %16

16:                                               ; preds = %11, %4
  tail call void @llvm.nvvm.membar.gl()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = icmp eq i32 %8, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %16
  %19 = atomicrmw add ptr %2, i32 1 seq_cst, align 4
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %21 = add nsw i32 %20, -1
  %22 = icmp eq i32 %19, %21
  %23 = zext i1 %22 to i8
  store i8 %23, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE4last to ptr), align 1, !tbaa !44
  br label %24

24:                                               ; preds = %18, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE4last to ptr), align 1, !tbaa !44, !range !46, !noundef !47
  %26 = trunc nuw i8 %25 to i1
  %27 = and i1 %17, %26
  br i1 %27, label %28, label %32

28:                                               ; preds = %24
  %29 = atomicrmw or ptr %1, i32 0 seq_cst, align 4
  %30 = mul nsw i32 %29, 3
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store i32 %30, ptr %31, align 4, !tbaa !6
  br label %32

32:                                               ; preds = %24, %28
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @warp_sums(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #9 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  %10 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %9)
  br i1 %9, label %11, label %31

11:                                               ; preds = %3
  %12 = sext i32 %8 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = and i32 %7, 31
  br label %22

16:                                               ; preds = %22
  %17 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %10)
  %18 = shl nsw i32 %28, 6
  %19 = add i32 %14, %17
  %20 = add i32 %19, %18
  %21 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %20, ptr %21, align 4, !tbaa !6
  br label %31

22:                                               ; preds = %11, %22
  %23 = phi i32 [ 1, %11 ], [ %29, %22 ]
  %24 = phi i32 [ %14, %11 ], [ %28, %22 ]
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %10, i32 %24, i32 %23, i32 0)
  %26 = icmp samesign ult i32 %15, %23
  %27 = select i1 %26, i32 0, i32 %25
  %28 = add nsw i32 %27, %24
  %29 = shl nuw nsw i32 %23, 1
  %30 = icmp samesign ult i32 %23, 16
  br i1 %30, label %22, label %16, !llvm.loop !48

31:                                               ; preds = %3, %16
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @own_array(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [8 x i32], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %45

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  br label %19

12:                                               ; preds = %19
  %13 = sext i32 %9 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = and i32 %15, 7
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %4, i64 %17
  store i32 -1, ptr %18, align 4, !tbaa !6
  br label %32

19:                                               ; preds = %11, %19
  %20 = phi i32 [ 0, %11 ], [ %28, %19 ]
  %21 = add nsw i32 %20, %9
  %22 = srem i32 %21, %2
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !6
  %26 = zext nneg i32 %20 to i64
  %27 = getelementptr inbounds nuw i32, ptr %4, i64 %26
  store i32 %25, ptr %27, align 4, !tbaa !6
  %28 = add nuw nsw i32 %20, 1
  %29 = icmp eq i32 %28, 8
  br i1 %29, label %12, label %19, !llvm.loop !49

30:                                               ; preds = %32
  %31 = getelementptr inbounds i32, ptr %1, i64 %13
  store i32 %42, ptr %31, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  br label %45

32:                                               ; preds = %12, %32
  %33 = phi i32 [ 0, %12 ], [ %43, %32 ]
  %34 = phi i32 [ 0, %12 ], [ %42, %32 ]
  %35 = mul nsw i32 %34, 3
  %36 = mul nuw nsw i32 %33, 3
  %37 = add nsw i32 %36, %15
  %38 = and i32 %37, 7
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr %4, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !6
  %42 = add nsw i32 %41, %35
  %43 = add nuw nsw i32 %33, 1
  %44 = icmp eq i32 %43, 8
  br i1 %44, label %30, label %32, !llvm.loop !50

45:                                               ; preds = %3, %30
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @own_array_2d(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [4 x i32], align 4
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
  br i1 %18, label %19, label %60

19:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  br label %47

20:                                               ; preds = %47
  %21 = mul nsw i32 %2, %15
  %22 = add nsw i32 %21, %10
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !6
  %26 = and i32 %25, 3
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %5, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = add nsw i32 %29, 5
  store i32 %30, ptr %28, align 4, !tbaa !6
  %31 = load i32, ptr %5, align 4, !tbaa !6
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %33 = load i32, ptr %32, align 4, !tbaa !6
  %34 = shl nsw i32 %33, 1
  %35 = add nsw i32 %34, %31
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %37 = load i32, ptr %36, align 4, !tbaa !6
  %38 = shl nsw i32 %37, 2
  %39 = add nsw i32 %35, %38
  %40 = add nsw i32 %10, %15
  %41 = and i32 %40, 3
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %5, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !6
  %45 = add nsw i32 %39, %44
  %46 = getelementptr inbounds i32, ptr %1, i64 %23
  store i32 %45, ptr %46, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  br label %60

47:                                               ; preds = %19, %47
  %48 = phi i32 [ 0, %19 ], [ %58, %47 ]
  %49 = add nuw nsw i32 %48, %15
  %50 = srem i32 %49, %3
  %51 = mul nsw i32 %50, %2
  %52 = add nsw i32 %51, %10
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %0, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !6
  %56 = zext nneg i32 %48 to i64
  %57 = getelementptr inbounds nuw i32, ptr %5, i64 %56
  store i32 %55, ptr %57, align 4, !tbaa !6
  %58 = add nuw nsw i32 %48, 1
  %59 = icmp eq i32 %58, 4
  br i1 %59, label %20, label %47, !llvm.loop !51

60:                                               ; preds = %4, %20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @chosen(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %36

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  switch i32 %3, label %31 [
    i32 0, label %15
    i32 1, label %17
    i32 4, label %19
    i32 5, label %21
    i32 6, label %28
  ]

15:                                               ; preds = %11
  %16 = add nsw i32 %14, 1
  br label %33

17:                                               ; preds = %11
  %18 = mul nsw i32 %14, %14
  br label %33

19:                                               ; preds = %11
  %20 = tail call i32 @llvm.abs.i32(i32 %14, i1 true)
  br label %33

21:                                               ; preds = %11
  %22 = add nsw i32 %9, 1
  %23 = srem i32 %22, %2
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !6
  %27 = xor i32 %26, %14
  br label %28

28:                                               ; preds = %11, %21
  %29 = phi i32 [ %27, %21 ], [ %14, %11 ]
  %30 = add nsw i32 %29, -3
  br label %33

31:                                               ; preds = %11
  %32 = xor i32 %14, -1
  br label %33

33:                                               ; preds = %31, %28, %19, %17, %15
  %34 = phi i32 [ %32, %31 ], [ %16, %15 ], [ %18, %17 ], [ %20, %19 ], [ %30, %28 ]
  %35 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %34, ptr %35, align 4, !tbaa !6
  br label %36

36:                                               ; preds = %4, %33
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @narrow(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i16 noundef signext %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %32

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !22
  %15 = zext i8 %14 to i16
  %16 = mul nuw nsw i16 %15, 3
  %17 = sext i16 %3 to i32
  %18 = add i16 %16, %3
  %19 = zext i16 %18 to i32
  %20 = shl i32 %19, 24
  %21 = ashr exact i32 %20, 24
  %22 = mul nsw i32 %21, 300
  %23 = add i16 %18, 249
  %24 = and i16 %23, 255
  %25 = zext nneg i16 %24 to i32
  %26 = add nsw i32 %22, %25
  %27 = icmp sgt i32 %21, %17
  %28 = zext i1 %27 to i32
  %29 = add nsw i32 %26, %28
  %30 = trunc i32 %29 to i16
  %31 = getelementptr inbounds i16, ptr %1, i64 %12
  store i16 %30, ptr %31, align 2, !tbaa !52
  br label %32

32:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @unaligned(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %27

10:                                               ; preds = %3
  %11 = shl nsw i32 %8, 2
  br label %15

12:                                               ; preds = %15
  %13 = sext i32 %8 to i64
  %14 = getelementptr inbounds i32, ptr %1, i64 %13
  store i32 %24, ptr %14, align 4, !tbaa !6
  br label %27

15:                                               ; preds = %10, %15
  %16 = phi i32 [ 0, %10 ], [ %25, %15 ]
  %17 = phi i32 [ 0, %10 ], [ %24, %15 ]
  %18 = shl i32 %17, 8
  %19 = add nuw nsw i32 %16, %11
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !22
  %23 = zext i8 %22 to i32
  %24 = or disjoint i32 %18, %23
  %25 = add nuw nsw i32 %16, 1
  %26 = icmp eq i32 %25, 4
  br i1 %26, label %12, label %15, !llvm.loop !54

27:                                               ; preds = %3, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @watched(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #10 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !6
  %14 = getelementptr inbounds i32, ptr %1, i64 %11
  store volatile i32 %13, ptr %14, align 4, !tbaa !6
  %15 = load volatile i32, ptr %14, align 4, !tbaa !6
  %16 = load i32, ptr %12, align 4, !tbaa !6
  %17 = add nsw i32 %16, %15
  store volatile i32 %17, ptr %14, align 4, !tbaa !6
  br label %18

18:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #11

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #12

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #13

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #13

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #14

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #14

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #14

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #17

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #8 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #9 = { convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #10 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nounwind }
attributes #13 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #14 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #16 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!10}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{i32 2, i32 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
!18 = distinct !{!18, !12, !13}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !8, i64 0}
!21 = distinct !{!21, !12, !13}
!22 = !{!8, !8, i64 0}
!23 = distinct !{!23, !12, !13}
!24 = distinct !{!24, !12, !13}
!25 = !{!26, !7, i64 0}
!26 = !{!"_ZTS4int4", !7, i64 0, !7, i64 4, !7, i64 8, !7, i64 12}
!27 = !{!26, !7, i64 4}
!28 = !{!26, !7, i64 12}
!29 = !{!26, !7, i64 8}
!30 = distinct !{!30, !12, !13}
!31 = distinct !{!31, !12, !13}
!32 = distinct !{!32, !12, !13}
!33 = distinct !{!33, !12, !13}
!34 = distinct !{!34, !12, !13}
!35 = distinct !{!35, !12, !13}
!36 = distinct !{!36, !12, !13}
!37 = distinct !{!37, !12, !13}
!38 = distinct !{!38, !12, !13}
!39 = distinct !{!39, !12, !13}
!40 = distinct !{!40, !12, !13}
!41 = distinct !{!41, !12, !13}
!42 = distinct !{!42, !12, !13}
!43 = distinct !{!43, !12, !13}
!44 = !{!45, !45, i64 0}
!45 = !{!"bool", !8, i64 0}
!46 = !{i8 0, i8 2}
!47 = !{}
!48 = distinct !{!48, !12, !13}
!49 = distinct !{!49, !12, !13}
!50 = distinct !{!50, !12, !13}
!51 = distinct !{!51, !12, !13}
!52 = !{!53, !53, i64 0}
!53 = !{!"short", !8, i64 0}
!54 = distinct !{!54, !12, !13}
