; Made from sgd_training.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'sgd_training.cu'
source_filename = "sgd_training.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ5layerE4left = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ5layerE5right = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @layer(ptr noundef readonly captures(none) %input, ptr noundef readonly captures(none) %w, ptr noundef writeonly captures(none) %output, i32 noundef %samples, i32 noundef %inputs, i32 noundef %outputs, i32 noundef %rectify) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !15
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !16
  %mul = shl nuw nsw i32 %2, 4, !dbg !17
  %add = add nuw nsw i32 %mul, %1, !dbg !18
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !19
  %mul4 = shl i32 %3, 4, !dbg !20
  %add5 = add i32 %mul4, %0, !dbg !21
  %cmp119 = icmp sgt i32 %inputs, 0, !dbg !22
  br i1 %cmp119, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !23

for.body.lr.ph:                                   ; preds = %entry
  %idxprom = zext nneg i32 %1 to i64
  %arrayidx = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5layerE4left to ptr), i64 %idxprom
  %idxprom6 = zext nneg i32 %0 to i64
  %arrayidx7 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %idxprom6
  %arrayidx9 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5layerE5right to ptr), i64 %idxprom
  %arrayidx11 = getelementptr inbounds nuw float, ptr %arrayidx9, i64 %idxprom6
  %cmp12 = icmp slt i32 %add, %samples
  %mul15 = mul nuw nsw i32 %inputs, %add
  %add16 = add nuw i32 %mul15, %0
  %cmp27 = icmp slt i32 %add5, %outputs
  %invariant.gep = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5layerE5right to ptr), i64 %idxprom6
  %arrayidx46.1 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %gep.1 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 64
  %arrayidx46.2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  %gep.2 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 128
  %arrayidx46.3 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  %gep.3 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 192
  %arrayidx46.4 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  %gep.4 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 256
  %arrayidx46.5 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 20
  %gep.5 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 320
  %arrayidx46.6 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 24
  %gep.6 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 384
  %arrayidx46.7 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 28
  %gep.7 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 448
  %arrayidx46.8 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 32
  %gep.8 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 512
  %arrayidx46.9 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 36
  %gep.9 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 576
  %arrayidx46.10 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 40
  %gep.10 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 640
  %arrayidx46.11 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 44
  %gep.11 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 704
  %arrayidx46.12 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 48
  %gep.12 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 768
  %arrayidx46.13 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 52
  %gep.13 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 832
  %arrayidx46.14 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 56
  %gep.14 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 896
  %arrayidx46.15 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 60
  %gep.15 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 960
  br label %for.body, !dbg !23

for.cond.cleanup:                                 ; preds = %if.end38, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add52.15, %if.end38 ], !dbg !24
  %cmp56 = icmp slt i32 %add, %samples, !dbg !25
  %cmp58 = icmp slt i32 %add5, %outputs
  %or.cond116 = and i1 %cmp56, %cmp58, !dbg !26
  br i1 %or.cond116, label %if.then59, label %if.end72, !dbg !26

for.body:                                         ; preds = %for.body.lr.ph, %if.end38
  %first.0121 = phi i32 [ 0, %for.body.lr.ph ], [ %add54, %if.end38 ]
  %sum.0120 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add52.15, %if.end38 ]
  store float 0.000000e+00, ptr %arrayidx7, align 4, !dbg !27, !tbaa !28
  store float 0.000000e+00, ptr %arrayidx11, align 4, !dbg !30, !tbaa !28
  %add13 = add nuw nsw i32 %first.0121, %0
  %cmp14 = icmp slt i32 %add13, %inputs
  %or.cond = select i1 %cmp12, i1 %cmp14, i1 false, !dbg !31
  br i1 %or.cond, label %if.then, label %if.end, !dbg !31

if.then:                                          ; preds = %for.body
  %add17 = add i32 %add16, %first.0121
  %idxprom18 = sext i32 %add17 to i64
  %arrayidx19 = getelementptr inbounds float, ptr %input, i64 %idxprom18
  %4 = load float, ptr %arrayidx19, align 4, !dbg !32, !tbaa !28
  store float %4, ptr %arrayidx7, align 4, !dbg !33, !tbaa !28
  br label %if.end, !dbg !34

if.end:                                           ; preds = %if.then, %for.body
  %add24 = add nuw nsw i32 %first.0121, %1, !dbg !35
  %cmp25 = icmp slt i32 %add24, %inputs, !dbg !36
  %or.cond115 = and i1 %cmp27, %cmp25, !dbg !37
  br i1 %or.cond115, label %if.then28, label %if.end38, !dbg !37

if.then28:                                        ; preds = %if.end
  %mul30 = mul nsw i32 %add24, %outputs
  %add31 = add nsw i32 %mul30, %add5
  %idxprom32 = sext i32 %add31 to i64
  %arrayidx33 = getelementptr inbounds float, ptr %w, i64 %idxprom32
  %5 = load float, ptr %arrayidx33, align 4, !dbg !38, !tbaa !28
  store float %5, ptr %arrayidx11, align 4, !dbg !39, !tbaa !28
  br label %if.end38, !dbg !40

if.end38:                                         ; preds = %if.then28, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !41
  %6 = load float, ptr %arrayidx, align 4, !dbg !42, !tbaa !28
  %7 = load float, ptr %invariant.gep, align 4, !dbg !43, !tbaa !28
  %mul51 = fmul contract float %6, %7, !dbg !44
  %add52 = fadd contract float %sum.0120, %mul51, !dbg !45
  %8 = load float, ptr %arrayidx46.1, align 4, !dbg !42, !tbaa !28
  %9 = load float, ptr %gep.1, align 4, !dbg !43, !tbaa !28
  %mul51.1 = fmul contract float %8, %9, !dbg !44
  %add52.1 = fadd contract float %add52, %mul51.1, !dbg !45
  %10 = load float, ptr %arrayidx46.2, align 4, !dbg !42, !tbaa !28
  %11 = load float, ptr %gep.2, align 4, !dbg !43, !tbaa !28
  %mul51.2 = fmul contract float %10, %11, !dbg !44
  %add52.2 = fadd contract float %add52.1, %mul51.2, !dbg !45
  %12 = load float, ptr %arrayidx46.3, align 4, !dbg !42, !tbaa !28
  %13 = load float, ptr %gep.3, align 4, !dbg !43, !tbaa !28
  %mul51.3 = fmul contract float %12, %13, !dbg !44
  %add52.3 = fadd contract float %add52.2, %mul51.3, !dbg !45
  %14 = load float, ptr %arrayidx46.4, align 4, !dbg !42, !tbaa !28
  %15 = load float, ptr %gep.4, align 4, !dbg !43, !tbaa !28
  %mul51.4 = fmul contract float %14, %15, !dbg !44
  %add52.4 = fadd contract float %add52.3, %mul51.4, !dbg !45
  %16 = load float, ptr %arrayidx46.5, align 4, !dbg !42, !tbaa !28
  %17 = load float, ptr %gep.5, align 4, !dbg !43, !tbaa !28
  %mul51.5 = fmul contract float %16, %17, !dbg !44
  %add52.5 = fadd contract float %add52.4, %mul51.5, !dbg !45
  %18 = load float, ptr %arrayidx46.6, align 4, !dbg !42, !tbaa !28
  %19 = load float, ptr %gep.6, align 4, !dbg !43, !tbaa !28
  %mul51.6 = fmul contract float %18, %19, !dbg !44
  %add52.6 = fadd contract float %add52.5, %mul51.6, !dbg !45
  %20 = load float, ptr %arrayidx46.7, align 4, !dbg !42, !tbaa !28
  %21 = load float, ptr %gep.7, align 4, !dbg !43, !tbaa !28
  %mul51.7 = fmul contract float %20, %21, !dbg !44
  %add52.7 = fadd contract float %add52.6, %mul51.7, !dbg !45
  %22 = load float, ptr %arrayidx46.8, align 4, !dbg !42, !tbaa !28
  %23 = load float, ptr %gep.8, align 4, !dbg !43, !tbaa !28
  %mul51.8 = fmul contract float %22, %23, !dbg !44
  %add52.8 = fadd contract float %add52.7, %mul51.8, !dbg !45
  %24 = load float, ptr %arrayidx46.9, align 4, !dbg !42, !tbaa !28
  %25 = load float, ptr %gep.9, align 4, !dbg !43, !tbaa !28
  %mul51.9 = fmul contract float %24, %25, !dbg !44
  %add52.9 = fadd contract float %add52.8, %mul51.9, !dbg !45
  %26 = load float, ptr %arrayidx46.10, align 4, !dbg !42, !tbaa !28
  %27 = load float, ptr %gep.10, align 4, !dbg !43, !tbaa !28
  %mul51.10 = fmul contract float %26, %27, !dbg !44
  %add52.10 = fadd contract float %add52.9, %mul51.10, !dbg !45
  %28 = load float, ptr %arrayidx46.11, align 4, !dbg !42, !tbaa !28
  %29 = load float, ptr %gep.11, align 4, !dbg !43, !tbaa !28
  %mul51.11 = fmul contract float %28, %29, !dbg !44
  %add52.11 = fadd contract float %add52.10, %mul51.11, !dbg !45
  %30 = load float, ptr %arrayidx46.12, align 4, !dbg !42, !tbaa !28
  %31 = load float, ptr %gep.12, align 4, !dbg !43, !tbaa !28
  %mul51.12 = fmul contract float %30, %31, !dbg !44
  %add52.12 = fadd contract float %add52.11, %mul51.12, !dbg !45
  %32 = load float, ptr %arrayidx46.13, align 4, !dbg !42, !tbaa !28
  %33 = load float, ptr %gep.13, align 4, !dbg !43, !tbaa !28
  %mul51.13 = fmul contract float %32, %33, !dbg !44
  %add52.13 = fadd contract float %add52.12, %mul51.13, !dbg !45
  %34 = load float, ptr %arrayidx46.14, align 4, !dbg !42, !tbaa !28
  %35 = load float, ptr %gep.14, align 4, !dbg !43, !tbaa !28
  %mul51.14 = fmul contract float %34, %35, !dbg !44
  %add52.14 = fadd contract float %add52.13, %mul51.14, !dbg !45
  %36 = load float, ptr %arrayidx46.15, align 4, !dbg !42, !tbaa !28
  %37 = load float, ptr %gep.15, align 4, !dbg !43, !tbaa !28
  %mul51.15 = fmul contract float %36, %37, !dbg !44
  %add52.15 = fadd contract float %add52.14, %mul51.15, !dbg !45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  %add54 = add nuw nsw i32 %first.0121, 16, !dbg !47
  %cmp = icmp slt i32 %add54, %inputs, !dbg !22
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !23, !llvm.loop !48

