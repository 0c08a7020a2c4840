; Made from warps.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9warp_scanE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ7meetingE4held = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @shuffles(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !15 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %4 = zext nneg i32 %3 to i64, !dbg !22
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !22
  %6 = load i32, ptr %5, align 4, !dbg !22, !tbaa !10
  %7 = shl nuw nsw i32 %3, 3, !dbg !23
  %8 = zext nneg i32 %7 to i64, !dbg !24
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %8, !dbg !24
  %10 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %6, i32 5, i32 31), !dbg !25
  store i32 %10, ptr %9, align 4, !dbg !29, !tbaa !10
  %11 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %6, i32 3, i32 0), !dbg !30
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 4, !dbg !33
  store i32 %11, ptr %12, align 4, !dbg !34, !tbaa !10
  %13 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %6, i32 4, i32 31), !dbg !35
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 8, !dbg !38
  store i32 %13, ptr %14, align 4, !dbg !39, !tbaa !10
  %15 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %6, i32 9, i32 31), !dbg !40
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 12, !dbg !43
  store i32 %15, ptr %16, align 4, !dbg !44, !tbaa !10
  %17 = add nuw nsw i32 %3, 1, !dbg !45
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %6, i32 %17, i32 6175), !dbg !46
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 16, !dbg !48
  store i32 %18, ptr %19, align 4, !dbg !49, !tbaa !10
  %20 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %6, i32 2, i32 4096), !dbg !50
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 20, !dbg !52
  store i32 %20, ptr %21, align 4, !dbg !53, !tbaa !10
  %22 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %6, i32 1, i32 7199), !dbg !54
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 24, !dbg !56
  store i32 %22, ptr %23, align 4, !dbg !57, !tbaa !10
  %24 = sitofp i32 %6 to float, !dbg !58
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %24, i32 1, i32 31), !dbg !59
  %26 = fptosi float %25 to i32, !dbg !62
  %27 = getelementptr inbounds nuw i8, ptr %9, i64 28, !dbg !63
  store i32 %26, ptr %27, align 4, !dbg !64, !tbaa !10
  ret void, !dbg !65
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @wide(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !66 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %4 = zext nneg i32 %3 to i64, !dbg !69
  %5 = getelementptr inbounds nuw double, ptr %0, i64 %4, !dbg !69
  %6 = load double, ptr %5, align 8, !dbg !69, !tbaa !70
  %7 = bitcast double %6 to i64, !dbg !72
  %8 = trunc i64 %7 to i32, !dbg !78
  %9 = lshr i64 %7, 32, !dbg !78
  %10 = trunc nuw i64 %9 to i32, !dbg !78
  %11 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %8, i32 16, i32 31), !dbg !82
  %12 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %10, i32 16, i32 31), !dbg !84
  %13 = zext i32 %12 to i64, !dbg !86
  %14 = shl nuw i64 %13, 32, !dbg !86
  %15 = zext i32 %11 to i64, !dbg !86
  %16 = or disjoint i64 %14, %15, !dbg !86
  %17 = bitcast i64 %16 to double, !dbg !88
  %18 = fadd contract double %6, %17, !dbg !90
  %19 = bitcast double %18 to i64, !dbg !72
  %20 = trunc i64 %19 to i32, !dbg !78
  %21 = lshr i64 %19, 32, !dbg !78
  %22 = trunc nuw i64 %21 to i32, !dbg !78
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %20, i32 8, i32 31), !dbg !82
  %24 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %22, i32 8, i32 31), !dbg !84
  %25 = zext i32 %24 to i64, !dbg !86
  %26 = shl nuw i64 %25, 32, !dbg !86
  %27 = zext i32 %23 to i64, !dbg !86
  %28 = or disjoint i64 %26, %27, !dbg !86
  %29 = bitcast i64 %28 to double, !dbg !88
  %30 = fadd contract double %18, %29, !dbg !90
  %31 = bitcast double %30 to i64, !dbg !72
  %32 = trunc i64 %31 to i32, !dbg !78
  %33 = lshr i64 %31, 32, !dbg !78
  %34 = trunc nuw i64 %33 to i32, !dbg !78
  %35 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %32, i32 4, i32 31), !dbg !82
  %36 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %34, i32 4, i32 31), !dbg !84
  %37 = zext i32 %36 to i64, !dbg !86
  %38 = shl nuw i64 %37, 32, !dbg !86
  %39 = zext i32 %35 to i64, !dbg !86
  %40 = or disjoint i64 %38, %39, !dbg !86
  %41 = bitcast i64 %40 to double, !dbg !88
  %42 = fadd contract double %30, %41, !dbg !90
  %43 = bitcast double %42 to i64, !dbg !72
  %44 = trunc i64 %43 to i32, !dbg !78
  %45 = lshr i64 %43, 32, !dbg !78
  %46 = trunc nuw i64 %45 to i32, !dbg !78
  %47 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %44, i32 2, i32 31), !dbg !82
  %48 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %46, i32 2, i32 31), !dbg !84
  %49 = zext i32 %48 to i64, !dbg !86
  %50 = shl nuw i64 %49, 32, !dbg !86
  %51 = zext i32 %47 to i64, !dbg !86
  %52 = or disjoint i64 %50, %51, !dbg !86
  %53 = bitcast i64 %52 to double, !dbg !88
  %54 = fadd contract double %42, %53, !dbg !90
  %55 = bitcast double %54 to i64, !dbg !72
  %56 = trunc i64 %55 to i32, !dbg !78
  %57 = lshr i64 %55, 32, !dbg !78
  %58 = trunc nuw i64 %57 to i32, !dbg !78
  %59 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %56, i32 1, i32 31), !dbg !82
  %60 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %58, i32 1, i32 31), !dbg !84
  %61 = zext i32 %60 to i64, !dbg !86
  %62 = shl nuw i64 %61, 32, !dbg !86
  %63 = zext i32 %59 to i64, !dbg !86
  %64 = or disjoint i64 %62, %63, !dbg !86
  %65 = bitcast i64 %64 to double, !dbg !88
  %66 = fadd contract double %54, %65, !dbg !90
  %67 = getelementptr inbounds nuw double, ptr %1, i64 %4, !dbg !91
  store double %66, ptr %67, align 8, !dbg !92, !tbaa !70
  ret void, !dbg !93
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @votes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !94 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95
  %4 = zext nneg i32 %3 to i64, !dbg !97
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !97
  %6 = load i32, ptr %5, align 4, !dbg !97, !tbaa !10
  %7 = mul nuw nsw i32 %3, 6, !dbg !98
  %8 = zext nneg i32 %7 to i64, !dbg !99
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %8, !dbg !99
  %10 = icmp sgt i32 %6, 2, !dbg !100
  %11 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %10), !dbg !101
  store i32 %11, ptr %9, align 4, !dbg !104, !tbaa !10
  %12 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %10), !dbg !105
  %13 = zext i1 %12 to i32, !dbg !105
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 4, !dbg !108
  store i32 %13, ptr %14, align 4, !dbg !109, !tbaa !10
  %15 = tail call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %10), !dbg !110
  %16 = zext i1 %15 to i32, !dbg !110
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 8, !dbg !113
  store i32 %16, ptr %17, align 4, !dbg !114, !tbaa !10
  %18 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %6), !dbg !115
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 12, !dbg !121
  store i32 %18, ptr %19, align 4, !dbg !122, !tbaa !10
  %20 = tail call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %6), !dbg !123
  %21 = extractvalue { i32, i1 } %20, 1, !dbg !123
  %22 = zext i1 %21 to i32, !dbg !123
  %23 = extractvalue { i32, i1 } %20, 0, !dbg !123
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 16, !dbg !128
  %25 = add i32 %23, %22, !dbg !129
  store i32 %25, ptr %24, align 4, !dbg !129, !tbaa !10
  %26 = zext i32 %6 to i64, !dbg !130
  %27 = shl i64 %26, 33, !dbg !131
  %28 = tail call noundef i32 @llvm.nvvm.match.any.sync.i64(i32 -1, i64 range(i64 0, -8589934591) %27), !dbg !132
  %29 = getelementptr inbounds nuw i8, ptr %9, i64 20, !dbg !137
  store i32 %28, ptr %29, align 4, !dbg !138, !tbaa !10
  ret void, !dbg !139
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @reductions(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !140 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !141
  %4 = zext nneg i32 %3 to i64, !dbg !143
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !143
  %6 = load i32, ptr %5, align 4, !dbg !143, !tbaa !10
  %7 = shl nuw nsw i32 %3, 3, !dbg !144
  %8 = zext nneg i32 %7 to i64, !dbg !145
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %8, !dbg !145
  %10 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %6, i32 -1), !dbg !146
  store i32 %10, ptr %9, align 4, !dbg !149, !tbaa !10
  %11 = tail call noundef i32 @llvm.nvvm.redux.sync.min(i32 %6, i32 -1), !dbg !150
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 4, !dbg !153
  store i32 %11, ptr %12, align 4, !dbg !154, !tbaa !10
  %13 = tail call noundef i32 @llvm.nvvm.redux.sync.max(i32 %6, i32 -1), !dbg !155
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 8, !dbg !158
  store i32 %13, ptr %14, align 4, !dbg !159, !tbaa !10
  %15 = tail call noundef i32 @llvm.nvvm.redux.sync.umin(i32 %6, i32 -1), !dbg !160
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 12, !dbg !163
  store i32 %15, ptr %16, align 4, !dbg !164, !tbaa !10
  %17 = tail call noundef i32 @llvm.nvvm.redux.sync.umax(i32 %6, i32 -1), !dbg !165
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16, !dbg !168
  store i32 %17, ptr %18, align 4, !dbg !169, !tbaa !10
  %19 = tail call noundef i32 @llvm.nvvm.redux.sync.and(i32 %6, i32 -1), !dbg !170
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 20, !dbg !173
  store i32 %19, ptr %20, align 4, !dbg !174, !tbaa !10
  %21 = tail call noundef i32 @llvm.nvvm.redux.sync.or(i32 %6, i32 -1), !dbg !175
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 24, !dbg !178
  store i32 %21, ptr %22, align 4, !dbg !179, !tbaa !10
  %23 = tail call noundef i32 @llvm.nvvm.redux.sync.xor(i32 %6, i32 -1), !dbg !180
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 28, !dbg !183
  store i32 %23, ptr %24, align 4, !dbg !184, !tbaa !10
  ret void, !dbg !185
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @divergent(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !186 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !187
  %4 = zext nneg i32 %3 to i64, !dbg !189
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !189
  %6 = load i32, ptr %5, align 4, !dbg !189, !tbaa !10
  %7 = and i32 %3, 1, !dbg !190
  %8 = icmp eq i32 %7, 0, !dbg !191
  br i1 %8, label %14, label %9, !dbg !191

9:                                                ; preds = %2
  %10 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !192
  %11 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1431655766, i32 %6, i32 2, i32 31), !dbg !195
  %12 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %10), !dbg !197
  %13 = add nsw i32 %11, %12, !dbg !200
  br label %18, !dbg !201

