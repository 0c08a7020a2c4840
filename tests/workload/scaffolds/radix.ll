; ModuleID = 'radix.cu'
source_filename = "radix.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12count_digitsPKjPjiiE5local = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12count_digitsPKjPjii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %6 = icmp samesign ult i32 %5, 16, !dbg !15
  br i1 %6, label %7, label %10, !dbg !15

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12count_digitsPKjPjiiE5local to ptr), i64 %8
  store i32 0, ptr %9, align 4, !dbg !16, !tbaa !7
  br label %10, !dbg !17

10:                                               ; preds = %7, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !18
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !19
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !20
  %13 = mul i32 %11, %12, !dbg !21
  %14 = add i32 %13, %5, !dbg !22
  %15 = icmp slt i32 %14, %2, !dbg !23
  br i1 %15, label %16, label %25, !dbg !23

16:                                               ; preds = %10
  %17 = sext i32 %14 to i64, !dbg !24
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !24
  %19 = load i32, ptr %18, align 4, !dbg !24, !tbaa !7
  %20 = lshr i32 %19, %3, !dbg !25
  %21 = and i32 %20, 15, !dbg !26
  %22 = zext nneg i32 %21 to i64, !dbg !27
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12count_digitsPKjPjiiE5local to ptr), i64 %22, !dbg !27
  %24 = atomicrmw add ptr %23, i32 1 seq_cst, align 4, !dbg !28
  br label %25, !dbg !28

25:                                               ; preds = %16, %10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  br i1 %6, label %26, label %35, !dbg !30

26:                                               ; preds = %25
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %28 = mul i32 %5, %27
  %29 = add i32 %28, %11
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %1, i64 %30
  %32 = zext nneg i32 %5 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12count_digitsPKjPjiiE5local to ptr), i64 %32
  %34 = load i32, ptr %33, align 4, !dbg !31, !tbaa !7
  store i32 %34, ptr %31, align 4, !dbg !32, !tbaa !7
  br label %35, !dbg !33

35:                                               ; preds = %26, %25
  ret void, !dbg !34
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "radix.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "count_digits", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 9, scope: !11)
!15 = !DILocation(line: 3, column: 21, scope: !11)
!16 = !DILocation(line: 3, column: 46, scope: !11)
!17 = !DILocation(line: 3, column: 27, scope: !11)
!18 = !DILocation(line: 4, column: 5, scope: !11)
!19 = !DILocation(line: 5, column: 13, scope: !11)
!20 = !DILocation(line: 5, column: 26, scope: !11)
!21 = !DILocation(line: 5, column: 24, scope: !11)
!22 = !DILocation(line: 5, column: 37, scope: !11)
!23 = !DILocation(line: 6, column: 11, scope: !11)
!24 = !DILocation(line: 6, column: 34, scope: !11)
!25 = !DILocation(line: 6, column: 42, scope: !11)
!26 = !DILocation(line: 6, column: 52, scope: !11)
!27 = !DILocation(line: 6, column: 27, scope: !11)
!28 = !DILocation(line: 6, column: 16, scope: !11)
!29 = !DILocation(line: 7, column: 5, scope: !11)
!30 = !DILocation(line: 8, column: 21, scope: !11)
!31 = !DILocation(line: 8, column: 74, scope: !11)
!32 = !DILocation(line: 8, column: 72, scope: !11)
!33 = !DILocation(line: 8, column: 27, scope: !11)
!34 = !DILocation(line: 9, column: 1, scope: !11)
