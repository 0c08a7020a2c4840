; Made from lud_tunable.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'lud_tunable.cu'
source_filename = "lud_tunable.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@TILE = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@PAD = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@tiles = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@DIAGONAL_Y = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@PERIMETER = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@THREADS_Y = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@WORK_Y = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@THREADS_X = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@WORK_X = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @diagonal(ptr noundef captures(none) %m, i32 noundef %n, i32 noundef %offset) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = load i32, ptr addrspacecast (ptr addrspace(4) @TILE to ptr), align 4, !dbg !14, !tbaa !7
  %1 = load i32, ptr addrspacecast (ptr addrspace(4) @PAD to ptr), align 4, !dbg !15, !tbaa !7
  %add = add nsw i32 %1, %0, !dbg !16
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !18
  %cmp111 = icmp slt i32 %3, %0, !dbg !19
  br i1 %cmp111, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !20

for.body.lr.ph:                                   ; preds = %entry
  %add3 = add i32 %offset, %2
  %4 = load i32, ptr addrspacecast (ptr addrspace(4) @DIAGONAL_Y to ptr), align 4, !tbaa !7
  br label %for.body, !dbg !20

for.cond.cleanup:                                 ; preds = %for.body, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %cmp11115 = icmp sgt i32 %0, 1, !dbg !22
  br i1 %cmp11115, label %for.body13.lr.ph, label %for.cond53.preheader, !dbg !23

for.body13.lr.ph:                                 ; preds = %for.cond.cleanup
  %cmp14 = icmp eq i32 %3, 0
  %k.0110 = add i32 %add, 1
  %mul20 = mul nsw i32 %add, %2
  %add26 = add nuw nsw i32 %3, 1
  %mul32 = mul nsw i32 %add, %2
  %5 = load i32, ptr addrspacecast (ptr addrspace(4) @DIAGONAL_Y to ptr), align 4
  %6 = add nsw i32 %0, -2
  br label %for.body13, !dbg !23

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.0112 = phi i32 [ %3, %for.body.lr.ph ], [ %add9, %for.body ]
  %add2 = add nsw i32 %i.0112, %offset, !dbg !24
  %mul = mul nsw i32 %add2, %n, !dbg !25
  %add4 = add i32 %add3, %mul, !dbg !26
  %idxprom = sext i32 %add4 to i64, !dbg !27
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %idxprom, !dbg !27
  %7 = load float, ptr %arrayidx, align 4, !dbg !27, !tbaa !28
  %mul5 = mul nsw i32 %i.0112, %add, !dbg !30
  %add6 = add nsw i32 %mul5, %2, !dbg !31
  %idxprom7 = sext i32 %add6 to i64, !dbg !32
  %arrayidx8 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom7, !dbg !32
  store float %7, ptr %arrayidx8, align 4, !dbg !33, !tbaa !28
  %add9 = add nsw i32 %4, %i.0112, !dbg !34
  %cmp = icmp slt i32 %add9, %0, !dbg !19
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !20, !llvm.loop !35

for.cond53.preheader:                             ; preds = %if.end49, %for.cond.cleanup
  %cmp54118 = icmp slt i32 %3, %0, !dbg !38
  br i1 %cmp54118, label %for.body56.lr.ph, label %for.cond.cleanup55, !dbg !39

for.body56.lr.ph:                                 ; preds = %for.cond53.preheader
  %add63 = add i32 %offset, %2
  %8 = load i32, ptr addrspacecast (ptr addrspace(4) @DIAGONAL_Y to ptr), align 4, !tbaa !7
  br label %for.body56, !dbg !39

for.body13:                                       ; preds = %for.body13.lr.ph, %if.end49
  %k.0116 = phi i32 [ 0, %for.body13.lr.ph ], [ %inc, %if.end49 ]
  %cmp15 = icmp samesign ugt i32 %2, %k.0116
  %or.cond = and i1 %cmp14, %cmp15, !dbg !40
  br i1 %or.cond, label %if.then, label %if.end, !dbg !40

if.then:                                          ; preds = %for.body13
  %add17 = mul i32 %k.0116, %k.0110, !dbg !41
  %idxprom18 = sext i32 %add17 to i64, !dbg !42
  %arrayidx19 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom18, !dbg !42
  %9 = load float, ptr %arrayidx19, align 4, !dbg !42, !tbaa !28
  %add21 = add nsw i32 %k.0116, %mul20, !dbg !43
  %idxprom22 = sext i32 %add21 to i64, !dbg !44
  %arrayidx23 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom22, !dbg !44
  %10 = load float, ptr %arrayidx23, align 4, !dbg !45, !tbaa !28
  %div = fdiv contract float %10, %9, !dbg !45
  store float %div, ptr %arrayidx23, align 4, !dbg !45, !tbaa !28
  br label %if.end, !dbg !44

if.end:                                           ; preds = %if.then, %for.body13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  br i1 %cmp15, label %if.then25, label %if.end49, !dbg !47

if.then25:                                        ; preds = %if.end
  %add27 = add nuw nsw i32 %add26, %k.0116, !dbg !48
  %cmp29113 = icmp slt i32 %add27, %0, !dbg !49
  br i1 %cmp29113, label %for.body31.lr.ph, label %if.end49, !dbg !50

for.body31.lr.ph:                                 ; preds = %if.then25
  %add33 = add nsw i32 %k.0116, %mul32
  %idxprom34 = sext i32 %add33 to i64
  %arrayidx35 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom34
  %mul36 = mul nsw i32 %k.0116, %add
  br label %for.body31, !dbg !50

for.body31:                                       ; preds = %for.body31.lr.ph, %for.body31
  %j.0114 = phi i32 [ %add27, %for.body31.lr.ph ], [ %add47, %for.body31 ]
  %11 = load float, ptr %arrayidx35, align 4, !dbg !51, !tbaa !28
  %add37 = add nsw i32 %j.0114, %mul36, !dbg !52
  %idxprom38 = sext i32 %add37 to i64, !dbg !53
  %arrayidx39 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom38, !dbg !53
  %12 = load float, ptr %arrayidx39, align 4, !dbg !53, !tbaa !28
  %mul40 = fmul contract float %11, %12, !dbg !54
  %add42 = add nsw i32 %j.0114, %mul32, !dbg !55
  %idxprom43 = sext i32 %add42 to i64, !dbg !56
  %arrayidx44 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom43, !dbg !56
  %13 = load float, ptr %arrayidx44, align 4, !dbg !57, !tbaa !28
  %sub45 = fsub contract float %13, %mul40, !dbg !57
  store float %sub45, ptr %arrayidx44, align 4, !dbg !57, !tbaa !28
  %add47 = add nsw i32 %5, %j.0114, !dbg !58
  %cmp29 = icmp slt i32 %add47, %0, !dbg !49
  br i1 %cmp29, label %for.body31, label %if.end49, !dbg !50, !llvm.loop !59

if.end49:                                         ; preds = %for.body31, %if.then25, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !61
  %inc = add nuw nsw i32 %k.0116, 1, !dbg !62
  %exitcond.not = icmp eq i32 %k.0116, %6, !dbg !22
  br i1 %exitcond.not, label %for.cond53.preheader, label %for.body13, !dbg !23, !llvm.loop !63

for.cond.cleanup55:                               ; preds = %for.body56, %for.cond53.preheader
  ret void, !dbg !65

