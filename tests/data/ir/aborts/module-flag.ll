; says: invalid behavior operand in module flag (expected constant integer)
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p) {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{ptr null, !"wchar_size", i32 4}
!llvm.module.flags = !{!1}
