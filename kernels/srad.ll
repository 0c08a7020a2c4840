; Made from srad.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'srad.cu'
source_filename = "srad.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10statisticsE3sum = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ10statisticsE6square = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ12coefficientsE4tile = internal unnamed_addr addrspace(3) global [18 x [18 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @statistics(ptr noundef readonly captures(none) %image, ptr noundef writeonly captures(none) %sums, ptr noundef writeonly captures(none) %squares, i32 noundef %pixels) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %mul = shl i32 %1, 7, !dbg !16
  %add = add i32 %mul, %0, !dbg !17
  %idxprom = zext nneg i32 %0 to i64, !dbg !18
  %arrayidx = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE3sum to ptr), i64 %idxprom, !dbg !18
  store float 0.000000e+00, ptr %arrayidx, align 4, !dbg !19, !tbaa !20
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE6square to ptr), i64 %idxprom, !dbg !22
  store float 0.000000e+00, ptr %arrayidx3, align 4, !dbg !23, !tbaa !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %cmp = icmp slt i32 %add, %pixels, !dbg !25
  br i1 %cmp, label %if.then, label %if.end, !dbg !25

if.then:                                          ; preds = %entry
  %idxprom4 = sext i32 %add to i64
  %arrayidx5 = getelementptr inbounds float, ptr %image, i64 %idxprom4
  %2 = load float, ptr %arrayidx5, align 4, !dbg !26, !tbaa !20
  store float %2, ptr %arrayidx, align 4, !dbg !27, !tbaa !20
  %mul12 = fmul contract float %2, %2, !dbg !28
  store float %mul12, ptr %arrayidx3, align 4, !dbg !29, !tbaa !20
  br label %if.end, !dbg !30

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %cmp16 = icmp samesign ult i32 %0, 64, !dbg !32
  br i1 %cmp16, label %if.then17, label %if.end30, !dbg !32

if.then17:                                        ; preds = %if.end
  %add18 = or disjoint i32 %0, 64, !dbg !33
  %idxprom19 = zext nneg i32 %add18 to i64, !dbg !34
  %arrayidx20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE3sum to ptr), i64 %idxprom19, !dbg !34
  %3 = load float, ptr %arrayidx20, align 4, !dbg !34, !tbaa !20
  %4 = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !20
  %add23 = fadd contract float %3, %4, !dbg !35
  store float %add23, ptr %arrayidx, align 4, !dbg !35, !tbaa !20
  %arrayidx26 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE6square to ptr), i64 %idxprom19, !dbg !36
  %5 = load float, ptr %arrayidx26, align 4, !dbg !36, !tbaa !20
  %6 = load float, ptr %arrayidx3, align 4, !dbg !37, !tbaa !20
  %add29 = fadd contract float %5, %6, !dbg !37
  store float %add29, ptr %arrayidx3, align 4, !dbg !37, !tbaa !20
  br label %if.end30, !dbg !38

if.end30:                                         ; preds = %if.then17, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %cmp16.1 = icmp samesign ult i32 %0, 32, !dbg !32
  br i1 %cmp16.1, label %if.then17.1, label %if.end30.1, !dbg !32

if.then17.1:                                      ; preds = %if.end30
  %add18.1 = or disjoint i32 %0, 32, !dbg !33
  %idxprom19.1 = zext nneg i32 %add18.1 to i64, !dbg !34
  %arrayidx20.1 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE3sum to ptr), i64 %idxprom19.1, !dbg !34
  %7 = load float, ptr %arrayidx20.1, align 4, !dbg !34, !tbaa !20
  %8 = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !20
  %add23.1 = fadd contract float %7, %8, !dbg !35
  store float %add23.1, ptr %arrayidx, align 4, !dbg !35, !tbaa !20
  %arrayidx26.1 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE6square to ptr), i64 %idxprom19.1, !dbg !36
  %9 = load float, ptr %arrayidx26.1, align 4, !dbg !36, !tbaa !20
  %10 = load float, ptr %arrayidx3, align 4, !dbg !37, !tbaa !20
  %add29.1 = fadd contract float %9, %10, !dbg !37
  store float %add29.1, ptr %arrayidx3, align 4, !dbg !37, !tbaa !20
  br label %if.end30.1, !dbg !38

if.end30.1:                                       ; preds = %if.then17.1, %if.end30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %cmp16.2 = icmp samesign ult i32 %0, 16, !dbg !32
  br i1 %cmp16.2, label %if.then17.2, label %if.end30.2, !dbg !32

