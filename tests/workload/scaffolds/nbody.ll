; ModuleID = 'nbody.cu'
source_filename = "nbody.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Params = type { i32, float, float }
%struct.Body = type { float, float, float, float, float, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10body_forceP4Body6Params(ptr noundef captures(none) %0, ptr noundef readonly byval(%struct.Params) align 4 captures(none) %1) local_unnamed_addr #0 !dbg !11 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !14
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %5 = mul i32 %3, %4, !dbg !16
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %7 = add i32 %5, %6, !dbg !18
  %8 = load i32, ptr %1, align 4, !dbg !19, !tbaa !20
  %9 = icmp slt i32 %7, %8, !dbg !23
  br i1 %9, label %10, label %138, !dbg !23

10:                                               ; preds = %2
  %11 = icmp sgt i32 %8, 0, !dbg !24
  %12 = sext i32 %7 to i64
  br i1 %11, label %13, label %59, !dbg !25

13:                                               ; preds = %10
  %14 = getelementptr inbounds %struct.Body, ptr %0, i64 %12
  %15 = load float, ptr %14, align 4, !tbaa !26
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %17 = load float, ptr %16, align 4, !tbaa !28
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %19 = load float, ptr %18, align 4, !tbaa !29
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load float, ptr %20, align 4, !tbaa !30
  %22 = and i32 %8, 1, !dbg !25
  %23 = icmp eq i32 %8, 1, !dbg !25
  br i1 %23, label %28, label %24, !dbg !25

24:                                               ; preds = %13
  %25 = and i32 %8, 2147483646, !dbg !25
  br label %78, !dbg !25

26:                                               ; preds = %78
  %27 = icmp eq i32 %22, 0, !dbg !25
  br i1 %27, label %59, label %28, !dbg !25

28:                                               ; preds = %26, %13
  %29 = phi float [ 0.000000e+00, %13 ], [ %130, %26 ]
  %30 = phi float [ 0.000000e+00, %13 ], [ %132, %26 ]
  %31 = phi float [ 0.000000e+00, %13 ], [ %134, %26 ]
  %32 = phi i32 [ 0, %13 ], [ %135, %26 ]
  %33 = icmp ne i32 %22, 0, !dbg !25
  tail call void @llvm.assume(i1 %33), !dbg !25
  %34 = zext nneg i32 %32 to i64, !dbg !31
  %35 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %34, !dbg !31
  %36 = load float, ptr %35, align 4, !dbg !32, !tbaa !26
  %37 = fsub contract float %36, %15, !dbg !33
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 4, !dbg !34
  %39 = load float, ptr %38, align 4, !dbg !34, !tbaa !28
  %40 = fsub contract float %39, %17, !dbg !35
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 8, !dbg !36
  %42 = load float, ptr %41, align 4, !dbg !36, !tbaa !29
  %43 = fsub contract float %42, %19, !dbg !37
  %44 = fmul contract float %37, %37, !dbg !38
  %45 = fmul contract float %40, %40, !dbg !39
  %46 = fadd contract float %44, %45, !dbg !40
  %47 = fmul contract float %43, %43, !dbg !41
  %48 = fadd contract float %46, %47, !dbg !42
  %49 = fadd contract float %21, %48, !dbg !43
  %50 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %49), !dbg !44
  %51 = fmul contract float %50, %50, !dbg !45
  %52 = fmul contract float %50, %51, !dbg !46
  %53 = fmul contract float %37, %52, !dbg !47
  %54 = fadd contract float %29, %53, !dbg !48
  %55 = fmul contract float %40, %52, !dbg !49
  %56 = fadd contract float %30, %55, !dbg !50
  %57 = fmul contract float %43, %52, !dbg !51
  %58 = fadd contract float %31, %57, !dbg !52
  br label %59, !dbg !53

