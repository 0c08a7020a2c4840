; ModuleID = 'kmeans.cu'
source_filename = "kmeans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6assignPKfS0_Piiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %9 = mul i32 %7, %8, !dbg !16
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %11 = add i32 %9, %10, !dbg !18
  %12 = icmp slt i32 %11, %3, !dbg !19
  br i1 %12, label %13, label %116, !dbg !19

13:                                               ; preds = %6
  %14 = icmp sgt i32 %4, 0, !dbg !20
  br i1 %14, label %15, label %29, !dbg !21

15:                                               ; preds = %13
  %16 = icmp sgt i32 %5, 0
  %17 = mul nsw i32 %5, %11
  %18 = and i32 %5, 3
  %19 = icmp ult i32 %5, 4
  %20 = and i32 %5, 2147483644
  %21 = icmp eq i32 %18, 0
  %22 = icmp ne i32 %18, 0
  br label %23, !dbg !21

23:                                               ; preds = %15, %55
  %24 = phi i32 [ 0, %15 ], [ %60, %55 ]
  %25 = phi float [ 0x47EFF933C0000000, %15 ], [ %59, %55 ]
  %26 = phi i32 [ -1, %15 ], [ %58, %55 ]
  br i1 %16, label %27, label %55, !dbg !22

27:                                               ; preds = %23
  %28 = mul nuw nsw i32 %24, %5
  br i1 %19, label %34, label %62, !dbg !22

29:                                               ; preds = %55, %13
  %30 = phi i32 [ -1, %13 ], [ %58, %55 ], !dbg !23
  %31 = sext i32 %11 to i64, !dbg !24
  %32 = getelementptr inbounds i32, ptr %2, i64 %31, !dbg !24
  store i32 %30, ptr %32, align 4, !dbg !25, !tbaa !7
  br label %116, !dbg !26

33:                                               ; preds = %62
  br i1 %21, label %55, label %34, !dbg !22

34:                                               ; preds = %33, %27
  %35 = phi i32 [ 0, %27 ], [ %113, %33 ]
  %36 = phi float [ 0.000000e+00, %27 ], [ %112, %33 ]
  tail call void @llvm.assume(i1 %22), !dbg !22
  br label %37, !dbg !22

37:                                               ; preds = %37, %34
  %38 = phi i32 [ %35, %34 ], [ %52, %37 ]
  %39 = phi float [ %36, %34 ], [ %51, %37 ]
  %40 = phi i32 [ 0, %34 ], [ %53, %37 ]
  %41 = add nsw i32 %38, %17, !dbg !27
  %42 = sext i32 %41 to i64, !dbg !28
  %43 = getelementptr inbounds float, ptr %0, i64 %42, !dbg !28
  %44 = load float, ptr %43, align 4, !dbg !28, !tbaa !29
  %45 = add nuw nsw i32 %38, %28, !dbg !31
  %46 = zext nneg i32 %45 to i64, !dbg !32
  %47 = getelementptr inbounds nuw float, ptr %1, i64 %46, !dbg !32
  %48 = load float, ptr %47, align 4, !dbg !32, !tbaa !29
  %49 = fsub contract float %44, %48, !dbg !33
  %50 = fmul contract float %49, %49, !dbg !34
  %51 = fadd contract float %39, %50, !dbg !35
  %52 = add nuw nsw i32 %38, 1, !dbg !36
  %53 = add i32 %40, 1, !dbg !22
  %54 = icmp eq i32 %53, %18, !dbg !22
  br i1 %54, label %55, label %37, !dbg !22, !llvm.loop !37

55:                                               ; preds = %33, %37, %23
  %56 = phi float [ 0.000000e+00, %23 ], [ %112, %33 ], [ %51, %37 ], !dbg !23
  %57 = fcmp contract olt float %56, %25, !dbg !39
  %58 = select i1 %57, i32 %24, i32 %26, !dbg !39
  %59 = select i1 %57, float %56, float %25, !dbg !39
  %60 = add nuw nsw i32 %24, 1, !dbg !40
  %61 = icmp eq i32 %60, %4, !dbg !20
  br i1 %61, label %29, label %23, !dbg !21, !llvm.loop !41