14:                                               ; preds = %2
  %15 = icmp samesign ugt i32 %3, 15, !dbg !202
  br i1 %15, label %16, label %18, !dbg !202

16:                                               ; preds = %14
  %17 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 1431633920, i32 %6, i32 16, i32 31), !dbg !203
  br label %18, !dbg !205

18:                                               ; preds = %14, %16, %9
  %19 = phi i32 [ %13, %9 ], [ %17, %16 ], [ %6, %14 ], !dbg !206
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !207
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %4, !dbg !210
  store i32 %19, ptr %20, align 4, !dbg !211, !tbaa !10
  ret void, !dbg !212
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_scan(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !213 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !214
  %4 = and i32 %3, 31, !dbg !216
  %5 = zext nneg i32 %3 to i64, !dbg !217
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5, !dbg !217
  %7 = load i32, ptr %6, align 4, !dbg !217, !tbaa !10
  %8 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9warp_scanE4held to ptr), i64 %5, !dbg !218
  store i32 %7, ptr %8, align 4, !dbg !219, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !220
  %9 = icmp eq i32 %4, 0, !dbg !222
  br i1 %9, label %15, label %10, !dbg !223

10:                                               ; preds = %2
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9warp_scanE4held to ptr), i64 %11
  %13 = getelementptr i8, ptr %12, i64 -4
  %14 = load i32, ptr %13, align 4, !dbg !224, !tbaa !10
  br label %15, !dbg !223

