; Made from matmul_tunable.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'matmul_tunable.cu'
source_filename = "matmul_tunable.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@DEPTH = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@PAD = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@tiles = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@ROWS = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@COLS = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@UNROLL = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@THREADS_Y = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@THREADS_X = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4
@VECTOR = external dso_local local_unnamed_addr addrspace(4) constant i32, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matmul(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %c, i32 noundef %n, i32 noundef %m, i32 noundef %k) local_unnamed_addr #0 !dbg !11 {
entry:
  %sum = alloca [8 x [8 x float]], align 4
  %0 = load i32, ptr addrspacecast (ptr addrspace(4) @DEPTH to ptr), align 4, !dbg !14, !tbaa !7
  %1 = load i32, ptr addrspacecast (ptr addrspace(4) @PAD to ptr), align 4, !dbg !15, !tbaa !7
  %add = add nsw i32 %1, %0, !dbg !16
  %2 = load i32, ptr addrspacecast (ptr addrspace(4) @ROWS to ptr), align 4, !dbg !17, !tbaa !7
  %mul = mul nsw i32 %2, %add, !dbg !18
  %idx.ext = sext i32 %mul to i64, !dbg !19
  %add.ptr = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idx.ext, !dbg !19
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !20
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !21
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !22
  %mul3 = mul i32 %2, %5, !dbg !23
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !24
  %7 = load i32, ptr addrspacecast (ptr addrspace(4) @COLS to ptr), align 4, !dbg !25, !tbaa !7
  %mul5 = mul i32 %7, %6, !dbg !26
  call void @llvm.lifetime.start.p0(ptr nonnull %sum) #5, !dbg !27
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %sum, i8 0, i64 256, i1 false), !dbg !28
  %cmp377 = icmp sgt i32 %m, 0, !dbg !29
  br i1 %cmp377, label %for.body.lr.ph, label %for.cond54.preheader, !dbg !30

for.body.lr.ph:                                   ; preds = %entry
  %8 = load i32, ptr addrspacecast (ptr addrspace(4) @VECTOR to ptr), align 4, !tbaa !7
  %cmp.i123 = icmp eq i32 %8, 4
  %9 = and i32 %m, 3
  %cmp1.i124 = icmp eq i32 %9, 0
  %or.cond.i125 = and i1 %cmp1.i124, %cmp.i123
  %cmp2.i127 = icmp eq i32 %8, 2
  %10 = and i32 %m, 1
  %cmp5.i128 = icmp eq i32 %10, 0
  %or.cond29.i129 = and i1 %cmp5.i128, %cmp2.i127
  %11 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_X to ptr), align 4
  %mul.i269 = mul i32 %11, %4
  %add.i270 = add i32 %mul.i269, %3
  %mul2.i273 = mul nsw i32 %2, %0
  %cmp.i274343 = icmp slt i32 %add.i270, %mul2.i273
  %12 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_Y to ptr), align 4
  %mul27.i288 = mul nsw i32 %12, %11
  %13 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_X to ptr), align 4
  %mul.i182 = mul i32 %13, %4
  %add.i183 = add i32 %mul.i182, %3
  %mul2.i186 = mul nsw i32 %2, %0
  %div.i187 = sdiv i32 %mul2.i186, 2
  %cmp.i188346 = icmp slt i32 %add.i183, %div.i187
  %div3.i190 = sdiv i32 %0, 2
  %14 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_Y to ptr), align 4
  %mul27.i205 = mul nsw i32 %14, %13
  %15 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_X to ptr), align 4
  %mul.i = mul i32 %15, %4
  %add.i = add i32 %mul.i, %3
  %mul2.i = mul nsw i32 %2, %0
  %div.i = sdiv i32 %mul2.i, 4
  %cmp.i134351 = icmp slt i32 %add.i, %div.i
  %div3.i = sdiv i32 %0, 4
  %16 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_Y to ptr), align 4
  %mul27.i = mul nsw i32 %16, %15
  %17 = and i32 %k, 3
  %cmp1.i = icmp eq i32 %17, 0
  %or.cond.i = and i1 %cmp1.i, %cmp.i123
  %cmp2.i = icmp eq i32 %8, 2
  %18 = and i32 %k, 1
  %cmp5.i = icmp eq i32 %18, 0
  %or.cond29.i = and i1 %cmp5.i, %cmp2.i
  %19 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_X to ptr), align 4
  %mul.i304 = mul i32 %19, %4
  %add.i305 = add i32 %mul.i304, %3
  %mul2.i308 = mul nsw i32 %7, %0
  %cmp.i309355 = icmp slt i32 %add.i305, %mul2.i308
  %idx.ext13.i334 = sext i32 %mul5 to i64
  %invariant.gep357 = getelementptr float, ptr %b, i64 %idx.ext13.i334
  %20 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_Y to ptr), align 4
  %mul27.i323 = mul nsw i32 %20, %19
  %21 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_X to ptr), align 4
  %mul.i225 = mul i32 %21, %4
  %add.i226 = add i32 %mul.i225, %3
  %mul2.i229 = mul nsw i32 %7, %0
  %div.i230 = sdiv i32 %mul2.i229, 2
  %cmp.i231360 = icmp slt i32 %add.i226, %div.i230
  %div3.i233 = sdiv i32 %7, 2
  %idx.ext13.i263 = sext i32 %mul5 to i64
  %invariant.gep362 = getelementptr float, ptr %b, i64 %idx.ext13.i263
  %22 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_Y to ptr), align 4
  %mul27.i248 = mul nsw i32 %22, %21
  %23 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_X to ptr), align 4
  %mul.i138 = mul i32 %23, %4
  %add.i139 = add i32 %mul.i138, %3
  %mul2.i142 = mul nsw i32 %7, %0
  %div.i143 = sdiv i32 %mul2.i142, 4
  %cmp.i144365 = icmp slt i32 %add.i139, %div.i143
  %div3.i146 = sdiv i32 %7, 4
  %idx.ext13.i176 = sext i32 %mul5 to i64
  %invariant.gep367 = getelementptr float, ptr %b, i64 %idx.ext13.i176
  %24 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_Y to ptr), align 4
  %mul27.i161 = mul nsw i32 %24, %23
  %cmp7375 = icmp sgt i32 %0, 0
  %25 = load i32, ptr addrspacecast (ptr addrspace(4) @UNROLL to ptr), align 4
  %cmp11373 = icmp sgt i32 %25, 0
  %26 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_X to ptr), align 4
  br label %for.body, !dbg !30

for.cond54.preheader:                             ; preds = %for.cond.cleanup8, %entry
  %27 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_Y to ptr), align 4, !tbaa !7
  %div55 = sdiv i32 %2, %27
  %cmp56382 = icmp sgt i32 %div55, 0, !dbg !31
  br i1 %cmp56382, label %for.cond60.preheader.lr.ph, label %for.cond.cleanup57, !dbg !32