62:                                               ; preds = %27, %62
  %63 = phi i32 [ %113, %62 ], [ 0, %27 ]
  %64 = phi float [ %112, %62 ], [ 0.000000e+00, %27 ]
  %65 = phi i32 [ %114, %62 ], [ 0, %27 ]
  %66 = add nsw i32 %63, %17, !dbg !27
  %67 = sext i32 %66 to i64, !dbg !28
  %68 = getelementptr inbounds float, ptr %0, i64 %67, !dbg !28
  %69 = load float, ptr %68, align 4, !dbg !28, !tbaa !29
  %70 = add nuw nsw i32 %63, %28, !dbg !31
  %71 = zext nneg i32 %70 to i64, !dbg !32
  %72 = getelementptr inbounds nuw float, ptr %1, i64 %71, !dbg !32
  %73 = load float, ptr %72, align 4, !dbg !32, !tbaa !29
  %74 = fsub contract float %69, %73, !dbg !33
  %75 = fmul contract float %74, %74, !dbg !34
  %76 = fadd contract float %64, %75, !dbg !35
  %77 = or disjoint i32 %63, 1, !dbg !36
  %78 = add nsw i32 %77, %17, !dbg !27
  %79 = sext i32 %78 to i64, !dbg !28
  %80 = getelementptr inbounds float, ptr %0, i64 %79, !dbg !28
  %81 = load float, ptr %80, align 4, !dbg !28, !tbaa !29
  %82 = add nuw nsw i32 %77, %28, !dbg !31
  %83 = zext nneg i32 %82 to i64, !dbg !32
  %84 = getelementptr inbounds nuw float, ptr %1, i64 %83, !dbg !32
  %85 = load float, ptr %84, align 4, !dbg !32, !tbaa !29
  %86 = fsub contract float %81, %85, !dbg !33
  %87 = fmul contract float %86, %86, !dbg !34
  %88 = fadd contract float %76, %87, !dbg !35
  %89 = or disjoint i32 %63, 2, !dbg !36
  %90 = add nsw i32 %89, %17, !dbg !27
  %91 = sext i32 %90 to i64, !dbg !28
  %92 = getelementptr inbounds float, ptr %0, i64 %91, !dbg !28
  %93 = load float, ptr %92, align 4, !dbg !28, !tbaa !29
  %94 = add nuw nsw i32 %89, %28, !dbg !31
  %95 = zext nneg i32 %94 to i64, !dbg !32
  %96 = getelementptr inbounds nuw float, ptr %1, i64 %95, !dbg !32
  %97 = load float, ptr %96, align 4, !dbg !32, !tbaa !29
  %98 = fsub contract float %93, %97, !dbg !33
  %99 = fmul contract float %98, %98, !dbg !34
  %100 = fadd contract float %88, %99, !dbg !35
  %101 = or disjoint i32 %63, 3, !dbg !36
  %102 = add nsw i32 %101, %17, !dbg !27
  %103 = sext i32 %102 to i64, !dbg !28
  %104 = getelementptr inbounds float, ptr %0, i64 %103, !dbg !28
  %105 = load float, ptr %104, align 4, !dbg !28, !tbaa !29
  %106 = add nuw nsw i32 %101, %28, !dbg !31
  %107 = zext nneg i32 %106 to i64, !dbg !32
  %108 = getelementptr inbounds nuw float, ptr %1, i64 %107, !dbg !32
  %109 = load float, ptr %108, align 4, !dbg !32, !tbaa !29
  %110 = fsub contract float %105, %109, !dbg !33
  %111 = fmul contract float %110, %110, !dbg !34
  %112 = fadd contract float %100, %111, !dbg !35
  %113 = add nuw nsw i32 %63, 4, !dbg !36
  %114 = add i32 %65, 4, !dbg !22
  %115 = icmp eq i32 %114, %20, !dbg !22
  br i1 %115, label %33, label %62, !dbg !22, !llvm.loop !44

