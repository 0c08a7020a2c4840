; ModuleID = 'mv_warp.cu'
source_filename = "mv_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z6matvecPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %9 = mul i32 %7, %8, !dbg !16
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %11 = add i32 %9, %10, !dbg !18
  %12 = lshr i32 %11, 5, !dbg !19
  %13 = and i32 %10, 31, !dbg !20
  %14 = icmp slt i32 %12, %3, !dbg !21
  br i1 %14, label %15, label %49, !dbg !21

15:                                               ; preds = %6
  %16 = icmp slt i32 %13, %4, !dbg !22
  br i1 %16, label %17, label %19, !dbg !23

17:                                               ; preds = %15
  %18 = mul nsw i32 %5, %12
  br label %31, !dbg !23

19:                                               ; preds = %31, %15
  %20 = phi float [ 0.000000e+00, %15 ], [ %42, %31 ], !dbg !24
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %20, i32 range(i32 1, 0) 16, i32 31), !dbg !25
  %22 = fadd contract float %20, %21, !dbg !26
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %22, i32 range(i32 1, 0) 8, i32 31), !dbg !25
  %24 = fadd contract float %22, %23, !dbg !26
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %24, i32 range(i32 1, 0) 4, i32 31), !dbg !25
  %26 = fadd contract float %24, %25, !dbg !26
  %27 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %26, i32 range(i32 1, 0) 2, i32 31), !dbg !25
  %28 = fadd contract float %26, %27, !dbg !26
  %29 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %28, i32 range(i32 1, 0) 1, i32 31), !dbg !25
  %30 = icmp eq i32 %13, 0, !dbg !27
  br i1 %30, label %45, label %49, !dbg !27

31:                                               ; preds = %17, %31
  %32 = phi i32 [ %13, %17 ], [ %43, %31 ]
  %33 = phi float [ 0.000000e+00, %17 ], [ %42, %31 ]
  %34 = add nsw i32 %32, %18, !dbg !28
  %35 = sext i32 %34 to i64, !dbg !29
  %36 = getelementptr inbounds float, ptr %0, i64 %35, !dbg !29
  %37 = load float, ptr %36, align 4, !dbg !29, !tbaa !30
  %38 = zext nneg i32 %32 to i64, !dbg !32
  %39 = getelementptr inbounds nuw float, ptr %1, i64 %38, !dbg !32
  %40 = load float, ptr %39, align 4, !dbg !32, !tbaa !30
  %41 = fmul contract float %37, %40, !dbg !33
  %42 = fadd contract float %33, %41, !dbg !34
  %43 = add nuw nsw i32 %32, 32, !dbg !35
  %44 = icmp slt i32 %43, %4, !dbg !22
  br i1 %44, label %31, label %19, !dbg !23, !llvm.loop !36

45:                                               ; preds = %19
  %46 = fadd contract float %28, %29, !dbg !26
  %47 = zext nneg i32 %12 to i64
  %48 = getelementptr inbounds nuw float, ptr %2, i64 %47
  store float %46, ptr %48, align 4, !dbg !39, !tbaa !30
  br label %49, !dbg !40

49:                                               ; preds = %19, %45, %6
  ret void, !dbg !41
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "mv_warp.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "matvec", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 17, scope: !11)
!15 = !DILocation(line: 2, column: 30, scope: !11)
!16 = !DILocation(line: 2, column: 28, scope: !11)
!17 = !DILocation(line: 2, column: 43, scope: !11)
!18 = !DILocation(line: 2, column: 41, scope: !11)
!19 = !DILocation(line: 2, column: 56, scope: !11)
!20 = !DILocation(line: 2, column: 81, scope: !11)
!21 = !DILocation(line: 3, column: 14, scope: !11)
!22 = !DILocation(line: 5, column: 26, scope: !11)
!23 = !DILocation(line: 5, column: 5, scope: !11)
!24 = !DILocation(line: 0, scope: !11)
!25 = !DILocation(line: 6, column: 41, scope: !11)
!26 = !DILocation(line: 6, column: 38, scope: !11)
!27 = !DILocation(line: 7, column: 14, scope: !11)
!28 = !DILocation(line: 5, column: 60, scope: !11)
!29 = !DILocation(line: 5, column: 47, scope: !11)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !9, i64 0}
!32 = !DILocation(line: 5, column: 67, scope: !11)
!33 = !DILocation(line: 5, column: 65, scope: !11)
!34 = !DILocation(line: 5, column: 44, scope: !11)
!35 = !DILocation(line: 5, column: 33, scope: !11)
!36 = distinct !{!36, !23, !37, !38}
!37 = !DILocation(line: 5, column: 70, scope: !11)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !DILocation(line: 7, column: 28, scope: !11)
!40 = !DILocation(line: 7, column: 20, scope: !11)
!41 = !DILocation(line: 8, column: 1, scope: !11)
