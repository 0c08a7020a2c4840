; Made from nw_tunable.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'nw_tunable.cu'
source_filename = "nw_tunable.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@TILE_X = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@PAD = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@tiles = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4
@TILE_Y = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@THREADS = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@STAGED = external dso_local local_unnamed_addr addrspace(4) constant i8, align 1
@ROWS = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fill(ptr noundef captures(none) %score, ptr noundef readonly captures(none) %similarity, i32 noundef %width, i32 noundef %penalty, i32 noundef %diagonal, i32 noundef %first) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = load i32, ptr addrspacecast (ptr addrspace(4) @TILE_X to ptr), align 4, !dbg !14, !tbaa !7
  %add = add nsw i32 %0, 1, !dbg !15
  %1 = load i32, ptr addrspacecast (ptr addrspace(4) @PAD to ptr), align 4, !dbg !16, !tbaa !7
  %add1 = add nsw i32 %add, %1, !dbg !17
  %2 = load i32, ptr addrspacecast (ptr addrspace(4) @TILE_Y to ptr), align 4, !dbg !18, !tbaa !7
  %add2 = add nsw i32 %2, 1, !dbg !19
  %mul = mul nsw i32 %add2, %add1, !dbg !20
  %idx.ext = sext i32 %mul to i64, !dbg !21
  %add.ptr = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idx.ext, !dbg !21
  %3 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS to ptr), align 4, !dbg !22, !tbaa !7
  %div = sdiv i32 %0, %3, !dbg !23
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !24
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !25
  %6 = add i32 %first, %5, !dbg !26
  %sub4 = sub i32 %diagonal, %6, !dbg !26
  %mul5 = mul nsw i32 %2, %sub4, !dbg !27
  %mul8 = mul i32 %0, %6, !dbg !28
  %7 = load i8, ptr addrspacecast (ptr addrspace(4) @STAGED to ptr), align 1, !dbg !29, !tbaa !30, !range !32, !noundef !13
  %loadedv = trunc nuw i8 %7 to i1, !dbg !29
  br i1 %loadedv, label %for.cond.preheader, label %if.end, !dbg !29

for.cond.preheader:                               ; preds = %entry
  %mul9 = mul nsw i32 %2, %0
  %cmp239 = icmp slt i32 %4, %mul9, !dbg !33
  br i1 %cmp239, label %for.body.lr.ph, label %if.end, !dbg !34

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %add10 = add nsw i32 %mul5, 1
  %sub13 = add nsw i32 %width, -1
  %add16 = add nsw i32 %mul8, 1
  br label %for.body, !dbg !34

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.0240 = phi i32 [ %4, %for.body.lr.ph ], [ %add23, %for.body ]
  %i.0240.frozen = freeze i32 %i.0240, !dbg !35
  %.frozen = freeze i32 %0, !dbg !35
  %div11 = sdiv i32 %i.0240.frozen, %.frozen, !dbg !35
  %add12 = add nsw i32 %add10, %div11, !dbg !36
  %cond.i236 = tail call noundef i32 @llvm.smin.i32(i32 %add12, i32 range(i32 -2147483648, 2147483647) %sub13), !dbg !37
  %mul15 = mul nsw i32 %cond.i236, %width, !dbg !38
  %8 = mul i32 %div11, %.frozen, !dbg !39
  %rem.decomposed = sub i32 %i.0240.frozen, %8, !dbg !39
  %add17 = add nsw i32 %add16, %rem.decomposed, !dbg !40
  %cond.i235 = tail call noundef i32 @llvm.smin.i32(i32 %add17, i32 range(i32 -2147483648, 2147483647) %sub13), !dbg !41
  %add20 = add nsw i32 %mul15, %cond.i235, !dbg !42
  %idxprom = sext i32 %add20 to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr %similarity, i64 %idxprom, !dbg !43
  %9 = load i32, ptr %arrayidx, align 4, !dbg !43, !tbaa !7
  %idxprom21 = sext i32 %i.0240 to i64, !dbg !44
  %arrayidx22 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom21, !dbg !44
  store i32 %9, ptr %arrayidx22, align 4, !dbg !45, !tbaa !7
  %add23 = add nsw i32 %i.0240, %3, !dbg !46
  %cmp = icmp slt i32 %add23, %mul9, !dbg !33
  br i1 %cmp, label %for.body, label %if.end, !dbg !34, !llvm.loop !47

