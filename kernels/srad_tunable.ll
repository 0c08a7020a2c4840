; Made from srad_tunable.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'srad_tunable.cu'
source_filename = "srad_tunable.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@SUM_BLOCK = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@SUM_ITEMS = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@TILED = external dso_local local_unnamed_addr addrspace(4) constant i8, align 1
@BLOCK_X = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@BLOCK_Y = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@ROWS = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @statistics(ptr noundef readonly captures(none) %image, ptr noundef writeonly captures(none) %sums, ptr noundef writeonly captures(none) %squares, i32 noundef %pixels) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = load i32, ptr addrspacecast (ptr addrspace(4) @SUM_BLOCK to ptr), align 4, !dbg !14, !tbaa !7
  %idx.ext = sext i32 %0 to i64, !dbg !15
  %add.ptr = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @shared to ptr), i64 %idx.ext, !dbg !15
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !16
  %2 = load i32, ptr addrspacecast (ptr addrspace(4) @SUM_ITEMS to ptr), align 4, !tbaa !7
  %cmp73 = icmp sgt i32 %2, 0, !dbg !17
  br i1 %cmp73, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !18

for.body.lr.ph:                                   ; preds = %entry
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul i32 %2, %3
  br label %for.body, !dbg !18

for.cond.cleanup:                                 ; preds = %if.end, %entry
  %own_square.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %own_square.1, %if.end ], !dbg !19
  %own_sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %own_sum.1, %if.end ], !dbg !19
  %idxprom12 = zext nneg i32 %1 to i64, !dbg !20
  %arrayidx13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @shared to ptr), i64 %idxprom12, !dbg !20
  store float %own_sum.0.lcssa, ptr %arrayidx13, align 4, !dbg !21, !tbaa !22
  %arrayidx15 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom12, !dbg !24
  store float %own_square.0.lcssa, ptr %arrayidx15, align 4, !dbg !25, !tbaa !22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %cmp1778 = icmp sgt i32 %0, 1, !dbg !27
  br i1 %cmp1778, label %for.body19.preheader, label %for.cond.cleanup18, !dbg !28

for.body19.preheader:                             ; preds = %for.cond.cleanup
  %div81 = lshr i32 %0, 1, !dbg !29
  br label %for.body19, !dbg !28

for.body:                                         ; preds = %for.body.lr.ph, %if.end
  %own_sum.076 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %own_sum.1, %if.end ]
  %j.075 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %if.end ]
  %own_square.074 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %own_square.1, %if.end ]
  %add = add i32 %mul, %j.075, !dbg !30
  %mul2 = mul i32 %add, %0, !dbg !31
  %add3 = add i32 %mul2, %1, !dbg !32
  %cmp4 = icmp slt i32 %add3, %pixels, !dbg !33
  br i1 %cmp4, label %if.then, label %if.end, !dbg !33

if.then:                                          ; preds = %for.body
  %idxprom = sext i32 %add3 to i64, !dbg !34
  %arrayidx = getelementptr inbounds float, ptr %image, i64 %idxprom, !dbg !34
  %4 = load float, ptr %arrayidx, align 4, !dbg !34, !tbaa !22
  %add5 = fadd contract float %own_sum.076, %4, !dbg !35
  %mul10 = fmul contract float %4, %4, !dbg !36
  %add11 = fadd contract float %own_square.074, %mul10, !dbg !37
  br label %if.end, !dbg !38

if.end:                                           ; preds = %if.then, %for.body
  %own_square.1 = phi float [ %add11, %if.then ], [ %own_square.074, %for.body ], !dbg !19
  %own_sum.1 = phi float [ %add5, %if.then ], [ %own_sum.076, %for.body ], !dbg !19
  %inc = add nuw nsw i32 %j.075, 1, !dbg !39
  %exitcond.not = icmp eq i32 %inc, %2, !dbg !17
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !18, !llvm.loop !40

for.cond.cleanup18:                               ; preds = %if.end34, %for.cond.cleanup
  %cmp38 = icmp eq i32 %1, 0, !dbg !43
  br i1 %cmp38, label %if.then39, label %if.end47, !dbg !43

for.body19:                                       ; preds = %for.body19.preheader, %if.end34
  %stride.079 = phi i32 [ %div3672, %if.end34 ], [ %div81, %for.body19.preheader ]
  %cmp20 = icmp samesign ult i32 %1, %stride.079, !dbg !44
  br i1 %cmp20, label %if.then21, label %if.end34, !dbg !44

if.then21:                                        ; preds = %for.body19
  %add22 = add nuw nsw i32 %stride.079, %1, !dbg !45
  %idxprom23 = zext nneg i32 %add22 to i64, !dbg !46
  %arrayidx24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @shared to ptr), i64 %idxprom23, !dbg !46
  %5 = load float, ptr %arrayidx24, align 4, !dbg !46, !tbaa !22
  %6 = load float, ptr %arrayidx13, align 4, !dbg !47, !tbaa !22
  %add27 = fadd contract float %5, %6, !dbg !47
  store float %add27, ptr %arrayidx13, align 4, !dbg !47, !tbaa !22
  %arrayidx30 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom23, !dbg !48
  %7 = load float, ptr %arrayidx30, align 4, !dbg !48, !tbaa !22
  %8 = load float, ptr %arrayidx15, align 4, !dbg !49, !tbaa !22
  %add33 = fadd contract float %7, %8, !dbg !49
  store float %add33, ptr %arrayidx15, align 4, !dbg !49, !tbaa !22
  br label %if.end34, !dbg !50

if.end34:                                         ; preds = %if.then21, %for.body19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  %div3672 = lshr i32 %stride.079, 1, !dbg !52
  %cmp17.not = icmp eq i32 %div3672, 0, !dbg !27
  br i1 %cmp17.not, label %for.cond.cleanup18, label %for.body19, !dbg !28, !llvm.loop !53

if.then39:                                        ; preds = %for.cond.cleanup18
  %9 = load float, ptr addrspacecast (ptr addrspace(3) @shared to ptr), align 4, !dbg !55, !tbaa !22
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56
  %idxprom41 = zext nneg i32 %10 to i64, !dbg !57
  %arrayidx42 = getelementptr inbounds nuw float, ptr %sums, i64 %idxprom41, !dbg !57
  store float %9, ptr %arrayidx42, align 4, !dbg !58, !tbaa !22
  %11 = load float, ptr %add.ptr, align 4, !dbg !59, !tbaa !22
  %arrayidx46 = getelementptr inbounds nuw float, ptr %squares, i64 %idxprom41, !dbg !60
  store float %11, ptr %arrayidx46, align 4, !dbg !61, !tbaa !22
  br label %if.end47, !dbg !62

if.end47:                                         ; preds = %if.then39, %for.cond.cleanup18
  ret void, !dbg !63
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @coefficients(ptr noundef readonly captures(none) %image, ptr noundef writeonly captures(none) %north, ptr noundef writeonly captures(none) %south, ptr noundef writeonly captures(none) %west, ptr noundef writeonly captures(none) %east, ptr noundef writeonly captures(none) %c, i32 noundef %rows, i32 noundef %cols, float noundef %q0_squared) local_unnamed_addr #0 !dbg !64 {
entry:
  %0 = load i8, ptr addrspacecast (ptr addrspace(4) @TILED to ptr), align 1, !dbg !65, !tbaa !66, !range !68, !noundef !13
  %loadedv = trunc nuw i8 %0 to i1, !dbg !65
  %1 = load i32, ptr addrspacecast (ptr addrspace(4) @BLOCK_X to ptr), align 4, !dbg !65
  %add = add nsw i32 %1, 2, !dbg !65
  %cond = select i1 %loadedv, i32 %add, i32 %cols, !dbg !65
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !69
  %3 = load i32, ptr addrspacecast (ptr addrspace(4) @BLOCK_Y to ptr), align 4, !dbg !70, !tbaa !7
  %4 = load i32, ptr addrspacecast (ptr addrspace(4) @ROWS to ptr), align 4, !dbg !71, !tbaa !7
  %mul = mul i32 %4, %3, !dbg !72
  %mul1 = mul i32 %mul, %2, !dbg !73
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !74
  %mul3 = mul i32 %1, %5, !dbg !75
  br i1 %loadedv, label %if.then, label %if.end, !dbg !76

