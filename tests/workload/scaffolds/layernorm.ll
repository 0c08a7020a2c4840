; ModuleID = 'layernorm.cu'
source_filename = "layernorm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9layernormPfS_S_PKfS1_S1_ii(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 !dbg !11 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15
  %11 = mul i32 %9, %10, !dbg !16
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %13 = add i32 %11, %12, !dbg !18
  %14 = icmp slt i32 %13, %6, !dbg !19
  br i1 %14, label %15, label %283, !dbg !19

15:                                               ; preds = %8
  %16 = mul nsw i32 %7, %13, !dbg !20
  %17 = sext i32 %16 to i64, !dbg !21
  %18 = getelementptr inbounds float, ptr %3, i64 %17, !dbg !21
  %19 = icmp sgt i32 %7, 0, !dbg !22
  br i1 %19, label %20, label %42, !dbg !23

20:                                               ; preds = %15
  %21 = and i32 %7, 7, !dbg !23
  %22 = icmp ult i32 %7, 8, !dbg !23
  br i1 %22, label %27, label %23, !dbg !23

23:                                               ; preds = %20
  %24 = and i32 %7, 2147483640, !dbg !23
  br label %51, !dbg !23

25:                                               ; preds = %51
  %26 = icmp eq i32 %21, 0, !dbg !23
  br i1 %26, label %42, label %27, !dbg !23

27:                                               ; preds = %25, %20
  %28 = phi i32 [ 0, %20 ], [ %94, %25 ]
  %29 = phi float [ 0.000000e+00, %20 ], [ %93, %25 ]
  %30 = icmp ne i32 %21, 0, !dbg !23
  tail call void @llvm.assume(i1 %30), !dbg !23
  br label %31, !dbg !23

31:                                               ; preds = %31, %27
  %32 = phi i32 [ %39, %31 ], [ %28, %27 ]
  %33 = phi float [ %38, %31 ], [ %29, %27 ]
  %34 = phi i32 [ %40, %31 ], [ 0, %27 ]
  %35 = zext nneg i32 %32 to i64, !dbg !24
  %36 = getelementptr inbounds nuw float, ptr %18, i64 %35, !dbg !24
  %37 = load float, ptr %36, align 4, !dbg !24, !tbaa !25
  %38 = fadd contract float %33, %37, !dbg !27
  %39 = add nuw nsw i32 %32, 1, !dbg !28
  %40 = add i32 %34, 1, !dbg !23
  %41 = icmp eq i32 %40, %21, !dbg !23
  br i1 %41, label %42, label %31, !dbg !23, !llvm.loop !29

42:                                               ; preds = %25, %31, %15
  %43 = phi float [ 0.000000e+00, %15 ], [ %93, %25 ], [ %38, %31 ], !dbg !31
  %44 = sitofp i32 %7 to float, !dbg !32
  %45 = fdiv contract float %43, %44, !dbg !33
  br i1 %19, label %46, label %116, !dbg !34

46:                                               ; preds = %42
  %47 = and i32 %7, 7, !dbg !34
  %48 = icmp ult i32 %7, 8, !dbg !34
  br i1 %48, label %99, label %49, !dbg !34

49:                                               ; preds = %46
  %50 = and i32 %7, 2147483640, !dbg !34
  br label %127, !dbg !34

