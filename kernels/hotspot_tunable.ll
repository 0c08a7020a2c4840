; Made from hotspot_tunable.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'hotspot_tunable.cu'
source_filename = "hotspot_tunable.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@BLOCK_X = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@CELLS_X = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@BLOCK_Y = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@CELLS_Y = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@HALO = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@tiles = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@TWO_TILES = external dso_local local_unnamed_addr addrspace(4) constant i8, align 1
@KEEP_POWER = external dso_local local_unnamed_addr addrspace(4) constant i8, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @heat(ptr noundef readonly captures(none) %power, ptr noundef readonly captures(none) %before, ptr noundef writeonly captures(none) %after, i32 noundef %rows, i32 noundef %cols, i32 noundef %steps, float noundef %dt, float noundef %capacity, float noundef %rx, float noundef %ry, float noundef %rz, float noundef %ambient) local_unnamed_addr #0 !dbg !11 {
entry:
  %made = alloca [8 x [4 x float]], align 4
  %source = alloca [8 x [4 x float]], align 4
  %0 = load i32, ptr addrspacecast (ptr addrspace(4) @BLOCK_X to ptr), align 4, !dbg !14, !tbaa !7
  %1 = load i32, ptr addrspacecast (ptr addrspace(4) @CELLS_X to ptr), align 4, !dbg !15, !tbaa !7
  %mul = mul nsw i32 %1, %0, !dbg !16
  %2 = load i32, ptr addrspacecast (ptr addrspace(4) @BLOCK_Y to ptr), align 4, !dbg !17, !tbaa !7
  %3 = load i32, ptr addrspacecast (ptr addrspace(4) @CELLS_Y to ptr), align 4, !dbg !18, !tbaa !7
  %mul1 = mul nsw i32 %3, %2, !dbg !19
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !20
  %5 = load i32, ptr addrspacecast (ptr addrspace(4) @HALO to ptr), align 4, !dbg !21, !tbaa !7
  %mul2 = shl nsw i32 %5, 1, !dbg !22
  %sub = sub nsw i32 %mul1, %mul2, !dbg !23
  %mul3 = mul i32 %sub, %4, !dbg !24
  %sub4 = sub i32 %mul3, %5, !dbg !25
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !26
  %sub7 = sub nsw i32 %mul, %mul2, !dbg !27
  %mul8 = mul i32 %sub7, %6, !dbg !28
  %sub9 = sub i32 %mul8, %5, !dbg !29
  %7 = load i8, ptr addrspacecast (ptr addrspace(4) @TWO_TILES to ptr), align 1, !dbg !30, !tbaa !31, !range !33, !noundef !13
  %loadedv = trunc nuw i8 %7 to i1, !dbg !30
  %mul10 = mul nsw i32 %mul1, %mul, !dbg !30
  %idx.ext = sext i32 %mul10 to i64, !dbg !30
  %cond.idx = select i1 %loadedv, i64 %idx.ext, i64 0, !dbg !30
  %cond = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %cond.idx, !dbg !30
  call void @llvm.lifetime.start.p0(ptr nonnull %made) #5, !dbg !34
  call void @llvm.lifetime.start.p0(ptr nonnull %source) #5, !dbg !35
  %cmp443 = icmp sgt i32 %3, 0, !dbg !36
  br i1 %cmp443, label %for.cond11.preheader.lr.ph, label %for.cond.cleanup, !dbg !37

for.cond11.preheader.lr.ph:                       ; preds = %entry
  %cmp12441 = icmp sgt i32 %1, 0
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %sub22 = add nsw i32 %rows, -1
  %sub27 = add nsw i32 %cols, -1
  %10 = load i8, ptr addrspacecast (ptr addrspace(4) @KEEP_POWER to ptr), align 1, !range !33
  %loadedv34 = trunc nuw i8 %10 to i1
  br label %for.cond11.preheader, !dbg !37

for.cond11.preheader:                             ; preds = %for.cond11.preheader.lr.ph, %for.cond.cleanup13
  %j.0444 = phi i32 [ 0, %for.cond11.preheader.lr.ph ], [ %inc46, %for.cond.cleanup13 ]
  br i1 %cmp12441, label %for.body14.lr.ph, label %for.cond.cleanup13, !dbg !38

for.body14.lr.ph:                                 ; preds = %for.cond11.preheader
  %mul16 = mul nsw i32 %j.0444, %2
  %add = add i32 %mul16, %8
  %add20 = add nsw i32 %add, %sub4
  %cond.i415 = tail call noundef i32 @llvm.smax.i32(i32 %add20, i32 0)
  %cond.i413 = tail call noundef i32 @llvm.smin.i32(i32 %cond.i415, i32 range(i32 -2147483648, 2147483647) %sub22)
  %mul24 = mul nsw i32 %cond.i413, %cols
  %mul30 = mul nsw i32 %add, %mul
  %idxprom41 = zext nneg i32 %j.0444 to i64
  %arrayidx42 = getelementptr inbounds nuw [4 x float], ptr %source, i64 %idxprom41
  br label %for.body14, !dbg !38

