; Made from nw.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'nw.cu'
source_filename = "nw.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZL9fill_tilePiPKiiiiiE4cell = internal unnamed_addr addrspace(3) global [33 x [33 x i32]] undef, align 4
@_ZZL9fill_tilePiPKiiiiiE5match = internal unnamed_addr addrspace(3) global [32 x [32 x i32]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @upper_left(ptr noundef captures(none) %score, ptr noundef readonly captures(none) %similarity, i32 noundef %width, i32 noundef %penalty, i32 noundef %diagonal) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %sub = sub nsw i32 %diagonal, %0, !dbg !15
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !16
  %mul.i = shl nsw i32 %sub, 5, !dbg !19
  %mul1.i = shl nsw i32 %0, 5, !dbg !20
  %add.i = or disjoint i32 %mul1.i, 1, !dbg !21
  %add2.i = add nuw nsw i32 %add.i, %1, !dbg !22
  %add3.i = or disjoint i32 %mul.i, 1
  %sub.i = add nsw i32 %width, -1
  %cond.i177.i = tail call noundef i32 @llvm.smin.i32(i32 %add2.i, i32 range(i32 -2147483648, 2147483647) %sub.i)
  %idxprom12.i = zext nneg i32 %1 to i64
  %invariant.gep.i = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE5match to ptr), i64 %idxprom12.i, !dbg !23
  br label %for.body.i, !dbg !24

for.cond.cleanup.i:                               ; preds = %for.body.i
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %cmp14.i = icmp eq i32 %1, 0, !dbg !26
  %mul15.i = mul nsw i32 %mul.i, %width
  br i1 %cmp14.i, label %if.then.i, label %if.end.i, !dbg !26

for.body.i:                                       ; preds = %for.body.i, %entry
  %y.0181.i = phi i32 [ 0, %entry ], [ %inc.i.3, %for.body.i ]
  %add4.i = add nuw nsw i32 %y.0181.i, %add3.i, !dbg !27
  %cond.i178.i = tail call noundef i32 @llvm.smin.i32(i32 %add4.i, i32 range(i32 -2147483648, 2147483647) %sub.i), !dbg !28
  %mul6.i = mul nsw i32 %cond.i178.i, %width, !dbg !29
  %add9.i = add nsw i32 %mul6.i, %cond.i177.i, !dbg !30
  %idxprom.i = sext i32 %add9.i to i64, !dbg !31
  %arrayidx.i = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i, !dbg !31
  %2 = load i32, ptr %arrayidx.i, align 4, !dbg !31, !tbaa !7
  %idxprom10.i = zext nneg i32 %y.0181.i to i64, !dbg !32
  %gep.i = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom10.i, !dbg !32
  store i32 %2, ptr %gep.i, align 4, !dbg !33, !tbaa !7
  %inc.i = or disjoint i32 %y.0181.i, 1, !dbg !34
  %add4.i.1 = add nuw nsw i32 %inc.i, %add3.i, !dbg !27
  %cond.i178.i.1 = tail call noundef i32 @llvm.smin.i32(i32 %add4.i.1, i32 range(i32 -2147483648, 2147483647) %sub.i), !dbg !28
  %mul6.i.1 = mul nsw i32 %cond.i178.i.1, %width, !dbg !29
  %add9.i.1 = add nsw i32 %mul6.i.1, %cond.i177.i, !dbg !30
  %idxprom.i.1 = sext i32 %add9.i.1 to i64, !dbg !31
  %arrayidx.i.1 = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i.1, !dbg !31
  %3 = load i32, ptr %arrayidx.i.1, align 4, !dbg !31, !tbaa !7
  %idxprom10.i.1 = zext nneg i32 %inc.i to i64, !dbg !32
  %gep.i.1 = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom10.i.1, !dbg !32
  store i32 %3, ptr %gep.i.1, align 4, !dbg !33, !tbaa !7
  %inc.i.1 = or disjoint i32 %y.0181.i, 2, !dbg !34
  %add4.i.2 = add nuw nsw i32 %inc.i.1, %add3.i, !dbg !27
  %cond.i178.i.2 = tail call noundef i32 @llvm.smin.i32(i32 %add4.i.2, i32 range(i32 -2147483648, 2147483647) %sub.i), !dbg !28
  %mul6.i.2 = mul nsw i32 %cond.i178.i.2, %width, !dbg !29
  %add9.i.2 = add nsw i32 %mul6.i.2, %cond.i177.i, !dbg !30
  %idxprom.i.2 = sext i32 %add9.i.2 to i64, !dbg !31
  %arrayidx.i.2 = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i.2, !dbg !31
  %4 = load i32, ptr %arrayidx.i.2, align 4, !dbg !31, !tbaa !7
  %idxprom10.i.2 = zext nneg i32 %inc.i.1 to i64, !dbg !32
  %gep.i.2 = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom10.i.2, !dbg !32
  store i32 %4, ptr %gep.i.2, align 4, !dbg !33, !tbaa !7
  %inc.i.2 = or disjoint i32 %y.0181.i, 3, !dbg !34
  %add4.i.3 = add nsw i32 %inc.i.2, %add3.i, !dbg !27
  %cond.i178.i.3 = tail call noundef i32 @llvm.smin.i32(i32 %add4.i.3, i32 range(i32 -2147483648, 2147483647) %sub.i), !dbg !28
  %mul6.i.3 = mul nsw i32 %cond.i178.i.3, %width, !dbg !29
  %add9.i.3 = add nsw i32 %mul6.i.3, %cond.i177.i, !dbg !30
  %idxprom.i.3 = sext i32 %add9.i.3 to i64, !dbg !31
  %arrayidx.i.3 = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i.3, !dbg !31
  %5 = load i32, ptr %arrayidx.i.3, align 4, !dbg !31, !tbaa !7
  %idxprom10.i.3 = zext nneg i32 %inc.i.2 to i64, !dbg !32
  %gep.i.3 = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom10.i.3, !dbg !32
  store i32 %5, ptr %gep.i.3, align 4, !dbg !33, !tbaa !7
  %inc.i.3 = add nuw nsw i32 %y.0181.i, 4, !dbg !34
  %exitcond.not.i.3 = icmp eq i32 %inc.i.3, 32, !dbg !35
  br i1 %exitcond.not.i.3, label %for.cond.cleanup.i, label %for.body.i, !dbg !24, !llvm.loop !36

