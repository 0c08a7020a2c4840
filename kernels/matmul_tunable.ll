; Made from matmul_tunable.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'matmul_tunable.cu'
source_filename = "matmul_tunable.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tiles = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@ROWS = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@DEPTH = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@THREADS_X = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@COLS = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@THREADS_Y = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matmul(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %c, i32 noundef %n, i32 noundef %m, i32 noundef %k) local_unnamed_addr #0 !dbg !11 {
entry:
  %sum = alloca [8 x [8 x float]], align 4
  %0 = load i32, ptr addrspacecast (ptr addrspace(4) @ROWS to ptr), align 4, !dbg !14, !tbaa !7
  %1 = load i32, ptr addrspacecast (ptr addrspace(4) @DEPTH to ptr), align 4, !dbg !15, !tbaa !7
  %mul = mul nsw i32 %1, %0, !dbg !16
  %idx.ext = sext i32 %mul to i64, !dbg !17
  %add.ptr = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idx.ext, !dbg !17
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !19
  %4 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_X to ptr), align 4, !dbg !20, !tbaa !7
  %mul2 = mul nsw i32 %4, %3, !dbg !21
  %add = add nsw i32 %mul2, %2, !dbg !22
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !23
  %mul4 = mul i32 %0, %5, !dbg !24
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !25
  %7 = load i32, ptr addrspacecast (ptr addrspace(4) @COLS to ptr), align 4, !dbg !26, !tbaa !7
  %mul6 = mul i32 %7, %6, !dbg !27
  call void @llvm.lifetime.start.p0(ptr nonnull %sum) #6, !dbg !28
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %sum, i8 0, i64 256, i1 false), !dbg !29
  %cmp191 = icmp sgt i32 %m, 0, !dbg !30
  br i1 %cmp191, label %for.cond7.preheader.lr.ph, label %for.cond95.preheader, !dbg !31

for.cond7.preheader.lr.ph:                        ; preds = %entry
  %cmp9181 = icmp slt i32 %add, %mul
  %8 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_Y to ptr), align 4
  %mul20 = mul nsw i32 %8, %4
  %mul24 = mul nsw i32 %7, %1
  %cmp25183 = icmp slt i32 %add, %mul24
  %mul47 = mul nsw i32 %8, %4
  %cmp52189 = icmp sgt i32 %1, 0
  br label %for.cond7.preheader, !dbg !31

for.cond7.preheader:                              ; preds = %for.cond7.preheader.lr.ph, %for.cond.cleanup53
  %t.0192 = phi i32 [ 0, %for.cond7.preheader.lr.ph ], [ %add92, %for.cond.cleanup53 ]
  br i1 %cmp9181, label %for.body11, label %for.cond23.preheader, !dbg !32

for.cond95.preheader:                             ; preds = %for.cond.cleanup53, %entry
  %9 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_Y to ptr), align 4, !tbaa !7
  %div96 = sdiv i32 %0, %9
  %cmp97195 = icmp sgt i32 %div96, 0, !dbg !33
  br i1 %cmp97195, label %for.cond101.preheader.lr.ph, label %for.cond.cleanup98, !dbg !34

for.cond101.preheader.lr.ph:                      ; preds = %for.cond95.preheader
  %div102 = sdiv i32 %7, %4
  %cmp103193 = icmp sgt i32 %div102, 0
  %add107 = add nsw i32 %mul4, %3
  %add111 = add nsw i32 %mul6, %2
  %xtraiter202 = and i32 %div102, 1
  %10 = icmp eq i32 %div102, 1
  %unroll_iter205 = and i32 %div102, 2147483646
  %lcmp.mod203.not = icmp eq i32 %xtraiter202, 0
  %lcmp.mod204 = icmp ne i32 %xtraiter202, 0
  br label %for.cond101.preheader, !dbg !34

for.cond23.preheader:                             ; preds = %cond.end, %for.cond7.preheader
  br i1 %cmp25183, label %for.body27, label %for.cond.cleanup26, !dbg !35

