; Made from gaussian.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'gaussian.cu'
source_filename = "gaussian.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @multipliers(ptr noundef writeonly captures(none) %m, ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %t) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %mul = mul i32 %0, %1, !dbg !16
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %add = add i32 %mul, %2, !dbg !18
  %3 = xor i32 %t, -1, !dbg !19
  %sub3 = add i32 %n, %3, !dbg !19
  %cmp = icmp slt i32 %add, %sub3, !dbg !20
  br i1 %cmp, label %if.then, label %if.end, !dbg !20

if.then:                                          ; preds = %entry
  %add4 = add nsw i32 %add, 1, !dbg !21
  %add5 = add i32 %add4, %t, !dbg !22
  %mul6 = mul nsw i32 %add5, %n, !dbg !23
  %add7 = add nsw i32 %mul6, %t, !dbg !24
  %idxprom = sext i32 %add7 to i64, !dbg !25
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom, !dbg !25
  %4 = load float, ptr %arrayidx, align 4, !dbg !25, !tbaa !26
  %t27 = add i32 %n, 1, !dbg !28
  %add9 = mul i32 %t, %t27, !dbg !28
  %idxprom10 = sext i32 %add9 to i64, !dbg !29
  %arrayidx11 = getelementptr inbounds float, ptr %a, i64 %idxprom10, !dbg !29
  %5 = load float, ptr %arrayidx11, align 4, !dbg !29, !tbaa !26
  %div = fdiv contract float %4, %5, !dbg !30
  %arrayidx15 = getelementptr inbounds float, ptr %m, i64 %idxprom, !dbg !31
  store float %div, ptr %arrayidx15, align 4, !dbg !32, !tbaa !26
  br label %if.end, !dbg !33

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !34
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @eliminate(ptr noundef readonly captures(none) %m, ptr noundef captures(none) %a, ptr noundef captures(none) %b, i32 noundef %n, i32 noundef %t) local_unnamed_addr #0 !dbg !35 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !36
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !37
  %mul = mul nuw nsw i32 %0, %1, !dbg !38
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !39
  %add = add nuw nsw i32 %mul, %2, !dbg !40
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !42
  %mul5 = mul i32 %3, %4, !dbg !43
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44
  %add7 = add i32 %mul5, %5, !dbg !45
  %6 = xor i32 %t, -1, !dbg !46
  %sub8 = add i32 %n, %6, !dbg !46
  %cmp.not = icmp slt i32 %add, %sub8, !dbg !47
  %sub9 = sub nsw i32 %n, %t
  %cmp10.not = icmp slt i32 %add7, %sub9
  %or.cond = select i1 %cmp.not, i1 %cmp10.not, i1 false, !dbg !47
  br i1 %or.cond, label %if.end12, label %cleanup, !dbg !47

if.end12:                                         ; preds = %entry
  %add13 = add nuw nsw i32 %add, 1, !dbg !48
  %add14 = add i32 %add13, %t, !dbg !49
  %add15 = add nsw i32 %t, %add7, !dbg !50
  %mul16 = mul nsw i32 %add14, %n, !dbg !51
  %add17 = add nsw i32 %mul16, %t, !dbg !52
  %idxprom = sext i32 %add17 to i64, !dbg !53
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %idxprom, !dbg !53
  %7 = load float, ptr %arrayidx, align 4, !dbg !53, !tbaa !26
  %mul18 = mul nsw i32 %t, %n, !dbg !54
  %add19 = add nsw i32 %mul18, %add15, !dbg !55
  %idxprom20 = sext i32 %add19 to i64, !dbg !56
  %arrayidx21 = getelementptr inbounds float, ptr %a, i64 %idxprom20, !dbg !56
  %8 = load float, ptr %arrayidx21, align 4, !dbg !56, !tbaa !26
  %mul22 = fmul contract float %7, %8, !dbg !57
  %add24 = add nsw i32 %mul16, %add15, !dbg !58
  %idxprom25 = sext i32 %add24 to i64, !dbg !59
  %arrayidx26 = getelementptr inbounds float, ptr %a, i64 %idxprom25, !dbg !59
  %9 = load float, ptr %arrayidx26, align 4, !dbg !60, !tbaa !26
  %sub27 = fsub contract float %9, %mul22, !dbg !60
  store float %sub27, ptr %arrayidx26, align 4, !dbg !60, !tbaa !26
  %cmp28 = icmp eq i32 %add7, 0, !dbg !61
  br i1 %cmp28, label %if.then29, label %cleanup, !dbg !61