if.then.i:                                        ; preds = %for.cond.cleanup.i
  %add16.i = add nsw i32 %mul15.i, %mul1.i
  %idxprom17.i = sext i32 %add16.i to i64
  %arrayidx18.i = getelementptr inbounds i32, ptr %score, i64 %idxprom17.i
  %6 = load i32, ptr %arrayidx18.i, align 4, !dbg !39, !tbaa !7
  store i32 %6, ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), align 4, !dbg !40, !tbaa !7
  br label %if.end.i, !dbg !41

if.end.i:                                         ; preds = %if.then.i, %for.cond.cleanup.i
  %add22.i = add nsw i32 %mul15.i, %cond.i177.i, !dbg !42
  %idxprom23.i = sext i32 %add22.i to i64, !dbg !43
  %arrayidx24.i = getelementptr inbounds i32, ptr %score, i64 %idxprom23.i, !dbg !43
  %7 = load i32, ptr %arrayidx24.i, align 4, !dbg !43, !tbaa !7
  %add25.i = add nuw nsw i32 %1, 1, !dbg !44
  %idxprom26.i = zext nneg i32 %add25.i to i64, !dbg !45
  %arrayidx27.i = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %idxprom26.i, !dbg !45
  store i32 %7, ptr %arrayidx27.i, align 4, !dbg !46, !tbaa !7
  %add29.i = add nsw i32 %add3.i, %1, !dbg !47
  %cond.i.i = tail call noundef i32 @llvm.smin.i32(i32 %add29.i, i32 range(i32 -2147483648, 2147483647) %sub.i), !dbg !48
  %mul32.i = mul nsw i32 %cond.i.i, %width, !dbg !49
  %add33.i = add nsw i32 %mul32.i, %mul1.i, !dbg !50
  %idxprom34.i = sext i32 %add33.i to i64, !dbg !51
  %arrayidx35.i = getelementptr inbounds i32, ptr %score, i64 %idxprom34.i, !dbg !51
  %8 = load i32, ptr %arrayidx35.i, align 4, !dbg !51, !tbaa !7
  %arrayidx38.i = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %idxprom26.i, !dbg !52
  store i32 %8, ptr %arrayidx38.i, align 4, !dbg !53, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !54
  %cmp52.i = icmp slt i32 %add2.i, %width
  br label %for.body43.i, !dbg !55

for.body43.i:                                     ; preds = %if.end86.i, %if.end.i
  %step.0182.i = phi i32 [ 0, %if.end.i ], [ %inc88.i, %if.end86.i ]
  %sub45.i = sub nsw i32 %step.0182.i, %1, !dbg !56
  %or.cond.i = icmp ult i32 %sub45.i, 32, !dbg !57
  %add50.i = add nsw i32 %sub45.i, %add3.i
  %cmp51.i = icmp slt i32 %add50.i, %width
  %or.cond174.i = select i1 %or.cond.i, i1 %cmp51.i, i1 false, !dbg !57
  %spec.select.i = and i1 %cmp52.i, %or.cond174.i, !dbg !57
  br i1 %spec.select.i, label %if.then53.i, label %if.end77.i, !dbg !58

if.then53.i:                                      ; preds = %for.body43.i
  %idxprom54.i = zext nneg i32 %sub45.i to i64, !dbg !59
  %arrayidx55.i = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %idxprom54.i, !dbg !59
  %arrayidx57.i = getelementptr inbounds nuw i32, ptr %arrayidx55.i, i64 %idxprom12.i, !dbg !59
  %9 = load i32, ptr %arrayidx57.i, align 4, !dbg !59, !tbaa !7
  %gep184.i = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom54.i, !dbg !60
  %10 = load i32, ptr %gep184.i, align 4, !dbg !60, !tbaa !7
  %add62.i = add nsw i32 %10, %9, !dbg !61
  %arrayidx65.i = getelementptr i8, ptr %arrayidx55.i, i64 132, !dbg !62
  %arrayidx67.i = getelementptr inbounds nuw i32, ptr %arrayidx65.i, i64 %idxprom12.i, !dbg !62
  %11 = load i32, ptr %arrayidx67.i, align 4, !dbg !62, !tbaa !7
  %sub68.i = sub nsw i32 %11, %penalty, !dbg !63
  %cond.i180.i = tail call noundef i32 @llvm.smax.i32(i32 %add62.i, i32 %sub68.i), !dbg !64
  %arrayidx74.i = getelementptr inbounds nuw i32, ptr %arrayidx55.i, i64 %idxprom26.i, !dbg !65
  %12 = load i32, ptr %arrayidx74.i, align 4, !dbg !65, !tbaa !7
  %sub75.i = sub nsw i32 %12, %penalty, !dbg !66
  %cond.i179.i = tail call noundef i32 @llvm.smax.i32(i32 %cond.i180.i, i32 %sub75.i), !dbg !67
  br label %if.end77.i, !dbg !68

if.end77.i:                                       ; preds = %if.then53.i, %for.body43.i
  %best.0.i = phi i32 [ %cond.i179.i, %if.then53.i ], [ 0, %for.body43.i ], !dbg !69
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !70
  br i1 %spec.select.i, label %if.then79.i, label %if.end86.i, !dbg !71

