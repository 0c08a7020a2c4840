; Made from races.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14reduce_withoutE4part = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ7stencilE4held = internal unnamed_addr addrspace(3) global [66 x i32] undef, align 4
@_ZZ12scan_withoutE4held = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ8shuffledE4held = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ7by_warpE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_without(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !15 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %5 = zext nneg i32 %4 to i64, !dbg !22
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5, !dbg !22
  %7 = load i32, ptr %6, align 4, !dbg !22, !tbaa !10
  %8 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_withoutE4part to ptr), i64 %5, !dbg !23
  store i32 %7, ptr %8, align 4, !dbg !24, !tbaa !10
  %9 = icmp eq i32 %2, 0, !dbg !25
  br i1 %9, label %11, label %10, !dbg !25

10:                                               ; preds = %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  br label %11, !dbg !26

11:                                               ; preds = %10, %3
  %12 = icmp eq i32 %2, 1
  %13 = icmp samesign ult i32 %4, 64, !dbg !27
  br i1 %13, label %14, label %21, !dbg !27

14:                                               ; preds = %11
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_withoutE4part to ptr), i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 256
  %18 = load i32, ptr %17, align 4, !dbg !28, !tbaa !10
  %19 = load i32, ptr %8, align 4, !dbg !29, !tbaa !10
  %20 = add nsw i32 %19, %18, !dbg !29
  store i32 %20, ptr %8, align 4, !dbg !29, !tbaa !10
  br label %21, !dbg !30

21:                                               ; preds = %14, %11
  br i1 %12, label %23, label %22, !dbg !31

22:                                               ; preds = %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  br label %23, !dbg !32

23:                                               ; preds = %21, %22
  %24 = icmp samesign ult i32 %4, 32, !dbg !27
  br i1 %24, label %25, label %32, !dbg !27

25:                                               ; preds = %23
  %26 = zext nneg i32 %4 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_withoutE4part to ptr), i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %29 = load i32, ptr %28, align 4, !dbg !28, !tbaa !10
  %30 = load i32, ptr %8, align 4, !dbg !29, !tbaa !10
  %31 = add nsw i32 %30, %29, !dbg !29
  store i32 %31, ptr %8, align 4, !dbg !29, !tbaa !10
  br label %32, !dbg !30

32:                                               ; preds = %25, %23
  br i1 %12, label %34, label %33, !dbg !31

33:                                               ; preds = %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  br label %34, !dbg !32

34:                                               ; preds = %33, %32
  %35 = icmp samesign ult i32 %4, 16, !dbg !27
  br i1 %35, label %36, label %43, !dbg !27

36:                                               ; preds = %34
  %37 = zext nneg i32 %4 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_withoutE4part to ptr), i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 64
  %40 = load i32, ptr %39, align 4, !dbg !28, !tbaa !10
  %41 = load i32, ptr %8, align 4, !dbg !29, !tbaa !10
  %42 = add nsw i32 %41, %40, !dbg !29
  store i32 %42, ptr %8, align 4, !dbg !29, !tbaa !10
  br label %43, !dbg !30

43:                                               ; preds = %36, %34
  br i1 %12, label %45, label %44, !dbg !31

44:                                               ; preds = %43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  br label %45, !dbg !32

45:                                               ; preds = %44, %43
  %46 = icmp samesign ult i32 %4, 8, !dbg !27
  br i1 %46, label %47, label %54, !dbg !27

47:                                               ; preds = %45
  %48 = zext nneg i32 %4 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_withoutE4part to ptr), i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 32
  %51 = load i32, ptr %50, align 4, !dbg !28, !tbaa !10
  %52 = load i32, ptr %8, align 4, !dbg !29, !tbaa !10
  %53 = add nsw i32 %52, %51, !dbg !29
  store i32 %53, ptr %8, align 4, !dbg !29, !tbaa !10
  br label %54, !dbg !30

54:                                               ; preds = %47, %45
  br i1 %12, label %56, label %55, !dbg !31

55:                                               ; preds = %54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  br label %56, !dbg !32

56:                                               ; preds = %55, %54
  %57 = icmp samesign ult i32 %4, 4, !dbg !27
  br i1 %57, label %58, label %65, !dbg !27

