; Made from benign.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11shared_flagE3any = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13flag_unwaitedE3any = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ15hint_and_answerE3any = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ11plain_countE4bins = internal addrspace(3) global [2 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @moved_flag(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !11 {
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
  br label %cleanup, !dbg !23

cleanup:                                          ; preds = %entry, %if.then, %if.then13
  ret void, !dbg !24
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc void @_ZL5wasteiPi(i32 noundef %v, ptr noundef writeonly captures(none) %scratch) unnamed_addr #1 !dbg !25 {
entry:
  br label %for.body, !dbg !27

for.cond.cleanup:                                 ; preds = %for.body
  %cmp1 = icmp eq i32 %call, 1592614637, !dbg !28
  br i1 %cmp1, label %if.then, label %if.end, !dbg !28

for.body:                                         ; preds = %entry, %for.body
  %k.07 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %x.06 = phi i32 [ %v, %entry ], [ %call, %for.body ]
  %add = add nsw i32 %k.07, %x.06, !dbg !29
  %call = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %add) #4, !dbg !30
  %inc = add nuw nsw i32 %k.07, 1, !dbg !31
  %exitcond.not = icmp eq i32 %inc, 4, !dbg !32
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !27, !llvm.loop !33

if.then:                                          ; preds = %for.cond.cleanup
  store i32 1592614637, ptr %scratch, align 4, !dbg !37, !tbaa !7
  br label %if.end, !dbg !38

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  ret void, !dbg !39
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %v) unnamed_addr #1 !dbg !40 {
entry:
  br label %for.body, !dbg !41

for.cond.cleanup:                                 ; preds = %for.body
  ret i32 %0, !dbg !42

for.body:                                         ; preds = %entry, %for.body
  %k.013 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %x.012 = phi i32 [ %v, %entry ], [ %0, %for.body ]
  %shl = shl i32 %x.012, 13, !dbg !43
  %xor = xor i32 %shl, %x.012, !dbg !44
  %shr = lshr i32 %xor, 17, !dbg !45
  %xor1 = xor i32 %shr, %xor, !dbg !46
  %shl2 = shl i32 %xor1, 5, !dbg !47
  %xor3 = xor i32 %shl2, %xor1, !dbg !48
  %0 = tail call i32 asm sideeffect "", "=r,0"(i32 %xor3) #4, !dbg !49, !srcloc !50
  %inc = add nuw nsw i32 %k.013, 1, !dbg !51
  %exitcond.not = icmp eq i32 %inc, 6, !dbg !52
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !41, !llvm.loop !53
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flag_twice(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !55 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56
  %mul = mul i32 %0, %1, !dbg !56
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  %add = add i32 %mul, %2, !dbg !56
  %cmp = icmp slt i32 %add, %n, !dbg !57
  br i1 %cmp, label %if.then, label %cleanup, !dbg !57

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !57
  %idxprom = sext i32 %add to i64, !dbg !58
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !58
  %3 = load i32, ptr %arrayidx, align 4, !dbg !58, !tbaa !7
  %cmp7 = icmp sgt i32 %3, 0, !dbg !59
  br i1 %cmp7, label %cond.true, label %cond.false, !dbg !58

cond.true:                                        ; preds = %if.then
  %call10 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !60
  br label %cond.end, !dbg !58

cond.false:                                       ; preds = %if.then
  %add13 = add nsw i32 %3, 1, !dbg !61
  %call14 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %add13) #4, !dbg !62
  br label %cond.end, !dbg !58

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call10, %cond.true ], [ %call14, %cond.false ], !dbg !58
  %arrayidx16 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !63
  store i32 %cond, ptr %arrayidx16, align 4, !dbg !64, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !65, !tbaa !7
  %5 = add i32 %4, -1, !dbg !66
  %or.cond = icmp ult i32 %5, -51, !dbg !66
  br i1 %or.cond, label %if.then23, label %cleanup, !dbg !66

if.then23:                                        ; preds = %cond.end
  store i32 1, ptr %scratch, align 4, !dbg !67, !tbaa !7
  br label %cleanup, !dbg !68

