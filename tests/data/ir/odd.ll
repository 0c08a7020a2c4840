; Forms that are rare in compiled kernels: aggregates, vectors, odd constants, quoted names,
; unreachable blocks, two edges from one block, inline assembly, indirect calls.
source_filename = "odd"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pair = type { i32, [4 x float] }
%"struct with spaces" = type { ptr, %struct.pair }

@tile = internal addrspace(3) global [64 x float] undef, align 4
@dynamic = external addrspace(3) global [0 x i32], align 4
@table = external addrspace(4) constant [16 x float], align 4
@"odd name" = internal addrspace(1) global %"struct with spaces" zeroinitializer, align 8
@message = private constant [6 x i8] c"a\22b%\0A\00", align 1

declare i32 @vprintf(ptr, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare i32 @llvm.abs.i32(i32, i1 immarg)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.assume(i1)

define ptx_kernel void @odd(ptr noalias readonly %"in put", ptr byval(%struct.pair) align 4 %pair, i32 %n, <4 x float> %v, half %h, bfloat %b, ptr %f) {
  %local = alloca %struct.pair, align 4
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = sext i32 %t to i64
  %field = getelementptr inbounds %struct.pair, ptr %pair, i64 0, i32 1, i64 %wide
  %x = load float, ptr %field, align 4
  %y = load volatile float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), align 4
  %z = load float, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 16), align 4
  %sum = fadd fast float %x, %y
  %scaled = fmul contract float %sum, 0x3FB99999A0000000
  %half = fadd half %h, 0xH3E00
  %brain = fadd bfloat %b, 0xR3FC0
  %v1 = insertelement <4 x float> %v, float %scaled, i32 2
  %v2 = fadd <4 x float> %v1, splat (float 2.000000e+00)
  %v3 = shufflevector <4 x float> %v2, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %v4 = fmul <4 x float> %v3, <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>
  %lane = extractelement <4 x float> %v4, i32 1
  %p1 = insertvalue { float, i32 } undef, float %lane, 0
  %p2 = insertvalue { float, i32 } %p1, i32 %n, 1
  %back = extractvalue { float, i32 } %p2, 1
  %abs = call i32 @llvm.abs.i32(i32 %back, i1 true)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %local, ptr align 4 %pair, i64 20, i1 false)
  %1 = call { i32, i32 } asm "{ add.u32 $0, $2, $3; sub.u32 $1, $2, 4; }", "=r,=r,r,n"(i32 %abs, i32 4)
  %2 = extractvalue { i32, i32 } %1, 0
  %pos = icmp samesign ugt i32 %2, 3
  call void @llvm.assume(i1 %pos)
  %called = call float %f(ptr nonnull %local, i32 noundef %2)
  switch i32 %2, label %other [
    i32 1, label %join
    i32 2, label %join
    i32 -7, label %third
  ], !prof !0

third:
  %xchg = cmpxchg weak ptr %"in put", i32 %2, i32 7 syncscope("block") acq_rel monotonic, align 4
  %old = extractvalue { i32, i1 } %xchg, 0
  %add = atomicrmw fadd ptr addrspace(3) @tile, float %lane syncscope("block") monotonic, align 4
  br label %join

other:
  fence syncscope("block") seq_cst
  %bits = freeze i32 %2
  %shifted = shl nuw nsw i32 %bits, 3
  %ored = or disjoint i32 %shifted, 5
  %print = call i32 (ptr, ptr) @vprintf(ptr @message, ptr null)
  br label %join

join:
  %"merged value" = phi i32 [ %2, %0 ], [ %2, %0 ], [ %old, %third ], [ %ored, %other ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %neg = fneg float %z
  %choice = select i1 %pos, float %neg, float %called
  %slot = getelementptr inbounds nuw float, ptr %"in put", i32 %"merged value"
  store float %choice, ptr %slot, align 4
  store i32 %"merged value", ptr addrspace(3) @dynamic, align 4
  %c = load float, ptr addrspace(4) getelementptr inbounds (float, ptr addrspace(4) @table, i64 3), align 4
  store float %c, ptr addrspacecast (ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @"odd name", i64 8) to ptr), align 4
  ret void

nowhere:
  %dead = add i32 %deader, 1
  %deader = add i32 %dead, 2
  br label %nowhere
}

!0 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}
