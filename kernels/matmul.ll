; Made from matmul.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'matmul.cu'
source_filename = "matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6matmulE6a_tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ6matmulE6b_tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matmul(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %c, i32 noundef %n, i32 noundef %m, i32 noundef %k) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !15
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !16
  %mul = shl nuw nsw i32 %2, 4, !dbg !17
  %add = add nuw nsw i32 %mul, %1, !dbg !18
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !19
  %mul4 = shl i32 %3, 4, !dbg !20
  %add5 = add i32 %mul4, %0, !dbg !21
  %cmp109 = icmp sgt i32 %m, 0, !dbg !22
  br i1 %cmp109, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !23

for.body.lr.ph:                                   ; preds = %entry
  %sub = add nuw nsw i32 %m, 15
  %div112114 = lshr i32 %sub, 4
  %idxprom = zext nneg i32 %1 to i64
  %arrayidx = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE6a_tile to ptr), i64 %idxprom
  %idxprom7 = zext nneg i32 %0 to i64
  %arrayidx8 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %idxprom7
  %arrayidx10 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE6b_tile to ptr), i64 %idxprom
  %arrayidx12 = getelementptr inbounds nuw float, ptr %arrayidx10, i64 %idxprom7
  %cmp13 = icmp slt i32 %add, %n
  %mul17 = mul nuw nsw i32 %m, %add
  %add19 = add nuw i32 %mul17, %0
  %cmp31 = icmp slt i32 %add5, %k
  %invariant.gep = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE6b_tile to ptr), i64 %idxprom7
  %arrayidx51.1 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %gep.1 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 64
  %arrayidx51.2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  %gep.2 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 128
  %arrayidx51.3 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  %gep.3 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 192
  %arrayidx51.4 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  %gep.4 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 256
  %arrayidx51.5 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 20
  %gep.5 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 320
  %arrayidx51.6 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 24
  %gep.6 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 384
  %arrayidx51.7 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 28
  %gep.7 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 448
  %arrayidx51.8 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 32
  %gep.8 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 512
  %arrayidx51.9 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 36
  %gep.9 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 576
  %arrayidx51.10 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 40
  %gep.10 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 640
  %arrayidx51.11 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 44
  %gep.11 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 704
  %arrayidx51.12 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 48
  %gep.12 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 768
  %arrayidx51.13 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 52
  %gep.13 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 832
  %arrayidx51.14 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 56
  %gep.14 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 896
  %arrayidx51.15 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 60
  %gep.15 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 960
  br label %for.body, !dbg !23

for.cond.cleanup:                                 ; preds = %if.end43, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add57.15, %if.end43 ], !dbg !24
  %cmp61 = icmp slt i32 %add, %n, !dbg !25
  %cmp63 = icmp slt i32 %add5, %k
  %or.cond106 = and i1 %cmp61, %cmp63, !dbg !26
  br i1 %or.cond106, label %if.then64, label %if.end69, !dbg !26

for.body:                                         ; preds = %for.body.lr.ph, %if.end43
  %t.0111 = phi i32 [ 0, %for.body.lr.ph ], [ %inc59, %if.end43 ]
  %sum.0110 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add57.15, %if.end43 ]
  store float 0.000000e+00, ptr %arrayidx8, align 4, !dbg !27, !tbaa !28
  store float 0.000000e+00, ptr %arrayidx12, align 4, !dbg !30, !tbaa !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %mul14 = shl nsw i32 %t.0111, 4, !dbg !32
  %add15 = add nuw nsw i32 %mul14, %0
  %cmp16 = icmp slt i32 %add15, %m
  %or.cond113 = select i1 %cmp13, i1 %cmp16, i1 false, !dbg !33
  br i1 %or.cond113, label %if.then, label %if.end, !dbg !33

if.then:                                          ; preds = %for.body
  %add20 = add i32 %add19, %mul14
  %idxprom21 = sext i32 %add20 to i64
  %arrayidx22 = getelementptr inbounds float, ptr %a, i64 %idxprom21
  %4 = load float, ptr %arrayidx22, align 4, !dbg !34, !tbaa !28
  store float %4, ptr %arrayidx8, align 4, !dbg !35, !tbaa !28
  br label %if.end, !dbg !36

if.end:                                           ; preds = %for.body, %if.then
  %add28 = add nuw nsw i32 %mul14, %1, !dbg !37
  %cmp29 = icmp slt i32 %add28, %m, !dbg !38
  %or.cond = and i1 %cmp31, %cmp29, !dbg !39
  br i1 %or.cond, label %if.then32, label %if.end43, !dbg !39

