; ModuleID = 'bitonic.cu'
source_filename = "bitonic.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12bitonic_stepPiii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !16
  %7 = mul i32 %5, %6, !dbg !17
  %8 = add i32 %7, %4, !dbg !18
  %9 = xor i32 %1, %8, !dbg !19
  %10 = icmp ugt i32 %9, %8, !dbg !20
  br i1 %10, label %11, label %23, !dbg !20

11:                                               ; preds = %3
  %12 = and i32 %2, %8, !dbg !21
  %13 = icmp eq i32 %12, 0, !dbg !22
  %14 = zext i32 %8 to i64, !dbg !23
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14, !dbg !23
  %16 = load i32, ptr %15, align 4, !dbg !23, !tbaa !7
  %17 = zext i32 %9 to i64, !dbg !24
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17, !dbg !24
  %19 = load i32, ptr %18, align 4, !dbg !24, !tbaa !7
  %20 = icmp sle i32 %16, %19, !dbg !25
  %21 = xor i1 %13, %20, !dbg !25
  br i1 %21, label %22, label %23, !dbg !25

22:                                               ; preds = %11
  store i32 %19, ptr %15, align 4, !dbg !26, !tbaa !7
  store i32 %16, ptr %18, align 4, !dbg !27, !tbaa !7
  br label %23, !dbg !28

23:                                               ; preds = %11, %22, %3
  ret void, !dbg !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bitonic.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "bitonic_step", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 18, scope: !11)
!15 = !DILocation(line: 2, column: 32, scope: !11)
!16 = !DILocation(line: 2, column: 45, scope: !11)
!17 = !DILocation(line: 2, column: 43, scope: !11)
!18 = !DILocation(line: 2, column: 30, scope: !11)
!19 = !DILocation(line: 2, column: 65, scope: !11)
!20 = !DILocation(line: 3, column: 13, scope: !11)
!21 = !DILocation(line: 4, column: 22, scope: !11)
!22 = !DILocation(line: 4, column: 27, scope: !11)
!23 = !DILocation(line: 5, column: 20, scope: !11)
!24 = !DILocation(line: 5, column: 32, scope: !11)
!25 = !DILocation(line: 5, column: 16, scope: !11)
!26 = !DILocation(line: 5, column: 77, scope: !11)
!27 = !DILocation(line: 5, column: 104, scope: !11)
!28 = !DILocation(line: 5, column: 109, scope: !11)
!29 = !DILocation(line: 7, column: 1, scope: !11)
