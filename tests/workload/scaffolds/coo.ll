; ModuleID = 'coo.cu'
source_filename = "coo.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8spmv_cooiPKiS0_PKfS2_Pf(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef captures(none) %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %9 = mul i32 %7, %8, !dbg !16
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %11 = add i32 %9, %10, !dbg !18
  %12 = icmp slt i32 %11, %0, !dbg !19
  br i1 %12, label %13, label %16, !dbg !20

13:                                               ; preds = %6
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %15 = mul i32 %8, %14
  br label %17, !dbg !20

16:                                               ; preds = %17, %6
  ret void, !dbg !21

17:                                               ; preds = %13, %17
  %18 = phi i32 [ %11, %13 ], [ %33, %17 ]
  %19 = sext i32 %18 to i64, !dbg !22
  %20 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !22
  %21 = load i32, ptr %20, align 4, !dbg !22, !tbaa !7
  %22 = sext i32 %21 to i64, !dbg !23
  %23 = getelementptr inbounds float, ptr %5, i64 %22, !dbg !23
  %24 = getelementptr inbounds float, ptr %3, i64 %19, !dbg !24
  %25 = load float, ptr %24, align 4, !dbg !24, !tbaa !25
  %26 = getelementptr inbounds i32, ptr %2, i64 %19, !dbg !27
  %27 = load i32, ptr %26, align 4, !dbg !27, !tbaa !7
  %28 = sext i32 %27 to i64, !dbg !28
  %29 = getelementptr inbounds float, ptr %4, i64 %28, !dbg !28
  %30 = load float, ptr %29, align 4, !dbg !28, !tbaa !25
  %31 = fmul contract float %25, %30, !dbg !29
  %32 = atomicrmw fadd ptr %23, float %31 seq_cst, align 4, !dbg !30
  %33 = add i32 %18, %15, !dbg !31
  %34 = icmp slt i32 %33, %0, !dbg !19
  br i1 %34, label %17, label %16, !dbg !20, !llvm.loop !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "coo.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "spmv_coo", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 18, scope: !11)
!15 = !DILocation(line: 2, column: 31, scope: !11)
!16 = !DILocation(line: 2, column: 29, scope: !11)
!17 = !DILocation(line: 2, column: 44, scope: !11)
!18 = !DILocation(line: 2, column: 42, scope: !11)
!19 = !DILocation(line: 2, column: 59, scope: !11)
!20 = !DILocation(line: 2, column: 5, scope: !11)
!21 = !DILocation(line: 4, column: 1, scope: !11)
!22 = !DILocation(line: 3, column: 22, scope: !11)
!23 = !DILocation(line: 3, column: 20, scope: !11)
!24 = !DILocation(line: 3, column: 31, scope: !11)
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !9, i64 0}
!27 = !DILocation(line: 3, column: 42, scope: !11)
!28 = !DILocation(line: 3, column: 40, scope: !11)
!29 = !DILocation(line: 3, column: 38, scope: !11)
!30 = !DILocation(line: 3, column: 9, scope: !11)
!31 = !DILocation(line: 2, column: 68, scope: !11)
!32 = distinct !{!32, !20, !33, !34}
!33 = !DILocation(line: 3, column: 49, scope: !11)
!34 = !{!"llvm.loop.mustprogress"}