if.then59:                                        ; preds = %for.cond.cleanup
  %mul60 = mul nsw i32 %outputs, %inputs, !dbg !51
  %add61 = add nsw i32 %mul60, %add5, !dbg !52
  %idxprom62 = sext i32 %add61 to i64, !dbg !53
  %arrayidx63 = getelementptr inbounds float, ptr %w, i64 %idxprom62, !dbg !53
  %38 = load float, ptr %arrayidx63, align 4, !dbg !53, !tbaa !28
  %add64 = fadd contract float %sum.0.lcssa, %38, !dbg !54
  %tobool.not = icmp eq i32 %rectify, 0, !dbg !55
  %39 = tail call contract noundef float @llvm.maxnum.f32(float %add64, float 0.000000e+00)
  %spec.select = select i1 %tobool.not, float %add64, float %39, !dbg !55
  %mul68 = mul nsw i32 %outputs, %add, !dbg !56
  %add69 = add nsw i32 %mul68, %add5, !dbg !57
  %idxprom70 = sext i32 %add69 to i64, !dbg !58
  %arrayidx71 = getelementptr inbounds float, ptr %output, i64 %idxprom70, !dbg !58
  store float %spec.select, ptr %arrayidx71, align 4, !dbg !59, !tbaa !28
  br label %if.end72, !dbg !60

if.end72:                                         ; preds = %if.then59, %for.cond.cleanup
  ret void, !dbg !61
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @classify(ptr noundef readonly captures(none) %logit, ptr noundef readonly captures(none) %label, ptr noundef writeonly captures(none) %residual, i32 noundef %samples, i32 noundef %classes) local_unnamed_addr #2 !dbg !62 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !63
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !64
  %mul = mul i32 %0, %1, !dbg !65
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %add = add i32 %mul, %2, !dbg !67
  %cmp.not = icmp slt i32 %add, %samples, !dbg !68
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !68

if.end:                                           ; preds = %entry
  %mul3 = mul nsw i32 %classes, %add, !dbg !69
  %idx.ext = sext i32 %mul3 to i64, !dbg !70
  %add.ptr = getelementptr inbounds float, ptr %logit, i64 %idx.ext, !dbg !70
  %3 = load float, ptr %add.ptr, align 4, !dbg !71, !tbaa !28
  %cmp461 = icmp sgt i32 %classes, 1, !dbg !72
  br i1 %cmp461, label %for.body.preheader, label %for.cond8.preheader, !dbg !73

for.body.preheader:                               ; preds = %if.end
  %4 = add nsw i32 %classes, -1, !dbg !73
  %5 = add nsw i32 %classes, -2, !dbg !73
  %xtraiter = and i32 %4, 7, !dbg !73
  %6 = icmp ult i32 %5, 7, !dbg !73
  br i1 %6, label %for.body.epil.preheader, label %for.body.preheader.new, !dbg !73

for.body.preheader.new:                           ; preds = %for.body.preheader
  %unroll_iter = and i32 %4, -8, !dbg !73
  br label %for.body, !dbg !73

for.cond8.preheader.loopexit.unr-lcssa:           ; preds = %for.body
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !73
  br i1 %lcmp.mod.not, label %for.cond8.preheader, label %for.body.epil.preheader, !dbg !73

for.body.epil.preheader:                          ; preds = %for.cond8.preheader.loopexit.unr-lcssa, %for.body.preheader
  %k.063.epil.init = phi i32 [ 1, %for.body.preheader ], [ %inc.7, %for.cond8.preheader.loopexit.unr-lcssa ]
  %largest.062.epil.init = phi float [ %3, %for.body.preheader ], [ %39, %for.cond8.preheader.loopexit.unr-lcssa ]
  %lcmp.mod73 = icmp ne i32 %xtraiter, 0, !dbg !73
  tail call void @llvm.assume(i1 %lcmp.mod73), !dbg !73
  br label %for.body.epil, !dbg !73

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %k.063.epil = phi i32 [ %inc.epil, %for.body.epil ], [ %k.063.epil.init, %for.body.epil.preheader ]
  %largest.062.epil = phi float [ %8, %for.body.epil ], [ %largest.062.epil.init, %for.body.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %for.body.epil ], [ 0, %for.body.epil.preheader ]
  %idxprom.epil = zext nneg i32 %k.063.epil to i64, !dbg !74
  %arrayidx5.epil = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom.epil, !dbg !74
  %7 = load float, ptr %arrayidx5.epil, align 4, !dbg !74, !tbaa !28
  %8 = tail call contract noundef float @llvm.maxnum.f32(float %largest.062.epil, float %7), !dbg !75
  %inc.epil = add nuw nsw i32 %k.063.epil, 1, !dbg !76
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !73
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !73
  br i1 %epil.iter.cmp.not, label %for.cond8.preheader, label %for.body.epil, !dbg !73, !llvm.loop !77

for.cond8.preheader:                              ; preds = %for.cond8.preheader.loopexit.unr-lcssa, %for.body.epil, %if.end
  %largest.0.lcssa = phi float [ %3, %if.end ], [ %39, %for.cond8.preheader.loopexit.unr-lcssa ], [ %8, %for.body.epil ], !dbg !79
  %cmp964 = icmp sgt i32 %classes, 0, !dbg !80
  br i1 %cmp964, label %for.body11.preheader, label %cleanup, !dbg !81

for.body11.preheader:                             ; preds = %for.cond8.preheader
  %xtraiter74 = and i32 %classes, 7, !dbg !81
  %9 = icmp ult i32 %classes, 8, !dbg !81
  br i1 %9, label %for.body11.epil.preheader, label %for.body11.preheader.new, !dbg !81

