; ModuleID = 'rings.cu'
source_filename = "rings.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ5ringsE4tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rings(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !11 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %7 = shl i32 %6, 4, !dbg !15
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !16
  %9 = add i32 %7, %8, !dbg !17
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !18
  %11 = shl nuw nsw i32 %10, 4, !dbg !19
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !20
  %13 = add nuw nsw i32 %11, %12, !dbg !21
  %14 = icmp slt i32 %9, %2, !dbg !22
  %15 = icmp slt i32 %13, %3
  %16 = and i1 %14, %15, !dbg !23
  br i1 %16, label %17, label %111, !dbg !23

17:                                               ; preds = %5
  %18 = mul nsw i32 %2, %13, !dbg !24
  %19 = add nsw i32 %18, %9, !dbg !25
  %20 = sext i32 %19 to i64, !dbg !26
  %21 = getelementptr inbounds float, ptr %0, i64 %20, !dbg !26
  %22 = load float, ptr %21, align 4, !dbg !26, !tbaa !27
  %23 = zext nneg i32 %12 to i64, !dbg !29
  %24 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5ringsE4tile to ptr), i64 %23, !dbg !29
  %25 = zext nneg i32 %8 to i64, !dbg !29
  %26 = getelementptr inbounds nuw float, ptr %24, i64 %25, !dbg !29
  store float %22, ptr %26, align 4, !dbg !30, !tbaa !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %27 = icmp sgt i32 %4, 1, !dbg !32
  br i1 %27, label %28, label %32, !dbg !33

28:                                               ; preds = %17
  %29 = add i32 1, %8
  %30 = add i32 2, %8
  %31 = add i32 3, %8
  br label %35, !dbg !33

32:                                               ; preds = %69, %17
  %33 = phi float [ 0.000000e+00, %17 ], [ %75, %69 ], !dbg !34
  %34 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !35
  store float %33, ptr %34, align 4, !dbg !36, !tbaa !27
  br label %111, !dbg !37

35:                                               ; preds = %28, %69
  %36 = phi i32 [ 0, %28 ], [ %73, %69 ]
  %37 = phi i32 [ 2, %28 ], [ %71, %69 ]
  %38 = phi i32 [ 1, %28 ], [ %70, %69 ]
  %39 = phi float [ 0.000000e+00, %28 ], [ %75, %69 ]
  %40 = shl nuw i32 %36, 1, !dbg !38
  %41 = add i32 %40, 3, !dbg !38
  %42 = add i32 %40, 2, !dbg !38
  %43 = sub nsw i32 0, %38, !dbg !38
  %44 = uitofp nneg i32 %38 to float
  %45 = and i32 %41, 3
  %46 = icmp ult i32 %42, 3
  br label %47, !dbg !39

47:                                               ; preds = %35, %74
  %48 = phi i32 [ %43, %35 ], [ %76, %74 ]
  %49 = phi float [ %39, %35 ], [ %75, %74 ]
  %50 = add i32 %48, %12
  %51 = and i32 %50, 15
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5ringsE4tile to ptr), i64 %52
  br label %54, !dbg !40

54:                                               ; preds = %54, %47
  %55 = phi i32 [ %43, %47 ], [ %65, %54 ]
  %56 = phi float [ %49, %47 ], [ %64, %54 ]
  %57 = phi i32 [ 0, %47 ], [ %66, %54 ]
  %58 = add i32 %55, %8, !dbg !41
  %59 = and i32 %58, 15, !dbg !42
  %60 = zext nneg i32 %59 to i64, !dbg !43
  %61 = getelementptr inbounds nuw float, ptr %53, i64 %60, !dbg !43
  %62 = load float, ptr %61, align 4, !dbg !43, !tbaa !27
  %63 = fdiv contract float %62, %44, !dbg !44
  %64 = fadd contract float %56, %63, !dbg !45
  %65 = add i32 %55, 1, !dbg !46
  %66 = add i32 %57, 1, !dbg !40
  %67 = icmp eq i32 %66, %45, !dbg !40
  br i1 %67, label %68, label %54, !dbg !40, !llvm.loop !47

68:                                               ; preds = %54
  br i1 %46, label %74, label %78, !dbg !40

69:                                               ; preds = %74
  %70 = add nuw nsw i32 %38, 1, !dbg !49
  %71 = add nuw i32 %37, 1, !dbg !33
  %72 = icmp eq i32 %37, %4, !dbg !32
  %73 = add i32 %36, 1, !dbg !33
  br i1 %72, label %32, label %35, !dbg !33, !llvm.loop !50

74:                                               ; preds = %78, %68
  %75 = phi float [ %64, %68 ], [ %108, %78 ], !dbg !45
  %76 = add i32 %48, 1, !dbg !53
  %77 = icmp eq i32 %76, %37, !dbg !54
  br i1 %77, label %69, label %47, !dbg !39, !llvm.loop !55

