; ModuleID = 'transpose.cu'
source_filename = "transpose.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9transposePfPKfiiE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9transposePfPKfii(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = shl i32 %5, 5, !dbg !15
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !16
  %8 = add i32 %6, %7, !dbg !17
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !18
  %10 = shl nuw nsw i32 %9, 5, !dbg !19
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !20
  %12 = add nuw nsw i32 %10, %11, !dbg !21
  %13 = icmp slt i32 %8, %2
  %14 = zext nneg i32 %7 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9transposePfPKfiiE4tile to ptr), i64 %14, !dbg !22
  %16 = icmp slt i32 %12, %3
  %17 = select i1 %13, i1 %16, i1 false, !dbg !23
  br i1 %17, label %18, label %26, !dbg !23

18:                                               ; preds = %4
  %19 = mul nsw i32 %12, %2, !dbg !24
  %20 = add nsw i32 %19, %8, !dbg !25
  %21 = sext i32 %20 to i64, !dbg !26
  %22 = getelementptr inbounds float, ptr %1, i64 %21, !dbg !26
  %23 = load float, ptr %22, align 4, !dbg !26, !tbaa !27
  %24 = zext nneg i32 %11 to i64, !dbg !29
  %25 = getelementptr inbounds nuw [33 x float], ptr %15, i64 %24, !dbg !29
  store float %23, ptr %25, align 4, !dbg !30, !tbaa !27
  br label %26, !dbg !29

26:                                               ; preds = %4, %18
  br i1 %13, label %27, label %63, !dbg !23

27:                                               ; preds = %26
  %28 = add nuw nsw i32 %12, 8, !dbg !31
  %29 = icmp slt i32 %28, %3, !dbg !32
  br i1 %29, label %30, label %39, !dbg !23

30:                                               ; preds = %27
  %31 = mul nsw i32 %28, %2, !dbg !24
  %32 = add nsw i32 %31, %8, !dbg !25
  %33 = sext i32 %32 to i64, !dbg !26
  %34 = getelementptr inbounds float, ptr %1, i64 %33, !dbg !26
  %35 = load float, ptr %34, align 4, !dbg !26, !tbaa !27
  %36 = zext nneg i32 %11 to i64, !dbg !29
  %37 = getelementptr inbounds nuw [33 x float], ptr %15, i64 %36, !dbg !29
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 1056, !dbg !29
  store float %35, ptr %38, align 4, !dbg !30, !tbaa !27
  br label %39, !dbg !29

39:                                               ; preds = %27, %30
  %40 = add nuw nsw i32 %12, 16, !dbg !31
  %41 = icmp slt i32 %40, %3, !dbg !32
  br i1 %41, label %42, label %51, !dbg !23

42:                                               ; preds = %39
  %43 = mul nsw i32 %40, %2, !dbg !24
  %44 = add nsw i32 %43, %8, !dbg !25
  %45 = sext i32 %44 to i64, !dbg !26
  %46 = getelementptr inbounds float, ptr %1, i64 %45, !dbg !26
  %47 = load float, ptr %46, align 4, !dbg !26, !tbaa !27
  %48 = zext nneg i32 %11 to i64, !dbg !29
  %49 = getelementptr inbounds nuw [33 x float], ptr %15, i64 %48, !dbg !29
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 2112, !dbg !29
  store float %47, ptr %50, align 4, !dbg !30, !tbaa !27
  br label %51, !dbg !29

51:                                               ; preds = %39, %42
  %52 = add nuw nsw i32 %12, 24, !dbg !31
  %53 = icmp slt i32 %52, %3, !dbg !32
  br i1 %53, label %54, label %63, !dbg !23

54:                                               ; preds = %51
  %55 = mul nsw i32 %52, %2, !dbg !24
  %56 = add nsw i32 %55, %8, !dbg !25
  %57 = sext i32 %56 to i64, !dbg !26
  %58 = getelementptr inbounds float, ptr %1, i64 %57, !dbg !26
  %59 = load float, ptr %58, align 4, !dbg !26, !tbaa !27
  %60 = zext nneg i32 %11 to i64, !dbg !29
  %61 = getelementptr inbounds nuw [33 x float], ptr %15, i64 %60, !dbg !29
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 3168, !dbg !29
  store float %59, ptr %62, align 4, !dbg !30, !tbaa !27
  br label %63, !dbg !29

63:                                               ; preds = %26, %54, %51
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !33
  %64 = add nuw nsw i32 %10, %7, !dbg !34
  %65 = add i32 %6, %11, !dbg !35
  %66 = icmp slt i32 %64, %3
  %67 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposePfPKfiiE4tile to ptr), i64 %14
  %68 = icmp slt i32 %65, %2
  %69 = and i1 %66, %68, !dbg !36
  br i1 %69, label %70, label %78, !dbg !36

70:                                               ; preds = %63
  %71 = zext nneg i32 %11 to i64, !dbg !37
  %72 = getelementptr inbounds nuw float, ptr %67, i64 %71, !dbg !37
  %73 = load float, ptr %72, align 4, !dbg !37, !tbaa !27
  %74 = mul nsw i32 %65, %3, !dbg !38
  %75 = add nsw i32 %74, %64, !dbg !39
  %76 = sext i32 %75 to i64, !dbg !40
  %77 = getelementptr inbounds float, ptr %0, i64 %76, !dbg !40
  store float %73, ptr %77, align 4, !dbg !41, !tbaa !27
  br label %78, !dbg !40

