; ModuleID = 'driver.cu'
source_filename = "driver.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@coefficients = dso_local addrspace(4) externally_initialized constant [8 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00, float 5.000000e+00, float 6.000000e+00, float 7.000000e+00, float 8.000000e+00], align 4
@counter = dso_local addrspace(1) externally_initialized global i32 5, align 4
@held = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), ptr addrspacecast (ptr addrspace(1) @counter to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @scale(float noundef %factor, i32 noundef %count, ptr noundef captures(none) %data, i16 noundef signext %shift) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nuw nsw i32 %0, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nuw nsw i32 %mul.i, %2
  %cmp = icmp slt i32 %add.i, %count
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = zext nneg i32 %add.i to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %data, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !7
  %mul = fmul contract float %factor, %3
  %conv1 = sitofp i16 %shift to float
  %add = fadd contract float %mul, %conv1
  %rem = and i32 %add.i, 7
  %idxprom2 = zext nneg i32 %rem to i64
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 %idxprom2
  %4 = load float, ptr %arrayidx3, align 4, !tbaa !7
  %add4 = fadd contract float %4, %add
  store float %add4, ptr %arrayidx, align 4, !tbaa !7
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @store_at(ptr noundef %target, i64 noundef %offset, i32 noundef %value) local_unnamed_addr #1 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nuw nsw i32 %0, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = or i32 %mul.i, %2
  %cmp = icmp eq i32 %3, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add.ptr = getelementptr inbounds i8, ptr %target, i64 %offset
  store volatile i32 %value, ptr %add.ptr, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @count() local_unnamed_addr #2 {
entry:
  %0 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @counter to ptr), i32 1 seq_cst, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fill_shared(ptr noundef writeonly captures(none) initializes((0, 4)) %out, i32 noundef %kib) local_unnamed_addr #3 {
entry:
  %mul = mul nsw i32 %kib, 16843009
  %mul1 = shl nsw i32 %kib, 8
  %0 = sext i32 %mul1 to i64
  %1 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @held to ptr), i64 %0
  %arrayidx = getelementptr i8, ptr %1, i64 -4
  store i32 %mul, ptr %arrayidx, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %2, ptr %out, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: cold mustprogress noinline norecurse noreturn nounwind memory(inaccessiblemem: write)
define dso_local ptx_kernel void @trap() local_unnamed_addr #5 {
entry:
  tail call void @llvm.trap()
  unreachable
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @spin(ptr noundef %flag) local_unnamed_addr #1 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %0 = load volatile i32, ptr %flag, align 4, !tbaa !3
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %while.cond, label %while.end, !llvm.loop !9

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_60" "target-features"="+ptx60,+sm_60" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_60" "target-features"="+ptx60,+sm_60" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_60" "target-features"="+ptx60,+sm_60" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_60" "target-features"="+ptx60,+sm_60" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { cold mustprogress noinline norecurse noreturn nounwind memory(inaccessiblemem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_60" "target-features"="+ptx60,+sm_60" "uniform-work-group-size"="true" }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
