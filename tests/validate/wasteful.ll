; Writes 3 * data[i] to out[i], after many accesses to memory that nothing needs. Those of one turn
; of the loop begin together and are waited for before the next one's addresses are known. They are
; atomic for the block, so that LLVM keeps them, and not volatile, which the host might look at.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @triple(ptr %data, ptr %out, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = mul i32 %cta, 64
  %i = add i32 %base, %tid
  %inside = icmp slt i32 %i, %n
  br i1 %inside, label %work, label %exit

work:
  %k = zext i32 %i to i64
  %from = getelementptr i32, ptr %data, i64 %k
  %to = getelementptr i32, ptr %out, i64 %k
  %x = load i32, ptr %from
  store atomic i32 %x, ptr %to syncscope("block") monotonic, align 4
  br label %loop

loop:
  %turn = phi i32 [ 0, %work ], [ %next, %loop ]
  %none = phi i32 [ 0, %work ], [ %high, %loop ]
  %p = getelementptr i32, ptr %from, i32 %none
  %q = getelementptr i32, ptr %to, i32 %none
  %first = load atomic i32, ptr %p syncscope("block") monotonic, align 4
  %second = load atomic i32, ptr %q syncscope("block") monotonic, align 4
  store atomic i32 %turn, ptr %to syncscope("block") monotonic, align 4
  %mixed = xor i32 %first, %turn
  %sum = add i32 %mixed, %second
  %square = mul i32 %sum, %sum
  %high = lshr i32 %square, 20
  %next = add i32 %turn, 1
  %again = icmp slt i32 %next, 100
  br i1 %again, label %loop, label %last

last:
  %y = mul i32 %x, 3
  store i32 %y, ptr %to
  br label %exit

exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
