; Made from cfd.cu by scripts/build_kernels.py; do not edit.
; ModuleID = 'cfd.cu'
source_filename = "cfd.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@far_field = dso_local addrspace(4) externally_initialized constant [5 x float] zeroinitializer, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @far_field to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @begin_step(ptr noundef readonly captures(none) %variables, ptr noundef readonly captures(none) %surface, ptr noundef writeonly captures(none) %old, ptr noundef writeonly captures(none) %step, i32 noundef %elements, float noundef %courant) local_unnamed_addr #0 !dbg !11 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %mul = mul i32 %0, %1, !dbg !16
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %add = add i32 %mul, %2, !dbg !18
  %cmp = icmp slt i32 %add, %elements, !dbg !19
  br i1 %cmp, label %for.body.preheader, label %if.end, !dbg !19

for.body.preheader:                               ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !20
  %arrayidx = getelementptr inbounds float, ptr %variables, i64 %idxprom, !dbg !20
  %3 = load float, ptr %arrayidx, align 4, !dbg !20, !tbaa !21
  %arrayidx9 = getelementptr inbounds float, ptr %old, i64 %idxprom, !dbg !23
  store float %3, ptr %arrayidx9, align 4, !dbg !24, !tbaa !21
  %add5.1 = add nsw i32 %elements, %add, !dbg !25
  %idxprom.1 = sext i32 %add5.1 to i64, !dbg !20
  %arrayidx.1 = getelementptr inbounds float, ptr %variables, i64 %idxprom.1, !dbg !20
  %4 = load float, ptr %arrayidx.1, align 4, !dbg !20, !tbaa !21
  %arrayidx9.1 = getelementptr inbounds float, ptr %old, i64 %idxprom.1, !dbg !23
  store float %4, ptr %arrayidx9.1, align 4, !dbg !24, !tbaa !21
  %mul4.2 = shl nsw i32 %elements, 1, !dbg !26
  %add5.2 = add nsw i32 %mul4.2, %add, !dbg !25
  %idxprom.2 = sext i32 %add5.2 to i64, !dbg !20
  %arrayidx.2 = getelementptr inbounds float, ptr %variables, i64 %idxprom.2, !dbg !20
  %5 = load float, ptr %arrayidx.2, align 4, !dbg !20, !tbaa !21
  %arrayidx9.2 = getelementptr inbounds float, ptr %old, i64 %idxprom.2, !dbg !23
  store float %5, ptr %arrayidx9.2, align 4, !dbg !24, !tbaa !21
  %mul4.3 = mul nsw i32 %elements, 3, !dbg !26
  %add5.3 = add nsw i32 %mul4.3, %add, !dbg !25
  %idxprom.3 = sext i32 %add5.3 to i64, !dbg !20
  %arrayidx.3 = getelementptr inbounds float, ptr %variables, i64 %idxprom.3, !dbg !20
  %6 = load float, ptr %arrayidx.3, align 4, !dbg !20, !tbaa !21
  %arrayidx9.3 = getelementptr inbounds float, ptr %old, i64 %idxprom.3, !dbg !23
  store float %6, ptr %arrayidx9.3, align 4, !dbg !24, !tbaa !21
  %mul4.4 = shl nsw i32 %elements, 2, !dbg !26
  %add5.4 = add nsw i32 %mul4.4, %add, !dbg !25
  %idxprom.4 = sext i32 %add5.4 to i64, !dbg !20
  %arrayidx.4 = getelementptr inbounds float, ptr %variables, i64 %idxprom.4, !dbg !20
  %7 = load float, ptr %arrayidx.4, align 4, !dbg !20, !tbaa !21
  %arrayidx9.4 = getelementptr inbounds float, ptr %old, i64 %idxprom.4, !dbg !23
  store float %7, ptr %arrayidx9.4, align 4, !dbg !24, !tbaa !21
  %mul10 = fmul contract float %courant, 2.000000e+00, !dbg !27
  %arrayidx12 = getelementptr inbounds float, ptr %surface, i64 %idxprom, !dbg !28
  %8 = load float, ptr %arrayidx12, align 4, !dbg !28, !tbaa !21
  %9 = load float, ptr %arrayidx, align 4, !dbg !29, !tbaa !21
  %10 = load float, ptr %arrayidx.1, align 4, !dbg !32, !tbaa !21
  %mul.i = shl nsw i32 %elements, 1, !dbg !33
  %add3.i = add nsw i32 %mul.i, %add, !dbg !34
  %idxprom4.i = sext i32 %add3.i to i64, !dbg !35
  %arrayidx5.i = getelementptr inbounds float, ptr %variables, i64 %idxprom4.i, !dbg !35
  %11 = load float, ptr %arrayidx5.i, align 4, !dbg !35, !tbaa !21
  %12 = load float, ptr %arrayidx.3, align 4, !dbg !36, !tbaa !21
  %mul10.i = shl nsw i32 %elements, 2, !dbg !37
  %add11.i = add nsw i32 %mul10.i, %add, !dbg !38
  %idxprom12.i = sext i32 %add11.i to i64, !dbg !39
  %arrayidx13.i = getelementptr inbounds float, ptr %variables, i64 %idxprom12.i, !dbg !39
  %13 = load float, ptr %arrayidx13.i, align 4, !dbg !39, !tbaa !21
  %mul.i.i = fmul contract float %10, %10, !dbg !40
  %mul3.i.i = fmul contract float %11, %11, !dbg !45
  %add.i.i = fadd contract float %mul.i.i, %mul3.i.i, !dbg !46
  %mul5.i.i = fmul contract float %12, %12, !dbg !47
  %add6.i.i = fadd contract float %add.i.i, %mul5.i.i, !dbg !48
  %mul8.i.i = fmul contract float %9, %9, !dbg !49
  %div.i.i = fdiv contract float %add6.i.i, %mul8.i.i, !dbg !50
  %14 = tail call contract noundef float @llvm.sqrt.f32(float %div.i.i), !dbg !51
  %mul.i5.i = fmul contract float %9, 5.000000e-01, !dbg !52
  %mul1.i.i = fmul contract float %mul.i5.i, %div.i.i, !dbg !55
  %sub.i.i = fsub contract float %13, %mul1.i.i, !dbg !56
  %mul2.i.i = fmul contract float %sub.i.i, 0x3FD9999980000000, !dbg !57
  %mul.i30 = fmul contract float %mul2.i.i, 0x3FF6666660000000, !dbg !58
  %div.i = fdiv contract float %mul.i30, %9, !dbg !59
  %15 = tail call contract noundef float @llvm.sqrt.f32(float %div.i), !dbg !60
  %add.i31 = fadd contract float %14, %15, !dbg !61
  %mul15 = fmul contract float %8, %add.i31, !dbg !62
  %div = fdiv contract float %mul10, %mul15, !dbg !63
  %arrayidx17 = getelementptr inbounds float, ptr %step, i64 %idxprom, !dbg !64
  store float %div, ptr %arrayidx17, align 4, !dbg !65, !tbaa !21
  br label %if.end, !dbg !66