if.then:                                          ; preds = %entry
  %mul5 = mul nsw i32 %4, %3, !dbg !77
  %add6 = add nsw i32 %mul5, 2, !dbg !78
  %sub = add nsw i32 %mul1, -1, !dbg !79
  %sub7 = add nsw i32 %mul3, -1, !dbg !80
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !81
  %mul.i = mul i32 %1, %6, !dbg !84
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
  %add.i = add i32 %mul.i, %7, !dbg !86
  %mul2.i = mul nsw i32 %add6, %cond
  %cmp.i131 = icmp slt i32 %add.i, %mul2.i, !dbg !87
  br i1 %cmp.i131, label %for.body.i.lr.ph, label %_ZL9load_tilePKfiiiiii.exit, !dbg !88

for.body.i.lr.ph:                                 ; preds = %if.then
  %sub.i = add nsw i32 %rows, -1
  %sub8.i = add nsw i32 %cols, -1
  %mul14.i = mul nsw i32 %3, %1
  br label %for.body.i, !dbg !88

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %i.0.i132 = phi i32 [ %add.i, %for.body.i.lr.ph ], [ %add15.i, %for.body.i ]
  %i.0.i132.frozen = freeze i32 %i.0.i132, !dbg !89
  %cond.frozen = freeze i32 %cond, !dbg !89
  %div.i = sdiv i32 %i.0.i132.frozen, %cond.frozen, !dbg !89
  %add3.i = add nsw i32 %sub, %div.i, !dbg !90
  %cond.i130 = tail call noundef i32 @llvm.smax.i32(i32 %add3.i, i32 0), !dbg !91
  %cond.i128 = tail call noundef i32 @llvm.smin.i32(i32 %cond.i130, i32 %sub.i), !dbg !92
  %8 = mul i32 %div.i, %cond.frozen, !dbg !93
  %rem.i.decomposed = sub i32 %i.0.i132.frozen, %8, !dbg !93
  %add6.i = add nsw i32 %sub7, %rem.i.decomposed, !dbg !94
  %cond.i129 = tail call noundef i32 @llvm.smax.i32(i32 %add6.i, i32 0), !dbg !95
  %cond.i127 = tail call noundef i32 @llvm.smin.i32(i32 %cond.i129, i32 %sub8.i), !dbg !96
  %mul10.i = mul nsw i32 %cond.i128, %cols, !dbg !97
  %add11.i = add nsw i32 %mul10.i, %cond.i127, !dbg !98
  %idxprom.i = sext i32 %add11.i to i64, !dbg !99
  %arrayidx.i = getelementptr inbounds float, ptr %image, i64 %idxprom.i, !dbg !99
  %9 = load float, ptr %arrayidx.i, align 4, !dbg !99, !tbaa !22
  %idxprom12.i = sext i32 %i.0.i132 to i64, !dbg !100
  %arrayidx13.i = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @shared to ptr), i64 %idxprom12.i, !dbg !100
  store float %9, ptr %arrayidx13.i, align 4, !dbg !101, !tbaa !22
  %add15.i = add nsw i32 %i.0.i132, %mul14.i, !dbg !102
  %cmp.i = icmp slt i32 %add15.i, %mul2.i, !dbg !87
  br i1 %cmp.i, label %for.body.i, label %_ZL9load_tilePKfiiiiii.exit, !dbg !88, !llvm.loop !103

_ZL9load_tilePKfiiiiii.exit:                      ; preds = %for.body.i, %if.then
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !105
  br label %if.end, !dbg !106

if.end:                                           ; preds = %_ZL9load_tilePKfiiiiii.exit, %entry
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107
  %add9 = add i32 %mul3, %10, !dbg !108
  %cmp133 = icmp sgt i32 %4, 0, !dbg !109
  br i1 %cmp133, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !110

for.body.lr.ph:                                   ; preds = %if.end
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %cmp15 = icmp slt i32 %add9, %cols
  %idx.ext24 = zext nneg i32 %10 to i64
  %invariant.gep = getelementptr float, ptr addrspacecast (ptr addrspace(3) @shared to ptr), i64 %idx.ext24, !dbg !110
  %sub35 = sub nsw i32 0, %cond
  %12 = sext i32 %sub35 to i64
  %sub42 = add nsw i32 %rows, -1
  %13 = sext i32 %cond to i64
  %cmp52 = icmp sgt i32 %add9, 0
  %14 = select i1 %loadedv, i1 true, i1 %cmp52
  %idxprom54 = sext i1 %14 to i64
  %sub59 = add nsw i32 %cols, -1
  %cmp60 = icmp slt i32 %add9, %sub59
  %15 = select i1 %loadedv, i1 true, i1 %cmp60
  %idxprom63 = zext i1 %15 to i64
  %add19.i = fadd contract float %q0_squared, 1.000000e+00
  %mul20.i = fmul contract float %q0_squared, %add19.i
  br label %for.body, !dbg !110

for.cond.cleanup:                                 ; preds = %if.end77, %if.end
  ret void, !dbg !111

for.body:                                         ; preds = %for.body.lr.ph, %if.end77
  %j.0134 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %if.end77 ]
  %mul11 = mul nsw i32 %j.0134, %3, !dbg !112
  %add12 = add i32 %mul11, %11, !dbg !113
  %add13 = add nsw i32 %add12, %mul1, !dbg !114
  %cmp14 = icmp slt i32 %add13, %rows, !dbg !115
  %or.cond116 = select i1 %cmp14, i1 %cmp15, i1 false, !dbg !116
  br i1 %or.cond116, label %if.then16, label %if.end77, !dbg !116

if.then16:                                        ; preds = %for.body
  %mul17 = mul nsw i32 %add13, %cols, !dbg !117
  %add18 = add nsw i32 %mul17, %add9, !dbg !118
  br i1 %loadedv, label %cond.true20, label %cond.false27, !dbg !119

cond.true20:                                      ; preds = %if.then16
  %add21 = add nsw i32 %add12, 1, !dbg !120
  %mul22 = mul nsw i32 %add21, %cond, !dbg !121
  %idx.ext = sext i32 %mul22 to i64, !dbg !122
  %gep = getelementptr float, ptr %invariant.gep, i64 %idx.ext, !dbg !123
  %add.ptr26 = getelementptr inbounds nuw i8, ptr %gep, i64 4, !dbg !124
  br label %cond.end30, !dbg !119

cond.false27:                                     ; preds = %if.then16
  %idx.ext28 = sext i32 %add18 to i64, !dbg !125
  %add.ptr29 = getelementptr inbounds float, ptr %image, i64 %idx.ext28, !dbg !125
  br label %cond.end30, !dbg !119