for.body11.preheader.new:                         ; preds = %for.body11.preheader
  %unroll_iter79 = and i32 %classes, 2147483640, !dbg !81
  br label %for.body11, !dbg !81

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %k.063 = phi i32 [ 1, %for.body.preheader.new ], [ %inc.7, %for.body ]
  %largest.062 = phi float [ %3, %for.body.preheader.new ], [ %39, %for.body ]
  %niter = phi i32 [ 0, %for.body.preheader.new ], [ %niter.next.7, %for.body ]
  %idxprom = zext nneg i32 %k.063 to i64, !dbg !74
  %arrayidx5 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom, !dbg !74
  %10 = load float, ptr %arrayidx5, align 4, !dbg !74, !tbaa !28
  %11 = tail call contract noundef float @llvm.maxnum.f32(float %largest.062, float %10), !dbg !75
  %12 = zext nneg i32 %k.063 to i64, !dbg !74
  %13 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %12, !dbg !74
  %arrayidx5.1 = getelementptr inbounds nuw i8, ptr %13, i64 4, !dbg !74
  %14 = load float, ptr %arrayidx5.1, align 4, !dbg !74, !tbaa !28
  %15 = tail call contract noundef float @llvm.maxnum.f32(float %11, float %14), !dbg !75
  %16 = zext nneg i32 %k.063 to i64, !dbg !74
  %17 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %16, !dbg !74
  %arrayidx5.2 = getelementptr inbounds nuw i8, ptr %17, i64 8, !dbg !74
  %18 = load float, ptr %arrayidx5.2, align 4, !dbg !74, !tbaa !28
  %19 = tail call contract noundef float @llvm.maxnum.f32(float %15, float %18), !dbg !75
  %20 = zext nneg i32 %k.063 to i64, !dbg !74
  %21 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %20, !dbg !74
  %arrayidx5.3 = getelementptr inbounds nuw i8, ptr %21, i64 12, !dbg !74
  %22 = load float, ptr %arrayidx5.3, align 4, !dbg !74, !tbaa !28
  %23 = tail call contract noundef float @llvm.maxnum.f32(float %19, float %22), !dbg !75
  %24 = zext nneg i32 %k.063 to i64, !dbg !74
  %25 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %24, !dbg !74
  %arrayidx5.4 = getelementptr inbounds nuw i8, ptr %25, i64 16, !dbg !74
  %26 = load float, ptr %arrayidx5.4, align 4, !dbg !74, !tbaa !28
  %27 = tail call contract noundef float @llvm.maxnum.f32(float %23, float %26), !dbg !75
  %28 = zext nneg i32 %k.063 to i64, !dbg !74
  %29 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %28, !dbg !74
  %arrayidx5.5 = getelementptr inbounds nuw i8, ptr %29, i64 20, !dbg !74
  %30 = load float, ptr %arrayidx5.5, align 4, !dbg !74, !tbaa !28
  %31 = tail call contract noundef float @llvm.maxnum.f32(float %27, float %30), !dbg !75
  %32 = zext nneg i32 %k.063 to i64, !dbg !74
  %33 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %32, !dbg !74
  %arrayidx5.6 = getelementptr inbounds nuw i8, ptr %33, i64 24, !dbg !74
  %34 = load float, ptr %arrayidx5.6, align 4, !dbg !74, !tbaa !28
  %35 = tail call contract noundef float @llvm.maxnum.f32(float %31, float %34), !dbg !75
  %36 = zext nneg i32 %k.063 to i64, !dbg !74
  %37 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %36, !dbg !74
  %arrayidx5.7 = getelementptr inbounds nuw i8, ptr %37, i64 28, !dbg !74
  %38 = load float, ptr %arrayidx5.7, align 4, !dbg !74, !tbaa !28
  %39 = tail call contract noundef float @llvm.maxnum.f32(float %35, float %38), !dbg !75
  %inc.7 = add nuw nsw i32 %k.063, 8, !dbg !76
  %niter.next.7 = add i32 %niter, 8, !dbg !73
  %niter.ncmp.7 = icmp eq i32 %niter.next.7, %unroll_iter, !dbg !73
  br i1 %niter.ncmp.7, label %for.cond8.preheader.loopexit.unr-lcssa, label %for.body, !dbg !73, !llvm.loop !82

for.body23.lr.ph.unr-lcssa:                       ; preds = %for.body11
  %lcmp.mod76.not = icmp eq i32 %xtraiter74, 0, !dbg !81
  br i1 %lcmp.mod76.not, label %for.body23.lr.ph, label %for.body11.epil.preheader, !dbg !81

for.body11.epil.preheader:                        ; preds = %for.body23.lr.ph.unr-lcssa, %for.body11.preheader
  %k7.066.epil.init = phi i32 [ 0, %for.body11.preheader ], [ %inc17.7, %for.body23.lr.ph.unr-lcssa ]
  %sum.065.epil.init = phi float [ 0.000000e+00, %for.body11.preheader ], [ %add15.7, %for.body23.lr.ph.unr-lcssa ]
  %lcmp.mod78 = icmp ne i32 %xtraiter74, 0, !dbg !81
  tail call void @llvm.assume(i1 %lcmp.mod78), !dbg !81
  br label %for.body11.epil, !dbg !81

for.body11.epil:                                  ; preds = %for.body11.epil, %for.body11.epil.preheader
  %k7.066.epil = phi i32 [ %inc17.epil, %for.body11.epil ], [ %k7.066.epil.init, %for.body11.epil.preheader ]
  %sum.065.epil = phi float [ %add15.epil, %for.body11.epil ], [ %sum.065.epil.init, %for.body11.epil.preheader ]
  %epil.iter75 = phi i32 [ %epil.iter75.next, %for.body11.epil ], [ 0, %for.body11.epil.preheader ]
  %idxprom12.epil = zext nneg i32 %k7.066.epil to i64, !dbg !84
  %arrayidx13.epil = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom12.epil, !dbg !84
  %40 = load float, ptr %arrayidx13.epil, align 4, !dbg !84, !tbaa !28
  %sub.epil = fsub contract float %40, %largest.0.lcssa, !dbg !85
  %mul.i60.epil = fmul contract float %sub.epil, 0x3FF7154760000000, !dbg !86
  %41 = tail call contract noundef float @llvm.exp2.f32(float %mul.i60.epil), !dbg !86
  %add15.epil = fadd contract float %sum.065.epil, %41, !dbg !87
  %inc17.epil = add nuw nsw i32 %k7.066.epil, 1, !dbg !88
  %epil.iter75.next = add i32 %epil.iter75, 1, !dbg !81
  %epil.iter75.cmp.not = icmp eq i32 %epil.iter75.next, %xtraiter74, !dbg !81
  br i1 %epil.iter75.cmp.not, label %for.body23.lr.ph, label %for.body11.epil, !dbg !81, !llvm.loop !89

for.body23.lr.ph:                                 ; preds = %for.body11.epil, %for.body23.lr.ph.unr-lcssa
  %add15.lcssa = phi float [ %add15.7, %for.body23.lr.ph.unr-lcssa ], [ %add15.epil, %for.body11.epil ], !dbg !87
  %idxprom24 = sext i32 %add to i64
  %arrayidx25 = getelementptr inbounds i32, ptr %label, i64 %idxprom24
  %42 = load i32, ptr %arrayidx25, align 4, !tbaa !7
  %xtraiter81 = and i32 %classes, 3, !dbg !90
  %43 = icmp ult i32 %classes, 4, !dbg !90
  br i1 %43, label %for.body23.epil.preheader, label %for.body23.lr.ph.new, !dbg !90

for.body23.lr.ph.new:                             ; preds = %for.body23.lr.ph
  %unroll_iter85 = and i32 %classes, 2147483644, !dbg !90
  br label %for.body23, !dbg !90

for.body11:                                       ; preds = %for.body11, %for.body11.preheader.new
  %k7.066 = phi i32 [ 0, %for.body11.preheader.new ], [ %inc17.7, %for.body11 ]
  %sum.065 = phi float [ 0.000000e+00, %for.body11.preheader.new ], [ %add15.7, %for.body11 ]
  %niter80 = phi i32 [ 0, %for.body11.preheader.new ], [ %niter80.next.7, %for.body11 ]
  %idxprom12 = zext nneg i32 %k7.066 to i64, !dbg !84
  %arrayidx13 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom12, !dbg !84
  %44 = load float, ptr %arrayidx13, align 4, !dbg !84, !tbaa !28
  %sub = fsub contract float %44, %largest.0.lcssa, !dbg !85
  %mul.i60 = fmul contract float %sub, 0x3FF7154760000000, !dbg !86
  %45 = tail call contract noundef float @llvm.exp2.f32(float %mul.i60), !dbg !86
  %add15 = fadd contract float %sum.065, %45, !dbg !87
  %46 = zext nneg i32 %k7.066 to i64, !dbg !84
  %47 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %46, !dbg !84
  %arrayidx13.1 = getelementptr inbounds nuw i8, ptr %47, i64 4, !dbg !84
  %48 = load float, ptr %arrayidx13.1, align 4, !dbg !84, !tbaa !28
  %sub.1 = fsub contract float %48, %largest.0.lcssa, !dbg !85
  %mul.i60.1 = fmul contract float %sub.1, 0x3FF7154760000000, !dbg !86
  %49 = tail call contract noundef float @llvm.exp2.f32(float %mul.i60.1), !dbg !86
  %add15.1 = fadd contract float %add15, %49, !dbg !87
  %50 = zext nneg i32 %k7.066 to i64, !dbg !84
  %51 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %50, !dbg !84
  %arrayidx13.2 = getelementptr inbounds nuw i8, ptr %51, i64 8, !dbg !84
  %52 = load float, ptr %arrayidx13.2, align 4, !dbg !84, !tbaa !28
  %sub.2 = fsub contract float %52, %largest.0.lcssa, !dbg !85
  %mul.i60.2 = fmul contract float %sub.2, 0x3FF7154760000000, !dbg !86
  %53 = tail call contract noundef float @llvm.exp2.f32(float %mul.i60.2), !dbg !86
  %add15.2 = fadd contract float %add15.1, %53, !dbg !87
  %54 = zext nneg i32 %k7.066 to i64, !dbg !84
  %55 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %54, !dbg !84
  %arrayidx13.3 = getelementptr inbounds nuw i8, ptr %55, i64 12, !dbg !84
  %56 = load float, ptr %arrayidx13.3, align 4, !dbg !84, !tbaa !28
  %sub.3 = fsub contract float %56, %largest.0.lcssa, !dbg !85
  %mul.i60.3 = fmul contract float %sub.3, 0x3FF7154760000000, !dbg !86
  %57 = tail call contract noundef float @llvm.exp2.f32(float %mul.i60.3), !dbg !86
  %add15.3 = fadd contract float %add15.2, %57, !dbg !87
  %58 = zext nneg i32 %k7.066 to i64, !dbg !84
  %59 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %58, !dbg !84
  %arrayidx13.4 = getelementptr inbounds nuw i8, ptr %59, i64 16, !dbg !84
  %60 = load float, ptr %arrayidx13.4, align 4, !dbg !84, !tbaa !28
  %sub.4 = fsub contract float %60, %largest.0.lcssa, !dbg !85
  %mul.i60.4 = fmul contract float %sub.4, 0x3FF7154760000000, !dbg !86
  %61 = tail call contract noundef float @llvm.exp2.f32(float %mul.i60.4), !dbg !86
  %add15.4 = fadd contract float %add15.3, %61, !dbg !87
  %62 = zext nneg i32 %k7.066 to i64, !dbg !84
  %63 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %62, !dbg !84
  %arrayidx13.5 = getelementptr inbounds nuw i8, ptr %63, i64 20, !dbg !84
  %64 = load float, ptr %arrayidx13.5, align 4, !dbg !84, !tbaa !28
  %sub.5 = fsub contract float %64, %largest.0.lcssa, !dbg !85
  %mul.i60.5 = fmul contract float %sub.5, 0x3FF7154760000000, !dbg !86
  %65 = tail call contract noundef float @llvm.exp2.f32(float %mul.i60.5), !dbg !86
  %add15.5 = fadd contract float %add15.4, %65, !dbg !87
  %66 = zext nneg i32 %k7.066 to i64, !dbg !84
  %67 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %66, !dbg !84
  %arrayidx13.6 = getelementptr inbounds nuw i8, ptr %67, i64 24, !dbg !84
  %68 = load float, ptr %arrayidx13.6, align 4, !dbg !84, !tbaa !28
  %sub.6 = fsub contract float %68, %largest.0.lcssa, !dbg !85
  %mul.i60.6 = fmul contract float %sub.6, 0x3FF7154760000000, !dbg !86
  %69 = tail call contract noundef float @llvm.exp2.f32(float %mul.i60.6), !dbg !86
  %add15.6 = fadd contract float %add15.5, %69, !dbg !87
  %70 = zext nneg i32 %k7.066 to i64, !dbg !84
  %71 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %70, !dbg !84
  %arrayidx13.7 = getelementptr inbounds nuw i8, ptr %71, i64 28, !dbg !84
  %72 = load float, ptr %arrayidx13.7, align 4, !dbg !84, !tbaa !28
  %sub.7 = fsub contract float %72, %largest.0.lcssa, !dbg !85
  %mul.i60.7 = fmul contract float %sub.7, 0x3FF7154760000000, !dbg !86
  %73 = tail call contract noundef float @llvm.exp2.f32(float %mul.i60.7), !dbg !86
  %add15.7 = fadd contract float %add15.6, %73, !dbg !87
  %inc17.7 = add nuw nsw i32 %k7.066, 8, !dbg !88
  %niter80.next.7 = add i32 %niter80, 8, !dbg !81
  %niter80.ncmp.7 = icmp eq i32 %niter80.next.7, %unroll_iter79, !dbg !81
  br i1 %niter80.ncmp.7, label %for.body23.lr.ph.unr-lcssa, label %for.body11, !dbg !81, !llvm.loop !91

