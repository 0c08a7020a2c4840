; Made from lud.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'lud.cu'
source_filename = "lud.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8diagonalE4tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ9perimeterE5pivot = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ9perimeterE5right = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ9perimeterE5below = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ8internalE4left = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ8internalE5above = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @diagonal(ptr noundef captures(none) %m, i32 noundef %n, i32 noundef %offset) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %add1 = add i32 %offset, %0
  %idxprom5 = zext nneg i32 %0 to i64
  %invariant.gep = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8diagonalE4tile to ptr), i64 %idxprom5, !dbg !15
  %mul = mul nsw i32 %offset, %n, !dbg !16
  %add2 = add i32 %add1, %mul, !dbg !17
  %idxprom = sext i32 %add2 to i64, !dbg !18
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %idxprom, !dbg !18
  %1 = load float, ptr %arrayidx, align 4, !dbg !18, !tbaa !19
  store float %1, ptr %invariant.gep, align 4, !dbg !21, !tbaa !19
  %add.1 = add nsw i32 %offset, 1, !dbg !22
  %mul.1 = mul nsw i32 %add.1, %n, !dbg !16
  %add2.1 = add i32 %add1, %mul.1, !dbg !17
  %idxprom.1 = sext i32 %add2.1 to i64, !dbg !18
  %arrayidx.1 = getelementptr inbounds float, ptr %m, i64 %idxprom.1, !dbg !18
  %2 = load float, ptr %arrayidx.1, align 4, !dbg !18, !tbaa !19
  %gep.1 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 64, !dbg !23
  store float %2, ptr %gep.1, align 4, !dbg !21, !tbaa !19
  %add.2 = add nsw i32 %offset, 2, !dbg !22
  %mul.2 = mul nsw i32 %add.2, %n, !dbg !16
  %add2.2 = add i32 %add1, %mul.2, !dbg !17
  %idxprom.2 = sext i32 %add2.2 to i64, !dbg !18
  %arrayidx.2 = getelementptr inbounds float, ptr %m, i64 %idxprom.2, !dbg !18
  %3 = load float, ptr %arrayidx.2, align 4, !dbg !18, !tbaa !19
  %gep.2 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 128, !dbg !23
  store float %3, ptr %gep.2, align 4, !dbg !21, !tbaa !19
  %add.3 = add nsw i32 %offset, 3, !dbg !22
  %mul.3 = mul nsw i32 %add.3, %n, !dbg !16
  %add2.3 = add i32 %add1, %mul.3, !dbg !17
  %idxprom.3 = sext i32 %add2.3 to i64, !dbg !18
  %arrayidx.3 = getelementptr inbounds float, ptr %m, i64 %idxprom.3, !dbg !18
  %4 = load float, ptr %arrayidx.3, align 4, !dbg !18, !tbaa !19
  %gep.3 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 192, !dbg !23
  store float %4, ptr %gep.3, align 4, !dbg !21, !tbaa !19
  %add.4 = add nsw i32 %offset, 4, !dbg !22
  %mul.4 = mul nsw i32 %add.4, %n, !dbg !16
  %add2.4 = add i32 %add1, %mul.4, !dbg !17
  %idxprom.4 = sext i32 %add2.4 to i64, !dbg !18
  %arrayidx.4 = getelementptr inbounds float, ptr %m, i64 %idxprom.4, !dbg !18
  %5 = load float, ptr %arrayidx.4, align 4, !dbg !18, !tbaa !19
  %gep.4 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 256, !dbg !23
  store float %5, ptr %gep.4, align 4, !dbg !21, !tbaa !19
  %add.5 = add nsw i32 %offset, 5, !dbg !22
  %mul.5 = mul nsw i32 %add.5, %n, !dbg !16
  %add2.5 = add i32 %add1, %mul.5, !dbg !17
  %idxprom.5 = sext i32 %add2.5 to i64, !dbg !18
  %arrayidx.5 = getelementptr inbounds float, ptr %m, i64 %idxprom.5, !dbg !18
  %6 = load float, ptr %arrayidx.5, align 4, !dbg !18, !tbaa !19
  %gep.5 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 320, !dbg !23
  store float %6, ptr %gep.5, align 4, !dbg !21, !tbaa !19
  %add.6 = add nsw i32 %offset, 6, !dbg !22
  %mul.6 = mul nsw i32 %add.6, %n, !dbg !16
  %add2.6 = add i32 %add1, %mul.6, !dbg !17
  %idxprom.6 = sext i32 %add2.6 to i64, !dbg !18
  %arrayidx.6 = getelementptr inbounds float, ptr %m, i64 %idxprom.6, !dbg !18
  %7 = load float, ptr %arrayidx.6, align 4, !dbg !18, !tbaa !19
  %gep.6 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 384, !dbg !23
  store float %7, ptr %gep.6, align 4, !dbg !21, !tbaa !19
  %add.7 = add nsw i32 %offset, 7, !dbg !22
  %mul.7 = mul nsw i32 %add.7, %n, !dbg !16
  %add2.7 = add i32 %add1, %mul.7, !dbg !17
  %idxprom.7 = sext i32 %add2.7 to i64, !dbg !18
  %arrayidx.7 = getelementptr inbounds float, ptr %m, i64 %idxprom.7, !dbg !18
  %8 = load float, ptr %arrayidx.7, align 4, !dbg !18, !tbaa !19
  %gep.7 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 448, !dbg !23
  store float %8, ptr %gep.7, align 4, !dbg !21, !tbaa !19
  %add.8 = add nsw i32 %offset, 8, !dbg !22
  %mul.8 = mul nsw i32 %add.8, %n, !dbg !16
  %add2.8 = add i32 %add1, %mul.8, !dbg !17
  %idxprom.8 = sext i32 %add2.8 to i64, !dbg !18
  %arrayidx.8 = getelementptr inbounds float, ptr %m, i64 %idxprom.8, !dbg !18
  %9 = load float, ptr %arrayidx.8, align 4, !dbg !18, !tbaa !19
  %gep.8 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 512, !dbg !23
  store float %9, ptr %gep.8, align 4, !dbg !21, !tbaa !19
  %add.9 = add nsw i32 %offset, 9, !dbg !22
  %mul.9 = mul nsw i32 %add.9, %n, !dbg !16
  %add2.9 = add i32 %add1, %mul.9, !dbg !17
  %idxprom.9 = sext i32 %add2.9 to i64, !dbg !18
  %arrayidx.9 = getelementptr inbounds float, ptr %m, i64 %idxprom.9, !dbg !18
  %10 = load float, ptr %arrayidx.9, align 4, !dbg !18, !tbaa !19
  %gep.9 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 576, !dbg !23
  store float %10, ptr %gep.9, align 4, !dbg !21, !tbaa !19
  %add.10 = add nsw i32 %offset, 10, !dbg !22
  %mul.10 = mul nsw i32 %add.10, %n, !dbg !16
  %add2.10 = add i32 %add1, %mul.10, !dbg !17
  %idxprom.10 = sext i32 %add2.10 to i64, !dbg !18
  %arrayidx.10 = getelementptr inbounds float, ptr %m, i64 %idxprom.10, !dbg !18
  %11 = load float, ptr %arrayidx.10, align 4, !dbg !18, !tbaa !19
  %gep.10 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 640, !dbg !23
  store float %11, ptr %gep.10, align 4, !dbg !21, !tbaa !19
  %add.11 = add nsw i32 %offset, 11, !dbg !22
  %mul.11 = mul nsw i32 %add.11, %n, !dbg !16
  %add2.11 = add i32 %add1, %mul.11, !dbg !17
  %idxprom.11 = sext i32 %add2.11 to i64, !dbg !18
  %arrayidx.11 = getelementptr inbounds float, ptr %m, i64 %idxprom.11, !dbg !18
  %12 = load float, ptr %arrayidx.11, align 4, !dbg !18, !tbaa !19
  %gep.11 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 704, !dbg !23
  store float %12, ptr %gep.11, align 4, !dbg !21, !tbaa !19
  %add.12 = add nsw i32 %offset, 12, !dbg !22
  %mul.12 = mul nsw i32 %add.12, %n, !dbg !16
  %add2.12 = add i32 %add1, %mul.12, !dbg !17
  %idxprom.12 = sext i32 %add2.12 to i64, !dbg !18
  %arrayidx.12 = getelementptr inbounds float, ptr %m, i64 %idxprom.12, !dbg !18
  %13 = load float, ptr %arrayidx.12, align 4, !dbg !18, !tbaa !19
  %gep.12 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 768, !dbg !23
  store float %13, ptr %gep.12, align 4, !dbg !21, !tbaa !19
  %add.13 = add nsw i32 %offset, 13, !dbg !22
  %mul.13 = mul nsw i32 %add.13, %n, !dbg !16
  %add2.13 = add i32 %add1, %mul.13, !dbg !17
  %idxprom.13 = sext i32 %add2.13 to i64, !dbg !18
  %arrayidx.13 = getelementptr inbounds float, ptr %m, i64 %idxprom.13, !dbg !18
  %14 = load float, ptr %arrayidx.13, align 4, !dbg !18, !tbaa !19
  %gep.13 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 832, !dbg !23
  store float %14, ptr %gep.13, align 4, !dbg !21, !tbaa !19
  %add.14 = add nsw i32 %offset, 14, !dbg !22
  %mul.14 = mul nsw i32 %add.14, %n, !dbg !16
  %add2.14 = add i32 %add1, %mul.14, !dbg !17
  %idxprom.14 = sext i32 %add2.14 to i64, !dbg !18
  %arrayidx.14 = getelementptr inbounds float, ptr %m, i64 %idxprom.14, !dbg !18
  %15 = load float, ptr %arrayidx.14, align 4, !dbg !18, !tbaa !19
  %gep.14 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 896, !dbg !23
  store float %15, ptr %gep.14, align 4, !dbg !21, !tbaa !19
  %add.15 = add nsw i32 %offset, 15, !dbg !22
  %mul.15 = mul nsw i32 %add.15, %n, !dbg !16
  %add2.15 = add i32 %add1, %mul.15, !dbg !17
  %idxprom.15 = sext i32 %add2.15 to i64, !dbg !18
  %arrayidx.15 = getelementptr inbounds float, ptr %m, i64 %idxprom.15, !dbg !18
  %16 = load float, ptr %arrayidx.15, align 4, !dbg !18, !tbaa !19
  %gep.15 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 960, !dbg !23
  store float %16, ptr %gep.15, align 4, !dbg !21, !tbaa !19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %arrayidx17 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8diagonalE4tile to ptr), i64 %idxprom5
  br label %for.body10, !dbg !25

for.cond48.preheader:                             ; preds = %if.end43
  %17 = load float, ptr %invariant.gep, align 4, !dbg !26, !tbaa !19
  store float %17, ptr %arrayidx, align 4, !dbg !27, !tbaa !19
  %18 = load float, ptr %gep.1, align 4, !dbg !26, !tbaa !19
  store float %18, ptr %arrayidx.1, align 4, !dbg !27, !tbaa !19
  %19 = load float, ptr %gep.2, align 4, !dbg !26, !tbaa !19
  store float %19, ptr %arrayidx.2, align 4, !dbg !27, !tbaa !19
  %20 = load float, ptr %gep.3, align 4, !dbg !26, !tbaa !19
  store float %20, ptr %arrayidx.3, align 4, !dbg !27, !tbaa !19
  %21 = load float, ptr %gep.4, align 4, !dbg !26, !tbaa !19
  store float %21, ptr %arrayidx.4, align 4, !dbg !27, !tbaa !19
  %22 = load float, ptr %gep.5, align 4, !dbg !26, !tbaa !19
  store float %22, ptr %arrayidx.5, align 4, !dbg !27, !tbaa !19
  %23 = load float, ptr %gep.6, align 4, !dbg !26, !tbaa !19
  store float %23, ptr %arrayidx.6, align 4, !dbg !27, !tbaa !19
  %24 = load float, ptr %gep.7, align 4, !dbg !26, !tbaa !19
  store float %24, ptr %arrayidx.7, align 4, !dbg !27, !tbaa !19
  %25 = load float, ptr %gep.8, align 4, !dbg !26, !tbaa !19
  store float %25, ptr %arrayidx.8, align 4, !dbg !27, !tbaa !19
  %26 = load float, ptr %gep.9, align 4, !dbg !26, !tbaa !19
  store float %26, ptr %arrayidx.9, align 4, !dbg !27, !tbaa !19
  %27 = load float, ptr %gep.10, align 4, !dbg !26, !tbaa !19
  store float %27, ptr %arrayidx.10, align 4, !dbg !27, !tbaa !19
  %28 = load float, ptr %gep.11, align 4, !dbg !26, !tbaa !19
  store float %28, ptr %arrayidx.11, align 4, !dbg !27, !tbaa !19
  %29 = load float, ptr %gep.12, align 4, !dbg !26, !tbaa !19
  store float %29, ptr %arrayidx.12, align 4, !dbg !27, !tbaa !19
  %30 = load float, ptr %gep.13, align 4, !dbg !26, !tbaa !19
  store float %30, ptr %arrayidx.13, align 4, !dbg !27, !tbaa !19
  %31 = load float, ptr %gep.14, align 4, !dbg !26, !tbaa !19
  store float %31, ptr %arrayidx.14, align 4, !dbg !27, !tbaa !19
  %32 = load float, ptr %gep.15, align 4, !dbg !26, !tbaa !19
  store float %32, ptr %arrayidx.15, align 4, !dbg !27, !tbaa !19
  ret void, !dbg !28

for.body10:                                       ; preds = %entry, %if.end43
  %k.099 = phi i32 [ 0, %entry ], [ %inc45, %if.end43 ]
  %cmp11 = icmp samesign ugt i32 %0, %k.099, !dbg !29
  br i1 %cmp11, label %if.then, label %if.end, !dbg !29

if.then:                                          ; preds = %for.body10
  %idxprom12 = zext nneg i32 %k.099 to i64
  %arrayidx19 = getelementptr inbounds nuw float, ptr %arrayidx17, i64 %idxprom12
  %arrayidx13 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8diagonalE4tile to ptr), i64 %idxprom12
  %arrayidx15 = getelementptr inbounds nuw float, ptr %arrayidx13, i64 %idxprom12
  %33 = load float, ptr %arrayidx15, align 4, !dbg !30, !tbaa !19
  %34 = load float, ptr %arrayidx19, align 4, !dbg !31, !tbaa !19
  %div = fdiv contract float %34, %33, !dbg !31
  store float %div, ptr %arrayidx19, align 4, !dbg !31, !tbaa !19
  br label %if.end, !dbg !32

if.end:                                           ; preds = %if.then, %for.body10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !33
  br i1 %cmp11, label %for.body26.lr.ph, label %if.end43, !dbg !34

