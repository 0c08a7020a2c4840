; Made from state.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@few = dso_local local_unnamed_addr addrspace(1) externally_initialized global i32 0, align 4
@many = dso_local local_unnamed_addr addrspace(1) externally_initialized global i32 0, align 4
@of_size = dso_local local_unnamed_addr addrspace(1) externally_initialized global [16 x i32] zeroinitializer, align 4
@kept_for = dso_local local_unnamed_addr addrspace(1) externally_initialized global [4096 x i32] zeroinitializer, align 4
@kept = dso_local local_unnamed_addr addrspace(1) externally_initialized global [4096 x i32] zeroinitializer, align 4
@kept_at = dso_local local_unnamed_addr addrspace(1) externally_initialized global [4096 x ptr] zeroinitializer, align 8
@kept_sum = dso_local local_unnamed_addr addrspace(1) externally_initialized global [64 x i32] zeroinitializer, align 4
@kept_in = dso_local local_unnamed_addr addrspace(1) externally_initialized global [4096 x i32] zeroinitializer, align 4
@_ZZ14kept_in_sharedE5table = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@arrived = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ17counter_not_resetE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ26counter_reset_for_one_sizeE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ19counter_modulo_gridE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ15too_much_sharedE4held = internal unnamed_addr addrspace(3) global [12288 x i32] undef, align 4
@_ZZ21too_much_with_dynamicE4held = internal unnamed_addr addrspace(3) global [5120 x i32] undef, align 4
@given = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @arrived to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stops_after_100_blocks(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp slt i32 %10, %4, !dbg !19
  br i1 %11, label %12, label %18, !dbg !19

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !19
  %13 = sext i32 %10 to i64, !dbg !20
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !20
  %15 = load i32, ptr %14, align 4, !dbg !20, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #5, !dbg !21
  %17 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !22
  store i32 %16, ptr %17, align 4, !dbg !23, !tbaa !10
  br label %18, !dbg !22

18:                                               ; preds = %5, %12
  ret void, !dbg !24
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc void @_ZL5wasteiPi(i32 noundef %0, ptr noundef writeonly captures(none) %1) unnamed_addr #1 !dbg !25 {
  br label %5, !dbg !27

3:                                                ; preds = %5
  %4 = icmp eq i32 %9, 1592614637, !dbg !28
  br i1 %4, label %12, label %13, !dbg !28

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ]
  %7 = phi i32 [ %0, %2 ], [ %9, %5 ]
  %8 = add nsw i32 %6, %7, !dbg !29
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #5, !dbg !30
  %10 = add nuw nsw i32 %6, 1, !dbg !31
  %11 = icmp eq i32 %10, 4, !dbg !32
  br i1 %11, label %3, label %5, !dbg !27, !llvm.loop !33

12:                                               ; preds = %3
  store i32 1592614637, ptr %1, align 4, !dbg !37, !tbaa !10
  br label %13, !dbg !38