for.cond.cleanup:                                 ; preds = %for.cond.cleanup13, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %cmp49.not453 = icmp slt i32 %steps, 1, !dbg !40
  br i1 %cmp49.not453, label %for.cond229.preheader, label %for.cond53.preheader.lr.ph, !dbg !41

for.cond53.preheader.lr.ph:                       ; preds = %for.cond.cleanup
  %cmp54447 = icmp sgt i32 %3, 0
  %cmp59445 = icmp sgt i32 %1, 0
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %sub96 = sub nsw i32 0, %mul
  %sub101 = add nsw i32 %rows, -1
  %sub113 = add nsw i32 %cols, -1
  %13 = load i8, ptr addrspacecast (ptr addrspace(4) @KEEP_POWER to ptr), align 1, !range !33
  %loadedv118 = trunc nuw i8 %13 to i1
  %div143 = fdiv contract float %dt, %capacity
  %cmp172451 = icmp sgt i32 %3, 0
  %cmp177449 = icmp sgt i32 %1, 0
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.cond53.preheader, !dbg !41

for.cond.cleanup13:                               ; preds = %cond.end39, %for.cond11.preheader
  %inc46 = add nuw nsw i32 %j.0444, 1, !dbg !42
  %exitcond462.not = icmp eq i32 %inc46, %3, !dbg !36
  br i1 %exitcond462.not, label %for.cond.cleanup, label %for.cond11.preheader, !dbg !37, !llvm.loop !43

for.body14:                                       ; preds = %for.body14.lr.ph, %cond.end39
  %i.0442 = phi i32 [ 0, %for.body14.lr.ph ], [ %inc, %cond.end39 ]
  %mul18 = mul nsw i32 %i.0442, %0, !dbg !47
  %add19 = add i32 %mul18, %9, !dbg !48
  %add25 = add nsw i32 %add19, %sub9, !dbg !49
  %cond.i414 = tail call noundef i32 @llvm.smax.i32(i32 %add25, i32 0), !dbg !50
  %cond.i = tail call noundef i32 @llvm.smin.i32(i32 %cond.i414, i32 range(i32 -2147483648, 2147483647) %sub27), !dbg !51
  %add29 = add nsw i32 %cond.i, %mul24, !dbg !52
  %idxprom = sext i32 %add29 to i64, !dbg !53
  %arrayidx = getelementptr inbounds float, ptr %before, i64 %idxprom, !dbg !53
  %16 = load float, ptr %arrayidx, align 4, !dbg !53, !tbaa !54
  %add31 = add nsw i32 %add19, %mul30, !dbg !56
  %idxprom32 = sext i32 %add31 to i64, !dbg !57
  %arrayidx33 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom32, !dbg !57
  store float %16, ptr %arrayidx33, align 4, !dbg !58, !tbaa !54
  br i1 %loadedv34, label %cond.true35, label %cond.end39, !dbg !59

cond.true35:                                      ; preds = %for.body14
  %arrayidx37 = getelementptr inbounds float, ptr %power, i64 %idxprom, !dbg !60
  %17 = load float, ptr %arrayidx37, align 4, !dbg !60, !tbaa !54
  br label %cond.end39, !dbg !59

cond.end39:                                       ; preds = %for.body14, %cond.true35
  %cond40 = phi contract float [ %17, %cond.true35 ], [ 0.000000e+00, %for.body14 ], !dbg !59
  %idxprom43 = zext nneg i32 %i.0442 to i64, !dbg !61
  %arrayidx44 = getelementptr inbounds nuw float, ptr %arrayidx42, i64 %idxprom43, !dbg !61
  store float %cond40, ptr %arrayidx44, align 4, !dbg !62, !tbaa !54
  %inc = add nuw nsw i32 %i.0442, 1, !dbg !63
  %exitcond.not = icmp eq i32 %inc, %1, !dbg !64
  br i1 %exitcond.not, label %for.cond.cleanup13, label %for.body14, !dbg !38, !llvm.loop !65

for.cond53.preheader:                             ; preds = %for.cond53.preheader.lr.ph, %for.inc225
  %now.0457 = phi ptr [ addrspacecast (ptr addrspace(3) @tiles to ptr), %for.cond53.preheader.lr.ph ], [ %now.1, %for.inc225 ]
  %next.0456 = phi ptr [ %cond, %for.cond53.preheader.lr.ph ], [ %next.1, %for.inc225 ]
  %s.0454 = phi i32 [ 1, %for.cond53.preheader.lr.ph ], [ %inc226, %for.inc225 ]
  br i1 %cmp54447, label %for.cond58.preheader.lr.ph, label %for.cond.cleanup55, !dbg !67