if.then79.i:                                      ; preds = %if.end77.i
  %13 = zext nneg i32 %sub45.i to i64
  %14 = getelementptr [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %13
  %arrayidx82.i = getelementptr i8, ptr %14, i64 132
  %arrayidx85.i = getelementptr inbounds nuw i32, ptr %arrayidx82.i, i64 %idxprom26.i
  store i32 %best.0.i, ptr %arrayidx85.i, align 4, !dbg !72, !tbaa !7
  br label %if.end86.i, !dbg !73

if.end86.i:                                       ; preds = %if.then79.i, %if.end77.i
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !74
  %inc88.i = add nuw nsw i32 %step.0182.i, 1, !dbg !75
  %exitcond186.not.i = icmp eq i32 %inc88.i, 63, !dbg !76
  br i1 %exitcond186.not.i, label %for.body94.i, label %for.body43.i, !dbg !55, !llvm.loop !77

for.body94.i:                                     ; preds = %if.end86.i, %if.end112.i.3
  %y90.0185.i = phi i32 [ %inc114.i.3, %if.end112.i.3 ], [ 0, %if.end86.i ]
  %add97.i = add nuw nsw i32 %y90.0185.i, %add3.i, !dbg !79
  %cmp98.i = icmp slt i32 %add97.i, %width, !dbg !80
  %or.cond175.i = and i1 %cmp52.i, %cmp98.i, !dbg !81
  br i1 %or.cond175.i, label %if.then101.i, label %if.end112.i, !dbg !81

if.then101.i:                                     ; preds = %for.body94.i
  %15 = zext nneg i32 %y90.0185.i to i64
  %16 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %15
  %arrayidx104.i = getelementptr inbounds nuw i8, ptr %16, i64 132
  %arrayidx107.i = getelementptr inbounds nuw i32, ptr %arrayidx104.i, i64 %idxprom26.i
  %mul108.i = mul nsw i32 %add97.i, %width
  %add109.i = add nsw i32 %mul108.i, %add2.i
  %idxprom110.i = sext i32 %add109.i to i64
  %arrayidx111.i = getelementptr inbounds i32, ptr %score, i64 %idxprom110.i
  %17 = load i32, ptr %arrayidx107.i, align 4, !dbg !82, !tbaa !7
  store i32 %17, ptr %arrayidx111.i, align 4, !dbg !83, !tbaa !7
  br label %if.end112.i, !dbg !84

if.end112.i:                                      ; preds = %if.then101.i, %for.body94.i
  %inc114.i = or disjoint i32 %y90.0185.i, 1, !dbg !85
  %add97.i.1 = add nuw nsw i32 %inc114.i, %add3.i, !dbg !79
  %cmp98.i.1 = icmp slt i32 %add97.i.1, %width, !dbg !80
  %or.cond175.i.1 = and i1 %cmp52.i, %cmp98.i.1, !dbg !81
  br i1 %or.cond175.i.1, label %if.then101.i.1, label %if.end112.i.1, !dbg !81

if.then101.i.1:                                   ; preds = %if.end112.i
  %18 = zext nneg i32 %inc114.i to i64
  %19 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %18
  %arrayidx104.i.1 = getelementptr inbounds nuw i8, ptr %19, i64 132
  %arrayidx107.i.1 = getelementptr inbounds nuw i32, ptr %arrayidx104.i.1, i64 %idxprom26.i
  %mul108.i.1 = mul nsw i32 %add97.i.1, %width
  %add109.i.1 = add nsw i32 %mul108.i.1, %add2.i
  %idxprom110.i.1 = sext i32 %add109.i.1 to i64
  %arrayidx111.i.1 = getelementptr inbounds i32, ptr %score, i64 %idxprom110.i.1
  %20 = load i32, ptr %arrayidx107.i.1, align 4, !dbg !82, !tbaa !7
  store i32 %20, ptr %arrayidx111.i.1, align 4, !dbg !83, !tbaa !7
  br label %if.end112.i.1, !dbg !84

if.end112.i.1:                                    ; preds = %if.then101.i.1, %if.end112.i
  %inc114.i.1 = or disjoint i32 %y90.0185.i, 2, !dbg !85
  %add97.i.2 = add nuw nsw i32 %inc114.i.1, %add3.i, !dbg !79
  %cmp98.i.2 = icmp slt i32 %add97.i.2, %width, !dbg !80
  %or.cond175.i.2 = and i1 %cmp52.i, %cmp98.i.2, !dbg !81
  br i1 %or.cond175.i.2, label %if.then101.i.2, label %if.end112.i.2, !dbg !81

if.then101.i.2:                                   ; preds = %if.end112.i.1
  %21 = zext nneg i32 %inc114.i.1 to i64
  %22 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %21
  %arrayidx104.i.2 = getelementptr inbounds nuw i8, ptr %22, i64 132
  %arrayidx107.i.2 = getelementptr inbounds nuw i32, ptr %arrayidx104.i.2, i64 %idxprom26.i
  %mul108.i.2 = mul nsw i32 %add97.i.2, %width
  %add109.i.2 = add nsw i32 %mul108.i.2, %add2.i
  %idxprom110.i.2 = sext i32 %add109.i.2 to i64
  %arrayidx111.i.2 = getelementptr inbounds i32, ptr %score, i64 %idxprom110.i.2
  %23 = load i32, ptr %arrayidx107.i.2, align 4, !dbg !82, !tbaa !7
  store i32 %23, ptr %arrayidx111.i.2, align 4, !dbg !83, !tbaa !7
  br label %if.end112.i.2, !dbg !84

if.end112.i.2:                                    ; preds = %if.then101.i.2, %if.end112.i.1
  %inc114.i.2 = or disjoint i32 %y90.0185.i, 3, !dbg !85
  %add97.i.3 = add nsw i32 %inc114.i.2, %add3.i, !dbg !79
  %cmp98.i.3 = icmp slt i32 %add97.i.3, %width, !dbg !80
  %or.cond175.i.3 = and i1 %cmp52.i, %cmp98.i.3, !dbg !81
  br i1 %or.cond175.i.3, label %if.then101.i.3, label %if.end112.i.3, !dbg !81

if.then101.i.3:                                   ; preds = %if.end112.i.2
  %24 = zext nneg i32 %inc114.i.2 to i64
  %25 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %24
  %arrayidx104.i.3 = getelementptr inbounds nuw i8, ptr %25, i64 132
  %arrayidx107.i.3 = getelementptr inbounds nuw i32, ptr %arrayidx104.i.3, i64 %idxprom26.i
  %mul108.i.3 = mul nsw i32 %add97.i.3, %width
  %add109.i.3 = add nsw i32 %mul108.i.3, %add2.i
  %idxprom110.i.3 = sext i32 %add109.i.3 to i64
  %arrayidx111.i.3 = getelementptr inbounds i32, ptr %score, i64 %idxprom110.i.3
  %26 = load i32, ptr %arrayidx107.i.3, align 4, !dbg !82, !tbaa !7
  store i32 %26, ptr %arrayidx111.i.3, align 4, !dbg !83, !tbaa !7
  br label %if.end112.i.3, !dbg !84

if.end112.i.3:                                    ; preds = %if.then101.i.3, %if.end112.i.2
  %inc114.i.3 = add nuw nsw i32 %y90.0185.i, 4, !dbg !85
  %exitcond187.not.i.3 = icmp eq i32 %inc114.i.3, 32, !dbg !86
  br i1 %exitcond187.not.i.3, label %_ZL9fill_tilePiPKiiiii.exit, label %for.body94.i, !dbg !87, !llvm.loop !88

_ZL9fill_tilePiPKiiiii.exit:                      ; preds = %if.end112.i.3
  ret void, !dbg !90
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lower_right(ptr noundef captures(none) %score, ptr noundef readonly captures(none) %similarity, i32 noundef %width, i32 noundef %penalty, i32 noundef %tiles, i32 noundef %diagonal) local_unnamed_addr #0 !dbg !91 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !92
  %add = add nuw nsw i32 %0, 1, !dbg !93
  %add1 = add i32 %add, %diagonal, !dbg !94
  %1 = xor i32 %0, -1, !dbg !95
  %sub3 = add i32 %tiles, %1, !dbg !95
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96
  %mul.i = shl nsw i32 %sub3, 5, !dbg !98
  %mul1.i = shl nsw i32 %add1, 5, !dbg !99
  %add.i = or disjoint i32 %mul1.i, 1, !dbg !100
  %add2.i = add nsw i32 %add.i, %2, !dbg !101
  %add3.i = or disjoint i32 %mul.i, 1
  %sub.i = add nsw i32 %width, -1
  %cond.i177.i = tail call noundef i32 @llvm.smin.i32(i32 %add2.i, i32 range(i32 -2147483648, 2147483647) %sub.i)
  %idxprom12.i = zext nneg i32 %2 to i64
  %invariant.gep.i = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE5match to ptr), i64 %idxprom12.i, !dbg !102
  br label %for.body.i, !dbg !103

