; ModuleID = 'gemm.cu'
source_filename = "gemm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4gemmPfPKfS1_iiE2As = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ4gemmPfPKfS1_iiE2Bs = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4gemmPfPKfS1_ii(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !11 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !15
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !16
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !17
  %10 = shl nsw i32 %3, 4, !dbg !18
  %11 = mul nsw i32 %10, %7, !dbg !19
  %12 = add nsw i32 %11, %3, !dbg !20
  %13 = shl nsw i32 %6, 4, !dbg !21
  %14 = icmp sgt i32 %3, 0, !dbg !22
  br i1 %14, label %15, label %58, !dbg !23

15:                                               ; preds = %5
  %16 = mul nuw nsw i32 %3, %9
  %17 = add nuw i32 %16, %8
  %18 = zext nneg i32 %9 to i64
  %19 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmPfPKfS1_iiE2As to ptr), i64 %18
  %20 = zext nneg i32 %8 to i64
  %21 = getelementptr inbounds nuw float, ptr %19, i64 %20
  %22 = mul nsw i32 %4, %9
  %23 = add i32 %22, %8
  %24 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmPfPKfS1_iiE2Bs to ptr), i64 %18
  %25 = getelementptr inbounds nuw float, ptr %24, i64 %20
  %26 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmPfPKfS1_iiE2Bs to ptr), i64 %20
  %27 = shl nsw i32 %4, 4
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 64
  %30 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %32 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 192
  %34 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %35 = getelementptr inbounds nuw i8, ptr %26, i64 256
  %36 = getelementptr inbounds nuw i8, ptr %19, i64 20
  %37 = getelementptr inbounds nuw i8, ptr %26, i64 320
  %38 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %39 = getelementptr inbounds nuw i8, ptr %26, i64 384
  %40 = getelementptr inbounds nuw i8, ptr %19, i64 28
  %41 = getelementptr inbounds nuw i8, ptr %26, i64 448
  %42 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %43 = getelementptr inbounds nuw i8, ptr %26, i64 512
  %44 = getelementptr inbounds nuw i8, ptr %19, i64 36
  %45 = getelementptr inbounds nuw i8, ptr %26, i64 576
  %46 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %47 = getelementptr inbounds nuw i8, ptr %26, i64 640
  %48 = getelementptr inbounds nuw i8, ptr %19, i64 44
  %49 = getelementptr inbounds nuw i8, ptr %26, i64 704
  %50 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %51 = getelementptr inbounds nuw i8, ptr %26, i64 768
  %52 = getelementptr inbounds nuw i8, ptr %19, i64 52
  %53 = getelementptr inbounds nuw i8, ptr %26, i64 832
  %54 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %55 = getelementptr inbounds nuw i8, ptr %26, i64 896
  %56 = getelementptr inbounds nuw i8, ptr %19, i64 60
  %57 = getelementptr inbounds nuw i8, ptr %26, i64 960
  br label %67, !dbg !23

58:                                               ; preds = %67, %5
  %59 = phi float [ 0.000000e+00, %5 ], [ %142, %67 ], !dbg !24
  %60 = shl nuw nsw i32 %7, 4, !dbg !25
  %61 = add nuw nsw i32 %60, %9, !dbg !26
  %62 = mul i32 %61, %4, !dbg !26
  %63 = add nuw i32 %13, %8, !dbg !27
  %64 = add i32 %63, %62, !dbg !26
  %65 = sext i32 %64 to i64, !dbg !28
  %66 = getelementptr inbounds float, ptr %0, i64 %65, !dbg !28
  store float %59, ptr %66, align 4, !dbg !29, !tbaa !30
  ret void, !dbg !32

