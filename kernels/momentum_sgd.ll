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
  %cmp71 = icmp sgt i32 %features, 0, !dbg !22
  br i1 %cmp71, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !23

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
  %add1273.epil.init = phi float [ %arrayidx.promoted, %for.body.lr.ph ], [ %add12.3, %for.cond.for.cond.cleanup_crit_edge.unr-lcssa ]
  %f.072.epil.init = phi i32 [ 0, %for.body.lr.ph ], [ %inc.3, %for.cond.for.cond.cleanup_crit_edge.unr-lcssa ]
  %lcmp.mod84 = icmp ne i32 %xtraiter, 0, !dbg !23
  tail call void @llvm.assume(i1 %lcmp.mod84), !dbg !23
  br label %for.body.epil, !dbg !23

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %add1273.epil = phi float [ %add1273.epil.init, %for.body.epil.preheader ], [ %add12.epil, %for.body.epil ], !dbg !24
  %f.072.epil = phi i32 [ %f.072.epil.init, %for.body.epil.preheader ], [ %inc.epil, %for.body.epil ]
  %epil.iter = phi i32 [ 0, %for.body.epil.preheader ], [ %epil.iter.next, %for.body.epil ]
  %add2.epil = add nsw i32 %f.072.epil, %mul, !dbg !24
  %idxprom3.epil = sext i32 %add2.epil to i64, !dbg !25
  %arrayidx4.epil = getelementptr inbounds float, ptr %x, i64 %idxprom3.epil, !dbg !25
  %3 = load float, ptr %arrayidx4.epil, align 4, !dbg !25, !tbaa !19
  %mul5.epil = mul nsw i32 %f.072.epil, %classes, !dbg !26
  %add6.epil = add nsw i32 %mul5.epil, %1, !dbg !27
  %idxprom7.epil = sext i32 %add6.epil to i64, !dbg !28
  %arrayidx8.epil = getelementptr inbounds float, ptr %w, i64 %idxprom7.epil, !dbg !28
  %4 = load float, ptr %arrayidx8.epil, align 4, !dbg !28, !tbaa !19
  %mul9.epil = fmul contract float %3, %4, !dbg !29
  %add12.epil = fadd contract float %add1273.epil, %mul9.epil, !dbg !30
  %inc.epil = add nuw nsw i32 %f.072.epil, 1, !dbg !31
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
  %cmp1474 = icmp sgt i32 %classes, 0, !dbg !36
  br i1 %cmp1474, label %for.body16.preheader, label %for.cond.cleanup15, !dbg !37

for.body16.preheader:                             ; preds = %for.cond.cleanup
  %xtraiter85 = and i32 %classes, 7, !dbg !37
  %6 = icmp ult i32 %classes, 8, !dbg !37
  br i1 %6, label %for.body16.epil.preheader, label %for.body16.preheader.new, !dbg !37

for.body16.preheader.new:                         ; preds = %for.body16.preheader
  %unroll_iter90 = and i32 %classes, 2147483640, !dbg !37
  br label %for.body16, !dbg !37

for.body:                                         ; preds = %for.body, %for.body.lr.ph.new
  %add1273 = phi float [ %arrayidx.promoted, %for.body.lr.ph.new ], [ %add12.3, %for.body ], !dbg !24
  %f.072 = phi i32 [ 0, %for.body.lr.ph.new ], [ %inc.3, %for.body ]
  %niter = phi i32 [ 0, %for.body.lr.ph.new ], [ %niter.next.3, %for.body ]
  %add2 = add nsw i32 %f.072, %mul, !dbg !24
  %idxprom3 = sext i32 %add2 to i64, !dbg !25
  %arrayidx4 = getelementptr inbounds float, ptr %x, i64 %idxprom3, !dbg !25
  %7 = load float, ptr %arrayidx4, align 4, !dbg !25, !tbaa !19
  %mul5 = mul nsw i32 %f.072, %classes, !dbg !26
  %add6 = add nsw i32 %mul5, %1, !dbg !27
  %idxprom7 = sext i32 %add6 to i64, !dbg !28
  %arrayidx8 = getelementptr inbounds float, ptr %w, i64 %idxprom7, !dbg !28
  %8 = load float, ptr %arrayidx8, align 4, !dbg !28, !tbaa !19
  %mul9 = fmul contract float %7, %8, !dbg !29
  %add12 = fadd contract float %add1273, %mul9, !dbg !30
  %inc = or disjoint i32 %f.072, 1, !dbg !31
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
  %inc.1 = or disjoint i32 %f.072, 2, !dbg !31
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
  %inc.2 = or disjoint i32 %f.072, 3, !dbg !31
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
  %inc.3 = add nuw nsw i32 %f.072, 4, !dbg !31
  %niter.next.3 = add i32 %niter, 4, !dbg !23
  %niter.ncmp.3 = icmp eq i32 %niter.next.3, %unroll_iter, !dbg !23
  br i1 %niter.ncmp.3, label %for.cond.for.cond.cleanup_crit_edge.unr-lcssa, label %for.body, !dbg !23, !llvm.loop !38