for.cond60.preheader.lr.ph:                       ; preds = %for.cond54.preheader
  %28 = load i32, ptr addrspacecast (ptr addrspace(4) @THREADS_X to ptr), align 4, !tbaa !7
  %div61 = sdiv i32 %7, %28
  %cmp62380 = icmp sgt i32 %div61, 0
  %add65 = add nsw i32 %mul3, %4
  %add68 = add nsw i32 %mul5, %3
  br label %for.cond60.preheader, !dbg !32

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup8
  %t.0378 = phi i32 [ 0, %for.body.lr.ph ], [ %add51, %for.cond.cleanup8 ]
  br i1 %or.cond.i125, label %if.then.i132, label %if.else.i126, !dbg !33

if.then.i132:                                     ; preds = %for.body
  br i1 %cmp.i134351, label %for.body.i.lr.ph, label %_ZL9load_tilePfiiiPKfiiii.exit133, !dbg !36

for.body.i.lr.ph:                                 ; preds = %if.then.i132
  %idx.ext13.i = sext i32 %t.0378 to i64
  %invariant.gep353 = getelementptr float, ptr %a, i64 %idx.ext13.i, !dbg !36
  br label %for.body.i, !dbg !36

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body20.i
  %i.0.i352 = phi i32 [ %add.i, %for.body.i.lr.ph ], [ %add28.i, %for.body20.i ]
  %i.0.i352.frozen = freeze i32 %i.0.i352, !dbg !39
  %div3.i.frozen = freeze i32 %div3.i, !dbg !39
  %div4.i = sdiv i32 %i.0.i352.frozen, %div3.i.frozen, !dbg !39
  %29 = mul i32 %div4.i, %div3.i.frozen, !dbg !40
  %rem.i.decomposed = sub i32 %i.0.i352.frozen, %29, !dbg !40
  %mul6.i = shl nsw i32 %rem.i.decomposed, 2, !dbg !41
  %add7.i = add nsw i32 %div4.i, %mul3, !dbg !42
  %cmp8.i = icmp slt i32 %add7.i, %n, !dbg !43
  %add9.i = add nsw i32 %mul6.i, %t.0378
  %cmp10.i = icmp slt i32 %add9.i, %m
  %or.cond.i135 = select i1 %cmp8.i, i1 %cmp10.i, i1 false, !dbg !44
  br i1 %or.cond.i135, label %if.then.i136, label %for.body20.i, !dbg !44

if.then.i136:                                     ; preds = %for.body.i
  %mul12.i = mul nsw i32 %add7.i, %m, !dbg !45
  %idx.ext.i = sext i32 %mul12.i to i64, !dbg !46
  %gep354 = getelementptr float, ptr %invariant.gep353, i64 %idx.ext.i, !dbg !46
  %idx.ext15.i = sext i32 %mul6.i to i64, !dbg !46
  %add.ptr16.i = getelementptr inbounds float, ptr %gep354, i64 %idx.ext15.i, !dbg !46
  %30 = load <4 x float>, ptr %add.ptr16.i, align 16, !dbg !46, !tbaa !47
  br label %for.body20.i, !dbg !48

for.body20.i:                                     ; preds = %for.body.i, %if.then.i136
  %loaded.0.i = phi <4 x float> [ %30, %if.then.i136 ], [ zeroinitializer, %for.body.i ], !dbg !49
  %mul21.i = mul nsw i32 %div4.i, %add
  %add22.i = add nsw i32 %mul6.i, %mul21.i
  %parts.i.sroa.0.0.vec.extract = extractelement <4 x float> %loaded.0.i, i64 0, !dbg !50
  %idxprom24.i = sext i32 %add22.i to i64, !dbg !51
  %arrayidx25.i = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom24.i, !dbg !51
  store float %parts.i.sroa.0.0.vec.extract, ptr %arrayidx25.i, align 4, !dbg !52, !tbaa !53
  %parts.i.sroa.0.4.vec.extract = extractelement <4 x float> %loaded.0.i, i64 1, !dbg !50
  %31 = sext i32 %add22.i to i64, !dbg !51
  %32 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %31, !dbg !51
  %arrayidx25.i.1 = getelementptr i8, ptr %32, i64 4, !dbg !51
  store float %parts.i.sroa.0.4.vec.extract, ptr %arrayidx25.i.1, align 4, !dbg !52, !tbaa !53
  %parts.i.sroa.0.8.vec.extract = extractelement <4 x float> %loaded.0.i, i64 2, !dbg !50
  %33 = sext i32 %add22.i to i64, !dbg !51
  %34 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %33, !dbg !51
  %arrayidx25.i.2 = getelementptr i8, ptr %34, i64 8, !dbg !51
  store float %parts.i.sroa.0.8.vec.extract, ptr %arrayidx25.i.2, align 4, !dbg !52, !tbaa !53
  %parts.i.sroa.0.12.vec.extract = extractelement <4 x float> %loaded.0.i, i64 3, !dbg !50
  %35 = sext i32 %add22.i to i64, !dbg !51
  %36 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %35, !dbg !51
  %arrayidx25.i.3 = getelementptr i8, ptr %36, i64 12, !dbg !51
  store float %parts.i.sroa.0.12.vec.extract, ptr %arrayidx25.i.3, align 4, !dbg !52, !tbaa !53
  %add28.i = add nsw i32 %mul27.i, %i.0.i352, !dbg !55
  %cmp.i134 = icmp slt i32 %add28.i, %div.i, !dbg !56
  br i1 %cmp.i134, label %for.body.i, label %_ZL9load_tilePfiiiPKfiiii.exit133, !dbg !36, !llvm.loop !57

if.else.i126:                                     ; preds = %for.body
  br i1 %or.cond29.i129, label %if.then6.i131, label %if.else7.i130, !dbg !60

if.then6.i131:                                    ; preds = %if.else.i126
  br i1 %cmp.i188346, label %for.body.i189.lr.ph, label %_ZL9load_tilePfiiiPKfiiii.exit133, !dbg !61

for.body.i189.lr.ph:                              ; preds = %if.then6.i131
  %idx.ext13.i220 = sext i32 %t.0378 to i64
  %invariant.gep348 = getelementptr float, ptr %a, i64 %idx.ext13.i220, !dbg !61
  br label %for.body.i189, !dbg !61

for.body.i189:                                    ; preds = %for.body.i189.lr.ph, %for.body20.i207
  %i.0.i185347 = phi i32 [ %add.i183, %for.body.i189.lr.ph ], [ %add28.i206, %for.body20.i207 ]
  %i.0.i185347.frozen = freeze i32 %i.0.i185347, !dbg !64
  %div3.i190.frozen = freeze i32 %div3.i190, !dbg !64
  %div4.i191 = sdiv i32 %i.0.i185347.frozen, %div3.i190.frozen, !dbg !64
  %37 = mul i32 %div4.i191, %div3.i190.frozen, !dbg !65
  %rem.i192.decomposed = sub i32 %i.0.i185347.frozen, %37, !dbg !65
  %mul6.i193 = shl nsw i32 %rem.i192.decomposed, 1, !dbg !66
  %add7.i194 = add nsw i32 %div4.i191, %mul3, !dbg !67
  %cmp8.i195 = icmp slt i32 %add7.i194, %n, !dbg !68
  %add9.i196 = add nsw i32 %mul6.i193, %t.0378
  %cmp10.i197 = icmp slt i32 %add9.i196, %m
  %or.cond.i198 = select i1 %cmp8.i195, i1 %cmp10.i197, i1 false, !dbg !69
  br i1 %or.cond.i198, label %if.then.i216, label %for.body20.i207, !dbg !69

