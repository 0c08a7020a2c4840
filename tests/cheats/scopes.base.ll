; Made from scopes.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ15block_scope_maxE4most = internal addrspace(3) global i32 undef, align 4
@_ZZ18block_scope_ticketE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ21release_for_the_blockE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ21release_for_the_blockE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ21acquire_for_the_blockE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ18flag_for_the_blockE5value = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ17word_in_two_partsE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ17word_in_two_partsE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ14word_as_vectorE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ14word_as_vectorE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ19word_stored_plainlyE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ19word_stored_plainlyE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ20counter_read_plainlyE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ27shared_counter_read_plainlyE5count = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_scope_adds(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !15 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !18
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %9 = add i32 %7, %8, !dbg !18
  %10 = icmp slt i32 %9, %3, !dbg !19
  br i1 %10, label %11, label %19, !dbg !19

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #6, !dbg !19
  %12 = sext i32 %9 to i64, !dbg !20
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !20
  %14 = load i32, ptr %13, align 4, !dbg !20, !tbaa !10
  %15 = and i32 %14, 7, !dbg !21
  %16 = zext nneg i32 %15 to i64, !dbg !22
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16, !dbg !22
  %18 = atomicrmw add ptr %17, i32 1 seq_cst, align 4, !dbg !23
  br label %19, !dbg !23

19:                                               ; preds = %4, %11
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
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #6, !dbg !30
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
define dso_local ptx_kernel void @block_scope_max(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !40 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !41
  %7 = mul i32 %5, %6, !dbg !41
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !41
  %9 = add i32 %7, %8, !dbg !41
  %10 = icmp slt i32 %9, %3, !dbg !42
  br i1 %10, label %11, label %12, !dbg !42

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #6, !dbg !42
  br label %12, !dbg !42

12:                                               ; preds = %11, %4
  %13 = icmp eq i32 %8, 0, !dbg !43
  br i1 %13, label %14, label %15, !dbg !43

14:                                               ; preds = %12
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ15block_scope_maxE4most to ptr), align 4, !dbg !44, !tbaa !10
  br label %15, !dbg !45

15:                                               ; preds = %14, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  br i1 %10, label %16, label %21, !dbg !47

16:                                               ; preds = %15
  %17 = sext i32 %9 to i64, !dbg !48
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !48
  %19 = load i32, ptr %18, align 4, !dbg !48, !tbaa !10
  %20 = atomicrmw max ptr addrspacecast (ptr addrspace(3) @_ZZ15block_scope_maxE4most to ptr), i32 %19 seq_cst, align 4, !dbg !49
  br label %21, !dbg !49

21:                                               ; preds = %16, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  br i1 %13, label %22, label %25, !dbg !51

22:                                               ; preds = %21
  %23 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15block_scope_maxE4most to ptr), align 4, !dbg !52, !tbaa !10
  %24 = atomicrmw max ptr %1, i32 %23 seq_cst, align 4, !dbg !53
  br label %25, !dbg !53

25:                                               ; preds = %22, %21
  ret void, !dbg !54
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_scope_ticket(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !55 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56
  %8 = mul i32 %6, %7, !dbg !56
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  %10 = add i32 %8, %9, !dbg !56
  %11 = icmp slt i32 %10, %4, !dbg !57
  br i1 %11, label %12, label %13, !dbg !57

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !57
  br label %13, !dbg !57

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !58
  br i1 %14, label %15, label %27, !dbg !58

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !59
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !59
  %18 = load i32, ptr %17, align 4, !dbg !59, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #6, !dbg !60
  %20 = zext nneg i32 %6 to i64, !dbg !61
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !61
  store i32 %19, ptr %21, align 4, !dbg !62, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !63
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !64
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !65
  %24 = add nsw i32 %23, -1, !dbg !66
  %25 = icmp eq i32 %22, %24, !dbg !67
  %26 = zext i1 %25 to i32, !dbg !64
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ18block_scope_ticketE4last to ptr), align 4, !dbg !68, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !69
  br label %27, !dbg !70

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !71
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18block_scope_ticketE4last to ptr), align 4, !dbg !72, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !72
  br i1 %29, label %50, label %30, !dbg !73

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !74

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !75
  br i1 %33, label %43, label %50, !dbg !76

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !77
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !77
  %39 = load i32, ptr %38, align 4, !dbg !77, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !78
  %41 = add nuw nsw i32 %35, 1, !dbg !79
  %42 = icmp eq i32 %41, %31, !dbg !80
  br i1 %42, label %32, label %34, !dbg !74, !llvm.loop !81

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = sub nsw i32 %40, %44, !dbg !83
  %46 = zext nneg i32 %44 to i64, !dbg !84
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46, !dbg !84
  store i32 %45, ptr %47, align 4, !dbg !85, !tbaa !10
  %48 = add nuw nsw i32 %44, 64, !dbg !86
  %49 = icmp slt i32 %48, %4, !dbg !75
  br i1 %49, label %43, label %50, !dbg !76, !llvm.loop !87

