; Made from bfs.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'bfs.cu'
source_filename = "bfs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @expand(ptr noundef readonly captures(none) %offsets, ptr noundef readonly captures(none) %edges, ptr noundef captures(none) %frontier, ptr noundef readonly captures(none) %visited, ptr noundef writeonly captures(none) %next, i32 noundef %nodes) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %mul = mul i32 %0, %1, !dbg !16
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %add = add i32 %mul, %2, !dbg !18
  %cmp = icmp slt i32 %add, %nodes, !dbg !19
  br i1 %cmp, label %land.lhs.true, label %if.end19, !dbg !20

land.lhs.true:                                    ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !21
  %arrayidx = getelementptr inbounds i32, ptr %frontier, i64 %idxprom, !dbg !21
  %3 = load i32, ptr %arrayidx, align 4, !dbg !21, !tbaa !7
  %tobool.not = icmp eq i32 %3, 0, !dbg !21
  br i1 %tobool.not, label %if.end19, label %if.then, !dbg !20

if.then:                                          ; preds = %land.lhs.true
  store i32 0, ptr %arrayidx, align 4, !dbg !22, !tbaa !7
  %arrayidx6 = getelementptr inbounds i32, ptr %offsets, i64 %idxprom, !dbg !23
  %4 = load i32, ptr %arrayidx6, align 4, !dbg !23, !tbaa !7
  %arrayidx9 = getelementptr i8, ptr %arrayidx6, i64 4
  %5 = load i32, ptr %arrayidx9, align 4, !dbg !24, !tbaa !7
  %cmp1029 = icmp slt i32 %4, %5, !dbg !25
  br i1 %cmp1029, label %for.body, label %if.end19, !dbg !26

for.body:                                         ; preds = %if.then, %if.end
  %6 = phi i32 [ %9, %if.end ], [ %5, %if.then ]
  %e.030 = phi i32 [ %inc, %if.end ], [ %4, %if.then ]
  %idxprom11 = sext i32 %e.030 to i64, !dbg !27
  %arrayidx12 = getelementptr inbounds i32, ptr %edges, i64 %idxprom11, !dbg !27
  %7 = load i32, ptr %arrayidx12, align 4, !dbg !27, !tbaa !7
  %idxprom13 = sext i32 %7 to i64, !dbg !28
  %arrayidx14 = getelementptr inbounds i32, ptr %visited, i64 %idxprom13, !dbg !28
  %8 = load i32, ptr %arrayidx14, align 4, !dbg !28, !tbaa !7
  %tobool15.not = icmp eq i32 %8, 0, !dbg !28
  br i1 %tobool15.not, label %if.then16, label %if.end, !dbg !29

if.then16:                                        ; preds = %for.body
  %arrayidx18 = getelementptr inbounds i32, ptr %next, i64 %idxprom13
  store i32 1, ptr %arrayidx18, align 4, !dbg !30, !tbaa !7
  %.pre = load i32, ptr %arrayidx9, align 4, !dbg !24, !tbaa !7
  br label %if.end, !dbg !31

if.end:                                           ; preds = %if.then16, %for.body
  %9 = phi i32 [ %.pre, %if.then16 ], [ %6, %for.body ], !dbg !24
  %inc = add nsw i32 %e.030, 1, !dbg !32
  %cmp10 = icmp slt i32 %inc, %9, !dbg !25
  br i1 %cmp10, label %for.body, label %if.end19, !dbg !26, !llvm.loop !33

if.end19:                                         ; preds = %if.end, %if.then, %land.lhs.true, %entry
  ret void, !dbg !36
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @advance(ptr noundef writeonly captures(none) %frontier, ptr noundef writeonly captures(none) %visited, ptr noundef captures(none) %next, ptr noundef writeonly captures(none) %level, ptr noundef writeonly captures(none) %again, i32 noundef %depth, i32 noundef %nodes) local_unnamed_addr #1 !dbg !37 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !38
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !39
  %mul = mul i32 %0, %1, !dbg !40
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !41
  %add = add i32 %mul, %2, !dbg !42
  %cmp = icmp slt i32 %add, %nodes, !dbg !43
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !44