if.then.i216:                                     ; preds = %for.body.i189
  %mul12.i217 = mul nsw i32 %add7.i194, %m, !dbg !70
  %idx.ext.i218 = sext i32 %mul12.i217 to i64, !dbg !71
  %gep349 = getelementptr float, ptr %invariant.gep348, i64 %idx.ext.i218, !dbg !71
  %idx.ext15.i222 = sext i32 %mul6.i193 to i64, !dbg !71
  %add.ptr16.i223 = getelementptr inbounds float, ptr %gep349, i64 %idx.ext15.i222, !dbg !71
  %38 = load <2 x float>, ptr %add.ptr16.i223, align 8, !dbg !71, !tbaa !47
  br label %for.body20.i207, !dbg !72

for.body20.i207:                                  ; preds = %for.body.i189, %if.then.i216
  %loaded.0.i200 = phi <2 x float> [ %38, %if.then.i216 ], [ zeroinitializer, %for.body.i189 ], !dbg !73
  %mul21.i210 = mul nsw i32 %div4.i191, %add
  %add22.i211 = add nsw i32 %mul6.i193, %mul21.i210
  %parts.i181.sroa.0.0.vec.extract = extractelement <2 x float> %loaded.0.i200, i64 0, !dbg !74
  %idxprom24.i213 = sext i32 %add22.i211 to i64, !dbg !75
  %arrayidx25.i214 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom24.i213, !dbg !75
  store float %parts.i181.sroa.0.0.vec.extract, ptr %arrayidx25.i214, align 4, !dbg !76, !tbaa !53
  %parts.i181.sroa.0.4.vec.extract = extractelement <2 x float> %loaded.0.i200, i64 1, !dbg !74
  %39 = sext i32 %add22.i211 to i64, !dbg !75
  %40 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %39, !dbg !75
  %arrayidx25.i214.1 = getelementptr i8, ptr %40, i64 4, !dbg !75
  store float %parts.i181.sroa.0.4.vec.extract, ptr %arrayidx25.i214.1, align 4, !dbg !76, !tbaa !53
  %add28.i206 = add nsw i32 %mul27.i205, %i.0.i185347, !dbg !77
  %cmp.i188 = icmp slt i32 %add28.i206, %div.i187, !dbg !78
  br i1 %cmp.i188, label %for.body.i189, label %_ZL9load_tilePfiiiPKfiiii.exit133, !dbg !61, !llvm.loop !79

if.else7.i130:                                    ; preds = %if.else.i126
  br i1 %cmp.i274343, label %for.body.i275.lr.ph, label %_ZL9load_tilePfiiiPKfiiii.exit133, !dbg !81

for.body.i275.lr.ph:                              ; preds = %if.else7.i130
  %idx.ext13.i299 = sext i32 %t.0378 to i64
  %invariant.gep = getelementptr float, ptr %a, i64 %idx.ext13.i299, !dbg !81
  br label %for.body.i275, !dbg !81

for.body.i275:                                    ; preds = %for.body.i275.lr.ph, %if.end.i283
  %i.0.i272344 = phi i32 [ %add.i270, %for.body.i275.lr.ph ], [ %add28.i289, %if.end.i283 ]
  %i.0.i272344.frozen = freeze i32 %i.0.i272344, !dbg !84
  %.frozen = freeze i32 %0, !dbg !84
  %div4.i276 = sdiv i32 %i.0.i272344.frozen, %.frozen, !dbg !84
  %41 = mul i32 %div4.i276, %.frozen, !dbg !85
  %rem.i277.decomposed = sub i32 %i.0.i272344.frozen, %41, !dbg !85
  %add7.i278 = add nsw i32 %div4.i276, %mul3, !dbg !86
  %cmp8.i279 = icmp slt i32 %add7.i278, %n, !dbg !87
  %add9.i280 = add nsw i32 %rem.i277.decomposed, %t.0378
  %cmp10.i281 = icmp slt i32 %add9.i280, %m
  %or.cond.i282 = select i1 %cmp8.i279, i1 %cmp10.i281, i1 false, !dbg !88
  br i1 %or.cond.i282, label %if.then.i295, label %if.end.i283, !dbg !88

if.then.i295:                                     ; preds = %for.body.i275
  %mul12.i296 = mul nsw i32 %add7.i278, %m, !dbg !89
  %idx.ext.i297 = sext i32 %mul12.i296 to i64, !dbg !90
  %gep = getelementptr float, ptr %invariant.gep, i64 %idx.ext.i297, !dbg !90
  %idx.ext15.i301 = sext i32 %rem.i277.decomposed to i64, !dbg !90
  %add.ptr16.i302 = getelementptr inbounds float, ptr %gep, i64 %idx.ext15.i301, !dbg !90
  %42 = load float, ptr %add.ptr16.i302, align 4, !dbg !90, !tbaa !53
  br label %if.end.i283, !dbg !91

if.end.i283:                                      ; preds = %if.then.i295, %for.body.i275
  %loaded.0.i284 = phi float [ %42, %if.then.i295 ], [ 0.000000e+00, %for.body.i275 ], !dbg !92
  %mul21.i291 = mul nsw i32 %div4.i276, %add
  %add22.i292 = add nsw i32 %mul21.i291, %rem.i277.decomposed
  %idxprom24.i293 = sext i32 %add22.i292 to i64
  %arrayidx25.i294 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom24.i293
  store float %loaded.0.i284, ptr %arrayidx25.i294, align 4, !tbaa !53
  %add28.i289 = add nsw i32 %mul27.i288, %i.0.i272344, !dbg !93
  %cmp.i274 = icmp slt i32 %add28.i289, %mul2.i273, !dbg !94
  br i1 %cmp.i274, label %for.body.i275, label %_ZL9load_tilePfiiiPKfiiii.exit133, !dbg !81, !llvm.loop !95

_ZL9load_tilePfiiiPKfiiii.exit133:                ; preds = %if.end.i283, %for.body20.i207, %for.body20.i, %if.else7.i130, %if.then6.i131, %if.then.i132
  br i1 %or.cond.i, label %if.then.i, label %if.else.i, !dbg !97

if.then.i:                                        ; preds = %_ZL9load_tilePfiiiPKfiiii.exit133
  br i1 %cmp.i144365, label %for.body.i145, label %_ZL9load_tilePfiiiPKfiiii.exit, !dbg !99