for.body56:                                       ; preds = %for.body56.lr.ph, %for.body56
  %i52.0119 = phi i32 [ %3, %for.body56.lr.ph ], [ %add68, %for.body56 ]
  %mul57 = mul nsw i32 %i52.0119, %add, !dbg !66
  %add58 = add nsw i32 %mul57, %2, !dbg !67
  %idxprom59 = sext i32 %add58 to i64, !dbg !68
  %arrayidx60 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom59, !dbg !68
  %14 = load float, ptr %arrayidx60, align 4, !dbg !68, !tbaa !28
  %add61 = add nsw i32 %i52.0119, %offset, !dbg !69
  %mul62 = mul nsw i32 %add61, %n, !dbg !70
  %add64 = add i32 %add63, %mul62, !dbg !71
  %idxprom65 = sext i32 %add64 to i64, !dbg !72
  %arrayidx66 = getelementptr inbounds float, ptr %m, i64 %idxprom65, !dbg !72
  store float %14, ptr %arrayidx66, align 4, !dbg !73, !tbaa !28
  %add68 = add nsw i32 %8, %i52.0119, !dbg !74
  %cmp54 = icmp slt i32 %add68, %0, !dbg !38
  br i1 %cmp54, label %for.body56, label %for.cond.cleanup55, !dbg !39, !llvm.loop !75
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @perimeter(ptr noundef captures(none) %m, i32 noundef %n, i32 noundef %offset) local_unnamed_addr #0 !dbg !77 {
entry:
  %0 = load i32, ptr addrspacecast (ptr addrspace(4) @TILE to ptr), align 4, !dbg !78, !tbaa !7
  %1 = load i32, ptr addrspacecast (ptr addrspace(4) @PAD to ptr), align 4, !dbg !79, !tbaa !7
  %add = add nsw i32 %1, %0, !dbg !80
  %mul = mul nsw i32 %add, %0, !dbg !81
  %idx.ext = sext i32 %mul to i64, !dbg !82
  %add.ptr = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idx.ext, !dbg !82
  %2 = load i32, ptr addrspacecast (ptr addrspace(4) @PERIMETER to ptr), align 4, !dbg !83, !tbaa !7
  %mul1 = mul nsw i32 %2, %add, !dbg !84
  %idx.ext2 = sext i32 %mul1 to i64, !dbg !85
  %add.ptr3 = getelementptr inbounds float, ptr %add.ptr, i64 %idx.ext2, !dbg !85
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !87
  %mul5 = mul i32 %2, %4, !dbg !88
  %add6 = add i32 %mul5, %3, !dbg !89
  %add7 = add nsw i32 %0, %offset, !dbg !90
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !91
  %mul9 = mul i32 %2, %5, !dbg !92
  %add10 = add i32 %add7, %mul9, !dbg !93
  %mul11 = mul nsw i32 %0, %0
  %cmp302 = icmp slt i32 %add6, %mul11, !dbg !94
  br i1 %cmp302, label %for.body.lr.ph, label %for.cond25.preheader, !dbg !95

for.body.lr.ph:                                   ; preds = %entry
  %mul22 = shl nsw i32 %2, 1
  br label %for.body, !dbg !95

for.cond25.preheader:                             ; preds = %for.body, %entry
  %mul26 = mul nsw i32 %2, %0
  %cmp27304 = icmp slt i32 %add6, %mul26, !dbg !96
  br i1 %cmp27304, label %for.body29.lr.ph, label %for.cond.cleanup28, !dbg !97

for.body29.lr.ph:                                 ; preds = %for.cond25.preheader
  %mul63 = shl nsw i32 %2, 1
  br label %for.body29, !dbg !97

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.0303 = phi i32 [ %add6, %for.body.lr.ph ], [ %add23, %for.body ]
  %i.0303.frozen = freeze i32 %i.0303, !dbg !98
  %.frozen = freeze i32 %0, !dbg !98
  %div = sdiv i32 %i.0303.frozen, %.frozen, !dbg !98
  %add12 = add nsw i32 %div, %offset, !dbg !99
  %mul13 = mul nsw i32 %add12, %n, !dbg !100
  %6 = mul i32 %div, %.frozen, !dbg !101
  %rem.decomposed = sub i32 %i.0303.frozen, %6, !dbg !101
  %add14 = add i32 %rem.decomposed, %offset, !dbg !102
  %add15 = add i32 %add14, %mul13, !dbg !103
  %idxprom = sext i32 %add15 to i64, !dbg !104
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %idxprom, !dbg !104
  %7 = load float, ptr %arrayidx, align 4, !dbg !104, !tbaa !28
  %mul17 = mul nsw i32 %div, %add, !dbg !105
  %add19 = add nsw i32 %mul17, %rem.decomposed, !dbg !106
  %idxprom20 = sext i32 %add19 to i64, !dbg !107
  %arrayidx21 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom20, !dbg !107
  store float %7, ptr %arrayidx21, align 4, !dbg !108, !tbaa !28
  %add23 = add nsw i32 %i.0303, %mul22, !dbg !109
  %cmp = icmp slt i32 %add23, %mul11, !dbg !94
  br i1 %cmp, label %for.body, label %for.cond25.preheader, !dbg !95, !llvm.loop !110

for.cond.cleanup28:                               ; preds = %for.inc62, %for.cond25.preheader
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !112
  %add66 = add nsw i32 %add10, %3, !dbg !113
  %cmp67 = icmp slt i32 %add66, %n, !dbg !114
  br i1 %cmp67, label %land.lhs.true, label %if.end149, !dbg !115

for.body29:                                       ; preds = %for.body29.lr.ph, %for.inc62
  %i24.0305 = phi i32 [ %add6, %for.body29.lr.ph ], [ %add64, %for.inc62 ]
  %i24.0305.frozen = freeze i32 %i24.0305, !dbg !116
  %.frozen324 = freeze i32 %2, !dbg !116
  %div33 = sdiv i32 %i24.0305.frozen, %.frozen324, !dbg !116
  %8 = mul i32 %div33, %.frozen324, !dbg !117
  %rem30.decomposed = sub i32 %i24.0305.frozen, %8, !dbg !117
  %add31 = add nsw i32 %rem30.decomposed, %add10, !dbg !118
  %cmp32 = icmp slt i32 %add31, %n, !dbg !119
  br i1 %cmp32, label %if.then, label %if.end, !dbg !119

if.then:                                          ; preds = %for.body29
  %add34 = add nsw i32 %div33, %offset, !dbg !120
  %mul35 = mul nsw i32 %add34, %n, !dbg !121
  %add36 = add i32 %rem30.decomposed, %add10, !dbg !122
  %add38 = add i32 %add36, %mul35, !dbg !123
  %idxprom39 = sext i32 %add38 to i64, !dbg !124
  %arrayidx40 = getelementptr inbounds float, ptr %m, i64 %idxprom39, !dbg !124
  %9 = load float, ptr %arrayidx40, align 4, !dbg !124, !tbaa !28
  %idxprom41 = sext i32 %i24.0305 to i64, !dbg !125
  %arrayidx42 = getelementptr inbounds float, ptr %add.ptr3, i64 %idxprom41, !dbg !125
  store float %9, ptr %arrayidx42, align 4, !dbg !126, !tbaa !28
  br label %if.end, !dbg !125

if.end:                                           ; preds = %if.then, %for.body29
  %i24.0305.frozen325 = freeze i32 %i24.0305, !dbg !127
  %.frozen326 = freeze i32 %0, !dbg !127
  %div43 = sdiv i32 %i24.0305.frozen325, %.frozen326, !dbg !127
  %add44 = add nsw i32 %div43, %add10, !dbg !128
  %cmp45 = icmp slt i32 %add44, %n, !dbg !129
  br i1 %cmp45, label %if.then46, label %for.inc62, !dbg !129

