; Made from blocks.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ21waits_for_lower_indexE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ21waits_for_lower_indexE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ17waits_for_block_0E5ready = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ27reads_what_block_0_preparesE5table = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@_ZZ19ticket_without_waitE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ19ticket_without_waitE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ26ticket_without_wait_atomicE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ26ticket_without_wait_atomicE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13waits_so_longE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13waits_so_longE6before = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13last_by_indexE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ24compacted_in_block_orderE5first = internal addrspace(3) global i32 undef, align 4
@_ZZ22scanned_in_block_orderE6before = internal addrspace(3) global i32 undef, align 4
@_ZZ22scanned_in_block_orderE3sum = internal addrspace(3) global i32 undef, align 4
@_ZZ19first_block_does_itE5first = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ32fused_with_atomic_initialisationE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @waits_for_lower_index(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp slt i32 %10, %4, !dbg !19
  br i1 %11, label %12, label %13, !dbg !19

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !19
  br label %13, !dbg !19

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !20
  br i1 %14, label %15, label %44, !dbg !20

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !21
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_lower_indexE1b to ptr), align 4, !dbg !22, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !23
  br i1 %17, label %25, label %18, !dbg !24

18:                                               ; preds = %15
  %19 = sext i32 %16 to i64
  %20 = getelementptr i32, ptr %3, i64 %19
  %21 = getelementptr i8, ptr %20, i64 28
  br label %22, !dbg !25

22:                                               ; preds = %18, %22
  %23 = load volatile i32, ptr %21, align 4, !dbg !26, !tbaa !10
  %24 = icmp eq i32 %23, 0, !dbg !26
  br i1 %24, label %22, label %25, !dbg !25, !llvm.loop !27

25:                                               ; preds = %22, %15
  tail call void @llvm.nvvm.membar.gl(), !dbg !31
  %26 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_lower_indexE1b to ptr), align 4, !dbg !32, !tbaa !10
  %27 = icmp eq i32 %26, 0, !dbg !32
  br i1 %27, label %33, label %28, !dbg !32

28:                                               ; preds = %25
  %29 = sext i32 %26 to i64, !dbg !33
  %30 = getelementptr i32, ptr %2, i64 %29, !dbg !33
  %31 = getelementptr i8, ptr %30, i64 -4, !dbg !33
  %32 = load i32, ptr %31, align 4, !dbg !33, !tbaa !10
  br label %33, !dbg !32

33:                                               ; preds = %25, %28
  %34 = phi i32 [ %32, %28 ], [ 0, %25 ], !dbg !32
  store i32 %34, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_lower_indexE6before to ptr), align 4, !dbg !34, !tbaa !10
  %35 = sext i32 %26 to i64, !dbg !35
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !35
  %37 = load i32, ptr %36, align 4, !dbg !35, !tbaa !10
  %38 = add nsw i32 %37, %34, !dbg !36
  %39 = getelementptr inbounds i32, ptr %2, i64 %35, !dbg !37
  store i32 %38, ptr %39, align 4, !dbg !38, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !39
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !40
  %41 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_lower_indexE1b to ptr), align 4, !dbg !41, !tbaa !10
  %42 = sext i32 %41 to i64, !dbg !40
  %43 = getelementptr inbounds i32, ptr %40, i64 %42, !dbg !40
  store volatile i32 1, ptr %43, align 4, !dbg !40, !tbaa !10
  br label %44, !dbg !42

44:                                               ; preds = %33, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !43
  %45 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_lower_indexE1b to ptr), align 4, !dbg !44, !tbaa !10
  %46 = shl nsw i32 %45, 6, !dbg !45
  %47 = add nsw i32 %46, %9, !dbg !46
  %48 = icmp slt i32 %47, %4, !dbg !47
  br i1 %48, label %49, label %56, !dbg !47

49:                                               ; preds = %44
  %50 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ21waits_for_lower_indexE6before to ptr), align 4, !dbg !48, !tbaa !10
  %51 = sext i32 %47 to i64, !dbg !49
  %52 = getelementptr inbounds i32, ptr %0, i64 %51, !dbg !49
  %53 = load i32, ptr %52, align 4, !dbg !49, !tbaa !10
  %54 = add nsw i32 %53, %50, !dbg !50
  %55 = getelementptr inbounds i32, ptr %1, i64 %51, !dbg !51
  store i32 %54, ptr %55, align 4, !dbg !52, !tbaa !10
  br label %56, !dbg !51

56:                                               ; preds = %49, %44
  ret void, !dbg !53
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc void @_ZL5wasteiPi(i32 noundef %0, ptr noundef writeonly captures(none) %1) unnamed_addr #1 !dbg !54 {
  br label %5, !dbg !56

3:                                                ; preds = %5
  %4 = icmp eq i32 %9, 1592614637, !dbg !57
  br i1 %4, label %12, label %13, !dbg !57

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ]
  %7 = phi i32 [ %0, %2 ], [ %9, %5 ]
  %8 = add nsw i32 %6, %7, !dbg !58
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #9, !dbg !59
  %10 = add nuw nsw i32 %6, 1, !dbg !60
  %11 = icmp eq i32 %10, 4, !dbg !61
  br i1 %11, label %3, label %5, !dbg !56, !llvm.loop !62

12:                                               ; preds = %3
  store i32 1592614637, ptr %1, align 4, !dbg !64, !tbaa !10
  br label %13, !dbg !65

13:                                               ; preds = %12, %3
  ret void, !dbg !66
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @waits_for_block_0(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !67 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %8 = mul i32 %6, %7, !dbg !68
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %10 = add i32 %8, %9, !dbg !68
  %11 = icmp slt i32 %10, %4, !dbg !69
  br i1 %11, label %12, label %13, !dbg !69

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !69
  br label %13, !dbg !69

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !70
  br i1 %14, label %15, label %16, !dbg !70

15:                                               ; preds = %13
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ17waits_for_block_0E5ready to ptr), align 4, !dbg !71, !tbaa !10
  br label %16, !dbg !72

16:                                               ; preds = %15, %13
  %17 = icmp eq i32 %6, 0, !dbg !73
  %18 = icmp samesign ult i32 %9, 8
  %19 = and i1 %17, %18, !dbg !74
  br i1 %19, label %20, label %24, !dbg !74

20:                                               ; preds = %16
  %21 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %9) #9, !dbg !75
  %22 = zext nneg i32 %9 to i64, !dbg !76
  %23 = getelementptr inbounds nuw i32, ptr %2, i64 %22, !dbg !76
  store i32 %21, ptr %23, align 4, !dbg !77, !tbaa !10
  br label %24, !dbg !76

24:                                               ; preds = %20, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !78
  %25 = or i32 %6, %9, !dbg !79
  %26 = icmp eq i32 %25, 0, !dbg !79
  br i1 %26, label %27, label %29, !dbg !79

27:                                               ; preds = %24
  fence syncscope("device") acq_rel, !dbg !80
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !81
  store volatile i32 1, ptr %28, align 4, !dbg !81, !tbaa !10
  br label %29, !dbg !82

29:                                               ; preds = %27, %24
  br i1 %14, label %30, label %33, !dbg !83

30:                                               ; preds = %29
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !84
  %32 = load volatile i32, ptr %31, align 4, !dbg !84, !tbaa !10
  store i32 %32, ptr addrspacecast (ptr addrspace(3) @_ZZ17waits_for_block_0E5ready to ptr), align 4, !dbg !85, !tbaa !10
  fence syncscope("device") acq_rel, !dbg !86
  br label %33, !dbg !87

33:                                               ; preds = %30, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !88
  br i1 %11, label %34, label %51, !dbg !89

34:                                               ; preds = %33
  %35 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17waits_for_block_0E5ready to ptr), align 4, !dbg !90, !tbaa !10
  %36 = icmp eq i32 %35, 0, !dbg !90
  %37 = sext i32 %10 to i64, !dbg !91
  %38 = getelementptr inbounds i32, ptr %0, i64 %37, !dbg !91
  %39 = load i32, ptr %38, align 4, !dbg !91, !tbaa !10
  %40 = and i32 %39, 7, !dbg !91
  br i1 %36, label %45, label %41, !dbg !90

41:                                               ; preds = %34
  %42 = zext nneg i32 %40 to i64, !dbg !92
  %43 = getelementptr inbounds nuw i32, ptr %2, i64 %42, !dbg !92
  %44 = load i32, ptr %43, align 4, !dbg !92, !tbaa !10
  br label %47, !dbg !90

45:                                               ; preds = %34
  %46 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %40) #9, !dbg !93
  br label %47, !dbg !90

47:                                               ; preds = %45, %41
  %48 = phi i32 [ %44, %41 ], [ %46, %45 ], !dbg !90
  %49 = sext i32 %10 to i64, !dbg !94
  %50 = getelementptr inbounds i32, ptr %1, i64 %49, !dbg !94
  store i32 %48, ptr %50, align 4, !dbg !95, !tbaa !10
  br label %51, !dbg !94

51:                                               ; preds = %47, %33
  ret void, !dbg !96
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 !dbg !97 {
  br label %3, !dbg !98

2:                                                ; preds = %3
  ret i32 %12, !dbg !99

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13, !dbg !100
  %7 = xor i32 %6, %5, !dbg !101
  %8 = lshr i32 %7, 17, !dbg !102
  %9 = xor i32 %8, %7, !dbg !103
  %10 = shl i32 %9, 5, !dbg !104
  %11 = xor i32 %10, %9, !dbg !105
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #9, !dbg !106, !srcloc !107
  %13 = add nuw nsw i32 %4, 1, !dbg !108
  %14 = icmp eq i32 %13, 6, !dbg !109
  br i1 %14, label %2, label %3, !dbg !98, !llvm.loop !110
}

