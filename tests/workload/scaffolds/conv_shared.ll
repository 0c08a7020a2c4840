; ModuleID = 'conv_shared.cu'
source_filename = "conv_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@mask = dso_local addrspace(4) externally_initialized constant [25 x float] zeroinitializer, align 4
@_ZZ6conv2dPKfPfiiE4tile = internal unnamed_addr addrspace(3) global [20 x [20 x float]] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @mask to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6conv2dPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !15
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !16
  %8 = shl i32 %7, 4, !dbg !17
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !18
  %10 = shl nuw nsw i32 %9, 4, !dbg !19
  %11 = icmp samesign ult i32 %6, 20, !dbg !20
  br i1 %11, label %12, label %24, !dbg !21

12:                                               ; preds = %4
  %13 = icmp samesign ult i32 %5, 20
  br label %14, !dbg !21

14:                                               ; preds = %12, %27
  %15 = phi i32 [ %6, %12 ], [ %28, %27 ]
  br i1 %13, label %16, label %27, !dbg !22

16:                                               ; preds = %14
  %17 = add nuw nsw i32 %15, %10
  %18 = add nsw i32 %17, -2
  %19 = icmp samesign ugt i32 %17, 1
  %20 = icmp slt i32 %18, %3
  %21 = mul nsw i32 %18, %2
  %22 = zext nneg i32 %15 to i64
  %23 = getelementptr inbounds nuw [20 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6conv2dPKfPfiiE4tile to ptr), i64 %22
  br label %30, !dbg !22

24:                                               ; preds = %27, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %25 = add i32 %8, %5, !dbg !24
  %26 = icmp slt i32 %25, %2, !dbg !25
  br i1 %26, label %50, label %206, !dbg !26

27:                                               ; preds = %44, %14
  %28 = add nuw nsw i32 %15, 16, !dbg !27
  %29 = icmp samesign ult i32 %15, 4, !dbg !20
  br i1 %29, label %14, label %24, !dbg !21, !llvm.loop !28

30:                                               ; preds = %16, %44
  %31 = phi i32 [ %5, %16 ], [ %48, %44 ]
  %32 = add nsw i32 %31, %8, !dbg !31
  %33 = icmp sgt i32 %32, 1, !dbg !32
  br i1 %33, label %34, label %44, !dbg !33

34:                                               ; preds = %30
  %35 = add nsw i32 %32, -2, !dbg !34
  %36 = icmp slt i32 %35, %2, !dbg !35
  %37 = select i1 %36, i1 %19, i1 false, !dbg !36
  %38 = select i1 %37, i1 %20, i1 false, !dbg !36
  br i1 %38, label %39, label %44, !dbg !36

39:                                               ; preds = %34
  %40 = add nuw nsw i32 %35, %21
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr %0, i64 %41
  %43 = load float, ptr %42, align 4, !dbg !37, !tbaa !38
  br label %44, !dbg !40

44:                                               ; preds = %30, %34, %39
  %45 = phi contract float [ %43, %39 ], [ 0.000000e+00, %30 ], [ 0.000000e+00, %34 ], !dbg !40
  %46 = zext nneg i32 %31 to i64, !dbg !41
  %47 = getelementptr inbounds nuw float, ptr %23, i64 %46, !dbg !41
  store float %45, ptr %47, align 4, !dbg !42, !tbaa !38
  %48 = add nuw nsw i32 %31, 16, !dbg !43
  %49 = icmp samesign ult i32 %31, 4, !dbg !44
  br i1 %49, label %30, label %27, !dbg !22, !llvm.loop !45

50:                                               ; preds = %24
  %51 = add nuw nsw i32 %10, %6, !dbg !46
  %52 = icmp slt i32 %51, %3, !dbg !47
  br i1 %52, label %53, label %206, !dbg !26