if.end:                                           ; preds = %for.body.preheader, %entry
  ret void, !dbg !67
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @fluxes(ptr noundef readonly captures(none) %variables, ptr noundef readonly captures(none) %neighbours, ptr noundef readonly captures(none) %normals, ptr noundef writeonly captures(none) %residual, i32 noundef %elements) local_unnamed_addr #1 !dbg !68 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !69
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !70
  %mul = mul i32 %0, %1, !dbg !71
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72
  %add = add i32 %mul, %2, !dbg !73
  %cmp.not = icmp slt i32 %add, %elements, !dbg !74
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !74

if.end:                                           ; preds = %entry
  %idxprom.i = sext i32 %add to i64, !dbg !75
  %arrayidx.i = getelementptr inbounds float, ptr %variables, i64 %idxprom.i, !dbg !75
  %3 = load float, ptr %arrayidx.i, align 4, !dbg !75, !tbaa !21
  %add.i = add nsw i32 %elements, %add, !dbg !77
  %idxprom1.i = sext i32 %add.i to i64, !dbg !78
  %arrayidx2.i = getelementptr inbounds float, ptr %variables, i64 %idxprom1.i, !dbg !78
  %4 = load float, ptr %arrayidx2.i, align 4, !dbg !78, !tbaa !21
  %mul.i = shl nsw i32 %elements, 1, !dbg !79
  %add3.i = add nsw i32 %mul.i, %add, !dbg !80
  %idxprom4.i = sext i32 %add3.i to i64, !dbg !81
  %arrayidx5.i = getelementptr inbounds float, ptr %variables, i64 %idxprom4.i, !dbg !81
  %5 = load float, ptr %arrayidx5.i, align 4, !dbg !81, !tbaa !21
  %mul6.i = mul nsw i32 %elements, 3, !dbg !82
  %add7.i = add nsw i32 %mul6.i, %add, !dbg !83
  %idxprom8.i = sext i32 %add7.i to i64, !dbg !84
  %arrayidx9.i = getelementptr inbounds float, ptr %variables, i64 %idxprom8.i, !dbg !84
  %6 = load float, ptr %arrayidx9.i, align 4, !dbg !84, !tbaa !21
  %mul10.i = shl nsw i32 %elements, 2, !dbg !85
  %add11.i = add nsw i32 %mul10.i, %add, !dbg !86
  %idxprom12.i = sext i32 %add11.i to i64, !dbg !87
  %arrayidx13.i = getelementptr inbounds float, ptr %variables, i64 %idxprom12.i, !dbg !87
  %7 = load float, ptr %arrayidx13.i, align 4, !dbg !87, !tbaa !21
  %mul.i.i240 = fmul contract float %3, 5.000000e-01
  %mul.i.i.i = fmul contract float %4, %4
  %mul3.i.i.i = fmul contract float %5, %5
  %add.i.i.i = fadd contract float %mul.i.i.i, %mul3.i.i.i
  %mul5.i.i.i = fmul contract float %6, %6
  %add6.i.i.i = fadd contract float %add.i.i.i, %mul5.i.i.i
  %mul8.i.i.i = fmul contract float %3, %3
  %div.i.i.i = fdiv contract float %add6.i.i.i, %mul8.i.i.i
  %mul1.i.i = fmul contract float %mul.i.i240, %div.i.i.i
  %sub.i.i = fsub contract float %7, %mul1.i.i
  %mul2.i.i = fmul contract float %sub.i.i, 0x3FD9999980000000
  %add22.i = fadd contract float %7, %mul2.i.i
  %8 = tail call contract float @llvm.sqrt.f32(float %div.i.i.i)
  %mul.i312 = fmul contract float %mul2.i.i, 0x3FF6666660000000
  %div.i313 = fdiv contract float %mul.i312, %3
  %9 = tail call contract float @llvm.sqrt.f32(float %div.i313)
  %add.i314 = fadd contract float %8, %9
  br label %for.body, !dbg !88

for.cond.cleanup:                                 ; preds = %if.end104
  %arrayidx107 = getelementptr inbounds float, ptr %residual, i64 %idxprom.i, !dbg !89
  store float %sum.sroa.0.1, ptr %arrayidx107, align 4, !dbg !90, !tbaa !21
  %arrayidx111 = getelementptr inbounds float, ptr %residual, i64 %idxprom1.i, !dbg !91
  store float %sum.sroa.6.1, ptr %arrayidx111, align 4, !dbg !92, !tbaa !21
  %arrayidx116 = getelementptr inbounds float, ptr %residual, i64 %idxprom4.i, !dbg !93
  store float %sum.sroa.11.1, ptr %arrayidx116, align 4, !dbg !94, !tbaa !21
  %arrayidx121 = getelementptr inbounds float, ptr %residual, i64 %idxprom8.i, !dbg !95
  store float %sum.sroa.16.1, ptr %arrayidx121, align 4, !dbg !96, !tbaa !21
  %arrayidx126 = getelementptr inbounds float, ptr %residual, i64 %idxprom12.i, !dbg !97
  store float %sum.sroa.21.1, ptr %arrayidx126, align 4, !dbg !98, !tbaa !21
  br label %cleanup, !dbg !99