for.body.i145:                                    ; preds = %if.then.i, %for.body20.i163
  %i.0.i141366 = phi i32 [ %add28.i162, %for.body20.i163 ], [ %add.i139, %if.then.i ]
  %i.0.i141366.frozen = freeze i32 %i.0.i141366, !dbg !101
  %div3.i146.frozen = freeze i32 %div3.i146, !dbg !101
  %div4.i147 = sdiv i32 %i.0.i141366.frozen, %div3.i146.frozen, !dbg !101
  %43 = mul i32 %div4.i147, %div3.i146.frozen, !dbg !102
  %rem.i148.decomposed = sub i32 %i.0.i141366.frozen, %43, !dbg !102
  %mul6.i149 = shl nsw i32 %rem.i148.decomposed, 2, !dbg !103
  %add7.i150 = add nsw i32 %div4.i147, %t.0378, !dbg !104
  %cmp8.i151 = icmp slt i32 %add7.i150, %m, !dbg !105
  %add9.i152 = add nsw i32 %mul6.i149, %mul5
  %cmp10.i153 = icmp slt i32 %add9.i152, %k
  %or.cond.i154 = select i1 %cmp8.i151, i1 %cmp10.i153, i1 false, !dbg !106
  br i1 %or.cond.i154, label %if.then.i172, label %for.body20.i163, !dbg !106

if.then.i172:                                     ; preds = %for.body.i145
  %mul12.i173 = mul nsw i32 %add7.i150, %k, !dbg !107
  %idx.ext.i174 = sext i32 %mul12.i173 to i64, !dbg !108
  %gep368 = getelementptr float, ptr %invariant.gep367, i64 %idx.ext.i174, !dbg !108
  %idx.ext15.i178 = sext i32 %mul6.i149 to i64, !dbg !108
  %add.ptr16.i179 = getelementptr inbounds float, ptr %gep368, i64 %idx.ext15.i178, !dbg !108
  %44 = load <4 x float>, ptr %add.ptr16.i179, align 16, !dbg !108, !tbaa !47
  br label %for.body20.i163, !dbg !109

for.body20.i163:                                  ; preds = %for.body.i145, %if.then.i172
  %loaded.0.i156 = phi <4 x float> [ %44, %if.then.i172 ], [ zeroinitializer, %for.body.i145 ], !dbg !110
  %mul21.i166 = mul nsw i32 %div4.i147, %7
  %add22.i167 = add nsw i32 %mul6.i149, %mul21.i166
  %parts.i137.sroa.0.0.vec.extract = extractelement <4 x float> %loaded.0.i156, i64 0, !dbg !111
  %idxprom24.i169 = sext i32 %add22.i167 to i64, !dbg !112
  %arrayidx25.i170 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom24.i169, !dbg !112
  store float %parts.i137.sroa.0.0.vec.extract, ptr %arrayidx25.i170, align 4, !dbg !113, !tbaa !53
  %parts.i137.sroa.0.4.vec.extract = extractelement <4 x float> %loaded.0.i156, i64 1, !dbg !111
  %45 = sext i32 %add22.i167 to i64, !dbg !112
  %46 = getelementptr float, ptr %add.ptr, i64 %45, !dbg !112
  %arrayidx25.i170.1 = getelementptr i8, ptr %46, i64 4, !dbg !112
  store float %parts.i137.sroa.0.4.vec.extract, ptr %arrayidx25.i170.1, align 4, !dbg !113, !tbaa !53
  %parts.i137.sroa.0.8.vec.extract = extractelement <4 x float> %loaded.0.i156, i64 2, !dbg !111
  %47 = sext i32 %add22.i167 to i64, !dbg !112
  %48 = getelementptr float, ptr %add.ptr, i64 %47, !dbg !112
  %arrayidx25.i170.2 = getelementptr i8, ptr %48, i64 8, !dbg !112
  store float %parts.i137.sroa.0.8.vec.extract, ptr %arrayidx25.i170.2, align 4, !dbg !113, !tbaa !53
  %parts.i137.sroa.0.12.vec.extract = extractelement <4 x float> %loaded.0.i156, i64 3, !dbg !111
  %49 = sext i32 %add22.i167 to i64, !dbg !112
  %50 = getelementptr float, ptr %add.ptr, i64 %49, !dbg !112
  %arrayidx25.i170.3 = getelementptr i8, ptr %50, i64 12, !dbg !112
  store float %parts.i137.sroa.0.12.vec.extract, ptr %arrayidx25.i170.3, align 4, !dbg !113, !tbaa !53
  %add28.i162 = add nsw i32 %mul27.i161, %i.0.i141366, !dbg !114
  %cmp.i144 = icmp slt i32 %add28.i162, %div.i143, !dbg !115
  br i1 %cmp.i144, label %for.body.i145, label %_ZL9load_tilePfiiiPKfiiii.exit, !dbg !99, !llvm.loop !116

if.else.i:                                        ; preds = %_ZL9load_tilePfiiiPKfiiii.exit133
  br i1 %or.cond29.i, label %if.then6.i, label %if.else7.i, !dbg !118

if.then6.i:                                       ; preds = %if.else.i
  br i1 %cmp.i231360, label %for.body.i232, label %_ZL9load_tilePfiiiPKfiiii.exit, !dbg !119

for.body.i232:                                    ; preds = %if.then6.i, %for.body20.i250
  %i.0.i228361 = phi i32 [ %add28.i249, %for.body20.i250 ], [ %add.i226, %if.then6.i ]
  %i.0.i228361.frozen = freeze i32 %i.0.i228361, !dbg !121
  %div3.i233.frozen = freeze i32 %div3.i233, !dbg !121
  %div4.i234 = sdiv i32 %i.0.i228361.frozen, %div3.i233.frozen, !dbg !121
  %51 = mul i32 %div4.i234, %div3.i233.frozen, !dbg !122
  %rem.i235.decomposed = sub i32 %i.0.i228361.frozen, %51, !dbg !122
  %mul6.i236 = shl nsw i32 %rem.i235.decomposed, 1, !dbg !123
  %add7.i237 = add nsw i32 %div4.i234, %t.0378, !dbg !124
  %cmp8.i238 = icmp slt i32 %add7.i237, %m, !dbg !125
  %add9.i239 = add nsw i32 %mul6.i236, %mul5
  %cmp10.i240 = icmp slt i32 %add9.i239, %k
  %or.cond.i241 = select i1 %cmp8.i238, i1 %cmp10.i240, i1 false, !dbg !126
  br i1 %or.cond.i241, label %if.then.i259, label %for.body20.i250, !dbg !126

if.then.i259:                                     ; preds = %for.body.i232
  %mul12.i260 = mul nsw i32 %add7.i237, %k, !dbg !127
  %idx.ext.i261 = sext i32 %mul12.i260 to i64, !dbg !128
  %gep363 = getelementptr float, ptr %invariant.gep362, i64 %idx.ext.i261, !dbg !128
  %idx.ext15.i265 = sext i32 %mul6.i236 to i64, !dbg !128
  %add.ptr16.i266 = getelementptr inbounds float, ptr %gep363, i64 %idx.ext15.i265, !dbg !128
  %52 = load <2 x float>, ptr %add.ptr16.i266, align 8, !dbg !128, !tbaa !47
  br label %for.body20.i250, !dbg !129