; Function Attrs: convergent nounwind

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reads_lower_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !112 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !113
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !113
  %8 = mul i32 %6, %7, !dbg !113
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !113
  %10 = add i32 %8, %9, !dbg !113
  %11 = icmp sge i32 %10, %4, !dbg !114
  br i1 %11, label %13, label %12, !dbg !114

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !114
  br label %13, !dbg !114

13:                                               ; preds = %12, %5
  %14 = icmp slt i32 %10, 64, !dbg !115
  %15 = or i1 %14, %11, !dbg !116
  br i1 %15, label %22, label %16, !dbg !116

16:                                               ; preds = %13
  %17 = zext nneg i32 %10 to i64, !dbg !117
  %18 = getelementptr i32, ptr %0, i64 %17, !dbg !117
  %19 = getelementptr i8, ptr %18, i64 -256, !dbg !117
  %20 = load i32, ptr %19, align 4, !dbg !117, !tbaa !10
  %21 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %20) #9, !dbg !118
  br label %22, !dbg !119

22:                                               ; preds = %13, %16
  %23 = phi i32 [ %21, %16 ], [ 0, %13 ], !dbg !119
  br i1 %11, label %33, label %24, !dbg !120

24:                                               ; preds = %22
  %25 = sext i32 %10 to i64, !dbg !121
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !121
  %27 = load i32, ptr %26, align 4, !dbg !121, !tbaa !10
  %28 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %27) #9, !dbg !122
  %29 = getelementptr inbounds i32, ptr %2, i64 %25, !dbg !123
  store i32 %28, ptr %29, align 4, !dbg !124, !tbaa !10
  %30 = load i32, ptr %26, align 4, !dbg !125, !tbaa !10
  %31 = add nsw i32 %30, %23, !dbg !126
  %32 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !127
  store i32 %31, ptr %32, align 4, !dbg !128, !tbaa !10
  br label %33, !dbg !127

33:                                               ; preds = %22, %24
  ret void, !dbg !129
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reads_what_block_0_prepares(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !130 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !131
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !131
  %8 = mul i32 %6, %7, !dbg !131
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131
  %10 = add i32 %8, %9, !dbg !131
  %11 = icmp slt i32 %10, %4, !dbg !132
  br i1 %11, label %12, label %13, !dbg !132

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !132
  br label %13, !dbg !132

13:                                               ; preds = %12, %5
  %14 = icmp samesign ult i32 %9, 8, !dbg !133
  br i1 %14, label %15, label %19, !dbg !133

15:                                               ; preds = %13
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %9) #9, !dbg !134
  %17 = zext nneg i32 %9 to i64, !dbg !135
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27reads_what_block_0_preparesE5table to ptr), i64 %17, !dbg !135
  store i32 %16, ptr %18, align 4, !dbg !136, !tbaa !10
  br label %19, !dbg !135

19:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !137
  br i1 %11, label %20, label %29, !dbg !138

20:                                               ; preds = %19
  %21 = sext i32 %10 to i64, !dbg !139
  %22 = getelementptr inbounds i32, ptr %0, i64 %21, !dbg !139
  %23 = load i32, ptr %22, align 4, !dbg !139, !tbaa !10
  %24 = and i32 %23, 7, !dbg !140
  %25 = zext nneg i32 %24 to i64, !dbg !141
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ27reads_what_block_0_preparesE5table to ptr), i64 %25, !dbg !141
  %27 = load i32, ptr %26, align 4, !dbg !141, !tbaa !10
  %28 = getelementptr inbounds i32, ptr %1, i64 %21, !dbg !142
  store i32 %27, ptr %28, align 4, !dbg !143, !tbaa !10
  br label %29, !dbg !142

29:                                               ; preds = %20, %19
  ret void, !dbg !144
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ticket_without_wait(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !145 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !146
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !146
  %8 = mul i32 %6, %7, !dbg !146
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !146
  %10 = add i32 %8, %9, !dbg !146
  %11 = icmp slt i32 %10, %4, !dbg !147
  br i1 %11, label %12, label %13, !dbg !147

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !147
  br label %13, !dbg !147

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !148
  br i1 %14, label %15, label %44, !dbg !148

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !149
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ19ticket_without_waitE1b to ptr), align 4, !dbg !150, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !151
  br i1 %17, label %25, label %18, !dbg !152

18:                                               ; preds = %15
  %19 = sext i32 %16 to i64
  %20 = getelementptr i32, ptr %3, i64 %19
  %21 = getelementptr i8, ptr %20, i64 28
  br label %22, !dbg !153

22:                                               ; preds = %18, %22
  %23 = load volatile i32, ptr %21, align 4, !dbg !154, !tbaa !10
  %24 = icmp eq i32 %23, 0, !dbg !154
  br i1 %24, label %22, label %25, !dbg !153, !llvm.loop !155

25:                                               ; preds = %22, %15
  tail call void @llvm.nvvm.membar.gl(), !dbg !157
  %26 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19ticket_without_waitE1b to ptr), align 4, !dbg !158, !tbaa !10
  %27 = icmp eq i32 %26, 0, !dbg !158
  br i1 %27, label %33, label %28, !dbg !158

28:                                               ; preds = %25
  %29 = sext i32 %26 to i64, !dbg !159
  %30 = getelementptr i32, ptr %2, i64 %29, !dbg !159
  %31 = getelementptr i8, ptr %30, i64 -4, !dbg !159
  %32 = load i32, ptr %31, align 4, !dbg !159, !tbaa !10
  br label %33, !dbg !158

33:                                               ; preds = %25, %28
  %34 = phi i32 [ %32, %28 ], [ 0, %25 ], !dbg !158
  store i32 %34, ptr addrspacecast (ptr addrspace(3) @_ZZ19ticket_without_waitE6before to ptr), align 4, !dbg !160, !tbaa !10
  %35 = sext i32 %26 to i64, !dbg !161
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !161
  %37 = load i32, ptr %36, align 4, !dbg !161, !tbaa !10
  %38 = add nsw i32 %37, %34, !dbg !162
  %39 = getelementptr inbounds i32, ptr %2, i64 %35, !dbg !163
  store i32 %38, ptr %39, align 4, !dbg !164, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !165
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !166
  %41 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19ticket_without_waitE1b to ptr), align 4, !dbg !167, !tbaa !10
  %42 = sext i32 %41 to i64, !dbg !166
  %43 = getelementptr inbounds i32, ptr %40, i64 %42, !dbg !166
  store volatile i32 1, ptr %43, align 4, !dbg !166, !tbaa !10
  br label %44, !dbg !168

44:                                               ; preds = %33, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !169
  %45 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19ticket_without_waitE1b to ptr), align 4, !dbg !170, !tbaa !10
  %46 = shl nsw i32 %45, 6, !dbg !171
  %47 = add nsw i32 %46, %9, !dbg !172
  %48 = icmp slt i32 %47, %4, !dbg !173
  br i1 %48, label %49, label %56, !dbg !173

49:                                               ; preds = %44
  %50 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19ticket_without_waitE6before to ptr), align 4, !dbg !174, !tbaa !10
  %51 = sext i32 %47 to i64, !dbg !175
  %52 = getelementptr inbounds i32, ptr %0, i64 %51, !dbg !175
  %53 = load i32, ptr %52, align 4, !dbg !175, !tbaa !10
  %54 = add nsw i32 %53, %50, !dbg !176
  %55 = getelementptr inbounds i32, ptr %1, i64 %51, !dbg !177
  store i32 %54, ptr %55, align 4, !dbg !178, !tbaa !10
  br label %56, !dbg !177

56:                                               ; preds = %49, %44
  ret void, !dbg !179
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ticket_without_wait_atomic(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !180 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !181
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !181
  %8 = mul i32 %6, %7, !dbg !181
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !181
  %10 = add i32 %8, %9, !dbg !181
  %11 = icmp slt i32 %10, %4, !dbg !182
  br i1 %11, label %12, label %13, !dbg !182

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !182
  br label %13, !dbg !182

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !183
  br i1 %14, label %15, label %50, !dbg !183

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !184
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE1b to ptr), align 4, !dbg !185, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !186
  br i1 %17, label %28, label %18, !dbg !187

18:                                               ; preds = %15, %18
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE1b to ptr), align 4, !dbg !188, !tbaa !10
  %20 = sext i32 %19 to i64, !dbg !189
  %21 = getelementptr i32, ptr %3, i64 %20, !dbg !189
  %22 = getelementptr i8, ptr %21, i64 28, !dbg !189
  %23 = atomicrmw or ptr %22, i32 0 seq_cst, align 4, !dbg !190
  %24 = icmp eq i32 %23, 0, !dbg !190
  %25 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE1b to ptr), align 4
  %26 = icmp ne i32 %25, 0
  %27 = select i1 %24, i1 %26, i1 false, !dbg !191
  br i1 %27, label %18, label %28, !dbg !191, !llvm.loop !192

28:                                               ; preds = %18, %15
  tail call void @llvm.nvvm.membar.gl(), !dbg !194
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE1b to ptr), align 4, !dbg !195, !tbaa !10
  %30 = icmp eq i32 %29, 0, !dbg !195
  br i1 %30, label %36, label %31, !dbg !195

31:                                               ; preds = %28
  %32 = sext i32 %29 to i64, !dbg !196
  %33 = getelementptr inbounds i32, ptr %2, i64 %32, !dbg !196
  %34 = getelementptr inbounds i8, ptr %33, i64 -4, !dbg !197
  %35 = atomicrmw or ptr %34, i32 0 seq_cst, align 4, !dbg !198
  br label %36, !dbg !195

