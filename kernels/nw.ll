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
  %cmp6.i = icmp slt i32 %add2.i, %width
  %idxprom11.i = zext nneg i32 %1 to i64
  %invariant.gep.i = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE5match to ptr), i64 %idxprom11.i, !dbg !23
  br label %for.body.i, !dbg !24

for.cond.cleanup.i:                               ; preds = %cond.end.i.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %cmp13.i = icmp eq i32 %1, 0, !dbg !26
  br i1 %cmp13.i, label %if.then.i, label %if.end.i, !dbg !26

for.body.i:                                       ; preds = %cond.end.i.3, %entry
  %y.0189.i = phi i32 [ 0, %entry ], [ %inc.i.3, %cond.end.i.3 ]
  %add4.i = add nuw nsw i32 %y.0189.i, %add3.i, !dbg !27
  %cmp5.i = icmp slt i32 %add4.i, %width, !dbg !28
  %or.cond186.i = select i1 %cmp5.i, i1 %cmp6.i, i1 false, !dbg !29
  br i1 %or.cond186.i, label %cond.true.i, label %cond.end.i, !dbg !29

cond.true.i:                                      ; preds = %for.body.i
  %mul7.i = mul nsw i32 %add4.i, %width
  %add8.i = add nsw i32 %mul7.i, %add2.i
  %idxprom.i = sext i32 %add8.i to i64
  %arrayidx.i = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i
  %2 = load i32, ptr %arrayidx.i, align 4, !dbg !30, !tbaa !7
  br label %cond.end.i, !dbg !31

cond.end.i:                                       ; preds = %cond.true.i, %for.body.i
  %cond.i = phi i32 [ %2, %cond.true.i ], [ 0, %for.body.i ], !dbg !31
  %idxprom9.i = zext nneg i32 %y.0189.i to i64, !dbg !32
  %gep.i = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom9.i, !dbg !32
  store i32 %cond.i, ptr %gep.i, align 4, !dbg !33, !tbaa !7
  %inc.i = or disjoint i32 %y.0189.i, 1, !dbg !34
  %add4.i.1 = add nuw nsw i32 %inc.i, %add3.i, !dbg !27
  %cmp5.i.1 = icmp slt i32 %add4.i.1, %width, !dbg !28
  %or.cond186.i.1 = select i1 %cmp5.i.1, i1 %cmp6.i, i1 false, !dbg !29
  br i1 %or.cond186.i.1, label %cond.true.i.1, label %cond.end.i.1, !dbg !29

cond.true.i.1:                                    ; preds = %cond.end.i
  %mul7.i.1 = mul nsw i32 %add4.i.1, %width
  %add8.i.1 = add nsw i32 %mul7.i.1, %add2.i
  %idxprom.i.1 = sext i32 %add8.i.1 to i64
  %arrayidx.i.1 = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i.1
  %3 = load i32, ptr %arrayidx.i.1, align 4, !dbg !30, !tbaa !7
  br label %cond.end.i.1, !dbg !31

cond.end.i.1:                                     ; preds = %cond.true.i.1, %cond.end.i
  %cond.i.1 = phi i32 [ %3, %cond.true.i.1 ], [ 0, %cond.end.i ], !dbg !31
  %idxprom9.i.1 = zext nneg i32 %inc.i to i64, !dbg !32
  %gep.i.1 = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom9.i.1, !dbg !32
  store i32 %cond.i.1, ptr %gep.i.1, align 4, !dbg !33, !tbaa !7
  %inc.i.1 = or disjoint i32 %y.0189.i, 2, !dbg !34
  %add4.i.2 = add nuw nsw i32 %inc.i.1, %add3.i, !dbg !27
  %cmp5.i.2 = icmp slt i32 %add4.i.2, %width, !dbg !28
  %or.cond186.i.2 = select i1 %cmp5.i.2, i1 %cmp6.i, i1 false, !dbg !29
  br i1 %or.cond186.i.2, label %cond.true.i.2, label %cond.end.i.2, !dbg !29

cond.true.i.2:                                    ; preds = %cond.end.i.1
  %mul7.i.2 = mul nsw i32 %add4.i.2, %width
  %add8.i.2 = add nsw i32 %mul7.i.2, %add2.i
  %idxprom.i.2 = sext i32 %add8.i.2 to i64
  %arrayidx.i.2 = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i.2
  %4 = load i32, ptr %arrayidx.i.2, align 4, !dbg !30, !tbaa !7
  br label %cond.end.i.2, !dbg !31

cond.end.i.2:                                     ; preds = %cond.true.i.2, %cond.end.i.1
  %cond.i.2 = phi i32 [ %4, %cond.true.i.2 ], [ 0, %cond.end.i.1 ], !dbg !31
  %idxprom9.i.2 = zext nneg i32 %inc.i.1 to i64, !dbg !32
  %gep.i.2 = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom9.i.2, !dbg !32
  store i32 %cond.i.2, ptr %gep.i.2, align 4, !dbg !33, !tbaa !7
  %inc.i.2 = or disjoint i32 %y.0189.i, 3, !dbg !34
  %add4.i.3 = add nsw i32 %inc.i.2, %add3.i, !dbg !27
  %cmp5.i.3 = icmp slt i32 %add4.i.3, %width, !dbg !28
  %or.cond186.i.3 = select i1 %cmp5.i.3, i1 %cmp6.i, i1 false, !dbg !29
  br i1 %or.cond186.i.3, label %cond.true.i.3, label %cond.end.i.3, !dbg !29

cond.true.i.3:                                    ; preds = %cond.end.i.2
  %mul7.i.3 = mul nsw i32 %add4.i.3, %width
  %add8.i.3 = add nsw i32 %mul7.i.3, %add2.i
  %idxprom.i.3 = sext i32 %add8.i.3 to i64
  %arrayidx.i.3 = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i.3
  %5 = load i32, ptr %arrayidx.i.3, align 4, !dbg !30, !tbaa !7
  br label %cond.end.i.3, !dbg !31

cond.end.i.3:                                     ; preds = %cond.true.i.3, %cond.end.i.2
  %cond.i.3 = phi i32 [ %5, %cond.true.i.3 ], [ 0, %cond.end.i.2 ], !dbg !31
  %idxprom9.i.3 = zext nneg i32 %inc.i.2 to i64, !dbg !32
  %gep.i.3 = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom9.i.3, !dbg !32
  store i32 %cond.i.3, ptr %gep.i.3, align 4, !dbg !33, !tbaa !7
  %inc.i.3 = add nuw nsw i32 %y.0189.i, 4, !dbg !34
  %exitcond.not.i.3 = icmp eq i32 %inc.i.3, 32, !dbg !35
  br i1 %exitcond.not.i.3, label %for.cond.cleanup.i, label %for.body.i, !dbg !24, !llvm.loop !36