51:                                               ; preds = %51, %23
  %52 = phi i32 [ 0, %23 ], [ %94, %51 ]
  %53 = phi float [ 0.000000e+00, %23 ], [ %93, %51 ]
  %54 = phi i32 [ 0, %23 ], [ %95, %51 ]
  %55 = zext nneg i32 %52 to i64, !dbg !24
  %56 = getelementptr inbounds nuw float, ptr %18, i64 %55, !dbg !24
  %57 = load float, ptr %56, align 4, !dbg !24, !tbaa !25
  %58 = fadd contract float %53, %57, !dbg !27
  %59 = zext nneg i32 %52 to i64, !dbg !24
  %60 = getelementptr inbounds nuw float, ptr %18, i64 %59, !dbg !24
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 4, !dbg !24
  %62 = load float, ptr %61, align 4, !dbg !24, !tbaa !25
  %63 = fadd contract float %58, %62, !dbg !27
  %64 = zext nneg i32 %52 to i64, !dbg !24
  %65 = getelementptr inbounds nuw float, ptr %18, i64 %64, !dbg !24
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 8, !dbg !24
  %67 = load float, ptr %66, align 4, !dbg !24, !tbaa !25
  %68 = fadd contract float %63, %67, !dbg !27
  %69 = zext nneg i32 %52 to i64, !dbg !24
  %70 = getelementptr inbounds nuw float, ptr %18, i64 %69, !dbg !24
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 12, !dbg !24
  %72 = load float, ptr %71, align 4, !dbg !24, !tbaa !25
  %73 = fadd contract float %68, %72, !dbg !27
  %74 = zext nneg i32 %52 to i64, !dbg !24
  %75 = getelementptr inbounds nuw float, ptr %18, i64 %74, !dbg !24
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 16, !dbg !24
  %77 = load float, ptr %76, align 4, !dbg !24, !tbaa !25
  %78 = fadd contract float %73, %77, !dbg !27
  %79 = zext nneg i32 %52 to i64, !dbg !24
  %80 = getelementptr inbounds nuw float, ptr %18, i64 %79, !dbg !24
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 20, !dbg !24
  %82 = load float, ptr %81, align 4, !dbg !24, !tbaa !25
  %83 = fadd contract float %78, %82, !dbg !27
  %84 = zext nneg i32 %52 to i64, !dbg !24
  %85 = getelementptr inbounds nuw float, ptr %18, i64 %84, !dbg !24
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 24, !dbg !24
  %87 = load float, ptr %86, align 4, !dbg !24, !tbaa !25
  %88 = fadd contract float %83, %87, !dbg !27
  %89 = zext nneg i32 %52 to i64, !dbg !24
  %90 = getelementptr inbounds nuw float, ptr %18, i64 %89, !dbg !24
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 28, !dbg !24
  %92 = load float, ptr %91, align 4, !dbg !24, !tbaa !25
  %93 = fadd contract float %88, %92, !dbg !27
  %94 = add nuw nsw i32 %52, 8, !dbg !28
  %95 = add i32 %54, 8, !dbg !23
  %96 = icmp eq i32 %95, %24, !dbg !23
  br i1 %96, label %25, label %51, !dbg !23, !llvm.loop !35

97:                                               ; preds = %127
  %98 = icmp eq i32 %47, 0, !dbg !34
  br i1 %98, label %116, label %99, !dbg !34

99:                                               ; preds = %97, %46
  %100 = phi i32 [ 0, %46 ], [ %186, %97 ]
  %101 = phi float [ 0.000000e+00, %46 ], [ %185, %97 ]
  %102 = icmp ne i32 %47, 0, !dbg !34
  tail call void @llvm.assume(i1 %102), !dbg !34
  br label %103, !dbg !34

103:                                              ; preds = %103, %99
  %104 = phi i32 [ %113, %103 ], [ %100, %99 ]
  %105 = phi float [ %112, %103 ], [ %101, %99 ]
  %106 = phi i32 [ %114, %103 ], [ 0, %99 ]
  %107 = zext nneg i32 %104 to i64, !dbg !38
  %108 = getelementptr inbounds nuw float, ptr %18, i64 %107, !dbg !38
  %109 = load float, ptr %108, align 4, !dbg !38, !tbaa !25
  %110 = fsub contract float %109, %45, !dbg !39
  %111 = fmul contract float %110, %110, !dbg !40
  %112 = fadd contract float %105, %111, !dbg !41
  %113 = add nuw nsw i32 %104, 1, !dbg !42
  %114 = add i32 %106, 1, !dbg !34
  %115 = icmp eq i32 %114, %47, !dbg !34
  br i1 %115, label %116, label %103, !dbg !34, !llvm.loop !43

