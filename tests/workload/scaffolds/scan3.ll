; ModuleID = 'scan3.cu'
source_filename = "scan3.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11scan_blocksPKiPiS1_iE4temp = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11scan_blocksPKiPiS1_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = shl i32 %5, 8, !dbg !15
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !16
  %8 = add i32 %6, %7, !dbg !17
  %9 = icmp slt i32 %8, %3, !dbg !18
  br i1 %9, label %10, label %14, !dbg !19

10:                                               ; preds = %4
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !dbg !20, !tbaa !7
  br label %14, !dbg !19

14:                                               ; preds = %4, %10
  %15 = phi i32 [ %13, %10 ], [ 0, %4 ], !dbg !19
  %16 = zext nneg i32 %7 to i64, !dbg !21
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_blocksPKiPiS1_iE4temp to ptr), i64 %16, !dbg !21
  store i32 %15, ptr %17, align 4, !dbg !22, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %18 = icmp eq i32 %7, 0, !dbg !24
  br i1 %18, label %24, label %19, !dbg !25

19:                                               ; preds = %14
  %20 = zext nneg i32 %7 to i64
  %21 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_blocksPKiPiS1_iE4temp to ptr), i64 %20
  %22 = getelementptr i8, ptr %21, i64 -4
  %23 = load i32, ptr %22, align 4, !dbg !26, !tbaa !7
  br label %24, !dbg !25

24:                                               ; preds = %14, %19
  %25 = phi i32 [ %23, %19 ], [ 0, %14 ], !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %26 = load i32, ptr %17, align 4, !dbg !28, !tbaa !7
  %27 = add nsw i32 %26, %25, !dbg !28
  store i32 %27, ptr %17, align 4, !dbg !28, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %28 = icmp samesign ult i32 %7, 2, !dbg !24
  br i1 %28, label %34, label %29, !dbg !25

29:                                               ; preds = %24
  %30 = zext nneg i32 %7 to i64
  %31 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_blocksPKiPiS1_iE4temp to ptr), i64 %30
  %32 = getelementptr i8, ptr %31, i64 -8
  %33 = load i32, ptr %32, align 4, !dbg !26, !tbaa !7
  br label %34, !dbg !25

34:                                               ; preds = %29, %24
  %35 = phi i32 [ %33, %29 ], [ 0, %24 ], !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %36 = load i32, ptr %17, align 4, !dbg !28, !tbaa !7
  %37 = add nsw i32 %36, %35, !dbg !28
  store i32 %37, ptr %17, align 4, !dbg !28, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %38 = icmp samesign ult i32 %7, 4, !dbg !24
  br i1 %38, label %44, label %39, !dbg !25

39:                                               ; preds = %34
  %40 = zext nneg i32 %7 to i64
  %41 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_blocksPKiPiS1_iE4temp to ptr), i64 %40
  %42 = getelementptr i8, ptr %41, i64 -16
  %43 = load i32, ptr %42, align 4, !dbg !26, !tbaa !7
  br label %44, !dbg !25

44:                                               ; preds = %39, %34
  %45 = phi i32 [ %43, %39 ], [ 0, %34 ], !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %46 = load i32, ptr %17, align 4, !dbg !28, !tbaa !7
  %47 = add nsw i32 %46, %45, !dbg !28
  store i32 %47, ptr %17, align 4, !dbg !28, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %48 = icmp samesign ult i32 %7, 8, !dbg !24
  br i1 %48, label %54, label %49, !dbg !25

49:                                               ; preds = %44
  %50 = zext nneg i32 %7 to i64
  %51 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_blocksPKiPiS1_iE4temp to ptr), i64 %50
  %52 = getelementptr i8, ptr %51, i64 -32
  %53 = load i32, ptr %52, align 4, !dbg !26, !tbaa !7
  br label %54, !dbg !25

54:                                               ; preds = %49, %44
  %55 = phi i32 [ %53, %49 ], [ 0, %44 ], !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %56 = load i32, ptr %17, align 4, !dbg !28, !tbaa !7
  %57 = add nsw i32 %56, %55, !dbg !28
  store i32 %57, ptr %17, align 4, !dbg !28, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %58 = icmp samesign ult i32 %7, 16, !dbg !24
  br i1 %58, label %64, label %59, !dbg !25

59:                                               ; preds = %54
  %60 = zext nneg i32 %7 to i64
  %61 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_blocksPKiPiS1_iE4temp to ptr), i64 %60
  %62 = getelementptr i8, ptr %61, i64 -64
  %63 = load i32, ptr %62, align 4, !dbg !26, !tbaa !7
  br label %64, !dbg !25