for.body11:                                       ; preds = %for.cond7.preheader, %cond.end
  %i.0182 = phi i32 [ %add21, %cond.end ], [ %add, %for.cond7.preheader ]
  %i.0182.frozen = freeze i32 %i.0182, !dbg !36
  %.frozen = freeze i32 %1, !dbg !36
  %div = sdiv i32 %i.0182.frozen, %.frozen, !dbg !36
  %add12 = add nsw i32 %div, %mul4, !dbg !37
  %11 = mul i32 %div, %.frozen, !dbg !38
  %rem.decomposed = sub i32 %i.0182.frozen, %11, !dbg !38
  %add13 = add nsw i32 %rem.decomposed, %t.0192, !dbg !39
  %cmp14 = icmp slt i32 %add12, %n, !dbg !40
  %cmp15 = icmp slt i32 %add13, %m
  %or.cond = select i1 %cmp14, i1 %cmp15, i1 false, !dbg !41
  br i1 %or.cond, label %cond.true, label %cond.end, !dbg !41

cond.true:                                        ; preds = %for.body11
  %mul16 = mul nsw i32 %add12, %m, !dbg !42
  %add17 = add nsw i32 %mul16, %add13, !dbg !43
  %idxprom = sext i32 %add17 to i64, !dbg !44
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !44
  %12 = load float, ptr %arrayidx, align 4, !dbg !44, !tbaa !45
  br label %cond.end, !dbg !47

cond.end:                                         ; preds = %for.body11, %cond.true
  %cond = phi contract float [ %12, %cond.true ], [ 0.000000e+00, %for.body11 ], !dbg !47
  %idxprom18 = sext i32 %i.0182 to i64, !dbg !48
  %arrayidx19 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom18, !dbg !48
  store float %cond, ptr %arrayidx19, align 4, !dbg !49, !tbaa !45
  %add21 = add nsw i32 %mul20, %i.0182, !dbg !50
  %cmp9 = icmp slt i32 %add21, %mul, !dbg !51
  br i1 %cmp9, label %for.body11, label %for.cond23.preheader, !dbg !32, !llvm.loop !52

for.cond.cleanup26:                               ; preds = %cond.end42, %for.cond23.preheader
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  br i1 %cmp52189, label %for.cond55.preheader.lr.ph, label %for.cond.cleanup53, !dbg !56

for.cond55.preheader.lr.ph:                       ; preds = %for.cond.cleanup26
  %div56 = sdiv i32 %0, %8
  %cmp57187 = icmp sgt i32 %div56, 0
  br label %for.cond55.preheader, !dbg !56

for.body27:                                       ; preds = %for.cond23.preheader, %cond.end42
  %i22.0184 = phi i32 [ %add48, %cond.end42 ], [ %add, %for.cond23.preheader ]
  %i22.0184.frozen = freeze i32 %i22.0184, !dbg !57
  %.frozen207 = freeze i32 %7, !dbg !57
  %div29 = sdiv i32 %i22.0184.frozen, %.frozen207, !dbg !57
  %add30 = add nsw i32 %div29, %t.0192, !dbg !58
  %13 = mul i32 %div29, %.frozen207, !dbg !59
  %rem31.decomposed = sub i32 %i22.0184.frozen, %13, !dbg !59
  %add32 = add nsw i32 %rem31.decomposed, %mul6, !dbg !60
  %cmp33 = icmp slt i32 %add30, %m, !dbg !61
  %cmp35 = icmp slt i32 %add32, %k
  %or.cond179 = select i1 %cmp33, i1 %cmp35, i1 false, !dbg !62
  br i1 %or.cond179, label %cond.true36, label %cond.end42, !dbg !62

cond.true36:                                      ; preds = %for.body27
  %mul37 = mul nsw i32 %add30, %k, !dbg !63
  %add38 = add nsw i32 %mul37, %add32, !dbg !64
  %idxprom39 = sext i32 %add38 to i64, !dbg !65
  %arrayidx40 = getelementptr inbounds float, ptr %b, i64 %idxprom39, !dbg !65
  %14 = load float, ptr %arrayidx40, align 4, !dbg !65, !tbaa !45
  br label %cond.end42, !dbg !66

cond.end42:                                       ; preds = %for.body27, %cond.true36
  %cond43 = phi contract float [ %14, %cond.true36 ], [ 0.000000e+00, %for.body27 ], !dbg !66
  %idxprom44 = sext i32 %i22.0184 to i64, !dbg !67
  %arrayidx45 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom44, !dbg !67
  store float %cond43, ptr %arrayidx45, align 4, !dbg !68, !tbaa !45
  %add48 = add nsw i32 %mul47, %i22.0184, !dbg !69
  %cmp25 = icmp slt i32 %add48, %mul24, !dbg !70
  br i1 %cmp25, label %for.body27, label %for.cond.cleanup26, !dbg !35, !llvm.loop !71

