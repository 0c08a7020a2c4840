; Made from nn.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'nn.cu'
source_filename = "nn.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Position = type { float, float }

@_ZZ7nearestE8shortest = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ7nearestE6record = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @distances(ptr noundef readonly captures(none) %records, ptr noundef writeonly captures(none) %distance, i32 noundef %count, float noundef %latitude, float noundef %longitude) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %mul = mul i32 %0, %1, !dbg !16
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %add = add i32 %mul, %2, !dbg !18
  %cmp = icmp slt i32 %add, %count, !dbg !19
  br i1 %cmp, label %if.then, label %if.end, !dbg !19

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !20
  %arrayidx = getelementptr inbounds %struct.Position, ptr %records, i64 %idxprom, !dbg !20
  %3 = load float, ptr %arrayidx, align 4, !dbg !21, !tbaa !22
  %sub = fsub contract float %latitude, %3, !dbg !25
  %mul8 = fmul contract float %sub, %sub, !dbg !26
  %longitude11 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4, !dbg !27
  %4 = load float, ptr %longitude11, align 4, !dbg !27, !tbaa !28
  %sub12 = fsub contract float %longitude, %4, !dbg !29
  %mul17 = fmul contract float %sub12, %sub12, !dbg !30
  %add18 = fadd contract float %mul8, %mul17, !dbg !31
  %5 = tail call contract noundef float @llvm.sqrt.f32(float %add18), !dbg !32
  %arrayidx21 = getelementptr inbounds float, ptr %distance, i64 %idxprom, !dbg !33
  store float %5, ptr %arrayidx21, align 4, !dbg !34, !tbaa !35
  br label %if.end, !dbg !36

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !37
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nearest(ptr noundef readonly captures(none) %distance, ptr noundef writeonly captures(none) %best_distance, ptr noundef writeonly captures(none) %best_record, i32 noundef %count) local_unnamed_addr #1 !dbg !38 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !40
  %mul = shl i32 %1, 7, !dbg !41
  %add = add i32 %mul, %0, !dbg !42
  %idxprom = zext nneg i32 %0 to i64, !dbg !43
  %arrayidx = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE8shortest to ptr), i64 %idxprom, !dbg !43
  store float 0x47EC363CC0000000, ptr %arrayidx, align 4, !dbg !44, !tbaa !35
  %arrayidx3 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), i64 %idxprom, !dbg !45
  store i32 -1, ptr %arrayidx3, align 4, !dbg !46, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
  %cmp = icmp slt i32 %add, %count, !dbg !48
  br i1 %cmp, label %if.then, label %if.end, !dbg !48

if.then:                                          ; preds = %entry
  %idxprom4 = sext i32 %add to i64
  %arrayidx5 = getelementptr inbounds float, ptr %distance, i64 %idxprom4
  %2 = load float, ptr %arrayidx5, align 4, !dbg !49, !tbaa !35
  store float %2, ptr %arrayidx, align 4, !dbg !50, !tbaa !35
  store i32 %add, ptr %arrayidx3, align 4, !dbg !51, !tbaa !7
  br label %if.end, !dbg !52

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !53
  %cmp11 = icmp samesign ult i32 %0, 64, !dbg !54
  br i1 %cmp11, label %if.then12, label %if.end43, !dbg !54

if.then12:                                        ; preds = %if.end
  %add13 = or disjoint i32 %0, 64, !dbg !55
  %idxprom14 = zext nneg i32 %add13 to i64, !dbg !56
  %arrayidx15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE8shortest to ptr), i64 %idxprom14, !dbg !56
  %3 = load float, ptr %arrayidx15, align 4, !dbg !56, !tbaa !35
  %4 = load float, ptr %arrayidx, align 4, !dbg !57, !tbaa !35
  %cmp18 = fcmp contract olt float %3, %4, !dbg !58
  br i1 %cmp18, label %if.then12.if.then31_crit_edge, label %lor.lhs.false, !dbg !59

if.then12.if.then31_crit_edge:                    ; preds = %if.then12
  %arrayidx39.phi.trans.insert = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), i64 %idxprom14
  %.pre = load i32, ptr %arrayidx39.phi.trans.insert, align 4, !dbg !60, !tbaa !7
  br label %if.then31, !dbg !59

lor.lhs.false:                                    ; preds = %if.then12
  %cmp24 = fcmp contract oeq float %3, %4, !dbg !61
  br i1 %cmp24, label %land.lhs.true, label %if.end43, !dbg !62

