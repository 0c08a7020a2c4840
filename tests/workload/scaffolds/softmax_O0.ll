; ModuleID = '/work/wt/init/tests/workload/scaffolds/softmax.cu'
source_filename = "/work/wt/init/tests/workload/scaffolds/softmax.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.CudaLiteBlockIdx = type { i8 }
%struct.CudaLiteThreadIdx = type { i8 }
%struct.CudaLiteBlockDim = type { i8 }

@_ZZ7softmaxPKfPfiiE4part = internal addrspace(3) global [256 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.CudaLiteBlockIdx, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.CudaLiteThreadIdx, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.CudaLiteBlockDim, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7softmaxPKfPfii(ptr noundef %x, ptr noundef %y, i32 noundef %rows, i32 noundef %cols) #0 !dbg !8 {
entry:
  %a.addr.i86 = alloca float, align 4
  %a.addr.i85 = alloca float, align 4
  %a.addr.i83 = alloca float, align 4
  %b.addr.i84 = alloca float, align 4
  %a.addr.i = alloca float, align 4
  %b.addr.i = alloca float, align 4
  %x.addr = alloca ptr, align 8
  %y.addr = alloca ptr, align 8
  %rows.addr = alloca i32, align 4
  %cols.addr = alloca i32, align 4
  %in = alloca ptr, align 8
  %best = alloca float, align 4
  %c = alloca i32, align 4
  %s = alloca i32, align 4
  %sum = alloca float, align 4
  %c27 = alloca i32, align 4
  %s43 = alloca i32, align 4
  %c64 = alloca i32, align 4
  store ptr %x, ptr %x.addr, align 8
  store ptr %y, ptr %y.addr, align 8
  store i32 %rows, ptr %rows.addr, align 4
  store i32 %cols, ptr %cols.addr, align 4
  %0 = load ptr, ptr %x.addr, align 8, !dbg !12
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %2 = load i32, ptr %cols.addr, align 4, !dbg !14
  %mul = mul i32 %1, %2, !dbg !15
  %idx.ext = zext i32 %mul to i64, !dbg !16
  %add.ptr = getelementptr inbounds nuw float, ptr %0, i64 %idx.ext, !dbg !16
  store ptr %add.ptr, ptr %in, align 8, !dbg !17
  store float 0xC7EFF933C0000000, ptr %best, align 4, !dbg !18
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !19
  store i32 %3, ptr %c, align 4, !dbg !20
  br label %for.cond, !dbg !21

for.cond:                                         ; preds = %for.inc, %entry
  %4 = load i32, ptr %c, align 4, !dbg !22
  %5 = load i32, ptr %cols.addr, align 4, !dbg !23
  %cmp = icmp slt i32 %4, %5, !dbg !24
  br i1 %cmp, label %for.body, label %for.end, !dbg !25

for.body:                                         ; preds = %for.cond
  %6 = load float, ptr %best, align 4, !dbg !26
  %7 = load ptr, ptr %in, align 8, !dbg !27
  %8 = load i32, ptr %c, align 4, !dbg !28
  %idxprom = sext i32 %8 to i64, !dbg !27
  %arrayidx = getelementptr inbounds float, ptr %7, i64 %idxprom, !dbg !27
  %9 = load float, ptr %arrayidx, align 4, !dbg !27
  store float %6, ptr %a.addr.i83, align 4, !dbg !29
  store float %9, ptr %b.addr.i84, align 4, !dbg !29
  %10 = load float, ptr %a.addr.i83, align 4, !dbg !29
  %11 = load float, ptr %b.addr.i84, align 4, !dbg !29
  %12 = call contract noundef float @llvm.maxnum.f32(float %10, float %11), !dbg !29
  store float %12, ptr %best, align 4, !dbg !30
  br label %for.inc, !dbg !31

for.inc:                                          ; preds = %for.body
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32
  %14 = load i32, ptr %c, align 4, !dbg !33
  %add = add i32 %14, %13, !dbg !33
  store i32 %add, ptr %c, align 4, !dbg !33
  br label %for.cond, !dbg !25, !llvm.loop !34

for.end:                                          ; preds = %for.cond
  %15 = load float, ptr %best, align 4, !dbg !37
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
  %idxprom5 = zext i32 %16 to i64, !dbg !39
  %arrayidx6 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxPKfPfiiE4part to ptr), i64 0, i64 %idxprom5, !dbg !39
  store float %15, ptr %arrayidx6, align 4, !dbg !40
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !41
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !42
  %div = udiv i32 %17, 2, !dbg !43
  store i32 %div, ptr %s, align 4, !dbg !44
  br label %for.cond8, !dbg !45

