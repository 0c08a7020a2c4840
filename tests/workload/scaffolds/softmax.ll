; ModuleID = 'softmax.cu'
source_filename = "softmax.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7softmaxPKfPfiiE4part = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7softmaxPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = mul i32 %3, %5, !dbg !15
  %7 = zext i32 %6 to i64, !dbg !16
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7, !dbg !16
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %10 = icmp slt i32 %9, %3, !dbg !18
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %10, label %18, label %12, !dbg !19

12:                                               ; preds = %18, %4
  %13 = phi float [ 0xC7EFF933C0000000, %4 ], [ %24, %18 ], !dbg !20
  %14 = zext nneg i32 %9 to i64, !dbg !21
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxPKfPfiiE4part to ptr), i64 %14, !dbg !21
  store float %13, ptr %15, align 4, !dbg !22, !tbaa !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %16 = lshr i32 %11, 1, !dbg !26
  %17 = icmp eq i32 %16, 0, !dbg !27
  br i1 %17, label %27, label %29, !dbg !28

18:                                               ; preds = %4, %18
  %19 = phi i32 [ %25, %18 ], [ %9, %4 ]
  %20 = phi float [ %24, %18 ], [ 0xC7EFF933C0000000, %4 ]
  %21 = sext i32 %19 to i64, !dbg !29
  %22 = getelementptr inbounds float, ptr %8, i64 %21, !dbg !29
  %23 = load float, ptr %22, align 4, !dbg !29, !tbaa !23
  %24 = tail call contract noundef float @llvm.maxnum.f32(float %20, float %23), !dbg !30
  %25 = add i32 %19, %11, !dbg !31
  %26 = icmp slt i32 %25, %3, !dbg !18
  br i1 %26, label %18, label %12, !dbg !19, !llvm.loop !32

27:                                               ; preds = %39, %12
  %28 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxPKfPfiiE4part to ptr), align 4, !dbg !35, !tbaa !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !36
  br i1 %10, label %44, label %42, !dbg !37

29:                                               ; preds = %12, %39
  %30 = phi i32 [ %40, %39 ], [ %16, %12 ]
  %31 = icmp samesign ult i32 %9, %30, !dbg !38
  br i1 %31, label %32, label %39, !dbg !38

32:                                               ; preds = %29
  %33 = add nuw nsw i32 %30, %9
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxPKfPfiiE4part to ptr), i64 %34
  %36 = load float, ptr %15, align 4, !dbg !39, !tbaa !23
  %37 = load float, ptr %35, align 4, !dbg !40, !tbaa !23
  %38 = tail call contract noundef float @llvm.maxnum.f32(float %36, float %37), !dbg !41
  store float %38, ptr %15, align 4, !dbg !42, !tbaa !23
  br label %39, !dbg !43

39:                                               ; preds = %32, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  %40 = lshr i32 %30, 1, !dbg !26
  %41 = icmp eq i32 %40, 0, !dbg !27
  br i1 %41, label %27, label %29, !dbg !28, !llvm.loop !45

42:                                               ; preds = %44, %27
  %43 = phi float [ 0.000000e+00, %27 ], [ %53, %44 ], !dbg !20
  store float %43, ptr %15, align 4, !dbg !47, !tbaa !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
  br i1 %17, label %56, label %59, !dbg !49

44:                                               ; preds = %27, %44
  %45 = phi i32 [ %54, %44 ], [ %9, %27 ]
  %46 = phi float [ %53, %44 ], [ 0.000000e+00, %27 ]
  %47 = sext i32 %45 to i64, !dbg !50
  %48 = getelementptr inbounds float, ptr %8, i64 %47, !dbg !50
  %49 = load float, ptr %48, align 4, !dbg !50, !tbaa !23
  %50 = fsub contract float %49, %28, !dbg !51
  %51 = fmul contract float %50, 0x3FF7154760000000, !dbg !52
  %52 = tail call contract noundef float @llvm.exp2.f32(float %51), !dbg !52
  %53 = fadd contract float %46, %52, !dbg !53
  %54 = add i32 %45, %11, !dbg !54
  %55 = icmp slt i32 %54, %3, !dbg !55
  br i1 %55, label %44, label %42, !dbg !37, !llvm.loop !56

56:                                               ; preds = %69, %42
  br i1 %10, label %57, label %72, !dbg !58

57:                                               ; preds = %56
  %58 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxPKfPfiiE4part to ptr), align 4, !tbaa !23
  br label %73, !dbg !58

59:                                               ; preds = %42, %69
  %60 = phi i32 [ %70, %69 ], [ %16, %42 ]
  %61 = icmp samesign ult i32 %9, %60, !dbg !59
  br i1 %61, label %62, label %69, !dbg !59

62:                                               ; preds = %59
  %63 = add nuw nsw i32 %60, %9
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxPKfPfiiE4part to ptr), i64 %64
  %66 = load float, ptr %65, align 4, !dbg !60, !tbaa !23
  %67 = load float, ptr %15, align 4, !dbg !61, !tbaa !23
  %68 = fadd contract float %66, %67, !dbg !61
  store float %68, ptr %15, align 4, !dbg !61, !tbaa !23
  br label %69, !dbg !62

69:                                               ; preds = %62, %59
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !63
  %70 = lshr i32 %60, 1, !dbg !64
  %71 = icmp eq i32 %70, 0, !dbg !65
  br i1 %71, label %56, label %59, !dbg !49, !llvm.loop !66

