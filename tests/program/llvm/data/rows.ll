; ModuleID = 'rows.cu'
source_filename = "rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @total(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %104

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %38

13:                                               ; preds = %11
  %14 = mul nsw i32 %2, %9
  %15 = and i32 %2, 7
  %16 = icmp ult i32 %2, 8
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = and i32 %2, 2147483640
  br label %42

19:                                               ; preds = %42
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %38, label %21

21:                                               ; preds = %19, %13
  %22 = phi i32 [ 0, %13 ], [ %101, %19 ]
  %23 = phi i32 [ 0, %13 ], [ %100, %19 ]
  %24 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %24)
  br label %25

25:                                               ; preds = %25, %21
  %26 = phi i32 [ %22, %21 ], [ %35, %25 ]
  %27 = phi i32 [ %23, %21 ], [ %34, %25 ]
  %28 = phi i32 [ 0, %21 ], [ %36, %25 ]
  %29 = mul nsw i32 %27, 3
  %30 = add nsw i32 %26, %14
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %0, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = add nsw i32 %33, %29
  %35 = add nuw nsw i32 %26, 1
  %36 = add i32 %28, 1
  %37 = icmp eq i32 %36, %15
  br i1 %37, label %38, label %25, !llvm.loop !7

38:                                               ; preds = %19, %25, %11
  %39 = phi i32 [ 0, %11 ], [ %100, %19 ], [ %34, %25 ]
  %40 = sext i32 %9 to i64
  %41 = getelementptr inbounds i32, ptr %1, i64 %40
  store i32 %39, ptr %41, align 4, !tbaa !3
  br label %104

42:                                               ; preds = %42, %17
  %43 = phi i32 [ 0, %17 ], [ %101, %42 ]
  %44 = phi i32 [ 0, %17 ], [ %100, %42 ]
  %45 = phi i32 [ 0, %17 ], [ %102, %42 ]
  %46 = mul nsw i32 %44, 3
  %47 = add nsw i32 %43, %14
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = add nsw i32 %50, %46
  %52 = or disjoint i32 %43, 1
  %53 = mul nsw i32 %51, 3
  %54 = add nsw i32 %52, %14
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %0, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = add nsw i32 %57, %53
  %59 = or disjoint i32 %43, 2
  %60 = mul nsw i32 %58, 3
  %61 = add nsw i32 %59, %14
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %0, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = add nsw i32 %64, %60
  %66 = or disjoint i32 %43, 3
  %67 = mul nsw i32 %65, 3
  %68 = add nsw i32 %66, %14
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %0, i64 %69
  %71 = load i32, ptr %70, align 4, !tbaa !3
  %72 = add nsw i32 %71, %67
  %73 = or disjoint i32 %43, 4
  %74 = mul nsw i32 %72, 3
  %75 = add nsw i32 %73, %14
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %0, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !3
  %79 = add nsw i32 %78, %74
  %80 = or disjoint i32 %43, 5
  %81 = mul nsw i32 %79, 3
  %82 = add nsw i32 %80, %14
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %0, i64 %83
  %85 = load i32, ptr %84, align 4, !tbaa !3
  %86 = add nsw i32 %85, %81
  %87 = or disjoint i32 %43, 6
  %88 = mul nsw i32 %86, 3
  %89 = add nsw i32 %87, %14
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %0, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !3
  %93 = add nsw i32 %92, %88
  %94 = or disjoint i32 %43, 7
  %95 = mul nsw i32 %93, 3
  %96 = add nsw i32 %94, %14
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %0, i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !3
  %100 = add nsw i32 %99, %95
  %101 = add nuw nsw i32 %43, 8
  %102 = add i32 %45, 8
  %103 = icmp eq i32 %102, %18
  br i1 %103, label %19, label %42, !llvm.loop !9

