; ModuleID = 'constants.cu'
source_filename = "constants.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@filter = dso_local addrspace(4) externally_initialized constant [17 x float] zeroinitializer, align 4
@radius = dso_local addrspace(4) externally_initialized constant i32 0, align 4
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @filter to ptr), ptr addrspacecast (ptr addrspace(4) @radius to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8convolvePKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %6 = mul i32 %4, %5, !dbg !16
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %8 = add i32 %6, %7, !dbg !18
  %9 = icmp slt i32 %8, %2, !dbg !19
  br i1 %9, label %10, label %77, !dbg !19

10:                                               ; preds = %3
  %11 = load i32, ptr addrspacecast (ptr addrspace(4) @radius to ptr), align 4, !dbg !20, !tbaa !7
  %12 = icmp slt i32 %11, 0, !dbg !21
  br i1 %12, label %33, label %13, !dbg !22

13:                                               ; preds = %10
  %14 = sub nsw i32 %8, %11, !dbg !23
  %15 = icmp sgt i32 %14, -1, !dbg !24
  %16 = icmp slt i32 %14, %2
  %17 = and i1 %15, %16, !dbg !25
  br i1 %17, label %18, label %29, !dbg !25

18:                                               ; preds = %13
  %19 = sub nsw i32 8, %11, !dbg !26
  %20 = srem i32 %19, 17, !dbg !27
  %21 = sext i32 %20 to i64, !dbg !28
  %22 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(4) @filter to ptr), i64 %21, !dbg !28
  %23 = load float, ptr %22, align 4, !dbg !28, !tbaa !29
  %24 = zext nneg i32 %14 to i64, !dbg !31
  %25 = getelementptr inbounds nuw float, ptr %0, i64 %24, !dbg !31
  %26 = load float, ptr %25, align 4, !dbg !31, !tbaa !29
  %27 = fmul contract float %23, %26, !dbg !32
  %28 = fadd contract float %27, 0.000000e+00, !dbg !33
  br label %29, !dbg !34

29:                                               ; preds = %18, %13
  %30 = phi float [ %28, %18 ], [ 0.000000e+00, %13 ], !dbg !35
  %31 = sub nsw i32 1, %11, !dbg !36
  %32 = icmp eq i32 %11, 0, !dbg !22
  br i1 %32, label %33, label %37, !dbg !22

33:                                               ; preds = %29, %73, %10
  %34 = phi float [ 0.000000e+00, %10 ], [ %30, %29 ], [ %74, %73 ], !dbg !35
  %35 = sext i32 %8 to i64, !dbg !37
  %36 = getelementptr inbounds float, ptr %1, i64 %35, !dbg !37
  store float %34, ptr %36, align 4, !dbg !38, !tbaa !29
  br label %77, !dbg !39

37:                                               ; preds = %29, %73
  %38 = phi i32 [ %75, %73 ], [ %31, %29 ]
  %39 = phi float [ %74, %73 ], [ %30, %29 ]
  %40 = add nsw i32 %38, %8, !dbg !23
  %41 = icmp sgt i32 %40, -1, !dbg !24
  %42 = icmp slt i32 %40, %2
  %43 = and i1 %41, %42, !dbg !25
  br i1 %43, label %44, label %55, !dbg !25

44:                                               ; preds = %37
  %45 = add nsw i32 %38, 8, !dbg !26
  %46 = srem i32 %45, 17, !dbg !27
  %47 = sext i32 %46 to i64, !dbg !28
  %48 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(4) @filter to ptr), i64 %47, !dbg !28
  %49 = load float, ptr %48, align 4, !dbg !28, !tbaa !29
  %50 = zext nneg i32 %40 to i64, !dbg !31
  %51 = getelementptr inbounds nuw float, ptr %0, i64 %50, !dbg !31
  %52 = load float, ptr %51, align 4, !dbg !31, !tbaa !29
  %53 = fmul contract float %49, %52, !dbg !32
  %54 = fadd contract float %39, %53, !dbg !33
  br label %55, !dbg !34

55:                                               ; preds = %44, %37
  %56 = phi float [ %54, %44 ], [ %39, %37 ], !dbg !35
  %57 = add i32 %38, 1, !dbg !36
  %58 = add nsw i32 %57, %8, !dbg !23
  %59 = icmp sgt i32 %58, -1, !dbg !24
  %60 = icmp slt i32 %58, %2
  %61 = and i1 %59, %60, !dbg !25
  br i1 %61, label %62, label %73, !dbg !25

62:                                               ; preds = %55
  %63 = add i32 %38, 9, !dbg !26
  %64 = srem i32 %63, 17, !dbg !27
  %65 = sext i32 %64 to i64, !dbg !28
  %66 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(4) @filter to ptr), i64 %65, !dbg !28
  %67 = load float, ptr %66, align 4, !dbg !28, !tbaa !29
  %68 = zext nneg i32 %58 to i64, !dbg !31
  %69 = getelementptr inbounds nuw float, ptr %0, i64 %68, !dbg !31
  %70 = load float, ptr %69, align 4, !dbg !31, !tbaa !29
  %71 = fmul contract float %67, %70, !dbg !32
  %72 = fadd contract float %56, %71, !dbg !33
  br label %73, !dbg !34

73:                                               ; preds = %62, %55
  %74 = phi float [ %72, %62 ], [ %56, %55 ], !dbg !35
  %75 = add i32 %38, 2, !dbg !36
  %76 = icmp eq i32 %57, %11, !dbg !21
  br i1 %76, label %33, label %37, !dbg !22, !llvm.loop !40

77:                                               ; preds = %3, %33
  ret void, !dbg !39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "constants.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "convolve", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 4, column: 13, scope: !11)
!15 = !DILocation(line: 4, column: 26, scope: !11)
!16 = !DILocation(line: 4, column: 24, scope: !11)
!17 = !DILocation(line: 4, column: 39, scope: !11)
!18 = !DILocation(line: 4, column: 37, scope: !11)
!19 = !DILocation(line: 5, column: 11, scope: !11)
!20 = !DILocation(line: 7, column: 19, scope: !11)
!21 = !DILocation(line: 7, column: 29, scope: !11)
!22 = !DILocation(line: 7, column: 5, scope: !11)
!23 = !DILocation(line: 8, column: 19, scope: !11)
!24 = !DILocation(line: 9, column: 15, scope: !11)
!25 = !DILocation(line: 9, column: 20, scope: !11)
!26 = !DILocation(line: 9, column: 52, scope: !11)
!27 = !DILocation(line: 9, column: 57, scope: !11)
!28 = !DILocation(line: 9, column: 42, scope: !11)
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !9, i64 0}
!31 = !DILocation(line: 9, column: 65, scope: !11)
!32 = !DILocation(line: 9, column: 63, scope: !11)
!33 = !DILocation(line: 9, column: 39, scope: !11)
!34 = !DILocation(line: 9, column: 35, scope: !11)
!35 = !DILocation(line: 0, scope: !11)
!36 = !DILocation(line: 7, column: 41, scope: !11)
!37 = !DILocation(line: 11, column: 5, scope: !11)
!38 = !DILocation(line: 11, column: 15, scope: !11)
!39 = !DILocation(line: 12, column: 1, scope: !11)
!40 = distinct !{!40, !22, !41, !42}
!41 = !DILocation(line: 10, column: 5, scope: !11)
!42 = !{!"llvm.loop.mustprogress"}
