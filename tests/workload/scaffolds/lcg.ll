; ModuleID = 'lcg.cu'
source_filename = "lcg.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5montePjPmi(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %6 = mul i32 %4, %5, !dbg !16
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %8 = add i32 %6, %7, !dbg !18
  %9 = sext i32 %8 to i64, !dbg !19
  %10 = getelementptr inbounds i32, ptr %0, i64 %9, !dbg !19
  %11 = load i32, ptr %10, align 4, !dbg !19, !tbaa !7
  %12 = icmp sgt i32 %2, 0, !dbg !20
  br i1 %12, label %13, label %46, !dbg !21

13:                                               ; preds = %3
  %14 = and i32 %2, 3, !dbg !21
  %15 = icmp ult i32 %2, 4, !dbg !21
  br i1 %15, label %20, label %16, !dbg !21

16:                                               ; preds = %13
  %17 = and i32 %2, 2147483644, !dbg !21
  br label %50, !dbg !21

18:                                               ; preds = %50
  %19 = icmp eq i32 %14, 0, !dbg !21
  br i1 %19, label %46, label %20, !dbg !21

20:                                               ; preds = %18, %13
  %21 = phi i32 [ %11, %13 ], [ %108, %18 ]
  %22 = phi i64 [ 0, %13 ], [ %117, %18 ]
  %23 = icmp ne i32 %14, 0, !dbg !21
  tail call void @llvm.assume(i1 %23), !dbg !21
  br label %24, !dbg !21

24:                                               ; preds = %24, %20
  %25 = phi i32 [ %34, %24 ], [ %21, %20 ]
  %26 = phi i64 [ %43, %24 ], [ %22, %20 ]
  %27 = phi i32 [ %44, %24 ], [ 0, %20 ]
  %28 = mul i32 %25, 1664525, !dbg !22
  %29 = add i32 %28, 1013904223, !dbg !23
  %30 = lshr i32 %29, 8, !dbg !24
  %31 = uitofp nneg i32 %30 to float, !dbg !25
  %32 = fmul contract float %31, 0x3E70000000000000, !dbg !26
  %33 = mul i32 %29, 1664525, !dbg !27
  %34 = add i32 %33, 1013904223, !dbg !28
  %35 = lshr i32 %34, 8, !dbg !29
  %36 = uitofp nneg i32 %35 to float, !dbg !30
  %37 = fmul contract float %36, 0x3E70000000000000, !dbg !31
  %38 = fmul contract float %32, %32, !dbg !32
  %39 = fmul contract float %37, %37, !dbg !33
  %40 = fadd contract float %38, %39, !dbg !34
  %41 = fcmp contract ole float %40, 1.000000e+00, !dbg !35
  %42 = zext i1 %41 to i64, !dbg !35
  %43 = add i64 %26, %42, !dbg !35
  %44 = add i32 %27, 1, !dbg !21
  %45 = icmp eq i32 %44, %14, !dbg !21
  br i1 %45, label %46, label %24, !dbg !21, !llvm.loop !36

46:                                               ; preds = %18, %24, %3
  %47 = phi i64 [ 0, %3 ], [ %117, %18 ], [ %43, %24 ], !dbg !38
  %48 = phi i32 [ %11, %3 ], [ %108, %18 ], [ %34, %24 ], !dbg !38
  store i32 %48, ptr %10, align 4, !dbg !39, !tbaa !7
  %49 = getelementptr inbounds i64, ptr %1, i64 %9, !dbg !40
  store i64 %47, ptr %49, align 8, !dbg !41, !tbaa !42
  ret void, !dbg !44

