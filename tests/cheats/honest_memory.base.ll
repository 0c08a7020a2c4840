; Made from honest_memory.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@arrived = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ24counter_puts_itself_backE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@between = dso_local local_unnamed_addr addrspace(1) externally_initialized global [4096 x i32] zeroinitializer, align 4
@_ZL6primes = internal unnamed_addr addrspace(4) constant [8 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19], align 4
@_ZZ18just_enough_sharedE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @arrived to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_scope_of_own_bins(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp slt i32 %10, %4, !dbg !19
  br i1 %11, label %12, label %13, !dbg !19

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !19
  br label %13, !dbg !19

13:                                               ; preds = %12, %5
  %14 = shl i32 %6, 3, !dbg !20
  %15 = zext i32 %14 to i64, !dbg !21
  %16 = getelementptr inbounds nuw i32, ptr %2, i64 %15, !dbg !21
  %17 = icmp samesign ult i32 %9, 8, !dbg !22
  br i1 %17, label %18, label %21, !dbg !22

18:                                               ; preds = %13
  %19 = zext nneg i32 %9 to i64, !dbg !23
  %20 = getelementptr inbounds nuw i32, ptr %16, i64 %19, !dbg !23
  store i32 0, ptr %20, align 4, !dbg !24, !tbaa !10
  br label %21, !dbg !23

21:                                               ; preds = %18, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  br i1 %11, label %22, label %30, !dbg !26

22:                                               ; preds = %21
  %23 = sext i32 %10 to i64, !dbg !27
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !27
  %25 = load i32, ptr %24, align 4, !dbg !27, !tbaa !10
  %26 = and i32 %25, 7, !dbg !28
  %27 = zext nneg i32 %26 to i64, !dbg !29
  %28 = getelementptr inbounds nuw i32, ptr %16, i64 %27, !dbg !29
  %29 = atomicrmw add ptr %28, i32 1 seq_cst, align 4, !dbg !30
  br label %30, !dbg !30

30:                                               ; preds = %22, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  br i1 %11, label %31, label %40, !dbg !32

31:                                               ; preds = %30
  %32 = sext i32 %10 to i64, !dbg !33
  %33 = getelementptr inbounds i32, ptr %0, i64 %32, !dbg !33
  %34 = load i32, ptr %33, align 4, !dbg !33, !tbaa !10
  %35 = and i32 %34, 7, !dbg !34
  %36 = zext nneg i32 %35 to i64, !dbg !35
  %37 = getelementptr inbounds nuw i32, ptr %16, i64 %36, !dbg !35
  %38 = load i32, ptr %37, align 4, !dbg !35, !tbaa !10
  %39 = getelementptr inbounds i32, ptr %1, i64 %32, !dbg !36
  store i32 %38, ptr %39, align 4, !dbg !37, !tbaa !10
  br label %40, !dbg !36

40:                                               ; preds = %31, %30
  ret void, !dbg !38
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc void @_ZL5wasteiPi(i32 noundef %0, ptr noundef writeonly captures(none) %1) unnamed_addr #1 !dbg !39 {
  br label %5, !dbg !41

3:                                                ; preds = %5
  %4 = icmp eq i32 %9, 1592614637, !dbg !42
  br i1 %4, label %12, label %13, !dbg !42

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ]
  %7 = phi i32 [ %0, %2 ], [ %9, %5 ]
  %8 = add nsw i32 %6, %7, !dbg !43
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #6, !dbg !44
  %10 = add nuw nsw i32 %6, 1, !dbg !45
  %11 = icmp eq i32 %10, 4, !dbg !46
  br i1 %11, label %3, label %5, !dbg !41, !llvm.loop !47

12:                                               ; preds = %3
  store i32 1592614637, ptr %1, align 4, !dbg !51, !tbaa !10
  br label %13, !dbg !52