for.body20.i250:                                  ; preds = %for.body.i232, %if.then.i259
  %loaded.0.i243 = phi <2 x float> [ %52, %if.then.i259 ], [ zeroinitializer, %for.body.i232 ], !dbg !130
  %mul21.i253 = mul nsw i32 %div4.i234, %7
  %add22.i254 = add nsw i32 %mul6.i236, %mul21.i253
  %parts.i224.sroa.0.0.vec.extract = extractelement <2 x float> %loaded.0.i243, i64 0, !dbg !131
  %idxprom24.i256 = sext i32 %add22.i254 to i64, !dbg !132
  %arrayidx25.i257 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom24.i256, !dbg !132
  store float %parts.i224.sroa.0.0.vec.extract, ptr %arrayidx25.i257, align 4, !dbg !133, !tbaa !53
  %parts.i224.sroa.0.4.vec.extract = extractelement <2 x float> %loaded.0.i243, i64 1, !dbg !131
  %53 = sext i32 %add22.i254 to i64, !dbg !132
  %54 = getelementptr float, ptr %add.ptr, i64 %53, !dbg !132
  %arrayidx25.i257.1 = getelementptr i8, ptr %54, i64 4, !dbg !132
  store float %parts.i224.sroa.0.4.vec.extract, ptr %arrayidx25.i257.1, align 4, !dbg !133, !tbaa !53
  %add28.i249 = add nsw i32 %mul27.i248, %i.0.i228361, !dbg !134
  %cmp.i231 = icmp slt i32 %add28.i249, %div.i230, !dbg !135
  br i1 %cmp.i231, label %for.body.i232, label %_ZL9load_tilePfiiiPKfiiii.exit, !dbg !119, !llvm.loop !136

if.else7.i:                                       ; preds = %if.else.i
  br i1 %cmp.i309355, label %for.body.i310, label %_ZL9load_tilePfiiiPKfiiii.exit, !dbg !138

for.body.i310:                                    ; preds = %if.else7.i, %if.end.i318
  %i.0.i307356 = phi i32 [ %add28.i324, %if.end.i318 ], [ %add.i305, %if.else7.i ]
  %i.0.i307356.frozen = freeze i32 %i.0.i307356, !dbg !140
  %.frozen403 = freeze i32 %7, !dbg !140
  %div4.i311 = sdiv i32 %i.0.i307356.frozen, %.frozen403, !dbg !140
  %55 = mul i32 %div4.i311, %.frozen403, !dbg !141
  %rem.i312.decomposed = sub i32 %i.0.i307356.frozen, %55, !dbg !141
  %add7.i313 = add nsw i32 %div4.i311, %t.0378, !dbg !142
  %cmp8.i314 = icmp slt i32 %add7.i313, %m, !dbg !143
  %add9.i315 = add nsw i32 %rem.i312.decomposed, %mul5
  %cmp10.i316 = icmp slt i32 %add9.i315, %k
  %or.cond.i317 = select i1 %cmp8.i314, i1 %cmp10.i316, i1 false, !dbg !144
  br i1 %or.cond.i317, label %if.then.i330, label %if.end.i318, !dbg !144

if.then.i330:                                     ; preds = %for.body.i310
  %mul12.i331 = mul nsw i32 %add7.i313, %k, !dbg !145
  %idx.ext.i332 = sext i32 %mul12.i331 to i64, !dbg !146
  %gep358 = getelementptr float, ptr %invariant.gep357, i64 %idx.ext.i332, !dbg !146
  %idx.ext15.i336 = sext i32 %rem.i312.decomposed to i64, !dbg !146
  %add.ptr16.i337 = getelementptr inbounds float, ptr %gep358, i64 %idx.ext15.i336, !dbg !146
  %56 = load float, ptr %add.ptr16.i337, align 4, !dbg !146, !tbaa !53
  br label %if.end.i318, !dbg !147

if.end.i318:                                      ; preds = %if.then.i330, %for.body.i310
  %loaded.0.i319 = phi float [ %56, %if.then.i330 ], [ 0.000000e+00, %for.body.i310 ], !dbg !148
  %mul21.i326 = mul nsw i32 %div4.i311, %7
  %add22.i327 = add nsw i32 %mul21.i326, %rem.i312.decomposed
  %idxprom24.i328 = sext i32 %add22.i327 to i64
  %arrayidx25.i329 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom24.i328
  store float %loaded.0.i319, ptr %arrayidx25.i329, align 4, !tbaa !53
  %add28.i324 = add nsw i32 %mul27.i323, %i.0.i307356, !dbg !149
  %cmp.i309 = icmp slt i32 %add28.i324, %mul2.i308, !dbg !150
  br i1 %cmp.i309, label %for.body.i310, label %_ZL9load_tilePfiiiPKfiiii.exit, !dbg !138, !llvm.loop !151

_ZL9load_tilePfiiiPKfiiii.exit:                   ; preds = %if.end.i318, %for.body20.i250, %for.body20.i163, %if.else7.i, %if.then6.i, %if.then.i
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !153
  br i1 %cmp7375, label %for.cond10.preheader, label %for.cond.cleanup8, !dbg !154

for.cond10.preheader:                             ; preds = %_ZL9load_tilePfiiiPKfiiii.exit, %for.cond.cleanup12
  %i.0376 = phi i32 [ %add48, %for.cond.cleanup12 ], [ 0, %_ZL9load_tilePfiiiPKfiiii.exit ]
  br i1 %cmp11373, label %for.cond14.preheader.lr.ph, label %for.cond.cleanup12, !dbg !155

for.cond14.preheader.lr.ph:                       ; preds = %for.cond10.preheader
  %div = sdiv i32 %2, %24
  %cmp15371 = icmp sgt i32 %div, 0
  br label %for.cond14.preheader, !dbg !155

for.cond.cleanup8:                                ; preds = %for.cond.cleanup12, %_ZL9load_tilePfiiiPKfiiii.exit
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !156
  %add51 = add nsw i32 %t.0378, %0, !dbg !157
  %cmp = icmp slt i32 %add51, %m, !dbg !29
  br i1 %cmp, label %for.body, label %for.cond54.preheader, !dbg !30, !llvm.loop !158

for.cond14.preheader:                             ; preds = %for.cond14.preheader.lr.ph, %for.cond.cleanup16
  %u.0374 = phi i32 [ 0, %for.cond14.preheader.lr.ph ], [ %inc45, %for.cond.cleanup16 ]
  br i1 %cmp15371, label %for.cond18.preheader.lr.ph, label %for.cond.cleanup16, !dbg !160

for.cond18.preheader.lr.ph:                       ; preds = %for.cond14.preheader
  %div19 = sdiv i32 %7, %26
  %cmp20369 = icmp sgt i32 %div19, 0
  %add26 = add i32 %u.0374, %i.0376
  %add28 = add nsw i32 %u.0374, %i.0376
  %mul29 = mul nsw i32 %add28, %7
  %add30 = add nsw i32 %mul29, %3
  br label %for.cond18.preheader, !dbg !160

for.cond.cleanup12:                               ; preds = %for.cond.cleanup16, %for.cond10.preheader
  %add48 = add nsw i32 %25, %i.0376, !dbg !161
  %cmp7 = icmp slt i32 %add48, %0, !dbg !162
  br i1 %cmp7, label %for.cond10.preheader, label %for.cond.cleanup8, !dbg !154, !llvm.loop !163

