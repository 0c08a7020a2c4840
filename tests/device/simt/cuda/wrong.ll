; Made from wrong.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.int4 = type { i32, i32, i32, i32 }

@_ZZ9shared_atE1a = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@_ZZ9shared_atE1b = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@held = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4
@_ZZ12two_barriersE4held = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10split_warpE4held = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @read_at(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 4)) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !15 {
  %4 = sext i32 %2 to i64, !dbg !18
  %5 = getelementptr inbounds i32, ptr %0, i64 %4, !dbg !18
  %6 = load i32, ptr %5, align 4, !dbg !18, !tbaa !10
  store i32 %6, ptr %1, align 4, !dbg !19, !tbaa !10
  ret void, !dbg !20
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @write_at(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !dbg !21 {
  %3 = sext i32 %1 to i64, !dbg !22
  %4 = getelementptr inbounds i32, ptr %0, i64 %3, !dbg !22
  store i32 1, ptr %4, align 4, !dbg !23, !tbaa !10
  ret void, !dbg !24
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @read_wide(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 16)) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !25 {
  %4 = sext i32 %2 to i64, !dbg !26
  %5 = getelementptr inbounds %struct.int4, ptr %0, i64 %4, !dbg !26
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1, ptr noundef nonnull align 16 dereferenceable(16) %5, i64 16, i1 false), !dbg !27, !tbaa.struct !28
  ret void, !dbg !29
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @skewed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 4)) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !30 {
  %4 = sext i32 %2 to i64, !dbg !31
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !31
  %6 = load i32, ptr %5, align 4, !dbg !31, !tbaa !10
  store i32 %6, ptr %1, align 4, !dbg !32, !tbaa !10
  ret void, !dbg !33
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_at(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 !dbg !34 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  %5 = zext nneg i32 %4 to i64, !dbg !39
  %6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9shared_atE1a to ptr), i64 %5, !dbg !39
  store i32 1, ptr %6, align 4, !dbg !40, !tbaa !10
  %7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9shared_atE1b to ptr), i64 %5, !dbg !41
  store i32 2, ptr %7, align 4, !dbg !42, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !43
  %8 = icmp eq i32 %4, 3, !dbg !44
  br i1 %8, label %9, label %12, !dbg !44

9:                                                ; preds = %3
  %10 = sext i32 %1 to i64, !dbg !45
  %11 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9shared_atE1a to ptr), i64 %10, !dbg !45
  store i32 5, ptr %11, align 4, !dbg !46, !tbaa !10
  br label %12, !dbg !45

