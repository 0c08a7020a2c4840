; Made from honest_memory.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@arrived = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ24counter_puts_itself_backE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@between = dso_local addrspace(1) externally_initialized global [4096 x i32] zeroinitializer, align 4
@_ZL6primes = internal unnamed_addr addrspace(4) constant [8 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19], align 4
@_ZZ18just_enough_sharedE4held = internal unnamed_addr addrspace(3) global [12288 x i32] undef, align 4
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @arrived to ptr), ptr addrspacecast (ptr addrspace(1) @between to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_scope_of_own_bins(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %10 = add i32 %8, %9, !dbg !18
  %11 = shl i32 %6, 3, !dbg !19
  %12 = zext i32 %11 to i64, !dbg !20
  %13 = getelementptr inbounds nuw i32, ptr %2, i64 %12, !dbg !20
  %14 = icmp samesign ult i32 %9, 8, !dbg !21
  br i1 %14, label %15, label %18, !dbg !21

15:                                               ; preds = %5
  %16 = zext nneg i32 %9 to i64, !dbg !22
  %17 = getelementptr inbounds nuw i32, ptr %13, i64 %16, !dbg !22
  store i32 0, ptr %17, align 4, !dbg !23, !tbaa !10
  br label %18, !dbg !22

18:                                               ; preds = %15, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %19 = icmp slt i32 %10, %4, !dbg !25
  br i1 %19, label %20, label %28, !dbg !25

20:                                               ; preds = %18
  %21 = sext i32 %10 to i64, !dbg !26
  %22 = getelementptr inbounds i32, ptr %0, i64 %21, !dbg !26
  %23 = load i32, ptr %22, align 4, !dbg !26, !tbaa !10
  %24 = and i32 %23, 7, !dbg !27
  %25 = zext nneg i32 %24 to i64, !dbg !28
  %26 = getelementptr inbounds nuw i32, ptr %13, i64 %25, !dbg !28
  %27 = tail call noundef i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %26, i32 1), !dbg !29
  br label %28, !dbg !29

28:                                               ; preds = %20, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  br i1 %19, label %29, label %38, !dbg !31

29:                                               ; preds = %28
  %30 = sext i32 %10 to i64, !dbg !32
  %31 = getelementptr inbounds i32, ptr %0, i64 %30, !dbg !32
  %32 = load i32, ptr %31, align 4, !dbg !32, !tbaa !10
  %33 = and i32 %32, 7, !dbg !33
  %34 = zext nneg i32 %33 to i64, !dbg !34
  %35 = getelementptr inbounds nuw i32, ptr %13, i64 %34, !dbg !34
  %36 = load i32, ptr %35, align 4, !dbg !34, !tbaa !10
  %37 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !35
  store i32 %36, ptr %37, align 4, !dbg !36, !tbaa !10
  br label %38, !dbg !35

38:                                               ; preds = %29, %28
  ret void, !dbg !37
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @counted_in_any_order(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !38 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !39
  %7 = mul i32 %5, %6, !dbg !39
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
  %9 = add i32 %7, %8, !dbg !39
  %10 = icmp slt i32 %9, %3, !dbg !40
  br i1 %10, label %11, label %16, !dbg !41

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !42
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !42
  %14 = load i32, ptr %13, align 4, !dbg !42, !tbaa !10
  %15 = icmp sgt i32 %14, 0, !dbg !43
  br label %16

16:                                               ; preds = %11, %4
  %17 = phi i1 [ false, %4 ], [ %15, %11 ], !dbg !44
  %18 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %17), !dbg !45
  %19 = and i32 %8, 31, !dbg !46
  %20 = icmp eq i32 %19, 0, !dbg !47
  %21 = icmp ne i32 %18, 0
  %22 = and i1 %20, %21, !dbg !48
  br i1 %22, label %23, label %26, !dbg !48

23:                                               ; preds = %16
  %24 = tail call noundef range(i32 1, 33) i32 @llvm.ctpop.i32(i32 range(i32 1, 0) %18), !dbg !49
  %25 = atomicrmw add ptr %1, i32 %24 seq_cst, align 4, !dbg !50
  br label %26, !dbg !50

26:                                               ; preds = %23, %16
  ret void, !dbg !51
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @flags_set_by_many(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !52 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !53
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !53
  %7 = mul i32 %5, %6, !dbg !53
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  %9 = add i32 %7, %8, !dbg !53
  %10 = icmp slt i32 %9, %3, !dbg !54
  br i1 %10, label %11, label %18, !dbg !54

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !55
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !55
  %14 = load i32, ptr %13, align 4, !dbg !55, !tbaa !10
  %15 = and i32 %14, 7, !dbg !56
  %16 = zext nneg i32 %15 to i64, !dbg !57
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16, !dbg !57
  store i32 1, ptr %17, align 4, !dbg !58, !tbaa !10
  br label %18, !dbg !57

18:                                               ; preds = %11, %4
  ret void, !dbg !59
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nc_of_input(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !60 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !61
  %8 = mul i32 %6, %7, !dbg !61
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %10 = add i32 %8, %9, !dbg !61
  %11 = icmp slt i32 %10, %4, !dbg !62
  br i1 %11, label %12, label %19, !dbg !62

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !63
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !63
  %15 = addrspacecast ptr %14 to ptr addrspace(1), !dbg !64
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !64, !invariant.load !17
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #10, !dbg !65
  %18 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !66
  store i32 %17, ptr %18, align 4, !dbg !67, !tbaa !10
  br label %19, !dbg !66

19:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !68
  br i1 %11, label %20, label %33, !dbg !69

20:                                               ; preds = %19
  %21 = sext i32 %10 to i64, !dbg !70
  %22 = getelementptr inbounds i32, ptr %2, i64 %21, !dbg !70
  %23 = load i32, ptr %22, align 4, !dbg !70, !tbaa !10
  %24 = sext i32 %4 to i64, !dbg !71
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !71
  %26 = getelementptr inbounds i8, ptr %25, i64 -4, !dbg !72
  %27 = sub nsw i64 0, %21, !dbg !73
  %28 = getelementptr inbounds i32, ptr %26, i64 %27, !dbg !73
  %29 = addrspacecast ptr %28 to ptr addrspace(1), !dbg !74
  %30 = load i32, ptr addrspace(1) %29, align 4, !dbg !74, !invariant.load !17
  %31 = add nsw i32 %30, %23, !dbg !75
  %32 = getelementptr inbounds i32, ptr %1, i64 %21, !dbg !76
  store i32 %31, ptr %32, align 4, !dbg !77, !tbaa !10
  br label %33, !dbg !76

33:                                               ; preds = %20, %19
  ret void, !dbg !78
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #4 !dbg !79 {
  br label %3, !dbg !81

2:                                                ; preds = %3
  ret i32 %12, !dbg !82

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !83
  %7 = xor i32 %6, %5, !dbg !84
  %8 = lshr i32 %7, 17, !dbg !85
  %9 = xor i32 %8, %7, !dbg !86
  %10 = shl i32 %9, 5, !dbg !87
  %11 = xor i32 %10, %9, !dbg !88
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #10, !dbg !89, !srcloc !90
  %13 = add nuw nsw i32 %4, 1, !dbg !91
  %14 = icmp eq i32 %13, 6, !dbg !92
  br i1 %14, label %2, label %3, !dbg !81, !llvm.loop !93
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @nc_of_unwritten_half(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !dbg !97 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !98
  %8 = mul i32 %6, %7, !dbg !98
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  %10 = add i32 %8, %9, !dbg !98
  %11 = icmp slt i32 %10, %4, !dbg !99
  br i1 %11, label %12, label %31, !dbg !99

12:                                               ; preds = %5
  %13 = and i32 %10, 1, !dbg !100
  %14 = icmp eq i32 %13, 0, !dbg !101
  br i1 %14, label %20, label %15, !dbg !101

15:                                               ; preds = %12
  %16 = sext i32 %10 to i64, !dbg !102
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !102
  %18 = load i32, ptr %17, align 4, !dbg !102, !tbaa !10
  %19 = getelementptr inbounds i32, ptr %2, i64 %16, !dbg !103
  store i32 %18, ptr %19, align 4, !dbg !104, !tbaa !10
  br label %20, !dbg !103

20:                                               ; preds = %15, %12
  %21 = and i32 %10, -2, !dbg !105
  %22 = sext i32 %21 to i64, !dbg !106
  %23 = getelementptr inbounds i32, ptr %3, i64 %22, !dbg !106
  %24 = addrspacecast ptr %23 to ptr addrspace(1), !dbg !107
  %25 = load i32, ptr addrspace(1) %24, align 4, !dbg !107, !invariant.load !17
  %26 = sext i32 %10 to i64, !dbg !108
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !108
  %28 = load i32, ptr %27, align 4, !dbg !108, !tbaa !10
  %29 = add nsw i32 %28, %25, !dbg !109
  %30 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !110
  store i32 %29, ptr %30, align 4, !dbg !111, !tbaa !10
  br label %31, !dbg !112

31:                                               ; preds = %5, %20
  ret void, !dbg !112
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @counter_puts_itself_back(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !113 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114
  %8 = icmp eq i32 %7, 0, !dbg !115
  br i1 %8, label %9, label %23, !dbg !115

9:                                                ; preds = %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !114
  %11 = mul i32 %10, %6, !dbg !114
  %12 = sext i32 %11 to i64, !dbg !116
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !116
  %14 = load i32, ptr %13, align 4, !dbg !116, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #10, !dbg !117
  %16 = zext nneg i32 %10 to i64, !dbg !118
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !118
  store i32 %15, ptr %17, align 4, !dbg !119, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !120
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !121
  %19 = add nsw i32 %18, -1, !dbg !122
  %20 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 %19 seq_cst, align 4, !dbg !123
  %21 = icmp eq i32 %20, %19, !dbg !124
  %22 = zext i1 %21 to i32, !dbg !123
  store i32 %22, ptr addrspacecast (ptr addrspace(3) @_ZZ24counter_puts_itself_backE4last to ptr), align 4, !dbg !125, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !126
  br label %23, !dbg !127

23:                                               ; preds = %9, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !128
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24counter_puts_itself_backE4last to ptr), align 4, !dbg !129, !tbaa !10
  %25 = icmp eq i32 %24, 0, !dbg !129
  br i1 %25, label %46, label %26, !dbg !129

26:                                               ; preds = %23
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %30, !dbg !130

28:                                               ; preds = %30
  %29 = icmp slt i32 %7, %4, !dbg !130
  br i1 %29, label %39, label %46, !dbg !130

30:                                               ; preds = %26, %30
  %31 = phi i32 [ 0, %26 ], [ %37, %30 ]
  %32 = phi i32 [ 0, %26 ], [ %36, %30 ]
  %33 = zext nneg i32 %31 to i64, !dbg !130
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33, !dbg !130
  %35 = load i32, ptr %34, align 4, !dbg !130, !tbaa !10
  %36 = add nsw i32 %35, %32, !dbg !130
  %37 = add nuw nsw i32 %31, 1, !dbg !130
  %38 = icmp eq i32 %37, %27, !dbg !130
  br i1 %38, label %28, label %30, !dbg !130, !llvm.loop !131

39:                                               ; preds = %28, %39
  %40 = phi i32 [ %44, %39 ], [ %7, %28 ]
  %41 = add nsw i32 %40, %36, !dbg !130
  %42 = sext i32 %40 to i64, !dbg !130
  %43 = getelementptr inbounds i32, ptr %1, i64 %42, !dbg !130
  store i32 %41, ptr %43, align 4, !dbg !130, !tbaa !10
  %44 = add i32 %40, %6, !dbg !130
  %45 = icmp slt i32 %44, %4, !dbg !130
  br i1 %45, label %39, label %46, !dbg !130, !llvm.loop !137

46:                                               ; preds = %39, %28, %23
  ret void, !dbg !140
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @variable_as_scratch(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !141 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !142
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !142
  %8 = mul i32 %6, %7, !dbg !142
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !142
  %10 = add i32 %8, %9, !dbg !142
  %11 = icmp slt i32 %10, %4, !dbg !143
  br i1 %11, label %12, label %18, !dbg !143

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !144
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !144
  %15 = load i32, ptr %14, align 4, !dbg !144, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #10, !dbg !145
  %17 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @between to ptr), i64 %13, !dbg !146
  store i32 %16, ptr %17, align 4, !dbg !147, !tbaa !10
  br label %18, !dbg !146

18:                                               ; preds = %12, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !148
  br i1 %11, label %19, label %28, !dbg !149

19:                                               ; preds = %18
  %20 = icmp samesign ugt i32 %9, 32, !dbg !150
  %21 = add nsw i32 %10, -33, !dbg !151
  %22 = select i1 %20, i32 %21, i32 %10, !dbg !151
  %23 = sext i32 %22 to i64, !dbg !152
  %24 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @between to ptr), i64 %23, !dbg !152
  %25 = load i32, ptr %24, align 4, !dbg !152, !tbaa !10
  %26 = sext i32 %10 to i64, !dbg !153
  %27 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !153
  store i32 %25, ptr %27, align 4, !dbg !154, !tbaa !10
  br label %28, !dbg !153

28:                                               ; preds = %19, %18
  ret void, !dbg !155
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @variable_as_table(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !dbg !156 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !157
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !157
  %8 = mul i32 %6, %7, !dbg !157
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !157
  %10 = add i32 %8, %9, !dbg !157
  %11 = icmp slt i32 %10, %4, !dbg !158
  br i1 %11, label %12, label %22, !dbg !158

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !159
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !159
  %15 = load i32, ptr %14, align 4, !dbg !159, !tbaa !10
  %16 = and i32 %15, 7, !dbg !160
  %17 = zext nneg i32 %16 to i64, !dbg !161
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @_ZL6primes to ptr), i64 %17, !dbg !161
  %19 = load i32, ptr %18, align 4, !dbg !161, !tbaa !10
  %20 = mul nsw i32 %19, %15, !dbg !162
  %21 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !163
  store i32 %20, ptr %21, align 4, !dbg !164, !tbaa !10
  br label %22, !dbg !163

22:                                               ; preds = %12, %5
  ret void, !dbg !165
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @just_enough_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !166 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !167
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !167
  %8 = mul i32 %6, %7, !dbg !167
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167
  %10 = add i32 %8, %9, !dbg !167
  %11 = icmp slt i32 %10, %4, !dbg !168
  br i1 %11, label %12, label %17, !dbg !169

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !170
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !170
  %15 = load i32, ptr %14, align 4, !dbg !170, !tbaa !10
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #10, !dbg !171
  br label %17, !dbg !169

17:                                               ; preds = %5, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %5 ], !dbg !169
  %19 = mul nuw nsw i32 %9, 190, !dbg !172
  %20 = zext nneg i32 %19 to i64, !dbg !173
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18just_enough_sharedE4held to ptr), i64 %20, !dbg !173
  store i32 %18, ptr %21, align 4, !dbg !174, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !175
  br i1 %11, label %22, label %30, !dbg !176

22:                                               ; preds = %17
  %23 = xor i32 %9, 32, !dbg !177
  %24 = mul nuw nsw i32 %23, 190, !dbg !178
  %25 = zext nneg i32 %24 to i64, !dbg !179
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18just_enough_sharedE4held to ptr), i64 %25, !dbg !179
  %27 = load i32, ptr %26, align 4, !dbg !179, !tbaa !10
  %28 = sext i32 %10 to i64, !dbg !180
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !180
  store i32 %27, ptr %29, align 4, !dbg !181, !tbaa !10
  br label %30, !dbg !180

