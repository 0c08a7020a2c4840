; Made from shared.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6reduceE4part = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@_ZZ15reverse_dynamicE5shift = internal unnamed_addr addrspace(3) global i32 undef, align 4
@held = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4
@_ZZ10early_exitE4part = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ11in_functionE4held = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ5namedE4held = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ13uninitialisedE4held = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !15 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !22
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !25
  %7 = mul i32 %5, %6, !dbg !28
  %8 = add i32 %7, %4, !dbg !29
  %9 = icmp slt i32 %8, %2, !dbg !30
  br i1 %9, label %10, label %13, !dbg !31

10:                                               ; preds = %3
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = mul i32 %6, %11
  br label %19, !dbg !31

13:                                               ; preds = %19, %3
  %14 = phi float [ 0.000000e+00, %3 ], [ %25, %19 ], !dbg !32
  %15 = zext nneg i32 %4 to i64, !dbg !33
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reduceE4part to ptr), i64 %15, !dbg !33
  store float %14, ptr %16, align 4, !dbg !34, !tbaa !35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %17 = lshr i32 %6, 1, !dbg !38
  %18 = icmp eq i32 %17, 0, !dbg !39
  br i1 %18, label %28, label %30, !dbg !40

19:                                               ; preds = %10, %19
  %20 = phi i32 [ %8, %10 ], [ %26, %19 ]
  %21 = phi float [ 0.000000e+00, %10 ], [ %25, %19 ]
  %22 = sext i32 %20 to i64, !dbg !41
  %23 = getelementptr inbounds float, ptr %0, i64 %22, !dbg !41
  %24 = load float, ptr %23, align 4, !dbg !41, !tbaa !35
  %25 = fadd contract float %21, %24, !dbg !42
  %26 = add i32 %20, %12, !dbg !43
  %27 = icmp slt i32 %26, %2, !dbg !30
  br i1 %27, label %19, label %13, !dbg !31, !llvm.loop !44

28:                                               ; preds = %40, %13
  %29 = icmp eq i32 %4, 0, !dbg !47
  br i1 %29, label %43, label %47, !dbg !47

30:                                               ; preds = %13, %40
  %31 = phi i32 [ %41, %40 ], [ %17, %13 ]
  %32 = icmp samesign ult i32 %4, %31, !dbg !48
  br i1 %32, label %33, label %40, !dbg !48

33:                                               ; preds = %30
  %34 = add nuw nsw i32 %31, %4
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reduceE4part to ptr), i64 %35
  %37 = load float, ptr %36, align 4, !dbg !49, !tbaa !35
  %38 = load float, ptr %16, align 4, !dbg !50, !tbaa !35
  %39 = fadd contract float %37, %38, !dbg !50
  store float %39, ptr %16, align 4, !dbg !50, !tbaa !35
  br label %40, !dbg !51

40:                                               ; preds = %33, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !52
  %41 = lshr i32 %31, 1, !dbg !38
  %42 = icmp eq i32 %41, 0, !dbg !39
  br i1 %42, label %28, label %30, !dbg !40, !llvm.loop !53

43:                                               ; preds = %28
  %44 = zext nneg i32 %5 to i64
  %45 = getelementptr inbounds nuw float, ptr %1, i64 %44
  %46 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reduceE4part to ptr), align 4, !dbg !55, !tbaa !35
  store float %46, ptr %45, align 4, !dbg !56, !tbaa !35
  br label %47, !dbg !57

47:                                               ; preds = %43, %28
  ret void, !dbg !58
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reverse_dynamic(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !59 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60
  %4 = icmp eq i32 %3, 0, !dbg !62
  br i1 %4, label %5, label %6, !dbg !62

5:                                                ; preds = %2
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ15reverse_dynamicE5shift to ptr), align 4, !dbg !63, !tbaa !10
  br label %6, !dbg !64

