; Made from benign.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11shared_flagE3any = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13flag_unwaitedE3any = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ15hint_and_answerE3any = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ11plain_countE4bins = internal addrspace(3) global [2 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @plain_exchange(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !14
  %mul = mul i32 %0, %1, !dbg !14
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %add = add i32 %mul, %2, !dbg !14
  %cmp = icmp slt i32 %add, %n, !dbg !15
  br i1 %cmp, label %if.then, label %cleanup, !dbg !15

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !15
  %idxprom = sext i32 %add to i64, !dbg !16
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !16
  %3 = load i32, ptr %arrayidx, align 4, !dbg !16, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !17
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !18
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !19, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !20, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 0, !dbg !21
  br i1 %cmp12, label %if.then13, label %cleanup, !dbg !21

if.then13:                                        ; preds = %if.then
  store i32 1, ptr %scratch, align 4, !dbg !22, !tbaa !7
  %add.ptr = getelementptr inbounds nuw i8, ptr %scratch, i64 4, !dbg !23
  %5 = atomicrmw xchg ptr %add.ptr, i32 %add seq_cst, align 4, !dbg !23
  br label %cleanup, !dbg !24

cleanup:                                          ; preds = %entry, %if.then, %if.then13
  ret void, !dbg !25
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc void @_ZL5wasteiPi(i32 noundef %v, ptr noundef writeonly captures(none) %scratch) unnamed_addr #1 !dbg !26 {
entry:
  br label %for.body, !dbg !28

for.cond.cleanup:                                 ; preds = %for.body
  %cmp1 = icmp eq i32 %call, 1592614637, !dbg !29
  br i1 %cmp1, label %if.then, label %if.end, !dbg !29

for.body:                                         ; preds = %entry, %for.body
  %k.07 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %x.06 = phi i32 [ %v, %entry ], [ %call, %for.body ]
  %add = add nsw i32 %k.07, %x.06, !dbg !30
  %call = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %add) #4, !dbg !31
  %inc = add nuw nsw i32 %k.07, 1, !dbg !32
  %exitcond.not = icmp eq i32 %inc, 4, !dbg !33
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !28, !llvm.loop !34

if.then:                                          ; preds = %for.cond.cleanup
  store i32 1592614637, ptr %scratch, align 4, !dbg !38, !tbaa !7
  br label %if.end, !dbg !39

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  ret void, !dbg !40
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %v) unnamed_addr #1 !dbg !41 {
entry:
  br label %for.body, !dbg !42

for.cond.cleanup:                                 ; preds = %for.body
  ret i32 %0, !dbg !43

for.body:                                         ; preds = %entry, %for.body
  %k.013 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %x.012 = phi i32 [ %v, %entry ], [ %0, %for.body ]
  %shl = shl i32 %x.012, 13, !dbg !44
  %xor = xor i32 %shl, %x.012, !dbg !45
  %shr = lshr i32 %xor, 17, !dbg !46
  %xor1 = xor i32 %shr, %xor, !dbg !47
  %shl2 = shl i32 %xor1, 5, !dbg !48
  %xor3 = xor i32 %shl2, %xor1, !dbg !49
  %0 = tail call i32 asm sideeffect "", "=r,0"(i32 %xor3) #4, !dbg !50, !srcloc !51
  %inc = add nuw nsw i32 %k.013, 1, !dbg !52
  %exitcond.not = icmp eq i32 %inc, 6, !dbg !53
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !42, !llvm.loop !54
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @moved_flag(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !56 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !57
  %mul = mul i32 %0, %1, !dbg !57
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
  %add = add i32 %mul, %2, !dbg !57
  %cmp = icmp slt i32 %add, %n, !dbg !58
  br i1 %cmp, label %if.then, label %cleanup, !dbg !58

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !58
  %idxprom = sext i32 %add to i64, !dbg !59
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !59
  %3 = load i32, ptr %arrayidx, align 4, !dbg !59, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !60
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !61
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !62, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !63, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 0, !dbg !64
  br i1 %cmp12, label %if.then13, label %cleanup, !dbg !64

if.then13:                                        ; preds = %if.then
  store i32 1, ptr %scratch, align 4, !dbg !65, !tbaa !7
  br label %cleanup, !dbg !66

cleanup:                                          ; preds = %entry, %if.then, %if.then13
  ret void, !dbg !67
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flag_twice(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !68 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !69
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !69
  %mul = mul i32 %0, %1, !dbg !69
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
  %add = add i32 %mul, %2, !dbg !69
  %cmp = icmp slt i32 %add, %n, !dbg !70
  br i1 %cmp, label %if.then, label %cleanup, !dbg !70

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !70
  %idxprom = sext i32 %add to i64, !dbg !71
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !71
  %3 = load i32, ptr %arrayidx, align 4, !dbg !71, !tbaa !7
  %cmp7 = icmp sgt i32 %3, 0, !dbg !72
  br i1 %cmp7, label %cond.true, label %cond.false, !dbg !71

cond.true:                                        ; preds = %if.then
  %call10 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !73
  br label %cond.end, !dbg !71

cond.false:                                       ; preds = %if.then
  %add13 = add nsw i32 %3, 1, !dbg !74
  %call14 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %add13) #4, !dbg !75
  br label %cond.end, !dbg !71

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call10, %cond.true ], [ %call14, %cond.false ], !dbg !71
  %arrayidx16 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !76
  store i32 %cond, ptr %arrayidx16, align 4, !dbg !77, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !78, !tbaa !7
  %5 = add i32 %4, -1, !dbg !79
  %or.cond = icmp ult i32 %5, -51, !dbg !79
  br i1 %or.cond, label %if.then23, label %cleanup, !dbg !79

if.then23:                                        ; preds = %cond.end
  store i32 1, ptr %scratch, align 4, !dbg !80, !tbaa !7
  br label %cleanup, !dbg !81

