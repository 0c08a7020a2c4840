; Made from benign.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11shared_flagE3any = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13flag_unwaitedE3any = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ15hint_and_answerE3any = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ11plain_countE4bins = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @plain_exchange(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !14
  %mul = mul i32 %0, %1, !dbg !14
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %add = add i32 %mul, %2, !dbg !14
  %cmp.not = icmp slt i32 %add, %n, !dbg !15
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !15

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !16
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !16
  %3 = load i32, ptr %arrayidx, align 4, !dbg !16, !tbaa !7
  %call4 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !17
  %arrayidx6 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !18
  store i32 %call4, ptr %arrayidx6, align 4, !dbg !19, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !20, !tbaa !7
  %cmp9 = icmp sgt i32 %4, 0, !dbg !21
  br i1 %cmp9, label %if.then10, label %cleanup, !dbg !21

if.then10:                                        ; preds = %if.end
  store i32 1, ptr %scratch, align 4, !dbg !22, !tbaa !7
  %arrayidx12 = getelementptr inbounds nuw i8, ptr %scratch, i64 4, !dbg !23
  store i32 %add, ptr %arrayidx12, align 4, !dbg !24, !tbaa !7
  br label %cleanup, !dbg !25

cleanup:                                          ; preds = %if.end, %if.then10, %entry
  ret void, !dbg !26
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %v) unnamed_addr #1 !dbg !27 {
entry:
  br label %for.body, !dbg !29

for.cond.cleanup:                                 ; preds = %for.body
  ret i32 %0, !dbg !30

for.body:                                         ; preds = %entry, %for.body
  %k.013 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %x.012 = phi i32 [ %v, %entry ], [ %0, %for.body ]
  %shl = shl i32 %x.012, 13, !dbg !31
  %xor = xor i32 %shl, %x.012, !dbg !32
  %shr = lshr i32 %xor, 17, !dbg !33
  %xor1 = xor i32 %shr, %xor, !dbg !34
  %shl2 = shl i32 %xor1, 5, !dbg !35
  %xor3 = xor i32 %shl2, %xor1, !dbg !36
  %0 = tail call i32 asm sideeffect "", "=r,0"(i32 %xor3) #4, !dbg !37, !srcloc !38
  %inc = add nuw nsw i32 %k.013, 1, !dbg !39
  %exitcond.not = icmp eq i32 %inc, 6, !dbg !40
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !29, !llvm.loop !41
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @moved_flag(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !45 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !46
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !46
  %mul = mul i32 %0, %1, !dbg !46
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46
  %add = add i32 %mul, %2, !dbg !46
  %cmp.not = icmp slt i32 %add, %n, !dbg !47
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !47

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !48
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !48
  %3 = load i32, ptr %arrayidx, align 4, !dbg !48, !tbaa !7
  %cmp4 = icmp sgt i32 %3, 0, !dbg !49
  br i1 %cmp4, label %if.then5, label %if.end7, !dbg !49

if.then5:                                         ; preds = %if.end
  store i32 1, ptr %scratch, align 4, !dbg !50, !tbaa !7
  br label %if.end7, !dbg !50

if.end7:                                          ; preds = %if.then5, %if.end
  %4 = load i32, ptr %arrayidx, align 4, !dbg !51, !tbaa !7
  %call10 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %4) #4, !dbg !52
  %arrayidx12 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !53
  store i32 %call10, ptr %arrayidx12, align 4, !dbg !54, !tbaa !7
  br label %cleanup, !dbg !55

cleanup:                                          ; preds = %entry, %if.end7
  ret void, !dbg !55
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flag_twice(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !56 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !57
  %mul = mul i32 %0, %1, !dbg !57
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
  %add = add i32 %mul, %2, !dbg !57
  %cmp.not = icmp slt i32 %add, %n, !dbg !58
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !58

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !59
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !59
  %3 = load i32, ptr %arrayidx, align 4, !dbg !59, !tbaa !7
  %cmp4 = icmp sgt i32 %3, 0, !dbg !60
  br i1 %cmp4, label %if.then5, label %if.else, !dbg !60

if.then5:                                         ; preds = %if.end
  %call8 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !61
  %arrayidx10 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !62
  store i32 %call8, ptr %arrayidx10, align 4, !dbg !63, !tbaa !7
  br label %cleanup.sink.split, !dbg !64

if.else:                                          ; preds = %if.end
  %add14 = add nsw i32 %3, 1, !dbg !65
  %call15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %add14) #4, !dbg !66
  %arrayidx17 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !67
  store i32 %call15, ptr %arrayidx17, align 4, !dbg !68, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !69, !tbaa !7
  %cmp20 = icmp slt i32 %4, -50, !dbg !70
  br i1 %cmp20, label %cleanup.sink.split, label %cleanup, !dbg !70

cleanup.sink.split:                               ; preds = %if.else, %if.then5
  store i32 1, ptr %scratch, align 4, !dbg !71, !tbaa !7
  br label %cleanup, !dbg !72

