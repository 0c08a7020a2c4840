; ModuleID = 'pr.cu'
source_filename = "pr.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7l1_diffE1s = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pagerank(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, float noundef %6) local_unnamed_addr #0 !dbg !11 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %10 = mul i32 %8, %9, !dbg !16
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %12 = add i32 %10, %11, !dbg !18
  %13 = icmp slt i32 %12, %5, !dbg !19
  br i1 %13, label %14, label %129, !dbg !19

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64, !dbg !20
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !20
  %17 = load i32, ptr %16, align 4, !dbg !20, !tbaa !7
  %18 = getelementptr i8, ptr %16, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !7
  %20 = icmp slt i32 %17, %19, !dbg !21
  br i1 %20, label %21, label %53, !dbg !22

21:                                               ; preds = %14
  %22 = sub i32 %19, %17, !dbg !22
  %23 = and i32 %22, 3, !dbg !22
  %24 = icmp eq i32 %23, 0, !dbg !22
  br i1 %24, label %47, label %25, !dbg !22

25:                                               ; preds = %21, %42
  %26 = phi i32 [ %44, %42 ], [ %17, %21 ]
  %27 = phi float [ %43, %42 ], [ 0.000000e+00, %21 ]
  %28 = phi i32 [ %45, %42 ], [ 0, %21 ]
  %29 = sext i32 %26 to i64, !dbg !23
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !23
  %31 = load i32, ptr %30, align 4, !dbg !23, !tbaa !7
  %32 = sext i32 %31 to i64, !dbg !24
  %33 = getelementptr inbounds i32, ptr %2, i64 %32, !dbg !24
  %34 = load i32, ptr %33, align 4, !dbg !24, !tbaa !7
  %35 = icmp sgt i32 %34, 0, !dbg !25
  br i1 %35, label %36, label %42, !dbg !25

36:                                               ; preds = %25
  %37 = uitofp nneg i32 %34 to float
  %38 = getelementptr inbounds float, ptr %3, i64 %32
  %39 = load float, ptr %38, align 4, !dbg !26, !tbaa !27
  %40 = fdiv contract float %39, %37, !dbg !29
  %41 = fadd contract float %27, %40, !dbg !30
  br label %42, !dbg !31

42:                                               ; preds = %36, %25
  %43 = phi float [ %41, %36 ], [ %27, %25 ], !dbg !32
  %44 = add nsw i32 %26, 1, !dbg !33
  %45 = add i32 %28, 1, !dbg !22
  %46 = icmp eq i32 %45, %23, !dbg !22
  br i1 %46, label %47, label %25, !dbg !22, !llvm.loop !34

47:                                               ; preds = %42, %21
  %48 = phi float [ poison, %21 ], [ %43, %42 ]
  %49 = phi i32 [ %17, %21 ], [ %44, %42 ]
  %50 = phi float [ 0.000000e+00, %21 ], [ %43, %42 ]
  %51 = sub i32 %17, %19, !dbg !22
  %52 = icmp ugt i32 %51, -4, !dbg !22
  br i1 %52, label %53, label %61, !dbg !22

53:                                               ; preds = %47, %125, %14
  %54 = phi float [ 0.000000e+00, %14 ], [ %48, %47 ], [ %126, %125 ], !dbg !32
  %55 = fsub contract float 1.000000e+00, %6, !dbg !36
  %56 = sitofp i32 %5 to float, !dbg !37
  %57 = fdiv contract float %55, %56, !dbg !38
  %58 = fmul contract float %6, %54, !dbg !39
  %59 = fadd contract float %57, %58, !dbg !40
  %60 = getelementptr inbounds float, ptr %4, i64 %15, !dbg !41
  store float %59, ptr %60, align 4, !dbg !42, !tbaa !27
  br label %129, !dbg !43

61:                                               ; preds = %47, %125
  %62 = phi i32 [ %127, %125 ], [ %49, %47 ]
  %63 = phi float [ %126, %125 ], [ %50, %47 ]
  %64 = sext i32 %62 to i64, !dbg !23
  %65 = getelementptr inbounds i32, ptr %1, i64 %64, !dbg !23
  %66 = load i32, ptr %65, align 4, !dbg !23, !tbaa !7
  %67 = sext i32 %66 to i64, !dbg !24
  %68 = getelementptr inbounds i32, ptr %2, i64 %67, !dbg !24
  %69 = load i32, ptr %68, align 4, !dbg !24, !tbaa !7
  %70 = icmp sgt i32 %69, 0, !dbg !25
  br i1 %70, label %71, label %77, !dbg !25

71:                                               ; preds = %61
  %72 = uitofp nneg i32 %69 to float
  %73 = getelementptr inbounds float, ptr %3, i64 %67
  %74 = load float, ptr %73, align 4, !dbg !26, !tbaa !27
  %75 = fdiv contract float %74, %72, !dbg !29
  %76 = fadd contract float %63, %75, !dbg !30
  br label %77, !dbg !31

