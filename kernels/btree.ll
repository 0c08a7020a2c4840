; Made from btree.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'btree.cu'
source_filename = "btree.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4findE4node = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ4findE4next = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ4findE5match = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10find_rangeE8low_node = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10find_rangeE8low_next = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10find_rangeE9high_node = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10find_rangeE9high_next = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10find_rangeE5begin = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10find_rangeE3end = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @find(ptr noundef readonly captures(none) %keys, ptr noundef readonly captures(none) %child, ptr noundef readonly captures(none) %record, ptr noundef readonly captures(none) %wanted, ptr noundef writeonly captures(none) %found, i32 noundef %queries, i32 noundef %order, i32 noundef %depth) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %cmp74 = icmp slt i32 %1, %queries, !dbg !16
  br i1 %cmp74, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !17

for.body.lr.ph:                                   ; preds = %entry
  %cmp2 = icmp eq i32 %0, 0
  %cmp472 = icmp sgt i32 %depth, 0
  %add = add nsw i32 %order, 1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %for.body, !dbg !17

for.cond.cleanup:                                 ; preds = %for.inc47, %entry
  ret void, !dbg !18

for.body:                                         ; preds = %for.body.lr.ph, %for.inc47
  %query.075 = phi i32 [ %1, %for.body.lr.ph ], [ %add49, %for.inc47 ]
  br i1 %cmp2, label %if.then, label %if.end, !dbg !19

if.then:                                          ; preds = %for.body
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ4findE4node to ptr), align 4, !dbg !20, !tbaa !7
  store i32 -1, ptr addrspacecast (ptr addrspace(3) @_ZZ4findE5match to ptr), align 4, !dbg !21, !tbaa !7
  br label %if.end, !dbg !22

if.end:                                           ; preds = %if.then, %for.body
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %idxprom8 = sext i32 %query.075 to i64
  br i1 %cmp472, label %for.body6.lr.ph, label %for.cond.cleanup5, !dbg !24

for.body6.lr.ph:                                  ; preds = %if.end
  %arrayidx9 = getelementptr inbounds i32, ptr %wanted, i64 %idxprom8
  br label %for.body6, !dbg !24

for.cond.cleanup5:                                ; preds = %if.end25, %if.end
  %3 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4findE4node to ptr), align 4, !dbg !25, !tbaa !7
  %mul27 = mul nsw i32 %3, %add, !dbg !26
  %add28 = add nsw i32 %mul27, %0, !dbg !27
  %idxprom29 = sext i32 %add28 to i64, !dbg !28
  %arrayidx30 = getelementptr inbounds i32, ptr %keys, i64 %idxprom29, !dbg !28
  %4 = load i32, ptr %arrayidx30, align 4, !dbg !28, !tbaa !7
  %arrayidx32 = getelementptr inbounds i32, ptr %wanted, i64 %idxprom8, !dbg !29
  %5 = load i32, ptr %arrayidx32, align 4, !dbg !29, !tbaa !7
  %cmp33 = icmp eq i32 %4, %5, !dbg !30
  br i1 %cmp33, label %if.then34, label %if.end41, !dbg !30

for.body6:                                        ; preds = %for.body6.lr.ph, %if.end25
  %level.073 = phi i32 [ 0, %for.body6.lr.ph ], [ %inc, %if.end25 ]
  %6 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4findE4node to ptr), align 4, !dbg !31, !tbaa !7
  %mul = mul nsw i32 %6, %add, !dbg !32
  %add7 = add nsw i32 %mul, %0, !dbg !33
  %idxprom = sext i32 %add7 to i64, !dbg !34
  %arrayidx = getelementptr inbounds i32, ptr %keys, i64 %idxprom, !dbg !34
  %7 = load i32, ptr %arrayidx, align 4, !dbg !34, !tbaa !7
  %8 = load i32, ptr %arrayidx9, align 4, !dbg !35, !tbaa !7
  %cmp10.not = icmp sgt i32 %7, %8, !dbg !36
  br i1 %cmp10.not, label %if.end22, label %land.lhs.true, !dbg !37

