; Made from benign.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11shared_flagE3any = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13flag_unwaitedE3any = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ15hint_and_answerE3any = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ11plain_countE4bins = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @moved_flag(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !11 {
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
  %cmp4 = icmp sgt i32 %3, 0, !dbg !17
  br i1 %cmp4, label %if.then5, label %if.end7, !dbg !17

if.then5:                                         ; preds = %if.end
  store i32 1, ptr %scratch, align 4, !dbg !18, !tbaa !7
  br label %if.end7, !dbg !18

if.end7:                                          ; preds = %if.then5, %if.end
  %4 = load i32, ptr %arrayidx, align 4, !dbg !19, !tbaa !7
  %call10 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %4) #4, !dbg !20
  %arrayidx12 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !21
  store i32 %call10, ptr %arrayidx12, align 4, !dbg !22, !tbaa !7
  br label %cleanup, !dbg !23

cleanup:                                          ; preds = %entry, %if.end7
  ret void, !dbg !23
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef i32 @_ZL3mixi(i32 noundef %v) unnamed_addr #1 !dbg !24 {
entry:
  br label %for.body, !dbg !26

for.cond.cleanup:                                 ; preds = %for.body
  ret i32 %0, !dbg !27

for.body:                                         ; preds = %entry, %for.body
  %k.013 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %x.012 = phi i32 [ %v, %entry ], [ %0, %for.body ]
  %shl = shl i32 %x.012, 13, !dbg !28
  %xor = xor i32 %shl, %x.012, !dbg !29
  %shr = lshr i32 %xor, 17, !dbg !30
  %xor1 = xor i32 %shr, %xor, !dbg !31
  %shl2 = shl i32 %xor1, 5, !dbg !32
  %xor3 = xor i32 %shl2, %xor1, !dbg !33
  %0 = tail call i32 asm sideeffect "", "=r,0"(i32 %xor3) #4, !dbg !34, !srcloc !35
  %inc = add nuw nsw i32 %k.013, 1, !dbg !36
  %exitcond.not = icmp eq i32 %inc, 6, !dbg !37
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !26, !llvm.loop !38
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flag_twice(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !42 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !43
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !43
  %mul = mul i32 %0, %1, !dbg !43
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43
  %add = add i32 %mul, %2, !dbg !43
  %cmp.not = icmp slt i32 %add, %n, !dbg !44
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !44

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !45
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !45
  %3 = load i32, ptr %arrayidx, align 4, !dbg !45, !tbaa !7
  %cmp4 = icmp sgt i32 %3, 0, !dbg !46
  br i1 %cmp4, label %if.then5, label %if.else, !dbg !46

if.then5:                                         ; preds = %if.end
  %call8 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !47
  %arrayidx10 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !48
  store i32 %call8, ptr %arrayidx10, align 4, !dbg !49, !tbaa !7
  br label %cleanup.sink.split, !dbg !50

if.else:                                          ; preds = %if.end
  %add14 = add nsw i32 %3, 1, !dbg !51
  %call15 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %add14) #4, !dbg !52
  %arrayidx17 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !53
  store i32 %call15, ptr %arrayidx17, align 4, !dbg !54, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !55, !tbaa !7
  %cmp20 = icmp slt i32 %4, -50, !dbg !56
  br i1 %cmp20, label %cleanup.sink.split, label %cleanup, !dbg !56

cleanup.sink.split:                               ; preds = %if.else, %if.then5
  store i32 1, ptr %scratch, align 4, !dbg !57, !tbaa !7
  br label %cleanup, !dbg !58

cleanup:                                          ; preds = %cleanup.sink.split, %if.else, %entry
  ret void, !dbg !58
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @equal_levels(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !59 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !60
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60
  %mul = mul i32 %0, %1, !dbg !60
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !60
  %add = add i32 %mul, %2, !dbg !60
  %cmp.not = icmp slt i32 %add, %n, !dbg !61
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !61

if.end:                                           ; preds = %entry
  %add4 = add nsw i32 %n, 1, !dbg !62
  %div = sdiv i32 %add, 2, !dbg !63
  %idxprom = sext i32 %div to i64, !dbg !64
  %arrayidx = getelementptr inbounds i32, ptr %scratch, i64 %idxprom, !dbg !64
  store i32 %add4, ptr %arrayidx, align 4, !dbg !65, !tbaa !7
  %idxprom5 = sext i32 %add to i64, !dbg !66
  %arrayidx6 = getelementptr inbounds i32, ptr %in, i64 %idxprom5, !dbg !66
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !66, !tbaa !7
  %call7 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !67
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom5, !dbg !68
  store i32 %call7, ptr %arrayidx9, align 4, !dbg !69, !tbaa !7
  br label %cleanup, !dbg !70

cleanup:                                          ; preds = %entry, %if.end
  ret void, !dbg !70
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hinted_flag(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !71 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !72
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !72
  %mul = mul i32 %0, %1, !dbg !72
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72
  %add = add i32 %mul, %2, !dbg !72
  %cmp.not = icmp slt i32 %add, %n, !dbg !73
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !73

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !74
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !74
  %3 = load i32, ptr %arrayidx, align 4, !dbg !74, !tbaa !7
  %cmp4 = icmp sgt i32 %3, 0, !dbg !75
  br i1 %cmp4, label %land.lhs.true, label %if.end9, !dbg !76

land.lhs.true:                                    ; preds = %if.end
  %4 = load i32, ptr %scratch, align 4, !dbg !77, !tbaa !7
  %cmp6.not = icmp eq i32 %4, 1, !dbg !78
  br i1 %cmp6.not, label %if.end9, label %if.then7, !dbg !76

if.then7:                                         ; preds = %land.lhs.true
  store i32 1, ptr %scratch, align 4, !dbg !79, !tbaa !7
  br label %if.end9, !dbg !80

if.end9:                                          ; preds = %if.then7, %land.lhs.true, %if.end
  %5 = load i32, ptr %arrayidx, align 4, !dbg !81, !tbaa !7
  %call12 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %5) #4, !dbg !82
  %arrayidx14 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !83
  store i32 %call12, ptr %arrayidx14, align 4, !dbg !84, !tbaa !7
  br label %cleanup, !dbg !85

cleanup:                                          ; preds = %entry, %if.end9
  ret void, !dbg !85
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_flag(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef readnone captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !86 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !87
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !87
  %mul = mul i32 %0, %1, !dbg !87
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !87
  %add = add i32 %mul, %2, !dbg !87
  %cmp = icmp eq i32 %2, 0, !dbg !88
  br i1 %cmp, label %if.then, label %if.end, !dbg !88

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagE3any to ptr), align 4, !dbg !89, !tbaa !7
  br label %if.end, !dbg !90

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !91
  %cmp4 = icmp slt i32 %add, %n, !dbg !92
  br i1 %cmp4, label %land.lhs.true, label %cond.end, !dbg !93

land.lhs.true:                                    ; preds = %if.end
  %idxprom = sext i32 %add to i64, !dbg !94
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !94
  %3 = load i32, ptr %arrayidx, align 4, !dbg !94, !tbaa !7
  %cmp5 = icmp sgt i32 %3, 90, !dbg !95
  br i1 %cmp5, label %if.then6, label %cond.end, !dbg !93

if.then6:                                         ; preds = %land.lhs.true
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagE3any to ptr), align 4, !dbg !96, !tbaa !7
  br label %cond.end, !dbg !97

cond.end:                                         ; preds = %if.then6, %land.lhs.true, %if.end
  %cond = phi i32 [ 0, %if.end ], [ %3, %land.lhs.true ], [ %3, %if.then6 ], !dbg !98
  %call11 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %cond) #4, !dbg !99
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !100
  br i1 %cmp4, label %if.then13, label %if.end20, !dbg !101