for.cond.cleanup.i:                               ; preds = %for.body.i
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !104
  %cmp14.i = icmp eq i32 %2, 0, !dbg !105
  %mul15.i = mul nsw i32 %mul.i, %width
  br i1 %cmp14.i, label %if.then.i, label %if.end.i, !dbg !105

for.body.i:                                       ; preds = %for.body.i, %entry
  %y.0181.i = phi i32 [ 0, %entry ], [ %inc.i.3, %for.body.i ]
  %add4.i = add nuw nsw i32 %y.0181.i, %add3.i, !dbg !106
  %cond.i178.i = tail call noundef i32 @llvm.smin.i32(i32 %add4.i, i32 range(i32 -2147483648, 2147483647) %sub.i), !dbg !107
  %mul6.i = mul nsw i32 %cond.i178.i, %width, !dbg !108
  %add9.i = add nsw i32 %mul6.i, %cond.i177.i, !dbg !109
  %idxprom.i = sext i32 %add9.i to i64, !dbg !110
  %arrayidx.i = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i, !dbg !110
  %3 = load i32, ptr %arrayidx.i, align 4, !dbg !110, !tbaa !7
  %idxprom10.i = zext nneg i32 %y.0181.i to i64, !dbg !111
  %gep.i = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom10.i, !dbg !111
  store i32 %3, ptr %gep.i, align 4, !dbg !112, !tbaa !7
  %inc.i = or disjoint i32 %y.0181.i, 1, !dbg !113
  %add4.i.1 = add nuw nsw i32 %inc.i, %add3.i, !dbg !106
  %cond.i178.i.1 = tail call noundef i32 @llvm.smin.i32(i32 %add4.i.1, i32 range(i32 -2147483648, 2147483647) %sub.i), !dbg !107
  %mul6.i.1 = mul nsw i32 %cond.i178.i.1, %width, !dbg !108
  %add9.i.1 = add nsw i32 %mul6.i.1, %cond.i177.i, !dbg !109
  %idxprom.i.1 = sext i32 %add9.i.1 to i64, !dbg !110
  %arrayidx.i.1 = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i.1, !dbg !110
  %4 = load i32, ptr %arrayidx.i.1, align 4, !dbg !110, !tbaa !7
  %idxprom10.i.1 = zext nneg i32 %inc.i to i64, !dbg !111
  %gep.i.1 = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom10.i.1, !dbg !111
  store i32 %4, ptr %gep.i.1, align 4, !dbg !112, !tbaa !7
  %inc.i.1 = or disjoint i32 %y.0181.i, 2, !dbg !113
  %add4.i.2 = add nuw nsw i32 %inc.i.1, %add3.i, !dbg !106
  %cond.i178.i.2 = tail call noundef i32 @llvm.smin.i32(i32 %add4.i.2, i32 range(i32 -2147483648, 2147483647) %sub.i), !dbg !107
  %mul6.i.2 = mul nsw i32 %cond.i178.i.2, %width, !dbg !108
  %add9.i.2 = add nsw i32 %mul6.i.2, %cond.i177.i, !dbg !109
  %idxprom.i.2 = sext i32 %add9.i.2 to i64, !dbg !110
  %arrayidx.i.2 = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i.2, !dbg !110
  %5 = load i32, ptr %arrayidx.i.2, align 4, !dbg !110, !tbaa !7
  %idxprom10.i.2 = zext nneg i32 %inc.i.1 to i64, !dbg !111
  %gep.i.2 = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom10.i.2, !dbg !111
  store i32 %5, ptr %gep.i.2, align 4, !dbg !112, !tbaa !7
  %inc.i.2 = or disjoint i32 %y.0181.i, 3, !dbg !113
  %add4.i.3 = add nsw i32 %inc.i.2, %add3.i, !dbg !106
  %cond.i178.i.3 = tail call noundef i32 @llvm.smin.i32(i32 %add4.i.3, i32 range(i32 -2147483648, 2147483647) %sub.i), !dbg !107
  %mul6.i.3 = mul nsw i32 %cond.i178.i.3, %width, !dbg !108
  %add9.i.3 = add nsw i32 %mul6.i.3, %cond.i177.i, !dbg !109
  %idxprom.i.3 = sext i32 %add9.i.3 to i64, !dbg !110
  %arrayidx.i.3 = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i.3, !dbg !110
  %6 = load i32, ptr %arrayidx.i.3, align 4, !dbg !110, !tbaa !7
  %idxprom10.i.3 = zext nneg i32 %inc.i.2 to i64, !dbg !111
  %gep.i.3 = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom10.i.3, !dbg !111
  store i32 %6, ptr %gep.i.3, align 4, !dbg !112, !tbaa !7
  %inc.i.3 = add nuw nsw i32 %y.0181.i, 4, !dbg !113
  %exitcond.not.i.3 = icmp eq i32 %inc.i.3, 32, !dbg !114
  br i1 %exitcond.not.i.3, label %for.cond.cleanup.i, label %for.body.i, !dbg !103, !llvm.loop !115

if.then.i:                                        ; preds = %for.cond.cleanup.i
  %add16.i = add nsw i32 %mul1.i, %mul15.i
  %idxprom17.i = sext i32 %add16.i to i64
  %arrayidx18.i = getelementptr inbounds i32, ptr %score, i64 %idxprom17.i
  %7 = load i32, ptr %arrayidx18.i, align 4, !dbg !117, !tbaa !7
  store i32 %7, ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), align 4, !dbg !118, !tbaa !7
  br label %if.end.i, !dbg !119