cleanup:                                          ; preds = %entry, %if.then23, %cond.end
  ret void, !dbg !69
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @equal_levels(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !70 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71
  %mul = mul i32 %0, %1, !dbg !71
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  %add = add i32 %mul, %2, !dbg !71
  %cmp = icmp slt i32 %add, %n, !dbg !72
  br i1 %cmp, label %if.then, label %cleanup, !dbg !72

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !72
  %idxprom = sext i32 %add to i64, !dbg !73
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !73
  %3 = load i32, ptr %arrayidx, align 4, !dbg !73, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !74
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !75
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !76, !tbaa !7
  %add10 = add nsw i32 %n, 1, !dbg !77
  %div = sdiv i32 %add, 2, !dbg !78
  %idxprom11 = sext i32 %div to i64, !dbg !79
  %arrayidx12 = getelementptr inbounds i32, ptr %scratch, i64 %idxprom11, !dbg !79
  store i32 %add10, ptr %arrayidx12, align 4, !dbg !80, !tbaa !7
  br label %cleanup, !dbg !81

cleanup:                                          ; preds = %entry, %if.then
  ret void, !dbg !81
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hinted_flag(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !82 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !83
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !83
  %mul = mul i32 %0, %1, !dbg !83
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !83
  %add = add i32 %mul, %2, !dbg !83
  %cmp = icmp slt i32 %add, %n, !dbg !84
  br i1 %cmp, label %if.then, label %cleanup, !dbg !84

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !84
  %idxprom = sext i32 %add to i64, !dbg !85
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !85
  %3 = load i32, ptr %arrayidx, align 4, !dbg !85, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !86
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !87
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !88, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !89, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 0, !dbg !90
  br i1 %cmp12, label %land.lhs.true, label %cleanup, !dbg !91

land.lhs.true:                                    ; preds = %if.then
  %5 = load i32, ptr %scratch, align 4, !dbg !92, !tbaa !7
  %cmp14.not = icmp eq i32 %5, 1, !dbg !93
  br i1 %cmp14.not, label %cleanup, label %if.then15, !dbg !91

if.then15:                                        ; preds = %land.lhs.true
  store i32 1, ptr %scratch, align 4, !dbg !94, !tbaa !7
  br label %cleanup, !dbg !95

cleanup:                                          ; preds = %entry, %if.then, %land.lhs.true, %if.then15
  ret void, !dbg !96
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_flag(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !97 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !98
  %mul = mul i32 %0, %1, !dbg !98
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  %add = add i32 %mul, %2, !dbg !98
  %cmp = icmp slt i32 %add, %n, !dbg !99
  br i1 %cmp, label %if.then, label %if.end, !dbg !99

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !99
  br label %if.end, !dbg !99

if.end:                                           ; preds = %if.then, %entry
  %cmp4 = icmp eq i32 %2, 0, !dbg !100
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !100

if.then5:                                         ; preds = %if.end
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagE3any to ptr), align 4, !dbg !101, !tbaa !7
  br label %if.end6, !dbg !102

if.end6:                                          ; preds = %if.then5, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !103
  br i1 %cmp, label %cond.true, label %cond.end, !dbg !104

cond.true:                                        ; preds = %if.end6
  %idxprom = sext i32 %add to i64, !dbg !105
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !105
  %3 = load i32, ptr %arrayidx, align 4, !dbg !105, !tbaa !7
  br label %cond.end, !dbg !104

cond.end:                                         ; preds = %if.end6, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %if.end6 ], !dbg !104
  %call8 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %cond) #4, !dbg !106
  br i1 %cmp, label %land.lhs.true, label %if.end14, !dbg !107

land.lhs.true:                                    ; preds = %cond.end
  %idxprom10 = sext i32 %add to i64, !dbg !108
  %arrayidx11 = getelementptr inbounds i32, ptr %in, i64 %idxprom10, !dbg !108
  %4 = load i32, ptr %arrayidx11, align 4, !dbg !108, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 90, !dbg !109
  br i1 %cmp12, label %if.then13, label %if.end14, !dbg !107

if.then13:                                        ; preds = %land.lhs.true
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagE3any to ptr), align 4, !dbg !110, !tbaa !7
  br label %if.end14, !dbg !111

if.end14:                                         ; preds = %if.then13, %land.lhs.true, %cond.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !112
  br i1 %cmp, label %if.then16, label %if.end23, !dbg !113

if.then16:                                        ; preds = %if.end14
  %5 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagE3any to ptr), align 4, !dbg !114, !tbaa !7
  %tobool.not = icmp eq i32 %5, 0, !dbg !114
  %sub = sub nsw i32 0, %call8, !dbg !114
  %cond20 = select i1 %tobool.not, i32 %sub, i32 %call8, !dbg !114
  %idxprom21 = sext i32 %add to i64, !dbg !115
  %arrayidx22 = getelementptr inbounds i32, ptr %out, i64 %idxprom21, !dbg !115
  store i32 %cond20, ptr %arrayidx22, align 4, !dbg !116, !tbaa !7
  br label %if.end23, !dbg !115

if.end23:                                         ; preds = %if.then16, %if.end14
  ret void, !dbg !117
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @overlap_moved(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !118 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119
  %mul = mul i32 %0, %1, !dbg !119
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119
  %add = add i32 %mul, %2, !dbg !119
  %cmp = icmp slt i32 %add, %n, !dbg !120
  br i1 %cmp, label %if.then, label %cleanup, !dbg !120

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !120
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %add) #4, !dbg !121
  %add8 = add nsw i32 %add, 1, !dbg !122
  %call9 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %add8) #4, !dbg !123
  %idxprom = sext i32 %add to i64, !dbg !124
  %arrayidx = getelementptr inbounds i32, ptr %scratch, i64 %idxprom, !dbg !124
  store i32 %call7, ptr %arrayidx, align 4, !dbg !125, !tbaa !7
  %cmp11 = icmp slt i32 %add8, %n, !dbg !126
  br i1 %cmp11, label %if.then12, label %if.end16, !dbg !126

if.then12:                                        ; preds = %if.then
  %idxprom14 = sext i32 %add8 to i64, !dbg !127
  %arrayidx15 = getelementptr inbounds i32, ptr %scratch, i64 %idxprom14, !dbg !127
  store i32 %call9, ptr %arrayidx15, align 4, !dbg !128, !tbaa !7
  br label %if.end16, !dbg !127

if.end16:                                         ; preds = %if.then12, %if.then
  %arrayidx18 = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !129
  %3 = load i32, ptr %arrayidx18, align 4, !dbg !129, !tbaa !7
  %add19 = add nsw i32 %3, %call7, !dbg !130
  %arrayidx21 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !131
  store i32 %add19, ptr %arrayidx21, align 4, !dbg !132, !tbaa !7
  br label %cleanup, !dbg !133