77:                                               ; preds = %71, %61
  %78 = phi float [ %76, %71 ], [ %63, %61 ], !dbg !32
  %79 = sext i32 %62 to i64, !dbg !23
  %80 = getelementptr i32, ptr %1, i64 %79, !dbg !23
  %81 = getelementptr i8, ptr %80, i64 4, !dbg !23
  %82 = load i32, ptr %81, align 4, !dbg !23, !tbaa !7
  %83 = sext i32 %82 to i64, !dbg !24
  %84 = getelementptr inbounds i32, ptr %2, i64 %83, !dbg !24
  %85 = load i32, ptr %84, align 4, !dbg !24, !tbaa !7
  %86 = icmp sgt i32 %85, 0, !dbg !25
  br i1 %86, label %87, label %93, !dbg !25

87:                                               ; preds = %77
  %88 = uitofp nneg i32 %85 to float
  %89 = getelementptr inbounds float, ptr %3, i64 %83
  %90 = load float, ptr %89, align 4, !dbg !26, !tbaa !27
  %91 = fdiv contract float %90, %88, !dbg !29
  %92 = fadd contract float %78, %91, !dbg !30
  br label %93, !dbg !31

93:                                               ; preds = %87, %77
  %94 = phi float [ %92, %87 ], [ %78, %77 ], !dbg !32
  %95 = sext i32 %62 to i64, !dbg !23
  %96 = getelementptr i32, ptr %1, i64 %95, !dbg !23
  %97 = getelementptr i8, ptr %96, i64 8, !dbg !23
  %98 = load i32, ptr %97, align 4, !dbg !23, !tbaa !7
  %99 = sext i32 %98 to i64, !dbg !24
  %100 = getelementptr inbounds i32, ptr %2, i64 %99, !dbg !24
  %101 = load i32, ptr %100, align 4, !dbg !24, !tbaa !7
  %102 = icmp sgt i32 %101, 0, !dbg !25
  br i1 %102, label %103, label %109, !dbg !25

103:                                              ; preds = %93
  %104 = uitofp nneg i32 %101 to float
  %105 = getelementptr inbounds float, ptr %3, i64 %99
  %106 = load float, ptr %105, align 4, !dbg !26, !tbaa !27
  %107 = fdiv contract float %106, %104, !dbg !29
  %108 = fadd contract float %94, %107, !dbg !30
  br label %109, !dbg !31

109:                                              ; preds = %103, %93
  %110 = phi float [ %108, %103 ], [ %94, %93 ], !dbg !32
  %111 = sext i32 %62 to i64, !dbg !23
  %112 = getelementptr i32, ptr %1, i64 %111, !dbg !23
  %113 = getelementptr i8, ptr %112, i64 12, !dbg !23
  %114 = load i32, ptr %113, align 4, !dbg !23, !tbaa !7
  %115 = sext i32 %114 to i64, !dbg !24
  %116 = getelementptr inbounds i32, ptr %2, i64 %115, !dbg !24
  %117 = load i32, ptr %116, align 4, !dbg !24, !tbaa !7
  %118 = icmp sgt i32 %117, 0, !dbg !25
  br i1 %118, label %119, label %125, !dbg !25

119:                                              ; preds = %109
  %120 = uitofp nneg i32 %117 to float
  %121 = getelementptr inbounds float, ptr %3, i64 %115
  %122 = load float, ptr %121, align 4, !dbg !26, !tbaa !27
  %123 = fdiv contract float %122, %120, !dbg !29
  %124 = fadd contract float %110, %123, !dbg !30
  br label %125, !dbg !31

125:                                              ; preds = %119, %109
  %126 = phi float [ %124, %119 ], [ %110, %109 ], !dbg !32
  %127 = add nsw i32 %62, 4, !dbg !33
  %128 = icmp eq i32 %127, %19, !dbg !21
  br i1 %128, label %53, label %61, !dbg !22, !llvm.loop !44

129:                                              ; preds = %7, %53
  ret void, !dbg !43
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @l1_diff(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !47 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !48
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !49
  %7 = mul i32 %5, %6, !dbg !50
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !51
  %9 = add i32 %7, %8, !dbg !52
  %10 = icmp slt i32 %9, %3, !dbg !53
  br i1 %10, label %11, label %19, !dbg !54

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = getelementptr inbounds float, ptr %0, i64 %12
  %15 = load float, ptr %14, align 4, !dbg !55, !tbaa !27
  %16 = load float, ptr %13, align 4, !dbg !56, !tbaa !27
  %17 = fsub contract float %15, %16, !dbg !57
  %18 = tail call contract noundef float @llvm.fabs.f32(float %17), !dbg !58
  br label %19, !dbg !54

19:                                               ; preds = %4, %11
  %20 = phi contract float [ %18, %11 ], [ 0.000000e+00, %4 ], !dbg !54
  %21 = zext nneg i32 %8 to i64, !dbg !59
  %22 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7l1_diffE1s to ptr), i64 %21, !dbg !59
  store float %20, ptr %22, align 4, !dbg !60, !tbaa !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !61
  %23 = icmp samesign ult i32 %8, 128, !dbg !62
  br i1 %23, label %24, label %31, !dbg !62