land.lhs.true:                                    ; preds = %lor.lhs.false
  %arrayidx27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), i64 %idxprom14, !dbg !63
  %5 = load i32, ptr %arrayidx27, align 4, !dbg !63, !tbaa !7
  %6 = load i32, ptr %arrayidx3, align 4, !dbg !64, !tbaa !7
  %cmp30 = icmp slt i32 %5, %6, !dbg !65
  br i1 %cmp30, label %if.then31, label %if.end43, !dbg !59

if.then31:                                        ; preds = %if.then12.if.then31_crit_edge, %land.lhs.true
  %7 = phi i32 [ %.pre, %if.then12.if.then31_crit_edge ], [ %5, %land.lhs.true ], !dbg !60
  store float %3, ptr %arrayidx, align 4, !dbg !66, !tbaa !35
  store i32 %7, ptr %arrayidx3, align 4, !dbg !67, !tbaa !7
  br label %if.end43, !dbg !68

if.end43:                                         ; preds = %lor.lhs.false, %land.lhs.true, %if.then31, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %cmp11.1 = icmp samesign ult i32 %0, 32, !dbg !54
  br i1 %cmp11.1, label %if.then12.1, label %if.end43.1, !dbg !54

if.then12.1:                                      ; preds = %if.end43
  %add13.1 = or disjoint i32 %0, 32, !dbg !55
  %idxprom14.1 = zext nneg i32 %add13.1 to i64, !dbg !56
  %arrayidx15.1 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE8shortest to ptr), i64 %idxprom14.1, !dbg !56
  %8 = load float, ptr %arrayidx15.1, align 4, !dbg !56, !tbaa !35
  %9 = load float, ptr %arrayidx, align 4, !dbg !57, !tbaa !35
  %cmp18.1 = fcmp contract olt float %8, %9, !dbg !58
  br i1 %cmp18.1, label %if.then12.1.if.then31.1_crit_edge, label %lor.lhs.false.1, !dbg !59

if.then12.1.if.then31.1_crit_edge:                ; preds = %if.then12.1
  %arrayidx39.1.phi.trans.insert = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), i64 %idxprom14.1
  %.pre81 = load i32, ptr %arrayidx39.1.phi.trans.insert, align 4, !dbg !60, !tbaa !7
  br label %if.then31.1, !dbg !59

lor.lhs.false.1:                                  ; preds = %if.then12.1
  %cmp24.1 = fcmp contract oeq float %8, %9, !dbg !61
  br i1 %cmp24.1, label %land.lhs.true.1, label %if.end43.1, !dbg !62

land.lhs.true.1:                                  ; preds = %lor.lhs.false.1
  %arrayidx27.1 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), i64 %idxprom14.1, !dbg !63
  %10 = load i32, ptr %arrayidx27.1, align 4, !dbg !63, !tbaa !7
  %11 = load i32, ptr %arrayidx3, align 4, !dbg !64, !tbaa !7
  %cmp30.1 = icmp slt i32 %10, %11, !dbg !65
  br i1 %cmp30.1, label %if.then31.1, label %if.end43.1, !dbg !59

if.then31.1:                                      ; preds = %if.then12.1.if.then31.1_crit_edge, %land.lhs.true.1
  %12 = phi i32 [ %.pre81, %if.then12.1.if.then31.1_crit_edge ], [ %10, %land.lhs.true.1 ], !dbg !60
  store float %8, ptr %arrayidx, align 4, !dbg !66, !tbaa !35
  store i32 %12, ptr %arrayidx3, align 4, !dbg !67, !tbaa !7
  br label %if.end43.1, !dbg !68

if.end43.1:                                       ; preds = %if.then31.1, %land.lhs.true.1, %lor.lhs.false.1, %if.end43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %cmp11.2 = icmp samesign ult i32 %0, 16, !dbg !54
  br i1 %cmp11.2, label %if.then12.2, label %if.end43.2, !dbg !54

if.then12.2:                                      ; preds = %if.end43.1
  %add13.2 = or disjoint i32 %0, 16, !dbg !55
  %idxprom14.2 = zext nneg i32 %add13.2 to i64, !dbg !56
  %arrayidx15.2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE8shortest to ptr), i64 %idxprom14.2, !dbg !56
  %13 = load float, ptr %arrayidx15.2, align 4, !dbg !56, !tbaa !35
  %14 = load float, ptr %arrayidx, align 4, !dbg !57, !tbaa !35
  %cmp18.2 = fcmp contract olt float %13, %14, !dbg !58
  br i1 %cmp18.2, label %if.then12.2.if.then31.2_crit_edge, label %lor.lhs.false.2, !dbg !59

