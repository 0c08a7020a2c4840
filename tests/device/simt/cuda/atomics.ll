; Made from atomics.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9histogramE4bins = internal addrspace(3) global [16 x i32] undef, align 4
@finished = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ10last_blockE3sum = internal addrspace(3) global i32 undef, align 4
@_ZZ10last_blockE4last = internal unnamed_addr addrspace(3) global i8 undef, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @finished to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @integers(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !15 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !22
  %5 = mul i32 %3, %4, !dbg !25
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  %7 = add i32 %5, %6, !dbg !29
  %8 = zext i32 %7 to i64, !dbg !30
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %8, !dbg !30
  %10 = load i32, ptr %9, align 4, !dbg !30, !tbaa !10
  %11 = atomicrmw add ptr %0, i32 %10 seq_cst, align 4, !dbg !31
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !38
  %13 = sub nsw i32 0, %10, !dbg !39
  %14 = atomicrmw add ptr %12, i32 %13 seq_cst, align 4, !dbg !42
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !44
  %16 = atomicrmw max ptr %15, i32 %10 seq_cst, align 4, !dbg !45
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 12, !dbg !50
  %18 = atomicrmw min ptr %17, i32 %10 seq_cst, align 4, !dbg !51
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !56
  %20 = atomicrmw and ptr %19, i32 %10 seq_cst, align 4, !dbg !57
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 20, !dbg !62
  %22 = atomicrmw or ptr %21, i32 %10 seq_cst, align 4, !dbg !63
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !68
  %24 = atomicrmw xor ptr %23, i32 %10 seq_cst, align 4, !dbg !69
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 28, !dbg !74
  %26 = atomicrmw uinc_wrap ptr %25, i32 10 seq_cst, align 4, !dbg !75
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !80
  %28 = atomicrmw udec_wrap ptr %27, i32 10 seq_cst, align 4, !dbg !81
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 36, !dbg !86
  %30 = atomicrmw xchg ptr %29, i32 77 seq_cst, align 4, !dbg !87
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !92
  %32 = atomicrmw umax ptr %31, i32 %10 seq_cst, align 4, !dbg !93
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 44, !dbg !98
  %34 = atomicrmw umin ptr %33, i32 %10 seq_cst, align 4, !dbg !99
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 48, !dbg !104
  %36 = tail call noundef i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr nonnull %35, i32 %10), !dbg !105
  ret void, !dbg !111
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @floats(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef readonly captures(none) %3) local_unnamed_addr #1 !dbg !112 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !113
  %6 = zext nneg i32 %5 to i64, !dbg !115
  %7 = getelementptr inbounds nuw i32, ptr %3, i64 %6, !dbg !115
  %8 = load i32, ptr %7, align 4, !dbg !115, !tbaa !10
  %9 = sitofp i32 %8 to float, !dbg !116
  %10 = atomicrmw fadd ptr %0, float %9 seq_cst, align 4, !dbg !117
  %11 = sitofp i32 %8 to double, !dbg !123
  %12 = atomicrmw fadd ptr %1, double %11 seq_cst, align 8, !dbg !124
  %13 = sext i32 %8 to i64, !dbg !129
  %14 = atomicrmw add ptr %2, i64 %13 seq_cst, align 8, !dbg !130
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !135
  %16 = load i64, ptr %15, align 8, !dbg !135, !tbaa !136
  br label %17, !dbg !138

17:                                               ; preds = %17, %4
  %18 = phi i64 [ %16, %4 ], [ %22, %17 ], !dbg !139
  %19 = mul i64 %18, 3, !dbg !140
  %20 = add i64 %19, 1, !dbg !141
  %21 = cmpxchg ptr %15, i64 %18, i64 %20 seq_cst seq_cst, align 8, !dbg !142
  %22 = extractvalue { i64, i1 } %21, 0, !dbg !142
  %23 = extractvalue { i64, i1 } %21, 1, !dbg !147
  br i1 %23, label %24, label %17, !dbg !148, !llvm.loop !149

