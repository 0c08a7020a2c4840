; Made from alike.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @escaped(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !15 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %8 = add i32 %6, %7, !dbg !18
  %9 = icmp slt i32 %8, %2, !dbg !19
  br i1 %9, label %10, label %38, !dbg !19

10:                                               ; preds = %3
  %11 = add nsw i32 %8, -1, !dbg !20
  %12 = sext i32 %8 to i64, !dbg !21
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !21
  %14 = load i32, ptr %13, align 4, !dbg !21, !tbaa !10
  %15 = icmp eq i32 %14, 93, !dbg !22
  %16 = icmp sgt i32 %8, 0
  %17 = and i1 %16, %15, !dbg !22
  br i1 %17, label %18, label %31, !dbg !22

18:                                               ; preds = %10
  %19 = add nsw i32 %8, -5
  br label %20, !dbg !23

20:                                               ; preds = %18, %28
  %21 = phi i32 [ %29, %28 ], [ %11, %18 ], !dbg !24
  %22 = icmp slt i32 %21, %19, !dbg !25
  br i1 %22, label %31, label %23, !dbg !23

23:                                               ; preds = %20
  %24 = zext nneg i32 %21 to i64, !dbg !26
  %25 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !26
  %26 = load i32, ptr %25, align 4, !dbg !26, !tbaa !10
  %27 = icmp eq i32 %26, 92, !dbg !27
  br i1 %27, label %28, label %31, !dbg !28

28:                                               ; preds = %23
  %29 = add nsw i32 %21, -1, !dbg !29
  %30 = icmp sgt i32 %21, 0, !dbg !30
  br i1 %30, label %20, label %31, !dbg !31

31:                                               ; preds = %23, %28, %20, %10
  %32 = phi i32 [ %11, %10 ], [ -1, %28 ], [ %21, %23 ], [ %21, %20 ], !dbg !24
  %33 = sub nsw i32 %11, %32, !dbg !32
  %34 = and i32 %33, 1, !dbg !32
  %35 = xor i32 %34, 1, !dbg !32
  %36 = select i1 %15, i32 %35, i32 0, !dbg !32
  %37 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !33
  store i32 %36, ptr %37, align 4, !dbg !34, !tbaa !10
  br label %38, !dbg !35

38:                                               ; preds = %3, %31
  ret void, !dbg !35
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @same_edge(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !36 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37
  %7 = mul i32 %5, %6, !dbg !37
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %9 = add i32 %7, %8, !dbg !37
  %10 = icmp slt i32 %9, %3, !dbg !38
  br i1 %10, label %11, label %40, !dbg !38

11:                                               ; preds = %4
  %12 = icmp sgt i32 %9, 0, !dbg !39
  br i1 %12, label %13, label %21, !dbg !40

13:                                               ; preds = %11
  %14 = zext nneg i32 %9 to i64
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !10
  %17 = mul i32 %16, 40009
  %18 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %19 = load i32, ptr %18, align 4, !tbaa !10
  %20 = add i32 %17, %19
  br label %25, !dbg !40

21:                                               ; preds = %25, %11
  %22 = phi i32 [ 0, %11 ], [ %37, %25 ], !dbg !41
  %23 = sext i32 %9 to i64, !dbg !42
  %24 = getelementptr inbounds i32, ptr %2, i64 %23, !dbg !42
  store i32 %22, ptr %24, align 4, !dbg !43, !tbaa !10
  br label %40, !dbg !44

25:                                               ; preds = %13, %25
  %26 = phi i32 [ 0, %13 ], [ %38, %25 ]
  %27 = phi i32 [ 0, %13 ], [ %37, %25 ]
  %28 = zext nneg i32 %26 to i64, !dbg !45
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %28, !dbg !45
  %30 = load i32, ptr %29, align 4, !dbg !45, !tbaa !10
  %31 = mul i32 %30, 40009, !dbg !46
  %32 = getelementptr inbounds nuw i32, ptr %1, i64 %28, !dbg !47
  %33 = load i32, ptr %32, align 4, !dbg !47, !tbaa !10
  %34 = add i32 %31, %33, !dbg !48
  %35 = icmp eq i32 %34, %20, !dbg !49
  %36 = zext i1 %35 to i32, !dbg !45
  %37 = add nuw nsw i32 %27, %36, !dbg !50
  %38 = add nuw nsw i32 %26, 1, !dbg !51
  %39 = icmp eq i32 %38, %9, !dbg !39
  br i1 %39, label %21, label %25, !dbg !40, !llvm.loop !52

40:                                               ; preds = %4, %21
  ret void, !dbg !44
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @crossings(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !56 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !57
  %7 = mul i32 %5, %6, !dbg !57
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
  %9 = add i32 %7, %8, !dbg !57
  %10 = icmp slt i32 %9, %3, !dbg !58
  br i1 %10, label %11, label %39, !dbg !58

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !59
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !59
  %14 = load float, ptr %13, align 4, !dbg !59, !tbaa !60
  %15 = icmp sgt i32 %3, 1, !dbg !62
  br i1 %15, label %21, label %18, !dbg !63

16:                                               ; preds = %21
  %17 = uitofp nneg i32 %36 to float, !dbg !64
  br label %18, !dbg !64

18:                                               ; preds = %16, %11
  %19 = phi float [ 0.000000e+00, %11 ], [ %17, %16 ], !dbg !65
  %20 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !66
  store float %19, ptr %20, align 4, !dbg !67, !tbaa !60
  br label %39, !dbg !68

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %37, %21 ], [ 1, %11 ]
  %23 = phi i32 [ %22, %21 ], [ 0, %11 ]
  %24 = phi i32 [ %36, %21 ], [ 0, %11 ]
  %25 = zext nneg i32 %23 to i64, !dbg !69
  %26 = getelementptr inbounds nuw float, ptr %1, i64 %25, !dbg !69
  %27 = load float, ptr %26, align 4, !dbg !69, !tbaa !60
  %28 = fsub contract float %27, %14, !dbg !70
  %29 = zext nneg i32 %22 to i64, !dbg !71
  %30 = getelementptr inbounds nuw float, ptr %1, i64 %29, !dbg !71
  %31 = load float, ptr %30, align 4, !dbg !71, !tbaa !60
  %32 = fsub contract float %31, %14, !dbg !72
  %33 = fmul contract float %28, %32, !dbg !73
  %34 = fcmp contract olt float %33, 0.000000e+00, !dbg !74
  %35 = zext i1 %34 to i32, !dbg !75
  %36 = add nuw nsw i32 %24, %35, !dbg !76
  %37 = add nuw nsw i32 %22, 1, !dbg !77
  %38 = icmp eq i32 %37, %3, !dbg !62
  br i1 %38, label %16, label %21, !dbg !63, !llvm.loop !78

39:                                               ; preds = %4, %18
  ret void, !dbg !68
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @rounded(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !80 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !81
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !81
  %6 = mul i32 %4, %5, !dbg !81
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
  %8 = add i32 %6, %7, !dbg !81
  %9 = icmp slt i32 %8, %2, !dbg !82
  br i1 %9, label %10, label %17, !dbg !82

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !83
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !83
  %13 = load float, ptr %12, align 4, !dbg !83, !tbaa !60
  %14 = fadd contract float %13, 5.000000e-01, !dbg !84
  %15 = tail call contract float @llvm.trunc.f32(float %14), !dbg !85
  %16 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !86
  store float %15, ptr %16, align 4, !dbg !87, !tbaa !60
  br label %17, !dbg !88

17:                                               ; preds = %3, %10
  ret void, !dbg !88
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @strides(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !89 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !90
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !90
  %6 = mul i32 %4, %5, !dbg !90
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
  %8 = add i32 %6, %7, !dbg !90
  %9 = icmp slt i32 %8, %2, !dbg !91
  br i1 %9, label %10, label %18, !dbg !91

10:                                               ; preds = %3
  %11 = mul i32 %8, 1009, !dbg !92
  %12 = urem i32 %11, %2, !dbg !93
  %13 = sext i32 %12 to i64, !dbg !94
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !94
  %15 = load i32, ptr %14, align 4, !dbg !94, !tbaa !10
  %16 = mul nsw i32 %15, 3, !dbg !95
  %17 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !96
  store i32 %16, ptr %17, align 4, !dbg !97, !tbaa !10
  br label %18, !dbg !98

18:                                               ; preds = %3, %10
  ret void, !dbg !98
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!llvm.dbg.cu = !{!6}
!llvm.ident = !{!8, !9}
!llvm.errno.tbaa = !{!10}
!nvvmir.version = !{!14}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 7, !"Dwarf Version", i32 2}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !7, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "alike.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "escaped", scope: !7, file: !7, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 9, column: 5, scope: !15)
!19 = !DILocation(line: 11, column: 11, scope: !15)
!20 = !DILocation(line: 12, column: 15, scope: !15)
!21 = !DILocation(line: 13, column: 9, scope: !15)
!22 = !DILocation(line: 13, column: 15, scope: !15)
!23 = !DILocation(line: 13, column: 59, scope: !15)
!24 = !DILocation(line: 0, scope: !15)
!25 = !DILocation(line: 13, column: 49, scope: !15)
!26 = !DILocation(line: 13, column: 62, scope: !15)
!27 = !DILocation(line: 13, column: 68, scope: !15)
!28 = !DILocation(line: 13, column: 22, scope: !15)
!29 = !DILocation(line: 13, column: 76, scope: !15)
!30 = !DILocation(line: 13, column: 31, scope: !15)
!31 = !DILocation(line: 13, column: 44, scope: !15)
!32 = !DILocation(line: 14, column: 26, scope: !15)
!33 = !DILocation(line: 14, column: 5, scope: !15)
!34 = !DILocation(line: 14, column: 12, scope: !15)
!35 = !DILocation(line: 15, column: 1, scope: !15)
!36 = distinct !DISubprogram(name: "same_edge", scope: !7, file: !7, line: 17, type: !16, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!37 = !DILocation(line: 18, column: 5, scope: !36)
!38 = !DILocation(line: 20, column: 11, scope: !36)
!39 = !DILocation(line: 22, column: 23, scope: !36)
!40 = !DILocation(line: 22, column: 5, scope: !36)
!41 = !DILocation(line: 0, scope: !36)
!42 = !DILocation(line: 25, column: 5, scope: !36)
!43 = !DILocation(line: 25, column: 12, scope: !36)
!44 = !DILocation(line: 26, column: 1, scope: !36)
!45 = !DILocation(line: 24, column: 21, scope: !36)
!46 = !DILocation(line: 24, column: 26, scope: !36)
!47 = !DILocation(line: 24, column: 37, scope: !36)
!48 = !DILocation(line: 24, column: 35, scope: !36)
!49 = !DILocation(line: 24, column: 42, scope: !36)
!50 = !DILocation(line: 23, column: 15, scope: !36)
!51 = !DILocation(line: 22, column: 29, scope: !36)
!52 = distinct !{!52, !40, !53, !54, !55}
!53 = !DILocation(line: 24, column: 64, scope: !36)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = distinct !DISubprogram(name: "crossings", scope: !7, file: !7, line: 28, type: !16, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!57 = !DILocation(line: 29, column: 5, scope: !56)
!58 = !DILocation(line: 31, column: 11, scope: !56)
!59 = !DILocation(line: 32, column: 15, scope: !56)
!60 = !{!61, !61, i64 0}
!61 = !{!"float", !12, i64 0}
!62 = !DILocation(line: 34, column: 27, scope: !56)
!63 = !DILocation(line: 34, column: 5, scope: !56)
!64 = !DILocation(line: 37, column: 14, scope: !56)
!65 = !DILocation(line: 0, scope: !56)
!66 = !DILocation(line: 37, column: 5, scope: !56)
!67 = !DILocation(line: 37, column: 12, scope: !56)
!68 = !DILocation(line: 38, column: 1, scope: !56)
!69 = !DILocation(line: 36, column: 22, scope: !56)
!70 = !DILocation(line: 36, column: 27, scope: !56)
!71 = !DILocation(line: 36, column: 35, scope: !56)
!72 = !DILocation(line: 36, column: 44, scope: !56)
!73 = !DILocation(line: 36, column: 32, scope: !56)
!74 = !DILocation(line: 36, column: 49, scope: !56)
!75 = !DILocation(line: 36, column: 21, scope: !56)
!76 = !DILocation(line: 35, column: 15, scope: !56)
!77 = !DILocation(line: 34, column: 23, scope: !56)
!78 = distinct !{!78, !63, !79, !54, !55}
!79 = !DILocation(line: 36, column: 51, scope: !56)
!80 = distinct !DISubprogram(name: "rounded", scope: !7, file: !7, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!81 = !DILocation(line: 41, column: 5, scope: !80)
!82 = !DILocation(line: 43, column: 11, scope: !80)
!83 = !DILocation(line: 44, column: 15, scope: !80)
!84 = !DILocation(line: 45, column: 90, scope: !80)
!85 = !DILocation(line: 45, column: 71, scope: !80)
!86 = !DILocation(line: 45, column: 5, scope: !80)
!87 = !DILocation(line: 45, column: 12, scope: !80)
!88 = !DILocation(line: 46, column: 1, scope: !80)
!89 = distinct !DISubprogram(name: "strides", scope: !7, file: !7, line: 48, type: !16, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!90 = !DILocation(line: 49, column: 5, scope: !89)
!91 = !DILocation(line: 51, column: 11, scope: !89)
!92 = !DILocation(line: 52, column: 40, scope: !89)
!93 = !DILocation(line: 52, column: 48, scope: !89)
!94 = !DILocation(line: 53, column: 15, scope: !89)
!95 = !DILocation(line: 53, column: 22, scope: !89)
!96 = !DILocation(line: 53, column: 5, scope: !89)
!97 = !DILocation(line: 53, column: 13, scope: !89)
!98 = !DILocation(line: 54, column: 1, scope: !89)
