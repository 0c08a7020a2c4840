; ModuleID = 'level_bfs.cu'
source_filename = "level_bfs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i32, i32 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8bfs_stepPK4NodePKiPcS4_PKcPii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !dbg !11 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %9 = shl i32 %8, 8, !dbg !15
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !16
  %11 = add i32 %9, %10, !dbg !17
  %12 = icmp slt i32 %11, %6, !dbg !18
  br i1 %12, label %13, label %50, !dbg !19

13:                                               ; preds = %7
  %14 = sext i32 %11 to i64, !dbg !20
  %15 = getelementptr inbounds i8, ptr %2, i64 %14, !dbg !20
  %16 = load i8, ptr %15, align 1, !dbg !20, !tbaa !21
  %17 = icmp eq i8 %16, 0, !dbg !20
  br i1 %17, label %50, label %18, !dbg !19

18:                                               ; preds = %13
  store i8 0, ptr %15, align 1, !dbg !22, !tbaa !21
  %19 = getelementptr inbounds %struct.Node, ptr %0, i64 %14, !dbg !23
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %21 = load i32, ptr %20, align 4, !dbg !24, !tbaa !25
  %22 = icmp sgt i32 %21, 0, !dbg !27
  br i1 %22, label %23, label %50, !dbg !28

23:                                               ; preds = %18
  %24 = load i32, ptr %19, align 4, !dbg !29, !tbaa !30
  %25 = getelementptr inbounds i32, ptr %5, i64 %14
  br label %26, !dbg !28

26:                                               ; preds = %23, %44
  %27 = phi i32 [ %21, %23 ], [ %45, %44 ]
  %28 = phi i32 [ %24, %23 ], [ %46, %44 ]
  %29 = phi i32 [ %24, %23 ], [ %47, %44 ]
  %30 = sext i32 %29 to i64, !dbg !31
  %31 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !31
  %32 = load i32, ptr %31, align 4, !dbg !31, !tbaa !7
  %33 = sext i32 %32 to i64, !dbg !32
  %34 = getelementptr inbounds i8, ptr %4, i64 %33, !dbg !32
  %35 = load i8, ptr %34, align 1, !dbg !32, !tbaa !21
  %36 = icmp eq i8 %35, 0, !dbg !32
  br i1 %36, label %37, label %44, !dbg !33

37:                                               ; preds = %26
  %38 = getelementptr inbounds i8, ptr %3, i64 %33
  %39 = getelementptr inbounds i32, ptr %5, i64 %33
  %40 = load i32, ptr %25, align 4, !dbg !34, !tbaa !7
  %41 = add nsw i32 %40, 1, !dbg !35
  store i32 %41, ptr %39, align 4, !dbg !36, !tbaa !7
  store i8 1, ptr %38, align 1, !dbg !37, !tbaa !21
  %42 = load i32, ptr %19, align 4, !dbg !38, !tbaa !30
  %43 = load i32, ptr %20, align 4, !dbg !24, !tbaa !25
  br label %44, !dbg !39

44:                                               ; preds = %37, %26
  %45 = phi i32 [ %43, %37 ], [ %27, %26 ], !dbg !24
  %46 = phi i32 [ %42, %37 ], [ %28, %26 ], !dbg !38
  %47 = add nsw i32 %29, 1, !dbg !40
  %48 = add nsw i32 %45, %46, !dbg !41
  %49 = icmp slt i32 %47, %48, !dbg !27
  br i1 %49, label %26, label %50, !dbg !28, !llvm.loop !42

