; ModuleID = 'maxpool.cu'
source_filename = "maxpool.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @maxpool(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #0 !dbg !11 {
  %10 = sub nsw i32 %5, %7, !dbg !14
  %11 = sdiv i32 %10, %8, !dbg !15
  %12 = add nsw i32 %11, 1, !dbg !16
  %13 = sub nsw i32 %6, %7, !dbg !17
  %14 = sdiv i32 %13, %8, !dbg !18
  %15 = add nsw i32 %14, 1, !dbg !19
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !20
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %18 = mul i32 %16, %17, !dbg !22
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  %20 = add i32 %18, %19, !dbg !24
  %21 = mul nsw i32 %4, %3, !dbg !25
  %22 = mul nsw i32 %21, %12, !dbg !26
  %23 = mul nsw i32 %22, %15, !dbg !27
  %24 = icmp slt i32 %20, %23, !dbg !28
  br i1 %24, label %25, label %152, !dbg !28

25:                                               ; preds = %9
  %26 = icmp sgt i32 %7, 0, !dbg !29
  br i1 %26, label %27, label %50, !dbg !30

27:                                               ; preds = %25
  %28 = sdiv i32 %20, %15, !dbg !31
  %29 = sdiv i32 %28, %12, !dbg !32
  %30 = mul i32 %29, %12, !dbg !33
  %31 = sub i32 %28, %30, !dbg !33
  %32 = mul i32 %28, %15, !dbg !34
  %33 = sub i32 %20, %32, !dbg !34
  %34 = mul nsw i32 %29, %5
  %35 = mul nsw i32 %31, %8
  %36 = add nsw i32 %34, %35
  %37 = mul nsw i32 %33, %8
  %38 = and i32 %7, 7
  %39 = icmp ult i32 %7, 8
  %40 = and i32 %7, 2147483640
  %41 = icmp eq i32 %38, 0
  %42 = icmp ne i32 %38, 0
  br label %43, !dbg !30

43:                                               ; preds = %27, %76
  %44 = phi i32 [ 0, %27 ], [ %79, %76 ]
  %45 = phi i32 [ -1, %27 ], [ %78, %76 ]
  %46 = phi float [ 0xC7EFF933C0000000, %27 ], [ %77, %76 ]
  %47 = add nsw i32 %36, %44
  %48 = mul nsw i32 %47, %6
  %49 = add nsw i32 %48, %37
  br i1 %39, label %57, label %81, !dbg !35

50:                                               ; preds = %76, %25
  %51 = phi float [ 0xC7EFF933C0000000, %25 ], [ %77, %76 ], !dbg !36
  %52 = phi i32 [ -1, %25 ], [ %78, %76 ], !dbg !37
  %53 = sext i32 %20 to i64, !dbg !38
  %54 = getelementptr inbounds float, ptr %1, i64 %53, !dbg !38
  store float %51, ptr %54, align 4, !dbg !39, !tbaa !40
  %55 = getelementptr inbounds i32, ptr %2, i64 %53, !dbg !42
  store i32 %52, ptr %55, align 4, !dbg !43, !tbaa !7
  br label %152, !dbg !44

56:                                               ; preds = %81
  br i1 %41, label %76, label %57, !dbg !35

57:                                               ; preds = %56, %43
  %58 = phi i32 [ 0, %43 ], [ %149, %56 ]
  %59 = phi i32 [ %45, %43 ], [ %148, %56 ]
  %60 = phi float [ %46, %43 ], [ %147, %56 ]
  tail call void @llvm.assume(i1 %42), !dbg !35
  br label %61, !dbg !35

61:                                               ; preds = %61, %57
  %62 = phi i32 [ %58, %57 ], [ %73, %61 ]
  %63 = phi i32 [ %59, %57 ], [ %72, %61 ]
  %64 = phi float [ %60, %57 ], [ %71, %61 ]
  %65 = phi i32 [ 0, %57 ], [ %74, %61 ]
  %66 = add nsw i32 %49, %62, !dbg !45
  %67 = sext i32 %66 to i64, !dbg !46
  %68 = getelementptr inbounds float, ptr %0, i64 %67, !dbg !46
  %69 = load float, ptr %68, align 4, !dbg !46, !tbaa !40
  %70 = fcmp contract ogt float %69, %64, !dbg !47
  %71 = select i1 %70, float %69, float %64, !dbg !47
  %72 = select i1 %70, i32 %66, i32 %63, !dbg !47
  %73 = add nuw nsw i32 %62, 1, !dbg !48
  %74 = add i32 %65, 1, !dbg !35
  %75 = icmp eq i32 %74, %38, !dbg !35
  br i1 %75, label %76, label %61, !dbg !35, !llvm.loop !49