for.cond55.preheader:                             ; preds = %for.cond55.preheader.lr.ph, %for.cond.cleanup58
  %i50.0190 = phi i32 [ 0, %for.cond55.preheader.lr.ph ], [ %inc89, %for.cond.cleanup58 ]
  br i1 %cmp57187, label %for.cond60.preheader.lr.ph, label %for.cond.cleanup58, !dbg !73

for.cond60.preheader.lr.ph:                       ; preds = %for.cond55.preheader
  %div61 = sdiv i32 %7, %4
  %cmp62185 = icmp sgt i32 %div61, 0
  %mul71 = mul nsw i32 %i50.0190, %7
  %add72 = add nsw i32 %mul71, %2
  %xtraiter = and i32 %div61, 1
  %15 = icmp eq i32 %div61, 1
  %unroll_iter = and i32 %div61, 2147483646
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  %lcmp.mod201 = icmp ne i32 %xtraiter, 0
  br label %for.cond60.preheader, !dbg !73

for.cond.cleanup53:                               ; preds = %for.cond.cleanup58, %for.cond.cleanup26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !74
  %add92 = add nsw i32 %t.0192, %1, !dbg !75
  %cmp = icmp slt i32 %add92, %m, !dbg !30
  br i1 %cmp, label %for.cond7.preheader, label %for.cond95.preheader, !dbg !31, !llvm.loop !76

for.cond60.preheader:                             ; preds = %for.cond60.preheader.lr.ph, %for.cond.cleanup63
  %y.0188 = phi i32 [ 0, %for.cond60.preheader.lr.ph ], [ %inc86, %for.cond.cleanup63 ]
  br i1 %cmp62185, label %for.body64.lr.ph, label %for.cond.cleanup63, !dbg !78

for.body64.lr.ph:                                 ; preds = %for.cond60.preheader
  %mul65 = mul nsw i32 %8, %y.0188
  %add66 = add nsw i32 %mul65, %3
  %mul67 = mul nsw i32 %add66, %1
  %add68 = add nsw i32 %mul67, %i50.0190
  %idxprom69 = sext i32 %add68 to i64
  %arrayidx70 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom69
  %16 = load float, ptr %arrayidx70, align 4, !tbaa !45
  %idxprom78 = zext nneg i32 %y.0188 to i64
  %arrayidx79 = getelementptr inbounds nuw [8 x float], ptr %sum, i64 %idxprom78
  br i1 %15, label %for.body64.epil.preheader, label %for.body64, !dbg !78

for.cond.cleanup58:                               ; preds = %for.cond.cleanup63, %for.cond55.preheader
  %inc89 = add nuw nsw i32 %i50.0190, 1, !dbg !79
  %exitcond198.not = icmp eq i32 %inc89, %1, !dbg !80
  br i1 %exitcond198.not, label %for.cond.cleanup53, label %for.cond55.preheader, !dbg !56, !llvm.loop !81

for.cond.cleanup63.loopexit.unr-lcssa:            ; preds = %for.body64
  br i1 %lcmp.mod.not, label %for.cond.cleanup63, label %for.body64.epil.preheader, !dbg !78

for.body64.epil.preheader:                        ; preds = %for.cond.cleanup63.loopexit.unr-lcssa, %for.body64.lr.ph
  %x.0186.epil.init = phi i32 [ 0, %for.body64.lr.ph ], [ %inc.1, %for.cond.cleanup63.loopexit.unr-lcssa ]
  tail call void @llvm.assume(i1 %lcmp.mod201), !dbg !78
  %mul73.epil = mul nsw i32 %x.0186.epil.init, %4, !dbg !83
  %add74.epil = add nsw i32 %add72, %mul73.epil, !dbg !84
  %idxprom75.epil = sext i32 %add74.epil to i64, !dbg !85
  %arrayidx76.epil = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom75.epil, !dbg !85
  %17 = load float, ptr %arrayidx76.epil, align 4, !dbg !85, !tbaa !45
  %mul77.epil = fmul contract float %16, %17, !dbg !86
  %idxprom80.epil = zext nneg i32 %x.0186.epil.init to i64, !dbg !87
  %arrayidx81.epil = getelementptr inbounds nuw float, ptr %arrayidx79, i64 %idxprom80.epil, !dbg !87
  %18 = load float, ptr %arrayidx81.epil, align 4, !dbg !88, !tbaa !45
  %add82.epil = fadd contract float %18, %mul77.epil, !dbg !88
  store float %add82.epil, ptr %arrayidx81.epil, align 4, !dbg !88, !tbaa !45
  br label %for.cond.cleanup63, !dbg !89

