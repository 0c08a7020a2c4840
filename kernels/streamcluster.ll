; Made from streamcluster.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'streamcluster.cu'
source_filename = "streamcluster.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@target = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@_ZZ5totalE3sum = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @switch_points(ptr noundef readonly captures(none) %coordinates, ptr noundef readonly captures(none) %weight, ptr noundef readonly captures(none) %cost, ptr noundef readonly captures(none) %centre, ptr noundef readonly captures(none) %column_of, ptr noundef captures(none) %saving, ptr noundef writeonly captures(none) %switches, i32 noundef %points, i32 noundef %dimensions, i32 noundef %centres, i32 noundef %candidate) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %cmp107 = icmp slt i32 %0, %dimensions, !dbg !15
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %cmp107, label %for.body, label %for.cond.cleanup, !dbg !16

for.cond.cleanup:                                 ; preds = %for.body, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !17
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %mul7 = mul i32 %2, %1, !dbg !19
  %add9 = add i32 %mul7, %0, !dbg !20
  %cmp10.not = icmp slt i32 %add9, %points, !dbg !21
  br i1 %cmp10.not, label %if.end, label %cleanup, !dbg !21

for.body:                                         ; preds = %entry, %for.body
  %d.0108 = phi i32 [ %add4, %for.body ], [ %0, %entry ]
  %mul = mul nsw i32 %d.0108, %points, !dbg !22
  %add = add nsw i32 %mul, %candidate, !dbg !23
  %idxprom = sext i32 %add to i64, !dbg !24
  %arrayidx = getelementptr inbounds float, ptr %coordinates, i64 %idxprom, !dbg !24
  %3 = load float, ptr %arrayidx, align 4, !dbg !24, !tbaa !25
  %idxprom1 = sext i32 %d.0108 to i64, !dbg !27
  %arrayidx2 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @target to ptr), i64 %idxprom1, !dbg !27
  store float %3, ptr %arrayidx2, align 4, !dbg !28, !tbaa !25
  %add4 = add i32 %d.0108, %1, !dbg !29
  %cmp = icmp slt i32 %add4, %dimensions, !dbg !15
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !16, !llvm.loop !30

if.end:                                           ; preds = %for.cond.cleanup
  %add11 = add i32 %centres, 1, !dbg !33
  %mul12 = mul nsw i32 %add11, %add9, !dbg !34
  %idx.ext = sext i32 %mul12 to i64, !dbg !35
  %add.ptr = getelementptr inbounds float, ptr %saving, i64 %idx.ext, !dbg !35
  %cmp14.not109 = icmp slt i32 %centres, 0, !dbg !36
  br i1 %cmp14.not109, label %for.cond.cleanup15, label %for.body16.preheader, !dbg !37

for.body16.preheader:                             ; preds = %if.end
  %4 = add nuw i32 %centres, 1, !dbg !37
  %xtraiter = and i32 %4, 7, !dbg !37
  %5 = icmp ult i32 %centres, 7, !dbg !37
  br i1 %5, label %for.body16.epil.preheader, label %for.body16.preheader.new, !dbg !37

for.body16.preheader.new:                         ; preds = %for.body16.preheader
  %unroll_iter = and i32 %4, -8, !dbg !37
  br label %for.body16, !dbg !37

for.cond.cleanup15.loopexit.unr-lcssa:            ; preds = %for.body16
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !37
  br i1 %lcmp.mod.not, label %for.cond.cleanup15, label %for.body16.epil.preheader, !dbg !37

for.body16.epil.preheader:                        ; preds = %for.cond.cleanup15.loopexit.unr-lcssa, %for.body16.preheader
  %k.0110.epil.init = phi i32 [ 0, %for.body16.preheader ], [ %inc.7, %for.cond.cleanup15.loopexit.unr-lcssa ]
  %lcmp.mod117 = icmp ne i32 %xtraiter, 0, !dbg !37
  tail call void @llvm.assume(i1 %lcmp.mod117), !dbg !37
  br label %for.body16.epil, !dbg !37