for.cond58.preheader.lr.ph:                       ; preds = %for.cond53.preheader
  %sub81 = sub nsw i32 %mul, %s.0454
  %sub86 = sub nsw i32 %mul1, %s.0454
  br label %for.cond58.preheader, !dbg !67

for.cond229.preheader:                            ; preds = %for.inc225, %for.cond.cleanup
  %now.0.lcssa = phi ptr [ addrspacecast (ptr addrspace(3) @tiles to ptr), %for.cond.cleanup ], [ %now.1, %for.inc225 ], !dbg !68
  %cmp230460 = icmp sgt i32 %3, 0, !dbg !69
  br i1 %cmp230460, label %for.cond234.preheader.lr.ph, label %for.cond.cleanup231, !dbg !70

for.cond234.preheader.lr.ph:                      ; preds = %for.cond229.preheader
  %cmp235458 = icmp sgt i32 %1, 0
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %sub248 = sub nsw i32 %mul, %5
  %sub256 = sub nsw i32 %mul1, %5
  br label %for.cond234.preheader, !dbg !70

for.cond58.preheader:                             ; preds = %for.cond58.preheader.lr.ph, %for.cond.cleanup60
  %j52.0448 = phi i32 [ 0, %for.cond58.preheader.lr.ph ], [ %inc165, %for.cond.cleanup60 ]
  br i1 %cmp59445, label %for.body61.lr.ph, label %for.cond.cleanup60, !dbg !71

for.body61.lr.ph:                                 ; preds = %for.cond58.preheader
  %mul64 = mul nsw i32 %j52.0448, %2
  %add65 = add i32 %mul64, %11
  %add70 = add nsw i32 %add65, %sub4
  %cmp72 = icmp sgt i32 %add70, -1
  %cmp73 = icmp slt i32 %add70, %rows
  %cmp84.not = icmp sge i32 %add65, %s.0454
  %cmp87 = icmp slt i32 %add65, %sub86
  %mul88 = mul nsw i32 %add65, %mul
  %idx.ext89 = sext i32 %mul88 to i64
  %add.ptr90 = getelementptr inbounds float, ptr %now.0457, i64 %idx.ext89
  %cmp93 = icmp eq i32 %add70, 0
  %cond98 = select i1 %cmp93, i32 0, i32 %sub96
  %idxprom99 = sext i32 %cond98 to i64
  %cmp102 = icmp eq i32 %add70, %sub101
  %cond106 = select i1 %cmp102, i32 0, i32 %mul
  %idxprom107 = sext i32 %cond106 to i64
  %mul125 = mul nsw i32 %add70, %cols
  %idxprom120 = zext nneg i32 %j52.0448 to i64
  %arrayidx121 = getelementptr inbounds nuw [4 x float], ptr %source, i64 %idxprom120
  %idxprom146 = zext nneg i32 %j52.0448 to i64
  %arrayidx147 = getelementptr inbounds nuw [4 x float], ptr %made, i64 %idxprom146
  %power.sink = select i1 %loadedv118, ptr %arrayidx121, ptr %power
  br label %for.body61, !dbg !71

for.cond.cleanup55:                               ; preds = %for.cond.cleanup60, %for.cond53.preheader
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !72
  br i1 %loadedv, label %for.inc225, label %for.cond171.preheader, !dbg !73

for.cond171.preheader:                            ; preds = %for.cond.cleanup55
  br i1 %cmp172451, label %for.cond176.preheader.lr.ph, label %for.cond.cleanup173, !dbg !74

for.cond176.preheader.lr.ph:                      ; preds = %for.cond171.preheader
  %sub202 = sub nsw i32 %mul, %s.0454
  %sub207 = sub nsw i32 %mul1, %s.0454
  br label %for.cond176.preheader, !dbg !74

for.cond.cleanup60:                               ; preds = %if.end160, %for.cond58.preheader
  %inc165 = add nuw nsw i32 %j52.0448, 1, !dbg !75
  %exitcond464.not = icmp eq i32 %inc165, %3, !dbg !76
  br i1 %exitcond464.not, label %for.cond.cleanup55, label %for.cond58.preheader, !dbg !67, !llvm.loop !77

for.body61:                                       ; preds = %for.body61.lr.ph, %if.end160
  %i57.0446 = phi i32 [ 0, %for.body61.lr.ph ], [ %inc162, %if.end160 ]
  %mul68 = mul nsw i32 %i57.0446, %0, !dbg !79
  %add69 = add i32 %mul68, %12, !dbg !80
  %add71 = add nsw i32 %add69, %sub9, !dbg !81
  br i1 %cmp72, label %land.lhs.true, label %if.end160, !dbg !82