76:                                               ; preds = %61, %56
  %77 = phi float [ %147, %56 ], [ %71, %61 ], !dbg !47
  %78 = phi i32 [ %148, %56 ], [ %72, %61 ], !dbg !47
  %79 = add nuw nsw i32 %44, 1, !dbg !51
  %80 = icmp eq i32 %79, %7, !dbg !29
  br i1 %80, label %50, label %43, !dbg !30, !llvm.loop !52

81:                                               ; preds = %43, %81
  %82 = phi i32 [ %149, %81 ], [ 0, %43 ]
  %83 = phi i32 [ %148, %81 ], [ %45, %43 ]
  %84 = phi float [ %147, %81 ], [ %46, %43 ]
  %85 = phi i32 [ %150, %81 ], [ 0, %43 ]
  %86 = add nsw i32 %49, %82, !dbg !45
  %87 = sext i32 %86 to i64, !dbg !46
  %88 = getelementptr inbounds float, ptr %0, i64 %87, !dbg !46
  %89 = load float, ptr %88, align 4, !dbg !46, !tbaa !40
  %90 = fcmp contract ogt float %89, %84, !dbg !47
  %91 = select i1 %90, float %89, float %84, !dbg !47
  %92 = select i1 %90, i32 %86, i32 %83, !dbg !47
  %93 = or disjoint i32 %82, 1, !dbg !48
  %94 = add nsw i32 %49, %93, !dbg !45
  %95 = sext i32 %94 to i64, !dbg !46
  %96 = getelementptr inbounds float, ptr %0, i64 %95, !dbg !46
  %97 = load float, ptr %96, align 4, !dbg !46, !tbaa !40
  %98 = fcmp contract ogt float %97, %91, !dbg !47
  %99 = select i1 %98, float %97, float %91, !dbg !47
  %100 = select i1 %98, i32 %94, i32 %92, !dbg !47
  %101 = or disjoint i32 %82, 2, !dbg !48
  %102 = add nsw i32 %49, %101, !dbg !45
  %103 = sext i32 %102 to i64, !dbg !46
  %104 = getelementptr inbounds float, ptr %0, i64 %103, !dbg !46
  %105 = load float, ptr %104, align 4, !dbg !46, !tbaa !40
  %106 = fcmp contract ogt float %105, %99, !dbg !47
  %107 = select i1 %106, float %105, float %99, !dbg !47
  %108 = select i1 %106, i32 %102, i32 %100, !dbg !47
  %109 = or disjoint i32 %82, 3, !dbg !48
  %110 = add nsw i32 %49, %109, !dbg !45
  %111 = sext i32 %110 to i64, !dbg !46
  %112 = getelementptr inbounds float, ptr %0, i64 %111, !dbg !46
  %113 = load float, ptr %112, align 4, !dbg !46, !tbaa !40
  %114 = fcmp contract ogt float %113, %107, !dbg !47
  %115 = select i1 %114, float %113, float %107, !dbg !47
  %116 = select i1 %114, i32 %110, i32 %108, !dbg !47
  %117 = or disjoint i32 %82, 4, !dbg !48
  %118 = add nsw i32 %49, %117, !dbg !45
  %119 = sext i32 %118 to i64, !dbg !46
  %120 = getelementptr inbounds float, ptr %0, i64 %119, !dbg !46
  %121 = load float, ptr %120, align 4, !dbg !46, !tbaa !40
  %122 = fcmp contract ogt float %121, %115, !dbg !47
  %123 = select i1 %122, float %121, float %115, !dbg !47
  %124 = select i1 %122, i32 %118, i32 %116, !dbg !47
  %125 = or disjoint i32 %82, 5, !dbg !48
  %126 = add nsw i32 %49, %125, !dbg !45
  %127 = sext i32 %126 to i64, !dbg !46
  %128 = getelementptr inbounds float, ptr %0, i64 %127, !dbg !46
  %129 = load float, ptr %128, align 4, !dbg !46, !tbaa !40
  %130 = fcmp contract ogt float %129, %123, !dbg !47
  %131 = select i1 %130, float %129, float %123, !dbg !47
  %132 = select i1 %130, i32 %126, i32 %124, !dbg !47
  %133 = or disjoint i32 %82, 6, !dbg !48
  %134 = add nsw i32 %49, %133, !dbg !45
  %135 = sext i32 %134 to i64, !dbg !46
  %136 = getelementptr inbounds float, ptr %0, i64 %135, !dbg !46
  %137 = load float, ptr %136, align 4, !dbg !46, !tbaa !40
  %138 = fcmp contract ogt float %137, %131, !dbg !47
  %139 = select i1 %138, float %137, float %131, !dbg !47
  %140 = select i1 %138, i32 %134, i32 %132, !dbg !47
  %141 = or disjoint i32 %82, 7, !dbg !48
  %142 = add nsw i32 %49, %141, !dbg !45
  %143 = sext i32 %142 to i64, !dbg !46
  %144 = getelementptr inbounds float, ptr %0, i64 %143, !dbg !46
  %145 = load float, ptr %144, align 4, !dbg !46, !tbaa !40
  %146 = fcmp contract ogt float %145, %139, !dbg !47
  %147 = select i1 %146, float %145, float %139, !dbg !47
  %148 = select i1 %146, i32 %142, i32 %140, !dbg !47
  %149 = add nuw nsw i32 %82, 8, !dbg !48
  %150 = add i32 %85, 8, !dbg !35
  %151 = icmp eq i32 %150, %40, !dbg !35
  br i1 %151, label %56, label %81, !dbg !35, !llvm.loop !55

