; ModuleID = 'compact.cu'
source_filename = "compact.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@counter = dso_local addrspace(1) externally_initialized global i32 0, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @counter to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z7compactPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %7 = mul i32 %5, %6, !dbg !16
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %9 = add i32 %7, %8, !dbg !18
  %10 = icmp slt i32 %9, %2, !dbg !19
  br i1 %10, label %11, label %20, !dbg !20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !21
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !21
  %14 = load i32, ptr %13, align 4, !dbg !21, !tbaa !7
  %15 = icmp sgt i32 %14, %3, !dbg !22
  br i1 %15, label %16, label %20, !dbg !20

16:                                               ; preds = %11
  %17 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @counter to ptr), i32 1 seq_cst, align 4, !dbg !23
  %18 = sext i32 %17 to i64, !dbg !24
  %19 = getelementptr inbounds i32, ptr %1, i64 %18, !dbg !24
  store i32 %14, ptr %19, align 4, !dbg !25, !tbaa !7
  br label %20, !dbg !24

20:                                               ; preds = %16, %11, %4
  ret void, !dbg !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "compact.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "compact", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 13, scope: !11)
!15 = !DILocation(line: 3, column: 26, scope: !11)
!16 = !DILocation(line: 3, column: 24, scope: !11)
!17 = !DILocation(line: 3, column: 39, scope: !11)
!18 = !DILocation(line: 3, column: 37, scope: !11)
!19 = !DILocation(line: 4, column: 11, scope: !11)
!20 = !DILocation(line: 4, column: 15, scope: !11)
!21 = !DILocation(line: 4, column: 18, scope: !11)
!22 = !DILocation(line: 4, column: 24, scope: !11)
!23 = !DILocation(line: 4, column: 41, scope: !11)
!24 = !DILocation(line: 4, column: 37, scope: !11)
!25 = !DILocation(line: 4, column: 65, scope: !11)
!26 = !DILocation(line: 5, column: 1, scope: !11)
