; Made from svm.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'svm.cu'
source_filename = "svm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@dense = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@_ZZ5solveE4most = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ5solveE5which = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ5solveE5least = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ5solveE6room_i = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ5solveE6room_j = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ5solveE4wish = internal unnamed_addr addrspace(3) global float undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gram(ptr noundef readonly captures(none) %column, ptr noundef readonly captures(none) %value, ptr noundef readonly captures(none) %norm, ptr noundef writeonly captures(none) %k, i32 noundef %rows, i32 noundef %entries, i32 noundef %features, float noundef %gamma) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !14
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %mul = shl i32 %1, 6, !dbg !16
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %add = add i32 %mul, %2, !dbg !18
  %cmp97 = icmp slt i32 %2, %features, !dbg !19
  br i1 %cmp97, label %for.body, label %for.cond.cleanup, !dbg !20

for.cond.cleanup:                                 ; preds = %for.body, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %cmp799 = icmp slt i32 %2, %entries, !dbg !22
  br i1 %cmp799, label %for.body9, label %for.cond.cleanup8, !dbg !23

for.body:                                         ; preds = %entry, %for.body
  %f.098 = phi i32 [ %add4, %for.body ], [ %2, %entry ]
  %idxprom = zext nneg i32 %f.098 to i64, !dbg !24
  %arrayidx = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @dense to ptr), i64 %idxprom, !dbg !24
  store float 0.000000e+00, ptr %arrayidx, align 4, !dbg !25, !tbaa !26
  %add4 = add nuw nsw i32 %f.098, 64, !dbg !28
  %cmp = icmp slt i32 %add4, %features, !dbg !19
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !20, !llvm.loop !29

for.cond.cleanup8:                                ; preds = %for.inc25, %for.cond.cleanup
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %cmp28 = icmp slt i32 %add, %rows, !dbg !33
  br i1 %cmp28, label %for.cond31.preheader, label %if.end65, !dbg !33

for.cond31.preheader:                             ; preds = %for.cond.cleanup8
  %cmp32101 = icmp sgt i32 %entries, 0, !dbg !34
  br i1 %cmp32101, label %for.body34.preheader, label %for.cond.cleanup33, !dbg !35

for.body34.preheader:                             ; preds = %for.cond31.preheader
  %xtraiter = and i32 %entries, 3, !dbg !35
  %3 = icmp ult i32 %entries, 4, !dbg !35
  br i1 %3, label %for.body34.epil.preheader, label %for.body34.preheader.new, !dbg !35

for.body34.preheader.new:                         ; preds = %for.body34.preheader
  %unroll_iter = and i32 %entries, 2147483644, !dbg !35
  br label %for.body34, !dbg !35

for.body9:                                        ; preds = %for.cond.cleanup, %for.inc25
  %e.0100 = phi i32 [ %add26, %for.inc25 ], [ %2, %for.cond.cleanup ]
  %mul10 = mul nsw i32 %e.0100, %rows, !dbg !36
  %add11 = add nsw i32 %mul10, %0, !dbg !37
  %idxprom12 = sext i32 %add11 to i64, !dbg !38
  %arrayidx13 = getelementptr inbounds i32, ptr %column, i64 %idxprom12, !dbg !38
  %4 = load i32, ptr %arrayidx13, align 4, !dbg !38, !tbaa !7
  %cmp14 = icmp sgt i32 %4, -1, !dbg !39
  br i1 %cmp14, label %if.then, label %for.inc25, !dbg !39

if.then:                                          ; preds = %for.body9
  %idxprom23 = zext nneg i32 %4 to i64
  %arrayidx24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @dense to ptr), i64 %idxprom23
  %arrayidx18 = getelementptr inbounds float, ptr %value, i64 %idxprom12
  %5 = load float, ptr %arrayidx18, align 4, !dbg !40, !tbaa !26
  store float %5, ptr %arrayidx24, align 4, !dbg !41, !tbaa !26
  br label %for.inc25, !dbg !42

for.inc25:                                        ; preds = %for.body9, %if.then
  %add26 = add nuw nsw i32 %e.0100, 64, !dbg !43
  %cmp7 = icmp slt i32 %add26, %entries, !dbg !22
  br i1 %cmp7, label %for.body9, label %for.cond.cleanup8, !dbg !23, !llvm.loop !44

for.cond.cleanup33.loopexit.unr-lcssa:            ; preds = %if.end50.3
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !46
  br i1 %lcmp.mod.not, label %for.cond.cleanup33.loopexit, label %for.body34.epil.preheader, !dbg !46

for.body34.epil.preheader:                        ; preds = %for.cond.cleanup33.loopexit.unr-lcssa, %for.body34.preheader
  %e30.0103.epil.init = phi i32 [ 0, %for.body34.preheader ], [ %inc.3, %for.cond.cleanup33.loopexit.unr-lcssa ]
  %product.0102.epil.init = phi float [ 0.000000e+00, %for.body34.preheader ], [ %product.1.3, %for.cond.cleanup33.loopexit.unr-lcssa ]
  %lcmp.mod107 = icmp ne i32 %xtraiter, 0, !dbg !46
  tail call void @llvm.assume(i1 %lcmp.mod107), !dbg !46
  br label %for.body34.epil, !dbg !46

for.body34.epil:                                  ; preds = %if.end50.epil, %for.body34.epil.preheader
  %e30.0103.epil = phi i32 [ %inc.epil, %if.end50.epil ], [ %e30.0103.epil.init, %for.body34.epil.preheader ]
  %product.0102.epil = phi float [ %product.1.epil, %if.end50.epil ], [ %product.0102.epil.init, %for.body34.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %if.end50.epil ], [ 0, %for.body34.epil.preheader ]
  %mul36.epil = mul nsw i32 %e30.0103.epil, %rows, !dbg !47
  %add37.epil = add nsw i32 %mul36.epil, %add, !dbg !48
  %idxprom38.epil = sext i32 %add37.epil to i64, !dbg !49
  %arrayidx39.epil = getelementptr inbounds i32, ptr %column, i64 %idxprom38.epil, !dbg !49
  %6 = load i32, ptr %arrayidx39.epil, align 4, !dbg !49, !tbaa !7
  %cmp40.epil = icmp sgt i32 %6, -1, !dbg !46
  br i1 %cmp40.epil, label %if.then41.epil, label %if.end50.epil, !dbg !46

if.then41.epil:                                   ; preds = %for.body34.epil
  %idxprom46.epil = zext nneg i32 %6 to i64
  %arrayidx47.epil = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @dense to ptr), i64 %idxprom46.epil
  %arrayidx45.epil = getelementptr inbounds float, ptr %value, i64 %idxprom38.epil
  %7 = load float, ptr %arrayidx45.epil, align 4, !dbg !50, !tbaa !26
  %8 = load float, ptr %arrayidx47.epil, align 4, !dbg !51, !tbaa !26
  %mul48.epil = fmul contract float %7, %8, !dbg !52
  %add49.epil = fadd contract float %product.0102.epil, %mul48.epil, !dbg !53
  br label %if.end50.epil, !dbg !54

if.end50.epil:                                    ; preds = %if.then41.epil, %for.body34.epil
  %product.1.epil = phi float [ %add49.epil, %if.then41.epil ], [ %product.0102.epil, %for.body34.epil ], !dbg !55
  %inc.epil = add nuw nsw i32 %e30.0103.epil, 1, !dbg !56
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !35
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !35
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup33.loopexit, label %for.body34.epil, !dbg !35, !llvm.loop !57

for.cond.cleanup33.loopexit:                      ; preds = %if.end50.epil, %for.cond.cleanup33.loopexit.unr-lcssa
  %product.1.lcssa = phi float [ %product.1.3, %for.cond.cleanup33.loopexit.unr-lcssa ], [ %product.1.epil, %if.end50.epil ], !dbg !55
  %9 = fmul contract float %product.1.lcssa, 2.000000e+00, !dbg !59
  br label %for.cond.cleanup33, !dbg !60

