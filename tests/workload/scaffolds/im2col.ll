; ModuleID = 'im2col.cu'
source_filename = "im2col.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @im2col(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) local_unnamed_addr #0 !dbg !11 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %13 = mul i32 %11, %12, !dbg !16
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %15 = add i32 %13, %14, !dbg !18
  %16 = mul nsw i32 %8, %2
  %17 = mul nsw i32 %16, %9
  %18 = icmp slt i32 %15, %17, !dbg !19
  br i1 %18, label %19, label %129, !dbg !20

19:                                               ; preds = %10
  %20 = icmp sgt i32 %5, 0
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %22 = mul i32 %12, %21
  %23 = and i32 %5, 1
  %24 = icmp eq i32 %5, 1
  %25 = and i32 %5, 2147483646
  %26 = icmp eq i32 %23, 0
  %27 = icmp ne i32 %23, 0
  br label %28, !dbg !20

28:                                               ; preds = %19, %53
  %29 = phi i32 [ %15, %19 ], [ %54, %53 ]
  %30 = freeze i32 %29, !dbg !21
  %31 = sdiv i32 %30, %9, !dbg !21
  %32 = mul i32 %31, %9, !dbg !22
  %33 = sub i32 %30, %32, !dbg !22
  %34 = sdiv i32 %31, %8, !dbg !23
  %35 = mul i32 %34, %8, !dbg !24
  %36 = sub i32 %31, %35, !dbg !24
  br i1 %20, label %37, label %53, !dbg !25

37:                                               ; preds = %28
  %38 = mul nsw i32 %36, %7
  %39 = sub nsw i32 %38, %6
  %40 = mul nsw i32 %33, %7
  %41 = sub nsw i32 %40, %6
  %42 = mul nsw i32 %34, %3
  %43 = mul nsw i32 %34, %5
  br label %44, !dbg !25

44:                                               ; preds = %37, %79
  %45 = phi i32 [ 0, %37 ], [ %80, %79 ]
  %46 = add nsw i32 %45, %39
  %47 = icmp sgt i32 %46, -1
  %48 = icmp slt i32 %46, %3
  %49 = add nsw i32 %46, %42
  %50 = mul nsw i32 %49, %4
  %51 = add nsw i32 %45, %43
  %52 = mul nsw i32 %51, %5
  br i1 %24, label %57, label %82, !dbg !26

53:                                               ; preds = %79, %28
  %54 = add i32 %29, %22, !dbg !27
  %55 = icmp slt i32 %54, %17, !dbg !19
  br i1 %55, label %28, label %129, !dbg !20, !llvm.loop !28

56:                                               ; preds = %117
  br i1 %26, label %79, label %57, !dbg !31

57:                                               ; preds = %56, %44
  %58 = phi i32 [ 0, %44 ], [ %126, %56 ]
  tail call void @llvm.assume(i1 %27), !dbg !31
  %59 = add nsw i32 %58, %41, !dbg !32
  %60 = icmp sgt i32 %59, -1
  %61 = select i1 %47, i1 %60, i1 false, !dbg !31
  %62 = and i1 %48, %61, !dbg !31
  %63 = icmp slt i32 %59, %4
  %64 = select i1 %62, i1 %63, i1 false, !dbg !31
  br i1 %64, label %65, label %70, !dbg !31

65:                                               ; preds = %57
  %66 = add nsw i32 %59, %50
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !dbg !33, !tbaa !34
  br label %70, !dbg !36

70:                                               ; preds = %65, %57
  %71 = phi contract float [ %69, %65 ], [ 0.000000e+00, %57 ], !dbg !36
  %72 = add nsw i32 %58, %52, !dbg !37
  %73 = mul nsw i32 %72, %8, !dbg !38
  %74 = add i32 %73, %36, !dbg !39
  %75 = mul i32 %74, %9, !dbg !39
  %76 = add nsw i32 %75, %33, !dbg !40
  %77 = sext i32 %76 to i64, !dbg !41
  %78 = getelementptr inbounds float, ptr %1, i64 %77, !dbg !41
  store float %71, ptr %78, align 4, !dbg !42, !tbaa !34
  br label %79, !dbg !43

79:                                               ; preds = %56, %70
  %80 = add nuw nsw i32 %45, 1, !dbg !43
  %81 = icmp eq i32 %80, %5, !dbg !44
  br i1 %81, label %53, label %44, !dbg !25, !llvm.loop !45

82:                                               ; preds = %44, %117
  %83 = phi i32 [ %126, %117 ], [ 0, %44 ]
  %84 = phi i32 [ %127, %117 ], [ 0, %44 ]
  %85 = add nsw i32 %83, %41, !dbg !32
  %86 = icmp sgt i32 %85, -1
  %87 = select i1 %47, i1 %86, i1 false, !dbg !31
  %88 = and i1 %48, %87, !dbg !31
  %89 = icmp slt i32 %85, %4
  %90 = select i1 %88, i1 %89, i1 false, !dbg !31
  br i1 %90, label %91, label %96, !dbg !31

