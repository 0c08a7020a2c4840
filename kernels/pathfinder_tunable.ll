; Made from pathfinder_tunable.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'pathfinder_tunable.cu'
source_filename = "pathfinder_tunable.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@BLOCK = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@CELLS = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@HALO = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@costs = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4
@TWO_ROWS = external dso_local local_unnamed_addr addrspace(4) constant i8, align 1
@AHEAD = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @descend(ptr noundef readonly captures(none) %wall, ptr noundef readonly captures(none) %above, ptr noundef writeonly captures(none) %below, i32 noundef %cols, i32 noundef %first_row, i32 noundef %steps) local_unnamed_addr #0 !dbg !11 {
entry:
  %cost = alloca [8 x [8 x i32]], align 4
  %0 = load i32, ptr addrspacecast (ptr addrspace(4) @BLOCK to ptr), align 4, !dbg !14, !tbaa !7
  %1 = load i32, ptr addrspacecast (ptr addrspace(4) @CELLS to ptr), align 4, !dbg !15, !tbaa !7
  %mul = mul nsw i32 %1, %0, !dbg !16
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !17
  %3 = load i32, ptr addrspacecast (ptr addrspace(4) @HALO to ptr), align 4, !dbg !18, !tbaa !7
  %mul1 = shl nsw i32 %3, 1, !dbg !19
  %sub = sub nsw i32 %mul, %mul1, !dbg !20
  %mul2 = mul i32 %sub, %2, !dbg !21
  %sub3 = sub i32 %mul2, %3, !dbg !22
  %4 = load i8, ptr addrspacecast (ptr addrspace(4) @TWO_ROWS to ptr), align 1, !dbg !23, !tbaa !24, !range !26, !noundef !13
  %loadedv = trunc nuw i8 %4 to i1, !dbg !23
  %idx.ext = sext i32 %mul to i64, !dbg !23
  %cond.idx = select i1 %loadedv, i64 %idx.ext, i64 0, !dbg !23
  %cond = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @costs to ptr), i64 %cond.idx, !dbg !23
  %cmp275 = icmp sgt i32 %1, 0, !dbg !27
  br i1 %cmp275, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !28

for.body.lr.ph:                                   ; preds = %entry
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.body, !dbg !28

for.cond.cleanup:                                 ; preds = %cond.end11, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %cmp16292 = icmp sgt i32 %steps, 0, !dbg !30
  br i1 %cmp16292, label %for.body18.lr.ph, label %for.cond160.preheader, !dbg !31

for.body18.lr.ph:                                 ; preds = %for.cond.cleanup
  %6 = load i32, ptr addrspacecast (ptr addrspace(4) @AHEAD to ptr), align 4, !tbaa !7
  %cmp20279 = icmp sgt i32 %6, 0
  %cmp25277 = icmp sgt i32 %1, 0
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add30 = add nsw i32 %sub3, %7
  %cmp57285 = icmp sgt i32 %6, 0
  %cmp66281 = icmp sgt i32 %1, 0
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %sub93 = add nsw i32 %cols, -1
  %cmp123283 = icmp sgt i32 %1, 0
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.body18, !dbg !31

for.body:                                         ; preds = %for.body.lr.ph, %cond.end11
  %j.0276 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %cond.end11 ]
  %mul5 = mul nsw i32 %j.0276, %0, !dbg !32
  %add = add i32 %mul5, %5, !dbg !33
  %add6 = add nsw i32 %add, %sub3, !dbg !34
  %cmp7 = icmp sgt i32 %add6, -1, !dbg !35
  %cmp8 = icmp slt i32 %add6, %cols
  %or.cond265 = and i1 %cmp7, %cmp8, !dbg !36
  br i1 %or.cond265, label %cond.true9, label %cond.end11, !dbg !36

cond.true9:                                       ; preds = %for.body
  %idxprom = zext nneg i32 %add6 to i64, !dbg !37
  %arrayidx = getelementptr inbounds nuw i32, ptr %above, i64 %idxprom, !dbg !37
  %10 = load i32, ptr %arrayidx, align 4, !dbg !37, !tbaa !7
  br label %cond.end11, !dbg !38