for.body16.epil:                                  ; preds = %for.body16.epil, %for.body16.epil.preheader
  %k.0110.epil = phi i32 [ %inc.epil, %for.body16.epil ], [ %k.0110.epil.init, %for.body16.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %for.body16.epil ], [ 0, %for.body16.epil.preheader ]
  %idxprom17.epil = zext nneg i32 %k.0110.epil to i64, !dbg !38
  %arrayidx18.epil = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom17.epil, !dbg !38
  store float 0.000000e+00, ptr %arrayidx18.epil, align 4, !dbg !39, !tbaa !25
  %inc.epil = add nuw i32 %k.0110.epil, 1, !dbg !40
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !37
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !37
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup15, label %for.body16.epil, !dbg !37, !llvm.loop !41

for.cond.cleanup15:                               ; preds = %for.cond.cleanup15.loopexit.unr-lcssa, %for.body16.epil, %if.end
  %idxprom21 = sext i32 %add9 to i64, !dbg !43
  %arrayidx22 = getelementptr inbounds i32, ptr %switches, i64 %idxprom21, !dbg !43
  store i32 0, ptr %arrayidx22, align 4, !dbg !44, !tbaa !7
  %cmp25111 = icmp sgt i32 %dimensions, 0, !dbg !45
  br i1 %cmp25111, label %for.body27.preheader, label %for.cond.cleanup26, !dbg !46

for.body27.preheader:                             ; preds = %for.cond.cleanup15
  %xtraiter118 = and i32 %dimensions, 3, !dbg !46
  %6 = icmp ult i32 %dimensions, 4, !dbg !46
  br i1 %6, label %for.body27.epil.preheader, label %for.body27.preheader.new, !dbg !46

for.body27.preheader.new:                         ; preds = %for.body27.preheader
  %unroll_iter123 = and i32 %dimensions, 2147483644, !dbg !46
  br label %for.body27, !dbg !46

for.body16:                                       ; preds = %for.body16, %for.body16.preheader.new
  %k.0110 = phi i32 [ 0, %for.body16.preheader.new ], [ %inc.7, %for.body16 ]
  %niter = phi i32 [ 0, %for.body16.preheader.new ], [ %niter.next.7, %for.body16 ]
  %idxprom17 = zext nneg i32 %k.0110 to i64, !dbg !38
  %arrayidx18 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom17, !dbg !38
  store float 0.000000e+00, ptr %arrayidx18, align 4, !dbg !39, !tbaa !25
  %7 = sext i32 %k.0110 to i64, !dbg !38
  %8 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %7, !dbg !38
  %arrayidx18.1 = getelementptr inbounds nuw i8, ptr %8, i64 4, !dbg !38
  store float 0.000000e+00, ptr %arrayidx18.1, align 4, !dbg !39, !tbaa !25
  %9 = sext i32 %k.0110 to i64, !dbg !38
  %10 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %9, !dbg !38
  %arrayidx18.2 = getelementptr inbounds nuw i8, ptr %10, i64 8, !dbg !38
  store float 0.000000e+00, ptr %arrayidx18.2, align 4, !dbg !39, !tbaa !25
  %11 = sext i32 %k.0110 to i64, !dbg !38
  %12 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %11, !dbg !38
  %arrayidx18.3 = getelementptr inbounds nuw i8, ptr %12, i64 12, !dbg !38
  store float 0.000000e+00, ptr %arrayidx18.3, align 4, !dbg !39, !tbaa !25
  %13 = sext i32 %k.0110 to i64, !dbg !38
  %14 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %13, !dbg !38
  %arrayidx18.4 = getelementptr inbounds nuw i8, ptr %14, i64 16, !dbg !38
  store float 0.000000e+00, ptr %arrayidx18.4, align 4, !dbg !39, !tbaa !25
  %15 = sext i32 %k.0110 to i64, !dbg !38
  %16 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %15, !dbg !38
  %arrayidx18.5 = getelementptr inbounds nuw i8, ptr %16, i64 20, !dbg !38
  store float 0.000000e+00, ptr %arrayidx18.5, align 4, !dbg !39, !tbaa !25
  %17 = sext i32 %k.0110 to i64, !dbg !38
  %18 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %17, !dbg !38
  %arrayidx18.6 = getelementptr inbounds nuw i8, ptr %18, i64 24, !dbg !38
  store float 0.000000e+00, ptr %arrayidx18.6, align 4, !dbg !39, !tbaa !25
  %19 = sext i32 %k.0110 to i64, !dbg !38
  %20 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %19, !dbg !38
  %arrayidx18.7 = getelementptr inbounds nuw i8, ptr %20, i64 28, !dbg !38
  store float 0.000000e+00, ptr %arrayidx18.7, align 4, !dbg !39, !tbaa !25
  %inc.7 = add nuw i32 %k.0110, 8, !dbg !40
  %niter.next.7 = add i32 %niter, 8, !dbg !37
  %niter.ncmp.7 = icmp eq i32 %niter.next.7, %unroll_iter, !dbg !37
  br i1 %niter.ncmp.7, label %for.cond.cleanup15.loopexit.unr-lcssa, label %for.body16, !dbg !37, !llvm.loop !47

