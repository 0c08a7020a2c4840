; Made from particlefilter.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'particlefilter.cu'
source_filename = "particlefilter.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8cumulateE3sum = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ8cumulateE6before = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ8estimateE4rows = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ8estimateE4cols = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @propagate(ptr noundef readonly captures(none) %frame, ptr noundef readonly captures(none) %offsets, ptr noundef captures(none) %row, ptr noundef captures(none) %col, ptr noundef captures(none) %seed, ptr noundef writeonly captures(none) %weight, i32 noundef %particles, i32 noundef %pixels, i32 noundef %rows, i32 noundef %cols, i32 noundef %bright, float noundef %down, float noundef %right, float noundef %spread) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %mul = mul i32 %0, %1, !dbg !16
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %add = add i32 %mul, %2, !dbg !18
  %cmp.not = icmp slt i32 %add, %particles, !dbg !19
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !19

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !20
  %arrayidx = getelementptr inbounds i32, ptr %seed, i64 %idxprom, !dbg !20
  %state.promoted.i = load i32, ptr %arrayidx, align 4, !tbaa !7
  %mul.i.i = mul i32 %state.promoted.i, 1664525, !dbg !21
  %add.i.i = add i32 %mul.i.i, 1013904223, !dbg !26
  %shr.i.i = lshr i32 %add.i.i, 16, !dbg !27
  %mul.i.1.i = mul i32 %add.i.i, 1664525, !dbg !21
  %add.i.1.i = add i32 %mul.i.1.i, 1013904223, !dbg !26
  %shr.i.1.i = lshr i32 %add.i.1.i, 16, !dbg !27
  %mul.i.2.i = mul i32 %add.i.1.i, 1664525, !dbg !21
  %add.i.2.i = add i32 %mul.i.2.i, 1013904223, !dbg !26
  %shr.i.2.i = lshr i32 %add.i.2.i, 16, !dbg !27
  %mul.i.3.i = mul i32 %add.i.2.i, 1664525, !dbg !21
  %add.i.3.i = add i32 %mul.i.3.i, 1013904223, !dbg !26
  %shr.i.3.i = lshr i32 %add.i.3.i, 16, !dbg !27
  %mul.i.4.i = mul i32 %add.i.3.i, 1664525, !dbg !21
  %add.i.4.i = add i32 %mul.i.4.i, 1013904223, !dbg !26
  %shr.i.4.i = lshr i32 %add.i.4.i, 16, !dbg !27
  %mul.i.5.i = mul i32 %add.i.4.i, 1664525, !dbg !21
  %add.i.5.i = add i32 %mul.i.5.i, 1013904223, !dbg !26
  %shr.i.5.i = lshr i32 %add.i.5.i, 16, !dbg !27
  %mul.i.6.i = mul i32 %add.i.5.i, 1664525, !dbg !21
  %add.i.6.i = add i32 %mul.i.6.i, 1013904223, !dbg !26
  %shr.i.6.i = lshr i32 %add.i.6.i, 16, !dbg !27
  %mul.i.7.i = mul i32 %add.i.6.i, 1664525, !dbg !21
  %add.i.7.i = add i32 %mul.i.7.i, 1013904223, !dbg !26
  %shr.i.7.i = lshr i32 %add.i.7.i, 16, !dbg !27
  %mul.i.8.i = mul i32 %add.i.7.i, 1664525, !dbg !21
  %add.i.8.i = add i32 %mul.i.8.i, 1013904223, !dbg !26
  %shr.i.8.i = lshr i32 %add.i.8.i, 16, !dbg !27
  %mul.i.9.i = mul i32 %add.i.8.i, 1664525, !dbg !21
  %add.i.9.i = add i32 %mul.i.9.i, 1013904223, !dbg !26
  %shr.i.9.i = lshr i32 %add.i.9.i, 16, !dbg !27
  %mul.i.10.i = mul i32 %add.i.9.i, 1664525, !dbg !21
  %add.i.10.i = add i32 %mul.i.10.i, 1013904223, !dbg !26
  %shr.i.10.i = lshr i32 %add.i.10.i, 16, !dbg !27
  %mul.i.11.i = mul i32 %add.i.10.i, 1664525, !dbg !21
  %add.i.11.i = add i32 %mul.i.11.i, 1013904223, !dbg !26
  %shr.i.11.i = lshr i32 %add.i.11.i, 16, !dbg !27
  %add.1.i = add nuw nsw i32 %shr.i.i, -393210, !dbg !28
  %add.2.i = add nuw nsw i32 %add.1.i, %shr.i.1.i, !dbg !28
  %add.3.i = add nuw nsw i32 %add.2.i, %shr.i.2.i, !dbg !28
  %add.4.i = add nuw nsw i32 %add.3.i, %shr.i.3.i, !dbg !28
  %add.5.i = add nuw nsw i32 %add.4.i, %shr.i.4.i, !dbg !28
  %add.6.i = add nsw i32 %add.5.i, %shr.i.5.i, !dbg !28
  %add.7.i = add nsw i32 %add.6.i, %shr.i.6.i, !dbg !28
  %add.8.i = add nsw i32 %add.7.i, %shr.i.7.i, !dbg !28
  %add.9.i = add nsw i32 %add.8.i, %shr.i.8.i, !dbg !28
  %add.10.i = add nsw i32 %add.9.i, %shr.i.9.i, !dbg !28
  %add.11.i = add nsw i32 %add.10.i, %shr.i.10.i, !dbg !28
  %sub.i = add nsw i32 %add.11.i, %shr.i.11.i, !dbg !29
  %conv.i = sitofp i32 %sub.i to float, !dbg !30
  %mul.i = fmul contract float %conv.i, 0x3EF0000000000000, !dbg !31
  %mul4 = fmul contract float %spread, %mul.i, !dbg !32
  %add5 = fadd contract float %down, %mul4, !dbg !33
  %arrayidx7 = getelementptr inbounds float, ptr %row, i64 %idxprom, !dbg !34
  %3 = load float, ptr %arrayidx7, align 4, !dbg !35, !tbaa !36
  %add8 = fadd contract float %3, %add5, !dbg !35
  store float %add8, ptr %arrayidx7, align 4, !dbg !35, !tbaa !36
  %mul.i.i76 = mul i32 %add.i.11.i, 1664525, !dbg !38
  %add.i.i77 = add i32 %mul.i.i76, 1013904223, !dbg !41
  %shr.i.i78 = lshr i32 %add.i.i77, 16, !dbg !42
  %mul.i.1.i79 = mul i32 %add.i.i77, 1664525, !dbg !38
  %add.i.1.i80 = add i32 %mul.i.1.i79, 1013904223, !dbg !41
  %shr.i.1.i81 = lshr i32 %add.i.1.i80, 16, !dbg !42
  %mul.i.2.i83 = mul i32 %add.i.1.i80, 1664525, !dbg !38
  %add.i.2.i84 = add i32 %mul.i.2.i83, 1013904223, !dbg !41
  %shr.i.2.i85 = lshr i32 %add.i.2.i84, 16, !dbg !42
  %mul.i.3.i87 = mul i32 %add.i.2.i84, 1664525, !dbg !38
  %add.i.3.i88 = add i32 %mul.i.3.i87, 1013904223, !dbg !41
  %shr.i.3.i89 = lshr i32 %add.i.3.i88, 16, !dbg !42
  %mul.i.4.i91 = mul i32 %add.i.3.i88, 1664525, !dbg !38
  %add.i.4.i92 = add i32 %mul.i.4.i91, 1013904223, !dbg !41
  %shr.i.4.i93 = lshr i32 %add.i.4.i92, 16, !dbg !42
  %mul.i.5.i95 = mul i32 %add.i.4.i92, 1664525, !dbg !38
  %add.i.5.i96 = add i32 %mul.i.5.i95, 1013904223, !dbg !41
  %shr.i.5.i97 = lshr i32 %add.i.5.i96, 16, !dbg !42
  %mul.i.6.i99 = mul i32 %add.i.5.i96, 1664525, !dbg !38
  %add.i.6.i100 = add i32 %mul.i.6.i99, 1013904223, !dbg !41
  %shr.i.6.i101 = lshr i32 %add.i.6.i100, 16, !dbg !42
  %mul.i.7.i103 = mul i32 %add.i.6.i100, 1664525, !dbg !38
  %add.i.7.i104 = add i32 %mul.i.7.i103, 1013904223, !dbg !41
  %shr.i.7.i105 = lshr i32 %add.i.7.i104, 16, !dbg !42
  %mul.i.8.i107 = mul i32 %add.i.7.i104, 1664525, !dbg !38
  %add.i.8.i108 = add i32 %mul.i.8.i107, 1013904223, !dbg !41
  %shr.i.8.i109 = lshr i32 %add.i.8.i108, 16, !dbg !42
  %mul.i.9.i111 = mul i32 %add.i.8.i108, 1664525, !dbg !38
  %add.i.9.i112 = add i32 %mul.i.9.i111, 1013904223, !dbg !41
  %shr.i.9.i113 = lshr i32 %add.i.9.i112, 16, !dbg !42
  %mul.i.10.i115 = mul i32 %add.i.9.i112, 1664525, !dbg !38
  %add.i.10.i116 = add i32 %mul.i.10.i115, 1013904223, !dbg !41
  %shr.i.10.i117 = lshr i32 %add.i.10.i116, 16, !dbg !42
  %mul.i.11.i119 = mul i32 %add.i.10.i116, 1664525, !dbg !38
  %add.i.11.i120 = add i32 %mul.i.11.i119, 1013904223, !dbg !41
  %shr.i.11.i121 = lshr i32 %add.i.11.i120, 16, !dbg !42
  store i32 %add.i.11.i120, ptr %arrayidx, align 4, !dbg !43, !tbaa !7
  %add.1.i82 = add nuw nsw i32 %shr.i.i78, -393210, !dbg !44
  %add.2.i86 = add nuw nsw i32 %add.1.i82, %shr.i.1.i81, !dbg !44
  %add.3.i90 = add nuw nsw i32 %add.2.i86, %shr.i.2.i85, !dbg !44
  %add.4.i94 = add nuw nsw i32 %add.3.i90, %shr.i.3.i89, !dbg !44
  %add.5.i98 = add nuw nsw i32 %add.4.i94, %shr.i.4.i93, !dbg !44
  %add.6.i102 = add nsw i32 %add.5.i98, %shr.i.5.i97, !dbg !44
  %add.7.i106 = add nsw i32 %add.6.i102, %shr.i.6.i101, !dbg !44
  %add.8.i110 = add nsw i32 %add.7.i106, %shr.i.7.i105, !dbg !44
  %add.9.i114 = add nsw i32 %add.8.i110, %shr.i.8.i109, !dbg !44
  %add.10.i118 = add nsw i32 %add.9.i114, %shr.i.9.i113, !dbg !44
  %add.11.i122 = add nsw i32 %add.10.i118, %shr.i.10.i117, !dbg !44
  %sub.i123 = add nsw i32 %add.11.i122, %shr.i.11.i121, !dbg !45
  %conv.i124 = sitofp i32 %sub.i123 to float, !dbg !46
  %mul.i125 = fmul contract float %conv.i124, 0x3EF0000000000000, !dbg !47
  %mul12 = fmul contract float %spread, %mul.i125, !dbg !48
  %add13 = fadd contract float %right, %mul12, !dbg !49
  %arrayidx15 = getelementptr inbounds float, ptr %col, i64 %idxprom, !dbg !50
  %4 = load float, ptr %arrayidx15, align 4, !dbg !51, !tbaa !36
  %add16 = fadd contract float %4, %add13, !dbg !51
  store float %add16, ptr %arrayidx15, align 4, !dbg !51, !tbaa !36
  %cmp17126 = icmp sgt i32 %pixels, 0, !dbg !52
  br i1 %cmp17126, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !53

