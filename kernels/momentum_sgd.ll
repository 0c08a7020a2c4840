; Made from momentum_sgd.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'momentum_sgd.cu'
source_filename = "momentum_sgd.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9residualsE5logit = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @residuals(ptr noundef readonly captures(none) %x, ptr noundef readonly captures(none) %label, ptr noundef readonly captures(none) %w, ptr noundef writeonly captures(none) %residual, i32 noundef %first, i32 noundef %features, i32 noundef %classes) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %add = add i32 %first, %0, !dbg !15
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !16
  %idxprom = zext nneg i32 %1 to i64, !dbg !17
  %arrayidx = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %idxprom, !dbg !17
  store float 0.000000e+00, ptr %arrayidx, align 4, !dbg !18, !tbaa !19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %cmp69 = icmp sgt i32 %features, 0, !dbg !22
  br i1 %cmp69, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !23

for.body.lr.ph:                                   ; preds = %entry
  %mul = mul nsw i32 %add, %features
  %arrayidx.promoted = load float, ptr %arrayidx, align 4, !tbaa !19
  %xtraiter = and i32 %features, 3, !dbg !23
  %2 = icmp ult i32 %features, 4, !dbg !23
  br i1 %2, label %for.body.epil.preheader, label %for.body.lr.ph.new, !dbg !23

for.body.lr.ph.new:                               ; preds = %for.body.lr.ph
  %unroll_iter = and i32 %features, 2147483644, !dbg !23
  br label %for.body, !dbg !23

for.cond.for.cond.cleanup_crit_edge.unr-lcssa:    ; preds = %for.body
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !23
  br i1 %lcmp.mod.not, label %for.cond.for.cond.cleanup_crit_edge, label %for.body.epil.preheader, !dbg !23

for.body.epil.preheader:                          ; preds = %for.cond.for.cond.cleanup_crit_edge.unr-lcssa, %for.body.lr.ph
  %add1271.epil.init = phi float [ %arrayidx.promoted, %for.body.lr.ph ], [ %add12.3, %for.cond.for.cond.cleanup_crit_edge.unr-lcssa ]
  %f.070.epil.init = phi i32 [ 0, %for.body.lr.ph ], [ %inc.3, %for.cond.for.cond.cleanup_crit_edge.unr-lcssa ]
  %lcmp.mod82 = icmp ne i32 %xtraiter, 0, !dbg !23
  tail call void @llvm.assume(i1 %lcmp.mod82), !dbg !23
  br label %for.body.epil, !dbg !23

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %add1271.epil = phi float [ %add1271.epil.init, %for.body.epil.preheader ], [ %add12.epil, %for.body.epil ], !dbg !24
  %f.070.epil = phi i32 [ %f.070.epil.init, %for.body.epil.preheader ], [ %inc.epil, %for.body.epil ]
  %epil.iter = phi i32 [ 0, %for.body.epil.preheader ], [ %epil.iter.next, %for.body.epil ]
  %add2.epil = add nsw i32 %f.070.epil, %mul, !dbg !24
  %idxprom3.epil = sext i32 %add2.epil to i64, !dbg !25
  %arrayidx4.epil = getelementptr inbounds float, ptr %x, i64 %idxprom3.epil, !dbg !25
  %3 = load float, ptr %arrayidx4.epil, align 4, !dbg !25, !tbaa !19
  %mul5.epil = mul nsw i32 %f.070.epil, %classes, !dbg !26
  %add6.epil = add nsw i32 %mul5.epil, %1, !dbg !27
  %idxprom7.epil = sext i32 %add6.epil to i64, !dbg !28
  %arrayidx8.epil = getelementptr inbounds float, ptr %w, i64 %idxprom7.epil, !dbg !28
  %4 = load float, ptr %arrayidx8.epil, align 4, !dbg !28, !tbaa !19
  %mul9.epil = fmul contract float %3, %4, !dbg !29
  %add12.epil = fadd contract float %add1271.epil, %mul9.epil, !dbg !30
  %inc.epil = add nuw nsw i32 %f.070.epil, 1, !dbg !31
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !23
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !23
  br i1 %epil.iter.cmp.not, label %for.cond.for.cond.cleanup_crit_edge, label %for.body.epil, !dbg !23, !llvm.loop !32

for.cond.for.cond.cleanup_crit_edge:              ; preds = %for.body.epil, %for.cond.for.cond.cleanup_crit_edge.unr-lcssa
  %add12.lcssa = phi float [ %add12.3, %for.cond.for.cond.cleanup_crit_edge.unr-lcssa ], [ %add12.epil, %for.body.epil ], !dbg !30
  store float %add12.lcssa, ptr %arrayidx, align 4, !dbg !30, !tbaa !19
  br label %for.cond.cleanup, !dbg !23

for.cond.cleanup:                                 ; preds = %for.cond.for.cond.cleanup_crit_edge, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !34
  %5 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), align 4, !dbg !35, !tbaa !19
  %cmp1472 = icmp sgt i32 %classes, 0, !dbg !36
  br i1 %cmp1472, label %for.body16.preheader, label %for.cond.cleanup15, !dbg !37

for.body16.preheader:                             ; preds = %for.cond.cleanup
  %xtraiter83 = and i32 %classes, 7, !dbg !37
  %6 = icmp ult i32 %classes, 8, !dbg !37
  br i1 %6, label %for.body16.epil.preheader, label %for.body16.preheader.new, !dbg !37

for.body16.preheader.new:                         ; preds = %for.body16.preheader
  %unroll_iter88 = and i32 %classes, 2147483640, !dbg !37
  br label %for.body16, !dbg !37