for.body26.lr.ph:                                 ; preds = %if.end
  %idxprom29 = zext nneg i32 %k.099 to i64
  %arrayidx30 = getelementptr inbounds nuw float, ptr %arrayidx17, i64 %idxprom29
  %arrayidx32 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8diagonalE4tile to ptr), i64 %idxprom29
  %35 = and i32 %k.099, 3, !dbg !35
  %lcmp.mod.not = icmp eq i32 %35, 3, !dbg !35
  br i1 %lcmp.mod.not, label %for.body26.prol.loopexit, label %for.body26.prol, !dbg !35

for.body26.prol:                                  ; preds = %for.body26.lr.ph, %for.body26.prol
  %j.0.in98.prol = phi i32 [ %j.0.prol, %for.body26.prol ], [ %k.099, %for.body26.lr.ph ]
  %prol.iter = phi i32 [ %prol.iter.next, %for.body26.prol ], [ 0, %for.body26.lr.ph ]
  %j.0.prol = add nuw nsw i32 %j.0.in98.prol, 1, !dbg !36
  %36 = load float, ptr %arrayidx30, align 4, !dbg !37, !tbaa !19
  %idxprom33.prol = zext nneg i32 %j.0.prol to i64, !dbg !38
  %arrayidx34.prol = getelementptr inbounds nuw float, ptr %arrayidx32, i64 %idxprom33.prol, !dbg !38
  %37 = load float, ptr %arrayidx34.prol, align 4, !dbg !38, !tbaa !19
  %mul35.prol = fmul contract float %36, %37, !dbg !39
  %arrayidx39.prol = getelementptr inbounds nuw float, ptr %arrayidx17, i64 %idxprom33.prol, !dbg !40
  %38 = load float, ptr %arrayidx39.prol, align 4, !dbg !41, !tbaa !19
  %sub.prol = fsub contract float %38, %mul35.prol, !dbg !41
  store float %sub.prol, ptr %arrayidx39.prol, align 4, !dbg !41, !tbaa !19
  %prol.iter.next = add i32 %prol.iter, 1, !dbg !35
  %39 = xor i32 %35, %prol.iter.next, !dbg !35
  %prol.iter.cmp.not = icmp eq i32 %39, 3, !dbg !35
  br i1 %prol.iter.cmp.not, label %for.body26.prol.loopexit, label %for.body26.prol, !dbg !35, !llvm.loop !42

for.body26.prol.loopexit:                         ; preds = %for.body26.prol, %for.body26.lr.ph
  %j.0.in98.unr = phi i32 [ %k.099, %for.body26.lr.ph ], [ %j.0.prol, %for.body26.prol ]
  %40 = add nsw i32 %k.099, -12, !dbg !35
  %41 = icmp ult i32 %40, 3, !dbg !35
  br i1 %41, label %if.end43, label %for.body26, !dbg !35

for.body26:                                       ; preds = %for.body26.prol.loopexit, %for.body26
  %j.0.in98 = phi i32 [ %j.0.3, %for.body26 ], [ %j.0.in98.unr, %for.body26.prol.loopexit ]
  %j.0 = add nuw nsw i32 %j.0.in98, 1, !dbg !36
  %42 = load float, ptr %arrayidx30, align 4, !dbg !37, !tbaa !19
  %idxprom33 = zext nneg i32 %j.0 to i64, !dbg !38
  %arrayidx34 = getelementptr inbounds nuw float, ptr %arrayidx32, i64 %idxprom33, !dbg !38
  %43 = load float, ptr %arrayidx34, align 4, !dbg !38, !tbaa !19
  %mul35 = fmul contract float %42, %43, !dbg !39
  %arrayidx39 = getelementptr inbounds nuw float, ptr %arrayidx17, i64 %idxprom33, !dbg !40
  %44 = load float, ptr %arrayidx39, align 4, !dbg !41, !tbaa !19
  %sub = fsub contract float %44, %mul35, !dbg !41
  store float %sub, ptr %arrayidx39, align 4, !dbg !41, !tbaa !19
  %j.0.1 = add nuw nsw i32 %j.0.in98, 2, !dbg !36
  %45 = load float, ptr %arrayidx30, align 4, !dbg !37, !tbaa !19
  %idxprom33.1 = zext nneg i32 %j.0.1 to i64, !dbg !38
  %arrayidx34.1 = getelementptr inbounds nuw float, ptr %arrayidx32, i64 %idxprom33.1, !dbg !38
  %46 = load float, ptr %arrayidx34.1, align 4, !dbg !38, !tbaa !19
  %mul35.1 = fmul contract float %45, %46, !dbg !39
  %arrayidx39.1 = getelementptr inbounds nuw float, ptr %arrayidx17, i64 %idxprom33.1, !dbg !40
  %47 = load float, ptr %arrayidx39.1, align 4, !dbg !41, !tbaa !19
  %sub.1 = fsub contract float %47, %mul35.1, !dbg !41
  store float %sub.1, ptr %arrayidx39.1, align 4, !dbg !41, !tbaa !19
  %j.0.2 = add nuw nsw i32 %j.0.in98, 3, !dbg !36
  %48 = load float, ptr %arrayidx30, align 4, !dbg !37, !tbaa !19
  %idxprom33.2 = zext nneg i32 %j.0.2 to i64, !dbg !38
  %arrayidx34.2 = getelementptr inbounds nuw float, ptr %arrayidx32, i64 %idxprom33.2, !dbg !38
  %49 = load float, ptr %arrayidx34.2, align 4, !dbg !38, !tbaa !19
  %mul35.2 = fmul contract float %48, %49, !dbg !39
  %arrayidx39.2 = getelementptr inbounds nuw float, ptr %arrayidx17, i64 %idxprom33.2, !dbg !40
  %50 = load float, ptr %arrayidx39.2, align 4, !dbg !41, !tbaa !19
  %sub.2 = fsub contract float %50, %mul35.2, !dbg !41
  store float %sub.2, ptr %arrayidx39.2, align 4, !dbg !41, !tbaa !19
  %j.0.3 = add nuw nsw i32 %j.0.in98, 4, !dbg !36
  %51 = load float, ptr %arrayidx30, align 4, !dbg !37, !tbaa !19
  %idxprom33.3 = zext nneg i32 %j.0.3 to i64, !dbg !38
  %arrayidx34.3 = getelementptr inbounds nuw float, ptr %arrayidx32, i64 %idxprom33.3, !dbg !38
  %52 = load float, ptr %arrayidx34.3, align 4, !dbg !38, !tbaa !19
  %mul35.3 = fmul contract float %51, %52, !dbg !39
  %arrayidx39.3 = getelementptr inbounds nuw float, ptr %arrayidx17, i64 %idxprom33.3, !dbg !40
  %53 = load float, ptr %arrayidx39.3, align 4, !dbg !41, !tbaa !19
  %sub.3 = fsub contract float %53, %mul35.3, !dbg !41
  store float %sub.3, ptr %arrayidx39.3, align 4, !dbg !41, !tbaa !19
  %exitcond.not.3 = icmp eq i32 %j.0.3, 15, !dbg !44
  br i1 %exitcond.not.3, label %if.end43, label %for.body26, !dbg !35, !llvm.loop !45

if.end43:                                         ; preds = %for.body26.prol.loopexit, %for.body26, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
  %inc45 = add nuw nsw i32 %k.099, 1, !dbg !49
  %exitcond104.not = icmp eq i32 %inc45, 15, !dbg !50
  br i1 %exitcond104.not, label %for.cond48.preheader, label %for.body10, !dbg !25, !llvm.loop !51
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @perimeter(ptr noundef captures(none) %m, i32 noundef %n, i32 noundef %offset) local_unnamed_addr #0 !dbg !53 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !55
  %add = shl i32 %1, 4, !dbg !56
  %mul = add i32 %add, 16, !dbg !56
  %add2 = add i32 %mul, %offset, !dbg !57
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !58
  %cmp208 = icmp samesign ult i32 %2, 16, !dbg !59
  %add6 = add i32 %offset, %0
  %idxprom10 = zext nneg i32 %0 to i64
  br i1 %cmp208, label %for.body.lr.ph, label %for.cond14.preheader, !dbg !60

for.body.lr.ph:                                   ; preds = %entry
  %invariant.gep = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 %idxprom10, !dbg !60
  br label %for.body, !dbg !60