24:                                               ; preds = %19
  %25 = zext nneg i32 %8 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7l1_diffE1s to ptr), i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 512
  %28 = load float, ptr %27, align 4, !dbg !63, !tbaa !27
  %29 = load float, ptr %22, align 4, !dbg !64, !tbaa !27
  %30 = fadd contract float %28, %29, !dbg !64
  store float %30, ptr %22, align 4, !dbg !64, !tbaa !27
  br label %31, !dbg !65

31:                                               ; preds = %24, %19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !66
  %32 = icmp samesign ult i32 %8, 64, !dbg !62
  br i1 %32, label %33, label %40, !dbg !62

33:                                               ; preds = %31
  %34 = zext nneg i32 %8 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7l1_diffE1s to ptr), i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 256
  %37 = load float, ptr %36, align 4, !dbg !63, !tbaa !27
  %38 = load float, ptr %22, align 4, !dbg !64, !tbaa !27
  %39 = fadd contract float %37, %38, !dbg !64
  store float %39, ptr %22, align 4, !dbg !64, !tbaa !27
  br label %40, !dbg !65

40:                                               ; preds = %33, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !66
  %41 = icmp samesign ult i32 %8, 32, !dbg !62
  br i1 %41, label %42, label %49, !dbg !62

42:                                               ; preds = %40
  %43 = zext nneg i32 %8 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7l1_diffE1s to ptr), i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 128
  %46 = load float, ptr %45, align 4, !dbg !63, !tbaa !27
  %47 = load float, ptr %22, align 4, !dbg !64, !tbaa !27
  %48 = fadd contract float %46, %47, !dbg !64
  store float %48, ptr %22, align 4, !dbg !64, !tbaa !27
  br label %49, !dbg !65

49:                                               ; preds = %42, %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !66
  %50 = icmp samesign ult i32 %8, 16, !dbg !62
  br i1 %50, label %51, label %58, !dbg !62

51:                                               ; preds = %49
  %52 = zext nneg i32 %8 to i64
  %53 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7l1_diffE1s to ptr), i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 64
  %55 = load float, ptr %54, align 4, !dbg !63, !tbaa !27
  %56 = load float, ptr %22, align 4, !dbg !64, !tbaa !27
  %57 = fadd contract float %55, %56, !dbg !64
  store float %57, ptr %22, align 4, !dbg !64, !tbaa !27
  br label %58, !dbg !65

58:                                               ; preds = %51, %49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !66
  %59 = icmp samesign ult i32 %8, 8, !dbg !62
  br i1 %59, label %60, label %67, !dbg !62

60:                                               ; preds = %58
  %61 = zext nneg i32 %8 to i64
  %62 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7l1_diffE1s to ptr), i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %64 = load float, ptr %63, align 4, !dbg !63, !tbaa !27
  %65 = load float, ptr %22, align 4, !dbg !64, !tbaa !27
  %66 = fadd contract float %64, %65, !dbg !64
  store float %66, ptr %22, align 4, !dbg !64, !tbaa !27
  br label %67, !dbg !65

67:                                               ; preds = %60, %58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !66
  %68 = icmp samesign ult i32 %8, 4, !dbg !62
  br i1 %68, label %69, label %76, !dbg !62

69:                                               ; preds = %67
  %70 = zext nneg i32 %8 to i64
  %71 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7l1_diffE1s to ptr), i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %73 = load float, ptr %72, align 4, !dbg !63, !tbaa !27
  %74 = load float, ptr %22, align 4, !dbg !64, !tbaa !27
  %75 = fadd contract float %73, %74, !dbg !64
  store float %75, ptr %22, align 4, !dbg !64, !tbaa !27
  br label %76, !dbg !65

76:                                               ; preds = %69, %67
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !66
  %77 = icmp samesign ult i32 %8, 2, !dbg !62
  br i1 %77, label %78, label %85, !dbg !62

78:                                               ; preds = %76
  %79 = zext nneg i32 %8 to i64
  %80 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7l1_diffE1s to ptr), i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %82 = load float, ptr %81, align 4, !dbg !63, !tbaa !27
  %83 = load float, ptr %22, align 4, !dbg !64, !tbaa !27
  %84 = fadd contract float %82, %83, !dbg !64
  store float %84, ptr %22, align 4, !dbg !64, !tbaa !27
  br label %85, !dbg !65