land.lhs.true:                                    ; preds = %for.body61
  %cmp75 = icmp sgt i32 %add71, -1
  %cmp77 = icmp slt i32 %add71, %cols
  %.not427.not430.not434.not439 = and i1 %cmp75, %cmp77
  %or.cond398.not426.not429.not433.not438 = select i1 %cmp73, i1 %.not427.not430.not434.not439, i1 false
  %cmp79.not = icmp sge i32 %add69, %s.0454
  %or.cond399.not428.not432.not437 = select i1 %or.cond398.not426.not429.not433.not438, i1 %cmp79.not, i1 false
  %cmp82 = icmp slt i32 %add69, %sub81
  %or.cond400.not431.not436 = select i1 %or.cond399.not428.not432.not437, i1 %cmp82, i1 false
  %or.cond401.not435 = and i1 %cmp84.not, %or.cond400.not431.not436, !dbg !83
  %or.cond402 = select i1 %or.cond401.not435, i1 %cmp87, i1 false, !dbg !83
  br i1 %or.cond402, label %if.then, label %if.end160, !dbg !83

if.then:                                          ; preds = %land.lhs.true
  %idx.ext91 = sext i32 %add69 to i64, !dbg !84
  %add.ptr92 = getelementptr inbounds float, ptr %add.ptr90, i64 %idx.ext91, !dbg !84
  %20 = load float, ptr %add.ptr92, align 4, !dbg !85, !tbaa !54
  %arrayidx100 = getelementptr inbounds float, ptr %add.ptr92, i64 %idxprom99, !dbg !86
  %21 = load float, ptr %arrayidx100, align 4, !dbg !86, !tbaa !54
  %arrayidx108 = getelementptr inbounds float, ptr %add.ptr92, i64 %idxprom107, !dbg !87
  %22 = load float, ptr %arrayidx108, align 4, !dbg !87, !tbaa !54
  %cmp109 = icmp ne i32 %add71, 0, !dbg !88
  %idxprom111 = sext i1 %cmp109 to i64, !dbg !89
  %arrayidx112 = getelementptr inbounds float, ptr %add.ptr92, i64 %idxprom111, !dbg !89
  %23 = load float, ptr %arrayidx112, align 4, !dbg !89, !tbaa !54
  %cmp114 = icmp ne i32 %add71, %sub113, !dbg !90
  %idxprom116 = zext i1 %cmp114 to i64, !dbg !91
  %arrayidx117 = getelementptr inbounds nuw float, ptr %add.ptr92, i64 %idxprom116, !dbg !91
  %24 = load float, ptr %arrayidx117, align 4, !dbg !91, !tbaa !54
  %add126 = add nuw nsw i32 %add71, %mul125, !dbg !92
  %add126.sink = select i1 %loadedv118, i32 %i57.0446, i32 %add126, !dbg !92
  %idxprom127 = zext nneg i32 %add126.sink to i64, !dbg !93
  %arrayidx128 = getelementptr inbounds nuw float, ptr %power.sink, i64 %idxprom127, !dbg !93
  %cond130 = load float, ptr %arrayidx128, align 4, !dbg !93, !tbaa !54
  %add131 = fadd contract float %21, %22, !dbg !94
  %mul132 = fmul contract float %20, 2.000000e+00, !dbg !95
  %sub133 = fsub contract float %add131, %mul132, !dbg !96
  %div = fdiv contract float %sub133, %ry, !dbg !97
  %add134 = fadd contract float %div, %cond130, !dbg !98
  %add135 = fadd contract float %23, %24, !dbg !99
  %sub137 = fsub contract float %add135, %mul132, !dbg !100
  %div138 = fdiv contract float %sub137, %rx, !dbg !101
  %add139 = fadd contract float %div138, %add134, !dbg !102
  %sub140 = fsub contract float %ambient, %20, !dbg !103
  %div141 = fdiv contract float %sub140, %rz, !dbg !104
  %add142 = fadd contract float %div141, %add139, !dbg !105
  %mul144 = fmul contract float %div143, %add142, !dbg !106
  %add145 = fadd contract float %20, %mul144, !dbg !107
  %idxprom148 = zext nneg i32 %i57.0446 to i64, !dbg !108
  %arrayidx149 = getelementptr inbounds nuw float, ptr %arrayidx147, i64 %idxprom148, !dbg !108
  store float %add145, ptr %arrayidx149, align 4, !dbg !109, !tbaa !54
  br i1 %loadedv, label %if.then151, label %if.end160, !dbg !110

if.then151:                                       ; preds = %if.then
  %add157 = add nsw i32 %add69, %mul88, !dbg !111
  %idxprom158 = sext i32 %add157 to i64, !dbg !112
  %arrayidx159 = getelementptr inbounds float, ptr %next.0456, i64 %idxprom158, !dbg !112
  store float %add145, ptr %arrayidx159, align 4, !dbg !113, !tbaa !54
  br label %if.end160, !dbg !112

