; ModuleID = 'cubic.cu'
source_filename = "cubic.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @cubic(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !15
  %7 = mul nuw nsw i32 %5, %6, !dbg !16
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !17
  %9 = add nuw nsw i32 %7, %8, !dbg !18
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !19
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !20
  %12 = mul i32 %10, %11, !dbg !21
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %14 = add i32 %12, %13, !dbg !23
  %15 = icmp slt i32 %9, %3, !dbg !24
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16, !dbg !25
  br i1 %17, label %18, label %106, !dbg !25

18:                                               ; preds = %4
  %19 = mul nsw i32 %3, %9, !dbg !26
  %20 = add nsw i32 %19, %14, !dbg !27
  %21 = sext i32 %20 to i64, !dbg !28
  %22 = getelementptr inbounds float, ptr %2, i64 %21, !dbg !28
  store float 0.000000e+00, ptr %22, align 4, !dbg !29, !tbaa !30
  %23 = add i32 %3, -1, !dbg !32
  %24 = and i32 %3, 3, !dbg !32
  %25 = icmp ult i32 %23, 3, !dbg !32
  br i1 %25, label %84, label %26, !dbg !32

26:                                               ; preds = %18
  %27 = and i32 %3, -4, !dbg !32
  br label %28, !dbg !32

28:                                               ; preds = %28, %26
  %29 = phi float [ 0.000000e+00, %26 ], [ %78, %28 ], !dbg !33
  %30 = phi i32 [ 0, %26 ], [ %79, %28 ]
  %31 = phi i32 [ 0, %26 ], [ %80, %28 ]
  %32 = add nuw nsw i32 %30, %19, !dbg !33
  %33 = zext nneg i32 %32 to i64, !dbg !34
  %34 = getelementptr inbounds nuw float, ptr %0, i64 %33, !dbg !34
  %35 = load float, ptr %34, align 4, !dbg !34, !tbaa !30
  %36 = mul nuw nsw i32 %30, %3, !dbg !35
  %37 = add nsw i32 %36, %14, !dbg !36
  %38 = sext i32 %37 to i64, !dbg !37
  %39 = getelementptr inbounds float, ptr %1, i64 %38, !dbg !37
  %40 = load float, ptr %39, align 4, !dbg !37, !tbaa !30
  %41 = fmul contract float %35, %40, !dbg !38
  %42 = fadd contract float %29, %41, !dbg !39
  store float %42, ptr %22, align 4, !dbg !39, !tbaa !30
  %43 = or disjoint i32 %30, 1, !dbg !40
  %44 = add nuw nsw i32 %43, %19, !dbg !33
  %45 = zext nneg i32 %44 to i64, !dbg !34
  %46 = getelementptr inbounds nuw float, ptr %0, i64 %45, !dbg !34
  %47 = load float, ptr %46, align 4, !dbg !34, !tbaa !30
  %48 = mul nuw nsw i32 %43, %3, !dbg !35
  %49 = add nsw i32 %48, %14, !dbg !36
  %50 = sext i32 %49 to i64, !dbg !37
  %51 = getelementptr inbounds float, ptr %1, i64 %50, !dbg !37
  %52 = load float, ptr %51, align 4, !dbg !37, !tbaa !30
  %53 = fmul contract float %47, %52, !dbg !38
  %54 = fadd contract float %42, %53, !dbg !39
  store float %54, ptr %22, align 4, !dbg !39, !tbaa !30
  %55 = or disjoint i32 %30, 2, !dbg !40
  %56 = add nuw nsw i32 %55, %19, !dbg !33
  %57 = zext nneg i32 %56 to i64, !dbg !34
  %58 = getelementptr inbounds nuw float, ptr %0, i64 %57, !dbg !34
  %59 = load float, ptr %58, align 4, !dbg !34, !tbaa !30
  %60 = mul nuw nsw i32 %55, %3, !dbg !35
  %61 = add nsw i32 %60, %14, !dbg !36
  %62 = sext i32 %61 to i64, !dbg !37
  %63 = getelementptr inbounds float, ptr %1, i64 %62, !dbg !37
  %64 = load float, ptr %63, align 4, !dbg !37, !tbaa !30
  %65 = fmul contract float %59, %64, !dbg !38
  %66 = fadd contract float %54, %65, !dbg !39
  store float %66, ptr %22, align 4, !dbg !39, !tbaa !30
  %67 = or disjoint i32 %30, 3, !dbg !40
  %68 = add nuw nsw i32 %67, %19, !dbg !33
  %69 = zext nneg i32 %68 to i64, !dbg !34
  %70 = getelementptr inbounds nuw float, ptr %0, i64 %69, !dbg !34
  %71 = load float, ptr %70, align 4, !dbg !34, !tbaa !30
  %72 = mul nuw nsw i32 %67, %3, !dbg !35
  %73 = add nsw i32 %72, %14, !dbg !36
  %74 = sext i32 %73 to i64, !dbg !37
  %75 = getelementptr inbounds float, ptr %1, i64 %74, !dbg !37
  %76 = load float, ptr %75, align 4, !dbg !37, !tbaa !30
  %77 = fmul contract float %71, %76, !dbg !38
  %78 = fadd contract float %66, %77, !dbg !39
  store float %78, ptr %22, align 4, !dbg !39, !tbaa !30
  %79 = add nuw nsw i32 %30, 4, !dbg !40
  %80 = add i32 %31, 4, !dbg !32
  %81 = icmp eq i32 %80, %27, !dbg !32
  br i1 %81, label %82, label %28, !dbg !32, !llvm.loop !41

