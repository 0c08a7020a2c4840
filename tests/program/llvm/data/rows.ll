; ModuleID = 'rows.cu'
source_filename = "rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @total(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %104

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %38

13:                                               ; preds = %11
  %14 = mul nsw i32 %2, %9
  %15 = and i32 %2, 7
  %16 = icmp ult i32 %2, 8
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = and i32 %2, 2147483640
  br label %42

19:                                               ; preds = %42
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %38, label %21

21:                                               ; preds = %19, %13
  %22 = phi i32 [ 0, %13 ], [ %101, %19 ]
  %23 = phi i32 [ 0, %13 ], [ %100, %19 ]
  %24 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %24)
  br label %25

25:                                               ; preds = %25, %21
  %26 = phi i32 [ %22, %21 ], [ %35, %25 ]
  %27 = phi i32 [ %23, %21 ], [ %34, %25 ]
  %28 = phi i32 [ 0, %21 ], [ %36, %25 ]
  %29 = mul nsw i32 %27, 3
  %30 = add nsw i32 %26, %14
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %0, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = add nsw i32 %33, %29
  %35 = add nuw nsw i32 %26, 1
  %36 = add i32 %28, 1
  %37 = icmp eq i32 %36, %15
  br i1 %37, label %38, label %25, !llvm.loop !7

38:                                               ; preds = %19, %25, %11
  %39 = phi i32 [ 0, %11 ], [ %100, %19 ], [ %34, %25 ]
  %40 = sext i32 %9 to i64
  %41 = getelementptr inbounds i32, ptr %1, i64 %40
  store i32 %39, ptr %41, align 4, !tbaa !3
  br label %104

42:                                               ; preds = %42, %17
  %43 = phi i32 [ 0, %17 ], [ %101, %42 ]
  %44 = phi i32 [ 0, %17 ], [ %100, %42 ]
  %45 = phi i32 [ 0, %17 ], [ %102, %42 ]
  %46 = mul nsw i32 %44, 3
  %47 = add nsw i32 %43, %14
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = add nsw i32 %50, %46
  %52 = or disjoint i32 %43, 1
  %53 = mul nsw i32 %51, 3
  %54 = add nsw i32 %52, %14
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %0, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = add nsw i32 %57, %53
  %59 = or disjoint i32 %43, 2
  %60 = mul nsw i32 %58, 3
  %61 = add nsw i32 %59, %14
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %0, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = add nsw i32 %64, %60
  %66 = or disjoint i32 %43, 3
  %67 = mul nsw i32 %65, 3
  %68 = add nsw i32 %66, %14
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %0, i64 %69
  %71 = load i32, ptr %70, align 4, !tbaa !3
  %72 = add nsw i32 %71, %67
  %73 = or disjoint i32 %43, 4
  %74 = mul nsw i32 %72, 3
  %75 = add nsw i32 %73, %14
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %0, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !3
  %79 = add nsw i32 %78, %74
  %80 = or disjoint i32 %43, 5
  %81 = mul nsw i32 %79, 3
  %82 = add nsw i32 %80, %14
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %0, i64 %83
  %85 = load i32, ptr %84, align 4, !tbaa !3
  %86 = add nsw i32 %85, %81
  %87 = or disjoint i32 %43, 6
  %88 = mul nsw i32 %86, 3
  %89 = add nsw i32 %87, %14
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %0, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !3
  %93 = add nsw i32 %92, %88
  %94 = or disjoint i32 %43, 7
  %95 = mul nsw i32 %93, 3
  %96 = add nsw i32 %94, %14
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %0, i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !3
  %100 = add nsw i32 %99, %95
  %101 = add nuw nsw i32 %43, 8
  %102 = add i32 %45, 8
  %103 = icmp eq i32 %102, %18
  br i1 %103, label %19, label %42, !llvm.loop !9