104:                                              ; preds = %38, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pairs(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %321

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = srem i32 %14, %3
  %16 = icmp sgt i32 %2, 0
  %17 = sext i32 %2 to i64
  %18 = mul nsw i64 %17, %12
  %19 = getelementptr i32, ptr %0, i64 %18
  %20 = sext i32 %15 to i64
  %21 = mul nsw i64 %20, %17
  %22 = getelementptr i32, ptr %0, i64 %21
  br i1 %16, label %23, label %51

23:                                               ; preds = %11
  %24 = and i32 %2, 7
  %25 = icmp ult i32 %2, 8
  br i1 %25, label %30, label %26

26:                                               ; preds = %23
  %27 = and i32 %2, 2147483640
  br label %251

28:                                               ; preds = %251
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %48, label %30

30:                                               ; preds = %28, %23
  %31 = phi i32 [ 0, %23 ], [ %318, %28 ]
  %32 = phi i32 [ 0, %23 ], [ %317, %28 ]
  %33 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %33)
  br label %34

34:                                               ; preds = %34, %30
  %35 = phi i32 [ %45, %34 ], [ %31, %30 ]
  %36 = phi i32 [ %44, %34 ], [ %32, %30 ]
  %37 = phi i32 [ %46, %34 ], [ 0, %30 ]
  %38 = zext nneg i32 %35 to i64
  %39 = getelementptr i32, ptr %19, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = getelementptr i32, ptr %22, i64 %38
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = mul nsw i32 %42, %40
  %44 = add nsw i32 %43, %36
  %45 = add nuw nsw i32 %35, 1
  %46 = add i32 %37, 1
  %47 = icmp eq i32 %46, %24
  br i1 %47, label %48, label %34, !llvm.loop !11

48:                                               ; preds = %34, %28
  %49 = phi i32 [ %317, %28 ], [ %44, %34 ]
  %50 = mul nsw i32 %49, 7
  br label %51

51:                                               ; preds = %48, %11
  %52 = phi i32 [ 0, %11 ], [ %50, %48 ]
  br i1 %16, label %53, label %148

53:                                               ; preds = %51
  %54 = and i32 %2, 7
  %55 = icmp ult i32 %2, 8
  br i1 %55, label %130, label %56

56:                                               ; preds = %53
  %57 = and i32 %2, 2147483640
  br label %58

58:                                               ; preds = %58, %56
  %59 = phi i32 [ 0, %56 ], [ %125, %58 ]
  %60 = phi i32 [ 1, %56 ], [ %124, %58 ]
  %61 = phi i32 [ 0, %56 ], [ %126, %58 ]
  %62 = zext nneg i32 %59 to i64
  %63 = getelementptr i32, ptr %19, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = getelementptr i32, ptr %22, i64 %62
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = mul nsw i32 %66, %64
  %68 = add nsw i32 %67, %60
  %69 = or disjoint i32 %59, 1
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr i32, ptr %19, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !3
  %73 = getelementptr i32, ptr %22, i64 %70
  %74 = load i32, ptr %73, align 4, !tbaa !3
  %75 = mul nsw i32 %74, %72
  %76 = add nsw i32 %75, %68
  %77 = or disjoint i32 %59, 2
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr i32, ptr %19, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !3
  %81 = getelementptr i32, ptr %22, i64 %78
  %82 = load i32, ptr %81, align 4, !tbaa !3
  %83 = mul nsw i32 %82, %80
  %84 = add nsw i32 %83, %76
  %85 = or disjoint i32 %59, 3
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr i32, ptr %19, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = getelementptr i32, ptr %22, i64 %86
  %90 = load i32, ptr %89, align 4, !tbaa !3
  %91 = mul nsw i32 %90, %88
  %92 = add nsw i32 %91, %84
  %93 = or disjoint i32 %59, 4
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr i32, ptr %19, i64 %94
  %96 = load i32, ptr %95, align 4, !tbaa !3
  %97 = getelementptr i32, ptr %22, i64 %94
  %98 = load i32, ptr %97, align 4, !tbaa !3
  %99 = mul nsw i32 %98, %96
  %100 = add nsw i32 %99, %92
  %101 = or disjoint i32 %59, 5
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr i32, ptr %19, i64 %102
  %104 = load i32, ptr %103, align 4, !tbaa !3
  %105 = getelementptr i32, ptr %22, i64 %102
  %106 = load i32, ptr %105, align 4, !tbaa !3
  %107 = mul nsw i32 %106, %104
  %108 = add nsw i32 %107, %100
  %109 = or disjoint i32 %59, 6
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr i32, ptr %19, i64 %110
  %112 = load i32, ptr %111, align 4, !tbaa !3
  %113 = getelementptr i32, ptr %22, i64 %110
  %114 = load i32, ptr %113, align 4, !tbaa !3
  %115 = mul nsw i32 %114, %112
  %116 = add nsw i32 %115, %108
  %117 = or disjoint i32 %59, 7
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr i32, ptr %19, i64 %118
  %120 = load i32, ptr %119, align 4, !tbaa !3
  %121 = getelementptr i32, ptr %22, i64 %118
  %122 = load i32, ptr %121, align 4, !tbaa !3
  %123 = mul nsw i32 %122, %120
  %124 = add nsw i32 %123, %116
  %125 = add nuw nsw i32 %59, 8
  %126 = add i32 %61, 8
  %127 = icmp eq i32 %126, %57
  br i1 %127, label %128, label %58, !llvm.loop !12