59:                                               ; preds = %28, %26, %10
  %60 = phi float [ 0.000000e+00, %10 ], [ %134, %26 ], [ %58, %28 ], !dbg !54
  %61 = phi float [ 0.000000e+00, %10 ], [ %132, %26 ], [ %56, %28 ], !dbg !54
  %62 = phi float [ 0.000000e+00, %10 ], [ %130, %26 ], [ %54, %28 ], !dbg !54
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !53
  %64 = load float, ptr %63, align 4, !dbg !53, !tbaa !55
  %65 = fmul contract float %62, %64, !dbg !56
  %66 = getelementptr inbounds %struct.Body, ptr %0, i64 %12, !dbg !57
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 12, !dbg !58
  %68 = load float, ptr %67, align 4, !dbg !59, !tbaa !60
  %69 = fadd contract float %68, %65, !dbg !59
  store float %69, ptr %67, align 4, !dbg !59, !tbaa !60
  %70 = fmul contract float %61, %64, !dbg !61
  %71 = getelementptr inbounds nuw i8, ptr %66, i64 16, !dbg !62
  %72 = load float, ptr %71, align 4, !dbg !63, !tbaa !64
  %73 = fadd contract float %70, %72, !dbg !63
  store float %73, ptr %71, align 4, !dbg !63, !tbaa !64
  %74 = fmul contract float %60, %64, !dbg !65
  %75 = getelementptr inbounds nuw i8, ptr %66, i64 20, !dbg !66
  %76 = load float, ptr %75, align 4, !dbg !67, !tbaa !68
  %77 = fadd contract float %74, %76, !dbg !67
  store float %77, ptr %75, align 4, !dbg !67, !tbaa !68
  br label %138, !dbg !69

78:                                               ; preds = %78, %24
  %79 = phi float [ 0.000000e+00, %24 ], [ %130, %78 ]
  %80 = phi float [ 0.000000e+00, %24 ], [ %132, %78 ]
  %81 = phi float [ 0.000000e+00, %24 ], [ %134, %78 ]
  %82 = phi i32 [ 0, %24 ], [ %135, %78 ]
  %83 = phi i32 [ 0, %24 ], [ %136, %78 ]
  %84 = zext nneg i32 %82 to i64, !dbg !31
  %85 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %84, !dbg !31
  %86 = load float, ptr %85, align 4, !dbg !32, !tbaa !26
  %87 = fsub contract float %86, %15, !dbg !33
  %88 = getelementptr inbounds nuw i8, ptr %85, i64 4, !dbg !34
  %89 = load float, ptr %88, align 4, !dbg !34, !tbaa !28
  %90 = fsub contract float %89, %17, !dbg !35
  %91 = getelementptr inbounds nuw i8, ptr %85, i64 8, !dbg !36
  %92 = load float, ptr %91, align 4, !dbg !36, !tbaa !29
  %93 = fsub contract float %92, %19, !dbg !37
  %94 = fmul contract float %87, %87, !dbg !38
  %95 = fmul contract float %90, %90, !dbg !39
  %96 = fadd contract float %94, %95, !dbg !40
  %97 = fmul contract float %93, %93, !dbg !41
  %98 = fadd contract float %96, %97, !dbg !42
  %99 = fadd contract float %21, %98, !dbg !43
  %100 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %99), !dbg !44
  %101 = fmul contract float %100, %100, !dbg !45
  %102 = fmul contract float %100, %101, !dbg !46
  %103 = fmul contract float %87, %102, !dbg !47
  %104 = fadd contract float %79, %103, !dbg !48
  %105 = fmul contract float %90, %102, !dbg !49
  %106 = fadd contract float %80, %105, !dbg !50
  %107 = fmul contract float %93, %102, !dbg !51
  %108 = fadd contract float %81, %107, !dbg !52
  %109 = zext nneg i32 %82 to i64, !dbg !31
  %110 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %109, !dbg !31
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 24, !dbg !31
  %112 = load float, ptr %111, align 4, !dbg !32, !tbaa !26
  %113 = fsub contract float %112, %15, !dbg !33
  %114 = getelementptr inbounds nuw i8, ptr %110, i64 28, !dbg !34
  %115 = load float, ptr %114, align 4, !dbg !34, !tbaa !28
  %116 = fsub contract float %115, %17, !dbg !35
  %117 = getelementptr inbounds nuw i8, ptr %110, i64 32, !dbg !36
  %118 = load float, ptr %117, align 4, !dbg !36, !tbaa !29
  %119 = fsub contract float %118, %19, !dbg !37
  %120 = fmul contract float %113, %113, !dbg !38
  %121 = fmul contract float %116, %116, !dbg !39
  %122 = fadd contract float %120, %121, !dbg !40
  %123 = fmul contract float %119, %119, !dbg !41
  %124 = fadd contract float %122, %123, !dbg !42
  %125 = fadd contract float %21, %124, !dbg !43
  %126 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %125), !dbg !44
  %127 = fmul contract float %126, %126, !dbg !45
  %128 = fmul contract float %126, %127, !dbg !46
  %129 = fmul contract float %113, %128, !dbg !47
  %130 = fadd contract float %104, %129, !dbg !48
  %131 = fmul contract float %116, %128, !dbg !49
  %132 = fadd contract float %106, %131, !dbg !50
  %133 = fmul contract float %119, %128, !dbg !51
  %134 = fadd contract float %108, %133, !dbg !52
  %135 = add nuw nsw i32 %82, 2, !dbg !70
  %136 = add i32 %83, 2, !dbg !25
  %137 = icmp eq i32 %136, %25, !dbg !25
  br i1 %137, label %26, label %78, !dbg !25, !llvm.loop !71