for.cond8:                                        ; preds = %for.inc24, %for.end
  %18 = load i32, ptr %s, align 4, !dbg !46
  %cmp9 = icmp sgt i32 %18, 0, !dbg !47
  br i1 %cmp9, label %for.body10, label %for.end26, !dbg !48

for.body10:                                       ; preds = %for.cond8
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %20 = load i32, ptr %s, align 4, !dbg !50
  %cmp12 = icmp ult i32 %19, %20, !dbg !51
  br i1 %cmp12, label %if.then, label %if.end, !dbg !51

if.then:                                          ; preds = %for.body10
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
  %idxprom14 = zext i32 %21 to i64, !dbg !53
  %arrayidx15 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxPKfPfiiE4part to ptr), i64 0, i64 %idxprom14, !dbg !53
  %22 = load float, ptr %arrayidx15, align 4, !dbg !53
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %24 = load i32, ptr %s, align 4, !dbg !55
  %add17 = add i32 %23, %24, !dbg !56
  %idxprom18 = zext i32 %add17 to i64, !dbg !57
  %arrayidx19 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxPKfPfiiE4part to ptr), i64 0, i64 %idxprom18, !dbg !57
  %25 = load float, ptr %arrayidx19, align 4, !dbg !57
  store float %22, ptr %a.addr.i, align 4, !dbg !58
  store float %25, ptr %b.addr.i, align 4, !dbg !58
  %26 = load float, ptr %a.addr.i, align 4, !dbg !58
  %27 = load float, ptr %b.addr.i, align 4, !dbg !58
  %28 = call contract noundef float @llvm.maxnum.f32(float %26, float %27), !dbg !58
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !59
  %idxprom22 = zext i32 %29 to i64, !dbg !60
  %arrayidx23 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxPKfPfiiE4part to ptr), i64 0, i64 %idxprom22, !dbg !60
  store float %28, ptr %arrayidx23, align 4, !dbg !61
  br label %if.end, !dbg !60

if.end:                                           ; preds = %if.then, %for.body10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !62
  br label %for.inc24, !dbg !63

for.inc24:                                        ; preds = %if.end
  %30 = load i32, ptr %s, align 4, !dbg !64
  %div25 = sdiv i32 %30, 2, !dbg !64
  store i32 %div25, ptr %s, align 4, !dbg !64
  br label %for.cond8, !dbg !48, !llvm.loop !65

for.end26:                                        ; preds = %for.cond8
  %31 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxPKfPfiiE4part to ptr), align 4, !dbg !66
  store float %31, ptr %best, align 4, !dbg !67
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !68
  store float 0.000000e+00, ptr %sum, align 4, !dbg !69
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  store i32 %32, ptr %c27, align 4, !dbg !71
  br label %for.cond29, !dbg !72

for.cond29:                                       ; preds = %for.inc36, %for.end26
  %33 = load i32, ptr %c27, align 4, !dbg !73
  %34 = load i32, ptr %cols.addr, align 4, !dbg !74
  %cmp30 = icmp slt i32 %33, %34, !dbg !75
  br i1 %cmp30, label %for.body31, label %for.end39, !dbg !76

