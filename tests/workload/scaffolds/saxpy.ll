; ModuleID = 'saxpy.cu'
source_filename = "saxpy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5saxpyifPKfPf(i32 noundef %0, float noundef %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %7 = mul i32 %5, %6, !dbg !16
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %9 = add i32 %7, %8, !dbg !18
  %10 = icmp slt i32 %9, %0, !dbg !19
  br i1 %10, label %11, label %19, !dbg !19

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !20
  %13 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !20
  %14 = load float, ptr %13, align 4, !dbg !20, !tbaa !21
  %15 = fmul contract float %1, %14, !dbg !23
  %16 = getelementptr inbounds float, ptr %3, i64 %12, !dbg !24
  %17 = load float, ptr %16, align 4, !dbg !24, !tbaa !21
  %18 = fadd contract float %15, %17, !dbg !25
  store float %18, ptr %16, align 4, !dbg !26, !tbaa !21
  br label %19, !dbg !27

19:                                               ; preds = %11, %4
  ret void, !dbg !28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "saxpy.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "saxpy", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 13, scope: !11)
!15 = !DILocation(line: 2, column: 26, scope: !11)
!16 = !DILocation(line: 2, column: 24, scope: !11)
!17 = !DILocation(line: 2, column: 39, scope: !11)
!18 = !DILocation(line: 2, column: 37, scope: !11)
!19 = !DILocation(line: 3, column: 11, scope: !11)
!20 = !DILocation(line: 3, column: 27, scope: !11)
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !9, i64 0}
!23 = !DILocation(line: 3, column: 25, scope: !11)
!24 = !DILocation(line: 3, column: 34, scope: !11)
!25 = !DILocation(line: 3, column: 32, scope: !11)
!26 = !DILocation(line: 3, column: 21, scope: !11)
!27 = !DILocation(line: 3, column: 16, scope: !11)
!28 = !DILocation(line: 4, column: 1, scope: !11)
