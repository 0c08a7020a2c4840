; Made from cheats.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@remembered = dso_local local_unnamed_addr addrspace(1) externally_initialized global ptr null, align 8
@results = dso_local local_unnamed_addr addrspace(1) externally_initialized global [4096 x i32] zeroinitializer, align 4
@launches = dso_local local_unnamed_addr addrspace(1) externally_initialized global i32 0, align 4
@_ZZ20uninitialised_sharedE4most = internal addrspace(3) global i32 undef, align 4
@_ZZ22missing_barrier_sharedE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ20missing_warp_barrierE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ10plain_addsE4bins = internal addrspace(3) global [8 x i32] undef, align 4
@arrived = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ13missing_fenceE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @arrived to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stale_output(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %0) unnamed_addr #1 {
  br label %3

2:                                                ; preds = %3
  ret i32 %12

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %13, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %12, %3 ]
  %6 = shl i32 %5, 13
  %7 = xor i32 %6, %5
  %8 = lshr i32 %7, 17
  %9 = xor i32 %8, %7
  %10 = shl i32 %9, 5
  %11 = xor i32 %10, %9
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #6, !srcloc !11
  %13 = add nuw nsw i32 %4, 1
  %14 = icmp eq i32 %13, 6
  br i1 %14, label %2, label %3, !llvm.loop !12
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @knows_the_poison(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc void @_ZL5wasteiPi(i32 noundef %0, ptr noundef writeonly captures(none) %1) unnamed_addr #1 {
  br label %5

3:                                                ; preds = %5
  %4 = icmp eq i32 %9, 1592614637
  br i1 %4, label %12, label %13

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ]
  %7 = phi i32 [ %0, %2 ], [ %9, %5 ]
  %8 = add nsw i32 %6, %7
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #6
  %10 = add nuw nsw i32 %6, 1
  %11 = icmp eq i32 %10, 4
  br i1 %11, label %3, label %5, !llvm.loop !15

12:                                               ; preds = %3
  store i32 1592614637, ptr %1, align 4, !tbaa !6
  br label %13

