; Made from hotspot.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'hotspot.cu'
source_filename = "hotspot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4heatE3now = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ4heatE4next = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

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
  %or.cond.not224 = or i1 %cmp9, %cmp11
  %cmp12 = icmp sge i32 %add8, %cols
  %spec.select.not223 = or i1 %cmp12, %or.cond.not224, !dbg !27
  %spec.select221.not = or i1 %cmp, %spec.select.not223, !dbg !28
  %cond.i220 = tail call noundef i32 @llvm.smax.i32(i32 %add, i32 0), !dbg !28
  %sub14 = add nsw i32 %rows, -1, !dbg !29
  %cond.i218 = tail call noundef i32 @llvm.smin.i32(i32 %cond.i220, i32 range(i32 -2147483648, 2147483647) %sub14), !dbg !30
  %mul16 = mul nsw i32 %cond.i218, %cols, !dbg !31
  %cond.i219 = tail call noundef i32 @llvm.smax.i32(i32 %add8, i32 0), !dbg !32
  %sub18 = add nsw i32 %cols, -1, !dbg !33
  %cond.i = tail call noundef i32 @llvm.smin.i32(i32 %cond.i219, i32 range(i32 -2147483648, 2147483647) %sub18), !dbg !34
  %add20 = add nsw i32 %mul16, %cond.i, !dbg !35
  %idxprom = sext i32 %add20 to i64, !dbg !36
  %arrayidx = getelementptr inbounds float, ptr %before, i64 %idxprom, !dbg !36
  %4 = load float, ptr %arrayidx, align 4, !dbg !36, !tbaa !37
  %idxprom21 = zext nneg i32 %1 to i64, !dbg !39
  %arrayidx22 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE3now to ptr), i64 %idxprom21, !dbg !39
  %idxprom23 = zext nneg i32 %0 to i64, !dbg !39
  %arrayidx24 = getelementptr inbounds nuw float, ptr %arrayidx22, i64 %idxprom23, !dbg !39
  store float %4, ptr %arrayidx24, align 4, !dbg !40, !tbaa !37
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !41
  %cmp47.not230 = icmp slt i32 %steps, 1, !dbg !42
  br i1 %cmp47.not230, label %for.cond.cleanup, label %for.body.lr.ph, !dbg !43

for.body.lr.ph:                                   ; preds = %entry
  %invariant.gep228 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE3now to ptr), i64 %idxprom23, !dbg !44
  %cmp41 = icmp ne i32 %add8, %sub18, !dbg !45
  %add44 = zext i1 %cmp41 to i32, !dbg !46
  %cond46 = add nuw nsw i32 %0, %add44, !dbg !46
  %cmp34 = icmp ne i32 %add8, 0, !dbg !47
  %sub37 = sext i1 %cmp34 to i32, !dbg !48
  %cond39 = add nsw i32 %0, %sub37, !dbg !48
  %cmp28 = icmp ne i32 %add, %sub14, !dbg !49
  %add31 = zext i1 %cmp28 to i32, !dbg !50
  %cond33 = add nuw nsw i32 %1, %add31, !dbg !50
  %cmp25 = icmp ne i32 %add, 0, !dbg !51
  %sub26 = sext i1 %cmp25 to i32, !dbg !52
  %cond = add nsw i32 %1, %sub26, !dbg !52
  %arrayidx62 = getelementptr inbounds float, ptr %power, i64 %idxprom
  %idxprom63 = sext i32 %cond to i64
  %gep = getelementptr [16 x float], ptr %invariant.gep228, i64 %idxprom63
  %idxprom67 = zext nneg i32 %cond33 to i64
  %gep229 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep228, i64 %idxprom67
  %idxprom81 = zext nneg i32 %cond46 to i64
  %arrayidx82 = getelementptr inbounds nuw float, ptr %arrayidx22, i64 %idxprom81
  %idxprom85 = sext i32 %cond39 to i64
  %arrayidx86 = getelementptr inbounds float, ptr %arrayidx22, i64 %idxprom85
  %div107 = fdiv contract float %dt, %capacity
  %arrayidx111 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4next to ptr), i64 %idxprom21
  %arrayidx113 = getelementptr inbounds nuw float, ptr %arrayidx111, i64 %idxprom23
  br label %for.body, !dbg !43

for.cond.cleanup:                                 ; preds = %if.end124, %entry
  %cmp127.not = icmp slt i32 %0, %halo
  %or.cond214 = or i1 %cmp127.not, %spec.select221.not, !dbg !53
  br i1 %or.cond214, label %if.end143, label %land.lhs.true128, !dbg !53

