; ModuleID = 'stencil2d.cu'
source_filename = "stencil2d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7stencilPKfPfiif(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 !dbg !11 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %8 = mul i32 %6, %7, !dbg !16
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %10 = add i32 %8, %9, !dbg !18
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !19
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !20
  %13 = mul nuw nsw i32 %11, %12, !dbg !21
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !22
  %15 = add nuw nsw i32 %13, %14, !dbg !23
  %16 = icmp slt i32 %10, %2, !dbg !24
  %17 = icmp slt i32 %15, %3
  %18 = and i1 %16, %17, !dbg !25
  br i1 %18, label %19, label %63, !dbg !25

19:                                               ; preds = %5
  %20 = mul nsw i32 %2, %15, !dbg !26
  %21 = add nsw i32 %20, %10, !dbg !27
  %22 = icmp eq i32 %10, 0, !dbg !28
  %23 = icmp eq i32 %15, 0
  %24 = or i1 %22, %23, !dbg !29
  %25 = add nsw i32 %2, -1
  %26 = icmp eq i32 %10, %25
  %27 = select i1 %24, i1 true, i1 %26, !dbg !29
  %28 = add nsw i32 %3, -1
  %29 = icmp eq i32 %15, %28
  %30 = select i1 %27, i1 true, i1 %29, !dbg !29
  br i1 %30, label %31, label %35, !dbg !29

31:                                               ; preds = %19
  %32 = sext i32 %21 to i64, !dbg !30
  %33 = getelementptr inbounds float, ptr %0, i64 %32, !dbg !30
  %34 = load float, ptr %33, align 4, !dbg !30, !tbaa !31
  br label %59, !dbg !33

35:                                               ; preds = %19
  %36 = fsub contract float 1.000000e+00, %4, !dbg !34
  %37 = sext i32 %21 to i64, !dbg !35
  %38 = getelementptr inbounds float, ptr %0, i64 %37, !dbg !35
  %39 = load float, ptr %38, align 4, !dbg !35, !tbaa !31
  %40 = fmul contract float %36, %39, !dbg !36
  %41 = fmul contract float %4, 2.500000e-01, !dbg !37
  %42 = getelementptr i8, ptr %38, i64 -4, !dbg !38
  %43 = load float, ptr %42, align 4, !dbg !38, !tbaa !31
  %44 = getelementptr i8, ptr %38, i64 4, !dbg !39
  %45 = load float, ptr %44, align 4, !dbg !39, !tbaa !31
  %46 = fadd contract float %43, %45, !dbg !40
  %47 = sub nsw i32 %21, %2, !dbg !41
  %48 = sext i32 %47 to i64, !dbg !42
  %49 = getelementptr inbounds float, ptr %0, i64 %48, !dbg !42
  %50 = load float, ptr %49, align 4, !dbg !42, !tbaa !31
  %51 = fadd contract float %46, %50, !dbg !43
  %52 = add nsw i32 %21, %2, !dbg !44
  %53 = sext i32 %52 to i64, !dbg !45
  %54 = getelementptr inbounds float, ptr %0, i64 %53, !dbg !45
  %55 = load float, ptr %54, align 4, !dbg !45, !tbaa !31
  %56 = fadd contract float %51, %55, !dbg !46
  %57 = fmul contract float %41, %56, !dbg !47
  %58 = fadd contract float %40, %57, !dbg !48
  br label %59, !dbg !49

59:                                               ; preds = %35, %31
  %60 = phi i64 [ %32, %31 ], [ %37, %35 ]
  %61 = phi float [ %34, %31 ], [ %58, %35 ]
  %62 = getelementptr inbounds float, ptr %1, i64 %60, !dbg !50
  store float %61, ptr %62, align 4, !dbg !50, !tbaa !31
  br label %63, !dbg !49

63:                                               ; preds = %59, %5
  ret void, !dbg !49
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stencil2d.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "stencil", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 13, scope: !11)
!15 = !DILocation(line: 2, column: 26, scope: !11)
!16 = !DILocation(line: 2, column: 24, scope: !11)
!17 = !DILocation(line: 2, column: 39, scope: !11)
!18 = !DILocation(line: 2, column: 37, scope: !11)
!19 = !DILocation(line: 3, column: 13, scope: !11)
!20 = !DILocation(line: 3, column: 26, scope: !11)
!21 = !DILocation(line: 3, column: 24, scope: !11)
!22 = !DILocation(line: 3, column: 39, scope: !11)
!23 = !DILocation(line: 3, column: 37, scope: !11)
!24 = !DILocation(line: 4, column: 11, scope: !11)
!25 = !DILocation(line: 4, column: 20, scope: !11)
!26 = !DILocation(line: 5, column: 15, scope: !11)
!27 = !DILocation(line: 5, column: 23, scope: !11)
!28 = !DILocation(line: 6, column: 11, scope: !11)
!29 = !DILocation(line: 6, column: 16, scope: !11)
!30 = !DILocation(line: 6, column: 75, scope: !11)
!31 = !{!32, !32, i64 0}
!32 = !{!"float", !9, i64 0}
!33 = !DILocation(line: 6, column: 82, scope: !11)
!34 = !DILocation(line: 7, column: 17, scope: !11)
!35 = !DILocation(line: 7, column: 29, scope: !11)
!36 = !DILocation(line: 7, column: 27, scope: !11)
!37 = !DILocation(line: 7, column: 43, scope: !11)
!38 = !DILocation(line: 7, column: 55, scope: !11)
!39 = !DILocation(line: 7, column: 67, scope: !11)
!40 = !DILocation(line: 7, column: 65, scope: !11)
!41 = !DILocation(line: 7, column: 84, scope: !11)
!42 = !DILocation(line: 7, column: 79, scope: !11)
!43 = !DILocation(line: 7, column: 77, scope: !11)
!44 = !DILocation(line: 7, column: 100, scope: !11)
!45 = !DILocation(line: 7, column: 95, scope: !11)
!46 = !DILocation(line: 7, column: 93, scope: !11)
!47 = !DILocation(line: 7, column: 52, scope: !11)
!48 = !DILocation(line: 7, column: 35, scope: !11)
!49 = !DILocation(line: 8, column: 1, scope: !11)
!50 = !DILocation(line: 0, scope: !11)