for.body23:                                       ; preds = %for.body23, %for.body23.lr.ph.new
  %k19.069 = phi i32 [ 0, %for.body23.lr.ph.new ], [ %inc37.3, %for.body23 ]
  %niter86 = phi i32 [ 0, %for.body23.lr.ph.new ], [ %niter86.next.3, %for.body23 ]
  %cmp26 = icmp eq i32 %42, %k19.069, !dbg !93
  %cond = select contract i1 %cmp26, float 1.000000e+00, float 0.000000e+00, !dbg !94
  %idxprom27 = zext nneg i32 %k19.069 to i64, !dbg !95
  %arrayidx28 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom27, !dbg !95
  %74 = load float, ptr %arrayidx28, align 4, !dbg !95, !tbaa !28
  %sub29 = fsub contract float %74, %largest.0.lcssa, !dbg !96
  %mul.i = fmul contract float %sub29, 0x3FF7154760000000, !dbg !97
  %75 = tail call contract noundef float @llvm.exp2.f32(float %mul.i), !dbg !97
  %div = fdiv contract float %75, %add15.lcssa, !dbg !98
  %sub31 = fsub contract float %div, %cond, !dbg !99
  %add33 = add nsw i32 %k19.069, %mul3, !dbg !100
  %idxprom34 = sext i32 %add33 to i64, !dbg !101
  %arrayidx35 = getelementptr inbounds float, ptr %residual, i64 %idxprom34, !dbg !101
  store float %sub31, ptr %arrayidx35, align 4, !dbg !102, !tbaa !28
  %inc37 = or disjoint i32 %k19.069, 1, !dbg !103
  %cmp26.1 = icmp eq i32 %42, %inc37, !dbg !93
  %cond.1 = select contract i1 %cmp26.1, float 1.000000e+00, float 0.000000e+00, !dbg !94
  %idxprom27.1 = zext nneg i32 %inc37 to i64, !dbg !95
  %arrayidx28.1 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom27.1, !dbg !95
  %76 = load float, ptr %arrayidx28.1, align 4, !dbg !95, !tbaa !28
  %sub29.1 = fsub contract float %76, %largest.0.lcssa, !dbg !96
  %mul.i.1 = fmul contract float %sub29.1, 0x3FF7154760000000, !dbg !97
  %77 = tail call contract noundef float @llvm.exp2.f32(float %mul.i.1), !dbg !97
  %div.1 = fdiv contract float %77, %add15.lcssa, !dbg !98
  %sub31.1 = fsub contract float %div.1, %cond.1, !dbg !99
  %add33.1 = add nsw i32 %inc37, %mul3, !dbg !100
  %idxprom34.1 = sext i32 %add33.1 to i64, !dbg !101
  %arrayidx35.1 = getelementptr inbounds float, ptr %residual, i64 %idxprom34.1, !dbg !101
  store float %sub31.1, ptr %arrayidx35.1, align 4, !dbg !102, !tbaa !28
  %inc37.1 = or disjoint i32 %k19.069, 2, !dbg !103
  %cmp26.2 = icmp eq i32 %42, %inc37.1, !dbg !93
  %cond.2 = select contract i1 %cmp26.2, float 1.000000e+00, float 0.000000e+00, !dbg !94
  %idxprom27.2 = zext nneg i32 %inc37.1 to i64, !dbg !95
  %arrayidx28.2 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom27.2, !dbg !95
  %78 = load float, ptr %arrayidx28.2, align 4, !dbg !95, !tbaa !28
  %sub29.2 = fsub contract float %78, %largest.0.lcssa, !dbg !96
  %mul.i.2 = fmul contract float %sub29.2, 0x3FF7154760000000, !dbg !97
  %79 = tail call contract noundef float @llvm.exp2.f32(float %mul.i.2), !dbg !97
  %div.2 = fdiv contract float %79, %add15.lcssa, !dbg !98
  %sub31.2 = fsub contract float %div.2, %cond.2, !dbg !99
  %add33.2 = add nsw i32 %inc37.1, %mul3, !dbg !100
  %idxprom34.2 = sext i32 %add33.2 to i64, !dbg !101
  %arrayidx35.2 = getelementptr inbounds float, ptr %residual, i64 %idxprom34.2, !dbg !101
  store float %sub31.2, ptr %arrayidx35.2, align 4, !dbg !102, !tbaa !28
  %inc37.2 = or disjoint i32 %k19.069, 3, !dbg !103
  %cmp26.3 = icmp eq i32 %42, %inc37.2, !dbg !93
  %cond.3 = select contract i1 %cmp26.3, float 1.000000e+00, float 0.000000e+00, !dbg !94
  %idxprom27.3 = zext nneg i32 %inc37.2 to i64, !dbg !95
  %arrayidx28.3 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom27.3, !dbg !95
  %80 = load float, ptr %arrayidx28.3, align 4, !dbg !95, !tbaa !28
  %sub29.3 = fsub contract float %80, %largest.0.lcssa, !dbg !96
  %mul.i.3 = fmul contract float %sub29.3, 0x3FF7154760000000, !dbg !97
  %81 = tail call contract noundef float @llvm.exp2.f32(float %mul.i.3), !dbg !97
  %div.3 = fdiv contract float %81, %add15.lcssa, !dbg !98
  %sub31.3 = fsub contract float %div.3, %cond.3, !dbg !99
  %add33.3 = add nsw i32 %inc37.2, %mul3, !dbg !100
  %idxprom34.3 = sext i32 %add33.3 to i64, !dbg !101
  %arrayidx35.3 = getelementptr inbounds float, ptr %residual, i64 %idxprom34.3, !dbg !101
  store float %sub31.3, ptr %arrayidx35.3, align 4, !dbg !102, !tbaa !28
  %inc37.3 = add nuw nsw i32 %k19.069, 4, !dbg !103
  %niter86.next.3 = add i32 %niter86, 4, !dbg !90
  %niter86.ncmp.3 = icmp eq i32 %niter86.next.3, %unroll_iter85, !dbg !90
  br i1 %niter86.ncmp.3, label %cleanup.loopexit.unr-lcssa, label %for.body23, !dbg !90, !llvm.loop !104