78:                                               ; preds = %68, %78
  %79 = phi i32 [ %109, %78 ], [ %65, %68 ]
  %80 = phi float [ %108, %78 ], [ %64, %68 ]
  %81 = add i32 %79, %8, !dbg !41
  %82 = and i32 %81, 15, !dbg !42
  %83 = zext nneg i32 %82 to i64, !dbg !43
  %84 = getelementptr inbounds nuw float, ptr %53, i64 %83, !dbg !43
  %85 = load float, ptr %84, align 4, !dbg !43, !tbaa !27
  %86 = fdiv contract float %85, %44, !dbg !44
  %87 = fadd contract float %80, %86, !dbg !45
  %88 = add i32 %79, %29
  %89 = and i32 %88, 15, !dbg !42
  %90 = zext nneg i32 %89 to i64, !dbg !43
  %91 = getelementptr inbounds nuw float, ptr %53, i64 %90, !dbg !43
  %92 = load float, ptr %91, align 4, !dbg !43, !tbaa !27
  %93 = fdiv contract float %92, %44, !dbg !44
  %94 = fadd contract float %87, %93, !dbg !45
  %95 = add i32 %79, %30
  %96 = and i32 %95, 15, !dbg !42
  %97 = zext nneg i32 %96 to i64, !dbg !43
  %98 = getelementptr inbounds nuw float, ptr %53, i64 %97, !dbg !43
  %99 = load float, ptr %98, align 4, !dbg !43, !tbaa !27
  %100 = fdiv contract float %99, %44, !dbg !44
  %101 = fadd contract float %94, %100, !dbg !45
  %102 = add i32 %79, %31
  %103 = and i32 %102, 15, !dbg !42
  %104 = zext nneg i32 %103 to i64, !dbg !43
  %105 = getelementptr inbounds nuw float, ptr %53, i64 %104, !dbg !43
  %106 = load float, ptr %105, align 4, !dbg !43, !tbaa !27
  %107 = fdiv contract float %106, %44, !dbg !44
  %108 = fadd contract float %101, %107, !dbg !45
  %109 = add i32 %79, 4, !dbg !46
  %110 = icmp eq i32 %109, %37, !dbg !56
  br i1 %110, label %74, label %78, !dbg !40, !llvm.loop !57

111:                                              ; preds = %5, %32
  ret void, !dbg !37
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rings.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "rings", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 13, scope: !11)
!15 = !DILocation(line: 3, column: 24, scope: !11)
!16 = !DILocation(line: 3, column: 31, scope: !11)
!17 = !DILocation(line: 3, column: 29, scope: !11)
!18 = !DILocation(line: 3, column: 48, scope: !11)
!19 = !DILocation(line: 3, column: 59, scope: !11)
!20 = !DILocation(line: 3, column: 66, scope: !11)
!21 = !DILocation(line: 3, column: 64, scope: !11)
!22 = !DILocation(line: 4, column: 11, scope: !11)
!23 = !DILocation(line: 4, column: 16, scope: !11)
!24 = !DILocation(line: 5, column: 42, scope: !11)
!25 = !DILocation(line: 5, column: 46, scope: !11)
!26 = !DILocation(line: 5, column: 38, scope: !11)
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !9, i64 0}
!29 = !DILocation(line: 5, column: 5, scope: !11)
!30 = !DILocation(line: 5, column: 36, scope: !11)
!31 = !DILocation(line: 6, column: 5, scope: !11)
!32 = !DILocation(line: 8, column: 23, scope: !11)
!33 = !DILocation(line: 8, column: 5, scope: !11)
!34 = !DILocation(line: 7, column: 11, scope: !11)
!35 = !DILocation(line: 12, column: 5, scope: !11)
!36 = !DILocation(line: 12, column: 18, scope: !11)
!37 = !DILocation(line: 13, column: 1, scope: !11)
!38 = !DILocation(line: 9, column: 22, scope: !11)
!39 = !DILocation(line: 9, column: 9, scope: !11)
!40 = !DILocation(line: 10, column: 13, scope: !11)
!41 = !DILocation(line: 11, column: 66, scope: !11)
!42 = !DILocation(line: 11, column: 71, scope: !11)
!43 = !DILocation(line: 11, column: 24, scope: !11)
!44 = !DILocation(line: 11, column: 77, scope: !11)
!45 = !DILocation(line: 11, column: 21, scope: !11)
!46 = !DILocation(line: 10, column: 38, scope: !11)
!47 = distinct !{!47, !48}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 8, column: 30, scope: !11)
!50 = distinct !{!50, !33, !51, !52}
!51 = !DILocation(line: 11, column: 79, scope: !11)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocation(line: 9, column: 34, scope: !11)
!54 = !DILocation(line: 9, column: 28, scope: !11)
!55 = distinct !{!55, !39, !51, !52}
!56 = !DILocation(line: 10, column: 32, scope: !11)
!57 = distinct !{!57, !40, !51, !52}
