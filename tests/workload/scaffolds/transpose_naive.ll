; ModuleID = 'transpose_naive.cu'
source_filename = "transpose_naive.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9copy_rowsPfPKf(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !11 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %4 = shl i32 %3, 5, !dbg !15
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !16
  %6 = add i32 %4, %5, !dbg !17
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !18
  %8 = shl nuw nsw i32 %7, 5, !dbg !19
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !20
  %10 = add nuw nsw i32 %8, %9, !dbg !21
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !22
  %12 = shl i32 %11, 5, !dbg !23
  %13 = mul nsw i32 %6, %12
  %14 = mul nsw i32 %10, %12, !dbg !24
  %15 = add nsw i32 %14, %6, !dbg !25
  %16 = sext i32 %15 to i64, !dbg !26
  %17 = getelementptr inbounds float, ptr %1, i64 %16, !dbg !26
  %18 = load float, ptr %17, align 4, !dbg !26, !tbaa !27
  %19 = add nsw i32 %10, %13, !dbg !29
  %20 = sext i32 %19 to i64, !dbg !30
  %21 = getelementptr inbounds float, ptr %0, i64 %20, !dbg !30
  store float %18, ptr %21, align 4, !dbg !31, !tbaa !27
  %22 = add nuw nsw i32 %10, 8, !dbg !32
  %23 = mul nsw i32 %22, %12, !dbg !24
  %24 = add nsw i32 %23, %6, !dbg !25
  %25 = sext i32 %24 to i64, !dbg !26
  %26 = getelementptr inbounds float, ptr %1, i64 %25, !dbg !26
  %27 = load float, ptr %26, align 4, !dbg !26, !tbaa !27
  %28 = add nsw i32 %22, %13, !dbg !29
  %29 = sext i32 %28 to i64, !dbg !30
  %30 = getelementptr inbounds float, ptr %0, i64 %29, !dbg !30
  store float %27, ptr %30, align 4, !dbg !31, !tbaa !27
  %31 = add nuw nsw i32 %10, 16, !dbg !32
  %32 = mul nsw i32 %31, %12, !dbg !24
  %33 = add nsw i32 %32, %6, !dbg !25
  %34 = sext i32 %33 to i64, !dbg !26
  %35 = getelementptr inbounds float, ptr %1, i64 %34, !dbg !26
  %36 = load float, ptr %35, align 4, !dbg !26, !tbaa !27
  %37 = add nsw i32 %31, %13, !dbg !29
  %38 = sext i32 %37 to i64, !dbg !30
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !30
  store float %36, ptr %39, align 4, !dbg !31, !tbaa !27
  %40 = add nuw nsw i32 %10, 24, !dbg !32
  %41 = mul nsw i32 %40, %12, !dbg !24
  %42 = add nsw i32 %41, %6, !dbg !25
  %43 = sext i32 %42 to i64, !dbg !26
  %44 = getelementptr inbounds float, ptr %1, i64 %43, !dbg !26
  %45 = load float, ptr %44, align 4, !dbg !26, !tbaa !27
  %46 = add nsw i32 %40, %13, !dbg !29
  %47 = sext i32 %46 to i64, !dbg !30
  %48 = getelementptr inbounds float, ptr %0, i64 %47, !dbg !30
  store float %45, ptr %48, align 4, !dbg !31, !tbaa !27
  ret void, !dbg !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "transpose_naive.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "copy_rows", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 13, scope: !11)
!15 = !DILocation(line: 3, column: 24, scope: !11)
!16 = !DILocation(line: 3, column: 31, scope: !11)
!17 = !DILocation(line: 3, column: 29, scope: !11)
!18 = !DILocation(line: 4, column: 13, scope: !11)
!19 = !DILocation(line: 4, column: 24, scope: !11)
!20 = !DILocation(line: 4, column: 31, scope: !11)
!21 = !DILocation(line: 4, column: 29, scope: !11)
!22 = !DILocation(line: 5, column: 17, scope: !11)
!23 = !DILocation(line: 5, column: 27, scope: !11)
!24 = !DILocation(line: 6, column: 80, scope: !11)
!25 = !DILocation(line: 6, column: 88, scope: !11)
!26 = !DILocation(line: 6, column: 66, scope: !11)
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !9, i64 0}
!29 = !DILocation(line: 6, column: 53, scope: !11)
!30 = !DILocation(line: 6, column: 37, scope: !11)
!31 = !DILocation(line: 6, column: 64, scope: !11)
!32 = !DILocation(line: 6, column: 75, scope: !11)
!33 = !DILocation(line: 7, column: 1, scope: !11)