cond.end11:                                       ; preds = %for.body, %cond.true9
  %cond12 = phi i32 [ %10, %cond.true9 ], [ 1000000000, %for.body ], !dbg !38
  %idxprom13 = sext i32 %add to i64, !dbg !39
  %arrayidx14 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @costs to ptr), i64 %idxprom13, !dbg !39
  store i32 %cond12, ptr %arrayidx14, align 4, !dbg !40, !tbaa !7
  %inc = add nuw nsw i32 %j.0276, 1, !dbg !41
  %exitcond.not = icmp eq i32 %inc, %1, !dbg !27
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !28, !llvm.loop !42

for.cond160.preheader:                            ; preds = %for.cond.cleanup58, %for.cond.cleanup
  %previous.0.lcssa = phi ptr [ addrspacecast (ptr addrspace(3) @costs to ptr), %for.cond.cleanup ], [ %previous.1.lcssa, %for.cond.cleanup58 ], !dbg !45
  %cmp161296 = icmp sgt i32 %1, 0, !dbg !46
  br i1 %cmp161296, label %for.body163.lr.ph, label %for.cond.cleanup162, !dbg !47

for.body163.lr.ph:                                ; preds = %for.cond160.preheader
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %sub170 = sub nsw i32 %mul, %3
  br label %for.body163, !dbg !47

for.body18:                                       ; preds = %for.body18.lr.ph, %for.cond.cleanup58
  %previous.0295 = phi ptr [ addrspacecast (ptr addrspace(3) @costs to ptr), %for.body18.lr.ph ], [ %previous.1.lcssa, %for.cond.cleanup58 ]
  %current.0294 = phi ptr [ %cond, %for.body18.lr.ph ], [ %current.1.lcssa, %for.cond.cleanup58 ]
  %done.0293 = phi i32 [ 0, %for.body18.lr.ph ], [ %add157, %for.cond.cleanup58 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %cost) #5, !dbg !48
  br i1 %cmp20279, label %for.cond24.preheader.lr.ph, label %for.cond56.preheader, !dbg !49

for.cond24.preheader.lr.ph:                       ; preds = %for.body18
  %add39 = add nsw i32 %done.0293, %first_row
  br label %for.cond24.preheader, !dbg !49

for.cond56.preheader:                             ; preds = %for.cond.cleanup26, %for.body18
  br i1 %cmp57285, label %for.body59, label %for.cond.cleanup58, !dbg !50

for.cond24.preheader:                             ; preds = %for.cond24.preheader.lr.ph, %for.cond.cleanup26
  %a.0280 = phi i32 [ 0, %for.cond24.preheader.lr.ph ], [ %inc53, %for.cond.cleanup26 ]
  br i1 %cmp25277, label %for.body27.lr.ph, label %for.cond.cleanup26, !dbg !51

for.body27.lr.ph:                                 ; preds = %for.cond24.preheader
  %add33 = add nsw i32 %a.0280, %done.0293
  %cmp34 = icmp slt i32 %add33, %steps
  %add40 = add nsw i32 %add39, %a.0280
  %mul41 = mul nsw i32 %add40, %cols
  %idxprom45 = zext nneg i32 %a.0280 to i64
  %arrayidx46 = getelementptr inbounds nuw [8 x i32], ptr %cost, i64 %idxprom45
  br label %for.body27, !dbg !51

for.cond.cleanup26:                               ; preds = %if.end, %for.cond24.preheader
  %inc53 = add nuw nsw i32 %a.0280, 1, !dbg !52
  %exitcond299.not = icmp eq i32 %inc53, %6, !dbg !53
  br i1 %exitcond299.not, label %for.cond56.preheader, label %for.cond24.preheader, !dbg !49, !llvm.loop !54

for.body27:                                       ; preds = %for.body27.lr.ph, %if.end
  %j23.0278 = phi i32 [ 0, %for.body27.lr.ph ], [ %inc50, %if.end ]
  %mul31 = mul nsw i32 %j23.0278, %0, !dbg !57
  %add32 = add nsw i32 %add30, %mul31, !dbg !58
  %cmp36 = icmp sgt i32 %add32, -1
  %cmp38 = icmp slt i32 %add32, %cols
  %12 = and i1 %cmp36, %cmp38, !dbg !59
  %or.cond266 = select i1 %cmp34, i1 %12, i1 false, !dbg !59
  br i1 %or.cond266, label %if.then, label %if.end, !dbg !59