13:                                               ; preds = %12, %3
  ret void, !dbg !39
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !40 {
  br label %3, !dbg !41

2:                                                ; preds = %3
  ret i32 %12, !dbg !42

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !43
  %7 = xor i32 %6, %5, !dbg !44
  %8 = lshr i32 %7, 17, !dbg !45
  %9 = xor i32 %8, %7, !dbg !46
  %10 = shl i32 %9, 5, !dbg !47
  %11 = xor i32 %10, %9, !dbg !48
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !49, !srcloc !50
  %13 = add nuw nsw i32 %4, 1, !dbg !51
  %14 = icmp eq i32 %13, 6, !dbg !52
  br i1 %14, label %2, label %3, !dbg !41, !llvm.loop !53
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stops_after_a_million_blocks(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !55 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56
  %8 = mul i32 %6, %7, !dbg !56
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  %10 = add i32 %8, %9, !dbg !56
  %11 = icmp slt i32 %10, %4, !dbg !57
  br i1 %11, label %12, label %18, !dbg !57

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !57
  %13 = sext i32 %10 to i64, !dbg !58
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !58
  %15 = load i32, ptr %14, align 4, !dbg !58, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #5, !dbg !59
  %17 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !60
  store i32 %16, ptr %17, align 4, !dbg !61, !tbaa !10
  br label %18, !dbg !60

18:                                               ; preds = %5, %12
  ret void, !dbg !62
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stops_after_launches_of_a_size(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !63 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !64
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !64
  %8 = mul i32 %6, %7, !dbg !64
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %10 = add i32 %8, %9, !dbg !64
  %11 = icmp slt i32 %10, %4, !dbg !65
  br i1 %11, label %12, label %18, !dbg !65

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !65
  %13 = sext i32 %10 to i64, !dbg !66
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !66
  %15 = load i32, ptr %14, align 4, !dbg !66, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #5, !dbg !67
  %17 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !68
  store i32 %16, ptr %17, align 4, !dbg !69, !tbaa !10
  br label %18, !dbg !68

18:                                               ; preds = %5, %12
  ret void, !dbg !70
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kept_by_size(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !71 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !72
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !72
  %8 = mul i32 %6, %7, !dbg !72
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72
  %10 = add i32 %8, %9, !dbg !72
  %11 = icmp slt i32 %10, %4, !dbg !73
  br i1 %11, label %12, label %18, !dbg !73

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !73
  %13 = sext i32 %10 to i64, !dbg !74
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !74
  %15 = load i32, ptr %14, align 4, !dbg !74, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #5, !dbg !75
  %17 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !76
  store i32 %16, ptr %17, align 4, !dbg !77, !tbaa !10
  br label %18, !dbg !78

18:                                               ; preds = %5, %12
  ret void, !dbg !78
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kept_by_address(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !79 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !80
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !80
  %8 = mul i32 %6, %7, !dbg !80
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !80
  %10 = add i32 %8, %9, !dbg !80
  %11 = icmp slt i32 %10, %4, !dbg !81
  br i1 %11, label %12, label %18, !dbg !81

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !81
  %13 = sext i32 %10 to i64, !dbg !82
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !82
  %15 = load i32, ptr %14, align 4, !dbg !82, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #5, !dbg !83
  %17 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !84
  store i32 %16, ptr %17, align 4, !dbg !85, !tbaa !10
  br label %18, !dbg !86

18:                                               ; preds = %5, %12
  ret void, !dbg !86
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kept_by_checksum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !87 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88
  %8 = mul i32 %6, %7, !dbg !88
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %10 = add i32 %8, %9, !dbg !88
  %11 = icmp slt i32 %10, %4, !dbg !89
  br i1 %11, label %12, label %18, !dbg !89

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !89
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !90
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !91
  %13 = sext i32 %10 to i64, !dbg !92
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !92
  %15 = load i32, ptr %14, align 4, !dbg !92, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #5, !dbg !93
  %17 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !94
  store i32 %16, ptr %17, align 4, !dbg !95, !tbaa !10
  br label %18, !dbg !96

18:                                               ; preds = %5, %12
  ret void, !dbg !96
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kept_by_contents(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !97 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !98
  %8 = mul i32 %6, %7, !dbg !98
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  %10 = add i32 %8, %9, !dbg !98
  %11 = icmp slt i32 %10, %4, !dbg !99
  br i1 %11, label %12, label %18, !dbg !99

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !99
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !100
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !101
  %13 = sext i32 %10 to i64, !dbg !102
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !102
  %15 = load i32, ptr %14, align 4, !dbg !102, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #5, !dbg !103
  %17 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !104
  store i32 %16, ptr %17, align 4, !dbg !105, !tbaa !10
  br label %18, !dbg !106

18:                                               ; preds = %5, %12
  ret void, !dbg !106
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kept_in_scratch(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !107 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !108
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !108
  %8 = mul i32 %6, %7, !dbg !108
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
  %10 = add i32 %8, %9, !dbg !108
  %11 = icmp slt i32 %10, %4, !dbg !109
  br i1 %11, label %12, label %18, !dbg !109

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !109
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !110
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !111
  %13 = sext i32 %10 to i64, !dbg !112
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !112
  %15 = load i32, ptr %14, align 4, !dbg !112, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #5, !dbg !113
  %17 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !114
  store i32 %16, ptr %17, align 4, !dbg !115, !tbaa !10
  br label %18, !dbg !116

18:                                               ; preds = %5, %12
  ret void, !dbg !116
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kept_in_output(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !117 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !118
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !118
  %8 = mul i32 %6, %7, !dbg !118
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !118
  %10 = add i32 %8, %9, !dbg !118
  %11 = icmp slt i32 %10, %4, !dbg !119
  br i1 %11, label %12, label %18, !dbg !119

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !119
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !120
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !121
  %13 = sext i32 %10 to i64, !dbg !122
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !122
  %15 = load i32, ptr %14, align 4, !dbg !122, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #5, !dbg !123
  %17 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !124
  store i32 %16, ptr %17, align 4, !dbg !125, !tbaa !10
  br label %18, !dbg !124

18:                                               ; preds = %5, %12
  ret void, !dbg !126
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kept_in_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !127 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !128
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128
  %8 = mul i32 %6, %7, !dbg !128
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128
  %10 = add i32 %8, %9, !dbg !128
  %11 = icmp slt i32 %10, %4, !dbg !129
  br i1 %11, label %12, label %13, !dbg !129

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !129
  br label %13, !dbg !129

13:                                               ; preds = %12, %5
  %14 = icmp samesign ult i32 %9, 8, !dbg !130
  br i1 %14, label %15, label %19, !dbg !130

15:                                               ; preds = %13
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %9) #5, !dbg !131
  %17 = zext nneg i32 %9 to i64, !dbg !132
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14kept_in_sharedE5table to ptr), i64 %17, !dbg !132
  store i32 %16, ptr %18, align 4, !dbg !133, !tbaa !10
  br label %19, !dbg !134

19:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !135
  br i1 %11, label %20, label %29, !dbg !136

20:                                               ; preds = %19
  %21 = sext i32 %10 to i64, !dbg !137
  %22 = getelementptr inbounds i32, ptr %0, i64 %21, !dbg !137
  %23 = load i32, ptr %22, align 4, !dbg !137, !tbaa !10
  %24 = and i32 %23, 7, !dbg !138
  %25 = zext nneg i32 %24 to i64, !dbg !139
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14kept_in_sharedE5table to ptr), i64 %25, !dbg !139
  %27 = load i32, ptr %26, align 4, !dbg !139, !tbaa !10
  %28 = getelementptr inbounds i32, ptr %1, i64 %21, !dbg !140
  store i32 %27, ptr %28, align 4, !dbg !141, !tbaa !10
  br label %29, !dbg !140

29:                                               ; preds = %20, %19
  ret void, !dbg !142
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stops_in_time(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !143 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !144
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !144
  %8 = mul i32 %6, %7, !dbg !144
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !144
  %10 = add i32 %8, %9, !dbg !144
  %11 = icmp slt i32 %10, %4, !dbg !145
  br i1 %11, label %12, label %18, !dbg !145

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !145
  %13 = sext i32 %10 to i64, !dbg !146
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !146
  %15 = load i32, ptr %14, align 4, !dbg !146, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #5, !dbg !147
  %17 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !148
  store i32 %16, ptr %17, align 4, !dbg !149, !tbaa !10
  br label %18, !dbg !148

18:                                               ; preds = %5, %12
  ret void, !dbg !150
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @counter_not_reset(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !151 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !152
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !152
  %8 = mul i32 %6, %7, !dbg !152
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !152
  %10 = add i32 %8, %9, !dbg !152
  %11 = icmp slt i32 %10, %4, !dbg !152
  br i1 %11, label %12, label %13, !dbg !152

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !152
  br label %13, !dbg !152

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !152
  br i1 %14, label %15, label %27, !dbg !152

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !152
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !152
  %18 = load i32, ptr %17, align 4, !dbg !152, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #5, !dbg !152
  %20 = zext nneg i32 %6 to i64, !dbg !152
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !152
  store i32 %19, ptr %21, align 4, !dbg !152, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !152
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !153
  %23 = add nsw i32 %22, -1, !dbg !154
  %24 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 %23 seq_cst, align 4, !dbg !155
  %25 = icmp eq i32 %24, %23, !dbg !152
  %26 = zext i1 %25 to i32, !dbg !152
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ17counter_not_resetE4last to ptr), align 4, !dbg !152, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !152
  br label %27, !dbg !152

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !152
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17counter_not_resetE4last to ptr), align 4, !dbg !152, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !152
  br i1 %29, label %50, label %30, !dbg !152

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !152

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !152
  br i1 %33, label %43, label %50, !dbg !152

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !152
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !152
  %39 = load i32, ptr %38, align 4, !dbg !152, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !152
  %41 = add nuw nsw i32 %35, 1, !dbg !152
  %42 = icmp eq i32 %41, %31, !dbg !152
  br i1 %42, label %32, label %34, !dbg !152, !llvm.loop !156

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = sub nsw i32 %40, %44, !dbg !152
  %46 = zext nneg i32 %44 to i64, !dbg !152
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46, !dbg !152
  store i32 %45, ptr %47, align 4, !dbg !152, !tbaa !10
  %48 = add nuw nsw i32 %44, 64, !dbg !152
  %49 = icmp slt i32 %48, %4, !dbg !152
  br i1 %49, label %43, label %50, !dbg !152, !llvm.loop !157

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !158
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @counter_reset_for_one_size(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !159 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !160
  %8 = mul i32 %6, %7, !dbg !160
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160
  %10 = add i32 %8, %9, !dbg !160
  %11 = icmp slt i32 %10, %4, !dbg !160
  br i1 %11, label %12, label %13, !dbg !160

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !160
  br label %13, !dbg !160

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !160
  br i1 %14, label %15, label %27, !dbg !160

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !160
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !160
  %18 = load i32, ptr %17, align 4, !dbg !160, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #5, !dbg !160
  %20 = zext nneg i32 %6 to i64, !dbg !160
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !160
  store i32 %19, ptr %21, align 4, !dbg !160, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !160
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !161
  %23 = add nsw i32 %22, -1, !dbg !162
  %24 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 %23 seq_cst, align 4, !dbg !163
  %25 = icmp eq i32 %24, %23, !dbg !160
  %26 = zext i1 %25 to i32, !dbg !160
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ26counter_reset_for_one_sizeE4last to ptr), align 4, !dbg !160, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !160
  br label %27, !dbg !160

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !160
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26counter_reset_for_one_sizeE4last to ptr), align 4, !dbg !160, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !160
  br i1 %29, label %50, label %30, !dbg !160

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !160

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !160
  br i1 %33, label %43, label %50, !dbg !160

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !160
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !160
  %39 = load i32, ptr %38, align 4, !dbg !160, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !160
  %41 = add nuw nsw i32 %35, 1, !dbg !160
  %42 = icmp eq i32 %41, %31, !dbg !160
  br i1 %42, label %32, label %34, !dbg !160, !llvm.loop !164

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = sub nsw i32 %40, %44, !dbg !160
  %46 = zext nneg i32 %44 to i64, !dbg !160
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46, !dbg !160
  store i32 %45, ptr %47, align 4, !dbg !160, !tbaa !10
  %48 = add nuw nsw i32 %44, 64, !dbg !160
  %49 = icmp slt i32 %48, %4, !dbg !160
  br i1 %49, label %43, label %50, !dbg !160, !llvm.loop !165

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !166
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @counter_modulo_grid(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !167 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !168
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !168
  %8 = mul i32 %6, %7, !dbg !168
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168
  %10 = add i32 %8, %9, !dbg !168
  %11 = icmp slt i32 %10, %4, !dbg !168
  br i1 %11, label %12, label %13, !dbg !168

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !168
  br label %13, !dbg !168

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !168
  br i1 %14, label %15, label %27, !dbg !168

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !168
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !168
  %18 = load i32, ptr %17, align 4, !dbg !168, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #5, !dbg !168
  %20 = zext nneg i32 %6 to i64, !dbg !168
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !168
  store i32 %19, ptr %21, align 4, !dbg !168, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !168
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !169
  %23 = add nsw i32 %22, -1, !dbg !170
  %24 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 %23 seq_cst, align 4, !dbg !171
  %25 = icmp eq i32 %24, %23, !dbg !168
  %26 = zext i1 %25 to i32, !dbg !168
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ19counter_modulo_gridE4last to ptr), align 4, !dbg !168, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !168
  br label %27, !dbg !168

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !168
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19counter_modulo_gridE4last to ptr), align 4, !dbg !168, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !168
  br i1 %29, label %50, label %30, !dbg !168

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !168

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !168
  br i1 %33, label %43, label %50, !dbg !168

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !168
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !168
  %39 = load i32, ptr %38, align 4, !dbg !168, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !168
  %41 = add nuw nsw i32 %35, 1, !dbg !168
  %42 = icmp eq i32 %41, %31, !dbg !168
  br i1 %42, label %32, label %34, !dbg !168, !llvm.loop !172

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = sub nsw i32 %40, %44, !dbg !168
  %46 = zext nneg i32 %44 to i64, !dbg !168
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46, !dbg !168
  store i32 %45, ptr %47, align 4, !dbg !168, !tbaa !10
  %48 = add nuw nsw i32 %44, 64, !dbg !168
  %49 = icmp slt i32 %48, %4, !dbg !168
  br i1 %49, label %43, label %50, !dbg !168, !llvm.loop !173

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !174
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @too_much_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !175 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !176
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !176
  %8 = mul i32 %6, %7, !dbg !176
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !176
  %10 = add i32 %8, %9, !dbg !176
  %11 = icmp slt i32 %10, %4, !dbg !177
  br i1 %11, label %12, label %17, !dbg !177

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !177
  %13 = sext i32 %10 to i64, !dbg !178
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !178
  %15 = load i32, ptr %14, align 4, !dbg !178, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #5, !dbg !179
  br label %17, !dbg !180

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !180
  %19 = mul nuw nsw i32 %9, 190, !dbg !181
  %20 = zext nneg i32 %19 to i64, !dbg !182
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15too_much_sharedE4held to ptr), i64 %20, !dbg !182
  store i32 %18, ptr %21, align 4, !dbg !183, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !184
  br i1 %11, label %22, label %30, !dbg !185

22:                                               ; preds = %17
  %23 = xor i32 %9, 32, !dbg !186
  %24 = mul nuw nsw i32 %23, 190, !dbg !187
  %25 = zext nneg i32 %24 to i64, !dbg !188
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15too_much_sharedE4held to ptr), i64 %25, !dbg !188
  %27 = load i32, ptr %26, align 4, !dbg !188, !tbaa !10
  %28 = sext i32 %10 to i64, !dbg !189
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !189
  store i32 %27, ptr %29, align 4, !dbg !190, !tbaa !10
  br label %30, !dbg !189

30:                                               ; preds = %22, %17
  ret void, !dbg !191
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @too_much_with_dynamic(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !192 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !193
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !193
  %8 = mul i32 %6, %7, !dbg !193
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !193
  %10 = add i32 %8, %9, !dbg !193
  %11 = icmp slt i32 %10, %4, !dbg !194
  br i1 %11, label %12, label %17, !dbg !194

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #5, !dbg !194
  %13 = sext i32 %10 to i64, !dbg !195
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !195
  %15 = load i32, ptr %14, align 4, !dbg !195, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #5, !dbg !196
  br label %17, !dbg !197

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !197
  %19 = mul nuw nsw i32 %9, 75, !dbg !198
  %20 = zext nneg i32 %19 to i64, !dbg !199
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21too_much_with_dynamicE4held to ptr), i64 %20, !dbg !199
  store i32 %18, ptr %21, align 4, !dbg !200, !tbaa !10
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @given to ptr), i64 %20, !dbg !201
  store i32 %9, ptr %22, align 4, !dbg !202, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !203
  br i1 %11, label %23, label %37, !dbg !204