116:                                              ; preds = %97, %103, %42
  %117 = phi float [ 0.000000e+00, %42 ], [ %185, %97 ], [ %112, %103 ], !dbg !31
  %118 = fdiv contract float %117, %44, !dbg !44
  %119 = fadd contract float %118, 0x3EE4F8B580000000, !dbg !45
  %120 = tail call contract noundef float @llvm.sqrt.f32(float %119), !dbg !46
  %121 = fdiv contract float 1.000000e+00, %120, !dbg !47
  br i1 %19, label %122, label %214, !dbg !48

122:                                              ; preds = %116
  %123 = and i32 %7, 3, !dbg !48
  %124 = icmp ult i32 %7, 4, !dbg !48
  br i1 %124, label %191, label %125, !dbg !48

125:                                              ; preds = %122
  %126 = and i32 %7, 2147483644, !dbg !48
  br label %218, !dbg !48

127:                                              ; preds = %127, %49
  %128 = phi i32 [ 0, %49 ], [ %186, %127 ]
  %129 = phi float [ 0.000000e+00, %49 ], [ %185, %127 ]
  %130 = phi i32 [ 0, %49 ], [ %187, %127 ]
  %131 = zext nneg i32 %128 to i64, !dbg !38
  %132 = getelementptr inbounds nuw float, ptr %18, i64 %131, !dbg !38
  %133 = load float, ptr %132, align 4, !dbg !38, !tbaa !25
  %134 = fsub contract float %133, %45, !dbg !39
  %135 = fmul contract float %134, %134, !dbg !40
  %136 = fadd contract float %129, %135, !dbg !41
  %137 = zext nneg i32 %128 to i64, !dbg !38
  %138 = getelementptr inbounds nuw float, ptr %18, i64 %137, !dbg !38
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 4, !dbg !38
  %140 = load float, ptr %139, align 4, !dbg !38, !tbaa !25
  %141 = fsub contract float %140, %45, !dbg !39
  %142 = fmul contract float %141, %141, !dbg !40
  %143 = fadd contract float %136, %142, !dbg !41
  %144 = zext nneg i32 %128 to i64, !dbg !38
  %145 = getelementptr inbounds nuw float, ptr %18, i64 %144, !dbg !38
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 8, !dbg !38
  %147 = load float, ptr %146, align 4, !dbg !38, !tbaa !25
  %148 = fsub contract float %147, %45, !dbg !39
  %149 = fmul contract float %148, %148, !dbg !40
  %150 = fadd contract float %143, %149, !dbg !41
  %151 = zext nneg i32 %128 to i64, !dbg !38
  %152 = getelementptr inbounds nuw float, ptr %18, i64 %151, !dbg !38
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 12, !dbg !38
  %154 = load float, ptr %153, align 4, !dbg !38, !tbaa !25
  %155 = fsub contract float %154, %45, !dbg !39
  %156 = fmul contract float %155, %155, !dbg !40
  %157 = fadd contract float %150, %156, !dbg !41
  %158 = zext nneg i32 %128 to i64, !dbg !38
  %159 = getelementptr inbounds nuw float, ptr %18, i64 %158, !dbg !38
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 16, !dbg !38
  %161 = load float, ptr %160, align 4, !dbg !38, !tbaa !25
  %162 = fsub contract float %161, %45, !dbg !39
  %163 = fmul contract float %162, %162, !dbg !40
  %164 = fadd contract float %157, %163, !dbg !41
  %165 = zext nneg i32 %128 to i64, !dbg !38
  %166 = getelementptr inbounds nuw float, ptr %18, i64 %165, !dbg !38
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 20, !dbg !38
  %168 = load float, ptr %167, align 4, !dbg !38, !tbaa !25
  %169 = fsub contract float %168, %45, !dbg !39
  %170 = fmul contract float %169, %169, !dbg !40
  %171 = fadd contract float %164, %170, !dbg !41
  %172 = zext nneg i32 %128 to i64, !dbg !38
  %173 = getelementptr inbounds nuw float, ptr %18, i64 %172, !dbg !38
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 24, !dbg !38
  %175 = load float, ptr %174, align 4, !dbg !38, !tbaa !25
  %176 = fsub contract float %175, %45, !dbg !39
  %177 = fmul contract float %176, %176, !dbg !40
  %178 = fadd contract float %171, %177, !dbg !41
  %179 = zext nneg i32 %128 to i64, !dbg !38
  %180 = getelementptr inbounds nuw float, ptr %18, i64 %179, !dbg !38
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 28, !dbg !38
  %182 = load float, ptr %181, align 4, !dbg !38, !tbaa !25
  %183 = fsub contract float %182, %45, !dbg !39
  %184 = fmul contract float %183, %183, !dbg !40
  %185 = fadd contract float %178, %184, !dbg !41
  %186 = add nuw nsw i32 %128, 8, !dbg !42
  %187 = add i32 %130, 8, !dbg !34
  %188 = icmp eq i32 %187, %50, !dbg !34
  br i1 %188, label %97, label %127, !dbg !34, !llvm.loop !49