if.then:                                          ; preds = %for.body27
  %add42 = add nsw i32 %add32, %mul41, !dbg !60
  %idxprom43 = sext i32 %add42 to i64, !dbg !61
  %arrayidx44 = getelementptr inbounds i32, ptr %wall, i64 %idxprom43, !dbg !61
  %13 = load i32, ptr %arrayidx44, align 4, !dbg !61, !tbaa !7
  %idxprom47 = zext nneg i32 %j23.0278 to i64, !dbg !62
  %arrayidx48 = getelementptr inbounds nuw i32, ptr %arrayidx46, i64 %idxprom47, !dbg !62
  store i32 %13, ptr %arrayidx48, align 4, !dbg !63, !tbaa !7
  br label %if.end, !dbg !62

if.end:                                           ; preds = %if.then, %for.body27
  %inc50 = add nuw nsw i32 %j23.0278, 1, !dbg !64
  %exitcond298.not = icmp eq i32 %inc50, %1, !dbg !65
  br i1 %exitcond298.not, label %for.cond.cleanup26, label %for.body27, !dbg !51, !llvm.loop !66

for.cond.cleanup58:                               ; preds = %if.end152, %for.cond56.preheader
  %current.1.lcssa = phi ptr [ %current.0294, %for.cond56.preheader ], [ %current.2, %if.end152 ], !dbg !68
  %previous.1.lcssa = phi ptr [ %previous.0295, %for.cond56.preheader ], [ %previous.2, %if.end152 ], !dbg !68
  call void @llvm.lifetime.end.p0(ptr nonnull %cost) #5, !dbg !69
  %add157 = add nsw i32 %6, %done.0293, !dbg !70
  %cmp16 = icmp slt i32 %add157, %steps, !dbg !30
  br i1 %cmp16, label %for.body18, label %for.cond160.preheader, !dbg !31, !llvm.loop !71

for.body59:                                       ; preds = %for.cond56.preheader, %if.end152
  %previous.1289 = phi ptr [ %previous.2, %if.end152 ], [ %previous.0295, %for.cond56.preheader ]
  %current.1288 = phi ptr [ %current.2, %if.end152 ], [ %current.0294, %for.cond56.preheader ]
  %a55.0286 = phi i32 [ %inc154, %if.end152 ], [ 0, %for.cond56.preheader ]
  %add60 = add nsw i32 %a55.0286, %done.0293, !dbg !73
  %add61 = add nsw i32 %add60, 1, !dbg !74
  %cmp62.not.not = icmp slt i32 %add60, %steps, !dbg !75
  br i1 %cmp62.not.not, label %for.cond65.preheader, label %if.end152, !dbg !75

for.cond65.preheader:                             ; preds = %for.body59
  br i1 %cmp66281, label %for.body68.lr.ph, label %for.cond.cleanup67, !dbg !76

for.body68.lr.ph:                                 ; preds = %for.cond65.preheader
  %sub81 = sub nsw i32 %mul, %add61
  %idxprom101 = zext nneg i32 %a55.0286 to i64
  %arrayidx102 = getelementptr inbounds nuw [8 x i32], ptr %cost, i64 %idxprom101
  br label %for.body68, !dbg !76

for.cond.cleanup67:                               ; preds = %if.end115, %for.cond65.preheader
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !77
  br i1 %loadedv, label %if.end152, label %for.cond122.preheader, !dbg !78

for.cond122.preheader:                            ; preds = %for.cond.cleanup67
  br i1 %cmp123283, label %for.body125.lr.ph, label %for.cond.cleanup124, !dbg !79

for.body125.lr.ph:                                ; preds = %for.cond122.preheader
  %sub138 = sub nsw i32 %mul, %add61
  %idxprom141 = zext nneg i32 %a55.0286 to i64
  %arrayidx142 = getelementptr inbounds nuw [8 x i32], ptr %cost, i64 %idxprom141
  br label %for.body125, !dbg !79