if.then17.2:                                      ; preds = %if.end30.1
  %add18.2 = or disjoint i32 %0, 16, !dbg !33
  %idxprom19.2 = zext nneg i32 %add18.2 to i64, !dbg !34
  %arrayidx20.2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE3sum to ptr), i64 %idxprom19.2, !dbg !34
  %11 = load float, ptr %arrayidx20.2, align 4, !dbg !34, !tbaa !20
  %12 = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !20
  %add23.2 = fadd contract float %11, %12, !dbg !35
  store float %add23.2, ptr %arrayidx, align 4, !dbg !35, !tbaa !20
  %arrayidx26.2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE6square to ptr), i64 %idxprom19.2, !dbg !36
  %13 = load float, ptr %arrayidx26.2, align 4, !dbg !36, !tbaa !20
  %14 = load float, ptr %arrayidx3, align 4, !dbg !37, !tbaa !20
  %add29.2 = fadd contract float %13, %14, !dbg !37
  store float %add29.2, ptr %arrayidx3, align 4, !dbg !37, !tbaa !20
  br label %if.end30.2, !dbg !38

if.end30.2:                                       ; preds = %if.then17.2, %if.end30.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %cmp16.3 = icmp samesign ult i32 %0, 8, !dbg !32
  br i1 %cmp16.3, label %if.then17.3, label %if.end30.3, !dbg !32

if.then17.3:                                      ; preds = %if.end30.2
  %add18.3 = or disjoint i32 %0, 8, !dbg !33
  %idxprom19.3 = zext nneg i32 %add18.3 to i64, !dbg !34
  %arrayidx20.3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE3sum to ptr), i64 %idxprom19.3, !dbg !34
  %15 = load float, ptr %arrayidx20.3, align 4, !dbg !34, !tbaa !20
  %16 = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !20
  %add23.3 = fadd contract float %15, %16, !dbg !35
  store float %add23.3, ptr %arrayidx, align 4, !dbg !35, !tbaa !20
  %arrayidx26.3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE6square to ptr), i64 %idxprom19.3, !dbg !36
  %17 = load float, ptr %arrayidx26.3, align 4, !dbg !36, !tbaa !20
  %18 = load float, ptr %arrayidx3, align 4, !dbg !37, !tbaa !20
  %add29.3 = fadd contract float %17, %18, !dbg !37
  store float %add29.3, ptr %arrayidx3, align 4, !dbg !37, !tbaa !20
  br label %if.end30.3, !dbg !38

if.end30.3:                                       ; preds = %if.then17.3, %if.end30.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %cmp16.4 = icmp samesign ult i32 %0, 4, !dbg !32
  br i1 %cmp16.4, label %if.then17.4, label %if.end30.4, !dbg !32

if.then17.4:                                      ; preds = %if.end30.3
  %add18.4 = or disjoint i32 %0, 4, !dbg !33
  %idxprom19.4 = zext nneg i32 %add18.4 to i64, !dbg !34
  %arrayidx20.4 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE3sum to ptr), i64 %idxprom19.4, !dbg !34
  %19 = load float, ptr %arrayidx20.4, align 4, !dbg !34, !tbaa !20
  %20 = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !20
  %add23.4 = fadd contract float %19, %20, !dbg !35
  store float %add23.4, ptr %arrayidx, align 4, !dbg !35, !tbaa !20
  %arrayidx26.4 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE6square to ptr), i64 %idxprom19.4, !dbg !36
  %21 = load float, ptr %arrayidx26.4, align 4, !dbg !36, !tbaa !20
  %22 = load float, ptr %arrayidx3, align 4, !dbg !37, !tbaa !20
  %add29.4 = fadd contract float %21, %22, !dbg !37
  store float %add29.4, ptr %arrayidx3, align 4, !dbg !37, !tbaa !20
  br label %if.end30.4, !dbg !38

if.end30.4:                                       ; preds = %if.then17.4, %if.end30.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %cmp16.5 = icmp samesign ult i32 %0, 2, !dbg !32
  br i1 %cmp16.5, label %if.then17.5, label %if.end30.5, !dbg !32

if.then17.5:                                      ; preds = %if.end30.4
  %add18.5 = or disjoint i32 %0, 2, !dbg !33
  %idxprom19.5 = zext nneg i32 %add18.5 to i64, !dbg !34
  %arrayidx20.5 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE3sum to ptr), i64 %idxprom19.5, !dbg !34
  %23 = load float, ptr %arrayidx20.5, align 4, !dbg !34, !tbaa !20
  %24 = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !20
  %add23.5 = fadd contract float %23, %24, !dbg !35
  store float %add23.5, ptr %arrayidx, align 4, !dbg !35, !tbaa !20
  %arrayidx26.5 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE6square to ptr), i64 %idxprom19.5, !dbg !36
  %25 = load float, ptr %arrayidx26.5, align 4, !dbg !36, !tbaa !20
  %26 = load float, ptr %arrayidx3, align 4, !dbg !37, !tbaa !20
  %add29.5 = fadd contract float %25, %26, !dbg !37
  store float %add29.5, ptr %arrayidx3, align 4, !dbg !37, !tbaa !20
  br label %if.end30.5, !dbg !38

if.end30.5:                                       ; preds = %if.then17.5, %if.end30.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %cmp16.6 = icmp eq i32 %0, 0, !dbg !32
  br i1 %cmp16.6, label %if.then17.6, label %if.end30.6, !dbg !32