64:                                               ; preds = %59, %54
  %65 = phi i32 [ %63, %59 ], [ 0, %54 ], !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %66 = load i32, ptr %17, align 4, !dbg !28, !tbaa !7
  %67 = add nsw i32 %66, %65, !dbg !28
  store i32 %67, ptr %17, align 4, !dbg !28, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %68 = icmp samesign ult i32 %7, 32, !dbg !24
  br i1 %68, label %74, label %69, !dbg !25

69:                                               ; preds = %64
  %70 = zext nneg i32 %7 to i64
  %71 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_blocksPKiPiS1_iE4temp to ptr), i64 %70
  %72 = getelementptr i8, ptr %71, i64 -128
  %73 = load i32, ptr %72, align 4, !dbg !26, !tbaa !7
  br label %74, !dbg !25

74:                                               ; preds = %69, %64
  %75 = phi i32 [ %73, %69 ], [ 0, %64 ], !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %76 = load i32, ptr %17, align 4, !dbg !28, !tbaa !7
  %77 = add nsw i32 %76, %75, !dbg !28
  store i32 %77, ptr %17, align 4, !dbg !28, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %78 = icmp samesign ult i32 %7, 64, !dbg !24
  br i1 %78, label %84, label %79, !dbg !25

79:                                               ; preds = %74
  %80 = zext nneg i32 %7 to i64
  %81 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_blocksPKiPiS1_iE4temp to ptr), i64 %80
  %82 = getelementptr i8, ptr %81, i64 -256
  %83 = load i32, ptr %82, align 4, !dbg !26, !tbaa !7
  br label %84, !dbg !25

84:                                               ; preds = %79, %74
  %85 = phi i32 [ %83, %79 ], [ 0, %74 ], !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %86 = load i32, ptr %17, align 4, !dbg !28, !tbaa !7
  %87 = add nsw i32 %86, %85, !dbg !28
  store i32 %87, ptr %17, align 4, !dbg !28, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %88 = icmp samesign ult i32 %7, 128, !dbg !24
  br i1 %88, label %94, label %89, !dbg !25

89:                                               ; preds = %84
  %90 = zext nneg i32 %7 to i64
  %91 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_blocksPKiPiS1_iE4temp to ptr), i64 %90
  %92 = getelementptr i8, ptr %91, i64 -512
  %93 = load i32, ptr %92, align 4, !dbg !26, !tbaa !7
  br label %94, !dbg !25

94:                                               ; preds = %89, %84
  %95 = phi i32 [ %93, %89 ], [ 0, %84 ], !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %96 = load i32, ptr %17, align 4, !dbg !28, !tbaa !7
  %97 = add nsw i32 %96, %95, !dbg !28
  store i32 %97, ptr %17, align 4, !dbg !28, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  br i1 %9, label %98, label %102, !dbg !30

98:                                               ; preds = %94
  %99 = sext i32 %8 to i64
  %100 = getelementptr inbounds i32, ptr %1, i64 %99
  %101 = load i32, ptr %17, align 4, !dbg !31, !tbaa !7
  store i32 %101, ptr %100, align 4, !dbg !32, !tbaa !7
  br label %102, !dbg !33

102:                                              ; preds = %98, %94
  %103 = icmp eq i32 %7, 255, !dbg !34
  br i1 %103, label %104, label %108, !dbg !34

104:                                              ; preds = %102
  %105 = zext nneg i32 %5 to i64
  %106 = getelementptr inbounds nuw i32, ptr %2, i64 %105
  %107 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_blocksPKiPiS1_iE4temp to ptr), i64 1020), align 4, !dbg !35, !tbaa !7
  store i32 %107, ptr %106, align 4, !dbg !36, !tbaa !7
  br label %108, !dbg !37

