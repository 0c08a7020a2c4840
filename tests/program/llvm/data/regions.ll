; ModuleID = 'regions.cu'
source_filename = "regions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @product(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %7 = mul nuw nsw i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = add nuw nsw i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = icmp slt i32 %9, %3
  %16 = icmp slt i32 %14, %2
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %43

18:                                               ; preds = %4
  %19 = tail call noundef i32 @llvm.smin.i32(i32 %2, i32 %3)
  %20 = icmp sgt i32 %19, 0
  %21 = mul nsw i32 %2, %9
  br i1 %20, label %27, label %22

22:                                               ; preds = %27, %18
  %23 = phi i32 [ 0, %18 ], [ %40, %27 ]
  %24 = add nsw i32 %21, %14
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %1, i64 %25
  store i32 %23, ptr %26, align 4, !tbaa !3
  br label %43

27:                                               ; preds = %18, %27
  %28 = phi i32 [ %41, %27 ], [ 0, %18 ]
  %29 = phi i32 [ %40, %27 ], [ 0, %18 ]
  %30 = add nsw i32 %28, %21
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %0, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = mul nsw i32 %28, %2
  %35 = add nsw i32 %34, %14
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %0, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = mul nsw i32 %38, %33
  %40 = add nsw i32 %39, %29
  %41 = add nuw nsw i32 %28, 1
  %42 = icmp eq i32 %41, %19
  br i1 %42, label %22, label %27, !llvm.loop !7

43:                                               ; preds = %22, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pairs(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = mul nsw i32 %2, %14
  %16 = add nsw i32 %15, %9
  %17 = icmp slt i32 %9, %2
  %18 = icmp slt i32 %14, %3
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %39

20:                                               ; preds = %4
  %21 = mul nsw i32 %3, %2
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %27, %20
  %24 = phi i32 [ 0, %20 ], [ %36, %27 ]
  %25 = sext i32 %16 to i64
  %26 = getelementptr inbounds i32, ptr %1, i64 %25
  store i32 %24, ptr %26, align 4, !tbaa !3
  br label %39

27:                                               ; preds = %20, %27
  %28 = phi i32 [ %37, %27 ], [ 0, %20 ]
  %29 = phi i32 [ %36, %27 ], [ 0, %20 ]
  %30 = zext nneg i32 %28 to i64
  %31 = getelementptr inbounds nuw i32, ptr %0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = sub nsw i32 %32, %16
  %34 = add nsw i32 %32, %28
  %35 = mul nsw i32 %33, %34
  %36 = add nsw i32 %35, %29
  %37 = add nuw nsw i32 %28, 1
  %38 = icmp eq i32 %37, %21
  br i1 %38, label %23, label %27, !llvm.loop !10

39:                                               ; preds = %4, %23
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @again(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul i32 %9, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %12, %13
  %16 = mul i32 %15, %10
  %17 = add i32 %16, %14
  %18 = mul nsw i32 %3, %2
  br label %19

19:                                               ; preds = %4, %26
  %20 = phi i32 [ %18, %4 ], [ %31, %26 ]
  %21 = phi i32 [ 0, %4 ], [ %30, %26 ]
  %22 = phi i32 [ 0, %4 ], [ %29, %26 ]
  %23 = icmp slt i32 %21, %18
  br i1 %23, label %33, label %26

24:                                               ; preds = %26
  %25 = icmp slt i32 %17, %18
  br i1 %25, label %44, label %47

26:                                               ; preds = %33, %19
  %27 = phi i32 [ %22, %19 ], [ %41, %33 ]
  %28 = mul nsw i32 %27, 3
  %29 = add nsw i32 %28, %21
  %30 = add nuw nsw i32 %21, 1
  %31 = add i32 %20, -1
  %32 = icmp eq i32 %30, 3
  br i1 %32, label %24, label %19, !llvm.loop !11

33:                                               ; preds = %19, %33
  %34 = phi i32 [ %42, %33 ], [ 0, %19 ]
  %35 = phi i32 [ %41, %33 ], [ %22, %19 ]
  %36 = add nuw nsw i32 %34, %21
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr %0, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !3
  %40 = mul nsw i32 %39, %17
  %41 = add nsw i32 %40, %35
  %42 = add nuw nsw i32 %34, 1
  %43 = icmp eq i32 %42, %20
  br i1 %43, label %26, label %33, !llvm.loop !12

44:                                               ; preds = %24
  %45 = sext i32 %17 to i64
  %46 = getelementptr inbounds i32, ptr %1, i64 %45
  store i32 %29, ptr %46, align 4, !tbaa !3
  br label %47

47:                                               ; preds = %44, %24
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8, !9}