if.then.i:                                        ; preds = %for.cond.cleanup.i
  %mul14.i = mul nsw i32 %mul.i, %width
  %add15.i = add nsw i32 %mul14.i, %mul1.i
  %idxprom16.i = sext i32 %add15.i to i64
  %arrayidx17.i = getelementptr inbounds i32, ptr %score, i64 %idxprom16.i
  %6 = load i32, ptr %arrayidx17.i, align 4, !dbg !39, !tbaa !7
  store i32 %6, ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), align 4, !dbg !40, !tbaa !7
  br label %if.end.i, !dbg !41

if.end.i:                                         ; preds = %if.then.i, %for.cond.cleanup.i
  br i1 %cmp6.i, label %cond.true19.i, label %cond.end25.i, !dbg !42

cond.true19.i:                                    ; preds = %if.end.i
  %mul20.i = mul nsw i32 %mul.i, %width
  %add21.i = add nsw i32 %mul20.i, %add2.i
  %idxprom22.i = sext i32 %add21.i to i64
  %arrayidx23.i = getelementptr inbounds i32, ptr %score, i64 %idxprom22.i
  %7 = load i32, ptr %arrayidx23.i, align 4, !dbg !43, !tbaa !7
  br label %cond.end25.i, !dbg !42

cond.end25.i:                                     ; preds = %cond.true19.i, %if.end.i
  %cond26.i = phi i32 [ %7, %cond.true19.i ], [ 0, %if.end.i ], !dbg !42
  %add27.i = add nuw nsw i32 %1, 1, !dbg !44
  %idxprom28.i = zext nneg i32 %add27.i to i64, !dbg !45
  %arrayidx29.i = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %idxprom28.i, !dbg !45
  store i32 %cond26.i, ptr %arrayidx29.i, align 4, !dbg !46, !tbaa !7
  %add31.i = add nsw i32 %add3.i, %1, !dbg !47
  %cmp32.i = icmp slt i32 %add31.i, %width, !dbg !48
  br i1 %cmp32.i, label %cond.true33.i, label %cond.end41.i, !dbg !49

cond.true33.i:                                    ; preds = %cond.end25.i
  %mul36.i = mul nsw i32 %add31.i, %width
  %add37.i = add nsw i32 %mul36.i, %mul1.i
  %idxprom38.i = sext i32 %add37.i to i64
  %arrayidx39.i = getelementptr inbounds i32, ptr %score, i64 %idxprom38.i
  %8 = load i32, ptr %arrayidx39.i, align 4, !dbg !50, !tbaa !7
  br label %cond.end41.i, !dbg !49

cond.end41.i:                                     ; preds = %cond.true33.i, %cond.end25.i
  %cond42.i = phi i32 [ %8, %cond.true33.i ], [ 0, %cond.end25.i ], !dbg !49
  %arrayidx45.i = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %idxprom28.i, !dbg !51
  store i32 %cond42.i, ptr %arrayidx45.i, align 4, !dbg !52, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !53
  br label %for.body50.i, !dbg !54

for.body50.i:                                     ; preds = %if.end93.i, %cond.end41.i
  %step.0190.i = phi i32 [ 0, %cond.end41.i ], [ %inc95.i, %if.end93.i ]
  %sub.i = sub nsw i32 %step.0190.i, %1, !dbg !55
  %or.cond.i = icmp ult i32 %sub.i, 32, !dbg !56
  %add57.i = add nsw i32 %sub.i, %add3.i
  %cmp58.i = icmp slt i32 %add57.i, %width
  %or.cond187.i = select i1 %or.cond.i, i1 %cmp58.i, i1 false, !dbg !56
  %spec.select.i = and i1 %cmp6.i, %or.cond187.i, !dbg !56
  br i1 %spec.select.i, label %if.then60.i, label %if.end84.i, !dbg !57

if.then60.i:                                      ; preds = %for.body50.i
  %idxprom61.i = zext nneg i32 %sub.i to i64, !dbg !58
  %arrayidx62.i = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %idxprom61.i, !dbg !58
  %arrayidx64.i = getelementptr inbounds nuw i32, ptr %arrayidx62.i, i64 %idxprom11.i, !dbg !58
  %9 = load i32, ptr %arrayidx64.i, align 4, !dbg !58, !tbaa !7
  %gep192.i = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom61.i, !dbg !59
  %10 = load i32, ptr %gep192.i, align 4, !dbg !59, !tbaa !7
  %add69.i = add nsw i32 %10, %9, !dbg !60
  %arrayidx72.i = getelementptr i8, ptr %arrayidx62.i, i64 132, !dbg !61
  %arrayidx74.i = getelementptr inbounds nuw i32, ptr %arrayidx72.i, i64 %idxprom11.i, !dbg !61
  %11 = load i32, ptr %arrayidx74.i, align 4, !dbg !61, !tbaa !7
  %sub75.i = sub nsw i32 %11, %penalty, !dbg !62
  %cond.i188.i = tail call noundef i32 @llvm.smax.i32(i32 %add69.i, i32 %sub75.i), !dbg !63
  %arrayidx81.i = getelementptr inbounds nuw i32, ptr %arrayidx62.i, i64 %idxprom28.i, !dbg !64
  %12 = load i32, ptr %arrayidx81.i, align 4, !dbg !64, !tbaa !7
  %sub82.i = sub nsw i32 %12, %penalty, !dbg !65
  %cond.i.i = tail call noundef i32 @llvm.smax.i32(i32 %cond.i188.i, i32 %sub82.i), !dbg !66
  br label %if.end84.i, !dbg !67

if.end84.i:                                       ; preds = %if.then60.i, %for.body50.i
  %best.0.i = phi i32 [ %cond.i.i, %if.then60.i ], [ 0, %for.body50.i ], !dbg !68
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  br i1 %spec.select.i, label %if.then86.i, label %if.end93.i, !dbg !70