for.cond14.preheader:                             ; preds = %for.body, %entry
  %cmp19 = icmp eq i32 %2, 0
  %invariant.gep211 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5below to ptr), i64 %idxprom10, !dbg !61
  %add22 = add i32 %add2, %0
  %invariant.gep213 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5right to ptr), i64 %idxprom10, !dbg !61
  %offset.add2 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %mul21 = mul nsw i32 %offset.add2, %n, !dbg !62
  %add23 = add i32 %add22.add32.pre-phi, %mul21, !dbg !62
  %idxprom24 = sext i32 %add23 to i64, !dbg !62
  %arrayidx25 = getelementptr inbounds float, ptr %m, i64 %idxprom24, !dbg !62
  %3 = load float, ptr %arrayidx25, align 4, !dbg !62, !tbaa !19
  store float %3, ptr %invariant.gep213.invariant.gep211, align 4, !dbg !62, !tbaa !19
  %offset.add2.1 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi.1 = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211.1 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %add20.1 = add nsw i32 %offset.add2.1, 1, !dbg !62
  %mul21.1 = mul nsw i32 %add20.1, %n, !dbg !62
  %add23.1 = add i32 %add22.add32.pre-phi.1, %mul21.1, !dbg !62
  %idxprom24.1 = sext i32 %add23.1 to i64, !dbg !62
  %arrayidx25.1 = getelementptr inbounds float, ptr %m, i64 %idxprom24.1, !dbg !62
  %4 = load float, ptr %arrayidx25.1, align 4, !dbg !62, !tbaa !19
  %gep214.1 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211.1, i64 64, !dbg !62
  store float %4, ptr %gep214.1, align 4, !dbg !62, !tbaa !19
  %offset.add2.2 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi.2 = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211.2 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %add20.2 = add nsw i32 %offset.add2.2, 2, !dbg !62
  %mul21.2 = mul nsw i32 %add20.2, %n, !dbg !62
  %add23.2 = add i32 %add22.add32.pre-phi.2, %mul21.2, !dbg !62
  %idxprom24.2 = sext i32 %add23.2 to i64, !dbg !62
  %arrayidx25.2 = getelementptr inbounds float, ptr %m, i64 %idxprom24.2, !dbg !62
  %5 = load float, ptr %arrayidx25.2, align 4, !dbg !62, !tbaa !19
  %gep214.2 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211.2, i64 128, !dbg !62
  store float %5, ptr %gep214.2, align 4, !dbg !62, !tbaa !19
  %offset.add2.3 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi.3 = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211.3 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %add20.3 = add nsw i32 %offset.add2.3, 3, !dbg !62
  %mul21.3 = mul nsw i32 %add20.3, %n, !dbg !62
  %add23.3 = add i32 %add22.add32.pre-phi.3, %mul21.3, !dbg !62
  %idxprom24.3 = sext i32 %add23.3 to i64, !dbg !62
  %arrayidx25.3 = getelementptr inbounds float, ptr %m, i64 %idxprom24.3, !dbg !62
  %6 = load float, ptr %arrayidx25.3, align 4, !dbg !62, !tbaa !19
  %gep214.3 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211.3, i64 192, !dbg !62
  store float %6, ptr %gep214.3, align 4, !dbg !62, !tbaa !19
  %offset.add2.4 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi.4 = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211.4 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %add20.4 = add nsw i32 %offset.add2.4, 4, !dbg !62
  %mul21.4 = mul nsw i32 %add20.4, %n, !dbg !62
  %add23.4 = add i32 %add22.add32.pre-phi.4, %mul21.4, !dbg !62
  %idxprom24.4 = sext i32 %add23.4 to i64, !dbg !62
  %arrayidx25.4 = getelementptr inbounds float, ptr %m, i64 %idxprom24.4, !dbg !62
  %7 = load float, ptr %arrayidx25.4, align 4, !dbg !62, !tbaa !19
  %gep214.4 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211.4, i64 256, !dbg !62
  store float %7, ptr %gep214.4, align 4, !dbg !62, !tbaa !19
  %offset.add2.5 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi.5 = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211.5 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %add20.5 = add nsw i32 %offset.add2.5, 5, !dbg !62
  %mul21.5 = mul nsw i32 %add20.5, %n, !dbg !62
  %add23.5 = add i32 %add22.add32.pre-phi.5, %mul21.5, !dbg !62
  %idxprom24.5 = sext i32 %add23.5 to i64, !dbg !62
  %arrayidx25.5 = getelementptr inbounds float, ptr %m, i64 %idxprom24.5, !dbg !62
  %8 = load float, ptr %arrayidx25.5, align 4, !dbg !62, !tbaa !19
  %gep214.5 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211.5, i64 320, !dbg !62
  store float %8, ptr %gep214.5, align 4, !dbg !62, !tbaa !19
  %offset.add2.6 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi.6 = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211.6 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %add20.6 = add nsw i32 %offset.add2.6, 6, !dbg !62
  %mul21.6 = mul nsw i32 %add20.6, %n, !dbg !62
  %add23.6 = add i32 %add22.add32.pre-phi.6, %mul21.6, !dbg !62
  %idxprom24.6 = sext i32 %add23.6 to i64, !dbg !62
  %arrayidx25.6 = getelementptr inbounds float, ptr %m, i64 %idxprom24.6, !dbg !62
  %9 = load float, ptr %arrayidx25.6, align 4, !dbg !62, !tbaa !19
  %gep214.6 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211.6, i64 384, !dbg !62
  store float %9, ptr %gep214.6, align 4, !dbg !62, !tbaa !19
  %offset.add2.7 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi.7 = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211.7 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %add20.7 = add nsw i32 %offset.add2.7, 7, !dbg !62
  %mul21.7 = mul nsw i32 %add20.7, %n, !dbg !62
  %add23.7 = add i32 %add22.add32.pre-phi.7, %mul21.7, !dbg !62
  %idxprom24.7 = sext i32 %add23.7 to i64, !dbg !62
  %arrayidx25.7 = getelementptr inbounds float, ptr %m, i64 %idxprom24.7, !dbg !62
  %10 = load float, ptr %arrayidx25.7, align 4, !dbg !62, !tbaa !19
  %gep214.7 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211.7, i64 448, !dbg !62
  store float %10, ptr %gep214.7, align 4, !dbg !62, !tbaa !19
  %offset.add2.8 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi.8 = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211.8 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %add20.8 = add nsw i32 %offset.add2.8, 8, !dbg !62
  %mul21.8 = mul nsw i32 %add20.8, %n, !dbg !62
  %add23.8 = add i32 %add22.add32.pre-phi.8, %mul21.8, !dbg !62
  %idxprom24.8 = sext i32 %add23.8 to i64, !dbg !62
  %arrayidx25.8 = getelementptr inbounds float, ptr %m, i64 %idxprom24.8, !dbg !62
  %11 = load float, ptr %arrayidx25.8, align 4, !dbg !62, !tbaa !19
  %gep214.8 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211.8, i64 512, !dbg !62
  store float %11, ptr %gep214.8, align 4, !dbg !62, !tbaa !19
  %offset.add2.9 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi.9 = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211.9 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %add20.9 = add nsw i32 %offset.add2.9, 9, !dbg !62
  %mul21.9 = mul nsw i32 %add20.9, %n, !dbg !62
  %add23.9 = add i32 %add22.add32.pre-phi.9, %mul21.9, !dbg !62
  %idxprom24.9 = sext i32 %add23.9 to i64, !dbg !62
  %arrayidx25.9 = getelementptr inbounds float, ptr %m, i64 %idxprom24.9, !dbg !62
  %12 = load float, ptr %arrayidx25.9, align 4, !dbg !62, !tbaa !19
  %gep214.9 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211.9, i64 576, !dbg !62
  store float %12, ptr %gep214.9, align 4, !dbg !62, !tbaa !19
  %offset.add2.10 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi.10 = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211.10 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %add20.10 = add nsw i32 %offset.add2.10, 10, !dbg !62
  %mul21.10 = mul nsw i32 %add20.10, %n, !dbg !62
  %add23.10 = add i32 %add22.add32.pre-phi.10, %mul21.10, !dbg !62
  %idxprom24.10 = sext i32 %add23.10 to i64, !dbg !62
  %arrayidx25.10 = getelementptr inbounds float, ptr %m, i64 %idxprom24.10, !dbg !62
  %13 = load float, ptr %arrayidx25.10, align 4, !dbg !62, !tbaa !19
  %gep214.10 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211.10, i64 640, !dbg !62
  store float %13, ptr %gep214.10, align 4, !dbg !62, !tbaa !19
  %offset.add2.11 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi.11 = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211.11 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %add20.11 = add nsw i32 %offset.add2.11, 11, !dbg !62
  %mul21.11 = mul nsw i32 %add20.11, %n, !dbg !62
  %add23.11 = add i32 %add22.add32.pre-phi.11, %mul21.11, !dbg !62
  %idxprom24.11 = sext i32 %add23.11 to i64, !dbg !62
  %arrayidx25.11 = getelementptr inbounds float, ptr %m, i64 %idxprom24.11, !dbg !62
  %14 = load float, ptr %arrayidx25.11, align 4, !dbg !62, !tbaa !19
  %gep214.11 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211.11, i64 704, !dbg !62
  store float %14, ptr %gep214.11, align 4, !dbg !62, !tbaa !19
  %offset.add2.12 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi.12 = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211.12 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %add20.12 = add nsw i32 %offset.add2.12, 12, !dbg !62
  %mul21.12 = mul nsw i32 %add20.12, %n, !dbg !62
  %add23.12 = add i32 %add22.add32.pre-phi.12, %mul21.12, !dbg !62
  %idxprom24.12 = sext i32 %add23.12 to i64, !dbg !62
  %arrayidx25.12 = getelementptr inbounds float, ptr %m, i64 %idxprom24.12, !dbg !62
  %15 = load float, ptr %arrayidx25.12, align 4, !dbg !62, !tbaa !19
  %gep214.12 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211.12, i64 768, !dbg !62
  store float %15, ptr %gep214.12, align 4, !dbg !62, !tbaa !19
  %offset.add2.13 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi.13 = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211.13 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %add20.13 = add nsw i32 %offset.add2.13, 13, !dbg !62
  %mul21.13 = mul nsw i32 %add20.13, %n, !dbg !62
  %add23.13 = add i32 %add22.add32.pre-phi.13, %mul21.13, !dbg !62
  %idxprom24.13 = sext i32 %add23.13 to i64, !dbg !62
  %arrayidx25.13 = getelementptr inbounds float, ptr %m, i64 %idxprom24.13, !dbg !62
  %16 = load float, ptr %arrayidx25.13, align 4, !dbg !62, !tbaa !19
  %gep214.13 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211.13, i64 832, !dbg !62
  store float %16, ptr %gep214.13, align 4, !dbg !62, !tbaa !19
  %offset.add2.14 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi.14 = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211.14 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %add20.14 = add nsw i32 %offset.add2.14, 14, !dbg !62
  %mul21.14 = mul nsw i32 %add20.14, %n, !dbg !62
  %add23.14 = add i32 %add22.add32.pre-phi.14, %mul21.14, !dbg !62
  %idxprom24.14 = sext i32 %add23.14 to i64, !dbg !62
  %arrayidx25.14 = getelementptr inbounds float, ptr %m, i64 %idxprom24.14, !dbg !62
  %17 = load float, ptr %arrayidx25.14, align 4, !dbg !62, !tbaa !19
  %gep214.14 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211.14, i64 896, !dbg !62
  store float %17, ptr %gep214.14, align 4, !dbg !62, !tbaa !19
  %offset.add2.15 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi.15 = select i1 %cmp19, i32 %add22, i32 %add6
  %invariant.gep213.invariant.gep211.15 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %add20.15 = add nsw i32 %offset.add2.15, 15, !dbg !62
  %mul21.15 = mul nsw i32 %add20.15, %n, !dbg !62
  %add23.15 = add i32 %add22.add32.pre-phi.15, %mul21.15, !dbg !62
  %idxprom24.15 = sext i32 %add23.15 to i64, !dbg !62
  %arrayidx25.15 = getelementptr inbounds float, ptr %m, i64 %idxprom24.15, !dbg !62
  %18 = load float, ptr %arrayidx25.15, align 4, !dbg !62, !tbaa !19
  %gep214.15 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211.15, i64 960, !dbg !62
  store float %18, ptr %gep214.15, align 4, !dbg !62, !tbaa !19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !63
  br i1 %cmp19, label %for.cond46.preheader, label %for.cond75.preheader, !dbg !64

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.0209 = phi i32 [ %2, %for.body.lr.ph ], [ %add12, %for.body ]
  %add4 = add nsw i32 %i.0209, %offset, !dbg !65
  %mul5 = mul nsw i32 %add4, %n, !dbg !66
  %add7 = add i32 %add6, %mul5, !dbg !67
  %idxprom = sext i32 %add7 to i64, !dbg !68
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %idxprom, !dbg !68
  %19 = load float, ptr %arrayidx, align 4, !dbg !68, !tbaa !19
  %idxprom8 = zext nneg i32 %i.0209 to i64, !dbg !69
  %gep = getelementptr inbounds nuw [16 x float], ptr %invariant.gep, i64 %idxprom8, !dbg !69
  store float %19, ptr %gep, align 4, !dbg !70, !tbaa !19
  %add12 = add nuw nsw i32 %i.0209, 2, !dbg !71
  %cmp = icmp samesign ult i32 %i.0209, 14, !dbg !59
  br i1 %cmp, label %for.body, label %for.cond14.preheader, !dbg !60, !llvm.loop !72

for.cond75.preheader:                             ; preds = %for.cond14.preheader
  %arrayidx106 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5below to ptr), i64 %idxprom10
  br label %for.cond80.preheader, !dbg !74