cleanup:                                          ; preds = %cleanup.sink.split, %if.else, %entry
  ret void, !dbg !72
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @equal_levels(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !73 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !74
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !74
  %mul = mul i32 %0, %1, !dbg !74
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  %add = add i32 %mul, %2, !dbg !74
  %cmp.not = icmp slt i32 %add, %n, !dbg !75
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !75

if.end:                                           ; preds = %entry
  %add4 = add nsw i32 %n, 1, !dbg !76
  %div = sdiv i32 %add, 2, !dbg !77
  %idxprom = sext i32 %div to i64, !dbg !78
  %arrayidx = getelementptr inbounds i32, ptr %scratch, i64 %idxprom, !dbg !78
  store i32 %add4, ptr %arrayidx, align 4, !dbg !79, !tbaa !7
  %idxprom5 = sext i32 %add to i64, !dbg !80
  %arrayidx6 = getelementptr inbounds i32, ptr %in, i64 %idxprom5, !dbg !80
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !80, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !81
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom5, !dbg !82
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !83, !tbaa !7
  br label %cleanup, !dbg !84

cleanup:                                          ; preds = %entry, %if.end
  ret void, !dbg !84
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hinted_flag(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !85 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !86
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !86
  %mul = mul i32 %0, %1, !dbg !86
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !86
  %add = add i32 %mul, %2, !dbg !86
  %cmp.not = icmp slt i32 %add, %n, !dbg !87
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !87

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !88
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !88
  %3 = load i32, ptr %arrayidx, align 4, !dbg !88, !tbaa !7
  %cmp4 = icmp sgt i32 %3, 0, !dbg !89
  br i1 %cmp4, label %land.lhs.true, label %if.end9, !dbg !90

land.lhs.true:                                    ; preds = %if.end
  %4 = load i32, ptr %scratch, align 4, !dbg !91, !tbaa !7
  %cmp6.not = icmp eq i32 %4, 1, !dbg !92
  br i1 %cmp6.not, label %if.end9, label %if.then7, !dbg !90

if.then7:                                         ; preds = %land.lhs.true
  store i32 1, ptr %scratch, align 4, !dbg !93, !tbaa !7
  br label %if.end9, !dbg !94

if.end9:                                          ; preds = %if.then7, %land.lhs.true, %if.end
  %5 = load i32, ptr %arrayidx, align 4, !dbg !95, !tbaa !7
  %call12 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %5) #4, !dbg !96
  %arrayidx14 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !97
  store i32 %call12, ptr %arrayidx14, align 4, !dbg !98, !tbaa !7
  br label %cleanup, !dbg !99

cleanup:                                          ; preds = %entry, %if.end9
  ret void, !dbg !99
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_flag(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef readnone captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !100 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !101
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !101
  %mul = mul i32 %0, %1, !dbg !101
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !101
  %add = add i32 %mul, %2, !dbg !101
  %cmp = icmp eq i32 %2, 0, !dbg !102
  br i1 %cmp, label %if.then, label %if.end, !dbg !102

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagE3any to ptr), align 4, !dbg !103, !tbaa !7
  br label %if.end, !dbg !104

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !105
  %cmp4 = icmp slt i32 %add, %n, !dbg !106
  br i1 %cmp4, label %land.lhs.true, label %cond.end, !dbg !107

land.lhs.true:                                    ; preds = %if.end
  %idxprom = sext i32 %add to i64, !dbg !108
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !108
  %3 = load i32, ptr %arrayidx, align 4, !dbg !108, !tbaa !7
  %cmp5 = icmp sgt i32 %3, 90, !dbg !109
  br i1 %cmp5, label %if.then6, label %cond.end, !dbg !107

if.then6:                                         ; preds = %land.lhs.true
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagE3any to ptr), align 4, !dbg !110, !tbaa !7
  br label %cond.end, !dbg !111

cond.end:                                         ; preds = %if.then6, %land.lhs.true, %if.end
  %cond = phi i32 [ 0, %if.end ], [ %3, %land.lhs.true ], [ %3, %if.then6 ], !dbg !112
  %call11 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %cond) #4, !dbg !113
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !114
  br i1 %cmp4, label %if.then13, label %if.end20, !dbg !115

if.then13:                                        ; preds = %cond.end
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagE3any to ptr), align 4, !dbg !116, !tbaa !7
  %tobool.not = icmp eq i32 %4, 0, !dbg !116
  %sub = sub nsw i32 0, %call11, !dbg !116
  %cond17 = select i1 %tobool.not, i32 %sub, i32 %call11, !dbg !116
  %idxprom18 = sext i32 %add to i64, !dbg !117
  %arrayidx19 = getelementptr inbounds i32, ptr %out, i64 %idxprom18, !dbg !117
  store i32 %cond17, ptr %arrayidx19, align 4, !dbg !118, !tbaa !7
  br label %if.end20, !dbg !117

if.end20:                                         ; preds = %if.then13, %cond.end
  ret void, !dbg !119
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @overlap_moved(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !120 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !121
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !121
  %mul = mul i32 %0, %1, !dbg !121
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !121
  %add = add i32 %mul, %2, !dbg !121
  %cmp.not = icmp slt i32 %add, %n, !dbg !122
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !122

if.end:                                           ; preds = %entry
  %call4 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %add) #4, !dbg !123
  %idxprom = sext i32 %add to i64, !dbg !124
  %arrayidx = getelementptr inbounds i32, ptr %scratch, i64 %idxprom, !dbg !124
  store i32 %call4, ptr %arrayidx, align 4, !dbg !125, !tbaa !7
  %arrayidx6 = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !126
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !126, !tbaa !7
  %add7 = add nsw i32 %3, %call4, !dbg !127
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !128
  store i32 %add7, ptr %arrayidx9, align 4, !dbg !129, !tbaa !7
  %add10 = add nsw i32 %add, 1, !dbg !130
  %cmp11 = icmp slt i32 %add10, %n, !dbg !131
  br i1 %cmp11, label %if.then12, label %cleanup, !dbg !131

if.then12:                                        ; preds = %if.end
  %call14 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %add10) #4, !dbg !132
  %idxprom16 = sext i32 %add10 to i64, !dbg !133
  %arrayidx17 = getelementptr inbounds i32, ptr %scratch, i64 %idxprom16, !dbg !133
  store i32 %call14, ptr %arrayidx17, align 4, !dbg !134, !tbaa !7
  br label %cleanup, !dbg !133

cleanup:                                          ; preds = %if.end, %if.then12, %entry
  ret void, !dbg !135
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @another_level(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !136 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !137
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !137
  %mul = mul i32 %0, %1, !dbg !137
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137
  %add = add i32 %mul, %2, !dbg !137
  %cmp.not = icmp slt i32 %add, %n, !dbg !138
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !138

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !139
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !139
  %3 = load i32, ptr %arrayidx, align 4, !dbg !139, !tbaa !7
  %add7 = add nsw i32 %n, 1, !dbg !140
  %cmp10 = icmp sgt i32 %3, 1000, !dbg !141
  %conv = zext i1 %cmp10 to i32, !dbg !142
  %add11 = add nsw i32 %add7, %conv, !dbg !143
  %div = sdiv i32 %add, 2, !dbg !144
  %idxprom12 = sext i32 %div to i64, !dbg !145
  %arrayidx13 = getelementptr inbounds i32, ptr %scratch, i64 %idxprom12, !dbg !145
  store i32 %add11, ptr %arrayidx13, align 4, !dbg !146, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !147, !tbaa !7
  %call16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %4) #4, !dbg !148
  %arrayidx18 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !149
  store i32 %call16, ptr %arrayidx18, align 4, !dbg !150, !tbaa !7
  br label %cleanup, !dbg !151

