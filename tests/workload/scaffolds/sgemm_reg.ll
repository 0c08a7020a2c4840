; ModuleID = 'sgemm_reg.cu'
source_filename = "sgemm_reg.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ5sgemmE2As = internal unnamed_addr addrspace(3) global [16 x [64 x float]] undef, align 4
@_ZZ5sgemmE2Bs = internal unnamed_addr addrspace(3) global [16 x [64 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sgemm(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, float noundef %6, ptr noundef captures(none) %7) local_unnamed_addr #0 !dbg !11 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !15
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !16
  %12 = shl nuw nsw i32 %11, 6, !dbg !17
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %14 = shl i32 %13, 6, !dbg !19
  %15 = shl nuw nsw i32 %10, 4, !dbg !20
  %16 = add nuw nsw i32 %15, %9, !dbg !21
  %17 = icmp sgt i32 %2, 0, !dbg !22
  br i1 %17, label %21, label %18, !dbg !23

18:                                               ; preds = %8
  %19 = shl nuw nsw i32 %10, 2
  %20 = shl nuw nsw i32 %9, 2
  br label %57, !dbg !23

21:                                               ; preds = %8
  %22 = icmp samesign ult i32 %16, 1024
  %23 = shl nuw nsw i32 %10, 2
  %24 = shl nuw nsw i32 %9, 2
  %25 = and i32 %9, 15, !dbg !23
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5sgemmE2As to ptr), i64 %26
  %28 = zext nneg i32 %24 to i64
  %29 = zext nneg i32 %23 to i64
  %30 = zext nneg i32 %24 to i64
  %31 = zext nneg i32 %24 to i64
  %32 = zext nneg i32 %24 to i64
  %33 = zext nneg i32 %23 to i64
  %34 = zext nneg i32 %23 to i64
  %35 = zext nneg i32 %23 to i64
  br label %36, !dbg !23

36:                                               ; preds = %21, %197
  %37 = phi float [ 0.000000e+00, %21 ], [ %146, %197 ], !dbg !24
  %38 = phi float [ 0.000000e+00, %21 ], [ %151, %197 ], !dbg !24
  %39 = phi float [ 0.000000e+00, %21 ], [ %156, %197 ], !dbg !24
  %40 = phi float [ 0.000000e+00, %21 ], [ %161, %197 ], !dbg !24
  %41 = phi float [ 0.000000e+00, %21 ], [ %166, %197 ], !dbg !24
  %42 = phi float [ 0.000000e+00, %21 ], [ %168, %197 ], !dbg !24
  %43 = phi float [ 0.000000e+00, %21 ], [ %170, %197 ], !dbg !24
  %44 = phi float [ 0.000000e+00, %21 ], [ %172, %197 ], !dbg !24
  %45 = phi float [ 0.000000e+00, %21 ], [ %177, %197 ], !dbg !24
  %46 = phi float [ 0.000000e+00, %21 ], [ %179, %197 ], !dbg !24
  %47 = phi float [ 0.000000e+00, %21 ], [ %181, %197 ], !dbg !24
  %48 = phi float [ 0.000000e+00, %21 ], [ %183, %197 ], !dbg !24
  %49 = phi float [ 0.000000e+00, %21 ], [ %188, %197 ], !dbg !24
  %50 = phi float [ 0.000000e+00, %21 ], [ %190, %197 ], !dbg !24
  %51 = phi float [ 0.000000e+00, %21 ], [ %192, %197 ], !dbg !24
  %52 = phi float [ 0.000000e+00, %21 ], [ %194, %197 ], !dbg !24
  %53 = phi i32 [ 0, %21 ], [ %198, %197 ]
  br i1 %22, label %54, label %82, !dbg !25

54:                                               ; preds = %36
  %55 = or disjoint i32 %25, %53
  %56 = icmp slt i32 %55, %2
  br label %83, !dbg !25

57:                                               ; preds = %197, %18
  %58 = phi i32 [ %20, %18 ], [ %24, %197 ]
  %59 = phi i32 [ %19, %18 ], [ %23, %197 ]
  %60 = phi float [ 0.000000e+00, %18 ], [ %146, %197 ], !dbg !24
  %61 = phi float [ 0.000000e+00, %18 ], [ %151, %197 ], !dbg !24
  %62 = phi float [ 0.000000e+00, %18 ], [ %156, %197 ], !dbg !24
  %63 = phi float [ 0.000000e+00, %18 ], [ %161, %197 ], !dbg !24
  %64 = phi float [ 0.000000e+00, %18 ], [ %166, %197 ], !dbg !24
  %65 = phi float [ 0.000000e+00, %18 ], [ %168, %197 ], !dbg !24
  %66 = phi float [ 0.000000e+00, %18 ], [ %170, %197 ], !dbg !24
  %67 = phi float [ 0.000000e+00, %18 ], [ %172, %197 ], !dbg !24
  %68 = phi float [ 0.000000e+00, %18 ], [ %177, %197 ], !dbg !24
  %69 = phi float [ 0.000000e+00, %18 ], [ %179, %197 ], !dbg !24
  %70 = phi float [ 0.000000e+00, %18 ], [ %181, %197 ], !dbg !24
  %71 = phi float [ 0.000000e+00, %18 ], [ %183, %197 ], !dbg !24
  %72 = phi float [ 0.000000e+00, %18 ], [ %188, %197 ], !dbg !24
  %73 = phi float [ 0.000000e+00, %18 ], [ %190, %197 ], !dbg !24
  %74 = phi float [ 0.000000e+00, %18 ], [ %192, %197 ], !dbg !24
  %75 = phi float [ 0.000000e+00, %18 ], [ %194, %197 ], !dbg !24
  %76 = add nuw nsw i32 %12, %59
  %77 = add nsw i32 %14, %58
  %78 = icmp slt i32 %76, %0
  %79 = mul nsw i32 %76, %1
  %80 = icmp slt i32 %77, %1
  %81 = select i1 %78, i1 %80, i1 false, !dbg !26
  br i1 %81, label %200, label %208, !dbg !26

82:                                               ; preds = %112, %36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  br label %120, !dbg !28

83:                                               ; preds = %54, %112
  %84 = phi i32 [ %118, %112 ], [ %16, %54 ]
  %85 = lshr i32 %84, 4, !dbg !29
  %86 = or disjoint i32 %85, %12, !dbg !30
  %87 = icmp slt i32 %86, %0, !dbg !31
  %88 = select i1 %87, i1 %56, i1 false, !dbg !32
  br i1 %88, label %89, label %95, !dbg !32

89:                                               ; preds = %83
  %90 = mul nuw nsw i32 %86, %2
  %91 = add nuw i32 %55, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %4, i64 %92
  %94 = load float, ptr %93, align 4, !dbg !33, !tbaa !34
  br label %95, !dbg !36

95:                                               ; preds = %83, %89
  %96 = phi contract float [ %94, %89 ], [ 0.000000e+00, %83 ], !dbg !36
  %97 = zext nneg i32 %85 to i64, !dbg !37
  %98 = getelementptr inbounds nuw float, ptr %27, i64 %97, !dbg !37
  store float %96, ptr %98, align 4, !dbg !38, !tbaa !34
  %99 = lshr i32 %84, 6, !dbg !39
  %100 = and i32 %84, 63, !dbg !40
  %101 = or disjoint i32 %99, %53, !dbg !41
  %102 = icmp slt i32 %101, %2, !dbg !42
  %103 = or disjoint i32 %100, %14
  %104 = icmp slt i32 %103, %1
  %105 = select i1 %102, i1 %104, i1 false, !dbg !43
  br i1 %105, label %106, label %112, !dbg !43

106:                                              ; preds = %95
  %107 = mul nsw i32 %101, %1
  %108 = add i32 %103, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %5, i64 %109
  %111 = load float, ptr %110, align 4, !dbg !44, !tbaa !34
  br label %112, !dbg !45

112:                                              ; preds = %95, %106
  %113 = phi contract float [ %111, %106 ], [ 0.000000e+00, %95 ], !dbg !45
  %114 = zext nneg i32 %99 to i64, !dbg !46
  %115 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5sgemmE2Bs to ptr), i64 %114, !dbg !46
  %116 = zext nneg i32 %100 to i64, !dbg !46
  %117 = getelementptr inbounds nuw float, ptr %115, i64 %116, !dbg !46
  store float %113, ptr %117, align 4, !dbg !47, !tbaa !34
  %118 = add nuw nsw i32 %84, 256, !dbg !48
  %119 = icmp samesign ult i32 %84, 768, !dbg !49
  br i1 %119, label %83, label %82, !dbg !25, !llvm.loop !50