116:                                              ; preds = %6, %29
  ret void, !dbg !26
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10accumulatePKfPKiPfPiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !dbg !46 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !47
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !48
  %9 = mul i32 %7, %8, !dbg !49
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
  %11 = add i32 %9, %10, !dbg !51
  %12 = icmp slt i32 %11, %4, !dbg !52
  br i1 %12, label %13, label %125, !dbg !52

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !53
  %15 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !53
  %16 = load i32, ptr %15, align 4, !dbg !53, !tbaa !7
  %17 = icmp sgt i32 %5, 0, !dbg !54
  br i1 %17, label %18, label %44, !dbg !55

18:                                               ; preds = %13
  %19 = mul nsw i32 %16, %5
  %20 = mul nsw i32 %5, %11
  %21 = and i32 %5, 7, !dbg !55
  %22 = icmp ult i32 %5, 8, !dbg !55
  br i1 %22, label %27, label %23, !dbg !55

23:                                               ; preds = %18
  %24 = and i32 %5, 2147483640, !dbg !55
  br label %48, !dbg !55

25:                                               ; preds = %48
  %26 = icmp eq i32 %21, 0, !dbg !55
  br i1 %26, label %44, label %27, !dbg !55

27:                                               ; preds = %25, %18
  %28 = phi i32 [ 0, %18 ], [ %122, %25 ]
  %29 = icmp ne i32 %21, 0, !dbg !55
  tail call void @llvm.assume(i1 %29), !dbg !55
  br label %30, !dbg !55

30:                                               ; preds = %30, %27
  %31 = phi i32 [ %28, %27 ], [ %41, %30 ]
  %32 = phi i32 [ 0, %27 ], [ %42, %30 ]
  %33 = add nsw i32 %31, %19, !dbg !56
  %34 = sext i32 %33 to i64, !dbg !57
  %35 = getelementptr inbounds float, ptr %2, i64 %34, !dbg !57
  %36 = add nsw i32 %31, %20, !dbg !58
  %37 = sext i32 %36 to i64, !dbg !59
  %38 = getelementptr inbounds float, ptr %0, i64 %37, !dbg !59
  %39 = load float, ptr %38, align 4, !dbg !59, !tbaa !29
  %40 = atomicrmw fadd ptr %35, float %39 seq_cst, align 4, !dbg !60
  %41 = add nuw nsw i32 %31, 1, !dbg !61
  %42 = add i32 %32, 1, !dbg !55
  %43 = icmp eq i32 %42, %21, !dbg !55
  br i1 %43, label %44, label %30, !dbg !55, !llvm.loop !62

44:                                               ; preds = %25, %30, %13
  %45 = sext i32 %16 to i64, !dbg !63
  %46 = getelementptr inbounds i32, ptr %3, i64 %45, !dbg !63
  %47 = atomicrmw add ptr %46, i32 1 seq_cst, align 4, !dbg !64
  br label %125, !dbg !65