if.then13:                                        ; preds = %cond.end
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagE3any to ptr), align 4, !dbg !102, !tbaa !7
  %tobool.not = icmp eq i32 %4, 0, !dbg !102
  %sub = sub nsw i32 0, %call11, !dbg !102
  %cond17 = select i1 %tobool.not, i32 %sub, i32 %call11, !dbg !102
  %idxprom18 = sext i32 %add to i64, !dbg !103
  %arrayidx19 = getelementptr inbounds i32, ptr %out, i64 %idxprom18, !dbg !103
  store i32 %cond17, ptr %arrayidx19, align 4, !dbg !104, !tbaa !7
  br label %if.end20, !dbg !103

if.end20:                                         ; preds = %if.then13, %cond.end
  ret void, !dbg !105
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @overlap_moved(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !106 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !107
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !107
  %mul = mul i32 %0, %1, !dbg !107
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107
  %add = add i32 %mul, %2, !dbg !107
  %cmp.not = icmp slt i32 %add, %n, !dbg !108
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !108

if.end:                                           ; preds = %entry
  %call4 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %add) #4, !dbg !109
  %idxprom = sext i32 %add to i64, !dbg !110
  %arrayidx = getelementptr inbounds i32, ptr %scratch, i64 %idxprom, !dbg !110
  store i32 %call4, ptr %arrayidx, align 4, !dbg !111, !tbaa !7
  %arrayidx6 = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !112
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !112, !tbaa !7
  %add7 = add nsw i32 %3, %call4, !dbg !113
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !114
  store i32 %add7, ptr %arrayidx9, align 4, !dbg !115, !tbaa !7
  %add10 = add nsw i32 %add, 1, !dbg !116
  %cmp11 = icmp slt i32 %add10, %n, !dbg !117
  br i1 %cmp11, label %if.then12, label %cleanup, !dbg !117

if.then12:                                        ; preds = %if.end
  %call14 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %add10) #4, !dbg !118
  %idxprom16 = sext i32 %add10 to i64, !dbg !119
  %arrayidx17 = getelementptr inbounds i32, ptr %scratch, i64 %idxprom16, !dbg !119
  store i32 %call14, ptr %arrayidx17, align 4, !dbg !120, !tbaa !7
  br label %cleanup, !dbg !119

cleanup:                                          ; preds = %if.end, %if.then12, %entry
  ret void, !dbg !121
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @another_level(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !122 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !123
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !123
  %mul = mul i32 %0, %1, !dbg !123
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !123
  %add = add i32 %mul, %2, !dbg !123
  %cmp.not = icmp slt i32 %add, %n, !dbg !124
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !124

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !125
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !125
  %3 = load i32, ptr %arrayidx, align 4, !dbg !125, !tbaa !7
  %add7 = add nsw i32 %n, 1, !dbg !126
  %cmp10 = icmp sgt i32 %3, 1000, !dbg !127
  %conv = zext i1 %cmp10 to i32, !dbg !128
  %add11 = add nsw i32 %add7, %conv, !dbg !129
  %div = sdiv i32 %add, 2, !dbg !130
  %idxprom12 = sext i32 %div to i64, !dbg !131
  %arrayidx13 = getelementptr inbounds i32, ptr %scratch, i64 %idxprom12, !dbg !131
  store i32 %add11, ptr %arrayidx13, align 4, !dbg !132, !tbaa !7
  %4 = load i32, ptr %arrayidx, align 4, !dbg !133, !tbaa !7
  %call16 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %4) #4, !dbg !134
  %arrayidx18 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !135
  store i32 %call16, ptr %arrayidx18, align 4, !dbg !136, !tbaa !7
  br label %cleanup, !dbg !137