land.lhs.true:                                    ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !45
  %arrayidx = getelementptr inbounds i32, ptr %next, i64 %idxprom, !dbg !45
  %3 = load i32, ptr %arrayidx, align 4, !dbg !45, !tbaa !7
  %tobool.not = icmp eq i32 %3, 0, !dbg !45
  br i1 %tobool.not, label %if.end, label %if.then, !dbg !44

if.then:                                          ; preds = %land.lhs.true
  store i32 0, ptr %arrayidx, align 4, !dbg !46, !tbaa !7
  %arrayidx6 = getelementptr inbounds i32, ptr %frontier, i64 %idxprom, !dbg !47
  store i32 1, ptr %arrayidx6, align 4, !dbg !48, !tbaa !7
  %arrayidx8 = getelementptr inbounds i32, ptr %visited, i64 %idxprom, !dbg !49
  store i32 1, ptr %arrayidx8, align 4, !dbg !50, !tbaa !7
  %arrayidx10 = getelementptr inbounds i32, ptr %level, i64 %idxprom, !dbg !51
  store i32 %depth, ptr %arrayidx10, align 4, !dbg !52, !tbaa !7
  store i32 1, ptr %again, align 4, !dbg !53, !tbaa !7
  br label %if.end, !dbg !54

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !55
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bfs.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "expand", scope: !1, file: !1, line: 8, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 11, column: 16, scope: !11)
!15 = !DILocation(line: 11, column: 29, scope: !11)
!16 = !DILocation(line: 11, column: 27, scope: !11)
!17 = !DILocation(line: 11, column: 42, scope: !11)
!18 = !DILocation(line: 11, column: 40, scope: !11)
!19 = !DILocation(line: 12, column: 14, scope: !11)
!20 = !DILocation(line: 12, column: 22, scope: !11)
!21 = !DILocation(line: 12, column: 25, scope: !11)
!22 = !DILocation(line: 13, column: 24, scope: !11)
!23 = !DILocation(line: 14, column: 22, scope: !11)
!24 = !DILocation(line: 14, column: 41, scope: !11)
!25 = !DILocation(line: 14, column: 39, scope: !11)
!26 = !DILocation(line: 14, column: 9, scope: !11)
!27 = !DILocation(line: 15, column: 29, scope: !11)
!28 = !DILocation(line: 16, column: 18, scope: !11)
!29 = !DILocation(line: 16, column: 17, scope: !11)
!30 = !DILocation(line: 17, column: 33, scope: !11)
!31 = !DILocation(line: 17, column: 17, scope: !11)
!32 = !DILocation(line: 14, column: 61, scope: !11)
!33 = distinct !{!33, !26, !34, !35}
!34 = !DILocation(line: 18, column: 9, scope: !11)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !DILocation(line: 20, column: 1, scope: !11)
!37 = distinct !DISubprogram(name: "advance", scope: !1, file: !1, line: 22, type: !12, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!38 = !DILocation(line: 25, column: 16, scope: !37)
!39 = !DILocation(line: 25, column: 29, scope: !37)
!40 = !DILocation(line: 25, column: 27, scope: !37)
!41 = !DILocation(line: 25, column: 42, scope: !37)
!42 = !DILocation(line: 25, column: 40, scope: !37)
!43 = !DILocation(line: 26, column: 14, scope: !37)
!44 = !DILocation(line: 26, column: 22, scope: !37)
!45 = !DILocation(line: 26, column: 25, scope: !37)
!46 = !DILocation(line: 27, column: 20, scope: !37)
!47 = !DILocation(line: 28, column: 9, scope: !37)
!48 = !DILocation(line: 28, column: 24, scope: !37)
!49 = !DILocation(line: 29, column: 9, scope: !37)
!50 = !DILocation(line: 29, column: 23, scope: !37)
!51 = !DILocation(line: 30, column: 9, scope: !37)
!52 = !DILocation(line: 30, column: 21, scope: !37)
!53 = !DILocation(line: 31, column: 16, scope: !37)
!54 = !DILocation(line: 32, column: 5, scope: !37)
!55 = !DILocation(line: 33, column: 1, scope: !37)