for.cond.cleanup26.loopexit.unr-lcssa:            ; preds = %for.body27
  %lcmp.mod120.not = icmp eq i32 %xtraiter118, 0, !dbg !46
  br i1 %lcmp.mod120.not, label %for.cond.cleanup26, label %for.body27.epil.preheader, !dbg !46

for.body27.epil.preheader:                        ; preds = %for.cond.cleanup26.loopexit.unr-lcssa, %for.body27.preheader
  %d23.0113.epil.init = phi i32 [ 0, %for.body27.preheader ], [ %inc37.3, %for.cond.cleanup26.loopexit.unr-lcssa ]
  %distance.0112.epil.init = phi float [ 0.000000e+00, %for.body27.preheader ], [ %add35.3, %for.cond.cleanup26.loopexit.unr-lcssa ]
  %lcmp.mod122 = icmp ne i32 %xtraiter118, 0, !dbg !46
  tail call void @llvm.assume(i1 %lcmp.mod122), !dbg !46
  br label %for.body27.epil, !dbg !46

for.body27.epil:                                  ; preds = %for.body27.epil, %for.body27.epil.preheader
  %d23.0113.epil = phi i32 [ %inc37.epil, %for.body27.epil ], [ %d23.0113.epil.init, %for.body27.epil.preheader ]
  %distance.0112.epil = phi float [ %add35.epil, %for.body27.epil ], [ %distance.0112.epil.init, %for.body27.epil.preheader ]
  %epil.iter119 = phi i32 [ %epil.iter119.next, %for.body27.epil ], [ 0, %for.body27.epil.preheader ]
  %mul28.epil = mul nsw i32 %d23.0113.epil, %points, !dbg !49
  %add29.epil = add nsw i32 %mul28.epil, %add9, !dbg !50
  %idxprom30.epil = sext i32 %add29.epil to i64, !dbg !51
  %arrayidx31.epil = getelementptr inbounds float, ptr %coordinates, i64 %idxprom30.epil, !dbg !51
  %21 = load float, ptr %arrayidx31.epil, align 4, !dbg !51, !tbaa !25
  %idxprom32.epil = zext nneg i32 %d23.0113.epil to i64, !dbg !52
  %arrayidx33.epil = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @target to ptr), i64 %idxprom32.epil, !dbg !52
  %22 = load float, ptr %arrayidx33.epil, align 4, !dbg !52, !tbaa !25
  %sub.epil = fsub contract float %21, %22, !dbg !53
  %mul34.epil = fmul contract float %sub.epil, %sub.epil, !dbg !54
  %add35.epil = fadd contract float %distance.0112.epil, %mul34.epil, !dbg !55
  %inc37.epil = add nuw nsw i32 %d23.0113.epil, 1, !dbg !56
  %epil.iter119.next = add i32 %epil.iter119, 1, !dbg !46
  %epil.iter119.cmp.not = icmp eq i32 %epil.iter119.next, %xtraiter118, !dbg !46
  br i1 %epil.iter119.cmp.not, label %for.cond.cleanup26, label %for.body27.epil, !dbg !46, !llvm.loop !57