13:                                               ; preds = %12, %3
  ret void, !dbg !53
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @counted_in_any_order(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !54 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !55
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !55
  %7 = mul i32 %5, %6, !dbg !55
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  %9 = add i32 %7, %8, !dbg !55
  %10 = icmp slt i32 %9, %3, !dbg !56
  br i1 %10, label %11, label %16, !dbg !56

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #6, !dbg !56
  %12 = sext i32 %9 to i64, !dbg !57
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !57
  %14 = load i32, ptr %13, align 4, !dbg !57, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !58
  br label %16

16:                                               ; preds = %4, %11
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !59
  %18 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %17), !dbg !60
  br i1 %10, label %19, label %26, !dbg !61

19:                                               ; preds = %16
  %20 = sext i32 %9 to i64, !dbg !62
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !62
  %22 = load i32, ptr %21, align 4, !dbg !62, !tbaa !10
  %23 = icmp sgt i32 %22, 0, !dbg !63
  br i1 %23, label %24, label %26, !dbg !61

24:                                               ; preds = %19
  %25 = atomicrmw add ptr %1, i32 1 seq_cst, align 4, !dbg !64
  br label %26, !dbg !64

26:                                               ; preds = %24, %19, %16
  ret void, !dbg !65
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flags_set_by_many(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !66 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !67
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67
  %7 = mul i32 %5, %6, !dbg !67
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %9 = add i32 %7, %8, !dbg !67
  %10 = icmp slt i32 %9, %3, !dbg !68
  br i1 %10, label %11, label %18, !dbg !68

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #6, !dbg !68
  %12 = sext i32 %9 to i64, !dbg !69
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !69
  %14 = load i32, ptr %13, align 4, !dbg !69, !tbaa !10
  %15 = and i32 %14, 7, !dbg !70
  %16 = zext nneg i32 %15 to i64, !dbg !71
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16, !dbg !71
  store i32 1, ptr %17, align 4, !dbg !72, !tbaa !10
  br label %18, !dbg !71

18:                                               ; preds = %4, %11
  ret void, !dbg !73
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_of_input(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !74 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !75
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !75
  %8 = mul i32 %6, %7, !dbg !75
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %10 = add i32 %8, %9, !dbg !75
  %11 = icmp slt i32 %10, %4, !dbg !76
  br i1 %11, label %12, label %18, !dbg !76

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !76
  %13 = sext i32 %10 to i64, !dbg !77
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !77
  %15 = load i32, ptr %14, align 4, !dbg !77, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !78
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !79
  store i32 %16, ptr %17, align 4, !dbg !80, !tbaa !10
  br label %18, !dbg !79

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !81
  br i1 %11, label %19, label %30, !dbg !82

19:                                               ; preds = %18
  %20 = sext i32 %10 to i64, !dbg !83
  %21 = getelementptr inbounds i32, ptr %2, i64 %20, !dbg !83
  %22 = load i32, ptr %21, align 4, !dbg !83, !tbaa !10
  %23 = xor i32 %10, -1, !dbg !84
  %24 = add i32 %4, %23, !dbg !84
  %25 = sext i32 %24 to i64, !dbg !85
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !85
  %27 = load i32, ptr %26, align 4, !dbg !85, !tbaa !10
  %28 = add nsw i32 %27, %22, !dbg !86
  %29 = getelementptr inbounds i32, ptr %1, i64 %20, !dbg !87
  store i32 %28, ptr %29, align 4, !dbg !88, !tbaa !10
  br label %30, !dbg !87

30:                                               ; preds = %19, %18
  ret void, !dbg !89
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !90 {
  br label %3, !dbg !91

2:                                                ; preds = %3
  ret i32 %12, !dbg !92

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !93
  %7 = xor i32 %6, %5, !dbg !94
  %8 = lshr i32 %7, 17, !dbg !95
  %9 = xor i32 %8, %7, !dbg !96
  %10 = shl i32 %9, 5, !dbg !97
  %11 = xor i32 %10, %9, !dbg !98
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !dbg !99, !srcloc !100
  %13 = add nuw nsw i32 %4, 1, !dbg !101
  %14 = icmp eq i32 %13, 6, !dbg !102
  br i1 %14, label %2, label %3, !dbg !91, !llvm.loop !103
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_of_unwritten_half(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !105 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !106
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !106
  %8 = mul i32 %6, %7, !dbg !106
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  %10 = add i32 %8, %9, !dbg !106
  %11 = icmp slt i32 %10, %4, !dbg !107
  br i1 %11, label %12, label %30, !dbg !107

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !107
  %13 = and i32 %10, 1, !dbg !108
  %14 = icmp eq i32 %13, 0, !dbg !109
  br i1 %14, label %20, label %15, !dbg !109

15:                                               ; preds = %12
  %16 = sext i32 %10 to i64, !dbg !110
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !110
  %18 = load i32, ptr %17, align 4, !dbg !110, !tbaa !10
  %19 = getelementptr inbounds i32, ptr %2, i64 %16, !dbg !111
  store i32 %18, ptr %19, align 4, !dbg !112, !tbaa !10
  br label %20, !dbg !111

20:                                               ; preds = %15, %12
  %21 = and i32 %10, -2, !dbg !113
  %22 = sext i32 %21 to i64, !dbg !114
  %23 = getelementptr inbounds i32, ptr %3, i64 %22, !dbg !114
  %24 = load i32, ptr %23, align 4, !dbg !114, !tbaa !10
  %25 = sext i32 %10 to i64, !dbg !115
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !115
  %27 = load i32, ptr %26, align 4, !dbg !115, !tbaa !10
  %28 = add nsw i32 %27, %24, !dbg !116
  %29 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !117
  store i32 %28, ptr %29, align 4, !dbg !118, !tbaa !10
  br label %30, !dbg !119

30:                                               ; preds = %5, %20
  ret void, !dbg !119
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @counter_puts_itself_back(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !120 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !121
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !121
  %8 = mul i32 %6, %7, !dbg !121
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !121
  %10 = add i32 %8, %9, !dbg !121
  %11 = icmp slt i32 %10, %4, !dbg !122
  br i1 %11, label %12, label %13, !dbg !122

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !122
  br label %13, !dbg !122

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !123
  br i1 %14, label %15, label %27, !dbg !123

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !124
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !124
  %18 = load i32, ptr %17, align 4, !dbg !124, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #6, !dbg !125
  %20 = zext nneg i32 %6 to i64, !dbg !126
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !126
  store i32 %19, ptr %21, align 4, !dbg !127, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !128
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !129
  %23 = add nsw i32 %22, -1, !dbg !130
  %24 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 %23 seq_cst, align 4, !dbg !131
  %25 = icmp eq i32 %24, %23, !dbg !132
  %26 = zext i1 %25 to i32, !dbg !131
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ24counter_puts_itself_backE4last to ptr), align 4, !dbg !133, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !134
  br label %27, !dbg !135

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !136
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24counter_puts_itself_backE4last to ptr), align 4, !dbg !137, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !137
  br i1 %29, label %50, label %30, !dbg !137

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !138

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !138
  br i1 %33, label %43, label %50, !dbg !138

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !138
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !138
  %39 = load i32, ptr %38, align 4, !dbg !138, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !138
  %41 = add nuw nsw i32 %35, 1, !dbg !138
  %42 = icmp eq i32 %41, %31, !dbg !138
  br i1 %42, label %32, label %34, !dbg !138, !llvm.loop !139

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = add nsw i32 %44, %40, !dbg !138
  %46 = sext i32 %44 to i64, !dbg !138
  %47 = getelementptr inbounds i32, ptr %1, i64 %46, !dbg !138
  store i32 %45, ptr %47, align 4, !dbg !138, !tbaa !10
  %48 = add i32 %44, %7, !dbg !138
  %49 = icmp slt i32 %48, %4, !dbg !138
  br i1 %49, label %43, label %50, !dbg !138, !llvm.loop !145

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !148
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @variable_as_scratch(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !149 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !150
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !150
  %8 = mul i32 %6, %7, !dbg !150
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !150
  %10 = add i32 %8, %9, !dbg !150
  %11 = icmp slt i32 %10, %4, !dbg !151
  br i1 %11, label %12, label %18, !dbg !151

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !151
  %13 = sext i32 %10 to i64, !dbg !152
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !152
  %15 = load i32, ptr %14, align 4, !dbg !152, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !153
  %17 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !154
  store i32 %16, ptr %17, align 4, !dbg !155, !tbaa !10
  br label %18, !dbg !154

18:                                               ; preds = %5, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !156
  br i1 %11, label %19, label %28, !dbg !157

19:                                               ; preds = %18
  %20 = icmp samesign ugt i32 %9, 32, !dbg !158
  %21 = add nsw i32 %10, -33, !dbg !159
  %22 = select i1 %20, i32 %21, i32 %10, !dbg !159
  %23 = sext i32 %22 to i64, !dbg !160
  %24 = getelementptr inbounds i32, ptr %2, i64 %23, !dbg !160
  %25 = load i32, ptr %24, align 4, !dbg !160, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !161
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !161
  store i32 %25, ptr %27, align 4, !dbg !162, !tbaa !10
  br label %28, !dbg !161

28:                                               ; preds = %19, %18
  ret void, !dbg !163
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @variable_as_table(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !164 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !165
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !165
  %8 = mul i32 %6, %7, !dbg !165
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !165
  %10 = add i32 %8, %9, !dbg !165
  %11 = icmp slt i32 %10, %4, !dbg !166
  br i1 %11, label %12, label %22, !dbg !166

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !166
  %13 = sext i32 %10 to i64, !dbg !167
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !167
  %15 = load i32, ptr %14, align 4, !dbg !167, !tbaa !10
  %16 = and i32 %15, 7, !dbg !168
  %17 = zext nneg i32 %16 to i64, !dbg !169
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @_ZL6primes to ptr), i64 %17, !dbg !169
  %19 = load i32, ptr %18, align 4, !dbg !169, !tbaa !10
  %20 = mul nsw i32 %19, %15, !dbg !170
  %21 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !171
  store i32 %20, ptr %21, align 4, !dbg !172, !tbaa !10
  br label %22, !dbg !171

22:                                               ; preds = %5, %12
  ret void, !dbg !173
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @just_enough_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !174 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !175
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !175
  %8 = mul i32 %6, %7, !dbg !175
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175
  %10 = add i32 %8, %9, !dbg !175
  %11 = icmp slt i32 %10, %4, !dbg !176
  br i1 %11, label %12, label %17, !dbg !176

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !176
  %13 = sext i32 %10 to i64, !dbg !177
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !177
  %15 = load i32, ptr %14, align 4, !dbg !177, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6, !dbg !178
  br label %17, !dbg !179

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !179
  %19 = zext nneg i32 %9 to i64, !dbg !180
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18just_enough_sharedE4held to ptr), i64 %19, !dbg !180
  store i32 %18, ptr %20, align 4, !dbg !181, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !182
  br i1 %11, label %21, label %28, !dbg !183

21:                                               ; preds = %17
  %22 = xor i32 %9, 32, !dbg !184
  %23 = zext nneg i32 %22 to i64, !dbg !185
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18just_enough_sharedE4held to ptr), i64 %23, !dbg !185
  %25 = load i32, ptr %24, align 4, !dbg !185, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !186
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !186
  store i32 %25, ptr %27, align 4, !dbg !187, !tbaa !10
  br label %28, !dbg !186

28:                                               ; preds = %21, %17
  ret void, !dbg !188
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nounwind }
attributes #6 = { convergent nounwind }

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
!7 = !DIFile(filename: "honest_memory.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "block_scope_of_own_bins", scope: !7, file: !7, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 9, column: 5, scope: !15)
!19 = !DILocation(line: 9, column: 10, scope: !15)
!20 = !DILocation(line: 10, column: 35, scope: !15)
!21 = !DILocation(line: 10, column: 22, scope: !15)
!22 = !DILocation(line: 11, column: 11, scope: !15)
!23 = !DILocation(line: 11, column: 16, scope: !15)
!24 = !DILocation(line: 11, column: 24, scope: !15)
!25 = !DILocation(line: 12, column: 5, scope: !15)
!26 = !DILocation(line: 13, column: 11, scope: !15)
!27 = !DILocation(line: 13, column: 67, scope: !15)
!28 = !DILocation(line: 13, column: 73, scope: !15)
!29 = !DILocation(line: 13, column: 64, scope: !15)
!30 = !DILocation(line: 13, column: 23, scope: !15)
!31 = !DILocation(line: 14, column: 5, scope: !15)
!32 = !DILocation(line: 15, column: 11, scope: !15)
!33 = !DILocation(line: 15, column: 30, scope: !15)
!34 = !DILocation(line: 15, column: 36, scope: !15)
!35 = !DILocation(line: 15, column: 25, scope: !15)
!36 = !DILocation(line: 15, column: 16, scope: !15)
!37 = !DILocation(line: 15, column: 23, scope: !15)
!38 = !DILocation(line: 16, column: 1, scope: !15)
!39 = distinct !DISubprogram(name: "waste", scope: !40, file: !40, line: 30, type: !16, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!40 = !DIFile(filename: "./common.h", directory: ".")
!41 = !DILocation(line: 33, column: 5, scope: !39)
!42 = !DILocation(line: 34, column: 11, scope: !39)
!43 = !DILocation(line: 33, column: 43, scope: !39)
!44 = !DILocation(line: 33, column: 37, scope: !39)
!45 = !DILocation(line: 33, column: 29, scope: !39)
!46 = !DILocation(line: 33, column: 23, scope: !39)
!47 = distinct !{!47, !41, !48, !49, !50}
!48 = !DILocation(line: 33, column: 46, scope: !39)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 34, column: 37, scope: !39)
!52 = !DILocation(line: 34, column: 26, scope: !39)
!53 = !DILocation(line: 35, column: 1, scope: !39)
!54 = distinct !DISubprogram(name: "counted_in_any_order", scope: !7, file: !7, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!55 = !DILocation(line: 19, column: 5, scope: !54)
!56 = !DILocation(line: 19, column: 10, scope: !54)
!57 = !DILocation(line: 20, column: 50, scope: !54)
!58 = !DILocation(line: 20, column: 56, scope: !54)
!59 = !DILocation(line: 0, scope: !54)
!60 = !DILocation(line: 20, column: 22, scope: !54)
!61 = !DILocation(line: 21, column: 22, scope: !54)
!62 = !DILocation(line: 21, column: 25, scope: !54)
!63 = !DILocation(line: 21, column: 31, scope: !54)
!64 = !DILocation(line: 21, column: 36, scope: !54)
!65 = !DILocation(line: 23, column: 1, scope: !54)
!66 = distinct !DISubprogram(name: "flags_set_by_many", scope: !7, file: !7, line: 25, type: !16, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!67 = !DILocation(line: 26, column: 5, scope: !66)
!68 = !DILocation(line: 26, column: 10, scope: !66)
!69 = !DILocation(line: 27, column: 22, scope: !66)
!70 = !DILocation(line: 27, column: 28, scope: !66)
!71 = !DILocation(line: 27, column: 16, scope: !66)
!72 = !DILocation(line: 27, column: 33, scope: !66)
!73 = !DILocation(line: 28, column: 1, scope: !66)
!74 = distinct !DISubprogram(name: "nc_of_input", scope: !7, file: !7, line: 30, type: !16, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!75 = !DILocation(line: 31, column: 5, scope: !74)
!76 = !DILocation(line: 31, column: 10, scope: !74)
!77 = !DILocation(line: 32, column: 37, scope: !74)
!78 = !DILocation(line: 32, column: 26, scope: !74)
!79 = !DILocation(line: 32, column: 16, scope: !74)
!80 = !DILocation(line: 32, column: 24, scope: !74)
!81 = !DILocation(line: 33, column: 5, scope: !74)
!82 = !DILocation(line: 34, column: 11, scope: !74)
!83 = !DILocation(line: 34, column: 25, scope: !74)
!84 = !DILocation(line: 34, column: 51, scope: !74)
!85 = !DILocation(line: 34, column: 42, scope: !74)
!86 = !DILocation(line: 34, column: 33, scope: !74)
!87 = !DILocation(line: 34, column: 16, scope: !74)
!88 = !DILocation(line: 34, column: 23, scope: !74)
!89 = !DILocation(line: 35, column: 1, scope: !74)
!90 = distinct !DISubprogram(name: "mix", scope: !40, file: !40, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!91 = !DILocation(line: 21, column: 5, scope: !90)
!92 = !DILocation(line: 27, column: 5, scope: !90)
!93 = !DILocation(line: 22, column: 16, scope: !90)
!94 = !DILocation(line: 22, column: 11, scope: !90)
!95 = !DILocation(line: 23, column: 16, scope: !90)
!96 = !DILocation(line: 23, column: 11, scope: !90)
!97 = !DILocation(line: 24, column: 16, scope: !90)
!98 = !DILocation(line: 24, column: 11, scope: !90)
!99 = !DILocation(line: 25, column: 9, scope: !90)
!100 = !{i64 8034371}
!101 = !DILocation(line: 21, column: 29, scope: !90)
!102 = !DILocation(line: 21, column: 23, scope: !90)
!103 = distinct !{!103, !91, !104, !49, !50}
!104 = !DILocation(line: 26, column: 5, scope: !90)
!105 = distinct !DISubprogram(name: "nc_of_unwritten_half", scope: !7, file: !7, line: 36, type: !16, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!106 = !DILocation(line: 37, column: 5, scope: !105)
!107 = !DILocation(line: 37, column: 10, scope: !105)
!108 = !DILocation(line: 39, column: 11, scope: !105)
!109 = !DILocation(line: 39, column: 9, scope: !105)
!110 = !DILocation(line: 39, column: 26, scope: !105)
!111 = !DILocation(line: 39, column: 16, scope: !105)
!112 = !DILocation(line: 39, column: 24, scope: !105)
!113 = !DILocation(line: 40, column: 28, scope: !105)
!114 = !DILocation(line: 40, column: 21, scope: !105)
!115 = !DILocation(line: 40, column: 69, scope: !105)
!116 = !DILocation(line: 40, column: 67, scope: !105)
!117 = !DILocation(line: 40, column: 5, scope: !105)
!118 = !DILocation(line: 40, column: 12, scope: !105)
!119 = !DILocation(line: 41, column: 1, scope: !105)
!120 = distinct !DISubprogram(name: "counter_puts_itself_back", scope: !7, file: !7, line: 44, type: !16, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!121 = !DILocation(line: 46, column: 5, scope: !120)
!122 = !DILocation(line: 46, column: 10, scope: !120)
!123 = !DILocation(line: 47, column: 11, scope: !120)
!124 = !DILocation(line: 48, column: 32, scope: !120)
!125 = !DILocation(line: 48, column: 28, scope: !120)
!126 = !DILocation(line: 48, column: 9, scope: !120)
!127 = !DILocation(line: 48, column: 26, scope: !120)
!128 = !DILocation(line: 49, column: 9, scope: !120)
!129 = !DILocation(line: 50, column: 36, scope: !120)
!130 = !DILocation(line: 50, column: 46, scope: !120)
!131 = !DILocation(line: 50, column: 16, scope: !120)
!132 = !DILocation(line: 50, column: 51, scope: !120)
!133 = !DILocation(line: 50, column: 14, scope: !120)
!134 = !DILocation(line: 51, column: 9, scope: !120)
!135 = !DILocation(line: 52, column: 5, scope: !120)
!136 = !DILocation(line: 53, column: 5, scope: !120)
!137 = !DILocation(line: 54, column: 9, scope: !120)
!138 = !DILocation(line: 54, column: 15, scope: !120)
!139 = distinct !{!139, !140, !144, !49, !50}
!140 = !DILocation(line: 49, column: 5, scope: !141, inlinedAt: !143)
!141 = distinct !DISubprogram(name: "add_up", scope: !142, file: !142, line: 47, type: !16, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!142 = !DIFile(filename: "./order.h", directory: ".")
!143 = distinct !DILocation(line: 54, column: 15, scope: !120)
!144 = !DILocation(line: 49, column: 59, scope: !141, inlinedAt: !143)
!145 = distinct !{!145, !146, !147, !49, !50}
!146 = !DILocation(line: 50, column: 5, scope: !141, inlinedAt: !143)
!147 = !DILocation(line: 50, column: 70, scope: !141, inlinedAt: !143)
!148 = !DILocation(line: 55, column: 1, scope: !120)
!149 = distinct !DISubprogram(name: "variable_as_scratch", scope: !7, file: !7, line: 58, type: !16, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!150 = !DILocation(line: 59, column: 5, scope: !149)
!151 = !DILocation(line: 59, column: 10, scope: !149)
!152 = !DILocation(line: 60, column: 37, scope: !149)
!153 = !DILocation(line: 60, column: 33, scope: !149)
!154 = !DILocation(line: 60, column: 23, scope: !149)
!155 = !DILocation(line: 60, column: 31, scope: !149)
!156 = !DILocation(line: 61, column: 5, scope: !149)
!157 = !DILocation(line: 63, column: 11, scope: !149)
!158 = !DILocation(line: 62, column: 15, scope: !149)
!159 = !DILocation(line: 62, column: 13, scope: !149)
!160 = !DILocation(line: 63, column: 32, scope: !149)
!161 = !DILocation(line: 63, column: 16, scope: !149)
!162 = !DILocation(line: 63, column: 23, scope: !149)
!163 = !DILocation(line: 64, column: 1, scope: !149)
!164 = distinct !DISubprogram(name: "variable_as_table", scope: !7, file: !7, line: 66, type: !16, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!165 = !DILocation(line: 67, column: 5, scope: !164)
!166 = !DILocation(line: 67, column: 10, scope: !164)
!167 = !DILocation(line: 68, column: 25, scope: !164)
!168 = !DILocation(line: 68, column: 46, scope: !164)
!169 = !DILocation(line: 68, column: 33, scope: !164)
!170 = !DILocation(line: 68, column: 31, scope: !164)
!171 = !DILocation(line: 68, column: 16, scope: !164)
!172 = !DILocation(line: 68, column: 23, scope: !164)
!173 = !DILocation(line: 69, column: 1, scope: !164)
!174 = distinct !DISubprogram(name: "just_enough_shared", scope: !7, file: !7, line: 71, type: !16, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!175 = !DILocation(line: 73, column: 5, scope: !174)
!176 = !DILocation(line: 73, column: 10, scope: !174)
!177 = !DILocation(line: 74, column: 52, scope: !174)
!178 = !DILocation(line: 74, column: 48, scope: !174)
!179 = !DILocation(line: 74, column: 40, scope: !174)
!180 = !DILocation(line: 74, column: 5, scope: !174)
!181 = !DILocation(line: 74, column: 38, scope: !174)
!182 = !DILocation(line: 75, column: 5, scope: !174)
!183 = !DILocation(line: 76, column: 11, scope: !174)
!184 = !DILocation(line: 76, column: 33, scope: !174)
!185 = !DILocation(line: 76, column: 25, scope: !174)
!186 = !DILocation(line: 76, column: 16, scope: !174)
!187 = !DILocation(line: 76, column: 23, scope: !174)
!188 = !DILocation(line: 77, column: 1, scope: !174)