if.then32:                                        ; preds = %if.end
  %mul35 = mul nsw i32 %add28, %k
  %add36 = add nsw i32 %mul35, %add5
  %idxprom37 = sext i32 %add36 to i64
  %arrayidx38 = getelementptr inbounds float, ptr %b, i64 %idxprom37
  %5 = load float, ptr %arrayidx38, align 4, !dbg !40, !tbaa !28
  store float %5, ptr %arrayidx12, align 4, !dbg !41, !tbaa !28
  br label %if.end43, !dbg !42

if.end43:                                         ; preds = %if.then32, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !43
  %6 = load float, ptr %arrayidx, align 4, !dbg !44, !tbaa !28
  %7 = load float, ptr %invariant.gep, align 4, !dbg !45, !tbaa !28
  %mul56 = fmul contract float %6, %7, !dbg !46
  %add57 = fadd contract float %sum.0110, %mul56, !dbg !47
  %8 = load float, ptr %arrayidx51.1, align 4, !dbg !44, !tbaa !28
  %9 = load float, ptr %gep.1, align 4, !dbg !45, !tbaa !28
  %mul56.1 = fmul contract float %8, %9, !dbg !46
  %add57.1 = fadd contract float %add57, %mul56.1, !dbg !47
  %10 = load float, ptr %arrayidx51.2, align 4, !dbg !44, !tbaa !28
  %11 = load float, ptr %gep.2, align 4, !dbg !45, !tbaa !28
  %mul56.2 = fmul contract float %10, %11, !dbg !46
  %add57.2 = fadd contract float %add57.1, %mul56.2, !dbg !47
  %12 = load float, ptr %arrayidx51.3, align 4, !dbg !44, !tbaa !28
  %13 = load float, ptr %gep.3, align 4, !dbg !45, !tbaa !28
  %mul56.3 = fmul contract float %12, %13, !dbg !46
  %add57.3 = fadd contract float %add57.2, %mul56.3, !dbg !47
  %14 = load float, ptr %arrayidx51.4, align 4, !dbg !44, !tbaa !28
  %15 = load float, ptr %gep.4, align 4, !dbg !45, !tbaa !28
  %mul56.4 = fmul contract float %14, %15, !dbg !46
  %add57.4 = fadd contract float %add57.3, %mul56.4, !dbg !47
  %16 = load float, ptr %arrayidx51.5, align 4, !dbg !44, !tbaa !28
  %17 = load float, ptr %gep.5, align 4, !dbg !45, !tbaa !28
  %mul56.5 = fmul contract float %16, %17, !dbg !46
  %add57.5 = fadd contract float %add57.4, %mul56.5, !dbg !47
  %18 = load float, ptr %arrayidx51.6, align 4, !dbg !44, !tbaa !28
  %19 = load float, ptr %gep.6, align 4, !dbg !45, !tbaa !28
  %mul56.6 = fmul contract float %18, %19, !dbg !46
  %add57.6 = fadd contract float %add57.5, %mul56.6, !dbg !47
  %20 = load float, ptr %arrayidx51.7, align 4, !dbg !44, !tbaa !28
  %21 = load float, ptr %gep.7, align 4, !dbg !45, !tbaa !28
  %mul56.7 = fmul contract float %20, %21, !dbg !46
  %add57.7 = fadd contract float %add57.6, %mul56.7, !dbg !47
  %22 = load float, ptr %arrayidx51.8, align 4, !dbg !44, !tbaa !28
  %23 = load float, ptr %gep.8, align 4, !dbg !45, !tbaa !28
  %mul56.8 = fmul contract float %22, %23, !dbg !46
  %add57.8 = fadd contract float %add57.7, %mul56.8, !dbg !47
  %24 = load float, ptr %arrayidx51.9, align 4, !dbg !44, !tbaa !28
  %25 = load float, ptr %gep.9, align 4, !dbg !45, !tbaa !28
  %mul56.9 = fmul contract float %24, %25, !dbg !46
  %add57.9 = fadd contract float %add57.8, %mul56.9, !dbg !47
  %26 = load float, ptr %arrayidx51.10, align 4, !dbg !44, !tbaa !28
  %27 = load float, ptr %gep.10, align 4, !dbg !45, !tbaa !28
  %mul56.10 = fmul contract float %26, %27, !dbg !46
  %add57.10 = fadd contract float %add57.9, %mul56.10, !dbg !47
  %28 = load float, ptr %arrayidx51.11, align 4, !dbg !44, !tbaa !28
  %29 = load float, ptr %gep.11, align 4, !dbg !45, !tbaa !28
  %mul56.11 = fmul contract float %28, %29, !dbg !46
  %add57.11 = fadd contract float %add57.10, %mul56.11, !dbg !47
  %30 = load float, ptr %arrayidx51.12, align 4, !dbg !44, !tbaa !28
  %31 = load float, ptr %gep.12, align 4, !dbg !45, !tbaa !28
  %mul56.12 = fmul contract float %30, %31, !dbg !46
  %add57.12 = fadd contract float %add57.11, %mul56.12, !dbg !47
  %32 = load float, ptr %arrayidx51.13, align 4, !dbg !44, !tbaa !28
  %33 = load float, ptr %gep.13, align 4, !dbg !45, !tbaa !28
  %mul56.13 = fmul contract float %32, %33, !dbg !46
  %add57.13 = fadd contract float %add57.12, %mul56.13, !dbg !47
  %34 = load float, ptr %arrayidx51.14, align 4, !dbg !44, !tbaa !28
  %35 = load float, ptr %gep.14, align 4, !dbg !45, !tbaa !28
  %mul56.14 = fmul contract float %34, %35, !dbg !46
  %add57.14 = fadd contract float %add57.13, %mul56.14, !dbg !47
  %36 = load float, ptr %arrayidx51.15, align 4, !dbg !44, !tbaa !28
  %37 = load float, ptr %gep.15, align 4, !dbg !45, !tbaa !28
  %mul56.15 = fmul contract float %36, %37, !dbg !46
  %add57.15 = fadd contract float %add57.14, %mul56.15, !dbg !47
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
  %inc59 = add nuw nsw i32 %t.0111, 1, !dbg !49
  %exitcond.not = icmp eq i32 %inc59, %div112114, !dbg !22
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !23, !llvm.loop !50