if.then17.6:                                      ; preds = %if.end30.5
  %27 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE3sum to ptr), i64 4), align 4, !dbg !34, !tbaa !20
  %28 = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !20
  %add23.6 = fadd contract float %27, %28, !dbg !35
  store float %add23.6, ptr %arrayidx, align 4, !dbg !35, !tbaa !20
  %29 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE6square to ptr), i64 4), align 4, !dbg !36, !tbaa !20
  %30 = load float, ptr %arrayidx3, align 4, !dbg !37, !tbaa !20
  %add29.6 = fadd contract float %29, %30, !dbg !37
  store float %add29.6, ptr %arrayidx3, align 4, !dbg !37, !tbaa !20
  br label %if.end30.6, !dbg !38

if.end30.6:                                       ; preds = %if.then17.6, %if.end30.5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %cmp31 = icmp eq i32 %0, 0, !dbg !40
  br i1 %cmp31, label %if.then32, label %if.end39, !dbg !40

if.then32:                                        ; preds = %if.end30.6
  %idxprom34 = zext nneg i32 %1 to i64
  %arrayidx38 = getelementptr inbounds nuw float, ptr %squares, i64 %idxprom34
  %arrayidx35 = getelementptr inbounds nuw float, ptr %sums, i64 %idxprom34
  %31 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE3sum to ptr), align 4, !dbg !41, !tbaa !20
  store float %31, ptr %arrayidx35, align 4, !dbg !42, !tbaa !20
  %32 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10statisticsE6square to ptr), align 4, !dbg !43, !tbaa !20
  store float %32, ptr %arrayidx38, align 4, !dbg !44, !tbaa !20
  br label %if.end39, !dbg !45

if.end39:                                         ; preds = %if.then32, %if.end30.6
  ret void, !dbg !46
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @coefficients(ptr noundef readonly captures(none) %image, ptr noundef captures(none) %north, ptr noundef captures(none) %south, ptr noundef captures(none) %west, ptr noundef writeonly captures(none) %east, ptr noundef writeonly captures(none) %c, i32 noundef %rows, i32 noundef %cols, float noundef %q0_squared) local_unnamed_addr #0 !dbg !47 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !49
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !50
  %mul = shl nuw nsw i32 %2, 4, !dbg !51
  %add = add nuw nsw i32 %mul, %1, !dbg !52
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !53
  %mul4 = shl i32 %3, 4, !dbg !54
  %add5 = add i32 %mul4, %0, !dbg !55
  %sub = add nsw i32 %rows, -1, !dbg !56
  %cond.i274 = tail call noundef i32 @llvm.smin.i32(i32 %add, i32 range(i32 -2147483648, 2147483647) %sub), !dbg !57
  %sub7 = add nsw i32 %cols, -1, !dbg !58
  %cond.i273 = tail call noundef i32 @llvm.smin.i32(i32 %add5, i32 range(i32 -2147483648, 2147483647) %sub7), !dbg !59
  %mul9 = mul nsw i32 %cond.i274, %cols, !dbg !60
  %add10 = add nsw i32 %mul9, %cond.i273, !dbg !61
  %idxprom = sext i32 %add10 to i64, !dbg !62
  %arrayidx = getelementptr inbounds float, ptr %image, i64 %idxprom, !dbg !62
  %4 = load float, ptr %arrayidx, align 4, !dbg !62, !tbaa !20
  %5 = zext nneg i32 %1 to i64, !dbg !63
  %6 = getelementptr [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12coefficientsE4tile to ptr), i64 %5, !dbg !63
  %arrayidx13 = getelementptr i8, ptr %6, i64 72, !dbg !63
  %add14 = add nuw nsw i32 %0, 1, !dbg !64
  %idxprom15 = zext nneg i32 %add14 to i64, !dbg !63
  %arrayidx16 = getelementptr inbounds nuw float, ptr %arrayidx13, i64 %idxprom15, !dbg !63
  store float %4, ptr %arrayidx16, align 4, !dbg !65, !tbaa !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !66
  switch i32 %1, label %if.end38 [
    i32 0, label %if.then
    i32 15, label %if.then27
  ], !dbg !67

if.then:                                          ; preds = %entry
  %cond.i276 = tail call i32 @llvm.usub.sat.i32(i32 %add, i32 1), !dbg !68
  %mul19 = mul nsw i32 %cols, %cond.i276, !dbg !69
  %add20 = add nsw i32 %cond.i273, %mul19, !dbg !70
  br label %if.end38.sink.split, !dbg !71

if.then27:                                        ; preds = %entry
  %add28 = add nuw nsw i32 %add, 1, !dbg !72
  %cond.i272 = tail call noundef i32 @llvm.smin.i32(i32 %add28, i32 range(i32 -2147483648, 2147483647) %sub), !dbg !73
  %mul31 = mul nsw i32 %cond.i272, %cols, !dbg !74
  %add32 = add nsw i32 %mul31, %cond.i273, !dbg !75
  br label %if.end38.sink.split, !dbg !76