cleanup:                                          ; preds = %entry, %if.end
  ret void, !dbg !137
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @another_address(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !138 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !139
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !139
  %mul = mul i32 %0, %1, !dbg !139
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !139
  %add = add i32 %mul, %2, !dbg !139
  %cmp.not = icmp slt i32 %add, %n, !dbg !140
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !140

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !141
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !141
  %3 = load i32, ptr %arrayidx, align 4, !dbg !141, !tbaa !7
  %cmp4 = icmp sgt i32 %3, 0, !dbg !142
  br i1 %cmp4, label %if.then5, label %if.end10, !dbg !142

if.then5:                                         ; preds = %if.end
  %div = udiv i32 %3, 1000, !dbg !143
  %idxprom8 = zext nneg i32 %div to i64, !dbg !144
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %scratch, i64 %idxprom8, !dbg !144
  store i32 1, ptr %arrayidx9, align 4, !dbg !145, !tbaa !7
  br label %if.end10, !dbg !144

if.end10:                                         ; preds = %if.then5, %if.end
  %4 = load i32, ptr %arrayidx, align 4, !dbg !146, !tbaa !7
  %call13 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %4) #4, !dbg !147
  %arrayidx15 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !148
  store i32 %call13, ptr %arrayidx15, align 4, !dbg !149, !tbaa !7
  br label %cleanup, !dbg !150

cleanup:                                          ; preds = %entry, %if.end10
  ret void, !dbg !150
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @beside_output(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !151 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !152
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !152
  %mul = mul i32 %0, %1, !dbg !152
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !152
  %add = add i32 %mul, %2, !dbg !152
  %cmp.not = icmp slt i32 %add, %n, !dbg !153
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !153

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !154
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !154
  %3 = load i32, ptr %arrayidx, align 4, !dbg !154, !tbaa !7
  %cmp4 = icmp sgt i32 %3, 0, !dbg !155
  br i1 %cmp4, label %if.then5, label %if.end7, !dbg !155

if.then5:                                         ; preds = %if.end
  store i32 1, ptr %scratch, align 4, !dbg !156, !tbaa !7
  br label %if.end7, !dbg !156

if.end7:                                          ; preds = %if.then5, %if.end
  %cmp8 = icmp sgt i32 %add, 0, !dbg !157
  br i1 %cmp8, label %if.then9, label %if.end16, !dbg !157

if.then9:                                         ; preds = %if.end7
  %sub = add nsw i32 %add, -1, !dbg !158
  %idxprom10 = zext nneg i32 %sub to i64, !dbg !159
  %arrayidx11 = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom10, !dbg !159
  %4 = load i32, ptr %arrayidx11, align 4, !dbg !159, !tbaa !7
  %call12 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %4) #4, !dbg !160
  %arrayidx15 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom10, !dbg !161
  store i32 %call12, ptr %arrayidx15, align 4, !dbg !162, !tbaa !7
  br label %if.end16, !dbg !161

if.end16:                                         ; preds = %if.then9, %if.end7
  %5 = load i32, ptr %arrayidx, align 4, !dbg !163, !tbaa !7
  %call19 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %5) #4, !dbg !164
  %arrayidx21 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !165
  store i32 %call19, ptr %arrayidx21, align 4, !dbg !166, !tbaa !7
  br label %cleanup, !dbg !167

cleanup:                                          ; preds = %entry, %if.end16
  ret void, !dbg !167
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @beside_same_array(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !168 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !169
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !169
  %mul = mul i32 %0, %1, !dbg !169
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !169
  %add = add i32 %mul, %2, !dbg !169
  %cmp = icmp slt i32 %add, %n, !dbg !170
  br i1 %cmp, label %if.then, label %cleanup, !dbg !170

if.then:                                          ; preds = %entry
  %div = sdiv i32 %add, 2, !dbg !171
  %3 = sext i32 %div to i64, !dbg !172
  %4 = getelementptr i32, ptr %scratch, i64 %3, !dbg !172
  %arrayidx = getelementptr i8, ptr %4, i64 4, !dbg !172
  store i32 %add, ptr %arrayidx, align 4, !dbg !173, !tbaa !7
  %idxprom8 = sext i32 %add to i64, !dbg !174
  %arrayidx9 = getelementptr inbounds i32, ptr %in, i64 %idxprom8, !dbg !174
  %5 = load i32, ptr %arrayidx9, align 4, !dbg !174, !tbaa !7
  %call10 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %5) #4, !dbg !175
  %arrayidx12 = getelementptr inbounds i32, ptr %out, i64 %idxprom8, !dbg !176
  store i32 %call10, ptr %arrayidx12, align 4, !dbg !177, !tbaa !7
  %6 = load i32, ptr %arrayidx9, align 4, !dbg !178, !tbaa !7
  %cmp15 = icmp sgt i32 %6, 0, !dbg !179
  br i1 %cmp15, label %if.then16, label %cleanup, !dbg !179

if.then16:                                        ; preds = %if.then
  store i32 1, ptr %scratch, align 4, !dbg !180, !tbaa !7
  br label %cleanup, !dbg !180

cleanup:                                          ; preds = %entry, %if.then, %if.then16
  ret void, !dbg !181
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @another_number(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !182 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !183
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !183
  %mul = mul i32 %0, %1, !dbg !183
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !183
  %add = add i32 %mul, %2, !dbg !183
  %cmp.not = icmp slt i32 %add, %n, !dbg !184
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !184

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !185
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !185
  %3 = load i32, ptr %arrayidx, align 4, !dbg !185, !tbaa !7
  %cmp4 = icmp sgt i32 %3, 0, !dbg !186
  br i1 %cmp4, label %if.then5, label %if.end7, !dbg !186

if.then5:                                         ; preds = %if.end
  store i32 1, ptr %scratch, align 4, !dbg !187, !tbaa !7
  br label %if.end7, !dbg !187

if.end7:                                          ; preds = %if.then5, %if.end
  %4 = load i32, ptr %arrayidx, align 4, !dbg !188, !tbaa !7
  %call10 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %4) #4, !dbg !189
  %arrayidx12 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !190
  store i32 %call10, ptr %arrayidx12, align 4, !dbg !191, !tbaa !7
  %5 = load i32, ptr %arrayidx, align 4, !dbg !192, !tbaa !7
  %cmp15 = icmp eq i32 %5, 0, !dbg !193
  br i1 %cmp15, label %if.then16, label %cleanup, !dbg !193