cleanup.loopexit.unr-lcssa:                       ; preds = %for.body23
  %lcmp.mod83.not = icmp eq i32 %xtraiter81, 0, !dbg !90
  br i1 %lcmp.mod83.not, label %cleanup, label %for.body23.epil.preheader, !dbg !90

for.body23.epil.preheader:                        ; preds = %cleanup.loopexit.unr-lcssa, %for.body23.lr.ph
  %k19.069.epil.init = phi i32 [ 0, %for.body23.lr.ph ], [ %inc37.3, %cleanup.loopexit.unr-lcssa ]
  %lcmp.mod84 = icmp ne i32 %xtraiter81, 0, !dbg !90
  tail call void @llvm.assume(i1 %lcmp.mod84), !dbg !90
  br label %for.body23.epil, !dbg !90

for.body23.epil:                                  ; preds = %for.body23.epil, %for.body23.epil.preheader
  %k19.069.epil = phi i32 [ %k19.069.epil.init, %for.body23.epil.preheader ], [ %inc37.epil, %for.body23.epil ]
  %epil.iter82 = phi i32 [ 0, %for.body23.epil.preheader ], [ %epil.iter82.next, %for.body23.epil ]
  %cmp26.epil = icmp eq i32 %42, %k19.069.epil, !dbg !93
  %cond.epil = select contract i1 %cmp26.epil, float 1.000000e+00, float 0.000000e+00, !dbg !94
  %idxprom27.epil = zext nneg i32 %k19.069.epil to i64, !dbg !95
  %arrayidx28.epil = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom27.epil, !dbg !95
  %82 = load float, ptr %arrayidx28.epil, align 4, !dbg !95, !tbaa !28
  %sub29.epil = fsub contract float %82, %largest.0.lcssa, !dbg !96
  %mul.i.epil = fmul contract float %sub29.epil, 0x3FF7154760000000, !dbg !97
  %83 = tail call contract noundef float @llvm.exp2.f32(float %mul.i.epil), !dbg !97
  %div.epil = fdiv contract float %83, %add15.lcssa, !dbg !98
  %sub31.epil = fsub contract float %div.epil, %cond.epil, !dbg !99
  %add33.epil = add nsw i32 %k19.069.epil, %mul3, !dbg !100
  %idxprom34.epil = sext i32 %add33.epil to i64, !dbg !101
  %arrayidx35.epil = getelementptr inbounds float, ptr %residual, i64 %idxprom34.epil, !dbg !101
  store float %sub31.epil, ptr %arrayidx35.epil, align 4, !dbg !102, !tbaa !28
  %inc37.epil = add nuw nsw i32 %k19.069.epil, 1, !dbg !103
  %epil.iter82.next = add i32 %epil.iter82, 1, !dbg !90
  %epil.iter82.cmp.not = icmp eq i32 %epil.iter82.next, %xtraiter81, !dbg !90
  br i1 %epil.iter82.cmp.not, label %cleanup, label %for.body23.epil, !dbg !90, !llvm.loop !106

cleanup:                                          ; preds = %cleanup.loopexit.unr-lcssa, %for.body23.epil, %for.cond8.preheader, %entry
  ret void, !dbg !107
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @propagate_back(ptr noundef readonly captures(none) %hidden, ptr noundef readonly captures(none) %w, ptr noundef readonly captures(none) %residual, ptr noundef writeonly captures(none) %before, i32 noundef %samples, i32 noundef %units, i32 noundef %classes) local_unnamed_addr #2 !dbg !108 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !109
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !110
  %mul = mul i32 %0, %1, !dbg !111
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !112
  %add = add i32 %mul, %2, !dbg !113
  %mul3 = mul nsw i32 %units, %samples, !dbg !114
  %cmp = icmp slt i32 %add, %mul3, !dbg !115
  br i1 %cmp, label %if.then, label %if.end19, !dbg !115

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !116
  %arrayidx = getelementptr inbounds float, ptr %hidden, i64 %idxprom, !dbg !116
  %3 = load float, ptr %arrayidx, align 4, !dbg !116, !tbaa !28
  %cmp4 = fcmp contract ogt float %3, 0.000000e+00, !dbg !117
  %cmp632 = icmp sgt i32 %classes, 0
  %or.cond = and i1 %cmp4, %cmp632, !dbg !117
  br i1 %or.cond, label %for.body.lr.ph, label %if.end, !dbg !117

for.body.lr.ph:                                   ; preds = %if.then
  %div = sdiv i32 %add, %units, !dbg !118
  %4 = mul i32 %div, %units, !dbg !119
  %rem.decomposed = sub i32 %add, %4, !dbg !119
  %mul7 = mul nsw i32 %rem.decomposed, %classes
  %mul11 = mul nsw i32 %div, %classes
  %xtraiter = and i32 %classes, 3, !dbg !120
  %5 = icmp ult i32 %classes, 4, !dbg !120
  br i1 %5, label %for.body.epil.preheader, label %for.body.lr.ph.new, !dbg !120

for.body.lr.ph.new:                               ; preds = %for.body.lr.ph
  %unroll_iter = and i32 %classes, 2147483644, !dbg !120
  br label %for.body, !dbg !120

for.body:                                         ; preds = %for.body, %for.body.lr.ph.new
  %k.034 = phi i32 [ 0, %for.body.lr.ph.new ], [ %inc.3, %for.body ]
  %sum.033 = phi float [ 0.000000e+00, %for.body.lr.ph.new ], [ %add16.3, %for.body ]
  %niter = phi i32 [ 0, %for.body.lr.ph.new ], [ %niter.next.3, %for.body ]
  %add8 = add nsw i32 %k.034, %mul7, !dbg !121
  %idxprom9 = sext i32 %add8 to i64, !dbg !122
  %arrayidx10 = getelementptr inbounds float, ptr %w, i64 %idxprom9, !dbg !122
  %6 = load float, ptr %arrayidx10, align 4, !dbg !122, !tbaa !28
  %add12 = add nsw i32 %k.034, %mul11, !dbg !123
  %idxprom13 = sext i32 %add12 to i64, !dbg !124
  %arrayidx14 = getelementptr inbounds float, ptr %residual, i64 %idxprom13, !dbg !124
  %7 = load float, ptr %arrayidx14, align 4, !dbg !124, !tbaa !28
  %mul15 = fmul contract float %6, %7, !dbg !125
  %add16 = fadd contract float %sum.033, %mul15, !dbg !126
  %inc = or disjoint i32 %k.034, 1, !dbg !127
  %add8.1 = add nsw i32 %inc, %mul7, !dbg !121
  %idxprom9.1 = sext i32 %add8.1 to i64, !dbg !122
  %arrayidx10.1 = getelementptr inbounds float, ptr %w, i64 %idxprom9.1, !dbg !122
  %8 = load float, ptr %arrayidx10.1, align 4, !dbg !122, !tbaa !28
  %add12.1 = add nsw i32 %inc, %mul11, !dbg !123
  %idxprom13.1 = sext i32 %add12.1 to i64, !dbg !124
  %arrayidx14.1 = getelementptr inbounds float, ptr %residual, i64 %idxprom13.1, !dbg !124
  %9 = load float, ptr %arrayidx14.1, align 4, !dbg !124, !tbaa !28
  %mul15.1 = fmul contract float %8, %9, !dbg !125
  %add16.1 = fadd contract float %add16, %mul15.1, !dbg !126
  %inc.1 = or disjoint i32 %k.034, 2, !dbg !127
  %add8.2 = add nsw i32 %inc.1, %mul7, !dbg !121
  %idxprom9.2 = sext i32 %add8.2 to i64, !dbg !122
  %arrayidx10.2 = getelementptr inbounds float, ptr %w, i64 %idxprom9.2, !dbg !122
  %10 = load float, ptr %arrayidx10.2, align 4, !dbg !122, !tbaa !28
  %add12.2 = add nsw i32 %inc.1, %mul11, !dbg !123
  %idxprom13.2 = sext i32 %add12.2 to i64, !dbg !124
  %arrayidx14.2 = getelementptr inbounds float, ptr %residual, i64 %idxprom13.2, !dbg !124
  %11 = load float, ptr %arrayidx14.2, align 4, !dbg !124, !tbaa !28
  %mul15.2 = fmul contract float %10, %11, !dbg !125
  %add16.2 = fadd contract float %add16.1, %mul15.2, !dbg !126
  %inc.2 = or disjoint i32 %k.034, 3, !dbg !127
  %add8.3 = add nsw i32 %inc.2, %mul7, !dbg !121
  %idxprom9.3 = sext i32 %add8.3 to i64, !dbg !122
  %arrayidx10.3 = getelementptr inbounds float, ptr %w, i64 %idxprom9.3, !dbg !122
  %12 = load float, ptr %arrayidx10.3, align 4, !dbg !122, !tbaa !28
  %add12.3 = add nsw i32 %inc.2, %mul11, !dbg !123
  %idxprom13.3 = sext i32 %add12.3 to i64, !dbg !124
  %arrayidx14.3 = getelementptr inbounds float, ptr %residual, i64 %idxprom13.3, !dbg !124
  %13 = load float, ptr %arrayidx14.3, align 4, !dbg !124, !tbaa !28
  %mul15.3 = fmul contract float %12, %13, !dbg !125
  %add16.3 = fadd contract float %add16.2, %mul15.3, !dbg !126
  %inc.3 = add nuw nsw i32 %k.034, 4, !dbg !127
  %niter.next.3 = add i32 %niter, 4, !dbg !120
  %niter.ncmp.3 = icmp eq i32 %niter.next.3, %unroll_iter, !dbg !120
  br i1 %niter.ncmp.3, label %if.end.loopexit.unr-lcssa, label %for.body, !dbg !120, !llvm.loop !128