for.cond.cleanup33:                               ; preds = %for.cond.cleanup33.loopexit, %for.cond31.preheader
  %product.0.lcssa = phi float [ 0.000000e+00, %for.cond31.preheader ], [ %9, %for.cond.cleanup33.loopexit ], !dbg !55
  %fneg = fneg contract float %gamma, !dbg !60
  %idxprom53 = zext nneg i32 %0 to i64, !dbg !61
  %arrayidx54 = getelementptr inbounds nuw float, ptr %norm, i64 %idxprom53, !dbg !61
  %10 = load float, ptr %arrayidx54, align 4, !dbg !61, !tbaa !26
  %idxprom55 = sext i32 %add to i64, !dbg !62
  %arrayidx56 = getelementptr inbounds float, ptr %norm, i64 %idxprom55, !dbg !62
  %11 = load float, ptr %arrayidx56, align 4, !dbg !62, !tbaa !26
  %add57 = fadd contract float %10, %11, !dbg !63
  %sub = fsub contract float %add57, %product.0.lcssa, !dbg !64
  %mul59 = fmul contract float %sub, %fneg, !dbg !65
  %mul.i = fmul contract float %mul59, 0x3FF7154760000000, !dbg !66
  %12 = tail call contract noundef float @llvm.exp2.f32(float %mul.i), !dbg !66
  %mul61 = mul nsw i32 %rows, %0, !dbg !67
  %add62 = add nsw i32 %mul61, %add, !dbg !68
  %idxprom63 = sext i32 %add62 to i64, !dbg !69
  %arrayidx64 = getelementptr inbounds float, ptr %k, i64 %idxprom63, !dbg !69
  store float %12, ptr %arrayidx64, align 4, !dbg !70, !tbaa !26
  br label %if.end65, !dbg !71

for.body34:                                       ; preds = %if.end50.3, %for.body34.preheader.new
  %e30.0103 = phi i32 [ 0, %for.body34.preheader.new ], [ %inc.3, %if.end50.3 ]
  %product.0102 = phi float [ 0.000000e+00, %for.body34.preheader.new ], [ %product.1.3, %if.end50.3 ]
  %niter = phi i32 [ 0, %for.body34.preheader.new ], [ %niter.next.3, %if.end50.3 ]
  %mul36 = mul nsw i32 %e30.0103, %rows, !dbg !47
  %add37 = add nsw i32 %mul36, %add, !dbg !48
  %idxprom38 = sext i32 %add37 to i64, !dbg !49
  %arrayidx39 = getelementptr inbounds i32, ptr %column, i64 %idxprom38, !dbg !49
  %13 = load i32, ptr %arrayidx39, align 4, !dbg !49, !tbaa !7
  %cmp40 = icmp sgt i32 %13, -1, !dbg !46
  br i1 %cmp40, label %if.then41, label %if.end50, !dbg !46

if.then41:                                        ; preds = %for.body34
  %idxprom46 = zext nneg i32 %13 to i64
  %arrayidx47 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @dense to ptr), i64 %idxprom46
  %arrayidx45 = getelementptr inbounds float, ptr %value, i64 %idxprom38
  %14 = load float, ptr %arrayidx45, align 4, !dbg !50, !tbaa !26
  %15 = load float, ptr %arrayidx47, align 4, !dbg !51, !tbaa !26
  %mul48 = fmul contract float %14, %15, !dbg !52
  %add49 = fadd contract float %product.0102, %mul48, !dbg !53
  br label %if.end50, !dbg !54

if.end50:                                         ; preds = %if.then41, %for.body34
  %product.1 = phi float [ %add49, %if.then41 ], [ %product.0102, %for.body34 ], !dbg !55
  %inc = or disjoint i32 %e30.0103, 1, !dbg !56
  %mul36.1 = mul nsw i32 %inc, %rows, !dbg !47
  %add37.1 = add nsw i32 %mul36.1, %add, !dbg !48
  %idxprom38.1 = sext i32 %add37.1 to i64, !dbg !49
  %arrayidx39.1 = getelementptr inbounds i32, ptr %column, i64 %idxprom38.1, !dbg !49
  %16 = load i32, ptr %arrayidx39.1, align 4, !dbg !49, !tbaa !7
  %cmp40.1 = icmp sgt i32 %16, -1, !dbg !46
  br i1 %cmp40.1, label %if.then41.1, label %if.end50.1, !dbg !46

if.then41.1:                                      ; preds = %if.end50
  %idxprom46.1 = zext nneg i32 %16 to i64
  %arrayidx47.1 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @dense to ptr), i64 %idxprom46.1
  %arrayidx45.1 = getelementptr inbounds float, ptr %value, i64 %idxprom38.1
  %17 = load float, ptr %arrayidx45.1, align 4, !dbg !50, !tbaa !26
  %18 = load float, ptr %arrayidx47.1, align 4, !dbg !51, !tbaa !26
  %mul48.1 = fmul contract float %17, %18, !dbg !52
  %add49.1 = fadd contract float %product.1, %mul48.1, !dbg !53
  br label %if.end50.1, !dbg !54

if.end50.1:                                       ; preds = %if.then41.1, %if.end50
  %product.1.1 = phi float [ %add49.1, %if.then41.1 ], [ %product.1, %if.end50 ], !dbg !55
  %inc.1 = or disjoint i32 %e30.0103, 2, !dbg !56
  %mul36.2 = mul nsw i32 %inc.1, %rows, !dbg !47
  %add37.2 = add nsw i32 %mul36.2, %add, !dbg !48
  %idxprom38.2 = sext i32 %add37.2 to i64, !dbg !49
  %arrayidx39.2 = getelementptr inbounds i32, ptr %column, i64 %idxprom38.2, !dbg !49
  %19 = load i32, ptr %arrayidx39.2, align 4, !dbg !49, !tbaa !7
  %cmp40.2 = icmp sgt i32 %19, -1, !dbg !46
  br i1 %cmp40.2, label %if.then41.2, label %if.end50.2, !dbg !46

if.then41.2:                                      ; preds = %if.end50.1
  %idxprom46.2 = zext nneg i32 %19 to i64
  %arrayidx47.2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @dense to ptr), i64 %idxprom46.2
  %arrayidx45.2 = getelementptr inbounds float, ptr %value, i64 %idxprom38.2
  %20 = load float, ptr %arrayidx45.2, align 4, !dbg !50, !tbaa !26
  %21 = load float, ptr %arrayidx47.2, align 4, !dbg !51, !tbaa !26
  %mul48.2 = fmul contract float %20, %21, !dbg !52
  %add49.2 = fadd contract float %product.1.1, %mul48.2, !dbg !53
  br label %if.end50.2, !dbg !54

if.end50.2:                                       ; preds = %if.then41.2, %if.end50.1
  %product.1.2 = phi float [ %add49.2, %if.then41.2 ], [ %product.1.1, %if.end50.1 ], !dbg !55
  %inc.2 = or disjoint i32 %e30.0103, 3, !dbg !56
  %mul36.3 = mul nsw i32 %inc.2, %rows, !dbg !47
  %add37.3 = add nsw i32 %mul36.3, %add, !dbg !48
  %idxprom38.3 = sext i32 %add37.3 to i64, !dbg !49
  %arrayidx39.3 = getelementptr inbounds i32, ptr %column, i64 %idxprom38.3, !dbg !49
  %22 = load i32, ptr %arrayidx39.3, align 4, !dbg !49, !tbaa !7
  %cmp40.3 = icmp sgt i32 %22, -1, !dbg !46
  br i1 %cmp40.3, label %if.then41.3, label %if.end50.3, !dbg !46

if.then41.3:                                      ; preds = %if.end50.2
  %idxprom46.3 = zext nneg i32 %22 to i64
  %arrayidx47.3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @dense to ptr), i64 %idxprom46.3
  %arrayidx45.3 = getelementptr inbounds float, ptr %value, i64 %idxprom38.3
  %23 = load float, ptr %arrayidx45.3, align 4, !dbg !50, !tbaa !26
  %24 = load float, ptr %arrayidx47.3, align 4, !dbg !51, !tbaa !26
  %mul48.3 = fmul contract float %23, %24, !dbg !52
  %add49.3 = fadd contract float %product.1.2, %mul48.3, !dbg !53
  br label %if.end50.3, !dbg !54

if.end50.3:                                       ; preds = %if.then41.3, %if.end50.2
  %product.1.3 = phi float [ %add49.3, %if.then41.3 ], [ %product.1.2, %if.end50.2 ], !dbg !55
  %inc.3 = add nuw nsw i32 %e30.0103, 4, !dbg !56
  %niter.next.3 = add i32 %niter, 4, !dbg !35
  %niter.ncmp.3 = icmp eq i32 %niter.next.3, %unroll_iter, !dbg !35
  br i1 %niter.ncmp.3, label %for.cond.cleanup33.loopexit.unr-lcssa, label %for.body34, !dbg !35, !llvm.loop !72