cleanup:                                          ; preds = %entry, %if.end
  ret void, !dbg !151
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @another_address(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !152 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !153
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !153
  %mul = mul i32 %0, %1, !dbg !153
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !153
  %add = add i32 %mul, %2, !dbg !153
  %cmp.not = icmp slt i32 %add, %n, !dbg !154
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !154

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !155
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !155
  %3 = load i32, ptr %arrayidx, align 4, !dbg !155, !tbaa !7
  %cmp4 = icmp sgt i32 %3, 0, !dbg !156
  br i1 %cmp4, label %if.then5, label %if.end10, !dbg !156

if.then5:                                         ; preds = %if.end
  %div = udiv i32 %3, 1000, !dbg !157
  %idxprom8 = zext nneg i32 %div to i64, !dbg !158
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %scratch, i64 %idxprom8, !dbg !158
  store i32 1, ptr %arrayidx9, align 4, !dbg !159, !tbaa !7
  br label %if.end10, !dbg !158

if.end10:                                         ; preds = %if.then5, %if.end
  %4 = load i32, ptr %arrayidx, align 4, !dbg !160, !tbaa !7
  %call13 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %4) #4, !dbg !161
  %arrayidx15 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !162
  store i32 %call13, ptr %arrayidx15, align 4, !dbg !163, !tbaa !7
  br label %cleanup, !dbg !164

cleanup:                                          ; preds = %entry, %if.end10
  ret void, !dbg !164
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @beside_output(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !165 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !166
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !166
  %mul = mul i32 %0, %1, !dbg !166
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !166
  %add = add i32 %mul, %2, !dbg !166
  %cmp.not = icmp slt i32 %add, %n, !dbg !167
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !167

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !168
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !168
  %3 = load i32, ptr %arrayidx, align 4, !dbg !168, !tbaa !7
  %cmp4 = icmp sgt i32 %3, 0, !dbg !169
  br i1 %cmp4, label %if.then5, label %if.end7, !dbg !169

if.then5:                                         ; preds = %if.end
  store i32 1, ptr %scratch, align 4, !dbg !170, !tbaa !7
  br label %if.end7, !dbg !170

if.end7:                                          ; preds = %if.then5, %if.end
  %cmp8 = icmp sgt i32 %add, 0, !dbg !171
  br i1 %cmp8, label %if.then9, label %if.end16, !dbg !171

if.then9:                                         ; preds = %if.end7
  %sub = add nsw i32 %add, -1, !dbg !172
  %idxprom10 = zext nneg i32 %sub to i64, !dbg !173
  %arrayidx11 = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom10, !dbg !173
  %4 = load i32, ptr %arrayidx11, align 4, !dbg !173, !tbaa !7
  %call12 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %4) #4, !dbg !174
  %arrayidx15 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom10, !dbg !175
  store i32 %call12, ptr %arrayidx15, align 4, !dbg !176, !tbaa !7
  br label %if.end16, !dbg !175

if.end16:                                         ; preds = %if.then9, %if.end7
  %5 = load i32, ptr %arrayidx, align 4, !dbg !177, !tbaa !7
  %call19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %5) #4, !dbg !178
  %arrayidx21 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !179
  store i32 %call19, ptr %arrayidx21, align 4, !dbg !180, !tbaa !7
  br label %cleanup, !dbg !181

cleanup:                                          ; preds = %entry, %if.end16
  ret void, !dbg !181
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @beside_same_array(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !182 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !183
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !183
  %mul = mul i32 %0, %1, !dbg !183
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !183
  %add = add i32 %mul, %2, !dbg !183
  %cmp = icmp slt i32 %add, %n, !dbg !184
  br i1 %cmp, label %if.then, label %cleanup, !dbg !184

if.then:                                          ; preds = %entry
  %div = sdiv i32 %add, 2, !dbg !185
  %3 = sext i32 %div to i64, !dbg !186
  %4 = getelementptr i32, ptr %scratch, i64 %3, !dbg !186
  %arrayidx = getelementptr i8, ptr %4, i64 4, !dbg !186
  store i32 %add, ptr %arrayidx, align 4, !dbg !187, !tbaa !7
  %idxprom8 = sext i32 %add to i64, !dbg !188
  %arrayidx9 = getelementptr inbounds i32, ptr %in, i64 %idxprom8, !dbg !188
  %5 = load i32, ptr %arrayidx9, align 4, !dbg !188, !tbaa !7
  %call10 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %5) #4, !dbg !189
  %arrayidx12 = getelementptr inbounds i32, ptr %out, i64 %idxprom8, !dbg !190
  store i32 %call10, ptr %arrayidx12, align 4, !dbg !191, !tbaa !7
  %6 = load i32, ptr %arrayidx9, align 4, !dbg !192, !tbaa !7
  %cmp15 = icmp sgt i32 %6, 0, !dbg !193
  br i1 %cmp15, label %if.then16, label %cleanup, !dbg !193

if.then16:                                        ; preds = %if.then
  store i32 1, ptr %scratch, align 4, !dbg !194, !tbaa !7
  br label %cleanup, !dbg !194

cleanup:                                          ; preds = %entry, %if.then, %if.then16
  ret void, !dbg !195
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @another_number(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !196 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !197
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !197
  %mul = mul i32 %0, %1, !dbg !197
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !197
  %add = add i32 %mul, %2, !dbg !197
  %cmp.not = icmp slt i32 %add, %n, !dbg !198
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !198

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !199
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !199
  %3 = load i32, ptr %arrayidx, align 4, !dbg !199, !tbaa !7
  %cmp4 = icmp sgt i32 %3, 0, !dbg !200
  br i1 %cmp4, label %if.then5, label %if.end7, !dbg !200

if.then5:                                         ; preds = %if.end
  store i32 1, ptr %scratch, align 4, !dbg !201, !tbaa !7
  br label %if.end7, !dbg !201

if.end7:                                          ; preds = %if.then5, %if.end
  %4 = load i32, ptr %arrayidx, align 4, !dbg !202, !tbaa !7
  %call10 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %4) #4, !dbg !203
  %arrayidx12 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !204
  store i32 %call10, ptr %arrayidx12, align 4, !dbg !205, !tbaa !7
  %5 = load i32, ptr %arrayidx, align 4, !dbg !206, !tbaa !7
  %cmp15 = icmp eq i32 %5, 0, !dbg !207
  br i1 %cmp15, label %if.then16, label %cleanup, !dbg !207