58:                                               ; preds = %56
  %59 = zext nneg i32 %4 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_withoutE4part to ptr), i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 16
  %62 = load i32, ptr %61, align 4, !dbg !28, !tbaa !10
  %63 = load i32, ptr %8, align 4, !dbg !29, !tbaa !10
  %64 = add nsw i32 %63, %62, !dbg !29
  store i32 %64, ptr %8, align 4, !dbg !29, !tbaa !10
  br label %65, !dbg !30

65:                                               ; preds = %58, %56
  br i1 %12, label %67, label %66, !dbg !31

66:                                               ; preds = %65
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  br label %67, !dbg !32

67:                                               ; preds = %66, %65
  %68 = icmp samesign ult i32 %4, 2, !dbg !27
  br i1 %68, label %69, label %76, !dbg !27

69:                                               ; preds = %67
  %70 = zext nneg i32 %4 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_withoutE4part to ptr), i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %73 = load i32, ptr %72, align 4, !dbg !28, !tbaa !10
  %74 = load i32, ptr %8, align 4, !dbg !29, !tbaa !10
  %75 = add nsw i32 %74, %73, !dbg !29
  store i32 %75, ptr %8, align 4, !dbg !29, !tbaa !10
  br label %76, !dbg !30

76:                                               ; preds = %69, %67
  br i1 %12, label %78, label %77, !dbg !31

77:                                               ; preds = %76
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  br label %78, !dbg !32

78:                                               ; preds = %77, %76
  %79 = icmp eq i32 %4, 0, !dbg !27
  br i1 %79, label %80, label %84, !dbg !27

80:                                               ; preds = %78
  %81 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_withoutE4part to ptr), i64 4), align 4, !dbg !28, !tbaa !10
  %82 = load i32, ptr %8, align 4, !dbg !29, !tbaa !10
  %83 = add nsw i32 %82, %81, !dbg !29
  store i32 %83, ptr %8, align 4, !dbg !29, !tbaa !10
  br label %84, !dbg !30

84:                                               ; preds = %80, %78
  br i1 %12, label %86, label %85, !dbg !31

85:                                               ; preds = %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  br label %86, !dbg !32

86:                                               ; preds = %85, %84
  %87 = icmp eq i32 %4, 127, !dbg !33
  br i1 %87, label %88, label %90, !dbg !33

88:                                               ; preds = %86
  %89 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_withoutE4part to ptr), align 4, !dbg !34, !tbaa !10
  store i32 %89, ptr %1, align 4, !dbg !35, !tbaa !10
  br label %90, !dbg !36

90:                                               ; preds = %88, %86
  ret void, !dbg !37
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stencil(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !38 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
  %7 = zext nneg i32 %6 to i64, !dbg !41
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7, !dbg !41
  %9 = load i32, ptr %8, align 4, !dbg !41, !tbaa !10
  %10 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilE4held to ptr), i64 %7, !dbg !42
  %11 = getelementptr i8, ptr %10, i64 4, !dbg !42
  store i32 %9, ptr %11, align 4, !dbg !43, !tbaa !10
  %12 = icmp eq i32 %6, 0, !dbg !44
  br i1 %12, label %13, label %14, !dbg !44

13:                                               ; preds = %5
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilE4held to ptr), align 4, !dbg !45, !tbaa !10
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilE4held to ptr), i64 260), align 4, !dbg !46, !tbaa !10
  br label %14, !dbg !47

14:                                               ; preds = %13, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
  %15 = icmp sgt i32 %2, 0, !dbg !49
  br i1 %15, label %16, label %20, !dbg !50

16:                                               ; preds = %14
  %17 = getelementptr i8, ptr %10, i64 8
  %18 = icmp eq i32 %3, 0
  %19 = icmp eq i32 %4, 0
  br label %23, !dbg !50

20:                                               ; preds = %33, %14
  %21 = load i32, ptr %11, align 4, !dbg !51, !tbaa !10
  %22 = getelementptr inbounds nuw i32, ptr %1, i64 %7, !dbg !52
  store i32 %21, ptr %22, align 4, !dbg !53, !tbaa !10
  ret void, !dbg !54

23:                                               ; preds = %16, %33
  %24 = phi i32 [ 0, %16 ], [ %34, %33 ]
  %25 = load i32, ptr %10, align 4, !dbg !55, !tbaa !10
  %26 = load i32, ptr %11, align 4, !dbg !56, !tbaa !10
  %27 = add nsw i32 %26, %25, !dbg !57
  %28 = load i32, ptr %17, align 4, !dbg !58, !tbaa !10
  %29 = add nsw i32 %27, %28, !dbg !59
  br i1 %18, label %31, label %30, !dbg !60