if.then16:                                        ; preds = %if.end7
  store i32 0, ptr %scratch, align 4, !dbg !194, !tbaa !7
  br label %cleanup, !dbg !195

cleanup:                                          ; preds = %if.end7, %if.then16, %entry
  ret void, !dbg !196
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @any_number(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !197 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !198
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !198
  %mul = mul i32 %0, %1, !dbg !198
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !198
  %add = add i32 %mul, %2, !dbg !198
  %cmp.not = icmp slt i32 %add, %n, !dbg !199
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !199

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !200
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !200
  %3 = load i32, ptr %arrayidx, align 4, !dbg !200, !tbaa !7
  %cmp4 = icmp sgt i32 %3, 0, !dbg !201
  br i1 %cmp4, label %if.then5, label %if.end9, !dbg !201

if.then5:                                         ; preds = %if.end
  store i32 %3, ptr %scratch, align 4, !dbg !202, !tbaa !7
  br label %if.end9, !dbg !203

if.end9:                                          ; preds = %if.then5, %if.end
  %4 = load i32, ptr %arrayidx, align 4, !dbg !204, !tbaa !7
  %call12 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %4) #4, !dbg !205
  %arrayidx14 = getelementptr inbounds i32, ptr %out, i64 %idxprom, !dbg !206
  store i32 %call12, ptr %arrayidx14, align 4, !dbg !207, !tbaa !7
  br label %cleanup, !dbg !208

cleanup:                                          ; preds = %entry, %if.end9
  ret void, !dbg !208
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flag_unwaited(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef readnone captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !209 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !210
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !210
  %mul = mul i32 %0, %1, !dbg !210
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !210
  %add = add i32 %mul, %2, !dbg !210
  %cmp = icmp eq i32 %2, 0, !dbg !211
  br i1 %cmp, label %if.then, label %if.end, !dbg !211

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ13flag_unwaitedE3any to ptr), align 4, !dbg !212, !tbaa !7
  br label %if.end, !dbg !213

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !214
  %cmp4 = icmp samesign ult i32 %2, 2, !dbg !215
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !215

if.then5:                                         ; preds = %if.end
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ13flag_unwaitedE3any to ptr), align 4, !dbg !216, !tbaa !7
  br label %if.end6, !dbg !217

if.end6:                                          ; preds = %if.then5, %if.end
  %cmp7 = icmp slt i32 %add, %n, !dbg !218
  br i1 %cmp7, label %cond.true, label %cond.end, !dbg !219

cond.true:                                        ; preds = %if.end6
  %idxprom = sext i32 %add to i64, !dbg !220
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !220
  %3 = load i32, ptr %arrayidx, align 4, !dbg !220, !tbaa !7
  br label %cond.end, !dbg !219

cond.end:                                         ; preds = %if.end6, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %if.end6 ], !dbg !219
  %call8 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %cond) #4, !dbg !221
  br i1 %cmp7, label %if.then10, label %if.end17, !dbg !222

if.then10:                                        ; preds = %cond.end
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13flag_unwaitedE3any to ptr), align 4, !dbg !223, !tbaa !7
  %tobool.not = icmp eq i32 %4, 0, !dbg !223
  %sub = sub nsw i32 0, %call8, !dbg !223
  %cond14 = select i1 %tobool.not, i32 %sub, i32 %call8, !dbg !223
  %idxprom15 = sext i32 %add to i64, !dbg !224
  %arrayidx16 = getelementptr inbounds i32, ptr %out, i64 %idxprom15, !dbg !224
  store i32 %cond14, ptr %arrayidx16, align 4, !dbg !225, !tbaa !7
  br label %if.end17, !dbg !224

if.end17:                                         ; preds = %if.then10, %cond.end
  ret void, !dbg !226
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hint_and_answer(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef readnone captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !227 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !228
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !228
  %mul = mul i32 %0, %1, !dbg !228
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !228
  %add = add i32 %mul, %2, !dbg !228
  %cmp = icmp eq i32 %2, 0, !dbg !229
  br i1 %cmp, label %if.then, label %if.end, !dbg !229

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4, !dbg !230, !tbaa !7
  br label %if.end, !dbg !231

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !232
  %cmp4 = icmp slt i32 %add, %n, !dbg !233
  br i1 %cmp4, label %cond.true, label %cond.end, !dbg !234

cond.true:                                        ; preds = %if.end
  %idxprom = sext i32 %add to i64, !dbg !235
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !235
  %3 = load i32, ptr %arrayidx, align 4, !dbg !235, !tbaa !7
  br label %cond.end, !dbg !234

cond.end:                                         ; preds = %if.end, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %if.end ], !dbg !234
  %call5 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %cond) #4, !dbg !236
  %cmp6 = icmp samesign ugt i32 %2, 1, !dbg !237
  %4 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4
  %tobool = icmp ne i32 %4, 0
  %or.cond = select i1 %cmp6, i1 true, i1 %tobool, !dbg !238
  br i1 %or.cond, label %if.end8, label %if.then7, !dbg !238

if.then7:                                         ; preds = %cond.end
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4, !dbg !239, !tbaa !7
  br label %if.end8, !dbg !240

if.end8:                                          ; preds = %if.then7, %cond.end
  br i1 %cmp4, label %if.then10, label %if.end18, !dbg !241

if.then10:                                        ; preds = %if.end8
  %5 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15hint_and_answerE3any to ptr), align 4, !dbg !242, !tbaa !7
  %tobool11.not = icmp eq i32 %5, 0, !dbg !242
  %sub = sub nsw i32 0, %call5, !dbg !242
  %cond15 = select i1 %tobool11.not, i32 %sub, i32 %call5, !dbg !242
  %idxprom16 = sext i32 %add to i64, !dbg !243
  %arrayidx17 = getelementptr inbounds i32, ptr %out, i64 %idxprom16, !dbg !243
  store i32 %cond15, ptr %arrayidx17, align 4, !dbg !244, !tbaa !7
  br label %if.end18, !dbg !243

