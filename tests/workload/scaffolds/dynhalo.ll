; ModuleID = 'dynhalo.cu'
source_filename = "dynhalo.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@line = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6smoothPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %7 = mul i32 %5, %6, !dbg !16
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %9 = add i32 %7, %8, !dbg !18
  %10 = add i32 %3, %8, !dbg !19
  %11 = icmp slt i32 %9, %2, !dbg !20
  br i1 %11, label %12, label %16, !dbg !21

12:                                               ; preds = %4
  %13 = sext i32 %9 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !dbg !22, !tbaa !23
  br label %16, !dbg !21

16:                                               ; preds = %4, %12
  %17 = phi contract float [ %15, %12 ], [ 0.000000e+00, %4 ], !dbg !21
  %18 = sext i32 %10 to i64, !dbg !25
  %19 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @line to ptr), i64 %18, !dbg !25
  store float %17, ptr %19, align 4, !dbg !26, !tbaa !23
  %20 = icmp ult i32 %8, %3, !dbg !27
  br i1 %20, label %21, label %45, !dbg !27

21:                                               ; preds = %16
  %22 = sub nsw i32 %9, %3, !dbg !28
  %23 = add i32 %9, %6, !dbg !29
  %24 = icmp sgt i32 %22, -1, !dbg !30
  %25 = icmp slt i32 %22, %2
  %26 = and i1 %24, %25, !dbg !31
  br i1 %26, label %27, label %31, !dbg !31

27:                                               ; preds = %21
  %28 = zext nneg i32 %22 to i64
  %29 = getelementptr inbounds nuw float, ptr %0, i64 %28
  %30 = load float, ptr %29, align 4, !dbg !32, !tbaa !23
  br label %31, !dbg !33

31:                                               ; preds = %21, %27
  %32 = phi contract float [ %30, %27 ], [ 0.000000e+00, %21 ], !dbg !33
  %33 = zext nneg i32 %8 to i64, !dbg !34
  %34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @line to ptr), i64 %33, !dbg !34
  store float %32, ptr %34, align 4, !dbg !35, !tbaa !23
  %35 = icmp slt i32 %23, %2, !dbg !36
  br i1 %35, label %36, label %40, !dbg !37

36:                                               ; preds = %31
  %37 = sext i32 %23 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !dbg !38, !tbaa !23
  br label %40, !dbg !37

40:                                               ; preds = %31, %36
  %41 = phi contract float [ %39, %36 ], [ 0.000000e+00, %31 ], !dbg !37
  %42 = add i32 %10, %6, !dbg !39
  %43 = zext i32 %42 to i64, !dbg !40
  %44 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @line to ptr), i64 %43, !dbg !40
  store float %41, ptr %44, align 4, !dbg !41, !tbaa !23
  br label %45, !dbg !42

45:                                               ; preds = %40, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !43
  br i1 %11, label %46, label %127, !dbg !44

46:                                               ; preds = %45
  %47 = icmp slt i32 %3, 0, !dbg !45
  br i1 %47, label %73, label %48, !dbg !46

48:                                               ; preds = %46
  %49 = shl nuw i32 %3, 1, !dbg !46
  %50 = and i32 %49, 6, !dbg !46
  %51 = sub nsw i32 0, %3, !dbg !47
  br label %52, !dbg !46

52:                                               ; preds = %52, %48
  %53 = phi i32 [ %61, %52 ], [ %51, %48 ]
  %54 = phi float [ %60, %52 ], [ 0.000000e+00, %48 ]
  %55 = phi i32 [ %62, %52 ], [ 0, %48 ]
  %56 = add nsw i32 %53, %10, !dbg !48
  %57 = sext i32 %56 to i64, !dbg !49
  %58 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @line to ptr), i64 %57, !dbg !49
  %59 = load float, ptr %58, align 4, !dbg !49, !tbaa !23
  %60 = fadd contract float %54, %59, !dbg !50
  %61 = add i32 %53, 1, !dbg !51
  %62 = add i32 %55, 1, !dbg !46
  %63 = icmp eq i32 %55, %50, !dbg !46
  br i1 %63, label %64, label %52, !dbg !46, !llvm.loop !52