24:                                               ; preds = %17
  ret void, !dbg !152
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !153 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !154
  %5 = icmp samesign ult i32 %4, 16, !dbg !156
  br i1 %5, label %6, label %9, !dbg !156

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE4bins to ptr), i64 %7
  store i32 0, ptr %8, align 4, !dbg !157, !tbaa !10
  br label %9, !dbg !158

9:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !159
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !162
  %12 = mul i32 %10, %11, !dbg !164
  %13 = add i32 %12, %4, !dbg !165
  %14 = icmp slt i32 %13, %2, !dbg !166
  br i1 %14, label %15, label %18, !dbg !167

15:                                               ; preds = %9
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %17 = mul i32 %16, %11
  br label %19, !dbg !167

18:                                               ; preds = %19, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !168
  br i1 %5, label %30, label %36, !dbg !169

19:                                               ; preds = %15, %19
  %20 = phi i32 [ %13, %15 ], [ %28, %19 ]
  %21 = sext i32 %20 to i64, !dbg !170
  %22 = getelementptr inbounds i8, ptr %0, i64 %21, !dbg !170
  %23 = load i8, ptr %22, align 1, !dbg !170, !tbaa !171
  %24 = and i8 %23, 15, !dbg !172
  %25 = zext nneg i8 %24 to i64, !dbg !173
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE4bins to ptr), i64 %25, !dbg !173
  %27 = atomicrmw add ptr %26, i32 1 seq_cst, align 4, !dbg !174
  %28 = add i32 %20, %17, !dbg !179
  %29 = icmp slt i32 %28, %2, !dbg !166
  br i1 %29, label %19, label %18, !dbg !167, !llvm.loop !180

30:                                               ; preds = %18
  %31 = zext nneg i32 %4 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE4bins to ptr), i64 %31
  %33 = getelementptr inbounds nuw i32, ptr %1, i64 %31
  %34 = load i32, ptr %32, align 4, !dbg !182, !tbaa !10
  %35 = atomicrmw add ptr %33, i32 %34 seq_cst, align 4, !dbg !183
  br label %36, !dbg !186

36:                                               ; preds = %30, %18
  ret void, !dbg !187
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @last_block(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 !dbg !188 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !189
  %5 = icmp eq i32 %4, 0, !dbg !191
  br i1 %5, label %6, label %7, !dbg !191

6:                                                ; preds = %3
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE3sum to ptr), align 4, !dbg !192, !tbaa !10
  br label %7, !dbg !193

7:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !194
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !195
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !197
  %10 = mul i32 %8, %9, !dbg !199
  %11 = add i32 %10, %4, !dbg !200
  %12 = zext i32 %11 to i64, !dbg !201
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12, !dbg !201
  %14 = load i32, ptr %13, align 4, !dbg !201, !tbaa !10
  %15 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE3sum to ptr), i32 %14 seq_cst, align 4, !dbg !202
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !205
  br i1 %5, label %16, label %25, !dbg !206

16:                                               ; preds = %7
  %17 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE3sum to ptr), align 4, !dbg !207, !tbaa !10
  %18 = zext nneg i32 %8 to i64, !dbg !208
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %18, !dbg !208
  store volatile i32 %17, ptr %19, align 4, !dbg !209, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !210
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !213
  %21 = add nsw i32 %20, -1, !dbg !216
  %22 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @finished to ptr), i32 %21 seq_cst, align 4, !dbg !217
  %23 = icmp eq i32 %22, %21, !dbg !220
  %24 = zext i1 %23 to i8, !dbg !221
  store i8 %24, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE4last to ptr), align 1, !dbg !221, !tbaa !222
  br label %25, !dbg !224

25:                                               ; preds = %16, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !225
  %26 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE4last to ptr), align 1, !dbg !226, !tbaa !222, !range !227, !noundef !17
  %27 = trunc nuw i8 %26 to i1, !dbg !226
  %28 = and i1 %5, %27, !dbg !228
  br i1 %28, label %29, label %100, !dbg !228

29:                                               ; preds = %25
  %30 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %31 = and i32 %30, 7, !dbg !229
  %32 = icmp samesign ult i32 %30, 8, !dbg !229
  br i1 %32, label %37, label %33, !dbg !229

