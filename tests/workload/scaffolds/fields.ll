; ModuleID = 'fields.cu'
source_filename = "fields.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Fields = type { ptr, ptr, ptr, i32 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @slow_down(ptr noundef readonly byval(%struct.Fields) align 8 captures(none) %0, float noundef %1) local_unnamed_addr #0 !dbg !11 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %5 = mul i32 %3, %4, !dbg !16
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %7 = add i32 %5, %6, !dbg !18
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !19
  %9 = load i32, ptr %8, align 8, !dbg !19, !tbaa !20
  %10 = icmp slt i32 %7, %9, !dbg !25
  br i1 %10, label %11, label %31, !dbg !25

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !26
  %13 = load ptr, ptr %12, align 8, !dbg !26, !tbaa !27
  %14 = sext i32 %7 to i64, !dbg !28
  %15 = getelementptr inbounds i8, ptr %13, i64 %14, !dbg !28
  %16 = load i8, ptr %15, align 1, !dbg !28, !tbaa !29
  %17 = icmp eq i8 %16, 0, !dbg !28
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8, !dbg !30, !tbaa !31
  br i1 %17, label %20, label %28, !dbg !28

20:                                               ; preds = %11
  %21 = getelementptr inbounds float, ptr %19, i64 %14, !dbg !32
  %22 = load float, ptr %21, align 4, !dbg !32, !tbaa !33
  %23 = load ptr, ptr %0, align 8, !dbg !35, !tbaa !36
  %24 = getelementptr inbounds float, ptr %23, i64 %14, !dbg !37
  %25 = load float, ptr %24, align 4, !dbg !37, !tbaa !33
  %26 = fmul contract float %1, %25, !dbg !38
  %27 = fsub contract float %22, %26, !dbg !39
  br label %28, !dbg !28

28:                                               ; preds = %11, %20
  %29 = phi contract float [ %27, %20 ], [ 0.000000e+00, %11 ], !dbg !28
  %30 = getelementptr inbounds float, ptr %19, i64 %14, !dbg !40
  store float %29, ptr %30, align 4, !dbg !41, !tbaa !33
  br label %31, !dbg !42

31:                                               ; preds = %2, %28
  ret void, !dbg !42
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "fields.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "slow_down", scope: !1, file: !1, line: 2, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 4, column: 13, scope: !11)
!15 = !DILocation(line: 4, column: 26, scope: !11)
!16 = !DILocation(line: 4, column: 24, scope: !11)
!17 = !DILocation(line: 4, column: 39, scope: !11)
!18 = !DILocation(line: 4, column: 37, scope: !11)
!19 = !DILocation(line: 5, column: 16, scope: !11)
!20 = !{!21, !8, i64 24}
!21 = !{!"_ZTS6Fields", !22, i64 0, !22, i64 8, !24, i64 16, !8, i64 24}
!22 = !{!"p1 float", !23, i64 0}
!23 = !{!"any pointer", !9, i64 0}
!24 = !{!"p1 omnipotent char", !23, i64 0}
!25 = !DILocation(line: 5, column: 11, scope: !11)
!26 = !DILocation(line: 6, column: 20, scope: !11)
!27 = !{!21, !24, i64 16}
!28 = !DILocation(line: 6, column: 18, scope: !11)
!29 = !{!9, !9, i64 0}
!30 = !DILocation(line: 6, scope: !11)
!31 = !{!21, !22, i64 8}
!32 = !DILocation(line: 6, column: 37, scope: !11)
!33 = !{!34, !34, i64 0}
!34 = !{!"float", !9, i64 0}
!35 = !DILocation(line: 6, column: 59, scope: !11)
!36 = !{!21, !22, i64 0}
!37 = !DILocation(line: 6, column: 57, scope: !11)
!38 = !DILocation(line: 6, column: 55, scope: !11)
!39 = !DILocation(line: 6, column: 48, scope: !11)
!40 = !DILocation(line: 6, column: 5, scope: !11)
!41 = !DILocation(line: 6, column: 16, scope: !11)
!42 = !DILocation(line: 7, column: 1, scope: !11)