64:                                               ; preds = %52
  %65 = icmp ult i32 %3, 4, !dbg !46
  br i1 %65, label %73, label %66, !dbg !46

66:                                               ; preds = %64
  %67 = add i32 1, %10, !dbg !46
  %68 = add i32 2, %10, !dbg !46
  %69 = add i32 3, %10, !dbg !46
  %70 = add i32 4, %10, !dbg !46
  %71 = add i32 5, %10, !dbg !46
  %72 = add i32 6, %10, !dbg !46
  br label %81, !dbg !46

73:                                               ; preds = %64, %81, %46
  %74 = phi float [ 0.000000e+00, %46 ], [ %60, %64 ], [ %124, %81 ], !dbg !54
  %75 = shl nsw i32 %3, 1, !dbg !55
  %76 = or disjoint i32 %75, 1, !dbg !56
  %77 = sitofp i32 %76 to float, !dbg !57
  %78 = fdiv contract float %74, %77, !dbg !58
  %79 = sext i32 %9 to i64, !dbg !59
  %80 = getelementptr inbounds float, ptr %1, i64 %79, !dbg !59
  store float %78, ptr %80, align 4, !dbg !60, !tbaa !23
  br label %127, !dbg !61

81:                                               ; preds = %81, %66
  %82 = phi i32 [ %61, %66 ], [ %125, %81 ]
  %83 = phi float [ %60, %66 ], [ %124, %81 ]
  %84 = add nsw i32 %82, %10, !dbg !48
  %85 = sext i32 %84 to i64, !dbg !49
  %86 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @line to ptr), i64 %85, !dbg !49
  %87 = load float, ptr %86, align 4, !dbg !49, !tbaa !23
  %88 = fadd contract float %83, %87, !dbg !50
  %89 = add i32 %82, %67
  %90 = sext i32 %89 to i64, !dbg !49
  %91 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @line to ptr), i64 %90, !dbg !49
  %92 = load float, ptr %91, align 4, !dbg !49, !tbaa !23
  %93 = fadd contract float %88, %92, !dbg !50
  %94 = add i32 %82, %68
  %95 = sext i32 %94 to i64, !dbg !49
  %96 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @line to ptr), i64 %95, !dbg !49
  %97 = load float, ptr %96, align 4, !dbg !49, !tbaa !23
  %98 = fadd contract float %93, %97, !dbg !50
  %99 = add i32 %82, %69
  %100 = sext i32 %99 to i64, !dbg !49
  %101 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @line to ptr), i64 %100, !dbg !49
  %102 = load float, ptr %101, align 4, !dbg !49, !tbaa !23
  %103 = fadd contract float %98, %102, !dbg !50
  %104 = add i32 %82, %70
  %105 = sext i32 %104 to i64, !dbg !49
  %106 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @line to ptr), i64 %105, !dbg !49
  %107 = load float, ptr %106, align 4, !dbg !49, !tbaa !23
  %108 = fadd contract float %103, %107, !dbg !50
  %109 = add i32 %82, %71
  %110 = sext i32 %109 to i64, !dbg !49
  %111 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @line to ptr), i64 %110, !dbg !49
  %112 = load float, ptr %111, align 4, !dbg !49, !tbaa !23
  %113 = fadd contract float %108, %112, !dbg !50
  %114 = add i32 %82, %72
  %115 = sext i32 %114 to i64, !dbg !49
  %116 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @line to ptr), i64 %115, !dbg !49
  %117 = load float, ptr %116, align 4, !dbg !49, !tbaa !23
  %118 = fadd contract float %113, %117, !dbg !50
  %119 = add i32 %82, 7, !dbg !51
  %120 = add nsw i32 %119, %10, !dbg !48
  %121 = sext i32 %120 to i64, !dbg !49
  %122 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @line to ptr), i64 %121, !dbg !49
  %123 = load float, ptr %122, align 4, !dbg !49, !tbaa !23
  %124 = fadd contract float %118, %123, !dbg !50
  %125 = add i32 %82, 8, !dbg !51
  %126 = icmp eq i32 %119, %3, !dbg !45
  br i1 %126, label %73, label %81, !dbg !46, !llvm.loop !62