if.end65:                                         ; preds = %for.cond.cleanup33, %for.cond.cleanup8
  ret void, !dbg !74
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @solve(ptr noundef readonly captures(none) %k, ptr noundef readonly captures(none) %label, ptr noundef readonly captures(none) %decision, ptr noundef readonly captures(none) %working, ptr noundef captures(none) %alpha, ptr noundef writeonly captures(none) %change, i32 noundef %rows, i32 noundef %active, i32 noundef %limit, float noundef %c, float noundef %accuracy) local_unnamed_addr #0 !dbg !75 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %cmp = icmp slt i32 %0, %active, !dbg !77
  %cond = select i1 %cmp, i32 %0, i32 0, !dbg !78
  %idxprom = zext nneg i32 %cond to i64, !dbg !79
  %arrayidx = getelementptr inbounds nuw i32, ptr %working, i64 %idxprom, !dbg !79
  %1 = load i32, ptr %arrayidx, align 4, !dbg !79, !tbaa !7
  %idxprom1 = sext i32 %1 to i64, !dbg !80
  %arrayidx2 = getelementptr inbounds float, ptr %label, i64 %idxprom1, !dbg !80
  %2 = load float, ptr %arrayidx2, align 4, !dbg !80, !tbaa !26
  %arrayidx6 = getelementptr inbounds float, ptr %alpha, i64 %idxprom1, !dbg !81
  %3 = load float, ptr %arrayidx6, align 4, !dbg !81, !tbaa !26
  %cmp7308 = icmp sgt i32 %limit, 0, !dbg !82
  br i1 %cmp7308, label %for.body.lr.ph, label %entry.cleanup183_crit_edge, !dbg !83

entry.cleanup183_crit_edge:                       ; preds = %entry
  %.pre = zext nneg i32 %0 to i64, !dbg !84
  br label %cleanup183, !dbg !83

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx4 = getelementptr inbounds float, ptr %decision, i64 %idxprom1, !dbg !85
  %4 = load float, ptr %arrayidx4, align 4, !dbg !85, !tbaa !26
  %sub = fsub contract float %2, %4, !dbg !86
  %cmp9 = fcmp contract ogt float %2, 0.000000e+00
  %idxprom33 = zext nneg i32 %0 to i64
  %arrayidx34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4most to ptr), i64 %idxprom33
  %arrayidx36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5which to ptr), i64 %idxprom33
  %arrayidx43 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5least to ptr), i64 %idxprom33
  %cmp48 = icmp samesign ult i32 %0, 32
  %add = or disjoint i32 %0, 32
  %idxprom49 = zext nneg i32 %add to i64
  %arrayidx50 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4most to ptr), i64 %idxprom49
  %arrayidx62 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5which to ptr), i64 %idxprom49
  %arrayidx69 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5least to ptr), i64 %idxprom49
  %cmp48.1 = icmp samesign ult i32 %0, 16
  %add.1 = or disjoint i32 %0, 16
  %idxprom49.1 = zext nneg i32 %add.1 to i64
  %arrayidx50.1 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4most to ptr), i64 %idxprom49.1
  %arrayidx62.1 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5which to ptr), i64 %idxprom49.1
  %arrayidx69.1 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5least to ptr), i64 %idxprom49.1
  %cmp48.2 = icmp samesign ult i32 %0, 8
  %add.2 = or disjoint i32 %0, 8
  %idxprom49.2 = zext nneg i32 %add.2 to i64
  %arrayidx50.2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4most to ptr), i64 %idxprom49.2
  %arrayidx62.2 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5which to ptr), i64 %idxprom49.2
  %arrayidx69.2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5least to ptr), i64 %idxprom49.2
  %cmp48.3 = icmp samesign ult i32 %0, 4
  %add.3 = or disjoint i32 %0, 4
  %idxprom49.3 = zext nneg i32 %add.3 to i64
  %arrayidx50.3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4most to ptr), i64 %idxprom49.3
  %arrayidx62.3 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5which to ptr), i64 %idxprom49.3
  %arrayidx69.3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5least to ptr), i64 %idxprom49.3
  %cmp48.4 = icmp samesign ult i32 %0, 2
  %add.4 = or disjoint i32 %0, 2
  %idxprom49.4 = zext nneg i32 %add.4 to i64
  %arrayidx50.4 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4most to ptr), i64 %idxprom49.4
  %arrayidx62.4 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5which to ptr), i64 %idxprom49.4
  %arrayidx69.4 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5least to ptr), i64 %idxprom49.4
  %cmp48.5 = icmp eq i32 %0, 0
  %add112 = or disjoint i32 %0, 32
  %idxprom113 = zext nneg i32 %add112 to i64
  %arrayidx114 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4most to ptr), i64 %idxprom113
  %arrayidx126 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5which to ptr), i64 %idxprom113
  %add112.1 = or disjoint i32 %0, 16
  %idxprom113.1 = zext nneg i32 %add112.1 to i64
  %arrayidx114.1 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4most to ptr), i64 %idxprom113.1
  %arrayidx126.1 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5which to ptr), i64 %idxprom113.1
  %add112.2 = or disjoint i32 %0, 8
  %idxprom113.2 = zext nneg i32 %add112.2 to i64
  %arrayidx114.2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4most to ptr), i64 %idxprom113.2
  %arrayidx126.2 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5which to ptr), i64 %idxprom113.2
  %add112.3 = or disjoint i32 %0, 4
  %idxprom113.3 = zext nneg i32 %add112.3 to i64
  %arrayidx114.3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4most to ptr), i64 %idxprom113.3
  %arrayidx126.3 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5which to ptr), i64 %idxprom113.3
  %add112.4 = or disjoint i32 %0, 2
  %idxprom113.4 = zext nneg i32 %add112.4 to i64
  %arrayidx114.4 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4most to ptr), i64 %idxprom113.4
  %arrayidx126.4 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5which to ptr), i64 %idxprom113.4
  br label %for.body, !dbg !83

for.body:                                         ; preds = %cleanup, %for.body.lr.ph
  %v.0312 = phi float [ %sub, %for.body.lr.ph ], [ %v.1, %cleanup ]
  %a.0311 = phi float [ %3, %for.body.lr.ph ], [ %a.3, %cleanup ]
  %target.0310 = phi float [ %accuracy, %for.body.lr.ph ], [ %spec.select, %cleanup ]
  %pair.0309 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %cleanup ]
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !87

land.rhs:                                         ; preds = %for.body
  br i1 %cmp9, label %cond.true10, label %cond.false12, !dbg !88

cond.true10:                                      ; preds = %land.rhs
  %cmp11 = fcmp contract olt float %a.0311, %c, !dbg !89
  br label %land.end, !dbg !88

cond.false12:                                     ; preds = %land.rhs
  %cmp13 = fcmp contract ogt float %a.0311, 0.000000e+00, !dbg !90
  br label %land.end, !dbg !88

land.end:                                         ; preds = %cond.true10, %cond.false12, %for.body
  %5 = phi i1 [ false, %for.body ], [ %cmp11, %cond.true10 ], [ %cmp13, %cond.false12 ], !dbg !91
  br i1 %cmp, label %land.rhs18, label %land.end26, !dbg !92

land.rhs18:                                       ; preds = %land.end
  br i1 %cmp9, label %cond.true20, label %cond.false22, !dbg !93

cond.true20:                                      ; preds = %land.rhs18
  %cmp21 = fcmp contract ogt float %a.0311, 0.000000e+00, !dbg !94
  br label %land.end26, !dbg !93

cond.false22:                                     ; preds = %land.rhs18
  %cmp23 = fcmp contract olt float %a.0311, %c, !dbg !95
  br label %land.end26, !dbg !93

land.end26:                                       ; preds = %cond.true20, %cond.false22, %land.end
  %6 = phi i1 [ false, %land.end ], [ %cmp21, %cond.true20 ], [ %cmp23, %cond.false22 ], !dbg !91
  %cond32 = select contract i1 %5, float %v.0312, float 0xC7EC363CC0000000, !dbg !96
  store float %cond32, ptr %arrayidx34, align 4, !dbg !97, !tbaa !26
  store i32 %0, ptr %arrayidx36, align 4, !dbg !98, !tbaa !7
  %cond41 = select contract i1 %6, float %v.0312, float 0x47EC363CC0000000, !dbg !99
  store float %cond41, ptr %arrayidx43, align 4, !dbg !100, !tbaa !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  br i1 %cmp48, label %if.then, label %if.end73, !dbg !102

if.then:                                          ; preds = %land.end26
  %7 = load float, ptr %arrayidx50, align 4, !dbg !103, !tbaa !26
  %8 = load float, ptr %arrayidx34, align 4, !dbg !104, !tbaa !26
  %cmp53 = fcmp contract ogt float %7, %8, !dbg !105
  br i1 %cmp53, label %if.then54, label %if.end, !dbg !105

if.then54:                                        ; preds = %if.then
  store float %7, ptr %arrayidx34, align 4, !dbg !106, !tbaa !26
  %9 = load i32, ptr %arrayidx62, align 4, !dbg !107, !tbaa !7
  store i32 %9, ptr %arrayidx36, align 4, !dbg !108, !tbaa !7
  br label %if.end, !dbg !109

if.end:                                           ; preds = %if.then54, %if.then
  %10 = load float, ptr %arrayidx43, align 4, !dbg !110, !tbaa !26
  %11 = load float, ptr %arrayidx69, align 4, !dbg !111, !tbaa !26
  %12 = tail call contract noundef float @llvm.minnum.f32(float %10, float %11), !dbg !112
  store float %12, ptr %arrayidx43, align 4, !dbg !113, !tbaa !26
  br label %if.end73, !dbg !114

