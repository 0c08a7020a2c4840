; ModuleID = 'reduce.cu'
source_filename = "reduce.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@_ZZ6reduceE4part = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef float @_Z5weighPKfif(ptr noundef readonly captures(none) %0, i32 noundef %1, float noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = icmp sgt i32 %1, 0, !dbg !14
  br i1 %4, label %7, label %5, !dbg !15

5:                                                ; preds = %7, %3
  %6 = phi float [ 0.000000e+00, %3 ], [ %14, %7 ], !dbg !16
  ret float %6, !dbg !17

7:                                                ; preds = %3, %7
  %8 = phi i32 [ %15, %7 ], [ 0, %3 ]
  %9 = phi float [ %14, %7 ], [ 0.000000e+00, %3 ]
  %10 = zext nneg i32 %8 to i64, !dbg !18
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10, !dbg !18
  %12 = load float, ptr %11, align 4, !dbg !18, !tbaa !19
  %13 = fmul contract float %2, %12, !dbg !21
  %14 = fadd contract float %9, %13, !dbg !22
  %15 = add nuw nsw i32 %8, 1, !dbg !23
  %16 = icmp eq i32 %15, %1, !dbg !14
  br i1 %16, label %5, label %7, !dbg !15, !llvm.loop !24
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #1 !dbg !28 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !30
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !31
  %8 = mul i32 %6, %7, !dbg !32
  %9 = add i32 %8, %5, !dbg !33
  %10 = icmp slt i32 %9, %2, !dbg !34
  br i1 %10, label %11, label %24, !dbg !35

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !36
  %13 = getelementptr inbounds %struct.float4, ptr %0, i64 %12, !dbg !36
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 12, !dbg !36
  %15 = load float, ptr %14, align 4, !dbg !36, !tbaa !19
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 8, !dbg !36
  %17 = load float, ptr %16, align 8, !dbg !36, !tbaa !19
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 4, !dbg !36
  %19 = load float, ptr %18, align 4, !dbg !36, !tbaa !19
  %20 = load float, ptr %13, align 16, !dbg !36, !tbaa !19
  %21 = fadd contract float %19, %20, !dbg !37
  %22 = fmul contract float %15, %17, !dbg !38
  %23 = fadd contract float %22, %21, !dbg !39
  br label %24, !dbg !35

24:                                               ; preds = %4, %11
  %25 = phi contract float [ %23, %11 ], [ 0.000000e+00, %4 ], !dbg !35
  %26 = zext nneg i32 %5 to i64, !dbg !40
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reduceE4part to ptr), i64 %26, !dbg !40
  store float %25, ptr %27, align 4, !dbg !41, !tbaa !19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !42
  br label %30, !dbg !43

28:                                               ; preds = %40
  %29 = icmp eq i32 %5, 0, !dbg !44
  br i1 %29, label %43, label %49, !dbg !44

30:                                               ; preds = %24, %40
  %31 = phi i32 [ 32, %24 ], [ %41, %40 ]
  %32 = icmp samesign ult i32 %5, %31, !dbg !45
  br i1 %32, label %33, label %40, !dbg !45

33:                                               ; preds = %30
  %34 = add nuw nsw i32 %31, %5
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reduceE4part to ptr), i64 %35
  %37 = load float, ptr %36, align 4, !dbg !46, !tbaa !19
  %38 = load float, ptr %27, align 4, !dbg !47, !tbaa !19
  %39 = fadd contract float %37, %38, !dbg !47
  store float %39, ptr %27, align 4, !dbg !47, !tbaa !19
  br label %40, !dbg !48

40:                                               ; preds = %33, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !49
  %41 = lshr i32 %31, 1, !dbg !50
  %42 = icmp eq i32 %41, 0, !dbg !51
  br i1 %42, label %28, label %30, !dbg !43, !llvm.loop !52

43:                                               ; preds = %28
  %44 = zext nneg i32 %6 to i64
  %45 = getelementptr inbounds nuw float, ptr %1, i64 %44
  %46 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reduceE4part to ptr), align 4, !dbg !54, !tbaa !19
  %47 = tail call contract noundef float @_Z5weighPKfif(ptr noundef %1, i32 noundef %2, float noundef %3) #5, !dbg !55
  %48 = fadd contract float %46, %47, !dbg !56
  store float %48, ptr %45, align 4, !dbg !57, !tbaa !19
  br label %49, !dbg !58

