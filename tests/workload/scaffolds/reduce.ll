; ModuleID = 'reduce.cu'
source_filename = "reduce.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sdata = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6reducePKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !16
  %7 = shl nuw nsw i32 %6, 1, !dbg !17
  %8 = mul i32 %7, %5, !dbg !18
  %9 = add i32 %8, %4, !dbg !19
  %10 = icmp ult i32 %9, %2, !dbg !20
  br i1 %10, label %11, label %15, !dbg !21

11:                                               ; preds = %3
  %12 = zext i32 %9 to i64
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !dbg !22, !tbaa !23
  br label %15, !dbg !21

15:                                               ; preds = %3, %11
  %16 = phi contract float [ %14, %11 ], [ 0.000000e+00, %3 ], !dbg !21
  %17 = add i32 %9, %6, !dbg !25
  %18 = icmp ult i32 %17, %2, !dbg !26
  br i1 %18, label %19, label %24, !dbg !26

19:                                               ; preds = %15
  %20 = zext i32 %17 to i64
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !dbg !27, !tbaa !23
  %23 = fadd contract float %16, %22, !dbg !28
  br label %24, !dbg !29

24:                                               ; preds = %19, %15
  %25 = phi float [ %23, %19 ], [ %16, %15 ], !dbg !30
  %26 = zext nneg i32 %4 to i64, !dbg !31
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @sdata to ptr), i64 %26, !dbg !31
  store float %25, ptr %27, align 4, !dbg !32, !tbaa !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !33
  %28 = lshr i32 %6, 1, !dbg !34
  %29 = icmp eq i32 %28, 0, !dbg !35
  br i1 %29, label %30, label %32, !dbg !36

30:                                               ; preds = %42, %24
  %31 = icmp eq i32 %4, 0, !dbg !37
  br i1 %31, label %45, label %49, !dbg !37

32:                                               ; preds = %24, %42
  %33 = phi i32 [ %43, %42 ], [ %28, %24 ]
  %34 = icmp samesign ult i32 %4, %33, !dbg !38
  br i1 %34, label %35, label %42, !dbg !38

35:                                               ; preds = %32
  %36 = add nuw nsw i32 %33, %4
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @sdata to ptr), i64 %37
  %39 = load float, ptr %38, align 4, !dbg !39, !tbaa !23
  %40 = load float, ptr %27, align 4, !dbg !40, !tbaa !23
  %41 = fadd contract float %39, %40, !dbg !40
  store float %41, ptr %27, align 4, !dbg !40, !tbaa !23
  br label %42, !dbg !41

42:                                               ; preds = %35, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !42
  %43 = lshr i32 %33, 1, !dbg !34
  %44 = icmp eq i32 %43, 0, !dbg !35
  br i1 %44, label %30, label %32, !dbg !36, !llvm.loop !43

45:                                               ; preds = %30
  %46 = zext nneg i32 %5 to i64
  %47 = getelementptr inbounds nuw float, ptr %1, i64 %46
  %48 = load float, ptr addrspacecast (ptr addrspace(3) @sdata to ptr), align 4, !dbg !46, !tbaa !23
  store float %48, ptr %47, align 4, !dbg !47, !tbaa !23
  br label %49, !dbg !48

49:                                               ; preds = %45, %30
  ret void, !dbg !49
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = distinct !DISubprogram(name: "reduce", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 4, column: 20, scope: !11)
!15 = !DILocation(line: 4, column: 37, scope: !11)
!16 = !DILocation(line: 4, column: 51, scope: !11)
!17 = !DILocation(line: 4, column: 62, scope: !11)
!18 = !DILocation(line: 4, column: 48, scope: !11)
!19 = !DILocation(line: 4, column: 67, scope: !11)
!20 = !DILocation(line: 5, column: 19, scope: !11)
!21 = !DILocation(line: 5, column: 17, scope: !11)
!22 = !DILocation(line: 5, column: 25, scope: !11)
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !9, i64 0}
!25 = !DILocation(line: 6, column: 11, scope: !11)
!26 = !DILocation(line: 6, column: 24, scope: !11)
!27 = !DILocation(line: 6, column: 36, scope: !11)
!28 = !DILocation(line: 6, column: 33, scope: !11)
!29 = !DILocation(line: 6, column: 29, scope: !11)
!30 = !DILocation(line: 0, scope: !11)
!31 = !DILocation(line: 7, column: 5, scope: !11)
!32 = !DILocation(line: 7, column: 16, scope: !11)
!33 = !DILocation(line: 8, column: 5, scope: !11)
!34 = !DILocation(line: 9, scope: !11)
!35 = !DILocation(line: 9, column: 41, scope: !11)
!36 = !DILocation(line: 9, column: 5, scope: !11)
!37 = !DILocation(line: 13, column: 13, scope: !11)
!38 = !DILocation(line: 10, column: 17, scope: !11)
!39 = !DILocation(line: 10, column: 36, scope: !11)
!40 = !DILocation(line: 10, column: 33, scope: !11)
!41 = !DILocation(line: 10, column: 22, scope: !11)
!42 = !DILocation(line: 11, column: 9, scope: !11)
!43 = distinct !{!43, !36, !44, !45}
!44 = !DILocation(line: 12, column: 5, scope: !11)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 13, column: 41, scope: !11)
!47 = !DILocation(line: 13, column: 39, scope: !11)
!48 = !DILocation(line: 13, column: 19, scope: !11)
!49 = !DILocation(line: 14, column: 1, scope: !11)