if.end160:                                        ; preds = %if.then, %if.then151, %land.lhs.true, %for.body61
  %inc162 = add nuw nsw i32 %i57.0446, 1, !dbg !114
  %exitcond463.not = icmp eq i32 %inc162, %1, !dbg !115
  br i1 %exitcond463.not, label %for.cond.cleanup60, label %for.body61, !dbg !71, !llvm.loop !116

for.cond176.preheader:                            ; preds = %for.cond176.preheader.lr.ph, %for.cond.cleanup178
  %j170.0452 = phi i32 [ 0, %for.cond176.preheader.lr.ph ], [ %inc223, %for.cond.cleanup178 ]
  br i1 %cmp177449, label %for.body179.lr.ph, label %for.cond.cleanup178, !dbg !118

for.body179.lr.ph:                                ; preds = %for.cond176.preheader
  %mul182 = mul nsw i32 %j170.0452, %2
  %add183 = add i32 %mul182, %14
  %add188 = add nsw i32 %add183, %sub4
  %cmp189 = icmp sgt i32 %add188, -1
  %cmp192 = icmp slt i32 %add188, %rows
  %or.cond403 = and i1 %cmp189, %cmp192
  %cmp205.not = icmp sge i32 %add183, %s.0454
  %cmp208 = icmp slt i32 %add183, %sub207
  %idxprom210 = zext nneg i32 %j170.0452 to i64
  %arrayidx211 = getelementptr inbounds nuw [4 x float], ptr %made, i64 %idxprom210
  %mul214 = mul nsw i32 %add183, %mul
  br label %for.body179, !dbg !118

for.cond.cleanup173:                              ; preds = %for.cond.cleanup178, %for.cond171.preheader
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !119
  br label %for.inc225, !dbg !120

for.cond.cleanup178:                              ; preds = %if.end218, %for.cond176.preheader
  %inc223 = add nuw nsw i32 %j170.0452, 1, !dbg !121
  %exitcond466.not = icmp eq i32 %inc223, %3, !dbg !122
  br i1 %exitcond466.not, label %for.cond.cleanup173, label %for.cond176.preheader, !dbg !74, !llvm.loop !123

for.body179:                                      ; preds = %for.body179.lr.ph, %if.end218
  %i175.0450 = phi i32 [ 0, %for.body179.lr.ph ], [ %inc220, %if.end218 ]
  %mul186 = mul nsw i32 %i175.0450, %0, !dbg !125
  %add187 = add i32 %mul186, %15, !dbg !126
  br i1 %or.cond403, label %land.lhs.true193, label %if.end218, !dbg !127

land.lhs.true193:                                 ; preds = %for.body179
  %add194 = add nsw i32 %add187, %sub9, !dbg !128
  %cmp195 = icmp sgt i32 %add194, -1, !dbg !129
  %cmp198 = icmp slt i32 %add194, %cols
  %or.cond404.not416.not418.not421.not425 = and i1 %cmp195, %cmp198
  %cmp200.not = icmp sge i32 %add187, %s.0454
  %or.cond405.not417.not420.not424 = select i1 %or.cond404.not416.not418.not421.not425, i1 %cmp200.not, i1 false
  %cmp203 = icmp slt i32 %add187, %sub202
  %or.cond406.not419.not423 = select i1 %or.cond405.not417.not420.not424, i1 %cmp203, i1 false
  %or.cond407.not422 = and i1 %cmp205.not, %or.cond406.not419.not423, !dbg !130
  %or.cond408 = select i1 %or.cond407.not422, i1 %cmp208, i1 false, !dbg !130
  br i1 %or.cond408, label %if.then209, label %if.end218, !dbg !130

if.then209:                                       ; preds = %land.lhs.true193
  %idxprom212 = zext nneg i32 %i175.0450 to i64, !dbg !131
  %arrayidx213 = getelementptr inbounds nuw float, ptr %arrayidx211, i64 %idxprom212, !dbg !131
  %25 = load float, ptr %arrayidx213, align 4, !dbg !131, !tbaa !54
  %add215 = add nsw i32 %add187, %mul214, !dbg !132
  %idxprom216 = sext i32 %add215 to i64, !dbg !133
  %arrayidx217 = getelementptr inbounds float, ptr %now.0457, i64 %idxprom216, !dbg !133
  store float %25, ptr %arrayidx217, align 4, !dbg !134, !tbaa !54
  br label %if.end218, !dbg !133

if.end218:                                        ; preds = %if.then209, %land.lhs.true193, %for.body179
  %inc220 = add nuw nsw i32 %i175.0450, 1, !dbg !135
  %exitcond465.not = icmp eq i32 %inc220, %1, !dbg !136
  br i1 %exitcond465.not, label %for.cond.cleanup178, label %for.body179, !dbg !118, !llvm.loop !137