120:                                              ; preds = %82, %120
  %121 = phi float [ %37, %82 ], [ %146, %120 ], !dbg !24
  %122 = phi float [ %38, %82 ], [ %151, %120 ], !dbg !24
  %123 = phi float [ %39, %82 ], [ %156, %120 ], !dbg !24
  %124 = phi float [ %40, %82 ], [ %161, %120 ], !dbg !24
  %125 = phi float [ %41, %82 ], [ %166, %120 ], !dbg !24
  %126 = phi float [ %42, %82 ], [ %168, %120 ], !dbg !24
  %127 = phi float [ %43, %82 ], [ %170, %120 ], !dbg !24
  %128 = phi float [ %44, %82 ], [ %172, %120 ], !dbg !24
  %129 = phi float [ %45, %82 ], [ %177, %120 ], !dbg !24
  %130 = phi float [ %46, %82 ], [ %179, %120 ], !dbg !24
  %131 = phi float [ %47, %82 ], [ %181, %120 ], !dbg !24
  %132 = phi float [ %48, %82 ], [ %183, %120 ], !dbg !24
  %133 = phi float [ %49, %82 ], [ %188, %120 ], !dbg !24
  %134 = phi float [ %50, %82 ], [ %190, %120 ], !dbg !24
  %135 = phi float [ %51, %82 ], [ %192, %120 ], !dbg !24
  %136 = phi float [ %52, %82 ], [ %194, %120 ], !dbg !24
  %137 = phi i32 [ 0, %82 ], [ %195, %120 ]
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5sgemmE2As to ptr), i64 %138
  %140 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5sgemmE2Bs to ptr), i64 %138
  %141 = getelementptr inbounds nuw float, ptr %140, i64 %28, !dbg !53
  %142 = getelementptr inbounds nuw float, ptr %139, i64 %29
  %143 = load float, ptr %142, align 4, !tbaa !34
  %144 = load float, ptr %141, align 4, !dbg !53, !tbaa !34
  %145 = fmul contract float %143, %144, !dbg !54
  %146 = fadd contract float %121, %145, !dbg !55
  %147 = getelementptr inbounds nuw float, ptr %140, i64 %30, !dbg !53
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 4, !dbg !53
  %149 = load float, ptr %148, align 4, !dbg !53, !tbaa !34
  %150 = fmul contract float %143, %149, !dbg !54
  %151 = fadd contract float %122, %150, !dbg !55
  %152 = getelementptr inbounds nuw float, ptr %140, i64 %31, !dbg !53
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 8, !dbg !53
  %154 = load float, ptr %153, align 4, !dbg !53, !tbaa !34
  %155 = fmul contract float %143, %154, !dbg !54
  %156 = fadd contract float %123, %155, !dbg !55
  %157 = getelementptr inbounds nuw float, ptr %140, i64 %32, !dbg !53
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 12, !dbg !53
  %159 = load float, ptr %158, align 4, !dbg !53, !tbaa !34
  %160 = fmul contract float %143, %159, !dbg !54
  %161 = fadd contract float %124, %160, !dbg !55
  %162 = getelementptr inbounds nuw float, ptr %139, i64 %33
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 4
  %164 = load float, ptr %163, align 4, !tbaa !34
  %165 = fmul contract float %164, %144, !dbg !54
  %166 = fadd contract float %125, %165, !dbg !55
  %167 = fmul contract float %164, %149, !dbg !54
  %168 = fadd contract float %126, %167, !dbg !55
  %169 = fmul contract float %164, %154, !dbg !54
  %170 = fadd contract float %127, %169, !dbg !55
  %171 = fmul contract float %164, %159, !dbg !54
  %172 = fadd contract float %128, %171, !dbg !55
  %173 = getelementptr inbounds nuw float, ptr %139, i64 %34
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 8
  %175 = load float, ptr %174, align 4, !tbaa !34
  %176 = fmul contract float %175, %144, !dbg !54
  %177 = fadd contract float %129, %176, !dbg !55
  %178 = fmul contract float %175, %149, !dbg !54
  %179 = fadd contract float %130, %178, !dbg !55
  %180 = fmul contract float %175, %154, !dbg !54
  %181 = fadd contract float %131, %180, !dbg !55
  %182 = fmul contract float %175, %159, !dbg !54
  %183 = fadd contract float %132, %182, !dbg !55
  %184 = getelementptr inbounds nuw float, ptr %139, i64 %35
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 12
  %186 = load float, ptr %185, align 4, !tbaa !34
  %187 = fmul contract float %186, %144, !dbg !54
  %188 = fadd contract float %133, %187, !dbg !55
  %189 = fmul contract float %186, %149, !dbg !54
  %190 = fadd contract float %134, %189, !dbg !55
  %191 = fmul contract float %186, %154, !dbg !54
  %192 = fadd contract float %135, %191, !dbg !55
  %193 = fmul contract float %186, %159, !dbg !54
  %194 = fadd contract float %136, %193, !dbg !55
  %195 = add nuw nsw i32 %137, 1, !dbg !56
  %196 = icmp eq i32 %195, 16, !dbg !57
  br i1 %196, label %197, label %120, !dbg !28, !llvm.loop !58