if.end18:                                         ; preds = %if.then10, %if.end8
  ret void, !dbg !245
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @plain_count(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef readnone captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !246 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !247
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !247
  %mul = mul i32 %0, %1, !dbg !247
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !247
  %add = add i32 %mul, %2, !dbg !247
  %cmp = icmp samesign ult i32 %2, 2, !dbg !248
  br i1 %cmp, label %if.then, label %if.end, !dbg !248

if.then:                                          ; preds = %entry
  %idxprom = zext nneg i32 %2 to i64, !dbg !249
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), i64 %idxprom, !dbg !249
  store i32 0, ptr %arrayidx, align 4, !dbg !250, !tbaa !7
  br label %if.end, !dbg !249

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !251
  %cmp4 = icmp slt i32 %add, %n, !dbg !252
  %rem = urem i32 %2, 33
  %cmp5 = icmp eq i32 %rem, 0
  %or.cond = and i1 %cmp5, %cmp4, !dbg !253
  br i1 %or.cond, label %if.then6, label %if.end7, !dbg !253

if.then6:                                         ; preds = %if.end
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), align 4, !dbg !254, !tbaa !7
  br label %if.end7, !dbg !255

if.end7:                                          ; preds = %if.then6, %if.end
  br i1 %cmp4, label %cond.true, label %cond.end, !dbg !256

cond.true:                                        ; preds = %if.end7
  %idxprom9 = sext i32 %add to i64, !dbg !257
  %arrayidx10 = getelementptr inbounds i32, ptr %in, i64 %idxprom9, !dbg !257
  %3 = load i32, ptr %arrayidx10, align 4, !dbg !257, !tbaa !7
  %call11 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %3) #4, !dbg !258
  br label %cond.end, !dbg !256

cond.end:                                         ; preds = %if.end7, %cond.true
  %cond = phi i32 [ %call11, %cond.true ], [ 0, %if.end7 ], !dbg !256
  br i1 %or.cond, label %if.then16, label %if.end18, !dbg !259

if.then16:                                        ; preds = %cond.end
  %4 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), i64 4), align 4, !dbg !260, !tbaa !7
  %add17 = add nsw i32 %4, 1, !dbg !261
  store i32 %add17, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), i64 4), align 4, !dbg !262, !tbaa !7
  br label %if.end18, !dbg !263

if.end18:                                         ; preds = %if.then16, %cond.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !264
  br i1 %cmp4, label %if.then20, label %if.end25, !dbg !265

if.then20:                                        ; preds = %if.end18
  %5 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), i64 4), align 4, !dbg !266, !tbaa !7
  %add21 = add nsw i32 %5, %cond, !dbg !267
  %6 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11plain_countE4bins to ptr), align 4, !dbg !268, !tbaa !7
  %add22 = add nsw i32 %add21, %6, !dbg !269
  %idxprom23 = sext i32 %add to i64, !dbg !270
  %arrayidx24 = getelementptr inbounds i32, ptr %out, i64 %idxprom23, !dbg !270
  store i32 %add22, ptr %arrayidx24, align 4, !dbg !271, !tbaa !7
  br label %if.end25, !dbg !270

if.end25:                                         ; preds = %if.then20, %if.end18
  ret void, !dbg !272
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @other_bytes(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %scratch, i32 noundef %n) local_unnamed_addr #0 !dbg !273 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !274
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !274
  %mul = mul i32 %0, %1, !dbg !274
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !274
  %add = add i32 %mul, %2, !dbg !274
  %cmp.not = icmp slt i32 %add, %n, !dbg !275
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !275

if.end:                                           ; preds = %entry
  %cmp4 = icmp eq i32 %add, 0, !dbg !276
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !276

if.then5:                                         ; preds = %if.end
  store i32 %n, ptr %scratch, align 4, !dbg !277, !tbaa !7
  br label %if.end6, !dbg !278

if.end6:                                          ; preds = %if.then5, %if.end
  %div = sdiv i32 %add, 2, !dbg !279
  %3 = sext i32 %div to i64, !dbg !280
  %4 = getelementptr i32, ptr %scratch, i64 %3, !dbg !280
  %arrayidx8 = getelementptr i8, ptr %4, i64 4, !dbg !280
  store i32 %add, ptr %arrayidx8, align 4, !dbg !281, !tbaa !7
  %idxprom9 = sext i32 %add to i64, !dbg !282
  %arrayidx10 = getelementptr inbounds i32, ptr %in, i64 %idxprom9, !dbg !282
  %5 = load i32, ptr %arrayidx10, align 4, !dbg !282, !tbaa !7
  %call11 = tail call fastcc noundef i32 @_ZL3mixi(i32 noundef %5) #4, !dbg !283
  %arrayidx13 = getelementptr inbounds i32, ptr %out, i64 %idxprom9, !dbg !284
  store i32 %call11, ptr %arrayidx13, align 4, !dbg !285, !tbaa !7
  br label %cleanup, !dbg !286