cond.end30:                                       ; preds = %cond.false27, %cond.true20
  %cond31 = phi ptr [ %add.ptr26, %cond.true20 ], [ %add.ptr29, %cond.false27 ], !dbg !119
  %16 = load float, ptr %cond31, align 4, !dbg !126, !tbaa !22
  %cmp33 = icmp sgt i32 %add13, 0
  %or.cond = or i1 %cmp33, %loadedv, !dbg !127
  %idxprom = select i1 %or.cond, i64 %12, i64 0, !dbg !127
  %arrayidx = getelementptr inbounds float, ptr %cond31, i64 %idxprom, !dbg !128
  %17 = load float, ptr %arrayidx, align 4, !dbg !128, !tbaa !22
  %sub39 = fsub contract float %17, %16, !dbg !129
  %cmp43 = icmp slt i32 %add13, %sub42
  %or.cond117 = select i1 %loadedv, i1 true, i1 %cmp43, !dbg !130
  %cond47 = select i1 %or.cond117, i64 %13, i64 0, !dbg !130
  %arrayidx49 = getelementptr inbounds float, ptr %cond31, i64 %cond47, !dbg !131
  %18 = load float, ptr %arrayidx49, align 4, !dbg !131, !tbaa !22
  %sub50 = fsub contract float %18, %16, !dbg !132
  %arrayidx55 = getelementptr inbounds float, ptr %cond31, i64 %idxprom54, !dbg !133
  %19 = load float, ptr %arrayidx55, align 4, !dbg !133, !tbaa !22
  %sub56 = fsub contract float %19, %16, !dbg !134
  %arrayidx64 = getelementptr inbounds nuw float, ptr %cond31, i64 %idxprom63, !dbg !135
  %20 = load float, ptr %arrayidx64, align 4, !dbg !135, !tbaa !22
  %sub65 = fsub contract float %20, %16, !dbg !136
  %idxprom66 = sext i32 %add18 to i64, !dbg !137
  %arrayidx67 = getelementptr inbounds float, ptr %north, i64 %idxprom66, !dbg !137
  store float %sub39, ptr %arrayidx67, align 4, !dbg !138, !tbaa !22
  %arrayidx69 = getelementptr inbounds float, ptr %south, i64 %idxprom66, !dbg !139
  store float %sub50, ptr %arrayidx69, align 4, !dbg !140, !tbaa !22
  %arrayidx71 = getelementptr inbounds float, ptr %west, i64 %idxprom66, !dbg !141
  store float %sub56, ptr %arrayidx71, align 4, !dbg !142, !tbaa !22
  %arrayidx73 = getelementptr inbounds float, ptr %east, i64 %idxprom66, !dbg !143
  store float %sub65, ptr %arrayidx73, align 4, !dbg !144, !tbaa !22
  %mul.i118 = fmul contract float %sub39, %sub39, !dbg !145
  %mul1.i = fmul contract float %sub50, %sub50, !dbg !148
  %add.i119 = fadd contract float %mul.i118, %mul1.i, !dbg !149
  %mul2.i120 = fmul contract float %sub56, %sub56, !dbg !150
  %add3.i121 = fadd contract float %add.i119, %mul2.i120, !dbg !151
  %mul4.i = fmul contract float %sub65, %sub65, !dbg !152
  %add5.i = fadd contract float %add3.i121, %mul4.i, !dbg !153
  %mul6.i = fmul contract float %16, %16, !dbg !154
  %div.i122 = fdiv contract float %add5.i, %mul6.i, !dbg !155
  %add7.i = fadd contract float %sub39, %sub50, !dbg !156
  %add8.i = fadd contract float %add7.i, %sub56, !dbg !157
  %add9.i = fadd contract float %add8.i, %sub65, !dbg !158
  %div10.i = fdiv contract float %add9.i, %16, !dbg !159
  %mul11.i = fmul contract float %div.i122, 5.000000e-01, !dbg !160
  %mul12.i = fmul contract float %div10.i, 6.250000e-02, !dbg !161
  %mul13.i = fmul contract float %div10.i, %mul12.i, !dbg !162
  %sub.i123 = fsub contract float %mul11.i, %mul13.i, !dbg !163
  %mul14.i124 = fmul contract float %div10.i, 2.500000e-01, !dbg !164
  %add15.i125 = fadd contract float %mul14.i124, 1.000000e+00, !dbg !165
  %mul16.i = fmul contract float %add15.i125, %add15.i125, !dbg !166
  %div17.i = fdiv contract float %sub.i123, %mul16.i, !dbg !167
  %sub18.i = fsub contract float %div17.i, %q0_squared, !dbg !168
  %div21.i = fdiv contract float %sub18.i, %mul20.i, !dbg !169
  %add22.i = fadd contract float %div21.i, 1.000000e+00, !dbg !170
  %div23.i = fdiv contract float 1.000000e+00, %add22.i, !dbg !171
  %cmp.i126 = fcmp contract olt float %div23.i, 0.000000e+00, !dbg !172
  %cmp24.i = fcmp contract ogt float %div23.i, 1.000000e+00, !dbg !173
  %cond.i = select contract i1 %cmp24.i, float 1.000000e+00, float %div23.i, !dbg !173
  %cond28.i = select contract i1 %cmp.i126, float 0.000000e+00, float %cond.i, !dbg !173
  %arrayidx76 = getelementptr inbounds float, ptr %c, i64 %idxprom66, !dbg !174
  store float %cond28.i, ptr %arrayidx76, align 4, !dbg !175, !tbaa !22
  br label %if.end77, !dbg !176

if.end77:                                         ; preds = %cond.end30, %for.body
  %inc = add nuw nsw i32 %j.0134, 1, !dbg !177
  %exitcond.not = icmp eq i32 %inc, %4, !dbg !109
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !110, !llvm.loop !178
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @diffuse(ptr noundef captures(none) %image, ptr noundef readonly captures(none) %north, ptr noundef readonly captures(none) %south, ptr noundef readonly captures(none) %west, ptr noundef readonly captures(none) %east, ptr noundef readonly captures(none) %c, i32 noundef %rows, i32 noundef %cols, float noundef %rate) local_unnamed_addr #2 !dbg !180 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !181
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !182
  %mul = mul nuw nsw i32 %0, %1, !dbg !183
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !184
  %add = add nuw nsw i32 %mul, %2, !dbg !185
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !186
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !187
  %mul5 = mul i32 %3, %4, !dbg !188
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !189
  %add7 = add i32 %mul5, %5, !dbg !190
  %cmp = icmp slt i32 %add, %rows, !dbg !191
  %cmp8 = icmp slt i32 %add7, %cols
  %or.cond = and i1 %cmp, %cmp8, !dbg !192
  br i1 %or.cond, label %if.then, label %if.end, !dbg !192

if.then:                                          ; preds = %entry
  %mul9 = mul nsw i32 %cols, %add, !dbg !193
  %add10 = add nsw i32 %mul9, %add7, !dbg !194
  %add11 = add nuw nsw i32 %add, 1, !dbg !195
  %cmp12 = icmp slt i32 %add11, %rows, !dbg !196
  %add13 = select i1 %cmp12, i32 %cols, i32 0, !dbg !197
  %idxprom.pn.in = add nsw i32 %add10, %add13, !dbg !197
  %idxprom.pn = sext i32 %idxprom.pn.in to i64, !dbg !198
  %cond.in = getelementptr inbounds float, ptr %c, i64 %idxprom.pn, !dbg !198
  %cond = load float, ptr %cond.in, align 4, !dbg !198, !tbaa !22
  %add16 = add nsw i32 %add7, 1, !dbg !199
  %cmp17 = icmp slt i32 %add16, %cols, !dbg !200
  %6 = sext i32 %add10 to i64, !dbg !201
  %7 = getelementptr float, ptr %c, i64 %6, !dbg !201
  %cond26.in.idx = select i1 %cmp17, i64 4, i64 0, !dbg !201
  %cond26.in = getelementptr i8, ptr %7, i64 %cond26.in.idx, !dbg !201
  %cond26 = load float, ptr %cond26.in, align 4, !dbg !202, !tbaa !22
  %arrayidx28 = getelementptr inbounds float, ptr %south, i64 %6, !dbg !203
  %8 = load float, ptr %arrayidx28, align 4, !dbg !203, !tbaa !22
  %mul29 = fmul contract float %cond, %8, !dbg !204
  %9 = load float, ptr %7, align 4, !dbg !205, !tbaa !22
  %arrayidx33 = getelementptr inbounds float, ptr %north, i64 %6, !dbg !206
  %10 = load float, ptr %arrayidx33, align 4, !dbg !206, !tbaa !22
  %mul34 = fmul contract float %9, %10, !dbg !207
  %add35 = fadd contract float %mul29, %mul34, !dbg !208
  %arrayidx37 = getelementptr inbounds float, ptr %east, i64 %6, !dbg !209
  %11 = load float, ptr %arrayidx37, align 4, !dbg !209, !tbaa !22
  %mul38 = fmul contract float %cond26, %11, !dbg !210
  %add39 = fadd contract float %add35, %mul38, !dbg !211
  %arrayidx43 = getelementptr inbounds float, ptr %west, i64 %6, !dbg !212
  %12 = load float, ptr %arrayidx43, align 4, !dbg !212, !tbaa !22
  %mul44 = fmul contract float %9, %12, !dbg !213
  %add45 = fadd contract float %add39, %mul44, !dbg !214
  %mul46 = fmul contract float %rate, 2.500000e-01, !dbg !215
  %mul47 = fmul contract float %mul46, %add45, !dbg !216
  %arrayidx49 = getelementptr inbounds float, ptr %image, i64 %6, !dbg !217
  %13 = load float, ptr %arrayidx49, align 4, !dbg !218, !tbaa !22
  %add50 = fadd contract float %13, %mul47, !dbg !218
  store float %add50, ptr %arrayidx49, align 4, !dbg !218, !tbaa !22
  br label %if.end, !dbg !219

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !220
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @step(ptr noundef readonly captures(none) %image, ptr noundef writeonly captures(none) %next, ptr noundef writeonly captures(none) %c, i32 noundef %rows, i32 noundef %cols, float noundef %q0_squared, float noundef %rate) local_unnamed_addr #0 !dbg !221 {
entry:
  %0 = load i32, ptr addrspacecast (ptr addrspace(4) @BLOCK_Y to ptr), align 4, !dbg !222, !tbaa !7
  %1 = load i32, ptr addrspacecast (ptr addrspace(4) @ROWS to ptr), align 4, !dbg !223, !tbaa !7
  %mul = mul nsw i32 %1, %0, !dbg !224
  %add = add nsw i32 %mul, 1, !dbg !225
  %2 = load i32, ptr addrspacecast (ptr addrspace(4) @BLOCK_X to ptr), align 4, !dbg !226, !tbaa !7
  %add1 = add nsw i32 %2, 1, !dbg !227
  %add2 = add nsw i32 %2, 3, !dbg !228
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !229
  %mul3 = mul i32 %1, %0, !dbg !230
  %mul4 = mul i32 %mul3, %3, !dbg !231
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !232
  %mul6 = mul i32 %2, %4, !dbg !233
  %add7 = add nsw i32 %mul, 3, !dbg !234
  %mul8 = mul nsw i32 %add7, %add2, !dbg !235
  %idx.ext = sext i32 %mul8 to i64, !dbg !236
  %add.ptr = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @shared to ptr), i64 %idx.ext, !dbg !236
  %sub = add nsw i32 %mul4, -1, !dbg !237
  %sub10 = add nsw i32 %mul6, -1, !dbg !238
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !239
  %mul.i = mul i32 %2, %5, !dbg !241
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !242
  %add.i = add i32 %mul.i, %6, !dbg !243
  %cmp.i183 = icmp slt i32 %add.i, %mul8, !dbg !244
  br i1 %cmp.i183, label %for.body.i.lr.ph, label %_ZL9load_tilePKfiiiiii.exit, !dbg !245

