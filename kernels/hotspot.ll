; Made from hotspot.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'hotspot.cu'
source_filename = "hotspot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4heatE3now = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ4heatE4next = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ4heatE6source = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @heat(ptr noundef readonly captures(none) %power, ptr noundef readonly captures(none) %before, ptr noundef writeonly captures(none) %after, i32 noundef %rows, i32 noundef %cols, i32 noundef %halo, i32 noundef %steps, float noundef %dt, float noundef %capacity, float noundef %rx, float noundef %ry, float noundef %rz, float noundef %ambient) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !15
  %mul = shl nsw i32 %halo, 1, !dbg !16
  %sub = sub nsw i32 16, %mul, !dbg !17
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !18
  %mul3 = mul i32 %sub, %2, !dbg !19
  %sub4 = sub i32 %mul3, %halo, !dbg !20
  %add = add i32 %sub4, %1, !dbg !21
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !22
  %mul6 = mul i32 %sub, %3, !dbg !23
  %sub7 = sub i32 %mul6, %halo, !dbg !24
  %add8 = add i32 %sub7, %0, !dbg !25
  %cmp = icmp slt i32 %add, 0, !dbg !26
  %cmp9 = icmp sge i32 %add, %rows
  %cmp11 = icmp slt i32 %add8, 0
  %or.cond.not237 = or i1 %cmp9, %cmp11
  %cmp12 = icmp sge i32 %add8, %cols
  %spec.select.not236 = or i1 %cmp12, %or.cond.not237, !dbg !27
  %spec.select234.not = or i1 %cmp, %spec.select.not236, !dbg !28
  br i1 %spec.select234.not, label %if.end, label %if.then, !dbg !28

if.then:                                          ; preds = %entry
  %mul13 = mul nsw i32 %add, %cols, !dbg !29
  %add14 = add nsw i32 %mul13, %add8, !dbg !30
  %idxprom = sext i32 %add14 to i64, !dbg !31
  %arrayidx = getelementptr inbounds float, ptr %before, i64 %idxprom, !dbg !31
  %4 = load float, ptr %arrayidx, align 4, !dbg !31, !tbaa !32
  %idxprom15 = zext nneg i32 %1 to i64, !dbg !34
  %arrayidx16 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE3now to ptr), i64 %idxprom15, !dbg !34
  %idxprom17 = zext nneg i32 %0 to i64, !dbg !34
  %arrayidx18 = getelementptr inbounds nuw float, ptr %arrayidx16, i64 %idxprom17, !dbg !34
  store float %4, ptr %arrayidx18, align 4, !dbg !35, !tbaa !32
  %arrayidx22 = getelementptr inbounds float, ptr %power, i64 %idxprom, !dbg !36
  %5 = load float, ptr %arrayidx22, align 4, !dbg !36, !tbaa !32
  %arrayidx24 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE6source to ptr), i64 %idxprom15, !dbg !37
  %arrayidx26 = getelementptr inbounds nuw float, ptr %arrayidx24, i64 %idxprom17, !dbg !37
  store float %5, ptr %arrayidx26, align 4, !dbg !38, !tbaa !32
  br label %if.end, !dbg !39

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %cmp49.not241 = icmp slt i32 %steps, 1, !dbg !41
  br i1 %cmp49.not241, label %for.cond.cleanup, label %for.body.lr.ph, !dbg !42