for.cond18.preheader:                             ; preds = %for.cond18.preheader.lr.ph, %for.cond.cleanup21
  %y.0372 = phi i32 [ 0, %for.cond18.preheader.lr.ph ], [ %inc42, %for.cond.cleanup21 ]
  br i1 %cmp20369, label %for.body22.lr.ph, label %for.cond.cleanup21, !dbg !166

for.body22.lr.ph:                                 ; preds = %for.cond18.preheader
  %mul23 = mul nsw i32 %24, %y.0372
  %add24 = add nsw i32 %mul23, %4
  %mul25 = mul nsw i32 %add24, %add
  %add27 = add i32 %add26, %mul25
  %idxprom = sext i32 %add27 to i64
  %arrayidx = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idxprom
  %57 = load float, ptr %arrayidx, align 4, !tbaa !53
  %idxprom36 = zext nneg i32 %y.0372 to i64
  %arrayidx37 = getelementptr inbounds nuw [8 x float], ptr %sum, i64 %idxprom36
  br label %for.body22, !dbg !166

for.cond.cleanup16:                               ; preds = %for.cond.cleanup21, %for.cond14.preheader
  %inc45 = add nuw nsw i32 %u.0374, 1, !dbg !167
  %exitcond391.not = icmp eq i32 %inc45, %25, !dbg !168
  br i1 %exitcond391.not, label %for.cond.cleanup12, label %for.cond14.preheader, !dbg !155, !llvm.loop !169

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond18.preheader
  %inc42 = add nuw nsw i32 %y.0372, 1, !dbg !172
  %exitcond390.not = icmp eq i32 %inc42, %div, !dbg !173
  br i1 %exitcond390.not, label %for.cond.cleanup16, label %for.cond18.preheader, !dbg !160, !llvm.loop !174

for.body22:                                       ; preds = %for.body22.lr.ph, %for.body22
  %x.0370 = phi i32 [ 0, %for.body22.lr.ph ], [ %inc, %for.body22 ]
  %mul31 = mul nsw i32 %26, %x.0370, !dbg !176
  %add32 = add nsw i32 %add30, %mul31, !dbg !177
  %idxprom33 = sext i32 %add32 to i64, !dbg !178
  %arrayidx34 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom33, !dbg !178
  %58 = load float, ptr %arrayidx34, align 4, !dbg !178, !tbaa !53
  %mul35 = fmul contract float %57, %58, !dbg !179
  %idxprom38 = zext nneg i32 %x.0370 to i64, !dbg !180
  %arrayidx39 = getelementptr inbounds nuw float, ptr %arrayidx37, i64 %idxprom38, !dbg !180
  %59 = load float, ptr %arrayidx39, align 4, !dbg !181, !tbaa !53
  %add40 = fadd contract float %59, %mul35, !dbg !181
  store float %add40, ptr %arrayidx39, align 4, !dbg !181, !tbaa !53
  %inc = add nuw nsw i32 %x.0370, 1, !dbg !182
  %exitcond389.not = icmp eq i32 %inc, %div19, !dbg !183
  br i1 %exitcond389.not, label %for.cond.cleanup21, label %for.body22, !dbg !166, !llvm.loop !184

for.cond60.preheader:                             ; preds = %for.cond60.preheader.lr.ph, %for.cond.cleanup63
  %y53.0383 = phi i32 [ 0, %for.cond60.preheader.lr.ph ], [ %inc85, %for.cond.cleanup63 ]
  br i1 %cmp62380, label %for.body64.lr.ph, label %for.cond.cleanup63, !dbg !186

for.body64.lr.ph:                                 ; preds = %for.cond60.preheader
  %mul66 = mul nsw i32 %27, %y53.0383
  %add67 = add nsw i32 %add65, %mul66
  %cmp71 = icmp slt i32 %add67, %n
  %idxprom73 = zext nneg i32 %y53.0383 to i64
  %arrayidx74 = getelementptr inbounds nuw [8 x float], ptr %sum, i64 %idxprom73
  %mul77 = mul nsw i32 %add67, %k
  br label %for.body64, !dbg !186

for.cond.cleanup57:                               ; preds = %for.cond.cleanup63, %for.cond54.preheader
  call void @llvm.lifetime.end.p0(ptr nonnull %sum) #5, !dbg !187
  ret void, !dbg !187

for.cond.cleanup63:                               ; preds = %if.end, %for.cond60.preheader
  %inc85 = add nuw nsw i32 %y53.0383, 1, !dbg !188
  %exitcond393.not = icmp eq i32 %inc85, %div55, !dbg !31
  br i1 %exitcond393.not, label %for.cond.cleanup57, label %for.cond60.preheader, !dbg !32, !llvm.loop !189

for.body64:                                       ; preds = %for.body64.lr.ph, %if.end
  %x59.0381 = phi i32 [ 0, %for.body64.lr.ph ], [ %inc82, %if.end ]
  %mul69 = mul nsw i32 %28, %x59.0381, !dbg !191
  %add70 = add nsw i32 %add68, %mul69, !dbg !192
  %cmp72 = icmp slt i32 %add70, %k
  %or.cond = select i1 %cmp71, i1 %cmp72, i1 false, !dbg !193
  br i1 %or.cond, label %if.then, label %if.end, !dbg !193

if.then:                                          ; preds = %for.body64
  %idxprom75 = zext nneg i32 %x59.0381 to i64, !dbg !194
  %arrayidx76 = getelementptr inbounds nuw float, ptr %arrayidx74, i64 %idxprom75, !dbg !194
  %60 = load float, ptr %arrayidx76, align 4, !dbg !194, !tbaa !53
  %add78 = add nsw i32 %add70, %mul77, !dbg !195
  %idxprom79 = sext i32 %add78 to i64, !dbg !196
  %arrayidx80 = getelementptr inbounds float, ptr %c, i64 %idxprom79, !dbg !196
  store float %60, ptr %arrayidx80, align 4, !dbg !197, !tbaa !53
  br label %if.end, !dbg !196