for.body.i.lr.ph:                                 ; preds = %entry
  %sub.i = add nsw i32 %rows, -1
  %sub8.i = add nsw i32 %cols, -1
  %mul14.i = mul nsw i32 %2, %0
  br label %for.body.i, !dbg !245

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %i.0.i184 = phi i32 [ %add.i, %for.body.i.lr.ph ], [ %add15.i, %for.body.i ]
  %i.0.i184.frozen = freeze i32 %i.0.i184, !dbg !246
  %add2.frozen = freeze i32 %add2, !dbg !246
  %div.i = sdiv i32 %i.0.i184.frozen, %add2.frozen, !dbg !246
  %add3.i = add nsw i32 %sub, %div.i, !dbg !247
  %cond.i182 = tail call noundef i32 @llvm.smax.i32(i32 %add3.i, i32 0), !dbg !248
  %cond.i178 = tail call noundef i32 @llvm.smin.i32(i32 %cond.i182, i32 %sub.i), !dbg !249
  %7 = mul i32 %div.i, %add2.frozen, !dbg !250
  %rem.i.decomposed = sub i32 %i.0.i184.frozen, %7, !dbg !250
  %add6.i = add nsw i32 %sub10, %rem.i.decomposed, !dbg !251
  %cond.i181 = tail call noundef i32 @llvm.smax.i32(i32 %add6.i, i32 0), !dbg !252
  %cond.i177 = tail call noundef i32 @llvm.smin.i32(i32 %cond.i181, i32 %sub8.i), !dbg !253
  %mul10.i = mul nsw i32 %cond.i178, %cols, !dbg !254
  %add11.i = add nsw i32 %mul10.i, %cond.i177, !dbg !255
  %idxprom.i = sext i32 %add11.i to i64, !dbg !256
  %arrayidx.i = getelementptr inbounds float, ptr %image, i64 %idxprom.i, !dbg !256
  %8 = load float, ptr %arrayidx.i, align 4, !dbg !256, !tbaa !22
  %idxprom12.i = sext i32 %i.0.i184 to i64, !dbg !257
  %arrayidx13.i = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @shared to ptr), i64 %idxprom12.i, !dbg !257
  store float %8, ptr %arrayidx13.i, align 4, !dbg !258, !tbaa !22
  %add15.i = add nsw i32 %i.0.i184, %mul14.i, !dbg !259
  %cmp.i = icmp slt i32 %add15.i, %mul8, !dbg !244
  br i1 %cmp.i, label %for.body.i, label %_ZL9load_tilePKfiiiiii.exit, !dbg !245, !llvm.loop !260

_ZL9load_tilePKfiiiiii.exit:                      ; preds = %for.body.i, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !262
  %mul15 = mul nsw i32 %add, %add1
  %cmp185 = icmp slt i32 %add.i, %mul15, !dbg !263
  br i1 %cmp185, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !264

for.body.lr.ph:                                   ; preds = %_ZL9load_tilePKfiiiiii.exit
  %9 = xor i32 %mul4, -1
  %sub17 = add i32 %rows, %9
  %10 = xor i32 %mul6, -1
  %sub20 = add i32 %cols, %10
  %sub29 = sub nsw i32 -3, %2
  %idxprom = sext i32 %sub29 to i64
  %idxprom31 = sext i32 %add2 to i64
  %add19.i = fadd contract float %q0_squared, 1.000000e+00
  %mul20.i = fmul contract float %q0_squared, %add19.i
  %mul41 = mul nsw i32 %2, %0
  br label %for.body, !dbg !264

for.cond.cleanup:                                 ; preds = %for.body, %_ZL9load_tilePKfiiiiii.exit
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !265
  %cmp46187 = icmp sgt i32 %1, 0, !dbg !266
  br i1 %cmp46187, label %for.body48.lr.ph, label %for.cond.cleanup47, !dbg !267

