; ModuleID = 'blackscholes.cu'
source_filename = "blackscholes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13black_scholesPfS_PKfS1_S1_ffi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #0 !dbg !11 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !14
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %11 = mul i32 %9, %10, !dbg !16
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %13 = add i32 %11, %12, !dbg !18
  %14 = icmp slt i32 %13, %7, !dbg !19
  br i1 %14, label %15, label %89, !dbg !19

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64, !dbg !20
  %17 = getelementptr inbounds float, ptr %4, i64 %16, !dbg !20
  %18 = load float, ptr %17, align 4, !dbg !20, !tbaa !21
  %19 = tail call contract noundef float @llvm.sqrt.f32(float %18), !dbg !23
  %20 = getelementptr inbounds float, ptr %2, i64 %16, !dbg !24
  %21 = load float, ptr %20, align 4, !dbg !24, !tbaa !21
  %22 = getelementptr inbounds float, ptr %3, i64 %16, !dbg !25
  %23 = load float, ptr %22, align 4, !dbg !25, !tbaa !21
  %24 = fdiv contract float %21, %23, !dbg !26
  %25 = tail call contract float @llvm.nvvm.lg2.approx.f(float %24), !dbg !27
  %26 = fmul contract float %25, 0x3FE62E4300000000, !dbg !27
  %27 = fmul contract float %6, 5.000000e-01, !dbg !28
  %28 = fmul contract float %6, %27, !dbg !29
  %29 = fadd contract float %5, %28, !dbg !30
  %30 = fmul contract float %29, %18, !dbg !31
  %31 = fadd contract float %30, %26, !dbg !32
  %32 = fmul contract float %6, %19, !dbg !33
  %33 = fdiv contract float %31, %32, !dbg !34
  %34 = fsub contract float %33, %32, !dbg !35
  %35 = fneg contract float %5, !dbg !36
  %36 = fmul contract float %18, %35, !dbg !37
  %37 = fmul contract float %36, 0x3FF7154760000000, !dbg !38
  %38 = tail call contract noundef float @llvm.exp2.f32(float %37), !dbg !38
  %39 = tail call contract noundef float @llvm.fabs.f32(float %33), !dbg !39
  %40 = fmul contract float %39, 0x3FCDA67120000000, !dbg !39
  %41 = fadd contract float %40, 1.000000e+00, !dbg !39
  %42 = fdiv contract float 1.000000e+00, %41, !dbg !39
  %43 = fmul contract float %33, -5.000000e-01, !dbg !39
  %44 = fmul contract float %33, %43, !dbg !39
  %45 = fmul contract float %44, 0x3FF7154760000000, !dbg !39
  %46 = tail call contract noundef float @llvm.exp2.f32(float %45), !dbg !39
  %47 = fmul contract float %46, 0x3FD9884540000000, !dbg !39
  %48 = fmul contract float %42, 0x3FFC80EF00000000, !dbg !39
  %49 = fadd contract float %48, 0xBFD6D1F0E0000000, !dbg !39
  %50 = fmul contract float %42, %49, !dbg !39
  %51 = fadd contract float %50, 0x3FD470BF40000000, !dbg !39
  %52 = fmul contract float %42, %51, !dbg !39
  %53 = fmul contract float %47, %52, !dbg !39
  %54 = fcmp contract ogt float %33, 0.000000e+00, !dbg !39
  %55 = fsub contract float 1.000000e+00, %53, !dbg !39
  %56 = select contract i1 %54, float %55, float %53, !dbg !39
  %57 = fmul contract float %21, %56, !dbg !40
  %58 = fmul contract float %23, %38, !dbg !41
  %59 = tail call contract noundef float @llvm.fabs.f32(float %34), !dbg !42
  %60 = fmul contract float %59, 0x3FCDA67120000000, !dbg !42
  %61 = fadd contract float %60, 1.000000e+00, !dbg !42
  %62 = fdiv contract float 1.000000e+00, %61, !dbg !42
  %63 = fmul contract float %34, -5.000000e-01, !dbg !42
  %64 = fmul contract float %34, %63, !dbg !42
  %65 = fmul contract float %64, 0x3FF7154760000000, !dbg !42
  %66 = tail call contract noundef float @llvm.exp2.f32(float %65), !dbg !42
  %67 = fmul contract float %66, 0x3FD9884540000000, !dbg !42
  %68 = fmul contract float %62, 0x3FFC80EF00000000, !dbg !42
  %69 = fadd contract float %68, 0xBFD6D1F0E0000000, !dbg !42
  %70 = fmul contract float %62, %69, !dbg !42
  %71 = fadd contract float %70, 0x3FD470BF40000000, !dbg !42
  %72 = fmul contract float %62, %71, !dbg !42
  %73 = fmul contract float %67, %72, !dbg !42
  %74 = fcmp contract ogt float %34, 0.000000e+00, !dbg !42
  %75 = fsub contract float 1.000000e+00, %73, !dbg !42
  %76 = select contract i1 %74, float %75, float %73, !dbg !42
  %77 = fmul contract float %58, %76, !dbg !43
  %78 = fsub contract float %57, %77, !dbg !44
  %79 = getelementptr inbounds float, ptr %0, i64 %16, !dbg !45
  store float %78, ptr %79, align 4, !dbg !46, !tbaa !21
  %80 = load float, ptr %22, align 4, !dbg !47, !tbaa !21
  %81 = fmul contract float %38, %80, !dbg !48
  %82 = fsub contract float 1.000000e+00, %76, !dbg !49
  %83 = fmul contract float %81, %82, !dbg !50
  %84 = load float, ptr %20, align 4, !dbg !51, !tbaa !21
  %85 = fsub contract float 1.000000e+00, %56, !dbg !52
  %86 = fmul contract float %84, %85, !dbg !53
  %87 = fsub contract float %83, %86, !dbg !54
  %88 = getelementptr inbounds float, ptr %1, i64 %16, !dbg !55
  store float %87, ptr %88, align 4, !dbg !56, !tbaa !21
  br label %89, !dbg !57

