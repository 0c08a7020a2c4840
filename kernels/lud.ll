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
  %add5 = add i32 %offset, %0
  %idxprom9 = zext nneg i32 %0 to i64
  %invariant.gep = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 %idxprom9, !dbg !58
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %cmp12 = icmp eq i32 %2, 0
  %invariant.gep198 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5below to ptr), i64 %idxprom9, !dbg !58
  %invariant.gep200 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5right to ptr), i64 %idxprom9, !dbg !58
  %add15 = add i32 %add2, %0
  %invariant.gep200.sink = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %invariant.gep200.sink.1 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  br label %for.body, !dbg !59

for.cond.cleanup:                                 ; preds = %for.body
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !60
  br i1 %cmp12, label %for.cond37.preheader, label %for.cond66.preheader, !dbg !61

for.cond66.preheader:                             ; preds = %for.cond.cleanup
  %arrayidx97 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5below to ptr), i64 %idxprom9
  br label %for.cond71.preheader, !dbg !62

for.cond37.preheader:                             ; preds = %for.cond.cleanup
  %gep212 = getelementptr inbounds nuw i8, ptr %invariant.gep200, i64 64
  %arrayidx57.promoted = load float, ptr %gep212, align 4, !tbaa !19
  %3 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 64), align 4, !dbg !63, !tbaa !19
  %4 = load float, ptr %invariant.gep200, align 4, !dbg !64, !tbaa !19
  %mul53 = fmul contract float %3, %4, !dbg !65
  %sub = fsub contract float %arrayidx57.promoted, %mul53, !dbg !66
  store float %sub, ptr %gep212, align 4, !dbg !66, !tbaa !19
  %gep212.1 = getelementptr inbounds nuw i8, ptr %invariant.gep200, i64 128
  %arrayidx57.promoted.1 = load float, ptr %gep212.1, align 4, !tbaa !19
  %5 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 128), align 4, !dbg !63, !tbaa !19
  %mul53.1 = fmul contract float %5, %4, !dbg !65
  %sub.1 = fsub contract float %arrayidx57.promoted.1, %mul53.1, !dbg !66
  %6 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 132), align 4, !dbg !63, !tbaa !19
  %mul53.1.1 = fmul contract float %6, %sub, !dbg !65
  %sub.1.1 = fsub contract float %sub.1, %mul53.1.1, !dbg !66
  store float %sub.1.1, ptr %gep212.1, align 4, !dbg !66, !tbaa !19
  %gep212.2 = getelementptr inbounds nuw i8, ptr %invariant.gep200, i64 192
  %arrayidx57.promoted.2 = load float, ptr %gep212.2, align 4, !tbaa !19
  %7 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 192), align 4, !dbg !63, !tbaa !19
  %mul53.2 = fmul contract float %7, %4, !dbg !65
  %sub.2 = fsub contract float %arrayidx57.promoted.2, %mul53.2, !dbg !66
  %8 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 196), align 4, !dbg !63, !tbaa !19
  %mul53.2.1 = fmul contract float %8, %sub, !dbg !65
  %sub.2.1 = fsub contract float %sub.2, %mul53.2.1, !dbg !66
  %9 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 200), align 4, !dbg !63, !tbaa !19
  %mul53.2.2 = fmul contract float %9, %sub.1.1, !dbg !65
  %sub.2.2 = fsub contract float %sub.2.1, %mul53.2.2, !dbg !66
  store float %sub.2.2, ptr %gep212.2, align 4, !dbg !66, !tbaa !19
  %gep212.3 = getelementptr inbounds nuw i8, ptr %invariant.gep200, i64 256
  %arrayidx57.promoted.3 = load float, ptr %gep212.3, align 4, !tbaa !19
  %10 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 256), align 4, !dbg !63, !tbaa !19
  %mul53.3 = fmul contract float %10, %4, !dbg !65
  %sub.3 = fsub contract float %arrayidx57.promoted.3, %mul53.3, !dbg !66
  %11 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 260), align 4, !dbg !63, !tbaa !19
  %mul53.3.1 = fmul contract float %11, %sub, !dbg !65
  %sub.3.1 = fsub contract float %sub.3, %mul53.3.1, !dbg !66
  %12 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 264), align 4, !dbg !63, !tbaa !19
  %mul53.3.2 = fmul contract float %12, %sub.1.1, !dbg !65
  %sub.3.2 = fsub contract float %sub.3.1, %mul53.3.2, !dbg !66
  %13 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 268), align 4, !dbg !63, !tbaa !19
  %mul53.3.3 = fmul contract float %13, %sub.2.2, !dbg !65
  %sub.3.3 = fsub contract float %sub.3.2, %mul53.3.3, !dbg !66
  store float %sub.3.3, ptr %gep212.3, align 4, !dbg !66, !tbaa !19
  %gep212.4 = getelementptr inbounds nuw i8, ptr %invariant.gep200, i64 320
  %arrayidx57.promoted.4 = load float, ptr %gep212.4, align 4, !tbaa !19
  %14 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 320), align 4, !dbg !63, !tbaa !19
  %mul53.4 = fmul contract float %14, %4, !dbg !65
  %sub.4 = fsub contract float %arrayidx57.promoted.4, %mul53.4, !dbg !66
  %15 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 324), align 4, !dbg !63, !tbaa !19
  %mul53.4.1 = fmul contract float %15, %sub, !dbg !65
  %sub.4.1 = fsub contract float %sub.4, %mul53.4.1, !dbg !66
  %16 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 328), align 4, !dbg !63, !tbaa !19
  %mul53.4.2 = fmul contract float %16, %sub.1.1, !dbg !65
  %sub.4.2 = fsub contract float %sub.4.1, %mul53.4.2, !dbg !66
  %17 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 332), align 4, !dbg !63, !tbaa !19
  %mul53.4.3 = fmul contract float %17, %sub.2.2, !dbg !65
  %sub.4.3 = fsub contract float %sub.4.2, %mul53.4.3, !dbg !66
  %18 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 336), align 4, !dbg !63, !tbaa !19
  %mul53.4.4 = fmul contract float %18, %sub.3.3, !dbg !65
  %sub.4.4 = fsub contract float %sub.4.3, %mul53.4.4, !dbg !66
  store float %sub.4.4, ptr %gep212.4, align 4, !dbg !66, !tbaa !19
  %gep212.5 = getelementptr inbounds nuw i8, ptr %invariant.gep200, i64 384
  %arrayidx57.promoted.5 = load float, ptr %gep212.5, align 4, !tbaa !19
  %19 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 384), align 4, !dbg !63, !tbaa !19
  %mul53.5 = fmul contract float %19, %4, !dbg !65
  %sub.5 = fsub contract float %arrayidx57.promoted.5, %mul53.5, !dbg !66
  %20 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 388), align 4, !dbg !63, !tbaa !19
  %mul53.5.1 = fmul contract float %20, %sub, !dbg !65
  %sub.5.1 = fsub contract float %sub.5, %mul53.5.1, !dbg !66
  %21 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 392), align 4, !dbg !63, !tbaa !19
  %mul53.5.2 = fmul contract float %21, %sub.1.1, !dbg !65
  %sub.5.2 = fsub contract float %sub.5.1, %mul53.5.2, !dbg !66
  %22 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 396), align 4, !dbg !63, !tbaa !19
  %mul53.5.3 = fmul contract float %22, %sub.2.2, !dbg !65
  %sub.5.3 = fsub contract float %sub.5.2, %mul53.5.3, !dbg !66
  %23 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 400), align 4, !dbg !63, !tbaa !19
  %mul53.5.4 = fmul contract float %23, %sub.3.3, !dbg !65
  %sub.5.4 = fsub contract float %sub.5.3, %mul53.5.4, !dbg !66
  %24 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 404), align 4, !dbg !63, !tbaa !19
  %mul53.5.5 = fmul contract float %24, %sub.4.4, !dbg !65
  %sub.5.5 = fsub contract float %sub.5.4, %mul53.5.5, !dbg !66
  store float %sub.5.5, ptr %gep212.5, align 4, !dbg !66, !tbaa !19
  %gep212.6 = getelementptr inbounds nuw i8, ptr %invariant.gep200, i64 448
  %arrayidx57.promoted.6 = load float, ptr %gep212.6, align 4, !tbaa !19
  %25 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 448), align 4, !dbg !63, !tbaa !19
  %mul53.6 = fmul contract float %25, %4, !dbg !65
  %sub.6 = fsub contract float %arrayidx57.promoted.6, %mul53.6, !dbg !66
  %26 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 452), align 4, !dbg !63, !tbaa !19
  %mul53.6.1 = fmul contract float %26, %sub, !dbg !65
  %sub.6.1 = fsub contract float %sub.6, %mul53.6.1, !dbg !66
  %27 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 456), align 4, !dbg !63, !tbaa !19
  %mul53.6.2 = fmul contract float %27, %sub.1.1, !dbg !65
  %sub.6.2 = fsub contract float %sub.6.1, %mul53.6.2, !dbg !66
  %28 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 460), align 4, !dbg !63, !tbaa !19
  %mul53.6.3 = fmul contract float %28, %sub.2.2, !dbg !65
  %sub.6.3 = fsub contract float %sub.6.2, %mul53.6.3, !dbg !66
  %29 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 464), align 4, !dbg !63, !tbaa !19
  %mul53.6.4 = fmul contract float %29, %sub.3.3, !dbg !65
  %sub.6.4 = fsub contract float %sub.6.3, %mul53.6.4, !dbg !66
  %30 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 468), align 4, !dbg !63, !tbaa !19
  %mul53.6.5 = fmul contract float %30, %sub.4.4, !dbg !65
  %sub.6.5 = fsub contract float %sub.6.4, %mul53.6.5, !dbg !66
  %31 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 472), align 4, !dbg !63, !tbaa !19
  %mul53.6.6 = fmul contract float %31, %sub.5.5, !dbg !65
  %sub.6.6 = fsub contract float %sub.6.5, %mul53.6.6, !dbg !66
  store float %sub.6.6, ptr %gep212.6, align 4, !dbg !66, !tbaa !19
  %gep212.7 = getelementptr inbounds nuw i8, ptr %invariant.gep200, i64 512
  %arrayidx57.promoted.7 = load float, ptr %gep212.7, align 4, !tbaa !19
  %32 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 512), align 4, !dbg !63, !tbaa !19
  %33 = load float, ptr %invariant.gep200, align 4, !dbg !64, !tbaa !19
  %mul53.7 = fmul contract float %32, %33, !dbg !65
  %sub.7 = fsub contract float %arrayidx57.promoted.7, %mul53.7, !dbg !66
  %34 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 516), align 4, !dbg !63, !tbaa !19
  %35 = load float, ptr %gep212, align 4, !dbg !64, !tbaa !19
  %mul53.7.1 = fmul contract float %34, %35, !dbg !65
  %sub.7.1 = fsub contract float %sub.7, %mul53.7.1, !dbg !66
  %36 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 520), align 4, !dbg !63, !tbaa !19
  %37 = load float, ptr %gep212.1, align 4, !dbg !64, !tbaa !19
  %mul53.7.2 = fmul contract float %36, %37, !dbg !65
  %sub.7.2 = fsub contract float %sub.7.1, %mul53.7.2, !dbg !66
  %38 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 524), align 4, !dbg !63, !tbaa !19
  %39 = load float, ptr %gep212.2, align 4, !dbg !64, !tbaa !19
  %mul53.7.3 = fmul contract float %38, %39, !dbg !65
  %sub.7.3 = fsub contract float %sub.7.2, %mul53.7.3, !dbg !66
  %40 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 528), align 4, !dbg !63, !tbaa !19
  %41 = load float, ptr %gep212.3, align 4, !dbg !64, !tbaa !19
  %mul53.7.4 = fmul contract float %40, %41, !dbg !65
  %sub.7.4 = fsub contract float %sub.7.3, %mul53.7.4, !dbg !66
  %42 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 532), align 4, !dbg !63, !tbaa !19
  %mul53.7.5 = fmul contract float %42, %sub.4.4, !dbg !65
  %sub.7.5 = fsub contract float %sub.7.4, %mul53.7.5, !dbg !66
  %43 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 536), align 4, !dbg !63, !tbaa !19
  %mul53.7.6 = fmul contract float %43, %sub.5.5, !dbg !65
  %sub.7.6 = fsub contract float %sub.7.5, %mul53.7.6, !dbg !66
  %44 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 540), align 4, !dbg !63, !tbaa !19
  %mul53.7.7 = fmul contract float %44, %sub.6.6, !dbg !65
  %sub.7.7 = fsub contract float %sub.7.6, %mul53.7.7, !dbg !66
  store float %sub.7.7, ptr %gep212.7, align 4, !dbg !66, !tbaa !19
  %gep212.8 = getelementptr inbounds nuw i8, ptr %invariant.gep200, i64 576
  %arrayidx57.promoted.8 = load float, ptr %gep212.8, align 4, !tbaa !19
  %45 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 576), align 4, !dbg !63, !tbaa !19
  %mul53.8 = fmul contract float %45, %33, !dbg !65
  %sub.8 = fsub contract float %arrayidx57.promoted.8, %mul53.8, !dbg !66
  %46 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 580), align 4, !dbg !63, !tbaa !19
  %mul53.8.1 = fmul contract float %46, %35, !dbg !65
  %sub.8.1 = fsub contract float %sub.8, %mul53.8.1, !dbg !66
  %47 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 584), align 4, !dbg !63, !tbaa !19
  %mul53.8.2 = fmul contract float %47, %37, !dbg !65
  %sub.8.2 = fsub contract float %sub.8.1, %mul53.8.2, !dbg !66
  %48 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 588), align 4, !dbg !63, !tbaa !19
  %mul53.8.3 = fmul contract float %48, %39, !dbg !65
  %sub.8.3 = fsub contract float %sub.8.2, %mul53.8.3, !dbg !66
  %49 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 592), align 4, !dbg !63, !tbaa !19
  %mul53.8.4 = fmul contract float %49, %41, !dbg !65
  %sub.8.4 = fsub contract float %sub.8.3, %mul53.8.4, !dbg !66
  %50 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 596), align 4, !dbg !63, !tbaa !19
  %51 = load float, ptr %gep212.4, align 4, !dbg !64, !tbaa !19
  %mul53.8.5 = fmul contract float %50, %51, !dbg !65
  %sub.8.5 = fsub contract float %sub.8.4, %mul53.8.5, !dbg !66
  %52 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 600), align 4, !dbg !63, !tbaa !19
  %mul53.8.6 = fmul contract float %52, %sub.5.5, !dbg !65
  %sub.8.6 = fsub contract float %sub.8.5, %mul53.8.6, !dbg !66
  %53 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 604), align 4, !dbg !63, !tbaa !19
  %mul53.8.7 = fmul contract float %53, %sub.6.6, !dbg !65
  %sub.8.7 = fsub contract float %sub.8.6, %mul53.8.7, !dbg !66
  %54 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 608), align 4, !dbg !63, !tbaa !19
  %mul53.8.8 = fmul contract float %54, %sub.7.7, !dbg !65
  %sub.8.8 = fsub contract float %sub.8.7, %mul53.8.8, !dbg !66
  store float %sub.8.8, ptr %gep212.8, align 4, !dbg !66, !tbaa !19
  %gep212.9 = getelementptr inbounds nuw i8, ptr %invariant.gep200, i64 640
  %arrayidx57.promoted.9 = load float, ptr %gep212.9, align 4, !tbaa !19
  %55 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 640), align 4, !dbg !63, !tbaa !19
  %mul53.9 = fmul contract float %55, %33, !dbg !65
  %sub.9 = fsub contract float %arrayidx57.promoted.9, %mul53.9, !dbg !66
  %56 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 644), align 4, !dbg !63, !tbaa !19
  %mul53.9.1 = fmul contract float %56, %35, !dbg !65
  %sub.9.1 = fsub contract float %sub.9, %mul53.9.1, !dbg !66
  %57 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 648), align 4, !dbg !63, !tbaa !19
  %mul53.9.2 = fmul contract float %57, %37, !dbg !65
  %sub.9.2 = fsub contract float %sub.9.1, %mul53.9.2, !dbg !66
  %58 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 652), align 4, !dbg !63, !tbaa !19
  %mul53.9.3 = fmul contract float %58, %39, !dbg !65
  %sub.9.3 = fsub contract float %sub.9.2, %mul53.9.3, !dbg !66
  %59 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 656), align 4, !dbg !63, !tbaa !19
  %mul53.9.4 = fmul contract float %59, %41, !dbg !65
  %sub.9.4 = fsub contract float %sub.9.3, %mul53.9.4, !dbg !66
  %60 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 660), align 4, !dbg !63, !tbaa !19
  %mul53.9.5 = fmul contract float %60, %51, !dbg !65
  %sub.9.5 = fsub contract float %sub.9.4, %mul53.9.5, !dbg !66
  %61 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 664), align 4, !dbg !63, !tbaa !19
  %62 = load float, ptr %gep212.5, align 4, !dbg !64, !tbaa !19
  %mul53.9.6 = fmul contract float %61, %62, !dbg !65
  %sub.9.6 = fsub contract float %sub.9.5, %mul53.9.6, !dbg !66
  %63 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 668), align 4, !dbg !63, !tbaa !19
  %64 = load float, ptr %gep212.6, align 4, !dbg !64, !tbaa !19
  %mul53.9.7 = fmul contract float %63, %64, !dbg !65
  %sub.9.7 = fsub contract float %sub.9.6, %mul53.9.7, !dbg !66
  %65 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 672), align 4, !dbg !63, !tbaa !19
  %mul53.9.8 = fmul contract float %65, %sub.7.7, !dbg !65
  %sub.9.8 = fsub contract float %sub.9.7, %mul53.9.8, !dbg !66
  %66 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 676), align 4, !dbg !63, !tbaa !19
  %mul53.9.9 = fmul contract float %66, %sub.8.8, !dbg !65
  %sub.9.9 = fsub contract float %sub.9.8, %mul53.9.9, !dbg !66
  store float %sub.9.9, ptr %gep212.9, align 4, !dbg !66, !tbaa !19
  %gep212.10 = getelementptr inbounds nuw i8, ptr %invariant.gep200, i64 704
  %arrayidx57.promoted.10 = load float, ptr %gep212.10, align 4, !tbaa !19
  %67 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 704), align 4, !dbg !63, !tbaa !19
  %68 = load float, ptr %invariant.gep200, align 4, !dbg !64, !tbaa !19
  %mul53.10 = fmul contract float %67, %68, !dbg !65
  %sub.10 = fsub contract float %arrayidx57.promoted.10, %mul53.10, !dbg !66
  %69 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 708), align 4, !dbg !63, !tbaa !19
  %70 = load float, ptr %gep212, align 4, !dbg !64, !tbaa !19
  %mul53.10.1 = fmul contract float %69, %70, !dbg !65
  %sub.10.1 = fsub contract float %sub.10, %mul53.10.1, !dbg !66
  %71 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 712), align 4, !dbg !63, !tbaa !19
  %72 = load float, ptr %gep212.1, align 4, !dbg !64, !tbaa !19
  %mul53.10.2 = fmul contract float %71, %72, !dbg !65
  %sub.10.2 = fsub contract float %sub.10.1, %mul53.10.2, !dbg !66
  %73 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 716), align 4, !dbg !63, !tbaa !19
  %74 = load float, ptr %gep212.2, align 4, !dbg !64, !tbaa !19
  %mul53.10.3 = fmul contract float %73, %74, !dbg !65
  %sub.10.3 = fsub contract float %sub.10.2, %mul53.10.3, !dbg !66
  %75 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 720), align 4, !dbg !63, !tbaa !19
  %76 = load float, ptr %gep212.3, align 4, !dbg !64, !tbaa !19
  %mul53.10.4 = fmul contract float %75, %76, !dbg !65
  %sub.10.4 = fsub contract float %sub.10.3, %mul53.10.4, !dbg !66
  %77 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 724), align 4, !dbg !63, !tbaa !19
  %mul53.10.5 = fmul contract float %77, %51, !dbg !65
  %sub.10.5 = fsub contract float %sub.10.4, %mul53.10.5, !dbg !66
  %78 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 728), align 4, !dbg !63, !tbaa !19
  %mul53.10.6 = fmul contract float %78, %62, !dbg !65
  %sub.10.6 = fsub contract float %sub.10.5, %mul53.10.6, !dbg !66
  %79 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 732), align 4, !dbg !63, !tbaa !19
  %mul53.10.7 = fmul contract float %79, %64, !dbg !65
  %sub.10.7 = fsub contract float %sub.10.6, %mul53.10.7, !dbg !66
  %80 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 736), align 4, !dbg !63, !tbaa !19
  %81 = load float, ptr %gep212.7, align 4, !dbg !64, !tbaa !19
  %mul53.10.8 = fmul contract float %80, %81, !dbg !65
  %sub.10.8 = fsub contract float %sub.10.7, %mul53.10.8, !dbg !66
  %82 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 740), align 4, !dbg !63, !tbaa !19
  %mul53.10.9 = fmul contract float %82, %sub.8.8, !dbg !65
  %sub.10.9 = fsub contract float %sub.10.8, %mul53.10.9, !dbg !66
  %83 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 744), align 4, !dbg !63, !tbaa !19
  %mul53.10.10 = fmul contract float %83, %sub.9.9, !dbg !65
  %sub.10.10 = fsub contract float %sub.10.9, %mul53.10.10, !dbg !66
  store float %sub.10.10, ptr %gep212.10, align 4, !dbg !66, !tbaa !19
  %gep212.11 = getelementptr inbounds nuw i8, ptr %invariant.gep200, i64 768
  %arrayidx57.promoted.11 = load float, ptr %gep212.11, align 4, !tbaa !19
  %84 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 768), align 4, !dbg !63, !tbaa !19
  %mul53.11 = fmul contract float %84, %68, !dbg !65
  %sub.11 = fsub contract float %arrayidx57.promoted.11, %mul53.11, !dbg !66
  %85 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 772), align 4, !dbg !63, !tbaa !19
  %mul53.11.1 = fmul contract float %85, %70, !dbg !65
  %sub.11.1 = fsub contract float %sub.11, %mul53.11.1, !dbg !66
  %86 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 776), align 4, !dbg !63, !tbaa !19
  %mul53.11.2 = fmul contract float %86, %72, !dbg !65
  %sub.11.2 = fsub contract float %sub.11.1, %mul53.11.2, !dbg !66
  %87 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 780), align 4, !dbg !63, !tbaa !19
  %mul53.11.3 = fmul contract float %87, %74, !dbg !65
  %sub.11.3 = fsub contract float %sub.11.2, %mul53.11.3, !dbg !66
  %88 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 784), align 4, !dbg !63, !tbaa !19
  %mul53.11.4 = fmul contract float %88, %76, !dbg !65
  %sub.11.4 = fsub contract float %sub.11.3, %mul53.11.4, !dbg !66
  %89 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 788), align 4, !dbg !63, !tbaa !19
  %90 = load float, ptr %gep212.4, align 4, !dbg !64, !tbaa !19
  %mul53.11.5 = fmul contract float %89, %90, !dbg !65
  %sub.11.5 = fsub contract float %sub.11.4, %mul53.11.5, !dbg !66
  %91 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 792), align 4, !dbg !63, !tbaa !19
  %mul53.11.6 = fmul contract float %91, %62, !dbg !65
  %sub.11.6 = fsub contract float %sub.11.5, %mul53.11.6, !dbg !66
  %92 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 796), align 4, !dbg !63, !tbaa !19
  %mul53.11.7 = fmul contract float %92, %64, !dbg !65
  %sub.11.7 = fsub contract float %sub.11.6, %mul53.11.7, !dbg !66
  %93 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 800), align 4, !dbg !63, !tbaa !19
  %mul53.11.8 = fmul contract float %93, %81, !dbg !65
  %sub.11.8 = fsub contract float %sub.11.7, %mul53.11.8, !dbg !66
  %94 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 804), align 4, !dbg !63, !tbaa !19
  %95 = load float, ptr %gep212.8, align 4, !dbg !64, !tbaa !19
  %mul53.11.9 = fmul contract float %94, %95, !dbg !65
  %sub.11.9 = fsub contract float %sub.11.8, %mul53.11.9, !dbg !66
  %96 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 808), align 4, !dbg !63, !tbaa !19
  %mul53.11.10 = fmul contract float %96, %sub.9.9, !dbg !65
  %sub.11.10 = fsub contract float %sub.11.9, %mul53.11.10, !dbg !66
  %97 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 812), align 4, !dbg !63, !tbaa !19
  %mul53.11.11 = fmul contract float %97, %sub.10.10, !dbg !65
  %sub.11.11 = fsub contract float %sub.11.10, %mul53.11.11, !dbg !66
  store float %sub.11.11, ptr %gep212.11, align 4, !dbg !66, !tbaa !19
  %gep212.12 = getelementptr inbounds nuw i8, ptr %invariant.gep200, i64 832
  %arrayidx57.promoted.12 = load float, ptr %gep212.12, align 4, !tbaa !19
  %98 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 832), align 4, !dbg !63, !tbaa !19
  %99 = load float, ptr %invariant.gep200, align 4, !dbg !64, !tbaa !19
  %mul53.12 = fmul contract float %98, %99, !dbg !65
  %sub.12 = fsub contract float %arrayidx57.promoted.12, %mul53.12, !dbg !66
  %100 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 836), align 4, !dbg !63, !tbaa !19
  %101 = load float, ptr %gep212, align 4, !dbg !64, !tbaa !19
  %mul53.12.1 = fmul contract float %100, %101, !dbg !65
  %sub.12.1 = fsub contract float %sub.12, %mul53.12.1, !dbg !66
  %102 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 840), align 4, !dbg !63, !tbaa !19
  %103 = load float, ptr %gep212.1, align 4, !dbg !64, !tbaa !19
  %mul53.12.2 = fmul contract float %102, %103, !dbg !65
  %sub.12.2 = fsub contract float %sub.12.1, %mul53.12.2, !dbg !66
  %104 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 844), align 4, !dbg !63, !tbaa !19
  %105 = load float, ptr %gep212.2, align 4, !dbg !64, !tbaa !19
  %mul53.12.3 = fmul contract float %104, %105, !dbg !65
  %sub.12.3 = fsub contract float %sub.12.2, %mul53.12.3, !dbg !66
  %106 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 848), align 4, !dbg !63, !tbaa !19
  %107 = load float, ptr %gep212.3, align 4, !dbg !64, !tbaa !19
  %mul53.12.4 = fmul contract float %106, %107, !dbg !65
  %sub.12.4 = fsub contract float %sub.12.3, %mul53.12.4, !dbg !66
  %108 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 852), align 4, !dbg !63, !tbaa !19
  %mul53.12.5 = fmul contract float %108, %90, !dbg !65
  %sub.12.5 = fsub contract float %sub.12.4, %mul53.12.5, !dbg !66
  %109 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 856), align 4, !dbg !63, !tbaa !19
  %110 = load float, ptr %gep212.5, align 4, !dbg !64, !tbaa !19
  %mul53.12.6 = fmul contract float %109, %110, !dbg !65
  %sub.12.6 = fsub contract float %sub.12.5, %mul53.12.6, !dbg !66
  %111 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 860), align 4, !dbg !63, !tbaa !19
  %112 = load float, ptr %gep212.6, align 4, !dbg !64, !tbaa !19
  %mul53.12.7 = fmul contract float %111, %112, !dbg !65
  %sub.12.7 = fsub contract float %sub.12.6, %mul53.12.7, !dbg !66
  %113 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 864), align 4, !dbg !63, !tbaa !19
  %114 = load float, ptr %gep212.7, align 4, !dbg !64, !tbaa !19
  %mul53.12.8 = fmul contract float %113, %114, !dbg !65
  %sub.12.8 = fsub contract float %sub.12.7, %mul53.12.8, !dbg !66
  %115 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 868), align 4, !dbg !63, !tbaa !19
  %mul53.12.9 = fmul contract float %115, %95, !dbg !65
  %sub.12.9 = fsub contract float %sub.12.8, %mul53.12.9, !dbg !66
  %116 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 872), align 4, !dbg !63, !tbaa !19
  %117 = load float, ptr %gep212.9, align 4, !dbg !64, !tbaa !19
  %mul53.12.10 = fmul contract float %116, %117, !dbg !65
  %sub.12.10 = fsub contract float %sub.12.9, %mul53.12.10, !dbg !66
  %118 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 876), align 4, !dbg !63, !tbaa !19
  %119 = load float, ptr %gep212.10, align 4, !dbg !64, !tbaa !19
  %mul53.12.11 = fmul contract float %118, %119, !dbg !65
  %sub.12.11 = fsub contract float %sub.12.10, %mul53.12.11, !dbg !66
  %120 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 880), align 4, !dbg !63, !tbaa !19
  %mul53.12.12 = fmul contract float %120, %sub.11.11, !dbg !65
  %sub.12.12 = fsub contract float %sub.12.11, %mul53.12.12, !dbg !66
  store float %sub.12.12, ptr %gep212.12, align 4, !dbg !66, !tbaa !19
  %gep212.13 = getelementptr inbounds nuw i8, ptr %invariant.gep200, i64 896
  %arrayidx57.promoted.13 = load float, ptr %gep212.13, align 4, !tbaa !19
  %121 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 896), align 4, !dbg !63, !tbaa !19
  %mul53.13 = fmul contract float %121, %99, !dbg !65
  %sub.13 = fsub contract float %arrayidx57.promoted.13, %mul53.13, !dbg !66
  %122 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 900), align 4, !dbg !63, !tbaa !19
  %mul53.13.1 = fmul contract float %122, %101, !dbg !65
  %sub.13.1 = fsub contract float %sub.13, %mul53.13.1, !dbg !66
  %123 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 904), align 4, !dbg !63, !tbaa !19
  %mul53.13.2 = fmul contract float %123, %103, !dbg !65
  %sub.13.2 = fsub contract float %sub.13.1, %mul53.13.2, !dbg !66
  %124 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 908), align 4, !dbg !63, !tbaa !19
  %mul53.13.3 = fmul contract float %124, %105, !dbg !65
  %sub.13.3 = fsub contract float %sub.13.2, %mul53.13.3, !dbg !66
  %125 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 912), align 4, !dbg !63, !tbaa !19
  %mul53.13.4 = fmul contract float %125, %107, !dbg !65
  %sub.13.4 = fsub contract float %sub.13.3, %mul53.13.4, !dbg !66
  %126 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 916), align 4, !dbg !63, !tbaa !19
  %127 = load float, ptr %gep212.4, align 4, !dbg !64, !tbaa !19
  %mul53.13.5 = fmul contract float %126, %127, !dbg !65
  %sub.13.5 = fsub contract float %sub.13.4, %mul53.13.5, !dbg !66
  %128 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 920), align 4, !dbg !63, !tbaa !19
  %mul53.13.6 = fmul contract float %128, %110, !dbg !65
  %sub.13.6 = fsub contract float %sub.13.5, %mul53.13.6, !dbg !66
  %129 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 924), align 4, !dbg !63, !tbaa !19
  %mul53.13.7 = fmul contract float %129, %112, !dbg !65
  %sub.13.7 = fsub contract float %sub.13.6, %mul53.13.7, !dbg !66
  %130 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 928), align 4, !dbg !63, !tbaa !19
  %mul53.13.8 = fmul contract float %130, %114, !dbg !65
  %sub.13.8 = fsub contract float %sub.13.7, %mul53.13.8, !dbg !66
  %131 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 932), align 4, !dbg !63, !tbaa !19
  %132 = load float, ptr %gep212.8, align 4, !dbg !64, !tbaa !19
  %mul53.13.9 = fmul contract float %131, %132, !dbg !65
  %sub.13.9 = fsub contract float %sub.13.8, %mul53.13.9, !dbg !66
  %133 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 936), align 4, !dbg !63, !tbaa !19
  %mul53.13.10 = fmul contract float %133, %117, !dbg !65
  %sub.13.10 = fsub contract float %sub.13.9, %mul53.13.10, !dbg !66
  %134 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 940), align 4, !dbg !63, !tbaa !19
  %mul53.13.11 = fmul contract float %134, %119, !dbg !65
  %sub.13.11 = fsub contract float %sub.13.10, %mul53.13.11, !dbg !66
  %135 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 944), align 4, !dbg !63, !tbaa !19
  %136 = load float, ptr %gep212.11, align 4, !dbg !64, !tbaa !19
  %mul53.13.12 = fmul contract float %135, %136, !dbg !65
  %sub.13.12 = fsub contract float %sub.13.11, %mul53.13.12, !dbg !66
  %137 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 948), align 4, !dbg !63, !tbaa !19
  %mul53.13.13 = fmul contract float %137, %sub.12.12, !dbg !65
  %sub.13.13 = fsub contract float %sub.13.12, %mul53.13.13, !dbg !66
  store float %sub.13.13, ptr %gep212.13, align 4, !dbg !66, !tbaa !19
  %gep212.14 = getelementptr inbounds nuw i8, ptr %invariant.gep200, i64 960
  %arrayidx57.promoted.14 = load float, ptr %gep212.14, align 4, !tbaa !19
  %138 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 960), align 4, !dbg !63, !tbaa !19
  %139 = load float, ptr %invariant.gep200, align 4, !dbg !64, !tbaa !19
  %mul53.14 = fmul contract float %138, %139, !dbg !65
  %sub.14 = fsub contract float %arrayidx57.promoted.14, %mul53.14, !dbg !66
  %140 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 964), align 4, !dbg !63, !tbaa !19
  %141 = load float, ptr %gep212, align 4, !dbg !64, !tbaa !19
  %mul53.14.1 = fmul contract float %140, %141, !dbg !65
  %sub.14.1 = fsub contract float %sub.14, %mul53.14.1, !dbg !66
  %142 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 968), align 4, !dbg !63, !tbaa !19
  %143 = load float, ptr %gep212.1, align 4, !dbg !64, !tbaa !19
  %mul53.14.2 = fmul contract float %142, %143, !dbg !65
  %sub.14.2 = fsub contract float %sub.14.1, %mul53.14.2, !dbg !66
  %144 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 972), align 4, !dbg !63, !tbaa !19
  %145 = load float, ptr %gep212.2, align 4, !dbg !64, !tbaa !19
  %mul53.14.3 = fmul contract float %144, %145, !dbg !65
  %sub.14.3 = fsub contract float %sub.14.2, %mul53.14.3, !dbg !66
  %146 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 976), align 4, !dbg !63, !tbaa !19
  %147 = load float, ptr %gep212.3, align 4, !dbg !64, !tbaa !19
  %mul53.14.4 = fmul contract float %146, %147, !dbg !65
  %sub.14.4 = fsub contract float %sub.14.3, %mul53.14.4, !dbg !66
  %148 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 980), align 4, !dbg !63, !tbaa !19
  %mul53.14.5 = fmul contract float %148, %127, !dbg !65
  %sub.14.5 = fsub contract float %sub.14.4, %mul53.14.5, !dbg !66
  %149 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 984), align 4, !dbg !63, !tbaa !19
  %150 = load float, ptr %gep212.5, align 4, !dbg !64, !tbaa !19
  %mul53.14.6 = fmul contract float %149, %150, !dbg !65
  %sub.14.6 = fsub contract float %sub.14.5, %mul53.14.6, !dbg !66
  %151 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 988), align 4, !dbg !63, !tbaa !19
  %152 = load float, ptr %gep212.6, align 4, !dbg !64, !tbaa !19
  %mul53.14.7 = fmul contract float %151, %152, !dbg !65
  %sub.14.7 = fsub contract float %sub.14.6, %mul53.14.7, !dbg !66
  %153 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 992), align 4, !dbg !63, !tbaa !19
  %154 = load float, ptr %gep212.7, align 4, !dbg !64, !tbaa !19
  %mul53.14.8 = fmul contract float %153, %154, !dbg !65
  %sub.14.8 = fsub contract float %sub.14.7, %mul53.14.8, !dbg !66
  %155 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 996), align 4, !dbg !63, !tbaa !19
  %mul53.14.9 = fmul contract float %155, %132, !dbg !65
  %sub.14.9 = fsub contract float %sub.14.8, %mul53.14.9, !dbg !66
  %156 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 1000), align 4, !dbg !63, !tbaa !19
  %157 = load float, ptr %gep212.9, align 4, !dbg !64, !tbaa !19
  %mul53.14.10 = fmul contract float %156, %157, !dbg !65
  %sub.14.10 = fsub contract float %sub.14.9, %mul53.14.10, !dbg !66
  %158 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 1004), align 4, !dbg !63, !tbaa !19
  %159 = load float, ptr %gep212.10, align 4, !dbg !64, !tbaa !19
  %mul53.14.11 = fmul contract float %158, %159, !dbg !65
  %sub.14.11 = fsub contract float %sub.14.10, %mul53.14.11, !dbg !66
  %160 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 1008), align 4, !dbg !63, !tbaa !19
  %mul53.14.12 = fmul contract float %160, %136, !dbg !65
  %sub.14.12 = fsub contract float %sub.14.11, %mul53.14.12, !dbg !66
  %161 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 1012), align 4, !dbg !63, !tbaa !19
  %162 = load float, ptr %gep212.12, align 4, !dbg !64, !tbaa !19
  %mul53.14.13 = fmul contract float %161, %162, !dbg !65
  %sub.14.13 = fsub contract float %sub.14.12, %mul53.14.13, !dbg !66
  %163 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 1016), align 4, !dbg !63, !tbaa !19
  %mul53.14.14 = fmul contract float %163, %sub.13.13, !dbg !65
  %sub.14.14 = fsub contract float %sub.14.13, %mul53.14.14, !dbg !66
  store float %sub.14.14, ptr %gep212.14, align 4, !dbg !66, !tbaa !19
  br label %if.end103, !dbg !67

