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

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @block_scope_adds(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !15 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !18
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %9 = add i32 %7, %8, !dbg !18
  %10 = icmp slt i32 %9, %3, !dbg !19
  br i1 %10, label %11, label %19, !dbg !19

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !20
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !20
  %14 = load i32, ptr %13, align 4, !dbg !20, !tbaa !10
  %15 = and i32 %14, 7, !dbg !21
  %16 = zext nneg i32 %15 to i64, !dbg !22
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16, !dbg !22
  %18 = tail call noundef i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %17, i32 1), !dbg !23
  br label %19, !dbg !23

19:                                               ; preds = %11, %4
  ret void, !dbg !24
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_scope_max(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !25 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !26
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !26
  %7 = mul i32 %5, %6, !dbg !26
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  %9 = add i32 %7, %8, !dbg !26
  %10 = icmp eq i32 %8, 0, !dbg !27
  br i1 %10, label %11, label %12, !dbg !27

11:                                               ; preds = %4
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ15block_scope_maxE4most to ptr), align 4, !dbg !28, !tbaa !10
  br label %12, !dbg !29

12:                                               ; preds = %11, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %13 = icmp slt i32 %9, %3, !dbg !31
  br i1 %13, label %14, label %19, !dbg !31

14:                                               ; preds = %12
  %15 = sext i32 %9 to i64, !dbg !32
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !32
  %17 = load i32, ptr %16, align 4, !dbg !32, !tbaa !10
  %18 = atomicrmw max ptr addrspacecast (ptr addrspace(3) @_ZZ15block_scope_maxE4most to ptr), i32 %17 seq_cst, align 4, !dbg !33
  br label %19, !dbg !33

19:                                               ; preds = %14, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !34
  br i1 %10, label %20, label %23, !dbg !35

20:                                               ; preds = %19
  %21 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15block_scope_maxE4most to ptr), align 4, !dbg !36, !tbaa !10
  %22 = tail call noundef i32 @llvm.nvvm.atomic.max.gen.i.cta.i32.p0(ptr %1, i32 %21), !dbg !37
  br label %23, !dbg !37

23:                                               ; preds = %20, %19
  ret void, !dbg !38
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_scope_ticket(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !dbg !39 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %7 = icmp eq i32 %6, 0, !dbg !41
  br i1 %7, label %8, label %23, !dbg !41

8:                                                ; preds = %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !40
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !40
  %11 = mul i32 %10, %9, !dbg !40
  %12 = sext i32 %11 to i64, !dbg !42
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !42
  %14 = load i32, ptr %13, align 4, !dbg !42, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #11, !dbg !43
  %16 = zext nneg i32 %10 to i64, !dbg !44
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !44
  store i32 %15, ptr %17, align 4, !dbg !45, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !46
  %18 = tail call noundef i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %3, i32 1), !dbg !47
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !48
  %20 = add nsw i32 %19, -1, !dbg !49
  %21 = icmp eq i32 %18, %20, !dbg !50
  %22 = zext i1 %21 to i32, !dbg !47
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ18block_scope_ticketE4last to ptr), align 4, !dbg !51, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !52
  br label %23, !dbg !53

23:                                               ; preds = %8, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !54
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18block_scope_ticketE4last to ptr), align 4, !dbg !55, !tbaa !10
  %25 = icmp eq i32 %24, 0, !dbg !55
  br i1 %25, label %46, label %26, !dbg !56

26:                                               ; preds = %23
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %30, !dbg !57

28:                                               ; preds = %30
  %29 = icmp slt i32 %6, %4, !dbg !58
  br i1 %29, label %39, label %46, !dbg !59

30:                                               ; preds = %26, %30
  %31 = phi i32 [ 0, %26 ], [ %37, %30 ]
  %32 = phi i32 [ 0, %26 ], [ %36, %30 ]
  %33 = zext nneg i32 %31 to i64, !dbg !60
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !60
  %35 = load i32, ptr %34, align 4, !dbg !60, !tbaa !10
  %36 = add nsw i32 %35, %32, !dbg !61
  %37 = add nuw nsw i32 %31, 1, !dbg !62
  %38 = icmp eq i32 %37, %27, !dbg !63
  br i1 %38, label %28, label %30, !dbg !57, !llvm.loop !64

39:                                               ; preds = %28, %39
  %40 = phi i32 [ %44, %39 ], [ %6, %28 ]
  %41 = sub nsw i32 %36, %40, !dbg !68
  %42 = zext nneg i32 %40 to i64, !dbg !69
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %42, !dbg !69
  store i32 %41, ptr %43, align 4, !dbg !70, !tbaa !10
  %44 = add nuw nsw i32 %40, 64, !dbg !71
  %45 = icmp slt i32 %44, %4, !dbg !58
  br i1 %45, label %39, label %46, !dbg !59, !llvm.loop !72

46:                                               ; preds = %39, %28, %23
  ret void, !dbg !74
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #3 !dbg !75 {
  br label %3, !dbg !77

