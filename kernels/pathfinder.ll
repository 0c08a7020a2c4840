; Made from pathfinder.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'pathfinder.cu'
source_filename = "pathfinder.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7descendE8previous = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ7descendE7current = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @descend(ptr noundef readonly captures(none) %wall, ptr noundef readonly captures(none) %above, ptr noundef writeonly captures(none) %below, i32 noundef %cols, i32 noundef %first_row, i32 noundef %halo, i32 noundef %steps) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %mul = shl nsw i32 %halo, 1, !dbg !15
  %sub = sub nsw i32 128, %mul, !dbg !16
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !17
  %mul2 = mul i32 %sub, %1, !dbg !18
  %sub3 = sub i32 %mul2, %halo, !dbg !19
  %add = add i32 %sub3, %0, !dbg !20
  %cmp = icmp slt i32 %add, 0, !dbg !21
  %cmp4 = icmp sge i32 %add, %cols, !dbg !22
  %.not97 = or i1 %cmp, %cmp4, !dbg !23
  br i1 %.not97, label %cond.end, label %cond.true, !dbg !23

cond.true:                                        ; preds = %entry
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %above, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !dbg !24, !tbaa !7
  br label %cond.end, !dbg !23

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %2, %cond.true ], [ 1000000000, %entry ], !dbg !23
  %idxprom5 = zext nneg i32 %0 to i64, !dbg !25
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7descendE8previous to ptr), i64 %idxprom5, !dbg !25
  store i32 %cond, ptr %arrayidx6, align 4, !dbg !26, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %invariant.op = sub nsw i32 128, %0, !dbg !28
  %cmp7.not98 = icmp slt i32 %steps, 1, !dbg !29
  br i1 %cmp7.not98, label %for.cond.cleanup, label %for.body.lr.ph, !dbg !30

for.body.lr.ph:                                   ; preds = %cond.end
  %cmp18 = icmp sgt i32 %add, 0
  %arrayidx22 = getelementptr i8, ptr %arrayidx6, i64 -4
  %sub24 = add nsw i32 %cols, -1
  %cmp25 = icmp slt i32 %add, %sub24
  %arrayidx29 = getelementptr i8, ptr %arrayidx6, i64 4
  %add32 = add i32 %first_row, -1
  %arrayidx40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7descendE7current to ptr), i64 %idxprom5
  br label %for.body, !dbg !30

for.cond.cleanup:                                 ; preds = %if.end48, %cond.end
  %cmp51.not = icmp slt i32 %0, %halo
  %or.cond94 = or i1 %cmp51.not, %.not97, !dbg !31
  %sub53 = sub nsw i32 128, %halo
  %cmp54 = icmp sge i32 %0, %sub53
  %or.cond95.not = select i1 %or.cond94, i1 true, i1 %cmp54
  br i1 %or.cond95.not, label %if.end60, label %if.then55, !dbg !31

for.body:                                         ; preds = %for.body.lr.ph, %if.end48
  %s.099 = phi i32 [ 1, %for.body.lr.ph ], [ %inc, %if.end48 ]
  %cmp9.not = icmp samesign ult i32 %0, %s.099
  %or.cond = or i1 %.not97, %cmp9.not, !dbg !32
  %cmp12 = icmp sge i32 %s.099, %invariant.op
  %spec.select.not = select i1 %or.cond, i1 true, i1 %cmp12, !dbg !33
  br i1 %spec.select.not, label %if.end41, label %if.then, !dbg !33

if.then:                                          ; preds = %for.body
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !34, !tbaa !7
  br i1 %cmp18, label %if.then19, label %if.end, !dbg !35

if.then19:                                        ; preds = %if.then
  %4 = load i32, ptr %arrayidx22, align 4, !dbg !36, !tbaa !7
  %cond.i96 = tail call noundef i32 @llvm.smin.i32(i32 %3, i32 %4), !dbg !37
  br label %if.end, !dbg !38

if.end:                                           ; preds = %if.then19, %if.then
  %best.0 = phi i32 [ %cond.i96, %if.then19 ], [ %3, %if.then ], !dbg !39
  br i1 %cmp25, label %if.then26, label %if.end31, !dbg !40

if.then26:                                        ; preds = %if.end
  %5 = load i32, ptr %arrayidx29, align 4, !dbg !41, !tbaa !7
  %cond.i = tail call noundef i32 @llvm.smin.i32(i32 %best.0, i32 %5), !dbg !42
  br label %if.end31, !dbg !43

if.end31:                                         ; preds = %if.then26, %if.end
  %best.1 = phi i32 [ %cond.i, %if.then26 ], [ %best.0, %if.end ], !dbg !39
  %sub33 = add i32 %add32, %s.099, !dbg !44
  %mul34 = mul nsw i32 %sub33, %cols, !dbg !45
  %add35 = add nsw i32 %mul34, %add, !dbg !46
  %idxprom36 = sext i32 %add35 to i64, !dbg !47
  %arrayidx37 = getelementptr inbounds i32, ptr %wall, i64 %idxprom36, !dbg !47
  %6 = load i32, ptr %arrayidx37, align 4, !dbg !47, !tbaa !7
  %add38 = add nsw i32 %6, %best.1, !dbg !48
  store i32 %add38, ptr %arrayidx40, align 4, !dbg !49, !tbaa !7
  br label %if.end41, !dbg !50