189:                                              ; preds = %218
  %190 = icmp eq i32 %123, 0, !dbg !48
  br i1 %190, label %214, label %191, !dbg !48

191:                                              ; preds = %189, %122
  %192 = phi i32 [ 0, %122 ], [ %280, %189 ]
  %193 = icmp ne i32 %123, 0, !dbg !48
  tail call void @llvm.assume(i1 %193), !dbg !48
  br label %194, !dbg !48

194:                                              ; preds = %194, %191
  %195 = phi i32 [ %211, %194 ], [ %192, %191 ]
  %196 = phi i32 [ %212, %194 ], [ 0, %191 ]
  %197 = zext nneg i32 %195 to i64, !dbg !51
  %198 = getelementptr inbounds nuw float, ptr %4, i64 %197, !dbg !51
  %199 = load float, ptr %198, align 4, !dbg !51, !tbaa !25
  %200 = getelementptr inbounds nuw float, ptr %18, i64 %197, !dbg !52
  %201 = load float, ptr %200, align 4, !dbg !52, !tbaa !25
  %202 = fsub contract float %201, %45, !dbg !53
  %203 = fmul contract float %121, %202, !dbg !54
  %204 = fmul contract float %199, %203, !dbg !55
  %205 = getelementptr inbounds nuw float, ptr %5, i64 %197, !dbg !56
  %206 = load float, ptr %205, align 4, !dbg !56, !tbaa !25
  %207 = fadd contract float %206, %204, !dbg !57
  %208 = add nsw i32 %195, %16, !dbg !58
  %209 = sext i32 %208 to i64, !dbg !59
  %210 = getelementptr inbounds float, ptr %0, i64 %209, !dbg !59
  store float %207, ptr %210, align 4, !dbg !60, !tbaa !25
  %211 = add nuw nsw i32 %195, 1, !dbg !61
  %212 = add i32 %196, 1, !dbg !48
  %213 = icmp eq i32 %212, %123, !dbg !48
  br i1 %213, label %214, label %194, !dbg !48, !llvm.loop !62

214:                                              ; preds = %189, %194, %116
  %215 = sext i32 %13 to i64, !dbg !63
  %216 = getelementptr inbounds float, ptr %1, i64 %215, !dbg !63
  store float %45, ptr %216, align 4, !dbg !64, !tbaa !25
  %217 = getelementptr inbounds float, ptr %2, i64 %215, !dbg !65
  store float %121, ptr %217, align 4, !dbg !66, !tbaa !25
  br label %283, !dbg !67