if.then16:                                        ; preds = %if.end7
  store i32 0, ptr %scratch, align 4, !dbg !208, !tbaa !7
  br label %cleanup, !dbg !209

cleanup:                                          ; preds = %if.end7, %if.then16, %entry
  ret void, !dbg !210
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @any_number(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !211 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !212
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !212
  %mul = mul i32 %0, %1, !dbg !212
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !212
  %add = add i32 %mul, %2, !dbg !212
  %cmp.not = icmp slt i32 %add, %n, !dbg !213
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !213

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !214
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !214
  %3 = load i32, ptr %arrayidx, align 4, !dbg !214, !tbaa !7
  %cmp4 = icmp sgt i32 %3, 0, !dbg !215
  br i1 %cmp4, label %if.then5, label %if.end9, !dbg !215

if.then5:                                         ; preds = %if.end
  store i32 %3, ptr %scratch, align 4, !dbg !216, !tbaa !7
  br label %if.end9, !dbg !217

if.end9:                                          ; preds = %if.then5, %if.end
  %4 = load i32, ptr %arrayidx, align 4, !dbg !218, !tbaa !7
  %call12 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %4) #4, !dbg !219
  %arrayidx14 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !220
  store i32 %call12, ptr %arrayidx14, align 4, !dbg !221, !tbaa !7
  br label %cleanup, !dbg !222

cleanup:                                          ; preds = %entry, %if.end9
  ret void, !dbg !222
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flag_unwaited(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef readnone captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !223 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !224
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !224
  %mul = mul i32 %0, %1, !dbg !224
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !224
  %add = add i32 %mul, %2, !dbg !224
  %cmp = icmp eq i32 %2, 0, !dbg !225
  br i1 %cmp, label %if.then, label %if.end, !dbg !225

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ13flag_unwaitedE3any to ptr), align 4, !dbg !226, !tbaa !7
  br label %if.end, !dbg !227

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !228
  %cmp4 = icmp samesign ult i32 %2, 2, !dbg !229
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !229

if.then5:                                         ; preds = %if.end
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ13flag_unwaitedE3any to ptr), align 4, !dbg !230, !tbaa !7
  br label %if.end6, !dbg !231

if.end6:                                          ; preds = %if.then5, %if.end
  %cmp7 = icmp slt i32 %add, %n, !dbg !232
  br i1 %cmp7, label %cond.true, label %cond.end, !dbg !233

cond.true:                                        ; preds = %if.end6
  %idxprom = sext i32 %add to i64, !dbg !234
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !234
  %3 = load i32, ptr %arrayidx, align 4, !dbg !234, !tbaa !7
  br label %cond.end, !dbg !233

cond.end:                                         ; preds = %if.end6, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %if.end6 ], !dbg !233
  %call8 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %cond) #4, !dbg !235
  br i1 %cmp7, label %if.then10, label %if.end17, !dbg !236

if.then10:                                        ; preds = %cond.end
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13flag_unwaitedE3any to ptr), align 4, !dbg !237, !tbaa !7
  %tobool.not = icmp eq i32 %4, 0, !dbg !237
  %sub = sub nsw i32 0, %call8, !dbg !237
  %cond14 = select i1 %tobool.not, i32 %sub, i32 %call8, !dbg !237
  %idxprom15 = sext i32 %add to i64, !dbg !238
  %arrayidx16 = getelementptr inbounds i32, ptr %out, i64 %idxprom15, !dbg !238
  store i32 %cond14, ptr %arrayidx16, align 4, !dbg !239, !tbaa !7
  br label %if.end17, !dbg !238

if.end17:                                         ; preds = %if.then10, %cond.end
  ret void, !dbg !240
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hint_and_answer(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef readnone captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !241 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !242
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !242
  %mul = mul i32 %0, %1, !dbg !242
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !242
  %add = add i32 %mul, %2, !dbg !242
  %cmp = icmp eq i32 %2, 0, !dbg !243
  br i1 %cmp, label %if.then, label %if.end, !dbg !243

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4, !dbg !244, !tbaa !7
  br label %if.end, !dbg !245

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !246
  %cmp4 = icmp slt i32 %add, %n, !dbg !247
  br i1 %cmp4, label %cond.true, label %cond.end, !dbg !248

cond.true:                                        ; preds = %if.end
  %idxprom = sext i32 %add to i64, !dbg !249
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !249
  %3 = load i32, ptr %arrayidx, align 4, !dbg !249, !tbaa !7
  br label %cond.end, !dbg !248

cond.end:                                         ; preds = %if.end, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %if.end ], !dbg !248
  %call5 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %cond) #4, !dbg !250
  %cmp6 = icmp samesign ugt i32 %2, 1, !dbg !251
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4
  %tobool = icmp ne i32 %4, 0
  %or.cond = select i1 %cmp6, i1 true, i1 %tobool, !dbg !252
  br i1 %or.cond, label %if.end8, label %if.then7, !dbg !252

if.then7:                                         ; preds = %cond.end
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4, !dbg !253, !tbaa !7
  br label %if.end8, !dbg !254

if.end8:                                          ; preds = %if.then7, %cond.end
  br i1 %cmp4, label %if.then10, label %if.end18, !dbg !255

if.then10:                                        ; preds = %if.end8
  %5 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4, !dbg !256, !tbaa !7
  %tobool11.not = icmp eq i32 %5, 0, !dbg !256
  %sub = sub nsw i32 0, %call5, !dbg !256
  %cond15 = select i1 %tobool11.not, i32 %sub, i32 %call5, !dbg !256
  %idxprom16 = sext i32 %add to i64, !dbg !257
  %arrayidx17 = getelementptr inbounds i32, ptr %out, i64 %idxprom16, !dbg !257
  store i32 %cond15, ptr %arrayidx17, align 4, !dbg !258, !tbaa !7
  br label %if.end18, !dbg !257