if.end38.sink.split:                              ; preds = %if.then27, %if.then
  %add20.sink = phi i32 [ %add20, %if.then ], [ %add32, %if.then27 ]
  %.sink277 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ12coefficientsE4tile to ptr), %if.then ], [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12coefficientsE4tile to ptr), i64 1224), %if.then27 ]
  %idxprom21 = sext i32 %add20.sink to i64, !dbg !77
  %arrayidx22 = getelementptr inbounds float, ptr %image, i64 %idxprom21, !dbg !77
  %7 = load float, ptr %arrayidx22, align 4, !dbg !77, !tbaa !20
  %arrayidx25 = getelementptr inbounds nuw float, ptr %.sink277, i64 %idxprom15, !dbg !77
  store float %7, ptr %arrayidx25, align 4, !dbg !77, !tbaa !20
  br label %if.end38, !dbg !78

if.end38:                                         ; preds = %if.end38.sink.split, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !78
  switch i32 %0, label %if.end65 [
    i32 0, label %if.then40
    i32 15, label %if.then53
  ], !dbg !79

if.then40:                                        ; preds = %if.end38
  %8 = tail call i32 @llvm.smax.i32(i32 %add5, i32 1), !dbg !80
  %cond.i275 = add nsw i32 %8, -1, !dbg !80
  %add44 = add nsw i32 %cond.i275, %mul9, !dbg !81
  %idxprom45 = sext i32 %add44 to i64, !dbg !82
  %arrayidx46 = getelementptr inbounds float, ptr %image, i64 %idxprom45, !dbg !82
  %9 = load float, ptr %arrayidx46, align 4, !dbg !82, !tbaa !20
  store float %9, ptr %arrayidx13, align 4, !dbg !83, !tbaa !20
  br label %if.end65, !dbg !84

if.then53:                                        ; preds = %if.end38
  %add55 = add nsw i32 %add5, 1, !dbg !85
  %cond.i = tail call noundef i32 @llvm.smin.i32(i32 %add55, i32 range(i32 -2147483648, 2147483647) %sub7), !dbg !86
  %add58 = add nsw i32 %mul9, %cond.i, !dbg !87
  %idxprom59 = sext i32 %add58 to i64, !dbg !88
  %arrayidx60 = getelementptr inbounds float, ptr %image, i64 %idxprom59, !dbg !88
  %10 = load float, ptr %arrayidx60, align 4, !dbg !88, !tbaa !20
  %arrayidx64 = getelementptr i8, ptr %6, i64 140, !dbg !89
  store float %10, ptr %arrayidx64, align 4, !dbg !90, !tbaa !20
  br label %if.end65, !dbg !89

if.end65:                                         ; preds = %if.then40, %if.end38, %if.then53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !91
  %cmp66 = icmp slt i32 %add, %rows, !dbg !92
  %cmp67 = icmp slt i32 %add5, %cols
  %or.cond = and i1 %cmp66, %cmp67, !dbg !93
  br i1 %or.cond, label %if.then68, label %if.end177, !dbg !93