cleanup:                                          ; preds = %entry, %if.then23, %cond.end
  ret void, !dbg !82
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @equal_levels(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !83 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !84
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84
  %mul = mul i32 %0, %1, !dbg !84
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84
  %add = add i32 %mul, %2, !dbg !84
  %cmp = icmp slt i32 %add, %n, !dbg !85
  br i1 %cmp, label %if.then, label %cleanup, !dbg !85

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !85
  %idxprom = sext i32 %add to i64, !dbg !86
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !86
  %3 = load i32, ptr %arrayidx, align 4, !dbg !86, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !87
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !88
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !89, !tbaa !7
  %add10 = add nsw i32 %n, 1, !dbg !90
  %div = sdiv i32 %add, 2, !dbg !91
  %idxprom11 = sext i32 %div to i64, !dbg !92
  %arrayidx12 = getelementptr inbounds i32, ptr %scratch, i64 %idxprom11, !dbg !92
  store i32 %add10, ptr %arrayidx12, align 4, !dbg !93, !tbaa !7
  br label %cleanup, !dbg !94

cleanup:                                          ; preds = %entry, %if.then
  ret void, !dbg !94
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hinted_flag(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !95 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !96
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96
  %mul = mul i32 %0, %1, !dbg !96
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96
  %add = add i32 %mul, %2, !dbg !96
  %cmp = icmp slt i32 %add, %n, !dbg !97
  br i1 %cmp, label %if.then, label %cleanup, !dbg !97

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !97
  %idxprom = sext i32 %add to i64, !dbg !98
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !98
  %3 = load i32, ptr %arrayidx, align 4, !dbg !98, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !99
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !100
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !101, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !102, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 0, !dbg !103
  br i1 %cmp12, label %land.lhs.true, label %cleanup, !dbg !104

land.lhs.true:                                    ; preds = %if.then
  %5 = load i32, ptr %scratch, align 4, !dbg !105, !tbaa !7
  %cmp14.not = icmp eq i32 %5, 1, !dbg !106
  br i1 %cmp14.not, label %cleanup, label %if.then15, !dbg !104

if.then15:                                        ; preds = %land.lhs.true
  store i32 1, ptr %scratch, align 4, !dbg !107, !tbaa !7
  br label %cleanup, !dbg !108

cleanup:                                          ; preds = %entry, %if.then, %land.lhs.true, %if.then15
  ret void, !dbg !109
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_flag(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !110 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !111
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !111
  %mul = mul i32 %0, %1, !dbg !111
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !111
  %add = add i32 %mul, %2, !dbg !111
  %cmp = icmp slt i32 %add, %n, !dbg !112
  br i1 %cmp, label %if.then, label %if.end, !dbg !112

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !112
  br label %if.end, !dbg !112

if.end:                                           ; preds = %if.then, %entry
  %cmp4 = icmp eq i32 %2, 0, !dbg !113
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !113

if.then5:                                         ; preds = %if.end
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagE3any to ptr), align 4, !dbg !114, !tbaa !7
  br label %if.end6, !dbg !115

if.end6:                                          ; preds = %if.then5, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !116
  br i1 %cmp, label %cond.true, label %cond.end, !dbg !117

cond.true:                                        ; preds = %if.end6
  %idxprom = sext i32 %add to i64, !dbg !118
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !118
  %3 = load i32, ptr %arrayidx, align 4, !dbg !118, !tbaa !7
  br label %cond.end, !dbg !117

cond.end:                                         ; preds = %if.end6, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %if.end6 ], !dbg !117
  %call8 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %cond) #4, !dbg !119
  br i1 %cmp, label %land.lhs.true, label %if.end14, !dbg !120

land.lhs.true:                                    ; preds = %cond.end
  %idxprom10 = sext i32 %add to i64, !dbg !121
  %arrayidx11 = getelementptr inbounds i32, ptr %in, i64 %idxprom10, !dbg !121
  %4 = load i32, ptr %arrayidx11, align 4, !dbg !121, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 90, !dbg !122
  br i1 %cmp12, label %if.then13, label %if.end14, !dbg !120

if.then13:                                        ; preds = %land.lhs.true
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagE3any to ptr), align 4, !dbg !123, !tbaa !7
  br label %if.end14, !dbg !124

if.end14:                                         ; preds = %if.then13, %land.lhs.true, %cond.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !125
  br i1 %cmp, label %if.then16, label %if.end23, !dbg !126

if.then16:                                        ; preds = %if.end14
  %5 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagE3any to ptr), align 4, !dbg !127, !tbaa !7
  %tobool.not = icmp eq i32 %5, 0, !dbg !127
  %sub = sub nsw i32 0, %call8, !dbg !127
  %cond20 = select i1 %tobool.not, i32 %sub, i32 %call8, !dbg !127
  %idxprom21 = sext i32 %add to i64, !dbg !128
  %arrayidx22 = getelementptr inbounds i32, ptr %out, i64 %idxprom21, !dbg !128
  store i32 %cond20, ptr %arrayidx22, align 4, !dbg !129, !tbaa !7
  br label %if.end23, !dbg !128

if.end23:                                         ; preds = %if.then16, %if.end14
  ret void, !dbg !130
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @overlap_moved(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !131 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !132
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !132
  %mul = mul i32 %0, %1, !dbg !132
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !132
  %add = add i32 %mul, %2, !dbg !132
  %cmp = icmp slt i32 %add, %n, !dbg !133
  br i1 %cmp, label %if.then, label %cleanup, !dbg !133

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !133
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %add) #4, !dbg !134
  %add8 = add nsw i32 %add, 1, !dbg !135
  %call9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %add8) #4, !dbg !136
  %idxprom = sext i32 %add to i64, !dbg !137
  %arrayidx = getelementptr inbounds i32, ptr %scratch, i64 %idxprom, !dbg !137
  store i32 %call7, ptr %arrayidx, align 4, !dbg !138, !tbaa !7
  %cmp11 = icmp slt i32 %add8, %n, !dbg !139
  br i1 %cmp11, label %if.then12, label %if.end16, !dbg !139

