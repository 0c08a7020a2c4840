source_filename = "reduce.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@_ZZ6reduceE4part = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

define dso_local float @_Z5weighPKfif(ptr %a0, i32 %a1, float %a2) local_unnamed_addr #0 !dbg !11 {
b0:
  %u0 = icmp sgt i32 %a1, 0, !dbg !14
  br i1 %u0, label %b2, label %b1, !dbg !15

b1:
  %u2 = phi float [ 0.000000e+00, %b0 ], [ %u10, %b2 ], !dbg !16
  ret float %u2, !dbg !17

b2:
  %u4 = phi i32 [ %u11, %b2 ], [ 0, %b0 ]
  %u5 = phi float [ %u10, %b2 ], [ 0.000000e+00, %b0 ]
  %u6 = zext i32 %u4 to i64, !dbg !18
  %u7 = getelementptr float, ptr %a0, i64 %u6, !dbg !18
  %u8 = load float, ptr %u7, align 4, !dbg !18
  %u9 = fmul contract float %a2, %u8, !dbg !19
  %u10 = fadd contract float %u5, %u9, !dbg !20
  %u11 = add i32 %u4, 1, !dbg !21
  %u12 = icmp eq i32 %u11, %a1, !dbg !14
  br i1 %u12, label %b1, label %b2, !dbg !15, !llvm.loop !22
}

define dso_local ptx_kernel void @reduce(ptr %a0, ptr %a1, i32 %a2, float %a3) local_unnamed_addr #1 !dbg !25 {
b0:
  %u14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  %u15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27
  %u16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !28
  %u17 = mul i32 %u15, %u16, !dbg !29
  %u18 = add i32 %u17, %u14, !dbg !30
  %u19 = icmp slt i32 %u18, %a2, !dbg !31
  br i1 %u19, label %b1, label %b2, !dbg !32

b1:
  %u21 = sext i32 %u18 to i64, !dbg !33
  %u22 = getelementptr %struct.float4, ptr %a0, i64 %u21, !dbg !33
  %u23 = getelementptr i8, ptr %u22, i64 12, !dbg !33
  %u24 = load float, ptr %u23, align 4, !dbg !33
  %u25 = getelementptr i8, ptr %u22, i64 8, !dbg !33
  %u26 = load float, ptr %u25, align 8, !dbg !33
  %u27 = getelementptr i8, ptr %u22, i64 4, !dbg !33
  %u28 = load float, ptr %u27, align 4, !dbg !33
  %u29 = load float, ptr %u22, align 16, !dbg !33
  %u30 = fadd contract float %u28, %u29, !dbg !34
  %u31 = fmul contract float %u24, %u26, !dbg !35
  %u32 = fadd contract float %u31, %u30, !dbg !36
  br label %b2, !dbg !32

b2:
  %u34 = phi float [ %u32, %b1 ], [ 0.000000e+00, %b0 ], !dbg !32
  %u35 = zext i32 %u14 to i64, !dbg !37
  %u36 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reduceE4part to ptr), i64 %u35, !dbg !37
  store float %u34, ptr %u36, align 4, !dbg !38
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  br label %b4, !dbg !40

b3:
  %u40 = icmp eq i32 %u14, 0, !dbg !41
  br i1 %u40, label %b7, label %b8, !dbg !41

b4:
  %u42 = phi i32 [ 32, %b2 ], [ %u54, %b6 ]
  %u43 = icmp ult i32 %u14, %u42, !dbg !42
  br i1 %u43, label %b5, label %b6, !dbg !42

b5:
  %u45 = add i32 %u42, %u14
  %u46 = zext i32 %u45 to i64
  %u47 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reduceE4part to ptr), i64 %u46
  %u48 = load float, ptr %u47, align 4, !dbg !43
  %u49 = load float, ptr %u36, align 4, !dbg !44
  %u50 = fadd contract float %u48, %u49, !dbg !44
  store float %u50, ptr %u36, align 4, !dbg !44
  br label %b6, !dbg !45

b6:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  %u54 = lshr i32 %u42, 1, !dbg !47
  %u55 = icmp eq i32 %u54, 0, !dbg !48
  br i1 %u55, label %b3, label %b4, !dbg !40, !llvm.loop !49

b7:
  %u57 = zext i32 %u15 to i64
  %u58 = getelementptr float, ptr %a1, i64 %u57
  %u59 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reduceE4part to ptr), align 4, !dbg !51
  %u60 = call contract float @_Z5weighPKfif(ptr %a1, i32 %a2, float %a3) #5, !dbg !52
  %u61 = fadd contract float %u59, %u60, !dbg !53
  store float %u61, ptr %u58, align 4, !dbg !54
  br label %b8, !dbg !55