land.lhs.true:                                    ; preds = %for.body6
  %arrayidx15 = getelementptr i8, ptr %arrayidx, i64 4, !dbg !38
  %9 = load i32, ptr %arrayidx15, align 4, !dbg !38, !tbaa !7
  %cmp16 = icmp slt i32 %8, %9, !dbg !39
  br i1 %cmp16, label %if.then17, label %if.end22, !dbg !37

if.then17:                                        ; preds = %land.lhs.true
  %mul18 = mul nsw i32 %6, %order
  %add19 = add nsw i32 %mul18, %0
  %idxprom20 = sext i32 %add19 to i64
  %arrayidx21 = getelementptr inbounds i32, ptr %child, i64 %idxprom20
  %10 = load i32, ptr %arrayidx21, align 4, !dbg !40, !tbaa !7
  store i32 %10, ptr addrspacecast (ptr addrspace(3) @_ZZ4findE4next to ptr), align 4, !dbg !41, !tbaa !7
  br label %if.end22, !dbg !42

if.end22:                                         ; preds = %if.then17, %land.lhs.true, %for.body6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !43
  br i1 %cmp2, label %if.then24, label %if.end25, !dbg !44

if.then24:                                        ; preds = %if.end22
  %11 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4findE4next to ptr), align 4, !dbg !45, !tbaa !7
  store i32 %11, ptr addrspacecast (ptr addrspace(3) @_ZZ4findE4node to ptr), align 4, !dbg !46, !tbaa !7
  br label %if.end25, !dbg !47

if.end25:                                         ; preds = %if.then24, %if.end22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
  %inc = add nuw nsw i32 %level.073, 1, !dbg !49
  %exitcond.not = icmp eq i32 %inc, %depth, !dbg !50
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.body6, !dbg !24, !llvm.loop !51

if.then34:                                        ; preds = %for.cond.cleanup5
  %mul35 = mul nsw i32 %3, %order, !dbg !54
  %add36 = add nsw i32 %mul35, %0, !dbg !55
  %idxprom37 = sext i32 %add36 to i64, !dbg !56
  %arrayidx38 = getelementptr inbounds i32, ptr %child, i64 %idxprom37, !dbg !56
  %12 = load i32, ptr %arrayidx38, align 4, !dbg !56, !tbaa !7
  %idxprom39 = sext i32 %12 to i64, !dbg !57
  %arrayidx40 = getelementptr inbounds i32, ptr %record, i64 %idxprom39, !dbg !57
  %13 = load i32, ptr %arrayidx40, align 4, !dbg !57, !tbaa !7
  store i32 %13, ptr addrspacecast (ptr addrspace(3) @_ZZ4findE5match to ptr), align 4, !dbg !58, !tbaa !7
  br label %if.end41, !dbg !59

if.end41:                                         ; preds = %if.then34, %for.cond.cleanup5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !60
  br i1 %cmp2, label %if.then43, label %for.inc47, !dbg !61

if.then43:                                        ; preds = %if.end41
  %arrayidx45 = getelementptr inbounds i32, ptr %found, i64 %idxprom8
  %14 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4findE5match to ptr), align 4, !dbg !62, !tbaa !7
  store i32 %14, ptr %arrayidx45, align 4, !dbg !63, !tbaa !7
  br label %for.inc47, !dbg !64

for.inc47:                                        ; preds = %if.end41, %if.then43
  %add49 = add i32 %query.075, %2, !dbg !65
  %cmp = icmp slt i32 %add49, %queries, !dbg !16
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !17, !llvm.loop !66
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @find_range(ptr noundef readonly captures(none) %keys, ptr noundef readonly captures(none) %child, ptr noundef readonly captures(none) %low, ptr noundef readonly captures(none) %high, ptr noundef writeonly captures(none) %start, ptr noundef writeonly captures(none) %count, i32 noundef %queries, i32 noundef %order, i32 noundef %depth) local_unnamed_addr #0 !dbg !68 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !70
  %cmp197 = icmp slt i32 %1, %queries, !dbg !71
  br i1 %cmp197, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !72