50:                                               ; preds = %43, %32, %27
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
define dso_local ptx_kernel void @half_a_word(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !105 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !106
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !106
  %7 = mul i32 %5, %6, !dbg !106
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  %9 = add i32 %7, %8, !dbg !106
  %10 = icmp slt i32 %9, %3, !dbg !107
  br i1 %10, label %11, label %24, !dbg !107

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #6, !dbg !107
  %12 = sext i32 %9 to i64, !dbg !108
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !108
  %14 = load i32, ptr %13, align 4, !dbg !108, !tbaa !10
  %15 = and i32 %14, 3, !dbg !109
  %16 = zext nneg i32 %15 to i64, !dbg !110
  %17 = getelementptr inbounds nuw i64, ptr %1, i64 %16, !dbg !110
  %18 = icmp sgt i32 %14, 0, !dbg !111
  %19 = zext nneg i32 %14 to i64, !dbg !112
  %20 = shl nuw nsw i64 %19, 32, !dbg !112
  %21 = or disjoint i64 %20, 1, !dbg !112
  %22 = select i1 %18, i64 %21, i64 1, !dbg !112
  %23 = atomicrmw add ptr %17, i64 %22 seq_cst, align 8, !dbg !113
  br label %24, !dbg !114

24:                                               ; preds = %4, %11
  ret void, !dbg !114
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_a_look(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !115 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !116
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !116
  %7 = mul i32 %5, %6, !dbg !116
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  %9 = add i32 %7, %8, !dbg !116
  %10 = icmp slt i32 %9, %3, !dbg !117
  br i1 %10, label %11, label %23, !dbg !117

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #6, !dbg !117
  %12 = sext i32 %9 to i64, !dbg !118
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !118
  %14 = load i32, ptr %13, align 4, !dbg !118, !tbaa !10
  %15 = add nsw i32 %14, 200, !dbg !119
  %16 = sext i32 %15 to i64, !dbg !120
  %17 = shl nsw i64 %16, 32, !dbg !121
  %18 = or i64 %17, %12, !dbg !122
  %19 = load volatile i64, ptr %1, align 8, !dbg !123, !tbaa !124
  %20 = icmp ult i64 %19, %18, !dbg !126
  br i1 %20, label %21, label %23, !dbg !126

21:                                               ; preds = %11
  %22 = atomicrmw umax ptr %1, i64 %18 seq_cst, align 8, !dbg !127
  br label %23, !dbg !128

23:                                               ; preds = %4, %21, %11
  ret void, !dbg !128
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @byte_of_a_word(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !129 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !130
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !130
  %7 = mul i32 %5, %6, !dbg !130
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !130
  %9 = add i32 %7, %8, !dbg !130
  %10 = icmp slt i32 %9, %3, !dbg !131
  br i1 %10, label %11, label %23, !dbg !131

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #6, !dbg !131
  %12 = sext i32 %9 to i64, !dbg !132
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !132
  %14 = load i32, ptr %13, align 4, !dbg !132, !tbaa !10
  %15 = lshr i32 %14, 2, !dbg !133
  %16 = and i32 %15, 1, !dbg !133
  %17 = zext nneg i32 %16 to i64, !dbg !134
  %18 = getelementptr inbounds nuw i32, ptr %1, i64 %17, !dbg !134
  %19 = shl i32 %14, 3, !dbg !135
  %20 = and i32 %19, 24, !dbg !135
  %21 = shl nuw nsw i32 1, %20, !dbg !136
  %22 = atomicrmw or ptr %18, i32 %21 seq_cst, align 4, !dbg !137
  br label %23, !dbg !138

23:                                               ; preds = %4, %11
  ret void, !dbg !138
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @release_for_the_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !139 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !140
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !140
  %8 = mul i32 %6, %7, !dbg !140
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !140
  %10 = add i32 %8, %9, !dbg !140
  %11 = icmp slt i32 %10, %4, !dbg !141
  br i1 %11, label %12, label %13, !dbg !141

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !141
  br label %13, !dbg !141

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !142
  br i1 %14, label %15, label %45, !dbg !142

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !143
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ21release_for_the_blockE1b to ptr), align 4, !dbg !144, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !145
  br i1 %17, label %28, label %18, !dbg !146

18:                                               ; preds = %15, %18
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21release_for_the_blockE1b to ptr), align 4, !dbg !147, !tbaa !10
  %20 = sext i32 %19 to i64, !dbg !148
  %21 = getelementptr i32, ptr %3, i64 %20, !dbg !148
  %22 = getelementptr i8, ptr %21, i64 28, !dbg !148
  %23 = load atomic i32, ptr %22 syncscope("device") acquire, align 4, !dbg !149
  %24 = icmp eq i32 %23, 0, !dbg !149
  %25 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21release_for_the_blockE1b to ptr), align 4
  %26 = icmp ne i32 %25, 0
  %27 = select i1 %24, i1 %26, i1 false, !dbg !150
  br i1 %27, label %18, label %28, !dbg !150, !llvm.loop !151

28:                                               ; preds = %18, %15
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21release_for_the_blockE1b to ptr), align 4, !dbg !153, !tbaa !10
  %30 = icmp eq i32 %29, 0, !dbg !153
  br i1 %30, label %36, label %31, !dbg !153

31:                                               ; preds = %28
  %32 = sext i32 %29 to i64, !dbg !154
  %33 = getelementptr i32, ptr %2, i64 %32, !dbg !154
  %34 = getelementptr i8, ptr %33, i64 -4, !dbg !154
  %35 = load i32, ptr %34, align 4, !dbg !154, !tbaa !10
  br label %36, !dbg !153

36:                                               ; preds = %28, %31
  %37 = phi i32 [ %35, %31 ], [ 0, %28 ], !dbg !153
  store i32 %37, ptr addrspacecast (ptr addrspace(3) @_ZZ21release_for_the_blockE6before to ptr), align 4, !dbg !155, !tbaa !10
  %38 = sext i32 %29 to i64, !dbg !156
  %39 = getelementptr inbounds i32, ptr %0, i64 %38, !dbg !156
  %40 = load i32, ptr %39, align 4, !dbg !156, !tbaa !10
  %41 = add nsw i32 %40, %37, !dbg !157
  %42 = getelementptr inbounds i32, ptr %2, i64 %38, !dbg !158
  store i32 %41, ptr %42, align 4, !dbg !159, !tbaa !10
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !160
  %44 = getelementptr inbounds i32, ptr %43, i64 %38, !dbg !160
  store atomic i32 1, ptr %44 syncscope("device") release, align 4, !dbg !161
  br label %45, !dbg !162

45:                                               ; preds = %36, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !163
  %46 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21release_for_the_blockE1b to ptr), align 4, !dbg !164, !tbaa !10
  %47 = shl nsw i32 %46, 6, !dbg !165
  %48 = add nsw i32 %47, %9, !dbg !166
  %49 = icmp slt i32 %48, %4, !dbg !167
  br i1 %49, label %50, label %57, !dbg !167

50:                                               ; preds = %45
  %51 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21release_for_the_blockE6before to ptr), align 4, !dbg !168, !tbaa !10
  %52 = sext i32 %48 to i64, !dbg !169
  %53 = getelementptr inbounds i32, ptr %0, i64 %52, !dbg !169
  %54 = load i32, ptr %53, align 4, !dbg !169, !tbaa !10
  %55 = add nsw i32 %54, %51, !dbg !170
  %56 = getelementptr inbounds i32, ptr %1, i64 %52, !dbg !171
  store i32 %55, ptr %56, align 4, !dbg !172, !tbaa !10
  br label %57, !dbg !171

