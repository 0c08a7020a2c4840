; ModuleID = 'heat_flags.cu'
source_filename = "heat_flags.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5relaxPKfPfPiiiif(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #0 !dbg !11 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %10 = mul i32 %8, %9, !dbg !16
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %12 = add i32 %10, %11, !dbg !18
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !19
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !20
  %15 = mul nuw nsw i32 %13, %14, !dbg !21
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !22
  %17 = add nuw nsw i32 %15, %16, !dbg !23
  %18 = icmp slt i32 %12, %3, !dbg !24
  %19 = icmp slt i32 %17, %4
  %20 = and i1 %18, %19, !dbg !25
  br i1 %20, label %21, label %58, !dbg !25

21:                                               ; preds = %7
  %22 = add nsw i32 %12, 1, !dbg !26
  %23 = icmp eq i32 %5, 0, !dbg !27
  br i1 %23, label %29, label %24, !dbg !27

24:                                               ; preds = %21
  %25 = add nsw i32 %3, -1, !dbg !28
  %26 = add i32 %25, %12, !dbg !29
  %27 = srem i32 %26, %3, !dbg !30
  %28 = srem i32 %22, %3, !dbg !31
  br label %34, !dbg !32

29:                                               ; preds = %21
  %30 = tail call i32 @llvm.smax.i32(i32 %12, i32 1), !dbg !33
  %31 = add nsw i32 %30, -1, !dbg !33
  %32 = add nsw i32 %3, -1, !dbg !34
  %33 = tail call noundef i32 @llvm.smin.i32(i32 range(i32 -2147483647, -2147483648) %22, i32 range(i32 -2147483648, 2147483647) %32), !dbg !35
  br label %34

34:                                               ; preds = %29, %24
  %35 = phi i32 [ %27, %24 ], [ %31, %29 ], !dbg !36
  %36 = phi i32 [ %28, %24 ], [ %33, %29 ], !dbg !36
  %37 = mul nsw i32 %3, %17, !dbg !37
  %38 = add nsw i32 %35, %37, !dbg !38
  %39 = sext i32 %38 to i64, !dbg !39
  %40 = getelementptr inbounds float, ptr %0, i64 %39, !dbg !39
  %41 = load float, ptr %40, align 4, !dbg !39, !tbaa !40
  %42 = add nsw i32 %36, %37, !dbg !42
  %43 = sext i32 %42 to i64, !dbg !43
  %44 = getelementptr inbounds float, ptr %0, i64 %43, !dbg !43
  %45 = load float, ptr %44, align 4, !dbg !43, !tbaa !40
  %46 = fadd contract float %41, %45, !dbg !44
  %47 = fmul contract float %46, 5.000000e-01, !dbg !45
  %48 = add nsw i32 %37, %12, !dbg !46
  %49 = sext i32 %48 to i64, !dbg !47
  %50 = getelementptr inbounds float, ptr %0, i64 %49, !dbg !47
  %51 = load float, ptr %50, align 4, !dbg !47, !tbaa !40
  %52 = fsub contract float %47, %51, !dbg !48
  %53 = tail call contract noundef float @llvm.fabs.f32(float %52), !dbg !49
  %54 = fcmp contract ogt float %53, %6, !dbg !50
  br i1 %54, label %55, label %56, !dbg !50

55:                                               ; preds = %34
  store i32 1, ptr %2, align 4, !dbg !51, !tbaa !7
  br label %56, !dbg !52

56:                                               ; preds = %55, %34
  %57 = getelementptr inbounds float, ptr %1, i64 %49, !dbg !53
  store float %47, ptr %57, align 4, !dbg !54, !tbaa !40
  br label %58, !dbg !55

58:                                               ; preds = %7, %56
  ret void, !dbg !55
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "heat_flags.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "relax", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 13, scope: !11)
!15 = !DILocation(line: 3, column: 26, scope: !11)
!16 = !DILocation(line: 3, column: 24, scope: !11)
!17 = !DILocation(line: 3, column: 39, scope: !11)
!18 = !DILocation(line: 3, column: 37, scope: !11)
!19 = !DILocation(line: 3, column: 56, scope: !11)
!20 = !DILocation(line: 3, column: 69, scope: !11)
!21 = !DILocation(line: 3, column: 67, scope: !11)
!22 = !DILocation(line: 3, column: 82, scope: !11)
!23 = !DILocation(line: 3, column: 80, scope: !11)
!24 = !DILocation(line: 4, column: 11, scope: !11)
!25 = !DILocation(line: 4, column: 17, scope: !11)
!26 = !DILocation(line: 5, column: 26, scope: !11)
!27 = !DILocation(line: 6, column: 9, scope: !11)
!28 = !DILocation(line: 6, column: 28, scope: !11)
!29 = !DILocation(line: 6, column: 33, scope: !11)
!30 = !DILocation(line: 6, column: 38, scope: !11)
!31 = !DILocation(line: 6, column: 56, scope: !11)
!32 = !DILocation(line: 6, column: 62, scope: !11)
!33 = !DILocation(line: 7, column: 16, scope: !11)
!34 = !DILocation(line: 7, column: 41, scope: !11)
!35 = !DILocation(line: 7, column: 31, scope: !11)
!36 = !DILocation(line: 0, scope: !11)
!37 = !DILocation(line: 8, column: 27, scope: !11)
!38 = !DILocation(line: 8, column: 32, scope: !11)
!39 = !DILocation(line: 8, column: 23, scope: !11)
!40 = !{!41, !41, i64 0}
!41 = !{!"float", !9, i64 0}
!42 = !DILocation(line: 8, column: 48, scope: !11)
!43 = !DILocation(line: 8, column: 39, scope: !11)
!44 = !DILocation(line: 8, column: 37, scope: !11)
!45 = !DILocation(line: 8, column: 20, scope: !11)
!46 = !DILocation(line: 9, column: 28, scope: !11)
!47 = !DILocation(line: 9, column: 19, scope: !11)
!48 = !DILocation(line: 9, column: 17, scope: !11)
!49 = !DILocation(line: 9, column: 9, scope: !11)
!50 = !DILocation(line: 9, column: 34, scope: !11)
!51 = !DILocation(line: 9, column: 50, scope: !11)
!52 = !DILocation(line: 9, column: 41, scope: !11)
!53 = !DILocation(line: 10, column: 5, scope: !11)
!54 = !DILocation(line: 10, column: 22, scope: !11)
!55 = !DILocation(line: 11, column: 1, scope: !11)