for.body:                                         ; preds = %for.body.lr.ph, %if.end124
  %s.0231 = phi i32 [ 1, %for.body.lr.ph ], [ %inc, %if.end124 ]
  %cmp49.not = icmp samesign ult i32 %0, %s.0231
  %or.cond211 = or i1 %spec.select221.not, %cmp49.not, !dbg !54
  %sub51 = sub nsw i32 16, %s.0231
  %cmp52 = icmp sge i32 %0, %sub51
  %cmp54.not = icmp samesign ult i32 %1, %s.0231
  %or.cond212.not.not226 = or i1 %cmp54.not, %cmp52
  %cmp57 = icmp sge i32 %1, %sub51
  %spec.select217.not225 = or i1 %cmp57, %or.cond212.not.not226, !dbg !54
  %spec.select222.not = select i1 %or.cond211, i1 true, i1 %spec.select217.not225, !dbg !55
  br i1 %spec.select222.not, label %if.end, label %if.then, !dbg !55

if.then:                                          ; preds = %for.body
  %5 = load float, ptr %arrayidx62, align 4, !dbg !56, !tbaa !37
  %6 = load float, ptr %gep, align 4, !dbg !57, !tbaa !37
  %7 = load float, ptr %gep229, align 4, !dbg !58, !tbaa !37
  %add71 = fadd contract float %6, %7, !dbg !59
  %8 = load float, ptr %arrayidx24, align 4, !dbg !60, !tbaa !37
  %mul76 = fmul contract float %8, 2.000000e+00, !dbg !61
  %sub77 = fsub contract float %add71, %mul76, !dbg !62
  %div = fdiv contract float %sub77, %ry, !dbg !63
  %add78 = fadd contract float %5, %div, !dbg !64
  %9 = load float, ptr %arrayidx82, align 4, !dbg !65, !tbaa !37
  %10 = load float, ptr %arrayidx86, align 4, !dbg !66, !tbaa !37
  %add87 = fadd contract float %9, %10, !dbg !67
  %sub93 = fsub contract float %add87, %mul76, !dbg !68
  %div94 = fdiv contract float %sub93, %rx, !dbg !69
  %add95 = fadd contract float %add78, %div94, !dbg !70
  %sub100 = fsub contract float %ambient, %8, !dbg !71
  %div101 = fdiv contract float %sub100, %rz, !dbg !72
  %add102 = fadd contract float %div101, %add95, !dbg !73
  %mul108 = fmul contract float %div107, %add102, !dbg !74
  %add109 = fadd contract float %8, %mul108, !dbg !75
  store float %add109, ptr %arrayidx113, align 4, !dbg !76, !tbaa !37
  br label %if.end, !dbg !77

if.end:                                           ; preds = %if.then, %for.body
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !78
  br i1 %spec.select222.not, label %if.end124, label %if.then115, !dbg !79

if.then115:                                       ; preds = %if.end
  %11 = load float, ptr %arrayidx113, align 4, !dbg !80, !tbaa !37
  store float %11, ptr %arrayidx24, align 4, !dbg !81, !tbaa !37
  br label %if.end124, !dbg !82

if.end124:                                        ; preds = %if.then115, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !83
  %inc = add nuw i32 %s.0231, 1, !dbg !84
  %exitcond.not = icmp eq i32 %s.0231, %steps, !dbg !42
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !43, !llvm.loop !85

land.lhs.true128:                                 ; preds = %for.cond.cleanup
  %sub129 = sub nsw i32 16, %halo, !dbg !88
  %cmp130 = icmp slt i32 %0, %sub129, !dbg !89
  %cmp132.not = icmp sge i32 %1, %halo
  %or.cond215.not227 = and i1 %cmp132.not, %cmp130, !dbg !90
  %cmp135 = icmp slt i32 %1, %sub129
  %or.cond216 = and i1 %cmp135, %or.cond215.not227, !dbg !90
  br i1 %or.cond216, label %if.then136, label %if.end143, !dbg !90

if.then136:                                       ; preds = %land.lhs.true128
  %arrayidx142 = getelementptr inbounds float, ptr %after, i64 %idxprom
  %12 = load float, ptr %arrayidx24, align 4, !dbg !91, !tbaa !37
  store float %12, ptr %arrayidx142, align 4, !dbg !92, !tbaa !37
  br label %if.end143, !dbg !93