82:                                               ; preds = %28
  %83 = icmp eq i32 %24, 0, !dbg !32
  br i1 %83, label %106, label %84, !dbg !32

84:                                               ; preds = %82, %18
  %85 = phi float [ 0.000000e+00, %18 ], [ %78, %82 ]
  %86 = phi i32 [ 0, %18 ], [ %79, %82 ]
  %87 = icmp ne i32 %24, 0, !dbg !32
  tail call void @llvm.assume(i1 %87), !dbg !32
  br label %88, !dbg !32

88:                                               ; preds = %88, %84
  %89 = phi float [ %85, %84 ], [ %102, %88 ], !dbg !33
  %90 = phi i32 [ %86, %84 ], [ %103, %88 ]
  %91 = phi i32 [ 0, %84 ], [ %104, %88 ]
  %92 = add nuw nsw i32 %90, %19, !dbg !33
  %93 = zext nneg i32 %92 to i64, !dbg !34
  %94 = getelementptr inbounds nuw float, ptr %0, i64 %93, !dbg !34
  %95 = load float, ptr %94, align 4, !dbg !34, !tbaa !30
  %96 = mul nuw nsw i32 %90, %3, !dbg !35
  %97 = add nsw i32 %96, %14, !dbg !36
  %98 = sext i32 %97 to i64, !dbg !37
  %99 = getelementptr inbounds float, ptr %1, i64 %98, !dbg !37
  %100 = load float, ptr %99, align 4, !dbg !37, !tbaa !30
  %101 = fmul contract float %95, %100, !dbg !38
  %102 = fadd contract float %89, %101, !dbg !39
  store float %102, ptr %22, align 4, !dbg !39, !tbaa !30
  %103 = add nuw nsw i32 %90, 1, !dbg !40
  %104 = add i32 %91, 1, !dbg !32
  %105 = icmp eq i32 %104, %24, !dbg !32
  br i1 %105, label %106, label %88, !dbg !32, !llvm.loop !44

106:                                              ; preds = %82, %88, %4
  ret void, !dbg !46
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cubic.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "cubic", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 13, scope: !11)
!15 = !DILocation(line: 3, column: 26, scope: !11)
!16 = !DILocation(line: 3, column: 24, scope: !11)
!17 = !DILocation(line: 3, column: 39, scope: !11)
!18 = !DILocation(line: 3, column: 37, scope: !11)
!19 = !DILocation(line: 4, column: 13, scope: !11)
!20 = !DILocation(line: 4, column: 26, scope: !11)
!21 = !DILocation(line: 4, column: 24, scope: !11)
!22 = !DILocation(line: 4, column: 39, scope: !11)
!23 = !DILocation(line: 4, column: 37, scope: !11)
!24 = !DILocation(line: 5, column: 11, scope: !11)
!25 = !DILocation(line: 5, column: 15, scope: !11)
!26 = !DILocation(line: 6, column: 11, scope: !11)
!27 = !DILocation(line: 6, column: 15, scope: !11)
!28 = !DILocation(line: 6, column: 5, scope: !11)
!29 = !DILocation(line: 6, column: 22, scope: !11)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !9, i64 0}
!32 = !DILocation(line: 7, column: 5, scope: !11)
!33 = !DILocation(line: 8, column: 37, scope: !11)
!34 = !DILocation(line: 8, column: 27, scope: !11)
!35 = !DILocation(line: 8, column: 48, scope: !11)
!36 = !DILocation(line: 8, column: 52, scope: !11)
!37 = !DILocation(line: 8, column: 44, scope: !11)
!38 = !DILocation(line: 8, column: 42, scope: !11)
!39 = !DILocation(line: 8, column: 24, scope: !11)
!40 = !DILocation(line: 7, column: 29, scope: !11)
!41 = distinct !{!41, !32, !42, !43}
!42 = !DILocation(line: 8, column: 57, scope: !11)
!43 = !{!"llvm.loop.mustprogress"}
!44 = distinct !{!44, !45}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 10, column: 1, scope: !11)