if.then86.i:                                      ; preds = %if.end84.i
  %13 = zext nneg i32 %sub.i to i64
  %14 = getelementptr [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %13
  %arrayidx89.i = getelementptr i8, ptr %14, i64 132
  %arrayidx92.i = getelementptr inbounds nuw i32, ptr %arrayidx89.i, i64 %idxprom28.i
  store i32 %best.0.i, ptr %arrayidx92.i, align 4, !dbg !71, !tbaa !7
  br label %if.end93.i, !dbg !72

if.end93.i:                                       ; preds = %if.then86.i, %if.end84.i
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !73
  %inc95.i = add nuw nsw i32 %step.0190.i, 1, !dbg !74
  %exitcond194.not.i = icmp eq i32 %inc95.i, 63, !dbg !75
  br i1 %exitcond194.not.i, label %for.body101.i, label %for.body50.i, !dbg !54, !llvm.loop !76

for.body101.i:                                    ; preds = %if.end93.i, %if.end119.i.3
  %y97.0193.i = phi i32 [ %inc121.i.3, %if.end119.i.3 ], [ 0, %if.end93.i ]
  %add104.i = add nuw nsw i32 %y97.0193.i, %add3.i, !dbg !78
  %cmp105.i = icmp slt i32 %add104.i, %width, !dbg !79
  %brmerge.not.i = and i1 %cmp6.i, %cmp105.i
  br i1 %brmerge.not.i, label %if.then108.i, label %if.end119.i, !dbg !80

if.then108.i:                                     ; preds = %for.body101.i
  %15 = zext nneg i32 %y97.0193.i to i64
  %16 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %15
  %arrayidx111.i = getelementptr inbounds nuw i8, ptr %16, i64 132
  %arrayidx114.i = getelementptr inbounds nuw i32, ptr %arrayidx111.i, i64 %idxprom28.i
  %mul115.i = mul nsw i32 %add104.i, %width
  %add116.i = add nsw i32 %mul115.i, %add2.i
  %idxprom117.i = sext i32 %add116.i to i64
  %arrayidx118.i = getelementptr inbounds i32, ptr %score, i64 %idxprom117.i
  %17 = load i32, ptr %arrayidx114.i, align 4, !dbg !81, !tbaa !7
  store i32 %17, ptr %arrayidx118.i, align 4, !dbg !82, !tbaa !7
  br label %if.end119.i, !dbg !83

if.end119.i:                                      ; preds = %if.then108.i, %for.body101.i
  %inc121.i = or disjoint i32 %y97.0193.i, 1, !dbg !84
  %add104.i.1 = add nuw nsw i32 %inc121.i, %add3.i, !dbg !78
  %cmp105.i.1 = icmp slt i32 %add104.i.1, %width, !dbg !79
  %brmerge.not.i.1 = and i1 %cmp6.i, %cmp105.i.1
  br i1 %brmerge.not.i.1, label %if.then108.i.1, label %if.end119.i.1, !dbg !80

if.then108.i.1:                                   ; preds = %if.end119.i
  %18 = zext nneg i32 %inc121.i to i64
  %19 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %18
  %arrayidx111.i.1 = getelementptr inbounds nuw i8, ptr %19, i64 132
  %arrayidx114.i.1 = getelementptr inbounds nuw i32, ptr %arrayidx111.i.1, i64 %idxprom28.i
  %mul115.i.1 = mul nsw i32 %add104.i.1, %width
  %add116.i.1 = add nsw i32 %mul115.i.1, %add2.i
  %idxprom117.i.1 = sext i32 %add116.i.1 to i64
  %arrayidx118.i.1 = getelementptr inbounds i32, ptr %score, i64 %idxprom117.i.1
  %20 = load i32, ptr %arrayidx114.i.1, align 4, !dbg !81, !tbaa !7
  store i32 %20, ptr %arrayidx118.i.1, align 4, !dbg !82, !tbaa !7
  br label %if.end119.i.1, !dbg !83

if.end119.i.1:                                    ; preds = %if.then108.i.1, %if.end119.i
  %inc121.i.1 = or disjoint i32 %y97.0193.i, 2, !dbg !84
  %add104.i.2 = add nuw nsw i32 %inc121.i.1, %add3.i, !dbg !78
  %cmp105.i.2 = icmp slt i32 %add104.i.2, %width, !dbg !79
  %brmerge.not.i.2 = and i1 %cmp6.i, %cmp105.i.2
  br i1 %brmerge.not.i.2, label %if.then108.i.2, label %if.end119.i.2, !dbg !80

if.then108.i.2:                                   ; preds = %if.end119.i.1
  %21 = zext nneg i32 %inc121.i.1 to i64
  %22 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %21
  %arrayidx111.i.2 = getelementptr inbounds nuw i8, ptr %22, i64 132
  %arrayidx114.i.2 = getelementptr inbounds nuw i32, ptr %arrayidx111.i.2, i64 %idxprom28.i
  %mul115.i.2 = mul nsw i32 %add104.i.2, %width
  %add116.i.2 = add nsw i32 %mul115.i.2, %add2.i
  %idxprom117.i.2 = sext i32 %add116.i.2 to i64
  %arrayidx118.i.2 = getelementptr inbounds i32, ptr %score, i64 %idxprom117.i.2
  %23 = load i32, ptr %arrayidx114.i.2, align 4, !dbg !81, !tbaa !7
  store i32 %23, ptr %arrayidx118.i.2, align 4, !dbg !82, !tbaa !7
  br label %if.end119.i.2, !dbg !83

if.end119.i.2:                                    ; preds = %if.then108.i.2, %if.end119.i.1
  %inc121.i.2 = or disjoint i32 %y97.0193.i, 3, !dbg !84
  %add104.i.3 = add nsw i32 %inc121.i.2, %add3.i, !dbg !78
  %cmp105.i.3 = icmp slt i32 %add104.i.3, %width, !dbg !79
  %brmerge.not.i.3 = and i1 %cmp6.i, %cmp105.i.3
  br i1 %brmerge.not.i.3, label %if.then108.i.3, label %if.end119.i.3, !dbg !80

if.then108.i.3:                                   ; preds = %if.end119.i.2
  %24 = zext nneg i32 %inc121.i.2 to i64
  %25 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %24
  %arrayidx111.i.3 = getelementptr inbounds nuw i8, ptr %25, i64 132
  %arrayidx114.i.3 = getelementptr inbounds nuw i32, ptr %arrayidx111.i.3, i64 %idxprom28.i
  %mul115.i.3 = mul nsw i32 %add104.i.3, %width
  %add116.i.3 = add nsw i32 %mul115.i.3, %add2.i
  %idxprom117.i.3 = sext i32 %add116.i.3 to i64
  %arrayidx118.i.3 = getelementptr inbounds i32, ptr %score, i64 %idxprom117.i.3
  %26 = load i32, ptr %arrayidx114.i.3, align 4, !dbg !81, !tbaa !7
  store i32 %26, ptr %arrayidx118.i.3, align 4, !dbg !82, !tbaa !7
  br label %if.end119.i.3, !dbg !83

if.end119.i.3:                                    ; preds = %if.then108.i.3, %if.end119.i.2
  %inc121.i.3 = add nuw nsw i32 %y97.0193.i, 4, !dbg !84
  %exitcond195.not.i.3 = icmp eq i32 %inc121.i.3, 32, !dbg !85
  br i1 %exitcond195.not.i.3, label %_ZL9fill_tilePiPKiiiii.exit, label %for.body101.i, !dbg !86, !llvm.loop !87

_ZL9fill_tilePiPKiiiii.exit:                      ; preds = %if.end119.i.3
  ret void, !dbg !89
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lower_right(ptr noundef captures(none) %score, ptr noundef readonly captures(none) %similarity, i32 noundef %width, i32 noundef %penalty, i32 noundef %tiles, i32 noundef %diagonal) local_unnamed_addr #0 !dbg !90 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !91
  %add = add nuw nsw i32 %0, 1, !dbg !92
  %add1 = add i32 %add, %diagonal, !dbg !93
  %1 = xor i32 %0, -1, !dbg !94
  %sub3 = add i32 %tiles, %1, !dbg !94
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95
  %mul.i = shl nsw i32 %sub3, 5, !dbg !97
  %mul1.i = shl nsw i32 %add1, 5, !dbg !98
  %add.i = or disjoint i32 %mul1.i, 1, !dbg !99
  %add2.i = add nsw i32 %add.i, %2, !dbg !100
  %add3.i = or disjoint i32 %mul.i, 1
  %cmp6.i = icmp slt i32 %add2.i, %width
  %idxprom11.i = zext nneg i32 %2 to i64
  %invariant.gep.i = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE5match to ptr), i64 %idxprom11.i, !dbg !101
  br label %for.body.i, !dbg !102