for.body:                                         ; preds = %if.end, %if.end104
  %sum.sroa.0.0348 = phi float [ 0.000000e+00, %if.end ], [ %sum.sroa.0.1, %if.end104 ]
  %sum.sroa.6.0347 = phi float [ 0.000000e+00, %if.end ], [ %sum.sroa.6.1, %if.end104 ]
  %sum.sroa.11.0346 = phi float [ 0.000000e+00, %if.end ], [ %sum.sroa.11.1, %if.end104 ]
  %sum.sroa.16.0345 = phi float [ 0.000000e+00, %if.end ], [ %sum.sroa.16.1, %if.end104 ]
  %sum.sroa.21.0344 = phi float [ 0.000000e+00, %if.end ], [ %sum.sroa.21.1, %if.end104 ]
  %face.0343 = phi i32 [ 0, %if.end ], [ %inc, %if.end104 ]
  %mul5 = mul nsw i32 %face.0343, %elements, !dbg !100
  %add6 = add nsw i32 %mul5, %add, !dbg !101
  %idxprom = sext i32 %add6 to i64, !dbg !102
  %arrayidx = getelementptr inbounds i32, ptr %neighbours, i64 %idxprom, !dbg !102
  %10 = load i32, ptr %arrayidx, align 4, !dbg !102, !tbaa !7
  %mul7 = mul nuw nsw i32 %face.0343, 3, !dbg !103
  %mul8 = mul nsw i32 %mul7, %elements, !dbg !104
  %add9 = add nsw i32 %mul8, %add, !dbg !105
  %idxprom10 = sext i32 %add9 to i64, !dbg !106
  %arrayidx11 = getelementptr inbounds float, ptr %normals, i64 %idxprom10, !dbg !106
  %11 = load float, ptr %arrayidx11, align 4, !dbg !106, !tbaa !21
  %add13 = add nuw nsw i32 %mul7, 1, !dbg !107
  %mul14 = mul nsw i32 %add13, %elements, !dbg !108
  %add15 = add nsw i32 %mul14, %add, !dbg !109
  %idxprom16 = sext i32 %add15 to i64, !dbg !110
  %arrayidx17 = getelementptr inbounds float, ptr %normals, i64 %idxprom16, !dbg !110
  %12 = load float, ptr %arrayidx17, align 4, !dbg !110, !tbaa !21
  %add19 = add nuw nsw i32 %mul7, 2, !dbg !111
  %mul20 = mul nsw i32 %add19, %elements, !dbg !112
  %add21 = add nsw i32 %mul20, %add, !dbg !113
  %idxprom22 = sext i32 %add21 to i64, !dbg !114
  %arrayidx23 = getelementptr inbounds float, ptr %normals, i64 %idxprom22, !dbg !114
  %13 = load float, ptr %arrayidx23, align 4, !dbg !114, !tbaa !21
  %cmp24 = icmp eq i32 %10, -1, !dbg !115
  br i1 %cmp24, label %if.then25, label %if.else, !dbg !115

if.then25:                                        ; preds = %for.body
  %mul27 = fmul contract float %mul2.i.i, %11, !dbg !116
  %mul28 = fmul contract float %mul2.i.i, %12, !dbg !117
  %mul30 = fmul contract float %mul2.i.i, %13, !dbg !118
  br label %if.end104, !dbg !119

if.else:                                          ; preds = %for.body
  %cmp32 = icmp sgt i32 %10, -1, !dbg !120
  br i1 %cmp32, label %cond.true, label %cond.end, !dbg !121

cond.true:                                        ; preds = %if.else
  %idxprom.i207 = zext nneg i32 %10 to i64, !dbg !122
  %arrayidx.i208 = getelementptr inbounds nuw float, ptr %variables, i64 %idxprom.i207, !dbg !122
  %add.i209 = add nsw i32 %10, %elements, !dbg !124
  %idxprom1.i210 = sext i32 %add.i209 to i64, !dbg !125
  %arrayidx2.i211 = getelementptr inbounds float, ptr %variables, i64 %idxprom1.i210, !dbg !125
  %add3.i213 = add nsw i32 %10, %mul.i, !dbg !126
  %idxprom4.i214 = sext i32 %add3.i213 to i64, !dbg !127
  %arrayidx5.i215 = getelementptr inbounds float, ptr %variables, i64 %idxprom4.i214, !dbg !127
  %add7.i217 = add nsw i32 %10, %mul6.i, !dbg !128
  %idxprom8.i218 = sext i32 %add7.i217 to i64, !dbg !129
  %arrayidx9.i219 = getelementptr inbounds float, ptr %variables, i64 %idxprom8.i218, !dbg !129
  %add11.i221 = add nsw i32 %10, %mul10.i, !dbg !130
  %idxprom12.i222 = sext i32 %add11.i221 to i64, !dbg !131
  %arrayidx13.i223 = getelementptr inbounds float, ptr %variables, i64 %idxprom12.i222, !dbg !131
  br label %cond.end, !dbg !121