108:                                              ; preds = %104, %102
  ret void, !dbg !38
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9scan_sumsPii(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #2 !dbg !39 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = or i32 %3, %4, !dbg !41
  %6 = icmp eq i32 %5, 0, !dbg !41
  %7 = icmp sgt i32 %1, 1
  %8 = and i1 %6, %7, !dbg !41
  br i1 %8, label %9, label %80, !dbg !41

9:                                                ; preds = %2
  %10 = load i32, ptr %0, align 4
  %11 = add nsw i32 %1, -1, !dbg !42
  %12 = add nsw i32 %1, -2, !dbg !42
  %13 = and i32 %11, 7, !dbg !42
  %14 = icmp ult i32 %12, 7, !dbg !42
  br i1 %14, label %65, label %15, !dbg !42

15:                                               ; preds = %9
  %16 = and i32 %11, -8, !dbg !42
  br label %17, !dbg !42

17:                                               ; preds = %17, %15
  %18 = phi i32 [ %10, %15 ], [ %59, %17 ], !dbg !43
  %19 = phi i32 [ 1, %15 ], [ %60, %17 ]
  %20 = phi i32 [ 0, %15 ], [ %61, %17 ]
  %21 = zext nneg i32 %19 to i64, !dbg !43
  %22 = getelementptr i32, ptr %0, i64 %21, !dbg !43
  %23 = load i32, ptr %22, align 4, !dbg !44, !tbaa !7
  %24 = add nsw i32 %23, %18, !dbg !44
  store i32 %24, ptr %22, align 4, !dbg !44, !tbaa !7
  %25 = zext nneg i32 %19 to i64, !dbg !43
  %26 = getelementptr i32, ptr %0, i64 %25, !dbg !43
  %27 = getelementptr i8, ptr %26, i64 4, !dbg !43
  %28 = load i32, ptr %27, align 4, !dbg !44, !tbaa !7
  %29 = add nsw i32 %28, %24, !dbg !44
  store i32 %29, ptr %27, align 4, !dbg !44, !tbaa !7
  %30 = zext nneg i32 %19 to i64, !dbg !43
  %31 = getelementptr i32, ptr %0, i64 %30, !dbg !43
  %32 = getelementptr i8, ptr %31, i64 8, !dbg !43
  %33 = load i32, ptr %32, align 4, !dbg !44, !tbaa !7
  %34 = add nsw i32 %33, %29, !dbg !44
  store i32 %34, ptr %32, align 4, !dbg !44, !tbaa !7
  %35 = zext nneg i32 %19 to i64, !dbg !43
  %36 = getelementptr i32, ptr %0, i64 %35, !dbg !43
  %37 = getelementptr i8, ptr %36, i64 12, !dbg !43
  %38 = load i32, ptr %37, align 4, !dbg !44, !tbaa !7
  %39 = add nsw i32 %38, %34, !dbg !44
  store i32 %39, ptr %37, align 4, !dbg !44, !tbaa !7
  %40 = zext nneg i32 %19 to i64, !dbg !43
  %41 = getelementptr i32, ptr %0, i64 %40, !dbg !43
  %42 = getelementptr i8, ptr %41, i64 16, !dbg !43
  %43 = load i32, ptr %42, align 4, !dbg !44, !tbaa !7
  %44 = add nsw i32 %43, %39, !dbg !44
  store i32 %44, ptr %42, align 4, !dbg !44, !tbaa !7
  %45 = zext nneg i32 %19 to i64, !dbg !43
  %46 = getelementptr i32, ptr %0, i64 %45, !dbg !43
  %47 = getelementptr i8, ptr %46, i64 20, !dbg !43
  %48 = load i32, ptr %47, align 4, !dbg !44, !tbaa !7
  %49 = add nsw i32 %48, %44, !dbg !44
  store i32 %49, ptr %47, align 4, !dbg !44, !tbaa !7
  %50 = zext nneg i32 %19 to i64, !dbg !43
  %51 = getelementptr i32, ptr %0, i64 %50, !dbg !43
  %52 = getelementptr i8, ptr %51, i64 24, !dbg !43
  %53 = load i32, ptr %52, align 4, !dbg !44, !tbaa !7
  %54 = add nsw i32 %53, %49, !dbg !44
  store i32 %54, ptr %52, align 4, !dbg !44, !tbaa !7
  %55 = zext nneg i32 %19 to i64, !dbg !43
  %56 = getelementptr i32, ptr %0, i64 %55, !dbg !43
  %57 = getelementptr i8, ptr %56, i64 28, !dbg !43
  %58 = load i32, ptr %57, align 4, !dbg !44, !tbaa !7
  %59 = add nsw i32 %58, %54, !dbg !44
  store i32 %59, ptr %57, align 4, !dbg !44, !tbaa !7
  %60 = add nuw nsw i32 %19, 8, !dbg !45
  %61 = add i32 %20, 8, !dbg !42
  %62 = icmp eq i32 %61, %16, !dbg !42
  br i1 %62, label %63, label %17, !dbg !42, !llvm.loop !46

63:                                               ; preds = %17
  %64 = icmp eq i32 %13, 0, !dbg !42
  br i1 %64, label %80, label %65, !dbg !42

65:                                               ; preds = %63, %9
  %66 = phi i32 [ %10, %9 ], [ %59, %63 ]
  %67 = phi i32 [ 1, %9 ], [ %60, %63 ]
  %68 = icmp ne i32 %13, 0, !dbg !42
  tail call void @llvm.assume(i1 %68), !dbg !42
  br label %69, !dbg !42

69:                                               ; preds = %69, %65
  %70 = phi i32 [ %66, %65 ], [ %76, %69 ], !dbg !43
  %71 = phi i32 [ %67, %65 ], [ %77, %69 ]
  %72 = phi i32 [ 0, %65 ], [ %78, %69 ]
  %73 = zext nneg i32 %71 to i64, !dbg !43
  %74 = getelementptr i32, ptr %0, i64 %73, !dbg !43
  %75 = load i32, ptr %74, align 4, !dbg !44, !tbaa !7
  %76 = add nsw i32 %75, %70, !dbg !44
  store i32 %76, ptr %74, align 4, !dbg !44, !tbaa !7
  %77 = add nuw nsw i32 %71, 1, !dbg !45
  %78 = add i32 %72, 1, !dbg !42
  %79 = icmp eq i32 %78, %13, !dbg !42
  br i1 %79, label %80, label %69, !dbg !42, !llvm.loop !49

80:                                               ; preds = %63, %69, %2
  ret void, !dbg !51
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8add_sumsPiPKii(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !52 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !53
  %5 = shl i32 %4, 8, !dbg !54
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  %7 = add i32 %5, %6, !dbg !56
  %8 = icmp sge i32 %7, %2, !dbg !57
  %9 = icmp eq i32 %4, 0
  %10 = or i1 %9, %8, !dbg !58
  br i1 %10, label %20, label %11, !dbg !58

11:                                               ; preds = %3
  %12 = sext i32 %7 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = zext nneg i32 %4 to i64
  %15 = getelementptr i32, ptr %1, i64 %14
  %16 = getelementptr i8, ptr %15, i64 -4
  %17 = load i32, ptr %16, align 4, !dbg !59, !tbaa !7
  %18 = load i32, ptr %13, align 4, !dbg !60, !tbaa !7
  %19 = add nsw i32 %18, %17, !dbg !60
  store i32 %19, ptr %13, align 4, !dbg !60, !tbaa !7
  br label %20, !dbg !61

20:                                               ; preds = %11, %3
  ret void, !dbg !62
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scan3.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "scan_blocks", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 13, scope: !11)
!15 = !DILocation(line: 3, column: 24, scope: !11)
!16 = !DILocation(line: 3, column: 32, scope: !11)
!17 = !DILocation(line: 3, column: 30, scope: !11)
!18 = !DILocation(line: 4, column: 27, scope: !11)
!19 = !DILocation(line: 4, column: 25, scope: !11)
!20 = !DILocation(line: 4, column: 33, scope: !11)
!21 = !DILocation(line: 4, column: 5, scope: !11)
!22 = !DILocation(line: 4, column: 23, scope: !11)
!23 = !DILocation(line: 5, column: 5, scope: !11)
!24 = !DILocation(line: 7, column: 29, scope: !11)
!25 = !DILocation(line: 7, column: 17, scope: !11)
!26 = !DILocation(line: 7, column: 36, scope: !11)
!27 = !DILocation(line: 8, column: 9, scope: !11)
!28 = !DILocation(line: 9, column: 27, scope: !11)
!29 = !DILocation(line: 10, column: 9, scope: !11)
!30 = !DILocation(line: 12, column: 11, scope: !11)
!31 = !DILocation(line: 12, column: 25, scope: !11)
!32 = !DILocation(line: 12, column: 23, scope: !11)
!33 = !DILocation(line: 12, column: 16, scope: !11)
!34 = !DILocation(line: 13, column: 21, scope: !11)
!35 = !DILocation(line: 13, column: 48, scope: !11)
!36 = !DILocation(line: 13, column: 46, scope: !11)
!37 = !DILocation(line: 13, column: 29, scope: !11)
!38 = !DILocation(line: 14, column: 1, scope: !11)
!39 = distinct !DISubprogram(name: "scan_sums", scope: !1, file: !1, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = !DILocation(line: 16, column: 9, scope: !39)
!41 = !DILocation(line: 16, column: 26, scope: !39)
!42 = !DILocation(line: 16, column: 46, scope: !39)
!43 = !DILocation(line: 16, column: 89, scope: !39)
!44 = !DILocation(line: 16, column: 86, scope: !39)
!45 = !DILocation(line: 16, column: 74, scope: !39)
!46 = distinct !{!46, !42, !47, !48}
!47 = !DILocation(line: 16, column: 99, scope: !39)
!48 = !{!"llvm.loop.mustprogress"}
!49 = distinct !{!49, !50}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 17, column: 1, scope: !39)
!52 = distinct !DISubprogram(name: "add_sums", scope: !1, file: !1, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!53 = !DILocation(line: 19, column: 13, scope: !52)
!54 = !DILocation(line: 19, column: 24, scope: !52)
!55 = !DILocation(line: 19, column: 32, scope: !52)
!56 = !DILocation(line: 19, column: 30, scope: !52)
!57 = !DILocation(line: 20, column: 11, scope: !52)
!58 = !DILocation(line: 20, column: 15, scope: !52)
!59 = !DILocation(line: 20, column: 44, scope: !52)
!60 = !DILocation(line: 20, column: 41, scope: !52)
!61 = !DILocation(line: 20, column: 34, scope: !52)
!62 = !DILocation(line: 21, column: 1, scope: !52)
