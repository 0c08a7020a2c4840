; ModuleID = 'fan.cu'
source_filename = "fan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4Fan1PfPKfii(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !16
  %8 = mul i32 %6, %7, !dbg !17
  %9 = add i32 %8, %5, !dbg !18
  %10 = xor i32 %3, -1, !dbg !19
  %11 = add i32 %2, %10, !dbg !19
  %12 = icmp ult i32 %9, %11, !dbg !20
  br i1 %12, label %13, label %28, !dbg !20

13:                                               ; preds = %4
  %14 = add nuw i32 %9, 1, !dbg !21
  %15 = add i32 %14, %3, !dbg !22
  %16 = mul nsw i32 %15, %2, !dbg !23
  %17 = add nsw i32 %16, %3, !dbg !24
  %18 = sext i32 %17 to i64, !dbg !25
  %19 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !25
  %20 = load float, ptr %19, align 4, !dbg !25, !tbaa !26
  %21 = add i32 %2, 1, !dbg !28
  %22 = mul i32 %21, %3, !dbg !28
  %23 = sext i32 %22 to i64, !dbg !29
  %24 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !29
  %25 = load float, ptr %24, align 4, !dbg !29, !tbaa !26
  %26 = fdiv contract float %20, %25, !dbg !30
  %27 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !31
  store float %26, ptr %27, align 4, !dbg !32, !tbaa !26
  br label %28, !dbg !33

28:                                               ; preds = %4, %13
  ret void, !dbg !33
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4Fan2PKfPfS1_iii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !34 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !35
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36
  %9 = mul i32 %7, %8, !dbg !37
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
  %11 = add i32 %9, %10, !dbg !39
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !40
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !41
  %14 = mul nuw nsw i32 %12, %13, !dbg !42
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !43
  %16 = add nuw nsw i32 %14, %15, !dbg !44
  %17 = xor i32 %5, -1, !dbg !45
  %18 = add i32 %3, %17, !dbg !45
  %19 = icmp slt i32 %11, %18, !dbg !46
  %20 = sub nsw i32 %3, %5
  %21 = icmp slt i32 %16, %20
  %22 = select i1 %19, i1 %21, i1 false, !dbg !47
  br i1 %22, label %23, label %55, !dbg !47

23:                                               ; preds = %6
  %24 = add nsw i32 %11, 1, !dbg !48
  %25 = add nsw i32 %24, %5, !dbg !49
  %26 = mul nsw i32 %25, %3, !dbg !50
  %27 = add nsw i32 %26, %5, !dbg !51
  %28 = sext i32 %27 to i64, !dbg !52
  %29 = getelementptr inbounds float, ptr %0, i64 %28, !dbg !52
  %30 = load float, ptr %29, align 4, !dbg !52, !tbaa !26
  %31 = mul nsw i32 %5, %3, !dbg !53
  %32 = add nsw i32 %5, %16, !dbg !54
  %33 = add nsw i32 %31, %32, !dbg !55
  %34 = sext i32 %33 to i64, !dbg !56
  %35 = getelementptr inbounds float, ptr %1, i64 %34, !dbg !56
  %36 = load float, ptr %35, align 4, !dbg !56, !tbaa !26
  %37 = fmul contract float %30, %36, !dbg !57
  %38 = add nsw i32 %26, %32, !dbg !58
  %39 = sext i32 %38 to i64, !dbg !59
  %40 = getelementptr inbounds float, ptr %1, i64 %39, !dbg !59
  %41 = load float, ptr %40, align 4, !dbg !60, !tbaa !26
  %42 = fsub contract float %41, %37, !dbg !60
  store float %42, ptr %40, align 4, !dbg !60, !tbaa !26
  %43 = icmp eq i32 %16, 0, !dbg !61
  br i1 %43, label %44, label %55, !dbg !61