for.body.lr.ph:                                   ; preds = %entry
  %cmp2 = icmp ne i32 %0, 0
  %cmp4195 = icmp sgt i32 %depth, 0
  %add = add nsw i32 %order, 1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %not.cmp2 = xor i1 %cmp2, true
  br label %for.body, !dbg !72

for.cond.cleanup:                                 ; preds = %if.end124, %entry
  ret void, !dbg !73

for.body:                                         ; preds = %for.body.lr.ph, %if.end124
  %query.0198 = phi i32 [ %1, %for.body.lr.ph ], [ %add127, %if.end124 ]
  br i1 %cmp2, label %if.end, label %if.then, !dbg !74

if.then:                                          ; preds = %for.body
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE8low_node to ptr), align 4, !dbg !75, !tbaa !7
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE9high_node to ptr), align 4, !dbg !76, !tbaa !7
  br label %if.end, !dbg !77

if.end:                                           ; preds = %if.then, %for.body
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !78
  br i1 %cmp4195, label %for.body6.lr.ph, label %for.cond.cleanup5, !dbg !79

for.body6.lr.ph:                                  ; preds = %if.end
  %idxprom8 = sext i32 %query.0198 to i64
  %arrayidx9 = getelementptr inbounds i32, ptr %low, i64 %idxprom8
  %arrayidx29 = getelementptr inbounds i32, ptr %high, i64 %idxprom8
  br label %for.body6, !dbg !79

for.cond.cleanup5:                                ; preds = %if.end46, %if.end
  %3 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE8low_node to ptr), align 4, !dbg !80, !tbaa !7
  %mul49 = mul nsw i32 %3, %add, !dbg !81
  %add50 = add nsw i32 %mul49, %0, !dbg !82
  %idxprom53 = sext i32 %add50 to i64
  %arrayidx54 = getelementptr inbounds i32, ptr %keys, i64 %idxprom53
  %4 = load i32, ptr %arrayidx54, align 4, !dbg !83, !tbaa !7
  %idxprom55 = sext i32 %query.0198 to i64, !dbg !83
  %arrayidx56 = getelementptr inbounds i32, ptr %low, i64 %idxprom55
  %5 = load i32, ptr %arrayidx56, align 4, !dbg !83, !tbaa !7
  %cmp57.not = icmp slt i32 %4, %5, !dbg !83
  %brmerge214 = select i1 %cmp2, i1 true, i1 %cmp57.not, !dbg !84
  br i1 %brmerge214, label %if.end62, label %if.then58, !dbg !84

for.body6:                                        ; preds = %for.body6.lr.ph, %if.end46
  %level.0196 = phi i32 [ 0, %for.body6.lr.ph ], [ %inc, %if.end46 ]
  %6 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE8low_node to ptr), align 4, !dbg !85, !tbaa !7
  %mul = mul nsw i32 %6, %add, !dbg !86
  %add7 = add nsw i32 %mul, %0, !dbg !87
  %idxprom = sext i32 %add7 to i64, !dbg !88
  %arrayidx = getelementptr inbounds i32, ptr %keys, i64 %idxprom, !dbg !88
  %7 = load i32, ptr %arrayidx, align 4, !dbg !88, !tbaa !7
  %8 = load i32, ptr %arrayidx9, align 4, !dbg !89, !tbaa !7
  %cmp10.not = icmp sgt i32 %7, %8, !dbg !90
  br i1 %cmp10.not, label %if.end22, label %land.lhs.true, !dbg !91