if.end.loopexit.unr-lcssa:                        ; preds = %for.body
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !120
  br i1 %lcmp.mod.not, label %if.end, label %for.body.epil.preheader, !dbg !120

for.body.epil.preheader:                          ; preds = %if.end.loopexit.unr-lcssa, %for.body.lr.ph
  %k.034.epil.init = phi i32 [ 0, %for.body.lr.ph ], [ %inc.3, %if.end.loopexit.unr-lcssa ]
  %sum.033.epil.init = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add16.3, %if.end.loopexit.unr-lcssa ]
  %lcmp.mod36 = icmp ne i32 %xtraiter, 0, !dbg !120
  tail call void @llvm.assume(i1 %lcmp.mod36), !dbg !120
  br label %for.body.epil, !dbg !120

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %k.034.epil = phi i32 [ %k.034.epil.init, %for.body.epil.preheader ], [ %inc.epil, %for.body.epil ]
  %sum.033.epil = phi float [ %sum.033.epil.init, %for.body.epil.preheader ], [ %add16.epil, %for.body.epil ]
  %epil.iter = phi i32 [ 0, %for.body.epil.preheader ], [ %epil.iter.next, %for.body.epil ]
  %add8.epil = add nsw i32 %k.034.epil, %mul7, !dbg !121
  %idxprom9.epil = sext i32 %add8.epil to i64, !dbg !122
  %arrayidx10.epil = getelementptr inbounds float, ptr %w, i64 %idxprom9.epil, !dbg !122
  %14 = load float, ptr %arrayidx10.epil, align 4, !dbg !122, !tbaa !28
  %add12.epil = add nsw i32 %k.034.epil, %mul11, !dbg !123
  %idxprom13.epil = sext i32 %add12.epil to i64, !dbg !124
  %arrayidx14.epil = getelementptr inbounds float, ptr %residual, i64 %idxprom13.epil, !dbg !124
  %15 = load float, ptr %arrayidx14.epil, align 4, !dbg !124, !tbaa !28
  %mul15.epil = fmul contract float %14, %15, !dbg !125
  %add16.epil = fadd contract float %sum.033.epil, %mul15.epil, !dbg !126
  %inc.epil = add nuw nsw i32 %k.034.epil, 1, !dbg !127
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !120
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !120
  br i1 %epil.iter.cmp.not, label %if.end, label %for.body.epil, !dbg !120, !llvm.loop !130

if.end:                                           ; preds = %if.end.loopexit.unr-lcssa, %for.body.epil, %if.then
  %sum.1 = phi float [ 0.000000e+00, %if.then ], [ %add16.3, %if.end.loopexit.unr-lcssa ], [ %add16.epil, %for.body.epil ], !dbg !131
  %arrayidx18 = getelementptr inbounds float, ptr %before, i64 %idxprom, !dbg !132
  store float %sum.1, ptr %arrayidx18, align 4, !dbg !133, !tbaa !28
  br label %if.end19, !dbg !134

if.end19:                                         ; preds = %if.end, %entry
  ret void, !dbg !135
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @update(ptr noundef readonly captures(none) %input, ptr noundef readonly captures(none) %residual, ptr noundef captures(none) %w, ptr noundef captures(none) %velocity, i32 noundef %samples, i32 noundef %inputs, i32 noundef %outputs, float noundef %rate, float noundef %momentum, float noundef %decay) local_unnamed_addr #2 !dbg !136 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !137
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !138
  %mul = mul i32 %0, %1, !dbg !139
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !140
  %add = add i32 %mul, %2, !dbg !141
  %add3 = add nsw i32 %inputs, 1, !dbg !142
  %mul4 = mul nsw i32 %add3, %outputs, !dbg !143
  %cmp = icmp slt i32 %add, %mul4, !dbg !144
  br i1 %cmp, label %if.then, label %if.end33, !dbg !144

if.then:                                          ; preds = %entry
  %div = sdiv i32 %add, %outputs, !dbg !145
  %3 = mul i32 %div, %outputs, !dbg !146
  %rem.decomposed = sub i32 %add, %3, !dbg !146
  %cmp559 = icmp sgt i32 %samples, 0, !dbg !147
  br i1 %cmp559, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !148

for.body.lr.ph:                                   ; preds = %if.then
  %cmp6 = icmp slt i32 %div, %inputs
  %xtraiter = and i32 %samples, 3, !dbg !148
  %4 = icmp ult i32 %samples, 4, !dbg !148
  br i1 %4, label %for.body.epil.preheader, label %for.body.lr.ph.new, !dbg !148