if.end:                                           ; preds = %for.body, %for.cond.preheader, %entry
  %cmp26.not241 = icmp sgt i32 %4, %0, !dbg !50
  br i1 %cmp26.not241, label %for.cond.cleanup27, label %for.body28.lr.ph, !dbg !51

for.body28.lr.ph:                                 ; preds = %if.end
  %mul29 = mul nsw i32 %mul5, %width
  %sub31 = add nsw i32 %width, -1
  br label %for.body28, !dbg !51

for.cond.cleanup27:                               ; preds = %for.body28, %if.end
  %cmp44.not243.not = icmp slt i32 %4, %2, !dbg !52
  br i1 %cmp44.not243.not, label %for.body46.lr.ph, label %for.cond.cleanup45, !dbg !53

for.body46.lr.ph:                                 ; preds = %for.cond.cleanup27
  %add42 = add nuw nsw i32 %4, 1, !dbg !54
  %sub48 = add nsw i32 %width, -1
  br label %for.body46, !dbg !53

for.body28:                                       ; preds = %for.body28.lr.ph, %for.body28
  %i24.0242 = phi i32 [ %4, %for.body28.lr.ph ], [ %add39, %for.body28 ]
  %add30 = add nsw i32 %i24.0242, %mul8, !dbg !55
  %cond.i234 = tail call noundef i32 @llvm.smin.i32(i32 %add30, i32 range(i32 -2147483648, 2147483647) %sub31), !dbg !56
  %add33 = add nsw i32 %cond.i234, %mul29, !dbg !57
  %idxprom34 = sext i32 %add33 to i64, !dbg !58
  %arrayidx35 = getelementptr inbounds i32, ptr %score, i64 %idxprom34, !dbg !58
  %10 = load i32, ptr %arrayidx35, align 4, !dbg !58, !tbaa !7
  %idxprom36 = sext i32 %i24.0242 to i64, !dbg !59
  %arrayidx37 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom36, !dbg !59
  store i32 %10, ptr %arrayidx37, align 4, !dbg !60, !tbaa !7
  %add39 = add nsw i32 %i24.0242, %3, !dbg !61
  %cmp26.not = icmp sgt i32 %add39, %0, !dbg !50
  br i1 %cmp26.not, label %for.cond.cleanup27, label %for.body28, !dbg !51, !llvm.loop !62

for.cond.cleanup45:                               ; preds = %for.body46, %for.cond.cleanup27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !64
  %11 = load i32, ptr addrspacecast (ptr addrspace(4) @ROWS to ptr), align 4, !tbaa !7
  %div61 = sdiv i32 %2, %11
  %add62 = add i32 %3, -1
  %sub63 = add i32 %add62, %div61
  %cmp64249 = icmp sgt i32 %sub63, 0, !dbg !65
  br i1 %cmp64249, label %for.body66.lr.ph, label %for.cond128.preheader, !dbg !66

for.body66.lr.ph:                                 ; preds = %for.cond.cleanup45
  %cmp73247 = icmp slt i32 %11, 1
  %cmp77245 = icmp sgt i32 %div, 0
  %mul81 = mul nsw i32 %div, %4
  %add88 = add nsw i32 %mul8, 1
  %sub86 = add nsw i32 %width, -1
  %add84 = add nsw i32 %mul5, 1
  %idxprom108 = sext i32 %add1 to i64
  %similarity.sink = select i1 %loadedv, ptr %add.ptr, ptr %similarity
  br label %for.body66, !dbg !66

