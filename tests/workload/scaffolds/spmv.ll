; ModuleID = 'spmv.cu'
source_filename = "spmv.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8spmv_csriPKiS0_PKfS2_Pf(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef captures(none) %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !14
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %9 = mul i32 %7, %8, !dbg !16
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %11 = add i32 %9, %10, !dbg !18
  %12 = icmp slt i32 %11, %0, !dbg !19
  br i1 %12, label %13, label %100, !dbg !19

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !20
  %15 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !20
  %16 = load i32, ptr %15, align 4, !dbg !20, !tbaa !7
  %17 = getelementptr i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !7
  %19 = icmp slt i32 %16, %18, !dbg !21
  br i1 %19, label %20, label %47, !dbg !22

20:                                               ; preds = %13
  %21 = sub i32 %18, %16, !dbg !22
  %22 = and i32 %21, 3, !dbg !22
  %23 = icmp eq i32 %22, 0, !dbg !22
  br i1 %23, label %41, label %24, !dbg !22

24:                                               ; preds = %20, %24
  %25 = phi i32 [ %38, %24 ], [ %16, %20 ]
  %26 = phi float [ %37, %24 ], [ 0.000000e+00, %20 ]
  %27 = phi i32 [ %39, %24 ], [ 0, %20 ]
  %28 = sext i32 %25 to i64, !dbg !23
  %29 = getelementptr inbounds float, ptr %3, i64 %28, !dbg !23
  %30 = load float, ptr %29, align 4, !dbg !23, !tbaa !24
  %31 = getelementptr inbounds i32, ptr %2, i64 %28, !dbg !26
  %32 = load i32, ptr %31, align 4, !dbg !26, !tbaa !7
  %33 = sext i32 %32 to i64, !dbg !27
  %34 = getelementptr inbounds float, ptr %4, i64 %33, !dbg !27
  %35 = load float, ptr %34, align 4, !dbg !27, !tbaa !24
  %36 = fmul contract float %30, %35, !dbg !28
  %37 = fadd contract float %26, %36, !dbg !29
  %38 = add nsw i32 %25, 1, !dbg !30
  %39 = add i32 %27, 1, !dbg !22
  %40 = icmp eq i32 %39, %22, !dbg !22
  br i1 %40, label %41, label %24, !dbg !22, !llvm.loop !31

41:                                               ; preds = %24, %20
  %42 = phi float [ poison, %20 ], [ %37, %24 ]
  %43 = phi i32 [ %16, %20 ], [ %38, %24 ]
  %44 = phi float [ 0.000000e+00, %20 ], [ %37, %24 ]
  %45 = sub i32 %16, %18, !dbg !22
  %46 = icmp ugt i32 %45, -4, !dbg !22
  br i1 %46, label %47, label %52, !dbg !22

47:                                               ; preds = %41, %52, %13
  %48 = phi float [ 0.000000e+00, %13 ], [ %42, %41 ], [ %97, %52 ], !dbg !33
  %49 = getelementptr inbounds float, ptr %5, i64 %14, !dbg !34
  %50 = load float, ptr %49, align 4, !dbg !35, !tbaa !24
  %51 = fadd contract float %48, %50, !dbg !35
  store float %51, ptr %49, align 4, !dbg !35, !tbaa !24
  br label %100, !dbg !36