30:                                               ; preds = %22, %17
  ret void, !dbg !182
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr captures(none), i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #7

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #9

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nounwind memory(argmem: readwrite) }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { nocallback nounwind }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind }

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
!19 = !DILocation(line: 10, column: 35, scope: !15)
!20 = !DILocation(line: 10, column: 22, scope: !15)
!21 = !DILocation(line: 11, column: 11, scope: !15)
!22 = !DILocation(line: 11, column: 16, scope: !15)
!23 = !DILocation(line: 11, column: 24, scope: !15)
!24 = !DILocation(line: 12, column: 5, scope: !15)
!25 = !DILocation(line: 13, column: 11, scope: !15)
!26 = !DILocation(line: 13, column: 67, scope: !15)
!27 = !DILocation(line: 13, column: 73, scope: !15)
!28 = !DILocation(line: 13, column: 64, scope: !15)
!29 = !DILocation(line: 13, column: 42, scope: !15)
!30 = !DILocation(line: 14, column: 5, scope: !15)
!31 = !DILocation(line: 15, column: 11, scope: !15)
!32 = !DILocation(line: 15, column: 30, scope: !15)
!33 = !DILocation(line: 15, column: 36, scope: !15)
!34 = !DILocation(line: 15, column: 25, scope: !15)
!35 = !DILocation(line: 15, column: 16, scope: !15)
!36 = !DILocation(line: 15, column: 23, scope: !15)
!37 = !DILocation(line: 16, column: 1, scope: !15)
!38 = distinct !DISubprogram(name: "counted_in_any_order", scope: !7, file: !7, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!39 = !DILocation(line: 19, column: 5, scope: !38)
!40 = !DILocation(line: 20, column: 43, scope: !38)
!41 = !DILocation(line: 20, column: 47, scope: !38)
!42 = !DILocation(line: 20, column: 50, scope: !38)
!43 = !DILocation(line: 20, column: 56, scope: !38)
!44 = !DILocation(line: 0, scope: !38)
!45 = !DILocation(line: 20, column: 22, scope: !38)
!46 = !DILocation(line: 22, column: 17, scope: !38)
!47 = !DILocation(line: 22, column: 22, scope: !38)
!48 = !DILocation(line: 22, column: 27, scope: !38)
!49 = !DILocation(line: 22, column: 54, scope: !38)
!50 = !DILocation(line: 22, column: 37, scope: !38)
!51 = !DILocation(line: 23, column: 1, scope: !38)
!52 = distinct !DISubprogram(name: "flags_set_by_many", scope: !7, file: !7, line: 25, type: !16, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!53 = !DILocation(line: 26, column: 5, scope: !52)
!54 = !DILocation(line: 27, column: 11, scope: !52)
!55 = !DILocation(line: 27, column: 22, scope: !52)
!56 = !DILocation(line: 27, column: 28, scope: !52)
!57 = !DILocation(line: 27, column: 16, scope: !52)
!58 = !DILocation(line: 27, column: 33, scope: !52)
!59 = !DILocation(line: 28, column: 1, scope: !52)
!60 = distinct !DISubprogram(name: "nc_of_input", scope: !7, file: !7, line: 30, type: !16, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!61 = !DILocation(line: 31, column: 5, scope: !60)
!62 = !DILocation(line: 32, column: 11, scope: !60)
!63 = !DILocation(line: 32, column: 61, scope: !60)
!64 = !DILocation(line: 32, column: 52, scope: !60)
!65 = !DILocation(line: 32, column: 26, scope: !60)
!66 = !DILocation(line: 32, column: 16, scope: !60)
!67 = !DILocation(line: 32, column: 24, scope: !60)
!68 = !DILocation(line: 33, column: 5, scope: !60)
!69 = !DILocation(line: 34, column: 11, scope: !60)
!70 = !DILocation(line: 34, column: 25, scope: !60)
!71 = !DILocation(line: 34, column: 74, scope: !60)
!72 = !DILocation(line: 34, column: 78, scope: !60)
!73 = !DILocation(line: 34, column: 82, scope: !60)
!74 = !DILocation(line: 34, column: 65, scope: !60)
!75 = !DILocation(line: 34, column: 33, scope: !60)
!76 = !DILocation(line: 34, column: 16, scope: !60)
!77 = !DILocation(line: 34, column: 23, scope: !60)
!78 = !DILocation(line: 35, column: 1, scope: !60)
!79 = distinct !DISubprogram(name: "mix", scope: !80, file: !80, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!80 = !DIFile(filename: "./common.h", directory: ".")
!81 = !DILocation(line: 21, column: 5, scope: !79)
!82 = !DILocation(line: 27, column: 5, scope: !79)
!83 = !DILocation(line: 22, column: 16, scope: !79)
!84 = !DILocation(line: 22, column: 11, scope: !79)
!85 = !DILocation(line: 23, column: 16, scope: !79)
!86 = !DILocation(line: 23, column: 11, scope: !79)
!87 = !DILocation(line: 24, column: 16, scope: !79)
!88 = !DILocation(line: 24, column: 11, scope: !79)
!89 = !DILocation(line: 25, column: 9, scope: !79)
!90 = !{i64 8034371}
!91 = !DILocation(line: 21, column: 29, scope: !79)
!92 = !DILocation(line: 21, column: 23, scope: !79)
!93 = distinct !{!93, !81, !94, !95, !96}
!94 = !DILocation(line: 26, column: 5, scope: !79)
!95 = !{!"llvm.loop.mustprogress"}
!96 = !{!"llvm.loop.unroll.disable"}
!97 = distinct !DISubprogram(name: "nc_of_unwritten_half", scope: !7, file: !7, line: 36, type: !16, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!98 = !DILocation(line: 37, column: 5, scope: !97)
!99 = !DILocation(line: 38, column: 11, scope: !97)
!100 = !DILocation(line: 39, column: 11, scope: !97)
!101 = !DILocation(line: 39, column: 9, scope: !97)
!102 = !DILocation(line: 39, column: 26, scope: !97)
!103 = !DILocation(line: 39, column: 16, scope: !97)
!104 = !DILocation(line: 39, column: 24, scope: !97)
!105 = !DILocation(line: 40, column: 59, scope: !97)
!106 = !DILocation(line: 40, column: 54, scope: !97)
!107 = !DILocation(line: 40, column: 43, scope: !97)
!108 = !DILocation(line: 40, column: 69, scope: !97)
!109 = !DILocation(line: 40, column: 67, scope: !97)
!110 = !DILocation(line: 40, column: 5, scope: !97)
!111 = !DILocation(line: 40, column: 12, scope: !97)
!112 = !DILocation(line: 41, column: 1, scope: !97)
!113 = distinct !DISubprogram(name: "counter_puts_itself_back", scope: !7, file: !7, line: 44, type: !16, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!114 = !DILocation(line: 46, column: 5, scope: !113)
!115 = !DILocation(line: 47, column: 11, scope: !113)
!116 = !DILocation(line: 48, column: 32, scope: !113)
!117 = !DILocation(line: 48, column: 28, scope: !113)
!118 = !DILocation(line: 48, column: 9, scope: !113)
!119 = !DILocation(line: 48, column: 26, scope: !113)
!120 = !DILocation(line: 49, column: 9, scope: !113)
!121 = !DILocation(line: 50, column: 36, scope: !113)
!122 = !DILocation(line: 50, column: 46, scope: !113)
!123 = !DILocation(line: 50, column: 16, scope: !113)
!124 = !DILocation(line: 50, column: 51, scope: !113)
!125 = !DILocation(line: 50, column: 14, scope: !113)
!126 = !DILocation(line: 51, column: 9, scope: !113)
!127 = !DILocation(line: 52, column: 5, scope: !113)
!128 = !DILocation(line: 53, column: 5, scope: !113)
!129 = !DILocation(line: 54, column: 9, scope: !113)
!130 = !DILocation(line: 54, column: 15, scope: !113)
!131 = distinct !{!131, !132, !136, !95, !96}
!132 = !DILocation(line: 49, column: 5, scope: !133, inlinedAt: !135)
!133 = distinct !DISubprogram(name: "add_up", scope: !134, file: !134, line: 47, type: !16, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!134 = !DIFile(filename: "./order.h", directory: ".")
!135 = distinct !DILocation(line: 54, column: 15, scope: !113)
!136 = !DILocation(line: 49, column: 59, scope: !133, inlinedAt: !135)
!137 = distinct !{!137, !138, !139, !95, !96}
!138 = !DILocation(line: 50, column: 5, scope: !133, inlinedAt: !135)
!139 = !DILocation(line: 50, column: 70, scope: !133, inlinedAt: !135)
!140 = !DILocation(line: 55, column: 1, scope: !113)
!141 = distinct !DISubprogram(name: "variable_as_scratch", scope: !7, file: !7, line: 58, type: !16, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!142 = !DILocation(line: 59, column: 5, scope: !141)
!143 = !DILocation(line: 60, column: 60, scope: !141)
!144 = !DILocation(line: 60, column: 82, scope: !141)
!145 = !DILocation(line: 60, column: 78, scope: !141)
!146 = !DILocation(line: 60, column: 65, scope: !141)
!147 = !DILocation(line: 60, column: 76, scope: !141)
!148 = !DILocation(line: 61, column: 5, scope: !141)
!149 = !DILocation(line: 63, column: 11, scope: !141)
!150 = !DILocation(line: 62, column: 15, scope: !141)
!151 = !DILocation(line: 62, column: 13, scope: !141)
!152 = !DILocation(line: 63, column: 49, scope: !141)
!153 = !DILocation(line: 63, column: 16, scope: !141)
!154 = !DILocation(line: 63, column: 23, scope: !141)
!155 = !DILocation(line: 64, column: 1, scope: !141)
!156 = distinct !DISubprogram(name: "variable_as_table", scope: !7, file: !7, line: 66, type: !16, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!157 = !DILocation(line: 67, column: 5, scope: !156)
!158 = !DILocation(line: 68, column: 11, scope: !156)
!159 = !DILocation(line: 68, column: 25, scope: !156)
!160 = !DILocation(line: 68, column: 46, scope: !156)
!161 = !DILocation(line: 68, column: 33, scope: !156)
!162 = !DILocation(line: 68, column: 31, scope: !156)
!163 = !DILocation(line: 68, column: 16, scope: !156)
!164 = !DILocation(line: 68, column: 23, scope: !156)
!165 = !DILocation(line: 69, column: 1, scope: !156)
!166 = distinct !DISubprogram(name: "just_enough_shared", scope: !7, file: !7, line: 71, type: !16, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!167 = !DILocation(line: 73, column: 5, scope: !166)
!168 = !DILocation(line: 74, column: 42, scope: !166)
!169 = !DILocation(line: 74, column: 40, scope: !166)
!170 = !DILocation(line: 74, column: 52, scope: !166)
!171 = !DILocation(line: 74, column: 48, scope: !166)
!172 = !DILocation(line: 74, column: 12, scope: !166)
!173 = !DILocation(line: 74, column: 5, scope: !166)
!174 = !DILocation(line: 74, column: 38, scope: !166)
!175 = !DILocation(line: 75, column: 5, scope: !166)
!176 = !DILocation(line: 76, column: 11, scope: !166)
!177 = !DILocation(line: 76, column: 33, scope: !166)
!178 = !DILocation(line: 76, column: 39, scope: !166)
!179 = !DILocation(line: 76, column: 25, scope: !166)
!180 = !DILocation(line: 76, column: 16, scope: !166)
!181 = !DILocation(line: 76, column: 23, scope: !166)
!182 = !DILocation(line: 77, column: 1, scope: !166)