50:                                               ; preds = %44, %18, %13, %7
  ret void, !dbg !45
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10bfs_commitPcS_S_S_i(ptr noundef writeonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !dbg !46 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !47
  %7 = shl i32 %6, 8, !dbg !48
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %9 = add i32 %7, %8, !dbg !50
  %10 = icmp slt i32 %9, %4, !dbg !51
  br i1 %10, label %11, label %19, !dbg !52

11:                                               ; preds = %5
  %12 = sext i32 %9 to i64, !dbg !53
  %13 = getelementptr inbounds i8, ptr %1, i64 %12, !dbg !53
  %14 = load i8, ptr %13, align 1, !dbg !53, !tbaa !21
  %15 = icmp eq i8 %14, 0, !dbg !53
  br i1 %15, label %19, label %16, !dbg !52

16:                                               ; preds = %11
  %17 = getelementptr inbounds i8, ptr %2, i64 %12
  %18 = getelementptr inbounds i8, ptr %0, i64 %12
  store i8 1, ptr %18, align 1, !dbg !54, !tbaa !21
  store i8 1, ptr %17, align 1, !dbg !55, !tbaa !21
  store i8 1, ptr %3, align 1, !dbg !56, !tbaa !21
  store i8 0, ptr %13, align 1, !dbg !57, !tbaa !21
  br label %19, !dbg !58

19:                                               ; preds = %16, %11, %5
  ret void, !dbg !59
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "level_bfs.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "bfs_step", scope: !1, file: !1, line: 2, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 4, column: 15, scope: !11)
!15 = !DILocation(line: 4, column: 26, scope: !11)
!16 = !DILocation(line: 4, column: 34, scope: !11)
!17 = !DILocation(line: 4, column: 32, scope: !11)
!18 = !DILocation(line: 5, column: 13, scope: !11)
!19 = !DILocation(line: 5, column: 27, scope: !11)
!20 = !DILocation(line: 5, column: 30, scope: !11)
!21 = !{!9, !9, i64 0}
!22 = !DILocation(line: 6, column: 19, scope: !11)
!23 = !DILocation(line: 7, column: 22, scope: !11)
!24 = !DILocation(line: 7, column: 74, scope: !11)
!25 = !{!26, !8, i64 4}
!26 = !{!"_ZTS4Node", !8, i64 0, !8, i64 4}
!27 = !DILocation(line: 7, column: 42, scope: !11)
!28 = !DILocation(line: 7, column: 9, scope: !11)
!29 = !DILocation(line: 7, column: 33, scope: !11)
!30 = !{!26, !8, i64 0}
!31 = !DILocation(line: 8, column: 22, scope: !11)
!32 = !DILocation(line: 9, column: 18, scope: !11)
!33 = !DILocation(line: 9, column: 17, scope: !11)
!34 = !DILocation(line: 9, column: 44, scope: !11)
!35 = !DILocation(line: 9, column: 54, scope: !11)
!36 = !DILocation(line: 9, column: 42, scope: !11)
!37 = !DILocation(line: 9, column: 72, scope: !11)
!38 = !DILocation(line: 7, column: 55, scope: !11)
!39 = !DILocation(line: 9, column: 77, scope: !11)
!40 = !DILocation(line: 7, column: 83, scope: !11)
!41 = !DILocation(line: 7, column: 61, scope: !11)
!42 = distinct !{!42, !28, !43, !44}
!43 = !DILocation(line: 10, column: 9, scope: !11)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !DILocation(line: 12, column: 1, scope: !11)
!46 = distinct !DISubprogram(name: "bfs_commit", scope: !1, file: !1, line: 13, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = !DILocation(line: 14, column: 15, scope: !46)
!48 = !DILocation(line: 14, column: 26, scope: !46)
!49 = !DILocation(line: 14, column: 34, scope: !46)
!50 = !DILocation(line: 14, column: 32, scope: !46)
!51 = !DILocation(line: 15, column: 13, scope: !46)
!52 = !DILocation(line: 15, column: 27, scope: !46)
!53 = !DILocation(line: 15, column: 30, scope: !46)
!54 = !DILocation(line: 15, column: 57, scope: !46)
!55 = !DILocation(line: 15, column: 75, scope: !46)
!56 = !DILocation(line: 15, column: 86, scope: !46)
!57 = !DILocation(line: 15, column: 105, scope: !46)
!58 = !DILocation(line: 15, column: 110, scope: !46)
!59 = !DILocation(line: 16, column: 1, scope: !46)
