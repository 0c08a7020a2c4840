; ModuleID = 'segments.cu'
source_filename = "segments.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @segments(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %7 = mul i32 %5, %6, !dbg !16
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %9 = add i32 %7, %8, !dbg !18
  %10 = icmp slt i32 %9, %3, !dbg !19
  br i1 %10, label %11, label %119, !dbg !19

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !20
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !20
  %14 = load i32, ptr %13, align 4, !dbg !20, !tbaa !7
  %15 = sext i32 %14 to i64, !dbg !21
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !21
  %17 = getelementptr inbounds float, ptr %2, i64 %15, !dbg !22
  %18 = getelementptr i8, ptr %13, i64 4, !dbg !23
  %19 = load i32, ptr %18, align 4, !dbg !23, !tbaa !7
  %20 = load float, ptr %16, align 4, !dbg !24, !tbaa !25
  store float %20, ptr %17, align 4, !dbg !27, !tbaa !25
  %21 = xor i32 %14, -1
  %22 = add i32 %19, %21
  %23 = icmp sgt i32 %22, 1, !dbg !28
  br i1 %23, label %24, label %52, !dbg !29

24:                                               ; preds = %11
  %25 = add i32 %19, -2, !dbg !29
  %26 = sub i32 %25, %14, !dbg !29
  %27 = add i32 %19, -3, !dbg !29
  %28 = sub i32 %27, %14, !dbg !29
  %29 = and i32 %26, 7, !dbg !29
  %30 = icmp ult i32 %28, 7, !dbg !29
  br i1 %30, label %35, label %31, !dbg !29

31:                                               ; preds = %24
  %32 = and i32 %26, -8, !dbg !29
  br label %57, !dbg !29

33:                                               ; preds = %57
  %34 = icmp eq i32 %29, 0, !dbg !29
  br i1 %34, label %52, label %35, !dbg !29

35:                                               ; preds = %33, %24
  %36 = phi i32 [ 1, %24 ], [ %116, %33 ]
  %37 = phi float [ %20, %24 ], [ %114, %33 ]
  %38 = icmp ne i32 %29, 0, !dbg !29
  tail call void @llvm.assume(i1 %38), !dbg !29
  br label %39, !dbg !29

39:                                               ; preds = %39, %35
  %40 = phi i32 [ %49, %39 ], [ %36, %35 ]
  %41 = phi float [ %47, %39 ], [ %37, %35 ]
  %42 = phi i32 [ %50, %39 ], [ 0, %35 ]
  %43 = zext nneg i32 %40 to i64, !dbg !30
  %44 = getelementptr inbounds nuw float, ptr %16, i64 %43, !dbg !30
  %45 = load float, ptr %44, align 4, !dbg !30, !tbaa !25
  %46 = fmul contract float %45, 5.000000e-01, !dbg !31
  %47 = tail call contract noundef float @llvm.maxnum.f32(float %41, float %46), !dbg !32
  %48 = getelementptr inbounds nuw float, ptr %17, i64 %43, !dbg !33
  store float %47, ptr %48, align 4, !dbg !34, !tbaa !25
  %49 = add nuw nsw i32 %40, 1, !dbg !35
  %50 = add i32 %42, 1, !dbg !29
  %51 = icmp eq i32 %50, %29, !dbg !29
  br i1 %51, label %52, label %39, !dbg !29, !llvm.loop !36

52:                                               ; preds = %33, %39, %11
  %53 = sext i32 %22 to i64, !dbg !38
  %54 = getelementptr inbounds float, ptr %16, i64 %53, !dbg !38
  %55 = load float, ptr %54, align 4, !dbg !38, !tbaa !25
  %56 = getelementptr inbounds nuw i8, ptr %17, i64 4, !dbg !39
  store float %55, ptr %56, align 4, !dbg !40, !tbaa !25
  br label %119, !dbg !41