if.then12:                                        ; preds = %if.then
  %idxprom14 = sext i32 %add8 to i64, !dbg !140
  %arrayidx15 = getelementptr inbounds i32, ptr %scratch, i64 %idxprom14, !dbg !140
  store i32 %call9, ptr %arrayidx15, align 4, !dbg !141, !tbaa !7
  br label %if.end16, !dbg !140

if.end16:                                         ; preds = %if.then12, %if.then
  %arrayidx18 = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !142
  %3 = load i32, ptr %arrayidx18, align 4, !dbg !142, !tbaa !7
  %add19 = add nsw i32 %3, %call7, !dbg !143
  %arrayidx21 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !144
  store i32 %add19, ptr %arrayidx21, align 4, !dbg !145, !tbaa !7
  br label %cleanup, !dbg !146

cleanup:                                          ; preds = %entry, %if.end16
  ret void, !dbg !146
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @another_level(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !147 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !148
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !148
  %mul = mul i32 %0, %1, !dbg !148
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !148
  %add = add i32 %mul, %2, !dbg !148
  %cmp = icmp slt i32 %add, %n, !dbg !149
  br i1 %cmp, label %if.then, label %cleanup, !dbg !149

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !149
  %idxprom = sext i32 %add to i64, !dbg !150
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !150
  %3 = load i32, ptr %arrayidx, align 4, !dbg !150, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !151
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !152
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !153, !tbaa !7
  %add10 = add nsw i32 %n, 1, !dbg !154
  %div = sdiv i32 %add, 2, !dbg !155
  %idxprom11 = sext i32 %div to i64, !dbg !156
  %arrayidx12 = getelementptr inbounds i32, ptr %scratch, i64 %idxprom11, !dbg !156
  store i32 %add10, ptr %arrayidx12, align 4, !dbg !157, !tbaa !7
  br label %cleanup, !dbg !158

cleanup:                                          ; preds = %entry, %if.then
  ret void, !dbg !158
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @another_address(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !159 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !160
  %mul = mul i32 %0, %1, !dbg !160
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160
  %add = add i32 %mul, %2, !dbg !160
  %cmp = icmp slt i32 %add, %n, !dbg !161
  br i1 %cmp, label %if.then, label %cleanup, !dbg !161

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !161
  %idxprom = sext i32 %add to i64, !dbg !162
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !162
  %3 = load i32, ptr %arrayidx, align 4, !dbg !162, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !163
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !164
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !165, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !166, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 0, !dbg !167
  br i1 %cmp12, label %if.then13, label %cleanup, !dbg !167

if.then13:                                        ; preds = %if.then
  store i32 1, ptr %scratch, align 4, !dbg !168, !tbaa !7
  br label %cleanup, !dbg !169

cleanup:                                          ; preds = %entry, %if.then, %if.then13
  ret void, !dbg !170
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @beside_output(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !171 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !172
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !172
  %mul = mul i32 %0, %1, !dbg !172
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !172
  %add = add i32 %mul, %2, !dbg !172
  %cmp = icmp slt i32 %add, %n, !dbg !173
  br i1 %cmp, label %if.then, label %cleanup, !dbg !173

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !173
  %idxprom = sext i32 %add to i64, !dbg !174
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !174
  %3 = load i32, ptr %arrayidx, align 4, !dbg !174, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !175
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !176
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !177, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !178, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 0, !dbg !179
  br i1 %cmp12, label %if.then13, label %cleanup, !dbg !179

if.then13:                                        ; preds = %if.then
  store i32 1, ptr %scratch, align 4, !dbg !180, !tbaa !7
  br label %cleanup, !dbg !181

cleanup:                                          ; preds = %entry, %if.then, %if.then13
  ret void, !dbg !182
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @beside_same_array(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !183 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !184
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !184
  %mul = mul i32 %0, %1, !dbg !184
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !184
  %add = add i32 %mul, %2, !dbg !184
  %cmp = icmp slt i32 %add, %n, !dbg !185
  br i1 %cmp, label %if.then, label %if.end7, !dbg !185

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !185
  %div = sdiv i32 %add, 2, !dbg !186
  %3 = sext i32 %div to i64, !dbg !187
  %4 = getelementptr i32, ptr %scratch, i64 %3, !dbg !187
  %arrayidx = getelementptr i8, ptr %4, i64 4, !dbg !187
  store i32 0, ptr %arrayidx, align 4, !dbg !188, !tbaa !7
  br label %if.end7, !dbg !187

if.end7:                                          ; preds = %entry, %if.then
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !189
  br i1 %cmp, label %if.end10, label %cleanup, !dbg !190

if.end10:                                         ; preds = %if.end7
  %idxprom11 = sext i32 %add to i64, !dbg !191
  %arrayidx12 = getelementptr inbounds i32, ptr %in, i64 %idxprom11, !dbg !191
  %5 = load i32, ptr %arrayidx12, align 4, !dbg !191, !tbaa !7
  %call13 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %5) #4, !dbg !192
  %arrayidx15 = getelementptr inbounds i32, ptr %out, i64 %idxprom11, !dbg !193
  store i32 %call13, ptr %arrayidx15, align 4, !dbg !194, !tbaa !7
  %6 = load i32, ptr %arrayidx12, align 4, !dbg !195, !tbaa !7
  %cmp18 = icmp sgt i32 %6, 0, !dbg !196
  br i1 %cmp18, label %if.then19, label %cleanup, !dbg !196

if.then19:                                        ; preds = %if.end10
  store i32 1, ptr %scratch, align 4, !dbg !197, !tbaa !7
  br label %cleanup, !dbg !198

cleanup:                                          ; preds = %if.end10, %if.then19, %if.end7
  ret void, !dbg !199
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @another_number(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !200 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !201
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !201
  %mul = mul i32 %0, %1, !dbg !201
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !201
  %add = add i32 %mul, %2, !dbg !201
  %cmp = icmp slt i32 %add, %n, !dbg !202
  br i1 %cmp, label %if.then, label %cleanup, !dbg !202

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !202
  %idxprom = sext i32 %add to i64, !dbg !203
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !203
  %3 = load i32, ptr %arrayidx, align 4, !dbg !203, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !204
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !205
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !206, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !207, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 0, !dbg !208
  br i1 %cmp12, label %if.then13, label %cleanup, !dbg !208

if.then13:                                        ; preds = %if.then
  store i32 1, ptr %scratch, align 4, !dbg !209, !tbaa !7
  br label %cleanup, !dbg !210

cleanup:                                          ; preds = %entry, %if.then, %if.then13
  ret void, !dbg !211
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @any_number(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !212 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !213
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !213
  %mul = mul i32 %0, %1, !dbg !213
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !213
  %add = add i32 %mul, %2, !dbg !213
  %cmp = icmp slt i32 %add, %n, !dbg !214
  br i1 %cmp, label %if.then, label %cleanup, !dbg !214

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !214
  %idxprom = sext i32 %add to i64, !dbg !215
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !215
  %3 = load i32, ptr %arrayidx, align 4, !dbg !215, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !216
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !217
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !218, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !219, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 0, !dbg !220
  br i1 %cmp12, label %if.then13, label %cleanup, !dbg !220

if.then13:                                        ; preds = %if.then
  store i32 1, ptr %scratch, align 4, !dbg !221, !tbaa !7
  br label %cleanup, !dbg !222

cleanup:                                          ; preds = %entry, %if.then, %if.then13
  ret void, !dbg !223
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flag_unwaited(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !224 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !225
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !225
  %mul = mul i32 %0, %1, !dbg !225
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !225
  %add = add i32 %mul, %2, !dbg !225
  %cmp = icmp slt i32 %add, %n, !dbg !226
  br i1 %cmp, label %if.then, label %if.end, !dbg !226

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !226
  br label %if.end, !dbg !226

if.end:                                           ; preds = %if.then, %entry
  %cmp4 = icmp eq i32 %2, 0, !dbg !227
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !227

if.then5:                                         ; preds = %if.end
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ13flag_unwaitedE3any to ptr), align 4, !dbg !228, !tbaa !7
  br label %if.end6, !dbg !229

if.end6:                                          ; preds = %if.then5, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !230
  br i1 %cmp, label %cond.true, label %cond.end, !dbg !231

cond.true:                                        ; preds = %if.end6
  %idxprom = sext i32 %add to i64, !dbg !232
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !232
  %3 = load i32, ptr %arrayidx, align 4, !dbg !232, !tbaa !7
  br label %cond.end, !dbg !231

cond.end:                                         ; preds = %if.end6, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %if.end6 ], !dbg !231
  %call8 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %cond) #4, !dbg !233
  %cmp9 = icmp samesign ult i32 %2, 2, !dbg !234
  br i1 %cmp9, label %if.then10, label %if.end11, !dbg !234

if.then10:                                        ; preds = %cond.end
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ13flag_unwaitedE3any to ptr), align 4, !dbg !235, !tbaa !7
  br label %if.end11, !dbg !236

if.end11:                                         ; preds = %if.then10, %cond.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !237
  br i1 %cmp, label %if.then13, label %if.end20, !dbg !238

if.then13:                                        ; preds = %if.end11
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13flag_unwaitedE3any to ptr), align 4, !dbg !239, !tbaa !7
  %tobool.not = icmp eq i32 %4, 0, !dbg !239
  %sub = sub nsw i32 0, %call8, !dbg !239
  %cond17 = select i1 %tobool.not, i32 %sub, i32 %call8, !dbg !239
  %idxprom18 = sext i32 %add to i64, !dbg !240
  %arrayidx19 = getelementptr inbounds i32, ptr %out, i64 %idxprom18, !dbg !240
  store i32 %cond17, ptr %arrayidx19, align 4, !dbg !241, !tbaa !7
  br label %if.end20, !dbg !240

if.end20:                                         ; preds = %if.then13, %if.end11
  ret void, !dbg !242
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hint_and_answer(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !243 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !244
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !244
  %mul = mul i32 %0, %1, !dbg !244
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !244
  %add = add i32 %mul, %2, !dbg !244
  %cmp = icmp slt i32 %add, %n, !dbg !245
  br i1 %cmp, label %if.then, label %if.end, !dbg !245

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !245
  br label %if.end, !dbg !245

if.end:                                           ; preds = %if.then, %entry
  %cmp4 = icmp eq i32 %2, 0, !dbg !246
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !246

if.then5:                                         ; preds = %if.end
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4, !dbg !247, !tbaa !7
  br label %if.end6, !dbg !248

if.end6:                                          ; preds = %if.then5, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !249
  br i1 %cmp, label %cond.true, label %cond.end, !dbg !250

cond.true:                                        ; preds = %if.end6
  %idxprom = sext i32 %add to i64, !dbg !251
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !251
  %3 = load i32, ptr %arrayidx, align 4, !dbg !251, !tbaa !7
  br label %cond.end, !dbg !250

cond.end:                                         ; preds = %if.end6, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %if.end6 ], !dbg !250
  %call8 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %cond) #4, !dbg !252
  %cmp9 = icmp samesign ugt i32 %2, 1, !dbg !253
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4
  %tobool = icmp ne i32 %4, 0
  %or.cond = select i1 %cmp9, i1 true, i1 %tobool, !dbg !254
  br i1 %or.cond, label %if.end11, label %if.then10, !dbg !254