50:                                               ; preds = %50, %16
  %51 = phi i32 [ %11, %16 ], [ %108, %50 ]
  %52 = phi i64 [ 0, %16 ], [ %117, %50 ]
  %53 = phi i32 [ 0, %16 ], [ %118, %50 ]
  %54 = mul i32 %51, 1664525, !dbg !22
  %55 = add i32 %54, 1013904223, !dbg !23
  %56 = lshr i32 %55, 8, !dbg !24
  %57 = uitofp nneg i32 %56 to float, !dbg !25
  %58 = fmul contract float %57, 0x3E70000000000000, !dbg !26
  %59 = mul i32 %55, 1664525, !dbg !27
  %60 = add i32 %59, 1013904223, !dbg !28
  %61 = lshr i32 %60, 8, !dbg !29
  %62 = uitofp nneg i32 %61 to float, !dbg !30
  %63 = fmul contract float %62, 0x3E70000000000000, !dbg !31
  %64 = fmul contract float %58, %58, !dbg !32
  %65 = fmul contract float %63, %63, !dbg !33
  %66 = fadd contract float %64, %65, !dbg !34
  %67 = fcmp contract ole float %66, 1.000000e+00, !dbg !35
  %68 = zext i1 %67 to i64, !dbg !35
  %69 = add i64 %52, %68, !dbg !35
  %70 = mul i32 %60, 1664525, !dbg !22
  %71 = add i32 %70, 1013904223, !dbg !23
  %72 = lshr i32 %71, 8, !dbg !24
  %73 = uitofp nneg i32 %72 to float, !dbg !25
  %74 = fmul contract float %73, 0x3E70000000000000, !dbg !26
  %75 = mul i32 %71, 1664525, !dbg !27
  %76 = add i32 %75, 1013904223, !dbg !28
  %77 = lshr i32 %76, 8, !dbg !29
  %78 = uitofp nneg i32 %77 to float, !dbg !30
  %79 = fmul contract float %78, 0x3E70000000000000, !dbg !31
  %80 = fmul contract float %74, %74, !dbg !32
  %81 = fmul contract float %79, %79, !dbg !33
  %82 = fadd contract float %80, %81, !dbg !34
  %83 = fcmp contract ole float %82, 1.000000e+00, !dbg !35
  %84 = zext i1 %83 to i64, !dbg !35
  %85 = add i64 %69, %84, !dbg !35
  %86 = mul i32 %76, 1664525, !dbg !22
  %87 = add i32 %86, 1013904223, !dbg !23
  %88 = lshr i32 %87, 8, !dbg !24
  %89 = uitofp nneg i32 %88 to float, !dbg !25
  %90 = fmul contract float %89, 0x3E70000000000000, !dbg !26
  %91 = mul i32 %87, 1664525, !dbg !27
  %92 = add i32 %91, 1013904223, !dbg !28
  %93 = lshr i32 %92, 8, !dbg !29
  %94 = uitofp nneg i32 %93 to float, !dbg !30
  %95 = fmul contract float %94, 0x3E70000000000000, !dbg !31
  %96 = fmul contract float %90, %90, !dbg !32
  %97 = fmul contract float %95, %95, !dbg !33
  %98 = fadd contract float %96, %97, !dbg !34
  %99 = fcmp contract ole float %98, 1.000000e+00, !dbg !35
  %100 = zext i1 %99 to i64, !dbg !35
  %101 = add i64 %85, %100, !dbg !35
  %102 = mul i32 %92, 1664525, !dbg !22
  %103 = add i32 %102, 1013904223, !dbg !23
  %104 = lshr i32 %103, 8, !dbg !24
  %105 = uitofp nneg i32 %104 to float, !dbg !25
  %106 = fmul contract float %105, 0x3E70000000000000, !dbg !26
  %107 = mul i32 %103, 1664525, !dbg !27
  %108 = add i32 %107, 1013904223, !dbg !28
  %109 = lshr i32 %108, 8, !dbg !29
  %110 = uitofp nneg i32 %109 to float, !dbg !30
  %111 = fmul contract float %110, 0x3E70000000000000, !dbg !31
  %112 = fmul contract float %106, %106, !dbg !32
  %113 = fmul contract float %111, %111, !dbg !33
  %114 = fadd contract float %112, %113, !dbg !34
  %115 = fcmp contract ole float %114, 1.000000e+00, !dbg !35
  %116 = zext i1 %115 to i64, !dbg !35
  %117 = add i64 %101, %116, !dbg !35
  %118 = add i32 %53, 4, !dbg !21
  %119 = icmp eq i32 %118, %17, !dbg !21
  br i1 %119, label %18, label %50, !dbg !21, !llvm.loop !45
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
!1 = !DIFile(filename: "lcg.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "monte", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 13, scope: !11)
!15 = !DILocation(line: 2, column: 26, scope: !11)
!16 = !DILocation(line: 2, column: 24, scope: !11)
!17 = !DILocation(line: 2, column: 39, scope: !11)
!18 = !DILocation(line: 2, column: 37, scope: !11)
!19 = !DILocation(line: 3, column: 18, scope: !11)
!20 = !DILocation(line: 4, column: 23, scope: !11)
!21 = !DILocation(line: 4, column: 5, scope: !11)
!22 = !DILocation(line: 5, column: 15, scope: !11)
!23 = !DILocation(line: 5, column: 26, scope: !11)
!24 = !DILocation(line: 5, column: 54, scope: !11)
!25 = !DILocation(line: 5, column: 51, scope: !11)
!26 = !DILocation(line: 5, column: 60, scope: !11)
!27 = !DILocation(line: 6, column: 15, scope: !11)
!28 = !DILocation(line: 6, column: 26, scope: !11)
!29 = !DILocation(line: 6, column: 54, scope: !11)
!30 = !DILocation(line: 6, column: 51, scope: !11)
!31 = !DILocation(line: 6, column: 60, scope: !11)
!32 = !DILocation(line: 7, column: 15, scope: !11)
!33 = !DILocation(line: 7, column: 23, scope: !11)
!34 = !DILocation(line: 7, column: 19, scope: !11)
!35 = !DILocation(line: 7, column: 27, scope: !11)
!36 = distinct !{!36, !37}
!37 = !{!"llvm.loop.unroll.disable"}
!38 = !DILocation(line: 0, scope: !11)
!39 = !DILocation(line: 9, column: 14, scope: !11)
!40 = !DILocation(line: 9, column: 19, scope: !11)
!41 = !DILocation(line: 9, column: 27, scope: !11)
!42 = !{!43, !43, i64 0}
!43 = !{!"long", !9, i64 0}
!44 = !DILocation(line: 10, column: 1, scope: !11)
!45 = distinct !{!45, !21, !46, !47}
!46 = !DILocation(line: 8, column: 5, scope: !11)
!47 = !{!"llvm.loop.mustprogress"}