for.body:                                         ; preds = %for.body, %entry
  %i.0202 = phi i32 [ 0, %entry ], [ %inc.1, %for.body ]
  %add3 = add nsw i32 %i.0202, %offset, !dbg !68
  %mul4 = mul nsw i32 %add3, %n, !dbg !69
  %add6 = add i32 %add5, %mul4, !dbg !70
  %idxprom = sext i32 %add6 to i64, !dbg !71
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %idxprom, !dbg !71
  %164 = load float, ptr %arrayidx, align 4, !dbg !71, !tbaa !19
  %idxprom7 = zext nneg i32 %i.0202 to i64, !dbg !72
  %gep = getelementptr inbounds nuw [16 x float], ptr %invariant.gep, i64 %idxprom7, !dbg !72
  store float %164, ptr %gep, align 4, !dbg !73, !tbaa !19
  %add16 = add i32 %add15, %mul4, !dbg !74
  %add23 = add nsw i32 %i.0202, %add2, !dbg !74
  %mul24 = mul nsw i32 %add23, %n, !dbg !74
  %add26 = add i32 %add5, %mul24, !dbg !74
  %add16.sink = select i1 %cmp12, i32 %add16, i32 %add26, !dbg !74
  %idxprom17 = sext i32 %add16.sink to i64, !dbg !75
  %arrayidx18 = getelementptr inbounds float, ptr %m, i64 %idxprom17, !dbg !75
  %165 = load float, ptr %arrayidx18, align 4, !dbg !75, !tbaa !19
  %gep201 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep200.sink, i64 %idxprom7, !dbg !75
  store float %165, ptr %gep201, align 4, !dbg !75, !tbaa !19
  %inc = or disjoint i32 %i.0202, 1, !dbg !76
  %add3.1 = add nsw i32 %inc, %offset, !dbg !68
  %mul4.1 = mul nsw i32 %add3.1, %n, !dbg !69
  %add6.1 = add i32 %add5, %mul4.1, !dbg !70
  %idxprom.1 = sext i32 %add6.1 to i64, !dbg !71
  %arrayidx.1 = getelementptr inbounds float, ptr %m, i64 %idxprom.1, !dbg !71
  %166 = load float, ptr %arrayidx.1, align 4, !dbg !71, !tbaa !19
  %idxprom7.1 = zext nneg i32 %inc to i64, !dbg !72
  %gep.1 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep, i64 %idxprom7.1, !dbg !72
  store float %166, ptr %gep.1, align 4, !dbg !73, !tbaa !19
  %add16.1 = add i32 %add15, %mul4.1, !dbg !74
  %add23.1 = add nsw i32 %inc, %add2, !dbg !74
  %mul24.1 = mul nsw i32 %add23.1, %n, !dbg !74
  %add26.1 = add i32 %add5, %mul24.1, !dbg !74
  %add16.sink.1 = select i1 %cmp12, i32 %add16.1, i32 %add26.1, !dbg !74
  %idxprom17.1 = sext i32 %add16.sink.1 to i64, !dbg !75
  %arrayidx18.1 = getelementptr inbounds float, ptr %m, i64 %idxprom17.1, !dbg !75
  %167 = load float, ptr %arrayidx18.1, align 4, !dbg !75, !tbaa !19
  %gep201.1 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep200.sink.1, i64 %idxprom7.1, !dbg !75
  store float %167, ptr %gep201.1, align 4, !dbg !75, !tbaa !19
  %inc.1 = add nuw nsw i32 %i.0202, 2, !dbg !76
  %exitcond.not.1 = icmp eq i32 %inc.1, 16, !dbg !77
  br i1 %exitcond.not.1, label %for.cond.cleanup, label %for.body, !dbg !59, !llvm.loop !78