53:                                               ; preds = %50
  %54 = zext nneg i32 %6 to i64
  %55 = getelementptr inbounds nuw [20 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6conv2dPKfPfiiE4tile to ptr), i64 %54
  %56 = load float, ptr addrspacecast (ptr addrspace(4) @mask to ptr), align 4, !dbg !48, !tbaa !38
  %57 = zext nneg i32 %5 to i64, !dbg !49
  %58 = getelementptr inbounds nuw float, ptr %55, i64 %57, !dbg !49
  %59 = load float, ptr %58, align 4, !dbg !49, !tbaa !38
  %60 = fmul contract float %56, %59, !dbg !50
  %61 = fadd contract float %60, 0.000000e+00, !dbg !51
  %62 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 4), align 4, !dbg !48, !tbaa !38
  %63 = add nuw nsw i32 %5, 1, !dbg !52
  %64 = zext nneg i32 %63 to i64, !dbg !49
  %65 = getelementptr inbounds nuw float, ptr %55, i64 %64, !dbg !49
  %66 = load float, ptr %65, align 4, !dbg !49, !tbaa !38
  %67 = fmul contract float %62, %66, !dbg !50
  %68 = fadd contract float %61, %67, !dbg !51
  %69 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 8), align 4, !dbg !48, !tbaa !38
  %70 = add nuw nsw i32 %5, 2, !dbg !52
  %71 = zext nneg i32 %70 to i64, !dbg !49
  %72 = getelementptr inbounds nuw float, ptr %55, i64 %71, !dbg !49
  %73 = load float, ptr %72, align 4, !dbg !49, !tbaa !38
  %74 = fmul contract float %69, %73, !dbg !50
  %75 = fadd contract float %68, %74, !dbg !51
  %76 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 12), align 4, !dbg !48, !tbaa !38
  %77 = add nuw nsw i32 %5, 3, !dbg !52
  %78 = zext nneg i32 %77 to i64, !dbg !49
  %79 = getelementptr inbounds nuw float, ptr %55, i64 %78, !dbg !49
  %80 = load float, ptr %79, align 4, !dbg !49, !tbaa !38
  %81 = fmul contract float %76, %80, !dbg !50
  %82 = fadd contract float %75, %81, !dbg !51
  %83 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 16), align 4, !dbg !48, !tbaa !38
  %84 = add nuw nsw i32 %5, 4, !dbg !52
  %85 = zext nneg i32 %84 to i64, !dbg !49
  %86 = getelementptr inbounds nuw float, ptr %55, i64 %85, !dbg !49
  %87 = load float, ptr %86, align 4, !dbg !49, !tbaa !38
  %88 = fmul contract float %83, %87, !dbg !50
  %89 = fadd contract float %82, %88, !dbg !51
  %90 = zext nneg i32 %6 to i64
  %91 = getelementptr inbounds nuw [20 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6conv2dPKfPfiiE4tile to ptr), i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 80
  %93 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 20), align 4, !dbg !48, !tbaa !38
  %94 = getelementptr inbounds nuw float, ptr %92, i64 %57, !dbg !49
  %95 = load float, ptr %94, align 4, !dbg !49, !tbaa !38
  %96 = fmul contract float %93, %95, !dbg !50
  %97 = fadd contract float %89, %96, !dbg !51
  %98 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 24), align 4, !dbg !48, !tbaa !38
  %99 = getelementptr inbounds nuw float, ptr %92, i64 %64, !dbg !49
  %100 = load float, ptr %99, align 4, !dbg !49, !tbaa !38
  %101 = fmul contract float %98, %100, !dbg !50
  %102 = fadd contract float %97, %101, !dbg !51
  %103 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 28), align 4, !dbg !48, !tbaa !38
  %104 = getelementptr inbounds nuw float, ptr %92, i64 %71, !dbg !49
  %105 = load float, ptr %104, align 4, !dbg !49, !tbaa !38
  %106 = fmul contract float %103, %105, !dbg !50
  %107 = fadd contract float %102, %106, !dbg !51
  %108 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 32), align 4, !dbg !48, !tbaa !38
  %109 = getelementptr inbounds nuw float, ptr %92, i64 %78, !dbg !49
  %110 = load float, ptr %109, align 4, !dbg !49, !tbaa !38
  %111 = fmul contract float %108, %110, !dbg !50
  %112 = fadd contract float %107, %111, !dbg !51
  %113 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 36), align 4, !dbg !48, !tbaa !38
  %114 = getelementptr inbounds nuw float, ptr %92, i64 %85, !dbg !49
  %115 = load float, ptr %114, align 4, !dbg !49, !tbaa !38
  %116 = fmul contract float %113, %115, !dbg !50
  %117 = fadd contract float %112, %116, !dbg !51
  %118 = zext nneg i32 %6 to i64
  %119 = getelementptr inbounds nuw [20 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6conv2dPKfPfiiE4tile to ptr), i64 %118
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 160
  %121 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 40), align 4, !dbg !48, !tbaa !38
  %122 = getelementptr inbounds nuw float, ptr %120, i64 %57, !dbg !49
  %123 = load float, ptr %122, align 4, !dbg !49, !tbaa !38
  %124 = fmul contract float %121, %123, !dbg !50
  %125 = fadd contract float %117, %124, !dbg !51
  %126 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 44), align 4, !dbg !48, !tbaa !38
  %127 = getelementptr inbounds nuw float, ptr %120, i64 %64, !dbg !49
  %128 = load float, ptr %127, align 4, !dbg !49, !tbaa !38
  %129 = fmul contract float %126, %128, !dbg !50
  %130 = fadd contract float %125, %129, !dbg !51
  %131 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 48), align 4, !dbg !48, !tbaa !38
  %132 = getelementptr inbounds nuw float, ptr %120, i64 %71, !dbg !49
  %133 = load float, ptr %132, align 4, !dbg !49, !tbaa !38
  %134 = fmul contract float %131, %133, !dbg !50
  %135 = fadd contract float %130, %134, !dbg !51
  %136 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 52), align 4, !dbg !48, !tbaa !38
  %137 = getelementptr inbounds nuw float, ptr %120, i64 %78, !dbg !49
  %138 = load float, ptr %137, align 4, !dbg !49, !tbaa !38
  %139 = fmul contract float %136, %138, !dbg !50
  %140 = fadd contract float %135, %139, !dbg !51
  %141 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 56), align 4, !dbg !48, !tbaa !38
  %142 = getelementptr inbounds nuw float, ptr %120, i64 %85, !dbg !49
  %143 = load float, ptr %142, align 4, !dbg !49, !tbaa !38
  %144 = fmul contract float %141, %143, !dbg !50
  %145 = fadd contract float %140, %144, !dbg !51
  %146 = zext nneg i32 %6 to i64
  %147 = getelementptr inbounds nuw [20 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6conv2dPKfPfiiE4tile to ptr), i64 %146
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 240
  %149 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 60), align 4, !dbg !48, !tbaa !38
  %150 = getelementptr inbounds nuw float, ptr %148, i64 %57, !dbg !49
  %151 = load float, ptr %150, align 4, !dbg !49, !tbaa !38
  %152 = fmul contract float %149, %151, !dbg !50
  %153 = fadd contract float %145, %152, !dbg !51
  %154 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 64), align 4, !dbg !48, !tbaa !38
  %155 = getelementptr inbounds nuw float, ptr %148, i64 %64, !dbg !49
  %156 = load float, ptr %155, align 4, !dbg !49, !tbaa !38
  %157 = fmul contract float %154, %156, !dbg !50
  %158 = fadd contract float %153, %157, !dbg !51
  %159 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 68), align 4, !dbg !48, !tbaa !38
  %160 = getelementptr inbounds nuw float, ptr %148, i64 %71, !dbg !49
  %161 = load float, ptr %160, align 4, !dbg !49, !tbaa !38
  %162 = fmul contract float %159, %161, !dbg !50
  %163 = fadd contract float %158, %162, !dbg !51
  %164 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 72), align 4, !dbg !48, !tbaa !38
  %165 = getelementptr inbounds nuw float, ptr %148, i64 %78, !dbg !49
  %166 = load float, ptr %165, align 4, !dbg !49, !tbaa !38
  %167 = fmul contract float %164, %166, !dbg !50
  %168 = fadd contract float %163, %167, !dbg !51
  %169 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 76), align 4, !dbg !48, !tbaa !38
  %170 = getelementptr inbounds nuw float, ptr %148, i64 %85, !dbg !49
  %171 = load float, ptr %170, align 4, !dbg !49, !tbaa !38
  %172 = fmul contract float %169, %171, !dbg !50
  %173 = fadd contract float %168, %172, !dbg !51
  %174 = zext nneg i32 %6 to i64
  %175 = getelementptr inbounds nuw [20 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6conv2dPKfPfiiE4tile to ptr), i64 %174
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 320
  %177 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 80), align 4, !dbg !48, !tbaa !38
  %178 = getelementptr inbounds nuw float, ptr %176, i64 %57, !dbg !49
  %179 = load float, ptr %178, align 4, !dbg !49, !tbaa !38
  %180 = fmul contract float %177, %179, !dbg !50
  %181 = fadd contract float %173, %180, !dbg !51
  %182 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 84), align 4, !dbg !48, !tbaa !38
  %183 = getelementptr inbounds nuw float, ptr %176, i64 %64, !dbg !49
  %184 = load float, ptr %183, align 4, !dbg !49, !tbaa !38
  %185 = fmul contract float %182, %184, !dbg !50
  %186 = fadd contract float %181, %185, !dbg !51
  %187 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 88), align 4, !dbg !48, !tbaa !38
  %188 = getelementptr inbounds nuw float, ptr %176, i64 %71, !dbg !49
  %189 = load float, ptr %188, align 4, !dbg !49, !tbaa !38
  %190 = fmul contract float %187, %189, !dbg !50
  %191 = fadd contract float %186, %190, !dbg !51
  %192 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 92), align 4, !dbg !48, !tbaa !38
  %193 = getelementptr inbounds nuw float, ptr %176, i64 %78, !dbg !49
  %194 = load float, ptr %193, align 4, !dbg !49, !tbaa !38
  %195 = fmul contract float %192, %194, !dbg !50
  %196 = fadd contract float %191, %195, !dbg !51
  %197 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @mask to ptr), i64 96), align 4, !dbg !48, !tbaa !38
  %198 = getelementptr inbounds nuw float, ptr %176, i64 %85, !dbg !49
  %199 = load float, ptr %198, align 4, !dbg !49, !tbaa !38
  %200 = fmul contract float %197, %199, !dbg !50
  %201 = fadd contract float %196, %200, !dbg !51
  %202 = mul nsw i32 %2, %51, !dbg !53
  %203 = add i32 %25, %202, !dbg !54
  %204 = sext i32 %203 to i64, !dbg !55
  %205 = getelementptr inbounds float, ptr %1, i64 %204, !dbg !55
  store float %201, ptr %205, align 4, !dbg !56, !tbaa !38
  br label %206, !dbg !57

