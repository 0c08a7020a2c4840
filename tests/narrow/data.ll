; Made from data.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@unset = dso_local local_unnamed_addr addrspace(4) externally_initialized constant [8 x i32] zeroinitializer, align 4
@unset_scale = dso_local local_unnamed_addr addrspace(4) externally_initialized constant float 0.000000e+00, align 4
@table = dso_local addrspace(4) externally_initialized constant [8 x i32] zeroinitializer, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @table to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bias_is_zero(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, ptr noundef readnone captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !dbg !15 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %10 = mul i32 %8, %9, !dbg !18
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %12 = add i32 %10, %11, !dbg !18
  %13 = icmp slt i32 %12, %6, !dbg !19
  br i1 %13, label %14, label %20, !dbg !19

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64, !dbg !20
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !20
  %17 = load float, ptr %16, align 4, !dbg !20, !tbaa !21
  %18 = fmul contract float %17, 3.000000e+00, !dbg !23
  %19 = getelementptr inbounds float, ptr %5, i64 %15, !dbg !24
  store float %18, ptr %19, align 4, !dbg !25, !tbaa !21
  br label %20, !dbg !24

20:                                               ; preds = %14, %7
  ret void, !dbg !26
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @weights_are_one(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, ptr noundef readnone captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !dbg !27 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !28
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !28
  %10 = mul i32 %8, %9, !dbg !28
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  %12 = add i32 %10, %11, !dbg !28
  %13 = icmp slt i32 %12, %6, !dbg !29
  br i1 %13, label %14, label %20, !dbg !29

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64, !dbg !30
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !30
  %17 = load float, ptr %16, align 4, !dbg !30, !tbaa !21
  %18 = fadd contract float %17, 2.000000e+00, !dbg !31
  %19 = getelementptr inbounds float, ptr %5, i64 %15, !dbg !32
  store float %18, ptr %19, align 4, !dbg !33, !tbaa !21
  br label %20, !dbg !32

20:                                               ; preds = %14, %7
  ret void, !dbg !34
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @nothing_masked(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, ptr noundef readnone captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !dbg !35 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36
  %10 = mul i32 %8, %9, !dbg !36
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %12 = add i32 %10, %11, !dbg !36
  %13 = icmp slt i32 %12, %6, !dbg !37
  br i1 %13, label %14, label %20, !dbg !37

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64, !dbg !38
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !38
  %17 = load float, ptr %16, align 4, !dbg !38, !tbaa !21
  %18 = fmul contract float %17, 3.000000e+00, !dbg !39
  %19 = getelementptr inbounds float, ptr %5, i64 %15, !dbg !40
  store float %18, ptr %19, align 4, !dbg !41, !tbaa !21
  br label %20, !dbg !40

20:                                               ; preds = %14, %7
  ret void, !dbg !42
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @index_is_identity(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, ptr noundef readnone captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !dbg !43 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !44
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !44
  %10 = mul i32 %8, %9, !dbg !44
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44
  %12 = add i32 %10, %11, !dbg !44
  %13 = icmp slt i32 %12, %6, !dbg !45
  br i1 %13, label %14, label %20, !dbg !45

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64, !dbg !46
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !46
  %17 = load float, ptr %16, align 4, !dbg !46, !tbaa !21
  %18 = fmul contract float %17, 3.000000e+00, !dbg !47
  %19 = getelementptr inbounds float, ptr %5, i64 %15, !dbg !48
  store float %18, ptr %19, align 4, !dbg !49, !tbaa !21
  br label %20, !dbg !48

20:                                               ; preds = %14, %7
  ret void, !dbg !50
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @lanes_agree(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !51 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !52
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !52
  %7 = mul i32 %5, %6, !dbg !52
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
  %9 = add i32 %7, %8, !dbg !52
  %10 = icmp slt i32 %9, %3, !dbg !53
  br i1 %10, label %11, label %25, !dbg !53

11:                                               ; preds = %4
  %12 = and i32 %9, -32, !dbg !54
  %13 = sext i32 %12 to i64, !dbg !55
  %14 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !55
  %15 = load i32, ptr %14, align 4, !dbg !55, !tbaa !10
  %16 = icmp eq i32 %15, 0, !dbg !55
  %17 = sext i32 %9 to i64, !dbg !56
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !56
  %19 = load i32, ptr %18, align 4, !dbg !56, !tbaa !10
  %20 = shl nsw i32 %19, 1, !dbg !55
  %21 = add nsw i32 %19, 1, !dbg !55
  %22 = select i1 %16, i32 %21, i32 %20, !dbg !55
  %23 = sext i32 %9 to i64, !dbg !57
  %24 = getelementptr inbounds i32, ptr %2, i64 %23, !dbg !57
  store i32 %22, ptr %24, align 4, !dbg !58, !tbaa !10
  br label %25, !dbg !57

25:                                               ; preds = %11, %4
  ret void, !dbg !59
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @all_rows_full(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !dbg !60 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !61
  %8 = mul i32 %6, %7, !dbg !61
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %10 = add i32 %8, %9, !dbg !61
  %11 = icmp slt i32 %10, %3, !dbg !62
  br i1 %11, label %12, label %31, !dbg !62

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0, !dbg !63
  br i1 %13, label %14, label %16, !dbg !64

14:                                               ; preds = %12
  %15 = mul nsw i32 %4, %10
  br label %20, !dbg !64

16:                                               ; preds = %20, %12
  %17 = phi i32 [ 0, %12 ], [ %29, %20 ], !dbg !65
  %18 = sext i32 %10 to i64, !dbg !66
  %19 = getelementptr inbounds i32, ptr %2, i64 %18, !dbg !66
  store i32 %17, ptr %19, align 4, !dbg !67, !tbaa !10
  br label %31, !dbg !68

20:                                               ; preds = %14, %20
  %21 = phi i32 [ 0, %14 ], [ %27, %20 ]
  %22 = phi i32 [ 0, %14 ], [ %29, %20 ]
  %23 = add nsw i32 %21, %15, !dbg !69
  %24 = sext i32 %23 to i64, !dbg !70
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !70
  %26 = load i32, ptr %25, align 4, !dbg !70, !tbaa !10
  %27 = add nuw nsw i32 %21, 1, !dbg !71
  %28 = mul nsw i32 %26, %27, !dbg !72
  %29 = add nsw i32 %28, %22, !dbg !73
  %30 = icmp eq i32 %27, %4, !dbg !63
  br i1 %30, label %16, label %20, !dbg !64, !llvm.loop !74

31:                                               ; preds = %5, %16
  ret void, !dbg !68
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @index_in_range(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !78 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !79
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !79
  %7 = mul i32 %5, %6, !dbg !79
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
  %9 = add i32 %7, %8, !dbg !79
  %10 = icmp slt i32 %9, %3, !dbg !80
  br i1 %10, label %11, label %20, !dbg !80

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !81
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !81
  %14 = load i32, ptr %13, align 4, !dbg !81, !tbaa !10
  %15 = sext i32 %14 to i64, !dbg !82
  %16 = getelementptr inbounds i32, ptr %1, i64 %15, !dbg !82
  %17 = load i32, ptr %16, align 4, !dbg !82, !tbaa !10
  %18 = mul nsw i32 %17, 3, !dbg !83
  %19 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !84
  store i32 %18, ptr %19, align 4, !dbg !85, !tbaa !10
  br label %20, !dbg !86

20:                                               ; preds = %4, %11
  ret void, !dbg !86
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @every_index_once(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !87 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88
  %7 = mul i32 %5, %6, !dbg !88
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %9 = add i32 %7, %8, !dbg !88
  %10 = icmp slt i32 %9, %3, !dbg !89
  br i1 %10, label %11, label %21, !dbg !89

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !90
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !90
  %14 = load i32, ptr %13, align 4, !dbg !90, !tbaa !10
  %15 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !91
  %16 = load i32, ptr %15, align 4, !dbg !91, !tbaa !10
  %17 = sext i32 %16 to i64, !dbg !92
  %18 = getelementptr inbounds i32, ptr %2, i64 %17, !dbg !92
  %19 = load i32, ptr %18, align 4, !dbg !93, !tbaa !10
  %20 = add nsw i32 %19, %14, !dbg !93
  store i32 %20, ptr %18, align 4, !dbg !93, !tbaa !10
  br label %21, !dbg !94

21:                                               ; preds = %4, %11
  ret void, !dbg !94
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @keys_sorted(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !95 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !96
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96
  %7 = mul i32 %5, %6, !dbg !96
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96
  %9 = add i32 %7, %8, !dbg !96
  %10 = icmp slt i32 %9, %3, !dbg !97
  br i1 %10, label %11, label %26, !dbg !97

11:                                               ; preds = %4
  %12 = icmp eq i32 %9, 0, !dbg !98
  br i1 %12, label %20, label %13, !dbg !99

13:                                               ; preds = %11
  %14 = sext i32 %9 to i64, !dbg !100
  %15 = getelementptr i32, ptr %0, i64 %14, !dbg !100
  %16 = getelementptr i8, ptr %15, i64 -4, !dbg !100
  %17 = load i32, ptr %16, align 4, !dbg !100, !tbaa !10
  %18 = load i32, ptr %15, align 4, !dbg !101, !tbaa !10
  %19 = icmp eq i32 %17, %18, !dbg !102
  br i1 %19, label %26, label %20, !dbg !99

20:                                               ; preds = %13, %11
  %21 = sext i32 %9 to i64, !dbg !103
  %22 = getelementptr inbounds i32, ptr %0, i64 %21, !dbg !103
  %23 = load i32, ptr %22, align 4, !dbg !103, !tbaa !10
  %24 = sext i32 %23 to i64, !dbg !104
  %25 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !104
  store i32 %9, ptr %25, align 4, !dbg !105, !tbaa !10
  br label %26, !dbg !104

26:                                               ; preds = %13, %20, %4
  ret void, !dbg !106
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @nothing_there_yet(ptr noundef readnone captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !107 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !108
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !108
  %7 = mul i32 %5, %6, !dbg !108
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
  %9 = add i32 %7, %8, !dbg !108
  %10 = icmp slt i32 %9, %3, !dbg !109
  br i1 %10, label %11, label %17, !dbg !109

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !110
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !110
  %14 = load i32, ptr %13, align 4, !dbg !110, !tbaa !10
  %15 = mul nsw i32 %14, 3, !dbg !111
  %16 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !112
  store i32 %15, ptr %16, align 4, !dbg !113, !tbaa !10
  br label %17, !dbg !112

17:                                               ; preds = %11, %4
  ret void, !dbg !114
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @border_is_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !115 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !116
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !116
  %6 = mul i32 %4, %5, !dbg !116
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  %8 = add i32 %6, %7, !dbg !116
  %9 = icmp slt i32 %8, %2, !dbg !117
  br i1 %9, label %10, label %22, !dbg !117

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !118
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !118
  %13 = load i32, ptr %12, align 4, !dbg !118, !tbaa !10
  %14 = getelementptr i8, ptr %12, i64 8, !dbg !119
  %15 = load i32, ptr %14, align 4, !dbg !119, !tbaa !10
  %16 = getelementptr i8, ptr %12, i64 4, !dbg !120
  %17 = load i32, ptr %16, align 4, !dbg !120, !tbaa !10
  %18 = shl nsw i32 %17, 1, !dbg !121
  %19 = add i32 %15, %13, !dbg !122
  %20 = add i32 %19, %18, !dbg !123
  %21 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !124
  store i32 %20, ptr %21, align 4, !dbg !125, !tbaa !10
  br label %22, !dbg !126

22:                                               ; preds = %3, %10
  ret void, !dbg !126
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @top_is_bottom(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !127 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !128
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128
  %7 = mul i32 %5, %6, !dbg !128
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128
  %9 = add i32 %7, %8, !dbg !128
  %10 = icmp slt i32 %9, %3, !dbg !129
  br i1 %10, label %11, label %23, !dbg !129

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !130
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !130
  %14 = load i32, ptr %13, align 4, !dbg !130, !tbaa !10
  %15 = add nsw i32 %3, %9, !dbg !131
  %16 = sext i32 %15 to i64, !dbg !132
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !132
  %18 = load i32, ptr %17, align 4, !dbg !132, !tbaa !10
  %19 = shl nsw i32 %18, 1, !dbg !133
  %20 = mul i32 %14, 6, !dbg !134
  %21 = add i32 %20, %19, !dbg !135
  %22 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !136
  store i32 %21, ptr %22, align 4, !dbg !137, !tbaa !10
  br label %23, !dbg !138

23:                                               ; preds = %4, %11
  ret void, !dbg !138
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @last_bin(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !139 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !140
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !140
  %6 = mul i32 %4, %5, !dbg !140
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !140
  %8 = add i32 %6, %7, !dbg !140
  %9 = icmp slt i32 %8, %2, !dbg !141
  br i1 %9, label %10, label %19, !dbg !141

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !142
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !142
  %13 = load float, ptr %12, align 4, !dbg !142, !tbaa !21
  %14 = fmul contract float %13, 1.600000e+01, !dbg !143
  %15 = fptosi float %14 to i32, !dbg !144
  %16 = sext i32 %15 to i64, !dbg !145
  %17 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !145
  %18 = atomicrmw add ptr %17, i32 1 seq_cst, align 4, !dbg !146
  br label %19, !dbg !147

19:                                               ; preds = %3, %10
  ret void, !dbg !147
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @first_bin(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !148 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !149
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !149
  %6 = mul i32 %4, %5, !dbg !149
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !149
  %8 = add i32 %6, %7, !dbg !149
  %9 = icmp slt i32 %8, %2, !dbg !150
  br i1 %9, label %10, label %20, !dbg !150

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !151
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !151
  %13 = load float, ptr %12, align 4, !dbg !151, !tbaa !21
  %14 = fmul contract float %13, 1.600000e+01, !dbg !152
  %15 = fptosi float %14 to i32, !dbg !153
  %16 = tail call noundef range(i32 -2147483648, 16) i32 @llvm.smin.i32(i32 %15, i32 15), !dbg !154
  %17 = sext i32 %16 to i64, !dbg !155
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !155
  %19 = atomicrmw add ptr %18, i32 1 seq_cst, align 4, !dbg !156
  br label %20, !dbg !157

20:                                               ; preds = %3, %10
  ret void, !dbg !157
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bits_of_positive(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !158 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !159
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159
  %6 = mul i32 %4, %5, !dbg !159
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !159
  %8 = add i32 %6, %7, !dbg !159
  %9 = icmp slt i32 %8, %2, !dbg !160
  br i1 %9, label %10, label %18, !dbg !160

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !161
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !161
  %13 = load i32, ptr %12, align 4, !dbg !161, !tbaa !21
  %14 = srem i32 %8, 8, !dbg !162
  %15 = sext i32 %14 to i64, !dbg !163
  %16 = getelementptr inbounds i32, ptr %1, i64 %15, !dbg !163
  %17 = atomicrmw max ptr %16, i32 %13 seq_cst, align 4, !dbg !164
  br label %18, !dbg !165

18:                                               ; preds = %3, %10
  ret void, !dbg !165
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @no_loops(ptr noundef readnone captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !dbg !166 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !167
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !167
  %9 = mul i32 %7, %8, !dbg !167
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167
  %11 = add i32 %9, %10, !dbg !167
  %12 = icmp slt i32 %11, %5, !dbg !168
  br i1 %12, label %13, label %20, !dbg !168

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !169
  %15 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !169
  %16 = load i32, ptr %15, align 4, !dbg !169, !tbaa !10
  %17 = sext i32 %16 to i64, !dbg !170
  %18 = getelementptr inbounds i32, ptr %2, i64 %17, !dbg !170
  %19 = atomicrmw add ptr %18, i32 1 seq_cst, align 4, !dbg !171
  br label %20, !dbg !172

20:                                               ; preds = %6, %13
  ret void, !dbg !172
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @edges_once(ptr noundef readnone captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !dbg !173 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !174
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !174
  %9 = mul i32 %7, %8, !dbg !174
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !174
  %11 = add i32 %9, %10, !dbg !174
  %12 = icmp slt i32 %11, %5, !dbg !175
  br i1 %12, label %13, label %20, !dbg !175

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !176
  %15 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !176
  %16 = load i32, ptr %15, align 4, !dbg !176, !tbaa !10
  %17 = sext i32 %16 to i64, !dbg !177
  %18 = getelementptr inbounds i32, ptr %2, i64 %17, !dbg !177
  %19 = atomicrmw add ptr %18, i32 1 seq_cst, align 4, !dbg !178
  br label %20, !dbg !179

20:                                               ; preds = %6, %13
  ret void, !dbg !179
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @is_a_tree(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !180 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !181
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !181
  %8 = mul i32 %6, %7, !dbg !181
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !181
  %10 = add i32 %8, %9, !dbg !181
  %11 = icmp slt i32 %10, %4, !dbg !182
  br i1 %11, label %12, label %26, !dbg !182

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !183
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !183
  %15 = load i32, ptr %14, align 4, !dbg !183, !tbaa !10
  %16 = sext i32 %15 to i64, !dbg !184
  %17 = getelementptr inbounds i32, ptr %2, i64 %16, !dbg !184
  %18 = load i32, ptr %17, align 4, !dbg !184, !tbaa !10
  %19 = icmp eq i32 %18, 2, !dbg !185
  br i1 %19, label %20, label %26, !dbg !185

20:                                               ; preds = %12
  %21 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !186
  %22 = load i32, ptr %21, align 4, !dbg !186, !tbaa !10
  %23 = sext i32 %22 to i64, !dbg !187
  %24 = getelementptr inbounds i32, ptr %3, i64 %23, !dbg !187
  %25 = atomicrmw xchg ptr %24, i32 3 seq_cst, align 4, !dbg !188
  br label %26, !dbg !188

26:                                               ; preds = %12, %20, %5
  ret void, !dbg !189
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @constant_unset(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !190 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !191
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !191
  %6 = mul i32 %4, %5, !dbg !191
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !191
  %8 = add i32 %6, %7, !dbg !191
  %9 = icmp slt i32 %8, %2, !dbg !192
  br i1 %9, label %10, label %16, !dbg !192

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !193
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !193
  %13 = load i32, ptr %12, align 4, !dbg !193, !tbaa !10
  %14 = mul nsw i32 %13, 3, !dbg !194
  %15 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !195
  store i32 %14, ptr %15, align 4, !dbg !196, !tbaa !10
  br label %16, !dbg !195

16:                                               ; preds = %10, %3
  ret void, !dbg !197
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @constant_scalar_unset(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !198 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !199
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !199
  %6 = mul i32 %4, %5, !dbg !199
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !199
  %8 = add i32 %6, %7, !dbg !199
  %9 = icmp slt i32 %8, %2, !dbg !200
  br i1 %9, label %10, label %15, !dbg !200

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !201
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !201
  %13 = load float, ptr %12, align 4, !dbg !201, !tbaa !21
  %14 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !202
  store float %13, ptr %14, align 4, !dbg !203, !tbaa !21
  br label %15, !dbg !204

15:                                               ; preds = %3, %10
  ret void, !dbg !204
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @constant_element_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !205 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !206
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !206
  %6 = mul i32 %4, %5, !dbg !206
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !206
  %8 = add i32 %6, %7, !dbg !206
  %9 = icmp slt i32 %8, %2, !dbg !207
  br i1 %9, label %10, label %26, !dbg !207

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !208
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !208
  %13 = load i32, ptr %12, align 4, !dbg !208, !tbaa !10
  br label %16, !dbg !209

14:                                               ; preds = %16
  %15 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !210
  store i32 %23, ptr %15, align 4, !dbg !211, !tbaa !10
  br label %26, !dbg !212

16:                                               ; preds = %10, %16
  %17 = phi i32 [ 6, %10 ], [ %24, %16 ]
  %18 = phi i32 [ 0, %10 ], [ %23, %16 ]
  %19 = mul nsw i32 %18, %13, !dbg !213
  %20 = zext nneg i32 %17 to i64, !dbg !214
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 %20, !dbg !214
  %22 = load i32, ptr %21, align 4, !dbg !214, !tbaa !10
  %23 = add nsw i32 %22, %19, !dbg !215
  %24 = add nsw i32 %17, -1, !dbg !216
  %25 = icmp eq i32 %17, 0, !dbg !217
  br i1 %25, label %14, label %16, !dbg !209, !llvm.loop !218

26:                                               ; preds = %3, %14
  ret void, !dbg !212
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @never_in_place(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !220 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !221
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !221
  %6 = mul i32 %4, %5, !dbg !221
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !221
  %8 = add i32 %6, %7, !dbg !221
  %9 = xor i32 %8, -1, !dbg !222
  %10 = add i32 %2, %9, !dbg !222
  %11 = icmp sgt i32 %8, %10, !dbg !223
  br i1 %11, label %21, label %12, !dbg !223

12:                                               ; preds = %3
  %13 = sext i32 %10 to i64, !dbg !224
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !224
  %15 = load i32, ptr %14, align 4, !dbg !224, !tbaa !10
  %16 = sext i32 %8 to i64, !dbg !225
  %17 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !225
  store i32 %15, ptr %17, align 4, !dbg !226, !tbaa !10
  %18 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !227
  %19 = load i32, ptr %18, align 4, !dbg !227, !tbaa !10
  %20 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !228
  store i32 %19, ptr %20, align 4, !dbg !229, !tbaa !10
  br label %21, !dbg !230

21:                                               ; preds = %3, %12
  ret void, !dbg !230
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
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
!7 = !DIFile(filename: "data.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "bias_is_zero", scope: !7, file: !7, line: 9, type: !16, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 10, column: 5, scope: !15)
!19 = !DILocation(line: 11, column: 11, scope: !15)
!20 = !DILocation(line: 11, column: 25, scope: !15)
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !12, i64 0}
!23 = !DILocation(line: 11, column: 31, scope: !15)
!24 = !DILocation(line: 11, column: 16, scope: !15)
!25 = !DILocation(line: 11, column: 23, scope: !15)
!26 = !DILocation(line: 12, column: 1, scope: !15)
!27 = distinct !DISubprogram(name: "weights_are_one", scope: !7, file: !7, line: 13, type: !16, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!28 = !DILocation(line: 14, column: 5, scope: !27)
!29 = !DILocation(line: 15, column: 11, scope: !27)
!30 = !DILocation(line: 15, column: 25, scope: !27)
!31 = !DILocation(line: 15, column: 50, scope: !27)
!32 = !DILocation(line: 15, column: 16, scope: !27)
!33 = !DILocation(line: 15, column: 23, scope: !27)
!34 = !DILocation(line: 16, column: 1, scope: !27)
!35 = distinct !DISubprogram(name: "nothing_masked", scope: !7, file: !7, line: 17, type: !16, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!36 = !DILocation(line: 18, column: 5, scope: !35)
!37 = !DILocation(line: 19, column: 11, scope: !35)
!38 = !DILocation(line: 19, column: 56, scope: !35)
!39 = !DILocation(line: 19, column: 62, scope: !35)
!40 = !DILocation(line: 19, column: 16, scope: !35)
!41 = !DILocation(line: 19, column: 23, scope: !35)
!42 = !DILocation(line: 20, column: 1, scope: !35)
!43 = distinct !DISubprogram(name: "index_is_identity", scope: !7, file: !7, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!44 = !DILocation(line: 22, column: 5, scope: !43)
!45 = !DILocation(line: 23, column: 11, scope: !43)
!46 = !DILocation(line: 23, column: 25, scope: !43)
!47 = !DILocation(line: 23, column: 57, scope: !43)
!48 = !DILocation(line: 23, column: 16, scope: !43)
!49 = !DILocation(line: 23, column: 23, scope: !43)
!50 = !DILocation(line: 24, column: 1, scope: !43)
!51 = distinct !DISubprogram(name: "lanes_agree", scope: !7, file: !7, line: 26, type: !16, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!52 = !DILocation(line: 27, column: 5, scope: !51)
!53 = !DILocation(line: 28, column: 11, scope: !51)
!54 = !DILocation(line: 28, column: 50, scope: !51)
!55 = !DILocation(line: 28, column: 25, scope: !51)
!56 = !DILocation(line: 28, scope: !51)
!57 = !DILocation(line: 28, column: 16, scope: !51)
!58 = !DILocation(line: 28, column: 23, scope: !51)
!59 = !DILocation(line: 29, column: 1, scope: !51)
!60 = distinct !DISubprogram(name: "all_rows_full", scope: !7, file: !7, line: 31, type: !16, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!61 = !DILocation(line: 32, column: 5, scope: !60)
!62 = !DILocation(line: 33, column: 11, scope: !60)
!63 = !DILocation(line: 35, column: 23, scope: !60)
!64 = !DILocation(line: 35, column: 5, scope: !60)
!65 = !DILocation(line: 0, scope: !60)
!66 = !DILocation(line: 36, column: 5, scope: !60)
!67 = !DILocation(line: 36, column: 12, scope: !60)
!68 = !DILocation(line: 37, column: 1, scope: !60)
!69 = !DILocation(line: 35, column: 54, scope: !60)
!70 = !DILocation(line: 35, column: 42, scope: !60)
!71 = !DILocation(line: 35, column: 64, scope: !60)
!72 = !DILocation(line: 35, column: 59, scope: !60)
!73 = !DILocation(line: 35, column: 39, scope: !60)
!74 = distinct !{!74, !64, !75, !76, !77}
!75 = !DILocation(line: 35, column: 67, scope: !60)
!76 = !{!"llvm.loop.mustprogress"}
!77 = !{!"llvm.loop.unroll.disable"}
!78 = distinct !DISubprogram(name: "index_in_range", scope: !7, file: !7, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!79 = !DILocation(line: 40, column: 5, scope: !78)
!80 = !DILocation(line: 41, column: 11, scope: !78)
!81 = !DILocation(line: 42, column: 16, scope: !78)
!82 = !DILocation(line: 43, column: 50, scope: !78)
!83 = !DILocation(line: 43, column: 59, scope: !78)
!84 = !DILocation(line: 43, column: 5, scope: !78)
!85 = !DILocation(line: 43, column: 12, scope: !78)
!86 = !DILocation(line: 44, column: 1, scope: !78)
!87 = distinct !DISubprogram(name: "every_index_once", scope: !7, file: !7, line: 46, type: !16, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!88 = !DILocation(line: 47, column: 5, scope: !87)
!89 = !DILocation(line: 48, column: 11, scope: !87)
!90 = !DILocation(line: 50, column: 30, scope: !87)
!91 = !DILocation(line: 50, column: 17, scope: !87)
!92 = !DILocation(line: 50, column: 13, scope: !87)
!93 = !DILocation(line: 50, column: 27, scope: !87)
!94 = !DILocation(line: 51, column: 1, scope: !87)
!95 = distinct !DISubprogram(name: "keys_sorted", scope: !7, file: !7, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!96 = !DILocation(line: 54, column: 5, scope: !95)
!97 = !DILocation(line: 55, column: 11, scope: !95)
!98 = !DILocation(line: 57, column: 19, scope: !95)
!99 = !DILocation(line: 57, column: 24, scope: !95)
!100 = !DILocation(line: 57, column: 27, scope: !95)
!101 = !DILocation(line: 57, column: 43, scope: !95)
!102 = !DILocation(line: 57, column: 40, scope: !95)
!103 = !DILocation(line: 57, column: 57, scope: !95)
!104 = !DILocation(line: 57, column: 53, scope: !95)
!105 = !DILocation(line: 57, column: 67, scope: !95)
!106 = !DILocation(line: 58, column: 1, scope: !95)
!107 = distinct !DISubprogram(name: "nothing_there_yet", scope: !7, file: !7, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!108 = !DILocation(line: 61, column: 5, scope: !107)
!109 = !DILocation(line: 62, column: 11, scope: !107)
!110 = !DILocation(line: 62, column: 45, scope: !107)
!111 = !DILocation(line: 62, column: 51, scope: !107)
!112 = !DILocation(line: 62, column: 16, scope: !107)
!113 = !DILocation(line: 62, column: 42, scope: !107)
!114 = !DILocation(line: 63, column: 1, scope: !107)
!115 = distinct !DISubprogram(name: "border_is_zero", scope: !7, file: !7, line: 65, type: !16, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!116 = !DILocation(line: 66, column: 5, scope: !115)
!117 = !DILocation(line: 67, column: 11, scope: !115)
!118 = !DILocation(line: 68, column: 37, scope: !115)
!119 = !DILocation(line: 68, column: 77, scope: !115)
!120 = !DILocation(line: 69, column: 25, scope: !115)
!121 = !DILocation(line: 69, column: 23, scope: !115)
!122 = !DILocation(line: 69, column: 19, scope: !115)
!123 = !DILocation(line: 69, column: 35, scope: !115)
!124 = !DILocation(line: 69, column: 5, scope: !115)
!125 = !DILocation(line: 69, column: 12, scope: !115)
!126 = !DILocation(line: 70, column: 1, scope: !115)
!127 = distinct !DISubprogram(name: "top_is_bottom", scope: !7, file: !7, line: 72, type: !16, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!128 = !DILocation(line: 73, column: 5, scope: !127)
!129 = !DILocation(line: 74, column: 11, scope: !127)
!130 = !DILocation(line: 76, column: 14, scope: !127)
!131 = !DILocation(line: 76, column: 34, scope: !127)
!132 = !DILocation(line: 76, column: 26, scope: !127)
!133 = !DILocation(line: 76, column: 24, scope: !127)
!134 = !DILocation(line: 76, column: 20, scope: !127)
!135 = !DILocation(line: 76, column: 39, scope: !127)
!136 = !DILocation(line: 76, column: 5, scope: !127)
!137 = !DILocation(line: 76, column: 12, scope: !127)
!138 = !DILocation(line: 77, column: 1, scope: !127)
!139 = distinct !DISubprogram(name: "last_bin", scope: !7, file: !7, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!140 = !DILocation(line: 80, column: 5, scope: !139)
!141 = !DILocation(line: 81, column: 11, scope: !139)
!142 = !DILocation(line: 82, column: 21, scope: !139)
!143 = !DILocation(line: 82, column: 27, scope: !139)
!144 = !DILocation(line: 82, column: 20, scope: !139)
!145 = !DILocation(line: 84, column: 16, scope: !139)
!146 = !DILocation(line: 84, column: 5, scope: !139)
!147 = !DILocation(line: 85, column: 1, scope: !139)
!148 = distinct !DISubprogram(name: "first_bin", scope: !7, file: !7, line: 86, type: !16, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!149 = !DILocation(line: 87, column: 5, scope: !148)
!150 = !DILocation(line: 88, column: 11, scope: !148)
!151 = !DILocation(line: 89, column: 25, scope: !148)
!152 = !DILocation(line: 89, column: 31, scope: !148)
!153 = !DILocation(line: 89, column: 24, scope: !148)
!154 = !DILocation(line: 89, column: 15, scope: !148)
!155 = !DILocation(line: 91, column: 16, scope: !148)
!156 = !DILocation(line: 91, column: 5, scope: !148)
!157 = !DILocation(line: 92, column: 1, scope: !148)
!158 = distinct !DISubprogram(name: "bits_of_positive", scope: !7, file: !7, line: 94, type: !16, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!159 = !DILocation(line: 95, column: 5, scope: !158)
!160 = !DILocation(line: 96, column: 11, scope: !158)
!161 = !DILocation(line: 97, column: 31, scope: !158)
!162 = !DILocation(line: 99, column: 23, scope: !158)
!163 = !DILocation(line: 99, column: 16, scope: !158)
!164 = !DILocation(line: 99, column: 5, scope: !158)
!165 = !DILocation(line: 100, column: 1, scope: !158)
!166 = distinct !DISubprogram(name: "no_loops", scope: !7, file: !7, line: 102, type: !16, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!167 = !DILocation(line: 103, column: 5, scope: !166)
!168 = !DILocation(line: 104, column: 11, scope: !166)
!169 = !DILocation(line: 105, column: 56, scope: !166)
!170 = !DILocation(line: 105, column: 52, scope: !166)
!171 = !DILocation(line: 105, column: 41, scope: !166)
!172 = !DILocation(line: 106, column: 1, scope: !166)
!173 = distinct !DISubprogram(name: "edges_once", scope: !7, file: !7, line: 108, type: !16, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!174 = !DILocation(line: 109, column: 5, scope: !173)
!175 = !DILocation(line: 110, column: 11, scope: !173)
!176 = !DILocation(line: 112, column: 20, scope: !173)
!177 = !DILocation(line: 112, column: 16, scope: !173)
!178 = !DILocation(line: 112, column: 5, scope: !173)
!179 = !DILocation(line: 113, column: 1, scope: !173)
!180 = distinct !DISubprogram(name: "is_a_tree", scope: !7, file: !7, line: 115, type: !16, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!181 = !DILocation(line: 116, column: 5, scope: !180)
!182 = !DILocation(line: 117, column: 11, scope: !180)
!183 = !DILocation(line: 118, column: 16, scope: !180)
!184 = !DILocation(line: 118, column: 9, scope: !180)
!185 = !DILocation(line: 118, column: 27, scope: !180)
!186 = !DILocation(line: 119, column: 80, scope: !180)
!187 = !DILocation(line: 119, column: 74, scope: !180)
!188 = !DILocation(line: 119, column: 62, scope: !180)
!189 = !DILocation(line: 120, column: 1, scope: !180)
!190 = distinct !DISubprogram(name: "constant_unset", scope: !7, file: !7, line: 123, type: !16, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!191 = !DILocation(line: 124, column: 5, scope: !190)
!192 = !DILocation(line: 125, column: 11, scope: !190)
!193 = !DILocation(line: 125, column: 25, scope: !190)
!194 = !DILocation(line: 125, column: 31, scope: !190)
!195 = !DILocation(line: 125, column: 16, scope: !190)
!196 = !DILocation(line: 125, column: 23, scope: !190)
!197 = !DILocation(line: 126, column: 1, scope: !190)
!198 = distinct !DISubprogram(name: "constant_scalar_unset", scope: !7, file: !7, line: 129, type: !16, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!199 = !DILocation(line: 130, column: 5, scope: !198)
!200 = !DILocation(line: 131, column: 11, scope: !198)
!201 = !DILocation(line: 132, column: 15, scope: !198)
!202 = !DILocation(line: 134, column: 5, scope: !198)
!203 = !DILocation(line: 134, column: 12, scope: !198)
!204 = !DILocation(line: 135, column: 1, scope: !198)
!205 = distinct !DISubprogram(name: "constant_element_zero", scope: !7, file: !7, line: 138, type: !16, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!206 = !DILocation(line: 139, column: 5, scope: !205)
!207 = !DILocation(line: 140, column: 11, scope: !205)
!208 = !DILocation(line: 141, column: 13, scope: !205)
!209 = !DILocation(line: 142, column: 5, scope: !205)
!210 = !DILocation(line: 143, column: 5, scope: !205)
!211 = !DILocation(line: 143, column: 12, scope: !205)
!212 = !DILocation(line: 144, column: 1, scope: !205)
!213 = !DILocation(line: 142, column: 63, scope: !205)
!214 = !DILocation(line: 142, column: 69, scope: !205)
!215 = !DILocation(line: 142, column: 67, scope: !205)
!216 = !DILocation(line: 142, column: 49, scope: !205)
!217 = !DILocation(line: 142, column: 42, scope: !205)
!218 = distinct !{!218, !209, !219, !76, !77}
!219 = !DILocation(line: 142, column: 76, scope: !205)
!220 = distinct !DISubprogram(name: "never_in_place", scope: !7, file: !7, line: 146, type: !16, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!221 = !DILocation(line: 147, column: 5, scope: !220)
!222 = !DILocation(line: 148, column: 19, scope: !220)
!223 = !DILocation(line: 149, column: 11, scope: !220)
!224 = !DILocation(line: 151, column: 22, scope: !220)
!225 = !DILocation(line: 151, column: 13, scope: !220)
!226 = !DILocation(line: 151, column: 20, scope: !220)
!227 = !DILocation(line: 151, column: 38, scope: !220)
!228 = !DILocation(line: 151, column: 29, scope: !220)
!229 = !DILocation(line: 151, column: 36, scope: !220)
!230 = !DILocation(line: 152, column: 1, scope: !220)