for.cond71.preheader:                             ; preds = %for.cond66.preheader, %for.cond.cleanup73
  %i65.0207 = phi i32 [ 0, %for.cond66.preheader ], [ %inc101, %for.cond.cleanup73 ]
  %cmp72203.not = icmp eq i32 %i65.0207, 0, !dbg !80
  br i1 %cmp72203.not, label %for.cond71.preheader.for.cond.cleanup73_crit_edge, label %for.body74.lr.ph, !dbg !81

for.cond71.preheader.for.cond.cleanup73_crit_edge: ; preds = %for.cond71.preheader
  %.pre = load float, ptr %arrayidx97, align 4, !dbg !82, !tbaa !19
  br label %for.cond.cleanup73, !dbg !81

for.body74.lr.ph:                                 ; preds = %for.cond71.preheader
  %idxprom81 = zext nneg i32 %i65.0207 to i64
  %invariant.gep205 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 %idxprom81, !dbg !81
  %arrayidx87 = getelementptr inbounds nuw float, ptr %arrayidx97, i64 %idxprom81
  %arrayidx87.promoted = load float, ptr %arrayidx87, align 4, !tbaa !19
  %xtraiter = and i32 %i65.0207, 7, !dbg !81
  %168 = icmp samesign ult i32 %i65.0207, 8, !dbg !81
  br i1 %168, label %for.body74.epil.preheader, label %for.body74.lr.ph.new, !dbg !81