if.end41:                                         ; preds = %if.end31, %for.body
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  br i1 %spec.select.not, label %if.end48, label %if.then43, !dbg !52

if.then43:                                        ; preds = %if.end41
  %7 = load i32, ptr %arrayidx40, align 4, !dbg !53, !tbaa !7
  store i32 %7, ptr %arrayidx6, align 4, !dbg !54, !tbaa !7
  br label %if.end48, !dbg !55

if.end48:                                         ; preds = %if.then43, %if.end41
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !56
  %inc = add nuw i32 %s.099, 1, !dbg !57
  %exitcond.not = icmp eq i32 %s.099, %steps, !dbg !29
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !30, !llvm.loop !58

if.then55:                                        ; preds = %for.cond.cleanup
  %idxprom58 = zext nneg i32 %add to i64
  %arrayidx59 = getelementptr inbounds nuw i32, ptr %below, i64 %idxprom58
  %8 = load i32, ptr %arrayidx6, align 4, !dbg !61, !tbaa !7
  store i32 %8, ptr %arrayidx59, align 4, !dbg !62, !tbaa !7
  br label %if.end60, !dbg !63

if.end60:                                         ; preds = %if.then55, %for.cond.cleanup
  ret void, !dbg !64
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pathfinder.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "descend", scope: !1, file: !1, line: 12, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 18, column: 14, scope: !11)
!15 = !DILocation(line: 19, column: 27, scope: !11)
!16 = !DILocation(line: 19, column: 23, scope: !11)
!17 = !DILocation(line: 20, column: 15, scope: !11)
!18 = !DILocation(line: 20, column: 26, scope: !11)
!19 = !DILocation(line: 20, column: 34, scope: !11)
!20 = !DILocation(line: 20, column: 41, scope: !11)
!21 = !DILocation(line: 21, column: 23, scope: !11)
!22 = !DILocation(line: 21, column: 28, scope: !11)
!23 = !DILocation(line: 23, column: 20, scope: !11)
!24 = !DILocation(line: 23, column: 29, scope: !11)
!25 = !DILocation(line: 23, column: 5, scope: !11)
!26 = !DILocation(line: 23, column: 18, scope: !11)
!27 = !DILocation(line: 24, column: 5, scope: !11)
!28 = !DILocation(line: 26, column: 10, scope: !11)
!29 = !DILocation(line: 26, column: 23, scope: !11)
!30 = !DILocation(line: 26, column: 5, scope: !11)
!31 = !DILocation(line: 42, column: 16, scope: !11)
!32 = !DILocation(line: 27, column: 29, scope: !11)
!33 = !DILocation(line: 28, column: 13, scope: !11)
!34 = !DILocation(line: 29, column: 24, scope: !11)
!35 = !DILocation(line: 30, column: 21, scope: !11)
!36 = !DILocation(line: 31, column: 34, scope: !11)
!37 = !DILocation(line: 31, column: 24, scope: !11)
!38 = !DILocation(line: 31, column: 17, scope: !11)
!39 = !DILocation(line: 0, scope: !11)
!40 = !DILocation(line: 32, column: 21, scope: !11)
!41 = !DILocation(line: 33, column: 34, scope: !11)
!42 = !DILocation(line: 33, column: 24, scope: !11)
!43 = !DILocation(line: 33, column: 17, scope: !11)
!44 = !DILocation(line: 34, column: 54, scope: !11)
!45 = !DILocation(line: 34, column: 59, scope: !11)
!46 = !DILocation(line: 34, column: 66, scope: !11)
!47 = !DILocation(line: 34, column: 34, scope: !11)
!48 = !DILocation(line: 34, column: 32, scope: !11)
!49 = !DILocation(line: 34, column: 25, scope: !11)
!50 = !DILocation(line: 35, column: 9, scope: !11)
!51 = !DILocation(line: 36, column: 9, scope: !11)
!52 = !DILocation(line: 37, column: 13, scope: !11)
!53 = !DILocation(line: 38, column: 28, scope: !11)
!54 = !DILocation(line: 38, column: 26, scope: !11)
!55 = !DILocation(line: 38, column: 13, scope: !11)
!56 = !DILocation(line: 39, column: 9, scope: !11)
!57 = !DILocation(line: 26, column: 34, scope: !11)
!58 = distinct !{!58, !30, !59, !60}
!59 = !DILocation(line: 40, column: 5, scope: !11)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 43, column: 22, scope: !11)
!62 = !DILocation(line: 43, column: 20, scope: !11)
!63 = !DILocation(line: 43, column: 9, scope: !11)
!64 = !DILocation(line: 44, column: 1, scope: !11)
