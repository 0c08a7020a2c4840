; ModuleID = 'attention.cu'
source_filename = "attention.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@scores = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6attendPKfS0_S0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !15
  %9 = mul nsw i32 %4, %8, !dbg !16
  %10 = add nsw i32 %9, %7, !dbg !17
  %11 = mul nsw i32 %10, %5, !dbg !18
  %12 = sext i32 %11 to i64, !dbg !19
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !19
  %14 = mul nsw i32 %9, %5, !dbg !20
  %15 = sext i32 %14 to i64, !dbg !21
  %16 = getelementptr inbounds float, ptr %1, i64 %15, !dbg !21
  %17 = getelementptr inbounds float, ptr %2, i64 %15, !dbg !22
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  %19 = icmp samesign ugt i32 %18, %7, !dbg !24
  br i1 %19, label %34, label %20, !dbg !25

20:                                               ; preds = %6
  %21 = icmp sgt i32 %5, 0
  %22 = sitofp i32 %5 to float
  %23 = tail call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %22)
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %25 = and i32 %5, 3
  %26 = icmp ult i32 %5, 4
  %27 = and i32 %5, 2147483644
  %28 = icmp eq i32 %25, 0
  %29 = icmp ne i32 %25, 0
  br label %30, !dbg !25

30:                                               ; preds = %20, %60
  %31 = phi i32 [ %18, %20 ], [ %67, %60 ]
  br i1 %21, label %32, label %60, !dbg !26

32:                                               ; preds = %30
  %33 = mul nsw i32 %31, %5
  br i1 %26, label %41, label %69, !dbg !26

34:                                               ; preds = %60, %6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %35 = add nuw nsw i32 %7, 1, !dbg !28
  %36 = and i32 %35, 7, !dbg !28
  %37 = icmp samesign ult i32 %7, 7, !dbg !28
  br i1 %37, label %117, label %38, !dbg !28

38:                                               ; preds = %34
  %39 = and i32 %35, 2147483640, !dbg !28
  br label %142, !dbg !28

40:                                               ; preds = %69
  br i1 %28, label %60, label %41, !dbg !26

41:                                               ; preds = %40, %32
  %42 = phi i32 [ 0, %32 ], [ %112, %40 ]
  %43 = phi float [ 0.000000e+00, %32 ], [ %111, %40 ]
  tail call void @llvm.assume(i1 %29), !dbg !26
  br label %44, !dbg !26

44:                                               ; preds = %44, %41
  %45 = phi i32 [ %42, %41 ], [ %57, %44 ]
  %46 = phi float [ %43, %41 ], [ %56, %44 ]
  %47 = phi i32 [ 0, %41 ], [ %58, %44 ]
  %48 = zext nneg i32 %45 to i64, !dbg !29
  %49 = getelementptr inbounds nuw float, ptr %13, i64 %48, !dbg !29
  %50 = load float, ptr %49, align 4, !dbg !29, !tbaa !30
  %51 = add nsw i32 %45, %33, !dbg !32
  %52 = sext i32 %51 to i64, !dbg !33
  %53 = getelementptr inbounds float, ptr %16, i64 %52, !dbg !33
  %54 = load float, ptr %53, align 4, !dbg !33, !tbaa !30
  %55 = fmul contract float %50, %54, !dbg !34
  %56 = fadd contract float %46, %55, !dbg !35
  %57 = add nuw nsw i32 %45, 1, !dbg !36
  %58 = add i32 %47, 1, !dbg !26
  %59 = icmp eq i32 %58, %25, !dbg !26
  br i1 %59, label %60, label %44, !dbg !26, !llvm.loop !37

60:                                               ; preds = %40, %44, %30
  %61 = phi float [ 0.000000e+00, %30 ], [ %111, %40 ], [ %56, %44 ], !dbg !39
  %62 = fmul contract float %61, %23, !dbg !40
  %63 = fmul contract float %62, 0x3FF7154760000000, !dbg !41
  %64 = tail call contract noundef float @llvm.exp2.f32(float %63), !dbg !41
  %65 = sext i32 %31 to i64, !dbg !42
  %66 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @scores to ptr), i64 %65, !dbg !42
  store float %64, ptr %66, align 4, !dbg !43, !tbaa !30
  %67 = add i32 %31, %24, !dbg !44
  %68 = icmp sgt i32 %67, %7, !dbg !24
  br i1 %68, label %34, label %30, !dbg !25, !llvm.loop !45