2:                                                ; preds = %3
  ret i32 %12, !dbg !78

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !79
  %7 = xor i32 %6, %5, !dbg !80
  %8 = lshr i32 %7, 17, !dbg !81
  %9 = xor i32 %8, %7, !dbg !82
  %10 = shl i32 %9, 5, !dbg !83
  %11 = xor i32 %10, %9, !dbg !84
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #11, !dbg !85, !srcloc !86
  %13 = add nuw nsw i32 %4, 1, !dbg !87
  %14 = icmp eq i32 %13, 6, !dbg !88
  br i1 %14, label %2, label %3, !dbg !77, !llvm.loop !89
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @half_a_word(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !dbg !91 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !92
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !92
  %7 = mul i32 %5, %6, !dbg !92
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92
  %9 = add i32 %7, %8, !dbg !92
  %10 = icmp slt i32 %9, %3, !dbg !93
  br i1 %10, label %11, label %26, !dbg !93

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !94
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !94
  %14 = load i32, ptr %13, align 4, !dbg !94, !tbaa !10
  %15 = and i32 %14, 3, !dbg !95
  %16 = zext nneg i32 %15 to i64, !dbg !96
  %17 = getelementptr inbounds nuw i64, ptr %1, i64 %16, !dbg !96
  %18 = icmp slt i32 %14, 1, !dbg !97
  br i1 %18, label %19, label %21, !dbg !98

19:                                               ; preds = %11
  %20 = atomicrmw add ptr %17, i32 1 seq_cst, align 4, !dbg !99
  br label %26, !dbg !99

21:                                               ; preds = %11
  %22 = zext nneg i32 %14 to i64, !dbg !100
  %23 = shl nuw nsw i64 %22, 32, !dbg !101
  %24 = or disjoint i64 %23, 1, !dbg !102
  %25 = atomicrmw add ptr %17, i64 %24 seq_cst, align 8, !dbg !103
  br label %26

26:                                               ; preds = %19, %21, %4
  ret void, !dbg !104
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @half_a_look(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !dbg !105 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !106
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !106
  %7 = mul i32 %5, %6, !dbg !106
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  %9 = add i32 %7, %8, !dbg !106
  %10 = icmp slt i32 %9, %3, !dbg !107
  br i1 %10, label %11, label %24, !dbg !107

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !108
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !108
  %14 = load i32, ptr %13, align 4, !dbg !108, !tbaa !10
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !109
  %16 = load volatile i32, ptr %15, align 4, !dbg !109, !tbaa !10
  %17 = add nsw i32 %14, 200, !dbg !110
  %18 = icmp sgt i32 %16, %17, !dbg !111
  br i1 %18, label %24, label %19, !dbg !111

19:                                               ; preds = %11
  %20 = sext i32 %17 to i64, !dbg !112
  %21 = shl nsw i64 %20, 32, !dbg !113
  %22 = or i64 %21, %12, !dbg !114
  %23 = atomicrmw umax ptr %1, i64 %22 seq_cst, align 8, !dbg !115
  br label %24, !dbg !116

24:                                               ; preds = %19, %11, %4
  ret void, !dbg !116
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @byte_of_a_word(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #6 !dbg !117 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !118
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !118
  %7 = mul i32 %5, %6, !dbg !118
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !118
  %9 = add i32 %7, %8, !dbg !118
  %10 = icmp slt i32 %9, %3, !dbg !119
  br i1 %10, label %11, label %28, !dbg !119

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !120
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !120
  %14 = load i32, ptr %13, align 4, !dbg !120, !tbaa !10
  %15 = and i32 %14, 7, !dbg !121
  %16 = icmp sgt i32 %14, 0, !dbg !122
  br i1 %16, label %17, label %20, !dbg !122

17:                                               ; preds = %11
  %18 = zext nneg i32 %15 to i64, !dbg !123
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 %18, !dbg !123
  store volatile i8 1, ptr %19, align 1, !dbg !124, !tbaa !125
  br label %28, !dbg !123

20:                                               ; preds = %11
  %21 = lshr i32 %15, 2, !dbg !126
  %22 = zext nneg i32 %21 to i64, !dbg !127
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %22, !dbg !127
  %24 = shl i32 %14, 3, !dbg !128
  %25 = and i32 %24, 24, !dbg !128
  %26 = shl nuw nsw i32 1, %25, !dbg !129
  %27 = atomicrmw or ptr %23, i32 %26 seq_cst, align 4, !dbg !130
  br label %28

28:                                               ; preds = %17, %20, %4
  ret void, !dbg !131
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @release_for_the_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #1 !dbg !132 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !133
  %7 = icmp eq i32 %6, 0, !dbg !134
  br i1 %7, label %8, label %38, !dbg !134

8:                                                ; preds = %5
  %9 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !135
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ21release_for_the_blockE1b to ptr), align 4, !dbg !136, !tbaa !10
  %10 = icmp eq i32 %9, 0, !dbg !137
  br i1 %10, label %21, label %11, !dbg !138

11:                                               ; preds = %8, %11
  %12 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21release_for_the_blockE1b to ptr), align 4, !dbg !139, !tbaa !10
  %13 = sext i32 %12 to i64, !dbg !140
  %14 = getelementptr i32, ptr %3, i64 %13, !dbg !140
  %15 = getelementptr i8, ptr %14, i64 28, !dbg !140
  %16 = load atomic i32, ptr %15 syncscope("device") acquire, align 4, !dbg !141
  %17 = icmp eq i32 %16, 0, !dbg !141
  %18 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21release_for_the_blockE1b to ptr), align 4
  %19 = icmp ne i32 %18, 0
  %20 = select i1 %17, i1 %19, i1 false, !dbg !142
  br i1 %20, label %11, label %21, !dbg !142, !llvm.loop !143

21:                                               ; preds = %11, %8
  %22 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21release_for_the_blockE1b to ptr), align 4, !dbg !145, !tbaa !10
  %23 = icmp eq i32 %22, 0, !dbg !145
  br i1 %23, label %29, label %24, !dbg !145

24:                                               ; preds = %21
  %25 = sext i32 %22 to i64, !dbg !146
  %26 = getelementptr i32, ptr %2, i64 %25, !dbg !146
  %27 = getelementptr i8, ptr %26, i64 -4, !dbg !146
  %28 = load i32, ptr %27, align 4, !dbg !146, !tbaa !10
  br label %29, !dbg !145

29:                                               ; preds = %21, %24
  %30 = phi i32 [ %28, %24 ], [ 0, %21 ], !dbg !145
  store i32 %30, ptr addrspacecast (ptr addrspace(3) @_ZZ21release_for_the_blockE6before to ptr), align 4, !dbg !147, !tbaa !10
  %31 = sext i32 %22 to i64, !dbg !148
  %32 = getelementptr inbounds i32, ptr %0, i64 %31, !dbg !148
  %33 = load i32, ptr %32, align 4, !dbg !148, !tbaa !10
  %34 = add nsw i32 %33, %30, !dbg !149
  %35 = getelementptr inbounds i32, ptr %2, i64 %31, !dbg !150
  store i32 %34, ptr %35, align 4, !dbg !151, !tbaa !10
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !152
  %37 = getelementptr inbounds i32, ptr %36, i64 %31, !dbg !152
  store atomic i32 1, ptr %37 syncscope("block") release, align 4, !dbg !153
  br label %38, !dbg !154

38:                                               ; preds = %29, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !155
  %39 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21release_for_the_blockE1b to ptr), align 4, !dbg !156, !tbaa !10
  %40 = shl nsw i32 %39, 6, !dbg !157
  %41 = add nsw i32 %40, %6, !dbg !158
  %42 = icmp slt i32 %41, %4, !dbg !159
  br i1 %42, label %43, label %50, !dbg !159

43:                                               ; preds = %38
  %44 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21release_for_the_blockE6before to ptr), align 4, !dbg !160, !tbaa !10
  %45 = sext i32 %41 to i64, !dbg !161
  %46 = getelementptr inbounds i32, ptr %0, i64 %45, !dbg !161
  %47 = load i32, ptr %46, align 4, !dbg !161, !tbaa !10
  %48 = add nsw i32 %47, %44, !dbg !162
  %49 = getelementptr inbounds i32, ptr %1, i64 %45, !dbg !163
  store i32 %48, ptr %49, align 4, !dbg !164, !tbaa !10
  br label %50, !dbg !163