218:                                              ; preds = %218, %125
  %219 = phi i32 [ 0, %125 ], [ %280, %218 ]
  %220 = phi i32 [ 0, %125 ], [ %281, %218 ]
  %221 = zext nneg i32 %219 to i64, !dbg !51
  %222 = getelementptr inbounds nuw float, ptr %4, i64 %221, !dbg !51
  %223 = load float, ptr %222, align 4, !dbg !51, !tbaa !25
  %224 = getelementptr inbounds nuw float, ptr %18, i64 %221, !dbg !52
  %225 = load float, ptr %224, align 4, !dbg !52, !tbaa !25
  %226 = fsub contract float %225, %45, !dbg !53
  %227 = fmul contract float %121, %226, !dbg !54
  %228 = fmul contract float %223, %227, !dbg !55
  %229 = getelementptr inbounds nuw float, ptr %5, i64 %221, !dbg !56
  %230 = load float, ptr %229, align 4, !dbg !56, !tbaa !25
  %231 = fadd contract float %230, %228, !dbg !57
  %232 = add nsw i32 %219, %16, !dbg !58
  %233 = sext i32 %232 to i64, !dbg !59
  %234 = getelementptr inbounds float, ptr %0, i64 %233, !dbg !59
  store float %231, ptr %234, align 4, !dbg !60, !tbaa !25
  %235 = or disjoint i32 %219, 1, !dbg !61
  %236 = zext nneg i32 %235 to i64, !dbg !51
  %237 = getelementptr inbounds nuw float, ptr %4, i64 %236, !dbg !51
  %238 = load float, ptr %237, align 4, !dbg !51, !tbaa !25
  %239 = getelementptr inbounds nuw float, ptr %18, i64 %236, !dbg !52
  %240 = load float, ptr %239, align 4, !dbg !52, !tbaa !25
  %241 = fsub contract float %240, %45, !dbg !53
  %242 = fmul contract float %121, %241, !dbg !54
  %243 = fmul contract float %238, %242, !dbg !55
  %244 = getelementptr inbounds nuw float, ptr %5, i64 %236, !dbg !56
  %245 = load float, ptr %244, align 4, !dbg !56, !tbaa !25
  %246 = fadd contract float %245, %243, !dbg !57
  %247 = add nsw i32 %235, %16, !dbg !58
  %248 = sext i32 %247 to i64, !dbg !59
  %249 = getelementptr inbounds float, ptr %0, i64 %248, !dbg !59
  store float %246, ptr %249, align 4, !dbg !60, !tbaa !25
  %250 = or disjoint i32 %219, 2, !dbg !61
  %251 = zext nneg i32 %250 to i64, !dbg !51
  %252 = getelementptr inbounds nuw float, ptr %4, i64 %251, !dbg !51
  %253 = load float, ptr %252, align 4, !dbg !51, !tbaa !25
  %254 = getelementptr inbounds nuw float, ptr %18, i64 %251, !dbg !52
  %255 = load float, ptr %254, align 4, !dbg !52, !tbaa !25
  %256 = fsub contract float %255, %45, !dbg !53
  %257 = fmul contract float %121, %256, !dbg !54
  %258 = fmul contract float %253, %257, !dbg !55
  %259 = getelementptr inbounds nuw float, ptr %5, i64 %251, !dbg !56
  %260 = load float, ptr %259, align 4, !dbg !56, !tbaa !25
  %261 = fadd contract float %260, %258, !dbg !57
  %262 = add nsw i32 %250, %16, !dbg !58
  %263 = sext i32 %262 to i64, !dbg !59
  %264 = getelementptr inbounds float, ptr %0, i64 %263, !dbg !59
  store float %261, ptr %264, align 4, !dbg !60, !tbaa !25
  %265 = or disjoint i32 %219, 3, !dbg !61
  %266 = zext nneg i32 %265 to i64, !dbg !51
  %267 = getelementptr inbounds nuw float, ptr %4, i64 %266, !dbg !51
  %268 = load float, ptr %267, align 4, !dbg !51, !tbaa !25
  %269 = getelementptr inbounds nuw float, ptr %18, i64 %266, !dbg !52
  %270 = load float, ptr %269, align 4, !dbg !52, !tbaa !25
  %271 = fsub contract float %270, %45, !dbg !53
  %272 = fmul contract float %121, %271, !dbg !54
  %273 = fmul contract float %268, %272, !dbg !55
  %274 = getelementptr inbounds nuw float, ptr %5, i64 %266, !dbg !56
  %275 = load float, ptr %274, align 4, !dbg !56, !tbaa !25
  %276 = fadd contract float %275, %273, !dbg !57
  %277 = add nsw i32 %265, %16, !dbg !58
  %278 = sext i32 %277 to i64, !dbg !59
  %279 = getelementptr inbounds float, ptr %0, i64 %278, !dbg !59
  store float %276, ptr %279, align 4, !dbg !60, !tbaa !25
  %280 = add nuw nsw i32 %219, 4, !dbg !61
  %281 = add i32 %220, 4, !dbg !48
  %282 = icmp eq i32 %281, %126, !dbg !48
  br i1 %282, label %189, label %218, !dbg !48, !llvm.loop !68