if.end73:                                         ; preds = %if.end, %land.end26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !115
  br i1 %cmp48.1, label %if.then.1, label %if.end73.1, !dbg !102

if.then.1:                                        ; preds = %if.end73
  %13 = load float, ptr %arrayidx50.1, align 4, !dbg !103, !tbaa !26
  %14 = load float, ptr %arrayidx34, align 4, !dbg !104, !tbaa !26
  %cmp53.1 = fcmp contract ogt float %13, %14, !dbg !105
  br i1 %cmp53.1, label %if.then54.1, label %if.end.1, !dbg !105

if.then54.1:                                      ; preds = %if.then.1
  store float %13, ptr %arrayidx34, align 4, !dbg !106, !tbaa !26
  %15 = load i32, ptr %arrayidx62.1, align 4, !dbg !107, !tbaa !7
  store i32 %15, ptr %arrayidx36, align 4, !dbg !108, !tbaa !7
  br label %if.end.1, !dbg !109

if.end.1:                                         ; preds = %if.then54.1, %if.then.1
  %16 = load float, ptr %arrayidx43, align 4, !dbg !110, !tbaa !26
  %17 = load float, ptr %arrayidx69.1, align 4, !dbg !111, !tbaa !26
  %18 = tail call contract noundef float @llvm.minnum.f32(float %16, float %17), !dbg !112
  store float %18, ptr %arrayidx43, align 4, !dbg !113, !tbaa !26
  br label %if.end73.1, !dbg !114

if.end73.1:                                       ; preds = %if.end.1, %if.end73
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !115
  br i1 %cmp48.2, label %if.then.2, label %if.end73.2, !dbg !102

if.then.2:                                        ; preds = %if.end73.1
  %19 = load float, ptr %arrayidx50.2, align 4, !dbg !103, !tbaa !26
  %20 = load float, ptr %arrayidx34, align 4, !dbg !104, !tbaa !26
  %cmp53.2 = fcmp contract ogt float %19, %20, !dbg !105
  br i1 %cmp53.2, label %if.then54.2, label %if.end.2, !dbg !105

if.then54.2:                                      ; preds = %if.then.2
  store float %19, ptr %arrayidx34, align 4, !dbg !106, !tbaa !26
  %21 = load i32, ptr %arrayidx62.2, align 4, !dbg !107, !tbaa !7
  store i32 %21, ptr %arrayidx36, align 4, !dbg !108, !tbaa !7
  br label %if.end.2, !dbg !109

if.end.2:                                         ; preds = %if.then54.2, %if.then.2
  %22 = load float, ptr %arrayidx43, align 4, !dbg !110, !tbaa !26
  %23 = load float, ptr %arrayidx69.2, align 4, !dbg !111, !tbaa !26
  %24 = tail call contract noundef float @llvm.minnum.f32(float %22, float %23), !dbg !112
  store float %24, ptr %arrayidx43, align 4, !dbg !113, !tbaa !26
  br label %if.end73.2, !dbg !114

if.end73.2:                                       ; preds = %if.end.2, %if.end73.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !115
  br i1 %cmp48.3, label %if.then.3, label %if.end73.3, !dbg !102

if.then.3:                                        ; preds = %if.end73.2
  %25 = load float, ptr %arrayidx50.3, align 4, !dbg !103, !tbaa !26
  %26 = load float, ptr %arrayidx34, align 4, !dbg !104, !tbaa !26
  %cmp53.3 = fcmp contract ogt float %25, %26, !dbg !105
  br i1 %cmp53.3, label %if.then54.3, label %if.end.3, !dbg !105

if.then54.3:                                      ; preds = %if.then.3
  store float %25, ptr %arrayidx34, align 4, !dbg !106, !tbaa !26
  %27 = load i32, ptr %arrayidx62.3, align 4, !dbg !107, !tbaa !7
  store i32 %27, ptr %arrayidx36, align 4, !dbg !108, !tbaa !7
  br label %if.end.3, !dbg !109

if.end.3:                                         ; preds = %if.then54.3, %if.then.3
  %28 = load float, ptr %arrayidx43, align 4, !dbg !110, !tbaa !26
  %29 = load float, ptr %arrayidx69.3, align 4, !dbg !111, !tbaa !26
  %30 = tail call contract noundef float @llvm.minnum.f32(float %28, float %29), !dbg !112
  store float %30, ptr %arrayidx43, align 4, !dbg !113, !tbaa !26
  br label %if.end73.3, !dbg !114

if.end73.3:                                       ; preds = %if.end.3, %if.end73.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !115
  br i1 %cmp48.4, label %if.then.4, label %if.end73.4, !dbg !102

if.then.4:                                        ; preds = %if.end73.3
  %31 = load float, ptr %arrayidx50.4, align 4, !dbg !103, !tbaa !26
  %32 = load float, ptr %arrayidx34, align 4, !dbg !104, !tbaa !26
  %cmp53.4 = fcmp contract ogt float %31, %32, !dbg !105
  br i1 %cmp53.4, label %if.then54.4, label %if.end.4, !dbg !105

if.then54.4:                                      ; preds = %if.then.4
  store float %31, ptr %arrayidx34, align 4, !dbg !106, !tbaa !26
  %33 = load i32, ptr %arrayidx62.4, align 4, !dbg !107, !tbaa !7
  store i32 %33, ptr %arrayidx36, align 4, !dbg !108, !tbaa !7
  br label %if.end.4, !dbg !109

if.end.4:                                         ; preds = %if.then54.4, %if.then.4
  %34 = load float, ptr %arrayidx43, align 4, !dbg !110, !tbaa !26
  %35 = load float, ptr %arrayidx69.4, align 4, !dbg !111, !tbaa !26
  %36 = tail call contract noundef float @llvm.minnum.f32(float %34, float %35), !dbg !112
  store float %36, ptr %arrayidx43, align 4, !dbg !113, !tbaa !26
  br label %if.end73.4, !dbg !114

if.end73.4:                                       ; preds = %if.end.4, %if.end73.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !115
  br i1 %cmp48.5, label %if.then.5, label %if.end73.5, !dbg !102

if.then.5:                                        ; preds = %if.end73.4
  %37 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4most to ptr), i64 4), align 4, !dbg !103, !tbaa !26
  %38 = load float, ptr %arrayidx34, align 4, !dbg !104, !tbaa !26
  %cmp53.5 = fcmp contract ogt float %37, %38, !dbg !105
  br i1 %cmp53.5, label %if.then54.5, label %if.end.5, !dbg !105

if.then54.5:                                      ; preds = %if.then.5
  store float %37, ptr %arrayidx34, align 4, !dbg !106, !tbaa !26
  %39 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5which to ptr), i64 4), align 4, !dbg !107, !tbaa !7
  store i32 %39, ptr %arrayidx36, align 4, !dbg !108, !tbaa !7
  br label %if.end.5, !dbg !109

if.end.5:                                         ; preds = %if.then54.5, %if.then.5
  %40 = load float, ptr %arrayidx43, align 4, !dbg !110, !tbaa !26
  %41 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5least to ptr), i64 4), align 4, !dbg !111, !tbaa !26
  %42 = tail call contract noundef float @llvm.minnum.f32(float %40, float %41), !dbg !112
  store float %42, ptr %arrayidx43, align 4, !dbg !113, !tbaa !26
  br label %if.end73.5, !dbg !114

if.end73.5:                                       ; preds = %if.end.5, %if.end73.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !115
  %43 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5which to ptr), align 4, !dbg !116, !tbaa !7
  %44 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4most to ptr), align 4, !dbg !117, !tbaa !26
  %45 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5least to ptr), align 4, !dbg !118, !tbaa !26
  %sub74 = fsub contract float %44, %45, !dbg !119
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !120
  %cmp75 = icmp eq i32 %pair.0309, 0, !dbg !121
  %mul = fmul contract float %sub74, 0x3FB99999A0000000
  %46 = tail call contract noundef float @llvm.maxnum.f32(float %accuracy, float %mul)
  %spec.select = select i1 %cmp75, float %46, float %target.0310, !dbg !121
  %cmp79 = fcmp contract ult float %sub74, %spec.select, !dbg !122
  br i1 %cmp79, label %cleanup, label %if.end81, !dbg !123