for.body46:                                       ; preds = %for.body46.lr.ph, %for.body46
  %i41.0244 = phi i32 [ %add42, %for.body46.lr.ph ], [ %add58, %for.body46 ]
  %add47 = add nsw i32 %i41.0244, %mul5, !dbg !67
  %cond.i233 = tail call noundef i32 @llvm.smin.i32(i32 %add47, i32 range(i32 -2147483648, 2147483647) %sub48), !dbg !68
  %mul50 = mul nsw i32 %cond.i233, %width, !dbg !69
  %add51 = add nsw i32 %mul50, %mul8, !dbg !70
  %idxprom52 = sext i32 %add51 to i64, !dbg !71
  %arrayidx53 = getelementptr inbounds i32, ptr %score, i64 %idxprom52, !dbg !71
  %12 = load i32, ptr %arrayidx53, align 4, !dbg !71, !tbaa !7
  %mul54 = mul nsw i32 %i41.0244, %add1, !dbg !72
  %idxprom55 = sext i32 %mul54 to i64, !dbg !73
  %arrayidx56 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom55, !dbg !73
  store i32 %12, ptr %arrayidx56, align 4, !dbg !74, !tbaa !7
  %add58 = add nsw i32 %i41.0244, %3, !dbg !75
  %cmp44.not = icmp sgt i32 %add58, %2, !dbg !52
  br i1 %cmp44.not, label %for.cond.cleanup45, label %for.body46, !dbg !53, !llvm.loop !76

for.cond128.preheader:                            ; preds = %if.end123, %for.cond.cleanup45
  %mul129 = mul nsw i32 %2, %0
  %cmp130251 = icmp slt i32 %4, %mul129, !dbg !78
  br i1 %cmp130251, label %for.body132.lr.ph, label %for.cond.cleanup131, !dbg !79

for.body132.lr.ph:                                ; preds = %for.cond128.preheader
  %add134 = add nsw i32 %mul5, 1
  %add138 = add nsw i32 %mul8, 1
  br label %for.body132, !dbg !79

for.body66:                                       ; preds = %for.body66.lr.ph, %if.end123
  %step.0250 = phi i32 [ 0, %for.body66.lr.ph ], [ %inc125, %if.end123 ]
  %sub67 = sub nsw i32 %step.0250, %4, !dbg !80
  %mul68 = mul nsw i32 %sub67, %11, !dbg !81
  %cmp69 = icmp slt i32 %mul68, 0, !dbg !82
  %cmp70 = icmp sge i32 %mul68, %2
  %or.cond.not253 = or i1 %cmp69, %cmp70, !dbg !83
  %brmerge = or i1 %or.cond.not253, %cmp73247, !dbg !83
  br i1 %brmerge, label %if.end123, label %for.cond76.preheader, !dbg !83

for.cond76.preheader:                             ; preds = %for.body66, %for.cond.cleanup78
  %r.0248 = phi i32 [ %inc121, %for.cond.cleanup78 ], [ 0, %for.body66 ]
  br i1 %cmp77245, label %for.body79.lr.ph, label %for.cond.cleanup78, !dbg !84

for.body79.lr.ph:                                 ; preds = %for.cond76.preheader
  %add80 = add nuw nsw i32 %r.0248, %mul68
  %mul92 = mul nsw i32 %add80, %add1
  %idx.ext93 = sext i32 %mul92 to i64
  %add.ptr94 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idx.ext93
  %add85 = add nsw i32 %add84, %add80
  %cond.i232 = tail call i32 @llvm.smin.i32(i32 %add85, i32 range(i32 -2147483648, 2147483647) %sub86)
  %mul103 = mul nsw i32 %cond.i232, %width
  %mul99 = mul nsw i32 %add80, %0
  br label %for.body79, !dbg !84

for.cond.cleanup78:                               ; preds = %for.body79, %for.cond76.preheader
  %inc121 = add nuw nsw i32 %r.0248, 1, !dbg !85
  %exitcond254.not = icmp eq i32 %inc121, %11, !dbg !86
  br i1 %exitcond254.not, label %if.end123, label %for.cond76.preheader, !dbg !87, !llvm.loop !88