if.then10:                                        ; preds = %cond.end
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4, !dbg !255, !tbaa !7
  br label %if.end11, !dbg !256

if.end11:                                         ; preds = %if.then10, %cond.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !257
  br i1 %cmp, label %if.then13, label %if.end21, !dbg !258

if.then13:                                        ; preds = %if.end11
  %5 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4, !dbg !259, !tbaa !7
  %tobool14.not = icmp eq i32 %5, 0, !dbg !259
  %sub = sub nsw i32 0, %call8, !dbg !259
  %cond18 = select i1 %tobool14.not, i32 %sub, i32 %call8, !dbg !259
  %idxprom19 = sext i32 %add to i64, !dbg !260
  %arrayidx20 = getelementptr inbounds i32, ptr %out, i64 %idxprom19, !dbg !260
  store i32 %cond18, ptr %arrayidx20, align 4, !dbg !261, !tbaa !7
  br label %if.end21, !dbg !260

if.end21:                                         ; preds = %if.then13, %if.end11
  ret void, !dbg !262
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @plain_count(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !263 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !264
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !264
  %mul = mul i32 %0, %1, !dbg !264
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !264
  %add = add i32 %mul, %2, !dbg !264
  %cmp = icmp slt i32 %add, %n, !dbg !265
  br i1 %cmp, label %if.then, label %if.end, !dbg !265

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !265
  br label %if.end, !dbg !265

if.end:                                           ; preds = %if.then, %entry
  %cmp4 = icmp samesign ult i32 %2, 2, !dbg !266
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !266

if.then5:                                         ; preds = %if.end
  %idxprom = zext nneg i32 %2 to i64, !dbg !267
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), i64 %idxprom, !dbg !267
  store i32 0, ptr %arrayidx, align 4, !dbg !268, !tbaa !7
  br label %if.end6, !dbg !267