if.end81:                                         ; preds = %if.end73.5
  %idxprom82 = sext i32 %43 to i64, !dbg !124
  %arrayidx83 = getelementptr inbounds i32, ptr %working, i64 %idxprom82, !dbg !124
  %47 = load i32, ptr %arrayidx83, align 4, !dbg !124, !tbaa !7
  %mul84 = mul nsw i32 %47, %rows, !dbg !125
  %add85 = add nsw i32 %mul84, %1, !dbg !126
  %idxprom86 = sext i32 %add85 to i64, !dbg !127
  %arrayidx87 = getelementptr inbounds float, ptr %k, i64 %idxprom86, !dbg !127
  %48 = load float, ptr %arrayidx87, align 4, !dbg !127, !tbaa !26
  %mul88 = fmul contract float %48, 2.000000e+00, !dbg !128
  %sub89 = fsub contract float 2.000000e+00, %mul88, !dbg !129
  %49 = tail call contract noundef float @llvm.maxnum.f32(float %sub89, float 0x3EB0C6F7A0000000), !dbg !130
  store float 0xC7EC363CC0000000, ptr %arrayidx34, align 4, !dbg !131, !tbaa !26
  store i32 %0, ptr %arrayidx36, align 4, !dbg !132, !tbaa !7
  %cmp96 = fcmp contract olt float %v.0312, %44
  %or.cond = select i1 %6, i1 %cmp96, i1 false, !dbg !133
  br i1 %or.cond, label %if.then97, label %if.end104, !dbg !133

if.then97:                                        ; preds = %if.end81
  %sub98 = fsub contract float %44, %v.0312
  %mul100 = fmul contract float %sub98, %sub98
  %div101 = fdiv contract float %mul100, %49
  store float %div101, ptr %arrayidx34, align 4, !dbg !134, !tbaa !26
  br label %if.end104, !dbg !135

if.end104:                                        ; preds = %if.then97, %if.end81
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !136
  br i1 %cmp48, label %land.lhs.true111, label %if.end129, !dbg !137

land.lhs.true111:                                 ; preds = %if.end104
  %50 = load float, ptr %arrayidx114, align 4, !dbg !138, !tbaa !26
  %51 = load float, ptr %arrayidx34, align 4, !dbg !139, !tbaa !26
  %cmp117 = fcmp contract ogt float %50, %51, !dbg !140
  br i1 %cmp117, label %if.then118, label %if.end129, !dbg !137

if.then118:                                       ; preds = %land.lhs.true111
  store float %50, ptr %arrayidx34, align 4, !dbg !141, !tbaa !26
  %52 = load i32, ptr %arrayidx126, align 4, !dbg !142, !tbaa !7
  store i32 %52, ptr %arrayidx36, align 4, !dbg !143, !tbaa !7
  br label %if.end129, !dbg !144

if.end129:                                        ; preds = %if.then118, %land.lhs.true111, %if.end104
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !145
  br i1 %cmp48.1, label %land.lhs.true111.1, label %if.end129.1, !dbg !137

land.lhs.true111.1:                               ; preds = %if.end129
  %53 = load float, ptr %arrayidx114.1, align 4, !dbg !138, !tbaa !26
  %54 = load float, ptr %arrayidx34, align 4, !dbg !139, !tbaa !26
  %cmp117.1 = fcmp contract ogt float %53, %54, !dbg !140
  br i1 %cmp117.1, label %if.then118.1, label %if.end129.1, !dbg !137

if.then118.1:                                     ; preds = %land.lhs.true111.1
  store float %53, ptr %arrayidx34, align 4, !dbg !141, !tbaa !26
  %55 = load i32, ptr %arrayidx126.1, align 4, !dbg !142, !tbaa !7
  store i32 %55, ptr %arrayidx36, align 4, !dbg !143, !tbaa !7
  br label %if.end129.1, !dbg !144

if.end129.1:                                      ; preds = %if.then118.1, %land.lhs.true111.1, %if.end129
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !145
  br i1 %cmp48.2, label %land.lhs.true111.2, label %if.end129.2, !dbg !137

land.lhs.true111.2:                               ; preds = %if.end129.1
  %56 = load float, ptr %arrayidx114.2, align 4, !dbg !138, !tbaa !26
  %57 = load float, ptr %arrayidx34, align 4, !dbg !139, !tbaa !26
  %cmp117.2 = fcmp contract ogt float %56, %57, !dbg !140
  br i1 %cmp117.2, label %if.then118.2, label %if.end129.2, !dbg !137

if.then118.2:                                     ; preds = %land.lhs.true111.2
  store float %56, ptr %arrayidx34, align 4, !dbg !141, !tbaa !26
  %58 = load i32, ptr %arrayidx126.2, align 4, !dbg !142, !tbaa !7
  store i32 %58, ptr %arrayidx36, align 4, !dbg !143, !tbaa !7
  br label %if.end129.2, !dbg !144

if.end129.2:                                      ; preds = %if.then118.2, %land.lhs.true111.2, %if.end129.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !145
  br i1 %cmp48.3, label %land.lhs.true111.3, label %if.end129.3, !dbg !137

land.lhs.true111.3:                               ; preds = %if.end129.2
  %59 = load float, ptr %arrayidx114.3, align 4, !dbg !138, !tbaa !26
  %60 = load float, ptr %arrayidx34, align 4, !dbg !139, !tbaa !26
  %cmp117.3 = fcmp contract ogt float %59, %60, !dbg !140
  br i1 %cmp117.3, label %if.then118.3, label %if.end129.3, !dbg !137

if.then118.3:                                     ; preds = %land.lhs.true111.3
  store float %59, ptr %arrayidx34, align 4, !dbg !141, !tbaa !26
  %61 = load i32, ptr %arrayidx126.3, align 4, !dbg !142, !tbaa !7
  store i32 %61, ptr %arrayidx36, align 4, !dbg !143, !tbaa !7
  br label %if.end129.3, !dbg !144

if.end129.3:                                      ; preds = %if.then118.3, %land.lhs.true111.3, %if.end129.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !145
  br i1 %cmp48.4, label %land.lhs.true111.4, label %if.end129.4, !dbg !137

land.lhs.true111.4:                               ; preds = %if.end129.3
  %62 = load float, ptr %arrayidx114.4, align 4, !dbg !138, !tbaa !26
  %63 = load float, ptr %arrayidx34, align 4, !dbg !139, !tbaa !26
  %cmp117.4 = fcmp contract ogt float %62, %63, !dbg !140
  br i1 %cmp117.4, label %if.then118.4, label %if.end129.4, !dbg !137

if.then118.4:                                     ; preds = %land.lhs.true111.4
  store float %62, ptr %arrayidx34, align 4, !dbg !141, !tbaa !26
  %64 = load i32, ptr %arrayidx126.4, align 4, !dbg !142, !tbaa !7
  store i32 %64, ptr %arrayidx36, align 4, !dbg !143, !tbaa !7
  br label %if.end129.4, !dbg !144

if.end129.4:                                      ; preds = %if.then118.4, %land.lhs.true111.4, %if.end129.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !145
  br i1 %cmp48.5, label %land.lhs.true111.5, label %if.end129.5, !dbg !137

land.lhs.true111.5:                               ; preds = %if.end129.4
  %65 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4most to ptr), i64 4), align 4, !dbg !138, !tbaa !26
  %66 = load float, ptr %arrayidx34, align 4, !dbg !139, !tbaa !26
  %cmp117.5 = fcmp contract ogt float %65, %66, !dbg !140
  br i1 %cmp117.5, label %if.then118.5, label %if.end129.5, !dbg !137

if.then118.5:                                     ; preds = %land.lhs.true111.5
  store float %65, ptr %arrayidx34, align 4, !dbg !141, !tbaa !26
  %67 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5which to ptr), i64 4), align 4, !dbg !142, !tbaa !7
  store i32 %67, ptr %arrayidx36, align 4, !dbg !143, !tbaa !7
  br label %if.end129.5, !dbg !144

if.end129.5:                                      ; preds = %if.then118.5, %land.lhs.true111.5, %if.end129.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !145
  %68 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE5which to ptr), align 4, !dbg !146, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !147
  %cmp133 = icmp eq i32 %0, %43, !dbg !148
  br i1 %cmp133, label %if.then134, label %if.end141, !dbg !148

if.then134:                                       ; preds = %if.end129.5
  %sub137 = fsub contract float %c, %a.0311
  %cond140 = select contract i1 %cmp9, float %sub137, float %a.0311
  store float %cond140, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE6room_i to ptr), align 4, !dbg !149, !tbaa !26
  br label %if.end141, !dbg !150

if.end141:                                        ; preds = %if.then134, %if.end129.5
  %cmp142 = icmp eq i32 %0, %68, !dbg !151
  br i1 %cmp142, label %if.then143, label %if.end152, !dbg !151

if.then143:                                       ; preds = %if.end141
  %sub147 = fsub contract float %c, %a.0311, !dbg !152
  %cond149 = select contract i1 %cmp9, float %a.0311, float %sub147, !dbg !152
  store float %cond149, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE6room_j to ptr), align 4, !dbg !153, !tbaa !26
  %sub150 = fsub contract float %44, %v.0312, !dbg !154
  %div151 = fdiv contract float %sub150, %49, !dbg !155
  store float %div151, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4wish to ptr), align 4, !dbg !156, !tbaa !26
  br label %if.end152, !dbg !157