if.then68:                                        ; preds = %if.end65
  %mul69 = mul nsw i32 %cols, %add, !dbg !94
  %add70 = add nsw i32 %mul69, %add5, !dbg !95
  %11 = load float, ptr %arrayidx16, align 4, !dbg !96, !tbaa !20
  %arrayidx81 = getelementptr inbounds nuw float, ptr %6, i64 %idxprom15, !dbg !97
  %12 = load float, ptr %arrayidx81, align 4, !dbg !97, !tbaa !20
  %sub82 = fsub contract float %12, %11, !dbg !98
  %idxprom83 = sext i32 %add70 to i64, !dbg !99
  %arrayidx84 = getelementptr inbounds float, ptr %north, i64 %idxprom83, !dbg !99
  store float %sub82, ptr %arrayidx84, align 4, !dbg !100, !tbaa !20
  %arrayidx87 = getelementptr i8, ptr %6, i64 144, !dbg !101
  %arrayidx90 = getelementptr inbounds nuw float, ptr %arrayidx87, i64 %idxprom15, !dbg !101
  %13 = load float, ptr %arrayidx90, align 4, !dbg !101, !tbaa !20
  %sub91 = fsub contract float %13, %11, !dbg !102
  %arrayidx93 = getelementptr inbounds float, ptr %south, i64 %idxprom83, !dbg !103
  store float %sub91, ptr %arrayidx93, align 4, !dbg !104, !tbaa !20
  %idxprom97 = zext nneg i32 %0 to i64, !dbg !105
  %arrayidx98 = getelementptr inbounds nuw float, ptr %arrayidx13, i64 %idxprom97, !dbg !105
  %14 = load float, ptr %arrayidx98, align 4, !dbg !105, !tbaa !20
  %sub99 = fsub contract float %14, %11, !dbg !106
  %arrayidx101 = getelementptr inbounds float, ptr %west, i64 %idxprom83, !dbg !107
  store float %sub99, ptr %arrayidx101, align 4, !dbg !108, !tbaa !20
  %arrayidx107 = getelementptr i8, ptr %arrayidx98, i64 8, !dbg !109
  %15 = load float, ptr %arrayidx107, align 4, !dbg !109, !tbaa !20
  %sub108 = fsub contract float %15, %11, !dbg !110
  %arrayidx110 = getelementptr inbounds float, ptr %east, i64 %idxprom83, !dbg !111
  store float %sub108, ptr %arrayidx110, align 4, !dbg !112, !tbaa !20
  %16 = load float, ptr %arrayidx84, align 4, !dbg !113, !tbaa !20
  %mul115 = fmul contract float %16, %16, !dbg !114
  %17 = load float, ptr %arrayidx93, align 4, !dbg !115, !tbaa !20
  %mul120 = fmul contract float %17, %17, !dbg !116
  %add121 = fadd contract float %mul115, %mul120, !dbg !117
  %18 = load float, ptr %arrayidx101, align 4, !dbg !118, !tbaa !20
  %mul126 = fmul contract float %18, %18, !dbg !119
  %add127 = fadd contract float %add121, %mul126, !dbg !120
  %mul132 = fmul contract float %sub108, %sub108, !dbg !121
  %add133 = fadd contract float %mul132, %add127, !dbg !122
  %mul134 = fmul contract float %11, %11, !dbg !123
  %div = fdiv contract float %add133, %mul134, !dbg !124
  %add139 = fadd contract float %16, %17, !dbg !125
  %add142 = fadd contract float %add139, %18, !dbg !126
  %add145 = fadd contract float %sub108, %add142, !dbg !127
  %div146 = fdiv contract float %add145, %11, !dbg !128
  %mul147 = fmul contract float %div, 5.000000e-01, !dbg !129
  %mul148 = fmul contract float %div146, 6.250000e-02, !dbg !130
  %mul149 = fmul contract float %div146, %mul148, !dbg !131
  %sub150 = fsub contract float %mul147, %mul149, !dbg !132
  %mul151 = fmul contract float %div146, 2.500000e-01, !dbg !133
  %add152 = fadd contract float %mul151, 1.000000e+00, !dbg !134
  %mul153 = fmul contract float %add152, %add152, !dbg !135
  %div154 = fdiv contract float %sub150, %mul153, !dbg !136
  %sub155 = fsub contract float %div154, %q0_squared, !dbg !137
  %add156 = fadd contract float %q0_squared, 1.000000e+00, !dbg !138
  %mul157 = fmul contract float %q0_squared, %add156, !dbg !139
  %div158 = fdiv contract float %sub155, %mul157, !dbg !140
  %add159 = fadd contract float %div158, 1.000000e+00, !dbg !141
  %div160 = fdiv contract float 1.000000e+00, %add159, !dbg !142
  %arrayidx162 = getelementptr inbounds float, ptr %c, i64 %idxprom83, !dbg !143
  %cmp165 = fcmp contract olt float %div160, 0.000000e+00, !dbg !144
  %storemerge = select i1 %cmp165, float 0.000000e+00, float %div160, !dbg !144
  %cmp172 = fcmp contract ogt float %storemerge, 1.000000e+00, !dbg !145
  %storemerge271 = select i1 %cmp172, float 1.000000e+00, float %storemerge, !dbg !145
  store float %storemerge271, ptr %arrayidx162, align 4, !dbg !77, !tbaa !20
  br label %if.end177, !dbg !146

if.end177:                                        ; preds = %if.then68, %if.end65
  ret void, !dbg !147
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @diffuse(ptr noundef captures(none) %image, ptr noundef readonly captures(none) %north, ptr noundef readonly captures(none) %south, ptr noundef readonly captures(none) %west, ptr noundef readonly captures(none) %east, ptr noundef readonly captures(none) %c, i32 noundef %rows, i32 noundef %cols, float noundef %rate) local_unnamed_addr #2 !dbg !148 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !149
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !150
  %mul = mul nuw nsw i32 %0, %1, !dbg !151
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !152
  %add = add nuw nsw i32 %mul, %2, !dbg !153
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !154
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !155
  %mul5 = mul i32 %3, %4, !dbg !156
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !157
  %add7 = add i32 %mul5, %5, !dbg !158
  %cmp = icmp slt i32 %add, %rows, !dbg !159
  %cmp8 = icmp slt i32 %add7, %cols
  %or.cond = and i1 %cmp, %cmp8, !dbg !160
  br i1 %or.cond, label %if.then, label %if.end, !dbg !160