197:                                              ; preds = %120
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !60
  %198 = add nuw nsw i32 %53, 16, !dbg !61
  %199 = icmp slt i32 %198, %2, !dbg !22
  br i1 %199, label %36, label %57, !dbg !23, !llvm.loop !62

200:                                              ; preds = %57
  %201 = fmul contract float %3, %60, !dbg !64
  %202 = add nsw i32 %77, %79, !dbg !65
  %203 = sext i32 %202 to i64, !dbg !66
  %204 = getelementptr inbounds float, ptr %7, i64 %203, !dbg !66
  %205 = load float, ptr %204, align 4, !dbg !66, !tbaa !34
  %206 = fmul contract float %6, %205, !dbg !67
  %207 = fadd contract float %201, %206, !dbg !68
  store float %207, ptr %204, align 4, !dbg !69, !tbaa !34
  br label %208, !dbg !70

208:                                              ; preds = %200, %57
  %209 = or disjoint i32 %77, 1, !dbg !71
  %210 = icmp slt i32 %209, %1
  %211 = select i1 %78, i1 %210, i1 false, !dbg !26
  br i1 %211, label %212, label %220, !dbg !26

212:                                              ; preds = %208
  %213 = fmul contract float %3, %61, !dbg !64
  %214 = add nsw i32 %209, %79, !dbg !65
  %215 = sext i32 %214 to i64, !dbg !66
  %216 = getelementptr inbounds float, ptr %7, i64 %215, !dbg !66
  %217 = load float, ptr %216, align 4, !dbg !66, !tbaa !34
  %218 = fmul contract float %6, %217, !dbg !67
  %219 = fadd contract float %213, %218, !dbg !68
  store float %219, ptr %216, align 4, !dbg !69, !tbaa !34
  br label %220, !dbg !70