if.then12.2.if.then31.2_crit_edge:                ; preds = %if.then12.2
  %arrayidx39.2.phi.trans.insert = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), i64 %idxprom14.2
  %.pre82 = load i32, ptr %arrayidx39.2.phi.trans.insert, align 4, !dbg !60, !tbaa !7
  br label %if.then31.2, !dbg !59

lor.lhs.false.2:                                  ; preds = %if.then12.2
  %cmp24.2 = fcmp contract oeq float %13, %14, !dbg !61
  br i1 %cmp24.2, label %land.lhs.true.2, label %if.end43.2, !dbg !62

land.lhs.true.2:                                  ; preds = %lor.lhs.false.2
  %arrayidx27.2 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), i64 %idxprom14.2, !dbg !63
  %15 = load i32, ptr %arrayidx27.2, align 4, !dbg !63, !tbaa !7
  %16 = load i32, ptr %arrayidx3, align 4, !dbg !64, !tbaa !7
  %cmp30.2 = icmp slt i32 %15, %16, !dbg !65
  br i1 %cmp30.2, label %if.then31.2, label %if.end43.2, !dbg !59

if.then31.2:                                      ; preds = %if.then12.2.if.then31.2_crit_edge, %land.lhs.true.2
  %17 = phi i32 [ %.pre82, %if.then12.2.if.then31.2_crit_edge ], [ %15, %land.lhs.true.2 ], !dbg !60
  store float %13, ptr %arrayidx, align 4, !dbg !66, !tbaa !35
  store i32 %17, ptr %arrayidx3, align 4, !dbg !67, !tbaa !7
  br label %if.end43.2, !dbg !68

if.end43.2:                                       ; preds = %if.then31.2, %land.lhs.true.2, %lor.lhs.false.2, %if.end43.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %cmp11.3 = icmp samesign ult i32 %0, 8, !dbg !54
  br i1 %cmp11.3, label %if.then12.3, label %if.end43.3, !dbg !54

if.then12.3:                                      ; preds = %if.end43.2
  %add13.3 = or disjoint i32 %0, 8, !dbg !55
  %idxprom14.3 = zext nneg i32 %add13.3 to i64, !dbg !56
  %arrayidx15.3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE8shortest to ptr), i64 %idxprom14.3, !dbg !56
  %18 = load float, ptr %arrayidx15.3, align 4, !dbg !56, !tbaa !35
  %19 = load float, ptr %arrayidx, align 4, !dbg !57, !tbaa !35
  %cmp18.3 = fcmp contract olt float %18, %19, !dbg !58
  br i1 %cmp18.3, label %if.then12.3.if.then31.3_crit_edge, label %lor.lhs.false.3, !dbg !59

if.then12.3.if.then31.3_crit_edge:                ; preds = %if.then12.3
  %arrayidx39.3.phi.trans.insert = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), i64 %idxprom14.3
  %.pre83 = load i32, ptr %arrayidx39.3.phi.trans.insert, align 4, !dbg !60, !tbaa !7
  br label %if.then31.3, !dbg !59

lor.lhs.false.3:                                  ; preds = %if.then12.3
  %cmp24.3 = fcmp contract oeq float %18, %19, !dbg !61
  br i1 %cmp24.3, label %land.lhs.true.3, label %if.end43.3, !dbg !62

land.lhs.true.3:                                  ; preds = %lor.lhs.false.3
  %arrayidx27.3 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), i64 %idxprom14.3, !dbg !63
  %20 = load i32, ptr %arrayidx27.3, align 4, !dbg !63, !tbaa !7
  %21 = load i32, ptr %arrayidx3, align 4, !dbg !64, !tbaa !7
  %cmp30.3 = icmp slt i32 %20, %21, !dbg !65
  br i1 %cmp30.3, label %if.then31.3, label %if.end43.3, !dbg !59

if.then31.3:                                      ; preds = %if.then12.3.if.then31.3_crit_edge, %land.lhs.true.3
  %22 = phi i32 [ %.pre83, %if.then12.3.if.then31.3_crit_edge ], [ %20, %land.lhs.true.3 ], !dbg !60
  store float %18, ptr %arrayidx, align 4, !dbg !66, !tbaa !35
  store i32 %22, ptr %arrayidx3, align 4, !dbg !67, !tbaa !7
  br label %if.end43.3, !dbg !68