for.body79:                                       ; preds = %for.body79.lr.ph, %for.body79
  %c.0246 = phi i32 [ 0, %for.body79.lr.ph ], [ %inc, %for.body79 ]
  %add82 = add nuw nsw i32 %c.0246, %mul81, !dbg !91
  %idx.ext95 = zext nneg i32 %add82 to i64, !dbg !92
  %add.ptr96 = getelementptr inbounds nuw i32, ptr %add.ptr94, i64 %idx.ext95, !dbg !92
  %13 = load i32, ptr %add.ptr96, align 4, !dbg !93, !tbaa !7
  %add89 = add nsw i32 %add88, %add82, !dbg !94
  %cond.i = tail call i32 @llvm.smin.i32(i32 %add89, i32 range(i32 -2147483648, 2147483647) %sub86), !dbg !94
  %add104 = add nsw i32 %cond.i, %mul103, !dbg !94
  %add100 = add nsw i32 %add82, %mul99, !dbg !94
  %add104.sink = select i1 %loadedv, i32 %add100, i32 %add104, !dbg !94
  %idxprom105 = sext i32 %add104.sink to i64, !dbg !95
  %arrayidx106 = getelementptr inbounds i32, ptr %similarity.sink, i64 %idxprom105, !dbg !95
  %cond = load i32, ptr %arrayidx106, align 4, !dbg !95, !tbaa !7
  %add107 = add nsw i32 %cond, %13, !dbg !96
  %arrayidx109 = getelementptr inbounds i32, ptr %add.ptr96, i64 %idxprom108, !dbg !97
  %14 = load i32, ptr %arrayidx109, align 4, !dbg !97, !tbaa !7
  %sub110 = sub nsw i32 %14, %penalty, !dbg !98
  %cond.i238 = tail call noundef i32 @llvm.smax.i32(i32 %add107, i32 %sub110), !dbg !99
  %arrayidx112 = getelementptr inbounds nuw i8, ptr %add.ptr96, i64 4, !dbg !100
  %15 = load i32, ptr %arrayidx112, align 4, !dbg !100, !tbaa !7
  %sub113 = sub nsw i32 %15, %penalty, !dbg !101
  %cond.i237 = tail call noundef i32 @llvm.smax.i32(i32 %cond.i238, i32 %sub113), !dbg !102
  %arrayidx117 = getelementptr i8, ptr %arrayidx109, i64 4, !dbg !103
  store i32 %cond.i237, ptr %arrayidx117, align 4, !dbg !104, !tbaa !7
  %inc = add nuw nsw i32 %c.0246, 1, !dbg !105
  %exitcond.not = icmp eq i32 %inc, %div, !dbg !106
  br i1 %exitcond.not, label %for.cond.cleanup78, label %for.body79, !dbg !84, !llvm.loop !107

if.end123:                                        ; preds = %for.cond.cleanup78, %for.body66
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !109
  %inc125 = add nuw nsw i32 %step.0250, 1, !dbg !110
  %exitcond255.not = icmp eq i32 %inc125, %sub63, !dbg !65
  br i1 %exitcond255.not, label %for.cond128.preheader, label %for.body66, !dbg !66, !llvm.loop !111

for.cond.cleanup131:                              ; preds = %if.end157, %for.cond128.preheader
  ret void, !dbg !114

for.body132:                                      ; preds = %for.body132.lr.ph, %if.end157
  %i127.0252 = phi i32 [ %4, %for.body132.lr.ph ], [ %add159, %if.end157 ]
  %i127.0252.frozen = freeze i32 %i127.0252, !dbg !115
  %.frozen259 = freeze i32 %0, !dbg !115
  %div135 = sdiv i32 %i127.0252.frozen, %.frozen259, !dbg !115
  %add136 = add nsw i32 %add134, %div135, !dbg !116
  %16 = mul i32 %div135, %.frozen259, !dbg !117
  %rem139.decomposed = sub i32 %i127.0252.frozen, %16, !dbg !117
  %add140 = add nsw i32 %add138, %rem139.decomposed, !dbg !118
  %cmp141 = icmp slt i32 %add136, %width, !dbg !119
  %cmp143 = icmp slt i32 %add140, %width
  %or.cond231 = select i1 %cmp141, i1 %cmp143, i1 false, !dbg !120
  br i1 %or.cond231, label %if.then144, label %if.end157, !dbg !120

if.then144:                                       ; preds = %for.body132
  %add146 = add nsw i32 %div135, 1, !dbg !121
  %mul147 = mul nsw i32 %add146, %add1, !dbg !122
  %add149 = add nsw i32 %mul147, %rem139.decomposed, !dbg !123
  %17 = sext i32 %add149 to i64, !dbg !124
  %18 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %17, !dbg !124
  %arrayidx152 = getelementptr i8, ptr %18, i64 4, !dbg !124
  %19 = load i32, ptr %arrayidx152, align 4, !dbg !124, !tbaa !7
  %mul153 = mul nsw i32 %add136, %width, !dbg !125
  %add154 = add nsw i32 %mul153, %add140, !dbg !126
  %idxprom155 = sext i32 %add154 to i64, !dbg !127
  %arrayidx156 = getelementptr inbounds i32, ptr %score, i64 %idxprom155, !dbg !127
  store i32 %19, ptr %arrayidx156, align 4, !dbg !128, !tbaa !7
  br label %if.end157, !dbg !127

