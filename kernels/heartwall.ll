; Made from heartwall.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'heartwall.cu'
source_filename = "heartwall.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9correlateE4sums = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ9correlateE7squares = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@pattern = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@_ZZ6locateE4best = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ6locateE5where = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @correlate(ptr noundef readonly captures(none) %frame, ptr noundef readonly captures(none) %templates, ptr noundef readonly captures(none) %position, ptr noundef writeonly captures(none) %scores, i32 noundef %rows, i32 noundef %cols, i32 noundef %side, i32 noundef %reach) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %mul = mul nsw i32 %side, %side, !dbg !16
  %mul2 = shl nsw i32 %reach, 1, !dbg !17
  %add = or disjoint i32 %mul2, 1, !dbg !18
  %idxprom = zext nneg i32 %0 to i64, !dbg !19
  %arrayidx = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE4sums to ptr), i64 %idxprom, !dbg !19
  store float 0.000000e+00, ptr %arrayidx, align 4, !dbg !20, !tbaa !21
  %arrayidx4 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE7squares to ptr), i64 %idxprom, !dbg !23
  store float 0.000000e+00, ptr %arrayidx4, align 4, !dbg !24, !tbaa !21
  %cmp150 = icmp samesign ult i32 %0, %mul, !dbg !25
  br i1 %cmp150, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !26

for.body.lr.ph:                                   ; preds = %entry
  %mul5 = mul nuw nsw i32 %mul, %1
  br label %for.body, !dbg !26

for.cond.cleanup.loopexit:                        ; preds = %for.body
  store float %add13, ptr %arrayidx, align 4, !dbg !27, !tbaa !21
  store float %add17, ptr %arrayidx4, align 4, !dbg !28, !tbaa !21
  br label %for.cond.cleanup, !dbg !29

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %cmp1.i = icmp samesign ult i32 %0, 64, !dbg !32
  br i1 %cmp1.i, label %if.then.i, label %for.inc.i, !dbg !32

if.then.i:                                        ; preds = %for.cond.cleanup
  %add.i = or disjoint i32 %0, 64, !dbg !33
  %idxprom.i = zext nneg i32 %add.i to i64, !dbg !34
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE4sums to ptr), i64 %idxprom.i, !dbg !34
  %2 = load float, ptr %arrayidx.i, align 4, !dbg !34, !tbaa !21
  %3 = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !21
  %add4.i = fadd contract float %2, %3, !dbg !35
  store float %add4.i, ptr %arrayidx, align 4, !dbg !35, !tbaa !21
  %arrayidx7.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE7squares to ptr), i64 %idxprom.i, !dbg !36
  %4 = load float, ptr %arrayidx7.i, align 4, !dbg !36, !tbaa !21
  %5 = load float, ptr %arrayidx4, align 4, !dbg !37, !tbaa !21
  %add10.i = fadd contract float %4, %5, !dbg !37
  store float %add10.i, ptr %arrayidx4, align 4, !dbg !37, !tbaa !21
  br label %for.inc.i, !dbg !38

for.inc.i:                                        ; preds = %if.then.i, %for.cond.cleanup
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %cmp1.1.i = icmp samesign ult i32 %0, 32, !dbg !32
  br i1 %cmp1.1.i, label %if.then.1.i, label %for.inc.1.i, !dbg !32

if.then.1.i:                                      ; preds = %for.inc.i
  %add.1.i = or disjoint i32 %0, 32, !dbg !33
  %idxprom.1.i = zext nneg i32 %add.1.i to i64, !dbg !34
  %arrayidx.1.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE4sums to ptr), i64 %idxprom.1.i, !dbg !34
  %6 = load float, ptr %arrayidx.1.i, align 4, !dbg !34, !tbaa !21
  %7 = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !21
  %add4.1.i = fadd contract float %6, %7, !dbg !35
  store float %add4.1.i, ptr %arrayidx, align 4, !dbg !35, !tbaa !21
  %arrayidx7.1.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE7squares to ptr), i64 %idxprom.1.i, !dbg !36
  %8 = load float, ptr %arrayidx7.1.i, align 4, !dbg !36, !tbaa !21
  %9 = load float, ptr %arrayidx4, align 4, !dbg !37, !tbaa !21
  %add10.1.i = fadd contract float %8, %9, !dbg !37
  store float %add10.1.i, ptr %arrayidx4, align 4, !dbg !37, !tbaa !21
  br label %for.inc.1.i, !dbg !38

for.inc.1.i:                                      ; preds = %if.then.1.i, %for.inc.i
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %cmp1.2.i = icmp samesign ult i32 %0, 16, !dbg !32
  br i1 %cmp1.2.i, label %if.then.2.i, label %for.inc.2.i, !dbg !32

if.then.2.i:                                      ; preds = %for.inc.1.i
  %add.2.i = or disjoint i32 %0, 16, !dbg !33
  %idxprom.2.i = zext nneg i32 %add.2.i to i64, !dbg !34
  %arrayidx.2.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE4sums to ptr), i64 %idxprom.2.i, !dbg !34
  %10 = load float, ptr %arrayidx.2.i, align 4, !dbg !34, !tbaa !21
  %11 = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !21
  %add4.2.i = fadd contract float %10, %11, !dbg !35
  store float %add4.2.i, ptr %arrayidx, align 4, !dbg !35, !tbaa !21
  %arrayidx7.2.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE7squares to ptr), i64 %idxprom.2.i, !dbg !36
  %12 = load float, ptr %arrayidx7.2.i, align 4, !dbg !36, !tbaa !21
  %13 = load float, ptr %arrayidx4, align 4, !dbg !37, !tbaa !21
  %add10.2.i = fadd contract float %12, %13, !dbg !37
  store float %add10.2.i, ptr %arrayidx4, align 4, !dbg !37, !tbaa !21
  br label %for.inc.2.i, !dbg !38

for.inc.2.i:                                      ; preds = %if.then.2.i, %for.inc.1.i
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %cmp1.3.i = icmp samesign ult i32 %0, 8, !dbg !32
  br i1 %cmp1.3.i, label %if.then.3.i, label %for.inc.3.i, !dbg !32

if.then.3.i:                                      ; preds = %for.inc.2.i
  %add.3.i = or disjoint i32 %0, 8, !dbg !33
  %idxprom.3.i = zext nneg i32 %add.3.i to i64, !dbg !34
  %arrayidx.3.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE4sums to ptr), i64 %idxprom.3.i, !dbg !34
  %14 = load float, ptr %arrayidx.3.i, align 4, !dbg !34, !tbaa !21
  %15 = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !21
  %add4.3.i = fadd contract float %14, %15, !dbg !35
  store float %add4.3.i, ptr %arrayidx, align 4, !dbg !35, !tbaa !21
  %arrayidx7.3.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE7squares to ptr), i64 %idxprom.3.i, !dbg !36
  %16 = load float, ptr %arrayidx7.3.i, align 4, !dbg !36, !tbaa !21
  %17 = load float, ptr %arrayidx4, align 4, !dbg !37, !tbaa !21
  %add10.3.i = fadd contract float %16, %17, !dbg !37
  store float %add10.3.i, ptr %arrayidx4, align 4, !dbg !37, !tbaa !21
  br label %for.inc.3.i, !dbg !38

for.inc.3.i:                                      ; preds = %if.then.3.i, %for.inc.2.i
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %cmp1.4.i = icmp samesign ult i32 %0, 4, !dbg !32
  br i1 %cmp1.4.i, label %if.then.4.i, label %for.inc.4.i, !dbg !32

if.then.4.i:                                      ; preds = %for.inc.3.i
  %add.4.i = or disjoint i32 %0, 4, !dbg !33
  %idxprom.4.i = zext nneg i32 %add.4.i to i64, !dbg !34
  %arrayidx.4.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE4sums to ptr), i64 %idxprom.4.i, !dbg !34
  %18 = load float, ptr %arrayidx.4.i, align 4, !dbg !34, !tbaa !21
  %19 = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !21
  %add4.4.i = fadd contract float %18, %19, !dbg !35
  store float %add4.4.i, ptr %arrayidx, align 4, !dbg !35, !tbaa !21
  %arrayidx7.4.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE7squares to ptr), i64 %idxprom.4.i, !dbg !36
  %20 = load float, ptr %arrayidx7.4.i, align 4, !dbg !36, !tbaa !21
  %21 = load float, ptr %arrayidx4, align 4, !dbg !37, !tbaa !21
  %add10.4.i = fadd contract float %20, %21, !dbg !37
  store float %add10.4.i, ptr %arrayidx4, align 4, !dbg !37, !tbaa !21
  br label %for.inc.4.i, !dbg !38

for.inc.4.i:                                      ; preds = %if.then.4.i, %for.inc.3.i
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %cmp1.5.i = icmp samesign ult i32 %0, 2, !dbg !32
  br i1 %cmp1.5.i, label %if.then.5.i, label %for.inc.5.i, !dbg !32