for.body.lr.ph:                                   ; preds = %if.end
  %sub42 = add nsw i32 %cols, -1, !dbg !43
  %cmp43 = icmp ne i32 %add8, %sub42, !dbg !44
  %add46 = zext i1 %cmp43 to i32, !dbg !45
  %cond48 = add nuw nsw i32 %0, %add46, !dbg !45
  %cmp36 = icmp ne i32 %add8, 0, !dbg !46
  %sub39 = sext i1 %cmp36 to i32, !dbg !47
  %cond41 = add nsw i32 %0, %sub39, !dbg !47
  %sub29 = add nsw i32 %rows, -1, !dbg !48
  %cmp30 = icmp ne i32 %add, %sub29, !dbg !49
  %add33 = zext i1 %cmp30 to i32, !dbg !50
  %cond35 = add nuw nsw i32 %1, %add33, !dbg !50
  %cmp27 = icmp ne i32 %add, 0, !dbg !51
  %sub28 = sext i1 %cmp27 to i32, !dbg !52
  %cond = add nsw i32 %1, %sub28, !dbg !52
  %idxprom65 = zext nneg i32 %1 to i64
  %arrayidx66 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE6source to ptr), i64 %idxprom65
  %idxprom67 = zext nneg i32 %0 to i64
  %arrayidx68 = getelementptr inbounds nuw float, ptr %arrayidx66, i64 %idxprom67
  %idxprom69 = sext i32 %cond to i64
  %arrayidx70 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE3now to ptr), i64 %idxprom69
  %arrayidx72 = getelementptr inbounds nuw float, ptr %arrayidx70, i64 %idxprom67
  %idxprom73 = zext nneg i32 %cond35 to i64
  %arrayidx74 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE3now to ptr), i64 %idxprom73
  %arrayidx76 = getelementptr inbounds nuw float, ptr %arrayidx74, i64 %idxprom67
  %arrayidx79 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE3now to ptr), i64 %idxprom65
  %arrayidx81 = getelementptr inbounds nuw float, ptr %arrayidx79, i64 %idxprom67
  %idxprom87 = zext nneg i32 %cond48 to i64
  %arrayidx88 = getelementptr inbounds nuw float, ptr %arrayidx79, i64 %idxprom87
  %idxprom91 = sext i32 %cond41 to i64
  %arrayidx92 = getelementptr inbounds float, ptr %arrayidx79, i64 %idxprom91
  %div113 = fdiv contract float %dt, %capacity
  %arrayidx117 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4next to ptr), i64 %idxprom65
  %arrayidx119 = getelementptr inbounds nuw float, ptr %arrayidx117, i64 %idxprom67
  br label %for.body, !dbg !42

for.cond.cleanup:                                 ; preds = %if.end131, %if.end
  %cmp134.not = icmp slt i32 %0, %halo
  %or.cond230 = or i1 %cmp134.not, %spec.select234.not, !dbg !53
  br i1 %or.cond230, label %if.end152, label %land.lhs.true135, !dbg !53

for.body:                                         ; preds = %for.body.lr.ph, %if.end131
  %s.0242 = phi i32 [ 1, %for.body.lr.ph ], [ %inc, %if.end131 ]
  %cmp52.not = icmp samesign ult i32 %0, %s.0242
  %or.cond227 = or i1 %spec.select234.not, %cmp52.not, !dbg !54
  %sub54 = sub nsw i32 16, %s.0242
  %cmp55 = icmp sge i32 %0, %sub54
  %cmp57.not = icmp samesign ult i32 %1, %s.0242
  %or.cond228.not.not239 = or i1 %cmp57.not, %cmp55
  %cmp60 = icmp sge i32 %1, %sub54
  %spec.select233.not238 = or i1 %cmp60, %or.cond228.not.not239, !dbg !54
  %spec.select235.not = select i1 %or.cond227, i1 true, i1 %spec.select233.not238, !dbg !55
  br i1 %spec.select235.not, label %if.end120, label %if.then64, !dbg !55

if.then64:                                        ; preds = %for.body
  %6 = load float, ptr %arrayidx68, align 4, !dbg !56, !tbaa !32
  %7 = load float, ptr %arrayidx72, align 4, !dbg !57, !tbaa !32
  %8 = load float, ptr %arrayidx76, align 4, !dbg !58, !tbaa !32
  %add77 = fadd contract float %7, %8, !dbg !59
  %9 = load float, ptr %arrayidx81, align 4, !dbg !60, !tbaa !32
  %mul82 = fmul contract float %9, 2.000000e+00, !dbg !61
  %sub83 = fsub contract float %add77, %mul82, !dbg !62
  %div = fdiv contract float %sub83, %ry, !dbg !63
  %add84 = fadd contract float %6, %div, !dbg !64
  %10 = load float, ptr %arrayidx88, align 4, !dbg !65, !tbaa !32
  %11 = load float, ptr %arrayidx92, align 4, !dbg !66, !tbaa !32
  %add93 = fadd contract float %10, %11, !dbg !67
  %sub99 = fsub contract float %add93, %mul82, !dbg !68
  %div100 = fdiv contract float %sub99, %rx, !dbg !69
  %add101 = fadd contract float %add84, %div100, !dbg !70
  %sub106 = fsub contract float %ambient, %9, !dbg !71
  %div107 = fdiv contract float %sub106, %rz, !dbg !72
  %add108 = fadd contract float %div107, %add101, !dbg !73
  %mul114 = fmul contract float %div113, %add108, !dbg !74
  %add115 = fadd contract float %9, %mul114, !dbg !75
  store float %add115, ptr %arrayidx119, align 4, !dbg !76, !tbaa !32
  br label %if.end120, !dbg !77