for.body:                                         ; preds = %for.body, %for.body.lr.ph.new
  %add1271 = phi float [ %arrayidx.promoted, %for.body.lr.ph.new ], [ %add12.3, %for.body ], !dbg !24
  %f.070 = phi i32 [ 0, %for.body.lr.ph.new ], [ %inc.3, %for.body ]
  %niter = phi i32 [ 0, %for.body.lr.ph.new ], [ %niter.next.3, %for.body ]
  %add2 = add nsw i32 %f.070, %mul, !dbg !24
  %idxprom3 = sext i32 %add2 to i64, !dbg !25
  %arrayidx4 = getelementptr inbounds float, ptr %x, i64 %idxprom3, !dbg !25
  %7 = load float, ptr %arrayidx4, align 4, !dbg !25, !tbaa !19
  %mul5 = mul nsw i32 %f.070, %classes, !dbg !26
  %add6 = add nsw i32 %mul5, %1, !dbg !27
  %idxprom7 = sext i32 %add6 to i64, !dbg !28
  %arrayidx8 = getelementptr inbounds float, ptr %w, i64 %idxprom7, !dbg !28
  %8 = load float, ptr %arrayidx8, align 4, !dbg !28, !tbaa !19
  %mul9 = fmul contract float %7, %8, !dbg !29
  %add12 = fadd contract float %add1271, %mul9, !dbg !30
  %inc = or disjoint i32 %f.070, 1, !dbg !31
  %add2.1 = add nsw i32 %inc, %mul, !dbg !24
  %idxprom3.1 = sext i32 %add2.1 to i64, !dbg !25
  %arrayidx4.1 = getelementptr inbounds float, ptr %x, i64 %idxprom3.1, !dbg !25
  %9 = load float, ptr %arrayidx4.1, align 4, !dbg !25, !tbaa !19
  %mul5.1 = mul nsw i32 %inc, %classes, !dbg !26
  %add6.1 = add nsw i32 %mul5.1, %1, !dbg !27
  %idxprom7.1 = sext i32 %add6.1 to i64, !dbg !28
  %arrayidx8.1 = getelementptr inbounds float, ptr %w, i64 %idxprom7.1, !dbg !28
  %10 = load float, ptr %arrayidx8.1, align 4, !dbg !28, !tbaa !19
  %mul9.1 = fmul contract float %9, %10, !dbg !29
  %add12.1 = fadd contract float %add12, %mul9.1, !dbg !30
  %inc.1 = or disjoint i32 %f.070, 2, !dbg !31
  %add2.2 = add nsw i32 %inc.1, %mul, !dbg !24
  %idxprom3.2 = sext i32 %add2.2 to i64, !dbg !25
  %arrayidx4.2 = getelementptr inbounds float, ptr %x, i64 %idxprom3.2, !dbg !25
  %11 = load float, ptr %arrayidx4.2, align 4, !dbg !25, !tbaa !19
  %mul5.2 = mul nsw i32 %inc.1, %classes, !dbg !26
  %add6.2 = add nsw i32 %mul5.2, %1, !dbg !27
  %idxprom7.2 = sext i32 %add6.2 to i64, !dbg !28
  %arrayidx8.2 = getelementptr inbounds float, ptr %w, i64 %idxprom7.2, !dbg !28
  %12 = load float, ptr %arrayidx8.2, align 4, !dbg !28, !tbaa !19
  %mul9.2 = fmul contract float %11, %12, !dbg !29
  %add12.2 = fadd contract float %add12.1, %mul9.2, !dbg !30
  %inc.2 = or disjoint i32 %f.070, 3, !dbg !31
  %add2.3 = add nsw i32 %inc.2, %mul, !dbg !24
  %idxprom3.3 = sext i32 %add2.3 to i64, !dbg !25
  %arrayidx4.3 = getelementptr inbounds float, ptr %x, i64 %idxprom3.3, !dbg !25
  %13 = load float, ptr %arrayidx4.3, align 4, !dbg !25, !tbaa !19
  %mul5.3 = mul nsw i32 %inc.2, %classes, !dbg !26
  %add6.3 = add nsw i32 %mul5.3, %1, !dbg !27
  %idxprom7.3 = sext i32 %add6.3 to i64, !dbg !28
  %arrayidx8.3 = getelementptr inbounds float, ptr %w, i64 %idxprom7.3, !dbg !28
  %14 = load float, ptr %arrayidx8.3, align 4, !dbg !28, !tbaa !19
  %mul9.3 = fmul contract float %13, %14, !dbg !29
  %add12.3 = fadd contract float %add12.2, %mul9.3, !dbg !30
  %inc.3 = add nuw nsw i32 %f.070, 4, !dbg !31
  %niter.next.3 = add i32 %niter, 4, !dbg !23
  %niter.ncmp.3 = icmp eq i32 %niter.next.3, %unroll_iter, !dbg !23
  br i1 %niter.ncmp.3, label %for.cond.for.cond.cleanup_crit_edge.unr-lcssa, label %for.body, !dbg !23, !llvm.loop !38

for.cond.cleanup15.loopexit.unr-lcssa:            ; preds = %for.body16
  %lcmp.mod85.not = icmp eq i32 %xtraiter83, 0, !dbg !37
  br i1 %lcmp.mod85.not, label %for.cond.cleanup15, label %for.body16.epil.preheader, !dbg !37

for.body16.epil.preheader:                        ; preds = %for.cond.cleanup15.loopexit.unr-lcssa, %for.body16.preheader
  %j.074.epil.init = phi i32 [ 0, %for.body16.preheader ], [ %inc21.7, %for.cond.cleanup15.loopexit.unr-lcssa ]
  %largest.073.epil.init = phi float [ %5, %for.body16.preheader ], [ %47, %for.cond.cleanup15.loopexit.unr-lcssa ]
  %lcmp.mod87 = icmp ne i32 %xtraiter83, 0, !dbg !37
  tail call void @llvm.assume(i1 %lcmp.mod87), !dbg !37
  br label %for.body16.epil, !dbg !37

for.body16.epil:                                  ; preds = %for.body16.epil, %for.body16.epil.preheader
  %j.074.epil = phi i32 [ %inc21.epil, %for.body16.epil ], [ %j.074.epil.init, %for.body16.epil.preheader ]
  %largest.073.epil = phi float [ %16, %for.body16.epil ], [ %largest.073.epil.init, %for.body16.epil.preheader ]
  %epil.iter84 = phi i32 [ %epil.iter84.next, %for.body16.epil ], [ 0, %for.body16.epil.preheader ]
  %idxprom17.epil = zext nneg i32 %j.074.epil to i64, !dbg !41
  %arrayidx18.epil = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %idxprom17.epil, !dbg !41
  %15 = load float, ptr %arrayidx18.epil, align 4, !dbg !41, !tbaa !19
  %16 = tail call contract noundef float @llvm.maxnum.f32(float %largest.073.epil, float %15), !dbg !42
  %inc21.epil = add nuw nsw i32 %j.074.epil, 1, !dbg !43
  %epil.iter84.next = add i32 %epil.iter84, 1, !dbg !37
  %epil.iter84.cmp.not = icmp eq i32 %epil.iter84.next, %xtraiter83, !dbg !37
  br i1 %epil.iter84.cmp.not, label %for.cond.cleanup15, label %for.body16.epil, !dbg !37, !llvm.loop !44