for.body31:                                       ; preds = %for.cond29
  %35 = load ptr, ptr %in, align 8, !dbg !77
  %36 = load i32, ptr %c27, align 4, !dbg !78
  %idxprom32 = sext i32 %36 to i64, !dbg !77
  %arrayidx33 = getelementptr inbounds float, ptr %35, i64 %idxprom32, !dbg !77
  %37 = load float, ptr %arrayidx33, align 4, !dbg !77
  %38 = load float, ptr %best, align 4, !dbg !79
  %sub = fsub contract float %37, %38, !dbg !80
  store float %sub, ptr %a.addr.i86, align 4, !dbg !81
  %39 = load float, ptr %a.addr.i86, align 4, !dbg !81
  %mul.i87 = fmul contract float %39, 0x3FF7154760000000, !dbg !81
  %40 = call contract noundef float @llvm.exp2.f32(float %mul.i87), !dbg !81
  %41 = load float, ptr %sum, align 4, !dbg !82
  %add35 = fadd contract float %41, %40, !dbg !82
  store float %add35, ptr %sum, align 4, !dbg !82
  br label %for.inc36, !dbg !83

for.inc36:                                        ; preds = %for.body31
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84
  %43 = load i32, ptr %c27, align 4, !dbg !85
  %add38 = add i32 %43, %42, !dbg !85
  store i32 %add38, ptr %c27, align 4, !dbg !85
  br label %for.cond29, !dbg !76, !llvm.loop !86

for.end39:                                        ; preds = %for.cond29
  %44 = load float, ptr %sum, align 4, !dbg !88
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89
  %idxprom41 = zext i32 %45 to i64, !dbg !90
  %arrayidx42 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxPKfPfiiE4part to ptr), i64 0, i64 %idxprom41, !dbg !90
  store float %44, ptr %arrayidx42, align 4, !dbg !91
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !92
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !93
  %div45 = udiv i32 %46, 2, !dbg !94
  store i32 %div45, ptr %s43, align 4, !dbg !95
  br label %for.cond46, !dbg !96

for.cond46:                                       ; preds = %for.inc61, %for.end39
  %47 = load i32, ptr %s43, align 4, !dbg !97
  %cmp47 = icmp sgt i32 %47, 0, !dbg !98
  br i1 %cmp47, label %for.body48, label %for.end63, !dbg !99

for.body48:                                       ; preds = %for.cond46
  %48 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !100
  %49 = load i32, ptr %s43, align 4, !dbg !101
  %cmp50 = icmp ult i32 %48, %49, !dbg !102
  br i1 %cmp50, label %if.then51, label %if.end60, !dbg !102

if.then51:                                        ; preds = %for.body48
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !103
  %51 = load i32, ptr %s43, align 4, !dbg !104
  %add53 = add i32 %50, %51, !dbg !105
  %idxprom54 = zext i32 %add53 to i64, !dbg !106
  %arrayidx55 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxPKfPfiiE4part to ptr), i64 0, i64 %idxprom54, !dbg !106
  %52 = load float, ptr %arrayidx55, align 4, !dbg !106
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107
  %idxprom57 = zext i32 %53 to i64, !dbg !108
  %arrayidx58 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxPKfPfiiE4part to ptr), i64 0, i64 %idxprom57, !dbg !108
  %54 = load float, ptr %arrayidx58, align 4, !dbg !109
  %add59 = fadd contract float %54, %52, !dbg !109
  store float %add59, ptr %arrayidx58, align 4, !dbg !109
  br label %if.end60, !dbg !108

if.end60:                                         ; preds = %if.then51, %for.body48
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !110
  br label %for.inc61, !dbg !111

for.inc61:                                        ; preds = %if.end60
  %55 = load i32, ptr %s43, align 4, !dbg !112
  %div62 = sdiv i32 %55, 2, !dbg !112
  store i32 %div62, ptr %s43, align 4, !dbg !112
  br label %for.cond46, !dbg !99, !llvm.loop !113