for.cond.cleanup15.loopexit.unr-lcssa:            ; preds = %for.body16
  %lcmp.mod87.not = icmp eq i32 %xtraiter85, 0, !dbg !37
  br i1 %lcmp.mod87.not, label %for.cond.cleanup15, label %for.body16.epil.preheader, !dbg !37

for.body16.epil.preheader:                        ; preds = %for.cond.cleanup15.loopexit.unr-lcssa, %for.body16.preheader
  %j.076.epil.init = phi i32 [ 0, %for.body16.preheader ], [ %inc21.7, %for.cond.cleanup15.loopexit.unr-lcssa ]
  %largest.075.epil.init = phi float [ %5, %for.body16.preheader ], [ %49, %for.cond.cleanup15.loopexit.unr-lcssa ]
  %lcmp.mod89 = icmp ne i32 %xtraiter85, 0, !dbg !37
  tail call void @llvm.assume(i1 %lcmp.mod89), !dbg !37
  br label %for.body16.epil, !dbg !37

for.body16.epil:                                  ; preds = %for.body16.epil, %for.body16.epil.preheader
  %j.076.epil = phi i32 [ %inc21.epil, %for.body16.epil ], [ %j.076.epil.init, %for.body16.epil.preheader ]
  %largest.075.epil = phi float [ %16, %for.body16.epil ], [ %largest.075.epil.init, %for.body16.epil.preheader ]
  %epil.iter86 = phi i32 [ %epil.iter86.next, %for.body16.epil ], [ 0, %for.body16.epil.preheader ]
  %idxprom17.epil = zext nneg i32 %j.076.epil to i64, !dbg !41
  %arrayidx18.epil = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %idxprom17.epil, !dbg !41
  %15 = load float, ptr %arrayidx18.epil, align 4, !dbg !41, !tbaa !19
  %16 = tail call contract noundef float @llvm.maxnum.f32(float %largest.075.epil, float %15), !dbg !42
  %inc21.epil = add nuw nsw i32 %j.076.epil, 1, !dbg !43
  %epil.iter86.next = add i32 %epil.iter86, 1, !dbg !37
  %epil.iter86.cmp.not = icmp eq i32 %epil.iter86.next, %xtraiter85, !dbg !37
  br i1 %epil.iter86.cmp.not, label %for.cond.cleanup15, label %for.body16.epil, !dbg !37, !llvm.loop !44

for.cond.cleanup15:                               ; preds = %for.cond.cleanup15.loopexit.unr-lcssa, %for.body16.epil, %for.cond.cleanup
  %largest.0.lcssa = phi float [ %5, %for.cond.cleanup ], [ %49, %for.cond.cleanup15.loopexit.unr-lcssa ], [ %16, %for.body16.epil ], !dbg !45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  %17 = load float, ptr %arrayidx, align 4, !dbg !47, !tbaa !19
  %sub = fsub contract float %17, %largest.0.lcssa, !dbg !48
  %mul.i = fmul contract float %sub, 0x3FF7154760000000, !dbg !49
  %18 = tail call contract noundef float @llvm.exp2.f32(float %mul.i), !dbg !49
  store float %18, ptr %arrayidx, align 4, !dbg !50, !tbaa !19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  br i1 %cmp1474, label %for.body32.preheader, label %for.cond.cleanup31, !dbg !52

for.body32.preheader:                             ; preds = %for.cond.cleanup15
  %xtraiter92 = and i32 %classes, 7, !dbg !52
  %19 = icmp ult i32 %classes, 8, !dbg !52
  br i1 %19, label %for.body32.epil.preheader, label %for.body32.preheader.new, !dbg !52

for.body32.preheader.new:                         ; preds = %for.body32.preheader
  %unroll_iter97 = and i32 %classes, 2147483640, !dbg !52
  br label %for.body32, !dbg !52