220:                                              ; preds = %212, %208
  %221 = or disjoint i32 %77, 2, !dbg !71
  %222 = icmp slt i32 %221, %1
  %223 = select i1 %78, i1 %222, i1 false, !dbg !26
  br i1 %223, label %224, label %232, !dbg !26

224:                                              ; preds = %220
  %225 = fmul contract float %3, %62, !dbg !64
  %226 = add nsw i32 %221, %79, !dbg !65
  %227 = sext i32 %226 to i64, !dbg !66
  %228 = getelementptr inbounds float, ptr %7, i64 %227, !dbg !66
  %229 = load float, ptr %228, align 4, !dbg !66, !tbaa !34
  %230 = fmul contract float %6, %229, !dbg !67
  %231 = fadd contract float %225, %230, !dbg !68
  store float %231, ptr %228, align 4, !dbg !69, !tbaa !34
  br label %232, !dbg !70

232:                                              ; preds = %224, %220
  %233 = or disjoint i32 %77, 3, !dbg !71
  %234 = icmp slt i32 %233, %1
  %235 = select i1 %78, i1 %234, i1 false, !dbg !26
  br i1 %235, label %236, label %244, !dbg !26

236:                                              ; preds = %232
  %237 = fmul contract float %3, %63, !dbg !64
  %238 = add nsw i32 %233, %79, !dbg !65
  %239 = sext i32 %238 to i64, !dbg !66
  %240 = getelementptr inbounds float, ptr %7, i64 %239, !dbg !66
  %241 = load float, ptr %240, align 4, !dbg !66, !tbaa !34
  %242 = fmul contract float %6, %241, !dbg !67
  %243 = fadd contract float %237, %242, !dbg !68
  store float %243, ptr %240, align 4, !dbg !69, !tbaa !34
  br label %244, !dbg !70