69:                                               ; preds = %32, %69
  %70 = phi i32 [ %112, %69 ], [ 0, %32 ]
  %71 = phi float [ %111, %69 ], [ 0.000000e+00, %32 ]
  %72 = phi i32 [ %113, %69 ], [ 0, %32 ]
  %73 = zext nneg i32 %70 to i64, !dbg !29
  %74 = getelementptr inbounds nuw float, ptr %13, i64 %73, !dbg !29
  %75 = load float, ptr %74, align 4, !dbg !29, !tbaa !30
  %76 = add nsw i32 %70, %33, !dbg !32
  %77 = sext i32 %76 to i64, !dbg !33
  %78 = getelementptr inbounds float, ptr %16, i64 %77, !dbg !33
  %79 = load float, ptr %78, align 4, !dbg !33, !tbaa !30
  %80 = fmul contract float %75, %79, !dbg !34
  %81 = fadd contract float %71, %80, !dbg !35
  %82 = or disjoint i32 %70, 1, !dbg !36
  %83 = zext nneg i32 %82 to i64, !dbg !29
  %84 = getelementptr inbounds nuw float, ptr %13, i64 %83, !dbg !29
  %85 = load float, ptr %84, align 4, !dbg !29, !tbaa !30
  %86 = add nsw i32 %82, %33, !dbg !32
  %87 = sext i32 %86 to i64, !dbg !33
  %88 = getelementptr inbounds float, ptr %16, i64 %87, !dbg !33
  %89 = load float, ptr %88, align 4, !dbg !33, !tbaa !30
  %90 = fmul contract float %85, %89, !dbg !34
  %91 = fadd contract float %81, %90, !dbg !35
  %92 = or disjoint i32 %70, 2, !dbg !36
  %93 = zext nneg i32 %92 to i64, !dbg !29
  %94 = getelementptr inbounds nuw float, ptr %13, i64 %93, !dbg !29
  %95 = load float, ptr %94, align 4, !dbg !29, !tbaa !30
  %96 = add nsw i32 %92, %33, !dbg !32
  %97 = sext i32 %96 to i64, !dbg !33
  %98 = getelementptr inbounds float, ptr %16, i64 %97, !dbg !33
  %99 = load float, ptr %98, align 4, !dbg !33, !tbaa !30
  %100 = fmul contract float %95, %99, !dbg !34
  %101 = fadd contract float %91, %100, !dbg !35
  %102 = or disjoint i32 %70, 3, !dbg !36
  %103 = zext nneg i32 %102 to i64, !dbg !29
  %104 = getelementptr inbounds nuw float, ptr %13, i64 %103, !dbg !29
  %105 = load float, ptr %104, align 4, !dbg !29, !tbaa !30
  %106 = add nsw i32 %102, %33, !dbg !32
  %107 = sext i32 %106 to i64, !dbg !33
  %108 = getelementptr inbounds float, ptr %16, i64 %107, !dbg !33
  %109 = load float, ptr %108, align 4, !dbg !33, !tbaa !30
  %110 = fmul contract float %105, %109, !dbg !34
  %111 = fadd contract float %101, %110, !dbg !35
  %112 = add nuw nsw i32 %70, 4, !dbg !36
  %113 = add i32 %72, 4, !dbg !26
  %114 = icmp eq i32 %113, %27, !dbg !26
  br i1 %114, label %40, label %69, !dbg !26, !llvm.loop !48

115:                                              ; preds = %142
  %116 = icmp eq i32 %36, 0, !dbg !28
  br i1 %116, label %132, label %117, !dbg !28

117:                                              ; preds = %115, %34
  %118 = phi i32 [ 0, %34 ], [ %185, %115 ]
  %119 = phi float [ 0.000000e+00, %34 ], [ %184, %115 ]
  %120 = icmp ne i32 %36, 0, !dbg !28
  tail call void @llvm.assume(i1 %120), !dbg !28
  br label %121, !dbg !28

121:                                              ; preds = %121, %117
  %122 = phi i32 [ %118, %117 ], [ %129, %121 ]
  %123 = phi float [ %119, %117 ], [ %128, %121 ]
  %124 = phi i32 [ 0, %117 ], [ %130, %121 ]
  %125 = zext nneg i32 %122 to i64, !dbg !50
  %126 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @scores to ptr), i64 %125, !dbg !50
  %127 = load float, ptr %126, align 4, !dbg !50, !tbaa !30
  %128 = fadd contract float %123, %127, !dbg !51
  %129 = add nuw nsw i32 %122, 1, !dbg !52
  %130 = add i32 %124, 1, !dbg !28
  %131 = icmp eq i32 %130, %36, !dbg !28
  br i1 %131, label %132, label %121, !dbg !28, !llvm.loop !53