72:                                               ; preds = %73, %56
  ret void, !dbg !68

73:                                               ; preds = %57, %73
  %74 = phi i32 [ %9, %57 ], [ %85, %73 ]
  %75 = sext i32 %74 to i64, !dbg !69
  %76 = getelementptr inbounds float, ptr %8, i64 %75, !dbg !69
  %77 = load float, ptr %76, align 4, !dbg !69, !tbaa !23
  %78 = fsub contract float %77, %28, !dbg !70
  %79 = fmul contract float %78, 0x3FF7154760000000, !dbg !71
  %80 = tail call contract noundef float @llvm.exp2.f32(float %79), !dbg !71
  %81 = fdiv contract float %80, %58, !dbg !72
  %82 = add i32 %74, %6, !dbg !73
  %83 = zext i32 %82 to i64, !dbg !74
  %84 = getelementptr inbounds nuw float, ptr %1, i64 %83, !dbg !74
  store float %81, ptr %84, align 4, !dbg !75, !tbaa !23
  %85 = add i32 %74, %11, !dbg !76
  %86 = icmp slt i32 %85, %3, !dbg !77
  br i1 %86, label %73, label %72, !dbg !58, !llvm.loop !78
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "softmax.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "softmax", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 27, scope: !11)
!15 = !DILocation(line: 3, column: 38, scope: !11)
!16 = !DILocation(line: 3, column: 25, scope: !11)
!17 = !DILocation(line: 5, column: 18, scope: !11)
!18 = !DILocation(line: 5, column: 33, scope: !11)
!19 = !DILocation(line: 5, column: 5, scope: !11)
!20 = !DILocation(line: 0, scope: !11)
!21 = !DILocation(line: 6, column: 5, scope: !11)
!22 = !DILocation(line: 6, column: 23, scope: !11)
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !9, i64 0}
!25 = !DILocation(line: 7, column: 5, scope: !11)
!26 = !DILocation(line: 8, scope: !11)
!27 = !DILocation(line: 8, column: 36, scope: !11)
!28 = !DILocation(line: 8, column: 5, scope: !11)
!29 = !DILocation(line: 5, column: 77, scope: !11)
!30 = !DILocation(line: 5, column: 65, scope: !11)
!31 = !DILocation(line: 5, column: 43, scope: !11)
!32 = distinct !{!32, !19, !33, !34}
!33 = !DILocation(line: 5, column: 82, scope: !11)
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 12, column: 12, scope: !11)
!36 = !DILocation(line: 13, column: 5, scope: !11)
!37 = !DILocation(line: 15, column: 5, scope: !11)
!38 = !DILocation(line: 9, column: 25, scope: !11)
!39 = !DILocation(line: 9, column: 56, scope: !11)
!40 = !DILocation(line: 9, column: 75, scope: !11)
!41 = !DILocation(line: 9, column: 50, scope: !11)
!42 = !DILocation(line: 9, column: 48, scope: !11)
!43 = !DILocation(line: 9, column: 30, scope: !11)
!44 = !DILocation(line: 10, column: 9, scope: !11)
!45 = distinct !{!45, !28, !46, !34}
!46 = !DILocation(line: 11, column: 5, scope: !11)
!47 = !DILocation(line: 16, column: 23, scope: !11)
!48 = !DILocation(line: 17, column: 5, scope: !11)
!49 = !DILocation(line: 18, column: 5, scope: !11)
!50 = !DILocation(line: 15, column: 72, scope: !11)
!51 = !DILocation(line: 15, column: 78, scope: !11)
!52 = !DILocation(line: 15, column: 65, scope: !11)
!53 = !DILocation(line: 15, column: 62, scope: !11)
!54 = !DILocation(line: 15, column: 43, scope: !11)
!55 = !DILocation(line: 15, column: 33, scope: !11)
!56 = distinct !{!56, !37, !57, !34}
!57 = !DILocation(line: 15, column: 84, scope: !11)
!58 = !DILocation(line: 22, column: 5, scope: !11)
!59 = !DILocation(line: 19, column: 25, scope: !11)
!60 = !DILocation(line: 19, column: 51, scope: !11)
!61 = !DILocation(line: 19, column: 48, scope: !11)
!62 = !DILocation(line: 19, column: 30, scope: !11)
!63 = !DILocation(line: 20, column: 9, scope: !11)
!64 = !DILocation(line: 18, scope: !11)
!65 = !DILocation(line: 18, column: 36, scope: !11)
!66 = distinct !{!66, !49, !67, !34}
!67 = !DILocation(line: 21, column: 5, scope: !11)
!68 = !DILocation(line: 23, column: 1, scope: !11)
!69 = !DILocation(line: 22, column: 92, scope: !11)
!70 = !DILocation(line: 22, column: 98, scope: !11)
!71 = !DILocation(line: 22, column: 85, scope: !11)
!72 = !DILocation(line: 22, column: 106, scope: !11)
!73 = !DILocation(line: 22, column: 78, scope: !11)
!74 = !DILocation(line: 22, column: 58, scope: !11)
!75 = !DILocation(line: 22, column: 83, scope: !11)
!76 = !DILocation(line: 22, column: 43, scope: !11)
!77 = !DILocation(line: 22, column: 33, scope: !11)
!78 = distinct !{!78, !58, !79, !34}
!79 = !DILocation(line: 22, column: 114, scope: !11)