for.body68:                                       ; preds = %for.body68.lr.ph, %if.end115
  %j64.0282 = phi i32 [ 0, %for.body68.lr.ph ], [ %inc117, %if.end115 ]
  %mul71 = mul nsw i32 %j64.0282, %0, !dbg !80
  %add72 = add i32 %mul71, %8, !dbg !81
  %add74 = add nsw i32 %add72, %sub3, !dbg !82
  %cmp75 = icmp sgt i32 %add74, -1, !dbg !83
  %cmp77 = icmp slt i32 %add74, %cols
  %or.cond267 = and i1 %cmp75, %cmp77, !dbg !84
  %cmp79.not.not = icmp sgt i32 %add72, %add60
  %or.cond268 = and i1 %cmp79.not.not, %or.cond267, !dbg !84
  %cmp82 = icmp slt i32 %add72, %sub81
  %or.cond269 = select i1 %or.cond268, i1 %cmp82, i1 false, !dbg !84
  br i1 %or.cond269, label %if.then83, label %if.end115, !dbg !84

if.then83:                                        ; preds = %for.body68
  %idxprom84 = sext i32 %add72 to i64, !dbg !85
  %arrayidx85 = getelementptr inbounds i32, ptr %previous.1289, i64 %idxprom84, !dbg !85
  %14 = load i32, ptr %arrayidx85, align 4, !dbg !85, !tbaa !7
  %cmp86.not = icmp eq i32 %add74, 0, !dbg !86
  br i1 %cmp86.not, label %if.end92, label %if.then87, !dbg !86

if.then87:                                        ; preds = %if.then83
  %arrayidx90 = getelementptr i8, ptr %arrayidx85, i64 -4, !dbg !87
  %15 = load i32, ptr %arrayidx90, align 4, !dbg !87, !tbaa !7
  %cond.i274 = tail call noundef i32 @llvm.smin.i32(i32 %14, i32 %15), !dbg !88
  br label %if.end92, !dbg !89

if.end92:                                         ; preds = %if.then87, %if.then83
  %best.0 = phi i32 [ %cond.i274, %if.then87 ], [ %14, %if.then83 ], !dbg !68
  %cmp94 = icmp slt i32 %add74, %sub93, !dbg !90
  br i1 %cmp94, label %if.then95, label %if.end100, !dbg !90

if.then95:                                        ; preds = %if.end92
  %arrayidx98 = getelementptr i8, ptr %arrayidx85, i64 4, !dbg !91
  %16 = load i32, ptr %arrayidx98, align 4, !dbg !91, !tbaa !7
  %cond.i = tail call noundef i32 @llvm.smin.i32(i32 %best.0, i32 %16), !dbg !92
  br label %if.end100, !dbg !93

if.end100:                                        ; preds = %if.then95, %if.end92
  %best.1 = phi i32 [ %cond.i, %if.then95 ], [ %best.0, %if.end92 ], !dbg !68
  %idxprom103 = zext nneg i32 %j64.0282 to i64, !dbg !94
  %arrayidx104 = getelementptr inbounds nuw i32, ptr %arrayidx102, i64 %idxprom103, !dbg !94
  %17 = load i32, ptr %arrayidx104, align 4, !dbg !95, !tbaa !7
  %add105 = add nsw i32 %17, %best.1, !dbg !95
  store i32 %add105, ptr %arrayidx104, align 4, !dbg !95, !tbaa !7
  br i1 %loadedv, label %if.then107, label %if.end115, !dbg !96

if.then107:                                       ; preds = %if.end100
  %arrayidx113 = getelementptr inbounds i32, ptr %current.1288, i64 %idxprom84, !dbg !97
  store i32 %add105, ptr %arrayidx113, align 4, !dbg !98, !tbaa !7
  br label %if.end115, !dbg !97

if.end115:                                        ; preds = %if.end100, %if.then107, %for.body68
  %inc117 = add nuw nsw i32 %j64.0282, 1, !dbg !99
  %exitcond300.not = icmp eq i32 %inc117, %1, !dbg !100
  br i1 %exitcond300.not, label %for.cond.cleanup67, label %for.body68, !dbg !76, !llvm.loop !101

for.cond.cleanup124:                              ; preds = %if.end147, %for.cond122.preheader
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !103
  br label %if.end152