if.then.5.i:                                      ; preds = %for.inc.4.i
  %add.5.i = or disjoint i32 %0, 2, !dbg !33
  %idxprom.5.i = zext nneg i32 %add.5.i to i64, !dbg !34
  %arrayidx.5.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE4sums to ptr), i64 %idxprom.5.i, !dbg !34
  %22 = load float, ptr %arrayidx.5.i, align 4, !dbg !34, !tbaa !21
  %23 = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !21
  %add4.5.i = fadd contract float %22, %23, !dbg !35
  store float %add4.5.i, ptr %arrayidx, align 4, !dbg !35, !tbaa !21
  %arrayidx7.5.i = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE7squares to ptr), i64 %idxprom.5.i, !dbg !36
  %24 = load float, ptr %arrayidx7.5.i, align 4, !dbg !36, !tbaa !21
  %25 = load float, ptr %arrayidx4, align 4, !dbg !37, !tbaa !21
  %add10.5.i = fadd contract float %24, %25, !dbg !37
  store float %add10.5.i, ptr %arrayidx4, align 4, !dbg !37, !tbaa !21
  br label %for.inc.5.i, !dbg !38

for.inc.5.i:                                      ; preds = %if.then.5.i, %for.inc.4.i
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %cmp1.6.i = icmp eq i32 %0, 0, !dbg !32
  br i1 %cmp1.6.i, label %if.then.6.i, label %_ZL6add_upPfS_.exit, !dbg !32

if.then.6.i:                                      ; preds = %for.inc.5.i
  %26 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE4sums to ptr), i64 4), align 4, !dbg !34, !tbaa !21
  %27 = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !21
  %add4.6.i = fadd contract float %26, %27, !dbg !35
  store float %add4.6.i, ptr %arrayidx, align 4, !dbg !35, !tbaa !21
  %28 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE7squares to ptr), i64 4), align 4, !dbg !36, !tbaa !21
  %29 = load float, ptr %arrayidx4, align 4, !dbg !37, !tbaa !21
  %add10.6.i = fadd contract float %28, %29, !dbg !37
  store float %add10.6.i, ptr %arrayidx4, align 4, !dbg !37, !tbaa !21
  br label %_ZL6add_upPfS_.exit, !dbg !38

_ZL6add_upPfS_.exit:                              ; preds = %for.inc.5.i, %if.then.6.i
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %30 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE4sums to ptr), align 4, !dbg !40, !tbaa !21
  %conv = uitofp nneg i32 %mul to float, !dbg !41
  %div = fdiv contract float %30, %conv, !dbg !42
  %31 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ9correlateE7squares to ptr), align 4, !dbg !43, !tbaa !21
  %mul19 = fmul contract float %30, %div, !dbg !44
  %sub = fsub contract float %31, %mul19, !dbg !45
  %mul32 = mul i32 %add, %add
  %cmp33170 = icmp samesign ult i32 %0, %mul32, !dbg !46
  br i1 %cmp33170, label %for.cond36.preheader.lr.ph, label %for.cond.cleanup34, !dbg !47

for.cond36.preheader.lr.ph:                       ; preds = %_ZL6add_upPfS_.exit
  %mul20 = shl nuw nsw i32 %1, 1, !dbg !48
  %idxprom21 = zext nneg i32 %mul20 to i64, !dbg !49
  %arrayidx22 = getelementptr inbounds nuw i32, ptr %position, i64 %idxprom21, !dbg !49
  %arrayidx28 = getelementptr i8, ptr %arrayidx22, i64 4, !dbg !50
  %32 = load i32, ptr %arrayidx28, align 4, !dbg !50, !tbaa !7
  %div23.neg = sdiv i32 %side, -2, !dbg !51
  %33 = load i32, ptr %arrayidx22, align 4, !dbg !49, !tbaa !7
  %cmp37161 = icmp sgt i32 %side, 0
  %.neg172 = sub i32 %div23.neg, %reach
  %34 = add i32 %33, %.neg172
  %sub45 = add nsw i32 %rows, -1
  %35 = add i32 %32, %.neg172
  %sub55 = add nsw i32 %cols, -1
  %cmp79 = fcmp contract ogt float %sub, 0x3EB0C6F7A0000000
  %mul86.reass = mul i32 %mul32, %1
  %xtraiter = and i32 %side, 3
  %36 = icmp ult i32 %side, 4
  %unroll_iter = and i32 %side, 2147483644
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  %lcmp.mod177 = icmp ne i32 %xtraiter, 0
  br label %for.cond36.preheader, !dbg !47

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %add17153 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add17, %for.body ], !dbg !52
  %add13152 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add13, %for.body ], !dbg !52
  %i.0151 = phi i32 [ %0, %for.body.lr.ph ], [ %add18, %for.body ]
  %add6 = add nuw nsw i32 %i.0151, %mul5, !dbg !52
  %idxprom7 = zext nneg i32 %add6 to i64, !dbg !53
  %arrayidx8 = getelementptr inbounds nuw float, ptr %templates, i64 %idxprom7, !dbg !53
  %37 = load float, ptr %arrayidx8, align 4, !dbg !53, !tbaa !21
  %idxprom9 = zext nneg i32 %i.0151 to i64, !dbg !54
  %arrayidx10 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @pattern to ptr), i64 %idxprom9, !dbg !54
  store float %37, ptr %arrayidx10, align 4, !dbg !55, !tbaa !21
  %add13 = fadd contract float %37, %add13152, !dbg !27
  %mul14 = fmul contract float %37, %37, !dbg !56
  %add17 = fadd contract float %mul14, %add17153, !dbg !28
  %add18 = add nuw nsw i32 %i.0151, 128, !dbg !57
  %cmp = icmp samesign ult i32 %add18, %mul, !dbg !25
  br i1 %cmp, label %for.body, label %for.cond.cleanup.loopexit, !dbg !26, !llvm.loop !58

for.cond36.preheader:                             ; preds = %for.cond36.preheader.lr.ph, %if.end
  %move.0171 = phi i32 [ %0, %for.cond36.preheader.lr.ph ], [ %add92, %if.end ]
  br i1 %cmp37161, label %for.body39.lr.ph, label %for.cond.cleanup38, !dbg !61

for.body39.lr.ph:                                 ; preds = %for.cond36.preheader
  %move.0171.frozen = freeze i32 %move.0171
  %div40 = sdiv i32 %move.0171.frozen, %add
  %invariant.op169 = add i32 %34, %div40, !dbg !61
  %38 = mul i32 %div40, %add
  %rem.decomposed = sub i32 %move.0171.frozen, %38
  %invariant.op = add i32 %35, %rem.decomposed
  br label %for.body39, !dbg !61

for.cond.cleanup34:                               ; preds = %if.end, %_ZL6add_upPfS_.exit
  ret void, !dbg !62

for.cond.cleanup38:                               ; preds = %for.cond.cleanup49, %for.cond36.preheader
  %square.0.lcssa = phi float [ 0.000000e+00, %for.cond36.preheader ], [ %add63.lcssa, %for.cond.cleanup49 ], !dbg !63
  %product.0.lcssa = phi float [ 0.000000e+00, %for.cond36.preheader ], [ %add69.lcssa, %for.cond.cleanup49 ], !dbg !64
  %sum.0.lcssa = phi float [ 0.000000e+00, %for.cond36.preheader ], [ %add61.lcssa, %for.cond.cleanup49 ], !dbg !65
  %mul75 = fmul contract float %sum.0.lcssa, %sum.0.lcssa, !dbg !66
  %div77 = fdiv contract float %mul75, %conv, !dbg !67
  %sub78 = fsub contract float %square.0.lcssa, %div77, !dbg !68
  %cmp80 = fcmp contract ogt float %sub78, 0x3EB0C6F7A0000000
  %or.cond = select i1 %cmp79, i1 %cmp80, i1 false, !dbg !69
  br i1 %or.cond, label %if.then, label %if.end, !dbg !69

for.body39:                                       ; preds = %for.body39.lr.ph, %for.cond.cleanup49
  %sum.0165 = phi float [ 0.000000e+00, %for.body39.lr.ph ], [ %add61.lcssa, %for.cond.cleanup49 ]
  %y.0164 = phi i32 [ 0, %for.body39.lr.ph ], [ %inc73, %for.cond.cleanup49 ]
  %product.0163 = phi float [ 0.000000e+00, %for.body39.lr.ph ], [ %add69.lcssa, %for.cond.cleanup49 ]
  %square.0162 = phi float [ 0.000000e+00, %for.body39.lr.ph ], [ %add63.lcssa, %for.cond.cleanup49 ]
  %add43.reass = add i32 %y.0164, %invariant.op169
  %cond.i149 = tail call noundef i32 @llvm.smax.i32(i32 %add43.reass, i32 0), !dbg !70
  %cond.i147 = tail call noundef i32 @llvm.smin.i32(i32 %cond.i149, i32 range(i32 -2147483648, 2147483647) %sub45), !dbg !71
  %mul57 = mul nsw i32 %cond.i147, %cols
  %mul64 = mul nuw nsw i32 %y.0164, %side
  br i1 %36, label %for.body50.epil.preheader, label %for.body50, !dbg !72