if.end6:                                          ; preds = %if.then5, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !269
  br i1 %cmp, label %cond.true, label %cond.end, !dbg !270

cond.true:                                        ; preds = %if.end6
  %idxprom8 = sext i32 %add to i64, !dbg !271
  %arrayidx9 = getelementptr inbounds i32, ptr %in, i64 %idxprom8, !dbg !271
  %3 = load i32, ptr %arrayidx9, align 4, !dbg !271, !tbaa !7
  %call10 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !272
  br label %cond.end, !dbg !270

cond.end:                                         ; preds = %if.end6, %cond.true
  %cond = phi i32 [ %call10, %cond.true ], [ 0, %if.end6 ], !dbg !270
  %rem = urem i32 %2, 33
  %cmp12 = icmp eq i32 %rem, 0
  %or.cond = and i1 %cmp12, %cmp, !dbg !273
  br i1 %or.cond, label %if.then13, label %if.end20, !dbg !273

if.then13:                                        ; preds = %cond.end
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), align 4, !dbg !274, !tbaa !7
  %4 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), i64 4), i32 1 seq_cst, align 4, !dbg !275
  br label %if.end20, !dbg !275

if.end20:                                         ; preds = %cond.end, %if.then13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !276
  br i1 %cmp, label %if.then22, label %if.end27, !dbg !277

if.then22:                                        ; preds = %if.end20
  %5 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), i64 4), align 4, !dbg !278, !tbaa !7
  %add23 = add nsw i32 %5, %cond, !dbg !279
  %6 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), align 4, !dbg !280, !tbaa !7
  %add24 = add nsw i32 %add23, %6, !dbg !281
  %idxprom25 = sext i32 %add to i64, !dbg !282
  %arrayidx26 = getelementptr inbounds i32, ptr %out, i64 %idxprom25, !dbg !282
  store i32 %add24, ptr %arrayidx26, align 4, !dbg !283, !tbaa !7
  br label %if.end27, !dbg !282