if.end43.3:                                       ; preds = %if.then31.3, %land.lhs.true.3, %lor.lhs.false.3, %if.end43.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %cmp11.4 = icmp samesign ult i32 %0, 4, !dbg !54
  br i1 %cmp11.4, label %if.then12.4, label %if.end43.4, !dbg !54

if.then12.4:                                      ; preds = %if.end43.3
  %add13.4 = or disjoint i32 %0, 4, !dbg !55
  %idxprom14.4 = zext nneg i32 %add13.4 to i64, !dbg !56
  %arrayidx15.4 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE8shortest to ptr), i64 %idxprom14.4, !dbg !56
  %23 = load float, ptr %arrayidx15.4, align 4, !dbg !56, !tbaa !35
  %24 = load float, ptr %arrayidx, align 4, !dbg !57, !tbaa !35
  %cmp18.4 = fcmp contract olt float %23, %24, !dbg !58
  br i1 %cmp18.4, label %if.then12.4.if.then31.4_crit_edge, label %lor.lhs.false.4, !dbg !59

if.then12.4.if.then31.4_crit_edge:                ; preds = %if.then12.4
  %arrayidx39.4.phi.trans.insert = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), i64 %idxprom14.4
  %.pre84 = load i32, ptr %arrayidx39.4.phi.trans.insert, align 4, !dbg !60, !tbaa !7
  br label %if.then31.4, !dbg !59

lor.lhs.false.4:                                  ; preds = %if.then12.4
  %cmp24.4 = fcmp contract oeq float %23, %24, !dbg !61
  br i1 %cmp24.4, label %land.lhs.true.4, label %if.end43.4, !dbg !62

land.lhs.true.4:                                  ; preds = %lor.lhs.false.4
  %arrayidx27.4 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), i64 %idxprom14.4, !dbg !63
  %25 = load i32, ptr %arrayidx27.4, align 4, !dbg !63, !tbaa !7
  %26 = load i32, ptr %arrayidx3, align 4, !dbg !64, !tbaa !7
  %cmp30.4 = icmp slt i32 %25, %26, !dbg !65
  br i1 %cmp30.4, label %if.then31.4, label %if.end43.4, !dbg !59

if.then31.4:                                      ; preds = %if.then12.4.if.then31.4_crit_edge, %land.lhs.true.4
  %27 = phi i32 [ %.pre84, %if.then12.4.if.then31.4_crit_edge ], [ %25, %land.lhs.true.4 ], !dbg !60
  store float %23, ptr %arrayidx, align 4, !dbg !66, !tbaa !35
  store i32 %27, ptr %arrayidx3, align 4, !dbg !67, !tbaa !7
  br label %if.end43.4, !dbg !68

if.end43.4:                                       ; preds = %if.then31.4, %land.lhs.true.4, %lor.lhs.false.4, %if.end43.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %cmp11.5 = icmp samesign ult i32 %0, 2, !dbg !54
  br i1 %cmp11.5, label %if.then12.5, label %if.end43.5, !dbg !54

if.then12.5:                                      ; preds = %if.end43.4
  %add13.5 = or disjoint i32 %0, 2, !dbg !55
  %idxprom14.5 = zext nneg i32 %add13.5 to i64, !dbg !56
  %arrayidx15.5 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE8shortest to ptr), i64 %idxprom14.5, !dbg !56
  %28 = load float, ptr %arrayidx15.5, align 4, !dbg !56, !tbaa !35
  %29 = load float, ptr %arrayidx, align 4, !dbg !57, !tbaa !35
  %cmp18.5 = fcmp contract olt float %28, %29, !dbg !58
  br i1 %cmp18.5, label %if.then12.5.if.then31.5_crit_edge, label %lor.lhs.false.5, !dbg !59

if.then12.5.if.then31.5_crit_edge:                ; preds = %if.then12.5
  %arrayidx39.5.phi.trans.insert = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), i64 %idxprom14.5
  %.pre85 = load i32, ptr %arrayidx39.5.phi.trans.insert, align 4, !dbg !60, !tbaa !7
  br label %if.then31.5, !dbg !59