for.cond.cleanup.i:                               ; preds = %cond.end.i.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !103
  %cmp13.i = icmp eq i32 %2, 0, !dbg !104
  br i1 %cmp13.i, label %if.then.i, label %if.end.i, !dbg !104

for.body.i:                                       ; preds = %cond.end.i.3, %entry
  %y.0189.i = phi i32 [ 0, %entry ], [ %inc.i.3, %cond.end.i.3 ]
  %add4.i = add nuw nsw i32 %y.0189.i, %add3.i, !dbg !105
  %cmp5.i = icmp slt i32 %add4.i, %width, !dbg !106
  %or.cond186.i = select i1 %cmp5.i, i1 %cmp6.i, i1 false, !dbg !107
  br i1 %or.cond186.i, label %cond.true.i, label %cond.end.i, !dbg !107

cond.true.i:                                      ; preds = %for.body.i
  %mul7.i = mul nsw i32 %add4.i, %width
  %add8.i = add nsw i32 %mul7.i, %add2.i
  %idxprom.i = sext i32 %add8.i to i64
  %arrayidx.i = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i
  %3 = load i32, ptr %arrayidx.i, align 4, !dbg !108, !tbaa !7
  br label %cond.end.i, !dbg !109

cond.end.i:                                       ; preds = %cond.true.i, %for.body.i
  %cond.i = phi i32 [ %3, %cond.true.i ], [ 0, %for.body.i ], !dbg !109
  %idxprom9.i = zext nneg i32 %y.0189.i to i64, !dbg !110
  %gep.i = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom9.i, !dbg !110
  store i32 %cond.i, ptr %gep.i, align 4, !dbg !111, !tbaa !7
  %inc.i = or disjoint i32 %y.0189.i, 1, !dbg !112
  %add4.i.1 = add nuw nsw i32 %inc.i, %add3.i, !dbg !105
  %cmp5.i.1 = icmp slt i32 %add4.i.1, %width, !dbg !106
  %or.cond186.i.1 = select i1 %cmp5.i.1, i1 %cmp6.i, i1 false, !dbg !107
  br i1 %or.cond186.i.1, label %cond.true.i.1, label %cond.end.i.1, !dbg !107

cond.true.i.1:                                    ; preds = %cond.end.i
  %mul7.i.1 = mul nsw i32 %add4.i.1, %width
  %add8.i.1 = add nsw i32 %mul7.i.1, %add2.i
  %idxprom.i.1 = sext i32 %add8.i.1 to i64
  %arrayidx.i.1 = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i.1
  %4 = load i32, ptr %arrayidx.i.1, align 4, !dbg !108, !tbaa !7
  br label %cond.end.i.1, !dbg !109

cond.end.i.1:                                     ; preds = %cond.true.i.1, %cond.end.i
  %cond.i.1 = phi i32 [ %4, %cond.true.i.1 ], [ 0, %cond.end.i ], !dbg !109
  %idxprom9.i.1 = zext nneg i32 %inc.i to i64, !dbg !110
  %gep.i.1 = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom9.i.1, !dbg !110
  store i32 %cond.i.1, ptr %gep.i.1, align 4, !dbg !111, !tbaa !7
  %inc.i.1 = or disjoint i32 %y.0189.i, 2, !dbg !112
  %add4.i.2 = add nuw nsw i32 %inc.i.1, %add3.i, !dbg !105
  %cmp5.i.2 = icmp slt i32 %add4.i.2, %width, !dbg !106
  %or.cond186.i.2 = select i1 %cmp5.i.2, i1 %cmp6.i, i1 false, !dbg !107
  br i1 %or.cond186.i.2, label %cond.true.i.2, label %cond.end.i.2, !dbg !107

cond.true.i.2:                                    ; preds = %cond.end.i.1
  %mul7.i.2 = mul nsw i32 %add4.i.2, %width
  %add8.i.2 = add nsw i32 %mul7.i.2, %add2.i
  %idxprom.i.2 = sext i32 %add8.i.2 to i64
  %arrayidx.i.2 = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i.2
  %5 = load i32, ptr %arrayidx.i.2, align 4, !dbg !108, !tbaa !7
  br label %cond.end.i.2, !dbg !109

cond.end.i.2:                                     ; preds = %cond.true.i.2, %cond.end.i.1
  %cond.i.2 = phi i32 [ %5, %cond.true.i.2 ], [ 0, %cond.end.i.1 ], !dbg !109
  %idxprom9.i.2 = zext nneg i32 %inc.i.1 to i64, !dbg !110
  %gep.i.2 = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom9.i.2, !dbg !110
  store i32 %cond.i.2, ptr %gep.i.2, align 4, !dbg !111, !tbaa !7
  %inc.i.2 = or disjoint i32 %y.0189.i, 3, !dbg !112
  %add4.i.3 = add nsw i32 %inc.i.2, %add3.i, !dbg !105
  %cmp5.i.3 = icmp slt i32 %add4.i.3, %width, !dbg !106
  %or.cond186.i.3 = select i1 %cmp5.i.3, i1 %cmp6.i, i1 false, !dbg !107
  br i1 %or.cond186.i.3, label %cond.true.i.3, label %cond.end.i.3, !dbg !107