30:                                               ; preds = %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !61
  br label %31, !dbg !61

31:                                               ; preds = %30, %23
  store i32 %29, ptr %11, align 4, !dbg !62, !tbaa !10
  br i1 %19, label %33, label %32, !dbg !63

32:                                               ; preds = %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !64
  br label %33, !dbg !64

33:                                               ; preds = %32, %31
  %34 = add nuw nsw i32 %24, 1, !dbg !65
  %35 = icmp eq i32 %34, %2, !dbg !49
  br i1 %35, label %20, label %23, !dbg !50, !llvm.loop !66
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_without(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !69 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  %6 = zext nneg i32 %5 to i64, !dbg !72
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6, !dbg !72
  %8 = load i32, ptr %7, align 4, !dbg !72, !tbaa !10
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_withoutE4held to ptr), i64 %6, !dbg !73
  store i32 %8, ptr %9, align 4, !dbg !74, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !75
  %10 = icmp eq i32 %2, 0
  %11 = icmp eq i32 %3, 0
  %12 = icmp eq i32 %5, 0, !dbg !79
  br i1 %12, label %18, label %13, !dbg !80

13:                                               ; preds = %4
  %14 = zext nneg i32 %5 to i64
  %15 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_withoutE4held to ptr), i64 %14
  %16 = getelementptr i8, ptr %15, i64 -4
  %17 = load i32, ptr %16, align 4, !dbg !81, !tbaa !10
  br label %18, !dbg !80

18:                                               ; preds = %4, %13
  %19 = phi i32 [ %17, %13 ], [ 0, %4 ], !dbg !80
  br i1 %10, label %21, label %20, !dbg !82

20:                                               ; preds = %18
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !83
  br label %21, !dbg !85

21:                                               ; preds = %20, %18
  %22 = load i32, ptr %9, align 4, !dbg !86, !tbaa !10
  %23 = add nsw i32 %22, %19, !dbg !86
  store i32 %23, ptr %9, align 4, !dbg !86, !tbaa !10
  br i1 %11, label %25, label %24, !dbg !87

24:                                               ; preds = %21
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !88
  br label %25, !dbg !90

25:                                               ; preds = %24, %21
  %26 = icmp samesign ult i32 %5, 2, !dbg !79
  br i1 %26, label %32, label %27, !dbg !80

27:                                               ; preds = %25
  %28 = zext nneg i32 %5 to i64
  %29 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_withoutE4held to ptr), i64 %28
  %30 = getelementptr i8, ptr %29, i64 -8
  %31 = load i32, ptr %30, align 4, !dbg !81, !tbaa !10
  br label %32, !dbg !80

32:                                               ; preds = %27, %25
  %33 = phi i32 [ %31, %27 ], [ 0, %25 ], !dbg !80
  br i1 %10, label %35, label %34, !dbg !82

34:                                               ; preds = %32
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !83
  br label %35, !dbg !85

35:                                               ; preds = %34, %32
  %36 = load i32, ptr %9, align 4, !dbg !86, !tbaa !10
  %37 = add nsw i32 %36, %33, !dbg !86
  store i32 %37, ptr %9, align 4, !dbg !86, !tbaa !10
  br i1 %11, label %39, label %38, !dbg !87

38:                                               ; preds = %35
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !88
  br label %39, !dbg !90

39:                                               ; preds = %38, %35
  %40 = icmp samesign ult i32 %5, 4, !dbg !79
  br i1 %40, label %46, label %41, !dbg !80

41:                                               ; preds = %39
  %42 = zext nneg i32 %5 to i64
  %43 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_withoutE4held to ptr), i64 %42
  %44 = getelementptr i8, ptr %43, i64 -16
  %45 = load i32, ptr %44, align 4, !dbg !81, !tbaa !10
  br label %46, !dbg !80

46:                                               ; preds = %41, %39
  %47 = phi i32 [ %45, %41 ], [ 0, %39 ], !dbg !80
  br i1 %10, label %49, label %48, !dbg !82

48:                                               ; preds = %46
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !83
  br label %49, !dbg !85

49:                                               ; preds = %48, %46
  %50 = load i32, ptr %9, align 4, !dbg !86, !tbaa !10
  %51 = add nsw i32 %50, %47, !dbg !86
  store i32 %51, ptr %9, align 4, !dbg !86, !tbaa !10
  br i1 %11, label %53, label %52, !dbg !87