lor.lhs.false.5:                                  ; preds = %if.then12.5
  %cmp24.5 = fcmp contract oeq float %28, %29, !dbg !61
  br i1 %cmp24.5, label %land.lhs.true.5, label %if.end43.5, !dbg !62

land.lhs.true.5:                                  ; preds = %lor.lhs.false.5
  %arrayidx27.5 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), i64 %idxprom14.5, !dbg !63
  %30 = load i32, ptr %arrayidx27.5, align 4, !dbg !63, !tbaa !7
  %31 = load i32, ptr %arrayidx3, align 4, !dbg !64, !tbaa !7
  %cmp30.5 = icmp slt i32 %30, %31, !dbg !65
  br i1 %cmp30.5, label %if.then31.5, label %if.end43.5, !dbg !59

if.then31.5:                                      ; preds = %if.then12.5.if.then31.5_crit_edge, %land.lhs.true.5
  %32 = phi i32 [ %.pre85, %if.then12.5.if.then31.5_crit_edge ], [ %30, %land.lhs.true.5 ], !dbg !60
  store float %28, ptr %arrayidx, align 4, !dbg !66, !tbaa !35
  store i32 %32, ptr %arrayidx3, align 4, !dbg !67, !tbaa !7
  br label %if.end43.5, !dbg !68

if.end43.5:                                       ; preds = %if.then31.5, %land.lhs.true.5, %lor.lhs.false.5, %if.end43.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %cmp11.6 = icmp eq i32 %0, 0, !dbg !54
  br i1 %cmp11.6, label %if.then12.6, label %if.end43.6, !dbg !54

if.then12.6:                                      ; preds = %if.end43.5
  %33 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE8shortest to ptr), i64 4), align 4, !dbg !56, !tbaa !35
  %34 = load float, ptr %arrayidx, align 4, !dbg !57, !tbaa !35
  %cmp18.6 = fcmp contract olt float %33, %34, !dbg !58
  br i1 %cmp18.6, label %if.then12.6.if.then31.6_crit_edge, label %lor.lhs.false.6, !dbg !59

if.then12.6.if.then31.6_crit_edge:                ; preds = %if.then12.6
  %.pre86 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), i64 4), align 4, !dbg !60, !tbaa !7
  br label %if.then31.6, !dbg !59

lor.lhs.false.6:                                  ; preds = %if.then12.6
  %cmp24.6 = fcmp contract oeq float %33, %34, !dbg !61
  br i1 %cmp24.6, label %land.lhs.true.6, label %if.end43.6, !dbg !62

land.lhs.true.6:                                  ; preds = %lor.lhs.false.6
  %35 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), i64 4), align 4, !dbg !63, !tbaa !7
  %36 = load i32, ptr %arrayidx3, align 4, !dbg !64, !tbaa !7
  %cmp30.6 = icmp slt i32 %35, %36, !dbg !65
  br i1 %cmp30.6, label %if.then31.6, label %if.end43.6, !dbg !59

if.then31.6:                                      ; preds = %if.then12.6.if.then31.6_crit_edge, %land.lhs.true.6
  %37 = phi i32 [ %.pre86, %if.then12.6.if.then31.6_crit_edge ], [ %35, %land.lhs.true.6 ], !dbg !60
  store float %33, ptr %arrayidx, align 4, !dbg !66, !tbaa !35
  store i32 %37, ptr %arrayidx3, align 4, !dbg !67, !tbaa !7
  br label %if.end43.6, !dbg !68

if.end43.6:                                       ; preds = %if.then31.6, %land.lhs.true.6, %lor.lhs.false.6, %if.end43.5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %cmp44 = icmp eq i32 %0, 0, !dbg !70
  br i1 %cmp44, label %if.then45, label %if.end52, !dbg !70

if.then45:                                        ; preds = %if.end43.6
  %idxprom47 = zext nneg i32 %1 to i64
  %arrayidx51 = getelementptr inbounds nuw i32, ptr %best_record, i64 %idxprom47
  %arrayidx48 = getelementptr inbounds nuw float, ptr %best_distance, i64 %idxprom47
  %38 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE8shortest to ptr), align 4, !dbg !71, !tbaa !35
  store float %38, ptr %arrayidx48, align 4, !dbg !72, !tbaa !35
  %39 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7nearestE6record to ptr), align 4, !dbg !73, !tbaa !7
  store i32 %39, ptr %arrayidx51, align 4, !dbg !74, !tbaa !7
  br label %if.end52, !dbg !75