for.body48.lr.ph:                                 ; preds = %for.cond.cleanup
  %add55 = add nsw i32 %mul6, %6
  %cmp56 = icmp slt i32 %add55, %cols
  %idx.ext62 = zext nneg i32 %6 to i64
  %invariant.gep = getelementptr float, ptr addrspacecast (ptr addrspace(3) @shared to ptr), i64 %idx.ext62, !dbg !267
  %invariant.gep189 = getelementptr float, ptr %add.ptr, i64 %idx.ext62, !dbg !267
  %idxprom71 = sext i32 %add1 to i64
  %idxprom73 = sext i32 %add2 to i64
  %sub78 = sub nsw i32 -3, %2
  %idxprom79 = sext i32 %sub78 to i64
  %add97 = add i32 %mul6, %6
  %mul99 = fmul contract float %rate, 2.500000e-01
  br label %for.body48, !dbg !267

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.0186 = phi i32 [ %add.i, %for.body.lr.ph ], [ %add42, %for.body ]
  %i.0186.frozen = freeze i32 %i.0186, !dbg !268
  %add1.frozen = freeze i32 %add1, !dbg !268
  %div = sdiv i32 %i.0186.frozen, %add1.frozen, !dbg !268
  %cond.i180 = tail call noundef i32 @llvm.smin.i32(i32 %div, i32 %sub17), !dbg !269
  %11 = mul i32 %div, %add1.frozen, !dbg !270
  %rem.decomposed = sub i32 %i.0186.frozen, %11, !dbg !270
  %cond.i179 = tail call noundef i32 @llvm.smin.i32(i32 %rem.decomposed, i32 %sub20), !dbg !271
  %add22 = add nsw i32 %cond.i180, 1, !dbg !272
  %mul23 = mul nsw i32 %add22, %add2, !dbg !273
  %idx.ext24 = sext i32 %mul23 to i64, !dbg !274
  %add.ptr25 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @shared to ptr), i64 %idx.ext24, !dbg !274
  %idx.ext26 = sext i32 %cond.i179 to i64, !dbg !275
  %add.ptr27 = getelementptr inbounds float, ptr %add.ptr25, i64 %idx.ext26, !dbg !275
  %add.ptr28 = getelementptr inbounds nuw i8, ptr %add.ptr27, i64 4, !dbg !276
  %12 = load float, ptr %add.ptr28, align 4, !dbg !277, !tbaa !22
  %arrayidx = getelementptr inbounds float, ptr %add.ptr28, i64 %idxprom, !dbg !278
  %13 = load float, ptr %arrayidx, align 4, !dbg !278, !tbaa !22
  %sub30 = fsub contract float %13, %12, !dbg !279
  %arrayidx32 = getelementptr inbounds float, ptr %add.ptr28, i64 %idxprom31, !dbg !280
  %14 = load float, ptr %arrayidx32, align 4, !dbg !280, !tbaa !22
  %sub33 = fsub contract float %14, %12, !dbg !281
  %15 = load float, ptr %add.ptr27, align 4, !dbg !282, !tbaa !22
  %sub35 = fsub contract float %15, %12, !dbg !283
  %arrayidx36 = getelementptr inbounds nuw i8, ptr %add.ptr27, i64 8, !dbg !284
  %16 = load float, ptr %arrayidx36, align 4, !dbg !284, !tbaa !22
  %sub37 = fsub contract float %16, %12, !dbg !285
  %mul.i168 = fmul contract float %sub30, %sub30, !dbg !286
  %mul1.i = fmul contract float %sub33, %sub33, !dbg !288
  %add.i169 = fadd contract float %mul.i168, %mul1.i, !dbg !289
  %mul2.i170 = fmul contract float %sub35, %sub35, !dbg !290
  %add3.i171 = fadd contract float %add.i169, %mul2.i170, !dbg !291
  %mul4.i = fmul contract float %sub37, %sub37, !dbg !292
  %add5.i = fadd contract float %add3.i171, %mul4.i, !dbg !293
  %mul6.i = fmul contract float %12, %12, !dbg !294
  %div.i172 = fdiv contract float %add5.i, %mul6.i, !dbg !295
  %add7.i = fadd contract float %sub30, %sub33, !dbg !296
  %add8.i = fadd contract float %add7.i, %sub35, !dbg !297
  %add9.i = fadd contract float %add8.i, %sub37, !dbg !298
  %div10.i = fdiv contract float %add9.i, %12, !dbg !299
  %mul11.i = fmul contract float %div.i172, 5.000000e-01, !dbg !300
  %mul12.i = fmul contract float %div10.i, 6.250000e-02, !dbg !301
  %mul13.i = fmul contract float %div10.i, %mul12.i, !dbg !302
  %sub.i173 = fsub contract float %mul11.i, %mul13.i, !dbg !303
  %mul14.i174 = fmul contract float %div10.i, 2.500000e-01, !dbg !304
  %add15.i175 = fadd contract float %mul14.i174, 1.000000e+00, !dbg !305
  %mul16.i = fmul contract float %add15.i175, %add15.i175, !dbg !306
  %div17.i = fdiv contract float %sub.i173, %mul16.i, !dbg !307
  %sub18.i = fsub contract float %div17.i, %q0_squared, !dbg !308
  %div21.i = fdiv contract float %sub18.i, %mul20.i, !dbg !309
  %add22.i = fadd contract float %div21.i, 1.000000e+00, !dbg !310
  %div23.i = fdiv contract float 1.000000e+00, %add22.i, !dbg !311
  %cmp.i176 = fcmp contract olt float %div23.i, 0.000000e+00, !dbg !312
  %cmp24.i = fcmp contract ogt float %div23.i, 1.000000e+00, !dbg !313
  %cond.i = select contract i1 %cmp24.i, float 1.000000e+00, float %div23.i, !dbg !313
  %cond28.i = select contract i1 %cmp.i176, float 0.000000e+00, float %cond.i, !dbg !313
  %idxprom39 = sext i32 %i.0186 to i64, !dbg !314
  %arrayidx40 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom39, !dbg !314
  store float %cond28.i, ptr %arrayidx40, align 4, !dbg !315, !tbaa !22
  %add42 = add nsw i32 %i.0186, %mul41, !dbg !316
  %cmp = icmp slt i32 %add42, %mul15, !dbg !263
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !264, !llvm.loop !317

for.cond.cleanup47:                               ; preds = %if.end, %for.cond.cleanup
  ret void, !dbg !319

for.body48:                                       ; preds = %for.body48.lr.ph, %if.end
  %j.0188 = phi i32 [ 0, %for.body48.lr.ph ], [ %inc, %if.end ]
  %mul51 = mul nsw i32 %j.0188, %0, !dbg !320
  %add52 = add i32 %mul51, %5, !dbg !321
  %add53 = add nsw i32 %add52, %mul4, !dbg !322
  %cmp54 = icmp slt i32 %add53, %rows, !dbg !323
  %or.cond = select i1 %cmp54, i1 %cmp56, i1 false, !dbg !324
  br i1 %or.cond, label %if.then, label %if.end, !dbg !324

if.then:                                          ; preds = %for.body48
  %add58 = add nsw i32 %add52, 1, !dbg !325
  %mul59 = mul nsw i32 %add58, %add2, !dbg !326
  %idx.ext60 = sext i32 %mul59 to i64, !dbg !327
  %gep = getelementptr float, ptr %invariant.gep, i64 %idx.ext60, !dbg !328
  %add.ptr64 = getelementptr inbounds nuw i8, ptr %gep, i64 4, !dbg !329
  %mul65 = mul nsw i32 %add52, %add1, !dbg !330
  %idx.ext66 = sext i32 %mul65 to i64, !dbg !331
  %gep190 = getelementptr float, ptr %invariant.gep189, i64 %idx.ext66, !dbg !332
  %17 = load float, ptr %add.ptr64, align 4, !dbg !333, !tbaa !22
  %arrayidx72 = getelementptr inbounds float, ptr %gep190, i64 %idxprom71, !dbg !334
  %18 = load float, ptr %arrayidx72, align 4, !dbg !334, !tbaa !22
  %arrayidx74 = getelementptr inbounds float, ptr %add.ptr64, i64 %idxprom73, !dbg !335
  %19 = load float, ptr %arrayidx74, align 4, !dbg !335, !tbaa !22
  %sub75 = fsub contract float %19, %17, !dbg !336
  %mul76 = fmul contract float %18, %sub75, !dbg !337
  %20 = load float, ptr %gep190, align 4, !dbg !338, !tbaa !22
  %arrayidx80 = getelementptr inbounds float, ptr %add.ptr64, i64 %idxprom79, !dbg !339
  %21 = load float, ptr %arrayidx80, align 4, !dbg !339, !tbaa !22
  %sub81 = fsub contract float %21, %17, !dbg !340
  %mul82 = fmul contract float %20, %sub81, !dbg !341
  %add83 = fadd contract float %mul76, %mul82, !dbg !342
  %arrayidx84 = getelementptr inbounds nuw i8, ptr %gep190, i64 4, !dbg !343
  %22 = load float, ptr %arrayidx84, align 4, !dbg !343, !tbaa !22
  %arrayidx85 = getelementptr inbounds nuw i8, ptr %gep, i64 8, !dbg !344
  %23 = load float, ptr %arrayidx85, align 4, !dbg !344, !tbaa !22
  %sub86 = fsub contract float %23, %17, !dbg !345
  %mul87 = fmul contract float %22, %sub86, !dbg !346
  %add88 = fadd contract float %add83, %mul87, !dbg !347
  %24 = load float, ptr %gep, align 4, !dbg !348, !tbaa !22
  %sub91 = fsub contract float %24, %17, !dbg !349
  %mul92 = fmul contract float %20, %sub91, !dbg !350
  %add93 = fadd contract float %add88, %mul92, !dbg !351
  %mul96 = mul nsw i32 %add53, %cols, !dbg !352
  %add98 = add i32 %add97, %mul96, !dbg !353
  %mul100 = fmul contract float %mul99, %add93, !dbg !354
  %add101 = fadd contract float %17, %mul100, !dbg !355
  %idxprom102 = sext i32 %add98 to i64, !dbg !356
  %arrayidx103 = getelementptr inbounds float, ptr %next, i64 %idxprom102, !dbg !356
  store float %add101, ptr %arrayidx103, align 4, !dbg !357, !tbaa !22
  %25 = load float, ptr %gep190, align 4, !dbg !358, !tbaa !22
  %arrayidx106 = getelementptr inbounds float, ptr %c, i64 %idxprom102, !dbg !359
  store float %25, ptr %arrayidx106, align 4, !dbg !360, !tbaa !22
  br label %if.end, !dbg !361

