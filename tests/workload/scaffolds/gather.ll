; ModuleID = 'gather.cu'
source_filename = "gather.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6gatherPKiPK6float4PS1_if(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 !dbg !11 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %8 = mul i32 %6, %7, !dbg !16
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %10 = add i32 %8, %9, !dbg !18
  %11 = icmp slt i32 %10, %3, !dbg !19
  br i1 %11, label %12, label %15, !dbg !20

12:                                               ; preds = %5
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %14 = mul i32 %7, %13
  br label %16, !dbg !20

15:                                               ; preds = %16, %5
  ret void, !dbg !21

16:                                               ; preds = %12, %16
  %17 = phi i32 [ %10, %12 ], [ %37, %16 ]
  %18 = sext i32 %17 to i64, !dbg !22
  %19 = getelementptr inbounds i32, ptr %0, i64 %18, !dbg !22
  %20 = load i32, ptr %19, align 4, !dbg !22, !tbaa !7
  %21 = sext i32 %20 to i64, !dbg !23
  %22 = getelementptr inbounds %struct.float4, ptr %1, i64 %21, !dbg !23
  %23 = load float, ptr %22, align 16, !dbg !23, !tbaa !24
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 4, !dbg !23
  %25 = load float, ptr %24, align 4, !dbg !23, !tbaa !24
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 8, !dbg !23
  %27 = load float, ptr %26, align 8, !dbg !23, !tbaa !24
  %28 = fmul contract float %4, %23, !dbg !26
  %29 = fmul contract float %4, %25, !dbg !27
  %30 = fmul contract float %4, %27, !dbg !28
  %31 = fadd contract float %28, %29, !dbg !29
  %32 = fadd contract float %31, %30, !dbg !30
  %33 = getelementptr inbounds %struct.float4, ptr %2, i64 %18, !dbg !31
  store float %28, ptr %33, align 16, !dbg !32, !tbaa !24
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 4, !dbg !32
  store float %29, ptr %34, align 4, !dbg !32, !tbaa !24
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8, !dbg !32
  store float %30, ptr %35, align 8, !dbg !32, !tbaa !24
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 12, !dbg !32
  store float %32, ptr %36, align 4, !dbg !32, !tbaa !24
  %37 = add i32 %17, %14, !dbg !33
  %38 = icmp slt i32 %37, %3, !dbg !19
  br i1 %38, label %16, label %15, !dbg !20, !llvm.loop !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "gather.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "gather", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 18, scope: !11)
!15 = !DILocation(line: 2, column: 31, scope: !11)
!16 = !DILocation(line: 2, column: 29, scope: !11)
!17 = !DILocation(line: 2, column: 44, scope: !11)
!18 = !DILocation(line: 2, column: 42, scope: !11)
!19 = !DILocation(line: 2, column: 59, scope: !11)
!20 = !DILocation(line: 2, column: 5, scope: !11)
!21 = !DILocation(line: 7, column: 1, scope: !11)
!22 = !DILocation(line: 3, column: 26, scope: !11)
!23 = !DILocation(line: 3, column: 20, scope: !11)
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !9, i64 0}
!26 = !DILocation(line: 4, column: 13, scope: !11)
!27 = !DILocation(line: 4, column: 27, scope: !11)
!28 = !DILocation(line: 4, column: 41, scope: !11)
!29 = !DILocation(line: 4, column: 61, scope: !11)
!30 = !DILocation(line: 4, column: 67, scope: !11)
!31 = !DILocation(line: 5, column: 9, scope: !11)
!32 = !DILocation(line: 5, column: 19, scope: !11)
!33 = !DILocation(line: 2, column: 70, scope: !11)
!34 = distinct !{!34, !20, !35, !36}
!35 = !DILocation(line: 6, column: 5, scope: !11)
!36 = !{!"llvm.loop.mustprogress"}