for.body74.lr.ph.new:                             ; preds = %for.body74.lr.ph
  %unroll_iter = and i32 %i65.0207, 2147483640, !dbg !81
  br label %for.body74, !dbg !81

for.cond.cleanup73.loopexit.unr-lcssa:            ; preds = %for.body74
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !81
  br i1 %lcmp.mod.not, label %for.cond.cleanup73, label %for.body74.epil.preheader, !dbg !81

for.body74.epil.preheader:                        ; preds = %for.cond.cleanup73.loopexit.unr-lcssa, %for.body74.lr.ph
  %.epil.init = phi float [ %arrayidx87.promoted, %for.body74.lr.ph ], [ %sub88.7, %for.cond.cleanup73.loopexit.unr-lcssa ]
  %k70.0204.epil.init = phi i32 [ 0, %for.body74.lr.ph ], [ %inc90.7, %for.cond.cleanup73.loopexit.unr-lcssa ]
  %lcmp.mod228 = icmp ne i32 %xtraiter, 0, !dbg !81
  tail call void @llvm.assume(i1 %lcmp.mod228), !dbg !81
  br label %for.body74.epil, !dbg !81

for.body74.epil:                                  ; preds = %for.body74.epil, %for.body74.epil.preheader
  %169 = phi float [ %.epil.init, %for.body74.epil.preheader ], [ %sub88.epil, %for.body74.epil ], !dbg !83
  %k70.0204.epil = phi i32 [ %k70.0204.epil.init, %for.body74.epil.preheader ], [ %inc90.epil, %for.body74.epil ]
  %epil.iter = phi i32 [ 0, %for.body74.epil.preheader ], [ %epil.iter.next, %for.body74.epil ]
  %idxprom77.epil = zext nneg i32 %k70.0204.epil to i64, !dbg !83
  %arrayidx78.epil = getelementptr inbounds nuw float, ptr %arrayidx97, i64 %idxprom77.epil, !dbg !83
  %170 = load float, ptr %arrayidx78.epil, align 4, !dbg !83, !tbaa !19
  %gep206.epil = getelementptr inbounds nuw [16 x float], ptr %invariant.gep205, i64 %idxprom77.epil, !dbg !84
  %171 = load float, ptr %gep206.epil, align 4, !dbg !84, !tbaa !19
  %mul83.epil = fmul contract float %170, %171, !dbg !85
  %sub88.epil = fsub contract float %169, %mul83.epil, !dbg !86
  store float %sub88.epil, ptr %arrayidx87, align 4, !dbg !86, !tbaa !19
  %inc90.epil = add nuw nsw i32 %k70.0204.epil, 1, !dbg !87
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !81
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !81
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup73, label %for.body74.epil, !dbg !81, !llvm.loop !88