57:                                               ; preds = %50, %45
  ret void, !dbg !173
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @acquire_for_the_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !174 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !175
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !175
  %8 = mul i32 %6, %7, !dbg !175
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175
  %10 = add i32 %8, %9, !dbg !175
  %11 = icmp slt i32 %10, %4, !dbg !176
  br i1 %11, label %12, label %13, !dbg !176

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !176
  br label %13, !dbg !176

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !177
  br i1 %14, label %15, label %37, !dbg !177

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !178
  %17 = zext nneg i32 %6 to i64, !dbg !179
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !179
  %19 = load i32, ptr %18, align 4, !dbg !179, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #6, !dbg !180
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %17, !dbg !181
  store i32 %20, ptr %21, align 4, !dbg !182, !tbaa !10
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !183
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %17, !dbg !183
  store atomic i32 1, ptr %23 syncscope("device") release, align 4, !dbg !184
  %24 = zext nneg i32 %16 to i64, !dbg !185
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24, !dbg !185
  %26 = load atomic i32, ptr %25 syncscope("device") acquire, align 4, !dbg !186
  %27 = icmp eq i32 %26, 0, !dbg !187
  br i1 %27, label %31, label %28, !dbg !187

28:                                               ; preds = %15
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %24, !dbg !188
  %30 = load i32, ptr %29, align 4, !dbg !188, !tbaa !10
  br label %35, !dbg !187

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !189
  %33 = load i32, ptr %32, align 4, !dbg !189, !tbaa !10
  %34 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %33) #6, !dbg !190
  br label %35, !dbg !187

35:                                               ; preds = %31, %28
  %36 = phi i32 [ %30, %28 ], [ %34, %31 ], !dbg !187
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ21acquire_for_the_blockE5value to ptr), align 4, !dbg !191, !tbaa !10
  br label %37, !dbg !192

37:                                               ; preds = %35, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !193
  br i1 %11, label %38, label %45, !dbg !194

38:                                               ; preds = %37
  %39 = sext i32 %10 to i64, !dbg !195
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !195
  %41 = load i32, ptr %40, align 4, !dbg !195, !tbaa !10
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21acquire_for_the_blockE5value to ptr), align 4, !dbg !196, !tbaa !10
  %43 = sub nsw i32 %41, %42, !dbg !197
  %44 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !198
  store i32 %43, ptr %44, align 4, !dbg !199, !tbaa !10
  br label %45, !dbg !198

45:                                               ; preds = %38, %37
  ret void, !dbg !200
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flag_for_the_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !201 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !202
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !202
  %8 = mul i32 %6, %7, !dbg !202
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !202
  %10 = add i32 %8, %9, !dbg !202
  %11 = icmp slt i32 %10, %4, !dbg !203
  br i1 %11, label %12, label %13, !dbg !203

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !203
  br label %13, !dbg !203

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !204
  br i1 %14, label %15, label %37, !dbg !204

15:                                               ; preds = %13
  %16 = xor i32 %6, 1, !dbg !205
  %17 = zext nneg i32 %6 to i64, !dbg !206
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !206
  %19 = load i32, ptr %18, align 4, !dbg !206, !tbaa !10
  %20 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %19) #6, !dbg !207
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %17, !dbg !208
  store i32 %20, ptr %21, align 4, !dbg !209, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !210
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !211
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %17, !dbg !211
  store atomic i32 1, ptr %23 syncscope("device") monotonic, align 4, !dbg !212
  %24 = zext nneg i32 %16 to i64, !dbg !213
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24, !dbg !213
  %26 = load atomic i32, ptr %25 syncscope("device") monotonic, align 4, !dbg !214
  fence syncscope("device") acq_rel, !dbg !215
  %27 = icmp eq i32 %26, 0, !dbg !216
  br i1 %27, label %31, label %28, !dbg !216

28:                                               ; preds = %15
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %24, !dbg !217
  %30 = load i32, ptr %29, align 4, !dbg !217, !tbaa !10
  br label %35, !dbg !216

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !218
  %33 = load i32, ptr %32, align 4, !dbg !218, !tbaa !10
  %34 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %33) #6, !dbg !219
  br label %35, !dbg !216

35:                                               ; preds = %31, %28
  %36 = phi i32 [ %30, %28 ], [ %34, %31 ], !dbg !216
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ18flag_for_the_blockE5value to ptr), align 4, !dbg !220, !tbaa !10
  br label %37, !dbg !221

37:                                               ; preds = %35, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !222
  br i1 %11, label %38, label %45, !dbg !223

38:                                               ; preds = %37
  %39 = sext i32 %10 to i64, !dbg !224
  %40 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !224
  %41 = load i32, ptr %40, align 4, !dbg !224, !tbaa !10
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18flag_for_the_blockE5value to ptr), align 4, !dbg !225, !tbaa !10
  %43 = sub nsw i32 %41, %42, !dbg !226
  %44 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !227
  store i32 %43, ptr %44, align 4, !dbg !228, !tbaa !10
  br label %45, !dbg !227

45:                                               ; preds = %38, %37
  ret void, !dbg !229
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @word_in_two_parts(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !230 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !231
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !231
  %8 = mul i32 %6, %7, !dbg !231
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !231
  %10 = add i32 %8, %9, !dbg !231
  %11 = icmp slt i32 %10, %4, !dbg !231
  br i1 %11, label %12, label %13, !dbg !231

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !231
  br label %13, !dbg !231

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !231
  br i1 %14, label %15, label %41, !dbg !231

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !231
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ17word_in_two_partsE1b to ptr), align 4, !dbg !231, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !231
  br i1 %17, label %29, label %18, !dbg !231

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %20 = shl i32 %16, 1
  %21 = add i32 %20, -2
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %19, i64 %22
  br label %24, !dbg !231

24:                                               ; preds = %18, %24
  %25 = load volatile i64, ptr %23, align 8, !dbg !232, !tbaa !124
  %26 = icmp ult i64 %25, 4294967296, !dbg !231
  br i1 %26, label %24, label %27, !dbg !231, !llvm.loop !233

27:                                               ; preds = %24
  %28 = trunc i64 %25 to i32
  br label %29, !dbg !231