48:                                               ; preds = %48, %23
  %49 = phi i32 [ 0, %23 ], [ %122, %48 ]
  %50 = phi i32 [ 0, %23 ], [ %123, %48 ]
  %51 = add nsw i32 %49, %19, !dbg !56
  %52 = sext i32 %51 to i64, !dbg !57
  %53 = getelementptr inbounds float, ptr %2, i64 %52, !dbg !57
  %54 = add nsw i32 %49, %20, !dbg !58
  %55 = sext i32 %54 to i64, !dbg !59
  %56 = getelementptr inbounds float, ptr %0, i64 %55, !dbg !59
  %57 = load float, ptr %56, align 4, !dbg !59, !tbaa !29
  %58 = atomicrmw fadd ptr %53, float %57 seq_cst, align 4, !dbg !60
  %59 = or disjoint i32 %49, 1, !dbg !61
  %60 = add nsw i32 %59, %19, !dbg !56
  %61 = sext i32 %60 to i64, !dbg !57
  %62 = getelementptr inbounds float, ptr %2, i64 %61, !dbg !57
  %63 = add nsw i32 %59, %20, !dbg !58
  %64 = sext i32 %63 to i64, !dbg !59
  %65 = getelementptr inbounds float, ptr %0, i64 %64, !dbg !59
  %66 = load float, ptr %65, align 4, !dbg !59, !tbaa !29
  %67 = atomicrmw fadd ptr %62, float %66 seq_cst, align 4, !dbg !60
  %68 = or disjoint i32 %49, 2, !dbg !61
  %69 = add nsw i32 %68, %19, !dbg !56
  %70 = sext i32 %69 to i64, !dbg !57
  %71 = getelementptr inbounds float, ptr %2, i64 %70, !dbg !57
  %72 = add nsw i32 %68, %20, !dbg !58
  %73 = sext i32 %72 to i64, !dbg !59
  %74 = getelementptr inbounds float, ptr %0, i64 %73, !dbg !59
  %75 = load float, ptr %74, align 4, !dbg !59, !tbaa !29
  %76 = atomicrmw fadd ptr %71, float %75 seq_cst, align 4, !dbg !60
  %77 = or disjoint i32 %49, 3, !dbg !61
  %78 = add nsw i32 %77, %19, !dbg !56
  %79 = sext i32 %78 to i64, !dbg !57
  %80 = getelementptr inbounds float, ptr %2, i64 %79, !dbg !57
  %81 = add nsw i32 %77, %20, !dbg !58
  %82 = sext i32 %81 to i64, !dbg !59
  %83 = getelementptr inbounds float, ptr %0, i64 %82, !dbg !59
  %84 = load float, ptr %83, align 4, !dbg !59, !tbaa !29
  %85 = atomicrmw fadd ptr %80, float %84 seq_cst, align 4, !dbg !60
  %86 = or disjoint i32 %49, 4, !dbg !61
  %87 = add nsw i32 %86, %19, !dbg !56
  %88 = sext i32 %87 to i64, !dbg !57
  %89 = getelementptr inbounds float, ptr %2, i64 %88, !dbg !57
  %90 = add nsw i32 %86, %20, !dbg !58
  %91 = sext i32 %90 to i64, !dbg !59
  %92 = getelementptr inbounds float, ptr %0, i64 %91, !dbg !59
  %93 = load float, ptr %92, align 4, !dbg !59, !tbaa !29
  %94 = atomicrmw fadd ptr %89, float %93 seq_cst, align 4, !dbg !60
  %95 = or disjoint i32 %49, 5, !dbg !61
  %96 = add nsw i32 %95, %19, !dbg !56
  %97 = sext i32 %96 to i64, !dbg !57
  %98 = getelementptr inbounds float, ptr %2, i64 %97, !dbg !57
  %99 = add nsw i32 %95, %20, !dbg !58
  %100 = sext i32 %99 to i64, !dbg !59
  %101 = getelementptr inbounds float, ptr %0, i64 %100, !dbg !59
  %102 = load float, ptr %101, align 4, !dbg !59, !tbaa !29
  %103 = atomicrmw fadd ptr %98, float %102 seq_cst, align 4, !dbg !60
  %104 = or disjoint i32 %49, 6, !dbg !61
  %105 = add nsw i32 %104, %19, !dbg !56
  %106 = sext i32 %105 to i64, !dbg !57
  %107 = getelementptr inbounds float, ptr %2, i64 %106, !dbg !57
  %108 = add nsw i32 %104, %20, !dbg !58
  %109 = sext i32 %108 to i64, !dbg !59
  %110 = getelementptr inbounds float, ptr %0, i64 %109, !dbg !59
  %111 = load float, ptr %110, align 4, !dbg !59, !tbaa !29
  %112 = atomicrmw fadd ptr %107, float %111 seq_cst, align 4, !dbg !60
  %113 = or disjoint i32 %49, 7, !dbg !61
  %114 = add nsw i32 %113, %19, !dbg !56
  %115 = sext i32 %114 to i64, !dbg !57
  %116 = getelementptr inbounds float, ptr %2, i64 %115, !dbg !57
  %117 = add nsw i32 %113, %20, !dbg !58
  %118 = sext i32 %117 to i64, !dbg !59
  %119 = getelementptr inbounds float, ptr %0, i64 %118, !dbg !59
  %120 = load float, ptr %119, align 4, !dbg !59, !tbaa !29
  %121 = atomicrmw fadd ptr %116, float %120 seq_cst, align 4, !dbg !60
  %122 = add nuw nsw i32 %49, 8, !dbg !61
  %123 = add i32 %50, 8, !dbg !55
  %124 = icmp eq i32 %123, %24, !dbg !55
  br i1 %124, label %25, label %48, !dbg !55, !llvm.loop !66