138:                                              ; preds = %59, %2
  ret void, !dbg !74
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9integrateP4Body6Params(ptr noundef captures(none) %0, ptr noundef readonly byval(%struct.Params) align 4 captures(none) %1) local_unnamed_addr #1 !dbg !75 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !77
  %5 = mul i32 %3, %4, !dbg !78
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
  %7 = add i32 %5, %6, !dbg !80
  %8 = load i32, ptr %1, align 4, !dbg !81, !tbaa !20
  %9 = icmp slt i32 %7, %8, !dbg !82
  br i1 %9, label %10, label %32, !dbg !82

10:                                               ; preds = %2
  %11 = sext i32 %7 to i64, !dbg !83
  %12 = getelementptr inbounds %struct.Body, ptr %0, i64 %11, !dbg !83
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 12, !dbg !84
  %14 = load float, ptr %13, align 4, !dbg !84, !tbaa !60
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !85
  %16 = load float, ptr %15, align 4, !dbg !85, !tbaa !55
  %17 = fmul contract float %14, %16, !dbg !86
  %18 = load float, ptr %12, align 4, !dbg !87, !tbaa !26
  %19 = fadd contract float %18, %17, !dbg !87
  store float %19, ptr %12, align 4, !dbg !87, !tbaa !26
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 16, !dbg !88
  %21 = load float, ptr %20, align 4, !dbg !88, !tbaa !64
  %22 = fmul contract float %16, %21, !dbg !89
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 4, !dbg !90
  %24 = load float, ptr %23, align 4, !dbg !91, !tbaa !28
  %25 = fadd contract float %24, %22, !dbg !91
  store float %25, ptr %23, align 4, !dbg !91, !tbaa !28
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 20, !dbg !92
  %27 = load float, ptr %26, align 4, !dbg !92, !tbaa !68
  %28 = fmul contract float %16, %27, !dbg !93
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 8, !dbg !94
  %30 = load float, ptr %29, align 4, !dbg !95, !tbaa !29
  %31 = fadd contract float %30, %28, !dbg !95
  store float %31, ptr %29, align 4, !dbg !95, !tbaa !29
  br label %32, !dbg !96