if.end120:                                        ; preds = %if.then64, %for.body
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !78
  br i1 %spec.select235.not, label %if.end131, label %if.then122, !dbg !79

if.then122:                                       ; preds = %if.end120
  %12 = load float, ptr %arrayidx119, align 4, !dbg !80, !tbaa !32
  store float %12, ptr %arrayidx81, align 4, !dbg !81, !tbaa !32
  br label %if.end131, !dbg !82

if.end131:                                        ; preds = %if.then122, %if.end120
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !83
  %inc = add nuw i32 %s.0242, 1, !dbg !84
  %exitcond.not = icmp eq i32 %s.0242, %steps, !dbg !41
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !42, !llvm.loop !85

land.lhs.true135:                                 ; preds = %for.cond.cleanup
  %sub136 = sub nsw i32 16, %halo, !dbg !88
  %cmp137 = icmp slt i32 %0, %sub136, !dbg !89
  %cmp139.not = icmp sge i32 %1, %halo
  %or.cond231.not240 = and i1 %cmp139.not, %cmp137, !dbg !90
  %cmp142 = icmp slt i32 %1, %sub136
  %or.cond232 = and i1 %cmp142, %or.cond231.not240, !dbg !90
  br i1 %or.cond232, label %if.then143, label %if.end152, !dbg !90

if.then143:                                       ; preds = %land.lhs.true135
  %idxprom144 = zext nneg i32 %1 to i64, !dbg !91
  %arrayidx145 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE3now to ptr), i64 %idxprom144, !dbg !91
  %idxprom146 = zext nneg i32 %0 to i64, !dbg !91
  %arrayidx147 = getelementptr inbounds nuw float, ptr %arrayidx145, i64 %idxprom146, !dbg !91
  %13 = load float, ptr %arrayidx147, align 4, !dbg !91, !tbaa !32
  %mul148 = mul nsw i32 %add, %cols, !dbg !92
  %add149 = add nsw i32 %mul148, %add8, !dbg !93
  %idxprom150 = sext i32 %add149 to i64, !dbg !94
  %arrayidx151 = getelementptr inbounds float, ptr %after, i64 %idxprom150, !dbg !94
  store float %13, ptr %arrayidx151, align 4, !dbg !95, !tbaa !32
  br label %if.end152, !dbg !94

