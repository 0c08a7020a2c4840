; ModuleID = 'reduce6.cu'
source_filename = "reduce6.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_ZZ4bodyILj256EEvPKfPfjE1s = comdat any

@_ZZ4bodyILj256EEvPKfPfjE1s = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [256 x float] undef, comdat, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce256(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !17
  %6 = shl i32 %5, 9, !dbg !18
  %7 = add i32 %6, %4, !dbg !19
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !20
  %9 = shl i32 %8, 9, !dbg !21
  %10 = zext nneg i32 %4 to i64, !dbg !22
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4bodyILj256EEvPKfPfjE1s to ptr), i64 %10, !dbg !22
  store float 0.000000e+00, ptr %11, align 4, !dbg !23, !tbaa !24
  %12 = icmp ult i32 %7, %2, !dbg !26
  br i1 %12, label %13, label %31, !dbg !27

13:                                               ; preds = %3, %27
  %14 = phi float [ %28, %27 ], [ 0.000000e+00, %3 ], !dbg !28
  %15 = phi i32 [ %29, %27 ], [ %7, %3 ]
  %16 = zext i32 %15 to i64, !dbg !28
  %17 = getelementptr inbounds nuw float, ptr %0, i64 %16, !dbg !28
  %18 = load float, ptr %17, align 4, !dbg !28, !tbaa !24
  %19 = fadd contract float %14, %18, !dbg !29
  store float %19, ptr %11, align 4, !dbg !29, !tbaa !24
  %20 = add i32 %15, 256, !dbg !30
  %21 = icmp ult i32 %20, %2, !dbg !31
  br i1 %21, label %22, label %27, !dbg !31

22:                                               ; preds = %13
  %23 = zext i32 %20 to i64
  %24 = getelementptr inbounds nuw float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !dbg !32, !tbaa !24
  %26 = fadd contract float %19, %25, !dbg !33
  store float %26, ptr %11, align 4, !dbg !33, !tbaa !24
  br label %27, !dbg !34

27:                                               ; preds = %22, %13
  %28 = phi float [ %26, %22 ], [ %19, %13 ]
  %29 = add i32 %15, %9, !dbg !35
  %30 = icmp ult i32 %29, %2, !dbg !26
  br i1 %30, label %13, label %31, !dbg !27, !llvm.loop !36

31:                                               ; preds = %27, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %32 = icmp samesign ult i32 %4, 128, !dbg !40
  br i1 %32, label %33, label %38, !dbg !40

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr %11, i64 512
  %35 = load float, ptr %34, align 4, !dbg !41, !tbaa !24
  %36 = load float, ptr %11, align 4, !dbg !42, !tbaa !24
  %37 = fadd contract float %35, %36, !dbg !42
  store float %37, ptr %11, align 4, !dbg !42, !tbaa !24
  br label %38, !dbg !43

38:                                               ; preds = %33, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  %39 = icmp samesign ult i32 %4, 64, !dbg !45
  br i1 %39, label %40, label %45, !dbg !45

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw i8, ptr %11, i64 256
  %42 = load float, ptr %41, align 4, !dbg !46, !tbaa !24
  %43 = load float, ptr %11, align 4, !dbg !47, !tbaa !24
  %44 = fadd contract float %42, %43, !dbg !47
  store float %44, ptr %11, align 4, !dbg !47, !tbaa !24
  br label %45, !dbg !48

45:                                               ; preds = %40, %38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !49
  %46 = icmp samesign ult i32 %4, 32, !dbg !50
  br i1 %46, label %47, label %62, !dbg !50

47:                                               ; preds = %45
  %48 = load float, ptr %11, align 4, !dbg !51, !tbaa !24
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 128, !dbg !52
  %50 = load float, ptr %49, align 4, !dbg !52, !tbaa !24
  %51 = fadd contract float %48, %50, !dbg !53
  %52 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %51, i32 range(i32 1, 0) 16, i32 31), !dbg !54
  %53 = fadd contract float %51, %52, !dbg !55
  %54 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %53, i32 range(i32 1, 0) 8, i32 31), !dbg !54
  %55 = fadd contract float %53, %54, !dbg !55
  %56 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %55, i32 range(i32 1, 0) 4, i32 31), !dbg !54
  %57 = fadd contract float %55, %56, !dbg !55
  %58 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %57, i32 range(i32 1, 0) 2, i32 31), !dbg !54
  %59 = fadd contract float %57, %58, !dbg !55
  %60 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %59, i32 range(i32 1, 0) 1, i32 31), !dbg !54
  %61 = fadd contract float %59, %60, !dbg !55
  br label %62, !dbg !56