132:                                              ; preds = %121, %115
  %133 = phi float [ %184, %115 ], [ %128, %121 ], !dbg !51
  %134 = icmp slt i32 %18, %5, !dbg !54
  br i1 %134, label %135, label %190, !dbg !55

135:                                              ; preds = %132
  %136 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %137 = and i32 %35, 3
  %138 = icmp samesign ult i32 %7, 3
  %139 = and i32 %35, 2147483644
  %140 = icmp eq i32 %137, 0
  %141 = icmp ne i32 %137, 0
  br label %188, !dbg !55

142:                                              ; preds = %142, %38
  %143 = phi i32 [ 0, %38 ], [ %185, %142 ]
  %144 = phi float [ 0.000000e+00, %38 ], [ %184, %142 ]
  %145 = phi i32 [ 0, %38 ], [ %186, %142 ]
  %146 = zext nneg i32 %143 to i64, !dbg !50
  %147 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @scores to ptr), i64 %146, !dbg !50
  %148 = load float, ptr %147, align 4, !dbg !50, !tbaa !30
  %149 = fadd contract float %144, %148, !dbg !51
  %150 = zext nneg i32 %143 to i64, !dbg !50
  %151 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @scores to ptr), i64 %150, !dbg !50
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 4, !dbg !50
  %153 = load float, ptr %152, align 4, !dbg !50, !tbaa !30
  %154 = fadd contract float %149, %153, !dbg !51
  %155 = zext nneg i32 %143 to i64, !dbg !50
  %156 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @scores to ptr), i64 %155, !dbg !50
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 8, !dbg !50
  %158 = load float, ptr %157, align 4, !dbg !50, !tbaa !30
  %159 = fadd contract float %154, %158, !dbg !51
  %160 = zext nneg i32 %143 to i64, !dbg !50
  %161 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @scores to ptr), i64 %160, !dbg !50
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 12, !dbg !50
  %163 = load float, ptr %162, align 4, !dbg !50, !tbaa !30
  %164 = fadd contract float %159, %163, !dbg !51
  %165 = zext nneg i32 %143 to i64, !dbg !50
  %166 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @scores to ptr), i64 %165, !dbg !50
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 16, !dbg !50
  %168 = load float, ptr %167, align 4, !dbg !50, !tbaa !30
  %169 = fadd contract float %164, %168, !dbg !51
  %170 = zext nneg i32 %143 to i64, !dbg !50
  %171 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @scores to ptr), i64 %170, !dbg !50
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 20, !dbg !50
  %173 = load float, ptr %172, align 4, !dbg !50, !tbaa !30
  %174 = fadd contract float %169, %173, !dbg !51
  %175 = zext nneg i32 %143 to i64, !dbg !50
  %176 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @scores to ptr), i64 %175, !dbg !50
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 24, !dbg !50
  %178 = load float, ptr %177, align 4, !dbg !50, !tbaa !30
  %179 = fadd contract float %174, %178, !dbg !51
  %180 = zext nneg i32 %143 to i64, !dbg !50
  %181 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @scores to ptr), i64 %180, !dbg !50
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 28, !dbg !50
  %183 = load float, ptr %182, align 4, !dbg !50, !tbaa !30
  %184 = fadd contract float %179, %183, !dbg !51
  %185 = add nuw nsw i32 %143, 8, !dbg !52
  %186 = add i32 %145, 8, !dbg !28
  %187 = icmp eq i32 %186, %39, !dbg !28
  br i1 %187, label %115, label %142, !dbg !28, !llvm.loop !56

188:                                              ; preds = %135, %212
  %189 = phi i32 [ %18, %135 ], [ %218, %212 ]
  br i1 %138, label %192, label %220, !dbg !58

190:                                              ; preds = %212, %132
  ret void, !dbg !59

191:                                              ; preds = %220
  br i1 %140, label %212, label %192, !dbg !58

192:                                              ; preds = %191, %188
  %193 = phi i32 [ 0, %188 ], [ %267, %191 ]
  %194 = phi float [ 0.000000e+00, %188 ], [ %266, %191 ]
  tail call void @llvm.assume(i1 %141), !dbg !58
  br label %195, !dbg !58