for.cond.cleanup26:                               ; preds = %for.cond.cleanup26.loopexit.unr-lcssa, %for.body27.epil, %for.cond.cleanup15
  %distance.0.lcssa = phi float [ 0.000000e+00, %for.cond.cleanup15 ], [ %add35.3, %for.cond.cleanup26.loopexit.unr-lcssa ], [ %add35.epil, %for.body27.epil ], !dbg !58
  %arrayidx40 = getelementptr inbounds float, ptr %weight, i64 %idxprom21, !dbg !59
  %23 = load float, ptr %arrayidx40, align 4, !dbg !59, !tbaa !25
  %mul41 = fmul contract float %distance.0.lcssa, %23, !dbg !60
  %arrayidx43 = getelementptr inbounds float, ptr %cost, i64 %idxprom21, !dbg !61
  %24 = load float, ptr %arrayidx43, align 4, !dbg !61, !tbaa !25
  %cmp44 = fcmp contract olt float %mul41, %24, !dbg !62
  br i1 %cmp44, label %if.then45, label %if.else, !dbg !62

for.body27:                                       ; preds = %for.body27, %for.body27.preheader.new
  %d23.0113 = phi i32 [ 0, %for.body27.preheader.new ], [ %inc37.3, %for.body27 ]
  %distance.0112 = phi float [ 0.000000e+00, %for.body27.preheader.new ], [ %add35.3, %for.body27 ]
  %niter124 = phi i32 [ 0, %for.body27.preheader.new ], [ %niter124.next.3, %for.body27 ]
  %mul28 = mul nsw i32 %d23.0113, %points, !dbg !49
  %add29 = add nsw i32 %mul28, %add9, !dbg !50
  %idxprom30 = sext i32 %add29 to i64, !dbg !51
  %arrayidx31 = getelementptr inbounds float, ptr %coordinates, i64 %idxprom30, !dbg !51
  %25 = load float, ptr %arrayidx31, align 4, !dbg !51, !tbaa !25
  %idxprom32 = zext nneg i32 %d23.0113 to i64, !dbg !52
  %arrayidx33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @target to ptr), i64 %idxprom32, !dbg !52
  %26 = load float, ptr %arrayidx33, align 4, !dbg !52, !tbaa !25
  %sub = fsub contract float %25, %26, !dbg !53
  %mul34 = fmul contract float %sub, %sub, !dbg !54
  %add35 = fadd contract float %distance.0112, %mul34, !dbg !55
  %inc37 = or disjoint i32 %d23.0113, 1, !dbg !56
  %mul28.1 = mul nsw i32 %inc37, %points, !dbg !49
  %add29.1 = add nsw i32 %mul28.1, %add9, !dbg !50
  %idxprom30.1 = sext i32 %add29.1 to i64, !dbg !51
  %arrayidx31.1 = getelementptr inbounds float, ptr %coordinates, i64 %idxprom30.1, !dbg !51
  %27 = load float, ptr %arrayidx31.1, align 4, !dbg !51, !tbaa !25
  %idxprom32.1 = zext nneg i32 %inc37 to i64, !dbg !52
  %arrayidx33.1 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @target to ptr), i64 %idxprom32.1, !dbg !52
  %28 = load float, ptr %arrayidx33.1, align 4, !dbg !52, !tbaa !25
  %sub.1 = fsub contract float %27, %28, !dbg !53
  %mul34.1 = fmul contract float %sub.1, %sub.1, !dbg !54
  %add35.1 = fadd contract float %add35, %mul34.1, !dbg !55
  %inc37.1 = or disjoint i32 %d23.0113, 2, !dbg !56
  %mul28.2 = mul nsw i32 %inc37.1, %points, !dbg !49
  %add29.2 = add nsw i32 %mul28.2, %add9, !dbg !50
  %idxprom30.2 = sext i32 %add29.2 to i64, !dbg !51
  %arrayidx31.2 = getelementptr inbounds float, ptr %coordinates, i64 %idxprom30.2, !dbg !51
  %29 = load float, ptr %arrayidx31.2, align 4, !dbg !51, !tbaa !25
  %idxprom32.2 = zext nneg i32 %inc37.1 to i64, !dbg !52
  %arrayidx33.2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @target to ptr), i64 %idxprom32.2, !dbg !52
  %30 = load float, ptr %arrayidx33.2, align 4, !dbg !52, !tbaa !25
  %sub.2 = fsub contract float %29, %30, !dbg !53
  %mul34.2 = fmul contract float %sub.2, %sub.2, !dbg !54
  %add35.2 = fadd contract float %add35.1, %mul34.2, !dbg !55
  %inc37.2 = or disjoint i32 %d23.0113, 3, !dbg !56
  %mul28.3 = mul nsw i32 %inc37.2, %points, !dbg !49
  %add29.3 = add nsw i32 %mul28.3, %add9, !dbg !50
  %idxprom30.3 = sext i32 %add29.3 to i64, !dbg !51
  %arrayidx31.3 = getelementptr inbounds float, ptr %coordinates, i64 %idxprom30.3, !dbg !51
  %31 = load float, ptr %arrayidx31.3, align 4, !dbg !51, !tbaa !25
  %idxprom32.3 = zext nneg i32 %inc37.2 to i64, !dbg !52
  %arrayidx33.3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @target to ptr), i64 %idxprom32.3, !dbg !52
  %32 = load float, ptr %arrayidx33.3, align 4, !dbg !52, !tbaa !25
  %sub.3 = fsub contract float %31, %32, !dbg !53
  %mul34.3 = fmul contract float %sub.3, %sub.3, !dbg !54
  %add35.3 = fadd contract float %add35.2, %mul34.3, !dbg !55
  %inc37.3 = add nuw nsw i32 %d23.0113, 4, !dbg !56
  %niter124.next.3 = add i32 %niter124, 4, !dbg !46
  %niter124.ncmp.3 = icmp eq i32 %niter124.next.3, %unroll_iter123, !dbg !46
  br i1 %niter124.ncmp.3, label %for.cond.cleanup26.loopexit.unr-lcssa, label %for.body27, !dbg !46, !llvm.loop !63