cleanup:                                          ; preds = %entry, %if.end16
  ret void, !dbg !133
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @another_level(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !134 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !135
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !135
  %mul = mul i32 %0, %1, !dbg !135
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !135
  %add = add i32 %mul, %2, !dbg !135
  %cmp = icmp slt i32 %add, %n, !dbg !136
  br i1 %cmp, label %if.then, label %cleanup, !dbg !136

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !136
  %idxprom = sext i32 %add to i64, !dbg !137
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !137
  %3 = load i32, ptr %arrayidx, align 4, !dbg !137, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !138
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !139
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !140, !tbaa !7
  %add10 = add nsw i32 %n, 1, !dbg !141
  %div = sdiv i32 %add, 2, !dbg !142
  %idxprom11 = sext i32 %div to i64, !dbg !143
  %arrayidx12 = getelementptr inbounds i32, ptr %scratch, i64 %idxprom11, !dbg !143
  store i32 %add10, ptr %arrayidx12, align 4, !dbg !144, !tbaa !7
  br label %cleanup, !dbg !145

cleanup:                                          ; preds = %entry, %if.then
  ret void, !dbg !145
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @another_address(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !146 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !147
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !147
  %mul = mul i32 %0, %1, !dbg !147
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !147
  %add = add i32 %mul, %2, !dbg !147
  %cmp = icmp slt i32 %add, %n, !dbg !148
  br i1 %cmp, label %if.then, label %cleanup, !dbg !148

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !148
  %idxprom = sext i32 %add to i64, !dbg !149
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !149
  %3 = load i32, ptr %arrayidx, align 4, !dbg !149, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !150
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !151
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !152, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !153, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 0, !dbg !154
  br i1 %cmp12, label %if.then13, label %cleanup, !dbg !154

if.then13:                                        ; preds = %if.then
  store i32 1, ptr %scratch, align 4, !dbg !155, !tbaa !7
  br label %cleanup, !dbg !156

cleanup:                                          ; preds = %entry, %if.then, %if.then13
  ret void, !dbg !157
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @beside_output(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !158 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !159
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159
  %mul = mul i32 %0, %1, !dbg !159
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !159
  %add = add i32 %mul, %2, !dbg !159
  %cmp = icmp slt i32 %add, %n, !dbg !160
  br i1 %cmp, label %if.then, label %cleanup, !dbg !160

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !160
  %idxprom = sext i32 %add to i64, !dbg !161
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !161
  %3 = load i32, ptr %arrayidx, align 4, !dbg !161, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !162
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !163
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !164, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !165, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 0, !dbg !166
  br i1 %cmp12, label %if.then13, label %cleanup, !dbg !166

if.then13:                                        ; preds = %if.then
  store i32 1, ptr %scratch, align 4, !dbg !167, !tbaa !7
  br label %cleanup, !dbg !168

cleanup:                                          ; preds = %entry, %if.then, %if.then13
  ret void, !dbg !169
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @beside_same_array(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !170 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !171
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !171
  %mul = mul i32 %0, %1, !dbg !171
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !171
  %add = add i32 %mul, %2, !dbg !171
  %cmp = icmp slt i32 %add, %n, !dbg !172
  br i1 %cmp, label %if.then, label %if.end7, !dbg !172

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !172
  %div = sdiv i32 %add, 2, !dbg !173
  %3 = sext i32 %div to i64, !dbg !174
  %4 = getelementptr i32, ptr %scratch, i64 %3, !dbg !174
  %arrayidx = getelementptr i8, ptr %4, i64 4, !dbg !174
  store i32 0, ptr %arrayidx, align 4, !dbg !175, !tbaa !7
  br label %if.end7, !dbg !174

if.end7:                                          ; preds = %entry, %if.then
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !176
  br i1 %cmp, label %if.end10, label %cleanup, !dbg !177

if.end10:                                         ; preds = %if.end7
  %idxprom11 = sext i32 %add to i64, !dbg !178
  %arrayidx12 = getelementptr inbounds i32, ptr %in, i64 %idxprom11, !dbg !178
  %5 = load i32, ptr %arrayidx12, align 4, !dbg !178, !tbaa !7
  %call13 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %5) #4, !dbg !179
  %arrayidx15 = getelementptr inbounds i32, ptr %out, i64 %idxprom11, !dbg !180
  store i32 %call13, ptr %arrayidx15, align 4, !dbg !181, !tbaa !7
  %6 = load i32, ptr %arrayidx12, align 4, !dbg !182, !tbaa !7
  %cmp18 = icmp sgt i32 %6, 0, !dbg !183
  br i1 %cmp18, label %if.then19, label %cleanup, !dbg !183

if.then19:                                        ; preds = %if.end10
  store i32 1, ptr %scratch, align 4, !dbg !184, !tbaa !7
  br label %cleanup, !dbg !185

cleanup:                                          ; preds = %if.end10, %if.then19, %if.end7
  ret void, !dbg !186
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @another_number(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !187 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !188
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !188
  %mul = mul i32 %0, %1, !dbg !188
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !188
  %add = add i32 %mul, %2, !dbg !188
  %cmp = icmp slt i32 %add, %n, !dbg !189
  br i1 %cmp, label %if.then, label %cleanup, !dbg !189

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !189
  %idxprom = sext i32 %add to i64, !dbg !190
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !190
  %3 = load i32, ptr %arrayidx, align 4, !dbg !190, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !191
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !192
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !193, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !194, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 0, !dbg !195
  br i1 %cmp12, label %if.then13, label %cleanup, !dbg !195

if.then13:                                        ; preds = %if.then
  store i32 1, ptr %scratch, align 4, !dbg !196, !tbaa !7
  br label %cleanup, !dbg !197

cleanup:                                          ; preds = %entry, %if.then, %if.then13
  ret void, !dbg !198
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @any_number(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !199 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !200
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !200
  %mul = mul i32 %0, %1, !dbg !200
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !200
  %add = add i32 %mul, %2, !dbg !200
  %cmp = icmp slt i32 %add, %n, !dbg !201
  br i1 %cmp, label %if.then, label %cleanup, !dbg !201

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !201
  %idxprom = sext i32 %add to i64, !dbg !202
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !202
  %3 = load i32, ptr %arrayidx, align 4, !dbg !202, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !203
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !204
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !205, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !206, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 0, !dbg !207
  br i1 %cmp12, label %if.then13, label %cleanup, !dbg !207

if.then13:                                        ; preds = %if.then
  store i32 1, ptr %scratch, align 4, !dbg !208, !tbaa !7
  br label %cleanup, !dbg !209

cleanup:                                          ; preds = %entry, %if.then, %if.then13
  ret void, !dbg !210
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flag_unwaited(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !211 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !212
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !212
  %mul = mul i32 %0, %1, !dbg !212
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !212
  %add = add i32 %mul, %2, !dbg !212
  %cmp = icmp slt i32 %add, %n, !dbg !213
  br i1 %cmp, label %if.then, label %if.end, !dbg !213

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !213
  br label %if.end, !dbg !213

if.end:                                           ; preds = %if.then, %entry
  %cmp4 = icmp eq i32 %2, 0, !dbg !214
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !214

if.then5:                                         ; preds = %if.end
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ13flag_unwaitedE3any to ptr), align 4, !dbg !215, !tbaa !7
  br label %if.end6, !dbg !216

if.end6:                                          ; preds = %if.then5, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !217
  br i1 %cmp, label %cond.true, label %cond.end, !dbg !218

cond.true:                                        ; preds = %if.end6
  %idxprom = sext i32 %add to i64, !dbg !219
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !219
  %3 = load i32, ptr %arrayidx, align 4, !dbg !219, !tbaa !7
  br label %cond.end, !dbg !218

cond.end:                                         ; preds = %if.end6, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %if.end6 ], !dbg !218
  %call8 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %cond) #4, !dbg !220
  %cmp9 = icmp samesign ult i32 %2, 2, !dbg !221
  br i1 %cmp9, label %if.then10, label %if.end11, !dbg !221

if.then10:                                        ; preds = %cond.end
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ13flag_unwaitedE3any to ptr), align 4, !dbg !222, !tbaa !7
  br label %if.end11, !dbg !223

if.end11:                                         ; preds = %if.then10, %cond.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !224
  br i1 %cmp, label %if.then13, label %if.end20, !dbg !225

if.then13:                                        ; preds = %if.end11
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13flag_unwaitedE3any to ptr), align 4, !dbg !226, !tbaa !7
  %tobool.not = icmp eq i32 %4, 0, !dbg !226
  %sub = sub nsw i32 0, %call8, !dbg !226
  %cond17 = select i1 %tobool.not, i32 %sub, i32 %call8, !dbg !226
  %idxprom18 = sext i32 %add to i64, !dbg !227
  %arrayidx19 = getelementptr inbounds i32, ptr %out, i64 %idxprom18, !dbg !227
  store i32 %cond17, ptr %arrayidx19, align 4, !dbg !228, !tbaa !7
  br label %if.end20, !dbg !227

if.end20:                                         ; preds = %if.then13, %if.end11
  ret void, !dbg !229
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hint_and_answer(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !230 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !231
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !231
  %mul = mul i32 %0, %1, !dbg !231
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !231
  %add = add i32 %mul, %2, !dbg !231
  %cmp = icmp slt i32 %add, %n, !dbg !232
  br i1 %cmp, label %if.then, label %if.end, !dbg !232

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !232
  br label %if.end, !dbg !232

if.end:                                           ; preds = %if.then, %entry
  %cmp4 = icmp eq i32 %2, 0, !dbg !233
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !233

if.then5:                                         ; preds = %if.end
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4, !dbg !234, !tbaa !7
  br label %if.end6, !dbg !235

if.end6:                                          ; preds = %if.then5, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !236
  br i1 %cmp, label %cond.true, label %cond.end, !dbg !237

cond.true:                                        ; preds = %if.end6
  %idxprom = sext i32 %add to i64, !dbg !238
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !238
  %3 = load i32, ptr %arrayidx, align 4, !dbg !238, !tbaa !7
  br label %cond.end, !dbg !237

cond.end:                                         ; preds = %if.end6, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %if.end6 ], !dbg !237
  %call8 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %cond) #4, !dbg !239
  %cmp9 = icmp samesign ugt i32 %2, 1, !dbg !240
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4
  %tobool = icmp ne i32 %4, 0
  %or.cond = select i1 %cmp9, i1 true, i1 %tobool, !dbg !241
  br i1 %or.cond, label %if.end11, label %if.then10, !dbg !241