for.body.lr.ph:                                   ; preds = %if.end
  %5 = load float, ptr %arrayidx7, align 4, !tbaa !36
  %add20 = fadd contract float %5, 5.000000e-01
  %conv = fptosi float %add20 to i32
  %sub = add nsw i32 %rows, -1
  %add29 = fadd contract float %add16, 5.000000e-01
  %conv30 = fptosi float %add29 to i32
  %sub37 = add nsw i32 %cols, -1
  %xtraiter = and i32 %pixels, 1, !dbg !53
  %6 = icmp eq i32 %pixels, 1, !dbg !53
  br i1 %6, label %for.body.epil.preheader, label %for.body.lr.ph.new, !dbg !53

for.body.lr.ph.new:                               ; preds = %for.body.lr.ph
  %unroll_iter = and i32 %pixels, 2147483646, !dbg !53
  br label %for.body, !dbg !53

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !53
  br i1 %lcmp.mod.not, label %for.cond.cleanup.loopexit, label %for.body.epil.preheader, !dbg !53

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.lr.ph
  %distance.0128.epil.init = phi i32 [ 0, %for.body.lr.ph ], [ %add46.1, %for.cond.cleanup.loopexit.unr-lcssa ]
  %k.0127.epil.init = phi i32 [ 0, %for.body.lr.ph ], [ %inc.1, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod130 = icmp ne i32 %xtraiter, 0, !dbg !53
  tail call void @llvm.assume(i1 %lcmp.mod130), !dbg !53
  %mul21.epil = shl nuw nsw i32 %k.0127.epil.init, 1, !dbg !54
  %idxprom22.epil = zext nneg i32 %mul21.epil to i64, !dbg !55
  %arrayidx23.epil = getelementptr inbounds nuw i32, ptr %offsets, i64 %idxprom22.epil, !dbg !55
  %7 = load i32, ptr %arrayidx23.epil, align 4, !dbg !55, !tbaa !7
  %add24.epil = add nsw i32 %7, %conv, !dbg !56
  %cond.i74.epil = tail call noundef i32 @llvm.smax.i32(i32 %add24.epil, i32 0), !dbg !57
  %cond.i72.epil = tail call noundef i32 @llvm.smin.i32(i32 %cond.i74.epil, i32 range(i32 -2147483648, 2147483647) %sub), !dbg !58
  %arrayidx34.epil = getelementptr inbounds nuw i8, ptr %arrayidx23.epil, i64 4, !dbg !59
  %8 = load i32, ptr %arrayidx34.epil, align 4, !dbg !59, !tbaa !7
  %add35.epil = add nsw i32 %8, %conv30, !dbg !60
  %cond.i73.epil = tail call noundef i32 @llvm.smax.i32(i32 %add35.epil, i32 0), !dbg !61
  %cond.i.epil = tail call noundef i32 @llvm.smin.i32(i32 %cond.i73.epil, i32 range(i32 -2147483648, 2147483647) %sub37), !dbg !62
  %mul39.epil = mul nsw i32 %cond.i72.epil, %cols, !dbg !63
  %add40.epil = add nsw i32 %mul39.epil, %cond.i.epil, !dbg !64
  %idxprom41.epil = sext i32 %add40.epil to i64, !dbg !65
  %arrayidx42.epil = getelementptr inbounds i32, ptr %frame, i64 %idxprom41.epil, !dbg !65
  %9 = load i32, ptr %arrayidx42.epil, align 4, !dbg !65, !tbaa !7
  %sub43.epil = sub nsw i32 %9, %bright, !dbg !66
  %cond.epil = tail call i32 @llvm.abs.i32(i32 %sub43.epil, i1 true), !dbg !67
  %add46.epil = add nuw nsw i32 %cond.epil, %distance.0128.epil.init, !dbg !68
  br label %for.cond.cleanup.loopexit, !dbg !69

for.cond.cleanup.loopexit:                        ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.epil.preheader
  %add46.lcssa = phi i32 [ %add46.1, %for.cond.cleanup.loopexit.unr-lcssa ], [ %add46.epil, %for.body.epil.preheader ], !dbg !68
  %10 = mul nuw nsw i32 %add46.lcssa, %add46.lcssa, !dbg !69
  %11 = add nuw nsw i32 %10, 40000, !dbg !70
  br label %for.cond.cleanup, !dbg !69

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %if.end
  %distance.0.lcssa = phi i32 [ 40000, %if.end ], [ %11, %for.cond.cleanup.loopexit ], !dbg !71
  %div = udiv i32 163840000, %distance.0.lcssa, !dbg !72
  %conv49 = uitofp nneg i32 %div to float, !dbg !73
  %arrayidx51 = getelementptr inbounds float, ptr %weight, i64 %idxprom, !dbg !74
  store float %conv49, ptr %arrayidx51, align 4, !dbg !75, !tbaa !36
  br label %cleanup, !dbg !76

for.body:                                         ; preds = %for.body, %for.body.lr.ph.new
  %distance.0128 = phi i32 [ 0, %for.body.lr.ph.new ], [ %add46.1, %for.body ]
  %k.0127 = phi i32 [ 0, %for.body.lr.ph.new ], [ %inc.1, %for.body ]
  %niter = phi i32 [ 0, %for.body.lr.ph.new ], [ %niter.next.1, %for.body ]
  %mul21 = shl nuw nsw i32 %k.0127, 1, !dbg !54
  %idxprom22 = zext nneg i32 %mul21 to i64, !dbg !55
  %arrayidx23 = getelementptr inbounds nuw i32, ptr %offsets, i64 %idxprom22, !dbg !55
  %12 = load i32, ptr %arrayidx23, align 4, !dbg !55, !tbaa !7
  %add24 = add nsw i32 %12, %conv, !dbg !56
  %cond.i74 = tail call noundef i32 @llvm.smax.i32(i32 %add24, i32 0), !dbg !57
  %cond.i72 = tail call noundef i32 @llvm.smin.i32(i32 %cond.i74, i32 range(i32 -2147483648, 2147483647) %sub), !dbg !58
  %arrayidx34 = getelementptr inbounds nuw i8, ptr %arrayidx23, i64 4, !dbg !59
  %13 = load i32, ptr %arrayidx34, align 4, !dbg !59, !tbaa !7
  %add35 = add nsw i32 %13, %conv30, !dbg !60
  %cond.i73 = tail call noundef i32 @llvm.smax.i32(i32 %add35, i32 0), !dbg !61
  %cond.i = tail call noundef i32 @llvm.smin.i32(i32 %cond.i73, i32 range(i32 -2147483648, 2147483647) %sub37), !dbg !62
  %mul39 = mul nsw i32 %cond.i72, %cols, !dbg !63
  %add40 = add nsw i32 %mul39, %cond.i, !dbg !64
  %idxprom41 = sext i32 %add40 to i64, !dbg !65
  %arrayidx42 = getelementptr inbounds i32, ptr %frame, i64 %idxprom41, !dbg !65
  %14 = load i32, ptr %arrayidx42, align 4, !dbg !65, !tbaa !7
  %sub43 = sub nsw i32 %14, %bright, !dbg !66
  %cond = tail call i32 @llvm.abs.i32(i32 %sub43, i1 true), !dbg !67
  %add46 = add nuw nsw i32 %cond, %distance.0128, !dbg !68
  %inc = shl nuw i32 %k.0127, 1, !dbg !54
  %15 = sext i32 %inc to i64, !dbg !55
  %16 = getelementptr inbounds nuw i32, ptr %offsets, i64 %15, !dbg !55
  %arrayidx23.1 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !55
  %17 = load i32, ptr %arrayidx23.1, align 4, !dbg !55, !tbaa !7
  %add24.1 = add nsw i32 %17, %conv, !dbg !56
  %cond.i74.1 = tail call noundef i32 @llvm.smax.i32(i32 %add24.1, i32 0), !dbg !57
  %cond.i72.1 = tail call noundef i32 @llvm.smin.i32(i32 %cond.i74.1, i32 range(i32 -2147483648, 2147483647) %sub), !dbg !58
  %arrayidx34.1 = getelementptr inbounds nuw i8, ptr %16, i64 12, !dbg !59
  %18 = load i32, ptr %arrayidx34.1, align 4, !dbg !59, !tbaa !7
  %add35.1 = add nsw i32 %18, %conv30, !dbg !60
  %cond.i73.1 = tail call noundef i32 @llvm.smax.i32(i32 %add35.1, i32 0), !dbg !61
  %cond.i.1 = tail call noundef i32 @llvm.smin.i32(i32 %cond.i73.1, i32 range(i32 -2147483648, 2147483647) %sub37), !dbg !62
  %mul39.1 = mul nsw i32 %cond.i72.1, %cols, !dbg !63
  %add40.1 = add nsw i32 %mul39.1, %cond.i.1, !dbg !64
  %idxprom41.1 = sext i32 %add40.1 to i64, !dbg !65
  %arrayidx42.1 = getelementptr inbounds i32, ptr %frame, i64 %idxprom41.1, !dbg !65
  %19 = load i32, ptr %arrayidx42.1, align 4, !dbg !65, !tbaa !7
  %sub43.1 = sub nsw i32 %19, %bright, !dbg !66
  %cond.1 = tail call i32 @llvm.abs.i32(i32 %sub43.1, i1 true), !dbg !67
  %add46.1 = add nuw nsw i32 %cond.1, %add46, !dbg !68
  %inc.1 = add nuw nsw i32 %k.0127, 2, !dbg !77
  %niter.next.1 = add i32 %niter, 2, !dbg !53
  %niter.ncmp.1 = icmp eq i32 %niter.next.1, %unroll_iter, !dbg !53
  br i1 %niter.ncmp.1, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !dbg !53, !llvm.loop !78

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void, !dbg !76
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cumulate(ptr noundef readonly captures(none) %weight, ptr noundef writeonly captures(none) %cumulated, i32 noundef %particles) local_unnamed_addr #1 !dbg !81 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  %cmp = icmp eq i32 %0, 0, !dbg !83
  br i1 %cmp, label %if.then, label %if.end, !dbg !83

if.then:                                          ; preds = %entry
  store float 0.000000e+00, ptr addrspacecast (ptr addrspace(3) @_ZZ8cumulateE6before to ptr), align 4, !dbg !84, !tbaa !36
  br label %if.end, !dbg !85

if.end:                                           ; preds = %if.then, %entry
  %cmp150 = icmp sgt i32 %particles, 0, !dbg !86
  br i1 %cmp150, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !87

for.body.lr.ph:                                   ; preds = %if.end
  %idxprom3 = zext nneg i32 %0 to i64
  %arrayidx4 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8cumulateE3sum to ptr), i64 %idxprom3
  %cmp9.not = icmp eq i32 %0, 0
  %1 = zext nneg i32 %0 to i64
  %2 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8cumulateE3sum to ptr), i64 %1
  %arrayidx12 = getelementptr i8, ptr %2, i64 -4
  %cmp9.not.1 = icmp samesign ult i32 %0, 2
  %3 = zext nneg i32 %0 to i64
  %4 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8cumulateE3sum to ptr), i64 %3
  %arrayidx12.1 = getelementptr i8, ptr %4, i64 -8
  %cmp9.not.2 = icmp samesign ult i32 %0, 4
  %5 = zext nneg i32 %0 to i64
  %6 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8cumulateE3sum to ptr), i64 %5
  %arrayidx12.2 = getelementptr i8, ptr %6, i64 -16
  %cmp9.not.3 = icmp samesign ult i32 %0, 8
  %7 = zext nneg i32 %0 to i64
  %8 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8cumulateE3sum to ptr), i64 %7
  %arrayidx12.3 = getelementptr i8, ptr %8, i64 -32
  %cmp9.not.4 = icmp samesign ult i32 %0, 16
  %9 = zext nneg i32 %0 to i64
  %10 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8cumulateE3sum to ptr), i64 %9
  %arrayidx12.4 = getelementptr i8, ptr %10, i64 -64
  %cmp9.not.5 = icmp samesign ult i32 %0, 32
  %11 = zext nneg i32 %0 to i64
  %12 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8cumulateE3sum to ptr), i64 %11
  %arrayidx12.5 = getelementptr i8, ptr %12, i64 -128
  %cmp9.not.6 = icmp samesign ult i32 %0, 64
  %13 = zext nneg i32 %0 to i64
  %14 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8cumulateE3sum to ptr), i64 %13
  %arrayidx12.6 = getelementptr i8, ptr %14, i64 -256
  br label %for.body, !dbg !87