6:                                                ; preds = %5, %2
  %7 = zext nneg i32 %3 to i64, !dbg !65
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7, !dbg !65
  %9 = load i32, ptr %8, align 4, !dbg !65, !tbaa !10
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @held to ptr), i64 %7, !dbg !66
  store i32 %9, ptr %10, align 4, !dbg !67, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !68
  %11 = xor i32 %3, -1, !dbg !69
  %12 = add i32 %1, %11, !dbg !69
  %13 = zext i32 %12 to i64, !dbg !70
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @held to ptr), i64 %13, !dbg !70
  %15 = load i32, ptr %14, align 4, !dbg !70, !tbaa !10
  %16 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15reverse_dynamicE5shift to ptr), align 4, !dbg !71, !tbaa !10
  %17 = add nsw i32 %16, %15, !dbg !72
  store i32 %17, ptr %8, align 4, !dbg !73, !tbaa !10
  ret void, !dbg !74
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @early_exit(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !75 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %5 = icmp slt i32 %4, %2, !dbg !78
  br i1 %5, label %6, label %17, !dbg !78

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64, !dbg !79
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7, !dbg !79
  %9 = load i32, ptr %8, align 4, !dbg !79, !tbaa !10
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10early_exitE4part to ptr), i64 %7, !dbg !80
  store i32 %9, ptr %10, align 4, !dbg !81, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !82
  %11 = xor i32 %4, -1, !dbg !83
  %12 = add nsw i32 %2, %11, !dbg !83
  %13 = sext i32 %12 to i64, !dbg !84
  %14 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10early_exitE4part to ptr), i64 %13, !dbg !84
  %15 = load i32, ptr %14, align 4, !dbg !84, !tbaa !10
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %7, !dbg !85
  store i32 %15, ptr %16, align 4, !dbg !86, !tbaa !10
  br label %17, !dbg !87

17:                                               ; preds = %3, %6
  ret void, !dbg !87
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local noundef i32 @_Z9neighbourPiii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !88 {
  %4 = sext i32 %2 to i64, !dbg !89
  %5 = getelementptr inbounds i32, ptr %0, i64 %4, !dbg !89
  store i32 %1, ptr %5, align 4, !dbg !90, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !91
  %6 = xor i32 %2, 1, !dbg !92
  %7 = sext i32 %6 to i64, !dbg !93
  %8 = getelementptr inbounds i32, ptr %0, i64 %7, !dbg !93
  %9 = load i32, ptr %8, align 4, !dbg !93, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !94
  ret i32 %9, !dbg !95
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @in_function(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !96 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !97
  %4 = zext nneg i32 %3 to i64, !dbg !99
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !99
  %6 = load i32, ptr %5, align 4, !dbg !99, !tbaa !10
  %7 = icmp sgt i32 %1, 0, !dbg !100
  br i1 %7, label %8, label %10, !dbg !101

8:                                                ; preds = %2
  %9 = icmp samesign ugt i32 %1, 2
  br label %12, !dbg !101

10:                                               ; preds = %21, %2
  %11 = phi i32 [ %6, %2 ], [ %22, %21 ], !dbg !102
  store i32 %11, ptr %5, align 4, !dbg !103, !tbaa !10
  ret void, !dbg !104

12:                                               ; preds = %8, %21
  %13 = phi i32 [ 0, %8 ], [ %23, %21 ]
  %14 = phi i32 [ %6, %8 ], [ %22, %21 ]
  br i1 %9, label %15, label %18, !dbg !105

15:                                               ; preds = %12
  %16 = tail call noundef i32 @_Z9neighbourPiii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ11in_functionE4held to ptr), i32 noundef %14, i32 noundef %3) #5, !dbg !106
  %17 = add nsw i32 %16, %14, !dbg !107
  br label %21, !dbg !108

18:                                               ; preds = %12
  %19 = tail call noundef i32 @_Z9neighbourPiii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ11in_functionE4held to ptr), i32 noundef %14, i32 noundef %3) #5, !dbg !109
  %20 = sub nsw i32 %14, %19, !dbg !110
  br label %21