if.then45:                                        ; preds = %for.cond.cleanup26
  store i32 1, ptr %arrayidx22, align 4, !dbg !65, !tbaa !7
  %sub53 = fsub contract float %24, %mul41, !dbg !66
  br label %cleanup.sink.split, !dbg !67

if.else:                                          ; preds = %for.cond.cleanup26
  %sub62 = fsub contract float %mul41, %24, !dbg !68
  %arrayidx64 = getelementptr inbounds i32, ptr %centre, i64 %idxprom21, !dbg !69
  %33 = load i32, ptr %arrayidx64, align 4, !dbg !69, !tbaa !7
  %idxprom65 = sext i32 %33 to i64, !dbg !70
  %arrayidx66 = getelementptr inbounds i32, ptr %column_of, i64 %idxprom65, !dbg !70
  %34 = load i32, ptr %arrayidx66, align 4, !dbg !70, !tbaa !7
  br label %cleanup.sink.split

cleanup.sink.split:                               ; preds = %if.else, %if.then45
  %centres.sink = phi i32 [ %centres, %if.then45 ], [ %34, %if.else ]
  %sub53.sink = phi float [ %sub53, %if.then45 ], [ %sub62, %if.else ]
  %idxprom54 = sext i32 %centres.sink to i64, !dbg !58
  %arrayidx55 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom54, !dbg !58
  %35 = load float, ptr %arrayidx55, align 4, !dbg !58, !tbaa !25
  %add56 = fadd contract float %sub53.sink, %35, !dbg !58
  store float %add56, ptr %arrayidx55, align 4, !dbg !58, !tbaa !25
  br label %cleanup, !dbg !71

cleanup:                                          ; preds = %cleanup.sink.split, %for.cond.cleanup
  ret void, !dbg !71
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @total(ptr noundef readonly captures(none) %saving, ptr noundef writeonly captures(none) %totals, i32 noundef %points, i32 noundef %columns) local_unnamed_addr #0 !dbg !72 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73
  %idxprom = zext nneg i32 %0 to i64, !dbg !74
  %arrayidx = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5totalE3sum to ptr), i64 %idxprom, !dbg !74
  store float 0.000000e+00, ptr %arrayidx, align 4, !dbg !75, !tbaa !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !76
  %cmp40 = icmp slt i32 %0, %points, !dbg !77
  br i1 %cmp40, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !78

for.body.lr.ph:                                   ; preds = %entry
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %arrayidx.promoted = load float, ptr %arrayidx, align 4, !tbaa !25
  br label %for.body, !dbg !78