if.end152:                                        ; preds = %if.then143, %if.end141
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !158
  %69 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE4wish to ptr), align 4, !dbg !159, !tbaa !26
  %70 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE6room_i to ptr), align 4, !dbg !160, !tbaa !26
  %71 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ5solveE6room_j to ptr), align 4, !dbg !161, !tbaa !26
  %72 = tail call contract noundef float @llvm.minnum.f32(float %70, float %71), !dbg !162
  %73 = tail call contract noundef float @llvm.minnum.f32(float %69, float %72), !dbg !163
  %mul157 = fmul contract float %2, %73
  %add158 = fadd contract float %a.0311, %mul157
  %74 = tail call contract noundef float @llvm.maxnum.f32(float %add158, float 0.000000e+00)
  %75 = tail call contract noundef float @llvm.minnum.f32(float %74, float %c)
  %spec.select305 = select i1 %cmp133, float %75, float %a.0311, !dbg !164
  %sub165 = fsub contract float %spec.select305, %mul157
  %76 = tail call contract noundef float @llvm.maxnum.f32(float %sub165, float 0.000000e+00)
  %77 = tail call contract noundef float @llvm.minnum.f32(float %76, float %c)
  %a.2 = select i1 %cmp142, float %77, float %spec.select305, !dbg !165
  %idxprom169 = sext i32 %68 to i64, !dbg !166
  %arrayidx170 = getelementptr inbounds i32, ptr %working, i64 %idxprom169, !dbg !166
  %78 = load i32, ptr %arrayidx170, align 4, !dbg !166, !tbaa !7
  %mul171 = mul nsw i32 %78, %rows, !dbg !167
  %add172 = add nsw i32 %mul171, %1, !dbg !168
  %idxprom173 = sext i32 %add172 to i64, !dbg !169
  %arrayidx174 = getelementptr inbounds float, ptr %k, i64 %idxprom173, !dbg !169
  %79 = load float, ptr %arrayidx174, align 4, !dbg !169, !tbaa !26
  %sub175 = fsub contract float %48, %79, !dbg !170
  %mul176 = fmul contract float %73, %sub175, !dbg !171
  %sub177 = fsub contract float %v.0312, %mul176, !dbg !172
  br label %cleanup, !dbg !173

cleanup:                                          ; preds = %if.end73.5, %if.end152
  %a.3 = phi float [ %a.2, %if.end152 ], [ %a.0311, %if.end73.5 ], !dbg !91
  %v.1 = phi float [ %sub177, %if.end152 ], [ %v.0312, %if.end73.5 ], !dbg !91
  %inc = add nuw nsw i32 %pair.0309, 1
  %exitcond.not = icmp eq i32 %inc, %limit
  %or.cond327 = select i1 %cmp79, i1 true, i1 %exitcond.not
  br i1 %or.cond327, label %cleanup183, label %for.body, !llvm.loop !174

cleanup183:                                       ; preds = %cleanup, %entry.cleanup183_crit_edge
  %idxprom185.pre-phi = phi i64 [ %.pre, %entry.cleanup183_crit_edge ], [ %idxprom33, %cleanup ], !dbg !84
  %a.4 = phi float [ %3, %entry.cleanup183_crit_edge ], [ %a.3, %cleanup ], !dbg !91
  %arrayidx186 = getelementptr inbounds nuw float, ptr %change, i64 %idxprom185.pre-phi, !dbg !84
  store float 0.000000e+00, ptr %arrayidx186, align 4, !dbg !175, !tbaa !26
  br i1 %cmp, label %if.then188, label %if.end195, !dbg !176

if.then188:                                       ; preds = %cleanup183
  %sub191 = fsub contract float %a.4, %3
  %mul192 = fmul contract float %2, %sub191
  store float %a.4, ptr %arrayidx6, align 4, !dbg !177, !tbaa !26
  store float %mul192, ptr %arrayidx186, align 4, !dbg !178, !tbaa !26
  br label %if.end195, !dbg !179

if.end195:                                        ; preds = %if.then188, %cleanup183
  ret void, !dbg !180
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @update(ptr noundef readonly captures(none) %k, ptr noundef readonly captures(none) %working, ptr noundef readonly captures(none) %change, ptr noundef captures(none) %decision, i32 noundef %rows, i32 noundef %active) local_unnamed_addr #2 !dbg !181 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !182
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !183
  %mul = mul i32 %0, %1, !dbg !184
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !185
  %add = add i32 %mul, %2, !dbg !186
  %cmp = icmp slt i32 %add, %rows, !dbg !187
  br i1 %cmp, label %if.then, label %if.end, !dbg !187

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !188
  %arrayidx = getelementptr inbounds float, ptr %decision, i64 %idxprom, !dbg !188
  %3 = load float, ptr %arrayidx, align 4, !dbg !188, !tbaa !26
  %cmp325 = icmp sgt i32 %active, 0, !dbg !189
  br i1 %cmp325, label %for.body.preheader, label %for.cond.cleanup, !dbg !190

for.body.preheader:                               ; preds = %if.then
  %xtraiter = and i32 %active, 3, !dbg !190
  %4 = icmp ult i32 %active, 4, !dbg !190
  br i1 %4, label %for.body.epil.preheader, label %for.body.preheader.new, !dbg !190

