; Made from loops.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @zeros_from_16(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !15 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !18
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %9 = add i32 %7, %8, !dbg !18
  %10 = shl i32 %9, 13, !dbg !18
  %11 = xor i32 %10, %9, !dbg !18
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !18, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !18
  %14 = xor i32 %13, %12, !dbg !18
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !18, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !18
  %17 = xor i32 %16, %15, !dbg !18
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !18, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !18
  %20 = xor i32 %19, %18, !dbg !18
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !18, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !23
  br i1 %22, label %23, label %42, !dbg !23

23:                                               ; preds = %4
  %24 = icmp sgt i32 %3, 0, !dbg !24
  br i1 %24, label %25, label %27, !dbg !25

25:                                               ; preds = %23
  %26 = mul nsw i32 %3, %9
  br label %31, !dbg !25

27:                                               ; preds = %31, %23
  %28 = phi i32 [ 0, %23 ], [ %40, %31 ], !dbg !26
  %29 = sext i32 %9 to i64, !dbg !27
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !27
  store i32 %28, ptr %30, align 4, !dbg !28, !tbaa !10
  br label %42, !dbg !29

31:                                               ; preds = %25, %31
  %32 = phi i32 [ 0, %25 ], [ %38, %31 ]
  %33 = phi i32 [ 0, %25 ], [ %40, %31 ]
  %34 = add nsw i32 %32, %26, !dbg !30
  %35 = sext i32 %34 to i64, !dbg !31
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !31
  %37 = load i32, ptr %36, align 4, !dbg !31, !tbaa !10
  %38 = add nuw nsw i32 %32, 1, !dbg !32
  %39 = mul nsw i32 %37, %38, !dbg !33
  %40 = add nsw i32 %39, %33, !dbg !34
  %41 = icmp eq i32 %38, %3, !dbg !24
  br i1 %41, label %27, label %31, !dbg !25, !llvm.loop !35

42:                                               ; preds = %4, %27
  ret void, !dbg !29
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @zeros_from_16_min(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !39 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !40
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !40
  %7 = mul i32 %5, %6, !dbg !40
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %9 = add i32 %7, %8, !dbg !40
  %10 = shl i32 %9, 13, !dbg !40
  %11 = xor i32 %10, %9, !dbg !40
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !40, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !40
  %14 = xor i32 %13, %12, !dbg !40
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !40, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !40
  %17 = xor i32 %16, %15, !dbg !40
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !40, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !40
  %20 = xor i32 %19, %18, !dbg !40
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !40, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !41
  br i1 %22, label %23, label %42, !dbg !41

23:                                               ; preds = %4
  %24 = icmp sgt i32 %3, 0, !dbg !42
  br i1 %24, label %25, label %27, !dbg !43

25:                                               ; preds = %23
  %26 = mul nsw i32 %3, %9
  br label %31, !dbg !43

27:                                               ; preds = %31, %23
  %28 = phi i32 [ 0, %23 ], [ %40, %31 ], !dbg !44
  %29 = sext i32 %9 to i64, !dbg !45
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !45
  store i32 %28, ptr %30, align 4, !dbg !46, !tbaa !10
  br label %42, !dbg !47

31:                                               ; preds = %25, %31
  %32 = phi i32 [ 0, %25 ], [ %38, %31 ]
  %33 = phi i32 [ 0, %25 ], [ %40, %31 ]
  %34 = add nsw i32 %32, %26, !dbg !48
  %35 = sext i32 %34 to i64, !dbg !49
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !49
  %37 = load i32, ptr %36, align 4, !dbg !49, !tbaa !10
  %38 = add nuw nsw i32 %32, 1, !dbg !50
  %39 = mul nsw i32 %37, %38, !dbg !51
  %40 = add nsw i32 %39, %33, !dbg !52
  %41 = icmp eq i32 %38, %3, !dbg !42
  br i1 %41, label %27, label %31, !dbg !43, !llvm.loop !53

42:                                               ; preds = %4, %27
  ret void, !dbg !47
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @taps_are_8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !55 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56
  %8 = mul i32 %6, %7, !dbg !56
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  %10 = add i32 %8, %9, !dbg !56
  %11 = shl i32 %10, 13, !dbg !56
  %12 = xor i32 %11, %10, !dbg !56
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #5, !dbg !56, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !56
  %15 = xor i32 %14, %13, !dbg !56
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #5, !dbg !56, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !56
  %18 = xor i32 %17, %16, !dbg !56
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #5, !dbg !56, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !56
  %21 = xor i32 %20, %19, !dbg !56
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #5, !dbg !56, !srcloc !22
  %23 = icmp slt i32 %10, %3, !dbg !57
  br i1 %23, label %24, label %44, !dbg !57

24:                                               ; preds = %5
  %25 = icmp sgt i32 %4, 0, !dbg !58
  br i1 %25, label %30, label %26, !dbg !59

26:                                               ; preds = %30, %24
  %27 = phi i32 [ 0, %24 ], [ %41, %30 ], !dbg !60
  %28 = sext i32 %10 to i64, !dbg !61
  %29 = getelementptr inbounds i32, ptr %2, i64 %28, !dbg !61
  store i32 %27, ptr %29, align 4, !dbg !62, !tbaa !10
  br label %44, !dbg !63

30:                                               ; preds = %24, %30
  %31 = phi i32 [ %42, %30 ], [ 0, %24 ]
  %32 = phi i32 [ %41, %30 ], [ 0, %24 ]
  %33 = add nsw i32 %31, %10, !dbg !64
  %34 = sext i32 %33 to i64, !dbg !65
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !65
  %36 = load i32, ptr %35, align 4, !dbg !65, !tbaa !10
  %37 = zext nneg i32 %31 to i64, !dbg !66
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %37, !dbg !66
  %39 = load i32, ptr %38, align 4, !dbg !66, !tbaa !10
  %40 = mul nsw i32 %39, %36, !dbg !67
  %41 = add nsw i32 %40, %32, !dbg !68
  %42 = add nuw nsw i32 %31, 1, !dbg !69
  %43 = icmp eq i32 %42, %4, !dbg !58
  br i1 %43, label %26, label %30, !dbg !59, !llvm.loop !70

44:                                               ; preds = %5, %26
  ret void, !dbg !63
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @taps_by_4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !72 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !73
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !73
  %8 = mul i32 %6, %7, !dbg !73
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73
  %10 = add i32 %8, %9, !dbg !73
  %11 = shl i32 %10, 13, !dbg !73
  %12 = xor i32 %11, %10, !dbg !73
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #5, !dbg !73, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !73
  %15 = xor i32 %14, %13, !dbg !73
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #5, !dbg !73, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !73
  %18 = xor i32 %17, %16, !dbg !73
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #5, !dbg !73, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !73
  %21 = xor i32 %20, %19, !dbg !73
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #5, !dbg !73, !srcloc !22
  %23 = icmp slt i32 %10, %3, !dbg !74
  br i1 %23, label %24, label %85, !dbg !74

24:                                               ; preds = %5
  %25 = icmp sgt i32 %4, 3, !dbg !75
  br i1 %25, label %32, label %28, !dbg !76

26:                                               ; preds = %32
  %27 = and i32 %4, 2147483644, !dbg !76
  br label %28, !dbg !77

28:                                               ; preds = %26, %24
  %29 = phi i32 [ 0, %24 ], [ %63, %26 ], !dbg !78
  %30 = phi i32 [ 0, %24 ], [ %27, %26 ], !dbg !78
  %31 = icmp slt i32 %30, %4, !dbg !77
  br i1 %31, label %67, label %81, !dbg !79

32:                                               ; preds = %24, %32
  %33 = phi i32 [ %64, %32 ], [ 0, %24 ]
  %34 = phi i32 [ %63, %32 ], [ 0, %24 ]
  %35 = add nsw i32 %33, %10, !dbg !80
  %36 = sext i32 %35 to i64, !dbg !81
  %37 = getelementptr inbounds i32, ptr %0, i64 %36, !dbg !81
  %38 = load i32, ptr %37, align 4, !dbg !81, !tbaa !10
  %39 = zext nneg i32 %33 to i64, !dbg !82
  %40 = getelementptr inbounds nuw i32, ptr %1, i64 %39, !dbg !82
  %41 = load i32, ptr %40, align 4, !dbg !82, !tbaa !10
  %42 = mul nsw i32 %41, %38, !dbg !83
  %43 = getelementptr i8, ptr %37, i64 4, !dbg !84
  %44 = load i32, ptr %43, align 4, !dbg !84, !tbaa !10
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 4, !dbg !85
  %46 = load i32, ptr %45, align 4, !dbg !85, !tbaa !10
  %47 = mul nsw i32 %46, %44, !dbg !86
  %48 = getelementptr i8, ptr %37, i64 8, !dbg !87
  %49 = load i32, ptr %48, align 4, !dbg !87, !tbaa !10
  %50 = getelementptr inbounds nuw i8, ptr %40, i64 8, !dbg !88
  %51 = load i32, ptr %50, align 4, !dbg !88, !tbaa !10
  %52 = mul nsw i32 %51, %49, !dbg !89
  %53 = getelementptr i8, ptr %37, i64 12, !dbg !90
  %54 = load i32, ptr %53, align 4, !dbg !90, !tbaa !10
  %55 = zext nneg i32 %33 to i64, !dbg !91
  %56 = getelementptr inbounds nuw i32, ptr %1, i64 %55, !dbg !91
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 12, !dbg !91
  %58 = load i32, ptr %57, align 4, !dbg !91, !tbaa !10
  %59 = mul nsw i32 %58, %54, !dbg !92
  %60 = add i32 %42, %34, !dbg !93
  %61 = add i32 %60, %47, !dbg !94
  %62 = add i32 %61, %52, !dbg !95
  %63 = add i32 %62, %59, !dbg !96
  %64 = add nuw nsw i32 %33, 4, !dbg !97
  %65 = or disjoint i32 %64, 3, !dbg !98
  %66 = icmp slt i32 %65, %4, !dbg !75
  br i1 %66, label %32, label %26, !dbg !76, !llvm.loop !99

67:                                               ; preds = %28, %67
  %68 = phi i32 [ %79, %67 ], [ %30, %28 ]
  %69 = phi i32 [ %78, %67 ], [ %29, %28 ]
  %70 = add nsw i32 %68, %10, !dbg !101
  %71 = sext i32 %70 to i64, !dbg !102
  %72 = getelementptr inbounds i32, ptr %0, i64 %71, !dbg !102
  %73 = load i32, ptr %72, align 4, !dbg !102, !tbaa !10
  %74 = zext nneg i32 %68 to i64, !dbg !103
  %75 = getelementptr inbounds nuw i32, ptr %1, i64 %74, !dbg !103
  %76 = load i32, ptr %75, align 4, !dbg !103, !tbaa !10
  %77 = mul nsw i32 %76, %73, !dbg !104
  %78 = add nsw i32 %77, %69, !dbg !105
  %79 = add nuw nsw i32 %68, 1, !dbg !106
  %80 = icmp eq i32 %79, %4, !dbg !77
  br i1 %80, label %81, label %67, !dbg !79, !llvm.loop !107

81:                                               ; preds = %67, %28
  %82 = phi i32 [ %29, %28 ], [ %78, %67 ], !dbg !78
  %83 = sext i32 %10 to i64, !dbg !109
  %84 = getelementptr inbounds i32, ptr %2, i64 %83, !dbg !109
  store i32 %82, ptr %84, align 4, !dbg !110, !tbaa !10
  br label %85, !dbg !111

85:                                               ; preds = %5, %81
  ret void, !dbg !111
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @taps_by_2(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !112 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !113
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !113
  %8 = mul i32 %6, %7, !dbg !113
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !113
  %10 = add i32 %8, %9, !dbg !113
  %11 = shl i32 %10, 13, !dbg !113
  %12 = xor i32 %11, %10, !dbg !113
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #5, !dbg !113, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !113
  %15 = xor i32 %14, %13, !dbg !113
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #5, !dbg !113, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !113
  %18 = xor i32 %17, %16, !dbg !113
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #5, !dbg !113, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !113
  %21 = xor i32 %20, %19, !dbg !113
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #5, !dbg !113, !srcloc !22
  %23 = icmp slt i32 %10, %3, !dbg !114
  br i1 %23, label %24, label %56, !dbg !114

24:                                               ; preds = %5
  %25 = icmp sgt i32 %4, 0, !dbg !115
  br i1 %25, label %30, label %26, !dbg !116

26:                                               ; preds = %52, %24
  %27 = phi i32 [ 0, %24 ], [ %53, %52 ], !dbg !117
  %28 = sext i32 %10 to i64, !dbg !118
  %29 = getelementptr inbounds i32, ptr %2, i64 %28, !dbg !118
  store i32 %27, ptr %29, align 4, !dbg !119, !tbaa !10
  br label %56, !dbg !120

30:                                               ; preds = %24, %52
  %31 = phi i32 [ %54, %52 ], [ 0, %24 ]
  %32 = phi i32 [ %53, %52 ], [ 0, %24 ]
  %33 = add nsw i32 %31, %10, !dbg !121
  %34 = sext i32 %33 to i64, !dbg !122
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !122
  %36 = load i32, ptr %35, align 4, !dbg !122, !tbaa !10
  %37 = zext nneg i32 %31 to i64, !dbg !123
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %37, !dbg !123
  %39 = load i32, ptr %38, align 4, !dbg !123, !tbaa !10
  %40 = mul nsw i32 %39, %36, !dbg !124
  %41 = add nsw i32 %40, %32, !dbg !125
  %42 = or disjoint i32 %31, 1, !dbg !126
  %43 = icmp slt i32 %42, %4, !dbg !127
  br i1 %43, label %44, label %52, !dbg !127

44:                                               ; preds = %30
  %45 = getelementptr i8, ptr %35, i64 4, !dbg !128
  %46 = load i32, ptr %45, align 4, !dbg !128, !tbaa !10
  %47 = zext nneg i32 %42 to i64, !dbg !129
  %48 = getelementptr inbounds nuw i32, ptr %1, i64 %47, !dbg !129
  %49 = load i32, ptr %48, align 4, !dbg !129, !tbaa !10
  %50 = mul nsw i32 %49, %46, !dbg !130
  %51 = add nsw i32 %50, %41, !dbg !131
  br label %52, !dbg !132

52:                                               ; preds = %30, %44
  %53 = phi i32 [ %51, %44 ], [ %41, %30 ], !dbg !117
  %54 = add nuw nsw i32 %31, 2, !dbg !133
  %55 = icmp slt i32 %54, %4, !dbg !115
  br i1 %55, label %30, label %26, !dbg !116, !llvm.loop !134

56:                                               ; preds = %5, %26
  ret void, !dbg !120
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rounds_never_run_out(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, float noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !136 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !137
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !137
  %8 = mul i32 %6, %7, !dbg !137
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137
  %10 = add i32 %8, %9, !dbg !137
  %11 = shl i32 %10, 13, !dbg !137
  %12 = xor i32 %11, %10, !dbg !137
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #5, !dbg !137, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !137
  %15 = xor i32 %14, %13, !dbg !137
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #5, !dbg !137, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !137
  %18 = xor i32 %17, %16, !dbg !137
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #5, !dbg !137, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !137
  %21 = xor i32 %20, %19, !dbg !137
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #5, !dbg !137, !srcloc !22
  %23 = icmp slt i32 %10, %2, !dbg !138
  br i1 %23, label %24, label %42, !dbg !138

24:                                               ; preds = %5
  %25 = sext i32 %10 to i64, !dbg !139
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !139
  %27 = load float, ptr %26, align 4, !dbg !139, !tbaa !140
  %28 = fcmp contract olt float %27, %3, !dbg !142
  %29 = icmp sgt i32 %4, 0, !dbg !143
  %30 = and i1 %28, %29, !dbg !143
  br i1 %30, label %31, label %39, !dbg !144

31:                                               ; preds = %24, %31
  %32 = phi i32 [ %35, %31 ], [ 0, %24 ]
  %33 = phi float [ %34, %31 ], [ %27, %24 ]
  %34 = fmul contract float %33, %33, !dbg !145
  %35 = add nuw nsw i32 %32, 1, !dbg !146
  %36 = fcmp contract olt float %34, %3, !dbg !142
  %37 = icmp slt i32 %35, %4, !dbg !143
  %38 = select i1 %36, i1 %37, i1 false, !dbg !143
  br i1 %38, label %31, label %39, !dbg !144, !llvm.loop !147

39:                                               ; preds = %31, %24
  %40 = phi i32 [ 0, %24 ], [ %35, %31 ], !dbg !148
  %41 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !149
  store i32 %40, ptr %41, align 4, !dbg !150, !tbaa !10
  br label %42, !dbg !151

42:                                               ; preds = %5, %39
  ret void, !dbg !151
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rounds_are_few(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, float noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !152 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !153
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !153
  %8 = mul i32 %6, %7, !dbg !153
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !153
  %10 = add i32 %8, %9, !dbg !153
  %11 = shl i32 %10, 13, !dbg !153
  %12 = xor i32 %11, %10, !dbg !153
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #5, !dbg !153, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !153
  %15 = xor i32 %14, %13, !dbg !153
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #5, !dbg !153, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !153
  %18 = xor i32 %17, %16, !dbg !153
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #5, !dbg !153, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !153
  %21 = xor i32 %20, %19, !dbg !153
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #5, !dbg !153, !srcloc !22
  %23 = icmp slt i32 %10, %2, !dbg !154
  br i1 %23, label %24, label %42, !dbg !154

24:                                               ; preds = %5
  %25 = sext i32 %10 to i64, !dbg !155
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !155
  %27 = load float, ptr %26, align 4, !dbg !155, !tbaa !140
  %28 = fcmp contract olt float %27, %3, !dbg !156
  %29 = icmp sgt i32 %4, 0, !dbg !157
  %30 = and i1 %28, %29, !dbg !157
  br i1 %30, label %31, label %39, !dbg !158

31:                                               ; preds = %24, %31
  %32 = phi i32 [ %35, %31 ], [ 0, %24 ]
  %33 = phi float [ %34, %31 ], [ %27, %24 ]
  %34 = fmul contract float %33, %33, !dbg !159
  %35 = add nuw nsw i32 %32, 1, !dbg !160
  %36 = fcmp contract olt float %34, %3, !dbg !156
  %37 = icmp slt i32 %35, %4, !dbg !157
  %38 = select i1 %36, i1 %37, i1 false, !dbg !157
  br i1 %38, label %31, label %39, !dbg !158, !llvm.loop !161

39:                                               ; preds = %31, %24
  %40 = phi i32 [ 0, %24 ], [ %35, %31 ], !dbg !162
  %41 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !163
  store i32 %40, ptr %41, align 4, !dbg !164, !tbaa !10
  br label %42, !dbg !165

42:                                               ; preds = %5, %39
  ret void, !dbg !165
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ten_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !166 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !167
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !167
  %6 = mul i32 %4, %5, !dbg !167
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167
  %8 = add i32 %6, %7, !dbg !167
  %9 = shl i32 %8, 13, !dbg !167
  %10 = xor i32 %9, %8, !dbg !167
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !167, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !167
  %13 = xor i32 %12, %11, !dbg !167
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !167, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !167
  %16 = xor i32 %15, %14, !dbg !167
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !167, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !167
  %19 = xor i32 %18, %17, !dbg !167
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !167, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !168
  br i1 %21, label %22, label %40, !dbg !168

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !10
  br label %29, !dbg !169

26:                                               ; preds = %29
  %27 = sext i32 %8 to i64, !dbg !170
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !170
  store i32 %37, ptr %28, align 4, !dbg !171, !tbaa !10
  br label %40, !dbg !172

29:                                               ; preds = %22, %29
  %30 = phi i32 [ 0, %22 ], [ %38, %29 ]
  %31 = phi i32 [ 0, %22 ], [ %37, %29 ]
  %32 = lshr i32 %25, %30, !dbg !173
  %33 = mul nuw nsw i32 %30, %30, !dbg !174
  %34 = add nuw nsw i32 %33, 1, !dbg !175
  %35 = trunc i32 %32 to i1, !dbg !176
  %36 = select i1 %35, i32 %34, i32 0, !dbg !176
  %37 = add i32 %36, %31, !dbg !177
  %38 = add nuw nsw i32 %30, 1, !dbg !178
  %39 = icmp eq i32 %38, 32, !dbg !179
  br i1 %39, label %26, label %29, !dbg !169, !llvm.loop !180

40:                                               ; preds = %3, %26
  ret void, !dbg !172
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @always_found(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !182 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !183
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !183
  %8 = mul i32 %6, %7, !dbg !183
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !183
  %10 = add i32 %8, %9, !dbg !183
  %11 = shl i32 %10, 13, !dbg !183
  %12 = xor i32 %11, %10, !dbg !183
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #5, !dbg !183, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !183
  %15 = xor i32 %14, %13, !dbg !183
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #5, !dbg !183, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !183
  %18 = xor i32 %17, %16, !dbg !183
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #5, !dbg !183, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !183
  %21 = xor i32 %20, %19, !dbg !183
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #5, !dbg !183, !srcloc !22
  %23 = icmp slt i32 %10, %3, !dbg !184
  br i1 %23, label %24, label %45, !dbg !184

24:                                               ; preds = %5
  %25 = mul nsw i32 %4, %10, !dbg !185
  %26 = icmp sgt i32 %4, 0, !dbg !186
  br i1 %26, label %27, label %41, !dbg !187

27:                                               ; preds = %24
  %28 = sext i32 %10 to i64
  %29 = getelementptr inbounds i32, ptr %1, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !10
  br label %31, !dbg !187

31:                                               ; preds = %27, %38
  %32 = phi i32 [ 0, %27 ], [ %39, %38 ]
  %33 = add nsw i32 %32, %25, !dbg !188
  %34 = sext i32 %33 to i64, !dbg !189
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !189
  %36 = load i32, ptr %35, align 4, !dbg !189, !tbaa !10
  %37 = icmp eq i32 %36, %30, !dbg !190
  br i1 %37, label %41, label %38, !dbg !191

38:                                               ; preds = %31
  %39 = add nuw nsw i32 %32, 1, !dbg !192
  %40 = icmp eq i32 %39, %4, !dbg !186
  br i1 %40, label %41, label %31, !dbg !187, !llvm.loop !193

41:                                               ; preds = %31, %38, %24
  %42 = phi i32 [ 0, %24 ], [ %32, %31 ], [ %4, %38 ], !dbg !194
  %43 = sext i32 %10 to i64, !dbg !195
  %44 = getelementptr inbounds i32, ptr %2, i64 %43, !dbg !195
  store i32 %42, ptr %44, align 4, !dbg !196, !tbaa !10
  br label %45, !dbg !197

45:                                               ; preds = %5, %41
  ret void, !dbg !197
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @step_is_1(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !198 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !199
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !199
  %8 = mul i32 %6, %7, !dbg !199
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !199
  %10 = add i32 %8, %9, !dbg !199
  %11 = shl i32 %10, 13, !dbg !199
  %12 = xor i32 %11, %10, !dbg !199
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #5, !dbg !199, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !199
  %15 = xor i32 %14, %13, !dbg !199
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #5, !dbg !199, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !199
  %18 = xor i32 %17, %16, !dbg !199
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #5, !dbg !199, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !199
  %21 = xor i32 %20, %19, !dbg !199
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #5, !dbg !199, !srcloc !22
  %23 = icmp slt i32 %10, %2, !dbg !200
  br i1 %23, label %24, label %42, !dbg !200

24:                                               ; preds = %5
  %25 = icmp sgt i32 %3, 0, !dbg !201
  br i1 %25, label %26, label %28, !dbg !202

26:                                               ; preds = %24
  %27 = mul nsw i32 %3, %10
  br label %32, !dbg !202

28:                                               ; preds = %32, %24
  %29 = phi i32 [ 0, %24 ], [ %39, %32 ], !dbg !203
  %30 = sext i32 %10 to i64, !dbg !204
  %31 = getelementptr inbounds i32, ptr %1, i64 %30, !dbg !204
  store i32 %29, ptr %31, align 4, !dbg !205, !tbaa !10
  br label %42, !dbg !206

32:                                               ; preds = %26, %32
  %33 = phi i32 [ 0, %26 ], [ %40, %32 ]
  %34 = phi i32 [ 0, %26 ], [ %39, %32 ]
  %35 = add nsw i32 %33, %27, !dbg !207
  %36 = sext i32 %35 to i64, !dbg !208
  %37 = getelementptr inbounds i32, ptr %0, i64 %36, !dbg !208
  %38 = load i32, ptr %37, align 4, !dbg !208, !tbaa !10
  %39 = add nsw i32 %38, %34, !dbg !209
  %40 = add nsw i32 %33, %4, !dbg !210
  %41 = icmp slt i32 %40, %3, !dbg !201
  br i1 %41, label %32, label %28, !dbg !202, !llvm.loop !211

42:                                               ; preds = %5, %28
  ret void, !dbg !206
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @even_steps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !213 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !214
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !214
  %7 = mul i32 %5, %6, !dbg !214
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !214
  %9 = add i32 %7, %8, !dbg !214
  %10 = shl i32 %9, 13, !dbg !214
  %11 = xor i32 %10, %9, !dbg !214
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !214, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !214
  %14 = xor i32 %13, %12, !dbg !214
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !214, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !214
  %17 = xor i32 %16, %15, !dbg !214
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !214, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !214
  %20 = xor i32 %19, %18, !dbg !214
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !214, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !215
  br i1 %22, label %23, label %47, !dbg !215

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !216
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !216
  %26 = load i32, ptr %25, align 4, !dbg !216, !tbaa !10
  %27 = icmp sgt i32 %3, 0, !dbg !217
  br i1 %27, label %35, label %28, !dbg !218

28:                                               ; preds = %35, %23
  %29 = phi i32 [ %26, %23 ], [ %43, %35 ], !dbg !219
  %30 = phi i32 [ 0, %23 ], [ %44, %35 ], !dbg !220
  %31 = and i32 %3, 1, !dbg !221
  %32 = icmp eq i32 %31, 0, !dbg !222
  %33 = select i1 %32, i32 %29, i32 %30, !dbg !222
  %34 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !223
  store i32 %33, ptr %34, align 4, !dbg !224, !tbaa !10
  br label %47, !dbg !225

35:                                               ; preds = %23, %35
  %36 = phi i32 [ %45, %35 ], [ 0, %23 ]
  %37 = phi i32 [ %44, %35 ], [ 0, %23 ]
  %38 = phi i32 [ %43, %35 ], [ %26, %23 ]
  %39 = and i32 %36, 1, !dbg !226
  %40 = icmp eq i32 %39, 0, !dbg !227
  %41 = add nsw i32 %37, 3, !dbg !227
  %42 = mul nsw i32 %38, 5, !dbg !227
  %43 = select i1 %40, i32 %38, i32 %41, !dbg !227
  %44 = select i1 %40, i32 %42, i32 %37, !dbg !227
  %45 = add nuw nsw i32 %36, 1, !dbg !228
  %46 = icmp eq i32 %45, %3, !dbg !217
  br i1 %46, label %28, label %35, !dbg !218, !llvm.loop !229

47:                                               ; preds = %4, %28
  ret void, !dbg !225
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @at_least_one_hop(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !231 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !232
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !232
  %6 = mul i32 %4, %5, !dbg !232
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !232
  %8 = add i32 %6, %7, !dbg !232
  %9 = shl i32 %8, 13, !dbg !232
  %10 = xor i32 %9, %8, !dbg !232
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #5, !dbg !232, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !232
  %13 = xor i32 %12, %11, !dbg !232
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #5, !dbg !232, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !232
  %16 = xor i32 %15, %14, !dbg !232
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #5, !dbg !232, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !232
  %19 = xor i32 %18, %17, !dbg !232
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #5, !dbg !232, !srcloc !22
  %21 = icmp slt i32 %8, %2, !dbg !233
  br i1 %21, label %22, label %35, !dbg !233

22:                                               ; preds = %3, %22
  %23 = phi i32 [ %27, %22 ], [ %8, %3 ], !dbg !234
  %24 = phi i32 [ %29, %22 ], [ 0, %3 ], !dbg !234
  %25 = sext i32 %23 to i64, !dbg !235
  %26 = getelementptr inbounds i32, ptr %0, i64 %25, !dbg !235
  %27 = load i32, ptr %26, align 4, !dbg !235, !tbaa !10
  %28 = icmp sgt i32 %27, -1, !dbg !236
  %29 = add nuw nsw i32 %24, 1, !dbg !237
  br i1 %28, label %22, label %30, !dbg !238, !llvm.loop !239

30:                                               ; preds = %22
  %31 = shl nsw i32 %23, 4, !dbg !241
  %32 = add nsw i32 %31, %24, !dbg !242
  %33 = sext i32 %8 to i64, !dbg !243
  %34 = getelementptr inbounds i32, ptr %1, i64 %33, !dbg !243
  store i32 %32, ptr %34, align 4, !dbg !244, !tbaa !10
  br label %35, !dbg !245

35:                                               ; preds = %3, %30
  ret void, !dbg !245
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @no_empty_row(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !246 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !247
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !247
  %7 = mul i32 %5, %6, !dbg !247
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !247
  %9 = add i32 %7, %8, !dbg !247
  %10 = shl i32 %9, 13, !dbg !247
  %11 = xor i32 %10, %9, !dbg !247
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !247, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !247
  %14 = xor i32 %13, %12, !dbg !247
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !247, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !247
  %17 = xor i32 %16, %15, !dbg !247
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !247, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !247
  %20 = xor i32 %19, %18, !dbg !247
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !247, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !248
  br i1 %22, label %23, label %48, !dbg !248

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !249
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !249
  %26 = load i32, ptr %25, align 4, !dbg !249, !tbaa !10
  %27 = getelementptr i8, ptr %25, i64 4, !dbg !250
  %28 = load i32, ptr %27, align 4, !dbg !250, !tbaa !10
  %29 = icmp eq i32 %26, %28, !dbg !251
  br i1 %29, label %45, label %30, !dbg !251

30:                                               ; preds = %23
  %31 = sext i32 %26 to i64, !dbg !252
  %32 = getelementptr inbounds i32, ptr %1, i64 %31, !dbg !252
  %33 = load i32, ptr %32, align 4, !dbg !252, !tbaa !10
  %34 = add nsw i32 %26, 1, !dbg !253
  %35 = icmp slt i32 %34, %28, !dbg !254
  br i1 %35, label %36, label %45, !dbg !255

36:                                               ; preds = %30, %36
  %37 = phi i32 [ %43, %36 ], [ %34, %30 ]
  %38 = phi i32 [ %42, %36 ], [ %33, %30 ]
  %39 = sext i32 %37 to i64, !dbg !256
  %40 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !256
  %41 = load i32, ptr %40, align 4, !dbg !256, !tbaa !10
  %42 = tail call noundef i32 @llvm.smax.i32(i32 %38, i32 %41), !dbg !257
  %43 = add nsw i32 %37, 1, !dbg !253
  %44 = icmp eq i32 %43, %28, !dbg !254
  br i1 %44, label %45, label %36, !dbg !255, !llvm.loop !258

45:                                               ; preds = %36, %30, %23
  %46 = phi i32 [ -1, %23 ], [ %33, %30 ], [ %42, %36 ]
  %47 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !260
  store i32 %46, ptr %47, align 4, !dbg !260, !tbaa !10
  br label %48, !dbg !261

48:                                               ; preds = %45, %4
  ret void, !dbg !261
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_long_row(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !262 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !263
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !263
  %7 = mul i32 %5, %6, !dbg !263
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !263
  %9 = add i32 %7, %8, !dbg !263
  %10 = shl i32 %9, 13, !dbg !263
  %11 = xor i32 %10, %9, !dbg !263
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !263, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !263
  %14 = xor i32 %13, %12, !dbg !263
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !263, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !263
  %17 = xor i32 %16, %15, !dbg !263
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !263, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !263
  %20 = xor i32 %19, %18, !dbg !263
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !263, !srcloc !22
  %22 = sdiv i32 %9, 16, !dbg !264
  %23 = mul i32 %22, 16, !dbg !265
  %24 = sub i32 %9, %23, !dbg !265
  %25 = icmp slt i32 %22, %3, !dbg !266
  br i1 %25, label %28, label %26, !dbg !266

26:                                               ; preds = %36, %28, %4
  %27 = phi i32 [ 0, %4 ], [ 0, %28 ], [ %42, %36 ]
  br label %48, !dbg !267

28:                                               ; preds = %4
  %29 = sext i32 %22 to i64, !dbg !268
  %30 = getelementptr i32, ptr %0, i64 %29, !dbg !268
  %31 = getelementptr i8, ptr %30, i64 4, !dbg !268
  %32 = load i32, ptr %31, align 4, !dbg !268, !tbaa !10
  %33 = load i32, ptr %30, align 4, !dbg !269, !tbaa !10
  %34 = add nsw i32 %33, %24, !dbg !270
  %35 = icmp slt i32 %34, %32, !dbg !271
  br i1 %35, label %36, label %26, !dbg !272

36:                                               ; preds = %28, %36
  %37 = phi i32 [ %43, %36 ], [ %34, %28 ]
  %38 = phi i32 [ %42, %36 ], [ 0, %28 ]
  %39 = sext i32 %37 to i64, !dbg !273
  %40 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !273
  %41 = load i32, ptr %40, align 4, !dbg !273, !tbaa !10
  %42 = add nsw i32 %41, %38, !dbg !274
  %43 = add nsw i32 %37, 16, !dbg !275
  %44 = icmp slt i32 %43, %32, !dbg !271
  br i1 %44, label %36, label %26, !dbg !272, !llvm.loop !276

45:                                               ; preds = %48
  %46 = icmp eq i32 %24, 0
  %47 = and i1 %46, %25, !dbg !278
  br i1 %47, label %55, label %58, !dbg !278

48:                                               ; preds = %26, %48
  %49 = phi i32 [ %53, %48 ], [ 8, %26 ]
  %50 = phi i32 [ %52, %48 ], [ %27, %26 ]
  %51 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %50, i32 %49, i32 31), !dbg !279
  %52 = add nsw i32 %51, %50, !dbg !280
  %53 = lshr i32 %49, 1, !dbg !281
  %54 = icmp eq i32 %53, 0, !dbg !282
  br i1 %54, label %45, label %48, !dbg !267, !llvm.loop !283

55:                                               ; preds = %45
  %56 = sext i32 %22 to i64, !dbg !285
  %57 = getelementptr inbounds i32, ptr %2, i64 %56, !dbg !285
  store i32 %52, ptr %57, align 4, !dbg !286, !tbaa !10
  br label %58, !dbg !285

58:                                               ; preds = %55, %45
  ret void, !dbg !287
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @key_is_there(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !288 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !289
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !289
  %8 = mul i32 %6, %7, !dbg !289
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !289
  %10 = add i32 %8, %9, !dbg !289
  %11 = shl i32 %10, 13, !dbg !289
  %12 = xor i32 %11, %10, !dbg !289
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #5, !dbg !289, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !289
  %15 = xor i32 %14, %13, !dbg !289
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #5, !dbg !289, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !289
  %18 = xor i32 %17, %16, !dbg !289
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #5, !dbg !289, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !289
  %21 = xor i32 %20, %19, !dbg !289
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #5, !dbg !289, !srcloc !22
  %23 = icmp slt i32 %10, %3, !dbg !290
  br i1 %23, label %24, label %52, !dbg !290

24:                                               ; preds = %5
  %25 = sext i32 %10 to i64, !dbg !291
  %26 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !291
  %27 = load i32, ptr %26, align 4, !dbg !291, !tbaa !10
  %28 = icmp sgt i32 %4, 1, !dbg !292
  br i1 %28, label %29, label %44, !dbg !293

29:                                               ; preds = %24
  %30 = add nsw i32 %4, -1, !dbg !294
  br label %31, !dbg !293

31:                                               ; preds = %29, %31
  %32 = phi i32 [ %42, %31 ], [ 0, %29 ]
  %33 = phi i32 [ %41, %31 ], [ %30, %29 ]
  %34 = add nuw nsw i32 %32, %33, !dbg !295
  %35 = lshr i32 %34, 1, !dbg !296
  %36 = zext nneg i32 %35 to i64, !dbg !297
  %37 = getelementptr inbounds nuw i32, ptr %0, i64 %36, !dbg !297
  %38 = load i32, ptr %37, align 4, !dbg !297, !tbaa !10
  %39 = icmp slt i32 %38, %27, !dbg !298
  %40 = add nuw nsw i32 %35, 1, !dbg !298
  %41 = select i1 %39, i32 %33, i32 %35, !dbg !298
  %42 = select i1 %39, i32 %40, i32 %32, !dbg !298
  %43 = icmp slt i32 %42, %41, !dbg !292
  br i1 %43, label %31, label %44, !dbg !293, !llvm.loop !299

44:                                               ; preds = %31, %24
  %45 = phi i32 [ 0, %24 ], [ %42, %31 ], !dbg !301
  %46 = zext nneg i32 %45 to i64, !dbg !302
  %47 = getelementptr inbounds nuw i32, ptr %0, i64 %46, !dbg !302
  %48 = load i32, ptr %47, align 4, !dbg !302, !tbaa !10
  %49 = icmp eq i32 %48, %27, !dbg !303
  %50 = select i1 %49, i32 %45, i32 -1, !dbg !302
  %51 = getelementptr inbounds i32, ptr %2, i64 %25, !dbg !304
  store i32 %50, ptr %51, align 4, !dbg !305, !tbaa !10
  br label %52, !dbg !306

52:                                               ; preds = %5, %44
  ret void, !dbg !306
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @triangular(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !307 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !308
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !308
  %7 = mul i32 %5, %6, !dbg !308
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !308
  %9 = add i32 %7, %8, !dbg !308
  %10 = shl i32 %9, 13, !dbg !308
  %11 = xor i32 %10, %9, !dbg !308
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !308, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !308
  %14 = xor i32 %13, %12, !dbg !308
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !308, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !308
  %17 = xor i32 %16, %15, !dbg !308
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !308, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !308
  %20 = xor i32 %19, %18, !dbg !308
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !308, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !309
  br i1 %22, label %23, label %42, !dbg !309

23:                                               ; preds = %4
  %24 = icmp sgt i32 %3, 0, !dbg !310
  br i1 %24, label %25, label %27, !dbg !311

25:                                               ; preds = %23
  %26 = mul nsw i32 %3, %9
  br label %31, !dbg !311

27:                                               ; preds = %31, %23
  %28 = phi i32 [ 0, %23 ], [ %40, %31 ], !dbg !312
  %29 = sext i32 %9 to i64, !dbg !313
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !313
  store i32 %28, ptr %30, align 4, !dbg !314, !tbaa !10
  br label %42, !dbg !315

31:                                               ; preds = %25, %31
  %32 = phi i32 [ 0, %25 ], [ %38, %31 ]
  %33 = phi i32 [ 0, %25 ], [ %40, %31 ]
  %34 = add nsw i32 %32, %26, !dbg !316
  %35 = sext i32 %34 to i64, !dbg !317
  %36 = getelementptr inbounds i32, ptr %0, i64 %35, !dbg !317
  %37 = load i32, ptr %36, align 4, !dbg !317, !tbaa !10
  %38 = add nuw nsw i32 %32, 1, !dbg !318
  %39 = mul nsw i32 %37, %38, !dbg !319
  %40 = add nsw i32 %39, %33, !dbg !320
  %41 = icmp eq i32 %38, %3, !dbg !310
  br i1 %41, label %27, label %31, !dbg !311, !llvm.loop !321

42:                                               ; preds = %4, %27
  ret void, !dbg !315
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @first_row_is_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !323 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !324
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !324
  %7 = mul i32 %5, %6, !dbg !324
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !324
  %9 = add i32 %7, %8, !dbg !324
  %10 = shl i32 %9, 13, !dbg !324
  %11 = xor i32 %10, %9, !dbg !324
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !324, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !324
  %14 = xor i32 %13, %12, !dbg !324
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !324, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !324
  %17 = xor i32 %16, %15, !dbg !324
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !324, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !324
  %20 = xor i32 %19, %18, !dbg !324
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !324, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !325
  br i1 %22, label %23, label %42, !dbg !325

23:                                               ; preds = %4
  %24 = icmp sgt i32 %2, 0, !dbg !326
  br i1 %24, label %29, label %25, !dbg !327

25:                                               ; preds = %29, %23
  %26 = phi i32 [ 0, %23 ], [ %39, %29 ], !dbg !328
  %27 = sext i32 %9 to i64, !dbg !329
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !329
  store i32 %26, ptr %28, align 4, !dbg !330, !tbaa !10
  br label %42, !dbg !331

29:                                               ; preds = %23, %29
  %30 = phi i32 [ %40, %29 ], [ 0, %23 ]
  %31 = phi i32 [ %39, %29 ], [ 0, %23 ]
  %32 = mul nsw i32 %30, %3, !dbg !332
  %33 = add nsw i32 %32, %9, !dbg !333
  %34 = sext i32 %33 to i64, !dbg !334
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !334
  %36 = load i32, ptr %35, align 4, !dbg !334, !tbaa !10
  %37 = add nuw nsw i32 %30, 3, !dbg !335
  %38 = mul nsw i32 %36, %37, !dbg !336
  %39 = add nsw i32 %38, %31, !dbg !337
  %40 = add nuw nsw i32 %30, 1, !dbg !338
  %41 = icmp eq i32 %40, %2, !dbg !326
  br i1 %41, label %25, label %29, !dbg !327, !llvm.loop !339

42:                                               ; preds = %4, %25
  ret void, !dbg !331
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @symmetric(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !341 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !342
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !342
  %7 = mul i32 %5, %6, !dbg !342
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !342
  %9 = add i32 %7, %8, !dbg !342
  %10 = shl i32 %9, 13, !dbg !342
  %11 = xor i32 %10, %9, !dbg !342
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !342, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !342
  %14 = xor i32 %13, %12, !dbg !342
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !342, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !342
  %17 = xor i32 %16, %15, !dbg !342
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !342, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !342
  %20 = xor i32 %19, %18, !dbg !342
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !342, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !343
  br i1 %22, label %23, label %41, !dbg !343

23:                                               ; preds = %4
  %24 = icmp sgt i32 %2, 0, !dbg !344
  br i1 %24, label %29, label %25, !dbg !345

25:                                               ; preds = %29, %23
  %26 = phi i32 [ 0, %23 ], [ %39, %29 ], !dbg !346
  %27 = sext i32 %9 to i64, !dbg !347
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !347
  store i32 %26, ptr %28, align 4, !dbg !348, !tbaa !10
  br label %41, !dbg !349

29:                                               ; preds = %23, %29
  %30 = phi i32 [ %37, %29 ], [ 0, %23 ]
  %31 = phi i32 [ %39, %29 ], [ 0, %23 ]
  %32 = mul nsw i32 %30, %3, !dbg !350
  %33 = add nsw i32 %32, %9, !dbg !351
  %34 = sext i32 %33 to i64, !dbg !352
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !352
  %36 = load i32, ptr %35, align 4, !dbg !352, !tbaa !10
  %37 = add nuw nsw i32 %30, 1, !dbg !353
  %38 = mul nsw i32 %36, %37, !dbg !354
  %39 = add nsw i32 %38, %31, !dbg !355
  %40 = icmp eq i32 %37, %2, !dbg !344
  br i1 %40, label %25, label %29, !dbg !345, !llvm.loop !356

41:                                               ; preds = %4, %25
  ret void, !dbg !349
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_zero_term(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !358 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !359
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !359
  %7 = mul i32 %5, %6, !dbg !359
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !359
  %9 = add i32 %7, %8, !dbg !359
  %10 = shl i32 %9, 13, !dbg !359
  %11 = xor i32 %10, %9, !dbg !359
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !359, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !359
  %14 = xor i32 %13, %12, !dbg !359
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !359, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !359
  %17 = xor i32 %16, %15, !dbg !359
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !359, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !359
  %20 = xor i32 %19, %18, !dbg !359
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !359, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !360
  br i1 %22, label %23, label %41, !dbg !360

23:                                               ; preds = %4
  %24 = icmp sgt i32 %3, 0, !dbg !361
  br i1 %24, label %25, label %27, !dbg !362

25:                                               ; preds = %23
  %26 = mul nsw i32 %3, %9
  br label %31, !dbg !362

27:                                               ; preds = %31, %23
  %28 = phi float [ 0.000000e+00, %23 ], [ %38, %31 ], !dbg !363
  %29 = sext i32 %9 to i64, !dbg !364
  %30 = getelementptr inbounds float, ptr %1, i64 %29, !dbg !364
  store float %28, ptr %30, align 4, !dbg !365, !tbaa !140
  br label %41, !dbg !366

31:                                               ; preds = %25, %31
  %32 = phi i32 [ 0, %25 ], [ %39, %31 ]
  %33 = phi float [ 0.000000e+00, %25 ], [ %38, %31 ]
  %34 = add nsw i32 %32, %26, !dbg !367
  %35 = sext i32 %34 to i64, !dbg !368
  %36 = getelementptr inbounds float, ptr %0, i64 %35, !dbg !368
  %37 = load float, ptr %36, align 4, !dbg !368, !tbaa !140
  %38 = fadd contract float %33, %37, !dbg !369
  %39 = add nuw nsw i32 %32, 1, !dbg !370
  %40 = icmp eq i32 %39, %3, !dbg !361
  br i1 %40, label %27, label %31, !dbg !362, !llvm.loop !371

41:                                               ; preds = %4, %27
  ret void, !dbg !366
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!7 = !DIFile(filename: "loops.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "zeros_from_16", scope: !7, file: !7, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 7, column: 5, scope: !15)
!19 = !{i64 8035236}
!20 = !{i64 8035286}
!21 = !{i64 8035335}
!22 = !{i64 8035384}
!23 = !DILocation(line: 8, column: 11, scope: !15)
!24 = !DILocation(line: 10, column: 23, scope: !15)
!25 = !DILocation(line: 10, column: 5, scope: !15)
!26 = !DILocation(line: 0, scope: !15)
!27 = !DILocation(line: 11, column: 5, scope: !15)
!28 = !DILocation(line: 11, column: 12, scope: !15)
!29 = !DILocation(line: 12, column: 1, scope: !15)
!30 = !DILocation(line: 10, column: 75, scope: !15)
!31 = !DILocation(line: 10, column: 63, scope: !15)
!32 = !DILocation(line: 10, column: 85, scope: !15)
!33 = !DILocation(line: 10, column: 80, scope: !15)
!34 = !DILocation(line: 10, column: 60, scope: !15)
!35 = distinct !{!35, !25, !36, !37, !38}
!36 = !DILocation(line: 10, column: 88, scope: !15)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = distinct !DISubprogram(name: "zeros_from_16_min", scope: !7, file: !7, line: 14, type: !16, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!40 = !DILocation(line: 15, column: 5, scope: !39)
!41 = !DILocation(line: 16, column: 11, scope: !39)
!42 = !DILocation(line: 19, column: 23, scope: !39)
!43 = !DILocation(line: 19, column: 5, scope: !39)
!44 = !DILocation(line: 0, scope: !39)
!45 = !DILocation(line: 20, column: 5, scope: !39)
!46 = !DILocation(line: 20, column: 12, scope: !39)
!47 = !DILocation(line: 21, column: 1, scope: !39)
!48 = !DILocation(line: 19, column: 54, scope: !39)
!49 = !DILocation(line: 19, column: 42, scope: !39)
!50 = !DILocation(line: 19, column: 64, scope: !39)
!51 = !DILocation(line: 19, column: 59, scope: !39)
!52 = !DILocation(line: 19, column: 39, scope: !39)
!53 = distinct !{!53, !43, !54, !37, !38}
!54 = !DILocation(line: 19, column: 67, scope: !39)
!55 = distinct !DISubprogram(name: "taps_are_8", scope: !7, file: !7, line: 23, type: !16, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!56 = !DILocation(line: 24, column: 5, scope: !55)
!57 = !DILocation(line: 25, column: 11, scope: !55)
!58 = !DILocation(line: 27, column: 23, scope: !55)
!59 = !DILocation(line: 27, column: 5, scope: !55)
!60 = !DILocation(line: 0, scope: !55)
!61 = !DILocation(line: 28, column: 5, scope: !55)
!62 = !DILocation(line: 28, column: 12, scope: !55)
!63 = !DILocation(line: 29, column: 1, scope: !55)
!64 = !DILocation(line: 27, column: 67, scope: !55)
!65 = !DILocation(line: 27, column: 62, scope: !55)
!66 = !DILocation(line: 27, column: 74, scope: !55)
!67 = !DILocation(line: 27, column: 72, scope: !55)
!68 = !DILocation(line: 27, column: 59, scope: !55)
!69 = !DILocation(line: 27, column: 51, scope: !55)
!70 = distinct !{!70, !59, !71, !37, !38}
!71 = !DILocation(line: 27, column: 82, scope: !55)
!72 = distinct !DISubprogram(name: "taps_by_4", scope: !7, file: !7, line: 31, type: !16, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!73 = !DILocation(line: 32, column: 5, scope: !72)
!74 = !DILocation(line: 33, column: 11, scope: !72)
!75 = !DILocation(line: 35, column: 18, scope: !72)
!76 = !DILocation(line: 35, column: 5, scope: !72)
!77 = !DILocation(line: 38, column: 21, scope: !72)
!78 = !DILocation(line: 0, scope: !72)
!79 = !DILocation(line: 38, column: 12, scope: !72)
!80 = !DILocation(line: 36, column: 21, scope: !72)
!81 = !DILocation(line: 36, column: 16, scope: !72)
!82 = !DILocation(line: 36, column: 28, scope: !72)
!83 = !DILocation(line: 36, column: 26, scope: !72)
!84 = !DILocation(line: 36, column: 40, scope: !72)
!85 = !DILocation(line: 36, column: 56, scope: !72)
!86 = !DILocation(line: 36, column: 54, scope: !72)
!87 = !DILocation(line: 37, column: 16, scope: !72)
!88 = !DILocation(line: 37, column: 32, scope: !72)
!89 = !DILocation(line: 37, column: 30, scope: !72)
!90 = !DILocation(line: 37, column: 48, scope: !72)
!91 = !DILocation(line: 37, column: 64, scope: !72)
!92 = !DILocation(line: 37, column: 62, scope: !72)
!93 = !DILocation(line: 36, column: 38, scope: !72)
!94 = !DILocation(line: 36, column: 70, scope: !72)
!95 = !DILocation(line: 37, column: 46, scope: !72)
!96 = !DILocation(line: 36, column: 13, scope: !72)
!97 = !DILocation(line: 35, column: 28, scope: !72)
!98 = !DILocation(line: 35, column: 14, scope: !72)
!99 = distinct !{!99, !76, !100, !37, !38}
!100 = !DILocation(line: 37, column: 76, scope: !72)
!101 = !DILocation(line: 38, column: 46, scope: !72)
!102 = !DILocation(line: 38, column: 41, scope: !72)
!103 = !DILocation(line: 38, column: 53, scope: !72)
!104 = !DILocation(line: 38, column: 51, scope: !72)
!105 = !DILocation(line: 38, column: 38, scope: !72)
!106 = !DILocation(line: 38, column: 30, scope: !72)
!107 = distinct !{!107, !79, !108, !37, !38}
!108 = !DILocation(line: 38, column: 61, scope: !72)
!109 = !DILocation(line: 39, column: 5, scope: !72)
!110 = !DILocation(line: 39, column: 12, scope: !72)
!111 = !DILocation(line: 40, column: 1, scope: !72)
!112 = distinct !DISubprogram(name: "taps_by_2", scope: !7, file: !7, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!113 = !DILocation(line: 43, column: 5, scope: !112)
!114 = !DILocation(line: 44, column: 11, scope: !112)
!115 = !DILocation(line: 46, column: 23, scope: !112)
!116 = !DILocation(line: 46, column: 5, scope: !112)
!117 = !DILocation(line: 0, scope: !112)
!118 = !DILocation(line: 50, column: 5, scope: !112)
!119 = !DILocation(line: 50, column: 12, scope: !112)
!120 = !DILocation(line: 51, column: 1, scope: !112)
!121 = !DILocation(line: 47, column: 21, scope: !112)
!122 = !DILocation(line: 47, column: 16, scope: !112)
!123 = !DILocation(line: 47, column: 28, scope: !112)
!124 = !DILocation(line: 47, column: 26, scope: !112)
!125 = !DILocation(line: 47, column: 13, scope: !112)
!126 = !DILocation(line: 48, column: 22, scope: !112)
!127 = !DILocation(line: 48, column: 26, scope: !112)
!128 = !DILocation(line: 48, column: 42, scope: !112)
!129 = !DILocation(line: 48, column: 58, scope: !112)
!130 = !DILocation(line: 48, column: 56, scope: !112)
!131 = !DILocation(line: 48, column: 39, scope: !112)
!132 = !DILocation(line: 48, column: 35, scope: !112)
!133 = !DILocation(line: 46, column: 33, scope: !112)
!134 = distinct !{!134, !116, !135, !37, !38}
!135 = !DILocation(line: 49, column: 5, scope: !112)
!136 = distinct !DISubprogram(name: "rounds_never_run_out", scope: !7, file: !7, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!137 = !DILocation(line: 54, column: 5, scope: !136)
!138 = !DILocation(line: 55, column: 11, scope: !136)
!139 = !DILocation(line: 56, column: 15, scope: !136)
!140 = !{!141, !141, i64 0}
!141 = !{!"float", !12, i64 0}
!142 = !DILocation(line: 58, column: 14, scope: !136)
!143 = !DILocation(line: 58, column: 29, scope: !136)
!144 = !DILocation(line: 58, column: 5, scope: !136)
!145 = !DILocation(line: 58, column: 46, scope: !136)
!146 = !DILocation(line: 58, column: 53, scope: !136)
!147 = distinct !{!147, !144, !146, !37, !38}
!148 = !DILocation(line: 0, scope: !136)
!149 = !DILocation(line: 59, column: 5, scope: !136)
!150 = !DILocation(line: 59, column: 12, scope: !136)
!151 = !DILocation(line: 60, column: 1, scope: !136)
!152 = distinct !DISubprogram(name: "rounds_are_few", scope: !7, file: !7, line: 62, type: !16, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!153 = !DILocation(line: 63, column: 5, scope: !152)
!154 = !DILocation(line: 64, column: 11, scope: !152)
!155 = !DILocation(line: 65, column: 15, scope: !152)
!156 = !DILocation(line: 67, column: 14, scope: !152)
!157 = !DILocation(line: 67, column: 22, scope: !152)
!158 = !DILocation(line: 67, column: 5, scope: !152)
!159 = !DILocation(line: 67, column: 59, scope: !152)
!160 = !DILocation(line: 67, column: 66, scope: !152)
!161 = distinct !{!161, !158, !160, !37, !38}
!162 = !DILocation(line: 0, scope: !152)
!163 = !DILocation(line: 68, column: 5, scope: !152)
!164 = !DILocation(line: 68, column: 12, scope: !152)
!165 = !DILocation(line: 69, column: 1, scope: !152)
!166 = distinct !DISubprogram(name: "ten_bits", scope: !7, file: !7, line: 71, type: !16, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!167 = !DILocation(line: 72, column: 5, scope: !166)
!168 = !DILocation(line: 73, column: 11, scope: !166)
!169 = !DILocation(line: 75, column: 5, scope: !166)
!170 = !DILocation(line: 76, column: 5, scope: !166)
!171 = !DILocation(line: 76, column: 12, scope: !166)
!172 = !DILocation(line: 77, column: 1, scope: !166)
!173 = !DILocation(line: 75, column: 78, scope: !166)
!174 = !DILocation(line: 75, column: 93, scope: !166)
!175 = !DILocation(line: 75, column: 97, scope: !166)
!176 = !DILocation(line: 75, column: 88, scope: !166)
!177 = !DILocation(line: 75, column: 58, scope: !166)
!178 = !DILocation(line: 75, column: 50, scope: !166)
!179 = !DILocation(line: 75, column: 23, scope: !166)
!180 = distinct !{!180, !169, !181, !37, !38}
!181 = !DILocation(line: 75, column: 100, scope: !166)
!182 = distinct !DISubprogram(name: "always_found", scope: !7, file: !7, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!183 = !DILocation(line: 80, column: 5, scope: !182)
!184 = !DILocation(line: 81, column: 11, scope: !182)
!185 = !DILocation(line: 83, column: 36, scope: !182)
!186 = !DILocation(line: 83, column: 21, scope: !182)
!187 = !DILocation(line: 83, column: 25, scope: !182)
!188 = !DILocation(line: 83, column: 40, scope: !182)
!189 = !DILocation(line: 83, column: 29, scope: !182)
!190 = !DILocation(line: 83, column: 45, scope: !182)
!191 = !DILocation(line: 83, column: 5, scope: !182)
!192 = !DILocation(line: 83, column: 58, scope: !182)
!193 = distinct !{!193, !191, !192, !37, !38}
!194 = !DILocation(line: 0, scope: !182)
!195 = !DILocation(line: 84, column: 5, scope: !182)
!196 = !DILocation(line: 84, column: 12, scope: !182)
!197 = !DILocation(line: 85, column: 1, scope: !182)
!198 = distinct !DISubprogram(name: "step_is_1", scope: !7, file: !7, line: 87, type: !16, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!199 = !DILocation(line: 88, column: 5, scope: !198)
!200 = !DILocation(line: 89, column: 11, scope: !198)
!201 = !DILocation(line: 91, column: 23, scope: !198)
!202 = !DILocation(line: 91, column: 5, scope: !198)
!203 = !DILocation(line: 0, scope: !198)
!204 = !DILocation(line: 92, column: 5, scope: !198)
!205 = !DILocation(line: 92, column: 12, scope: !198)
!206 = !DILocation(line: 93, column: 1, scope: !198)
!207 = !DILocation(line: 91, column: 80, scope: !198)
!208 = !DILocation(line: 91, column: 68, scope: !198)
!209 = !DILocation(line: 91, column: 65, scope: !198)
!210 = !DILocation(line: 91, column: 33, scope: !198)
!211 = distinct !{!211, !202, !212, !37, !38}
!212 = !DILocation(line: 91, column: 83, scope: !198)
!213 = distinct !DISubprogram(name: "even_steps", scope: !7, file: !7, line: 95, type: !16, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!214 = !DILocation(line: 96, column: 5, scope: !213)
!215 = !DILocation(line: 97, column: 11, scope: !213)
!216 = !DILocation(line: 98, column: 13, scope: !213)
!217 = !DILocation(line: 99, column: 23, scope: !213)
!218 = !DILocation(line: 99, column: 5, scope: !213)
!219 = !DILocation(line: 0, scope: !213)
!220 = !DILocation(line: 98, column: 20, scope: !213)
!221 = !DILocation(line: 105, column: 27, scope: !213)
!222 = !DILocation(line: 105, column: 21, scope: !213)
!223 = !DILocation(line: 105, column: 12, scope: !213)
!224 = !DILocation(line: 105, column: 19, scope: !213)
!225 = !DILocation(line: 106, column: 1, scope: !213)
!226 = !DILocation(line: 100, column: 15, scope: !213)
!227 = !DILocation(line: 100, column: 13, scope: !213)
!228 = !DILocation(line: 99, column: 33, scope: !213)
!229 = distinct !{!229, !218, !230, !37, !38}
!230 = !DILocation(line: 104, column: 5, scope: !213)
!231 = distinct !DISubprogram(name: "at_least_one_hop", scope: !7, file: !7, line: 108, type: !16, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!232 = !DILocation(line: 109, column: 5, scope: !231)
!233 = !DILocation(line: 110, column: 11, scope: !231)
!234 = !DILocation(line: 0, scope: !231)
!235 = !DILocation(line: 112, column: 19, scope: !231)
!236 = !DILocation(line: 112, column: 28, scope: !231)
!237 = !DILocation(line: 112, column: 55, scope: !231)
!238 = !DILocation(line: 112, column: 12, scope: !231)
!239 = distinct !{!239, !238, !240, !37, !38}
!240 = !DILocation(line: 112, column: 59, scope: !231)
!241 = !DILocation(line: 114, column: 17, scope: !231)
!242 = !DILocation(line: 114, column: 22, scope: !231)
!243 = !DILocation(line: 114, column: 5, scope: !231)
!244 = !DILocation(line: 114, column: 12, scope: !231)
!245 = !DILocation(line: 115, column: 1, scope: !231)
!246 = distinct !DISubprogram(name: "no_empty_row", scope: !7, file: !7, line: 117, type: !16, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!247 = !DILocation(line: 118, column: 5, scope: !246)
!248 = !DILocation(line: 119, column: 11, scope: !246)
!249 = !DILocation(line: 120, column: 17, scope: !246)
!250 = !DILocation(line: 120, column: 34, scope: !246)
!251 = !DILocation(line: 121, column: 22, scope: !246)
!252 = !DILocation(line: 122, column: 16, scope: !246)
!253 = !DILocation(line: 123, scope: !246)
!254 = !DILocation(line: 123, column: 31, scope: !246)
!255 = !DILocation(line: 123, column: 5, scope: !246)
!256 = !DILocation(line: 123, column: 61, scope: !246)
!257 = !DILocation(line: 123, column: 51, scope: !246)
!258 = distinct !{!258, !255, !259, !37, !38}
!259 = !DILocation(line: 123, column: 69, scope: !246)
!260 = !DILocation(line: 0, scope: !246)
!261 = !DILocation(line: 125, column: 1, scope: !246)
!262 = distinct !DISubprogram(name: "no_long_row", scope: !7, file: !7, line: 127, type: !16, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!263 = !DILocation(line: 128, column: 5, scope: !262)
!264 = !DILocation(line: 129, column: 17, scope: !262)
!265 = !DILocation(line: 129, column: 32, scope: !262)
!266 = !DILocation(line: 130, column: 13, scope: !262)
!267 = !DILocation(line: 135, column: 5, scope: !262)
!268 = !DILocation(line: 131, column: 20, scope: !262)
!269 = !DILocation(line: 132, column: 29, scope: !262)
!270 = !DILocation(line: 132, column: 40, scope: !262)
!271 = !DILocation(line: 132, column: 50, scope: !262)
!272 = !DILocation(line: 132, column: 16, scope: !262)
!273 = !DILocation(line: 132, column: 74, scope: !262)
!274 = !DILocation(line: 132, column: 71, scope: !262)
!275 = !DILocation(line: 132, column: 60, scope: !262)
!276 = distinct !{!276, !272, !277, !37, !38}
!277 = !DILocation(line: 132, column: 81, scope: !262)
!278 = !DILocation(line: 136, column: 20, scope: !262)
!279 = !DILocation(line: 135, column: 43, scope: !262)
!280 = !DILocation(line: 135, column: 40, scope: !262)
!281 = !DILocation(line: 135, column: 30, scope: !262)
!282 = !DILocation(line: 135, column: 23, scope: !262)
!283 = distinct !{!283, !267, !284, !37, !38}
!284 = !DILocation(line: 135, column: 70, scope: !262)
!285 = !DILocation(line: 136, column: 34, scope: !262)
!286 = !DILocation(line: 136, column: 43, scope: !262)
!287 = !DILocation(line: 137, column: 1, scope: !262)
!288 = distinct !DISubprogram(name: "key_is_there", scope: !7, file: !7, line: 139, type: !16, scopeLine: 139, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!289 = !DILocation(line: 140, column: 5, scope: !288)
!290 = !DILocation(line: 141, column: 11, scope: !288)
!291 = !DILocation(line: 142, column: 38, scope: !288)
!292 = !DILocation(line: 143, column: 16, scope: !288)
!293 = !DILocation(line: 143, column: 5, scope: !288)
!294 = !DILocation(line: 142, column: 27, scope: !288)
!295 = !DILocation(line: 144, column: 27, scope: !288)
!296 = !DILocation(line: 144, column: 35, scope: !288)
!297 = !DILocation(line: 145, column: 13, scope: !288)
!298 = !DILocation(line: 145, column: 27, scope: !288)
!299 = distinct !{!299, !293, !300, !37, !38}
!300 = !DILocation(line: 149, column: 5, scope: !288)
!301 = !DILocation(line: 0, scope: !288)
!302 = !DILocation(line: 150, column: 21, scope: !288)
!303 = !DILocation(line: 150, column: 32, scope: !288)
!304 = !DILocation(line: 150, column: 5, scope: !288)
!305 = !DILocation(line: 150, column: 12, scope: !288)
!306 = !DILocation(line: 151, column: 1, scope: !288)
!307 = distinct !DISubprogram(name: "triangular", scope: !7, file: !7, line: 153, type: !16, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!308 = !DILocation(line: 154, column: 5, scope: !307)
!309 = !DILocation(line: 155, column: 11, scope: !307)
!310 = !DILocation(line: 157, column: 42, scope: !307)
!311 = !DILocation(line: 157, column: 5, scope: !307)
!312 = !DILocation(line: 0, scope: !307)
!313 = !DILocation(line: 158, column: 5, scope: !307)
!314 = !DILocation(line: 158, column: 12, scope: !307)
!315 = !DILocation(line: 159, column: 1, scope: !307)
!316 = !DILocation(line: 157, column: 74, scope: !307)
!317 = !DILocation(line: 157, column: 62, scope: !307)
!318 = !DILocation(line: 157, column: 84, scope: !307)
!319 = !DILocation(line: 157, column: 79, scope: !307)
!320 = !DILocation(line: 157, column: 59, scope: !307)
!321 = distinct !{!321, !311, !322, !37, !38}
!322 = !DILocation(line: 157, column: 87, scope: !307)
!323 = distinct !DISubprogram(name: "first_row_is_zero", scope: !7, file: !7, line: 161, type: !16, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!324 = !DILocation(line: 162, column: 5, scope: !323)
!325 = !DILocation(line: 163, column: 11, scope: !323)
!326 = !DILocation(line: 165, column: 42, scope: !323)
!327 = !DILocation(line: 165, column: 5, scope: !323)
!328 = !DILocation(line: 0, scope: !323)
!329 = !DILocation(line: 166, column: 5, scope: !323)
!330 = !DILocation(line: 166, column: 12, scope: !323)
!331 = !DILocation(line: 167, column: 1, scope: !323)
!332 = !DILocation(line: 165, column: 67, scope: !323)
!333 = !DILocation(line: 165, column: 74, scope: !323)
!334 = !DILocation(line: 165, column: 62, scope: !323)
!335 = !DILocation(line: 165, column: 84, scope: !323)
!336 = !DILocation(line: 165, column: 79, scope: !323)
!337 = !DILocation(line: 165, column: 59, scope: !323)
!338 = !DILocation(line: 165, column: 51, scope: !323)
!339 = distinct !{!339, !327, !340, !37, !38}
!340 = !DILocation(line: 165, column: 87, scope: !323)
!341 = distinct !DISubprogram(name: "symmetric", scope: !7, file: !7, line: 169, type: !16, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!342 = !DILocation(line: 170, column: 5, scope: !341)
!343 = !DILocation(line: 171, column: 11, scope: !341)
!344 = !DILocation(line: 173, column: 23, scope: !341)
!345 = !DILocation(line: 173, column: 5, scope: !341)
!346 = !DILocation(line: 0, scope: !341)
!347 = !DILocation(line: 175, column: 5, scope: !341)
!348 = !DILocation(line: 175, column: 12, scope: !341)
!349 = !DILocation(line: 176, column: 1, scope: !341)
!350 = !DILocation(line: 174, column: 28, scope: !341)
!351 = !DILocation(line: 174, column: 35, scope: !341)
!352 = !DILocation(line: 174, column: 23, scope: !341)
!353 = !DILocation(line: 174, column: 72, scope: !341)
!354 = !DILocation(line: 174, column: 67, scope: !341)
!355 = !DILocation(line: 174, column: 13, scope: !341)
!356 = distinct !{!356, !345, !357, !37, !38}
!357 = !DILocation(line: 174, column: 75, scope: !341)
!358 = distinct !DISubprogram(name: "no_zero_term", scope: !7, file: !7, line: 178, type: !16, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!359 = !DILocation(line: 179, column: 5, scope: !358)
!360 = !DILocation(line: 180, column: 11, scope: !358)
!361 = !DILocation(line: 182, column: 23, scope: !358)
!362 = !DILocation(line: 182, column: 5, scope: !358)
!363 = !DILocation(line: 0, scope: !358)
!364 = !DILocation(line: 186, column: 5, scope: !358)
!365 = !DILocation(line: 186, column: 12, scope: !358)
!366 = !DILocation(line: 187, column: 1, scope: !358)
!367 = !DILocation(line: 184, column: 25, scope: !358)
!368 = !DILocation(line: 184, column: 16, scope: !358)
!369 = !DILocation(line: 184, column: 13, scope: !358)
!370 = !DILocation(line: 182, column: 29, scope: !358)
!371 = distinct !{!371, !362, !372, !37, !38}
!372 = !DILocation(line: 185, column: 5, scope: !358)