for.body16:                                       ; preds = %for.body16, %for.body16.preheader.new
  %j.076 = phi i32 [ 0, %for.body16.preheader.new ], [ %inc21.7, %for.body16 ]
  %largest.075 = phi float [ %5, %for.body16.preheader.new ], [ %49, %for.body16 ]
  %niter91 = phi i32 [ 0, %for.body16.preheader.new ], [ %niter91.next.7, %for.body16 ]
  %idxprom17 = zext nneg i32 %j.076 to i64, !dbg !41
  %arrayidx18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %idxprom17, !dbg !41
  %20 = load float, ptr %arrayidx18, align 4, !dbg !41, !tbaa !19
  %21 = tail call contract noundef float @llvm.maxnum.f32(float %largest.075, float %20), !dbg !42
  %22 = zext nneg i32 %j.076 to i64, !dbg !41
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %22, !dbg !41
  %arrayidx18.1 = getelementptr inbounds nuw i8, ptr %23, i64 4, !dbg !41
  %24 = load float, ptr %arrayidx18.1, align 4, !dbg !41, !tbaa !19
  %25 = tail call contract noundef float @llvm.maxnum.f32(float %21, float %24), !dbg !42
  %26 = zext nneg i32 %j.076 to i64, !dbg !41
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %26, !dbg !41
  %arrayidx18.2 = getelementptr inbounds nuw i8, ptr %27, i64 8, !dbg !41
  %28 = load float, ptr %arrayidx18.2, align 4, !dbg !41, !tbaa !19
  %29 = tail call contract noundef float @llvm.maxnum.f32(float %25, float %28), !dbg !42
  %30 = zext nneg i32 %j.076 to i64, !dbg !41
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %30, !dbg !41
  %arrayidx18.3 = getelementptr inbounds nuw i8, ptr %31, i64 12, !dbg !41
  %32 = load float, ptr %arrayidx18.3, align 4, !dbg !41, !tbaa !19
  %33 = tail call contract noundef float @llvm.maxnum.f32(float %29, float %32), !dbg !42
  %34 = zext nneg i32 %j.076 to i64, !dbg !41
  %35 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %34, !dbg !41
  %arrayidx18.4 = getelementptr inbounds nuw i8, ptr %35, i64 16, !dbg !41
  %36 = load float, ptr %arrayidx18.4, align 4, !dbg !41, !tbaa !19
  %37 = tail call contract noundef float @llvm.maxnum.f32(float %33, float %36), !dbg !42
  %38 = zext nneg i32 %j.076 to i64, !dbg !41
  %39 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %38, !dbg !41
  %arrayidx18.5 = getelementptr inbounds nuw i8, ptr %39, i64 20, !dbg !41
  %40 = load float, ptr %arrayidx18.5, align 4, !dbg !41, !tbaa !19
  %41 = tail call contract noundef float @llvm.maxnum.f32(float %37, float %40), !dbg !42
  %42 = zext nneg i32 %j.076 to i64, !dbg !41
  %43 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %42, !dbg !41
  %arrayidx18.6 = getelementptr inbounds nuw i8, ptr %43, i64 24, !dbg !41
  %44 = load float, ptr %arrayidx18.6, align 4, !dbg !41, !tbaa !19
  %45 = tail call contract noundef float @llvm.maxnum.f32(float %41, float %44), !dbg !42
  %46 = zext nneg i32 %j.076 to i64, !dbg !41
  %47 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %46, !dbg !41
  %arrayidx18.7 = getelementptr inbounds nuw i8, ptr %47, i64 28, !dbg !41
  %48 = load float, ptr %arrayidx18.7, align 4, !dbg !41, !tbaa !19
  %49 = tail call contract noundef float @llvm.maxnum.f32(float %45, float %48), !dbg !42
  %inc21.7 = add nuw nsw i32 %j.076, 8, !dbg !43
  %niter91.next.7 = add i32 %niter91, 8, !dbg !37
  %niter91.ncmp.7 = icmp eq i32 %niter91.next.7, %unroll_iter90, !dbg !37
  br i1 %niter91.ncmp.7, label %for.cond.cleanup15.loopexit.unr-lcssa, label %for.body16, !dbg !37, !llvm.loop !53

for.cond.cleanup31.loopexit.unr-lcssa:            ; preds = %for.body32
  %lcmp.mod94.not = icmp eq i32 %xtraiter92, 0, !dbg !52
  br i1 %lcmp.mod94.not, label %for.cond.cleanup31, label %for.body32.epil.preheader, !dbg !52

