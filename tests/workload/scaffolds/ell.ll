; ModuleID = 'ell.cu'
source_filename = "ell.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8spmv_ellPKiPKdS2_Pdiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !dbg !11 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %10 = mul i32 %8, %9, !dbg !16
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %12 = add i32 %10, %11, !dbg !18
  %13 = icmp slt i32 %12, %4, !dbg !19
  br i1 %13, label %14, label %128, !dbg !19

14:                                               ; preds = %7
  %15 = icmp sgt i32 %5, 0, !dbg !20
  br i1 %15, label %16, label %50, !dbg !21

16:                                               ; preds = %14
  %17 = and i32 %5, 3, !dbg !21
  %18 = icmp ult i32 %5, 4, !dbg !21
  br i1 %18, label %23, label %19, !dbg !21

19:                                               ; preds = %16
  %20 = and i32 %5, 2147483644, !dbg !21
  br label %54, !dbg !21

21:                                               ; preds = %123
  %22 = icmp eq i32 %17, 0, !dbg !22
  br i1 %22, label %50, label %23, !dbg !22

23:                                               ; preds = %21, %16
  %24 = phi i32 [ 0, %16 ], [ %125, %21 ]
  %25 = phi double [ 0.000000e+00, %16 ], [ %124, %21 ]
  %26 = icmp ne i32 %17, 0, !dbg !22
  tail call void @llvm.assume(i1 %26), !dbg !22
  br label %27, !dbg !22

27:                                               ; preds = %45, %23
  %28 = phi i32 [ %47, %45 ], [ %24, %23 ]
  %29 = phi double [ %46, %45 ], [ %25, %23 ]
  %30 = phi i32 [ %48, %45 ], [ 0, %23 ]
  %31 = mul nsw i32 %28, %6, !dbg !23
  %32 = add nsw i32 %31, %12, !dbg !24
  %33 = sext i32 %32 to i64, !dbg !25
  %34 = getelementptr inbounds i32, ptr %0, i64 %33, !dbg !25
  %35 = load i32, ptr %34, align 4, !dbg !25, !tbaa !7
  %36 = icmp sgt i32 %35, -1, !dbg !22
  br i1 %36, label %37, label %45, !dbg !22

37:                                               ; preds = %27
  %38 = zext nneg i32 %35 to i64
  %39 = getelementptr inbounds nuw double, ptr %2, i64 %38
  %40 = getelementptr inbounds double, ptr %1, i64 %33
  %41 = load double, ptr %40, align 8, !dbg !26, !tbaa !27
  %42 = load double, ptr %39, align 8, !dbg !29, !tbaa !27
  %43 = fmul contract double %41, %42, !dbg !30
  %44 = fadd contract double %29, %43, !dbg !31
  br label %45, !dbg !32

45:                                               ; preds = %37, %27
  %46 = phi double [ %44, %37 ], [ %29, %27 ], !dbg !33
  %47 = add nuw nsw i32 %28, 1, !dbg !34
  %48 = add i32 %30, 1, !dbg !21
  %49 = icmp eq i32 %48, %17, !dbg !21
  br i1 %49, label %50, label %27, !dbg !21, !llvm.loop !35

50:                                               ; preds = %21, %45, %14
  %51 = phi double [ 0.000000e+00, %14 ], [ %124, %21 ], [ %46, %45 ], !dbg !33
  %52 = sext i32 %12 to i64, !dbg !37
  %53 = getelementptr inbounds double, ptr %3, i64 %52, !dbg !37
  store double %51, ptr %53, align 8, !dbg !38, !tbaa !27
  br label %128, !dbg !39

54:                                               ; preds = %123, %19
  %55 = phi i32 [ 0, %19 ], [ %125, %123 ]
  %56 = phi double [ 0.000000e+00, %19 ], [ %124, %123 ]
  %57 = phi i32 [ 0, %19 ], [ %126, %123 ]
  %58 = mul nsw i32 %55, %6, !dbg !23
  %59 = add nsw i32 %58, %12, !dbg !24
  %60 = sext i32 %59 to i64, !dbg !25
  %61 = getelementptr inbounds i32, ptr %0, i64 %60, !dbg !25
  %62 = load i32, ptr %61, align 4, !dbg !25, !tbaa !7
  %63 = icmp sgt i32 %62, -1, !dbg !22
  br i1 %63, label %64, label %72, !dbg !22

64:                                               ; preds = %54
  %65 = zext nneg i32 %62 to i64
  %66 = getelementptr inbounds nuw double, ptr %2, i64 %65
  %67 = getelementptr inbounds double, ptr %1, i64 %60
  %68 = load double, ptr %67, align 8, !dbg !26, !tbaa !27
  %69 = load double, ptr %66, align 8, !dbg !29, !tbaa !27
  %70 = fmul contract double %68, %69, !dbg !30
  %71 = fadd contract double %56, %70, !dbg !31
  br label %72, !dbg !32

72:                                               ; preds = %64, %54
  %73 = phi double [ %71, %64 ], [ %56, %54 ], !dbg !33
  %74 = or disjoint i32 %55, 1, !dbg !34
  %75 = mul nsw i32 %74, %6, !dbg !23
  %76 = add nsw i32 %75, %12, !dbg !24
  %77 = sext i32 %76 to i64, !dbg !25
  %78 = getelementptr inbounds i32, ptr %0, i64 %77, !dbg !25
  %79 = load i32, ptr %78, align 4, !dbg !25, !tbaa !7
  %80 = icmp sgt i32 %79, -1, !dbg !22
  br i1 %80, label %81, label %89, !dbg !22