for.body.preheader.new:                           ; preds = %for.body.preheader
  %unroll_iter = and i32 %active, 2147483644, !dbg !190
  br label %for.body, !dbg !190

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !190
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader, !dbg !190

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.preheader
  %t.027.epil.init = phi i32 [ 0, %for.body.preheader ], [ %inc.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %sum.026.epil.init = phi float [ %3, %for.body.preheader ], [ %add13.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod29 = icmp ne i32 %xtraiter, 0, !dbg !190
  tail call void @llvm.assume(i1 %lcmp.mod29), !dbg !190
  br label %for.body.epil, !dbg !190

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %t.027.epil = phi i32 [ %inc.epil, %for.body.epil ], [ %t.027.epil.init, %for.body.epil.preheader ]
  %sum.026.epil = phi float [ %add13.epil, %for.body.epil ], [ %sum.026.epil.init, %for.body.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %for.body.epil ], [ 0, %for.body.epil.preheader ]
  %idxprom4.epil = zext nneg i32 %t.027.epil to i64, !dbg !191
  %arrayidx5.epil = getelementptr inbounds nuw float, ptr %change, i64 %idxprom4.epil, !dbg !191
  %5 = load float, ptr %arrayidx5.epil, align 4, !dbg !191, !tbaa !26
  %arrayidx7.epil = getelementptr inbounds nuw i32, ptr %working, i64 %idxprom4.epil, !dbg !192
  %6 = load i32, ptr %arrayidx7.epil, align 4, !dbg !192, !tbaa !7
  %mul8.epil = mul nsw i32 %6, %rows, !dbg !193
  %add9.epil = add nsw i32 %mul8.epil, %add, !dbg !194
  %idxprom10.epil = sext i32 %add9.epil to i64, !dbg !195
  %arrayidx11.epil = getelementptr inbounds float, ptr %k, i64 %idxprom10.epil, !dbg !195
  %7 = load float, ptr %arrayidx11.epil, align 4, !dbg !195, !tbaa !26
  %mul12.epil = fmul contract float %5, %7, !dbg !196
  %add13.epil = fadd contract float %sum.026.epil, %mul12.epil, !dbg !197
  %inc.epil = add nuw nsw i32 %t.027.epil, 1, !dbg !198
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !190
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !190
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.body.epil, !dbg !190, !llvm.loop !199

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.epil, %if.then
  %sum.0.lcssa = phi float [ %3, %if.then ], [ %add13.3, %for.cond.cleanup.loopexit.unr-lcssa ], [ %add13.epil, %for.body.epil ], !dbg !200
  store float %sum.0.lcssa, ptr %arrayidx, align 4, !dbg !201, !tbaa !26
  br label %if.end, !dbg !202

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %t.027 = phi i32 [ 0, %for.body.preheader.new ], [ %inc.3, %for.body ]
  %sum.026 = phi float [ %3, %for.body.preheader.new ], [ %add13.3, %for.body ]
  %niter = phi i32 [ 0, %for.body.preheader.new ], [ %niter.next.3, %for.body ]
  %idxprom4 = zext nneg i32 %t.027 to i64, !dbg !191
  %arrayidx5 = getelementptr inbounds nuw float, ptr %change, i64 %idxprom4, !dbg !191
  %8 = load float, ptr %arrayidx5, align 4, !dbg !191, !tbaa !26
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %working, i64 %idxprom4, !dbg !192
  %9 = load i32, ptr %arrayidx7, align 4, !dbg !192, !tbaa !7
  %mul8 = mul nsw i32 %9, %rows, !dbg !193
  %add9 = add nsw i32 %mul8, %add, !dbg !194
  %idxprom10 = sext i32 %add9 to i64, !dbg !195
  %arrayidx11 = getelementptr inbounds float, ptr %k, i64 %idxprom10, !dbg !195
  %10 = load float, ptr %arrayidx11, align 4, !dbg !195, !tbaa !26
  %mul12 = fmul contract float %8, %10, !dbg !196
  %add13 = fadd contract float %sum.026, %mul12, !dbg !197
  %inc = or disjoint i32 %t.027, 1, !dbg !198
  %idxprom4.1 = zext nneg i32 %inc to i64, !dbg !191
  %arrayidx5.1 = getelementptr inbounds nuw float, ptr %change, i64 %idxprom4.1, !dbg !191
  %11 = load float, ptr %arrayidx5.1, align 4, !dbg !191, !tbaa !26
  %arrayidx7.1 = getelementptr inbounds nuw i32, ptr %working, i64 %idxprom4.1, !dbg !192
  %12 = load i32, ptr %arrayidx7.1, align 4, !dbg !192, !tbaa !7
  %mul8.1 = mul nsw i32 %12, %rows, !dbg !193
  %add9.1 = add nsw i32 %mul8.1, %add, !dbg !194
  %idxprom10.1 = sext i32 %add9.1 to i64, !dbg !195
  %arrayidx11.1 = getelementptr inbounds float, ptr %k, i64 %idxprom10.1, !dbg !195
  %13 = load float, ptr %arrayidx11.1, align 4, !dbg !195, !tbaa !26
  %mul12.1 = fmul contract float %11, %13, !dbg !196
  %add13.1 = fadd contract float %add13, %mul12.1, !dbg !197
  %inc.1 = or disjoint i32 %t.027, 2, !dbg !198
  %idxprom4.2 = zext nneg i32 %inc.1 to i64, !dbg !191
  %arrayidx5.2 = getelementptr inbounds nuw float, ptr %change, i64 %idxprom4.2, !dbg !191
  %14 = load float, ptr %arrayidx5.2, align 4, !dbg !191, !tbaa !26
  %arrayidx7.2 = getelementptr inbounds nuw i32, ptr %working, i64 %idxprom4.2, !dbg !192
  %15 = load i32, ptr %arrayidx7.2, align 4, !dbg !192, !tbaa !7
  %mul8.2 = mul nsw i32 %15, %rows, !dbg !193
  %add9.2 = add nsw i32 %mul8.2, %add, !dbg !194
  %idxprom10.2 = sext i32 %add9.2 to i64, !dbg !195
  %arrayidx11.2 = getelementptr inbounds float, ptr %k, i64 %idxprom10.2, !dbg !195
  %16 = load float, ptr %arrayidx11.2, align 4, !dbg !195, !tbaa !26
  %mul12.2 = fmul contract float %14, %16, !dbg !196
  %add13.2 = fadd contract float %add13.1, %mul12.2, !dbg !197
  %inc.2 = or disjoint i32 %t.027, 3, !dbg !198
  %idxprom4.3 = zext nneg i32 %inc.2 to i64, !dbg !191
  %arrayidx5.3 = getelementptr inbounds nuw float, ptr %change, i64 %idxprom4.3, !dbg !191
  %17 = load float, ptr %arrayidx5.3, align 4, !dbg !191, !tbaa !26
  %arrayidx7.3 = getelementptr inbounds nuw i32, ptr %working, i64 %idxprom4.3, !dbg !192
  %18 = load i32, ptr %arrayidx7.3, align 4, !dbg !192, !tbaa !7
  %mul8.3 = mul nsw i32 %18, %rows, !dbg !193
  %add9.3 = add nsw i32 %mul8.3, %add, !dbg !194
  %idxprom10.3 = sext i32 %add9.3 to i64, !dbg !195
  %arrayidx11.3 = getelementptr inbounds float, ptr %k, i64 %idxprom10.3, !dbg !195
  %19 = load float, ptr %arrayidx11.3, align 4, !dbg !195, !tbaa !26
  %mul12.3 = fmul contract float %17, %19, !dbg !196
  %add13.3 = fadd contract float %add13.2, %mul12.3, !dbg !197
  %inc.3 = add nuw nsw i32 %t.027, 4, !dbg !198
  %niter.next.3 = add i32 %niter, 4, !dbg !190
  %niter.ncmp.3 = icmp eq i32 %niter.next.3, %unroll_iter, !dbg !190
  br i1 %niter.ncmp.3, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !dbg !190, !llvm.loop !203

if.end:                                           ; preds = %for.cond.cleanup, %entry
  ret void, !dbg !205
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "svm.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "gram", scope: !1, file: !1, line: 23, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 28, column: 13, scope: !11)
!15 = !DILocation(line: 29, column: 13, scope: !11)
!16 = !DILocation(line: 29, column: 24, scope: !11)
!17 = !DILocation(line: 29, column: 34, scope: !11)
!18 = !DILocation(line: 29, column: 32, scope: !11)
!19 = !DILocation(line: 30, column: 33, scope: !11)
!20 = !DILocation(line: 30, column: 5, scope: !11)
!21 = !DILocation(line: 32, column: 5, scope: !11)
!22 = !DILocation(line: 33, column: 33, scope: !11)
!23 = !DILocation(line: 33, column: 5, scope: !11)
!24 = !DILocation(line: 31, column: 9, scope: !11)
!25 = !DILocation(line: 31, column: 18, scope: !11)
!26 = !{!27, !27, i64 0}
!27 = !{!"float", !9, i64 0}
!28 = !DILocation(line: 30, column: 47, scope: !11)
!29 = distinct !{!29, !20, !30, !31}
!30 = !DILocation(line: 31, column: 20, scope: !11)
!31 = !{!"llvm.loop.mustprogress"}
!32 = !DILocation(line: 37, column: 5, scope: !11)
!33 = !DILocation(line: 39, column: 11, scope: !11)
!34 = !DILocation(line: 41, column: 27, scope: !11)
!35 = !DILocation(line: 41, column: 9, scope: !11)
!36 = !DILocation(line: 34, column: 22, scope: !11)
!37 = !DILocation(line: 34, column: 29, scope: !11)
!38 = !DILocation(line: 34, column: 13, scope: !11)
!39 = !DILocation(line: 34, column: 34, scope: !11)
!40 = !DILocation(line: 35, column: 43, scope: !11)
!41 = !DILocation(line: 35, column: 41, scope: !11)
!42 = !DILocation(line: 35, column: 13, scope: !11)
!43 = !DILocation(line: 33, column: 46, scope: !11)
!44 = distinct !{!44, !23, !45, !31}
!45 = !DILocation(line: 36, column: 5, scope: !11)
!46 = !DILocation(line: 43, column: 19, scope: !11)
!47 = !DILocation(line: 42, column: 30, scope: !11)
!48 = !DILocation(line: 42, column: 37, scope: !11)
!49 = !DILocation(line: 42, column: 21, scope: !11)
!50 = !DILocation(line: 44, column: 28, scope: !11)
!51 = !DILocation(line: 44, column: 50, scope: !11)
!52 = !DILocation(line: 44, column: 48, scope: !11)
!53 = !DILocation(line: 44, column: 25, scope: !11)
!54 = !DILocation(line: 44, column: 17, scope: !11)
!55 = !DILocation(line: 0, scope: !11)
!56 = !DILocation(line: 41, column: 39, scope: !11)
!57 = distinct !{!57, !58}
!58 = !{!"llvm.loop.unroll.disable"}
!59 = !DILocation(line: 46, column: 69, scope: !11)
!60 = !DILocation(line: 46, column: 34, scope: !11)
!61 = !DILocation(line: 46, column: 44, scope: !11)
!62 = !DILocation(line: 46, column: 54, scope: !11)
!63 = !DILocation(line: 46, column: 52, scope: !11)
!64 = !DILocation(line: 46, column: 62, scope: !11)
!65 = !DILocation(line: 46, column: 41, scope: !11)
!66 = !DILocation(line: 46, column: 27, scope: !11)
!67 = !DILocation(line: 46, column: 13, scope: !11)
!68 = !DILocation(line: 46, column: 20, scope: !11)
!69 = !DILocation(line: 46, column: 9, scope: !11)
!70 = !DILocation(line: 46, column: 25, scope: !11)
!71 = !DILocation(line: 47, column: 5, scope: !11)
!72 = distinct !{!72, !35, !73, !31}
!73 = !DILocation(line: 45, column: 9, scope: !11)
!74 = !DILocation(line: 48, column: 1, scope: !11)
!75 = distinct !DISubprogram(name: "solve", scope: !1, file: !1, line: 53, type: !12, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = !DILocation(line: 62, column: 14, scope: !75)
!77 = !DILocation(line: 63, column: 23, scope: !75)
!78 = !DILocation(line: 64, column: 23, scope: !75)
!79 = !DILocation(line: 64, column: 15, scope: !75)
!80 = !DILocation(line: 65, column: 15, scope: !75)
!81 = !DILocation(line: 67, column: 15, scope: !75)
!82 = !DILocation(line: 71, column: 29, scope: !75)
!83 = !DILocation(line: 71, column: 5, scope: !75)
!84 = !DILocation(line: 135, column: 5, scope: !75)
!85 = !DILocation(line: 66, column: 19, scope: !75)
!86 = !DILocation(line: 66, column: 17, scope: !75)
!87 = !DILocation(line: 72, column: 30, scope: !75)
!88 = !DILocation(line: 72, column: 34, scope: !75)
!89 = !DILocation(line: 72, column: 47, scope: !75)
!90 = !DILocation(line: 72, column: 55, scope: !75)
!91 = !DILocation(line: 0, scope: !75)
!92 = !DILocation(line: 73, column: 32, scope: !75)
!93 = !DILocation(line: 73, column: 36, scope: !75)
!94 = !DILocation(line: 73, column: 49, scope: !75)
!95 = !DILocation(line: 73, column: 60, scope: !75)
!96 = !DILocation(line: 77, column: 20, scope: !75)
!97 = !DILocation(line: 77, column: 18, scope: !75)
!98 = !DILocation(line: 78, column: 19, scope: !75)
!99 = !DILocation(line: 79, column: 21, scope: !75)
!100 = !DILocation(line: 79, column: 19, scope: !75)
!101 = !DILocation(line: 80, column: 9, scope: !75)
!102 = !DILocation(line: 82, column: 20, scope: !75)
!103 = !DILocation(line: 83, column: 21, scope: !75)
!104 = !DILocation(line: 83, column: 41, scope: !75)
!105 = !DILocation(line: 83, column: 39, scope: !75)
!106 = !DILocation(line: 84, column: 30, scope: !75)
!107 = !DILocation(line: 85, column: 33, scope: !75)
!108 = !DILocation(line: 85, column: 31, scope: !75)
!109 = !DILocation(line: 86, column: 17, scope: !75)
!110 = !DILocation(line: 87, column: 35, scope: !75)
!111 = !DILocation(line: 87, column: 46, scope: !75)
!112 = !DILocation(line: 87, column: 29, scope: !75)
!113 = !DILocation(line: 87, column: 27, scope: !75)
!114 = !DILocation(line: 88, column: 13, scope: !75)
!115 = !DILocation(line: 89, column: 13, scope: !75)
!116 = !DILocation(line: 91, column: 17, scope: !75)
!117 = !DILocation(line: 92, column: 21, scope: !75)
!118 = !DILocation(line: 93, column: 27, scope: !75)
!119 = !DILocation(line: 93, column: 25, scope: !75)
!120 = !DILocation(line: 94, column: 9, scope: !75)
!121 = !DILocation(line: 96, column: 18, scope: !75)
!122 = !DILocation(line: 98, column: 19, scope: !75)
!123 = !DILocation(line: 98, column: 13, scope: !75)
!124 = !DILocation(line: 102, column: 23, scope: !75)
!125 = !DILocation(line: 102, column: 34, scope: !75)
!126 = !DILocation(line: 102, column: 41, scope: !75)
!127 = !DILocation(line: 102, column: 21, scope: !75)
!128 = !DILocation(line: 103, column: 45, scope: !75)
!129 = !DILocation(line: 103, column: 38, scope: !75)
!130 = !DILocation(line: 103, column: 27, scope: !75)
!131 = !DILocation(line: 104, column: 18, scope: !75)
!132 = !DILocation(line: 105, column: 19, scope: !75)
!133 = !DILocation(line: 106, column: 21, scope: !75)
!134 = !DILocation(line: 107, column: 22, scope: !75)
!135 = !DILocation(line: 107, column: 13, scope: !75)
!136 = !DILocation(line: 108, column: 9, scope: !75)
!137 = !DILocation(line: 110, column: 29, scope: !75)
!138 = !DILocation(line: 110, column: 32, scope: !75)
!139 = !DILocation(line: 110, column: 52, scope: !75)
!140 = !DILocation(line: 110, column: 50, scope: !75)
!141 = !DILocation(line: 111, column: 26, scope: !75)
!142 = !DILocation(line: 112, column: 29, scope: !75)
!143 = !DILocation(line: 112, column: 27, scope: !75)
!144 = !DILocation(line: 113, column: 13, scope: !75)
!145 = !DILocation(line: 114, column: 13, scope: !75)
!146 = !DILocation(line: 116, column: 17, scope: !75)
!147 = !DILocation(line: 117, column: 9, scope: !75)
!148 = !DILocation(line: 120, column: 16, scope: !75)
!149 = !DILocation(line: 121, column: 20, scope: !75)
!150 = !DILocation(line: 121, column: 13, scope: !75)
!151 = !DILocation(line: 122, column: 16, scope: !75)
!152 = !DILocation(line: 123, column: 22, scope: !75)
!153 = !DILocation(line: 123, column: 20, scope: !75)
!154 = !DILocation(line: 124, column: 25, scope: !75)
!155 = !DILocation(line: 124, column: 30, scope: !75)
!156 = !DILocation(line: 124, column: 18, scope: !75)
!157 = !DILocation(line: 125, column: 9, scope: !75)
!158 = !DILocation(line: 126, column: 9, scope: !75)
!159 = !DILocation(line: 127, column: 28, scope: !75)
!160 = !DILocation(line: 127, column: 40, scope: !75)
!161 = !DILocation(line: 127, column: 48, scope: !75)
!162 = !DILocation(line: 127, column: 34, scope: !75)
!163 = !DILocation(line: 127, column: 22, scope: !75)
!164 = !DILocation(line: 128, column: 16, scope: !75)
!165 = !DILocation(line: 130, column: 16, scope: !75)
!166 = !DILocation(line: 132, column: 30, scope: !75)
!167 = !DILocation(line: 132, column: 41, scope: !75)
!168 = !DILocation(line: 132, column: 48, scope: !75)
!169 = !DILocation(line: 132, column: 28, scope: !75)
!170 = !DILocation(line: 132, column: 26, scope: !75)
!171 = !DILocation(line: 132, column: 19, scope: !75)
!172 = !DILocation(line: 132, column: 11, scope: !75)
!173 = !DILocation(line: 133, column: 5, scope: !75)
!174 = distinct !{!174, !83, !173, !31}
!175 = !DILocation(line: 135, column: 16, scope: !75)
!176 = !DILocation(line: 136, column: 9, scope: !75)
!177 = !DILocation(line: 137, column: 20, scope: !75)
!178 = !DILocation(line: 138, column: 20, scope: !75)
!179 = !DILocation(line: 139, column: 5, scope: !75)
!180 = !DILocation(line: 140, column: 1, scope: !75)
!181 = distinct !DISubprogram(name: "update", scope: !1, file: !1, line: 143, type: !12, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!182 = !DILocation(line: 146, column: 13, scope: !181)
!183 = !DILocation(line: 146, column: 26, scope: !181)
!184 = !DILocation(line: 146, column: 24, scope: !181)
!185 = !DILocation(line: 146, column: 39, scope: !181)
!186 = !DILocation(line: 146, column: 37, scope: !181)
!187 = !DILocation(line: 147, column: 11, scope: !181)
!188 = !DILocation(line: 148, column: 21, scope: !181)
!189 = !DILocation(line: 149, column: 27, scope: !181)
!190 = !DILocation(line: 149, column: 9, scope: !181)
!191 = !DILocation(line: 150, column: 20, scope: !181)
!192 = !DILocation(line: 150, column: 34, scope: !181)
!193 = !DILocation(line: 150, column: 45, scope: !181)
!194 = !DILocation(line: 150, column: 52, scope: !181)
!195 = !DILocation(line: 150, column: 32, scope: !181)
!196 = !DILocation(line: 150, column: 30, scope: !181)
!197 = !DILocation(line: 150, column: 17, scope: !181)
!198 = !DILocation(line: 149, column: 38, scope: !181)
!199 = distinct !{!199, !58}
!200 = !DILocation(line: 0, scope: !181)
!201 = !DILocation(line: 151, column: 21, scope: !181)
!202 = !DILocation(line: 152, column: 5, scope: !181)
!203 = distinct !{!203, !190, !204, !31}
!204 = !DILocation(line: 150, column: 55, scope: !181)
!205 = !DILocation(line: 153, column: 1, scope: !181)