land.lhs.true:                                    ; preds = %for.body6
  %arrayidx15 = getelementptr i8, ptr %arrayidx, i64 4, !dbg !92
  %9 = load i32, ptr %arrayidx15, align 4, !dbg !92, !tbaa !7
  %cmp16 = icmp slt i32 %8, %9, !dbg !93
  br i1 %cmp16, label %if.then17, label %if.end22, !dbg !91

if.then17:                                        ; preds = %land.lhs.true
  %mul18 = mul nsw i32 %6, %order
  %add19 = add nsw i32 %mul18, %0
  %idxprom20 = sext i32 %add19 to i64
  %arrayidx21 = getelementptr inbounds i32, ptr %child, i64 %idxprom20
  %10 = load i32, ptr %arrayidx21, align 4, !dbg !94, !tbaa !7
  store i32 %10, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE8low_next to ptr), align 4, !dbg !95, !tbaa !7
  br label %if.end22, !dbg !96

if.end22:                                         ; preds = %if.then17, %land.lhs.true, %for.body6
  %11 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE9high_node to ptr), align 4, !dbg !97, !tbaa !7
  %mul24 = mul nsw i32 %11, %add, !dbg !98
  %add25 = add nsw i32 %mul24, %0, !dbg !99
  %idxprom26 = sext i32 %add25 to i64, !dbg !100
  %arrayidx27 = getelementptr inbounds i32, ptr %keys, i64 %idxprom26, !dbg !100
  %12 = load i32, ptr %arrayidx27, align 4, !dbg !100, !tbaa !7
  %13 = load i32, ptr %arrayidx29, align 4, !dbg !101, !tbaa !7
  %cmp30.not = icmp sgt i32 %12, %13, !dbg !102
  br i1 %cmp30.not, label %if.end43, label %land.lhs.true31, !dbg !103

land.lhs.true31:                                  ; preds = %if.end22
  %arrayidx36 = getelementptr i8, ptr %arrayidx27, i64 4, !dbg !104
  %14 = load i32, ptr %arrayidx36, align 4, !dbg !104, !tbaa !7
  %cmp37 = icmp slt i32 %13, %14, !dbg !105
  br i1 %cmp37, label %if.then38, label %if.end43, !dbg !103

if.then38:                                        ; preds = %land.lhs.true31
  %mul39 = mul nsw i32 %11, %order
  %add40 = add nsw i32 %mul39, %0
  %idxprom41 = sext i32 %add40 to i64
  %arrayidx42 = getelementptr inbounds i32, ptr %child, i64 %idxprom41
  %15 = load i32, ptr %arrayidx42, align 4, !dbg !106, !tbaa !7
  store i32 %15, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE9high_next to ptr), align 4, !dbg !107, !tbaa !7
  br label %if.end43, !dbg !108

if.end43:                                         ; preds = %if.then38, %land.lhs.true31, %if.end22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !109
  br i1 %cmp2, label %if.end46, label %if.then45, !dbg !110

if.then45:                                        ; preds = %if.end43
  %16 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE8low_next to ptr), align 4, !dbg !111, !tbaa !7
  store i32 %16, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE8low_node to ptr), align 4, !dbg !112, !tbaa !7
  %17 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE9high_next to ptr), align 4, !dbg !113, !tbaa !7
  store i32 %17, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE9high_node to ptr), align 4, !dbg !114, !tbaa !7
  br label %if.end46, !dbg !115

if.end46:                                         ; preds = %if.then45, %if.end43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !116
  %inc = add nuw nsw i32 %level.0196, 1, !dbg !117
  %exitcond.not = icmp eq i32 %inc, %depth, !dbg !118
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.body6, !dbg !79, !llvm.loop !119

if.then58:                                        ; preds = %for.cond.cleanup5
  %mul59 = mul nsw i32 %3, %order
  %idxprom60 = sext i32 %mul59 to i64
  %arrayidx61 = getelementptr inbounds i32, ptr %child, i64 %idxprom60
  %18 = load i32, ptr %arrayidx61, align 4, !dbg !121, !tbaa !7
  br label %if.end81.sink.split, !dbg !122