78:                                               ; preds = %63, %70
  br i1 %66, label %79, label %115, !dbg !36

79:                                               ; preds = %78
  %80 = add nsw i32 %65, 8, !dbg !42
  %81 = icmp slt i32 %80, %2, !dbg !43
  br i1 %81, label %82, label %91, !dbg !36

82:                                               ; preds = %79
  %83 = zext nneg i32 %11 to i64, !dbg !37
  %84 = getelementptr inbounds nuw float, ptr %67, i64 %83, !dbg !37
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 32, !dbg !37
  %86 = load float, ptr %85, align 4, !dbg !37, !tbaa !27
  %87 = mul nsw i32 %80, %3, !dbg !38
  %88 = add nsw i32 %87, %64, !dbg !39
  %89 = sext i32 %88 to i64, !dbg !40
  %90 = getelementptr inbounds float, ptr %0, i64 %89, !dbg !40
  store float %86, ptr %90, align 4, !dbg !41, !tbaa !27
  br label %91, !dbg !40

91:                                               ; preds = %79, %82
  %92 = add nsw i32 %65, 16, !dbg !42
  %93 = icmp slt i32 %92, %2, !dbg !43
  br i1 %93, label %94, label %103, !dbg !36

94:                                               ; preds = %91
  %95 = zext nneg i32 %11 to i64, !dbg !37
  %96 = getelementptr inbounds nuw float, ptr %67, i64 %95, !dbg !37
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 64, !dbg !37
  %98 = load float, ptr %97, align 4, !dbg !37, !tbaa !27
  %99 = mul nsw i32 %92, %3, !dbg !38
  %100 = add nsw i32 %99, %64, !dbg !39
  %101 = sext i32 %100 to i64, !dbg !40
  %102 = getelementptr inbounds float, ptr %0, i64 %101, !dbg !40
  store float %98, ptr %102, align 4, !dbg !41, !tbaa !27
  br label %103, !dbg !40

103:                                              ; preds = %91, %94
  %104 = add nsw i32 %65, 24, !dbg !42
  %105 = icmp slt i32 %104, %2, !dbg !43
  br i1 %105, label %106, label %115, !dbg !36

106:                                              ; preds = %103
  %107 = zext nneg i32 %11 to i64, !dbg !37
  %108 = getelementptr inbounds nuw float, ptr %67, i64 %107, !dbg !37
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 96, !dbg !37
  %110 = load float, ptr %109, align 4, !dbg !37, !tbaa !27
  %111 = mul nsw i32 %104, %3, !dbg !38
  %112 = add nsw i32 %111, %64, !dbg !39
  %113 = sext i32 %112 to i64, !dbg !40
  %114 = getelementptr inbounds float, ptr %0, i64 %113, !dbg !40
  store float %110, ptr %114, align 4, !dbg !41, !tbaa !27
  br label %115, !dbg !40

115:                                              ; preds = %78, %106, %103
  ret void, !dbg !44
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
!1 = !DIFile(filename: "transpose.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "transpose", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 5, column: 13, scope: !11)
!15 = !DILocation(line: 5, column: 24, scope: !11)
!16 = !DILocation(line: 5, column: 33, scope: !11)
!17 = !DILocation(line: 5, column: 31, scope: !11)
!18 = !DILocation(line: 5, column: 50, scope: !11)
!19 = !DILocation(line: 5, column: 61, scope: !11)
!20 = !DILocation(line: 5, column: 70, scope: !11)
!21 = !DILocation(line: 5, column: 68, scope: !11)
!22 = !DILocation(line: 6, column: 5, scope: !11)
!23 = !DILocation(line: 7, column: 23, scope: !11)
!24 = !DILocation(line: 7, column: 90, scope: !11)
!25 = !DILocation(line: 7, column: 98, scope: !11)
!26 = !DILocation(line: 7, column: 79, scope: !11)
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !9, i64 0}
!29 = !DILocation(line: 7, column: 42, scope: !11)
!30 = !DILocation(line: 7, column: 77, scope: !11)
!31 = !DILocation(line: 7, column: 28, scope: !11)
!32 = !DILocation(line: 7, column: 32, scope: !11)
!33 = !DILocation(line: 8, column: 5, scope: !11)
!34 = !DILocation(line: 9, column: 27, scope: !11)
!35 = !DILocation(line: 10, column: 27, scope: !11)
!36 = !DILocation(line: 12, column: 24, scope: !11)
!37 = !DILocation(line: 12, column: 70, scope: !11)
!38 = !DILocation(line: 12, column: 54, scope: !11)
!39 = !DILocation(line: 12, column: 63, scope: !11)
!40 = !DILocation(line: 12, column: 42, scope: !11)
!41 = !DILocation(line: 12, column: 68, scope: !11)
!42 = !DILocation(line: 12, column: 29, scope: !11)
!43 = !DILocation(line: 12, column: 33, scope: !11)
!44 = !DILocation(line: 13, column: 1, scope: !11)
