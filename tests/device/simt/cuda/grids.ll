; Made from grids.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { i32, double, [3 x float] }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @axpy(float noundef %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !15 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !22
  %7 = mul i32 %5, %6, !dbg !25
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  %9 = add i32 %7, %8, !dbg !29
  %10 = icmp slt i32 %9, %3, !dbg !30
  br i1 %10, label %11, label %19, !dbg !30

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !31
  %13 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !31
  %14 = load float, ptr %13, align 4, !dbg !31, !tbaa !32
  %15 = fmul contract float %0, %14, !dbg !34
  %16 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !35
  %17 = load float, ptr %16, align 4, !dbg !35, !tbaa !32
  %18 = fadd contract float %15, %17, !dbg !36
  store float %18, ptr %16, align 4, !dbg !37, !tbaa !32
  br label %19, !dbg !38

19:                                               ; preds = %11, %4
  ret void, !dbg !39
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: write)
define dso_local ptx_kernel void @where(ptr noundef writeonly captures(none) %0) local_unnamed_addr #1 !dbg !40 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !43
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !46
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !49
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !52
  %7 = mul nuw i32 %5, %6, !dbg !55
  %8 = add nuw i32 %7, %4, !dbg !56
  %9 = mul i32 %8, %3, !dbg !57
  %10 = add i32 %9, %2, !dbg !58
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !61
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !63
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !66
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !69
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !72
  %17 = mul i32 %10, %16, !dbg !75
  %18 = add i32 %17, %15, !dbg !76
  %19 = mul i32 %18, %14, !dbg !76
  %20 = add i32 %19, %13, !dbg !76
  %21 = mul i32 %20, %12, !dbg !76
  %22 = add i32 %21, %11, !dbg !76
  %23 = shl i32 %22, 3, !dbg !77
  %24 = zext i32 %23 to i64, !dbg !78
  %25 = getelementptr inbounds nuw i32, ptr %0, i64 %24, !dbg !78
  store i32 %2, ptr %25, align 4, !dbg !79, !tbaa !10
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 4, !dbg !80
  store i32 %4, ptr %26, align 4, !dbg !81, !tbaa !10
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 8, !dbg !82
  store i32 %6, ptr %27, align 4, !dbg !83, !tbaa !10
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 12, !dbg !84
  store i32 %11, ptr %28, align 4, !dbg !85, !tbaa !10
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 16, !dbg !86
  store i32 %13, ptr %29, align 4, !dbg !87, !tbaa !10
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 20, !dbg !88
  store i32 %15, ptr %30, align 4, !dbg !89, !tbaa !10
  %31 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #5, !dbg !90, !srcloc !91
  %32 = tail call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"() #5, !dbg !92, !srcloc !93
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 24, !dbg !94
  store i32 %31, ptr %33, align 4, !dbg !95, !tbaa !10
  %34 = getelementptr inbounds nuw i8, ptr %25, i64 28, !dbg !96
  store i32 %32, ptr %34, align 4, !dbg !97, !tbaa !10
  ret void, !dbg !98
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @by_value(ptr noundef readonly byval(%struct.Pair) align 8 captures(none) %0, i1 noundef zeroext %1, i8 noundef signext %2, i64 noundef %3, ptr noundef writeonly captures(none) initializes((0, 48)) %4) local_unnamed_addr #0 !dbg !99 {
  %6 = load i32, ptr %0, align 8, !dbg !100, !tbaa !101
  %7 = sitofp i32 %6 to double, !dbg !104
  store double %7, ptr %4, align 8, !dbg !105, !tbaa !106
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !107
  %9 = load double, ptr %8, align 8, !dbg !107, !tbaa !108
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !109
  store double %9, ptr %10, align 8, !dbg !110, !tbaa !106
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !111
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !112
  %13 = zext nneg i32 %12 to i64, !dbg !114
  %14 = getelementptr inbounds nuw float, ptr %11, i64 %13, !dbg !114
  %15 = load float, ptr %14, align 4, !dbg !114, !tbaa !32
  %16 = fpext contract float %15 to double, !dbg !114
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !115
  store double %16, ptr %17, align 8, !dbg !116, !tbaa !106
  %18 = uitofp i1 %1 to double, !dbg !117
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !118
  store double %18, ptr %19, align 8, !dbg !119, !tbaa !106
  %20 = sitofp i8 %2 to double, !dbg !120
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 32, !dbg !121
  store double %20, ptr %21, align 8, !dbg !122, !tbaa !106
  %22 = sitofp i64 %3 to double, !dbg !123
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 40, !dbg !124
  store double %22, ptr %23, align 8, !dbg !125, !tbaa !106
  ret void, !dbg !126
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: write, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @clocks(ptr noundef writeonly captures(none) initializes((0, 8)) %0) local_unnamed_addr #2 !dbg !127 {
  %2 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64(), !dbg !128
  %3 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64(), !dbg !132
  %4 = icmp sgt i64 %3, %2, !dbg !134
  %5 = zext i1 %4 to i64, !dbg !135
  store i64 %5, ptr %0, align 8, !dbg !136, !tbaa !137
  ret void, !dbg !139
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare noundef i64 @llvm.nvvm.read.ptx.sreg.clock64() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: write, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind memory(none) }

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
!7 = !DIFile(filename: "grids.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "axpy", scope: !7, file: !7, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 66, type: !16, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!20 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_builtin_vars.h", directory: "")
!21 = distinct !DILocation(line: 3, column: 13, scope: !15)
!22 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!24 = distinct !DILocation(line: 3, column: 26, scope: !15)
!25 = !DILocation(line: 3, column: 24, scope: !15)
!26 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!28 = distinct !DILocation(line: 3, column: 39, scope: !15)
!29 = !DILocation(line: 3, column: 37, scope: !15)
!30 = !DILocation(line: 4, column: 11, scope: !15)
!31 = !DILocation(line: 4, column: 27, scope: !15)
!32 = !{!33, !33, i64 0}
!33 = !{!"float", !12, i64 0}
!34 = !DILocation(line: 4, column: 25, scope: !15)
!35 = !DILocation(line: 4, column: 34, scope: !15)
!36 = !DILocation(line: 4, column: 32, scope: !15)
!37 = !DILocation(line: 4, column: 21, scope: !15)
!38 = !DILocation(line: 4, column: 16, scope: !15)
!39 = !DILocation(line: 5, column: 1, scope: !15)
!40 = distinct !DISubprogram(name: "where", scope: !7, file: !7, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!41 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !42)
!42 = distinct !DILocation(line: 8, column: 22, scope: !40)
!43 = !DILocation(line: 92, column: 27, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 92, type: !16, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!45 = distinct !DILocation(line: 8, column: 35, scope: !40)
!46 = !DILocation(line: 67, column: 27, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !20, file: !20, line: 67, type: !16, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!48 = distinct !DILocation(line: 8, column: 48, scope: !40)
!49 = !DILocation(line: 93, column: 27, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !20, file: !20, line: 93, type: !16, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!51 = distinct !DILocation(line: 8, column: 61, scope: !40)
!52 = !DILocation(line: 68, column: 27, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !20, file: !20, line: 68, type: !16, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!54 = distinct !DILocation(line: 8, column: 73, scope: !40)
!55 = !DILocation(line: 8, column: 71, scope: !40)
!56 = !DILocation(line: 8, column: 59, scope: !40)
!57 = !DILocation(line: 8, column: 45, scope: !40)
!58 = !DILocation(line: 8, column: 33, scope: !40)
!59 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !60)
!60 = distinct !DILocation(line: 9, column: 23, scope: !40)
!61 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !62)
!62 = distinct !DILocation(line: 9, column: 37, scope: !40)
!63 = !DILocation(line: 54, column: 27, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !20, file: !20, line: 54, type: !16, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!65 = distinct !DILocation(line: 9, column: 51, scope: !40)
!66 = !DILocation(line: 80, column: 27, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !20, file: !20, line: 80, type: !16, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!68 = distinct !DILocation(line: 9, column: 65, scope: !40)
!69 = !DILocation(line: 55, column: 27, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !20, file: !20, line: 55, type: !16, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!71 = distinct !DILocation(line: 9, column: 78, scope: !40)
!72 = !DILocation(line: 81, column: 27, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !20, file: !20, line: 81, type: !16, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!74 = distinct !DILocation(line: 10, column: 47, scope: !40)
!75 = !DILocation(line: 11, column: 31, scope: !40)
!76 = !DILocation(line: 11, column: 38, scope: !40)
!77 = !DILocation(line: 11, column: 22, scope: !40)
!78 = !DILocation(line: 11, column: 18, scope: !40)
!79 = !DILocation(line: 12, column: 10, scope: !40)
!80 = !DILocation(line: 12, column: 24, scope: !40)
!81 = !DILocation(line: 12, column: 29, scope: !40)
!82 = !DILocation(line: 12, column: 43, scope: !40)
!83 = !DILocation(line: 12, column: 48, scope: !40)
!84 = !DILocation(line: 13, column: 5, scope: !40)
!85 = !DILocation(line: 13, column: 10, scope: !40)
!86 = !DILocation(line: 13, column: 25, scope: !40)
!87 = !DILocation(line: 13, column: 30, scope: !40)
!88 = !DILocation(line: 13, column: 45, scope: !40)
!89 = !DILocation(line: 13, column: 50, scope: !40)
!90 = !DILocation(line: 15, column: 5, scope: !40)
!91 = !{i64 697}
!92 = !DILocation(line: 16, column: 5, scope: !40)
!93 = !{i64 744}
!94 = !DILocation(line: 17, column: 5, scope: !40)
!95 = !DILocation(line: 17, column: 10, scope: !40)
!96 = !DILocation(line: 17, column: 18, scope: !40)
!97 = !DILocation(line: 17, column: 23, scope: !40)
!98 = !DILocation(line: 18, column: 1, scope: !40)
!99 = distinct !DISubprogram(name: "by_value", scope: !7, file: !7, line: 21, type: !16, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!100 = !DILocation(line: 23, column: 16, scope: !99)
!101 = !{!102, !11, i64 0}
!102 = !{!"_ZTS4Pair", !11, i64 0, !103, i64 8, !12, i64 16}
!103 = !{!"double", !12, i64 0}
!104 = !DILocation(line: 23, column: 14, scope: !99)
!105 = !DILocation(line: 23, column: 12, scope: !99)
!106 = !{!103, !103, i64 0}
!107 = !DILocation(line: 23, column: 30, scope: !99)
!108 = !{!102, !103, i64 8}
!109 = !DILocation(line: 23, column: 19, scope: !99)
!110 = !DILocation(line: 23, column: 26, scope: !99)
!111 = !DILocation(line: 23, column: 44, scope: !99)
!112 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !113)
!113 = distinct !DILocation(line: 23, column: 46, scope: !99)
!114 = !DILocation(line: 23, column: 42, scope: !99)
!115 = !DILocation(line: 23, column: 33, scope: !99)
!116 = !DILocation(line: 23, column: 40, scope: !99)
!117 = !DILocation(line: 24, column: 14, scope: !99)
!118 = !DILocation(line: 24, column: 5, scope: !99)
!119 = !DILocation(line: 24, column: 12, scope: !99)
!120 = !DILocation(line: 24, column: 29, scope: !99)
!121 = !DILocation(line: 24, column: 20, scope: !99)
!122 = !DILocation(line: 24, column: 27, scope: !99)
!123 = !DILocation(line: 24, column: 53, scope: !99)
!124 = !DILocation(line: 24, column: 36, scope: !99)
!125 = !DILocation(line: 24, column: 43, scope: !99)
!126 = !DILocation(line: 25, column: 1, scope: !99)
!127 = distinct !DISubprogram(name: "clocks", scope: !7, file: !7, line: 27, type: !16, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!128 = !DILocation(line: 1558, column: 41, scope: !129, inlinedAt: !131)
!129 = distinct !DISubprogram(name: "clock64", scope: !130, file: !130, line: 1558, type: !16, scopeLine: 1558, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!130 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_device_functions.h", directory: "")
!131 = distinct !DILocation(line: 28, column: 19, scope: !127)
!132 = !DILocation(line: 1558, column: 41, scope: !129, inlinedAt: !133)
!133 = distinct !DILocation(line: 29, column: 19, scope: !127)
!134 = !DILocation(line: 30, column: 16, scope: !127)
!135 = !DILocation(line: 30, column: 14, scope: !127)
!136 = !DILocation(line: 30, column: 12, scope: !127)
!137 = !{!138, !138, i64 0}
!138 = !{!"long long", !12, i64 0}
!139 = !DILocation(line: 31, column: 1, scope: !127)