for.cond.cleanup73:                               ; preds = %for.cond.cleanup73.loopexit.unr-lcssa, %for.body74.epil, %for.cond71.preheader.for.cond.cleanup73_crit_edge
  %idxprom92.pre-phi = phi i64 [ 0, %for.cond71.preheader.for.cond.cleanup73_crit_edge ], [ %idxprom81, %for.body74.epil ], [ %idxprom81, %for.cond.cleanup73.loopexit.unr-lcssa ], !dbg !89
  %172 = phi float [ %.pre, %for.cond71.preheader.for.cond.cleanup73_crit_edge ], [ %sub88.7, %for.cond.cleanup73.loopexit.unr-lcssa ], [ %sub88.epil, %for.body74.epil ], !dbg !82
  %arrayidx93 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9perimeterE5pivot to ptr), i64 %idxprom92.pre-phi, !dbg !89
  %arrayidx95 = getelementptr inbounds nuw float, ptr %arrayidx93, i64 %idxprom92.pre-phi, !dbg !89
  %173 = load float, ptr %arrayidx95, align 4, !dbg !89, !tbaa !19
  %arrayidx99 = getelementptr inbounds nuw float, ptr %arrayidx97, i64 %idxprom92.pre-phi, !dbg !90
  %div = fdiv contract float %172, %173, !dbg !82
  store float %div, ptr %arrayidx99, align 4, !dbg !82, !tbaa !19
  %inc101 = add nuw nsw i32 %i65.0207, 1, !dbg !91
  %exitcond221.not = icmp eq i32 %inc101, 16, !dbg !92
  br i1 %exitcond221.not, label %if.end103, label %for.cond71.preheader, !dbg !62, !llvm.loop !93