if.then46:                                        ; preds = %if.end
  %mul49 = mul nsw i32 %add44, %n, !dbg !130
  %add50 = add nsw i32 %mul49, %offset, !dbg !131
  %10 = mul i32 %div43, %.frozen326, !dbg !132
  %rem51.decomposed = sub i32 %i24.0305.frozen325, %10, !dbg !132
  %add52 = add nsw i32 %add50, %rem51.decomposed, !dbg !133
  %idxprom53 = sext i32 %add52 to i64, !dbg !134
  %arrayidx54 = getelementptr inbounds float, ptr %m, i64 %idxprom53, !dbg !134
  %11 = load float, ptr %arrayidx54, align 4, !dbg !134, !tbaa !28
  %mul56 = mul nsw i32 %div43, %add, !dbg !135
  %add58 = add nsw i32 %rem51.decomposed, %mul56, !dbg !136
  %idxprom59 = sext i32 %add58 to i64, !dbg !137
  %arrayidx60 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom59, !dbg !137
  store float %11, ptr %arrayidx60, align 4, !dbg !138, !tbaa !28
  br label %for.inc62, !dbg !137

for.inc62:                                        ; preds = %if.end, %if.then46
  %add64 = add nsw i32 %i24.0305, %mul63, !dbg !139
  %cmp27 = icmp slt i32 %add64, %mul26, !dbg !96
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !dbg !97, !llvm.loop !140

land.lhs.true:                                    ; preds = %for.cond.cleanup28
  switch i32 %4, label %if.end149 [
    i32 0, label %for.cond72.preheader
    i32 1, label %for.cond110.preheader
  ], !dbg !115

for.cond72.preheader:                             ; preds = %land.lhs.true
  %cmp73308 = icmp sgt i32 %0, 1, !dbg !142
  br i1 %cmp73308, label %for.body75, label %if.end149, !dbg !143

for.body75:                                       ; preds = %for.cond72.preheader, %for.cond.cleanup82
  %i71.0309 = phi i32 [ %inc100, %for.cond.cleanup82 ], [ 1, %for.cond72.preheader ]
  %mul76 = mul nsw i32 %i71.0309, %2, !dbg !144
  %add77 = add nsw i32 %mul76, %3, !dbg !145
  %idxprom78 = sext i32 %add77 to i64, !dbg !146
  %arrayidx79 = getelementptr inbounds float, ptr %add.ptr3, i64 %idxprom78, !dbg !146
  %12 = load float, ptr %arrayidx79, align 4, !dbg !146, !tbaa !28
  %mul84 = mul nsw i32 %i71.0309, %add
  br label %for.body83, !dbg !147

for.cond.cleanup82:                               ; preds = %for.body83
  store float %sub, ptr %arrayidx79, align 4, !dbg !148, !tbaa !28
  %inc100 = add nuw nsw i32 %i71.0309, 1, !dbg !149
  %exitcond318.not = icmp eq i32 %inc100, %0, !dbg !142
  br i1 %exitcond318.not, label %if.end149, label %for.body75, !dbg !143, !llvm.loop !150

for.body83:                                       ; preds = %for.body75, %for.body83
  %k.0307 = phi i32 [ 0, %for.body75 ], [ %inc, %for.body83 ]
  %solved.0306 = phi float [ %12, %for.body75 ], [ %sub, %for.body83 ]
  %add85 = add nsw i32 %k.0307, %mul84, !dbg !152
  %idxprom86 = sext i32 %add85 to i64, !dbg !153
  %arrayidx87 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom86, !dbg !153
  %13 = load float, ptr %arrayidx87, align 4, !dbg !153, !tbaa !28
  %mul88 = mul nsw i32 %k.0307, %2, !dbg !154
  %add89 = add nsw i32 %mul88, %3, !dbg !155
  %idxprom90 = sext i32 %add89 to i64, !dbg !156
  %arrayidx91 = getelementptr inbounds float, ptr %add.ptr3, i64 %idxprom90, !dbg !156
  %14 = load float, ptr %arrayidx91, align 4, !dbg !156, !tbaa !28
  %mul92 = fmul contract float %13, %14, !dbg !157
  %sub = fsub contract float %solved.0306, %mul92, !dbg !158
  %inc = add nuw nsw i32 %k.0307, 1, !dbg !159
  %exitcond.not = icmp eq i32 %inc, %i71.0309, !dbg !160
  br i1 %exitcond.not, label %for.cond.cleanup82, label %for.body83, !dbg !147, !llvm.loop !161

for.cond110.preheader:                            ; preds = %land.lhs.true
  %cmp111314.old = icmp sgt i32 %0, 0, !dbg !163
  br i1 %cmp111314.old, label %for.body113.lr.ph, label %if.end149, !dbg !164

for.body113.lr.ph:                                ; preds = %for.cond110.preheader
  %mul115 = mul nsw i32 %add, %3
  %i109.0301 = add i32 %add, 1
  br label %for.body113, !dbg !164

for.body113:                                      ; preds = %for.body113.lr.ph, %for.cond.cleanup122
  %i109.0315 = phi i32 [ 0, %for.body113.lr.ph ], [ %inc147, %for.cond.cleanup122 ]
  %add116 = add nsw i32 %i109.0315, %mul115, !dbg !165
  %idxprom117 = sext i32 %add116 to i64, !dbg !166
  %arrayidx118 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom117, !dbg !166
  %15 = load float, ptr %arrayidx118, align 4, !dbg !166, !tbaa !28
  %cmp121310.not = icmp eq i32 %i109.0315, 0, !dbg !167
  br i1 %cmp121310.not, label %for.cond.cleanup122, label %for.body123, !dbg !168

for.cond.cleanup122:                              ; preds = %for.body123, %for.body113
  %solved114.0.lcssa = phi float [ %15, %for.body113 ], [ %sub133, %for.body123 ], !dbg !169
  %add138 = mul i32 %i109.0315, %i109.0301, !dbg !170
  %idxprom139 = sext i32 %add138 to i64, !dbg !171
  %arrayidx140 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom139, !dbg !171
  %16 = load float, ptr %arrayidx140, align 4, !dbg !171, !tbaa !28
  %div141 = fdiv contract float %solved114.0.lcssa, %16, !dbg !172
  store float %div141, ptr %arrayidx118, align 4, !dbg !173, !tbaa !28
  %inc147 = add nuw nsw i32 %i109.0315, 1, !dbg !174
  %exitcond320.not = icmp eq i32 %inc147, %0, !dbg !163
  br i1 %exitcond320.not, label %if.end149, label %for.body113, !dbg !164, !llvm.loop !175

for.body123:                                      ; preds = %for.body113, %for.body123
  %k119.0312 = phi i32 [ %inc135, %for.body123 ], [ 0, %for.body113 ]
  %solved114.0311 = phi float [ %sub133, %for.body123 ], [ %15, %for.body113 ]
  %add125 = add nsw i32 %k119.0312, %mul115, !dbg !177
  %idxprom126 = sext i32 %add125 to i64, !dbg !178
  %arrayidx127 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom126, !dbg !178
  %17 = load float, ptr %arrayidx127, align 4, !dbg !178, !tbaa !28
  %mul128 = mul nsw i32 %k119.0312, %add, !dbg !179
  %add129 = add nsw i32 %mul128, %i109.0315, !dbg !180
  %idxprom130 = sext i32 %add129 to i64, !dbg !181
  %arrayidx131 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom130, !dbg !181
  %18 = load float, ptr %arrayidx131, align 4, !dbg !181, !tbaa !28
  %mul132 = fmul contract float %17, %18, !dbg !182
  %sub133 = fsub contract float %solved114.0311, %mul132, !dbg !183
  %inc135 = add nuw nsw i32 %k119.0312, 1, !dbg !184
  %exitcond319.not = icmp eq i32 %inc135, %i109.0315, !dbg !167
  br i1 %exitcond319.not, label %for.cond.cleanup122, label %for.body123, !dbg !168, !llvm.loop !185

if.end149:                                        ; preds = %for.cond.cleanup122, %for.cond.cleanup82, %for.cond72.preheader, %for.cond110.preheader, %land.lhs.true, %for.cond.cleanup28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !187
  %cmp153316 = icmp slt i32 %add6, %mul26, !dbg !188
  br i1 %cmp153316, label %for.body155.lr.ph, label %for.cond.cleanup154, !dbg !189

