; Made from loops.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @zeros_from_16(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !15 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !18
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %9 = add i32 %7, %8, !dbg !18
  %10 = icmp slt i32 %9, %2, !dbg !19
  br i1 %10, label %11, label %27, !dbg !19

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9
  br label %16, !dbg !20

13:                                               ; preds = %16
  %14 = sext i32 %9 to i64, !dbg !21
  %15 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !21
  store i32 %25, ptr %15, align 4, !dbg !22, !tbaa !10
  br label %27, !dbg !23

16:                                               ; preds = %11, %16
  %17 = phi i32 [ 0, %11 ], [ %23, %16 ]
  %18 = phi i32 [ 0, %11 ], [ %25, %16 ]
  %19 = add nsw i32 %17, %12, !dbg !24
  %20 = sext i32 %19 to i64, !dbg !25
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !25
  %22 = load i32, ptr %21, align 4, !dbg !25, !tbaa !10
  %23 = add nuw nsw i32 %17, 1, !dbg !26
  %24 = mul nsw i32 %22, %23, !dbg !27
  %25 = add nsw i32 %24, %18, !dbg !28
  %26 = icmp eq i32 %23, 16, !dbg !29
  br i1 %26, label %13, label %16, !dbg !20, !llvm.loop !30

27:                                               ; preds = %4, %13
  ret void, !dbg !23
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @zeros_from_16_min(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !34 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !35
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !35
  %7 = mul i32 %5, %6, !dbg !35
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  %9 = add i32 %7, %8, !dbg !35
  %10 = icmp slt i32 %9, %2, !dbg !36
  br i1 %10, label %11, label %31, !dbg !36

11:                                               ; preds = %4
  %12 = tail call i32 @llvm.smin.i32(i32 %3, i32 16), !dbg !37
  %13 = icmp sgt i32 %3, 0, !dbg !38
  br i1 %13, label %14, label %16, !dbg !39

14:                                               ; preds = %11
  %15 = mul nsw i32 %3, %9
  br label %20, !dbg !39

16:                                               ; preds = %20, %11
  %17 = phi i32 [ 0, %11 ], [ %29, %20 ], !dbg !40
  %18 = sext i32 %9 to i64, !dbg !41
  %19 = getelementptr inbounds i32, ptr %1, i64 %18, !dbg !41
  store i32 %17, ptr %19, align 4, !dbg !42, !tbaa !10
  br label %31, !dbg !43

20:                                               ; preds = %14, %20
  %21 = phi i32 [ 0, %14 ], [ %27, %20 ]
  %22 = phi i32 [ 0, %14 ], [ %29, %20 ]
  %23 = add nsw i32 %21, %15, !dbg !44
  %24 = sext i32 %23 to i64, !dbg !45
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !45
  %26 = load i32, ptr %25, align 4, !dbg !45, !tbaa !10
  %27 = add nuw nsw i32 %21, 1, !dbg !46
  %28 = mul nsw i32 %26, %27, !dbg !47
  %29 = add nsw i32 %28, %22, !dbg !48
  %30 = icmp eq i32 %27, %12, !dbg !38
  br i1 %30, label %16, label %20, !dbg !39, !llvm.loop !49

31:                                               ; preds = %4, %16
  ret void, !dbg !43
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @taps_are_8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !51 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !52
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !52
  %8 = mul i32 %6, %7, !dbg !52
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
  %10 = add i32 %8, %9, !dbg !52
  %11 = icmp slt i32 %10, %3, !dbg !53
  br i1 %11, label %15, label %29, !dbg !53

12:                                               ; preds = %15
  %13 = sext i32 %10 to i64, !dbg !54
  %14 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !54
  store i32 %26, ptr %14, align 4, !dbg !55, !tbaa !10
  br label %29, !dbg !56

15:                                               ; preds = %5, %15
  %16 = phi i32 [ %27, %15 ], [ 0, %5 ]
  %17 = phi i32 [ %26, %15 ], [ 0, %5 ]
  %18 = add nsw i32 %16, %10, !dbg !57
  %19 = sext i32 %18 to i64, !dbg !58
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !58
  %21 = load i32, ptr %20, align 4, !dbg !58, !tbaa !10
  %22 = zext nneg i32 %16 to i64, !dbg !59
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %22, !dbg !59
  %24 = load i32, ptr %23, align 4, !dbg !59, !tbaa !10
  %25 = mul nsw i32 %24, %21, !dbg !60
  %26 = add nsw i32 %25, %17, !dbg !61
  %27 = add nuw nsw i32 %16, 1, !dbg !62
  %28 = icmp eq i32 %27, 8, !dbg !63
  br i1 %28, label %12, label %15, !dbg !64, !llvm.loop !65

29:                                               ; preds = %5, %12
  ret void, !dbg !56
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @taps_by_4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !67 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %8 = mul i32 %6, %7, !dbg !68
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %10 = add i32 %8, %9, !dbg !68
  %11 = icmp slt i32 %10, %3, !dbg !69
  br i1 %11, label %12, label %53, !dbg !69

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 3, !dbg !70
  br i1 %13, label %14, label %49, !dbg !71

14:                                               ; preds = %12, %14
  %15 = phi i32 [ %46, %14 ], [ 0, %12 ]
  %16 = phi i32 [ %45, %14 ], [ 0, %12 ]
  %17 = add nsw i32 %15, %10, !dbg !72
  %18 = sext i32 %17 to i64, !dbg !73
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !73
  %20 = load i32, ptr %19, align 4, !dbg !73, !tbaa !10
  %21 = zext nneg i32 %15 to i64, !dbg !74
  %22 = getelementptr inbounds nuw i32, ptr %1, i64 %21, !dbg !74
  %23 = load i32, ptr %22, align 4, !dbg !74, !tbaa !10
  %24 = mul nsw i32 %23, %20, !dbg !75
  %25 = getelementptr i8, ptr %19, i64 4, !dbg !76
  %26 = load i32, ptr %25, align 4, !dbg !76, !tbaa !10
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 4, !dbg !77
  %28 = load i32, ptr %27, align 4, !dbg !77, !tbaa !10
  %29 = mul nsw i32 %28, %26, !dbg !78
  %30 = getelementptr i8, ptr %19, i64 8, !dbg !79
  %31 = load i32, ptr %30, align 4, !dbg !79, !tbaa !10
  %32 = getelementptr inbounds nuw i8, ptr %22, i64 8, !dbg !80
  %33 = load i32, ptr %32, align 4, !dbg !80, !tbaa !10
  %34 = mul nsw i32 %33, %31, !dbg !81
  %35 = getelementptr i8, ptr %19, i64 12, !dbg !82
  %36 = load i32, ptr %35, align 4, !dbg !82, !tbaa !10
  %37 = zext nneg i32 %15 to i64, !dbg !83
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %37, !dbg !83
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 12, !dbg !83
  %40 = load i32, ptr %39, align 4, !dbg !83, !tbaa !10
  %41 = mul nsw i32 %40, %36, !dbg !84
  %42 = add i32 %24, %16, !dbg !85
  %43 = add i32 %42, %29, !dbg !86
  %44 = add i32 %43, %34, !dbg !87
  %45 = add i32 %44, %41, !dbg !88
  %46 = add nuw nsw i32 %15, 4, !dbg !89
  %47 = or disjoint i32 %46, 3, !dbg !90
  %48 = icmp slt i32 %47, %4, !dbg !70
  br i1 %48, label %14, label %49, !dbg !71, !llvm.loop !91

49:                                               ; preds = %14, %12
  %50 = phi i32 [ 0, %12 ], [ %45, %14 ], !dbg !93
  %51 = sext i32 %10 to i64, !dbg !94
  %52 = getelementptr inbounds i32, ptr %2, i64 %51, !dbg !94
  store i32 %50, ptr %52, align 4, !dbg !95, !tbaa !10
  br label %53, !dbg !96

53:                                               ; preds = %5, %49
  ret void, !dbg !96
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @taps_by_2(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !97 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !98
  %8 = mul i32 %6, %7, !dbg !98
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  %10 = add i32 %8, %9, !dbg !98
  %11 = icmp slt i32 %10, %3, !dbg !99
  br i1 %11, label %12, label %38, !dbg !99

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0, !dbg !100
  br i1 %13, label %18, label %14, !dbg !101

14:                                               ; preds = %18, %12
  %15 = phi i32 [ 0, %12 ], [ %35, %18 ], !dbg !102
  %16 = sext i32 %10 to i64, !dbg !103
  %17 = getelementptr inbounds i32, ptr %2, i64 %16, !dbg !103
  store i32 %15, ptr %17, align 4, !dbg !104, !tbaa !10
  br label %38, !dbg !105

18:                                               ; preds = %12, %18
  %19 = phi i32 [ %36, %18 ], [ 0, %12 ]
  %20 = phi i32 [ %35, %18 ], [ 0, %12 ]
  %21 = add nsw i32 %19, %10, !dbg !106
  %22 = sext i32 %21 to i64, !dbg !107
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !107
  %24 = load i32, ptr %23, align 4, !dbg !107, !tbaa !10
  %25 = zext nneg i32 %19 to i64, !dbg !108
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %25, !dbg !108
  %27 = load i32, ptr %26, align 4, !dbg !108, !tbaa !10
  %28 = mul nsw i32 %27, %24, !dbg !109
  %29 = add nsw i32 %28, %20, !dbg !110
  %30 = getelementptr i8, ptr %23, i64 4, !dbg !111
  %31 = load i32, ptr %30, align 4, !dbg !111, !tbaa !10
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 4, !dbg !112
  %33 = load i32, ptr %32, align 4, !dbg !112, !tbaa !10
  %34 = mul nsw i32 %33, %31, !dbg !113
  %35 = add nsw i32 %29, %34, !dbg !114
  %36 = add nuw nsw i32 %19, 2, !dbg !115
  %37 = icmp slt i32 %36, %4, !dbg !100
  br i1 %37, label %18, label %14, !dbg !101, !llvm.loop !116

38:                                               ; preds = %5, %14
  ret void, !dbg !105
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rounds_never_run_out(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, float noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !118 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119
  %8 = mul i32 %6, %7, !dbg !119
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119
  %10 = add i32 %8, %9, !dbg !119
  %11 = icmp slt i32 %10, %2, !dbg !120
  br i1 %11, label %12, label %26, !dbg !120

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !121
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !121
  %15 = load float, ptr %14, align 4, !dbg !121, !tbaa !122
  %16 = fcmp contract olt float %15, %3, !dbg !124
  br i1 %16, label %17, label %23, !dbg !125

17:                                               ; preds = %12, %17
  %18 = phi i32 [ %21, %17 ], [ 0, %12 ]
  %19 = phi float [ %20, %17 ], [ %15, %12 ]
  %20 = fmul contract float %19, %19, !dbg !126
  %21 = add nuw nsw i32 %18, 1, !dbg !127
  %22 = fcmp contract olt float %20, %3, !dbg !124
  br i1 %22, label %17, label %23, !dbg !125, !llvm.loop !128

23:                                               ; preds = %17, %12
  %24 = phi i32 [ 0, %12 ], [ %21, %17 ], !dbg !129
  %25 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !130
  store i32 %24, ptr %25, align 4, !dbg !131, !tbaa !10
  br label %26, !dbg !132

26:                                               ; preds = %5, %23
  ret void, !dbg !132
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rounds_are_few(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, float noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !133 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !134
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !134
  %8 = mul i32 %6, %7, !dbg !134
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !134
  %10 = add i32 %8, %9, !dbg !134
  %11 = icmp slt i32 %10, %2, !dbg !135
  br i1 %11, label %12, label %28, !dbg !135

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !136
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !136
  %15 = load float, ptr %14, align 4, !dbg !136, !tbaa !122
  %16 = fcmp contract olt float %15, %3, !dbg !137
  br i1 %16, label %17, label %25, !dbg !138

17:                                               ; preds = %12, %17
  %18 = phi i32 [ %21, %17 ], [ 0, %12 ]
  %19 = phi float [ %20, %17 ], [ %15, %12 ]
  %20 = fmul contract float %19, %19, !dbg !139
  %21 = add nuw nsw i32 %18, 1, !dbg !140
  %22 = fcmp contract olt float %20, %3, !dbg !137
  %23 = icmp samesign ult i32 %18, 19, !dbg !141
  %24 = select i1 %22, i1 %23, i1 false, !dbg !141
  br i1 %24, label %17, label %25, !dbg !138, !llvm.loop !142

25:                                               ; preds = %17, %12
  %26 = phi i32 [ 0, %12 ], [ %21, %17 ], !dbg !143
  %27 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !144
  store i32 %26, ptr %27, align 4, !dbg !145, !tbaa !10
  br label %28, !dbg !146

28:                                               ; preds = %5, %25
  ret void, !dbg !146
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ten_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !147 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !148
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !148
  %6 = mul i32 %4, %5, !dbg !148
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !148
  %8 = add i32 %6, %7, !dbg !148
  %9 = icmp slt i32 %8, %2, !dbg !149
  br i1 %9, label %10, label %28, !dbg !149

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !10
  br label %17, !dbg !150

14:                                               ; preds = %17
  %15 = sext i32 %8 to i64, !dbg !151
  %16 = getelementptr inbounds i32, ptr %1, i64 %15, !dbg !151
  store i32 %25, ptr %16, align 4, !dbg !152, !tbaa !10
  br label %28, !dbg !153

17:                                               ; preds = %10, %17
  %18 = phi i32 [ 0, %10 ], [ %26, %17 ]
  %19 = phi i32 [ 0, %10 ], [ %25, %17 ]
  %20 = lshr i32 %13, %18, !dbg !154
  %21 = mul nuw nsw i32 %18, %18, !dbg !155
  %22 = add nuw nsw i32 %21, 1, !dbg !156
  %23 = trunc i32 %20 to i1, !dbg !157
  %24 = select i1 %23, i32 %22, i32 0, !dbg !157
  %25 = add i32 %24, %19, !dbg !158
  %26 = add nuw nsw i32 %18, 1, !dbg !159
  %27 = icmp eq i32 %26, 10, !dbg !160
  br i1 %27, label %14, label %17, !dbg !150, !llvm.loop !161

28:                                               ; preds = %3, %14
  ret void, !dbg !153
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @always_found(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !163 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !164
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !164
  %8 = mul i32 %6, %7, !dbg !164
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !164
  %10 = add i32 %8, %9, !dbg !164
  %11 = icmp slt i32 %10, %3, !dbg !165
  br i1 %11, label %12, label %27, !dbg !165

12:                                               ; preds = %5
  %13 = mul nsw i32 %4, %10
  %14 = sext i32 %10 to i64
  %15 = getelementptr inbounds i32, ptr %1, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !10
  br label %17, !dbg !166

17:                                               ; preds = %17, %12
  %18 = phi i32 [ %24, %17 ], [ 0, %12 ], !dbg !167
  %19 = add nsw i32 %18, %13, !dbg !168
  %20 = sext i32 %19 to i64, !dbg !169
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !169
  %22 = load i32, ptr %21, align 4, !dbg !169, !tbaa !10
  %23 = icmp eq i32 %22, %16, !dbg !170
  %24 = add nuw nsw i32 %18, 1, !dbg !171
  br i1 %23, label %25, label %17, !dbg !166, !llvm.loop !172

25:                                               ; preds = %17
  %26 = getelementptr inbounds i32, ptr %2, i64 %14, !dbg !173
  store i32 %18, ptr %26, align 4, !dbg !174, !tbaa !10
  br label %27, !dbg !175

27:                                               ; preds = %5, %25
  ret void, !dbg !175
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @step_is_1(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !176 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !177
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !177
  %8 = mul i32 %6, %7, !dbg !177
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !177
  %10 = add i32 %8, %9, !dbg !177
  %11 = icmp slt i32 %10, %2, !dbg !178
  br i1 %11, label %12, label %30, !dbg !178

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 0, !dbg !179
  br i1 %13, label %14, label %16, !dbg !180

14:                                               ; preds = %12
  %15 = mul nsw i32 %3, %10
  br label %20, !dbg !180

16:                                               ; preds = %20, %12
  %17 = phi i32 [ 0, %12 ], [ %27, %20 ], !dbg !181
  %18 = sext i32 %10 to i64, !dbg !182
  %19 = getelementptr inbounds i32, ptr %1, i64 %18, !dbg !182
  store i32 %17, ptr %19, align 4, !dbg !183, !tbaa !10
  br label %30, !dbg !184

20:                                               ; preds = %14, %20
  %21 = phi i32 [ 0, %14 ], [ %28, %20 ]
  %22 = phi i32 [ 0, %14 ], [ %27, %20 ]
  %23 = add nsw i32 %21, %15, !dbg !185
  %24 = sext i32 %23 to i64, !dbg !186
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !186
  %26 = load i32, ptr %25, align 4, !dbg !186, !tbaa !10
  %27 = add nsw i32 %26, %22, !dbg !187
  %28 = add nuw nsw i32 %21, 1, !dbg !188
  %29 = icmp eq i32 %28, %3, !dbg !179
  br i1 %29, label %16, label %20, !dbg !180, !llvm.loop !189

30:                                               ; preds = %5, %16
  ret void, !dbg !184
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @even_steps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !191 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !192
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !192
  %7 = mul i32 %5, %6, !dbg !192
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !192
  %9 = add i32 %7, %8, !dbg !192
  %10 = icmp slt i32 %9, %2, !dbg !193
  br i1 %10, label %11, label %31, !dbg !193

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !194
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !194
  %14 = load i32, ptr %13, align 4, !dbg !194, !tbaa !10
  %15 = icmp sgt i32 %3, 0, !dbg !195
  br i1 %15, label %19, label %16, !dbg !196

16:                                               ; preds = %19, %11
  %17 = phi i32 [ %14, %11 ], [ %27, %19 ], !dbg !197
  %18 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !198
  store i32 %17, ptr %18, align 4, !dbg !199, !tbaa !10
  br label %31, !dbg !200

19:                                               ; preds = %11, %19
  %20 = phi i32 [ %29, %19 ], [ 0, %11 ]
  %21 = phi i32 [ %28, %19 ], [ 0, %11 ]
  %22 = phi i32 [ %27, %19 ], [ %14, %11 ]
  %23 = and i32 %20, 1, !dbg !201
  %24 = icmp eq i32 %23, 0, !dbg !202
  %25 = add nsw i32 %21, 3, !dbg !202
  %26 = mul nsw i32 %22, 5, !dbg !202
  %27 = select i1 %24, i32 %22, i32 %25, !dbg !202
  %28 = select i1 %24, i32 %26, i32 %21, !dbg !202
  %29 = add nuw nsw i32 %20, 1, !dbg !203
  %30 = icmp eq i32 %29, %3, !dbg !195
  br i1 %30, label %16, label %19, !dbg !196, !llvm.loop !204

31:                                               ; preds = %4, %16
  ret void, !dbg !200
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @at_least_one_hop(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !206 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !207
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !207
  %6 = mul i32 %4, %5, !dbg !207
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !207
  %8 = add i32 %6, %7, !dbg !207
  %9 = icmp slt i32 %8, %2, !dbg !208
  br i1 %9, label %10, label %26, !dbg !208

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !209
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !209
  %13 = load i32, ptr %12, align 4, !dbg !209, !tbaa !10
  br label %14, !dbg !210

14:                                               ; preds = %14, %10
  %15 = phi i32 [ 0, %10 ], [ %20, %14 ], !dbg !211
  %16 = phi i32 [ %13, %10 ], [ %19, %14 ], !dbg !211
  %17 = sext i32 %16 to i64, !dbg !212
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !212
  %19 = load i32, ptr %18, align 4, !dbg !212, !tbaa !10
  %20 = add nuw nsw i32 %15, 1, !dbg !213
  %21 = icmp sgt i32 %19, -1, !dbg !214
  br i1 %21, label %14, label %22, !dbg !215, !llvm.loop !216

22:                                               ; preds = %14
  %23 = shl nsw i32 %16, 4, !dbg !218
  %24 = add nsw i32 %23, %20, !dbg !219
  %25 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !220
  store i32 %24, ptr %25, align 4, !dbg !221, !tbaa !10
  br label %26, !dbg !222

26:                                               ; preds = %3, %22
  ret void, !dbg !222
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @no_empty_row(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !223 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !224
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !224
  %7 = mul i32 %5, %6, !dbg !224
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !224
  %9 = add i32 %7, %8, !dbg !224
  %10 = icmp slt i32 %9, %3, !dbg !225
  br i1 %10, label %11, label %34, !dbg !225

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !226
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !226
  %14 = load i32, ptr %13, align 4, !dbg !226, !tbaa !10
  %15 = getelementptr i8, ptr %13, i64 4, !dbg !227
  %16 = load i32, ptr %15, align 4, !dbg !227, !tbaa !10
  %17 = sext i32 %14 to i64, !dbg !228
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !228
  %19 = load i32, ptr %18, align 4, !dbg !228, !tbaa !10
  %20 = add nsw i32 %14, 1, !dbg !229
  %21 = icmp slt i32 %20, %16, !dbg !230
  br i1 %21, label %25, label %22, !dbg !231

22:                                               ; preds = %25, %11
  %23 = phi i32 [ %19, %11 ], [ %31, %25 ], !dbg !232
  %24 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !233
  store i32 %23, ptr %24, align 4, !dbg !234, !tbaa !10
  br label %34, !dbg !235

25:                                               ; preds = %11, %25
  %26 = phi i32 [ %32, %25 ], [ %20, %11 ]
  %27 = phi i32 [ %31, %25 ], [ %19, %11 ]
  %28 = sext i32 %26 to i64, !dbg !236
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !236
  %30 = load i32, ptr %29, align 4, !dbg !236, !tbaa !10
  %31 = tail call noundef i32 @llvm.smax.i32(i32 %27, i32 %30), !dbg !237
  %32 = add nsw i32 %26, 1, !dbg !229
  %33 = icmp eq i32 %32, %16, !dbg !230
  br i1 %33, label %22, label %25, !dbg !231, !llvm.loop !238

34:                                               ; preds = %4, %22
  ret void, !dbg !235
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @no_long_row(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !240 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !241
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !241
  %7 = mul i32 %5, %6, !dbg !241
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !241
  %9 = add i32 %7, %8, !dbg !241
  %10 = sdiv i32 %9, 16, !dbg !242
  %11 = mul i32 %10, 16, !dbg !243
  %12 = sub i32 %9, %11, !dbg !243
  %13 = icmp slt i32 %10, %3, !dbg !244
  br i1 %13, label %16, label %14, !dbg !244

14:                                               ; preds = %16, %24, %4
  %15 = phi i32 [ 0, %4 ], [ %27, %24 ], [ 0, %16 ]
  br label %31, !dbg !245

16:                                               ; preds = %4
  %17 = sext i32 %10 to i64, !dbg !246
  %18 = getelementptr i32, ptr %0, i64 %17, !dbg !246
  %19 = getelementptr i8, ptr %18, i64 4, !dbg !246
  %20 = load i32, ptr %19, align 4, !dbg !246, !tbaa !10
  %21 = load i32, ptr %18, align 4, !dbg !247, !tbaa !10
  %22 = add nsw i32 %21, %12, !dbg !248
  %23 = icmp slt i32 %22, %20, !dbg !249
  br i1 %23, label %24, label %14, !dbg !249

24:                                               ; preds = %16
  %25 = sext i32 %22 to i64, !dbg !250
  %26 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !250
  %27 = load i32, ptr %26, align 4, !dbg !250, !tbaa !10
  br label %14, !dbg !251

28:                                               ; preds = %31
  %29 = icmp eq i32 %12, 0
  %30 = and i1 %29, %13, !dbg !252
  br i1 %30, label %38, label %41, !dbg !252

31:                                               ; preds = %14, %31
  %32 = phi i32 [ %36, %31 ], [ 8, %14 ]
  %33 = phi i32 [ %35, %31 ], [ %15, %14 ]
  %34 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %33, i32 %32, i32 31), !dbg !253
  %35 = add nsw i32 %34, %33, !dbg !254
  %36 = lshr i32 %32, 1, !dbg !255
  %37 = icmp eq i32 %36, 0, !dbg !256
  br i1 %37, label %28, label %31, !dbg !245, !llvm.loop !257

38:                                               ; preds = %28
  %39 = sext i32 %10 to i64, !dbg !259
  %40 = getelementptr inbounds i32, ptr %2, i64 %39, !dbg !259
  store i32 %35, ptr %40, align 4, !dbg !260, !tbaa !10
  br label %41, !dbg !259

41:                                               ; preds = %38, %28
  ret void, !dbg !261
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @key_is_there(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !262 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !263
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !263
  %8 = mul i32 %6, %7, !dbg !263
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !263
  %10 = add i32 %8, %9, !dbg !263
  %11 = icmp slt i32 %10, %3, !dbg !264
  br i1 %11, label %12, label %35, !dbg !264

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !265
  %14 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !265
  %15 = load i32, ptr %14, align 4, !dbg !265, !tbaa !10
  %16 = icmp sgt i32 %4, 1, !dbg !266
  br i1 %16, label %17, label %32, !dbg !267

17:                                               ; preds = %12
  %18 = add nsw i32 %4, -1, !dbg !268
  br label %19, !dbg !267

19:                                               ; preds = %17, %19
  %20 = phi i32 [ %30, %19 ], [ 0, %17 ]
  %21 = phi i32 [ %29, %19 ], [ %18, %17 ]
  %22 = add nuw nsw i32 %20, %21, !dbg !269
  %23 = lshr i32 %22, 1, !dbg !270
  %24 = zext nneg i32 %23 to i64, !dbg !271
  %25 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !271
  %26 = load i32, ptr %25, align 4, !dbg !271, !tbaa !10
  %27 = icmp slt i32 %26, %15, !dbg !272
  %28 = add nuw nsw i32 %23, 1, !dbg !272
  %29 = select i1 %27, i32 %21, i32 %23, !dbg !272
  %30 = select i1 %27, i32 %28, i32 %20, !dbg !272
  %31 = icmp slt i32 %30, %29, !dbg !266
  br i1 %31, label %19, label %32, !dbg !267, !llvm.loop !273

32:                                               ; preds = %19, %12
  %33 = phi i32 [ 0, %12 ], [ %30, %19 ], !dbg !275
  %34 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !276
  store i32 %33, ptr %34, align 4, !dbg !277, !tbaa !10
  br label %35, !dbg !278

35:                                               ; preds = %5, %32
  ret void, !dbg !278
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @triangular(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !279 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !280
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !280
  %7 = mul i32 %5, %6, !dbg !280
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !280
  %9 = add i32 %7, %8, !dbg !280
  %10 = icmp sgt i32 %2, 0, !dbg !281
  br i1 %10, label %11, label %16, !dbg !282

11:                                               ; preds = %4, %17
  %12 = phi i32 [ %23, %17 ], [ 0, %4 ]
  %13 = icmp slt i32 %12, %3, !dbg !283
  br i1 %13, label %14, label %17, !dbg !284

14:                                               ; preds = %11
  %15 = mul nsw i32 %12, %3
  br label %25, !dbg !284

16:                                               ; preds = %17, %4
  ret void, !dbg !285

17:                                               ; preds = %25, %11
  %18 = phi i32 [ 0, %11 ], [ %34, %25 ], !dbg !286
  %19 = shl nsw i32 %12, 5, !dbg !287
  %20 = add nsw i32 %19, %9, !dbg !288
  %21 = sext i32 %20 to i64, !dbg !289
  %22 = getelementptr inbounds i32, ptr %1, i64 %21, !dbg !289
  store i32 %18, ptr %22, align 4, !dbg !290, !tbaa !10
  %23 = add nuw nsw i32 %12, 1, !dbg !291
  %24 = icmp eq i32 %23, %2, !dbg !281
  br i1 %24, label %16, label %11, !dbg !282, !llvm.loop !292

25:                                               ; preds = %14, %25
  %26 = phi i32 [ %12, %14 ], [ %35, %25 ]
  %27 = phi i32 [ 0, %14 ], [ %34, %25 ]
  %28 = add nsw i32 %26, %15, !dbg !294
  %29 = sext i32 %28 to i64, !dbg !295
  %30 = getelementptr inbounds i32, ptr %0, i64 %29, !dbg !295
  %31 = load i32, ptr %30, align 4, !dbg !295, !tbaa !10
  %32 = add nsw i32 %26, %9, !dbg !296
  %33 = mul nsw i32 %31, %32, !dbg !297
  %34 = add nsw i32 %33, %27, !dbg !298
  %35 = add nuw nsw i32 %26, 1, !dbg !299
  %36 = icmp eq i32 %35, %3, !dbg !283
  br i1 %36, label %17, label %25, !dbg !284, !llvm.loop !300
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @first_row_is_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !302 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !303
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !303
  %7 = mul i32 %5, %6, !dbg !303
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !303
  %9 = add i32 %7, %8, !dbg !303
  %10 = icmp slt i32 %9, %3, !dbg !304
  br i1 %10, label %11, label %30, !dbg !304

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 1, !dbg !305
  br i1 %12, label %17, label %13, !dbg !306

13:                                               ; preds = %17, %11
  %14 = phi i32 [ 0, %11 ], [ %27, %17 ], !dbg !307
  %15 = sext i32 %9 to i64, !dbg !308
  %16 = getelementptr inbounds i32, ptr %1, i64 %15, !dbg !308
  store i32 %14, ptr %16, align 4, !dbg !309, !tbaa !10
  br label %30, !dbg !310

17:                                               ; preds = %11, %17
  %18 = phi i32 [ %28, %17 ], [ 1, %11 ]
  %19 = phi i32 [ %27, %17 ], [ 0, %11 ]
  %20 = mul nsw i32 %18, %3, !dbg !311
  %21 = add nsw i32 %20, %9, !dbg !312
  %22 = sext i32 %21 to i64, !dbg !313
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !313
  %24 = load i32, ptr %23, align 4, !dbg !313, !tbaa !10
  %25 = add nuw nsw i32 %18, 3, !dbg !314
  %26 = mul nsw i32 %24, %25, !dbg !315
  %27 = add nsw i32 %26, %19, !dbg !316
  %28 = add nuw nsw i32 %18, 1, !dbg !317
  %29 = icmp eq i32 %28, %2, !dbg !305
  br i1 %29, label %13, label %17, !dbg !306, !llvm.loop !318

30:                                               ; preds = %4, %13
  ret void, !dbg !310
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @symmetric(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !320 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !321
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !321
  %7 = mul i32 %5, %6, !dbg !321
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !321
  %9 = add i32 %7, %8, !dbg !321
  %10 = icmp slt i32 %9, %3, !dbg !322
  br i1 %10, label %11, label %30, !dbg !322

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 0, !dbg !323
  br i1 %12, label %13, label %15, !dbg !324

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  br label %19, !dbg !324

15:                                               ; preds = %19, %11
  %16 = phi i32 [ 0, %11 ], [ %28, %19 ], !dbg !325
  %17 = sext i32 %9 to i64, !dbg !326
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !326
  store i32 %16, ptr %18, align 4, !dbg !327, !tbaa !10
  br label %30, !dbg !328

19:                                               ; preds = %13, %19
  %20 = phi i32 [ 0, %13 ], [ %26, %19 ]
  %21 = phi i32 [ 0, %13 ], [ %28, %19 ]
  %22 = add nsw i32 %20, %14, !dbg !329
  %23 = sext i32 %22 to i64, !dbg !330
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !330
  %25 = load i32, ptr %24, align 4, !dbg !330, !tbaa !10
  %26 = add nuw nsw i32 %20, 1, !dbg !331
  %27 = mul nsw i32 %25, %26, !dbg !332
  %28 = add nsw i32 %27, %21, !dbg !333
  %29 = icmp eq i32 %26, %2, !dbg !323
  br i1 %29, label %15, label %19, !dbg !324, !llvm.loop !334

30:                                               ; preds = %4, %15
  ret void, !dbg !328
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @no_zero_factor(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !336 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !337
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !337
  %7 = mul i32 %5, %6, !dbg !337
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !337
  %9 = add i32 %7, %8, !dbg !337
  %10 = icmp slt i32 %9, %2, !dbg !338
  br i1 %10, label %11, label %29, !dbg !338

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0, !dbg !339
  br i1 %12, label %13, label %15, !dbg !340

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  br label %19, !dbg !340

15:                                               ; preds = %19, %11
  %16 = phi float [ 1.000000e+00, %11 ], [ %26, %19 ], !dbg !341
  %17 = sext i32 %9 to i64, !dbg !342
  %18 = getelementptr inbounds float, ptr %1, i64 %17, !dbg !342
  store float %16, ptr %18, align 4, !dbg !343, !tbaa !122
  br label %29, !dbg !344

19:                                               ; preds = %13, %19
  %20 = phi i32 [ 0, %13 ], [ %27, %19 ]
  %21 = phi float [ 1.000000e+00, %13 ], [ %26, %19 ]
  %22 = add nsw i32 %20, %14, !dbg !345
  %23 = sext i32 %22 to i64, !dbg !346
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !346
  %25 = load float, ptr %24, align 4, !dbg !346, !tbaa !122
  %26 = fmul contract float %21, %25, !dbg !347
  %27 = add nuw nsw i32 %20, 1, !dbg !348
  %28 = icmp eq i32 %27, %3, !dbg !339
  br i1 %28, label %15, label %19, !dbg !340, !llvm.loop !349

29:                                               ; preds = %4, %15
  ret void, !dbg !344
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @first_launch_only(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !351 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !352
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !352
  %7 = mul i32 %5, %6, !dbg !352
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !352
  %9 = add i32 %7, %8, !dbg !352
  %10 = icmp slt i32 %9, %2, !dbg !353
  br i1 %10, label %11, label %18, !dbg !353

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !354
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !354
  %14 = load i32, ptr %13, align 4, !dbg !354, !tbaa !10
  %15 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !355
  %16 = load i32, ptr %15, align 4, !dbg !356, !tbaa !10
  %17 = add nsw i32 %16, %14, !dbg !356
  store i32 %17, ptr %15, align 4, !dbg !356, !tbaa !10
  br label %18, !dbg !355

18:                                               ; preds = %11, %4
  ret void, !dbg !357
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!7 = !DIFile(filename: "loops.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "zeros_from_16", scope: !7, file: !7, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 7, column: 5, scope: !15)
!19 = !DILocation(line: 8, column: 11, scope: !15)
!20 = !DILocation(line: 10, column: 5, scope: !15)
!21 = !DILocation(line: 11, column: 5, scope: !15)
!22 = !DILocation(line: 11, column: 12, scope: !15)
!23 = !DILocation(line: 12, column: 1, scope: !15)
!24 = !DILocation(line: 10, column: 75, scope: !15)
!25 = !DILocation(line: 10, column: 63, scope: !15)
!26 = !DILocation(line: 10, column: 85, scope: !15)
!27 = !DILocation(line: 10, column: 80, scope: !15)
!28 = !DILocation(line: 10, column: 60, scope: !15)
!29 = !DILocation(line: 10, column: 23, scope: !15)
!30 = distinct !{!30, !20, !31, !32, !33}
!31 = !DILocation(line: 10, column: 88, scope: !15)
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!"llvm.loop.unroll.disable"}
!34 = distinct !DISubprogram(name: "zeros_from_16_min", scope: !7, file: !7, line: 14, type: !16, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!35 = !DILocation(line: 15, column: 5, scope: !34)
!36 = !DILocation(line: 16, column: 11, scope: !34)
!37 = !DILocation(line: 18, column: 47, scope: !34)
!38 = !DILocation(line: 19, column: 23, scope: !34)
!39 = !DILocation(line: 19, column: 5, scope: !34)
!40 = !DILocation(line: 0, scope: !34)
!41 = !DILocation(line: 20, column: 5, scope: !34)
!42 = !DILocation(line: 20, column: 12, scope: !34)
!43 = !DILocation(line: 21, column: 1, scope: !34)
!44 = !DILocation(line: 19, column: 54, scope: !34)
!45 = !DILocation(line: 19, column: 42, scope: !34)
!46 = !DILocation(line: 19, column: 64, scope: !34)
!47 = !DILocation(line: 19, column: 59, scope: !34)
!48 = !DILocation(line: 19, column: 39, scope: !34)
!49 = distinct !{!49, !39, !50, !32, !33}
!50 = !DILocation(line: 19, column: 67, scope: !34)
!51 = distinct !DISubprogram(name: "taps_are_8", scope: !7, file: !7, line: 23, type: !16, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!52 = !DILocation(line: 24, column: 5, scope: !51)
!53 = !DILocation(line: 25, column: 11, scope: !51)
!54 = !DILocation(line: 28, column: 5, scope: !51)
!55 = !DILocation(line: 28, column: 12, scope: !51)
!56 = !DILocation(line: 29, column: 1, scope: !51)
!57 = !DILocation(line: 27, column: 67, scope: !51)
!58 = !DILocation(line: 27, column: 62, scope: !51)
!59 = !DILocation(line: 27, column: 74, scope: !51)
!60 = !DILocation(line: 27, column: 72, scope: !51)
!61 = !DILocation(line: 27, column: 59, scope: !51)
!62 = !DILocation(line: 27, column: 51, scope: !51)
!63 = !DILocation(line: 27, column: 23, scope: !51)
!64 = !DILocation(line: 27, column: 5, scope: !51)
!65 = distinct !{!65, !64, !66, !32, !33}
!66 = !DILocation(line: 27, column: 82, scope: !51)
!67 = distinct !DISubprogram(name: "taps_by_4", scope: !7, file: !7, line: 31, type: !16, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!68 = !DILocation(line: 32, column: 5, scope: !67)
!69 = !DILocation(line: 33, column: 11, scope: !67)
!70 = !DILocation(line: 35, column: 18, scope: !67)
!71 = !DILocation(line: 35, column: 5, scope: !67)
!72 = !DILocation(line: 36, column: 21, scope: !67)
!73 = !DILocation(line: 36, column: 16, scope: !67)
!74 = !DILocation(line: 36, column: 28, scope: !67)
!75 = !DILocation(line: 36, column: 26, scope: !67)
!76 = !DILocation(line: 36, column: 40, scope: !67)
!77 = !DILocation(line: 36, column: 56, scope: !67)
!78 = !DILocation(line: 36, column: 54, scope: !67)
!79 = !DILocation(line: 37, column: 16, scope: !67)
!80 = !DILocation(line: 37, column: 32, scope: !67)
!81 = !DILocation(line: 37, column: 30, scope: !67)
!82 = !DILocation(line: 37, column: 48, scope: !67)
!83 = !DILocation(line: 37, column: 64, scope: !67)
!84 = !DILocation(line: 37, column: 62, scope: !67)
!85 = !DILocation(line: 36, column: 38, scope: !67)
!86 = !DILocation(line: 36, column: 70, scope: !67)
!87 = !DILocation(line: 37, column: 46, scope: !67)
!88 = !DILocation(line: 36, column: 13, scope: !67)
!89 = !DILocation(line: 35, column: 28, scope: !67)
!90 = !DILocation(line: 35, column: 14, scope: !67)
!91 = distinct !{!91, !71, !92, !32, !33}
!92 = !DILocation(line: 37, column: 76, scope: !67)
!93 = !DILocation(line: 0, scope: !67)
!94 = !DILocation(line: 39, column: 5, scope: !67)
!95 = !DILocation(line: 39, column: 12, scope: !67)
!96 = !DILocation(line: 40, column: 1, scope: !67)
!97 = distinct !DISubprogram(name: "taps_by_2", scope: !7, file: !7, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!98 = !DILocation(line: 43, column: 5, scope: !97)
!99 = !DILocation(line: 44, column: 11, scope: !97)
!100 = !DILocation(line: 46, column: 23, scope: !97)
!101 = !DILocation(line: 46, column: 5, scope: !97)
!102 = !DILocation(line: 0, scope: !97)
!103 = !DILocation(line: 50, column: 5, scope: !97)
!104 = !DILocation(line: 50, column: 12, scope: !97)
!105 = !DILocation(line: 51, column: 1, scope: !97)
!106 = !DILocation(line: 47, column: 21, scope: !97)
!107 = !DILocation(line: 47, column: 16, scope: !97)
!108 = !DILocation(line: 47, column: 28, scope: !97)
!109 = !DILocation(line: 47, column: 26, scope: !97)
!110 = !DILocation(line: 47, column: 13, scope: !97)
!111 = !DILocation(line: 48, column: 42, scope: !97)
!112 = !DILocation(line: 48, column: 58, scope: !97)
!113 = !DILocation(line: 48, column: 56, scope: !97)
!114 = !DILocation(line: 48, column: 39, scope: !97)
!115 = !DILocation(line: 46, column: 33, scope: !97)
!116 = distinct !{!116, !101, !117, !32, !33}
!117 = !DILocation(line: 49, column: 5, scope: !97)
!118 = distinct !DISubprogram(name: "rounds_never_run_out", scope: !7, file: !7, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!119 = !DILocation(line: 54, column: 5, scope: !118)
!120 = !DILocation(line: 55, column: 11, scope: !118)
!121 = !DILocation(line: 56, column: 15, scope: !118)
!122 = !{!123, !123, i64 0}
!123 = !{!"float", !12, i64 0}
!124 = !DILocation(line: 58, column: 14, scope: !118)
!125 = !DILocation(line: 58, column: 5, scope: !118)
!126 = !DILocation(line: 58, column: 46, scope: !118)
!127 = !DILocation(line: 58, column: 53, scope: !118)
!128 = distinct !{!128, !125, !127, !32, !33}
!129 = !DILocation(line: 0, scope: !118)
!130 = !DILocation(line: 59, column: 5, scope: !118)
!131 = !DILocation(line: 59, column: 12, scope: !118)
!132 = !DILocation(line: 60, column: 1, scope: !118)
!133 = distinct !DISubprogram(name: "rounds_are_few", scope: !7, file: !7, line: 62, type: !16, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!134 = !DILocation(line: 63, column: 5, scope: !133)
!135 = !DILocation(line: 64, column: 11, scope: !133)
!136 = !DILocation(line: 65, column: 15, scope: !133)
!137 = !DILocation(line: 67, column: 14, scope: !133)
!138 = !DILocation(line: 67, column: 5, scope: !133)
!139 = !DILocation(line: 67, column: 59, scope: !133)
!140 = !DILocation(line: 67, column: 66, scope: !133)
!141 = !DILocation(line: 67, column: 22, scope: !133)
!142 = distinct !{!142, !138, !140, !32, !33}
!143 = !DILocation(line: 0, scope: !133)
!144 = !DILocation(line: 68, column: 5, scope: !133)
!145 = !DILocation(line: 68, column: 12, scope: !133)
!146 = !DILocation(line: 69, column: 1, scope: !133)
!147 = distinct !DISubprogram(name: "ten_bits", scope: !7, file: !7, line: 71, type: !16, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!148 = !DILocation(line: 72, column: 5, scope: !147)
!149 = !DILocation(line: 73, column: 11, scope: !147)
!150 = !DILocation(line: 75, column: 5, scope: !147)
!151 = !DILocation(line: 76, column: 5, scope: !147)
!152 = !DILocation(line: 76, column: 12, scope: !147)
!153 = !DILocation(line: 77, column: 1, scope: !147)
!154 = !DILocation(line: 75, column: 78, scope: !147)
!155 = !DILocation(line: 75, column: 93, scope: !147)
!156 = !DILocation(line: 75, column: 97, scope: !147)
!157 = !DILocation(line: 75, column: 88, scope: !147)
!158 = !DILocation(line: 75, column: 58, scope: !147)
!159 = !DILocation(line: 75, column: 50, scope: !147)
!160 = !DILocation(line: 75, column: 23, scope: !147)
!161 = distinct !{!161, !150, !162, !32, !33}
!162 = !DILocation(line: 75, column: 100, scope: !147)
!163 = distinct !DISubprogram(name: "always_found", scope: !7, file: !7, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!164 = !DILocation(line: 80, column: 5, scope: !163)
!165 = !DILocation(line: 81, column: 11, scope: !163)
!166 = !DILocation(line: 83, column: 5, scope: !163)
!167 = !DILocation(line: 0, scope: !163)
!168 = !DILocation(line: 83, column: 40, scope: !163)
!169 = !DILocation(line: 83, column: 29, scope: !163)
!170 = !DILocation(line: 83, column: 45, scope: !163)
!171 = !DILocation(line: 83, column: 58, scope: !163)
!172 = distinct !{!172, !166, !171, !32, !33}
!173 = !DILocation(line: 84, column: 5, scope: !163)
!174 = !DILocation(line: 84, column: 12, scope: !163)
!175 = !DILocation(line: 85, column: 1, scope: !163)
!176 = distinct !DISubprogram(name: "step_is_1", scope: !7, file: !7, line: 87, type: !16, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!177 = !DILocation(line: 88, column: 5, scope: !176)
!178 = !DILocation(line: 89, column: 11, scope: !176)
!179 = !DILocation(line: 91, column: 23, scope: !176)
!180 = !DILocation(line: 91, column: 5, scope: !176)
!181 = !DILocation(line: 0, scope: !176)
!182 = !DILocation(line: 92, column: 5, scope: !176)
!183 = !DILocation(line: 92, column: 12, scope: !176)
!184 = !DILocation(line: 93, column: 1, scope: !176)
!185 = !DILocation(line: 91, column: 80, scope: !176)
!186 = !DILocation(line: 91, column: 68, scope: !176)
!187 = !DILocation(line: 91, column: 65, scope: !176)
!188 = !DILocation(line: 91, column: 33, scope: !176)
!189 = distinct !{!189, !180, !190, !32, !33}
!190 = !DILocation(line: 91, column: 83, scope: !176)
!191 = distinct !DISubprogram(name: "even_steps", scope: !7, file: !7, line: 95, type: !16, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!192 = !DILocation(line: 96, column: 5, scope: !191)
!193 = !DILocation(line: 97, column: 11, scope: !191)
!194 = !DILocation(line: 98, column: 13, scope: !191)
!195 = !DILocation(line: 99, column: 23, scope: !191)
!196 = !DILocation(line: 99, column: 5, scope: !191)
!197 = !DILocation(line: 0, scope: !191)
!198 = !DILocation(line: 105, column: 49, scope: !191)
!199 = !DILocation(line: 105, column: 56, scope: !191)
!200 = !DILocation(line: 106, column: 1, scope: !191)
!201 = !DILocation(line: 100, column: 15, scope: !191)
!202 = !DILocation(line: 100, column: 13, scope: !191)
!203 = !DILocation(line: 99, column: 33, scope: !191)
!204 = distinct !{!204, !196, !205, !32, !33}
!205 = !DILocation(line: 104, column: 5, scope: !191)
!206 = distinct !DISubprogram(name: "at_least_one_hop", scope: !7, file: !7, line: 108, type: !16, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!207 = !DILocation(line: 109, column: 5, scope: !206)
!208 = !DILocation(line: 110, column: 11, scope: !206)
!209 = !DILocation(line: 111, column: 39, scope: !206)
!210 = !DILocation(line: 112, column: 44, scope: !206)
!211 = !DILocation(line: 0, scope: !206)
!212 = !DILocation(line: 114, column: 21, scope: !206)
!213 = !DILocation(line: 115, column: 13, scope: !206)
!214 = !DILocation(line: 117, column: 30, scope: !206)
!215 = !DILocation(line: 116, column: 5, scope: !206)
!216 = distinct !{!216, !210, !217, !32, !33}
!217 = !DILocation(line: 117, column: 34, scope: !206)
!218 = !DILocation(line: 118, column: 17, scope: !206)
!219 = !DILocation(line: 118, column: 22, scope: !206)
!220 = !DILocation(line: 118, column: 5, scope: !206)
!221 = !DILocation(line: 118, column: 12, scope: !206)
!222 = !DILocation(line: 119, column: 1, scope: !206)
!223 = distinct !DISubprogram(name: "no_empty_row", scope: !7, file: !7, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!224 = !DILocation(line: 122, column: 5, scope: !223)
!225 = !DILocation(line: 123, column: 11, scope: !223)
!226 = !DILocation(line: 124, column: 17, scope: !223)
!227 = !DILocation(line: 124, column: 34, scope: !223)
!228 = !DILocation(line: 126, column: 16, scope: !223)
!229 = !DILocation(line: 127, scope: !223)
!230 = !DILocation(line: 127, column: 31, scope: !223)
!231 = !DILocation(line: 127, column: 5, scope: !223)
!232 = !DILocation(line: 0, scope: !223)
!233 = !DILocation(line: 128, column: 5, scope: !223)
!234 = !DILocation(line: 128, column: 12, scope: !223)
!235 = !DILocation(line: 129, column: 1, scope: !223)
!236 = !DILocation(line: 127, column: 61, scope: !223)
!237 = !DILocation(line: 127, column: 51, scope: !223)
!238 = distinct !{!238, !231, !239, !32, !33}
!239 = !DILocation(line: 127, column: 69, scope: !223)
!240 = distinct !DISubprogram(name: "no_long_row", scope: !7, file: !7, line: 131, type: !16, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!241 = !DILocation(line: 132, column: 5, scope: !240)
!242 = !DILocation(line: 133, column: 17, scope: !240)
!243 = !DILocation(line: 133, column: 32, scope: !240)
!244 = !DILocation(line: 134, column: 13, scope: !240)
!245 = !DILocation(line: 139, column: 5, scope: !240)
!246 = !DILocation(line: 135, column: 20, scope: !240)
!247 = !DILocation(line: 137, column: 25, scope: !240)
!248 = !DILocation(line: 137, column: 36, scope: !240)
!249 = !DILocation(line: 137, column: 50, scope: !240)
!250 = !DILocation(line: 137, column: 64, scope: !240)
!251 = !DILocation(line: 137, column: 58, scope: !240)
!252 = !DILocation(line: 140, column: 20, scope: !240)
!253 = !DILocation(line: 139, column: 43, scope: !240)
!254 = !DILocation(line: 139, column: 40, scope: !240)
!255 = !DILocation(line: 139, column: 30, scope: !240)
!256 = !DILocation(line: 139, column: 23, scope: !240)
!257 = distinct !{!257, !245, !258, !32, !33}
!258 = !DILocation(line: 139, column: 70, scope: !240)
!259 = !DILocation(line: 140, column: 34, scope: !240)
!260 = !DILocation(line: 140, column: 43, scope: !240)
!261 = !DILocation(line: 141, column: 1, scope: !240)
!262 = distinct !DISubprogram(name: "key_is_there", scope: !7, file: !7, line: 143, type: !16, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!263 = !DILocation(line: 144, column: 5, scope: !262)
!264 = !DILocation(line: 145, column: 11, scope: !262)
!265 = !DILocation(line: 146, column: 38, scope: !262)
!266 = !DILocation(line: 147, column: 16, scope: !262)
!267 = !DILocation(line: 147, column: 5, scope: !262)
!268 = !DILocation(line: 146, column: 27, scope: !262)
!269 = !DILocation(line: 148, column: 27, scope: !262)
!270 = !DILocation(line: 148, column: 35, scope: !262)
!271 = !DILocation(line: 149, column: 13, scope: !262)
!272 = !DILocation(line: 149, column: 27, scope: !262)
!273 = distinct !{!273, !267, !274, !32, !33}
!274 = !DILocation(line: 153, column: 5, scope: !262)
!275 = !DILocation(line: 0, scope: !262)
!276 = !DILocation(line: 154, column: 5, scope: !262)
!277 = !DILocation(line: 154, column: 12, scope: !262)
!278 = !DILocation(line: 155, column: 1, scope: !262)
!279 = distinct !DISubprogram(name: "triangular", scope: !7, file: !7, line: 157, type: !16, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!280 = !DILocation(line: 158, column: 5, scope: !279)
!281 = !DILocation(line: 159, column: 27, scope: !279)
!282 = !DILocation(line: 159, column: 5, scope: !279)
!283 = !DILocation(line: 161, column: 48, scope: !279)
!284 = !DILocation(line: 161, column: 9, scope: !279)
!285 = !DILocation(line: 164, column: 1, scope: !279)
!286 = !DILocation(line: 0, scope: !279)
!287 = !DILocation(line: 162, column: 17, scope: !279)
!288 = !DILocation(line: 162, column: 22, scope: !279)
!289 = !DILocation(line: 162, column: 9, scope: !279)
!290 = !DILocation(line: 162, column: 27, scope: !279)
!291 = !DILocation(line: 159, column: 38, scope: !279)
!292 = distinct !{!292, !282, !293, !32, !33}
!293 = !DILocation(line: 163, column: 5, scope: !279)
!294 = !DILocation(line: 161, column: 82, scope: !279)
!295 = !DILocation(line: 161, column: 68, scope: !279)
!296 = !DILocation(line: 161, column: 92, scope: !279)
!297 = !DILocation(line: 161, column: 87, scope: !279)
!298 = !DILocation(line: 161, column: 65, scope: !279)
!299 = !DILocation(line: 161, column: 57, scope: !279)
!300 = distinct !{!300, !284, !301, !32, !33}
!301 = !DILocation(line: 161, column: 95, scope: !279)
!302 = distinct !DISubprogram(name: "first_row_is_zero", scope: !7, file: !7, line: 166, type: !16, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!303 = !DILocation(line: 167, column: 5, scope: !302)
!304 = !DILocation(line: 168, column: 11, scope: !302)
!305 = !DILocation(line: 170, column: 42, scope: !302)
!306 = !DILocation(line: 170, column: 5, scope: !302)
!307 = !DILocation(line: 0, scope: !302)
!308 = !DILocation(line: 171, column: 5, scope: !302)
!309 = !DILocation(line: 171, column: 12, scope: !302)
!310 = !DILocation(line: 172, column: 1, scope: !302)
!311 = !DILocation(line: 170, column: 67, scope: !302)
!312 = !DILocation(line: 170, column: 74, scope: !302)
!313 = !DILocation(line: 170, column: 62, scope: !302)
!314 = !DILocation(line: 170, column: 84, scope: !302)
!315 = !DILocation(line: 170, column: 79, scope: !302)
!316 = !DILocation(line: 170, column: 59, scope: !302)
!317 = !DILocation(line: 170, column: 51, scope: !302)
!318 = distinct !{!318, !306, !319, !32, !33}
!319 = !DILocation(line: 170, column: 87, scope: !302)
!320 = distinct !DISubprogram(name: "symmetric", scope: !7, file: !7, line: 174, type: !16, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!321 = !DILocation(line: 175, column: 5, scope: !320)
!322 = !DILocation(line: 176, column: 11, scope: !320)
!323 = !DILocation(line: 178, column: 23, scope: !320)
!324 = !DILocation(line: 178, column: 5, scope: !320)
!325 = !DILocation(line: 0, scope: !320)
!326 = !DILocation(line: 180, column: 5, scope: !320)
!327 = !DILocation(line: 180, column: 12, scope: !320)
!328 = !DILocation(line: 181, column: 1, scope: !320)
!329 = !DILocation(line: 179, column: 61, scope: !320)
!330 = !DILocation(line: 179, column: 49, scope: !320)
!331 = !DILocation(line: 179, column: 72, scope: !320)
!332 = !DILocation(line: 179, column: 67, scope: !320)
!333 = !DILocation(line: 179, column: 13, scope: !320)
!334 = distinct !{!334, !324, !335, !32, !33}
!335 = !DILocation(line: 179, column: 75, scope: !320)
!336 = distinct !DISubprogram(name: "no_zero_factor", scope: !7, file: !7, line: 183, type: !16, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!337 = !DILocation(line: 184, column: 5, scope: !336)
!338 = !DILocation(line: 185, column: 11, scope: !336)
!339 = !DILocation(line: 187, column: 23, scope: !336)
!340 = !DILocation(line: 187, column: 5, scope: !336)
!341 = !DILocation(line: 0, scope: !336)
!342 = !DILocation(line: 191, column: 5, scope: !336)
!343 = !DILocation(line: 191, column: 12, scope: !336)
!344 = !DILocation(line: 192, column: 1, scope: !336)
!345 = !DILocation(line: 188, column: 28, scope: !336)
!346 = !DILocation(line: 188, column: 19, scope: !336)
!347 = !DILocation(line: 189, column: 17, scope: !336)
!348 = !DILocation(line: 187, column: 29, scope: !336)
!349 = distinct !{!349, !340, !350, !32, !33}
!350 = !DILocation(line: 190, column: 5, scope: !336)
!351 = distinct !DISubprogram(name: "first_launch_only", scope: !7, file: !7, line: 194, type: !16, scopeLine: 194, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!352 = !DILocation(line: 195, column: 5, scope: !351)
!353 = !DILocation(line: 196, column: 11, scope: !351)
!354 = !DILocation(line: 196, column: 26, scope: !351)
!355 = !DILocation(line: 196, column: 16, scope: !351)
!356 = !DILocation(line: 196, column: 23, scope: !351)
!357 = !DILocation(line: 197, column: 1, scope: !351)
