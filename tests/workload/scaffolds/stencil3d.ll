; ModuleID = 'stencil3d.cu'
source_filename = "stencil3d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7laplacePKdPdiiid(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %9 = mul i32 %7, %8, !dbg !16
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %11 = add i32 %9, %10, !dbg !18
  %12 = add i32 %11, 1, !dbg !19
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !20
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !21
  %15 = mul nuw nsw i32 %13, %14, !dbg !22
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !23
  %17 = add nuw nsw i32 %15, %16, !dbg !24
  %18 = add nuw nsw i32 %17, 1, !dbg !25
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !26
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !27
  %21 = mul nuw nsw i32 %19, %20, !dbg !28
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !29
  %23 = add nuw nsw i32 %21, %22, !dbg !30
  %24 = add nuw nsw i32 %23, 1, !dbg !31
  %25 = add nsw i32 %2, -1, !dbg !32
  %26 = icmp slt i32 %12, %25, !dbg !33
  %27 = add nsw i32 %3, -1
  %28 = icmp slt i32 %18, %27
  %29 = select i1 %26, i1 %28, i1 false, !dbg !34
  %30 = add nsw i32 %4, -1
  %31 = icmp slt i32 %24, %30
  %32 = select i1 %29, i1 %31, i1 false, !dbg !34
  br i1 %32, label %33, label %88, !dbg !34

33:                                               ; preds = %6
  %34 = mul nsw i32 %3, %24, !dbg !35
  %35 = add i32 %34, %18, !dbg !35
  %36 = mul i32 %35, %2, !dbg !35
  %37 = add nsw i32 %36, %12, !dbg !35
  %38 = sext i32 %37 to i64, !dbg !36
  %39 = getelementptr inbounds double, ptr %0, i64 %38, !dbg !36
  %40 = load double, ptr %39, align 8, !dbg !36, !tbaa !37
  %41 = add nsw i32 %36, %11, !dbg !39
  %42 = sext i32 %41 to i64, !dbg !40
  %43 = getelementptr inbounds double, ptr %0, i64 %42, !dbg !40
  %44 = load double, ptr %43, align 8, !dbg !40, !tbaa !37
  %45 = add i32 %11, 2, !dbg !41
  %46 = add nsw i32 %45, %36, !dbg !42
  %47 = sext i32 %46 to i64, !dbg !43
  %48 = getelementptr inbounds double, ptr %0, i64 %47, !dbg !43
  %49 = load double, ptr %48, align 8, !dbg !43, !tbaa !37
  %50 = fadd contract double %44, %49, !dbg !44
  %51 = add i32 %34, %17, !dbg !45
  %52 = mul i32 %51, %2, !dbg !45
  %53 = add nsw i32 %52, %12, !dbg !45
  %54 = sext i32 %53 to i64, !dbg !46
  %55 = getelementptr inbounds double, ptr %0, i64 %54, !dbg !46
  %56 = load double, ptr %55, align 8, !dbg !46, !tbaa !37
  %57 = fadd contract double %50, %56, !dbg !47
  %58 = add nuw nsw i32 %17, 2, !dbg !48
  %59 = add i32 %58, %34, !dbg !49
  %60 = mul i32 %59, %2, !dbg !49
  %61 = add nsw i32 %60, %12, !dbg !49
  %62 = sext i32 %61 to i64, !dbg !50
  %63 = getelementptr inbounds double, ptr %0, i64 %62, !dbg !50
  %64 = load double, ptr %63, align 8, !dbg !50, !tbaa !37
  %65 = fadd contract double %57, %64, !dbg !51
  %66 = mul nsw i32 %3, %23, !dbg !52
  %67 = add i32 %66, %18, !dbg !52
  %68 = mul i32 %67, %2, !dbg !52
  %69 = add nsw i32 %68, %12, !dbg !52
  %70 = sext i32 %69 to i64, !dbg !53
  %71 = getelementptr inbounds double, ptr %0, i64 %70, !dbg !53
  %72 = load double, ptr %71, align 8, !dbg !53, !tbaa !37
  %73 = fadd contract double %65, %72, !dbg !54
  %74 = add nuw nsw i32 %23, 2, !dbg !55
  %75 = mul nsw i32 %3, %74, !dbg !56
  %76 = add i32 %75, %18, !dbg !56
  %77 = mul i32 %76, %2, !dbg !56
  %78 = add nsw i32 %77, %12, !dbg !56
  %79 = sext i32 %78 to i64, !dbg !57
  %80 = getelementptr inbounds double, ptr %0, i64 %79, !dbg !57
  %81 = load double, ptr %80, align 8, !dbg !57, !tbaa !37
  %82 = fadd contract double %73, %81, !dbg !58
  %83 = fmul contract double %40, 6.000000e+00, !dbg !59
  %84 = fsub contract double %82, %83, !dbg !60
  %85 = fmul contract double %5, %84, !dbg !61
  %86 = fadd contract double %40, %85, !dbg !62
  %87 = getelementptr inbounds double, ptr %1, i64 %38, !dbg !63
  store double %86, ptr %87, align 8, !dbg !64, !tbaa !37
  br label %88, !dbg !63

