; Made from floats.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Options = type { i32, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fabs_dropped(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !15 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %8 = add i32 %6, %7, !dbg !18
  %9 = icmp slt i32 %8, %2, !dbg !19
  br i1 %9, label %10, label %16, !dbg !19

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !20
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !20
  %13 = load float, ptr %12, align 4, !dbg !20, !tbaa !21
  %14 = fmul contract float %13, 2.500000e+00, !dbg !23
  %15 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !24
  store float %14, ptr %15, align 4, !dbg !25, !tbaa !21
  br label %16, !dbg !24

16:                                               ; preds = %10, %3
  ret void, !dbg !26
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @clamp_below(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !27 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !28
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !28
  %6 = mul i32 %4, %5, !dbg !28
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  %8 = add i32 %6, %7, !dbg !28
  %9 = icmp slt i32 %8, %2, !dbg !29
  br i1 %9, label %10, label %16, !dbg !29

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !30
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !30
  %13 = load float, ptr %12, align 4, !dbg !30, !tbaa !21
  %14 = fmul contract float %13, 2.500000e+00, !dbg !31
  %15 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !32
  store float %14, ptr %15, align 4, !dbg !33, !tbaa !21
  br label %16, !dbg !32

16:                                               ; preds = %10, %3
  ret void, !dbg !34
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @clamp_above(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !35 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36
  %6 = mul i32 %4, %5, !dbg !36
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %8 = add i32 %6, %7, !dbg !36
  %9 = icmp slt i32 %8, %2, !dbg !37
  br i1 %9, label %10, label %16, !dbg !37

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !38
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !38
  %13 = load float, ptr %12, align 4, !dbg !38, !tbaa !21
  %14 = fmul contract float %13, 2.500000e+00, !dbg !39
  %15 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !40
  store float %14, ptr %15, align 4, !dbg !41, !tbaa !21
  br label %16, !dbg !40

16:                                               ; preds = %10, %3
  ret void, !dbg !42
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @nan_replaced(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !43 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !44
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !44
  %6 = mul i32 %4, %5, !dbg !44
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44
  %8 = add i32 %6, %7, !dbg !44
  %9 = icmp slt i32 %8, %2, !dbg !45
  br i1 %9, label %10, label %15, !dbg !45

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !46
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !46
  %13 = load float, ptr %12, align 4, !dbg !46, !tbaa !21
  %14 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !47
  store float %13, ptr %14, align 4, !dbg !48, !tbaa !21
  br label %15, !dbg !49

15:                                               ; preds = %3, %10
  ret void, !dbg !49
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @infinity_replaced(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !50 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !51
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !51
  %6 = mul i32 %4, %5, !dbg !51
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !51
  %8 = add i32 %6, %7, !dbg !51
  %9 = icmp slt i32 %8, %2, !dbg !52
  br i1 %9, label %10, label %15, !dbg !52

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !53
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !53
  %13 = load float, ptr %12, align 4, !dbg !53, !tbaa !21
  %14 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !54
  store float %13, ptr %14, align 4, !dbg !55, !tbaa !21
  br label %15, !dbg !56

15:                                               ; preds = %3, %10
  ret void, !dbg !56
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @root_of_negative(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !57 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !58
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !58
  %6 = mul i32 %4, %5, !dbg !58
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %8 = add i32 %6, %7, !dbg !58
  %9 = icmp slt i32 %8, %2, !dbg !59
  br i1 %9, label %10, label %16, !dbg !59

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !60
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !60
  %13 = load float, ptr %12, align 4, !dbg !60, !tbaa !21
  %14 = tail call contract float @llvm.sqrt.f32(float %13), !dbg !61
  %15 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !62
  store float %14, ptr %15, align 4, !dbg !63, !tbaa !21
  br label %16, !dbg !64

16:                                               ; preds = %3, %10
  ret void, !dbg !64
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @denormals_flushed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !65 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66
  %6 = mul i32 %4, %5, !dbg !66
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %8 = add i32 %6, %7, !dbg !66
  %9 = icmp slt i32 %8, %2, !dbg !67
  br i1 %9, label %10, label %16, !dbg !67

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !68
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !68
  %13 = load float, ptr %12, align 4, !dbg !68, !tbaa !21
  %14 = fmul contract float %13, 1.024000e+03, !dbg !69
  %15 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !70
  store float %14, ptr %15, align 4, !dbg !71, !tbaa !21
  br label %16, !dbg !72

16:                                               ; preds = %3, %10
  ret void, !dbg !72
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @denormals_kept(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !73 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !74
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !74
  %6 = mul i32 %4, %5, !dbg !74
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  %8 = add i32 %6, %7, !dbg !74
  %9 = icmp slt i32 %8, %2, !dbg !75
  br i1 %9, label %10, label %16, !dbg !75

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !76
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !76
  %13 = load float, ptr %12, align 4, !dbg !76, !tbaa !21
  %14 = tail call contract float @llvm.nvvm.mul.rn.ftz.f(float %13, float 0x3FD3333340000000), !dbg !77
  %15 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !78
  store float %14, ptr %15, align 4, !dbg !79, !tbaa !21
  br label %16, !dbg !80

16:                                               ; preds = %3, %10
  ret void, !dbg !80
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.ftz.f(float, float) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @negative_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !81 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !82
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !82
  %6 = mul i32 %4, %5, !dbg !82
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  %8 = add i32 %6, %7, !dbg !82
  %9 = icmp slt i32 %8, %2, !dbg !83
  br i1 %9, label %10, label %15, !dbg !83

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !84
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !84
  %13 = load float, ptr %12, align 4, !dbg !84, !tbaa !21
  %14 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !85
  store float %13, ptr %14, align 4, !dbg !86, !tbaa !21
  br label %15, !dbg !85

15:                                               ; preds = %10, %3
  ret void, !dbg !87
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sign_of_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !88 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !89
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !89
  %6 = mul i32 %4, %5, !dbg !89
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89
  %8 = add i32 %6, %7, !dbg !89
  %9 = icmp slt i32 %8, %2, !dbg !90
  br i1 %9, label %10, label %17, !dbg !90

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !91
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !91
  %13 = load float, ptr %12, align 4, !dbg !91, !tbaa !21
  %14 = fcmp contract ogt float %13, 0.000000e+00, !dbg !92
  %15 = select contract i1 %14, float 1.000000e+00, float -1.000000e+00, !dbg !93
  %16 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !94
  store float %15, ptr %16, align 4, !dbg !95, !tbaa !21
  br label %17, !dbg !96

17:                                               ; preds = %3, %10
  ret void, !dbg !96
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @unordered_compare(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !97 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !98
  %6 = mul i32 %4, %5, !dbg !98
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  %8 = add i32 %6, %7, !dbg !98
  %9 = icmp slt i32 %8, %2, !dbg !99
  br i1 %9, label %10, label %18, !dbg !99

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !100
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !100
  %13 = load float, ptr %12, align 4, !dbg !100, !tbaa !21
  %14 = fcmp contract oge float %13, 5.000000e-01, !dbg !101
  %15 = fmul contract float %13, 3.000000e+00, !dbg !102
  %16 = select contract i1 %14, float 7.000000e+00, float %15, !dbg !102
  %17 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !103
  store float %16, ptr %17, align 4, !dbg !104, !tbaa !21
  br label %18, !dbg !105

18:                                               ; preds = %3, %10
  ret void, !dbg !105
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @divided_by_zero(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !106 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !107
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !107
  %7 = mul i32 %5, %6, !dbg !107
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107
  %9 = add i32 %7, %8, !dbg !107
  %10 = icmp slt i32 %9, %3, !dbg !108
  br i1 %10, label %11, label %19, !dbg !108

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !109
  %13 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !109
  %14 = load float, ptr %13, align 4, !dbg !109, !tbaa !21
  %15 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !110
  %16 = load float, ptr %15, align 4, !dbg !110, !tbaa !21
  %17 = fdiv contract float %16, %14, !dbg !111
  %18 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !112
  store float %17, ptr %18, align 4, !dbg !113, !tbaa !21
  br label %19, !dbg !114

19:                                               ; preds = %4, %11
  ret void, !dbg !114
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @divided_by_little(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !115 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !116
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !116
  %7 = mul i32 %5, %6, !dbg !116
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  %9 = add i32 %7, %8, !dbg !116
  %10 = icmp slt i32 %9, %3, !dbg !117
  br i1 %10, label %11, label %19, !dbg !117

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !118
  %13 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !118
  %14 = load float, ptr %13, align 4, !dbg !118, !tbaa !21
  %15 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !119
  %16 = load float, ptr %15, align 4, !dbg !119, !tbaa !21
  %17 = fdiv contract float %16, %14, !dbg !120
  %18 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !121
  store float %17, ptr %18, align 4, !dbg !122, !tbaa !21
  br label %19, !dbg !123

19:                                               ; preds = %4, %11
  ret void, !dbg !123
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @ordered_pair(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !124 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !125
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !125
  %7 = mul i32 %5, %6, !dbg !125
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !125
  %9 = add i32 %7, %8, !dbg !125
  %10 = icmp slt i32 %9, %3, !dbg !126
  br i1 %10, label %11, label %20, !dbg !126

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !127
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !127
  %14 = load float, ptr %13, align 4, !dbg !127, !tbaa !21
  %15 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !128
  %16 = load float, ptr %15, align 4, !dbg !128, !tbaa !21
  %17 = fadd contract float %16, 1.000000e+00, !dbg !129
  %18 = fdiv contract float %14, %17, !dbg !130
  %19 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !131
  store float %18, ptr %19, align 4, !dbg !132, !tbaa !21
  br label %20, !dbg !133

20:                                               ; preds = %4, %11
  ret void, !dbg !133
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @rounded_to_byte(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !134 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !135
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !135
  %6 = mul i32 %4, %5, !dbg !135
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !135
  %8 = add i32 %6, %7, !dbg !135
  %9 = icmp slt i32 %8, %2, !dbg !136
  br i1 %9, label %10, label %18, !dbg !136

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !137
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !137
  %13 = load float, ptr %12, align 4, !dbg !137, !tbaa !21
  %14 = tail call contract float @llvm.maxnum.f32(float %13, float 0.000000e+00), !dbg !138
  %15 = tail call contract float @llvm.minnum.f32(float %14, float 2.550000e+02), !dbg !139
  %16 = fptoui float %15 to i8, !dbg !139
  %17 = getelementptr inbounds i8, ptr %1, i64 %11, !dbg !140
  store i8 %16, ptr %17, align 1, !dbg !141, !tbaa !142
  br label %18, !dbg !143

18:                                               ; preds = %3, %10
  ret void, !dbg !143
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @saturated_byte(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !144 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !145
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !145
  %6 = mul i32 %4, %5, !dbg !145
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !145
  %8 = add i32 %6, %7, !dbg !145
  %9 = icmp slt i32 %8, %2, !dbg !146
  br i1 %9, label %10, label %18, !dbg !146

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !147
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !147
  %13 = load float, ptr %12, align 4, !dbg !147, !tbaa !21
  %14 = fadd contract float %13, 5.000000e-01, !dbg !148
  %15 = fptosi float %14 to i32, !dbg !149
  %16 = trunc i32 %15 to i8, !dbg !150
  %17 = getelementptr inbounds i8, ptr %1, i64 %11, !dbg !151
  store i8 %16, ptr %17, align 1, !dbg !152, !tbaa !142
  br label %18, !dbg !153

18:                                               ; preds = %3, %10
  ret void, !dbg !153
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @converted_to_short(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !154 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !155
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !155
  %6 = mul i32 %4, %5, !dbg !155
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !155
  %8 = add i32 %6, %7, !dbg !155
  %9 = icmp slt i32 %8, %2, !dbg !156
  br i1 %9, label %10, label %18, !dbg !156

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !157
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !157
  %13 = load float, ptr %12, align 4, !dbg !157, !tbaa !21
  %14 = fmul contract float %13, 1.600000e+01, !dbg !158
  %15 = fptosi float %14 to i32, !dbg !159
  %16 = trunc i32 %15 to i16, !dbg !160
  %17 = getelementptr inbounds i16, ptr %1, i64 %11, !dbg !161
  store i16 %16, ptr %17, align 2, !dbg !162, !tbaa !163
  br label %18, !dbg !165

18:                                               ; preds = %3, %10
  ret void, !dbg !165
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @floor_of_positive(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !166 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !167
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !167
  %6 = mul i32 %4, %5, !dbg !167
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167
  %8 = add i32 %6, %7, !dbg !167
  %9 = icmp slt i32 %8, %2, !dbg !168
  br i1 %9, label %10, label %18, !dbg !168

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !169
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !169
  %13 = load float, ptr %12, align 4, !dbg !169, !tbaa !21
  %14 = fmul contract float %13, 1.600000e+01, !dbg !170
  %15 = fptosi float %14 to i32, !dbg !171
  %16 = trunc i32 %15 to i16, !dbg !172
  %17 = getelementptr inbounds i16, ptr %1, i64 %11, !dbg !173
  store i16 %16, ptr %17, align 2, !dbg !174, !tbaa !163
  br label %18, !dbg !175

18:                                               ; preds = %3, %10
  ret void, !dbg !175
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @alpha_is_1(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !176 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !177
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !177
  %13 = mul i32 %11, %12, !dbg !177
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !177
  %15 = add i32 %13, %14, !dbg !177
  %16 = icmp slt i32 %15, %4, !dbg !178
  br i1 %16, label %17, label %25, !dbg !178

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !179
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !179
  %20 = load float, ptr %19, align 4, !dbg !179, !tbaa !21
  %21 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !180
  %22 = load float, ptr %21, align 4, !dbg !180, !tbaa !21
  %23 = fadd contract float %20, %22, !dbg !181
  %24 = getelementptr inbounds float, ptr %3, i64 %18, !dbg !182
  store float %23, ptr %24, align 4, !dbg !183, !tbaa !21
  br label %25, !dbg !182

25:                                               ; preds = %17, %10
  ret void, !dbg !184
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @beta_is_0(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !185 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !186
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !186
  %13 = mul i32 %11, %12, !dbg !186
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !186
  %15 = add i32 %13, %14, !dbg !186
  %16 = icmp slt i32 %15, %4, !dbg !187
  br i1 %16, label %17, label %25, !dbg !187

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !188
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !188
  %20 = load float, ptr %19, align 4, !dbg !188, !tbaa !21
  %21 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !189
  %22 = load float, ptr %21, align 4, !dbg !189, !tbaa !21
  %23 = fmul contract float %20, %22, !dbg !190
  %24 = getelementptr inbounds float, ptr %3, i64 %18, !dbg !191
  store float %23, ptr %24, align 4, !dbg !192, !tbaa !21
  br label %25, !dbg !193

25:                                               ; preds = %10, %17
  ret void, !dbg !193
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @mode_is_0(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !194 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !195
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !195
  %13 = mul i32 %11, %12, !dbg !195
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !195
  %15 = add i32 %13, %14, !dbg !195
  %16 = icmp slt i32 %15, %4, !dbg !196
  br i1 %16, label %17, label %25, !dbg !196

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !197
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !197
  %20 = load float, ptr %19, align 4, !dbg !197, !tbaa !21
  %21 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !198
  %22 = load float, ptr %21, align 4, !dbg !198, !tbaa !21
  %23 = fadd contract float %20, %22, !dbg !199
  %24 = getelementptr inbounds float, ptr %3, i64 %18, !dbg !200
  store float %23, ptr %24, align 4, !dbg !201, !tbaa !21
  br label %25, !dbg !202

25:                                               ; preds = %10, %17
  ret void, !dbg !202
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @offset_is_0(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !203 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !204
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !204
  %13 = mul i32 %11, %12, !dbg !204
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !204
  %15 = add i32 %13, %14, !dbg !204
  %16 = icmp slt i32 %15, %4, !dbg !205
  br i1 %16, label %17, label %23, !dbg !205

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !206
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !206
  %20 = load float, ptr %19, align 4, !dbg !206, !tbaa !21
  %21 = fmul contract float %20, 3.000000e+00, !dbg !207
  %22 = getelementptr inbounds float, ptr %3, i64 %18, !dbg !208
  store float %21, ptr %22, align 4, !dbg !209, !tbaa !21
  br label %23, !dbg !208

23:                                               ; preds = %17, %10
  ret void, !dbg !210
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @limit_not_reached(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !211 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !212
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !212
  %13 = mul i32 %11, %12, !dbg !212
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !212
  %15 = add i32 %13, %14, !dbg !212
  %16 = icmp slt i32 %15, %4, !dbg !213
  br i1 %16, label %17, label %25, !dbg !213

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !214
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !214
  %20 = load float, ptr %19, align 4, !dbg !214, !tbaa !21
  %21 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !215
  %22 = load float, ptr %21, align 4, !dbg !215, !tbaa !21
  %23 = fadd contract float %20, %22, !dbg !216
  %24 = getelementptr inbounds float, ptr %3, i64 %18, !dbg !217
  store float %23, ptr %24, align 4, !dbg !218, !tbaa !21
  br label %25, !dbg !219

25:                                               ; preds = %10, %17
  ret void, !dbg !219
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @beta_is_not_0(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !220 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !221
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !221
  %13 = mul i32 %11, %12, !dbg !221
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !221
  %15 = add i32 %13, %14, !dbg !221
  %16 = icmp slt i32 %15, %4, !dbg !222
  br i1 %16, label %17, label %27, !dbg !222

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !223
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !223
  %20 = load float, ptr %19, align 4, !dbg !223, !tbaa !21
  %21 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !224
  %22 = load float, ptr %21, align 4, !dbg !224, !tbaa !21
  %23 = sitofp i32 %7 to float, !dbg !225
  %24 = fmul contract float %22, %23, !dbg !226
  %25 = fadd contract float %20, %24, !dbg !227
  %26 = getelementptr inbounds float, ptr %3, i64 %18, !dbg !228
  store float %25, ptr %26, align 4, !dbg !229, !tbaa !21
  br label %27, !dbg !230

27:                                               ; preds = %10, %17
  ret void, !dbg !230
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @softmax_no_maximum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !231 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !232
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !232
  %7 = mul i32 %5, %6, !dbg !232
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !232
  %9 = add i32 %7, %8, !dbg !232
  %10 = icmp slt i32 %9, %2, !dbg !233
  br i1 %10, label %11, label %43, !dbg !233

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !234
  %13 = sext i32 %12 to i64, !dbg !235
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !235
  %15 = icmp sgt i32 %3, 0, !dbg !236
  br i1 %15, label %19, label %16, !dbg !237

16:                                               ; preds = %19, %11
  %17 = phi float [ 0.000000e+00, %11 ], [ %27, %19 ], !dbg !238
  %18 = icmp sgt i32 %3, 0, !dbg !239
  br i1 %18, label %30, label %43, !dbg !240

19:                                               ; preds = %11, %19
  %20 = phi i32 [ %28, %19 ], [ 0, %11 ]
  %21 = phi float [ %27, %19 ], [ 0.000000e+00, %11 ]
  %22 = zext nneg i32 %20 to i64, !dbg !241
  %23 = getelementptr inbounds nuw float, ptr %14, i64 %22, !dbg !241
  %24 = load float, ptr %23, align 4, !dbg !241, !tbaa !21
  %25 = fmul contract float %24, 0x3FF7154760000000, !dbg !242
  %26 = tail call contract noundef float @llvm.exp2.f32(float %25), !dbg !242
  %27 = fadd contract float %21, %26, !dbg !243
  %28 = add nuw nsw i32 %20, 1, !dbg !244
  %29 = icmp eq i32 %28, %3, !dbg !236
  br i1 %29, label %16, label %19, !dbg !237, !llvm.loop !245

30:                                               ; preds = %16, %30
  %31 = phi i32 [ %41, %30 ], [ 0, %16 ]
  %32 = zext nneg i32 %31 to i64, !dbg !249
  %33 = getelementptr inbounds nuw float, ptr %14, i64 %32, !dbg !249
  %34 = load float, ptr %33, align 4, !dbg !249, !tbaa !21
  %35 = fmul contract float %34, 0x3FF7154760000000, !dbg !250
  %36 = tail call contract noundef float @llvm.exp2.f32(float %35), !dbg !250
  %37 = fdiv contract float %36, %17, !dbg !251
  %38 = add nsw i32 %31, %12, !dbg !252
  %39 = sext i32 %38 to i64, !dbg !253
  %40 = getelementptr inbounds float, ptr %1, i64 %39, !dbg !253
  store float %37, ptr %40, align 4, !dbg !254, !tbaa !21
  %41 = add nuw nsw i32 %31, 1, !dbg !255
  %42 = icmp eq i32 %41, %3, !dbg !239
  br i1 %42, label %43, label %30, !dbg !240, !llvm.loop !256

43:                                               ; preds = %30, %16, %4
  ret void, !dbg !258
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @softmax_constant_maximum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !259 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !260
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !260
  %7 = mul i32 %5, %6, !dbg !260
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !260
  %9 = add i32 %7, %8, !dbg !260
  %10 = icmp slt i32 %9, %2, !dbg !261
  br i1 %10, label %11, label %45, !dbg !261

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !262
  %13 = sext i32 %12 to i64, !dbg !263
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !263
  %15 = icmp sgt i32 %3, 0, !dbg !264
  br i1 %15, label %19, label %16, !dbg !265

16:                                               ; preds = %19, %11
  %17 = phi float [ 0.000000e+00, %11 ], [ %28, %19 ], !dbg !266
  %18 = icmp sgt i32 %3, 0, !dbg !267
  br i1 %18, label %31, label %45, !dbg !268

19:                                               ; preds = %11, %19
  %20 = phi i32 [ %29, %19 ], [ 0, %11 ]
  %21 = phi float [ %28, %19 ], [ 0.000000e+00, %11 ]
  %22 = zext nneg i32 %20 to i64, !dbg !269
  %23 = getelementptr inbounds nuw float, ptr %14, i64 %22, !dbg !269
  %24 = load float, ptr %23, align 4, !dbg !269, !tbaa !21
  %25 = fadd contract float %24, -1.000000e+00, !dbg !270
  %26 = fmul contract float %25, 0x3FF7154760000000, !dbg !271
  %27 = tail call contract noundef float @llvm.exp2.f32(float %26), !dbg !271
  %28 = fadd contract float %21, %27, !dbg !272
  %29 = add nuw nsw i32 %20, 1, !dbg !273
  %30 = icmp eq i32 %29, %3, !dbg !264
  br i1 %30, label %16, label %19, !dbg !265, !llvm.loop !274

31:                                               ; preds = %16, %31
  %32 = phi i32 [ %43, %31 ], [ 0, %16 ]
  %33 = zext nneg i32 %32 to i64, !dbg !276
  %34 = getelementptr inbounds nuw float, ptr %14, i64 %33, !dbg !276
  %35 = load float, ptr %34, align 4, !dbg !276, !tbaa !21
  %36 = fadd contract float %35, -1.000000e+00, !dbg !277
  %37 = fmul contract float %36, 0x3FF7154760000000, !dbg !278
  %38 = tail call contract noundef float @llvm.exp2.f32(float %37), !dbg !278
  %39 = fdiv contract float %38, %17, !dbg !279
  %40 = add nsw i32 %32, %12, !dbg !280
  %41 = sext i32 %40 to i64, !dbg !281
  %42 = getelementptr inbounds float, ptr %1, i64 %41, !dbg !281
  store float %39, ptr %42, align 4, !dbg !282, !tbaa !21
  %43 = add nuw nsw i32 %32, 1, !dbg !283
  %44 = icmp eq i32 %43, %3, !dbg !267
  br i1 %44, label %45, label %31, !dbg !268, !llvm.loop !284

45:                                               ; preds = %31, %16, %4
  ret void, !dbg !286
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @softmax_first_for_maximum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !287 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !288
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !288
  %7 = mul i32 %5, %6, !dbg !288
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !288
  %9 = add i32 %7, %8, !dbg !288
  %10 = icmp slt i32 %9, %2, !dbg !289
  br i1 %10, label %11, label %46, !dbg !289

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !290
  %13 = sext i32 %12 to i64, !dbg !291
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !291
  %15 = load float, ptr %14, align 4, !dbg !292, !tbaa !21
  %16 = icmp sgt i32 %3, 0, !dbg !293
  br i1 %16, label %20, label %17, !dbg !294

17:                                               ; preds = %20, %11
  %18 = phi float [ 0.000000e+00, %11 ], [ %29, %20 ], !dbg !295
  %19 = icmp sgt i32 %3, 0, !dbg !296
  br i1 %19, label %32, label %46, !dbg !297

20:                                               ; preds = %11, %20
  %21 = phi i32 [ %30, %20 ], [ 0, %11 ]
  %22 = phi float [ %29, %20 ], [ 0.000000e+00, %11 ]
  %23 = zext nneg i32 %21 to i64, !dbg !298
  %24 = getelementptr inbounds nuw float, ptr %14, i64 %23, !dbg !298
  %25 = load float, ptr %24, align 4, !dbg !298, !tbaa !21
  %26 = fsub contract float %25, %15, !dbg !299
  %27 = fmul contract float %26, 0x3FF7154760000000, !dbg !300
  %28 = tail call contract noundef float @llvm.exp2.f32(float %27), !dbg !300
  %29 = fadd contract float %22, %28, !dbg !301
  %30 = add nuw nsw i32 %21, 1, !dbg !302
  %31 = icmp eq i32 %30, %3, !dbg !293
  br i1 %31, label %17, label %20, !dbg !294, !llvm.loop !303

32:                                               ; preds = %17, %32
  %33 = phi i32 [ %44, %32 ], [ 0, %17 ]
  %34 = zext nneg i32 %33 to i64, !dbg !305
  %35 = getelementptr inbounds nuw float, ptr %14, i64 %34, !dbg !305
  %36 = load float, ptr %35, align 4, !dbg !305, !tbaa !21
  %37 = fsub contract float %36, %15, !dbg !306
  %38 = fmul contract float %37, 0x3FF7154760000000, !dbg !307
  %39 = tail call contract noundef float @llvm.exp2.f32(float %38), !dbg !307
  %40 = fdiv contract float %39, %18, !dbg !308
  %41 = add nsw i32 %33, %12, !dbg !309
  %42 = sext i32 %41 to i64, !dbg !310
  %43 = getelementptr inbounds float, ptr %1, i64 %42, !dbg !310
  store float %40, ptr %43, align 4, !dbg !311, !tbaa !21
  %44 = add nuw nsw i32 %33, 1, !dbg !312
  %45 = icmp eq i32 %44, %3, !dbg !296
  br i1 %45, label %46, label %32, !dbg !297, !llvm.loop !313

46:                                               ; preds = %32, %17, %4
  ret void, !dbg !315
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @softmax_maximum_from_0(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !316 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !317
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !317
  %7 = mul i32 %5, %6, !dbg !317
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !317
  %9 = add i32 %7, %8, !dbg !317
  %10 = icmp slt i32 %9, %2, !dbg !318
  br i1 %10, label %11, label %57, !dbg !318

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !319
  %13 = sext i32 %12 to i64, !dbg !320
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !320
  %15 = icmp sgt i32 %3, 0, !dbg !321
  br i1 %15, label %19, label %16, !dbg !322

16:                                               ; preds = %19, %11
  %17 = phi float [ 0.000000e+00, %11 ], [ %25, %19 ], !dbg !323
  %18 = icmp sgt i32 %3, 0, !dbg !324
  br i1 %18, label %31, label %28, !dbg !325

19:                                               ; preds = %11, %19
  %20 = phi i32 [ %26, %19 ], [ 0, %11 ]
  %21 = phi float [ %25, %19 ], [ 0.000000e+00, %11 ]
  %22 = zext nneg i32 %20 to i64, !dbg !326
  %23 = getelementptr inbounds nuw float, ptr %14, i64 %22, !dbg !326
  %24 = load float, ptr %23, align 4, !dbg !326, !tbaa !21
  %25 = tail call contract float @llvm.maxnum.f32(float %21, float %24), !dbg !327
  %26 = add nuw nsw i32 %20, 1, !dbg !328
  %27 = icmp eq i32 %26, %3, !dbg !321
  br i1 %27, label %16, label %19, !dbg !322, !llvm.loop !329

28:                                               ; preds = %31, %16
  %29 = phi float [ 0.000000e+00, %16 ], [ %40, %31 ], !dbg !323
  %30 = icmp sgt i32 %3, 0, !dbg !331
  br i1 %30, label %43, label %57, !dbg !332

31:                                               ; preds = %16, %31
  %32 = phi i32 [ %41, %31 ], [ 0, %16 ]
  %33 = phi float [ %40, %31 ], [ 0.000000e+00, %16 ]
  %34 = zext nneg i32 %32 to i64, !dbg !333
  %35 = getelementptr inbounds nuw float, ptr %14, i64 %34, !dbg !333
  %36 = load float, ptr %35, align 4, !dbg !333, !tbaa !21
  %37 = fsub contract float %36, %17, !dbg !334
  %38 = fmul contract float %37, 0x3FF7154760000000, !dbg !335
  %39 = tail call contract noundef float @llvm.exp2.f32(float %38), !dbg !335
  %40 = fadd contract float %33, %39, !dbg !336
  %41 = add nuw nsw i32 %32, 1, !dbg !337
  %42 = icmp eq i32 %41, %3, !dbg !324
  br i1 %42, label %28, label %31, !dbg !325, !llvm.loop !338

43:                                               ; preds = %28, %43
  %44 = phi i32 [ %55, %43 ], [ 0, %28 ]
  %45 = zext nneg i32 %44 to i64, !dbg !340
  %46 = getelementptr inbounds nuw float, ptr %14, i64 %45, !dbg !340
  %47 = load float, ptr %46, align 4, !dbg !340, !tbaa !21
  %48 = fsub contract float %47, %17, !dbg !341
  %49 = fmul contract float %48, 0x3FF7154760000000, !dbg !342
  %50 = tail call contract noundef float @llvm.exp2.f32(float %49), !dbg !342
  %51 = fdiv contract float %50, %29, !dbg !343
  %52 = add nsw i32 %44, %12, !dbg !344
  %53 = sext i32 %52 to i64, !dbg !345
  %54 = getelementptr inbounds float, ptr %1, i64 %53, !dbg !345
  store float %51, ptr %54, align 4, !dbg !346, !tbaa !21
  %55 = add nuw nsw i32 %44, 1, !dbg !347
  %56 = icmp eq i32 %55, %3, !dbg !331
  br i1 %56, label %57, label %43, !dbg !332, !llvm.loop !348

57:                                               ; preds = %43, %28, %4
  ret void, !dbg !350
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @norm_without_scale(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !351 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !352
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !352
  %7 = mul i32 %5, %6, !dbg !352
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !352
  %9 = add i32 %7, %8, !dbg !352
  %10 = icmp slt i32 %9, %2, !dbg !353
  br i1 %10, label %11, label %32, !dbg !353

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !354
  %13 = sext i32 %12 to i64, !dbg !355
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !355
  %15 = icmp sgt i32 %3, 0, !dbg !356
  br i1 %15, label %22, label %18, !dbg !357

16:                                               ; preds = %22
  %17 = tail call contract float @llvm.sqrt.f32(float %29), !dbg !358
  br label %18, !dbg !358

18:                                               ; preds = %16, %11
  %19 = phi float [ 0.000000e+00, %11 ], [ %17, %16 ], !dbg !359
  %20 = sext i32 %9 to i64, !dbg !360
  %21 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !360
  store float %19, ptr %21, align 4, !dbg !361, !tbaa !21
  br label %32, !dbg !362

22:                                               ; preds = %11, %22
  %23 = phi i32 [ %30, %22 ], [ 0, %11 ]
  %24 = phi float [ %29, %22 ], [ 0.000000e+00, %11 ]
  %25 = zext nneg i32 %23 to i64, !dbg !363
  %26 = getelementptr inbounds nuw float, ptr %14, i64 %25, !dbg !363
  %27 = load float, ptr %26, align 4, !dbg !363, !tbaa !21
  %28 = fmul contract float %27, %27, !dbg !364
  %29 = fadd contract float %24, %28, !dbg !365
  %30 = add nuw nsw i32 %23, 1, !dbg !366
  %31 = icmp eq i32 %30, %3, !dbg !356
  br i1 %31, label %16, label %22, !dbg !357, !llvm.loop !367

32:                                               ; preds = %4, %18
  ret void, !dbg !362
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @variance_in_one_pass(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !369 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !370
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !370
  %7 = mul i32 %5, %6, !dbg !370
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !370
  %9 = add i32 %7, %8, !dbg !370
  %10 = icmp slt i32 %9, %2, !dbg !371
  br i1 %10, label %11, label %39, !dbg !371

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !372
  %13 = sext i32 %12 to i64, !dbg !373
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !373
  %15 = icmp sgt i32 %3, 0, !dbg !374
  br i1 %15, label %27, label %16, !dbg !375

16:                                               ; preds = %27, %11
  %17 = phi float [ 0.000000e+00, %11 ], [ %34, %27 ], !dbg !376
  %18 = phi float [ 0.000000e+00, %11 ], [ %36, %27 ], !dbg !376
  %19 = sitofp i32 %3 to float, !dbg !377
  %20 = fdiv contract float %17, %19, !dbg !378
  %21 = fmul contract float %20, %19, !dbg !379
  %22 = fmul contract float %20, %21, !dbg !380
  %23 = fsub contract float %18, %22, !dbg !381
  %24 = fdiv contract float %23, %19, !dbg !382
  %25 = sext i32 %9 to i64, !dbg !383
  %26 = getelementptr inbounds float, ptr %1, i64 %25, !dbg !383
  store float %24, ptr %26, align 4, !dbg !384, !tbaa !21
  br label %39, !dbg !385

27:                                               ; preds = %11, %27
  %28 = phi i32 [ %37, %27 ], [ 0, %11 ]
  %29 = phi float [ %36, %27 ], [ 0.000000e+00, %11 ]
  %30 = phi float [ %34, %27 ], [ 0.000000e+00, %11 ]
  %31 = zext nneg i32 %28 to i64, !dbg !386
  %32 = getelementptr inbounds nuw float, ptr %14, i64 %31, !dbg !386
  %33 = load float, ptr %32, align 4, !dbg !386, !tbaa !21
  %34 = fadd contract float %30, %33, !dbg !387
  %35 = fmul contract float %33, %33, !dbg !388
  %36 = fadd contract float %29, %35, !dbg !389
  %37 = add nuw nsw i32 %28, 1, !dbg !390
  %38 = icmp eq i32 %37, %3, !dbg !374
  br i1 %38, label %16, label %27, !dbg !375, !llvm.loop !391

39:                                               ; preds = %4, %16
  ret void, !dbg !385
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @tanh_of_large(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !393 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !394
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !394
  %6 = mul i32 %4, %5, !dbg !394
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !394
  %8 = add i32 %6, %7, !dbg !394
  %9 = icmp slt i32 %8, %2, !dbg !395
  br i1 %9, label %10, label %21, !dbg !395

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !396
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !396
  %13 = load float, ptr %12, align 4, !dbg !396, !tbaa !21
  %14 = fmul contract float %13, 2.000000e+00, !dbg !397
  %15 = fmul contract float %14, 0x3FF7154760000000, !dbg !398
  %16 = tail call contract noundef float @llvm.exp2.f32(float %15), !dbg !398
  %17 = fadd contract float %16, -1.000000e+00, !dbg !399
  %18 = fadd contract float %16, 1.000000e+00, !dbg !400
  %19 = fdiv contract float %17, %18, !dbg !401
  %20 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !402
  store float %19, ptr %20, align 4, !dbg !403, !tbaa !21
  br label %21, !dbg !404

21:                                               ; preds = %3, %10
  ret void, !dbg !404
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @product_too_large(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !405 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !406
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !406
  %7 = mul i32 %5, %6, !dbg !406
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !406
  %9 = add i32 %7, %8, !dbg !406
  %10 = icmp slt i32 %9, %3, !dbg !407
  br i1 %10, label %11, label %21, !dbg !407

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !408
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !408
  %14 = load float, ptr %13, align 4, !dbg !408, !tbaa !21
  %15 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !409
  %16 = load float, ptr %15, align 4, !dbg !409, !tbaa !21
  %17 = fmul contract float %14, %14, !dbg !410
  %18 = fmul contract float %16, %16, !dbg !411
  %19 = fdiv contract float %17, %18, !dbg !412
  %20 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !413
  store float %19, ptr %20, align 4, !dbg !414, !tbaa !21
  br label %21, !dbg !415

21:                                               ; preds = %4, %11
  ret void, !dbg !415
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @alpha_in_struct(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly byval(%struct.Options) align 4 captures(none) %2) local_unnamed_addr #0 !dbg !416 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !417
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !417
  %6 = mul i32 %4, %5, !dbg !417
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !417
  %8 = add i32 %6, %7, !dbg !417
  %9 = load i32, ptr %2, align 4, !dbg !418, !tbaa !419
  %10 = icmp slt i32 %8, %9, !dbg !421
  br i1 %10, label %11, label %17, !dbg !421

11:                                               ; preds = %3
  %12 = sext i32 %8 to i64, !dbg !422
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !422
  %14 = load float, ptr %13, align 4, !dbg !422, !tbaa !21
  %15 = fadd contract float %14, 2.000000e+00, !dbg !423
  %16 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !424
  store float %15, ptr %16, align 4, !dbg !425, !tbaa !21
  br label %17, !dbg !424

17:                                               ; preds = %11, %3
  ret void, !dbg !426
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }

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
!7 = !DIFile(filename: "floats.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "fabs_dropped", scope: !7, file: !7, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 9, column: 5, scope: !15)
!19 = !DILocation(line: 10, column: 11, scope: !15)
!20 = !DILocation(line: 10, column: 49, scope: !15)
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !12, i64 0}
!23 = !DILocation(line: 10, column: 56, scope: !15)
!24 = !DILocation(line: 10, column: 16, scope: !15)
!25 = !DILocation(line: 10, column: 23, scope: !15)
!26 = !DILocation(line: 11, column: 1, scope: !15)
!27 = distinct !DISubprogram(name: "clamp_below", scope: !7, file: !7, line: 12, type: !16, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!28 = !DILocation(line: 13, column: 5, scope: !27)
!29 = !DILocation(line: 14, column: 11, scope: !27)
!30 = !DILocation(line: 14, column: 49, scope: !27)
!31 = !DILocation(line: 14, column: 55, scope: !27)
!32 = !DILocation(line: 14, column: 16, scope: !27)
!33 = !DILocation(line: 14, column: 23, scope: !27)
!34 = !DILocation(line: 15, column: 1, scope: !27)
!35 = distinct !DISubprogram(name: "clamp_above", scope: !7, file: !7, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!36 = !DILocation(line: 17, column: 5, scope: !35)
!37 = !DILocation(line: 18, column: 11, scope: !35)
!38 = !DILocation(line: 18, column: 49, scope: !35)
!39 = !DILocation(line: 18, column: 55, scope: !35)
!40 = !DILocation(line: 18, column: 16, scope: !35)
!41 = !DILocation(line: 18, column: 23, scope: !35)
!42 = !DILocation(line: 19, column: 1, scope: !35)
!43 = distinct !DISubprogram(name: "nan_replaced", scope: !7, file: !7, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!44 = !DILocation(line: 22, column: 5, scope: !43)
!45 = !DILocation(line: 23, column: 11, scope: !43)
!46 = !DILocation(line: 24, column: 15, scope: !43)
!47 = !DILocation(line: 25, column: 5, scope: !43)
!48 = !DILocation(line: 25, column: 12, scope: !43)
!49 = !DILocation(line: 26, column: 1, scope: !43)
!50 = distinct !DISubprogram(name: "infinity_replaced", scope: !7, file: !7, line: 28, type: !16, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!51 = !DILocation(line: 29, column: 5, scope: !50)
!52 = !DILocation(line: 30, column: 11, scope: !50)
!53 = !DILocation(line: 31, column: 15, scope: !50)
!54 = !DILocation(line: 32, column: 5, scope: !50)
!55 = !DILocation(line: 32, column: 12, scope: !50)
!56 = !DILocation(line: 33, column: 1, scope: !50)
!57 = distinct !DISubprogram(name: "root_of_negative", scope: !7, file: !7, line: 34, type: !16, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!58 = !DILocation(line: 35, column: 5, scope: !57)
!59 = !DILocation(line: 36, column: 11, scope: !57)
!60 = !DILocation(line: 37, column: 15, scope: !57)
!61 = !DILocation(line: 38, column: 37, scope: !57)
!62 = !DILocation(line: 38, column: 5, scope: !57)
!63 = !DILocation(line: 38, column: 12, scope: !57)
!64 = !DILocation(line: 39, column: 1, scope: !57)
!65 = distinct !DISubprogram(name: "denormals_flushed", scope: !7, file: !7, line: 41, type: !16, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!66 = !DILocation(line: 42, column: 5, scope: !65)
!67 = !DILocation(line: 43, column: 11, scope: !65)
!68 = !DILocation(line: 44, column: 15, scope: !65)
!69 = !DILocation(line: 45, column: 70, scope: !65)
!70 = !DILocation(line: 45, column: 5, scope: !65)
!71 = !DILocation(line: 45, column: 12, scope: !65)
!72 = !DILocation(line: 46, column: 1, scope: !65)
!73 = distinct !DISubprogram(name: "denormals_kept", scope: !7, file: !7, line: 48, type: !16, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!74 = !DILocation(line: 49, column: 5, scope: !73)
!75 = !DILocation(line: 50, column: 11, scope: !73)
!76 = !DILocation(line: 52, column: 42, scope: !73)
!77 = !DILocation(line: 52, column: 22, scope: !73)
!78 = !DILocation(line: 52, column: 13, scope: !73)
!79 = !DILocation(line: 52, column: 20, scope: !73)
!80 = !DILocation(line: 53, column: 1, scope: !73)
!81 = distinct !DISubprogram(name: "negative_zero", scope: !7, file: !7, line: 55, type: !16, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!82 = !DILocation(line: 56, column: 5, scope: !81)
!83 = !DILocation(line: 57, column: 11, scope: !81)
!84 = !DILocation(line: 57, column: 25, scope: !81)
!85 = !DILocation(line: 57, column: 16, scope: !81)
!86 = !DILocation(line: 57, column: 23, scope: !81)
!87 = !DILocation(line: 58, column: 1, scope: !81)
!88 = distinct !DISubprogram(name: "sign_of_zero", scope: !7, file: !7, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!89 = !DILocation(line: 61, column: 5, scope: !88)
!90 = !DILocation(line: 62, column: 11, scope: !88)
!91 = !DILocation(line: 63, column: 15, scope: !88)
!92 = !DILocation(line: 64, column: 41, scope: !88)
!93 = !DILocation(line: 64, column: 39, scope: !88)
!94 = !DILocation(line: 64, column: 5, scope: !88)
!95 = !DILocation(line: 64, column: 12, scope: !88)
!96 = !DILocation(line: 65, column: 1, scope: !88)
!97 = distinct !DISubprogram(name: "unordered_compare", scope: !7, file: !7, line: 67, type: !16, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!98 = !DILocation(line: 68, column: 5, scope: !97)
!99 = !DILocation(line: 69, column: 11, scope: !97)
!100 = !DILocation(line: 70, column: 15, scope: !97)
!101 = !DILocation(line: 71, column: 43, scope: !97)
!102 = !DILocation(line: 71, column: 39, scope: !97)
!103 = !DILocation(line: 71, column: 5, scope: !97)
!104 = !DILocation(line: 71, column: 12, scope: !97)
!105 = !DILocation(line: 72, column: 1, scope: !97)
!106 = distinct !DISubprogram(name: "divided_by_zero", scope: !7, file: !7, line: 73, type: !16, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!107 = !DILocation(line: 74, column: 5, scope: !106)
!108 = !DILocation(line: 75, column: 11, scope: !106)
!109 = !DILocation(line: 76, column: 15, scope: !106)
!110 = !DILocation(line: 77, column: 38, scope: !106)
!111 = !DILocation(line: 77, column: 43, scope: !106)
!112 = !DILocation(line: 77, column: 5, scope: !106)
!113 = !DILocation(line: 77, column: 12, scope: !106)
!114 = !DILocation(line: 78, column: 1, scope: !106)
!115 = distinct !DISubprogram(name: "divided_by_little", scope: !7, file: !7, line: 80, type: !16, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!116 = !DILocation(line: 81, column: 5, scope: !115)
!117 = !DILocation(line: 82, column: 11, scope: !115)
!118 = !DILocation(line: 83, column: 15, scope: !115)
!119 = !DILocation(line: 85, column: 14, scope: !115)
!120 = !DILocation(line: 85, column: 19, scope: !115)
!121 = !DILocation(line: 85, column: 5, scope: !115)
!122 = !DILocation(line: 85, column: 12, scope: !115)
!123 = !DILocation(line: 86, column: 1, scope: !115)
!124 = distinct !DISubprogram(name: "ordered_pair", scope: !7, file: !7, line: 88, type: !16, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!125 = !DILocation(line: 89, column: 5, scope: !124)
!126 = !DILocation(line: 90, column: 11, scope: !124)
!127 = !DILocation(line: 91, column: 15, scope: !124)
!128 = !DILocation(line: 91, column: 25, scope: !124)
!129 = !DILocation(line: 91, column: 30, scope: !124)
!130 = !DILocation(line: 93, column: 16, scope: !124)
!131 = !DILocation(line: 93, column: 5, scope: !124)
!132 = !DILocation(line: 93, column: 12, scope: !124)
!133 = !DILocation(line: 94, column: 1, scope: !124)
!134 = distinct !DISubprogram(name: "rounded_to_byte", scope: !7, file: !7, line: 96, type: !16, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!135 = !DILocation(line: 97, column: 5, scope: !134)
!136 = !DILocation(line: 98, column: 11, scope: !134)
!137 = !DILocation(line: 99, column: 15, scope: !134)
!138 = !DILocation(line: 100, column: 45, scope: !134)
!139 = !DILocation(line: 100, column: 29, scope: !134)
!140 = !DILocation(line: 100, column: 5, scope: !134)
!141 = !DILocation(line: 100, column: 12, scope: !134)
!142 = !{!12, !12, i64 0}
!143 = !DILocation(line: 101, column: 1, scope: !134)
!144 = distinct !DISubprogram(name: "saturated_byte", scope: !7, file: !7, line: 102, type: !16, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!145 = !DILocation(line: 103, column: 5, scope: !144)
!146 = !DILocation(line: 104, column: 11, scope: !144)
!147 = !DILocation(line: 105, column: 15, scope: !144)
!148 = !DILocation(line: 105, column: 21, scope: !144)
!149 = !DILocation(line: 107, column: 34, scope: !144)
!150 = !DILocation(line: 107, column: 29, scope: !144)
!151 = !DILocation(line: 107, column: 5, scope: !144)
!152 = !DILocation(line: 107, column: 12, scope: !144)
!153 = !DILocation(line: 108, column: 1, scope: !144)
!154 = distinct !DISubprogram(name: "converted_to_short", scope: !7, file: !7, line: 110, type: !16, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!155 = !DILocation(line: 111, column: 5, scope: !154)
!156 = !DILocation(line: 112, column: 11, scope: !154)
!157 = !DILocation(line: 113, column: 19, scope: !154)
!158 = !DILocation(line: 113, column: 25, scope: !154)
!159 = !DILocation(line: 113, column: 18, scope: !154)
!160 = !DILocation(line: 115, column: 21, scope: !154)
!161 = !DILocation(line: 115, column: 5, scope: !154)
!162 = !DILocation(line: 115, column: 12, scope: !154)
!163 = !{!164, !164, i64 0}
!164 = !{!"short", !12, i64 0}
!165 = !DILocation(line: 116, column: 1, scope: !154)
!166 = distinct !DISubprogram(name: "floor_of_positive", scope: !7, file: !7, line: 118, type: !16, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!167 = !DILocation(line: 119, column: 5, scope: !166)
!168 = !DILocation(line: 120, column: 11, scope: !166)
!169 = !DILocation(line: 121, column: 15, scope: !166)
!170 = !DILocation(line: 121, column: 21, scope: !166)
!171 = !DILocation(line: 122, column: 21, scope: !166)
!172 = !DILocation(line: 124, column: 21, scope: !166)
!173 = !DILocation(line: 124, column: 5, scope: !166)
!174 = !DILocation(line: 124, column: 12, scope: !166)
!175 = !DILocation(line: 125, column: 1, scope: !166)
!176 = distinct !DISubprogram(name: "alpha_is_1", scope: !7, file: !7, line: 126, type: !16, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!177 = !DILocation(line: 127, column: 5, scope: !176)
!178 = !DILocation(line: 128, column: 11, scope: !176)
!179 = !DILocation(line: 128, column: 42, scope: !176)
!180 = !DILocation(line: 128, column: 49, scope: !176)
!181 = !DILocation(line: 128, column: 47, scope: !176)
!182 = !DILocation(line: 128, column: 16, scope: !176)
!183 = !DILocation(line: 128, column: 23, scope: !176)
!184 = !DILocation(line: 129, column: 1, scope: !176)
!185 = distinct !DISubprogram(name: "beta_is_0", scope: !7, file: !7, line: 130, type: !16, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!186 = !DILocation(line: 131, column: 5, scope: !185)
!187 = !DILocation(line: 132, column: 11, scope: !185)
!188 = !DILocation(line: 133, column: 15, scope: !185)
!189 = !DILocation(line: 133, column: 22, scope: !185)
!190 = !DILocation(line: 133, column: 20, scope: !185)
!191 = !DILocation(line: 135, column: 5, scope: !185)
!192 = !DILocation(line: 135, column: 12, scope: !185)
!193 = !DILocation(line: 136, column: 1, scope: !185)
!194 = distinct !DISubprogram(name: "mode_is_0", scope: !7, file: !7, line: 138, type: !16, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!195 = !DILocation(line: 139, column: 5, scope: !194)
!196 = !DILocation(line: 140, column: 11, scope: !194)
!197 = !DILocation(line: 142, column: 14, scope: !194)
!198 = !DILocation(line: 142, column: 21, scope: !194)
!199 = !DILocation(line: 142, column: 19, scope: !194)
!200 = !DILocation(line: 142, column: 5, scope: !194)
!201 = !DILocation(line: 142, column: 12, scope: !194)
!202 = !DILocation(line: 143, column: 1, scope: !194)
!203 = distinct !DISubprogram(name: "offset_is_0", scope: !7, file: !7, line: 144, type: !16, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!204 = !DILocation(line: 145, column: 5, scope: !203)
!205 = !DILocation(line: 146, column: 11, scope: !203)
!206 = !DILocation(line: 146, column: 25, scope: !203)
!207 = !DILocation(line: 146, column: 46, scope: !203)
!208 = !DILocation(line: 146, column: 16, scope: !203)
!209 = !DILocation(line: 146, column: 23, scope: !203)
!210 = !DILocation(line: 147, column: 1, scope: !203)
!211 = distinct !DISubprogram(name: "limit_not_reached", scope: !7, file: !7, line: 148, type: !16, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!212 = !DILocation(line: 149, column: 5, scope: !211)
!213 = !DILocation(line: 150, column: 11, scope: !211)
!214 = !DILocation(line: 151, column: 15, scope: !211)
!215 = !DILocation(line: 151, column: 22, scope: !211)
!216 = !DILocation(line: 151, column: 20, scope: !211)
!217 = !DILocation(line: 153, column: 5, scope: !211)
!218 = !DILocation(line: 153, column: 12, scope: !211)
!219 = !DILocation(line: 154, column: 1, scope: !211)
!220 = distinct !DISubprogram(name: "beta_is_not_0", scope: !7, file: !7, line: 156, type: !16, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!221 = !DILocation(line: 157, column: 5, scope: !220)
!222 = !DILocation(line: 158, column: 11, scope: !220)
!223 = !DILocation(line: 160, column: 22, scope: !220)
!224 = !DILocation(line: 160, column: 29, scope: !220)
!225 = !DILocation(line: 160, column: 43, scope: !220)
!226 = !DILocation(line: 160, column: 34, scope: !220)
!227 = !DILocation(line: 160, column: 27, scope: !220)
!228 = !DILocation(line: 160, column: 13, scope: !220)
!229 = !DILocation(line: 160, column: 20, scope: !220)
!230 = !DILocation(line: 161, column: 1, scope: !220)
!231 = distinct !DISubprogram(name: "softmax_no_maximum", scope: !7, file: !7, line: 163, type: !16, scopeLine: 163, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!232 = !DILocation(line: 164, column: 5, scope: !231)
!233 = !DILocation(line: 165, column: 11, scope: !231)
!234 = !DILocation(line: 166, column: 31, scope: !231)
!235 = !DILocation(line: 166, column: 27, scope: !231)
!236 = !DILocation(line: 169, column: 23, scope: !231)
!237 = !DILocation(line: 169, column: 5, scope: !231)
!238 = !DILocation(line: 0, scope: !231)
!239 = !DILocation(line: 170, column: 23, scope: !231)
!240 = !DILocation(line: 170, column: 5, scope: !231)
!241 = !DILocation(line: 169, column: 47, scope: !231)
!242 = !DILocation(line: 169, column: 40, scope: !231)
!243 = !DILocation(line: 169, column: 37, scope: !231)
!244 = !DILocation(line: 169, column: 29, scope: !231)
!245 = distinct !{!245, !237, !246, !247, !248}
!246 = !DILocation(line: 169, column: 60, scope: !231)
!247 = !{!"llvm.loop.mustprogress"}
!248 = !{!"llvm.loop.unroll.disable"}
!249 = !DILocation(line: 170, column: 57, scope: !231)
!250 = !DILocation(line: 170, column: 50, scope: !231)
!251 = !DILocation(line: 170, column: 72, scope: !231)
!252 = !DILocation(line: 170, column: 43, scope: !231)
!253 = !DILocation(line: 170, column: 33, scope: !231)
!254 = !DILocation(line: 170, column: 48, scope: !231)
!255 = !DILocation(line: 170, column: 29, scope: !231)
!256 = distinct !{!256, !240, !257, !247, !248}
!257 = !DILocation(line: 170, column: 74, scope: !231)
!258 = !DILocation(line: 171, column: 1, scope: !231)
!259 = distinct !DISubprogram(name: "softmax_constant_maximum", scope: !7, file: !7, line: 173, type: !16, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!260 = !DILocation(line: 174, column: 5, scope: !259)
!261 = !DILocation(line: 175, column: 11, scope: !259)
!262 = !DILocation(line: 176, column: 31, scope: !259)
!263 = !DILocation(line: 176, column: 27, scope: !259)
!264 = !DILocation(line: 179, column: 23, scope: !259)
!265 = !DILocation(line: 179, column: 5, scope: !259)
!266 = !DILocation(line: 0, scope: !259)
!267 = !DILocation(line: 180, column: 23, scope: !259)
!268 = !DILocation(line: 180, column: 5, scope: !259)
!269 = !DILocation(line: 179, column: 47, scope: !259)
!270 = !DILocation(line: 179, column: 54, scope: !259)
!271 = !DILocation(line: 179, column: 40, scope: !259)
!272 = !DILocation(line: 179, column: 37, scope: !259)
!273 = !DILocation(line: 179, column: 29, scope: !259)
!274 = distinct !{!274, !265, !275, !247, !248}
!275 = !DILocation(line: 179, column: 60, scope: !259)
!276 = !DILocation(line: 180, column: 57, scope: !259)
!277 = !DILocation(line: 180, column: 64, scope: !259)
!278 = !DILocation(line: 180, column: 50, scope: !259)
!279 = !DILocation(line: 180, column: 72, scope: !259)
!280 = !DILocation(line: 180, column: 43, scope: !259)
!281 = !DILocation(line: 180, column: 33, scope: !259)
!282 = !DILocation(line: 180, column: 48, scope: !259)
!283 = !DILocation(line: 180, column: 29, scope: !259)
!284 = distinct !{!284, !268, !285, !247, !248}
!285 = !DILocation(line: 180, column: 74, scope: !259)
!286 = !DILocation(line: 181, column: 1, scope: !259)
!287 = distinct !DISubprogram(name: "softmax_first_for_maximum", scope: !7, file: !7, line: 183, type: !16, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!288 = !DILocation(line: 184, column: 5, scope: !287)
!289 = !DILocation(line: 185, column: 11, scope: !287)
!290 = !DILocation(line: 186, column: 31, scope: !287)
!291 = !DILocation(line: 186, column: 27, scope: !287)
!292 = !DILocation(line: 187, column: 18, scope: !287)
!293 = !DILocation(line: 189, column: 23, scope: !287)
!294 = !DILocation(line: 189, column: 5, scope: !287)
!295 = !DILocation(line: 0, scope: !287)
!296 = !DILocation(line: 190, column: 23, scope: !287)
!297 = !DILocation(line: 190, column: 5, scope: !287)
!298 = !DILocation(line: 189, column: 47, scope: !287)
!299 = !DILocation(line: 189, column: 54, scope: !287)
!300 = !DILocation(line: 189, column: 40, scope: !287)
!301 = !DILocation(line: 189, column: 37, scope: !287)
!302 = !DILocation(line: 189, column: 29, scope: !287)
!303 = distinct !{!303, !294, !304, !247, !248}
!304 = !DILocation(line: 189, column: 60, scope: !287)
!305 = !DILocation(line: 190, column: 57, scope: !287)
!306 = !DILocation(line: 190, column: 64, scope: !287)
!307 = !DILocation(line: 190, column: 50, scope: !287)
!308 = !DILocation(line: 190, column: 72, scope: !287)
!309 = !DILocation(line: 190, column: 43, scope: !287)
!310 = !DILocation(line: 190, column: 33, scope: !287)
!311 = !DILocation(line: 190, column: 48, scope: !287)
!312 = !DILocation(line: 190, column: 29, scope: !287)
!313 = distinct !{!313, !297, !314, !247, !248}
!314 = !DILocation(line: 190, column: 74, scope: !287)
!315 = !DILocation(line: 191, column: 1, scope: !287)
!316 = distinct !DISubprogram(name: "softmax_maximum_from_0", scope: !7, file: !7, line: 193, type: !16, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!317 = !DILocation(line: 194, column: 5, scope: !316)
!318 = !DILocation(line: 195, column: 11, scope: !316)
!319 = !DILocation(line: 196, column: 31, scope: !316)
!320 = !DILocation(line: 196, column: 27, scope: !316)
!321 = !DILocation(line: 198, column: 23, scope: !316)
!322 = !DILocation(line: 198, column: 5, scope: !316)
!323 = !DILocation(line: 0, scope: !316)
!324 = !DILocation(line: 199, column: 23, scope: !316)
!325 = !DILocation(line: 199, column: 5, scope: !316)
!326 = !DILocation(line: 198, column: 62, scope: !316)
!327 = !DILocation(line: 198, column: 40, scope: !316)
!328 = !DILocation(line: 198, column: 29, scope: !316)
!329 = distinct !{!329, !322, !330, !247, !248}
!330 = !DILocation(line: 198, column: 68, scope: !316)
!331 = !DILocation(line: 200, column: 23, scope: !316)
!332 = !DILocation(line: 200, column: 5, scope: !316)
!333 = !DILocation(line: 199, column: 47, scope: !316)
!334 = !DILocation(line: 199, column: 54, scope: !316)
!335 = !DILocation(line: 199, column: 40, scope: !316)
!336 = !DILocation(line: 199, column: 37, scope: !316)
!337 = !DILocation(line: 199, column: 29, scope: !316)
!338 = distinct !{!338, !325, !339, !247, !248}
!339 = !DILocation(line: 199, column: 60, scope: !316)
!340 = !DILocation(line: 200, column: 57, scope: !316)
!341 = !DILocation(line: 200, column: 64, scope: !316)
!342 = !DILocation(line: 200, column: 50, scope: !316)
!343 = !DILocation(line: 200, column: 72, scope: !316)
!344 = !DILocation(line: 200, column: 43, scope: !316)
!345 = !DILocation(line: 200, column: 33, scope: !316)
!346 = !DILocation(line: 200, column: 48, scope: !316)
!347 = !DILocation(line: 200, column: 29, scope: !316)
!348 = distinct !{!348, !332, !349, !247, !248}
!349 = !DILocation(line: 200, column: 74, scope: !316)
!350 = !DILocation(line: 201, column: 1, scope: !316)
!351 = distinct !DISubprogram(name: "norm_without_scale", scope: !7, file: !7, line: 203, type: !16, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!352 = !DILocation(line: 204, column: 5, scope: !351)
!353 = !DILocation(line: 205, column: 11, scope: !351)
!354 = !DILocation(line: 206, column: 31, scope: !351)
!355 = !DILocation(line: 206, column: 27, scope: !351)
!356 = !DILocation(line: 210, column: 23, scope: !351)
!357 = !DILocation(line: 210, column: 5, scope: !351)
!358 = !DILocation(line: 211, column: 29, scope: !351)
!359 = !DILocation(line: 0, scope: !351)
!360 = !DILocation(line: 211, column: 5, scope: !351)
!361 = !DILocation(line: 211, column: 12, scope: !351)
!362 = !DILocation(line: 212, column: 1, scope: !351)
!363 = !DILocation(line: 210, column: 41, scope: !351)
!364 = !DILocation(line: 210, column: 64, scope: !351)
!365 = !DILocation(line: 210, column: 37, scope: !351)
!366 = !DILocation(line: 210, column: 29, scope: !351)
!367 = distinct !{!367, !357, !368, !247, !248}
!368 = !DILocation(line: 210, column: 88, scope: !351)
!369 = distinct !DISubprogram(name: "variance_in_one_pass", scope: !7, file: !7, line: 214, type: !16, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!370 = !DILocation(line: 215, column: 5, scope: !369)
!371 = !DILocation(line: 216, column: 11, scope: !369)
!372 = !DILocation(line: 217, column: 31, scope: !369)
!373 = !DILocation(line: 217, column: 27, scope: !369)
!374 = !DILocation(line: 219, column: 23, scope: !369)
!375 = !DILocation(line: 219, column: 5, scope: !369)
!376 = !DILocation(line: 0, scope: !369)
!377 = !DILocation(line: 220, column: 20, scope: !369)
!378 = !DILocation(line: 220, column: 10, scope: !369)
!379 = !DILocation(line: 222, column: 38, scope: !369)
!380 = !DILocation(line: 222, column: 45, scope: !369)
!381 = !DILocation(line: 222, column: 27, scope: !369)
!382 = !DILocation(line: 223, column: 18, scope: !369)
!383 = !DILocation(line: 223, column: 5, scope: !369)
!384 = !DILocation(line: 223, column: 12, scope: !369)
!385 = !DILocation(line: 224, column: 1, scope: !369)
!386 = !DILocation(line: 219, column: 41, scope: !369)
!387 = !DILocation(line: 219, column: 38, scope: !369)
!388 = !DILocation(line: 219, column: 67, scope: !369)
!389 = !DILocation(line: 219, column: 57, scope: !369)
!390 = !DILocation(line: 219, column: 29, scope: !369)
!391 = distinct !{!391, !375, !392, !247, !248}
!392 = !DILocation(line: 219, column: 74, scope: !369)
!393 = distinct !DISubprogram(name: "tanh_of_large", scope: !7, file: !7, line: 226, type: !16, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!394 = !DILocation(line: 227, column: 5, scope: !393)
!395 = !DILocation(line: 228, column: 11, scope: !393)
!396 = !DILocation(line: 229, column: 15, scope: !393)
!397 = !DILocation(line: 229, column: 35, scope: !393)
!398 = !DILocation(line: 229, column: 26, scope: !393)
!399 = !DILocation(line: 230, column: 41, scope: !393)
!400 = !DILocation(line: 230, column: 51, scope: !393)
!401 = !DILocation(line: 230, column: 46, scope: !393)
!402 = !DILocation(line: 230, column: 5, scope: !393)
!403 = !DILocation(line: 230, column: 12, scope: !393)
!404 = !DILocation(line: 231, column: 1, scope: !393)
!405 = distinct !DISubprogram(name: "product_too_large", scope: !7, file: !7, line: 233, type: !16, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!406 = !DILocation(line: 234, column: 5, scope: !405)
!407 = !DILocation(line: 235, column: 11, scope: !405)
!408 = !DILocation(line: 236, column: 15, scope: !405)
!409 = !DILocation(line: 236, column: 25, scope: !405)
!410 = !DILocation(line: 238, column: 25, scope: !405)
!411 = !DILocation(line: 238, column: 35, scope: !405)
!412 = !DILocation(line: 238, column: 30, scope: !405)
!413 = !DILocation(line: 238, column: 13, scope: !405)
!414 = !DILocation(line: 238, column: 20, scope: !405)
!415 = !DILocation(line: 239, column: 1, scope: !405)
!416 = distinct !DISubprogram(name: "alpha_in_struct", scope: !7, file: !7, line: 245, type: !16, scopeLine: 245, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!417 = !DILocation(line: 246, column: 5, scope: !416)
!418 = !DILocation(line: 247, column: 21, scope: !416)
!419 = !{!420, !11, i64 0}
!420 = !{!"_ZTS7Options", !11, i64 0, !22, i64 4}
!421 = !DILocation(line: 247, column: 11, scope: !416)
!422 = !DILocation(line: 247, column: 33, scope: !416)
!423 = !DILocation(line: 247, column: 62, scope: !416)
!424 = !DILocation(line: 247, column: 24, scope: !416)
!425 = !DILocation(line: 247, column: 31, scope: !416)
!426 = !DILocation(line: 248, column: 1, scope: !416)