for.cond46.preheader:                             ; preds = %for.cond14.preheader
  %gep224 = getelementptr inbounds nuw i8, ptr %invariant.gep213, i64 64
  %arrayidx66.promoted = load float, ptr %gep224, align 4, !tbaa !19
  %20 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 64), align 4, !dbg !75, !tbaa !19
  %21 = load float, ptr %invariant.gep213, align 4, !dbg !76, !tbaa !19
  %mul62 = fmul contract float %20, %21, !dbg !77
  %sub = fsub contract float %arrayidx66.promoted, %mul62, !dbg !78
  store float %sub, ptr %gep224, align 4, !dbg !78, !tbaa !19
  %gep224.1 = getelementptr inbounds nuw i8, ptr %invariant.gep213, i64 128
  %arrayidx66.promoted.1 = load float, ptr %gep224.1, align 4, !tbaa !19
  %22 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 128), align 4, !dbg !75, !tbaa !19
  %mul62.1 = fmul contract float %22, %21, !dbg !77
  %sub.1 = fsub contract float %arrayidx66.promoted.1, %mul62.1, !dbg !78
  %23 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 132), align 4, !dbg !75, !tbaa !19
  %mul62.1.1 = fmul contract float %23, %sub, !dbg !77
  %sub.1.1 = fsub contract float %sub.1, %mul62.1.1, !dbg !78
  store float %sub.1.1, ptr %gep224.1, align 4, !dbg !78, !tbaa !19
  %gep224.2 = getelementptr inbounds nuw i8, ptr %invariant.gep213, i64 192
  %arrayidx66.promoted.2 = load float, ptr %gep224.2, align 4, !tbaa !19
  %24 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 192), align 4, !dbg !75, !tbaa !19
  %mul62.2 = fmul contract float %24, %21, !dbg !77
  %sub.2 = fsub contract float %arrayidx66.promoted.2, %mul62.2, !dbg !78
  %25 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 196), align 4, !dbg !75, !tbaa !19
  %mul62.2.1 = fmul contract float %25, %sub, !dbg !77
  %sub.2.1 = fsub contract float %sub.2, %mul62.2.1, !dbg !78
  %26 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 200), align 4, !dbg !75, !tbaa !19
  %mul62.2.2 = fmul contract float %26, %sub.1.1, !dbg !77
  %sub.2.2 = fsub contract float %sub.2.1, %mul62.2.2, !dbg !78
  store float %sub.2.2, ptr %gep224.2, align 4, !dbg !78, !tbaa !19
  %gep224.3 = getelementptr inbounds nuw i8, ptr %invariant.gep213, i64 256
  %arrayidx66.promoted.3 = load float, ptr %gep224.3, align 4, !tbaa !19
  %27 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 256), align 4, !dbg !75, !tbaa !19
  %mul62.3 = fmul contract float %27, %21, !dbg !77
  %sub.3 = fsub contract float %arrayidx66.promoted.3, %mul62.3, !dbg !78
  %28 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 260), align 4, !dbg !75, !tbaa !19
  %mul62.3.1 = fmul contract float %28, %sub, !dbg !77
  %sub.3.1 = fsub contract float %sub.3, %mul62.3.1, !dbg !78
  %29 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 264), align 4, !dbg !75, !tbaa !19
  %mul62.3.2 = fmul contract float %29, %sub.1.1, !dbg !77
  %sub.3.2 = fsub contract float %sub.3.1, %mul62.3.2, !dbg !78
  %30 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 268), align 4, !dbg !75, !tbaa !19
  %mul62.3.3 = fmul contract float %30, %sub.2.2, !dbg !77
  %sub.3.3 = fsub contract float %sub.3.2, %mul62.3.3, !dbg !78
  store float %sub.3.3, ptr %gep224.3, align 4, !dbg !78, !tbaa !19
  %gep224.4 = getelementptr inbounds nuw i8, ptr %invariant.gep213, i64 320
  %arrayidx66.promoted.4 = load float, ptr %gep224.4, align 4, !tbaa !19
  %31 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 320), align 4, !dbg !75, !tbaa !19
  %mul62.4 = fmul contract float %31, %21, !dbg !77
  %sub.4 = fsub contract float %arrayidx66.promoted.4, %mul62.4, !dbg !78
  %32 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 324), align 4, !dbg !75, !tbaa !19
  %mul62.4.1 = fmul contract float %32, %sub, !dbg !77
  %sub.4.1 = fsub contract float %sub.4, %mul62.4.1, !dbg !78
  %33 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 328), align 4, !dbg !75, !tbaa !19
  %mul62.4.2 = fmul contract float %33, %sub.1.1, !dbg !77
  %sub.4.2 = fsub contract float %sub.4.1, %mul62.4.2, !dbg !78
  %34 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 332), align 4, !dbg !75, !tbaa !19
  %mul62.4.3 = fmul contract float %34, %sub.2.2, !dbg !77
  %sub.4.3 = fsub contract float %sub.4.2, %mul62.4.3, !dbg !78
  %35 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 336), align 4, !dbg !75, !tbaa !19
  %mul62.4.4 = fmul contract float %35, %sub.3.3, !dbg !77
  %sub.4.4 = fsub contract float %sub.4.3, %mul62.4.4, !dbg !78
  store float %sub.4.4, ptr %gep224.4, align 4, !dbg !78, !tbaa !19
  %gep224.5 = getelementptr inbounds nuw i8, ptr %invariant.gep213, i64 384
  %arrayidx66.promoted.5 = load float, ptr %gep224.5, align 4, !tbaa !19
  %36 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 384), align 4, !dbg !75, !tbaa !19
  %mul62.5 = fmul contract float %36, %21, !dbg !77
  %sub.5 = fsub contract float %arrayidx66.promoted.5, %mul62.5, !dbg !78
  %37 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 388), align 4, !dbg !75, !tbaa !19
  %mul62.5.1 = fmul contract float %37, %sub, !dbg !77
  %sub.5.1 = fsub contract float %sub.5, %mul62.5.1, !dbg !78
  %38 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 392), align 4, !dbg !75, !tbaa !19
  %mul62.5.2 = fmul contract float %38, %sub.1.1, !dbg !77
  %sub.5.2 = fsub contract float %sub.5.1, %mul62.5.2, !dbg !78
  %39 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 396), align 4, !dbg !75, !tbaa !19
  %mul62.5.3 = fmul contract float %39, %sub.2.2, !dbg !77
  %sub.5.3 = fsub contract float %sub.5.2, %mul62.5.3, !dbg !78
  %40 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 400), align 4, !dbg !75, !tbaa !19
  %mul62.5.4 = fmul contract float %40, %sub.3.3, !dbg !77
  %sub.5.4 = fsub contract float %sub.5.3, %mul62.5.4, !dbg !78
  %41 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 404), align 4, !dbg !75, !tbaa !19
  %mul62.5.5 = fmul contract float %41, %sub.4.4, !dbg !77
  %sub.5.5 = fsub contract float %sub.5.4, %mul62.5.5, !dbg !78
  store float %sub.5.5, ptr %gep224.5, align 4, !dbg !78, !tbaa !19
  %gep224.6 = getelementptr inbounds nuw i8, ptr %invariant.gep213, i64 448
  %arrayidx66.promoted.6 = load float, ptr %gep224.6, align 4, !tbaa !19
  %42 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 448), align 4, !dbg !75, !tbaa !19
  %mul62.6 = fmul contract float %42, %21, !dbg !77
  %sub.6 = fsub contract float %arrayidx66.promoted.6, %mul62.6, !dbg !78
  %43 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 452), align 4, !dbg !75, !tbaa !19
  %mul62.6.1 = fmul contract float %43, %sub, !dbg !77
  %sub.6.1 = fsub contract float %sub.6, %mul62.6.1, !dbg !78
  %44 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 456), align 4, !dbg !75, !tbaa !19
  %mul62.6.2 = fmul contract float %44, %sub.1.1, !dbg !77
  %sub.6.2 = fsub contract float %sub.6.1, %mul62.6.2, !dbg !78
  %45 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 460), align 4, !dbg !75, !tbaa !19
  %mul62.6.3 = fmul contract float %45, %sub.2.2, !dbg !77
  %sub.6.3 = fsub contract float %sub.6.2, %mul62.6.3, !dbg !78
  %46 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 464), align 4, !dbg !75, !tbaa !19
  %mul62.6.4 = fmul contract float %46, %sub.3.3, !dbg !77
  %sub.6.4 = fsub contract float %sub.6.3, %mul62.6.4, !dbg !78
  %47 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 468), align 4, !dbg !75, !tbaa !19
  %mul62.6.5 = fmul contract float %47, %sub.4.4, !dbg !77
  %sub.6.5 = fsub contract float %sub.6.4, %mul62.6.5, !dbg !78
  %48 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 472), align 4, !dbg !75, !tbaa !19
  %mul62.6.6 = fmul contract float %48, %sub.5.5, !dbg !77
  %sub.6.6 = fsub contract float %sub.6.5, %mul62.6.6, !dbg !78
  store float %sub.6.6, ptr %gep224.6, align 4, !dbg !78, !tbaa !19
  %gep224.7 = getelementptr inbounds nuw i8, ptr %invariant.gep213, i64 512
  %arrayidx66.promoted.7 = load float, ptr %gep224.7, align 4, !tbaa !19
  %49 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 512), align 4, !dbg !75, !tbaa !19
  %50 = load float, ptr %invariant.gep213, align 4, !dbg !76, !tbaa !19
  %mul62.7 = fmul contract float %49, %50, !dbg !77
  %sub.7 = fsub contract float %arrayidx66.promoted.7, %mul62.7, !dbg !78
  %51 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 516), align 4, !dbg !75, !tbaa !19
  %52 = load float, ptr %gep224, align 4, !dbg !76, !tbaa !19
  %mul62.7.1 = fmul contract float %51, %52, !dbg !77
  %sub.7.1 = fsub contract float %sub.7, %mul62.7.1, !dbg !78
  %53 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 520), align 4, !dbg !75, !tbaa !19
  %54 = load float, ptr %gep224.1, align 4, !dbg !76, !tbaa !19
  %mul62.7.2 = fmul contract float %53, %54, !dbg !77
  %sub.7.2 = fsub contract float %sub.7.1, %mul62.7.2, !dbg !78
  %55 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 524), align 4, !dbg !75, !tbaa !19
  %56 = load float, ptr %gep224.2, align 4, !dbg !76, !tbaa !19
  %mul62.7.3 = fmul contract float %55, %56, !dbg !77
  %sub.7.3 = fsub contract float %sub.7.2, %mul62.7.3, !dbg !78
  %57 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 528), align 4, !dbg !75, !tbaa !19
  %58 = load float, ptr %gep224.3, align 4, !dbg !76, !tbaa !19
  %mul62.7.4 = fmul contract float %57, %58, !dbg !77
  %sub.7.4 = fsub contract float %sub.7.3, %mul62.7.4, !dbg !78
  %59 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 532), align 4, !dbg !75, !tbaa !19
  %mul62.7.5 = fmul contract float %59, %sub.4.4, !dbg !77
  %sub.7.5 = fsub contract float %sub.7.4, %mul62.7.5, !dbg !78
  %60 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 536), align 4, !dbg !75, !tbaa !19
  %mul62.7.6 = fmul contract float %60, %sub.5.5, !dbg !77
  %sub.7.6 = fsub contract float %sub.7.5, %mul62.7.6, !dbg !78
  %61 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 540), align 4, !dbg !75, !tbaa !19
  %mul62.7.7 = fmul contract float %61, %sub.6.6, !dbg !77
  %sub.7.7 = fsub contract float %sub.7.6, %mul62.7.7, !dbg !78
  store float %sub.7.7, ptr %gep224.7, align 4, !dbg !78, !tbaa !19
  %gep224.8 = getelementptr inbounds nuw i8, ptr %invariant.gep213, i64 576
  %arrayidx66.promoted.8 = load float, ptr %gep224.8, align 4, !tbaa !19
  %62 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 576), align 4, !dbg !75, !tbaa !19
  %mul62.8 = fmul contract float %62, %50, !dbg !77
  %sub.8 = fsub contract float %arrayidx66.promoted.8, %mul62.8, !dbg !78
  %63 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 580), align 4, !dbg !75, !tbaa !19
  %mul62.8.1 = fmul contract float %63, %52, !dbg !77
  %sub.8.1 = fsub contract float %sub.8, %mul62.8.1, !dbg !78
  %64 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 584), align 4, !dbg !75, !tbaa !19
  %mul62.8.2 = fmul contract float %64, %54, !dbg !77
  %sub.8.2 = fsub contract float %sub.8.1, %mul62.8.2, !dbg !78
  %65 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 588), align 4, !dbg !75, !tbaa !19
  %mul62.8.3 = fmul contract float %65, %56, !dbg !77
  %sub.8.3 = fsub contract float %sub.8.2, %mul62.8.3, !dbg !78
  %66 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 592), align 4, !dbg !75, !tbaa !19
  %mul62.8.4 = fmul contract float %66, %58, !dbg !77
  %sub.8.4 = fsub contract float %sub.8.3, %mul62.8.4, !dbg !78
  %67 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 596), align 4, !dbg !75, !tbaa !19
  %68 = load float, ptr %gep224.4, align 4, !dbg !76, !tbaa !19
  %mul62.8.5 = fmul contract float %67, %68, !dbg !77
  %sub.8.5 = fsub contract float %sub.8.4, %mul62.8.5, !dbg !78
  %69 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 600), align 4, !dbg !75, !tbaa !19
  %mul62.8.6 = fmul contract float %69, %sub.5.5, !dbg !77
  %sub.8.6 = fsub contract float %sub.8.5, %mul62.8.6, !dbg !78
  %70 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 604), align 4, !dbg !75, !tbaa !19
  %mul62.8.7 = fmul contract float %70, %sub.6.6, !dbg !77
  %sub.8.7 = fsub contract float %sub.8.6, %mul62.8.7, !dbg !78
  %71 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 608), align 4, !dbg !75, !tbaa !19
  %mul62.8.8 = fmul contract float %71, %sub.7.7, !dbg !77
  %sub.8.8 = fsub contract float %sub.8.7, %mul62.8.8, !dbg !78
  store float %sub.8.8, ptr %gep224.8, align 4, !dbg !78, !tbaa !19
  %gep224.9 = getelementptr inbounds nuw i8, ptr %invariant.gep213, i64 640
  %arrayidx66.promoted.9 = load float, ptr %gep224.9, align 4, !tbaa !19
  %72 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 640), align 4, !dbg !75, !tbaa !19
  %mul62.9 = fmul contract float %72, %50, !dbg !77
  %sub.9 = fsub contract float %arrayidx66.promoted.9, %mul62.9, !dbg !78
  %73 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 644), align 4, !dbg !75, !tbaa !19
  %mul62.9.1 = fmul contract float %73, %52, !dbg !77
  %sub.9.1 = fsub contract float %sub.9, %mul62.9.1, !dbg !78
  %74 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 648), align 4, !dbg !75, !tbaa !19
  %mul62.9.2 = fmul contract float %74, %54, !dbg !77
  %sub.9.2 = fsub contract float %sub.9.1, %mul62.9.2, !dbg !78
  %75 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 652), align 4, !dbg !75, !tbaa !19
  %mul62.9.3 = fmul contract float %75, %56, !dbg !77
  %sub.9.3 = fsub contract float %sub.9.2, %mul62.9.3, !dbg !78
  %76 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 656), align 4, !dbg !75, !tbaa !19
  %mul62.9.4 = fmul contract float %76, %58, !dbg !77
  %sub.9.4 = fsub contract float %sub.9.3, %mul62.9.4, !dbg !78
  %77 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 660), align 4, !dbg !75, !tbaa !19
  %mul62.9.5 = fmul contract float %77, %68, !dbg !77
  %sub.9.5 = fsub contract float %sub.9.4, %mul62.9.5, !dbg !78
  %78 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 664), align 4, !dbg !75, !tbaa !19
  %79 = load float, ptr %gep224.5, align 4, !dbg !76, !tbaa !19
  %mul62.9.6 = fmul contract float %78, %79, !dbg !77
  %sub.9.6 = fsub contract float %sub.9.5, %mul62.9.6, !dbg !78
  %80 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 668), align 4, !dbg !75, !tbaa !19
  %81 = load float, ptr %gep224.6, align 4, !dbg !76, !tbaa !19
  %mul62.9.7 = fmul contract float %80, %81, !dbg !77
  %sub.9.7 = fsub contract float %sub.9.6, %mul62.9.7, !dbg !78
  %82 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 672), align 4, !dbg !75, !tbaa !19
  %mul62.9.8 = fmul contract float %82, %sub.7.7, !dbg !77
  %sub.9.8 = fsub contract float %sub.9.7, %mul62.9.8, !dbg !78
  %83 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 676), align 4, !dbg !75, !tbaa !19
  %mul62.9.9 = fmul contract float %83, %sub.8.8, !dbg !77
  %sub.9.9 = fsub contract float %sub.9.8, %mul62.9.9, !dbg !78
  store float %sub.9.9, ptr %gep224.9, align 4, !dbg !78, !tbaa !19
  %gep224.10 = getelementptr inbounds nuw i8, ptr %invariant.gep213, i64 704
  %arrayidx66.promoted.10 = load float, ptr %gep224.10, align 4, !tbaa !19
  %84 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 704), align 4, !dbg !75, !tbaa !19
  %85 = load float, ptr %invariant.gep213, align 4, !dbg !76, !tbaa !19
  %mul62.10 = fmul contract float %84, %85, !dbg !77
  %sub.10 = fsub contract float %arrayidx66.promoted.10, %mul62.10, !dbg !78
  %86 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 708), align 4, !dbg !75, !tbaa !19
  %87 = load float, ptr %gep224, align 4, !dbg !76, !tbaa !19
  %mul62.10.1 = fmul contract float %86, %87, !dbg !77
  %sub.10.1 = fsub contract float %sub.10, %mul62.10.1, !dbg !78
  %88 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 712), align 4, !dbg !75, !tbaa !19
  %89 = load float, ptr %gep224.1, align 4, !dbg !76, !tbaa !19
  %mul62.10.2 = fmul contract float %88, %89, !dbg !77
  %sub.10.2 = fsub contract float %sub.10.1, %mul62.10.2, !dbg !78
  %90 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 716), align 4, !dbg !75, !tbaa !19
  %91 = load float, ptr %gep224.2, align 4, !dbg !76, !tbaa !19
  %mul62.10.3 = fmul contract float %90, %91, !dbg !77
  %sub.10.3 = fsub contract float %sub.10.2, %mul62.10.3, !dbg !78
  %92 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 720), align 4, !dbg !75, !tbaa !19
  %93 = load float, ptr %gep224.3, align 4, !dbg !76, !tbaa !19
  %mul62.10.4 = fmul contract float %92, %93, !dbg !77
  %sub.10.4 = fsub contract float %sub.10.3, %mul62.10.4, !dbg !78
  %94 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 724), align 4, !dbg !75, !tbaa !19
  %mul62.10.5 = fmul contract float %94, %68, !dbg !77
  %sub.10.5 = fsub contract float %sub.10.4, %mul62.10.5, !dbg !78
  %95 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 728), align 4, !dbg !75, !tbaa !19
  %mul62.10.6 = fmul contract float %95, %79, !dbg !77
  %sub.10.6 = fsub contract float %sub.10.5, %mul62.10.6, !dbg !78
  %96 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 732), align 4, !dbg !75, !tbaa !19
  %mul62.10.7 = fmul contract float %96, %81, !dbg !77
  %sub.10.7 = fsub contract float %sub.10.6, %mul62.10.7, !dbg !78
  %97 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 736), align 4, !dbg !75, !tbaa !19
  %98 = load float, ptr %gep224.7, align 4, !dbg !76, !tbaa !19
  %mul62.10.8 = fmul contract float %97, %98, !dbg !77
  %sub.10.8 = fsub contract float %sub.10.7, %mul62.10.8, !dbg !78
  %99 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 740), align 4, !dbg !75, !tbaa !19
  %mul62.10.9 = fmul contract float %99, %sub.8.8, !dbg !77
  %sub.10.9 = fsub contract float %sub.10.8, %mul62.10.9, !dbg !78
  %100 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 744), align 4, !dbg !75, !tbaa !19
  %mul62.10.10 = fmul contract float %100, %sub.9.9, !dbg !77
  %sub.10.10 = fsub contract float %sub.10.9, %mul62.10.10, !dbg !78
  store float %sub.10.10, ptr %gep224.10, align 4, !dbg !78, !tbaa !19
  %gep224.11 = getelementptr inbounds nuw i8, ptr %invariant.gep213, i64 768
  %arrayidx66.promoted.11 = load float, ptr %gep224.11, align 4, !tbaa !19
  %101 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 768), align 4, !dbg !75, !tbaa !19
  %mul62.11 = fmul contract float %101, %85, !dbg !77
  %sub.11 = fsub contract float %arrayidx66.promoted.11, %mul62.11, !dbg !78
  %102 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 772), align 4, !dbg !75, !tbaa !19
  %mul62.11.1 = fmul contract float %102, %87, !dbg !77
  %sub.11.1 = fsub contract float %sub.11, %mul62.11.1, !dbg !78
  %103 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 776), align 4, !dbg !75, !tbaa !19
  %mul62.11.2 = fmul contract float %103, %89, !dbg !77
  %sub.11.2 = fsub contract float %sub.11.1, %mul62.11.2, !dbg !78
  %104 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 780), align 4, !dbg !75, !tbaa !19
  %mul62.11.3 = fmul contract float %104, %91, !dbg !77
  %sub.11.3 = fsub contract float %sub.11.2, %mul62.11.3, !dbg !78
  %105 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 784), align 4, !dbg !75, !tbaa !19
  %mul62.11.4 = fmul contract float %105, %93, !dbg !77
  %sub.11.4 = fsub contract float %sub.11.3, %mul62.11.4, !dbg !78
  %106 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 788), align 4, !dbg !75, !tbaa !19
  %107 = load float, ptr %gep224.4, align 4, !dbg !76, !tbaa !19
  %mul62.11.5 = fmul contract float %106, %107, !dbg !77
  %sub.11.5 = fsub contract float %sub.11.4, %mul62.11.5, !dbg !78
  %108 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 792), align 4, !dbg !75, !tbaa !19
  %mul62.11.6 = fmul contract float %108, %79, !dbg !77
  %sub.11.6 = fsub contract float %sub.11.5, %mul62.11.6, !dbg !78
  %109 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 796), align 4, !dbg !75, !tbaa !19
  %mul62.11.7 = fmul contract float %109, %81, !dbg !77
  %sub.11.7 = fsub contract float %sub.11.6, %mul62.11.7, !dbg !78
  %110 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 800), align 4, !dbg !75, !tbaa !19
  %mul62.11.8 = fmul contract float %110, %98, !dbg !77
  %sub.11.8 = fsub contract float %sub.11.7, %mul62.11.8, !dbg !78
  %111 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 804), align 4, !dbg !75, !tbaa !19
  %112 = load float, ptr %gep224.8, align 4, !dbg !76, !tbaa !19
  %mul62.11.9 = fmul contract float %111, %112, !dbg !77
  %sub.11.9 = fsub contract float %sub.11.8, %mul62.11.9, !dbg !78
  %113 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 808), align 4, !dbg !75, !tbaa !19
  %mul62.11.10 = fmul contract float %113, %sub.9.9, !dbg !77
  %sub.11.10 = fsub contract float %sub.11.9, %mul62.11.10, !dbg !78
  %114 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 812), align 4, !dbg !75, !tbaa !19
  %mul62.11.11 = fmul contract float %114, %sub.10.10, !dbg !77
  %sub.11.11 = fsub contract float %sub.11.10, %mul62.11.11, !dbg !78
  store float %sub.11.11, ptr %gep224.11, align 4, !dbg !78, !tbaa !19
  %gep224.12 = getelementptr inbounds nuw i8, ptr %invariant.gep213, i64 832
  %arrayidx66.promoted.12 = load float, ptr %gep224.12, align 4, !tbaa !19
  %115 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 832), align 4, !dbg !75, !tbaa !19
  %116 = load float, ptr %invariant.gep213, align 4, !dbg !76, !tbaa !19
  %mul62.12 = fmul contract float %115, %116, !dbg !77
  %sub.12 = fsub contract float %arrayidx66.promoted.12, %mul62.12, !dbg !78
  %117 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 836), align 4, !dbg !75, !tbaa !19
  %118 = load float, ptr %gep224, align 4, !dbg !76, !tbaa !19
  %mul62.12.1 = fmul contract float %117, %118, !dbg !77
  %sub.12.1 = fsub contract float %sub.12, %mul62.12.1, !dbg !78
  %119 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 840), align 4, !dbg !75, !tbaa !19
  %120 = load float, ptr %gep224.1, align 4, !dbg !76, !tbaa !19
  %mul62.12.2 = fmul contract float %119, %120, !dbg !77
  %sub.12.2 = fsub contract float %sub.12.1, %mul62.12.2, !dbg !78
  %121 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 844), align 4, !dbg !75, !tbaa !19
  %122 = load float, ptr %gep224.2, align 4, !dbg !76, !tbaa !19
  %mul62.12.3 = fmul contract float %121, %122, !dbg !77
  %sub.12.3 = fsub contract float %sub.12.2, %mul62.12.3, !dbg !78
  %123 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 848), align 4, !dbg !75, !tbaa !19
  %124 = load float, ptr %gep224.3, align 4, !dbg !76, !tbaa !19
  %mul62.12.4 = fmul contract float %123, %124, !dbg !77
  %sub.12.4 = fsub contract float %sub.12.3, %mul62.12.4, !dbg !78
  %125 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 852), align 4, !dbg !75, !tbaa !19
  %mul62.12.5 = fmul contract float %125, %107, !dbg !77
  %sub.12.5 = fsub contract float %sub.12.4, %mul62.12.5, !dbg !78
  %126 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 856), align 4, !dbg !75, !tbaa !19
  %127 = load float, ptr %gep224.5, align 4, !dbg !76, !tbaa !19
  %mul62.12.6 = fmul contract float %126, %127, !dbg !77
  %sub.12.6 = fsub contract float %sub.12.5, %mul62.12.6, !dbg !78
  %128 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 860), align 4, !dbg !75, !tbaa !19
  %129 = load float, ptr %gep224.6, align 4, !dbg !76, !tbaa !19
  %mul62.12.7 = fmul contract float %128, %129, !dbg !77
  %sub.12.7 = fsub contract float %sub.12.6, %mul62.12.7, !dbg !78
  %130 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 864), align 4, !dbg !75, !tbaa !19
  %131 = load float, ptr %gep224.7, align 4, !dbg !76, !tbaa !19
  %mul62.12.8 = fmul contract float %130, %131, !dbg !77
  %sub.12.8 = fsub contract float %sub.12.7, %mul62.12.8, !dbg !78
  %132 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 868), align 4, !dbg !75, !tbaa !19
  %mul62.12.9 = fmul contract float %132, %112, !dbg !77
  %sub.12.9 = fsub contract float %sub.12.8, %mul62.12.9, !dbg !78
  %133 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 872), align 4, !dbg !75, !tbaa !19
  %134 = load float, ptr %gep224.9, align 4, !dbg !76, !tbaa !19
  %mul62.12.10 = fmul contract float %133, %134, !dbg !77
  %sub.12.10 = fsub contract float %sub.12.9, %mul62.12.10, !dbg !78
  %135 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 876), align 4, !dbg !75, !tbaa !19
  %136 = load float, ptr %gep224.10, align 4, !dbg !76, !tbaa !19
  %mul62.12.11 = fmul contract float %135, %136, !dbg !77
  %sub.12.11 = fsub contract float %sub.12.10, %mul62.12.11, !dbg !78
  %137 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 880), align 4, !dbg !75, !tbaa !19
  %mul62.12.12 = fmul contract float %137, %sub.11.11, !dbg !77
  %sub.12.12 = fsub contract float %sub.12.11, %mul62.12.12, !dbg !78
  store float %sub.12.12, ptr %gep224.12, align 4, !dbg !78, !tbaa !19
  %gep224.13 = getelementptr inbounds nuw i8, ptr %invariant.gep213, i64 896
  %arrayidx66.promoted.13 = load float, ptr %gep224.13, align 4, !tbaa !19
  %138 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 896), align 4, !dbg !75, !tbaa !19
  %mul62.13 = fmul contract float %138, %116, !dbg !77
  %sub.13 = fsub contract float %arrayidx66.promoted.13, %mul62.13, !dbg !78
  %139 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 900), align 4, !dbg !75, !tbaa !19
  %mul62.13.1 = fmul contract float %139, %118, !dbg !77
  %sub.13.1 = fsub contract float %sub.13, %mul62.13.1, !dbg !78
  %140 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 904), align 4, !dbg !75, !tbaa !19
  %mul62.13.2 = fmul contract float %140, %120, !dbg !77
  %sub.13.2 = fsub contract float %sub.13.1, %mul62.13.2, !dbg !78
  %141 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 908), align 4, !dbg !75, !tbaa !19
  %mul62.13.3 = fmul contract float %141, %122, !dbg !77
  %sub.13.3 = fsub contract float %sub.13.2, %mul62.13.3, !dbg !78
  %142 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 912), align 4, !dbg !75, !tbaa !19
  %mul62.13.4 = fmul contract float %142, %124, !dbg !77
  %sub.13.4 = fsub contract float %sub.13.3, %mul62.13.4, !dbg !78
  %143 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 916), align 4, !dbg !75, !tbaa !19
  %144 = load float, ptr %gep224.4, align 4, !dbg !76, !tbaa !19
  %mul62.13.5 = fmul contract float %143, %144, !dbg !77
  %sub.13.5 = fsub contract float %sub.13.4, %mul62.13.5, !dbg !78
  %145 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 920), align 4, !dbg !75, !tbaa !19
  %mul62.13.6 = fmul contract float %145, %127, !dbg !77
  %sub.13.6 = fsub contract float %sub.13.5, %mul62.13.6, !dbg !78
  %146 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 924), align 4, !dbg !75, !tbaa !19
  %mul62.13.7 = fmul contract float %146, %129, !dbg !77
  %sub.13.7 = fsub contract float %sub.13.6, %mul62.13.7, !dbg !78
  %147 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 928), align 4, !dbg !75, !tbaa !19
  %mul62.13.8 = fmul contract float %147, %131, !dbg !77
  %sub.13.8 = fsub contract float %sub.13.7, %mul62.13.8, !dbg !78
  %148 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 932), align 4, !dbg !75, !tbaa !19
  %149 = load float, ptr %gep224.8, align 4, !dbg !76, !tbaa !19
  %mul62.13.9 = fmul contract float %148, %149, !dbg !77
  %sub.13.9 = fsub contract float %sub.13.8, %mul62.13.9, !dbg !78
  %150 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 936), align 4, !dbg !75, !tbaa !19
  %mul62.13.10 = fmul contract float %150, %134, !dbg !77
  %sub.13.10 = fsub contract float %sub.13.9, %mul62.13.10, !dbg !78
  %151 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 940), align 4, !dbg !75, !tbaa !19
  %mul62.13.11 = fmul contract float %151, %136, !dbg !77
  %sub.13.11 = fsub contract float %sub.13.10, %mul62.13.11, !dbg !78
  %152 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 944), align 4, !dbg !75, !tbaa !19
  %153 = load float, ptr %gep224.11, align 4, !dbg !76, !tbaa !19
  %mul62.13.12 = fmul contract float %152, %153, !dbg !77
  %sub.13.12 = fsub contract float %sub.13.11, %mul62.13.12, !dbg !78
  %154 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 948), align 4, !dbg !75, !tbaa !19
  %mul62.13.13 = fmul contract float %154, %sub.12.12, !dbg !77
  %sub.13.13 = fsub contract float %sub.13.12, %mul62.13.13, !dbg !78
  store float %sub.13.13, ptr %gep224.13, align 4, !dbg !78, !tbaa !19
  %gep224.14 = getelementptr inbounds nuw i8, ptr %invariant.gep213, i64 960
  %arrayidx66.promoted.14 = load float, ptr %gep224.14, align 4, !tbaa !19
  %155 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 960), align 4, !dbg !75, !tbaa !19
  %156 = load float, ptr %invariant.gep213, align 4, !dbg !76, !tbaa !19
  %mul62.14 = fmul contract float %155, %156, !dbg !77
  %sub.14 = fsub contract float %arrayidx66.promoted.14, %mul62.14, !dbg !78
  %157 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 964), align 4, !dbg !75, !tbaa !19
  %158 = load float, ptr %gep224, align 4, !dbg !76, !tbaa !19
  %mul62.14.1 = fmul contract float %157, %158, !dbg !77
  %sub.14.1 = fsub contract float %sub.14, %mul62.14.1, !dbg !78
  %159 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 968), align 4, !dbg !75, !tbaa !19
  %160 = load float, ptr %gep224.1, align 4, !dbg !76, !tbaa !19
  %mul62.14.2 = fmul contract float %159, %160, !dbg !77
  %sub.14.2 = fsub contract float %sub.14.1, %mul62.14.2, !dbg !78
  %161 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 972), align 4, !dbg !75, !tbaa !19
  %162 = load float, ptr %gep224.2, align 4, !dbg !76, !tbaa !19
  %mul62.14.3 = fmul contract float %161, %162, !dbg !77
  %sub.14.3 = fsub contract float %sub.14.2, %mul62.14.3, !dbg !78
  %163 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 976), align 4, !dbg !75, !tbaa !19
  %164 = load float, ptr %gep224.3, align 4, !dbg !76, !tbaa !19
  %mul62.14.4 = fmul contract float %163, %164, !dbg !77
  %sub.14.4 = fsub contract float %sub.14.3, %mul62.14.4, !dbg !78
  %165 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 980), align 4, !dbg !75, !tbaa !19
  %mul62.14.5 = fmul contract float %165, %144, !dbg !77
  %sub.14.5 = fsub contract float %sub.14.4, %mul62.14.5, !dbg !78
  %166 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 984), align 4, !dbg !75, !tbaa !19
  %167 = load float, ptr %gep224.5, align 4, !dbg !76, !tbaa !19
  %mul62.14.6 = fmul contract float %166, %167, !dbg !77
  %sub.14.6 = fsub contract float %sub.14.5, %mul62.14.6, !dbg !78
  %168 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 988), align 4, !dbg !75, !tbaa !19
  %169 = load float, ptr %gep224.6, align 4, !dbg !76, !tbaa !19
  %mul62.14.7 = fmul contract float %168, %169, !dbg !77
  %sub.14.7 = fsub contract float %sub.14.6, %mul62.14.7, !dbg !78
  %170 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 992), align 4, !dbg !75, !tbaa !19
  %171 = load float, ptr %gep224.7, align 4, !dbg !76, !tbaa !19
  %mul62.14.8 = fmul contract float %170, %171, !dbg !77
  %sub.14.8 = fsub contract float %sub.14.7, %mul62.14.8, !dbg !78
  %172 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 996), align 4, !dbg !75, !tbaa !19
  %mul62.14.9 = fmul contract float %172, %149, !dbg !77
  %sub.14.9 = fsub contract float %sub.14.8, %mul62.14.9, !dbg !78
  %173 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 1000), align 4, !dbg !75, !tbaa !19
  %174 = load float, ptr %gep224.9, align 4, !dbg !76, !tbaa !19
  %mul62.14.10 = fmul contract float %173, %174, !dbg !77
  %sub.14.10 = fsub contract float %sub.14.9, %mul62.14.10, !dbg !78
  %175 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 1004), align 4, !dbg !75, !tbaa !19
  %176 = load float, ptr %gep224.10, align 4, !dbg !76, !tbaa !19
  %mul62.14.11 = fmul contract float %175, %176, !dbg !77
  %sub.14.11 = fsub contract float %sub.14.10, %mul62.14.11, !dbg !78
  %177 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 1008), align 4, !dbg !75, !tbaa !19
  %mul62.14.12 = fmul contract float %177, %153, !dbg !77
  %sub.14.12 = fsub contract float %sub.14.11, %mul62.14.12, !dbg !78
  %178 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 1012), align 4, !dbg !75, !tbaa !19
  %179 = load float, ptr %gep224.12, align 4, !dbg !76, !tbaa !19
  %mul62.14.13 = fmul contract float %178, %179, !dbg !77
  %sub.14.13 = fsub contract float %sub.14.12, %mul62.14.13, !dbg !78
  %180 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 1016), align 4, !dbg !75, !tbaa !19
  %mul62.14.14 = fmul contract float %180, %sub.13.13, !dbg !77
  %sub.14.14 = fsub contract float %sub.14.13, %mul62.14.14, !dbg !78
  store float %sub.14.14, ptr %gep224.14, align 4, !dbg !78, !tbaa !19
  br label %if.end112, !dbg !79