57:                                               ; preds = %57, %31
  %58 = phi i32 [ 1, %31 ], [ %116, %57 ]
  %59 = phi float [ %20, %31 ], [ %114, %57 ]
  %60 = phi i32 [ 0, %31 ], [ %117, %57 ]
  %61 = zext nneg i32 %58 to i64, !dbg !30
  %62 = getelementptr inbounds nuw float, ptr %16, i64 %61, !dbg !30
  %63 = load float, ptr %62, align 4, !dbg !30, !tbaa !25
  %64 = fmul contract float %63, 5.000000e-01, !dbg !31
  %65 = tail call contract noundef float @llvm.maxnum.f32(float %59, float %64), !dbg !32
  %66 = getelementptr inbounds nuw float, ptr %17, i64 %61, !dbg !33
  store float %65, ptr %66, align 4, !dbg !34, !tbaa !25
  %67 = add nuw nsw i32 %58, 1, !dbg !35
  %68 = zext nneg i32 %67 to i64, !dbg !30
  %69 = getelementptr inbounds nuw float, ptr %16, i64 %68, !dbg !30
  %70 = load float, ptr %69, align 4, !dbg !30, !tbaa !25
  %71 = fmul contract float %70, 5.000000e-01, !dbg !31
  %72 = tail call contract noundef float @llvm.maxnum.f32(float %65, float %71), !dbg !32
  %73 = getelementptr inbounds nuw float, ptr %17, i64 %68, !dbg !33
  store float %72, ptr %73, align 4, !dbg !34, !tbaa !25
  %74 = add nuw nsw i32 %58, 2, !dbg !35
  %75 = zext nneg i32 %74 to i64, !dbg !30
  %76 = getelementptr inbounds nuw float, ptr %16, i64 %75, !dbg !30
  %77 = load float, ptr %76, align 4, !dbg !30, !tbaa !25
  %78 = fmul contract float %77, 5.000000e-01, !dbg !31
  %79 = tail call contract noundef float @llvm.maxnum.f32(float %72, float %78), !dbg !32
  %80 = getelementptr inbounds nuw float, ptr %17, i64 %75, !dbg !33
  store float %79, ptr %80, align 4, !dbg !34, !tbaa !25
  %81 = add nuw nsw i32 %58, 3, !dbg !35
  %82 = zext nneg i32 %81 to i64, !dbg !30
  %83 = getelementptr inbounds nuw float, ptr %16, i64 %82, !dbg !30
  %84 = load float, ptr %83, align 4, !dbg !30, !tbaa !25
  %85 = fmul contract float %84, 5.000000e-01, !dbg !31
  %86 = tail call contract noundef float @llvm.maxnum.f32(float %79, float %85), !dbg !32
  %87 = getelementptr inbounds nuw float, ptr %17, i64 %82, !dbg !33
  store float %86, ptr %87, align 4, !dbg !34, !tbaa !25
  %88 = add nuw nsw i32 %58, 4, !dbg !35
  %89 = zext nneg i32 %88 to i64, !dbg !30
  %90 = getelementptr inbounds nuw float, ptr %16, i64 %89, !dbg !30
  %91 = load float, ptr %90, align 4, !dbg !30, !tbaa !25
  %92 = fmul contract float %91, 5.000000e-01, !dbg !31
  %93 = tail call contract noundef float @llvm.maxnum.f32(float %86, float %92), !dbg !32
  %94 = getelementptr inbounds nuw float, ptr %17, i64 %89, !dbg !33
  store float %93, ptr %94, align 4, !dbg !34, !tbaa !25
  %95 = add nuw nsw i32 %58, 5, !dbg !35
  %96 = zext nneg i32 %95 to i64, !dbg !30
  %97 = getelementptr inbounds nuw float, ptr %16, i64 %96, !dbg !30
  %98 = load float, ptr %97, align 4, !dbg !30, !tbaa !25
  %99 = fmul contract float %98, 5.000000e-01, !dbg !31
  %100 = tail call contract noundef float @llvm.maxnum.f32(float %93, float %99), !dbg !32
  %101 = getelementptr inbounds nuw float, ptr %17, i64 %96, !dbg !33
  store float %100, ptr %101, align 4, !dbg !34, !tbaa !25
  %102 = add nuw nsw i32 %58, 6, !dbg !35
  %103 = zext nneg i32 %102 to i64, !dbg !30
  %104 = getelementptr inbounds nuw float, ptr %16, i64 %103, !dbg !30
  %105 = load float, ptr %104, align 4, !dbg !30, !tbaa !25
  %106 = fmul contract float %105, 5.000000e-01, !dbg !31
  %107 = tail call contract noundef float @llvm.maxnum.f32(float %100, float %106), !dbg !32
  %108 = getelementptr inbounds nuw float, ptr %17, i64 %103, !dbg !33
  store float %107, ptr %108, align 4, !dbg !34, !tbaa !25
  %109 = add nuw nsw i32 %58, 7, !dbg !35
  %110 = zext nneg i32 %109 to i64, !dbg !30
  %111 = getelementptr inbounds nuw float, ptr %16, i64 %110, !dbg !30
  %112 = load float, ptr %111, align 4, !dbg !30, !tbaa !25
  %113 = fmul contract float %112, 5.000000e-01, !dbg !31
  %114 = tail call contract noundef float @llvm.maxnum.f32(float %107, float %113), !dbg !32
  %115 = getelementptr inbounds nuw float, ptr %17, i64 %110, !dbg !33
  store float %114, ptr %115, align 4, !dbg !34, !tbaa !25
  %116 = add nuw nsw i32 %58, 8, !dbg !35
  %117 = add i32 %60, 8, !dbg !29
  %118 = icmp eq i32 %117, %32, !dbg !29
  br i1 %118, label %33, label %57, !dbg !29, !llvm.loop !42

