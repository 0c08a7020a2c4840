; ModuleID = 'mandelbrot.cu'
source_filename = "mandelbrot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @_Z6mandelPiiiddddi(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, double noundef %5, double noundef %6, i32 noundef %7) local_unnamed_addr #0 !dbg !11 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %11 = mul i32 %9, %10, !dbg !16
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %13 = add i32 %11, %12, !dbg !18
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !19
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !20
  %16 = mul nuw nsw i32 %14, %15, !dbg !21
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !22
  %18 = add nuw nsw i32 %16, %17, !dbg !23
  %19 = icmp slt i32 %13, %1, !dbg !24
  %20 = icmp slt i32 %18, %2
  %21 = and i1 %19, %20, !dbg !25
  br i1 %21, label %22, label %52, !dbg !25

22:                                               ; preds = %8
  %23 = sitofp i32 %13 to double, !dbg !26
  %24 = fmul contract double %5, %23, !dbg !27
  %25 = fadd contract double %3, %24, !dbg !28
  %26 = uitofp nneg i32 %18 to double, !dbg !29
  %27 = fmul contract double %6, %26, !dbg !30
  %28 = fadd contract double %4, %27, !dbg !31
  %29 = icmp sgt i32 %7, 0, !dbg !32
  br i1 %29, label %30, label %46, !dbg !33

30:                                               ; preds = %22, %38
  %31 = phi i32 [ %44, %38 ], [ 0, %22 ]
  %32 = phi double [ %43, %38 ], [ 0.000000e+00, %22 ]
  %33 = phi double [ %40, %38 ], [ 0.000000e+00, %22 ]
  %34 = fmul contract double %33, %33, !dbg !34
  %35 = fmul contract double %32, %32, !dbg !35
  %36 = fadd contract double %34, %35, !dbg !36
  %37 = fcmp contract olt double %36, 4.000000e+00, !dbg !37
  br i1 %37, label %38, label %46, !dbg !38

38:                                               ; preds = %30
  %39 = fsub contract double %34, %35, !dbg !39
  %40 = fadd contract double %25, %39, !dbg !40
  %41 = fmul contract double %33, 2.000000e+00, !dbg !41
  %42 = fmul contract double %41, %32, !dbg !42
  %43 = fadd contract double %28, %42, !dbg !43
  %44 = add nuw nsw i32 %31, 1, !dbg !44
  %45 = icmp eq i32 %44, %7, !dbg !32
  br i1 %45, label %46, label %30, !dbg !33, !llvm.loop !45

46:                                               ; preds = %30, %38, %22
  %47 = phi i32 [ 0, %22 ], [ %31, %30 ], [ %7, %38 ], !dbg !48
  %48 = mul nsw i32 %1, %18, !dbg !49
  %49 = add nsw i32 %48, %13, !dbg !50
  %50 = sext i32 %49 to i64, !dbg !51
  %51 = getelementptr inbounds i32, ptr %0, i64 %50, !dbg !51
  store i32 %47, ptr %51, align 4, !dbg !52, !tbaa !7
  br label %52, !dbg !53

52:                                               ; preds = %8, %46
  ret void, !dbg !53
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "mandelbrot.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "mandel", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 14, scope: !11)
!15 = !DILocation(line: 2, column: 27, scope: !11)
!16 = !DILocation(line: 2, column: 25, scope: !11)
!17 = !DILocation(line: 2, column: 40, scope: !11)
!18 = !DILocation(line: 2, column: 38, scope: !11)
!19 = !DILocation(line: 2, column: 58, scope: !11)
!20 = !DILocation(line: 2, column: 71, scope: !11)
!21 = !DILocation(line: 2, column: 69, scope: !11)
!22 = !DILocation(line: 2, column: 84, scope: !11)
!23 = !DILocation(line: 2, column: 82, scope: !11)
!24 = !DILocation(line: 3, column: 12, scope: !11)
!25 = !DILocation(line: 3, column: 17, scope: !11)
!26 = !DILocation(line: 4, column: 22, scope: !11)
!27 = !DILocation(line: 4, column: 25, scope: !11)
!28 = !DILocation(line: 4, column: 20, scope: !11)
!29 = !DILocation(line: 4, column: 41, scope: !11)
!30 = !DILocation(line: 4, column: 44, scope: !11)
!31 = !DILocation(line: 4, column: 39, scope: !11)
!32 = !DILocation(line: 6, column: 14, scope: !11)
!33 = !DILocation(line: 6, column: 25, scope: !11)
!34 = !DILocation(line: 6, column: 30, scope: !11)
!35 = !DILocation(line: 6, column: 38, scope: !11)
!36 = !DILocation(line: 6, column: 34, scope: !11)
!37 = !DILocation(line: 6, column: 42, scope: !11)
!38 = !DILocation(line: 6, column: 5, scope: !11)
!39 = !DILocation(line: 6, column: 66, scope: !11)
!40 = !DILocation(line: 6, column: 74, scope: !11)
!41 = !DILocation(line: 6, column: 86, scope: !11)
!42 = !DILocation(line: 6, column: 90, scope: !11)
!43 = !DILocation(line: 6, column: 94, scope: !11)
!44 = !DILocation(line: 6, column: 108, scope: !11)
!45 = distinct !{!45, !38, !46, !47}
!46 = !DILocation(line: 6, column: 112, scope: !11)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 0, scope: !11)
!49 = !DILocation(line: 7, column: 15, scope: !11)
!50 = !DILocation(line: 7, column: 19, scope: !11)
!51 = !DILocation(line: 7, column: 5, scope: !11)
!52 = !DILocation(line: 7, column: 25, scope: !11)
!53 = !DILocation(line: 8, column: 1, scope: !11)