if.then64:                                        ; preds = %for.cond.cleanup
  %mul65 = mul nsw i32 %k, %add
  %add66 = add nsw i32 %mul65, %add5
  %idxprom67 = sext i32 %add66 to i64
  %arrayidx68 = getelementptr inbounds float, ptr %c, i64 %idxprom67
  store float %sum.0.lcssa, ptr %arrayidx68, align 4, !dbg !53, !tbaa !28
  br label %if.end69, !dbg !54

if.end69:                                         ; preds = %if.then64, %for.cond.cleanup
  ret void, !dbg !55
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "matmul.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "matmul", scope: !1, file: !1, line: 5, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 10, column: 14, scope: !11)
!15 = !DILocation(line: 11, column: 14, scope: !11)
!16 = !DILocation(line: 12, column: 15, scope: !11)
!17 = !DILocation(line: 12, column: 26, scope: !11)
!18 = !DILocation(line: 12, column: 33, scope: !11)
!19 = !DILocation(line: 13, column: 15, scope: !11)
!20 = !DILocation(line: 13, column: 26, scope: !11)
!21 = !DILocation(line: 13, column: 33, scope: !11)
!22 = !DILocation(line: 16, column: 23, scope: !11)
!23 = !DILocation(line: 16, column: 5, scope: !11)
!24 = !DILocation(line: 14, column: 11, scope: !11)
!25 = !DILocation(line: 32, column: 13, scope: !11)
!26 = !DILocation(line: 32, column: 17, scope: !11)
!27 = !DILocation(line: 18, column: 24, scope: !11)
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !9, i64 0}
!30 = !DILocation(line: 19, column: 24, scope: !11)
!31 = !DILocation(line: 20, column: 9, scope: !11)
!32 = !DILocation(line: 0, scope: !11)
!33 = !DILocation(line: 21, column: 21, scope: !11)
!34 = !DILocation(line: 22, column: 30, scope: !11)
!35 = !DILocation(line: 22, column: 28, scope: !11)
!36 = !DILocation(line: 22, column: 13, scope: !11)
!37 = !DILocation(line: 23, column: 22, scope: !11)
!38 = !DILocation(line: 23, column: 27, scope: !11)
!39 = !DILocation(line: 23, column: 31, scope: !11)
!40 = !DILocation(line: 24, column: 30, scope: !11)
!41 = !DILocation(line: 24, column: 28, scope: !11)
!42 = !DILocation(line: 24, column: 13, scope: !11)
!43 = !DILocation(line: 25, column: 9, scope: !11)
!44 = !DILocation(line: 28, column: 20, scope: !11)
!45 = !DILocation(line: 28, column: 36, scope: !11)
!46 = !DILocation(line: 28, column: 34, scope: !11)
!47 = !DILocation(line: 28, column: 17, scope: !11)
!48 = !DILocation(line: 29, column: 9, scope: !11)
!49 = !DILocation(line: 16, column: 49, scope: !11)
!50 = distinct !{!50, !23, !51, !52}
!51 = !DILocation(line: 30, column: 5, scope: !11)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocation(line: 33, column: 26, scope: !11)
!54 = !DILocation(line: 33, column: 9, scope: !11)
!55 = !DILocation(line: 34, column: 1, scope: !11)