for.body155.lr.ph:                                ; preds = %if.end149
  %mul191 = shl nsw i32 %2, 1
  br label %for.body155, !dbg !189

for.cond.cleanup154:                              ; preds = %for.inc190, %if.end149
  ret void, !dbg !190

for.body155:                                      ; preds = %for.body155.lr.ph, %for.inc190
  %i150.0317 = phi i32 [ %add6, %for.body155.lr.ph ], [ %add192, %for.inc190 ]
  %i150.0317.frozen = freeze i32 %i150.0317, !dbg !191
  %.frozen327 = freeze i32 %2, !dbg !191
  %div162 = sdiv i32 %i150.0317.frozen, %.frozen327, !dbg !191
  %19 = mul i32 %div162, %.frozen327, !dbg !192
  %rem156.decomposed = sub i32 %i150.0317.frozen, %19, !dbg !192
  %add157 = add nsw i32 %rem156.decomposed, %add10, !dbg !193
  %cmp158 = icmp slt i32 %add157, %n, !dbg !194
  br i1 %cmp158, label %if.then159, label %if.end170, !dbg !194

if.then159:                                       ; preds = %for.body155
  %idxprom160 = sext i32 %i150.0317 to i64, !dbg !195
  %arrayidx161 = getelementptr inbounds float, ptr %add.ptr3, i64 %idxprom160, !dbg !195
  %20 = load float, ptr %arrayidx161, align 4, !dbg !195, !tbaa !28
  %add163 = add nsw i32 %div162, %offset, !dbg !196
  %mul164 = mul nsw i32 %add163, %n, !dbg !197
  %add165 = add i32 %rem156.decomposed, %add10, !dbg !198
  %add167 = add i32 %add165, %mul164, !dbg !199
  %idxprom168 = sext i32 %add167 to i64, !dbg !200
  %arrayidx169 = getelementptr inbounds float, ptr %m, i64 %idxprom168, !dbg !200
  store float %20, ptr %arrayidx169, align 4, !dbg !201, !tbaa !28
  br label %if.end170, !dbg !200

if.end170:                                        ; preds = %if.then159, %for.body155
  %i150.0317.frozen328 = freeze i32 %i150.0317, !dbg !202
  %.frozen329 = freeze i32 %0, !dbg !202
  %div171 = sdiv i32 %i150.0317.frozen328, %.frozen329, !dbg !202
  %add172 = add nsw i32 %div171, %add10, !dbg !203
  %cmp173 = icmp slt i32 %add172, %n, !dbg !204
  br i1 %cmp173, label %if.then174, label %for.inc190, !dbg !204

if.then174:                                       ; preds = %if.end170
  %mul176 = mul nsw i32 %div171, %add, !dbg !205
  %21 = mul i32 %div171, %.frozen329, !dbg !206
  %rem177.decomposed = sub i32 %i150.0317.frozen328, %21, !dbg !206
  %add178 = add nsw i32 %rem177.decomposed, %mul176, !dbg !207
  %idxprom179 = sext i32 %add178 to i64, !dbg !208
  %arrayidx180 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom179, !dbg !208
  %22 = load float, ptr %arrayidx180, align 4, !dbg !208, !tbaa !28
  %mul183 = mul nsw i32 %add172, %n, !dbg !209
  %add184 = add nsw i32 %mul183, %offset, !dbg !210
  %add186 = add nsw i32 %add184, %rem177.decomposed, !dbg !211
  %idxprom187 = sext i32 %add186 to i64, !dbg !212
  %arrayidx188 = getelementptr inbounds float, ptr %m, i64 %idxprom187, !dbg !212
  store float %22, ptr %arrayidx188, align 4, !dbg !213, !tbaa !28
  br label %for.inc190, !dbg !212

for.inc190:                                       ; preds = %if.end170, %if.then174
  %add192 = add nsw i32 %i150.0317, %mul191, !dbg !214
  %cmp153 = icmp slt i32 %add192, %mul26, !dbg !188
  br i1 %cmp153, label %for.body155, label %for.cond.cleanup154, !dbg !189, !llvm.loop !215
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @internal(ptr noundef captures(none) %m, i32 noundef %n, i32 noundef %offset) local_unnamed_addr #0 !dbg !217 {
entry:
  %sum = alloca [8 x [4 x float]], align 4
  %0 = load i32, ptr addrspacecast (ptr addrspace(4) @TILE to ptr), align 4, !dbg !218, !tbaa !7
  %1 = load i32, ptr addrspacecast (ptr addrspace(4) @PAD to ptr), align 4, !dbg !219, !tbaa !7
  %add = add nsw i32 %1, %0, !dbg !220
  %2 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_Y to ptr), align 4, !dbg !221, !tbaa !7
  %3 = load i32, ptr addrspacecast (ptr addrspace(4) @WORK_Y to ptr), align 4, !dbg !222, !tbaa !7
  %mul = mul nsw i32 %3, %2, !dbg !223
  %4 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_X to ptr), align 4, !dbg !224, !tbaa !7
  %5 = load i32, ptr addrspacecast (ptr addrspace(4) @WORK_X to ptr), align 4, !dbg !225, !tbaa !7
  %mul1 = mul nsw i32 %5, %4, !dbg !226
  %mul2 = mul nsw i32 %mul, %add, !dbg !227
  %idx.ext = sext i32 %mul2 to i64, !dbg !228
  %add.ptr = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idx.ext, !dbg !228
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !229
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !230
  %mul4 = mul nsw i32 %4, %7, !dbg !231
  %add5 = add nsw i32 %mul4, %6, !dbg !232
  %add6 = add nsw i32 %0, %offset, !dbg !233
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !234
  %mul8 = mul i32 %mul, %8, !dbg !235
  %add9 = add i32 %mul8, %add6, !dbg !236
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !237
  %mul12 = mul i32 %mul1, %9, !dbg !238
  %add13 = add i32 %mul12, %add6, !dbg !239
  %mul14 = mul nsw i32 %mul, %0
  %cmp186 = icmp slt i32 %add5, %mul14, !dbg !240
  br i1 %cmp186, label %for.body.lr.ph, label %for.cond31.preheader, !dbg !241

for.body.lr.ph:                                   ; preds = %entry
  %mul28 = mul nsw i32 %4, %2
  br label %for.body, !dbg !241

for.cond31.preheader:                             ; preds = %for.inc, %entry
  %mul32 = mul nsw i32 %mul1, %0
  %cmp33188 = icmp slt i32 %add5, %mul32, !dbg !242
  br i1 %cmp33188, label %for.body35.lr.ph, label %for.cond.cleanup34, !dbg !243

for.body35.lr.ph:                                 ; preds = %for.cond31.preheader
  %mul52 = mul nsw i32 %4, %2
  br label %for.body35, !dbg !243

for.body:                                         ; preds = %for.body.lr.ph, %for.inc
  %i.0187 = phi i32 [ %add5, %for.body.lr.ph ], [ %add29, %for.inc ]
  %i.0187.frozen = freeze i32 %i.0187, !dbg !244
  %.frozen = freeze i32 %0, !dbg !244
  %div = sdiv i32 %i.0187.frozen, %.frozen, !dbg !244
  %add15 = add nsw i32 %div, %add9, !dbg !245
  %cmp16 = icmp slt i32 %add15, %n, !dbg !246
  br i1 %cmp16, label %if.then, label %for.inc, !dbg !246

