; says: Instruction does not dominate all uses!
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p) {
  %a = add i32 %b, 1
  %b = add i32 %a, 1
  store i32 %b, ptr %p
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1)
!1 = !DIFile(filename: "k.cu", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