cond.true.i.3:                                    ; preds = %cond.end.i.2
  %mul7.i.3 = mul nsw i32 %add4.i.3, %width
  %add8.i.3 = add nsw i32 %mul7.i.3, %add2.i
  %idxprom.i.3 = sext i32 %add8.i.3 to i64
  %arrayidx.i.3 = getelementptr inbounds i32, ptr %similarity, i64 %idxprom.i.3
  %6 = load i32, ptr %arrayidx.i.3, align 4, !dbg !108, !tbaa !7
  br label %cond.end.i.3, !dbg !109

cond.end.i.3:                                     ; preds = %cond.true.i.3, %cond.end.i.2
  %cond.i.3 = phi i32 [ %6, %cond.true.i.3 ], [ 0, %cond.end.i.2 ], !dbg !109
  %idxprom9.i.3 = zext nneg i32 %inc.i.2 to i64, !dbg !110
  %gep.i.3 = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom9.i.3, !dbg !110
  store i32 %cond.i.3, ptr %gep.i.3, align 4, !dbg !111, !tbaa !7
  %inc.i.3 = add nuw nsw i32 %y.0189.i, 4, !dbg !112
  %exitcond.not.i.3 = icmp eq i32 %inc.i.3, 32, !dbg !113
  br i1 %exitcond.not.i.3, label %for.cond.cleanup.i, label %for.body.i, !dbg !102, !llvm.loop !114

if.then.i:                                        ; preds = %for.cond.cleanup.i
  %mul14.i = mul nsw i32 %mul.i, %width
  %add15.i = add nsw i32 %mul1.i, %mul14.i
  %idxprom16.i = sext i32 %add15.i to i64
  %arrayidx17.i = getelementptr inbounds i32, ptr %score, i64 %idxprom16.i
  %7 = load i32, ptr %arrayidx17.i, align 4, !dbg !116, !tbaa !7
  store i32 %7, ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), align 4, !dbg !117, !tbaa !7
  br label %if.end.i, !dbg !118

if.end.i:                                         ; preds = %if.then.i, %for.cond.cleanup.i
  br i1 %cmp6.i, label %cond.true19.i, label %cond.end25.i, !dbg !119

cond.true19.i:                                    ; preds = %if.end.i
  %mul20.i = mul nsw i32 %mul.i, %width
  %add21.i = add nsw i32 %add2.i, %mul20.i
  %idxprom22.i = sext i32 %add21.i to i64
  %arrayidx23.i = getelementptr inbounds i32, ptr %score, i64 %idxprom22.i
  %8 = load i32, ptr %arrayidx23.i, align 4, !dbg !120, !tbaa !7
  br label %cond.end25.i, !dbg !119

cond.end25.i:                                     ; preds = %cond.true19.i, %if.end.i
  %cond26.i = phi i32 [ %8, %cond.true19.i ], [ 0, %if.end.i ], !dbg !119
  %add27.i = add nuw nsw i32 %2, 1, !dbg !121
  %idxprom28.i = zext nneg i32 %add27.i to i64, !dbg !122
  %arrayidx29.i = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %idxprom28.i, !dbg !122
  store i32 %cond26.i, ptr %arrayidx29.i, align 4, !dbg !123, !tbaa !7
  %add31.i = add nsw i32 %add3.i, %2, !dbg !124
  %cmp32.i = icmp slt i32 %add31.i, %width, !dbg !125
  br i1 %cmp32.i, label %cond.true33.i, label %cond.end41.i, !dbg !126

cond.true33.i:                                    ; preds = %cond.end25.i
  %mul36.i = mul nsw i32 %add31.i, %width
  %add37.i = add nsw i32 %mul36.i, %mul1.i
  %idxprom38.i = sext i32 %add37.i to i64
  %arrayidx39.i = getelementptr inbounds i32, ptr %score, i64 %idxprom38.i
  %9 = load i32, ptr %arrayidx39.i, align 4, !dbg !127, !tbaa !7
  br label %cond.end41.i, !dbg !126

cond.end41.i:                                     ; preds = %cond.true33.i, %cond.end25.i
  %cond42.i = phi i32 [ %9, %cond.true33.i ], [ 0, %cond.end25.i ], !dbg !126
  %arrayidx45.i = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %idxprom28.i, !dbg !128
  store i32 %cond42.i, ptr %arrayidx45.i, align 4, !dbg !129, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !130
  br label %for.body50.i, !dbg !131

for.body50.i:                                     ; preds = %if.end93.i, %cond.end41.i
  %step.0190.i = phi i32 [ 0, %cond.end41.i ], [ %inc95.i, %if.end93.i ]
  %sub.i = sub nsw i32 %step.0190.i, %2, !dbg !132
  %or.cond.i = icmp ult i32 %sub.i, 32, !dbg !133
  %add57.i = add nsw i32 %sub.i, %add3.i
  %cmp58.i = icmp slt i32 %add57.i, %width
  %or.cond187.i = select i1 %or.cond.i, i1 %cmp58.i, i1 false, !dbg !133
  %spec.select.i = and i1 %cmp6.i, %or.cond187.i, !dbg !133
  br i1 %spec.select.i, label %if.then60.i, label %if.end84.i, !dbg !134

if.then60.i:                                      ; preds = %for.body50.i
  %idxprom61.i = zext nneg i32 %sub.i to i64, !dbg !135
  %arrayidx62.i = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %idxprom61.i, !dbg !135
  %arrayidx64.i = getelementptr inbounds nuw i32, ptr %arrayidx62.i, i64 %idxprom11.i, !dbg !135
  %10 = load i32, ptr %arrayidx64.i, align 4, !dbg !135, !tbaa !7
  %gep192.i = getelementptr inbounds nuw [32 x i32], ptr %invariant.gep.i, i64 %idxprom61.i, !dbg !136
  %11 = load i32, ptr %gep192.i, align 4, !dbg !136, !tbaa !7
  %add69.i = add nsw i32 %11, %10, !dbg !137
  %arrayidx72.i = getelementptr i8, ptr %arrayidx62.i, i64 132, !dbg !138
  %arrayidx74.i = getelementptr inbounds nuw i32, ptr %arrayidx72.i, i64 %idxprom11.i, !dbg !138
  %12 = load i32, ptr %arrayidx74.i, align 4, !dbg !138, !tbaa !7
  %sub75.i = sub nsw i32 %12, %penalty, !dbg !139
  %cond.i188.i = tail call noundef i32 @llvm.smax.i32(i32 %add69.i, i32 %sub75.i), !dbg !140
  %arrayidx81.i = getelementptr inbounds nuw i32, ptr %arrayidx62.i, i64 %idxprom28.i, !dbg !141
  %13 = load i32, ptr %arrayidx81.i, align 4, !dbg !141, !tbaa !7
  %sub82.i = sub nsw i32 %13, %penalty, !dbg !142
  %cond.i.i = tail call noundef i32 @llvm.smax.i32(i32 %cond.i188.i, i32 %sub82.i), !dbg !143
  br label %if.end84.i, !dbg !144

