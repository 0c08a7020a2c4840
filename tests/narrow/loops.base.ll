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
  br i1 %21, label %22, label %37, !dbg !233

22:                                               ; preds = %3
  %23 = sext i32 %8 to i64, !dbg !234
  br label %24, !dbg !235

24:                                               ; preds = %24, %22
  %25 = phi i32 [ %8, %22 ], [ %29, %24 ], !dbg !236
  %26 = phi i32 [ 0, %22 ], [ %32, %24 ], !dbg !236
  %27 = phi i64 [ %23, %22 ], [ %31, %24 ]
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !236
  %29 = load i32, ptr %28, align 4, !dbg !236, !tbaa !10
  %30 = icmp sgt i32 %29, -1, !dbg !237
  %31 = zext nneg i32 %29 to i64, !dbg !238
  %32 = add nuw nsw i32 %26, 1, !dbg !239
  br i1 %30, label %24, label %33, !dbg !235, !llvm.loop !240

33:                                               ; preds = %24
  %34 = shl nsw i32 %25, 4, !dbg !242
  %35 = add nsw i32 %34, %26, !dbg !243
  %36 = getelementptr inbounds i32, ptr %1, i64 %23, !dbg !244
  store i32 %35, ptr %36, align 4, !dbg !245, !tbaa !10
  br label %37, !dbg !246