15:                                               ; preds = %2, %10
  %16 = phi i32 [ %14, %10 ], [ 0, %2 ], !dbg !223
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !225
  %17 = load i32, ptr %8, align 4, !dbg !227, !tbaa !10
  %18 = add nsw i32 %17, %16, !dbg !227
  store i32 %18, ptr %8, align 4, !dbg !227, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !228
  %19 = icmp samesign ult i32 %4, 2, !dbg !222
  br i1 %19, label %25, label %20, !dbg !223

20:                                               ; preds = %15
  %21 = zext nneg i32 %3 to i64
  %22 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9warp_scanE4held to ptr), i64 %21
  %23 = getelementptr i8, ptr %22, i64 -8
  %24 = load i32, ptr %23, align 4, !dbg !224, !tbaa !10
  br label %25, !dbg !223

25:                                               ; preds = %20, %15
  %26 = phi i32 [ %24, %20 ], [ 0, %15 ], !dbg !223
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !225
  %27 = load i32, ptr %8, align 4, !dbg !227, !tbaa !10
  %28 = add nsw i32 %27, %26, !dbg !227
  store i32 %28, ptr %8, align 4, !dbg !227, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !228
  %29 = icmp samesign ult i32 %4, 4, !dbg !222
  br i1 %29, label %35, label %30, !dbg !223