if.end84.i:                                       ; preds = %if.then60.i, %for.body50.i
  %best.0.i = phi i32 [ %cond.i.i, %if.then60.i ], [ 0, %for.body50.i ], !dbg !145
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !146
  br i1 %spec.select.i, label %if.then86.i, label %if.end93.i, !dbg !147

if.then86.i:                                      ; preds = %if.end84.i
  %14 = zext nneg i32 %sub.i to i64
  %15 = getelementptr [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %14
  %arrayidx89.i = getelementptr i8, ptr %15, i64 132
  %arrayidx92.i = getelementptr inbounds nuw i32, ptr %arrayidx89.i, i64 %idxprom28.i
  store i32 %best.0.i, ptr %arrayidx92.i, align 4, !dbg !148, !tbaa !7
  br label %if.end93.i, !dbg !149

if.end93.i:                                       ; preds = %if.then86.i, %if.end84.i
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !150
  %inc95.i = add nuw nsw i32 %step.0190.i, 1, !dbg !151
  %exitcond194.not.i = icmp eq i32 %inc95.i, 63, !dbg !152
  br i1 %exitcond194.not.i, label %for.body101.i, label %for.body50.i, !dbg !131, !llvm.loop !153

for.body101.i:                                    ; preds = %if.end93.i, %if.end119.i.3
  %y97.0193.i = phi i32 [ %inc121.i.3, %if.end119.i.3 ], [ 0, %if.end93.i ]
  %add104.i = add nuw nsw i32 %y97.0193.i, %add3.i, !dbg !155
  %cmp105.i = icmp slt i32 %add104.i, %width, !dbg !156
  %brmerge.not.i = and i1 %cmp6.i, %cmp105.i
  br i1 %brmerge.not.i, label %if.then108.i, label %if.end119.i, !dbg !157

if.then108.i:                                     ; preds = %for.body101.i
  %16 = zext nneg i32 %y97.0193.i to i64
  %17 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %16
  %arrayidx111.i = getelementptr inbounds nuw i8, ptr %17, i64 132
  %arrayidx114.i = getelementptr inbounds nuw i32, ptr %arrayidx111.i, i64 %idxprom28.i
  %mul115.i = mul nsw i32 %add104.i, %width
  %add116.i = add nsw i32 %mul115.i, %add2.i
  %idxprom117.i = sext i32 %add116.i to i64
  %arrayidx118.i = getelementptr inbounds i32, ptr %score, i64 %idxprom117.i
  %18 = load i32, ptr %arrayidx114.i, align 4, !dbg !158, !tbaa !7
  store i32 %18, ptr %arrayidx118.i, align 4, !dbg !159, !tbaa !7
  br label %if.end119.i, !dbg !160

if.end119.i:                                      ; preds = %if.then108.i, %for.body101.i
  %inc121.i = or disjoint i32 %y97.0193.i, 1, !dbg !161
  %add104.i.1 = add nuw nsw i32 %inc121.i, %add3.i, !dbg !155
  %cmp105.i.1 = icmp slt i32 %add104.i.1, %width, !dbg !156
  %brmerge.not.i.1 = and i1 %cmp6.i, %cmp105.i.1
  br i1 %brmerge.not.i.1, label %if.then108.i.1, label %if.end119.i.1, !dbg !157

if.then108.i.1:                                   ; preds = %if.end119.i
  %19 = zext nneg i32 %inc121.i to i64
  %20 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %19
  %arrayidx111.i.1 = getelementptr inbounds nuw i8, ptr %20, i64 132
  %arrayidx114.i.1 = getelementptr inbounds nuw i32, ptr %arrayidx111.i.1, i64 %idxprom28.i
  %mul115.i.1 = mul nsw i32 %add104.i.1, %width
  %add116.i.1 = add nsw i32 %mul115.i.1, %add2.i
  %idxprom117.i.1 = sext i32 %add116.i.1 to i64
  %arrayidx118.i.1 = getelementptr inbounds i32, ptr %score, i64 %idxprom117.i.1
  %21 = load i32, ptr %arrayidx114.i.1, align 4, !dbg !158, !tbaa !7
  store i32 %21, ptr %arrayidx118.i.1, align 4, !dbg !159, !tbaa !7
  br label %if.end119.i.1, !dbg !160

if.end119.i.1:                                    ; preds = %if.then108.i.1, %if.end119.i
  %inc121.i.1 = or disjoint i32 %y97.0193.i, 2, !dbg !161
  %add104.i.2 = add nuw nsw i32 %inc121.i.1, %add3.i, !dbg !155
  %cmp105.i.2 = icmp slt i32 %add104.i.2, %width, !dbg !156
  %brmerge.not.i.2 = and i1 %cmp6.i, %cmp105.i.2
  br i1 %brmerge.not.i.2, label %if.then108.i.2, label %if.end119.i.2, !dbg !157

if.then108.i.2:                                   ; preds = %if.end119.i.1
  %22 = zext nneg i32 %inc121.i.1 to i64
  %23 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %22
  %arrayidx111.i.2 = getelementptr inbounds nuw i8, ptr %23, i64 132
  %arrayidx114.i.2 = getelementptr inbounds nuw i32, ptr %arrayidx111.i.2, i64 %idxprom28.i
  %mul115.i.2 = mul nsw i32 %add104.i.2, %width
  %add116.i.2 = add nsw i32 %mul115.i.2, %add2.i
  %idxprom117.i.2 = sext i32 %add116.i.2 to i64
  %arrayidx118.i.2 = getelementptr inbounds i32, ptr %score, i64 %idxprom117.i.2
  %24 = load i32, ptr %arrayidx114.i.2, align 4, !dbg !158, !tbaa !7
  store i32 %24, ptr %arrayidx118.i.2, align 4, !dbg !159, !tbaa !7
  br label %if.end119.i.2, !dbg !160

if.end119.i.2:                                    ; preds = %if.then108.i.2, %if.end119.i.1
  %inc121.i.2 = or disjoint i32 %y97.0193.i, 3, !dbg !161
  %add104.i.3 = add nsw i32 %inc121.i.2, %add3.i, !dbg !155
  %cmp105.i.3 = icmp slt i32 %add104.i.3, %width, !dbg !156
  %brmerge.not.i.3 = and i1 %cmp6.i, %cmp105.i.3
  br i1 %brmerge.not.i.3, label %if.then108.i.3, label %if.end119.i.3, !dbg !157

if.then108.i.3:                                   ; preds = %if.end119.i.2
  %25 = zext nneg i32 %inc121.i.2 to i64
  %26 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZL9fill_tilePiPKiiiiiE4cell to ptr), i64 %25
  %arrayidx111.i.3 = getelementptr inbounds nuw i8, ptr %26, i64 132
  %arrayidx114.i.3 = getelementptr inbounds nuw i32, ptr %arrayidx111.i.3, i64 %idxprom28.i
  %mul115.i.3 = mul nsw i32 %add104.i.3, %width
  %add116.i.3 = add nsw i32 %mul115.i.3, %add2.i
  %idxprom117.i.3 = sext i32 %add116.i.3 to i64
  %arrayidx118.i.3 = getelementptr inbounds i32, ptr %score, i64 %idxprom117.i.3
  %27 = load i32, ptr %arrayidx114.i.3, align 4, !dbg !158, !tbaa !7
  store i32 %27, ptr %arrayidx118.i.3, align 4, !dbg !159, !tbaa !7
  br label %if.end119.i.3, !dbg !160