for.cond.cleanup49.unr-lcssa:                     ; preds = %for.body50
  br i1 %lcmp.mod.not, label %for.cond.cleanup49, label %for.body50.epil.preheader, !dbg !72

for.body50.epil.preheader:                        ; preds = %for.cond.cleanup49.unr-lcssa, %for.body39
  %x.0158.epil.init = phi i32 [ 0, %for.body39 ], [ %inc.3, %for.cond.cleanup49.unr-lcssa ]
  %sum.1157.epil.init = phi float [ %sum.0165, %for.body39 ], [ %add61.3, %for.cond.cleanup49.unr-lcssa ]
  %product.1156.epil.init = phi float [ %product.0163, %for.body39 ], [ %add69.3, %for.cond.cleanup49.unr-lcssa ]
  %square.1155.epil.init = phi float [ %square.0162, %for.body39 ], [ %add63.3, %for.cond.cleanup49.unr-lcssa ]
  tail call void @llvm.assume(i1 %lcmp.mod177), !dbg !72
  br label %for.body50.epil, !dbg !72

for.body50.epil:                                  ; preds = %for.body50.epil, %for.body50.epil.preheader
  %x.0158.epil = phi i32 [ %x.0158.epil.init, %for.body50.epil.preheader ], [ %inc.epil, %for.body50.epil ]
  %sum.1157.epil = phi float [ %sum.1157.epil.init, %for.body50.epil.preheader ], [ %add61.epil, %for.body50.epil ]
  %product.1156.epil = phi float [ %product.1156.epil.init, %for.body50.epil.preheader ], [ %add69.epil, %for.body50.epil ]
  %square.1155.epil = phi float [ %square.1155.epil.init, %for.body50.epil.preheader ], [ %add63.epil, %for.body50.epil ]
  %epil.iter = phi i32 [ 0, %for.body50.epil.preheader ], [ %epil.iter.next, %for.body50.epil ]
  %add53.reass.epil = add i32 %x.0158.epil, %invariant.op
  %cond.i148.epil = tail call noundef i32 @llvm.smax.i32(i32 %add53.reass.epil, i32 0), !dbg !73
  %cond.i.epil = tail call noundef i32 @llvm.smin.i32(i32 %cond.i148.epil, i32 range(i32 -2147483648, 2147483647) %sub55), !dbg !74
  %add58.epil = add nsw i32 %cond.i.epil, %mul57, !dbg !75
  %idxprom59.epil = sext i32 %add58.epil to i64, !dbg !76
  %arrayidx60.epil = getelementptr inbounds float, ptr %frame, i64 %idxprom59.epil, !dbg !76
  %39 = load float, ptr %arrayidx60.epil, align 4, !dbg !76, !tbaa !21
  %add61.epil = fadd contract float %sum.1157.epil, %39, !dbg !77
  %mul62.epil = fmul contract float %39, %39, !dbg !78
  %add63.epil = fadd contract float %square.1155.epil, %mul62.epil, !dbg !79
  %add65.epil = add nuw nsw i32 %x.0158.epil, %mul64, !dbg !80
  %idxprom66.epil = zext nneg i32 %add65.epil to i64, !dbg !81
  %arrayidx67.epil = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @pattern to ptr), i64 %idxprom66.epil, !dbg !81
  %40 = load float, ptr %arrayidx67.epil, align 4, !dbg !81, !tbaa !21
  %mul68.epil = fmul contract float %39, %40, !dbg !82
  %add69.epil = fadd contract float %product.1156.epil, %mul68.epil, !dbg !83
  %inc.epil = add nuw nsw i32 %x.0158.epil, 1, !dbg !84
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !72
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !72
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup49, label %for.body50.epil, !dbg !72, !llvm.loop !85

for.cond.cleanup49:                               ; preds = %for.body50.epil, %for.cond.cleanup49.unr-lcssa
  %add61.lcssa = phi float [ %add61.3, %for.cond.cleanup49.unr-lcssa ], [ %add61.epil, %for.body50.epil ], !dbg !77
  %add63.lcssa = phi float [ %add63.3, %for.cond.cleanup49.unr-lcssa ], [ %add63.epil, %for.body50.epil ], !dbg !79
  %add69.lcssa = phi float [ %add69.3, %for.cond.cleanup49.unr-lcssa ], [ %add69.epil, %for.body50.epil ], !dbg !83
  %inc73 = add nuw nsw i32 %y.0164, 1, !dbg !87
  %exitcond173.not = icmp eq i32 %inc73, %side, !dbg !88
  br i1 %exitcond173.not, label %for.cond.cleanup38, label %for.body39, !dbg !61, !llvm.loop !89

for.body50:                                       ; preds = %for.body39, %for.body50
  %x.0158 = phi i32 [ %inc.3, %for.body50 ], [ 0, %for.body39 ]
  %sum.1157 = phi float [ %add61.3, %for.body50 ], [ %sum.0165, %for.body39 ]
  %product.1156 = phi float [ %add69.3, %for.body50 ], [ %product.0163, %for.body39 ]
  %square.1155 = phi float [ %add63.3, %for.body50 ], [ %square.0162, %for.body39 ]
  %niter = phi i32 [ %niter.next.3, %for.body50 ], [ 0, %for.body39 ]
  %add53.reass = add i32 %x.0158, %invariant.op
  %cond.i148 = tail call noundef i32 @llvm.smax.i32(i32 %add53.reass, i32 0), !dbg !73
  %cond.i = tail call noundef i32 @llvm.smin.i32(i32 %cond.i148, i32 range(i32 -2147483648, 2147483647) %sub55), !dbg !74
  %add58 = add nsw i32 %cond.i, %mul57, !dbg !75
  %idxprom59 = sext i32 %add58 to i64, !dbg !76
  %arrayidx60 = getelementptr inbounds float, ptr %frame, i64 %idxprom59, !dbg !76
  %41 = load float, ptr %arrayidx60, align 4, !dbg !76, !tbaa !21
  %add61 = fadd contract float %sum.1157, %41, !dbg !77
  %mul62 = fmul contract float %41, %41, !dbg !78
  %add63 = fadd contract float %square.1155, %mul62, !dbg !79
  %add65 = add nuw nsw i32 %x.0158, %mul64, !dbg !80
  %idxprom66 = zext nneg i32 %add65 to i64, !dbg !81
  %arrayidx67 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @pattern to ptr), i64 %idxprom66, !dbg !81
  %42 = load float, ptr %arrayidx67, align 4, !dbg !81, !tbaa !21
  %mul68 = fmul contract float %41, %42, !dbg !82
  %add69 = fadd contract float %product.1156, %mul68, !dbg !83
  %inc = or disjoint i32 %x.0158, 1, !dbg !84
  %add53.reass.1 = add i32 %inc, %invariant.op
  %cond.i148.1 = tail call noundef i32 @llvm.smax.i32(i32 %add53.reass.1, i32 0), !dbg !73
  %cond.i.1 = tail call noundef i32 @llvm.smin.i32(i32 %cond.i148.1, i32 range(i32 -2147483648, 2147483647) %sub55), !dbg !74
  %add58.1 = add nsw i32 %cond.i.1, %mul57, !dbg !75
  %idxprom59.1 = sext i32 %add58.1 to i64, !dbg !76
  %arrayidx60.1 = getelementptr inbounds float, ptr %frame, i64 %idxprom59.1, !dbg !76
  %43 = load float, ptr %arrayidx60.1, align 4, !dbg !76, !tbaa !21
  %add61.1 = fadd contract float %add61, %43, !dbg !77
  %mul62.1 = fmul contract float %43, %43, !dbg !78
  %add63.1 = fadd contract float %add63, %mul62.1, !dbg !79
  %add65.1 = add nuw nsw i32 %inc, %mul64, !dbg !80
  %idxprom66.1 = zext nneg i32 %add65.1 to i64, !dbg !81
  %arrayidx67.1 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @pattern to ptr), i64 %idxprom66.1, !dbg !81
  %44 = load float, ptr %arrayidx67.1, align 4, !dbg !81, !tbaa !21
  %mul68.1 = fmul contract float %43, %44, !dbg !82
  %add69.1 = fadd contract float %add69, %mul68.1, !dbg !83
  %inc.1 = or disjoint i32 %x.0158, 2, !dbg !84
  %add53.reass.2 = add i32 %inc.1, %invariant.op
  %cond.i148.2 = tail call noundef i32 @llvm.smax.i32(i32 %add53.reass.2, i32 0), !dbg !73
  %cond.i.2 = tail call noundef i32 @llvm.smin.i32(i32 %cond.i148.2, i32 range(i32 -2147483648, 2147483647) %sub55), !dbg !74
  %add58.2 = add nsw i32 %cond.i.2, %mul57, !dbg !75
  %idxprom59.2 = sext i32 %add58.2 to i64, !dbg !76
  %arrayidx60.2 = getelementptr inbounds float, ptr %frame, i64 %idxprom59.2, !dbg !76
  %45 = load float, ptr %arrayidx60.2, align 4, !dbg !76, !tbaa !21
  %add61.2 = fadd contract float %add61.1, %45, !dbg !77
  %mul62.2 = fmul contract float %45, %45, !dbg !78
  %add63.2 = fadd contract float %add63.1, %mul62.2, !dbg !79
  %add65.2 = add nuw nsw i32 %inc.1, %mul64, !dbg !80
  %idxprom66.2 = zext nneg i32 %add65.2 to i64, !dbg !81
  %arrayidx67.2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @pattern to ptr), i64 %idxprom66.2, !dbg !81
  %46 = load float, ptr %arrayidx67.2, align 4, !dbg !81, !tbaa !21
  %mul68.2 = fmul contract float %45, %46, !dbg !82
  %add69.2 = fadd contract float %add69.1, %mul68.2, !dbg !83
  %inc.2 = or disjoint i32 %x.0158, 3, !dbg !84
  %add53.reass.3 = add i32 %inc.2, %invariant.op
  %cond.i148.3 = tail call noundef i32 @llvm.smax.i32(i32 %add53.reass.3, i32 0), !dbg !73
  %cond.i.3 = tail call noundef i32 @llvm.smin.i32(i32 %cond.i148.3, i32 range(i32 -2147483648, 2147483647) %sub55), !dbg !74
  %add58.3 = add nsw i32 %cond.i.3, %mul57, !dbg !75
  %idxprom59.3 = sext i32 %add58.3 to i64, !dbg !76
  %arrayidx60.3 = getelementptr inbounds float, ptr %frame, i64 %idxprom59.3, !dbg !76
  %47 = load float, ptr %arrayidx60.3, align 4, !dbg !76, !tbaa !21
  %add61.3 = fadd contract float %add61.2, %47, !dbg !77
  %mul62.3 = fmul contract float %47, %47, !dbg !78
  %add63.3 = fadd contract float %add63.2, %mul62.3, !dbg !79
  %add65.3 = add nuw nsw i32 %inc.2, %mul64, !dbg !80
  %idxprom66.3 = zext nneg i32 %add65.3 to i64, !dbg !81
  %arrayidx67.3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @pattern to ptr), i64 %idxprom66.3, !dbg !81
  %48 = load float, ptr %arrayidx67.3, align 4, !dbg !81, !tbaa !21
  %mul68.3 = fmul contract float %47, %48, !dbg !82
  %add69.3 = fadd contract float %add69.2, %mul68.3, !dbg !83
  %inc.3 = add nuw nsw i32 %x.0158, 4, !dbg !84
  %niter.next.3 = add i32 %niter, 4, !dbg !72
  %niter.ncmp.3 = icmp eq i32 %niter.next.3, %unroll_iter, !dbg !72
  br i1 %niter.ncmp.3, label %for.cond.cleanup49.unr-lcssa, label %for.body50, !dbg !72, !llvm.loop !91