cond.end:                                         ; preds = %if.else, %cond.true
  %.pn342.in = phi ptr [ %arrayidx.i208, %cond.true ], [ addrspacecast (ptr addrspace(4) @far_field to ptr), %if.else ]
  %.pn340.in = phi ptr [ %arrayidx2.i211, %cond.true ], [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @far_field to ptr), i64 4), %if.else ]
  %.pn339.in = phi ptr [ %arrayidx5.i215, %cond.true ], [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @far_field to ptr), i64 8), %if.else ]
  %.pn338.in = phi ptr [ %arrayidx9.i219, %cond.true ], [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @far_field to ptr), i64 12), %if.else ]
  %.pn.in = phi ptr [ %arrayidx13.i223, %cond.true ], [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @far_field to ptr), i64 16), %if.else ]
  %.pn = load float, ptr %.pn.in, align 4, !dbg !132, !tbaa !21
  %.pn338 = load float, ptr %.pn338.in, align 4, !dbg !132, !tbaa !21
  %.pn339 = load float, ptr %.pn339.in, align 4, !dbg !132, !tbaa !21
  %.pn340 = load float, ptr %.pn340.in, align 4, !dbg !132, !tbaa !21
  %.pn342 = load float, ptr %.pn342.in, align 4, !dbg !132, !tbaa !21
  %mul.i241 = fmul contract float %4, %11, !dbg !133
  %mul1.i242 = fmul contract float %5, %12, !dbg !136
  %add.i243 = fadd contract float %mul.i241, %mul1.i242, !dbg !137
  %mul2.i244 = fmul contract float %6, %13, !dbg !138
  %add3.i245 = fadd contract float %add.i243, %mul2.i244, !dbg !139
  %div.i = fdiv contract float %add3.i245, %3, !dbg !140
  %mul5.i = fmul contract float %3, %div.i, !dbg !141
  %mul8.i = fmul contract float %4, %div.i, !dbg !142
  %mul9.i = fmul contract float %mul2.i.i, %11, !dbg !143
  %add10.i = fadd contract float %mul9.i, %mul8.i, !dbg !144
  %mul13.i = fmul contract float %5, %div.i, !dbg !145
  %mul14.i = fmul contract float %mul2.i.i, %12, !dbg !146
  %add15.i = fadd contract float %mul14.i, %mul13.i, !dbg !147
  %mul18.i = fmul contract float %6, %div.i, !dbg !148
  %mul19.i = fmul contract float %mul2.i.i, %13, !dbg !149
  %add20.i = fadd contract float %mul19.i, %mul18.i, !dbg !150
  %mul23.i = fmul contract float %add22.i, %div.i, !dbg !151
  %mul.i.i260 = fmul contract float %.pn342, 5.000000e-01, !dbg !152
  %mul.i.i.i261 = fmul contract float %.pn340, %.pn340, !dbg !155
  %mul3.i.i.i262 = fmul contract float %.pn339, %.pn339, !dbg !157
  %add.i.i.i263 = fadd contract float %mul3.i.i.i262, %mul.i.i.i261, !dbg !158
  %mul5.i.i.i264 = fmul contract float %.pn338, %.pn338, !dbg !159
  %add6.i.i.i265 = fadd contract float %mul5.i.i.i264, %add.i.i.i263, !dbg !160
  %mul8.i.i.i266 = fmul contract float %.pn342, %.pn342, !dbg !161
  %div.i.i.i267 = fdiv contract float %add6.i.i.i265, %mul8.i.i.i266, !dbg !162
  %mul1.i.i268 = fmul contract float %mul.i.i260, %div.i.i.i267, !dbg !163
  %sub.i.i269 = fsub contract float %.pn, %mul1.i.i268, !dbg !164
  %mul2.i.i270 = fmul contract float %sub.i.i269, 0x3FD9999980000000, !dbg !165
  %mul.i271 = fmul contract float %11, %.pn340, !dbg !166
  %mul1.i272 = fmul contract float %12, %.pn339, !dbg !167
  %add.i273 = fadd contract float %mul1.i272, %mul.i271, !dbg !168
  %mul2.i274 = fmul contract float %13, %.pn338, !dbg !169
  %add3.i275 = fadd contract float %mul2.i274, %add.i273, !dbg !170
  %div.i276 = fdiv contract float %add3.i275, %.pn342, !dbg !171
  %mul5.i277 = fmul contract float %.pn342, %div.i276, !dbg !172
  %mul8.i278 = fmul contract float %.pn340, %div.i276, !dbg !173
  %mul9.i279 = fmul contract float %11, %mul2.i.i270, !dbg !174
  %add10.i280 = fadd contract float %mul8.i278, %mul9.i279, !dbg !175
  %mul13.i281 = fmul contract float %.pn339, %div.i276, !dbg !176
  %mul14.i282 = fmul contract float %12, %mul2.i.i270, !dbg !177
  %add15.i283 = fadd contract float %mul13.i281, %mul14.i282, !dbg !178
  %mul18.i284 = fmul contract float %.pn338, %div.i276, !dbg !179
  %mul19.i285 = fmul contract float %13, %mul2.i.i270, !dbg !180
  %add20.i286 = fadd contract float %mul18.i284, %mul19.i285, !dbg !181
  %add22.i287 = fadd contract float %.pn, %mul2.i.i270, !dbg !182
  %mul23.i288 = fmul contract float %div.i276, %add22.i287, !dbg !183
  %mul39 = fmul contract float %11, %11, !dbg !184
  %mul40 = fmul contract float %12, %12, !dbg !185
  %add41 = fadd contract float %mul39, %mul40, !dbg !186
  %mul42 = fmul contract float %13, %13, !dbg !187
  %add43 = fadd contract float %add41, %mul42, !dbg !188
  %14 = tail call contract noundef float @llvm.sqrt.f32(float %add43), !dbg !189
  %15 = tail call contract noundef float @llvm.sqrt.f32(float %div.i.i.i267), !dbg !190
  %mul.i335 = fmul contract float %mul2.i.i270, 0x3FF6666660000000, !dbg !192
  %div.i336 = fdiv contract float %mul.i335, %.pn342, !dbg !193
  %16 = tail call contract noundef float @llvm.sqrt.f32(float %div.i336), !dbg !194
  %add.i337 = fadd contract float %15, %16, !dbg !195
  %17 = tail call contract noundef float @llvm.maxnum.f32(float %add.i314, float %add.i337), !dbg !196
  %mul50 = fmul contract float %14, %17, !dbg !197
  %add52 = fadd contract float %mul5.i, %mul5.i277, !dbg !198
  %sub55 = fsub contract float %.pn342, %3, !dbg !199
  %mul56 = fmul contract float %sub55, %mul50, !dbg !200
  %sub57 = fsub contract float %add52, %mul56, !dbg !201
  %mul58 = fmul contract float %sub57, 5.000000e-01, !dbg !202
  %sub60 = fsub contract float %sum.sroa.0.0348, %mul58, !dbg !203
  %add63 = fadd contract float %add10.i, %add10.i280, !dbg !204
  %sub66 = fsub contract float %.pn340, %4, !dbg !205
  %mul67 = fmul contract float %sub66, %mul50, !dbg !206
  %sub68 = fsub contract float %add63, %mul67, !dbg !207
  %mul69 = fmul contract float %sub68, 5.000000e-01, !dbg !208
  %add74 = fadd contract float %add15.i, %add15.i283, !dbg !209
  %sub77 = fsub contract float %.pn339, %5, !dbg !210
  %mul78 = fmul contract float %sub77, %mul50, !dbg !211
  %sub79 = fsub contract float %add74, %mul78, !dbg !212
  %mul80 = fmul contract float %sub79, 5.000000e-01, !dbg !213
  %add85 = fadd contract float %add20.i, %add20.i286, !dbg !214
  %sub88 = fsub contract float %.pn338, %6, !dbg !215
  %mul89 = fmul contract float %sub88, %mul50, !dbg !216
  %sub90 = fsub contract float %add85, %mul89, !dbg !217
  %mul91 = fmul contract float %sub90, 5.000000e-01, !dbg !218
  %add95 = fadd contract float %mul23.i, %mul23.i288, !dbg !219
  %sub98 = fsub contract float %.pn, %7, !dbg !220
  %mul99 = fmul contract float %sub98, %mul50, !dbg !221
  %sub100 = fsub contract float %add95, %mul99, !dbg !222
  %mul101 = fmul contract float %sub100, 5.000000e-01, !dbg !223
  %sub103 = fsub contract float %sum.sroa.21.0344, %mul101, !dbg !224
  br label %if.end104

