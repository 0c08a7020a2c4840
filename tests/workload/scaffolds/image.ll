; ModuleID = 'image.cu'
source_filename = "image.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Image = type { i32, i32, i32, float, i8 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4tonePKhPh5Image(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly byval(%struct.Image) align 4 captures(none) %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %6 = mul i32 %4, %5, !dbg !16
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %8 = add i32 %6, %7, !dbg !18
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !19
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !20
  %11 = mul nuw nsw i32 %9, %10, !dbg !21
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !22
  %13 = add nuw nsw i32 %11, %12, !dbg !23
  %14 = load i32, ptr %2, align 4, !dbg !24, !tbaa !25
  %15 = icmp slt i32 %8, %14, !dbg !28
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %17 = load i32, ptr %16, align 4
  %18 = icmp slt i32 %13, %17
  %19 = select i1 %15, i1 %18, i1 false, !dbg !29
  br i1 %19, label %20, label %40, !dbg !29

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !30
  %22 = load i32, ptr %21, align 4, !dbg !30, !tbaa !31
  %23 = mul nsw i32 %22, %13, !dbg !32
  %24 = add nsw i32 %23, %8, !dbg !33
  %25 = sext i32 %24 to i64, !dbg !34
  %26 = getelementptr inbounds i8, ptr %0, i64 %25, !dbg !34
  %27 = load i8, ptr %26, align 1, !dbg !34, !tbaa !35
  %28 = uitofp i8 %27 to float, !dbg !34
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 12, !dbg !36
  %30 = load float, ptr %29, align 4, !dbg !36, !tbaa !37
  %31 = fmul contract float %30, %28, !dbg !38
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !39
  %33 = load i8, ptr %32, align 4, !dbg !39, !tbaa !40
  %34 = uitofp i8 %33 to float, !dbg !41
  %35 = fadd contract float %31, %34, !dbg !42
  %36 = fcmp contract oge float %35, 2.550000e+02, !dbg !43
  %37 = select i1 %36, float 2.550000e+02, float %35, !dbg !43
  %38 = fptoui float %37 to i8, !dbg !43
  %39 = getelementptr inbounds i8, ptr %1, i64 %25, !dbg !44
  store i8 %38, ptr %39, align 1, !dbg !45, !tbaa !35
  br label %40, !dbg !46

40:                                               ; preds = %3, %20
  ret void, !dbg !46
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "image.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "tone", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!24 = !DILocation(line: 4, column: 17, scope: !11)
!25 = !{!26, !8, i64 0}
!26 = !{!"_ZTS5Image", !8, i64 0, !8, i64 4, !8, i64 8, !27, i64 12, !9, i64 16}
!27 = !{!"float", !9, i64 0}
!28 = !DILocation(line: 4, column: 11, scope: !11)
!29 = !DILocation(line: 4, column: 23, scope: !11)
!30 = !DILocation(line: 5, column: 26, scope: !11)
!31 = !{!26, !8, i64 8}
!32 = !DILocation(line: 5, column: 21, scope: !11)
!33 = !DILocation(line: 5, column: 32, scope: !11)
!34 = !DILocation(line: 5, column: 15, scope: !11)
!35 = !{!9, !9, i64 0}
!36 = !DILocation(line: 5, column: 42, scope: !11)
!37 = !{!26, !27, i64 12}
!38 = !DILocation(line: 5, column: 37, scope: !11)
!39 = !DILocation(line: 5, column: 52, scope: !11)
!40 = !{!26, !9, i64 16}
!41 = !DILocation(line: 5, column: 49, scope: !11)
!42 = !DILocation(line: 5, column: 47, scope: !11)
!43 = !DILocation(line: 6, column: 29, scope: !11)
!44 = !DILocation(line: 6, column: 5, scope: !11)
!45 = !DILocation(line: 6, column: 27, scope: !11)
!46 = !DILocation(line: 7, column: 1, scope: !11)