for.body74:                                       ; preds = %for.body74, %for.body74.lr.ph.new
  %174 = phi float [ %arrayidx87.promoted, %for.body74.lr.ph.new ], [ %sub88.7, %for.body74 ], !dbg !83
  %k70.0204 = phi i32 [ 0, %for.body74.lr.ph.new ], [ %inc90.7, %for.body74 ]
  %niter = phi i32 [ 0, %for.body74.lr.ph.new ], [ %niter.next.7, %for.body74 ]
  %idxprom77 = zext nneg i32 %k70.0204 to i64, !dbg !83
  %arrayidx78 = getelementptr inbounds nuw float, ptr %arrayidx97, i64 %idxprom77, !dbg !83
  %175 = load float, ptr %arrayidx78, align 4, !dbg !83, !tbaa !19
  %gep206 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep205, i64 %idxprom77, !dbg !84
  %176 = load float, ptr %gep206, align 4, !dbg !84, !tbaa !19
  %mul83 = fmul contract float %175, %176, !dbg !85
  %sub88 = fsub contract float %174, %mul83, !dbg !86
  store float %sub88, ptr %arrayidx87, align 4, !dbg !86, !tbaa !19
  %inc90 = or disjoint i32 %k70.0204, 1, !dbg !87
  %idxprom77.1 = zext nneg i32 %inc90 to i64, !dbg !83
  %arrayidx78.1 = getelementptr inbounds nuw float, ptr %arrayidx97, i64 %idxprom77.1, !dbg !83
  %177 = load float, ptr %arrayidx78.1, align 4, !dbg !83, !tbaa !19
  %gep206.1 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep205, i64 %idxprom77.1, !dbg !84
  %178 = load float, ptr %gep206.1, align 4, !dbg !84, !tbaa !19
  %mul83.1 = fmul contract float %177, %178, !dbg !85
  %sub88.1 = fsub contract float %sub88, %mul83.1, !dbg !86
  store float %sub88.1, ptr %arrayidx87, align 4, !dbg !86, !tbaa !19
  %inc90.1 = or disjoint i32 %k70.0204, 2, !dbg !87
  %idxprom77.2 = zext nneg i32 %inc90.1 to i64, !dbg !83
  %arrayidx78.2 = getelementptr inbounds nuw float, ptr %arrayidx97, i64 %idxprom77.2, !dbg !83
  %179 = load float, ptr %arrayidx78.2, align 4, !dbg !83, !tbaa !19
  %gep206.2 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep205, i64 %idxprom77.2, !dbg !84
  %180 = load float, ptr %gep206.2, align 4, !dbg !84, !tbaa !19
  %mul83.2 = fmul contract float %179, %180, !dbg !85
  %sub88.2 = fsub contract float %sub88.1, %mul83.2, !dbg !86
  store float %sub88.2, ptr %arrayidx87, align 4, !dbg !86, !tbaa !19
  %inc90.2 = or disjoint i32 %k70.0204, 3, !dbg !87
  %idxprom77.3 = zext nneg i32 %inc90.2 to i64, !dbg !83
  %arrayidx78.3 = getelementptr inbounds nuw float, ptr %arrayidx97, i64 %idxprom77.3, !dbg !83
  %181 = load float, ptr %arrayidx78.3, align 4, !dbg !83, !tbaa !19
  %gep206.3 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep205, i64 %idxprom77.3, !dbg !84
  %182 = load float, ptr %gep206.3, align 4, !dbg !84, !tbaa !19
  %mul83.3 = fmul contract float %181, %182, !dbg !85
  %sub88.3 = fsub contract float %sub88.2, %mul83.3, !dbg !86
  store float %sub88.3, ptr %arrayidx87, align 4, !dbg !86, !tbaa !19
  %inc90.3 = or disjoint i32 %k70.0204, 4, !dbg !87
  %idxprom77.4 = zext nneg i32 %inc90.3 to i64, !dbg !83
  %arrayidx78.4 = getelementptr inbounds nuw float, ptr %arrayidx97, i64 %idxprom77.4, !dbg !83
  %183 = load float, ptr %arrayidx78.4, align 4, !dbg !83, !tbaa !19
  %gep206.4 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep205, i64 %idxprom77.4, !dbg !84
  %184 = load float, ptr %gep206.4, align 4, !dbg !84, !tbaa !19
  %mul83.4 = fmul contract float %183, %184, !dbg !85
  %sub88.4 = fsub contract float %sub88.3, %mul83.4, !dbg !86
  store float %sub88.4, ptr %arrayidx87, align 4, !dbg !86, !tbaa !19
  %inc90.4 = or disjoint i32 %k70.0204, 5, !dbg !87
  %idxprom77.5 = zext nneg i32 %inc90.4 to i64, !dbg !83
  %arrayidx78.5 = getelementptr inbounds nuw float, ptr %arrayidx97, i64 %idxprom77.5, !dbg !83
  %185 = load float, ptr %arrayidx78.5, align 4, !dbg !83, !tbaa !19
  %gep206.5 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep205, i64 %idxprom77.5, !dbg !84
  %186 = load float, ptr %gep206.5, align 4, !dbg !84, !tbaa !19
  %mul83.5 = fmul contract float %185, %186, !dbg !85
  %sub88.5 = fsub contract float %sub88.4, %mul83.5, !dbg !86
  store float %sub88.5, ptr %arrayidx87, align 4, !dbg !86, !tbaa !19
  %inc90.5 = or disjoint i32 %k70.0204, 6, !dbg !87
  %idxprom77.6 = zext nneg i32 %inc90.5 to i64, !dbg !83
  %arrayidx78.6 = getelementptr inbounds nuw float, ptr %arrayidx97, i64 %idxprom77.6, !dbg !83
  %187 = load float, ptr %arrayidx78.6, align 4, !dbg !83, !tbaa !19
  %gep206.6 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep205, i64 %idxprom77.6, !dbg !84
  %188 = load float, ptr %gep206.6, align 4, !dbg !84, !tbaa !19
  %mul83.6 = fmul contract float %187, %188, !dbg !85
  %sub88.6 = fsub contract float %sub88.5, %mul83.6, !dbg !86
  store float %sub88.6, ptr %arrayidx87, align 4, !dbg !86, !tbaa !19
  %inc90.6 = or disjoint i32 %k70.0204, 7, !dbg !87
  %idxprom77.7 = zext nneg i32 %inc90.6 to i64, !dbg !83
  %arrayidx78.7 = getelementptr inbounds nuw float, ptr %arrayidx97, i64 %idxprom77.7, !dbg !83
  %189 = load float, ptr %arrayidx78.7, align 4, !dbg !83, !tbaa !19
  %gep206.7 = getelementptr inbounds nuw [16 x float], ptr %invariant.gep205, i64 %idxprom77.7, !dbg !84
  %190 = load float, ptr %gep206.7, align 4, !dbg !84, !tbaa !19
  %mul83.7 = fmul contract float %189, %190, !dbg !85
  %sub88.7 = fsub contract float %sub88.6, %mul83.7, !dbg !86
  store float %sub88.7, ptr %arrayidx87, align 4, !dbg !86, !tbaa !19
  %inc90.7 = add nuw nsw i32 %k70.0204, 8, !dbg !87
  %niter.next.7 = add i32 %niter, 8, !dbg !81
  %niter.ncmp.7 = icmp eq i32 %niter.next.7, %unroll_iter, !dbg !81
  br i1 %niter.ncmp.7, label %for.cond.cleanup73.loopexit.unr-lcssa, label %for.body74, !dbg !81, !llvm.loop !95

