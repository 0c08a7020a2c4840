; Made from recursion.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const.games.none = private unnamed_addr constant [4 x float] [float 0.000000e+00, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00], align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fibonacci(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !15 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !22
  %6 = mul i32 %4, %5, !dbg !25
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  %8 = add i32 %6, %7, !dbg !29
  %9 = icmp slt i32 %8, %2, !dbg !30
  br i1 %9, label %10, label %16, !dbg !30

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %1, i64 %11
  %13 = getelementptr inbounds i32, ptr %0, i64 %11
  %14 = load i32, ptr %13, align 4, !dbg !31, !tbaa !10
  %15 = tail call fastcc noundef i32 @_ZL3fibi(i32 noundef %14) #12, !dbg !32
  store i32 %15, ptr %12, align 4, !dbg !33, !tbaa !10
  br label %16, !dbg !34

16:                                               ; preds = %10, %3
  ret void, !dbg !35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define internal fastcc noundef i32 @_ZL3fibi(i32 noundef %0) unnamed_addr #2 !dbg !36 {
  %2 = icmp slt i32 %0, 2, !dbg !37
  br i1 %2, label %58, label %3, !dbg !38

3:                                                ; preds = %1
  %4 = add nsw i32 %0, -2, !dbg !38
  %5 = lshr i32 %4, 1, !dbg !38
  %6 = add nuw i32 %5, 1, !dbg !38
  %7 = and i32 %6, 7, !dbg !38
  %8 = icmp ult i32 %4, 14, !dbg !38
  br i1 %8, label %44, label %9, !dbg !38

9:                                                ; preds = %3
  %10 = and i32 %6, -8, !dbg !38
  br label %11, !dbg !38

11:                                               ; preds = %11, %9
  %12 = phi i32 [ %0, %9 ], [ %36, %11 ]
  %13 = phi i32 [ 0, %9 ], [ %39, %11 ]
  %14 = phi i32 [ 0, %9 ], [ %40, %11 ]
  %15 = add nsw i32 %12, -1
  %16 = tail call fastcc noundef i32 @_ZL3fibi(i32 noundef %15) #12, !dbg !39
  %17 = add nsw i32 %16, %13, !dbg !40
  %18 = add nsw i32 %12, -3
  %19 = tail call fastcc noundef i32 @_ZL3fibi(i32 noundef %18) #12, !dbg !39
  %20 = add nsw i32 %19, %17, !dbg !40
  %21 = add nsw i32 %12, -5
  %22 = tail call fastcc noundef i32 @_ZL3fibi(i32 noundef %21) #12, !dbg !39
  %23 = add nsw i32 %22, %20, !dbg !40
  %24 = add nsw i32 %12, -7
  %25 = tail call fastcc noundef i32 @_ZL3fibi(i32 noundef %24) #12, !dbg !39
  %26 = add nsw i32 %25, %23, !dbg !40
  %27 = add nsw i32 %12, -9
  %28 = tail call fastcc noundef i32 @_ZL3fibi(i32 noundef %27) #12, !dbg !39
  %29 = add nsw i32 %28, %26, !dbg !40
  %30 = add nsw i32 %12, -11
  %31 = tail call fastcc noundef i32 @_ZL3fibi(i32 noundef %30) #12, !dbg !39
  %32 = add nsw i32 %31, %29, !dbg !40
  %33 = add nsw i32 %12, -13
  %34 = tail call fastcc noundef i32 @_ZL3fibi(i32 noundef %33) #12, !dbg !39
  %35 = add nsw i32 %34, %32, !dbg !40
  %36 = add nsw i32 %12, -16
  %37 = add nsw i32 %12, -15
  %38 = tail call fastcc noundef i32 @_ZL3fibi(i32 noundef %37) #12, !dbg !39
  %39 = add nsw i32 %38, %35, !dbg !40
  %40 = add i32 %14, 8, !dbg !38
  %41 = icmp eq i32 %40, %10, !dbg !38
  br i1 %41, label %42, label %11, !dbg !38

42:                                               ; preds = %11
  %43 = icmp eq i32 %7, 0, !dbg !38
  br i1 %43, label %58, label %44, !dbg !38

44:                                               ; preds = %42, %3
  %45 = phi i32 [ %0, %3 ], [ %36, %42 ]
  %46 = phi i32 [ 0, %3 ], [ %39, %42 ]
  %47 = icmp ne i32 %7, 0, !dbg !38
  tail call void @llvm.assume(i1 %47), !dbg !38
  br label %48, !dbg !38

48:                                               ; preds = %48, %44
  %49 = phi i32 [ %52, %48 ], [ %45, %44 ]
  %50 = phi i32 [ %55, %48 ], [ %46, %44 ]
  %51 = phi i32 [ %56, %48 ], [ 0, %44 ]
  %52 = add nsw i32 %49, -2
  %53 = add nsw i32 %49, -1
  %54 = tail call fastcc noundef i32 @_ZL3fibi(i32 noundef %53) #12, !dbg !39
  %55 = add nsw i32 %54, %50, !dbg !40
  %56 = add i32 %51, 1, !dbg !38
  %57 = icmp eq i32 %56, %7, !dbg !38
  br i1 %57, label %58, label %48, !dbg !38, !llvm.loop !41

58:                                               ; preds = %42, %48, %1
  %59 = phi i32 [ 0, %1 ], [ %39, %42 ], [ %55, %48 ]
  %60 = phi i32 [ %0, %1 ], [ %36, %42 ], [ %52, %48 ]
  %61 = add nsw i32 %60, %59
  ret i32 %61, !dbg !43
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sorts(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !dbg !44 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !45
  %4 = mul i32 %1, %3, !dbg !47
  %5 = zext i32 %4 to i64, !dbg !48
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5, !dbg !48
  %7 = add nsw i32 %1, -1, !dbg !49
  tail call fastcc void @_ZL4sortPiii(ptr noundef %6, i32 noundef 0, i32 noundef %7) #12, !dbg !50
  ret void, !dbg !51
}

; Function Attrs: mustprogress nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc void @_ZL4sortPiii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #4 !dbg !52 {
  %4 = icmp slt i32 %1, %2, !dbg !53
  br i1 %4, label %5, label %38, !dbg !53

5:                                                ; preds = %3, %36
  %6 = phi i32 [ %34, %36 ], [ %1, %3 ]
  %7 = add nsw i32 %6, %2, !dbg !54
  %8 = sdiv i32 %7, 2, !dbg !55
  %9 = sext i32 %8 to i64, !dbg !56
  %10 = getelementptr inbounds i32, ptr %0, i64 %9, !dbg !56
  %11 = load i32, ptr %10, align 4, !dbg !56, !tbaa !10
  br label %12, !dbg !57

12:                                               ; preds = %5, %32
  %13 = phi i32 [ %6, %5 ], [ %34, %32 ]
  %14 = phi i32 [ %2, %5 ], [ %33, %32 ]
  br label %15, !dbg !58

15:                                               ; preds = %15, %12
  %16 = phi i32 [ %21, %15 ], [ %13, %12 ], !dbg !59
  %17 = sext i32 %16 to i64, !dbg !60
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !60
  %19 = load i32, ptr %18, align 4, !dbg !60, !tbaa !10
  %20 = icmp slt i32 %19, %11, !dbg !61
  %21 = add nsw i32 %16, 1, !dbg !62
  br i1 %20, label %15, label %22, !dbg !58, !llvm.loop !63

22:                                               ; preds = %15, %22
  %23 = phi i32 [ %28, %22 ], [ %14, %15 ], !dbg !59
  %24 = sext i32 %23 to i64, !dbg !65
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !65
  %26 = load i32, ptr %25, align 4, !dbg !65, !tbaa !10
  %27 = icmp sgt i32 %26, %11, !dbg !66
  %28 = add nsw i32 %23, -1, !dbg !67
  br i1 %27, label %22, label %29, !dbg !68, !llvm.loop !69

29:                                               ; preds = %22
  %30 = icmp sgt i32 %16, %23, !dbg !70
  br i1 %30, label %32, label %31, !dbg !70

31:                                               ; preds = %29
  store i32 %26, ptr %18, align 4, !dbg !71, !tbaa !10
  store i32 %19, ptr %25, align 4, !dbg !72, !tbaa !10
  br label %32, !dbg !73

32:                                               ; preds = %31, %29
  %33 = phi i32 [ %28, %31 ], [ %23, %29 ], !dbg !59
  %34 = phi i32 [ %21, %31 ], [ %16, %29 ], !dbg !59
  %35 = icmp sgt i32 %34, %33, !dbg !74
  br i1 %35, label %36, label %12, !dbg !57, !llvm.loop !75

36:                                               ; preds = %32
  tail call fastcc void @_ZL4sortPiii(ptr noundef nonnull %0, i32 noundef %6, i32 noundef %33) #12, !dbg !77
  %37 = icmp slt i32 %34, %2, !dbg !53
  br i1 %37, label %5, label %38, !dbg !53

38:                                               ; preds = %36, %3
  ret void, !dbg !78
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @parity(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !79 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !80
  %4 = zext nneg i32 %3 to i64, !dbg !82
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !82
  %6 = load i32, ptr %5, align 4, !dbg !82, !tbaa !10
  %7 = tail call fastcc noundef i32 @_ZL4eveni(i32 noundef %6) #12, !dbg !83
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %4, !dbg !84
  store i32 %7, ptr %8, align 4, !dbg !85, !tbaa !10
  ret void, !dbg !86
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define internal fastcc noundef range(i32 0, 2) i32 @_ZL4eveni(i32 noundef %0) unnamed_addr #5 !dbg !87 {
  %2 = icmp eq i32 %0, 0, !dbg !88
  br i1 %2, label %6, label %3, !dbg !89

3:                                                ; preds = %1
  %4 = add nsw i32 %0, -1
  %5 = tail call fastcc noundef i32 @_ZL3oddi(i32 noundef %4) #12, !dbg !90
  br label %6, !dbg !89

6:                                                ; preds = %1, %3
  %7 = phi i32 [ %5, %3 ], [ 1, %1 ], !dbg !89
  ret i32 %7, !dbg !91
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @games(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !92 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !93
  %4 = and i32 %3, 3, !dbg !95
  %5 = tail call contract fastcc noundef float @_ZL4gamePKfiiS0_(ptr noundef %0, i32 noundef %4, i32 noundef %3, ptr noundef @__const.games.none) #12, !dbg !96
  %6 = zext nneg i32 %3 to i64, !dbg !97
  %7 = getelementptr inbounds nuw float, ptr %1, i64 %6, !dbg !97
  store float %5, ptr %7, align 4, !dbg !98, !tbaa !99
  ret void, !dbg !101
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: read)
define internal fastcc noundef float @_ZL4gamePKfiiS0_(ptr noundef readonly captures(none) %0, i32 noundef range(i32 0, 4) %1, i32 noundef %2, ptr noundef nonnull readonly captures(none) %3) unnamed_addr #6 !dbg !102 {
  %5 = alloca [4 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12, !dbg !103
  %6 = load float, ptr %3, align 4, !dbg !104, !tbaa !99
  %7 = and i32 %2, 63, !dbg !105
  %8 = zext nneg i32 %7 to i64, !dbg !106
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8, !dbg !106
  %10 = load float, ptr %9, align 4, !dbg !106, !tbaa !99
  %11 = fadd contract float %6, %10, !dbg !107
  store float %11, ptr %5, align 4, !dbg !108, !tbaa !99
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 4, !dbg !104
  %13 = load float, ptr %12, align 4, !dbg !104, !tbaa !99
  %14 = add nsw i32 %2, 1, !dbg !109
  %15 = and i32 %14, 63, !dbg !105
  %16 = zext nneg i32 %15 to i64, !dbg !106
  %17 = getelementptr inbounds nuw float, ptr %0, i64 %16, !dbg !106
  %18 = load float, ptr %17, align 4, !dbg !106, !tbaa !99
  %19 = fadd contract float %13, %18, !dbg !107
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 4, !dbg !110
  store float %19, ptr %20, align 4, !dbg !108, !tbaa !99
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !104
  %22 = load float, ptr %21, align 4, !dbg !104, !tbaa !99
  %23 = add nsw i32 %2, 2, !dbg !109
  %24 = and i32 %23, 63, !dbg !105
  %25 = zext nneg i32 %24 to i64, !dbg !106
  %26 = getelementptr inbounds nuw float, ptr %0, i64 %25, !dbg !106
  %27 = load float, ptr %26, align 4, !dbg !106, !tbaa !99
  %28 = fadd contract float %22, %27, !dbg !107
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !110
  store float %28, ptr %29, align 4, !dbg !108, !tbaa !99
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 12, !dbg !104
  %31 = load float, ptr %30, align 4, !dbg !104, !tbaa !99
  %32 = add nsw i32 %2, 3, !dbg !109
  %33 = and i32 %32, 63, !dbg !105
  %34 = zext nneg i32 %33 to i64, !dbg !106
  %35 = getelementptr inbounds nuw float, ptr %0, i64 %34, !dbg !106
  %36 = load float, ptr %35, align 4, !dbg !106, !tbaa !99
  %37 = fadd contract float %31, %36, !dbg !107
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 12, !dbg !110
  store float %37, ptr %38, align 4, !dbg !108, !tbaa !99
  %39 = icmp eq i32 %1, 0, !dbg !111
  br i1 %39, label %60, label %40, !dbg !111

40:                                               ; preds = %4
  %41 = add nsw i32 %1, -1
  %42 = mul nsw i32 %2, 3
  %43 = call contract fastcc noundef float @_ZL4gamePKfiiS0_(ptr noundef nonnull %0, i32 noundef %41, i32 noundef %42, ptr noundef %5) #12, !dbg !112
  %44 = fneg contract float %43, !dbg !113
  %45 = fmul contract float %11, 5.000000e-01, !dbg !114
  store float %45, ptr %5, align 4, !dbg !114, !tbaa !99
  %46 = fcmp contract ogt float %44, 0xC6293E5940000000, !dbg !115
  %47 = select i1 %46, float %44, float 0xC6293E5940000000, !dbg !115
  %48 = add nsw i32 %42, 1, !dbg !116
  %49 = call contract fastcc noundef float @_ZL4gamePKfiiS0_(ptr noundef nonnull %0, i32 noundef %41, i32 noundef %48, ptr noundef %5) #12, !dbg !112
  %50 = fneg contract float %49, !dbg !113
  %51 = fmul contract float %19, 5.000000e-01, !dbg !114
  store float %51, ptr %20, align 4, !dbg !114, !tbaa !99
  %52 = fcmp contract olt float %47, %50, !dbg !115
  %53 = select i1 %52, float %50, float %47, !dbg !115
  %54 = add nsw i32 %42, 2, !dbg !116
  %55 = call contract fastcc noundef float @_ZL4gamePKfiiS0_(ptr noundef nonnull %0, i32 noundef %41, i32 noundef %54, ptr noundef %5) #12, !dbg !112
  %56 = fneg contract float %55, !dbg !113
  %57 = fcmp contract olt float %53, %56, !dbg !115
  %58 = select i1 %57, float %56, float %53, !dbg !115
  %59 = fadd contract float %58, %51, !dbg !117
  br label %65

60:                                               ; preds = %4
  %61 = and i32 %2, 3, !dbg !118
  %62 = zext nneg i32 %61 to i64, !dbg !119
  %63 = getelementptr inbounds nuw float, ptr %5, i64 %62, !dbg !119
  %64 = load float, ptr %63, align 4, !dbg !119, !tbaa !99
  br label %65, !dbg !120

65:                                               ; preds = %40, %60
  %66 = phi float [ %64, %60 ], [ %59, %40 ], !dbg !121
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12, !dbg !122
  ret float %66, !dbg !122
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @totals(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #7 !dbg !123 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !124
  %4 = tail call fastcc noundef i32 @_ZL5totalPii(ptr noundef %0, i32 noundef %3) #13, !dbg !126
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !127
  %6 = zext nneg i32 %5 to i64, !dbg !129
  %7 = getelementptr inbounds nuw i32, ptr %1, i64 %6, !dbg !129
  store i32 %4, ptr %7, align 4, !dbg !130, !tbaa !10
  ret void, !dbg !131
}

; Function Attrs: convergent mustprogress nounwind
define internal fastcc noundef i32 @_ZL5totalPii(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #8 !dbg !132 {
  %3 = icmp eq i32 %1, 1, !dbg !133
  br i1 %3, label %4, label %6, !dbg !133

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4, !dbg !134, !tbaa !10
  br label %19, !dbg !135

6:                                                ; preds = %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !136
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137
  %8 = sdiv i32 %1, 2, !dbg !139
  %9 = icmp ult i32 %7, %8, !dbg !140
  br i1 %9, label %10, label %21, !dbg !140

10:                                               ; preds = %6
  %11 = zext nneg i32 %7 to i64
  %12 = getelementptr inbounds nuw i32, ptr %0, i64 %11
  %13 = add nsw i32 %8, %7
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !dbg !141, !tbaa !10
  %17 = load i32, ptr %12, align 4, !dbg !142, !tbaa !10
  %18 = add nsw i32 %17, %16, !dbg !142
  store i32 %18, ptr %12, align 4, !dbg !142, !tbaa !10
  br label %21, !dbg !143

19:                                               ; preds = %21, %4
  %20 = phi i32 [ %5, %4 ], [ %24, %21 ]
  ret i32 %20, !dbg !135

21:                                               ; preds = %10, %6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !144
  %22 = tail call fastcc noundef i32 @_ZL5totalPii(ptr noundef %0, i32 noundef %8) #13, !dbg !145
  %23 = shl nsw i32 %22, 1, !dbg !146
  %24 = add nsw i32 %23, %1, !dbg !147
  br label %19, !dbg !135
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define internal fastcc noundef range(i32 0, 2) i32 @_ZL3oddi(i32 noundef range(i32 0, -1) %0) unnamed_addr #5 !dbg !148 {
  %2 = icmp eq i32 %0, 0, !dbg !149
  br i1 %2, label %6, label %3, !dbg !150

3:                                                ; preds = %1
  %4 = add nsw i32 %0, -1
  %5 = tail call fastcc noundef i32 @_ZL4eveni(i32 noundef %4) #12, !dbg !151
  br label %6, !dbg !150

6:                                                ; preds = %1, %3
  %7 = phi i32 [ %5, %3 ], [ 0, %1 ], !dbg !150
  ret i32 %7, !dbg !152
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #11

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #5 = { mustprogress nofree noinline nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #6 = { mustprogress nofree nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #7 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #8 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nocallback nounwind }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #12 = { nounwind }
attributes #13 = { convergent nounwind }

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
!7 = !DIFile(filename: "recursion.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "fibonacci", scope: !7, file: !7, line: 4, type: !16, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 66, type: !16, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!20 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_builtin_vars.h", directory: "")
!21 = distinct !DILocation(line: 6, column: 13, scope: !15)
!22 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!24 = distinct !DILocation(line: 6, column: 26, scope: !15)
!25 = !DILocation(line: 6, column: 24, scope: !15)
!26 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!28 = distinct !DILocation(line: 6, column: 39, scope: !15)
!29 = !DILocation(line: 6, column: 37, scope: !15)
!30 = !DILocation(line: 7, column: 11, scope: !15)
!31 = !DILocation(line: 7, column: 27, scope: !15)
!32 = !DILocation(line: 7, column: 23, scope: !15)
!33 = !DILocation(line: 7, column: 21, scope: !15)
!34 = !DILocation(line: 7, column: 16, scope: !15)
!35 = !DILocation(line: 8, column: 1, scope: !15)
!36 = distinct !DISubprogram(name: "fib", scope: !7, file: !7, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!37 = !DILocation(line: 2, column: 45, scope: !36)
!38 = !DILocation(line: 2, column: 43, scope: !36)
!39 = !DILocation(line: 2, column: 55, scope: !36)
!40 = !DILocation(line: 2, column: 66, scope: !36)
!41 = distinct !{!41, !42}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 2, column: 36, scope: !36)
!44 = distinct !DISubprogram(name: "sorts", scope: !7, file: !7, line: 27, type: !16, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!45 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !46)
!46 = distinct !DILocation(line: 27, column: 63, scope: !44)
!47 = !DILocation(line: 27, column: 75, scope: !44)
!48 = !DILocation(line: 27, column: 61, scope: !44)
!49 = !DILocation(line: 27, column: 91, scope: !44)
!50 = !DILocation(line: 27, column: 54, scope: !44)
!51 = !DILocation(line: 27, column: 97, scope: !44)
!52 = distinct !DISubprogram(name: "sort", scope: !7, file: !7, line: 10, type: !16, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!53 = !DILocation(line: 12, column: 12, scope: !52)
!54 = !DILocation(line: 13, column: 23, scope: !52)
!55 = !DILocation(line: 13, column: 29, scope: !52)
!56 = !DILocation(line: 13, column: 17, scope: !52)
!57 = !DILocation(line: 14, column: 5, scope: !52)
!58 = !DILocation(line: 15, column: 9, scope: !52)
!59 = !DILocation(line: 0, scope: !52)
!60 = !DILocation(line: 15, column: 16, scope: !52)
!61 = !DILocation(line: 15, column: 21, scope: !52)
!62 = !DILocation(line: 15, column: 31, scope: !52)
!63 = distinct !{!63, !58, !62, !64}
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 16, column: 16, scope: !52)
!66 = !DILocation(line: 16, column: 21, scope: !52)
!67 = !DILocation(line: 16, column: 31, scope: !52)
!68 = !DILocation(line: 16, column: 9, scope: !52)
!69 = distinct !{!69, !68, !67, !64}
!70 = !DILocation(line: 17, column: 15, scope: !52)
!71 = !DILocation(line: 19, column: 20, scope: !52)
!72 = !DILocation(line: 20, column: 20, scope: !52)
!73 = !DILocation(line: 21, column: 9, scope: !52)
!74 = !DILocation(line: 14, column: 14, scope: !52)
!75 = distinct !{!75, !57, !76, !64}
!76 = !DILocation(line: 22, column: 5, scope: !52)
!77 = !DILocation(line: 23, column: 5, scope: !52)
!78 = !DILocation(line: 25, column: 1, scope: !52)
!79 = distinct !DISubprogram(name: "parity", scope: !7, file: !7, line: 34, type: !16, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!80 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !81)
!81 = distinct !DILocation(line: 34, column: 83, scope: !79)
!82 = !DILocation(line: 34, column: 81, scope: !79)
!83 = !DILocation(line: 34, column: 76, scope: !79)
!84 = !DILocation(line: 34, column: 59, scope: !79)
!85 = !DILocation(line: 34, column: 74, scope: !79)
!86 = !DILocation(line: 34, column: 98, scope: !79)
!87 = distinct !DISubprogram(name: "even", scope: !7, file: !7, line: 31, type: !16, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!88 = !DILocation(line: 31, column: 59, scope: !87)
!89 = !DILocation(line: 31, column: 57, scope: !87)
!90 = !DILocation(line: 31, column: 70, scope: !87)
!91 = !DILocation(line: 31, column: 50, scope: !87)
!92 = distinct !DISubprogram(name: "games", scope: !7, file: !7, line: 51, type: !16, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!93 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !94)
!94 = distinct !DILocation(line: 54, column: 33, scope: !92)
!95 = !DILocation(line: 54, column: 45, scope: !92)
!96 = !DILocation(line: 54, column: 22, scope: !92)
!97 = !DILocation(line: 54, column: 5, scope: !92)
!98 = !DILocation(line: 54, column: 20, scope: !92)
!99 = !{!100, !100, i64 0}
!100 = !{!"float", !12, i64 0}
!101 = !DILocation(line: 55, column: 1, scope: !92)
!102 = distinct !DISubprogram(name: "game", scope: !7, file: !7, line: 37, type: !16, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!103 = !DILocation(line: 39, column: 5, scope: !102)
!104 = !DILocation(line: 40, column: 43, scope: !102)
!105 = !DILocation(line: 40, column: 68, scope: !102)
!106 = !DILocation(line: 40, column: 54, scope: !102)
!107 = !DILocation(line: 40, column: 52, scope: !102)
!108 = !DILocation(line: 40, column: 41, scope: !102)
!109 = !DILocation(line: 40, column: 63, scope: !102)
!110 = !DILocation(line: 40, column: 33, scope: !102)
!111 = !DILocation(line: 41, column: 15, scope: !102)
!112 = !DILocation(line: 44, column: 24, scope: !102)
!113 = !DILocation(line: 44, column: 23, scope: !102)
!114 = !DILocation(line: 45, column: 21, scope: !102)
!115 = !DILocation(line: 46, column: 19, scope: !102)
!116 = !DILocation(line: 44, column: 53, scope: !102)
!117 = !DILocation(line: 48, column: 17, scope: !102)
!118 = !DILocation(line: 41, column: 36, scope: !102)
!119 = !DILocation(line: 41, column: 28, scope: !102)
!120 = !DILocation(line: 41, column: 21, scope: !102)
!121 = !DILocation(line: 0, scope: !102)
!122 = !DILocation(line: 49, column: 1, scope: !102)
!123 = distinct !DISubprogram(name: "totals", scope: !7, file: !7, line: 67, type: !16, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!124 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !125)
!125 = distinct !DILocation(line: 67, column: 79, scope: !123)
!126 = !DILocation(line: 67, column: 70, scope: !123)
!127 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !128)
!128 = distinct !DILocation(line: 67, column: 55, scope: !123)
!129 = !DILocation(line: 67, column: 53, scope: !123)
!130 = !DILocation(line: 67, column: 68, scope: !123)
!131 = !DILocation(line: 67, column: 92, scope: !123)
!132 = distinct !DISubprogram(name: "total", scope: !7, file: !7, line: 58, type: !16, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!133 = !DILocation(line: 60, column: 11, scope: !132)
!134 = !DILocation(line: 60, column: 24, scope: !132)
!135 = !DILocation(line: 65, column: 1, scope: !132)
!136 = !DILocation(line: 61, column: 5, scope: !132)
!137 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !138)
!138 = distinct !DILocation(line: 62, column: 9, scope: !132)
!139 = !DILocation(line: 62, column: 25, scope: !132)
!140 = !DILocation(line: 62, column: 21, scope: !132)
!141 = !DILocation(line: 62, column: 48, scope: !132)
!142 = !DILocation(line: 62, column: 45, scope: !132)
!143 = !DILocation(line: 62, column: 30, scope: !132)
!144 = !DILocation(line: 63, column: 5, scope: !132)
!145 = !DILocation(line: 64, column: 12, scope: !132)
!146 = !DILocation(line: 64, column: 28, scope: !132)
!147 = !DILocation(line: 64, column: 32, scope: !132)
!148 = distinct !DISubprogram(name: "odd", scope: !7, file: !7, line: 32, type: !16, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!149 = !DILocation(line: 32, column: 58, scope: !148)
!150 = !DILocation(line: 32, column: 56, scope: !148)
!151 = !DILocation(line: 32, column: 69, scope: !148)
!152 = !DILocation(line: 32, column: 49, scope: !148)