if.end18:                                         ; preds = %if.then10, %if.end8
  ret void, !dbg !259
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @plain_count(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef readnone captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !260 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !261
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !261
  %mul = mul i32 %0, %1, !dbg !261
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !261
  %add = add i32 %mul, %2, !dbg !261
  %cmp = icmp samesign ult i32 %2, 2, !dbg !262
  br i1 %cmp, label %if.then, label %if.end, !dbg !262

if.then:                                          ; preds = %entry
  %idxprom = zext nneg i32 %2 to i64, !dbg !263
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), i64 %idxprom, !dbg !263
  store i32 0, ptr %arrayidx, align 4, !dbg !264, !tbaa !7
  br label %if.end, !dbg !263

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !265
  %cmp4 = icmp slt i32 %add, %n, !dbg !266
  %rem = urem i32 %2, 33
  %cmp5 = icmp eq i32 %rem, 0
  %or.cond = and i1 %cmp5, %cmp4, !dbg !267
  br i1 %or.cond, label %if.then6, label %if.end7, !dbg !267

if.then6:                                         ; preds = %if.end
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), align 4, !dbg !268, !tbaa !7
  br label %if.end7, !dbg !269

if.end7:                                          ; preds = %if.then6, %if.end
  br i1 %cmp4, label %cond.true, label %cond.end, !dbg !270

cond.true:                                        ; preds = %if.end7
  %idxprom9 = sext i32 %add to i64, !dbg !271
  %arrayidx10 = getelementptr inbounds i32, ptr %in, i64 %idxprom9, !dbg !271
  %3 = load i32, ptr %arrayidx10, align 4, !dbg !271, !tbaa !7
  %call11 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !272
  br label %cond.end, !dbg !270

cond.end:                                         ; preds = %if.end7, %cond.true
  %cond = phi i32 [ %call11, %cond.true ], [ 0, %if.end7 ], !dbg !270
  br i1 %or.cond, label %if.then16, label %if.end18, !dbg !273

if.then16:                                        ; preds = %cond.end
  %4 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), i64 4), align 4, !dbg !274, !tbaa !7
  %add17 = add nsw i32 %4, 1, !dbg !275
  store i32 %add17, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), i64 4), align 4, !dbg !276, !tbaa !7
  br label %if.end18, !dbg !277

if.end18:                                         ; preds = %if.then16, %cond.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !278
  br i1 %cmp4, label %if.then20, label %if.end25, !dbg !279

if.then20:                                        ; preds = %if.end18
  %5 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), i64 4), align 4, !dbg !280, !tbaa !7
  %add21 = add nsw i32 %5, %cond, !dbg !281
  %6 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), align 4, !dbg !282, !tbaa !7
  %add22 = add nsw i32 %add21, %6, !dbg !283
  %idxprom23 = sext i32 %add to i64, !dbg !284
  %arrayidx24 = getelementptr inbounds i32, ptr %out, i64 %idxprom23, !dbg !284
  store i32 %add22, ptr %arrayidx24, align 4, !dbg !285, !tbaa !7
  br label %if.end25, !dbg !284

if.end25:                                         ; preds = %if.then20, %if.end18
  ret void, !dbg !286
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @other_bytes(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !287 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !288
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !288
  %mul = mul i32 %0, %1, !dbg !288
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !288
  %add = add i32 %mul, %2, !dbg !288
  %cmp.not = icmp slt i32 %add, %n, !dbg !289
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !289

if.end:                                           ; preds = %entry
  %cmp4 = icmp eq i32 %add, 0, !dbg !290
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !290

if.then5:                                         ; preds = %if.end
  store i32 %n, ptr %scratch, align 4, !dbg !291, !tbaa !7
  br label %if.end6, !dbg !292

if.end6:                                          ; preds = %if.then5, %if.end
  %div = sdiv i32 %add, 2, !dbg !293
  %3 = sext i32 %div to i64, !dbg !294
  %4 = getelementptr i32, ptr %scratch, i64 %3, !dbg !294
  %arrayidx8 = getelementptr i8, ptr %4, i64 4, !dbg !294
  store i32 %add, ptr %arrayidx8, align 4, !dbg !295, !tbaa !7
  %idxprom9 = sext i32 %add to i64, !dbg !296
  %arrayidx10 = getelementptr inbounds i32, ptr %in, i64 %idxprom9, !dbg !296
  %5 = load i32, ptr %arrayidx10, align 4, !dbg !296, !tbaa !7
  %call11 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %5) #4, !dbg !297
  %arrayidx13 = getelementptr inbounds i32, ptr %out, i64 %idxprom9, !dbg !298
  store i32 %call11, ptr %arrayidx13, align 4, !dbg !299, !tbaa !7
  br label %cleanup, !dbg !300