for.cond.cleanup63:                               ; preds = %for.body64.epil.preheader, %for.cond.cleanup63.loopexit.unr-lcssa, %for.cond60.preheader
  %inc86 = add nuw nsw i32 %y.0188, 1, !dbg !89
  %exitcond197.not = icmp eq i32 %inc86, %div56, !dbg !90
  br i1 %exitcond197.not, label %for.cond.cleanup58, label %for.cond60.preheader, !dbg !73, !llvm.loop !91

for.body64:                                       ; preds = %for.body64.lr.ph, %for.body64
  %x.0186 = phi i32 [ %inc.1, %for.body64 ], [ 0, %for.body64.lr.ph ]
  %niter = phi i32 [ %niter.next.1, %for.body64 ], [ 0, %for.body64.lr.ph ]
  %mul73 = mul nsw i32 %x.0186, %4, !dbg !83
  %add74 = add nsw i32 %add72, %mul73, !dbg !84
  %idxprom75 = sext i32 %add74 to i64, !dbg !85
  %arrayidx76 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom75, !dbg !85
  %19 = load float, ptr %arrayidx76, align 4, !dbg !85, !tbaa !45
  %mul77 = fmul contract float %16, %19, !dbg !86
  %idxprom80 = zext nneg i32 %x.0186 to i64, !dbg !87
  %arrayidx81 = getelementptr inbounds nuw float, ptr %arrayidx79, i64 %idxprom80, !dbg !87
  %20 = load float, ptr %arrayidx81, align 4, !dbg !88, !tbaa !45
  %add82 = fadd contract float %20, %mul77, !dbg !88
  store float %add82, ptr %arrayidx81, align 4, !dbg !88, !tbaa !45
  %inc = or disjoint i32 %x.0186, 1, !dbg !93
  %mul73.1 = mul nsw i32 %inc, %4, !dbg !83
  %add74.1 = add nsw i32 %add72, %mul73.1, !dbg !84
  %idxprom75.1 = sext i32 %add74.1 to i64, !dbg !85
  %arrayidx76.1 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom75.1, !dbg !85
  %21 = load float, ptr %arrayidx76.1, align 4, !dbg !85, !tbaa !45
  %mul77.1 = fmul contract float %16, %21, !dbg !86
  %idxprom80.1 = zext nneg i32 %inc to i64, !dbg !87
  %arrayidx81.1 = getelementptr inbounds nuw float, ptr %arrayidx79, i64 %idxprom80.1, !dbg !87
  %22 = load float, ptr %arrayidx81.1, align 4, !dbg !88, !tbaa !45
  %add82.1 = fadd contract float %22, %mul77.1, !dbg !88
  store float %add82.1, ptr %arrayidx81.1, align 4, !dbg !88, !tbaa !45
  %inc.1 = add nuw nsw i32 %x.0186, 2, !dbg !93
  %niter.next.1 = add i32 %niter, 2, !dbg !78
  %niter.ncmp.1 = icmp eq i32 %niter.next.1, %unroll_iter, !dbg !78
  br i1 %niter.ncmp.1, label %for.cond.cleanup63.loopexit.unr-lcssa, label %for.body64, !dbg !78, !llvm.loop !94

for.cond101.preheader:                            ; preds = %for.cond101.preheader.lr.ph, %for.cond.cleanup104
  %y94.0196 = phi i32 [ 0, %for.cond101.preheader.lr.ph ], [ %inc129, %for.cond.cleanup104 ]
  br i1 %cmp103193, label %for.body105.lr.ph, label %for.cond.cleanup104, !dbg !96