for.body125:                                      ; preds = %for.body125.lr.ph, %if.end147
  %j121.0284 = phi i32 [ 0, %for.body125.lr.ph ], [ %inc149, %if.end147 ]
  %mul128 = mul nsw i32 %j121.0284, %0, !dbg !104
  %add129 = add i32 %mul128, %9, !dbg !105
  %add130 = add nsw i32 %add129, %sub3, !dbg !106
  %cmp131 = icmp sgt i32 %add130, -1, !dbg !107
  %cmp134 = icmp slt i32 %add130, %cols
  %or.cond270 = and i1 %cmp131, %cmp134, !dbg !108
  %cmp136.not.not = icmp sgt i32 %add129, %add60
  %or.cond271 = and i1 %cmp136.not.not, %or.cond270, !dbg !108
  %cmp139 = icmp slt i32 %add129, %sub138
  %or.cond272 = select i1 %or.cond271, i1 %cmp139, i1 false, !dbg !108
  br i1 %or.cond272, label %if.then140, label %if.end147, !dbg !108

if.then140:                                       ; preds = %for.body125
  %idxprom143 = zext nneg i32 %j121.0284 to i64, !dbg !109
  %arrayidx144 = getelementptr inbounds nuw i32, ptr %arrayidx142, i64 %idxprom143, !dbg !109
  %18 = load i32, ptr %arrayidx144, align 4, !dbg !109, !tbaa !7
  %idxprom145 = sext i32 %add129 to i64, !dbg !110
  %arrayidx146 = getelementptr inbounds i32, ptr %previous.1289, i64 %idxprom145, !dbg !110
  store i32 %18, ptr %arrayidx146, align 4, !dbg !111, !tbaa !7
  br label %if.end147, !dbg !110

if.end147:                                        ; preds = %if.then140, %for.body125
  %inc149 = add nuw nsw i32 %j121.0284, 1, !dbg !112
  %exitcond301.not = icmp eq i32 %inc149, %1, !dbg !113
  br i1 %exitcond301.not, label %for.cond.cleanup124, label %for.body125, !dbg !79, !llvm.loop !114

if.end152:                                        ; preds = %for.cond.cleanup67, %for.cond.cleanup124, %for.body59
  %current.2 = phi ptr [ %current.1288, %for.body59 ], [ %current.1288, %for.cond.cleanup124 ], [ %previous.1289, %for.cond.cleanup67 ], !dbg !68
  %previous.2 = phi ptr [ %previous.1289, %for.body59 ], [ %previous.1289, %for.cond.cleanup124 ], [ %current.1288, %for.cond.cleanup67 ], !dbg !68
  %inc154 = add nuw nsw i32 %a55.0286, 1, !dbg !116
  %exitcond302.not = icmp eq i32 %inc154, %6, !dbg !117
  br i1 %exitcond302.not, label %for.cond.cleanup58, label %for.body59, !dbg !50, !llvm.loop !118

for.cond.cleanup162:                              ; preds = %if.end181, %for.cond160.preheader
  ret void, !dbg !120

for.body163:                                      ; preds = %for.body163.lr.ph, %if.end181
  %j159.0297 = phi i32 [ 0, %for.body163.lr.ph ], [ %inc183, %if.end181 ]
  %mul166 = mul nsw i32 %j159.0297, %0, !dbg !121
  %add167 = add i32 %mul166, %11, !dbg !122
  %cmp168.not = icmp sge i32 %add167, %3, !dbg !123
  %cmp171 = icmp slt i32 %add167, %sub170
  %or.cond273 = select i1 %cmp168.not, i1 %cmp171, i1 false, !dbg !124
  br i1 %or.cond273, label %land.lhs.true172, label %if.end181, !dbg !124

land.lhs.true172:                                 ; preds = %for.body163
  %add173 = add nsw i32 %add167, %sub3, !dbg !125
  %cmp174 = icmp slt i32 %add173, %cols, !dbg !126
  br i1 %cmp174, label %if.then175, label %if.end181, !dbg !127

if.then175:                                       ; preds = %land.lhs.true172
  %idxprom176 = sext i32 %add167 to i64, !dbg !128
  %arrayidx177 = getelementptr inbounds i32, ptr %previous.0.lcssa, i64 %idxprom176, !dbg !128
  %19 = load i32, ptr %arrayidx177, align 4, !dbg !128, !tbaa !7
  %idxprom179 = sext i32 %add173 to i64, !dbg !129
  %arrayidx180 = getelementptr inbounds i32, ptr %below, i64 %idxprom179, !dbg !129
  store i32 %19, ptr %arrayidx180, align 4, !dbg !130, !tbaa !7
  br label %if.end181, !dbg !129