32:                                               ; preds = %10, %2
  ret void, !dbg !97
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "nbody.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "body_force", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 4, column: 13, scope: !11)
!15 = !DILocation(line: 4, column: 26, scope: !11)
!16 = !DILocation(line: 4, column: 24, scope: !11)
!17 = !DILocation(line: 4, column: 39, scope: !11)
!18 = !DILocation(line: 4, column: 37, scope: !11)
!19 = !DILocation(line: 5, column: 20, scope: !11)
!20 = !{!21, !8, i64 0}
!21 = !{!"_ZTS6Params", !8, i64 0, !22, i64 4, !22, i64 8}
!22 = !{!"float", !9, i64 0}
!23 = !DILocation(line: 5, column: 11, scope: !11)
!24 = !DILocation(line: 7, column: 27, scope: !11)
!25 = !DILocation(line: 7, column: 9, scope: !11)
!26 = !{!27, !22, i64 0}
!27 = !{!"_ZTS4Body", !22, i64 0, !22, i64 4, !22, i64 8, !22, i64 12, !22, i64 16, !22, i64 20}
!28 = !{!27, !22, i64 4}
!29 = !{!27, !22, i64 8}
!30 = !{!21, !22, i64 8}
!31 = !DILocation(line: 8, column: 24, scope: !11)
!32 = !DILocation(line: 8, column: 29, scope: !11)
!33 = !DILocation(line: 8, column: 31, scope: !11)
!34 = !DILocation(line: 8, column: 51, scope: !11)
!35 = !DILocation(line: 8, column: 53, scope: !11)
!36 = !DILocation(line: 8, column: 73, scope: !11)
!37 = !DILocation(line: 8, column: 75, scope: !11)
!38 = !DILocation(line: 9, column: 33, scope: !11)
!39 = !DILocation(line: 9, column: 43, scope: !11)
!40 = !DILocation(line: 9, column: 38, scope: !11)
!41 = !DILocation(line: 9, column: 53, scope: !11)
!42 = !DILocation(line: 9, column: 48, scope: !11)
!43 = !DILocation(line: 9, column: 58, scope: !11)
!44 = !DILocation(line: 9, column: 23, scope: !11)
!45 = !DILocation(line: 10, column: 26, scope: !11)
!46 = !DILocation(line: 10, column: 30, scope: !11)
!47 = !DILocation(line: 11, column: 22, scope: !11)
!48 = !DILocation(line: 11, column: 16, scope: !11)
!49 = !DILocation(line: 11, column: 37, scope: !11)
!50 = !DILocation(line: 11, column: 31, scope: !11)
!51 = !DILocation(line: 11, column: 52, scope: !11)
!52 = !DILocation(line: 11, column: 46, scope: !11)
!53 = !DILocation(line: 13, column: 27, scope: !11)
!54 = !DILocation(line: 0, scope: !11)
!55 = !{!21, !22, i64 4}
!56 = !DILocation(line: 13, column: 30, scope: !11)
!57 = !DILocation(line: 13, column: 9, scope: !11)
!58 = !DILocation(line: 13, column: 14, scope: !11)
!59 = !DILocation(line: 13, column: 17, scope: !11)
!60 = !{!27, !22, i64 12}
!61 = !DILocation(line: 13, column: 57, scope: !11)
!62 = !DILocation(line: 13, column: 41, scope: !11)
!63 = !DILocation(line: 13, column: 44, scope: !11)
!64 = !{!27, !22, i64 16}
!65 = !DILocation(line: 13, column: 84, scope: !11)
!66 = !DILocation(line: 13, column: 68, scope: !11)
!67 = !DILocation(line: 13, column: 71, scope: !11)
!68 = !{!27, !22, i64 20}
!69 = !DILocation(line: 14, column: 5, scope: !11)
!70 = !DILocation(line: 7, column: 40, scope: !11)
!71 = distinct !{!71, !25, !72, !73}
!72 = !DILocation(line: 12, column: 9, scope: !11)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocation(line: 15, column: 1, scope: !11)
!75 = distinct !DISubprogram(name: "integrate", scope: !1, file: !1, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = !DILocation(line: 17, column: 13, scope: !75)
!77 = !DILocation(line: 17, column: 26, scope: !75)
!78 = !DILocation(line: 17, column: 24, scope: !75)
!79 = !DILocation(line: 17, column: 39, scope: !75)
!80 = !DILocation(line: 17, column: 37, scope: !75)
!81 = !DILocation(line: 18, column: 20, scope: !75)
!82 = !DILocation(line: 18, column: 11, scope: !75)
!83 = !DILocation(line: 19, column: 19, scope: !75)
!84 = !DILocation(line: 19, column: 24, scope: !75)
!85 = !DILocation(line: 19, column: 36, scope: !75)
!86 = !DILocation(line: 19, column: 27, scope: !75)
!87 = !DILocation(line: 19, column: 16, scope: !75)
!88 = !DILocation(line: 19, column: 55, scope: !75)
!89 = !DILocation(line: 19, column: 58, scope: !75)
!90 = !DILocation(line: 19, column: 45, scope: !75)
!91 = !DILocation(line: 19, column: 47, scope: !75)
!92 = !DILocation(line: 19, column: 86, scope: !75)
!93 = !DILocation(line: 19, column: 89, scope: !75)
!94 = !DILocation(line: 19, column: 76, scope: !75)
!95 = !DILocation(line: 19, column: 78, scope: !75)
!96 = !DILocation(line: 20, column: 5, scope: !75)
!97 = !DILocation(line: 21, column: 1, scope: !75)