29:                                               ; preds = %27, %15
  %30 = phi i32 [ %28, %27 ], [ 0, %15 ], !dbg !234
  store i32 %30, ptr addrspacecast (ptr addrspace(3) @_ZZ17word_in_two_partsE6before to ptr), align 4, !dbg !231, !tbaa !10
  %31 = sext i32 %16 to i64, !dbg !231
  %32 = getelementptr inbounds i32, ptr %0, i64 %31, !dbg !231
  %33 = load i32, ptr %32, align 4, !dbg !231, !tbaa !10
  %34 = add nsw i32 %33, %30, !dbg !231
  %35 = zext i32 %34 to i64, !dbg !235
  %36 = or disjoint i64 %35, 4294967296, !dbg !235
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !235
  %38 = shl nsw i32 %16, 1, !dbg !231
  %39 = sext i32 %38 to i64, !dbg !235
  %40 = getelementptr inbounds i32, ptr %37, i64 %39, !dbg !235
  store volatile i64 %36, ptr %40, align 8, !dbg !235, !tbaa !124
  br label %41, !dbg !231

41:                                               ; preds = %29, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !231
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17word_in_two_partsE1b to ptr), align 4, !dbg !231, !tbaa !10
  %43 = shl nsw i32 %42, 6, !dbg !231
  %44 = add nsw i32 %43, %9, !dbg !231
  %45 = icmp slt i32 %44, %4, !dbg !231
  br i1 %45, label %46, label %53, !dbg !231

46:                                               ; preds = %41
  %47 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17word_in_two_partsE6before to ptr), align 4, !dbg !231, !tbaa !10
  %48 = sext i32 %44 to i64, !dbg !231
  %49 = getelementptr inbounds i32, ptr %0, i64 %48, !dbg !231
  %50 = load i32, ptr %49, align 4, !dbg !231, !tbaa !10
  %51 = add nsw i32 %50, %47, !dbg !231
  %52 = getelementptr inbounds i32, ptr %1, i64 %48, !dbg !231
  store i32 %51, ptr %52, align 4, !dbg !231, !tbaa !10
  br label %53, !dbg !231

53:                                               ; preds = %46, %41
  ret void, !dbg !236
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @word_as_vector(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !237 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !238
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !238
  %8 = mul i32 %6, %7, !dbg !238
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !238
  %10 = add i32 %8, %9, !dbg !238
  %11 = icmp slt i32 %10, %4, !dbg !238
  br i1 %11, label %12, label %13, !dbg !238

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !238
  br label %13, !dbg !238

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !238
  br i1 %14, label %15, label %41, !dbg !238

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !238
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ14word_as_vectorE1b to ptr), align 4, !dbg !238, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !238
  br i1 %17, label %29, label %18, !dbg !238

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %20 = shl i32 %16, 1
  %21 = add i32 %20, -2
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %19, i64 %22
  br label %24, !dbg !238

24:                                               ; preds = %18, %24
  %25 = load volatile i64, ptr %23, align 8, !dbg !239, !tbaa !124
  %26 = icmp ult i64 %25, 4294967296, !dbg !238
  br i1 %26, label %24, label %27, !dbg !238, !llvm.loop !240

27:                                               ; preds = %24
  %28 = trunc i64 %25 to i32
  br label %29, !dbg !238

29:                                               ; preds = %27, %15
  %30 = phi i32 [ %28, %27 ], [ 0, %15 ], !dbg !241
  store i32 %30, ptr addrspacecast (ptr addrspace(3) @_ZZ14word_as_vectorE6before to ptr), align 4, !dbg !238, !tbaa !10
  %31 = sext i32 %16 to i64, !dbg !238
  %32 = getelementptr inbounds i32, ptr %0, i64 %31, !dbg !238
  %33 = load i32, ptr %32, align 4, !dbg !238, !tbaa !10
  %34 = add nsw i32 %33, %30, !dbg !238
  %35 = zext i32 %34 to i64, !dbg !242
  %36 = or disjoint i64 %35, 4294967296, !dbg !242
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !242
  %38 = shl nsw i32 %16, 1, !dbg !238
  %39 = sext i32 %38 to i64, !dbg !242
  %40 = getelementptr inbounds i32, ptr %37, i64 %39, !dbg !242
  store volatile i64 %36, ptr %40, align 8, !dbg !242, !tbaa !124
  br label %41, !dbg !238

41:                                               ; preds = %29, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !238
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14word_as_vectorE1b to ptr), align 4, !dbg !238, !tbaa !10
  %43 = shl nsw i32 %42, 6, !dbg !238
  %44 = add nsw i32 %43, %9, !dbg !238
  %45 = icmp slt i32 %44, %4, !dbg !238
  br i1 %45, label %46, label %53, !dbg !238

46:                                               ; preds = %41
  %47 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14word_as_vectorE6before to ptr), align 4, !dbg !238, !tbaa !10
  %48 = sext i32 %44 to i64, !dbg !238
  %49 = getelementptr inbounds i32, ptr %0, i64 %48, !dbg !238
  %50 = load i32, ptr %49, align 4, !dbg !238, !tbaa !10
  %51 = add nsw i32 %50, %47, !dbg !238
  %52 = getelementptr inbounds i32, ptr %1, i64 %48, !dbg !238
  store i32 %51, ptr %52, align 4, !dbg !238, !tbaa !10
  br label %53, !dbg !238

53:                                               ; preds = %46, %41
  ret void, !dbg !243
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @word_stored_plainly(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !244 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !245
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !245
  %8 = mul i32 %6, %7, !dbg !245
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !245
  %10 = add i32 %8, %9, !dbg !245
  %11 = icmp slt i32 %10, %4, !dbg !245
  br i1 %11, label %12, label %13, !dbg !245

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !245
  br label %13, !dbg !245

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !245
  br i1 %14, label %15, label %41, !dbg !245

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !245
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ19word_stored_plainlyE1b to ptr), align 4, !dbg !245, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !245
  br i1 %17, label %29, label %18, !dbg !245

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %20 = shl i32 %16, 1
  %21 = add i32 %20, -2
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %19, i64 %22
  br label %24, !dbg !245

24:                                               ; preds = %18, %24
  %25 = load volatile i64, ptr %23, align 8, !dbg !246, !tbaa !124
  %26 = icmp ult i64 %25, 4294967296, !dbg !245
  br i1 %26, label %24, label %27, !dbg !245, !llvm.loop !247

27:                                               ; preds = %24
  %28 = trunc i64 %25 to i32
  br label %29, !dbg !245