for.body32.epil.preheader:                        ; preds = %for.cond.cleanup31.loopexit.unr-lcssa, %for.body32.preheader
  %j28.079.epil.init = phi i32 [ 0, %for.body32.preheader ], [ %inc37.7, %for.cond.cleanup31.loopexit.unr-lcssa ]
  %sum.078.epil.init = phi float [ 0.000000e+00, %for.body32.preheader ], [ %add35.7, %for.cond.cleanup31.loopexit.unr-lcssa ]
  %lcmp.mod96 = icmp ne i32 %xtraiter92, 0, !dbg !52
  tail call void @llvm.assume(i1 %lcmp.mod96), !dbg !52
  br label %for.body32.epil, !dbg !52

for.body32.epil:                                  ; preds = %for.body32.epil, %for.body32.epil.preheader
  %j28.079.epil = phi i32 [ %inc37.epil, %for.body32.epil ], [ %j28.079.epil.init, %for.body32.epil.preheader ]
  %sum.078.epil = phi float [ %add35.epil, %for.body32.epil ], [ %sum.078.epil.init, %for.body32.epil.preheader ]
  %epil.iter93 = phi i32 [ %epil.iter93.next, %for.body32.epil ], [ 0, %for.body32.epil.preheader ]
  %idxprom33.epil = zext nneg i32 %j28.079.epil to i64, !dbg !55
  %arrayidx34.epil = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %idxprom33.epil, !dbg !55
  %50 = load float, ptr %arrayidx34.epil, align 4, !dbg !55, !tbaa !19
  %add35.epil = fadd contract float %sum.078.epil, %50, !dbg !56
  %inc37.epil = add nuw nsw i32 %j28.079.epil, 1, !dbg !57
  %epil.iter93.next = add i32 %epil.iter93, 1, !dbg !52
  %epil.iter93.cmp.not = icmp eq i32 %epil.iter93.next, %xtraiter92, !dbg !52
  br i1 %epil.iter93.cmp.not, label %for.cond.cleanup31, label %for.body32.epil, !dbg !52, !llvm.loop !58

for.cond.cleanup31:                               ; preds = %for.cond.cleanup31.loopexit.unr-lcssa, %for.body32.epil, %for.cond.cleanup15
  %sum.0.lcssa = phi float [ 0.000000e+00, %for.cond.cleanup15 ], [ %add35.7, %for.cond.cleanup31.loopexit.unr-lcssa ], [ %add35.epil, %for.body32.epil ], !dbg !45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !59
  %51 = load float, ptr %arrayidx, align 4, !dbg !60, !tbaa !19
  %div = fdiv contract float %51, %sum.0.lcssa, !dbg !61
  %idxprom41 = sext i32 %add to i64, !dbg !62
  %arrayidx42 = getelementptr inbounds i32, ptr %label, i64 %idxprom41, !dbg !62
  %52 = load i32, ptr %arrayidx42, align 4, !dbg !62, !tbaa !7
  %cmp43 = icmp eq i32 %52, %1, !dbg !63
  %cond = select contract i1 %cmp43, float 1.000000e+00, float 0.000000e+00, !dbg !62
  %sub44 = fsub contract float %div, %cond, !dbg !64
  %mul46 = mul i32 %classes, %0, !dbg !65
  %add47 = add i32 %mul46, %1, !dbg !66
  %idxprom48 = zext i32 %add47 to i64, !dbg !67
  %arrayidx49 = getelementptr inbounds nuw float, ptr %residual, i64 %idxprom48, !dbg !67
  store float %sub44, ptr %arrayidx49, align 4, !dbg !68, !tbaa !19
  ret void, !dbg !69

