; ModuleID = 'stride_sum.cu'
source_filename = "stride_sum.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z10stride_sumPKdPfm(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %6 = mul i32 %4, %5, !dbg !16
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %8 = add i32 %6, %7, !dbg !18
  %9 = zext i32 %8 to i64, !dbg !14
  %10 = icmp ugt i64 %2, %9, !dbg !19
  br i1 %10, label %11, label %16, !dbg !20

11:                                               ; preds = %3
  %12 = zext nneg i32 %5 to i64
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %14 = zext nneg i32 %13 to i64
  %15 = mul nuw nsw i64 %12, %14
  br label %29, !dbg !20

16:                                               ; preds = %29, %3
  %17 = phi float [ 0.000000e+00, %3 ], [ %36, %29 ], !dbg !21
  %18 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %17, i32 range(i32 1, -2147483648) 16, i32 31), !dbg !22
  %19 = fadd contract float %17, %18, !dbg !23
  %20 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %19, i32 range(i32 1, -2147483648) 8, i32 31), !dbg !22
  %21 = fadd contract float %19, %20, !dbg !23
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %21, i32 range(i32 1, -2147483648) 4, i32 31), !dbg !22
  %23 = fadd contract float %21, %22, !dbg !23
  %24 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %23, i32 range(i32 1, -2147483648) 2, i32 31), !dbg !22
  %25 = fadd contract float %23, %24, !dbg !23
  %26 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %25, i32 range(i32 1, -2147483648) 1, i32 31), !dbg !22
  %27 = and i32 %7, 31, !dbg !24
  %28 = icmp eq i32 %27, 0, !dbg !25
  br i1 %28, label %39, label %42, !dbg !25

29:                                               ; preds = %11, %29
  %30 = phi i64 [ %9, %11 ], [ %37, %29 ]
  %31 = phi float [ 0.000000e+00, %11 ], [ %36, %29 ]
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %30, !dbg !26
  %33 = load double, ptr %32, align 8, !dbg !26, !tbaa !27
  %34 = fmul contract double %33, %33, !dbg !29
  %35 = fptrunc contract double %34 to float, !dbg !30
  %36 = fadd contract float %31, %35, !dbg !31
  %37 = add i64 %30, %15, !dbg !32
  %38 = icmp ult i64 %37, %2, !dbg !19
  br i1 %38, label %29, label %16, !dbg !20, !llvm.loop !33

39:                                               ; preds = %16
  %40 = fadd contract float %25, %26, !dbg !23
  %41 = atomicrmw fadd ptr %1, float %40 seq_cst, align 4, !dbg !36
  br label %42, !dbg !36

42:                                               ; preds = %39, %16
  ret void, !dbg !37
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stride_sum.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "stride_sum", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 4, column: 21, scope: !11)
!15 = !DILocation(line: 4, column: 34, scope: !11)
!16 = !DILocation(line: 4, column: 32, scope: !11)
!17 = !DILocation(line: 4, column: 47, scope: !11)
!18 = !DILocation(line: 4, column: 45, scope: !11)
!19 = !DILocation(line: 4, column: 62, scope: !11)
!20 = !DILocation(line: 4, column: 5, scope: !11)
!21 = !DILocation(line: 0, scope: !11)
!22 = !DILocation(line: 6, column: 44, scope: !11)
!23 = !DILocation(line: 6, column: 41, scope: !11)
!24 = !DILocation(line: 7, column: 22, scope: !11)
!25 = !DILocation(line: 7, column: 28, scope: !11)
!26 = !DILocation(line: 5, column: 24, scope: !11)
!27 = !{!28, !28, i64 0}
!28 = !{!"double", !9, i64 0}
!29 = !DILocation(line: 5, column: 34, scope: !11)
!30 = !DILocation(line: 5, column: 23, scope: !11)
!31 = !DILocation(line: 5, column: 13, scope: !11)
!32 = !DILocation(line: 4, column: 73, scope: !11)
!33 = distinct !{!33, !20, !34, !35}
!34 = !DILocation(line: 5, column: 45, scope: !11)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !DILocation(line: 7, column: 34, scope: !11)
!37 = !DILocation(line: 8, column: 1, scope: !11)
