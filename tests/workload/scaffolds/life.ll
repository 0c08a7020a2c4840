; ModuleID = 'life.cu'
source_filename = "life.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4lifePKhPhjj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %7 = mul i32 %5, %6, !dbg !16
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %9 = add i32 %7, %8, !dbg !18
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !19
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !20
  %12 = mul nuw nsw i32 %10, %11, !dbg !21
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !22
  %14 = add nuw nsw i32 %12, %13, !dbg !23
  %15 = icmp ult i32 %9, %2, !dbg !24
  %16 = icmp ult i32 %14, %3
  %17 = and i1 %15, %16, !dbg !25
  br i1 %17, label %18, label %94, !dbg !25

18:                                               ; preds = %4
  %19 = add i32 %9, -1, !dbg !26
  %20 = add i32 %19, %2, !dbg !27
  %21 = urem i32 %20, %2, !dbg !28
  %22 = add nuw i32 %9, 1, !dbg !29
  %23 = icmp eq i32 %22, %2, !dbg !30
  %24 = select i1 %23, i32 0, i32 %22, !dbg !30
  %25 = add nsw i32 %14, -1, !dbg !31
  %26 = add i32 %25, %3, !dbg !32
  %27 = urem i32 %26, %3, !dbg !33
  %28 = add nuw nsw i32 %14, 1, !dbg !34
  %29 = icmp eq i32 %28, %3, !dbg !35
  %30 = select i1 %29, i32 0, i32 %28, !dbg !35
  %31 = mul i32 %27, %2, !dbg !36
  %32 = add i32 %31, %21, !dbg !37
  %33 = zext i32 %32 to i64, !dbg !38
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 %33, !dbg !38
  %35 = load i8, ptr %34, align 1, !dbg !38, !tbaa !39
  %36 = zext i8 %35 to i32, !dbg !38
  %37 = add i32 %31, %9, !dbg !40
  %38 = zext i32 %37 to i64, !dbg !41
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 %38, !dbg !41
  %40 = load i8, ptr %39, align 1, !dbg !41, !tbaa !39
  %41 = zext i8 %40 to i32, !dbg !41
  %42 = add nuw nsw i32 %41, %36, !dbg !42
  %43 = add i32 %31, %24, !dbg !43
  %44 = zext i32 %43 to i64, !dbg !44
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 %44, !dbg !44
  %46 = load i8, ptr %45, align 1, !dbg !44, !tbaa !39
  %47 = zext i8 %46 to i32, !dbg !44
  %48 = add nuw nsw i32 %42, %47, !dbg !45
  %49 = mul i32 %2, %14, !dbg !46
  %50 = add i32 %21, %49, !dbg !47
  %51 = zext i32 %50 to i64, !dbg !48
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 %51, !dbg !48
  %53 = load i8, ptr %52, align 1, !dbg !48, !tbaa !39
  %54 = zext i8 %53 to i32, !dbg !48
  %55 = add nuw nsw i32 %48, %54, !dbg !49
  %56 = add i32 %24, %49, !dbg !50
  %57 = zext i32 %56 to i64, !dbg !51
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 %57, !dbg !51
  %59 = load i8, ptr %58, align 1, !dbg !51, !tbaa !39
  %60 = zext i8 %59 to i32, !dbg !51
  %61 = add nuw nsw i32 %55, %60, !dbg !52
  %62 = mul i32 %30, %2, !dbg !53
  %63 = add i32 %21, %62, !dbg !54
  %64 = zext i32 %63 to i64, !dbg !55
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 %64, !dbg !55
  %66 = load i8, ptr %65, align 1, !dbg !55, !tbaa !39
  %67 = zext i8 %66 to i32, !dbg !55
  %68 = add nuw nsw i32 %61, %67, !dbg !56
  %69 = add i32 %62, %9, !dbg !57
  %70 = zext i32 %69 to i64, !dbg !58
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 %70, !dbg !58
  %72 = load i8, ptr %71, align 1, !dbg !58, !tbaa !39
  %73 = zext i8 %72 to i32, !dbg !58
  %74 = add nuw nsw i32 %68, %73, !dbg !59
  %75 = add i32 %62, %24, !dbg !60
  %76 = zext i32 %75 to i64, !dbg !61
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 %76, !dbg !61
  %78 = load i8, ptr %77, align 1, !dbg !61, !tbaa !39
  %79 = zext i8 %78 to i32, !dbg !61
  %80 = add nuw nsw i32 %74, %79, !dbg !62
  switch i32 %80, label %87 [
    i32 3, label %88
    i32 2, label %81
  ], !dbg !63