36:                                               ; preds = %28, %31
  %37 = phi i32 [ %35, %31 ], [ 0, %28 ], !dbg !195
  store i32 %37, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE6before to ptr), align 4, !dbg !199, !tbaa !10
  %38 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE1b to ptr), align 4, !dbg !200, !tbaa !10
  %39 = sext i32 %38 to i64, !dbg !201
  %40 = getelementptr inbounds i32, ptr %2, i64 %39, !dbg !201
  %41 = getelementptr inbounds i32, ptr %0, i64 %39, !dbg !202
  %42 = load i32, ptr %41, align 4, !dbg !202, !tbaa !10
  %43 = add nsw i32 %42, %37, !dbg !203
  %44 = atomicrmw xchg ptr %40, i32 %43 seq_cst, align 4, !dbg !204
  tail call void @llvm.nvvm.membar.gl(), !dbg !205
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !206
  %46 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE1b to ptr), align 4, !dbg !207, !tbaa !10
  %47 = sext i32 %46 to i64, !dbg !206
  %48 = getelementptr inbounds i32, ptr %45, i64 %47, !dbg !206
  %49 = atomicrmw xchg ptr %48, i32 1 seq_cst, align 4, !dbg !208
  br label %50, !dbg !209

50:                                               ; preds = %36, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !210
  %51 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE1b to ptr), align 4, !dbg !211, !tbaa !10
  %52 = shl nsw i32 %51, 6, !dbg !212
  %53 = add nsw i32 %52, %9, !dbg !213
  %54 = icmp slt i32 %53, %4, !dbg !214
  br i1 %54, label %55, label %62, !dbg !214

55:                                               ; preds = %50
  %56 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ26ticket_without_wait_atomicE6before to ptr), align 4, !dbg !215, !tbaa !10
  %57 = sext i32 %53 to i64, !dbg !216
  %58 = getelementptr inbounds i32, ptr %0, i64 %57, !dbg !216
  %59 = load i32, ptr %58, align 4, !dbg !216, !tbaa !10
  %60 = add nsw i32 %59, %56, !dbg !217
  %61 = getelementptr inbounds i32, ptr %1, i64 %57, !dbg !218
  store i32 %60, ptr %61, align 4, !dbg !219, !tbaa !10
  br label %62, !dbg !218

62:                                               ; preds = %55, %50
  ret void, !dbg !220
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @waits_so_long(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !221 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !222
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !222
  %8 = mul i32 %6, %7, !dbg !222
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !222
  %10 = add i32 %8, %9, !dbg !222
  %11 = icmp slt i32 %10, %4, !dbg !223
  br i1 %11, label %12, label %13, !dbg !223

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !223
  br label %13, !dbg !223

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !224
  br i1 %14, label %15, label %44, !dbg !224

15:                                               ; preds = %13
  %16 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !225
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ13waits_so_longE1b to ptr), align 4, !dbg !226, !tbaa !10
  %17 = icmp eq i32 %16, 0, !dbg !227
  br i1 %17, label %25, label %18, !dbg !228

18:                                               ; preds = %15
  %19 = sext i32 %16 to i64
  %20 = getelementptr i32, ptr %3, i64 %19
  %21 = getelementptr i8, ptr %20, i64 28
  br label %22, !dbg !229

22:                                               ; preds = %18, %22
  %23 = load volatile i32, ptr %21, align 4, !dbg !230, !tbaa !10
  %24 = icmp eq i32 %23, 0, !dbg !230
  br i1 %24, label %22, label %25, !dbg !229, !llvm.loop !231

25:                                               ; preds = %22, %15
  tail call void @llvm.nvvm.membar.gl(), !dbg !233
  %26 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13waits_so_longE1b to ptr), align 4, !dbg !234, !tbaa !10
  %27 = icmp eq i32 %26, 0, !dbg !234
  br i1 %27, label %33, label %28, !dbg !234

28:                                               ; preds = %25
  %29 = sext i32 %26 to i64, !dbg !235
  %30 = getelementptr i32, ptr %2, i64 %29, !dbg !235
  %31 = getelementptr i8, ptr %30, i64 -4, !dbg !235
  %32 = load i32, ptr %31, align 4, !dbg !235, !tbaa !10
  br label %33, !dbg !234

33:                                               ; preds = %25, %28
  %34 = phi i32 [ %32, %28 ], [ 0, %25 ], !dbg !234
  store i32 %34, ptr addrspacecast (ptr addrspace(3) @_ZZ13waits_so_longE6before to ptr), align 4, !dbg !236, !tbaa !10
  %35 = sext i32 %26 to i64, !dbg !237
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !237
  %37 = load i32, ptr %36, align 4, !dbg !237, !tbaa !10
  %38 = add nsw i32 %37, %34, !dbg !238
  %39 = getelementptr inbounds i32, ptr %2, i64 %35, !dbg !239
  store i32 %38, ptr %39, align 4, !dbg !240, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !241
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !242
  %41 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13waits_so_longE1b to ptr), align 4, !dbg !243, !tbaa !10
  %42 = sext i32 %41 to i64, !dbg !242
  %43 = getelementptr inbounds i32, ptr %40, i64 %42, !dbg !242
  store volatile i32 1, ptr %43, align 4, !dbg !242, !tbaa !10
  br label %44, !dbg !244

44:                                               ; preds = %33, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !245
  %45 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13waits_so_longE1b to ptr), align 4, !dbg !246, !tbaa !10
  %46 = shl nsw i32 %45, 6, !dbg !247
  %47 = add nsw i32 %46, %9, !dbg !248
  %48 = icmp slt i32 %47, %4, !dbg !249
  br i1 %48, label %49, label %56, !dbg !249

49:                                               ; preds = %44
  %50 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13waits_so_longE6before to ptr), align 4, !dbg !250, !tbaa !10
  %51 = sext i32 %47 to i64, !dbg !251
  %52 = getelementptr inbounds i32, ptr %0, i64 %51, !dbg !251
  %53 = load i32, ptr %52, align 4, !dbg !251, !tbaa !10
  %54 = add nsw i32 %53, %50, !dbg !252
  %55 = getelementptr inbounds i32, ptr %1, i64 %51, !dbg !253
  store i32 %54, ptr %55, align 4, !dbg !254, !tbaa !10
  br label %56, !dbg !253

56:                                               ; preds = %49, %44
  ret void, !dbg !255
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @last_by_index(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !256 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !257
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !257
  %8 = mul i32 %6, %7, !dbg !257
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !257
  %10 = add i32 %8, %9, !dbg !257
  %11 = icmp slt i32 %10, %4, !dbg !258
  br i1 %11, label %12, label %13, !dbg !258

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !258
  br label %13, !dbg !258

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !259
  br i1 %14, label %15, label %27, !dbg !259

15:                                               ; preds = %13
  %16 = sext i32 %10 to i64, !dbg !260
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !260
  %18 = load i32, ptr %17, align 4, !dbg !260, !tbaa !10
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #9, !dbg !261
  %20 = zext nneg i32 %6 to i64, !dbg !262
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %20, !dbg !262
  store i32 %19, ptr %21, align 4, !dbg !263, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !264
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !265
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !266
  %24 = add nsw i32 %23, -1, !dbg !267
  %25 = icmp eq i32 %22, %24, !dbg !268
  %26 = zext i1 %25 to i32, !dbg !265
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ13last_by_indexE4last to ptr), align 4, !dbg !269, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !270
  br label %27, !dbg !271

27:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !272
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13last_by_indexE4last to ptr), align 4, !dbg !273, !tbaa !10
  %29 = icmp eq i32 %28, 0, !dbg !273
  br i1 %29, label %50, label %30, !dbg !274

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34, !dbg !275

32:                                               ; preds = %34
  %33 = icmp slt i32 %9, %4, !dbg !276
  br i1 %33, label %43, label %50, !dbg !277

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64, !dbg !278
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37, !dbg !278
  %39 = load i32, ptr %38, align 4, !dbg !278, !tbaa !10
  %40 = add nsw i32 %39, %36, !dbg !279
  %41 = add nuw nsw i32 %35, 1, !dbg !280
  %42 = icmp eq i32 %41, %31, !dbg !281
  br i1 %42, label %32, label %34, !dbg !275, !llvm.loop !282

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %9, %32 ]
  %45 = sub nsw i32 %40, %44, !dbg !284
  %46 = zext nneg i32 %44 to i64, !dbg !285
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46, !dbg !285
  store i32 %45, ptr %47, align 4, !dbg !286, !tbaa !10
  %48 = add nuw nsw i32 %44, 64, !dbg !287
  %49 = icmp slt i32 %48, %4, !dbg !276
  br i1 %49, label %43, label %50, !dbg !277, !llvm.loop !288

50:                                               ; preds = %43, %32, %27
  ret void, !dbg !290
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @compacted_in_block_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #4 !dbg !291 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !292
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !292
  %8 = mul i32 %6, %7, !dbg !292
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !292
  %10 = add i32 %8, %9, !dbg !292
  %11 = icmp slt i32 %10, %4, !dbg !293
  br i1 %11, label %12, label %17, !dbg !293

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !293
  %13 = sext i32 %10 to i64, !dbg !294
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !294
  %15 = load i32, ptr %14, align 4, !dbg !294, !tbaa !10
  %16 = icmp sgt i32 %15, 0, !dbg !295
  br label %17

17:                                               ; preds = %5, %12
  %18 = phi i1 [ false, %5 ], [ %16, %12 ], !dbg !296
  %19 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %18), !dbg !297
  %20 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %18), !dbg !298
  %21 = icmp eq i32 %9, 0, !dbg !299
  br i1 %21, label %22, label %23, !dbg !299