if.then:                                          ; preds = %for.body
  %mul19 = mul nsw i32 %add15, %n, !dbg !247
  %add20 = add nsw i32 %mul19, %offset, !dbg !248
  %10 = mul i32 %div, %.frozen, !dbg !249
  %rem.decomposed = sub i32 %i.0187.frozen, %10, !dbg !249
  %add21 = add nsw i32 %add20, %rem.decomposed, !dbg !250
  %idxprom = sext i32 %add21 to i64, !dbg !251
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %idxprom, !dbg !251
  %11 = load float, ptr %arrayidx, align 4, !dbg !251, !tbaa !28
  %mul23 = mul nsw i32 %div, %add, !dbg !252
  %add25 = add nsw i32 %rem.decomposed, %mul23, !dbg !253
  %idxprom26 = sext i32 %add25 to i64, !dbg !254
  %arrayidx27 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom26, !dbg !254
  store float %11, ptr %arrayidx27, align 4, !dbg !255, !tbaa !28
  br label %for.inc, !dbg !254

for.inc:                                          ; preds = %for.body, %if.then
  %add29 = add nsw i32 %i.0187, %mul28, !dbg !256
  %cmp = icmp slt i32 %add29, %mul14, !dbg !240
  br i1 %cmp, label %for.body, label %for.cond31.preheader, !dbg !241, !llvm.loop !257

for.cond.cleanup34:                               ; preds = %for.inc51, %for.cond31.preheader
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !259
  call void @llvm.lifetime.start.p0(ptr nonnull %sum) #5, !dbg !260
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %sum, i8 0, i64 128, i1 false), !dbg !261
  %cmp56194 = icmp sgt i32 %0, 0, !dbg !262
  br i1 %cmp56194, label %for.cond59.preheader.lr.ph, label %for.cond94.preheader, !dbg !263

for.cond59.preheader.lr.ph:                       ; preds = %for.cond.cleanup34
  %cmp60192 = icmp sgt i32 %3, 0
  %cmp64190 = icmp sgt i32 %5, 0
  br label %for.cond59.preheader, !dbg !263

for.body35:                                       ; preds = %for.body35.lr.ph, %for.inc51
  %i30.0189 = phi i32 [ %add5, %for.body35.lr.ph ], [ %add53, %for.inc51 ]
  %i30.0189.frozen = freeze i32 %i30.0189, !dbg !264
  %mul1.frozen = freeze i32 %mul1, !dbg !264
  %div40 = sdiv i32 %i30.0189.frozen, %mul1.frozen, !dbg !264
  %12 = mul i32 %div40, %mul1.frozen, !dbg !265
  %rem36.decomposed = sub i32 %i30.0189.frozen, %12, !dbg !265
  %add37 = add nsw i32 %rem36.decomposed, %add13, !dbg !266
  %cmp38 = icmp slt i32 %add37, %n, !dbg !267
  br i1 %cmp38, label %if.then39, label %for.inc51, !dbg !267

if.then39:                                        ; preds = %for.body35
  %add41 = add nsw i32 %div40, %offset, !dbg !268
  %mul42 = mul nsw i32 %add41, %n, !dbg !269
  %add43 = add i32 %rem36.decomposed, %add13, !dbg !270
  %add45 = add i32 %add43, %mul42, !dbg !271
  %idxprom46 = sext i32 %add45 to i64, !dbg !272
  %arrayidx47 = getelementptr inbounds float, ptr %m, i64 %idxprom46, !dbg !272
  %13 = load float, ptr %arrayidx47, align 4, !dbg !272, !tbaa !28
  %idxprom48 = sext i32 %i30.0189 to i64, !dbg !273
  %arrayidx49 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom48, !dbg !273
  store float %13, ptr %arrayidx49, align 4, !dbg !274, !tbaa !28
  br label %for.inc51, !dbg !273

for.inc51:                                        ; preds = %for.body35, %if.then39
  %add53 = add nsw i32 %i30.0189, %mul52, !dbg !275
  %cmp33 = icmp slt i32 %add53, %mul32, !dbg !242
  br i1 %cmp33, label %for.body35, label %for.cond.cleanup34, !dbg !243, !llvm.loop !276

for.cond59.preheader:                             ; preds = %for.cond59.preheader.lr.ph, %for.cond.cleanup61
  %k.0195 = phi i32 [ 0, %for.cond59.preheader.lr.ph ], [ %inc91, %for.cond.cleanup61 ]
  br i1 %cmp60192, label %for.cond63.preheader.lr.ph, label %for.cond.cleanup61, !dbg !278

for.cond63.preheader.lr.ph:                       ; preds = %for.cond59.preheader
  %mul73 = mul nsw i32 %k.0195, %mul1
  %add74 = add nsw i32 %mul73, %6
  br label %for.cond63.preheader, !dbg !278

for.cond94.preheader:                             ; preds = %for.cond.cleanup61, %for.cond.cleanup34
  %cmp95198 = icmp sgt i32 %3, 0, !dbg !279
  br i1 %cmp95198, label %for.cond99.preheader.lr.ph, label %for.cond.cleanup96, !dbg !280

for.cond99.preheader.lr.ph:                       ; preds = %for.cond94.preheader
  %cmp100196 = icmp sgt i32 %5, 0
  %add103 = add nsw i32 %add9, %7
  %add106 = add nsw i32 %add13, %6
  br label %for.cond99.preheader, !dbg !280

for.cond63.preheader:                             ; preds = %for.cond63.preheader.lr.ph, %for.cond.cleanup65
  %y.0193 = phi i32 [ 0, %for.cond63.preheader.lr.ph ], [ %inc88, %for.cond.cleanup65 ]
  br i1 %cmp64190, label %for.body66.lr.ph, label %for.cond.cleanup65, !dbg !281

for.body66.lr.ph:                                 ; preds = %for.cond63.preheader
  %mul67 = mul nsw i32 %y.0193, %2
  %add68 = add nsw i32 %mul67, %7
  %mul69 = mul nsw i32 %add68, %add
  %add70 = add nsw i32 %mul69, %k.0195
  %idxprom71 = sext i32 %add70 to i64
  %arrayidx72 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom71
  %14 = load float, ptr %arrayidx72, align 4, !tbaa !28
  %idxprom80 = zext nneg i32 %y.0193 to i64
  %arrayidx81 = getelementptr inbounds nuw [4 x float], ptr %sum, i64 %idxprom80
  br label %for.body66, !dbg !281

for.cond.cleanup61:                               ; preds = %for.cond.cleanup65, %for.cond59.preheader
  %inc91 = add nuw nsw i32 %k.0195, 1, !dbg !282
  %exitcond201.not = icmp eq i32 %inc91, %0, !dbg !262
  br i1 %exitcond201.not, label %for.cond94.preheader, label %for.cond59.preheader, !dbg !263, !llvm.loop !283

for.cond.cleanup65:                               ; preds = %for.body66, %for.cond63.preheader
  %inc88 = add nuw nsw i32 %y.0193, 1, !dbg !285
  %exitcond200.not = icmp eq i32 %inc88, %3, !dbg !286
  br i1 %exitcond200.not, label %for.cond.cleanup61, label %for.cond63.preheader, !dbg !278, !llvm.loop !287

for.body66:                                       ; preds = %for.body66.lr.ph, %for.body66
  %x.0191 = phi i32 [ 0, %for.body66.lr.ph ], [ %inc, %for.body66 ]
  %mul75 = mul nsw i32 %x.0191, %4, !dbg !290
  %add76 = add nsw i32 %add74, %mul75, !dbg !291
  %idxprom77 = sext i32 %add76 to i64, !dbg !292
  %arrayidx78 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom77, !dbg !292
  %15 = load float, ptr %arrayidx78, align 4, !dbg !292, !tbaa !28
  %mul79 = fmul contract float %14, %15, !dbg !293
  %idxprom82 = zext nneg i32 %x.0191 to i64, !dbg !294
  %arrayidx83 = getelementptr inbounds nuw float, ptr %arrayidx81, i64 %idxprom82, !dbg !294
  %16 = load float, ptr %arrayidx83, align 4, !dbg !295, !tbaa !28
  %add84 = fadd contract float %16, %mul79, !dbg !295
  store float %add84, ptr %arrayidx83, align 4, !dbg !295, !tbaa !28
  %inc = add nuw nsw i32 %x.0191, 1, !dbg !296
  %exitcond.not = icmp eq i32 %inc, %5, !dbg !297
  br i1 %exitcond.not, label %for.cond.cleanup65, label %for.body66, !dbg !281, !llvm.loop !298