for.cond.for.cond.cleanup_crit_edge:              ; preds = %for.body
  store float %add6, ptr %arrayidx, align 4, !dbg !79, !tbaa !25
  br label %for.cond.cleanup, !dbg !78

for.cond.cleanup:                                 ; preds = %for.cond.for.cond.cleanup_crit_edge, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !80
  %2 = and i32 %0, 1, !dbg !81
  %cmp13 = icmp eq i32 %2, 0, !dbg !81
  br i1 %cmp13, label %if.then, label %if.end, !dbg !81

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %add642 = phi float [ %arrayidx.promoted, %for.body.lr.ph ], [ %add6, %for.body ], !dbg !82
  %i.041 = phi i32 [ %0, %for.body.lr.ph ], [ %add7, %for.body ]
  %mul = mul nsw i32 %i.041, %columns, !dbg !82
  %add = add i32 %mul, %1, !dbg !83
  %idxprom2 = zext i32 %add to i64, !dbg !84
  %arrayidx3 = getelementptr inbounds nuw float, ptr %saving, i64 %idxprom2, !dbg !84
  %3 = load float, ptr %arrayidx3, align 4, !dbg !84, !tbaa !25
  %add6 = fadd contract float %3, %add642, !dbg !79
  %add7 = add nuw nsw i32 %i.041, 64, !dbg !85
  %cmp = icmp slt i32 %add7, %points, !dbg !77
  br i1 %cmp, label %for.body, label %for.cond.for.cond.cleanup_crit_edge, !dbg !78, !llvm.loop !86

if.then:                                          ; preds = %for.cond.cleanup
  %4 = zext nneg i32 %0 to i64
  %5 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5totalE3sum to ptr), i64 %4
  %arrayidx16 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %6 = load float, ptr %arrayidx16, align 4, !dbg !88, !tbaa !25
  %7 = load float, ptr %arrayidx, align 4, !dbg !89, !tbaa !25
  %add19 = fadd contract float %6, %7, !dbg !89
  store float %add19, ptr %arrayidx, align 4, !dbg !89, !tbaa !25
  br label %if.end, !dbg !90

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !91
  %8 = and i32 %0, 3, !dbg !81
  %cmp13.1 = icmp eq i32 %8, 0, !dbg !81
  br i1 %cmp13.1, label %if.then.1, label %if.end.1, !dbg !81

if.then.1:                                        ; preds = %if.end
  %9 = zext nneg i32 %0 to i64
  %10 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5totalE3sum to ptr), i64 %9
  %arrayidx16.1 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %11 = load float, ptr %arrayidx16.1, align 4, !dbg !88, !tbaa !25
  %12 = load float, ptr %arrayidx, align 4, !dbg !89, !tbaa !25
  %add19.1 = fadd contract float %11, %12, !dbg !89
  store float %add19.1, ptr %arrayidx, align 4, !dbg !89, !tbaa !25
  br label %if.end.1, !dbg !90

if.end.1:                                         ; preds = %if.then.1, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !91
  %13 = and i32 %0, 7, !dbg !81
  %cmp13.2 = icmp eq i32 %13, 0, !dbg !81
  br i1 %cmp13.2, label %if.then.2, label %if.end.2, !dbg !81

if.then.2:                                        ; preds = %if.end.1
  %14 = zext nneg i32 %0 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5totalE3sum to ptr), i64 %14
  %arrayidx16.2 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %16 = load float, ptr %arrayidx16.2, align 4, !dbg !88, !tbaa !25
  %17 = load float, ptr %arrayidx, align 4, !dbg !89, !tbaa !25
  %add19.2 = fadd contract float %16, %17, !dbg !89
  store float %add19.2, ptr %arrayidx, align 4, !dbg !89, !tbaa !25
  br label %if.end.2, !dbg !90

if.end.2:                                         ; preds = %if.then.2, %if.end.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !91
  %18 = and i32 %0, 15, !dbg !81
  %cmp13.3 = icmp eq i32 %18, 0, !dbg !81
  br i1 %cmp13.3, label %if.then.3, label %if.end.3, !dbg !81