22:                                               ; preds = %17
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ24compacted_in_block_orderE5first to ptr), align 4, !dbg !300, !tbaa !10
  br label %23, !dbg !301

23:                                               ; preds = %22, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !302
  %24 = shl i32 %6, 6
  %25 = icmp ult i32 %9, %24, !dbg !303
  br i1 %25, label %28, label %26, !dbg !304

26:                                               ; preds = %36, %23
  %27 = icmp eq i32 %9, 31, !dbg !305
  br i1 %27, label %39, label %43, !dbg !305

28:                                               ; preds = %23, %36
  %29 = phi i32 [ %37, %36 ], [ %9, %23 ]
  %30 = zext nneg i32 %29 to i64, !dbg !306
  %31 = getelementptr inbounds nuw i32, ptr %0, i64 %30, !dbg !306
  %32 = load i32, ptr %31, align 4, !dbg !306, !tbaa !10
  %33 = icmp sgt i32 %32, 0, !dbg !307
  br i1 %33, label %34, label %36, !dbg !307

34:                                               ; preds = %28
  %35 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ24compacted_in_block_orderE5first to ptr), i32 1 seq_cst, align 4, !dbg !308
  br label %36, !dbg !308

36:                                               ; preds = %28, %34
  %37 = add nuw nsw i32 %29, 64, !dbg !309
  %38 = icmp ult i32 %37, %24, !dbg !303
  br i1 %38, label %28, label %26, !dbg !304, !llvm.loop !310

39:                                               ; preds = %26
  %40 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %19), !dbg !312
  %41 = zext nneg i32 %6 to i64, !dbg !313
  %42 = getelementptr inbounds nuw i32, ptr %2, i64 %41, !dbg !313
  store i32 %40, ptr %42, align 4, !dbg !314, !tbaa !10
  br label %43, !dbg !313

43:                                               ; preds = %39, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !315
  %44 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ24compacted_in_block_orderE5first to ptr), align 4, !dbg !316, !tbaa !10
  %45 = icmp samesign ult i32 %9, 32, !dbg !317
  br i1 %45, label %50, label %46, !dbg !318

46:                                               ; preds = %43
  %47 = zext nneg i32 %6 to i64, !dbg !319
  %48 = getelementptr inbounds nuw i32, ptr %2, i64 %47, !dbg !319
  %49 = load i32, ptr %48, align 4, !dbg !319, !tbaa !10
  br label %50, !dbg !318

50:                                               ; preds = %43, %46
  %51 = phi i32 [ %49, %46 ], [ 0, %43 ], !dbg !318
  br i1 %11, label %52, label %63, !dbg !320

52:                                               ; preds = %50
  %53 = and i32 %9, 31, !dbg !321
  %54 = shl nsw i32 -1, %53, !dbg !322
  %55 = xor i32 %54, -1, !dbg !322
  %56 = and i32 %19, %55, !dbg !323
  %57 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %56), !dbg !324
  %58 = add i32 %44, %57, !dbg !325
  %59 = add i32 %58, %51, !dbg !326
  %60 = select i1 %18, i32 %59, i32 -1, !dbg !327
  %61 = sext i32 %10 to i64, !dbg !328
  %62 = getelementptr inbounds i32, ptr %1, i64 %61, !dbg !328
  store i32 %60, ptr %62, align 4, !dbg !329, !tbaa !10
  br label %63, !dbg !328

63:                                               ; preds = %52, %50
  ret void, !dbg !330
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scanned_in_block_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !331 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !332
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !332
  %8 = mul i32 %6, %7, !dbg !332
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !332
  %10 = add i32 %8, %9, !dbg !332
  %11 = icmp slt i32 %10, %4, !dbg !333
  br i1 %11, label %12, label %13, !dbg !333

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !333
  br label %13, !dbg !333

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !334
  br i1 %14, label %15, label %16, !dbg !334

15:                                               ; preds = %13
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ22scanned_in_block_orderE3sum to ptr), align 4, !dbg !335, !tbaa !10
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ22scanned_in_block_orderE6before to ptr), align 4, !dbg !336, !tbaa !10
  br label %16, !dbg !337

16:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !338
  br i1 %11, label %17, label %22, !dbg !339

17:                                               ; preds = %16
  %18 = sext i32 %10 to i64, !dbg !340
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !340
  %20 = load i32, ptr %19, align 4, !dbg !340, !tbaa !10
  %21 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ22scanned_in_block_orderE3sum to ptr), i32 %20 seq_cst, align 4, !dbg !341
  br label %22, !dbg !341

22:                                               ; preds = %17, %16
  %23 = shl i32 %6, 6
  %24 = icmp ult i32 %9, %23, !dbg !342
  br i1 %24, label %26, label %25, !dbg !343

25:                                               ; preds = %26, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !344
  br i1 %11, label %34, label %41, !dbg !345

26:                                               ; preds = %22, %26
  %27 = phi i32 [ %32, %26 ], [ %9, %22 ]
  %28 = zext nneg i32 %27 to i64, !dbg !346
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %28, !dbg !346
  %30 = load i32, ptr %29, align 4, !dbg !346, !tbaa !10
  %31 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ22scanned_in_block_orderE6before to ptr), i32 %30 seq_cst, align 4, !dbg !347
  %32 = add nuw nsw i32 %27, 64, !dbg !348
  %33 = icmp ult i32 %32, %23, !dbg !342
  br i1 %33, label %26, label %25, !dbg !343, !llvm.loop !349

34:                                               ; preds = %25
  %35 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22scanned_in_block_orderE6before to ptr), align 4, !dbg !351, !tbaa !10
  %36 = sext i32 %10 to i64, !dbg !352
  %37 = getelementptr inbounds i32, ptr %0, i64 %36, !dbg !352
  %38 = load i32, ptr %37, align 4, !dbg !352, !tbaa !10
  %39 = add nsw i32 %38, %35, !dbg !353
  %40 = getelementptr inbounds i32, ptr %1, i64 %36, !dbg !354
  store i32 %39, ptr %40, align 4, !dbg !355, !tbaa !10
  br label %41, !dbg !354

41:                                               ; preds = %34, %25
  ret void, !dbg !356
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @first_block_does_it(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !357 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !358
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !358
  %8 = mul i32 %6, %7, !dbg !358
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !358
  %10 = add i32 %8, %9, !dbg !358
  %11 = icmp slt i32 %10, %4, !dbg !359
  br i1 %11, label %12, label %13, !dbg !359

12:                                               ; preds = %5
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %10, ptr noundef %2) #9, !dbg !359
  br label %13, !dbg !359

13:                                               ; preds = %12, %5
  %14 = icmp eq i32 %9, 0, !dbg !360
  br i1 %14, label %15, label %18, !dbg !360

15:                                               ; preds = %13
  %16 = icmp eq i32 %6, 0, !dbg !361
  %17 = zext i1 %16 to i32, !dbg !362
  store i32 %17, ptr addrspacecast (ptr addrspace(3) @_ZZ19first_block_does_itE5first to ptr), align 4, !dbg !363, !tbaa !10
  br label %18, !dbg !364

18:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !365
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19first_block_does_itE5first to ptr), align 4, !dbg !366, !tbaa !10
  %20 = icmp ne i32 %19, 0, !dbg !366
  %21 = icmp slt i32 %9, %4, !dbg !367
  %22 = and i1 %20, %21, !dbg !367
  br i1 %22, label %24, label %23, !dbg !368

23:                                               ; preds = %24, %18
  ret void, !dbg !369

24:                                               ; preds = %18, %24
  %25 = phi i32 [ %32, %24 ], [ %9, %18 ]
  %26 = zext nneg i32 %25 to i64, !dbg !370
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26, !dbg !370
  %28 = load i32, ptr %27, align 4, !dbg !370, !tbaa !10
  %29 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %28) #9, !dbg !371
  %30 = add i32 %29, %6, !dbg !372
  %31 = getelementptr inbounds nuw i32, ptr %1, i64 %26, !dbg !373
  store i32 %30, ptr %31, align 4, !dbg !374, !tbaa !10
  %32 = add nuw nsw i32 %25, 64, !dbg !375
  %33 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19first_block_does_itE5first to ptr), align 4, !dbg !366, !tbaa !10
  %34 = icmp ne i32 %33, 0, !dbg !366
  %35 = icmp slt i32 %32, %4, !dbg !367
  %36 = select i1 %34, i1 %35, i1 false, !dbg !367
  br i1 %36, label %24, label %23, !dbg !368, !llvm.loop !376
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fused_with_initialisation(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !378 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !379
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !379
  %9 = mul i32 %7, %8, !dbg !379
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !379
  %11 = add i32 %9, %10, !dbg !379
  %12 = icmp slt i32 %11, %4, !dbg !380
  br i1 %12, label %13, label %14, !dbg !380

13:                                               ; preds = %6
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %11, ptr noundef %2) #9, !dbg !380
  br label %14, !dbg !380

14:                                               ; preds = %13, %6
  %15 = icmp eq i32 %5, 0, !dbg !381
  br i1 %15, label %16, label %24, !dbg !382

16:                                               ; preds = %14
  %17 = icmp eq i32 %7, 0, !dbg !383
  %18 = icmp samesign ult i32 %10, 8
  %19 = and i1 %17, %18, !dbg !384
  br i1 %19, label %20, label %35, !dbg !384

20:                                               ; preds = %16
  %21 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %10) #9, !dbg !385
  %22 = zext nneg i32 %10 to i64, !dbg !386
  %23 = getelementptr inbounds nuw i32, ptr %2, i64 %22, !dbg !386
  store i32 %21, ptr %23, align 4, !dbg !387, !tbaa !10
  br label %35, !dbg !386

