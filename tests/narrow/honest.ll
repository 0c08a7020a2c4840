; Made from honest.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@unset = dso_local addrspace(4) externally_initialized constant [8 x i32] zeroinitializer, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @unset to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @early_return(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !15 {
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
  %15 = add nsw i32 %14, 1, !dbg !22
  %16 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !23
  store i32 %15, ptr %16, align 4, !dbg !24, !tbaa !10
  br label %17, !dbg !25

17:                                               ; preds = %3, %10
  ret void, !dbg !25
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @guards_combined(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !26 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27
  %6 = shl i32 %5, 4, !dbg !28
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %8 = add i32 %6, %7, !dbg !30
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !31
  %10 = shl nuw nsw i32 %9, 4, !dbg !32
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !33
  %12 = add nuw nsw i32 %10, %11, !dbg !34
  %13 = icmp slt i32 %8, %3, !dbg !35
  %14 = icmp slt i32 %12, %2, !dbg !36
  %15 = and i1 %14, %13, !dbg !37
  br i1 %15, label %16, label %25, !dbg !38

16:                                               ; preds = %4
  %17 = mul nsw i32 %3, %12, !dbg !39
  %18 = add nsw i32 %17, %8, !dbg !40
  %19 = sext i32 %18 to i64, !dbg !41
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !41
  %21 = load i32, ptr %20, align 4, !dbg !41, !tbaa !10
  %22 = mul nsw i32 %21, 3, !dbg !42
  %23 = add nsw i32 %22, %8, !dbg !43
  %24 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !44
  store i32 %23, ptr %24, align 4, !dbg !45, !tbaa !10
  br label %25, !dbg !44

25:                                               ; preds = %16, %4
  ret void, !dbg !46
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @guards_reordered(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !47 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !48
  %6 = shl i32 %5, 4, !dbg !49
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
  %8 = add i32 %6, %7, !dbg !51
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !52
  %10 = shl nuw nsw i32 %9, 4, !dbg !53
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !54
  %12 = add nuw nsw i32 %10, %11, !dbg !55
  %13 = icmp slt i32 %12, %2, !dbg !56
  %14 = icmp slt i32 %8, %3
  %15 = and i1 %13, %14, !dbg !57
  br i1 %15, label %16, label %25, !dbg !57

16:                                               ; preds = %4
  %17 = mul nsw i32 %3, %12, !dbg !58
  %18 = add nsw i32 %17, %8, !dbg !59
  %19 = sext i32 %18 to i64, !dbg !60
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !60
  %21 = load i32, ptr %20, align 4, !dbg !60, !tbaa !10
  %22 = mul nsw i32 %21, 3, !dbg !61
  %23 = add nsw i32 %22, %8, !dbg !62
  %24 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !63
  store i32 %23, ptr %24, align 4, !dbg !64, !tbaa !10
  br label %25, !dbg !63

25:                                               ; preds = %16, %4
  ret void, !dbg !65
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @load_of_first(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !66 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !67
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67
  %6 = mul i32 %4, %5, !dbg !67
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %8 = add i32 %6, %7, !dbg !67
  %9 = icmp slt i32 %8, %2, !dbg !68
  %10 = select i1 %9, i32 %8, i32 0, !dbg !69
  %11 = sext i32 %10 to i64, !dbg !70
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !70
  %13 = load i32, ptr %12, align 4, !dbg !70, !tbaa !10
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #9, !dbg !71, !srcloc !72
  br i1 %9, label %15, label %19, !dbg !73

15:                                               ; preds = %3
  %16 = mul nsw i32 %14, 3, !dbg !74
  %17 = sext i32 %8 to i64, !dbg !75
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !75
  store i32 %16, ptr %18, align 4, !dbg !76, !tbaa !10
  br label %19, !dbg !75

19:                                               ; preds = %15, %3
  ret void, !dbg !77
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @step_hoisted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !78 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !79
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !79
  %6 = mul i32 %4, %5, !dbg !79
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
  %8 = add i32 %6, %7, !dbg !79
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !80
  %10 = mul i32 %9, %5, !dbg !81
  %11 = icmp slt i32 %8, %2, !dbg !82
  br i1 %11, label %12, label %21, !dbg !83

12:                                               ; preds = %3, %12
  %13 = phi i32 [ %19, %12 ], [ %8, %3 ]
  %14 = sext i32 %13 to i64, !dbg !84
  %15 = getelementptr inbounds i32, ptr %0, i64 %14, !dbg !84
  %16 = load i32, ptr %15, align 4, !dbg !84, !tbaa !10
  %17 = add nsw i32 %16, 7, !dbg !85
  %18 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !86
  store i32 %17, ptr %18, align 4, !dbg !87, !tbaa !10
  %19 = add nsw i32 %13, %10, !dbg !88
  %20 = icmp slt i32 %19, %2, !dbg !82
  br i1 %20, label %12, label %21, !dbg !83, !llvm.loop !89

21:                                               ; preds = %12, %3
  ret void, !dbg !93
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @vector_with_fallback(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !94 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !95
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !95
  %6 = mul i32 %4, %5, !dbg !95
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95
  %8 = add i32 %6, %7, !dbg !95
  %9 = shl nsw i32 %8, 2, !dbg !96
  %10 = or disjoint i32 %9, 3, !dbg !97
  %11 = icmp slt i32 %10, %2, !dbg !98
  br i1 %11, label %12, label %24, !dbg !99

12:                                               ; preds = %3
  %13 = ptrtoint ptr %0 to i64, !dbg !100
  %14 = ptrtoint ptr %1 to i64, !dbg !101
  %15 = or i64 %14, %13, !dbg !102
  %16 = and i64 %15, 15, !dbg !103
  %17 = icmp eq i64 %16, 0, !dbg !104
  br i1 %17, label %18, label %24, !dbg !99

18:                                               ; preds = %12
  %19 = sext i32 %8 to i64, !dbg !105
  %20 = getelementptr inbounds <4 x i32>, ptr %0, i64 %19, !dbg !105
  %21 = load <4 x i32>, ptr %20, align 16, !dbg !105, !tbaa !106
  %22 = add <4 x i32> %21, splat (i32 5), !dbg !107
  %23 = getelementptr inbounds <4 x i32>, ptr %1, i64 %19, !dbg !108
  store <4 x i32> %22, ptr %23, align 16, !dbg !109, !tbaa !106
  br label %37, !dbg !110

24:                                               ; preds = %12, %3
  %25 = add nsw i32 %9, 4
  %26 = tail call i32 @llvm.smin.i32(i32 %25, i32 %2), !dbg !111
  %27 = icmp sgt i32 %2, %9, !dbg !112
  br i1 %27, label %28, label %37, !dbg !113

28:                                               ; preds = %24, %28
  %29 = phi i32 [ %35, %28 ], [ %9, %24 ]
  %30 = sext i32 %29 to i64, !dbg !114
  %31 = getelementptr inbounds i32, ptr %0, i64 %30, !dbg !114
  %32 = load i32, ptr %31, align 4, !dbg !114, !tbaa !10
  %33 = add nsw i32 %32, 5, !dbg !115
  %34 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !116
  store i32 %33, ptr %34, align 4, !dbg !117, !tbaa !10
  %35 = add nsw i32 %29, 1, !dbg !118
  %36 = icmp slt i32 %35, %26, !dbg !112
  br i1 %36, label %28, label %37, !dbg !113, !llvm.loop !119

37:                                               ; preds = %28, %24, %18
  ret void, !dbg !121
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @unrolled_with_rest(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 !dbg !122 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !123
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !123
  %8 = mul i32 %6, %7, !dbg !123
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !123
  %10 = add i32 %8, %9, !dbg !123
  %11 = icmp slt i32 %10, %3, !dbg !124
  br i1 %11, label %12, label %73, !dbg !124

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 3, !dbg !125
  br i1 %13, label %20, label %16, !dbg !126

14:                                               ; preds = %20
  %15 = and i32 %4, 2147483644, !dbg !126
  br label %16, !dbg !127

16:                                               ; preds = %14, %12
  %17 = phi i32 [ 0, %12 ], [ %51, %14 ], !dbg !128
  %18 = phi i32 [ 0, %12 ], [ %15, %14 ], !dbg !128
  %19 = icmp slt i32 %18, %4, !dbg !127
  br i1 %19, label %55, label %69, !dbg !129

20:                                               ; preds = %12, %20
  %21 = phi i32 [ %52, %20 ], [ 0, %12 ]
  %22 = phi i32 [ %51, %20 ], [ 0, %12 ]
  %23 = add nsw i32 %21, %10, !dbg !130
  %24 = sext i32 %23 to i64, !dbg !131
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !131
  %26 = load i32, ptr %25, align 4, !dbg !131, !tbaa !10
  %27 = zext nneg i32 %21 to i64, !dbg !132
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %27, !dbg !132
  %29 = load i32, ptr %28, align 4, !dbg !132, !tbaa !10
  %30 = mul nsw i32 %29, %26, !dbg !133
  %31 = getelementptr i8, ptr %25, i64 4, !dbg !134
  %32 = load i32, ptr %31, align 4, !dbg !134, !tbaa !10
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 4, !dbg !135
  %34 = load i32, ptr %33, align 4, !dbg !135, !tbaa !10
  %35 = mul nsw i32 %34, %32, !dbg !136
  %36 = getelementptr i8, ptr %25, i64 8, !dbg !137
  %37 = load i32, ptr %36, align 4, !dbg !137, !tbaa !10
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 8, !dbg !138
  %39 = load i32, ptr %38, align 4, !dbg !138, !tbaa !10
  %40 = mul nsw i32 %39, %37, !dbg !139
  %41 = getelementptr i8, ptr %25, i64 12, !dbg !140
  %42 = load i32, ptr %41, align 4, !dbg !140, !tbaa !10
  %43 = zext nneg i32 %21 to i64, !dbg !141
  %44 = getelementptr inbounds nuw i32, ptr %1, i64 %43, !dbg !141
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 12, !dbg !141
  %46 = load i32, ptr %45, align 4, !dbg !141, !tbaa !10
  %47 = mul nsw i32 %46, %42, !dbg !142
  %48 = add i32 %30, %22, !dbg !143
  %49 = add i32 %48, %35, !dbg !144
  %50 = add i32 %49, %40, !dbg !145
  %51 = add i32 %50, %47, !dbg !146
  %52 = add nuw nsw i32 %21, 4, !dbg !147
  %53 = or disjoint i32 %52, 3, !dbg !148
  %54 = icmp slt i32 %53, %4, !dbg !125
  br i1 %54, label %20, label %14, !dbg !126, !llvm.loop !149

55:                                               ; preds = %16, %55
  %56 = phi i32 [ %67, %55 ], [ %18, %16 ]
  %57 = phi i32 [ %66, %55 ], [ %17, %16 ]
  %58 = add nsw i32 %56, %10, !dbg !151
  %59 = sext i32 %58 to i64, !dbg !152
  %60 = getelementptr inbounds i32, ptr %0, i64 %59, !dbg !152
  %61 = load i32, ptr %60, align 4, !dbg !152, !tbaa !10
  %62 = zext nneg i32 %56 to i64, !dbg !153
  %63 = getelementptr inbounds nuw i32, ptr %1, i64 %62, !dbg !153
  %64 = load i32, ptr %63, align 4, !dbg !153, !tbaa !10
  %65 = mul nsw i32 %64, %61, !dbg !154
  %66 = add nsw i32 %65, %57, !dbg !155
  %67 = add nuw nsw i32 %56, 1, !dbg !156
  %68 = icmp eq i32 %67, %4, !dbg !127
  br i1 %68, label %69, label %55, !dbg !129, !llvm.loop !157

69:                                               ; preds = %55, %16
  %70 = phi i32 [ %17, %16 ], [ %66, %55 ], !dbg !128
  %71 = sext i32 %10 to i64, !dbg !159
  %72 = getelementptr inbounds i32, ptr %2, i64 %71, !dbg !159
  store i32 %70, ptr %72, align 4, !dbg !160, !tbaa !10
  br label %73, !dbg !161

73:                                               ; preds = %5, %69
  ret void, !dbg !161
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @strength_reduced(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !162 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !163
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !163
  %7 = mul i32 %5, %6, !dbg !163
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !163
  %9 = add i32 %7, %8, !dbg !163
  %10 = icmp slt i32 %9, %3, !dbg !164
  br i1 %10, label %11, label %29, !dbg !164

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !165
  %13 = icmp sgt i32 %2, 0, !dbg !166
  br i1 %13, label %14, label %17, !dbg !167

14:                                               ; preds = %11
  %15 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !165
  %16 = sext i32 %3 to i64
  br label %20, !dbg !167

17:                                               ; preds = %20, %11
  %18 = phi i32 [ 0, %11 ], [ %25, %20 ], !dbg !168
  %19 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !169
  store i32 %18, ptr %19, align 4, !dbg !170, !tbaa !10
  br label %29, !dbg !171

20:                                               ; preds = %14, %20
  %21 = phi i32 [ 0, %14 ], [ %26, %20 ]
  %22 = phi ptr [ %15, %14 ], [ %27, %20 ]
  %23 = phi i32 [ 0, %14 ], [ %25, %20 ]
  %24 = load i32, ptr %22, align 4, !dbg !172, !tbaa !10
  %25 = add nsw i32 %24, %23, !dbg !173
  %26 = add nuw nsw i32 %21, 1, !dbg !174
  %27 = getelementptr inbounds i32, ptr %22, i64 %16, !dbg !175
  %28 = icmp eq i32 %26, %2, !dbg !166
  br i1 %28, label %17, label %20, !dbg !167, !llvm.loop !176

29:                                               ; preds = %4, %17
  ret void, !dbg !171
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @two_accumulators(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !178 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !179
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !179
  %7 = mul i32 %5, %6, !dbg !179
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !179
  %9 = add i32 %7, %8, !dbg !179
  %10 = icmp slt i32 %9, %2, !dbg !180
  br i1 %10, label %11, label %52, !dbg !180

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 1, !dbg !181
  br i1 %12, label %13, label %34, !dbg !182

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  br label %15, !dbg !182

15:                                               ; preds = %13, %15
  %16 = phi i32 [ 0, %13 ], [ %29, %15 ]
  %17 = phi i64 [ 0, %13 ], [ %28, %15 ]
  %18 = phi i64 [ 0, %13 ], [ %24, %15 ]
  %19 = add nsw i32 %16, %14, !dbg !183
  %20 = sext i32 %19 to i64, !dbg !184
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !184
  %22 = load i32, ptr %21, align 4, !dbg !184, !tbaa !10
  %23 = sext i32 %22 to i64, !dbg !184
  %24 = add nsw i64 %18, %23, !dbg !185
  %25 = getelementptr i8, ptr %21, i64 4, !dbg !186
  %26 = load i32, ptr %25, align 4, !dbg !186, !tbaa !10
  %27 = sext i32 %26 to i64, !dbg !186
  %28 = add nsw i64 %17, %27, !dbg !187
  %29 = add nuw nsw i32 %16, 2, !dbg !188
  %30 = or disjoint i32 %29, 1, !dbg !189
  %31 = icmp slt i32 %30, %3, !dbg !181
  br i1 %31, label %15, label %32, !dbg !182, !llvm.loop !190

32:                                               ; preds = %15
  %33 = and i32 %3, 2147483646, !dbg !182
  br label %34, !dbg !192

34:                                               ; preds = %32, %11
  %35 = phi i64 [ 0, %11 ], [ %24, %32 ], !dbg !193
  %36 = phi i64 [ 0, %11 ], [ %28, %32 ], !dbg !193
  %37 = phi i32 [ 0, %11 ], [ %33, %32 ], !dbg !194
  %38 = icmp slt i32 %37, %3, !dbg !192
  br i1 %38, label %39, label %47, !dbg !192

39:                                               ; preds = %34
  %40 = mul nsw i32 %3, %9, !dbg !195
  %41 = add nsw i32 %37, %40, !dbg !196
  %42 = sext i32 %41 to i64, !dbg !197
  %43 = getelementptr inbounds i32, ptr %0, i64 %42, !dbg !197
  %44 = load i32, ptr %43, align 4, !dbg !197, !tbaa !10
  %45 = sext i32 %44 to i64, !dbg !197
  %46 = add nsw i64 %35, %45, !dbg !198
  br label %47, !dbg !199

47:                                               ; preds = %39, %34
  %48 = phi i64 [ %46, %39 ], [ %35, %34 ], !dbg !193
  %49 = add nsw i64 %48, %36, !dbg !200
  %50 = sext i32 %9 to i64, !dbg !201
  %51 = getelementptr inbounds i64, ptr %1, i64 %50, !dbg !201
  store i64 %49, ptr %51, align 8, !dbg !202, !tbaa !203
  br label %52, !dbg !205

52:                                               ; preds = %4, %47
  ret void, !dbg !205
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @two_maxima(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !206 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !207
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !207
  %7 = mul i32 %5, %6, !dbg !207
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !207
  %9 = add i32 %7, %8, !dbg !207
  %10 = icmp slt i32 %9, %2, !dbg !208
  br i1 %10, label %11, label %54, !dbg !208

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 1, !dbg !209
  br i1 %12, label %13, label %17, !dbg !210

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  br label %24, !dbg !210

15:                                               ; preds = %24
  %16 = and i32 %3, 2147483646, !dbg !210
  br label %17, !dbg !211

17:                                               ; preds = %15, %11
  %18 = phi i32 [ -2147483648, %11 ], [ %32, %15 ], !dbg !212
  %19 = phi i32 [ -2147483648, %11 ], [ %35, %15 ], !dbg !212
  %20 = phi i32 [ 0, %11 ], [ %16, %15 ], !dbg !212
  %21 = icmp slt i32 %20, %3, !dbg !211
  br i1 %21, label %22, label %49, !dbg !213

22:                                               ; preds = %17
  %23 = mul nsw i32 %3, %9
  br label %39, !dbg !213

24:                                               ; preds = %13, %24
  %25 = phi i32 [ 0, %13 ], [ %36, %24 ]
  %26 = phi i32 [ -2147483648, %13 ], [ %35, %24 ]
  %27 = phi i32 [ -2147483648, %13 ], [ %32, %24 ]
  %28 = add nsw i32 %25, %14, !dbg !214
  %29 = sext i32 %28 to i64, !dbg !215
  %30 = getelementptr inbounds i32, ptr %0, i64 %29, !dbg !215
  %31 = load i32, ptr %30, align 4, !dbg !215, !tbaa !10
  %32 = tail call noundef i32 @llvm.smax.i32(i32 %27, i32 %31), !dbg !216
  %33 = getelementptr i8, ptr %30, i64 4, !dbg !217
  %34 = load i32, ptr %33, align 4, !dbg !217, !tbaa !10
  %35 = tail call noundef i32 @llvm.smax.i32(i32 %26, i32 %34), !dbg !218
  %36 = add nuw nsw i32 %25, 2, !dbg !219
  %37 = or disjoint i32 %36, 1, !dbg !220
  %38 = icmp slt i32 %37, %3, !dbg !209
  br i1 %38, label %24, label %15, !dbg !210, !llvm.loop !221

39:                                               ; preds = %22, %39
  %40 = phi i32 [ %20, %22 ], [ %47, %39 ]
  %41 = phi i32 [ %18, %22 ], [ %46, %39 ]
  %42 = add nsw i32 %40, %23, !dbg !223
  %43 = sext i32 %42 to i64, !dbg !224
  %44 = getelementptr inbounds i32, ptr %0, i64 %43, !dbg !224
  %45 = load i32, ptr %44, align 4, !dbg !224, !tbaa !10
  %46 = tail call noundef i32 @llvm.smax.i32(i32 %41, i32 %45), !dbg !225
  %47 = add nuw nsw i32 %40, 1, !dbg !226
  %48 = icmp eq i32 %47, %3, !dbg !211
  br i1 %48, label %49, label %39, !dbg !213, !llvm.loop !227

49:                                               ; preds = %39, %17
  %50 = phi i32 [ %18, %17 ], [ %46, %39 ], !dbg !212
  %51 = tail call noundef i32 @llvm.smax.i32(i32 %50, i32 %19), !dbg !229
  %52 = sext i32 %9 to i64, !dbg !230
  %53 = getelementptr inbounds i32, ptr %1, i64 %52, !dbg !230
  store i32 %51, ptr %53, align 4, !dbg !231, !tbaa !10
  br label %54, !dbg !232

54:                                               ; preds = %4, %49
  ret void, !dbg !232
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @clamp_by_select(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !233 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !234
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !234
  %6 = mul i32 %4, %5, !dbg !234
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !234
  %8 = add i32 %6, %7, !dbg !234
  %9 = icmp slt i32 %8, %2, !dbg !235
  br i1 %9, label %10, label %18, !dbg !235

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !236
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !236
  %13 = load i32, ptr %12, align 4, !dbg !236, !tbaa !10
  %14 = tail call i32 @llvm.smax.i32(i32 %13, i32 100), !dbg !237
  %15 = tail call i32 @llvm.smin.i32(i32 %14, i32 160), !dbg !238
  %16 = add nsw i32 %15, -100, !dbg !238
  %17 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !239
  store i32 %16, ptr %17, align 4, !dbg !240, !tbaa !10
  br label %18, !dbg !241

18:                                               ; preds = %3, %10
  ret void, !dbg !241
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @abs_by_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !242 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !243
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !243
  %6 = mul i32 %4, %5, !dbg !243
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !243
  %8 = add i32 %6, %7, !dbg !243
  %9 = icmp slt i32 %8, %2, !dbg !244
  br i1 %9, label %10, label %17, !dbg !244

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !245
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !245
  %13 = load i32, ptr %12, align 4, !dbg !245, !tbaa !10
  %14 = tail call i32 @llvm.abs.i32(i32 %13, i1 false), !dbg !246
  %15 = mul i32 %14, 7, !dbg !247
  %16 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !248
  store i32 %15, ptr %16, align 4, !dbg !249, !tbaa !10
  br label %17, !dbg !250

17:                                               ; preds = %3, %10
  ret void, !dbg !250
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @modulo_by_select(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !251 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !252
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !252
  %6 = mul i32 %4, %5, !dbg !252
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !252
  %8 = add i32 %6, %7, !dbg !252
  %9 = icmp slt i32 %8, %2, !dbg !253
  br i1 %9, label %10, label %19, !dbg !253

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !254
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !254
  %13 = load i32, ptr %12, align 4, !dbg !254, !tbaa !10
  %14 = srem i32 %13, 7, !dbg !255
  %15 = icmp slt i32 %14, 0, !dbg !256
  %16 = select i1 %15, i32 7, i32 0, !dbg !257
  %17 = add nsw i32 %16, %14, !dbg !258
  %18 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !259
  store i32 %17, ptr %18, align 4, !dbg !260, !tbaa !10
  br label %19, !dbg !261

19:                                               ; preds = %3, %10
  ret void, !dbg !261
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @division_by_shift(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !262 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !263
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !263
  %6 = mul i32 %4, %5, !dbg !263
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !263
  %8 = add i32 %6, %7, !dbg !263
  %9 = icmp slt i32 %8, %2, !dbg !264
  br i1 %9, label %10, label %19, !dbg !264

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !265
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !265
  %13 = load i32, ptr %12, align 4, !dbg !265, !tbaa !10
  %14 = icmp slt i32 %13, 0, !dbg !266
  %15 = select i1 %14, i32 7, i32 0, !dbg !266
  %16 = add nsw i32 %15, %13, !dbg !267
  %17 = ashr i32 %16, 3, !dbg !268
  %18 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !269
  store i32 %17, ptr %18, align 4, !dbg !270, !tbaa !10
  br label %19, !dbg !271

19:                                               ; preds = %3, %10
  ret void, !dbg !271
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bits_counted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !272 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !273
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !273
  %6 = mul i32 %4, %5, !dbg !273
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !273
  %8 = add i32 %6, %7, !dbg !273
  %9 = icmp slt i32 %8, %2, !dbg !274
  br i1 %9, label %10, label %16, !dbg !274

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !275
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !275
  %13 = load i32, ptr %12, align 4, !dbg !275, !tbaa !10
  %14 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %13), !dbg !276
  %15 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !277
  store i32 %14, ptr %15, align 4, !dbg !278, !tbaa !10
  br label %16, !dbg !279

16:                                               ; preds = %3, %10
  ret void, !dbg !279
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @saturated_by_signs(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !280 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !281
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !281
  %7 = mul i32 %5, %6, !dbg !281
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !281
  %9 = add i32 %7, %8, !dbg !281
  %10 = icmp slt i32 %9, %3, !dbg !282
  br i1 %10, label %11, label %26, !dbg !282

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !283
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !283
  %14 = load i32, ptr %13, align 4, !dbg !283, !tbaa !10
  %15 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !284
  %16 = load i32, ptr %15, align 4, !dbg !284, !tbaa !10
  %17 = add i32 %16, %14, !dbg !285
  %18 = xor i32 %17, %14, !dbg !286
  %19 = xor i32 %17, %16, !dbg !287
  %20 = and i32 %18, %19, !dbg !288
  %21 = icmp slt i32 %20, 0, !dbg !289
  %22 = lshr i32 %14, 31, !dbg !290
  %23 = add nuw i32 %22, 2147483647, !dbg !290
  %24 = select i1 %21, i32 %23, i32 %17, !dbg !290
  %25 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !291
  store i32 %24, ptr %25, align 4, !dbg !292, !tbaa !10
  br label %26, !dbg !293

26:                                               ; preds = %4, %11
  ret void, !dbg !293
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @division_guarded(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !294 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !295
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !295
  %7 = mul i32 %5, %6, !dbg !295
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !295
  %9 = add i32 %7, %8, !dbg !295
  %10 = icmp slt i32 %9, %3, !dbg !296
  br i1 %10, label %11, label %21, !dbg !296

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !297
  %13 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !297
  %14 = load float, ptr %13, align 4, !dbg !297, !tbaa !298
  %15 = fcmp contract oeq float %14, 0.000000e+00, !dbg !300
  %16 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !301
  %17 = load float, ptr %16, align 4, !dbg !301, !tbaa !298
  %18 = fdiv contract float %17, %14, !dbg !302
  %19 = select contract i1 %15, float 0.000000e+00, float %18, !dbg !303
  %20 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !304
  store float %19, ptr %20, align 4, !dbg !305, !tbaa !298
  br label %21, !dbg !306

21:                                               ; preds = %4, %11
  ret void, !dbg !306
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @nan_by_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !307 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !308
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !308
  %6 = mul i32 %4, %5, !dbg !308
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !308
  %8 = add i32 %6, %7, !dbg !308
  %9 = icmp slt i32 %8, %2, !dbg !309
  br i1 %9, label %10, label %19, !dbg !309

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !310
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !310
  %13 = load float, ptr %12, align 4, !dbg !310, !tbaa !298
  %14 = tail call float @llvm.fabs.f32(float %13), !dbg !311
  %15 = bitcast float %14 to i32, !dbg !311
  %16 = icmp samesign ugt i32 %15, 2139095040, !dbg !312
  %17 = select contract i1 %16, float 0.000000e+00, float %13, !dbg !313
  %18 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !314
  store float %17, ptr %18, align 4, !dbg !315, !tbaa !298
  br label %19, !dbg !316

19:                                               ; preds = %3, %10
  ret void, !dbg !316
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @root_of_choice(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !317 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !318
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !318
  %6 = mul i32 %4, %5, !dbg !318
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !318
  %8 = add i32 %6, %7, !dbg !318
  %9 = icmp slt i32 %8, %2, !dbg !319
  br i1 %9, label %10, label %18, !dbg !319

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !320
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !320
  %13 = load float, ptr %12, align 4, !dbg !320, !tbaa !298
  %14 = fcmp contract ogt float %13, 0.000000e+00, !dbg !321
  %15 = select contract i1 %14, float %13, float 0.000000e+00, !dbg !322
  %16 = tail call contract float @llvm.sqrt.f32(float %15), !dbg !323
  %17 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !324
  store float %16, ptr %17, align 4, !dbg !325, !tbaa !298
  br label %18, !dbg !326

18:                                               ; preds = %3, %10
  ret void, !dbg !326
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @softmax_reciprocal(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !327 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !328
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !328
  %7 = mul i32 %5, %6, !dbg !328
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !328
  %9 = add i32 %7, %8, !dbg !328
  %10 = icmp slt i32 %9, %2, !dbg !329
  br i1 %10, label %11, label %59, !dbg !329

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !330
  %13 = sext i32 %12 to i64, !dbg !331
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !331
  %15 = load float, ptr %14, align 4, !dbg !332, !tbaa !298
  %16 = icmp sgt i32 %3, 1, !dbg !333
  br i1 %16, label %20, label %17, !dbg !334

17:                                               ; preds = %20, %11
  %18 = phi float [ %15, %11 ], [ %26, %20 ], !dbg !335
  %19 = icmp sgt i32 %3, 0, !dbg !336
  br i1 %19, label %33, label %29, !dbg !337

20:                                               ; preds = %11, %20
  %21 = phi i32 [ %27, %20 ], [ 1, %11 ]
  %22 = phi float [ %26, %20 ], [ %15, %11 ]
  %23 = zext nneg i32 %21 to i64, !dbg !338
  %24 = getelementptr inbounds nuw float, ptr %14, i64 %23, !dbg !338
  %25 = load float, ptr %24, align 4, !dbg !338, !tbaa !298
  %26 = tail call contract float @llvm.maxnum.f32(float %22, float %25), !dbg !339
  %27 = add nuw nsw i32 %21, 1, !dbg !340
  %28 = icmp eq i32 %27, %3, !dbg !333
  br i1 %28, label %17, label %20, !dbg !334, !llvm.loop !341

29:                                               ; preds = %33, %17
  %30 = phi float [ 0.000000e+00, %17 ], [ %42, %33 ], !dbg !335
  %31 = fdiv contract float 1.000000e+00, %30, !dbg !343
  %32 = icmp sgt i32 %3, 0, !dbg !344
  br i1 %32, label %45, label %59, !dbg !345

33:                                               ; preds = %17, %33
  %34 = phi i32 [ %43, %33 ], [ 0, %17 ]
  %35 = phi float [ %42, %33 ], [ 0.000000e+00, %17 ]
  %36 = zext nneg i32 %34 to i64, !dbg !346
  %37 = getelementptr inbounds nuw float, ptr %14, i64 %36, !dbg !346
  %38 = load float, ptr %37, align 4, !dbg !346, !tbaa !298
  %39 = fsub contract float %38, %18, !dbg !347
  %40 = fmul contract float %39, 0x3FF7154760000000, !dbg !348
  %41 = tail call contract noundef float @llvm.exp2.f32(float %40), !dbg !348
  %42 = fadd contract float %35, %41, !dbg !349
  %43 = add nuw nsw i32 %34, 1, !dbg !350
  %44 = icmp eq i32 %43, %3, !dbg !336
  br i1 %44, label %29, label %33, !dbg !337, !llvm.loop !351

45:                                               ; preds = %29, %45
  %46 = phi i32 [ %57, %45 ], [ 0, %29 ]
  %47 = zext nneg i32 %46 to i64, !dbg !353
  %48 = getelementptr inbounds nuw float, ptr %14, i64 %47, !dbg !353
  %49 = load float, ptr %48, align 4, !dbg !353, !tbaa !298
  %50 = fsub contract float %49, %18, !dbg !354
  %51 = fmul contract float %50, 0x3FF7154760000000, !dbg !355
  %52 = tail call contract noundef float @llvm.exp2.f32(float %51), !dbg !355
  %53 = fmul contract float %31, %52, !dbg !356
  %54 = add nsw i32 %46, %12, !dbg !357
  %55 = sext i32 %54 to i64, !dbg !358
  %56 = getelementptr inbounds float, ptr %1, i64 %55, !dbg !358
  store float %53, ptr %56, align 4, !dbg !359, !tbaa !298
  %57 = add nuw nsw i32 %46, 1, !dbg !360
  %58 = icmp eq i32 %57, %3, !dbg !344
  br i1 %58, label %59, label %45, !dbg !345, !llvm.loop !361

59:                                               ; preds = %45, %29, %4
  ret void, !dbg !363
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @softmax_kept(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !364 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !365
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !365
  %7 = mul i32 %5, %6, !dbg !365
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !365
  %9 = add i32 %7, %8, !dbg !365
  %10 = icmp slt i32 %9, %2, !dbg !366
  br i1 %10, label %11, label %56, !dbg !366

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !367
  %13 = sext i32 %12 to i64, !dbg !368
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !368
  %15 = load float, ptr %14, align 4, !dbg !369, !tbaa !298
  %16 = icmp sgt i32 %3, 1, !dbg !370
  br i1 %16, label %20, label %17, !dbg !371

17:                                               ; preds = %20, %11
  %18 = phi float [ %15, %11 ], [ %26, %20 ], !dbg !372
  %19 = icmp sgt i32 %3, 0, !dbg !373
  br i1 %19, label %32, label %29, !dbg !374

20:                                               ; preds = %11, %20
  %21 = phi i32 [ %27, %20 ], [ 1, %11 ]
  %22 = phi float [ %26, %20 ], [ %15, %11 ]
  %23 = zext nneg i32 %21 to i64, !dbg !375
  %24 = getelementptr inbounds nuw float, ptr %14, i64 %23, !dbg !375
  %25 = load float, ptr %24, align 4, !dbg !375, !tbaa !298
  %26 = tail call contract float @llvm.maxnum.f32(float %22, float %25), !dbg !376
  %27 = add nuw nsw i32 %21, 1, !dbg !377
  %28 = icmp eq i32 %27, %3, !dbg !370
  br i1 %28, label %17, label %20, !dbg !371, !llvm.loop !378

29:                                               ; preds = %32, %17
  %30 = phi float [ 0.000000e+00, %17 ], [ %44, %32 ], !dbg !372
  %31 = icmp sgt i32 %3, 0, !dbg !380
  br i1 %31, label %47, label %56, !dbg !381

32:                                               ; preds = %17, %32
  %33 = phi i32 [ %45, %32 ], [ 0, %17 ]
  %34 = phi float [ %44, %32 ], [ 0.000000e+00, %17 ]
  %35 = zext nneg i32 %33 to i64, !dbg !382
  %36 = getelementptr inbounds nuw float, ptr %14, i64 %35, !dbg !382
  %37 = load float, ptr %36, align 4, !dbg !382, !tbaa !298
  %38 = fsub contract float %37, %18, !dbg !383
  %39 = fmul contract float %38, 0x3FF7154760000000, !dbg !384
  %40 = tail call contract noundef float @llvm.exp2.f32(float %39), !dbg !384
  %41 = add nsw i32 %33, %12, !dbg !385
  %42 = sext i32 %41 to i64, !dbg !386
  %43 = getelementptr inbounds float, ptr %1, i64 %42, !dbg !386
  store float %40, ptr %43, align 4, !dbg !387, !tbaa !298
  %44 = fadd contract float %34, %40, !dbg !388
  %45 = add nuw nsw i32 %33, 1, !dbg !389
  %46 = icmp eq i32 %45, %3, !dbg !373
  br i1 %46, label %29, label %32, !dbg !374, !llvm.loop !390

47:                                               ; preds = %29, %47
  %48 = phi i32 [ %54, %47 ], [ 0, %29 ]
  %49 = add nsw i32 %48, %12, !dbg !392
  %50 = sext i32 %49 to i64, !dbg !393
  %51 = getelementptr inbounds float, ptr %1, i64 %50, !dbg !393
  %52 = load float, ptr %51, align 4, !dbg !394, !tbaa !298
  %53 = fdiv contract float %52, %30, !dbg !394
  store float %53, ptr %51, align 4, !dbg !394, !tbaa !298
  %54 = add nuw nsw i32 %48, 1, !dbg !395
  %55 = icmp eq i32 %54, %3, !dbg !380
  br i1 %55, label %56, label %47, !dbg !381, !llvm.loop !396

56:                                               ; preds = %47, %29, %4
  ret void, !dbg !398
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @exchange_by_select(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !399 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !400
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !400
  %6 = mul i32 %4, %5, !dbg !400
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !400
  %8 = add i32 %6, %7, !dbg !400
  %9 = shl nsw i32 %8, 1, !dbg !401
  %10 = or disjoint i32 %9, 1, !dbg !402
  %11 = icmp slt i32 %10, %2, !dbg !403
  br i1 %11, label %12, label %28, !dbg !403

12:                                               ; preds = %3
  %13 = sext i32 %9 to i64, !dbg !404
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !404
  %15 = load i32, ptr %14, align 4, !dbg !404, !tbaa !10
  %16 = sext i32 %10 to i64, !dbg !405
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !405
  %18 = load i32, ptr %17, align 4, !dbg !405, !tbaa !10
  %19 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !406
  %20 = load i32, ptr %19, align 4, !dbg !406, !tbaa !10
  %21 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !407
  %22 = load i32, ptr %21, align 4, !dbg !407, !tbaa !10
  %23 = icmp sgt i32 %15, %18, !dbg !408
  %24 = tail call i32 @llvm.smin.i32(i32 %15, i32 %18), !dbg !409
  store i32 %24, ptr %14, align 4, !dbg !410, !tbaa !10
  %25 = tail call i32 @llvm.smax.i32(i32 %15, i32 %18), !dbg !411
  store i32 %25, ptr %17, align 4, !dbg !412, !tbaa !10
  %26 = select i1 %23, i32 %22, i32 %20, !dbg !413
  store i32 %26, ptr %19, align 4, !dbg !414, !tbaa !10
  %27 = select i1 %23, i32 %20, i32 %22, !dbg !415
  store i32 %27, ptr %21, align 4, !dbg !416, !tbaa !10
  br label %28, !dbg !417

28:                                               ; preds = %3, %12
  ret void, !dbg !417
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @argmax_from_the_back(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !418 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !419
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !419
  %7 = mul i32 %5, %6, !dbg !419
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !419
  %9 = add i32 %7, %8, !dbg !419
  %10 = icmp slt i32 %9, %2, !dbg !420
  br i1 %10, label %11, label %38, !dbg !420

11:                                               ; preds = %4
  %12 = add nsw i32 %3, -1, !dbg !421
  %13 = mul nsw i32 %3, %9, !dbg !422
  %14 = icmp sgt i32 %3, 1, !dbg !423
  br i1 %14, label %15, label %21, !dbg !424

15:                                               ; preds = %11
  %16 = add nsw i32 %3, -2, !dbg !425
  %17 = add nsw i32 %13, %12, !dbg !426
  %18 = sext i32 %17 to i64, !dbg !427
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !427
  %20 = load i32, ptr %19, align 4, !dbg !427, !tbaa !10
  br label %25, !dbg !424

21:                                               ; preds = %25, %11
  %22 = phi i32 [ %12, %11 ], [ %34, %25 ], !dbg !428
  %23 = sext i32 %9 to i64, !dbg !429
  %24 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !429
  store i32 %22, ptr %24, align 4, !dbg !430, !tbaa !10
  br label %38, !dbg !431

25:                                               ; preds = %15, %25
  %26 = phi i32 [ %36, %25 ], [ %16, %15 ]
  %27 = phi i32 [ %35, %25 ], [ %20, %15 ]
  %28 = phi i32 [ %34, %25 ], [ %12, %15 ]
  %29 = add nsw i32 %26, %13, !dbg !432
  %30 = sext i32 %29 to i64, !dbg !433
  %31 = getelementptr inbounds i32, ptr %0, i64 %30, !dbg !433
  %32 = load i32, ptr %31, align 4, !dbg !433, !tbaa !10
  %33 = icmp slt i32 %32, %27, !dbg !434
  %34 = select i1 %33, i32 %28, i32 %26, !dbg !434
  %35 = tail call i32 @llvm.smax.i32(i32 %32, i32 %27), !dbg !434
  %36 = add nsw i32 %26, -1, !dbg !435
  %37 = icmp sgt i32 %26, 0, !dbg !423
  br i1 %37, label %25, label %21, !dbg !424, !llvm.loop !436

38:                                               ; preds = %4, %21
  ret void, !dbg !431
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bisection_by_select(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 !dbg !438 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !439
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !439
  %8 = mul i32 %6, %7, !dbg !439
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !439
  %10 = add i32 %8, %9, !dbg !439
  %11 = icmp slt i32 %10, %3, !dbg !440
  br i1 %11, label %12, label %40, !dbg !440

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !441
  %14 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !441
  %15 = load i32, ptr %14, align 4, !dbg !441, !tbaa !10
  %16 = icmp sgt i32 %4, 1, !dbg !442
  br i1 %16, label %17, label %32, !dbg !443

17:                                               ; preds = %12
  %18 = add nsw i32 %4, -1, !dbg !444
  br label %19, !dbg !443

19:                                               ; preds = %17, %19
  %20 = phi i32 [ %29, %19 ], [ 0, %17 ]
  %21 = phi i32 [ %30, %19 ], [ %18, %17 ]
  %22 = add nuw nsw i32 %20, %21, !dbg !445
  %23 = lshr i32 %22, 1, !dbg !446
  %24 = zext nneg i32 %23 to i64, !dbg !447
  %25 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !447
  %26 = load i32, ptr %25, align 4, !dbg !447, !tbaa !10
  %27 = icmp slt i32 %26, %15, !dbg !448
  %28 = add nuw nsw i32 %23, 1, !dbg !449
  %29 = select i1 %27, i32 %28, i32 %20, !dbg !449
  %30 = select i1 %27, i32 %21, i32 %23, !dbg !450
  %31 = icmp slt i32 %29, %30, !dbg !442
  br i1 %31, label %19, label %32, !dbg !443, !llvm.loop !451

32:                                               ; preds = %19, %12
  %33 = phi i32 [ 0, %12 ], [ %29, %19 ], !dbg !453
  %34 = zext nneg i32 %33 to i64, !dbg !454
  %35 = getelementptr inbounds nuw i32, ptr %0, i64 %34, !dbg !454
  %36 = load i32, ptr %35, align 4, !dbg !454, !tbaa !10
  %37 = icmp eq i32 %36, %15, !dbg !455
  %38 = select i1 %37, i32 %33, i32 -1, !dbg !454
  %39 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !456
  store i32 %38, ptr %39, align 4, !dbg !457, !tbaa !10
  br label %40, !dbg !458

40:                                               ; preds = %5, %32
  ret void, !dbg !458
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @range_as_unsigned(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !459 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !460
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !460
  %7 = mul i32 %5, %6, !dbg !460
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !460
  %9 = add i32 %7, %8, !dbg !460
  %10 = icmp slt i32 %9, %3, !dbg !461
  br i1 %10, label %11, label %24, !dbg !461

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !462
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !462
  %14 = load i32, ptr %13, align 4, !dbg !462, !tbaa !10
  %15 = icmp ult i32 %14, %3, !dbg !463
  br i1 %15, label %16, label %21, !dbg !464

16:                                               ; preds = %11
  %17 = sext i32 %14 to i64, !dbg !465
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !465
  %19 = load i32, ptr %18, align 4, !dbg !465, !tbaa !10
  %20 = mul nsw i32 %19, 3, !dbg !466
  br label %21, !dbg !464

21:                                               ; preds = %11, %16
  %22 = phi i32 [ %20, %16 ], [ 0, %11 ], !dbg !464
  %23 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !467
  store i32 %22, ptr %23, align 4, !dbg !468, !tbaa !10
  br label %24, !dbg !469

24:                                               ; preds = %4, %21
  ret void, !dbg !469
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bins_by_select(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !dbg !470 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !471
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !471
  %6 = mul i32 %4, %5, !dbg !471
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !471
  %8 = add i32 %6, %7, !dbg !471
  %9 = icmp slt i32 %8, %2, !dbg !472
  br i1 %9, label %10, label %21, !dbg !472

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !473
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !473
  %13 = load float, ptr %12, align 4, !dbg !473, !tbaa !298
  %14 = fmul contract float %13, 1.600000e+01, !dbg !474
  %15 = fptosi float %14 to i32, !dbg !475
  %16 = tail call noundef i32 @llvm.smax.i32(i32 %15, i32 0), !dbg !476
  %17 = tail call noundef range(i32 -2147483648, 61) i32 @llvm.smin.i32(i32 %16, i32 15), !dbg !477
  %18 = zext nneg i32 %17 to i64, !dbg !478
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %18, !dbg !478
  %20 = atomicrmw add ptr %19, i32 1 seq_cst, align 4, !dbg !479
  br label %21, !dbg !480

21:                                               ; preds = %3, %10
  ret void, !dbg !480
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @turned_with_fallback(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !481 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !482
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !482
  %7 = mul i32 %5, %6, !dbg !482
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !482
  %9 = add i32 %7, %8, !dbg !482
  %10 = icmp slt i32 %9, %2, !dbg !483
  br i1 %10, label %11, label %25, !dbg !483

11:                                               ; preds = %4
  %12 = add nsw i32 %3, %9, !dbg !484
  %13 = icmp sgt i32 %12, -1, !dbg !485
  %14 = icmp slt i32 %12, %2
  %15 = and i1 %13, %14, !dbg !486
  br i1 %15, label %18, label %16, !dbg !486

16:                                               ; preds = %11
  %17 = urem i32 %12, %2, !dbg !487
  br label %18, !dbg !488

18:                                               ; preds = %11, %16
  %19 = phi i32 [ %17, %16 ], [ %12, %11 ], !dbg !489
  %20 = sext i32 %19 to i64, !dbg !490
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !490
  %22 = load i32, ptr %21, align 4, !dbg !490, !tbaa !10
  %23 = sext i32 %9 to i64, !dbg !491
  %24 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !491
  store i32 %22, ptr %24, align 4, !dbg !492, !tbaa !10
  br label %25, !dbg !493

25:                                               ; preds = %4, %18
  ret void, !dbg !493
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @border_by_select(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !494 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !495
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !495
  %6 = mul i32 %4, %5, !dbg !495
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !495
  %8 = add i32 %6, %7, !dbg !495
  %9 = icmp slt i32 %8, %2, !dbg !496
  br i1 %9, label %10, label %33, !dbg !496

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !497
  %12 = getelementptr i32, ptr %0, i64 %11, !dbg !497
  %13 = getelementptr i8, ptr %12, i64 4, !dbg !497
  %14 = load i32, ptr %13, align 4, !dbg !497, !tbaa !10
  %15 = shl nsw i32 %14, 1, !dbg !498
  %16 = icmp sgt i32 %8, 0, !dbg !499
  br i1 %16, label %17, label %21, !dbg !500

17:                                               ; preds = %10
  %18 = zext nneg i32 %8 to i64, !dbg !501
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %18, !dbg !501
  %20 = load i32, ptr %19, align 4, !dbg !501, !tbaa !10
  br label %21, !dbg !500

21:                                               ; preds = %10, %17
  %22 = phi i32 [ %20, %17 ], [ 0, %10 ], !dbg !500
  %23 = add nsw i32 %2, -1, !dbg !502
  %24 = icmp slt i32 %8, %23, !dbg !503
  br i1 %24, label %25, label %28, !dbg !504

25:                                               ; preds = %21
  %26 = getelementptr i8, ptr %12, i64 8, !dbg !505
  %27 = load i32, ptr %26, align 4, !dbg !505, !tbaa !10
  br label %28, !dbg !504

28:                                               ; preds = %21, %25
  %29 = phi i32 [ %27, %25 ], [ 0, %21 ], !dbg !504
  %30 = add i32 %22, %15, !dbg !506
  %31 = add i32 %30, %29, !dbg !507
  %32 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !508
  store i32 %31, ptr %32, align 4, !dbg !509, !tbaa !10
  br label %33, !dbg !510

33:                                               ; preds = %3, %28
  ret void, !dbg !510
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rotated_loop(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, float noundef %3, i32 noundef %4) local_unnamed_addr #2 !dbg !511 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !512
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !512
  %8 = mul i32 %6, %7, !dbg !512
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !512
  %10 = add i32 %8, %9, !dbg !512
  %11 = icmp slt i32 %10, %2, !dbg !513
  br i1 %11, label %12, label %30, !dbg !513

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !514
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !514
  %15 = load float, ptr %14, align 4, !dbg !514, !tbaa !298
  %16 = fcmp contract olt float %15, %3, !dbg !515
  %17 = icmp sgt i32 %4, 0
  %18 = and i1 %17, %16, !dbg !516
  br i1 %18, label %19, label %27, !dbg !516

19:                                               ; preds = %12, %19
  %20 = phi float [ %22, %19 ], [ %15, %12 ], !dbg !517
  %21 = phi i32 [ %23, %19 ], [ 0, %12 ], !dbg !517
  %22 = fmul contract float %20, %20, !dbg !518
  %23 = add nuw nsw i32 %21, 1, !dbg !519
  %24 = fcmp contract olt float %22, %3, !dbg !520
  %25 = icmp slt i32 %23, %4, !dbg !521
  %26 = select i1 %24, i1 %25, i1 false, !dbg !521
  br i1 %26, label %19, label %27, !dbg !522, !llvm.loop !523

27:                                               ; preds = %19, %12
  %28 = phi i32 [ 0, %12 ], [ %23, %19 ], !dbg !517
  %29 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !526
  store i32 %28, ptr %29, align 4, !dbg !527, !tbaa !10
  br label %30, !dbg !528

30:                                               ; preds = %5, %27
  ret void, !dbg !528
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @mode_by_select(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !529 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !530
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !530
  %13 = mul i32 %11, %12, !dbg !530
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !530
  %15 = add i32 %13, %14, !dbg !530
  %16 = icmp slt i32 %15, %4, !dbg !531
  br i1 %16, label %17, label %30, !dbg !531

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !532
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !532
  %20 = load float, ptr %19, align 4, !dbg !532, !tbaa !298
  %21 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !533
  %22 = load float, ptr %21, align 4, !dbg !533, !tbaa !298
  %23 = icmp eq i32 %7, 1, !dbg !534
  %24 = fmul contract float %20, %22, !dbg !535
  %25 = icmp eq i32 %7, 2, !dbg !535
  %26 = fadd contract float %20, %22, !dbg !535
  %27 = select contract i1 %25, float %20, float %26, !dbg !535
  %28 = select contract i1 %23, float %24, float %27, !dbg !535
  %29 = getelementptr inbounds float, ptr %3, i64 %18, !dbg !536
  store float %28, ptr %29, align 4, !dbg !537, !tbaa !298
  br label %30, !dbg !538

30:                                               ; preds = %10, %17
  ret void, !dbg !538
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @beta_asked_first(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !539 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !540
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !540
  %13 = mul i32 %11, %12, !dbg !540
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !540
  %15 = add i32 %13, %14, !dbg !540
  %16 = icmp slt i32 %15, %4, !dbg !541
  br i1 %16, label %17, label %33, !dbg !541

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !542
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !542
  %20 = load float, ptr %19, align 4, !dbg !542, !tbaa !298
  %21 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !543
  %22 = load float, ptr %21, align 4, !dbg !543, !tbaa !298
  %23 = fmul contract float %20, %22, !dbg !544
  %24 = fcmp contract une float %6, 0.000000e+00, !dbg !545
  br i1 %24, label %25, label %30, !dbg !545

25:                                               ; preds = %17
  %26 = getelementptr inbounds float, ptr %2, i64 %18, !dbg !546
  %27 = load float, ptr %26, align 4, !dbg !546, !tbaa !298
  %28 = fmul contract float %6, %27, !dbg !547
  %29 = fadd contract float %23, %28, !dbg !548
  br label %30, !dbg !549

30:                                               ; preds = %25, %17
  %31 = phi float [ %29, %25 ], [ %23, %17 ], !dbg !550
  %32 = getelementptr inbounds float, ptr %3, i64 %18, !dbg !551
  store float %31, ptr %32, align 4, !dbg !552, !tbaa !298
  br label %33, !dbg !553

33:                                               ; preds = %10, %30
  ret void, !dbg !553
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @tested_once(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !554 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !555
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !555
  %7 = mul i32 %5, %6, !dbg !555
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !555
  %9 = add i32 %7, %8, !dbg !555
  %10 = icmp slt i32 %9, %3, !dbg !556
  br i1 %10, label %11, label %36, !dbg !556

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !557
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !557
  %14 = load i32, ptr %13, align 4, !dbg !557, !tbaa !10
  %15 = getelementptr i8, ptr %13, i64 4, !dbg !558
  %16 = load i32, ptr %15, align 4, !dbg !558, !tbaa !10
  %17 = icmp eq i32 %14, %16, !dbg !559
  br i1 %17, label %33, label %18, !dbg !559

18:                                               ; preds = %11
  %19 = sext i32 %14 to i64, !dbg !560
  %20 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !560
  %21 = load i32, ptr %20, align 4, !dbg !560, !tbaa !10
  %22 = add nsw i32 %14, 1, !dbg !561
  %23 = icmp slt i32 %22, %16, !dbg !562
  br i1 %23, label %24, label %33, !dbg !563

24:                                               ; preds = %18, %24
  %25 = phi i32 [ %31, %24 ], [ %22, %18 ]
  %26 = phi i32 [ %30, %24 ], [ %21, %18 ]
  %27 = sext i32 %25 to i64, !dbg !564
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !564
  %29 = load i32, ptr %28, align 4, !dbg !564, !tbaa !10
  %30 = tail call noundef i32 @llvm.smax.i32(i32 %26, i32 %29), !dbg !565
  %31 = add nsw i32 %25, 1, !dbg !561
  %32 = icmp eq i32 %31, %16, !dbg !562
  br i1 %32, label %33, label %24, !dbg !563, !llvm.loop !566

33:                                               ; preds = %24, %18, %11
  %34 = phi i32 [ -1, %11 ], [ %21, %18 ], [ %30, %24 ]
  %35 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !568
  store i32 %34, ptr %35, align 4, !dbg !568, !tbaa !10
  br label %36, !dbg !569

36:                                               ; preds = %33, %4
  ret void, !dbg !569
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @in_place_reordered(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !570 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !571
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !571
  %6 = mul i32 %4, %5, !dbg !571
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !571
  %8 = add i32 %6, %7, !dbg !571
  %9 = xor i32 %8, -1, !dbg !572
  %10 = add i32 %2, %9, !dbg !572
  %11 = icmp sgt i32 %8, %10, !dbg !573
  br i1 %11, label %21, label %12, !dbg !573

12:                                               ; preds = %3
  %13 = sext i32 %10 to i64, !dbg !574
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !574
  %15 = load i32, ptr %14, align 4, !dbg !574, !tbaa !10
  %16 = sext i32 %8 to i64, !dbg !575
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !575
  %18 = load i32, ptr %17, align 4, !dbg !575, !tbaa !10
  %19 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !576
  store i32 %18, ptr %19, align 4, !dbg !577, !tbaa !10
  %20 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !578
  store i32 %15, ptr %20, align 4, !dbg !579, !tbaa !10
  br label %21, !dbg !580

21:                                               ; preds = %3, %12
  ret void, !dbg !580
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @constant_hoisted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !581 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !582
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !582
  %6 = mul i32 %4, %5, !dbg !582
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !582
  %8 = add i32 %6, %7, !dbg !582
  %9 = icmp slt i32 %8, %2, !dbg !583
  br i1 %9, label %10, label %23, !dbg !583

10:                                               ; preds = %3
  %11 = load i32, ptr addrspacecast (ptr addrspace(4) @unset to ptr), align 4, !dbg !584, !tbaa !10
  %12 = sext i32 %8 to i64, !dbg !585
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !585
  %14 = load i32, ptr %13, align 4, !dbg !585, !tbaa !10
  %15 = mul nsw i32 %14, 3, !dbg !586
  %16 = add nsw i32 %15, %11, !dbg !587
  %17 = and i32 %8, 7, !dbg !588
  %18 = zext nneg i32 %17 to i64, !dbg !589
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @unset to ptr), i64 %18, !dbg !589
  %20 = load i32, ptr %19, align 4, !dbg !589, !tbaa !10
  %21 = add nsw i32 %16, %20, !dbg !590
  %22 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !591
  store i32 %21, ptr %22, align 4, !dbg !592, !tbaa !10
  br label %23, !dbg !591

23:                                               ; preds = %10, %3
  ret void, !dbg !593
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #8

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind }

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
!7 = !DIFile(filename: "honest.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "early_return", scope: !7, file: !7, line: 5, type: !16, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 6, column: 5, scope: !15)
!19 = !DILocation(line: 8, column: 19, scope: !15)
!20 = !DILocation(line: 8, column: 42, scope: !15)
!21 = !DILocation(line: 8, column: 48, scope: !15)
!22 = !DILocation(line: 8, column: 52, scope: !15)
!23 = !DILocation(line: 8, column: 33, scope: !15)
!24 = !DILocation(line: 8, column: 40, scope: !15)
!25 = !DILocation(line: 9, column: 1, scope: !15)
!26 = distinct !DISubprogram(name: "guards_combined", scope: !7, file: !7, line: 11, type: !16, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!27 = !DILocation(line: 13, column: 13, scope: !26)
!28 = !DILocation(line: 13, column: 24, scope: !26)
!29 = !DILocation(line: 13, column: 31, scope: !26)
!30 = !DILocation(line: 13, column: 29, scope: !26)
!31 = !DILocation(line: 13, column: 48, scope: !26)
!32 = !DILocation(line: 13, column: 59, scope: !26)
!33 = !DILocation(line: 13, column: 66, scope: !26)
!34 = !DILocation(line: 13, column: 64, scope: !26)
!35 = !DILocation(line: 14, column: 56, scope: !26)
!36 = !DILocation(line: 14, column: 69, scope: !26)
!37 = !DILocation(line: 14, column: 64, scope: !26)
!38 = !DILocation(line: 14, column: 53, scope: !26)
!39 = !DILocation(line: 13, column: 86, scope: !26)
!40 = !DILocation(line: 13, column: 93, scope: !26)
!41 = !DILocation(line: 15, column: 19, scope: !26)
!42 = !DILocation(line: 15, column: 26, scope: !26)
!43 = !DILocation(line: 15, column: 30, scope: !26)
!44 = !DILocation(line: 15, column: 9, scope: !26)
!45 = !DILocation(line: 15, column: 17, scope: !26)
!46 = !DILocation(line: 16, column: 1, scope: !26)
!47 = distinct !DISubprogram(name: "guards_reordered", scope: !7, file: !7, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!48 = !DILocation(line: 20, column: 13, scope: !47)
!49 = !DILocation(line: 20, column: 24, scope: !47)
!50 = !DILocation(line: 20, column: 31, scope: !47)
!51 = !DILocation(line: 20, column: 29, scope: !47)
!52 = !DILocation(line: 20, column: 48, scope: !47)
!53 = !DILocation(line: 20, column: 59, scope: !47)
!54 = !DILocation(line: 20, column: 66, scope: !47)
!55 = !DILocation(line: 20, column: 64, scope: !47)
!56 = !DILocation(line: 21, column: 53, scope: !47)
!57 = !DILocation(line: 21, column: 60, scope: !47)
!58 = !DILocation(line: 20, column: 86, scope: !47)
!59 = !DILocation(line: 20, column: 93, scope: !47)
!60 = !DILocation(line: 22, column: 19, scope: !47)
!61 = !DILocation(line: 22, column: 26, scope: !47)
!62 = !DILocation(line: 22, column: 30, scope: !47)
!63 = !DILocation(line: 22, column: 9, scope: !47)
!64 = !DILocation(line: 22, column: 17, scope: !47)
!65 = !DILocation(line: 23, column: 1, scope: !47)
!66 = distinct !DISubprogram(name: "load_of_first", scope: !7, file: !7, line: 25, type: !16, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!67 = !DILocation(line: 26, column: 5, scope: !66)
!68 = !DILocation(line: 28, column: 26, scope: !66)
!69 = !DILocation(line: 28, column: 24, scope: !66)
!70 = !DILocation(line: 28, column: 21, scope: !66)
!71 = !DILocation(line: 29, column: 5, scope: !66)
!72 = !{i64 1041}
!73 = !DILocation(line: 30, column: 11, scope: !66)
!74 = !DILocation(line: 30, column: 27, scope: !66)
!75 = !DILocation(line: 30, column: 16, scope: !66)
!76 = !DILocation(line: 30, column: 23, scope: !66)
!77 = !DILocation(line: 31, column: 1, scope: !66)
!78 = distinct !DISubprogram(name: "step_hoisted", scope: !7, file: !7, line: 33, type: !16, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!79 = !DILocation(line: 34, column: 5, scope: !78)
!80 = !DILocation(line: 35, column: 24, scope: !78)
!81 = !DILocation(line: 35, column: 34, scope: !78)
!82 = !DILocation(line: 36, column: 14, scope: !78)
!83 = !DILocation(line: 36, column: 5, scope: !78)
!84 = !DILocation(line: 36, column: 79, scope: !78)
!85 = !DILocation(line: 36, column: 85, scope: !78)
!86 = !DILocation(line: 36, column: 70, scope: !78)
!87 = !DILocation(line: 36, column: 77, scope: !78)
!88 = !DILocation(line: 36, column: 21, scope: !78)
!89 = distinct !{!89, !83, !90, !91, !92}
!90 = !DILocation(line: 36, column: 87, scope: !78)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !{!"llvm.loop.unroll.disable"}
!93 = !DILocation(line: 37, column: 1, scope: !78)
!94 = distinct !DISubprogram(name: "vector_with_fallback", scope: !7, file: !7, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!95 = !DILocation(line: 40, column: 5, scope: !94)
!96 = !DILocation(line: 41, column: 19, scope: !94)
!97 = !DILocation(line: 41, column: 23, scope: !94)
!98 = !DILocation(line: 41, column: 27, scope: !94)
!99 = !DILocation(line: 41, column: 31, scope: !94)
!100 = !DILocation(line: 41, column: 35, scope: !94)
!101 = !DILocation(line: 41, column: 60, scope: !94)
!102 = !DILocation(line: 41, column: 58, scope: !94)
!103 = !DILocation(line: 41, column: 85, scope: !94)
!104 = !DILocation(line: 41, column: 90, scope: !94)
!105 = !DILocation(line: 42, column: 30, scope: !94)
!106 = !{!12, !12, i64 0}
!107 = !DILocation(line: 42, column: 54, scope: !94)
!108 = !DILocation(line: 42, column: 9, scope: !94)
!109 = !DILocation(line: 42, column: 28, scope: !94)
!110 = !DILocation(line: 43, column: 9, scope: !94)
!111 = !DILocation(line: 45, column: 10, scope: !94)
!112 = !DILocation(line: 45, column: 39, scope: !94)
!113 = !DILocation(line: 45, column: 5, scope: !94)
!114 = !DILocation(line: 45, column: 63, scope: !94)
!115 = !DILocation(line: 45, column: 69, scope: !94)
!116 = !DILocation(line: 45, column: 54, scope: !94)
!117 = !DILocation(line: 45, column: 61, scope: !94)
!118 = !DILocation(line: 45, column: 50, scope: !94)
!119 = distinct !{!119, !113, !120, !91, !92}
!120 = !DILocation(line: 45, column: 71, scope: !94)
!121 = !DILocation(line: 46, column: 1, scope: !94)
!122 = distinct !DISubprogram(name: "unrolled_with_rest", scope: !7, file: !7, line: 48, type: !16, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!123 = !DILocation(line: 49, column: 5, scope: !122)
!124 = !DILocation(line: 50, column: 11, scope: !122)
!125 = !DILocation(line: 52, column: 26, scope: !122)
!126 = !DILocation(line: 52, column: 13, scope: !122)
!127 = !DILocation(line: 55, column: 14, scope: !122)
!128 = !DILocation(line: 0, scope: !122)
!129 = !DILocation(line: 55, column: 5, scope: !122)
!130 = !DILocation(line: 53, column: 18, scope: !122)
!131 = !DILocation(line: 53, column: 13, scope: !122)
!132 = !DILocation(line: 53, column: 25, scope: !122)
!133 = !DILocation(line: 53, column: 23, scope: !122)
!134 = !DILocation(line: 53, column: 37, scope: !122)
!135 = !DILocation(line: 53, column: 53, scope: !122)
!136 = !DILocation(line: 53, column: 51, scope: !122)
!137 = !DILocation(line: 54, column: 13, scope: !122)
!138 = !DILocation(line: 54, column: 29, scope: !122)
!139 = !DILocation(line: 54, column: 27, scope: !122)
!140 = !DILocation(line: 54, column: 45, scope: !122)
!141 = !DILocation(line: 54, column: 61, scope: !122)
!142 = !DILocation(line: 54, column: 59, scope: !122)
!143 = !DILocation(line: 53, column: 35, scope: !122)
!144 = !DILocation(line: 53, column: 67, scope: !122)
!145 = !DILocation(line: 54, column: 43, scope: !122)
!146 = !DILocation(line: 52, column: 46, scope: !122)
!147 = !DILocation(line: 52, column: 36, scope: !122)
!148 = !DILocation(line: 52, column: 22, scope: !122)
!149 = distinct !{!149, !126, !150, !91, !92}
!150 = !DILocation(line: 54, column: 73, scope: !122)
!151 = !DILocation(line: 55, column: 39, scope: !122)
!152 = !DILocation(line: 55, column: 34, scope: !122)
!153 = !DILocation(line: 55, column: 46, scope: !122)
!154 = !DILocation(line: 55, column: 44, scope: !122)
!155 = !DILocation(line: 55, column: 31, scope: !122)
!156 = !DILocation(line: 55, column: 23, scope: !122)
!157 = distinct !{!157, !129, !158, !91, !92}
!158 = !DILocation(line: 55, column: 54, scope: !122)
!159 = !DILocation(line: 56, column: 5, scope: !122)
!160 = !DILocation(line: 56, column: 12, scope: !122)
!161 = !DILocation(line: 57, column: 1, scope: !122)
!162 = distinct !DISubprogram(name: "strength_reduced", scope: !7, file: !7, line: 59, type: !16, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!163 = !DILocation(line: 60, column: 5, scope: !162)
!164 = !DILocation(line: 61, column: 11, scope: !162)
!165 = !DILocation(line: 64, column: 32, scope: !162)
!166 = !DILocation(line: 64, column: 55, scope: !162)
!167 = !DILocation(line: 64, column: 37, scope: !162)
!168 = !DILocation(line: 0, scope: !162)
!169 = !DILocation(line: 65, column: 5, scope: !162)
!170 = !DILocation(line: 65, column: 12, scope: !162)
!171 = !DILocation(line: 66, column: 1, scope: !162)
!172 = !DILocation(line: 64, column: 87, scope: !162)
!173 = !DILocation(line: 64, column: 84, scope: !162)
!174 = !DILocation(line: 64, column: 64, scope: !162)
!175 = !DILocation(line: 64, column: 71, scope: !162)
!176 = distinct !{!176, !167, !177, !91, !92}
!177 = !DILocation(line: 64, column: 88, scope: !162)
!178 = distinct !DISubprogram(name: "two_accumulators", scope: !7, file: !7, line: 68, type: !16, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!179 = !DILocation(line: 69, column: 5, scope: !178)
!180 = !DILocation(line: 70, column: 11, scope: !178)
!181 = !DILocation(line: 73, column: 37, scope: !178)
!182 = !DILocation(line: 73, column: 24, scope: !178)
!183 = !DILocation(line: 74, column: 37, scope: !178)
!184 = !DILocation(line: 74, column: 25, scope: !178)
!185 = !DILocation(line: 74, column: 22, scope: !178)
!186 = !DILocation(line: 74, column: 50, scope: !178)
!187 = !DILocation(line: 74, column: 47, scope: !178)
!188 = !DILocation(line: 73, column: 47, scope: !178)
!189 = !DILocation(line: 73, column: 33, scope: !178)
!190 = distinct !{!190, !182, !191, !91, !92}
!191 = !DILocation(line: 74, column: 69, scope: !178)
!192 = !DILocation(line: 75, column: 19, scope: !178)
!193 = !DILocation(line: 0, scope: !178)
!194 = !DILocation(line: 73, scope: !178)
!195 = !DILocation(line: 75, column: 40, scope: !178)
!196 = !DILocation(line: 75, column: 47, scope: !178)
!197 = !DILocation(line: 75, column: 35, scope: !178)
!198 = !DILocation(line: 75, column: 32, scope: !178)
!199 = !DILocation(line: 75, column: 27, scope: !178)
!200 = !DILocation(line: 76, column: 19, scope: !178)
!201 = !DILocation(line: 76, column: 5, scope: !178)
!202 = !DILocation(line: 76, column: 12, scope: !178)
!203 = !{!204, !204, i64 0}
!204 = !{!"long long", !12, i64 0}
!205 = !DILocation(line: 77, column: 1, scope: !178)
!206 = distinct !DISubprogram(name: "two_maxima", scope: !7, file: !7, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!207 = !DILocation(line: 80, column: 5, scope: !206)
!208 = !DILocation(line: 81, column: 11, scope: !206)
!209 = !DILocation(line: 83, column: 26, scope: !206)
!210 = !DILocation(line: 83, column: 13, scope: !206)
!211 = !DILocation(line: 87, column: 14, scope: !206)
!212 = !DILocation(line: 0, scope: !206)
!213 = !DILocation(line: 87, column: 5, scope: !206)
!214 = !DILocation(line: 84, column: 38, scope: !206)
!215 = !DILocation(line: 84, column: 26, scope: !206)
!216 = !DILocation(line: 84, column: 16, scope: !206)
!217 = !DILocation(line: 85, column: 28, scope: !206)
!218 = !DILocation(line: 85, column: 17, scope: !206)
!219 = !DILocation(line: 83, column: 36, scope: !206)
!220 = !DILocation(line: 83, column: 22, scope: !206)
!221 = distinct !{!221, !210, !222, !91, !92}
!222 = !DILocation(line: 86, column: 5, scope: !206)
!223 = !DILocation(line: 87, column: 56, scope: !206)
!224 = !DILocation(line: 87, column: 44, scope: !206)
!225 = !DILocation(line: 87, column: 34, scope: !206)
!226 = !DILocation(line: 87, column: 23, scope: !206)
!227 = distinct !{!227, !213, !228, !91, !92}
!228 = !DILocation(line: 87, column: 60, scope: !206)
!229 = !DILocation(line: 88, column: 14, scope: !206)
!230 = !DILocation(line: 88, column: 5, scope: !206)
!231 = !DILocation(line: 88, column: 12, scope: !206)
!232 = !DILocation(line: 89, column: 1, scope: !206)
!233 = distinct !DISubprogram(name: "clamp_by_select", scope: !7, file: !7, line: 91, type: !16, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!234 = !DILocation(line: 92, column: 5, scope: !233)
!235 = !DILocation(line: 93, column: 11, scope: !233)
!236 = !DILocation(line: 94, column: 13, scope: !233)
!237 = !DILocation(line: 96, column: 21, scope: !233)
!238 = !DILocation(line: 96, column: 17, scope: !233)
!239 = !DILocation(line: 97, column: 5, scope: !233)
!240 = !DILocation(line: 97, column: 12, scope: !233)
!241 = !DILocation(line: 98, column: 1, scope: !233)
!242 = distinct !DISubprogram(name: "abs_by_bits", scope: !7, file: !7, line: 100, type: !16, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!243 = !DILocation(line: 101, column: 5, scope: !242)
!244 = !DILocation(line: 102, column: 11, scope: !242)
!245 = !DILocation(line: 103, column: 18, scope: !242)
!246 = !DILocation(line: 105, column: 70, scope: !242)
!247 = !DILocation(line: 106, column: 22, scope: !242)
!248 = !DILocation(line: 106, column: 5, scope: !242)
!249 = !DILocation(line: 106, column: 12, scope: !242)
!250 = !DILocation(line: 107, column: 1, scope: !242)
!251 = distinct !DISubprogram(name: "modulo_by_select", scope: !7, file: !7, line: 109, type: !16, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!252 = !DILocation(line: 110, column: 5, scope: !251)
!253 = !DILocation(line: 111, column: 11, scope: !251)
!254 = !DILocation(line: 113, column: 21, scope: !251)
!255 = !DILocation(line: 113, column: 27, scope: !251)
!256 = !DILocation(line: 113, column: 48, scope: !251)
!257 = !DILocation(line: 113, column: 46, scope: !251)
!258 = !DILocation(line: 113, column: 43, scope: !251)
!259 = !DILocation(line: 113, column: 32, scope: !251)
!260 = !DILocation(line: 113, column: 39, scope: !251)
!261 = !DILocation(line: 114, column: 1, scope: !251)
!262 = distinct !DISubprogram(name: "division_by_shift", scope: !7, file: !7, line: 116, type: !16, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!263 = !DILocation(line: 117, column: 5, scope: !262)
!264 = !DILocation(line: 118, column: 11, scope: !262)
!265 = !DILocation(line: 119, column: 13, scope: !262)
!266 = !DILocation(line: 121, column: 36, scope: !262)
!267 = !DILocation(line: 121, column: 25, scope: !262)
!268 = !DILocation(line: 121, column: 42, scope: !262)
!269 = !DILocation(line: 121, column: 13, scope: !262)
!270 = !DILocation(line: 121, column: 20, scope: !262)
!271 = !DILocation(line: 122, column: 1, scope: !262)
!272 = distinct !DISubprogram(name: "bits_counted", scope: !7, file: !7, line: 124, type: !16, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!273 = !DILocation(line: 125, column: 5, scope: !272)
!274 = !DILocation(line: 126, column: 11, scope: !272)
!275 = !DILocation(line: 127, column: 18, scope: !272)
!276 = !DILocation(line: 133, column: 21, scope: !272)
!277 = !DILocation(line: 134, column: 5, scope: !272)
!278 = !DILocation(line: 134, column: 12, scope: !272)
!279 = !DILocation(line: 135, column: 1, scope: !272)
!280 = distinct !DISubprogram(name: "saturated_by_signs", scope: !7, file: !7, line: 137, type: !16, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!281 = !DILocation(line: 138, column: 5, scope: !280)
!282 = !DILocation(line: 139, column: 11, scope: !280)
!283 = !DILocation(line: 144, column: 26, scope: !280)
!284 = !DILocation(line: 144, column: 36, scope: !280)
!285 = !DILocation(line: 144, column: 50, scope: !280)
!286 = !DILocation(line: 145, column: 31, scope: !280)
!287 = !DILocation(line: 145, column: 43, scope: !280)
!288 = !DILocation(line: 145, column: 38, scope: !280)
!289 = !DILocation(line: 145, column: 51, scope: !280)
!290 = !DILocation(line: 145, column: 22, scope: !280)
!291 = !DILocation(line: 145, column: 13, scope: !280)
!292 = !DILocation(line: 145, column: 20, scope: !280)
!293 = !DILocation(line: 146, column: 1, scope: !280)
!294 = distinct !DISubprogram(name: "division_guarded", scope: !7, file: !7, line: 148, type: !16, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!295 = !DILocation(line: 149, column: 5, scope: !294)
!296 = !DILocation(line: 150, column: 11, scope: !294)
!297 = !DILocation(line: 151, column: 15, scope: !294)
!298 = !{!299, !299, i64 0}
!299 = !{!"float", !12, i64 0}
!300 = !DILocation(line: 153, column: 27, scope: !294)
!301 = !DILocation(line: 153, column: 43, scope: !294)
!302 = !DILocation(line: 153, column: 48, scope: !294)
!303 = !DILocation(line: 153, column: 78, scope: !294)
!304 = !DILocation(line: 153, column: 69, scope: !294)
!305 = !DILocation(line: 153, column: 76, scope: !294)
!306 = !DILocation(line: 154, column: 1, scope: !294)
!307 = distinct !DISubprogram(name: "nan_by_bits", scope: !7, file: !7, line: 156, type: !16, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!308 = !DILocation(line: 157, column: 5, scope: !307)
!309 = !DILocation(line: 158, column: 11, scope: !307)
!310 = !DILocation(line: 159, column: 15, scope: !307)
!311 = !DILocation(line: 161, column: 41, scope: !307)
!312 = !DILocation(line: 161, column: 55, scope: !307)
!313 = !DILocation(line: 161, column: 22, scope: !307)
!314 = !DILocation(line: 161, column: 13, scope: !307)
!315 = !DILocation(line: 161, column: 20, scope: !307)
!316 = !DILocation(line: 162, column: 1, scope: !307)
!317 = distinct !DISubprogram(name: "root_of_choice", scope: !7, file: !7, line: 164, type: !16, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!318 = !DILocation(line: 165, column: 5, scope: !317)
!319 = !DILocation(line: 166, column: 11, scope: !317)
!320 = !DILocation(line: 167, column: 15, scope: !317)
!321 = !DILocation(line: 169, column: 40, scope: !317)
!322 = !DILocation(line: 169, column: 38, scope: !317)
!323 = !DILocation(line: 169, column: 22, scope: !317)
!324 = !DILocation(line: 169, column: 13, scope: !317)
!325 = !DILocation(line: 169, column: 20, scope: !317)
!326 = !DILocation(line: 170, column: 1, scope: !317)
!327 = distinct !DISubprogram(name: "softmax_reciprocal", scope: !7, file: !7, line: 172, type: !16, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!328 = !DILocation(line: 173, column: 5, scope: !327)
!329 = !DILocation(line: 174, column: 11, scope: !327)
!330 = !DILocation(line: 175, column: 31, scope: !327)
!331 = !DILocation(line: 175, column: 27, scope: !327)
!332 = !DILocation(line: 176, column: 18, scope: !327)
!333 = !DILocation(line: 177, column: 23, scope: !327)
!334 = !DILocation(line: 177, column: 5, scope: !327)
!335 = !DILocation(line: 0, scope: !327)
!336 = !DILocation(line: 178, column: 23, scope: !327)
!337 = !DILocation(line: 178, column: 5, scope: !327)
!338 = !DILocation(line: 177, column: 62, scope: !327)
!339 = !DILocation(line: 177, column: 40, scope: !327)
!340 = !DILocation(line: 177, column: 29, scope: !327)
!341 = distinct !{!341, !334, !342, !91, !92}
!342 = !DILocation(line: 177, column: 68, scope: !327)
!343 = !DILocation(line: 179, column: 21, scope: !327)
!344 = !DILocation(line: 180, column: 23, scope: !327)
!345 = !DILocation(line: 180, column: 5, scope: !327)
!346 = !DILocation(line: 178, column: 47, scope: !327)
!347 = !DILocation(line: 178, column: 54, scope: !327)
!348 = !DILocation(line: 178, column: 40, scope: !327)
!349 = !DILocation(line: 178, column: 37, scope: !327)
!350 = !DILocation(line: 178, column: 29, scope: !327)
!351 = distinct !{!351, !337, !352, !91, !92}
!352 = !DILocation(line: 178, column: 60, scope: !327)
!353 = !DILocation(line: 180, column: 57, scope: !327)
!354 = !DILocation(line: 180, column: 64, scope: !327)
!355 = !DILocation(line: 180, column: 50, scope: !327)
!356 = !DILocation(line: 180, column: 90, scope: !327)
!357 = !DILocation(line: 180, column: 43, scope: !327)
!358 = !DILocation(line: 180, column: 33, scope: !327)
!359 = !DILocation(line: 180, column: 48, scope: !327)
!360 = !DILocation(line: 180, column: 29, scope: !327)
!361 = distinct !{!361, !345, !362, !91, !92}
!362 = !DILocation(line: 180, column: 93, scope: !327)
!363 = !DILocation(line: 181, column: 1, scope: !327)
!364 = distinct !DISubprogram(name: "softmax_kept", scope: !7, file: !7, line: 183, type: !16, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!365 = !DILocation(line: 184, column: 5, scope: !364)
!366 = !DILocation(line: 185, column: 11, scope: !364)
!367 = !DILocation(line: 186, column: 31, scope: !364)
!368 = !DILocation(line: 186, column: 27, scope: !364)
!369 = !DILocation(line: 187, column: 18, scope: !364)
!370 = !DILocation(line: 188, column: 23, scope: !364)
!371 = !DILocation(line: 188, column: 5, scope: !364)
!372 = !DILocation(line: 0, scope: !364)
!373 = !DILocation(line: 191, column: 31, scope: !364)
!374 = !DILocation(line: 191, column: 13, scope: !364)
!375 = !DILocation(line: 188, column: 62, scope: !364)
!376 = !DILocation(line: 188, column: 40, scope: !364)
!377 = !DILocation(line: 188, column: 29, scope: !364)
!378 = distinct !{!378, !371, !379, !91, !92}
!379 = !DILocation(line: 188, column: 68, scope: !364)
!380 = !DILocation(line: 192, column: 31, scope: !364)
!381 = !DILocation(line: 192, column: 13, scope: !364)
!382 = !DILocation(line: 191, column: 72, scope: !364)
!383 = !DILocation(line: 191, column: 79, scope: !364)
!384 = !DILocation(line: 191, column: 65, scope: !364)
!385 = !DILocation(line: 191, column: 58, scope: !364)
!386 = !DILocation(line: 191, column: 48, scope: !364)
!387 = !DILocation(line: 191, column: 63, scope: !364)
!388 = !DILocation(line: 191, column: 45, scope: !364)
!389 = !DILocation(line: 191, column: 37, scope: !364)
!390 = distinct !{!390, !374, !391, !91, !92}
!391 = !DILocation(line: 191, column: 85, scope: !364)
!392 = !DILocation(line: 192, column: 51, scope: !364)
!393 = !DILocation(line: 192, column: 41, scope: !364)
!394 = !DILocation(line: 192, column: 56, scope: !364)
!395 = !DILocation(line: 192, column: 37, scope: !364)
!396 = distinct !{!396, !381, !397, !91, !92}
!397 = !DILocation(line: 192, column: 59, scope: !364)
!398 = !DILocation(line: 193, column: 1, scope: !364)
!399 = distinct !DISubprogram(name: "exchange_by_select", scope: !7, file: !7, line: 195, type: !16, scopeLine: 195, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!400 = !DILocation(line: 196, column: 5, scope: !399)
!401 = !DILocation(line: 197, column: 15, scope: !399)
!402 = !DILocation(line: 197, column: 30, scope: !399)
!403 = !DILocation(line: 198, column: 11, scope: !399)
!404 = !DILocation(line: 199, column: 16, scope: !399)
!405 = !DILocation(line: 199, column: 33, scope: !399)
!406 = !DILocation(line: 199, column: 46, scope: !399)
!407 = !DILocation(line: 199, column: 61, scope: !399)
!408 = !DILocation(line: 204, column: 32, scope: !399)
!409 = !DILocation(line: 204, column: 51, scope: !399)
!410 = !DILocation(line: 204, column: 49, scope: !399)
!411 = !DILocation(line: 205, column: 23, scope: !399)
!412 = !DILocation(line: 205, column: 21, scope: !399)
!413 = !DILocation(line: 205, column: 58, scope: !399)
!414 = !DILocation(line: 205, column: 56, scope: !399)
!415 = !DILocation(line: 206, column: 25, scope: !399)
!416 = !DILocation(line: 206, column: 23, scope: !399)
!417 = !DILocation(line: 207, column: 1, scope: !399)
!418 = distinct !DISubprogram(name: "argmax_from_the_back", scope: !7, file: !7, line: 209, type: !16, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!419 = !DILocation(line: 210, column: 5, scope: !418)
!420 = !DILocation(line: 211, column: 11, scope: !418)
!421 = !DILocation(line: 215, column: 30, scope: !418)
!422 = !DILocation(line: 215, column: 47, scope: !418)
!423 = !DILocation(line: 216, column: 38, scope: !418)
!424 = !DILocation(line: 216, column: 13, scope: !418)
!425 = !DILocation(line: 216, column: 31, scope: !418)
!426 = !DILocation(line: 215, column: 54, scope: !418)
!427 = !DILocation(line: 215, column: 42, scope: !418)
!428 = !DILocation(line: 0, scope: !418)
!429 = !DILocation(line: 218, column: 5, scope: !418)
!430 = !DILocation(line: 218, column: 12, scope: !418)
!431 = !DILocation(line: 219, column: 1, scope: !418)
!432 = !DILocation(line: 216, column: 65, scope: !418)
!433 = !DILocation(line: 216, column: 53, scope: !418)
!434 = !DILocation(line: 216, column: 70, scope: !418)
!435 = !DILocation(line: 216, column: 45, scope: !418)
!436 = distinct !{!436, !424, !437, !91, !92}
!437 = !DILocation(line: 217, column: 50, scope: !418)
!438 = distinct !DISubprogram(name: "bisection_by_select", scope: !7, file: !7, line: 221, type: !16, scopeLine: 221, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!439 = !DILocation(line: 222, column: 5, scope: !438)
!440 = !DILocation(line: 223, column: 11, scope: !438)
!441 = !DILocation(line: 224, column: 38, scope: !438)
!442 = !DILocation(line: 225, column: 16, scope: !438)
!443 = !DILocation(line: 225, column: 5, scope: !438)
!444 = !DILocation(line: 224, column: 27, scope: !438)
!445 = !DILocation(line: 226, column: 27, scope: !438)
!446 = !DILocation(line: 226, column: 35, scope: !438)
!447 = !DILocation(line: 228, column: 29, scope: !438)
!448 = !DILocation(line: 228, column: 43, scope: !438)
!449 = !DILocation(line: 228, column: 56, scope: !438)
!450 = !DILocation(line: 229, column: 24, scope: !438)
!451 = distinct !{!451, !443, !452, !91, !92}
!452 = !DILocation(line: 230, column: 5, scope: !438)
!453 = !DILocation(line: 0, scope: !438)
!454 = !DILocation(line: 231, column: 14, scope: !438)
!455 = !DILocation(line: 231, column: 25, scope: !438)
!456 = !DILocation(line: 231, column: 5, scope: !438)
!457 = !DILocation(line: 231, column: 12, scope: !438)
!458 = !DILocation(line: 232, column: 1, scope: !438)
!459 = distinct !DISubprogram(name: "range_as_unsigned", scope: !7, file: !7, line: 234, type: !16, scopeLine: 234, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!460 = !DILocation(line: 235, column: 5, scope: !459)
!461 = !DILocation(line: 236, column: 11, scope: !459)
!462 = !DILocation(line: 237, column: 16, scope: !459)
!463 = !DILocation(line: 239, column: 37, scope: !459)
!464 = !DILocation(line: 239, column: 22, scope: !459)
!465 = !DILocation(line: 239, column: 58, scope: !459)
!466 = !DILocation(line: 239, column: 67, scope: !459)
!467 = !DILocation(line: 239, column: 13, scope: !459)
!468 = !DILocation(line: 239, column: 20, scope: !459)
!469 = !DILocation(line: 240, column: 1, scope: !459)
!470 = distinct !DISubprogram(name: "bins_by_select", scope: !7, file: !7, line: 242, type: !16, scopeLine: 242, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!471 = !DILocation(line: 243, column: 5, scope: !470)
!472 = !DILocation(line: 244, column: 11, scope: !470)
!473 = !DILocation(line: 245, column: 21, scope: !470)
!474 = !DILocation(line: 245, column: 27, scope: !470)
!475 = !DILocation(line: 245, column: 20, scope: !470)
!476 = !DILocation(line: 247, column: 23, scope: !470)
!477 = !DILocation(line: 247, column: 19, scope: !470)
!478 = !DILocation(line: 248, column: 16, scope: !470)
!479 = !DILocation(line: 248, column: 5, scope: !470)
!480 = !DILocation(line: 249, column: 1, scope: !470)
!481 = distinct !DISubprogram(name: "turned_with_fallback", scope: !7, file: !7, line: 251, type: !16, scopeLine: 251, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!482 = !DILocation(line: 252, column: 5, scope: !481)
!483 = !DILocation(line: 253, column: 11, scope: !481)
!484 = !DILocation(line: 254, column: 18, scope: !481)
!485 = !DILocation(line: 256, column: 22, scope: !481)
!486 = !DILocation(line: 256, column: 26, scope: !481)
!487 = !DILocation(line: 256, column: 68, scope: !481)
!488 = !DILocation(line: 256, column: 40, scope: !481)
!489 = !DILocation(line: 0, scope: !481)
!490 = !DILocation(line: 257, column: 14, scope: !481)
!491 = !DILocation(line: 257, column: 5, scope: !481)
!492 = !DILocation(line: 257, column: 12, scope: !481)
!493 = !DILocation(line: 258, column: 1, scope: !481)
!494 = distinct !DISubprogram(name: "border_by_select", scope: !7, file: !7, line: 260, type: !16, scopeLine: 260, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!495 = !DILocation(line: 261, column: 5, scope: !494)
!496 = !DILocation(line: 262, column: 11, scope: !494)
!497 = !DILocation(line: 263, column: 19, scope: !494)
!498 = !DILocation(line: 263, column: 17, scope: !494)
!499 = !DILocation(line: 265, column: 23, scope: !494)
!500 = !DILocation(line: 265, column: 21, scope: !494)
!501 = !DILocation(line: 265, column: 29, scope: !494)
!502 = !DILocation(line: 265, column: 49, scope: !494)
!503 = !DILocation(line: 265, column: 45, scope: !494)
!504 = !DILocation(line: 265, column: 43, scope: !494)
!505 = !DILocation(line: 265, column: 55, scope: !494)
!506 = !DILocation(line: 265, column: 40, scope: !494)
!507 = !DILocation(line: 265, column: 17, scope: !494)
!508 = !DILocation(line: 266, column: 5, scope: !494)
!509 = !DILocation(line: 266, column: 12, scope: !494)
!510 = !DILocation(line: 267, column: 1, scope: !494)
!511 = distinct !DISubprogram(name: "rotated_loop", scope: !7, file: !7, line: 269, type: !16, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!512 = !DILocation(line: 270, column: 5, scope: !511)
!513 = !DILocation(line: 271, column: 11, scope: !511)
!514 = !DILocation(line: 272, column: 15, scope: !511)
!515 = !DILocation(line: 275, column: 19, scope: !511)
!516 = !DILocation(line: 275, column: 27, scope: !511)
!517 = !DILocation(line: 0, scope: !511)
!518 = !DILocation(line: 275, column: 47, scope: !511)
!519 = !DILocation(line: 275, column: 54, scope: !511)
!520 = !DILocation(line: 275, column: 67, scope: !511)
!521 = !DILocation(line: 275, column: 75, scope: !511)
!522 = !DILocation(line: 275, column: 45, scope: !511)
!523 = distinct !{!523, !524, !525, !91, !92}
!524 = !DILocation(line: 275, column: 42, scope: !511)
!525 = !DILocation(line: 275, column: 88, scope: !511)
!526 = !DILocation(line: 276, column: 5, scope: !511)
!527 = !DILocation(line: 276, column: 12, scope: !511)
!528 = !DILocation(line: 277, column: 1, scope: !511)
!529 = distinct !DISubprogram(name: "mode_by_select", scope: !7, file: !7, line: 279, type: !16, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!530 = !DILocation(line: 281, column: 5, scope: !529)
!531 = !DILocation(line: 282, column: 11, scope: !529)
!532 = !DILocation(line: 285, column: 23, scope: !529)
!533 = !DILocation(line: 285, column: 33, scope: !529)
!534 = !DILocation(line: 286, column: 27, scope: !529)
!535 = !DILocation(line: 286, column: 22, scope: !529)
!536 = !DILocation(line: 286, column: 13, scope: !529)
!537 = !DILocation(line: 286, column: 20, scope: !529)
!538 = !DILocation(line: 287, column: 1, scope: !529)
!539 = distinct !DISubprogram(name: "beta_asked_first", scope: !7, file: !7, line: 289, type: !16, scopeLine: 290, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!540 = !DILocation(line: 291, column: 5, scope: !539)
!541 = !DILocation(line: 292, column: 11, scope: !539)
!542 = !DILocation(line: 295, column: 23, scope: !539)
!543 = !DILocation(line: 295, column: 30, scope: !539)
!544 = !DILocation(line: 295, column: 28, scope: !539)
!545 = !DILocation(line: 295, column: 45, scope: !539)
!546 = !DILocation(line: 295, column: 63, scope: !539)
!547 = !DILocation(line: 295, column: 61, scope: !539)
!548 = !DILocation(line: 295, column: 53, scope: !539)
!549 = !DILocation(line: 295, column: 51, scope: !539)
!550 = !DILocation(line: 295, scope: !539)
!551 = !DILocation(line: 295, column: 69, scope: !539)
!552 = !DILocation(line: 295, column: 76, scope: !539)
!553 = !DILocation(line: 296, column: 1, scope: !539)
!554 = distinct !DISubprogram(name: "tested_once", scope: !7, file: !7, line: 298, type: !16, scopeLine: 298, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!555 = !DILocation(line: 299, column: 5, scope: !554)
!556 = !DILocation(line: 300, column: 11, scope: !554)
!557 = !DILocation(line: 301, column: 17, scope: !554)
!558 = !DILocation(line: 301, column: 34, scope: !554)
!559 = !DILocation(line: 302, column: 15, scope: !554)
!560 = !DILocation(line: 306, column: 16, scope: !554)
!561 = !DILocation(line: 307, scope: !554)
!562 = !DILocation(line: 307, column: 54, scope: !554)
!563 = !DILocation(line: 307, column: 5, scope: !554)
!564 = !DILocation(line: 307, column: 84, scope: !554)
!565 = !DILocation(line: 307, column: 74, scope: !554)
!566 = distinct !{!566, !563, !567, !91, !92}
!567 = !DILocation(line: 307, column: 92, scope: !554)
!568 = !DILocation(line: 0, scope: !554)
!569 = !DILocation(line: 309, column: 1, scope: !554)
!570 = distinct !DISubprogram(name: "in_place_reordered", scope: !7, file: !7, line: 311, type: !16, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!571 = !DILocation(line: 312, column: 5, scope: !570)
!572 = !DILocation(line: 313, column: 19, scope: !570)
!573 = !DILocation(line: 314, column: 11, scope: !570)
!574 = !DILocation(line: 316, column: 21, scope: !570)
!575 = !DILocation(line: 316, column: 32, scope: !570)
!576 = !DILocation(line: 316, column: 39, scope: !570)
!577 = !DILocation(line: 316, column: 46, scope: !570)
!578 = !DILocation(line: 316, column: 51, scope: !570)
!579 = !DILocation(line: 316, column: 58, scope: !570)
!580 = !DILocation(line: 317, column: 1, scope: !570)
!581 = distinct !DISubprogram(name: "constant_hoisted", scope: !7, file: !7, line: 320, type: !16, scopeLine: 320, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!582 = !DILocation(line: 321, column: 5, scope: !581)
!583 = !DILocation(line: 323, column: 11, scope: !581)
!584 = !DILocation(line: 322, column: 24, scope: !581)
!585 = !DILocation(line: 323, column: 25, scope: !581)
!586 = !DILocation(line: 323, column: 31, scope: !581)
!587 = !DILocation(line: 323, column: 35, scope: !581)
!588 = !DILocation(line: 323, column: 78, scope: !581)
!589 = !DILocation(line: 323, column: 70, scope: !581)
!590 = !DILocation(line: 323, column: 68, scope: !581)
!591 = !DILocation(line: 323, column: 16, scope: !581)
!592 = !DILocation(line: 323, column: 23, scope: !581)
!593 = !DILocation(line: 324, column: 1, scope: !581)