if.end52:                                         ; preds = %if.then45, %if.end43.6
  ret void, !dbg !76
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "nn.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "distances", scope: !1, file: !1, line: 11, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 14, column: 13, scope: !11)
!15 = !DILocation(line: 14, column: 26, scope: !11)
!16 = !DILocation(line: 14, column: 24, scope: !11)
!17 = !DILocation(line: 14, column: 39, scope: !11)
!18 = !DILocation(line: 14, column: 37, scope: !11)
!19 = !DILocation(line: 15, column: 11, scope: !11)
!20 = !DILocation(line: 17, column: 25, scope: !11)
!21 = !DILocation(line: 17, column: 36, scope: !11)
!22 = !{!23, !24, i64 0}
!23 = !{!"_ZTS8Position", !24, i64 0, !24, i64 4}
!24 = !{!"float", !9, i64 0}
!25 = !DILocation(line: 17, column: 23, scope: !11)
!26 = !DILocation(line: 17, column: 46, scope: !11)
!27 = !DILocation(line: 18, column: 37, scope: !11)
!28 = !{!23, !24, i64 4}
!29 = !DILocation(line: 18, column: 24, scope: !11)
!30 = !DILocation(line: 18, column: 48, scope: !11)
!31 = !DILocation(line: 17, column: 81, scope: !11)
!32 = !DILocation(line: 16, column: 23, scope: !11)
!33 = !DILocation(line: 16, column: 9, scope: !11)
!34 = !DILocation(line: 16, column: 21, scope: !11)
!35 = !{!24, !24, i64 0}
!36 = !DILocation(line: 19, column: 5, scope: !11)
!37 = !DILocation(line: 20, column: 1, scope: !11)
!38 = distinct !DISubprogram(name: "nearest", scope: !1, file: !1, line: 23, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = !DILocation(line: 29, column: 14, scope: !38)
!40 = !DILocation(line: 30, column: 13, scope: !38)
!41 = !DILocation(line: 30, column: 24, scope: !38)
!42 = !DILocation(line: 30, column: 32, scope: !38)
!43 = !DILocation(line: 31, column: 5, scope: !38)
!44 = !DILocation(line: 31, column: 18, scope: !38)
!45 = !DILocation(line: 32, column: 5, scope: !38)
!46 = !DILocation(line: 32, column: 16, scope: !38)
!47 = !DILocation(line: 33, column: 5, scope: !38)
!48 = !DILocation(line: 34, column: 11, scope: !38)
!49 = !DILocation(line: 35, column: 24, scope: !38)
!50 = !DILocation(line: 35, column: 22, scope: !38)
!51 = !DILocation(line: 36, column: 20, scope: !38)
!52 = !DILocation(line: 37, column: 5, scope: !38)
!53 = !DILocation(line: 38, column: 5, scope: !38)
!54 = !DILocation(line: 42, column: 16, scope: !38)
!55 = !DILocation(line: 43, column: 29, scope: !38)
!56 = !DILocation(line: 43, column: 17, scope: !38)
!57 = !DILocation(line: 43, column: 41, scope: !38)
!58 = !DILocation(line: 43, column: 39, scope: !38)
!59 = !DILocation(line: 43, column: 54, scope: !38)
!60 = !DILocation(line: 46, column: 30, scope: !38)
!61 = !DILocation(line: 44, column: 40, scope: !38)
!62 = !DILocation(line: 44, column: 56, scope: !38)
!63 = !DILocation(line: 44, column: 59, scope: !38)
!64 = !DILocation(line: 44, column: 81, scope: !38)
!65 = !DILocation(line: 44, column: 79, scope: !38)
!66 = !DILocation(line: 45, column: 30, scope: !38)
!67 = !DILocation(line: 46, column: 28, scope: !38)
!68 = !DILocation(line: 47, column: 13, scope: !38)
!69 = !DILocation(line: 49, column: 9, scope: !38)
!70 = !DILocation(line: 52, column: 12, scope: !38)
!71 = !DILocation(line: 53, column: 37, scope: !38)
!72 = !DILocation(line: 53, column: 35, scope: !38)
!73 = !DILocation(line: 54, column: 35, scope: !38)
!74 = !DILocation(line: 54, column: 33, scope: !38)
!75 = !DILocation(line: 55, column: 5, scope: !38)
!76 = !DILocation(line: 56, column: 1, scope: !38)