if.end.i:                                         ; preds = %if.then.i, %for.cond.cleanup.i
  %add22.i = add nsw i32 %cond.i177.i, %mul15.i, !dbg !120
  %idxprom23.i = sext i32 %add22.i to i64, !dbg !121
  %arrayidx24.i = getelementptr inbounds i32, ptr %score, i64 %idxprom23.i, !dbg !121
  %8 = load i32, ptr %arrayidx24.i, align 4, !dbg !121, !tbaa !7
  %add25.i = add nuw nsw i32 %2, 1, !dbg !122
  %idxprom26.i = zext nneg i32 %add25.i to i64, !dbg !123
  %arrayidx27.i = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %idxprom26.i, !dbg !123
  store i32 %8, ptr %arrayidx27.i, align 4, !dbg !124, !tbaa !7
  %add29.i = add nsw i32 %add3.i, %2, !dbg !125
  %cond.i.i = tail call noundef i32 @llvm.smin.i32(i32 %add29.i, i32 range(i32 -2147483648, 2147483647) %sub.i), !dbg !126
  %mul32.i = mul nsw i32 %cond.i.i, %width, !dbg !127
  %add33.i = add nsw i32 %mul32.i, %mul1.i, !dbg !128
  %idxprom34.i = sext i32 %add33.i to i64, !dbg !129
  %arrayidx35.i = getelementptr inbounds i32, ptr %score, i64 %idxprom34.i, !dbg !129
  %9 = load i32, ptr %arrayidx35.i, align 4, !dbg !129, !tbaa !7
  %arrayidx38.i = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %idxprom26.i, !dbg !130
  store i32 %9, ptr %arrayidx38.i, align 4, !dbg !131, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !132
  %cmp52.i = icmp slt i32 %add2.i, %width
  br label %for.body43.i, !dbg !133

for.body43.i:                                     ; preds = %if.end86.i, %if.end.i
  %step.0182.i = phi i32 [ 0, %if.end.i ], [ %inc88.i, %if.end86.i ]
  %sub45.i = sub nsw i32 %step.0182.i, %2, !dbg !134
  %or.cond.i = icmp ult i32 %sub45.i, 32, !dbg !135
  %add50.i = add nsw i32 %sub45.i, %add3.i
  %cmp51.i = icmp slt i32 %add50.i, %width
  %or.cond174.i = select i1 %or.cond.i, i1 %cmp51.i, i1 false, !dbg !135
  %spec.select.i = and i1 %cmp52.i, %or.cond174.i, !dbg !135
  br i1 %spec.select.i, label %if.then53.i, label %if.end77.i, !dbg !136

if.then53.i:                                      ; preds = %for.body43.i
  %idxprom54.i = zext nneg i32 %sub45.i to i64, !dbg !137
  %arrayidx55.i = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %idxprom54.i, !dbg !137
  %arrayidx57.i = getelementptr inbounds nuw i32, ptr %arrayidx55.i, i64 %idxprom12.i, !dbg !137
  %10 = load i32, ptr %arrayidx57.i, align 4, !dbg !137, !tbaa !7
  %gep184.i = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom54.i, !dbg !138
  %11 = load i32, ptr %gep184.i, align 4, !dbg !138, !tbaa !7
  %add62.i = add nsw i32 %11, %10, !dbg !139
  %arrayidx65.i = getelementptr i8, ptr %arrayidx55.i, i64 132, !dbg !140
  %arrayidx67.i = getelementptr inbounds nuw i32, ptr %arrayidx65.i, i64 %idxprom12.i, !dbg !140
  %12 = load i32, ptr %arrayidx67.i, align 4, !dbg !140, !tbaa !7
  %sub68.i = sub nsw i32 %12, %penalty, !dbg !141
  %cond.i180.i = tail call noundef i32 @llvm.smax.i32(i32 %add62.i, i32 %sub68.i), !dbg !142
  %arrayidx74.i = getelementptr inbounds nuw i32, ptr %arrayidx55.i, i64 %idxprom26.i, !dbg !143
  %13 = load i32, ptr %arrayidx74.i, align 4, !dbg !143, !tbaa !7
  %sub75.i = sub nsw i32 %13, %penalty, !dbg !144
  %cond.i179.i = tail call noundef i32 @llvm.smax.i32(i32 %cond.i180.i, i32 %sub75.i), !dbg !145
  br label %if.end77.i, !dbg !146

if.end77.i:                                       ; preds = %if.then53.i, %for.body43.i
  %best.0.i = phi i32 [ %cond.i179.i, %if.then53.i ], [ 0, %for.body43.i ], !dbg !147
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !148
  br i1 %spec.select.i, label %if.then79.i, label %if.end86.i, !dbg !149

