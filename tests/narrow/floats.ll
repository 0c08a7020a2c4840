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
define dso_local ptx_kernel void @nan_of_one_kind(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !50 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !51
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !51
  %6 = mul i32 %4, %5, !dbg !51
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !51
  %8 = add i32 %6, %7, !dbg !51
  %9 = icmp slt i32 %8, %2, !dbg !52
  br i1 %9, label %10, label %19, !dbg !52

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !53
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !53
  %13 = load float, ptr %12, align 4, !dbg !53, !tbaa !21
  %14 = tail call float @llvm.fabs.f32(float %13), !dbg !54
  %15 = bitcast float %14 to i32, !dbg !54
  %16 = icmp eq i32 %15, 2143289344, !dbg !55
  %17 = select contract i1 %16, float 0.000000e+00, float %13, !dbg !56
  %18 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !57
  store float %17, ptr %18, align 4, !dbg !58, !tbaa !21
  br label %19, !dbg !59

19:                                               ; preds = %3, %10
  ret void, !dbg !59
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @infinity_replaced(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !60 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !61
  %6 = mul i32 %4, %5, !dbg !61
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %8 = add i32 %6, %7, !dbg !61
  %9 = icmp slt i32 %8, %2, !dbg !62
  br i1 %9, label %10, label %15, !dbg !62

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !63
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !63
  %13 = load float, ptr %12, align 4, !dbg !63, !tbaa !21
  %14 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !64
  store float %13, ptr %14, align 4, !dbg !65, !tbaa !21
  br label %15, !dbg !66

15:                                               ; preds = %3, %10
  ret void, !dbg !66
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @root_of_negative(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !67 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %6 = mul i32 %4, %5, !dbg !68
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %8 = add i32 %6, %7, !dbg !68
  %9 = icmp slt i32 %8, %2, !dbg !69
  br i1 %9, label %10, label %16, !dbg !69

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !70
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !70
  %13 = load float, ptr %12, align 4, !dbg !70, !tbaa !21
  %14 = tail call contract float @llvm.sqrt.f32(float %13), !dbg !71
  %15 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !72
  store float %14, ptr %15, align 4, !dbg !73, !tbaa !21
  br label %16, !dbg !74

16:                                               ; preds = %3, %10
  ret void, !dbg !74
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @denormals_flushed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !75 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !76
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  %6 = mul i32 %4, %5, !dbg !76
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %8 = add i32 %6, %7, !dbg !76
  %9 = icmp slt i32 %8, %2, !dbg !77
  br i1 %9, label %10, label %16, !dbg !77

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !78
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !78
  %13 = load float, ptr %12, align 4, !dbg !78, !tbaa !21
  %14 = fmul contract float %13, 1.024000e+03, !dbg !79
  %15 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !80
  store float %14, ptr %15, align 4, !dbg !81, !tbaa !21
  br label %16, !dbg !82

16:                                               ; preds = %3, %10
  ret void, !dbg !82
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @denormals_kept(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !83 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !84
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84
  %6 = mul i32 %4, %5, !dbg !84
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84
  %8 = add i32 %6, %7, !dbg !84
  %9 = icmp slt i32 %8, %2, !dbg !85
  br i1 %9, label %10, label %16, !dbg !85

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !86
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !86
  %13 = load float, ptr %12, align 4, !dbg !86, !tbaa !21
  %14 = tail call contract float @llvm.nvvm.mul.rn.ftz.f(float %13, float 0x3FD3333340000000), !dbg !87
  %15 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !88
  store float %14, ptr %15, align 4, !dbg !89, !tbaa !21
  br label %16, !dbg !90

16:                                               ; preds = %3, %10
  ret void, !dbg !90
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.ftz.f(float, float) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @negative_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !91 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !92
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !92
  %6 = mul i32 %4, %5, !dbg !92
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92
  %8 = add i32 %6, %7, !dbg !92
  %9 = icmp slt i32 %8, %2, !dbg !93
  br i1 %9, label %10, label %15, !dbg !93

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !94
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !94
  %13 = load float, ptr %12, align 4, !dbg !94, !tbaa !21
  %14 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !95
  store float %13, ptr %14, align 4, !dbg !96, !tbaa !21
  br label %15, !dbg !95

15:                                               ; preds = %10, %3
  ret void, !dbg !97
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sign_of_zero(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !98 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !99
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !99
  %6 = mul i32 %4, %5, !dbg !99
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99
  %8 = add i32 %6, %7, !dbg !99
  %9 = icmp slt i32 %8, %2, !dbg !100
  br i1 %9, label %10, label %17, !dbg !100

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !101
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !101
  %13 = load float, ptr %12, align 4, !dbg !101, !tbaa !21
  %14 = fcmp contract ogt float %13, 0.000000e+00, !dbg !102
  %15 = select contract i1 %14, float 1.000000e+00, float -1.000000e+00, !dbg !103
  %16 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !104
  store float %15, ptr %16, align 4, !dbg !105, !tbaa !21
  br label %17, !dbg !106

17:                                               ; preds = %3, %10
  ret void, !dbg !106
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @unordered_compare(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !107 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !108
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !108
  %6 = mul i32 %4, %5, !dbg !108
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
  %8 = add i32 %6, %7, !dbg !108
  %9 = icmp slt i32 %8, %2, !dbg !109
  br i1 %9, label %10, label %18, !dbg !109

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !110
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !110
  %13 = load float, ptr %12, align 4, !dbg !110, !tbaa !21
  %14 = fcmp contract oge float %13, 5.000000e-01, !dbg !111
  %15 = fmul contract float %13, 3.000000e+00, !dbg !112
  %16 = select contract i1 %14, float 7.000000e+00, float %15, !dbg !112
  %17 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !113
  store float %16, ptr %17, align 4, !dbg !114, !tbaa !21
  br label %18, !dbg !115

18:                                               ; preds = %3, %10
  ret void, !dbg !115
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @divided_by_zero(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !116 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !117
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !117
  %7 = mul i32 %5, %6, !dbg !117
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %9 = add i32 %7, %8, !dbg !117
  %10 = icmp slt i32 %9, %3, !dbg !118
  br i1 %10, label %11, label %19, !dbg !118

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !119
  %13 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !119
  %14 = load float, ptr %13, align 4, !dbg !119, !tbaa !21
  %15 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !120
  %16 = load float, ptr %15, align 4, !dbg !120, !tbaa !21
  %17 = fdiv contract float %16, %14, !dbg !121
  %18 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !122
  store float %17, ptr %18, align 4, !dbg !123, !tbaa !21
  br label %19, !dbg !124

19:                                               ; preds = %4, %11
  ret void, !dbg !124
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @divided_by_little(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !125 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !126
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126
  %7 = mul i32 %5, %6, !dbg !126
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !126
  %9 = add i32 %7, %8, !dbg !126
  %10 = icmp slt i32 %9, %3, !dbg !127
  br i1 %10, label %11, label %19, !dbg !127

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !128
  %13 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !128
  %14 = load float, ptr %13, align 4, !dbg !128, !tbaa !21
  %15 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !129
  %16 = load float, ptr %15, align 4, !dbg !129, !tbaa !21
  %17 = fdiv contract float %16, %14, !dbg !130
  %18 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !131
  store float %17, ptr %18, align 4, !dbg !132, !tbaa !21
  br label %19, !dbg !133

19:                                               ; preds = %4, %11
  ret void, !dbg !133
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @ordered_pair(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !134 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !135
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !135
  %7 = mul i32 %5, %6, !dbg !135
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !135
  %9 = add i32 %7, %8, !dbg !135
  %10 = icmp slt i32 %9, %3, !dbg !136
  br i1 %10, label %11, label %20, !dbg !136

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !137
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !137
  %14 = load float, ptr %13, align 4, !dbg !137, !tbaa !21
  %15 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !138
  %16 = load float, ptr %15, align 4, !dbg !138, !tbaa !21
  %17 = fadd contract float %16, 1.000000e+00, !dbg !139
  %18 = fdiv contract float %14, %17, !dbg !140
  %19 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !141
  store float %18, ptr %19, align 4, !dbg !142, !tbaa !21
  br label %20, !dbg !143

20:                                               ; preds = %4, %11
  ret void, !dbg !143
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @rounded_to_byte(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !144 {
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
  %14 = tail call contract float @llvm.maxnum.f32(float %13, float 0.000000e+00), !dbg !148
  %15 = tail call contract float @llvm.minnum.f32(float %14, float 2.550000e+02), !dbg !149
  %16 = fptoui float %15 to i8, !dbg !149
  %17 = getelementptr inbounds i8, ptr %1, i64 %11, !dbg !150
  store i8 %16, ptr %17, align 1, !dbg !151, !tbaa !152
  br label %18, !dbg !153

18:                                               ; preds = %3, %10
  ret void, !dbg !153
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @saturated_byte(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !154 {
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
  %14 = fadd contract float %13, 5.000000e-01, !dbg !158
  %15 = fptosi float %14 to i32, !dbg !159
  %16 = trunc i32 %15 to i8, !dbg !160
  %17 = getelementptr inbounds i8, ptr %1, i64 %11, !dbg !161
  store i8 %16, ptr %17, align 1, !dbg !162, !tbaa !152
  br label %18, !dbg !163

18:                                               ; preds = %3, %10
  ret void, !dbg !163
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @converted_to_short(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !164 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !165
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !165
  %6 = mul i32 %4, %5, !dbg !165
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !165
  %8 = add i32 %6, %7, !dbg !165
  %9 = icmp slt i32 %8, %2, !dbg !166
  br i1 %9, label %10, label %18, !dbg !166

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !167
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !167
  %13 = load float, ptr %12, align 4, !dbg !167, !tbaa !21
  %14 = fmul contract float %13, 1.600000e+01, !dbg !168
  %15 = fptosi float %14 to i32, !dbg !169
  %16 = trunc i32 %15 to i16, !dbg !170
  %17 = getelementptr inbounds i16, ptr %1, i64 %11, !dbg !171
  store i16 %16, ptr %17, align 2, !dbg !172, !tbaa !173
  br label %18, !dbg !175

18:                                               ; preds = %3, %10
  ret void, !dbg !175
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @floor_of_positive(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !176 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !177
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !177
  %6 = mul i32 %4, %5, !dbg !177
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !177
  %8 = add i32 %6, %7, !dbg !177
  %9 = icmp slt i32 %8, %2, !dbg !178
  br i1 %9, label %10, label %18, !dbg !178

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !179
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !179
  %13 = load float, ptr %12, align 4, !dbg !179, !tbaa !21
  %14 = fmul contract float %13, 1.600000e+01, !dbg !180
  %15 = fptosi float %14 to i32, !dbg !181
  %16 = trunc i32 %15 to i16, !dbg !182
  %17 = getelementptr inbounds i16, ptr %1, i64 %11, !dbg !183
  store i16 %16, ptr %17, align 2, !dbg !184, !tbaa !173
  br label %18, !dbg !185

18:                                               ; preds = %3, %10
  ret void, !dbg !185
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @alpha_is_1(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !186 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !187
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !187
  %13 = mul i32 %11, %12, !dbg !187
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !187
  %15 = add i32 %13, %14, !dbg !187
  %16 = icmp slt i32 %15, %4, !dbg !188
  br i1 %16, label %17, label %25, !dbg !188

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !189
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !189
  %20 = load float, ptr %19, align 4, !dbg !189, !tbaa !21
  %21 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !190
  %22 = load float, ptr %21, align 4, !dbg !190, !tbaa !21
  %23 = fadd contract float %20, %22, !dbg !191
  %24 = getelementptr inbounds float, ptr %3, i64 %18, !dbg !192
  store float %23, ptr %24, align 4, !dbg !193, !tbaa !21
  br label %25, !dbg !192

25:                                               ; preds = %17, %10
  ret void, !dbg !194
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @beta_is_0(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !195 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !196
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !196
  %13 = mul i32 %11, %12, !dbg !196
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !196
  %15 = add i32 %13, %14, !dbg !196
  %16 = icmp slt i32 %15, %4, !dbg !197
  br i1 %16, label %17, label %25, !dbg !197

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !198
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !198
  %20 = load float, ptr %19, align 4, !dbg !198, !tbaa !21
  %21 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !199
  %22 = load float, ptr %21, align 4, !dbg !199, !tbaa !21
  %23 = fmul contract float %20, %22, !dbg !200
  %24 = getelementptr inbounds float, ptr %3, i64 %18, !dbg !201
  store float %23, ptr %24, align 4, !dbg !202, !tbaa !21
  br label %25, !dbg !203

25:                                               ; preds = %10, %17
  ret void, !dbg !203
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @mode_is_0(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !204 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !205
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !205
  %13 = mul i32 %11, %12, !dbg !205
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !205
  %15 = add i32 %13, %14, !dbg !205
  %16 = icmp slt i32 %15, %4, !dbg !206
  br i1 %16, label %17, label %25, !dbg !206

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !207
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !207
  %20 = load float, ptr %19, align 4, !dbg !207, !tbaa !21
  %21 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !208
  %22 = load float, ptr %21, align 4, !dbg !208, !tbaa !21
  %23 = fadd contract float %20, %22, !dbg !209
  %24 = getelementptr inbounds float, ptr %3, i64 %18, !dbg !210
  store float %23, ptr %24, align 4, !dbg !211, !tbaa !21
  br label %25, !dbg !212

25:                                               ; preds = %10, %17
  ret void, !dbg !212
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @offset_is_0(ptr noundef readonly captures(none) %0, ptr noundef readnone captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !213 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !214
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !214
  %13 = mul i32 %11, %12, !dbg !214
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !214
  %15 = add i32 %13, %14, !dbg !214
  %16 = icmp slt i32 %15, %4, !dbg !215
  br i1 %16, label %17, label %23, !dbg !215

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !216
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !216
  %20 = load float, ptr %19, align 4, !dbg !216, !tbaa !21
  %21 = fmul contract float %20, 3.000000e+00, !dbg !217
  %22 = getelementptr inbounds float, ptr %3, i64 %18, !dbg !218
  store float %21, ptr %22, align 4, !dbg !219, !tbaa !21
  br label %23, !dbg !218

23:                                               ; preds = %17, %10
  ret void, !dbg !220
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @limit_not_reached(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !221 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !222
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !222
  %13 = mul i32 %11, %12, !dbg !222
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !222
  %15 = add i32 %13, %14, !dbg !222
  %16 = icmp slt i32 %15, %4, !dbg !223
  br i1 %16, label %17, label %25, !dbg !223

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !224
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !224
  %20 = load float, ptr %19, align 4, !dbg !224, !tbaa !21
  %21 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !225
  %22 = load float, ptr %21, align 4, !dbg !225, !tbaa !21
  %23 = fadd contract float %20, %22, !dbg !226
  %24 = getelementptr inbounds float, ptr %3, i64 %18, !dbg !227
  store float %23, ptr %24, align 4, !dbg !228, !tbaa !21
  br label %25, !dbg !229

25:                                               ; preds = %10, %17
  ret void, !dbg !229
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @beta_is_not_0(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readnone captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #0 !dbg !230 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !231
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !231
  %13 = mul i32 %11, %12, !dbg !231
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !231
  %15 = add i32 %13, %14, !dbg !231
  %16 = icmp slt i32 %15, %4, !dbg !232
  br i1 %16, label %17, label %27, !dbg !232

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !233
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !233
  %20 = load float, ptr %19, align 4, !dbg !233, !tbaa !21
  %21 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !234
  %22 = load float, ptr %21, align 4, !dbg !234, !tbaa !21
  %23 = sitofp i32 %7 to float, !dbg !235
  %24 = fmul contract float %22, %23, !dbg !236
  %25 = fadd contract float %20, %24, !dbg !237
  %26 = getelementptr inbounds float, ptr %3, i64 %18, !dbg !238
  store float %25, ptr %26, align 4, !dbg !239, !tbaa !21
  br label %27, !dbg !240

27:                                               ; preds = %10, %17
  ret void, !dbg !240
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @softmax_no_maximum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !241 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !242
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !242
  %7 = mul i32 %5, %6, !dbg !242
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !242
  %9 = add i32 %7, %8, !dbg !242
  %10 = icmp slt i32 %9, %2, !dbg !243
  br i1 %10, label %11, label %43, !dbg !243

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !244
  %13 = sext i32 %12 to i64, !dbg !245
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !245
  %15 = icmp sgt i32 %3, 0, !dbg !246
  br i1 %15, label %19, label %16, !dbg !247

16:                                               ; preds = %19, %11
  %17 = phi float [ 0.000000e+00, %11 ], [ %27, %19 ], !dbg !248
  %18 = icmp sgt i32 %3, 0, !dbg !249
  br i1 %18, label %30, label %43, !dbg !250

19:                                               ; preds = %11, %19
  %20 = phi i32 [ %28, %19 ], [ 0, %11 ]
  %21 = phi float [ %27, %19 ], [ 0.000000e+00, %11 ]
  %22 = zext nneg i32 %20 to i64, !dbg !251
  %23 = getelementptr inbounds nuw float, ptr %14, i64 %22, !dbg !251
  %24 = load float, ptr %23, align 4, !dbg !251, !tbaa !21
  %25 = fmul contract float %24, 0x3FF7154760000000, !dbg !252
  %26 = tail call contract noundef float @llvm.exp2.f32(float %25), !dbg !252
  %27 = fadd contract float %21, %26, !dbg !253
  %28 = add nuw nsw i32 %20, 1, !dbg !254
  %29 = icmp eq i32 %28, %3, !dbg !246
  br i1 %29, label %16, label %19, !dbg !247, !llvm.loop !255

30:                                               ; preds = %16, %30
  %31 = phi i32 [ %41, %30 ], [ 0, %16 ]
  %32 = zext nneg i32 %31 to i64, !dbg !259
  %33 = getelementptr inbounds nuw float, ptr %14, i64 %32, !dbg !259
  %34 = load float, ptr %33, align 4, !dbg !259, !tbaa !21
  %35 = fmul contract float %34, 0x3FF7154760000000, !dbg !260
  %36 = tail call contract noundef float @llvm.exp2.f32(float %35), !dbg !260
  %37 = fdiv contract float %36, %17, !dbg !261
  %38 = add nsw i32 %31, %12, !dbg !262
  %39 = sext i32 %38 to i64, !dbg !263
  %40 = getelementptr inbounds float, ptr %1, i64 %39, !dbg !263
  store float %37, ptr %40, align 4, !dbg !264, !tbaa !21
  %41 = add nuw nsw i32 %31, 1, !dbg !265
  %42 = icmp eq i32 %41, %3, !dbg !249
  br i1 %42, label %43, label %30, !dbg !250, !llvm.loop !266

43:                                               ; preds = %30, %16, %4
  ret void, !dbg !268
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @softmax_constant_maximum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !269 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !270
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !270
  %7 = mul i32 %5, %6, !dbg !270
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !270
  %9 = add i32 %7, %8, !dbg !270
  %10 = icmp slt i32 %9, %2, !dbg !271
  br i1 %10, label %11, label %45, !dbg !271

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !272
  %13 = sext i32 %12 to i64, !dbg !273
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !273
  %15 = icmp sgt i32 %3, 0, !dbg !274
  br i1 %15, label %19, label %16, !dbg !275

16:                                               ; preds = %19, %11
  %17 = phi float [ 0.000000e+00, %11 ], [ %28, %19 ], !dbg !276
  %18 = icmp sgt i32 %3, 0, !dbg !277
  br i1 %18, label %31, label %45, !dbg !278

19:                                               ; preds = %11, %19
  %20 = phi i32 [ %29, %19 ], [ 0, %11 ]
  %21 = phi float [ %28, %19 ], [ 0.000000e+00, %11 ]
  %22 = zext nneg i32 %20 to i64, !dbg !279
  %23 = getelementptr inbounds nuw float, ptr %14, i64 %22, !dbg !279
  %24 = load float, ptr %23, align 4, !dbg !279, !tbaa !21
  %25 = fadd contract float %24, -1.000000e+00, !dbg !280
  %26 = fmul contract float %25, 0x3FF7154760000000, !dbg !281
  %27 = tail call contract noundef float @llvm.exp2.f32(float %26), !dbg !281
  %28 = fadd contract float %21, %27, !dbg !282
  %29 = add nuw nsw i32 %20, 1, !dbg !283
  %30 = icmp eq i32 %29, %3, !dbg !274
  br i1 %30, label %16, label %19, !dbg !275, !llvm.loop !284

31:                                               ; preds = %16, %31
  %32 = phi i32 [ %43, %31 ], [ 0, %16 ]
  %33 = zext nneg i32 %32 to i64, !dbg !286
  %34 = getelementptr inbounds nuw float, ptr %14, i64 %33, !dbg !286
  %35 = load float, ptr %34, align 4, !dbg !286, !tbaa !21
  %36 = fadd contract float %35, -1.000000e+00, !dbg !287
  %37 = fmul contract float %36, 0x3FF7154760000000, !dbg !288
  %38 = tail call contract noundef float @llvm.exp2.f32(float %37), !dbg !288
  %39 = fdiv contract float %38, %17, !dbg !289
  %40 = add nsw i32 %32, %12, !dbg !290
  %41 = sext i32 %40 to i64, !dbg !291
  %42 = getelementptr inbounds float, ptr %1, i64 %41, !dbg !291
  store float %39, ptr %42, align 4, !dbg !292, !tbaa !21
  %43 = add nuw nsw i32 %32, 1, !dbg !293
  %44 = icmp eq i32 %43, %3, !dbg !277
  br i1 %44, label %45, label %31, !dbg !278, !llvm.loop !294

45:                                               ; preds = %31, %16, %4
  ret void, !dbg !296
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @softmax_first_for_maximum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !297 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !298
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !298
  %7 = mul i32 %5, %6, !dbg !298
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !298
  %9 = add i32 %7, %8, !dbg !298
  %10 = icmp slt i32 %9, %2, !dbg !299
  br i1 %10, label %11, label %46, !dbg !299

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !300
  %13 = sext i32 %12 to i64, !dbg !301
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !301
  %15 = load float, ptr %14, align 4, !dbg !302, !tbaa !21
  %16 = icmp sgt i32 %3, 0, !dbg !303
  br i1 %16, label %20, label %17, !dbg !304

17:                                               ; preds = %20, %11
  %18 = phi float [ 0.000000e+00, %11 ], [ %29, %20 ], !dbg !305
  %19 = icmp sgt i32 %3, 0, !dbg !306
  br i1 %19, label %32, label %46, !dbg !307

20:                                               ; preds = %11, %20
  %21 = phi i32 [ %30, %20 ], [ 0, %11 ]
  %22 = phi float [ %29, %20 ], [ 0.000000e+00, %11 ]
  %23 = zext nneg i32 %21 to i64, !dbg !308
  %24 = getelementptr inbounds nuw float, ptr %14, i64 %23, !dbg !308
  %25 = load float, ptr %24, align 4, !dbg !308, !tbaa !21
  %26 = fsub contract float %25, %15, !dbg !309
  %27 = fmul contract float %26, 0x3FF7154760000000, !dbg !310
  %28 = tail call contract noundef float @llvm.exp2.f32(float %27), !dbg !310
  %29 = fadd contract float %22, %28, !dbg !311
  %30 = add nuw nsw i32 %21, 1, !dbg !312
  %31 = icmp eq i32 %30, %3, !dbg !303
  br i1 %31, label %17, label %20, !dbg !304, !llvm.loop !313

32:                                               ; preds = %17, %32
  %33 = phi i32 [ %44, %32 ], [ 0, %17 ]
  %34 = zext nneg i32 %33 to i64, !dbg !315
  %35 = getelementptr inbounds nuw float, ptr %14, i64 %34, !dbg !315
  %36 = load float, ptr %35, align 4, !dbg !315, !tbaa !21
  %37 = fsub contract float %36, %15, !dbg !316
  %38 = fmul contract float %37, 0x3FF7154760000000, !dbg !317
  %39 = tail call contract noundef float @llvm.exp2.f32(float %38), !dbg !317
  %40 = fdiv contract float %39, %18, !dbg !318
  %41 = add nsw i32 %33, %12, !dbg !319
  %42 = sext i32 %41 to i64, !dbg !320
  %43 = getelementptr inbounds float, ptr %1, i64 %42, !dbg !320
  store float %40, ptr %43, align 4, !dbg !321, !tbaa !21
  %44 = add nuw nsw i32 %33, 1, !dbg !322
  %45 = icmp eq i32 %44, %3, !dbg !306
  br i1 %45, label %46, label %32, !dbg !307, !llvm.loop !323

46:                                               ; preds = %32, %17, %4
  ret void, !dbg !325
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @softmax_maximum_from_0(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !326 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !327
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !327
  %7 = mul i32 %5, %6, !dbg !327
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !327
  %9 = add i32 %7, %8, !dbg !327
  %10 = icmp slt i32 %9, %2, !dbg !328
  br i1 %10, label %11, label %57, !dbg !328

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !329
  %13 = sext i32 %12 to i64, !dbg !330
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !330
  %15 = icmp sgt i32 %3, 0, !dbg !331
  br i1 %15, label %19, label %16, !dbg !332

16:                                               ; preds = %19, %11
  %17 = phi float [ 0.000000e+00, %11 ], [ %25, %19 ], !dbg !333
  %18 = icmp sgt i32 %3, 0, !dbg !334
  br i1 %18, label %31, label %28, !dbg !335

19:                                               ; preds = %11, %19
  %20 = phi i32 [ %26, %19 ], [ 0, %11 ]
  %21 = phi float [ %25, %19 ], [ 0.000000e+00, %11 ]
  %22 = zext nneg i32 %20 to i64, !dbg !336
  %23 = getelementptr inbounds nuw float, ptr %14, i64 %22, !dbg !336
  %24 = load float, ptr %23, align 4, !dbg !336, !tbaa !21
  %25 = tail call contract float @llvm.maxnum.f32(float %21, float %24), !dbg !337
  %26 = add nuw nsw i32 %20, 1, !dbg !338
  %27 = icmp eq i32 %26, %3, !dbg !331
  br i1 %27, label %16, label %19, !dbg !332, !llvm.loop !339

28:                                               ; preds = %31, %16
  %29 = phi float [ 0.000000e+00, %16 ], [ %40, %31 ], !dbg !333
  %30 = icmp sgt i32 %3, 0, !dbg !341
  br i1 %30, label %43, label %57, !dbg !342

31:                                               ; preds = %16, %31
  %32 = phi i32 [ %41, %31 ], [ 0, %16 ]
  %33 = phi float [ %40, %31 ], [ 0.000000e+00, %16 ]
  %34 = zext nneg i32 %32 to i64, !dbg !343
  %35 = getelementptr inbounds nuw float, ptr %14, i64 %34, !dbg !343
  %36 = load float, ptr %35, align 4, !dbg !343, !tbaa !21
  %37 = fsub contract float %36, %17, !dbg !344
  %38 = fmul contract float %37, 0x3FF7154760000000, !dbg !345
  %39 = tail call contract noundef float @llvm.exp2.f32(float %38), !dbg !345
  %40 = fadd contract float %33, %39, !dbg !346
  %41 = add nuw nsw i32 %32, 1, !dbg !347
  %42 = icmp eq i32 %41, %3, !dbg !334
  br i1 %42, label %28, label %31, !dbg !335, !llvm.loop !348

43:                                               ; preds = %28, %43
  %44 = phi i32 [ %55, %43 ], [ 0, %28 ]
  %45 = zext nneg i32 %44 to i64, !dbg !350
  %46 = getelementptr inbounds nuw float, ptr %14, i64 %45, !dbg !350
  %47 = load float, ptr %46, align 4, !dbg !350, !tbaa !21
  %48 = fsub contract float %47, %17, !dbg !351
  %49 = fmul contract float %48, 0x3FF7154760000000, !dbg !352
  %50 = tail call contract noundef float @llvm.exp2.f32(float %49), !dbg !352
  %51 = fdiv contract float %50, %29, !dbg !353
  %52 = add nsw i32 %44, %12, !dbg !354
  %53 = sext i32 %52 to i64, !dbg !355
  %54 = getelementptr inbounds float, ptr %1, i64 %53, !dbg !355
  store float %51, ptr %54, align 4, !dbg !356, !tbaa !21
  %55 = add nuw nsw i32 %44, 1, !dbg !357
  %56 = icmp eq i32 %55, %3, !dbg !341
  br i1 %56, label %57, label %43, !dbg !342, !llvm.loop !358

57:                                               ; preds = %43, %28, %4
  ret void, !dbg !360
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @norm_without_scale(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !361 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !362
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !362
  %7 = mul i32 %5, %6, !dbg !362
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !362
  %9 = add i32 %7, %8, !dbg !362
  %10 = icmp slt i32 %9, %2, !dbg !363
  br i1 %10, label %11, label %32, !dbg !363

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !364
  %13 = sext i32 %12 to i64, !dbg !365
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !365
  %15 = icmp sgt i32 %3, 0, !dbg !366
  br i1 %15, label %22, label %18, !dbg !367

16:                                               ; preds = %22
  %17 = tail call contract float @llvm.sqrt.f32(float %29), !dbg !368
  br label %18, !dbg !368

18:                                               ; preds = %16, %11
  %19 = phi float [ 0.000000e+00, %11 ], [ %17, %16 ], !dbg !369
  %20 = sext i32 %9 to i64, !dbg !370
  %21 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !370
  store float %19, ptr %21, align 4, !dbg !371, !tbaa !21
  br label %32, !dbg !372

22:                                               ; preds = %11, %22
  %23 = phi i32 [ %30, %22 ], [ 0, %11 ]
  %24 = phi float [ %29, %22 ], [ 0.000000e+00, %11 ]
  %25 = zext nneg i32 %23 to i64, !dbg !373
  %26 = getelementptr inbounds nuw float, ptr %14, i64 %25, !dbg !373
  %27 = load float, ptr %26, align 4, !dbg !373, !tbaa !21
  %28 = fmul contract float %27, %27, !dbg !374
  %29 = fadd contract float %24, %28, !dbg !375
  %30 = add nuw nsw i32 %23, 1, !dbg !376
  %31 = icmp eq i32 %30, %3, !dbg !366
  br i1 %31, label %16, label %22, !dbg !367, !llvm.loop !377

32:                                               ; preds = %4, %18
  ret void, !dbg !372
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @variance_in_one_pass(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !379 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !380
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !380
  %7 = mul i32 %5, %6, !dbg !380
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !380
  %9 = add i32 %7, %8, !dbg !380
  %10 = icmp slt i32 %9, %2, !dbg !381
  br i1 %10, label %11, label %39, !dbg !381

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !382
  %13 = sext i32 %12 to i64, !dbg !383
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !383
  %15 = icmp sgt i32 %3, 0, !dbg !384
  br i1 %15, label %27, label %16, !dbg !385

16:                                               ; preds = %27, %11
  %17 = phi float [ 0.000000e+00, %11 ], [ %34, %27 ], !dbg !386
  %18 = phi float [ 0.000000e+00, %11 ], [ %36, %27 ], !dbg !386
  %19 = sitofp i32 %3 to float, !dbg !387
  %20 = fdiv contract float %17, %19, !dbg !388
  %21 = fmul contract float %20, %19, !dbg !389
  %22 = fmul contract float %20, %21, !dbg !390
  %23 = fsub contract float %18, %22, !dbg !391
  %24 = fdiv contract float %23, %19, !dbg !392
  %25 = sext i32 %9 to i64, !dbg !393
  %26 = getelementptr inbounds float, ptr %1, i64 %25, !dbg !393
  store float %24, ptr %26, align 4, !dbg !394, !tbaa !21
  br label %39, !dbg !395

27:                                               ; preds = %11, %27
  %28 = phi i32 [ %37, %27 ], [ 0, %11 ]
  %29 = phi float [ %36, %27 ], [ 0.000000e+00, %11 ]
  %30 = phi float [ %34, %27 ], [ 0.000000e+00, %11 ]
  %31 = zext nneg i32 %28 to i64, !dbg !396
  %32 = getelementptr inbounds nuw float, ptr %14, i64 %31, !dbg !396
  %33 = load float, ptr %32, align 4, !dbg !396, !tbaa !21
  %34 = fadd contract float %30, %33, !dbg !397
  %35 = fmul contract float %33, %33, !dbg !398
  %36 = fadd contract float %29, %35, !dbg !399
  %37 = add nuw nsw i32 %28, 1, !dbg !400
  %38 = icmp eq i32 %37, %3, !dbg !384
  br i1 %38, label %16, label %27, !dbg !385, !llvm.loop !401

39:                                               ; preds = %4, %16
  ret void, !dbg !395
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @tanh_of_large(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !403 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !404
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !404
  %6 = mul i32 %4, %5, !dbg !404
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !404
  %8 = add i32 %6, %7, !dbg !404
  %9 = icmp slt i32 %8, %2, !dbg !405
  br i1 %9, label %10, label %21, !dbg !405

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !406
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !406
  %13 = load float, ptr %12, align 4, !dbg !406, !tbaa !21
  %14 = fmul contract float %13, 2.000000e+00, !dbg !407
  %15 = fmul contract float %14, 0x3FF7154760000000, !dbg !408
  %16 = tail call contract noundef float @llvm.exp2.f32(float %15), !dbg !408
  %17 = fadd contract float %16, -1.000000e+00, !dbg !409
  %18 = fadd contract float %16, 1.000000e+00, !dbg !410
  %19 = fdiv contract float %17, %18, !dbg !411
  %20 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !412
  store float %19, ptr %20, align 4, !dbg !413, !tbaa !21
  br label %21, !dbg !414

21:                                               ; preds = %3, %10
  ret void, !dbg !414
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @product_too_large(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !415 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !416
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !416
  %7 = mul i32 %5, %6, !dbg !416
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !416
  %9 = add i32 %7, %8, !dbg !416
  %10 = icmp slt i32 %9, %3, !dbg !417
  br i1 %10, label %11, label %21, !dbg !417

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !418
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !418
  %14 = load float, ptr %13, align 4, !dbg !418, !tbaa !21
  %15 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !419
  %16 = load float, ptr %15, align 4, !dbg !419, !tbaa !21
  %17 = fmul contract float %14, %14, !dbg !420
  %18 = fmul contract float %16, %16, !dbg !421
  %19 = fdiv contract float %17, %18, !dbg !422
  %20 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !423
  store float %19, ptr %20, align 4, !dbg !424, !tbaa !21
  br label %21, !dbg !425

21:                                               ; preds = %4, %11
  ret void, !dbg !425
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @alpha_in_struct(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly byval(%struct.Options) align 4 captures(none) %2) local_unnamed_addr #0 !dbg !426 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !427
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !427
  %6 = mul i32 %4, %5, !dbg !427
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !427
  %8 = add i32 %6, %7, !dbg !427
  %9 = load i32, ptr %2, align 4, !dbg !428, !tbaa !429
  %10 = icmp slt i32 %8, %9, !dbg !431
  br i1 %10, label %11, label %17, !dbg !431

11:                                               ; preds = %3
  %12 = sext i32 %8 to i64, !dbg !432
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !432
  %14 = load float, ptr %13, align 4, !dbg !432, !tbaa !21
  %15 = fadd contract float %14, 2.000000e+00, !dbg !433
  %16 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !434
  store float %15, ptr %16, align 4, !dbg !435, !tbaa !21
  br label %17, !dbg !434

17:                                               ; preds = %11, %3
  ret void, !dbg !436
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-inline-line-tables" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!50 = distinct !DISubprogram(name: "nan_of_one_kind", scope: !7, file: !7, line: 28, type: !16, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!51 = !DILocation(line: 29, column: 5, scope: !50)
!52 = !DILocation(line: 30, column: 11, scope: !50)
!53 = !DILocation(line: 31, column: 15, scope: !50)
!54 = !DILocation(line: 33, column: 41, scope: !50)
!55 = !DILocation(line: 33, column: 55, scope: !50)
!56 = !DILocation(line: 33, column: 22, scope: !50)
!57 = !DILocation(line: 33, column: 13, scope: !50)
!58 = !DILocation(line: 33, column: 20, scope: !50)
!59 = !DILocation(line: 34, column: 1, scope: !50)
!60 = distinct !DISubprogram(name: "infinity_replaced", scope: !7, file: !7, line: 36, type: !16, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!61 = !DILocation(line: 37, column: 5, scope: !60)
!62 = !DILocation(line: 38, column: 11, scope: !60)
!63 = !DILocation(line: 39, column: 15, scope: !60)
!64 = !DILocation(line: 40, column: 5, scope: !60)
!65 = !DILocation(line: 40, column: 12, scope: !60)
!66 = !DILocation(line: 41, column: 1, scope: !60)
!67 = distinct !DISubprogram(name: "root_of_negative", scope: !7, file: !7, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!68 = !DILocation(line: 43, column: 5, scope: !67)
!69 = !DILocation(line: 44, column: 11, scope: !67)
!70 = !DILocation(line: 45, column: 15, scope: !67)
!71 = !DILocation(line: 46, column: 37, scope: !67)
!72 = !DILocation(line: 46, column: 5, scope: !67)
!73 = !DILocation(line: 46, column: 12, scope: !67)
!74 = !DILocation(line: 47, column: 1, scope: !67)
!75 = distinct !DISubprogram(name: "denormals_flushed", scope: !7, file: !7, line: 49, type: !16, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!76 = !DILocation(line: 50, column: 5, scope: !75)
!77 = !DILocation(line: 51, column: 11, scope: !75)
!78 = !DILocation(line: 52, column: 15, scope: !75)
!79 = !DILocation(line: 53, column: 70, scope: !75)
!80 = !DILocation(line: 53, column: 5, scope: !75)
!81 = !DILocation(line: 53, column: 12, scope: !75)
!82 = !DILocation(line: 54, column: 1, scope: !75)
!83 = distinct !DISubprogram(name: "denormals_kept", scope: !7, file: !7, line: 56, type: !16, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!84 = !DILocation(line: 57, column: 5, scope: !83)
!85 = !DILocation(line: 58, column: 11, scope: !83)
!86 = !DILocation(line: 60, column: 42, scope: !83)
!87 = !DILocation(line: 60, column: 22, scope: !83)
!88 = !DILocation(line: 60, column: 13, scope: !83)
!89 = !DILocation(line: 60, column: 20, scope: !83)
!90 = !DILocation(line: 61, column: 1, scope: !83)
!91 = distinct !DISubprogram(name: "negative_zero", scope: !7, file: !7, line: 63, type: !16, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!92 = !DILocation(line: 64, column: 5, scope: !91)
!93 = !DILocation(line: 65, column: 11, scope: !91)
!94 = !DILocation(line: 65, column: 25, scope: !91)
!95 = !DILocation(line: 65, column: 16, scope: !91)
!96 = !DILocation(line: 65, column: 23, scope: !91)
!97 = !DILocation(line: 66, column: 1, scope: !91)
!98 = distinct !DISubprogram(name: "sign_of_zero", scope: !7, file: !7, line: 68, type: !16, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!99 = !DILocation(line: 69, column: 5, scope: !98)
!100 = !DILocation(line: 70, column: 11, scope: !98)
!101 = !DILocation(line: 71, column: 15, scope: !98)
!102 = !DILocation(line: 72, column: 41, scope: !98)
!103 = !DILocation(line: 72, column: 39, scope: !98)
!104 = !DILocation(line: 72, column: 5, scope: !98)
!105 = !DILocation(line: 72, column: 12, scope: !98)
!106 = !DILocation(line: 73, column: 1, scope: !98)
!107 = distinct !DISubprogram(name: "unordered_compare", scope: !7, file: !7, line: 75, type: !16, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!108 = !DILocation(line: 76, column: 5, scope: !107)
!109 = !DILocation(line: 77, column: 11, scope: !107)
!110 = !DILocation(line: 78, column: 15, scope: !107)
!111 = !DILocation(line: 79, column: 43, scope: !107)
!112 = !DILocation(line: 79, column: 39, scope: !107)
!113 = !DILocation(line: 79, column: 5, scope: !107)
!114 = !DILocation(line: 79, column: 12, scope: !107)
!115 = !DILocation(line: 80, column: 1, scope: !107)
!116 = distinct !DISubprogram(name: "divided_by_zero", scope: !7, file: !7, line: 81, type: !16, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!117 = !DILocation(line: 82, column: 5, scope: !116)
!118 = !DILocation(line: 83, column: 11, scope: !116)
!119 = !DILocation(line: 84, column: 15, scope: !116)
!120 = !DILocation(line: 85, column: 38, scope: !116)
!121 = !DILocation(line: 85, column: 43, scope: !116)
!122 = !DILocation(line: 85, column: 5, scope: !116)
!123 = !DILocation(line: 85, column: 12, scope: !116)
!124 = !DILocation(line: 86, column: 1, scope: !116)
!125 = distinct !DISubprogram(name: "divided_by_little", scope: !7, file: !7, line: 88, type: !16, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!126 = !DILocation(line: 89, column: 5, scope: !125)
!127 = !DILocation(line: 90, column: 11, scope: !125)
!128 = !DILocation(line: 91, column: 15, scope: !125)
!129 = !DILocation(line: 93, column: 14, scope: !125)
!130 = !DILocation(line: 93, column: 19, scope: !125)
!131 = !DILocation(line: 93, column: 5, scope: !125)
!132 = !DILocation(line: 93, column: 12, scope: !125)
!133 = !DILocation(line: 94, column: 1, scope: !125)
!134 = distinct !DISubprogram(name: "ordered_pair", scope: !7, file: !7, line: 96, type: !16, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!135 = !DILocation(line: 97, column: 5, scope: !134)
!136 = !DILocation(line: 98, column: 11, scope: !134)
!137 = !DILocation(line: 99, column: 15, scope: !134)
!138 = !DILocation(line: 99, column: 25, scope: !134)
!139 = !DILocation(line: 99, column: 30, scope: !134)
!140 = !DILocation(line: 101, column: 16, scope: !134)
!141 = !DILocation(line: 101, column: 5, scope: !134)
!142 = !DILocation(line: 101, column: 12, scope: !134)
!143 = !DILocation(line: 102, column: 1, scope: !134)
!144 = distinct !DISubprogram(name: "rounded_to_byte", scope: !7, file: !7, line: 104, type: !16, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!145 = !DILocation(line: 105, column: 5, scope: !144)
!146 = !DILocation(line: 106, column: 11, scope: !144)
!147 = !DILocation(line: 107, column: 15, scope: !144)
!148 = !DILocation(line: 108, column: 45, scope: !144)
!149 = !DILocation(line: 108, column: 29, scope: !144)
!150 = !DILocation(line: 108, column: 5, scope: !144)
!151 = !DILocation(line: 108, column: 12, scope: !144)
!152 = !{!12, !12, i64 0}
!153 = !DILocation(line: 109, column: 1, scope: !144)
!154 = distinct !DISubprogram(name: "saturated_byte", scope: !7, file: !7, line: 110, type: !16, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!155 = !DILocation(line: 111, column: 5, scope: !154)
!156 = !DILocation(line: 112, column: 11, scope: !154)
!157 = !DILocation(line: 113, column: 15, scope: !154)
!158 = !DILocation(line: 113, column: 21, scope: !154)
!159 = !DILocation(line: 115, column: 34, scope: !154)
!160 = !DILocation(line: 115, column: 29, scope: !154)
!161 = !DILocation(line: 115, column: 5, scope: !154)
!162 = !DILocation(line: 115, column: 12, scope: !154)
!163 = !DILocation(line: 116, column: 1, scope: !154)
!164 = distinct !DISubprogram(name: "converted_to_short", scope: !7, file: !7, line: 118, type: !16, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!165 = !DILocation(line: 119, column: 5, scope: !164)
!166 = !DILocation(line: 120, column: 11, scope: !164)
!167 = !DILocation(line: 121, column: 19, scope: !164)
!168 = !DILocation(line: 121, column: 25, scope: !164)
!169 = !DILocation(line: 121, column: 18, scope: !164)
!170 = !DILocation(line: 123, column: 21, scope: !164)
!171 = !DILocation(line: 123, column: 5, scope: !164)
!172 = !DILocation(line: 123, column: 12, scope: !164)
!173 = !{!174, !174, i64 0}
!174 = !{!"short", !12, i64 0}
!175 = !DILocation(line: 124, column: 1, scope: !164)
!176 = distinct !DISubprogram(name: "floor_of_positive", scope: !7, file: !7, line: 126, type: !16, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!177 = !DILocation(line: 127, column: 5, scope: !176)
!178 = !DILocation(line: 128, column: 11, scope: !176)
!179 = !DILocation(line: 129, column: 15, scope: !176)
!180 = !DILocation(line: 129, column: 21, scope: !176)
!181 = !DILocation(line: 130, column: 21, scope: !176)
!182 = !DILocation(line: 132, column: 21, scope: !176)
!183 = !DILocation(line: 132, column: 5, scope: !176)
!184 = !DILocation(line: 132, column: 12, scope: !176)
!185 = !DILocation(line: 133, column: 1, scope: !176)
!186 = distinct !DISubprogram(name: "alpha_is_1", scope: !7, file: !7, line: 134, type: !16, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!187 = !DILocation(line: 135, column: 5, scope: !186)
!188 = !DILocation(line: 136, column: 11, scope: !186)
!189 = !DILocation(line: 136, column: 42, scope: !186)
!190 = !DILocation(line: 136, column: 49, scope: !186)
!191 = !DILocation(line: 136, column: 47, scope: !186)
!192 = !DILocation(line: 136, column: 16, scope: !186)
!193 = !DILocation(line: 136, column: 23, scope: !186)
!194 = !DILocation(line: 137, column: 1, scope: !186)
!195 = distinct !DISubprogram(name: "beta_is_0", scope: !7, file: !7, line: 138, type: !16, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!196 = !DILocation(line: 139, column: 5, scope: !195)
!197 = !DILocation(line: 140, column: 11, scope: !195)
!198 = !DILocation(line: 141, column: 15, scope: !195)
!199 = !DILocation(line: 141, column: 22, scope: !195)
!200 = !DILocation(line: 141, column: 20, scope: !195)
!201 = !DILocation(line: 143, column: 5, scope: !195)
!202 = !DILocation(line: 143, column: 12, scope: !195)
!203 = !DILocation(line: 144, column: 1, scope: !195)
!204 = distinct !DISubprogram(name: "mode_is_0", scope: !7, file: !7, line: 146, type: !16, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!205 = !DILocation(line: 147, column: 5, scope: !204)
!206 = !DILocation(line: 148, column: 11, scope: !204)
!207 = !DILocation(line: 150, column: 14, scope: !204)
!208 = !DILocation(line: 150, column: 21, scope: !204)
!209 = !DILocation(line: 150, column: 19, scope: !204)
!210 = !DILocation(line: 150, column: 5, scope: !204)
!211 = !DILocation(line: 150, column: 12, scope: !204)
!212 = !DILocation(line: 151, column: 1, scope: !204)
!213 = distinct !DISubprogram(name: "offset_is_0", scope: !7, file: !7, line: 152, type: !16, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!214 = !DILocation(line: 153, column: 5, scope: !213)
!215 = !DILocation(line: 154, column: 11, scope: !213)
!216 = !DILocation(line: 154, column: 25, scope: !213)
!217 = !DILocation(line: 154, column: 46, scope: !213)
!218 = !DILocation(line: 154, column: 16, scope: !213)
!219 = !DILocation(line: 154, column: 23, scope: !213)
!220 = !DILocation(line: 155, column: 1, scope: !213)
!221 = distinct !DISubprogram(name: "limit_not_reached", scope: !7, file: !7, line: 156, type: !16, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!222 = !DILocation(line: 157, column: 5, scope: !221)
!223 = !DILocation(line: 158, column: 11, scope: !221)
!224 = !DILocation(line: 159, column: 15, scope: !221)
!225 = !DILocation(line: 159, column: 22, scope: !221)
!226 = !DILocation(line: 159, column: 20, scope: !221)
!227 = !DILocation(line: 161, column: 5, scope: !221)
!228 = !DILocation(line: 161, column: 12, scope: !221)
!229 = !DILocation(line: 162, column: 1, scope: !221)
!230 = distinct !DISubprogram(name: "beta_is_not_0", scope: !7, file: !7, line: 164, type: !16, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!231 = !DILocation(line: 165, column: 5, scope: !230)
!232 = !DILocation(line: 166, column: 11, scope: !230)
!233 = !DILocation(line: 168, column: 22, scope: !230)
!234 = !DILocation(line: 168, column: 29, scope: !230)
!235 = !DILocation(line: 168, column: 43, scope: !230)
!236 = !DILocation(line: 168, column: 34, scope: !230)
!237 = !DILocation(line: 168, column: 27, scope: !230)
!238 = !DILocation(line: 168, column: 13, scope: !230)
!239 = !DILocation(line: 168, column: 20, scope: !230)
!240 = !DILocation(line: 169, column: 1, scope: !230)
!241 = distinct !DISubprogram(name: "softmax_no_maximum", scope: !7, file: !7, line: 171, type: !16, scopeLine: 171, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!242 = !DILocation(line: 172, column: 5, scope: !241)
!243 = !DILocation(line: 173, column: 11, scope: !241)
!244 = !DILocation(line: 174, column: 31, scope: !241)
!245 = !DILocation(line: 174, column: 27, scope: !241)
!246 = !DILocation(line: 177, column: 23, scope: !241)
!247 = !DILocation(line: 177, column: 5, scope: !241)
!248 = !DILocation(line: 0, scope: !241)
!249 = !DILocation(line: 178, column: 23, scope: !241)
!250 = !DILocation(line: 178, column: 5, scope: !241)
!251 = !DILocation(line: 177, column: 47, scope: !241)
!252 = !DILocation(line: 177, column: 40, scope: !241)
!253 = !DILocation(line: 177, column: 37, scope: !241)
!254 = !DILocation(line: 177, column: 29, scope: !241)
!255 = distinct !{!255, !247, !256, !257, !258}
!256 = !DILocation(line: 177, column: 60, scope: !241)
!257 = !{!"llvm.loop.mustprogress"}
!258 = !{!"llvm.loop.unroll.disable"}
!259 = !DILocation(line: 178, column: 57, scope: !241)
!260 = !DILocation(line: 178, column: 50, scope: !241)
!261 = !DILocation(line: 178, column: 72, scope: !241)
!262 = !DILocation(line: 178, column: 43, scope: !241)
!263 = !DILocation(line: 178, column: 33, scope: !241)
!264 = !DILocation(line: 178, column: 48, scope: !241)
!265 = !DILocation(line: 178, column: 29, scope: !241)
!266 = distinct !{!266, !250, !267, !257, !258}
!267 = !DILocation(line: 178, column: 74, scope: !241)
!268 = !DILocation(line: 179, column: 1, scope: !241)
!269 = distinct !DISubprogram(name: "softmax_constant_maximum", scope: !7, file: !7, line: 181, type: !16, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!270 = !DILocation(line: 182, column: 5, scope: !269)
!271 = !DILocation(line: 183, column: 11, scope: !269)
!272 = !DILocation(line: 184, column: 31, scope: !269)
!273 = !DILocation(line: 184, column: 27, scope: !269)
!274 = !DILocation(line: 187, column: 23, scope: !269)
!275 = !DILocation(line: 187, column: 5, scope: !269)
!276 = !DILocation(line: 0, scope: !269)
!277 = !DILocation(line: 188, column: 23, scope: !269)
!278 = !DILocation(line: 188, column: 5, scope: !269)
!279 = !DILocation(line: 187, column: 47, scope: !269)
!280 = !DILocation(line: 187, column: 54, scope: !269)
!281 = !DILocation(line: 187, column: 40, scope: !269)
!282 = !DILocation(line: 187, column: 37, scope: !269)
!283 = !DILocation(line: 187, column: 29, scope: !269)
!284 = distinct !{!284, !275, !285, !257, !258}
!285 = !DILocation(line: 187, column: 60, scope: !269)
!286 = !DILocation(line: 188, column: 57, scope: !269)
!287 = !DILocation(line: 188, column: 64, scope: !269)
!288 = !DILocation(line: 188, column: 50, scope: !269)
!289 = !DILocation(line: 188, column: 72, scope: !269)
!290 = !DILocation(line: 188, column: 43, scope: !269)
!291 = !DILocation(line: 188, column: 33, scope: !269)
!292 = !DILocation(line: 188, column: 48, scope: !269)
!293 = !DILocation(line: 188, column: 29, scope: !269)
!294 = distinct !{!294, !278, !295, !257, !258}
!295 = !DILocation(line: 188, column: 74, scope: !269)
!296 = !DILocation(line: 189, column: 1, scope: !269)
!297 = distinct !DISubprogram(name: "softmax_first_for_maximum", scope: !7, file: !7, line: 191, type: !16, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!298 = !DILocation(line: 192, column: 5, scope: !297)
!299 = !DILocation(line: 193, column: 11, scope: !297)
!300 = !DILocation(line: 194, column: 31, scope: !297)
!301 = !DILocation(line: 194, column: 27, scope: !297)
!302 = !DILocation(line: 195, column: 18, scope: !297)
!303 = !DILocation(line: 197, column: 23, scope: !297)
!304 = !DILocation(line: 197, column: 5, scope: !297)
!305 = !DILocation(line: 0, scope: !297)
!306 = !DILocation(line: 198, column: 23, scope: !297)
!307 = !DILocation(line: 198, column: 5, scope: !297)
!308 = !DILocation(line: 197, column: 47, scope: !297)
!309 = !DILocation(line: 197, column: 54, scope: !297)
!310 = !DILocation(line: 197, column: 40, scope: !297)
!311 = !DILocation(line: 197, column: 37, scope: !297)
!312 = !DILocation(line: 197, column: 29, scope: !297)
!313 = distinct !{!313, !304, !314, !257, !258}
!314 = !DILocation(line: 197, column: 60, scope: !297)
!315 = !DILocation(line: 198, column: 57, scope: !297)
!316 = !DILocation(line: 198, column: 64, scope: !297)
!317 = !DILocation(line: 198, column: 50, scope: !297)
!318 = !DILocation(line: 198, column: 72, scope: !297)
!319 = !DILocation(line: 198, column: 43, scope: !297)
!320 = !DILocation(line: 198, column: 33, scope: !297)
!321 = !DILocation(line: 198, column: 48, scope: !297)
!322 = !DILocation(line: 198, column: 29, scope: !297)
!323 = distinct !{!323, !307, !324, !257, !258}
!324 = !DILocation(line: 198, column: 74, scope: !297)
!325 = !DILocation(line: 199, column: 1, scope: !297)
!326 = distinct !DISubprogram(name: "softmax_maximum_from_0", scope: !7, file: !7, line: 201, type: !16, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!327 = !DILocation(line: 202, column: 5, scope: !326)
!328 = !DILocation(line: 203, column: 11, scope: !326)
!329 = !DILocation(line: 204, column: 31, scope: !326)
!330 = !DILocation(line: 204, column: 27, scope: !326)
!331 = !DILocation(line: 206, column: 23, scope: !326)
!332 = !DILocation(line: 206, column: 5, scope: !326)
!333 = !DILocation(line: 0, scope: !326)
!334 = !DILocation(line: 207, column: 23, scope: !326)
!335 = !DILocation(line: 207, column: 5, scope: !326)
!336 = !DILocation(line: 206, column: 62, scope: !326)
!337 = !DILocation(line: 206, column: 40, scope: !326)
!338 = !DILocation(line: 206, column: 29, scope: !326)
!339 = distinct !{!339, !332, !340, !257, !258}
!340 = !DILocation(line: 206, column: 68, scope: !326)
!341 = !DILocation(line: 208, column: 23, scope: !326)
!342 = !DILocation(line: 208, column: 5, scope: !326)
!343 = !DILocation(line: 207, column: 47, scope: !326)
!344 = !DILocation(line: 207, column: 54, scope: !326)
!345 = !DILocation(line: 207, column: 40, scope: !326)
!346 = !DILocation(line: 207, column: 37, scope: !326)
!347 = !DILocation(line: 207, column: 29, scope: !326)
!348 = distinct !{!348, !335, !349, !257, !258}
!349 = !DILocation(line: 207, column: 60, scope: !326)
!350 = !DILocation(line: 208, column: 57, scope: !326)
!351 = !DILocation(line: 208, column: 64, scope: !326)
!352 = !DILocation(line: 208, column: 50, scope: !326)
!353 = !DILocation(line: 208, column: 72, scope: !326)
!354 = !DILocation(line: 208, column: 43, scope: !326)
!355 = !DILocation(line: 208, column: 33, scope: !326)
!356 = !DILocation(line: 208, column: 48, scope: !326)
!357 = !DILocation(line: 208, column: 29, scope: !326)
!358 = distinct !{!358, !342, !359, !257, !258}
!359 = !DILocation(line: 208, column: 74, scope: !326)
!360 = !DILocation(line: 209, column: 1, scope: !326)
!361 = distinct !DISubprogram(name: "norm_without_scale", scope: !7, file: !7, line: 211, type: !16, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!362 = !DILocation(line: 212, column: 5, scope: !361)
!363 = !DILocation(line: 213, column: 11, scope: !361)
!364 = !DILocation(line: 214, column: 31, scope: !361)
!365 = !DILocation(line: 214, column: 27, scope: !361)
!366 = !DILocation(line: 218, column: 23, scope: !361)
!367 = !DILocation(line: 218, column: 5, scope: !361)
!368 = !DILocation(line: 219, column: 29, scope: !361)
!369 = !DILocation(line: 0, scope: !361)
!370 = !DILocation(line: 219, column: 5, scope: !361)
!371 = !DILocation(line: 219, column: 12, scope: !361)
!372 = !DILocation(line: 220, column: 1, scope: !361)
!373 = !DILocation(line: 218, column: 41, scope: !361)
!374 = !DILocation(line: 218, column: 64, scope: !361)
!375 = !DILocation(line: 218, column: 37, scope: !361)
!376 = !DILocation(line: 218, column: 29, scope: !361)
!377 = distinct !{!377, !367, !378, !257, !258}
!378 = !DILocation(line: 218, column: 88, scope: !361)
!379 = distinct !DISubprogram(name: "variance_in_one_pass", scope: !7, file: !7, line: 222, type: !16, scopeLine: 222, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!380 = !DILocation(line: 223, column: 5, scope: !379)
!381 = !DILocation(line: 224, column: 11, scope: !379)
!382 = !DILocation(line: 225, column: 31, scope: !379)
!383 = !DILocation(line: 225, column: 27, scope: !379)
!384 = !DILocation(line: 227, column: 23, scope: !379)
!385 = !DILocation(line: 227, column: 5, scope: !379)
!386 = !DILocation(line: 0, scope: !379)
!387 = !DILocation(line: 228, column: 20, scope: !379)
!388 = !DILocation(line: 228, column: 10, scope: !379)
!389 = !DILocation(line: 230, column: 38, scope: !379)
!390 = !DILocation(line: 230, column: 45, scope: !379)
!391 = !DILocation(line: 230, column: 27, scope: !379)
!392 = !DILocation(line: 231, column: 18, scope: !379)
!393 = !DILocation(line: 231, column: 5, scope: !379)
!394 = !DILocation(line: 231, column: 12, scope: !379)
!395 = !DILocation(line: 232, column: 1, scope: !379)
!396 = !DILocation(line: 227, column: 41, scope: !379)
!397 = !DILocation(line: 227, column: 38, scope: !379)
!398 = !DILocation(line: 227, column: 67, scope: !379)
!399 = !DILocation(line: 227, column: 57, scope: !379)
!400 = !DILocation(line: 227, column: 29, scope: !379)
!401 = distinct !{!401, !385, !402, !257, !258}
!402 = !DILocation(line: 227, column: 74, scope: !379)
!403 = distinct !DISubprogram(name: "tanh_of_large", scope: !7, file: !7, line: 234, type: !16, scopeLine: 234, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!404 = !DILocation(line: 235, column: 5, scope: !403)
!405 = !DILocation(line: 236, column: 11, scope: !403)
!406 = !DILocation(line: 237, column: 15, scope: !403)
!407 = !DILocation(line: 237, column: 35, scope: !403)
!408 = !DILocation(line: 237, column: 26, scope: !403)
!409 = !DILocation(line: 238, column: 41, scope: !403)
!410 = !DILocation(line: 238, column: 51, scope: !403)
!411 = !DILocation(line: 238, column: 46, scope: !403)
!412 = !DILocation(line: 238, column: 5, scope: !403)
!413 = !DILocation(line: 238, column: 12, scope: !403)
!414 = !DILocation(line: 239, column: 1, scope: !403)
!415 = distinct !DISubprogram(name: "product_too_large", scope: !7, file: !7, line: 241, type: !16, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!416 = !DILocation(line: 242, column: 5, scope: !415)
!417 = !DILocation(line: 243, column: 11, scope: !415)
!418 = !DILocation(line: 244, column: 15, scope: !415)
!419 = !DILocation(line: 244, column: 25, scope: !415)
!420 = !DILocation(line: 246, column: 25, scope: !415)
!421 = !DILocation(line: 246, column: 35, scope: !415)
!422 = !DILocation(line: 246, column: 30, scope: !415)
!423 = !DILocation(line: 246, column: 13, scope: !415)
!424 = !DILocation(line: 246, column: 20, scope: !415)
!425 = !DILocation(line: 247, column: 1, scope: !415)
!426 = distinct !DISubprogram(name: "alpha_in_struct", scope: !7, file: !7, line: 253, type: !16, scopeLine: 253, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!427 = !DILocation(line: 254, column: 5, scope: !426)
!428 = !DILocation(line: 255, column: 21, scope: !426)
!429 = !{!430, !11, i64 0}
!430 = !{!"_ZTS7Options", !11, i64 0, !22, i64 4}
!431 = !DILocation(line: 255, column: 11, scope: !426)
!432 = !DILocation(line: 255, column: 33, scope: !426)
!433 = !DILocation(line: 255, column: 62, scope: !426)
!434 = !DILocation(line: 255, column: 24, scope: !426)
!435 = !DILocation(line: 255, column: 31, scope: !426)
!436 = !DILocation(line: 256, column: 1, scope: !426)