29:                                               ; preds = %27, %15
  %30 = phi i32 [ %28, %27 ], [ 0, %15 ], !dbg !248
  store i32 %30, ptr addrspacecast (ptr addrspace(3) @_ZZ19word_stored_plainlyE6before to ptr), align 4, !dbg !245, !tbaa !10
  %31 = sext i32 %16 to i64, !dbg !245
  %32 = getelementptr inbounds i32, ptr %0, i64 %31, !dbg !245
  %33 = load i32, ptr %32, align 4, !dbg !245, !tbaa !10
  %34 = add nsw i32 %33, %30, !dbg !245
  %35 = zext i32 %34 to i64, !dbg !249
  %36 = or disjoint i64 %35, 4294967296, !dbg !249
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !249
  %38 = shl nsw i32 %16, 1, !dbg !245
  %39 = sext i32 %38 to i64, !dbg !249
  %40 = getelementptr inbounds i32, ptr %37, i64 %39, !dbg !249
  store volatile i64 %36, ptr %40, align 8, !dbg !249, !tbaa !124
  br label %41, !dbg !245

41:                                               ; preds = %29, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !245
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19word_stored_plainlyE1b to ptr), align 4, !dbg !245, !tbaa !10
  %43 = shl nsw i32 %42, 6, !dbg !245
  %44 = add nsw i32 %43, %9, !dbg !245
  %45 = icmp slt i32 %44, %4, !dbg !245
  br i1 %45, label %46, label %53, !dbg !245

46:                                               ; preds = %41
  %47 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19word_stored_plainlyE6before to ptr), align 4, !dbg !245, !tbaa !10
  %48 = sext i32 %44 to i64, !dbg !245
  %49 = getelementptr inbounds i32, ptr %0, i64 %48, !dbg !245
  %50 = load i32, ptr %49, align 4, !dbg !245, !tbaa !10
  %51 = add nsw i32 %50, %47, !dbg !245
  %52 = getelementptr inbounds i32, ptr %1, i64 %48, !dbg !245
  store i32 %51, ptr %52, align 4, !dbg !245, !tbaa !10
  br label %53, !dbg !245

53:                                               ; preds = %46, %41
  ret void, !dbg !250
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @counter_read_plainly(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !251 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !252
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !252
  %8 = mul i32 %6, %7, !dbg !252
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !252
  %10 = add i32 %8, %9, !dbg !252
  %11 = icmp slt i32 %10, %4, !dbg !253
  br i1 %11, label %12, label %13, !dbg !253

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !253
  br label %13, !dbg !253

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !254
  br i1 %14, label %15, label %27, !dbg !254

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !255
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !255
  %18 = load i32, ptr %17, align 4, !dbg !255, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #6, !dbg !256
  %20 = zext nneg i32 %6 to i64, !dbg !257
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !257
  store i32 %19, ptr %21, align 4, !dbg !258, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !259
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !260
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !261
  %24 = add nsw i32 %23, -1, !dbg !262
  %25 = icmp eq i32 %22, %24, !dbg !263
  %26 = zext i1 %25 to i32, !dbg !260
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ20counter_read_plainlyE4last to ptr), align 4, !dbg !264, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !265
  br label %27, !dbg !266

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !267
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20counter_read_plainlyE4last to ptr), align 4, !dbg !268, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !268
  br i1 %29, label %50, label %30, !dbg !269

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !270

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !271
  br i1 %33, label %43, label %50, !dbg !272

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !273
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !273
  %39 = load i32, ptr %38, align 4, !dbg !273, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !274
  %41 = add nuw nsw i32 %35, 1, !dbg !275
  %42 = icmp eq i32 %41, %31, !dbg !276
  br i1 %42, label %32, label %34, !dbg !270, !llvm.loop !277

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = sub nsw i32 %40, %44, !dbg !279
  %46 = zext nneg i32 %44 to i64, !dbg !280
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46, !dbg !280
  store i32 %45, ptr %47, align 4, !dbg !281, !tbaa !10
  %48 = add nuw nsw i32 %44, 64, !dbg !282
  %49 = icmp slt i32 %48, %4, !dbg !271
  br i1 %49, label %43, label %50, !dbg !272, !llvm.loop !283

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !285
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_counter_read_plainly(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !286 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !287
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !287
  %8 = mul i32 %6, %7, !dbg !287
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !287
  %10 = add i32 %8, %9, !dbg !287
  %11 = icmp slt i32 %10, %4, !dbg !288
  br i1 %11, label %12, label %13, !dbg !288

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #6, !dbg !288
  br label %13, !dbg !288

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !289
  br i1 %14, label %15, label %16, !dbg !289

15:                                               ; preds = %13
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ27shared_counter_read_plainlyE5count to ptr), align 4, !dbg !290, !tbaa !10
  br label %16, !dbg !291

16:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !292
  br i1 %11, label %17, label %24, !dbg !293

17:                                               ; preds = %16
  %18 = sext i32 %10 to i64, !dbg !294
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !294
  %20 = load i32, ptr %19, align 4, !dbg !294, !tbaa !10
  %21 = icmp sgt i32 %20, 0, !dbg !295
  br i1 %21, label %22, label %24, !dbg !293

22:                                               ; preds = %17
  %23 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ27shared_counter_read_plainlyE5count to ptr), i32 1 seq_cst, align 4, !dbg !296
  br label %24, !dbg !296

24:                                               ; preds = %22, %17, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !297
  %25 = icmp eq i32 %9, 63, !dbg !298
  br i1 %25, label %26, label %30, !dbg !298

26:                                               ; preds = %24
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27shared_counter_read_plainlyE5count to ptr), align 4, !dbg !299, !tbaa !10
  %28 = zext nneg i32 %6 to i64, !dbg !300
  %29 = getelementptr inbounds nuw i32, ptr %2, i64 %28, !dbg !300
  store i32 %27, ptr %29, align 4, !dbg !301, !tbaa !10
  br label %30, !dbg !300

30:                                               ; preds = %26, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !302
  br i1 %11, label %31, label %37, !dbg !303

31:                                               ; preds = %30
  %32 = zext nneg i32 %6 to i64, !dbg !304
  %33 = getelementptr inbounds nuw i32, ptr %2, i64 %32, !dbg !304
  %34 = load i32, ptr %33, align 4, !dbg !304, !tbaa !10
  %35 = sext i32 %10 to i64, !dbg !305
  %36 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !305
  store i32 %34, ptr %36, align 4, !dbg !306, !tbaa !10
  br label %37, !dbg !305