24:                                               ; preds = %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !388
  br i1 %12, label %25, label %35, !dbg !389

25:                                               ; preds = %24
  %26 = sext i32 %11 to i64, !dbg !390
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !390
  %28 = load i32, ptr %27, align 4, !dbg !390, !tbaa !10
  %29 = and i32 %28, 7, !dbg !391
  %30 = zext nneg i32 %29 to i64, !dbg !392
  %31 = getelementptr inbounds nuw i32, ptr %2, i64 %30, !dbg !392
  %32 = load i32, ptr %31, align 4, !dbg !392, !tbaa !10
  %33 = add nsw i32 %32, %28, !dbg !393
  %34 = getelementptr inbounds i32, ptr %1, i64 %26, !dbg !394
  store i32 %33, ptr %34, align 4, !dbg !395, !tbaa !10
  br label %35, !dbg !394

35:                                               ; preds = %16, %20, %24, %25
  ret void, !dbg !396
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fused_with_atomic_initialisation(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !397 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !398
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !398
  %9 = mul i32 %7, %8, !dbg !398
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !398
  %11 = add i32 %9, %10, !dbg !398
  %12 = icmp slt i32 %11, %4, !dbg !399
  br i1 %12, label %13, label %14, !dbg !399

13:                                               ; preds = %6
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %11, ptr noundef %2) #9, !dbg !399
  br label %14, !dbg !399

14:                                               ; preds = %13, %6
  %15 = icmp eq i32 %5, 0, !dbg !400
  %16 = or i32 %5, %11, !dbg !401
  %17 = icmp eq i32 %16, 0, !dbg !401
  br i1 %17, label %18, label %21, !dbg !401

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !402
  %20 = atomicrmw xchg ptr %19, i32 1000 seq_cst, align 4, !dbg !403
  br label %21, !dbg !403

21:                                               ; preds = %18, %14
  br i1 %15, label %50, label %22, !dbg !404

22:                                               ; preds = %21
  %23 = icmp eq i32 %10, 0, !dbg !405
  br i1 %23, label %24, label %35, !dbg !405

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !406
  %26 = sext i32 %11 to i64, !dbg !407
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !407
  %28 = load i32, ptr %27, align 4, !dbg !407, !tbaa !10
  %29 = atomicrmw add ptr %25, i32 %28 seq_cst, align 4, !dbg !408
  tail call void @llvm.nvvm.membar.gl(), !dbg !409
  %30 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !410
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !411
  %32 = add nsw i32 %31, -1, !dbg !412
  %33 = icmp eq i32 %30, %32, !dbg !413
  %34 = zext i1 %33 to i32, !dbg !410
  store i32 %34, ptr addrspacecast (ptr addrspace(3) @_ZZ32fused_with_atomic_initialisationE4last to ptr), align 4, !dbg !414, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !415
  br label %35, !dbg !416

35:                                               ; preds = %24, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !417
  %36 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ32fused_with_atomic_initialisationE4last to ptr), align 4, !tbaa !10
  %37 = icmp ne i32 %36, 0
  %38 = icmp slt i32 %10, %4, !dbg !418
  %39 = and i1 %37, %38, !dbg !418
  br i1 %39, label %40, label %50, !dbg !419

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 32
  br label %42, !dbg !419

42:                                               ; preds = %40, %42
  %43 = phi i32 [ %10, %40 ], [ %48, %42 ]
  %44 = load volatile i32, ptr %41, align 4, !dbg !420, !tbaa !10
  %45 = add nsw i32 %44, %43, !dbg !421
  %46 = zext nneg i32 %43 to i64, !dbg !422
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46, !dbg !422
  store i32 %45, ptr %47, align 4, !dbg !423, !tbaa !10
  %48 = add nuw nsw i32 %43, 64, !dbg !424
  %49 = icmp slt i32 %48, %4, !dbg !418
  br i1 %49, label %42, label %50, !dbg !419, !llvm.loop !425

50:                                               ; preds = %42, %35, %21
  ret void, !dbg !426
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !427 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !428
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !428
  %9 = mul i32 %7, %8, !dbg !428
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !428
  %11 = add i32 %9, %10, !dbg !428
  %12 = icmp sge i32 %11, %4, !dbg !429
  br i1 %12, label %14, label %13, !dbg !429

13:                                               ; preds = %6
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %11, ptr noundef %2) #9, !dbg !429
  br label %14, !dbg !429

14:                                               ; preds = %13, %6
  %15 = icmp eq i32 %5, 0, !dbg !430
  %16 = xor i1 %15, true, !dbg !431
  %17 = or i1 %12, %16, !dbg !431
  br i1 %17, label %24, label %18, !dbg !431

18:                                               ; preds = %14
  %19 = sext i32 %11 to i64, !dbg !432
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !432
  %21 = load i32, ptr %20, align 4, !dbg !432, !tbaa !10
  %22 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %21) #9, !dbg !433
  %23 = getelementptr inbounds i32, ptr %2, i64 %19, !dbg !434
  store i32 %22, ptr %23, align 4, !dbg !435, !tbaa !10
  br label %24, !dbg !434

24:                                               ; preds = %14, %18
  %25 = or i1 %12, %15, !dbg !436
  br i1 %25, label %37, label %26, !dbg !436

26:                                               ; preds = %24
  %27 = sext i32 %11 to i64, !dbg !437
  %28 = getelementptr inbounds i32, ptr %2, i64 %27, !dbg !437
  %29 = load i32, ptr %28, align 4, !dbg !437, !tbaa !10
  %30 = xor i32 %11, -1, !dbg !438
  %31 = add i32 %4, %30, !dbg !438
  %32 = sext i32 %31 to i64, !dbg !439
  %33 = getelementptr inbounds i32, ptr %2, i64 %32, !dbg !439
  %34 = load i32, ptr %33, align 4, !dbg !439, !tbaa !10
  %35 = sub nsw i32 %29, %34, !dbg !440
  %36 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !441
  store i32 %35, ptr %36, align 4, !dbg !442, !tbaa !10
  br label %37, !dbg !441

37:                                               ; preds = %24, %26
  ret void, !dbg !443
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_barrier_of_lower(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readnone captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !444 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !445
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !445
  %9 = mul i32 %7, %8, !dbg !445
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !445
  %11 = add i32 %9, %10, !dbg !445
  %12 = icmp sge i32 %11, %4, !dbg !446
  br i1 %12, label %14, label %13, !dbg !446

13:                                               ; preds = %6
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %11, ptr noundef %2) #9, !dbg !446
  br label %14, !dbg !446

14:                                               ; preds = %13, %6
  %15 = icmp eq i32 %5, 0, !dbg !447
  %16 = xor i1 %15, true, !dbg !448
  %17 = or i1 %12, %16, !dbg !448
  br i1 %17, label %24, label %18, !dbg !448

18:                                               ; preds = %14
  %19 = sext i32 %11 to i64, !dbg !449
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !449
  %21 = load i32, ptr %20, align 4, !dbg !449, !tbaa !10
  %22 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %21) #9, !dbg !450
  %23 = getelementptr inbounds i32, ptr %2, i64 %19, !dbg !451
  store i32 %22, ptr %23, align 4, !dbg !452, !tbaa !10
  br label %24, !dbg !451

24:                                               ; preds = %14, %18
  %25 = or i1 %12, %15, !dbg !453
  br i1 %25, label %36, label %26, !dbg !453

26:                                               ; preds = %24
  %27 = sext i32 %11 to i64, !dbg !454
  %28 = getelementptr inbounds i32, ptr %2, i64 %27, !dbg !454
  %29 = load i32, ptr %28, align 4, !dbg !454, !tbaa !10
  %30 = sdiv i32 %11, 2, !dbg !455
  %31 = sext i32 %30 to i64, !dbg !456
  %32 = getelementptr inbounds i32, ptr %2, i64 %31, !dbg !456
  %33 = load i32, ptr %32, align 4, !dbg !456, !tbaa !10
  %34 = sub nsw i32 %29, %33, !dbg !457
  %35 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !458
  store i32 %34, ptr %35, align 4, !dbg !459, !tbaa !10
  br label %36, !dbg !458