33:                                               ; preds = %29
  %34 = and i32 %30, 2147483640, !dbg !229
  br label %54, !dbg !229

35:                                               ; preds = %54
  %36 = icmp eq i32 %31, 0, !dbg !229
  br i1 %36, label %52, label %37, !dbg !229

37:                                               ; preds = %35, %29
  %38 = phi i32 [ 0, %29 ], [ %97, %35 ]
  %39 = phi i32 [ 0, %29 ], [ %96, %35 ]
  %40 = icmp ne i32 %31, 0, !dbg !229
  tail call void @llvm.assume(i1 %40), !dbg !229
  br label %41, !dbg !229

41:                                               ; preds = %41, %37
  %42 = phi i32 [ %38, %37 ], [ %49, %41 ]
  %43 = phi i32 [ %39, %37 ], [ %48, %41 ]
  %44 = phi i32 [ 0, %37 ], [ %50, %41 ]
  %45 = zext nneg i32 %42 to i64, !dbg !230
  %46 = getelementptr inbounds nuw i32, ptr %1, i64 %45, !dbg !230
  %47 = load volatile i32, ptr %46, align 4, !dbg !230, !tbaa !10
  %48 = add nsw i32 %47, %43, !dbg !231
  %49 = add nuw nsw i32 %42, 1, !dbg !232
  %50 = add i32 %44, 1, !dbg !229
  %51 = icmp eq i32 %50, %31, !dbg !229
  br i1 %51, label %52, label %41, !dbg !229, !llvm.loop !233

52:                                               ; preds = %41, %35
  %53 = phi i32 [ %96, %35 ], [ %48, %41 ], !dbg !231
  store i32 %53, ptr %2, align 4, !dbg !235, !tbaa !10
  br label %100, !dbg !236

54:                                               ; preds = %54, %33
  %55 = phi i32 [ 0, %33 ], [ %97, %54 ]
  %56 = phi i32 [ 0, %33 ], [ %96, %54 ]
  %57 = phi i32 [ 0, %33 ], [ %98, %54 ]
  %58 = zext nneg i32 %55 to i64, !dbg !230
  %59 = getelementptr inbounds nuw i32, ptr %1, i64 %58, !dbg !230
  %60 = load volatile i32, ptr %59, align 4, !dbg !230, !tbaa !10
  %61 = add nsw i32 %60, %56, !dbg !231
  %62 = zext nneg i32 %55 to i64, !dbg !230
  %63 = getelementptr inbounds nuw i32, ptr %1, i64 %62, !dbg !230
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 4, !dbg !230
  %65 = load volatile i32, ptr %64, align 4, !dbg !230, !tbaa !10
  %66 = add nsw i32 %65, %61, !dbg !231
  %67 = zext nneg i32 %55 to i64, !dbg !230
  %68 = getelementptr inbounds nuw i32, ptr %1, i64 %67, !dbg !230
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8, !dbg !230
  %70 = load volatile i32, ptr %69, align 4, !dbg !230, !tbaa !10
  %71 = add nsw i32 %70, %66, !dbg !231
  %72 = zext nneg i32 %55 to i64, !dbg !230
  %73 = getelementptr inbounds nuw i32, ptr %1, i64 %72, !dbg !230
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 12, !dbg !230
  %75 = load volatile i32, ptr %74, align 4, !dbg !230, !tbaa !10
  %76 = add nsw i32 %75, %71, !dbg !231
  %77 = zext nneg i32 %55 to i64, !dbg !230
  %78 = getelementptr inbounds nuw i32, ptr %1, i64 %77, !dbg !230
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 16, !dbg !230
  %80 = load volatile i32, ptr %79, align 4, !dbg !230, !tbaa !10
  %81 = add nsw i32 %80, %76, !dbg !231
  %82 = zext nneg i32 %55 to i64, !dbg !230
  %83 = getelementptr inbounds nuw i32, ptr %1, i64 %82, !dbg !230
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 20, !dbg !230
  %85 = load volatile i32, ptr %84, align 4, !dbg !230, !tbaa !10
  %86 = add nsw i32 %85, %81, !dbg !231
  %87 = zext nneg i32 %55 to i64, !dbg !230
  %88 = getelementptr inbounds nuw i32, ptr %1, i64 %87, !dbg !230
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 24, !dbg !230
  %90 = load volatile i32, ptr %89, align 4, !dbg !230, !tbaa !10
  %91 = add nsw i32 %90, %86, !dbg !231
  %92 = zext nneg i32 %55 to i64, !dbg !230
  %93 = getelementptr inbounds nuw i32, ptr %1, i64 %92, !dbg !230
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 28, !dbg !230
  %95 = load volatile i32, ptr %94, align 4, !dbg !230, !tbaa !10
  %96 = add nsw i32 %95, %91, !dbg !231
  %97 = add nuw nsw i32 %55, 8, !dbg !232
  %98 = add i32 %57, 8, !dbg !229
  %99 = icmp eq i32 %98, %34, !dbg !229
  br i1 %99, label %35, label %54, !dbg !229, !llvm.loop !237