for.cond99.preheader:                             ; preds = %for.cond99.preheader.lr.ph, %for.cond.cleanup101
  %y93.0199 = phi i32 [ 0, %for.cond99.preheader.lr.ph ], [ %inc125, %for.cond.cleanup101 ]
  br i1 %cmp100196, label %for.body102.lr.ph, label %for.cond.cleanup101, !dbg !300

for.body102.lr.ph:                                ; preds = %for.cond99.preheader
  %mul104 = mul nsw i32 %y93.0199, %2
  %add105 = add nsw i32 %add103, %mul104
  %cmp109 = icmp slt i32 %add105, %n
  %idxprom112 = zext nneg i32 %y93.0199 to i64
  %arrayidx113 = getelementptr inbounds nuw [4 x float], ptr %sum, i64 %idxprom112
  %mul116 = mul nsw i32 %add105, %n
  br label %for.body102, !dbg !300

for.cond.cleanup96:                               ; preds = %for.cond.cleanup101, %for.cond94.preheader
  call void @llvm.lifetime.end.p0(ptr nonnull %sum) #5, !dbg !301
  ret void, !dbg !301

for.cond.cleanup101:                              ; preds = %if.end120, %for.cond99.preheader
  %inc125 = add nuw nsw i32 %y93.0199, 1, !dbg !302
  %exitcond203.not = icmp eq i32 %inc125, %3, !dbg !279
  br i1 %exitcond203.not, label %for.cond.cleanup96, label %for.cond99.preheader, !dbg !280, !llvm.loop !303

for.body102:                                      ; preds = %for.body102.lr.ph, %if.end120
  %x98.0197 = phi i32 [ 0, %for.body102.lr.ph ], [ %inc122, %if.end120 ]
  %mul107 = mul nsw i32 %x98.0197, %4, !dbg !305
  %add108 = add nsw i32 %add106, %mul107, !dbg !306
  %cmp110 = icmp slt i32 %add108, %n
  %or.cond = select i1 %cmp109, i1 %cmp110, i1 false, !dbg !307
  br i1 %or.cond, label %if.then111, label %if.end120, !dbg !307

if.then111:                                       ; preds = %for.body102
  %idxprom114 = zext nneg i32 %x98.0197 to i64, !dbg !308
  %arrayidx115 = getelementptr inbounds nuw float, ptr %arrayidx113, i64 %idxprom114, !dbg !308
  %17 = load float, ptr %arrayidx115, align 4, !dbg !308, !tbaa !28
  %add117 = add nsw i32 %add108, %mul116, !dbg !309
  %idxprom118 = sext i32 %add117 to i64, !dbg !310
  %arrayidx119 = getelementptr inbounds float, ptr %m, i64 %idxprom118, !dbg !310
  %18 = load float, ptr %arrayidx119, align 4, !dbg !311, !tbaa !28
  %sub = fsub contract float %18, %17, !dbg !311
  store float %sub, ptr %arrayidx119, align 4, !dbg !311, !tbaa !28
  br label %if.end120, !dbg !310