36:                                               ; preds = %24, %26
  ret void, !dbg !460
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #7

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #8

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #4 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nounwind }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !DIFile(filename: "blocks.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "waits_for_lower_index", scope: !7, file: !7, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 10, column: 5, scope: !15)
!19 = !DILocation(line: 10, column: 10, scope: !15)
!20 = !DILocation(line: 11, column: 11, scope: !15)
!21 = !DILocation(line: 12, column: 20, scope: !15)
!22 = !DILocation(line: 12, column: 11, scope: !15)
!23 = !DILocation(line: 13, column: 16, scope: !15)
!24 = !DILocation(line: 13, column: 18, scope: !15)
!25 = !DILocation(line: 13, column: 9, scope: !15)
!26 = !DILocation(line: 13, column: 22, scope: !15)
!27 = distinct !{!27, !25, !28, !29, !30}
!28 = !DILocation(line: 13, column: 42, scope: !15)
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = !DILocation(line: 14, column: 9, scope: !15)
!32 = !DILocation(line: 15, column: 18, scope: !15)
!33 = !DILocation(line: 15, column: 22, scope: !15)
!34 = !DILocation(line: 15, column: 16, scope: !15)
!35 = !DILocation(line: 16, column: 28, scope: !15)
!36 = !DILocation(line: 16, column: 26, scope: !15)
!37 = !DILocation(line: 16, column: 9, scope: !15)
!38 = !DILocation(line: 16, column: 17, scope: !15)
!39 = !DILocation(line: 17, column: 9, scope: !15)
!40 = !DILocation(line: 18, column: 9, scope: !15)
!41 = !DILocation(line: 18, column: 19, scope: !15)
!42 = !DILocation(line: 19, column: 5, scope: !15)
!43 = !DILocation(line: 20, column: 5, scope: !15)
!44 = !DILocation(line: 21, column: 13, scope: !15)
!45 = !DILocation(line: 21, column: 15, scope: !15)
!46 = !DILocation(line: 21, column: 20, scope: !15)
!47 = !DILocation(line: 22, column: 11, scope: !15)
!48 = !DILocation(line: 22, column: 25, scope: !15)
!49 = !DILocation(line: 22, column: 34, scope: !15)
!50 = !DILocation(line: 22, column: 32, scope: !15)
!51 = !DILocation(line: 22, column: 16, scope: !15)
!52 = !DILocation(line: 22, column: 23, scope: !15)
!53 = !DILocation(line: 23, column: 1, scope: !15)
!54 = distinct !DISubprogram(name: "waste", scope: !55, file: !55, line: 30, type: !16, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!55 = !DIFile(filename: "./common.h", directory: ".")
!56 = !DILocation(line: 33, column: 5, scope: !54)
!57 = !DILocation(line: 34, column: 11, scope: !54)
!58 = !DILocation(line: 33, column: 43, scope: !54)
!59 = !DILocation(line: 33, column: 37, scope: !54)
!60 = !DILocation(line: 33, column: 29, scope: !54)
!61 = !DILocation(line: 33, column: 23, scope: !54)
!62 = distinct !{!62, !56, !63, !29, !30}
!63 = !DILocation(line: 33, column: 46, scope: !54)
!64 = !DILocation(line: 34, column: 37, scope: !54)
!65 = !DILocation(line: 34, column: 26, scope: !54)
!66 = !DILocation(line: 35, column: 1, scope: !54)
!67 = distinct !DISubprogram(name: "waits_for_block_0", scope: !7, file: !7, line: 25, type: !16, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!68 = !DILocation(line: 27, column: 5, scope: !67)
!69 = !DILocation(line: 27, column: 10, scope: !67)
!70 = !DILocation(line: 28, column: 11, scope: !67)
!71 = !DILocation(line: 28, column: 23, scope: !67)
!72 = !DILocation(line: 28, column: 17, scope: !67)
!73 = !DILocation(line: 29, column: 20, scope: !67)
!74 = !DILocation(line: 29, column: 25, scope: !67)
!75 = !DILocation(line: 29, column: 45, scope: !67)
!76 = !DILocation(line: 29, column: 35, scope: !67)
!77 = !DILocation(line: 29, column: 43, scope: !67)
!78 = !DILocation(line: 30, column: 5, scope: !67)
!79 = !DILocation(line: 31, column: 25, scope: !67)
!80 = !DILocation(line: 32, column: 9, scope: !67)
!81 = !DILocation(line: 33, column: 9, scope: !67)
!82 = !DILocation(line: 34, column: 5, scope: !67)
!83 = !DILocation(line: 35, column: 11, scope: !67)
!84 = !DILocation(line: 36, column: 24, scope: !67)
!85 = !DILocation(line: 36, column: 22, scope: !67)
!86 = !DILocation(line: 37, column: 9, scope: !67)
!87 = !DILocation(line: 38, column: 5, scope: !67)
!88 = !DILocation(line: 39, column: 5, scope: !67)
!89 = !DILocation(line: 40, column: 11, scope: !67)
!90 = !DILocation(line: 40, column: 25, scope: !67)
!91 = !DILocation(line: 40, scope: !67)
!92 = !DILocation(line: 40, column: 33, scope: !67)
!93 = !DILocation(line: 40, column: 51, scope: !67)
!94 = !DILocation(line: 40, column: 16, scope: !67)
!95 = !DILocation(line: 40, column: 23, scope: !67)
!96 = !DILocation(line: 41, column: 1, scope: !67)
!97 = distinct !DISubprogram(name: "mix", scope: !55, file: !55, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!98 = !DILocation(line: 21, column: 5, scope: !97)
!99 = !DILocation(line: 27, column: 5, scope: !97)
!100 = !DILocation(line: 22, column: 16, scope: !97)
!101 = !DILocation(line: 22, column: 11, scope: !97)
!102 = !DILocation(line: 23, column: 16, scope: !97)
!103 = !DILocation(line: 23, column: 11, scope: !97)
!104 = !DILocation(line: 24, column: 16, scope: !97)
!105 = !DILocation(line: 24, column: 11, scope: !97)
!106 = !DILocation(line: 25, column: 9, scope: !97)
!107 = !{i64 8039119}
!108 = !DILocation(line: 21, column: 29, scope: !97)
!109 = !DILocation(line: 21, column: 23, scope: !97)
!110 = distinct !{!110, !98, !111, !29, !30}
!111 = !DILocation(line: 26, column: 5, scope: !97)
!112 = distinct !DISubprogram(name: "reads_lower_block", scope: !7, file: !7, line: 43, type: !16, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!113 = !DILocation(line: 44, column: 5, scope: !112)
!114 = !DILocation(line: 44, column: 10, scope: !112)
!115 = !DILocation(line: 45, column: 18, scope: !112)
!116 = !DILocation(line: 45, column: 24, scope: !112)
!117 = !DILocation(line: 45, column: 39, scope: !112)
!118 = !DILocation(line: 45, column: 35, scope: !112)
!119 = !DILocation(line: 45, column: 16, scope: !112)
!120 = !DILocation(line: 47, column: 11, scope: !112)
!121 = !DILocation(line: 47, column: 30, scope: !112)
!122 = !DILocation(line: 47, column: 26, scope: !112)
!123 = !DILocation(line: 47, column: 16, scope: !112)
!124 = !DILocation(line: 47, column: 24, scope: !112)
!125 = !DILocation(line: 48, column: 32, scope: !112)
!126 = !DILocation(line: 48, column: 30, scope: !112)
!127 = !DILocation(line: 48, column: 16, scope: !112)
!128 = !DILocation(line: 48, column: 23, scope: !112)
!129 = !DILocation(line: 49, column: 1, scope: !112)
!130 = distinct !DISubprogram(name: "reads_what_block_0_prepares", scope: !7, file: !7, line: 50, type: !16, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!131 = !DILocation(line: 52, column: 5, scope: !130)
!132 = !DILocation(line: 52, column: 10, scope: !130)
!133 = !DILocation(line: 53, column: 18, scope: !130)
!134 = !DILocation(line: 53, column: 34, scope: !130)
!135 = !DILocation(line: 53, column: 23, scope: !130)
!136 = !DILocation(line: 53, column: 32, scope: !130)
!137 = !DILocation(line: 55, column: 5, scope: !130)
!138 = !DILocation(line: 57, column: 11, scope: !130)
!139 = !DILocation(line: 57, column: 31, scope: !130)
!140 = !DILocation(line: 57, column: 37, scope: !130)
!141 = !DILocation(line: 57, column: 25, scope: !130)
!142 = !DILocation(line: 57, column: 16, scope: !130)
!143 = !DILocation(line: 57, column: 23, scope: !130)
!144 = !DILocation(line: 58, column: 1, scope: !130)
!145 = distinct !DISubprogram(name: "ticket_without_wait", scope: !7, file: !7, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!146 = !DILocation(line: 62, column: 5, scope: !145)
!147 = !DILocation(line: 62, column: 10, scope: !145)
!148 = !DILocation(line: 63, column: 11, scope: !145)
!149 = !DILocation(line: 64, column: 13, scope: !145)
!150 = !DILocation(line: 64, column: 11, scope: !145)
!151 = !DILocation(line: 65, column: 23, scope: !145)
!152 = !DILocation(line: 65, column: 25, scope: !145)
!153 = !DILocation(line: 65, column: 16, scope: !145)
!154 = !DILocation(line: 65, column: 29, scope: !145)
!155 = distinct !{!155, !153, !156, !29, !30}
!156 = !DILocation(line: 65, column: 49, scope: !145)
!157 = !DILocation(line: 66, column: 9, scope: !145)
!158 = !DILocation(line: 67, column: 18, scope: !145)
!159 = !DILocation(line: 67, column: 22, scope: !145)
!160 = !DILocation(line: 67, column: 16, scope: !145)
!161 = !DILocation(line: 68, column: 28, scope: !145)
!162 = !DILocation(line: 68, column: 26, scope: !145)
!163 = !DILocation(line: 68, column: 9, scope: !145)
!164 = !DILocation(line: 68, column: 17, scope: !145)
!165 = !DILocation(line: 69, column: 9, scope: !145)
!166 = !DILocation(line: 70, column: 9, scope: !145)
!167 = !DILocation(line: 70, column: 19, scope: !145)
!168 = !DILocation(line: 71, column: 5, scope: !145)
!169 = !DILocation(line: 72, column: 5, scope: !145)
!170 = !DILocation(line: 73, column: 13, scope: !145)
!171 = !DILocation(line: 73, column: 15, scope: !145)
!172 = !DILocation(line: 73, column: 20, scope: !145)
!173 = !DILocation(line: 74, column: 11, scope: !145)
!174 = !DILocation(line: 74, column: 25, scope: !145)
!175 = !DILocation(line: 74, column: 34, scope: !145)
!176 = !DILocation(line: 74, column: 32, scope: !145)
!177 = !DILocation(line: 74, column: 16, scope: !145)
!178 = !DILocation(line: 74, column: 23, scope: !145)
!179 = !DILocation(line: 75, column: 1, scope: !145)
!180 = distinct !DISubprogram(name: "ticket_without_wait_atomic", scope: !7, file: !7, line: 76, type: !16, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!181 = !DILocation(line: 78, column: 5, scope: !180)
!182 = !DILocation(line: 78, column: 10, scope: !180)
!183 = !DILocation(line: 79, column: 11, scope: !180)
!184 = !DILocation(line: 80, column: 13, scope: !180)
!185 = !DILocation(line: 80, column: 11, scope: !180)
!186 = !DILocation(line: 81, column: 23, scope: !180)
!187 = !DILocation(line: 81, column: 25, scope: !180)
!188 = !DILocation(line: 81, column: 44, scope: !180)
!189 = !DILocation(line: 81, column: 39, scope: !180)
!190 = !DILocation(line: 81, column: 29, scope: !180)
!191 = !DILocation(line: 81, column: 16, scope: !180)
!192 = distinct !{!192, !191, !193, !29, !30}
!193 = !DILocation(line: 81, column: 57, scope: !180)
!194 = !DILocation(line: 82, column: 9, scope: !180)
!195 = !DILocation(line: 83, column: 18, scope: !180)
!196 = !DILocation(line: 83, column: 37, scope: !180)
!197 = !DILocation(line: 83, column: 41, scope: !180)
!198 = !DILocation(line: 83, column: 22, scope: !180)
!199 = !DILocation(line: 83, column: 16, scope: !180)
!200 = !DILocation(line: 84, column: 27, scope: !180)
!201 = !DILocation(line: 84, column: 25, scope: !180)
!202 = !DILocation(line: 84, column: 39, scope: !180)
!203 = !DILocation(line: 84, column: 37, scope: !180)
!204 = !DILocation(line: 84, column: 9, scope: !180)
!205 = !DILocation(line: 85, column: 9, scope: !180)
!206 = !DILocation(line: 86, column: 20, scope: !180)
!207 = !DILocation(line: 86, column: 25, scope: !180)
!208 = !DILocation(line: 86, column: 9, scope: !180)
!209 = !DILocation(line: 87, column: 5, scope: !180)
!210 = !DILocation(line: 88, column: 5, scope: !180)
!211 = !DILocation(line: 89, column: 13, scope: !180)
!212 = !DILocation(line: 89, column: 15, scope: !180)
!213 = !DILocation(line: 89, column: 20, scope: !180)
!214 = !DILocation(line: 90, column: 11, scope: !180)
!215 = !DILocation(line: 90, column: 25, scope: !180)
!216 = !DILocation(line: 90, column: 34, scope: !180)
!217 = !DILocation(line: 90, column: 32, scope: !180)
!218 = !DILocation(line: 90, column: 16, scope: !180)
!219 = !DILocation(line: 90, column: 23, scope: !180)
!220 = !DILocation(line: 91, column: 1, scope: !180)
!221 = distinct !DISubprogram(name: "waits_so_long", scope: !7, file: !7, line: 93, type: !16, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!222 = !DILocation(line: 95, column: 5, scope: !221)
!223 = !DILocation(line: 95, column: 10, scope: !221)
!224 = !DILocation(line: 96, column: 11, scope: !221)
!225 = !DILocation(line: 97, column: 13, scope: !221)
!226 = !DILocation(line: 97, column: 11, scope: !221)
!227 = !DILocation(line: 99, column: 16, scope: !221)
!228 = !DILocation(line: 99, column: 18, scope: !221)
!229 = !DILocation(line: 99, column: 9, scope: !221)
!230 = !DILocation(line: 99, column: 22, scope: !221)
!231 = distinct !{!231, !229, !232, !29, !30}
!232 = !DILocation(line: 99, column: 78, scope: !221)
!233 = !DILocation(line: 100, column: 9, scope: !221)
!234 = !DILocation(line: 101, column: 18, scope: !221)
!235 = !DILocation(line: 101, column: 22, scope: !221)
!236 = !DILocation(line: 101, column: 16, scope: !221)
!237 = !DILocation(line: 102, column: 28, scope: !221)
!238 = !DILocation(line: 102, column: 26, scope: !221)
!239 = !DILocation(line: 102, column: 9, scope: !221)
!240 = !DILocation(line: 102, column: 17, scope: !221)
!241 = !DILocation(line: 103, column: 9, scope: !221)
!242 = !DILocation(line: 104, column: 9, scope: !221)
!243 = !DILocation(line: 104, column: 19, scope: !221)
!244 = !DILocation(line: 105, column: 5, scope: !221)
!245 = !DILocation(line: 106, column: 5, scope: !221)
!246 = !DILocation(line: 107, column: 13, scope: !221)
!247 = !DILocation(line: 107, column: 15, scope: !221)
!248 = !DILocation(line: 107, column: 20, scope: !221)
!249 = !DILocation(line: 108, column: 11, scope: !221)
!250 = !DILocation(line: 108, column: 25, scope: !221)
!251 = !DILocation(line: 108, column: 34, scope: !221)
!252 = !DILocation(line: 108, column: 32, scope: !221)
!253 = !DILocation(line: 108, column: 16, scope: !221)
!254 = !DILocation(line: 108, column: 23, scope: !221)
!255 = !DILocation(line: 109, column: 1, scope: !221)
!256 = distinct !DISubprogram(name: "last_by_index", scope: !7, file: !7, line: 111, type: !16, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!257 = !DILocation(line: 113, column: 5, scope: !256)
!258 = !DILocation(line: 113, column: 10, scope: !256)
!259 = !DILocation(line: 114, column: 11, scope: !256)
!260 = !DILocation(line: 115, column: 32, scope: !256)
!261 = !DILocation(line: 115, column: 28, scope: !256)
!262 = !DILocation(line: 115, column: 9, scope: !256)
!263 = !DILocation(line: 115, column: 26, scope: !256)
!264 = !DILocation(line: 116, column: 9, scope: !256)
!265 = !DILocation(line: 117, column: 23, scope: !256)
!266 = !DILocation(line: 117, column: 69, scope: !256)
!267 = !DILocation(line: 117, column: 79, scope: !256)
!268 = !DILocation(line: 117, column: 66, scope: !256)
!269 = !DILocation(line: 117, column: 14, scope: !256)
!270 = !DILocation(line: 118, column: 9, scope: !256)
!271 = !DILocation(line: 119, column: 5, scope: !256)
!272 = !DILocation(line: 120, column: 5, scope: !256)
!273 = !DILocation(line: 121, column: 10, scope: !256)
!274 = !DILocation(line: 121, column: 9, scope: !256)
!275 = !DILocation(line: 123, column: 5, scope: !256)
!276 = !DILocation(line: 124, column: 23, scope: !256)
!277 = !DILocation(line: 124, column: 5, scope: !256)
!278 = !DILocation(line: 123, column: 48, scope: !256)
!279 = !DILocation(line: 123, column: 45, scope: !256)
!280 = !DILocation(line: 123, column: 37, scope: !256)
!281 = !DILocation(line: 123, column: 23, scope: !256)
!282 = distinct !{!282, !275, !283, !29, !30}
!283 = !DILocation(line: 123, column: 54, scope: !256)
!284 = !DILocation(line: 124, column: 50, scope: !256)
!285 = !DILocation(line: 124, column: 37, scope: !256)
!286 = !DILocation(line: 124, column: 44, scope: !256)
!287 = !DILocation(line: 124, column: 30, scope: !256)
!288 = distinct !{!288, !277, !289, !29, !30}
!289 = !DILocation(line: 124, column: 52, scope: !256)
!290 = !DILocation(line: 125, column: 1, scope: !256)
!291 = distinct !DISubprogram(name: "compacted_in_block_order", scope: !7, file: !7, line: 127, type: !16, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!292 = !DILocation(line: 129, column: 5, scope: !291)
!293 = !DILocation(line: 129, column: 10, scope: !291)
!294 = !DILocation(line: 130, column: 26, scope: !291)
!295 = !DILocation(line: 130, column: 32, scope: !291)
!296 = !DILocation(line: 0, scope: !291)
!297 = !DILocation(line: 131, column: 22, scope: !291)
!298 = !DILocation(line: 132, column: 17, scope: !291)
!299 = !DILocation(line: 133, column: 18, scope: !291)
!300 = !DILocation(line: 133, column: 30, scope: !291)
!301 = !DILocation(line: 133, column: 24, scope: !291)
!302 = !DILocation(line: 133, column: 35, scope: !291)
!303 = !DILocation(line: 134, column: 30, scope: !291)
!304 = !DILocation(line: 134, column: 12, scope: !291)
!305 = !DILocation(line: 136, column: 11, scope: !291)
!306 = !DILocation(line: 134, column: 62, scope: !291)
!307 = !DILocation(line: 134, column: 68, scope: !291)
!308 = !DILocation(line: 134, column: 73, scope: !291)
!309 = !DILocation(line: 134, column: 51, scope: !291)
!310 = distinct !{!310, !304, !311, !29, !30}
!311 = !DILocation(line: 134, column: 92, scope: !291)
!312 = !DILocation(line: 136, column: 37, scope: !291)
!313 = !DILocation(line: 136, column: 18, scope: !291)
!314 = !DILocation(line: 136, column: 35, scope: !291)
!315 = !DILocation(line: 137, column: 5, scope: !291)
!316 = !DILocation(line: 138, column: 16, scope: !291)
!317 = !DILocation(line: 138, column: 27, scope: !291)
!318 = !DILocation(line: 138, column: 25, scope: !291)
!319 = !DILocation(line: 138, column: 38, scope: !291)
!320 = !DILocation(line: 139, column: 11, scope: !291)
!321 = !DILocation(line: 138, column: 81, scope: !291)
!322 = !DILocation(line: 138, column: 87, scope: !291)
!323 = !DILocation(line: 138, column: 71, scope: !291)
!324 = !DILocation(line: 138, column: 58, scope: !291)
!325 = !DILocation(line: 138, column: 22, scope: !291)
!326 = !DILocation(line: 138, column: 56, scope: !291)
!327 = !DILocation(line: 139, column: 25, scope: !291)
!328 = !DILocation(line: 139, column: 16, scope: !291)
!329 = !DILocation(line: 139, column: 23, scope: !291)
!330 = !DILocation(line: 140, column: 1, scope: !291)
!331 = distinct !DISubprogram(name: "scanned_in_block_order", scope: !7, file: !7, line: 141, type: !16, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!332 = !DILocation(line: 143, column: 5, scope: !331)
!333 = !DILocation(line: 143, column: 10, scope: !331)
!334 = !DILocation(line: 144, column: 11, scope: !331)
!335 = !DILocation(line: 144, column: 30, scope: !331)
!336 = !DILocation(line: 144, column: 24, scope: !331)
!337 = !DILocation(line: 144, column: 17, scope: !331)
!338 = !DILocation(line: 145, column: 5, scope: !331)
!339 = !DILocation(line: 146, column: 11, scope: !331)
!340 = !DILocation(line: 146, column: 32, scope: !331)
!341 = !DILocation(line: 146, column: 16, scope: !331)
!342 = !DILocation(line: 147, column: 30, scope: !331)
!343 = !DILocation(line: 147, column: 12, scope: !331)
!344 = !DILocation(line: 148, column: 5, scope: !331)
!345 = !DILocation(line: 150, column: 11, scope: !331)
!346 = !DILocation(line: 147, column: 77, scope: !331)
!347 = !DILocation(line: 147, column: 58, scope: !331)
!348 = !DILocation(line: 147, column: 51, scope: !331)
!349 = distinct !{!349, !343, !350, !29, !30}
!350 = !DILocation(line: 147, column: 82, scope: !331)
!351 = !DILocation(line: 150, column: 25, scope: !331)
!352 = !DILocation(line: 150, column: 34, scope: !331)
!353 = !DILocation(line: 150, column: 32, scope: !331)
!354 = !DILocation(line: 150, column: 16, scope: !331)
!355 = !DILocation(line: 150, column: 23, scope: !331)
!356 = !DILocation(line: 151, column: 1, scope: !331)
!357 = distinct !DISubprogram(name: "first_block_does_it", scope: !7, file: !7, line: 152, type: !16, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!358 = !DILocation(line: 154, column: 5, scope: !357)
!359 = !DILocation(line: 154, column: 10, scope: !357)
!360 = !DILocation(line: 155, column: 11, scope: !357)
!361 = !DILocation(line: 155, column: 43, scope: !357)
!362 = !DILocation(line: 155, column: 32, scope: !357)
!363 = !DILocation(line: 155, column: 23, scope: !357)
!364 = !DILocation(line: 155, column: 17, scope: !357)
!365 = !DILocation(line: 156, column: 5, scope: !357)
!366 = !DILocation(line: 157, column: 21, scope: !357)
!367 = !DILocation(line: 157, column: 27, scope: !357)
!368 = !DILocation(line: 157, column: 5, scope: !357)
!369 = !DILocation(line: 158, column: 1, scope: !357)
!370 = !DILocation(line: 157, column: 59, scope: !357)
!371 = !DILocation(line: 157, column: 55, scope: !357)
!372 = !DILocation(line: 157, column: 66, scope: !357)
!373 = !DILocation(line: 157, column: 46, scope: !357)
!374 = !DILocation(line: 157, column: 53, scope: !357)
!375 = !DILocation(line: 157, column: 39, scope: !357)
!376 = distinct !{!376, !368, !377, !29, !30}
!377 = !DILocation(line: 157, column: 77, scope: !357)
!378 = distinct !DISubprogram(name: "fused_with_initialisation", scope: !7, file: !7, line: 160, type: !16, scopeLine: 160, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!379 = !DILocation(line: 161, column: 5, scope: !378)
!380 = !DILocation(line: 161, column: 10, scope: !378)
!381 = !DILocation(line: 163, column: 22, scope: !378)
!382 = !DILocation(line: 163, column: 27, scope: !378)
!383 = !DILocation(line: 163, column: 42, scope: !378)
!384 = !DILocation(line: 163, column: 47, scope: !378)
!385 = !DILocation(line: 163, column: 67, scope: !378)
!386 = !DILocation(line: 163, column: 57, scope: !378)
!387 = !DILocation(line: 163, column: 65, scope: !378)
!388 = !DILocation(line: 165, column: 5, scope: !378)
!389 = !DILocation(line: 166, column: 11, scope: !378)
!390 = !DILocation(line: 166, column: 25, scope: !378)
!391 = !DILocation(line: 166, column: 44, scope: !378)
!392 = !DILocation(line: 166, column: 33, scope: !378)
!393 = !DILocation(line: 166, column: 31, scope: !378)
!394 = !DILocation(line: 166, column: 16, scope: !378)
!395 = !DILocation(line: 166, column: 23, scope: !378)
!396 = !DILocation(line: 167, column: 1, scope: !378)
!397 = distinct !DISubprogram(name: "fused_with_atomic_initialisation", scope: !7, file: !7, line: 168, type: !16, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!398 = !DILocation(line: 170, column: 5, scope: !397)
!399 = !DILocation(line: 170, column: 10, scope: !397)
!400 = !DILocation(line: 172, column: 22, scope: !397)
!401 = !DILocation(line: 172, column: 27, scope: !397)
!402 = !DILocation(line: 172, column: 50, scope: !397)
!403 = !DILocation(line: 172, column: 39, scope: !397)
!404 = !DILocation(line: 173, column: 22, scope: !397)
!405 = !DILocation(line: 174, column: 11, scope: !397)
!406 = !DILocation(line: 175, column: 19, scope: !397)
!407 = !DILocation(line: 175, column: 28, scope: !397)
!408 = !DILocation(line: 175, column: 9, scope: !397)
!409 = !DILocation(line: 176, column: 9, scope: !397)
!410 = !DILocation(line: 177, column: 16, scope: !397)
!411 = !DILocation(line: 177, column: 41, scope: !397)
!412 = !DILocation(line: 177, column: 51, scope: !397)
!413 = !DILocation(line: 177, column: 38, scope: !397)
!414 = !DILocation(line: 177, column: 14, scope: !397)
!415 = !DILocation(line: 178, column: 9, scope: !397)
!416 = !DILocation(line: 179, column: 5, scope: !397)
!417 = !DILocation(line: 180, column: 5, scope: !397)
!418 = !DILocation(line: 181, column: 26, scope: !397)
!419 = !DILocation(line: 181, column: 5, scope: !397)
!420 = !DILocation(line: 181, column: 58, scope: !397)
!421 = !DILocation(line: 181, column: 56, scope: !397)
!422 = !DILocation(line: 181, column: 45, scope: !397)
!423 = !DILocation(line: 181, column: 52, scope: !397)
!424 = !DILocation(line: 181, column: 38, scope: !397)
!425 = distinct !{!425, !419, !420, !29, !30}
!426 = !DILocation(line: 182, column: 1, scope: !397)
!427 = distinct !DISubprogram(name: "grid_barrier", scope: !7, file: !7, line: 184, type: !16, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!428 = !DILocation(line: 185, column: 5, scope: !427)
!429 = !DILocation(line: 185, column: 10, scope: !427)
!430 = !DILocation(line: 186, column: 22, scope: !427)
!431 = !DILocation(line: 186, column: 27, scope: !427)
!432 = !DILocation(line: 186, column: 51, scope: !427)
!433 = !DILocation(line: 186, column: 47, scope: !427)
!434 = !DILocation(line: 186, column: 37, scope: !427)
!435 = !DILocation(line: 186, column: 45, scope: !427)
!436 = !DILocation(line: 187, column: 22, scope: !427)
!437 = !DILocation(line: 198, column: 25, scope: !427)
!438 = !DILocation(line: 198, column: 46, scope: !427)
!439 = !DILocation(line: 198, column: 35, scope: !427)
!440 = !DILocation(line: 198, column: 33, scope: !427)
!441 = !DILocation(line: 198, column: 16, scope: !427)
!442 = !DILocation(line: 198, column: 23, scope: !427)
!443 = !DILocation(line: 199, column: 1, scope: !427)
!444 = distinct !DISubprogram(name: "grid_barrier_of_lower", scope: !7, file: !7, line: 201, type: !16, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!445 = !DILocation(line: 202, column: 5, scope: !444)
!446 = !DILocation(line: 202, column: 10, scope: !444)
!447 = !DILocation(line: 203, column: 22, scope: !444)
!448 = !DILocation(line: 203, column: 27, scope: !444)
!449 = !DILocation(line: 203, column: 51, scope: !444)
!450 = !DILocation(line: 203, column: 47, scope: !444)
!451 = !DILocation(line: 203, column: 37, scope: !444)
!452 = !DILocation(line: 203, column: 45, scope: !444)
!453 = !DILocation(line: 204, column: 22, scope: !444)
!454 = !DILocation(line: 215, column: 25, scope: !444)
!455 = !DILocation(line: 215, column: 42, scope: !444)
!456 = !DILocation(line: 215, column: 35, scope: !444)
!457 = !DILocation(line: 215, column: 33, scope: !444)
!458 = !DILocation(line: 215, column: 16, scope: !444)
!459 = !DILocation(line: 215, column: 23, scope: !444)
!460 = !DILocation(line: 216, column: 1, scope: !444)