if.end62:                                         ; preds = %for.cond.cleanup5
  %cmp57.not.mux = select i1 %not.cmp2, i1 true, i1 %cmp57.not, !dbg !84
  br i1 %cmp57.not.mux, label %land.lhs.true68, label %if.end81, !dbg !122

land.lhs.true68:                                  ; preds = %if.end62
  %arrayidx64 = getelementptr inbounds i32, ptr %keys, i64 %idxprom53, !dbg !123
  %arrayidx73 = getelementptr i8, ptr %arrayidx64, i64 4, !dbg !124
  %19 = load i32, ptr %arrayidx73, align 4, !dbg !124, !tbaa !7
  %cmp74.not = icmp sgt i32 %5, %19, !dbg !125
  br i1 %cmp74.not, label %if.end81, label %if.then75, !dbg !122

if.then75:                                        ; preds = %land.lhs.true68
  %mul76 = mul nsw i32 %3, %order
  %add77 = add nsw i32 %mul76, %0
  %idxprom78 = sext i32 %add77 to i64
  %arrayidx79 = getelementptr inbounds i32, ptr %child, i64 %idxprom78
  %20 = load i32, ptr %arrayidx79, align 4, !dbg !126, !tbaa !7
  %add80 = add nsw i32 %20, 1, !dbg !127
  br label %if.end81.sink.split, !dbg !128

if.end81.sink.split:                              ; preds = %if.then75, %if.then58
  %.sink215 = phi i32 [ %18, %if.then58 ], [ %add80, %if.then75 ]
  store i32 %.sink215, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE5begin to ptr), align 4, !dbg !83, !tbaa !7
  br label %if.end81, !dbg !129

if.end81:                                         ; preds = %if.end81.sink.split, %land.lhs.true68, %if.end62
  %21 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE9high_node to ptr), align 4, !dbg !129, !tbaa !7
  %mul84 = mul nsw i32 %21, %add, !dbg !130
  %add85 = add nsw i32 %mul84, %0, !dbg !131
  %idxprom88 = sext i32 %add85 to i64
  %arrayidx89 = getelementptr inbounds i32, ptr %keys, i64 %idxprom88
  %22 = load i32, ptr %arrayidx89, align 4, !dbg !83, !tbaa !7
  %arrayidx91 = getelementptr inbounds i32, ptr %high, i64 %idxprom55
  %23 = load i32, ptr %arrayidx91, align 4, !dbg !83, !tbaa !7
  %cmp92 = icmp sgt i32 %22, %23, !dbg !83
  %cmp92.not = xor i1 %cmp92, true, !dbg !132
  %brmerge = select i1 %cmp2, i1 true, i1 %cmp92.not, !dbg !132
  br i1 %brmerge, label %if.end97, label %if.then93, !dbg !132

if.then93:                                        ; preds = %if.end81
  %mul94 = mul nsw i32 %21, %order
  %idxprom95 = sext i32 %mul94 to i64
  %arrayidx96 = getelementptr inbounds i32, ptr %child, i64 %idxprom95
  %24 = load i32, ptr %arrayidx96, align 4, !dbg !133, !tbaa !7
  br label %if.end116.sink.split, !dbg !134

if.end97:                                         ; preds = %if.end81
  %cmp92.mux = select i1 %cmp2, i1 %cmp92, i1 false, !dbg !132
  br i1 %cmp92.mux, label %if.end116, label %land.lhs.true103, !dbg !134

land.lhs.true103:                                 ; preds = %if.end97
  %arrayidx99 = getelementptr inbounds i32, ptr %keys, i64 %idxprom88, !dbg !135
  %arrayidx108 = getelementptr i8, ptr %arrayidx99, i64 4, !dbg !136
  %25 = load i32, ptr %arrayidx108, align 4, !dbg !136, !tbaa !7
  %cmp109 = icmp slt i32 %23, %25, !dbg !137
  br i1 %cmp109, label %if.then110, label %if.end116, !dbg !134