if.end181:                                        ; preds = %if.then175, %land.lhs.true172, %for.body163
  %inc183 = add nuw nsw i32 %j159.0297, 1, !dbg !131
  %exitcond303.not = icmp eq i32 %inc183, %1, !dbg !46
  br i1 %exitcond303.not, label %for.cond.cleanup162, label %for.body163, !dbg !47, !llvm.loop !132
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

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
!1 = !DIFile(filename: "pathfinder_tunable.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "descend", scope: !1, file: !1, line: 25, type: !12, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 28, column: 17, scope: !11)
!15 = !DILocation(line: 28, column: 25, scope: !11)
!16 = !DILocation(line: 28, column: 23, scope: !11)
!17 = !DILocation(line: 29, column: 16, scope: !11)
!18 = !DILocation(line: 29, column: 42, scope: !11)
!19 = !DILocation(line: 29, column: 40, scope: !11)
!20 = !DILocation(line: 29, column: 36, scope: !11)
!21 = !DILocation(line: 29, column: 27, scope: !11)
!22 = !DILocation(line: 29, column: 48, scope: !11)
!23 = !DILocation(line: 31, column: 20, scope: !11)
!24 = !{!25, !25, i64 0}
!25 = !{!"bool", !9, i64 0}
!26 = !{i8 0, i8 2}
!27 = !DILocation(line: 33, column: 23, scope: !11)
!28 = !DILocation(line: 33, column: 5, scope: !11)
!29 = !DILocation(line: 38, column: 5, scope: !11)
!30 = !DILocation(line: 41, column: 29, scope: !11)
!31 = !DILocation(line: 41, column: 5, scope: !11)
!32 = !DILocation(line: 34, column: 33, scope: !11)
!33 = !DILocation(line: 34, column: 29, scope: !11)
!34 = !DILocation(line: 35, column: 24, scope: !11)
!35 = !DILocation(line: 36, column: 27, scope: !11)
!36 = !DILocation(line: 36, column: 32, scope: !11)
!37 = !DILocation(line: 36, column: 48, scope: !11)
!38 = !DILocation(line: 36, column: 23, scope: !11)
!39 = !DILocation(line: 36, column: 9, scope: !11)
!40 = !DILocation(line: 36, column: 21, scope: !11)
!41 = !DILocation(line: 33, column: 33, scope: !11)
!42 = distinct !{!42, !28, !43, !44}
!43 = !DILocation(line: 37, column: 5, scope: !11)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !DILocation(line: 30, column: 10, scope: !11)
!46 = !DILocation(line: 87, column: 23, scope: !11)
!47 = !DILocation(line: 87, column: 5, scope: !11)
!48 = !DILocation(line: 42, column: 9, scope: !11)
!49 = !DILocation(line: 44, column: 9, scope: !11)
!50 = !DILocation(line: 53, column: 9, scope: !11)
!51 = !DILocation(line: 45, column: 13, scope: !11)
!52 = !DILocation(line: 44, column: 37, scope: !11)
!53 = !DILocation(line: 44, column: 27, scope: !11)
!54 = distinct !{!54, !49, !55, !44, !56}
!55 = !DILocation(line: 50, column: 9, scope: !11)
!56 = !{!"llvm.loop.unroll.full"}
!57 = !DILocation(line: 46, column: 55, scope: !11)
!58 = !DILocation(line: 46, column: 51, scope: !11)
!59 = !DILocation(line: 47, column: 38, scope: !11)
!60 = !DILocation(line: 48, column: 69, scope: !11)
!61 = !DILocation(line: 48, column: 34, scope: !11)
!62 = !DILocation(line: 48, column: 21, scope: !11)
!63 = !DILocation(line: 48, column: 32, scope: !11)
!64 = !DILocation(line: 45, column: 41, scope: !11)
!65 = !DILocation(line: 45, column: 31, scope: !11)
!66 = distinct !{!66, !51, !67, !44}
!67 = !DILocation(line: 49, column: 13, scope: !11)
!68 = !DILocation(line: 0, scope: !11)
!69 = !DILocation(line: 85, column: 5, scope: !11)
!70 = !DILocation(line: 41, column: 43, scope: !11)
!71 = distinct !{!71, !31, !69, !44, !72}
!72 = !{!"llvm.loop.unroll.disable"}
!73 = !DILocation(line: 54, column: 26, scope: !11)
!74 = !DILocation(line: 54, column: 30, scope: !11)
!75 = !DILocation(line: 55, column: 19, scope: !11)
!76 = !DILocation(line: 56, column: 17, scope: !11)
!77 = !DILocation(line: 70, column: 17, scope: !11)
!78 = !DILocation(line: 71, column: 21, scope: !11)
!79 = !DILocation(line: 76, column: 21, scope: !11)
!80 = !DILocation(line: 57, column: 45, scope: !11)
!81 = !DILocation(line: 57, column: 41, scope: !11)
!82 = !DILocation(line: 58, column: 36, scope: !11)
!83 = !DILocation(line: 59, column: 29, scope: !11)
!84 = !DILocation(line: 59, column: 34, scope: !11)
!85 = !DILocation(line: 60, column: 36, scope: !11)
!86 = !DILocation(line: 61, column: 33, scope: !11)
!87 = !DILocation(line: 62, column: 46, scope: !11)
!88 = !DILocation(line: 62, column: 36, scope: !11)
!89 = !DILocation(line: 62, column: 29, scope: !11)
!90 = !DILocation(line: 63, column: 33, scope: !11)
!91 = !DILocation(line: 64, column: 46, scope: !11)
!92 = !DILocation(line: 64, column: 36, scope: !11)
!93 = !DILocation(line: 64, column: 29, scope: !11)
!94 = !DILocation(line: 65, column: 25, scope: !11)
!95 = !DILocation(line: 65, column: 36, scope: !11)
!96 = !DILocation(line: 66, column: 29, scope: !11)
!97 = !DILocation(line: 67, column: 29, scope: !11)
!98 = !DILocation(line: 67, column: 40, scope: !11)
!99 = !DILocation(line: 56, column: 45, scope: !11)
!100 = !DILocation(line: 56, column: 35, scope: !11)
!101 = distinct !{!101, !76, !102, !44}
!102 = !DILocation(line: 69, column: 17, scope: !11)
!103 = !DILocation(line: 81, column: 21, scope: !11)
!104 = !DILocation(line: 77, column: 49, scope: !11)
!105 = !DILocation(line: 77, column: 45, scope: !11)
!106 = !DILocation(line: 78, column: 34, scope: !11)
!107 = !DILocation(line: 78, column: 38, scope: !11)
!108 = !DILocation(line: 78, column: 43, scope: !11)
!109 = !DILocation(line: 79, column: 43, scope: !11)
!110 = !DILocation(line: 79, column: 29, scope: !11)
!111 = !DILocation(line: 79, column: 41, scope: !11)
!112 = !DILocation(line: 76, column: 49, scope: !11)
!113 = !DILocation(line: 76, column: 39, scope: !11)
!114 = distinct !{!114, !79, !115, !44}
!115 = !DILocation(line: 80, column: 21, scope: !11)
!116 = !DILocation(line: 53, column: 37, scope: !11)
!117 = !DILocation(line: 53, column: 27, scope: !11)
!118 = distinct !{!118, !50, !119, !44, !56}
!119 = !DILocation(line: 84, column: 9, scope: !11)
!120 = !DILocation(line: 92, column: 1, scope: !11)
!121 = !DILocation(line: 88, column: 33, scope: !11)
!122 = !DILocation(line: 88, column: 29, scope: !11)
!123 = !DILocation(line: 89, column: 15, scope: !11)
!124 = !DILocation(line: 89, column: 23, scope: !11)
!125 = !DILocation(line: 89, column: 51, scope: !11)
!126 = !DILocation(line: 89, column: 55, scope: !11)
!127 = !DILocation(line: 89, column: 43, scope: !11)
!128 = !DILocation(line: 90, column: 31, scope: !11)
!129 = !DILocation(line: 90, column: 13, scope: !11)
!130 = !DILocation(line: 90, column: 29, scope: !11)
!131 = !DILocation(line: 87, column: 33, scope: !11)
!132 = distinct !{!132, !47, !133, !44}
!133 = !DILocation(line: 91, column: 5, scope: !11)