50:                                               ; preds = %43, %38
  ret void, !dbg !165
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @acquire_for_the_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #1 !dbg !166 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !167
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !167
  %8 = mul i32 %6, %7, !dbg !167
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167
  %10 = add i32 %8, %9, !dbg !167
  %11 = icmp eq i32 %9, 0, !dbg !168
  br i1 %11, label %12, label %34, !dbg !168

12:                                               ; preds = %5
  %13 = xor i32 %6, 1, !dbg !169
  %14 = zext nneg i32 %6 to i64, !dbg !170
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !170
  %16 = load i32, ptr %15, align 4, !dbg !170, !tbaa !10
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #11, !dbg !171
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %14, !dbg !172
  store i32 %17, ptr %18, align 4, !dbg !173, !tbaa !10
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !174
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %14, !dbg !174
  store atomic i32 1, ptr %20 syncscope("device") release, align 4, !dbg !175
  %21 = zext nneg i32 %13 to i64, !dbg !176
  %22 = getelementptr inbounds nuw i32, ptr %19, i64 %21, !dbg !176
  %23 = load atomic i32, ptr %22 syncscope("block") acquire, align 4, !dbg !177
  %24 = icmp eq i32 %23, 0, !dbg !178
  br i1 %24, label %28, label %25, !dbg !178

25:                                               ; preds = %12
  %26 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !179
  %27 = load i32, ptr %26, align 4, !dbg !179, !tbaa !10
  br label %32, !dbg !178

28:                                               ; preds = %12
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !180
  %30 = load i32, ptr %29, align 4, !dbg !180, !tbaa !10
  %31 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %30) #11, !dbg !181
  br label %32, !dbg !178

32:                                               ; preds = %28, %25
  %33 = phi i32 [ %27, %25 ], [ %31, %28 ], !dbg !178
  store i32 %33, ptr addrspacecast (ptr addrspace(3) @_ZZ21acquire_for_the_blockE5value to ptr), align 4, !dbg !182, !tbaa !10
  br label %34, !dbg !183

34:                                               ; preds = %32, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !184
  %35 = icmp slt i32 %10, %4, !dbg !185
  br i1 %35, label %36, label %43, !dbg !185

36:                                               ; preds = %34
  %37 = sext i32 %10 to i64, !dbg !186
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !186
  %39 = load i32, ptr %38, align 4, !dbg !186, !tbaa !10
  %40 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21acquire_for_the_blockE5value to ptr), align 4, !dbg !187, !tbaa !10
  %41 = sub nsw i32 %39, %40, !dbg !188
  %42 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !189
  store i32 %41, ptr %42, align 4, !dbg !190, !tbaa !10
  br label %43, !dbg !189

43:                                               ; preds = %36, %34
  ret void, !dbg !191
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flag_for_the_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #1 !dbg !192 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !193
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !193
  %8 = mul i32 %6, %7, !dbg !193
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !193
  %10 = add i32 %8, %9, !dbg !193
  %11 = icmp eq i32 %9, 0, !dbg !194
  br i1 %11, label %12, label %34, !dbg !194

12:                                               ; preds = %5
  %13 = xor i32 %6, 1, !dbg !195
  %14 = zext nneg i32 %6 to i64, !dbg !196
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !196
  %16 = load i32, ptr %15, align 4, !dbg !196, !tbaa !10
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #11, !dbg !197
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %14, !dbg !198
  store i32 %17, ptr %18, align 4, !dbg !199, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !200
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !201
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %14, !dbg !201
  store atomic i32 1, ptr %20 syncscope("block") monotonic, align 4, !dbg !202
  %21 = zext nneg i32 %13 to i64, !dbg !203
  %22 = getelementptr inbounds nuw i32, ptr %19, i64 %21, !dbg !203
  %23 = load atomic i32, ptr %22 syncscope("device") monotonic, align 4, !dbg !204
  fence syncscope("device") acq_rel, !dbg !205
  %24 = icmp eq i32 %23, 0, !dbg !206
  br i1 %24, label %28, label %25, !dbg !206

25:                                               ; preds = %12
  %26 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !207
  %27 = load i32, ptr %26, align 4, !dbg !207, !tbaa !10
  br label %32, !dbg !206

28:                                               ; preds = %12
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !208
  %30 = load i32, ptr %29, align 4, !dbg !208, !tbaa !10
  %31 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %30) #11, !dbg !209
  br label %32, !dbg !206

32:                                               ; preds = %28, %25
  %33 = phi i32 [ %27, %25 ], [ %31, %28 ], !dbg !206
  store i32 %33, ptr addrspacecast (ptr addrspace(3) @_ZZ18flag_for_the_blockE5value to ptr), align 4, !dbg !210, !tbaa !10
  br label %34, !dbg !211

34:                                               ; preds = %32, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !212
  %35 = icmp slt i32 %10, %4, !dbg !213
  br i1 %35, label %36, label %43, !dbg !213

36:                                               ; preds = %34
  %37 = sext i32 %10 to i64, !dbg !214
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !214
  %39 = load i32, ptr %38, align 4, !dbg !214, !tbaa !10
  %40 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18flag_for_the_blockE5value to ptr), align 4, !dbg !215, !tbaa !10
  %41 = sub nsw i32 %39, %40, !dbg !216
  %42 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !217
  store i32 %41, ptr %42, align 4, !dbg !218, !tbaa !10
  br label %43, !dbg !217

43:                                               ; preds = %36, %34
  ret void, !dbg !219
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @word_in_two_parts(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #1 !dbg !220 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !221
  %7 = icmp eq i32 %6, 0, !dbg !221
  br i1 %7, label %8, label %33, !dbg !221

8:                                                ; preds = %5
  %9 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !221
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ17word_in_two_partsE1b to ptr), align 4, !dbg !221, !tbaa !10
  %10 = icmp eq i32 %9, 0, !dbg !221
  br i1 %10, label %22, label %11, !dbg !221

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %13 = shl i32 %9, 1
  %14 = add i32 %13, -2
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 4
  br label %18, !dbg !221

18:                                               ; preds = %11, %18
  %19 = load volatile i32, ptr %17, align 4, !dbg !222, !tbaa !10
  %20 = load volatile i32, ptr %16, align 4, !dbg !222, !tbaa !10
  %21 = icmp eq i32 %19, 0, !dbg !221
  br i1 %21, label %18, label %22, !dbg !221, !llvm.loop !223