30:                                               ; preds = %25
  %31 = zext nneg i32 %3 to i64
  %32 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9warp_scanE4held to ptr), i64 %31
  %33 = getelementptr i8, ptr %32, i64 -16
  %34 = load i32, ptr %33, align 4, !dbg !224, !tbaa !10
  br label %35, !dbg !223

35:                                               ; preds = %30, %25
  %36 = phi i32 [ %34, %30 ], [ 0, %25 ], !dbg !223
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !225
  %37 = load i32, ptr %8, align 4, !dbg !227, !tbaa !10
  %38 = add nsw i32 %37, %36, !dbg !227
  store i32 %38, ptr %8, align 4, !dbg !227, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !228
  %39 = icmp samesign ult i32 %4, 8, !dbg !222
  br i1 %39, label %45, label %40, !dbg !223

40:                                               ; preds = %35
  %41 = zext nneg i32 %3 to i64
  %42 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9warp_scanE4held to ptr), i64 %41
  %43 = getelementptr i8, ptr %42, i64 -32
  %44 = load i32, ptr %43, align 4, !dbg !224, !tbaa !10
  br label %45, !dbg !223

45:                                               ; preds = %40, %35
  %46 = phi i32 [ %44, %40 ], [ 0, %35 ], !dbg !223
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !225
  %47 = load i32, ptr %8, align 4, !dbg !227, !tbaa !10
  %48 = add nsw i32 %47, %46, !dbg !227
  store i32 %48, ptr %8, align 4, !dbg !227, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !228
  %49 = icmp samesign ult i32 %4, 16, !dbg !222
  br i1 %49, label %55, label %50, !dbg !223

50:                                               ; preds = %45
  %51 = zext nneg i32 %3 to i64
  %52 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9warp_scanE4held to ptr), i64 %51
  %53 = getelementptr i8, ptr %52, i64 -64
  %54 = load i32, ptr %53, align 4, !dbg !224, !tbaa !10
  br label %55, !dbg !223

55:                                               ; preds = %50, %45
  %56 = phi i32 [ %54, %50 ], [ 0, %45 ], !dbg !223
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !225
  %57 = load i32, ptr %8, align 4, !dbg !227, !tbaa !10
  %58 = add nsw i32 %57, %56, !dbg !227
  store i32 %58, ptr %8, align 4, !dbg !227, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !228
  %59 = load i32, ptr %8, align 4, !dbg !230, !tbaa !10
  %60 = getelementptr inbounds nuw i32, ptr %1, i64 %5, !dbg !231
  store i32 %59, ptr %60, align 4, !dbg !232, !tbaa !10
  ret void, !dbg !233
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @meeting(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !234 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !235
  %4 = icmp samesign ult i32 %3, 16, !dbg !237
  %5 = zext nneg i32 %3 to i64, !dbg !238
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5, !dbg !238
  %7 = load i32, ptr %6, align 4, !dbg !238, !tbaa !10
  br i1 %4, label %8, label %11, !dbg !237

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7meetingE4held to ptr), i64 %5, !dbg !239
  store i32 %7, ptr %9, align 4, !dbg !240, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !241
  %10 = getelementptr i8, ptr %9, i64 64, !dbg !243
  br label %15, !dbg !244

11:                                               ; preds = %2
  %12 = shl nsw i32 %7, 1, !dbg !245
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7meetingE4held to ptr), i64 %5, !dbg !246
  store i32 %12, ptr %13, align 4, !dbg !247, !tbaa !10
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !248
  %14 = getelementptr i8, ptr %13, i64 -64, !dbg !250
  br label %15