88:                                               ; preds = %33, %6
  ret void, !dbg !65
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stencil3d.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "laplace", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 13, scope: !11)
!15 = !DILocation(line: 3, column: 26, scope: !11)
!16 = !DILocation(line: 3, column: 24, scope: !11)
!17 = !DILocation(line: 3, column: 39, scope: !11)
!18 = !DILocation(line: 3, column: 37, scope: !11)
!19 = !DILocation(line: 3, column: 51, scope: !11)
!20 = !DILocation(line: 4, column: 13, scope: !11)
!21 = !DILocation(line: 4, column: 26, scope: !11)
!22 = !DILocation(line: 4, column: 24, scope: !11)
!23 = !DILocation(line: 4, column: 39, scope: !11)
!24 = !DILocation(line: 4, column: 37, scope: !11)
!25 = !DILocation(line: 4, column: 51, scope: !11)
!26 = !DILocation(line: 5, column: 13, scope: !11)
!27 = !DILocation(line: 5, column: 26, scope: !11)
!28 = !DILocation(line: 5, column: 24, scope: !11)
!29 = !DILocation(line: 5, column: 39, scope: !11)
!30 = !DILocation(line: 5, column: 37, scope: !11)
!31 = !DILocation(line: 5, column: 51, scope: !11)
!32 = !DILocation(line: 6, column: 16, scope: !11)
!33 = !DILocation(line: 6, column: 11, scope: !11)
!34 = !DILocation(line: 6, column: 20, scope: !11)
!35 = !DILocation(line: 7, column: 28, scope: !11)
!36 = !DILocation(line: 7, column: 26, scope: !11)
!37 = !{!38, !38, i64 0}
!38 = !{!"double", !9, i64 0}
!39 = !DILocation(line: 7, column: 50, scope: !11)
!40 = !DILocation(line: 7, column: 48, scope: !11)
!41 = !DILocation(line: 7, column: 76, scope: !11)
!42 = !DILocation(line: 7, column: 71, scope: !11)
!43 = !DILocation(line: 7, column: 69, scope: !11)
!44 = !DILocation(line: 7, column: 67, scope: !11)
!45 = !DILocation(line: 7, column: 92, scope: !11)
!46 = !DILocation(line: 7, column: 90, scope: !11)
!47 = !DILocation(line: 7, column: 88, scope: !11)
!48 = !DILocation(line: 8, column: 23, scope: !11)
!49 = !DILocation(line: 8, column: 15, scope: !11)
!50 = !DILocation(line: 8, column: 13, scope: !11)
!51 = !DILocation(line: 7, column: 109, scope: !11)
!52 = !DILocation(line: 8, column: 36, scope: !11)
!53 = !DILocation(line: 8, column: 34, scope: !11)
!54 = !DILocation(line: 8, column: 32, scope: !11)
!55 = !DILocation(line: 8, column: 68, scope: !11)
!56 = !DILocation(line: 8, column: 57, scope: !11)
!57 = !DILocation(line: 8, column: 55, scope: !11)
!58 = !DILocation(line: 8, column: 53, scope: !11)
!59 = !DILocation(line: 8, column: 78, scope: !11)
!60 = !DILocation(line: 8, column: 74, scope: !11)
!61 = !DILocation(line: 7, column: 45, scope: !11)
!62 = !DILocation(line: 7, column: 41, scope: !11)
!63 = !DILocation(line: 7, column: 9, scope: !11)
!64 = !DILocation(line: 7, column: 24, scope: !11)
!65 = !DILocation(line: 9, column: 1, scope: !11)