for.cond80.preheader:                             ; preds = %for.cond75.preheader, %for.cond.cleanup82
  %i74.0219 = phi i32 [ 0, %for.cond75.preheader ], [ %inc110, %for.cond.cleanup82 ]
  %cmp81215.not = icmp eq i32 %i74.0219, 0, !dbg !80
  br i1 %cmp81215.not, label %for.cond80.preheader.for.cond.cleanup82_crit_edge, label %for.body83.lr.ph, !dbg !81

for.cond80.preheader.for.cond.cleanup82_crit_edge: ; preds = %for.cond80.preheader
  %.pre = load float, ptr %arrayidx106, align 4, !dbg !82, !tbaa !19
  br label %for.cond.cleanup82, !dbg !81

for.body83.lr.ph:                                 ; preds = %for.cond80.preheader
  %idxprom90 = zext nneg i32 %i74.0219 to i64
  %invariant.gep217 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 %idxprom90, !dbg !81
  %arrayidx96 = getelementptr inbounds nuw float, ptr %arrayidx106, i64 %idxprom90
  %arrayidx96.promoted = load float, ptr %arrayidx96, align 4, !tbaa !19
  %xtraiter = and i32 %i74.0219, 7, !dbg !81
  %181 = icmp samesign ult i32 %i74.0219, 8, !dbg !81
  br i1 %181, label %for.body83.epil.preheader, label %for.body83.lr.ph.new, !dbg !81

