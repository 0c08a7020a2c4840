; ModuleID = '/work/wt/init/tests/workload/scaffolds/spmv.cu'
source_filename = "/work/wt/init/tests/workload/scaffolds/spmv.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8spmv_csriPKiS0_PKfS2_Pf(i32 noundef %num_rows, ptr noundef readonly captures(none) %row_ptr, ptr noundef readonly captures(none) %col_idx, ptr noundef readonly captures(none) %values, ptr noundef readonly captures(none) %x, ptr noundef captures(none) %y) local_unnamed_addr #0 !dbg !12 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !16
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !17
  %mul = mul i32 %0, %1, !dbg !18
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !19
  %add = add i32 %mul, %2, !dbg !20
  %cmp = icmp slt i32 %add, %num_rows, !dbg !21
  br i1 %cmp, label %if.then, label %if.end, !dbg !21

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !22
  %arrayidx = getelementptr inbounds i32, ptr %row_ptr, i64 %idxprom, !dbg !22
  %3 = load i32, ptr %arrayidx, align 4, !dbg !22, !tbaa !8
  %arrayidx5 = getelementptr i8, ptr %arrayidx, i64 4
  %4 = load i32, ptr %arrayidx5, align 4, !tbaa !8
  %cmp626 = icmp slt i32 %3, %4, !dbg !23
  br i1 %cmp626, label %for.body, label %for.cond.cleanup, !dbg !24

for.cond.cleanup:                                 ; preds = %for.body, %if.then
  %dot.0.lcssa = phi float [ 0.000000e+00, %if.then ], [ %add14, %for.body ], !dbg !25
  %arrayidx16 = getelementptr inbounds float, ptr %y, i64 %idxprom, !dbg !26
  %5 = load float, ptr %arrayidx16, align 4, !dbg !27, !tbaa !28
  %add17 = fadd contract float %dot.0.lcssa, %5, !dbg !27
  store float %add17, ptr %arrayidx16, align 4, !dbg !27, !tbaa !28
  br label %if.end, !dbg !30

for.body:                                         ; preds = %if.then, %for.body
  %j.028 = phi i32 [ %inc, %for.body ], [ %3, %if.then ]
  %dot.027 = phi float [ %add14, %for.body ], [ 0.000000e+00, %if.then ]
  %idxprom7 = sext i32 %j.028 to i64, !dbg !31
  %arrayidx8 = getelementptr inbounds float, ptr %values, i64 %idxprom7, !dbg !31
  %6 = load float, ptr %arrayidx8, align 4, !dbg !31, !tbaa !28
  %arrayidx10 = getelementptr inbounds i32, ptr %col_idx, i64 %idxprom7, !dbg !32
  %7 = load i32, ptr %arrayidx10, align 4, !dbg !32, !tbaa !8
  %idxprom11 = sext i32 %7 to i64, !dbg !33
  %arrayidx12 = getelementptr inbounds float, ptr %x, i64 %idxprom11, !dbg !33
  %8 = load float, ptr %arrayidx12, align 4, !dbg !33, !tbaa !28
  %mul13 = fmul contract float %6, %8, !dbg !34
  %add14 = fadd contract float %dot.027, %mul13, !dbg !35
  %inc = add nsw i32 %j.028, 1, !dbg !36
  %exitcond.not = icmp eq i32 %inc, %4, !dbg !23
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !24, !llvm.loop !37

if.end:                                           ; preds = %for.cond.cleanup, %entry
  ret void, !dbg !41
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/work/wt/init/tests/workload/scaffolds/spmv.cu", directory: "/tmp/b2")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !DISubprogram(name: "spmv_csr", scope: !13, file: !13, line: 1, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DIFile(filename: "/work/wt/init/tests/workload/scaffolds/spmv.cu", directory: "")
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 3, column: 15, scope: !12)
!17 = !DILocation(line: 3, column: 28, scope: !12)
!18 = !DILocation(line: 3, column: 26, scope: !12)
!19 = !DILocation(line: 3, column: 41, scope: !12)
!20 = !DILocation(line: 3, column: 39, scope: !12)
!21 = !DILocation(line: 4, column: 13, scope: !12)
!22 = !DILocation(line: 6, column: 22, scope: !12)
!23 = !DILocation(line: 6, column: 38, scope: !12)
!24 = !DILocation(line: 6, column: 9, scope: !12)
!25 = !DILocation(line: 0, scope: !12)
!26 = !DILocation(line: 7, column: 9, scope: !12)
!27 = !DILocation(line: 7, column: 16, scope: !12)
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !10, i64 0}
!30 = !DILocation(line: 8, column: 5, scope: !12)
!31 = !DILocation(line: 6, column: 70, scope: !12)
!32 = !DILocation(line: 6, column: 84, scope: !12)
!33 = !DILocation(line: 6, column: 82, scope: !12)
!34 = !DILocation(line: 6, column: 80, scope: !12)
!35 = !DILocation(line: 6, column: 67, scope: !12)
!36 = !DILocation(line: 6, column: 59, scope: !12)
!37 = distinct !{!37, !24, !38, !39, !40}
!38 = !DILocation(line: 6, column: 94, scope: !12)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !DILocation(line: 9, column: 1, scope: !12)