22:                                               ; preds = %18, %8
  %23 = phi i32 [ 0, %8 ], [ %20, %18 ], !dbg !224
  store i32 %23, ptr addrspacecast (ptr addrspace(3) @_ZZ17word_in_two_partsE6before to ptr), align 4, !dbg !221, !tbaa !10
  %24 = sext i32 %9 to i64, !dbg !221
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !221
  %26 = load i32, ptr %25, align 4, !dbg !221, !tbaa !10
  %27 = add nsw i32 %26, %23, !dbg !221
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !225
  %29 = shl nsw i32 %9, 1, !dbg !221
  %30 = sext i32 %29 to i64, !dbg !225
  %31 = getelementptr inbounds i32, ptr %28, i64 %30, !dbg !225
  store volatile i32 %27, ptr %31, align 4, !dbg !225, !tbaa !10
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 4, !dbg !225
  store volatile i32 1, ptr %32, align 4, !dbg !225, !tbaa !10
  br label %33, !dbg !221

33:                                               ; preds = %22, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !221
  %34 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17word_in_two_partsE1b to ptr), align 4, !dbg !221, !tbaa !10
  %35 = shl nsw i32 %34, 6, !dbg !221
  %36 = add nsw i32 %35, %6, !dbg !221
  %37 = icmp slt i32 %36, %4, !dbg !221
  br i1 %37, label %38, label %45, !dbg !221

38:                                               ; preds = %33
  %39 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17word_in_two_partsE6before to ptr), align 4, !dbg !221, !tbaa !10
  %40 = sext i32 %36 to i64, !dbg !221
  %41 = getelementptr inbounds i32, ptr %0, i64 %40, !dbg !221
  %42 = load i32, ptr %41, align 4, !dbg !221, !tbaa !10
  %43 = add nsw i32 %42, %39, !dbg !221
  %44 = getelementptr inbounds i32, ptr %1, i64 %40, !dbg !221
  store i32 %43, ptr %44, align 4, !dbg !221, !tbaa !10
  br label %45, !dbg !221

45:                                               ; preds = %38, %33
  ret void, !dbg !226
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @word_as_vector(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #1 !dbg !227 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !228
  %7 = icmp eq i32 %6, 0, !dbg !228
  br i1 %7, label %8, label %34, !dbg !228

8:                                                ; preds = %5
  %9 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !228
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ14word_as_vectorE1b to ptr), align 4, !dbg !228, !tbaa !10
  %10 = icmp eq i32 %9, 0, !dbg !228
  br i1 %10, label %23, label %11, !dbg !228

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %13 = shl i32 %9, 1
  %14 = add i32 %13, -2
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %12, i64 %15
  br label %17, !dbg !228

17:                                               ; preds = %11, %17
  %18 = load volatile <2 x i32>, ptr %16, align 8, !dbg !229, !tbaa !125
  %19 = extractelement <2 x i32> %18, i64 1, !dbg !229
  %20 = icmp eq i32 %19, 0, !dbg !228
  br i1 %20, label %17, label %21, !dbg !228, !llvm.loop !230

21:                                               ; preds = %17
  %22 = extractelement <2 x i32> %18, i64 0
  br label %23, !dbg !228

23:                                               ; preds = %21, %8
  %24 = phi i32 [ %22, %21 ], [ 0, %8 ], !dbg !231
  store i32 %24, ptr addrspacecast (ptr addrspace(3) @_ZZ14word_as_vectorE6before to ptr), align 4, !dbg !228, !tbaa !10
  %25 = sext i32 %9 to i64, !dbg !228
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !228
  %27 = load i32, ptr %26, align 4, !dbg !228, !tbaa !10
  %28 = add nsw i32 %27, %24, !dbg !228
  %29 = insertelement <2 x i32> <i32 poison, i32 1>, i32 %28, i64 0, !dbg !232
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !232
  %31 = shl nsw i32 %9, 1, !dbg !228
  %32 = sext i32 %31 to i64, !dbg !232
  %33 = getelementptr inbounds i32, ptr %30, i64 %32, !dbg !232
  store volatile <2 x i32> %29, ptr %33, align 8, !dbg !232, !tbaa !125
  br label %34, !dbg !228

34:                                               ; preds = %23, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !228
  %35 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14word_as_vectorE1b to ptr), align 4, !dbg !228, !tbaa !10
  %36 = shl nsw i32 %35, 6, !dbg !228
  %37 = add nsw i32 %36, %6, !dbg !228
  %38 = icmp slt i32 %37, %4, !dbg !228
  br i1 %38, label %39, label %46, !dbg !228

39:                                               ; preds = %34
  %40 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14word_as_vectorE6before to ptr), align 4, !dbg !228, !tbaa !10
  %41 = sext i32 %37 to i64, !dbg !228
  %42 = getelementptr inbounds i32, ptr %0, i64 %41, !dbg !228
  %43 = load i32, ptr %42, align 4, !dbg !228, !tbaa !10
  %44 = add nsw i32 %43, %40, !dbg !228
  %45 = getelementptr inbounds i32, ptr %1, i64 %41, !dbg !228
  store i32 %44, ptr %45, align 4, !dbg !228, !tbaa !10
  br label %46, !dbg !228

46:                                               ; preds = %39, %34
  ret void, !dbg !233
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @word_stored_plainly(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #1 !dbg !234 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !235
  %7 = icmp eq i32 %6, 0, !dbg !235
  br i1 %7, label %8, label %34, !dbg !235

8:                                                ; preds = %5
  %9 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !235
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ19word_stored_plainlyE1b to ptr), align 4, !dbg !235, !tbaa !10
  %10 = icmp eq i32 %9, 0, !dbg !235
  br i1 %10, label %22, label %11, !dbg !235

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %13 = shl i32 %9, 1
  %14 = add i32 %13, -2
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %12, i64 %15
  br label %17, !dbg !235

17:                                               ; preds = %11, %17
  %18 = load volatile i64, ptr %16, align 8, !dbg !236, !tbaa !237
  %19 = icmp ult i64 %18, 4294967296, !dbg !235
  br i1 %19, label %17, label %20, !dbg !235, !llvm.loop !239

20:                                               ; preds = %17
  %21 = trunc i64 %18 to i32
  br label %22, !dbg !235