for.cond.cleanup15:                               ; preds = %for.cond.cleanup15.loopexit.unr-lcssa, %for.body16.epil, %for.cond.cleanup
  %largest.0.lcssa = phi float [ %5, %for.cond.cleanup ], [ %47, %for.cond.cleanup15.loopexit.unr-lcssa ], [ %16, %for.body16.epil ], !dbg !45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  br i1 %cmp1472, label %for.body27.preheader, label %for.cond.cleanup26, !dbg !47

for.body27.preheader:                             ; preds = %for.cond.cleanup15
  %xtraiter90 = and i32 %classes, 7, !dbg !47
  %17 = icmp ult i32 %classes, 8, !dbg !47
  br i1 %17, label %for.body27.epil.preheader, label %for.body27.preheader.new, !dbg !47

for.body27.preheader.new:                         ; preds = %for.body27.preheader
  %unroll_iter95 = and i32 %classes, 2147483640, !dbg !47
  br label %for.body27, !dbg !47

for.body16:                                       ; preds = %for.body16, %for.body16.preheader.new
  %j.074 = phi i32 [ 0, %for.body16.preheader.new ], [ %inc21.7, %for.body16 ]
  %largest.073 = phi float [ %5, %for.body16.preheader.new ], [ %47, %for.body16 ]
  %niter89 = phi i32 [ 0, %for.body16.preheader.new ], [ %niter89.next.7, %for.body16 ]
  %idxprom17 = zext nneg i32 %j.074 to i64, !dbg !41
  %arrayidx18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %idxprom17, !dbg !41
  %18 = load float, ptr %arrayidx18, align 4, !dbg !41, !tbaa !19
  %19 = tail call contract noundef float @llvm.maxnum.f32(float %largest.073, float %18), !dbg !42
  %20 = zext nneg i32 %j.074 to i64, !dbg !41
  %21 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %20, !dbg !41
  %arrayidx18.1 = getelementptr inbounds nuw i8, ptr %21, i64 4, !dbg !41
  %22 = load float, ptr %arrayidx18.1, align 4, !dbg !41, !tbaa !19
  %23 = tail call contract noundef float @llvm.maxnum.f32(float %19, float %22), !dbg !42
  %24 = zext nneg i32 %j.074 to i64, !dbg !41
  %25 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %24, !dbg !41
  %arrayidx18.2 = getelementptr inbounds nuw i8, ptr %25, i64 8, !dbg !41
  %26 = load float, ptr %arrayidx18.2, align 4, !dbg !41, !tbaa !19
  %27 = tail call contract noundef float @llvm.maxnum.f32(float %23, float %26), !dbg !42
  %28 = zext nneg i32 %j.074 to i64, !dbg !41
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %28, !dbg !41
  %arrayidx18.3 = getelementptr inbounds nuw i8, ptr %29, i64 12, !dbg !41
  %30 = load float, ptr %arrayidx18.3, align 4, !dbg !41, !tbaa !19
  %31 = tail call contract noundef float @llvm.maxnum.f32(float %27, float %30), !dbg !42
  %32 = zext nneg i32 %j.074 to i64, !dbg !41
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %32, !dbg !41
  %arrayidx18.4 = getelementptr inbounds nuw i8, ptr %33, i64 16, !dbg !41
  %34 = load float, ptr %arrayidx18.4, align 4, !dbg !41, !tbaa !19
  %35 = tail call contract noundef float @llvm.maxnum.f32(float %31, float %34), !dbg !42
  %36 = zext nneg i32 %j.074 to i64, !dbg !41
  %37 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %36, !dbg !41
  %arrayidx18.5 = getelementptr inbounds nuw i8, ptr %37, i64 20, !dbg !41
  %38 = load float, ptr %arrayidx18.5, align 4, !dbg !41, !tbaa !19
  %39 = tail call contract noundef float @llvm.maxnum.f32(float %35, float %38), !dbg !42
  %40 = zext nneg i32 %j.074 to i64, !dbg !41
  %41 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %40, !dbg !41
  %arrayidx18.6 = getelementptr inbounds nuw i8, ptr %41, i64 24, !dbg !41
  %42 = load float, ptr %arrayidx18.6, align 4, !dbg !41, !tbaa !19
  %43 = tail call contract noundef float @llvm.maxnum.f32(float %39, float %42), !dbg !42
  %44 = zext nneg i32 %j.074 to i64, !dbg !41
  %45 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %44, !dbg !41
  %arrayidx18.7 = getelementptr inbounds nuw i8, ptr %45, i64 28, !dbg !41
  %46 = load float, ptr %arrayidx18.7, align 4, !dbg !41, !tbaa !19
  %47 = tail call contract noundef float @llvm.maxnum.f32(float %43, float %46), !dbg !42
  %inc21.7 = add nuw nsw i32 %j.074, 8, !dbg !43
  %niter89.next.7 = add i32 %niter89, 8, !dbg !37
  %niter89.ncmp.7 = icmp eq i32 %niter89.next.7, %unroll_iter88, !dbg !37
  br i1 %niter89.ncmp.7, label %for.cond.cleanup15.loopexit.unr-lcssa, label %for.body16, !dbg !37, !llvm.loop !48

for.cond.cleanup26.loopexit.unr-lcssa:            ; preds = %for.body27
  %lcmp.mod92.not = icmp eq i32 %xtraiter90, 0, !dbg !47
  br i1 %lcmp.mod92.not, label %for.cond.cleanup26, label %for.body27.epil.preheader, !dbg !47