for.inc225:                                       ; preds = %for.cond.cleanup55, %for.cond.cleanup173
  %next.1 = phi ptr [ %next.0456, %for.cond.cleanup173 ], [ %now.0457, %for.cond.cleanup55 ], !dbg !68
  %now.1 = phi ptr [ %now.0457, %for.cond.cleanup173 ], [ %next.0456, %for.cond.cleanup55 ], !dbg !68
  %inc226 = add nuw i32 %s.0454, 1, !dbg !139
  %exitcond467.not = icmp eq i32 %s.0454, %steps, !dbg !40
  br i1 %exitcond467.not, label %for.cond229.preheader, label %for.cond53.preheader, !dbg !41, !llvm.loop !140

for.cond234.preheader:                            ; preds = %for.cond234.preheader.lr.ph, %for.cond.cleanup236
  %j228.0461 = phi i32 [ 0, %for.cond234.preheader.lr.ph ], [ %inc277, %for.cond.cleanup236 ]
  br i1 %cmp235458, label %for.body237.lr.ph, label %for.cond.cleanup236, !dbg !142

for.body237.lr.ph:                                ; preds = %for.cond234.preheader
  %mul240 = mul nsw i32 %j228.0461, %2
  %add241 = add i32 %mul240, %18
  %add251 = add nsw i32 %add241, %sub4
  %cmp252 = icmp slt i32 %add251, %rows
  %cmp254.not = icmp sge i32 %add241, %5
  %or.cond410.not440 = and i1 %cmp254.not, %cmp252
  %cmp257 = icmp slt i32 %add241, %sub256
  %or.cond411 = select i1 %or.cond410.not440, i1 %cmp257, i1 false
  %mul262 = mul nsw i32 %add241, %mul
  %mul267 = mul nsw i32 %add251, %cols
  %add268 = add nsw i32 %mul267, %sub9
  br label %for.body237, !dbg !142

for.cond.cleanup231:                              ; preds = %for.cond.cleanup236, %for.cond229.preheader
  call void @llvm.lifetime.end.p0(ptr nonnull %source) #5, !dbg !143
  call void @llvm.lifetime.end.p0(ptr nonnull %made) #5, !dbg !143
  ret void, !dbg !143

for.cond.cleanup236:                              ; preds = %if.end272, %for.cond234.preheader
  %inc277 = add nuw nsw i32 %j228.0461, 1, !dbg !144
  %exitcond469.not = icmp eq i32 %inc277, %3, !dbg !69
  br i1 %exitcond469.not, label %for.cond.cleanup231, label %for.cond234.preheader, !dbg !70, !llvm.loop !145

for.body237:                                      ; preds = %for.body237.lr.ph, %if.end272
  %i233.0459 = phi i32 [ 0, %for.body237.lr.ph ], [ %inc274, %if.end272 ]
  %mul244 = mul nsw i32 %i233.0459, %0, !dbg !147
  %add245 = add i32 %mul244, %19, !dbg !148
  %cmp246.not = icmp sge i32 %add245, %5, !dbg !149
  %cmp249 = icmp slt i32 %add245, %sub248
  %or.cond409 = select i1 %cmp246.not, i1 %cmp249, i1 false, !dbg !150
  br i1 %or.cond409, label %land.lhs.true250, label %if.end272, !dbg !150

land.lhs.true250:                                 ; preds = %for.body237
  %add259 = add nsw i32 %add245, %sub9
  %cmp260 = icmp slt i32 %add259, %cols
  %or.cond412 = select i1 %or.cond411, i1 %cmp260, i1 false, !dbg !151
  br i1 %or.cond412, label %if.then261, label %if.end272, !dbg !151

if.then261:                                       ; preds = %land.lhs.true250
  %add263 = add nsw i32 %add245, %mul262, !dbg !152
  %idxprom264 = sext i32 %add263 to i64, !dbg !153
  %arrayidx265 = getelementptr inbounds float, ptr %now.0.lcssa, i64 %idxprom264, !dbg !153
  %26 = load float, ptr %arrayidx265, align 4, !dbg !153, !tbaa !54
  %add269 = add nsw i32 %add268, %add245, !dbg !154
  %idxprom270 = sext i32 %add269 to i64, !dbg !155
  %arrayidx271 = getelementptr inbounds float, ptr %after, i64 %idxprom270, !dbg !155
  store float %26, ptr %arrayidx271, align 4, !dbg !156, !tbaa !54
  br label %if.end272, !dbg !155

