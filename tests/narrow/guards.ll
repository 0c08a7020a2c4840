; Made from guards.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14guard_of_termsE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ18power_of_two_termsE4held = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4
@_ZZ11whole_tilesE4left = internal unnamed_addr addrspace(3) global [16 x [16 x i32]] undef, align 4
@_ZZ11whole_tilesE5right = internal unnamed_addr addrspace(3) global [16 x [16 x i32]] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @guard_1d(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !15 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %8 = add i32 %6, %7, !dbg !18
  %9 = sext i32 %8 to i64, !dbg !19
  %10 = getelementptr inbounds i32, ptr %0, i64 %9, !dbg !19
  %11 = load i32, ptr %10, align 4, !dbg !19, !tbaa !10
  %12 = mul nsw i32 %11, 3, !dbg !20
  %13 = add nsw i32 %12, 1, !dbg !21
  %14 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !22
  store i32 %13, ptr %14, align 4, !dbg !23, !tbaa !10
  ret void, !dbg !24
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @guard_2d(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !25 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !26
  %6 = shl i32 %5, 4, !dbg !27
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  %8 = add i32 %6, %7, !dbg !29
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !30
  %10 = shl nuw nsw i32 %9, 4, !dbg !31
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !32
  %12 = add nuw nsw i32 %10, %11, !dbg !33
  %13 = mul nsw i32 %3, %12, !dbg !34
  %14 = add nsw i32 %13, %8, !dbg !35
  %15 = sext i32 %14 to i64, !dbg !36
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !36
  %17 = load i32, ptr %16, align 4, !dbg !36, !tbaa !10
  %18 = mul nsw i32 %17, 3, !dbg !37
  %19 = add nsw i32 %18, %8, !dbg !38
  %20 = getelementptr inbounds i32, ptr %1, i64 %15, !dbg !39
  store i32 %19, ptr %20, align 4, !dbg !40, !tbaa !10
  ret void, !dbg !41
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @guard_columns(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !42 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !43
  %6 = shl nuw nsw i32 %5, 4, !dbg !44
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !45
  %8 = add nuw nsw i32 %6, %7, !dbg !46
  %9 = icmp slt i32 %8, %2, !dbg !47
  br i1 %9, label %10, label %23, !dbg !47

10:                                               ; preds = %4
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !49
  %13 = shl i32 %12, 4, !dbg !50
  %14 = add i32 %13, %11, !dbg !51
  %15 = mul nsw i32 %3, %8, !dbg !52
  %16 = add nsw i32 %15, %14, !dbg !53
  %17 = sext i32 %16 to i64, !dbg !54
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !54
  %19 = load i32, ptr %18, align 4, !dbg !54, !tbaa !10
  %20 = mul nsw i32 %19, 3, !dbg !55
  %21 = add nsw i32 %20, %14, !dbg !56
  %22 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !57
  store i32 %21, ptr %22, align 4, !dbg !58, !tbaa !10
  br label %23, !dbg !57

23:                                               ; preds = %10, %4
  ret void, !dbg !59
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @guard_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !60 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %6 = shl i32 %5, 4, !dbg !62
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %8 = add i32 %6, %7, !dbg !64
  %9 = icmp slt i32 %8, %3, !dbg !65
  br i1 %9, label %10, label %23, !dbg !65

10:                                               ; preds = %4
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !66
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !67
  %13 = shl nuw nsw i32 %12, 4, !dbg !68
  %14 = add nuw nsw i32 %13, %11, !dbg !69
  %15 = mul nsw i32 %3, %14, !dbg !70
  %16 = add nsw i32 %15, %8, !dbg !71
  %17 = sext i32 %16 to i64, !dbg !72
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !72
  %19 = load i32, ptr %18, align 4, !dbg !72, !tbaa !10
  %20 = mul nsw i32 %19, 3, !dbg !73
  %21 = add nsw i32 %20, %14, !dbg !74
  %22 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !75
  store i32 %21, ptr %22, align 4, !dbg !76, !tbaa !10
  br label %23, !dbg !75

23:                                               ; preds = %10, %4
  ret void, !dbg !77
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @guard_of_store(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !78 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !79
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !79
  %6 = mul i32 %4, %5, !dbg !79
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
  %8 = add i32 %6, %7, !dbg !79
  %9 = icmp slt i32 %8, %2, !dbg !80
  br i1 %9, label %10, label %15, !dbg !81

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !82
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !82
  %13 = load i32, ptr %12, align 4, !dbg !82, !tbaa !10
  %14 = mul nsw i32 %13, 3, !dbg !83
  br label %15, !dbg !81

15:                                               ; preds = %3, %10
  %16 = phi i32 [ %14, %10 ], [ 0, %3 ], !dbg !81
  %17 = sext i32 %8 to i64, !dbg !84
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !84
  store i32 %16, ptr %18, align 4, !dbg !85, !tbaa !10
  ret void, !dbg !86
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @guard_of_load(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !87 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88
  %6 = mul i32 %4, %5, !dbg !88
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %8 = add i32 %6, %7, !dbg !88
  %9 = sext i32 %8 to i64, !dbg !89
  %10 = getelementptr inbounds i32, ptr %0, i64 %9, !dbg !89
  %11 = load i32, ptr %10, align 4, !dbg !89, !tbaa !10
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #7, !dbg !90, !srcloc !91
  %13 = icmp slt i32 %8, %2, !dbg !92
  br i1 %13, label %14, label %17, !dbg !92

14:                                               ; preds = %3
  %15 = mul nsw i32 %12, 3, !dbg !93
  %16 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !94
  store i32 %15, ptr %16, align 4, !dbg !95, !tbaa !10
  br label %17, !dbg !94

17:                                               ; preds = %14, %3
  ret void, !dbg !96
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @guard_of_terms(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !97 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !98
  %6 = mul i32 %4, %5, !dbg !98
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  %8 = add i32 %6, %7, !dbg !98
  %9 = sext i32 %8 to i64, !dbg !99
  %10 = getelementptr inbounds i32, ptr %0, i64 %9, !dbg !99
  %11 = load i32, ptr %10, align 4, !dbg !99, !tbaa !10
  %12 = zext nneg i32 %7 to i64, !dbg !100
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14guard_of_termsE4held to ptr), i64 %12, !dbg !100
  store i32 %11, ptr %13, align 4, !dbg !101, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !102
  br label %16, !dbg !103

14:                                               ; preds = %26
  %15 = icmp slt i32 %8, %2, !dbg !104
  br i1 %15, label %29, label %32, !dbg !104

16:                                               ; preds = %3, %26
  %17 = phi i32 [ 32, %3 ], [ %27, %26 ]
  %18 = icmp samesign ult i32 %7, %17, !dbg !105
  br i1 %18, label %19, label %26, !dbg !105

19:                                               ; preds = %16
  %20 = add nuw nsw i32 %17, %7, !dbg !106
  %21 = zext nneg i32 %20 to i64, !dbg !107
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14guard_of_termsE4held to ptr), i64 %21, !dbg !107
  %23 = load i32, ptr %22, align 4, !dbg !107, !tbaa !10
  %24 = load i32, ptr %13, align 4, !dbg !108, !tbaa !10
  %25 = add nsw i32 %24, %23, !dbg !108
  store i32 %25, ptr %13, align 4, !dbg !108, !tbaa !10
  br label %26, !dbg !109

26:                                               ; preds = %19, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !110
  %27 = lshr i32 %17, 1, !dbg !111
  %28 = icmp eq i32 %27, 0, !dbg !112
  br i1 %28, label %14, label %16, !dbg !103, !llvm.loop !113

29:                                               ; preds = %14
  %30 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14guard_of_termsE4held to ptr), align 4, !dbg !117, !tbaa !10
  %31 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !118
  store i32 %30, ptr %31, align 4, !dbg !119, !tbaa !10
  br label %32, !dbg !118

32:                                               ; preds = %29, %14
  ret void, !dbg !120
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @single_pass(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !121 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !122
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !122
  %6 = mul i32 %4, %5, !dbg !122
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !122
  %8 = add i32 %6, %7, !dbg !122
  %9 = icmp slt i32 %8, %2, !dbg !123
  br i1 %9, label %10, label %16, !dbg !123

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !124
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !124
  %13 = load i32, ptr %12, align 4, !dbg !124, !tbaa !10
  %14 = add nsw i32 %13, 7, !dbg !125
  %15 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !126
  store i32 %14, ptr %15, align 4, !dbg !127, !tbaa !10
  br label %16, !dbg !126

16:                                               ; preds = %10, %3
  ret void, !dbg !128
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @last_block_is_full(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !129 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !130
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !130
  %6 = mul i32 %4, %5, !dbg !130
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !130
  %8 = add i32 %6, %7, !dbg !130
  %9 = icmp slt i32 %8, %2, !dbg !131
  br i1 %9, label %10, label %20, !dbg !131

10:                                               ; preds = %3
  %11 = add nsw i32 %2, -64, !dbg !132
  %12 = icmp sge i32 %8, %11, !dbg !133
  %13 = zext i1 %12 to i32, !dbg !134
  %14 = sext i32 %8 to i64, !dbg !135
  %15 = getelementptr inbounds i32, ptr %0, i64 %14, !dbg !135
  %16 = load i32, ptr %15, align 4, !dbg !135, !tbaa !10
  %17 = shl nsw i32 %16, 1, !dbg !136
  %18 = or disjoint i32 %17, %13, !dbg !137
  %19 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !138
  store i32 %18, ptr %19, align 4, !dbg !139, !tbaa !10
  br label %20, !dbg !138

20:                                               ; preds = %10, %3
  ret void, !dbg !140
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @power_of_two_terms(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !141 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !142
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !143
  %7 = mul i32 %3, %6, !dbg !144
  %8 = add i32 %7, %5, !dbg !145
  %9 = zext i32 %8 to i64, !dbg !146
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9, !dbg !146
  %11 = load i32, ptr %10, align 4, !dbg !146, !tbaa !10
  %12 = zext nneg i32 %5 to i64, !dbg !147
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18power_of_two_termsE4held to ptr), i64 %12, !dbg !147
  store i32 %11, ptr %13, align 4, !dbg !148, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !149
  %14 = icmp sgt i32 %3, 1, !dbg !150
  br i1 %14, label %18, label %15, !dbg !151

15:                                               ; preds = %31, %4
  %16 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18power_of_two_termsE4held to ptr), align 4, !dbg !152, !tbaa !10
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %9, !dbg !153
  store i32 %16, ptr %17, align 4, !dbg !154, !tbaa !10
  ret void, !dbg !155

18:                                               ; preds = %4, %31
  %19 = phi i32 [ %20, %31 ], [ 1, %4 ]
  %20 = shl nsw i32 %19, 1, !dbg !156
  %21 = add i32 %20, 1023, !dbg !157
  %22 = and i32 %21, %5, !dbg !157
  %23 = icmp eq i32 %22, 0, !dbg !157
  br i1 %23, label %24, label %31, !dbg !157

24:                                               ; preds = %18
  %25 = add nsw i32 %19, %5, !dbg !158
  %26 = sext i32 %25 to i64, !dbg !159
  %27 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18power_of_two_termsE4held to ptr), i64 %26, !dbg !159
  %28 = load i32, ptr %27, align 4, !dbg !159, !tbaa !10
  %29 = load i32, ptr %13, align 4, !dbg !160, !tbaa !10
  %30 = add nsw i32 %29, %28, !dbg !160
  store i32 %30, ptr %13, align 4, !dbg !160, !tbaa !10
  br label %31, !dbg !161

31:                                               ; preds = %24, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !162
  %32 = icmp slt i32 %20, %3, !dbg !150
  br i1 %32, label %18, label %15, !dbg !151, !llvm.loop !163
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @power_of_two_modulus(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !165 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !166
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !166
  %7 = mul i32 %5, %6, !dbg !166
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !166
  %9 = add i32 %7, %8, !dbg !166
  %10 = mul nsw i32 %3, %2, !dbg !167
  %11 = icmp slt i32 %9, %10, !dbg !168
  br i1 %11, label %12, label %19, !dbg !168

12:                                               ; preds = %4
  %13 = sext i32 %9 to i64, !dbg !169
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !169
  %15 = load i32, ptr %14, align 4, !dbg !169, !tbaa !10
  %16 = add nsw i32 %3, -1, !dbg !170
  %17 = and i32 %15, %16, !dbg !171
  %18 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !172
  store i32 %17, ptr %18, align 4, !dbg !173, !tbaa !10
  br label %19, !dbg !172

19:                                               ; preds = %12, %4
  ret void, !dbg !174
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @vector_of_4(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !175 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !176
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !176
  %6 = mul i32 %4, %5, !dbg !176
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !176
  %8 = add i32 %6, %7, !dbg !176
  %9 = shl nsw i32 %8, 2, !dbg !177
  %10 = or disjoint i32 %9, 3, !dbg !178
  %11 = icmp slt i32 %10, %2, !dbg !179
  br i1 %11, label %12, label %18, !dbg !179

12:                                               ; preds = %3
  %13 = sext i32 %8 to i64, !dbg !180
  %14 = getelementptr inbounds <4 x i32>, ptr %0, i64 %13, !dbg !180
  %15 = load <4 x i32>, ptr %14, align 16, !dbg !180, !tbaa !181
  %16 = add <4 x i32> %15, splat (i32 5), !dbg !182
  %17 = getelementptr inbounds <4 x i32>, ptr %1, i64 %13, !dbg !183
  store <4 x i32> %16, ptr %17, align 16, !dbg !184, !tbaa !181
  br label %18, !dbg !185

18:                                               ; preds = %12, %3
  ret void, !dbg !186
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @vector_alignment(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !187 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !188
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !188
  %6 = mul i32 %4, %5, !dbg !188
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !188
  %8 = add i32 %6, %7, !dbg !188
  %9 = shl nsw i32 %8, 2, !dbg !189
  %10 = or disjoint i32 %9, 3, !dbg !190
  %11 = icmp slt i32 %10, %2, !dbg !191
  br i1 %11, label %14, label %12, !dbg !191

12:                                               ; preds = %3
  %13 = icmp slt i32 %9, %2, !dbg !192
  br i1 %13, label %20, label %29, !dbg !193

14:                                               ; preds = %3
  %15 = sext i32 %8 to i64, !dbg !194
  %16 = getelementptr inbounds <4 x i32>, ptr %0, i64 %15, !dbg !194
  %17 = load <4 x i32>, ptr %16, align 16, !dbg !194, !tbaa !181
  %18 = add <4 x i32> %17, splat (i32 5), !dbg !195
  %19 = getelementptr inbounds <4 x i32>, ptr %1, i64 %15, !dbg !196
  store <4 x i32> %18, ptr %19, align 16, !dbg !197, !tbaa !181
  br label %29, !dbg !198

20:                                               ; preds = %12, %20
  %21 = phi i32 [ %27, %20 ], [ %9, %12 ]
  %22 = sext i32 %21 to i64, !dbg !199
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !199
  %24 = load i32, ptr %23, align 4, !dbg !199, !tbaa !10
  %25 = add nsw i32 %24, 5, !dbg !200
  %26 = getelementptr inbounds i32, ptr %1, i64 %22, !dbg !201
  store i32 %25, ptr %26, align 4, !dbg !202, !tbaa !10
  %27 = add nsw i32 %21, 1, !dbg !203
  %28 = icmp eq i32 %27, %2, !dbg !192
  br i1 %28, label %29, label %20, !dbg !193, !llvm.loop !204

29:                                               ; preds = %20, %12, %14
  ret void, !dbg !206
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @whole_tiles(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !dbg !207 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !208
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !209
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !210
  %10 = shl i32 %9, 4, !dbg !211
  %11 = add i32 %10, %7, !dbg !212
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !213
  %13 = shl nuw nsw i32 %12, 4, !dbg !214
  %14 = add nuw nsw i32 %13, %8, !dbg !215
  %15 = icmp sgt i32 %5, 0, !dbg !216
  br i1 %15, label %16, label %28, !dbg !217

16:                                               ; preds = %6
  %17 = icmp slt i32 %14, %3
  %18 = mul nuw nsw i32 %5, %14
  %19 = add nuw i32 %18, %7
  %20 = zext nneg i32 %8 to i64
  %21 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11whole_tilesE4left to ptr), i64 %20
  %22 = zext nneg i32 %7 to i64
  %23 = getelementptr inbounds nuw i32, ptr %21, i64 %22
  %24 = icmp slt i32 %11, %4
  %25 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11whole_tilesE5right to ptr), i64 %20
  %26 = getelementptr inbounds nuw i32, ptr %25, i64 %22
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11whole_tilesE5right to ptr), i64 %22
  br label %33, !dbg !217

28:                                               ; preds = %52, %6
  %29 = phi i32 [ 0, %6 ], [ %64, %52 ], !dbg !218
  %30 = icmp slt i32 %11, %4, !dbg !219
  %31 = icmp slt i32 %14, %3
  %32 = and i1 %31, %30, !dbg !220
  br i1 %32, label %67, label %72, !dbg !220

33:                                               ; preds = %16, %52
  %34 = phi i32 [ 0, %16 ], [ %53, %52 ]
  %35 = phi i32 [ 0, %16 ], [ %64, %52 ]
  br i1 %17, label %36, label %41, !dbg !221

36:                                               ; preds = %33
  %37 = add i32 %19, %34, !dbg !222
  %38 = sext i32 %37 to i64, !dbg !223
  %39 = getelementptr inbounds i32, ptr %0, i64 %38, !dbg !223
  %40 = load i32, ptr %39, align 4, !dbg !223, !tbaa !10
  br label %41, !dbg !221

41:                                               ; preds = %33, %36
  %42 = phi i32 [ %40, %36 ], [ 0, %33 ], !dbg !221
  store i32 %42, ptr %23, align 4, !dbg !224, !tbaa !10
  br i1 %24, label %43, label %50, !dbg !225

43:                                               ; preds = %41
  %44 = add nuw nsw i32 %34, %8, !dbg !226
  %45 = mul nsw i32 %44, %4, !dbg !227
  %46 = add nsw i32 %45, %11, !dbg !228
  %47 = sext i32 %46 to i64, !dbg !229
  %48 = getelementptr inbounds i32, ptr %1, i64 %47, !dbg !229
  %49 = load i32, ptr %48, align 4, !dbg !229, !tbaa !10
  br label %50, !dbg !225

50:                                               ; preds = %41, %43
  %51 = phi i32 [ %49, %43 ], [ 0, %41 ], !dbg !225
  store i32 %51, ptr %26, align 4, !dbg !230, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !231
  br label %55, !dbg !232

52:                                               ; preds = %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !233
  %53 = add nuw nsw i32 %34, 16, !dbg !234
  %54 = icmp slt i32 %53, %5, !dbg !216
  br i1 %54, label %33, label %28, !dbg !217, !llvm.loop !235

55:                                               ; preds = %50, %55
  %56 = phi i32 [ 0, %50 ], [ %65, %55 ]
  %57 = phi i32 [ %35, %50 ], [ %64, %55 ]
  %58 = zext nneg i32 %56 to i64, !dbg !237
  %59 = getelementptr inbounds nuw i32, ptr %21, i64 %58, !dbg !237
  %60 = load i32, ptr %59, align 4, !dbg !237, !tbaa !10
  %61 = getelementptr inbounds nuw [16 x i32], ptr %27, i64 %58, !dbg !238
  %62 = load i32, ptr %61, align 4, !dbg !238, !tbaa !10
  %63 = mul nsw i32 %62, %60, !dbg !239
  %64 = add nsw i32 %63, %57, !dbg !240
  %65 = add nuw nsw i32 %56, 1, !dbg !241
  %66 = icmp eq i32 %65, 16, !dbg !242
  br i1 %66, label %52, label %55, !dbg !232, !llvm.loop !243

67:                                               ; preds = %28
  %68 = mul nsw i32 %4, %14, !dbg !245
  %69 = add nsw i32 %68, %11, !dbg !246
  %70 = sext i32 %69 to i64, !dbg !247
  %71 = getelementptr inbounds i32, ptr %2, i64 %70, !dbg !247
  store i32 %29, ptr %71, align 4, !dbg !248, !tbaa !10
  br label %72, !dbg !247

72:                                               ; preds = %67, %28
  ret void, !dbg !249
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @square(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !250 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !251
  %6 = shl i32 %5, 4, !dbg !252
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !253
  %8 = add i32 %6, %7, !dbg !254
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !255
  %10 = shl nuw nsw i32 %9, 4, !dbg !256
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !257
  %12 = add nuw nsw i32 %10, %11, !dbg !258
  %13 = icmp slt i32 %8, %3, !dbg !259
  %14 = icmp slt i32 %12, %2
  %15 = and i1 %14, %13, !dbg !260
  br i1 %15, label %16, label %26, !dbg !260

16:                                               ; preds = %4
  %17 = mul nsw i32 %3, %12, !dbg !261
  %18 = add nsw i32 %17, %8, !dbg !262
  %19 = sext i32 %18 to i64, !dbg !263
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !263
  %21 = load i32, ptr %20, align 4, !dbg !263, !tbaa !10
  %22 = mul nsw i32 %3, %8, !dbg !264
  %23 = add nsw i32 %22, %12, !dbg !265
  %24 = sext i32 %23 to i64, !dbg !266
  %25 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !266
  store i32 %21, ptr %25, align 4, !dbg !267, !tbaa !10
  br label %26, !dbg !266

26:                                               ; preds = %16, %4
  ret void, !dbg !268
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @pitch_is_width(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !269 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !270
  %7 = shl i32 %6, 4, !dbg !271
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !272
  %9 = add i32 %7, %8, !dbg !273
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !274
  %11 = shl nuw nsw i32 %10, 4, !dbg !275
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !276
  %13 = add nuw nsw i32 %11, %12, !dbg !277
  %14 = icmp slt i32 %9, %3, !dbg !278
  %15 = icmp slt i32 %13, %2
  %16 = and i1 %15, %14, !dbg !279
  br i1 %16, label %17, label %25, !dbg !279

17:                                               ; preds = %5
  %18 = mul nsw i32 %3, %13, !dbg !280
  %19 = add nsw i32 %18, %9, !dbg !281
  %20 = sext i32 %19 to i64, !dbg !282
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !282
  %22 = load i32, ptr %21, align 4, !dbg !282, !tbaa !10
  %23 = add nsw i32 %22, 1, !dbg !283
  %24 = getelementptr inbounds i32, ptr %1, i64 %20, !dbg !284
  store i32 %23, ptr %24, align 4, !dbg !285, !tbaa !10
  br label %25, !dbg !284

25:                                               ; preds = %17, %5
  ret void, !dbg !286
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @batch_of_one(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !287 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !288
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !288
  %6 = mul i32 %4, %5, !dbg !288
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !288
  %8 = add i32 %6, %7, !dbg !288
  %9 = icmp slt i32 %8, %2, !dbg !289
  br i1 %9, label %10, label %16, !dbg !289

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !290
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !290
  %13 = load i32, ptr %12, align 4, !dbg !290, !tbaa !10
  %14 = mul nsw i32 %13, 9, !dbg !291
  %15 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !292
  store i32 %14, ptr %15, align 4, !dbg !293, !tbaa !10
  br label %16, !dbg !292

16:                                               ; preds = %10, %3
  ret void, !dbg !294
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @wraps_once(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !295 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !296
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !296
  %7 = mul i32 %5, %6, !dbg !296
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !296
  %9 = add i32 %7, %8, !dbg !296
  %10 = icmp slt i32 %9, %2, !dbg !297
  br i1 %10, label %11, label %21, !dbg !297

11:                                               ; preds = %4
  %12 = add nsw i32 %3, %9, !dbg !298
  %13 = icmp slt i32 %12, %2, !dbg !299
  %14 = select i1 %13, i32 0, i32 %2, !dbg !299
  %15 = sub nsw i32 %12, %14, !dbg !299
  %16 = sext i32 %15 to i64, !dbg !300
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !300
  %18 = load i32, ptr %17, align 4, !dbg !300, !tbaa !10
  %19 = sext i32 %9 to i64, !dbg !301
  %20 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !301
  store i32 %18, ptr %20, align 4, !dbg !302, !tbaa !10
  br label %21, !dbg !301

21:                                               ; preds = %11, %4
  ret void, !dbg !303
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @row_within_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !dbg !304 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !305
  %6 = icmp slt i32 %5, %3, !dbg !306
  br i1 %6, label %9, label %7, !dbg !306

7:                                                ; preds = %9, %4
  %8 = phi i32 [ 0, %4 ], [ %15, %9 ]
  br label %17, !dbg !307

9:                                                ; preds = %4
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !308
  %11 = mul i32 %3, %10, !dbg !309
  %12 = add i32 %11, %5, !dbg !310
  %13 = zext i32 %12 to i64, !dbg !311
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13, !dbg !311
  %15 = load i32, ptr %14, align 4, !dbg !311, !tbaa !10
  br label %7, !dbg !312

16:                                               ; preds = %17
  br i1 %6, label %24, label %30, !dbg !313

17:                                               ; preds = %7, %17
  %18 = phi i32 [ %22, %17 ], [ 16, %7 ]
  %19 = phi i32 [ %21, %17 ], [ %8, %7 ]
  %20 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %19, i32 %18, i32 31), !dbg !314
  %21 = add nsw i32 %20, %19, !dbg !315
  %22 = lshr i32 %18, 1, !dbg !316
  %23 = icmp eq i32 %22, 0, !dbg !317
  br i1 %23, label %16, label %17, !dbg !307, !llvm.loop !318

24:                                               ; preds = %16
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !320
  %26 = mul i32 %3, %25, !dbg !321
  %27 = add i32 %26, %5, !dbg !322
  %28 = zext i32 %27 to i64, !dbg !323
  %29 = getelementptr inbounds nuw i32, ptr %1, i64 %28, !dbg !323
  store i32 %21, ptr %29, align 4, !dbg !324, !tbaa !10
  br label %30, !dbg !323

30:                                               ; preds = %24, %16
  ret void, !dbg !325
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @block_of_64(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !326 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !327
  %5 = shl i32 %4, 6, !dbg !328
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !329
  %7 = add i32 %5, %6, !dbg !330
  %8 = icmp slt i32 %7, %2, !dbg !331
  br i1 %8, label %9, label %16, !dbg !331

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64, !dbg !332
  %11 = getelementptr inbounds i32, ptr %0, i64 %10, !dbg !332
  %12 = load i32, ptr %11, align 4, !dbg !332, !tbaa !10
  %13 = mul nsw i32 %12, 3, !dbg !333
  %14 = add nsw i32 %13, 1, !dbg !334
  %15 = getelementptr inbounds i32, ptr %1, i64 %10, !dbg !335
  store i32 %14, ptr %15, align 4, !dbg !336, !tbaa !10
  br label %16, !dbg !335

16:                                               ; preds = %9, %3
  ret void, !dbg !337
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @grid_that_covers(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !338 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !339
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !339
  %6 = mul i32 %4, %5, !dbg !339
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !339
  %8 = add i32 %6, %7, !dbg !339
  %9 = icmp slt i32 %8, %2, !dbg !340
  br i1 %9, label %10, label %16, !dbg !340

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !341
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !341
  %13 = load i32, ptr %12, align 4, !dbg !341, !tbaa !10
  %14 = add nsw i32 %13, 7, !dbg !342
  %15 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !343
  store i32 %14, ptr %15, align 4, !dbg !344, !tbaa !10
  br label %16, !dbg !343

16:                                               ; preds = %10, %3
  ret void, !dbg !345
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind }

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
!7 = !DIFile(filename: "guards.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "guard_1d", scope: !7, file: !7, line: 5, type: !16, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 6, column: 5, scope: !15)
!19 = !DILocation(line: 7, column: 33, scope: !15)
!20 = !DILocation(line: 7, column: 39, scope: !15)
!21 = !DILocation(line: 7, column: 43, scope: !15)
!22 = !DILocation(line: 7, column: 24, scope: !15)
!23 = !DILocation(line: 7, column: 31, scope: !15)
!24 = !DILocation(line: 8, column: 1, scope: !15)
!25 = distinct !DISubprogram(name: "guard_2d", scope: !7, file: !7, line: 10, type: !16, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!26 = !DILocation(line: 12, column: 13, scope: !25)
!27 = !DILocation(line: 12, column: 24, scope: !25)
!28 = !DILocation(line: 12, column: 31, scope: !25)
!29 = !DILocation(line: 12, column: 29, scope: !25)
!30 = !DILocation(line: 12, column: 48, scope: !25)
!31 = !DILocation(line: 12, column: 59, scope: !25)
!32 = !DILocation(line: 12, column: 66, scope: !25)
!33 = !DILocation(line: 12, column: 64, scope: !25)
!34 = !DILocation(line: 13, column: 64, scope: !25)
!35 = !DILocation(line: 13, column: 71, scope: !25)
!36 = !DILocation(line: 13, column: 59, scope: !25)
!37 = !DILocation(line: 13, column: 76, scope: !25)
!38 = !DILocation(line: 13, column: 80, scope: !25)
!39 = !DILocation(line: 13, column: 39, scope: !25)
!40 = !DILocation(line: 13, column: 57, scope: !25)
!41 = !DILocation(line: 14, column: 1, scope: !25)
!42 = distinct !DISubprogram(name: "guard_columns", scope: !7, file: !7, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!43 = !DILocation(line: 18, column: 48, scope: !42)
!44 = !DILocation(line: 18, column: 59, scope: !42)
!45 = !DILocation(line: 18, column: 66, scope: !42)
!46 = !DILocation(line: 18, column: 64, scope: !42)
!47 = !DILocation(line: 19, column: 31, scope: !42)
!48 = !DILocation(line: 18, column: 31, scope: !42)
!49 = !DILocation(line: 18, column: 13, scope: !42)
!50 = !DILocation(line: 18, column: 24, scope: !42)
!51 = !DILocation(line: 18, column: 29, scope: !42)
!52 = !DILocation(line: 19, column: 64, scope: !42)
!53 = !DILocation(line: 19, column: 71, scope: !42)
!54 = !DILocation(line: 19, column: 59, scope: !42)
!55 = !DILocation(line: 19, column: 76, scope: !42)
!56 = !DILocation(line: 19, column: 80, scope: !42)
!57 = !DILocation(line: 19, column: 39, scope: !42)
!58 = !DILocation(line: 19, column: 57, scope: !42)
!59 = !DILocation(line: 20, column: 1, scope: !42)
!60 = distinct !DISubprogram(name: "guard_rows", scope: !7, file: !7, line: 22, type: !16, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!61 = !DILocation(line: 24, column: 13, scope: !60)
!62 = !DILocation(line: 24, column: 24, scope: !60)
!63 = !DILocation(line: 24, column: 31, scope: !60)
!64 = !DILocation(line: 24, column: 29, scope: !60)
!65 = !DILocation(line: 25, column: 11, scope: !60)
!66 = !DILocation(line: 24, column: 66, scope: !60)
!67 = !DILocation(line: 24, column: 48, scope: !60)
!68 = !DILocation(line: 24, column: 59, scope: !60)
!69 = !DILocation(line: 24, column: 64, scope: !60)
!70 = !DILocation(line: 25, column: 63, scope: !60)
!71 = !DILocation(line: 25, column: 70, scope: !60)
!72 = !DILocation(line: 25, column: 58, scope: !60)
!73 = !DILocation(line: 25, column: 75, scope: !60)
!74 = !DILocation(line: 25, column: 79, scope: !60)
!75 = !DILocation(line: 25, column: 38, scope: !60)
!76 = !DILocation(line: 25, column: 56, scope: !60)
!77 = !DILocation(line: 26, column: 1, scope: !60)
!78 = distinct !DISubprogram(name: "guard_of_store", scope: !7, file: !7, line: 28, type: !16, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!79 = !DILocation(line: 29, column: 5, scope: !78)
!80 = !DILocation(line: 30, column: 15, scope: !78)
!81 = !DILocation(line: 30, column: 13, scope: !78)
!82 = !DILocation(line: 30, column: 21, scope: !78)
!83 = !DILocation(line: 31, column: 35, scope: !78)
!84 = !DILocation(line: 31, column: 24, scope: !78)
!85 = !DILocation(line: 31, column: 31, scope: !78)
!86 = !DILocation(line: 32, column: 1, scope: !78)
!87 = distinct !DISubprogram(name: "guard_of_load", scope: !7, file: !7, line: 34, type: !16, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!88 = !DILocation(line: 35, column: 5, scope: !87)
!89 = !DILocation(line: 37, column: 28, scope: !87)
!90 = !DILocation(line: 38, column: 5, scope: !87)
!91 = !{i64 1226}
!92 = !DILocation(line: 39, column: 11, scope: !87)
!93 = !DILocation(line: 39, column: 27, scope: !87)
!94 = !DILocation(line: 39, column: 16, scope: !87)
!95 = !DILocation(line: 39, column: 23, scope: !87)
!96 = !DILocation(line: 40, column: 1, scope: !87)
!97 = distinct !DISubprogram(name: "guard_of_terms", scope: !7, file: !7, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!98 = !DILocation(line: 44, column: 5, scope: !97)
!99 = !DILocation(line: 47, column: 23, scope: !97)
!100 = !DILocation(line: 47, column: 13, scope: !97)
!101 = !DILocation(line: 47, column: 21, scope: !97)
!102 = !DILocation(line: 48, column: 5, scope: !97)
!103 = !DILocation(line: 49, column: 5, scope: !97)
!104 = !DILocation(line: 53, column: 11, scope: !97)
!105 = !DILocation(line: 50, column: 15, scope: !97)
!106 = !DILocation(line: 50, column: 38, scope: !97)
!107 = !DILocation(line: 50, column: 31, scope: !97)
!108 = !DILocation(line: 50, column: 28, scope: !97)
!109 = !DILocation(line: 50, column: 20, scope: !97)
!110 = !DILocation(line: 51, column: 9, scope: !97)
!111 = !DILocation(line: 49, column: 31, scope: !97)
!112 = !DILocation(line: 49, column: 24, scope: !97)
!113 = distinct !{!113, !103, !114, !115, !116}
!114 = !DILocation(line: 52, column: 5, scope: !97)
!115 = !{!"llvm.loop.mustprogress"}
!116 = !{!"llvm.loop.unroll.disable"}
!117 = !DILocation(line: 53, column: 25, scope: !97)
!118 = !DILocation(line: 53, column: 16, scope: !97)
!119 = !DILocation(line: 53, column: 23, scope: !97)
!120 = !DILocation(line: 54, column: 1, scope: !97)
!121 = distinct !DISubprogram(name: "single_pass", scope: !7, file: !7, line: 56, type: !16, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!122 = !DILocation(line: 57, column: 5, scope: !121)
!123 = !DILocation(line: 58, column: 70, scope: !121)
!124 = !DILocation(line: 58, column: 85, scope: !121)
!125 = !DILocation(line: 58, column: 91, scope: !121)
!126 = !DILocation(line: 58, column: 76, scope: !121)
!127 = !DILocation(line: 58, column: 83, scope: !121)
!128 = !DILocation(line: 59, column: 1, scope: !121)
!129 = distinct !DISubprogram(name: "last_block_is_full", scope: !7, file: !7, line: 61, type: !16, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!130 = !DILocation(line: 62, column: 5, scope: !129)
!131 = !DILocation(line: 65, column: 11, scope: !129)
!132 = !DILocation(line: 64, column: 31, scope: !129)
!133 = !DILocation(line: 64, column: 26, scope: !129)
!134 = !DILocation(line: 64, column: 24, scope: !129)
!135 = !DILocation(line: 65, column: 25, scope: !129)
!136 = !DILocation(line: 65, column: 31, scope: !129)
!137 = !DILocation(line: 65, column: 35, scope: !129)
!138 = !DILocation(line: 65, column: 16, scope: !129)
!139 = !DILocation(line: 65, column: 23, scope: !129)
!140 = !DILocation(line: 66, column: 1, scope: !129)
!141 = distinct !DISubprogram(name: "power_of_two_terms", scope: !7, file: !7, line: 68, type: !16, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!142 = !DILocation(line: 71, column: 13, scope: !141)
!143 = !DILocation(line: 72, column: 18, scope: !141)
!144 = !DILocation(line: 72, column: 29, scope: !141)
!145 = !DILocation(line: 72, column: 36, scope: !141)
!146 = !DILocation(line: 72, column: 15, scope: !141)
!147 = !DILocation(line: 72, column: 5, scope: !141)
!148 = !DILocation(line: 72, column: 13, scope: !141)
!149 = !DILocation(line: 73, column: 5, scope: !141)
!150 = !DILocation(line: 74, column: 23, scope: !141)
!151 = !DILocation(line: 74, column: 5, scope: !141)
!152 = !DILocation(line: 78, column: 34, scope: !141)
!153 = !DILocation(line: 78, column: 5, scope: !141)
!154 = !DILocation(line: 78, column: 32, scope: !141)
!155 = !DILocation(line: 79, column: 1, scope: !141)
!156 = !DILocation(line: 75, column: 20, scope: !141)
!157 = !DILocation(line: 75, column: 25, scope: !141)
!158 = !DILocation(line: 75, column: 72, scope: !141)
!159 = !DILocation(line: 75, column: 65, scope: !141)
!160 = !DILocation(line: 75, column: 62, scope: !141)
!161 = !DILocation(line: 75, column: 54, scope: !141)
!162 = !DILocation(line: 76, column: 9, scope: !141)
!163 = distinct !{!163, !151, !164, !115, !116}
!164 = !DILocation(line: 77, column: 5, scope: !141)
!165 = distinct !DISubprogram(name: "power_of_two_modulus", scope: !7, file: !7, line: 81, type: !16, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!166 = !DILocation(line: 82, column: 5, scope: !165)
!167 = !DILocation(line: 84, column: 18, scope: !165)
!168 = !DILocation(line: 84, column: 11, scope: !165)
!169 = !DILocation(line: 83, column: 18, scope: !165)
!170 = !DILocation(line: 84, column: 80, scope: !165)
!171 = !DILocation(line: 84, column: 72, scope: !165)
!172 = !DILocation(line: 84, column: 26, scope: !165)
!173 = !DILocation(line: 84, column: 33, scope: !165)
!174 = !DILocation(line: 85, column: 1, scope: !165)
!175 = distinct !DISubprogram(name: "vector_of_4", scope: !7, file: !7, line: 87, type: !16, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!176 = !DILocation(line: 88, column: 5, scope: !175)
!177 = !DILocation(line: 89, column: 11, scope: !175)
!178 = !DILocation(line: 89, column: 15, scope: !175)
!179 = !DILocation(line: 89, column: 19, scope: !175)
!180 = !DILocation(line: 90, column: 30, scope: !175)
!181 = !{!12, !12, i64 0}
!182 = !DILocation(line: 90, column: 54, scope: !175)
!183 = !DILocation(line: 90, column: 9, scope: !175)
!184 = !DILocation(line: 90, column: 28, scope: !175)
!185 = !DILocation(line: 91, column: 5, scope: !175)
!186 = !DILocation(line: 93, column: 1, scope: !175)
!187 = distinct !DISubprogram(name: "vector_alignment", scope: !7, file: !7, line: 95, type: !16, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!188 = !DILocation(line: 96, column: 5, scope: !187)
!189 = !DILocation(line: 97, column: 11, scope: !187)
!190 = !DILocation(line: 97, column: 15, scope: !187)
!191 = !DILocation(line: 97, column: 19, scope: !187)
!192 = !DILocation(line: 100, column: 43, scope: !187)
!193 = !DILocation(line: 100, column: 9, scope: !187)
!194 = !DILocation(line: 98, column: 30, scope: !187)
!195 = !DILocation(line: 98, column: 54, scope: !187)
!196 = !DILocation(line: 98, column: 9, scope: !187)
!197 = !DILocation(line: 98, column: 28, scope: !187)
!198 = !DILocation(line: 99, column: 5, scope: !187)
!199 = !DILocation(line: 100, column: 67, scope: !187)
!200 = !DILocation(line: 100, column: 73, scope: !187)
!201 = !DILocation(line: 100, column: 58, scope: !187)
!202 = !DILocation(line: 100, column: 65, scope: !187)
!203 = !DILocation(line: 100, column: 54, scope: !187)
!204 = distinct !{!204, !193, !205, !115, !116}
!205 = !DILocation(line: 100, column: 75, scope: !187)
!206 = !DILocation(line: 102, column: 1, scope: !187)
!207 = distinct !DISubprogram(name: "whole_tiles", scope: !7, file: !7, line: 104, type: !16, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!208 = !DILocation(line: 107, column: 14, scope: !207)
!209 = !DILocation(line: 107, column: 32, scope: !207)
!210 = !DILocation(line: 108, column: 13, scope: !207)
!211 = !DILocation(line: 108, column: 24, scope: !207)
!212 = !DILocation(line: 108, column: 29, scope: !207)
!213 = !DILocation(line: 108, column: 39, scope: !207)
!214 = !DILocation(line: 108, column: 50, scope: !207)
!215 = !DILocation(line: 108, column: 55, scope: !207)
!216 = !DILocation(line: 110, column: 25, scope: !207)
!217 = !DILocation(line: 110, column: 5, scope: !207)
!218 = !DILocation(line: 109, column: 9, scope: !207)
!219 = !DILocation(line: 117, column: 11, scope: !207)
!220 = !DILocation(line: 117, column: 18, scope: !207)
!221 = !DILocation(line: 111, column: 24, scope: !207)
!222 = !DILocation(line: 111, column: 70, scope: !207)
!223 = !DILocation(line: 111, column: 57, scope: !207)
!224 = !DILocation(line: 111, column: 22, scope: !207)
!225 = !DILocation(line: 112, column: 25, scope: !207)
!226 = !DILocation(line: 112, column: 64, scope: !207)
!227 = !DILocation(line: 112, column: 70, scope: !207)
!228 = !DILocation(line: 112, column: 77, scope: !207)
!229 = !DILocation(line: 112, column: 58, scope: !207)
!230 = !DILocation(line: 112, column: 23, scope: !207)
!231 = !DILocation(line: 113, column: 9, scope: !207)
!232 = !DILocation(line: 114, column: 9, scope: !207)
!233 = !DILocation(line: 115, column: 9, scope: !207)
!234 = !DILocation(line: 110, column: 33, scope: !207)
!235 = distinct !{!235, !217, !236, !115, !116}
!236 = !DILocation(line: 116, column: 5, scope: !207)
!237 = !DILocation(line: 114, column: 45, scope: !207)
!238 = !DILocation(line: 114, column: 59, scope: !207)
!239 = !DILocation(line: 114, column: 57, scope: !207)
!240 = !DILocation(line: 114, column: 42, scope: !207)
!241 = !DILocation(line: 114, column: 34, scope: !207)
!242 = !DILocation(line: 114, column: 27, scope: !207)
!243 = distinct !{!243, !232, !244, !115, !116}
!244 = !DILocation(line: 114, column: 70, scope: !207)
!245 = !DILocation(line: 117, column: 35, scope: !207)
!246 = !DILocation(line: 117, column: 42, scope: !207)
!247 = !DILocation(line: 117, column: 31, scope: !207)
!248 = !DILocation(line: 117, column: 47, scope: !207)
!249 = !DILocation(line: 118, column: 1, scope: !207)
!250 = distinct !DISubprogram(name: "square", scope: !7, file: !7, line: 120, type: !16, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!251 = !DILocation(line: 122, column: 13, scope: !250)
!252 = !DILocation(line: 122, column: 24, scope: !250)
!253 = !DILocation(line: 122, column: 31, scope: !250)
!254 = !DILocation(line: 122, column: 29, scope: !250)
!255 = !DILocation(line: 122, column: 48, scope: !250)
!256 = !DILocation(line: 122, column: 59, scope: !250)
!257 = !DILocation(line: 122, column: 66, scope: !250)
!258 = !DILocation(line: 122, column: 64, scope: !250)
!259 = !DILocation(line: 123, column: 11, scope: !250)
!260 = !DILocation(line: 123, column: 18, scope: !250)
!261 = !DILocation(line: 123, column: 78, scope: !250)
!262 = !DILocation(line: 123, column: 85, scope: !250)
!263 = !DILocation(line: 123, column: 73, scope: !250)
!264 = !DILocation(line: 123, column: 37, scope: !250)
!265 = !DILocation(line: 123, column: 66, scope: !250)
!266 = !DILocation(line: 123, column: 31, scope: !250)
!267 = !DILocation(line: 123, column: 71, scope: !250)
!268 = !DILocation(line: 124, column: 1, scope: !250)
!269 = distinct !DISubprogram(name: "pitch_is_width", scope: !7, file: !7, line: 126, type: !16, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!270 = !DILocation(line: 128, column: 13, scope: !269)
!271 = !DILocation(line: 128, column: 24, scope: !269)
!272 = !DILocation(line: 128, column: 31, scope: !269)
!273 = !DILocation(line: 128, column: 29, scope: !269)
!274 = !DILocation(line: 128, column: 48, scope: !269)
!275 = !DILocation(line: 128, column: 59, scope: !269)
!276 = !DILocation(line: 128, column: 66, scope: !269)
!277 = !DILocation(line: 128, column: 64, scope: !269)
!278 = !DILocation(line: 129, column: 11, scope: !269)
!279 = !DILocation(line: 129, column: 18, scope: !269)
!280 = !DILocation(line: 129, column: 56, scope: !269)
!281 = !DILocation(line: 129, column: 86, scope: !269)
!282 = !DILocation(line: 129, column: 51, scope: !269)
!283 = !DILocation(line: 129, column: 91, scope: !269)
!284 = !DILocation(line: 129, column: 31, scope: !269)
!285 = !DILocation(line: 129, column: 49, scope: !269)
!286 = !DILocation(line: 130, column: 1, scope: !269)
!287 = distinct !DISubprogram(name: "batch_of_one", scope: !7, file: !7, line: 132, type: !16, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!288 = !DILocation(line: 133, column: 5, scope: !287)
!289 = !DILocation(line: 135, column: 11, scope: !287)
!290 = !DILocation(line: 135, column: 26, scope: !287)
!291 = !DILocation(line: 135, column: 33, scope: !287)
!292 = !DILocation(line: 135, column: 16, scope: !287)
!293 = !DILocation(line: 135, column: 24, scope: !287)
!294 = !DILocation(line: 136, column: 1, scope: !287)
!295 = distinct !DISubprogram(name: "wraps_once", scope: !7, file: !7, line: 138, type: !16, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!296 = !DILocation(line: 139, column: 5, scope: !295)
!297 = !DILocation(line: 143, column: 11, scope: !295)
!298 = !DILocation(line: 140, column: 18, scope: !295)
!299 = !DILocation(line: 142, column: 22, scope: !295)
!300 = !DILocation(line: 143, column: 25, scope: !295)
!301 = !DILocation(line: 143, column: 16, scope: !295)
!302 = !DILocation(line: 143, column: 23, scope: !295)
!303 = !DILocation(line: 144, column: 1, scope: !295)
!304 = distinct !DISubprogram(name: "row_within_warp", scope: !7, file: !7, line: 146, type: !16, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!305 = !DILocation(line: 148, column: 16, scope: !304)
!306 = !DILocation(line: 149, column: 79, scope: !304)
!307 = !DILocation(line: 151, column: 5, scope: !304)
!308 = !DILocation(line: 150, column: 19, scope: !304)
!309 = !DILocation(line: 150, column: 30, scope: !304)
!310 = !DILocation(line: 150, column: 37, scope: !304)
!311 = !DILocation(line: 150, column: 16, scope: !304)
!312 = !DILocation(line: 150, column: 9, scope: !304)
!313 = !DILocation(line: 152, column: 14, scope: !304)
!314 = !DILocation(line: 151, column: 44, scope: !304)
!315 = !DILocation(line: 151, column: 41, scope: !304)
!316 = !DILocation(line: 151, column: 31, scope: !304)
!317 = !DILocation(line: 151, column: 24, scope: !304)
!318 = distinct !{!318, !307, !319, !115, !116}
!319 = !DILocation(line: 151, column: 71, scope: !304)
!320 = !DILocation(line: 152, column: 26, scope: !304)
!321 = !DILocation(line: 152, column: 37, scope: !304)
!322 = !DILocation(line: 152, column: 44, scope: !304)
!323 = !DILocation(line: 152, column: 22, scope: !304)
!324 = !DILocation(line: 152, column: 52, scope: !304)
!325 = !DILocation(line: 153, column: 1, scope: !304)
!326 = distinct !DISubprogram(name: "block_of_64", scope: !7, file: !7, line: 155, type: !16, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!327 = !DILocation(line: 157, column: 17, scope: !326)
!328 = !DILocation(line: 157, column: 28, scope: !326)
!329 = !DILocation(line: 157, column: 35, scope: !326)
!330 = !DILocation(line: 157, column: 33, scope: !326)
!331 = !DILocation(line: 158, column: 11, scope: !326)
!332 = !DILocation(line: 158, column: 25, scope: !326)
!333 = !DILocation(line: 158, column: 31, scope: !326)
!334 = !DILocation(line: 158, column: 35, scope: !326)
!335 = !DILocation(line: 158, column: 16, scope: !326)
!336 = !DILocation(line: 158, column: 23, scope: !326)
!337 = !DILocation(line: 159, column: 1, scope: !326)
!338 = distinct !DISubprogram(name: "grid_that_covers", scope: !7, file: !7, line: 161, type: !16, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!339 = !DILocation(line: 162, column: 5, scope: !338)
!340 = !DILocation(line: 163, column: 70, scope: !338)
!341 = !DILocation(line: 163, column: 85, scope: !338)
!342 = !DILocation(line: 163, column: 91, scope: !338)
!343 = !DILocation(line: 163, column: 76, scope: !338)
!344 = !DILocation(line: 163, column: 83, scope: !338)
!345 = !DILocation(line: 164, column: 1, scope: !338)