195:                                              ; preds = %195, %192
  %196 = phi i32 [ %193, %192 ], [ %209, %195 ]
  %197 = phi float [ %194, %192 ], [ %208, %195 ]
  %198 = phi i32 [ 0, %192 ], [ %210, %195 ]
  %199 = zext nneg i32 %196 to i64, !dbg !60
  %200 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @scores to ptr), i64 %199, !dbg !60
  %201 = load float, ptr %200, align 4, !dbg !60, !tbaa !30
  %202 = mul nsw i32 %196, %5, !dbg !61
  %203 = add nsw i32 %202, %189, !dbg !62
  %204 = sext i32 %203 to i64, !dbg !63
  %205 = getelementptr inbounds float, ptr %17, i64 %204, !dbg !63
  %206 = load float, ptr %205, align 4, !dbg !63, !tbaa !30
  %207 = fmul contract float %201, %206, !dbg !64
  %208 = fadd contract float %197, %207, !dbg !65
  %209 = add nuw nsw i32 %196, 1, !dbg !66
  %210 = add i32 %198, 1, !dbg !58
  %211 = icmp eq i32 %210, %137, !dbg !58
  br i1 %211, label %212, label %195, !dbg !58, !llvm.loop !67

212:                                              ; preds = %195, %191
  %213 = phi float [ %266, %191 ], [ %208, %195 ], !dbg !65
  %214 = fdiv contract float %213, %133, !dbg !68
  %215 = add nsw i32 %189, %11, !dbg !69
  %216 = sext i32 %215 to i64, !dbg !70
  %217 = getelementptr inbounds float, ptr %3, i64 %216, !dbg !70
  store float %214, ptr %217, align 4, !dbg !71, !tbaa !30
  %218 = add i32 %189, %136, !dbg !72
  %219 = icmp slt i32 %218, %5, !dbg !54
  br i1 %219, label %188, label %190, !dbg !55, !llvm.loop !73

