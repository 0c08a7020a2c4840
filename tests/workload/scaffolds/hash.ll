; ModuleID = 'hash.cu'
source_filename = "hash.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6insertPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !11 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %8 = mul i32 %6, %7, !dbg !16
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp slt i32 %10, %3, !dbg !19
  br i1 %11, label %12, label %34, !dbg !19

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !20
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !20
  %15 = load i32, ptr %14, align 4, !dbg !20, !tbaa !7
  %16 = icmp sgt i32 %4, 0, !dbg !21
  br i1 %16, label %17, label %32, !dbg !22

17:                                               ; preds = %12, %28
  %18 = phi i32 [ %29, %28 ], [ %15, %12 ]
  %19 = phi i32 [ %30, %28 ], [ 0, %12 ]
  %20 = srem i32 %18, %4, !dbg !23
  %21 = sext i32 %20 to i64, !dbg !24
  %22 = getelementptr inbounds i32, ptr %1, i64 %21, !dbg !24
  %23 = cmpxchg ptr %22, i32 0, i32 %15 seq_cst seq_cst, align 4, !dbg !25
  %24 = extractvalue { i32, i1 } %23, 0, !dbg !25
  %25 = extractvalue { i32, i1 } %23, 1, !dbg !26
  %26 = icmp eq i32 %24, %15
  %27 = select i1 %25, i1 true, i1 %26, !dbg !27
  br i1 %27, label %34, label %28, !dbg !27

28:                                               ; preds = %17
  %29 = add nsw i32 %20, 1, !dbg !28
  %30 = add nuw nsw i32 %19, 1, !dbg !29
  %31 = icmp eq i32 %30, %4, !dbg !21
  br i1 %31, label %32, label %17, !dbg !22, !llvm.loop !30

32:                                               ; preds = %28, %12
  %33 = atomicrmw add ptr %2, i32 1 seq_cst, align 4, !dbg !33
  br label %34, !dbg !34

34:                                               ; preds = %17, %32, %5
  ret void, !dbg !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "hash.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "insert", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 13, scope: !11)
!15 = !DILocation(line: 2, column: 26, scope: !11)
!16 = !DILocation(line: 2, column: 24, scope: !11)
!17 = !DILocation(line: 2, column: 39, scope: !11)
!18 = !DILocation(line: 2, column: 37, scope: !11)
!19 = !DILocation(line: 3, column: 11, scope: !11)
!20 = !DILocation(line: 4, column: 15, scope: !11)
!21 = !DILocation(line: 5, column: 31, scope: !11)
!22 = !DILocation(line: 5, column: 5, scope: !11)
!23 = !DILocation(line: 0, scope: !11)
!24 = !DILocation(line: 6, column: 30, scope: !11)
!25 = !DILocation(line: 6, column: 19, scope: !11)
!26 = !DILocation(line: 7, column: 17, scope: !11)
!27 = !DILocation(line: 7, column: 22, scope: !11)
!28 = !DILocation(line: 8, column: 22, scope: !11)
!29 = !DILocation(line: 5, column: 48, scope: !11)
!30 = distinct !{!30, !22, !31, !32}
!31 = !DILocation(line: 9, column: 5, scope: !11)
!32 = !{!"llvm.loop.mustprogress"}
!33 = !DILocation(line: 10, column: 5, scope: !11)
!34 = !DILocation(line: 11, column: 1, scope: !11)