if.then79.i:                                      ; preds = %if.end77.i
  %14 = zext nneg i32 %sub45.i to i64
  %15 = getelementptr [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %14
  %arrayidx82.i = getelementptr i8, ptr %15, i64 132
  %arrayidx85.i = getelementptr inbounds nuw i32, ptr %arrayidx82.i, i64 %idxprom26.i
  store i32 %best.0.i, ptr %arrayidx85.i, align 4, !dbg !150, !tbaa !7
  br label %if.end86.i, !dbg !151

if.end86.i:                                       ; preds = %if.then79.i, %if.end77.i
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !152
  %inc88.i = add nuw nsw i32 %step.0182.i, 1, !dbg !153
  %exitcond186.not.i = icmp eq i32 %inc88.i, 63, !dbg !154
  br i1 %exitcond186.not.i, label %for.body94.i, label %for.body43.i, !dbg !133, !llvm.loop !155

for.body94.i:                                     ; preds = %if.end86.i, %if.end112.i.3
  %y90.0185.i = phi i32 [ %inc114.i.3, %if.end112.i.3 ], [ 0, %if.end86.i ]
  %add97.i = add nuw nsw i32 %y90.0185.i, %add3.i, !dbg !157
  %cmp98.i = icmp slt i32 %add97.i, %width, !dbg !158
  %or.cond175.i = and i1 %cmp52.i, %cmp98.i, !dbg !159
  br i1 %or.cond175.i, label %if.then101.i, label %if.end112.i, !dbg !159

if.then101.i:                                     ; preds = %for.body94.i
  %16 = zext nneg i32 %y90.0185.i to i64
  %17 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %16
  %arrayidx104.i = getelementptr inbounds nuw i8, ptr %17, i64 132
  %arrayidx107.i = getelementptr inbounds nuw i32, ptr %arrayidx104.i, i64 %idxprom26.i
  %mul108.i = mul nsw i32 %add97.i, %width
  %add109.i = add nsw i32 %mul108.i, %add2.i
  %idxprom110.i = sext i32 %add109.i to i64
  %arrayidx111.i = getelementptr inbounds i32, ptr %score, i64 %idxprom110.i
  %18 = load i32, ptr %arrayidx107.i, align 4, !dbg !160, !tbaa !7
  store i32 %18, ptr %arrayidx111.i, align 4, !dbg !161, !tbaa !7
  br label %if.end112.i, !dbg !162

if.end112.i:                                      ; preds = %if.then101.i, %for.body94.i
  %inc114.i = or disjoint i32 %y90.0185.i, 1, !dbg !163
  %add97.i.1 = add nuw nsw i32 %inc114.i, %add3.i, !dbg !157
  %cmp98.i.1 = icmp slt i32 %add97.i.1, %width, !dbg !158
  %or.cond175.i.1 = and i1 %cmp52.i, %cmp98.i.1, !dbg !159
  br i1 %or.cond175.i.1, label %if.then101.i.1, label %if.end112.i.1, !dbg !159

if.then101.i.1:                                   ; preds = %if.end112.i
  %19 = zext nneg i32 %inc114.i to i64
  %20 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %19
  %arrayidx104.i.1 = getelementptr inbounds nuw i8, ptr %20, i64 132
  %arrayidx107.i.1 = getelementptr inbounds nuw i32, ptr %arrayidx104.i.1, i64 %idxprom26.i
  %mul108.i.1 = mul nsw i32 %add97.i.1, %width
  %add109.i.1 = add nsw i32 %mul108.i.1, %add2.i
  %idxprom110.i.1 = sext i32 %add109.i.1 to i64
  %arrayidx111.i.1 = getelementptr inbounds i32, ptr %score, i64 %idxprom110.i.1
  %21 = load i32, ptr %arrayidx107.i.1, align 4, !dbg !160, !tbaa !7
  store i32 %21, ptr %arrayidx111.i.1, align 4, !dbg !161, !tbaa !7
  br label %if.end112.i.1, !dbg !162

if.end112.i.1:                                    ; preds = %if.then101.i.1, %if.end112.i
  %inc114.i.1 = or disjoint i32 %y90.0185.i, 2, !dbg !163
  %add97.i.2 = add nuw nsw i32 %inc114.i.1, %add3.i, !dbg !157
  %cmp98.i.2 = icmp slt i32 %add97.i.2, %width, !dbg !158
  %or.cond175.i.2 = and i1 %cmp52.i, %cmp98.i.2, !dbg !159
  br i1 %or.cond175.i.2, label %if.then101.i.2, label %if.end112.i.2, !dbg !159

if.then101.i.2:                                   ; preds = %if.end112.i.1
  %22 = zext nneg i32 %inc114.i.1 to i64
  %23 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %22
  %arrayidx104.i.2 = getelementptr inbounds nuw i8, ptr %23, i64 132
  %arrayidx107.i.2 = getelementptr inbounds nuw i32, ptr %arrayidx104.i.2, i64 %idxprom26.i
  %mul108.i.2 = mul nsw i32 %add97.i.2, %width
  %add109.i.2 = add nsw i32 %mul108.i.2, %add2.i
  %idxprom110.i.2 = sext i32 %add109.i.2 to i64
  %arrayidx111.i.2 = getelementptr inbounds i32, ptr %score, i64 %idxprom110.i.2
  %24 = load i32, ptr %arrayidx107.i.2, align 4, !dbg !160, !tbaa !7
  store i32 %24, ptr %arrayidx111.i.2, align 4, !dbg !161, !tbaa !7
  br label %if.end112.i.2, !dbg !162

if.end112.i.2:                                    ; preds = %if.then101.i.2, %if.end112.i.1
  %inc114.i.2 = or disjoint i32 %y90.0185.i, 3, !dbg !163
  %add97.i.3 = add nsw i32 %inc114.i.2, %add3.i, !dbg !157
  %cmp98.i.3 = icmp slt i32 %add97.i.3, %width, !dbg !158
  %or.cond175.i.3 = and i1 %cmp52.i, %cmp98.i.3, !dbg !159
  br i1 %or.cond175.i.3, label %if.then101.i.3, label %if.end112.i.3, !dbg !159

if.then101.i.3:                                   ; preds = %if.end112.i.2
  %25 = zext nneg i32 %inc114.i.2 to i64
  %26 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %25
  %arrayidx104.i.3 = getelementptr inbounds nuw i8, ptr %26, i64 132
  %arrayidx107.i.3 = getelementptr inbounds nuw i32, ptr %arrayidx104.i.3, i64 %idxprom26.i
  %mul108.i.3 = mul nsw i32 %add97.i.3, %width
  %add109.i.3 = add nsw i32 %mul108.i.3, %add2.i
  %idxprom110.i.3 = sext i32 %add109.i.3 to i64
  %arrayidx111.i.3 = getelementptr inbounds i32, ptr %score, i64 %idxprom110.i.3
  %27 = load i32, ptr %arrayidx107.i.3, align 4, !dbg !160, !tbaa !7
  store i32 %27, ptr %arrayidx111.i.3, align 4, !dbg !161, !tbaa !7
  br label %if.end112.i.3, !dbg !162

if.end112.i.3:                                    ; preds = %if.then101.i.3, %if.end112.i.2
  %inc114.i.3 = add nuw nsw i32 %y90.0185.i, 4, !dbg !163
  %exitcond187.not.i.3 = icmp eq i32 %inc114.i.3, 32, !dbg !164
  br i1 %exitcond187.not.i.3, label %_ZL9fill_tilePiPKiiiii.exit, label %for.body94.i, !dbg !165, !llvm.loop !166

_ZL9fill_tilePiPKiiiii.exit:                      ; preds = %if.end112.i.3
  ret void, !dbg !168
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "nw.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "upper_left", scope: !1, file: !1, line: 65, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 68, column: 20, scope: !11)
!15 = !DILocation(line: 69, column: 29, scope: !11)
!16 = !DILocation(line: 23, column: 14, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "fill_tile", scope: !1, file: !1, line: 17, type: !12, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!18 = distinct !DILocation(line: 70, column: 5, scope: !11)
!19 = !DILocation(line: 24, column: 24, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 25, column: 25, scope: !17, inlinedAt: !18)
!21 = !DILocation(line: 26, column: 20, scope: !17, inlinedAt: !18)
!22 = !DILocation(line: 26, column: 24, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 29, column: 10, scope: !17, inlinedAt: !18)
!24 = !DILocation(line: 29, column: 5, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 33, column: 5, scope: !17, inlinedAt: !18)
!26 = !DILocation(line: 36, column: 12, scope: !17, inlinedAt: !18)
!27 = !DILocation(line: 30, column: 31, scope: !17, inlinedAt: !18)
!28 = !DILocation(line: 30, column: 19, scope: !17, inlinedAt: !18)
!29 = !DILocation(line: 31, column: 39, scope: !17, inlinedAt: !18)
!30 = !DILocation(line: 31, column: 47, scope: !17, inlinedAt: !18)
!31 = !DILocation(line: 31, column: 24, scope: !17, inlinedAt: !18)
!32 = !DILocation(line: 31, column: 9, scope: !17, inlinedAt: !18)
!33 = !DILocation(line: 31, column: 22, scope: !17, inlinedAt: !18)
!34 = !DILocation(line: 29, column: 32, scope: !17, inlinedAt: !18)
!35 = !DILocation(line: 29, column: 23, scope: !17, inlinedAt: !18)
!36 = distinct !{!36, !24, !37, !38}
!37 = !DILocation(line: 32, column: 5, scope: !17, inlinedAt: !18)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !DILocation(line: 37, column: 22, scope: !17, inlinedAt: !18)
!40 = !DILocation(line: 37, column: 20, scope: !17, inlinedAt: !18)
!41 = !DILocation(line: 37, column: 9, scope: !17, inlinedAt: !18)
!42 = !DILocation(line: 38, column: 41, scope: !17, inlinedAt: !18)
!43 = !DILocation(line: 38, column: 23, scope: !17, inlinedAt: !18)
!44 = !DILocation(line: 38, column: 16, scope: !17, inlinedAt: !18)
!45 = !DILocation(line: 38, column: 5, scope: !17, inlinedAt: !18)
!46 = !DILocation(line: 38, column: 21, scope: !17, inlinedAt: !18)
!47 = !DILocation(line: 39, column: 41, scope: !17, inlinedAt: !18)
!48 = !DILocation(line: 39, column: 29, scope: !17, inlinedAt: !18)
!49 = !DILocation(line: 39, column: 58, scope: !17, inlinedAt: !18)
!50 = !DILocation(line: 39, column: 66, scope: !17, inlinedAt: !18)
!51 = !DILocation(line: 39, column: 23, scope: !17, inlinedAt: !18)
!52 = !DILocation(line: 39, column: 5, scope: !17, inlinedAt: !18)
!53 = !DILocation(line: 39, column: 21, scope: !17, inlinedAt: !18)
!54 = !DILocation(line: 40, column: 5, scope: !17, inlinedAt: !18)
!55 = !DILocation(line: 42, column: 5, scope: !17, inlinedAt: !18)
!56 = !DILocation(line: 43, column: 22, scope: !17, inlinedAt: !18)
!57 = !DILocation(line: 44, column: 30, scope: !17, inlinedAt: !18)
!58 = !DILocation(line: 46, column: 13, scope: !17, inlinedAt: !18)
!59 = !DILocation(line: 47, column: 20, scope: !17, inlinedAt: !18)
!60 = !DILocation(line: 47, column: 34, scope: !17, inlinedAt: !18)
!61 = !DILocation(line: 47, column: 32, scope: !17, inlinedAt: !18)
!62 = !DILocation(line: 48, column: 30, scope: !17, inlinedAt: !18)
!63 = !DILocation(line: 48, column: 46, scope: !17, inlinedAt: !18)
!64 = !DILocation(line: 48, column: 20, scope: !17, inlinedAt: !18)
!65 = !DILocation(line: 49, column: 30, scope: !17, inlinedAt: !18)
!66 = !DILocation(line: 49, column: 46, scope: !17, inlinedAt: !18)
!67 = !DILocation(line: 49, column: 20, scope: !17, inlinedAt: !18)
!68 = !DILocation(line: 50, column: 9, scope: !17, inlinedAt: !18)
!69 = !DILocation(line: 0, scope: !17, inlinedAt: !18)
!70 = !DILocation(line: 51, column: 9, scope: !17, inlinedAt: !18)
!71 = !DILocation(line: 52, column: 13, scope: !17, inlinedAt: !18)
!72 = !DILocation(line: 53, column: 33, scope: !17, inlinedAt: !18)
!73 = !DILocation(line: 53, column: 13, scope: !17, inlinedAt: !18)
!74 = !DILocation(line: 54, column: 9, scope: !17, inlinedAt: !18)
!75 = !DILocation(line: 42, column: 49, scope: !17, inlinedAt: !18)
!76 = !DILocation(line: 42, column: 29, scope: !17, inlinedAt: !18)
!77 = distinct !{!77, !55, !78, !38}
!78 = !DILocation(line: 55, column: 5, scope: !17, inlinedAt: !18)
!79 = !DILocation(line: 58, column: 27, scope: !17, inlinedAt: !18)
!80 = !DILocation(line: 59, column: 17, scope: !17, inlinedAt: !18)
!81 = !DILocation(line: 59, column: 25, scope: !17, inlinedAt: !18)
!82 = !DILocation(line: 60, column: 40, scope: !17, inlinedAt: !18)
!83 = !DILocation(line: 60, column: 38, scope: !17, inlinedAt: !18)
!84 = !DILocation(line: 60, column: 13, scope: !17, inlinedAt: !18)
!85 = !DILocation(line: 57, column: 32, scope: !17, inlinedAt: !18)
!86 = !DILocation(line: 57, column: 23, scope: !17, inlinedAt: !18)
!87 = !DILocation(line: 57, column: 5, scope: !17, inlinedAt: !18)
!88 = distinct !{!88, !87, !89, !38}
!89 = !DILocation(line: 61, column: 5, scope: !17, inlinedAt: !18)
!90 = !DILocation(line: 71, column: 1, scope: !11)
!91 = distinct !DISubprogram(name: "lower_right", scope: !1, file: !1, line: 74, type: !12, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = !DILocation(line: 77, column: 35, scope: !91)
!93 = !DILocation(line: 77, column: 29, scope: !91)
!94 = !DILocation(line: 77, column: 33, scope: !91)
!95 = !DILocation(line: 78, column: 30, scope: !91)
!96 = !DILocation(line: 23, column: 14, scope: !17, inlinedAt: !97)
!97 = distinct !DILocation(line: 79, column: 5, scope: !91)
!98 = !DILocation(line: 24, column: 24, scope: !17, inlinedAt: !97)
!99 = !DILocation(line: 25, column: 25, scope: !17, inlinedAt: !97)
!100 = !DILocation(line: 26, column: 20, scope: !17, inlinedAt: !97)
!101 = !DILocation(line: 26, column: 24, scope: !17, inlinedAt: !97)
!102 = !DILocation(line: 29, column: 10, scope: !17, inlinedAt: !97)
!103 = !DILocation(line: 29, column: 5, scope: !17, inlinedAt: !97)
!104 = !DILocation(line: 33, column: 5, scope: !17, inlinedAt: !97)
!105 = !DILocation(line: 36, column: 12, scope: !17, inlinedAt: !97)
!106 = !DILocation(line: 30, column: 31, scope: !17, inlinedAt: !97)
!107 = !DILocation(line: 30, column: 19, scope: !17, inlinedAt: !97)
!108 = !DILocation(line: 31, column: 39, scope: !17, inlinedAt: !97)
!109 = !DILocation(line: 31, column: 47, scope: !17, inlinedAt: !97)
!110 = !DILocation(line: 31, column: 24, scope: !17, inlinedAt: !97)
!111 = !DILocation(line: 31, column: 9, scope: !17, inlinedAt: !97)
!112 = !DILocation(line: 31, column: 22, scope: !17, inlinedAt: !97)
!113 = !DILocation(line: 29, column: 32, scope: !17, inlinedAt: !97)
!114 = !DILocation(line: 29, column: 23, scope: !17, inlinedAt: !97)
!115 = distinct !{!115, !103, !116, !38}
!116 = !DILocation(line: 32, column: 5, scope: !17, inlinedAt: !97)
!117 = !DILocation(line: 37, column: 22, scope: !17, inlinedAt: !97)
!118 = !DILocation(line: 37, column: 20, scope: !17, inlinedAt: !97)
!119 = !DILocation(line: 37, column: 9, scope: !17, inlinedAt: !97)
!120 = !DILocation(line: 38, column: 41, scope: !17, inlinedAt: !97)
!121 = !DILocation(line: 38, column: 23, scope: !17, inlinedAt: !97)
!122 = !DILocation(line: 38, column: 16, scope: !17, inlinedAt: !97)
!123 = !DILocation(line: 38, column: 5, scope: !17, inlinedAt: !97)
!124 = !DILocation(line: 38, column: 21, scope: !17, inlinedAt: !97)
!125 = !DILocation(line: 39, column: 41, scope: !17, inlinedAt: !97)
!126 = !DILocation(line: 39, column: 29, scope: !17, inlinedAt: !97)
!127 = !DILocation(line: 39, column: 58, scope: !17, inlinedAt: !97)
!128 = !DILocation(line: 39, column: 66, scope: !17, inlinedAt: !97)
!129 = !DILocation(line: 39, column: 23, scope: !17, inlinedAt: !97)
!130 = !DILocation(line: 39, column: 5, scope: !17, inlinedAt: !97)
!131 = !DILocation(line: 39, column: 21, scope: !17, inlinedAt: !97)
!132 = !DILocation(line: 40, column: 5, scope: !17, inlinedAt: !97)
!133 = !DILocation(line: 42, column: 5, scope: !17, inlinedAt: !97)
!134 = !DILocation(line: 43, column: 22, scope: !17, inlinedAt: !97)
!135 = !DILocation(line: 44, column: 30, scope: !17, inlinedAt: !97)
!136 = !DILocation(line: 46, column: 13, scope: !17, inlinedAt: !97)
!137 = !DILocation(line: 47, column: 20, scope: !17, inlinedAt: !97)
!138 = !DILocation(line: 47, column: 34, scope: !17, inlinedAt: !97)
!139 = !DILocation(line: 47, column: 32, scope: !17, inlinedAt: !97)
!140 = !DILocation(line: 48, column: 30, scope: !17, inlinedAt: !97)
!141 = !DILocation(line: 48, column: 46, scope: !17, inlinedAt: !97)
!142 = !DILocation(line: 48, column: 20, scope: !17, inlinedAt: !97)
!143 = !DILocation(line: 49, column: 30, scope: !17, inlinedAt: !97)
!144 = !DILocation(line: 49, column: 46, scope: !17, inlinedAt: !97)
!145 = !DILocation(line: 49, column: 20, scope: !17, inlinedAt: !97)
!146 = !DILocation(line: 50, column: 9, scope: !17, inlinedAt: !97)
!147 = !DILocation(line: 0, scope: !17, inlinedAt: !97)
!148 = !DILocation(line: 51, column: 9, scope: !17, inlinedAt: !97)
!149 = !DILocation(line: 52, column: 13, scope: !17, inlinedAt: !97)
!150 = !DILocation(line: 53, column: 33, scope: !17, inlinedAt: !97)
!151 = !DILocation(line: 53, column: 13, scope: !17, inlinedAt: !97)
!152 = !DILocation(line: 54, column: 9, scope: !17, inlinedAt: !97)
!153 = !DILocation(line: 42, column: 49, scope: !17, inlinedAt: !97)
!154 = !DILocation(line: 42, column: 29, scope: !17, inlinedAt: !97)
!155 = distinct !{!155, !133, !156, !38}
!156 = !DILocation(line: 55, column: 5, scope: !17, inlinedAt: !97)
!157 = !DILocation(line: 58, column: 27, scope: !17, inlinedAt: !97)
!158 = !DILocation(line: 59, column: 17, scope: !17, inlinedAt: !97)
!159 = !DILocation(line: 59, column: 25, scope: !17, inlinedAt: !97)
!160 = !DILocation(line: 60, column: 40, scope: !17, inlinedAt: !97)
!161 = !DILocation(line: 60, column: 38, scope: !17, inlinedAt: !97)
!162 = !DILocation(line: 60, column: 13, scope: !17, inlinedAt: !97)
!163 = !DILocation(line: 57, column: 32, scope: !17, inlinedAt: !97)
!164 = !DILocation(line: 57, column: 23, scope: !17, inlinedAt: !97)
!165 = !DILocation(line: 57, column: 5, scope: !17, inlinedAt: !97)
!166 = distinct !{!166, !165, !167, !38}
!167 = !DILocation(line: 61, column: 5, scope: !17, inlinedAt: !97)
!168 = !DILocation(line: 80, column: 1, scope: !91)