128:                                              ; preds = %58
  %129 = icmp eq i32 %54, 0
  br i1 %129, label %148, label %130

130:                                              ; preds = %128, %53
  %131 = phi i32 [ 0, %53 ], [ %125, %128 ]
  %132 = phi i32 [ 1, %53 ], [ %124, %128 ]
  %133 = icmp ne i32 %54, 0
  tail call void @llvm.assume(i1 %133)
  br label %134

134:                                              ; preds = %134, %130
  %135 = phi i32 [ %145, %134 ], [ %131, %130 ]
  %136 = phi i32 [ %144, %134 ], [ %132, %130 ]
  %137 = phi i32 [ %146, %134 ], [ 0, %130 ]
  %138 = zext nneg i32 %135 to i64
  %139 = getelementptr i32, ptr %19, i64 %138
  %140 = load i32, ptr %139, align 4, !tbaa !3
  %141 = getelementptr i32, ptr %22, i64 %138
  %142 = load i32, ptr %141, align 4, !tbaa !3
  %143 = mul nsw i32 %142, %140
  %144 = add nsw i32 %143, %136
  %145 = add nuw nsw i32 %135, 1
  %146 = add i32 %137, 1
  %147 = icmp eq i32 %146, %54
  br i1 %147, label %148, label %134, !llvm.loop !13

148:                                              ; preds = %128, %134, %51
  %149 = phi i32 [ 1, %51 ], [ %124, %128 ], [ %144, %134 ]
  %150 = add nsw i32 %149, %52
  br i1 %16, label %151, label %246

151:                                              ; preds = %148
  %152 = and i32 %2, 7
  %153 = icmp ult i32 %2, 8
  br i1 %153, label %228, label %154

154:                                              ; preds = %151
  %155 = and i32 %2, 2147483640
  br label %156