37:                                               ; preds = %31, %30
  ret void, !dbg !307
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !DIFile(filename: "scopes.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "block_scope_adds", scope: !7, file: !7, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 7, column: 5, scope: !15)
!19 = !DILocation(line: 7, column: 10, scope: !15)
!20 = !DILocation(line: 8, column: 68, scope: !15)
!21 = !DILocation(line: 8, column: 74, scope: !15)
!22 = !DILocation(line: 8, column: 65, scope: !15)
!23 = !DILocation(line: 8, column: 23, scope: !15)
!24 = !DILocation(line: 9, column: 1, scope: !15)
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
!40 = distinct !DISubprogram(name: "block_scope_max", scope: !7, file: !7, line: 10, type: !16, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!41 = !DILocation(line: 12, column: 5, scope: !40)
!42 = !DILocation(line: 12, column: 10, scope: !40)
!43 = !DILocation(line: 13, column: 11, scope: !40)
!44 = !DILocation(line: 13, column: 22, scope: !40)
!45 = !DILocation(line: 13, column: 17, scope: !40)
!46 = !DILocation(line: 14, column: 5, scope: !40)
!47 = !DILocation(line: 15, column: 11, scope: !40)
!48 = !DILocation(line: 15, column: 33, scope: !40)
!49 = !DILocation(line: 15, column: 16, scope: !40)
!50 = !DILocation(line: 16, column: 5, scope: !40)
!51 = !DILocation(line: 17, column: 11, scope: !40)
!52 = !DILocation(line: 17, column: 67, scope: !40)
!53 = !DILocation(line: 17, column: 24, scope: !40)
!54 = !DILocation(line: 18, column: 1, scope: !40)
!55 = distinct !DISubprogram(name: "block_scope_ticket", scope: !7, file: !7, line: 19, type: !16, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!56 = !DILocation(line: 21, column: 5, scope: !55)
!57 = !DILocation(line: 21, column: 10, scope: !55)
!58 = !DILocation(line: 22, column: 11, scope: !55)
!59 = !DILocation(line: 23, column: 32, scope: !55)
!60 = !DILocation(line: 23, column: 28, scope: !55)
!61 = !DILocation(line: 23, column: 9, scope: !55)
!62 = !DILocation(line: 23, column: 26, scope: !55)
!63 = !DILocation(line: 24, column: 9, scope: !55)
!64 = !DILocation(line: 25, column: 23, scope: !55)
!65 = !DILocation(line: 25, column: 74, scope: !55)
!66 = !DILocation(line: 25, column: 84, scope: !55)
!67 = !DILocation(line: 25, column: 71, scope: !55)
!68 = !DILocation(line: 25, column: 14, scope: !55)
!69 = !DILocation(line: 26, column: 9, scope: !55)
!70 = !DILocation(line: 27, column: 5, scope: !55)
!71 = !DILocation(line: 28, column: 5, scope: !55)
!72 = !DILocation(line: 29, column: 10, scope: !55)
!73 = !DILocation(line: 29, column: 9, scope: !55)
!74 = !DILocation(line: 31, column: 5, scope: !55)
!75 = !DILocation(line: 32, column: 23, scope: !55)
!76 = !DILocation(line: 32, column: 5, scope: !55)
!77 = !DILocation(line: 31, column: 48, scope: !55)
!78 = !DILocation(line: 31, column: 45, scope: !55)
!79 = !DILocation(line: 31, column: 37, scope: !55)
!80 = !DILocation(line: 31, column: 23, scope: !55)
!81 = distinct !{!81, !74, !82, !35, !36}
!82 = !DILocation(line: 31, column: 54, scope: !55)
!83 = !DILocation(line: 32, column: 50, scope: !55)
!84 = !DILocation(line: 32, column: 37, scope: !55)
!85 = !DILocation(line: 32, column: 44, scope: !55)
!86 = !DILocation(line: 32, column: 30, scope: !55)
!87 = distinct !{!87, !76, !88, !35, !36}
!88 = !DILocation(line: 32, column: 52, scope: !55)
!89 = !DILocation(line: 33, column: 1, scope: !55)
!90 = distinct !DISubprogram(name: "mix", scope: !26, file: !26, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!91 = !DILocation(line: 21, column: 5, scope: !90)
!92 = !DILocation(line: 27, column: 5, scope: !90)
!93 = !DILocation(line: 22, column: 16, scope: !90)
!94 = !DILocation(line: 22, column: 11, scope: !90)
!95 = !DILocation(line: 23, column: 16, scope: !90)
!96 = !DILocation(line: 23, column: 11, scope: !90)
!97 = !DILocation(line: 24, column: 16, scope: !90)
!98 = !DILocation(line: 24, column: 11, scope: !90)
!99 = !DILocation(line: 25, column: 9, scope: !90)
!100 = !{i64 8037375}
!101 = !DILocation(line: 21, column: 29, scope: !90)
!102 = !DILocation(line: 21, column: 23, scope: !90)
!103 = distinct !{!103, !91, !104, !35, !36}
!104 = !DILocation(line: 26, column: 5, scope: !90)
!105 = distinct !DISubprogram(name: "half_a_word", scope: !7, file: !7, line: 35, type: !16, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!106 = !DILocation(line: 36, column: 5, scope: !105)
!107 = !DILocation(line: 36, column: 10, scope: !105)
!108 = !DILocation(line: 38, column: 63, scope: !105)
!109 = !DILocation(line: 38, column: 69, scope: !105)
!110 = !DILocation(line: 38, column: 60, scope: !105)
!111 = !DILocation(line: 39, column: 24, scope: !105)
!112 = !DILocation(line: 39, column: 18, scope: !105)
!113 = !DILocation(line: 41, column: 5, scope: !105)
!114 = !DILocation(line: 42, column: 1, scope: !105)
!115 = distinct !DISubprogram(name: "half_a_look", scope: !7, file: !7, line: 43, type: !16, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!116 = !DILocation(line: 44, column: 5, scope: !115)
!117 = !DILocation(line: 44, column: 10, scope: !115)
!118 = !DILocation(line: 46, column: 51, scope: !115)
!119 = !DILocation(line: 46, column: 57, scope: !115)
!120 = !DILocation(line: 46, column: 50, scope: !115)
!121 = !DILocation(line: 46, column: 64, scope: !115)
!122 = !DILocation(line: 46, column: 70, scope: !115)
!123 = !DILocation(line: 47, column: 36, scope: !115)
!124 = !{!125, !125, i64 0}
!125 = !{!"long long", !12, i64 0}
!126 = !DILocation(line: 47, column: 50, scope: !115)
!127 = !DILocation(line: 49, column: 5, scope: !115)
!128 = !DILocation(line: 50, column: 1, scope: !115)
!129 = distinct !DISubprogram(name: "byte_of_a_word", scope: !7, file: !7, line: 51, type: !16, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!130 = !DILocation(line: 52, column: 5, scope: !129)
!131 = !DILocation(line: 52, column: 10, scope: !129)
!132 = !DILocation(line: 54, column: 13, scope: !129)
!133 = !DILocation(line: 56, column: 24, scope: !129)
!134 = !DILocation(line: 56, column: 20, scope: !129)
!135 = !DILocation(line: 56, column: 36, scope: !129)
!136 = !DILocation(line: 56, column: 31, scope: !129)
!137 = !DILocation(line: 56, column: 5, scope: !129)
!138 = !DILocation(line: 57, column: 1, scope: !129)
!139 = distinct !DISubprogram(name: "release_for_the_block", scope: !7, file: !7, line: 59, type: !16, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!140 = !DILocation(line: 61, column: 5, scope: !139)
!141 = !DILocation(line: 61, column: 10, scope: !139)
!142 = !DILocation(line: 62, column: 11, scope: !139)
!143 = !DILocation(line: 63, column: 13, scope: !139)
!144 = !DILocation(line: 63, column: 11, scope: !139)
!145 = !DILocation(line: 64, column: 16, scope: !139)
!146 = !DILocation(line: 64, column: 18, scope: !139)
!147 = !DILocation(line: 64, column: 47, scope: !139)
!148 = !DILocation(line: 64, column: 42, scope: !139)
!149 = !DILocation(line: 64, column: 22, scope: !139)
!150 = !DILocation(line: 64, column: 9, scope: !139)
!151 = distinct !{!151, !150, !152, !35, !36}
!152 = !DILocation(line: 64, column: 57, scope: !139)
!153 = !DILocation(line: 65, column: 18, scope: !139)
!154 = !DILocation(line: 65, column: 22, scope: !139)
!155 = !DILocation(line: 65, column: 16, scope: !139)
!156 = !DILocation(line: 66, column: 28, scope: !139)
!157 = !DILocation(line: 66, column: 26, scope: !139)
!158 = !DILocation(line: 66, column: 9, scope: !139)
!159 = !DILocation(line: 66, column: 17, scope: !139)
!160 = !DILocation(line: 67, column: 37, scope: !139)
!161 = !DILocation(line: 67, column: 16, scope: !139)
!162 = !DILocation(line: 68, column: 5, scope: !139)
!163 = !DILocation(line: 69, column: 5, scope: !139)
!164 = !DILocation(line: 70, column: 13, scope: !139)
!165 = !DILocation(line: 70, column: 15, scope: !139)
!166 = !DILocation(line: 70, column: 20, scope: !139)
!167 = !DILocation(line: 71, column: 11, scope: !139)
!168 = !DILocation(line: 71, column: 25, scope: !139)
!169 = !DILocation(line: 71, column: 34, scope: !139)
!170 = !DILocation(line: 71, column: 32, scope: !139)
!171 = !DILocation(line: 71, column: 16, scope: !139)
!172 = !DILocation(line: 71, column: 23, scope: !139)
!173 = !DILocation(line: 72, column: 1, scope: !139)
!174 = distinct !DISubprogram(name: "acquire_for_the_block", scope: !7, file: !7, line: 73, type: !16, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!175 = !DILocation(line: 75, column: 5, scope: !174)
!176 = !DILocation(line: 75, column: 10, scope: !174)
!177 = !DILocation(line: 77, column: 11, scope: !174)
!178 = !DILocation(line: 76, column: 41, scope: !174)
!179 = !DILocation(line: 78, column: 26, scope: !174)
!180 = !DILocation(line: 78, column: 22, scope: !174)
!181 = !DILocation(line: 78, column: 9, scope: !174)
!182 = !DILocation(line: 78, column: 20, scope: !174)
!183 = !DILocation(line: 79, column: 30, scope: !174)
!184 = !DILocation(line: 79, column: 9, scope: !174)
!185 = !DILocation(line: 80, column: 77, scope: !174)
!186 = !DILocation(line: 80, column: 28, scope: !174)
!187 = !DILocation(line: 81, column: 17, scope: !174)
!188 = !DILocation(line: 81, column: 25, scope: !174)
!189 = !DILocation(line: 81, column: 43, scope: !174)
!190 = !DILocation(line: 81, column: 39, scope: !174)
!191 = !DILocation(line: 81, column: 15, scope: !174)
!192 = !DILocation(line: 82, column: 5, scope: !174)
!193 = !DILocation(line: 83, column: 5, scope: !174)
!194 = !DILocation(line: 84, column: 11, scope: !174)
!195 = !DILocation(line: 84, column: 25, scope: !174)
!196 = !DILocation(line: 84, column: 33, scope: !174)
!197 = !DILocation(line: 84, column: 31, scope: !174)
!198 = !DILocation(line: 84, column: 16, scope: !174)
!199 = !DILocation(line: 84, column: 23, scope: !174)
!200 = !DILocation(line: 85, column: 1, scope: !174)
!201 = distinct !DISubprogram(name: "flag_for_the_block", scope: !7, file: !7, line: 87, type: !16, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!202 = !DILocation(line: 89, column: 5, scope: !201)
!203 = !DILocation(line: 89, column: 10, scope: !201)
!204 = !DILocation(line: 91, column: 11, scope: !201)
!205 = !DILocation(line: 90, column: 41, scope: !201)
!206 = !DILocation(line: 92, column: 26, scope: !201)
!207 = !DILocation(line: 92, column: 22, scope: !201)
!208 = !DILocation(line: 92, column: 9, scope: !201)
!209 = !DILocation(line: 92, column: 20, scope: !201)
!210 = !DILocation(line: 93, column: 9, scope: !201)
!211 = !DILocation(line: 94, column: 71, scope: !201)
!212 = !DILocation(line: 94, column: 16, scope: !201)
!213 = !DILocation(line: 95, column: 43, scope: !201)
!214 = !DILocation(line: 95, column: 21, scope: !201)
!215 = !DILocation(line: 96, column: 9, scope: !201)
!216 = !DILocation(line: 97, column: 17, scope: !201)
!217 = !DILocation(line: 97, column: 25, scope: !201)
!218 = !DILocation(line: 97, column: 43, scope: !201)
!219 = !DILocation(line: 97, column: 39, scope: !201)
!220 = !DILocation(line: 97, column: 15, scope: !201)
!221 = !DILocation(line: 98, column: 5, scope: !201)
!222 = !DILocation(line: 99, column: 5, scope: !201)
!223 = !DILocation(line: 100, column: 11, scope: !201)
!224 = !DILocation(line: 100, column: 25, scope: !201)
!225 = !DILocation(line: 100, column: 33, scope: !201)
!226 = !DILocation(line: 100, column: 31, scope: !201)
!227 = !DILocation(line: 100, column: 16, scope: !201)
!228 = !DILocation(line: 100, column: 23, scope: !201)
!229 = !DILocation(line: 101, column: 1, scope: !201)
!230 = distinct !DISubprogram(name: "word_in_two_parts", scope: !7, file: !7, line: 126, type: !16, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!231 = !DILocation(line: 127, column: 5, scope: !230)
!232 = !DILocation(line: 127, column: 61, scope: !230)
!233 = distinct !{!233, !231, !231, !35, !36}
!234 = !DILocation(line: 127, scope: !230)
!235 = !DILocation(line: 127, column: 22, scope: !230)
!236 = !DILocation(line: 128, column: 1, scope: !230)
!237 = distinct !DISubprogram(name: "word_as_vector", scope: !7, file: !7, line: 129, type: !16, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!238 = !DILocation(line: 130, column: 5, scope: !237)
!239 = !DILocation(line: 130, column: 62, scope: !237)
!240 = distinct !{!240, !238, !238, !35, !36}
!241 = !DILocation(line: 130, scope: !237)
!242 = !DILocation(line: 130, column: 22, scope: !237)
!243 = !DILocation(line: 131, column: 1, scope: !237)
!244 = distinct !DISubprogram(name: "word_stored_plainly", scope: !7, file: !7, line: 132, type: !16, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!245 = !DILocation(line: 133, column: 5, scope: !244)
!246 = !DILocation(line: 133, column: 56, scope: !244)
!247 = distinct !{!247, !245, !245, !35, !36}
!248 = !DILocation(line: 133, scope: !244)
!249 = !DILocation(line: 133, column: 22, scope: !244)
!250 = !DILocation(line: 134, column: 1, scope: !244)
!251 = distinct !DISubprogram(name: "counter_read_plainly", scope: !7, file: !7, line: 136, type: !16, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!252 = !DILocation(line: 138, column: 5, scope: !251)
!253 = !DILocation(line: 138, column: 10, scope: !251)
!254 = !DILocation(line: 139, column: 11, scope: !251)
!255 = !DILocation(line: 140, column: 32, scope: !251)
!256 = !DILocation(line: 140, column: 28, scope: !251)
!257 = !DILocation(line: 140, column: 9, scope: !251)
!258 = !DILocation(line: 140, column: 26, scope: !251)
!259 = !DILocation(line: 141, column: 9, scope: !251)
!260 = !DILocation(line: 142, column: 23, scope: !251)
!261 = !DILocation(line: 142, column: 48, scope: !251)
!262 = !DILocation(line: 142, column: 58, scope: !251)
!263 = !DILocation(line: 142, column: 45, scope: !251)
!264 = !DILocation(line: 142, column: 21, scope: !251)
!265 = !DILocation(line: 144, column: 9, scope: !251)
!266 = !DILocation(line: 145, column: 5, scope: !251)
!267 = !DILocation(line: 146, column: 5, scope: !251)
!268 = !DILocation(line: 147, column: 10, scope: !251)
!269 = !DILocation(line: 147, column: 9, scope: !251)
!270 = !DILocation(line: 149, column: 5, scope: !251)
!271 = !DILocation(line: 150, column: 23, scope: !251)
!272 = !DILocation(line: 150, column: 5, scope: !251)
!273 = !DILocation(line: 149, column: 48, scope: !251)
!274 = !DILocation(line: 149, column: 45, scope: !251)
!275 = !DILocation(line: 149, column: 37, scope: !251)
!276 = !DILocation(line: 149, column: 23, scope: !251)
!277 = distinct !{!277, !270, !278, !35, !36}
!278 = !DILocation(line: 149, column: 54, scope: !251)
!279 = !DILocation(line: 150, column: 50, scope: !251)
!280 = !DILocation(line: 150, column: 37, scope: !251)
!281 = !DILocation(line: 150, column: 44, scope: !251)
!282 = !DILocation(line: 150, column: 30, scope: !251)
!283 = distinct !{!283, !272, !284, !35, !36}
!284 = !DILocation(line: 150, column: 52, scope: !251)
!285 = !DILocation(line: 151, column: 1, scope: !251)
!286 = distinct !DISubprogram(name: "shared_counter_read_plainly", scope: !7, file: !7, line: 152, type: !16, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!287 = !DILocation(line: 154, column: 5, scope: !286)
!288 = !DILocation(line: 154, column: 10, scope: !286)
!289 = !DILocation(line: 155, column: 11, scope: !286)
!290 = !DILocation(line: 155, column: 23, scope: !286)
!291 = !DILocation(line: 155, column: 17, scope: !286)
!292 = !DILocation(line: 156, column: 5, scope: !286)
!293 = !DILocation(line: 157, column: 15, scope: !286)
!294 = !DILocation(line: 157, column: 18, scope: !286)
!295 = !DILocation(line: 157, column: 24, scope: !286)
!296 = !DILocation(line: 157, column: 29, scope: !286)
!297 = !DILocation(line: 158, column: 12, scope: !286)
!298 = !DILocation(line: 159, column: 11, scope: !286)
!299 = !DILocation(line: 159, column: 37, scope: !286)
!300 = !DILocation(line: 159, column: 18, scope: !286)
!301 = !DILocation(line: 159, column: 35, scope: !286)
!302 = !DILocation(line: 160, column: 5, scope: !286)
!303 = !DILocation(line: 161, column: 11, scope: !286)
!304 = !DILocation(line: 161, column: 25, scope: !286)
!305 = !DILocation(line: 161, column: 16, scope: !286)
!306 = !DILocation(line: 161, column: 23, scope: !286)
!307 = !DILocation(line: 162, column: 1, scope: !286)