if.then:                                          ; preds = %for.cond.cleanup38
  %mul81 = fmul contract float %div, %sum.0.lcssa, !dbg !93
  %sub82 = fsub contract float %product.0.lcssa, %mul81, !dbg !94
  %mul83 = fmul contract float %sub, %sub78, !dbg !95
  %49 = tail call contract noundef float @llvm.sqrt.f32(float %mul83), !dbg !96
  %div85 = fdiv contract float %sub82, %49, !dbg !97
  br label %if.end, !dbg !98

if.end:                                           ; preds = %if.then, %for.cond.cleanup38
  %score.0 = phi float [ %div85, %if.then ], [ 0.000000e+00, %for.cond.cleanup38 ], !dbg !99
  %add88 = add nsw i32 %move.0171, %mul86.reass, !dbg !100
  %idxprom89 = sext i32 %add88 to i64, !dbg !101
  %arrayidx90 = getelementptr inbounds float, ptr %scores, i64 %idxprom89, !dbg !101
  store float %score.0, ptr %arrayidx90, align 4, !dbg !102, !tbaa !21
  %add92 = add nuw nsw i32 %move.0171, 128, !dbg !103
  %cmp33 = icmp samesign ult i32 %add92, %mul32, !dbg !46
  br i1 %cmp33, label %for.cond36.preheader, label %for.cond.cleanup34, !dbg !47, !llvm.loop !104
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @locate(ptr noundef readonly captures(none) %scores, ptr noundef readonly captures(none) %position, ptr noundef writeonly captures(none) %moved, i32 noundef %rows, i32 noundef %cols, i32 noundef %reach) local_unnamed_addr #0 !dbg !106 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !108
  %mul = shl nsw i32 %reach, 1, !dbg !109
  %add = or disjoint i32 %mul, 1, !dbg !110
  %mul2 = mul nsw i32 %add, %add, !dbg !111
  %idxprom = zext nneg i32 %0 to i64, !dbg !112
  %arrayidx = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE4best to ptr), i64 %idxprom, !dbg !112
  store float -2.000000e+00, ptr %arrayidx, align 4, !dbg !113, !tbaa !21
  %arrayidx4 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), i64 %idxprom, !dbg !114
  store i32 %mul2, ptr %arrayidx4, align 4, !dbg !115, !tbaa !7
  %cmp137 = icmp samesign ult i32 %0, %mul2, !dbg !116
  br i1 %cmp137, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !117

for.body.lr.ph:                                   ; preds = %entry
  %mul5 = mul nuw nsw i32 %mul2, %1
  br label %for.body, !dbg !117

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !118
  %cmp25 = icmp samesign ult i32 %0, 64, !dbg !119
  br i1 %cmp25, label %if.then26, label %if.end57, !dbg !119

for.body:                                         ; preds = %for.body.lr.ph, %for.inc
  %2 = phi float [ -2.000000e+00, %for.body.lr.ph ], [ %4, %for.inc ]
  %move.0138 = phi i32 [ %0, %for.body.lr.ph ], [ %add20, %for.inc ]
  %add6 = add nuw nsw i32 %move.0138, %mul5, !dbg !120
  %idxprom7 = zext nneg i32 %add6 to i64, !dbg !121
  %arrayidx8 = getelementptr inbounds nuw float, ptr %scores, i64 %idxprom7, !dbg !121
  %3 = load float, ptr %arrayidx8, align 4, !dbg !121, !tbaa !21
  %cmp11 = fcmp contract ogt float %3, %2, !dbg !122
  br i1 %cmp11, label %if.then, label %for.inc, !dbg !122

if.then:                                          ; preds = %for.body
  store float %3, ptr %arrayidx, align 4, !dbg !123, !tbaa !21
  store i32 %move.0138, ptr %arrayidx4, align 4, !dbg !124, !tbaa !7
  br label %for.inc, !dbg !125

for.inc:                                          ; preds = %for.body, %if.then
  %4 = phi float [ %2, %for.body ], [ %3, %if.then ]
  %add20 = add nuw nsw i32 %move.0138, 128, !dbg !126
  %cmp = icmp samesign ult i32 %add20, %mul2, !dbg !116
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !117, !llvm.loop !127

if.then26:                                        ; preds = %for.cond.cleanup
  %add27 = or disjoint i32 %0, 64, !dbg !129
  %idxprom28 = zext nneg i32 %add27 to i64, !dbg !130
  %arrayidx29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE4best to ptr), i64 %idxprom28, !dbg !130
  %5 = load float, ptr %arrayidx29, align 4, !dbg !130, !tbaa !21
  %6 = load float, ptr %arrayidx, align 4, !dbg !131, !tbaa !21
  %cmp32 = fcmp contract ogt float %5, %6, !dbg !132
  br i1 %cmp32, label %if.then26.if.then45_crit_edge, label %lor.lhs.false, !dbg !133

if.then26.if.then45_crit_edge:                    ; preds = %if.then26
  %arrayidx53.phi.trans.insert = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), i64 %idxprom28
  %.pre = load i32, ptr %arrayidx53.phi.trans.insert, align 4, !dbg !134, !tbaa !7
  br label %if.then45, !dbg !133

lor.lhs.false:                                    ; preds = %if.then26
  %cmp38 = fcmp contract oeq float %5, %6, !dbg !135
  br i1 %cmp38, label %land.lhs.true, label %if.end57, !dbg !136

land.lhs.true:                                    ; preds = %lor.lhs.false
  %arrayidx41 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), i64 %idxprom28, !dbg !137
  %7 = load i32, ptr %arrayidx41, align 4, !dbg !137, !tbaa !7
  %8 = load i32, ptr %arrayidx4, align 4, !dbg !138, !tbaa !7
  %cmp44 = icmp slt i32 %7, %8, !dbg !139
  br i1 %cmp44, label %if.then45, label %if.end57, !dbg !133

