; Made from alike.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @escaped(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !15 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %8 = add i32 %6, %7, !dbg !18
  %9 = shl i32 %8, 13, !dbg !18
  %10 = xor i32 %9, %8, !dbg !18
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #3, !dbg !18, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !18
  %13 = xor i32 %12, %11, !dbg !18
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #3, !dbg !18, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !18
  %16 = xor i32 %15, %14, !dbg !18
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #3, !dbg !18, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !18
  %19 = xor i32 %18, %17, !dbg !18
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #3, !dbg !18, !srcloc !22
  %21 = add nsw i32 %8, 1, !dbg !23
  %22 = shl i32 %21, 13, !dbg !23
  %23 = xor i32 %22, %21, !dbg !23
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #3, !dbg !23, !srcloc !19
  %25 = lshr i32 %24, 17, !dbg !23
  %26 = xor i32 %25, %24, !dbg !23
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #3, !dbg !23, !srcloc !20
  %28 = shl i32 %27, 5, !dbg !23
  %29 = xor i32 %28, %27, !dbg !23
  %30 = tail call i32 asm sideeffect "", "=r,0"(i32 %29) #3, !dbg !23, !srcloc !21
  %31 = lshr i32 %30, 3, !dbg !23
  %32 = xor i32 %31, %30, !dbg !23
  %33 = tail call i32 asm sideeffect "", "=r,0"(i32 %32) #3, !dbg !23, !srcloc !22
  %34 = add nsw i32 %8, 2, !dbg !23
  %35 = shl i32 %34, 13, !dbg !23
  %36 = xor i32 %35, %34, !dbg !23
  %37 = tail call i32 asm sideeffect "", "=r,0"(i32 %36) #3, !dbg !23, !srcloc !19
  %38 = lshr i32 %37, 17, !dbg !23
  %39 = xor i32 %38, %37, !dbg !23
  %40 = tail call i32 asm sideeffect "", "=r,0"(i32 %39) #3, !dbg !23, !srcloc !20
  %41 = shl i32 %40, 5, !dbg !23
  %42 = xor i32 %41, %40, !dbg !23
  %43 = tail call i32 asm sideeffect "", "=r,0"(i32 %42) #3, !dbg !23, !srcloc !21
  %44 = lshr i32 %43, 3, !dbg !23
  %45 = xor i32 %44, %43, !dbg !23
  %46 = tail call i32 asm sideeffect "", "=r,0"(i32 %45) #3, !dbg !23, !srcloc !22
  %47 = add nsw i32 %8, 3, !dbg !23
  %48 = shl i32 %47, 13, !dbg !23
  %49 = xor i32 %48, %47, !dbg !23
  %50 = tail call i32 asm sideeffect "", "=r,0"(i32 %49) #3, !dbg !23, !srcloc !19
  %51 = lshr i32 %50, 17, !dbg !23
  %52 = xor i32 %51, %50, !dbg !23
  %53 = tail call i32 asm sideeffect "", "=r,0"(i32 %52) #3, !dbg !23, !srcloc !20
  %54 = shl i32 %53, 5, !dbg !23
  %55 = xor i32 %54, %53, !dbg !23
  %56 = tail call i32 asm sideeffect "", "=r,0"(i32 %55) #3, !dbg !23, !srcloc !21
  %57 = lshr i32 %56, 3, !dbg !23
  %58 = xor i32 %57, %56, !dbg !23
  %59 = tail call i32 asm sideeffect "", "=r,0"(i32 %58) #3, !dbg !23, !srcloc !22
  %60 = add nsw i32 %8, 4, !dbg !23
  %61 = shl i32 %60, 13, !dbg !23
  %62 = xor i32 %61, %60, !dbg !23
  %63 = tail call i32 asm sideeffect "", "=r,0"(i32 %62) #3, !dbg !23, !srcloc !19
  %64 = lshr i32 %63, 17, !dbg !23
  %65 = xor i32 %64, %63, !dbg !23
  %66 = tail call i32 asm sideeffect "", "=r,0"(i32 %65) #3, !dbg !23, !srcloc !20
  %67 = shl i32 %66, 5, !dbg !23
  %68 = xor i32 %67, %66, !dbg !23
  %69 = tail call i32 asm sideeffect "", "=r,0"(i32 %68) #3, !dbg !23, !srcloc !21
  %70 = lshr i32 %69, 3, !dbg !23
  %71 = xor i32 %70, %69, !dbg !23
  %72 = tail call i32 asm sideeffect "", "=r,0"(i32 %71) #3, !dbg !23, !srcloc !22
  %73 = icmp slt i32 %8, %2, !dbg !24
  br i1 %73, label %74, label %98, !dbg !24

74:                                               ; preds = %3
  %75 = add nsw i32 %8, -1, !dbg !25
  %76 = sext i32 %8 to i64, !dbg !26
  %77 = getelementptr inbounds i32, ptr %0, i64 %76, !dbg !26
  %78 = load i32, ptr %77, align 4, !dbg !26, !tbaa !10
  %79 = icmp eq i32 %78, 93, !dbg !27
  %80 = icmp sgt i32 %8, 0
  %81 = and i1 %80, %79, !dbg !27
  br i1 %81, label %82, label %91, !dbg !27

82:                                               ; preds = %74, %88
  %83 = phi i32 [ %89, %88 ], [ %75, %74 ], !dbg !28
  %84 = zext nneg i32 %83 to i64, !dbg !29
  %85 = getelementptr inbounds nuw i32, ptr %0, i64 %84, !dbg !29
  %86 = load i32, ptr %85, align 4, !dbg !29, !tbaa !10
  %87 = icmp eq i32 %86, 92, !dbg !30
  br i1 %87, label %88, label %91, !dbg !31

88:                                               ; preds = %82
  %89 = add nsw i32 %83, -1, !dbg !32
  %90 = icmp sgt i32 %83, 0, !dbg !33
  br i1 %90, label %82, label %91, !dbg !34

91:                                               ; preds = %82, %88, %74
  %92 = phi i32 [ %75, %74 ], [ -1, %88 ], [ %83, %82 ], !dbg !28
  %93 = sub nsw i32 %75, %92, !dbg !35
  %94 = and i32 %93, 1, !dbg !35
  %95 = xor i32 %94, 1, !dbg !35
  %96 = select i1 %79, i32 %95, i32 0, !dbg !35
  %97 = getelementptr inbounds i32, ptr %1, i64 %76, !dbg !36
  store i32 %96, ptr %97, align 4, !dbg !37, !tbaa !10
  br label %98, !dbg !38

98:                                               ; preds = %3, %91
  ret void, !dbg !38
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @same_edge(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !39 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !40
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !40
  %7 = mul i32 %5, %6, !dbg !40
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %9 = add i32 %7, %8, !dbg !40
  %10 = shl i32 %9, 13, !dbg !40
  %11 = xor i32 %10, %9, !dbg !40
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #3, !dbg !40, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !40
  %14 = xor i32 %13, %12, !dbg !40
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #3, !dbg !40, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !40
  %17 = xor i32 %16, %15, !dbg !40
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #3, !dbg !40, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !40
  %20 = xor i32 %19, %18, !dbg !40
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #3, !dbg !40, !srcloc !22
  %22 = add nsw i32 %9, 1, !dbg !41
  %23 = shl i32 %22, 13, !dbg !41
  %24 = xor i32 %23, %22, !dbg !41
  %25 = tail call i32 asm sideeffect "", "=r,0"(i32 %24) #3, !dbg !41, !srcloc !19
  %26 = lshr i32 %25, 17, !dbg !41
  %27 = xor i32 %26, %25, !dbg !41
  %28 = tail call i32 asm sideeffect "", "=r,0"(i32 %27) #3, !dbg !41, !srcloc !20
  %29 = shl i32 %28, 5, !dbg !41
  %30 = xor i32 %29, %28, !dbg !41
  %31 = tail call i32 asm sideeffect "", "=r,0"(i32 %30) #3, !dbg !41, !srcloc !21
  %32 = lshr i32 %31, 3, !dbg !41
  %33 = xor i32 %32, %31, !dbg !41
  %34 = tail call i32 asm sideeffect "", "=r,0"(i32 %33) #3, !dbg !41, !srcloc !22
  %35 = add nsw i32 %9, 2, !dbg !41
  %36 = shl i32 %35, 13, !dbg !41
  %37 = xor i32 %36, %35, !dbg !41
  %38 = tail call i32 asm sideeffect "", "=r,0"(i32 %37) #3, !dbg !41, !srcloc !19
  %39 = lshr i32 %38, 17, !dbg !41
  %40 = xor i32 %39, %38, !dbg !41
  %41 = tail call i32 asm sideeffect "", "=r,0"(i32 %40) #3, !dbg !41, !srcloc !20
  %42 = shl i32 %41, 5, !dbg !41
  %43 = xor i32 %42, %41, !dbg !41
  %44 = tail call i32 asm sideeffect "", "=r,0"(i32 %43) #3, !dbg !41, !srcloc !21
  %45 = lshr i32 %44, 3, !dbg !41
  %46 = xor i32 %45, %44, !dbg !41
  %47 = tail call i32 asm sideeffect "", "=r,0"(i32 %46) #3, !dbg !41, !srcloc !22
  %48 = add nsw i32 %9, 3, !dbg !41
  %49 = shl i32 %48, 13, !dbg !41
  %50 = xor i32 %49, %48, !dbg !41
  %51 = tail call i32 asm sideeffect "", "=r,0"(i32 %50) #3, !dbg !41, !srcloc !19
  %52 = lshr i32 %51, 17, !dbg !41
  %53 = xor i32 %52, %51, !dbg !41
  %54 = tail call i32 asm sideeffect "", "=r,0"(i32 %53) #3, !dbg !41, !srcloc !20
  %55 = shl i32 %54, 5, !dbg !41
  %56 = xor i32 %55, %54, !dbg !41
  %57 = tail call i32 asm sideeffect "", "=r,0"(i32 %56) #3, !dbg !41, !srcloc !21
  %58 = lshr i32 %57, 3, !dbg !41
  %59 = xor i32 %58, %57, !dbg !41
  %60 = tail call i32 asm sideeffect "", "=r,0"(i32 %59) #3, !dbg !41, !srcloc !22
  %61 = add nsw i32 %9, 4, !dbg !41
  %62 = shl i32 %61, 13, !dbg !41
  %63 = xor i32 %62, %61, !dbg !41
  %64 = tail call i32 asm sideeffect "", "=r,0"(i32 %63) #3, !dbg !41, !srcloc !19
  %65 = lshr i32 %64, 17, !dbg !41
  %66 = xor i32 %65, %64, !dbg !41
  %67 = tail call i32 asm sideeffect "", "=r,0"(i32 %66) #3, !dbg !41, !srcloc !20
  %68 = shl i32 %67, 5, !dbg !41
  %69 = xor i32 %68, %67, !dbg !41
  %70 = tail call i32 asm sideeffect "", "=r,0"(i32 %69) #3, !dbg !41, !srcloc !21
  %71 = lshr i32 %70, 3, !dbg !41
  %72 = xor i32 %71, %70, !dbg !41
  %73 = tail call i32 asm sideeffect "", "=r,0"(i32 %72) #3, !dbg !41, !srcloc !22
  %74 = icmp slt i32 %9, %3, !dbg !42
  br i1 %74, label %75, label %104, !dbg !42

75:                                               ; preds = %4
  %76 = icmp sgt i32 %9, 0, !dbg !43
  br i1 %76, label %77, label %82, !dbg !44

77:                                               ; preds = %75
  %78 = zext nneg i32 %9 to i64
  %79 = getelementptr inbounds nuw i32, ptr %0, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !10
  %81 = getelementptr inbounds nuw i32, ptr %1, i64 %78
  br label %86, !dbg !44

82:                                               ; preds = %99, %75
  %83 = phi i32 [ 0, %75 ], [ %101, %99 ], !dbg !45
  %84 = sext i32 %9 to i64, !dbg !46
  %85 = getelementptr inbounds i32, ptr %2, i64 %84, !dbg !46
  store i32 %83, ptr %85, align 4, !dbg !47, !tbaa !10
  br label %104, !dbg !48

86:                                               ; preds = %77, %99
  %87 = phi i32 [ 0, %77 ], [ %102, %99 ]
  %88 = phi i32 [ 0, %77 ], [ %101, %99 ]
  %89 = zext nneg i32 %87 to i64, !dbg !49
  %90 = getelementptr inbounds nuw i32, ptr %0, i64 %89, !dbg !49
  %91 = load i32, ptr %90, align 4, !dbg !49, !tbaa !10
  %92 = icmp eq i32 %91, %80, !dbg !50
  br i1 %92, label %93, label %99, !dbg !51

93:                                               ; preds = %86
  %94 = getelementptr inbounds nuw i32, ptr %1, i64 %89, !dbg !52
  %95 = load i32, ptr %94, align 4, !dbg !52, !tbaa !10
  %96 = load i32, ptr %81, align 4, !dbg !53, !tbaa !10
  %97 = icmp eq i32 %95, %96, !dbg !54
  %98 = zext i1 %97 to i32, !dbg !49
  br label %99

99:                                               ; preds = %93, %86
  %100 = phi i32 [ 0, %86 ], [ %98, %93 ], !dbg !45
  %101 = add nuw nsw i32 %100, %88, !dbg !55
  %102 = add nuw nsw i32 %87, 1, !dbg !56
  %103 = icmp eq i32 %102, %9, !dbg !43
  br i1 %103, label %82, label %86, !dbg !44, !llvm.loop !57

104:                                              ; preds = %4, %82
  ret void, !dbg !48
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @crossings(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !61 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !62
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %7 = mul i32 %5, %6, !dbg !62
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %9 = add i32 %7, %8, !dbg !62
  %10 = shl i32 %9, 13, !dbg !62
  %11 = xor i32 %10, %9, !dbg !62
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #3, !dbg !62, !srcloc !19
  %13 = lshr i32 %12, 17, !dbg !62
  %14 = xor i32 %13, %12, !dbg !62
  %15 = tail call i32 asm sideeffect "", "=r,0"(i32 %14) #3, !dbg !62, !srcloc !20
  %16 = shl i32 %15, 5, !dbg !62
  %17 = xor i32 %16, %15, !dbg !62
  %18 = tail call i32 asm sideeffect "", "=r,0"(i32 %17) #3, !dbg !62, !srcloc !21
  %19 = lshr i32 %18, 3, !dbg !62
  %20 = xor i32 %19, %18, !dbg !62
  %21 = tail call i32 asm sideeffect "", "=r,0"(i32 %20) #3, !dbg !62, !srcloc !22
  %22 = add nsw i32 %9, 1, !dbg !63
  %23 = shl i32 %22, 13, !dbg !63
  %24 = xor i32 %23, %22, !dbg !63
  %25 = tail call i32 asm sideeffect "", "=r,0"(i32 %24) #3, !dbg !63, !srcloc !19
  %26 = lshr i32 %25, 17, !dbg !63
  %27 = xor i32 %26, %25, !dbg !63
  %28 = tail call i32 asm sideeffect "", "=r,0"(i32 %27) #3, !dbg !63, !srcloc !20
  %29 = shl i32 %28, 5, !dbg !63
  %30 = xor i32 %29, %28, !dbg !63
  %31 = tail call i32 asm sideeffect "", "=r,0"(i32 %30) #3, !dbg !63, !srcloc !21
  %32 = lshr i32 %31, 3, !dbg !63
  %33 = xor i32 %32, %31, !dbg !63
  %34 = tail call i32 asm sideeffect "", "=r,0"(i32 %33) #3, !dbg !63, !srcloc !22
  %35 = add nsw i32 %9, 2, !dbg !63
  %36 = shl i32 %35, 13, !dbg !63
  %37 = xor i32 %36, %35, !dbg !63
  %38 = tail call i32 asm sideeffect "", "=r,0"(i32 %37) #3, !dbg !63, !srcloc !19
  %39 = lshr i32 %38, 17, !dbg !63
  %40 = xor i32 %39, %38, !dbg !63
  %41 = tail call i32 asm sideeffect "", "=r,0"(i32 %40) #3, !dbg !63, !srcloc !20
  %42 = shl i32 %41, 5, !dbg !63
  %43 = xor i32 %42, %41, !dbg !63
  %44 = tail call i32 asm sideeffect "", "=r,0"(i32 %43) #3, !dbg !63, !srcloc !21
  %45 = lshr i32 %44, 3, !dbg !63
  %46 = xor i32 %45, %44, !dbg !63
  %47 = tail call i32 asm sideeffect "", "=r,0"(i32 %46) #3, !dbg !63, !srcloc !22
  %48 = add nsw i32 %9, 3, !dbg !63
  %49 = shl i32 %48, 13, !dbg !63
  %50 = xor i32 %49, %48, !dbg !63
  %51 = tail call i32 asm sideeffect "", "=r,0"(i32 %50) #3, !dbg !63, !srcloc !19
  %52 = lshr i32 %51, 17, !dbg !63
  %53 = xor i32 %52, %51, !dbg !63
  %54 = tail call i32 asm sideeffect "", "=r,0"(i32 %53) #3, !dbg !63, !srcloc !20
  %55 = shl i32 %54, 5, !dbg !63
  %56 = xor i32 %55, %54, !dbg !63
  %57 = tail call i32 asm sideeffect "", "=r,0"(i32 %56) #3, !dbg !63, !srcloc !21
  %58 = lshr i32 %57, 3, !dbg !63
  %59 = xor i32 %58, %57, !dbg !63
  %60 = tail call i32 asm sideeffect "", "=r,0"(i32 %59) #3, !dbg !63, !srcloc !22
  %61 = add nsw i32 %9, 4, !dbg !63
  %62 = shl i32 %61, 13, !dbg !63
  %63 = xor i32 %62, %61, !dbg !63
  %64 = tail call i32 asm sideeffect "", "=r,0"(i32 %63) #3, !dbg !63, !srcloc !19
  %65 = lshr i32 %64, 17, !dbg !63
  %66 = xor i32 %65, %64, !dbg !63
  %67 = tail call i32 asm sideeffect "", "=r,0"(i32 %66) #3, !dbg !63, !srcloc !20
  %68 = shl i32 %67, 5, !dbg !63
  %69 = xor i32 %68, %67, !dbg !63
  %70 = tail call i32 asm sideeffect "", "=r,0"(i32 %69) #3, !dbg !63, !srcloc !21
  %71 = lshr i32 %70, 3, !dbg !63
  %72 = xor i32 %71, %70, !dbg !63
  %73 = tail call i32 asm sideeffect "", "=r,0"(i32 %72) #3, !dbg !63, !srcloc !22
  %74 = icmp slt i32 %9, %3, !dbg !64
  br i1 %74, label %75, label %102, !dbg !64

75:                                               ; preds = %4
  %76 = sext i32 %9 to i64, !dbg !65
  %77 = getelementptr inbounds float, ptr %0, i64 %76, !dbg !65
  %78 = load float, ptr %77, align 4, !dbg !65, !tbaa !66
  %79 = icmp sgt i32 %3, 1, !dbg !68
  br i1 %79, label %85, label %82, !dbg !69

80:                                               ; preds = %85
  %81 = uitofp nneg i32 %99 to float, !dbg !70
  br label %82, !dbg !70

82:                                               ; preds = %80, %75
  %83 = phi float [ 0.000000e+00, %75 ], [ %81, %80 ], !dbg !71
  %84 = getelementptr inbounds float, ptr %2, i64 %76, !dbg !72
  store float %83, ptr %84, align 4, !dbg !73, !tbaa !66
  br label %102, !dbg !74

85:                                               ; preds = %75, %85
  %86 = phi i32 [ %100, %85 ], [ 1, %75 ]
  %87 = phi i32 [ %86, %85 ], [ 0, %75 ]
  %88 = phi i32 [ %99, %85 ], [ 0, %75 ]
  %89 = zext nneg i32 %87 to i64, !dbg !75
  %90 = getelementptr inbounds nuw float, ptr %1, i64 %89, !dbg !75
  %91 = load float, ptr %90, align 4, !dbg !75, !tbaa !66
  %92 = fcmp contract ogt float %91, %78, !dbg !76
  %93 = zext nneg i32 %86 to i64, !dbg !77
  %94 = getelementptr inbounds nuw float, ptr %1, i64 %93, !dbg !77
  %95 = load float, ptr %94, align 4, !dbg !77, !tbaa !66
  %96 = fcmp contract ogt float %95, %78, !dbg !78
  %97 = xor i1 %92, %96, !dbg !79
  %98 = zext i1 %97 to i32, !dbg !80
  %99 = add nuw nsw i32 %88, %98, !dbg !81
  %100 = add nuw nsw i32 %86, 1, !dbg !82
  %101 = icmp eq i32 %100, %3, !dbg !68
  br i1 %101, label %80, label %85, !dbg !69, !llvm.loop !83

102:                                              ; preds = %4, %82
  ret void, !dbg !74
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rounded(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !85 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !86
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !86
  %6 = mul i32 %4, %5, !dbg !86
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %8 = add i32 %6, %7, !dbg !86
  %9 = shl i32 %8, 13, !dbg !86
  %10 = xor i32 %9, %8, !dbg !86
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #3, !dbg !86, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !86
  %13 = xor i32 %12, %11, !dbg !86
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #3, !dbg !86, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !86
  %16 = xor i32 %15, %14, !dbg !86
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #3, !dbg !86, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !86
  %19 = xor i32 %18, %17, !dbg !86
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #3, !dbg !86, !srcloc !22
  %21 = add nsw i32 %8, 1, !dbg !87
  %22 = shl i32 %21, 13, !dbg !87
  %23 = xor i32 %22, %21, !dbg !87
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #3, !dbg !87, !srcloc !19
  %25 = lshr i32 %24, 17, !dbg !87
  %26 = xor i32 %25, %24, !dbg !87
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #3, !dbg !87, !srcloc !20
  %28 = shl i32 %27, 5, !dbg !87
  %29 = xor i32 %28, %27, !dbg !87
  %30 = tail call i32 asm sideeffect "", "=r,0"(i32 %29) #3, !dbg !87, !srcloc !21
  %31 = lshr i32 %30, 3, !dbg !87
  %32 = xor i32 %31, %30, !dbg !87
  %33 = tail call i32 asm sideeffect "", "=r,0"(i32 %32) #3, !dbg !87, !srcloc !22
  %34 = add nsw i32 %8, 2, !dbg !87
  %35 = shl i32 %34, 13, !dbg !87
  %36 = xor i32 %35, %34, !dbg !87
  %37 = tail call i32 asm sideeffect "", "=r,0"(i32 %36) #3, !dbg !87, !srcloc !19
  %38 = lshr i32 %37, 17, !dbg !87
  %39 = xor i32 %38, %37, !dbg !87
  %40 = tail call i32 asm sideeffect "", "=r,0"(i32 %39) #3, !dbg !87, !srcloc !20
  %41 = shl i32 %40, 5, !dbg !87
  %42 = xor i32 %41, %40, !dbg !87
  %43 = tail call i32 asm sideeffect "", "=r,0"(i32 %42) #3, !dbg !87, !srcloc !21
  %44 = lshr i32 %43, 3, !dbg !87
  %45 = xor i32 %44, %43, !dbg !87
  %46 = tail call i32 asm sideeffect "", "=r,0"(i32 %45) #3, !dbg !87, !srcloc !22
  %47 = add nsw i32 %8, 3, !dbg !87
  %48 = shl i32 %47, 13, !dbg !87
  %49 = xor i32 %48, %47, !dbg !87
  %50 = tail call i32 asm sideeffect "", "=r,0"(i32 %49) #3, !dbg !87, !srcloc !19
  %51 = lshr i32 %50, 17, !dbg !87
  %52 = xor i32 %51, %50, !dbg !87
  %53 = tail call i32 asm sideeffect "", "=r,0"(i32 %52) #3, !dbg !87, !srcloc !20
  %54 = shl i32 %53, 5, !dbg !87
  %55 = xor i32 %54, %53, !dbg !87
  %56 = tail call i32 asm sideeffect "", "=r,0"(i32 %55) #3, !dbg !87, !srcloc !21
  %57 = lshr i32 %56, 3, !dbg !87
  %58 = xor i32 %57, %56, !dbg !87
  %59 = tail call i32 asm sideeffect "", "=r,0"(i32 %58) #3, !dbg !87, !srcloc !22
  %60 = add nsw i32 %8, 4, !dbg !87
  %61 = shl i32 %60, 13, !dbg !87
  %62 = xor i32 %61, %60, !dbg !87
  %63 = tail call i32 asm sideeffect "", "=r,0"(i32 %62) #3, !dbg !87, !srcloc !19
  %64 = lshr i32 %63, 17, !dbg !87
  %65 = xor i32 %64, %63, !dbg !87
  %66 = tail call i32 asm sideeffect "", "=r,0"(i32 %65) #3, !dbg !87, !srcloc !20
  %67 = shl i32 %66, 5, !dbg !87
  %68 = xor i32 %67, %66, !dbg !87
  %69 = tail call i32 asm sideeffect "", "=r,0"(i32 %68) #3, !dbg !87, !srcloc !21
  %70 = lshr i32 %69, 3, !dbg !87
  %71 = xor i32 %70, %69, !dbg !87
  %72 = tail call i32 asm sideeffect "", "=r,0"(i32 %71) #3, !dbg !87, !srcloc !22
  %73 = icmp slt i32 %8, %2, !dbg !88
  br i1 %73, label %74, label %84, !dbg !88

74:                                               ; preds = %3
  %75 = sext i32 %8 to i64, !dbg !89
  %76 = getelementptr inbounds float, ptr %0, i64 %75, !dbg !89
  %77 = load float, ptr %76, align 4, !dbg !89, !tbaa !66
  %78 = tail call contract float @llvm.trunc.f32(float %77), !dbg !90
  %79 = fsub contract float %77, %78, !dbg !91
  %80 = fcmp contract oge float %79, 5.000000e-01, !dbg !92
  %81 = fadd contract float %78, 1.000000e+00, !dbg !93
  %82 = select contract i1 %80, float %81, float %78, !dbg !93
  %83 = getelementptr inbounds float, ptr %1, i64 %75, !dbg !94
  store float %82, ptr %83, align 4, !dbg !95, !tbaa !66
  br label %84, !dbg !96

84:                                               ; preds = %3, %74
  ret void, !dbg !96
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @strides(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !97 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !98
  %6 = mul i32 %4, %5, !dbg !98
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  %8 = add i32 %6, %7, !dbg !98
  %9 = shl i32 %8, 13, !dbg !98
  %10 = xor i32 %9, %8, !dbg !98
  %11 = tail call i32 asm sideeffect "", "=r,0"(i32 %10) #3, !dbg !98, !srcloc !19
  %12 = lshr i32 %11, 17, !dbg !98
  %13 = xor i32 %12, %11, !dbg !98
  %14 = tail call i32 asm sideeffect "", "=r,0"(i32 %13) #3, !dbg !98, !srcloc !20
  %15 = shl i32 %14, 5, !dbg !98
  %16 = xor i32 %15, %14, !dbg !98
  %17 = tail call i32 asm sideeffect "", "=r,0"(i32 %16) #3, !dbg !98, !srcloc !21
  %18 = lshr i32 %17, 3, !dbg !98
  %19 = xor i32 %18, %17, !dbg !98
  %20 = tail call i32 asm sideeffect "", "=r,0"(i32 %19) #3, !dbg !98, !srcloc !22
  %21 = add nsw i32 %8, 1, !dbg !99
  %22 = shl i32 %21, 13, !dbg !99
  %23 = xor i32 %22, %21, !dbg !99
  %24 = tail call i32 asm sideeffect "", "=r,0"(i32 %23) #3, !dbg !99, !srcloc !19
  %25 = lshr i32 %24, 17, !dbg !99
  %26 = xor i32 %25, %24, !dbg !99
  %27 = tail call i32 asm sideeffect "", "=r,0"(i32 %26) #3, !dbg !99, !srcloc !20
  %28 = shl i32 %27, 5, !dbg !99
  %29 = xor i32 %28, %27, !dbg !99
  %30 = tail call i32 asm sideeffect "", "=r,0"(i32 %29) #3, !dbg !99, !srcloc !21
  %31 = lshr i32 %30, 3, !dbg !99
  %32 = xor i32 %31, %30, !dbg !99
  %33 = tail call i32 asm sideeffect "", "=r,0"(i32 %32) #3, !dbg !99, !srcloc !22
  %34 = add nsw i32 %8, 2, !dbg !99
  %35 = shl i32 %34, 13, !dbg !99
  %36 = xor i32 %35, %34, !dbg !99
  %37 = tail call i32 asm sideeffect "", "=r,0"(i32 %36) #3, !dbg !99, !srcloc !19
  %38 = lshr i32 %37, 17, !dbg !99
  %39 = xor i32 %38, %37, !dbg !99
  %40 = tail call i32 asm sideeffect "", "=r,0"(i32 %39) #3, !dbg !99, !srcloc !20
  %41 = shl i32 %40, 5, !dbg !99
  %42 = xor i32 %41, %40, !dbg !99
  %43 = tail call i32 asm sideeffect "", "=r,0"(i32 %42) #3, !dbg !99, !srcloc !21
  %44 = lshr i32 %43, 3, !dbg !99
  %45 = xor i32 %44, %43, !dbg !99
  %46 = tail call i32 asm sideeffect "", "=r,0"(i32 %45) #3, !dbg !99, !srcloc !22
  %47 = add nsw i32 %8, 3, !dbg !99
  %48 = shl i32 %47, 13, !dbg !99
  %49 = xor i32 %48, %47, !dbg !99
  %50 = tail call i32 asm sideeffect "", "=r,0"(i32 %49) #3, !dbg !99, !srcloc !19
  %51 = lshr i32 %50, 17, !dbg !99
  %52 = xor i32 %51, %50, !dbg !99
  %53 = tail call i32 asm sideeffect "", "=r,0"(i32 %52) #3, !dbg !99, !srcloc !20
  %54 = shl i32 %53, 5, !dbg !99
  %55 = xor i32 %54, %53, !dbg !99
  %56 = tail call i32 asm sideeffect "", "=r,0"(i32 %55) #3, !dbg !99, !srcloc !21
  %57 = lshr i32 %56, 3, !dbg !99
  %58 = xor i32 %57, %56, !dbg !99
  %59 = tail call i32 asm sideeffect "", "=r,0"(i32 %58) #3, !dbg !99, !srcloc !22
  %60 = add nsw i32 %8, 4, !dbg !99
  %61 = shl i32 %60, 13, !dbg !99
  %62 = xor i32 %61, %60, !dbg !99
  %63 = tail call i32 asm sideeffect "", "=r,0"(i32 %62) #3, !dbg !99, !srcloc !19
  %64 = lshr i32 %63, 17, !dbg !99
  %65 = xor i32 %64, %63, !dbg !99
  %66 = tail call i32 asm sideeffect "", "=r,0"(i32 %65) #3, !dbg !99, !srcloc !20
  %67 = shl i32 %66, 5, !dbg !99
  %68 = xor i32 %67, %66, !dbg !99
  %69 = tail call i32 asm sideeffect "", "=r,0"(i32 %68) #3, !dbg !99, !srcloc !21
  %70 = lshr i32 %69, 3, !dbg !99
  %71 = xor i32 %70, %69, !dbg !99
  %72 = tail call i32 asm sideeffect "", "=r,0"(i32 %71) #3, !dbg !99, !srcloc !22
  %73 = icmp slt i32 %8, %2, !dbg !100
  br i1 %73, label %74, label %80, !dbg !100

74:                                               ; preds = %3
  %75 = sext i32 %8 to i64, !dbg !101
  %76 = getelementptr inbounds i32, ptr %0, i64 %75, !dbg !101
  %77 = load i32, ptr %76, align 4, !dbg !101, !tbaa !10
  %78 = mul nsw i32 %77, 3, !dbg !102
  %79 = getelementptr inbounds i32, ptr %1, i64 %75, !dbg !103
  store i32 %78, ptr %79, align 4, !dbg !104, !tbaa !10
  br label %80, !dbg !105

80:                                               ; preds = %3, %74
  ret void, !dbg !105
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

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
!7 = !DIFile(filename: "alike.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "escaped", scope: !7, file: !7, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 9, column: 5, scope: !15)
!19 = !{i64 8324566}
!20 = !{i64 8324616}
!21 = !{i64 8324665}
!22 = !{i64 8324714}
!23 = !DILocation(line: 10, column: 5, scope: !15)
!24 = !DILocation(line: 11, column: 11, scope: !15)
!25 = !DILocation(line: 12, column: 15, scope: !15)
!26 = !DILocation(line: 13, column: 9, scope: !15)
!27 = !DILocation(line: 13, column: 15, scope: !15)
!28 = !DILocation(line: 0, scope: !15)
!29 = !DILocation(line: 13, column: 62, scope: !15)
!30 = !DILocation(line: 13, column: 68, scope: !15)
!31 = !DILocation(line: 13, column: 22, scope: !15)
!32 = !DILocation(line: 13, column: 76, scope: !15)
!33 = !DILocation(line: 13, column: 31, scope: !15)
!34 = !DILocation(line: 13, column: 59, scope: !15)
!35 = !DILocation(line: 14, column: 26, scope: !15)
!36 = !DILocation(line: 14, column: 5, scope: !15)
!37 = !DILocation(line: 14, column: 12, scope: !15)
!38 = !DILocation(line: 15, column: 1, scope: !15)
!39 = distinct !DISubprogram(name: "same_edge", scope: !7, file: !7, line: 17, type: !16, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!40 = !DILocation(line: 18, column: 5, scope: !39)
!41 = !DILocation(line: 19, column: 5, scope: !39)
!42 = !DILocation(line: 20, column: 11, scope: !39)
!43 = !DILocation(line: 22, column: 23, scope: !39)
!44 = !DILocation(line: 22, column: 5, scope: !39)
!45 = !DILocation(line: 0, scope: !39)
!46 = !DILocation(line: 25, column: 5, scope: !39)
!47 = !DILocation(line: 25, column: 12, scope: !39)
!48 = !DILocation(line: 26, column: 1, scope: !39)
!49 = !DILocation(line: 23, column: 25, scope: !39)
!50 = !DILocation(line: 23, column: 30, scope: !39)
!51 = !DILocation(line: 23, column: 38, scope: !39)
!52 = !DILocation(line: 23, column: 41, scope: !39)
!53 = !DILocation(line: 23, column: 49, scope: !39)
!54 = !DILocation(line: 23, column: 46, scope: !39)
!55 = !DILocation(line: 23, column: 15, scope: !39)
!56 = !DILocation(line: 22, column: 29, scope: !39)
!57 = distinct !{!57, !44, !58, !59, !60}
!58 = !DILocation(line: 23, column: 52, scope: !39)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !{!"llvm.loop.unroll.disable"}
!61 = distinct !DISubprogram(name: "crossings", scope: !7, file: !7, line: 28, type: !16, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!62 = !DILocation(line: 29, column: 5, scope: !61)
!63 = !DILocation(line: 30, column: 5, scope: !61)
!64 = !DILocation(line: 31, column: 11, scope: !61)
!65 = !DILocation(line: 32, column: 15, scope: !61)
!66 = !{!67, !67, i64 0}
!67 = !{!"float", !12, i64 0}
!68 = !DILocation(line: 34, column: 27, scope: !61)
!69 = !DILocation(line: 34, column: 5, scope: !61)
!70 = !DILocation(line: 37, column: 14, scope: !61)
!71 = !DILocation(line: 0, scope: !61)
!72 = !DILocation(line: 37, column: 5, scope: !61)
!73 = !DILocation(line: 37, column: 12, scope: !61)
!74 = !DILocation(line: 38, column: 1, scope: !61)
!75 = !DILocation(line: 35, column: 26, scope: !61)
!76 = !DILocation(line: 35, column: 31, scope: !61)
!77 = !DILocation(line: 35, column: 40, scope: !61)
!78 = !DILocation(line: 35, column: 49, scope: !61)
!79 = !DILocation(line: 35, column: 36, scope: !61)
!80 = !DILocation(line: 35, column: 25, scope: !61)
!81 = !DILocation(line: 35, column: 15, scope: !61)
!82 = !DILocation(line: 34, column: 23, scope: !61)
!83 = distinct !{!83, !69, !84, !59, !60}
!84 = !DILocation(line: 35, column: 52, scope: !61)
!85 = distinct !DISubprogram(name: "rounded", scope: !7, file: !7, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!86 = !DILocation(line: 41, column: 5, scope: !85)
!87 = !DILocation(line: 42, column: 5, scope: !85)
!88 = !DILocation(line: 43, column: 11, scope: !85)
!89 = !DILocation(line: 44, column: 15, scope: !85)
!90 = !DILocation(line: 44, column: 30, scope: !85)
!91 = !DILocation(line: 45, column: 23, scope: !85)
!92 = !DILocation(line: 45, column: 31, scope: !85)
!93 = !DILocation(line: 45, column: 21, scope: !85)
!94 = !DILocation(line: 45, column: 5, scope: !85)
!95 = !DILocation(line: 45, column: 12, scope: !85)
!96 = !DILocation(line: 46, column: 1, scope: !85)
!97 = distinct !DISubprogram(name: "strides", scope: !7, file: !7, line: 48, type: !16, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!98 = !DILocation(line: 49, column: 5, scope: !97)
!99 = !DILocation(line: 50, column: 5, scope: !97)
!100 = !DILocation(line: 51, column: 11, scope: !97)
!101 = !DILocation(line: 53, column: 15, scope: !97)
!102 = !DILocation(line: 53, column: 22, scope: !97)
!103 = !DILocation(line: 53, column: 5, scope: !97)
!104 = !DILocation(line: 53, column: 13, scope: !97)
!105 = !DILocation(line: 54, column: 1, scope: !97)