if.then29:                                        ; preds = %if.end12
  %10 = load float, ptr %arrayidx, align 4, !dbg !62, !tbaa !26
  %idxprom34 = sext i32 %t to i64, !dbg !63
  %arrayidx35 = getelementptr inbounds float, ptr %b, i64 %idxprom34, !dbg !63
  %11 = load float, ptr %arrayidx35, align 4, !dbg !63, !tbaa !26
  %mul36 = fmul contract float %10, %11, !dbg !64
  %idxprom37 = sext i32 %add14 to i64, !dbg !65
  %arrayidx38 = getelementptr inbounds float, ptr %b, i64 %idxprom37, !dbg !65
  %12 = load float, ptr %arrayidx38, align 4, !dbg !66, !tbaa !26
  %sub39 = fsub contract float %12, %mul36, !dbg !66
  store float %sub39, ptr %arrayidx38, align 4, !dbg !66, !tbaa !26
  br label %cleanup, !dbg !65

cleanup:                                          ; preds = %if.end12, %if.then29, %entry
  ret void, !dbg !67
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "gaussian.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "multipliers", scope: !1, file: !1, line: 5, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 7, column: 13, scope: !11)
!15 = !DILocation(line: 7, column: 26, scope: !11)
!16 = !DILocation(line: 7, column: 24, scope: !11)
!17 = !DILocation(line: 7, column: 39, scope: !11)
!18 = !DILocation(line: 7, column: 37, scope: !11)
!19 = !DILocation(line: 8, column: 19, scope: !11)
!20 = !DILocation(line: 8, column: 11, scope: !11)
!21 = !DILocation(line: 9, column: 21, scope: !11)
!22 = !DILocation(line: 9, column: 25, scope: !11)
!23 = !DILocation(line: 10, column: 32, scope: !11)
!24 = !DILocation(line: 10, column: 36, scope: !11)
!25 = !DILocation(line: 10, column: 26, scope: !11)
!26 = !{!27, !27, i64 0}
!27 = !{!"float", !9, i64 0}
!28 = !DILocation(line: 10, column: 51, scope: !11)
!29 = !DILocation(line: 10, column: 43, scope: !11)
!30 = !DILocation(line: 10, column: 41, scope: !11)
!31 = !DILocation(line: 10, column: 9, scope: !11)
!32 = !DILocation(line: 10, column: 24, scope: !11)
!33 = !DILocation(line: 11, column: 5, scope: !11)
!34 = !DILocation(line: 12, column: 1, scope: !11)
!35 = distinct !DISubprogram(name: "eliminate", scope: !1, file: !1, line: 15, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = !DILocation(line: 17, column: 13, scope: !35)
!37 = !DILocation(line: 17, column: 26, scope: !35)
!38 = !DILocation(line: 17, column: 24, scope: !35)
!39 = !DILocation(line: 17, column: 39, scope: !35)
!40 = !DILocation(line: 17, column: 37, scope: !35)
!41 = !DILocation(line: 18, column: 13, scope: !35)
!42 = !DILocation(line: 18, column: 26, scope: !35)
!43 = !DILocation(line: 18, column: 24, scope: !35)
!44 = !DILocation(line: 18, column: 39, scope: !35)
!45 = !DILocation(line: 18, column: 37, scope: !35)
!46 = !DILocation(line: 19, column: 20, scope: !35)
!47 = !DILocation(line: 19, column: 11, scope: !35)
!48 = !DILocation(line: 24, column: 17, scope: !35)
!49 = !DILocation(line: 24, column: 21, scope: !35)
!50 = !DILocation(line: 25, column: 17, scope: !35)
!51 = !DILocation(line: 26, column: 31, scope: !35)
!52 = !DILocation(line: 26, column: 35, scope: !35)
!53 = !DILocation(line: 26, column: 25, scope: !35)
!54 = !DILocation(line: 26, column: 46, scope: !35)
!55 = !DILocation(line: 26, column: 50, scope: !35)
!56 = !DILocation(line: 26, column: 42, scope: !35)
!57 = !DILocation(line: 26, column: 40, scope: !35)
!58 = !DILocation(line: 26, column: 15, scope: !35)
!59 = !DILocation(line: 26, column: 5, scope: !35)
!60 = !DILocation(line: 26, column: 22, scope: !35)
!61 = !DILocation(line: 27, column: 11, scope: !35)
!62 = !DILocation(line: 28, column: 19, scope: !35)
!63 = !DILocation(line: 28, column: 36, scope: !35)
!64 = !DILocation(line: 28, column: 34, scope: !35)
!65 = !DILocation(line: 28, column: 9, scope: !35)
!66 = !DILocation(line: 28, column: 16, scope: !35)
!67 = !DILocation(line: 29, column: 1, scope: !35)