12:                                               ; preds = %9, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
  %13 = load i32, ptr %6, align 4, !dbg !48, !tbaa !10
  %14 = sext i32 %2 to i64, !dbg !49
  %15 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9shared_atE1b to ptr), i64 %14, !dbg !49
  %16 = load i32, ptr %15, align 4, !dbg !49, !tbaa !10
  %17 = add nsw i32 %16, %13, !dbg !50
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %5, !dbg !51
  store i32 %17, ptr %18, align 4, !dbg !52, !tbaa !10
  ret void, !dbg !53
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dynamic_at(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !dbg !54 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  %4 = zext nneg i32 %3 to i64, !dbg !57
  %5 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @held to ptr), i64 %4, !dbg !57
  store i32 1, ptr %5, align 4, !dbg !58, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !59
  %6 = sext i32 %1 to i64, !dbg !60
  %7 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @held to ptr), i64 %6, !dbg !60
  %8 = load i32, ptr %7, align 4, !dbg !60, !tbaa !10
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !61
  store i32 %8, ptr %9, align 4, !dbg !62, !tbaa !10
  ret void, !dbg !63
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @local_at(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !dbg !64 {
  %4 = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15, !dbg !65
  br label %16, !dbg !66

5:                                                ; preds = %16
  %6 = add nsw i32 %2, 1, !dbg !67
  %7 = and i32 %6, 7, !dbg !68
  %8 = zext nneg i32 %7 to i64, !dbg !69
  %9 = getelementptr inbounds nuw i32, ptr %4, i64 %8, !dbg !69
  store i32 3, ptr %9, align 4, !dbg !70, !tbaa !10
  %10 = sext i32 %2 to i64, !dbg !71
  %11 = getelementptr inbounds i32, ptr %4, i64 %10, !dbg !71
  %12 = load i32, ptr %11, align 4, !dbg !71, !tbaa !10
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72
  %14 = zext nneg i32 %13 to i64, !dbg !74
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %14, !dbg !74
  store i32 %12, ptr %15, align 4, !dbg !75, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15, !dbg !76
  ret void, !dbg !76

16:                                               ; preds = %3, %16
  %17 = phi i32 [ 0, %3 ], [ %22, %16 ]
  %18 = zext nneg i32 %17 to i64, !dbg !77
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %18, !dbg !77
  %20 = load i32, ptr %19, align 4, !dbg !77, !tbaa !10
  %21 = getelementptr inbounds nuw i32, ptr %4, i64 %18, !dbg !78
  store i32 %20, ptr %21, align 4, !dbg !79, !tbaa !10
  %22 = add nuw nsw i32 %17, 1, !dbg !80
  %23 = icmp eq i32 %22, 8, !dbg !81
  br i1 %23, label %5, label %16, !dbg !66, !llvm.loop !82
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @null_pointer(ptr noundef writeonly captures(none) initializes((0, 4)) %0) local_unnamed_addr #7 !dbg !86 {
  %2 = tail call ptr asm "", "=l,0"(ptr null) #16, !dbg !87, !srcloc !88
  %3 = load i32, ptr %2, align 4, !dbg !89, !tbaa !10
  store i32 %3, ptr %0, align 4, !dbg !90, !tbaa !10
  ret void, !dbg !91
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @atomic_at(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #8 !dbg !92 {
  %3 = sext i32 %1 to i64, !dbg !93
  %4 = getelementptr inbounds i32, ptr %0, i64 %3, !dbg !93
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 4, !dbg !94
  ret void, !dbg !101
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @copy_at(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !102 {
  %4 = sext i32 %2 to i64, !dbg !103
  %5 = shl nsw i64 %4, 2, !dbg !104
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 %0, i64 range(i64 -8589934592, 8589934589) %5, i1 false), !dbg !105
  ret void, !dbg !108
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_barrier(ptr noundef captures(none) %0) local_unnamed_addr #3 !dbg !109 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !110
  %3 = icmp samesign ult i32 %2, 32, !dbg !112
  br i1 %3, label %7, label %4, !dbg !112

4:                                                ; preds = %1
  %5 = atomicrmw or ptr %0, i32 0 seq_cst, align 4, !dbg !113
  %6 = icmp eq i32 %5, 0, !dbg !116
  br i1 %6, label %8, label %11, !dbg !117

7:                                                ; preds = %1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !118
  br label %12, !dbg !118

8:                                                ; preds = %4, %8
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 1) #17, !dbg !119, !srcloc !123
  %9 = atomicrmw or ptr %0, i32 0 seq_cst, align 4, !dbg !113
  %10 = icmp eq i32 %9, 0, !dbg !116
  br i1 %10, label %8, label %11, !dbg !117, !llvm.loop !124

11:                                               ; preds = %8, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !126
  br label %12

12:                                               ; preds = %11, %7
  ret void, !dbg !127
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @two_barriers(ptr noundef writeonly captures(none) %0) local_unnamed_addr #3 !dbg !128 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129
  %3 = and i32 %2, 32, !dbg !131
  %4 = icmp eq i32 %3, 0, !dbg !132
  br i1 %4, label %6, label %5, !dbg !132

5:                                                ; preds = %1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !133
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ12two_barriersE4held to ptr), align 4, !dbg !134, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !135
  br label %7, !dbg !136

6:                                                ; preds = %1
  store i32 2, ptr addrspacecast (ptr addrspace(3) @_ZZ12two_barriersE4held to ptr), align 4, !dbg !137, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !138
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !139
  br label %7

7:                                                ; preds = %6, %5
  %8 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12two_barriersE4held to ptr), align 4, !dbg !140, !tbaa !10
  %9 = zext nneg i32 %2 to i64, !dbg !141
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9, !dbg !141
  store i32 %8, ptr %10, align 4, !dbg !142, !tbaa !10
  ret void, !dbg !143
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @split_warp(ptr noundef writeonly captures(none) %0) local_unnamed_addr #3 !dbg !144 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !145
  %3 = and i32 %2, 1, !dbg !147
  %4 = icmp eq i32 %3, 0, !dbg !148
  br i1 %4, label %6, label %5, !dbg !148

5:                                                ; preds = %1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !149
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_warpE4held to ptr), align 4, !dbg !150, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !151
  br label %7, !dbg !152