for.body105.lr.ph:                                ; preds = %for.cond101.preheader
  %mul108 = mul nsw i32 %9, %y94.0196
  %add109 = add nsw i32 %add107, %mul108
  %cmp114 = icmp slt i32 %add109, %n
  %idxprom117 = zext nneg i32 %y94.0196 to i64
  %arrayidx118 = getelementptr inbounds nuw [8 x float], ptr %sum, i64 %idxprom117
  %mul121 = mul nsw i32 %add109, %k
  br i1 %10, label %for.body105.epil.preheader, label %for.body105, !dbg !96

for.cond.cleanup98:                               ; preds = %for.cond.cleanup104, %for.cond95.preheader
  call void @llvm.lifetime.end.p0(ptr nonnull %sum) #6, !dbg !97
  ret void, !dbg !97

for.cond.cleanup104.loopexit.unr-lcssa:           ; preds = %if.end.1
  br i1 %lcmp.mod203.not, label %for.cond.cleanup104, label %for.body105.epil.preheader, !dbg !98

for.body105.epil.preheader:                       ; preds = %for.cond.cleanup104.loopexit.unr-lcssa, %for.body105.lr.ph
  %x100.0194.epil.init = phi i32 [ 0, %for.body105.lr.ph ], [ %inc126.1, %for.cond.cleanup104.loopexit.unr-lcssa ]
  tail call void @llvm.assume(i1 %lcmp.mod204), !dbg !98
  %mul112.epil = mul nsw i32 %x100.0194.epil.init, %4, !dbg !99
  %add113.epil = add nsw i32 %add111, %mul112.epil, !dbg !100
  %cmp116.epil = icmp slt i32 %add113.epil, %k
  %or.cond180.epil = select i1 %cmp114, i1 %cmp116.epil, i1 false, !dbg !98
  br i1 %or.cond180.epil, label %if.then.epil, label %for.cond.cleanup104, !dbg !98

if.then.epil:                                     ; preds = %for.body105.epil.preheader
  %idxprom119.epil = zext nneg i32 %x100.0194.epil.init to i64, !dbg !101
  %arrayidx120.epil = getelementptr inbounds nuw float, ptr %arrayidx118, i64 %idxprom119.epil, !dbg !101
  %23 = load float, ptr %arrayidx120.epil, align 4, !dbg !101, !tbaa !45
  %add122.epil = add nsw i32 %add113.epil, %mul121, !dbg !102
  %idxprom123.epil = sext i32 %add122.epil to i64, !dbg !103
  %arrayidx124.epil = getelementptr inbounds float, ptr %c, i64 %idxprom123.epil, !dbg !103
  store float %23, ptr %arrayidx124.epil, align 4, !dbg !104, !tbaa !45
  br label %for.cond.cleanup104, !dbg !103

for.cond.cleanup104:                              ; preds = %for.cond.cleanup104.loopexit.unr-lcssa, %if.then.epil, %for.body105.epil.preheader, %for.cond101.preheader
  %inc129 = add nuw nsw i32 %y94.0196, 1, !dbg !105
  %exitcond200.not = icmp eq i32 %inc129, %div96, !dbg !33
  br i1 %exitcond200.not, label %for.cond.cleanup98, label %for.cond101.preheader, !dbg !34, !llvm.loop !106

for.body105:                                      ; preds = %for.body105.lr.ph, %if.end.1
  %x100.0194 = phi i32 [ %inc126.1, %if.end.1 ], [ 0, %for.body105.lr.ph ]
  %niter206 = phi i32 [ %niter206.next.1, %if.end.1 ], [ 0, %for.body105.lr.ph ]
  %mul112 = mul nsw i32 %x100.0194, %4, !dbg !99
  %add113 = add nsw i32 %add111, %mul112, !dbg !100
  %cmp116 = icmp slt i32 %add113, %k
  %or.cond180 = select i1 %cmp114, i1 %cmp116, i1 false, !dbg !98
  br i1 %or.cond180, label %if.then, label %if.end, !dbg !98

if.then:                                          ; preds = %for.body105
  %idxprom119 = zext nneg i32 %x100.0194 to i64, !dbg !101
  %arrayidx120 = getelementptr inbounds nuw float, ptr %arrayidx118, i64 %idxprom119, !dbg !101
  %24 = load float, ptr %arrayidx120, align 4, !dbg !101, !tbaa !45
  %add122 = add nsw i32 %add113, %mul121, !dbg !102
  %idxprom123 = sext i32 %add122 to i64, !dbg !103
  %arrayidx124 = getelementptr inbounds float, ptr %c, i64 %idxprom123, !dbg !103
  store float %24, ptr %arrayidx124, align 4, !dbg !104, !tbaa !45
  br label %if.end, !dbg !103