23:                                               ; preds = %17
  %24 = xor i32 %9, 32, !dbg !205
  %25 = mul nuw nsw i32 %24, 75, !dbg !206
  %26 = zext nneg i32 %25 to i64, !dbg !207
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21too_much_with_dynamicE4held to ptr), i64 %26, !dbg !207
  %28 = load i32, ptr %27, align 4, !dbg !207, !tbaa !10
  %29 = sub nsw i32 63, %9, !dbg !208
  %30 = mul nsw i32 %29, 75, !dbg !209
  %31 = sext i32 %30 to i64, !dbg !210
  %32 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @given to ptr), i64 %31, !dbg !210
  %33 = load i32, ptr %32, align 4, !dbg !210, !tbaa !10
  %34 = add nsw i32 %33, %28, !dbg !211
  %35 = sext i32 %10 to i64, !dbg !212
  %36 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !212
  store i32 %34, ptr %36, align 4, !dbg !213, !tbaa !10
  br label %37, !dbg !212

37:                                               ; preds = %23, %17
  ret void, !dbg !214
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind }
attributes #5 = { convergent nounwind }

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
!7 = !DIFile(filename: "state.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "stops_after_100_blocks", scope: !7, file: !7, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 17, column: 5, scope: !15)
!19 = !DILocation(line: 17, column: 10, scope: !15)
!20 = !DILocation(line: 19, column: 29, scope: !15)
!21 = !DILocation(line: 19, column: 25, scope: !15)
!22 = !DILocation(line: 19, column: 16, scope: !15)
!23 = !DILocation(line: 19, column: 23, scope: !15)
!24 = !DILocation(line: 20, column: 1, scope: !15)
!25 = distinct !DISubprogram(name: "waste", scope: !26, file: !26, line: 30, type: !16, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!26 = !DIFile(filename: "./common.h", directory: ".")
!27 = !DILocation(line: 33, column: 5, scope: !25)
!28 = !DILocation(line: 34, column: 11, scope: !25)
!29 = !DILocation(line: 33, column: 43, scope: !25)
!30 = !DILocation(line: 33, column: 37, scope: !25)
!31 = !DILocation(line: 33, column: 29, scope: !25)
!32 = !DILocation(line: 33, column: 23, scope: !25)
!33 = distinct !{!33, !27, !34, !35, !36}
!34 = !DILocation(line: 33, column: 46, scope: !25)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !DILocation(line: 34, column: 37, scope: !25)
!38 = !DILocation(line: 34, column: 26, scope: !25)
!39 = !DILocation(line: 35, column: 1, scope: !25)
!40 = distinct !DISubprogram(name: "mix", scope: !26, file: !26, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!41 = !DILocation(line: 21, column: 5, scope: !40)
!42 = !DILocation(line: 27, column: 5, scope: !40)
!43 = !DILocation(line: 22, column: 16, scope: !40)
!44 = !DILocation(line: 22, column: 11, scope: !40)
!45 = !DILocation(line: 23, column: 16, scope: !40)
!46 = !DILocation(line: 23, column: 11, scope: !40)
!47 = !DILocation(line: 24, column: 16, scope: !40)
!48 = !DILocation(line: 24, column: 11, scope: !40)
!49 = !DILocation(line: 25, column: 9, scope: !40)
!50 = !{i64 8037290}
!51 = !DILocation(line: 21, column: 29, scope: !40)
!52 = !DILocation(line: 21, column: 23, scope: !40)
!53 = distinct !{!53, !41, !54, !35, !36}
!54 = !DILocation(line: 26, column: 5, scope: !40)
!55 = distinct !DISubprogram(name: "stops_after_a_million_blocks", scope: !7, file: !7, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!56 = !DILocation(line: 22, column: 5, scope: !55)
!57 = !DILocation(line: 22, column: 10, scope: !55)
!58 = !DILocation(line: 24, column: 29, scope: !55)
!59 = !DILocation(line: 24, column: 25, scope: !55)
!60 = !DILocation(line: 24, column: 16, scope: !55)
!61 = !DILocation(line: 24, column: 23, scope: !55)
!62 = !DILocation(line: 25, column: 1, scope: !55)
!63 = distinct !DISubprogram(name: "stops_after_launches_of_a_size", scope: !7, file: !7, line: 26, type: !16, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!64 = !DILocation(line: 27, column: 5, scope: !63)
!65 = !DILocation(line: 27, column: 10, scope: !63)
!66 = !DILocation(line: 29, column: 29, scope: !63)
!67 = !DILocation(line: 29, column: 25, scope: !63)
!68 = !DILocation(line: 29, column: 16, scope: !63)
!69 = !DILocation(line: 29, column: 23, scope: !63)
!70 = !DILocation(line: 30, column: 1, scope: !63)
!71 = distinct !DISubprogram(name: "kept_by_size", scope: !7, file: !7, line: 33, type: !16, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!72 = !DILocation(line: 34, column: 5, scope: !71)
!73 = !DILocation(line: 34, column: 10, scope: !71)
!74 = !DILocation(line: 37, column: 17, scope: !71)
!75 = !DILocation(line: 37, column: 13, scope: !71)
!76 = !DILocation(line: 39, column: 5, scope: !71)
!77 = !DILocation(line: 39, column: 12, scope: !71)
!78 = !DILocation(line: 40, column: 1, scope: !71)
!79 = distinct !DISubprogram(name: "kept_by_address", scope: !7, file: !7, line: 43, type: !16, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!80 = !DILocation(line: 44, column: 5, scope: !79)
!81 = !DILocation(line: 44, column: 10, scope: !79)
!82 = !DILocation(line: 47, column: 17, scope: !79)
!83 = !DILocation(line: 47, column: 13, scope: !79)
!84 = !DILocation(line: 49, column: 5, scope: !79)
!85 = !DILocation(line: 49, column: 12, scope: !79)
!86 = !DILocation(line: 50, column: 1, scope: !79)
!87 = distinct !DISubprogram(name: "kept_by_checksum", scope: !7, file: !7, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!88 = !DILocation(line: 55, column: 5, scope: !87)
!89 = !DILocation(line: 55, column: 10, scope: !87)
!90 = !DILocation(line: 55, column: 22, scope: !87)
!91 = !DILocation(line: 55, column: 34, scope: !87)
!92 = !DILocation(line: 64, column: 17, scope: !87)
!93 = !DILocation(line: 64, column: 13, scope: !87)
!94 = !DILocation(line: 66, column: 5, scope: !87)
!95 = !DILocation(line: 66, column: 12, scope: !87)
!96 = !DILocation(line: 67, column: 1, scope: !87)
!97 = distinct !DISubprogram(name: "kept_by_contents", scope: !7, file: !7, line: 70, type: !16, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!98 = !DILocation(line: 71, column: 5, scope: !97)
!99 = !DILocation(line: 71, column: 10, scope: !97)
!100 = !DILocation(line: 71, column: 22, scope: !97)
!101 = !DILocation(line: 71, column: 34, scope: !97)
!102 = !DILocation(line: 74, column: 17, scope: !97)
!103 = !DILocation(line: 74, column: 13, scope: !97)
!104 = !DILocation(line: 76, column: 5, scope: !97)
!105 = !DILocation(line: 76, column: 12, scope: !97)
!106 = !DILocation(line: 77, column: 1, scope: !97)
!107 = distinct !DISubprogram(name: "kept_in_scratch", scope: !7, file: !7, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!108 = !DILocation(line: 80, column: 5, scope: !107)
!109 = !DILocation(line: 80, column: 10, scope: !107)
!110 = !DILocation(line: 80, column: 22, scope: !107)
!111 = !DILocation(line: 80, column: 34, scope: !107)
!112 = !DILocation(line: 83, column: 17, scope: !107)
!113 = !DILocation(line: 83, column: 13, scope: !107)
!114 = !DILocation(line: 85, column: 5, scope: !107)
!115 = !DILocation(line: 85, column: 12, scope: !107)
!116 = !DILocation(line: 86, column: 1, scope: !107)
!117 = distinct !DISubprogram(name: "kept_in_output", scope: !7, file: !7, line: 88, type: !16, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!118 = !DILocation(line: 90, column: 5, scope: !117)
!119 = !DILocation(line: 90, column: 10, scope: !117)
!120 = !DILocation(line: 90, column: 22, scope: !117)
!121 = !DILocation(line: 90, column: 34, scope: !117)
!122 = !DILocation(line: 94, column: 29, scope: !117)
!123 = !DILocation(line: 94, column: 25, scope: !117)
!124 = !DILocation(line: 94, column: 16, scope: !117)
!125 = !DILocation(line: 94, column: 23, scope: !117)
!126 = !DILocation(line: 95, column: 1, scope: !117)
!127 = distinct !DISubprogram(name: "kept_in_shared", scope: !7, file: !7, line: 97, type: !16, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!128 = !DILocation(line: 99, column: 5, scope: !127)
!129 = !DILocation(line: 99, column: 10, scope: !127)
!130 = !DILocation(line: 102, column: 11, scope: !127)
!131 = !DILocation(line: 103, column: 41, scope: !127)
!132 = !DILocation(line: 103, column: 30, scope: !127)
!133 = !DILocation(line: 103, column: 39, scope: !127)
!134 = !DILocation(line: 104, column: 15, scope: !127)
!135 = !DILocation(line: 106, column: 5, scope: !127)
!136 = !DILocation(line: 107, column: 11, scope: !127)
!137 = !DILocation(line: 107, column: 31, scope: !127)
!138 = !DILocation(line: 107, column: 37, scope: !127)
!139 = !DILocation(line: 107, column: 25, scope: !127)
!140 = !DILocation(line: 107, column: 16, scope: !127)
!141 = !DILocation(line: 107, column: 23, scope: !127)
!142 = !DILocation(line: 108, column: 1, scope: !127)
!143 = distinct !DISubprogram(name: "stops_in_time", scope: !7, file: !7, line: 110, type: !16, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!144 = !DILocation(line: 111, column: 5, scope: !143)
!145 = !DILocation(line: 111, column: 10, scope: !143)
!146 = !DILocation(line: 113, column: 29, scope: !143)
!147 = !DILocation(line: 113, column: 25, scope: !143)
!148 = !DILocation(line: 113, column: 16, scope: !143)
!149 = !DILocation(line: 113, column: 23, scope: !143)
!150 = !DILocation(line: 114, column: 1, scope: !143)
!151 = distinct !DISubprogram(name: "counter_not_reset", scope: !7, file: !7, line: 131, type: !16, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!152 = !DILocation(line: 132, column: 5, scope: !151)
!153 = !DILocation(line: 132, column: 45, scope: !151)
!154 = !DILocation(line: 132, column: 55, scope: !151)
!155 = !DILocation(line: 132, column: 25, scope: !151)
!156 = distinct !{!156, !152, !152, !35, !36}
!157 = distinct !{!157, !152, !152, !35, !36}
!158 = !DILocation(line: 133, column: 1, scope: !151)
!159 = distinct !DISubprogram(name: "counter_reset_for_one_size", scope: !7, file: !7, line: 134, type: !16, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!160 = !DILocation(line: 135, column: 5, scope: !159)
!161 = !DILocation(line: 135, column: 45, scope: !159)
!162 = !DILocation(line: 135, column: 55, scope: !159)
!163 = !DILocation(line: 135, column: 25, scope: !159)
!164 = distinct !{!164, !160, !160, !35, !36}
!165 = distinct !{!165, !160, !160, !35, !36}
!166 = !DILocation(line: 137, column: 1, scope: !159)
!167 = distinct !DISubprogram(name: "counter_modulo_grid", scope: !7, file: !7, line: 138, type: !16, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!168 = !DILocation(line: 139, column: 5, scope: !167)
!169 = !DILocation(line: 139, column: 45, scope: !167)
!170 = !DILocation(line: 139, column: 55, scope: !167)
!171 = !DILocation(line: 139, column: 25, scope: !167)
!172 = distinct !{!172, !168, !168, !35, !36}
!173 = distinct !{!173, !168, !168, !35, !36}
!174 = !DILocation(line: 141, column: 1, scope: !167)
!175 = distinct !DISubprogram(name: "too_much_shared", scope: !7, file: !7, line: 144, type: !16, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!176 = !DILocation(line: 146, column: 5, scope: !175)
!177 = !DILocation(line: 146, column: 10, scope: !175)
!178 = !DILocation(line: 147, column: 54, scope: !175)
!179 = !DILocation(line: 147, column: 50, scope: !175)
!180 = !DILocation(line: 147, column: 42, scope: !175)
!181 = !DILocation(line: 147, column: 12, scope: !175)
!182 = !DILocation(line: 147, column: 5, scope: !175)
!183 = !DILocation(line: 147, column: 40, scope: !175)
!184 = !DILocation(line: 148, column: 5, scope: !175)
!185 = !DILocation(line: 149, column: 11, scope: !175)
!186 = !DILocation(line: 149, column: 33, scope: !175)
!187 = !DILocation(line: 149, column: 39, scope: !175)
!188 = !DILocation(line: 149, column: 25, scope: !175)
!189 = !DILocation(line: 149, column: 16, scope: !175)
!190 = !DILocation(line: 149, column: 23, scope: !175)
!191 = !DILocation(line: 150, column: 1, scope: !175)
!192 = distinct !DISubprogram(name: "too_much_with_dynamic", scope: !7, file: !7, line: 153, type: !16, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!193 = !DILocation(line: 155, column: 5, scope: !192)
!194 = !DILocation(line: 155, column: 10, scope: !192)
!195 = !DILocation(line: 156, column: 53, scope: !192)
!196 = !DILocation(line: 156, column: 49, scope: !192)
!197 = !DILocation(line: 156, column: 41, scope: !192)
!198 = !DILocation(line: 156, column: 12, scope: !192)
!199 = !DILocation(line: 156, column: 5, scope: !192)
!200 = !DILocation(line: 156, column: 39, scope: !192)
!201 = !DILocation(line: 157, column: 5, scope: !192)
!202 = !DILocation(line: 157, column: 19, scope: !192)
!203 = !DILocation(line: 158, column: 5, scope: !192)
!204 = !DILocation(line: 159, column: 11, scope: !192)
!205 = !DILocation(line: 159, column: 33, scope: !192)
!206 = !DILocation(line: 159, column: 39, scope: !192)
!207 = !DILocation(line: 159, column: 25, scope: !192)
!208 = !DILocation(line: 159, column: 78, scope: !192)
!209 = !DILocation(line: 159, column: 83, scope: !192)
!210 = !DILocation(line: 159, column: 68, scope: !192)
!211 = !DILocation(line: 159, column: 66, scope: !192)
!212 = !DILocation(line: 159, column: 16, scope: !192)
!213 = !DILocation(line: 159, column: 23, scope: !192)
!214 = !DILocation(line: 160, column: 1, scope: !192)
