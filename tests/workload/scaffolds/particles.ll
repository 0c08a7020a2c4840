; ModuleID = 'particles.cu'
source_filename = "particles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Box = type { [3 x float], [3 x float], [3 x i32] }
%struct.Particle = type { [3 x float], [3 x float], i32, float }

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bin_particles(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly byval(%struct.Box) align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %7 = mul i32 %5, %6, !dbg !16
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %9 = add i32 %7, %8, !dbg !18
  %10 = icmp slt i32 %9, %3, !dbg !19
  br i1 %10, label %11, label %71, !dbg !19

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds %struct.Particle, ptr %0, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %16 = load float, ptr %13, align 4, !dbg !20, !tbaa !21
  %17 = load float, ptr %2, align 4, !dbg !23, !tbaa !21
  %18 = fsub contract float %16, %17, !dbg !24
  %19 = load float, ptr %14, align 4, !dbg !25, !tbaa !21
  %20 = fsub contract float %19, %17, !dbg !26
  %21 = fdiv contract float %18, %20, !dbg !27
  %22 = load i32, ptr %15, align 4, !dbg !28, !tbaa !7
  %23 = sitofp i32 %22 to float, !dbg !28
  %24 = fmul contract float %21, %23, !dbg !29
  %25 = fptosi float %24 to i32, !dbg !30
  %26 = tail call noundef i32 @llvm.smax.i32(i32 %25, i32 0), !dbg !31
  %27 = add nsw i32 %22, -1, !dbg !32
  %28 = tail call noundef i32 @llvm.smin.i32(i32 %26, i32 range(i32 -2147483648, 2147483647) %27), !dbg !33
  %29 = getelementptr inbounds nuw i8, ptr %13, i64 4, !dbg !20
  %30 = load float, ptr %29, align 4, !dbg !20, !tbaa !21
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !23
  %32 = load float, ptr %31, align 4, !dbg !23, !tbaa !21
  %33 = fsub contract float %30, %32, !dbg !24
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !25
  %35 = load float, ptr %34, align 4, !dbg !25, !tbaa !21
  %36 = fsub contract float %35, %32, !dbg !26
  %37 = fdiv contract float %33, %36, !dbg !27
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 28, !dbg !28
  %39 = load i32, ptr %38, align 4, !dbg !28, !tbaa !7
  %40 = sitofp i32 %39 to float, !dbg !28
  %41 = fmul contract float %37, %40, !dbg !29
  %42 = fptosi float %41 to i32, !dbg !30
  %43 = tail call noundef i32 @llvm.smax.i32(i32 %42, i32 0), !dbg !31
  %44 = add nsw i32 %39, -1, !dbg !32
  %45 = tail call noundef i32 @llvm.smin.i32(i32 %43, i32 range(i32 -2147483648, 2147483647) %44), !dbg !33
  %46 = getelementptr inbounds nuw i8, ptr %13, i64 8, !dbg !20
  %47 = load float, ptr %46, align 4, !dbg !20, !tbaa !21
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !23
  %49 = load float, ptr %48, align 4, !dbg !23, !tbaa !21
  %50 = fsub contract float %47, %49, !dbg !24
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 20, !dbg !25
  %52 = load float, ptr %51, align 4, !dbg !25, !tbaa !21
  %53 = fsub contract float %52, %49, !dbg !26
  %54 = fdiv contract float %50, %53, !dbg !27
  %55 = getelementptr inbounds nuw i8, ptr %2, i64 32, !dbg !28
  %56 = load i32, ptr %55, align 4, !dbg !28, !tbaa !7
  %57 = sitofp i32 %56 to float, !dbg !28
  %58 = fmul contract float %54, %57, !dbg !29
  %59 = fptosi float %58 to i32, !dbg !30
  %60 = tail call noundef i32 @llvm.smax.i32(i32 %59, i32 0), !dbg !31
  %61 = add nsw i32 %56, -1, !dbg !32
  %62 = tail call noundef i32 @llvm.smin.i32(i32 %60, i32 range(i32 -2147483648, 2147483647) %61), !dbg !33
  %63 = mul nsw i32 %39, %62, !dbg !34
  %64 = add nsw i32 %63, %45, !dbg !35
  %65 = mul nsw i32 %64, %22, !dbg !36
  %66 = add nsw i32 %65, %28, !dbg !37
  %67 = getelementptr inbounds nuw i8, ptr %13, i64 24, !dbg !38
  store i32 %66, ptr %67, align 4, !dbg !39, !tbaa !40
  %68 = sext i32 %66 to i64, !dbg !42
  %69 = getelementptr inbounds i32, ptr %1, i64 %68, !dbg !42
  %70 = atomicrmw add ptr %69, i32 1 seq_cst, align 4, !dbg !43
  br label %71, !dbg !44

71:                                               ; preds = %4, %11
  ret void, !dbg !44
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "particles.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "bin_particles", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 4, column: 13, scope: !11)
!15 = !DILocation(line: 4, column: 26, scope: !11)
!16 = !DILocation(line: 4, column: 24, scope: !11)
!17 = !DILocation(line: 4, column: 39, scope: !11)
!18 = !DILocation(line: 4, column: 37, scope: !11)
!19 = !DILocation(line: 5, column: 11, scope: !11)
!20 = !DILocation(line: 8, column: 20, scope: !11)
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !9, i64 0}
!23 = !DILocation(line: 8, column: 34, scope: !11)
!24 = !DILocation(line: 8, column: 32, scope: !11)
!25 = !DILocation(line: 8, column: 48, scope: !11)
!26 = !DILocation(line: 8, column: 58, scope: !11)
!27 = !DILocation(line: 8, column: 45, scope: !11)
!28 = !DILocation(line: 8, column: 73, scope: !11)
!29 = !DILocation(line: 8, column: 71, scope: !11)
!30 = !DILocation(line: 9, column: 29, scope: !11)
!31 = !DILocation(line: 9, column: 20, scope: !11)
!32 = !DILocation(line: 9, column: 48, scope: !11)
!33 = !DILocation(line: 9, column: 16, scope: !11)
!34 = !DILocation(line: 11, column: 22, scope: !11)
!35 = !DILocation(line: 11, column: 36, scope: !11)
!36 = !DILocation(line: 11, column: 44, scope: !11)
!37 = !DILocation(line: 11, column: 58, scope: !11)
!38 = !DILocation(line: 12, column: 10, scope: !11)
!39 = !DILocation(line: 12, column: 15, scope: !11)
!40 = !{!41, !8, i64 24}
!41 = !{!"_ZTS8Particle", !9, i64 0, !9, i64 12, !8, i64 24, !22, i64 28}
!42 = !DILocation(line: 13, column: 16, scope: !11)
!43 = !DILocation(line: 13, column: 5, scope: !11)
!44 = !DILocation(line: 14, column: 1, scope: !11)