for.body27.epil.preheader:                        ; preds = %for.cond.cleanup26.loopexit.unr-lcssa, %for.body27.preheader
  %j23.077.epil.init = phi i32 [ 0, %for.body27.preheader ], [ %inc33.7, %for.cond.cleanup26.loopexit.unr-lcssa ]
  %sum.076.epil.init = phi float [ 0.000000e+00, %for.body27.preheader ], [ %add31.7, %for.cond.cleanup26.loopexit.unr-lcssa ]
  %lcmp.mod94 = icmp ne i32 %xtraiter90, 0, !dbg !47
  tail call void @llvm.assume(i1 %lcmp.mod94), !dbg !47
  br label %for.body27.epil, !dbg !47

for.body27.epil:                                  ; preds = %for.body27.epil, %for.body27.epil.preheader
  %j23.077.epil = phi i32 [ %inc33.epil, %for.body27.epil ], [ %j23.077.epil.init, %for.body27.epil.preheader ]
  %sum.076.epil = phi float [ %add31.epil, %for.body27.epil ], [ %sum.076.epil.init, %for.body27.epil.preheader ]
  %epil.iter91 = phi i32 [ %epil.iter91.next, %for.body27.epil ], [ 0, %for.body27.epil.preheader ]
  %idxprom28.epil = zext nneg i32 %j23.077.epil to i64, !dbg !50
  %arrayidx29.epil = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %idxprom28.epil, !dbg !50
  %48 = load float, ptr %arrayidx29.epil, align 4, !dbg !50, !tbaa !19
  %sub.epil = fsub contract float %48, %largest.0.lcssa, !dbg !51
  %mul.i68.epil = fmul contract float %sub.epil, 0x3FF7154760000000, !dbg !52
  %49 = tail call contract noundef float @llvm.exp2.f32(float %mul.i68.epil), !dbg !52
  %add31.epil = fadd contract float %sum.076.epil, %49, !dbg !53
  %inc33.epil = add nuw nsw i32 %j23.077.epil, 1, !dbg !54
  %epil.iter91.next = add i32 %epil.iter91, 1, !dbg !47
  %epil.iter91.cmp.not = icmp eq i32 %epil.iter91.next, %xtraiter90, !dbg !47
  br i1 %epil.iter91.cmp.not, label %for.cond.cleanup26, label %for.body27.epil, !dbg !47, !llvm.loop !55

for.cond.cleanup26:                               ; preds = %for.cond.cleanup26.loopexit.unr-lcssa, %for.body27.epil, %for.cond.cleanup15
  %sum.0.lcssa = phi float [ 0.000000e+00, %for.cond.cleanup15 ], [ %add31.7, %for.cond.cleanup26.loopexit.unr-lcssa ], [ %add31.epil, %for.body27.epil ], !dbg !45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !56
  %50 = load float, ptr %arrayidx, align 4, !dbg !57, !tbaa !19
  %sub37 = fsub contract float %50, %largest.0.lcssa, !dbg !58
  %mul.i = fmul contract float %sub37, 0x3FF7154760000000, !dbg !59
  %51 = tail call contract noundef float @llvm.exp2.f32(float %mul.i), !dbg !59
  %div = fdiv contract float %51, %sum.0.lcssa, !dbg !60
  %idxprom39 = sext i32 %add to i64, !dbg !61
  %arrayidx40 = getelementptr inbounds i32, ptr %label, i64 %idxprom39, !dbg !61
  %52 = load i32, ptr %arrayidx40, align 4, !dbg !61, !tbaa !7
  %cmp41 = icmp eq i32 %52, %1, !dbg !62
  %cond = select contract i1 %cmp41, float 1.000000e+00, float 0.000000e+00, !dbg !61
  %sub42 = fsub contract float %div, %cond, !dbg !63
  %mul44 = mul i32 %classes, %0, !dbg !64
  %add45 = add i32 %mul44, %1, !dbg !65
  %idxprom46 = zext i32 %add45 to i64, !dbg !66
  %arrayidx47 = getelementptr inbounds nuw float, ptr %residual, i64 %idxprom46, !dbg !66
  store float %sub42, ptr %arrayidx47, align 4, !dbg !67, !tbaa !19
  ret void, !dbg !68