if.then10:                                        ; preds = %cond.end
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4, !dbg !242, !tbaa !7
  br label %if.end11, !dbg !243

if.end11:                                         ; preds = %if.then10, %cond.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !244
  br i1 %cmp, label %if.then13, label %if.end21, !dbg !245

if.then13:                                        ; preds = %if.end11
  %5 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4, !dbg !246, !tbaa !7
  %tobool14.not = icmp eq i32 %5, 0, !dbg !246
  %sub = sub nsw i32 0, %call8, !dbg !246
  %cond18 = select i1 %tobool14.not, i32 %sub, i32 %call8, !dbg !246
  %idxprom19 = sext i32 %add to i64, !dbg !247
  %arrayidx20 = getelementptr inbounds i32, ptr %out, i64 %idxprom19, !dbg !247
  store i32 %cond18, ptr %arrayidx20, align 4, !dbg !248, !tbaa !7
  br label %if.end21, !dbg !247

if.end21:                                         ; preds = %if.then13, %if.end11
  ret void, !dbg !249
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @plain_count(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !250 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !251
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !251
  %mul = mul i32 %0, %1, !dbg !251
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !251
  %add = add i32 %mul, %2, !dbg !251
  %cmp = icmp slt i32 %add, %n, !dbg !252
  br i1 %cmp, label %if.then, label %if.end, !dbg !252

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !252
  br label %if.end, !dbg !252

if.end:                                           ; preds = %if.then, %entry
  %cmp4 = icmp samesign ult i32 %2, 2, !dbg !253
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !253

if.then5:                                         ; preds = %if.end
  %idxprom = zext nneg i32 %2 to i64, !dbg !254
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), i64 %idxprom, !dbg !254
  store i32 0, ptr %arrayidx, align 4, !dbg !255, !tbaa !7
  br label %if.end6, !dbg !254