156:                                              ; preds = %156, %154
  %157 = phi i32 [ 0, %154 ], [ %223, %156 ]
  %158 = phi i32 [ 2, %154 ], [ %222, %156 ]
  %159 = phi i32 [ 0, %154 ], [ %224, %156 ]
  %160 = zext nneg i32 %157 to i64
  %161 = getelementptr i32, ptr %19, i64 %160
  %162 = load i32, ptr %161, align 4, !tbaa !3
  %163 = getelementptr i32, ptr %22, i64 %160
  %164 = load i32, ptr %163, align 4, !tbaa !3
  %165 = mul nsw i32 %164, %162
  %166 = add nsw i32 %165, %158
  %167 = or disjoint i32 %157, 1
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr i32, ptr %19, i64 %168
  %170 = load i32, ptr %169, align 4, !tbaa !3
  %171 = getelementptr i32, ptr %22, i64 %168
  %172 = load i32, ptr %171, align 4, !tbaa !3
  %173 = mul nsw i32 %172, %170
  %174 = add nsw i32 %173, %166
  %175 = or disjoint i32 %157, 2
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr i32, ptr %19, i64 %176
  %178 = load i32, ptr %177, align 4, !tbaa !3
  %179 = getelementptr i32, ptr %22, i64 %176
  %180 = load i32, ptr %179, align 4, !tbaa !3
  %181 = mul nsw i32 %180, %178
  %182 = add nsw i32 %181, %174
  %183 = or disjoint i32 %157, 3
  %184 = zext nneg i32 %183 to i64
  %185 = getelementptr i32, ptr %19, i64 %184
  %186 = load i32, ptr %185, align 4, !tbaa !3
  %187 = getelementptr i32, ptr %22, i64 %184
  %188 = load i32, ptr %187, align 4, !tbaa !3
  %189 = mul nsw i32 %188, %186
  %190 = add nsw i32 %189, %182
  %191 = or disjoint i32 %157, 4
  %192 = zext nneg i32 %191 to i64
  %193 = getelementptr i32, ptr %19, i64 %192
  %194 = load i32, ptr %193, align 4, !tbaa !3
  %195 = getelementptr i32, ptr %22, i64 %192
  %196 = load i32, ptr %195, align 4, !tbaa !3
  %197 = mul nsw i32 %196, %194
  %198 = add nsw i32 %197, %190
  %199 = or disjoint i32 %157, 5
  %200 = zext nneg i32 %199 to i64
  %201 = getelementptr i32, ptr %19, i64 %200
  %202 = load i32, ptr %201, align 4, !tbaa !3
  %203 = getelementptr i32, ptr %22, i64 %200
  %204 = load i32, ptr %203, align 4, !tbaa !3
  %205 = mul nsw i32 %204, %202
  %206 = add nsw i32 %205, %198
  %207 = or disjoint i32 %157, 6
  %208 = zext nneg i32 %207 to i64
  %209 = getelementptr i32, ptr %19, i64 %208
  %210 = load i32, ptr %209, align 4, !tbaa !3
  %211 = getelementptr i32, ptr %22, i64 %208
  %212 = load i32, ptr %211, align 4, !tbaa !3
  %213 = mul nsw i32 %212, %210
  %214 = add nsw i32 %213, %206
  %215 = or disjoint i32 %157, 7
  %216 = zext nneg i32 %215 to i64
  %217 = getelementptr i32, ptr %19, i64 %216
  %218 = load i32, ptr %217, align 4, !tbaa !3
  %219 = getelementptr i32, ptr %22, i64 %216
  %220 = load i32, ptr %219, align 4, !tbaa !3
  %221 = mul nsw i32 %220, %218
  %222 = add nsw i32 %221, %214
  %223 = add nuw nsw i32 %157, 8
  %224 = add i32 %159, 8
  %225 = icmp eq i32 %224, %155
  br i1 %225, label %226, label %156, !llvm.loop !12

226:                                              ; preds = %156
  %227 = icmp eq i32 %152, 0
  br i1 %227, label %246, label %228

228:                                              ; preds = %226, %151
  %229 = phi i32 [ 0, %151 ], [ %223, %226 ]
  %230 = phi i32 [ 2, %151 ], [ %222, %226 ]
  %231 = icmp ne i32 %152, 0
  tail call void @llvm.assume(i1 %231)
  br label %232

232:                                              ; preds = %232, %228
  %233 = phi i32 [ %243, %232 ], [ %229, %228 ]
  %234 = phi i32 [ %242, %232 ], [ %230, %228 ]
  %235 = phi i32 [ %244, %232 ], [ 0, %228 ]
  %236 = zext nneg i32 %233 to i64
  %237 = getelementptr i32, ptr %19, i64 %236
  %238 = load i32, ptr %237, align 4, !tbaa !3
  %239 = getelementptr i32, ptr %22, i64 %236
  %240 = load i32, ptr %239, align 4, !tbaa !3
  %241 = mul nsw i32 %240, %238
  %242 = add nsw i32 %241, %234
  %243 = add nuw nsw i32 %233, 1
  %244 = add i32 %235, 1
  %245 = icmp eq i32 %244, %152
  br i1 %245, label %246, label %232, !llvm.loop !14

246:                                              ; preds = %226, %232, %148
  %247 = phi i32 [ 2, %148 ], [ %222, %226 ], [ %242, %232 ]
  %248 = mul nsw i32 %150, 7
  %249 = add nsw i32 %247, %248
  %250 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %249, ptr %250, align 4, !tbaa !3
  br label %321