for.cond.cleanup:                                 ; preds = %if.end28, %if.end
  ret void, !dbg !88

for.body:                                         ; preds = %for.body.lr.ph, %if.end28
  %first.051 = phi i32 [ 0, %for.body.lr.ph ], [ %add30, %if.end28 ]
  %add = add nuw nsw i32 %first.051, %0, !dbg !89
  %cmp2 = icmp slt i32 %add, %particles, !dbg !90
  br i1 %cmp2, label %cond.true, label %cond.end, !dbg !91

cond.true:                                        ; preds = %for.body
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %weight, i64 %idxprom
  %15 = load float, ptr %arrayidx, align 4, !dbg !92, !tbaa !36
  br label %cond.end, !dbg !91

cond.end:                                         ; preds = %for.body, %cond.true
  %cond = phi contract float [ %15, %cond.true ], [ 0.000000e+00, %for.body ], !dbg !91
  store float %cond, ptr %arrayidx4, align 4, !dbg !93, !tbaa !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !94
  br i1 %cmp9.not, label %if.end13, label %if.then10, !dbg !95

if.then10:                                        ; preds = %cond.end
  %16 = load float, ptr %arrayidx12, align 4, !dbg !96, !tbaa !36
  br label %if.end13, !dbg !97

if.end13:                                         ; preds = %if.then10, %cond.end
  %left.0 = phi float [ %16, %if.then10 ], [ 0.000000e+00, %cond.end ], !dbg !98
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !99
  %17 = load float, ptr %arrayidx4, align 4, !dbg !100, !tbaa !36
  %add16 = fadd contract float %left.0, %17, !dbg !100
  store float %add16, ptr %arrayidx4, align 4, !dbg !100, !tbaa !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  br i1 %cmp9.not.1, label %if.end13.1, label %if.then10.1, !dbg !95

