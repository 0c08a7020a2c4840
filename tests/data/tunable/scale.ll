; Made from scale.cu with clang 22.
source_filename = "scale.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@WORK = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@FACTOR = external dso_local local_unnamed_addr addrspace(4) constant float, align 4

define dso_local ptx_kernel void @scale(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %y, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %3 = load i32, ptr addrspacecast (ptr addrspace(4) @WORK to ptr), align 4
  %mul3 = mul i32 %3, %add
  %cmp17 = icmp sgt i32 %3, 0
  br i1 %cmp17, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %4 = load float, ptr addrspacecast (ptr addrspace(4) @FACTOR to ptr), align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.inc
  %i.018 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.inc ]
  %add4 = add nsw i32 %i.018, %mul3
  %cmp5 = icmp slt i32 %add4, %n
  br i1 %cmp5, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %idxprom = sext i32 %add4 to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %5 = load float, ptr %arrayidx, align 4
  %mul7 = fmul contract float %4, %5
  %arrayidx10 = getelementptr inbounds float, ptr %y, i64 %idxprom
  store float %mul7, ptr %arrayidx10, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body, %if.then
  %inc = add nuw nsw i32 %i.018, 1
  %exitcond.not = icmp eq i32 %inc, %3
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