b8:
  ret void, !dbg !56
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

define dso_local ptx_kernel void @scale(ptr %a0, i32 %a1, float %a2) local_unnamed_addr #3 !dbg !57 {
b0:
  %u65 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !58
  %u66 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !59
  %u67 = mul i32 %u65, %u66, !dbg !60
  %u68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %u69 = add i32 %u67, %u68, !dbg !62
  %u70 = icmp slt i32 %u69, %a1, !dbg !63
  br i1 %u70, label %b1, label %b2, !dbg !63

b1:
  %u72 = sext i32 %u69 to i64
  %u73 = getelementptr float, ptr %a0, i64 %u72
  %u74 = load float, ptr %u73, align 4, !dbg !64
  %u75 = fmul contract float %a2, %u74, !dbg !64
  store float %u75, ptr %u73, align 4, !dbg !64
  br label %b2, !dbg !65

b2:
  ret void, !dbg !66
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reduce.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "weigh", scope: !1, file: !1, line: 3, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 7, column: 23, scope: !11)
!15 = !DILocation(line: 7, column: 5, scope: !11)
!16 = !DILocation(line: 0, scope: !11)
!17 = !DILocation(line: 9, column: 5, scope: !11)
!18 = !DILocation(line: 8, column: 16, scope: !11)
!19 = !DILocation(line: 8, column: 26, scope: !11)
!20 = !DILocation(line: 8, column: 13, scope: !11)
!21 = !DILocation(line: 7, column: 29, scope: !11)
!22 = distinct !{!22, !15, !23, !24}
!23 = !DILocation(line: 8, column: 28, scope: !11)
!24 = !{!"llvm.loop.unroll.disable"}
!25 = distinct !DISubprogram(name: "reduce", scope: !1, file: !1, line: 12, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = !DILocation(line: 15, column: 13, scope: !25)
!27 = !DILocation(line: 16, column: 13, scope: !25)
!28 = !DILocation(line: 16, column: 26, scope: !25)
!29 = !DILocation(line: 16, column: 24, scope: !25)
!30 = !DILocation(line: 16, column: 37, scope: !25)
!31 = !DILocation(line: 18, column: 17, scope: !25)
!32 = !DILocation(line: 18, column: 15, scope: !25)
!33 = !DILocation(line: 17, column: 16, scope: !25)
!34 = !DILocation(line: 18, column: 27, scope: !25)
!35 = !DILocation(line: 18, column: 39, scope: !25)
!36 = !DILocation(line: 18, column: 33, scope: !25)
!37 = !DILocation(line: 18, column: 5, scope: !25)
!38 = !DILocation(line: 18, column: 13, scope: !25)
!39 = !DILocation(line: 19, column: 5, scope: !25)
!40 = !DILocation(line: 21, column: 5, scope: !25)
!41 = !DILocation(line: 26, column: 11, scope: !25)
!42 = !DILocation(line: 22, column: 15, scope: !25)
!43 = !DILocation(line: 23, column: 24, scope: !25)
!44 = !DILocation(line: 23, column: 21, scope: !25)
!45 = !DILocation(line: 23, column: 13, scope: !25)
!46 = !DILocation(line: 24, column: 9, scope: !25)
!47 = !DILocation(line: 21, column: 31, scope: !25)
!48 = !DILocation(line: 21, column: 24, scope: !25)
!49 = distinct !{!49, !40, !50, !24}
!50 = !DILocation(line: 25, column: 5, scope: !25)
!51 = !DILocation(line: 27, column: 27, scope: !25)
!52 = !DILocation(line: 27, column: 37, scope: !25)
!53 = !DILocation(line: 27, column: 35, scope: !25)
!54 = !DILocation(line: 27, column: 25, scope: !25)
!55 = !DILocation(line: 27, column: 9, scope: !25)
!56 = !DILocation(line: 28, column: 1, scope: !25)
!57 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 30, type: !12, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = !DILocation(line: 32, column: 13, scope: !57)
!59 = !DILocation(line: 32, column: 26, scope: !57)
!60 = !DILocation(line: 32, column: 24, scope: !57)
!61 = !DILocation(line: 32, column: 39, scope: !57)
!62 = !DILocation(line: 32, column: 37, scope: !57)
!63 = !DILocation(line: 33, column: 11, scope: !57)
!64 = !DILocation(line: 34, column: 17, scope: !57)
!65 = !DILocation(line: 34, column: 9, scope: !57)
!66 = !DILocation(line: 35, column: 1, scope: !57)