if.then10.1:                                      ; preds = %if.end13
  %18 = load float, ptr %arrayidx12.1, align 4, !dbg !96, !tbaa !36
  br label %if.end13.1, !dbg !97

if.end13.1:                                       ; preds = %if.then10.1, %if.end13
  %left.0.1 = phi float [ %18, %if.then10.1 ], [ 0.000000e+00, %if.end13 ], !dbg !98
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !99
  %19 = load float, ptr %arrayidx4, align 4, !dbg !100, !tbaa !36
  %add16.1 = fadd contract float %left.0.1, %19, !dbg !100
  store float %add16.1, ptr %arrayidx4, align 4, !dbg !100, !tbaa !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  br i1 %cmp9.not.2, label %if.end13.2, label %if.then10.2, !dbg !95

if.then10.2:                                      ; preds = %if.end13.1
  %20 = load float, ptr %arrayidx12.2, align 4, !dbg !96, !tbaa !36
  br label %if.end13.2, !dbg !97

if.end13.2:                                       ; preds = %if.then10.2, %if.end13.1
  %left.0.2 = phi float [ %20, %if.then10.2 ], [ 0.000000e+00, %if.end13.1 ], !dbg !98
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !99
  %21 = load float, ptr %arrayidx4, align 4, !dbg !100, !tbaa !36
  %add16.2 = fadd contract float %left.0.2, %21, !dbg !100
  store float %add16.2, ptr %arrayidx4, align 4, !dbg !100, !tbaa !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  br i1 %cmp9.not.3, label %if.end13.3, label %if.then10.3, !dbg !95

if.then10.3:                                      ; preds = %if.end13.2
  %22 = load float, ptr %arrayidx12.3, align 4, !dbg !96, !tbaa !36
  br label %if.end13.3, !dbg !97

if.end13.3:                                       ; preds = %if.then10.3, %if.end13.2
  %left.0.3 = phi float [ %22, %if.then10.3 ], [ 0.000000e+00, %if.end13.2 ], !dbg !98
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !99
  %23 = load float, ptr %arrayidx4, align 4, !dbg !100, !tbaa !36
  %add16.3 = fadd contract float %left.0.3, %23, !dbg !100
  store float %add16.3, ptr %arrayidx4, align 4, !dbg !100, !tbaa !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  br i1 %cmp9.not.4, label %if.end13.4, label %if.then10.4, !dbg !95

if.then10.4:                                      ; preds = %if.end13.3
  %24 = load float, ptr %arrayidx12.4, align 4, !dbg !96, !tbaa !36
  br label %if.end13.4, !dbg !97

if.end13.4:                                       ; preds = %if.then10.4, %if.end13.3
  %left.0.4 = phi float [ %24, %if.then10.4 ], [ 0.000000e+00, %if.end13.3 ], !dbg !98
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !99
  %25 = load float, ptr %arrayidx4, align 4, !dbg !100, !tbaa !36
  %add16.4 = fadd contract float %left.0.4, %25, !dbg !100
  store float %add16.4, ptr %arrayidx4, align 4, !dbg !100, !tbaa !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  br i1 %cmp9.not.5, label %if.end13.5, label %if.then10.5, !dbg !95

if.then10.5:                                      ; preds = %if.end13.4
  %26 = load float, ptr %arrayidx12.5, align 4, !dbg !96, !tbaa !36
  br label %if.end13.5, !dbg !97

if.end13.5:                                       ; preds = %if.then10.5, %if.end13.4
  %left.0.5 = phi float [ %26, %if.then10.5 ], [ 0.000000e+00, %if.end13.4 ], !dbg !98
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !99
  %27 = load float, ptr %arrayidx4, align 4, !dbg !100, !tbaa !36
  %add16.5 = fadd contract float %left.0.5, %27, !dbg !100
  store float %add16.5, ptr %arrayidx4, align 4, !dbg !100, !tbaa !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  br i1 %cmp9.not.6, label %if.end13.6, label %if.then10.6, !dbg !95

if.then10.6:                                      ; preds = %if.end13.5
  %28 = load float, ptr %arrayidx12.6, align 4, !dbg !96, !tbaa !36
  br label %if.end13.6, !dbg !97

if.end13.6:                                       ; preds = %if.then10.6, %if.end13.5
  %left.0.6 = phi float [ %28, %if.then10.6 ], [ 0.000000e+00, %if.end13.5 ], !dbg !98
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !99
  %29 = load float, ptr %arrayidx4, align 4, !dbg !100, !tbaa !36
  %add16.6 = fadd contract float %left.0.6, %29, !dbg !100
  store float %add16.6, ptr %arrayidx4, align 4, !dbg !100, !tbaa !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !101
  br i1 %cmp2, label %if.then18, label %if.end24, !dbg !102