81:                                               ; preds = %72
  %82 = zext nneg i32 %79 to i64
  %83 = getelementptr inbounds nuw double, ptr %2, i64 %82
  %84 = getelementptr inbounds double, ptr %1, i64 %77
  %85 = load double, ptr %84, align 8, !dbg !26, !tbaa !27
  %86 = load double, ptr %83, align 8, !dbg !29, !tbaa !27
  %87 = fmul contract double %85, %86, !dbg !30
  %88 = fadd contract double %73, %87, !dbg !31
  br label %89, !dbg !32

89:                                               ; preds = %81, %72
  %90 = phi double [ %88, %81 ], [ %73, %72 ], !dbg !33
  %91 = or disjoint i32 %55, 2, !dbg !34
  %92 = mul nsw i32 %91, %6, !dbg !23
  %93 = add nsw i32 %92, %12, !dbg !24
  %94 = sext i32 %93 to i64, !dbg !25
  %95 = getelementptr inbounds i32, ptr %0, i64 %94, !dbg !25
  %96 = load i32, ptr %95, align 4, !dbg !25, !tbaa !7
  %97 = icmp sgt i32 %96, -1, !dbg !22
  br i1 %97, label %98, label %106, !dbg !22

98:                                               ; preds = %89
  %99 = zext nneg i32 %96 to i64
  %100 = getelementptr inbounds nuw double, ptr %2, i64 %99
  %101 = getelementptr inbounds double, ptr %1, i64 %94
  %102 = load double, ptr %101, align 8, !dbg !26, !tbaa !27
  %103 = load double, ptr %100, align 8, !dbg !29, !tbaa !27
  %104 = fmul contract double %102, %103, !dbg !30
  %105 = fadd contract double %90, %104, !dbg !31
  br label %106, !dbg !32

106:                                              ; preds = %98, %89
  %107 = phi double [ %105, %98 ], [ %90, %89 ], !dbg !33
  %108 = or disjoint i32 %55, 3, !dbg !34
  %109 = mul nsw i32 %108, %6, !dbg !23
  %110 = add nsw i32 %109, %12, !dbg !24
  %111 = sext i32 %110 to i64, !dbg !25
  %112 = getelementptr inbounds i32, ptr %0, i64 %111, !dbg !25
  %113 = load i32, ptr %112, align 4, !dbg !25, !tbaa !7
  %114 = icmp sgt i32 %113, -1, !dbg !22
  br i1 %114, label %115, label %123, !dbg !22

115:                                              ; preds = %106
  %116 = zext nneg i32 %113 to i64
  %117 = getelementptr inbounds nuw double, ptr %2, i64 %116
  %118 = getelementptr inbounds double, ptr %1, i64 %111
  %119 = load double, ptr %118, align 8, !dbg !26, !tbaa !27
  %120 = load double, ptr %117, align 8, !dbg !29, !tbaa !27
  %121 = fmul contract double %119, %120, !dbg !30
  %122 = fadd contract double %107, %121, !dbg !31
  br label %123, !dbg !32

123:                                              ; preds = %115, %106
  %124 = phi double [ %122, %115 ], [ %107, %106 ], !dbg !33
  %125 = add nuw nsw i32 %55, 4, !dbg !34
  %126 = add i32 %57, 4, !dbg !21
  %127 = icmp eq i32 %126, %20, !dbg !21
  br i1 %127, label %21, label %54, !dbg !21, !llvm.loop !40

128:                                              ; preds = %7, %50
  ret void, !dbg !39
}

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
!1 = !DIFile(filename: "ell.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "spmv_ell", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 13, scope: !11)
!15 = !DILocation(line: 2, column: 26, scope: !11)
!16 = !DILocation(line: 2, column: 24, scope: !11)
!17 = !DILocation(line: 2, column: 39, scope: !11)
!18 = !DILocation(line: 2, column: 37, scope: !11)
!19 = !DILocation(line: 3, column: 11, scope: !11)
!20 = !DILocation(line: 5, column: 23, scope: !11)
!21 = !DILocation(line: 5, column: 5, scope: !11)
!22 = !DILocation(line: 7, column: 15, scope: !11)
!23 = !DILocation(line: 6, column: 24, scope: !11)
!24 = !DILocation(line: 6, column: 33, scope: !11)
!25 = !DILocation(line: 6, column: 17, scope: !11)
!26 = !DILocation(line: 7, column: 28, scope: !11)
!27 = !{!28, !28, i64 0}
!28 = !{!"double", !9, i64 0}
!29 = !DILocation(line: 7, column: 51, scope: !11)
!30 = !DILocation(line: 7, column: 49, scope: !11)
!31 = !DILocation(line: 7, column: 25, scope: !11)
!32 = !DILocation(line: 7, column: 21, scope: !11)
!33 = !DILocation(line: 0, scope: !11)
!34 = !DILocation(line: 5, column: 33, scope: !11)
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !DILocation(line: 9, column: 5, scope: !11)
!38 = !DILocation(line: 9, column: 10, scope: !11)
!39 = !DILocation(line: 10, column: 1, scope: !11)
!40 = distinct !{!40, !21, !41, !42}
!41 = !DILocation(line: 8, column: 5, scope: !11)
!42 = !{!"llvm.loop.mustprogress"}