52:                                               ; preds = %49
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !88
  br label %53, !dbg !90

53:                                               ; preds = %52, %49
  %54 = icmp samesign ult i32 %5, 8, !dbg !79
  br i1 %54, label %60, label %55, !dbg !80

55:                                               ; preds = %53
  %56 = zext nneg i32 %5 to i64
  %57 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_withoutE4held to ptr), i64 %56
  %58 = getelementptr i8, ptr %57, i64 -32
  %59 = load i32, ptr %58, align 4, !dbg !81, !tbaa !10
  br label %60, !dbg !80

60:                                               ; preds = %55, %53
  %61 = phi i32 [ %59, %55 ], [ 0, %53 ], !dbg !80
  br i1 %10, label %63, label %62, !dbg !82

62:                                               ; preds = %60
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !83
  br label %63, !dbg !85

63:                                               ; preds = %62, %60
  %64 = load i32, ptr %9, align 4, !dbg !86, !tbaa !10
  %65 = add nsw i32 %64, %61, !dbg !86
  store i32 %65, ptr %9, align 4, !dbg !86, !tbaa !10
  br i1 %11, label %67, label %66, !dbg !87

66:                                               ; preds = %63
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !88
  br label %67, !dbg !90

67:                                               ; preds = %66, %63
  %68 = icmp samesign ult i32 %5, 16, !dbg !79
  br i1 %68, label %74, label %69, !dbg !80

69:                                               ; preds = %67
  %70 = zext nneg i32 %5 to i64
  %71 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_withoutE4held to ptr), i64 %70
  %72 = getelementptr i8, ptr %71, i64 -64
  %73 = load i32, ptr %72, align 4, !dbg !81, !tbaa !10
  br label %74, !dbg !80

74:                                               ; preds = %69, %67
  %75 = phi i32 [ %73, %69 ], [ 0, %67 ], !dbg !80
  br i1 %10, label %77, label %76, !dbg !82

76:                                               ; preds = %74
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !83
  br label %77, !dbg !85

77:                                               ; preds = %76, %74
  %78 = load i32, ptr %9, align 4, !dbg !86, !tbaa !10
  %79 = add nsw i32 %78, %75, !dbg !86
  store i32 %79, ptr %9, align 4, !dbg !86, !tbaa !10
  br i1 %11, label %82, label %80, !dbg !87

80:                                               ; preds = %77
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !88
  %81 = load i32, ptr %9, align 4, !dbg !91, !tbaa !10
  br label %82, !dbg !90