for.body83.lr.ph.new:                             ; preds = %for.body83.lr.ph
  %unroll_iter = and i32 %i74.0219, 2147483640, !dbg !81
  br label %for.body83, !dbg !81

for.cond.cleanup82.loopexit.unr-lcssa:            ; preds = %for.body83
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !81
  br i1 %lcmp.mod.not, label %for.cond.cleanup82, label %for.body83.epil.preheader, !dbg !81

for.body83.epil.preheader:                        ; preds = %for.cond.cleanup82.loopexit.unr-lcssa, %for.body83.lr.ph
  %.epil.init = phi float [ %arrayidx96.promoted, %for.body83.lr.ph ], [ %sub97.7, %for.cond.cleanup82.loopexit.unr-lcssa ]
  %k79.0216.epil.init = phi i32 [ 0, %for.body83.lr.ph ], [ %inc99.7, %for.cond.cleanup82.loopexit.unr-lcssa ]
  %lcmp.mod247 = icmp ne i32 %xtraiter, 0, !dbg !81
  tail call void @llvm.assume(i1 %lcmp.mod247), !dbg !81
  br label %for.body83.epil, !dbg !81

for.body83.epil:                                  ; preds = %for.body83.epil, %for.body83.epil.preheader
  %182 = phi float [ %.epil.init, %for.body83.epil.preheader ], [ %sub97.epil, %for.body83.epil ], !dbg !83
  %k79.0216.epil = phi i32 [ %k79.0216.epil.init, %for.body83.epil.preheader ], [ %inc99.epil, %for.body83.epil ]
  %epil.iter = phi i32 [ 0, %for.body83.epil.preheader ], [ %epil.iter.next, %for.body83.epil ]
  %idxprom86.epil = zext nneg i32 %k79.0216.epil to i64, !dbg !83
  %arrayidx87.epil = getelementptr inbounds nuw float, ptr %arrayidx106, i64 %idxprom86.epil, !dbg !83
  %183 = load float, ptr %arrayidx87.epil, align 4, !dbg !83, !tbaa !19
  %gep218.epil = getelementptr inbounds nuw [16 x float], ptr %invariant.gep217, i64 %idxprom86.epil, !dbg !84
  %184 = load float, ptr %gep218.epil, align 4, !dbg !84, !tbaa !19
  %mul92.epil = fmul contract float %183, %184, !dbg !85
  %sub97.epil = fsub contract float %182, %mul92.epil, !dbg !86
  store float %sub97.epil, ptr %arrayidx96, align 4, !dbg !86, !tbaa !19
  %inc99.epil = add nuw nsw i32 %k79.0216.epil, 1, !dbg !87
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !81
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !81
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup82, label %for.body83.epil, !dbg !81, !llvm.loop !88

for.cond.cleanup82:                               ; preds = %for.cond.cleanup82.loopexit.unr-lcssa, %for.body83.epil, %for.cond80.preheader.for.cond.cleanup82_crit_edge
  %idxprom101.pre-phi = phi i64 [ 0, %for.cond80.preheader.for.cond.cleanup82_crit_edge ], [ %idxprom90, %for.body83.epil ], [ %idxprom90, %for.cond.cleanup82.loopexit.unr-lcssa ], !dbg !89
  %185 = phi float [ %.pre, %for.cond80.preheader.for.cond.cleanup82_crit_edge ], [ %sub97.7, %for.cond.cleanup82.loopexit.unr-lcssa ], [ %sub97.epil, %for.body83.epil ], !dbg !82
  %arrayidx102 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 %idxprom101.pre-phi, !dbg !89
  %arrayidx104 = getelementptr inbounds nuw float, ptr %arrayidx102, i64 %idxprom101.pre-phi, !dbg !89
  %186 = load float, ptr %arrayidx104, align 4, !dbg !89, !tbaa !19
  %arrayidx108 = getelementptr inbounds nuw float, ptr %arrayidx106, i64 %idxprom101.pre-phi, !dbg !90
  %div = fdiv contract float %185, %186, !dbg !82
  store float %div, ptr %arrayidx108, align 4, !dbg !82, !tbaa !19
  %inc110 = add nuw nsw i32 %i74.0219, 1, !dbg !91
  %exitcond233.not = icmp eq i32 %inc110, 16, !dbg !92
  br i1 %exitcond233.not, label %if.end112, label %for.cond80.preheader, !dbg !74, !llvm.loop !93

for.body83:                                       ; preds = %for.body83, %for.body83.lr.ph.new
  %187 = phi float [ %arrayidx96.promoted, %for.body83.lr.ph.new ], [ %sub97.7, %for.body83 ], !dbg !83
  %k79.0216 = phi i32 [ 0, %for.body83.lr.ph.new ], [ %inc99.7, %for.body83 ]
  %niter = phi i32 [ 0, %for.body83.lr.ph.new ], [ %niter.next.7, %for.body83 ]
  %idxprom86 = zext nneg i32 %k79.0216 to i64, !dbg !83
  %arrayidx87 = getelementptr inbounds nuw float, ptr %arrayidx106, i64 %idxprom86, !dbg !83
  %188 = load float, ptr %arrayidx87, align 4, !dbg !83, !tbaa !19
  %gep218 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep217, i64 %idxprom86, !dbg !84
  %189 = load float, ptr %gep218, align 4, !dbg !84, !tbaa !19
  %mul92 = fmul contract float %188, %189, !dbg !85
  %sub97 = fsub contract float %187, %mul92, !dbg !86
  store float %sub97, ptr %arrayidx96, align 4, !dbg !86, !tbaa !19
  %inc99 = or disjoint i32 %k79.0216, 1, !dbg !87
  %idxprom86.1 = zext nneg i32 %inc99 to i64, !dbg !83
  %arrayidx87.1 = getelementptr inbounds nuw float, ptr %arrayidx106, i64 %idxprom86.1, !dbg !83
  %190 = load float, ptr %arrayidx87.1, align 4, !dbg !83, !tbaa !19
  %gep218.1 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep217, i64 %idxprom86.1, !dbg !84
  %191 = load float, ptr %gep218.1, align 4, !dbg !84, !tbaa !19
  %mul92.1 = fmul contract float %190, %191, !dbg !85
  %sub97.1 = fsub contract float %sub97, %mul92.1, !dbg !86
  store float %sub97.1, ptr %arrayidx96, align 4, !dbg !86, !tbaa !19
  %inc99.1 = or disjoint i32 %k79.0216, 2, !dbg !87
  %idxprom86.2 = zext nneg i32 %inc99.1 to i64, !dbg !83
  %arrayidx87.2 = getelementptr inbounds nuw float, ptr %arrayidx106, i64 %idxprom86.2, !dbg !83
  %192 = load float, ptr %arrayidx87.2, align 4, !dbg !83, !tbaa !19
  %gep218.2 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep217, i64 %idxprom86.2, !dbg !84
  %193 = load float, ptr %gep218.2, align 4, !dbg !84, !tbaa !19
  %mul92.2 = fmul contract float %192, %193, !dbg !85
  %sub97.2 = fsub contract float %sub97.1, %mul92.2, !dbg !86
  store float %sub97.2, ptr %arrayidx96, align 4, !dbg !86, !tbaa !19
  %inc99.2 = or disjoint i32 %k79.0216, 3, !dbg !87
  %idxprom86.3 = zext nneg i32 %inc99.2 to i64, !dbg !83
  %arrayidx87.3 = getelementptr inbounds nuw float, ptr %arrayidx106, i64 %idxprom86.3, !dbg !83
  %194 = load float, ptr %arrayidx87.3, align 4, !dbg !83, !tbaa !19
  %gep218.3 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep217, i64 %idxprom86.3, !dbg !84
  %195 = load float, ptr %gep218.3, align 4, !dbg !84, !tbaa !19
  %mul92.3 = fmul contract float %194, %195, !dbg !85
  %sub97.3 = fsub contract float %sub97.2, %mul92.3, !dbg !86
  store float %sub97.3, ptr %arrayidx96, align 4, !dbg !86, !tbaa !19
  %inc99.3 = or disjoint i32 %k79.0216, 4, !dbg !87
  %idxprom86.4 = zext nneg i32 %inc99.3 to i64, !dbg !83
  %arrayidx87.4 = getelementptr inbounds nuw float, ptr %arrayidx106, i64 %idxprom86.4, !dbg !83
  %196 = load float, ptr %arrayidx87.4, align 4, !dbg !83, !tbaa !19
  %gep218.4 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep217, i64 %idxprom86.4, !dbg !84
  %197 = load float, ptr %gep218.4, align 4, !dbg !84, !tbaa !19
  %mul92.4 = fmul contract float %196, %197, !dbg !85
  %sub97.4 = fsub contract float %sub97.3, %mul92.4, !dbg !86
  store float %sub97.4, ptr %arrayidx96, align 4, !dbg !86, !tbaa !19
  %inc99.4 = or disjoint i32 %k79.0216, 5, !dbg !87
  %idxprom86.5 = zext nneg i32 %inc99.4 to i64, !dbg !83
  %arrayidx87.5 = getelementptr inbounds nuw float, ptr %arrayidx106, i64 %idxprom86.5, !dbg !83
  %198 = load float, ptr %arrayidx87.5, align 4, !dbg !83, !tbaa !19
  %gep218.5 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep217, i64 %idxprom86.5, !dbg !84
  %199 = load float, ptr %gep218.5, align 4, !dbg !84, !tbaa !19
  %mul92.5 = fmul contract float %198, %199, !dbg !85
  %sub97.5 = fsub contract float %sub97.4, %mul92.5, !dbg !86
  store float %sub97.5, ptr %arrayidx96, align 4, !dbg !86, !tbaa !19
  %inc99.5 = or disjoint i32 %k79.0216, 6, !dbg !87
  %idxprom86.6 = zext nneg i32 %inc99.5 to i64, !dbg !83
  %arrayidx87.6 = getelementptr inbounds nuw float, ptr %arrayidx106, i64 %idxprom86.6, !dbg !83
  %200 = load float, ptr %arrayidx87.6, align 4, !dbg !83, !tbaa !19
  %gep218.6 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep217, i64 %idxprom86.6, !dbg !84
  %201 = load float, ptr %gep218.6, align 4, !dbg !84, !tbaa !19
  %mul92.6 = fmul contract float %200, %201, !dbg !85
  %sub97.6 = fsub contract float %sub97.5, %mul92.6, !dbg !86
  store float %sub97.6, ptr %arrayidx96, align 4, !dbg !86, !tbaa !19
  %inc99.6 = or disjoint i32 %k79.0216, 7, !dbg !87
  %idxprom86.7 = zext nneg i32 %inc99.6 to i64, !dbg !83
  %arrayidx87.7 = getelementptr inbounds nuw float, ptr %arrayidx106, i64 %idxprom86.7, !dbg !83
  %202 = load float, ptr %arrayidx87.7, align 4, !dbg !83, !tbaa !19
  %gep218.7 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep217, i64 %idxprom86.7, !dbg !84
  %203 = load float, ptr %gep218.7, align 4, !dbg !84, !tbaa !19
  %mul92.7 = fmul contract float %202, %203, !dbg !85
  %sub97.7 = fsub contract float %sub97.6, %mul92.7, !dbg !86
  store float %sub97.7, ptr %arrayidx96, align 4, !dbg !86, !tbaa !19
  %inc99.7 = add nuw nsw i32 %k79.0216, 8, !dbg !87
  %niter.next.7 = add i32 %niter, 8, !dbg !81
  %niter.ncmp.7 = icmp eq i32 %niter.next.7, %unroll_iter, !dbg !81
  br i1 %niter.ncmp.7, label %for.cond.cleanup82.loopexit.unr-lcssa, label %for.body83, !dbg !81, !llvm.loop !95