15:                                               ; preds = %11, %8
  %16 = phi ptr [ %14, %11 ], [ %10, %8 ]
  %17 = load i32, ptr %16, align 4, !dbg !238, !tbaa !10
  %18 = getelementptr inbounds nuw i32, ptr %1, i64 %5, !dbg !238
  store i32 %17, ptr %18, align 4, !dbg !238, !tbaa !10
  ret void, !dbg !251
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i64(i32, i64) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.min(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.max(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.umin(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.umax(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.and(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.or(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.xor(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!7 = !DIFile(filename: "warps.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "shuffles", scope: !7, file: !7, line: 3, type: !16, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!20 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_builtin_vars.h", directory: "")
!21 = distinct !DILocation(line: 4, column: 13, scope: !15)
!22 = !DILocation(line: 4, column: 30, scope: !15)
!23 = !DILocation(line: 5, column: 22, scope: !15)
!24 = !DILocation(line: 5, column: 18, scope: !15)
!25 = !DILocation(line: 173, column: 35, scope: !26, inlinedAt: !28)
!26 = distinct !DISubprogram(name: "__shfl_sync", scope: !27, file: !27, line: 173, type: !16, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!27 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_intrinsics.h", directory: "")
!28 = distinct !DILocation(line: 6, column: 12, scope: !15)
!29 = !DILocation(line: 6, column: 10, scope: !15)
!30 = !DILocation(line: 177, column: 38, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "__shfl_up_sync", scope: !27, file: !27, line: 177, type: !16, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!32 = distinct !DILocation(line: 7, column: 12, scope: !15)
!33 = !DILocation(line: 7, column: 5, scope: !15)
!34 = !DILocation(line: 7, column: 10, scope: !15)
!35 = !DILocation(line: 179, column: 40, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !27, file: !27, line: 179, type: !16, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!37 = distinct !DILocation(line: 8, column: 12, scope: !15)
!38 = !DILocation(line: 8, column: 5, scope: !15)
!39 = !DILocation(line: 8, column: 10, scope: !15)
!40 = !DILocation(line: 181, column: 39, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !27, file: !27, line: 181, type: !16, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!42 = distinct !DILocation(line: 9, column: 12, scope: !15)
!43 = !DILocation(line: 9, column: 5, scope: !15)
!44 = !DILocation(line: 9, column: 10, scope: !15)
!45 = !DILocation(line: 10, column: 34, scope: !15)
!46 = !DILocation(line: 173, column: 35, scope: !26, inlinedAt: !47)
!47 = distinct !DILocation(line: 10, column: 12, scope: !15)
!48 = !DILocation(line: 10, column: 5, scope: !15)
!49 = !DILocation(line: 10, column: 10, scope: !15)
!50 = !DILocation(line: 177, column: 38, scope: !31, inlinedAt: !51)
!51 = distinct !DILocation(line: 11, column: 12, scope: !15)
!52 = !DILocation(line: 11, column: 5, scope: !15)
!53 = !DILocation(line: 11, column: 10, scope: !15)
!54 = !DILocation(line: 179, column: 40, scope: !36, inlinedAt: !55)
!55 = distinct !DILocation(line: 12, column: 12, scope: !15)
!56 = !DILocation(line: 12, column: 5, scope: !15)
!57 = !DILocation(line: 12, column: 10, scope: !15)
!58 = !DILocation(line: 13, column: 45, scope: !15)
!59 = !DILocation(line: 182, column: 22, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !27, file: !27, line: 181, type: !16, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!61 = distinct !DILocation(line: 13, column: 17, scope: !15)
!62 = !DILocation(line: 13, column: 17, scope: !15)
!63 = !DILocation(line: 13, column: 5, scope: !15)
!64 = !DILocation(line: 13, column: 10, scope: !15)
!65 = !DILocation(line: 14, column: 1, scope: !15)
!66 = distinct !DISubprogram(name: "wide", scope: !7, file: !7, line: 15, type: !16, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!67 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !68)
!68 = distinct !DILocation(line: 16, column: 19, scope: !66)
!69 = !DILocation(line: 16, column: 16, scope: !66)
!70 = !{!71, !71, i64 0}
!71 = !{!"double", !12, i64 0}
!72 = !DILocation(line: 1564, column: 10, scope: !73, inlinedAt: !75)
!73 = distinct !DISubprogram(name: "memcpy", scope: !74, file: !74, line: 1563, type: !16, scopeLine: 1563, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!74 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_device_functions.h", directory: "")
!75 = distinct !DILocation(line: 181, column: 1, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !27, file: !27, line: 181, type: !16, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!77 = distinct !DILocation(line: 17, column: 39, scope: !66)
!78 = !DILocation(line: 1564, column: 10, scope: !73, inlinedAt: !79)
!79 = distinct !DILocation(line: 181, column: 1, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !27, file: !27, line: 181, type: !16, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!81 = distinct !DILocation(line: 181, column: 1, scope: !76, inlinedAt: !77)
!82 = !DILocation(line: 181, column: 39, scope: !41, inlinedAt: !83)
!83 = distinct !DILocation(line: 181, column: 1, scope: !80, inlinedAt: !81)
!84 = !DILocation(line: 181, column: 39, scope: !41, inlinedAt: !85)
!85 = distinct !DILocation(line: 181, column: 1, scope: !80, inlinedAt: !81)
!86 = !DILocation(line: 1564, column: 10, scope: !73, inlinedAt: !87)
!87 = distinct !DILocation(line: 181, column: 1, scope: !80, inlinedAt: !81)
!88 = !DILocation(line: 1564, column: 10, scope: !73, inlinedAt: !89)
!89 = distinct !DILocation(line: 181, column: 1, scope: !76, inlinedAt: !77)
!90 = !DILocation(line: 17, column: 36, scope: !66)
!91 = !DILocation(line: 18, column: 5, scope: !66)
!92 = !DILocation(line: 18, column: 22, scope: !66)
!93 = !DILocation(line: 19, column: 1, scope: !66)
!94 = distinct !DISubprogram(name: "votes", scope: !7, file: !7, line: 20, type: !16, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!95 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !96)
!96 = distinct !DILocation(line: 21, column: 13, scope: !94)
!97 = !DILocation(line: 21, column: 30, scope: !94)
!98 = !DILocation(line: 22, column: 27, scope: !94)
!99 = !DILocation(line: 22, column: 23, scope: !94)
!100 = !DILocation(line: 23, column: 33, scope: !94)
!101 = !DILocation(line: 211, column: 10, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "__ballot_sync", scope: !27, file: !27, line: 210, type: !16, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!103 = distinct !DILocation(line: 23, column: 12, scope: !94)
!104 = !DILocation(line: 23, column: 10, scope: !94)
!105 = !DILocation(line: 203, column: 10, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "__any_sync", scope: !27, file: !27, line: 202, type: !16, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!107 = distinct !DILocation(line: 24, column: 12, scope: !94)
!108 = !DILocation(line: 24, column: 5, scope: !94)
!109 = !DILocation(line: 24, column: 10, scope: !94)
!110 = !DILocation(line: 199, column: 10, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "__all_sync", scope: !27, file: !27, line: 198, type: !16, scopeLine: 198, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!112 = distinct !DILocation(line: 25, column: 12, scope: !94)
!113 = !DILocation(line: 25, column: 5, scope: !94)
!114 = !DILocation(line: 25, column: 10, scope: !94)
!115 = !DILocation(line: 232, column: 10, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "__match32_any_sync", scope: !27, file: !27, line: 230, type: !16, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!117 = distinct !DILocation(line: 98, column: 10, scope: !118, inlinedAt: !120)
!118 = distinct !DISubprogram(name: "__match_any_sync", scope: !119, file: !119, line: 97, type: !16, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!119 = !DIFile(filename: "/usr/local/cuda-13.0/include/crt/sm_70_rt.hpp", directory: "")
!120 = distinct !DILocation(line: 26, column: 12, scope: !94)
!121 = !DILocation(line: 26, column: 5, scope: !94)
!122 = !DILocation(line: 26, column: 10, scope: !94)
!123 = !DILocation(line: 242, column: 10, scope: !124, inlinedAt: !125)
!124 = distinct !DISubprogram(name: "__match32_all_sync", scope: !27, file: !27, line: 241, type: !16, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!125 = distinct !DILocation(line: 137, column: 10, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "__match_all_sync", scope: !119, file: !119, line: 136, type: !16, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!127 = distinct !DILocation(line: 28, column: 12, scope: !94)
!128 = !DILocation(line: 28, column: 5, scope: !94)
!129 = !DILocation(line: 29, column: 10, scope: !94)
!130 = !DILocation(line: 30, column: 45, scope: !94)
!131 = !DILocation(line: 30, column: 47, scope: !94)
!132 = !DILocation(line: 237, column: 10, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "__match64_any_sync", scope: !27, file: !27, line: 236, type: !16, scopeLine: 236, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!134 = distinct !DILocation(line: 118, column: 10, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "__match_any_sync", scope: !119, file: !119, line: 117, type: !16, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!136 = distinct !DILocation(line: 30, column: 12, scope: !94)
!137 = !DILocation(line: 30, column: 5, scope: !94)
!138 = !DILocation(line: 30, column: 10, scope: !94)
!139 = !DILocation(line: 31, column: 1, scope: !94)
!140 = distinct !DISubprogram(name: "reductions", scope: !7, file: !7, line: 32, type: !16, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!141 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !142)
!142 = distinct !DILocation(line: 33, column: 13, scope: !140)
!143 = !DILocation(line: 33, column: 30, scope: !140)
!144 = !DILocation(line: 34, column: 22, scope: !140)
!145 = !DILocation(line: 34, column: 18, scope: !140)
!146 = !DILocation(line: 805, column: 10, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "__reduce_add_sync", scope: !27, file: !27, line: 803, type: !16, scopeLine: 804, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!148 = distinct !DILocation(line: 35, column: 12, scope: !140)
!149 = !DILocation(line: 35, column: 10, scope: !140)
!150 = !DILocation(line: 816, column: 10, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "__reduce_min_sync", scope: !27, file: !27, line: 815, type: !16, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!152 = distinct !DILocation(line: 36, column: 12, scope: !140)
!153 = !DILocation(line: 36, column: 5, scope: !140)
!154 = !DILocation(line: 36, column: 10, scope: !140)
!155 = !DILocation(line: 819, column: 10, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "__reduce_max_sync", scope: !27, file: !27, line: 818, type: !16, scopeLine: 818, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!157 = distinct !DILocation(line: 37, column: 12, scope: !140)
!158 = !DILocation(line: 37, column: 5, scope: !140)
!159 = !DILocation(line: 37, column: 10, scope: !140)
!160 = !DILocation(line: 809, column: 10, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "__reduce_min_sync", scope: !27, file: !27, line: 807, type: !16, scopeLine: 808, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!162 = distinct !DILocation(line: 38, column: 12, scope: !140)
!163 = !DILocation(line: 38, column: 5, scope: !140)
!164 = !DILocation(line: 38, column: 10, scope: !140)
!165 = !DILocation(line: 813, column: 10, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "__reduce_max_sync", scope: !27, file: !27, line: 811, type: !16, scopeLine: 812, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!167 = distinct !DILocation(line: 39, column: 12, scope: !140)
!168 = !DILocation(line: 39, column: 5, scope: !140)
!169 = !DILocation(line: 39, column: 10, scope: !140)
!170 = !DILocation(line: 826, column: 10, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "__reduce_and_sync", scope: !27, file: !27, line: 824, type: !16, scopeLine: 825, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!172 = distinct !DILocation(line: 40, column: 12, scope: !140)
!173 = !DILocation(line: 40, column: 5, scope: !140)
!174 = !DILocation(line: 40, column: 10, scope: !140)
!175 = !DILocation(line: 822, column: 10, scope: !176, inlinedAt: !177)
!176 = distinct !DISubprogram(name: "__reduce_or_sync", scope: !27, file: !27, line: 821, type: !16, scopeLine: 821, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!177 = distinct !DILocation(line: 41, column: 12, scope: !140)
!178 = !DILocation(line: 41, column: 5, scope: !140)
!179 = !DILocation(line: 41, column: 10, scope: !140)
!180 = !DILocation(line: 830, column: 10, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "__reduce_xor_sync", scope: !27, file: !27, line: 828, type: !16, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!182 = distinct !DILocation(line: 42, column: 12, scope: !140)
!183 = !DILocation(line: 42, column: 5, scope: !140)
!184 = !DILocation(line: 42, column: 10, scope: !140)
!185 = !DILocation(line: 43, column: 1, scope: !140)
!186 = distinct !DISubprogram(name: "divergent", scope: !7, file: !7, line: 45, type: !16, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!187 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !188)
!188 = distinct !DILocation(line: 46, column: 13, scope: !186)
!189 = !DILocation(line: 46, column: 30, scope: !186)
!190 = !DILocation(line: 47, column: 11, scope: !186)
!191 = !DILocation(line: 47, column: 9, scope: !186)
!192 = !DILocation(line: 218, column: 10, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "__activemask", scope: !27, file: !27, line: 214, type: !16, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!194 = distinct !DILocation(line: 48, column: 27, scope: !186)
!195 = !DILocation(line: 179, column: 40, scope: !36, inlinedAt: !196)
!196 = distinct !DILocation(line: 49, column: 13, scope: !186)
!197 = !DILocation(line: 505, column: 50, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "__popc", scope: !74, file: !74, line: 505, type: !16, scopeLine: 505, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!199 = distinct !DILocation(line: 49, column: 51, scope: !186)
!200 = !DILocation(line: 49, column: 49, scope: !186)
!201 = !DILocation(line: 50, column: 5, scope: !186)
!202 = !DILocation(line: 50, column: 18, scope: !186)
!203 = !DILocation(line: 173, column: 35, scope: !26, inlinedAt: !204)
!204 = distinct !DILocation(line: 51, column: 13, scope: !186)
!205 = !DILocation(line: 52, column: 5, scope: !186)
!206 = !DILocation(line: 0, scope: !186)
!207 = !DILocation(line: 186, column: 10, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "__syncwarp", scope: !27, file: !27, line: 185, type: !16, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!209 = distinct !DILocation(line: 53, column: 5, scope: !186)
!210 = !DILocation(line: 54, column: 5, scope: !186)
!211 = !DILocation(line: 54, column: 12, scope: !186)
!212 = !DILocation(line: 55, column: 1, scope: !186)
!213 = distinct !DISubprogram(name: "warp_scan", scope: !7, file: !7, line: 57, type: !16, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!214 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !215)
!215 = distinct !DILocation(line: 59, column: 13, scope: !213)
!216 = !DILocation(line: 59, column: 35, scope: !213)
!217 = !DILocation(line: 60, column: 15, scope: !213)
!218 = !DILocation(line: 60, column: 5, scope: !213)
!219 = !DILocation(line: 60, column: 13, scope: !213)
!220 = !DILocation(line: 186, column: 10, scope: !208, inlinedAt: !221)
!221 = distinct !DILocation(line: 61, column: 5, scope: !213)
!222 = !DILocation(line: 63, column: 24, scope: !213)
!223 = !DILocation(line: 63, column: 19, scope: !213)
!224 = !DILocation(line: 63, column: 31, scope: !213)
!225 = !DILocation(line: 186, column: 10, scope: !208, inlinedAt: !226)
!226 = distinct !DILocation(line: 64, column: 9, scope: !213)
!227 = !DILocation(line: 65, column: 17, scope: !213)
!228 = !DILocation(line: 186, column: 10, scope: !208, inlinedAt: !229)
!229 = distinct !DILocation(line: 66, column: 9, scope: !213)
!230 = !DILocation(line: 68, column: 14, scope: !213)
!231 = !DILocation(line: 68, column: 5, scope: !213)
!232 = !DILocation(line: 68, column: 12, scope: !213)
!233 = !DILocation(line: 69, column: 1, scope: !213)
!234 = distinct !DISubprogram(name: "meeting", scope: !7, file: !7, line: 71, type: !16, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!235 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !236)
!236 = distinct !DILocation(line: 73, column: 13, scope: !234)
!237 = !DILocation(line: 74, column: 11, scope: !234)
!238 = !DILocation(line: 0, scope: !234)
!239 = !DILocation(line: 74, column: 19, scope: !234)
!240 = !DILocation(line: 74, column: 27, scope: !234)
!241 = !DILocation(line: 186, column: 10, scope: !208, inlinedAt: !242)
!242 = distinct !DILocation(line: 74, column: 36, scope: !234)
!243 = !DILocation(line: 74, column: 59, scope: !234)
!244 = !DILocation(line: 74, column: 73, scope: !234)
!245 = !DILocation(line: 75, column: 24, scope: !234)
!246 = !DILocation(line: 75, column: 12, scope: !234)
!247 = !DILocation(line: 75, column: 20, scope: !234)
!248 = !DILocation(line: 186, column: 10, scope: !208, inlinedAt: !249)
!249 = distinct !DILocation(line: 75, column: 33, scope: !234)
!250 = !DILocation(line: 75, column: 56, scope: !234)
!251 = !DILocation(line: 76, column: 1, scope: !234)