220:                                              ; preds = %188, %220
  %221 = phi i32 [ %267, %220 ], [ 0, %188 ]
  %222 = phi float [ %266, %220 ], [ 0.000000e+00, %188 ]
  %223 = phi i32 [ %268, %220 ], [ 0, %188 ]
  %224 = zext nneg i32 %221 to i64, !dbg !60
  %225 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @scores to ptr), i64 %224, !dbg !60
  %226 = load float, ptr %225, align 4, !dbg !60, !tbaa !30
  %227 = mul nsw i32 %221, %5, !dbg !61
  %228 = add nsw i32 %227, %189, !dbg !62
  %229 = sext i32 %228 to i64, !dbg !63
  %230 = getelementptr inbounds float, ptr %17, i64 %229, !dbg !63
  %231 = load float, ptr %230, align 4, !dbg !63, !tbaa !30
  %232 = fmul contract float %226, %231, !dbg !64
  %233 = fadd contract float %222, %232, !dbg !65
  %234 = or disjoint i32 %221, 1, !dbg !66
  %235 = zext nneg i32 %234 to i64, !dbg !60
  %236 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @scores to ptr), i64 %235, !dbg !60
  %237 = load float, ptr %236, align 4, !dbg !60, !tbaa !30
  %238 = mul nsw i32 %234, %5, !dbg !61
  %239 = add nsw i32 %238, %189, !dbg !62
  %240 = sext i32 %239 to i64, !dbg !63
  %241 = getelementptr inbounds float, ptr %17, i64 %240, !dbg !63
  %242 = load float, ptr %241, align 4, !dbg !63, !tbaa !30
  %243 = fmul contract float %237, %242, !dbg !64
  %244 = fadd contract float %233, %243, !dbg !65
  %245 = or disjoint i32 %221, 2, !dbg !66
  %246 = zext nneg i32 %245 to i64, !dbg !60
  %247 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @scores to ptr), i64 %246, !dbg !60
  %248 = load float, ptr %247, align 4, !dbg !60, !tbaa !30
  %249 = mul nsw i32 %245, %5, !dbg !61
  %250 = add nsw i32 %249, %189, !dbg !62
  %251 = sext i32 %250 to i64, !dbg !63
  %252 = getelementptr inbounds float, ptr %17, i64 %251, !dbg !63
  %253 = load float, ptr %252, align 4, !dbg !63, !tbaa !30
  %254 = fmul contract float %248, %253, !dbg !64
  %255 = fadd contract float %244, %254, !dbg !65
  %256 = or disjoint i32 %221, 3, !dbg !66
  %257 = zext nneg i32 %256 to i64, !dbg !60
  %258 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @scores to ptr), i64 %257, !dbg !60
  %259 = load float, ptr %258, align 4, !dbg !60, !tbaa !30
  %260 = mul nsw i32 %256, %5, !dbg !61
  %261 = add nsw i32 %260, %189, !dbg !62
  %262 = sext i32 %261 to i64, !dbg !63
  %263 = getelementptr inbounds float, ptr %17, i64 %262, !dbg !63
  %264 = load float, ptr %263, align 4, !dbg !63, !tbaa !30
  %265 = fmul contract float %259, %264, !dbg !64
  %266 = fadd contract float %255, %265, !dbg !65
  %267 = add nuw nsw i32 %221, 4, !dbg !66
  %268 = add i32 %223, 4, !dbg !58
  %269 = icmp eq i32 %268, %139, !dbg !58
  br i1 %269, label %191, label %220, !dbg !58, !llvm.loop !75
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "attention.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "attend", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 4, column: 13, scope: !11)
!15 = !DILocation(line: 4, column: 29, scope: !11)
!16 = !DILocation(line: 5, column: 30, scope: !11)
!17 = !DILocation(line: 5, column: 34, scope: !11)
!18 = !DILocation(line: 5, column: 39, scope: !11)
!19 = !DILocation(line: 5, column: 25, scope: !11)
!20 = !DILocation(line: 5, column: 60, scope: !11)
!21 = !DILocation(line: 5, column: 52, scope: !11)
!22 = !DILocation(line: 5, column: 73, scope: !11)
!23 = !DILocation(line: 6, column: 18, scope: !11)
!24 = !DILocation(line: 6, column: 33, scope: !11)
!25 = !DILocation(line: 6, column: 5, scope: !11)
!26 = !DILocation(line: 8, column: 9, scope: !11)
!27 = !DILocation(line: 11, column: 5, scope: !11)
!28 = !DILocation(line: 13, column: 5, scope: !11)
!29 = !DILocation(line: 8, column: 42, scope: !11)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !9, i64 0}
!32 = !DILocation(line: 8, column: 59, scope: !11)
!33 = !DILocation(line: 8, column: 50, scope: !11)
!34 = !DILocation(line: 8, column: 48, scope: !11)
!35 = !DILocation(line: 8, column: 39, scope: !11)
!36 = !DILocation(line: 8, column: 33, scope: !11)
!37 = distinct !{!37, !38}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = !DILocation(line: 0, scope: !11)
!40 = !DILocation(line: 9, column: 30, scope: !11)
!41 = !DILocation(line: 9, column: 21, scope: !11)
!42 = !DILocation(line: 9, column: 9, scope: !11)
!43 = !DILocation(line: 9, column: 19, scope: !11)
!44 = !DILocation(line: 6, column: 41, scope: !11)
!45 = distinct !{!45, !25, !46, !47}
!46 = !DILocation(line: 10, column: 5, scope: !11)
!47 = !{!"llvm.loop.mustprogress"}
!48 = distinct !{!48, !26, !49, !47}
!49 = !DILocation(line: 8, column: 62, scope: !11)
!50 = !DILocation(line: 13, column: 43, scope: !11)
!51 = !DILocation(line: 13, column: 40, scope: !11)
!52 = !DILocation(line: 13, column: 30, scope: !11)
!53 = distinct !{!53, !38}
!54 = !DILocation(line: 14, column: 33, scope: !11)
!55 = !DILocation(line: 14, column: 5, scope: !11)
!56 = distinct !{!56, !28, !57, !47}
!57 = !DILocation(line: 13, column: 51, scope: !11)
!58 = !DILocation(line: 16, column: 9, scope: !11)
!59 = !DILocation(line: 19, column: 1, scope: !11)
!60 = !DILocation(line: 16, column: 43, scope: !11)
!61 = !DILocation(line: 16, column: 60, scope: !11)
!62 = !DILocation(line: 16, column: 64, scope: !11)
!63 = !DILocation(line: 16, column: 55, scope: !11)
!64 = !DILocation(line: 16, column: 53, scope: !11)
!65 = !DILocation(line: 16, column: 40, scope: !11)
!66 = !DILocation(line: 16, column: 34, scope: !11)
!67 = distinct !{!67, !38}
!68 = !DILocation(line: 17, column: 38, scope: !11)
!69 = !DILocation(line: 17, column: 29, scope: !11)
!70 = !DILocation(line: 17, column: 9, scope: !11)
!71 = !DILocation(line: 17, column: 34, scope: !11)
!72 = !DILocation(line: 14, column: 40, scope: !11)
!73 = distinct !{!73, !55, !74, !47}
!74 = !DILocation(line: 18, column: 5, scope: !11)
!75 = distinct !{!75, !58, !76, !47}
!76 = !DILocation(line: 16, column: 67, scope: !11)
