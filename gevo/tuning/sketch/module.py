"""What all generated modules share."""

HEAD = """\
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
"""
SREG = "call i32 @llvm.nvvm.read.ptx.sreg"
BARRIER = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"