if.then18:                                        ; preds = %if.end13.6
  %idxprom22 = zext nneg i32 %add to i64
  %arrayidx23 = getelementptr inbounds nuw float, ptr %cumulated, i64 %idxprom22
  %30 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8cumulateE6before to ptr), align 4, !dbg !103, !tbaa !36
  %31 = load float, ptr %arrayidx4, align 4, !dbg !104, !tbaa !36
  %add21 = fadd contract float %30, %31, !dbg !105
  store float %add21, ptr %arrayidx23, align 4, !dbg !106, !tbaa !36
  br label %if.end24, !dbg !107

if.end24:                                         ; preds = %if.then18, %if.end13.6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !108
  br i1 %cmp, label %if.then26, label %if.end28, !dbg !109

if.then26:                                        ; preds = %if.end24
  %32 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8cumulateE3sum to ptr), i64 508), align 4, !dbg !110, !tbaa !36
  %33 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8cumulateE6before to ptr), align 4, !dbg !111, !tbaa !36
  %add27 = fadd contract float %32, %33, !dbg !111
  store float %add27, ptr addrspacecast (ptr addrspace(3) @_ZZ8cumulateE6before to ptr), align 4, !dbg !111, !tbaa !36
  br label %if.end28, !dbg !112

if.end28:                                         ; preds = %if.then26, %if.end24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !113
  %add30 = add nuw nsw i32 %first.051, 128, !dbg !114
  %cmp1 = icmp slt i32 %add30, %particles, !dbg !86
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !dbg !87, !llvm.loop !115
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @estimate(ptr noundef readonly captures(none) %row, ptr noundef readonly captures(none) %col, ptr noundef readonly captures(none) %weight, ptr noundef readonly captures(none) %cumulated, ptr noundef writeonly captures(none) %share, ptr noundef writeonly captures(none) %centre, i32 noundef %particles) local_unnamed_addr #1 !dbg !117 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !118
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119
  %mul = shl i32 %1, 7, !dbg !120
  %add = add i32 %mul, %0, !dbg !121
  %idxprom = zext nneg i32 %0 to i64, !dbg !122
  %arrayidx = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4rows to ptr), i64 %idxprom, !dbg !122
  store float 0.000000e+00, ptr %arrayidx, align 4, !dbg !123, !tbaa !36
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4cols to ptr), i64 %idxprom, !dbg !124
  store float 0.000000e+00, ptr %arrayidx3, align 4, !dbg !125, !tbaa !36
  %cmp = icmp slt i32 %add, %particles, !dbg !126
  br i1 %cmp, label %if.then, label %if.end, !dbg !126

if.then:                                          ; preds = %entry
  %idxprom4 = sext i32 %add to i64, !dbg !127
  %arrayidx5 = getelementptr inbounds float, ptr %weight, i64 %idxprom4, !dbg !127
  %2 = load float, ptr %arrayidx5, align 4, !dbg !127, !tbaa !36
  %3 = sext i32 %particles to i64, !dbg !128
  %4 = getelementptr float, ptr %cumulated, i64 %3, !dbg !128
  %arrayidx7 = getelementptr i8, ptr %4, i64 -4, !dbg !128
  %5 = load float, ptr %arrayidx7, align 4, !dbg !128, !tbaa !36
  %div = fdiv contract float %2, %5, !dbg !129
  %arrayidx9 = getelementptr inbounds float, ptr %share, i64 %idxprom4, !dbg !130
  store float %div, ptr %arrayidx9, align 4, !dbg !131, !tbaa !36
  %arrayidx13 = getelementptr inbounds float, ptr %row, i64 %idxprom4, !dbg !132
  %6 = load float, ptr %arrayidx13, align 4, !dbg !132, !tbaa !36
  %mul14 = fmul contract float %div, %6, !dbg !133
  store float %mul14, ptr %arrayidx, align 4, !dbg !134, !tbaa !36
  %arrayidx20 = getelementptr inbounds float, ptr %col, i64 %idxprom4, !dbg !135
  %7 = load float, ptr %arrayidx20, align 4, !dbg !135, !tbaa !36
  %mul21 = fmul contract float %div, %7, !dbg !136
  store float %mul21, ptr %arrayidx3, align 4, !dbg !137, !tbaa !36
  br label %if.end, !dbg !138

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !139
  %cmp25 = icmp samesign ult i32 %0, 64, !dbg !140
  br i1 %cmp25, label %if.then26, label %if.end39, !dbg !140

if.then26:                                        ; preds = %if.end
  %add27 = or disjoint i32 %0, 64, !dbg !141
  %idxprom28 = zext nneg i32 %add27 to i64, !dbg !142
  %arrayidx29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4rows to ptr), i64 %idxprom28, !dbg !142
  %8 = load float, ptr %arrayidx29, align 4, !dbg !142, !tbaa !36
  %9 = load float, ptr %arrayidx, align 4, !dbg !143, !tbaa !36
  %add32 = fadd contract float %8, %9, !dbg !143
  store float %add32, ptr %arrayidx, align 4, !dbg !143, !tbaa !36
  %arrayidx35 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4cols to ptr), i64 %idxprom28, !dbg !144
  %10 = load float, ptr %arrayidx35, align 4, !dbg !144, !tbaa !36
  %11 = load float, ptr %arrayidx3, align 4, !dbg !145, !tbaa !36
  %add38 = fadd contract float %10, %11, !dbg !145
  store float %add38, ptr %arrayidx3, align 4, !dbg !145, !tbaa !36
  br label %if.end39, !dbg !146

if.end39:                                         ; preds = %if.then26, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !147
  %cmp25.1 = icmp samesign ult i32 %0, 32, !dbg !140
  br i1 %cmp25.1, label %if.then26.1, label %if.end39.1, !dbg !140

if.then26.1:                                      ; preds = %if.end39
  %add27.1 = or disjoint i32 %0, 32, !dbg !141
  %idxprom28.1 = zext nneg i32 %add27.1 to i64, !dbg !142
  %arrayidx29.1 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4rows to ptr), i64 %idxprom28.1, !dbg !142
  %12 = load float, ptr %arrayidx29.1, align 4, !dbg !142, !tbaa !36
  %13 = load float, ptr %arrayidx, align 4, !dbg !143, !tbaa !36
  %add32.1 = fadd contract float %12, %13, !dbg !143
  store float %add32.1, ptr %arrayidx, align 4, !dbg !143, !tbaa !36
  %arrayidx35.1 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4cols to ptr), i64 %idxprom28.1, !dbg !144
  %14 = load float, ptr %arrayidx35.1, align 4, !dbg !144, !tbaa !36
  %15 = load float, ptr %arrayidx3, align 4, !dbg !145, !tbaa !36
  %add38.1 = fadd contract float %14, %15, !dbg !145
  store float %add38.1, ptr %arrayidx3, align 4, !dbg !145, !tbaa !36
  br label %if.end39.1, !dbg !146

if.end39.1:                                       ; preds = %if.then26.1, %if.end39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !147
  %cmp25.2 = icmp samesign ult i32 %0, 16, !dbg !140
  br i1 %cmp25.2, label %if.then26.2, label %if.end39.2, !dbg !140