104:                                              ; preds = %38, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pairs(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %71

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = srem i32 %14, %3
  %16 = icmp sgt i32 %2, 0
  %17 = sext i32 %2 to i64
  %18 = mul nsw i64 %17, %12
  %19 = getelementptr i32, ptr %0, i64 %18
  %20 = sext i32 %15 to i64
  %21 = mul nsw i64 %20, %17
  %22 = getelementptr i32, ptr %0, i64 %21
  br i1 %16, label %59, label %25

23:                                               ; preds = %59
  %24 = mul nsw i32 %68, 7
  br label %25

25:                                               ; preds = %23, %11
  %26 = phi i32 [ 0, %11 ], [ %24, %23 ]
  br i1 %16, label %27, label %39

27:                                               ; preds = %25, %27
  %28 = phi i32 [ %37, %27 ], [ 0, %25 ]
  %29 = phi i32 [ %36, %27 ], [ 1, %25 ]
  %30 = zext nneg i32 %28 to i64
  %31 = getelementptr i32, ptr %19, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = getelementptr i32, ptr %22, i64 %30
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = mul nsw i32 %34, %32
  %36 = add nsw i32 %35, %29
  %37 = add nuw nsw i32 %28, 1
  %38 = icmp eq i32 %37, %2
  br i1 %38, label %39, label %27, !llvm.loop !11

39:                                               ; preds = %27, %25
  %40 = phi i32 [ 1, %25 ], [ %36, %27 ]
  %41 = add nsw i32 %40, %26
  br i1 %16, label %42, label %54

42:                                               ; preds = %39, %42
  %43 = phi i32 [ %52, %42 ], [ 0, %39 ]
  %44 = phi i32 [ %51, %42 ], [ 2, %39 ]
  %45 = zext nneg i32 %43 to i64
  %46 = getelementptr i32, ptr %19, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !3
  %48 = getelementptr i32, ptr %22, i64 %45
  %49 = load i32, ptr %48, align 4, !tbaa !3
  %50 = mul nsw i32 %49, %47
  %51 = add nsw i32 %50, %44
  %52 = add nuw nsw i32 %43, 1
  %53 = icmp eq i32 %52, %2
  br i1 %53, label %54, label %42, !llvm.loop !11

54:                                               ; preds = %42, %39
  %55 = phi i32 [ 2, %39 ], [ %51, %42 ]
  %56 = mul nsw i32 %41, 7
  %57 = add nsw i32 %55, %56
  %58 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %57, ptr %58, align 4, !tbaa !3
  br label %71

59:                                               ; preds = %11, %59
  %60 = phi i32 [ %69, %59 ], [ 0, %11 ]
  %61 = phi i32 [ %68, %59 ], [ 0, %11 ]
  %62 = zext nneg i32 %60 to i64
  %63 = getelementptr i32, ptr %19, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = getelementptr i32, ptr %22, i64 %62
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = mul nsw i32 %66, %64
  %68 = add nsw i32 %67, %61
  %69 = add nuw nsw i32 %60, 1
  %70 = icmp eq i32 %69, %2
  br i1 %70, label %23, label %59, !llvm.loop !11

71:                                               ; preds = %4, %54
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bytes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %8 = mul i32 %7, %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %8, %9
  %12 = mul i32 %11, %6
  %13 = add i32 %12, %10
  %14 = icmp slt i32 %13, %3
  br i1 %14, label %15, label %37

15:                                               ; preds = %4
  %16 = sext i32 %13 to i64
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %15
  %19 = zext nneg i32 %2 to i64
  %20 = mul nsw i64 %16, %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 %19
  br label %26

23:                                               ; preds = %26, %15
  %24 = phi i32 [ 0, %15 ], [ %34, %26 ]
  %25 = getelementptr inbounds i32, ptr %1, i64 %16
  store i32 %24, ptr %25, align 4, !tbaa !3
  br label %37

26:                                               ; preds = %18, %26
  %27 = phi i32 [ %35, %26 ], [ 0, %18 ]
  %28 = phi i32 [ %34, %26 ], [ 0, %18 ]
  %29 = phi ptr [ %31, %26 ], [ %22, %18 ]
  %30 = mul nsw i32 %28, 5
  %31 = getelementptr inbounds i8, ptr %29, i64 -1
  %32 = load i8, ptr %31, align 1, !tbaa !12
  %33 = zext i8 %32 to i32
  %34 = add nsw i32 %30, %33
  %35 = add nuw nsw i32 %27, 1
  %36 = icmp eq i32 %35, %2
  br i1 %36, label %23, label %26, !llvm.loop !13

37:                                               ; preds = %23, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10, !8}
!12 = !{!5, !5, i64 0}
!13 = distinct !{!13, !10, !8}
