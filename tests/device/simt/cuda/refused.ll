; Made from refused.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Many = type { i32, [20 x i32] }

; Function Attrs: mustprogress nofree nosync nounwind memory(argmem: readwrite)
define dso_local i32 @recursive(ptr noundef byval(%struct.Many) align 4 captures(none) %0) local_unnamed_addr #0 !dbg !15 {
  %2 = alloca %struct.Many, align 4
  %3 = alloca %struct.Many, align 4
  %4 = alloca %struct.Many, align 4
  br label %5

5:                                                ; preds = %15, %1
  %6 = phi i32 [ 0, %1 ], [ %22, %15 ]
  %7 = load i32, ptr %0, align 4, !dbg !18, !tbaa !19
  %8 = icmp slt i32 %7, 2, !dbg !21
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !22
  br i1 %8, label %10, label %15, !dbg !21

10:                                               ; preds = %5
  %11 = sext i32 %7 to i64, !dbg !23
  %12 = getelementptr inbounds i32, ptr %9, i64 %11, !dbg !23
  %13 = load i32, ptr %12, align 4, !dbg !23, !tbaa !10
  %14 = add nsw i32 %6, %13
  ret i32 %14, !dbg !24

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 4, !dbg !25
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(80) %16, ptr noundef nonnull align 4 dereferenceable(80) %9, i64 80, i1 false), !dbg !26
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !27
  %18 = load i32, ptr %17, align 4, !dbg !27, !tbaa !10
  %19 = sub nsw i32 %7, %18, !dbg !28
  store i32 %19, ptr %3, align 4, !dbg !29, !tbaa !10
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 4, !dbg !29
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(80) %20, ptr noundef nonnull align 4 dereferenceable(80) %9, i64 80, i1 false), !dbg !29
  %21 = tail call i32 @recursive(ptr noundef nonnull byval(%struct.Many) align 4 %3) #7, !dbg !30
  store i32 %19, ptr %4, align 4, !dbg !25, !tbaa !10
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 %4, i64 84, i1 false), !dbg !31
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %2, i64 84, i1 false), !dbg !31
  %22 = add nsw i32 %6, %21, !dbg !32
  br label %5, !dbg !31
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local range(i32 -2147483648, 2147483647) i32 @twice(i32 noundef %0) #2 !dbg !33 {
  %2 = shl nsw i32 %0, 1, !dbg !34
  ret i32 %2, !dbg !35
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @calls_unknown(ptr noundef writeonly captures(none) initializes((0, 4)) %0) local_unnamed_addr #3 !dbg !36 {
  %2 = tail call i32 @elsewhere(i32 noundef 3) #8, !dbg !37
  store i32 %2, ptr %0, align 4, !dbg !38, !tbaa !10
  ret void, !dbg !39
}

