; ModuleID = 'vadd_exact.cu'
source_filename = "vadd_exact.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4vaddPKfS0_Pf(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !16
  %7 = mul i32 %5, %6, !dbg !17
  %8 = add i32 %7, %4, !dbg !18
  %9 = sext i32 %8 to i64, !dbg !19
  %10 = getelementptr inbounds float, ptr %0, i64 %9, !dbg !19
  %11 = load float, ptr %10, align 4, !dbg !19, !tbaa !20
  %12 = getelementptr inbounds float, ptr %1, i64 %9, !dbg !22
  %13 = load float, ptr %12, align 4, !dbg !22, !tbaa !20
  %14 = fadd contract float %11, %13, !dbg !23
  %15 = getelementptr inbounds float, ptr %2, i64 %9, !dbg !24
  store float %14, ptr %15, align 4, !dbg !25, !tbaa !20
  ret void, !dbg !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vadd_exact.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "vadd", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 13, scope: !11)
!15 = !DILocation(line: 2, column: 27, scope: !11)
!16 = !DILocation(line: 2, column: 40, scope: !11)
!17 = !DILocation(line: 2, column: 38, scope: !11)
!18 = !DILocation(line: 2, column: 25, scope: !11)
!19 = !DILocation(line: 3, column: 12, scope: !11)
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !9, i64 0}
!22 = !DILocation(line: 3, column: 19, scope: !11)
!23 = !DILocation(line: 3, column: 17, scope: !11)
!24 = !DILocation(line: 3, column: 5, scope: !11)
!25 = !DILocation(line: 3, column: 10, scope: !11)
!26 = !DILocation(line: 4, column: 1, scope: !11)