if.then.3:                                        ; preds = %if.end.2
  %19 = zext nneg i32 %0 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5totalE3sum to ptr), i64 %19
  %arrayidx16.3 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %21 = load float, ptr %arrayidx16.3, align 4, !dbg !88, !tbaa !25
  %22 = load float, ptr %arrayidx, align 4, !dbg !89, !tbaa !25
  %add19.3 = fadd contract float %21, %22, !dbg !89
  store float %add19.3, ptr %arrayidx, align 4, !dbg !89, !tbaa !25
  br label %if.end.3, !dbg !90

if.end.3:                                         ; preds = %if.then.3, %if.end.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !91
  %23 = and i32 %0, 31, !dbg !81
  %cmp13.4 = icmp eq i32 %23, 0, !dbg !81
  br i1 %cmp13.4, label %if.then.4, label %if.end.4, !dbg !81

if.then.4:                                        ; preds = %if.end.3
  %24 = zext nneg i32 %0 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5totalE3sum to ptr), i64 %24
  %arrayidx16.4 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %26 = load float, ptr %arrayidx16.4, align 4, !dbg !88, !tbaa !25
  %27 = load float, ptr %arrayidx, align 4, !dbg !89, !tbaa !25
  %add19.4 = fadd contract float %26, %27, !dbg !89
  store float %add19.4, ptr %arrayidx, align 4, !dbg !89, !tbaa !25
  br label %if.end.4, !dbg !90

if.end.4:                                         ; preds = %if.then.4, %if.end.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !91
  %28 = and i32 %0, 63, !dbg !81
  %cmp13.5 = icmp eq i32 %28, 0, !dbg !81
  br i1 %cmp13.5, label %if.then.5, label %if.end.5, !dbg !81

if.then.5:                                        ; preds = %if.end.4
  %29 = zext nneg i32 %0 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5totalE3sum to ptr), i64 %29
  %arrayidx16.5 = getelementptr inbounds nuw i8, ptr %30, i64 128
  %31 = load float, ptr %arrayidx16.5, align 4, !dbg !88, !tbaa !25
  %32 = load float, ptr %arrayidx, align 4, !dbg !89, !tbaa !25
  %add19.5 = fadd contract float %31, %32, !dbg !89
  store float %add19.5, ptr %arrayidx, align 4, !dbg !89, !tbaa !25
  br label %if.end.5, !dbg !90

if.end.5:                                         ; preds = %if.then.5, %if.end.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !91
  %cmp23 = icmp eq i32 %0, 0, !dbg !92
  br i1 %cmp23, label %if.then24, label %if.end28, !dbg !92

if.then24:                                        ; preds = %if.end.5
  %33 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom26 = zext nneg i32 %33 to i64
  %arrayidx27 = getelementptr inbounds nuw float, ptr %totals, i64 %idxprom26
  %34 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ5totalE3sum to ptr), align 4, !dbg !93, !tbaa !25
  store float %34, ptr %arrayidx27, align 4, !dbg !94, !tbaa !25
  br label %if.end28, !dbg !95