for.body27:                                       ; preds = %for.body27, %for.body27.preheader.new
  %j23.077 = phi i32 [ 0, %for.body27.preheader.new ], [ %inc33.7, %for.body27 ]
  %sum.076 = phi float [ 0.000000e+00, %for.body27.preheader.new ], [ %add31.7, %for.body27 ]
  %niter96 = phi i32 [ 0, %for.body27.preheader.new ], [ %niter96.next.7, %for.body27 ]
  %idxprom28 = zext nneg i32 %j23.077 to i64, !dbg !50
  %arrayidx29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %idxprom28, !dbg !50
  %53 = load float, ptr %arrayidx29, align 4, !dbg !50, !tbaa !19
  %sub = fsub contract float %53, %largest.0.lcssa, !dbg !51
  %mul.i68 = fmul contract float %sub, 0x3FF7154760000000, !dbg !52
  %54 = tail call contract noundef float @llvm.exp2.f32(float %mul.i68), !dbg !52
  %add31 = fadd contract float %sum.076, %54, !dbg !53
  %55 = zext nneg i32 %j23.077 to i64, !dbg !50
  %56 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %55, !dbg !50
  %arrayidx29.1 = getelementptr inbounds nuw i8, ptr %56, i64 4, !dbg !50
  %57 = load float, ptr %arrayidx29.1, align 4, !dbg !50, !tbaa !19
  %sub.1 = fsub contract float %57, %largest.0.lcssa, !dbg !51
  %mul.i68.1 = fmul contract float %sub.1, 0x3FF7154760000000, !dbg !52
  %58 = tail call contract noundef float @llvm.exp2.f32(float %mul.i68.1), !dbg !52
  %add31.1 = fadd contract float %add31, %58, !dbg !53
  %59 = zext nneg i32 %j23.077 to i64, !dbg !50
  %60 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %59, !dbg !50
  %arrayidx29.2 = getelementptr inbounds nuw i8, ptr %60, i64 8, !dbg !50
  %61 = load float, ptr %arrayidx29.2, align 4, !dbg !50, !tbaa !19
  %sub.2 = fsub contract float %61, %largest.0.lcssa, !dbg !51
  %mul.i68.2 = fmul contract float %sub.2, 0x3FF7154760000000, !dbg !52
  %62 = tail call contract noundef float @llvm.exp2.f32(float %mul.i68.2), !dbg !52
  %add31.2 = fadd contract float %add31.1, %62, !dbg !53
  %63 = zext nneg i32 %j23.077 to i64, !dbg !50
  %64 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %63, !dbg !50
  %arrayidx29.3 = getelementptr inbounds nuw i8, ptr %64, i64 12, !dbg !50
  %65 = load float, ptr %arrayidx29.3, align 4, !dbg !50, !tbaa !19
  %sub.3 = fsub contract float %65, %largest.0.lcssa, !dbg !51
  %mul.i68.3 = fmul contract float %sub.3, 0x3FF7154760000000, !dbg !52
  %66 = tail call contract noundef float @llvm.exp2.f32(float %mul.i68.3), !dbg !52
  %add31.3 = fadd contract float %add31.2, %66, !dbg !53
  %67 = zext nneg i32 %j23.077 to i64, !dbg !50
  %68 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %67, !dbg !50
  %arrayidx29.4 = getelementptr inbounds nuw i8, ptr %68, i64 16, !dbg !50
  %69 = load float, ptr %arrayidx29.4, align 4, !dbg !50, !tbaa !19
  %sub.4 = fsub contract float %69, %largest.0.lcssa, !dbg !51
  %mul.i68.4 = fmul contract float %sub.4, 0x3FF7154760000000, !dbg !52
  %70 = tail call contract noundef float @llvm.exp2.f32(float %mul.i68.4), !dbg !52
  %add31.4 = fadd contract float %add31.3, %70, !dbg !53
  %71 = zext nneg i32 %j23.077 to i64, !dbg !50
  %72 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %71, !dbg !50
  %arrayidx29.5 = getelementptr inbounds nuw i8, ptr %72, i64 20, !dbg !50
  %73 = load float, ptr %arrayidx29.5, align 4, !dbg !50, !tbaa !19
  %sub.5 = fsub contract float %73, %largest.0.lcssa, !dbg !51
  %mul.i68.5 = fmul contract float %sub.5, 0x3FF7154760000000, !dbg !52
  %74 = tail call contract noundef float @llvm.exp2.f32(float %mul.i68.5), !dbg !52
  %add31.5 = fadd contract float %add31.4, %74, !dbg !53
  %75 = zext nneg i32 %j23.077 to i64, !dbg !50
  %76 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %75, !dbg !50
  %arrayidx29.6 = getelementptr inbounds nuw i8, ptr %76, i64 24, !dbg !50
  %77 = load float, ptr %arrayidx29.6, align 4, !dbg !50, !tbaa !19
  %sub.6 = fsub contract float %77, %largest.0.lcssa, !dbg !51
  %mul.i68.6 = fmul contract float %sub.6, 0x3FF7154760000000, !dbg !52
  %78 = tail call contract noundef float @llvm.exp2.f32(float %mul.i68.6), !dbg !52
  %add31.6 = fadd contract float %add31.5, %78, !dbg !53
  %79 = zext nneg i32 %j23.077 to i64, !dbg !50
  %80 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %79, !dbg !50
  %arrayidx29.7 = getelementptr inbounds nuw i8, ptr %80, i64 28, !dbg !50
  %81 = load float, ptr %arrayidx29.7, align 4, !dbg !50, !tbaa !19
  %sub.7 = fsub contract float %81, %largest.0.lcssa, !dbg !51
  %mul.i68.7 = fmul contract float %sub.7, 0x3FF7154760000000, !dbg !52
  %82 = tail call contract noundef float @llvm.exp2.f32(float %mul.i68.7), !dbg !52
  %add31.7 = fadd contract float %add31.6, %82, !dbg !53
  %inc33.7 = add nuw nsw i32 %j23.077, 8, !dbg !54
  %niter96.next.7 = add i32 %niter96, 8, !dbg !47
  %niter96.ncmp.7 = icmp eq i32 %niter96.next.7, %unroll_iter95, !dbg !47
  br i1 %niter96.ncmp.7, label %for.cond.cleanup26.loopexit.unr-lcssa, label %for.body27, !dbg !47, !llvm.loop !69
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gradients(ptr noundef readonly captures(none) %x, ptr noundef readonly captures(none) %residual, ptr noundef readonly captures(none) %w, ptr noundef writeonly captures(none) %gradient, i32 noundef %first, i32 noundef %batch, i32 noundef %features, i32 noundef %classes, float noundef %decay) local_unnamed_addr #2 !dbg !71 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !72
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !73
  %mul = mul i32 %0, %1, !dbg !74
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %add = add i32 %mul, %2, !dbg !76
  %mul3 = mul nsw i32 %classes, %features, !dbg !77
  %cmp = icmp slt i32 %add, %mul3, !dbg !78
  br i1 %cmp, label %if.then, label %if.end, !dbg !78

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !79
  %arrayidx = getelementptr inbounds float, ptr %gradient, i64 %idxprom, !dbg !79
  store float 0.000000e+00, ptr %arrayidx, align 4, !dbg !80, !tbaa !19
  %cmp445 = icmp sgt i32 %batch, 0, !dbg !81
  br i1 %cmp445, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !82

for.body.lr.ph:                                   ; preds = %if.then
  %div = sdiv i32 %add, %classes
  %3 = mul i32 %div, %classes
  %rem.decomposed = sub i32 %add, %3
  %xtraiter = and i32 %batch, 3, !dbg !82
  %4 = icmp ult i32 %batch, 4, !dbg !82
  br i1 %4, label %for.body.epil.preheader, label %for.body.lr.ph.new, !dbg !82