if.then:                                          ; preds = %entry
  %mul9 = mul nsw i32 %cols, %add, !dbg !161
  %add10 = add nsw i32 %mul9, %add7, !dbg !162
  %add11 = add nuw nsw i32 %add, 1, !dbg !163
  %cmp12 = icmp samesign ult i32 %add11, %rows, !dbg !164
  %add13 = select i1 %cmp12, i32 %cols, i32 0, !dbg !165
  %idxprom.pn.in = add nsw i32 %add10, %add13, !dbg !165
  %idxprom.pn = sext i32 %idxprom.pn.in to i64, !dbg !166
  %cond.in = getelementptr inbounds float, ptr %c, i64 %idxprom.pn, !dbg !166
  %cond = load float, ptr %cond.in, align 4, !dbg !166, !tbaa !20
  %add16 = add nsw i32 %add7, 1, !dbg !167
  %cmp17 = icmp slt i32 %add16, %cols, !dbg !168
  %6 = sext i32 %add10 to i64, !dbg !169
  %7 = getelementptr float, ptr %c, i64 %6, !dbg !169
  %cond26.in.idx = select i1 %cmp17, i64 4, i64 0, !dbg !169
  %cond26.in = getelementptr i8, ptr %7, i64 %cond26.in.idx, !dbg !169
  %cond26 = load float, ptr %cond26.in, align 4, !dbg !170, !tbaa !20
  %arrayidx28 = getelementptr inbounds float, ptr %south, i64 %6, !dbg !171
  %8 = load float, ptr %arrayidx28, align 4, !dbg !171, !tbaa !20
  %mul29 = fmul contract float %cond, %8, !dbg !172
  %9 = load float, ptr %7, align 4, !dbg !173, !tbaa !20
  %arrayidx33 = getelementptr inbounds float, ptr %north, i64 %6, !dbg !174
  %10 = load float, ptr %arrayidx33, align 4, !dbg !174, !tbaa !20
  %mul34 = fmul contract float %9, %10, !dbg !175
  %add35 = fadd contract float %mul29, %mul34, !dbg !176
  %arrayidx37 = getelementptr inbounds float, ptr %east, i64 %6, !dbg !177
  %11 = load float, ptr %arrayidx37, align 4, !dbg !177, !tbaa !20
  %mul38 = fmul contract float %cond26, %11, !dbg !178
  %add39 = fadd contract float %add35, %mul38, !dbg !179
  %arrayidx43 = getelementptr inbounds float, ptr %west, i64 %6, !dbg !180
  %12 = load float, ptr %arrayidx43, align 4, !dbg !180, !tbaa !20
  %mul44 = fmul contract float %9, %12, !dbg !181
  %add45 = fadd contract float %add39, %mul44, !dbg !182
  %mul46 = fmul contract float %rate, 2.500000e-01, !dbg !183
  %mul47 = fmul contract float %mul46, %add45, !dbg !184
  %arrayidx49 = getelementptr inbounds float, ptr %image, i64 %6, !dbg !185
  %13 = load float, ptr %arrayidx49, align 4, !dbg !186, !tbaa !20
  %add50 = fadd contract float %13, %mul47, !dbg !186
  store float %add50, ptr %arrayidx49, align 4, !dbg !186, !tbaa !20
  br label %if.end, !dbg !187

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !188
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "srad.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "statistics", scope: !1, file: !1, line: 15, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 20, column: 14, scope: !11)
!15 = !DILocation(line: 21, column: 13, scope: !11)
!16 = !DILocation(line: 21, column: 24, scope: !11)
!17 = !DILocation(line: 21, column: 36, scope: !11)
!18 = !DILocation(line: 22, column: 5, scope: !11)
!19 = !DILocation(line: 22, column: 13, scope: !11)
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !9, i64 0}
!22 = !DILocation(line: 23, column: 5, scope: !11)
!23 = !DILocation(line: 23, column: 16, scope: !11)
!24 = !DILocation(line: 24, column: 5, scope: !11)
!25 = !DILocation(line: 25, column: 11, scope: !11)
!26 = !DILocation(line: 26, column: 19, scope: !11)
!27 = !DILocation(line: 26, column: 17, scope: !11)
!28 = !DILocation(line: 27, column: 31, scope: !11)
!29 = !DILocation(line: 27, column: 20, scope: !11)
!30 = !DILocation(line: 28, column: 5, scope: !11)
!31 = !DILocation(line: 29, column: 5, scope: !11)
!32 = !DILocation(line: 32, column: 16, scope: !11)
!33 = !DILocation(line: 33, column: 31, scope: !11)
!34 = !DILocation(line: 33, column: 24, scope: !11)
!35 = !DILocation(line: 33, column: 21, scope: !11)
!36 = !DILocation(line: 34, column: 27, scope: !11)
!37 = !DILocation(line: 34, column: 24, scope: !11)
!38 = !DILocation(line: 35, column: 9, scope: !11)
!39 = !DILocation(line: 36, column: 9, scope: !11)
!40 = !DILocation(line: 39, column: 12, scope: !11)
!41 = !DILocation(line: 40, column: 28, scope: !11)
!42 = !DILocation(line: 40, column: 26, scope: !11)
!43 = !DILocation(line: 41, column: 31, scope: !11)
!44 = !DILocation(line: 41, column: 29, scope: !11)
!45 = !DILocation(line: 42, column: 5, scope: !11)
!46 = !DILocation(line: 43, column: 1, scope: !11)
!47 = distinct !DISubprogram(name: "coefficients", scope: !1, file: !1, line: 45, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = !DILocation(line: 51, column: 14, scope: !47)
!49 = !DILocation(line: 52, column: 14, scope: !47)
!50 = !DILocation(line: 53, column: 15, scope: !47)
!51 = !DILocation(line: 53, column: 26, scope: !47)
!52 = !DILocation(line: 53, column: 34, scope: !47)
!53 = !DILocation(line: 54, column: 15, scope: !47)
!54 = !DILocation(line: 54, column: 26, scope: !47)
!55 = !DILocation(line: 54, column: 34, scope: !47)
!56 = !DILocation(line: 57, column: 37, scope: !47)
!57 = !DILocation(line: 57, column: 23, scope: !47)
!58 = !DILocation(line: 58, column: 37, scope: !47)
!59 = !DILocation(line: 58, column: 23, scope: !47)
!60 = !DILocation(line: 59, column: 46, scope: !47)
!61 = !DILocation(line: 59, column: 53, scope: !47)
!62 = !DILocation(line: 59, column: 28, scope: !47)
!63 = !DILocation(line: 59, column: 5, scope: !47)
!64 = !DILocation(line: 59, column: 21, scope: !47)
!65 = !DILocation(line: 59, column: 26, scope: !47)
!66 = !DILocation(line: 60, column: 5, scope: !47)
!67 = !DILocation(line: 61, column: 12, scope: !47)
!68 = !DILocation(line: 62, column: 33, scope: !47)
!69 = !DILocation(line: 62, column: 49, scope: !47)
!70 = !DILocation(line: 62, column: 56, scope: !47)
!71 = !DILocation(line: 63, column: 12, scope: !47)
!72 = !DILocation(line: 64, column: 49, scope: !47)
!73 = !DILocation(line: 64, column: 41, scope: !47)
!74 = !DILocation(line: 64, column: 64, scope: !47)
!75 = !DILocation(line: 64, column: 71, scope: !47)
!76 = !DILocation(line: 64, column: 9, scope: !47)
!77 = !DILocation(line: 0, scope: !47)
!78 = !DILocation(line: 65, column: 5, scope: !47)
!79 = !DILocation(line: 66, column: 12, scope: !47)
!80 = !DILocation(line: 67, column: 54, scope: !47)
!81 = !DILocation(line: 67, column: 52, scope: !47)
!82 = !DILocation(line: 67, column: 27, scope: !47)
!83 = !DILocation(line: 67, column: 25, scope: !47)
!84 = !DILocation(line: 68, column: 12, scope: !47)
!85 = !DILocation(line: 69, column: 70, scope: !47)
!86 = !DILocation(line: 69, column: 62, scope: !47)
!87 = !DILocation(line: 69, column: 60, scope: !47)
!88 = !DILocation(line: 69, column: 35, scope: !47)
!89 = !DILocation(line: 69, column: 9, scope: !47)
!90 = !DILocation(line: 69, column: 33, scope: !47)
!91 = !DILocation(line: 70, column: 5, scope: !47)
!92 = !DILocation(line: 72, column: 13, scope: !47)
!93 = !DILocation(line: 72, column: 20, scope: !47)
!94 = !DILocation(line: 73, column: 21, scope: !47)
!95 = !DILocation(line: 73, column: 28, scope: !47)
!96 = !DILocation(line: 74, column: 22, scope: !47)
!97 = !DILocation(line: 75, column: 20, scope: !47)
!98 = !DILocation(line: 75, column: 37, scope: !47)
!99 = !DILocation(line: 75, column: 9, scope: !47)
!100 = !DILocation(line: 75, column: 18, scope: !47)
!101 = !DILocation(line: 76, column: 20, scope: !47)
!102 = !DILocation(line: 76, column: 41, scope: !47)
!103 = !DILocation(line: 76, column: 9, scope: !47)
!104 = !DILocation(line: 76, column: 18, scope: !47)
!105 = !DILocation(line: 77, column: 19, scope: !47)
!106 = !DILocation(line: 77, column: 36, scope: !47)
!107 = !DILocation(line: 77, column: 9, scope: !47)
!108 = !DILocation(line: 77, column: 17, scope: !47)
!109 = !DILocation(line: 78, column: 19, scope: !47)
!110 = !DILocation(line: 78, column: 40, scope: !47)
!111 = !DILocation(line: 78, column: 9, scope: !47)
!112 = !DILocation(line: 78, column: 17, scope: !47)
!113 = !DILocation(line: 80, column: 27, scope: !47)
!114 = !DILocation(line: 80, column: 36, scope: !47)
!115 = !DILocation(line: 80, column: 49, scope: !47)
!116 = !DILocation(line: 80, column: 58, scope: !47)
!117 = !DILocation(line: 80, column: 47, scope: !47)
!118 = !DILocation(line: 80, column: 71, scope: !47)
!119 = !DILocation(line: 80, column: 79, scope: !47)
!120 = !DILocation(line: 80, column: 69, scope: !47)
!121 = !DILocation(line: 81, column: 35, scope: !47)
!122 = !DILocation(line: 80, column: 89, scope: !47)
!123 = !DILocation(line: 81, column: 54, scope: !47)
!124 = !DILocation(line: 81, column: 46, scope: !47)
!125 = !DILocation(line: 82, column: 37, scope: !47)
!126 = !DILocation(line: 82, column: 48, scope: !47)
!127 = !DILocation(line: 82, column: 58, scope: !47)
!128 = !DILocation(line: 82, column: 69, scope: !47)
!129 = !DILocation(line: 83, column: 32, scope: !47)
!130 = !DILocation(line: 83, column: 53, scope: !47)
!131 = !DILocation(line: 83, column: 65, scope: !47)
!132 = !DILocation(line: 83, column: 43, scope: !47)
!133 = !DILocation(line: 84, column: 42, scope: !47)
!134 = !DILocation(line: 84, column: 34, scope: !47)
!135 = !DILocation(line: 85, column: 52, scope: !47)
!136 = !DILocation(line: 85, column: 37, scope: !47)
!137 = !DILocation(line: 87, column: 35, scope: !47)
!138 = !DILocation(line: 87, column: 71, scope: !47)
!139 = !DILocation(line: 87, column: 63, scope: !47)
!140 = !DILocation(line: 87, column: 49, scope: !47)
!141 = !DILocation(line: 88, column: 29, scope: !47)
!142 = !DILocation(line: 88, column: 21, scope: !47)
!143 = !DILocation(line: 88, column: 9, scope: !47)
!144 = !DILocation(line: 89, column: 18, scope: !47)
!145 = !DILocation(line: 91, column: 18, scope: !47)
!146 = !DILocation(line: 93, column: 5, scope: !47)
!147 = !DILocation(line: 94, column: 1, scope: !47)
!148 = distinct !DISubprogram(name: "diffuse", scope: !1, file: !1, line: 96, type: !12, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!149 = !DILocation(line: 100, column: 15, scope: !148)
!150 = !DILocation(line: 100, column: 28, scope: !148)
!151 = !DILocation(line: 100, column: 26, scope: !148)
!152 = !DILocation(line: 100, column: 41, scope: !148)
!153 = !DILocation(line: 100, column: 39, scope: !148)
!154 = !DILocation(line: 101, column: 15, scope: !148)
!155 = !DILocation(line: 101, column: 28, scope: !148)
!156 = !DILocation(line: 101, column: 26, scope: !148)
!157 = !DILocation(line: 101, column: 41, scope: !148)
!158 = !DILocation(line: 101, column: 39, scope: !148)
!159 = !DILocation(line: 102, column: 13, scope: !148)
!160 = !DILocation(line: 102, column: 20, scope: !148)
!161 = !DILocation(line: 103, column: 21, scope: !148)
!162 = !DILocation(line: 103, column: 28, scope: !148)
!163 = !DILocation(line: 104, column: 29, scope: !148)
!164 = !DILocation(line: 104, column: 33, scope: !148)
!165 = !DILocation(line: 104, column: 25, scope: !148)
!166 = !DILocation(line: 104, scope: !148)
!167 = !DILocation(line: 105, column: 28, scope: !148)
!168 = !DILocation(line: 105, column: 32, scope: !148)
!169 = !DILocation(line: 105, column: 24, scope: !148)
!170 = !DILocation(line: 105, scope: !148)
!171 = !DILocation(line: 107, column: 23, scope: !148)
!172 = !DILocation(line: 107, column: 21, scope: !148)
!173 = !DILocation(line: 107, column: 34, scope: !148)
!174 = !DILocation(line: 107, column: 41, scope: !148)
!175 = !DILocation(line: 107, column: 39, scope: !148)
!176 = !DILocation(line: 107, column: 32, scope: !148)
!177 = !DILocation(line: 107, column: 61, scope: !148)
!178 = !DILocation(line: 107, column: 59, scope: !148)
!179 = !DILocation(line: 107, column: 50, scope: !148)
!180 = !DILocation(line: 107, column: 78, scope: !148)
!181 = !DILocation(line: 107, column: 76, scope: !148)
!182 = !DILocation(line: 107, column: 69, scope: !148)
!183 = !DILocation(line: 108, column: 27, scope: !148)
!184 = !DILocation(line: 108, column: 34, scope: !148)
!185 = !DILocation(line: 108, column: 9, scope: !148)
!186 = !DILocation(line: 108, column: 18, scope: !148)
!187 = !DILocation(line: 109, column: 5, scope: !148)
!188 = !DILocation(line: 110, column: 1, scope: !148)
