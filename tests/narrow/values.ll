; Made from values.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @clamp_low(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !15 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %8 = add i32 %6, %7, !dbg !18
  %9 = icmp slt i32 %8, %2, !dbg !19
  br i1 %9, label %10, label %17, !dbg !19

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !20
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !20
  %13 = load i32, ptr %12, align 4, !dbg !20, !tbaa !10
  %14 = mul nsw i32 %13, 3, !dbg !21
  %15 = tail call noundef range(i32 -2147483648, 1001) i32 @llvm.smin.i32(i32 %14, i32 1000), !dbg !22
  %16 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !23
  store i32 %15, ptr %16, align 4, !dbg !24, !tbaa !10
  br label %17, !dbg !25

17:                                               ; preds = %3, %10
  ret void, !dbg !25
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @clamp_high(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !26 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !27
  %6 = mul i32 %4, %5, !dbg !27
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %8 = add i32 %6, %7, !dbg !27
  %9 = icmp slt i32 %8, %2, !dbg !28
  br i1 %9, label %10, label %17, !dbg !28

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !29
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !29
  %13 = load i32, ptr %12, align 4, !dbg !29, !tbaa !10
  %14 = tail call i32 @llvm.smax.i32(i32 %13, i32 100), !dbg !30
  %15 = add nsw i32 %14, -100, !dbg !30
  %16 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !31
  store i32 %15, ptr %16, align 4, !dbg !32, !tbaa !10
  br label %17, !dbg !33

17:                                               ; preds = %3, %10
  ret void, !dbg !33
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @saturating_add(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !34 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !35
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !35
  %7 = mul i32 %5, %6, !dbg !35
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  %9 = add i32 %7, %8, !dbg !35
  %10 = icmp slt i32 %9, %3, !dbg !36
  br i1 %10, label %11, label %19, !dbg !36

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !37
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !37
  %14 = load i32, ptr %13, align 4, !dbg !37, !tbaa !10
  %15 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !38
  %16 = load i32, ptr %15, align 4, !dbg !38, !tbaa !10
  %17 = add i32 %16, %14, !dbg !39
  %18 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !40
  store i32 %17, ptr %18, align 4, !dbg !41, !tbaa !10
  br label %19, !dbg !42

19:                                               ; preds = %4, %11
  ret void, !dbg !42
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @abs_of_int(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !43 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !44
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !44
  %6 = mul i32 %4, %5, !dbg !44
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44
  %8 = add i32 %6, %7, !dbg !44
  %9 = icmp slt i32 %8, %2, !dbg !45
  br i1 %9, label %10, label %16, !dbg !45

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !46
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !46
  %13 = load i32, ptr %12, align 4, !dbg !46, !tbaa !10
  %14 = mul nsw i32 %13, 7, !dbg !47
  %15 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !48
  store i32 %14, ptr %15, align 4, !dbg !49, !tbaa !10
  br label %16, !dbg !50

16:                                               ; preds = %3, %10
  ret void, !dbg !50
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @modulo_sign(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !51 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !52
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !52
  %6 = mul i32 %4, %5, !dbg !52
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
  %8 = add i32 %6, %7, !dbg !52
  %9 = icmp slt i32 %8, %2, !dbg !53
  br i1 %9, label %10, label %16, !dbg !53

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !54
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !54
  %13 = load i32, ptr %12, align 4, !dbg !54, !tbaa !10
  %14 = srem i32 %13, 7, !dbg !55
  %15 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !56
  store i32 %14, ptr %15, align 4, !dbg !57, !tbaa !10
  br label %16, !dbg !58

16:                                               ; preds = %3, %10
  ret void, !dbg !58
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @shift_for_division(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !59 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !60
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60
  %6 = mul i32 %4, %5, !dbg !60
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60
  %8 = add i32 %6, %7, !dbg !60
  %9 = icmp slt i32 %8, %2, !dbg !61
  br i1 %9, label %10, label %16, !dbg !61

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !62
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !62
  %13 = load i32, ptr %12, align 4, !dbg !62, !tbaa !10
  %14 = ashr i32 %13, 3, !dbg !63
  %15 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !64
  store i32 %14, ptr %15, align 4, !dbg !65, !tbaa !10
  br label %16, !dbg !64

16:                                               ; preds = %10, %3
  ret void, !dbg !66
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sign_of_int(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !67 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %6 = mul i32 %4, %5, !dbg !68
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %8 = add i32 %6, %7, !dbg !68
  %9 = icmp slt i32 %8, %2, !dbg !69
  br i1 %9, label %10, label %17, !dbg !69

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !70
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !70
  %13 = load i32, ptr %12, align 4, !dbg !70, !tbaa !10
  %14 = icmp sgt i32 %13, 0, !dbg !71
  %15 = zext i1 %14 to i32, !dbg !72
  %16 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !73
  store i32 %15, ptr %16, align 4, !dbg !74, !tbaa !10
  br label %17, !dbg !75

17:                                               ; preds = %3, %10
  ret void, !dbg !75
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @max_from_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !76 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !77
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !77
  %7 = mul i32 %5, %6, !dbg !77
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
  %9 = add i32 %7, %8, !dbg !77
  %10 = icmp slt i32 %9, %2, !dbg !78
  br i1 %10, label %11, label %29, !dbg !78

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0, !dbg !79
  br i1 %12, label %13, label %15, !dbg !80

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  br label %19, !dbg !80

15:                                               ; preds = %19, %11
  %16 = phi i32 [ 0, %11 ], [ %26, %19 ], !dbg !81
  %17 = sext i32 %9 to i64, !dbg !82
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !82
  store i32 %16, ptr %18, align 4, !dbg !83, !tbaa !10
  br label %29, !dbg !84

19:                                               ; preds = %13, %19
  %20 = phi i32 [ 0, %13 ], [ %27, %19 ]
  %21 = phi i32 [ 0, %13 ], [ %26, %19 ]
  %22 = add nsw i32 %20, %14, !dbg !85
  %23 = sext i32 %22 to i64, !dbg !86
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !86
  %25 = load i32, ptr %24, align 4, !dbg !86, !tbaa !10
  %26 = tail call i32 @llvm.smax.i32(i32 %25, i32 %21), !dbg !87
  %27 = add nuw nsw i32 %20, 1, !dbg !88
  %28 = icmp eq i32 %27, %3, !dbg !79
  br i1 %28, label %15, label %19, !dbg !80, !llvm.loop !89

29:                                               ; preds = %4, %15
  ret void, !dbg !84
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @min_from_1000(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !93 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !94
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !94
  %7 = mul i32 %5, %6, !dbg !94
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94
  %9 = add i32 %7, %8, !dbg !94
  %10 = icmp slt i32 %9, %2, !dbg !95
  br i1 %10, label %11, label %29, !dbg !95

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0, !dbg !96
  br i1 %12, label %13, label %15, !dbg !97

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  br label %19, !dbg !97

15:                                               ; preds = %19, %11
  %16 = phi i32 [ 1000, %11 ], [ %26, %19 ], !dbg !98
  %17 = sext i32 %9 to i64, !dbg !99
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !99
  store i32 %16, ptr %18, align 4, !dbg !100, !tbaa !10
  br label %29, !dbg !101

19:                                               ; preds = %13, %19
  %20 = phi i32 [ 0, %13 ], [ %27, %19 ]
  %21 = phi i32 [ 1000, %13 ], [ %26, %19 ]
  %22 = add nsw i32 %20, %14, !dbg !102
  %23 = sext i32 %22 to i64, !dbg !103
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !103
  %25 = load i32, ptr %24, align 4, !dbg !103, !tbaa !10
  %26 = tail call i32 @llvm.smin.i32(i32 %25, i32 %21), !dbg !104
  %27 = add nuw nsw i32 %20, 1, !dbg !105
  %28 = icmp eq i32 %27, %3, !dbg !96
  br i1 %28, label %15, label %19, !dbg !97, !llvm.loop !106

29:                                               ; preds = %4, %15
  ret void, !dbg !101
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @division_by_zero(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !108 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !109
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !109
  %7 = mul i32 %5, %6, !dbg !109
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !109
  %9 = add i32 %7, %8, !dbg !109
  %10 = icmp slt i32 %9, %3, !dbg !110
  br i1 %10, label %11, label %19, !dbg !110

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !111
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !111
  %14 = load i32, ptr %13, align 4, !dbg !111, !tbaa !10
  %15 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !112
  %16 = load i32, ptr %15, align 4, !dbg !112, !tbaa !10
  %17 = sdiv i32 %14, %16, !dbg !113
  %18 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !114
  store i32 %17, ptr %18, align 4, !dbg !115, !tbaa !10
  br label %19, !dbg !114

19:                                               ; preds = %11, %4
  ret void, !dbg !116
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sum_in_32_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !117 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !118
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !118
  %7 = mul i32 %5, %6, !dbg !118
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !118
  %9 = add i32 %7, %8, !dbg !118
  %10 = icmp slt i32 %9, %2, !dbg !119
  br i1 %10, label %11, label %31, !dbg !119

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0, !dbg !120
  br i1 %12, label %13, label %17, !dbg !121

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  br label %21, !dbg !121

15:                                               ; preds = %21
  %16 = sext i32 %28 to i64, !dbg !122
  br label %17, !dbg !122

17:                                               ; preds = %15, %11
  %18 = phi i64 [ 0, %11 ], [ %16, %15 ], !dbg !123
  %19 = sext i32 %9 to i64, !dbg !124
  %20 = getelementptr inbounds i64, ptr %1, i64 %19, !dbg !124
  store i64 %18, ptr %20, align 8, !dbg !125, !tbaa !126
  br label %31, !dbg !128

21:                                               ; preds = %13, %21
  %22 = phi i32 [ 0, %13 ], [ %29, %21 ]
  %23 = phi i32 [ 0, %13 ], [ %28, %21 ]
  %24 = add nsw i32 %22, %14, !dbg !129
  %25 = sext i32 %24 to i64, !dbg !130
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !130
  %27 = load i32, ptr %26, align 4, !dbg !130, !tbaa !10
  %28 = add nsw i32 %27, %23, !dbg !131
  %29 = add nuw nsw i32 %22, 1, !dbg !132
  %30 = icmp eq i32 %29, %3, !dbg !120
  br i1 %30, label %15, label %21, !dbg !121, !llvm.loop !133

31:                                               ; preds = %4, %17
  ret void, !dbg !128
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @product_in_32_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !135 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !136
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !136
  %7 = mul i32 %5, %6, !dbg !136
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136
  %9 = add i32 %7, %8, !dbg !136
  %10 = icmp slt i32 %9, %2, !dbg !137
  br i1 %10, label %11, label %31, !dbg !137

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0, !dbg !138
  br i1 %12, label %13, label %15, !dbg !139

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  br label %19, !dbg !139

15:                                               ; preds = %19, %11
  %16 = phi i64 [ 0, %11 ], [ %28, %19 ], !dbg !140
  %17 = sext i32 %9 to i64, !dbg !141
  %18 = getelementptr inbounds i64, ptr %1, i64 %17, !dbg !141
  store i64 %16, ptr %18, align 8, !dbg !142, !tbaa !126
  br label %31, !dbg !143

19:                                               ; preds = %13, %19
  %20 = phi i32 [ 0, %13 ], [ %29, %19 ]
  %21 = phi i64 [ 0, %13 ], [ %28, %19 ]
  %22 = add nsw i32 %20, %14, !dbg !144
  %23 = sext i32 %22 to i64, !dbg !145
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !145
  %25 = load i32, ptr %24, align 4, !dbg !145, !tbaa !10
  %26 = mul nsw i32 %25, %25, !dbg !146
  %27 = zext nneg i32 %26 to i64, !dbg !147
  %28 = add nuw nsw i64 %21, %27, !dbg !148
  %29 = add nuw nsw i32 %20, 1, !dbg !149
  %30 = icmp eq i32 %29, %3, !dbg !138
  br i1 %30, label %15, label %19, !dbg !139, !llvm.loop !150

31:                                               ; preds = %4, %15
  ret void, !dbg !143
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @midpoint(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !152 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !153
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !153
  %8 = mul i32 %6, %7, !dbg !153
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !153
  %10 = add i32 %8, %9, !dbg !153
  %11 = icmp slt i32 %10, %3, !dbg !154
  br i1 %11, label %12, label %21, !dbg !154

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !155
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !155
  %15 = load i32, ptr %14, align 4, !dbg !155, !tbaa !10
  %16 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !156
  %17 = load i32, ptr %16, align 4, !dbg !156, !tbaa !10
  %18 = add i32 %17, %15, !dbg !157
  %19 = lshr i32 %18, 1, !dbg !158
  %20 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !159
  store i32 %19, ptr %20, align 4, !dbg !160, !tbaa !10
  br label %21, !dbg !161

21:                                               ; preds = %5, %12
  ret void, !dbg !161
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @signed_compare(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !162 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !163
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !163
  %8 = mul i32 %6, %7, !dbg !163
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !163
  %10 = add i32 %8, %9, !dbg !163
  %11 = icmp slt i32 %10, %3, !dbg !164
  br i1 %11, label %12, label %18, !dbg !164

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !165
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !165
  %15 = load i32, ptr %14, align 4, !dbg !165, !tbaa !10
  %16 = tail call i32 @llvm.smin.i32(i32 %15, i32 %4), !dbg !166
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !167
  store i32 %16, ptr %17, align 4, !dbg !168, !tbaa !10
  br label %18, !dbg !169

18:                                               ; preds = %5, %12
  ret void, !dbg !169
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @shift_amount(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !170 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !171
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !171
  %8 = mul i32 %6, %7, !dbg !171
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !171
  %10 = add i32 %8, %9, !dbg !171
  %11 = icmp slt i32 %10, %3, !dbg !172
  br i1 %11, label %12, label %23, !dbg !172

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !173
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !173
  %15 = load i32, ptr %14, align 4, !dbg !173, !tbaa !10
  %16 = zext i32 %15 to i64, !dbg !173
  %17 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !174
  %18 = load i32, ptr %17, align 4, !dbg !174, !tbaa !10
  %19 = zext nneg i32 %18 to i64, !dbg !175
  %20 = shl i64 %16, %19, !dbg !175
  %21 = trunc i64 %20 to i32, !dbg !176
  %22 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !177
  store i32 %21, ptr %22, align 4, !dbg !178, !tbaa !10
  br label %23, !dbg !179

23:                                               ; preds = %5, %12
  ret void, !dbg !179
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @high_half_is_zero(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !180 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !181
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !181
  %8 = mul i32 %6, %7, !dbg !181
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !181
  %10 = add i32 %8, %9, !dbg !181
  %11 = icmp slt i32 %10, %3, !dbg !182
  br i1 %11, label %12, label %18, !dbg !182

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !183
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !183
  %15 = load i32, ptr %14, align 4, !dbg !183, !tbaa !10
  %16 = and i32 %15, 65535, !dbg !184
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !185
  store i32 %16, ptr %17, align 4, !dbg !186, !tbaa !10
  br label %18, !dbg !187

18:                                               ; preds = %5, %12
  ret void, !dbg !187
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @equal_keys(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !188 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !189
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !189
  %6 = mul i32 %4, %5, !dbg !189
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !189
  %8 = add i32 %6, %7, !dbg !189
  %9 = shl nsw i32 %8, 1, !dbg !190
  %10 = or disjoint i32 %9, 1, !dbg !191
  %11 = icmp slt i32 %10, %2, !dbg !192
  br i1 %11, label %12, label %25, !dbg !192

12:                                               ; preds = %3
  %13 = sext i32 %9 to i64, !dbg !193
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !193
  %15 = load i32, ptr %14, align 4, !dbg !193, !tbaa !10
  %16 = sext i32 %10 to i64, !dbg !194
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !194
  %18 = load i32, ptr %17, align 4, !dbg !194, !tbaa !10
  %19 = icmp slt i32 %15, %18, !dbg !195
  br i1 %19, label %25, label %20, !dbg !196

20:                                               ; preds = %12
  %21 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !197
  %22 = load i32, ptr %21, align 4, !dbg !197, !tbaa !10
  store i32 %18, ptr %14, align 4, !dbg !198, !tbaa !10
  store i32 %15, ptr %17, align 4, !dbg !199, !tbaa !10
  %23 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !200
  %24 = load i32, ptr %23, align 4, !dbg !200, !tbaa !10
  store i32 %24, ptr %21, align 4, !dbg !201, !tbaa !10
  store i32 %22, ptr %23, align 4, !dbg !202, !tbaa !10
  br label %25, !dbg !203

25:                                               ; preds = %12, %20, %3
  ret void, !dbg !204
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @argmax_ties(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !205 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !206
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !206
  %7 = mul i32 %5, %6, !dbg !206
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !206
  %9 = add i32 %7, %8, !dbg !206
  %10 = icmp slt i32 %9, %2, !dbg !207
  br i1 %10, label %11, label %35, !dbg !207

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !208
  %13 = icmp sgt i32 %3, 1, !dbg !209
  br i1 %13, label %14, label %18, !dbg !210

14:                                               ; preds = %11
  %15 = sext i32 %12 to i64, !dbg !211
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !211
  %17 = load i32, ptr %16, align 4, !dbg !211, !tbaa !10
  br label %22, !dbg !210

18:                                               ; preds = %22, %11
  %19 = phi i32 [ 0, %11 ], [ %32, %22 ], !dbg !212
  %20 = sext i32 %9 to i64, !dbg !213
  %21 = getelementptr inbounds i32, ptr %1, i64 %20, !dbg !213
  store i32 %19, ptr %21, align 4, !dbg !214, !tbaa !10
  br label %35, !dbg !215

22:                                               ; preds = %14, %22
  %23 = phi i32 [ %33, %22 ], [ 1, %14 ]
  %24 = phi i32 [ %32, %22 ], [ 0, %14 ]
  %25 = phi i32 [ %31, %22 ], [ %17, %14 ]
  %26 = add nsw i32 %23, %12, !dbg !216
  %27 = sext i32 %26 to i64, !dbg !217
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !217
  %29 = load i32, ptr %28, align 4, !dbg !217, !tbaa !10
  %30 = icmp slt i32 %29, %25, !dbg !218
  %31 = tail call i32 @llvm.smax.i32(i32 %29, i32 %25), !dbg !218
  %32 = select i1 %30, i32 %24, i32 %23, !dbg !218
  %33 = add nuw nsw i32 %23, 1, !dbg !219
  %34 = icmp eq i32 %33, %3, !dbg !209
  br i1 %34, label %18, label %22, !dbg !210, !llvm.loop !220

35:                                               ; preds = %4, %18
  ret void, !dbg !215
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rank_ties(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !222 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !223
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !223
  %7 = mul i32 %5, %6, !dbg !223
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !223
  %9 = add i32 %7, %8, !dbg !223
  %10 = mul nsw i32 %3, %2, !dbg !224
  %11 = icmp slt i32 %9, %10, !dbg !225
  br i1 %11, label %12, label %36, !dbg !225

12:                                               ; preds = %4
  %13 = sext i32 %9 to i64, !dbg !226
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !226
  %15 = load i32, ptr %14, align 4, !dbg !226, !tbaa !10
  %16 = srem i32 %9, %3, !dbg !227
  %17 = sub nsw i32 %9, %16, !dbg !227
  %18 = icmp sgt i32 %3, 0, !dbg !228
  br i1 %18, label %24, label %19, !dbg !229

19:                                               ; preds = %24, %12
  %20 = phi i32 [ 0, %12 ], [ %33, %24 ], !dbg !230
  %21 = add nsw i32 %20, %17, !dbg !231
  %22 = sext i32 %21 to i64, !dbg !232
  %23 = getelementptr inbounds i32, ptr %1, i64 %22, !dbg !232
  store i32 %15, ptr %23, align 4, !dbg !233, !tbaa !10
  br label %36, !dbg !234

24:                                               ; preds = %12, %24
  %25 = phi i32 [ %34, %24 ], [ 0, %12 ]
  %26 = phi i32 [ %33, %24 ], [ 0, %12 ]
  %27 = add nsw i32 %25, %17, !dbg !235
  %28 = sext i32 %27 to i64, !dbg !236
  %29 = getelementptr inbounds i32, ptr %0, i64 %28, !dbg !236
  %30 = load i32, ptr %29, align 4, !dbg !236, !tbaa !10
  %31 = icmp slt i32 %30, %15, !dbg !237
  %32 = zext i1 %31 to i32, !dbg !236
  %33 = add nuw nsw i32 %26, %32, !dbg !238
  %34 = add nuw nsw i32 %25, 1, !dbg !239
  %35 = icmp eq i32 %34, %3, !dbg !228
  br i1 %35, label %19, label %24, !dbg !229, !llvm.loop !240

36:                                               ; preds = %4, %19
  ret void, !dbg !234
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @nothing_twice(ptr noundef readnone captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !242 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !243
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !243
  %7 = mul i32 %5, %6, !dbg !243
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !243
  %9 = add i32 %7, %8, !dbg !243
  %10 = icmp slt i32 %9, %2, !dbg !244
  br i1 %10, label %11, label %14, !dbg !244

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !245
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !245
  store i32 %3, ptr %13, align 4, !dbg !246, !tbaa !10
  br label %14, !dbg !247

14:                                               ; preds = %4, %11
  ret void, !dbg !247
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sentinel(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !248 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !249
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !249
  %6 = mul i32 %4, %5, !dbg !249
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !249
  %8 = add i32 %6, %7, !dbg !249
  %9 = icmp slt i32 %8, %2, !dbg !250
  br i1 %9, label %10, label %16, !dbg !250

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !251
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !251
  %13 = load i32, ptr %12, align 4, !dbg !251, !tbaa !10
  %14 = shl nsw i32 %13, 1, !dbg !252
  %15 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !253
  store i32 %14, ptr %15, align 4, !dbg !254, !tbaa !10
  br label %16, !dbg !255

16:                                               ; preds = %3, %10
  ret void, !dbg !255
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @threshold(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !256 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !257
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !257
  %6 = mul i32 %4, %5, !dbg !257
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !257
  %8 = add i32 %6, %7, !dbg !257
  %9 = icmp slt i32 %8, %2, !dbg !258
  br i1 %9, label %10, label %15, !dbg !258

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !259
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !259
  %13 = load i32, ptr %12, align 4, !dbg !259, !tbaa !10
  %14 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !260
  store i32 %13, ptr %14, align 4, !dbg !261, !tbaa !10
  br label %15, !dbg !262

15:                                               ; preds = %3, %10
  ret void, !dbg !262
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fits_a_byte(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !263 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !264
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !264
  %6 = mul i32 %4, %5, !dbg !264
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !264
  %8 = add i32 %6, %7, !dbg !264
  %9 = icmp slt i32 %8, %2, !dbg !265
  br i1 %9, label %10, label %17, !dbg !265

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !266
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !266
  %13 = load i32, ptr %12, align 4, !dbg !266, !tbaa !10
  %14 = and i32 %13, 255, !dbg !267
  %15 = mul i32 %14, -1640531535, !dbg !268
  %16 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !269
  store i32 %15, ptr %16, align 4, !dbg !270, !tbaa !10
  br label %17, !dbg !271

17:                                               ; preds = %3, %10
  ret void, !dbg !271
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sign_of_byte(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !272 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !273
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !273
  %6 = mul i32 %4, %5, !dbg !273
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !273
  %8 = add i32 %6, %7, !dbg !273
  %9 = icmp slt i32 %8, %2, !dbg !274
  br i1 %9, label %10, label %17, !dbg !274

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !275
  %12 = getelementptr inbounds i8, ptr %0, i64 %11, !dbg !275
  %13 = load i8, ptr %12, align 1, !dbg !275, !tbaa !276
  %14 = zext i8 %13 to i32, !dbg !277
  %15 = mul nuw nsw i32 %14, 3, !dbg !278
  %16 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !279
  store i32 %15, ptr %16, align 4, !dbg !280, !tbaa !10
  br label %17, !dbg !279

17:                                               ; preds = %10, %3
  ret void, !dbg !281
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!7 = !DIFile(filename: "values.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "clamp_low", scope: !7, file: !7, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 8, column: 5, scope: !15)
!19 = !DILocation(line: 9, column: 11, scope: !15)
!20 = !DILocation(line: 10, column: 13, scope: !15)
!21 = !DILocation(line: 10, column: 19, scope: !15)
!22 = !DILocation(line: 11, column: 51, scope: !15)
!23 = !DILocation(line: 11, column: 5, scope: !15)
!24 = !DILocation(line: 11, column: 12, scope: !15)
!25 = !DILocation(line: 12, column: 1, scope: !15)
!26 = distinct !DISubprogram(name: "clamp_high", scope: !7, file: !7, line: 14, type: !16, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!27 = !DILocation(line: 15, column: 5, scope: !26)
!28 = !DILocation(line: 16, column: 11, scope: !26)
!29 = !DILocation(line: 17, column: 13, scope: !26)
!30 = !DILocation(line: 18, column: 50, scope: !26)
!31 = !DILocation(line: 18, column: 5, scope: !26)
!32 = !DILocation(line: 18, column: 12, scope: !26)
!33 = !DILocation(line: 19, column: 1, scope: !26)
!34 = distinct !DISubprogram(name: "saturating_add", scope: !7, file: !7, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!35 = !DILocation(line: 22, column: 5, scope: !34)
!36 = !DILocation(line: 23, column: 11, scope: !34)
!37 = !DILocation(line: 24, column: 32, scope: !34)
!38 = !DILocation(line: 24, column: 39, scope: !34)
!39 = !DILocation(line: 24, column: 37, scope: !34)
!40 = !DILocation(line: 27, column: 5, scope: !34)
!41 = !DILocation(line: 27, column: 12, scope: !34)
!42 = !DILocation(line: 28, column: 1, scope: !34)
!43 = distinct !DISubprogram(name: "abs_of_int", scope: !7, file: !7, line: 29, type: !16, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!44 = !DILocation(line: 30, column: 5, scope: !43)
!45 = !DILocation(line: 31, column: 11, scope: !43)
!46 = !DILocation(line: 32, column: 13, scope: !43)
!47 = !DILocation(line: 33, column: 50, scope: !43)
!48 = !DILocation(line: 33, column: 5, scope: !43)
!49 = !DILocation(line: 33, column: 12, scope: !43)
!50 = !DILocation(line: 34, column: 1, scope: !43)
!51 = distinct !DISubprogram(name: "modulo_sign", scope: !7, file: !7, line: 36, type: !16, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!52 = !DILocation(line: 37, column: 5, scope: !51)
!53 = !DILocation(line: 38, column: 11, scope: !51)
!54 = !DILocation(line: 39, column: 13, scope: !51)
!55 = !DILocation(line: 39, column: 19, scope: !51)
!56 = !DILocation(line: 41, column: 5, scope: !51)
!57 = !DILocation(line: 41, column: 12, scope: !51)
!58 = !DILocation(line: 42, column: 1, scope: !51)
!59 = distinct !DISubprogram(name: "shift_for_division", scope: !7, file: !7, line: 44, type: !16, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!60 = !DILocation(line: 45, column: 5, scope: !59)
!61 = !DILocation(line: 46, column: 11, scope: !59)
!62 = !DILocation(line: 46, column: 51, scope: !59)
!63 = !DILocation(line: 46, column: 57, scope: !59)
!64 = !DILocation(line: 46, column: 16, scope: !59)
!65 = !DILocation(line: 46, column: 23, scope: !59)
!66 = !DILocation(line: 47, column: 1, scope: !59)
!67 = distinct !DISubprogram(name: "sign_of_int", scope: !7, file: !7, line: 48, type: !16, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!68 = !DILocation(line: 49, column: 5, scope: !67)
!69 = !DILocation(line: 50, column: 11, scope: !67)
!70 = !DILocation(line: 51, column: 13, scope: !67)
!71 = !DILocation(line: 52, column: 59, scope: !67)
!72 = !DILocation(line: 52, column: 57, scope: !67)
!73 = !DILocation(line: 52, column: 5, scope: !67)
!74 = !DILocation(line: 52, column: 12, scope: !67)
!75 = !DILocation(line: 53, column: 1, scope: !67)
!76 = distinct !DISubprogram(name: "max_from_zero", scope: !7, file: !7, line: 55, type: !16, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!77 = !DILocation(line: 56, column: 5, scope: !76)
!78 = !DILocation(line: 57, column: 11, scope: !76)
!79 = !DILocation(line: 59, column: 23, scope: !76)
!80 = !DILocation(line: 59, column: 5, scope: !76)
!81 = !DILocation(line: 0, scope: !76)
!82 = !DILocation(line: 63, column: 5, scope: !76)
!83 = !DILocation(line: 63, column: 12, scope: !76)
!84 = !DILocation(line: 64, column: 1, scope: !76)
!85 = !DILocation(line: 60, column: 29, scope: !76)
!86 = !DILocation(line: 60, column: 17, scope: !76)
!87 = !DILocation(line: 61, column: 15, scope: !76)
!88 = !DILocation(line: 59, column: 32, scope: !76)
!89 = distinct !{!89, !80, !90, !91, !92}
!90 = !DILocation(line: 62, column: 5, scope: !76)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !{!"llvm.loop.unroll.disable"}
!93 = distinct !DISubprogram(name: "min_from_1000", scope: !7, file: !7, line: 66, type: !16, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!94 = !DILocation(line: 67, column: 5, scope: !93)
!95 = !DILocation(line: 68, column: 11, scope: !93)
!96 = !DILocation(line: 70, column: 23, scope: !93)
!97 = !DILocation(line: 70, column: 5, scope: !93)
!98 = !DILocation(line: 0, scope: !93)
!99 = !DILocation(line: 74, column: 5, scope: !93)
!100 = !DILocation(line: 74, column: 12, scope: !93)
!101 = !DILocation(line: 75, column: 1, scope: !93)
!102 = !DILocation(line: 71, column: 29, scope: !93)
!103 = !DILocation(line: 71, column: 17, scope: !93)
!104 = !DILocation(line: 72, column: 15, scope: !93)
!105 = !DILocation(line: 70, column: 32, scope: !93)
!106 = distinct !{!106, !97, !107, !91, !92}
!107 = !DILocation(line: 73, column: 5, scope: !93)
!108 = distinct !DISubprogram(name: "division_by_zero", scope: !7, file: !7, line: 77, type: !16, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!109 = !DILocation(line: 78, column: 5, scope: !108)
!110 = !DILocation(line: 79, column: 11, scope: !108)
!111 = !DILocation(line: 79, column: 49, scope: !108)
!112 = !DILocation(line: 79, column: 56, scope: !108)
!113 = !DILocation(line: 79, column: 54, scope: !108)
!114 = !DILocation(line: 79, column: 16, scope: !108)
!115 = !DILocation(line: 79, column: 23, scope: !108)
!116 = !DILocation(line: 80, column: 1, scope: !108)
!117 = distinct !DISubprogram(name: "sum_in_32_bits", scope: !7, file: !7, line: 82, type: !16, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!118 = !DILocation(line: 83, column: 5, scope: !117)
!119 = !DILocation(line: 84, column: 11, scope: !117)
!120 = !DILocation(line: 86, column: 23, scope: !117)
!121 = !DILocation(line: 86, column: 5, scope: !117)
!122 = !DILocation(line: 87, column: 14, scope: !117)
!123 = !DILocation(line: 0, scope: !117)
!124 = !DILocation(line: 87, column: 5, scope: !117)
!125 = !DILocation(line: 87, column: 12, scope: !117)
!126 = !{!127, !127, i64 0}
!127 = !{!"long long", !12, i64 0}
!128 = !DILocation(line: 88, column: 1, scope: !117)
!129 = !DILocation(line: 86, column: 55, scope: !117)
!130 = !DILocation(line: 86, column: 43, scope: !117)
!131 = !DILocation(line: 86, column: 40, scope: !117)
!132 = !DILocation(line: 86, column: 32, scope: !117)
!133 = distinct !{!133, !121, !134, !91, !92}
!134 = !DILocation(line: 86, column: 58, scope: !117)
!135 = distinct !DISubprogram(name: "product_in_32_bits", scope: !7, file: !7, line: 90, type: !16, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!136 = !DILocation(line: 91, column: 5, scope: !135)
!137 = !DILocation(line: 92, column: 11, scope: !135)
!138 = !DILocation(line: 94, column: 23, scope: !135)
!139 = !DILocation(line: 94, column: 5, scope: !135)
!140 = !DILocation(line: 0, scope: !135)
!141 = !DILocation(line: 98, column: 5, scope: !135)
!142 = !DILocation(line: 98, column: 12, scope: !135)
!143 = !DILocation(line: 99, column: 1, scope: !135)
!144 = !DILocation(line: 95, column: 29, scope: !135)
!145 = !DILocation(line: 95, column: 17, scope: !135)
!146 = !DILocation(line: 96, column: 51, scope: !135)
!147 = !DILocation(line: 96, column: 49, scope: !135)
!148 = !DILocation(line: 96, column: 13, scope: !135)
!149 = !DILocation(line: 94, column: 32, scope: !135)
!150 = distinct !{!150, !139, !151, !91, !92}
!151 = !DILocation(line: 97, column: 5, scope: !135)
!152 = distinct !DISubprogram(name: "midpoint", scope: !7, file: !7, line: 101, type: !16, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!153 = !DILocation(line: 102, column: 5, scope: !152)
!154 = !DILocation(line: 103, column: 11, scope: !152)
!155 = !DILocation(line: 105, column: 23, scope: !152)
!156 = !DILocation(line: 105, column: 31, scope: !152)
!157 = !DILocation(line: 105, column: 29, scope: !152)
!158 = !DILocation(line: 105, column: 41, scope: !152)
!159 = !DILocation(line: 105, column: 13, scope: !152)
!160 = !DILocation(line: 105, column: 20, scope: !152)
!161 = !DILocation(line: 106, column: 1, scope: !152)
!162 = distinct !DISubprogram(name: "signed_compare", scope: !7, file: !7, line: 108, type: !16, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!163 = !DILocation(line: 109, column: 5, scope: !162)
!164 = !DILocation(line: 110, column: 11, scope: !162)
!165 = !DILocation(line: 112, column: 27, scope: !162)
!166 = !DILocation(line: 112, column: 22, scope: !162)
!167 = !DILocation(line: 112, column: 13, scope: !162)
!168 = !DILocation(line: 112, column: 20, scope: !162)
!169 = !DILocation(line: 113, column: 1, scope: !162)
!170 = distinct !DISubprogram(name: "shift_amount", scope: !7, file: !7, line: 115, type: !16, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!171 = !DILocation(line: 116, column: 5, scope: !170)
!172 = !DILocation(line: 117, column: 11, scope: !170)
!173 = !DILocation(line: 118, column: 28, scope: !170)
!174 = !DILocation(line: 119, column: 31, scope: !170)
!175 = !DILocation(line: 119, column: 27, scope: !170)
!176 = !DILocation(line: 119, column: 24, scope: !170)
!177 = !DILocation(line: 119, column: 5, scope: !170)
!178 = !DILocation(line: 119, column: 12, scope: !170)
!179 = !DILocation(line: 120, column: 1, scope: !170)
!180 = distinct !DISubprogram(name: "high_half_is_zero", scope: !7, file: !7, line: 122, type: !16, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!181 = !DILocation(line: 123, column: 5, scope: !180)
!182 = !DILocation(line: 124, column: 11, scope: !180)
!183 = !DILocation(line: 125, column: 18, scope: !180)
!184 = !DILocation(line: 126, column: 42, scope: !180)
!185 = !DILocation(line: 126, column: 5, scope: !180)
!186 = !DILocation(line: 126, column: 12, scope: !180)
!187 = !DILocation(line: 127, column: 1, scope: !180)
!188 = distinct !DISubprogram(name: "equal_keys", scope: !7, file: !7, line: 129, type: !16, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!189 = !DILocation(line: 130, column: 5, scope: !188)
!190 = !DILocation(line: 131, column: 15, scope: !188)
!191 = !DILocation(line: 131, column: 30, scope: !188)
!192 = !DILocation(line: 132, column: 11, scope: !188)
!193 = !DILocation(line: 133, column: 16, scope: !188)
!194 = !DILocation(line: 133, column: 33, scope: !188)
!195 = !DILocation(line: 134, column: 45, scope: !188)
!196 = !DILocation(line: 134, column: 38, scope: !188)
!197 = !DILocation(line: 135, column: 17, scope: !188)
!198 = !DILocation(line: 136, column: 17, scope: !188)
!199 = !DILocation(line: 136, column: 34, scope: !188)
!200 = !DILocation(line: 137, column: 21, scope: !188)
!201 = !DILocation(line: 137, column: 19, scope: !188)
!202 = !DILocation(line: 137, column: 42, scope: !188)
!203 = !DILocation(line: 138, column: 5, scope: !188)
!204 = !DILocation(line: 139, column: 1, scope: !188)
!205 = distinct !DISubprogram(name: "argmax_ties", scope: !7, file: !7, line: 141, type: !16, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!206 = !DILocation(line: 142, column: 5, scope: !205)
!207 = !DILocation(line: 143, column: 11, scope: !205)
!208 = !DILocation(line: 144, column: 21, scope: !205)
!209 = !DILocation(line: 145, column: 23, scope: !205)
!210 = !DILocation(line: 145, column: 5, scope: !205)
!211 = !DILocation(line: 144, column: 16, scope: !205)
!212 = !DILocation(line: 0, scope: !205)
!213 = !DILocation(line: 149, column: 5, scope: !205)
!214 = !DILocation(line: 149, column: 12, scope: !205)
!215 = !DILocation(line: 150, column: 1, scope: !205)
!216 = !DILocation(line: 146, column: 29, scope: !205)
!217 = !DILocation(line: 146, column: 17, scope: !205)
!218 = !DILocation(line: 147, column: 33, scope: !205)
!219 = !DILocation(line: 145, column: 32, scope: !205)
!220 = distinct !{!220, !210, !221, !91, !92}
!221 = !DILocation(line: 148, column: 5, scope: !205)
!222 = distinct !DISubprogram(name: "rank_ties", scope: !7, file: !7, line: 152, type: !16, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!223 = !DILocation(line: 153, column: 5, scope: !222)
!224 = !DILocation(line: 154, column: 19, scope: !222)
!225 = !DILocation(line: 154, column: 11, scope: !222)
!226 = !DILocation(line: 155, column: 13, scope: !222)
!227 = !DILocation(line: 155, column: 35, scope: !222)
!228 = !DILocation(line: 156, column: 23, scope: !222)
!229 = !DILocation(line: 156, column: 5, scope: !222)
!230 = !DILocation(line: 0, scope: !222)
!231 = !DILocation(line: 158, column: 13, scope: !222)
!232 = !DILocation(line: 158, column: 5, scope: !222)
!233 = !DILocation(line: 158, column: 21, scope: !222)
!234 = !DILocation(line: 159, column: 1, scope: !222)
!235 = !DILocation(line: 157, column: 24, scope: !222)
!236 = !DILocation(line: 157, column: 17, scope: !222)
!237 = !DILocation(line: 157, column: 29, scope: !222)
!238 = !DILocation(line: 157, column: 14, scope: !222)
!239 = !DILocation(line: 156, column: 32, scope: !222)
!240 = distinct !{!240, !229, !241, !91, !92}
!241 = !DILocation(line: 157, column: 31, scope: !222)
!242 = distinct !DISubprogram(name: "nothing_twice", scope: !7, file: !7, line: 161, type: !16, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!243 = !DILocation(line: 162, column: 5, scope: !242)
!244 = !DILocation(line: 163, column: 11, scope: !242)
!245 = !DILocation(line: 167, column: 5, scope: !242)
!246 = !DILocation(line: 167, column: 12, scope: !242)
!247 = !DILocation(line: 168, column: 1, scope: !242)
!248 = distinct !DISubprogram(name: "sentinel", scope: !7, file: !7, line: 170, type: !16, scopeLine: 170, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!249 = !DILocation(line: 171, column: 5, scope: !248)
!250 = !DILocation(line: 172, column: 11, scope: !248)
!251 = !DILocation(line: 173, column: 13, scope: !248)
!252 = !DILocation(line: 174, column: 41, scope: !248)
!253 = !DILocation(line: 174, column: 5, scope: !248)
!254 = !DILocation(line: 174, column: 12, scope: !248)
!255 = !DILocation(line: 175, column: 1, scope: !248)
!256 = distinct !DISubprogram(name: "threshold", scope: !7, file: !7, line: 177, type: !16, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!257 = !DILocation(line: 178, column: 5, scope: !256)
!258 = !DILocation(line: 179, column: 11, scope: !256)
!259 = !DILocation(line: 180, column: 13, scope: !256)
!260 = !DILocation(line: 182, column: 5, scope: !256)
!261 = !DILocation(line: 182, column: 12, scope: !256)
!262 = !DILocation(line: 183, column: 1, scope: !256)
!263 = distinct !DISubprogram(name: "fits_a_byte", scope: !7, file: !7, line: 185, type: !16, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!264 = !DILocation(line: 186, column: 5, scope: !263)
!265 = !DILocation(line: 187, column: 11, scope: !263)
!266 = !DILocation(line: 188, column: 18, scope: !263)
!267 = !DILocation(line: 189, column: 35, scope: !263)
!268 = !DILocation(line: 189, column: 43, scope: !263)
!269 = !DILocation(line: 189, column: 5, scope: !263)
!270 = !DILocation(line: 189, column: 12, scope: !263)
!271 = !DILocation(line: 190, column: 1, scope: !263)
!272 = distinct !DISubprogram(name: "sign_of_byte", scope: !7, file: !7, line: 192, type: !16, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!273 = !DILocation(line: 193, column: 5, scope: !272)
!274 = !DILocation(line: 194, column: 11, scope: !272)
!275 = !DILocation(line: 194, column: 62, scope: !272)
!276 = !{!12, !12, i64 0}
!277 = !DILocation(line: 194, column: 47, scope: !272)
!278 = !DILocation(line: 194, column: 69, scope: !272)
!279 = !DILocation(line: 194, column: 16, scope: !272)
!280 = !DILocation(line: 194, column: 23, scope: !272)
!281 = !DILocation(line: 195, column: 1, scope: !272)