for.end63:                                        ; preds = %for.cond46
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114
  store i32 %56, ptr %c64, align 4, !dbg !115
  br label %for.cond66, !dbg !116

for.cond66:                                       ; preds = %for.inc79, %for.end63
  %57 = load i32, ptr %c64, align 4, !dbg !117
  %58 = load i32, ptr %cols.addr, align 4, !dbg !118
  %cmp67 = icmp slt i32 %57, %58, !dbg !119
  br i1 %cmp67, label %for.body68, label %for.end82, !dbg !120

for.body68:                                       ; preds = %for.cond66
  %59 = load ptr, ptr %in, align 8, !dbg !121
  %60 = load i32, ptr %c64, align 4, !dbg !122
  %idxprom69 = sext i32 %60 to i64, !dbg !121
  %arrayidx70 = getelementptr inbounds float, ptr %59, i64 %idxprom69, !dbg !121
  %61 = load float, ptr %arrayidx70, align 4, !dbg !121
  %62 = load float, ptr %best, align 4, !dbg !123
  %sub71 = fsub contract float %61, %62, !dbg !124
  store float %sub71, ptr %a.addr.i85, align 4, !dbg !125
  %63 = load float, ptr %a.addr.i85, align 4, !dbg !125
  %mul.i = fmul contract float %63, 0x3FF7154760000000, !dbg !125
  %64 = call contract noundef float @llvm.exp2.f32(float %mul.i), !dbg !125
  %65 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxPKfPfiiE4part to ptr), align 4, !dbg !126
  %div73 = fdiv contract float %64, %65, !dbg !127
  %66 = load ptr, ptr %y.addr, align 8, !dbg !128
  %67 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !129
  %68 = load i32, ptr %cols.addr, align 4, !dbg !130
  %mul75 = mul i32 %67, %68, !dbg !131
  %69 = load i32, ptr %c64, align 4, !dbg !132
  %add76 = add i32 %mul75, %69, !dbg !133
  %idxprom77 = zext i32 %add76 to i64, !dbg !128
  %arrayidx78 = getelementptr inbounds nuw float, ptr %66, i64 %idxprom77, !dbg !128
  store float %div73, ptr %arrayidx78, align 4, !dbg !134
  br label %for.inc79, !dbg !128

for.inc79:                                        ; preds = %for.body68
  %70 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !135
  %71 = load i32, ptr %c64, align 4, !dbg !136
  %add81 = add i32 %71, %70, !dbg !136
  store i32 %add81, ptr %c64, align 4, !dbg !136
  br label %for.cond66, !dbg !120, !llvm.loop !137