for.body.lr.ph.new:                               ; preds = %for.body.lr.ph
  %unroll_iter = and i32 %samples, 2147483644, !dbg !148
  br label %for.body, !dbg !148

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %cond.end.3
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !149
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader, !dbg !149

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.lr.ph
  %gradient.061.epil.init = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add14.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %s.060.epil.init = phi i32 [ 0, %for.body.lr.ph ], [ %inc.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod63 = icmp ne i32 %xtraiter, 0, !dbg !149
  tail call void @llvm.assume(i1 %lcmp.mod63), !dbg !149
  br label %for.body.epil, !dbg !149

for.body.epil:                                    ; preds = %cond.end.epil, %for.body.epil.preheader
  %gradient.061.epil = phi float [ %gradient.061.epil.init, %for.body.epil.preheader ], [ %add14.epil, %cond.end.epil ]
  %s.060.epil = phi i32 [ %s.060.epil.init, %for.body.epil.preheader ], [ %inc.epil, %cond.end.epil ]
  %epil.iter = phi i32 [ 0, %for.body.epil.preheader ], [ %epil.iter.next, %cond.end.epil ]
  br i1 %cmp6, label %cond.true.epil, label %cond.end.epil, !dbg !149

cond.true.epil:                                   ; preds = %for.body.epil
  %mul7.epil = mul nsw i32 %s.060.epil, %inputs
  %add8.epil = add nsw i32 %mul7.epil, %div
  %idxprom.epil = sext i32 %add8.epil to i64
  %arrayidx.epil = getelementptr inbounds float, ptr %input, i64 %idxprom.epil
  %5 = load float, ptr %arrayidx.epil, align 4, !dbg !150, !tbaa !28
  br label %cond.end.epil, !dbg !149

cond.end.epil:                                    ; preds = %cond.true.epil, %for.body.epil
  %cond.epil = phi contract float [ %5, %cond.true.epil ], [ 1.000000e+00, %for.body.epil ], !dbg !149
  %mul9.epil = mul nsw i32 %s.060.epil, %outputs, !dbg !151
  %add10.epil = add nsw i32 %mul9.epil, %rem.decomposed, !dbg !152
  %idxprom11.epil = sext i32 %add10.epil to i64, !dbg !153
  %arrayidx12.epil = getelementptr inbounds float, ptr %residual, i64 %idxprom11.epil, !dbg !153
  %6 = load float, ptr %arrayidx12.epil, align 4, !dbg !153, !tbaa !28
  %mul13.epil = fmul contract float %cond.epil, %6, !dbg !154
  %add14.epil = fadd contract float %gradient.061.epil, %mul13.epil, !dbg !155
  %inc.epil = add nuw nsw i32 %s.060.epil, 1, !dbg !156
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !148
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !148
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.body.epil, !dbg !148, !llvm.loop !157

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %cond.end.epil, %if.then
  %gradient.0.lcssa = phi float [ 0.000000e+00, %if.then ], [ %add14.3, %for.cond.cleanup.loopexit.unr-lcssa ], [ %add14.epil, %cond.end.epil ], !dbg !158
  %conv = sitofp i32 %samples to float, !dbg !159
  %div15 = fdiv contract float %gradient.0.lcssa, %conv, !dbg !160
  %cmp16 = icmp slt i32 %div, %inputs, !dbg !161
  %idxprom18 = sext i32 %add to i64
  br i1 %cmp16, label %if.then17, label %if.end, !dbg !161

for.body:                                         ; preds = %cond.end.3, %for.body.lr.ph.new
  %gradient.061 = phi float [ 0.000000e+00, %for.body.lr.ph.new ], [ %add14.3, %cond.end.3 ]
  %s.060 = phi i32 [ 0, %for.body.lr.ph.new ], [ %inc.3, %cond.end.3 ]
  %niter = phi i32 [ 0, %for.body.lr.ph.new ], [ %niter.next.3, %cond.end.3 ]
  br i1 %cmp6, label %cond.true, label %cond.end, !dbg !149

cond.true:                                        ; preds = %for.body
  %mul7 = mul nsw i32 %s.060, %inputs
  %add8 = add nsw i32 %mul7, %div
  %idxprom = sext i32 %add8 to i64
  %arrayidx = getelementptr inbounds float, ptr %input, i64 %idxprom
  %7 = load float, ptr %arrayidx, align 4, !dbg !150, !tbaa !28
  br label %cond.end, !dbg !149

cond.end:                                         ; preds = %for.body, %cond.true
  %cond = phi contract float [ %7, %cond.true ], [ 1.000000e+00, %for.body ], !dbg !149
  %mul9 = mul nsw i32 %s.060, %outputs, !dbg !151
  %add10 = add nsw i32 %mul9, %rem.decomposed, !dbg !152
  %idxprom11 = sext i32 %add10 to i64, !dbg !153
  %arrayidx12 = getelementptr inbounds float, ptr %residual, i64 %idxprom11, !dbg !153
  %8 = load float, ptr %arrayidx12, align 4, !dbg !153, !tbaa !28
  %mul13 = fmul contract float %cond, %8, !dbg !154
  %add14 = fadd contract float %gradient.061, %mul13, !dbg !155
  %inc = or disjoint i32 %s.060, 1, !dbg !156
  br i1 %cmp6, label %cond.true.1, label %cond.end.1, !dbg !149

cond.true.1:                                      ; preds = %cond.end
  %mul7.1 = mul nsw i32 %inc, %inputs
  %add8.1 = add nsw i32 %mul7.1, %div
  %idxprom.1 = sext i32 %add8.1 to i64
  %arrayidx.1 = getelementptr inbounds float, ptr %input, i64 %idxprom.1
  %9 = load float, ptr %arrayidx.1, align 4, !dbg !150, !tbaa !28
  br label %cond.end.1, !dbg !149

cond.end.1:                                       ; preds = %cond.true.1, %cond.end
  %cond.1 = phi contract float [ %9, %cond.true.1 ], [ 1.000000e+00, %cond.end ], !dbg !149
  %mul9.1 = mul nsw i32 %inc, %outputs, !dbg !151
  %add10.1 = add nsw i32 %mul9.1, %rem.decomposed, !dbg !152
  %idxprom11.1 = sext i32 %add10.1 to i64, !dbg !153
  %arrayidx12.1 = getelementptr inbounds float, ptr %residual, i64 %idxprom11.1, !dbg !153
  %10 = load float, ptr %arrayidx12.1, align 4, !dbg !153, !tbaa !28
  %mul13.1 = fmul contract float %cond.1, %10, !dbg !154
  %add14.1 = fadd contract float %add14, %mul13.1, !dbg !155
  %inc.1 = or disjoint i32 %s.060, 2, !dbg !156
  br i1 %cmp6, label %cond.true.2, label %cond.end.2, !dbg !149

cond.true.2:                                      ; preds = %cond.end.1
  %mul7.2 = mul nsw i32 %inc.1, %inputs
  %add8.2 = add nsw i32 %mul7.2, %div
  %idxprom.2 = sext i32 %add8.2 to i64
  %arrayidx.2 = getelementptr inbounds float, ptr %input, i64 %idxprom.2
  %11 = load float, ptr %arrayidx.2, align 4, !dbg !150, !tbaa !28
  br label %cond.end.2, !dbg !149

cond.end.2:                                       ; preds = %cond.true.2, %cond.end.1
  %cond.2 = phi contract float [ %11, %cond.true.2 ], [ 1.000000e+00, %cond.end.1 ], !dbg !149
  %mul9.2 = mul nsw i32 %inc.1, %outputs, !dbg !151
  %add10.2 = add nsw i32 %mul9.2, %rem.decomposed, !dbg !152
  %idxprom11.2 = sext i32 %add10.2 to i64, !dbg !153
  %arrayidx12.2 = getelementptr inbounds float, ptr %residual, i64 %idxprom11.2, !dbg !153
  %12 = load float, ptr %arrayidx12.2, align 4, !dbg !153, !tbaa !28
  %mul13.2 = fmul contract float %cond.2, %12, !dbg !154
  %add14.2 = fadd contract float %add14.1, %mul13.2, !dbg !155
  %inc.2 = or disjoint i32 %s.060, 3, !dbg !156
  br i1 %cmp6, label %cond.true.3, label %cond.end.3, !dbg !149

cond.true.3:                                      ; preds = %cond.end.2
  %mul7.3 = mul nsw i32 %inc.2, %inputs
  %add8.3 = add nsw i32 %mul7.3, %div
  %idxprom.3 = sext i32 %add8.3 to i64
  %arrayidx.3 = getelementptr inbounds float, ptr %input, i64 %idxprom.3
  %13 = load float, ptr %arrayidx.3, align 4, !dbg !150, !tbaa !28
  br label %cond.end.3, !dbg !149

cond.end.3:                                       ; preds = %cond.true.3, %cond.end.2
  %cond.3 = phi contract float [ %13, %cond.true.3 ], [ 1.000000e+00, %cond.end.2 ], !dbg !149
  %mul9.3 = mul nsw i32 %inc.2, %outputs, !dbg !151
  %add10.3 = add nsw i32 %mul9.3, %rem.decomposed, !dbg !152
  %idxprom11.3 = sext i32 %add10.3 to i64, !dbg !153
  %arrayidx12.3 = getelementptr inbounds float, ptr %residual, i64 %idxprom11.3, !dbg !153
  %14 = load float, ptr %arrayidx12.3, align 4, !dbg !153, !tbaa !28
  %mul13.3 = fmul contract float %cond.3, %14, !dbg !154
  %add14.3 = fadd contract float %add14.2, %mul13.3, !dbg !155
  %inc.3 = add nuw nsw i32 %s.060, 4, !dbg !156
  %niter.next.3 = add i32 %niter, 4, !dbg !148
  %niter.ncmp.3 = icmp eq i32 %niter.next.3, %unroll_iter, !dbg !148
  br i1 %niter.ncmp.3, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !dbg !148, !llvm.loop !162

if.then17:                                        ; preds = %for.cond.cleanup
  %arrayidx19 = getelementptr inbounds float, ptr %w, i64 %idxprom18
  %15 = load float, ptr %arrayidx19, align 4, !dbg !164, !tbaa !28
  %mul20 = fmul contract float %decay, %15, !dbg !165
  %add21 = fadd contract float %div15, %mul20, !dbg !166
  br label %if.end, !dbg !167

if.end:                                           ; preds = %for.cond.cleanup, %if.then17
  %gradient.1 = phi float [ %add21, %if.then17 ], [ %div15, %for.cond.cleanup ], !dbg !158
  %arrayidx23 = getelementptr inbounds float, ptr %velocity, i64 %idxprom18, !dbg !168
  %16 = load float, ptr %arrayidx23, align 4, !dbg !168, !tbaa !28
  %mul24 = fmul contract float %momentum, %16, !dbg !169
  %mul25 = fmul contract float %rate, %gradient.1, !dbg !170
  %add26 = fadd contract float %mul25, %mul24, !dbg !171
  store float %add26, ptr %arrayidx23, align 4, !dbg !172, !tbaa !28
  %arrayidx32 = getelementptr inbounds float, ptr %w, i64 %idxprom18, !dbg !173
  %17 = load float, ptr %arrayidx32, align 4, !dbg !174, !tbaa !28
  %sub = fsub contract float %17, %add26, !dbg !174
  store float %sub, ptr %arrayidx32, align 4, !dbg !174, !tbaa !28
  br label %if.end33, !dbg !175

if.end33:                                         ; preds = %if.end, %entry
  ret void, !dbg !176
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #4

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
!1 = !DIFile(filename: "sgd_training.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "layer", scope: !1, file: !1, line: 18, type: !12, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 24, column: 14, scope: !11)
!15 = !DILocation(line: 25, column: 14, scope: !11)
!16 = !DILocation(line: 26, column: 18, scope: !11)
!17 = !DILocation(line: 26, column: 29, scope: !11)
!18 = !DILocation(line: 26, column: 36, scope: !11)
!19 = !DILocation(line: 27, column: 16, scope: !11)
!20 = !DILocation(line: 27, column: 27, scope: !11)
!21 = !DILocation(line: 27, column: 34, scope: !11)
!22 = !DILocation(line: 30, column: 31, scope: !11)
!23 = !DILocation(line: 30, column: 5, scope: !11)
!24 = !DILocation(line: 29, column: 11, scope: !11)
!25 = !DILocation(line: 43, column: 16, scope: !11)
!26 = !DILocation(line: 43, column: 26, scope: !11)
!27 = !DILocation(line: 31, column: 22, scope: !11)
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !9, i64 0}
!30 = !DILocation(line: 32, column: 23, scope: !11)
!31 = !DILocation(line: 33, column: 30, scope: !11)
!32 = !DILocation(line: 34, column: 28, scope: !11)
!33 = !DILocation(line: 34, column: 26, scope: !11)
!34 = !DILocation(line: 34, column: 13, scope: !11)
!35 = !DILocation(line: 35, column: 19, scope: !11)
!36 = !DILocation(line: 35, column: 24, scope: !11)
!37 = !DILocation(line: 35, column: 33, scope: !11)
!38 = !DILocation(line: 36, column: 29, scope: !11)
!39 = !DILocation(line: 36, column: 27, scope: !11)
!40 = !DILocation(line: 36, column: 13, scope: !11)
!41 = !DILocation(line: 37, column: 9, scope: !11)
!42 = !DILocation(line: 39, column: 20, scope: !11)
!43 = !DILocation(line: 39, column: 34, scope: !11)
!44 = !DILocation(line: 39, column: 32, scope: !11)
!45 = !DILocation(line: 39, column: 17, scope: !11)
!46 = !DILocation(line: 40, column: 9, scope: !11)
!47 = !DILocation(line: 30, column: 47, scope: !11)
!48 = distinct !{!48, !23, !49, !50}
!49 = !DILocation(line: 41, column: 5, scope: !11)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !DILocation(line: 44, column: 25, scope: !11)
!52 = !DILocation(line: 44, column: 35, scope: !11)
!53 = !DILocation(line: 44, column: 16, scope: !11)
!54 = !DILocation(line: 44, column: 13, scope: !11)
!55 = !DILocation(line: 45, column: 13, scope: !11)
!56 = !DILocation(line: 47, column: 23, scope: !11)
!57 = !DILocation(line: 47, column: 33, scope: !11)
!58 = !DILocation(line: 47, column: 9, scope: !11)
!59 = !DILocation(line: 47, column: 41, scope: !11)
!60 = !DILocation(line: 48, column: 5, scope: !11)
!61 = !DILocation(line: 49, column: 1, scope: !11)
!62 = distinct !DISubprogram(name: "classify", scope: !1, file: !1, line: 52, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!63 = !DILocation(line: 55, column: 18, scope: !62)
!64 = !DILocation(line: 55, column: 31, scope: !62)
!65 = !DILocation(line: 55, column: 29, scope: !62)
!66 = !DILocation(line: 55, column: 44, scope: !62)
!67 = !DILocation(line: 55, column: 42, scope: !62)
!68 = !DILocation(line: 56, column: 16, scope: !62)
!69 = !DILocation(line: 60, column: 39, scope: !62)
!70 = !DILocation(line: 60, column: 30, scope: !62)
!71 = !DILocation(line: 61, column: 21, scope: !62)
!72 = !DILocation(line: 62, column: 23, scope: !62)
!73 = !DILocation(line: 62, column: 5, scope: !62)
!74 = !DILocation(line: 63, column: 34, scope: !62)
!75 = !DILocation(line: 63, column: 19, scope: !62)
!76 = !DILocation(line: 62, column: 35, scope: !62)
!77 = distinct !{!77, !78}
!78 = !{!"llvm.loop.unroll.disable"}
!79 = !DILocation(line: 0, scope: !62)
!80 = !DILocation(line: 65, column: 23, scope: !62)
!81 = !DILocation(line: 65, column: 5, scope: !62)
!82 = distinct !{!82, !73, !83, !50}
!83 = !DILocation(line: 63, column: 40, scope: !62)
!84 = !DILocation(line: 66, column: 23, scope: !62)
!85 = !DILocation(line: 66, column: 30, scope: !62)
!86 = !DILocation(line: 66, column: 16, scope: !62)
!87 = !DILocation(line: 66, column: 13, scope: !62)
!88 = !DILocation(line: 65, column: 35, scope: !62)
!89 = distinct !{!89, !78}
!90 = !DILocation(line: 67, column: 5, scope: !62)
!91 = distinct !{!91, !81, !92, !50}
!92 = !DILocation(line: 66, column: 39, scope: !62)
!93 = !DILocation(line: 68, column: 38, scope: !62)
!94 = !DILocation(line: 68, column: 24, scope: !62)
!95 = !DILocation(line: 69, column: 49, scope: !62)
!96 = !DILocation(line: 69, column: 56, scope: !62)
!97 = !DILocation(line: 69, column: 42, scope: !62)
!98 = !DILocation(line: 69, column: 67, scope: !62)
!99 = !DILocation(line: 69, column: 73, scope: !62)
!100 = !DILocation(line: 69, column: 35, scope: !62)
!101 = !DILocation(line: 69, column: 9, scope: !62)
!102 = !DILocation(line: 69, column: 40, scope: !62)
!103 = !DILocation(line: 67, column: 35, scope: !62)
!104 = distinct !{!104, !90, !105, !50}
!105 = !DILocation(line: 70, column: 5, scope: !62)
!106 = distinct !{!106, !78}
!107 = !DILocation(line: 71, column: 1, scope: !62)
!108 = distinct !DISubprogram(name: "propagate_back", scope: !1, file: !1, line: 74, type: !12, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!109 = !DILocation(line: 78, column: 13, scope: !108)
!110 = !DILocation(line: 78, column: 26, scope: !108)
!111 = !DILocation(line: 78, column: 24, scope: !108)
!112 = !DILocation(line: 78, column: 39, scope: !108)
!113 = !DILocation(line: 78, column: 37, scope: !108)
!114 = !DILocation(line: 79, column: 21, scope: !108)
!115 = !DILocation(line: 79, column: 11, scope: !108)
!116 = !DILocation(line: 83, column: 13, scope: !108)
!117 = !DILocation(line: 83, column: 23, scope: !108)
!118 = !DILocation(line: 80, column: 24, scope: !108)
!119 = !DILocation(line: 81, column: 22, scope: !108)
!120 = !DILocation(line: 84, column: 13, scope: !108)
!121 = !DILocation(line: 85, column: 41, scope: !108)
!122 = !DILocation(line: 85, column: 24, scope: !108)
!123 = !DILocation(line: 85, column: 74, scope: !108)
!124 = !DILocation(line: 85, column: 48, scope: !108)
!125 = !DILocation(line: 85, column: 46, scope: !108)
!126 = !DILocation(line: 85, column: 21, scope: !108)
!127 = !DILocation(line: 84, column: 43, scope: !108)
!128 = distinct !{!128, !120, !129, !50}
!129 = !DILocation(line: 85, column: 77, scope: !108)
!130 = distinct !{!130, !78}
!131 = !DILocation(line: 82, column: 15, scope: !108)
!132 = !DILocation(line: 87, column: 9, scope: !108)
!133 = !DILocation(line: 87, column: 19, scope: !108)
!134 = !DILocation(line: 88, column: 5, scope: !108)
!135 = !DILocation(line: 89, column: 1, scope: !108)
!136 = distinct !DISubprogram(name: "update", scope: !1, file: !1, line: 92, type: !12, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = !DILocation(line: 96, column: 13, scope: !136)
!138 = !DILocation(line: 96, column: 26, scope: !136)
!139 = !DILocation(line: 96, column: 24, scope: !136)
!140 = !DILocation(line: 96, column: 39, scope: !136)
!141 = !DILocation(line: 96, column: 37, scope: !136)
!142 = !DILocation(line: 97, column: 21, scope: !136)
!143 = !DILocation(line: 97, column: 26, scope: !136)
!144 = !DILocation(line: 97, column: 11, scope: !136)
!145 = !DILocation(line: 98, column: 22, scope: !136)
!146 = !DILocation(line: 99, column: 20, scope: !136)
!147 = !DILocation(line: 101, column: 27, scope: !136)
!148 = !DILocation(line: 101, column: 9, scope: !136)
!149 = !DILocation(line: 102, column: 23, scope: !136)
!150 = !DILocation(line: 102, column: 39, scope: !136)
!151 = !DILocation(line: 103, column: 40, scope: !136)
!152 = !DILocation(line: 103, column: 50, scope: !136)
!153 = !DILocation(line: 103, column: 29, scope: !136)
!154 = !DILocation(line: 103, column: 27, scope: !136)
!155 = !DILocation(line: 103, column: 22, scope: !136)
!156 = !DILocation(line: 101, column: 39, scope: !136)
!157 = distinct !{!157, !78}
!158 = !DILocation(line: 0, scope: !136)
!159 = !DILocation(line: 105, column: 21, scope: !136)
!160 = !DILocation(line: 105, column: 18, scope: !136)
!161 = !DILocation(line: 106, column: 18, scope: !136)
!162 = distinct !{!162, !148, !163, !50}
!163 = !DILocation(line: 104, column: 9, scope: !136)
!164 = !DILocation(line: 107, column: 33, scope: !136)
!165 = !DILocation(line: 107, column: 31, scope: !136)
!166 = !DILocation(line: 107, column: 22, scope: !136)
!167 = !DILocation(line: 107, column: 13, scope: !136)
!168 = !DILocation(line: 108, column: 34, scope: !136)
!169 = !DILocation(line: 108, column: 32, scope: !136)
!170 = !DILocation(line: 108, column: 53, scope: !136)
!171 = !DILocation(line: 108, column: 46, scope: !136)
!172 = !DILocation(line: 108, column: 21, scope: !136)
!173 = !DILocation(line: 109, column: 9, scope: !136)
!174 = !DILocation(line: 109, column: 14, scope: !136)
!175 = !DILocation(line: 110, column: 5, scope: !136)
!176 = !DILocation(line: 111, column: 1, scope: !136)
