target triple = "nvptx64-nvidia-cuda"
declare i32 @other(i32)
define ptx_kernel void @k(ptr %x) {
entry:
  %v = call i32 @other(i32 1)
  store i32 %v, ptr %x, align 4
  ret void
}