283:                                              ; preds = %8, %214
  ret void, !dbg !67
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "layernorm.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "layernorm", scope: !1, file: !1, line: 1, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 3, column: 15, scope: !11)
!15 = !DILocation(line: 3, column: 28, scope: !11)
!16 = !DILocation(line: 3, column: 26, scope: !11)
!17 = !DILocation(line: 3, column: 41, scope: !11)
!18 = !DILocation(line: 3, column: 39, scope: !11)
!19 = !DILocation(line: 4, column: 13, scope: !11)
!20 = !DILocation(line: 5, column: 32, scope: !11)
!21 = !DILocation(line: 5, column: 26, scope: !11)
!22 = !DILocation(line: 7, column: 23, scope: !11)
!23 = !DILocation(line: 7, column: 5, scope: !11)
!24 = !DILocation(line: 7, column: 38, scope: !11)
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !9, i64 0}
!27 = !DILocation(line: 7, column: 35, scope: !11)
!28 = !DILocation(line: 7, column: 29, scope: !11)
!29 = distinct !{!29, !30}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = !DILocation(line: 0, scope: !11)
!32 = !DILocation(line: 8, column: 10, scope: !11)
!33 = !DILocation(line: 8, column: 7, scope: !11)
!34 = !DILocation(line: 9, column: 5, scope: !11)
!35 = distinct !{!35, !23, !36, !37}
!36 = !DILocation(line: 7, column: 41, scope: !11)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !DILocation(line: 9, column: 39, scope: !11)
!39 = !DILocation(line: 9, column: 44, scope: !11)
!40 = !DILocation(line: 9, column: 49, scope: !11)
!41 = !DILocation(line: 9, column: 35, scope: !11)
!42 = !DILocation(line: 9, column: 29, scope: !11)
!43 = distinct !{!43, !30}
!44 = !DILocation(line: 10, column: 30, scope: !11)
!45 = !DILocation(line: 10, column: 34, scope: !11)
!46 = !DILocation(line: 10, column: 22, scope: !11)
!47 = !DILocation(line: 10, column: 20, scope: !11)
!48 = !DILocation(line: 11, column: 5, scope: !11)
!49 = distinct !{!49, !34, !50, !37}
!50 = !DILocation(line: 9, column: 60, scope: !11)
!51 = !DILocation(line: 11, column: 52, scope: !11)
!52 = !DILocation(line: 11, column: 70, scope: !11)
!53 = !DILocation(line: 11, column: 75, scope: !11)
!54 = !DILocation(line: 11, column: 67, scope: !11)
!55 = !DILocation(line: 11, column: 62, scope: !11)
!56 = !DILocation(line: 11, column: 83, scope: !11)
!57 = !DILocation(line: 11, column: 81, scope: !11)
!58 = !DILocation(line: 11, column: 45, scope: !11)
!59 = !DILocation(line: 11, column: 33, scope: !11)
!60 = !DILocation(line: 11, column: 50, scope: !11)
!61 = !DILocation(line: 11, column: 29, scope: !11)
!62 = distinct !{!62, !30}
!63 = !DILocation(line: 12, column: 5, scope: !11)
!64 = !DILocation(line: 12, column: 15, scope: !11)
!65 = !DILocation(line: 13, column: 5, scope: !11)
!66 = !DILocation(line: 13, column: 15, scope: !11)
!67 = !DILocation(line: 14, column: 1, scope: !11)
!68 = distinct !{!68, !48, !69, !37}
!69 = !DILocation(line: 11, column: 89, scope: !11)