for.body32:                                       ; preds = %for.body32, %for.body32.preheader.new
  %j28.079 = phi i32 [ 0, %for.body32.preheader.new ], [ %inc37.7, %for.body32 ]
  %sum.078 = phi float [ 0.000000e+00, %for.body32.preheader.new ], [ %add35.7, %for.body32 ]
  %niter98 = phi i32 [ 0, %for.body32.preheader.new ], [ %niter98.next.7, %for.body32 ]
  %idxprom33 = zext nneg i32 %j28.079 to i64, !dbg !55
  %arrayidx34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %idxprom33, !dbg !55
  %53 = load float, ptr %arrayidx34, align 4, !dbg !55, !tbaa !19
  %add35 = fadd contract float %sum.078, %53, !dbg !56
  %54 = zext nneg i32 %j28.079 to i64, !dbg !55
  %55 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %54, !dbg !55
  %arrayidx34.1 = getelementptr inbounds nuw i8, ptr %55, i64 4, !dbg !55
  %56 = load float, ptr %arrayidx34.1, align 4, !dbg !55, !tbaa !19
  %add35.1 = fadd contract float %add35, %56, !dbg !56
  %57 = zext nneg i32 %j28.079 to i64, !dbg !55
  %58 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %57, !dbg !55
  %arrayidx34.2 = getelementptr inbounds nuw i8, ptr %58, i64 8, !dbg !55
  %59 = load float, ptr %arrayidx34.2, align 4, !dbg !55, !tbaa !19
  %add35.2 = fadd contract float %add35.1, %59, !dbg !56
  %60 = zext nneg i32 %j28.079 to i64, !dbg !55
  %61 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %60, !dbg !55
  %arrayidx34.3 = getelementptr inbounds nuw i8, ptr %61, i64 12, !dbg !55
  %62 = load float, ptr %arrayidx34.3, align 4, !dbg !55, !tbaa !19
  %add35.3 = fadd contract float %add35.2, %62, !dbg !56
  %63 = zext nneg i32 %j28.079 to i64, !dbg !55
  %64 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %63, !dbg !55
  %arrayidx34.4 = getelementptr inbounds nuw i8, ptr %64, i64 16, !dbg !55
  %65 = load float, ptr %arrayidx34.4, align 4, !dbg !55, !tbaa !19
  %add35.4 = fadd contract float %add35.3, %65, !dbg !56
  %66 = zext nneg i32 %j28.079 to i64, !dbg !55
  %67 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %66, !dbg !55
  %arrayidx34.5 = getelementptr inbounds nuw i8, ptr %67, i64 20, !dbg !55
  %68 = load float, ptr %arrayidx34.5, align 4, !dbg !55, !tbaa !19
  %add35.5 = fadd contract float %add35.4, %68, !dbg !56
  %69 = zext nneg i32 %j28.079 to i64, !dbg !55
  %70 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %69, !dbg !55
  %arrayidx34.6 = getelementptr inbounds nuw i8, ptr %70, i64 24, !dbg !55
  %71 = load float, ptr %arrayidx34.6, align 4, !dbg !55, !tbaa !19
  %add35.6 = fadd contract float %add35.5, %71, !dbg !56
  %72 = zext nneg i32 %j28.079 to i64, !dbg !55
  %73 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9residualsE5logit to ptr), i64 %72, !dbg !55
  %arrayidx34.7 = getelementptr inbounds nuw i8, ptr %73, i64 28, !dbg !55
  %74 = load float, ptr %arrayidx34.7, align 4, !dbg !55, !tbaa !19
  %add35.7 = fadd contract float %add35.6, %74, !dbg !56
  %inc37.7 = add nuw nsw i32 %j28.079, 8, !dbg !57
  %niter98.next.7 = add i32 %niter98, 8, !dbg !52
  %niter98.ncmp.7 = icmp eq i32 %niter98.next.7, %unroll_iter97, !dbg !52
  br i1 %niter98.ncmp.7, label %for.cond.cleanup31.loopexit.unr-lcssa, label %for.body32, !dbg !52, !llvm.loop !70
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gradients(ptr noundef readonly captures(none) %x, ptr noundef readonly captures(none) %residual, ptr noundef readonly captures(none) %w, ptr noundef writeonly captures(none) %gradient, i32 noundef %first, i32 noundef %batch, i32 noundef %features, i32 noundef %classes, float noundef %decay) local_unnamed_addr #2 !dbg !72 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !73
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !74
  %mul = mul i32 %0, %1, !dbg !75
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %add = add i32 %mul, %2, !dbg !77
  %mul3 = mul nsw i32 %classes, %features, !dbg !78
  %cmp = icmp slt i32 %add, %mul3, !dbg !79
  br i1 %cmp, label %for.cond.preheader, label %if.end, !dbg !79

for.cond.preheader:                               ; preds = %entry
  %cmp434 = icmp sgt i32 %batch, 0, !dbg !80
  br i1 %cmp434, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !81

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %div = sdiv i32 %add, %classes
  %3 = mul i32 %div, %classes
  %rem.decomposed = sub i32 %add, %3
  %xtraiter = and i32 %batch, 3, !dbg !81
  %4 = icmp ult i32 %batch, 4, !dbg !81
  br i1 %4, label %for.body.epil.preheader, label %for.body.lr.ph.new, !dbg !81