if.end:                                           ; preds = %if.then, %for.body48
  %inc = add nuw nsw i32 %j.0188, 1, !dbg !362
  %exitcond.not = icmp eq i32 %inc, %1, !dbg !266
  br i1 %exitcond.not, label %for.cond.cleanup47, label %for.body48, !dbg !267, !llvm.loop !363
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "srad_tunable.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "statistics", scope: !1, file: !1, line: 23, type: !12, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 25, column: 30, scope: !11)
!15 = !DILocation(line: 25, column: 28, scope: !11)
!16 = !DILocation(line: 26, column: 14, scope: !11)
!17 = !DILocation(line: 29, column: 23, scope: !11)
!18 = !DILocation(line: 29, column: 5, scope: !11)
!19 = !DILocation(line: 0, scope: !11)
!20 = !DILocation(line: 36, column: 5, scope: !11)
!21 = !DILocation(line: 36, column: 16, scope: !11)
!22 = !{!23, !23, i64 0}
!23 = !{!"float", !9, i64 0}
!24 = !DILocation(line: 37, column: 5, scope: !11)
!25 = !DILocation(line: 37, column: 16, scope: !11)
!26 = !DILocation(line: 38, column: 5, scope: !11)
!27 = !DILocation(line: 40, column: 45, scope: !11)
!28 = !DILocation(line: 40, column: 5, scope: !11)
!29 = !DILocation(line: 40, column: 33, scope: !11)
!30 = !DILocation(line: 30, column: 41, scope: !11)
!31 = !DILocation(line: 30, column: 46, scope: !11)
!32 = !DILocation(line: 30, column: 58, scope: !11)
!33 = !DILocation(line: 31, column: 15, scope: !11)
!34 = !DILocation(line: 32, column: 24, scope: !11)
!35 = !DILocation(line: 32, column: 21, scope: !11)
!36 = !DILocation(line: 33, column: 36, scope: !11)
!37 = !DILocation(line: 33, column: 24, scope: !11)
!38 = !DILocation(line: 34, column: 9, scope: !11)
!39 = !DILocation(line: 29, column: 37, scope: !11)
!40 = distinct !{!40, !18, !41, !42}
!41 = !DILocation(line: 35, column: 5, scope: !11)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !DILocation(line: 48, column: 12, scope: !11)
!44 = !DILocation(line: 41, column: 16, scope: !11)
!45 = !DILocation(line: 42, column: 37, scope: !11)
!46 = !DILocation(line: 42, column: 27, scope: !11)
!47 = !DILocation(line: 42, column: 24, scope: !11)
!48 = !DILocation(line: 43, column: 27, scope: !11)
!49 = !DILocation(line: 43, column: 24, scope: !11)
!50 = !DILocation(line: 44, column: 9, scope: !11)
!51 = !DILocation(line: 45, column: 9, scope: !11)
!52 = !DILocation(line: 40, column: 57, scope: !11)
!53 = distinct !{!53, !28, !54, !42}
!54 = !DILocation(line: 46, column: 5, scope: !11)
!55 = !DILocation(line: 49, column: 28, scope: !11)
!56 = !DILocation(line: 49, column: 14, scope: !11)
!57 = !DILocation(line: 49, column: 9, scope: !11)
!58 = !DILocation(line: 49, column: 26, scope: !11)
!59 = !DILocation(line: 50, column: 31, scope: !11)
!60 = !DILocation(line: 50, column: 9, scope: !11)
!61 = !DILocation(line: 50, column: 29, scope: !11)
!62 = !DILocation(line: 51, column: 5, scope: !11)
!63 = !DILocation(line: 52, column: 1, scope: !11)
!64 = distinct !DISubprogram(name: "coefficients", scope: !1, file: !1, line: 82, type: !12, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = !DILocation(line: 86, column: 17, scope: !64)
!66 = !{!67, !67, i64 0}
!67 = !{!"bool", !9, i64 0}
!68 = !{i8 0, i8 2}
!69 = !DILocation(line: 87, column: 15, scope: !64)
!70 = !DILocation(line: 87, column: 28, scope: !64)
!71 = !DILocation(line: 87, column: 38, scope: !64)
!72 = !DILocation(line: 87, column: 26, scope: !64)
!73 = !DILocation(line: 87, column: 36, scope: !64)
!74 = !DILocation(line: 88, column: 16, scope: !64)
!75 = !DILocation(line: 88, column: 27, scope: !64)
!76 = !DILocation(line: 89, column: 9, scope: !64)
!77 = !DILocation(line: 90, column: 46, scope: !64)
!78 = !DILocation(line: 90, column: 53, scope: !64)
!79 = !DILocation(line: 90, column: 69, scope: !64)
!80 = !DILocation(line: 90, column: 79, scope: !64)
!81 = !DILocation(line: 59, column: 18, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "load_tile", scope: !1, file: !1, line: 56, type: !12, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 90, column: 9, scope: !64)
!84 = !DILocation(line: 59, column: 30, scope: !82, inlinedAt: !83)
!85 = !DILocation(line: 59, column: 42, scope: !82, inlinedAt: !83)
!86 = !DILocation(line: 59, column: 40, scope: !82, inlinedAt: !83)
!87 = !DILocation(line: 59, column: 57, scope: !82, inlinedAt: !83)
!88 = !DILocation(line: 59, column: 5, scope: !82, inlinedAt: !83)
!89 = !DILocation(line: 60, column: 35, scope: !82, inlinedAt: !83)
!90 = !DILocation(line: 60, column: 31, scope: !82, inlinedAt: !83)
!91 = !DILocation(line: 60, column: 23, scope: !82, inlinedAt: !83)
!92 = !DILocation(line: 60, column: 19, scope: !82, inlinedAt: !83)
!93 = !DILocation(line: 61, column: 36, scope: !82, inlinedAt: !83)
!94 = !DILocation(line: 61, column: 32, scope: !82, inlinedAt: !83)
!95 = !DILocation(line: 61, column: 23, scope: !82, inlinedAt: !83)
!96 = !DILocation(line: 61, column: 19, scope: !82, inlinedAt: !83)
!97 = !DILocation(line: 62, column: 31, scope: !82, inlinedAt: !83)
!98 = !DILocation(line: 62, column: 38, scope: !82, inlinedAt: !83)
!99 = !DILocation(line: 62, column: 21, scope: !82, inlinedAt: !83)
!100 = !DILocation(line: 62, column: 9, scope: !82, inlinedAt: !83)
!101 = !DILocation(line: 62, column: 19, scope: !82, inlinedAt: !83)
!102 = !DILocation(line: 59, column: 77, scope: !82, inlinedAt: !83)
!103 = distinct !{!103, !88, !104, !42}
!104 = !DILocation(line: 63, column: 5, scope: !82, inlinedAt: !83)
!105 = !DILocation(line: 64, column: 5, scope: !82, inlinedAt: !83)
!106 = !DILocation(line: 90, column: 9, scope: !64)
!107 = !DILocation(line: 92, column: 22, scope: !64)
!108 = !DILocation(line: 92, column: 20, scope: !64)
!109 = !DILocation(line: 93, column: 23, scope: !64)
!110 = !DILocation(line: 93, column: 5, scope: !64)
!111 = !DILocation(line: 111, column: 1, scope: !64)
!112 = !DILocation(line: 94, column: 33, scope: !64)
!113 = !DILocation(line: 94, column: 29, scope: !64)
!114 = !DILocation(line: 95, column: 23, scope: !64)
!115 = !DILocation(line: 96, column: 17, scope: !64)
!116 = !DILocation(line: 96, column: 24, scope: !64)
!117 = !DILocation(line: 97, column: 25, scope: !64)
!118 = !DILocation(line: 97, column: 32, scope: !64)
!119 = !DILocation(line: 98, column: 34, scope: !64)
!120 = !DILocation(line: 98, column: 54, scope: !64)
!121 = !DILocation(line: 98, column: 59, scope: !64)
!122 = !DILocation(line: 98, column: 49, scope: !64)
!123 = !DILocation(line: 98, column: 67, scope: !64)
!124 = !DILocation(line: 98, column: 81, scope: !64)
!125 = !DILocation(line: 98, column: 93, scope: !64)
!126 = !DILocation(line: 99, column: 26, scope: !64)
!127 = !DILocation(line: 100, column: 42, scope: !64)
!128 = !DILocation(line: 100, column: 30, scope: !64)
!129 = !DILocation(line: 100, column: 67, scope: !64)
!130 = !DILocation(line: 101, column: 42, scope: !64)
!131 = !DILocation(line: 101, column: 30, scope: !64)
!132 = !DILocation(line: 101, column: 73, scope: !64)
!133 = !DILocation(line: 102, column: 29, scope: !64)
!134 = !DILocation(line: 102, column: 62, scope: !64)
!135 = !DILocation(line: 103, column: 29, scope: !64)
!136 = !DILocation(line: 103, column: 68, scope: !64)
!137 = !DILocation(line: 104, column: 13, scope: !64)
!138 = !DILocation(line: 104, column: 22, scope: !64)
!139 = !DILocation(line: 105, column: 13, scope: !64)
!140 = !DILocation(line: 105, column: 22, scope: !64)
!141 = !DILocation(line: 106, column: 13, scope: !64)
!142 = !DILocation(line: 106, column: 21, scope: !64)
!143 = !DILocation(line: 107, column: 13, scope: !64)
!144 = !DILocation(line: 107, column: 21, scope: !64)
!145 = !DILocation(line: 72, column: 16, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "coefficient", scope: !1, file: !1, line: 68, type: !12, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = distinct !DILocation(line: 108, column: 20, scope: !64)
!148 = !DILocation(line: 72, column: 32, scope: !146, inlinedAt: !147)
!149 = !DILocation(line: 72, column: 24, scope: !146, inlinedAt: !147)
!150 = !DILocation(line: 72, column: 47, scope: !146, inlinedAt: !147)
!151 = !DILocation(line: 72, column: 40, scope: !146, inlinedAt: !147)
!152 = !DILocation(line: 72, column: 61, scope: !146, inlinedAt: !147)
!153 = !DILocation(line: 72, column: 54, scope: !146, inlinedAt: !147)
!154 = !DILocation(line: 72, column: 77, scope: !146, inlinedAt: !147)
!155 = !DILocation(line: 72, column: 69, scope: !146, inlinedAt: !147)
!156 = !DILocation(line: 73, column: 30, scope: !146, inlinedAt: !147)
!157 = !DILocation(line: 73, column: 38, scope: !146, inlinedAt: !147)
!158 = !DILocation(line: 73, column: 45, scope: !146, inlinedAt: !147)
!159 = !DILocation(line: 73, column: 53, scope: !146, inlinedAt: !147)
!160 = !DILocation(line: 74, column: 28, scope: !146, inlinedAt: !147)
!161 = !DILocation(line: 74, column: 49, scope: !146, inlinedAt: !147)
!162 = !DILocation(line: 74, column: 61, scope: !146, inlinedAt: !147)
!163 = !DILocation(line: 74, column: 39, scope: !146, inlinedAt: !147)
!164 = !DILocation(line: 75, column: 38, scope: !146, inlinedAt: !147)
!165 = !DILocation(line: 75, column: 30, scope: !146, inlinedAt: !147)
!166 = !DILocation(line: 76, column: 48, scope: !146, inlinedAt: !147)
!167 = !DILocation(line: 76, column: 33, scope: !146, inlinedAt: !147)
!168 = !DILocation(line: 77, column: 31, scope: !146, inlinedAt: !147)
!169 = !DILocation(line: 77, column: 45, scope: !146, inlinedAt: !147)
!170 = !DILocation(line: 78, column: 28, scope: !146, inlinedAt: !147)
!171 = !DILocation(line: 78, column: 20, scope: !146, inlinedAt: !147)
!172 = !DILocation(line: 79, column: 14, scope: !146, inlinedAt: !147)
!173 = !DILocation(line: 79, column: 12, scope: !146, inlinedAt: !147)
!174 = !DILocation(line: 108, column: 13, scope: !64)
!175 = !DILocation(line: 108, column: 18, scope: !64)
!176 = !DILocation(line: 109, column: 9, scope: !64)
!177 = !DILocation(line: 93, column: 32, scope: !64)
!178 = distinct !{!178, !110, !179, !42}
!179 = !DILocation(line: 110, column: 5, scope: !64)
!180 = distinct !DISubprogram(name: "diffuse", scope: !1, file: !1, line: 113, type: !12, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!181 = !DILocation(line: 117, column: 15, scope: !180)
!182 = !DILocation(line: 117, column: 28, scope: !180)
!183 = !DILocation(line: 117, column: 26, scope: !180)
!184 = !DILocation(line: 117, column: 41, scope: !180)
!185 = !DILocation(line: 117, column: 39, scope: !180)
!186 = !DILocation(line: 118, column: 15, scope: !180)
!187 = !DILocation(line: 118, column: 28, scope: !180)
!188 = !DILocation(line: 118, column: 26, scope: !180)
!189 = !DILocation(line: 118, column: 41, scope: !180)
!190 = !DILocation(line: 118, column: 39, scope: !180)
!191 = !DILocation(line: 119, column: 13, scope: !180)
!192 = !DILocation(line: 119, column: 20, scope: !180)
!193 = !DILocation(line: 120, column: 21, scope: !180)
!194 = !DILocation(line: 120, column: 28, scope: !180)
!195 = !DILocation(line: 121, column: 29, scope: !180)
!196 = !DILocation(line: 121, column: 33, scope: !180)
!197 = !DILocation(line: 121, column: 25, scope: !180)
!198 = !DILocation(line: 121, scope: !180)
!199 = !DILocation(line: 122, column: 28, scope: !180)
!200 = !DILocation(line: 122, column: 32, scope: !180)
!201 = !DILocation(line: 122, column: 24, scope: !180)
!202 = !DILocation(line: 122, scope: !180)
!203 = !DILocation(line: 124, column: 23, scope: !180)
!204 = !DILocation(line: 124, column: 21, scope: !180)
!205 = !DILocation(line: 124, column: 34, scope: !180)
!206 = !DILocation(line: 124, column: 41, scope: !180)
!207 = !DILocation(line: 124, column: 39, scope: !180)
!208 = !DILocation(line: 124, column: 32, scope: !180)
!209 = !DILocation(line: 124, column: 61, scope: !180)
!210 = !DILocation(line: 124, column: 59, scope: !180)
!211 = !DILocation(line: 124, column: 50, scope: !180)
!212 = !DILocation(line: 124, column: 78, scope: !180)
!213 = !DILocation(line: 124, column: 76, scope: !180)
!214 = !DILocation(line: 124, column: 69, scope: !180)
!215 = !DILocation(line: 125, column: 27, scope: !180)
!216 = !DILocation(line: 125, column: 34, scope: !180)
!217 = !DILocation(line: 125, column: 9, scope: !180)
!218 = !DILocation(line: 125, column: 18, scope: !180)
!219 = !DILocation(line: 126, column: 5, scope: !180)
!220 = !DILocation(line: 127, column: 1, scope: !180)
!221 = distinct !DISubprogram(name: "step", scope: !1, file: !1, line: 130, type: !12, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!222 = !DILocation(line: 133, column: 18, scope: !221)
!223 = !DILocation(line: 133, column: 28, scope: !221)
!224 = !DILocation(line: 133, column: 26, scope: !221)
!225 = !DILocation(line: 133, column: 33, scope: !221)
!226 = !DILocation(line: 134, column: 17, scope: !221)
!227 = !DILocation(line: 134, column: 25, scope: !221)
!228 = !DILocation(line: 135, column: 23, scope: !221)
!229 = !DILocation(line: 136, column: 15, scope: !221)
!230 = !DILocation(line: 136, column: 26, scope: !221)
!231 = !DILocation(line: 136, column: 36, scope: !221)
!232 = !DILocation(line: 137, column: 16, scope: !221)
!233 = !DILocation(line: 137, column: 27, scope: !221)
!234 = !DILocation(line: 138, column: 38, scope: !221)
!235 = !DILocation(line: 138, column: 43, scope: !221)
!236 = !DILocation(line: 138, column: 28, scope: !221)
!237 = !DILocation(line: 140, column: 57, scope: !221)
!238 = !DILocation(line: 140, column: 67, scope: !221)
!239 = !DILocation(line: 59, column: 18, scope: !82, inlinedAt: !240)
!240 = distinct !DILocation(line: 140, column: 5, scope: !221)
!241 = !DILocation(line: 59, column: 30, scope: !82, inlinedAt: !240)
!242 = !DILocation(line: 59, column: 42, scope: !82, inlinedAt: !240)
!243 = !DILocation(line: 59, column: 40, scope: !82, inlinedAt: !240)
!244 = !DILocation(line: 59, column: 57, scope: !82, inlinedAt: !240)
!245 = !DILocation(line: 59, column: 5, scope: !82, inlinedAt: !240)
!246 = !DILocation(line: 60, column: 35, scope: !82, inlinedAt: !240)
!247 = !DILocation(line: 60, column: 31, scope: !82, inlinedAt: !240)
!248 = !DILocation(line: 60, column: 23, scope: !82, inlinedAt: !240)
!249 = !DILocation(line: 60, column: 19, scope: !82, inlinedAt: !240)
!250 = !DILocation(line: 61, column: 36, scope: !82, inlinedAt: !240)
!251 = !DILocation(line: 61, column: 32, scope: !82, inlinedAt: !240)
!252 = !DILocation(line: 61, column: 23, scope: !82, inlinedAt: !240)
!253 = !DILocation(line: 61, column: 19, scope: !82, inlinedAt: !240)
!254 = !DILocation(line: 62, column: 31, scope: !82, inlinedAt: !240)
!255 = !DILocation(line: 62, column: 38, scope: !82, inlinedAt: !240)
!256 = !DILocation(line: 62, column: 21, scope: !82, inlinedAt: !240)
!257 = !DILocation(line: 62, column: 9, scope: !82, inlinedAt: !240)
!258 = !DILocation(line: 62, column: 19, scope: !82, inlinedAt: !240)
!259 = !DILocation(line: 59, column: 77, scope: !82, inlinedAt: !240)
!260 = distinct !{!260, !245, !261, !42}
!261 = !DILocation(line: 63, column: 5, scope: !82, inlinedAt: !240)
!262 = !DILocation(line: 64, column: 5, scope: !82, inlinedAt: !240)
!263 = !DILocation(line: 141, column: 57, scope: !221)
!264 = !DILocation(line: 141, column: 5, scope: !221)
!265 = !DILocation(line: 150, column: 5, scope: !221)
!266 = !DILocation(line: 153, column: 23, scope: !221)
!267 = !DILocation(line: 153, column: 5, scope: !221)
!268 = !DILocation(line: 143, column: 23, scope: !221)
!269 = !DILocation(line: 143, column: 17, scope: !221)
!270 = !DILocation(line: 144, column: 23, scope: !221)
!271 = !DILocation(line: 144, column: 17, scope: !221)
!272 = !DILocation(line: 145, column: 42, scope: !221)
!273 = !DILocation(line: 145, column: 47, scope: !221)
!274 = !DILocation(line: 145, column: 37, scope: !221)
!275 = !DILocation(line: 145, column: 55, scope: !221)
!276 = !DILocation(line: 145, column: 59, scope: !221)
!277 = !DILocation(line: 146, column: 22, scope: !221)
!278 = !DILocation(line: 147, column: 39, scope: !221)
!279 = !DILocation(line: 147, column: 53, scope: !221)
!280 = !DILocation(line: 147, column: 61, scope: !221)
!281 = !DILocation(line: 147, column: 74, scope: !221)
!282 = !DILocation(line: 147, column: 82, scope: !221)
!283 = !DILocation(line: 147, column: 92, scope: !221)
!284 = !DILocation(line: 148, column: 33, scope: !221)
!285 = !DILocation(line: 148, column: 42, scope: !221)
!286 = !DILocation(line: 72, column: 16, scope: !146, inlinedAt: !287)
!287 = distinct !DILocation(line: 147, column: 21, scope: !221)
!288 = !DILocation(line: 72, column: 32, scope: !146, inlinedAt: !287)
!289 = !DILocation(line: 72, column: 24, scope: !146, inlinedAt: !287)
!290 = !DILocation(line: 72, column: 47, scope: !146, inlinedAt: !287)
!291 = !DILocation(line: 72, column: 40, scope: !146, inlinedAt: !287)
!292 = !DILocation(line: 72, column: 61, scope: !146, inlinedAt: !287)
!293 = !DILocation(line: 72, column: 54, scope: !146, inlinedAt: !287)
!294 = !DILocation(line: 72, column: 77, scope: !146, inlinedAt: !287)
!295 = !DILocation(line: 72, column: 69, scope: !146, inlinedAt: !287)
!296 = !DILocation(line: 73, column: 30, scope: !146, inlinedAt: !287)
!297 = !DILocation(line: 73, column: 38, scope: !146, inlinedAt: !287)
!298 = !DILocation(line: 73, column: 45, scope: !146, inlinedAt: !287)
!299 = !DILocation(line: 73, column: 53, scope: !146, inlinedAt: !287)
!300 = !DILocation(line: 74, column: 28, scope: !146, inlinedAt: !287)
!301 = !DILocation(line: 74, column: 49, scope: !146, inlinedAt: !287)
!302 = !DILocation(line: 74, column: 61, scope: !146, inlinedAt: !287)
!303 = !DILocation(line: 74, column: 39, scope: !146, inlinedAt: !287)
!304 = !DILocation(line: 75, column: 38, scope: !146, inlinedAt: !287)
!305 = !DILocation(line: 75, column: 30, scope: !146, inlinedAt: !287)
!306 = !DILocation(line: 76, column: 48, scope: !146, inlinedAt: !287)
!307 = !DILocation(line: 76, column: 33, scope: !146, inlinedAt: !287)
!308 = !DILocation(line: 77, column: 31, scope: !146, inlinedAt: !287)
!309 = !DILocation(line: 77, column: 45, scope: !146, inlinedAt: !287)
!310 = !DILocation(line: 78, column: 28, scope: !146, inlinedAt: !287)
!311 = !DILocation(line: 78, column: 20, scope: !146, inlinedAt: !287)
!312 = !DILocation(line: 79, column: 14, scope: !146, inlinedAt: !287)
!313 = !DILocation(line: 79, column: 12, scope: !146, inlinedAt: !287)
!314 = !DILocation(line: 147, column: 9, scope: !221)
!315 = !DILocation(line: 147, column: 19, scope: !221)
!316 = !DILocation(line: 141, column: 77, scope: !221)
!317 = distinct !{!317, !264, !318, !42}
!318 = !DILocation(line: 149, column: 5, scope: !221)
!319 = !DILocation(line: 167, column: 1, scope: !221)
!320 = !DILocation(line: 154, column: 33, scope: !221)
!321 = !DILocation(line: 154, column: 29, scope: !221)
!322 = !DILocation(line: 155, column: 17, scope: !221)
!323 = !DILocation(line: 155, column: 21, scope: !221)
!324 = !DILocation(line: 155, column: 28, scope: !221)
!325 = !DILocation(line: 156, column: 46, scope: !221)
!326 = !DILocation(line: 156, column: 51, scope: !221)
!327 = !DILocation(line: 156, column: 41, scope: !221)
!328 = !DILocation(line: 156, column: 59, scope: !221)
!329 = !DILocation(line: 156, column: 63, scope: !221)
!330 = !DILocation(line: 157, column: 46, scope: !221)
!331 = !DILocation(line: 157, column: 42, scope: !221)
!332 = !DILocation(line: 157, column: 54, scope: !221)
!333 = !DILocation(line: 158, column: 26, scope: !221)
!334 = !DILocation(line: 159, column: 32, scope: !221)
!335 = !DILocation(line: 159, column: 49, scope: !221)
!336 = !DILocation(line: 159, column: 62, scope: !221)
!337 = !DILocation(line: 159, column: 46, scope: !221)
!338 = !DILocation(line: 160, column: 32, scope: !221)
!339 = !DILocation(line: 160, column: 45, scope: !221)
!340 = !DILocation(line: 160, column: 59, scope: !221)
!341 = !DILocation(line: 160, column: 42, scope: !221)
!342 = !DILocation(line: 159, column: 70, scope: !221)
!343 = !DILocation(line: 161, column: 32, scope: !221)
!344 = !DILocation(line: 161, column: 45, scope: !221)
!345 = !DILocation(line: 161, column: 54, scope: !221)
!346 = !DILocation(line: 161, column: 42, scope: !221)
!347 = !DILocation(line: 160, column: 67, scope: !221)
!348 = !DILocation(line: 161, column: 77, scope: !221)
!349 = !DILocation(line: 161, column: 87, scope: !221)
!350 = !DILocation(line: 161, column: 74, scope: !221)
!351 = !DILocation(line: 161, column: 62, scope: !221)
!352 = !DILocation(line: 162, column: 31, scope: !221)
!353 = !DILocation(line: 162, column: 45, scope: !221)
!354 = !DILocation(line: 163, column: 43, scope: !221)
!355 = !DILocation(line: 163, column: 28, scope: !221)
!356 = !DILocation(line: 163, column: 13, scope: !221)
!357 = !DILocation(line: 163, column: 21, scope: !221)
!358 = !DILocation(line: 164, column: 20, scope: !221)
!359 = !DILocation(line: 164, column: 13, scope: !221)
!360 = !DILocation(line: 164, column: 18, scope: !221)
!361 = !DILocation(line: 165, column: 9, scope: !221)
!362 = !DILocation(line: 153, column: 32, scope: !221)
!363 = distinct !{!363, !267, !364, !42}
!364 = !DILocation(line: 166, column: 5, scope: !221)