85:                                               ; preds = %78, %76
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !66
  %86 = icmp eq i32 %8, 0, !dbg !62
  br i1 %86, label %87, label %91, !dbg !62

87:                                               ; preds = %85
  %88 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7l1_diffE1s to ptr), i64 4), align 4, !dbg !63, !tbaa !27
  %89 = load float, ptr %22, align 4, !dbg !64, !tbaa !27
  %90 = fadd contract float %88, %89, !dbg !64
  store float %90, ptr %22, align 4, !dbg !64, !tbaa !27
  br label %91, !dbg !65

91:                                               ; preds = %87, %85
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !66
  %92 = icmp eq i32 %8, 0, !dbg !67
  br i1 %92, label %93, label %96, !dbg !67

93:                                               ; preds = %91
  %94 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7l1_diffE1s to ptr), align 4, !dbg !68, !tbaa !27
  %95 = atomicrmw fadd ptr %2, float %94 seq_cst, align 4, !dbg !69
  br label %96, !dbg !69

96:                                               ; preds = %93, %91
  ret void, !dbg !70
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pr.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "pagerank", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 13, scope: !11)
!15 = !DILocation(line: 2, column: 26, scope: !11)
!16 = !DILocation(line: 2, column: 24, scope: !11)
!17 = !DILocation(line: 2, column: 39, scope: !11)
!18 = !DILocation(line: 2, column: 37, scope: !11)
!19 = !DILocation(line: 3, column: 11, scope: !11)
!20 = !DILocation(line: 5, column: 18, scope: !11)
!21 = !DILocation(line: 5, column: 35, scope: !11)
!22 = !DILocation(line: 5, column: 5, scope: !11)
!23 = !DILocation(line: 5, column: 71, scope: !11)
!24 = !DILocation(line: 5, column: 92, scope: !11)
!25 = !DILocation(line: 5, column: 106, scope: !11)
!26 = !DILocation(line: 5, column: 118, scope: !11)
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !9, i64 0}
!29 = !DILocation(line: 5, column: 126, scope: !11)
!30 = !DILocation(line: 5, column: 115, scope: !11)
!31 = !DILocation(line: 5, column: 111, scope: !11)
!32 = !DILocation(line: 0, scope: !11)
!33 = !DILocation(line: 5, column: 56, scope: !11)
!34 = distinct !{!34, !35}
!35 = !{!"llvm.loop.unroll.disable"}
!36 = !DILocation(line: 6, column: 21, scope: !11)
!37 = !DILocation(line: 6, column: 34, scope: !11)
!38 = !DILocation(line: 6, column: 32, scope: !11)
!39 = !DILocation(line: 6, column: 54, scope: !11)
!40 = !DILocation(line: 6, column: 44, scope: !11)
!41 = !DILocation(line: 6, column: 5, scope: !11)
!42 = !DILocation(line: 6, column: 13, scope: !11)
!43 = !DILocation(line: 7, column: 1, scope: !11)
!44 = distinct !{!44, !22, !45, !46}
!45 = !DILocation(line: 5, column: 143, scope: !11)
!46 = !{!"llvm.loop.mustprogress"}
!47 = distinct !DISubprogram(name: "l1_diff", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = !DILocation(line: 10, column: 13, scope: !47)
!49 = !DILocation(line: 10, column: 26, scope: !47)
!50 = !DILocation(line: 10, column: 24, scope: !47)
!51 = !DILocation(line: 10, column: 39, scope: !47)
!52 = !DILocation(line: 10, column: 37, scope: !47)
!53 = !DILocation(line: 11, column: 24, scope: !47)
!54 = !DILocation(line: 11, column: 22, scope: !47)
!55 = !DILocation(line: 11, column: 44, scope: !47)
!56 = !DILocation(line: 11, column: 54, scope: !47)
!57 = !DILocation(line: 11, column: 52, scope: !47)
!58 = !DILocation(line: 11, column: 38, scope: !47)
!59 = !DILocation(line: 11, column: 5, scope: !47)
!60 = !DILocation(line: 11, column: 20, scope: !47)
!61 = !DILocation(line: 12, column: 5, scope: !47)
!62 = !DILocation(line: 13, column: 57, scope: !47)
!63 = !DILocation(line: 13, column: 80, scope: !47)
!64 = !DILocation(line: 13, column: 77, scope: !47)
!65 = !DILocation(line: 13, column: 62, scope: !47)
!66 = !DILocation(line: 13, column: 100, scope: !47)
!67 = !DILocation(line: 14, column: 21, scope: !47)
!68 = !DILocation(line: 14, column: 43, scope: !47)
!69 = !DILocation(line: 14, column: 27, scope: !47)
!70 = !DILocation(line: 15, column: 1, scope: !47)