206:                                              ; preds = %24, %50, %53
  ret void, !dbg !57
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "conv_shared.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "conv2d", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 6, column: 14, scope: !11)
!15 = !DILocation(line: 6, column: 32, scope: !11)
!16 = !DILocation(line: 6, column: 50, scope: !11)
!17 = !DILocation(line: 6, column: 61, scope: !11)
!18 = !DILocation(line: 6, column: 71, scope: !11)
!19 = !DILocation(line: 6, column: 82, scope: !11)
!20 = !DILocation(line: 7, column: 24, scope: !11)
!21 = !DILocation(line: 7, column: 5, scope: !11)
!22 = !DILocation(line: 8, column: 9, scope: !11)
!23 = !DILocation(line: 12, column: 5, scope: !11)
!24 = !DILocation(line: 13, column: 12, scope: !11)
!25 = !DILocation(line: 13, column: 17, scope: !11)
!26 = !DILocation(line: 13, column: 26, scope: !11)
!27 = !DILocation(line: 7, column: 39, scope: !11)
!28 = distinct !{!28, !21, !29, !30}
!29 = !DILocation(line: 11, column: 9, scope: !11)
!30 = !{!"llvm.loop.mustprogress"}
!31 = !DILocation(line: 9, column: 25, scope: !11)
!32 = !DILocation(line: 10, column: 29, scope: !11)
!33 = !DILocation(line: 10, column: 34, scope: !11)
!34 = !DILocation(line: 9, column: 29, scope: !11)
!35 = !DILocation(line: 10, column: 40, scope: !11)
!36 = !DILocation(line: 10, column: 48, scope: !11)
!37 = !DILocation(line: 10, column: 76, scope: !11)
!38 = !{!39, !39, i64 0}
!39 = !{!"float", !9, i64 0}
!40 = !DILocation(line: 10, column: 26, scope: !11)
!41 = !DILocation(line: 10, column: 13, scope: !11)
!42 = !DILocation(line: 10, column: 24, scope: !11)
!43 = !DILocation(line: 8, column: 43, scope: !11)
!44 = !DILocation(line: 8, column: 28, scope: !11)
!45 = distinct !{!45, !22, !29, !30}
!46 = !DILocation(line: 13, column: 32, scope: !11)
!47 = !DILocation(line: 13, column: 37, scope: !11)
!48 = !DILocation(line: 16, column: 49, scope: !11)
!49 = !DILocation(line: 16, column: 77, scope: !11)
!50 = !DILocation(line: 16, column: 75, scope: !11)
!51 = !DILocation(line: 16, column: 46, scope: !11)
!52 = !DILocation(line: 16, column: 93, scope: !11)
!53 = !DILocation(line: 17, column: 22, scope: !11)
!54 = !DILocation(line: 17, column: 35, scope: !11)
!55 = !DILocation(line: 17, column: 5, scope: !11)
!56 = !DILocation(line: 17, column: 41, scope: !11)
!57 = !DILocation(line: 18, column: 1, scope: !11)