82:                                               ; preds = %80, %77
  %83 = phi i32 [ %81, %80 ], [ %79, %77 ], !dbg !91
  %84 = getelementptr inbounds nuw i32, ptr %1, i64 %6, !dbg !92
  store i32 %83, ptr %84, align 4, !dbg !93, !tbaa !10
  ret void, !dbg !94
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @flag(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !95 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !101
  %6 = mul i32 %4, %5, !dbg !104
  %7 = add i32 %6, %3, !dbg !105
  %8 = zext i32 %7 to i64, !dbg !106
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8, !dbg !106
  %10 = load i32, ptr %9, align 4, !dbg !106, !tbaa !10
  %11 = icmp sgt i32 %10, 3, !dbg !107
  br i1 %11, label %12, label %13, !dbg !107

12:                                               ; preds = %2
  store i32 1, ptr %1, align 4, !dbg !108, !tbaa !10
  br label %13, !dbg !109

13:                                               ; preds = %12, %2
  ret void, !dbg !110
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @last_wins(ptr noundef writeonly captures(none) initializes((0, 4)) %0) local_unnamed_addr #3 !dbg !111 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !112
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !114
  %4 = add nuw i32 %2, %3, !dbg !116
  store i32 %4, ptr %0, align 4, !dbg !117, !tbaa !10
  ret void, !dbg !118
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @between_blocks(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !119 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !120
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !122
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !124
  %7 = mul i32 %5, %6, !dbg !126
  %8 = add i32 %7, %4, !dbg !127
  %9 = sext i32 %8 to i64, !dbg !128
  %10 = getelementptr inbounds i32, ptr %0, i64 %9, !dbg !128
  %11 = load i32, ptr %10, align 4, !dbg !128, !tbaa !10
  %12 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !129
  store i32 %11, ptr %12, align 4, !dbg !130, !tbaa !10
  %13 = add i32 %8, %6, !dbg !131
  %14 = urem i32 %13, %2, !dbg !132
  %15 = zext i32 %14 to i64, !dbg !133
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15, !dbg !133
  %17 = load i32, ptr %16, align 4, !dbg !133, !tbaa !10
  %18 = add nsw i32 %2, %8, !dbg !134
  %19 = sext i32 %18 to i64, !dbg !135
  %20 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !135
  store i32 %17, ptr %20, align 4, !dbg !136, !tbaa !10
  ret void, !dbg !137
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @within_block(ptr noundef captures(none) %0) local_unnamed_addr #0 !dbg !138 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !139
  %3 = zext nneg i32 %2 to i64, !dbg !141
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3, !dbg !141
  store i32 %2, ptr %4, align 4, !dbg !142, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !143
  %5 = sub nsw i32 63, %2, !dbg !144
  %6 = sext i32 %5 to i64, !dbg !145
  %7 = getelementptr inbounds i32, ptr %0, i64 %6, !dbg !145
  %8 = load i32, ptr %7, align 4, !dbg !145, !tbaa !10
  %9 = getelementptr i8, ptr %4, i64 256, !dbg !146
  store i32 %8, ptr %9, align 4, !dbg !147, !tbaa !10
  ret void, !dbg !148
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @mixed_atomic(ptr noundef captures(none) %0) local_unnamed_addr #4 !dbg !149 {
  %2 = atomicrmw add ptr %0, i32 1 seq_cst, align 4, !dbg !150
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !157
  %4 = icmp eq i32 %3, 5, !dbg !159
  br i1 %4, label %5, label %8, !dbg !159

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load i32, ptr %0, align 4, !dbg !160, !tbaa !10
  store i32 %7, ptr %6, align 4, !dbg !161, !tbaa !10
  br label %8, !dbg !162

8:                                                ; preds = %5, %1
  ret void, !dbg !163
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @counted(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #4 !dbg !164 {
  %3 = atomicrmw add ptr %0, i32 1 seq_cst, align 4, !dbg !165
  %4 = sext i32 %3 to i64, !dbg !168
  %5 = getelementptr inbounds i32, ptr %1, i64 %4, !dbg !168
  store i32 1, ptr %5, align 4, !dbg !169, !tbaa !10
  ret void, !dbg !170
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @neighbours(ptr noundef writeonly captures(none) %0) local_unnamed_addr #3 !dbg !171 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !172
  %3 = trunc i32 %2 to i8, !dbg !174
  %4 = mul i8 %3, 3, !dbg !174
  %5 = zext nneg i32 %2 to i64, !dbg !175
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %5, !dbg !175
  store i8 %4, ptr %6, align 1, !dbg !176, !tbaa !177
  ret void, !dbg !178
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @shuffled(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #5 !dbg !179 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !180
  %4 = zext nneg i32 %3 to i64, !dbg !182
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !182
  %6 = load i32, ptr %5, align 4, !dbg !182, !tbaa !10
  %7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8shuffledE4held to ptr), i64 %4, !dbg !183
  store i32 %6, ptr %7, align 4, !dbg !184, !tbaa !10
  %8 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %6, i32 1, i32 31), !dbg !185
  %9 = xor i32 %3, 1, !dbg !188
  %10 = zext nneg i32 %9 to i64, !dbg !189
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8shuffledE4held to ptr), i64 %10, !dbg !189
  %12 = load i32, ptr %11, align 4, !dbg !189, !tbaa !10
  %13 = add nsw i32 %12, %8, !dbg !190
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %4, !dbg !191
  store i32 %13, ptr %14, align 4, !dbg !192, !tbaa !10
  ret void, !dbg !193
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @by_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !194 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !195
  %4 = zext nneg i32 %3 to i64, !dbg !197
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !197
  %6 = load i32, ptr %5, align 4, !dbg !197, !tbaa !10
  %7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7by_warpE4held to ptr), i64 %4, !dbg !198
  store i32 %6, ptr %7, align 4, !dbg !199, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !200
  %8 = sub nsw i32 63, %3, !dbg !202
  %9 = zext i32 %8 to i64, !dbg !203
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7by_warpE4held to ptr), i64 %9, !dbg !203
  %11 = load i32, ptr %10, align 4, !dbg !203, !tbaa !10
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %4, !dbg !204
  store i32 %11, ptr %12, align 4, !dbg !205, !tbaa !10
  ret void, !dbg !206
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

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
!7 = !DIFile(filename: "races.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "reduce_without", scope: !7, file: !7, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!20 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_builtin_vars.h", directory: "")
!21 = distinct !DILocation(line: 4, column: 13, scope: !15)
!22 = !DILocation(line: 5, column: 15, scope: !15)
!23 = !DILocation(line: 5, column: 5, scope: !15)
!24 = !DILocation(line: 5, column: 13, scope: !15)
!25 = !DILocation(line: 6, column: 15, scope: !15)
!26 = !DILocation(line: 6, column: 21, scope: !15)
!27 = !DILocation(line: 8, column: 15, scope: !15)
!28 = !DILocation(line: 8, column: 31, scope: !15)
!29 = !DILocation(line: 8, column: 28, scope: !15)
!30 = !DILocation(line: 8, column: 20, scope: !15)
!31 = !DILocation(line: 9, column: 19, scope: !15)
!32 = !DILocation(line: 9, column: 25, scope: !15)
!33 = !DILocation(line: 11, column: 11, scope: !15)
!34 = !DILocation(line: 11, column: 26, scope: !15)
!35 = !DILocation(line: 11, column: 24, scope: !15)
!36 = !DILocation(line: 11, column: 19, scope: !15)
!37 = !DILocation(line: 12, column: 1, scope: !15)
!38 = distinct !DISubprogram(name: "stencil", scope: !7, file: !7, line: 13, type: !16, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!39 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !40)
!40 = distinct !DILocation(line: 15, column: 13, scope: !38)
!41 = !DILocation(line: 16, column: 19, scope: !38)
!42 = !DILocation(line: 16, column: 5, scope: !38)
!43 = !DILocation(line: 16, column: 17, scope: !38)
!44 = !DILocation(line: 17, column: 11, scope: !38)
!45 = !DILocation(line: 17, column: 27, scope: !38)
!46 = !DILocation(line: 17, column: 41, scope: !38)
!47 = !DILocation(line: 17, column: 46, scope: !38)
!48 = !DILocation(line: 18, column: 5, scope: !38)
!49 = !DILocation(line: 19, column: 23, scope: !38)
!50 = !DILocation(line: 19, column: 5, scope: !38)
!51 = !DILocation(line: 25, column: 14, scope: !38)
!52 = !DILocation(line: 25, column: 5, scope: !38)
!53 = !DILocation(line: 25, column: 12, scope: !38)
!54 = !DILocation(line: 26, column: 1, scope: !38)
!55 = !DILocation(line: 20, column: 19, scope: !38)
!56 = !DILocation(line: 20, column: 29, scope: !38)
!57 = !DILocation(line: 20, column: 27, scope: !38)
!58 = !DILocation(line: 20, column: 43, scope: !38)
!59 = !DILocation(line: 20, column: 41, scope: !38)
!60 = !DILocation(line: 21, column: 13, scope: !38)
!61 = !DILocation(line: 21, column: 20, scope: !38)
!62 = !DILocation(line: 22, column: 21, scope: !38)
!63 = !DILocation(line: 23, column: 13, scope: !38)
!64 = !DILocation(line: 23, column: 21, scope: !38)
!65 = !DILocation(line: 19, column: 34, scope: !38)
!66 = distinct !{!66, !50, !67, !68}
!67 = !DILocation(line: 24, column: 5, scope: !38)
!68 = !{!"llvm.loop.mustprogress"}
!69 = distinct !DISubprogram(name: "scan_without", scope: !7, file: !7, line: 27, type: !16, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!70 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !71)
!71 = distinct !DILocation(line: 29, column: 16, scope: !69)
!72 = !DILocation(line: 30, column: 18, scope: !69)
!73 = !DILocation(line: 30, column: 5, scope: !69)
!74 = !DILocation(line: 30, column: 16, scope: !69)
!75 = !DILocation(line: 186, column: 10, scope: !76, inlinedAt: !78)
!76 = distinct !DISubprogram(name: "__syncwarp", scope: !77, file: !77, line: 185, type: !16, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!77 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_intrinsics.h", directory: "")
!78 = distinct !DILocation(line: 31, column: 5, scope: !69)
!79 = !DILocation(line: 33, column: 24, scope: !69)
!80 = !DILocation(line: 33, column: 19, scope: !69)
!81 = !DILocation(line: 33, column: 31, scope: !69)
!82 = !DILocation(line: 34, column: 13, scope: !69)
!83 = !DILocation(line: 186, column: 10, scope: !76, inlinedAt: !84)
!84 = distinct !DILocation(line: 34, column: 20, scope: !69)
!85 = !DILocation(line: 34, column: 20, scope: !69)
!86 = !DILocation(line: 35, column: 20, scope: !69)
!87 = !DILocation(line: 36, column: 13, scope: !69)
!88 = !DILocation(line: 186, column: 10, scope: !76, inlinedAt: !89)
!89 = distinct !DILocation(line: 36, column: 21, scope: !69)
!90 = !DILocation(line: 36, column: 21, scope: !69)
!91 = !DILocation(line: 38, column: 17, scope: !69)
!92 = !DILocation(line: 38, column: 5, scope: !69)
!93 = !DILocation(line: 38, column: 15, scope: !69)
!94 = !DILocation(line: 39, column: 1, scope: !69)
!95 = distinct !DISubprogram(name: "flag", scope: !7, file: !7, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!96 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !97)
!97 = distinct !DILocation(line: 41, column: 12, scope: !95)
!98 = !DILocation(line: 66, column: 27, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 66, type: !16, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!100 = distinct !DILocation(line: 41, column: 26, scope: !95)
!101 = !DILocation(line: 79, column: 27, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!103 = distinct !DILocation(line: 41, column: 39, scope: !95)
!104 = !DILocation(line: 41, column: 37, scope: !95)
!105 = !DILocation(line: 41, column: 24, scope: !95)
!106 = !DILocation(line: 41, column: 9, scope: !95)
!107 = !DILocation(line: 41, column: 51, scope: !95)
!108 = !DILocation(line: 41, column: 61, scope: !95)
!109 = !DILocation(line: 41, column: 56, scope: !95)
!110 = !DILocation(line: 42, column: 1, scope: !95)
!111 = distinct !DISubprogram(name: "last_wins", scope: !7, file: !7, line: 43, type: !16, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!112 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !113)
!113 = distinct !DILocation(line: 43, column: 57, scope: !111)
!114 = !DILocation(line: 66, column: 27, scope: !99, inlinedAt: !115)
!115 = distinct !DILocation(line: 43, column: 71, scope: !111)
!116 = !DILocation(line: 43, column: 69, scope: !111)
!117 = !DILocation(line: 43, column: 55, scope: !111)
!118 = !DILocation(line: 43, column: 83, scope: !111)
!119 = distinct !DISubprogram(name: "between_blocks", scope: !7, file: !7, line: 44, type: !16, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!120 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !121)
!121 = distinct !DILocation(line: 45, column: 13, scope: !119)
!122 = !DILocation(line: 66, column: 27, scope: !99, inlinedAt: !123)
!123 = distinct !DILocation(line: 45, column: 27, scope: !119)
!124 = !DILocation(line: 79, column: 27, scope: !102, inlinedAt: !125)
!125 = distinct !DILocation(line: 45, column: 40, scope: !119)
!126 = !DILocation(line: 45, column: 38, scope: !119)
!127 = !DILocation(line: 45, column: 25, scope: !119)
!128 = !DILocation(line: 46, column: 14, scope: !119)
!129 = !DILocation(line: 46, column: 5, scope: !119)
!130 = !DILocation(line: 46, column: 12, scope: !119)
!131 = !DILocation(line: 47, column: 25, scope: !119)
!132 = !DILocation(line: 47, column: 39, scope: !119)
!133 = !DILocation(line: 47, column: 18, scope: !119)
!134 = !DILocation(line: 47, column: 11, scope: !119)
!135 = !DILocation(line: 47, column: 5, scope: !119)
!136 = !DILocation(line: 47, column: 16, scope: !119)
!137 = !DILocation(line: 48, column: 1, scope: !119)
!138 = distinct !DISubprogram(name: "within_block", scope: !7, file: !7, line: 49, type: !16, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!139 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !140)
!140 = distinct !DILocation(line: 50, column: 13, scope: !138)
!141 = !DILocation(line: 51, column: 5, scope: !138)
!142 = !DILocation(line: 51, column: 12, scope: !138)
!143 = !DILocation(line: 52, column: 5, scope: !138)
!144 = !DILocation(line: 53, column: 26, scope: !138)
!145 = !DILocation(line: 53, column: 19, scope: !138)
!146 = !DILocation(line: 53, column: 5, scope: !138)
!147 = !DILocation(line: 53, column: 17, scope: !138)
!148 = !DILocation(line: 54, column: 1, scope: !138)
!149 = distinct !DISubprogram(name: "mixed_atomic", scope: !7, file: !7, line: 55, type: !16, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!150 = !DILocation(line: 341, column: 10, scope: !151, inlinedAt: !153)
!151 = distinct !DISubprogram(name: "__iAtomicAdd", scope: !152, file: !152, line: 340, type: !16, scopeLine: 340, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!152 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_device_functions.h", directory: "")
!153 = distinct !DILocation(line: 107, column: 10, scope: !154, inlinedAt: !156)
!154 = distinct !DISubprogram(name: "atomicAdd", scope: !155, file: !155, line: 105, type: !16, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!155 = !DIFile(filename: "/usr/local/cuda-13.0/include/device_atomic_functions.hpp", directory: "")
!156 = distinct !DILocation(line: 56, column: 5, scope: !149)
!157 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !158)
!158 = distinct !DILocation(line: 57, column: 9, scope: !149)
!159 = !DILocation(line: 57, column: 21, scope: !149)
!160 = !DILocation(line: 57, column: 36, scope: !149)
!161 = !DILocation(line: 57, column: 34, scope: !149)
!162 = !DILocation(line: 57, column: 27, scope: !149)
!163 = !DILocation(line: 58, column: 1, scope: !149)
!164 = distinct !DISubprogram(name: "counted", scope: !7, file: !7, line: 59, type: !16, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!165 = !DILocation(line: 341, column: 10, scope: !151, inlinedAt: !166)
!166 = distinct !DILocation(line: 107, column: 10, scope: !154, inlinedAt: !167)
!167 = distinct !DILocation(line: 60, column: 11, scope: !164)
!168 = !DILocation(line: 60, column: 5, scope: !164)
!169 = !DILocation(line: 60, column: 30, scope: !164)
!170 = !DILocation(line: 61, column: 1, scope: !164)
!171 = distinct !DISubprogram(name: "neighbours", scope: !7, file: !7, line: 62, type: !16, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!172 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !173)
!173 = distinct !DILocation(line: 63, column: 40, scope: !171)
!174 = !DILocation(line: 63, column: 39, scope: !171)
!175 = !DILocation(line: 63, column: 5, scope: !171)
!176 = !DILocation(line: 63, column: 22, scope: !171)
!177 = !{!12, !12, i64 0}
!178 = !DILocation(line: 64, column: 1, scope: !171)
!179 = distinct !DISubprogram(name: "shuffled", scope: !7, file: !7, line: 65, type: !16, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!180 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !181)
!181 = distinct !DILocation(line: 67, column: 28, scope: !179)
!182 = !DILocation(line: 67, column: 25, scope: !179)
!183 = !DILocation(line: 67, column: 5, scope: !179)
!184 = !DILocation(line: 67, column: 23, scope: !179)
!185 = !DILocation(line: 181, column: 39, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !77, file: !77, line: 181, type: !16, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!187 = distinct !DILocation(line: 68, column: 13, scope: !179)
!188 = !DILocation(line: 69, column: 41, scope: !179)
!189 = !DILocation(line: 69, column: 24, scope: !179)
!190 = !DILocation(line: 69, column: 46, scope: !179)
!191 = !DILocation(line: 69, column: 5, scope: !179)
!192 = !DILocation(line: 69, column: 22, scope: !179)
!193 = !DILocation(line: 70, column: 1, scope: !179)
!194 = distinct !DISubprogram(name: "by_warp", scope: !7, file: !7, line: 71, type: !16, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!195 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !196)
!196 = distinct !DILocation(line: 73, column: 28, scope: !194)
!197 = !DILocation(line: 73, column: 25, scope: !194)
!198 = !DILocation(line: 73, column: 5, scope: !194)
!199 = !DILocation(line: 73, column: 23, scope: !194)
!200 = !DILocation(line: 186, column: 10, scope: !76, inlinedAt: !201)
!201 = distinct !DILocation(line: 74, column: 5, scope: !194)
!202 = !DILocation(line: 75, column: 32, scope: !194)
!203 = !DILocation(line: 75, column: 24, scope: !194)
!204 = !DILocation(line: 75, column: 5, scope: !194)
!205 = !DILocation(line: 75, column: 22, scope: !194)
!206 = !DILocation(line: 76, column: 1, scope: !194)