if.end112:                                        ; preds = %for.cond.cleanup82, %for.cond46.preheader
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !79
  %invariant.gep213.invariant.gep211243 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245 = select i1 %cmp19, i32 %add22, i32 %add6
  %204 = load float, ptr %invariant.gep213.invariant.gep211243, align 4, !dbg !62, !tbaa !19
  %mul126 = mul nsw i32 %offset.add2244, %n, !dbg !62
  %add128 = add i32 %add22.add32.pre-phi245, %mul126, !dbg !62
  %idxprom129 = sext i32 %add128 to i64, !dbg !62
  %arrayidx130 = getelementptr inbounds float, ptr %m, i64 %idxprom129, !dbg !62
  store float %204, ptr %arrayidx130, align 4, !dbg !62, !tbaa !19
  %invariant.gep213.invariant.gep211243.1 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244.1 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245.1 = select i1 %cmp19, i32 %add22, i32 %add6
  %gep230.1 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211243.1, i64 64, !dbg !62
  %205 = load float, ptr %gep230.1, align 4, !dbg !62, !tbaa !19
  %add125.1 = add nsw i32 %offset.add2244.1, 1, !dbg !62
  %mul126.1 = mul nsw i32 %add125.1, %n, !dbg !62
  %add128.1 = add i32 %add22.add32.pre-phi245.1, %mul126.1, !dbg !62
  %idxprom129.1 = sext i32 %add128.1 to i64, !dbg !62
  %arrayidx130.1 = getelementptr inbounds float, ptr %m, i64 %idxprom129.1, !dbg !62
  store float %205, ptr %arrayidx130.1, align 4, !dbg !62, !tbaa !19
  %invariant.gep213.invariant.gep211243.2 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244.2 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245.2 = select i1 %cmp19, i32 %add22, i32 %add6
  %gep230.2 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211243.2, i64 128, !dbg !62
  %206 = load float, ptr %gep230.2, align 4, !dbg !62, !tbaa !19
  %add125.2 = add nsw i32 %offset.add2244.2, 2, !dbg !62
  %mul126.2 = mul nsw i32 %add125.2, %n, !dbg !62
  %add128.2 = add i32 %add22.add32.pre-phi245.2, %mul126.2, !dbg !62
  %idxprom129.2 = sext i32 %add128.2 to i64, !dbg !62
  %arrayidx130.2 = getelementptr inbounds float, ptr %m, i64 %idxprom129.2, !dbg !62
  store float %206, ptr %arrayidx130.2, align 4, !dbg !62, !tbaa !19
  %invariant.gep213.invariant.gep211243.3 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244.3 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245.3 = select i1 %cmp19, i32 %add22, i32 %add6
  %gep230.3 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211243.3, i64 192, !dbg !62
  %207 = load float, ptr %gep230.3, align 4, !dbg !62, !tbaa !19
  %add125.3 = add nsw i32 %offset.add2244.3, 3, !dbg !62
  %mul126.3 = mul nsw i32 %add125.3, %n, !dbg !62
  %add128.3 = add i32 %add22.add32.pre-phi245.3, %mul126.3, !dbg !62
  %idxprom129.3 = sext i32 %add128.3 to i64, !dbg !62
  %arrayidx130.3 = getelementptr inbounds float, ptr %m, i64 %idxprom129.3, !dbg !62
  store float %207, ptr %arrayidx130.3, align 4, !dbg !62, !tbaa !19
  %invariant.gep213.invariant.gep211243.4 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244.4 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245.4 = select i1 %cmp19, i32 %add22, i32 %add6
  %gep230.4 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211243.4, i64 256, !dbg !62
  %208 = load float, ptr %gep230.4, align 4, !dbg !62, !tbaa !19
  %add125.4 = add nsw i32 %offset.add2244.4, 4, !dbg !62
  %mul126.4 = mul nsw i32 %add125.4, %n, !dbg !62
  %add128.4 = add i32 %add22.add32.pre-phi245.4, %mul126.4, !dbg !62
  %idxprom129.4 = sext i32 %add128.4 to i64, !dbg !62
  %arrayidx130.4 = getelementptr inbounds float, ptr %m, i64 %idxprom129.4, !dbg !62
  store float %208, ptr %arrayidx130.4, align 4, !dbg !62, !tbaa !19
  %invariant.gep213.invariant.gep211243.5 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244.5 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245.5 = select i1 %cmp19, i32 %add22, i32 %add6
  %gep230.5 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211243.5, i64 320, !dbg !62
  %209 = load float, ptr %gep230.5, align 4, !dbg !62, !tbaa !19
  %add125.5 = add nsw i32 %offset.add2244.5, 5, !dbg !62
  %mul126.5 = mul nsw i32 %add125.5, %n, !dbg !62
  %add128.5 = add i32 %add22.add32.pre-phi245.5, %mul126.5, !dbg !62
  %idxprom129.5 = sext i32 %add128.5 to i64, !dbg !62
  %arrayidx130.5 = getelementptr inbounds float, ptr %m, i64 %idxprom129.5, !dbg !62
  store float %209, ptr %arrayidx130.5, align 4, !dbg !62, !tbaa !19
  %invariant.gep213.invariant.gep211243.6 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244.6 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245.6 = select i1 %cmp19, i32 %add22, i32 %add6
  %gep230.6 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211243.6, i64 384, !dbg !62
  %210 = load float, ptr %gep230.6, align 4, !dbg !62, !tbaa !19
  %add125.6 = add nsw i32 %offset.add2244.6, 6, !dbg !62
  %mul126.6 = mul nsw i32 %add125.6, %n, !dbg !62
  %add128.6 = add i32 %add22.add32.pre-phi245.6, %mul126.6, !dbg !62
  %idxprom129.6 = sext i32 %add128.6 to i64, !dbg !62
  %arrayidx130.6 = getelementptr inbounds float, ptr %m, i64 %idxprom129.6, !dbg !62
  store float %210, ptr %arrayidx130.6, align 4, !dbg !62, !tbaa !19
  %invariant.gep213.invariant.gep211243.7 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244.7 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245.7 = select i1 %cmp19, i32 %add22, i32 %add6
  %gep230.7 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211243.7, i64 448, !dbg !62
  %211 = load float, ptr %gep230.7, align 4, !dbg !62, !tbaa !19
  %add125.7 = add nsw i32 %offset.add2244.7, 7, !dbg !62
  %mul126.7 = mul nsw i32 %add125.7, %n, !dbg !62
  %add128.7 = add i32 %add22.add32.pre-phi245.7, %mul126.7, !dbg !62
  %idxprom129.7 = sext i32 %add128.7 to i64, !dbg !62
  %arrayidx130.7 = getelementptr inbounds float, ptr %m, i64 %idxprom129.7, !dbg !62
  store float %211, ptr %arrayidx130.7, align 4, !dbg !62, !tbaa !19
  %invariant.gep213.invariant.gep211243.8 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244.8 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245.8 = select i1 %cmp19, i32 %add22, i32 %add6
  %gep230.8 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211243.8, i64 512, !dbg !62
  %212 = load float, ptr %gep230.8, align 4, !dbg !62, !tbaa !19
  %add125.8 = add nsw i32 %offset.add2244.8, 8, !dbg !62
  %mul126.8 = mul nsw i32 %add125.8, %n, !dbg !62
  %add128.8 = add i32 %add22.add32.pre-phi245.8, %mul126.8, !dbg !62
  %idxprom129.8 = sext i32 %add128.8 to i64, !dbg !62
  %arrayidx130.8 = getelementptr inbounds float, ptr %m, i64 %idxprom129.8, !dbg !62
  store float %212, ptr %arrayidx130.8, align 4, !dbg !62, !tbaa !19
  %invariant.gep213.invariant.gep211243.9 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244.9 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245.9 = select i1 %cmp19, i32 %add22, i32 %add6
  %gep230.9 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211243.9, i64 576, !dbg !62
  %213 = load float, ptr %gep230.9, align 4, !dbg !62, !tbaa !19
  %add125.9 = add nsw i32 %offset.add2244.9, 9, !dbg !62
  %mul126.9 = mul nsw i32 %add125.9, %n, !dbg !62
  %add128.9 = add i32 %add22.add32.pre-phi245.9, %mul126.9, !dbg !62
  %idxprom129.9 = sext i32 %add128.9 to i64, !dbg !62
  %arrayidx130.9 = getelementptr inbounds float, ptr %m, i64 %idxprom129.9, !dbg !62
  store float %213, ptr %arrayidx130.9, align 4, !dbg !62, !tbaa !19
  %invariant.gep213.invariant.gep211243.10 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244.10 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245.10 = select i1 %cmp19, i32 %add22, i32 %add6
  %gep230.10 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211243.10, i64 640, !dbg !62
  %214 = load float, ptr %gep230.10, align 4, !dbg !62, !tbaa !19
  %add125.10 = add nsw i32 %offset.add2244.10, 10, !dbg !62
  %mul126.10 = mul nsw i32 %add125.10, %n, !dbg !62
  %add128.10 = add i32 %add22.add32.pre-phi245.10, %mul126.10, !dbg !62
  %idxprom129.10 = sext i32 %add128.10 to i64, !dbg !62
  %arrayidx130.10 = getelementptr inbounds float, ptr %m, i64 %idxprom129.10, !dbg !62
  store float %214, ptr %arrayidx130.10, align 4, !dbg !62, !tbaa !19
  %invariant.gep213.invariant.gep211243.11 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244.11 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245.11 = select i1 %cmp19, i32 %add22, i32 %add6
  %gep230.11 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211243.11, i64 704, !dbg !62
  %215 = load float, ptr %gep230.11, align 4, !dbg !62, !tbaa !19
  %add125.11 = add nsw i32 %offset.add2244.11, 11, !dbg !62
  %mul126.11 = mul nsw i32 %add125.11, %n, !dbg !62
  %add128.11 = add i32 %add22.add32.pre-phi245.11, %mul126.11, !dbg !62
  %idxprom129.11 = sext i32 %add128.11 to i64, !dbg !62
  %arrayidx130.11 = getelementptr inbounds float, ptr %m, i64 %idxprom129.11, !dbg !62
  store float %215, ptr %arrayidx130.11, align 4, !dbg !62, !tbaa !19
  %invariant.gep213.invariant.gep211243.12 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244.12 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245.12 = select i1 %cmp19, i32 %add22, i32 %add6
  %gep230.12 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211243.12, i64 768, !dbg !62
  %216 = load float, ptr %gep230.12, align 4, !dbg !62, !tbaa !19
  %add125.12 = add nsw i32 %offset.add2244.12, 12, !dbg !62
  %mul126.12 = mul nsw i32 %add125.12, %n, !dbg !62
  %add128.12 = add i32 %add22.add32.pre-phi245.12, %mul126.12, !dbg !62
  %idxprom129.12 = sext i32 %add128.12 to i64, !dbg !62
  %arrayidx130.12 = getelementptr inbounds float, ptr %m, i64 %idxprom129.12, !dbg !62
  store float %216, ptr %arrayidx130.12, align 4, !dbg !62, !tbaa !19
  %invariant.gep213.invariant.gep211243.13 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244.13 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245.13 = select i1 %cmp19, i32 %add22, i32 %add6
  %gep230.13 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211243.13, i64 832, !dbg !62
  %217 = load float, ptr %gep230.13, align 4, !dbg !62, !tbaa !19
  %add125.13 = add nsw i32 %offset.add2244.13, 13, !dbg !62
  %mul126.13 = mul nsw i32 %add125.13, %n, !dbg !62
  %add128.13 = add i32 %add22.add32.pre-phi245.13, %mul126.13, !dbg !62
  %idxprom129.13 = sext i32 %add128.13 to i64, !dbg !62
  %arrayidx130.13 = getelementptr inbounds float, ptr %m, i64 %idxprom129.13, !dbg !62
  store float %217, ptr %arrayidx130.13, align 4, !dbg !62, !tbaa !19
  %invariant.gep213.invariant.gep211243.14 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244.14 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245.14 = select i1 %cmp19, i32 %add22, i32 %add6
  %gep230.14 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211243.14, i64 896, !dbg !62
  %218 = load float, ptr %gep230.14, align 4, !dbg !62, !tbaa !19
  %add125.14 = add nsw i32 %offset.add2244.14, 14, !dbg !62
  %mul126.14 = mul nsw i32 %add125.14, %n, !dbg !62
  %add128.14 = add i32 %add22.add32.pre-phi245.14, %mul126.14, !dbg !62
  %idxprom129.14 = sext i32 %add128.14 to i64, !dbg !62
  %arrayidx130.14 = getelementptr inbounds float, ptr %m, i64 %idxprom129.14, !dbg !62
  store float %218, ptr %arrayidx130.14, align 4, !dbg !62, !tbaa !19
  %invariant.gep213.invariant.gep211243.15 = select i1 %cmp19, ptr %invariant.gep213, ptr %invariant.gep211
  %offset.add2244.15 = select i1 %cmp19, i32 %offset, i32 %add2
  %add22.add32.pre-phi245.15 = select i1 %cmp19, i32 %add22, i32 %add6
  %gep230.15 = getelementptr inbounds nuw i8, ptr %invariant.gep213.invariant.gep211243.15, i64 960, !dbg !62
  %219 = load float, ptr %gep230.15, align 4, !dbg !62, !tbaa !19
  %add125.15 = add nsw i32 %offset.add2244.15, 15, !dbg !62
  %mul126.15 = mul nsw i32 %add125.15, %n, !dbg !62
  %add128.15 = add i32 %add22.add32.pre-phi245.15, %mul126.15, !dbg !62
  %idxprom129.15 = sext i32 %add128.15 to i64, !dbg !62
  %arrayidx130.15 = getelementptr inbounds float, ptr %m, i64 %idxprom129.15, !dbg !62
  store float %219, ptr %arrayidx130.15, align 4, !dbg !62, !tbaa !19
  ret void, !dbg !97
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @internal(ptr noundef captures(none) %m, i32 noundef %n, i32 noundef %offset) local_unnamed_addr #0 !dbg !98 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !100
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !101
  %add = shl nuw nsw i32 %2, 4, !dbg !102
  %mul = add i32 %offset, 16, !dbg !102
  %add3 = add i32 %mul, %1, !dbg !103
  %add4 = add i32 %add3, %add, !dbg !104
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !105
  %add6 = shl i32 %3, 4, !dbg !106
  %add8 = add i32 %mul, %0, !dbg !107
  %add9 = add i32 %add8, %add6, !dbg !108
  %mul10 = mul nsw i32 %add4, %n, !dbg !109
  %add11 = add i32 %offset, %0, !dbg !110
  %add12 = add i32 %add11, %mul10, !dbg !111
  %idxprom = sext i32 %add12 to i64, !dbg !112
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %idxprom, !dbg !112
  %4 = load float, ptr %arrayidx, align 4, !dbg !112, !tbaa !19
  %idxprom13 = zext nneg i32 %1 to i64, !dbg !113
  %arrayidx14 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8internalE4left to ptr), i64 %idxprom13, !dbg !113
  %idxprom15 = zext nneg i32 %0 to i64, !dbg !113
  %arrayidx16 = getelementptr inbounds nuw float, ptr %arrayidx14, i64 %idxprom15, !dbg !113
  store float %4, ptr %arrayidx16, align 4, !dbg !114, !tbaa !19
  %add17 = add nsw i32 %offset, %1, !dbg !115
  %mul18 = mul nsw i32 %add17, %n, !dbg !116
  %add19 = add nsw i32 %mul18, %add9, !dbg !117
  %idxprom20 = sext i32 %add19 to i64, !dbg !118
  %arrayidx21 = getelementptr inbounds float, ptr %m, i64 %idxprom20, !dbg !118
  %5 = load float, ptr %arrayidx21, align 4, !dbg !118, !tbaa !19
  %arrayidx23 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8internalE5above to ptr), i64 %idxprom13, !dbg !119
  %arrayidx25 = getelementptr inbounds nuw float, ptr %arrayidx23, i64 %idxprom15, !dbg !119
  store float %5, ptr %arrayidx25, align 4, !dbg !120, !tbaa !19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !121
  %invariant.gep = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8internalE5above to ptr), i64 %idxprom15, !dbg !122
  %6 = load float, ptr %arrayidx14, align 4, !dbg !123, !tbaa !19
  %7 = load float, ptr %invariant.gep, align 4, !dbg !124, !tbaa !19
  %mul34 = fmul contract float %6, %7, !dbg !125
  %add35 = fadd contract float %mul34, 0.000000e+00, !dbg !126
  %arrayidx29.1 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 4, !dbg !123
  %8 = load float, ptr %arrayidx29.1, align 4, !dbg !123, !tbaa !19
  %gep.1 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 64, !dbg !124
  %9 = load float, ptr %gep.1, align 4, !dbg !124, !tbaa !19
  %mul34.1 = fmul contract float %8, %9, !dbg !125
  %add35.1 = fadd contract float %add35, %mul34.1, !dbg !126
  %arrayidx29.2 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 8, !dbg !123
  %10 = load float, ptr %arrayidx29.2, align 4, !dbg !123, !tbaa !19
  %gep.2 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 128, !dbg !124
  %11 = load float, ptr %gep.2, align 4, !dbg !124, !tbaa !19
  %mul34.2 = fmul contract float %10, %11, !dbg !125
  %add35.2 = fadd contract float %add35.1, %mul34.2, !dbg !126
  %arrayidx29.3 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 12, !dbg !123
  %12 = load float, ptr %arrayidx29.3, align 4, !dbg !123, !tbaa !19
  %gep.3 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 192, !dbg !124
  %13 = load float, ptr %gep.3, align 4, !dbg !124, !tbaa !19
  %mul34.3 = fmul contract float %12, %13, !dbg !125
  %add35.3 = fadd contract float %add35.2, %mul34.3, !dbg !126
  %arrayidx29.4 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 16, !dbg !123
  %14 = load float, ptr %arrayidx29.4, align 4, !dbg !123, !tbaa !19
  %gep.4 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 256, !dbg !124
  %15 = load float, ptr %gep.4, align 4, !dbg !124, !tbaa !19
  %mul34.4 = fmul contract float %14, %15, !dbg !125
  %add35.4 = fadd contract float %add35.3, %mul34.4, !dbg !126
  %arrayidx29.5 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 20, !dbg !123
  %16 = load float, ptr %arrayidx29.5, align 4, !dbg !123, !tbaa !19
  %gep.5 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 320, !dbg !124
  %17 = load float, ptr %gep.5, align 4, !dbg !124, !tbaa !19
  %mul34.5 = fmul contract float %16, %17, !dbg !125
  %add35.5 = fadd contract float %add35.4, %mul34.5, !dbg !126
  %arrayidx29.6 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 24, !dbg !123
  %18 = load float, ptr %arrayidx29.6, align 4, !dbg !123, !tbaa !19
  %gep.6 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 384, !dbg !124
  %19 = load float, ptr %gep.6, align 4, !dbg !124, !tbaa !19
  %mul34.6 = fmul contract float %18, %19, !dbg !125
  %add35.6 = fadd contract float %add35.5, %mul34.6, !dbg !126
  %arrayidx29.7 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 28, !dbg !123
  %20 = load float, ptr %arrayidx29.7, align 4, !dbg !123, !tbaa !19
  %gep.7 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 448, !dbg !124
  %21 = load float, ptr %gep.7, align 4, !dbg !124, !tbaa !19
  %mul34.7 = fmul contract float %20, %21, !dbg !125
  %add35.7 = fadd contract float %add35.6, %mul34.7, !dbg !126
  %arrayidx29.8 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 32, !dbg !123
  %22 = load float, ptr %arrayidx29.8, align 4, !dbg !123, !tbaa !19
  %gep.8 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 512, !dbg !124
  %23 = load float, ptr %gep.8, align 4, !dbg !124, !tbaa !19
  %mul34.8 = fmul contract float %22, %23, !dbg !125
  %add35.8 = fadd contract float %add35.7, %mul34.8, !dbg !126
  %arrayidx29.9 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 36, !dbg !123
  %24 = load float, ptr %arrayidx29.9, align 4, !dbg !123, !tbaa !19
  %gep.9 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 576, !dbg !124
  %25 = load float, ptr %gep.9, align 4, !dbg !124, !tbaa !19
  %mul34.9 = fmul contract float %24, %25, !dbg !125
  %add35.9 = fadd contract float %add35.8, %mul34.9, !dbg !126
  %arrayidx29.10 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 40, !dbg !123
  %26 = load float, ptr %arrayidx29.10, align 4, !dbg !123, !tbaa !19
  %gep.10 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 640, !dbg !124
  %27 = load float, ptr %gep.10, align 4, !dbg !124, !tbaa !19
  %mul34.10 = fmul contract float %26, %27, !dbg !125
  %add35.10 = fadd contract float %add35.9, %mul34.10, !dbg !126
  %arrayidx29.11 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 44, !dbg !123
  %28 = load float, ptr %arrayidx29.11, align 4, !dbg !123, !tbaa !19
  %gep.11 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 704, !dbg !124
  %29 = load float, ptr %gep.11, align 4, !dbg !124, !tbaa !19
  %mul34.11 = fmul contract float %28, %29, !dbg !125
  %add35.11 = fadd contract float %add35.10, %mul34.11, !dbg !126
  %arrayidx29.12 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 48, !dbg !123
  %30 = load float, ptr %arrayidx29.12, align 4, !dbg !123, !tbaa !19
  %gep.12 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 768, !dbg !124
  %31 = load float, ptr %gep.12, align 4, !dbg !124, !tbaa !19
  %mul34.12 = fmul contract float %30, %31, !dbg !125
  %add35.12 = fadd contract float %add35.11, %mul34.12, !dbg !126
  %arrayidx29.13 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 52, !dbg !123
  %32 = load float, ptr %arrayidx29.13, align 4, !dbg !123, !tbaa !19
  %gep.13 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 832, !dbg !124
  %33 = load float, ptr %gep.13, align 4, !dbg !124, !tbaa !19
  %mul34.13 = fmul contract float %32, %33, !dbg !125
  %add35.13 = fadd contract float %add35.12, %mul34.13, !dbg !126
  %arrayidx29.14 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 56, !dbg !123
  %34 = load float, ptr %arrayidx29.14, align 4, !dbg !123, !tbaa !19
  %gep.14 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 896, !dbg !124
  %35 = load float, ptr %gep.14, align 4, !dbg !124, !tbaa !19
  %mul34.14 = fmul contract float %34, %35, !dbg !125
  %add35.14 = fadd contract float %add35.13, %mul34.14, !dbg !126
  %arrayidx29.15 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 60, !dbg !123
  %36 = load float, ptr %arrayidx29.15, align 4, !dbg !123, !tbaa !19
  %gep.15 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 960, !dbg !124
  %37 = load float, ptr %gep.15, align 4, !dbg !124, !tbaa !19
  %mul34.15 = fmul contract float %36, %37, !dbg !125
  %add35.15 = fadd contract float %add35.14, %mul34.15, !dbg !126
  %add37 = add nsw i32 %mul10, %add9, !dbg !127
  %idxprom38 = sext i32 %add37 to i64, !dbg !128
  %arrayidx39 = getelementptr inbounds float, ptr %m, i64 %idxprom38, !dbg !128
  %38 = load float, ptr %arrayidx39, align 4, !dbg !129, !tbaa !19
  %sub = fsub contract float %38, %add35.15, !dbg !129
  store float %sub, ptr %arrayidx39, align 4, !dbg !129, !tbaa !19
  ret void, !dbg !130
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lud.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "diagonal", scope: !1, file: !1, line: 10, type: !12, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 13, column: 14, scope: !11)
!15 = !DILocation(line: 15, column: 10, scope: !11)
!16 = !DILocation(line: 16, column: 38, scope: !11)
!17 = !DILocation(line: 16, column: 51, scope: !11)
!18 = !DILocation(line: 16, column: 23, scope: !11)
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !9, i64 0}
!21 = !DILocation(line: 16, column: 21, scope: !11)
!22 = !DILocation(line: 16, column: 33, scope: !11)
!23 = !DILocation(line: 16, column: 9, scope: !11)
!24 = !DILocation(line: 17, column: 5, scope: !11)
!25 = !DILocation(line: 19, column: 5, scope: !11)
!26 = !DILocation(line: 31, column: 45, scope: !11)
!27 = !DILocation(line: 31, column: 43, scope: !11)
!28 = !DILocation(line: 32, column: 1, scope: !11)
!29 = !DILocation(line: 20, column: 16, scope: !11)
!30 = !DILocation(line: 21, column: 28, scope: !11)
!31 = !DILocation(line: 21, column: 25, scope: !11)
!32 = !DILocation(line: 21, column: 13, scope: !11)
!33 = !DILocation(line: 22, column: 9, scope: !11)
!34 = !DILocation(line: 23, column: 16, scope: !11)
!35 = !DILocation(line: 24, column: 13, scope: !11)
!36 = !DILocation(line: 24, scope: !11)
!37 = !DILocation(line: 25, column: 32, scope: !11)
!38 = !DILocation(line: 25, column: 46, scope: !11)
!39 = !DILocation(line: 25, column: 44, scope: !11)
!40 = !DILocation(line: 25, column: 17, scope: !11)
!41 = !DILocation(line: 25, column: 29, scope: !11)
!42 = distinct !{!42, !43}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = !DILocation(line: 24, column: 35, scope: !11)
!45 = distinct !{!45, !35, !46, !47}
!46 = !DILocation(line: 25, column: 55, scope: !11)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 27, column: 9, scope: !11)
!49 = !DILocation(line: 19, column: 36, scope: !11)
!50 = !DILocation(line: 19, column: 23, scope: !11)
!51 = distinct !{!51, !25, !52, !47}
!52 = !DILocation(line: 28, column: 5, scope: !11)
!53 = distinct !DISubprogram(name: "perimeter", scope: !1, file: !1, line: 37, type: !12, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = !DILocation(line: 42, column: 14, scope: !53)
!55 = !DILocation(line: 43, column: 25, scope: !53)
!56 = !DILocation(line: 43, column: 41, scope: !53)
!57 = !DILocation(line: 43, column: 22, scope: !53)
!58 = !DILocation(line: 45, column: 18, scope: !53)
!59 = !DILocation(line: 45, column: 33, scope: !53)
!60 = !DILocation(line: 45, column: 5, scope: !53)
!61 = !DILocation(line: 47, column: 5, scope: !53)
!62 = !DILocation(line: 0, scope: !53)
!63 = !DILocation(line: 53, column: 5, scope: !53)
!64 = !DILocation(line: 55, column: 21, scope: !53)
!65 = !DILocation(line: 46, column: 34, scope: !53)
!66 = !DILocation(line: 46, column: 39, scope: !53)
!67 = !DILocation(line: 46, column: 52, scope: !53)
!68 = !DILocation(line: 46, column: 24, scope: !53)
!69 = !DILocation(line: 46, column: 9, scope: !53)
!70 = !DILocation(line: 46, column: 22, scope: !53)
!71 = !DILocation(line: 45, column: 43, scope: !53)
!72 = distinct !{!72, !60, !73, !47}
!73 = !DILocation(line: 46, column: 56, scope: !53)
!74 = !DILocation(line: 61, column: 9, scope: !53)
!75 = !DILocation(line: 58, column: 33, scope: !53)
!76 = !DILocation(line: 58, column: 47, scope: !53)
!77 = !DILocation(line: 58, column: 45, scope: !53)
!78 = !DILocation(line: 58, column: 30, scope: !53)
!79 = !DILocation(line: 67, column: 5, scope: !53)
!80 = !DILocation(line: 62, column: 31, scope: !53)
!81 = !DILocation(line: 62, column: 13, scope: !53)
!82 = !DILocation(line: 64, column: 26, scope: !53)
!83 = !DILocation(line: 63, column: 33, scope: !53)
!84 = !DILocation(line: 63, column: 48, scope: !53)
!85 = !DILocation(line: 63, column: 46, scope: !53)
!86 = !DILocation(line: 63, column: 30, scope: !53)
!87 = !DILocation(line: 62, column: 37, scope: !53)
!88 = distinct !{!88, !43}
!89 = !DILocation(line: 64, column: 29, scope: !53)
!90 = !DILocation(line: 64, column: 13, scope: !53)
!91 = !DILocation(line: 61, column: 36, scope: !53)
!92 = !DILocation(line: 61, column: 27, scope: !53)
!93 = distinct !{!93, !74, !94, !47}
!94 = !DILocation(line: 65, column: 9, scope: !53)
!95 = distinct !{!95, !81, !96, !47}
!96 = !DILocation(line: 63, column: 58, scope: !53)
!97 = !DILocation(line: 75, column: 1, scope: !53)
!98 = distinct !DISubprogram(name: "internal", scope: !1, file: !1, line: 78, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = !DILocation(line: 82, column: 14, scope: !98)
!100 = !DILocation(line: 83, column: 14, scope: !98)
!101 = !DILocation(line: 84, column: 25, scope: !98)
!102 = !DILocation(line: 84, column: 41, scope: !98)
!103 = !DILocation(line: 84, column: 22, scope: !98)
!104 = !DILocation(line: 84, column: 48, scope: !98)
!105 = !DILocation(line: 85, column: 25, scope: !98)
!106 = !DILocation(line: 85, column: 41, scope: !98)
!107 = !DILocation(line: 85, column: 22, scope: !98)
!108 = !DILocation(line: 85, column: 48, scope: !98)
!109 = !DILocation(line: 87, column: 26, scope: !98)
!110 = !DILocation(line: 87, column: 30, scope: !98)
!111 = !DILocation(line: 87, column: 39, scope: !98)
!112 = !DILocation(line: 87, column: 20, scope: !98)
!113 = !DILocation(line: 87, column: 5, scope: !98)
!114 = !DILocation(line: 87, column: 18, scope: !98)
!115 = !DILocation(line: 88, column: 31, scope: !98)
!116 = !DILocation(line: 88, column: 37, scope: !98)
!117 = !DILocation(line: 88, column: 41, scope: !98)
!118 = !DILocation(line: 88, column: 21, scope: !98)
!119 = !DILocation(line: 88, column: 5, scope: !98)
!120 = !DILocation(line: 88, column: 19, scope: !98)
!121 = !DILocation(line: 89, column: 5, scope: !98)
!122 = !DILocation(line: 92, column: 10, scope: !98)
!123 = !DILocation(line: 93, column: 16, scope: !98)
!124 = !DILocation(line: 93, column: 30, scope: !98)
!125 = !DILocation(line: 93, column: 28, scope: !98)
!126 = !DILocation(line: 93, column: 13, scope: !98)
!127 = !DILocation(line: 94, column: 15, scope: !98)
!128 = !DILocation(line: 94, column: 5, scope: !98)
!129 = !DILocation(line: 94, column: 22, scope: !98)
!130 = !DILocation(line: 95, column: 1, scope: !98)
