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
  br i1 %10, label %11, label %22, !dbg !89

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !90
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !90
  %14 = load i32, ptr %13, align 4, !dbg !90, !tbaa !10
  %15 = sext i32 %14 to i64, !dbg !91
  %16 = getelementptr inbounds i32, ptr %2, i64 %15, !dbg !91
  %17 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !92
  %18 = load i32, ptr %17, align 4, !dbg !92, !tbaa !10
  %19 = load i32, ptr %16, align 4, !dbg !93, !tbaa !10
  %20 = add nsw i32 %19, %18, !dbg !94
  %21 = tail call noundef range(i32 -2147483648, 1001) i32 @llvm.smin.i32(i32 %20, i32 1000), !dbg !95
  store i32 %21, ptr %16, align 4, !dbg !96, !tbaa !10
  br label %22, !dbg !97

22:                                               ; preds = %4, %11
  ret void, !dbg !97
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @keys_sorted(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !98 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !99
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !99
  %7 = mul i32 %5, %6, !dbg !99
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99
  %9 = add i32 %7, %8, !dbg !99
  %10 = icmp slt i32 %9, %3, !dbg !100
  br i1 %10, label %11, label %26, !dbg !100

11:                                               ; preds = %4
  %12 = icmp eq i32 %9, 0, !dbg !101
  br i1 %12, label %20, label %13, !dbg !102

13:                                               ; preds = %11
  %14 = sext i32 %9 to i64, !dbg !103
  %15 = getelementptr i32, ptr %0, i64 %14, !dbg !103
  %16 = getelementptr i8, ptr %15, i64 -4, !dbg !103
  %17 = load i32, ptr %16, align 4, !dbg !103, !tbaa !10
  %18 = load i32, ptr %15, align 4, !dbg !104, !tbaa !10
  %19 = icmp eq i32 %17, %18, !dbg !105
  br i1 %19, label %26, label %20, !dbg !102

20:                                               ; preds = %13, %11
  %21 = sext i32 %9 to i64, !dbg !106
  %22 = getelementptr inbounds i32, ptr %0, i64 %21, !dbg !106
  %23 = load i32, ptr %22, align 4, !dbg !106, !tbaa !10
  %24 = sext i32 %23 to i64, !dbg !107
  %25 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !107
  store i32 %9, ptr %25, align 4, !dbg !108, !tbaa !10
  br label %26, !dbg !107

26:                                               ; preds = %13, %20, %4
  ret void, !dbg !109
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @nothing_there_yet(ptr noundef readnone captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !110 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !111
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !111
  %7 = mul i32 %5, %6, !dbg !111
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !111
  %9 = add i32 %7, %8, !dbg !111
  %10 = icmp slt i32 %9, %3, !dbg !112
  br i1 %10, label %11, label %17, !dbg !112

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !113
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !113
  %14 = load i32, ptr %13, align 4, !dbg !113, !tbaa !10
  %15 = mul nsw i32 %14, 3, !dbg !114
  %16 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !115
  store i32 %15, ptr %16, align 4, !dbg !116, !tbaa !10
  br label %17, !dbg !115

17:                                               ; preds = %11, %4
  ret void, !dbg !117
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @border_is_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !118 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119
  %6 = mul i32 %4, %5, !dbg !119
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119
  %8 = add i32 %6, %7, !dbg !119
  %9 = icmp slt i32 %8, %2, !dbg !120
  br i1 %9, label %10, label %22, !dbg !120

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !121
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !121
  %13 = load i32, ptr %12, align 4, !dbg !121, !tbaa !10
  %14 = getelementptr i8, ptr %12, i64 8, !dbg !122
  %15 = load i32, ptr %14, align 4, !dbg !122, !tbaa !10
  %16 = getelementptr i8, ptr %12, i64 4, !dbg !123
  %17 = load i32, ptr %16, align 4, !dbg !123, !tbaa !10
  %18 = shl nsw i32 %17, 1, !dbg !124
  %19 = add i32 %15, %13, !dbg !125
  %20 = add i32 %19, %18, !dbg !126
  %21 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !127
  store i32 %20, ptr %21, align 4, !dbg !128, !tbaa !10
  br label %22, !dbg !129

22:                                               ; preds = %3, %10
  ret void, !dbg !129
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @top_is_bottom(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !130 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !131
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !131
  %7 = mul i32 %5, %6, !dbg !131
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131
  %9 = add i32 %7, %8, !dbg !131
  %10 = icmp slt i32 %9, %3, !dbg !132
  br i1 %10, label %11, label %23, !dbg !132

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !133
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !133
  %14 = load i32, ptr %13, align 4, !dbg !133, !tbaa !10
  %15 = add nsw i32 %3, %9, !dbg !134
  %16 = sext i32 %15 to i64, !dbg !135
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !135
  %18 = load i32, ptr %17, align 4, !dbg !135, !tbaa !10
  %19 = shl nsw i32 %18, 1, !dbg !136
  %20 = mul i32 %14, 6, !dbg !137
  %21 = add i32 %20, %19, !dbg !138
  %22 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !139
  store i32 %21, ptr %22, align 4, !dbg !140, !tbaa !10
  br label %23, !dbg !141

23:                                               ; preds = %4, %11
  ret void, !dbg !141
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @last_bin(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !142 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !143
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !143
  %6 = mul i32 %4, %5, !dbg !143
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !143
  %8 = add i32 %6, %7, !dbg !143
  %9 = icmp slt i32 %8, %2, !dbg !144
  br i1 %9, label %10, label %19, !dbg !144

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !145
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !145
  %13 = load float, ptr %12, align 4, !dbg !145, !tbaa !21
  %14 = fmul contract float %13, 1.600000e+01, !dbg !146
  %15 = fptosi float %14 to i32, !dbg !147
  %16 = sext i32 %15 to i64, !dbg !148
  %17 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !148
  %18 = atomicrmw add ptr %17, i32 1 seq_cst, align 4, !dbg !149
  br label %19, !dbg !150

19:                                               ; preds = %3, %10
  ret void, !dbg !150
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @first_bin(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !151 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !152
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !152
  %6 = mul i32 %4, %5, !dbg !152
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !152
  %8 = add i32 %6, %7, !dbg !152
  %9 = icmp slt i32 %8, %2, !dbg !153
  br i1 %9, label %10, label %20, !dbg !153

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !154
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !154
  %13 = load float, ptr %12, align 4, !dbg !154, !tbaa !21
  %14 = fmul contract float %13, 1.600000e+01, !dbg !155
  %15 = fptosi float %14 to i32, !dbg !156
  %16 = tail call noundef range(i32 -2147483648, 1001) i32 @llvm.smin.i32(i32 %15, i32 15), !dbg !157
  %17 = sext i32 %16 to i64, !dbg !158
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !158
  %19 = atomicrmw add ptr %18, i32 1 seq_cst, align 4, !dbg !159
  br label %20, !dbg !160

20:                                               ; preds = %3, %10
  ret void, !dbg !160
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bits_of_positive(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !161 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !162
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !162
  %6 = mul i32 %4, %5, !dbg !162
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !162
  %8 = add i32 %6, %7, !dbg !162
  %9 = icmp slt i32 %8, %2, !dbg !163
  br i1 %9, label %10, label %18, !dbg !163

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !164
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !164
  %13 = load i32, ptr %12, align 4, !dbg !164, !tbaa !21
  %14 = srem i32 %8, 8, !dbg !165
  %15 = sext i32 %14 to i64, !dbg !166
  %16 = getelementptr inbounds i32, ptr %1, i64 %15, !dbg !166
  %17 = atomicrmw max ptr %16, i32 %13 seq_cst, align 4, !dbg !167
  br label %18, !dbg !168

18:                                               ; preds = %3, %10
  ret void, !dbg !168
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @no_loops(ptr noundef readnone captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !dbg !169 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !170
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !170
  %9 = mul i32 %7, %8, !dbg !170
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !170
  %11 = add i32 %9, %10, !dbg !170
  %12 = icmp slt i32 %11, %5, !dbg !171
  br i1 %12, label %13, label %20, !dbg !171

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !172
  %15 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !172
  %16 = load i32, ptr %15, align 4, !dbg !172, !tbaa !10
  %17 = sext i32 %16 to i64, !dbg !173
  %18 = getelementptr inbounds i32, ptr %2, i64 %17, !dbg !173
  %19 = atomicrmw add ptr %18, i32 1 seq_cst, align 4, !dbg !174
  br label %20, !dbg !175

20:                                               ; preds = %6, %13
  ret void, !dbg !175
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @edges_once(ptr noundef readnone captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !dbg !176 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !177
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !177
  %9 = mul i32 %7, %8, !dbg !177
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !177
  %11 = add i32 %9, %10, !dbg !177
  %12 = icmp slt i32 %11, %5, !dbg !178
  br i1 %12, label %13, label %20, !dbg !178

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !179
  %15 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !179
  %16 = load i32, ptr %15, align 4, !dbg !179, !tbaa !10
  %17 = sext i32 %16 to i64, !dbg !180
  %18 = getelementptr inbounds i32, ptr %2, i64 %17, !dbg !180
  %19 = atomicrmw add ptr %18, i32 1 seq_cst, align 4, !dbg !181
  br label %20, !dbg !182

20:                                               ; preds = %6, %13
  ret void, !dbg !182
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @is_a_tree(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !183 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !184
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !184
  %8 = mul i32 %6, %7, !dbg !184
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !184
  %10 = add i32 %8, %9, !dbg !184
  %11 = icmp slt i32 %10, %4, !dbg !185
  br i1 %11, label %12, label %26, !dbg !185

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !186
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !186
  %15 = load i32, ptr %14, align 4, !dbg !186, !tbaa !10
  %16 = sext i32 %15 to i64, !dbg !187
  %17 = getelementptr inbounds i32, ptr %2, i64 %16, !dbg !187
  %18 = load i32, ptr %17, align 4, !dbg !187, !tbaa !10
  %19 = icmp eq i32 %18, 2, !dbg !188
  br i1 %19, label %20, label %26, !dbg !188

20:                                               ; preds = %12
  %21 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !189
  %22 = load i32, ptr %21, align 4, !dbg !189, !tbaa !10
  %23 = sext i32 %22 to i64, !dbg !190
  %24 = getelementptr inbounds i32, ptr %3, i64 %23, !dbg !190
  %25 = atomicrmw xchg ptr %24, i32 3 seq_cst, align 4, !dbg !191
  br label %26, !dbg !191

26:                                               ; preds = %12, %20, %5
  ret void, !dbg !192
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @constant_unset(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !193 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !194
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !194
  %6 = mul i32 %4, %5, !dbg !194
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !194
  %8 = add i32 %6, %7, !dbg !194
  %9 = icmp slt i32 %8, %2, !dbg !195
  br i1 %9, label %10, label %16, !dbg !195

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !196
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !196
  %13 = load i32, ptr %12, align 4, !dbg !196, !tbaa !10
  %14 = mul nsw i32 %13, 3, !dbg !197
  %15 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !198
  store i32 %14, ptr %15, align 4, !dbg !199, !tbaa !10
  br label %16, !dbg !198

16:                                               ; preds = %10, %3
  ret void, !dbg !200
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @constant_scalar_unset(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !201 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !202
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !202
  %6 = mul i32 %4, %5, !dbg !202
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !202
  %8 = add i32 %6, %7, !dbg !202
  %9 = icmp slt i32 %8, %2, !dbg !203
  br i1 %9, label %10, label %15, !dbg !203

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !204
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !204
  %13 = load float, ptr %12, align 4, !dbg !204, !tbaa !21
  %14 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !205
  store float %13, ptr %14, align 4, !dbg !206, !tbaa !21
  br label %15, !dbg !207

15:                                               ; preds = %3, %10
  ret void, !dbg !207
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @constant_element_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !208 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !209
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !209
  %6 = mul i32 %4, %5, !dbg !209
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !209
  %8 = add i32 %6, %7, !dbg !209
  %9 = icmp slt i32 %8, %2, !dbg !210
  br i1 %9, label %10, label %26, !dbg !210

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !211
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !211
  %13 = load i32, ptr %12, align 4, !dbg !211, !tbaa !10
  br label %16, !dbg !212

14:                                               ; preds = %16
  %15 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !213
  store i32 %23, ptr %15, align 4, !dbg !214, !tbaa !10
  br label %26, !dbg !215

16:                                               ; preds = %10, %16
  %17 = phi i32 [ 6, %10 ], [ %24, %16 ]
  %18 = phi i32 [ 0, %10 ], [ %23, %16 ]
  %19 = mul nsw i32 %18, %13, !dbg !216
  %20 = zext nneg i32 %17 to i64, !dbg !217
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 %20, !dbg !217
  %22 = load i32, ptr %21, align 4, !dbg !217, !tbaa !10
  %23 = add nsw i32 %22, %19, !dbg !218
  %24 = add nsw i32 %17, -1, !dbg !219
  %25 = icmp eq i32 %17, 0, !dbg !220
  br i1 %25, label %14, label %16, !dbg !212, !llvm.loop !221

26:                                               ; preds = %3, %14
  ret void, !dbg !215
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @never_in_place(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !223 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !224
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !224
  %6 = mul i32 %4, %5, !dbg !224
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !224
  %8 = add i32 %6, %7, !dbg !224
  %9 = xor i32 %8, -1, !dbg !225
  %10 = add i32 %2, %9, !dbg !225
  %11 = icmp sgt i32 %8, %10, !dbg !226
  br i1 %11, label %21, label %12, !dbg !226

12:                                               ; preds = %3
  %13 = sext i32 %10 to i64, !dbg !227
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !227
  %15 = load i32, ptr %14, align 4, !dbg !227, !tbaa !10
  %16 = sext i32 %8 to i64, !dbg !228
  %17 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !228
  store i32 %15, ptr %17, align 4, !dbg !229, !tbaa !10
  %18 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !230
  %19 = load i32, ptr %18, align 4, !dbg !230, !tbaa !10
  %20 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !231
  store i32 %19, ptr %20, align 4, !dbg !232, !tbaa !10
  br label %21, !dbg !233

21:                                               ; preds = %3, %12
  ret void, !dbg !233
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @no_way_back(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !dbg !234 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !235
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !235
  %9 = mul i32 %7, %8, !dbg !235
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !235
  %11 = add i32 %9, %10, !dbg !235
  %12 = icmp slt i32 %11, %4, !dbg !236
  br i1 %12, label %13, label %29, !dbg !237

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !238
  %15 = getelementptr inbounds i32, ptr %0, i64 %14, !dbg !238
  %16 = load i32, ptr %15, align 4, !dbg !238, !tbaa !10
  %17 = sext i32 %16 to i64, !dbg !239
  %18 = getelementptr inbounds i32, ptr %2, i64 %17, !dbg !239
  %19 = cmpxchg ptr %18, i32 %5, i32 %5 seq_cst seq_cst, align 4, !dbg !240
  %20 = extractvalue { i32, i1 } %19, 1, !dbg !241
  br i1 %20, label %21, label %29, !dbg !237

21:                                               ; preds = %13
  %22 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !242
  %23 = load i32, ptr %22, align 4, !dbg !242, !tbaa !10
  %24 = sext i32 %23 to i64, !dbg !243
  %25 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !243
  %26 = add nsw i32 %5, 1, !dbg !244
  %27 = atomicrmw xchg ptr %25, i32 %26 seq_cst, align 4, !dbg !245
  %28 = atomicrmw xchg ptr %3, i32 1 seq_cst, align 4, !dbg !246
  br label %29, !dbg !247

29:                                               ; preds = %6, %13, %21
  ret void, !dbg !247
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
!90 = !DILocation(line: 49, column: 20, scope: !87)
!91 = !DILocation(line: 49, column: 16, scope: !87)
!92 = !DILocation(line: 49, column: 37, scope: !87)
!93 = !DILocation(line: 51, column: 19, scope: !87)
!94 = !DILocation(line: 52, column: 27, scope: !87)
!95 = !DILocation(line: 52, column: 19, scope: !87)
!96 = !DILocation(line: 52, column: 17, scope: !87)
!97 = !DILocation(line: 53, column: 1, scope: !87)
!98 = distinct !DISubprogram(name: "keys_sorted", scope: !7, file: !7, line: 55, type: !16, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!99 = !DILocation(line: 56, column: 5, scope: !98)
!100 = !DILocation(line: 57, column: 11, scope: !98)
!101 = !DILocation(line: 59, column: 19, scope: !98)
!102 = !DILocation(line: 59, column: 24, scope: !98)
!103 = !DILocation(line: 59, column: 27, scope: !98)
!104 = !DILocation(line: 59, column: 43, scope: !98)
!105 = !DILocation(line: 59, column: 40, scope: !98)
!106 = !DILocation(line: 59, column: 57, scope: !98)
!107 = !DILocation(line: 59, column: 53, scope: !98)
!108 = !DILocation(line: 59, column: 67, scope: !98)
!109 = !DILocation(line: 60, column: 1, scope: !98)
!110 = distinct !DISubprogram(name: "nothing_there_yet", scope: !7, file: !7, line: 62, type: !16, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!111 = !DILocation(line: 63, column: 5, scope: !110)
!112 = !DILocation(line: 64, column: 11, scope: !110)
!113 = !DILocation(line: 64, column: 45, scope: !110)
!114 = !DILocation(line: 64, column: 51, scope: !110)
!115 = !DILocation(line: 64, column: 16, scope: !110)
!116 = !DILocation(line: 64, column: 42, scope: !110)
!117 = !DILocation(line: 65, column: 1, scope: !110)
!118 = distinct !DISubprogram(name: "border_is_zero", scope: !7, file: !7, line: 67, type: !16, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!119 = !DILocation(line: 68, column: 5, scope: !118)
!120 = !DILocation(line: 69, column: 11, scope: !118)
!121 = !DILocation(line: 70, column: 37, scope: !118)
!122 = !DILocation(line: 70, column: 77, scope: !118)
!123 = !DILocation(line: 71, column: 25, scope: !118)
!124 = !DILocation(line: 71, column: 23, scope: !118)
!125 = !DILocation(line: 71, column: 19, scope: !118)
!126 = !DILocation(line: 71, column: 35, scope: !118)
!127 = !DILocation(line: 71, column: 5, scope: !118)
!128 = !DILocation(line: 71, column: 12, scope: !118)
!129 = !DILocation(line: 72, column: 1, scope: !118)
!130 = distinct !DISubprogram(name: "top_is_bottom", scope: !7, file: !7, line: 74, type: !16, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!131 = !DILocation(line: 75, column: 5, scope: !130)
!132 = !DILocation(line: 76, column: 11, scope: !130)
!133 = !DILocation(line: 78, column: 14, scope: !130)
!134 = !DILocation(line: 78, column: 34, scope: !130)
!135 = !DILocation(line: 78, column: 26, scope: !130)
!136 = !DILocation(line: 78, column: 24, scope: !130)
!137 = !DILocation(line: 78, column: 20, scope: !130)
!138 = !DILocation(line: 78, column: 39, scope: !130)
!139 = !DILocation(line: 78, column: 5, scope: !130)
!140 = !DILocation(line: 78, column: 12, scope: !130)
!141 = !DILocation(line: 79, column: 1, scope: !130)
!142 = distinct !DISubprogram(name: "last_bin", scope: !7, file: !7, line: 81, type: !16, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!143 = !DILocation(line: 82, column: 5, scope: !142)
!144 = !DILocation(line: 83, column: 11, scope: !142)
!145 = !DILocation(line: 84, column: 21, scope: !142)
!146 = !DILocation(line: 84, column: 27, scope: !142)
!147 = !DILocation(line: 84, column: 20, scope: !142)
!148 = !DILocation(line: 86, column: 16, scope: !142)
!149 = !DILocation(line: 86, column: 5, scope: !142)
!150 = !DILocation(line: 87, column: 1, scope: !142)
!151 = distinct !DISubprogram(name: "first_bin", scope: !7, file: !7, line: 88, type: !16, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!152 = !DILocation(line: 89, column: 5, scope: !151)
!153 = !DILocation(line: 90, column: 11, scope: !151)
!154 = !DILocation(line: 91, column: 25, scope: !151)
!155 = !DILocation(line: 91, column: 31, scope: !151)
!156 = !DILocation(line: 91, column: 24, scope: !151)
!157 = !DILocation(line: 91, column: 15, scope: !151)
!158 = !DILocation(line: 93, column: 16, scope: !151)
!159 = !DILocation(line: 93, column: 5, scope: !151)
!160 = !DILocation(line: 94, column: 1, scope: !151)
!161 = distinct !DISubprogram(name: "bits_of_positive", scope: !7, file: !7, line: 96, type: !16, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!162 = !DILocation(line: 97, column: 5, scope: !161)
!163 = !DILocation(line: 98, column: 11, scope: !161)
!164 = !DILocation(line: 99, column: 31, scope: !161)
!165 = !DILocation(line: 101, column: 23, scope: !161)
!166 = !DILocation(line: 101, column: 16, scope: !161)
!167 = !DILocation(line: 101, column: 5, scope: !161)
!168 = !DILocation(line: 102, column: 1, scope: !161)
!169 = distinct !DISubprogram(name: "no_loops", scope: !7, file: !7, line: 104, type: !16, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!170 = !DILocation(line: 105, column: 5, scope: !169)
!171 = !DILocation(line: 106, column: 11, scope: !169)
!172 = !DILocation(line: 107, column: 56, scope: !169)
!173 = !DILocation(line: 107, column: 52, scope: !169)
!174 = !DILocation(line: 107, column: 41, scope: !169)
!175 = !DILocation(line: 108, column: 1, scope: !169)
!176 = distinct !DISubprogram(name: "edges_once", scope: !7, file: !7, line: 110, type: !16, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!177 = !DILocation(line: 111, column: 5, scope: !176)
!178 = !DILocation(line: 112, column: 11, scope: !176)
!179 = !DILocation(line: 114, column: 20, scope: !176)
!180 = !DILocation(line: 114, column: 16, scope: !176)
!181 = !DILocation(line: 114, column: 5, scope: !176)
!182 = !DILocation(line: 115, column: 1, scope: !176)
!183 = distinct !DISubprogram(name: "is_a_tree", scope: !7, file: !7, line: 117, type: !16, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!184 = !DILocation(line: 118, column: 5, scope: !183)
!185 = !DILocation(line: 119, column: 11, scope: !183)
!186 = !DILocation(line: 120, column: 16, scope: !183)
!187 = !DILocation(line: 120, column: 9, scope: !183)
!188 = !DILocation(line: 120, column: 27, scope: !183)
!189 = !DILocation(line: 121, column: 80, scope: !183)
!190 = !DILocation(line: 121, column: 74, scope: !183)
!191 = !DILocation(line: 121, column: 62, scope: !183)
!192 = !DILocation(line: 122, column: 1, scope: !183)
!193 = distinct !DISubprogram(name: "constant_unset", scope: !7, file: !7, line: 125, type: !16, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!194 = !DILocation(line: 126, column: 5, scope: !193)
!195 = !DILocation(line: 127, column: 11, scope: !193)
!196 = !DILocation(line: 127, column: 25, scope: !193)
!197 = !DILocation(line: 127, column: 31, scope: !193)
!198 = !DILocation(line: 127, column: 16, scope: !193)
!199 = !DILocation(line: 127, column: 23, scope: !193)
!200 = !DILocation(line: 128, column: 1, scope: !193)
!201 = distinct !DISubprogram(name: "constant_scalar_unset", scope: !7, file: !7, line: 131, type: !16, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!202 = !DILocation(line: 132, column: 5, scope: !201)
!203 = !DILocation(line: 133, column: 11, scope: !201)
!204 = !DILocation(line: 134, column: 15, scope: !201)
!205 = !DILocation(line: 136, column: 5, scope: !201)
!206 = !DILocation(line: 136, column: 12, scope: !201)
!207 = !DILocation(line: 137, column: 1, scope: !201)
!208 = distinct !DISubprogram(name: "constant_element_zero", scope: !7, file: !7, line: 140, type: !16, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!209 = !DILocation(line: 141, column: 5, scope: !208)
!210 = !DILocation(line: 142, column: 11, scope: !208)
!211 = !DILocation(line: 143, column: 13, scope: !208)
!212 = !DILocation(line: 144, column: 5, scope: !208)
!213 = !DILocation(line: 145, column: 5, scope: !208)
!214 = !DILocation(line: 145, column: 12, scope: !208)
!215 = !DILocation(line: 146, column: 1, scope: !208)
!216 = !DILocation(line: 144, column: 63, scope: !208)
!217 = !DILocation(line: 144, column: 69, scope: !208)
!218 = !DILocation(line: 144, column: 67, scope: !208)
!219 = !DILocation(line: 144, column: 49, scope: !208)
!220 = !DILocation(line: 144, column: 42, scope: !208)
!221 = distinct !{!221, !212, !222, !76, !77}
!222 = !DILocation(line: 144, column: 76, scope: !208)
!223 = distinct !DISubprogram(name: "never_in_place", scope: !7, file: !7, line: 148, type: !16, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!224 = !DILocation(line: 149, column: 5, scope: !223)
!225 = !DILocation(line: 150, column: 19, scope: !223)
!226 = !DILocation(line: 151, column: 11, scope: !223)
!227 = !DILocation(line: 153, column: 22, scope: !223)
!228 = !DILocation(line: 153, column: 13, scope: !223)
!229 = !DILocation(line: 153, column: 20, scope: !223)
!230 = !DILocation(line: 153, column: 38, scope: !223)
!231 = !DILocation(line: 153, column: 29, scope: !223)
!232 = !DILocation(line: 153, column: 36, scope: !223)
!233 = !DILocation(line: 154, column: 1, scope: !223)
!234 = distinct !DISubprogram(name: "no_way_back", scope: !7, file: !7, line: 156, type: !16, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!235 = !DILocation(line: 158, column: 5, scope: !234)
!236 = !DILocation(line: 159, column: 11, scope: !234)
!237 = !DILocation(line: 159, column: 20, scope: !234)
!238 = !DILocation(line: 159, column: 40, scope: !234)
!239 = !DILocation(line: 159, column: 34, scope: !234)
!240 = !DILocation(line: 159, column: 23, scope: !234)
!241 = !DILocation(line: 159, column: 66, scope: !234)
!242 = !DILocation(line: 161, column: 31, scope: !234)
!243 = !DILocation(line: 161, column: 25, scope: !234)
!244 = !DILocation(line: 161, column: 49, scope: !234)
!245 = !DILocation(line: 161, column: 13, scope: !234)
!246 = !DILocation(line: 161, column: 55, scope: !234)
!247 = !DILocation(line: 162, column: 1, scope: !234)