6:                                                ; preds = %1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !153
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !154
  br label %7

7:                                                ; preds = %6, %5
  %8 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_warpE4held to ptr), align 4, !dbg !155, !tbaa !10
  %9 = zext nneg i32 %2 to i64, !dbg !156
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9, !dbg !156
  store i32 %8, ptr %10, align 4, !dbg !157, !tbaa !10
  ret void, !dbg !158
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: write, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @warp_mismatch(ptr noundef writeonly captures(none) %0) local_unnamed_addr #9 !dbg !159 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160
  %3 = icmp samesign ult i32 %2, 16, !dbg !162
  br i1 %3, label %4, label %6, !dbg !162

4:                                                ; preds = %1
  %5 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2, i32 0, i32 31), !dbg !163
  br label %8, !dbg !167

6:                                                ; preds = %1
  %7 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 true), !dbg !168
  br label %8

8:                                                ; preds = %6, %4
  %9 = phi i32 [ %5, %4 ], [ %7, %6 ], !dbg !171
  %10 = zext nneg i32 %2 to i64, !dbg !172
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10, !dbg !172
  store i32 %9, ptr %11, align 4, !dbg !173, !tbaa !10
  ret void, !dbg !174
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: write, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @not_in_mask(ptr noundef writeonly captures(none) %0) local_unnamed_addr #9 !dbg !175 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !176
  %3 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 65535, i32 %2, i32 0, i32 31), !dbg !178
  %4 = zext nneg i32 %2 to i64, !dbg !180
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !180
  store i32 %3, ptr %5, align 4, !dbg !181, !tbaa !10
  ret void, !dbg !182
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @endless(ptr noundef %0) local_unnamed_addr #10 !dbg !183 {
  %2 = load volatile i32, ptr %0, align 4, !dbg !184, !tbaa !10
  %3 = icmp eq i32 %2, 0, !dbg !185
  br i1 %3, label %4, label %11, !dbg !186

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  br label %6, !dbg !186

6:                                                ; preds = %4, %6
  %7 = load volatile i32, ptr %5, align 4, !dbg !187, !tbaa !10
  %8 = add nsw i32 %7, 1, !dbg !188
  store volatile i32 %8, ptr %5, align 4, !dbg !189, !tbaa !10
  %9 = load volatile i32, ptr %0, align 4, !dbg !184, !tbaa !10
  %10 = icmp eq i32 %9, 0, !dbg !185
  br i1 %10, label %6, label %11, !dbg !186, !llvm.loop !190

11:                                               ; preds = %6, %1
  ret void, !dbg !192
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @long_loop(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #5 !dbg !193 {
  %3 = load i32, ptr %0, align 4, !dbg !194, !tbaa !10
  %4 = icmp sgt i32 %1, 0, !dbg !195
  br i1 %4, label %7, label %5, !dbg !196

5:                                                ; preds = %7, %2
  %6 = phi i32 [ %3, %2 ], [ %11, %7 ], !dbg !197
  store i32 %6, ptr %0, align 4, !dbg !198, !tbaa !10
  ret void, !dbg !199

7:                                                ; preds = %2, %7
  %8 = phi i32 [ %12, %7 ], [ 0, %2 ]
  %9 = phi i32 [ %11, %7 ], [ %3, %2 ]
  %10 = mul nsw i32 %9, 1664525, !dbg !200
  %11 = add nsw i32 %10, 1013904223, !dbg !201
  %12 = add nuw nsw i32 %8, 1, !dbg !202
  %13 = icmp eq i32 %12, %1, !dbg !195
  br i1 %13, label %5, label %7, !dbg !196, !llvm.loop !203
}

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: write, inaccessiblemem: write)
define dso_local ptx_kernel void @trapped(ptr noundef writeonly captures(none) %0) local_unnamed_addr #11 !dbg !205 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !206
  %3 = icmp eq i32 %2, 7, !dbg !208
  br i1 %3, label %4, label %5, !dbg !208