89:                                               ; preds = %8, %15
  ret void, !dbg !57
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.lg2.approx.f(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "blackscholes.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "black_scholes", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 7, column: 15, scope: !11)
!15 = !DILocation(line: 7, column: 28, scope: !11)
!16 = !DILocation(line: 7, column: 26, scope: !11)
!17 = !DILocation(line: 7, column: 41, scope: !11)
!18 = !DILocation(line: 7, column: 39, scope: !11)
!19 = !DILocation(line: 8, column: 13, scope: !11)
!20 = !DILocation(line: 9, column: 24, scope: !11)
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !9, i64 0}
!23 = !DILocation(line: 9, column: 18, scope: !11)
!24 = !DILocation(line: 10, column: 22, scope: !11)
!25 = !DILocation(line: 10, column: 35, scope: !11)
!26 = !DILocation(line: 10, column: 33, scope: !11)
!27 = !DILocation(line: 10, column: 17, scope: !11)
!28 = !DILocation(line: 10, column: 63, scope: !11)
!29 = !DILocation(line: 10, column: 69, scope: !11)
!30 = !DILocation(line: 10, column: 56, scope: !11)
!31 = !DILocation(line: 10, column: 76, scope: !11)
!32 = !DILocation(line: 10, column: 48, scope: !11)
!33 = !DILocation(line: 10, column: 97, scope: !11)
!34 = !DILocation(line: 10, column: 90, scope: !11)
!35 = !DILocation(line: 11, column: 19, scope: !11)
!36 = !DILocation(line: 11, column: 44, scope: !11)
!37 = !DILocation(line: 11, column: 50, scope: !11)
!38 = !DILocation(line: 11, column: 37, scope: !11)
!39 = !DILocation(line: 12, column: 30, scope: !11)
!40 = !DILocation(line: 12, column: 28, scope: !11)
!41 = !DILocation(line: 12, column: 52, scope: !11)
!42 = !DILocation(line: 12, column: 58, scope: !11)
!43 = !DILocation(line: 12, column: 56, scope: !11)
!44 = !DILocation(line: 12, column: 38, scope: !11)
!45 = !DILocation(line: 12, column: 5, scope: !11)
!46 = !DILocation(line: 12, column: 15, scope: !11)
!47 = !DILocation(line: 13, column: 16, scope: !11)
!48 = !DILocation(line: 13, column: 28, scope: !11)
!49 = !DILocation(line: 13, column: 40, scope: !11)
!50 = !DILocation(line: 13, column: 32, scope: !11)
!51 = !DILocation(line: 13, column: 53, scope: !11)
!52 = !DILocation(line: 13, column: 72, scope: !11)
!53 = !DILocation(line: 13, column: 64, scope: !11)
!54 = !DILocation(line: 13, column: 51, scope: !11)
!55 = !DILocation(line: 13, column: 5, scope: !11)
!56 = !DILocation(line: 13, column: 14, scope: !11)
!57 = !DILocation(line: 14, column: 1, scope: !11)