244:                                              ; preds = %236, %232
  %245 = or disjoint i32 %76, 1
  %246 = icmp slt i32 %245, %0
  %247 = mul nsw i32 %245, %1
  %248 = select i1 %246, i1 %80, i1 false, !dbg !26
  br i1 %248, label %249, label %257, !dbg !26

249:                                              ; preds = %244
  %250 = fmul contract float %3, %64, !dbg !64
  %251 = add nsw i32 %77, %247, !dbg !65
  %252 = sext i32 %251 to i64, !dbg !66
  %253 = getelementptr inbounds float, ptr %7, i64 %252, !dbg !66
  %254 = load float, ptr %253, align 4, !dbg !66, !tbaa !34
  %255 = fmul contract float %6, %254, !dbg !67
  %256 = fadd contract float %250, %255, !dbg !68
  store float %256, ptr %253, align 4, !dbg !69, !tbaa !34
  br label %257, !dbg !70

257:                                              ; preds = %249, %244
  %258 = select i1 %246, i1 %210, i1 false, !dbg !26
  br i1 %258, label %259, label %267, !dbg !26

259:                                              ; preds = %257
  %260 = fmul contract float %3, %65, !dbg !64
  %261 = add nsw i32 %209, %247, !dbg !65
  %262 = sext i32 %261 to i64, !dbg !66
  %263 = getelementptr inbounds float, ptr %7, i64 %262, !dbg !66
  %264 = load float, ptr %263, align 4, !dbg !66, !tbaa !34
  %265 = fmul contract float %6, %264, !dbg !67
  %266 = fadd contract float %260, %265, !dbg !68
  store float %266, ptr %263, align 4, !dbg !69, !tbaa !34
  br label %267, !dbg !70

267:                                              ; preds = %259, %257
  %268 = select i1 %246, i1 %222, i1 false, !dbg !26
  br i1 %268, label %269, label %277, !dbg !26

