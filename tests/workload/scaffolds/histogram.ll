; ModuleID = 'histogram.cu'
source_filename = "histogram.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9histogramPKhPjiE5local = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9histogramPKhPji(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = icmp samesign ult i32 %4, 256, !dbg !15
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %5, label %14, label %7, !dbg !16

7:                                                ; preds = %14, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !17
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !18
  %9 = mul i32 %6, %8, !dbg !19
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !20
  %11 = mul i32 %10, %6, !dbg !21
  %12 = add i32 %11, %4, !dbg !22
  %13 = icmp slt i32 %12, %2, !dbg !23
  br i1 %13, label %21, label %20, !dbg !24

14:                                               ; preds = %3, %14
  %15 = phi i32 [ %18, %14 ], [ %4, %3 ]
  %16 = zext nneg i32 %15 to i64, !dbg !25
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPjiE5local to ptr), i64 %16, !dbg !25
  store i32 0, ptr %17, align 4, !dbg !26, !tbaa !7
  %18 = add nuw nsw i32 %15, %6, !dbg !27
  %19 = icmp samesign ult i32 %18, 256, !dbg !15
  br i1 %19, label %14, label %7, !dbg !16, !llvm.loop !28

20:                                               ; preds = %21, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  br i1 %5, label %32, label %31, !dbg !32

21:                                               ; preds = %7, %21
  %22 = phi i32 [ %29, %21 ], [ %12, %7 ]
  %23 = sext i32 %22 to i64, !dbg !33
  %24 = getelementptr inbounds i8, ptr %0, i64 %23, !dbg !33
  %25 = load i8, ptr %24, align 1, !dbg !33, !tbaa !34
  %26 = zext i8 %25 to i64, !dbg !35
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPjiE5local to ptr), i64 %26, !dbg !35
  %28 = atomicrmw add ptr %27, i32 1 seq_cst, align 4, !dbg !36
  %29 = add nsw i32 %22, %9, !dbg !37
  %30 = icmp slt i32 %29, %2, !dbg !23
  br i1 %30, label %21, label %20, !dbg !24, !llvm.loop !38

31:                                               ; preds = %32, %20
  ret void, !dbg !40

32:                                               ; preds = %20, %32
  %33 = phi i32 [ %39, %32 ], [ %4, %20 ]
  %34 = zext nneg i32 %33 to i64, !dbg !41
  %35 = getelementptr inbounds nuw i32, ptr %1, i64 %34, !dbg !41
  %36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhPjiE5local to ptr), i64 %34, !dbg !42
  %37 = load i32, ptr %36, align 4, !dbg !42, !tbaa !7
  %38 = atomicrmw add ptr %35, i32 %37 seq_cst, align 4, !dbg !43
  %39 = add nuw nsw i32 %33, %6, !dbg !44
  %40 = icmp samesign ult i32 %39, 256, !dbg !45
  br i1 %40, label %32, label %31, !dbg !32, !llvm.loop !46
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "histogram.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "histogram", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 18, scope: !11)
!15 = !DILocation(line: 3, column: 33, scope: !11)
!16 = !DILocation(line: 3, column: 5, scope: !11)
!17 = !DILocation(line: 4, column: 5, scope: !11)
!18 = !DILocation(line: 5, column: 31, scope: !11)
!19 = !DILocation(line: 5, column: 29, scope: !11)
!20 = !DILocation(line: 6, column: 18, scope: !11)
!21 = !DILocation(line: 6, column: 29, scope: !11)
!22 = !DILocation(line: 6, column: 42, scope: !11)
!23 = !DILocation(line: 6, column: 59, scope: !11)
!24 = !DILocation(line: 6, column: 5, scope: !11)
!25 = !DILocation(line: 3, column: 57, scope: !11)
!26 = !DILocation(line: 3, column: 66, scope: !11)
!27 = !DILocation(line: 3, column: 42, scope: !11)
!28 = distinct !{!28, !16, !29, !30}
!29 = !DILocation(line: 3, column: 68, scope: !11)
!30 = !{!"llvm.loop.mustprogress"}
!31 = !DILocation(line: 7, column: 5, scope: !11)
!32 = !DILocation(line: 8, column: 5, scope: !11)
!33 = !DILocation(line: 6, column: 94, scope: !11)
!34 = !{!9, !9, i64 0}
!35 = !DILocation(line: 6, column: 88, scope: !11)
!36 = !DILocation(line: 6, column: 77, scope: !11)
!37 = !DILocation(line: 6, column: 66, scope: !11)
!38 = distinct !{!38, !24, !39, !30}
!39 = !DILocation(line: 6, column: 106, scope: !11)
!40 = !DILocation(line: 9, column: 1, scope: !11)
!41 = !DILocation(line: 8, column: 68, scope: !11)
!42 = !DILocation(line: 8, column: 77, scope: !11)
!43 = !DILocation(line: 8, column: 57, scope: !11)
!44 = !DILocation(line: 8, column: 42, scope: !11)
!45 = !DILocation(line: 8, column: 33, scope: !11)
!46 = distinct !{!46, !32, !47, !30}
!47 = !DILocation(line: 8, column: 85, scope: !11)