if.end6:                                          ; preds = %if.then5, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !256
  br i1 %cmp, label %cond.true, label %cond.end, !dbg !257

cond.true:                                        ; preds = %if.end6
  %idxprom8 = sext i32 %add to i64, !dbg !258
  %arrayidx9 = getelementptr inbounds i32, ptr %in, i64 %idxprom8, !dbg !258
  %3 = load i32, ptr %arrayidx9, align 4, !dbg !258, !tbaa !7
  %call10 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !259
  br label %cond.end, !dbg !257

cond.end:                                         ; preds = %if.end6, %cond.true
  %cond = phi i32 [ %call10, %cond.true ], [ 0, %if.end6 ], !dbg !257
  %rem = urem i32 %2, 33
  %cmp12 = icmp eq i32 %rem, 0
  %or.cond = and i1 %cmp12, %cmp, !dbg !260
  br i1 %or.cond, label %if.then13, label %if.end20, !dbg !260

if.then13:                                        ; preds = %cond.end
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), align 4, !dbg !261, !tbaa !7
  %4 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), i64 4), i32 1 seq_cst, align 4, !dbg !262
  br label %if.end20, !dbg !262

if.end20:                                         ; preds = %cond.end, %if.then13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !263
  br i1 %cmp, label %if.then22, label %if.end27, !dbg !264

if.then22:                                        ; preds = %if.end20
  %5 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), i64 4), align 4, !dbg !265, !tbaa !7
  %add23 = add nsw i32 %5, %cond, !dbg !266
  %6 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), align 4, !dbg !267, !tbaa !7
  %add24 = add nsw i32 %add23, %6, !dbg !268
  %idxprom25 = sext i32 %add to i64, !dbg !269
  %arrayidx26 = getelementptr inbounds i32, ptr %out, i64 %idxprom25, !dbg !269
  store i32 %add24, ptr %arrayidx26, align 4, !dbg !270, !tbaa !7
  br label %if.end27, !dbg !269