if.then45:                                        ; preds = %if.then26.if.then45_crit_edge, %land.lhs.true
  %9 = phi i32 [ %.pre, %if.then26.if.then45_crit_edge ], [ %7, %land.lhs.true ], !dbg !134
  store float %5, ptr %arrayidx, align 4, !dbg !140, !tbaa !21
  store i32 %9, ptr %arrayidx4, align 4, !dbg !141, !tbaa !7
  br label %if.end57, !dbg !142

if.end57:                                         ; preds = %lor.lhs.false, %land.lhs.true, %if.then45, %for.cond.cleanup
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !143
  %cmp25.1 = icmp samesign ult i32 %0, 32, !dbg !119
  br i1 %cmp25.1, label %if.then26.1, label %if.end57.1, !dbg !119

if.then26.1:                                      ; preds = %if.end57
  %add27.1 = or disjoint i32 %0, 32, !dbg !129
  %idxprom28.1 = zext nneg i32 %add27.1 to i64, !dbg !130
  %arrayidx29.1 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE4best to ptr), i64 %idxprom28.1, !dbg !130
  %10 = load float, ptr %arrayidx29.1, align 4, !dbg !130, !tbaa !21
  %11 = load float, ptr %arrayidx, align 4, !dbg !131, !tbaa !21
  %cmp32.1 = fcmp contract ogt float %10, %11, !dbg !132
  br i1 %cmp32.1, label %if.then26.1.if.then45.1_crit_edge, label %lor.lhs.false.1, !dbg !133

if.then26.1.if.then45.1_crit_edge:                ; preds = %if.then26.1
  %arrayidx53.1.phi.trans.insert = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), i64 %idxprom28.1
  %.pre140 = load i32, ptr %arrayidx53.1.phi.trans.insert, align 4, !dbg !134, !tbaa !7
  br label %if.then45.1, !dbg !133

lor.lhs.false.1:                                  ; preds = %if.then26.1
  %cmp38.1 = fcmp contract oeq float %10, %11, !dbg !135
  br i1 %cmp38.1, label %land.lhs.true.1, label %if.end57.1, !dbg !136

land.lhs.true.1:                                  ; preds = %lor.lhs.false.1
  %arrayidx41.1 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), i64 %idxprom28.1, !dbg !137
  %12 = load i32, ptr %arrayidx41.1, align 4, !dbg !137, !tbaa !7
  %13 = load i32, ptr %arrayidx4, align 4, !dbg !138, !tbaa !7
  %cmp44.1 = icmp slt i32 %12, %13, !dbg !139
  br i1 %cmp44.1, label %if.then45.1, label %if.end57.1, !dbg !133

if.then45.1:                                      ; preds = %if.then26.1.if.then45.1_crit_edge, %land.lhs.true.1
  %14 = phi i32 [ %.pre140, %if.then26.1.if.then45.1_crit_edge ], [ %12, %land.lhs.true.1 ], !dbg !134
  store float %10, ptr %arrayidx, align 4, !dbg !140, !tbaa !21
  store i32 %14, ptr %arrayidx4, align 4, !dbg !141, !tbaa !7
  br label %if.end57.1, !dbg !142

if.end57.1:                                       ; preds = %if.then45.1, %land.lhs.true.1, %lor.lhs.false.1, %if.end57
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !143
  %cmp25.2 = icmp samesign ult i32 %0, 16, !dbg !119
  br i1 %cmp25.2, label %if.then26.2, label %if.end57.2, !dbg !119

if.then26.2:                                      ; preds = %if.end57.1
  %add27.2 = or disjoint i32 %0, 16, !dbg !129
  %idxprom28.2 = zext nneg i32 %add27.2 to i64, !dbg !130
  %arrayidx29.2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE4best to ptr), i64 %idxprom28.2, !dbg !130
  %15 = load float, ptr %arrayidx29.2, align 4, !dbg !130, !tbaa !21
  %16 = load float, ptr %arrayidx, align 4, !dbg !131, !tbaa !21
  %cmp32.2 = fcmp contract ogt float %15, %16, !dbg !132
  br i1 %cmp32.2, label %if.then26.2.if.then45.2_crit_edge, label %lor.lhs.false.2, !dbg !133

if.then26.2.if.then45.2_crit_edge:                ; preds = %if.then26.2
  %arrayidx53.2.phi.trans.insert = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), i64 %idxprom28.2
  %.pre141 = load i32, ptr %arrayidx53.2.phi.trans.insert, align 4, !dbg !134, !tbaa !7
  br label %if.then45.2, !dbg !133

lor.lhs.false.2:                                  ; preds = %if.then26.2
  %cmp38.2 = fcmp contract oeq float %15, %16, !dbg !135
  br i1 %cmp38.2, label %land.lhs.true.2, label %if.end57.2, !dbg !136

land.lhs.true.2:                                  ; preds = %lor.lhs.false.2
  %arrayidx41.2 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), i64 %idxprom28.2, !dbg !137
  %17 = load i32, ptr %arrayidx41.2, align 4, !dbg !137, !tbaa !7
  %18 = load i32, ptr %arrayidx4, align 4, !dbg !138, !tbaa !7
  %cmp44.2 = icmp slt i32 %17, %18, !dbg !139
  br i1 %cmp44.2, label %if.then45.2, label %if.end57.2, !dbg !133

if.then45.2:                                      ; preds = %if.then26.2.if.then45.2_crit_edge, %land.lhs.true.2
  %19 = phi i32 [ %.pre141, %if.then26.2.if.then45.2_crit_edge ], [ %17, %land.lhs.true.2 ], !dbg !134
  store float %15, ptr %arrayidx, align 4, !dbg !140, !tbaa !21
  store i32 %19, ptr %arrayidx4, align 4, !dbg !141, !tbaa !7
  br label %if.end57.2, !dbg !142

if.end57.2:                                       ; preds = %if.then45.2, %land.lhs.true.2, %lor.lhs.false.2, %if.end57.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !143
  %cmp25.3 = icmp samesign ult i32 %0, 8, !dbg !119
  br i1 %cmp25.3, label %if.then26.3, label %if.end57.3, !dbg !119

if.then26.3:                                      ; preds = %if.end57.2
  %add27.3 = or disjoint i32 %0, 8, !dbg !129
  %idxprom28.3 = zext nneg i32 %add27.3 to i64, !dbg !130
  %arrayidx29.3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE4best to ptr), i64 %idxprom28.3, !dbg !130
  %20 = load float, ptr %arrayidx29.3, align 4, !dbg !130, !tbaa !21
  %21 = load float, ptr %arrayidx, align 4, !dbg !131, !tbaa !21
  %cmp32.3 = fcmp contract ogt float %20, %21, !dbg !132
  br i1 %cmp32.3, label %if.then26.3.if.then45.3_crit_edge, label %lor.lhs.false.3, !dbg !133

if.then26.3.if.then45.3_crit_edge:                ; preds = %if.then26.3
  %arrayidx53.3.phi.trans.insert = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), i64 %idxprom28.3
  %.pre142 = load i32, ptr %arrayidx53.3.phi.trans.insert, align 4, !dbg !134, !tbaa !7
  br label %if.then45.3, !dbg !133

lor.lhs.false.3:                                  ; preds = %if.then26.3
  %cmp38.3 = fcmp contract oeq float %20, %21, !dbg !135
  br i1 %cmp38.3, label %land.lhs.true.3, label %if.end57.3, !dbg !136

land.lhs.true.3:                                  ; preds = %lor.lhs.false.3
  %arrayidx41.3 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), i64 %idxprom28.3, !dbg !137
  %22 = load i32, ptr %arrayidx41.3, align 4, !dbg !137, !tbaa !7
  %23 = load i32, ptr %arrayidx4, align 4, !dbg !138, !tbaa !7
  %cmp44.3 = icmp slt i32 %22, %23, !dbg !139
  br i1 %cmp44.3, label %if.then45.3, label %if.end57.3, !dbg !133

if.then45.3:                                      ; preds = %if.then26.3.if.then45.3_crit_edge, %land.lhs.true.3
  %24 = phi i32 [ %.pre142, %if.then26.3.if.then45.3_crit_edge ], [ %22, %land.lhs.true.3 ], !dbg !134
  store float %20, ptr %arrayidx, align 4, !dbg !140, !tbaa !21
  store i32 %24, ptr %arrayidx4, align 4, !dbg !141, !tbaa !7
  br label %if.end57.3, !dbg !142

if.end57.3:                                       ; preds = %if.then45.3, %land.lhs.true.3, %lor.lhs.false.3, %if.end57.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !143
  %cmp25.4 = icmp samesign ult i32 %0, 4, !dbg !119
  br i1 %cmp25.4, label %if.then26.4, label %if.end57.4, !dbg !119