269:                                              ; preds = %267
  %270 = fmul contract float %3, %66, !dbg !64
  %271 = add nsw i32 %221, %247, !dbg !65
  %272 = sext i32 %271 to i64, !dbg !66
  %273 = getelementptr inbounds float, ptr %7, i64 %272, !dbg !66
  %274 = load float, ptr %273, align 4, !dbg !66, !tbaa !34
  %275 = fmul contract float %6, %274, !dbg !67
  %276 = fadd contract float %270, %275, !dbg !68
  store float %276, ptr %273, align 4, !dbg !69, !tbaa !34
  br label %277, !dbg !70

277:                                              ; preds = %269, %267
  %278 = select i1 %246, i1 %234, i1 false, !dbg !26
  br i1 %278, label %279, label %287, !dbg !26

279:                                              ; preds = %277
  %280 = fmul contract float %3, %67, !dbg !64
  %281 = add nsw i32 %233, %247, !dbg !65
  %282 = sext i32 %281 to i64, !dbg !66
  %283 = getelementptr inbounds float, ptr %7, i64 %282, !dbg !66
  %284 = load float, ptr %283, align 4, !dbg !66, !tbaa !34
  %285 = fmul contract float %6, %284, !dbg !67
  %286 = fadd contract float %280, %285, !dbg !68
  store float %286, ptr %283, align 4, !dbg !69, !tbaa !34
  br label %287, !dbg !70

287:                                              ; preds = %279, %277
  %288 = or disjoint i32 %76, 2
  %289 = icmp slt i32 %288, %0
  %290 = mul nsw i32 %288, %1
  %291 = select i1 %289, i1 %80, i1 false, !dbg !26
  br i1 %291, label %292, label %300, !dbg !26

292:                                              ; preds = %287
  %293 = fmul contract float %3, %68, !dbg !64
  %294 = add nsw i32 %77, %290, !dbg !65
  %295 = sext i32 %294 to i64, !dbg !66
  %296 = getelementptr inbounds float, ptr %7, i64 %295, !dbg !66
  %297 = load float, ptr %296, align 4, !dbg !66, !tbaa !34
  %298 = fmul contract float %6, %297, !dbg !67
  %299 = fadd contract float %293, %298, !dbg !68
  store float %299, ptr %296, align 4, !dbg !69, !tbaa !34
  br label %300, !dbg !70

300:                                              ; preds = %292, %287
  %301 = select i1 %289, i1 %210, i1 false, !dbg !26
  br i1 %301, label %302, label %310, !dbg !26

302:                                              ; preds = %300
  %303 = fmul contract float %3, %69, !dbg !64
  %304 = add nsw i32 %209, %290, !dbg !65
  %305 = sext i32 %304 to i64, !dbg !66
  %306 = getelementptr inbounds float, ptr %7, i64 %305, !dbg !66
  %307 = load float, ptr %306, align 4, !dbg !66, !tbaa !34
  %308 = fmul contract float %6, %307, !dbg !67
  %309 = fadd contract float %303, %308, !dbg !68
  store float %309, ptr %306, align 4, !dbg !69, !tbaa !34
  br label %310, !dbg !70

310:                                              ; preds = %302, %300
  %311 = select i1 %289, i1 %222, i1 false, !dbg !26
  br i1 %311, label %312, label %320, !dbg !26

312:                                              ; preds = %310
  %313 = fmul contract float %3, %70, !dbg !64
  %314 = add nsw i32 %221, %290, !dbg !65
  %315 = sext i32 %314 to i64, !dbg !66
  %316 = getelementptr inbounds float, ptr %7, i64 %315, !dbg !66
  %317 = load float, ptr %316, align 4, !dbg !66, !tbaa !34
  %318 = fmul contract float %6, %317, !dbg !67
  %319 = fadd contract float %313, %318, !dbg !68
  store float %319, ptr %316, align 4, !dbg !69, !tbaa !34
  br label %320, !dbg !70

320:                                              ; preds = %312, %310
  %321 = select i1 %289, i1 %234, i1 false, !dbg !26
  br i1 %321, label %322, label %330, !dbg !26