if.end272:                                        ; preds = %if.then261, %land.lhs.true250, %for.body237
  %inc274 = add nuw nsw i32 %i233.0459, 1, !dbg !157
  %exitcond468.not = icmp eq i32 %inc274, %1, !dbg !158
  br i1 %exitcond468.not, label %for.cond.cleanup236, label %for.body237, !dbg !142, !llvm.loop !159
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "hotspot_tunable.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "heat", scope: !1, file: !1, line: 27, type: !12, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 31, column: 17, scope: !11)
!15 = !DILocation(line: 31, column: 27, scope: !11)
!16 = !DILocation(line: 31, column: 25, scope: !11)
!17 = !DILocation(line: 32, column: 18, scope: !11)
!18 = !DILocation(line: 32, column: 28, scope: !11)
!19 = !DILocation(line: 32, column: 26, scope: !11)
!20 = !DILocation(line: 33, column: 15, scope: !11)
!21 = !DILocation(line: 33, column: 42, scope: !11)
!22 = !DILocation(line: 33, column: 40, scope: !11)
!23 = !DILocation(line: 33, column: 36, scope: !11)
!24 = !DILocation(line: 33, column: 26, scope: !11)
!25 = !DILocation(line: 33, column: 48, scope: !11)
!26 = !DILocation(line: 34, column: 16, scope: !11)
!27 = !DILocation(line: 34, column: 36, scope: !11)
!28 = !DILocation(line: 34, column: 27, scope: !11)
!29 = !DILocation(line: 34, column: 48, scope: !11)
!30 = !DILocation(line: 36, column: 19, scope: !11)
!31 = !{!32, !32, i64 0}
!32 = !{!"bool", !9, i64 0}
!33 = !{i8 0, i8 2}
!34 = !DILocation(line: 37, column: 5, scope: !11)
!35 = !DILocation(line: 38, column: 5, scope: !11)
!36 = !DILocation(line: 42, column: 23, scope: !11)
!37 = !DILocation(line: 42, column: 5, scope: !11)
!38 = !DILocation(line: 43, column: 9, scope: !11)
!39 = !DILocation(line: 51, column: 5, scope: !11)
!40 = !DILocation(line: 54, column: 23, scope: !11)
!41 = !DILocation(line: 54, column: 5, scope: !11)
!42 = !DILocation(line: 42, column: 35, scope: !11)
!43 = distinct !{!43, !37, !44, !45, !46}
!44 = !DILocation(line: 50, column: 5, scope: !11)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.full"}
!47 = !DILocation(line: 45, column: 37, scope: !11)
!48 = !DILocation(line: 45, column: 33, scope: !11)
!49 = !DILocation(line: 46, column: 75, scope: !11)
!50 = !DILocation(line: 46, column: 66, scope: !11)
!51 = !DILocation(line: 46, column: 62, scope: !11)
!52 = !DILocation(line: 46, column: 60, scope: !11)
!53 = !DILocation(line: 47, column: 34, scope: !11)
!54 = !{!55, !55, i64 0}
!55 = !{!"float", !9, i64 0}
!56 = !DILocation(line: 47, column: 27, scope: !11)
!57 = !DILocation(line: 47, column: 13, scope: !11)
!58 = !DILocation(line: 47, column: 32, scope: !11)
!59 = !DILocation(line: 48, column: 28, scope: !11)
!60 = !DILocation(line: 48, column: 41, scope: !11)
!61 = !DILocation(line: 48, column: 13, scope: !11)
!62 = !DILocation(line: 48, column: 26, scope: !11)
!63 = !DILocation(line: 43, column: 39, scope: !11)
!64 = !DILocation(line: 43, column: 27, scope: !11)
!65 = distinct !{!65, !38, !66, !45}
!66 = !DILocation(line: 49, column: 9, scope: !11)
!67 = !DILocation(line: 56, column: 9, scope: !11)
!68 = !DILocation(line: 0, scope: !11)
!69 = !DILocation(line: 100, column: 23, scope: !11)
!70 = !DILocation(line: 100, column: 5, scope: !11)
!71 = !DILocation(line: 57, column: 13, scope: !11)
!72 = !DILocation(line: 79, column: 9, scope: !11)
!73 = !DILocation(line: 80, column: 13, scope: !11)
!74 = !DILocation(line: 87, column: 9, scope: !11)
!75 = !DILocation(line: 56, column: 39, scope: !11)
!76 = !DILocation(line: 56, column: 27, scope: !11)
!77 = distinct !{!77, !67, !78, !45, !46}
!78 = !DILocation(line: 78, column: 9, scope: !11)
!79 = !DILocation(line: 59, column: 41, scope: !11)
!80 = !DILocation(line: 59, column: 37, scope: !11)
!81 = !DILocation(line: 61, column: 32, scope: !11)
!82 = !DILocation(line: 62, column: 30, scope: !11)
!83 = !DILocation(line: 62, column: 44, scope: !11)
!84 = !DILocation(line: 64, column: 57, scope: !11)
!85 = !DILocation(line: 65, column: 34, scope: !11)
!86 = !DILocation(line: 66, column: 35, scope: !11)
!87 = !DILocation(line: 67, column: 35, scope: !11)
!88 = !DILocation(line: 68, column: 43, scope: !11)
!89 = !DILocation(line: 68, column: 34, scope: !11)
!90 = !DILocation(line: 69, column: 43, scope: !11)
!91 = !DILocation(line: 69, column: 34, scope: !11)
!92 = !DILocation(line: 70, column: 35, scope: !11)
!93 = !DILocation(line: 70, scope: !11)
!94 = !DILocation(line: 71, column: 41, scope: !11)
!95 = !DILocation(line: 71, column: 56, scope: !11)
!96 = !DILocation(line: 71, column: 49, scope: !11)
!97 = !DILocation(line: 71, column: 64, scope: !11)
!98 = !DILocation(line: 70, column: 88, scope: !11)
!99 = !DILocation(line: 72, column: 40, scope: !11)
!100 = !DILocation(line: 72, column: 47, scope: !11)
!101 = !DILocation(line: 72, column: 62, scope: !11)
!102 = !DILocation(line: 71, column: 69, scope: !11)
!103 = !DILocation(line: 72, column: 78, scope: !11)
!104 = !DILocation(line: 72, column: 86, scope: !11)
!105 = !DILocation(line: 72, column: 67, scope: !11)
!106 = !DILocation(line: 73, column: 55, scope: !11)
!107 = !DILocation(line: 73, column: 39, scope: !11)
!108 = !DILocation(line: 73, column: 21, scope: !11)
!109 = !DILocation(line: 73, column: 32, scope: !11)
!110 = !DILocation(line: 74, column: 25, scope: !11)
!111 = !DILocation(line: 75, column: 40, scope: !11)
!112 = !DILocation(line: 75, column: 25, scope: !11)
!113 = !DILocation(line: 75, column: 45, scope: !11)
!114 = !DILocation(line: 57, column: 43, scope: !11)
!115 = !DILocation(line: 57, column: 31, scope: !11)
!116 = distinct !{!116, !71, !117, !45}
!117 = !DILocation(line: 77, column: 13, scope: !11)
!118 = !DILocation(line: 88, column: 13, scope: !11)
!119 = !DILocation(line: 96, column: 9, scope: !11)
!120 = !DILocation(line: 97, column: 5, scope: !11)
!121 = !DILocation(line: 87, column: 39, scope: !11)
!122 = !DILocation(line: 87, column: 27, scope: !11)
!123 = distinct !{!123, !74, !124, !45, !46}
!124 = !DILocation(line: 95, column: 9, scope: !11)
!125 = !DILocation(line: 90, column: 41, scope: !11)
!126 = !DILocation(line: 90, column: 37, scope: !11)
!127 = !DILocation(line: 91, column: 34, scope: !11)
!128 = !DILocation(line: 91, column: 60, scope: !11)
!129 = !DILocation(line: 91, column: 64, scope: !11)
!130 = !DILocation(line: 91, column: 69, scope: !11)
!131 = !DILocation(line: 93, column: 42, scope: !11)
!132 = !DILocation(line: 93, column: 35, scope: !11)
!133 = !DILocation(line: 93, column: 21, scope: !11)
!134 = !DILocation(line: 93, column: 40, scope: !11)
!135 = !DILocation(line: 88, column: 43, scope: !11)
!136 = !DILocation(line: 88, column: 31, scope: !11)
!137 = distinct !{!137, !118, !138, !45}
!138 = !DILocation(line: 94, column: 13, scope: !11)
!139 = !DILocation(line: 54, column: 34, scope: !11)
!140 = distinct !{!140, !41, !120, !45, !141}
!141 = !{!"llvm.loop.unroll.disable"}
!142 = !DILocation(line: 101, column: 9, scope: !11)
!143 = !DILocation(line: 109, column: 1, scope: !11)
!144 = !DILocation(line: 100, column: 35, scope: !11)
!145 = distinct !{!145, !70, !146, !45, !46}
!146 = !DILocation(line: 108, column: 5, scope: !11)
!147 = !DILocation(line: 103, column: 37, scope: !11)
!148 = !DILocation(line: 103, column: 33, scope: !11)
!149 = !DILocation(line: 104, column: 19, scope: !11)
!150 = !DILocation(line: 104, column: 27, scope: !11)
!151 = !DILocation(line: 104, column: 65, scope: !11)
!152 = !DILocation(line: 106, column: 68, scope: !11)
!153 = !DILocation(line: 106, column: 54, scope: !11)
!154 = !DILocation(line: 106, column: 47, scope: !11)
!155 = !DILocation(line: 106, column: 17, scope: !11)
!156 = !DILocation(line: 106, column: 52, scope: !11)
!157 = !DILocation(line: 101, column: 39, scope: !11)
!158 = !DILocation(line: 101, column: 27, scope: !11)
!159 = distinct !{!159, !142, !160, !45}
!160 = !DILocation(line: 107, column: 9, scope: !11)