if.end:                                           ; preds = %if.then, %for.body64
  %inc82 = add nuw nsw i32 %x59.0381, 1, !dbg !198
  %exitcond392.not = icmp eq i32 %inc82, %div61, !dbg !199
  br i1 %exitcond392.not, label %for.cond.cleanup63, label %for.body64, !dbg !186, !llvm.loop !200
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "matmul_tunable.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "matmul", scope: !1, file: !1, line: 65, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 67, column: 17, scope: !11)
!15 = !DILocation(line: 67, column: 25, scope: !11)
!16 = !DILocation(line: 67, column: 23, scope: !11)
!17 = !DILocation(line: 69, column: 29, scope: !11)
!18 = !DILocation(line: 69, column: 34, scope: !11)
!19 = !DILocation(line: 69, column: 27, scope: !11)
!20 = !DILocation(line: 71, column: 14, scope: !11)
!21 = !DILocation(line: 72, column: 14, scope: !11)
!22 = !DILocation(line: 73, column: 15, scope: !11)
!23 = !DILocation(line: 73, column: 26, scope: !11)
!24 = !DILocation(line: 74, column: 16, scope: !11)
!25 = !DILocation(line: 74, column: 29, scope: !11)
!26 = !DILocation(line: 74, column: 27, scope: !11)
!27 = !DILocation(line: 75, column: 5, scope: !11)
!28 = !DILocation(line: 75, column: 11, scope: !11)
!29 = !DILocation(line: 77, column: 23, scope: !11)
!30 = !DILocation(line: 77, column: 5, scope: !11)
!31 = !DILocation(line: 98, column: 23, scope: !11)
!32 = !DILocation(line: 98, column: 5, scope: !11)
!33 = !DILocation(line: 57, column: 21, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "load_tile", scope: !1, file: !1, line: 52, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = distinct !DILocation(line: 78, column: 9, scope: !11)
!36 = !DILocation(line: 39, column: 5, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "copy<float __attribute__((ext_vector_type(4))), 4>", scope: !1, file: !1, line: 34, type: !12, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!38 = distinct !DILocation(line: 58, column: 9, scope: !34, inlinedAt: !35)
!39 = !DILocation(line: 40, column: 19, scope: !37, inlinedAt: !38)
!40 = !DILocation(line: 41, column: 19, scope: !37, inlinedAt: !38)
!41 = !DILocation(line: 41, column: 36, scope: !37, inlinedAt: !38)
!42 = !DILocation(line: 43, column: 17, scope: !37, inlinedAt: !38)
!43 = !DILocation(line: 43, column: 21, scope: !37, inlinedAt: !38)
!44 = !DILocation(line: 43, column: 30, scope: !37, inlinedAt: !38)
!45 = !DILocation(line: 44, column: 59, scope: !37, inlinedAt: !38)
!46 = !DILocation(line: 44, column: 22, scope: !37, inlinedAt: !38)
!47 = !{!9, !9, i64 0}
!48 = !DILocation(line: 44, column: 13, scope: !37, inlinedAt: !38)
!49 = !DILocation(line: 0, scope: !37, inlinedAt: !38)
!50 = !DILocation(line: 48, column: 39, scope: !37, inlinedAt: !38)
!51 = !DILocation(line: 48, column: 13, scope: !37, inlinedAt: !38)
!52 = !DILocation(line: 48, column: 37, scope: !37, inlinedAt: !38)
!53 = !{!54, !54, i64 0}
!54 = !{!"float", !9, i64 0}
!55 = !DILocation(line: 39, column: 53, scope: !37, inlinedAt: !38)
!56 = !DILocation(line: 39, column: 28, scope: !37, inlinedAt: !38)
!57 = distinct !{!57, !36, !58, !59}
!58 = !DILocation(line: 49, column: 5, scope: !37, inlinedAt: !38)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !DILocation(line: 59, column: 26, scope: !34, inlinedAt: !35)
!61 = !DILocation(line: 39, column: 5, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "copy<float __attribute__((ext_vector_type(2))), 2>", scope: !1, file: !1, line: 34, type: !12, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!63 = distinct !DILocation(line: 60, column: 9, scope: !34, inlinedAt: !35)
!64 = !DILocation(line: 40, column: 19, scope: !62, inlinedAt: !63)
!65 = !DILocation(line: 41, column: 19, scope: !62, inlinedAt: !63)
!66 = !DILocation(line: 41, column: 36, scope: !62, inlinedAt: !63)
!67 = !DILocation(line: 43, column: 17, scope: !62, inlinedAt: !63)
!68 = !DILocation(line: 43, column: 21, scope: !62, inlinedAt: !63)
!69 = !DILocation(line: 43, column: 30, scope: !62, inlinedAt: !63)
!70 = !DILocation(line: 44, column: 59, scope: !62, inlinedAt: !63)
!71 = !DILocation(line: 44, column: 22, scope: !62, inlinedAt: !63)
!72 = !DILocation(line: 44, column: 13, scope: !62, inlinedAt: !63)
!73 = !DILocation(line: 0, scope: !62, inlinedAt: !63)
!74 = !DILocation(line: 48, column: 39, scope: !62, inlinedAt: !63)
!75 = !DILocation(line: 48, column: 13, scope: !62, inlinedAt: !63)
!76 = !DILocation(line: 48, column: 37, scope: !62, inlinedAt: !63)
!77 = !DILocation(line: 39, column: 53, scope: !62, inlinedAt: !63)
!78 = !DILocation(line: 39, column: 28, scope: !62, inlinedAt: !63)
!79 = distinct !{!79, !61, !80, !59}
!80 = !DILocation(line: 49, column: 5, scope: !62, inlinedAt: !63)
!81 = !DILocation(line: 39, column: 5, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "copy<float, 1>", scope: !1, file: !1, line: 34, type: !12, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 62, column: 9, scope: !34, inlinedAt: !35)
!84 = !DILocation(line: 40, column: 19, scope: !82, inlinedAt: !83)
!85 = !DILocation(line: 41, column: 19, scope: !82, inlinedAt: !83)
!86 = !DILocation(line: 43, column: 17, scope: !82, inlinedAt: !83)
!87 = !DILocation(line: 43, column: 21, scope: !82, inlinedAt: !83)
!88 = !DILocation(line: 43, column: 30, scope: !82, inlinedAt: !83)
!89 = !DILocation(line: 44, column: 59, scope: !82, inlinedAt: !83)
!90 = !DILocation(line: 44, column: 22, scope: !82, inlinedAt: !83)
!91 = !DILocation(line: 44, column: 13, scope: !82, inlinedAt: !83)
!92 = !DILocation(line: 0, scope: !82, inlinedAt: !83)
!93 = !DILocation(line: 39, column: 53, scope: !82, inlinedAt: !83)
!94 = !DILocation(line: 39, column: 28, scope: !82, inlinedAt: !83)
!95 = distinct !{!95, !81, !96, !59}
!96 = !DILocation(line: 49, column: 5, scope: !82, inlinedAt: !83)
!97 = !DILocation(line: 57, column: 21, scope: !34, inlinedAt: !98)
!98 = distinct !DILocation(line: 79, column: 9, scope: !11)
!99 = !DILocation(line: 39, column: 5, scope: !37, inlinedAt: !100)
!100 = distinct !DILocation(line: 58, column: 9, scope: !34, inlinedAt: !98)
!101 = !DILocation(line: 40, column: 19, scope: !37, inlinedAt: !100)
!102 = !DILocation(line: 41, column: 19, scope: !37, inlinedAt: !100)
!103 = !DILocation(line: 41, column: 36, scope: !37, inlinedAt: !100)
!104 = !DILocation(line: 43, column: 17, scope: !37, inlinedAt: !100)
!105 = !DILocation(line: 43, column: 21, scope: !37, inlinedAt: !100)
!106 = !DILocation(line: 43, column: 30, scope: !37, inlinedAt: !100)
!107 = !DILocation(line: 44, column: 59, scope: !37, inlinedAt: !100)
!108 = !DILocation(line: 44, column: 22, scope: !37, inlinedAt: !100)
!109 = !DILocation(line: 44, column: 13, scope: !37, inlinedAt: !100)
!110 = !DILocation(line: 0, scope: !37, inlinedAt: !100)
!111 = !DILocation(line: 48, column: 39, scope: !37, inlinedAt: !100)
!112 = !DILocation(line: 48, column: 13, scope: !37, inlinedAt: !100)
!113 = !DILocation(line: 48, column: 37, scope: !37, inlinedAt: !100)
!114 = !DILocation(line: 39, column: 53, scope: !37, inlinedAt: !100)
!115 = !DILocation(line: 39, column: 28, scope: !37, inlinedAt: !100)
!116 = distinct !{!116, !99, !117, !59}
!117 = !DILocation(line: 49, column: 5, scope: !37, inlinedAt: !100)
!118 = !DILocation(line: 59, column: 26, scope: !34, inlinedAt: !98)
!119 = !DILocation(line: 39, column: 5, scope: !62, inlinedAt: !120)
!120 = distinct !DILocation(line: 60, column: 9, scope: !34, inlinedAt: !98)
!121 = !DILocation(line: 40, column: 19, scope: !62, inlinedAt: !120)
!122 = !DILocation(line: 41, column: 19, scope: !62, inlinedAt: !120)
!123 = !DILocation(line: 41, column: 36, scope: !62, inlinedAt: !120)
!124 = !DILocation(line: 43, column: 17, scope: !62, inlinedAt: !120)
!125 = !DILocation(line: 43, column: 21, scope: !62, inlinedAt: !120)
!126 = !DILocation(line: 43, column: 30, scope: !62, inlinedAt: !120)
!127 = !DILocation(line: 44, column: 59, scope: !62, inlinedAt: !120)
!128 = !DILocation(line: 44, column: 22, scope: !62, inlinedAt: !120)
!129 = !DILocation(line: 44, column: 13, scope: !62, inlinedAt: !120)
!130 = !DILocation(line: 0, scope: !62, inlinedAt: !120)
!131 = !DILocation(line: 48, column: 39, scope: !62, inlinedAt: !120)
!132 = !DILocation(line: 48, column: 13, scope: !62, inlinedAt: !120)
!133 = !DILocation(line: 48, column: 37, scope: !62, inlinedAt: !120)
!134 = !DILocation(line: 39, column: 53, scope: !62, inlinedAt: !120)
!135 = !DILocation(line: 39, column: 28, scope: !62, inlinedAt: !120)
!136 = distinct !{!136, !119, !137, !59}
!137 = !DILocation(line: 49, column: 5, scope: !62, inlinedAt: !120)
!138 = !DILocation(line: 39, column: 5, scope: !82, inlinedAt: !139)
!139 = distinct !DILocation(line: 62, column: 9, scope: !34, inlinedAt: !98)
!140 = !DILocation(line: 40, column: 19, scope: !82, inlinedAt: !139)
!141 = !DILocation(line: 41, column: 19, scope: !82, inlinedAt: !139)
!142 = !DILocation(line: 43, column: 17, scope: !82, inlinedAt: !139)
!143 = !DILocation(line: 43, column: 21, scope: !82, inlinedAt: !139)
!144 = !DILocation(line: 43, column: 30, scope: !82, inlinedAt: !139)
!145 = !DILocation(line: 44, column: 59, scope: !82, inlinedAt: !139)
!146 = !DILocation(line: 44, column: 22, scope: !82, inlinedAt: !139)
!147 = !DILocation(line: 44, column: 13, scope: !82, inlinedAt: !139)
!148 = !DILocation(line: 0, scope: !82, inlinedAt: !139)
!149 = !DILocation(line: 39, column: 53, scope: !82, inlinedAt: !139)
!150 = !DILocation(line: 39, column: 28, scope: !82, inlinedAt: !139)
!151 = distinct !{!151, !138, !152, !59}
!152 = !DILocation(line: 49, column: 5, scope: !82, inlinedAt: !139)
!153 = !DILocation(line: 80, column: 9, scope: !11)
!154 = !DILocation(line: 83, column: 9, scope: !11)
!155 = !DILocation(line: 85, column: 13, scope: !11)
!156 = !DILocation(line: 94, column: 9, scope: !11)
!157 = !DILocation(line: 77, column: 30, scope: !11)
!158 = distinct !{!158, !30, !159, !59}
!159 = !DILocation(line: 95, column: 5, scope: !11)
!160 = !DILocation(line: 87, column: 17, scope: !11)
!161 = !DILocation(line: 83, column: 38, scope: !11)
!162 = !DILocation(line: 83, column: 27, scope: !11)
!163 = distinct !{!163, !154, !164, !59, !165}
!164 = !DILocation(line: 93, column: 9, scope: !11)
!165 = !{!"llvm.loop.unroll.disable"}
!166 = !DILocation(line: 88, column: 21, scope: !11)
!167 = !DILocation(line: 85, column: 42, scope: !11)
!168 = !DILocation(line: 85, column: 31, scope: !11)
!169 = distinct !{!169, !155, !170, !59, !171}
!170 = !DILocation(line: 92, column: 13, scope: !11)
!171 = !{!"llvm.loop.unroll.full"}
!172 = !DILocation(line: 87, column: 56, scope: !11)
!173 = !DILocation(line: 87, column: 35, scope: !11)
!174 = distinct !{!174, !160, !175, !59, !171}
!175 = !DILocation(line: 91, column: 17, scope: !11)
!176 = !DILocation(line: 90, column: 69, scope: !11)
!177 = !DILocation(line: 90, column: 65, scope: !11)
!178 = !DILocation(line: 90, column: 38, scope: !11)
!179 = !DILocation(line: 89, column: 83, scope: !11)
!180 = !DILocation(line: 89, column: 25, scope: !11)
!181 = !DILocation(line: 89, column: 35, scope: !11)
!182 = !DILocation(line: 88, column: 60, scope: !11)
!183 = !DILocation(line: 88, column: 39, scope: !11)
!184 = distinct !{!184, !166, !185, !59}
!185 = !DILocation(line: 90, column: 80, scope: !11)
!186 = !DILocation(line: 99, column: 9, scope: !11)
!187 = !DILocation(line: 106, column: 1, scope: !11)
!188 = !DILocation(line: 98, column: 44, scope: !11)
!189 = distinct !{!189, !32, !190, !59, !171}
!190 = !DILocation(line: 105, column: 5, scope: !11)
!191 = !DILocation(line: 101, column: 37, scope: !11)
!192 = !DILocation(line: 101, column: 33, scope: !11)
!193 = !DILocation(line: 102, column: 25, scope: !11)
!194 = !DILocation(line: 103, column: 36, scope: !11)
!195 = !DILocation(line: 103, column: 27, scope: !11)
!196 = !DILocation(line: 103, column: 17, scope: !11)
!197 = !DILocation(line: 103, column: 34, scope: !11)
!198 = !DILocation(line: 99, column: 48, scope: !11)
!199 = !DILocation(line: 99, column: 27, scope: !11)
!200 = distinct !{!200, !186, !201, !59}
!201 = !DILocation(line: 104, column: 9, scope: !11)