81:                                               ; preds = %18
  %82 = add i32 %49, %9, !dbg !64
  %83 = zext i32 %82 to i64, !dbg !65
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 %83, !dbg !65
  %85 = load i8, ptr %84, align 1, !dbg !65, !tbaa !39
  %86 = icmp ne i8 %85, 0, !dbg !65
  br label %88

87:                                               ; preds = %18
  br label %88, !dbg !66

88:                                               ; preds = %18, %87, %81
  %89 = phi i1 [ true, %18 ], [ %86, %81 ], [ false, %87 ]
  %90 = zext i1 %89 to i8, !dbg !66
  %91 = add i32 %49, %9, !dbg !67
  %92 = zext i32 %91 to i64, !dbg !68
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 %92, !dbg !68
  store i8 %90, ptr %93, align 1, !dbg !69, !tbaa !39
  br label %94, !dbg !70

94:                                               ; preds = %4, %88
  ret void, !dbg !70
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "life.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "life", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2, column: 18, scope: !11)
!15 = !DILocation(line: 2, column: 31, scope: !11)
!16 = !DILocation(line: 2, column: 29, scope: !11)
!17 = !DILocation(line: 2, column: 44, scope: !11)
!18 = !DILocation(line: 2, column: 42, scope: !11)
!19 = !DILocation(line: 2, column: 61, scope: !11)
!20 = !DILocation(line: 2, column: 74, scope: !11)
!21 = !DILocation(line: 2, column: 72, scope: !11)
!22 = !DILocation(line: 2, column: 87, scope: !11)
!23 = !DILocation(line: 2, column: 85, scope: !11)
!24 = !DILocation(line: 3, column: 11, scope: !11)
!25 = !DILocation(line: 3, column: 16, scope: !11)
!26 = !DILocation(line: 4, column: 21, scope: !11)
!27 = !DILocation(line: 4, column: 25, scope: !11)
!28 = !DILocation(line: 4, column: 30, scope: !11)
!29 = !DILocation(line: 4, column: 42, scope: !11)
!30 = !DILocation(line: 4, column: 47, scope: !11)
!31 = !DILocation(line: 4, column: 59, scope: !11)
!32 = !DILocation(line: 4, column: 63, scope: !11)
!33 = !DILocation(line: 4, column: 68, scope: !11)
!34 = !DILocation(line: 4, column: 80, scope: !11)
!35 = !DILocation(line: 4, column: 85, scope: !11)
!36 = !DILocation(line: 5, column: 19, scope: !11)
!37 = !DILocation(line: 5, column: 23, scope: !11)
!38 = !DILocation(line: 5, column: 13, scope: !11)
!39 = !{!9, !9, i64 0}
!40 = !DILocation(line: 5, column: 40, scope: !11)
!41 = !DILocation(line: 5, column: 30, scope: !11)
!42 = !DILocation(line: 5, column: 28, scope: !11)
!43 = !DILocation(line: 5, column: 57, scope: !11)
!44 = !DILocation(line: 5, column: 47, scope: !11)
!45 = !DILocation(line: 5, column: 45, scope: !11)
!46 = !DILocation(line: 5, column: 70, scope: !11)
!47 = !DILocation(line: 5, column: 74, scope: !11)
!48 = !DILocation(line: 5, column: 64, scope: !11)
!49 = !DILocation(line: 5, column: 62, scope: !11)
!50 = !DILocation(line: 5, column: 91, scope: !11)
!51 = !DILocation(line: 5, column: 81, scope: !11)
!52 = !DILocation(line: 5, column: 79, scope: !11)
!53 = !DILocation(line: 5, column: 104, scope: !11)
!54 = !DILocation(line: 5, column: 108, scope: !11)
!55 = !DILocation(line: 5, column: 98, scope: !11)
!56 = !DILocation(line: 5, column: 96, scope: !11)
!57 = !DILocation(line: 5, column: 125, scope: !11)
!58 = !DILocation(line: 5, column: 115, scope: !11)
!59 = !DILocation(line: 5, column: 113, scope: !11)
!60 = !DILocation(line: 5, column: 142, scope: !11)
!61 = !DILocation(line: 5, column: 132, scope: !11)
!62 = !DILocation(line: 5, column: 130, scope: !11)
!63 = !DILocation(line: 6, column: 30, scope: !11)
!64 = !DILocation(line: 6, column: 54, scope: !11)
!65 = !DILocation(line: 6, column: 44, scope: !11)
!66 = !DILocation(line: 6, column: 23, scope: !11)
!67 = !DILocation(line: 6, column: 16, scope: !11)
!68 = !DILocation(line: 6, column: 5, scope: !11)
!69 = !DILocation(line: 6, column: 21, scope: !11)
!70 = !DILocation(line: 7, column: 1, scope: !11)