if.end27:                                         ; preds = %if.then22, %if.end20
  ret void, !dbg !271
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @other_bytes(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !272 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !273
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !273
  %mul = mul i32 %0, %1, !dbg !273
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !273
  %add = add i32 %mul, %2, !dbg !273
  %cmp = icmp slt i32 %add, %n, !dbg !274
  br i1 %cmp, label %if.then, label %cleanup, !dbg !274

if.then:                                          ; preds = %entry
  tail call fastcc void @_ZL5wasteiPi(i32 noundef %add, ptr noundef %scratch) #4, !dbg !274
  %idxprom = sext i32 %add to i64, !dbg !275
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !275
  %3 = load i32, ptr %arrayidx, align 4, !dbg !275, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !276
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !277
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !278, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !279, !tbaa !7
  %cmp12 = icmp sgt i32 %4, 0, !dbg !280
  br i1 %cmp12, label %if.then13, label %cleanup, !dbg !280

if.then13:                                        ; preds = %if.then
  store i32 %n, ptr %scratch, align 4, !dbg !281, !tbaa !7
  br label %cleanup, !dbg !282

cleanup:                                          ; preds = %entry, %if.then, %if.then13
  ret void, !dbg !283
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
!11 = distinct !DISubprogram(name: "moved_flag", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 9, column: 5, scope: !11)
!15 = !DILocation(line: 9, column: 10, scope: !11)
!16 = !DILocation(line: 11, column: 18, scope: !11)
!17 = !DILocation(line: 11, column: 14, scope: !11)
!18 = !DILocation(line: 11, column: 5, scope: !11)
!19 = !DILocation(line: 11, column: 12, scope: !11)
!20 = !DILocation(line: 12, column: 9, scope: !11)
!21 = !DILocation(line: 12, column: 15, scope: !11)
!22 = !DILocation(line: 12, column: 31, scope: !11)
!23 = !DILocation(line: 12, column: 20, scope: !11)
!24 = !DILocation(line: 13, column: 1, scope: !11)
!25 = distinct !DISubprogram(name: "waste", scope: !26, file: !26, line: 30, type: !12, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = !DIFile(filename: "./common.h", directory: ".")
!27 = !DILocation(line: 33, column: 5, scope: !25)
!28 = !DILocation(line: 34, column: 11, scope: !25)
!29 = !DILocation(line: 33, column: 43, scope: !25)
!30 = !DILocation(line: 33, column: 37, scope: !25)
!31 = !DILocation(line: 33, column: 29, scope: !25)
!32 = !DILocation(line: 33, column: 23, scope: !25)
!33 = distinct !{!33, !27, !34, !35, !36}
!34 = !DILocation(line: 33, column: 46, scope: !25)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !DILocation(line: 34, column: 37, scope: !25)
!38 = !DILocation(line: 34, column: 26, scope: !25)
!39 = !DILocation(line: 35, column: 1, scope: !25)
!40 = distinct !DISubprogram(name: "mix", scope: !26, file: !26, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = !DILocation(line: 21, column: 5, scope: !40)
!42 = !DILocation(line: 27, column: 5, scope: !40)
!43 = !DILocation(line: 22, column: 16, scope: !40)
!44 = !DILocation(line: 22, column: 11, scope: !40)
!45 = !DILocation(line: 23, column: 16, scope: !40)
!46 = !DILocation(line: 23, column: 11, scope: !40)
!47 = !DILocation(line: 24, column: 16, scope: !40)
!48 = !DILocation(line: 24, column: 11, scope: !40)
!49 = !DILocation(line: 25, column: 9, scope: !40)
!50 = !{i64 50462}
!51 = !DILocation(line: 21, column: 29, scope: !40)
!52 = !DILocation(line: 21, column: 23, scope: !40)
!53 = distinct !{!53, !41, !54, !35, !36}
!54 = !DILocation(line: 26, column: 5, scope: !40)
!55 = distinct !DISubprogram(name: "flag_twice", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = !DILocation(line: 15, column: 5, scope: !55)
!57 = !DILocation(line: 15, column: 10, scope: !55)
!58 = !DILocation(line: 17, column: 14, scope: !55)
!59 = !DILocation(line: 17, column: 20, scope: !55)
!60 = !DILocation(line: 17, column: 26, scope: !55)
!61 = !DILocation(line: 17, column: 49, scope: !55)
!62 = !DILocation(line: 17, column: 39, scope: !55)
!63 = !DILocation(line: 17, column: 5, scope: !55)
!64 = !DILocation(line: 17, column: 12, scope: !55)
!65 = !DILocation(line: 18, column: 9, scope: !55)
!66 = !DILocation(line: 18, column: 19, scope: !55)
!67 = !DILocation(line: 18, column: 46, scope: !55)
!68 = !DILocation(line: 18, column: 35, scope: !55)
!69 = !DILocation(line: 19, column: 1, scope: !55)
!70 = distinct !DISubprogram(name: "equal_levels", scope: !1, file: !1, line: 20, type: !12, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = !DILocation(line: 21, column: 5, scope: !70)
!72 = !DILocation(line: 21, column: 10, scope: !70)
!73 = !DILocation(line: 23, column: 18, scope: !70)
!74 = !DILocation(line: 23, column: 14, scope: !70)
!75 = !DILocation(line: 23, column: 5, scope: !70)
!76 = !DILocation(line: 23, column: 12, scope: !70)
!77 = !DILocation(line: 24, column: 24, scope: !70)
!78 = !DILocation(line: 24, column: 15, scope: !70)
!79 = !DILocation(line: 24, column: 5, scope: !70)
!80 = !DILocation(line: 24, column: 20, scope: !70)
!81 = !DILocation(line: 25, column: 1, scope: !70)
!82 = distinct !DISubprogram(name: "hinted_flag", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = !DILocation(line: 27, column: 5, scope: !82)
!84 = !DILocation(line: 27, column: 10, scope: !82)
!85 = !DILocation(line: 29, column: 18, scope: !82)
!86 = !DILocation(line: 29, column: 14, scope: !82)
!87 = !DILocation(line: 29, column: 5, scope: !82)
!88 = !DILocation(line: 29, column: 12, scope: !82)
!89 = !DILocation(line: 30, column: 9, scope: !82)
!90 = !DILocation(line: 30, column: 15, scope: !82)
!91 = !DILocation(line: 30, column: 19, scope: !82)
!92 = !DILocation(line: 30, column: 22, scope: !82)
!93 = !DILocation(line: 30, column: 33, scope: !82)
!94 = !DILocation(line: 30, column: 50, scope: !82)
!95 = !DILocation(line: 30, column: 39, scope: !82)
!96 = !DILocation(line: 31, column: 1, scope: !82)
!97 = distinct !DISubprogram(name: "shared_flag", scope: !1, file: !1, line: 32, type: !12, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!98 = !DILocation(line: 34, column: 5, scope: !97)
!99 = !DILocation(line: 34, column: 10, scope: !97)
!100 = !DILocation(line: 35, column: 11, scope: !97)
!101 = !DILocation(line: 35, column: 21, scope: !97)
!102 = !DILocation(line: 35, column: 17, scope: !97)
!103 = !DILocation(line: 36, column: 5, scope: !97)
!104 = !DILocation(line: 37, column: 17, scope: !97)
!105 = !DILocation(line: 37, column: 25, scope: !97)
!106 = !DILocation(line: 37, column: 13, scope: !97)
!107 = !DILocation(line: 38, column: 15, scope: !97)
!108 = !DILocation(line: 38, column: 18, scope: !97)
!109 = !DILocation(line: 38, column: 24, scope: !97)
!110 = !DILocation(line: 38, column: 34, scope: !97)
!111 = !DILocation(line: 38, column: 30, scope: !97)
!112 = !DILocation(line: 39, column: 5, scope: !97)
!113 = !DILocation(line: 40, column: 11, scope: !97)
!114 = !DILocation(line: 40, column: 25, scope: !97)
!115 = !DILocation(line: 40, column: 16, scope: !97)
!116 = !DILocation(line: 40, column: 23, scope: !97)
!117 = !DILocation(line: 41, column: 1, scope: !97)
!118 = distinct !DISubprogram(name: "overlap_moved", scope: !1, file: !1, line: 42, type: !12, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!119 = !DILocation(line: 43, column: 5, scope: !118)
!120 = !DILocation(line: 43, column: 10, scope: !118)
!121 = !DILocation(line: 45, column: 13, scope: !118)
!122 = !DILocation(line: 45, column: 31, scope: !118)
!123 = !DILocation(line: 45, column: 25, scope: !118)
!124 = !DILocation(line: 46, column: 5, scope: !118)
!125 = !DILocation(line: 46, column: 16, scope: !118)
!126 = !DILocation(line: 47, column: 15, scope: !118)
!127 = !DILocation(line: 47, column: 20, scope: !118)
!128 = !DILocation(line: 47, column: 35, scope: !118)
!129 = !DILocation(line: 48, column: 18, scope: !118)
!130 = !DILocation(line: 48, column: 16, scope: !118)
!131 = !DILocation(line: 48, column: 5, scope: !118)
!132 = !DILocation(line: 48, column: 12, scope: !118)
!133 = !DILocation(line: 49, column: 1, scope: !118)
!134 = distinct !DISubprogram(name: "another_level", scope: !1, file: !1, line: 50, type: !12, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = !DILocation(line: 51, column: 5, scope: !134)
!136 = !DILocation(line: 51, column: 10, scope: !134)
!137 = !DILocation(line: 53, column: 18, scope: !134)
!138 = !DILocation(line: 53, column: 14, scope: !134)
!139 = !DILocation(line: 53, column: 5, scope: !134)
!140 = !DILocation(line: 53, column: 12, scope: !134)
!141 = !DILocation(line: 54, column: 24, scope: !134)
!142 = !DILocation(line: 54, column: 15, scope: !134)
!143 = !DILocation(line: 54, column: 5, scope: !134)
!144 = !DILocation(line: 54, column: 20, scope: !134)
!145 = !DILocation(line: 55, column: 1, scope: !134)
!146 = distinct !DISubprogram(name: "another_address", scope: !1, file: !1, line: 56, type: !12, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = !DILocation(line: 57, column: 5, scope: !146)
!148 = !DILocation(line: 57, column: 10, scope: !146)
!149 = !DILocation(line: 59, column: 18, scope: !146)
!150 = !DILocation(line: 59, column: 14, scope: !146)
!151 = !DILocation(line: 59, column: 5, scope: !146)
!152 = !DILocation(line: 59, column: 12, scope: !146)
!153 = !DILocation(line: 60, column: 9, scope: !146)
!154 = !DILocation(line: 60, column: 15, scope: !146)
!155 = !DILocation(line: 60, column: 31, scope: !146)
!156 = !DILocation(line: 60, column: 20, scope: !146)
!157 = !DILocation(line: 61, column: 1, scope: !146)
!158 = distinct !DISubprogram(name: "beside_output", scope: !1, file: !1, line: 63, type: !12, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!159 = !DILocation(line: 64, column: 5, scope: !158)
!160 = !DILocation(line: 64, column: 10, scope: !158)
!161 = !DILocation(line: 66, column: 18, scope: !158)
!162 = !DILocation(line: 66, column: 14, scope: !158)
!163 = !DILocation(line: 66, column: 5, scope: !158)
!164 = !DILocation(line: 66, column: 12, scope: !158)
!165 = !DILocation(line: 67, column: 9, scope: !158)
!166 = !DILocation(line: 67, column: 15, scope: !158)
!167 = !DILocation(line: 67, column: 31, scope: !158)
!168 = !DILocation(line: 67, column: 20, scope: !158)
!169 = !DILocation(line: 68, column: 1, scope: !158)
!170 = distinct !DISubprogram(name: "beside_same_array", scope: !1, file: !1, line: 69, type: !12, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!171 = !DILocation(line: 70, column: 5, scope: !170)
!172 = !DILocation(line: 70, column: 10, scope: !170)
!173 = !DILocation(line: 71, column: 30, scope: !170)
!174 = !DILocation(line: 71, column: 16, scope: !170)
!175 = !DILocation(line: 71, column: 35, scope: !170)
!176 = !DILocation(line: 72, column: 5, scope: !170)
!177 = !DILocation(line: 73, column: 11, scope: !170)
!178 = !DILocation(line: 74, column: 18, scope: !170)
!179 = !DILocation(line: 74, column: 14, scope: !170)
!180 = !DILocation(line: 74, column: 5, scope: !170)
!181 = !DILocation(line: 74, column: 12, scope: !170)
!182 = !DILocation(line: 75, column: 9, scope: !170)
!183 = !DILocation(line: 75, column: 15, scope: !170)
!184 = !DILocation(line: 75, column: 31, scope: !170)
!185 = !DILocation(line: 75, column: 20, scope: !170)
!186 = !DILocation(line: 76, column: 1, scope: !170)
!187 = distinct !DISubprogram(name: "another_number", scope: !1, file: !1, line: 77, type: !12, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!188 = !DILocation(line: 78, column: 5, scope: !187)
!189 = !DILocation(line: 78, column: 10, scope: !187)
!190 = !DILocation(line: 80, column: 18, scope: !187)
!191 = !DILocation(line: 80, column: 14, scope: !187)
!192 = !DILocation(line: 80, column: 5, scope: !187)
!193 = !DILocation(line: 80, column: 12, scope: !187)
!194 = !DILocation(line: 81, column: 9, scope: !187)
!195 = !DILocation(line: 81, column: 15, scope: !187)
!196 = !DILocation(line: 81, column: 31, scope: !187)
!197 = !DILocation(line: 81, column: 20, scope: !187)
!198 = !DILocation(line: 82, column: 1, scope: !187)
!199 = distinct !DISubprogram(name: "any_number", scope: !1, file: !1, line: 83, type: !12, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!200 = !DILocation(line: 84, column: 5, scope: !199)
!201 = !DILocation(line: 84, column: 10, scope: !199)
!202 = !DILocation(line: 86, column: 18, scope: !199)
!203 = !DILocation(line: 86, column: 14, scope: !199)
!204 = !DILocation(line: 86, column: 5, scope: !199)
!205 = !DILocation(line: 86, column: 12, scope: !199)
!206 = !DILocation(line: 87, column: 9, scope: !199)
!207 = !DILocation(line: 87, column: 15, scope: !199)
!208 = !DILocation(line: 87, column: 31, scope: !199)
!209 = !DILocation(line: 87, column: 20, scope: !199)
!210 = !DILocation(line: 88, column: 1, scope: !199)
!211 = distinct !DISubprogram(name: "flag_unwaited", scope: !1, file: !1, line: 89, type: !12, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!212 = !DILocation(line: 91, column: 5, scope: !211)
!213 = !DILocation(line: 91, column: 10, scope: !211)
!214 = !DILocation(line: 92, column: 11, scope: !211)
!215 = !DILocation(line: 92, column: 21, scope: !211)
!216 = !DILocation(line: 92, column: 17, scope: !211)
!217 = !DILocation(line: 93, column: 5, scope: !211)
!218 = !DILocation(line: 94, column: 17, scope: !211)
!219 = !DILocation(line: 94, column: 25, scope: !211)
!220 = !DILocation(line: 94, column: 13, scope: !211)
!221 = !DILocation(line: 95, column: 11, scope: !211)
!222 = !DILocation(line: 95, column: 20, scope: !211)
!223 = !DILocation(line: 95, column: 16, scope: !211)
!224 = !DILocation(line: 96, column: 5, scope: !211)
!225 = !DILocation(line: 97, column: 11, scope: !211)
!226 = !DILocation(line: 97, column: 25, scope: !211)
!227 = !DILocation(line: 97, column: 16, scope: !211)
!228 = !DILocation(line: 97, column: 23, scope: !211)
!229 = !DILocation(line: 98, column: 1, scope: !211)
!230 = distinct !DISubprogram(name: "hint_and_answer", scope: !1, file: !1, line: 99, type: !12, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!231 = !DILocation(line: 101, column: 5, scope: !230)
!232 = !DILocation(line: 101, column: 10, scope: !230)
!233 = !DILocation(line: 102, column: 11, scope: !230)
!234 = !DILocation(line: 102, column: 21, scope: !230)
!235 = !DILocation(line: 102, column: 17, scope: !230)
!236 = !DILocation(line: 103, column: 5, scope: !230)
!237 = !DILocation(line: 104, column: 17, scope: !230)
!238 = !DILocation(line: 104, column: 25, scope: !230)
!239 = !DILocation(line: 104, column: 13, scope: !230)
!240 = !DILocation(line: 105, column: 11, scope: !230)
!241 = !DILocation(line: 105, column: 15, scope: !230)
!242 = !DILocation(line: 105, column: 28, scope: !230)
!243 = !DILocation(line: 105, column: 24, scope: !230)
!244 = !DILocation(line: 106, column: 5, scope: !230)
!245 = !DILocation(line: 107, column: 11, scope: !230)
!246 = !DILocation(line: 107, column: 25, scope: !230)
!247 = !DILocation(line: 107, column: 16, scope: !230)
!248 = !DILocation(line: 107, column: 23, scope: !230)
!249 = !DILocation(line: 108, column: 1, scope: !230)
!250 = distinct !DISubprogram(name: "plain_count", scope: !1, file: !1, line: 109, type: !12, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!251 = !DILocation(line: 111, column: 5, scope: !250)
!252 = !DILocation(line: 111, column: 10, scope: !250)
!253 = !DILocation(line: 112, column: 11, scope: !250)
!254 = !DILocation(line: 112, column: 16, scope: !250)
!255 = !DILocation(line: 112, column: 24, scope: !250)
!256 = !DILocation(line: 113, column: 5, scope: !250)
!257 = !DILocation(line: 114, column: 13, scope: !250)
!258 = !DILocation(line: 114, column: 25, scope: !250)
!259 = !DILocation(line: 114, column: 21, scope: !250)
!260 = !DILocation(line: 115, column: 15, scope: !250)
!261 = !DILocation(line: 115, column: 39, scope: !250)
!262 = !DILocation(line: 116, column: 31, scope: !250)
!263 = !DILocation(line: 117, column: 5, scope: !250)
!264 = !DILocation(line: 118, column: 11, scope: !250)
!265 = !DILocation(line: 118, column: 29, scope: !250)
!266 = !DILocation(line: 118, column: 27, scope: !250)
!267 = !DILocation(line: 118, column: 39, scope: !250)
!268 = !DILocation(line: 118, column: 37, scope: !250)
!269 = !DILocation(line: 118, column: 16, scope: !250)
!270 = !DILocation(line: 118, column: 23, scope: !250)
!271 = !DILocation(line: 119, column: 1, scope: !250)
!272 = distinct !DISubprogram(name: "other_bytes", scope: !1, file: !1, line: 120, type: !12, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!273 = !DILocation(line: 121, column: 5, scope: !272)
!274 = !DILocation(line: 121, column: 10, scope: !272)
!275 = !DILocation(line: 123, column: 18, scope: !272)
!276 = !DILocation(line: 123, column: 14, scope: !272)
!277 = !DILocation(line: 123, column: 5, scope: !272)
!278 = !DILocation(line: 123, column: 12, scope: !272)
!279 = !DILocation(line: 124, column: 9, scope: !272)
!280 = !DILocation(line: 124, column: 15, scope: !272)
!281 = !DILocation(line: 124, column: 31, scope: !272)
!282 = !DILocation(line: 124, column: 20, scope: !272)
!283 = !DILocation(line: 125, column: 1, scope: !272)