if.end119.i.3:                                    ; preds = %if.then108.i.3, %if.end119.i.2
  %inc121.i.3 = add nuw nsw i32 %y97.0193.i, 4, !dbg !161
  %exitcond195.not.i.3 = icmp eq i32 %inc121.i.3, 32, !dbg !162
  br i1 %exitcond195.not.i.3, label %_ZL9fill_tilePiPKiiiii.exit, label %for.body101.i, !dbg !163, !llvm.loop !164

_ZL9fill_tilePiPKiiiii.exit:                      ; preds = %if.end119.i.3
  ret void, !dbg !166
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

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
!27 = !DILocation(line: 30, column: 27, scope: !17, inlinedAt: !18)
!28 = !DILocation(line: 31, column: 28, scope: !17, inlinedAt: !18)
!29 = !DILocation(line: 31, column: 36, scope: !17, inlinedAt: !18)
!30 = !DILocation(line: 31, column: 53, scope: !17, inlinedAt: !18)
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
!42 = !DILocation(line: 38, column: 23, scope: !17, inlinedAt: !18)
!43 = !DILocation(line: 38, column: 37, scope: !17, inlinedAt: !18)
!44 = !DILocation(line: 38, column: 16, scope: !17, inlinedAt: !18)
!45 = !DILocation(line: 38, column: 5, scope: !17, inlinedAt: !18)
!46 = !DILocation(line: 38, column: 21, scope: !17, inlinedAt: !18)
!47 = !DILocation(line: 39, column: 31, scope: !17, inlinedAt: !18)
!48 = !DILocation(line: 39, column: 36, scope: !17, inlinedAt: !18)
!49 = !DILocation(line: 39, column: 23, scope: !17, inlinedAt: !18)
!50 = !DILocation(line: 39, column: 46, scope: !17, inlinedAt: !18)
!51 = !DILocation(line: 39, column: 5, scope: !17, inlinedAt: !18)
!52 = !DILocation(line: 39, column: 21, scope: !17, inlinedAt: !18)
!53 = !DILocation(line: 40, column: 5, scope: !17, inlinedAt: !18)
!54 = !DILocation(line: 42, column: 5, scope: !17, inlinedAt: !18)
!55 = !DILocation(line: 43, column: 22, scope: !17, inlinedAt: !18)
!56 = !DILocation(line: 44, column: 30, scope: !17, inlinedAt: !18)
!57 = !DILocation(line: 46, column: 13, scope: !17, inlinedAt: !18)
!58 = !DILocation(line: 47, column: 20, scope: !17, inlinedAt: !18)
!59 = !DILocation(line: 47, column: 34, scope: !17, inlinedAt: !18)
!60 = !DILocation(line: 47, column: 32, scope: !17, inlinedAt: !18)
!61 = !DILocation(line: 48, column: 30, scope: !17, inlinedAt: !18)
!62 = !DILocation(line: 48, column: 46, scope: !17, inlinedAt: !18)
!63 = !DILocation(line: 48, column: 20, scope: !17, inlinedAt: !18)
!64 = !DILocation(line: 49, column: 30, scope: !17, inlinedAt: !18)
!65 = !DILocation(line: 49, column: 46, scope: !17, inlinedAt: !18)
!66 = !DILocation(line: 49, column: 20, scope: !17, inlinedAt: !18)
!67 = !DILocation(line: 50, column: 9, scope: !17, inlinedAt: !18)
!68 = !DILocation(line: 0, scope: !17, inlinedAt: !18)
!69 = !DILocation(line: 51, column: 9, scope: !17, inlinedAt: !18)
!70 = !DILocation(line: 52, column: 13, scope: !17, inlinedAt: !18)
!71 = !DILocation(line: 53, column: 33, scope: !17, inlinedAt: !18)
!72 = !DILocation(line: 53, column: 13, scope: !17, inlinedAt: !18)
!73 = !DILocation(line: 54, column: 9, scope: !17, inlinedAt: !18)
!74 = !DILocation(line: 42, column: 49, scope: !17, inlinedAt: !18)
!75 = !DILocation(line: 42, column: 29, scope: !17, inlinedAt: !18)
!76 = distinct !{!76, !54, !77, !38}
!77 = !DILocation(line: 55, column: 5, scope: !17, inlinedAt: !18)
!78 = !DILocation(line: 58, column: 27, scope: !17, inlinedAt: !18)
!79 = !DILocation(line: 59, column: 17, scope: !17, inlinedAt: !18)
!80 = !DILocation(line: 59, column: 25, scope: !17, inlinedAt: !18)
!81 = !DILocation(line: 60, column: 40, scope: !17, inlinedAt: !18)
!82 = !DILocation(line: 60, column: 38, scope: !17, inlinedAt: !18)
!83 = !DILocation(line: 60, column: 13, scope: !17, inlinedAt: !18)
!84 = !DILocation(line: 57, column: 32, scope: !17, inlinedAt: !18)
!85 = !DILocation(line: 57, column: 23, scope: !17, inlinedAt: !18)
!86 = !DILocation(line: 57, column: 5, scope: !17, inlinedAt: !18)
!87 = distinct !{!87, !86, !88, !38}
!88 = !DILocation(line: 61, column: 5, scope: !17, inlinedAt: !18)
!89 = !DILocation(line: 71, column: 1, scope: !11)
!90 = distinct !DISubprogram(name: "lower_right", scope: !1, file: !1, line: 74, type: !12, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DILocation(line: 77, column: 35, scope: !90)
!92 = !DILocation(line: 77, column: 29, scope: !90)
!93 = !DILocation(line: 77, column: 33, scope: !90)
!94 = !DILocation(line: 78, column: 30, scope: !90)
!95 = !DILocation(line: 23, column: 14, scope: !17, inlinedAt: !96)
!96 = distinct !DILocation(line: 79, column: 5, scope: !90)
!97 = !DILocation(line: 24, column: 24, scope: !17, inlinedAt: !96)
!98 = !DILocation(line: 25, column: 25, scope: !17, inlinedAt: !96)
!99 = !DILocation(line: 26, column: 20, scope: !17, inlinedAt: !96)
!100 = !DILocation(line: 26, column: 24, scope: !17, inlinedAt: !96)
!101 = !DILocation(line: 29, column: 10, scope: !17, inlinedAt: !96)
!102 = !DILocation(line: 29, column: 5, scope: !17, inlinedAt: !96)
!103 = !DILocation(line: 33, column: 5, scope: !17, inlinedAt: !96)
!104 = !DILocation(line: 36, column: 12, scope: !17, inlinedAt: !96)
!105 = !DILocation(line: 30, column: 27, scope: !17, inlinedAt: !96)
!106 = !DILocation(line: 31, column: 28, scope: !17, inlinedAt: !96)
!107 = !DILocation(line: 31, column: 36, scope: !17, inlinedAt: !96)
!108 = !DILocation(line: 31, column: 53, scope: !17, inlinedAt: !96)
!109 = !DILocation(line: 31, column: 24, scope: !17, inlinedAt: !96)
!110 = !DILocation(line: 31, column: 9, scope: !17, inlinedAt: !96)
!111 = !DILocation(line: 31, column: 22, scope: !17, inlinedAt: !96)
!112 = !DILocation(line: 29, column: 32, scope: !17, inlinedAt: !96)
!113 = !DILocation(line: 29, column: 23, scope: !17, inlinedAt: !96)
!114 = distinct !{!114, !102, !115, !38}
!115 = !DILocation(line: 32, column: 5, scope: !17, inlinedAt: !96)
!116 = !DILocation(line: 37, column: 22, scope: !17, inlinedAt: !96)
!117 = !DILocation(line: 37, column: 20, scope: !17, inlinedAt: !96)
!118 = !DILocation(line: 37, column: 9, scope: !17, inlinedAt: !96)
!119 = !DILocation(line: 38, column: 23, scope: !17, inlinedAt: !96)
!120 = !DILocation(line: 38, column: 37, scope: !17, inlinedAt: !96)
!121 = !DILocation(line: 38, column: 16, scope: !17, inlinedAt: !96)
!122 = !DILocation(line: 38, column: 5, scope: !17, inlinedAt: !96)
!123 = !DILocation(line: 38, column: 21, scope: !17, inlinedAt: !96)
!124 = !DILocation(line: 39, column: 31, scope: !17, inlinedAt: !96)
!125 = !DILocation(line: 39, column: 36, scope: !17, inlinedAt: !96)
!126 = !DILocation(line: 39, column: 23, scope: !17, inlinedAt: !96)
!127 = !DILocation(line: 39, column: 46, scope: !17, inlinedAt: !96)
!128 = !DILocation(line: 39, column: 5, scope: !17, inlinedAt: !96)
!129 = !DILocation(line: 39, column: 21, scope: !17, inlinedAt: !96)
!130 = !DILocation(line: 40, column: 5, scope: !17, inlinedAt: !96)
!131 = !DILocation(line: 42, column: 5, scope: !17, inlinedAt: !96)
!132 = !DILocation(line: 43, column: 22, scope: !17, inlinedAt: !96)
!133 = !DILocation(line: 44, column: 30, scope: !17, inlinedAt: !96)
!134 = !DILocation(line: 46, column: 13, scope: !17, inlinedAt: !96)
!135 = !DILocation(line: 47, column: 20, scope: !17, inlinedAt: !96)
!136 = !DILocation(line: 47, column: 34, scope: !17, inlinedAt: !96)
!137 = !DILocation(line: 47, column: 32, scope: !17, inlinedAt: !96)
!138 = !DILocation(line: 48, column: 30, scope: !17, inlinedAt: !96)
!139 = !DILocation(line: 48, column: 46, scope: !17, inlinedAt: !96)
!140 = !DILocation(line: 48, column: 20, scope: !17, inlinedAt: !96)
!141 = !DILocation(line: 49, column: 30, scope: !17, inlinedAt: !96)
!142 = !DILocation(line: 49, column: 46, scope: !17, inlinedAt: !96)
!143 = !DILocation(line: 49, column: 20, scope: !17, inlinedAt: !96)
!144 = !DILocation(line: 50, column: 9, scope: !17, inlinedAt: !96)
!145 = !DILocation(line: 0, scope: !17, inlinedAt: !96)
!146 = !DILocation(line: 51, column: 9, scope: !17, inlinedAt: !96)
!147 = !DILocation(line: 52, column: 13, scope: !17, inlinedAt: !96)
!148 = !DILocation(line: 53, column: 33, scope: !17, inlinedAt: !96)
!149 = !DILocation(line: 53, column: 13, scope: !17, inlinedAt: !96)
!150 = !DILocation(line: 54, column: 9, scope: !17, inlinedAt: !96)
!151 = !DILocation(line: 42, column: 49, scope: !17, inlinedAt: !96)
!152 = !DILocation(line: 42, column: 29, scope: !17, inlinedAt: !96)
!153 = distinct !{!153, !131, !154, !38}
!154 = !DILocation(line: 55, column: 5, scope: !17, inlinedAt: !96)
!155 = !DILocation(line: 58, column: 27, scope: !17, inlinedAt: !96)
!156 = !DILocation(line: 59, column: 17, scope: !17, inlinedAt: !96)
!157 = !DILocation(line: 59, column: 25, scope: !17, inlinedAt: !96)
!158 = !DILocation(line: 60, column: 40, scope: !17, inlinedAt: !96)
!159 = !DILocation(line: 60, column: 38, scope: !17, inlinedAt: !96)
!160 = !DILocation(line: 60, column: 13, scope: !17, inlinedAt: !96)
!161 = !DILocation(line: 57, column: 32, scope: !17, inlinedAt: !96)
!162 = !DILocation(line: 57, column: 23, scope: !17, inlinedAt: !96)
!163 = !DILocation(line: 57, column: 5, scope: !17, inlinedAt: !96)
!164 = distinct !{!164, !163, !165, !38}
!165 = !DILocation(line: 61, column: 5, scope: !17, inlinedAt: !96)
!166 = !DILocation(line: 80, column: 1, scope: !90)
