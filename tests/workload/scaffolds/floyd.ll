; ModuleID = 'floyd.cu'
source_filename = "floyd.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5floydPiS_ii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !15
  %7 = mul nuw nsw i32 %5, %6, !dbg !16
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !17
  %9 = add nuw nsw i32 %7, %8, !dbg !18
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !19
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !20
  %12 = mul i32 %10, %11, !dbg !21
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %14 = add i32 %12, %13, !dbg !23
  %15 = icmp slt i32 %9, %3, !dbg !24
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16, !dbg !25
  br i1 %17, label %18, label %37, !dbg !25

18:                                               ; preds = %4
  %19 = mul nsw i32 %3, %9, !dbg !26
  %20 = add nsw i32 %19, %2, !dbg !27
  %21 = sext i32 %20 to i64, !dbg !28
  %22 = getelementptr inbounds i32, ptr %0, i64 %21, !dbg !28
  %23 = load i32, ptr %22, align 4, !dbg !28, !tbaa !7
  %24 = mul nsw i32 %3, %2, !dbg !29
  %25 = add nsw i32 %24, %14, !dbg !30
  %26 = sext i32 %25 to i64, !dbg !31
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !31
  %28 = load i32, ptr %27, align 4, !dbg !31, !tbaa !7
  %29 = add nsw i32 %28, %23, !dbg !32
  %30 = add nsw i32 %19, %14, !dbg !33
  %31 = sext i32 %30 to i64, !dbg !34
  %32 = getelementptr inbounds i32, ptr %0, i64 %31, !dbg !34
  %33 = load i32, ptr %32, align 4, !dbg !34, !tbaa !7
  %34 = icmp slt i32 %29, %33, !dbg !35
  br i1 %34, label %35, label %37, !dbg !35

35:                                               ; preds = %18
  %36 = getelementptr inbounds i32, ptr %1, i64 %31
  store i32 %29, ptr %32, align 4, !dbg !36, !tbaa !7
  store i32 %2, ptr %36, align 4, !dbg !37, !tbaa !7
  br label %37, !dbg !38

37:                                               ; preds = %18, %35, %4
  ret void, !dbg !39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

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
!1 = !DIFile(filename: "floyd.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "floyd", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 13, scope: !11)
!15 = !DILocation(line: 2, column: 26, scope: !11)
!16 = !DILocation(line: 2, column: 24, scope: !11)
!17 = !DILocation(line: 2, column: 39, scope: !11)
!18 = !DILocation(line: 2, column: 37, scope: !11)
!19 = !DILocation(line: 2, column: 56, scope: !11)
!20 = !DILocation(line: 2, column: 69, scope: !11)
!21 = !DILocation(line: 2, column: 67, scope: !11)
!22 = !DILocation(line: 2, column: 82, scope: !11)
!23 = !DILocation(line: 2, column: 80, scope: !11)
!24 = !DILocation(line: 3, column: 11, scope: !11)
!25 = !DILocation(line: 3, column: 15, scope: !11)
!26 = !DILocation(line: 4, column: 30, scope: !11)
!27 = !DILocation(line: 4, column: 34, scope: !11)
!28 = !DILocation(line: 4, column: 23, scope: !11)
!29 = !DILocation(line: 4, column: 48, scope: !11)
!30 = !DILocation(line: 4, column: 52, scope: !11)
!31 = !DILocation(line: 4, column: 41, scope: !11)
!32 = !DILocation(line: 4, column: 39, scope: !11)
!33 = !DILocation(line: 5, column: 34, scope: !11)
!34 = !DILocation(line: 5, column: 23, scope: !11)
!35 = !DILocation(line: 5, column: 21, scope: !11)
!36 = !DILocation(line: 5, column: 58, scope: !11)
!37 = !DILocation(line: 5, column: 85, scope: !11)
!38 = !DILocation(line: 5, column: 90, scope: !11)
!39 = !DILocation(line: 7, column: 1, scope: !11)
