; ModuleID = 'embed.cu'
source_filename = "embed.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @embedding(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %8 = icmp slt i32 %7, %5, !dbg !15
  br i1 %8, label %9, label %29, !dbg !16

9:                                                ; preds = %6
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !17
  %11 = mul nsw i32 %4, %10, !dbg !18
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !19
  %13 = add nsw i32 %11, %12, !dbg !20
  %14 = sext i32 %13 to i64, !dbg !21
  %15 = getelementptr inbounds i64, ptr %0, i64 %14, !dbg !21
  %16 = load i64, ptr %15, align 8, !dbg !21, !tbaa !22
  %17 = zext nneg i32 %5 to i64
  %18 = mul nsw i64 %16, %17
  %19 = getelementptr float, ptr %1, i64 %18
  %20 = mul nsw i32 %5, %12
  %21 = zext nneg i32 %10 to i64
  %22 = sext i32 %4 to i64
  %23 = mul nsw i64 %22, %21
  %24 = zext nneg i32 %12 to i64
  %25 = add nsw i64 %23, %24
  %26 = mul nsw i64 %25, %17
  %27 = getelementptr float, ptr %3, i64 %26
  %28 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %30, !dbg !16

29:                                               ; preds = %30, %6
  ret void, !dbg !24

30:                                               ; preds = %9, %30
  %31 = phi i32 [ %7, %9 ], [ %41, %30 ]
  %32 = sext i32 %31 to i64, !dbg !25
  %33 = getelementptr float, ptr %19, i64 %32, !dbg !26
  %34 = load float, ptr %33, align 4, !dbg !26, !tbaa !27
  %35 = add nsw i32 %31, %20, !dbg !29
  %36 = sext i32 %35 to i64, !dbg !30
  %37 = getelementptr inbounds float, ptr %2, i64 %36, !dbg !30
  %38 = load float, ptr %37, align 4, !dbg !30, !tbaa !27
  %39 = fadd contract float %34, %38, !dbg !31
  %40 = getelementptr float, ptr %27, i64 %32, !dbg !32
  store float %39, ptr %40, align 4, !dbg !33, !tbaa !27
  %41 = add i32 %31, %28, !dbg !34
  %42 = icmp slt i32 %41, %5, !dbg !15
  br i1 %42, label %30, label %29, !dbg !16, !llvm.loop !35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "embed.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "embedding", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 4, column: 18, scope: !11)
!15 = !DILocation(line: 4, column: 33, scope: !11)
!16 = !DILocation(line: 4, column: 5, scope: !11)
!17 = !DILocation(line: 2, column: 29, scope: !11)
!18 = !DILocation(line: 3, column: 25, scope: !11)
!19 = !DILocation(line: 2, column: 13, scope: !11)
!20 = !DILocation(line: 3, column: 29, scope: !11)
!21 = !DILocation(line: 3, column: 16, scope: !11)
!22 = !{!23, !23, i64 0}
!23 = !{!"long", !9, i64 0}
!24 = !DILocation(line: 5, column: 1, scope: !11)
!25 = !DILocation(line: 4, column: 104, scope: !11)
!26 = !DILocation(line: 4, column: 88, scope: !11)
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !9, i64 0}
!29 = !DILocation(line: 4, column: 119, scope: !11)
!30 = !DILocation(line: 4, column: 109, scope: !11)
!31 = !DILocation(line: 4, column: 107, scope: !11)
!32 = !DILocation(line: 4, column: 55, scope: !11)
!33 = !DILocation(line: 4, column: 86, scope: !11)
!34 = !DILocation(line: 4, column: 40, scope: !11)
!35 = distinct !{!35, !16, !36, !37}
!36 = !DILocation(line: 4, column: 122, scope: !11)
!37 = !{!"llvm.loop.mustprogress"}