127:                                              ; preds = %45, %73
  ret void, !dbg !61
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "dynhalo.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "smooth", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 13, scope: !11)
!15 = !DILocation(line: 3, column: 26, scope: !11)
!16 = !DILocation(line: 3, column: 24, scope: !11)
!17 = !DILocation(line: 3, column: 39, scope: !11)
!18 = !DILocation(line: 3, column: 37, scope: !11)
!19 = !DILocation(line: 3, column: 68, scope: !11)
!20 = !DILocation(line: 4, column: 17, scope: !11)
!21 = !DILocation(line: 4, column: 15, scope: !11)
!22 = !DILocation(line: 4, column: 23, scope: !11)
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !9, i64 0}
!25 = !DILocation(line: 4, column: 5, scope: !11)
!26 = !DILocation(line: 4, column: 13, scope: !11)
!27 = !DILocation(line: 5, column: 21, scope: !11)
!28 = !DILocation(line: 6, column: 19, scope: !11)
!29 = !DILocation(line: 6, column: 35, scope: !11)
!30 = !DILocation(line: 7, column: 30, scope: !11)
!31 = !DILocation(line: 7, column: 35, scope: !11)
!32 = !DILocation(line: 7, column: 46, scope: !11)
!33 = !DILocation(line: 7, column: 28, scope: !11)
!34 = !DILocation(line: 7, column: 9, scope: !11)
!35 = !DILocation(line: 7, column: 26, scope: !11)
!36 = !DILocation(line: 8, column: 34, scope: !11)
!37 = !DILocation(line: 8, column: 32, scope: !11)
!38 = !DILocation(line: 8, column: 40, scope: !11)
!39 = !DILocation(line: 8, column: 16, scope: !11)
!40 = !DILocation(line: 8, column: 9, scope: !11)
!41 = !DILocation(line: 8, column: 30, scope: !11)
!42 = !DILocation(line: 9, column: 5, scope: !11)
!43 = !DILocation(line: 10, column: 5, scope: !11)
!44 = !DILocation(line: 11, column: 11, scope: !11)
!45 = !DILocation(line: 13, column: 29, scope: !11)
!46 = !DILocation(line: 13, column: 5, scope: !11)
!47 = !DILocation(line: 13, column: 18, scope: !11)
!48 = !DILocation(line: 13, column: 57, scope: !11)
!49 = !DILocation(line: 13, column: 50, scope: !11)
!50 = !DILocation(line: 13, column: 47, scope: !11)
!51 = !DILocation(line: 13, column: 41, scope: !11)
!52 = distinct !{!52, !53}
!53 = !{!"llvm.loop.unroll.disable"}
!54 = !DILocation(line: 0, scope: !11)
!55 = !DILocation(line: 14, column: 21, scope: !11)
!56 = !DILocation(line: 14, column: 30, scope: !11)
!57 = !DILocation(line: 14, column: 18, scope: !11)
!58 = !DILocation(line: 14, column: 16, scope: !11)
!59 = !DILocation(line: 14, column: 5, scope: !11)
!60 = !DILocation(line: 14, column: 12, scope: !11)
!61 = !DILocation(line: 15, column: 1, scope: !11)
!62 = distinct !{!62, !46, !63, !64}
!63 = !DILocation(line: 13, column: 60, scope: !11)
!64 = !{!"llvm.loop.mustprogress"}