if.end157:                                        ; preds = %if.then144, %for.body132
  %add159 = add nsw i32 %i127.0252, %3, !dbg !129
  %cmp130 = icmp slt i32 %add159, %mul129, !dbg !78
  br i1 %cmp130, label %for.body132, label %for.cond.cleanup131, !dbg !79, !llvm.loop !130
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "nw_tunable.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 23, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 26, column: 17, scope: !11)
!15 = !DILocation(line: 26, column: 24, scope: !11)
!16 = !DILocation(line: 26, column: 30, scope: !11)
!17 = !DILocation(line: 26, column: 28, scope: !11)
!18 = !DILocation(line: 27, column: 27, scope: !11)
!19 = !DILocation(line: 27, column: 34, scope: !11)
!20 = !DILocation(line: 27, column: 39, scope: !11)
!21 = !DILocation(line: 27, column: 24, scope: !11)
!22 = !DILocation(line: 28, column: 26, scope: !11)
!23 = !DILocation(line: 28, column: 24, scope: !11)
!24 = !DILocation(line: 29, column: 14, scope: !11)
!25 = !DILocation(line: 30, column: 40, scope: !11)
!26 = !DILocation(line: 30, column: 33, scope: !11)
!27 = !DILocation(line: 30, column: 52, scope: !11)
!28 = !DILocation(line: 31, column: 37, scope: !11)
!29 = !DILocation(line: 34, column: 9, scope: !11)
!30 = !{!31, !31, i64 0}
!31 = !{!"bool", !9, i64 0}
!32 = !{i8 0, i8 2}
!33 = !DILocation(line: 35, column: 28, scope: !11)
!34 = !DILocation(line: 35, column: 9, scope: !11)
!35 = !DILocation(line: 36, column: 39, scope: !11)
!36 = !DILocation(line: 36, column: 35, scope: !11)
!37 = !DILocation(line: 36, column: 23, scope: !11)
!38 = !DILocation(line: 37, column: 39, scope: !11)
!39 = !DILocation(line: 37, column: 66, scope: !11)
!40 = !DILocation(line: 37, column: 62, scope: !11)
!41 = !DILocation(line: 37, column: 49, scope: !11)
!42 = !DILocation(line: 37, column: 47, scope: !11)
!43 = !DILocation(line: 37, column: 24, scope: !11)
!44 = !DILocation(line: 37, column: 13, scope: !11)
!45 = !DILocation(line: 37, column: 22, scope: !11)
!46 = !DILocation(line: 35, column: 49, scope: !11)
!47 = distinct !{!47, !34, !48, !49}
!48 = !DILocation(line: 38, column: 9, scope: !11)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocation(line: 40, column: 24, scope: !11)
!51 = !DILocation(line: 40, column: 5, scope: !11)
!52 = !DILocation(line: 42, column: 28, scope: !11)
!53 = !DILocation(line: 42, column: 5, scope: !11)
!54 = !DILocation(line: 42, column: 21, scope: !11)
!55 = !DILocation(line: 41, column: 49, scope: !11)
!56 = !DILocation(line: 41, column: 40, scope: !11)
!57 = !DILocation(line: 41, column: 38, scope: !11)
!58 = !DILocation(line: 41, column: 20, scope: !11)
!59 = !DILocation(line: 41, column: 9, scope: !11)
!60 = !DILocation(line: 41, column: 18, scope: !11)
!61 = !DILocation(line: 40, column: 37, scope: !11)
!62 = distinct !{!62, !51, !63, !49}
!63 = !DILocation(line: 41, column: 64, scope: !11)
!64 = !DILocation(line: 44, column: 5, scope: !11)
!65 = !DILocation(line: 47, column: 29, scope: !11)
!66 = !DILocation(line: 47, column: 5, scope: !11)
!67 = !DILocation(line: 43, column: 42, scope: !11)
!68 = !DILocation(line: 43, column: 34, scope: !11)
!69 = !DILocation(line: 43, column: 58, scope: !11)
!70 = !DILocation(line: 43, column: 66, scope: !11)
!71 = !DILocation(line: 43, column: 28, scope: !11)
!72 = !DILocation(line: 43, column: 17, scope: !11)
!73 = !DILocation(line: 43, column: 9, scope: !11)
!74 = !DILocation(line: 43, column: 26, scope: !11)
!75 = !DILocation(line: 42, column: 41, scope: !11)
!76 = distinct !{!76, !53, !77, !49}
!77 = !DILocation(line: 43, column: 72, scope: !11)
!78 = !DILocation(line: 68, column: 24, scope: !11)
!79 = !DILocation(line: 68, column: 5, scope: !11)
!80 = !DILocation(line: 48, column: 27, scope: !11)
!81 = !DILocation(line: 48, column: 33, scope: !11)
!82 = !DILocation(line: 49, column: 19, scope: !11)
!83 = !DILocation(line: 49, column: 24, scope: !11)
!84 = !DILocation(line: 52, column: 17, scope: !11)
!85 = !DILocation(line: 51, column: 40, scope: !11)
!86 = !DILocation(line: 51, column: 31, scope: !11)
!87 = !DILocation(line: 51, column: 13, scope: !11)
!88 = distinct !{!88, !87, !89, !49, !90}
!89 = !DILocation(line: 63, column: 13, scope: !11)
!90 = !{!"llvm.loop.unroll.full"}
!91 = !DILocation(line: 54, column: 40, scope: !11)
!92 = !DILocation(line: 57, column: 51, scope: !11)
!93 = !DILocation(line: 59, column: 25, scope: !11)
!94 = !DILocation(line: 59, column: 36, scope: !11)
!95 = !DILocation(line: 59, scope: !11)
!96 = !DILocation(line: 59, column: 33, scope: !11)
!97 = !DILocation(line: 60, column: 38, scope: !11)
!98 = !DILocation(line: 60, column: 50, scope: !11)
!99 = !DILocation(line: 60, column: 28, scope: !11)
!100 = !DILocation(line: 61, column: 49, scope: !11)
!101 = !DILocation(line: 61, column: 57, scope: !11)
!102 = !DILocation(line: 61, column: 39, scope: !11)
!103 = !DILocation(line: 61, column: 21, scope: !11)
!104 = !DILocation(line: 61, column: 37, scope: !11)
!105 = !DILocation(line: 52, column: 45, scope: !11)
!106 = !DILocation(line: 52, column: 35, scope: !11)
!107 = distinct !{!107, !84, !108, !49}
!108 = !DILocation(line: 62, column: 17, scope: !11)
!109 = !DILocation(line: 65, column: 9, scope: !11)
!110 = !DILocation(line: 47, column: 64, scope: !11)
!111 = distinct !{!111, !66, !112, !49, !113}
!112 = !DILocation(line: 66, column: 5, scope: !11)
!113 = !{!"llvm.loop.unroll.disable"}
!114 = !DILocation(line: 74, column: 1, scope: !11)
!115 = !DILocation(line: 69, column: 31, scope: !11)
!116 = !DILocation(line: 69, column: 27, scope: !11)
!117 = !DILocation(line: 70, column: 32, scope: !11)
!118 = !DILocation(line: 70, column: 28, scope: !11)
!119 = !DILocation(line: 71, column: 17, scope: !11)
!120 = !DILocation(line: 71, column: 25, scope: !11)
!121 = !DILocation(line: 72, column: 58, scope: !11)
!122 = !DILocation(line: 72, column: 63, scope: !11)
!123 = !DILocation(line: 72, column: 71, scope: !11)
!124 = !DILocation(line: 72, column: 40, scope: !11)
!125 = !DILocation(line: 72, column: 23, scope: !11)
!126 = !DILocation(line: 72, column: 31, scope: !11)
!127 = !DILocation(line: 72, column: 13, scope: !11)
!128 = !DILocation(line: 72, column: 38, scope: !11)
!129 = !DILocation(line: 68, column: 45, scope: !11)
!130 = distinct !{!130, !79, !131, !49}
!131 = !DILocation(line: 73, column: 5, scope: !11)