if.then110:                                       ; preds = %land.lhs.true103
  %mul111 = mul nsw i32 %21, %order
  %add112 = add nsw i32 %mul111, %0
  %idxprom113 = sext i32 %add112 to i64
  %arrayidx114 = getelementptr inbounds i32, ptr %child, i64 %idxprom113
  %26 = load i32, ptr %arrayidx114, align 4, !dbg !138, !tbaa !7
  %add115 = add nsw i32 %26, 1, !dbg !139
  br label %if.end116.sink.split, !dbg !140

if.end116.sink.split:                             ; preds = %if.then110, %if.then93
  %.sink = phi i32 [ %24, %if.then93 ], [ %add115, %if.then110 ]
  store i32 %.sink, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE3end to ptr), align 4, !dbg !83, !tbaa !7
  br label %if.end116, !dbg !141

if.end116:                                        ; preds = %if.end116.sink.split, %land.lhs.true103, %if.end97
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !141
  br i1 %cmp2, label %if.end124, label %if.then118, !dbg !142

if.then118:                                       ; preds = %if.end116
  %27 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE5begin to ptr), align 4, !dbg !143, !tbaa !7
  %arrayidx120 = getelementptr inbounds i32, ptr %start, i64 %idxprom55, !dbg !144
  store i32 %27, ptr %arrayidx120, align 4, !dbg !145, !tbaa !7
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10find_rangeE3end to ptr), align 4, !dbg !146, !tbaa !7
  %sub = sub nsw i32 %28, %27, !dbg !147
  %cond.i = tail call noundef i32 @llvm.smax.i32(i32 %sub, i32 0), !dbg !148
  %arrayidx123 = getelementptr inbounds i32, ptr %count, i64 %idxprom55, !dbg !149
  store i32 %cond.i, ptr %arrayidx123, align 4, !dbg !150, !tbaa !7
  br label %if.end124, !dbg !151