322:                                              ; preds = %320
  %323 = fmul contract float %3, %71, !dbg !64
  %324 = add nsw i32 %233, %290, !dbg !65
  %325 = sext i32 %324 to i64, !dbg !66
  %326 = getelementptr inbounds float, ptr %7, i64 %325, !dbg !66
  %327 = load float, ptr %326, align 4, !dbg !66, !tbaa !34
  %328 = fmul contract float %6, %327, !dbg !67
  %329 = fadd contract float %323, %328, !dbg !68
  store float %329, ptr %326, align 4, !dbg !69, !tbaa !34
  br label %330, !dbg !70

330:                                              ; preds = %322, %320
  %331 = or disjoint i32 %76, 3
  %332 = icmp slt i32 %331, %0
  %333 = mul nsw i32 %331, %1
  %334 = select i1 %332, i1 %80, i1 false, !dbg !26
  br i1 %334, label %335, label %343, !dbg !26

335:                                              ; preds = %330
  %336 = fmul contract float %3, %72, !dbg !64
  %337 = add nsw i32 %77, %333, !dbg !65
  %338 = sext i32 %337 to i64, !dbg !66
  %339 = getelementptr inbounds float, ptr %7, i64 %338, !dbg !66
  %340 = load float, ptr %339, align 4, !dbg !66, !tbaa !34
  %341 = fmul contract float %6, %340, !dbg !67
  %342 = fadd contract float %336, %341, !dbg !68
  store float %342, ptr %339, align 4, !dbg !69, !tbaa !34
  br label %343, !dbg !70

343:                                              ; preds = %335, %330
  %344 = select i1 %332, i1 %210, i1 false, !dbg !26
  br i1 %344, label %345, label %353, !dbg !26

345:                                              ; preds = %343
  %346 = fmul contract float %3, %73, !dbg !64
  %347 = add nsw i32 %209, %333, !dbg !65
  %348 = sext i32 %347 to i64, !dbg !66
  %349 = getelementptr inbounds float, ptr %7, i64 %348, !dbg !66
  %350 = load float, ptr %349, align 4, !dbg !66, !tbaa !34
  %351 = fmul contract float %6, %350, !dbg !67
  %352 = fadd contract float %346, %351, !dbg !68
  store float %352, ptr %349, align 4, !dbg !69, !tbaa !34
  br label %353, !dbg !70

353:                                              ; preds = %345, %343
  %354 = select i1 %332, i1 %222, i1 false, !dbg !26
  br i1 %354, label %355, label %363, !dbg !26

355:                                              ; preds = %353
  %356 = fmul contract float %3, %74, !dbg !64
  %357 = add nsw i32 %221, %333, !dbg !65
  %358 = sext i32 %357 to i64, !dbg !66
  %359 = getelementptr inbounds float, ptr %7, i64 %358, !dbg !66
  %360 = load float, ptr %359, align 4, !dbg !66, !tbaa !34
  %361 = fmul contract float %6, %360, !dbg !67
  %362 = fadd contract float %356, %361, !dbg !68
  store float %362, ptr %359, align 4, !dbg !69, !tbaa !34
  br label %363, !dbg !70

363:                                              ; preds = %355, %353
  %364 = select i1 %332, i1 %234, i1 false, !dbg !26
  br i1 %364, label %365, label %373, !dbg !26

365:                                              ; preds = %363
  %366 = fmul contract float %3, %75, !dbg !64
  %367 = add nsw i32 %233, %333, !dbg !65
  %368 = sext i32 %367 to i64, !dbg !66
  %369 = getelementptr inbounds float, ptr %7, i64 %368, !dbg !66
  %370 = load float, ptr %369, align 4, !dbg !66, !tbaa !34
  %371 = fmul contract float %6, %370, !dbg !67
  %372 = fadd contract float %366, %371, !dbg !68
  store float %372, ptr %369, align 4, !dbg !69, !tbaa !34
  br label %373, !dbg !70