44:                                               ; preds = %23
  %45 = getelementptr inbounds float, ptr %0, i64 %39, !dbg !62
  %46 = load float, ptr %45, align 4, !dbg !62, !tbaa !26
  %47 = sext i32 %5 to i64, !dbg !63
  %48 = getelementptr inbounds float, ptr %2, i64 %47, !dbg !63
  %49 = load float, ptr %48, align 4, !dbg !63, !tbaa !26
  %50 = fmul contract float %46, %49, !dbg !64
  %51 = sext i32 %25 to i64, !dbg !65
  %52 = getelementptr inbounds float, ptr %2, i64 %51, !dbg !65
  %53 = load float, ptr %52, align 4, !dbg !66, !tbaa !26
  %54 = fsub contract float %53, %50, !dbg !66
  store float %54, ptr %52, align 4, !dbg !66, !tbaa !26
  br label %55, !dbg !65

55:                                               ; preds = %23, %44, %6
  ret void, !dbg !67
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "fan.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "Fan1", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 9, scope: !11)
!15 = !DILocation(line: 2, column: 23, scope: !11)
!16 = !DILocation(line: 2, column: 36, scope: !11)
!17 = !DILocation(line: 2, column: 34, scope: !11)
!18 = !DILocation(line: 2, column: 21, scope: !11)
!19 = !DILocation(line: 2, column: 59, scope: !11)
!20 = !DILocation(line: 2, column: 47, scope: !11)
!21 = !DILocation(line: 3, column: 51, scope: !11)
!22 = !DILocation(line: 3, column: 55, scope: !11)
!23 = !DILocation(line: 4, column: 30, scope: !11)
!24 = !DILocation(line: 4, column: 34, scope: !11)
!25 = !DILocation(line: 4, column: 23, scope: !11)
!26 = !{!27, !27, i64 0}
!27 = !{!"float", !9, i64 0}
!28 = !DILocation(line: 4, column: 52, scope: !11)
!29 = !DILocation(line: 4, column: 41, scope: !11)
!30 = !DILocation(line: 4, column: 39, scope: !11)
!31 = !DILocation(line: 4, column: 5, scope: !11)
!32 = !DILocation(line: 4, column: 21, scope: !11)
!33 = !DILocation(line: 5, column: 1, scope: !11)
!34 = distinct !DISubprogram(name: "Fan2", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = !DILocation(line: 7, column: 16, scope: !34)
!36 = !DILocation(line: 7, column: 29, scope: !34)
!37 = !DILocation(line: 7, column: 27, scope: !34)
!38 = !DILocation(line: 7, column: 42, scope: !34)
!39 = !DILocation(line: 7, column: 40, scope: !34)
!40 = !DILocation(line: 7, column: 62, scope: !34)
!41 = !DILocation(line: 7, column: 75, scope: !34)
!42 = !DILocation(line: 7, column: 73, scope: !34)
!43 = !DILocation(line: 7, column: 88, scope: !34)
!44 = !DILocation(line: 7, column: 86, scope: !34)
!45 = !DILocation(line: 8, column: 26, scope: !34)
!46 = !DILocation(line: 8, column: 14, scope: !34)
!47 = !DILocation(line: 8, column: 30, scope: !34)
!48 = !DILocation(line: 9, column: 61, scope: !34)
!49 = !DILocation(line: 9, column: 65, scope: !34)
!50 = !DILocation(line: 9, column: 53, scope: !34)
!51 = !DILocation(line: 9, column: 70, scope: !34)
!52 = !DILocation(line: 9, column: 46, scope: !34)
!53 = !DILocation(line: 9, column: 84, scope: !34)
!54 = !DILocation(line: 9, column: 96, scope: !34)
!55 = !DILocation(line: 9, column: 88, scope: !34)
!56 = !DILocation(line: 9, column: 77, scope: !34)
!57 = !DILocation(line: 9, column: 75, scope: !34)
!58 = !DILocation(line: 9, column: 29, scope: !34)
!59 = !DILocation(line: 9, column: 5, scope: !34)
!60 = !DILocation(line: 9, column: 43, scope: !34)
!61 = !DILocation(line: 10, column: 14, scope: !34)
!62 = !DILocation(line: 10, column: 39, scope: !34)
!63 = !DILocation(line: 10, column: 79, scope: !34)
!64 = !DILocation(line: 10, column: 77, scope: !34)
!65 = !DILocation(line: 10, column: 20, scope: !34)
!66 = !DILocation(line: 10, column: 36, scope: !34)
!67 = !DILocation(line: 11, column: 1, scope: !34)