100:                                              ; preds = %25, %52
  ret void, !dbg !239
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @locked(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #4 !dbg !240 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !241
  %4 = icmp eq i32 %3, 0, !dbg !243
  br i1 %4, label %5, label %13, !dbg !243

5:                                                ; preds = %2, %5
  %6 = cmpxchg ptr %0, i32 0, i32 1 seq_cst seq_cst, align 4, !dbg !244
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !249
  br i1 %7, label %8, label %5, !dbg !250, !llvm.loop !251

8:                                                ; preds = %5
  tail call void @llvm.nvvm.membar.gl(), !dbg !253
  %9 = load i32, ptr %1, align 4, !dbg !255, !tbaa !10
  %10 = shl nsw i32 %9, 1, !dbg !256
  %11 = or disjoint i32 %10, 1, !dbg !257
  store i32 %11, ptr %1, align 4, !dbg !258, !tbaa !10
  tail call void @llvm.nvvm.membar.gl(), !dbg !259
  %12 = atomicrmw xchg ptr %0, i32 0 seq_cst, align 4, !dbg !261
  br label %13, !dbg !264

13:                                               ; preds = %8, %2
  ret void, !dbg !265
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr captures(none), i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nounwind memory(argmem: readwrite) }
attributes #7 = { nocallback nounwind }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!7 = !DIFile(filename: "atomics.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "integers", scope: !7, file: !7, line: 2, type: !16, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 66, type: !16, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!20 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_builtin_vars.h", directory: "")
!21 = distinct !DILocation(line: 3, column: 16, scope: !15)
!22 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!24 = distinct !DILocation(line: 3, column: 29, scope: !15)
!25 = !DILocation(line: 3, column: 27, scope: !15)
!26 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!28 = distinct !DILocation(line: 3, column: 42, scope: !15)
!29 = !DILocation(line: 3, column: 40, scope: !15)
!30 = !DILocation(line: 3, column: 13, scope: !15)
!31 = !DILocation(line: 341, column: 10, scope: !32, inlinedAt: !34)
!32 = distinct !DISubprogram(name: "__iAtomicAdd", scope: !33, file: !33, line: 340, type: !16, scopeLine: 340, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!33 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_device_functions.h", directory: "")
!34 = distinct !DILocation(line: 107, column: 10, scope: !35, inlinedAt: !37)
!35 = distinct !DISubprogram(name: "atomicAdd", scope: !36, file: !36, line: 105, type: !16, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!36 = !DIFile(filename: "/usr/local/cuda-13.0/include/device_atomic_functions.hpp", directory: "")
!37 = distinct !DILocation(line: 4, column: 5, scope: !15)
!38 = !DILocation(line: 4, column: 42, scope: !15)
!39 = !DILocation(line: 117, column: 46, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "atomicSub", scope: !36, file: !36, line: 115, type: !16, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!41 = distinct !DILocation(line: 4, column: 28, scope: !15)
!42 = !DILocation(line: 341, column: 10, scope: !32, inlinedAt: !43)
!43 = distinct !DILocation(line: 117, column: 10, scope: !40, inlinedAt: !41)
!44 = !DILocation(line: 4, column: 65, scope: !15)
!45 = !DILocation(line: 377, column: 10, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "__iAtomicMax", scope: !33, file: !33, line: 376, type: !16, scopeLine: 376, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!47 = distinct !DILocation(line: 152, column: 10, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "atomicMax", scope: !36, file: !36, line: 150, type: !16, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!49 = distinct !DILocation(line: 4, column: 51, scope: !15)
!50 = !DILocation(line: 4, column: 88, scope: !15)
!51 = !DILocation(line: 386, column: 10, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "__iAtomicMin", scope: !33, file: !33, line: 385, type: !16, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!53 = distinct !DILocation(line: 142, column: 10, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "atomicMin", scope: !36, file: !36, line: 140, type: !16, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!55 = distinct !DILocation(line: 4, column: 74, scope: !15)
!56 = !DILocation(line: 5, column: 19, scope: !15)
!57 = !DILocation(line: 350, column: 10, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "__iAtomicAnd", scope: !33, file: !33, line: 349, type: !16, scopeLine: 349, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!59 = distinct !DILocation(line: 172, column: 10, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "atomicAnd", scope: !36, file: !36, line: 170, type: !16, scopeLine: 171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!61 = distinct !DILocation(line: 5, column: 5, scope: !15)
!62 = !DILocation(line: 5, column: 41, scope: !15)
!63 = !DILocation(line: 395, column: 10, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "__iAtomicOr", scope: !33, file: !33, line: 394, type: !16, scopeLine: 394, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!65 = distinct !DILocation(line: 182, column: 10, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "atomicOr", scope: !36, file: !36, line: 180, type: !16, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!67 = distinct !DILocation(line: 5, column: 28, scope: !15)
!68 = !DILocation(line: 5, column: 64, scope: !15)
!69 = !DILocation(line: 404, column: 10, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "__iAtomicXor", scope: !33, file: !33, line: 403, type: !16, scopeLine: 403, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!71 = distinct !DILocation(line: 192, column: 10, scope: !72, inlinedAt: !73)
!72 = distinct !DISubprogram(name: "atomicXor", scope: !36, file: !36, line: 190, type: !16, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!73 = distinct !DILocation(line: 5, column: 50, scope: !15)
!74 = !DILocation(line: 6, column: 31, scope: !15)
!75 = !DILocation(line: 603, column: 10, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "__uAtomicInc", scope: !33, file: !33, line: 602, type: !16, scopeLine: 602, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!77 = distinct !DILocation(line: 162, column: 10, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "atomicInc", scope: !36, file: !36, line: 160, type: !16, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!79 = distinct !DILocation(line: 6, column: 5, scope: !15)
!80 = !DILocation(line: 6, column: 67, scope: !15)
!81 = !DILocation(line: 581, column: 10, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "__uAtomicDec", scope: !33, file: !33, line: 580, type: !16, scopeLine: 580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!83 = distinct !DILocation(line: 167, column: 10, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "atomicDec", scope: !36, file: !36, line: 165, type: !16, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!85 = distinct !DILocation(line: 6, column: 41, scope: !15)
!86 = !DILocation(line: 7, column: 20, scope: !15)
!87 = !DILocation(line: 368, column: 10, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "__iAtomicExch", scope: !33, file: !33, line: 367, type: !16, scopeLine: 367, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!89 = distinct !DILocation(line: 127, column: 10, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "atomicExch", scope: !36, file: !36, line: 125, type: !16, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!91 = distinct !DILocation(line: 7, column: 5, scope: !15)
!92 = !DILocation(line: 8, column: 31, scope: !15)
!93 = !DILocation(line: 614, column: 10, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "__uAtomicMax", scope: !33, file: !33, line: 613, type: !16, scopeLine: 613, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!95 = distinct !DILocation(line: 157, column: 10, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "atomicMax", scope: !36, file: !36, line: 155, type: !16, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!97 = distinct !DILocation(line: 8, column: 5, scope: !15)
!98 = !DILocation(line: 8, column: 77, scope: !15)
!99 = !DILocation(line: 625, column: 10, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "__uAtomicMin", scope: !33, file: !33, line: 624, type: !16, scopeLine: 624, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!101 = distinct !DILocation(line: 147, column: 10, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "atomicMin", scope: !36, file: !36, line: 145, type: !16, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!103 = distinct !DILocation(line: 8, column: 51, scope: !15)
!104 = !DILocation(line: 9, column: 25, scope: !15)
!105 = !DILocation(line: 344, column: 10, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "__iAtomicAdd_block", scope: !33, file: !33, line: 343, type: !16, scopeLine: 343, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!107 = distinct !DILocation(line: 300, column: 10, scope: !108, inlinedAt: !110)
!108 = distinct !DISubprogram(name: "atomicAdd_block", scope: !109, file: !109, line: 298, type: !16, scopeLine: 299, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!109 = !DIFile(filename: "/usr/local/cuda-13.0/include/sm_60_atomic_functions.hpp", directory: "")
!110 = distinct !DILocation(line: 9, column: 5, scope: !15)
!111 = !DILocation(line: 10, column: 1, scope: !15)
!112 = distinct !DISubprogram(name: "floats", scope: !7, file: !7, line: 11, type: !16, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!113 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !114)
!114 = distinct !DILocation(line: 12, column: 16, scope: !112)
!115 = !DILocation(line: 12, column: 13, scope: !112)
!116 = !DILocation(line: 13, column: 25, scope: !112)
!117 = !DILocation(line: 177, column: 10, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "__fAtomicAdd", scope: !33, file: !33, line: 176, type: !16, scopeLine: 176, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!119 = distinct !DILocation(line: 84, column: 10, scope: !120, inlinedAt: !122)
!120 = distinct !DISubprogram(name: "atomicAdd", scope: !121, file: !121, line: 82, type: !16, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!121 = !DIFile(filename: "/usr/local/cuda-13.0/include/sm_20_atomic_functions.hpp", directory: "")
!122 = distinct !DILocation(line: 13, column: 5, scope: !112)
!123 = !DILocation(line: 14, column: 26, scope: !112)
!124 = !DILocation(line: 53, column: 10, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "__dAtomicAdd", scope: !33, file: !33, line: 52, type: !16, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!126 = distinct !DILocation(line: 294, column: 10, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "atomicAdd", scope: !109, file: !109, line: 292, type: !16, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!128 = distinct !DILocation(line: 14, column: 5, scope: !112)
!129 = !DILocation(line: 15, column: 38, scope: !112)
!130 = !DILocation(line: 703, column: 10, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "__ullAtomicAdd", scope: !33, file: !33, line: 701, type: !16, scopeLine: 702, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!132 = distinct !DILocation(line: 226, column: 10, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "atomicAdd", scope: !36, file: !36, line: 224, type: !16, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!134 = distinct !DILocation(line: 15, column: 5, scope: !112)
!135 = !DILocation(line: 16, column: 30, scope: !112)
!136 = !{!137, !137, i64 0}
!137 = !{!"long long", !12, i64 0}
!138 = !DILocation(line: 17, column: 5, scope: !112)
!139 = !DILocation(line: 0, scope: !112)
!140 = !DILocation(line: 17, column: 56, scope: !112)
!141 = !DILocation(line: 17, column: 60, scope: !112)
!142 = !DILocation(line: 728, column: 10, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "__ullAtomicCAS", scope: !33, file: !33, line: 725, type: !16, scopeLine: 727, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!144 = distinct !DILocation(line: 236, column: 10, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "atomicCAS", scope: !36, file: !36, line: 234, type: !16, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!146 = distinct !DILocation(line: 17, column: 28, scope: !112)
!147 = !DILocation(line: 17, column: 79, scope: !112)
!148 = !DILocation(line: 17, column: 66, scope: !112)
!149 = distinct !{!149, !138, !150, !151}
!150 = !DILocation(line: 17, column: 86, scope: !112)
!151 = !{!"llvm.loop.mustprogress"}
!152 = !DILocation(line: 18, column: 1, scope: !112)
!153 = distinct !DISubprogram(name: "histogram", scope: !7, file: !7, line: 19, type: !16, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!154 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !155)
!155 = distinct !DILocation(line: 21, column: 9, scope: !153)
!156 = !DILocation(line: 21, column: 21, scope: !153)
!157 = !DILocation(line: 21, column: 45, scope: !153)
!158 = !DILocation(line: 21, column: 27, scope: !153)
!159 = !DILocation(line: 22, column: 5, scope: !153)
!160 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !161)
!161 = distinct !DILocation(line: 23, column: 18, scope: !153)
!162 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !163)
!163 = distinct !DILocation(line: 23, column: 31, scope: !153)
!164 = !DILocation(line: 23, column: 29, scope: !153)
!165 = !DILocation(line: 23, column: 42, scope: !153)
!166 = !DILocation(line: 23, column: 59, scope: !153)
!167 = !DILocation(line: 23, column: 5, scope: !153)
!168 = !DILocation(line: 25, column: 5, scope: !153)
!169 = !DILocation(line: 26, column: 21, scope: !153)
!170 = !DILocation(line: 24, column: 25, scope: !153)
!171 = !{!12, !12, i64 0}
!172 = !DILocation(line: 24, column: 31, scope: !153)
!173 = !DILocation(line: 24, column: 20, scope: !153)
!174 = !DILocation(line: 547, column: 10, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "__uAtomicAdd", scope: !33, file: !33, line: 546, type: !16, scopeLine: 546, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!176 = distinct !DILocation(line: 112, column: 10, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "atomicAdd", scope: !36, file: !36, line: 110, type: !16, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!178 = distinct !DILocation(line: 24, column: 9, scope: !153)
!179 = !DILocation(line: 23, column: 66, scope: !153)
!180 = distinct !{!180, !167, !181, !151}
!181 = !DILocation(line: 24, column: 40, scope: !153)
!182 = !DILocation(line: 26, column: 56, scope: !153)
!183 = !DILocation(line: 547, column: 10, scope: !175, inlinedAt: !184)
!184 = distinct !DILocation(line: 112, column: 10, scope: !177, inlinedAt: !185)
!185 = distinct !DILocation(line: 26, column: 27, scope: !153)
!186 = !DILocation(line: 26, column: 27, scope: !153)
!187 = !DILocation(line: 27, column: 1, scope: !153)
!188 = distinct !DISubprogram(name: "last_block", scope: !7, file: !7, line: 30, type: !16, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!189 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !190)
!190 = distinct !DILocation(line: 33, column: 9, scope: !188)
!191 = !DILocation(line: 33, column: 21, scope: !188)
!192 = !DILocation(line: 33, column: 31, scope: !188)
!193 = !DILocation(line: 33, column: 27, scope: !188)
!194 = !DILocation(line: 34, column: 5, scope: !188)
!195 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !196)
!196 = distinct !DILocation(line: 35, column: 24, scope: !188)
!197 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !198)
!198 = distinct !DILocation(line: 35, column: 37, scope: !188)
!199 = !DILocation(line: 35, column: 35, scope: !188)
!200 = !DILocation(line: 35, column: 48, scope: !188)
!201 = !DILocation(line: 35, column: 21, scope: !188)
!202 = !DILocation(line: 341, column: 10, scope: !32, inlinedAt: !203)
!203 = distinct !DILocation(line: 107, column: 10, scope: !35, inlinedAt: !204)
!204 = distinct !DILocation(line: 35, column: 5, scope: !188)
!205 = !DILocation(line: 36, column: 5, scope: !188)
!206 = !DILocation(line: 37, column: 21, scope: !188)
!207 = !DILocation(line: 38, column: 29, scope: !188)
!208 = !DILocation(line: 38, column: 9, scope: !188)
!209 = !DILocation(line: 38, column: 27, scope: !188)
!210 = !DILocation(line: 528, column: 39, scope: !211, inlinedAt: !212)
!211 = distinct !DISubprogram(name: "__threadfence", scope: !33, file: !33, line: 528, type: !16, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!212 = distinct !DILocation(line: 39, column: 9, scope: !188)
!213 = !DILocation(line: 92, column: 27, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 92, type: !16, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!215 = distinct !DILocation(line: 40, column: 37, scope: !188)
!216 = !DILocation(line: 40, column: 47, scope: !188)
!217 = !DILocation(line: 603, column: 10, scope: !76, inlinedAt: !218)
!218 = distinct !DILocation(line: 162, column: 10, scope: !78, inlinedAt: !219)
!219 = distinct !DILocation(line: 40, column: 16, scope: !188)
!220 = !DILocation(line: 40, column: 52, scope: !188)
!221 = !DILocation(line: 40, column: 14, scope: !188)
!222 = !{!223, !223, i64 0}
!223 = !{!"bool", !12, i64 0}
!224 = !DILocation(line: 41, column: 5, scope: !188)
!225 = !DILocation(line: 42, column: 5, scope: !188)
!226 = !DILocation(line: 43, column: 9, scope: !188)
!227 = !{i8 0, i8 2}
!228 = !DILocation(line: 43, column: 14, scope: !188)
!229 = !DILocation(line: 45, column: 9, scope: !188)
!230 = !DILocation(line: 45, column: 54, scope: !188)
!231 = !DILocation(line: 45, column: 51, scope: !188)
!232 = !DILocation(line: 45, column: 41, scope: !188)
!233 = distinct !{!233, !234}
!234 = !{!"llvm.loop.unroll.disable"}
!235 = !DILocation(line: 46, column: 14, scope: !188)
!236 = !DILocation(line: 47, column: 5, scope: !188)
!237 = distinct !{!237, !229, !238, !151}
!238 = !DILocation(line: 45, column: 61, scope: !188)
!239 = !DILocation(line: 48, column: 1, scope: !188)
!240 = distinct !DISubprogram(name: "locked", scope: !7, file: !7, line: 50, type: !16, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!241 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !242)
!242 = distinct !DILocation(line: 51, column: 9, scope: !240)
!243 = !DILocation(line: 51, column: 21, scope: !240)
!244 = !DILocation(line: 359, column: 10, scope: !245, inlinedAt: !246)
!245 = distinct !DISubprogram(name: "__iAtomicCAS", scope: !33, file: !33, line: 358, type: !16, scopeLine: 358, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!246 = distinct !DILocation(line: 202, column: 10, scope: !247, inlinedAt: !248)
!247 = distinct !DISubprogram(name: "atomicCAS", scope: !36, file: !36, line: 200, type: !16, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!248 = distinct !DILocation(line: 52, column: 16, scope: !240)
!249 = !DILocation(line: 52, column: 38, scope: !240)
!250 = !DILocation(line: 52, column: 9, scope: !240)
!251 = distinct !{!251, !250, !252, !151}
!252 = !DILocation(line: 52, column: 45, scope: !240)
!253 = !DILocation(line: 528, column: 39, scope: !211, inlinedAt: !254)
!254 = distinct !DILocation(line: 53, column: 9, scope: !240)
!255 = !DILocation(line: 54, column: 18, scope: !240)
!256 = !DILocation(line: 54, column: 25, scope: !240)
!257 = !DILocation(line: 54, column: 29, scope: !240)
!258 = !DILocation(line: 54, column: 16, scope: !240)
!259 = !DILocation(line: 528, column: 39, scope: !211, inlinedAt: !260)
!260 = distinct !DILocation(line: 55, column: 9, scope: !240)
!261 = !DILocation(line: 368, column: 10, scope: !88, inlinedAt: !262)
!262 = distinct !DILocation(line: 127, column: 10, scope: !90, inlinedAt: !263)
!263 = distinct !DILocation(line: 56, column: 9, scope: !240)
!264 = !DILocation(line: 57, column: 5, scope: !240)
!265 = !DILocation(line: 58, column: 1, scope: !240)