if.then26.4:                                      ; preds = %if.end57.3
  %add27.4 = or disjoint i32 %0, 4, !dbg !129
  %idxprom28.4 = zext nneg i32 %add27.4 to i64, !dbg !130
  %arrayidx29.4 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE4best to ptr), i64 %idxprom28.4, !dbg !130
  %25 = load float, ptr %arrayidx29.4, align 4, !dbg !130, !tbaa !21
  %26 = load float, ptr %arrayidx, align 4, !dbg !131, !tbaa !21
  %cmp32.4 = fcmp contract ogt float %25, %26, !dbg !132
  br i1 %cmp32.4, label %if.then26.4.if.then45.4_crit_edge, label %lor.lhs.false.4, !dbg !133

if.then26.4.if.then45.4_crit_edge:                ; preds = %if.then26.4
  %arrayidx53.4.phi.trans.insert = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), i64 %idxprom28.4
  %.pre143 = load i32, ptr %arrayidx53.4.phi.trans.insert, align 4, !dbg !134, !tbaa !7
  br label %if.then45.4, !dbg !133

lor.lhs.false.4:                                  ; preds = %if.then26.4
  %cmp38.4 = fcmp contract oeq float %25, %26, !dbg !135
  br i1 %cmp38.4, label %land.lhs.true.4, label %if.end57.4, !dbg !136

land.lhs.true.4:                                  ; preds = %lor.lhs.false.4
  %arrayidx41.4 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), i64 %idxprom28.4, !dbg !137
  %27 = load i32, ptr %arrayidx41.4, align 4, !dbg !137, !tbaa !7
  %28 = load i32, ptr %arrayidx4, align 4, !dbg !138, !tbaa !7
  %cmp44.4 = icmp slt i32 %27, %28, !dbg !139
  br i1 %cmp44.4, label %if.then45.4, label %if.end57.4, !dbg !133

if.then45.4:                                      ; preds = %if.then26.4.if.then45.4_crit_edge, %land.lhs.true.4
  %29 = phi i32 [ %.pre143, %if.then26.4.if.then45.4_crit_edge ], [ %27, %land.lhs.true.4 ], !dbg !134
  store float %25, ptr %arrayidx, align 4, !dbg !140, !tbaa !21
  store i32 %29, ptr %arrayidx4, align 4, !dbg !141, !tbaa !7
  br label %if.end57.4, !dbg !142

if.end57.4:                                       ; preds = %if.then45.4, %land.lhs.true.4, %lor.lhs.false.4, %if.end57.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !143
  %cmp25.5 = icmp samesign ult i32 %0, 2, !dbg !119
  br i1 %cmp25.5, label %if.then26.5, label %if.end57.5, !dbg !119

if.then26.5:                                      ; preds = %if.end57.4
  %add27.5 = or disjoint i32 %0, 2, !dbg !129
  %idxprom28.5 = zext nneg i32 %add27.5 to i64, !dbg !130
  %arrayidx29.5 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE4best to ptr), i64 %idxprom28.5, !dbg !130
  %30 = load float, ptr %arrayidx29.5, align 4, !dbg !130, !tbaa !21
  %31 = load float, ptr %arrayidx, align 4, !dbg !131, !tbaa !21
  %cmp32.5 = fcmp contract ogt float %30, %31, !dbg !132
  br i1 %cmp32.5, label %if.then26.5.if.then45.5_crit_edge, label %lor.lhs.false.5, !dbg !133

if.then26.5.if.then45.5_crit_edge:                ; preds = %if.then26.5
  %arrayidx53.5.phi.trans.insert = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), i64 %idxprom28.5
  %.pre144 = load i32, ptr %arrayidx53.5.phi.trans.insert, align 4, !dbg !134, !tbaa !7
  br label %if.then45.5, !dbg !133

lor.lhs.false.5:                                  ; preds = %if.then26.5
  %cmp38.5 = fcmp contract oeq float %30, %31, !dbg !135
  br i1 %cmp38.5, label %land.lhs.true.5, label %if.end57.5, !dbg !136

land.lhs.true.5:                                  ; preds = %lor.lhs.false.5
  %arrayidx41.5 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), i64 %idxprom28.5, !dbg !137
  %32 = load i32, ptr %arrayidx41.5, align 4, !dbg !137, !tbaa !7
  %33 = load i32, ptr %arrayidx4, align 4, !dbg !138, !tbaa !7
  %cmp44.5 = icmp slt i32 %32, %33, !dbg !139
  br i1 %cmp44.5, label %if.then45.5, label %if.end57.5, !dbg !133

if.then45.5:                                      ; preds = %if.then26.5.if.then45.5_crit_edge, %land.lhs.true.5
  %34 = phi i32 [ %.pre144, %if.then26.5.if.then45.5_crit_edge ], [ %32, %land.lhs.true.5 ], !dbg !134
  store float %30, ptr %arrayidx, align 4, !dbg !140, !tbaa !21
  store i32 %34, ptr %arrayidx4, align 4, !dbg !141, !tbaa !7
  br label %if.end57.5, !dbg !142

if.end57.5:                                       ; preds = %if.then45.5, %land.lhs.true.5, %lor.lhs.false.5, %if.end57.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !143
  %cmp25.6 = icmp eq i32 %0, 0, !dbg !119
  br i1 %cmp25.6, label %if.then26.6, label %if.end57.6, !dbg !119

if.then26.6:                                      ; preds = %if.end57.5
  %35 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE4best to ptr), i64 4), align 4, !dbg !130, !tbaa !21
  %36 = load float, ptr %arrayidx, align 4, !dbg !131, !tbaa !21
  %cmp32.6 = fcmp contract ogt float %35, %36, !dbg !132
  br i1 %cmp32.6, label %if.then26.6.if.then45.6_crit_edge, label %lor.lhs.false.6, !dbg !133

if.then26.6.if.then45.6_crit_edge:                ; preds = %if.then26.6
  %.pre145 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), i64 4), align 4, !dbg !134, !tbaa !7
  br label %if.then45.6, !dbg !133

lor.lhs.false.6:                                  ; preds = %if.then26.6
  %cmp38.6 = fcmp contract oeq float %35, %36, !dbg !135
  br i1 %cmp38.6, label %land.lhs.true.6, label %if.end57.6, !dbg !136

land.lhs.true.6:                                  ; preds = %lor.lhs.false.6
  %37 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), i64 4), align 4, !dbg !137, !tbaa !7
  %38 = load i32, ptr %arrayidx4, align 4, !dbg !138, !tbaa !7
  %cmp44.6 = icmp slt i32 %37, %38, !dbg !139
  br i1 %cmp44.6, label %if.then45.6, label %if.end57.6, !dbg !133

if.then45.6:                                      ; preds = %if.then26.6.if.then45.6_crit_edge, %land.lhs.true.6
  %39 = phi i32 [ %.pre145, %if.then26.6.if.then45.6_crit_edge ], [ %37, %land.lhs.true.6 ], !dbg !134
  store float %35, ptr %arrayidx, align 4, !dbg !140, !tbaa !21
  store i32 %39, ptr %arrayidx4, align 4, !dbg !141, !tbaa !7
  br label %if.end57.6, !dbg !142

if.end57.6:                                       ; preds = %if.then45.6, %land.lhs.true.6, %lor.lhs.false.6, %if.end57.5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !143
  %cmp60 = icmp eq i32 %0, 0, !dbg !144
  br i1 %cmp60, label %if.then61, label %if.end86, !dbg !144

if.then61:                                        ; preds = %if.end57.6
  %mul62 = shl nuw nsw i32 %1, 1, !dbg !145
  %idxprom63 = zext nneg i32 %mul62 to i64, !dbg !146
  %arrayidx64 = getelementptr inbounds nuw i32, ptr %position, i64 %idxprom63, !dbg !146
  %40 = load i32, ptr %arrayidx64, align 4, !dbg !146, !tbaa !7
  %41 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6locateE5where to ptr), align 4, !dbg !147, !tbaa !7
  %.frozen = freeze i32 %41, !dbg !148
  %div65 = sdiv i32 %.frozen, %add, !dbg !148
  %add66 = sub i32 %40, %reach, !dbg !149
  %sub = add i32 %add66, %div65, !dbg !150
  %add68 = or disjoint i32 %mul62, 1, !dbg !151
  %idxprom69 = zext nneg i32 %add68 to i64, !dbg !152
  %arrayidx70 = getelementptr inbounds nuw i32, ptr %position, i64 %idxprom69, !dbg !152
  %42 = load i32, ptr %arrayidx70, align 4, !dbg !152, !tbaa !7
  %43 = mul i32 %div65, %add, !dbg !153
  %rem.decomposed = sub i32 %.frozen, %43, !dbg !153
  %add71 = sub i32 %42, %reach, !dbg !154
  %sub72 = add i32 %add71, %rem.decomposed, !dbg !155
  %cond.i136 = tail call noundef i32 @llvm.smax.i32(i32 %sub, i32 0), !dbg !156
  %sub74 = add nsw i32 %rows, -1, !dbg !157
  %cond.i134 = tail call noundef i32 @llvm.smin.i32(i32 %cond.i136, i32 range(i32 -2147483648, 2147483647) %sub74), !dbg !158
  %arrayidx78 = getelementptr inbounds nuw i32, ptr %moved, i64 %idxprom63, !dbg !159
  store i32 %cond.i134, ptr %arrayidx78, align 4, !dbg !160, !tbaa !7
  %cond.i135 = tail call noundef i32 @llvm.smax.i32(i32 %sub72, i32 0), !dbg !161
  %sub80 = add nsw i32 %cols, -1, !dbg !162
  %cond.i = tail call noundef i32 @llvm.smin.i32(i32 %cond.i135, i32 range(i32 -2147483648, 2147483647) %sub80), !dbg !163
  %arrayidx85 = getelementptr inbounds nuw i32, ptr %moved, i64 %idxprom69, !dbg !164
  store i32 %cond.i, ptr %arrayidx85, align 4, !dbg !165, !tbaa !7
  br label %if.end86, !dbg !166