if.end104:                                        ; preds = %cond.end, %if.then25
  %sum.sroa.21.1 = phi float [ %sum.sroa.21.0344, %if.then25 ], [ %sub103, %cond.end ], !dbg !225
  %mul30.pn = phi float [ %mul30, %if.then25 ], [ %mul91, %cond.end ]
  %mul28.pn = phi float [ %mul28, %if.then25 ], [ %mul80, %cond.end ]
  %mul27.pn = phi float [ %mul27, %if.then25 ], [ %mul69, %cond.end ]
  %sum.sroa.0.1 = phi float [ %sum.sroa.0.0348, %if.then25 ], [ %sub60, %cond.end ], !dbg !225
  %sum.sroa.6.1 = fsub contract float %sum.sroa.6.0347, %mul27.pn, !dbg !225
  %sum.sroa.11.1 = fsub contract float %sum.sroa.11.0346, %mul28.pn, !dbg !225
  %sum.sroa.16.1 = fsub contract float %sum.sroa.16.0345, %mul30.pn, !dbg !225
  %inc = add nuw nsw i32 %face.0343, 1, !dbg !226
  %exitcond.not = icmp eq i32 %inc, 4, !dbg !227
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !88, !llvm.loop !228

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void, !dbg !99
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @advance(ptr noundef writeonly captures(none) %variables, ptr noundef readonly captures(none) %old, ptr noundef readonly captures(none) %step, ptr noundef readonly captures(none) %residual, i32 noundef %elements, i32 noundef %stage) local_unnamed_addr #0 !dbg !231 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !232
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !233
  %mul = mul i32 %0, %1, !dbg !234
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !235
  %add = add i32 %mul, %2, !dbg !236
  %cmp = icmp slt i32 %add, %elements, !dbg !237
  br i1 %cmp, label %if.then, label %if.end, !dbg !237

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !238
  %arrayidx = getelementptr inbounds float, ptr %step, i64 %idxprom, !dbg !238
  %3 = load float, ptr %arrayidx, align 4, !dbg !238, !tbaa !21
  %sub = sub nsw i32 3, %stage, !dbg !239
  %conv = sitofp i32 %sub to float, !dbg !240
  %div = fdiv contract float %3, %conv, !dbg !241
  %arrayidx7 = getelementptr inbounds float, ptr %old, i64 %idxprom, !dbg !242
  %4 = load float, ptr %arrayidx7, align 4, !dbg !242, !tbaa !21
  %arrayidx11 = getelementptr inbounds float, ptr %residual, i64 %idxprom, !dbg !243
  %5 = load float, ptr %arrayidx11, align 4, !dbg !243, !tbaa !21
  %mul12 = fmul contract float %div, %5, !dbg !244
  %add13 = fadd contract float %4, %mul12, !dbg !245
  %arrayidx17 = getelementptr inbounds float, ptr %variables, i64 %idxprom, !dbg !246
  store float %add13, ptr %arrayidx17, align 4, !dbg !247, !tbaa !21
  %add5.1 = add nsw i32 %elements, %add, !dbg !248
  %idxprom6.1 = sext i32 %add5.1 to i64, !dbg !242
  %arrayidx7.1 = getelementptr inbounds float, ptr %old, i64 %idxprom6.1, !dbg !242
  %6 = load float, ptr %arrayidx7.1, align 4, !dbg !242, !tbaa !21
  %arrayidx11.1 = getelementptr inbounds float, ptr %residual, i64 %idxprom6.1, !dbg !243
  %7 = load float, ptr %arrayidx11.1, align 4, !dbg !243, !tbaa !21
  %mul12.1 = fmul contract float %div, %7, !dbg !244
  %add13.1 = fadd contract float %6, %mul12.1, !dbg !245
  %arrayidx17.1 = getelementptr inbounds float, ptr %variables, i64 %idxprom6.1, !dbg !246
  store float %add13.1, ptr %arrayidx17.1, align 4, !dbg !247, !tbaa !21
  %mul4.2 = shl nsw i32 %elements, 1, !dbg !249
  %add5.2 = add nsw i32 %mul4.2, %add, !dbg !248
  %idxprom6.2 = sext i32 %add5.2 to i64, !dbg !242
  %arrayidx7.2 = getelementptr inbounds float, ptr %old, i64 %idxprom6.2, !dbg !242
  %8 = load float, ptr %arrayidx7.2, align 4, !dbg !242, !tbaa !21
  %arrayidx11.2 = getelementptr inbounds float, ptr %residual, i64 %idxprom6.2, !dbg !243
  %9 = load float, ptr %arrayidx11.2, align 4, !dbg !243, !tbaa !21
  %mul12.2 = fmul contract float %div, %9, !dbg !244
  %add13.2 = fadd contract float %8, %mul12.2, !dbg !245
  %arrayidx17.2 = getelementptr inbounds float, ptr %variables, i64 %idxprom6.2, !dbg !246
  store float %add13.2, ptr %arrayidx17.2, align 4, !dbg !247, !tbaa !21
  %mul4.3 = mul nsw i32 %elements, 3, !dbg !249
  %add5.3 = add nsw i32 %mul4.3, %add, !dbg !248
  %idxprom6.3 = sext i32 %add5.3 to i64, !dbg !242
  %arrayidx7.3 = getelementptr inbounds float, ptr %old, i64 %idxprom6.3, !dbg !242
  %10 = load float, ptr %arrayidx7.3, align 4, !dbg !242, !tbaa !21
  %arrayidx11.3 = getelementptr inbounds float, ptr %residual, i64 %idxprom6.3, !dbg !243
  %11 = load float, ptr %arrayidx11.3, align 4, !dbg !243, !tbaa !21
  %mul12.3 = fmul contract float %div, %11, !dbg !244
  %add13.3 = fadd contract float %10, %mul12.3, !dbg !245
  %arrayidx17.3 = getelementptr inbounds float, ptr %variables, i64 %idxprom6.3, !dbg !246
  store float %add13.3, ptr %arrayidx17.3, align 4, !dbg !247, !tbaa !21
  %mul4.4 = shl nsw i32 %elements, 2, !dbg !249
  %add5.4 = add nsw i32 %mul4.4, %add, !dbg !248
  %idxprom6.4 = sext i32 %add5.4 to i64, !dbg !242
  %arrayidx7.4 = getelementptr inbounds float, ptr %old, i64 %idxprom6.4, !dbg !242
  %12 = load float, ptr %arrayidx7.4, align 4, !dbg !242, !tbaa !21
  %arrayidx11.4 = getelementptr inbounds float, ptr %residual, i64 %idxprom6.4, !dbg !243
  %13 = load float, ptr %arrayidx11.4, align 4, !dbg !243, !tbaa !21
  %mul12.4 = fmul contract float %div, %13, !dbg !244
  %add13.4 = fadd contract float %12, %mul12.4, !dbg !245
  %arrayidx17.4 = getelementptr inbounds float, ptr %variables, i64 %idxprom6.4, !dbg !246
  store float %add13.4, ptr %arrayidx17.4, align 4, !dbg !247, !tbaa !21
  br label %if.end, !dbg !250

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !250
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cfd.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "begin_step", scope: !1, file: !1, line: 86, type: !12, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 89, column: 13, scope: !11)
!15 = !DILocation(line: 89, column: 26, scope: !11)
!16 = !DILocation(line: 89, column: 24, scope: !11)
!17 = !DILocation(line: 89, column: 39, scope: !11)
!18 = !DILocation(line: 89, column: 37, scope: !11)
!19 = !DILocation(line: 90, column: 11, scope: !11)
!20 = !DILocation(line: 92, column: 37, scope: !11)
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !9, i64 0}
!23 = !DILocation(line: 92, column: 13, scope: !11)
!24 = !DILocation(line: 92, column: 35, scope: !11)
!25 = !DILocation(line: 92, column: 60, scope: !11)
!26 = !DILocation(line: 92, column: 49, scope: !11)
!27 = !DILocation(line: 93, column: 24, scope: !11)
!28 = !DILocation(line: 93, column: 37, scope: !11)
!29 = !DILocation(line: 35, column: 17, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "load", scope: !1, file: !1, line: 32, type: !12, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 93, column: 58, scope: !11)
!32 = !DILocation(line: 36, column: 11, scope: !30, inlinedAt: !31)
!33 = !DILocation(line: 37, column: 23, scope: !30, inlinedAt: !31)
!34 = !DILocation(line: 37, column: 34, scope: !30, inlinedAt: !31)
!35 = !DILocation(line: 37, column: 11, scope: !30, inlinedAt: !31)
!36 = !DILocation(line: 38, column: 11, scope: !30, inlinedAt: !31)
!37 = !DILocation(line: 39, column: 28, scope: !30, inlinedAt: !31)
!38 = !DILocation(line: 39, column: 39, scope: !30, inlinedAt: !31)
!39 = !DILocation(line: 39, column: 16, scope: !30, inlinedAt: !31)
!40 = !DILocation(line: 56, column: 17, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "square_speed", scope: !1, file: !1, line: 54, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 67, column: 18, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "fastest", scope: !1, file: !1, line: 65, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 93, column: 50, scope: !11)
!45 = !DILocation(line: 56, column: 29, scope: !41, inlinedAt: !42)
!46 = !DILocation(line: 56, column: 23, scope: !41, inlinedAt: !42)
!47 = !DILocation(line: 56, column: 41, scope: !41, inlinedAt: !42)
!48 = !DILocation(line: 56, column: 35, scope: !41, inlinedAt: !42)
!49 = !DILocation(line: 56, column: 61, scope: !41, inlinedAt: !42)
!50 = !DILocation(line: 56, column: 48, scope: !41, inlinedAt: !42)
!51 = !DILocation(line: 67, column: 12, scope: !43, inlinedAt: !44)
!52 = !DILocation(line: 61, column: 46, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "pressure", scope: !1, file: !1, line: 59, type: !12, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = distinct !DILocation(line: 67, column: 51, scope: !43, inlinedAt: !44)
!55 = !DILocation(line: 61, column: 58, scope: !53, inlinedAt: !54)
!56 = !DILocation(line: 61, column: 39, scope: !53, inlinedAt: !54)
!57 = !DILocation(line: 61, column: 27, scope: !53, inlinedAt: !54)
!58 = !DILocation(line: 67, column: 49, scope: !43, inlinedAt: !44)
!59 = !DILocation(line: 67, column: 63, scope: !43, inlinedAt: !44)
!60 = !DILocation(line: 67, column: 37, scope: !43, inlinedAt: !44)
!61 = !DILocation(line: 67, column: 35, scope: !43, inlinedAt: !44)
!62 = !DILocation(line: 93, column: 48, scope: !11)
!63 = !DILocation(line: 93, column: 34, scope: !11)
!64 = !DILocation(line: 93, column: 9, scope: !11)
!65 = !DILocation(line: 93, column: 17, scope: !11)
!66 = !DILocation(line: 94, column: 5, scope: !11)
!67 = !DILocation(line: 95, column: 1, scope: !11)
!68 = distinct !DISubprogram(name: "fluxes", scope: !1, file: !1, line: 98, type: !12, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = !DILocation(line: 101, column: 13, scope: !68)
!70 = !DILocation(line: 101, column: 26, scope: !68)
!71 = !DILocation(line: 101, column: 24, scope: !68)
!72 = !DILocation(line: 101, column: 39, scope: !68)
!73 = !DILocation(line: 101, column: 37, scope: !68)
!74 = !DILocation(line: 102, column: 11, scope: !68)
!75 = !DILocation(line: 35, column: 17, scope: !30, inlinedAt: !76)
!76 = distinct !DILocation(line: 105, column: 17, scope: !68)
!77 = !DILocation(line: 36, column: 30, scope: !30, inlinedAt: !76)
!78 = !DILocation(line: 36, column: 11, scope: !30, inlinedAt: !76)
!79 = !DILocation(line: 37, column: 23, scope: !30, inlinedAt: !76)
!80 = !DILocation(line: 37, column: 34, scope: !30, inlinedAt: !76)
!81 = !DILocation(line: 37, column: 11, scope: !30, inlinedAt: !76)
!82 = !DILocation(line: 38, column: 23, scope: !30, inlinedAt: !76)
!83 = !DILocation(line: 38, column: 34, scope: !30, inlinedAt: !76)
!84 = !DILocation(line: 38, column: 11, scope: !30, inlinedAt: !76)
!85 = !DILocation(line: 39, column: 28, scope: !30, inlinedAt: !76)
!86 = !DILocation(line: 39, column: 39, scope: !30, inlinedAt: !76)
!87 = !DILocation(line: 39, column: 16, scope: !30, inlinedAt: !76)
!88 = !DILocation(line: 107, column: 5, scope: !68)
!89 = !DILocation(line: 131, column: 5, scope: !68)
!90 = !DILocation(line: 131, column: 17, scope: !68)
!91 = !DILocation(line: 132, column: 5, scope: !68)
!92 = !DILocation(line: 132, column: 28, scope: !68)
!93 = !DILocation(line: 133, column: 5, scope: !68)
!94 = !DILocation(line: 133, column: 32, scope: !68)
!95 = !DILocation(line: 134, column: 5, scope: !68)
!96 = !DILocation(line: 134, column: 32, scope: !68)
!97 = !DILocation(line: 135, column: 5, scope: !68)
!98 = !DILocation(line: 135, column: 32, scope: !68)
!99 = !DILocation(line: 136, column: 1, scope: !68)
!100 = !DILocation(line: 108, column: 41, scope: !68)
!101 = !DILocation(line: 108, column: 52, scope: !68)
!102 = !DILocation(line: 108, column: 25, scope: !68)
!103 = !DILocation(line: 109, column: 31, scope: !68)
!104 = !DILocation(line: 109, column: 39, scope: !68)
!105 = !DILocation(line: 109, column: 50, scope: !68)
!106 = !DILocation(line: 109, column: 20, scope: !68)
!107 = !DILocation(line: 110, column: 38, scope: !68)
!108 = !DILocation(line: 110, column: 43, scope: !68)
!109 = !DILocation(line: 110, column: 54, scope: !68)
!110 = !DILocation(line: 110, column: 20, scope: !68)
!111 = !DILocation(line: 111, column: 38, scope: !68)
!112 = !DILocation(line: 111, column: 43, scope: !68)
!113 = !DILocation(line: 111, column: 54, scope: !68)
!114 = !DILocation(line: 111, column: 20, scope: !68)
!115 = !DILocation(line: 112, column: 23, scope: !68)
!116 = !DILocation(line: 114, column: 24, scope: !68)
!117 = !DILocation(line: 115, column: 24, scope: !68)
!118 = !DILocation(line: 116, column: 24, scope: !68)
!119 = !DILocation(line: 117, column: 9, scope: !68)
!120 = !DILocation(line: 118, column: 37, scope: !68)
!121 = !DILocation(line: 118, column: 27, scope: !68)
!122 = !DILocation(line: 35, column: 17, scope: !30, inlinedAt: !123)
!123 = distinct !DILocation(line: 118, column: 44, scope: !68)
!124 = !DILocation(line: 36, column: 30, scope: !30, inlinedAt: !123)
!125 = !DILocation(line: 36, column: 11, scope: !30, inlinedAt: !123)
!126 = !DILocation(line: 37, column: 34, scope: !30, inlinedAt: !123)
!127 = !DILocation(line: 37, column: 11, scope: !30, inlinedAt: !123)
!128 = !DILocation(line: 38, column: 34, scope: !30, inlinedAt: !123)
!129 = !DILocation(line: 38, column: 11, scope: !30, inlinedAt: !123)
!130 = !DILocation(line: 39, column: 39, scope: !30, inlinedAt: !123)
!131 = !DILocation(line: 39, column: 16, scope: !30, inlinedAt: !123)
!132 = !DILocation(line: 118, scope: !68)
!133 = !DILocation(line: 74, column: 23, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "flux_through", scope: !1, file: !1, line: 71, type: !12, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = distinct !DILocation(line: 119, column: 25, scope: !68)
!136 = !DILocation(line: 74, column: 34, scope: !134, inlinedAt: !135)
!137 = !DILocation(line: 74, column: 28, scope: !134, inlinedAt: !135)
!138 = !DILocation(line: 74, column: 45, scope: !134, inlinedAt: !135)
!139 = !DILocation(line: 74, column: 39, scope: !134, inlinedAt: !135)
!140 = !DILocation(line: 74, column: 51, scope: !134, inlinedAt: !135)
!141 = !DILocation(line: 76, column: 22, scope: !134, inlinedAt: !135)
!142 = !DILocation(line: 77, column: 16, scope: !134, inlinedAt: !135)
!143 = !DILocation(line: 77, column: 26, scope: !134, inlinedAt: !135)
!144 = !DILocation(line: 77, column: 22, scope: !134, inlinedAt: !135)
!145 = !DILocation(line: 78, column: 16, scope: !134, inlinedAt: !135)
!146 = !DILocation(line: 78, column: 26, scope: !134, inlinedAt: !135)
!147 = !DILocation(line: 78, column: 22, scope: !134, inlinedAt: !135)
!148 = !DILocation(line: 79, column: 16, scope: !134, inlinedAt: !135)
!149 = !DILocation(line: 79, column: 26, scope: !134, inlinedAt: !135)
!150 = !DILocation(line: 79, column: 22, scope: !134, inlinedAt: !135)
!151 = !DILocation(line: 80, column: 21, scope: !134, inlinedAt: !135)
!152 = !DILocation(line: 61, column: 46, scope: !53, inlinedAt: !153)
!153 = distinct !DILocation(line: 73, column: 15, scope: !134, inlinedAt: !154)
!154 = distinct !DILocation(line: 120, column: 24, scope: !68)
!155 = !DILocation(line: 56, column: 17, scope: !41, inlinedAt: !156)
!156 = distinct !DILocation(line: 61, column: 60, scope: !53, inlinedAt: !153)
!157 = !DILocation(line: 56, column: 29, scope: !41, inlinedAt: !156)
!158 = !DILocation(line: 56, column: 23, scope: !41, inlinedAt: !156)
!159 = !DILocation(line: 56, column: 41, scope: !41, inlinedAt: !156)
!160 = !DILocation(line: 56, column: 35, scope: !41, inlinedAt: !156)
!161 = !DILocation(line: 56, column: 61, scope: !41, inlinedAt: !156)
!162 = !DILocation(line: 56, column: 48, scope: !41, inlinedAt: !156)
!163 = !DILocation(line: 61, column: 58, scope: !53, inlinedAt: !153)
!164 = !DILocation(line: 61, column: 39, scope: !53, inlinedAt: !153)
!165 = !DILocation(line: 61, column: 27, scope: !53, inlinedAt: !153)
!166 = !DILocation(line: 74, column: 23, scope: !134, inlinedAt: !154)
!167 = !DILocation(line: 74, column: 34, scope: !134, inlinedAt: !154)
!168 = !DILocation(line: 74, column: 28, scope: !134, inlinedAt: !154)
!169 = !DILocation(line: 74, column: 45, scope: !134, inlinedAt: !154)
!170 = !DILocation(line: 74, column: 39, scope: !134, inlinedAt: !154)
!171 = !DILocation(line: 74, column: 51, scope: !134, inlinedAt: !154)
!172 = !DILocation(line: 76, column: 22, scope: !134, inlinedAt: !154)
!173 = !DILocation(line: 77, column: 16, scope: !134, inlinedAt: !154)
!174 = !DILocation(line: 77, column: 26, scope: !134, inlinedAt: !154)
!175 = !DILocation(line: 77, column: 22, scope: !134, inlinedAt: !154)
!176 = !DILocation(line: 78, column: 16, scope: !134, inlinedAt: !154)
!177 = !DILocation(line: 78, column: 26, scope: !134, inlinedAt: !154)
!178 = !DILocation(line: 78, column: 22, scope: !134, inlinedAt: !154)
!179 = !DILocation(line: 79, column: 16, scope: !134, inlinedAt: !154)
!180 = !DILocation(line: 79, column: 26, scope: !134, inlinedAt: !154)
!181 = !DILocation(line: 79, column: 22, scope: !134, inlinedAt: !154)
!182 = !DILocation(line: 80, column: 33, scope: !134, inlinedAt: !154)
!183 = !DILocation(line: 80, column: 21, scope: !134, inlinedAt: !154)
!184 = !DILocation(line: 121, column: 35, scope: !68)
!185 = !DILocation(line: 121, column: 45, scope: !68)
!186 = !DILocation(line: 121, column: 40, scope: !68)
!187 = !DILocation(line: 121, column: 55, scope: !68)
!188 = !DILocation(line: 121, column: 50, scope: !68)
!189 = !DILocation(line: 121, column: 26, scope: !68)
!190 = !DILocation(line: 67, column: 12, scope: !43, inlinedAt: !191)
!191 = distinct !DILocation(line: 122, column: 55, scope: !68)
!192 = !DILocation(line: 67, column: 49, scope: !43, inlinedAt: !191)
!193 = !DILocation(line: 67, column: 63, scope: !43, inlinedAt: !191)
!194 = !DILocation(line: 67, column: 37, scope: !43, inlinedAt: !191)
!195 = !DILocation(line: 67, column: 35, scope: !43, inlinedAt: !191)
!196 = !DILocation(line: 122, column: 35, scope: !68)
!197 = !DILocation(line: 122, column: 33, scope: !68)
!198 = !DILocation(line: 123, column: 48, scope: !68)
!199 = !DILocation(line: 124, column: 60, scope: !68)
!200 = !DILocation(line: 124, column: 43, scope: !68)
!201 = !DILocation(line: 123, column: 61, scope: !68)
!202 = !DILocation(line: 123, column: 33, scope: !68)
!203 = !DILocation(line: 123, column: 25, scope: !68)
!204 = !DILocation(line: 125, column: 36, scope: !68)
!205 = !DILocation(line: 125, column: 63, scope: !68)
!206 = !DILocation(line: 125, column: 52, scope: !68)
!207 = !DILocation(line: 125, column: 43, scope: !68)
!208 = !DILocation(line: 125, column: 27, scope: !68)
!209 = !DILocation(line: 126, column: 36, scope: !68)
!210 = !DILocation(line: 126, column: 63, scope: !68)
!211 = !DILocation(line: 126, column: 52, scope: !68)
!212 = !DILocation(line: 126, column: 43, scope: !68)
!213 = !DILocation(line: 126, column: 27, scope: !68)
!214 = !DILocation(line: 127, column: 36, scope: !68)
!215 = !DILocation(line: 127, column: 63, scope: !68)
!216 = !DILocation(line: 127, column: 52, scope: !68)
!217 = !DILocation(line: 127, column: 43, scope: !68)
!218 = !DILocation(line: 127, column: 27, scope: !68)
!219 = !DILocation(line: 128, column: 46, scope: !68)
!220 = !DILocation(line: 128, column: 83, scope: !68)
!221 = !DILocation(line: 128, column: 67, scope: !68)
!222 = !DILocation(line: 128, column: 58, scope: !68)
!223 = !DILocation(line: 128, column: 32, scope: !68)
!224 = !DILocation(line: 128, column: 24, scope: !68)
!225 = !DILocation(line: 0, scope: !68)
!226 = !DILocation(line: 107, column: 42, scope: !68)
!227 = !DILocation(line: 107, column: 29, scope: !68)
!228 = distinct !{!228, !88, !229, !230}
!229 = !DILocation(line: 130, column: 5, scope: !68)
!230 = !{!"llvm.loop.mustprogress"}
!231 = distinct !DISubprogram(name: "advance", scope: !1, file: !1, line: 139, type: !12, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!232 = !DILocation(line: 142, column: 13, scope: !231)
!233 = !DILocation(line: 142, column: 26, scope: !231)
!234 = !DILocation(line: 142, column: 24, scope: !231)
!235 = !DILocation(line: 142, column: 39, scope: !231)
!236 = !DILocation(line: 142, column: 37, scope: !231)
!237 = !DILocation(line: 143, column: 11, scope: !231)
!238 = !DILocation(line: 144, column: 22, scope: !231)
!239 = !DILocation(line: 144, column: 40, scope: !231)
!240 = !DILocation(line: 144, column: 32, scope: !231)
!241 = !DILocation(line: 144, column: 30, scope: !231)
!242 = !DILocation(line: 146, column: 43, scope: !231)
!243 = !DILocation(line: 147, column: 50, scope: !231)
!244 = !DILocation(line: 147, column: 48, scope: !231)
!245 = !DILocation(line: 146, column: 65, scope: !231)
!246 = !DILocation(line: 146, column: 13, scope: !231)
!247 = !DILocation(line: 146, column: 41, scope: !231)
!248 = !DILocation(line: 146, column: 60, scope: !231)
!249 = !DILocation(line: 146, column: 49, scope: !231)
!250 = !DILocation(line: 149, column: 1, scope: !231)