for.body.lr.ph.new:                               ; preds = %for.body.lr.ph
  %unroll_iter = and i32 %batch, 2147483644, !dbg !82
  br label %for.body, !dbg !82

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !82
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader, !dbg !82

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.lr.ph
  %.epil.init = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add17.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %b.046.epil.init = phi i32 [ 0, %for.body.lr.ph ], [ %inc.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod48 = icmp ne i32 %xtraiter, 0, !dbg !82
  tail call void @llvm.assume(i1 %lcmp.mod48), !dbg !82
  br label %for.body.epil, !dbg !82

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %5 = phi float [ %.epil.init, %for.body.epil.preheader ], [ %add17.epil, %for.body.epil ], !dbg !83
  %b.046.epil = phi i32 [ %b.046.epil.init, %for.body.epil.preheader ], [ %inc.epil, %for.body.epil ]
  %epil.iter = phi i32 [ 0, %for.body.epil.preheader ], [ %epil.iter.next, %for.body.epil ]
  %add5.epil = add nsw i32 %b.046.epil, %first, !dbg !83
  %mul6.epil = mul nsw i32 %add5.epil, %features, !dbg !84
  %add7.epil = add nsw i32 %div, %mul6.epil, !dbg !85
  %idxprom8.epil = sext i32 %add7.epil to i64, !dbg !86
  %arrayidx9.epil = getelementptr inbounds float, ptr %x, i64 %idxprom8.epil, !dbg !86
  %6 = load float, ptr %arrayidx9.epil, align 4, !dbg !86, !tbaa !19
  %mul10.epil = mul nsw i32 %b.046.epil, %classes, !dbg !87
  %add11.epil = add nsw i32 %rem.decomposed, %mul10.epil, !dbg !88
  %idxprom12.epil = sext i32 %add11.epil to i64, !dbg !89
  %arrayidx13.epil = getelementptr inbounds float, ptr %residual, i64 %idxprom12.epil, !dbg !89
  %7 = load float, ptr %arrayidx13.epil, align 4, !dbg !89, !tbaa !19
  %mul14.epil = fmul contract float %6, %7, !dbg !90
  %add17.epil = fadd contract float %5, %mul14.epil, !dbg !91
  store float %add17.epil, ptr %arrayidx, align 4, !dbg !91, !tbaa !19
  %inc.epil = add nuw nsw i32 %b.046.epil, 1, !dbg !92
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !82
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !82
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.body.epil, !dbg !82, !llvm.loop !93

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.epil, %if.then
  %8 = phi float [ 0.000000e+00, %if.then ], [ %add17.3, %for.cond.cleanup.loopexit.unr-lcssa ], [ %add17.epil, %for.body.epil ], !dbg !94
  %conv = sitofp i32 %batch to float, !dbg !95
  %div20 = fdiv contract float %8, %conv, !dbg !96
  %arrayidx22 = getelementptr inbounds float, ptr %w, i64 %idxprom, !dbg !97
  %9 = load float, ptr %arrayidx22, align 4, !dbg !97, !tbaa !19
  %mul23 = fmul contract float %decay, %9, !dbg !98
  %add24 = fadd contract float %div20, %mul23, !dbg !99
  store float %add24, ptr %arrayidx, align 4, !dbg !100, !tbaa !19
  br label %if.end, !dbg !101

for.body:                                         ; preds = %for.body, %for.body.lr.ph.new
  %10 = phi float [ 0.000000e+00, %for.body.lr.ph.new ], [ %add17.3, %for.body ], !dbg !83
  %b.046 = phi i32 [ 0, %for.body.lr.ph.new ], [ %inc.3, %for.body ]
  %niter = phi i32 [ 0, %for.body.lr.ph.new ], [ %niter.next.3, %for.body ]
  %add5 = add nsw i32 %b.046, %first, !dbg !83
  %mul6 = mul nsw i32 %add5, %features, !dbg !84
  %add7 = add nsw i32 %div, %mul6, !dbg !85
  %idxprom8 = sext i32 %add7 to i64, !dbg !86
  %arrayidx9 = getelementptr inbounds float, ptr %x, i64 %idxprom8, !dbg !86
  %11 = load float, ptr %arrayidx9, align 4, !dbg !86, !tbaa !19
  %mul10 = mul nsw i32 %b.046, %classes, !dbg !87
  %add11 = add nsw i32 %rem.decomposed, %mul10, !dbg !88
  %idxprom12 = sext i32 %add11 to i64, !dbg !89
  %arrayidx13 = getelementptr inbounds float, ptr %residual, i64 %idxprom12, !dbg !89
  %12 = load float, ptr %arrayidx13, align 4, !dbg !89, !tbaa !19
  %mul14 = fmul contract float %11, %12, !dbg !90
  %add17 = fadd contract float %10, %mul14, !dbg !91
  store float %add17, ptr %arrayidx, align 4, !dbg !91, !tbaa !19
  %inc = or disjoint i32 %b.046, 1, !dbg !92
  %add5.1 = add nsw i32 %inc, %first, !dbg !83
  %mul6.1 = mul nsw i32 %add5.1, %features, !dbg !84
  %add7.1 = add nsw i32 %div, %mul6.1, !dbg !85
  %idxprom8.1 = sext i32 %add7.1 to i64, !dbg !86
  %arrayidx9.1 = getelementptr inbounds float, ptr %x, i64 %idxprom8.1, !dbg !86
  %13 = load float, ptr %arrayidx9.1, align 4, !dbg !86, !tbaa !19
  %mul10.1 = mul nsw i32 %inc, %classes, !dbg !87
  %add11.1 = add nsw i32 %rem.decomposed, %mul10.1, !dbg !88
  %idxprom12.1 = sext i32 %add11.1 to i64, !dbg !89
  %arrayidx13.1 = getelementptr inbounds float, ptr %residual, i64 %idxprom12.1, !dbg !89
  %14 = load float, ptr %arrayidx13.1, align 4, !dbg !89, !tbaa !19
  %mul14.1 = fmul contract float %13, %14, !dbg !90
  %add17.1 = fadd contract float %add17, %mul14.1, !dbg !91
  store float %add17.1, ptr %arrayidx, align 4, !dbg !91, !tbaa !19
  %inc.1 = or disjoint i32 %b.046, 2, !dbg !92
  %add5.2 = add nsw i32 %inc.1, %first, !dbg !83
  %mul6.2 = mul nsw i32 %add5.2, %features, !dbg !84
  %add7.2 = add nsw i32 %div, %mul6.2, !dbg !85
  %idxprom8.2 = sext i32 %add7.2 to i64, !dbg !86
  %arrayidx9.2 = getelementptr inbounds float, ptr %x, i64 %idxprom8.2, !dbg !86
  %15 = load float, ptr %arrayidx9.2, align 4, !dbg !86, !tbaa !19
  %mul10.2 = mul nsw i32 %inc.1, %classes, !dbg !87
  %add11.2 = add nsw i32 %rem.decomposed, %mul10.2, !dbg !88
  %idxprom12.2 = sext i32 %add11.2 to i64, !dbg !89
  %arrayidx13.2 = getelementptr inbounds float, ptr %residual, i64 %idxprom12.2, !dbg !89
  %16 = load float, ptr %arrayidx13.2, align 4, !dbg !89, !tbaa !19
  %mul14.2 = fmul contract float %15, %16, !dbg !90
  %add17.2 = fadd contract float %add17.1, %mul14.2, !dbg !91
  store float %add17.2, ptr %arrayidx, align 4, !dbg !91, !tbaa !19
  %inc.2 = or disjoint i32 %b.046, 3, !dbg !92
  %add5.3 = add nsw i32 %inc.2, %first, !dbg !83
  %mul6.3 = mul nsw i32 %add5.3, %features, !dbg !84
  %add7.3 = add nsw i32 %div, %mul6.3, !dbg !85
  %idxprom8.3 = sext i32 %add7.3 to i64, !dbg !86
  %arrayidx9.3 = getelementptr inbounds float, ptr %x, i64 %idxprom8.3, !dbg !86
  %17 = load float, ptr %arrayidx9.3, align 4, !dbg !86, !tbaa !19
  %mul10.3 = mul nsw i32 %inc.2, %classes, !dbg !87
  %add11.3 = add nsw i32 %rem.decomposed, %mul10.3, !dbg !88
  %idxprom12.3 = sext i32 %add11.3 to i64, !dbg !89
  %arrayidx13.3 = getelementptr inbounds float, ptr %residual, i64 %idxprom12.3, !dbg !89
  %18 = load float, ptr %arrayidx13.3, align 4, !dbg !89, !tbaa !19
  %mul14.3 = fmul contract float %17, %18, !dbg !90
  %add17.3 = fadd contract float %add17.2, %mul14.3, !dbg !91
  store float %add17.3, ptr %arrayidx, align 4, !dbg !91, !tbaa !19
  %inc.3 = add nuw nsw i32 %b.046, 4, !dbg !92
  %niter.next.3 = add i32 %niter, 4, !dbg !82
  %niter.ncmp.3 = icmp eq i32 %niter.next.3, %unroll_iter, !dbg !82
  br i1 %niter.ncmp.3, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !dbg !82, !llvm.loop !102

if.end:                                           ; preds = %for.cond.cleanup, %entry
  ret void, !dbg !104
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @update(ptr noundef captures(none) %w, ptr noundef captures(none) %velocity, ptr noundef readonly captures(none) %gradient, i32 noundef %count, float noundef %rate, float noundef %momentum, i32 noundef %nesterov) local_unnamed_addr #3 !dbg !105 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !106
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !107
  %mul = mul i32 %0, %1, !dbg !108
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !109
  %add = add i32 %mul, %2, !dbg !110
  %cmp = icmp slt i32 %add, %count, !dbg !111
  br i1 %cmp, label %if.then, label %if.end25, !dbg !111

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !112
  %arrayidx = getelementptr inbounds float, ptr %velocity, i64 %idxprom, !dbg !112
  %3 = load float, ptr %arrayidx, align 4, !dbg !112, !tbaa !19
  %mul3 = fmul contract float %momentum, %3, !dbg !113
  %arrayidx5 = getelementptr inbounds float, ptr %gradient, i64 %idxprom, !dbg !114
  %4 = load float, ptr %arrayidx5, align 4, !dbg !114, !tbaa !19
  %mul6 = fmul contract float %rate, %4, !dbg !115
  %add7 = fadd contract float %mul3, %mul6, !dbg !116
  store float %add7, ptr %arrayidx, align 4, !dbg !117, !tbaa !19
  %tobool.not = icmp eq i32 %nesterov, 0, !dbg !118
  br i1 %tobool.not, label %if.end25.sink.split, label %if.then10, !dbg !118

if.then10:                                        ; preds = %if.then
  %mul13 = fmul contract float %momentum, %add7, !dbg !119
  %5 = load float, ptr %arrayidx5, align 4, !dbg !120, !tbaa !19
  %mul16 = fmul contract float %rate, %5, !dbg !121
  %add17 = fadd contract float %mul13, %mul16, !dbg !122
  br label %if.end25.sink.split, !dbg !123

if.end25.sink.split:                              ; preds = %if.then, %if.then10
  %add17.sink = phi float [ %add17, %if.then10 ], [ %add7, %if.then ]
  %arrayidx19 = getelementptr inbounds float, ptr %w, i64 %idxprom, !dbg !124
  %6 = load float, ptr %arrayidx19, align 4, !dbg !124, !tbaa !19
  %sub = fsub contract float %6, %add17.sink, !dbg !124
  store float %sub, ptr %arrayidx19, align 4, !dbg !124, !tbaa !19
  br label %if.end25, !dbg !125

if.end25:                                         ; preds = %if.end25.sink.split, %entry
  ret void, !dbg !125
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "momentum_sgd.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "residuals", scope: !1, file: !1, line: 15, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 20, column: 26, scope: !11)
!15 = !DILocation(line: 20, column: 24, scope: !11)
!16 = !DILocation(line: 21, column: 13, scope: !11)
!17 = !DILocation(line: 22, column: 5, scope: !11)
!18 = !DILocation(line: 22, column: 14, scope: !11)
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !9, i64 0}
!21 = !DILocation(line: 23, column: 5, scope: !11)
!22 = !DILocation(line: 24, column: 23, scope: !11)
!23 = !DILocation(line: 24, column: 5, scope: !11)
!24 = !DILocation(line: 25, column: 41, scope: !11)
!25 = !DILocation(line: 25, column: 21, scope: !11)
!26 = !DILocation(line: 25, column: 52, scope: !11)
!27 = !DILocation(line: 25, column: 62, scope: !11)
!28 = !DILocation(line: 25, column: 48, scope: !11)
!29 = !DILocation(line: 25, column: 46, scope: !11)
!30 = !DILocation(line: 25, column: 18, scope: !11)
!31 = !DILocation(line: 24, column: 36, scope: !11)
!32 = distinct !{!32, !33}
!33 = !{!"llvm.loop.unroll.disable"}
!34 = !DILocation(line: 26, column: 5, scope: !11)
!35 = !DILocation(line: 29, column: 21, scope: !11)
!36 = !DILocation(line: 30, column: 23, scope: !11)
!37 = !DILocation(line: 30, column: 5, scope: !11)
!38 = distinct !{!38, !23, !39, !40}
!39 = !DILocation(line: 25, column: 65, scope: !11)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !DILocation(line: 31, column: 34, scope: !11)
!42 = !DILocation(line: 31, column: 19, scope: !11)
!43 = !DILocation(line: 30, column: 35, scope: !11)
!44 = distinct !{!44, !33}
!45 = !DILocation(line: 0, scope: !11)
!46 = !DILocation(line: 32, column: 5, scope: !11)
!47 = !DILocation(line: 34, column: 5, scope: !11)
!48 = distinct !{!48, !37, !49, !40}
!49 = !DILocation(line: 31, column: 42, scope: !11)
!50 = !DILocation(line: 35, column: 23, scope: !11)
!51 = !DILocation(line: 35, column: 32, scope: !11)
!52 = !DILocation(line: 35, column: 16, scope: !11)
!53 = !DILocation(line: 35, column: 13, scope: !11)
!54 = !DILocation(line: 34, column: 35, scope: !11)
!55 = distinct !{!55, !33}
!56 = !DILocation(line: 36, column: 5, scope: !11)
!57 = !DILocation(line: 38, column: 32, scope: !11)
!58 = !DILocation(line: 38, column: 41, scope: !11)
!59 = !DILocation(line: 38, column: 25, scope: !11)
!60 = !DILocation(line: 38, column: 52, scope: !11)
!61 = !DILocation(line: 39, column: 57, scope: !11)
!62 = !DILocation(line: 39, column: 71, scope: !11)
!63 = !DILocation(line: 39, column: 54, scope: !11)
!64 = !DILocation(line: 39, column: 25, scope: !11)
!65 = !DILocation(line: 39, column: 35, scope: !11)
!66 = !DILocation(line: 39, column: 5, scope: !11)
!67 = !DILocation(line: 39, column: 40, scope: !11)
!68 = !DILocation(line: 40, column: 1, scope: !11)
!69 = distinct !{!69, !47, !70, !40}
!70 = !DILocation(line: 35, column: 41, scope: !11)
!71 = distinct !DISubprogram(name: "gradients", scope: !1, file: !1, line: 43, type: !12, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!72 = !DILocation(line: 47, column: 13, scope: !71)
!73 = !DILocation(line: 47, column: 26, scope: !71)
!74 = !DILocation(line: 47, column: 24, scope: !71)
!75 = !DILocation(line: 47, column: 39, scope: !71)
!76 = !DILocation(line: 47, column: 37, scope: !71)
!77 = !DILocation(line: 48, column: 22, scope: !71)
!78 = !DILocation(line: 48, column: 11, scope: !71)
!79 = !DILocation(line: 49, column: 9, scope: !71)
!80 = !DILocation(line: 49, column: 21, scope: !71)
!81 = !DILocation(line: 50, column: 27, scope: !71)
!82 = !DILocation(line: 50, column: 9, scope: !71)
!83 = !DILocation(line: 51, column: 37, scope: !71)
!84 = !DILocation(line: 51, column: 42, scope: !71)
!85 = !DILocation(line: 51, column: 53, scope: !71)
!86 = !DILocation(line: 51, column: 28, scope: !71)
!87 = !DILocation(line: 52, column: 39, scope: !71)
!88 = !DILocation(line: 52, column: 49, scope: !71)
!89 = !DILocation(line: 52, column: 28, scope: !71)
!90 = !DILocation(line: 51, column: 68, scope: !71)
!91 = !DILocation(line: 51, column: 25, scope: !71)
!92 = !DILocation(line: 50, column: 37, scope: !71)
!93 = distinct !{!93, !33}
!94 = !DILocation(line: 54, column: 23, scope: !71)
!95 = !DILocation(line: 54, column: 37, scope: !71)
!96 = !DILocation(line: 54, column: 35, scope: !71)
!97 = !DILocation(line: 54, column: 53, scope: !71)
!98 = !DILocation(line: 54, column: 51, scope: !71)
!99 = !DILocation(line: 54, column: 43, scope: !71)
!100 = !DILocation(line: 54, column: 21, scope: !71)
!101 = !DILocation(line: 55, column: 5, scope: !71)
!102 = distinct !{!102, !82, !103, !40}
!103 = !DILocation(line: 53, column: 9, scope: !71)
!104 = !DILocation(line: 56, column: 1, scope: !71)
!105 = distinct !DISubprogram(name: "update", scope: !1, file: !1, line: 58, type: !12, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = !DILocation(line: 61, column: 13, scope: !105)
!107 = !DILocation(line: 61, column: 26, scope: !105)
!108 = !DILocation(line: 61, column: 24, scope: !105)
!109 = !DILocation(line: 61, column: 39, scope: !105)
!110 = !DILocation(line: 61, column: 37, scope: !105)
!111 = !DILocation(line: 62, column: 11, scope: !105)
!112 = !DILocation(line: 63, column: 34, scope: !105)
!113 = !DILocation(line: 63, column: 32, scope: !105)
!114 = !DILocation(line: 63, column: 55, scope: !105)
!115 = !DILocation(line: 63, column: 53, scope: !105)
!116 = !DILocation(line: 63, column: 46, scope: !105)
!117 = !DILocation(line: 63, column: 21, scope: !105)
!118 = !DILocation(line: 64, column: 13, scope: !105)
!119 = !DILocation(line: 65, column: 30, scope: !105)
!120 = !DILocation(line: 65, column: 53, scope: !105)
!121 = !DILocation(line: 65, column: 51, scope: !105)
!122 = !DILocation(line: 65, column: 44, scope: !105)
!123 = !DILocation(line: 65, column: 13, scope: !105)
!124 = !DILocation(line: 0, scope: !105)
!125 = !DILocation(line: 69, column: 1, scope: !105)