62:                                               ; preds = %47, %45
  %63 = phi float [ 0.000000e+00, %45 ], [ %61, %47 ], !dbg !57
  %64 = icmp eq i32 %4, 0, !dbg !56
  br i1 %64, label %65, label %68, !dbg !56

65:                                               ; preds = %62
  %66 = zext nneg i32 %5 to i64
  %67 = getelementptr inbounds nuw float, ptr %1, i64 %66
  store float %63, ptr %67, align 4, !dbg !58, !tbaa !24
  br label %68, !dbg !59

68:                                               ; preds = %62, %65
  ret void, !dbg !60
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reduce6.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "reduce256", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 18, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "body<256U>", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = distinct !DILocation(line: 14, column: 78, scope: !11)
!17 = !DILocation(line: 3, column: 35, scope: !15, inlinedAt: !16)
!18 = !DILocation(line: 3, column: 46, scope: !15, inlinedAt: !16)
!19 = !DILocation(line: 3, column: 56, scope: !15, inlinedAt: !16)
!20 = !DILocation(line: 3, column: 76, scope: !15, inlinedAt: !16)
!21 = !DILocation(line: 3, column: 74, scope: !15, inlinedAt: !16)
!22 = !DILocation(line: 4, column: 5, scope: !15, inlinedAt: !16)
!23 = !DILocation(line: 4, column: 10, scope: !15, inlinedAt: !16)
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !9, i64 0}
!26 = !DILocation(line: 5, column: 14, scope: !15, inlinedAt: !16)
!27 = !DILocation(line: 5, column: 5, scope: !15, inlinedAt: !16)
!28 = !DILocation(line: 5, column: 29, scope: !15, inlinedAt: !16)
!29 = !DILocation(line: 5, column: 26, scope: !15, inlinedAt: !16)
!30 = !DILocation(line: 5, column: 41, scope: !15, inlinedAt: !16)
!31 = !DILocation(line: 5, column: 45, scope: !15, inlinedAt: !16)
!32 = !DILocation(line: 5, column: 58, scope: !15, inlinedAt: !16)
!33 = !DILocation(line: 5, column: 55, scope: !15, inlinedAt: !16)
!34 = !DILocation(line: 5, column: 50, scope: !15, inlinedAt: !16)
!35 = !DILocation(line: 5, column: 70, scope: !15, inlinedAt: !16)
!36 = distinct !{!36, !27, !37, !38}
!37 = !DILocation(line: 5, column: 79, scope: !15, inlinedAt: !16)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !DILocation(line: 6, column: 5, scope: !15, inlinedAt: !16)
!40 = !DILocation(line: 8, column: 27, scope: !15, inlinedAt: !16)
!41 = !DILocation(line: 8, column: 42, scope: !15, inlinedAt: !16)
!42 = !DILocation(line: 8, column: 39, scope: !15, inlinedAt: !16)
!43 = !DILocation(line: 8, column: 34, scope: !15, inlinedAt: !16)
!44 = !DILocation(line: 8, column: 54, scope: !15, inlinedAt: !16)
!45 = !DILocation(line: 9, column: 27, scope: !15, inlinedAt: !16)
!46 = !DILocation(line: 9, column: 41, scope: !15, inlinedAt: !16)
!47 = !DILocation(line: 9, column: 38, scope: !15, inlinedAt: !16)
!48 = !DILocation(line: 9, column: 33, scope: !15, inlinedAt: !16)
!49 = !DILocation(line: 9, column: 52, scope: !15, inlinedAt: !16)
!50 = !DILocation(line: 11, column: 11, scope: !15, inlinedAt: !16)
!51 = !DILocation(line: 11, column: 23, scope: !15, inlinedAt: !16)
!52 = !DILocation(line: 11, column: 30, scope: !15, inlinedAt: !16)
!53 = !DILocation(line: 11, column: 28, scope: !15, inlinedAt: !16)
!54 = !DILocation(line: 11, column: 75, scope: !15, inlinedAt: !16)
!55 = !DILocation(line: 11, column: 72, scope: !15, inlinedAt: !16)
!56 = !DILocation(line: 12, column: 11, scope: !15, inlinedAt: !16)
!57 = !DILocation(line: 0, scope: !15, inlinedAt: !16)
!58 = !DILocation(line: 12, column: 31, scope: !15, inlinedAt: !16)
!59 = !DILocation(line: 12, column: 17, scope: !15, inlinedAt: !16)
!60 = !DILocation(line: 14, column: 98, scope: !11)