37:                                               ; preds = %3, %33
  ret void, !dbg !246
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @no_empty_row(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !247 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !248
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !248
  %7 = mul i32 %5, %6, !dbg !248
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !248
  %9 = add i32 %7, %8, !dbg !248
  %10 = shl i32 %9, 13, !dbg !248
  %11 = xor i32 %10, %9, !dbg !248
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !248, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !248
  %14 = xor i32 %13, %12, !dbg !248
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !248, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !248
  %17 = xor i32 %16, %15, !dbg !248
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !248, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !248
  %20 = xor i32 %19, %18, !dbg !248
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !248, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !249
  br i1 %22, label %23, label %48, !dbg !249

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !250
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !250
  %26 = load i32, ptr %25, align 4, !dbg !250, !tbaa !10
  %27 = getelementptr i8, ptr %25, i64 4, !dbg !251
  %28 = load i32, ptr %27, align 4, !dbg !251, !tbaa !10
  %29 = icmp eq i32 %26, %28, !dbg !252
  br i1 %29, label %45, label %30, !dbg !252

30:                                               ; preds = %23
  %31 = sext i32 %26 to i64, !dbg !253
  %32 = getelementptr inbounds i32, ptr %1, i64 %31, !dbg !253
  %33 = load i32, ptr %32, align 4, !dbg !253, !tbaa !10
  %34 = add nsw i32 %26, 1, !dbg !254
  %35 = icmp slt i32 %34, %28, !dbg !255
  br i1 %35, label %36, label %45, !dbg !256

36:                                               ; preds = %30, %36
  %37 = phi i32 [ %43, %36 ], [ %34, %30 ]
  %38 = phi i32 [ %42, %36 ], [ %33, %30 ]
  %39 = sext i32 %37 to i64, !dbg !257
  %40 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !257
  %41 = load i32, ptr %40, align 4, !dbg !257, !tbaa !10
  %42 = tail call noundef i32 @llvm.smax.i32(i32 %38, i32 %41), !dbg !258
  %43 = add nsw i32 %37, 1, !dbg !254
  %44 = icmp eq i32 %43, %28, !dbg !255
  br i1 %44, label %45, label %36, !dbg !256, !llvm.loop !259

45:                                               ; preds = %36, %30, %23
  %46 = phi i32 [ -1, %23 ], [ %33, %30 ], [ %42, %36 ]
  %47 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !261
  store i32 %46, ptr %47, align 4, !dbg !261, !tbaa !10
  br label %48, !dbg !262

48:                                               ; preds = %45, %4
  ret void, !dbg !262
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_long_row(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !263 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !264
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !264
  %7 = mul i32 %5, %6, !dbg !264
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !264
  %9 = add i32 %7, %8, !dbg !264
  %10 = shl i32 %9, 13, !dbg !264
  %11 = xor i32 %10, %9, !dbg !264
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !264, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !264
  %14 = xor i32 %13, %12, !dbg !264
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !264, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !264
  %17 = xor i32 %16, %15, !dbg !264
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !264, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !264
  %20 = xor i32 %19, %18, !dbg !264
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !264, !srcloc !22
  %22 = sdiv i32 %9, 16, !dbg !265
  %23 = mul i32 %22, 16, !dbg !266
  %24 = sub i32 %9, %23, !dbg !266
  %25 = icmp slt i32 %22, %3, !dbg !267
  br i1 %25, label %28, label %26, !dbg !267

26:                                               ; preds = %36, %28, %4
  %27 = phi i32 [ 0, %4 ], [ 0, %28 ], [ %42, %36 ]
  br label %48, !dbg !268

28:                                               ; preds = %4
  %29 = sext i32 %22 to i64, !dbg !269
  %30 = getelementptr i32, ptr %0, i64 %29, !dbg !269
  %31 = getelementptr i8, ptr %30, i64 4, !dbg !269
  %32 = load i32, ptr %31, align 4, !dbg !269, !tbaa !10
  %33 = load i32, ptr %30, align 4, !dbg !270, !tbaa !10
  %34 = add nsw i32 %33, %24, !dbg !271
  %35 = icmp slt i32 %34, %32, !dbg !272
  br i1 %35, label %36, label %26, !dbg !273

36:                                               ; preds = %28, %36
  %37 = phi i32 [ %43, %36 ], [ %34, %28 ]
  %38 = phi i32 [ %42, %36 ], [ 0, %28 ]
  %39 = sext i32 %37 to i64, !dbg !274
  %40 = getelementptr inbounds i32, ptr %1, i64 %39, !dbg !274
  %41 = load i32, ptr %40, align 4, !dbg !274, !tbaa !10
  %42 = add nsw i32 %41, %38, !dbg !275
  %43 = add nsw i32 %37, 16, !dbg !276
  %44 = icmp slt i32 %43, %32, !dbg !272
  br i1 %44, label %36, label %26, !dbg !273, !llvm.loop !277

45:                                               ; preds = %48
  %46 = icmp eq i32 %24, 0
  %47 = and i1 %46, %25, !dbg !279
  br i1 %47, label %55, label %58, !dbg !279

48:                                               ; preds = %26, %48
  %49 = phi i32 [ %53, %48 ], [ 8, %26 ]
  %50 = phi i32 [ %52, %48 ], [ %27, %26 ]
  %51 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %50, i32 %49, i32 31), !dbg !280
  %52 = add nsw i32 %51, %50, !dbg !281
  %53 = lshr i32 %49, 1, !dbg !282
  %54 = icmp eq i32 %53, 0, !dbg !283
  br i1 %54, label %45, label %48, !dbg !268, !llvm.loop !284

55:                                               ; preds = %45
  %56 = sext i32 %22 to i64, !dbg !286
  %57 = getelementptr inbounds i32, ptr %2, i64 %56, !dbg !286
  store i32 %52, ptr %57, align 4, !dbg !287, !tbaa !10
  br label %58, !dbg !286

58:                                               ; preds = %55, %45
  ret void, !dbg !288
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @key_is_there(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !289 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !290
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !290
  %8 = mul i32 %6, %7, !dbg !290
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !290
  %10 = add i32 %8, %9, !dbg !290
  %11 = shl i32 %10, 13, !dbg !290
  %12 = xor i32 %11, %10, !dbg !290
  %13 = tail call i32 asm sideeffect "", "=r,0"(i32 %12) #5, !dbg !290, !srcloc !19
  %14 = lshr i32 %13, 17, !dbg !290
  %15 = xor i32 %14, %13, !dbg !290
  %16 = tail call i32 asm sideeffect "", "=r,0"(i32 %15) #5, !dbg !290, !srcloc !20
  %17 = shl i32 %16, 5, !dbg !290
  %18 = xor i32 %17, %16, !dbg !290
  %19 = tail call i32 asm sideeffect "", "=r,0"(i32 %18) #5, !dbg !290, !srcloc !21
  %20 = lshr i32 %19, 3, !dbg !290
  %21 = xor i32 %20, %19, !dbg !290
  %22 = tail call i32 asm sideeffect "", "=r,0"(i32 %21) #5, !dbg !290, !srcloc !22
  %23 = icmp slt i32 %10, %3, !dbg !291
  br i1 %23, label %24, label %52, !dbg !291

24:                                               ; preds = %5
  %25 = sext i32 %10 to i64, !dbg !292
  %26 = getelementptr inbounds i32, ptr %1, i64 %25, !dbg !292
  %27 = load i32, ptr %26, align 4, !dbg !292, !tbaa !10
  %28 = icmp sgt i32 %4, 1, !dbg !293
  br i1 %28, label %29, label %44, !dbg !294

29:                                               ; preds = %24
  %30 = add nsw i32 %4, -1, !dbg !295
  br label %31, !dbg !294

31:                                               ; preds = %29, %31
  %32 = phi i32 [ %42, %31 ], [ 0, %29 ]
  %33 = phi i32 [ %41, %31 ], [ %30, %29 ]
  %34 = add nuw nsw i32 %32, %33, !dbg !296
  %35 = lshr i32 %34, 1, !dbg !297
  %36 = zext nneg i32 %35 to i64, !dbg !298
  %37 = getelementptr inbounds nuw i32, ptr %0, i64 %36, !dbg !298
  %38 = load i32, ptr %37, align 4, !dbg !298, !tbaa !10
  %39 = icmp slt i32 %38, %27, !dbg !299
  %40 = add nuw nsw i32 %35, 1, !dbg !299
  %41 = select i1 %39, i32 %33, i32 %35, !dbg !299
  %42 = select i1 %39, i32 %40, i32 %32, !dbg !299
  %43 = icmp slt i32 %42, %41, !dbg !293
  br i1 %43, label %31, label %44, !dbg !294, !llvm.loop !300

44:                                               ; preds = %31, %24
  %45 = phi i32 [ 0, %24 ], [ %42, %31 ], !dbg !302
  %46 = zext nneg i32 %45 to i64, !dbg !303
  %47 = getelementptr inbounds nuw i32, ptr %0, i64 %46, !dbg !303
  %48 = load i32, ptr %47, align 4, !dbg !303, !tbaa !10
  %49 = icmp eq i32 %48, %27, !dbg !304
  %50 = select i1 %49, i32 %45, i32 -1, !dbg !303
  %51 = getelementptr inbounds i32, ptr %2, i64 %25, !dbg !305
  store i32 %50, ptr %51, align 4, !dbg !306, !tbaa !10
  br label %52, !dbg !307

52:                                               ; preds = %5, %44
  ret void, !dbg !307
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @triangular(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !308 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !309
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !309
  %7 = mul i32 %5, %6, !dbg !309
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !309
  %9 = add i32 %7, %8, !dbg !309
  %10 = shl i32 %9, 13, !dbg !309
  %11 = xor i32 %10, %9, !dbg !309
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !309, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !309
  %14 = xor i32 %13, %12, !dbg !309
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !309, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !309
  %17 = xor i32 %16, %15, !dbg !309
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !309, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !309
  %20 = xor i32 %19, %18, !dbg !309
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !309, !srcloc !22
  %22 = icmp sgt i32 %2, 0, !dbg !310
  br i1 %22, label %23, label %29, !dbg !311

23:                                               ; preds = %4
  %24 = icmp sgt i32 %3, 0
  br label %25, !dbg !311

25:                                               ; preds = %23, %30
  %26 = phi i32 [ 0, %23 ], [ %36, %30 ]
  br i1 %24, label %27, label %30, !dbg !312

27:                                               ; preds = %25
  %28 = mul nuw nsw i32 %26, %3
  br label %38, !dbg !312

29:                                               ; preds = %30, %4
  ret void, !dbg !313

30:                                               ; preds = %38, %25
  %31 = phi i32 [ 0, %25 ], [ %47, %38 ], !dbg !314
  %32 = shl nsw i32 %26, 5, !dbg !315
  %33 = add nsw i32 %32, %9, !dbg !316
  %34 = sext i32 %33 to i64, !dbg !317
  %35 = getelementptr inbounds i32, ptr %1, i64 %34, !dbg !317
  store i32 %31, ptr %35, align 4, !dbg !318, !tbaa !10
  %36 = add nuw nsw i32 %26, 1, !dbg !319
  %37 = icmp eq i32 %36, %2, !dbg !310
  br i1 %37, label %29, label %25, !dbg !311, !llvm.loop !320

38:                                               ; preds = %27, %38
  %39 = phi i32 [ 0, %27 ], [ %48, %38 ]
  %40 = phi i32 [ 0, %27 ], [ %47, %38 ]
  %41 = add nuw nsw i32 %39, %28, !dbg !322
  %42 = zext nneg i32 %41 to i64, !dbg !323
  %43 = getelementptr inbounds nuw i32, ptr %0, i64 %42, !dbg !323
  %44 = load i32, ptr %43, align 4, !dbg !323, !tbaa !10
  %45 = add nsw i32 %39, %9, !dbg !324
  %46 = mul nsw i32 %44, %45, !dbg !325
  %47 = add nsw i32 %46, %40, !dbg !326
  %48 = add nuw nsw i32 %39, 1, !dbg !327
  %49 = icmp eq i32 %48, %3, !dbg !328
  br i1 %49, label %30, label %38, !dbg !312, !llvm.loop !329
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @first_row_is_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !331 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !332
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !332
  %7 = mul i32 %5, %6, !dbg !332
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !332
  %9 = add i32 %7, %8, !dbg !332
  %10 = shl i32 %9, 13, !dbg !332
  %11 = xor i32 %10, %9, !dbg !332
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !332, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !332
  %14 = xor i32 %13, %12, !dbg !332
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !332, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !332
  %17 = xor i32 %16, %15, !dbg !332
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !332, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !332
  %20 = xor i32 %19, %18, !dbg !332
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !332, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !333
  br i1 %22, label %23, label %42, !dbg !333

23:                                               ; preds = %4
  %24 = icmp sgt i32 %2, 0, !dbg !334
  br i1 %24, label %29, label %25, !dbg !335

25:                                               ; preds = %29, %23
  %26 = phi i32 [ 0, %23 ], [ %39, %29 ], !dbg !336
  %27 = sext i32 %9 to i64, !dbg !337
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !337
  store i32 %26, ptr %28, align 4, !dbg !338, !tbaa !10
  br label %42, !dbg !339

29:                                               ; preds = %23, %29
  %30 = phi i32 [ %40, %29 ], [ 0, %23 ]
  %31 = phi i32 [ %39, %29 ], [ 0, %23 ]
  %32 = mul nsw i32 %30, %3, !dbg !340
  %33 = add nsw i32 %32, %9, !dbg !341
  %34 = sext i32 %33 to i64, !dbg !342
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !342
  %36 = load i32, ptr %35, align 4, !dbg !342, !tbaa !10
  %37 = add nuw nsw i32 %30, 3, !dbg !343
  %38 = mul nsw i32 %36, %37, !dbg !344
  %39 = add nsw i32 %38, %31, !dbg !345
  %40 = add nuw nsw i32 %30, 1, !dbg !346
  %41 = icmp eq i32 %40, %2, !dbg !334
  br i1 %41, label %25, label %29, !dbg !335, !llvm.loop !347

42:                                               ; preds = %4, %25
  ret void, !dbg !339
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @symmetric(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !349 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !350
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !350
  %7 = mul i32 %5, %6, !dbg !350
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !350
  %9 = add i32 %7, %8, !dbg !350
  %10 = shl i32 %9, 13, !dbg !350
  %11 = xor i32 %10, %9, !dbg !350
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !350, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !350
  %14 = xor i32 %13, %12, !dbg !350
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !350, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !350
  %17 = xor i32 %16, %15, !dbg !350
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !350, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !350
  %20 = xor i32 %19, %18, !dbg !350
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !350, !srcloc !22
  %22 = icmp slt i32 %9, %3, !dbg !351
  br i1 %22, label %23, label %41, !dbg !351

23:                                               ; preds = %4
  %24 = icmp sgt i32 %2, 0, !dbg !352
  br i1 %24, label %29, label %25, !dbg !353

25:                                               ; preds = %29, %23
  %26 = phi i32 [ 0, %23 ], [ %39, %29 ], !dbg !354
  %27 = sext i32 %9 to i64, !dbg !355
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !355
  store i32 %26, ptr %28, align 4, !dbg !356, !tbaa !10
  br label %41, !dbg !357

29:                                               ; preds = %23, %29
  %30 = phi i32 [ %37, %29 ], [ 0, %23 ]
  %31 = phi i32 [ %39, %29 ], [ 0, %23 ]
  %32 = mul nsw i32 %30, %3, !dbg !358
  %33 = add nsw i32 %32, %9, !dbg !359
  %34 = sext i32 %33 to i64, !dbg !360
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !360
  %36 = load i32, ptr %35, align 4, !dbg !360, !tbaa !10
  %37 = add nuw nsw i32 %30, 1, !dbg !361
  %38 = mul nsw i32 %36, %37, !dbg !362
  %39 = add nsw i32 %38, %31, !dbg !363
  %40 = icmp eq i32 %37, %2, !dbg !352
  br i1 %40, label %25, label %29, !dbg !353, !llvm.loop !364

41:                                               ; preds = %4, %25
  ret void, !dbg !357
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_zero_factor(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !366 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !367
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !367
  %7 = mul i32 %5, %6, !dbg !367
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !367
  %9 = add i32 %7, %8, !dbg !367
  %10 = shl i32 %9, 13, !dbg !367
  %11 = xor i32 %10, %9, !dbg !367
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !367, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !367
  %14 = xor i32 %13, %12, !dbg !367
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !367, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !367
  %17 = xor i32 %16, %15, !dbg !367
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !367, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !367
  %20 = xor i32 %19, %18, !dbg !367
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !367, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !368
  br i1 %22, label %23, label %43, !dbg !368

23:                                               ; preds = %4
  %24 = icmp sgt i32 %3, 0, !dbg !369
  br i1 %24, label %25, label %27, !dbg !370

25:                                               ; preds = %23
  %26 = mul nsw i32 %3, %9
  br label %31, !dbg !370

27:                                               ; preds = %31, %23
  %28 = phi float [ 1.000000e+00, %23 ], [ %40, %31 ], !dbg !371
  %29 = sext i32 %9 to i64, !dbg !372
  %30 = getelementptr inbounds float, ptr %1, i64 %29, !dbg !372
  store float %28, ptr %30, align 4, !dbg !373, !tbaa !140
  br label %43, !dbg !374

31:                                               ; preds = %25, %31
  %32 = phi i32 [ 0, %25 ], [ %41, %31 ]
  %33 = phi float [ 1.000000e+00, %25 ], [ %40, %31 ]
  %34 = add nsw i32 %32, %26, !dbg !375
  %35 = sext i32 %34 to i64, !dbg !376
  %36 = getelementptr inbounds float, ptr %0, i64 %35, !dbg !376
  %37 = load float, ptr %36, align 4, !dbg !376, !tbaa !140
  %38 = fcmp contract oeq float %37, 0.000000e+00, !dbg !377
  %39 = select contract i1 %38, float 1.000000e+00, float %37, !dbg !378
  %40 = fmul contract float %33, %39, !dbg !379
  %41 = add nuw nsw i32 %32, 1, !dbg !380
  %42 = icmp eq i32 %41, %3, !dbg !369
  br i1 %42, label %27, label %31, !dbg !370, !llvm.loop !381

43:                                               ; preds = %4, %27
  ret void, !dbg !374
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @first_launch_only(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !383 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !384
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !384
  %7 = mul i32 %5, %6, !dbg !384
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !384
  %9 = add i32 %7, %8, !dbg !384
  %10 = shl i32 %9, 13, !dbg !384
  %11 = xor i32 %10, %9, !dbg !384
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #5, !dbg !384, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !384
  %14 = xor i32 %13, %12, !dbg !384
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #5, !dbg !384, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !384
  %17 = xor i32 %16, %15, !dbg !384
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #5, !dbg !384, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !384
  %20 = xor i32 %19, %18, !dbg !384
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #5, !dbg !384, !srcloc !22
  %22 = icmp slt i32 %9, %2, !dbg !385
  br i1 %22, label %23, label %32, !dbg !385

23:                                               ; preds = %4
  %24 = sext i32 %9 to i64, !dbg !386
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !386
  %26 = load i32, ptr %25, align 4, !dbg !386, !tbaa !10
  %27 = add nsw i32 %3, 1, !dbg !387
  %28 = mul nsw i32 %26, %27, !dbg !388
  %29 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !389
  %30 = load i32, ptr %29, align 4, !dbg !390, !tbaa !10
  %31 = add nsw i32 %30, %28, !dbg !390
  store i32 %31, ptr %29, align 4, !dbg !390, !tbaa !10
  br label %32, !dbg !389

32:                                               ; preds = %23, %4
  ret void, !dbg !391
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
!19 = !{i64 8035619}
!20 = !{i64 8035669}
!21 = !{i64 8035718}
!22 = !{i64 8035767}
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
!234 = !DILocation(line: 111, column: 39, scope: !231)
!235 = !DILocation(line: 112, column: 12, scope: !231)
!236 = !DILocation(line: 0, scope: !231)
!237 = !DILocation(line: 112, column: 29, scope: !231)
!238 = !DILocation(line: 114, column: 21, scope: !231)
!239 = !DILocation(line: 115, column: 13, scope: !231)
!240 = distinct !{!240, !235, !241, !37, !38}
!241 = !DILocation(line: 116, column: 5, scope: !231)
!242 = !DILocation(line: 118, column: 17, scope: !231)
!243 = !DILocation(line: 118, column: 22, scope: !231)
!244 = !DILocation(line: 118, column: 5, scope: !231)
!245 = !DILocation(line: 118, column: 12, scope: !231)
!246 = !DILocation(line: 119, column: 1, scope: !231)
!247 = distinct !DISubprogram(name: "no_empty_row", scope: !7, file: !7, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!248 = !DILocation(line: 122, column: 5, scope: !247)
!249 = !DILocation(line: 123, column: 11, scope: !247)
!250 = !DILocation(line: 124, column: 17, scope: !247)
!251 = !DILocation(line: 124, column: 34, scope: !247)
!252 = !DILocation(line: 125, column: 22, scope: !247)
!253 = !DILocation(line: 126, column: 16, scope: !247)
!254 = !DILocation(line: 127, scope: !247)
!255 = !DILocation(line: 127, column: 31, scope: !247)
!256 = !DILocation(line: 127, column: 5, scope: !247)
!257 = !DILocation(line: 127, column: 61, scope: !247)
!258 = !DILocation(line: 127, column: 51, scope: !247)
!259 = distinct !{!259, !256, !260, !37, !38}
!260 = !DILocation(line: 127, column: 69, scope: !247)
!261 = !DILocation(line: 0, scope: !247)
!262 = !DILocation(line: 129, column: 1, scope: !247)
!263 = distinct !DISubprogram(name: "no_long_row", scope: !7, file: !7, line: 131, type: !16, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!264 = !DILocation(line: 132, column: 5, scope: !263)
!265 = !DILocation(line: 133, column: 17, scope: !263)
!266 = !DILocation(line: 133, column: 32, scope: !263)
!267 = !DILocation(line: 134, column: 13, scope: !263)
!268 = !DILocation(line: 139, column: 5, scope: !263)
!269 = !DILocation(line: 135, column: 20, scope: !263)
!270 = !DILocation(line: 136, column: 29, scope: !263)
!271 = !DILocation(line: 136, column: 40, scope: !263)
!272 = !DILocation(line: 136, column: 50, scope: !263)
!273 = !DILocation(line: 136, column: 16, scope: !263)
!274 = !DILocation(line: 136, column: 74, scope: !263)
!275 = !DILocation(line: 136, column: 71, scope: !263)
!276 = !DILocation(line: 136, column: 60, scope: !263)
!277 = distinct !{!277, !273, !278, !37, !38}
!278 = !DILocation(line: 136, column: 81, scope: !263)
!279 = !DILocation(line: 140, column: 20, scope: !263)
!280 = !DILocation(line: 139, column: 43, scope: !263)
!281 = !DILocation(line: 139, column: 40, scope: !263)
!282 = !DILocation(line: 139, column: 30, scope: !263)
!283 = !DILocation(line: 139, column: 23, scope: !263)
!284 = distinct !{!284, !268, !285, !37, !38}
!285 = !DILocation(line: 139, column: 70, scope: !263)
!286 = !DILocation(line: 140, column: 34, scope: !263)
!287 = !DILocation(line: 140, column: 43, scope: !263)
!288 = !DILocation(line: 141, column: 1, scope: !263)
!289 = distinct !DISubprogram(name: "key_is_there", scope: !7, file: !7, line: 143, type: !16, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!290 = !DILocation(line: 144, column: 5, scope: !289)
!291 = !DILocation(line: 145, column: 11, scope: !289)
!292 = !DILocation(line: 146, column: 38, scope: !289)
!293 = !DILocation(line: 147, column: 16, scope: !289)
!294 = !DILocation(line: 147, column: 5, scope: !289)
!295 = !DILocation(line: 146, column: 27, scope: !289)
!296 = !DILocation(line: 148, column: 27, scope: !289)
!297 = !DILocation(line: 148, column: 35, scope: !289)
!298 = !DILocation(line: 149, column: 13, scope: !289)
!299 = !DILocation(line: 149, column: 27, scope: !289)
!300 = distinct !{!300, !294, !301, !37, !38}
!301 = !DILocation(line: 153, column: 5, scope: !289)
!302 = !DILocation(line: 0, scope: !289)
!303 = !DILocation(line: 154, column: 21, scope: !289)
!304 = !DILocation(line: 154, column: 32, scope: !289)
!305 = !DILocation(line: 154, column: 5, scope: !289)
!306 = !DILocation(line: 154, column: 12, scope: !289)
!307 = !DILocation(line: 155, column: 1, scope: !289)
!308 = distinct !DISubprogram(name: "triangular", scope: !7, file: !7, line: 157, type: !16, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!309 = !DILocation(line: 158, column: 5, scope: !308)
!310 = !DILocation(line: 159, column: 27, scope: !308)
!311 = !DILocation(line: 159, column: 5, scope: !308)
!312 = !DILocation(line: 161, column: 9, scope: !308)
!313 = !DILocation(line: 164, column: 1, scope: !308)
!314 = !DILocation(line: 0, scope: !308)
!315 = !DILocation(line: 162, column: 17, scope: !308)
!316 = !DILocation(line: 162, column: 22, scope: !308)
!317 = !DILocation(line: 162, column: 9, scope: !308)
!318 = !DILocation(line: 162, column: 27, scope: !308)
!319 = !DILocation(line: 159, column: 38, scope: !308)
!320 = distinct !{!320, !311, !321, !37, !38}
!321 = !DILocation(line: 163, column: 5, scope: !308)
!322 = !DILocation(line: 161, column: 82, scope: !308)
!323 = !DILocation(line: 161, column: 68, scope: !308)
!324 = !DILocation(line: 161, column: 92, scope: !308)
!325 = !DILocation(line: 161, column: 87, scope: !308)
!326 = !DILocation(line: 161, column: 65, scope: !308)
!327 = !DILocation(line: 161, column: 57, scope: !308)
!328 = !DILocation(line: 161, column: 48, scope: !308)
!329 = distinct !{!329, !312, !330, !37, !38}
!330 = !DILocation(line: 161, column: 95, scope: !308)
!331 = distinct !DISubprogram(name: "first_row_is_zero", scope: !7, file: !7, line: 166, type: !16, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!332 = !DILocation(line: 167, column: 5, scope: !331)
!333 = !DILocation(line: 168, column: 11, scope: !331)
!334 = !DILocation(line: 170, column: 42, scope: !331)
!335 = !DILocation(line: 170, column: 5, scope: !331)
!336 = !DILocation(line: 0, scope: !331)
!337 = !DILocation(line: 171, column: 5, scope: !331)
!338 = !DILocation(line: 171, column: 12, scope: !331)
!339 = !DILocation(line: 172, column: 1, scope: !331)
!340 = !DILocation(line: 170, column: 67, scope: !331)
!341 = !DILocation(line: 170, column: 74, scope: !331)
!342 = !DILocation(line: 170, column: 62, scope: !331)
!343 = !DILocation(line: 170, column: 84, scope: !331)
!344 = !DILocation(line: 170, column: 79, scope: !331)
!345 = !DILocation(line: 170, column: 59, scope: !331)
!346 = !DILocation(line: 170, column: 51, scope: !331)
!347 = distinct !{!347, !335, !348, !37, !38}
!348 = !DILocation(line: 170, column: 87, scope: !331)
!349 = distinct !DISubprogram(name: "symmetric", scope: !7, file: !7, line: 174, type: !16, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!350 = !DILocation(line: 175, column: 5, scope: !349)
!351 = !DILocation(line: 176, column: 11, scope: !349)
!352 = !DILocation(line: 178, column: 23, scope: !349)
!353 = !DILocation(line: 178, column: 5, scope: !349)
!354 = !DILocation(line: 0, scope: !349)
!355 = !DILocation(line: 180, column: 5, scope: !349)
!356 = !DILocation(line: 180, column: 12, scope: !349)
!357 = !DILocation(line: 181, column: 1, scope: !349)
!358 = !DILocation(line: 179, column: 28, scope: !349)
!359 = !DILocation(line: 179, column: 35, scope: !349)
!360 = !DILocation(line: 179, column: 23, scope: !349)
!361 = !DILocation(line: 179, column: 72, scope: !349)
!362 = !DILocation(line: 179, column: 67, scope: !349)
!363 = !DILocation(line: 179, column: 13, scope: !349)
!364 = distinct !{!364, !353, !365, !37, !38}
!365 = !DILocation(line: 179, column: 75, scope: !349)
!366 = distinct !DISubprogram(name: "no_zero_factor", scope: !7, file: !7, line: 183, type: !16, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!367 = !DILocation(line: 184, column: 5, scope: !366)
!368 = !DILocation(line: 185, column: 11, scope: !366)
!369 = !DILocation(line: 187, column: 23, scope: !366)
!370 = !DILocation(line: 187, column: 5, scope: !366)
!371 = !DILocation(line: 0, scope: !366)
!372 = !DILocation(line: 191, column: 5, scope: !366)
!373 = !DILocation(line: 191, column: 12, scope: !366)
!374 = !DILocation(line: 192, column: 1, scope: !366)
!375 = !DILocation(line: 188, column: 28, scope: !366)
!376 = !DILocation(line: 188, column: 19, scope: !366)
!377 = !DILocation(line: 189, column: 29, scope: !366)
!378 = !DILocation(line: 189, column: 27, scope: !366)
!379 = !DILocation(line: 189, column: 17, scope: !366)
!380 = !DILocation(line: 187, column: 29, scope: !366)
!381 = distinct !{!381, !370, !382, !37, !38}
!382 = !DILocation(line: 190, column: 5, scope: !366)
!383 = distinct !DISubprogram(name: "first_launch_only", scope: !7, file: !7, line: 194, type: !16, scopeLine: 194, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!384 = !DILocation(line: 195, column: 5, scope: !383)
!385 = !DILocation(line: 196, column: 11, scope: !383)
!386 = !DILocation(line: 196, column: 26, scope: !383)
!387 = !DILocation(line: 196, column: 46, scope: !383)
!388 = !DILocation(line: 196, column: 39, scope: !383)
!389 = !DILocation(line: 196, column: 16, scope: !383)
!390 = !DILocation(line: 196, column: 23, scope: !383)
!391 = !DILocation(line: 197, column: 1, scope: !383)