21:                                               ; preds = %15, %18
  %22 = phi i32 [ %17, %15 ], [ %20, %18 ], !dbg !102
  %23 = add nuw nsw i32 %13, 1, !dbg !111
  %24 = icmp eq i32 %23, %1, !dbg !100
  br i1 %24, label %10, label %12, !dbg !101, !llvm.loop !112
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @voted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !114 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !115
  %4 = zext nneg i32 %3 to i64, !dbg !117
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !117
  %6 = load i32, ptr %5, align 4, !dbg !117, !tbaa !10
  %7 = icmp sgt i32 %6, 0, !dbg !118
  %8 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %7), !dbg !119
  %9 = tail call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %7), !dbg !123
  %10 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %7), !dbg !126
  %11 = zext i1 %10 to i32, !dbg !126
  %12 = mul nsw i32 %8, 100, !dbg !129
  %13 = select i1 %9, i32 10, i32 0, !dbg !130
  %14 = add nsw i32 %13, %12, !dbg !131
  %15 = or disjoint i32 %14, %11, !dbg !132
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %4, !dbg !133
  store i32 %15, ptr %16, align 4, !dbg !134, !tbaa !10
  ret void, !dbg !135
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @named(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !136 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137
  %4 = lshr i32 %3, 5, !dbg !139
  %5 = and i32 %3, 31, !dbg !140
  switch i32 %4, label %19 [
    i32 1, label %6
    i32 0, label %12
  ], !dbg !141

6:                                                ; preds = %2
  %7 = zext nneg i32 %5 to i64, !dbg !142
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7, !dbg !142
  %9 = load i32, ptr %8, align 4, !dbg !142, !tbaa !10
  %10 = mul nsw i32 %9, 3, !dbg !143
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5namedE4held to ptr), i64 %7, !dbg !144
  store i32 %10, ptr %11, align 4, !dbg !145, !tbaa !10
  tail call void asm sideeffect "barrier.sync 1, 64;", "~{memory}"() #5, !dbg !146, !srcloc !147
  br label %19, !dbg !148

12:                                               ; preds = %2
  tail call void asm sideeffect "barrier.sync 1, 64;", "~{memory}"() #5, !dbg !149, !srcloc !150
  %13 = xor i32 %5, 31, !dbg !151
  %14 = zext nneg i32 %13 to i64, !dbg !152
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5namedE4held to ptr), i64 %14, !dbg !152
  %16 = load i32, ptr %15, align 4, !dbg !152, !tbaa !10
  %17 = zext nneg i32 %5 to i64, !dbg !153
  %18 = getelementptr inbounds nuw i32, ptr %1, i64 %17, !dbg !153
  store i32 %16, ptr %18, align 4, !dbg !154, !tbaa !10
  br label %19, !dbg !155

19:                                               ; preds = %2, %12, %6
  ret void, !dbg !156
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(readwrite, argmem: write, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @uninitialised(ptr noundef writeonly captures(none) %0) local_unnamed_addr #3 !dbg !157 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !158
  %3 = icmp samesign ugt i32 %2, 63, !dbg !160
  br i1 %3, label %4, label %8, !dbg !160

4:                                                ; preds = %1
  %5 = zext nneg i32 %2 to i64
  %6 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13uninitialisedE4held to ptr), i64 %5
  %7 = getelementptr i8, ptr %6, i64 -256
  store volatile i32 1, ptr %7, align 4, !dbg !161, !tbaa !10
  br label %8, !dbg !162