if.end:                                           ; preds = %if.then, %for.body105
  %inc126 = or disjoint i32 %x100.0194, 1, !dbg !108
  %mul112.1 = mul nsw i32 %inc126, %4, !dbg !99
  %add113.1 = add nsw i32 %add111, %mul112.1, !dbg !100
  %cmp116.1 = icmp slt i32 %add113.1, %k
  %or.cond180.1 = select i1 %cmp114, i1 %cmp116.1, i1 false, !dbg !98
  br i1 %or.cond180.1, label %if.then.1, label %if.end.1, !dbg !98

if.then.1:                                        ; preds = %if.end
  %idxprom119.1 = zext nneg i32 %inc126 to i64, !dbg !101
  %arrayidx120.1 = getelementptr inbounds nuw float, ptr %arrayidx118, i64 %idxprom119.1, !dbg !101
  %25 = load float, ptr %arrayidx120.1, align 4, !dbg !101, !tbaa !45
  %add122.1 = add nsw i32 %add113.1, %mul121, !dbg !102
  %idxprom123.1 = sext i32 %add122.1 to i64, !dbg !103
  %arrayidx124.1 = getelementptr inbounds float, ptr %c, i64 %idxprom123.1, !dbg !103
  store float %25, ptr %arrayidx124.1, align 4, !dbg !104, !tbaa !45
  br label %if.end.1, !dbg !103