if.end124:                                        ; preds = %if.then118, %if.end116
  %add127 = add i32 %query.0198, %2, !dbg !152
  %cmp = icmp slt i32 %add127, %queries, !dbg !71
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !72, !llvm.loop !153
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

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
!1 = !DIFile(filename: "btree.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 12, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 19, column: 16, scope: !11)
!15 = !DILocation(line: 20, column: 22, scope: !11)
!16 = !DILocation(line: 20, column: 40, scope: !11)
!17 = !DILocation(line: 20, column: 5, scope: !11)
!18 = !DILocation(line: 43, column: 1, scope: !11)
!19 = !DILocation(line: 21, column: 18, scope: !11)
!20 = !DILocation(line: 22, column: 18, scope: !11)
!21 = !DILocation(line: 23, column: 19, scope: !11)
!22 = !DILocation(line: 24, column: 9, scope: !11)
!23 = !DILocation(line: 25, column: 9, scope: !11)
!24 = !DILocation(line: 27, column: 9, scope: !11)
!25 = !DILocation(line: 37, column: 18, scope: !11)
!26 = !DILocation(line: 37, column: 23, scope: !11)
!27 = !DILocation(line: 37, column: 37, scope: !11)
!28 = !DILocation(line: 37, column: 13, scope: !11)
!29 = !DILocation(line: 37, column: 48, scope: !11)
!30 = !DILocation(line: 37, column: 45, scope: !11)
!31 = !DILocation(line: 28, column: 25, scope: !11)
!32 = !DILocation(line: 28, column: 30, scope: !11)
!33 = !DILocation(line: 28, column: 44, scope: !11)
!34 = !DILocation(line: 29, column: 17, scope: !11)
!35 = !DILocation(line: 29, column: 32, scope: !11)
!36 = !DILocation(line: 29, column: 29, scope: !11)
!37 = !DILocation(line: 29, column: 46, scope: !11)
!38 = !DILocation(line: 29, column: 65, scope: !11)
!39 = !DILocation(line: 29, column: 63, scope: !11)
!40 = !DILocation(line: 30, column: 24, scope: !11)
!41 = !DILocation(line: 30, column: 22, scope: !11)
!42 = !DILocation(line: 30, column: 17, scope: !11)
!43 = !DILocation(line: 31, column: 13, scope: !11)
!44 = !DILocation(line: 32, column: 22, scope: !11)
!45 = !DILocation(line: 33, column: 24, scope: !11)
!46 = !DILocation(line: 33, column: 22, scope: !11)
!47 = !DILocation(line: 33, column: 17, scope: !11)
!48 = !DILocation(line: 34, column: 13, scope: !11)
!49 = !DILocation(line: 27, column: 49, scope: !11)
!50 = !DILocation(line: 27, column: 35, scope: !11)
!51 = distinct !{!51, !24, !52, !53}
!52 = !DILocation(line: 35, column: 9, scope: !11)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 38, column: 39, scope: !11)
!55 = !DILocation(line: 38, column: 47, scope: !11)
!56 = !DILocation(line: 38, column: 28, scope: !11)
!57 = !DILocation(line: 38, column: 21, scope: !11)
!58 = !DILocation(line: 38, column: 19, scope: !11)
!59 = !DILocation(line: 38, column: 13, scope: !11)
!60 = !DILocation(line: 39, column: 9, scope: !11)
!61 = !DILocation(line: 40, column: 18, scope: !11)
!62 = !DILocation(line: 41, column: 28, scope: !11)
!63 = !DILocation(line: 41, column: 26, scope: !11)
!64 = !DILocation(line: 41, column: 13, scope: !11)
!65 = !DILocation(line: 20, column: 57, scope: !11)
!66 = distinct !{!66, !17, !67, !53}
!67 = !DILocation(line: 42, column: 5, scope: !11)
!68 = distinct !DISubprogram(name: "find_range", scope: !1, file: !1, line: 46, type: !12, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = !DILocation(line: 58, column: 16, scope: !68)
!70 = !DILocation(line: 59, column: 22, scope: !68)
!71 = !DILocation(line: 59, column: 40, scope: !68)
!72 = !DILocation(line: 59, column: 5, scope: !68)
!73 = !DILocation(line: 98, column: 1, scope: !68)
!74 = !DILocation(line: 60, column: 18, scope: !68)
!75 = !DILocation(line: 61, column: 22, scope: !68)
!76 = !DILocation(line: 62, column: 23, scope: !68)
!77 = !DILocation(line: 63, column: 9, scope: !68)
!78 = !DILocation(line: 64, column: 9, scope: !68)
!79 = !DILocation(line: 66, column: 9, scope: !68)
!80 = !DILocation(line: 82, column: 21, scope: !68)
!81 = !DILocation(line: 82, column: 30, scope: !68)
!82 = !DILocation(line: 82, column: 44, scope: !68)
!83 = !DILocation(line: 0, scope: !68)
!84 = !DILocation(line: 83, column: 23, scope: !68)
!85 = !DILocation(line: 67, column: 25, scope: !68)
!86 = !DILocation(line: 67, column: 34, scope: !68)
!87 = !DILocation(line: 67, column: 48, scope: !68)
!88 = !DILocation(line: 68, column: 17, scope: !68)
!89 = !DILocation(line: 68, column: 32, scope: !68)
!90 = !DILocation(line: 68, column: 29, scope: !68)
!91 = !DILocation(line: 68, column: 43, scope: !68)
!92 = !DILocation(line: 68, column: 59, scope: !68)
!93 = !DILocation(line: 68, column: 57, scope: !68)
!94 = !DILocation(line: 69, column: 28, scope: !68)
!95 = !DILocation(line: 69, column: 26, scope: !68)
!96 = !DILocation(line: 69, column: 17, scope: !68)
!97 = !DILocation(line: 70, column: 24, scope: !68)
!98 = !DILocation(line: 70, column: 34, scope: !68)
!99 = !DILocation(line: 70, column: 48, scope: !68)
!100 = !DILocation(line: 71, column: 17, scope: !68)
!101 = !DILocation(line: 71, column: 31, scope: !68)
!102 = !DILocation(line: 71, column: 28, scope: !68)
!103 = !DILocation(line: 71, column: 43, scope: !68)
!104 = !DILocation(line: 71, column: 60, scope: !68)
!105 = !DILocation(line: 71, column: 58, scope: !68)
!106 = !DILocation(line: 72, column: 29, scope: !68)
!107 = !DILocation(line: 72, column: 27, scope: !68)
!108 = !DILocation(line: 72, column: 17, scope: !68)
!109 = !DILocation(line: 73, column: 13, scope: !68)
!110 = !DILocation(line: 74, column: 22, scope: !68)
!111 = !DILocation(line: 75, column: 28, scope: !68)
!112 = !DILocation(line: 75, column: 26, scope: !68)
!113 = !DILocation(line: 76, column: 29, scope: !68)
!114 = !DILocation(line: 76, column: 27, scope: !68)
!115 = !DILocation(line: 77, column: 13, scope: !68)
!116 = !DILocation(line: 78, column: 13, scope: !68)
!117 = !DILocation(line: 66, column: 49, scope: !68)
!118 = !DILocation(line: 66, column: 35, scope: !68)
!119 = distinct !{!119, !79, !120, !53}
!120 = !DILocation(line: 79, column: 9, scope: !68)
!121 = !DILocation(line: 84, column: 21, scope: !68)
!122 = !DILocation(line: 85, column: 38, scope: !68)
!123 = !DILocation(line: 85, column: 13, scope: !68)
!124 = !DILocation(line: 85, column: 55, scope: !68)
!125 = !DILocation(line: 85, column: 52, scope: !68)
!126 = !DILocation(line: 86, column: 21, scope: !68)
!127 = !DILocation(line: 86, column: 52, scope: !68)
!128 = !DILocation(line: 86, column: 13, scope: !68)
!129 = !DILocation(line: 87, column: 20, scope: !68)
!130 = !DILocation(line: 87, column: 30, scope: !68)
!131 = !DILocation(line: 87, column: 44, scope: !68)
!132 = !DILocation(line: 88, column: 23, scope: !68)
!133 = !DILocation(line: 89, column: 19, scope: !68)
!134 = !DILocation(line: 90, column: 39, scope: !68)
!135 = !DILocation(line: 90, column: 13, scope: !68)
!136 = !DILocation(line: 90, column: 56, scope: !68)
!137 = !DILocation(line: 90, column: 54, scope: !68)
!138 = !DILocation(line: 91, column: 19, scope: !68)
!139 = !DILocation(line: 91, column: 51, scope: !68)
!140 = !DILocation(line: 91, column: 13, scope: !68)
!141 = !DILocation(line: 92, column: 9, scope: !68)
!142 = !DILocation(line: 93, column: 18, scope: !68)
!143 = !DILocation(line: 94, column: 28, scope: !68)
!144 = !DILocation(line: 94, column: 13, scope: !68)
!145 = !DILocation(line: 94, column: 26, scope: !68)
!146 = !DILocation(line: 95, column: 32, scope: !68)
!147 = !DILocation(line: 95, column: 36, scope: !68)
!148 = !DILocation(line: 95, column: 28, scope: !68)
!149 = !DILocation(line: 95, column: 13, scope: !68)
!150 = !DILocation(line: 95, column: 26, scope: !68)
!151 = !DILocation(line: 96, column: 9, scope: !68)
!152 = !DILocation(line: 59, column: 57, scope: !68)
!153 = distinct !{!153, !72, !154, !53}
!154 = !DILocation(line: 97, column: 5, scope: !68)