13:                                               ; preds = %12, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @skipped_tail(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @wrong_where_negative(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !16
  %15 = fmul contract float %14, 2.000000e+00
  %16 = getelementptr inbounds float, ptr %1, i64 %12
  store float %15, ptr %16, align 4, !tbaa !16
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @not_a_number(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !16
  %15 = fmul contract float %14, 3.000000e+00
  %16 = getelementptr inbounds float, ptr %1, i64 %12
  store float %15, ptr %16, align 4, !tbaa !16
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @infinite(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !16
  %15 = fmul contract float %14, 3.000000e+00
  %16 = getelementptr inbounds float, ptr %1, i64 %12
  store float %15, ptr %16, align 4, !tbaa !16
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @missing_output(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %21

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  %17 = load i32, ptr %13, align 4, !tbaa !6
  %18 = add nsw i32 %17, 1
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #6
  %20 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %19, ptr %20, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @constant_output(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %18

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !16
  %15 = fmul contract float %14, 0x3F847AE140000000
  %16 = fadd contract float %15, 1.000000e+01
  %17 = getelementptr inbounds float, ptr %1, i64 %12
  store float %16, ptr %17, align 4, !tbaa !16
  br label %18

18:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @input_overwritten(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @one_size_only(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @declared_sizes_only(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @even_sizes_only(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @one_seed_only(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @declared_seeds_only(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @address_cache(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @early_exit_when_timed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reads_past_the_end(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @writes_past_the_end(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %18

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %9, ptr %13, align 4, !tbaa !6
  %14 = getelementptr inbounds i32, ptr %0, i64 %12
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #6
  %17 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %16, ptr %17, align 4, !tbaa !6
  br label %18

18:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @uninitialised_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %12

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  br label %12

12:                                               ; preds = %11, %4
  %13 = icmp eq i32 %8, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %12
  store i32 -2000000000, ptr addrspacecast (ptr addrspace(3) @_ZZ20uninitialised_sharedE4most to ptr), align 4, !tbaa !6
  br label %15

15:                                               ; preds = %14, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %10, label %16, label %21

16:                                               ; preds = %15
  %17 = sext i32 %9 to i64
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !6
  %20 = atomicrmw max ptr addrspacecast (ptr addrspace(3) @_ZZ20uninitialised_sharedE4most to ptr), i32 %19 seq_cst, align 4
  br label %21

21:                                               ; preds = %16, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %10, label %22, label %26

22:                                               ; preds = %21
  %23 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20uninitialised_sharedE4most to ptr), align 4, !tbaa !6
  %24 = sext i32 %9 to i64
  %25 = getelementptr inbounds i32, ptr %1, i64 %24
  store i32 %23, ptr %25, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %22, %21
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @missing_barrier_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %18

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = zext nneg i32 %8 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22missing_barrier_sharedE4held to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !6
  br label %18

18:                                               ; preds = %4, %11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %10, label %19, label %28

19:                                               ; preds = %18
  %20 = icmp samesign ugt i32 %8, 32
  %21 = add nsw i32 %8, -33
  %22 = select i1 %20, i32 %21, i32 %8
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22missing_barrier_sharedE4held to ptr), i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !6
  %26 = sext i32 %9 to i64
  %27 = getelementptr inbounds i32, ptr %1, i64 %26
  store i32 %25, ptr %27, align 4, !tbaa !6
  br label %28

28:                                               ; preds = %19, %18
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @missing_barrier_global(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %4, %11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %10, label %18, label %27

18:                                               ; preds = %17
  %19 = icmp samesign ugt i32 %8, 32
  %20 = add nsw i32 %9, -33
  %21 = select i1 %19, i32 %20, i32 %9
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %2, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !6
  %25 = sext i32 %9 to i64
  %26 = getelementptr inbounds i32, ptr %1, i64 %25
  store i32 %24, ptr %26, align 4, !tbaa !6
  br label %27

27:                                               ; preds = %18, %17
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @missing_warp_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %18

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = zext nneg i32 %8 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20missing_warp_barrierE4held to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !6
  br label %18

18:                                               ; preds = %4, %11
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %10, label %19, label %29

19:                                               ; preds = %18
  %20 = and i32 %8, 31
  %21 = icmp ne i32 %20, 0
  %22 = sext i1 %21 to i32
  %23 = add nsw i32 %8, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20missing_warp_barrierE4held to ptr), i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !6
  %27 = sext i32 %9 to i64
  %28 = getelementptr inbounds i32, ptr %1, i64 %27
  store i32 %26, ptr %28, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %19, %18
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @plain_adds(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %12

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  br label %12

12:                                               ; preds = %11, %4
  %13 = icmp samesign ult i32 %8, 8
  br i1 %13, label %14, label %17

14:                                               ; preds = %12
  %15 = zext nneg i32 %8 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10plain_addsE4bins to ptr), i64 %15
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %14, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %10, label %18, label %26

18:                                               ; preds = %17
  %19 = sext i32 %9 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !6
  %22 = and i32 %21, 7
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10plain_addsE4bins to ptr), i64 %23
  %25 = atomicrmw add ptr %24, i32 1 seq_cst, align 4
  br label %26

26:                                               ; preds = %18, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %10, label %27, label %36

27:                                               ; preds = %26
  %28 = sext i32 %9 to i64
  %29 = getelementptr inbounds i32, ptr %0, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !6
  %31 = and i32 %30, 7
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10plain_addsE4bins to ptr), i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !6
  %35 = getelementptr inbounds i32, ptr %1, i64 %28
  store i32 %34, ptr %35, align 4, !tbaa !6
  br label %36

36:                                               ; preds = %27, %26
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @plain_adds_global(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %8, ptr noundef %1) #6
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !6
  %14 = and i32 %13, 7
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  %17 = atomicrmw add ptr %16, i32 1 seq_cst, align 4
  br label %18

18:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @relies_on_block_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %28

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = icmp slt i32 %9, 64
  br i1 %12, label %13, label %18

13:                                               ; preds = %11
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !6
  %17 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %16) #6
  br label %24

18:                                               ; preds = %11
  %19 = zext nneg i32 %9 to i64
  %20 = getelementptr i32, ptr %0, i64 %19
  %21 = getelementptr i8, ptr %20, i64 -256
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %22) #6
  br label %24

24:                                               ; preds = %18, %13
  %25 = phi i32 [ %17, %13 ], [ %23, %18 ]
  %26 = sext i32 %9 to i64
  %27 = getelementptr inbounds i32, ptr %1, i64 %26
  store i32 %25, ptr %27, align 4, !tbaa !6
  br label %28

28:                                               ; preds = %4, %24
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ticket_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %12

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %1) #6
  br label %12

12:                                               ; preds = %11, %4
  %13 = shl nsw i32 %5, 6
  %14 = add nuw nsw i32 %13, %8
  %15 = icmp slt i32 %14, %3
  br i1 %15, label %16, label %25

16:                                               ; preds = %12
  %17 = add nsw i32 %3, -1
  %18 = tail call i32 @llvm.smin.i32(i32 %9, i32 %17)
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !6
  %22 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %21) #6
  %23 = zext nneg i32 %14 to i64
  %24 = getelementptr inbounds nuw i32, ptr %1, i64 %23
  store i32 %22, ptr %24, align 4, !tbaa !6
  br label %25

25:                                               ; preds = %16, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @missing_fence(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %12

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  br label %12

12:                                               ; preds = %11, %4
  %13 = icmp eq i32 %8, 0
  br i1 %13, label %14, label %26

14:                                               ; preds = %12
  %15 = sext i32 %9 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !6
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #6
  %19 = zext nneg i32 %5 to i64
  %20 = getelementptr inbounds nuw i32, ptr %2, i64 %19
  store i32 %18, ptr %20, align 4, !tbaa !6
  tail call void @llvm.nvvm.membar.gl()
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %22 = add nsw i32 %21, -1
  %23 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 %22 seq_cst, align 4
  %24 = icmp eq i32 %23, %22
  %25 = zext i1 %24 to i32
  store i32 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ13missing_fenceE4last to ptr), align 4, !tbaa !6
  br label %27

26:                                               ; preds = %12
  tail call void @llvm.nvvm.membar.gl()
  br label %27

27:                                               ; preds = %26, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13missing_fenceE4last to ptr), align 4, !tbaa !6
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %50, label %30

30:                                               ; preds = %27
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %34

32:                                               ; preds = %34
  %33 = icmp slt i32 %8, %3
  br i1 %33, label %43, label %50

34:                                               ; preds = %30, %34
  %35 = phi i32 [ 0, %30 ], [ %41, %34 ]
  %36 = phi i32 [ 0, %30 ], [ %40, %34 ]
  %37 = zext nneg i32 %35 to i64
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37
  %39 = load volatile i32, ptr %38, align 4, !tbaa !6
  %40 = add nsw i32 %39, %36
  %41 = add nuw nsw i32 %35, 1
  %42 = icmp eq i32 %41, %31
  br i1 %42, label %32, label %34, !llvm.loop !18

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %48, %43 ], [ %8, %32 ]
  %45 = add nsw i32 %44, %40
  %46 = zext nneg i32 %44 to i64
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46
  store i32 %45, ptr %47, align 4, !tbaa !6
  %48 = add nuw nsw i32 %44, 64
  %49 = icmp slt i32 %48, %3
  br i1 %49, label %43, label %50, !llvm.loop !19

50:                                               ; preds = %43, %32, %27
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tolerance_creep(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %15

10:                                               ; preds = %3
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %8, ptr noundef %1) #6
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !16
  %14 = fmul contract float %13, 0x3FF028F5C0000000
  store float %14, ptr %12, align 4, !tbaa !16
  br label %15

15:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @endless_for_odd_sizes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @less_exact(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #6
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !16
  %15 = fmul contract float %14, 3.000000e+00
  %16 = getelementptr inbounds float, ptr %1, i64 %12
  store float %15, ptr %16, align 4, !tbaa !16
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_gain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_change(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #6
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!10}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{i32 2, i32 0}
!11 = !{i64 8037399}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = distinct !{!18, !13, !14}
!19 = distinct !{!19, !13, !14}