for.end82:                                        ; preds = %for.cond66
  ret void, !dbg !139
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "/work/wt/init/tests/workload/scaffolds/softmax.cu", directory: "/tmp/b2")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "softmax", scope: !9, file: !9, line: 1, type: !10, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DIFile(filename: "/work/wt/init/tests/workload/scaffolds/softmax.cu", directory: "")
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 3, column: 23, scope: !8)
!13 = !DILocation(line: 3, column: 27, scope: !8)
!14 = !DILocation(line: 3, column: 40, scope: !8)
!15 = !DILocation(line: 3, column: 38, scope: !8)
!16 = !DILocation(line: 3, column: 25, scope: !8)
!17 = !DILocation(line: 3, column: 18, scope: !8)
!18 = !DILocation(line: 4, column: 11, scope: !8)
!19 = !DILocation(line: 5, column: 18, scope: !8)
!20 = !DILocation(line: 5, column: 14, scope: !8)
!21 = !DILocation(line: 5, column: 10, scope: !8)
!22 = !DILocation(line: 5, column: 31, scope: !8)
!23 = !DILocation(line: 5, column: 35, scope: !8)
!24 = !DILocation(line: 5, column: 33, scope: !8)
!25 = !DILocation(line: 5, column: 5, scope: !8)
!26 = !DILocation(line: 5, column: 71, scope: !8)
!27 = !DILocation(line: 5, column: 77, scope: !8)
!28 = !DILocation(line: 5, column: 80, scope: !8)
!29 = !DILocation(line: 5, column: 65, scope: !8)
!30 = !DILocation(line: 5, column: 63, scope: !8)
!31 = !DILocation(line: 5, column: 58, scope: !8)
!32 = !DILocation(line: 5, column: 46, scope: !8)
!33 = !DILocation(line: 5, column: 43, scope: !8)
!34 = distinct !{!34, !25, !35, !36}
!35 = !DILocation(line: 5, column: 82, scope: !8)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !DILocation(line: 6, column: 25, scope: !8)
!38 = !DILocation(line: 6, column: 10, scope: !8)
!39 = !DILocation(line: 6, column: 5, scope: !8)
!40 = !DILocation(line: 6, column: 23, scope: !8)
!41 = !DILocation(line: 7, column: 5, scope: !8)
!42 = !DILocation(line: 8, column: 18, scope: !8)
!43 = !DILocation(line: 8, column: 29, scope: !8)
!44 = !DILocation(line: 8, column: 14, scope: !8)
!45 = !DILocation(line: 8, column: 10, scope: !8)
!46 = !DILocation(line: 8, column: 34, scope: !8)
!47 = !DILocation(line: 8, column: 36, scope: !8)
!48 = !DILocation(line: 8, column: 5, scope: !8)
!49 = !DILocation(line: 9, column: 13, scope: !8)
!50 = !DILocation(line: 9, column: 27, scope: !8)
!51 = !DILocation(line: 9, column: 25, scope: !8)
!52 = !DILocation(line: 9, column: 61, scope: !8)
!53 = !DILocation(line: 9, column: 56, scope: !8)
!54 = !DILocation(line: 9, column: 80, scope: !8)
!55 = !DILocation(line: 9, column: 94, scope: !8)
!56 = !DILocation(line: 9, column: 92, scope: !8)
!57 = !DILocation(line: 9, column: 75, scope: !8)
!58 = !DILocation(line: 9, column: 50, scope: !8)
!59 = !DILocation(line: 9, column: 35, scope: !8)
!60 = !DILocation(line: 9, column: 30, scope: !8)
!61 = !DILocation(line: 9, column: 48, scope: !8)
!62 = !DILocation(line: 10, column: 9, scope: !8)
!63 = !DILocation(line: 11, column: 5, scope: !8)
!64 = !DILocation(line: 8, column: 43, scope: !8)
!65 = distinct !{!65, !48, !63, !36}
!66 = !DILocation(line: 12, column: 12, scope: !8)
!67 = !DILocation(line: 12, column: 10, scope: !8)
!68 = !DILocation(line: 13, column: 5, scope: !8)
!69 = !DILocation(line: 14, column: 11, scope: !8)
!70 = !DILocation(line: 15, column: 18, scope: !8)
!71 = !DILocation(line: 15, column: 14, scope: !8)
!72 = !DILocation(line: 15, column: 10, scope: !8)
!73 = !DILocation(line: 15, column: 31, scope: !8)
!74 = !DILocation(line: 15, column: 35, scope: !8)
!75 = !DILocation(line: 15, column: 33, scope: !8)
!76 = !DILocation(line: 15, column: 5, scope: !8)
!77 = !DILocation(line: 15, column: 72, scope: !8)
!78 = !DILocation(line: 15, column: 75, scope: !8)
!79 = !DILocation(line: 15, column: 80, scope: !8)
!80 = !DILocation(line: 15, column: 78, scope: !8)
!81 = !DILocation(line: 15, column: 65, scope: !8)
!82 = !DILocation(line: 15, column: 62, scope: !8)
!83 = !DILocation(line: 15, column: 58, scope: !8)
!84 = !DILocation(line: 15, column: 46, scope: !8)
!85 = !DILocation(line: 15, column: 43, scope: !8)
!86 = distinct !{!86, !76, !87, !36}
!87 = !DILocation(line: 15, column: 84, scope: !8)
!88 = !DILocation(line: 16, column: 25, scope: !8)
!89 = !DILocation(line: 16, column: 10, scope: !8)
!90 = !DILocation(line: 16, column: 5, scope: !8)
!91 = !DILocation(line: 16, column: 23, scope: !8)
!92 = !DILocation(line: 17, column: 5, scope: !8)
!93 = !DILocation(line: 18, column: 18, scope: !8)
!94 = !DILocation(line: 18, column: 29, scope: !8)
!95 = !DILocation(line: 18, column: 14, scope: !8)
!96 = !DILocation(line: 18, column: 10, scope: !8)
!97 = !DILocation(line: 18, column: 34, scope: !8)
!98 = !DILocation(line: 18, column: 36, scope: !8)
!99 = !DILocation(line: 18, column: 5, scope: !8)
!100 = !DILocation(line: 19, column: 13, scope: !8)
!101 = !DILocation(line: 19, column: 27, scope: !8)
!102 = !DILocation(line: 19, column: 25, scope: !8)
!103 = !DILocation(line: 19, column: 56, scope: !8)
!104 = !DILocation(line: 19, column: 70, scope: !8)
!105 = !DILocation(line: 19, column: 68, scope: !8)
!106 = !DILocation(line: 19, column: 51, scope: !8)
!107 = !DILocation(line: 19, column: 35, scope: !8)
!108 = !DILocation(line: 19, column: 30, scope: !8)
!109 = !DILocation(line: 19, column: 48, scope: !8)
!110 = !DILocation(line: 20, column: 9, scope: !8)
!111 = !DILocation(line: 21, column: 5, scope: !8)
!112 = !DILocation(line: 18, column: 43, scope: !8)
!113 = distinct !{!113, !99, !111, !36}
!114 = !DILocation(line: 22, column: 18, scope: !8)
!115 = !DILocation(line: 22, column: 14, scope: !8)
!116 = !DILocation(line: 22, column: 10, scope: !8)
!117 = !DILocation(line: 22, column: 31, scope: !8)
!118 = !DILocation(line: 22, column: 35, scope: !8)
!119 = !DILocation(line: 22, column: 33, scope: !8)
!120 = !DILocation(line: 22, column: 5, scope: !8)
!121 = !DILocation(line: 22, column: 92, scope: !8)
!122 = !DILocation(line: 22, column: 95, scope: !8)
!123 = !DILocation(line: 22, column: 100, scope: !8)
!124 = !DILocation(line: 22, column: 98, scope: !8)
!125 = !DILocation(line: 22, column: 85, scope: !8)
!126 = !DILocation(line: 22, column: 108, scope: !8)
!127 = !DILocation(line: 22, column: 106, scope: !8)
!128 = !DILocation(line: 22, column: 58, scope: !8)
!129 = !DILocation(line: 22, column: 60, scope: !8)
!130 = !DILocation(line: 22, column: 73, scope: !8)
!131 = !DILocation(line: 22, column: 71, scope: !8)
!132 = !DILocation(line: 22, column: 80, scope: !8)
!133 = !DILocation(line: 22, column: 78, scope: !8)
!134 = !DILocation(line: 22, column: 83, scope: !8)
!135 = !DILocation(line: 22, column: 46, scope: !8)
!136 = !DILocation(line: 22, column: 43, scope: !8)
!137 = distinct !{!137, !120, !138, !36}
!138 = !DILocation(line: 22, column: 114, scope: !8)
!139 = !DILocation(line: 23, column: 1, scope: !8)