91:                                               ; preds = %82
  %92 = add nsw i32 %85, %50
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %0, i64 %93
  %95 = load float, ptr %94, align 4, !dbg !33, !tbaa !34
  br label %96, !dbg !36

96:                                               ; preds = %82, %91
  %97 = phi contract float [ %95, %91 ], [ 0.000000e+00, %82 ], !dbg !36
  %98 = add nsw i32 %83, %52, !dbg !37
  %99 = mul nsw i32 %98, %8, !dbg !38
  %100 = add i32 %99, %36, !dbg !39
  %101 = mul i32 %100, %9, !dbg !39
  %102 = add nsw i32 %101, %33, !dbg !40
  %103 = sext i32 %102 to i64, !dbg !41
  %104 = getelementptr inbounds float, ptr %1, i64 %103, !dbg !41
  store float %97, ptr %104, align 4, !dbg !42, !tbaa !34
  %105 = or disjoint i32 %83, 1, !dbg !47
  %106 = add nsw i32 %105, %41, !dbg !32
  %107 = icmp sgt i32 %106, -1
  %108 = select i1 %47, i1 %107, i1 false, !dbg !31
  %109 = and i1 %48, %108, !dbg !31
  %110 = icmp slt i32 %106, %4
  %111 = select i1 %109, i1 %110, i1 false, !dbg !31
  br i1 %111, label %112, label %117, !dbg !31

112:                                              ; preds = %96
  %113 = add nsw i32 %106, %50
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %0, i64 %114
  %116 = load float, ptr %115, align 4, !dbg !33, !tbaa !34
  br label %117, !dbg !36

117:                                              ; preds = %112, %96
  %118 = phi contract float [ %116, %112 ], [ 0.000000e+00, %96 ], !dbg !36
  %119 = add nsw i32 %105, %52, !dbg !37
  %120 = mul nsw i32 %119, %8, !dbg !38
  %121 = add i32 %120, %36, !dbg !39
  %122 = mul i32 %121, %9, !dbg !39
  %123 = add nsw i32 %122, %33, !dbg !40
  %124 = sext i32 %123 to i64, !dbg !41
  %125 = getelementptr inbounds float, ptr %1, i64 %124, !dbg !41
  store float %118, ptr %125, align 4, !dbg !42, !tbaa !34
  %126 = add nuw nsw i32 %83, 2, !dbg !47
  %127 = add i32 %84, 2, !dbg !26
  %128 = icmp eq i32 %127, %25, !dbg !26
  br i1 %128, label %56, label %82, !dbg !26, !llvm.loop !48

129:                                              ; preds = %53, %10
  ret void, !dbg !49
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "im2col.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "im2col", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 17, scope: !11)
!15 = !DILocation(line: 2, column: 30, scope: !11)
!16 = !DILocation(line: 2, column: 28, scope: !11)
!17 = !DILocation(line: 2, column: 43, scope: !11)
!18 = !DILocation(line: 2, column: 41, scope: !11)
!19 = !DILocation(line: 3, column: 18, scope: !11)
!20 = !DILocation(line: 3, column: 5, scope: !11)
!21 = !DILocation(line: 4, column: 41, scope: !11)
!22 = !DILocation(line: 4, column: 23, scope: !11)
!23 = !DILocation(line: 4, column: 73, scope: !11)
!24 = !DILocation(line: 4, column: 48, scope: !11)
!25 = !DILocation(line: 5, column: 9, scope: !11)
!26 = !DILocation(line: 5, column: 41, scope: !11)
!27 = !DILocation(line: 3, column: 50, scope: !11)
!28 = distinct !{!28, !20, !29, !30}
!29 = !DILocation(line: 9, column: 5, scope: !11)
!30 = !{!"llvm.loop.mustprogress"}
!31 = !DILocation(line: 7, column: 86, scope: !11)
!32 = !DILocation(line: 6, column: 64, scope: !11)
!33 = !DILocation(line: 7, column: 125, scope: !11)
!34 = !{!35, !35, i64 0}
!35 = !{!"float", !9, i64 0}
!36 = !DILocation(line: 7, column: 79, scope: !11)
!37 = !DILocation(line: 7, column: 42, scope: !11)
!38 = !DILocation(line: 7, column: 47, scope: !11)
!39 = !DILocation(line: 7, column: 61, scope: !11)
!40 = !DILocation(line: 7, column: 72, scope: !11)
!41 = !DILocation(line: 7, column: 13, scope: !11)
!42 = !DILocation(line: 7, column: 77, scope: !11)
!43 = !DILocation(line: 5, column: 37, scope: !11)
!44 = !DILocation(line: 5, column: 27, scope: !11)
!45 = distinct !{!45, !25, !46, !30}
!46 = !DILocation(line: 8, column: 9, scope: !11)
!47 = !DILocation(line: 5, column: 69, scope: !11)
!48 = distinct !{!48, !26, !46, !30}
!49 = !DILocation(line: 10, column: 1, scope: !11)