22:                                               ; preds = %20, %8
  %23 = phi i32 [ %21, %20 ], [ 0, %8 ], !dbg !240
  store i32 %23, ptr addrspacecast (ptr addrspace(3) @_ZZ19word_stored_plainlyE6before to ptr), align 4, !dbg !235, !tbaa !10
  %24 = sext i32 %9 to i64, !dbg !235
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !235
  %26 = load i32, ptr %25, align 4, !dbg !235, !tbaa !10
  %27 = add nsw i32 %26, %23, !dbg !235
  %28 = zext i32 %27 to i64, !dbg !241
  %29 = or disjoint i64 %28, 4294967296, !dbg !241
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !241
  %31 = shl nsw i32 %9, 1, !dbg !235
  %32 = sext i32 %31 to i64, !dbg !241
  %33 = getelementptr inbounds i32, ptr %30, i64 %32, !dbg !241
  store i64 %29, ptr %33, align 8, !dbg !241, !tbaa !237
  br label %34, !dbg !235

34:                                               ; preds = %22, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !235
  %35 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19word_stored_plainlyE1b to ptr), align 4, !dbg !235, !tbaa !10
  %36 = shl nsw i32 %35, 6, !dbg !235
  %37 = add nsw i32 %36, %6, !dbg !235
  %38 = icmp slt i32 %37, %4, !dbg !235
  br i1 %38, label %39, label %46, !dbg !235

39:                                               ; preds = %34
  %40 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19word_stored_plainlyE6before to ptr), align 4, !dbg !235, !tbaa !10
  %41 = sext i32 %37 to i64, !dbg !235
  %42 = getelementptr inbounds i32, ptr %0, i64 %41, !dbg !235
  %43 = load i32, ptr %42, align 4, !dbg !235, !tbaa !10
  %44 = add nsw i32 %43, %40, !dbg !235
  %45 = getelementptr inbounds i32, ptr %1, i64 %41, !dbg !235
  store i32 %44, ptr %45, align 4, !dbg !235, !tbaa !10
  br label %46, !dbg !235

46:                                               ; preds = %39, %34
  ret void, !dbg !242
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @counter_read_plainly(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !dbg !243 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !244
  %7 = icmp eq i32 %6, 0, !dbg !245
  br i1 %7, label %8, label %23, !dbg !245

8:                                                ; preds = %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !244
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !244
  %11 = mul i32 %10, %9, !dbg !244
  %12 = sext i32 %11 to i64, !dbg !246
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !246
  %14 = load i32, ptr %13, align 4, !dbg !246, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #11, !dbg !247
  %16 = zext nneg i32 %10 to i64, !dbg !248
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !248
  store i32 %15, ptr %17, align 4, !dbg !249, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !250
  %18 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !251
  %19 = load i32, ptr %3, align 4, !dbg !252, !tbaa !10
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !253
  %21 = icmp eq i32 %19, %20, !dbg !254
  %22 = zext i1 %21 to i32, !dbg !252
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ20counter_read_plainlyE4last to ptr), align 4, !dbg !255, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !256
  br label %23, !dbg !257

23:                                               ; preds = %8, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !258
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20counter_read_plainlyE4last to ptr), align 4, !dbg !259, !tbaa !10
  %25 = icmp eq i32 %24, 0, !dbg !259
  br i1 %25, label %46, label %26, !dbg !260

26:                                               ; preds = %23
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %30, !dbg !261

28:                                               ; preds = %30
  %29 = icmp slt i32 %6, %4, !dbg !262
  br i1 %29, label %39, label %46, !dbg !263

30:                                               ; preds = %26, %30
  %31 = phi i32 [ 0, %26 ], [ %37, %30 ]
  %32 = phi i32 [ 0, %26 ], [ %36, %30 ]
  %33 = zext nneg i32 %31 to i64, !dbg !264
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !264
  %35 = load i32, ptr %34, align 4, !dbg !264, !tbaa !10
  %36 = add nsw i32 %35, %32, !dbg !265
  %37 = add nuw nsw i32 %31, 1, !dbg !266
  %38 = icmp eq i32 %37, %27, !dbg !267
  br i1 %38, label %28, label %30, !dbg !261, !llvm.loop !268

39:                                               ; preds = %28, %39
  %40 = phi i32 [ %44, %39 ], [ %6, %28 ]
  %41 = sub nsw i32 %36, %40, !dbg !270
  %42 = zext nneg i32 %40 to i64, !dbg !271
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %42, !dbg !271
  store i32 %41, ptr %43, align 4, !dbg !272, !tbaa !10
  %44 = add nuw nsw i32 %40, 64, !dbg !273
  %45 = icmp slt i32 %44, %4, !dbg !262
  br i1 %45, label %39, label %46, !dbg !263, !llvm.loop !274

46:                                               ; preds = %39, %28, %23
  ret void, !dbg !276
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_counter_read_plainly(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !dbg !277 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !278
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !278
  %8 = mul i32 %6, %7, !dbg !278
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !278
  %10 = add i32 %8, %9, !dbg !278
  %11 = icmp eq i32 %9, 0, !dbg !279
  br i1 %11, label %12, label %13, !dbg !279

12:                                               ; preds = %5
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ27shared_counter_read_plainlyE5count to ptr), align 4, !dbg !280, !tbaa !10
  br label %13, !dbg !281

13:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !282
  %14 = icmp slt i32 %10, %4, !dbg !283
  br i1 %14, label %15, label %22, !dbg !284

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !285
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !285
  %18 = load i32, ptr %17, align 4, !dbg !285, !tbaa !10
  %19 = icmp sgt i32 %18, 0, !dbg !286
  br i1 %19, label %20, label %22, !dbg !284

20:                                               ; preds = %15
  %21 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ27shared_counter_read_plainlyE5count to ptr), i32 1 seq_cst, align 4, !dbg !287
  br label %22, !dbg !287

22:                                               ; preds = %20, %15, %13
  %23 = icmp eq i32 %9, 63, !dbg !288
  br i1 %23, label %24, label %28, !dbg !288

24:                                               ; preds = %22
  %25 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27shared_counter_read_plainlyE5count to ptr), align 4, !dbg !289, !tbaa !10
  %26 = zext nneg i32 %6 to i64, !dbg !290
  %27 = getelementptr inbounds nuw i32, ptr %2, i64 %26, !dbg !290
  store i32 %25, ptr %27, align 4, !dbg !291, !tbaa !10
  br label %28, !dbg !290

28:                                               ; preds = %24, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !292
  br i1 %14, label %29, label %35, !dbg !293

29:                                               ; preds = %28
  %30 = zext nneg i32 %6 to i64, !dbg !294
  %31 = getelementptr inbounds nuw i32, ptr %2, i64 %30, !dbg !294
  %32 = load i32, ptr %31, align 4, !dbg !294, !tbaa !10
  %33 = sext i32 %10 to i64, !dbg !295
  %34 = getelementptr inbounds i32, ptr %1, i64 %33, !dbg !295
  store i32 %32, ptr %34, align 4, !dbg !296, !tbaa !10
  br label %35, !dbg !295