if.end143:                                        ; preds = %if.then136, %land.lhs.true128, %for.cond.cleanup
  ret void, !dbg !94
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!14 = !DILocation(line: 22, column: 14, scope: !11)
!15 = !DILocation(line: 23, column: 14, scope: !11)
!16 = !DILocation(line: 24, column: 27, scope: !11)
!17 = !DILocation(line: 24, column: 23, scope: !11)
!18 = !DILocation(line: 25, column: 15, scope: !11)
!19 = !DILocation(line: 25, column: 26, scope: !11)
!20 = !DILocation(line: 25, column: 34, scope: !11)
!21 = !DILocation(line: 25, column: 41, scope: !11)
!22 = !DILocation(line: 26, column: 15, scope: !11)
!23 = !DILocation(line: 26, column: 26, scope: !11)
!24 = !DILocation(line: 26, column: 34, scope: !11)
!25 = !DILocation(line: 26, column: 41, scope: !11)
!26 = !DILocation(line: 27, column: 23, scope: !11)
!27 = !DILocation(line: 27, column: 28, scope: !11)
!28 = !DILocation(line: 30, column: 17, scope: !11)
!29 = !DILocation(line: 30, column: 35, scope: !11)
!30 = !DILocation(line: 30, column: 13, scope: !11)
!31 = !DILocation(line: 30, column: 40, scope: !11)
!32 = !DILocation(line: 30, column: 53, scope: !11)
!33 = !DILocation(line: 30, column: 71, scope: !11)
!34 = !DILocation(line: 30, column: 49, scope: !11)
!35 = !DILocation(line: 30, column: 47, scope: !11)
!36 = !DILocation(line: 31, column: 19, scope: !11)
!37 = !{!38, !38, i64 0}
!38 = !{!"float", !9, i64 0}
!39 = !DILocation(line: 31, column: 5, scope: !11)
!40 = !DILocation(line: 31, column: 17, scope: !11)
!41 = !DILocation(line: 32, column: 5, scope: !11)
!42 = !DILocation(line: 40, column: 23, scope: !11)
!43 = !DILocation(line: 40, column: 5, scope: !11)
!44 = !DILocation(line: 40, column: 10, scope: !11)
!45 = !DILocation(line: 38, column: 20, scope: !11)
!46 = !DILocation(line: 38, column: 16, scope: !11)
!47 = !DILocation(line: 37, column: 20, scope: !11)
!48 = !DILocation(line: 37, column: 16, scope: !11)
!49 = !DILocation(line: 36, column: 21, scope: !11)
!50 = !DILocation(line: 36, column: 17, scope: !11)
!51 = !DILocation(line: 35, column: 21, scope: !11)
!52 = !DILocation(line: 35, column: 17, scope: !11)
!53 = !DILocation(line: 55, column: 16, scope: !11)
!54 = !DILocation(line: 41, column: 29, scope: !11)
!55 = !DILocation(line: 42, column: 13, scope: !11)
!56 = !DILocation(line: 43, column: 26, scope: !11)
!57 = !DILocation(line: 44, column: 27, scope: !11)
!58 = !DILocation(line: 44, column: 44, scope: !11)
!59 = !DILocation(line: 44, column: 42, scope: !11)
!60 = !DILocation(line: 44, column: 68, scope: !11)
!61 = !DILocation(line: 44, column: 66, scope: !11)
!62 = !DILocation(line: 44, column: 59, scope: !11)
!63 = !DILocation(line: 44, column: 81, scope: !11)
!64 = !DILocation(line: 43, column: 35, scope: !11)
!65 = !DILocation(line: 45, column: 27, scope: !11)
!66 = !DILocation(line: 45, column: 43, scope: !11)
!67 = !DILocation(line: 45, column: 41, scope: !11)
!68 = !DILocation(line: 45, column: 57, scope: !11)
!69 = !DILocation(line: 45, column: 79, scope: !11)
!70 = !DILocation(line: 44, column: 86, scope: !11)
!71 = !DILocation(line: 46, column: 35, scope: !11)
!72 = !DILocation(line: 46, column: 50, scope: !11)
!73 = !DILocation(line: 45, column: 84, scope: !11)
!74 = !DILocation(line: 47, column: 56, scope: !11)
!75 = !DILocation(line: 47, column: 40, scope: !11)
!76 = !DILocation(line: 47, column: 26, scope: !11)
!77 = !DILocation(line: 48, column: 9, scope: !11)
!78 = !DILocation(line: 49, column: 9, scope: !11)
!79 = !DILocation(line: 50, column: 13, scope: !11)
!80 = !DILocation(line: 51, column: 27, scope: !11)
!81 = !DILocation(line: 51, column: 25, scope: !11)
!82 = !DILocation(line: 51, column: 13, scope: !11)
!83 = !DILocation(line: 52, column: 9, scope: !11)
!84 = !DILocation(line: 40, column: 34, scope: !11)
!85 = distinct !{!85, !43, !86, !87}
!86 = !DILocation(line: 53, column: 5, scope: !11)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !DILocation(line: 55, column: 44, scope: !11)
!89 = !DILocation(line: 55, column: 36, scope: !11)
!90 = !DILocation(line: 55, column: 51, scope: !11)
!91 = !DILocation(line: 56, column: 20, scope: !11)
!92 = !DILocation(line: 56, column: 18, scope: !11)
!93 = !DILocation(line: 56, column: 9, scope: !11)
!94 = !DILocation(line: 57, column: 1, scope: !11)
