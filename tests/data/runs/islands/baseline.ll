source_filename = "poly.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @poly(ptr %x, ptr %y, i32 %n) local_unnamed_addr #0 {
entry:
  %u0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %u1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %u0, %u1
  %u3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %u3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr float, ptr %x, i64 %idxprom
  %u10 = load float, ptr %arrayidx, align 4
  %cmp3 = fcmp contract olt float %u10, 0.000000e+00
  %v.0 = select i1 %cmp3, float 0.000000e+00, float %u10
  %mul6 = fmul contract float %v.0, 5.000000e-01
  %add7 = fadd contract float %mul6, 1.000000e+00
  %mul8 = fmul contract float %v.0, %v.0
  %mul9 = fmul contract float %mul8, 2.500000e-01
  %add10 = fadd contract float %add7, %mul9
  %mul12 = fmul contract float %v.0, %mul8
  %mul13 = fmul contract float %mul12, 0x3F1A36E2E0000000
  %add14 = fadd contract float %add10, %mul13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %arrayidx16 = getelementptr float, ptr %y, i64 %idxprom
  store float %add14, ptr %arrayidx16, align 4
  br label %cleanup

cleanup:
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