if.then26.2:                                      ; preds = %if.end39.1
  %add27.2 = or disjoint i32 %0, 16, !dbg !141
  %idxprom28.2 = zext nneg i32 %add27.2 to i64, !dbg !142
  %arrayidx29.2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4rows to ptr), i64 %idxprom28.2, !dbg !142
  %16 = load float, ptr %arrayidx29.2, align 4, !dbg !142, !tbaa !36
  %17 = load float, ptr %arrayidx, align 4, !dbg !143, !tbaa !36
  %add32.2 = fadd contract float %16, %17, !dbg !143
  store float %add32.2, ptr %arrayidx, align 4, !dbg !143, !tbaa !36
  %arrayidx35.2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4cols to ptr), i64 %idxprom28.2, !dbg !144
  %18 = load float, ptr %arrayidx35.2, align 4, !dbg !144, !tbaa !36
  %19 = load float, ptr %arrayidx3, align 4, !dbg !145, !tbaa !36
  %add38.2 = fadd contract float %18, %19, !dbg !145
  store float %add38.2, ptr %arrayidx3, align 4, !dbg !145, !tbaa !36
  br label %if.end39.2, !dbg !146

if.end39.2:                                       ; preds = %if.then26.2, %if.end39.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !147
  %cmp25.3 = icmp samesign ult i32 %0, 8, !dbg !140
  br i1 %cmp25.3, label %if.then26.3, label %if.end39.3, !dbg !140

if.then26.3:                                      ; preds = %if.end39.2
  %add27.3 = or disjoint i32 %0, 8, !dbg !141
  %idxprom28.3 = zext nneg i32 %add27.3 to i64, !dbg !142
  %arrayidx29.3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4rows to ptr), i64 %idxprom28.3, !dbg !142
  %20 = load float, ptr %arrayidx29.3, align 4, !dbg !142, !tbaa !36
  %21 = load float, ptr %arrayidx, align 4, !dbg !143, !tbaa !36
  %add32.3 = fadd contract float %20, %21, !dbg !143
  store float %add32.3, ptr %arrayidx, align 4, !dbg !143, !tbaa !36
  %arrayidx35.3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4cols to ptr), i64 %idxprom28.3, !dbg !144
  %22 = load float, ptr %arrayidx35.3, align 4, !dbg !144, !tbaa !36
  %23 = load float, ptr %arrayidx3, align 4, !dbg !145, !tbaa !36
  %add38.3 = fadd contract float %22, %23, !dbg !145
  store float %add38.3, ptr %arrayidx3, align 4, !dbg !145, !tbaa !36
  br label %if.end39.3, !dbg !146

if.end39.3:                                       ; preds = %if.then26.3, %if.end39.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !147
  %cmp25.4 = icmp samesign ult i32 %0, 4, !dbg !140
  br i1 %cmp25.4, label %if.then26.4, label %if.end39.4, !dbg !140

if.then26.4:                                      ; preds = %if.end39.3
  %add27.4 = or disjoint i32 %0, 4, !dbg !141
  %idxprom28.4 = zext nneg i32 %add27.4 to i64, !dbg !142
  %arrayidx29.4 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4rows to ptr), i64 %idxprom28.4, !dbg !142
  %24 = load float, ptr %arrayidx29.4, align 4, !dbg !142, !tbaa !36
  %25 = load float, ptr %arrayidx, align 4, !dbg !143, !tbaa !36
  %add32.4 = fadd contract float %24, %25, !dbg !143
  store float %add32.4, ptr %arrayidx, align 4, !dbg !143, !tbaa !36
  %arrayidx35.4 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4cols to ptr), i64 %idxprom28.4, !dbg !144
  %26 = load float, ptr %arrayidx35.4, align 4, !dbg !144, !tbaa !36
  %27 = load float, ptr %arrayidx3, align 4, !dbg !145, !tbaa !36
  %add38.4 = fadd contract float %26, %27, !dbg !145
  store float %add38.4, ptr %arrayidx3, align 4, !dbg !145, !tbaa !36
  br label %if.end39.4, !dbg !146

if.end39.4:                                       ; preds = %if.then26.4, %if.end39.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !147
  %cmp25.5 = icmp samesign ult i32 %0, 2, !dbg !140
  br i1 %cmp25.5, label %if.then26.5, label %if.end39.5, !dbg !140

if.then26.5:                                      ; preds = %if.end39.4
  %add27.5 = or disjoint i32 %0, 2, !dbg !141
  %idxprom28.5 = zext nneg i32 %add27.5 to i64, !dbg !142
  %arrayidx29.5 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4rows to ptr), i64 %idxprom28.5, !dbg !142
  %28 = load float, ptr %arrayidx29.5, align 4, !dbg !142, !tbaa !36
  %29 = load float, ptr %arrayidx, align 4, !dbg !143, !tbaa !36
  %add32.5 = fadd contract float %28, %29, !dbg !143
  store float %add32.5, ptr %arrayidx, align 4, !dbg !143, !tbaa !36
  %arrayidx35.5 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4cols to ptr), i64 %idxprom28.5, !dbg !144
  %30 = load float, ptr %arrayidx35.5, align 4, !dbg !144, !tbaa !36
  %31 = load float, ptr %arrayidx3, align 4, !dbg !145, !tbaa !36
  %add38.5 = fadd contract float %30, %31, !dbg !145
  store float %add38.5, ptr %arrayidx3, align 4, !dbg !145, !tbaa !36
  br label %if.end39.5, !dbg !146

if.end39.5:                                       ; preds = %if.then26.5, %if.end39.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !147
  %cmp25.6 = icmp eq i32 %0, 0, !dbg !140
  br i1 %cmp25.6, label %if.then26.6, label %if.end39.6, !dbg !140

if.then26.6:                                      ; preds = %if.end39.5
  %32 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4rows to ptr), i64 4), align 4, !dbg !142, !tbaa !36
  %33 = load float, ptr %arrayidx, align 4, !dbg !143, !tbaa !36
  %add32.6 = fadd contract float %32, %33, !dbg !143
  store float %add32.6, ptr %arrayidx, align 4, !dbg !143, !tbaa !36
  %34 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4cols to ptr), i64 4), align 4, !dbg !144, !tbaa !36
  %35 = load float, ptr %arrayidx3, align 4, !dbg !145, !tbaa !36
  %add38.6 = fadd contract float %34, %35, !dbg !145
  store float %add38.6, ptr %arrayidx3, align 4, !dbg !145, !tbaa !36
  br label %if.end39.6, !dbg !146

if.end39.6:                                       ; preds = %if.then26.6, %if.end39.5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !147
  %cmp41 = icmp eq i32 %0, 0, !dbg !148
  br i1 %cmp41, label %if.then42, label %if.end52, !dbg !148

if.then42:                                        ; preds = %if.end39.6
  %mul44 = shl nuw i32 %1, 1
  %add49 = or disjoint i32 %mul44, 1
  %idxprom50 = zext i32 %add49 to i64
  %arrayidx51 = getelementptr inbounds nuw float, ptr %centre, i64 %idxprom50
  %idxprom45 = zext i32 %mul44 to i64
  %arrayidx46 = getelementptr inbounds nuw float, ptr %centre, i64 %idxprom45
  %36 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4rows to ptr), align 4, !dbg !149, !tbaa !36
  store float %36, ptr %arrayidx46, align 4, !dbg !150, !tbaa !36
  %37 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8estimateE4cols to ptr), align 4, !dbg !151, !tbaa !36
  store float %37, ptr %arrayidx51, align 4, !dbg !152, !tbaa !36
  br label %if.end52, !dbg !153

if.end52:                                         ; preds = %if.then42, %if.end39.6
  ret void, !dbg !154
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @resample(ptr noundef readonly captures(none) %row, ptr noundef readonly captures(none) %col, ptr noundef readonly captures(none) %cumulated, ptr noundef writeonly captures(none) %next_row, ptr noundef writeonly captures(none) %next_col, i32 noundef %particles, float noundef %start) local_unnamed_addr #0 !dbg !155 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !156
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !157
  %mul = mul i32 %0, %1, !dbg !158
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !159
  %add = add i32 %mul, %2, !dbg !160
  %cmp = icmp slt i32 %add, %particles, !dbg !161
  br i1 %cmp, label %if.then, label %if.end23, !dbg !161