if.end86:                                         ; preds = %if.then61, %if.end57.6
  ret void, !dbg !167
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @blend(ptr noundef readonly captures(none) %frame, ptr noundef readonly captures(none) %position, ptr noundef captures(none) %templates, i32 noundef %rows, i32 noundef %cols, i32 noundef %side, float noundef %rate) local_unnamed_addr #2 !dbg !168 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !169
  %mul = shl nuw nsw i32 %0, 1, !dbg !170
  %idxprom = zext nneg i32 %mul to i64, !dbg !171
  %arrayidx = getelementptr inbounds nuw i32, ptr %position, i64 %idxprom, !dbg !171
  %1 = load i32, ptr %arrayidx, align 4, !dbg !171, !tbaa !7
  %div.neg53 = sdiv i32 %side, -2, !dbg !172
  %sub = add i32 %1, %div.neg53, !dbg !173
  %arrayidx3 = getelementptr i8, ptr %arrayidx, i64 4, !dbg !174
  %2 = load i32, ptr %arrayidx3, align 4, !dbg !174, !tbaa !7
  %sub5 = add i32 %2, %div.neg53, !dbg !175
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !176
  %mul7 = mul nsw i32 %side, %side
  %cmp51 = icmp samesign ult i32 %3, %mul7, !dbg !177
  br i1 %cmp51, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !178