if.end103:                                        ; preds = %for.cond.cleanup73, %for.cond37.preheader
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !67
  %invariant.gep200.invariant.gep198 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5 = select i1 %cmp12, i32 %add15, i32 %add5
  %191 = load float, ptr %invariant.gep200.invariant.gep198, align 4, !dbg !75, !tbaa !19
  %mul117 = mul nsw i32 %offset.add2, %n, !dbg !75
  %add119 = add i32 %add15.add5, %mul117, !dbg !75
  %idxprom120 = sext i32 %add119 to i64, !dbg !75
  %arrayidx121 = getelementptr inbounds float, ptr %m, i64 %idxprom120, !dbg !75
  store float %191, ptr %arrayidx121, align 4, !dbg !75, !tbaa !19
  %invariant.gep200.invariant.gep198.1 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2.1 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5.1 = select i1 %cmp12, i32 %add15, i32 %add5
  %gep218.1 = getelementptr inbounds nuw i8, ptr %invariant.gep200.invariant.gep198.1, i64 64, !dbg !75
  %192 = load float, ptr %gep218.1, align 4, !dbg !75, !tbaa !19
  %add116.1 = add nsw i32 %offset.add2.1, 1, !dbg !75
  %mul117.1 = mul nsw i32 %add116.1, %n, !dbg !75
  %add119.1 = add i32 %add15.add5.1, %mul117.1, !dbg !75
  %idxprom120.1 = sext i32 %add119.1 to i64, !dbg !75
  %arrayidx121.1 = getelementptr inbounds float, ptr %m, i64 %idxprom120.1, !dbg !75
  store float %192, ptr %arrayidx121.1, align 4, !dbg !75, !tbaa !19
  %invariant.gep200.invariant.gep198.2 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2.2 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5.2 = select i1 %cmp12, i32 %add15, i32 %add5
  %gep218.2 = getelementptr inbounds nuw i8, ptr %invariant.gep200.invariant.gep198.2, i64 128, !dbg !75
  %193 = load float, ptr %gep218.2, align 4, !dbg !75, !tbaa !19
  %add116.2 = add nsw i32 %offset.add2.2, 2, !dbg !75
  %mul117.2 = mul nsw i32 %add116.2, %n, !dbg !75
  %add119.2 = add i32 %add15.add5.2, %mul117.2, !dbg !75
  %idxprom120.2 = sext i32 %add119.2 to i64, !dbg !75
  %arrayidx121.2 = getelementptr inbounds float, ptr %m, i64 %idxprom120.2, !dbg !75
  store float %193, ptr %arrayidx121.2, align 4, !dbg !75, !tbaa !19
  %invariant.gep200.invariant.gep198.3 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2.3 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5.3 = select i1 %cmp12, i32 %add15, i32 %add5
  %gep218.3 = getelementptr inbounds nuw i8, ptr %invariant.gep200.invariant.gep198.3, i64 192, !dbg !75
  %194 = load float, ptr %gep218.3, align 4, !dbg !75, !tbaa !19
  %add116.3 = add nsw i32 %offset.add2.3, 3, !dbg !75
  %mul117.3 = mul nsw i32 %add116.3, %n, !dbg !75
  %add119.3 = add i32 %add15.add5.3, %mul117.3, !dbg !75
  %idxprom120.3 = sext i32 %add119.3 to i64, !dbg !75
  %arrayidx121.3 = getelementptr inbounds float, ptr %m, i64 %idxprom120.3, !dbg !75
  store float %194, ptr %arrayidx121.3, align 4, !dbg !75, !tbaa !19
  %invariant.gep200.invariant.gep198.4 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2.4 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5.4 = select i1 %cmp12, i32 %add15, i32 %add5
  %gep218.4 = getelementptr inbounds nuw i8, ptr %invariant.gep200.invariant.gep198.4, i64 256, !dbg !75
  %195 = load float, ptr %gep218.4, align 4, !dbg !75, !tbaa !19
  %add116.4 = add nsw i32 %offset.add2.4, 4, !dbg !75
  %mul117.4 = mul nsw i32 %add116.4, %n, !dbg !75
  %add119.4 = add i32 %add15.add5.4, %mul117.4, !dbg !75
  %idxprom120.4 = sext i32 %add119.4 to i64, !dbg !75
  %arrayidx121.4 = getelementptr inbounds float, ptr %m, i64 %idxprom120.4, !dbg !75
  store float %195, ptr %arrayidx121.4, align 4, !dbg !75, !tbaa !19
  %invariant.gep200.invariant.gep198.5 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2.5 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5.5 = select i1 %cmp12, i32 %add15, i32 %add5
  %gep218.5 = getelementptr inbounds nuw i8, ptr %invariant.gep200.invariant.gep198.5, i64 320, !dbg !75
  %196 = load float, ptr %gep218.5, align 4, !dbg !75, !tbaa !19
  %add116.5 = add nsw i32 %offset.add2.5, 5, !dbg !75
  %mul117.5 = mul nsw i32 %add116.5, %n, !dbg !75
  %add119.5 = add i32 %add15.add5.5, %mul117.5, !dbg !75
  %idxprom120.5 = sext i32 %add119.5 to i64, !dbg !75
  %arrayidx121.5 = getelementptr inbounds float, ptr %m, i64 %idxprom120.5, !dbg !75
  store float %196, ptr %arrayidx121.5, align 4, !dbg !75, !tbaa !19
  %invariant.gep200.invariant.gep198.6 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2.6 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5.6 = select i1 %cmp12, i32 %add15, i32 %add5
  %gep218.6 = getelementptr inbounds nuw i8, ptr %invariant.gep200.invariant.gep198.6, i64 384, !dbg !75
  %197 = load float, ptr %gep218.6, align 4, !dbg !75, !tbaa !19
  %add116.6 = add nsw i32 %offset.add2.6, 6, !dbg !75
  %mul117.6 = mul nsw i32 %add116.6, %n, !dbg !75
  %add119.6 = add i32 %add15.add5.6, %mul117.6, !dbg !75
  %idxprom120.6 = sext i32 %add119.6 to i64, !dbg !75
  %arrayidx121.6 = getelementptr inbounds float, ptr %m, i64 %idxprom120.6, !dbg !75
  store float %197, ptr %arrayidx121.6, align 4, !dbg !75, !tbaa !19
  %invariant.gep200.invariant.gep198.7 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2.7 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5.7 = select i1 %cmp12, i32 %add15, i32 %add5
  %gep218.7 = getelementptr inbounds nuw i8, ptr %invariant.gep200.invariant.gep198.7, i64 448, !dbg !75
  %198 = load float, ptr %gep218.7, align 4, !dbg !75, !tbaa !19
  %add116.7 = add nsw i32 %offset.add2.7, 7, !dbg !75
  %mul117.7 = mul nsw i32 %add116.7, %n, !dbg !75
  %add119.7 = add i32 %add15.add5.7, %mul117.7, !dbg !75
  %idxprom120.7 = sext i32 %add119.7 to i64, !dbg !75
  %arrayidx121.7 = getelementptr inbounds float, ptr %m, i64 %idxprom120.7, !dbg !75
  store float %198, ptr %arrayidx121.7, align 4, !dbg !75, !tbaa !19
  %invariant.gep200.invariant.gep198.8 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2.8 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5.8 = select i1 %cmp12, i32 %add15, i32 %add5
  %gep218.8 = getelementptr inbounds nuw i8, ptr %invariant.gep200.invariant.gep198.8, i64 512, !dbg !75
  %199 = load float, ptr %gep218.8, align 4, !dbg !75, !tbaa !19
  %add116.8 = add nsw i32 %offset.add2.8, 8, !dbg !75
  %mul117.8 = mul nsw i32 %add116.8, %n, !dbg !75
  %add119.8 = add i32 %add15.add5.8, %mul117.8, !dbg !75
  %idxprom120.8 = sext i32 %add119.8 to i64, !dbg !75
  %arrayidx121.8 = getelementptr inbounds float, ptr %m, i64 %idxprom120.8, !dbg !75
  store float %199, ptr %arrayidx121.8, align 4, !dbg !75, !tbaa !19
  %invariant.gep200.invariant.gep198.9 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2.9 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5.9 = select i1 %cmp12, i32 %add15, i32 %add5
  %gep218.9 = getelementptr inbounds nuw i8, ptr %invariant.gep200.invariant.gep198.9, i64 576, !dbg !75
  %200 = load float, ptr %gep218.9, align 4, !dbg !75, !tbaa !19
  %add116.9 = add nsw i32 %offset.add2.9, 9, !dbg !75
  %mul117.9 = mul nsw i32 %add116.9, %n, !dbg !75
  %add119.9 = add i32 %add15.add5.9, %mul117.9, !dbg !75
  %idxprom120.9 = sext i32 %add119.9 to i64, !dbg !75
  %arrayidx121.9 = getelementptr inbounds float, ptr %m, i64 %idxprom120.9, !dbg !75
  store float %200, ptr %arrayidx121.9, align 4, !dbg !75, !tbaa !19
  %invariant.gep200.invariant.gep198.10 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2.10 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5.10 = select i1 %cmp12, i32 %add15, i32 %add5
  %gep218.10 = getelementptr inbounds nuw i8, ptr %invariant.gep200.invariant.gep198.10, i64 640, !dbg !75
  %201 = load float, ptr %gep218.10, align 4, !dbg !75, !tbaa !19
  %add116.10 = add nsw i32 %offset.add2.10, 10, !dbg !75
  %mul117.10 = mul nsw i32 %add116.10, %n, !dbg !75
  %add119.10 = add i32 %add15.add5.10, %mul117.10, !dbg !75
  %idxprom120.10 = sext i32 %add119.10 to i64, !dbg !75
  %arrayidx121.10 = getelementptr inbounds float, ptr %m, i64 %idxprom120.10, !dbg !75
  store float %201, ptr %arrayidx121.10, align 4, !dbg !75, !tbaa !19
  %invariant.gep200.invariant.gep198.11 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2.11 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5.11 = select i1 %cmp12, i32 %add15, i32 %add5
  %gep218.11 = getelementptr inbounds nuw i8, ptr %invariant.gep200.invariant.gep198.11, i64 704, !dbg !75
  %202 = load float, ptr %gep218.11, align 4, !dbg !75, !tbaa !19
  %add116.11 = add nsw i32 %offset.add2.11, 11, !dbg !75
  %mul117.11 = mul nsw i32 %add116.11, %n, !dbg !75
  %add119.11 = add i32 %add15.add5.11, %mul117.11, !dbg !75
  %idxprom120.11 = sext i32 %add119.11 to i64, !dbg !75
  %arrayidx121.11 = getelementptr inbounds float, ptr %m, i64 %idxprom120.11, !dbg !75
  store float %202, ptr %arrayidx121.11, align 4, !dbg !75, !tbaa !19
  %invariant.gep200.invariant.gep198.12 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2.12 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5.12 = select i1 %cmp12, i32 %add15, i32 %add5
  %gep218.12 = getelementptr inbounds nuw i8, ptr %invariant.gep200.invariant.gep198.12, i64 768, !dbg !75
  %203 = load float, ptr %gep218.12, align 4, !dbg !75, !tbaa !19
  %add116.12 = add nsw i32 %offset.add2.12, 12, !dbg !75
  %mul117.12 = mul nsw i32 %add116.12, %n, !dbg !75
  %add119.12 = add i32 %add15.add5.12, %mul117.12, !dbg !75
  %idxprom120.12 = sext i32 %add119.12 to i64, !dbg !75
  %arrayidx121.12 = getelementptr inbounds float, ptr %m, i64 %idxprom120.12, !dbg !75
  store float %203, ptr %arrayidx121.12, align 4, !dbg !75, !tbaa !19
  %invariant.gep200.invariant.gep198.13 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2.13 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5.13 = select i1 %cmp12, i32 %add15, i32 %add5
  %gep218.13 = getelementptr inbounds nuw i8, ptr %invariant.gep200.invariant.gep198.13, i64 832, !dbg !75
  %204 = load float, ptr %gep218.13, align 4, !dbg !75, !tbaa !19
  %add116.13 = add nsw i32 %offset.add2.13, 13, !dbg !75
  %mul117.13 = mul nsw i32 %add116.13, %n, !dbg !75
  %add119.13 = add i32 %add15.add5.13, %mul117.13, !dbg !75
  %idxprom120.13 = sext i32 %add119.13 to i64, !dbg !75
  %arrayidx121.13 = getelementptr inbounds float, ptr %m, i64 %idxprom120.13, !dbg !75
  store float %204, ptr %arrayidx121.13, align 4, !dbg !75, !tbaa !19
  %invariant.gep200.invariant.gep198.14 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2.14 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5.14 = select i1 %cmp12, i32 %add15, i32 %add5
  %gep218.14 = getelementptr inbounds nuw i8, ptr %invariant.gep200.invariant.gep198.14, i64 896, !dbg !75
  %205 = load float, ptr %gep218.14, align 4, !dbg !75, !tbaa !19
  %add116.14 = add nsw i32 %offset.add2.14, 14, !dbg !75
  %mul117.14 = mul nsw i32 %add116.14, %n, !dbg !75
  %add119.14 = add i32 %add15.add5.14, %mul117.14, !dbg !75
  %idxprom120.14 = sext i32 %add119.14 to i64, !dbg !75
  %arrayidx121.14 = getelementptr inbounds float, ptr %m, i64 %idxprom120.14, !dbg !75
  store float %205, ptr %arrayidx121.14, align 4, !dbg !75, !tbaa !19
  %invariant.gep200.invariant.gep198.15 = select i1 %cmp12, ptr %invariant.gep200, ptr %invariant.gep198
  %offset.add2.15 = select i1 %cmp12, i32 %offset, i32 %add2
  %add15.add5.15 = select i1 %cmp12, i32 %add15, i32 %add5
  %gep218.15 = getelementptr inbounds nuw i8, ptr %invariant.gep200.invariant.gep198.15, i64 960, !dbg !75
  %206 = load float, ptr %gep218.15, align 4, !dbg !75, !tbaa !19
  %add116.15 = add nsw i32 %offset.add2.15, 15, !dbg !75
  %mul117.15 = mul nsw i32 %add116.15, %n, !dbg !75
  %add119.15 = add i32 %add15.add5.15, %mul117.15, !dbg !75
  %idxprom120.15 = sext i32 %add119.15 to i64, !dbg !75
  %arrayidx121.15 = getelementptr inbounds float, ptr %m, i64 %idxprom120.15, !dbg !75
  store float %206, ptr %arrayidx121.15, align 4, !dbg !75, !tbaa !19
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
!58 = !DILocation(line: 45, column: 10, scope: !53)
!59 = !DILocation(line: 45, column: 5, scope: !53)
!60 = !DILocation(line: 52, column: 5, scope: !53)
!61 = !DILocation(line: 54, column: 21, scope: !53)
!62 = !DILocation(line: 60, column: 9, scope: !53)
!63 = !DILocation(line: 57, column: 33, scope: !53)
!64 = !DILocation(line: 57, column: 47, scope: !53)
!65 = !DILocation(line: 57, column: 45, scope: !53)
!66 = !DILocation(line: 57, column: 30, scope: !53)
!67 = !DILocation(line: 66, column: 5, scope: !53)
!68 = !DILocation(line: 46, column: 34, scope: !53)
!69 = !DILocation(line: 46, column: 39, scope: !53)
!70 = !DILocation(line: 46, column: 52, scope: !53)
!71 = !DILocation(line: 46, column: 24, scope: !53)
!72 = !DILocation(line: 46, column: 9, scope: !53)
!73 = !DILocation(line: 46, column: 22, scope: !53)
!74 = !DILocation(line: 47, column: 25, scope: !53)
!75 = !DILocation(line: 0, scope: !53)
!76 = !DILocation(line: 45, column: 32, scope: !53)
!77 = !DILocation(line: 45, column: 23, scope: !53)
!78 = distinct !{!78, !59, !79, !47}
!79 = !DILocation(line: 51, column: 5, scope: !53)
!80 = !DILocation(line: 61, column: 31, scope: !53)
!81 = !DILocation(line: 61, column: 13, scope: !53)
!82 = !DILocation(line: 63, column: 26, scope: !53)
!83 = !DILocation(line: 62, column: 33, scope: !53)
!84 = !DILocation(line: 62, column: 48, scope: !53)
!85 = !DILocation(line: 62, column: 46, scope: !53)
!86 = !DILocation(line: 62, column: 30, scope: !53)
!87 = !DILocation(line: 61, column: 37, scope: !53)
!88 = distinct !{!88, !43}
!89 = !DILocation(line: 63, column: 29, scope: !53)
!90 = !DILocation(line: 63, column: 13, scope: !53)
!91 = !DILocation(line: 60, column: 36, scope: !53)
!92 = !DILocation(line: 60, column: 27, scope: !53)
!93 = distinct !{!93, !62, !94, !47}
!94 = !DILocation(line: 64, column: 9, scope: !53)
!95 = distinct !{!95, !81, !96, !47}
!96 = !DILocation(line: 62, column: 58, scope: !53)
!97 = !DILocation(line: 74, column: 1, scope: !53)
!98 = distinct !DISubprogram(name: "internal", scope: !1, file: !1, line: 77, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = !DILocation(line: 81, column: 14, scope: !98)
!100 = !DILocation(line: 82, column: 14, scope: !98)
!101 = !DILocation(line: 83, column: 25, scope: !98)
!102 = !DILocation(line: 83, column: 41, scope: !98)
!103 = !DILocation(line: 83, column: 22, scope: !98)
!104 = !DILocation(line: 83, column: 48, scope: !98)
!105 = !DILocation(line: 84, column: 25, scope: !98)
!106 = !DILocation(line: 84, column: 41, scope: !98)
!107 = !DILocation(line: 84, column: 22, scope: !98)
!108 = !DILocation(line: 84, column: 48, scope: !98)
!109 = !DILocation(line: 86, column: 26, scope: !98)
!110 = !DILocation(line: 86, column: 30, scope: !98)
!111 = !DILocation(line: 86, column: 39, scope: !98)
!112 = !DILocation(line: 86, column: 20, scope: !98)
!113 = !DILocation(line: 86, column: 5, scope: !98)
!114 = !DILocation(line: 86, column: 18, scope: !98)
!115 = !DILocation(line: 87, column: 31, scope: !98)
!116 = !DILocation(line: 87, column: 37, scope: !98)
!117 = !DILocation(line: 87, column: 41, scope: !98)
!118 = !DILocation(line: 87, column: 21, scope: !98)
!119 = !DILocation(line: 87, column: 5, scope: !98)
!120 = !DILocation(line: 87, column: 19, scope: !98)
!121 = !DILocation(line: 88, column: 5, scope: !98)
!122 = !DILocation(line: 91, column: 10, scope: !98)
!123 = !DILocation(line: 92, column: 16, scope: !98)
!124 = !DILocation(line: 92, column: 30, scope: !98)
!125 = !DILocation(line: 92, column: 28, scope: !98)
!126 = !DILocation(line: 92, column: 13, scope: !98)
!127 = !DILocation(line: 93, column: 15, scope: !98)
!128 = !DILocation(line: 93, column: 5, scope: !98)
!129 = !DILocation(line: 93, column: 22, scope: !98)
!130 = !DILocation(line: 94, column: 1, scope: !98)