49:                                               ; preds = %43, %28
  ret void, !dbg !59
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @scale(ptr noundef captures(none) %0, i32 noundef %1, float noundef %2) local_unnamed_addr #3 !dbg !60 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %6 = mul i32 %4, %5, !dbg !63
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %8 = add i32 %6, %7, !dbg !65
  %9 = icmp slt i32 %8, %1, !dbg !66
  br i1 %9, label %10, label %15, !dbg !66

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !dbg !67, !tbaa !19
  %14 = fmul contract float %2, %13, !dbg !67
  store float %14, ptr %12, align 4, !dbg !67, !tbaa !19
  br label %15, !dbg !68

15:                                               ; preds = %10, %3
  ret void, !dbg !69
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reduce.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "weigh", scope: !1, file: !1, line: 3, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 7, column: 23, scope: !11)
!15 = !DILocation(line: 7, column: 5, scope: !11)
!16 = !DILocation(line: 0, scope: !11)
!17 = !DILocation(line: 9, column: 5, scope: !11)
!18 = !DILocation(line: 8, column: 16, scope: !11)
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !9, i64 0}
!21 = !DILocation(line: 8, column: 26, scope: !11)
!22 = !DILocation(line: 8, column: 13, scope: !11)
!23 = !DILocation(line: 7, column: 29, scope: !11)
!24 = distinct !{!24, !15, !25, !26, !27}
!25 = !DILocation(line: 8, column: 28, scope: !11)
!26 = !{!"llvm.loop.mustprogress"}
!27 = !{!"llvm.loop.unroll.disable"}
!28 = distinct !DISubprogram(name: "reduce", scope: !1, file: !1, line: 12, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = !DILocation(line: 15, column: 13, scope: !28)
!30 = !DILocation(line: 16, column: 13, scope: !28)
!31 = !DILocation(line: 16, column: 26, scope: !28)
!32 = !DILocation(line: 16, column: 24, scope: !28)
!33 = !DILocation(line: 16, column: 37, scope: !28)
!34 = !DILocation(line: 18, column: 17, scope: !28)
!35 = !DILocation(line: 18, column: 15, scope: !28)
!36 = !DILocation(line: 17, column: 16, scope: !28)
!37 = !DILocation(line: 18, column: 27, scope: !28)
!38 = !DILocation(line: 18, column: 39, scope: !28)
!39 = !DILocation(line: 18, column: 33, scope: !28)
!40 = !DILocation(line: 18, column: 5, scope: !28)
!41 = !DILocation(line: 18, column: 13, scope: !28)
!42 = !DILocation(line: 19, column: 5, scope: !28)
!43 = !DILocation(line: 21, column: 5, scope: !28)
!44 = !DILocation(line: 26, column: 11, scope: !28)
!45 = !DILocation(line: 22, column: 15, scope: !28)
!46 = !DILocation(line: 23, column: 24, scope: !28)
!47 = !DILocation(line: 23, column: 21, scope: !28)
!48 = !DILocation(line: 23, column: 13, scope: !28)
!49 = !DILocation(line: 24, column: 9, scope: !28)
!50 = !DILocation(line: 21, column: 31, scope: !28)
!51 = !DILocation(line: 21, column: 24, scope: !28)
!52 = distinct !{!52, !43, !53, !26, !27}
!53 = !DILocation(line: 25, column: 5, scope: !28)
!54 = !DILocation(line: 27, column: 27, scope: !28)
!55 = !DILocation(line: 27, column: 37, scope: !28)
!56 = !DILocation(line: 27, column: 35, scope: !28)
!57 = !DILocation(line: 27, column: 25, scope: !28)
!58 = !DILocation(line: 27, column: 9, scope: !28)
!59 = !DILocation(line: 28, column: 1, scope: !28)
!60 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 30, type: !12, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = !DILocation(line: 32, column: 13, scope: !60)
!62 = !DILocation(line: 32, column: 26, scope: !60)
!63 = !DILocation(line: 32, column: 24, scope: !60)
!64 = !DILocation(line: 32, column: 39, scope: !60)
!65 = !DILocation(line: 32, column: 37, scope: !60)
!66 = !DILocation(line: 33, column: 11, scope: !60)
!67 = !DILocation(line: 34, column: 17, scope: !60)
!68 = !DILocation(line: 34, column: 9, scope: !60)
!69 = !DILocation(line: 35, column: 1, scope: !60)