251:                                              ; preds = %251, %26
  %252 = phi i32 [ 0, %26 ], [ %318, %251 ]
  %253 = phi i32 [ 0, %26 ], [ %317, %251 ]
  %254 = phi i32 [ 0, %26 ], [ %319, %251 ]
  %255 = zext nneg i32 %252 to i64
  %256 = getelementptr i32, ptr %19, i64 %255
  %257 = load i32, ptr %256, align 4, !tbaa !3
  %258 = getelementptr i32, ptr %22, i64 %255
  %259 = load i32, ptr %258, align 4, !tbaa !3
  %260 = mul nsw i32 %259, %257
  %261 = add nsw i32 %260, %253
  %262 = or disjoint i32 %252, 1
  %263 = zext nneg i32 %262 to i64
  %264 = getelementptr i32, ptr %19, i64 %263
  %265 = load i32, ptr %264, align 4, !tbaa !3
  %266 = getelementptr i32, ptr %22, i64 %263
  %267 = load i32, ptr %266, align 4, !tbaa !3
  %268 = mul nsw i32 %267, %265
  %269 = add nsw i32 %268, %261
  %270 = or disjoint i32 %252, 2
  %271 = zext nneg i32 %270 to i64
  %272 = getelementptr i32, ptr %19, i64 %271
  %273 = load i32, ptr %272, align 4, !tbaa !3
  %274 = getelementptr i32, ptr %22, i64 %271
  %275 = load i32, ptr %274, align 4, !tbaa !3
  %276 = mul nsw i32 %275, %273
  %277 = add nsw i32 %276, %269
  %278 = or disjoint i32 %252, 3
  %279 = zext nneg i32 %278 to i64
  %280 = getelementptr i32, ptr %19, i64 %279
  %281 = load i32, ptr %280, align 4, !tbaa !3
  %282 = getelementptr i32, ptr %22, i64 %279
  %283 = load i32, ptr %282, align 4, !tbaa !3
  %284 = mul nsw i32 %283, %281
  %285 = add nsw i32 %284, %277
  %286 = or disjoint i32 %252, 4
  %287 = zext nneg i32 %286 to i64
  %288 = getelementptr i32, ptr %19, i64 %287
  %289 = load i32, ptr %288, align 4, !tbaa !3
  %290 = getelementptr i32, ptr %22, i64 %287
  %291 = load i32, ptr %290, align 4, !tbaa !3
  %292 = mul nsw i32 %291, %289
  %293 = add nsw i32 %292, %285
  %294 = or disjoint i32 %252, 5
  %295 = zext nneg i32 %294 to i64
  %296 = getelementptr i32, ptr %19, i64 %295
  %297 = load i32, ptr %296, align 4, !tbaa !3
  %298 = getelementptr i32, ptr %22, i64 %295
  %299 = load i32, ptr %298, align 4, !tbaa !3
  %300 = mul nsw i32 %299, %297
  %301 = add nsw i32 %300, %293
  %302 = or disjoint i32 %252, 6
  %303 = zext nneg i32 %302 to i64
  %304 = getelementptr i32, ptr %19, i64 %303
  %305 = load i32, ptr %304, align 4, !tbaa !3
  %306 = getelementptr i32, ptr %22, i64 %303
  %307 = load i32, ptr %306, align 4, !tbaa !3
  %308 = mul nsw i32 %307, %305
  %309 = add nsw i32 %308, %301
  %310 = or disjoint i32 %252, 7
  %311 = zext nneg i32 %310 to i64
  %312 = getelementptr i32, ptr %19, i64 %311
  %313 = load i32, ptr %312, align 4, !tbaa !3
  %314 = getelementptr i32, ptr %22, i64 %311
  %315 = load i32, ptr %314, align 4, !tbaa !3
  %316 = mul nsw i32 %315, %313
  %317 = add nsw i32 %316, %309
  %318 = add nuw nsw i32 %252, 8
  %319 = add i32 %254, 8
  %320 = icmp eq i32 %319, %27
  br i1 %320, label %28, label %251, !llvm.loop !12

321:                                              ; preds = %4, %246
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bytes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %8 = mul i32 %7, %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %8, %9
  %12 = mul i32 %11, %6
  %13 = add i32 %12, %10
  %14 = icmp slt i32 %13, %3
  br i1 %14, label %15, label %93

15:                                               ; preds = %4
  %16 = sext i32 %13 to i64
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %44

18:                                               ; preds = %15
  %19 = zext nneg i32 %2 to i64
  %20 = mul nsw i64 %16, %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 %19
  %23 = and i32 %2, 7
  %24 = icmp ult i32 %2, 8
  br i1 %24, label %29, label %25

25:                                               ; preds = %18
  %26 = and i32 %2, 2147483640
  br label %47