if.end120:                                        ; preds = %if.then111, %for.body102
  %inc122 = add nuw nsw i32 %x98.0197, 1, !dbg !312
  %exitcond202.not = icmp eq i32 %inc122, %5, !dbg !313
  br i1 %exitcond202.not, label %for.cond.cleanup101, label %for.body102, !dbg !300, !llvm.loop !314
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lud_tunable.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "diagonal", scope: !1, file: !1, line: 27, type: !12, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 29, column: 17, scope: !11)
!15 = !DILocation(line: 29, column: 24, scope: !11)
!16 = !DILocation(line: 29, column: 22, scope: !11)
!17 = !DILocation(line: 30, column: 14, scope: !11)
!18 = !DILocation(line: 31, column: 14, scope: !11)
!19 = !DILocation(line: 33, column: 24, scope: !11)
!20 = !DILocation(line: 33, column: 5, scope: !11)
!21 = !DILocation(line: 35, column: 5, scope: !11)
!22 = !DILocation(line: 37, column: 23, scope: !11)
!23 = !DILocation(line: 37, column: 5, scope: !11)
!24 = !DILocation(line: 34, column: 43, scope: !11)
!25 = !DILocation(line: 34, column: 48, scope: !11)
!26 = !DILocation(line: 34, column: 61, scope: !11)
!27 = !DILocation(line: 34, column: 33, scope: !11)
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !9, i64 0}
!30 = !DILocation(line: 34, column: 17, scope: !11)
!31 = !DILocation(line: 34, column: 25, scope: !11)
!32 = !DILocation(line: 34, column: 9, scope: !11)
!33 = !DILocation(line: 34, column: 31, scope: !11)
!34 = !DILocation(line: 33, column: 34, scope: !11)
!35 = distinct !{!35, !20, !36, !37}
!36 = !DILocation(line: 34, column: 65, scope: !11)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !DILocation(line: 48, column: 24, scope: !11)
!39 = !DILocation(line: 48, column: 5, scope: !11)
!40 = !DILocation(line: 38, column: 21, scope: !11)
!41 = !DILocation(line: 39, column: 54, scope: !11)
!42 = !DILocation(line: 39, column: 38, scope: !11)
!43 = !DILocation(line: 39, column: 30, scope: !11)
!44 = !DILocation(line: 39, column: 13, scope: !11)
!45 = !DILocation(line: 39, column: 35, scope: !11)
!46 = !DILocation(line: 40, column: 9, scope: !11)
!47 = !DILocation(line: 41, column: 16, scope: !11)
!48 = !DILocation(line: 42, column: 32, scope: !11)
!49 = !DILocation(line: 42, column: 40, scope: !11)
!50 = !DILocation(line: 42, column: 13, scope: !11)
!51 = !DILocation(line: 43, column: 42, scope: !11)
!52 = !DILocation(line: 43, column: 82, scope: !11)
!53 = !DILocation(line: 43, column: 66, scope: !11)
!54 = !DILocation(line: 43, column: 64, scope: !11)
!55 = !DILocation(line: 43, column: 34, scope: !11)
!56 = !DILocation(line: 43, column: 17, scope: !11)
!57 = !DILocation(line: 43, column: 39, scope: !11)
!58 = !DILocation(line: 42, column: 50, scope: !11)
!59 = distinct !{!59, !50, !60, !37}
!60 = !DILocation(line: 43, column: 85, scope: !11)
!61 = !DILocation(line: 45, column: 9, scope: !11)
!62 = !DILocation(line: 37, column: 36, scope: !11)
!63 = distinct !{!63, !23, !64, !37}
!64 = !DILocation(line: 46, column: 5, scope: !11)
!65 = !DILocation(line: 50, column: 1, scope: !11)
!66 = !DILocation(line: 49, column: 53, scope: !11)
!67 = !DILocation(line: 49, column: 61, scope: !11)
!68 = !DILocation(line: 49, column: 45, scope: !11)
!69 = !DILocation(line: 49, column: 19, scope: !11)
!70 = !DILocation(line: 49, column: 24, scope: !11)
!71 = !DILocation(line: 49, column: 37, scope: !11)
!72 = !DILocation(line: 49, column: 9, scope: !11)
!73 = !DILocation(line: 49, column: 43, scope: !11)
!74 = !DILocation(line: 48, column: 34, scope: !11)
!75 = distinct !{!75, !39, !76, !37}
!76 = !DILocation(line: 49, column: 65, scope: !11)
!77 = distinct !DISubprogram(name: "perimeter", scope: !1, file: !1, line: 54, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = !DILocation(line: 56, column: 17, scope: !77)
!79 = !DILocation(line: 56, column: 24, scope: !77)
!80 = !DILocation(line: 56, column: 22, scope: !77)
!81 = !DILocation(line: 58, column: 33, scope: !77)
!82 = !DILocation(line: 58, column: 26, scope: !77)
!83 = !DILocation(line: 59, column: 28, scope: !77)
!84 = !DILocation(line: 59, column: 38, scope: !77)
!85 = !DILocation(line: 59, column: 26, scope: !77)
!86 = !DILocation(line: 60, column: 14, scope: !77)
!87 = !DILocation(line: 61, column: 18, scope: !77)
!88 = !DILocation(line: 61, column: 30, scope: !77)
!89 = !DILocation(line: 61, column: 42, scope: !77)
!90 = !DILocation(line: 62, column: 22, scope: !77)
!91 = !DILocation(line: 62, column: 31, scope: !77)
!92 = !DILocation(line: 62, column: 42, scope: !77)
!93 = !DILocation(line: 62, column: 29, scope: !77)
!94 = !DILocation(line: 64, column: 28, scope: !77)
!95 = !DILocation(line: 64, column: 5, scope: !77)
!96 = !DILocation(line: 66, column: 28, scope: !77)
!97 = !DILocation(line: 66, column: 5, scope: !77)
!98 = !DILocation(line: 65, column: 60, scope: !77)
!99 = !DILocation(line: 65, column: 56, scope: !77)
!100 = !DILocation(line: 65, column: 68, scope: !77)
!101 = !DILocation(line: 65, column: 85, scope: !77)
!102 = !DILocation(line: 65, column: 72, scope: !77)
!103 = !DILocation(line: 65, column: 81, scope: !77)
!104 = !DILocation(line: 65, column: 46, scope: !77)
!105 = !DILocation(line: 65, column: 24, scope: !77)
!106 = !DILocation(line: 65, column: 32, scope: !77)
!107 = !DILocation(line: 65, column: 9, scope: !77)
!108 = !DILocation(line: 65, column: 44, scope: !77)
!109 = !DILocation(line: 64, column: 45, scope: !77)
!110 = distinct !{!110, !95, !111, !37}
!111 = !DILocation(line: 65, column: 91, scope: !77)
!112 = !DILocation(line: 72, column: 5, scope: !77)
!113 = !DILocation(line: 74, column: 13, scope: !77)
!114 = !DILocation(line: 74, column: 18, scope: !77)
!115 = !DILocation(line: 74, column: 22, scope: !77)
!116 = !DILocation(line: 68, column: 38, scope: !77)
!117 = !DILocation(line: 67, column: 21, scope: !77)
!118 = !DILocation(line: 67, column: 17, scope: !77)
!119 = !DILocation(line: 67, column: 33, scope: !77)
!120 = !DILocation(line: 68, column: 34, scope: !77)
!121 = !DILocation(line: 68, column: 51, scope: !77)
!122 = !DILocation(line: 68, column: 55, scope: !77)
!123 = !DILocation(line: 68, column: 61, scope: !77)
!124 = !DILocation(line: 68, column: 24, scope: !77)
!125 = !DILocation(line: 68, column: 13, scope: !77)
!126 = !DILocation(line: 68, column: 22, scope: !77)
!127 = !DILocation(line: 69, column: 21, scope: !77)
!128 = !DILocation(line: 69, column: 17, scope: !77)
!129 = !DILocation(line: 69, column: 28, scope: !77)
!130 = !DILocation(line: 70, column: 69, scope: !77)
!131 = !DILocation(line: 70, column: 73, scope: !77)
!132 = !DILocation(line: 70, column: 86, scope: !77)
!133 = !DILocation(line: 70, column: 82, scope: !77)
!134 = !DILocation(line: 70, column: 50, scope: !77)
!135 = !DILocation(line: 70, column: 28, scope: !77)
!136 = !DILocation(line: 70, column: 36, scope: !77)
!137 = !DILocation(line: 70, column: 13, scope: !77)
!138 = !DILocation(line: 70, column: 48, scope: !77)
!139 = !DILocation(line: 66, column: 50, scope: !77)
!140 = distinct !{!140, !97, !141, !37}
!141 = !DILocation(line: 71, column: 5, scope: !77)
!142 = !DILocation(line: 75, column: 27, scope: !77)
!143 = !DILocation(line: 75, column: 9, scope: !77)
!144 = !DILocation(line: 76, column: 36, scope: !77)
!145 = !DILocation(line: 76, column: 48, scope: !77)
!146 = !DILocation(line: 76, column: 28, scope: !77)
!147 = !DILocation(line: 77, column: 13, scope: !77)
!148 = !DILocation(line: 79, column: 39, scope: !77)
!149 = !DILocation(line: 75, column: 36, scope: !77)
!150 = distinct !{!150, !143, !151, !37}
!151 = !DILocation(line: 80, column: 9, scope: !77)
!152 = !DILocation(line: 78, column: 43, scope: !77)
!153 = !DILocation(line: 78, column: 27, scope: !77)
!154 = !DILocation(line: 78, column: 58, scope: !77)
!155 = !DILocation(line: 78, column: 70, scope: !77)
!156 = !DILocation(line: 78, column: 50, scope: !77)
!157 = !DILocation(line: 78, column: 48, scope: !77)
!158 = !DILocation(line: 78, column: 24, scope: !77)
!159 = !DILocation(line: 77, column: 37, scope: !77)
!160 = !DILocation(line: 77, column: 31, scope: !77)
!161 = distinct !{!161, !147, !162, !37}
!162 = !DILocation(line: 78, column: 74, scope: !77)
!163 = !DILocation(line: 83, column: 27, scope: !77)
!164 = !DILocation(line: 83, column: 9, scope: !77)
!165 = !DILocation(line: 84, column: 45, scope: !77)
!166 = !DILocation(line: 84, column: 28, scope: !77)
!167 = !DILocation(line: 85, column: 31, scope: !77)
!168 = !DILocation(line: 85, column: 13, scope: !77)
!169 = !DILocation(line: 0, scope: !77)
!170 = !DILocation(line: 87, column: 62, scope: !77)
!171 = !DILocation(line: 87, column: 46, scope: !77)
!172 = !DILocation(line: 87, column: 44, scope: !77)
!173 = !DILocation(line: 87, column: 35, scope: !77)
!174 = !DILocation(line: 83, column: 36, scope: !77)
!175 = distinct !{!175, !164, !176, !37}
!176 = !DILocation(line: 88, column: 9, scope: !77)
!177 = !DILocation(line: 86, column: 44, scope: !77)
!178 = !DILocation(line: 86, column: 27, scope: !77)
!179 = !DILocation(line: 86, column: 59, scope: !77)
!180 = !DILocation(line: 86, column: 67, scope: !77)
!181 = !DILocation(line: 86, column: 51, scope: !77)
!182 = !DILocation(line: 86, column: 49, scope: !77)
!183 = !DILocation(line: 86, column: 24, scope: !77)
!184 = !DILocation(line: 85, column: 37, scope: !77)
!185 = distinct !{!185, !168, !186, !37}
!186 = !DILocation(line: 86, column: 70, scope: !77)
!187 = !DILocation(line: 90, column: 5, scope: !77)
!188 = !DILocation(line: 92, column: 28, scope: !77)
!189 = !DILocation(line: 92, column: 5, scope: !77)
!190 = !DILocation(line: 98, column: 1, scope: !77)
!191 = !DILocation(line: 94, column: 27, scope: !77)
!192 = !DILocation(line: 93, column: 21, scope: !77)
!193 = !DILocation(line: 93, column: 17, scope: !77)
!194 = !DILocation(line: 93, column: 33, scope: !77)
!195 = !DILocation(line: 94, column: 69, scope: !77)
!196 = !DILocation(line: 94, column: 23, scope: !77)
!197 = !DILocation(line: 94, column: 40, scope: !77)
!198 = !DILocation(line: 94, column: 44, scope: !77)
!199 = !DILocation(line: 94, column: 50, scope: !77)
!200 = !DILocation(line: 94, column: 13, scope: !77)
!201 = !DILocation(line: 94, column: 67, scope: !77)
!202 = !DILocation(line: 95, column: 21, scope: !77)
!203 = !DILocation(line: 95, column: 17, scope: !77)
!204 = !DILocation(line: 95, column: 28, scope: !77)
!205 = !DILocation(line: 96, column: 74, scope: !77)
!206 = !DILocation(line: 96, column: 86, scope: !77)
!207 = !DILocation(line: 96, column: 82, scope: !77)
!208 = !DILocation(line: 96, column: 59, scope: !77)
!209 = !DILocation(line: 96, column: 32, scope: !77)
!210 = !DILocation(line: 96, column: 36, scope: !77)
!211 = !DILocation(line: 96, column: 45, scope: !77)
!212 = !DILocation(line: 96, column: 13, scope: !77)
!213 = !DILocation(line: 96, column: 57, scope: !77)
!214 = !DILocation(line: 92, column: 50, scope: !77)
!215 = distinct !{!215, !189, !216, !37}
!216 = !DILocation(line: 97, column: 5, scope: !77)
!217 = distinct !DISubprogram(name: "internal", scope: !1, file: !1, line: 102, type: !12, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!218 = !DILocation(line: 104, column: 17, scope: !217)
!219 = !DILocation(line: 104, column: 24, scope: !217)
!220 = !DILocation(line: 104, column: 22, scope: !217)
!221 = !DILocation(line: 105, column: 16, scope: !217)
!222 = !DILocation(line: 105, column: 28, scope: !217)
!223 = !DILocation(line: 105, column: 26, scope: !217)
!224 = !DILocation(line: 106, column: 16, scope: !217)
!225 = !DILocation(line: 106, column: 28, scope: !217)
!226 = !DILocation(line: 106, column: 26, scope: !217)
!227 = !DILocation(line: 108, column: 33, scope: !217)
!228 = !DILocation(line: 108, column: 26, scope: !217)
!229 = !DILocation(line: 109, column: 14, scope: !217)
!230 = !DILocation(line: 110, column: 14, scope: !217)
!231 = !DILocation(line: 111, column: 21, scope: !217)
!232 = !DILocation(line: 111, column: 33, scope: !217)
!233 = !DILocation(line: 112, column: 28, scope: !217)
!234 = !DILocation(line: 112, column: 37, scope: !217)
!235 = !DILocation(line: 112, column: 48, scope: !217)
!236 = !DILocation(line: 112, column: 35, scope: !217)
!237 = !DILocation(line: 113, column: 37, scope: !217)
!238 = !DILocation(line: 113, column: 48, scope: !217)
!239 = !DILocation(line: 113, column: 35, scope: !217)
!240 = !DILocation(line: 115, column: 28, scope: !217)
!241 = !DILocation(line: 115, column: 5, scope: !217)
!242 = !DILocation(line: 120, column: 28, scope: !217)
!243 = !DILocation(line: 120, column: 5, scope: !217)
!244 = !DILocation(line: 116, column: 27, scope: !217)
!245 = !DILocation(line: 116, column: 23, scope: !217)
!246 = !DILocation(line: 116, column: 34, scope: !217)
!247 = !DILocation(line: 118, column: 42, scope: !217)
!248 = !DILocation(line: 118, column: 46, scope: !217)
!249 = !DILocation(line: 118, column: 59, scope: !217)
!250 = !DILocation(line: 118, column: 55, scope: !217)
!251 = !DILocation(line: 118, column: 17, scope: !217)
!252 = !DILocation(line: 117, column: 27, scope: !217)
!253 = !DILocation(line: 117, column: 35, scope: !217)
!254 = !DILocation(line: 117, column: 13, scope: !217)
!255 = !DILocation(line: 117, column: 47, scope: !217)
!256 = !DILocation(line: 115, column: 45, scope: !217)
!257 = distinct !{!257, !241, !258, !37}
!258 = !DILocation(line: 119, column: 5, scope: !217)
!259 = !DILocation(line: 124, column: 5, scope: !217)
!260 = !DILocation(line: 126, column: 5, scope: !217)
!261 = !DILocation(line: 126, column: 11, scope: !217)
!262 = !DILocation(line: 127, column: 23, scope: !217)
!263 = !DILocation(line: 127, column: 5, scope: !217)
!264 = !DILocation(line: 122, column: 38, scope: !217)
!265 = !DILocation(line: 121, column: 27, scope: !217)
!266 = !DILocation(line: 121, column: 23, scope: !217)
!267 = !DILocation(line: 121, column: 34, scope: !217)
!268 = !DILocation(line: 122, column: 34, scope: !217)
!269 = !DILocation(line: 122, column: 46, scope: !217)
!270 = !DILocation(line: 122, column: 50, scope: !217)
!271 = !DILocation(line: 122, column: 62, scope: !217)
!272 = !DILocation(line: 122, column: 24, scope: !217)
!273 = !DILocation(line: 122, column: 13, scope: !217)
!274 = !DILocation(line: 122, column: 22, scope: !217)
!275 = !DILocation(line: 120, column: 45, scope: !217)
!276 = distinct !{!276, !243, !277, !37}
!277 = !DILocation(line: 123, column: 5, scope: !217)
!278 = !DILocation(line: 129, column: 9, scope: !217)
!279 = !DILocation(line: 136, column: 23, scope: !217)
!280 = !DILocation(line: 136, column: 5, scope: !217)
!281 = !DILocation(line: 130, column: 13, scope: !217)
!282 = !DILocation(line: 127, column: 32, scope: !217)
!283 = distinct !{!283, !263, !284, !37}
!284 = !DILocation(line: 134, column: 5, scope: !217)
!285 = !DILocation(line: 129, column: 38, scope: !217)
!286 = !DILocation(line: 129, column: 27, scope: !217)
!287 = distinct !{!287, !278, !288, !37, !289}
!288 = !DILocation(line: 133, column: 9, scope: !217)
!289 = !{!"llvm.loop.unroll.full"}
!290 = !DILocation(line: 132, column: 54, scope: !217)
!291 = !DILocation(line: 132, column: 50, scope: !217)
!292 = !DILocation(line: 132, column: 30, scope: !217)
!293 = !DILocation(line: 131, column: 69, scope: !217)
!294 = !DILocation(line: 131, column: 17, scope: !217)
!295 = !DILocation(line: 131, column: 27, scope: !217)
!296 = !DILocation(line: 130, column: 42, scope: !217)
!297 = !DILocation(line: 130, column: 31, scope: !217)
!298 = distinct !{!298, !281, !299, !37}
!299 = !DILocation(line: 132, column: 65, scope: !217)
!300 = !DILocation(line: 137, column: 9, scope: !217)
!301 = !DILocation(line: 144, column: 1, scope: !217)
!302 = !DILocation(line: 136, column: 34, scope: !217)
!303 = distinct !{!303, !280, !304, !37, !289}
!304 = !DILocation(line: 143, column: 5, scope: !217)
!305 = !DILocation(line: 139, column: 42, scope: !217)
!306 = !DILocation(line: 139, column: 38, scope: !217)
!307 = !DILocation(line: 140, column: 25, scope: !217)
!308 = !DILocation(line: 141, column: 37, scope: !217)
!309 = !DILocation(line: 141, column: 27, scope: !217)
!310 = !DILocation(line: 141, column: 17, scope: !217)
!311 = !DILocation(line: 141, column: 34, scope: !217)
!312 = !DILocation(line: 137, column: 38, scope: !217)
!313 = !DILocation(line: 137, column: 27, scope: !217)
!314 = distinct !{!314, !300, !315, !37}
!315 = !DILocation(line: 142, column: 9, scope: !217)