if.then:                                          ; preds = %entry
  %conv = sitofp i32 %add to float, !dbg !162
  %add3 = fadd contract float %start, %conv, !dbg !163
  %sub = add nsw i32 %particles, -1, !dbg !164
  %idxprom = sext i32 %sub to i64, !dbg !165
  %arrayidx = getelementptr inbounds float, ptr %cumulated, i64 %idxprom, !dbg !165
  %3 = load float, ptr %arrayidx, align 4, !dbg !165, !tbaa !36
  %mul4 = fmul contract float %add3, %3, !dbg !166
  %conv5 = sitofp i32 %particles to float, !dbg !167
  %div = fdiv contract float %mul4, %conv5, !dbg !168
  %cmp738 = icmp sgt i32 %particles, 1, !dbg !169
  br i1 %cmp738, label %while.body, label %while.end, !dbg !170

while.body:                                       ; preds = %if.then, %while.body
  %low.040 = phi i32 [ %low.1, %while.body ], [ 0, %if.then ]
  %high.039 = phi i32 [ %high.1, %while.body ], [ %sub, %if.then ]
  %add8 = add nuw nsw i32 %low.040, %high.039, !dbg !171
  %div937 = lshr i32 %add8, 1, !dbg !172
  %idxprom10 = zext nneg i32 %div937 to i64, !dbg !173
  %arrayidx11 = getelementptr inbounds nuw float, ptr %cumulated, i64 %idxprom10, !dbg !173
  %4 = load float, ptr %arrayidx11, align 4, !dbg !173, !tbaa !36
  %cmp12 = fcmp contract ogt float %4, %div, !dbg !174
  %add14 = add nuw nsw i32 %div937, 1, !dbg !174
  %high.1 = select i1 %cmp12, i32 %div937, i32 %high.039, !dbg !174
  %low.1 = select i1 %cmp12, i32 %low.040, i32 %add14, !dbg !174
  %cmp7 = icmp slt i32 %low.1, %high.1, !dbg !169
  br i1 %cmp7, label %while.body, label %while.end.loopexit, !dbg !170, !llvm.loop !175

while.end.loopexit:                               ; preds = %while.body
  %5 = zext nneg i32 %low.1 to i64, !dbg !177
  br label %while.end, !dbg !177

while.end:                                        ; preds = %while.end.loopexit, %if.then
  %low.0.lcssa = phi i64 [ 0, %if.then ], [ %5, %while.end.loopexit ], !dbg !178
  %arrayidx16 = getelementptr inbounds nuw float, ptr %row, i64 %low.0.lcssa, !dbg !177
  %6 = load float, ptr %arrayidx16, align 4, !dbg !177, !tbaa !36
  %idxprom17 = sext i32 %add to i64, !dbg !179
  %arrayidx18 = getelementptr inbounds float, ptr %next_row, i64 %idxprom17, !dbg !179
  store float %6, ptr %arrayidx18, align 4, !dbg !180, !tbaa !36
  %arrayidx20 = getelementptr inbounds nuw float, ptr %col, i64 %low.0.lcssa, !dbg !181
  %7 = load float, ptr %arrayidx20, align 4, !dbg !181, !tbaa !36
  %arrayidx22 = getelementptr inbounds float, ptr %next_col, i64 %idxprom17, !dbg !182
  store float %7, ptr %arrayidx22, align 4, !dbg !183, !tbaa !36
  br label %if.end23, !dbg !184