125:                                              ; preds = %6, %44
  ret void, !dbg !65
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "kmeans.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "assign", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 13, scope: !11)
!15 = !DILocation(line: 3, column: 26, scope: !11)
!16 = !DILocation(line: 3, column: 24, scope: !11)
!17 = !DILocation(line: 3, column: 39, scope: !11)
!18 = !DILocation(line: 3, column: 37, scope: !11)
!19 = !DILocation(line: 4, column: 11, scope: !11)
!20 = !DILocation(line: 7, column: 23, scope: !11)
!21 = !DILocation(line: 7, column: 5, scope: !11)
!22 = !DILocation(line: 9, column: 9, scope: !11)
!23 = !DILocation(line: 0, scope: !11)
!24 = !DILocation(line: 15, column: 5, scope: !11)
!25 = !DILocation(line: 15, column: 19, scope: !11)
!26 = !DILocation(line: 16, column: 1, scope: !11)
!27 = !DILocation(line: 10, column: 44, scope: !11)
!28 = !DILocation(line: 10, column: 23, scope: !11)
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !9, i64 0}
!31 = !DILocation(line: 10, column: 75, scope: !11)
!32 = !DILocation(line: 10, column: 51, scope: !11)
!33 = !DILocation(line: 10, column: 49, scope: !11)
!34 = !DILocation(line: 11, column: 20, scope: !11)
!35 = !DILocation(line: 11, column: 15, scope: !11)
!36 = !DILocation(line: 9, column: 41, scope: !11)
!37 = distinct !{!37, !38}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = !DILocation(line: 13, column: 15, scope: !11)
!40 = !DILocation(line: 7, column: 37, scope: !11)
!41 = distinct !{!41, !21, !42, !43}
!42 = !DILocation(line: 14, column: 5, scope: !11)
!43 = !{!"llvm.loop.mustprogress"}
!44 = distinct !{!44, !22, !45, !43}
!45 = !DILocation(line: 12, column: 9, scope: !11)
!46 = distinct !DISubprogram(name: "accumulate", scope: !1, file: !1, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = !DILocation(line: 18, column: 13, scope: !46)
!48 = !DILocation(line: 18, column: 26, scope: !46)
!49 = !DILocation(line: 18, column: 24, scope: !46)
!50 = !DILocation(line: 18, column: 39, scope: !46)
!51 = !DILocation(line: 18, column: 37, scope: !46)
!52 = !DILocation(line: 19, column: 11, scope: !46)
!53 = !DILocation(line: 20, column: 13, scope: !46)
!54 = !DILocation(line: 21, column: 23, scope: !46)
!55 = !DILocation(line: 21, column: 5, scope: !46)
!56 = !DILocation(line: 21, column: 71, scope: !46)
!57 = !DILocation(line: 21, column: 52, scope: !46)
!58 = !DILocation(line: 21, column: 98, scope: !46)
!59 = !DILocation(line: 21, column: 77, scope: !46)
!60 = !DILocation(line: 21, column: 41, scope: !46)
!61 = !DILocation(line: 21, column: 37, scope: !46)
!62 = distinct !{!62, !38}
!63 = !DILocation(line: 22, column: 16, scope: !46)
!64 = !DILocation(line: 22, column: 5, scope: !46)
!65 = !DILocation(line: 23, column: 1, scope: !46)
!66 = distinct !{!66, !55, !67, !43}
!67 = !DILocation(line: 21, column: 102, scope: !46)