119:                                              ; preds = %4, %52
  ret void, !dbg !41
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "segments.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "segments", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 15, scope: !11)
!15 = !DILocation(line: 2, column: 28, scope: !11)
!16 = !DILocation(line: 2, column: 26, scope: !11)
!17 = !DILocation(line: 2, column: 41, scope: !11)
!18 = !DILocation(line: 2, column: 39, scope: !11)
!19 = !DILocation(line: 3, column: 13, scope: !11)
!20 = !DILocation(line: 4, column: 29, scope: !11)
!21 = !DILocation(line: 4, column: 27, scope: !11)
!22 = !DILocation(line: 5, column: 21, scope: !11)
!23 = !DILocation(line: 6, column: 18, scope: !11)
!24 = !DILocation(line: 7, column: 13, scope: !11)
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !9, i64 0}
!27 = !DILocation(line: 7, column: 11, scope: !11)
!28 = !DILocation(line: 9, column: 23, scope: !11)
!29 = !DILocation(line: 9, column: 5, scope: !11)
!30 = !DILocation(line: 10, column: 28, scope: !11)
!31 = !DILocation(line: 10, column: 36, scope: !11)
!32 = !DILocation(line: 10, column: 16, scope: !11)
!33 = !DILocation(line: 11, column: 9, scope: !11)
!34 = !DILocation(line: 11, column: 15, scope: !11)
!35 = !DILocation(line: 9, column: 37, scope: !11)
!36 = distinct !{!36, !37}
!37 = !{!"llvm.loop.unroll.disable"}
!38 = !DILocation(line: 13, column: 13, scope: !11)
!39 = !DILocation(line: 13, column: 5, scope: !11)
!40 = !DILocation(line: 13, column: 11, scope: !11)
!41 = !DILocation(line: 14, column: 1, scope: !11)
!42 = distinct !{!42, !29, !43, !44}
!43 = !DILocation(line: 12, column: 5, scope: !11)
!44 = !{!"llvm.loop.mustprogress"}