if.end27:                                         ; preds = %if.then22, %if.end20
  ret void, !dbg !284
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @other_bytes(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !285 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !286
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !286
  %mul = mul i32 %0, %1, !dbg !286
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !286
  %add = add i32 %mul, %2, !dbg !286
  %cmp = icmp slt i32 %add, %n, !dbg !287
  br i1 %cmp, label %if.then, label %cleanup, !dbg !287

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !287
  %idxprom = sext i32 %add to i64, !dbg !288
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !288
  %3 = load i32, ptr %arrayidx, align 4, !dbg !288, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !289
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !290
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !291, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !292, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 0, !dbg !293
  br i1 %cmp12, label %if.then13, label %cleanup, !dbg !293

if.then13:                                        ; preds = %if.then
  store i32 %n, ptr %scratch, align 4, !dbg !294, !tbaa !7
  br label %cleanup, !dbg !295

cleanup:                                          ; preds = %entry, %if.then, %if.then13
  ret void, !dbg !296
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "benign.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "plain_exchange", scope: !1, file: !1, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 8, column: 5, scope: !11)
!15 = !DILocation(line: 8, column: 10, scope: !11)
!16 = !DILocation(line: 10, column: 18, scope: !11)
!17 = !DILocation(line: 10, column: 14, scope: !11)
!18 = !DILocation(line: 10, column: 5, scope: !11)
!19 = !DILocation(line: 10, column: 12, scope: !11)
!20 = !DILocation(line: 11, column: 9, scope: !11)
!21 = !DILocation(line: 11, column: 15, scope: !11)
!22 = !DILocation(line: 11, column: 33, scope: !11)
!23 = !DILocation(line: 11, column: 45, scope: !11)
!24 = !DILocation(line: 11, column: 110, scope: !11)
!25 = !DILocation(line: 12, column: 1, scope: !11)
!26 = distinct !DISubprogram(name: "waste", scope: !27, file: !27, line: 30, type: !12, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = !DIFile(filename: "./common.h", directory: ".")
!28 = !DILocation(line: 33, column: 5, scope: !26)
!29 = !DILocation(line: 34, column: 11, scope: !26)
!30 = !DILocation(line: 33, column: 43, scope: !26)
!31 = !DILocation(line: 33, column: 37, scope: !26)
!32 = !DILocation(line: 33, column: 29, scope: !26)
!33 = !DILocation(line: 33, column: 23, scope: !26)
!34 = distinct !{!34, !28, !35, !36, !37}
!35 = !DILocation(line: 33, column: 46, scope: !26)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!"llvm.loop.unroll.disable"}
!38 = !DILocation(line: 34, column: 37, scope: !26)
!39 = !DILocation(line: 34, column: 26, scope: !26)
!40 = !DILocation(line: 35, column: 1, scope: !26)
!41 = distinct !DISubprogram(name: "mix", scope: !27, file: !27, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = !DILocation(line: 21, column: 5, scope: !41)
!43 = !DILocation(line: 27, column: 5, scope: !41)
!44 = !DILocation(line: 22, column: 16, scope: !41)
!45 = !DILocation(line: 22, column: 11, scope: !41)
!46 = !DILocation(line: 23, column: 16, scope: !41)
!47 = !DILocation(line: 23, column: 11, scope: !41)
!48 = !DILocation(line: 24, column: 16, scope: !41)
!49 = !DILocation(line: 24, column: 11, scope: !41)
!50 = !DILocation(line: 25, column: 9, scope: !41)
!51 = !{i64 50747}
!52 = !DILocation(line: 21, column: 29, scope: !41)
!53 = !DILocation(line: 21, column: 23, scope: !41)
!54 = distinct !{!54, !42, !55, !36, !37}
!55 = !DILocation(line: 26, column: 5, scope: !41)
!56 = distinct !DISubprogram(name: "moved_flag", scope: !1, file: !1, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = !DILocation(line: 16, column: 5, scope: !56)
!58 = !DILocation(line: 16, column: 10, scope: !56)
!59 = !DILocation(line: 18, column: 18, scope: !56)
!60 = !DILocation(line: 18, column: 14, scope: !56)
!61 = !DILocation(line: 18, column: 5, scope: !56)
!62 = !DILocation(line: 18, column: 12, scope: !56)
!63 = !DILocation(line: 19, column: 9, scope: !56)
!64 = !DILocation(line: 19, column: 15, scope: !56)
!65 = !DILocation(line: 19, column: 31, scope: !56)
!66 = !DILocation(line: 19, column: 20, scope: !56)
!67 = !DILocation(line: 20, column: 1, scope: !56)
!68 = distinct !DISubprogram(name: "flag_twice", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = !DILocation(line: 22, column: 5, scope: !68)
!70 = !DILocation(line: 22, column: 10, scope: !68)
!71 = !DILocation(line: 24, column: 14, scope: !68)
!72 = !DILocation(line: 24, column: 20, scope: !68)
!73 = !DILocation(line: 24, column: 26, scope: !68)
!74 = !DILocation(line: 24, column: 49, scope: !68)
!75 = !DILocation(line: 24, column: 39, scope: !68)
!76 = !DILocation(line: 24, column: 5, scope: !68)
!77 = !DILocation(line: 24, column: 12, scope: !68)
!78 = !DILocation(line: 25, column: 9, scope: !68)
!79 = !DILocation(line: 25, column: 19, scope: !68)
!80 = !DILocation(line: 25, column: 46, scope: !68)
!81 = !DILocation(line: 25, column: 35, scope: !68)
!82 = !DILocation(line: 26, column: 1, scope: !68)
!83 = distinct !DISubprogram(name: "equal_levels", scope: !1, file: !1, line: 27, type: !12, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = !DILocation(line: 28, column: 5, scope: !83)
!85 = !DILocation(line: 28, column: 10, scope: !83)
!86 = !DILocation(line: 30, column: 18, scope: !83)
!87 = !DILocation(line: 30, column: 14, scope: !83)
!88 = !DILocation(line: 30, column: 5, scope: !83)
!89 = !DILocation(line: 30, column: 12, scope: !83)
!90 = !DILocation(line: 31, column: 24, scope: !83)
!91 = !DILocation(line: 31, column: 15, scope: !83)
!92 = !DILocation(line: 31, column: 5, scope: !83)
!93 = !DILocation(line: 31, column: 20, scope: !83)
!94 = !DILocation(line: 32, column: 1, scope: !83)
!95 = distinct !DISubprogram(name: "hinted_flag", scope: !1, file: !1, line: 33, type: !12, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = !DILocation(line: 34, column: 5, scope: !95)
!97 = !DILocation(line: 34, column: 10, scope: !95)
!98 = !DILocation(line: 36, column: 18, scope: !95)
!99 = !DILocation(line: 36, column: 14, scope: !95)
!100 = !DILocation(line: 36, column: 5, scope: !95)
!101 = !DILocation(line: 36, column: 12, scope: !95)
!102 = !DILocation(line: 37, column: 9, scope: !95)
!103 = !DILocation(line: 37, column: 15, scope: !95)
!104 = !DILocation(line: 37, column: 19, scope: !95)
!105 = !DILocation(line: 37, column: 22, scope: !95)
!106 = !DILocation(line: 37, column: 33, scope: !95)
!107 = !DILocation(line: 37, column: 50, scope: !95)
!108 = !DILocation(line: 37, column: 39, scope: !95)
!109 = !DILocation(line: 38, column: 1, scope: !95)
!110 = distinct !DISubprogram(name: "shared_flag", scope: !1, file: !1, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = !DILocation(line: 41, column: 5, scope: !110)
!112 = !DILocation(line: 41, column: 10, scope: !110)
!113 = !DILocation(line: 42, column: 11, scope: !110)
!114 = !DILocation(line: 42, column: 21, scope: !110)
!115 = !DILocation(line: 42, column: 17, scope: !110)
!116 = !DILocation(line: 43, column: 5, scope: !110)
!117 = !DILocation(line: 44, column: 17, scope: !110)
!118 = !DILocation(line: 44, column: 25, scope: !110)
!119 = !DILocation(line: 44, column: 13, scope: !110)
!120 = !DILocation(line: 45, column: 15, scope: !110)
!121 = !DILocation(line: 45, column: 18, scope: !110)
!122 = !DILocation(line: 45, column: 24, scope: !110)
!123 = !DILocation(line: 45, column: 34, scope: !110)
!124 = !DILocation(line: 45, column: 30, scope: !110)
!125 = !DILocation(line: 46, column: 5, scope: !110)
!126 = !DILocation(line: 47, column: 11, scope: !110)
!127 = !DILocation(line: 47, column: 25, scope: !110)
!128 = !DILocation(line: 47, column: 16, scope: !110)
!129 = !DILocation(line: 47, column: 23, scope: !110)
!130 = !DILocation(line: 48, column: 1, scope: !110)
!131 = distinct !DISubprogram(name: "overlap_moved", scope: !1, file: !1, line: 49, type: !12, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!132 = !DILocation(line: 50, column: 5, scope: !131)
!133 = !DILocation(line: 50, column: 10, scope: !131)
!134 = !DILocation(line: 52, column: 13, scope: !131)
!135 = !DILocation(line: 52, column: 31, scope: !131)
!136 = !DILocation(line: 52, column: 25, scope: !131)
!137 = !DILocation(line: 53, column: 5, scope: !131)
!138 = !DILocation(line: 53, column: 16, scope: !131)
!139 = !DILocation(line: 54, column: 15, scope: !131)
!140 = !DILocation(line: 54, column: 20, scope: !131)
!141 = !DILocation(line: 54, column: 35, scope: !131)
!142 = !DILocation(line: 55, column: 18, scope: !131)
!143 = !DILocation(line: 55, column: 16, scope: !131)
!144 = !DILocation(line: 55, column: 5, scope: !131)
!145 = !DILocation(line: 55, column: 12, scope: !131)
!146 = !DILocation(line: 56, column: 1, scope: !131)
!147 = distinct !DISubprogram(name: "another_level", scope: !1, file: !1, line: 57, type: !12, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!148 = !DILocation(line: 58, column: 5, scope: !147)
!149 = !DILocation(line: 58, column: 10, scope: !147)
!150 = !DILocation(line: 60, column: 18, scope: !147)
!151 = !DILocation(line: 60, column: 14, scope: !147)
!152 = !DILocation(line: 60, column: 5, scope: !147)
!153 = !DILocation(line: 60, column: 12, scope: !147)
!154 = !DILocation(line: 61, column: 24, scope: !147)
!155 = !DILocation(line: 61, column: 15, scope: !147)
!156 = !DILocation(line: 61, column: 5, scope: !147)
!157 = !DILocation(line: 61, column: 20, scope: !147)
!158 = !DILocation(line: 62, column: 1, scope: !147)
!159 = distinct !DISubprogram(name: "another_address", scope: !1, file: !1, line: 63, type: !12, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!160 = !DILocation(line: 64, column: 5, scope: !159)
!161 = !DILocation(line: 64, column: 10, scope: !159)
!162 = !DILocation(line: 66, column: 18, scope: !159)
!163 = !DILocation(line: 66, column: 14, scope: !159)
!164 = !DILocation(line: 66, column: 5, scope: !159)
!165 = !DILocation(line: 66, column: 12, scope: !159)
!166 = !DILocation(line: 67, column: 9, scope: !159)
!167 = !DILocation(line: 67, column: 15, scope: !159)
!168 = !DILocation(line: 67, column: 31, scope: !159)
!169 = !DILocation(line: 67, column: 20, scope: !159)
!170 = !DILocation(line: 68, column: 1, scope: !159)
!171 = distinct !DISubprogram(name: "beside_output", scope: !1, file: !1, line: 70, type: !12, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!172 = !DILocation(line: 71, column: 5, scope: !171)
!173 = !DILocation(line: 71, column: 10, scope: !171)
!174 = !DILocation(line: 73, column: 18, scope: !171)
!175 = !DILocation(line: 73, column: 14, scope: !171)
!176 = !DILocation(line: 73, column: 5, scope: !171)
!177 = !DILocation(line: 73, column: 12, scope: !171)
!178 = !DILocation(line: 74, column: 9, scope: !171)
!179 = !DILocation(line: 74, column: 15, scope: !171)
!180 = !DILocation(line: 74, column: 31, scope: !171)
!181 = !DILocation(line: 74, column: 20, scope: !171)
!182 = !DILocation(line: 75, column: 1, scope: !171)
!183 = distinct !DISubprogram(name: "beside_same_array", scope: !1, file: !1, line: 76, type: !12, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!184 = !DILocation(line: 77, column: 5, scope: !183)
!185 = !DILocation(line: 77, column: 10, scope: !183)
!186 = !DILocation(line: 78, column: 30, scope: !183)
!187 = !DILocation(line: 78, column: 16, scope: !183)
!188 = !DILocation(line: 78, column: 35, scope: !183)
!189 = !DILocation(line: 79, column: 5, scope: !183)
!190 = !DILocation(line: 80, column: 11, scope: !183)
!191 = !DILocation(line: 81, column: 18, scope: !183)
!192 = !DILocation(line: 81, column: 14, scope: !183)
!193 = !DILocation(line: 81, column: 5, scope: !183)
!194 = !DILocation(line: 81, column: 12, scope: !183)
!195 = !DILocation(line: 82, column: 9, scope: !183)
!196 = !DILocation(line: 82, column: 15, scope: !183)
!197 = !DILocation(line: 82, column: 31, scope: !183)
!198 = !DILocation(line: 82, column: 20, scope: !183)
!199 = !DILocation(line: 83, column: 1, scope: !183)
!200 = distinct !DISubprogram(name: "another_number", scope: !1, file: !1, line: 84, type: !12, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!201 = !DILocation(line: 85, column: 5, scope: !200)
!202 = !DILocation(line: 85, column: 10, scope: !200)
!203 = !DILocation(line: 87, column: 18, scope: !200)
!204 = !DILocation(line: 87, column: 14, scope: !200)
!205 = !DILocation(line: 87, column: 5, scope: !200)
!206 = !DILocation(line: 87, column: 12, scope: !200)
!207 = !DILocation(line: 88, column: 9, scope: !200)
!208 = !DILocation(line: 88, column: 15, scope: !200)
!209 = !DILocation(line: 88, column: 31, scope: !200)
!210 = !DILocation(line: 88, column: 20, scope: !200)
!211 = !DILocation(line: 89, column: 1, scope: !200)
!212 = distinct !DISubprogram(name: "any_number", scope: !1, file: !1, line: 90, type: !12, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!213 = !DILocation(line: 91, column: 5, scope: !212)
!214 = !DILocation(line: 91, column: 10, scope: !212)
!215 = !DILocation(line: 93, column: 18, scope: !212)
!216 = !DILocation(line: 93, column: 14, scope: !212)
!217 = !DILocation(line: 93, column: 5, scope: !212)
!218 = !DILocation(line: 93, column: 12, scope: !212)
!219 = !DILocation(line: 94, column: 9, scope: !212)
!220 = !DILocation(line: 94, column: 15, scope: !212)
!221 = !DILocation(line: 94, column: 31, scope: !212)
!222 = !DILocation(line: 94, column: 20, scope: !212)
!223 = !DILocation(line: 95, column: 1, scope: !212)
!224 = distinct !DISubprogram(name: "flag_unwaited", scope: !1, file: !1, line: 96, type: !12, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!225 = !DILocation(line: 98, column: 5, scope: !224)
!226 = !DILocation(line: 98, column: 10, scope: !224)
!227 = !DILocation(line: 99, column: 11, scope: !224)
!228 = !DILocation(line: 99, column: 21, scope: !224)
!229 = !DILocation(line: 99, column: 17, scope: !224)
!230 = !DILocation(line: 100, column: 5, scope: !224)
!231 = !DILocation(line: 101, column: 17, scope: !224)
!232 = !DILocation(line: 101, column: 25, scope: !224)
!233 = !DILocation(line: 101, column: 13, scope: !224)
!234 = !DILocation(line: 102, column: 11, scope: !224)
!235 = !DILocation(line: 102, column: 20, scope: !224)
!236 = !DILocation(line: 102, column: 16, scope: !224)
!237 = !DILocation(line: 103, column: 5, scope: !224)
!238 = !DILocation(line: 104, column: 11, scope: !224)
!239 = !DILocation(line: 104, column: 25, scope: !224)
!240 = !DILocation(line: 104, column: 16, scope: !224)
!241 = !DILocation(line: 104, column: 23, scope: !224)
!242 = !DILocation(line: 105, column: 1, scope: !224)
!243 = distinct !DISubprogram(name: "hint_and_answer", scope: !1, file: !1, line: 106, type: !12, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!244 = !DILocation(line: 108, column: 5, scope: !243)
!245 = !DILocation(line: 108, column: 10, scope: !243)
!246 = !DILocation(line: 109, column: 11, scope: !243)
!247 = !DILocation(line: 109, column: 21, scope: !243)
!248 = !DILocation(line: 109, column: 17, scope: !243)
!249 = !DILocation(line: 110, column: 5, scope: !243)
!250 = !DILocation(line: 111, column: 17, scope: !243)
!251 = !DILocation(line: 111, column: 25, scope: !243)
!252 = !DILocation(line: 111, column: 13, scope: !243)
!253 = !DILocation(line: 112, column: 11, scope: !243)
!254 = !DILocation(line: 112, column: 15, scope: !243)
!255 = !DILocation(line: 112, column: 28, scope: !243)
!256 = !DILocation(line: 112, column: 24, scope: !243)
!257 = !DILocation(line: 113, column: 5, scope: !243)
!258 = !DILocation(line: 114, column: 11, scope: !243)
!259 = !DILocation(line: 114, column: 25, scope: !243)
!260 = !DILocation(line: 114, column: 16, scope: !243)
!261 = !DILocation(line: 114, column: 23, scope: !243)
!262 = !DILocation(line: 115, column: 1, scope: !243)
!263 = distinct !DISubprogram(name: "plain_count", scope: !1, file: !1, line: 116, type: !12, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!264 = !DILocation(line: 118, column: 5, scope: !263)
!265 = !DILocation(line: 118, column: 10, scope: !263)
!266 = !DILocation(line: 119, column: 11, scope: !263)
!267 = !DILocation(line: 119, column: 16, scope: !263)
!268 = !DILocation(line: 119, column: 24, scope: !263)
!269 = !DILocation(line: 120, column: 5, scope: !263)
!270 = !DILocation(line: 121, column: 13, scope: !263)
!271 = !DILocation(line: 121, column: 25, scope: !263)
!272 = !DILocation(line: 121, column: 21, scope: !263)
!273 = !DILocation(line: 122, column: 15, scope: !263)
!274 = !DILocation(line: 122, column: 39, scope: !263)
!275 = !DILocation(line: 123, column: 31, scope: !263)
!276 = !DILocation(line: 124, column: 5, scope: !263)
!277 = !DILocation(line: 125, column: 11, scope: !263)
!278 = !DILocation(line: 125, column: 29, scope: !263)
!279 = !DILocation(line: 125, column: 27, scope: !263)
!280 = !DILocation(line: 125, column: 39, scope: !263)
!281 = !DILocation(line: 125, column: 37, scope: !263)
!282 = !DILocation(line: 125, column: 16, scope: !263)
!283 = !DILocation(line: 125, column: 23, scope: !263)
!284 = !DILocation(line: 126, column: 1, scope: !263)
!285 = distinct !DISubprogram(name: "other_bytes", scope: !1, file: !1, line: 127, type: !12, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!286 = !DILocation(line: 128, column: 5, scope: !285)
!287 = !DILocation(line: 128, column: 10, scope: !285)
!288 = !DILocation(line: 130, column: 18, scope: !285)
!289 = !DILocation(line: 130, column: 14, scope: !285)
!290 = !DILocation(line: 130, column: 5, scope: !285)
!291 = !DILocation(line: 130, column: 12, scope: !285)
!292 = !DILocation(line: 131, column: 9, scope: !285)
!293 = !DILocation(line: 131, column: 15, scope: !285)
!294 = !DILocation(line: 131, column: 31, scope: !285)
!295 = !DILocation(line: 131, column: 20, scope: !285)
!296 = !DILocation(line: 132, column: 1, scope: !285)