if.end28:                                         ; preds = %if.then24, %if.end.5
  ret void, !dbg !96
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "streamcluster.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "switch_points", scope: !1, file: !1, line: 13, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 20, column: 18, scope: !11)
!15 = !DILocation(line: 20, column: 33, scope: !11)
!16 = !DILocation(line: 20, column: 5, scope: !11)
!17 = !DILocation(line: 22, column: 5, scope: !11)
!18 = !DILocation(line: 24, column: 13, scope: !11)
!19 = !DILocation(line: 24, column: 24, scope: !11)
!20 = !DILocation(line: 24, column: 37, scope: !11)
!21 = !DILocation(line: 25, column: 11, scope: !11)
!22 = !DILocation(line: 21, column: 35, scope: !11)
!23 = !DILocation(line: 21, column: 44, scope: !11)
!24 = !DILocation(line: 21, column: 21, scope: !11)
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !9, i64 0}
!27 = !DILocation(line: 21, column: 9, scope: !11)
!28 = !DILocation(line: 21, column: 19, scope: !11)
!29 = !DILocation(line: 20, column: 49, scope: !11)
!30 = distinct !{!30, !16, !31, !32}
!31 = !DILocation(line: 21, column: 55, scope: !11)
!32 = !{!"llvm.loop.mustprogress"}
!33 = !DILocation(line: 28, column: 40, scope: !11)
!34 = !DILocation(line: 28, column: 29, scope: !11)
!35 = !DILocation(line: 28, column: 25, scope: !11)
!36 = !DILocation(line: 29, column: 23, scope: !11)
!37 = !DILocation(line: 29, column: 5, scope: !11)
!38 = !DILocation(line: 30, column: 9, scope: !11)
!39 = !DILocation(line: 30, column: 16, scope: !11)
!40 = !DILocation(line: 29, column: 36, scope: !11)
!41 = distinct !{!41, !42}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 31, column: 5, scope: !11)
!44 = !DILocation(line: 31, column: 17, scope: !11)
!45 = !DILocation(line: 34, column: 23, scope: !11)
!46 = !DILocation(line: 34, column: 5, scope: !11)
!47 = distinct !{!47, !37, !48, !32}
!48 = !DILocation(line: 30, column: 18, scope: !11)
!49 = !DILocation(line: 35, column: 42, scope: !11)
!50 = !DILocation(line: 35, column: 51, scope: !11)
!51 = !DILocation(line: 35, column: 28, scope: !11)
!52 = !DILocation(line: 35, column: 58, scope: !11)
!53 = !DILocation(line: 35, column: 56, scope: !11)
!54 = !DILocation(line: 36, column: 32, scope: !11)
!55 = !DILocation(line: 36, column: 18, scope: !11)
!56 = !DILocation(line: 34, column: 38, scope: !11)
!57 = distinct !{!57, !42}
!58 = !DILocation(line: 0, scope: !11)
!59 = !DILocation(line: 38, column: 20, scope: !11)
!60 = !DILocation(line: 38, column: 18, scope: !11)
!61 = !DILocation(line: 38, column: 32, scope: !11)
!62 = !DILocation(line: 38, column: 30, scope: !11)
!63 = distinct !{!63, !46, !64, !32}
!64 = !DILocation(line: 37, column: 5, scope: !11)
!65 = !DILocation(line: 39, column: 21, scope: !11)
!66 = !DILocation(line: 40, column: 33, scope: !11)
!67 = !DILocation(line: 41, column: 5, scope: !11)
!68 = !DILocation(line: 42, column: 59, scope: !11)
!69 = !DILocation(line: 42, column: 23, scope: !11)
!70 = !DILocation(line: 42, column: 13, scope: !11)
!71 = !DILocation(line: 44, column: 1, scope: !11)
!72 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 47, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!73 = !DILocation(line: 51, column: 14, scope: !72)
!74 = !DILocation(line: 52, column: 5, scope: !72)
!75 = !DILocation(line: 52, column: 13, scope: !72)
!76 = !DILocation(line: 53, column: 5, scope: !72)
!77 = !DILocation(line: 54, column: 24, scope: !72)
!78 = !DILocation(line: 54, column: 5, scope: !72)
!79 = !DILocation(line: 55, column: 17, scope: !72)
!80 = !DILocation(line: 56, column: 5, scope: !72)
!81 = !DILocation(line: 59, column: 31, scope: !72)
!82 = !DILocation(line: 55, column: 29, scope: !72)
!83 = !DILocation(line: 55, column: 39, scope: !72)
!84 = !DILocation(line: 55, column: 20, scope: !72)
!85 = !DILocation(line: 54, column: 36, scope: !72)
!86 = distinct !{!86, !78, !87, !32}
!87 = !DILocation(line: 55, column: 51, scope: !72)
!88 = !DILocation(line: 60, column: 24, scope: !72)
!89 = !DILocation(line: 60, column: 21, scope: !72)
!90 = !DILocation(line: 60, column: 13, scope: !72)
!91 = !DILocation(line: 61, column: 9, scope: !72)
!92 = !DILocation(line: 64, column: 12, scope: !72)
!93 = !DILocation(line: 65, column: 30, scope: !72)
!94 = !DILocation(line: 65, column: 28, scope: !72)
!95 = !DILocation(line: 65, column: 9, scope: !72)
!96 = !DILocation(line: 66, column: 1, scope: !72)