if.end23:                                         ; preds = %while.end, %entry
  ret void, !dbg !185
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "particlefilter.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "propagate", scope: !1, file: !1, line: 38, type: !12, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 43, column: 13, scope: !11)
!15 = !DILocation(line: 43, column: 26, scope: !11)
!16 = !DILocation(line: 43, column: 24, scope: !11)
!17 = !DILocation(line: 43, column: 39, scope: !11)
!18 = !DILocation(line: 43, column: 37, scope: !11)
!19 = !DILocation(line: 44, column: 11, scope: !11)
!20 = !DILocation(line: 47, column: 44, scope: !11)
!21 = !DILocation(line: 22, column: 21, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "draw", scope: !1, file: !1, line: 20, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 31, column: 16, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "draw_normal", scope: !1, file: !1, line: 27, type: !12, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 47, column: 31, scope: !11)
!26 = !DILocation(line: 22, column: 32, scope: !22, inlinedAt: !23)
!27 = !DILocation(line: 23, column: 19, scope: !22, inlinedAt: !23)
!28 = !DILocation(line: 31, column: 13, scope: !24, inlinedAt: !25)
!29 = !DILocation(line: 32, column: 17, scope: !24, inlinedAt: !25)
!30 = !DILocation(line: 32, column: 12, scope: !24, inlinedAt: !25)
!31 = !DILocation(line: 32, column: 30, scope: !24, inlinedAt: !25)
!32 = !DILocation(line: 47, column: 29, scope: !11)
!33 = !DILocation(line: 47, column: 20, scope: !11)
!34 = !DILocation(line: 47, column: 5, scope: !11)
!35 = !DILocation(line: 47, column: 12, scope: !11)
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !9, i64 0}
!38 = !DILocation(line: 22, column: 21, scope: !22, inlinedAt: !39)
!39 = distinct !DILocation(line: 31, column: 16, scope: !24, inlinedAt: !40)
!40 = distinct !DILocation(line: 48, column: 32, scope: !11)
!41 = !DILocation(line: 22, column: 32, scope: !22, inlinedAt: !39)
!42 = !DILocation(line: 23, column: 19, scope: !22, inlinedAt: !39)
!43 = !DILocation(line: 22, scope: !22, inlinedAt: !39)
!44 = !DILocation(line: 31, column: 13, scope: !24, inlinedAt: !40)
!45 = !DILocation(line: 32, column: 17, scope: !24, inlinedAt: !40)
!46 = !DILocation(line: 32, column: 12, scope: !24, inlinedAt: !40)
!47 = !DILocation(line: 32, column: 30, scope: !24, inlinedAt: !40)
!48 = !DILocation(line: 48, column: 30, scope: !11)
!49 = !DILocation(line: 48, column: 21, scope: !11)
!50 = !DILocation(line: 48, column: 5, scope: !11)
!51 = !DILocation(line: 48, column: 12, scope: !11)
!52 = !DILocation(line: 51, column: 23, scope: !11)
!53 = !DILocation(line: 51, column: 5, scope: !11)
!54 = !DILocation(line: 53, column: 58, scope: !11)
!55 = !DILocation(line: 53, column: 48, scope: !11)
!56 = !DILocation(line: 53, column: 46, scope: !11)
!57 = !DILocation(line: 53, column: 21, scope: !11)
!58 = !DILocation(line: 53, column: 17, scope: !11)
!59 = !DILocation(line: 54, column: 48, scope: !11)
!60 = !DILocation(line: 54, column: 46, scope: !11)
!61 = !DILocation(line: 54, column: 21, scope: !11)
!62 = !DILocation(line: 54, column: 17, scope: !11)
!63 = !DILocation(line: 55, column: 34, scope: !11)
!64 = !DILocation(line: 55, column: 41, scope: !11)
!65 = !DILocation(line: 55, column: 26, scope: !11)
!66 = !DILocation(line: 55, column: 46, scope: !11)
!67 = !DILocation(line: 56, column: 21, scope: !11)
!68 = !DILocation(line: 56, column: 18, scope: !11)
!69 = !DILocation(line: 58, column: 68, scope: !11)
!70 = !DILocation(line: 58, column: 57, scope: !11)
!71 = !DILocation(line: 0, scope: !11)
!72 = !DILocation(line: 58, column: 40, scope: !11)
!73 = !DILocation(line: 58, column: 17, scope: !11)
!74 = !DILocation(line: 58, column: 5, scope: !11)
!75 = !DILocation(line: 58, column: 15, scope: !11)
!76 = !DILocation(line: 59, column: 1, scope: !11)
!77 = !DILocation(line: 51, column: 34, scope: !11)
!78 = distinct !{!78, !53, !79, !80}
!79 = !DILocation(line: 57, column: 5, scope: !11)
!80 = !{!"llvm.loop.mustprogress"}
!81 = distinct !DISubprogram(name: "cumulate", scope: !1, file: !1, line: 62, type: !12, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!82 = !DILocation(line: 67, column: 14, scope: !81)
!83 = !DILocation(line: 68, column: 12, scope: !81)
!84 = !DILocation(line: 69, column: 16, scope: !81)
!85 = !DILocation(line: 69, column: 9, scope: !81)
!86 = !DILocation(line: 70, column: 31, scope: !81)
!87 = !DILocation(line: 70, column: 5, scope: !81)
!88 = !DILocation(line: 89, column: 1, scope: !81)
!89 = !DILocation(line: 71, column: 23, scope: !81)
!90 = !DILocation(line: 72, column: 21, scope: !81)
!91 = !DILocation(line: 72, column: 19, scope: !81)
!92 = !DILocation(line: 72, column: 35, scope: !81)
!93 = !DILocation(line: 72, column: 17, scope: !81)
!94 = !DILocation(line: 73, column: 9, scope: !81)
!95 = !DILocation(line: 76, column: 20, scope: !81)
!96 = !DILocation(line: 77, column: 24, scope: !81)
!97 = !DILocation(line: 77, column: 17, scope: !81)
!98 = !DILocation(line: 0, scope: !81)
!99 = !DILocation(line: 78, column: 13, scope: !81)
!100 = !DILocation(line: 79, column: 21, scope: !81)
!101 = !DILocation(line: 80, column: 13, scope: !81)
!102 = !DILocation(line: 82, column: 15, scope: !81)
!103 = !DILocation(line: 83, column: 28, scope: !81)
!104 = !DILocation(line: 83, column: 37, scope: !81)
!105 = !DILocation(line: 83, column: 35, scope: !81)
!106 = !DILocation(line: 83, column: 26, scope: !81)
!107 = !DILocation(line: 83, column: 13, scope: !81)
!108 = !DILocation(line: 84, column: 9, scope: !81)
!109 = !DILocation(line: 85, column: 16, scope: !81)
!110 = !DILocation(line: 86, column: 23, scope: !81)
!111 = !DILocation(line: 86, column: 20, scope: !81)
!112 = !DILocation(line: 86, column: 13, scope: !81)
!113 = !DILocation(line: 87, column: 9, scope: !81)
!114 = !DILocation(line: 70, column: 50, scope: !81)
!115 = distinct !{!115, !87, !116, !80}
!116 = !DILocation(line: 88, column: 5, scope: !81)
!117 = distinct !DISubprogram(name: "estimate", scope: !1, file: !1, line: 92, type: !12, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!118 = !DILocation(line: 99, column: 14, scope: !117)
!119 = !DILocation(line: 100, column: 13, scope: !117)
!120 = !DILocation(line: 100, column: 24, scope: !117)
!121 = !DILocation(line: 100, column: 32, scope: !117)
!122 = !DILocation(line: 101, column: 5, scope: !117)
!123 = !DILocation(line: 101, column: 14, scope: !117)
!124 = !DILocation(line: 102, column: 5, scope: !117)
!125 = !DILocation(line: 102, column: 14, scope: !117)
!126 = !DILocation(line: 103, column: 11, scope: !117)
!127 = !DILocation(line: 104, column: 20, scope: !117)
!128 = !DILocation(line: 104, column: 32, scope: !117)
!129 = !DILocation(line: 104, column: 30, scope: !117)
!130 = !DILocation(line: 104, column: 9, scope: !117)
!131 = !DILocation(line: 104, column: 18, scope: !117)
!132 = !DILocation(line: 105, column: 31, scope: !117)
!133 = !DILocation(line: 105, column: 29, scope: !117)
!134 = !DILocation(line: 105, column: 18, scope: !117)
!135 = !DILocation(line: 106, column: 31, scope: !117)
!136 = !DILocation(line: 106, column: 29, scope: !117)
!137 = !DILocation(line: 106, column: 18, scope: !117)
!138 = !DILocation(line: 107, column: 5, scope: !117)
!139 = !DILocation(line: 108, column: 5, scope: !117)
!140 = !DILocation(line: 111, column: 16, scope: !117)
!141 = !DILocation(line: 112, column: 33, scope: !117)
!142 = !DILocation(line: 112, column: 25, scope: !117)
!143 = !DILocation(line: 112, column: 22, scope: !117)
!144 = !DILocation(line: 113, column: 25, scope: !117)
!145 = !DILocation(line: 113, column: 22, scope: !117)
!146 = !DILocation(line: 114, column: 9, scope: !117)
!147 = !DILocation(line: 115, column: 9, scope: !117)
!148 = !DILocation(line: 118, column: 12, scope: !117)
!149 = !DILocation(line: 119, column: 34, scope: !117)
!150 = !DILocation(line: 119, column: 32, scope: !117)
!151 = !DILocation(line: 120, column: 38, scope: !117)
!152 = !DILocation(line: 120, column: 36, scope: !117)
!153 = !DILocation(line: 121, column: 5, scope: !117)
!154 = !DILocation(line: 122, column: 1, scope: !117)
!155 = distinct !DISubprogram(name: "resample", scope: !1, file: !1, line: 124, type: !12, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!156 = !DILocation(line: 127, column: 13, scope: !155)
!157 = !DILocation(line: 127, column: 26, scope: !155)
!158 = !DILocation(line: 127, column: 24, scope: !155)
!159 = !DILocation(line: 127, column: 39, scope: !155)
!160 = !DILocation(line: 127, column: 37, scope: !155)
!161 = !DILocation(line: 128, column: 11, scope: !155)
!162 = !DILocation(line: 130, column: 25, scope: !155)
!163 = !DILocation(line: 130, column: 27, scope: !155)
!164 = !DILocation(line: 130, column: 58, scope: !155)
!165 = !DILocation(line: 130, column: 38, scope: !155)
!166 = !DILocation(line: 130, column: 36, scope: !155)
!167 = !DILocation(line: 130, column: 65, scope: !155)
!168 = !DILocation(line: 130, column: 63, scope: !155)
!169 = !DILocation(line: 133, column: 20, scope: !155)
!170 = !DILocation(line: 133, column: 9, scope: !155)
!171 = !DILocation(line: 134, column: 31, scope: !155)
!172 = !DILocation(line: 134, column: 39, scope: !155)
!173 = !DILocation(line: 135, column: 17, scope: !155)
!174 = !DILocation(line: 135, column: 35, scope: !155)
!175 = distinct !{!175, !170, !176, !80}
!176 = !DILocation(line: 139, column: 9, scope: !155)
!177 = !DILocation(line: 140, column: 23, scope: !155)
!178 = !DILocation(line: 131, column: 13, scope: !155)
!179 = !DILocation(line: 140, column: 9, scope: !155)
!180 = !DILocation(line: 140, column: 21, scope: !155)
!181 = !DILocation(line: 141, column: 23, scope: !155)
!182 = !DILocation(line: 141, column: 9, scope: !155)
!183 = !DILocation(line: 141, column: 21, scope: !155)
!184 = !DILocation(line: 142, column: 5, scope: !155)
!185 = !DILocation(line: 143, column: 1, scope: !155)