if.end152:                                        ; preds = %if.then143, %land.lhs.true135, %for.cond.cleanup
  ret void, !dbg !96
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
!1 = !DIFile(filename: "hotspot.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "heat", scope: !1, file: !1, line: 15, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 23, column: 14, scope: !11)
!15 = !DILocation(line: 24, column: 14, scope: !11)
!16 = !DILocation(line: 25, column: 27, scope: !11)
!17 = !DILocation(line: 25, column: 23, scope: !11)
!18 = !DILocation(line: 26, column: 15, scope: !11)
!19 = !DILocation(line: 26, column: 26, scope: !11)
!20 = !DILocation(line: 26, column: 34, scope: !11)
!21 = !DILocation(line: 26, column: 41, scope: !11)
!22 = !DILocation(line: 27, column: 15, scope: !11)
!23 = !DILocation(line: 27, column: 26, scope: !11)
!24 = !DILocation(line: 27, column: 34, scope: !11)
!25 = !DILocation(line: 27, column: 41, scope: !11)
!26 = !DILocation(line: 28, column: 23, scope: !11)
!27 = !DILocation(line: 28, column: 28, scope: !11)
!28 = !DILocation(line: 30, column: 9, scope: !11)
!29 = !DILocation(line: 31, column: 34, scope: !11)
!30 = !DILocation(line: 31, column: 41, scope: !11)
!31 = !DILocation(line: 31, column: 23, scope: !11)
!32 = !{!33, !33, i64 0}
!33 = !{!"float", !9, i64 0}
!34 = !DILocation(line: 31, column: 9, scope: !11)
!35 = !DILocation(line: 31, column: 21, scope: !11)
!36 = !DILocation(line: 32, column: 26, scope: !11)
!37 = !DILocation(line: 32, column: 9, scope: !11)
!38 = !DILocation(line: 32, column: 24, scope: !11)
!39 = !DILocation(line: 33, column: 5, scope: !11)
!40 = !DILocation(line: 34, column: 5, scope: !11)
!41 = !DILocation(line: 42, column: 23, scope: !11)
!42 = !DILocation(line: 42, column: 5, scope: !11)
!43 = !DILocation(line: 40, column: 28, scope: !11)
!44 = !DILocation(line: 40, column: 20, scope: !11)
!45 = !DILocation(line: 40, column: 16, scope: !11)
!46 = !DILocation(line: 39, column: 20, scope: !11)
!47 = !DILocation(line: 39, column: 16, scope: !11)
!48 = !DILocation(line: 38, column: 29, scope: !11)
!49 = !DILocation(line: 38, column: 21, scope: !11)
!50 = !DILocation(line: 38, column: 17, scope: !11)
!51 = !DILocation(line: 37, column: 21, scope: !11)
!52 = !DILocation(line: 37, column: 17, scope: !11)
!53 = !DILocation(line: 57, column: 16, scope: !11)
!54 = !DILocation(line: 43, column: 29, scope: !11)
!55 = !DILocation(line: 44, column: 13, scope: !11)
!56 = !DILocation(line: 45, column: 26, scope: !11)
!57 = !DILocation(line: 46, column: 27, scope: !11)
!58 = !DILocation(line: 46, column: 44, scope: !11)
!59 = !DILocation(line: 46, column: 42, scope: !11)
!60 = !DILocation(line: 46, column: 68, scope: !11)
!61 = !DILocation(line: 46, column: 66, scope: !11)
!62 = !DILocation(line: 46, column: 59, scope: !11)
!63 = !DILocation(line: 46, column: 81, scope: !11)
!64 = !DILocation(line: 45, column: 41, scope: !11)
!65 = !DILocation(line: 47, column: 27, scope: !11)
!66 = !DILocation(line: 47, column: 43, scope: !11)
!67 = !DILocation(line: 47, column: 41, scope: !11)
!68 = !DILocation(line: 47, column: 57, scope: !11)
!69 = !DILocation(line: 47, column: 79, scope: !11)
!70 = !DILocation(line: 46, column: 86, scope: !11)
!71 = !DILocation(line: 48, column: 35, scope: !11)
!72 = !DILocation(line: 48, column: 50, scope: !11)
!73 = !DILocation(line: 47, column: 84, scope: !11)
!74 = !DILocation(line: 49, column: 56, scope: !11)
!75 = !DILocation(line: 49, column: 40, scope: !11)
!76 = !DILocation(line: 49, column: 26, scope: !11)
!77 = !DILocation(line: 50, column: 9, scope: !11)
!78 = !DILocation(line: 51, column: 9, scope: !11)
!79 = !DILocation(line: 52, column: 13, scope: !11)
!80 = !DILocation(line: 53, column: 27, scope: !11)
!81 = !DILocation(line: 53, column: 25, scope: !11)
!82 = !DILocation(line: 53, column: 13, scope: !11)
!83 = !DILocation(line: 54, column: 9, scope: !11)
!84 = !DILocation(line: 42, column: 34, scope: !11)
!85 = distinct !{!85, !42, !86, !87}
!86 = !DILocation(line: 55, column: 5, scope: !11)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !DILocation(line: 57, column: 44, scope: !11)
!89 = !DILocation(line: 57, column: 36, scope: !11)
!90 = !DILocation(line: 57, column: 51, scope: !11)
!91 = !DILocation(line: 58, column: 35, scope: !11)
!92 = !DILocation(line: 58, column: 19, scope: !11)
!93 = !DILocation(line: 58, column: 26, scope: !11)
!94 = !DILocation(line: 58, column: 9, scope: !11)
!95 = !DILocation(line: 58, column: 33, scope: !11)
!96 = !DILocation(line: 59, column: 1, scope: !11)