for.body.lr.ph.new:                               ; preds = %for.body.lr.ph
  %unroll_iter = and i32 %batch, 2147483644, !dbg !81
  br label %for.body, !dbg !81

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !81
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader, !dbg !81

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.lr.ph
  %b.036.epil.init = phi i32 [ 0, %for.body.lr.ph ], [ %inc.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %sum.035.epil.init = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add13.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod38 = icmp ne i32 %xtraiter, 0, !dbg !81
  tail call void @llvm.assume(i1 %lcmp.mod38), !dbg !81
  br label %for.body.epil, !dbg !81

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %b.036.epil = phi i32 [ %b.036.epil.init, %for.body.epil.preheader ], [ %inc.epil, %for.body.epil ]
  %sum.035.epil = phi float [ %sum.035.epil.init, %for.body.epil.preheader ], [ %add13.epil, %for.body.epil ]
  %epil.iter = phi i32 [ 0, %for.body.epil.preheader ], [ %epil.iter.next, %for.body.epil ]
  %add5.epil = add nsw i32 %b.036.epil, %first, !dbg !82
  %mul6.epil = mul nsw i32 %add5.epil, %features, !dbg !83
  %add7.epil = add nsw i32 %div, %mul6.epil, !dbg !84
  %idxprom.epil = sext i32 %add7.epil to i64, !dbg !85
  %arrayidx.epil = getelementptr inbounds float, ptr %x, i64 %idxprom.epil, !dbg !85
  %5 = load float, ptr %arrayidx.epil, align 4, !dbg !85, !tbaa !19
  %mul8.epil = mul nsw i32 %b.036.epil, %classes, !dbg !86
  %add9.epil = add nsw i32 %rem.decomposed, %mul8.epil, !dbg !87
  %idxprom10.epil = sext i32 %add9.epil to i64, !dbg !88
  %arrayidx11.epil = getelementptr inbounds float, ptr %residual, i64 %idxprom10.epil, !dbg !88
  %6 = load float, ptr %arrayidx11.epil, align 4, !dbg !88, !tbaa !19
  %mul12.epil = fmul contract float %5, %6, !dbg !89
  %add13.epil = fadd contract float %sum.035.epil, %mul12.epil, !dbg !90
  %inc.epil = add nuw nsw i32 %b.036.epil, 1, !dbg !91
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !81
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !81
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.body.epil, !dbg !81, !llvm.loop !92

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.epil, %for.cond.preheader
  %sum.0.lcssa = phi float [ 0.000000e+00, %for.cond.preheader ], [ %add13.3, %for.cond.cleanup.loopexit.unr-lcssa ], [ %add13.epil, %for.body.epil ], !dbg !93
  %conv = sitofp i32 %batch to float, !dbg !94
  %div14 = fdiv contract float %sum.0.lcssa, %conv, !dbg !95
  %idxprom15 = sext i32 %add to i64, !dbg !96
  %arrayidx16 = getelementptr inbounds float, ptr %w, i64 %idxprom15, !dbg !96
  %7 = load float, ptr %arrayidx16, align 4, !dbg !96, !tbaa !19
  %mul17 = fmul contract float %decay, %7, !dbg !97
  %add18 = fadd contract float %div14, %mul17, !dbg !98
  %arrayidx20 = getelementptr inbounds float, ptr %gradient, i64 %idxprom15, !dbg !99
  store float %add18, ptr %arrayidx20, align 4, !dbg !100, !tbaa !19
  br label %if.end, !dbg !101

for.body:                                         ; preds = %for.body, %for.body.lr.ph.new
  %b.036 = phi i32 [ 0, %for.body.lr.ph.new ], [ %inc.3, %for.body ]
  %sum.035 = phi float [ 0.000000e+00, %for.body.lr.ph.new ], [ %add13.3, %for.body ]
  %niter = phi i32 [ 0, %for.body.lr.ph.new ], [ %niter.next.3, %for.body ]
  %add5 = add nsw i32 %b.036, %first, !dbg !82
  %mul6 = mul nsw i32 %add5, %features, !dbg !83
  %add7 = add nsw i32 %div, %mul6, !dbg !84
  %idxprom = sext i32 %add7 to i64, !dbg !85
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom, !dbg !85
  %8 = load float, ptr %arrayidx, align 4, !dbg !85, !tbaa !19
  %mul8 = mul nsw i32 %b.036, %classes, !dbg !86
  %add9 = add nsw i32 %rem.decomposed, %mul8, !dbg !87
  %idxprom10 = sext i32 %add9 to i64, !dbg !88
  %arrayidx11 = getelementptr inbounds float, ptr %residual, i64 %idxprom10, !dbg !88
  %9 = load float, ptr %arrayidx11, align 4, !dbg !88, !tbaa !19
  %mul12 = fmul contract float %8, %9, !dbg !89
  %add13 = fadd contract float %sum.035, %mul12, !dbg !90
  %inc = or disjoint i32 %b.036, 1, !dbg !91
  %add5.1 = add nsw i32 %inc, %first, !dbg !82
  %mul6.1 = mul nsw i32 %add5.1, %features, !dbg !83
  %add7.1 = add nsw i32 %div, %mul6.1, !dbg !84
  %idxprom.1 = sext i32 %add7.1 to i64, !dbg !85
  %arrayidx.1 = getelementptr inbounds float, ptr %x, i64 %idxprom.1, !dbg !85
  %10 = load float, ptr %arrayidx.1, align 4, !dbg !85, !tbaa !19
  %mul8.1 = mul nsw i32 %inc, %classes, !dbg !86
  %add9.1 = add nsw i32 %rem.decomposed, %mul8.1, !dbg !87
  %idxprom10.1 = sext i32 %add9.1 to i64, !dbg !88
  %arrayidx11.1 = getelementptr inbounds float, ptr %residual, i64 %idxprom10.1, !dbg !88
  %11 = load float, ptr %arrayidx11.1, align 4, !dbg !88, !tbaa !19
  %mul12.1 = fmul contract float %10, %11, !dbg !89
  %add13.1 = fadd contract float %add13, %mul12.1, !dbg !90
  %inc.1 = or disjoint i32 %b.036, 2, !dbg !91
  %add5.2 = add nsw i32 %inc.1, %first, !dbg !82
  %mul6.2 = mul nsw i32 %add5.2, %features, !dbg !83
  %add7.2 = add nsw i32 %div, %mul6.2, !dbg !84
  %idxprom.2 = sext i32 %add7.2 to i64, !dbg !85
  %arrayidx.2 = getelementptr inbounds float, ptr %x, i64 %idxprom.2, !dbg !85
  %12 = load float, ptr %arrayidx.2, align 4, !dbg !85, !tbaa !19
  %mul8.2 = mul nsw i32 %inc.1, %classes, !dbg !86
  %add9.2 = add nsw i32 %rem.decomposed, %mul8.2, !dbg !87
  %idxprom10.2 = sext i32 %add9.2 to i64, !dbg !88
  %arrayidx11.2 = getelementptr inbounds float, ptr %residual, i64 %idxprom10.2, !dbg !88
  %13 = load float, ptr %arrayidx11.2, align 4, !dbg !88, !tbaa !19
  %mul12.2 = fmul contract float %12, %13, !dbg !89
  %add13.2 = fadd contract float %add13.1, %mul12.2, !dbg !90
  %inc.2 = or disjoint i32 %b.036, 3, !dbg !91
  %add5.3 = add nsw i32 %inc.2, %first, !dbg !82
  %mul6.3 = mul nsw i32 %add5.3, %features, !dbg !83
  %add7.3 = add nsw i32 %div, %mul6.3, !dbg !84
  %idxprom.3 = sext i32 %add7.3 to i64, !dbg !85
  %arrayidx.3 = getelementptr inbounds float, ptr %x, i64 %idxprom.3, !dbg !85
  %14 = load float, ptr %arrayidx.3, align 4, !dbg !85, !tbaa !19
  %mul8.3 = mul nsw i32 %inc.2, %classes, !dbg !86
  %add9.3 = add nsw i32 %rem.decomposed, %mul8.3, !dbg !87
  %idxprom10.3 = sext i32 %add9.3 to i64, !dbg !88
  %arrayidx11.3 = getelementptr inbounds float, ptr %residual, i64 %idxprom10.3, !dbg !88
  %15 = load float, ptr %arrayidx11.3, align 4, !dbg !88, !tbaa !19
  %mul12.3 = fmul contract float %14, %15, !dbg !89
  %add13.3 = fadd contract float %add13.2, %mul12.3, !dbg !90
  %inc.3 = add nuw nsw i32 %b.036, 4, !dbg !91
  %niter.next.3 = add i32 %niter, 4, !dbg !81
  %niter.ncmp.3 = icmp eq i32 %niter.next.3, %unroll_iter, !dbg !81
  br i1 %niter.ncmp.3, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !dbg !81, !llvm.loop !102

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
!47 = !DILocation(line: 33, column: 23, scope: !11)
!48 = !DILocation(line: 33, column: 32, scope: !11)
!49 = !DILocation(line: 33, column: 16, scope: !11)
!50 = !DILocation(line: 33, column: 14, scope: !11)
!51 = !DILocation(line: 34, column: 5, scope: !11)
!52 = !DILocation(line: 36, column: 5, scope: !11)
!53 = distinct !{!53, !37, !54, !40}
!54 = !DILocation(line: 31, column: 42, scope: !11)
!55 = !DILocation(line: 37, column: 16, scope: !11)
!56 = !DILocation(line: 37, column: 13, scope: !11)
!57 = !DILocation(line: 36, column: 35, scope: !11)
!58 = distinct !{!58, !33}
!59 = !DILocation(line: 38, column: 5, scope: !11)
!60 = !DILocation(line: 40, column: 42, scope: !11)
!61 = !DILocation(line: 40, column: 51, scope: !11)
!62 = !DILocation(line: 40, column: 60, scope: !11)
!63 = !DILocation(line: 40, column: 74, scope: !11)
!64 = !DILocation(line: 40, column: 57, scope: !11)
!65 = !DILocation(line: 40, column: 25, scope: !11)
!66 = !DILocation(line: 40, column: 35, scope: !11)
!67 = !DILocation(line: 40, column: 5, scope: !11)
!68 = !DILocation(line: 40, column: 40, scope: !11)
!69 = !DILocation(line: 41, column: 1, scope: !11)
!70 = distinct !{!70, !52, !71, !40}
!71 = !DILocation(line: 37, column: 23, scope: !11)
!72 = distinct !DISubprogram(name: "gradients", scope: !1, file: !1, line: 44, type: !12, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!73 = !DILocation(line: 48, column: 13, scope: !72)
!74 = !DILocation(line: 48, column: 26, scope: !72)
!75 = !DILocation(line: 48, column: 24, scope: !72)
!76 = !DILocation(line: 48, column: 39, scope: !72)
!77 = !DILocation(line: 48, column: 37, scope: !72)
!78 = !DILocation(line: 49, column: 22, scope: !72)
!79 = !DILocation(line: 49, column: 11, scope: !72)
!80 = !DILocation(line: 51, column: 27, scope: !72)
!81 = !DILocation(line: 51, column: 9, scope: !72)
!82 = !DILocation(line: 52, column: 29, scope: !72)
!83 = !DILocation(line: 52, column: 34, scope: !72)
!84 = !DILocation(line: 52, column: 45, scope: !72)
!85 = !DILocation(line: 52, column: 20, scope: !72)
!86 = !DILocation(line: 52, column: 73, scope: !72)
!87 = !DILocation(line: 52, column: 83, scope: !72)
!88 = !DILocation(line: 52, column: 62, scope: !72)
!89 = !DILocation(line: 52, column: 60, scope: !72)
!90 = !DILocation(line: 52, column: 17, scope: !72)
!91 = !DILocation(line: 51, column: 37, scope: !72)
!92 = distinct !{!92, !33}
!93 = !DILocation(line: 0, scope: !72)
!94 = !DILocation(line: 53, column: 29, scope: !72)
!95 = !DILocation(line: 53, column: 27, scope: !72)
!96 = !DILocation(line: 53, column: 45, scope: !72)
!97 = !DILocation(line: 53, column: 43, scope: !72)
!98 = !DILocation(line: 53, column: 35, scope: !72)
!99 = !DILocation(line: 53, column: 9, scope: !72)
!100 = !DILocation(line: 53, column: 21, scope: !72)
!101 = !DILocation(line: 54, column: 5, scope: !72)
!102 = distinct !{!102, !81, !103, !40}
!103 = !DILocation(line: 52, column: 96, scope: !72)
!104 = !DILocation(line: 55, column: 1, scope: !72)
!105 = distinct !DISubprogram(name: "update", scope: !1, file: !1, line: 57, type: !12, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = !DILocation(line: 60, column: 13, scope: !105)
!107 = !DILocation(line: 60, column: 26, scope: !105)
!108 = !DILocation(line: 60, column: 24, scope: !105)
!109 = !DILocation(line: 60, column: 39, scope: !105)
!110 = !DILocation(line: 60, column: 37, scope: !105)
!111 = !DILocation(line: 61, column: 11, scope: !105)
!112 = !DILocation(line: 62, column: 34, scope: !105)
!113 = !DILocation(line: 62, column: 32, scope: !105)
!114 = !DILocation(line: 62, column: 55, scope: !105)
!115 = !DILocation(line: 62, column: 53, scope: !105)
!116 = !DILocation(line: 62, column: 46, scope: !105)
!117 = !DILocation(line: 62, column: 21, scope: !105)
!118 = !DILocation(line: 63, column: 13, scope: !105)
!119 = !DILocation(line: 64, column: 30, scope: !105)
!120 = !DILocation(line: 64, column: 53, scope: !105)
!121 = !DILocation(line: 64, column: 51, scope: !105)
!122 = !DILocation(line: 64, column: 44, scope: !105)
!123 = !DILocation(line: 64, column: 13, scope: !105)
!124 = !DILocation(line: 0, scope: !105)
!125 = !DILocation(line: 68, column: 1, scope: !105)