4:                                                ; preds = %1
  tail call void @llvm.trap(), !dbg !209
  unreachable, !dbg !212

5:                                                ; preds = %1
  %6 = zext nneg i32 %2 to i64, !dbg !213
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6, !dbg !213
  store i32 1, ptr %7, align 4, !dbg !214, !tbaa !10
  ret void, !dbg !215
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #12

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #13

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #13

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #14

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent mustprogress noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #8 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #9 = { convergent mustprogress noinline norecurse nounwind memory(argmem: write, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #10 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #11 = { mustprogress noinline norecurse nounwind memory(argmem: write, inaccessiblemem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #12 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #14 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #15 = { nounwind }
attributes #16 = { convergent nounwind memory(none) }
attributes #17 = { convergent nounwind }

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
!7 = !DIFile(filename: "wrong.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "read_at", scope: !7, file: !7, line: 3, type: !16, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 3, column: 79, scope: !15)
!19 = !DILocation(line: 3, column: 77, scope: !15)
!20 = !DILocation(line: 3, column: 86, scope: !15)
!21 = distinct !DISubprogram(name: "write_at", scope: !7, file: !7, line: 4, type: !16, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!22 = !DILocation(line: 4, column: 56, scope: !21)
!23 = !DILocation(line: 4, column: 63, scope: !21)
!24 = !DILocation(line: 4, column: 68, scope: !21)
!25 = distinct !DISubprogram(name: "read_wide", scope: !7, file: !7, line: 5, type: !16, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!26 = !DILocation(line: 5, column: 81, scope: !25)
!27 = !DILocation(line: 5, column: 79, scope: !25)
!28 = !{i64 0, i64 4, !10, i64 4, i64 4, !10, i64 8, i64 4, !10, i64 12, i64 4, !10}
!29 = !DILocation(line: 5, column: 88, scope: !25)
!30 = distinct !DISubprogram(name: "skewed", scope: !7, file: !7, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!31 = !DILocation(line: 7, column: 14, scope: !30)
!32 = !DILocation(line: 7, column: 12, scope: !30)
!33 = !DILocation(line: 8, column: 1, scope: !30)
!34 = distinct !DISubprogram(name: "shared_at", scope: !7, file: !7, line: 9, type: !16, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!35 = !DILocation(line: 53, column: 27, scope: !36, inlinedAt: !38)
!36 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !37, file: !37, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!37 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_builtin_vars.h", directory: "")
!38 = distinct !DILocation(line: 12, column: 7, scope: !34)
!39 = !DILocation(line: 12, column: 5, scope: !34)
!40 = !DILocation(line: 12, column: 20, scope: !34)
!41 = !DILocation(line: 13, column: 5, scope: !34)
!42 = !DILocation(line: 13, column: 20, scope: !34)
!43 = !DILocation(line: 14, column: 5, scope: !34)
!44 = !DILocation(line: 15, column: 21, scope: !34)
!45 = !DILocation(line: 15, column: 27, scope: !34)
!46 = !DILocation(line: 15, column: 32, scope: !34)
!47 = !DILocation(line: 16, column: 5, scope: !34)
!48 = !DILocation(line: 17, column: 24, scope: !34)
!49 = !DILocation(line: 17, column: 41, scope: !34)
!50 = !DILocation(line: 17, column: 39, scope: !34)
!51 = !DILocation(line: 17, column: 5, scope: !34)
!52 = !DILocation(line: 17, column: 22, scope: !34)
!53 = !DILocation(line: 18, column: 1, scope: !34)
!54 = distinct !DISubprogram(name: "dynamic_at", scope: !7, file: !7, line: 19, type: !16, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!55 = !DILocation(line: 53, column: 27, scope: !36, inlinedAt: !56)
!56 = distinct !DILocation(line: 21, column: 10, scope: !54)
!57 = !DILocation(line: 21, column: 5, scope: !54)
!58 = !DILocation(line: 21, column: 23, scope: !54)
!59 = !DILocation(line: 22, column: 5, scope: !54)
!60 = !DILocation(line: 23, column: 24, scope: !54)
!61 = !DILocation(line: 23, column: 5, scope: !54)
!62 = !DILocation(line: 23, column: 22, scope: !54)
!63 = !DILocation(line: 24, column: 1, scope: !54)
!64 = distinct !DISubprogram(name: "local_at", scope: !7, file: !7, line: 25, type: !16, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!65 = !DILocation(line: 26, column: 5, scope: !64)
!66 = !DILocation(line: 27, column: 5, scope: !64)
!67 = !DILocation(line: 28, column: 13, scope: !64)
!68 = !DILocation(line: 28, column: 18, scope: !64)
!69 = !DILocation(line: 28, column: 5, scope: !64)
!70 = !DILocation(line: 28, column: 23, scope: !64)
!71 = !DILocation(line: 29, column: 24, scope: !64)
!72 = !DILocation(line: 53, column: 27, scope: !36, inlinedAt: !73)
!73 = distinct !DILocation(line: 29, column: 9, scope: !64)
!74 = !DILocation(line: 29, column: 5, scope: !64)
!75 = !DILocation(line: 29, column: 22, scope: !64)
!76 = !DILocation(line: 30, column: 1, scope: !64)
!77 = !DILocation(line: 27, column: 43, scope: !64)
!78 = !DILocation(line: 27, column: 33, scope: !64)
!79 = !DILocation(line: 27, column: 41, scope: !64)
!80 = !DILocation(line: 27, column: 29, scope: !64)
!81 = !DILocation(line: 27, column: 23, scope: !64)
!82 = distinct !{!82, !66, !83, !84, !85}
!83 = !DILocation(line: 27, column: 47, scope: !64)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !{!"llvm.loop.unroll.disable"}
!86 = distinct !DISubprogram(name: "null_pointer", scope: !7, file: !7, line: 31, type: !16, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!87 = !DILocation(line: 33, column: 5, scope: !86)
!88 = !{i64 1148}
!89 = !DILocation(line: 34, column: 14, scope: !86)
!90 = !DILocation(line: 34, column: 12, scope: !86)
!91 = !DILocation(line: 35, column: 1, scope: !86)
!92 = distinct !DISubprogram(name: "atomic_at", scope: !7, file: !7, line: 36, type: !16, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!93 = !DILocation(line: 36, column: 71, scope: !92)
!94 = !DILocation(line: 341, column: 10, scope: !95, inlinedAt: !97)
!95 = distinct !DISubprogram(name: "__iAtomicAdd", scope: !96, file: !96, line: 340, type: !16, scopeLine: 340, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!96 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_device_functions.h", directory: "")
!97 = distinct !DILocation(line: 107, column: 10, scope: !98, inlinedAt: !100)
!98 = distinct !DISubprogram(name: "atomicAdd", scope: !99, file: !99, line: 105, type: !16, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!99 = !DIFile(filename: "/usr/local/cuda-13.0/include/device_atomic_functions.hpp", directory: "")
!100 = distinct !DILocation(line: 36, column: 57, scope: !92)
!101 = !DILocation(line: 36, column: 80, scope: !92)
!102 = distinct !DISubprogram(name: "copy_at", scope: !7, file: !7, line: 37, type: !16, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!103 = !DILocation(line: 38, column: 21, scope: !102)
!104 = !DILocation(line: 38, column: 23, scope: !102)
!105 = !DILocation(line: 1564, column: 10, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "memcpy", scope: !96, file: !96, line: 1563, type: !16, scopeLine: 1563, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!107 = distinct !DILocation(line: 38, column: 5, scope: !102)
!108 = !DILocation(line: 39, column: 1, scope: !102)
!109 = distinct !DISubprogram(name: "half_barrier", scope: !7, file: !7, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!110 = !DILocation(line: 53, column: 27, scope: !36, inlinedAt: !111)
!111 = distinct !DILocation(line: 41, column: 9, scope: !109)
!112 = !DILocation(line: 41, column: 21, scope: !109)
!113 = !DILocation(line: 341, column: 10, scope: !95, inlinedAt: !114)
!114 = distinct !DILocation(line: 107, column: 10, scope: !98, inlinedAt: !115)
!115 = distinct !DILocation(line: 42, column: 19, scope: !109)
!116 = !DILocation(line: 42, column: 37, scope: !109)
!117 = !DILocation(line: 42, column: 12, scope: !109)
!118 = !DILocation(line: 41, column: 27, scope: !109)
!119 = !DILocation(line: 169, column: 5, scope: !120, inlinedAt: !122)
!120 = distinct !DISubprogram(name: "__nanosleep", scope: !121, file: !121, line: 168, type: !16, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!121 = !DIFile(filename: "/usr/local/cuda-13.0/include/crt/sm_70_rt.hpp", directory: "")
!122 = distinct !DILocation(line: 42, column: 43, scope: !109)
!123 = !{i64 7910819}
!124 = distinct !{!124, !117, !125, !84, !85}
!125 = !DILocation(line: 42, column: 56, scope: !109)
!126 = !DILocation(line: 42, column: 59, scope: !109)
!127 = !DILocation(line: 43, column: 1, scope: !109)
!128 = distinct !DISubprogram(name: "two_barriers", scope: !7, file: !7, line: 44, type: !16, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!129 = !DILocation(line: 53, column: 27, scope: !36, inlinedAt: !130)
!130 = distinct !DILocation(line: 46, column: 9, scope: !128)
!131 = !DILocation(line: 46, column: 21, scope: !128)
!132 = !DILocation(line: 46, column: 9, scope: !128)
!133 = !DILocation(line: 46, column: 29, scope: !128)
!134 = !DILocation(line: 46, column: 51, scope: !128)
!135 = !DILocation(line: 46, column: 56, scope: !128)
!136 = !DILocation(line: 46, column: 73, scope: !128)
!137 = !DILocation(line: 47, column: 17, scope: !128)
!138 = !DILocation(line: 47, column: 22, scope: !128)
!139 = !DILocation(line: 47, column: 39, scope: !128)
!140 = !DILocation(line: 48, column: 24, scope: !128)
!141 = !DILocation(line: 48, column: 5, scope: !128)
!142 = !DILocation(line: 48, column: 22, scope: !128)
!143 = !DILocation(line: 49, column: 1, scope: !128)
!144 = distinct !DISubprogram(name: "split_warp", scope: !7, file: !7, line: 50, type: !16, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!145 = !DILocation(line: 53, column: 27, scope: !36, inlinedAt: !146)
!146 = distinct !DILocation(line: 52, column: 9, scope: !144)
!147 = !DILocation(line: 52, column: 21, scope: !144)
!148 = !DILocation(line: 52, column: 9, scope: !144)
!149 = !DILocation(line: 52, column: 28, scope: !144)
!150 = !DILocation(line: 52, column: 50, scope: !144)
!151 = !DILocation(line: 52, column: 55, scope: !144)
!152 = !DILocation(line: 52, column: 72, scope: !144)
!153 = !DILocation(line: 53, column: 12, scope: !144)
!154 = !DILocation(line: 53, column: 29, scope: !144)
!155 = !DILocation(line: 54, column: 24, scope: !144)
!156 = !DILocation(line: 54, column: 5, scope: !144)
!157 = !DILocation(line: 54, column: 22, scope: !144)
!158 = !DILocation(line: 55, column: 1, scope: !144)
!159 = distinct !DISubprogram(name: "warp_mismatch", scope: !7, file: !7, line: 56, type: !16, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!160 = !DILocation(line: 53, column: 27, scope: !36, inlinedAt: !161)
!161 = distinct !DILocation(line: 57, column: 13, scope: !159)
!162 = !DILocation(line: 58, column: 11, scope: !159)
!163 = !DILocation(line: 173, column: 35, scope: !164, inlinedAt: !166)
!164 = distinct !DISubprogram(name: "__shfl_sync", scope: !165, file: !165, line: 173, type: !16, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!165 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_intrinsics.h", directory: "")
!166 = distinct !DILocation(line: 58, column: 21, scope: !159)
!167 = !DILocation(line: 58, column: 17, scope: !159)
!168 = !DILocation(line: 211, column: 10, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "__ballot_sync", scope: !165, file: !165, line: 210, type: !16, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!170 = distinct !DILocation(line: 59, column: 14, scope: !159)
!171 = !DILocation(line: 0, scope: !159)
!172 = !DILocation(line: 60, column: 5, scope: !159)
!173 = !DILocation(line: 60, column: 22, scope: !159)
!174 = !DILocation(line: 61, column: 1, scope: !159)
!175 = distinct !DISubprogram(name: "not_in_mask", scope: !7, file: !7, line: 62, type: !16, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!176 = !DILocation(line: 53, column: 27, scope: !36, inlinedAt: !177)
!177 = distinct !DILocation(line: 63, column: 54, scope: !175)
!178 = !DILocation(line: 173, column: 35, scope: !164, inlinedAt: !179)
!179 = distinct !DILocation(line: 63, column: 24, scope: !175)
!180 = !DILocation(line: 63, column: 5, scope: !175)
!181 = !DILocation(line: 63, column: 22, scope: !175)
!182 = !DILocation(line: 64, column: 1, scope: !175)
!183 = distinct !DISubprogram(name: "endless", scope: !7, file: !7, line: 65, type: !16, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!184 = !DILocation(line: 66, column: 12, scope: !183)
!185 = !DILocation(line: 66, column: 19, scope: !183)
!186 = !DILocation(line: 66, column: 5, scope: !183)
!187 = !DILocation(line: 66, column: 34, scope: !183)
!188 = !DILocation(line: 66, column: 41, scope: !183)
!189 = !DILocation(line: 66, column: 32, scope: !183)
!190 = distinct !{!190, !186, !191, !84, !85}
!191 = !DILocation(line: 66, column: 43, scope: !183)
!192 = !DILocation(line: 67, column: 1, scope: !183)
!193 = distinct !DISubprogram(name: "long_loop", scope: !7, file: !7, line: 68, type: !16, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!194 = !DILocation(line: 69, column: 13, scope: !193)
!195 = !DILocation(line: 70, column: 23, scope: !193)
!196 = !DILocation(line: 70, column: 5, scope: !193)
!197 = !DILocation(line: 0, scope: !193)
!198 = !DILocation(line: 71, column: 12, scope: !193)
!199 = !DILocation(line: 72, column: 1, scope: !193)
!200 = !DILocation(line: 70, column: 39, scope: !193)
!201 = !DILocation(line: 70, column: 49, scope: !193)
!202 = !DILocation(line: 70, column: 29, scope: !193)
!203 = distinct !{!203, !196, !204, !84, !85}
!204 = !DILocation(line: 70, column: 51, scope: !193)
!205 = distinct !DISubprogram(name: "trapped", scope: !7, file: !7, line: 73, type: !16, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!206 = !DILocation(line: 53, column: 27, scope: !36, inlinedAt: !207)
!207 = distinct !DILocation(line: 74, column: 9, scope: !205)
!208 = !DILocation(line: 74, column: 21, scope: !205)
!209 = !DILocation(line: 531, column: 58, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "__trap", scope: !96, file: !96, line: 531, type: !16, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!211 = distinct !DILocation(line: 74, column: 27, scope: !205)
!212 = !DILocation(line: 531, column: 76, scope: !210, inlinedAt: !211)
!213 = !DILocation(line: 75, column: 5, scope: !205)
!214 = !DILocation(line: 75, column: 22, scope: !205)
!215 = !DILocation(line: 76, column: 1, scope: !205)