373:                                              ; preds = %365, %363
  ret void, !dbg !72
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sgemm_reg.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "sgemm", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 4, column: 14, scope: !11)
!15 = !DILocation(line: 4, column: 32, scope: !11)
!16 = !DILocation(line: 4, column: 51, scope: !11)
!17 = !DILocation(line: 4, column: 62, scope: !11)
!18 = !DILocation(line: 4, column: 74, scope: !11)
!19 = !DILocation(line: 4, column: 85, scope: !11)
!20 = !DILocation(line: 4, column: 99, scope: !11)
!21 = !DILocation(line: 4, column: 104, scope: !11)
!22 = !DILocation(line: 6, column: 25, scope: !11)
!23 = !DILocation(line: 6, column: 5, scope: !11)
!24 = !DILocation(line: 0, scope: !11)
!25 = !DILocation(line: 7, column: 9, scope: !11)
!26 = !DILocation(line: 22, column: 23, scope: !11)
!27 = !DILocation(line: 13, column: 9, scope: !11)
!28 = !DILocation(line: 14, column: 9, scope: !11)
!29 = !DILocation(line: 8, column: 23, scope: !11)
!30 = !DILocation(line: 9, column: 28, scope: !11)
!31 = !DILocation(line: 9, column: 32, scope: !11)
!32 = !DILocation(line: 9, column: 36, scope: !11)
!33 = !DILocation(line: 9, column: 52, scope: !11)
!34 = !{!35, !35, i64 0}
!35 = !{!"float", !9, i64 0}
!36 = !DILocation(line: 9, column: 24, scope: !11)
!37 = !DILocation(line: 9, column: 13, scope: !11)
!38 = !DILocation(line: 9, column: 22, scope: !11)
!39 = !DILocation(line: 10, column: 24, scope: !11)
!40 = !DILocation(line: 10, column: 36, scope: !11)
!41 = !DILocation(line: 11, column: 28, scope: !11)
!42 = !DILocation(line: 11, column: 33, scope: !11)
!43 = !DILocation(line: 11, column: 37, scope: !11)
!44 = !DILocation(line: 11, column: 54, scope: !11)
!45 = !DILocation(line: 11, column: 25, scope: !11)
!46 = !DILocation(line: 11, column: 13, scope: !11)
!47 = !DILocation(line: 11, column: 23, scope: !11)
!48 = !DILocation(line: 7, column: 38, scope: !11)
!49 = !DILocation(line: 7, column: 28, scope: !11)
!50 = distinct !{!50, !25, !51, !52}
!51 = !DILocation(line: 12, column: 9, scope: !11)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocation(line: 16, column: 78, scope: !11)
!54 = !DILocation(line: 16, column: 76, scope: !11)
!55 = !DILocation(line: 16, column: 55, scope: !11)
!56 = !DILocation(line: 14, column: 34, scope: !11)
!57 = !DILocation(line: 14, column: 27, scope: !11)
!58 = distinct !{!58, !28, !59, !52}
!59 = !DILocation(line: 16, column: 94, scope: !11)
!60 = !DILocation(line: 17, column: 9, scope: !11)
!61 = !DILocation(line: 6, column: 33, scope: !11)
!62 = distinct !{!62, !23, !63, !52}
!63 = !DILocation(line: 18, column: 5, scope: !11)
!64 = !DILocation(line: 22, column: 54, scope: !11)
!65 = !DILocation(line: 22, column: 83, scope: !11)
!66 = !DILocation(line: 22, column: 75, scope: !11)
!67 = !DILocation(line: 22, column: 73, scope: !11)
!68 = !DILocation(line: 22, column: 66, scope: !11)
!69 = !DILocation(line: 22, column: 46, scope: !11)
!70 = !DILocation(line: 22, column: 33, scope: !11)
!71 = !DILocation(line: 21, column: 56, scope: !11)
!72 = !DILocation(line: 24, column: 1, scope: !11)