152:                                              ; preds = %9, %50
  ret void, !dbg !44
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
!1 = !DIFile(filename: "maxpool.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "maxpool", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 17, scope: !11)
!15 = !DILocation(line: 2, column: 22, scope: !11)
!16 = !DILocation(line: 2, column: 26, scope: !11)
!17 = !DILocation(line: 2, column: 39, scope: !11)
!18 = !DILocation(line: 2, column: 44, scope: !11)
!19 = !DILocation(line: 2, column: 48, scope: !11)
!20 = !DILocation(line: 3, column: 15, scope: !11)
!21 = !DILocation(line: 3, column: 28, scope: !11)
!22 = !DILocation(line: 3, column: 26, scope: !11)
!23 = !DILocation(line: 3, column: 41, scope: !11)
!24 = !DILocation(line: 3, column: 39, scope: !11)
!25 = !DILocation(line: 4, column: 18, scope: !11)
!26 = !DILocation(line: 4, column: 22, scope: !11)
!27 = !DILocation(line: 4, column: 27, scope: !11)
!28 = !DILocation(line: 4, column: 13, scope: !11)
!29 = !DILocation(line: 7, column: 23, scope: !11)
!30 = !DILocation(line: 7, column: 5, scope: !11)
!31 = !DILocation(line: 5, column: 33, scope: !11)
!32 = !DILocation(line: 5, column: 58, scope: !11)
!33 = !DILocation(line: 5, column: 38, scope: !11)
!34 = !DILocation(line: 5, column: 18, scope: !11)
!35 = !DILocation(line: 7, column: 33, scope: !11)
!36 = !DILocation(line: 6, column: 11, scope: !11)
!37 = !DILocation(line: 6, column: 32, scope: !11)
!38 = !DILocation(line: 11, column: 5, scope: !11)
!39 = !DILocation(line: 11, column: 14, scope: !11)
!40 = !{!41, !41, i64 0}
!41 = !{!"float", !9, i64 0}
!42 = !DILocation(line: 11, column: 22, scope: !11)
!43 = !DILocation(line: 11, column: 31, scope: !11)
!44 = !DILocation(line: 12, column: 1, scope: !11)
!45 = !DILocation(line: 8, column: 53, scope: !11)
!46 = !DILocation(line: 9, column: 13, scope: !11)
!47 = !DILocation(line: 9, column: 20, scope: !11)
!48 = !DILocation(line: 7, column: 57, scope: !11)
!49 = distinct !{!49, !50}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 7, column: 29, scope: !11)
!52 = distinct !{!52, !30, !53, !54}
!53 = !DILocation(line: 10, column: 5, scope: !11)
!54 = !{!"llvm.loop.mustprogress"}
!55 = distinct !{!55, !35, !53, !54}