cleanup:                                          ; preds = %entry, %if.end6
  ret void, !dbg !300
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
!15 = !DILocation(line: 9, column: 11, scope: !11)
!16 = !DILocation(line: 10, column: 18, scope: !11)
!17 = !DILocation(line: 10, column: 14, scope: !11)
!18 = !DILocation(line: 10, column: 5, scope: !11)
!19 = !DILocation(line: 10, column: 12, scope: !11)
!20 = !DILocation(line: 11, column: 9, scope: !11)
!21 = !DILocation(line: 11, column: 15, scope: !11)
!22 = !DILocation(line: 11, column: 33, scope: !11)
!23 = !DILocation(line: 11, column: 93, scope: !11)
!24 = !DILocation(line: 11, column: 104, scope: !11)
!25 = !DILocation(line: 11, column: 110, scope: !11)
!26 = !DILocation(line: 12, column: 1, scope: !11)
!27 = distinct !DISubprogram(name: "mix", scope: !28, file: !28, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = !DIFile(filename: "./common.h", directory: ".")
!29 = !DILocation(line: 21, column: 5, scope: !27)
!30 = !DILocation(line: 27, column: 5, scope: !27)
!31 = !DILocation(line: 22, column: 16, scope: !27)
!32 = !DILocation(line: 22, column: 11, scope: !27)
!33 = !DILocation(line: 23, column: 16, scope: !27)
!34 = !DILocation(line: 23, column: 11, scope: !27)
!35 = !DILocation(line: 24, column: 16, scope: !27)
!36 = !DILocation(line: 24, column: 11, scope: !27)
!37 = !DILocation(line: 25, column: 9, scope: !27)
!38 = !{i64 50747}
!39 = !DILocation(line: 21, column: 29, scope: !27)
!40 = !DILocation(line: 21, column: 23, scope: !27)
!41 = distinct !{!41, !29, !42, !43, !44}
!42 = !DILocation(line: 26, column: 5, scope: !27)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = distinct !DISubprogram(name: "moved_flag", scope: !1, file: !1, line: 134, type: !12, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = !DILocation(line: 135, column: 5, scope: !45)
!47 = !DILocation(line: 136, column: 11, scope: !45)
!48 = !DILocation(line: 137, column: 9, scope: !45)
!49 = !DILocation(line: 137, column: 15, scope: !45)
!50 = !DILocation(line: 137, column: 20, scope: !45)
!51 = !DILocation(line: 138, column: 18, scope: !45)
!52 = !DILocation(line: 138, column: 14, scope: !45)
!53 = !DILocation(line: 138, column: 5, scope: !45)
!54 = !DILocation(line: 138, column: 12, scope: !45)
!55 = !DILocation(line: 139, column: 1, scope: !45)
!56 = distinct !DISubprogram(name: "flag_twice", scope: !1, file: !1, line: 140, type: !12, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = !DILocation(line: 141, column: 5, scope: !56)
!58 = !DILocation(line: 142, column: 11, scope: !56)
!59 = !DILocation(line: 143, column: 9, scope: !56)
!60 = !DILocation(line: 143, column: 15, scope: !56)
!61 = !DILocation(line: 144, column: 18, scope: !56)
!62 = !DILocation(line: 144, column: 9, scope: !56)
!63 = !DILocation(line: 144, column: 16, scope: !56)
!64 = !DILocation(line: 146, column: 5, scope: !56)
!65 = !DILocation(line: 147, column: 28, scope: !56)
!66 = !DILocation(line: 147, column: 18, scope: !56)
!67 = !DILocation(line: 147, column: 9, scope: !56)
!68 = !DILocation(line: 147, column: 16, scope: !56)
!69 = !DILocation(line: 148, column: 13, scope: !56)
!70 = !DILocation(line: 148, column: 19, scope: !56)
!71 = !DILocation(line: 0, scope: !56)
!72 = !DILocation(line: 150, column: 1, scope: !56)
!73 = distinct !DISubprogram(name: "equal_levels", scope: !1, file: !1, line: 151, type: !12, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = !DILocation(line: 152, column: 5, scope: !73)
!75 = !DILocation(line: 153, column: 11, scope: !73)
!76 = !DILocation(line: 154, column: 24, scope: !73)
!77 = !DILocation(line: 154, column: 15, scope: !73)
!78 = !DILocation(line: 154, column: 5, scope: !73)
!79 = !DILocation(line: 154, column: 20, scope: !73)
!80 = !DILocation(line: 155, column: 18, scope: !73)
!81 = !DILocation(line: 155, column: 14, scope: !73)
!82 = !DILocation(line: 155, column: 5, scope: !73)
!83 = !DILocation(line: 155, column: 12, scope: !73)
!84 = !DILocation(line: 156, column: 1, scope: !73)
!85 = distinct !DISubprogram(name: "hinted_flag", scope: !1, file: !1, line: 157, type: !12, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!86 = !DILocation(line: 158, column: 5, scope: !85)
!87 = !DILocation(line: 159, column: 11, scope: !85)
!88 = !DILocation(line: 160, column: 9, scope: !85)
!89 = !DILocation(line: 160, column: 15, scope: !85)
!90 = !DILocation(line: 160, column: 19, scope: !85)
!91 = !DILocation(line: 160, column: 22, scope: !85)
!92 = !DILocation(line: 160, column: 33, scope: !85)
!93 = !DILocation(line: 161, column: 20, scope: !85)
!94 = !DILocation(line: 161, column: 9, scope: !85)
!95 = !DILocation(line: 162, column: 18, scope: !85)
!96 = !DILocation(line: 162, column: 14, scope: !85)
!97 = !DILocation(line: 162, column: 5, scope: !85)
!98 = !DILocation(line: 162, column: 12, scope: !85)
!99 = !DILocation(line: 163, column: 1, scope: !85)
!100 = distinct !DISubprogram(name: "shared_flag", scope: !1, file: !1, line: 164, type: !12, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = !DILocation(line: 166, column: 5, scope: !100)
!102 = !DILocation(line: 167, column: 11, scope: !100)
!103 = !DILocation(line: 167, column: 21, scope: !100)
!104 = !DILocation(line: 167, column: 17, scope: !100)
!105 = !DILocation(line: 168, column: 5, scope: !100)
!106 = !DILocation(line: 169, column: 11, scope: !100)
!107 = !DILocation(line: 169, column: 15, scope: !100)
!108 = !DILocation(line: 169, column: 18, scope: !100)
!109 = !DILocation(line: 169, column: 24, scope: !100)
!110 = !DILocation(line: 169, column: 34, scope: !100)
!111 = !DILocation(line: 169, column: 30, scope: !100)
!112 = !DILocation(line: 170, column: 17, scope: !100)
!113 = !DILocation(line: 170, column: 13, scope: !100)
!114 = !DILocation(line: 171, column: 5, scope: !100)
!115 = !DILocation(line: 172, column: 11, scope: !100)
!116 = !DILocation(line: 172, column: 25, scope: !100)
!117 = !DILocation(line: 172, column: 16, scope: !100)
!118 = !DILocation(line: 172, column: 23, scope: !100)
!119 = !DILocation(line: 173, column: 1, scope: !100)
!120 = distinct !DISubprogram(name: "overlap_moved", scope: !1, file: !1, line: 174, type: !12, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!121 = !DILocation(line: 175, column: 5, scope: !120)
!122 = !DILocation(line: 176, column: 11, scope: !120)
!123 = !DILocation(line: 177, column: 13, scope: !120)
!124 = !DILocation(line: 178, column: 5, scope: !120)
!125 = !DILocation(line: 178, column: 16, scope: !120)
!126 = !DILocation(line: 179, column: 18, scope: !120)
!127 = !DILocation(line: 179, column: 16, scope: !120)
!128 = !DILocation(line: 179, column: 5, scope: !120)
!129 = !DILocation(line: 179, column: 12, scope: !120)
!130 = !DILocation(line: 180, column: 11, scope: !120)
!131 = !DILocation(line: 180, column: 15, scope: !120)
!132 = !DILocation(line: 180, column: 37, scope: !120)
!133 = !DILocation(line: 180, column: 20, scope: !120)
!134 = !DILocation(line: 180, column: 35, scope: !120)
!135 = !DILocation(line: 181, column: 1, scope: !120)
!136 = distinct !DISubprogram(name: "another_level", scope: !1, file: !1, line: 182, type: !12, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = !DILocation(line: 183, column: 5, scope: !136)
!138 = !DILocation(line: 184, column: 11, scope: !136)
!139 = !DILocation(line: 185, column: 26, scope: !136)
!140 = !DILocation(line: 185, column: 44, scope: !136)
!141 = !DILocation(line: 185, column: 57, scope: !136)
!142 = !DILocation(line: 185, column: 50, scope: !136)
!143 = !DILocation(line: 185, column: 48, scope: !136)
!144 = !DILocation(line: 185, column: 15, scope: !136)
!145 = !DILocation(line: 185, column: 5, scope: !136)
!146 = !DILocation(line: 185, column: 20, scope: !136)
!147 = !DILocation(line: 186, column: 18, scope: !136)
!148 = !DILocation(line: 186, column: 14, scope: !136)
!149 = !DILocation(line: 186, column: 5, scope: !136)
!150 = !DILocation(line: 186, column: 12, scope: !136)
!151 = !DILocation(line: 187, column: 1, scope: !136)
!152 = distinct !DISubprogram(name: "another_address", scope: !1, file: !1, line: 188, type: !12, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!153 = !DILocation(line: 189, column: 5, scope: !152)
!154 = !DILocation(line: 190, column: 11, scope: !152)
!155 = !DILocation(line: 191, column: 9, scope: !152)
!156 = !DILocation(line: 191, column: 15, scope: !152)
!157 = !DILocation(line: 191, column: 34, scope: !152)
!158 = !DILocation(line: 191, column: 20, scope: !152)
!159 = !DILocation(line: 191, column: 42, scope: !152)
!160 = !DILocation(line: 192, column: 18, scope: !152)
!161 = !DILocation(line: 192, column: 14, scope: !152)
!162 = !DILocation(line: 192, column: 5, scope: !152)
!163 = !DILocation(line: 192, column: 12, scope: !152)
!164 = !DILocation(line: 193, column: 1, scope: !152)
!165 = distinct !DISubprogram(name: "beside_output", scope: !1, file: !1, line: 195, type: !12, scopeLine: 195, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!166 = !DILocation(line: 196, column: 5, scope: !165)
!167 = !DILocation(line: 197, column: 11, scope: !165)
!168 = !DILocation(line: 198, column: 9, scope: !165)
!169 = !DILocation(line: 198, column: 15, scope: !165)
!170 = !DILocation(line: 198, column: 20, scope: !165)
!171 = !DILocation(line: 199, column: 11, scope: !165)
!172 = !DILocation(line: 199, column: 38, scope: !165)
!173 = !DILocation(line: 199, column: 33, scope: !165)
!174 = !DILocation(line: 199, column: 29, scope: !165)
!175 = !DILocation(line: 199, column: 16, scope: !165)
!176 = !DILocation(line: 199, column: 27, scope: !165)
!177 = !DILocation(line: 200, column: 18, scope: !165)
!178 = !DILocation(line: 200, column: 14, scope: !165)
!179 = !DILocation(line: 200, column: 5, scope: !165)
!180 = !DILocation(line: 200, column: 12, scope: !165)
!181 = !DILocation(line: 201, column: 1, scope: !165)
!182 = distinct !DISubprogram(name: "beside_same_array", scope: !1, file: !1, line: 203, type: !12, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!183 = !DILocation(line: 204, column: 5, scope: !182)
!184 = !DILocation(line: 205, column: 11, scope: !182)
!185 = !DILocation(line: 205, column: 30, scope: !182)
!186 = !DILocation(line: 205, column: 16, scope: !182)
!187 = !DILocation(line: 205, column: 35, scope: !182)
!188 = !DILocation(line: 207, column: 18, scope: !182)
!189 = !DILocation(line: 207, column: 14, scope: !182)
!190 = !DILocation(line: 207, column: 5, scope: !182)
!191 = !DILocation(line: 207, column: 12, scope: !182)
!192 = !DILocation(line: 208, column: 9, scope: !182)
!193 = !DILocation(line: 208, column: 15, scope: !182)
!194 = !DILocation(line: 208, column: 20, scope: !182)
!195 = !DILocation(line: 209, column: 1, scope: !182)
!196 = distinct !DISubprogram(name: "another_number", scope: !1, file: !1, line: 211, type: !12, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!197 = !DILocation(line: 212, column: 5, scope: !196)
!198 = !DILocation(line: 213, column: 11, scope: !196)
!199 = !DILocation(line: 214, column: 9, scope: !196)
!200 = !DILocation(line: 214, column: 15, scope: !196)
!201 = !DILocation(line: 214, column: 20, scope: !196)
!202 = !DILocation(line: 215, column: 18, scope: !196)
!203 = !DILocation(line: 215, column: 14, scope: !196)
!204 = !DILocation(line: 215, column: 5, scope: !196)
!205 = !DILocation(line: 215, column: 12, scope: !196)
!206 = !DILocation(line: 216, column: 9, scope: !196)
!207 = !DILocation(line: 216, column: 15, scope: !196)
!208 = !DILocation(line: 216, column: 32, scope: !196)
!209 = !DILocation(line: 216, column: 21, scope: !196)
!210 = !DILocation(line: 217, column: 1, scope: !196)
!211 = distinct !DISubprogram(name: "any_number", scope: !1, file: !1, line: 219, type: !12, scopeLine: 219, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!212 = !DILocation(line: 220, column: 5, scope: !211)
!213 = !DILocation(line: 221, column: 11, scope: !211)
!214 = !DILocation(line: 222, column: 9, scope: !211)
!215 = !DILocation(line: 222, column: 15, scope: !211)
!216 = !DILocation(line: 222, column: 31, scope: !211)
!217 = !DILocation(line: 222, column: 20, scope: !211)
!218 = !DILocation(line: 223, column: 18, scope: !211)
!219 = !DILocation(line: 223, column: 14, scope: !211)
!220 = !DILocation(line: 223, column: 5, scope: !211)
!221 = !DILocation(line: 223, column: 12, scope: !211)
!222 = !DILocation(line: 224, column: 1, scope: !211)
!223 = distinct !DISubprogram(name: "flag_unwaited", scope: !1, file: !1, line: 226, type: !12, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!224 = !DILocation(line: 228, column: 5, scope: !223)
!225 = !DILocation(line: 229, column: 11, scope: !223)
!226 = !DILocation(line: 229, column: 21, scope: !223)
!227 = !DILocation(line: 229, column: 17, scope: !223)
!228 = !DILocation(line: 230, column: 5, scope: !223)
!229 = !DILocation(line: 231, column: 11, scope: !223)
!230 = !DILocation(line: 231, column: 20, scope: !223)
!231 = !DILocation(line: 231, column: 16, scope: !223)
!232 = !DILocation(line: 232, column: 19, scope: !223)
!233 = !DILocation(line: 232, column: 17, scope: !223)
!234 = !DILocation(line: 232, column: 25, scope: !223)
!235 = !DILocation(line: 232, column: 13, scope: !223)
!236 = !DILocation(line: 233, column: 11, scope: !223)
!237 = !DILocation(line: 233, column: 25, scope: !223)
!238 = !DILocation(line: 233, column: 16, scope: !223)
!239 = !DILocation(line: 233, column: 23, scope: !223)
!240 = !DILocation(line: 234, column: 1, scope: !223)
!241 = distinct !DISubprogram(name: "hint_and_answer", scope: !1, file: !1, line: 236, type: !12, scopeLine: 236, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!242 = !DILocation(line: 238, column: 5, scope: !241)
!243 = !DILocation(line: 239, column: 11, scope: !241)
!244 = !DILocation(line: 239, column: 21, scope: !241)
!245 = !DILocation(line: 239, column: 17, scope: !241)
!246 = !DILocation(line: 240, column: 5, scope: !241)
!247 = !DILocation(line: 241, column: 19, scope: !241)
!248 = !DILocation(line: 241, column: 17, scope: !241)
!249 = !DILocation(line: 241, column: 25, scope: !241)
!250 = !DILocation(line: 241, column: 13, scope: !241)
!251 = !DILocation(line: 242, column: 11, scope: !241)
!252 = !DILocation(line: 242, column: 15, scope: !241)
!253 = !DILocation(line: 244, column: 13, scope: !241)
!254 = !DILocation(line: 244, column: 9, scope: !241)
!255 = !DILocation(line: 245, column: 11, scope: !241)
!256 = !DILocation(line: 245, column: 25, scope: !241)
!257 = !DILocation(line: 245, column: 16, scope: !241)
!258 = !DILocation(line: 245, column: 23, scope: !241)
!259 = !DILocation(line: 246, column: 1, scope: !241)
!260 = distinct !DISubprogram(name: "plain_count", scope: !1, file: !1, line: 248, type: !12, scopeLine: 248, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!261 = !DILocation(line: 250, column: 5, scope: !260)
!262 = !DILocation(line: 251, column: 11, scope: !260)
!263 = !DILocation(line: 251, column: 16, scope: !260)
!264 = !DILocation(line: 251, column: 24, scope: !260)
!265 = !DILocation(line: 252, column: 5, scope: !260)
!266 = !DILocation(line: 253, column: 11, scope: !260)
!267 = !DILocation(line: 253, column: 15, scope: !260)
!268 = !DILocation(line: 253, column: 39, scope: !260)
!269 = !DILocation(line: 253, column: 31, scope: !260)
!270 = !DILocation(line: 254, column: 13, scope: !260)
!271 = !DILocation(line: 254, column: 25, scope: !260)
!272 = !DILocation(line: 254, column: 21, scope: !260)
!273 = !DILocation(line: 255, column: 15, scope: !260)
!274 = !DILocation(line: 255, column: 41, scope: !260)
!275 = !DILocation(line: 255, column: 49, scope: !260)
!276 = !DILocation(line: 255, column: 39, scope: !260)
!277 = !DILocation(line: 255, column: 31, scope: !260)
!278 = !DILocation(line: 256, column: 5, scope: !260)
!279 = !DILocation(line: 257, column: 11, scope: !260)
!280 = !DILocation(line: 257, column: 29, scope: !260)
!281 = !DILocation(line: 257, column: 27, scope: !260)
!282 = !DILocation(line: 257, column: 39, scope: !260)
!283 = !DILocation(line: 257, column: 37, scope: !260)
!284 = !DILocation(line: 257, column: 16, scope: !260)
!285 = !DILocation(line: 257, column: 23, scope: !260)
!286 = !DILocation(line: 258, column: 1, scope: !260)
!287 = distinct !DISubprogram(name: "other_bytes", scope: !1, file: !1, line: 260, type: !12, scopeLine: 260, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!288 = !DILocation(line: 261, column: 5, scope: !287)
!289 = !DILocation(line: 262, column: 11, scope: !287)
!290 = !DILocation(line: 263, column: 11, scope: !287)
!291 = !DILocation(line: 263, column: 28, scope: !287)
!292 = !DILocation(line: 263, column: 17, scope: !287)
!293 = !DILocation(line: 264, column: 19, scope: !287)
!294 = !DILocation(line: 264, column: 5, scope: !287)
!295 = !DILocation(line: 264, column: 24, scope: !287)
!296 = !DILocation(line: 265, column: 18, scope: !287)
!297 = !DILocation(line: 265, column: 14, scope: !287)
!298 = !DILocation(line: 265, column: 5, scope: !287)
!299 = !DILocation(line: 265, column: 12, scope: !287)
!300 = !DILocation(line: 266, column: 1, scope: !287)
