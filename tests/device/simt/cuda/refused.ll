; Made from refused.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define dso_local i32 @recursive(i32 noundef %0) local_unnamed_addr #0 !dbg !15 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 0, %1 ], [ %10, %6 ]
  %4 = phi i32 [ %0, %1 ], [ %9, %6 ]
  %5 = icmp slt i32 %4, 2, !dbg !18
  br i1 %5, label %11, label %6, !dbg !19

6:                                                ; preds = %2
  %7 = add nsw i32 %4, -1, !dbg !20
  %8 = tail call i32 @recursive(i32 noundef %7) #6, !dbg !21
  %9 = add nsw i32 %4, -2, !dbg !22
  %10 = add nsw i32 %3, %8, !dbg !23
  br label %2, !dbg !24

11:                                               ; preds = %2
  %12 = add nsw i32 %3, 1
  ret i32 %12, !dbg !25
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local range(i32 -2147483648, 2147483647) i32 @twice(i32 noundef %0) #1 !dbg !26 {
  %2 = shl nsw i32 %0, 1, !dbg !27
  ret i32 %2, !dbg !28
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @calls_unknown(ptr noundef writeonly captures(none) initializes((0, 4)) %0) local_unnamed_addr #2 !dbg !29 {
  %2 = tail call i32 @elsewhere(i32 noundef 3) #7, !dbg !30
  store i32 %2, ptr %0, align 4, !dbg !31, !tbaa !10
  ret void, !dbg !32
}

; Function Attrs: convergent nounwind
declare dso_local i32 @elsewhere(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @recursion(ptr noundef captures(none) initializes((0, 4)) %0) local_unnamed_addr #4 !dbg !33 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !34
  %3 = load i32, ptr %2, align 4, !dbg !34, !tbaa !10
  %4 = tail call i32 @recursive(i32 noundef %3) #6, !dbg !35
  store i32 %4, ptr %0, align 4, !dbg !36, !tbaa !10
  ret void, !dbg !37
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @indirect(ptr noundef writeonly captures(none) initializes((0, 4)) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #2 !dbg !38 {
  %3 = tail call noundef i32 %1(i32 noundef 3) #7, !dbg !39
  store i32 %3, ptr %0, align 4, !dbg !40, !tbaa !10
  ret void, !dbg !41
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @address_of_function(ptr noundef writeonly captures(none) initializes((0, 8)) %0) local_unnamed_addr #5 !dbg !42 {
  store ptr @twice, ptr %0, align 8, !dbg !43, !tbaa !44
  ret void, !dbg !46
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @assembly(ptr noundef %0) local_unnamed_addr #2 !dbg !47 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !48
  %3 = tail call i32 asm sideeffect "getctarank.u64 $0, $1;", "=r,l"(ptr %0) #7, !dbg !49, !srcloc !50
  store i32 %3, ptr %2, align 4, !dbg !49, !tbaa !10
  ret void, !dbg !51
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @counter(ptr noundef writeonly captures(none) initializes((0, 8)) %0) local_unnamed_addr #2 !dbg !52 {
  %2 = tail call i64 asm sideeffect "mov.u64 $0, %pm0_64;", "=l"() #7, !dbg !53, !srcloc !54
  store i64 %2, ptr %0, align 8, !dbg !53, !tbaa !55
  ret void, !dbg !57
}

attributes #0 = { mustprogress nofree nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!7 = !DIFile(filename: "refused.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "recursive", scope: !7, file: !7, line: 4, type: !16, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 4, column: 55, scope: !15)
!19 = !DILocation(line: 4, column: 53, scope: !15)
!20 = !DILocation(line: 4, column: 77, scope: !15)
!21 = !DILocation(line: 4, column: 65, scope: !15)
!22 = !DILocation(line: 4, column: 96, scope: !15)
!23 = !DILocation(line: 4, column: 82, scope: !15)
!24 = !DILocation(line: 4, column: 84, scope: !15)
!25 = !DILocation(line: 4, column: 46, scope: !15)
!26 = distinct !DISubprogram(name: "twice", scope: !7, file: !7, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!27 = !DILocation(line: 6, column: 51, scope: !26)
!28 = !DILocation(line: 6, column: 42, scope: !26)
!29 = distinct !DISubprogram(name: "calls_unknown", scope: !7, file: !7, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!30 = !DILocation(line: 7, column: 63, scope: !29)
!31 = !DILocation(line: 7, column: 61, scope: !29)
!32 = !DILocation(line: 7, column: 77, scope: !29)
!33 = distinct !DISubprogram(name: "recursion", scope: !7, file: !7, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!34 = !DILocation(line: 8, column: 69, scope: !33)
!35 = !DILocation(line: 8, column: 59, scope: !33)
!36 = !DILocation(line: 8, column: 57, scope: !33)
!37 = !DILocation(line: 8, column: 78, scope: !33)
!38 = distinct !DISubprogram(name: "indirect", scope: !7, file: !7, line: 9, type: !16, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!39 = !DILocation(line: 9, column: 70, scope: !38)
!40 = !DILocation(line: 9, column: 68, scope: !38)
!41 = !DILocation(line: 9, column: 76, scope: !38)
!42 = distinct !DISubprogram(name: "address_of_function", scope: !7, file: !7, line: 10, type: !16, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!43 = !DILocation(line: 10, column: 70, scope: !42)
!44 = !{!45, !45, i64 0}
!45 = !{!"any pointer", !12, i64 0}
!46 = !DILocation(line: 10, column: 79, scope: !42)
!47 = distinct !DISubprogram(name: "assembly", scope: !7, file: !7, line: 11, type: !16, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!48 = !DILocation(line: 12, column: 54, scope: !47)
!49 = !DILocation(line: 12, column: 5, scope: !47)
!50 = !{i64 707}
!51 = !DILocation(line: 13, column: 1, scope: !47)
!52 = distinct !DISubprogram(name: "counter", scope: !7, file: !7, line: 14, type: !16, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!53 = !DILocation(line: 15, column: 5, scope: !52)
!54 = !{i64 849}
!55 = !{!56, !56, i64 0}
!56 = !{!"long long", !12, i64 0}
!57 = !DILocation(line: 16, column: 1, scope: !52)
