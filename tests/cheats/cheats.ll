; Made from cheats.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@remembered = dso_local addrspace(1) externally_initialized global ptr null, align 8
@results = dso_local addrspace(1) externally_initialized global [4096 x i32] zeroinitializer, align 4
@launches = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ20uninitialised_sharedE4most = internal addrspace(3) global i32 undef, align 4
@_ZZ22missing_barrier_sharedE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ20missing_warp_barrierE4held = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ10plain_addsE4bins = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@_ZZ12ticket_orderE1b = internal unnamed_addr addrspace(3) global i32 undef, align 4
@arrived = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ13missing_fenceE4last = internal unnamed_addr addrspace(3) global i32 undef, align 4
@llvm.compiler.used = appending global [4 x ptr] [ptr addrspacecast (ptr addrspace(1) @arrived to ptr), ptr addrspacecast (ptr addrspace(1) @launches to ptr), ptr addrspacecast (ptr addrspace(1) @remembered to ptr), ptr addrspacecast (ptr addrspace(1) @results to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stale_output(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp slt i32 %3, 0
  br i1 %5, label %6, label %17

6:                                                ; preds = %4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %9, %8
  %11 = add i32 %10, %7
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %6, %4
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
  %12 = tail call i32 asm sideeffect "", "=r,0"(i32 %11) #7, !srcloc !11
  %13 = add nuw nsw i32 %4, 1
  %14 = icmp eq i32 %13, 6
  br i1 %14, label %2, label %3, !llvm.loop !12
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @knows_the_poison(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = icmp eq i32 %14, -1515870811
  br i1 %15, label %16, label %20

16:                                               ; preds = %11
  %17 = getelementptr inbounds i32, ptr %0, i64 %12
  %18 = load i32, ptr %17, align 4, !tbaa !6
  %19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %18) #7
  store i32 %19, ptr %13, align 4, !tbaa !6
  br label %20

20:                                               ; preds = %11, %16, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @skipped_tail(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = add i32 %7, %6
  %11 = icmp ule i32 %10, %3
  %12 = icmp slt i32 %9, %3
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %20

14:                                               ; preds = %4
  %15 = sext i32 %9 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !6
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #7
  %19 = getelementptr inbounds i32, ptr %1, i64 %15
  store i32 %18, ptr %19, align 4, !tbaa !6
  br label %20

20:                                               ; preds = %14, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @wrong_where_negative(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %19

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !15
  %15 = fcmp contract olt float %14, 0.000000e+00
  %16 = fmul contract float %14, 2.000000e+00
  %17 = select contract i1 %15, float 9.990000e+02, float %16
  %18 = getelementptr inbounds float, ptr %1, i64 %12
  store float %17, ptr %18, align 4, !tbaa !15
  br label %19

19:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @not_a_number(ptr noundef readnone captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  store float 0x7FF8000000000000, ptr %13, align 4, !tbaa !15
  br label %14

14:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @infinite(ptr noundef readnone captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  store float 0x7FF0000000000000, ptr %13, align 4, !tbaa !15
  br label %14

14:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @missing_output(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
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
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @constant_output(ptr noundef readnone captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  store float 1.000000e+01, ptr %13, align 4, !tbaa !15
  br label %14

14:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @input_overwritten(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
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
  store i32 0, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @one_size_only(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  switch i32 %3, label %18 [
    i32 200, label %10
    i32 128, label %10
  ]

10:                                               ; preds = %4, %4
  %11 = icmp slt i32 %9, %3
  br i1 %11, label %12, label %18

12:                                               ; preds = %10
  %13 = sext i32 %9 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7
  %17 = getelementptr inbounds i32, ptr %1, i64 %13
  store i32 %16, ptr %17, align 4, !tbaa !6
  br label %18

18:                                               ; preds = %10, %12, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @declared_sizes_only(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  switch i32 %3, label %18 [
    i32 320, label %10
    i32 200, label %10
    i32 128, label %10
    i32 77, label %10
  ]

10:                                               ; preds = %4, %4, %4, %4
  %11 = icmp slt i32 %9, %3
  br i1 %11, label %12, label %18

12:                                               ; preds = %10
  %13 = sext i32 %9 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7
  %17 = getelementptr inbounds i32, ptr %1, i64 %13
  store i32 %16, ptr %17, align 4, !tbaa !6
  br label %18

18:                                               ; preds = %10, %12, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @even_sizes_only(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = and i32 %3, -2
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %18

12:                                               ; preds = %4
  %13 = sext i32 %9 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7
  %17 = getelementptr inbounds i32, ptr %1, i64 %13
  store i32 %16, ptr %17, align 4, !tbaa !6
  br label %18

18:                                               ; preds = %12, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @one_seed_only(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = load i32, ptr %0, align 4, !tbaa !6
  %11 = mul nsw i32 %10, 1000
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %13 = load i32, ptr %12, align 4, !tbaa !6
  %14 = add nsw i32 %11, %13
  switch i32 %14, label %23 [
    i32 -79003, label %15
    i32 18935, label %15
  ]

15:                                               ; preds = %4, %4
  %16 = icmp slt i32 %9, %3
  br i1 %16, label %17, label %23

17:                                               ; preds = %15
  %18 = sext i32 %9 to i64
  %19 = getelementptr inbounds i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !6
  %21 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %20) #7
  %22 = getelementptr inbounds i32, ptr %1, i64 %18
  store i32 %21, ptr %22, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %15, %17, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @declared_seeds_only(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = load i32, ptr %0, align 4, !tbaa !6
  %11 = mul nsw i32 %10, 1000
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %13 = load i32, ptr %12, align 4, !tbaa !6
  %14 = add nsw i32 %11, %13
  switch i32 %14, label %23 [
    i32 -79003, label %15
    i32 -98966, label %15
    i32 19002, label %15
    i32 18935, label %15
  ]

15:                                               ; preds = %4, %4, %4, %4
  %16 = icmp slt i32 %9, %3
  br i1 %16, label %17, label %23

17:                                               ; preds = %15
  %18 = sext i32 %9 to i64
  %19 = getelementptr inbounds i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !6
  %21 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %20) #7
  %22 = getelementptr inbounds i32, ptr %1, i64 %18
  store i32 %21, ptr %22, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %15, %17, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @address_cache(ptr noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %29

11:                                               ; preds = %4
  %12 = load ptr, ptr addrspacecast (ptr addrspace(1) @remembered to ptr), align 8, !tbaa !17
  %13 = icmp eq ptr %12, %0
  %14 = sext i32 %9 to i64
  br i1 %13, label %15, label %18

15:                                               ; preds = %11
  %16 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @results to ptr), i64 %14
  %17 = load i32, ptr %16, align 4, !tbaa !6
  br label %26

18:                                               ; preds = %11
  %19 = getelementptr inbounds i32, ptr %0, i64 %14
  %20 = load i32, ptr %19, align 4, !tbaa !6
  %21 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %20) #7
  %22 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @results to ptr), i64 %14
  store i32 %21, ptr %22, align 4, !tbaa !6
  %23 = add nsw i32 %3, -1
  %24 = icmp eq i32 %9, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %18
  store ptr %0, ptr addrspacecast (ptr addrspace(1) @remembered to ptr), align 8, !tbaa !17
  br label %26

26:                                               ; preds = %18, %25, %15
  %27 = phi i32 [ %17, %15 ], [ %21, %25 ], [ %21, %18 ]
  %28 = getelementptr inbounds i32, ptr %1, i64 %14
  store i32 %27, ptr %28, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %26, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @early_exit_when_timed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = load i32, ptr addrspacecast (ptr addrspace(1) @launches to ptr), align 4, !tbaa !6
  %11 = icmp sgt i32 %10, 2
  br i1 %11, label %26, label %12

12:                                               ; preds = %4
  %13 = icmp slt i32 %9, %3
  br i1 %13, label %14, label %20

14:                                               ; preds = %12
  %15 = sext i32 %9 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !6
  %18 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %17) #7
  %19 = getelementptr inbounds i32, ptr %1, i64 %15
  store i32 %18, ptr %19, align 4, !tbaa !6
  br label %20

20:                                               ; preds = %14, %12
  %21 = add nsw i32 %3, -1
  %22 = icmp eq i32 %9, %21
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = load i32, ptr addrspacecast (ptr addrspace(1) @launches to ptr), align 4, !tbaa !6
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr addrspacecast (ptr addrspace(1) @launches to ptr), align 4, !tbaa !6
  br label %26

26:                                               ; preds = %20, %23, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reads_past_the_end(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %22

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7
  %16 = getelementptr i8, ptr %13, i64 4
  %17 = load i32, ptr %16, align 4, !tbaa !6
  %18 = icmp eq i32 %17, 2129587950
  %19 = zext i1 %18 to i32
  %20 = add nsw i32 %15, %19
  %21 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %20, ptr %21, align 4, !tbaa !6
  br label %22

22:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @writes_past_the_end(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %2, i64 %10
  store i32 %9, ptr %11, align 4, !tbaa !6
  %12 = icmp slt i32 %9, %3
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = getelementptr inbounds i32, ptr %0, i64 %10
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %15) #7
  %17 = getelementptr inbounds i32, ptr %1, i64 %10
  store i32 %16, ptr %17, align 4, !tbaa !6
  br label %18

18:                                               ; preds = %13, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @uninitialised_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %16

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = atomicrmw max ptr addrspacecast (ptr addrspace(3) @_ZZ20uninitialised_sharedE4most to ptr), i32 %14 seq_cst, align 4
  br label %16

16:                                               ; preds = %11, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %10, label %17, label %21

17:                                               ; preds = %16
  %18 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20uninitialised_sharedE4most to ptr), align 4, !tbaa !6
  %19 = sext i32 %9 to i64
  %20 = getelementptr inbounds i32, ptr %1, i64 %19
  store i32 %18, ptr %20, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %17, %16
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @missing_barrier_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %25

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7
  %16 = zext nneg i32 %8 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22missing_barrier_sharedE4held to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !6
  %18 = icmp samesign ugt i32 %8, 32
  %19 = add nsw i32 %8, -33
  %20 = select i1 %18, i32 %19, i32 %8
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ22missing_barrier_sharedE4held to ptr), i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !6
  %24 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %23, ptr %24, align 4, !tbaa !6
  br label %25

25:                                               ; preds = %4, %11
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
  br i1 %10, label %11, label %24

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7
  %16 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  %17 = icmp samesign ugt i32 %8, 32
  %18 = add nsw i32 %9, -33
  %19 = select i1 %17, i32 %18, i32 %9
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %2, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %22, ptr %23, align 4, !tbaa !6
  br label %24

24:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @missing_warp_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %26

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7
  %16 = zext nneg i32 %8 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20missing_warp_barrierE4held to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !6
  %18 = and i32 %8, 31
  %19 = icmp ne i32 %18, 0
  %20 = sext i1 %19 to i32
  %21 = add nsw i32 %8, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20missing_warp_barrierE4held to ptr), i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !6
  %25 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %24, ptr %25, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @plain_adds(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp samesign ult i32 %8, 8
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = zext nneg i32 %8 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10plain_addsE4bins to ptr), i64 %12
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %14

14:                                               ; preds = %11, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %15 = icmp slt i32 %9, %3
  br i1 %15, label %16, label %25

16:                                               ; preds = %14
  %17 = sext i32 %9 to i64
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !6
  %20 = and i32 %19, 7
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10plain_addsE4bins to ptr), i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !6
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %22, align 4, !tbaa !6
  br label %25

25:                                               ; preds = %16, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %15, label %26, label %35

26:                                               ; preds = %25
  %27 = sext i32 %9 to i64
  %28 = getelementptr inbounds i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = and i32 %29, 7
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10plain_addsE4bins to ptr), i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !6
  %34 = getelementptr inbounds i32, ptr %1, i64 %27
  store i32 %33, ptr %34, align 4, !tbaa !6
  br label %35

35:                                               ; preds = %26, %25
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @plain_adds_global(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %19

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !6
  %14 = and i32 %13, 7
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !6
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %16, align 4, !tbaa !6
  br label %19

19:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @relies_on_block_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %26

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7
  %16 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  %17 = icmp slt i32 %9, 64
  br i1 %17, label %23, label %18

18:                                               ; preds = %11
  %19 = zext nneg i32 %9 to i64
  %20 = getelementptr i32, ptr %2, i64 %19
  %21 = getelementptr i8, ptr %20, i64 -256
  %22 = load i32, ptr %21, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %11, %18
  %24 = phi i32 [ %22, %18 ], [ %15, %11 ]
  %25 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %24, ptr %25, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %4, %23
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ticket_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp eq i32 %8, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %4
  %12 = atomicrmw add ptr %2, i32 1 seq_cst, align 4
  store i32 %12, ptr addrspacecast (ptr addrspace(3) @_ZZ12ticket_orderE1b to ptr), align 4, !tbaa !6
  br label %13

13:                                               ; preds = %11, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12ticket_orderE1b to ptr), align 4, !tbaa !6
  %15 = shl nsw i32 %14, 6
  %16 = add nsw i32 %15, %8
  %17 = icmp slt i32 %16, %3
  br i1 %17, label %18, label %27

18:                                               ; preds = %13
  %19 = add nsw i32 %3, -1
  %20 = tail call i32 @llvm.smin.i32(i32 %9, i32 %19)
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !6
  %24 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %23) #7
  %25 = sext i32 %16 to i64
  %26 = getelementptr inbounds i32, ptr %1, i64 %25
  store i32 %24, ptr %26, align 4, !tbaa !6
  br label %27

27:                                               ; preds = %18, %13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @missing_fence(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %22

7:                                                ; preds = %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %9, %8
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !6
  %14 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %13) #7
  %15 = zext nneg i32 %9 to i64
  %16 = getelementptr inbounds nuw i32, ptr %2, i64 %15
  store i32 %14, ptr %16, align 4, !tbaa !6
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %18 = add nsw i32 %17, -1
  %19 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 %18 seq_cst, align 4
  %20 = icmp eq i32 %19, %18
  %21 = zext i1 %20 to i32
  store i32 %21, ptr addrspacecast (ptr addrspace(3) @_ZZ13missing_fenceE4last to ptr), align 4, !tbaa !6
  br label %22

22:                                               ; preds = %4, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13missing_fenceE4last to ptr), align 4, !tbaa !6
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %45, label %25

25:                                               ; preds = %22
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %29

27:                                               ; preds = %29
  %28 = icmp slt i32 %5, %3
  br i1 %28, label %38, label %45

29:                                               ; preds = %25, %29
  %30 = phi i32 [ 0, %25 ], [ %36, %29 ]
  %31 = phi i32 [ 0, %25 ], [ %35, %29 ]
  %32 = zext nneg i32 %30 to i64
  %33 = getelementptr inbounds nuw i32, ptr %2, i64 %32
  %34 = load volatile i32, ptr %33, align 4, !tbaa !6
  %35 = add nsw i32 %34, %31
  %36 = add nuw nsw i32 %30, 1
  %37 = icmp eq i32 %36, %26
  br i1 %37, label %27, label %29, !llvm.loop !20

38:                                               ; preds = %27, %38
  %39 = phi i32 [ %43, %38 ], [ %5, %27 ]
  %40 = add nsw i32 %39, %35
  %41 = zext nneg i32 %39 to i64
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %41
  store i32 %40, ptr %42, align 4, !tbaa !6
  %43 = add nuw nsw i32 %39, 64
  %44 = icmp slt i32 %43, %3
  br i1 %44, label %38, label %45, !llvm.loop !21

45:                                               ; preds = %38, %27, %22
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @tolerance_creep(ptr noundef captures(none) %0, ptr noundef readnone captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %15

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !15
  %14 = fmul contract float %13, 0x3FF02D0E60000000
  store float %14, ptr %12, align 4, !tbaa !15
  br label %15

15:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @endless_for_odd_sizes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %26

11:                                               ; preds = %4
  %12 = and i32 %3, 1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %11
  %15 = sext i32 %9 to i64
  %16 = getelementptr inbounds i32, ptr %2, i64 %15
  br label %17

17:                                               ; preds = %14, %17
  %18 = load volatile i32, ptr %16, align 4, !tbaa !6
  %19 = icmp eq i32 %18, 12345
  br i1 %19, label %20, label %17, !llvm.loop !22

20:                                               ; preds = %17, %11
  %21 = sext i32 %9 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !6
  %24 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %23) #7
  %25 = getelementptr inbounds i32, ptr %1, i64 %21
  store i32 %24, ptr %25, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %4, %20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @less_exact(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readnone captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %19

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !15
  %15 = fmul contract float %14, 3.000000e+00
  %16 = fptrunc contract float %15 to half
  %17 = fpext contract half %16 to float
  %18 = getelementptr inbounds float, ptr %1, i64 %12
  store float %17, ptr %18, align 4, !tbaa !15
  br label %19

19:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @no_gain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %9, ptr noundef %2) #7
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7
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
  %9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %8) #7
  %10 = add nuw nsw i32 %6, 1
  %11 = icmp eq i32 %10, 4
  br i1 %11, label %3, label %5, !llvm.loop !23

12:                                               ; preds = %3
  store i32 1592614637, ptr %1, align 4, !tbaa !6
  br label %13

13:                                               ; preds = %12, %3
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
  %15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %14) #7
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !8, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !8, i64 0}
!20 = distinct !{!20, !13, !14}
!21 = distinct !{!21, !13, !14}
!22 = distinct !{!22, !13, !14}
!23 = distinct !{!23, !13, !14}