27:                                               ; preds = %47
  %28 = icmp eq i32 %23, 0
  br i1 %28, label %44, label %29

29:                                               ; preds = %27, %18
  %30 = phi i32 [ 0, %18 ], [ %90, %27 ]
  %31 = phi ptr [ %22, %18 ], [ %87, %27 ]
  %32 = icmp ne i32 %23, 0
  tail call void @llvm.assume(i1 %32)
  br label %33

33:                                               ; preds = %33, %29
  %34 = phi i32 [ %41, %33 ], [ %30, %29 ]
  %35 = phi ptr [ %38, %33 ], [ %31, %29 ]
  %36 = phi i32 [ %42, %33 ], [ 0, %29 ]
  %37 = mul nsw i32 %34, 5
  %38 = getelementptr inbounds i8, ptr %35, i64 -1
  %39 = load i8, ptr %38, align 1, !tbaa !15
  %40 = zext i8 %39 to i32
  %41 = add nsw i32 %37, %40
  %42 = add i32 %36, 1
  %43 = icmp eq i32 %42, %23
  br i1 %43, label %44, label %33, !llvm.loop !16

44:                                               ; preds = %27, %33, %15
  %45 = phi i32 [ 0, %15 ], [ %90, %27 ], [ %41, %33 ]
  %46 = getelementptr inbounds i32, ptr %1, i64 %16
  store i32 %45, ptr %46, align 4, !tbaa !3
  br label %93

47:                                               ; preds = %47, %25
  %48 = phi i32 [ 0, %25 ], [ %90, %47 ]
  %49 = phi ptr [ %22, %25 ], [ %87, %47 ]
  %50 = phi i32 [ 0, %25 ], [ %91, %47 ]
  %51 = mul nsw i32 %48, 5
  %52 = getelementptr inbounds i8, ptr %49, i64 -1
  %53 = load i8, ptr %52, align 1, !tbaa !15
  %54 = zext i8 %53 to i32
  %55 = add nsw i32 %51, %54
  %56 = mul nsw i32 %55, 5
  %57 = getelementptr inbounds i8, ptr %49, i64 -2
  %58 = load i8, ptr %57, align 1, !tbaa !15
  %59 = zext i8 %58 to i32
  %60 = add nsw i32 %56, %59
  %61 = mul nsw i32 %60, 5
  %62 = getelementptr inbounds i8, ptr %49, i64 -3
  %63 = load i8, ptr %62, align 1, !tbaa !15
  %64 = zext i8 %63 to i32
  %65 = add nsw i32 %61, %64
  %66 = mul nsw i32 %65, 5
  %67 = getelementptr inbounds i8, ptr %49, i64 -4
  %68 = load i8, ptr %67, align 1, !tbaa !15
  %69 = zext i8 %68 to i32
  %70 = add nsw i32 %66, %69
  %71 = mul nsw i32 %70, 5
  %72 = getelementptr inbounds i8, ptr %49, i64 -5
  %73 = load i8, ptr %72, align 1, !tbaa !15
  %74 = zext i8 %73 to i32
  %75 = add nsw i32 %71, %74
  %76 = mul nsw i32 %75, 5
  %77 = getelementptr inbounds i8, ptr %49, i64 -6
  %78 = load i8, ptr %77, align 1, !tbaa !15
  %79 = zext i8 %78 to i32
  %80 = add nsw i32 %76, %79
  %81 = mul nsw i32 %80, 5
  %82 = getelementptr inbounds i8, ptr %49, i64 -7
  %83 = load i8, ptr %82, align 1, !tbaa !15
  %84 = zext i8 %83 to i32
  %85 = add nsw i32 %81, %84
  %86 = mul nsw i32 %85, 5
  %87 = getelementptr inbounds i8, ptr %49, i64 -8
  %88 = load i8, ptr %87, align 1, !tbaa !15
  %89 = zext i8 %88 to i32
  %90 = add nsw i32 %86, %89
  %91 = add i32 %50, 8
  %92 = icmp eq i32 %91, %26
  br i1 %92, label %27, label %47, !llvm.loop !17

93:                                               ; preds = %44, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !8}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !8}
!14 = distinct !{!14, !8}
!15 = !{!5, !5, i64 0}
!16 = distinct !{!16, !8}
!17 = distinct !{!17, !10}