cleanup:                                          ; preds = %entry, %if.end6
  ret void, !dbg !286
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
!11 = distinct !DISubprogram(name: "moved_flag", scope: !1, file: !1, line: 127, type: !12, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 128, column: 5, scope: !11)
!15 = !DILocation(line: 129, column: 11, scope: !11)
!16 = !DILocation(line: 130, column: 9, scope: !11)
!17 = !DILocation(line: 130, column: 15, scope: !11)
!18 = !DILocation(line: 130, column: 20, scope: !11)
!19 = !DILocation(line: 131, column: 18, scope: !11)
!20 = !DILocation(line: 131, column: 14, scope: !11)
!21 = !DILocation(line: 131, column: 5, scope: !11)
!22 = !DILocation(line: 131, column: 12, scope: !11)
!23 = !DILocation(line: 132, column: 1, scope: !11)
!24 = distinct !DISubprogram(name: "mix", scope: !25, file: !25, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = !DIFile(filename: "./common.h", directory: ".")
!26 = !DILocation(line: 21, column: 5, scope: !24)
!27 = !DILocation(line: 27, column: 5, scope: !24)
!28 = !DILocation(line: 22, column: 16, scope: !24)
!29 = !DILocation(line: 22, column: 11, scope: !24)
!30 = !DILocation(line: 23, column: 16, scope: !24)
!31 = !DILocation(line: 23, column: 11, scope: !24)
!32 = !DILocation(line: 24, column: 16, scope: !24)
!33 = !DILocation(line: 24, column: 11, scope: !24)
!34 = !DILocation(line: 25, column: 9, scope: !24)
!35 = !{i64 50462}
!36 = !DILocation(line: 21, column: 29, scope: !24)
!37 = !DILocation(line: 21, column: 23, scope: !24)
!38 = distinct !{!38, !26, !39, !40, !41}
!39 = !DILocation(line: 26, column: 5, scope: !24)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = distinct !DISubprogram(name: "flag_twice", scope: !1, file: !1, line: 133, type: !12, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = !DILocation(line: 134, column: 5, scope: !42)
!44 = !DILocation(line: 135, column: 11, scope: !42)
!45 = !DILocation(line: 136, column: 9, scope: !42)
!46 = !DILocation(line: 136, column: 15, scope: !42)
!47 = !DILocation(line: 137, column: 18, scope: !42)
!48 = !DILocation(line: 137, column: 9, scope: !42)
!49 = !DILocation(line: 137, column: 16, scope: !42)
!50 = !DILocation(line: 139, column: 5, scope: !42)
!51 = !DILocation(line: 140, column: 28, scope: !42)
!52 = !DILocation(line: 140, column: 18, scope: !42)
!53 = !DILocation(line: 140, column: 9, scope: !42)
!54 = !DILocation(line: 140, column: 16, scope: !42)
!55 = !DILocation(line: 141, column: 13, scope: !42)
!56 = !DILocation(line: 141, column: 19, scope: !42)
!57 = !DILocation(line: 0, scope: !42)
!58 = !DILocation(line: 143, column: 1, scope: !42)
!59 = distinct !DISubprogram(name: "equal_levels", scope: !1, file: !1, line: 144, type: !12, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = !DILocation(line: 145, column: 5, scope: !59)
!61 = !DILocation(line: 146, column: 11, scope: !59)
!62 = !DILocation(line: 147, column: 24, scope: !59)
!63 = !DILocation(line: 147, column: 15, scope: !59)
!64 = !DILocation(line: 147, column: 5, scope: !59)
!65 = !DILocation(line: 147, column: 20, scope: !59)
!66 = !DILocation(line: 148, column: 18, scope: !59)
!67 = !DILocation(line: 148, column: 14, scope: !59)
!68 = !DILocation(line: 148, column: 5, scope: !59)
!69 = !DILocation(line: 148, column: 12, scope: !59)
!70 = !DILocation(line: 149, column: 1, scope: !59)
!71 = distinct !DISubprogram(name: "hinted_flag", scope: !1, file: !1, line: 150, type: !12, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!72 = !DILocation(line: 151, column: 5, scope: !71)
!73 = !DILocation(line: 152, column: 11, scope: !71)
!74 = !DILocation(line: 153, column: 9, scope: !71)
!75 = !DILocation(line: 153, column: 15, scope: !71)
!76 = !DILocation(line: 153, column: 19, scope: !71)
!77 = !DILocation(line: 153, column: 22, scope: !71)
!78 = !DILocation(line: 153, column: 33, scope: !71)
!79 = !DILocation(line: 154, column: 20, scope: !71)
!80 = !DILocation(line: 154, column: 9, scope: !71)
!81 = !DILocation(line: 155, column: 18, scope: !71)
!82 = !DILocation(line: 155, column: 14, scope: !71)
!83 = !DILocation(line: 155, column: 5, scope: !71)
!84 = !DILocation(line: 155, column: 12, scope: !71)
!85 = !DILocation(line: 156, column: 1, scope: !71)
!86 = distinct !DISubprogram(name: "shared_flag", scope: !1, file: !1, line: 157, type: !12, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = !DILocation(line: 159, column: 5, scope: !86)
!88 = !DILocation(line: 160, column: 11, scope: !86)
!89 = !DILocation(line: 160, column: 21, scope: !86)
!90 = !DILocation(line: 160, column: 17, scope: !86)
!91 = !DILocation(line: 161, column: 5, scope: !86)
!92 = !DILocation(line: 162, column: 11, scope: !86)
!93 = !DILocation(line: 162, column: 15, scope: !86)
!94 = !DILocation(line: 162, column: 18, scope: !86)
!95 = !DILocation(line: 162, column: 24, scope: !86)
!96 = !DILocation(line: 162, column: 34, scope: !86)
!97 = !DILocation(line: 162, column: 30, scope: !86)
!98 = !DILocation(line: 163, column: 17, scope: !86)
!99 = !DILocation(line: 163, column: 13, scope: !86)
!100 = !DILocation(line: 164, column: 5, scope: !86)
!101 = !DILocation(line: 165, column: 11, scope: !86)
!102 = !DILocation(line: 165, column: 25, scope: !86)
!103 = !DILocation(line: 165, column: 16, scope: !86)
!104 = !DILocation(line: 165, column: 23, scope: !86)
!105 = !DILocation(line: 166, column: 1, scope: !86)
!106 = distinct !DISubprogram(name: "overlap_moved", scope: !1, file: !1, line: 167, type: !12, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!107 = !DILocation(line: 168, column: 5, scope: !106)
!108 = !DILocation(line: 169, column: 11, scope: !106)
!109 = !DILocation(line: 170, column: 13, scope: !106)
!110 = !DILocation(line: 171, column: 5, scope: !106)
!111 = !DILocation(line: 171, column: 16, scope: !106)
!112 = !DILocation(line: 172, column: 18, scope: !106)
!113 = !DILocation(line: 172, column: 16, scope: !106)
!114 = !DILocation(line: 172, column: 5, scope: !106)
!115 = !DILocation(line: 172, column: 12, scope: !106)
!116 = !DILocation(line: 173, column: 11, scope: !106)
!117 = !DILocation(line: 173, column: 15, scope: !106)
!118 = !DILocation(line: 173, column: 37, scope: !106)
!119 = !DILocation(line: 173, column: 20, scope: !106)
!120 = !DILocation(line: 173, column: 35, scope: !106)
!121 = !DILocation(line: 174, column: 1, scope: !106)
!122 = distinct !DISubprogram(name: "another_level", scope: !1, file: !1, line: 175, type: !12, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!123 = !DILocation(line: 176, column: 5, scope: !122)
!124 = !DILocation(line: 177, column: 11, scope: !122)
!125 = !DILocation(line: 178, column: 26, scope: !122)
!126 = !DILocation(line: 178, column: 44, scope: !122)
!127 = !DILocation(line: 178, column: 57, scope: !122)
!128 = !DILocation(line: 178, column: 50, scope: !122)
!129 = !DILocation(line: 178, column: 48, scope: !122)
!130 = !DILocation(line: 178, column: 15, scope: !122)
!131 = !DILocation(line: 178, column: 5, scope: !122)
!132 = !DILocation(line: 178, column: 20, scope: !122)
!133 = !DILocation(line: 179, column: 18, scope: !122)
!134 = !DILocation(line: 179, column: 14, scope: !122)
!135 = !DILocation(line: 179, column: 5, scope: !122)
!136 = !DILocation(line: 179, column: 12, scope: !122)
!137 = !DILocation(line: 180, column: 1, scope: !122)
!138 = distinct !DISubprogram(name: "another_address", scope: !1, file: !1, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!139 = !DILocation(line: 182, column: 5, scope: !138)
!140 = !DILocation(line: 183, column: 11, scope: !138)
!141 = !DILocation(line: 184, column: 9, scope: !138)
!142 = !DILocation(line: 184, column: 15, scope: !138)
!143 = !DILocation(line: 184, column: 34, scope: !138)
!144 = !DILocation(line: 184, column: 20, scope: !138)
!145 = !DILocation(line: 184, column: 42, scope: !138)
!146 = !DILocation(line: 185, column: 18, scope: !138)
!147 = !DILocation(line: 185, column: 14, scope: !138)
!148 = !DILocation(line: 185, column: 5, scope: !138)
!149 = !DILocation(line: 185, column: 12, scope: !138)
!150 = !DILocation(line: 186, column: 1, scope: !138)
!151 = distinct !DISubprogram(name: "beside_output", scope: !1, file: !1, line: 188, type: !12, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!152 = !DILocation(line: 189, column: 5, scope: !151)
!153 = !DILocation(line: 190, column: 11, scope: !151)
!154 = !DILocation(line: 191, column: 9, scope: !151)
!155 = !DILocation(line: 191, column: 15, scope: !151)
!156 = !DILocation(line: 191, column: 20, scope: !151)
!157 = !DILocation(line: 192, column: 11, scope: !151)
!158 = !DILocation(line: 192, column: 38, scope: !151)
!159 = !DILocation(line: 192, column: 33, scope: !151)
!160 = !DILocation(line: 192, column: 29, scope: !151)
!161 = !DILocation(line: 192, column: 16, scope: !151)
!162 = !DILocation(line: 192, column: 27, scope: !151)
!163 = !DILocation(line: 193, column: 18, scope: !151)
!164 = !DILocation(line: 193, column: 14, scope: !151)
!165 = !DILocation(line: 193, column: 5, scope: !151)
!166 = !DILocation(line: 193, column: 12, scope: !151)
!167 = !DILocation(line: 194, column: 1, scope: !151)
!168 = distinct !DISubprogram(name: "beside_same_array", scope: !1, file: !1, line: 196, type: !12, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!169 = !DILocation(line: 197, column: 5, scope: !168)
!170 = !DILocation(line: 198, column: 11, scope: !168)
!171 = !DILocation(line: 198, column: 30, scope: !168)
!172 = !DILocation(line: 198, column: 16, scope: !168)
!173 = !DILocation(line: 198, column: 35, scope: !168)
!174 = !DILocation(line: 200, column: 18, scope: !168)
!175 = !DILocation(line: 200, column: 14, scope: !168)
!176 = !DILocation(line: 200, column: 5, scope: !168)
!177 = !DILocation(line: 200, column: 12, scope: !168)
!178 = !DILocation(line: 201, column: 9, scope: !168)
!179 = !DILocation(line: 201, column: 15, scope: !168)
!180 = !DILocation(line: 201, column: 20, scope: !168)
!181 = !DILocation(line: 202, column: 1, scope: !168)
!182 = distinct !DISubprogram(name: "another_number", scope: !1, file: !1, line: 204, type: !12, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!183 = !DILocation(line: 205, column: 5, scope: !182)
!184 = !DILocation(line: 206, column: 11, scope: !182)
!185 = !DILocation(line: 207, column: 9, scope: !182)
!186 = !DILocation(line: 207, column: 15, scope: !182)
!187 = !DILocation(line: 207, column: 20, scope: !182)
!188 = !DILocation(line: 208, column: 18, scope: !182)
!189 = !DILocation(line: 208, column: 14, scope: !182)
!190 = !DILocation(line: 208, column: 5, scope: !182)
!191 = !DILocation(line: 208, column: 12, scope: !182)
!192 = !DILocation(line: 209, column: 9, scope: !182)
!193 = !DILocation(line: 209, column: 15, scope: !182)
!194 = !DILocation(line: 209, column: 32, scope: !182)
!195 = !DILocation(line: 209, column: 21, scope: !182)
!196 = !DILocation(line: 210, column: 1, scope: !182)
!197 = distinct !DISubprogram(name: "any_number", scope: !1, file: !1, line: 212, type: !12, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!198 = !DILocation(line: 213, column: 5, scope: !197)
!199 = !DILocation(line: 214, column: 11, scope: !197)
!200 = !DILocation(line: 215, column: 9, scope: !197)
!201 = !DILocation(line: 215, column: 15, scope: !197)
!202 = !DILocation(line: 215, column: 31, scope: !197)
!203 = !DILocation(line: 215, column: 20, scope: !197)
!204 = !DILocation(line: 216, column: 18, scope: !197)
!205 = !DILocation(line: 216, column: 14, scope: !197)
!206 = !DILocation(line: 216, column: 5, scope: !197)
!207 = !DILocation(line: 216, column: 12, scope: !197)
!208 = !DILocation(line: 217, column: 1, scope: !197)
!209 = distinct !DISubprogram(name: "flag_unwaited", scope: !1, file: !1, line: 219, type: !12, scopeLine: 219, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!210 = !DILocation(line: 221, column: 5, scope: !209)
!211 = !DILocation(line: 222, column: 11, scope: !209)
!212 = !DILocation(line: 222, column: 21, scope: !209)
!213 = !DILocation(line: 222, column: 17, scope: !209)
!214 = !DILocation(line: 223, column: 5, scope: !209)
!215 = !DILocation(line: 224, column: 11, scope: !209)
!216 = !DILocation(line: 224, column: 20, scope: !209)
!217 = !DILocation(line: 224, column: 16, scope: !209)
!218 = !DILocation(line: 225, column: 19, scope: !209)
!219 = !DILocation(line: 225, column: 17, scope: !209)
!220 = !DILocation(line: 225, column: 25, scope: !209)
!221 = !DILocation(line: 225, column: 13, scope: !209)
!222 = !DILocation(line: 226, column: 11, scope: !209)
!223 = !DILocation(line: 226, column: 25, scope: !209)
!224 = !DILocation(line: 226, column: 16, scope: !209)
!225 = !DILocation(line: 226, column: 23, scope: !209)
!226 = !DILocation(line: 227, column: 1, scope: !209)
!227 = distinct !DISubprogram(name: "hint_and_answer", scope: !1, file: !1, line: 229, type: !12, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!228 = !DILocation(line: 231, column: 5, scope: !227)
!229 = !DILocation(line: 232, column: 11, scope: !227)
!230 = !DILocation(line: 232, column: 21, scope: !227)
!231 = !DILocation(line: 232, column: 17, scope: !227)
!232 = !DILocation(line: 233, column: 5, scope: !227)
!233 = !DILocation(line: 234, column: 19, scope: !227)
!234 = !DILocation(line: 234, column: 17, scope: !227)
!235 = !DILocation(line: 234, column: 25, scope: !227)
!236 = !DILocation(line: 234, column: 13, scope: !227)
!237 = !DILocation(line: 235, column: 11, scope: !227)
!238 = !DILocation(line: 235, column: 15, scope: !227)
!239 = !DILocation(line: 237, column: 13, scope: !227)
!240 = !DILocation(line: 237, column: 9, scope: !227)
!241 = !DILocation(line: 238, column: 11, scope: !227)
!242 = !DILocation(line: 238, column: 25, scope: !227)
!243 = !DILocation(line: 238, column: 16, scope: !227)
!244 = !DILocation(line: 238, column: 23, scope: !227)
!245 = !DILocation(line: 239, column: 1, scope: !227)
!246 = distinct !DISubprogram(name: "plain_count", scope: !1, file: !1, line: 241, type: !12, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!247 = !DILocation(line: 243, column: 5, scope: !246)
!248 = !DILocation(line: 244, column: 11, scope: !246)
!249 = !DILocation(line: 244, column: 16, scope: !246)
!250 = !DILocation(line: 244, column: 24, scope: !246)
!251 = !DILocation(line: 245, column: 5, scope: !246)
!252 = !DILocation(line: 246, column: 11, scope: !246)
!253 = !DILocation(line: 246, column: 15, scope: !246)
!254 = !DILocation(line: 246, column: 39, scope: !246)
!255 = !DILocation(line: 246, column: 31, scope: !246)
!256 = !DILocation(line: 247, column: 13, scope: !246)
!257 = !DILocation(line: 247, column: 25, scope: !246)
!258 = !DILocation(line: 247, column: 21, scope: !246)
!259 = !DILocation(line: 248, column: 15, scope: !246)
!260 = !DILocation(line: 248, column: 41, scope: !246)
!261 = !DILocation(line: 248, column: 49, scope: !246)
!262 = !DILocation(line: 248, column: 39, scope: !246)
!263 = !DILocation(line: 248, column: 31, scope: !246)
!264 = !DILocation(line: 249, column: 5, scope: !246)
!265 = !DILocation(line: 250, column: 11, scope: !246)
!266 = !DILocation(line: 250, column: 29, scope: !246)
!267 = !DILocation(line: 250, column: 27, scope: !246)
!268 = !DILocation(line: 250, column: 39, scope: !246)
!269 = !DILocation(line: 250, column: 37, scope: !246)
!270 = !DILocation(line: 250, column: 16, scope: !246)
!271 = !DILocation(line: 250, column: 23, scope: !246)
!272 = !DILocation(line: 251, column: 1, scope: !246)
!273 = distinct !DISubprogram(name: "other_bytes", scope: !1, file: !1, line: 253, type: !12, scopeLine: 253, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!274 = !DILocation(line: 254, column: 5, scope: !273)
!275 = !DILocation(line: 255, column: 11, scope: !273)
!276 = !DILocation(line: 256, column: 11, scope: !273)
!277 = !DILocation(line: 256, column: 28, scope: !273)
!278 = !DILocation(line: 256, column: 17, scope: !273)
!279 = !DILocation(line: 257, column: 19, scope: !273)
!280 = !DILocation(line: 257, column: 5, scope: !273)
!281 = !DILocation(line: 257, column: 24, scope: !273)
!282 = !DILocation(line: 258, column: 18, scope: !273)
!283 = !DILocation(line: 258, column: 14, scope: !273)
!284 = !DILocation(line: 258, column: 5, scope: !273)
!285 = !DILocation(line: 258, column: 12, scope: !273)
!286 = !DILocation(line: 259, column: 1, scope: !273)