67:                                               ; preds = %15, %67
  %68 = phi i32 [ %13, %15 ], [ %144, %67 ]
  %69 = phi i32 [ %11, %15 ], [ %143, %67 ]
  %70 = phi float [ 0.000000e+00, %15 ], [ %142, %67 ]
  %71 = add i32 %17, %69, !dbg !33
  %72 = sext i32 %71 to i64, !dbg !34
  %73 = getelementptr inbounds float, ptr %1, i64 %72, !dbg !34
  %74 = load float, ptr %73, align 4, !dbg !34, !tbaa !30
  store float %74, ptr %21, align 4, !dbg !35, !tbaa !30
  %75 = add i32 %23, %68, !dbg !36
  %76 = sext i32 %75 to i64, !dbg !37
  %77 = getelementptr inbounds float, ptr %2, i64 %76, !dbg !37
  %78 = load float, ptr %77, align 4, !dbg !37, !tbaa !30
  store float %78, ptr %25, align 4, !dbg !38, !tbaa !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %79 = load float, ptr %19, align 4, !dbg !40, !tbaa !30
  %80 = load float, ptr %26, align 4, !dbg !41, !tbaa !30
  %81 = fmul contract float %79, %80, !dbg !42
  %82 = fadd contract float %70, %81, !dbg !43
  %83 = load float, ptr %28, align 4, !dbg !40, !tbaa !30
  %84 = load float, ptr %29, align 4, !dbg !41, !tbaa !30
  %85 = fmul contract float %83, %84, !dbg !42
  %86 = fadd contract float %82, %85, !dbg !43
  %87 = load float, ptr %30, align 4, !dbg !40, !tbaa !30
  %88 = load float, ptr %31, align 4, !dbg !41, !tbaa !30
  %89 = fmul contract float %87, %88, !dbg !42
  %90 = fadd contract float %86, %89, !dbg !43
  %91 = load float, ptr %32, align 4, !dbg !40, !tbaa !30
  %92 = load float, ptr %33, align 4, !dbg !41, !tbaa !30
  %93 = fmul contract float %91, %92, !dbg !42
  %94 = fadd contract float %90, %93, !dbg !43
  %95 = load float, ptr %34, align 4, !dbg !40, !tbaa !30
  %96 = load float, ptr %35, align 4, !dbg !41, !tbaa !30
  %97 = fmul contract float %95, %96, !dbg !42
  %98 = fadd contract float %94, %97, !dbg !43
  %99 = load float, ptr %36, align 4, !dbg !40, !tbaa !30
  %100 = load float, ptr %37, align 4, !dbg !41, !tbaa !30
  %101 = fmul contract float %99, %100, !dbg !42
  %102 = fadd contract float %98, %101, !dbg !43
  %103 = load float, ptr %38, align 4, !dbg !40, !tbaa !30
  %104 = load float, ptr %39, align 4, !dbg !41, !tbaa !30
  %105 = fmul contract float %103, %104, !dbg !42
  %106 = fadd contract float %102, %105, !dbg !43
  %107 = load float, ptr %40, align 4, !dbg !40, !tbaa !30
  %108 = load float, ptr %41, align 4, !dbg !41, !tbaa !30
  %109 = fmul contract float %107, %108, !dbg !42
  %110 = fadd contract float %106, %109, !dbg !43
  %111 = load float, ptr %42, align 4, !dbg !40, !tbaa !30
  %112 = load float, ptr %43, align 4, !dbg !41, !tbaa !30
  %113 = fmul contract float %111, %112, !dbg !42
  %114 = fadd contract float %110, %113, !dbg !43
  %115 = load float, ptr %44, align 4, !dbg !40, !tbaa !30
  %116 = load float, ptr %45, align 4, !dbg !41, !tbaa !30
  %117 = fmul contract float %115, %116, !dbg !42
  %118 = fadd contract float %114, %117, !dbg !43
  %119 = load float, ptr %46, align 4, !dbg !40, !tbaa !30
  %120 = load float, ptr %47, align 4, !dbg !41, !tbaa !30
  %121 = fmul contract float %119, %120, !dbg !42
  %122 = fadd contract float %118, %121, !dbg !43
  %123 = load float, ptr %48, align 4, !dbg !40, !tbaa !30
  %124 = load float, ptr %49, align 4, !dbg !41, !tbaa !30
  %125 = fmul contract float %123, %124, !dbg !42
  %126 = fadd contract float %122, %125, !dbg !43
  %127 = load float, ptr %50, align 4, !dbg !40, !tbaa !30
  %128 = load float, ptr %51, align 4, !dbg !41, !tbaa !30
  %129 = fmul contract float %127, %128, !dbg !42
  %130 = fadd contract float %126, %129, !dbg !43
  %131 = load float, ptr %52, align 4, !dbg !40, !tbaa !30
  %132 = load float, ptr %53, align 4, !dbg !41, !tbaa !30
  %133 = fmul contract float %131, %132, !dbg !42
  %134 = fadd contract float %130, %133, !dbg !43
  %135 = load float, ptr %54, align 4, !dbg !40, !tbaa !30
  %136 = load float, ptr %55, align 4, !dbg !41, !tbaa !30
  %137 = fmul contract float %135, %136, !dbg !42
  %138 = fadd contract float %134, %137, !dbg !43
  %139 = load float, ptr %56, align 4, !dbg !40, !tbaa !30
  %140 = load float, ptr %57, align 4, !dbg !41, !tbaa !30
  %141 = fmul contract float %139, %140, !dbg !42
  %142 = fadd contract float %138, %141, !dbg !43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  %143 = add nuw nsw i32 %69, 16, !dbg !45
  %144 = add nsw i32 %68, %27, !dbg !46
  %145 = icmp slt i32 %143, %12, !dbg !22
  br i1 %145, label %67, label %58, !dbg !23, !llvm.loop !47
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "gemm.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "gemm", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 5, column: 14, scope: !11)
!15 = !DILocation(line: 5, column: 31, scope: !11)
!16 = !DILocation(line: 5, column: 48, scope: !11)
!17 = !DILocation(line: 5, column: 66, scope: !11)
!18 = !DILocation(line: 6, column: 21, scope: !11)
!19 = !DILocation(line: 6, column: 26, scope: !11)
!20 = !DILocation(line: 6, column: 46, scope: !11)
!21 = !DILocation(line: 8, column: 33, scope: !11)
!22 = !DILocation(line: 8, column: 41, scope: !11)
!23 = !DILocation(line: 8, column: 5, scope: !11)
!24 = !DILocation(line: 7, column: 11, scope: !11)
!25 = !DILocation(line: 15, column: 15, scope: !11)
!26 = !DILocation(line: 15, column: 40, scope: !11)
!27 = !DILocation(line: 15, column: 30, scope: !11)
!28 = !DILocation(line: 15, column: 5, scope: !11)
!29 = !DILocation(line: 15, column: 46, scope: !11)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !9, i64 0}
!32 = !DILocation(line: 16, column: 1, scope: !11)
!33 = !DILocation(line: 9, column: 36, scope: !11)
!34 = !DILocation(line: 9, column: 22, scope: !11)
!35 = !DILocation(line: 9, column: 20, scope: !11)
!36 = !DILocation(line: 10, column: 36, scope: !11)
!37 = !DILocation(line: 10, column: 22, scope: !11)
!38 = !DILocation(line: 10, column: 20, scope: !11)
!39 = !DILocation(line: 11, column: 9, scope: !11)
!40 = !DILocation(line: 12, column: 45, scope: !11)
!41 = !DILocation(line: 12, column: 57, scope: !11)
!42 = !DILocation(line: 12, column: 55, scope: !11)
!43 = !DILocation(line: 12, column: 42, scope: !11)
!44 = !DILocation(line: 13, column: 9, scope: !11)
!45 = !DILocation(line: 8, column: 52, scope: !11)
!46 = !DILocation(line: 8, column: 61, scope: !11)
!47 = distinct !{!47, !23, !48, !49}
!48 = !DILocation(line: 14, column: 5, scope: !11)
!49 = !{!"llvm.loop.mustprogress"}