8:                                                ; preds = %4, %1
  %9 = zext nneg i32 %2 to i64, !dbg !163
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13uninitialisedE4held to ptr), i64 %9, !dbg !163
  %11 = load volatile i32, ptr %10, align 4, !dbg !163, !tbaa !10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !164
  %13 = shl i32 %12, 6, !dbg !166
  %14 = add i32 %13, %2, !dbg !167
  %15 = zext i32 %14 to i64, !dbg !168
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %15, !dbg !168
  store i32 %11, ptr %16, align 4, !dbg !169, !tbaa !10
  ret void, !dbg !170
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #3 = { mustprogress nofree noinline norecurse nounwind memory(readwrite, argmem: write, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!7 = !DIFile(filename: "shared.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "reduce", scope: !7, file: !7, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!20 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_builtin_vars.h", directory: "")
!21 = distinct !DILocation(line: 4, column: 13, scope: !15)
!22 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 66, type: !16, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!24 = distinct !DILocation(line: 6, column: 18, scope: !15)
!25 = !DILocation(line: 79, column: 27, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!27 = distinct !DILocation(line: 6, column: 31, scope: !15)
!28 = !DILocation(line: 6, column: 29, scope: !15)
!29 = !DILocation(line: 6, column: 42, scope: !15)
!30 = !DILocation(line: 6, column: 49, scope: !15)
!31 = !DILocation(line: 6, column: 5, scope: !15)
!32 = !DILocation(line: 0, scope: !15)
!33 = !DILocation(line: 7, column: 5, scope: !15)
!34 = !DILocation(line: 7, column: 13, scope: !15)
!35 = !{!36, !36, i64 0}
!36 = !{!"float", !12, i64 0}
!37 = !DILocation(line: 8, column: 5, scope: !15)
!38 = !DILocation(line: 9, scope: !15)
!39 = !DILocation(line: 9, column: 36, scope: !15)
!40 = !DILocation(line: 9, column: 5, scope: !15)
!41 = !DILocation(line: 6, column: 90, scope: !15)
!42 = !DILocation(line: 6, column: 87, scope: !15)
!43 = !DILocation(line: 6, column: 56, scope: !15)
!44 = distinct !{!44, !31, !45, !46}
!45 = !DILocation(line: 6, column: 94, scope: !15)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !DILocation(line: 13, column: 11, scope: !15)
!48 = !DILocation(line: 10, column: 15, scope: !15)
!49 = !DILocation(line: 10, column: 31, scope: !15)
!50 = !DILocation(line: 10, column: 28, scope: !15)
!51 = !DILocation(line: 10, column: 20, scope: !15)
!52 = !DILocation(line: 11, column: 9, scope: !15)
!53 = distinct !{!53, !40, !54, !46}
!54 = !DILocation(line: 12, column: 5, scope: !15)
!55 = !DILocation(line: 13, column: 35, scope: !15)
!56 = !DILocation(line: 13, column: 33, scope: !15)
!57 = !DILocation(line: 13, column: 17, scope: !15)
!58 = !DILocation(line: 14, column: 1, scope: !15)
!59 = distinct !DISubprogram(name: "reverse_dynamic", scope: !7, file: !7, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!60 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !61)
!61 = distinct !DILocation(line: 19, column: 9, scope: !59)
!62 = !DILocation(line: 19, column: 21, scope: !59)
!63 = !DILocation(line: 19, column: 33, scope: !59)
!64 = !DILocation(line: 19, column: 27, scope: !59)
!65 = !DILocation(line: 20, column: 25, scope: !59)
!66 = !DILocation(line: 20, column: 5, scope: !59)
!67 = !DILocation(line: 20, column: 23, scope: !59)
!68 = !DILocation(line: 21, column: 5, scope: !59)
!69 = !DILocation(line: 22, column: 36, scope: !59)
!70 = !DILocation(line: 22, column: 25, scope: !59)
!71 = !DILocation(line: 22, column: 53, scope: !59)
!72 = !DILocation(line: 22, column: 51, scope: !59)
!73 = !DILocation(line: 22, column: 23, scope: !59)
!74 = !DILocation(line: 23, column: 1, scope: !59)
!75 = distinct !DISubprogram(name: "early_exit", scope: !7, file: !7, line: 25, type: !16, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!76 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !77)
!77 = distinct !DILocation(line: 27, column: 13, scope: !75)
!78 = !DILocation(line: 28, column: 11, scope: !75)
!79 = !DILocation(line: 29, column: 15, scope: !75)
!80 = !DILocation(line: 29, column: 5, scope: !75)
!81 = !DILocation(line: 29, column: 13, scope: !75)
!82 = !DILocation(line: 30, column: 5, scope: !75)
!83 = !DILocation(line: 31, column: 25, scope: !75)
!84 = !DILocation(line: 31, column: 14, scope: !75)
!85 = !DILocation(line: 31, column: 5, scope: !75)
!86 = !DILocation(line: 31, column: 12, scope: !75)
!87 = !DILocation(line: 32, column: 1, scope: !75)
!88 = distinct !DISubprogram(name: "neighbour", scope: !7, file: !7, line: 34, type: !16, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!89 = !DILocation(line: 35, column: 5, scope: !88)
!90 = !DILocation(line: 35, column: 13, scope: !88)
!91 = !DILocation(line: 36, column: 5, scope: !88)
!92 = !DILocation(line: 37, column: 25, scope: !88)
!93 = !DILocation(line: 37, column: 18, scope: !88)
!94 = !DILocation(line: 38, column: 5, scope: !88)
!95 = !DILocation(line: 39, column: 5, scope: !88)
!96 = distinct !DISubprogram(name: "in_function", scope: !7, file: !7, line: 41, type: !16, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!97 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !98)
!98 = distinct !DILocation(line: 43, column: 22, scope: !96)
!99 = !DILocation(line: 43, column: 17, scope: !96)
!100 = !DILocation(line: 44, column: 23, scope: !96)
!101 = !DILocation(line: 44, column: 5, scope: !96)
!102 = !DILocation(line: 0, scope: !96)
!103 = !DILocation(line: 48, column: 23, scope: !96)
!104 = !DILocation(line: 49, column: 1, scope: !96)
!105 = !DILocation(line: 45, column: 20, scope: !96)
!106 = !DILocation(line: 45, column: 34, scope: !96)
!107 = !DILocation(line: 45, column: 31, scope: !96)
!108 = !DILocation(line: 45, column: 25, scope: !96)
!109 = !DILocation(line: 46, column: 23, scope: !96)
!110 = !DILocation(line: 46, column: 20, scope: !96)
!111 = !DILocation(line: 44, column: 34, scope: !96)
!112 = distinct !{!112, !101, !113, !46}
!113 = !DILocation(line: 47, column: 5, scope: !96)
!114 = distinct !DISubprogram(name: "voted", scope: !7, file: !7, line: 51, type: !16, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!115 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !116)
!116 = distinct !DILocation(line: 52, column: 16, scope: !114)
!117 = !DILocation(line: 52, column: 13, scope: !114)
!118 = !DILocation(line: 52, column: 29, scope: !114)
!119 = !DILocation(line: 525, column: 54, scope: !120, inlinedAt: !122)
!120 = distinct !DISubprogram(name: "__syncthreads_count", scope: !121, file: !121, line: 525, type: !16, scopeLine: 525, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!121 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_device_functions.h", directory: "")
!122 = distinct !DILocation(line: 53, column: 17, scope: !114)
!123 = !DILocation(line: 524, column: 52, scope: !124, inlinedAt: !125)
!124 = distinct !DISubprogram(name: "__syncthreads_and", scope: !121, file: !121, line: 524, type: !16, scopeLine: 524, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!125 = distinct !DILocation(line: 53, column: 47, scope: !114)
!126 = !DILocation(line: 526, column: 51, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "__syncthreads_or", scope: !121, file: !121, line: 526, type: !16, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!128 = distinct !DILocation(line: 53, column: 75, scope: !114)
!129 = !DILocation(line: 54, column: 30, scope: !114)
!130 = !DILocation(line: 54, column: 49, scope: !114)
!131 = !DILocation(line: 54, column: 36, scope: !114)
!132 = !DILocation(line: 54, column: 54, scope: !114)
!133 = !DILocation(line: 54, column: 5, scope: !114)
!134 = !DILocation(line: 54, column: 22, scope: !114)
!135 = !DILocation(line: 55, column: 1, scope: !114)
!136 = distinct !DISubprogram(name: "named", scope: !7, file: !7, line: 58, type: !16, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!137 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !138)
!138 = distinct !DILocation(line: 60, column: 13, scope: !136)
!139 = !DILocation(line: 60, column: 25, scope: !136)
!140 = !DILocation(line: 60, column: 50, scope: !136)
!141 = !DILocation(line: 61, column: 11, scope: !136)
!142 = !DILocation(line: 62, column: 22, scope: !136)
!143 = !DILocation(line: 62, column: 31, scope: !136)
!144 = !DILocation(line: 62, column: 9, scope: !136)
!145 = !DILocation(line: 62, column: 20, scope: !136)
!146 = !DILocation(line: 63, column: 9, scope: !136)
!147 = !{i64 2068}
!148 = !DILocation(line: 64, column: 5, scope: !136)
!149 = !DILocation(line: 65, column: 9, scope: !136)
!150 = !{i64 2151}
!151 = !DILocation(line: 66, column: 29, scope: !136)
!152 = !DILocation(line: 66, column: 21, scope: !136)
!153 = !DILocation(line: 66, column: 9, scope: !136)
!154 = !DILocation(line: 66, column: 19, scope: !136)
!155 = !DILocation(line: 67, column: 5, scope: !136)
!156 = !DILocation(line: 68, column: 1, scope: !136)
!157 = distinct !DISubprogram(name: "uninitialised", scope: !7, file: !7, line: 70, type: !16, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!158 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !159)
!159 = distinct !DILocation(line: 72, column: 9, scope: !157)
!160 = !DILocation(line: 72, column: 21, scope: !157)
!161 = !DILocation(line: 72, column: 50, scope: !157)
!162 = !DILocation(line: 72, column: 27, scope: !157)
!163 = !DILocation(line: 73, column: 42, scope: !157)
!164 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !165)
!165 = distinct !DILocation(line: 73, column: 23, scope: !157)
!166 = !DILocation(line: 73, column: 34, scope: !157)
!167 = !DILocation(line: 73, column: 21, scope: !157)
!168 = !DILocation(line: 73, column: 5, scope: !157)
!169 = !DILocation(line: 73, column: 40, scope: !157)
!170 = !DILocation(line: 74, column: 1, scope: !157)