if.end.1:                                         ; preds = %if.then.1, %if.end
  %inc126.1 = add nuw nsw i32 %x100.0194, 2, !dbg !108
  %niter206.next.1 = add i32 %niter206, 2, !dbg !96
  %niter206.ncmp.1 = icmp eq i32 %niter206.next.1, %unroll_iter205, !dbg !96
  br i1 %niter206.ncmp.1, label %for.cond.cleanup104.loopexit.unr-lcssa, label %for.body105, !dbg !96, !llvm.loop !109
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "matmul_tunable.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "matmul", scope: !1, file: !1, line: 19, type: !12, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 22, column: 29, scope: !11)
!15 = !DILocation(line: 22, column: 36, scope: !11)
!16 = !DILocation(line: 22, column: 34, scope: !11)
!17 = !DILocation(line: 22, column: 27, scope: !11)
!18 = !DILocation(line: 24, column: 14, scope: !11)
!19 = !DILocation(line: 25, column: 14, scope: !11)
!20 = !DILocation(line: 26, column: 23, scope: !11)
!21 = !DILocation(line: 26, column: 21, scope: !11)
!22 = !DILocation(line: 26, column: 33, scope: !11)
!23 = !DILocation(line: 27, column: 15, scope: !11)
!24 = !DILocation(line: 27, column: 26, scope: !11)
!25 = !DILocation(line: 28, column: 16, scope: !11)
!26 = !DILocation(line: 28, column: 29, scope: !11)
!27 = !DILocation(line: 28, column: 27, scope: !11)
!28 = !DILocation(line: 29, column: 5, scope: !11)
!29 = !DILocation(line: 29, column: 11, scope: !11)
!30 = !DILocation(line: 31, column: 23, scope: !11)
!31 = !DILocation(line: 31, column: 5, scope: !11)
!32 = !DILocation(line: 33, column: 9, scope: !11)
!33 = !DILocation(line: 55, column: 23, scope: !11)
!34 = !DILocation(line: 55, column: 5, scope: !11)
!35 = !DILocation(line: 38, column: 9, scope: !11)
!36 = !DILocation(line: 34, column: 31, scope: !11)
!37 = !DILocation(line: 34, column: 27, scope: !11)
!38 = !DILocation(line: 35, column: 28, scope: !11)
!39 = !DILocation(line: 35, column: 24, scope: !11)
!40 = !DILocation(line: 36, column: 29, scope: !11)
!41 = !DILocation(line: 36, column: 33, scope: !11)
!42 = !DILocation(line: 36, column: 51, scope: !11)
!43 = !DILocation(line: 36, column: 55, scope: !11)
!44 = !DILocation(line: 36, column: 45, scope: !11)
!45 = !{!46, !46, i64 0}
!46 = !{!"float", !9, i64 0}
!47 = !DILocation(line: 36, column: 25, scope: !11)
!48 = !DILocation(line: 36, column: 13, scope: !11)
!49 = !DILocation(line: 36, column: 23, scope: !11)
!50 = !DILocation(line: 33, column: 50, scope: !11)
!51 = !DILocation(line: 33, column: 32, scope: !11)
!52 = distinct !{!52, !32, !53, !54}
!53 = !DILocation(line: 37, column: 9, scope: !11)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 43, column: 9, scope: !11)
!56 = !DILocation(line: 45, column: 9, scope: !11)
!57 = !DILocation(line: 39, column: 28, scope: !11)
!58 = !DILocation(line: 39, column: 24, scope: !11)
!59 = !DILocation(line: 40, column: 32, scope: !11)
!60 = !DILocation(line: 40, column: 28, scope: !11)
!61 = !DILocation(line: 41, column: 28, scope: !11)
!62 = !DILocation(line: 41, column: 32, scope: !11)
!63 = !DILocation(line: 41, column: 50, scope: !11)
!64 = !DILocation(line: 41, column: 54, scope: !11)
!65 = !DILocation(line: 41, column: 45, scope: !11)
!66 = !DILocation(line: 41, column: 25, scope: !11)
!67 = !DILocation(line: 41, column: 13, scope: !11)
!68 = !DILocation(line: 41, column: 23, scope: !11)
!69 = !DILocation(line: 38, column: 50, scope: !11)
!70 = !DILocation(line: 38, column: 32, scope: !11)
!71 = distinct !{!71, !35, !72, !54}
!72 = !DILocation(line: 42, column: 9, scope: !11)
!73 = !DILocation(line: 46, column: 13, scope: !11)
!74 = !DILocation(line: 52, column: 9, scope: !11)
!75 = !DILocation(line: 31, column: 30, scope: !11)
!76 = distinct !{!76, !31, !77, !54}
!77 = !DILocation(line: 53, column: 5, scope: !11)
!78 = !DILocation(line: 47, column: 17, scope: !11)
!79 = !DILocation(line: 45, column: 37, scope: !11)
!80 = !DILocation(line: 45, column: 27, scope: !11)
!81 = distinct !{!81, !56, !82, !54}
!82 = !DILocation(line: 51, column: 9, scope: !11)
!83 = !DILocation(line: 49, column: 59, scope: !11)
!84 = !DILocation(line: 49, column: 55, scope: !11)
!85 = !DILocation(line: 49, column: 34, scope: !11)
!86 = !DILocation(line: 48, column: 75, scope: !11)
!87 = !DILocation(line: 48, column: 21, scope: !11)
!88 = !DILocation(line: 48, column: 31, scope: !11)
!89 = !DILocation(line: 46, column: 52, scope: !11)
!90 = !DILocation(line: 46, column: 31, scope: !11)
!91 = distinct !{!91, !73, !92, !54}
!92 = !DILocation(line: 50, column: 13, scope: !11)
!93 = !DILocation(line: 47, column: 56, scope: !11)
!94 = distinct !{!94, !78, !95, !54}
!95 = !DILocation(line: 49, column: 70, scope: !11)
!96 = !DILocation(line: 56, column: 9, scope: !11)
!97 = !DILocation(line: 63, column: 1, scope: !11)
!98 = !DILocation(line: 59, column: 25, scope: !11)
!99 = !DILocation(line: 58, column: 37, scope: !11)
!100 = !DILocation(line: 58, column: 33, scope: !11)
!101 = !DILocation(line: 60, column: 36, scope: !11)
!102 = !DILocation(line: 60, column: 27, scope: !11)
!103 = !DILocation(line: 60, column: 17, scope: !11)
!104 = !DILocation(line: 60, column: 34, scope: !11)
!105 = !DILocation(line: 55, column: 44, scope: !11)
!106 = distinct !{!106, !34, !107, !54}
!107 = !DILocation(line: 62, column: 5, scope: !11)
!108 = !DILocation(line: 56, column: 48, scope: !11)
!109 = distinct !{!109, !96, !110, !54}
!110 = !DILocation(line: 61, column: 9, scope: !11)