52:                                               ; preds = %41, %52
  %53 = phi i32 [ %98, %52 ], [ %43, %41 ]
  %54 = phi float [ %97, %52 ], [ %44, %41 ]
  %55 = sext i32 %53 to i64, !dbg !23
  %56 = getelementptr inbounds float, ptr %3, i64 %55, !dbg !23
  %57 = load float, ptr %56, align 4, !dbg !23, !tbaa !24
  %58 = getelementptr inbounds i32, ptr %2, i64 %55, !dbg !26
  %59 = load i32, ptr %58, align 4, !dbg !26, !tbaa !7
  %60 = sext i32 %59 to i64, !dbg !27
  %61 = getelementptr inbounds float, ptr %4, i64 %60, !dbg !27
  %62 = load float, ptr %61, align 4, !dbg !27, !tbaa !24
  %63 = fmul contract float %57, %62, !dbg !28
  %64 = fadd contract float %54, %63, !dbg !29
  %65 = add nsw i32 %53, 1, !dbg !30
  %66 = sext i32 %65 to i64, !dbg !23
  %67 = getelementptr inbounds float, ptr %3, i64 %66, !dbg !23
  %68 = load float, ptr %67, align 4, !dbg !23, !tbaa !24
  %69 = getelementptr inbounds i32, ptr %2, i64 %66, !dbg !26
  %70 = load i32, ptr %69, align 4, !dbg !26, !tbaa !7
  %71 = sext i32 %70 to i64, !dbg !27
  %72 = getelementptr inbounds float, ptr %4, i64 %71, !dbg !27
  %73 = load float, ptr %72, align 4, !dbg !27, !tbaa !24
  %74 = fmul contract float %68, %73, !dbg !28
  %75 = fadd contract float %64, %74, !dbg !29
  %76 = add nsw i32 %53, 2, !dbg !30
  %77 = sext i32 %76 to i64, !dbg !23
  %78 = getelementptr inbounds float, ptr %3, i64 %77, !dbg !23
  %79 = load float, ptr %78, align 4, !dbg !23, !tbaa !24
  %80 = getelementptr inbounds i32, ptr %2, i64 %77, !dbg !26
  %81 = load i32, ptr %80, align 4, !dbg !26, !tbaa !7
  %82 = sext i32 %81 to i64, !dbg !27
  %83 = getelementptr inbounds float, ptr %4, i64 %82, !dbg !27
  %84 = load float, ptr %83, align 4, !dbg !27, !tbaa !24
  %85 = fmul contract float %79, %84, !dbg !28
  %86 = fadd contract float %75, %85, !dbg !29
  %87 = add nsw i32 %53, 3, !dbg !30
  %88 = sext i32 %87 to i64, !dbg !23
  %89 = getelementptr inbounds float, ptr %3, i64 %88, !dbg !23
  %90 = load float, ptr %89, align 4, !dbg !23, !tbaa !24
  %91 = getelementptr inbounds i32, ptr %2, i64 %88, !dbg !26
  %92 = load i32, ptr %91, align 4, !dbg !26, !tbaa !7
  %93 = sext i32 %92 to i64, !dbg !27
  %94 = getelementptr inbounds float, ptr %4, i64 %93, !dbg !27
  %95 = load float, ptr %94, align 4, !dbg !27, !tbaa !24
  %96 = fmul contract float %90, %95, !dbg !28
  %97 = fadd contract float %86, %96, !dbg !29
  %98 = add nsw i32 %53, 4, !dbg !30
  %99 = icmp eq i32 %98, %18, !dbg !21
  br i1 %99, label %47, label %52, !dbg !22, !llvm.loop !37

100:                                              ; preds = %47, %6
  ret void, !dbg !40
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "spmv.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "spmv_csr", scope: !1, file: !1, line: 1, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 15, scope: !11)
!15 = !DILocation(line: 3, column: 28, scope: !11)
!16 = !DILocation(line: 3, column: 26, scope: !11)
!17 = !DILocation(line: 3, column: 41, scope: !11)
!18 = !DILocation(line: 3, column: 39, scope: !11)
!19 = !DILocation(line: 4, column: 13, scope: !11)
!20 = !DILocation(line: 6, column: 22, scope: !11)
!21 = !DILocation(line: 6, column: 38, scope: !11)
!22 = !DILocation(line: 6, column: 9, scope: !11)
!23 = !DILocation(line: 6, column: 70, scope: !11)
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !9, i64 0}
!26 = !DILocation(line: 6, column: 84, scope: !11)
!27 = !DILocation(line: 6, column: 82, scope: !11)
!28 = !DILocation(line: 6, column: 80, scope: !11)
!29 = !DILocation(line: 6, column: 67, scope: !11)
!30 = !DILocation(line: 6, column: 59, scope: !11)
!31 = distinct !{!31, !32}
!32 = !{!"llvm.loop.unroll.disable"}
!33 = !DILocation(line: 0, scope: !11)
!34 = !DILocation(line: 7, column: 9, scope: !11)
!35 = !DILocation(line: 7, column: 16, scope: !11)
!36 = !DILocation(line: 8, column: 5, scope: !11)
!37 = distinct !{!37, !22, !38, !39}
!38 = !DILocation(line: 6, column: 94, scope: !11)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !DILocation(line: 9, column: 1, scope: !11)