35:                                               ; preds = %29, %28
  ret void, !dbg !297
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr captures(none), i32) #9

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.max.gen.i.cta.i32.p0(ptr captures(none), i32) #9

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #8

attributes #0 = { mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #4 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nounwind memory(argmem: readwrite) }
attributes #10 = { nocallback nounwind }
attributes #11 = { convergent nounwind }

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
!19 = !DILocation(line: 8, column: 11, scope: !15)
!20 = !DILocation(line: 8, column: 68, scope: !15)
!21 = !DILocation(line: 8, column: 74, scope: !15)
!22 = !DILocation(line: 8, column: 65, scope: !15)
!23 = !DILocation(line: 8, column: 42, scope: !15)
!24 = !DILocation(line: 9, column: 1, scope: !15)
!25 = distinct !DISubprogram(name: "block_scope_max", scope: !7, file: !7, line: 10, type: !16, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!26 = !DILocation(line: 12, column: 5, scope: !25)
!27 = !DILocation(line: 13, column: 11, scope: !25)
!28 = !DILocation(line: 13, column: 22, scope: !25)
!29 = !DILocation(line: 13, column: 17, scope: !25)
!30 = !DILocation(line: 14, column: 5, scope: !25)
!31 = !DILocation(line: 15, column: 11, scope: !25)
!32 = !DILocation(line: 15, column: 33, scope: !25)
!33 = !DILocation(line: 15, column: 16, scope: !25)
!34 = !DILocation(line: 16, column: 5, scope: !25)
!35 = !DILocation(line: 17, column: 11, scope: !25)
!36 = !DILocation(line: 17, column: 67, scope: !25)
!37 = !DILocation(line: 17, column: 43, scope: !25)
!38 = !DILocation(line: 18, column: 1, scope: !25)
!39 = distinct !DISubprogram(name: "block_scope_ticket", scope: !7, file: !7, line: 19, type: !16, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!40 = !DILocation(line: 21, column: 5, scope: !39)
!41 = !DILocation(line: 22, column: 11, scope: !39)
!42 = !DILocation(line: 23, column: 32, scope: !39)
!43 = !DILocation(line: 23, column: 28, scope: !39)
!44 = !DILocation(line: 23, column: 9, scope: !39)
!45 = !DILocation(line: 23, column: 26, scope: !39)
!46 = !DILocation(line: 24, column: 9, scope: !39)
!47 = !DILocation(line: 25, column: 42, scope: !39)
!48 = !DILocation(line: 25, column: 74, scope: !39)
!49 = !DILocation(line: 25, column: 84, scope: !39)
!50 = !DILocation(line: 25, column: 71, scope: !39)
!51 = !DILocation(line: 25, column: 14, scope: !39)
!52 = !DILocation(line: 26, column: 9, scope: !39)
!53 = !DILocation(line: 27, column: 5, scope: !39)
!54 = !DILocation(line: 28, column: 5, scope: !39)
!55 = !DILocation(line: 29, column: 10, scope: !39)
!56 = !DILocation(line: 29, column: 9, scope: !39)
!57 = !DILocation(line: 31, column: 5, scope: !39)
!58 = !DILocation(line: 32, column: 23, scope: !39)
!59 = !DILocation(line: 32, column: 5, scope: !39)
!60 = !DILocation(line: 31, column: 48, scope: !39)
!61 = !DILocation(line: 31, column: 45, scope: !39)
!62 = !DILocation(line: 31, column: 37, scope: !39)
!63 = !DILocation(line: 31, column: 23, scope: !39)
!64 = distinct !{!64, !57, !65, !66, !67}
!65 = !DILocation(line: 31, column: 54, scope: !39)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !{!"llvm.loop.unroll.disable"}
!68 = !DILocation(line: 32, column: 50, scope: !39)
!69 = !DILocation(line: 32, column: 37, scope: !39)
!70 = !DILocation(line: 32, column: 44, scope: !39)
!71 = !DILocation(line: 32, column: 30, scope: !39)
!72 = distinct !{!72, !59, !73, !66, !67}
!73 = !DILocation(line: 32, column: 52, scope: !39)
!74 = !DILocation(line: 33, column: 1, scope: !39)
!75 = distinct !DISubprogram(name: "mix", scope: !76, file: !76, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!76 = !DIFile(filename: "./common.h", directory: ".")
!77 = !DILocation(line: 21, column: 5, scope: !75)
!78 = !DILocation(line: 27, column: 5, scope: !75)
!79 = !DILocation(line: 22, column: 16, scope: !75)
!80 = !DILocation(line: 22, column: 11, scope: !75)
!81 = !DILocation(line: 23, column: 16, scope: !75)
!82 = !DILocation(line: 23, column: 11, scope: !75)
!83 = !DILocation(line: 24, column: 16, scope: !75)
!84 = !DILocation(line: 24, column: 11, scope: !75)
!85 = !DILocation(line: 25, column: 9, scope: !75)
!86 = !{i64 8037375}
!87 = !DILocation(line: 21, column: 29, scope: !75)
!88 = !DILocation(line: 21, column: 23, scope: !75)
!89 = distinct !{!89, !77, !90, !66, !67}
!90 = !DILocation(line: 26, column: 5, scope: !75)
!91 = distinct !DISubprogram(name: "half_a_word", scope: !7, file: !7, line: 35, type: !16, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!92 = !DILocation(line: 36, column: 5, scope: !91)
!93 = !DILocation(line: 37, column: 11, scope: !91)
!94 = !DILocation(line: 38, column: 63, scope: !91)
!95 = !DILocation(line: 38, column: 69, scope: !91)
!96 = !DILocation(line: 38, column: 60, scope: !91)
!97 = !DILocation(line: 40, column: 18, scope: !91)
!98 = !DILocation(line: 40, column: 17, scope: !91)
!99 = !DILocation(line: 40, column: 21, scope: !91)
!100 = !DILocation(line: 41, column: 46, scope: !91)
!101 = !DILocation(line: 41, column: 48, scope: !91)
!102 = !DILocation(line: 41, column: 23, scope: !91)
!103 = !DILocation(line: 41, column: 5, scope: !91)
!104 = !DILocation(line: 42, column: 1, scope: !91)
!105 = distinct !DISubprogram(name: "half_a_look", scope: !7, file: !7, line: 43, type: !16, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!106 = !DILocation(line: 44, column: 5, scope: !105)
!107 = !DILocation(line: 45, column: 11, scope: !105)
!108 = !DILocation(line: 46, column: 51, scope: !105)
!109 = !DILocation(line: 48, column: 17, scope: !105)
!110 = !DILocation(line: 48, column: 41, scope: !105)
!111 = !DILocation(line: 48, column: 33, scope: !105)
!112 = !DILocation(line: 46, column: 50, scope: !105)
!113 = !DILocation(line: 46, column: 64, scope: !105)
!114 = !DILocation(line: 46, column: 70, scope: !105)
!115 = !DILocation(line: 49, column: 5, scope: !105)
!116 = !DILocation(line: 50, column: 1, scope: !105)
!117 = distinct !DISubprogram(name: "byte_of_a_word", scope: !7, file: !7, line: 51, type: !16, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!118 = !DILocation(line: 52, column: 5, scope: !117)
!119 = !DILocation(line: 53, column: 11, scope: !117)
!120 = !DILocation(line: 54, column: 13, scope: !117)
!121 = !DILocation(line: 54, column: 19, scope: !117)
!122 = !DILocation(line: 55, column: 23, scope: !117)
!123 = !DILocation(line: 55, column: 28, scope: !117)
!124 = !DILocation(line: 55, column: 56, scope: !117)
!125 = !{!12, !12, i64 0}
!126 = !DILocation(line: 56, column: 24, scope: !117)
!127 = !DILocation(line: 56, column: 20, scope: !117)
!128 = !DILocation(line: 56, column: 36, scope: !117)
!129 = !DILocation(line: 56, column: 31, scope: !117)
!130 = !DILocation(line: 56, column: 5, scope: !117)
!131 = !DILocation(line: 57, column: 1, scope: !117)
!132 = distinct !DISubprogram(name: "release_for_the_block", scope: !7, file: !7, line: 59, type: !16, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!133 = !DILocation(line: 61, column: 5, scope: !132)
!134 = !DILocation(line: 62, column: 11, scope: !132)
!135 = !DILocation(line: 63, column: 13, scope: !132)
!136 = !DILocation(line: 63, column: 11, scope: !132)
!137 = !DILocation(line: 64, column: 16, scope: !132)
!138 = !DILocation(line: 64, column: 18, scope: !132)
!139 = !DILocation(line: 64, column: 47, scope: !132)
!140 = !DILocation(line: 64, column: 42, scope: !132)
!141 = !DILocation(line: 64, column: 22, scope: !132)
!142 = !DILocation(line: 64, column: 9, scope: !132)
!143 = distinct !{!143, !142, !144, !66, !67}
!144 = !DILocation(line: 64, column: 57, scope: !132)
!145 = !DILocation(line: 65, column: 18, scope: !132)
!146 = !DILocation(line: 65, column: 22, scope: !132)
!147 = !DILocation(line: 65, column: 16, scope: !132)
!148 = !DILocation(line: 66, column: 28, scope: !132)
!149 = !DILocation(line: 66, column: 26, scope: !132)
!150 = !DILocation(line: 66, column: 9, scope: !132)
!151 = !DILocation(line: 66, column: 17, scope: !132)
!152 = !DILocation(line: 67, column: 79, scope: !132)
!153 = !DILocation(line: 67, column: 59, scope: !132)
!154 = !DILocation(line: 68, column: 5, scope: !132)
!155 = !DILocation(line: 69, column: 5, scope: !132)
!156 = !DILocation(line: 70, column: 13, scope: !132)
!157 = !DILocation(line: 70, column: 15, scope: !132)
!158 = !DILocation(line: 70, column: 20, scope: !132)
!159 = !DILocation(line: 71, column: 11, scope: !132)
!160 = !DILocation(line: 71, column: 25, scope: !132)
!161 = !DILocation(line: 71, column: 34, scope: !132)
!162 = !DILocation(line: 71, column: 32, scope: !132)
!163 = !DILocation(line: 71, column: 16, scope: !132)
!164 = !DILocation(line: 71, column: 23, scope: !132)
!165 = !DILocation(line: 72, column: 1, scope: !132)
!166 = distinct !DISubprogram(name: "acquire_for_the_block", scope: !7, file: !7, line: 73, type: !16, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!167 = !DILocation(line: 75, column: 5, scope: !166)
!168 = !DILocation(line: 77, column: 11, scope: !166)
!169 = !DILocation(line: 76, column: 41, scope: !166)
!170 = !DILocation(line: 78, column: 26, scope: !166)
!171 = !DILocation(line: 78, column: 22, scope: !166)
!172 = !DILocation(line: 78, column: 9, scope: !166)
!173 = !DILocation(line: 78, column: 20, scope: !166)
!174 = !DILocation(line: 79, column: 30, scope: !166)
!175 = !DILocation(line: 79, column: 9, scope: !166)
!176 = !DILocation(line: 80, column: 77, scope: !166)
!177 = !DILocation(line: 80, column: 57, scope: !166)
!178 = !DILocation(line: 81, column: 17, scope: !166)
!179 = !DILocation(line: 81, column: 25, scope: !166)
!180 = !DILocation(line: 81, column: 43, scope: !166)
!181 = !DILocation(line: 81, column: 39, scope: !166)
!182 = !DILocation(line: 81, column: 15, scope: !166)
!183 = !DILocation(line: 82, column: 5, scope: !166)
!184 = !DILocation(line: 83, column: 5, scope: !166)
!185 = !DILocation(line: 84, column: 11, scope: !166)
!186 = !DILocation(line: 84, column: 25, scope: !166)
!187 = !DILocation(line: 84, column: 33, scope: !166)
!188 = !DILocation(line: 84, column: 31, scope: !166)
!189 = !DILocation(line: 84, column: 16, scope: !166)
!190 = !DILocation(line: 84, column: 23, scope: !166)
!191 = !DILocation(line: 85, column: 1, scope: !166)
!192 = distinct !DISubprogram(name: "flag_for_the_block", scope: !7, file: !7, line: 87, type: !16, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!193 = !DILocation(line: 89, column: 5, scope: !192)
!194 = !DILocation(line: 91, column: 11, scope: !192)
!195 = !DILocation(line: 90, column: 41, scope: !192)
!196 = !DILocation(line: 92, column: 26, scope: !192)
!197 = !DILocation(line: 92, column: 22, scope: !192)
!198 = !DILocation(line: 92, column: 9, scope: !192)
!199 = !DILocation(line: 92, column: 20, scope: !192)
!200 = !DILocation(line: 93, column: 9, scope: !192)
!201 = !DILocation(line: 94, column: 71, scope: !192)
!202 = !DILocation(line: 94, column: 48, scope: !192)
!203 = !DILocation(line: 95, column: 43, scope: !192)
!204 = !DILocation(line: 95, column: 21, scope: !192)
!205 = !DILocation(line: 96, column: 9, scope: !192)
!206 = !DILocation(line: 97, column: 17, scope: !192)
!207 = !DILocation(line: 97, column: 25, scope: !192)
!208 = !DILocation(line: 97, column: 43, scope: !192)
!209 = !DILocation(line: 97, column: 39, scope: !192)
!210 = !DILocation(line: 97, column: 15, scope: !192)
!211 = !DILocation(line: 98, column: 5, scope: !192)
!212 = !DILocation(line: 99, column: 5, scope: !192)
!213 = !DILocation(line: 100, column: 11, scope: !192)
!214 = !DILocation(line: 100, column: 25, scope: !192)
!215 = !DILocation(line: 100, column: 33, scope: !192)
!216 = !DILocation(line: 100, column: 31, scope: !192)
!217 = !DILocation(line: 100, column: 16, scope: !192)
!218 = !DILocation(line: 100, column: 23, scope: !192)
!219 = !DILocation(line: 101, column: 1, scope: !192)
!220 = distinct !DISubprogram(name: "word_in_two_parts", scope: !7, file: !7, line: 126, type: !16, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!221 = !DILocation(line: 127, column: 5, scope: !220)
!222 = !DILocation(line: 127, column: 80, scope: !220)
!223 = distinct !{!223, !221, !221, !66, !67}
!224 = !DILocation(line: 127, scope: !220)
!225 = !DILocation(line: 127, column: 42, scope: !220)
!226 = !DILocation(line: 128, column: 1, scope: !220)
!227 = distinct !DISubprogram(name: "word_as_vector", scope: !7, file: !7, line: 129, type: !16, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!228 = !DILocation(line: 130, column: 5, scope: !227)
!229 = !DILocation(line: 130, column: 81, scope: !227)
!230 = distinct !{!230, !228, !228, !66, !67}
!231 = !DILocation(line: 130, scope: !227)
!232 = !DILocation(line: 130, column: 42, scope: !227)
!233 = !DILocation(line: 131, column: 1, scope: !227)
!234 = distinct !DISubprogram(name: "word_stored_plainly", scope: !7, file: !7, line: 132, type: !16, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!235 = !DILocation(line: 133, column: 5, scope: !234)
!236 = !DILocation(line: 133, column: 56, scope: !234)
!237 = !{!238, !238, i64 0}
!238 = !{!"long long", !12, i64 0}
!239 = distinct !{!239, !235, !235, !66, !67}
!240 = !DILocation(line: 133, scope: !234)
!241 = !DILocation(line: 133, column: 42, scope: !234)
!242 = !DILocation(line: 134, column: 1, scope: !234)
!243 = distinct !DISubprogram(name: "counter_read_plainly", scope: !7, file: !7, line: 136, type: !16, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!244 = !DILocation(line: 138, column: 5, scope: !243)
!245 = !DILocation(line: 139, column: 11, scope: !243)
!246 = !DILocation(line: 140, column: 32, scope: !243)
!247 = !DILocation(line: 140, column: 28, scope: !243)
!248 = !DILocation(line: 140, column: 9, scope: !243)
!249 = !DILocation(line: 140, column: 26, scope: !243)
!250 = !DILocation(line: 141, column: 9, scope: !243)
!251 = !DILocation(line: 143, column: 17, scope: !243)
!252 = !DILocation(line: 143, column: 47, scope: !243)
!253 = !DILocation(line: 143, column: 59, scope: !243)
!254 = !DILocation(line: 143, column: 56, scope: !243)
!255 = !DILocation(line: 143, column: 45, scope: !243)
!256 = !DILocation(line: 144, column: 9, scope: !243)
!257 = !DILocation(line: 145, column: 5, scope: !243)
!258 = !DILocation(line: 146, column: 5, scope: !243)
!259 = !DILocation(line: 147, column: 10, scope: !243)
!260 = !DILocation(line: 147, column: 9, scope: !243)
!261 = !DILocation(line: 149, column: 5, scope: !243)
!262 = !DILocation(line: 150, column: 23, scope: !243)
!263 = !DILocation(line: 150, column: 5, scope: !243)
!264 = !DILocation(line: 149, column: 48, scope: !243)
!265 = !DILocation(line: 149, column: 45, scope: !243)
!266 = !DILocation(line: 149, column: 37, scope: !243)
!267 = !DILocation(line: 149, column: 23, scope: !243)
!268 = distinct !{!268, !261, !269, !66, !67}
!269 = !DILocation(line: 149, column: 54, scope: !243)
!270 = !DILocation(line: 150, column: 50, scope: !243)
!271 = !DILocation(line: 150, column: 37, scope: !243)
!272 = !DILocation(line: 150, column: 44, scope: !243)
!273 = !DILocation(line: 150, column: 30, scope: !243)
!274 = distinct !{!274, !263, !275, !66, !67}
!275 = !DILocation(line: 150, column: 52, scope: !243)
!276 = !DILocation(line: 151, column: 1, scope: !243)
!277 = distinct !DISubprogram(name: "shared_counter_read_plainly", scope: !7, file: !7, line: 152, type: !16, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!278 = !DILocation(line: 154, column: 5, scope: !277)
!279 = !DILocation(line: 155, column: 11, scope: !277)
!280 = !DILocation(line: 155, column: 23, scope: !277)
!281 = !DILocation(line: 155, column: 17, scope: !277)
!282 = !DILocation(line: 156, column: 5, scope: !277)
!283 = !DILocation(line: 157, column: 11, scope: !277)
!284 = !DILocation(line: 157, column: 15, scope: !277)
!285 = !DILocation(line: 157, column: 18, scope: !277)
!286 = !DILocation(line: 157, column: 24, scope: !277)
!287 = !DILocation(line: 157, column: 29, scope: !277)
!288 = !DILocation(line: 159, column: 11, scope: !277)
!289 = !DILocation(line: 159, column: 37, scope: !277)
!290 = !DILocation(line: 159, column: 18, scope: !277)
!291 = !DILocation(line: 159, column: 35, scope: !277)
!292 = !DILocation(line: 160, column: 5, scope: !277)
!293 = !DILocation(line: 161, column: 11, scope: !277)
!294 = !DILocation(line: 161, column: 25, scope: !277)
!295 = !DILocation(line: 161, column: 16, scope: !277)
!296 = !DILocation(line: 161, column: 23, scope: !277)
!297 = !DILocation(line: 162, column: 1, scope: !277)