for.body.lr.ph:                                   ; preds = %entry
  %factor.op.mul = mul i32 %side, %0, !dbg !179
  %sub11 = add nsw i32 %rows, -1
  %sub15 = add nsw i32 %cols, -1
  %mul17.reass = mul i32 %factor.op.mul, %side
  %idx.ext = sext i32 %mul17.reass to i64
  %add.ptr = getelementptr inbounds float, ptr %templates, i64 %idx.ext
  %sub21 = fsub contract float 1.000000e+00, %rate
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %for.body, !dbg !178

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void, !dbg !180

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.052 = phi i32 [ %3, %for.body.lr.ph ], [ %add30, %for.body ]
  %i.052.frozen = freeze i32 %i.052, !dbg !181
  %div8 = sdiv i32 %i.052.frozen, %side, !dbg !181
  %add9 = add nsw i32 %sub, %div8, !dbg !182
  %cond.i50 = tail call noundef i32 @llvm.smax.i32(i32 %add9, i32 0), !dbg !183
  %cond.i48 = tail call noundef i32 @llvm.smin.i32(i32 %cond.i50, i32 range(i32 -2147483648, 2147483647) %sub11), !dbg !184
  %5 = mul i32 %div8, %side, !dbg !185
  %rem.decomposed = sub i32 %i.052.frozen, %5, !dbg !185
  %add13 = add nsw i32 %sub5, %rem.decomposed, !dbg !186
  %cond.i49 = tail call noundef i32 @llvm.smax.i32(i32 %add13, i32 0), !dbg !187
  %cond.i = tail call noundef i32 @llvm.smin.i32(i32 %cond.i49, i32 range(i32 -2147483648, 2147483647) %sub15), !dbg !188
  %idx.ext19 = sext i32 %i.052 to i64, !dbg !189
  %add.ptr20 = getelementptr inbounds float, ptr %add.ptr, i64 %idx.ext19, !dbg !189
  %6 = load float, ptr %add.ptr20, align 4, !dbg !190, !tbaa !21
  %mul22 = fmul contract float %sub21, %6, !dbg !191
  %mul23 = mul nsw i32 %cond.i48, %cols, !dbg !192
  %add24 = add nsw i32 %mul23, %cond.i, !dbg !193
  %idxprom25 = sext i32 %add24 to i64, !dbg !194
  %arrayidx26 = getelementptr inbounds float, ptr %frame, i64 %idxprom25, !dbg !194
  %7 = load float, ptr %arrayidx26, align 4, !dbg !194, !tbaa !21
  %mul27 = fmul contract float %rate, %7, !dbg !195
  %add28 = fadd contract float %mul22, %mul27, !dbg !196
  store float %add28, ptr %add.ptr20, align 4, !dbg !197, !tbaa !21
  %add30 = add i32 %i.052, %4, !dbg !198
  %cmp = icmp slt i32 %add30, %mul7, !dbg !177
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !178, !llvm.loop !199
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "heartwall.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "correlate", scope: !1, file: !1, line: 31, type: !12, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 39, column: 14, scope: !11)
!15 = !DILocation(line: 40, column: 17, scope: !11)
!16 = !DILocation(line: 41, column: 23, scope: !11)
!17 = !DILocation(line: 42, column: 20, scope: !11)
!18 = !DILocation(line: 42, column: 28, scope: !11)
!19 = !DILocation(line: 44, column: 5, scope: !11)
!20 = !DILocation(line: 44, column: 14, scope: !11)
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !9, i64 0}
!23 = !DILocation(line: 45, column: 5, scope: !11)
!24 = !DILocation(line: 45, column: 17, scope: !11)
!25 = !DILocation(line: 46, column: 24, scope: !11)
!26 = !DILocation(line: 46, column: 5, scope: !11)
!27 = !DILocation(line: 49, column: 18, scope: !11)
!28 = !DILocation(line: 50, column: 21, scope: !11)
!29 = !DILocation(line: 20, column: 9, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "add_up", scope: !1, file: !1, line: 16, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 52, column: 5, scope: !11)
!32 = !DILocation(line: 21, column: 16, scope: !30, inlinedAt: !31)
!33 = !DILocation(line: 22, column: 35, scope: !30, inlinedAt: !31)
!34 = !DILocation(line: 22, column: 26, scope: !30, inlinedAt: !31)
!35 = !DILocation(line: 22, column: 23, scope: !30, inlinedAt: !31)
!36 = !DILocation(line: 23, column: 27, scope: !30, inlinedAt: !31)
!37 = !DILocation(line: 23, column: 24, scope: !30, inlinedAt: !31)
!38 = !DILocation(line: 24, column: 9, scope: !30, inlinedAt: !31)
!39 = !DILocation(line: 26, column: 5, scope: !30, inlinedAt: !31)
!40 = !DILocation(line: 53, column: 18, scope: !11)
!41 = !DILocation(line: 53, column: 28, scope: !11)
!42 = !DILocation(line: 53, column: 26, scope: !11)
!43 = !DILocation(line: 54, column: 20, scope: !11)
!44 = !DILocation(line: 54, column: 41, scope: !11)
!45 = !DILocation(line: 54, column: 31, scope: !11)
!46 = !DILocation(line: 59, column: 30, scope: !11)
!47 = !DILocation(line: 59, column: 5, scope: !11)
!48 = !DILocation(line: 57, column: 26, scope: !11)
!49 = !DILocation(line: 57, column: 15, scope: !11)
!50 = !DILocation(line: 58, column: 16, scope: !11)
!51 = !DILocation(line: 57, column: 42, scope: !11)
!52 = !DILocation(line: 47, column: 48, scope: !11)
!53 = !DILocation(line: 47, column: 23, scope: !11)
!54 = !DILocation(line: 48, column: 9, scope: !11)
!55 = !DILocation(line: 48, column: 20, scope: !11)
!56 = !DILocation(line: 50, column: 30, scope: !11)
!57 = !DILocation(line: 46, column: 36, scope: !11)
!58 = distinct !{!58, !26, !59, !60}
!59 = !DILocation(line: 51, column: 5, scope: !11)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 63, column: 9, scope: !11)
!62 = !DILocation(line: 80, column: 1, scope: !11)
!63 = !DILocation(line: 61, column: 15, scope: !11)
!64 = !DILocation(line: 62, column: 15, scope: !11)
!65 = !DILocation(line: 60, column: 15, scope: !11)
!66 = !DILocation(line: 74, column: 39, scope: !11)
!67 = !DILocation(line: 74, column: 45, scope: !11)
!68 = !DILocation(line: 74, column: 33, scope: !11)
!69 = !DILocation(line: 76, column: 27, scope: !11)
!70 = !DILocation(line: 64, column: 27, scope: !11)
!71 = !DILocation(line: 64, column: 23, scope: !11)
!72 = !DILocation(line: 65, column: 13, scope: !11)
!73 = !DILocation(line: 66, column: 31, scope: !11)
!74 = !DILocation(line: 66, column: 27, scope: !11)
!75 = !DILocation(line: 67, column: 48, scope: !11)
!76 = !DILocation(line: 67, column: 31, scope: !11)
!77 = !DILocation(line: 68, column: 21, scope: !11)
!78 = !DILocation(line: 69, column: 33, scope: !11)
!79 = !DILocation(line: 69, column: 24, scope: !11)
!80 = !DILocation(line: 70, column: 53, scope: !11)
!81 = !DILocation(line: 70, column: 36, scope: !11)
!82 = !DILocation(line: 70, column: 34, scope: !11)
!83 = !DILocation(line: 70, column: 25, scope: !11)
!84 = !DILocation(line: 65, column: 40, scope: !11)
!85 = distinct !{!85, !86}
!86 = !{!"llvm.loop.unroll.disable"}
!87 = !DILocation(line: 63, column: 36, scope: !11)
!88 = !DILocation(line: 63, column: 27, scope: !11)
!89 = distinct !{!89, !61, !90, !60}
!90 = !DILocation(line: 72, column: 9, scope: !11)
!91 = distinct !{!91, !72, !92, !60}
!92 = !DILocation(line: 71, column: 13, scope: !11)
!93 = !DILocation(line: 77, column: 36, scope: !11)
!94 = !DILocation(line: 77, column: 30, scope: !11)
!95 = !DILocation(line: 77, column: 59, scope: !11)
!96 = !DILocation(line: 77, column: 46, scope: !11)
!97 = !DILocation(line: 77, column: 44, scope: !11)
!98 = !DILocation(line: 77, column: 13, scope: !11)
!99 = !DILocation(line: 0, scope: !11)
!100 = !DILocation(line: 78, column: 40, scope: !11)
!101 = !DILocation(line: 78, column: 9, scope: !11)
!102 = !DILocation(line: 78, column: 48, scope: !11)
!103 = !DILocation(line: 59, column: 54, scope: !11)
!104 = distinct !{!104, !47, !105, !60}
!105 = !DILocation(line: 79, column: 5, scope: !11)
!106 = distinct !DISubprogram(name: "locate", scope: !1, file: !1, line: 83, type: !12, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!107 = !DILocation(line: 89, column: 14, scope: !106)
!108 = !DILocation(line: 90, column: 17, scope: !106)
!109 = !DILocation(line: 91, column: 20, scope: !106)
!110 = !DILocation(line: 91, column: 28, scope: !106)
!111 = !DILocation(line: 92, column: 24, scope: !106)
!112 = !DILocation(line: 94, column: 5, scope: !106)
!113 = !DILocation(line: 94, column: 14, scope: !106)
!114 = !DILocation(line: 95, column: 5, scope: !106)
!115 = !DILocation(line: 95, column: 15, scope: !106)
!116 = !DILocation(line: 96, column: 30, scope: !106)
!117 = !DILocation(line: 96, column: 5, scope: !106)
!118 = !DILocation(line: 102, column: 5, scope: !106)
!119 = !DILocation(line: 105, column: 16, scope: !106)
!120 = !DILocation(line: 97, column: 34, scope: !106)
!121 = !DILocation(line: 97, column: 13, scope: !106)
!122 = !DILocation(line: 97, column: 42, scope: !106)
!123 = !DILocation(line: 98, column: 22, scope: !106)
!124 = !DILocation(line: 99, column: 23, scope: !106)
!125 = !DILocation(line: 100, column: 9, scope: !106)
!126 = !DILocation(line: 96, column: 44, scope: !106)
!127 = distinct !{!127, !117, !128, !60}
!128 = !DILocation(line: 101, column: 5, scope: !106)
!129 = !DILocation(line: 106, column: 25, scope: !106)
!130 = !DILocation(line: 106, column: 17, scope: !106)
!131 = !DILocation(line: 106, column: 37, scope: !106)
!132 = !DILocation(line: 106, column: 35, scope: !106)
!133 = !DILocation(line: 106, column: 46, scope: !106)
!134 = !DILocation(line: 109, column: 29, scope: !106)
!135 = !DILocation(line: 107, column: 36, scope: !106)
!136 = !DILocation(line: 107, column: 48, scope: !106)
!137 = !DILocation(line: 107, column: 51, scope: !106)
!138 = !DILocation(line: 107, column: 72, scope: !106)
!139 = !DILocation(line: 107, column: 70, scope: !106)
!140 = !DILocation(line: 108, column: 26, scope: !106)
!141 = !DILocation(line: 109, column: 27, scope: !106)
!142 = !DILocation(line: 110, column: 13, scope: !106)
!143 = !DILocation(line: 112, column: 9, scope: !106)
!144 = !DILocation(line: 115, column: 12, scope: !106)
!145 = !DILocation(line: 116, column: 30, scope: !106)
!146 = !DILocation(line: 116, column: 19, scope: !106)
!147 = !DILocation(line: 116, column: 41, scope: !106)
!148 = !DILocation(line: 116, column: 50, scope: !106)
!149 = !DILocation(line: 116, column: 39, scope: !106)
!150 = !DILocation(line: 116, column: 59, scope: !106)
!151 = !DILocation(line: 117, column: 38, scope: !106)
!152 = !DILocation(line: 117, column: 19, scope: !106)
!153 = !DILocation(line: 117, column: 54, scope: !106)
!154 = !DILocation(line: 117, column: 43, scope: !106)
!155 = !DILocation(line: 117, column: 63, scope: !106)
!156 = !DILocation(line: 118, column: 32, scope: !106)
!157 = !DILocation(line: 118, column: 50, scope: !106)
!158 = !DILocation(line: 118, column: 28, scope: !106)
!159 = !DILocation(line: 118, column: 9, scope: !106)
!160 = !DILocation(line: 118, column: 26, scope: !106)
!161 = !DILocation(line: 119, column: 36, scope: !106)
!162 = !DILocation(line: 119, column: 54, scope: !106)
!163 = !DILocation(line: 119, column: 32, scope: !106)
!164 = !DILocation(line: 119, column: 9, scope: !106)
!165 = !DILocation(line: 119, column: 30, scope: !106)
!166 = !DILocation(line: 120, column: 5, scope: !106)
!167 = !DILocation(line: 121, column: 1, scope: !106)
!168 = distinct !DISubprogram(name: "blend", scope: !1, file: !1, line: 124, type: !12, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!169 = !DILocation(line: 127, column: 17, scope: !168)
!170 = !DILocation(line: 128, column: 26, scope: !168)
!171 = !DILocation(line: 128, column: 15, scope: !168)
!172 = !DILocation(line: 128, column: 42, scope: !168)
!173 = !DILocation(line: 128, column: 35, scope: !168)
!174 = !DILocation(line: 129, column: 16, scope: !168)
!175 = !DILocation(line: 129, column: 40, scope: !168)
!176 = !DILocation(line: 130, column: 18, scope: !168)
!177 = !DILocation(line: 130, column: 33, scope: !168)
!178 = !DILocation(line: 130, column: 5, scope: !168)
!179 = !DILocation(line: 130, column: 10, scope: !168)
!180 = !DILocation(line: 136, column: 1, scope: !168)
!181 = !DILocation(line: 131, column: 35, scope: !168)
!182 = !DILocation(line: 131, column: 31, scope: !168)
!183 = !DILocation(line: 131, column: 23, scope: !168)
!184 = !DILocation(line: 131, column: 19, scope: !168)
!185 = !DILocation(line: 132, column: 36, scope: !168)
!186 = !DILocation(line: 132, column: 32, scope: !168)
!187 = !DILocation(line: 132, column: 23, scope: !168)
!188 = !DILocation(line: 132, column: 19, scope: !168)
!189 = !DILocation(line: 133, column: 56, scope: !168)
!190 = !DILocation(line: 134, column: 34, scope: !168)
!191 = !DILocation(line: 134, column: 32, scope: !168)
!192 = !DILocation(line: 134, column: 60, scope: !168)
!193 = !DILocation(line: 134, column: 67, scope: !168)
!194 = !DILocation(line: 134, column: 50, scope: !168)
!195 = !DILocation(line: 134, column: 48, scope: !168)
!196 = !DILocation(line: 134, column: 41, scope: !168)
!197 = !DILocation(line: 134, column: 16, scope: !168)
!198 = !DILocation(line: 130, column: 50, scope: !168)
!199 = distinct !{!199, !178, !200, !60}
!200 = !DILocation(line: 135, column: 5, scope: !168)