; Function Attrs: convergent nounwind
declare dso_local i32 @elsewhere(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @recursion(ptr noundef captures(none) %0) local_unnamed_addr #5 !dbg !40 {
  %2 = tail call i32 @recursive(ptr noundef nonnull byval(%struct.Many) align 4 %0) #7, !dbg !41
  store i32 %2, ptr %0, align 4, !dbg !42, !tbaa !10
  ret void, !dbg !43
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @indirect(ptr noundef writeonly captures(none) initializes((0, 4)) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #3 !dbg !44 {
  %3 = tail call noundef i32 %1(i32 noundef 3) #8, !dbg !45
  store i32 %3, ptr %0, align 4, !dbg !46, !tbaa !10
  ret void, !dbg !47
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @address_of_function(ptr noundef writeonly captures(none) initializes((0, 8)) %0) local_unnamed_addr #6 !dbg !48 {
  store ptr @twice, ptr %0, align 8, !dbg !49, !tbaa !50
  ret void, !dbg !52
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @assembly(ptr noundef %0) local_unnamed_addr #3 !dbg !53 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !54
  %3 = tail call i32 asm sideeffect "getctarank.u64 $0, $1;", "=r,l"(ptr %0) #8, !dbg !55, !srcloc !56
  store i32 %3, ptr %2, align 4, !dbg !55, !tbaa !10
  ret void, !dbg !57
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @counter(ptr noundef writeonly captures(none) initializes((0, 8)) %0) local_unnamed_addr #3 !dbg !58 {
  %2 = tail call i64 asm sideeffect "mov.u64 $0, %pm0_64;", "=l"() #8, !dbg !59, !srcloc !60
  store i64 %2, ptr %0, align 8, !dbg !59, !tbaa !61
  ret void, !dbg !63
}

attributes #0 = { mustprogress nofree nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!15 = distinct !DISubprogram(name: "recursive", scope: !7, file: !7, line: 5, type: !16, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 6, column: 11, scope: !15)
!19 = !{!20, !11, i64 0}
!20 = !{!"_ZTS4Many", !11, i64 0, !12, i64 4}
!21 = !DILocation(line: 6, column: 13, scope: !15)
!22 = !DILocation(line: 0, scope: !15)
!23 = !DILocation(line: 6, column: 25, scope: !15)
!24 = !DILocation(line: 10, column: 1, scope: !15)
!25 = !DILocation(line: 9, column: 40, scope: !15)
!26 = !DILocation(line: 7, column: 17, scope: !15)
!27 = !DILocation(line: 8, column: 15, scope: !15)
!28 = !DILocation(line: 8, column: 12, scope: !15)
!29 = !DILocation(line: 9, column: 22, scope: !15)
!30 = !DILocation(line: 9, column: 12, scope: !15)
!31 = !DILocation(line: 9, column: 30, scope: !15)
!32 = !DILocation(line: 9, column: 28, scope: !15)
!33 = distinct !DISubprogram(name: "twice", scope: !7, file: !7, line: 12, type: !16, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!34 = !DILocation(line: 12, column: 51, scope: !33)
!35 = !DILocation(line: 12, column: 42, scope: !33)
!36 = distinct !DISubprogram(name: "calls_unknown", scope: !7, file: !7, line: 13, type: !16, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!37 = !DILocation(line: 13, column: 63, scope: !36)
!38 = !DILocation(line: 13, column: 61, scope: !36)
!39 = !DILocation(line: 13, column: 77, scope: !36)
!40 = distinct !DISubprogram(name: "recursion", scope: !7, file: !7, line: 14, type: !16, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!41 = !DILocation(line: 14, column: 59, scope: !40)
!42 = !DILocation(line: 14, column: 57, scope: !40)
!43 = !DILocation(line: 14, column: 84, scope: !40)
!44 = distinct !DISubprogram(name: "indirect", scope: !7, file: !7, line: 15, type: !16, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!45 = !DILocation(line: 15, column: 70, scope: !44)
!46 = !DILocation(line: 15, column: 68, scope: !44)
!47 = !DILocation(line: 15, column: 76, scope: !44)
!48 = distinct !DISubprogram(name: "address_of_function", scope: !7, file: !7, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!49 = !DILocation(line: 16, column: 70, scope: !48)
!50 = !{!51, !51, i64 0}
!51 = !{!"any pointer", !12, i64 0}
!52 = !DILocation(line: 16, column: 79, scope: !48)
!53 = distinct !DISubprogram(name: "assembly", scope: !7, file: !7, line: 17, type: !16, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!54 = !DILocation(line: 18, column: 50, scope: !53)
!55 = !DILocation(line: 18, column: 5, scope: !53)
!56 = !{i64 819}
!57 = !DILocation(line: 19, column: 1, scope: !53)
!58 = distinct !DISubprogram(name: "counter", scope: !7, file: !7, line: 20, type: !16, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!59 = !DILocation(line: 21, column: 5, scope: !58)
!60 = !{i64 953}
!61 = !{!62, !62, i64 0}
!62 = !{!"long long", !12, i64 0}
!63 = !DILocation(line: 22, column: 1, scope: !58)
