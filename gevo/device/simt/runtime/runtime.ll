; Made from runtime.c by scripts/build_simt_runtime.py; do not edit.

%struct.State = type { [3 x i32], [3 x i32], [3 x i32], i32, [6 x i64], [8 x i64], i32, i32, i64, [8192 x i8] }
%struct.Block = type { i32, i32, i32, i32, i32, i32, ptr, [16 x i32], [16 x i32], [16 x %struct.Pair], %struct.Order, ptr }
%struct.Pair = type { %struct.Order, %struct.Order }
%struct.Order = type { ptr, ptr }
%struct.Site = type { i32, i32, i32, i32, i32 }
%struct.Turn = type { i32, i32, i32, i32, i32, i32, [4 x %struct.anon.0] }
%struct.anon.0 = type { i64, i64, i32, i32 }
%struct.Version = type { i64, i32, i32, i16, i16, i16, i16, i32, i32, [6 x %struct.anon], %struct.Pair, [4 x %struct.Group] }
%struct.anon = type { i32, i32, i16, i16 }
%struct.Group = type { i32, %struct.Pair }
%struct.Track = type { %struct.Pair, [2 x %struct.Pair], [2 x %struct.Pair], i32, i32, i32, i32, i32, i32 }
%struct.Rec = type { i32, i32, i32, i16, i16, i8, i8, i16 }
%struct.Cell = type { [2 x %struct.Rec], [2 x ptr], i32, i16, i16 }
%struct.Doubt = type { %struct.Rec, i32, i32, i64, %struct.Found }
%struct.Found = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64 }
%struct.WarpClock = type { i32, i32, ptr }
%struct.Thread = type { [3 x i32], i32, i32, i32, i64, ptr, ptr, ptr, i32, i32, i64, i64, i64, i64, i64, i32, i32, ptr, i64 }

@L = internal unnamed_addr global ptr null, align 8
@gevo_state = global %struct.State zeroinitializer, align 8
@nowhere = internal global [256 x i8] zeroinitializer, align 256
@free_frames = internal unnamed_addr global ptr null, align 8
@frames_used = internal unnamed_addr global i64 0, align 8
@tracks = internal unnamed_addr global ptr null, align 8
@turns = internal unnamed_addr global ptr null, align 8
@ready = internal unnamed_addr global ptr null, align 8
@parked = internal unnamed_addr global ptr null, align 8
@pool_used = internal unnamed_addr global i64 0, align 8
@n_doubts = internal unnamed_addr global i32 0, align 4
@doubts = internal unnamed_addr global ptr null, align 8
@locations = internal unnamed_addr global [4096 x ptr] zeroinitializer, align 16
@free_parts = internal unnamed_addr global [40 x ptr] zeroinitializer, align 16
@max_doubts = internal unnamed_addr global i32 0, align 4
@blocks = internal global [256 x %struct.Block] zeroinitializer, align 16
@random_state = internal unnamed_addr global i64 0, align 8
@progress = internal unnamed_addr global i64 0, align 8
@watches = internal unnamed_addr global [1024 x i32] zeroinitializer, align 16
@device_fences = internal global %struct.Order zeroinitializer, align 8
@run_scheduled.inclinations = internal unnamed_addr constant [4 x i8] c"\01\03\0A(", align 1
@inclination = internal unnamed_addr global i32 0, align 4
@in_flight = internal unnamed_addr global i32 0, align 4
@n_parked = internal unnamed_addr global i32 0, align 4
@n_ready = internal unnamed_addr global i32 0, align 4
@let_go = internal unnamed_addr global ptr null, align 8
@held = internal unnamed_addr global ptr null, align 8
@running = internal unnamed_addr global ptr null, align 8
@patience = internal unnamed_addr global i64 0, align 8
@woken_at = internal unnamed_addr global i64 0, align 8
@next_block = internal unnamed_addr global i64 0, align 8
@choose.run = internal unnamed_addr global i32 0, align 4
@pieces = internal unnamed_addr global [16384 x i64] zeroinitializer, align 16

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @gevo_access(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !11
  %8 = sext i32 %1 to i64
  %9 = getelementptr inbounds %struct.Site, ptr %7, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load i32, ptr %10, align 4, !tbaa !20
  %12 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %13 = icmp eq ptr %2, @nowhere
  br i1 %13, label %409, label %14

14:                                               ; preds = %3
  %15 = load i32, ptr %9, align 4, !tbaa !24
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !25
  %19 = sext i32 %18 to i64
  %20 = and i32 %11, 3
  %21 = icmp ne i32 %20, 0
  %22 = zext i1 %21 to i32
  %23 = ptrtoint ptr %2 to i64
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %25 = load ptr, ptr %24, align 8, !tbaa !26
  %26 = ptrtoint ptr %25 to i64
  %27 = sub i64 %23, %26
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %29 = load i64, ptr %28, align 8, !tbaa !27
  %30 = icmp uge i64 %27, %29
  %31 = sub nuw i64 %29, %27
  %32 = icmp ult i64 %31, %16
  %33 = select i1 %30, i1 true, i1 %32
  br i1 %33, label %77, label %34

34:                                               ; preds = %14
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %36 = load ptr, ptr %35, align 8, !tbaa !28
  br label %37

37:                                               ; preds = %41, %34
  %38 = phi i64 [ %16, %34 ], [ %52, %41 ]
  %39 = phi i64 [ %27, %34 ], [ %51, %41 ]
  %40 = icmp eq i64 %38, 0
  br i1 %40, label %53, label %41

41:                                               ; preds = %37
  %42 = and i64 %39, 3
  %43 = sub nuw nsw i64 4, %42
  %44 = tail call i64 @llvm.umin.i64(i64 %43, i64 %38)
  %45 = lshr i64 %39, 2
  %46 = getelementptr inbounds nuw i8, ptr %36, i64 %45
  %47 = load i8, ptr %46, align 1, !tbaa !29
  %48 = zext i8 %47 to i64
  %49 = add nuw nsw i64 %44, %42
  %50 = icmp samesign ugt i64 %49, %48
  %51 = add i64 %44, %39
  %52 = sub i64 %38, %44
  br i1 %50, label %77, label %37

53:                                               ; preds = %37
  %54 = add nsw i64 %19, -1
  %55 = and i64 %27, %54
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %77

57:                                               ; preds = %53
  br i1 %21, label %58, label %79

58:                                               ; preds = %57
  %59 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %60 = load ptr, ptr %59, align 8, !tbaa !30
  br label %61

61:                                               ; preds = %65, %58
  %62 = phi i64 [ %16, %58 ], [ %76, %65 ]
  %63 = phi i64 [ %27, %58 ], [ %75, %65 ]
  %64 = icmp eq i64 %62, 0
  br i1 %64, label %79, label %65

65:                                               ; preds = %61
  %66 = and i64 %63, 3
  %67 = sub nuw nsw i64 4, %66
  %68 = tail call i64 @llvm.umin.i64(i64 %67, i64 %62)
  %69 = lshr i64 %63, 2
  %70 = getelementptr inbounds nuw i8, ptr %60, i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !29
  %72 = zext i8 %71 to i64
  %73 = add nuw nsw i64 %68, %66
  %74 = icmp samesign ugt i64 %73, %72
  %75 = add i64 %68, %63
  %76 = sub i64 %62, %68
  br i1 %74, label %77, label %61

77:                                               ; preds = %41, %65, %14, %53
  %78 = phi i32 [ 2, %53 ], [ 1, %14 ], [ 3, %65 ], [ 1, %41 ]
  tail call fastcc void @raise_access(ptr noundef readonly %0, i32 noundef %78, i32 noundef %1, ptr noundef %2, i64 noundef %16, i32 noundef %22)
  br label %409

79:                                               ; preds = %61, %57
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %81 = load ptr, ptr %80, align 8, !tbaa !31
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 20
  %83 = load i32, ptr %82, align 4, !tbaa !34
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %255, label %85

85:                                               ; preds = %79
  %86 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %87 = load i64, ptr %86, align 8, !tbaa !37
  %88 = icmp ult i64 %27, %87
  br i1 %88, label %93, label %89

89:                                               ; preds = %85
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 144
  %91 = load i64, ptr %90, align 8, !tbaa !38
  %92 = icmp ult i64 %27, %91
  br i1 %92, label %150, label %93

93:                                               ; preds = %89, %85
  %94 = getelementptr inbounds nuw i8, ptr %5, i64 152
  %95 = load i64, ptr %94, align 8, !tbaa !39
  %96 = icmp ult i64 %27, %95
  br i1 %96, label %101, label %97

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %5, i64 168
  %99 = load i64, ptr %98, align 8, !tbaa !40
  %100 = icmp ult i64 %27, %99
  br i1 %100, label %150, label %101

101:                                              ; preds = %97, %93
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 176
  %103 = load i64, ptr %102, align 8, !tbaa !41
  %104 = icmp ult i64 %27, %103
  br i1 %104, label %109, label %105

105:                                              ; preds = %101
  %106 = getelementptr inbounds nuw i8, ptr %5, i64 184
  %107 = load i64, ptr %106, align 8, !tbaa !42
  %108 = icmp ult i64 %27, %107
  br i1 %108, label %150, label %109

109:                                              ; preds = %105, %101
  %110 = getelementptr inbounds nuw i8, ptr %5, i64 192
  %111 = load i64, ptr %110, align 8, !tbaa !43
  %112 = sub i64 %27, %111
  %113 = lshr i64 %112, 5
  %114 = add i64 %27, %16
  %115 = xor i64 %111, -1
  %116 = add i64 %114, %115
  %117 = lshr i64 %116, 5
  %118 = icmp samesign ugt i64 %113, %117
  br i1 %118, label %150, label %119

119:                                              ; preds = %109
  %120 = getelementptr inbounds nuw i8, ptr %5, i64 376
  %121 = getelementptr inbounds nuw i8, ptr %5, i64 384
  br label %122

122:                                              ; preds = %137, %119
  %123 = phi i64 [ %113, %119 ], [ %140, %137 ]
  %124 = trunc i64 %123 to i8
  %125 = and i8 %124, 7
  %126 = shl nuw i8 1, %125
  %127 = load ptr, ptr %120, align 8, !tbaa !44
  %128 = lshr i64 %123, 3
  %129 = getelementptr inbounds nuw i8, ptr %127, i64 %128
  %130 = load i8, ptr %129, align 1, !tbaa !29
  %131 = and i8 %126, %130
  %132 = icmp eq i8 %131, 0
  br i1 %132, label %133, label %137

133:                                              ; preds = %122
  %134 = load i64, ptr %121, align 8, !tbaa !45
  %135 = add nsw i64 %134, 1
  store i64 %135, ptr %121, align 8, !tbaa !45
  %136 = load i8, ptr %129, align 1, !tbaa !29
  br label %137

137:                                              ; preds = %133, %122
  %138 = phi i8 [ %136, %133 ], [ %130, %122 ]
  %139 = or i8 %138, %126
  store i8 %139, ptr %129, align 1, !tbaa !29
  %140 = add nuw nsw i64 %123, 1
  %141 = load i64, ptr %110, align 8, !tbaa !43
  %142 = xor i64 %141, -1
  %143 = add i64 %114, %142
  %144 = lshr i64 %143, 5
  %145 = icmp samesign ult i64 %123, %144
  br i1 %145, label %122, label %146, !llvm.loop !46

146:                                              ; preds = %137
  %147 = load ptr, ptr %80, align 8, !tbaa !31
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 20
  %149 = load i32, ptr %148, align 4, !tbaa !34
  br label %150

150:                                              ; preds = %146, %109, %105, %97, %89
  %151 = phi i32 [ %83, %89 ], [ %83, %105 ], [ %83, %97 ], [ %83, %109 ], [ %149, %146 ]
  %152 = phi ptr [ %81, %89 ], [ %81, %105 ], [ %81, %97 ], [ %81, %109 ], [ %147, %146 ]
  %153 = phi i32 [ 3, %89 ], [ 4, %105 ], [ 5, %97 ], [ 1, %109 ], [ 1, %146 ]
  %154 = getelementptr inbounds nuw i8, ptr %152, i64 12
  %155 = load i32, ptr %154, align 4, !tbaa !49
  %156 = zext i32 %155 to i64
  %157 = add i32 %151, -1
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw i8, ptr %5, i64 344
  %160 = load ptr, ptr %159, align 8, !tbaa !50
  %161 = mul nuw i64 %158, %156
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %163 = load i32, ptr %162, align 8, !tbaa !51
  %164 = zext i32 %163 to i64
  %165 = add nuw i64 %161, %164
  %166 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %167 = load i64, ptr %166, align 8, !tbaa !52
  %168 = mul i64 %165, %167
  %169 = zext i32 %1 to i64
  %170 = getelementptr i32, ptr %160, i64 %168
  %171 = getelementptr i32, ptr %170, i64 %169
  %172 = load i32, ptr %171, align 4, !tbaa !5
  %173 = add i32 %172, 1
  store i32 %173, ptr %171, align 4, !tbaa !5
  %174 = zext i32 %172 to i64
  %175 = getelementptr inbounds nuw i8, ptr %5, i64 312
  %176 = load i64, ptr %175, align 8, !tbaa !53
  %177 = icmp sgt i64 %176, %174
  br i1 %177, label %178, label %255

178:                                              ; preds = %150
  %179 = add nuw nsw i64 %156, 31
  %180 = lshr i64 %179, 5
  %181 = mul nuw nsw i64 %180, %158
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %183 = load i32, ptr %182, align 8, !tbaa !54
  %184 = zext i32 %183 to i64
  %185 = add nuw nsw i64 %181, %184
  %186 = mul i64 %185, %167
  %187 = add i64 %186, %169
  %188 = getelementptr inbounds nuw i8, ptr %5, i64 336
  %189 = load ptr, ptr %188, align 8, !tbaa !55
  %190 = mul i64 %187, %176
  %191 = getelementptr i32, ptr %189, i64 %190
  %192 = getelementptr i32, ptr %191, i64 %174
  %193 = load i32, ptr %192, align 4, !tbaa !5
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %195, label %222

195:                                              ; preds = %178
  %196 = getelementptr inbounds nuw i8, ptr %5, i64 328
  %197 = load i64, ptr %196, align 8, !tbaa !56
  %198 = getelementptr inbounds nuw i8, ptr %5, i64 320
  %199 = load i64, ptr %198, align 8, !tbaa !57
  %200 = icmp eq i64 %197, %199
  br i1 %200, label %255, label %201

201:                                              ; preds = %195
  %202 = add nsw i64 %197, 1
  store i64 %202, ptr %196, align 8, !tbaa !56
  %203 = trunc i64 %202 to i32
  store i32 %203, ptr %192, align 4, !tbaa !5
  %204 = getelementptr inbounds nuw i8, ptr %5, i64 352
  %205 = load ptr, ptr %204, align 8, !tbaa !58
  %206 = shl i64 %197, 32
  %207 = ashr exact i64 %206, 30
  %208 = getelementptr inbounds i8, ptr %205, i64 %207
  store i32 %1, ptr %208, align 4, !tbaa !5
  %209 = getelementptr inbounds nuw i8, ptr %5, i64 360
  %210 = load ptr, ptr %209, align 8, !tbaa !59
  %211 = load i32, ptr %192, align 4, !tbaa !5
  %212 = sext i32 %211 to i64
  %213 = getelementptr i32, ptr %210, i64 %212
  %214 = getelementptr i8, ptr %213, i64 -4
  store i32 %153, ptr %214, align 4, !tbaa !5
  %215 = getelementptr inbounds nuw i8, ptr %5, i64 368
  %216 = load ptr, ptr %215, align 8, !tbaa !60
  %217 = load i32, ptr %192, align 4, !tbaa !5
  %218 = add nsw i32 %217, -1
  %219 = sext i32 %218 to i64
  %220 = shl nsw i64 %219, 8
  %221 = getelementptr i8, ptr %216, i64 %220
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %221, i8 -1, i64 256, i1 false), !tbaa !61
  br label %222

222:                                              ; preds = %201, %178
  %223 = phi i32 [ %217, %201 ], [ %193, %178 ]
  switch i32 %153, label %239 [
    i32 3, label %224
    i32 5, label %226
    i32 4, label %236
  ]

224:                                              ; preds = %222
  %225 = load i64, ptr %86, align 8, !tbaa !37
  br label %242

226:                                              ; preds = %222
  %227 = getelementptr inbounds nuw i8, ptr %5, i64 152
  %228 = load i64, ptr %227, align 8, !tbaa !39
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %230 = load i32, ptr %229, align 4, !tbaa !62
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw i8, ptr %5, i64 160
  %233 = load i64, ptr %232, align 8, !tbaa !63
  %234 = mul i64 %233, %231
  %235 = add i64 %234, %228
  br label %242

236:                                              ; preds = %222
  %237 = getelementptr inbounds nuw i8, ptr %5, i64 176
  %238 = load i64, ptr %237, align 8, !tbaa !41
  br label %242

239:                                              ; preds = %222
  %240 = getelementptr inbounds nuw i8, ptr %5, i64 192
  %241 = load i64, ptr %240, align 8, !tbaa !43
  br label %242

242:                                              ; preds = %239, %236, %226, %224
  %243 = phi i64 [ %225, %224 ], [ %235, %226 ], [ %238, %236 ], [ %241, %239 ]
  %244 = sub i64 %27, %243
  %245 = getelementptr inbounds nuw i8, ptr %5, i64 368
  %246 = load ptr, ptr %245, align 8, !tbaa !60
  %247 = add nsw i32 %223, -1
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %250 = load i32, ptr %249, align 4, !tbaa !64
  %251 = zext i32 %250 to i64
  %252 = shl nsw i64 %248, 8
  %253 = getelementptr i8, ptr %246, i64 %252
  %254 = getelementptr i64, ptr %253, i64 %251
  store i64 %244, ptr %254, align 8, !tbaa !61
  br label %255

255:                                              ; preds = %242, %195, %150, %79
  %256 = getelementptr inbounds nuw i8, ptr %5, i64 392
  %257 = load i64, ptr %256, align 8, !tbaa !65
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %297, label %259

259:                                              ; preds = %255
  %260 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %261 = load i32, ptr %260, align 4, !tbaa !66
  %262 = sext i32 %261 to i64
  %263 = and i32 %11, 4
  %264 = icmp eq i32 %263, 0
  %265 = select i1 %21, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 88), ptr null
  %266 = select i1 %264, ptr null, ptr %265
  tail call fastcc void @observed_access(ptr noundef nonnull %0, i32 noundef %1, i64 noundef %27, i64 noundef %16, i32 noundef %11, i64 noundef %262, ptr noundef %266)
  %267 = load ptr, ptr @L, align 8, !tbaa !9
  %268 = getelementptr inbounds nuw i8, ptr %267, i64 392
  %269 = load i64, ptr %268, align 8, !tbaa !65
  %270 = icmp eq i64 %269, 0
  %271 = and i32 %11, 7
  %272 = icmp ne i32 %271, 4
  %273 = select i1 %270, i1 true, i1 %272
  br i1 %273, label %297, label %274

274:                                              ; preds = %259
  %275 = getelementptr inbounds nuw i8, ptr %267, i64 520
  %276 = load i64, ptr %275, align 8, !tbaa !67
  %277 = icmp ne i64 %276, 0
  %278 = icmp ult i32 %15, 9
  %279 = select i1 %277, i1 %278, i1 false
  br i1 %279, label %405, label %280

280:                                              ; preds = %274
  %281 = icmp eq i32 %15, 0
  br i1 %281, label %297, label %282

282:                                              ; preds = %280
  %283 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %284 = load i32, ptr %283, align 4, !tbaa !66
  br label %285

285:                                              ; preds = %282, %285
  %286 = phi i32 [ %284, %282 ], [ %291, %285 ]
  %287 = phi i64 [ 0, %282 ], [ %293, %285 ]
  %288 = add i64 %287, %27
  %289 = sext i32 %286 to i64
  %290 = tail call fastcc ptr @read_location(ptr noundef nonnull %0, i64 noundef %288, i64 noundef %289, i32 noundef %11, i32 noundef 0)
  %291 = load i32, ptr %283, align 4, !tbaa !66
  %292 = sext i32 %291 to i64
  %293 = add i64 %287, %292
  %294 = icmp ult i64 %293, %16
  br i1 %294, label %285, label %295, !llvm.loop !68

295:                                              ; preds = %285
  %296 = load ptr, ptr @L, align 8, !tbaa !9
  br label %297

297:                                              ; preds = %255, %295, %280, %259
  %298 = phi ptr [ %296, %295 ], [ %267, %280 ], [ %267, %259 ], [ %5, %255 ]
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 520
  %300 = load i64, ptr %299, align 8, !tbaa !67
  %301 = icmp ne i64 %300, 0
  %302 = select i1 %301, i1 %21, i1 false
  br i1 %302, label %303, label %405

303:                                              ; preds = %297
  %304 = icmp eq i32 %20, 2
  %305 = icmp ult i32 %15, 9
  %306 = and i1 %304, %305
  br i1 %306, label %307, label %366

307:                                              ; preds = %303
  %308 = getelementptr inbounds nuw i8, ptr %298, i64 96
  %309 = load ptr, ptr %308, align 8, !tbaa !26
  %310 = getelementptr inbounds nuw i8, ptr %309, i64 %27
  %311 = icmp eq i32 %15, 0
  br i1 %311, label %322, label %315

312:                                              ; preds = %315
  %313 = add nuw nsw i64 %316, 1
  %314 = icmp eq i64 %313, %16
  br i1 %314, label %322, label %315, !llvm.loop !69

315:                                              ; preds = %307, %312
  %316 = phi i64 [ %313, %312 ], [ 0, %307 ]
  %317 = getelementptr inbounds nuw i8, ptr %310, i64 %316
  %318 = load i8, ptr %317, align 1, !tbaa !29
  %319 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 88), i64 %316
  %320 = load i8, ptr %319, align 1, !tbaa !29
  %321 = icmp eq i8 %318, %320
  br i1 %321, label %312, label %366

322:                                              ; preds = %312, %307
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store i64 0, ptr %4, align 8, !tbaa !61
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %4, ptr nonnull align 8 getelementptr inbounds nuw (i8, ptr @gevo_state, i64 88), i64 range(i64 -2147483648, 2147483648) %16, i1 false)
  %323 = load i64, ptr %4, align 8, !tbaa !61
  %324 = load ptr, ptr @turns, align 8, !tbaa !9
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %326 = load i32, ptr %325, align 4, !tbaa !62
  %327 = zext i32 %326 to i64
  %328 = getelementptr inbounds nuw %struct.Turn, ptr %324, i64 %327
  %329 = getelementptr inbounds nuw i8, ptr %328, i64 24
  br label %330

330:                                              ; preds = %352, %322
  %331 = phi i64 [ 0, %322 ], [ %353, %352 ]
  %332 = getelementptr inbounds nuw %struct.anon.0, ptr %329, i64 %331
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 16
  %334 = load i32, ptr %333, align 8, !tbaa !70
  %335 = icmp eq i32 %334, %1
  br i1 %335, label %336, label %352

336:                                              ; preds = %330
  %337 = load i64, ptr %332, align 8, !tbaa !72
  %338 = icmp eq i64 %337, %27
  br i1 %338, label %339, label %352

339:                                              ; preds = %336
  %340 = getelementptr inbounds nuw i8, ptr %332, i64 8
  %341 = load i64, ptr %340, align 8, !tbaa !73
  %342 = icmp eq i64 %341, %323
  br i1 %342, label %343, label %352

343:                                              ; preds = %339
  %344 = getelementptr inbounds nuw i8, ptr %328, i64 8
  %345 = load i32, ptr %344, align 8, !tbaa !74
  %346 = add i32 %345, 1
  store i32 %346, ptr %344, align 8, !tbaa !74
  %347 = lshr i64 %27, 2
  %348 = and i64 %347, 1023
  %349 = getelementptr inbounds nuw i32, ptr @watches, i64 %348
  %350 = load i32, ptr %349, align 4, !tbaa !5
  %351 = getelementptr inbounds nuw i8, ptr %328, i64 12
  store i32 %350, ptr %351, align 4, !tbaa !76
  br label %365

352:                                              ; preds = %339, %336, %330
  %353 = add nuw nsw i64 %331, 1
  %354 = icmp eq i64 %353, 4
  br i1 %354, label %355, label %330, !llvm.loop !77

355:                                              ; preds = %352
  %356 = getelementptr inbounds nuw i8, ptr %328, i64 16
  %357 = load i32, ptr %356, align 8, !tbaa !78
  %358 = add i32 %357, 1
  store i32 %358, ptr %356, align 8, !tbaa !78
  %359 = and i32 %357, 3
  %360 = zext nneg i32 %359 to i64
  %361 = getelementptr inbounds nuw %struct.anon.0, ptr %329, i64 %360
  %362 = getelementptr inbounds nuw i8, ptr %361, i64 16
  store i32 %1, ptr %362, align 8, !tbaa !70
  store i64 %27, ptr %361, align 8, !tbaa !72
  %363 = getelementptr inbounds nuw i8, ptr %361, i64 8
  store i64 %323, ptr %363, align 8, !tbaa !73
  %364 = getelementptr inbounds nuw i8, ptr %328, i64 8
  store i32 0, ptr %364, align 8, !tbaa !74
  br label %365

365:                                              ; preds = %355, %343
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %405

366:                                              ; preds = %315, %303
  %367 = load ptr, ptr @turns, align 8, !tbaa !9
  %368 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %369 = load i32, ptr %368, align 4, !tbaa !62
  %370 = zext i32 %369 to i64
  %371 = getelementptr inbounds nuw %struct.Turn, ptr %367, i64 %370
  %372 = getelementptr inbounds nuw i8, ptr %371, i64 8
  store i32 0, ptr %372, align 8, !tbaa !74
  %373 = getelementptr inbounds nuw i8, ptr %298, i64 128
  %374 = load i64, ptr %373, align 8, !tbaa !37
  %375 = icmp ult i64 %27, %374
  br i1 %375, label %380, label %376

376:                                              ; preds = %366
  %377 = getelementptr inbounds nuw i8, ptr %298, i64 144
  %378 = load i64, ptr %377, align 8, !tbaa !38
  %379 = icmp ult i64 %27, %378
  br i1 %379, label %388, label %380

380:                                              ; preds = %376, %366
  %381 = getelementptr inbounds nuw i8, ptr %298, i64 152
  %382 = load i64, ptr %381, align 8, !tbaa !39
  %383 = icmp ult i64 %27, %382
  br i1 %383, label %388, label %384

384:                                              ; preds = %380
  %385 = getelementptr inbounds nuw i8, ptr %298, i64 168
  %386 = load i64, ptr %385, align 8, !tbaa !40
  %387 = icmp ult i64 %27, %386
  br i1 %387, label %405, label %388

388:                                              ; preds = %384, %380, %376
  %389 = tail call i64 @llvm.umin.i64(i64 range(i64 -2147483648, 2147483648) %16, i64 4096)
  %390 = add i64 %27, %389
  %391 = and i64 %27, -4
  %392 = icmp ult i64 %391, %390
  br i1 %392, label %396, label %393

393:                                              ; preds = %396, %388
  %394 = load i64, ptr @progress, align 8, !tbaa !61
  %395 = add i64 %394, 1
  store i64 %395, ptr @progress, align 8, !tbaa !61
  br label %405

396:                                              ; preds = %388, %396
  %397 = phi i64 [ %403, %396 ], [ %391, %388 ]
  %398 = lshr exact i64 %397, 2
  %399 = and i64 %398, 1023
  %400 = getelementptr inbounds nuw i32, ptr @watches, i64 %399
  %401 = load i32, ptr %400, align 4, !tbaa !5
  %402 = add i32 %401, 1
  store i32 %402, ptr %400, align 4, !tbaa !5
  %403 = add i64 %397, 4
  %404 = icmp ult i64 %403, %390
  br i1 %404, label %396, label %393, !llvm.loop !79

405:                                              ; preds = %274, %393, %384, %365, %297
  %406 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %407 = icmp eq i32 %406, %12
  %408 = zext i1 %407 to i32
  br label %409

409:                                              ; preds = %77, %405, %3
  %410 = phi i32 [ 1, %3 ], [ %408, %405 ], [ 0, %77 ]
  ret i32 %410
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @observed_access(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef range(i64 -2147483648, 2147483648) %5, ptr noundef readonly captures(address_is_null) %6) unnamed_addr #0 {
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca %struct.Version, align 8
  %11 = alloca %struct.Track, align 8
  %12 = alloca %struct.Rec, align 8
  %13 = load ptr, ptr @L, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 128
  %15 = load i64, ptr %14, align 8, !tbaa !37
  %16 = icmp ult i64 %2, %15
  br i1 %16, label %21, label %17

17:                                               ; preds = %7
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 144
  %19 = load i64, ptr %18, align 8, !tbaa !38
  %20 = icmp ult i64 %2, %19
  br i1 %20, label %37, label %21

21:                                               ; preds = %17, %7
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %23 = load i64, ptr %22, align 8, !tbaa !39
  %24 = icmp ult i64 %2, %23
  br i1 %24, label %29, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %13, i64 168
  %27 = load i64, ptr %26, align 8, !tbaa !40
  %28 = icmp ult i64 %2, %27
  br i1 %28, label %868, label %29

29:                                               ; preds = %25, %21
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %31 = load i64, ptr %30, align 8, !tbaa !41
  %32 = icmp ult i64 %2, %31
  br i1 %32, label %37, label %33

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 184
  %35 = load i64, ptr %34, align 8, !tbaa !42
  %36 = icmp ult i64 %2, %35
  br i1 %36, label %868, label %37

37:                                               ; preds = %33, %29, %17
  %38 = phi i1 [ false, %17 ], [ true, %33 ], [ true, %29 ]
  %39 = and i32 %4, 3
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %48

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %13, i64 120
  %43 = load ptr, ptr %42, align 8, !tbaa !30
  %44 = lshr i64 %2, 2
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 %44
  %46 = load i8, ptr %45, align 1, !tbaa !29
  %47 = icmp eq i8 %46, 0
  br i1 %47, label %868, label %48

48:                                               ; preds = %41, %37
  %49 = load i64, ptr @pool_used, align 8, !tbaa !61
  %50 = add i64 %49, 33554432
  %51 = getelementptr inbounds nuw i8, ptr %13, i64 440
  %52 = load i64, ptr %51, align 8, !tbaa !80
  %53 = icmp ugt i64 %50, %52
  br i1 %53, label %54, label %73

54:                                               ; preds = %48
  %55 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %868

57:                                               ; preds = %54
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %58 = getelementptr inbounds nuw i8, ptr %13, i64 592
  store i32 14, ptr %58, align 8, !tbaa !81
  %59 = getelementptr inbounds nuw i8, ptr %13, i64 596
  store i32 -1, ptr %59, align 4, !tbaa !82
  %60 = getelementptr inbounds nuw i8, ptr %13, i64 600
  store i32 -1, ptr %60, align 8, !tbaa !83
  %61 = icmp eq ptr %0, null
  br i1 %61, label %68, label %62

62:                                               ; preds = %57
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %64 = load ptr, ptr %63, align 8, !tbaa !31
  %65 = load i32, ptr %64, align 8, !tbaa !84
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %67 = load i32, ptr %66, align 8, !tbaa !51
  br label %68

68:                                               ; preds = %62, %57
  %69 = phi i32 [ %65, %62 ], [ 0, %57 ]
  %70 = phi i32 [ %67, %62 ], [ 0, %57 ]
  %71 = getelementptr inbounds nuw i8, ptr %13, i64 608
  store i32 %69, ptr %71, align 8, !tbaa !85
  %72 = getelementptr inbounds nuw i8, ptr %13, i64 612
  store i32 %70, ptr %72, align 4, !tbaa !86
  br label %868

73:                                               ; preds = %48
  %74 = getelementptr inbounds nuw i8, ptr %13, i64 400
  %75 = load i64, ptr %74, align 8, !tbaa !87
  %76 = load ptr, ptr @tracks, align 8, !tbaa !9
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %78 = load i32, ptr %77, align 4, !tbaa !62
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw %struct.Track, ptr %76, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 164
  %82 = load i32, ptr %81, align 4, !tbaa !88
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 160
  %84 = load i32, ptr %83, align 8, !tbaa !91
  %85 = getelementptr inbounds nuw i8, ptr %80, i64 172
  %86 = load i32, ptr %85, align 4, !tbaa !92
  %87 = getelementptr inbounds nuw i8, ptr %80, i64 168
  %88 = load i32, ptr %87, align 8, !tbaa !93
  br label %89

89:                                               ; preds = %89, %73
  %90 = phi i32 [ 0, %73 ], [ %94, %89 ]
  %91 = shl i32 2, %90
  %92 = zext i32 %91 to i64
  %93 = icmp ult i64 %5, %92
  %94 = add i32 %90, 1
  br i1 %93, label %95, label %89, !llvm.loop !94

95:                                               ; preds = %89
  %96 = shl nuw i32 1, %86
  %97 = trunc i32 %1 to i16
  %98 = trunc i32 %88 to i8
  %99 = trunc i32 %90 to i8
  %100 = getelementptr inbounds nuw i8, ptr %80, i64 176
  %101 = load i32, ptr %100, align 8, !tbaa !95
  %102 = icmp eq i32 %101, 0
  %103 = and i32 %4, 4
  %104 = icmp eq i32 %103, 0
  %105 = icmp eq i32 %39, 1
  %106 = or i1 %105, %102
  %107 = or i1 %104, %106
  br i1 %38, label %108, label %116

108:                                              ; preds = %95
  %109 = getelementptr inbounds nuw i8, ptr %13, i64 408
  %110 = load ptr, ptr %109, align 8, !tbaa !96
  %111 = getelementptr inbounds nuw i8, ptr %13, i64 192
  %112 = load i64, ptr %111, align 8, !tbaa !43
  %113 = sub i64 %2, %112
  %114 = udiv i64 %113, %75
  %115 = getelementptr inbounds nuw %struct.Cell, ptr %110, i64 %114
  br label %131

116:                                              ; preds = %95
  %117 = getelementptr inbounds nuw i8, ptr %13, i64 416
  %118 = load ptr, ptr %117, align 8, !tbaa !97
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %120 = load ptr, ptr %119, align 8, !tbaa !31
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 8
  %122 = load i32, ptr %121, align 8, !tbaa !98
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr %13, i64 424
  %125 = load i64, ptr %124, align 8, !tbaa !99
  %126 = mul i64 %125, %123
  %127 = sub i64 %2, %15
  %128 = udiv i64 %127, %75
  %129 = getelementptr %struct.Cell, ptr %118, i64 %126
  %130 = getelementptr %struct.Cell, ptr %129, i64 %128
  br label %131

131:                                              ; preds = %116, %108
  %132 = phi ptr [ %115, %108 ], [ %130, %116 ]
  %133 = sub i64 0, %75
  %134 = and i64 %2, %133
  %135 = or i1 %104, %40
  br i1 %135, label %191, label %136

136:                                              ; preds = %131
  %137 = getelementptr inbounds nuw i8, ptr %80, i64 32
  %138 = load ptr, ptr %137, align 8, !tbaa !100
  %139 = icmp eq ptr %138, null
  %140 = getelementptr inbounds nuw i8, ptr %80, i64 64
  %141 = load ptr, ptr %140, align 8, !tbaa !100
  %142 = icmp eq ptr %141, null
  %143 = and i1 %139, %142
  br i1 %143, label %186, label %144

144:                                              ; preds = %136
  %145 = getelementptr inbounds nuw i8, ptr %132, i64 40
  br label %146

146:                                              ; preds = %185, %144
  %147 = phi i1 [ true, %144 ], [ false, %185 ]
  %148 = phi i64 [ 0, %144 ], [ 1, %185 ]
  %149 = getelementptr inbounds nuw ptr, ptr %145, i64 %148
  %150 = load ptr, ptr %149, align 8, !tbaa !9
  %151 = icmp eq ptr %150, null
  %152 = getelementptr inbounds nuw i8, ptr %150, i64 12
  %153 = getelementptr inbounds nuw %struct.Rec, ptr %132, i64 %148
  br label %154

154:                                              ; preds = %183, %146
  %155 = phi i32 [ 0, %146 ], [ %184, %183 ]
  br i1 %151, label %158, label %156

156:                                              ; preds = %154
  %157 = load i32, ptr %150, align 4, !tbaa !5
  br label %158

158:                                              ; preds = %156, %154
  %159 = phi i32 [ %157, %156 ], [ 0, %154 ]
  %160 = icmp ugt i32 %155, %159
  br i1 %160, label %185, label %161

161:                                              ; preds = %158
  %162 = icmp eq i32 %155, 0
  %163 = add i32 %155, -1
  %164 = zext i32 %163 to i64
  %165 = getelementptr inbounds nuw %struct.Rec, ptr %152, i64 %164
  %166 = select i1 %162, ptr %153, ptr %165
  %167 = load i32, ptr %166, align 4, !tbaa !101
  %168 = icmp eq i32 %167, %82
  br i1 %168, label %169, label %183

169:                                              ; preds = %161
  %170 = getelementptr inbounds nuw i8, ptr %166, i64 16
  %171 = load i8, ptr %170, align 4, !tbaa !104
  %172 = zext i8 %171 to i32
  %173 = icmp eq i32 %88, %172
  br i1 %173, label %174, label %183

174:                                              ; preds = %169
  %175 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %176 = load i32, ptr %175, align 4, !tbaa !105
  %177 = and i32 %176, %96
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %183, label %179

179:                                              ; preds = %174
  %180 = getelementptr inbounds nuw i8, ptr %166, i64 4
  %181 = load i32, ptr %180, align 4, !tbaa !106
  %182 = icmp eq i32 %181, %84
  br i1 %182, label %191, label %183

183:                                              ; preds = %179, %174, %169, %161
  %184 = add i32 %155, 1
  br label %154, !llvm.loop !107

185:                                              ; preds = %158
  br i1 %147, label %146, label %186, !llvm.loop !108

186:                                              ; preds = %185, %136
  %187 = select i1 %139, i32 0, i32 4096
  %188 = select i1 %142, i32 0, i32 8192
  %189 = or disjoint i32 %187, %188
  %190 = or i32 %189, %4
  br label %191

191:                                              ; preds = %179, %186, %131
  %192 = phi i32 [ %4, %131 ], [ %190, %186 ], [ %4, %179 ]
  %193 = trunc i32 %192 to i16
  %194 = add i64 %3, %2
  %195 = icmp ult i64 %134, %194
  br i1 %195, label %196, label %868

196:                                              ; preds = %191
  %197 = icmp eq ptr %6, null
  %198 = icmp eq i64 %75, 0
  %199 = xor i1 %104, true
  %200 = or i1 %40, %199
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %202 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %203 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %204 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %205 = getelementptr inbounds nuw i8, ptr %12, i64 14
  %206 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %207 = getelementptr inbounds nuw i8, ptr %12, i64 17
  %208 = getelementptr inbounds nuw i8, ptr %12, i64 18
  %209 = and i32 %192, 3
  %210 = icmp ne i32 %209, 0
  %211 = xor i1 %210, true
  %212 = and i16 %193, 14
  %213 = icmp eq i16 %212, 14
  %214 = zext i1 %211 to i64
  %215 = and i16 %193, 3
  %216 = icmp eq i16 %215, 0
  %217 = and i32 %192, 4
  %218 = icmp eq i32 %217, 0
  %219 = icmp ne i32 %209, 2
  %220 = zext i1 %210 to i64
  br label %221

221:                                              ; preds = %862, %196
  %222 = phi i64 [ %134, %196 ], [ %863, %862 ]
  %223 = phi ptr [ %132, %196 ], [ %864, %862 ]
  br i1 %107, label %276, label %224

224:                                              ; preds = %221
  %225 = load i32, ptr @n_doubts, align 4, !tbaa !5
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %276, label %227

227:                                              ; preds = %224
  %228 = load ptr, ptr @doubts, align 8, !tbaa !9
  br label %229

229:                                              ; preds = %272, %227
  %230 = phi i32 [ 0, %227 ], [ %274, %272 ]
  %231 = phi i32 [ %225, %227 ], [ %273, %272 ]
  %232 = zext i32 %230 to i64
  %233 = getelementptr inbounds nuw %struct.Doubt, ptr %228, i64 %232
  %234 = load i32, ptr %233, align 8, !tbaa !109
  %235 = load i32, ptr %81, align 4, !tbaa !88
  %236 = icmp eq i32 %234, %235
  br i1 %236, label %237, label %259

237:                                              ; preds = %229
  %238 = getelementptr inbounds nuw i8, ptr %233, i64 16
  %239 = load i8, ptr %238, align 8, !tbaa !112
  %240 = zext i8 %239 to i32
  %241 = load i32, ptr %87, align 8, !tbaa !93
  %242 = icmp eq i32 %241, %240
  br i1 %242, label %243, label %259

243:                                              ; preds = %237
  %244 = getelementptr inbounds nuw i8, ptr %233, i64 32
  %245 = load i64, ptr %244, align 8, !tbaa !113
  %246 = icmp eq i64 %245, %222
  br i1 %246, label %247, label %259

247:                                              ; preds = %243
  %248 = getelementptr inbounds nuw i8, ptr %233, i64 12
  %249 = load i16, ptr %248, align 4, !tbaa !114
  %250 = zext i16 %249 to i32
  %251 = icmp eq i32 %1, %250
  br i1 %251, label %252, label %259

252:                                              ; preds = %247
  %253 = load i32, ptr %85, align 4, !tbaa !92
  %254 = shl nuw i32 1, %253
  %255 = xor i32 %254, -1
  %256 = getelementptr inbounds nuw i8, ptr %233, i64 20
  %257 = load i32, ptr %256, align 4, !tbaa !115
  %258 = and i32 %257, %255
  store i32 %258, ptr %256, align 4, !tbaa !115
  br label %259

259:                                              ; preds = %252, %247, %243, %237, %229
  %260 = getelementptr inbounds nuw i8, ptr %233, i64 20
  %261 = load i32, ptr %260, align 4, !tbaa !115
  %262 = getelementptr inbounds nuw i8, ptr %233, i64 24
  %263 = load i32, ptr %262, align 8, !tbaa !116
  %264 = or i32 %263, %261
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %268, label %266

266:                                              ; preds = %259
  %267 = add nuw i32 %230, 1
  br label %272

268:                                              ; preds = %259
  %269 = add i32 %231, -1
  store i32 %269, ptr @n_doubts, align 4, !tbaa !5
  %270 = zext i32 %269 to i64
  %271 = getelementptr inbounds nuw %struct.Doubt, ptr %228, i64 %270
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %233, ptr noundef nonnull align 8 dereferenceable(104) %271, i64 104, i1 false), !tbaa.struct !117
  br label %272

272:                                              ; preds = %268, %266
  %273 = phi i32 [ %231, %266 ], [ %269, %268 ]
  %274 = phi i32 [ %267, %266 ], [ %230, %268 ]
  %275 = icmp ult i32 %274, %273
  br i1 %275, label %229, label %276, !llvm.loop !119

276:                                              ; preds = %272, %224, %221
  br i1 %197, label %294, label %277

277:                                              ; preds = %276
  %278 = load ptr, ptr @L, align 8, !tbaa !9
  %279 = getelementptr inbounds nuw i8, ptr %278, i64 96
  %280 = load ptr, ptr %279, align 8, !tbaa !26
  %281 = getelementptr inbounds nuw i8, ptr %280, i64 %222
  %282 = sub i64 %222, %134
  %283 = getelementptr inbounds nuw i8, ptr %6, i64 %282
  br i1 %198, label %294, label %287

284:                                              ; preds = %287
  %285 = add nuw i64 %288, 1
  %286 = icmp eq i64 %285, %75
  br i1 %286, label %294, label %287, !llvm.loop !69

287:                                              ; preds = %277, %284
  %288 = phi i64 [ %285, %284 ], [ 0, %277 ]
  %289 = getelementptr inbounds nuw i8, ptr %281, i64 %288
  %290 = load i8, ptr %289, align 1, !tbaa !29
  %291 = getelementptr inbounds nuw i8, ptr %283, i64 %288
  %292 = load i8, ptr %291, align 1, !tbaa !29
  %293 = icmp eq i8 %290, %292
  br i1 %293, label %284, label %294

294:                                              ; preds = %287, %284, %277, %276
  %295 = phi i32 [ 0, %276 ], [ 1, %277 ], [ 1, %284 ], [ 0, %287 ]
  br i1 %200, label %374, label %296

296:                                              ; preds = %294
  %297 = getelementptr inbounds nuw i8, ptr %223, i64 62
  %298 = load i16, ptr %297, align 2, !tbaa !120
  %299 = icmp eq i16 %298, 0
  br i1 %299, label %374, label %300

300:                                              ; preds = %296
  %301 = load ptr, ptr @L, align 8, !tbaa !9
  %302 = getelementptr inbounds nuw i8, ptr %301, i64 128
  %303 = load i64, ptr %302, align 8, !tbaa !37
  %304 = icmp ult i64 %222, %303
  br i1 %304, label %316, label %305

305:                                              ; preds = %300
  %306 = getelementptr inbounds nuw i8, ptr %301, i64 144
  %307 = load i64, ptr %306, align 8, !tbaa !38
  %308 = icmp ult i64 %222, %307
  br i1 %308, label %309, label %316

309:                                              ; preds = %305
  %310 = load ptr, ptr %201, align 8, !tbaa !31
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 4
  %312 = load i32, ptr %311, align 4, !tbaa !122
  %313 = zext i32 %312 to i64
  %314 = shl nuw i64 %313, 32
  %315 = or i64 %314, %222
  br label %316

316:                                              ; preds = %309, %305, %300
  %317 = phi i64 [ %315, %309 ], [ %222, %305 ], [ %222, %300 ]
  br label %318

318:                                              ; preds = %371, %316
  %319 = phi i64 [ 1, %316 ], [ %372, %371 ]
  %320 = sub nsw i64 0, %319
  %321 = and i64 %317, %320
  %322 = lshr i64 %321, 2
  %323 = lshr i64 %321, 14
  %324 = xor i64 %322, %323
  %325 = and i64 %324, 4095
  %326 = getelementptr inbounds nuw ptr, ptr @locations, i64 %325
  %327 = load ptr, ptr %326, align 8, !tbaa !123
  %328 = icmp eq ptr %327, null
  br i1 %328, label %371, label %329

329:                                              ; preds = %318, %368
  %330 = phi ptr [ %369, %368 ], [ %327, %318 ]
  %331 = phi ptr [ %330, %368 ], [ %326, %318 ]
  %332 = getelementptr inbounds nuw i8, ptr %330, i64 8
  %333 = load i64, ptr %332, align 8, !tbaa !125
  %334 = icmp eq i64 %333, %321
  br i1 %334, label %335, label %368

335:                                              ; preds = %329
  %336 = getelementptr inbounds nuw i8, ptr %330, i64 16
  %337 = load i64, ptr %336, align 8, !tbaa !127
  %338 = icmp eq i64 %337, %319
  br i1 %338, label %339, label %368

339:                                              ; preds = %335
  %340 = getelementptr inbounds nuw i8, ptr %330, i64 24
  %341 = load i32, ptr %340, align 8, !tbaa !128
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %345, label %343

343:                                              ; preds = %339
  %344 = getelementptr inbounds nuw i8, ptr %330, i64 32
  br label %348

345:                                              ; preds = %363, %339
  %346 = load ptr, ptr %330, align 8, !tbaa !129
  store ptr %346, ptr %331, align 8, !tbaa !123
  %347 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !130
  store ptr %347, ptr %330, align 8, !tbaa !132
  store ptr %330, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !130
  br label %371

348:                                              ; preds = %363, %343
  %349 = phi i64 [ 0, %343 ], [ %364, %363 ]
  %350 = getelementptr inbounds nuw %struct.Version, ptr %344, i64 %349
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 104
  tail call fastcc void @pair_drop(ptr noundef nonnull %351)
  %352 = getelementptr inbounds nuw i8, ptr %350, i64 22
  %353 = load i16, ptr %352, align 2, !tbaa !134
  %354 = icmp eq i16 %353, 0
  br i1 %354, label %363, label %355

355:                                              ; preds = %348, %355
  %356 = phi i64 [ %359, %355 ], [ 0, %348 ]
  %357 = getelementptr inbounds nuw %struct.Group, ptr %350, i64 %356
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 144
  tail call fastcc void @pair_drop(ptr noundef nonnull %358)
  %359 = add nuw nsw i64 %356, 1
  %360 = load i16, ptr %352, align 2, !tbaa !134
  %361 = zext i16 %360 to i64
  %362 = icmp samesign ult i64 %359, %361
  br i1 %362, label %355, label %363, !llvm.loop !136

363:                                              ; preds = %355, %348
  store i16 0, ptr %352, align 2, !tbaa !134
  %364 = add nuw nsw i64 %349, 1
  %365 = load i32, ptr %340, align 8, !tbaa !128
  %366 = zext i32 %365 to i64
  %367 = icmp samesign ult i64 %364, %366
  br i1 %367, label %348, label %345, !llvm.loop !137

368:                                              ; preds = %335, %329
  %369 = load ptr, ptr %330, align 8, !tbaa !123
  %370 = icmp eq ptr %369, null
  br i1 %370, label %371, label %329, !llvm.loop !138

371:                                              ; preds = %368, %345, %318
  %372 = shl nuw nsw i64 %319, 1
  %373 = icmp samesign ult i64 %319, 9
  br i1 %373, label %318, label %374, !llvm.loop !139

374:                                              ; preds = %371, %296, %294
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store i32 %82, ptr %12, align 8
  store i32 %84, ptr %202, align 4
  store i32 %96, ptr %203, align 8
  store i16 %97, ptr %204, align 4
  store i16 %193, ptr %205, align 2
  store i8 %98, ptr %206, align 8
  store i8 %99, ptr %207, align 1
  %375 = load ptr, ptr @tracks, align 8, !tbaa !9
  %376 = load i32, ptr %77, align 4, !tbaa !62
  %377 = zext i32 %376 to i64
  %378 = getelementptr inbounds nuw %struct.Track, ptr %375, i64 %377
  br i1 %38, label %382, label %379

379:                                              ; preds = %374
  %380 = getelementptr inbounds nuw i8, ptr %378, i64 164
  %381 = load i32, ptr %380, align 4, !tbaa !88
  br label %387

382:                                              ; preds = %374
  %383 = load ptr, ptr @L, align 8, !tbaa !9
  %384 = getelementptr inbounds nuw i8, ptr %383, i64 512
  %385 = load i32, ptr %384, align 8, !tbaa !140
  %386 = add i32 %385, 1
  br label %387

387:                                              ; preds = %382, %379
  %388 = phi i32 [ %381, %379 ], [ %386, %382 ]
  %389 = getelementptr inbounds nuw i8, ptr %223, i64 56
  %390 = load i32, ptr %389, align 8, !tbaa !141
  %391 = icmp eq i32 %390, %388
  br i1 %391, label %423, label %392

392:                                              ; preds = %387
  %393 = getelementptr inbounds nuw i8, ptr %223, i64 40
  %394 = load ptr, ptr @L, align 8
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 512
  br label %396

396:                                              ; preds = %420, %392
  %397 = phi i1 [ true, %392 ], [ false, %420 ]
  %398 = phi i64 [ 0, %392 ], [ 1, %420 ]
  %399 = getelementptr inbounds nuw ptr, ptr %393, i64 %398
  %400 = load ptr, ptr %399, align 8, !tbaa !9
  %401 = icmp eq ptr %400, null
  br i1 %401, label %420, label %402

402:                                              ; preds = %396
  %403 = load i32, ptr %395, align 8, !tbaa !140
  %404 = icmp ugt i32 %390, %403
  br i1 %404, label %405, label %420

405:                                              ; preds = %402
  %406 = getelementptr inbounds nuw i8, ptr %400, i64 4
  %407 = load i32, ptr %406, align 4, !tbaa !5
  %408 = zext i32 %407 to i64
  %409 = mul nuw nsw i64 %408, 20
  %410 = add nuw nsw i64 %409, 12
  br label %411

411:                                              ; preds = %411, %405
  %412 = phi i32 [ 4, %405 ], [ %416, %411 ]
  %413 = zext nneg i32 %412 to i64
  %414 = shl nuw i64 1, %413
  %415 = icmp ult i64 %414, %410
  %416 = add i32 %412, 1
  br i1 %415, label %411, label %417, !llvm.loop !142

417:                                              ; preds = %411
  %418 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %413
  %419 = load ptr, ptr %418, align 8, !tbaa !130
  store ptr %419, ptr %400, align 8, !tbaa !132
  store ptr %400, ptr %418, align 8, !tbaa !130
  br label %420

420:                                              ; preds = %417, %402, %396
  store ptr null, ptr %399, align 8, !tbaa !9
  %421 = getelementptr inbounds nuw %struct.Rec, ptr %223, i64 %398
  store i32 0, ptr %421, align 4, !tbaa !101
  br i1 %397, label %396, label %422, !llvm.loop !143

422:                                              ; preds = %420
  store i32 %388, ptr %389, align 8, !tbaa !141
  br label %423

423:                                              ; preds = %422, %387
  %424 = getelementptr inbounds nuw i8, ptr %223, i64 60
  %425 = load i16, ptr %424, align 4, !tbaa !144
  store i16 %425, ptr %208, align 2, !tbaa !145
  %426 = getelementptr inbounds nuw i8, ptr %223, i64 40
  br label %428

427:                                              ; preds = %455
  br i1 %210, label %458, label %548

428:                                              ; preds = %455, %423
  %429 = phi i64 [ 1, %423 ], [ %456, %455 ]
  %430 = getelementptr inbounds nuw %struct.Rec, ptr %223, i64 %429
  %431 = load i32, ptr %430, align 4, !tbaa !101
  %432 = icmp eq i32 %431, 0
  br i1 %432, label %434, label %433

433:                                              ; preds = %428
  call fastcc void @check_pair(ptr noundef readonly %0, ptr noundef nonnull %223, ptr noundef nonnull %430, ptr noundef nonnull align 8 %12, i64 noundef %222, i32 noundef range(i32 0, 2) %295)
  br label %434

434:                                              ; preds = %433, %428
  %435 = getelementptr inbounds nuw ptr, ptr %426, i64 %429
  %436 = load ptr, ptr %435, align 8, !tbaa !9
  %437 = icmp eq ptr %436, null
  br i1 %437, label %455, label %438

438:                                              ; preds = %434
  %439 = getelementptr inbounds nuw i8, ptr %436, i64 8
  %440 = load i8, ptr %439, align 4, !tbaa !29
  %441 = icmp eq i8 %440, %99
  %442 = select i1 %441, i1 %213, i1 false
  br i1 %442, label %455, label %443

443:                                              ; preds = %438
  %444 = load i32, ptr %436, align 4, !tbaa !5
  %445 = icmp eq i32 %444, 0
  br i1 %445, label %455, label %446

446:                                              ; preds = %443
  %447 = getelementptr inbounds nuw i8, ptr %436, i64 12
  br label %448

448:                                              ; preds = %448, %446
  %449 = phi i64 [ 0, %446 ], [ %451, %448 ]
  %450 = getelementptr inbounds nuw %struct.Rec, ptr %447, i64 %449
  call fastcc void @check_pair(ptr noundef readonly %0, ptr noundef nonnull readonly %223, ptr noundef nonnull %450, ptr noundef nonnull readonly align 8 %12, i64 noundef %222, i32 noundef range(i32 0, 2) %295)
  %451 = add nuw nsw i64 %449, 1
  %452 = load i32, ptr %436, align 4, !tbaa !5
  %453 = zext i32 %452 to i64
  %454 = icmp samesign ult i64 %451, %453
  br i1 %454, label %448, label %455, !llvm.loop !146

455:                                              ; preds = %448, %443, %438, %434
  %456 = add nsw i64 %429, -1
  %457 = icmp samesign ugt i64 %429, %214
  br i1 %457, label %428, label %427, !llvm.loop !147

458:                                              ; preds = %427
  %459 = load ptr, ptr %426, align 8, !tbaa !9
  %460 = icmp eq ptr %459, null
  br i1 %460, label %510, label %461

461:                                              ; preds = %458
  %462 = getelementptr inbounds nuw i8, ptr %459, i64 12
  %463 = load i32, ptr %459, align 4, !tbaa !5
  %464 = zext i32 %463 to i64
  %465 = icmp eq i32 %463, 0
  br i1 %465, label %508, label %466

466:                                              ; preds = %461, %504
  %467 = phi i32 [ %505, %504 ], [ 0, %461 ]
  %468 = phi i64 [ %506, %504 ], [ 0, %461 ]
  %469 = getelementptr inbounds nuw %struct.Rec, ptr %462, i64 %468
  %470 = getelementptr inbounds nuw i8, ptr %469, i64 14
  %471 = load i16, ptr %470, align 2, !tbaa !148
  %472 = and i16 %471, 192
  %473 = icmp eq i16 %472, 0
  %474 = icmp eq i16 %471, %193
  %475 = select i1 %473, i1 true, i1 %474
  br i1 %475, label %476, label %500

476:                                              ; preds = %466
  %477 = zext i16 %471 to i32
  %478 = and i32 %477, 3
  %479 = icmp ne i32 %478, 0
  %480 = select i1 %479, i1 %216, i1 false
  br i1 %480, label %500, label %481

481:                                              ; preds = %476
  br i1 %218, label %497, label %482

482:                                              ; preds = %481
  %483 = and i32 %477, 4
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %500, label %485

485:                                              ; preds = %482
  %486 = getelementptr inbounds nuw i8, ptr %469, i64 17
  %487 = load i8, ptr %486, align 1, !tbaa !149
  %488 = icmp eq i8 %487, %99
  br i1 %488, label %489, label %500

489:                                              ; preds = %485
  %490 = and i32 %477, 8
  %491 = xor i32 %490, 8
  %492 = and i32 %491, %192
  %493 = icmp eq i32 %492, 0
  %494 = icmp eq i32 %478, 2
  %495 = or i1 %219, %494
  %496 = select i1 %493, i1 %495, i1 false
  br i1 %496, label %497, label %500

497:                                              ; preds = %489, %481
  %498 = tail call fastcc i32 @unordered_in(ptr noundef readonly %378, ptr noundef readonly %378, ptr noundef nonnull readonly %469)
  %499 = icmp eq i32 %498, 0
  br i1 %499, label %504, label %500

500:                                              ; preds = %497, %489, %485, %482, %476, %466
  %501 = add i32 %467, 1
  %502 = zext i32 %467 to i64
  %503 = getelementptr inbounds nuw %struct.Rec, ptr %462, i64 %502
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %503, ptr noundef nonnull align 4 dereferenceable(20) %469, i64 20, i1 false), !tbaa.struct !150
  br label %504

504:                                              ; preds = %500, %497
  %505 = phi i32 [ %467, %497 ], [ %501, %500 ]
  %506 = add nuw nsw i64 %468, 1
  %507 = icmp eq i64 %506, %464
  br i1 %507, label %508, label %466

508:                                              ; preds = %504, %461
  %509 = phi i32 [ 0, %461 ], [ %505, %504 ]
  store i32 %509, ptr %459, align 4, !tbaa !5
  br label %510

510:                                              ; preds = %508, %458
  %511 = load i32, ptr %223, align 8, !tbaa !101
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %545, label %513

513:                                              ; preds = %510
  %514 = getelementptr inbounds nuw i8, ptr %223, i64 14
  %515 = load i16, ptr %514, align 2, !tbaa !148
  %516 = and i16 %515, 192
  %517 = icmp eq i16 %516, 0
  %518 = icmp eq i16 %515, %193
  %519 = select i1 %517, i1 true, i1 %518
  br i1 %519, label %520, label %545

520:                                              ; preds = %513
  %521 = zext i16 %515 to i32
  %522 = and i32 %521, 3
  %523 = icmp ne i32 %522, 0
  %524 = select i1 %523, i1 %216, i1 false
  br i1 %524, label %545, label %525

525:                                              ; preds = %520
  br i1 %218, label %541, label %526

526:                                              ; preds = %525
  %527 = and i32 %521, 4
  %528 = icmp eq i32 %527, 0
  br i1 %528, label %545, label %529

529:                                              ; preds = %526
  %530 = getelementptr inbounds nuw i8, ptr %223, i64 17
  %531 = load i8, ptr %530, align 1, !tbaa !149
  %532 = icmp eq i8 %531, %99
  br i1 %532, label %533, label %545

533:                                              ; preds = %529
  %534 = and i32 %521, 8
  %535 = xor i32 %534, 8
  %536 = and i32 %535, %192
  %537 = icmp eq i32 %536, 0
  %538 = icmp eq i32 %522, 2
  %539 = or i1 %219, %538
  %540 = select i1 %537, i1 %539, i1 false
  br i1 %540, label %541, label %545

541:                                              ; preds = %533, %525
  %542 = tail call fastcc i32 @unordered_in(ptr noundef readonly %378, ptr noundef readonly %378, ptr noundef nonnull readonly %223)
  %543 = icmp eq i32 %542, 0
  br i1 %543, label %544, label %545

544:                                              ; preds = %541
  store i32 0, ptr %223, align 8, !tbaa !101
  br label %545

545:                                              ; preds = %544, %541, %533, %529, %526, %520, %513, %510
  %546 = load i16, ptr %424, align 4, !tbaa !144
  %547 = add i16 %546, 1
  store i16 %547, ptr %424, align 4, !tbaa !144
  br label %548

548:                                              ; preds = %545, %427
  %549 = getelementptr inbounds nuw %struct.Rec, ptr %223, i64 %220
  %550 = load i32, ptr %549, align 4, !tbaa !101
  %551 = icmp eq i32 %550, 0
  br i1 %551, label %552, label %553

552:                                              ; preds = %548
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %549, ptr noundef nonnull readonly align 8 dereferenceable(20) %12, i64 20, i1 false), !tbaa.struct !150
  br label %862

553:                                              ; preds = %548
  %554 = icmp eq i32 %550, %82
  br i1 %554, label %555, label %583

555:                                              ; preds = %553
  %556 = getelementptr inbounds nuw i8, ptr %549, i64 16
  %557 = load i8, ptr %556, align 4, !tbaa !104
  %558 = icmp eq i8 %557, %98
  br i1 %558, label %559, label %583

559:                                              ; preds = %555
  %560 = getelementptr inbounds nuw i8, ptr %549, i64 4
  %561 = load i32, ptr %560, align 4, !tbaa !106
  %562 = icmp eq i32 %561, %84
  br i1 %562, label %563, label %583

563:                                              ; preds = %559
  %564 = getelementptr inbounds nuw i8, ptr %549, i64 12
  %565 = load i16, ptr %564, align 4, !tbaa !151
  %566 = icmp eq i16 %565, %97
  br i1 %566, label %567, label %583

567:                                              ; preds = %563
  %568 = getelementptr inbounds nuw i8, ptr %549, i64 14
  %569 = load i16, ptr %568, align 2, !tbaa !148
  %570 = icmp eq i16 %569, %193
  br i1 %570, label %571, label %583

571:                                              ; preds = %567
  %572 = getelementptr inbounds nuw i8, ptr %549, i64 18
  %573 = load i16, ptr %572, align 2, !tbaa !145
  %574 = icmp eq i16 %573, %425
  br i1 %574, label %575, label %583

575:                                              ; preds = %571
  %576 = getelementptr inbounds nuw i8, ptr %549, i64 17
  %577 = load i8, ptr %576, align 1, !tbaa !149
  %578 = icmp eq i8 %577, %99
  br i1 %578, label %579, label %583

579:                                              ; preds = %575
  %580 = getelementptr inbounds nuw i8, ptr %549, i64 8
  %581 = load i32, ptr %580, align 4, !tbaa !105
  %582 = or i32 %581, %96
  store i32 %582, ptr %580, align 4, !tbaa !105
  br label %862

583:                                              ; preds = %575, %571, %567, %563, %559, %555, %553
  %584 = getelementptr inbounds nuw i8, ptr %549, i64 14
  %585 = load i16, ptr %584, align 2, !tbaa !148
  %586 = and i16 %585, 192
  %587 = icmp eq i16 %586, 0
  %588 = icmp eq i16 %585, %193
  %589 = select i1 %587, i1 true, i1 %588
  br i1 %589, label %590, label %614

590:                                              ; preds = %583
  %591 = zext i16 %585 to i32
  %592 = and i32 %591, 3
  %593 = icmp ne i32 %592, 0
  %594 = select i1 %593, i1 %216, i1 false
  br i1 %594, label %614, label %595

595:                                              ; preds = %590
  br i1 %218, label %611, label %596

596:                                              ; preds = %595
  %597 = and i32 %591, 4
  %598 = icmp eq i32 %597, 0
  br i1 %598, label %614, label %599

599:                                              ; preds = %596
  %600 = getelementptr inbounds nuw i8, ptr %549, i64 17
  %601 = load i8, ptr %600, align 1, !tbaa !149
  %602 = icmp eq i8 %601, %99
  br i1 %602, label %603, label %614

603:                                              ; preds = %599
  %604 = and i32 %591, 8
  %605 = xor i32 %604, 8
  %606 = and i32 %605, %192
  %607 = icmp eq i32 %606, 0
  %608 = icmp eq i32 %592, 2
  %609 = or i1 %219, %608
  %610 = select i1 %607, i1 %609, i1 false
  br i1 %610, label %611, label %614

611:                                              ; preds = %603, %595
  %612 = tail call fastcc i32 @unordered_in(ptr noundef readonly %378, ptr noundef readonly %378, ptr noundef nonnull readonly %549)
  %613 = icmp eq i32 %612, 0
  br i1 %613, label %861, label %614

614:                                              ; preds = %611, %603, %599, %596, %590, %583
  %615 = getelementptr inbounds nuw ptr, ptr %426, i64 %220
  %616 = load ptr, ptr %615, align 8, !tbaa !9
  %617 = icmp eq ptr %616, null
  br i1 %617, label %791, label %618

618:                                              ; preds = %614
  %619 = load i32, ptr %616, align 4, !tbaa !5
  %620 = tail call i32 @llvm.umin.i32(i32 %619, i32 32)
  %621 = getelementptr inbounds nuw i8, ptr %616, i64 12
  %622 = getelementptr inbounds nuw i8, ptr %549, i64 16
  %623 = getelementptr inbounds nuw i8, ptr %549, i64 4
  %624 = getelementptr inbounds nuw i8, ptr %549, i64 12
  %625 = getelementptr inbounds nuw i8, ptr %549, i64 18
  %626 = getelementptr inbounds nuw i8, ptr %549, i64 17
  %627 = zext nneg i32 %620 to i64
  %628 = icmp eq i32 %619, 0
  br i1 %628, label %843, label %629

629:                                              ; preds = %618, %673
  %630 = phi i64 [ %674, %673 ], [ 0, %618 ]
  %631 = trunc nuw nsw i64 %630 to i32
  %632 = xor i32 %631, -1
  %633 = add i32 %619, %632
  %634 = zext i32 %633 to i64
  %635 = getelementptr inbounds nuw %struct.Rec, ptr %621, i64 %634
  %636 = load i32, ptr %635, align 4, !tbaa !101
  %637 = icmp eq i32 %636, %550
  br i1 %637, label %638, label %673

638:                                              ; preds = %629
  %639 = getelementptr inbounds nuw i8, ptr %635, i64 16
  %640 = load i8, ptr %639, align 4, !tbaa !104
  %641 = load i8, ptr %622, align 4, !tbaa !104
  %642 = icmp eq i8 %640, %641
  br i1 %642, label %643, label %673

643:                                              ; preds = %638
  %644 = getelementptr inbounds nuw i8, ptr %635, i64 4
  %645 = load i32, ptr %644, align 4, !tbaa !106
  %646 = load i32, ptr %623, align 4, !tbaa !106
  %647 = icmp eq i32 %645, %646
  br i1 %647, label %648, label %673

648:                                              ; preds = %643
  %649 = getelementptr inbounds nuw i8, ptr %635, i64 12
  %650 = load i16, ptr %649, align 4, !tbaa !151
  %651 = load i16, ptr %624, align 4, !tbaa !151
  %652 = icmp eq i16 %650, %651
  br i1 %652, label %653, label %673

653:                                              ; preds = %648
  %654 = getelementptr inbounds nuw i8, ptr %635, i64 14
  %655 = load i16, ptr %654, align 2, !tbaa !148
  %656 = icmp eq i16 %655, %585
  br i1 %656, label %657, label %673

657:                                              ; preds = %653
  %658 = getelementptr inbounds nuw i8, ptr %635, i64 18
  %659 = load i16, ptr %658, align 2, !tbaa !145
  %660 = load i16, ptr %625, align 2, !tbaa !145
  %661 = icmp eq i16 %659, %660
  br i1 %661, label %662, label %673

662:                                              ; preds = %657
  %663 = getelementptr inbounds nuw i8, ptr %635, i64 17
  %664 = load i8, ptr %663, align 1, !tbaa !149
  %665 = load i8, ptr %626, align 1, !tbaa !149
  %666 = icmp eq i8 %664, %665
  br i1 %666, label %667, label %673

667:                                              ; preds = %662
  %668 = getelementptr inbounds nuw i8, ptr %549, i64 8
  %669 = load i32, ptr %668, align 4, !tbaa !105
  %670 = getelementptr inbounds nuw i8, ptr %635, i64 8
  %671 = load i32, ptr %670, align 4, !tbaa !105
  %672 = or i32 %671, %669
  store i32 %672, ptr %670, align 4, !tbaa !105
  br label %861

673:                                              ; preds = %662, %657, %653, %648, %643, %638, %629
  %674 = add nuw nsw i64 %630, 1
  %675 = icmp eq i64 %674, %627
  br i1 %675, label %676, label %629

676:                                              ; preds = %673
  %677 = getelementptr inbounds nuw i8, ptr %616, i64 4
  %678 = load i32, ptr %677, align 4, !tbaa !5
  %679 = icmp eq i32 %619, %678
  br i1 %679, label %680, label %843

680:                                              ; preds = %676
  %681 = zext i32 %619 to i64
  br label %682

682:                                              ; preds = %729, %680
  %683 = phi i32 [ %730, %729 ], [ 0, %680 ]
  %684 = phi i64 [ %731, %729 ], [ 0, %680 ]
  %685 = getelementptr inbounds nuw %struct.Rec, ptr %621, i64 %684
  %686 = getelementptr inbounds nuw i8, ptr %685, i64 14
  %687 = load i16, ptr %686, align 2, !tbaa !148
  %688 = and i16 %687, 192
  %689 = icmp eq i16 %688, 0
  %690 = load i16, ptr %584, align 2, !tbaa !148
  %691 = icmp eq i16 %687, %690
  %692 = select i1 %689, i1 true, i1 %691
  br i1 %692, label %693, label %725

693:                                              ; preds = %682
  %694 = zext i16 %687 to i32
  %695 = and i32 %694, 3
  %696 = icmp ne i32 %695, 0
  %697 = and i16 %690, 3
  %698 = icmp eq i16 %697, 0
  %699 = select i1 %696, i1 %698, i1 false
  br i1 %699, label %725, label %700

700:                                              ; preds = %693
  %701 = zext i16 %690 to i32
  %702 = and i32 %701, 4
  %703 = icmp eq i32 %702, 0
  br i1 %703, label %722, label %704

704:                                              ; preds = %700
  %705 = and i32 %694, 4
  %706 = icmp eq i32 %705, 0
  br i1 %706, label %725, label %707

707:                                              ; preds = %704
  %708 = getelementptr inbounds nuw i8, ptr %685, i64 17
  %709 = load i8, ptr %708, align 1, !tbaa !149
  %710 = load i8, ptr %626, align 1, !tbaa !149
  %711 = icmp eq i8 %709, %710
  br i1 %711, label %712, label %725

712:                                              ; preds = %707
  %713 = and i32 %694, 8
  %714 = xor i32 %713, 8
  %715 = and i32 %714, %701
  %716 = icmp eq i32 %715, 0
  br i1 %716, label %717, label %725

717:                                              ; preds = %712
  %718 = and i32 %701, 3
  %719 = icmp ne i32 %718, 2
  %720 = icmp eq i32 %695, 2
  %721 = or i1 %720, %719
  br i1 %721, label %722, label %725

722:                                              ; preds = %717, %700
  %723 = tail call fastcc i32 @unordered_in(ptr noundef readonly %378, ptr noundef readonly %378, ptr noundef nonnull readonly %685)
  %724 = icmp eq i32 %723, 0
  br i1 %724, label %729, label %725

725:                                              ; preds = %722, %717, %712, %707, %704, %693, %682
  %726 = add i32 %683, 1
  %727 = zext i32 %683 to i64
  %728 = getelementptr inbounds nuw %struct.Rec, ptr %621, i64 %727
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %728, ptr noundef nonnull align 4 dereferenceable(20) %685, i64 20, i1 false), !tbaa.struct !150
  br label %729

729:                                              ; preds = %725, %722
  %730 = phi i32 [ %683, %722 ], [ %726, %725 ]
  %731 = add nuw nsw i64 %684, 1
  %732 = icmp eq i64 %731, %681
  br i1 %732, label %733, label %682

733:                                              ; preds = %729
  store i32 %730, ptr %616, align 4, !tbaa !5
  %734 = icmp ugt i32 %730, 4096
  br i1 %734, label %735, label %784

735:                                              ; preds = %733
  %736 = zext i32 %730 to i64
  br label %737

737:                                              ; preds = %778, %735
  %738 = phi i64 [ 0, %735 ], [ %780, %778 ]
  %739 = phi i32 [ 0, %735 ], [ %779, %778 ]
  %740 = getelementptr inbounds nuw %struct.Rec, ptr %621, i64 %738
  %741 = load i32, ptr %740, align 4, !tbaa !5
  %742 = getelementptr inbounds nuw i8, ptr %740, i64 4
  %743 = load i32, ptr %742, align 4, !tbaa !5
  %744 = getelementptr inbounds nuw i8, ptr %740, i64 8
  %745 = getelementptr inbounds nuw i8, ptr %740, i64 14
  %746 = load i16, ptr %745, align 2, !tbaa !118
  %747 = getelementptr inbounds nuw i8, ptr %740, i64 16
  %748 = load i32, ptr %747, align 4
  %749 = or i16 %746, 16384
  %750 = icmp eq i32 %739, 0
  br i1 %750, label %765, label %751

751:                                              ; preds = %737
  %752 = zext i32 %739 to i64
  br label %753

753:                                              ; preds = %763, %751
  %754 = phi i64 [ %752, %751 ], [ %755, %763 ]
  %755 = add nsw i64 %754, -1
  %756 = getelementptr inbounds nuw %struct.Rec, ptr %621, i64 %755
  %757 = load i32, ptr %756, align 4, !tbaa !101
  %758 = icmp eq i32 %757, %741
  br i1 %758, label %759, label %763

759:                                              ; preds = %753
  %760 = getelementptr inbounds nuw i8, ptr %756, i64 14
  %761 = load i16, ptr %760, align 2, !tbaa !148
  %762 = icmp eq i16 %761, %749
  br i1 %762, label %773, label %763

763:                                              ; preds = %759, %753
  %764 = icmp eq i64 %755, 0
  br i1 %764, label %765, label %753, !llvm.loop !152

765:                                              ; preds = %763, %737
  %766 = phi i64 [ 0, %737 ], [ %752, %763 ]
  %767 = add i32 %739, 1
  %768 = getelementptr inbounds nuw %struct.Rec, ptr %621, i64 %766
  store i32 %741, ptr %768, align 4, !tbaa !5
  %769 = getelementptr inbounds nuw i8, ptr %768, i64 4
  store i32 %743, ptr %769, align 4, !tbaa !5
  %770 = getelementptr inbounds nuw i8, ptr %768, i64 8
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(6) %770, ptr noundef nonnull align 4 dereferenceable(6) %744, i64 6, i1 false)
  %771 = getelementptr inbounds nuw i8, ptr %768, i64 14
  store i16 %749, ptr %771, align 2, !tbaa !118
  %772 = getelementptr inbounds nuw i8, ptr %768, i64 16
  store i32 %748, ptr %772, align 4
  br label %778

773:                                              ; preds = %759
  %774 = getelementptr inbounds nuw i8, ptr %756, i64 4
  %775 = load i32, ptr %774, align 4, !tbaa !106
  %776 = icmp ugt i32 %743, %775
  br i1 %776, label %777, label %778

777:                                              ; preds = %773
  store i32 %743, ptr %774, align 4, !tbaa !106
  br label %778

778:                                              ; preds = %777, %773, %765
  %779 = phi i32 [ %739, %777 ], [ %739, %773 ], [ %767, %765 ]
  %780 = add nuw nsw i64 %738, 1
  %781 = icmp eq i64 %780, %736
  br i1 %781, label %782, label %737, !llvm.loop !153

782:                                              ; preds = %778
  store i32 %779, ptr %616, align 4, !tbaa !5
  %783 = load i32, ptr %677, align 4, !tbaa !5
  br label %784

784:                                              ; preds = %782, %733
  %785 = phi i32 [ %619, %733 ], [ %783, %782 ]
  %786 = phi i32 [ %730, %733 ], [ %779, %782 ]
  %787 = lshr i32 %785, 1
  %788 = icmp ugt i32 %786, %787
  br i1 %788, label %789, label %843

789:                                              ; preds = %784
  %790 = shl i32 %785, 1
  br label %791

791:                                              ; preds = %789, %614
  %792 = phi i32 [ %790, %789 ], [ 6, %614 ]
  %793 = zext i32 %792 to i64
  %794 = mul nuw nsw i64 %793, 20
  %795 = add nuw nsw i64 %794, 12
  br label %796

796:                                              ; preds = %796, %791
  %797 = phi i32 [ 4, %791 ], [ %801, %796 ]
  %798 = zext nneg i32 %797 to i64
  %799 = shl nuw i64 1, %798
  %800 = icmp ult i64 %799, %795
  %801 = add i32 %797, 1
  br i1 %800, label %796, label %802, !llvm.loop !142

802:                                              ; preds = %796
  %803 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %798
  %804 = load ptr, ptr %803, align 8, !tbaa !130
  %805 = icmp eq ptr %804, null
  br i1 %805, label %808, label %806

806:                                              ; preds = %802
  %807 = load ptr, ptr %804, align 8, !tbaa !132
  store ptr %807, ptr %803, align 8, !tbaa !130
  br label %815

808:                                              ; preds = %802
  %809 = load ptr, ptr @L, align 8, !tbaa !9
  %810 = getelementptr inbounds nuw i8, ptr %809, i64 432
  %811 = load ptr, ptr %810, align 8, !tbaa !154
  %812 = load i64, ptr @pool_used, align 8, !tbaa !61
  %813 = getelementptr inbounds nuw i8, ptr %811, i64 %812
  %814 = add i64 %812, %799
  store i64 %814, ptr @pool_used, align 8, !tbaa !61
  br label %815

815:                                              ; preds = %808, %806
  %816 = phi ptr [ %804, %806 ], [ %813, %808 ]
  store i32 0, ptr %816, align 4, !tbaa !5
  %817 = getelementptr inbounds nuw i8, ptr %549, i64 17
  %818 = load i8, ptr %817, align 1, !tbaa !149
  %819 = getelementptr inbounds nuw i8, ptr %816, i64 8
  store i8 %818, ptr %819, align 4, !tbaa !29
  br i1 %617, label %840, label %820

820:                                              ; preds = %815
  %821 = load i32, ptr %616, align 4, !tbaa !5
  %822 = zext i32 %821 to i64
  %823 = mul nuw nsw i64 %822, 20
  %824 = add nuw nsw i64 %823, 12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %816, ptr noundef nonnull align 4 dereferenceable(1) %616, i64 %824, i1 false)
  %825 = getelementptr inbounds nuw i8, ptr %616, i64 4
  %826 = load i32, ptr %825, align 4, !tbaa !5
  %827 = zext i32 %826 to i64
  %828 = mul nuw nsw i64 %827, 20
  %829 = add nuw nsw i64 %828, 12
  br label %830

830:                                              ; preds = %830, %820
  %831 = phi i32 [ 4, %820 ], [ %835, %830 ]
  %832 = zext nneg i32 %831 to i64
  %833 = shl nuw i64 1, %832
  %834 = icmp ult i64 %833, %829
  %835 = add i32 %831, 1
  br i1 %834, label %830, label %836, !llvm.loop !142

836:                                              ; preds = %830
  %837 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %832
  %838 = load ptr, ptr %837, align 8, !tbaa !130
  store ptr %838, ptr %616, align 8, !tbaa !132
  store ptr %616, ptr %837, align 8, !tbaa !130
  %839 = load i32, ptr %816, align 4, !tbaa !5
  br label %840

840:                                              ; preds = %836, %815
  %841 = phi i32 [ %839, %836 ], [ 0, %815 ]
  %842 = getelementptr inbounds nuw i8, ptr %816, i64 4
  store i32 %792, ptr %842, align 4, !tbaa !5
  store ptr %816, ptr %615, align 8, !tbaa !9
  br label %843

843:                                              ; preds = %840, %784, %676, %618
  %844 = phi i32 [ %619, %676 ], [ %841, %840 ], [ %786, %784 ], [ 0, %618 ]
  %845 = phi ptr [ %616, %676 ], [ %816, %840 ], [ %616, %784 ], [ %616, %618 ]
  %846 = getelementptr inbounds nuw i8, ptr %845, i64 12
  %847 = add i32 %844, 1
  store i32 %847, ptr %845, align 4, !tbaa !5
  %848 = zext i32 %844 to i64
  %849 = getelementptr inbounds nuw %struct.Rec, ptr %846, i64 %848
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %849, ptr noundef nonnull readonly align 4 dereferenceable(20) %549, i64 20, i1 false), !tbaa.struct !150
  %850 = load i16, ptr %584, align 2, !tbaa !148
  %851 = and i16 %850, 14
  %852 = icmp eq i16 %851, 14
  br i1 %852, label %853, label %859

853:                                              ; preds = %843
  %854 = getelementptr inbounds nuw i8, ptr %549, i64 17
  %855 = load i8, ptr %854, align 1, !tbaa !149
  %856 = getelementptr inbounds nuw i8, ptr %845, i64 8
  %857 = load i8, ptr %856, align 4, !tbaa !29
  %858 = icmp eq i8 %855, %857
  br i1 %858, label %861, label %859

859:                                              ; preds = %853, %843
  %860 = getelementptr inbounds nuw i8, ptr %845, i64 8
  store i8 -1, ptr %860, align 4, !tbaa !29
  br label %861

861:                                              ; preds = %859, %853, %667, %611
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %549, ptr noundef nonnull readonly align 8 dereferenceable(20) %12, i64 20, i1 false), !tbaa.struct !150
  br label %862

862:                                              ; preds = %861, %579, %552
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %863 = add i64 %222, %75
  %864 = getelementptr inbounds nuw i8, ptr %223, i64 64
  %865 = icmp ult i64 %863, %194
  br i1 %865, label %221, label %866, !llvm.loop !155

866:                                              ; preds = %862
  %867 = load ptr, ptr @L, align 8, !tbaa !9
  br label %868

868:                                              ; preds = %866, %25, %33, %41, %54, %68, %191
  %869 = phi ptr [ %867, %866 ], [ %13, %25 ], [ %13, %33 ], [ %13, %41 ], [ %13, %54 ], [ %13, %68 ], [ %13, %191 ]
  %870 = and i32 %4, 3
  %871 = icmp ne i32 %870, 1
  %872 = icmp eq i32 %870, 0
  %873 = getelementptr inbounds nuw i8, ptr %869, i64 472
  %874 = load ptr, ptr %873, align 8, !tbaa !156
  %875 = icmp eq ptr %874, null
  br i1 %875, label %1001, label %876

876:                                              ; preds = %868
  %877 = add i64 %3, %2
  %878 = icmp ult i64 %2, %877
  br i1 %878, label %881, label %1001

879:                                              ; preds = %901
  %880 = icmp eq i32 %902, 0
  br i1 %880, label %905, label %1001

881:                                              ; preds = %876, %901
  %882 = phi i32 [ %902, %901 ], [ 1, %876 ]
  %883 = phi i64 [ %903, %901 ], [ %2, %876 ]
  %884 = load ptr, ptr %873, align 8, !tbaa !156
  %885 = lshr i64 %883, 3
  %886 = getelementptr inbounds nuw i8, ptr %884, i64 %885
  %887 = load i8, ptr %886, align 1, !tbaa !29
  br i1 %871, label %888, label %894

888:                                              ; preds = %881
  %889 = zext i8 %887 to i32
  %890 = trunc i64 %883 to i32
  %891 = and i32 %890, 7
  %892 = lshr i32 %889, %891
  %893 = and i32 %892, %882
  br i1 %872, label %901, label %894

894:                                              ; preds = %881, %888
  %895 = phi i32 [ %893, %888 ], [ %882, %881 ]
  %896 = trunc i64 %883 to i8
  %897 = and i8 %896, 7
  %898 = shl nuw i8 1, %897
  %899 = getelementptr inbounds nuw i8, ptr %884, i64 %885
  %900 = or i8 %887, %898
  store i8 %900, ptr %899, align 1, !tbaa !29
  br label %901

901:                                              ; preds = %894, %888
  %902 = phi i32 [ %893, %888 ], [ %895, %894 ]
  %903 = add nuw i64 %883, 1
  %904 = icmp eq i64 %903, %877
  br i1 %904, label %879, label %881, !llvm.loop !157

905:                                              ; preds = %879
  %906 = getelementptr inbounds nuw i8, ptr %869, i64 128
  %907 = load i64, ptr %906, align 8, !tbaa !37, !noalias !158
  %908 = icmp ult i64 %2, %907
  br i1 %908, label %913, label %909

909:                                              ; preds = %905
  %910 = getelementptr inbounds nuw i8, ptr %869, i64 144
  %911 = load i64, ptr %910, align 8, !tbaa !38, !noalias !158
  %912 = icmp ult i64 %2, %911
  br i1 %912, label %930, label %913

913:                                              ; preds = %909, %905
  %914 = getelementptr inbounds nuw i8, ptr %869, i64 152
  %915 = load i64, ptr %914, align 8, !tbaa !39, !noalias !158
  %916 = icmp ult i64 %2, %915
  br i1 %916, label %921, label %917

917:                                              ; preds = %913
  %918 = getelementptr inbounds nuw i8, ptr %869, i64 168
  %919 = load i64, ptr %918, align 8, !tbaa !40, !noalias !158
  %920 = icmp ult i64 %2, %919
  br i1 %920, label %930, label %921

921:                                              ; preds = %917, %913
  %922 = getelementptr inbounds nuw i8, ptr %869, i64 176
  %923 = load i64, ptr %922, align 8, !tbaa !41, !noalias !158
  %924 = icmp ult i64 %2, %923
  br i1 %924, label %929, label %925

925:                                              ; preds = %921
  %926 = getelementptr inbounds nuw i8, ptr %869, i64 184
  %927 = load i64, ptr %926, align 8, !tbaa !42, !noalias !158
  %928 = icmp ult i64 %2, %927
  br i1 %928, label %930, label %929

929:                                              ; preds = %925, %921
  br label %930

930:                                              ; preds = %929, %925, %917, %909
  %931 = phi i32 [ 1, %929 ], [ 3, %909 ], [ 5, %917 ], [ 4, %925 ]
  %932 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %933 = load ptr, ptr %932, align 8, !tbaa !31, !noalias !158
  %934 = load i32, ptr %933, align 8, !tbaa !84, !noalias !158
  %935 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %936 = load i32, ptr %935, align 8, !tbaa !51, !noalias !158
  %937 = getelementptr inbounds nuw i8, ptr %869, i64 488
  %938 = load i64, ptr %937, align 8, !tbaa !161
  %939 = icmp sgt i64 %938, 0
  br i1 %939, label %940, label %980

940:                                              ; preds = %930
  %941 = getelementptr inbounds nuw i8, ptr %869, i64 480
  %942 = load ptr, ptr %941, align 8, !tbaa !162
  br label %943

943:                                              ; preds = %977, %940
  %944 = phi i64 [ 0, %940 ], [ %978, %977 ]
  %945 = getelementptr inbounds nuw %struct.Found, ptr %942, i64 %944
  %946 = load i32, ptr %945, align 8, !tbaa !163
  %947 = icmp eq i32 %946, 6
  br i1 %947, label %948, label %977

948:                                              ; preds = %943
  %949 = getelementptr inbounds nuw i8, ptr %945, i64 4
  %950 = load i32, ptr %949, align 4, !tbaa !164
  %951 = icmp eq i32 %950, %1
  br i1 %951, label %952, label %977

952:                                              ; preds = %948
  %953 = getelementptr inbounds nuw i8, ptr %945, i64 8
  %954 = load i32, ptr %953, align 8, !tbaa !165
  %955 = icmp eq i32 %954, -1
  br i1 %955, label %956, label %977

956:                                              ; preds = %952
  %957 = getelementptr inbounds nuw i8, ptr %945, i64 20
  %958 = load i32, ptr %957, align 4, !tbaa !166
  %959 = icmp eq i32 %958, %931
  br i1 %959, label %960, label %977

960:                                              ; preds = %956
  %961 = getelementptr inbounds nuw i8, ptr %945, i64 12
  %962 = load i32, ptr %961, align 4, !tbaa !167
  %963 = icmp eq i32 %962, 0
  br i1 %963, label %964, label %977

964:                                              ; preds = %960
  %965 = getelementptr inbounds nuw i8, ptr %945, i64 56
  %966 = load i64, ptr %965, align 8, !tbaa !168
  %967 = add i64 %966, 1
  store i64 %967, ptr %965, align 8, !tbaa !168
  %968 = getelementptr inbounds nuw i8, ptr %945, i64 40
  %969 = load i64, ptr %968, align 8, !tbaa !169
  %970 = icmp ult i64 %2, %969
  br i1 %970, label %971, label %972

971:                                              ; preds = %964
  store i64 %2, ptr %968, align 8, !tbaa !169
  br label %972

972:                                              ; preds = %971, %964
  %973 = getelementptr inbounds nuw i8, ptr %945, i64 48
  %974 = load i64, ptr %973, align 8, !tbaa !170
  %975 = icmp ugt i64 %877, %974
  br i1 %975, label %976, label %1001

976:                                              ; preds = %972
  store i64 %877, ptr %973, align 8, !tbaa !170
  br label %1001

977:                                              ; preds = %960, %956, %952, %948, %943
  %978 = add nuw nsw i64 %944, 1
  %979 = icmp eq i64 %978, %938
  br i1 %979, label %980, label %943, !llvm.loop !171

980:                                              ; preds = %977, %930
  %981 = getelementptr inbounds nuw i8, ptr %869, i64 496
  %982 = load i64, ptr %981, align 8, !tbaa !172
  %983 = icmp slt i64 %938, %982
  br i1 %983, label %984, label %1001

984:                                              ; preds = %980
  %985 = getelementptr inbounds nuw i8, ptr %869, i64 480
  %986 = load ptr, ptr %985, align 8, !tbaa !162
  %987 = add nsw i64 %938, 1
  store i64 %987, ptr %937, align 8, !tbaa !161
  %988 = getelementptr inbounds %struct.Found, ptr %986, i64 %938
  store i32 6, ptr %988, align 8, !tbaa !5
  %989 = getelementptr inbounds nuw i8, ptr %988, i64 4
  store i32 %1, ptr %989, align 4, !tbaa !5
  %990 = getelementptr inbounds nuw i8, ptr %988, i64 8
  store i32 -1, ptr %990, align 8, !tbaa !5
  %991 = getelementptr inbounds nuw i8, ptr %988, i64 12
  store i32 0, ptr %991, align 4, !tbaa !5
  %992 = getelementptr inbounds nuw i8, ptr %988, i64 16
  store i32 0, ptr %992, align 8, !tbaa !5
  %993 = getelementptr inbounds nuw i8, ptr %988, i64 20
  store i32 %931, ptr %993, align 4, !tbaa !5
  %994 = getelementptr inbounds nuw i8, ptr %988, i64 24
  store i32 %934, ptr %994, align 8, !tbaa !5
  %995 = getelementptr inbounds nuw i8, ptr %988, i64 28
  store i32 %936, ptr %995, align 4, !tbaa !5
  %996 = getelementptr inbounds nuw i8, ptr %988, i64 32
  store i32 0, ptr %996, align 8, !tbaa !5
  %997 = getelementptr inbounds nuw i8, ptr %988, i64 36
  store i32 0, ptr %997, align 4, !tbaa !5
  %998 = getelementptr inbounds nuw i8, ptr %988, i64 40
  store i64 %2, ptr %998, align 8, !tbaa !61
  %999 = getelementptr inbounds nuw i8, ptr %988, i64 48
  store i64 %877, ptr %999, align 8, !tbaa !61
  %1000 = getelementptr inbounds nuw i8, ptr %988, i64 56
  store i64 1, ptr %1000, align 8, !tbaa !61
  br label %1001

1001:                                             ; preds = %984, %980, %976, %972, %879, %876, %868
  %1002 = getelementptr inbounds nuw i8, ptr %869, i64 448
  %1003 = load ptr, ptr %1002, align 8, !tbaa !173
  %1004 = icmp eq ptr %1003, null
  br i1 %1004, label %1139, label %1005

1005:                                             ; preds = %1001
  %1006 = getelementptr inbounds nuw i8, ptr %869, i64 192
  %1007 = load i64, ptr %1006, align 8, !tbaa !43
  %1008 = icmp ult i64 %2, %1007
  br i1 %1008, label %1139, label %1009

1009:                                             ; preds = %1005
  %1010 = getelementptr inbounds nuw i8, ptr %869, i64 456
  %1011 = load i64, ptr %1010, align 8, !tbaa !174
  %1012 = icmp ult i64 %2, %1011
  br i1 %1012, label %1013, label %1139

1013:                                             ; preds = %1009
  %1014 = sub i64 %2, %1007
  %1015 = lshr i64 %1014, 2
  %1016 = add i64 %3, %2
  %1017 = xor i64 %1007, -1
  %1018 = add i64 %1016, %1017
  %1019 = lshr i64 %1018, 2
  %1020 = icmp samesign ugt i64 %1015, %1019
  br i1 %1020, label %1139, label %1021

1021:                                             ; preds = %1013
  %1022 = getelementptr inbounds nuw i8, ptr %869, i64 464
  %1023 = getelementptr inbounds nuw i8, ptr %869, i64 128
  %1024 = getelementptr inbounds nuw i8, ptr %869, i64 144
  %1025 = getelementptr inbounds nuw i8, ptr %869, i64 152
  %1026 = getelementptr inbounds nuw i8, ptr %869, i64 168
  %1027 = getelementptr inbounds nuw i8, ptr %869, i64 176
  %1028 = getelementptr inbounds nuw i8, ptr %869, i64 184
  %1029 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1030 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1031 = getelementptr inbounds nuw i8, ptr %869, i64 488
  %1032 = getelementptr inbounds nuw i8, ptr %869, i64 480
  %1033 = getelementptr inbounds nuw i8, ptr %869, i64 496
  br label %1034

1034:                                             ; preds = %1132, %1021
  %1035 = phi i64 [ %1015, %1021 ], [ %1133, %1132 ]
  %1036 = getelementptr inbounds nuw i32, ptr %1003, i64 %1035
  %1037 = load i32, ptr %1036, align 4, !tbaa !5
  %1038 = icmp ne i32 %1037, 0
  %1039 = select i1 %871, i1 %1038, i1 false
  br i1 %1039, label %1040, label %1128

1040:                                             ; preds = %1034
  %1041 = zext i32 %1037 to i64
  %1042 = load i64, ptr %1022, align 8, !tbaa !175
  %1043 = icmp eq i64 %1042, %1041
  br i1 %1043, label %1128, label %1044

1044:                                             ; preds = %1040
  %1045 = load i64, ptr %1023, align 8, !tbaa !37, !noalias !176
  %1046 = icmp ult i64 %2, %1045
  br i1 %1046, label %1050, label %1047

1047:                                             ; preds = %1044
  %1048 = load i64, ptr %1024, align 8, !tbaa !38, !noalias !176
  %1049 = icmp ult i64 %2, %1048
  br i1 %1049, label %1063, label %1050

1050:                                             ; preds = %1047, %1044
  %1051 = load i64, ptr %1025, align 8, !tbaa !39, !noalias !176
  %1052 = icmp ult i64 %2, %1051
  br i1 %1052, label %1056, label %1053

1053:                                             ; preds = %1050
  %1054 = load i64, ptr %1026, align 8, !tbaa !40, !noalias !176
  %1055 = icmp ult i64 %2, %1054
  br i1 %1055, label %1063, label %1056

1056:                                             ; preds = %1053, %1050
  %1057 = load i64, ptr %1027, align 8, !tbaa !41, !noalias !176
  %1058 = icmp ult i64 %2, %1057
  br i1 %1058, label %1062, label %1059

1059:                                             ; preds = %1056
  %1060 = load i64, ptr %1028, align 8, !tbaa !42, !noalias !176
  %1061 = icmp ult i64 %2, %1060
  br i1 %1061, label %1063, label %1062

1062:                                             ; preds = %1059, %1056
  br label %1063

1063:                                             ; preds = %1062, %1059, %1053, %1047
  %1064 = phi i32 [ 1, %1062 ], [ 3, %1047 ], [ 5, %1053 ], [ 4, %1059 ]
  %1065 = load ptr, ptr %1029, align 8, !tbaa !31, !noalias !176
  %1066 = load i32, ptr %1065, align 8, !tbaa !84, !noalias !176
  %1067 = load i32, ptr %1030, align 8, !tbaa !51, !noalias !176
  %1068 = load i64, ptr %1031, align 8, !tbaa !161
  %1069 = icmp sgt i64 %1068, 0
  br i1 %1069, label %1070, label %1109

1070:                                             ; preds = %1063
  %1071 = load ptr, ptr %1032, align 8, !tbaa !162
  br label %1072

1072:                                             ; preds = %1106, %1070
  %1073 = phi i64 [ 0, %1070 ], [ %1107, %1106 ]
  %1074 = getelementptr inbounds nuw %struct.Found, ptr %1071, i64 %1073
  %1075 = load i32, ptr %1074, align 8, !tbaa !163
  %1076 = icmp eq i32 %1075, 7
  br i1 %1076, label %1077, label %1106

1077:                                             ; preds = %1072
  %1078 = getelementptr inbounds nuw i8, ptr %1074, i64 4
  %1079 = load i32, ptr %1078, align 4, !tbaa !164
  %1080 = icmp eq i32 %1079, %1
  br i1 %1080, label %1081, label %1106

1081:                                             ; preds = %1077
  %1082 = getelementptr inbounds nuw i8, ptr %1074, i64 8
  %1083 = load i32, ptr %1082, align 8, !tbaa !165
  %1084 = icmp eq i32 %1083, -1
  br i1 %1084, label %1085, label %1106

1085:                                             ; preds = %1081
  %1086 = getelementptr inbounds nuw i8, ptr %1074, i64 20
  %1087 = load i32, ptr %1086, align 4, !tbaa !166
  %1088 = icmp eq i32 %1087, %1064
  br i1 %1088, label %1089, label %1106

1089:                                             ; preds = %1085
  %1090 = getelementptr inbounds nuw i8, ptr %1074, i64 12
  %1091 = load i32, ptr %1090, align 4, !tbaa !167
  %1092 = icmp eq i32 %1091, 0
  br i1 %1092, label %1093, label %1106

1093:                                             ; preds = %1089
  %1094 = getelementptr inbounds nuw i8, ptr %1074, i64 56
  %1095 = load i64, ptr %1094, align 8, !tbaa !168
  %1096 = add i64 %1095, 1
  store i64 %1096, ptr %1094, align 8, !tbaa !168
  %1097 = getelementptr inbounds nuw i8, ptr %1074, i64 40
  %1098 = load i64, ptr %1097, align 8, !tbaa !169
  %1099 = icmp ult i64 %2, %1098
  br i1 %1099, label %1100, label %1101

1100:                                             ; preds = %1093
  store i64 %2, ptr %1097, align 8, !tbaa !169
  br label %1101

1101:                                             ; preds = %1100, %1093
  %1102 = getelementptr inbounds nuw i8, ptr %1074, i64 48
  %1103 = load i64, ptr %1102, align 8, !tbaa !170
  %1104 = icmp ugt i64 %1016, %1103
  br i1 %1104, label %1105, label %1128

1105:                                             ; preds = %1101
  store i64 %1016, ptr %1102, align 8, !tbaa !170
  br label %1128

1106:                                             ; preds = %1089, %1085, %1081, %1077, %1072
  %1107 = add nuw nsw i64 %1073, 1
  %1108 = icmp eq i64 %1107, %1068
  br i1 %1108, label %1109, label %1072, !llvm.loop !171

1109:                                             ; preds = %1106, %1063
  %1110 = load i64, ptr %1033, align 8, !tbaa !172
  %1111 = icmp slt i64 %1068, %1110
  br i1 %1111, label %1112, label %1128

1112:                                             ; preds = %1109
  %1113 = load ptr, ptr %1032, align 8, !tbaa !162
  %1114 = add nsw i64 %1068, 1
  store i64 %1114, ptr %1031, align 8, !tbaa !161
  %1115 = getelementptr inbounds %struct.Found, ptr %1113, i64 %1068
  store i32 7, ptr %1115, align 8, !tbaa !5
  %1116 = getelementptr inbounds nuw i8, ptr %1115, i64 4
  store i32 %1, ptr %1116, align 4, !tbaa !5
  %1117 = getelementptr inbounds nuw i8, ptr %1115, i64 8
  store i32 -1, ptr %1117, align 8, !tbaa !5
  %1118 = getelementptr inbounds nuw i8, ptr %1115, i64 12
  store i32 0, ptr %1118, align 4, !tbaa !5
  %1119 = getelementptr inbounds nuw i8, ptr %1115, i64 16
  store i32 0, ptr %1119, align 8, !tbaa !5
  %1120 = getelementptr inbounds nuw i8, ptr %1115, i64 20
  store i32 %1064, ptr %1120, align 4, !tbaa !5
  %1121 = getelementptr inbounds nuw i8, ptr %1115, i64 24
  store i32 %1066, ptr %1121, align 8, !tbaa !5
  %1122 = getelementptr inbounds nuw i8, ptr %1115, i64 28
  store i32 %1067, ptr %1122, align 4, !tbaa !5
  %1123 = getelementptr inbounds nuw i8, ptr %1115, i64 32
  store i32 0, ptr %1123, align 8, !tbaa !5
  %1124 = getelementptr inbounds nuw i8, ptr %1115, i64 36
  store i32 0, ptr %1124, align 4, !tbaa !5
  %1125 = getelementptr inbounds nuw i8, ptr %1115, i64 40
  store i64 %2, ptr %1125, align 8, !tbaa !61
  %1126 = getelementptr inbounds nuw i8, ptr %1115, i64 48
  store i64 %1016, ptr %1126, align 8, !tbaa !61
  %1127 = getelementptr inbounds nuw i8, ptr %1115, i64 56
  store i64 1, ptr %1127, align 8, !tbaa !61
  br label %1128

1128:                                             ; preds = %1112, %1109, %1105, %1101, %1040, %1034
  br i1 %872, label %1132, label %1129

1129:                                             ; preds = %1128
  %1130 = load i64, ptr %1022, align 8, !tbaa !175
  %1131 = trunc i64 %1130 to i32
  store i32 %1131, ptr %1036, align 4, !tbaa !5
  br label %1132

1132:                                             ; preds = %1129, %1128
  %1133 = add nuw nsw i64 %1035, 1
  %1134 = load i64, ptr %1006, align 8, !tbaa !43
  %1135 = xor i64 %1134, -1
  %1136 = add i64 %1016, %1135
  %1137 = lshr i64 %1136, 2
  %1138 = icmp samesign ult i64 %1035, %1137
  br i1 %1138, label %1034, label %1139, !llvm.loop !179

1139:                                             ; preds = %1132, %1001, %1005, %1009, %1013
  %1140 = and i32 %4, 4
  %1141 = icmp eq i32 %1140, 0
  br i1 %1141, label %1509, label %1142

1142:                                             ; preds = %1139
  %1143 = icmp ne i32 %870, 0
  %1144 = icmp ne ptr %6, null
  %1145 = and i1 %1143, %1144
  %1146 = icmp ne i64 %3, 0
  %1147 = and i1 %1145, %1146
  br i1 %1147, label %1148, label %1509

1148:                                             ; preds = %1142
  %1149 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %1150 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1151 = tail call i64 @llvm.umin.i64(i64 range(i64 -2147483648, 2147483648) %5, i64 8)
  %1152 = icmp eq i64 %5, 0
  %1153 = icmp eq i32 %870, 2
  %1154 = and i32 %4, 256
  %1155 = icmp eq i32 %1154, 0
  %1156 = and i32 %4, 8
  %1157 = icmp ne i32 %1156, 0
  %1158 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %1159 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %1160 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %1161 = trunc i32 %4 to i16
  %1162 = lshr i16 %1161, 3
  %1163 = and i16 %1162, 1
  %1164 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %1165 = icmp eq i16 %1163, 0
  %1166 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %1167 = getelementptr inbounds nuw i8, ptr %10, i64 120
  %1168 = getelementptr inbounds nuw i8, ptr %11, i64 164
  %1169 = and i32 %4, 32
  %1170 = icmp eq i32 %1169, 0
  br label %1171

1171:                                             ; preds = %1148, %1506
  %1172 = phi i64 [ 0, %1148 ], [ %1507, %1506 ]
  %1173 = add i64 %1172, %2
  %1174 = getelementptr inbounds nuw i8, ptr %6, i64 %1172
  %1175 = load ptr, ptr @tracks, align 8, !tbaa !9
  %1176 = load i32, ptr %1149, align 4, !tbaa !62
  %1177 = zext i32 %1176 to i64
  %1178 = getelementptr inbounds nuw %struct.Track, ptr %1175, i64 %1177
  %1179 = load ptr, ptr @L, align 8, !tbaa !9
  %1180 = getelementptr inbounds nuw i8, ptr %1179, i64 128
  %1181 = load i64, ptr %1180, align 8, !tbaa !37
  %1182 = icmp ult i64 %1173, %1181
  br i1 %1182, label %1194, label %1183

1183:                                             ; preds = %1171
  %1184 = getelementptr inbounds nuw i8, ptr %1179, i64 144
  %1185 = load i64, ptr %1184, align 8, !tbaa !38
  %1186 = icmp ult i64 %1173, %1185
  br i1 %1186, label %1187, label %1194

1187:                                             ; preds = %1183
  %1188 = load ptr, ptr %1150, align 8, !tbaa !31
  %1189 = getelementptr inbounds nuw i8, ptr %1188, i64 4
  %1190 = load i32, ptr %1189, align 4, !tbaa !122
  %1191 = zext i32 %1190 to i64
  %1192 = shl nuw i64 %1191, 32
  %1193 = or i64 %1192, %1173
  br label %1194

1194:                                             ; preds = %1187, %1183, %1171
  %1195 = phi i64 [ %1193, %1187 ], [ %1173, %1183 ], [ %1173, %1171 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i64 0, ptr %8, align 8, !tbaa !61
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store i64 0, ptr %9, align 8, !tbaa !61
  %1196 = lshr i64 %1195, 2
  %1197 = lshr i64 %1195, 14
  %1198 = xor i64 %1196, %1197
  %1199 = and i64 %1198, 4095
  %1200 = getelementptr inbounds nuw ptr, ptr @locations, i64 %1199
  %1201 = load ptr, ptr %1200, align 8, !tbaa !123
  %1202 = icmp eq ptr %1201, null
  br i1 %1202, label %1215, label %1203

1203:                                             ; preds = %1194, %1212
  %1204 = phi ptr [ %1213, %1212 ], [ %1201, %1194 ]
  %1205 = getelementptr inbounds nuw i8, ptr %1204, i64 8
  %1206 = load i64, ptr %1205, align 8, !tbaa !125
  %1207 = icmp eq i64 %1206, %1195
  br i1 %1207, label %1208, label %1212

1208:                                             ; preds = %1203
  %1209 = getelementptr inbounds nuw i8, ptr %1204, i64 16
  %1210 = load i64, ptr %1209, align 8, !tbaa !127
  %1211 = icmp eq i64 %1210, %5
  br i1 %1211, label %1297, label %1212

1212:                                             ; preds = %1208, %1203
  %1213 = load ptr, ptr %1204, align 8, !tbaa !123
  %1214 = icmp eq ptr %1213, null
  br i1 %1214, label %1215, label %1203, !llvm.loop !180

1215:                                             ; preds = %1212, %1194
  %1216 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !130
  %1217 = icmp eq ptr %1216, null
  br i1 %1217, label %1220, label %1218

1218:                                             ; preds = %1215
  %1219 = load ptr, ptr %1216, align 8, !tbaa !132
  store ptr %1219, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !130
  br label %1226

1220:                                             ; preds = %1215
  %1221 = getelementptr inbounds nuw i8, ptr %1179, i64 432
  %1222 = load ptr, ptr %1221, align 8, !tbaa !154
  %1223 = load i64, ptr @pool_used, align 8, !tbaa !61
  %1224 = getelementptr inbounds nuw i8, ptr %1222, i64 %1223
  %1225 = add i64 %1223, 2048
  store i64 %1225, ptr @pool_used, align 8, !tbaa !61
  br label %1226

1226:                                             ; preds = %1220, %1218
  %1227 = phi ptr [ %1216, %1218 ], [ %1224, %1220 ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1288) %1227, i8 0, i64 1288, i1 false)
  %1228 = getelementptr inbounds nuw i8, ptr %1227, i64 8
  store i64 %1195, ptr %1228, align 8, !tbaa !125
  %1229 = getelementptr inbounds nuw i8, ptr %1227, i64 16
  store i64 %5, ptr %1229, align 8, !tbaa !127
  %1230 = load ptr, ptr %1200, align 8, !tbaa !123
  store ptr %1230, ptr %1227, align 8, !tbaa !129
  store ptr %1227, ptr %1200, align 8, !tbaa !123
  %1231 = and i64 %1195, 4294967295
  %1232 = load i64, ptr %1180, align 8, !tbaa !37
  %1233 = icmp ult i64 %1231, %1232
  br i1 %1233, label %1238, label %1234

1234:                                             ; preds = %1226
  %1235 = getelementptr inbounds nuw i8, ptr %1179, i64 144
  %1236 = load i64, ptr %1235, align 8, !tbaa !38
  %1237 = icmp ult i64 %1231, %1236
  br i1 %1237, label %1264, label %1238

1238:                                             ; preds = %1234, %1226
  %1239 = getelementptr inbounds nuw i8, ptr %1179, i64 152
  %1240 = load i64, ptr %1239, align 8, !tbaa !39
  %1241 = icmp ult i64 %1231, %1240
  br i1 %1241, label %1246, label %1242

1242:                                             ; preds = %1238
  %1243 = getelementptr inbounds nuw i8, ptr %1179, i64 168
  %1244 = load i64, ptr %1243, align 8, !tbaa !40
  %1245 = icmp ult i64 %1231, %1244
  br i1 %1245, label %1264, label %1246

1246:                                             ; preds = %1242, %1238
  %1247 = getelementptr inbounds nuw i8, ptr %1179, i64 176
  %1248 = load i64, ptr %1247, align 8, !tbaa !41
  %1249 = icmp ult i64 %1231, %1248
  br i1 %1249, label %1254, label %1250

1250:                                             ; preds = %1246
  %1251 = getelementptr inbounds nuw i8, ptr %1179, i64 184
  %1252 = load i64, ptr %1251, align 8, !tbaa !42
  %1253 = icmp ult i64 %1231, %1252
  br i1 %1253, label %1264, label %1254

1254:                                             ; preds = %1250, %1246
  %1255 = getelementptr inbounds nuw i8, ptr %1179, i64 400
  %1256 = load i64, ptr %1255, align 8, !tbaa !87
  %1257 = getelementptr inbounds nuw i8, ptr %1179, i64 408
  %1258 = load ptr, ptr %1257, align 8, !tbaa !96
  %1259 = getelementptr inbounds nuw i8, ptr %1179, i64 192
  %1260 = load i64, ptr %1259, align 8, !tbaa !43
  %1261 = sub i64 %1231, %1260
  %1262 = udiv i64 %1261, %1256
  %1263 = getelementptr inbounds nuw %struct.Cell, ptr %1258, i64 %1262
  br label %1280

1264:                                             ; preds = %1250, %1242, %1234
  %1265 = getelementptr inbounds nuw i8, ptr %1179, i64 400
  %1266 = load i64, ptr %1265, align 8, !tbaa !87
  %1267 = getelementptr inbounds nuw i8, ptr %1179, i64 416
  %1268 = load ptr, ptr %1267, align 8, !tbaa !97
  %1269 = load ptr, ptr %1150, align 8, !tbaa !31
  %1270 = getelementptr inbounds nuw i8, ptr %1269, i64 8
  %1271 = load i32, ptr %1270, align 8, !tbaa !98
  %1272 = zext i32 %1271 to i64
  %1273 = getelementptr inbounds nuw i8, ptr %1179, i64 424
  %1274 = load i64, ptr %1273, align 8, !tbaa !99
  %1275 = mul i64 %1274, %1272
  %1276 = sub i64 %1231, %1232
  %1277 = udiv i64 %1276, %1266
  %1278 = getelementptr %struct.Cell, ptr %1268, i64 %1275
  %1279 = getelementptr %struct.Cell, ptr %1278, i64 %1277
  br label %1280

1280:                                             ; preds = %1264, %1254
  %1281 = phi i64 [ %1256, %1254 ], [ %1266, %1264 ]
  %1282 = phi ptr [ %1263, %1254 ], [ %1279, %1264 ]
  br i1 %1152, label %1290, label %1283

1283:                                             ; preds = %1280, %1283
  %1284 = phi i64 [ %1288, %1283 ], [ 0, %1280 ]
  %1285 = phi ptr [ %1286, %1283 ], [ %1282, %1280 ]
  %1286 = getelementptr inbounds nuw i8, ptr %1285, i64 64
  %1287 = getelementptr inbounds nuw i8, ptr %1285, i64 62
  store i16 1, ptr %1287, align 2, !tbaa !120
  %1288 = add i64 %1284, %1281
  %1289 = icmp ult i64 %1288, %5
  br i1 %1289, label %1283, label %1290, !llvm.loop !181

1290:                                             ; preds = %1283, %1280
  %1291 = getelementptr inbounds nuw i8, ptr %1227, i64 24
  store i32 1, ptr %1291, align 8, !tbaa !128
  %1292 = getelementptr inbounds nuw i8, ptr %1227, i64 32
  %1293 = getelementptr inbounds nuw i8, ptr %1179, i64 96
  %1294 = load ptr, ptr %1293, align 8, !tbaa !26
  %1295 = getelementptr inbounds nuw i8, ptr %1294, i64 %1231
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1292, ptr align 1 %1295, i64 %1151, i1 false)
  %1296 = getelementptr inbounds nuw i8, ptr %1227, i64 52
  store i16 1, ptr %1296, align 4, !tbaa !182
  br label %1302

1297:                                             ; preds = %1208
  %1298 = getelementptr inbounds nuw i8, ptr %1204, i64 24
  %1299 = load i32, ptr %1298, align 8, !tbaa !128
  %1300 = add i32 %1299, -1
  %1301 = zext i32 %1300 to i64
  br label %1302

1302:                                             ; preds = %1297, %1290
  %1303 = phi i64 [ %1301, %1297 ], [ 0, %1290 ]
  %1304 = phi ptr [ %1204, %1297 ], [ %1227, %1290 ]
  %1305 = getelementptr i8, ptr %1304, i64 32
  %1306 = getelementptr inbounds nuw i8, ptr %1304, i64 24
  %1307 = getelementptr inbounds nuw %struct.Version, ptr %1305, i64 %1303
  %1308 = getelementptr inbounds nuw i8, ptr %1179, i64 96
  %1309 = load ptr, ptr %1308, align 8, !tbaa !26
  %1310 = getelementptr inbounds nuw i8, ptr %1309, i64 %1173
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %8, ptr align 1 %1310, i64 %1151, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %9, ptr nonnull readonly align 1 %1174, i64 %1151, i1 false)
  br i1 %1153, label %1314, label %1311

1311:                                             ; preds = %1302
  %1312 = getelementptr inbounds nuw i8, ptr %1178, i64 164
  %1313 = load i32, ptr %1312, align 4, !tbaa !88
  br label %1384

1314:                                             ; preds = %1302
  tail call fastcc void @observe(ptr noundef %1178, ptr noundef nonnull %1307, i32 noundef %4)
  %1315 = getelementptr inbounds nuw i8, ptr %1307, i64 24
  %1316 = load i32, ptr %1315, align 8, !tbaa !183
  %1317 = icmp eq i32 %1316, 0
  br i1 %1317, label %1318, label %1321

1318:                                             ; preds = %1314
  %1319 = getelementptr inbounds nuw i8, ptr %1178, i64 164
  %1320 = load i32, ptr %1319, align 4, !tbaa !88
  br label %1356

1321:                                             ; preds = %1314
  %1322 = getelementptr inbounds nuw i8, ptr %1307, i64 32
  %1323 = getelementptr inbounds nuw i8, ptr %1178, i64 164
  %1324 = load i32, ptr %1323, align 4, !tbaa !88
  %1325 = getelementptr inbounds nuw i8, ptr %1178, i64 168
  %1326 = getelementptr inbounds nuw i8, ptr %1178, i64 172
  %1327 = zext i32 %1316 to i64
  br label %1328

1328:                                             ; preds = %1345, %1321
  %1329 = phi i64 [ 0, %1321 ], [ %1346, %1345 ]
  %1330 = getelementptr inbounds nuw %struct.anon, ptr %1322, i64 %1329
  %1331 = load i32, ptr %1330, align 4, !tbaa !184
  %1332 = icmp eq i32 %1331, %1324
  br i1 %1332, label %1333, label %1345

1333:                                             ; preds = %1328
  %1334 = getelementptr inbounds nuw i8, ptr %1330, i64 8
  %1335 = load i16, ptr %1334, align 4, !tbaa !186
  %1336 = zext i16 %1335 to i32
  %1337 = load i32, ptr %1325, align 8, !tbaa !93
  %1338 = icmp eq i32 %1337, %1336
  br i1 %1338, label %1339, label %1345

1339:                                             ; preds = %1333
  %1340 = getelementptr inbounds nuw i8, ptr %1330, i64 10
  %1341 = load i16, ptr %1340, align 2, !tbaa !187
  %1342 = zext i16 %1341 to i32
  %1343 = load i32, ptr %1326, align 4, !tbaa !92
  %1344 = icmp eq i32 %1343, %1342
  br i1 %1344, label %1348, label %1345

1345:                                             ; preds = %1339, %1333, %1328
  %1346 = add nuw nsw i64 %1329, 1
  %1347 = icmp eq i64 %1346, %1327
  br i1 %1347, label %1352, label %1328, !llvm.loop !188

1348:                                             ; preds = %1339
  %1349 = getelementptr inbounds nuw i8, ptr %1178, i64 160
  %1350 = load i32, ptr %1349, align 8, !tbaa !91
  %1351 = getelementptr inbounds nuw i8, ptr %1330, i64 4
  store i32 %1350, ptr %1351, align 4, !tbaa !189
  br label %1369

1352:                                             ; preds = %1345
  %1353 = icmp eq i32 %1316, 6
  br i1 %1353, label %1354, label %1356

1354:                                             ; preds = %1352
  %1355 = getelementptr inbounds nuw i8, ptr %1307, i64 28
  store i32 1, ptr %1355, align 4, !tbaa !190
  br label %1369

1356:                                             ; preds = %1352, %1318
  %1357 = phi i64 [ 0, %1318 ], [ %1327, %1352 ]
  %1358 = phi i32 [ %1320, %1318 ], [ %1324, %1352 ]
  %1359 = add i32 %1316, 1
  store i32 %1359, ptr %1315, align 8, !tbaa !183
  %1360 = getelementptr inbounds nuw i8, ptr %1307, i64 32
  %1361 = getelementptr inbounds nuw %struct.anon, ptr %1360, i64 %1357
  store i32 %1358, ptr %1361, align 4, !tbaa !184
  %1362 = getelementptr inbounds nuw i8, ptr %1178, i64 160
  %1363 = load i32, ptr %1362, align 8, !tbaa !91
  %1364 = getelementptr inbounds nuw i8, ptr %1361, i64 4
  store i32 %1363, ptr %1364, align 4, !tbaa !189
  %1365 = getelementptr inbounds nuw i8, ptr %1178, i64 168
  %1366 = getelementptr inbounds nuw i8, ptr %1361, i64 8
  %1367 = load <2 x i32>, ptr %1365, align 8, !tbaa !5
  %1368 = trunc <2 x i32> %1367 to <2 x i16>
  store <2 x i16> %1368, ptr %1366, align 4, !tbaa !118
  br label %1369

1369:                                             ; preds = %1356, %1354, %1348
  %1370 = phi i32 [ %1324, %1348 ], [ %1324, %1354 ], [ %1358, %1356 ]
  br i1 %1155, label %1375, label %1371

1371:                                             ; preds = %1369
  %1372 = load i64, ptr %8, align 8, !tbaa !61
  %1373 = load i64, ptr %9, align 8, !tbaa !61
  %1374 = icmp eq i64 %1372, %1373
  br i1 %1374, label %1506, label %1375

1375:                                             ; preds = %1371, %1369
  %1376 = getelementptr inbounds nuw i8, ptr %1307, i64 8
  %1377 = load i32, ptr %1376, align 8, !tbaa !191
  %1378 = icmp eq i32 %1377, %1370
  br i1 %1378, label %1384, label %1379

1379:                                             ; preds = %1375
  %1380 = getelementptr inbounds nuw i8, ptr %1307, i64 20
  %1381 = load i16, ptr %1380, align 4, !tbaa !182
  %1382 = icmp ne i16 %1381, 0
  %1383 = and i1 %1157, %1382
  br label %1384

1384:                                             ; preds = %1379, %1375, %1311
  %1385 = phi i32 [ %1313, %1311 ], [ %1370, %1375 ], [ %1370, %1379 ]
  %1386 = phi i1 [ false, %1311 ], [ true, %1375 ], [ %1383, %1379 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(280) %1158, i8 0, i64 280, i1 false)
  %1387 = load i64, ptr %9, align 8, !tbaa !61
  store i64 %1387, ptr %10, align 8, !tbaa !192
  %1388 = getelementptr inbounds nuw i8, ptr %1178, i64 164
  store i32 %1385, ptr %1159, align 8, !tbaa !191
  %1389 = getelementptr inbounds nuw i8, ptr %1178, i64 160
  %1390 = load i32, ptr %1389, align 8, !tbaa !91
  store i32 %1390, ptr %1160, align 4, !tbaa !193
  %1391 = getelementptr inbounds nuw i8, ptr %1178, i64 168
  %1392 = getelementptr inbounds nuw i8, ptr %1178, i64 172
  %1393 = load <2 x i32>, ptr %1391, align 8, !tbaa !5
  %1394 = trunc <2 x i32> %1393 to <2 x i16>
  store <2 x i16> %1394, ptr %1158, align 8, !tbaa !118
  store i16 %1163, ptr %1164, align 4, !tbaa !182
  br i1 %1386, label %1395, label %1430

1395:                                             ; preds = %1384
  br i1 %1165, label %1399, label %1396

1396:                                             ; preds = %1395
  %1397 = getelementptr inbounds nuw i8, ptr %1307, i64 104
  call fastcc void @order_set(ptr noundef nonnull %1166, ptr noundef nonnull readonly %1397)
  %1398 = getelementptr inbounds nuw i8, ptr %1307, i64 120
  call fastcc void @order_set(ptr noundef nonnull %1167, ptr noundef nonnull readonly %1398)
  br label %1399

1399:                                             ; preds = %1396, %1395
  %1400 = getelementptr inbounds nuw i8, ptr %1307, i64 22
  %1401 = load i16, ptr %1400, align 2, !tbaa !134
  %1402 = icmp eq i16 %1401, 0
  br i1 %1402, label %1405, label %1403

1403:                                             ; preds = %1399
  %1404 = getelementptr inbounds nuw i8, ptr %1307, i64 136
  br label %1408

1405:                                             ; preds = %1423, %1399
  %1406 = load i16, ptr %1164, align 4, !tbaa !182
  %1407 = icmp eq i16 %1406, 0
  br i1 %1407, label %1428, label %1430

1408:                                             ; preds = %1423, %1403
  %1409 = phi i16 [ %1401, %1403 ], [ %1424, %1423 ]
  %1410 = phi i64 [ 0, %1403 ], [ %1425, %1423 ]
  %1411 = load i16, ptr %1164, align 4, !tbaa !182
  %1412 = icmp eq i16 %1411, 0
  br i1 %1412, label %1413, label %1418

1413:                                             ; preds = %1408
  %1414 = getelementptr inbounds nuw %struct.Group, ptr %1404, i64 %1410
  %1415 = load i32, ptr %1414, align 8, !tbaa !194
  %1416 = load i32, ptr %1388, align 4, !tbaa !88
  %1417 = icmp eq i32 %1415, %1416
  br i1 %1417, label %1418, label %1423

1418:                                             ; preds = %1413, %1408
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(184) %11, i8 0, i64 184, i1 false)
  %1419 = getelementptr inbounds nuw %struct.Group, ptr %1404, i64 %1410
  %1420 = load i32, ptr %1419, align 8, !tbaa !194
  store i32 %1420, ptr %1168, align 4, !tbaa !88
  %1421 = getelementptr inbounds nuw i8, ptr %1419, i64 8
  call fastcc void @offer(ptr noundef %10, ptr noundef nonnull %11, ptr noundef nonnull %1421, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #20
  %1422 = load i16, ptr %1400, align 2, !tbaa !134
  br label %1423

1423:                                             ; preds = %1418, %1413
  %1424 = phi i16 [ %1409, %1413 ], [ %1422, %1418 ]
  %1425 = add nuw nsw i64 %1410, 1
  %1426 = zext i16 %1424 to i64
  %1427 = icmp samesign ult i64 %1425, %1426
  br i1 %1427, label %1408, label %1405, !llvm.loop !196

1428:                                             ; preds = %1405
  %1429 = getelementptr inbounds nuw i8, ptr %1307, i64 104
  call fastcc void @offer(ptr noundef %10, ptr noundef %1178, ptr noundef nonnull %1429, ptr noundef null)
  br label %1430

1430:                                             ; preds = %1428, %1405, %1384
  br i1 %1170, label %1451, label %1431

1431:                                             ; preds = %1430
  %1432 = load i32, ptr %1391, align 8, !tbaa !93
  %1433 = load i32, ptr %1392, align 4, !tbaa !92
  %1434 = shl nuw i32 1, %1433
  %1435 = load i32, ptr %1389, align 8, !tbaa !91
  tail call fastcc void @pair_set_lanes(ptr noundef %1178, i32 noundef %1432, i32 noundef %1434, i32 noundef %1435)
  %1436 = load i32, ptr %1389, align 8, !tbaa !91
  %1437 = add i32 %1436, 1
  store i32 %1437, ptr %1389, align 8, !tbaa !91
  %1438 = getelementptr inbounds nuw i8, ptr %1304, i64 1224
  tail call fastcc void @order_set(ptr noundef nonnull %1438, ptr noundef readonly %1178)
  %1439 = getelementptr inbounds nuw i8, ptr %1304, i64 1240
  %1440 = getelementptr inbounds nuw i8, ptr %1178, i64 16
  tail call fastcc void @order_set(ptr noundef nonnull %1439, ptr noundef nonnull readonly %1440)
  %1441 = load i16, ptr %1164, align 4, !tbaa !182
  %1442 = icmp eq i16 %1441, 0
  %1443 = getelementptr inbounds nuw i8, ptr %1304, i64 1256
  br i1 %1442, label %1446, label %1444

1444:                                             ; preds = %1431
  tail call fastcc void @order_set(ptr noundef nonnull %1443, ptr noundef nonnull readonly %1178)
  %1445 = getelementptr inbounds nuw i8, ptr %1304, i64 1272
  tail call fastcc void @order_set(ptr noundef nonnull %1445, ptr noundef nonnull readonly %1440)
  br label %1447

1446:                                             ; preds = %1431
  tail call fastcc void @pair_drop(ptr noundef nonnull %1443)
  br label %1447

1447:                                             ; preds = %1446, %1444
  %1448 = getelementptr inbounds nuw i8, ptr %1304, i64 1216
  store ptr %1178, ptr %1448, align 8, !tbaa !197
  %1449 = load i32, ptr %1388, align 4, !tbaa !88
  %1450 = getelementptr inbounds nuw i8, ptr %1304, i64 28
  store i32 %1449, ptr %1450, align 4, !tbaa !198
  br label %1470

1451:                                             ; preds = %1430
  %1452 = getelementptr inbounds nuw i8, ptr %1304, i64 1216
  %1453 = load ptr, ptr %1452, align 8, !tbaa !197
  br i1 %1153, label %1462, label %1454

1454:                                             ; preds = %1451
  %1455 = icmp eq ptr %1453, %1178
  br i1 %1455, label %1456, label %1461

1456:                                             ; preds = %1454
  %1457 = getelementptr inbounds nuw i8, ptr %1304, i64 28
  %1458 = load i32, ptr %1457, align 4, !tbaa !198
  %1459 = load i32, ptr %1388, align 4, !tbaa !88
  %1460 = icmp eq i32 %1458, %1459
  br i1 %1460, label %1470, label %1461

1461:                                             ; preds = %1456, %1454
  store ptr null, ptr %1452, align 8, !tbaa !197
  br label %1462

1462:                                             ; preds = %1461, %1451
  %1463 = phi ptr [ null, %1461 ], [ %1453, %1451 ]
  %1464 = icmp eq ptr %1463, %1178
  br i1 %1464, label %1465, label %1476

1465:                                             ; preds = %1462
  %1466 = getelementptr inbounds nuw i8, ptr %1304, i64 28
  %1467 = load i32, ptr %1466, align 4, !tbaa !198
  %1468 = load i32, ptr %1388, align 4, !tbaa !88
  %1469 = icmp eq i32 %1467, %1468
  br i1 %1469, label %1470, label %1476

1470:                                             ; preds = %1447, %1456, %1465
  %1471 = getelementptr inbounds nuw i8, ptr %1304, i64 1224
  %1472 = load i16, ptr %1164, align 4, !tbaa !182
  %1473 = icmp eq i16 %1472, 0
  %1474 = getelementptr inbounds nuw i8, ptr %1304, i64 1256
  %1475 = select i1 %1473, ptr null, ptr %1474
  call fastcc void @offer(ptr noundef %10, ptr noundef nonnull %1178, ptr noundef nonnull %1471, ptr noundef %1475)
  br label %1476

1476:                                             ; preds = %1470, %1465, %1462
  %1477 = getelementptr inbounds nuw i8, ptr %1178, i64 32
  %1478 = load i16, ptr %1164, align 4, !tbaa !182
  %1479 = icmp eq i16 %1478, 0
  %1480 = getelementptr inbounds nuw i8, ptr %1178, i64 64
  %1481 = select i1 %1479, ptr null, ptr %1480
  call fastcc void @offer(ptr noundef %10, ptr noundef %1178, ptr noundef nonnull %1477, ptr noundef %1481)
  %1482 = load i32, ptr %1306, align 8, !tbaa !128
  %1483 = icmp eq i32 %1482, 4
  br i1 %1483, label %1484, label %1501

1484:                                             ; preds = %1476
  %1485 = getelementptr inbounds nuw i8, ptr %1304, i64 136
  tail call fastcc void @pair_drop(ptr noundef nonnull %1485)
  %1486 = getelementptr inbounds nuw i8, ptr %1304, i64 54
  %1487 = load i16, ptr %1486, align 2, !tbaa !134
  %1488 = icmp eq i16 %1487, 0
  br i1 %1488, label %1497, label %1489

1489:                                             ; preds = %1484, %1489
  %1490 = phi i64 [ %1493, %1489 ], [ 0, %1484 ]
  %1491 = getelementptr inbounds nuw %struct.Group, ptr %1305, i64 %1490
  %1492 = getelementptr inbounds nuw i8, ptr %1491, i64 144
  tail call fastcc void @pair_drop(ptr noundef nonnull %1492)
  %1493 = add nuw nsw i64 %1490, 1
  %1494 = load i16, ptr %1486, align 2, !tbaa !134
  %1495 = zext i16 %1494 to i64
  %1496 = icmp samesign ult i64 %1493, %1495
  br i1 %1496, label %1489, label %1497, !llvm.loop !136

1497:                                             ; preds = %1489, %1484
  %1498 = getelementptr i8, ptr %1304, i64 328
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(888) %1305, ptr noundef nonnull align 8 dereferenceable(888) %1498, i64 888, i1 false)
  %1499 = load i32, ptr %1306, align 8, !tbaa !128
  %1500 = add i32 %1499, -1
  br label %1501

1501:                                             ; preds = %1497, %1476
  %1502 = phi i32 [ %1500, %1497 ], [ %1482, %1476 ]
  %1503 = add i32 %1502, 1
  store i32 %1503, ptr %1306, align 8, !tbaa !128
  %1504 = zext i32 %1502 to i64
  %1505 = getelementptr inbounds nuw %struct.Version, ptr %1305, i64 %1504
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(296) %1505, ptr noundef nonnull align 8 dereferenceable(296) %10, i64 296, i1 false), !tbaa.struct !199
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #20
  br label %1506

1506:                                             ; preds = %1371, %1501
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %1507 = add i64 %1172, %5
  %1508 = icmp ult i64 %1507, %3
  br i1 %1508, label %1171, label %1509, !llvm.loop !200

1509:                                             ; preds = %1506, %1142, %1139
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef ptr @read_location(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef range(i64 -2147483648, 2147483648) %2, i32 noundef %3, i32 noundef range(i32 0, 2) %4) unnamed_addr #2 {
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %8 = load i64, ptr %7, align 8, !tbaa !37
  %9 = icmp ult i64 %1, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 144
  %12 = load i64, ptr %11, align 8, !tbaa !38
  %13 = icmp ult i64 %1, %12
  br i1 %13, label %14, label %22

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %16 = load ptr, ptr %15, align 8, !tbaa !31
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !122
  %19 = zext i32 %18 to i64
  %20 = shl nuw i64 %19, 32
  %21 = or i64 %20, %1
  br label %22

22:                                               ; preds = %5, %10, %14
  %23 = phi i64 [ %21, %14 ], [ %1, %10 ], [ %1, %5 ]
  %24 = lshr i64 %23, 2
  %25 = lshr i64 %23, 14
  %26 = xor i64 %24, %25
  %27 = and i64 %26, 4095
  %28 = getelementptr inbounds nuw ptr, ptr @locations, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !123
  %30 = icmp eq ptr %29, null
  br i1 %30, label %324, label %31

31:                                               ; preds = %22, %40
  %32 = phi ptr [ %41, %40 ], [ %29, %22 ]
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load i64, ptr %33, align 8, !tbaa !125
  %35 = icmp eq i64 %34, %23
  br i1 %35, label %36, label %40

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !127
  %39 = icmp eq i64 %38, %2
  br i1 %39, label %43, label %40

40:                                               ; preds = %36, %31
  %41 = load ptr, ptr %32, align 8, !tbaa !123
  %42 = icmp eq ptr %41, null
  br i1 %42, label %324, label %31, !llvm.loop !180

43:                                               ; preds = %36
  %44 = load ptr, ptr @tracks, align 8, !tbaa !9
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %46 = load i32, ptr %45, align 4, !tbaa !62
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw %struct.Track, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %50 = load i32, ptr %49, align 8, !tbaa !128
  %51 = add i32 %50, -1
  %52 = icmp ne i32 %4, 0
  %53 = icmp ne i32 %51, 0
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %55, label %263

55:                                               ; preds = %43
  %56 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %57 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %58 = getelementptr inbounds nuw i8, ptr %48, i64 164
  %59 = load i32, ptr %58, align 4, !tbaa !88
  %60 = getelementptr inbounds nuw i8, ptr %48, i64 168
  %61 = getelementptr inbounds nuw i8, ptr %48, i64 172
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 512
  %63 = getelementptr inbounds nuw i8, ptr %48, i64 24
  br label %64

64:                                               ; preds = %55, %235
  %65 = phi i32 [ %236, %235 ], [ %51, %55 ]
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw %struct.Version, ptr %56, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %69 = load i32, ptr %68, align 8, !tbaa !191
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %71 = load i16, ptr %70, align 8, !tbaa !201
  %72 = getelementptr inbounds nuw i8, ptr %67, i64 18
  %73 = load i16, ptr %72, align 2, !tbaa !202
  %74 = zext i16 %73 to i32
  %75 = getelementptr inbounds nuw i8, ptr %67, i64 12
  %76 = load i32, ptr %75, align 4, !tbaa !193
  %77 = icmp eq i32 %69, %59
  br i1 %77, label %78, label %85

78:                                               ; preds = %64
  %79 = zext i16 %71 to i32
  %80 = load i32, ptr %60, align 8, !tbaa !93
  %81 = icmp eq i32 %80, %79
  br i1 %81, label %82, label %85

82:                                               ; preds = %78
  %83 = load i32, ptr %61, align 4, !tbaa !92
  %84 = icmp eq i32 %83, %74
  br i1 %84, label %238, label %85

85:                                               ; preds = %82, %78, %64
  %86 = load i32, ptr %62, align 8, !tbaa !140
  %87 = icmp ugt i32 %69, %86
  br i1 %87, label %88, label %238

88:                                               ; preds = %85
  %89 = load ptr, ptr %57, align 8, !tbaa !203
  %90 = icmp eq ptr %89, null
  br i1 %90, label %144, label %91

91:                                               ; preds = %88
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %93 = load i32, ptr %92, align 4, !tbaa !5
  %94 = icmp eq i32 %93, %69
  br i1 %94, label %130, label %95

95:                                               ; preds = %91
  %96 = load ptr, ptr %63, align 8, !tbaa !204
  %97 = icmp eq ptr %96, null
  br i1 %97, label %144, label %98

98:                                               ; preds = %95
  %99 = getelementptr inbounds nuw i8, ptr %96, i64 4
  %100 = load i32, ptr %99, align 4, !tbaa !5
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %119, label %102

102:                                              ; preds = %98
  %103 = getelementptr inbounds nuw i8, ptr %96, i64 8
  br label %104

104:                                              ; preds = %104, %102
  %105 = phi i32 [ 0, %102 ], [ %117, %104 ]
  %106 = phi i32 [ %100, %102 ], [ %116, %104 ]
  %107 = add i32 %106, %105
  %108 = lshr i32 %107, 1
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw ptr, ptr %103, i64 %109
  %111 = load ptr, ptr %110, align 8, !tbaa !9
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 4
  %113 = load i32, ptr %112, align 4, !tbaa !5
  %114 = icmp ult i32 %113, %69
  %115 = add nuw i32 %108, 1
  %116 = select i1 %114, i32 %106, i32 %108
  %117 = select i1 %114, i32 %115, i32 %105
  %118 = icmp ult i32 %117, %116
  br i1 %118, label %104, label %119, !llvm.loop !205

119:                                              ; preds = %104, %98
  %120 = phi i32 [ 0, %98 ], [ %117, %104 ]
  %121 = icmp ult i32 %120, %100
  br i1 %121, label %122, label %144

122:                                              ; preds = %119
  %123 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %124 = zext i32 %120 to i64
  %125 = getelementptr inbounds nuw ptr, ptr %123, i64 %124
  %126 = load ptr, ptr %125, align 8, !tbaa !9
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 4
  %128 = load i32, ptr %127, align 4, !tbaa !5
  %129 = icmp eq i32 %128, %69
  br i1 %129, label %130, label %144

130:                                              ; preds = %122, %91
  %131 = phi ptr [ %89, %91 ], [ %126, %122 ]
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = zext i16 %71 to i64
  %134 = getelementptr inbounds nuw %struct.WarpClock, ptr %132, i64 %133
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %136 = load ptr, ptr %135, align 8, !tbaa !206
  %137 = icmp eq ptr %136, null
  %138 = getelementptr inbounds nuw i8, ptr %136, i64 4
  %139 = zext i16 %73 to i64
  %140 = getelementptr inbounds nuw i32, ptr %138, i64 %139
  %141 = select i1 %137, ptr %134, ptr %140
  %142 = load i32, ptr %141, align 4, !tbaa !5
  %143 = icmp ult i32 %142, %76
  br i1 %143, label %144, label %238

144:                                              ; preds = %130, %122, %119, %95, %88
  %145 = getelementptr inbounds nuw i8, ptr %67, i64 28
  %146 = load i32, ptr %145, align 4, !tbaa !190
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %238

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %150 = load i32, ptr %149, align 8, !tbaa !183
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %235, label %152

152:                                              ; preds = %148
  %153 = getelementptr inbounds nuw i8, ptr %67, i64 32
  %154 = zext i32 %150 to i64
  %155 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %156 = icmp ugt i32 %59, %86
  br label %157

157:                                              ; preds = %232, %152
  %158 = phi i64 [ 0, %152 ], [ %233, %232 ]
  %159 = getelementptr inbounds nuw %struct.anon, ptr %153, i64 %158
  %160 = load i32, ptr %159, align 4, !tbaa !184
  %161 = getelementptr inbounds nuw i8, ptr %159, i64 8
  %162 = load i16, ptr %161, align 4, !tbaa !186
  %163 = getelementptr inbounds nuw i8, ptr %159, i64 10
  %164 = load i16, ptr %163, align 2, !tbaa !187
  %165 = zext i16 %164 to i32
  %166 = getelementptr inbounds nuw i8, ptr %159, i64 4
  %167 = load i32, ptr %166, align 4, !tbaa !189
  %168 = icmp eq i32 %160, %59
  br i1 %168, label %169, label %177

169:                                              ; preds = %157
  %170 = zext i16 %162 to i32
  %171 = load i32, ptr %60, align 8, !tbaa !93
  %172 = icmp eq i32 %171, %170
  br i1 %172, label %173, label %177

173:                                              ; preds = %169
  %174 = load i32, ptr %61, align 4, !tbaa !92
  %175 = icmp ne i32 %174, %165
  %176 = and i1 %156, %175
  br i1 %176, label %179, label %238

177:                                              ; preds = %169, %157
  %178 = icmp ugt i32 %160, %86
  br i1 %178, label %179, label %238

179:                                              ; preds = %177, %173
  br i1 %90, label %232, label %180

180:                                              ; preds = %179
  %181 = load i32, ptr %155, align 4, !tbaa !5
  %182 = icmp eq i32 %181, %160
  br i1 %182, label %218, label %183

183:                                              ; preds = %180
  %184 = load ptr, ptr %63, align 8, !tbaa !204
  %185 = icmp eq ptr %184, null
  br i1 %185, label %232, label %186

186:                                              ; preds = %183
  %187 = getelementptr inbounds nuw i8, ptr %184, i64 4
  %188 = load i32, ptr %187, align 4, !tbaa !5
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %207, label %190

190:                                              ; preds = %186
  %191 = getelementptr inbounds nuw i8, ptr %184, i64 8
  br label %192

192:                                              ; preds = %192, %190
  %193 = phi i32 [ 0, %190 ], [ %205, %192 ]
  %194 = phi i32 [ %188, %190 ], [ %204, %192 ]
  %195 = add i32 %194, %193
  %196 = lshr i32 %195, 1
  %197 = zext nneg i32 %196 to i64
  %198 = getelementptr inbounds nuw ptr, ptr %191, i64 %197
  %199 = load ptr, ptr %198, align 8, !tbaa !9
  %200 = getelementptr inbounds nuw i8, ptr %199, i64 4
  %201 = load i32, ptr %200, align 4, !tbaa !5
  %202 = icmp ult i32 %201, %160
  %203 = add nuw i32 %196, 1
  %204 = select i1 %202, i32 %194, i32 %196
  %205 = select i1 %202, i32 %203, i32 %193
  %206 = icmp ult i32 %205, %204
  br i1 %206, label %192, label %207, !llvm.loop !205

207:                                              ; preds = %192, %186
  %208 = phi i32 [ 0, %186 ], [ %205, %192 ]
  %209 = icmp ult i32 %208, %188
  br i1 %209, label %210, label %232

210:                                              ; preds = %207
  %211 = getelementptr inbounds nuw i8, ptr %184, i64 8
  %212 = zext i32 %208 to i64
  %213 = getelementptr inbounds nuw ptr, ptr %211, i64 %212
  %214 = load ptr, ptr %213, align 8, !tbaa !9
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 4
  %216 = load i32, ptr %215, align 4, !tbaa !5
  %217 = icmp eq i32 %216, %160
  br i1 %217, label %218, label %232

218:                                              ; preds = %210, %180
  %219 = phi ptr [ %89, %180 ], [ %214, %210 ]
  %220 = getelementptr inbounds nuw i8, ptr %219, i64 16
  %221 = zext i16 %162 to i64
  %222 = getelementptr inbounds nuw %struct.WarpClock, ptr %220, i64 %221
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 8
  %224 = load ptr, ptr %223, align 8, !tbaa !206
  %225 = icmp eq ptr %224, null
  %226 = getelementptr inbounds nuw i8, ptr %224, i64 4
  %227 = zext i16 %164 to i64
  %228 = getelementptr inbounds nuw i32, ptr %226, i64 %227
  %229 = select i1 %225, ptr %222, ptr %228
  %230 = load i32, ptr %229, align 4, !tbaa !5
  %231 = icmp ult i32 %230, %167
  br i1 %231, label %232, label %238

232:                                              ; preds = %218, %210, %207, %183, %179
  %233 = add nuw nsw i64 %158, 1
  %234 = icmp eq i64 %233, %154
  br i1 %234, label %235, label %157, !llvm.loop !208

235:                                              ; preds = %232, %148
  %236 = add i32 %65, -1
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %238, label %64

238:                                              ; preds = %85, %144, %130, %82, %235, %218, %177, %173
  %239 = phi i32 [ %65, %218 ], [ %65, %173 ], [ %65, %177 ], [ %65, %144 ], [ %65, %82 ], [ 0, %235 ], [ %65, %130 ], [ %65, %85 ]
  %240 = icmp ult i32 %239, %51
  %241 = select i1 %52, i1 %240, i1 false
  br i1 %241, label %242, label %263

242:                                              ; preds = %238
  %243 = sub i32 %50, %239
  %244 = load i64, ptr @random_state, align 8, !tbaa !61
  %245 = add i64 %244, -7046029254386353131
  store i64 %245, ptr @random_state, align 8, !tbaa !61
  %246 = lshr i64 %245, 30
  %247 = xor i64 %246, %245
  %248 = mul i64 %247, -4658895280553007687
  %249 = lshr i64 %248, 27
  %250 = xor i64 %249, %248
  %251 = mul i64 %250, -7723592293110705685
  %252 = lshr i64 %251, 31
  %253 = xor i64 %252, %251
  %254 = zext i32 %243 to i64
  %255 = urem i64 %253, %254
  %256 = trunc nuw i64 %255 to i32
  %257 = add i32 %239, %256
  %258 = icmp ult i32 %257, %51
  br i1 %258, label %259, label %263

259:                                              ; preds = %242
  %260 = getelementptr inbounds nuw i8, ptr %48, i64 180
  %261 = load i32, ptr %260, align 4, !tbaa !209
  %262 = add i32 %261, 1
  br label %263

263:                                              ; preds = %43, %238, %242, %259
  %264 = phi i32 [ %257, %259 ], [ %257, %242 ], [ %51, %238 ], [ %51, %43 ]
  %265 = phi i32 [ %262, %259 ], [ 0, %242 ], [ 0, %238 ], [ 0, %43 ]
  %266 = getelementptr inbounds nuw i8, ptr %48, i64 180
  store i32 %265, ptr %266, align 4, !tbaa !209
  %267 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %268 = zext i32 %264 to i64
  %269 = getelementptr inbounds nuw %struct.Version, ptr %267, i64 %268
  tail call fastcc void @observe(ptr noundef %48, ptr noundef nonnull %269, i32 noundef %3)
  %270 = getelementptr inbounds nuw i8, ptr %269, i64 24
  %271 = load i32, ptr %270, align 8, !tbaa !183
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %276

273:                                              ; preds = %263
  %274 = getelementptr inbounds nuw i8, ptr %48, i64 164
  %275 = load i32, ptr %274, align 4, !tbaa !88
  br label %311

276:                                              ; preds = %263
  %277 = getelementptr inbounds nuw i8, ptr %269, i64 32
  %278 = getelementptr inbounds nuw i8, ptr %48, i64 164
  %279 = load i32, ptr %278, align 4, !tbaa !88
  %280 = getelementptr inbounds nuw i8, ptr %48, i64 168
  %281 = getelementptr inbounds nuw i8, ptr %48, i64 172
  %282 = zext i32 %271 to i64
  br label %283

283:                                              ; preds = %300, %276
  %284 = phi i64 [ 0, %276 ], [ %301, %300 ]
  %285 = getelementptr inbounds nuw %struct.anon, ptr %277, i64 %284
  %286 = load i32, ptr %285, align 4, !tbaa !184
  %287 = icmp eq i32 %286, %279
  br i1 %287, label %288, label %300

288:                                              ; preds = %283
  %289 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %290 = load i16, ptr %289, align 4, !tbaa !186
  %291 = zext i16 %290 to i32
  %292 = load i32, ptr %280, align 8, !tbaa !93
  %293 = icmp eq i32 %292, %291
  br i1 %293, label %294, label %300

294:                                              ; preds = %288
  %295 = getelementptr inbounds nuw i8, ptr %285, i64 10
  %296 = load i16, ptr %295, align 2, !tbaa !187
  %297 = zext i16 %296 to i32
  %298 = load i32, ptr %281, align 4, !tbaa !92
  %299 = icmp eq i32 %298, %297
  br i1 %299, label %303, label %300

300:                                              ; preds = %294, %288, %283
  %301 = add nuw nsw i64 %284, 1
  %302 = icmp eq i64 %301, %282
  br i1 %302, label %307, label %283, !llvm.loop !188

303:                                              ; preds = %294
  %304 = getelementptr inbounds nuw i8, ptr %48, i64 160
  %305 = load i32, ptr %304, align 8, !tbaa !91
  %306 = getelementptr inbounds nuw i8, ptr %285, i64 4
  store i32 %305, ptr %306, align 4, !tbaa !189
  br label %324

307:                                              ; preds = %300
  %308 = icmp eq i32 %271, 6
  br i1 %308, label %309, label %311

309:                                              ; preds = %307
  %310 = getelementptr inbounds nuw i8, ptr %269, i64 28
  store i32 1, ptr %310, align 4, !tbaa !190
  br label %324

311:                                              ; preds = %273, %307
  %312 = phi i64 [ 0, %273 ], [ %282, %307 ]
  %313 = phi i32 [ %275, %273 ], [ %279, %307 ]
  %314 = add i32 %271, 1
  store i32 %314, ptr %270, align 8, !tbaa !183
  %315 = getelementptr inbounds nuw i8, ptr %269, i64 32
  %316 = getelementptr inbounds nuw %struct.anon, ptr %315, i64 %312
  store i32 %313, ptr %316, align 4, !tbaa !184
  %317 = getelementptr inbounds nuw i8, ptr %48, i64 160
  %318 = load i32, ptr %317, align 8, !tbaa !91
  %319 = getelementptr inbounds nuw i8, ptr %316, i64 4
  store i32 %318, ptr %319, align 4, !tbaa !189
  %320 = getelementptr inbounds nuw i8, ptr %48, i64 168
  %321 = getelementptr inbounds nuw i8, ptr %316, i64 8
  %322 = load <2 x i32>, ptr %320, align 8, !tbaa !5
  %323 = trunc <2 x i32> %322 to <2 x i16>
  store <2 x i16> %323, ptr %321, align 4, !tbaa !118
  br label %324

324:                                              ; preds = %40, %22, %311, %309, %303
  %325 = phi ptr [ %269, %311 ], [ %269, %303 ], [ %269, %309 ], [ null, %22 ], [ null, %40 ]
  ret ptr %325
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_place(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  ret ptr %4
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef ptr @slow(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) unnamed_addr #3 {
  %4 = tail call i32 @gevo_access(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %3
  %7 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 -1, ptr %10, align 8, !tbaa !210
  br label %11

11:                                               ; preds = %6, %9
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) @nowhere, i8 0, i64 256, i1 false)
  br label %12

12:                                               ; preds = %3, %11
  %13 = phi ptr [ @nowhere, %11 ], [ %2, %3 ]
  ret ptr %13
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_atomic_place(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #2 {
  %4 = load ptr, ptr @L, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !11
  %7 = sext i32 %1 to i64
  %8 = getelementptr inbounds %struct.Site, ptr %6, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !24
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !25
  %13 = sext i32 %12 to i64
  %14 = ptrtoint ptr %2 to i64
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %16 = load ptr, ptr %15, align 8, !tbaa !26
  %17 = ptrtoint ptr %16 to i64
  %18 = sub i64 %14, %17
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %20 = load i64, ptr %19, align 8, !tbaa !27
  %21 = icmp uge i64 %18, %20
  %22 = sub nuw i64 %20, %18
  %23 = icmp ult i64 %22, %10
  %24 = select i1 %21, i1 true, i1 %23
  br i1 %24, label %67, label %25

25:                                               ; preds = %3
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %27 = load ptr, ptr %26, align 8, !tbaa !28
  br label %28

28:                                               ; preds = %32, %25
  %29 = phi i64 [ %10, %25 ], [ %43, %32 ]
  %30 = phi i64 [ %18, %25 ], [ %42, %32 ]
  %31 = icmp eq i64 %29, 0
  br i1 %31, label %44, label %32

32:                                               ; preds = %28
  %33 = and i64 %30, 3
  %34 = sub nuw nsw i64 4, %33
  %35 = tail call i64 @llvm.umin.i64(i64 %34, i64 %29)
  %36 = lshr i64 %30, 2
  %37 = getelementptr inbounds nuw i8, ptr %27, i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !29
  %39 = zext i8 %38 to i64
  %40 = add nuw nsw i64 %35, %33
  %41 = icmp samesign ugt i64 %40, %39
  %42 = add i64 %35, %30
  %43 = sub i64 %29, %35
  br i1 %41, label %67, label %28

44:                                               ; preds = %28
  %45 = add nsw i64 %13, -1
  %46 = and i64 %18, %45
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %67

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %50 = load ptr, ptr %49, align 8, !tbaa !30
  br label %51

51:                                               ; preds = %55, %48
  %52 = phi i64 [ %10, %48 ], [ %66, %55 ]
  %53 = phi i64 [ %18, %48 ], [ %65, %55 ]
  %54 = icmp eq i64 %52, 0
  br i1 %54, label %74, label %55

55:                                               ; preds = %51
  %56 = and i64 %53, 3
  %57 = sub nuw nsw i64 4, %56
  %58 = tail call i64 @llvm.umin.i64(i64 %57, i64 %52)
  %59 = lshr i64 %53, 2
  %60 = getelementptr inbounds nuw i8, ptr %50, i64 %59
  %61 = load i8, ptr %60, align 1, !tbaa !29
  %62 = zext i8 %61 to i64
  %63 = add nuw nsw i64 %58, %56
  %64 = icmp samesign ugt i64 %63, %62
  %65 = add i64 %58, %53
  %66 = sub i64 %52, %58
  br i1 %64, label %67, label %51

67:                                               ; preds = %32, %55, %3, %44
  %68 = phi i32 [ 2, %44 ], [ 1, %3 ], [ 3, %55 ], [ 1, %32 ]
  tail call fastcc void @raise_access(ptr noundef readonly %0, i32 noundef %68, i32 noundef %1, ptr noundef %2, i64 noundef %10, i32 noundef 1)
  %69 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %67
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 -1, ptr %72, align 8, !tbaa !210
  br label %73

73:                                               ; preds = %67, %71
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) @nowhere, i8 0, i64 256, i1 false)
  br label %74

74:                                               ; preds = %51, %73
  %75 = phi ptr [ @nowhere, %73 ], [ %2, %51 ]
  ret ptr %75
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_load_4(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = ptrtoint ptr %2 to i64
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !26
  %8 = ptrtoint ptr %7 to i64
  %9 = sub i64 %4, %8
  %10 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 56), align 8, !tbaa !61
  %11 = tail call i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 62)
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 %10)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %14 = load ptr, ptr %13, align 8, !tbaa !28
  %15 = and i64 %12, 4611686018427387903
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 %15
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 4
  br i1 %18, label %21, label %19

19:                                               ; preds = %3
  %20 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %21

21:                                               ; preds = %3, %19
  %22 = phi ptr [ %20, %19 ], [ %2, %3 ]
  ret ptr %22
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_load_8(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = ptrtoint ptr %2 to i64
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !26
  %8 = ptrtoint ptr %7 to i64
  %9 = sub i64 %4, %8
  %10 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 64), align 8, !tbaa !61
  %11 = tail call i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 61)
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 %10)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %14 = load ptr, ptr %13, align 8, !tbaa !28
  %15 = shl i64 %12, 1
  %16 = and i64 %15, 4611686018427387902
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 %16
  %18 = load i16, ptr %17, align 1
  %19 = icmp eq i16 %18, 1028
  br i1 %19, label %22, label %20

20:                                               ; preds = %3
  %21 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %22

22:                                               ; preds = %3, %20
  %23 = phi ptr [ %21, %20 ], [ %2, %3 ]
  ret ptr %23
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_load_16(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = ptrtoint ptr %2 to i64
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !26
  %8 = ptrtoint ptr %7 to i64
  %9 = sub i64 %4, %8
  %10 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 72), align 8, !tbaa !61
  %11 = tail call i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 60)
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 %10)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %14 = load ptr, ptr %13, align 8, !tbaa !28
  %15 = shl i64 %12, 2
  %16 = and i64 %15, 4611686018427387900
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 %16
  %18 = load i32, ptr %17, align 1
  %19 = icmp eq i32 %18, 67372036
  br i1 %19, label %22, label %20

20:                                               ; preds = %3
  %21 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %22

22:                                               ; preds = %3, %20
  %23 = phi ptr [ %21, %20 ], [ %2, %3 ]
  ret ptr %23
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_store_4(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = ptrtoint ptr %2 to i64
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !26
  %8 = ptrtoint ptr %7 to i64
  %9 = sub i64 %4, %8
  %10 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 56), align 8, !tbaa !61
  %11 = tail call i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 62)
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 %10)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %14 = load ptr, ptr %13, align 8, !tbaa !30
  %15 = and i64 %12, 4611686018427387903
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 %15
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 4
  br i1 %18, label %21, label %19

19:                                               ; preds = %3
  %20 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %21

21:                                               ; preds = %3, %19
  %22 = phi ptr [ %20, %19 ], [ %2, %3 ]
  ret ptr %22
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_store_8(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = ptrtoint ptr %2 to i64
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !26
  %8 = ptrtoint ptr %7 to i64
  %9 = sub i64 %4, %8
  %10 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 64), align 8, !tbaa !61
  %11 = tail call i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 61)
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 %10)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %14 = load ptr, ptr %13, align 8, !tbaa !30
  %15 = shl i64 %12, 1
  %16 = and i64 %15, 4611686018427387902
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 %16
  %18 = load i16, ptr %17, align 1
  %19 = icmp eq i16 %18, 1028
  br i1 %19, label %22, label %20

20:                                               ; preds = %3
  %21 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %22

22:                                               ; preds = %3, %20
  %23 = phi ptr [ %21, %20 ], [ %2, %3 ]
  ret ptr %23
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_store_16(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = ptrtoint ptr %2 to i64
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !26
  %8 = ptrtoint ptr %7 to i64
  %9 = sub i64 %4, %8
  %10 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 72), align 8, !tbaa !61
  %11 = tail call i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 60)
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 %10)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %14 = load ptr, ptr %13, align 8, !tbaa !30
  %15 = shl i64 %12, 2
  %16 = and i64 %15, 4611686018427387900
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 %16
  %18 = load i32, ptr %17, align 1
  %19 = icmp eq i32 %18, 67372036
  br i1 %19, label %22, label %20

20:                                               ; preds = %3
  %21 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %22

22:                                               ; preds = %3, %20
  %23 = phi ptr [ %21, %20 ], [ %2, %3 ]
  ret ptr %23
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @gevo_check(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #2 {
  %4 = load ptr, ptr @L, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !11
  %7 = sext i32 %1 to i64
  %8 = getelementptr inbounds %struct.Site, ptr %6, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !24
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !25
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %15 = load i32, ptr %14, align 4, !tbaa !20
  %16 = and i32 %15, 3
  %17 = icmp ne i32 %16, 0
  %18 = zext i1 %17 to i32
  %19 = ptrtoint ptr %2 to i64
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %21 = load ptr, ptr %20, align 8, !tbaa !26
  %22 = ptrtoint ptr %21 to i64
  %23 = sub i64 %19, %22
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %25 = load i64, ptr %24, align 8, !tbaa !27
  %26 = icmp uge i64 %23, %25
  %27 = sub nuw i64 %25, %23
  %28 = icmp ult i64 %27, %10
  %29 = select i1 %26, i1 true, i1 %28
  br i1 %29, label %73, label %30

30:                                               ; preds = %3
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %32 = load ptr, ptr %31, align 8, !tbaa !28
  br label %33

33:                                               ; preds = %37, %30
  %34 = phi i64 [ %10, %30 ], [ %48, %37 ]
  %35 = phi i64 [ %23, %30 ], [ %47, %37 ]
  %36 = icmp eq i64 %34, 0
  br i1 %36, label %49, label %37

37:                                               ; preds = %33
  %38 = and i64 %35, 3
  %39 = sub nuw nsw i64 4, %38
  %40 = tail call i64 @llvm.umin.i64(i64 %39, i64 %34)
  %41 = lshr i64 %35, 2
  %42 = getelementptr inbounds nuw i8, ptr %32, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !29
  %44 = zext i8 %43 to i64
  %45 = add nuw nsw i64 %40, %38
  %46 = icmp samesign ugt i64 %45, %44
  %47 = add i64 %40, %35
  %48 = sub i64 %34, %40
  br i1 %46, label %73, label %33

49:                                               ; preds = %33
  %50 = add nsw i64 %13, -1
  %51 = and i64 %23, %50
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %53, label %73

53:                                               ; preds = %49
  br i1 %17, label %54, label %75

54:                                               ; preds = %53
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %56 = load ptr, ptr %55, align 8, !tbaa !30
  br label %57

57:                                               ; preds = %61, %54
  %58 = phi i64 [ %10, %54 ], [ %72, %61 ]
  %59 = phi i64 [ %23, %54 ], [ %71, %61 ]
  %60 = icmp eq i64 %58, 0
  br i1 %60, label %75, label %61

61:                                               ; preds = %57
  %62 = and i64 %59, 3
  %63 = sub nuw nsw i64 4, %62
  %64 = tail call i64 @llvm.umin.i64(i64 %63, i64 %58)
  %65 = lshr i64 %59, 2
  %66 = getelementptr inbounds nuw i8, ptr %56, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !29
  %68 = zext i8 %67 to i64
  %69 = add nuw nsw i64 %64, %62
  %70 = icmp samesign ugt i64 %69, %68
  %71 = add i64 %64, %59
  %72 = sub i64 %58, %64
  br i1 %70, label %73, label %57

73:                                               ; preds = %37, %61, %49, %3
  %74 = phi i32 [ 2, %49 ], [ 1, %3 ], [ 3, %61 ], [ 1, %37 ]
  tail call fastcc void @raise_access(ptr noundef readonly %0, i32 noundef %74, i32 noundef %1, ptr noundef %2, i64 noundef %10, i32 noundef %18)
  br label %75

75:                                               ; preds = %57, %53, %73
  %76 = phi i32 [ 0, %73 ], [ 1, %53 ], [ 1, %57 ]
  ret i32 %76
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @gevo_range(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4) #0 {
  %6 = icmp eq i64 %3, 0
  br i1 %6, label %115, label %7

7:                                                ; preds = %5
  %8 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %9 = ptrtoint ptr %2 to i64
  %10 = load ptr, ptr @L, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !26
  %13 = ptrtoint ptr %12 to i64
  %14 = sub i64 %9, %13
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %16 = load i64, ptr %15, align 8, !tbaa !27
  %17 = icmp uge i64 %14, %16
  %18 = sub nuw i64 %16, %14
  %19 = icmp ugt i64 %3, %18
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %61, label %21

21:                                               ; preds = %7
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 112
  %23 = load ptr, ptr %22, align 8, !tbaa !28
  br label %24

24:                                               ; preds = %28, %21
  %25 = phi i64 [ %3, %21 ], [ %39, %28 ]
  %26 = phi i64 [ %14, %21 ], [ %38, %28 ]
  %27 = icmp eq i64 %25, 0
  br i1 %27, label %40, label %28

28:                                               ; preds = %24
  %29 = and i64 %26, 3
  %30 = sub nuw nsw i64 4, %29
  %31 = tail call i64 @llvm.umin.i64(i64 %30, i64 %25)
  %32 = lshr i64 %26, 2
  %33 = getelementptr inbounds nuw i8, ptr %23, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !29
  %35 = zext i8 %34 to i64
  %36 = add nuw nsw i64 %31, %29
  %37 = icmp samesign ugt i64 %36, %35
  %38 = add i64 %31, %26
  %39 = sub i64 %25, %31
  br i1 %37, label %61, label %24

40:                                               ; preds = %24
  %41 = icmp eq i32 %4, 0
  br i1 %41, label %63, label %42

42:                                               ; preds = %40
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 120
  %44 = load ptr, ptr %43, align 8, !tbaa !30
  br label %45

45:                                               ; preds = %49, %42
  %46 = phi i64 [ %3, %42 ], [ %60, %49 ]
  %47 = phi i64 [ %14, %42 ], [ %59, %49 ]
  %48 = icmp eq i64 %46, 0
  br i1 %48, label %63, label %49

49:                                               ; preds = %45
  %50 = and i64 %47, 3
  %51 = sub nuw nsw i64 4, %50
  %52 = tail call i64 @llvm.umin.i64(i64 %51, i64 %46)
  %53 = lshr i64 %47, 2
  %54 = getelementptr inbounds nuw i8, ptr %44, i64 %53
  %55 = load i8, ptr %54, align 1, !tbaa !29
  %56 = zext i8 %55 to i64
  %57 = add nuw nsw i64 %52, %50
  %58 = icmp samesign ugt i64 %57, %56
  %59 = add i64 %52, %47
  %60 = sub i64 %46, %52
  br i1 %58, label %61, label %45

61:                                               ; preds = %28, %49, %7
  %62 = phi i32 [ 3, %49 ], [ 1, %7 ], [ 1, %28 ]
  tail call fastcc void @raise_access(ptr noundef readonly %0, i32 noundef %62, i32 noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4)
  br label %115

63:                                               ; preds = %45, %40
  %64 = getelementptr inbounds nuw i8, ptr %10, i64 392
  %65 = load i64, ptr %64, align 8, !tbaa !65
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %71, label %67

67:                                               ; preds = %63
  %68 = icmp ne i32 %4, 0
  %69 = zext i1 %68 to i32
  tail call fastcc void @observed_access(ptr noundef %0, i32 noundef %1, i64 noundef %14, i64 noundef %3, i32 noundef %69, i64 noundef 1, ptr noundef null)
  %70 = load ptr, ptr @L, align 8, !tbaa !9
  br label %71

71:                                               ; preds = %67, %63
  %72 = phi ptr [ %70, %67 ], [ %10, %63 ]
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 520
  %74 = load i64, ptr %73, align 8, !tbaa !67
  %75 = icmp ne i64 %74, 0
  %76 = icmp ne i32 %4, 0
  %77 = and i1 %76, %75
  br i1 %77, label %78, label %111

78:                                               ; preds = %71
  %79 = getelementptr inbounds nuw i8, ptr %72, i64 128
  %80 = load i64, ptr %79, align 8, !tbaa !37
  %81 = icmp ult i64 %14, %80
  br i1 %81, label %86, label %82

82:                                               ; preds = %78
  %83 = getelementptr inbounds nuw i8, ptr %72, i64 144
  %84 = load i64, ptr %83, align 8, !tbaa !38
  %85 = icmp ult i64 %14, %84
  br i1 %85, label %94, label %86

86:                                               ; preds = %82, %78
  %87 = getelementptr inbounds nuw i8, ptr %72, i64 152
  %88 = load i64, ptr %87, align 8, !tbaa !39
  %89 = icmp ult i64 %14, %88
  br i1 %89, label %94, label %90

90:                                               ; preds = %86
  %91 = getelementptr inbounds nuw i8, ptr %72, i64 168
  %92 = load i64, ptr %91, align 8, !tbaa !40
  %93 = icmp ult i64 %14, %92
  br i1 %93, label %111, label %94

94:                                               ; preds = %90, %86, %82
  %95 = tail call i64 @llvm.umin.i64(i64 %3, i64 4096)
  %96 = add i64 %14, %95
  %97 = and i64 %14, -4
  %98 = icmp ult i64 %97, %96
  br i1 %98, label %102, label %99

99:                                               ; preds = %102, %94
  %100 = load i64, ptr @progress, align 8, !tbaa !61
  %101 = add i64 %100, 1
  store i64 %101, ptr @progress, align 8, !tbaa !61
  br label %111

102:                                              ; preds = %94, %102
  %103 = phi i64 [ %109, %102 ], [ %97, %94 ]
  %104 = lshr exact i64 %103, 2
  %105 = and i64 %104, 1023
  %106 = getelementptr inbounds nuw i32, ptr @watches, i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !5
  %108 = add i32 %107, 1
  store i32 %108, ptr %106, align 4, !tbaa !5
  %109 = add i64 %103, 4
  %110 = icmp ult i64 %109, %96
  br i1 %110, label %102, label %99, !llvm.loop !79

111:                                              ; preds = %99, %90, %71
  %112 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %113 = icmp eq i32 %112, %8
  %114 = zext i1 %113 to i32
  br label %115

115:                                              ; preds = %61, %111, %5
  %116 = phi i32 [ 1, %5 ], [ %114, %111 ], [ 0, %61 ]
  ret i32 %116
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i64 @gevo_strong_load(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, i64 noundef %3) #2 {
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !11
  %8 = sext i32 %1 to i64
  %9 = getelementptr inbounds %struct.Site, ptr %7, i64 %8
  %10 = ptrtoint ptr %2 to i64
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %12 = load ptr, ptr %11, align 8, !tbaa !26
  %13 = ptrtoint ptr %12 to i64
  %14 = sub i64 %10, %13
  %15 = icmp eq ptr %2, @nowhere
  br i1 %15, label %102, label %16

16:                                               ; preds = %4
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 392
  %18 = load i64, ptr %17, align 8, !tbaa !65
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %59, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 560
  %22 = load i64, ptr %21, align 8, !tbaa !211
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %47, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr @tracks, align 8, !tbaa !9
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %27 = load i32, ptr %26, align 4, !tbaa !62
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw %struct.Track, ptr %25, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 180
  %31 = load i32, ptr %30, align 4, !tbaa !209
  %32 = icmp ult i32 %31, 3
  br i1 %32, label %33, label %47

33:                                               ; preds = %24
  %34 = load i64, ptr @random_state, align 8, !tbaa !61
  %35 = add i64 %34, -7046029254386353131
  store i64 %35, ptr @random_state, align 8, !tbaa !61
  %36 = lshr i64 %35, 30
  %37 = xor i64 %36, %35
  %38 = mul i64 %37, -4658895280553007687
  %39 = lshr i64 %38, 27
  %40 = xor i64 %39, %38
  %41 = mul i64 %40, -7723592293110705685
  %42 = lshr i64 %41, 31
  %43 = xor i64 %42, %41
  %44 = and i64 %43, 255
  %45 = icmp ugt i64 %22, %44
  %46 = zext i1 %45 to i32
  br label %47

47:                                               ; preds = %20, %24, %33
  %48 = phi i32 [ 0, %24 ], [ 0, %20 ], [ %46, %33 ]
  %49 = load i32, ptr %9, align 4, !tbaa !24
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %52 = load i32, ptr %51, align 4, !tbaa !20
  %53 = tail call fastcc ptr @read_location(ptr noundef %0, i64 noundef %14, i64 noundef %50, i32 noundef %52, i32 noundef %48)
  %54 = icmp ne ptr %53, null
  %55 = icmp ne i32 %48, 0
  %56 = and i1 %55, %54
  br i1 %56, label %57, label %59

57:                                               ; preds = %47
  %58 = load i64, ptr %53, align 8, !tbaa !192
  br label %59

59:                                               ; preds = %47, %57, %16
  %60 = phi i64 [ %3, %16 ], [ %58, %57 ], [ %3, %47 ]
  %61 = load ptr, ptr @turns, align 8, !tbaa !9
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %63 = load i32, ptr %62, align 4, !tbaa !62
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw %struct.Turn, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  br label %67

67:                                               ; preds = %89, %59
  %68 = phi i64 [ 0, %59 ], [ %90, %89 ]
  %69 = getelementptr inbounds nuw %struct.anon.0, ptr %66, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 16
  %71 = load i32, ptr %70, align 8, !tbaa !70
  %72 = icmp eq i32 %71, %1
  br i1 %72, label %73, label %89

73:                                               ; preds = %67
  %74 = load i64, ptr %69, align 8, !tbaa !72
  %75 = icmp eq i64 %74, %14
  br i1 %75, label %76, label %89

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %78 = load i64, ptr %77, align 8, !tbaa !73
  %79 = icmp eq i64 %78, %60
  br i1 %79, label %80, label %89

80:                                               ; preds = %76
  %81 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %82 = load i32, ptr %81, align 8, !tbaa !74
  %83 = add i32 %82, 1
  store i32 %83, ptr %81, align 8, !tbaa !74
  %84 = lshr i64 %14, 2
  %85 = and i64 %84, 1023
  %86 = getelementptr inbounds nuw i32, ptr @watches, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = getelementptr inbounds nuw i8, ptr %65, i64 12
  store i32 %87, ptr %88, align 4, !tbaa !76
  br label %102

89:                                               ; preds = %76, %73, %67
  %90 = add nuw nsw i64 %68, 1
  %91 = icmp eq i64 %90, 4
  br i1 %91, label %92, label %67, !llvm.loop !77

92:                                               ; preds = %89
  %93 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %94 = load i32, ptr %93, align 8, !tbaa !78
  %95 = add i32 %94, 1
  store i32 %95, ptr %93, align 8, !tbaa !78
  %96 = and i32 %94, 3
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw %struct.anon.0, ptr %66, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 16
  store i32 %1, ptr %99, align 8, !tbaa !70
  store i64 %14, ptr %98, align 8, !tbaa !72
  %100 = getelementptr inbounds nuw i8, ptr %98, i64 8
  store i64 %60, ptr %100, align 8, !tbaa !73
  %101 = getelementptr inbounds nuw i8, ptr %65, i64 8
  store i32 0, ptr %101, align 8, !tbaa !74
  br label %102

102:                                              ; preds = %92, %80, %4
  %103 = phi i64 [ %3, %4 ], [ %60, %80 ], [ %60, %92 ]
  ret i64 %103
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @gevo_fence(ptr noundef readonly captures(none) %0, i32 noundef %1) #2 {
  %3 = load ptr, ptr @L, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 392
  %5 = load i64, ptr %4, align 8, !tbaa !65
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %166, label %7

7:                                                ; preds = %2
  %8 = load ptr, ptr @tracks, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %10 = load i32, ptr %9, align 4, !tbaa !62
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.Track, ptr %8, i64 %11
  %13 = and i32 %1, 8
  %14 = icmp eq i32 %13, 0
  %15 = and i32 %1, 16
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %121, label %17

17:                                               ; preds = %7
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %20 = load ptr, ptr %12, align 8, !tbaa !203
  %21 = load ptr, ptr %19, align 8, !tbaa !203
  %22 = icmp eq ptr %20, %21
  br i1 %22, label %23, label %41

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %25 = load ptr, ptr %24, align 8, !tbaa !204
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !204
  %28 = icmp eq ptr %25, %27
  br i1 %28, label %29, label %41

29:                                               ; preds = %23
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 112
  %31 = load ptr, ptr %18, align 8, !tbaa !203
  %32 = load ptr, ptr %30, align 8, !tbaa !203
  %33 = icmp eq ptr %31, %32
  br i1 %33, label %34, label %41

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %36 = load ptr, ptr %35, align 8, !tbaa !204
  %37 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %38 = load ptr, ptr %37, align 8, !tbaa !204
  %39 = icmp eq ptr %36, %38
  tail call fastcc void @order_join(ptr noundef nonnull %12, ptr noundef nonnull readonly %18)
  br i1 %39, label %40, label %42

40:                                               ; preds = %34
  tail call fastcc void @order_set(ptr noundef nonnull %19, ptr noundef nonnull %12)
  br label %44

41:                                               ; preds = %29, %23, %17
  tail call fastcc void @order_join(ptr noundef nonnull %12, ptr noundef nonnull readonly %18)
  br label %42

42:                                               ; preds = %41, %34
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 112
  tail call fastcc void @order_join(ptr noundef nonnull %19, ptr noundef nonnull readonly %43)
  br label %44

44:                                               ; preds = %42, %40
  br i1 %14, label %71, label %45

45:                                               ; preds = %44
  %46 = getelementptr inbounds nuw i8, ptr %12, i64 128
  %47 = load ptr, ptr %12, align 8, !tbaa !203
  %48 = load ptr, ptr %19, align 8, !tbaa !203
  %49 = icmp eq ptr %47, %48
  br i1 %49, label %50, label %68

50:                                               ; preds = %45
  %51 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !204
  %53 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %54 = load ptr, ptr %53, align 8, !tbaa !204
  %55 = icmp eq ptr %52, %54
  br i1 %55, label %56, label %68

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %58 = load ptr, ptr %46, align 8, !tbaa !203
  %59 = load ptr, ptr %57, align 8, !tbaa !203
  %60 = icmp eq ptr %58, %59
  br i1 %60, label %61, label %68

61:                                               ; preds = %56
  %62 = getelementptr inbounds nuw i8, ptr %12, i64 136
  %63 = load ptr, ptr %62, align 8, !tbaa !204
  %64 = getelementptr inbounds nuw i8, ptr %12, i64 152
  %65 = load ptr, ptr %64, align 8, !tbaa !204
  %66 = icmp eq ptr %63, %65
  tail call fastcc void @order_join(ptr noundef nonnull %12, ptr noundef nonnull readonly %46)
  br i1 %66, label %67, label %69

67:                                               ; preds = %61
  tail call fastcc void @order_set(ptr noundef nonnull %19, ptr noundef nonnull %12)
  br label %71

68:                                               ; preds = %56, %50, %45
  tail call fastcc void @order_join(ptr noundef nonnull %12, ptr noundef nonnull readonly %46)
  br label %69

69:                                               ; preds = %68, %61
  %70 = getelementptr inbounds nuw i8, ptr %12, i64 144
  tail call fastcc void @order_join(ptr noundef nonnull %19, ptr noundef nonnull readonly %70)
  br label %71

71:                                               ; preds = %69, %67, %44
  %72 = getelementptr inbounds nuw i8, ptr %12, i64 176
  %73 = load i32, ptr %72, align 8, !tbaa !95
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %121, label %75

75:                                               ; preds = %71
  %76 = load i32, ptr @n_doubts, align 4, !tbaa !5
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %121, label %78

78:                                               ; preds = %75
  %79 = load ptr, ptr @doubts, align 8, !tbaa !9
  %80 = getelementptr inbounds nuw i8, ptr %12, i64 164
  %81 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %82 = getelementptr inbounds nuw i8, ptr %12, i64 172
  br label %83

83:                                               ; preds = %117, %78
  %84 = phi i32 [ 0, %78 ], [ %119, %117 ]
  %85 = phi i32 [ %76, %78 ], [ %118, %117 ]
  %86 = zext i32 %84 to i64
  %87 = getelementptr inbounds nuw %struct.Doubt, ptr %79, i64 %86
  %88 = load i32, ptr %87, align 8, !tbaa !109
  %89 = load i32, ptr %80, align 4, !tbaa !88
  %90 = icmp eq i32 %88, %89
  br i1 %90, label %91, label %104

91:                                               ; preds = %83
  %92 = getelementptr inbounds nuw i8, ptr %87, i64 16
  %93 = load i8, ptr %92, align 8, !tbaa !112
  %94 = zext i8 %93 to i32
  %95 = load i32, ptr %81, align 8, !tbaa !93
  %96 = icmp eq i32 %95, %94
  br i1 %96, label %97, label %104

97:                                               ; preds = %91
  %98 = load i32, ptr %82, align 4, !tbaa !92
  %99 = shl nuw i32 1, %98
  %100 = xor i32 %99, -1
  %101 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %102 = load i32, ptr %101, align 8, !tbaa !116
  %103 = and i32 %102, %100
  store i32 %103, ptr %101, align 8, !tbaa !116
  br label %104

104:                                              ; preds = %97, %91, %83
  %105 = getelementptr inbounds nuw i8, ptr %87, i64 20
  %106 = load i32, ptr %105, align 4, !tbaa !115
  %107 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %108 = load i32, ptr %107, align 8, !tbaa !116
  %109 = or i32 %108, %106
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %113, label %111

111:                                              ; preds = %104
  %112 = add nuw i32 %84, 1
  br label %117

113:                                              ; preds = %104
  %114 = add i32 %85, -1
  store i32 %114, ptr @n_doubts, align 4, !tbaa !5
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw %struct.Doubt, ptr %79, i64 %115
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %87, ptr noundef nonnull align 8 dereferenceable(104) %116, i64 104, i1 false), !tbaa.struct !117
  br label %117

117:                                              ; preds = %113, %111
  %118 = phi i32 [ %85, %111 ], [ %114, %113 ]
  %119 = phi i32 [ %112, %111 ], [ %84, %113 ]
  %120 = icmp ult i32 %119, %118
  br i1 %120, label %83, label %121, !llvm.loop !119

121:                                              ; preds = %117, %75, %71, %7
  %122 = and i32 %1, 512
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %130, label %124

124:                                              ; preds = %121
  %125 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %127 = load ptr, ptr %126, align 8, !tbaa !31
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 672
  tail call fastcc void @order_join(ptr noundef nonnull %125, ptr noundef nonnull %128)
  br i1 %14, label %130, label %129

129:                                              ; preds = %124
  tail call fastcc void @order_join(ptr noundef nonnull %125, ptr noundef nonnull @device_fences)
  br label %130

130:                                              ; preds = %129, %124, %121
  %131 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %132 = load i32, ptr %131, align 8, !tbaa !93
  %133 = getelementptr inbounds nuw i8, ptr %12, i64 172
  %134 = load i32, ptr %133, align 4, !tbaa !92
  %135 = shl nuw i32 1, %134
  %136 = getelementptr inbounds nuw i8, ptr %12, i64 160
  %137 = load i32, ptr %136, align 8, !tbaa !91
  tail call fastcc void @pair_set_lanes(ptr noundef %12, i32 noundef %132, i32 noundef %135, i32 noundef %137)
  %138 = load i32, ptr %136, align 8, !tbaa !91
  %139 = add i32 %138, 1
  store i32 %139, ptr %136, align 8, !tbaa !91
  %140 = and i32 %1, 32
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %146, label %142

142:                                              ; preds = %130
  %143 = getelementptr inbounds nuw i8, ptr %12, i64 32
  tail call fastcc void @order_set(ptr noundef nonnull %143, ptr noundef nonnull readonly %12)
  %144 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %145 = getelementptr inbounds nuw i8, ptr %12, i64 16
  tail call fastcc void @order_set(ptr noundef nonnull %144, ptr noundef nonnull readonly %145)
  br i1 %14, label %147, label %152

146:                                              ; preds = %130
  br i1 %123, label %166, label %159

147:                                              ; preds = %142
  br i1 %123, label %166, label %148

148:                                              ; preds = %147
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %150 = load ptr, ptr %149, align 8, !tbaa !31
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 672
  tail call fastcc void @order_join(ptr noundef nonnull %151, ptr noundef nonnull %145)
  br label %166

152:                                              ; preds = %142
  %153 = getelementptr inbounds nuw i8, ptr %12, i64 64
  tail call fastcc void @order_set(ptr noundef nonnull %153, ptr noundef nonnull readonly %12)
  %154 = getelementptr inbounds nuw i8, ptr %12, i64 80
  tail call fastcc void @order_set(ptr noundef nonnull %154, ptr noundef nonnull readonly %145)
  br i1 %123, label %166, label %155

155:                                              ; preds = %152
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %157 = load ptr, ptr %156, align 8, !tbaa !31
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 672
  tail call fastcc void @order_join(ptr noundef nonnull %158, ptr noundef nonnull %145)
  br label %164

159:                                              ; preds = %146
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %161 = load ptr, ptr %160, align 8, !tbaa !31
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 672
  %163 = getelementptr inbounds nuw i8, ptr %12, i64 16
  tail call fastcc void @order_join(ptr noundef nonnull %162, ptr noundef nonnull %163)
  br i1 %14, label %166, label %164

164:                                              ; preds = %159, %155
  %165 = phi ptr [ %145, %155 ], [ %163, %159 ]
  tail call fastcc void @order_join(ptr noundef nonnull @device_fences, ptr noundef nonnull %165)
  br label %166

166:                                              ; preds = %164, %159, %152, %148, %147, %146, %2
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define void @gevo_copy(ptr noundef writeonly captures(address) %0, ptr noundef readonly captures(address) %1, i64 noundef %2) #5 {
  %4 = icmp ult ptr %0, %1
  %5 = icmp eq i64 %2, 0
  br i1 %4, label %7, label %6

6:                                                ; preds = %3
  br i1 %5, label %22, label %15

7:                                                ; preds = %3
  br i1 %5, label %22, label %8

8:                                                ; preds = %7, %8
  %9 = phi i64 [ %13, %8 ], [ 0, %7 ]
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1, !tbaa !29
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  store i8 %11, ptr %12, align 1, !tbaa !29
  %13 = add nuw i64 %9, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %22, label %8, !llvm.loop !212

15:                                               ; preds = %6, %15
  %16 = phi i64 [ %17, %15 ], [ %2, %6 ]
  %17 = add i64 %16, -1
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !29
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  store i8 %19, ptr %20, align 1, !tbaa !29
  %21 = icmp eq i64 %17, 0
  br i1 %21, label %22, label %15, !llvm.loop !213

22:                                               ; preds = %15, %8, %6, %7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define void @gevo_set(ptr noundef writeonly captures(none) %0, i32 noundef %1, i64 noundef %2) #6 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = trunc i32 %1 to i8
  tail call void @llvm.memset.p0.i64(ptr align 1 %0, i8 %6, i64 %2, i1 false), !tbaa !29
  br label %7

7:                                                ; preds = %5, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @gevo_fault(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, i32 noundef %2) #7 {
  %4 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %23

6:                                                ; preds = %3
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %7 = load ptr, ptr @L, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 592
  store i32 %2, ptr %8, align 8, !tbaa !81
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 596
  store i32 %1, ptr %9, align 4, !tbaa !82
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 600
  store i32 -1, ptr %10, align 8, !tbaa !83
  %11 = icmp eq ptr %0, null
  br i1 %11, label %18, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %14 = load ptr, ptr %13, align 8, !tbaa !31
  %15 = load i32, ptr %14, align 8, !tbaa !84
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %17 = load i32, ptr %16, align 8, !tbaa !51
  br label %18

18:                                               ; preds = %12, %6
  %19 = phi i32 [ %15, %12 ], [ 0, %6 ]
  %20 = phi i32 [ %17, %12 ], [ 0, %6 ]
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 608
  store i32 %19, ptr %21, align 8, !tbaa !85
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 612
  store i32 %20, ptr %22, align 4, !tbaa !86
  br label %23

23:                                               ; preds = %3, %18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define ptr @gevo_frame(ptr noundef captures(address_is_null) %0, i64 noundef %1) #7 {
  %3 = add i64 %1, 63
  %4 = and i64 %3, -64
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 640
  %7 = load i64, ptr %6, align 8, !tbaa !214
  %8 = icmp ugt i64 %4, %7
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i64 %4, ptr %6, align 8, !tbaa !214
  br label %10

10:                                               ; preds = %9, %2
  %11 = load ptr, ptr @free_frames, align 8, !tbaa !215
  %12 = icmp eq ptr %11, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %11, ptr %14, align 8, !tbaa !216
  %15 = load i64, ptr %11, align 1
  store i64 %15, ptr @free_frames, align 8
  br label %47

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 224
  %18 = load i64, ptr %17, align 8, !tbaa !217
  %19 = load i64, ptr @frames_used, align 8, !tbaa !61
  %20 = sub i64 %18, %19
  %21 = icmp ugt i64 %4, %20
  br i1 %21, label %22, label %41

22:                                               ; preds = %16
  %23 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %47

25:                                               ; preds = %22
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 592
  store i32 10, ptr %26, align 8, !tbaa !81
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 596
  store i32 -1, ptr %27, align 4, !tbaa !82
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 600
  store i32 -1, ptr %28, align 8, !tbaa !83
  %29 = icmp eq ptr %0, null
  br i1 %29, label %36, label %30

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %32 = load ptr, ptr %31, align 8, !tbaa !31
  %33 = load i32, ptr %32, align 8, !tbaa !84
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %35 = load i32, ptr %34, align 8, !tbaa !51
  br label %36

36:                                               ; preds = %30, %25
  %37 = phi i32 [ %33, %30 ], [ 0, %25 ]
  %38 = phi i32 [ %35, %30 ], [ 0, %25 ]
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 608
  store i32 %37, ptr %39, align 8, !tbaa !85
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 612
  store i32 %38, ptr %40, align 4, !tbaa !86
  br label %47

41:                                               ; preds = %16
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 216
  %43 = load ptr, ptr %42, align 8, !tbaa !218
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 %19
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %44, ptr %45, align 8, !tbaa !216
  %46 = add i64 %19, %4
  store i64 %46, ptr @frames_used, align 8, !tbaa !61
  br label %47

47:                                               ; preds = %36, %22, %41, %13
  %48 = phi ptr [ %11, %13 ], [ %44, %41 ], [ null, %22 ], [ null, %36 ]
  ret ptr %48
}

; Function Attrs: nounwind uwtable
define void @gevo_arrive(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #8 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %6 = load ptr, ptr %5, align 8, !tbaa !31
  %7 = icmp ult i32 %2, 16
  %8 = icmp ne i32 %3, 0
  %9 = and i1 %7, %8
  br i1 %9, label %23, label %10

10:                                               ; preds = %4
  %11 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %115

13:                                               ; preds = %10
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %14 = load ptr, ptr @L, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 592
  store i32 11, ptr %15, align 8, !tbaa !81
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 596
  store i32 %1, ptr %16, align 4, !tbaa !82
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 600
  store i32 -1, ptr %17, align 8, !tbaa !83
  %18 = load i32, ptr %6, align 8, !tbaa !84
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %20 = load i32, ptr %19, align 8, !tbaa !51
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 608
  store i32 %18, ptr %21, align 8, !tbaa !85
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 612
  store i32 %20, ptr %22, align 4, !tbaa !86
  br label %115

23:                                               ; preds = %4
  %24 = load ptr, ptr @L, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 392
  %26 = load i64, ptr %25, align 8, !tbaa !65
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %23
  %29 = zext nneg i32 %2 to i64
  br label %73

30:                                               ; preds = %23
  %31 = load ptr, ptr @tracks, align 8, !tbaa !9
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %33 = load i32, ptr %32, align 4, !tbaa !62
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.Track, ptr %31, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 168
  %37 = load i32, ptr %36, align 8, !tbaa !93
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 172
  %39 = load i32, ptr %38, align 4, !tbaa !92
  %40 = shl nuw i32 1, %39
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 160
  %42 = load i32, ptr %41, align 8, !tbaa !91
  tail call fastcc void @pair_set_lanes(ptr noundef %35, i32 noundef %37, i32 noundef %40, i32 noundef %42)
  %43 = load i32, ptr %41, align 8, !tbaa !91
  %44 = add i32 %43, 1
  store i32 %44, ptr %41, align 8, !tbaa !91
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %46 = zext nneg i32 %2 to i64
  %47 = getelementptr inbounds nuw %struct.Pair, ptr %45, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %49 = load ptr, ptr %47, align 8, !tbaa !203
  %50 = load ptr, ptr %48, align 8, !tbaa !203
  %51 = icmp eq ptr %49, %50
  br i1 %51, label %52, label %70

52:                                               ; preds = %30
  %53 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %54 = load ptr, ptr %53, align 8, !tbaa !204
  %55 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %56 = load ptr, ptr %55, align 8, !tbaa !204
  %57 = icmp eq ptr %54, %56
  br i1 %57, label %58, label %70

58:                                               ; preds = %52
  %59 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %60 = load ptr, ptr %35, align 8, !tbaa !203
  %61 = load ptr, ptr %59, align 8, !tbaa !203
  %62 = icmp eq ptr %60, %61
  br i1 %62, label %63, label %70

63:                                               ; preds = %58
  %64 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %65 = load ptr, ptr %64, align 8, !tbaa !204
  %66 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !204
  %68 = icmp eq ptr %65, %67
  tail call fastcc void @order_join(ptr noundef nonnull %47, ptr noundef nonnull readonly %35)
  br i1 %68, label %69, label %71

69:                                               ; preds = %63
  tail call fastcc void @order_set(ptr noundef nonnull %48, ptr noundef nonnull %47)
  br label %73

70:                                               ; preds = %58, %52, %30
  tail call fastcc void @order_join(ptr noundef nonnull %47, ptr noundef nonnull readonly %35)
  br label %71

71:                                               ; preds = %70, %63
  %72 = getelementptr inbounds nuw i8, ptr %35, i64 16
  tail call fastcc void @order_join(ptr noundef nonnull %48, ptr noundef nonnull readonly %72)
  br label %73

73:                                               ; preds = %28, %71, %69
  %74 = phi i64 [ %29, %28 ], [ %46, %71 ], [ %46, %69 ]
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %76 = getelementptr inbounds nuw i32, ptr %75, i64 %74
  %77 = load i32, ptr %76, align 4, !tbaa !5
  %78 = add i32 %77, 1
  store i32 %78, ptr %76, align 4, !tbaa !5
  %79 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %80 = load i32, ptr %79, align 4, !tbaa !49
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %115, label %82

82:                                               ; preds = %73
  %83 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %84 = load ptr, ptr %83, align 8, !tbaa !219
  %85 = zext i32 %80 to i64
  br label %86

86:                                               ; preds = %82, %112
  %87 = phi i64 [ 0, %82 ], [ %113, %112 ]
  %88 = getelementptr inbounds nuw %struct.Thread, ptr %84, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 20
  %90 = load i32, ptr %89, align 4, !tbaa !220
  %91 = icmp eq i32 %90, 1
  br i1 %91, label %92, label %112

92:                                               ; preds = %86
  %93 = getelementptr inbounds nuw i8, ptr %88, i64 64
  %94 = load i64, ptr %93, align 8, !tbaa !221
  %95 = icmp eq i64 %94, %74
  br i1 %95, label %96, label %112

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw i8, ptr %88, i64 72
  %98 = load i64, ptr %97, align 8, !tbaa !222
  %99 = icmp eq i64 %98, 0
  %100 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %101 = getelementptr inbounds nuw i32, ptr %100, i64 %74
  %102 = load i32, ptr %101, align 4, !tbaa !5
  br i1 %99, label %107, label %103

103:                                              ; preds = %96
  %104 = add i32 %78, %102
  %105 = zext i32 %104 to i64
  %106 = icmp ugt i64 %98, %105
  br i1 %106, label %115, label %111

107:                                              ; preds = %96
  %108 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %109 = load i32, ptr %108, align 8, !tbaa !223
  %110 = icmp eq i32 %102, %109
  br i1 %110, label %111, label %115

111:                                              ; preds = %103, %107
  tail call fastcc void @release_barrier(ptr noundef nonnull %6, i64 noundef %74)
  br label %115

112:                                              ; preds = %86, %92
  %113 = add nuw nsw i64 %87, 1
  %114 = icmp eq i64 %113, %85
  br i1 %114, label %115, label %86, !llvm.loop !224

115:                                              ; preds = %112, %103, %73, %13, %10, %111, %107
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 0, 2) i32 @at_barrier(ptr noundef readonly captures(none) %0, i64 noundef %1) #9 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i32, ptr %3, align 4, !tbaa !220
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %8 = load i64, ptr %7, align 8, !tbaa !221
  %9 = icmp eq i64 %8, %1
  %10 = zext i1 %9 to i32
  br label %11

11:                                               ; preds = %6, %2
  %12 = phi i32 [ 0, %2 ], [ %10, %6 ]
  ret i32 %12
}

; Function Attrs: nounwind uwtable
define internal fastcc void @release_barrier(ptr noundef captures(address_is_null) %0, i64 noundef %1) unnamed_addr #8 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %4 = load i32, ptr %3, align 4, !tbaa !49
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %78, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %10

8:                                                ; preds = %34, %68, %10
  %9 = icmp ult i32 %13, %4
  br i1 %9, label %10, label %78, !llvm.loop !225

10:                                               ; preds = %8, %6
  %11 = phi i32 [ 0, %6 ], [ %13, %8 ]
  %12 = zext i32 %11 to i64
  %13 = add i32 %11, 32
  %14 = tail call i32 @llvm.umin.i32(i32 %13, i32 %4)
  %15 = icmp ult i32 %11, %14
  br i1 %15, label %16, label %8

16:                                               ; preds = %10
  %17 = load ptr, ptr %7, align 8, !tbaa !219
  %18 = zext i32 %14 to i64
  br label %19

19:                                               ; preds = %34, %16
  %20 = phi i64 [ %12, %16 ], [ %35, %34 ]
  %21 = getelementptr inbounds nuw %struct.Thread, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 20
  %23 = load i32, ptr %22, align 4, !tbaa !220
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %25, label %34

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 64
  %27 = load i64, ptr %26, align 8, !tbaa !221
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %29, label %34

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 60
  %31 = load i32, ptr %30, align 4, !tbaa !226
  %32 = and i32 %31, 128
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %37, label %34

34:                                               ; preds = %29, %25, %19
  %35 = add nuw nsw i64 %20, 1
  %36 = icmp samesign ult i64 %35, %18
  br i1 %36, label %19, label %8, !llvm.loop !227

37:                                               ; preds = %29
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 56
  br label %39

39:                                               ; preds = %68, %37
  %40 = phi i64 [ %12, %37 ], [ %69, %68 ]
  %41 = getelementptr inbounds nuw %struct.Thread, ptr %17, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 20
  %43 = load i32, ptr %42, align 4, !tbaa !220
  switch i32 %43, label %53 [
    i32 3, label %68
    i32 1, label %44
  ]

44:                                               ; preds = %39
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 64
  %46 = load i64, ptr %45, align 8, !tbaa !221
  %47 = icmp eq i64 %46, %1
  br i1 %47, label %48, label %53

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %41, i64 56
  %50 = load i32, ptr %49, align 8, !tbaa !228
  %51 = load i32, ptr %38, align 8, !tbaa !228
  %52 = icmp eq i32 %50, %51
  br i1 %52, label %68, label %53

53:                                               ; preds = %48, %44, %39
  %54 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %55 = icmp eq i32 %54, 0
  %56 = load ptr, ptr @L, align 8, !tbaa !9
  br i1 %55, label %57, label %71

57:                                               ; preds = %53
  %58 = load i32, ptr %38, align 8, !tbaa !228
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 592
  store i32 6, ptr %59, align 8, !tbaa !81
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 596
  store i32 %58, ptr %60, align 4, !tbaa !82
  %61 = getelementptr inbounds nuw i8, ptr %21, i64 112
  %62 = load ptr, ptr %61, align 8, !tbaa !31
  %63 = load i32, ptr %62, align 8, !tbaa !84
  %64 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %65 = load i32, ptr %64, align 8, !tbaa !51
  %66 = getelementptr inbounds nuw i8, ptr %56, i64 608
  store i32 %63, ptr %66, align 8, !tbaa !85
  %67 = getelementptr inbounds nuw i8, ptr %56, i64 612
  store i32 %65, ptr %67, align 4, !tbaa !86
  br label %71

68:                                               ; preds = %48, %39
  %69 = add nuw nsw i64 %40, 1
  %70 = icmp samesign ult i64 %69, %18
  br i1 %70, label %39, label %8, !llvm.loop !229

71:                                               ; preds = %53, %57
  %72 = getelementptr inbounds nuw i8, ptr %41, i64 56
  %73 = load i32, ptr %72, align 8, !tbaa !228
  %74 = getelementptr inbounds nuw i8, ptr %56, i64 600
  store i32 %73, ptr %74, align 8, !tbaa !83
  %75 = getelementptr inbounds nuw i8, ptr %41, i64 104
  %76 = load i32, ptr %75, align 8, !tbaa !51
  %77 = getelementptr inbounds nuw i8, ptr %56, i64 620
  store i32 %76, ptr %77, align 4, !tbaa !230
  br label %162

78:                                               ; preds = %8, %2
  %79 = load ptr, ptr @L, align 8, !tbaa !9
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 392
  %81 = load i64, ptr %80, align 8, !tbaa !65
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %94, label %83

83:                                               ; preds = %78
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %85 = load ptr, ptr %84, align 8, !tbaa !219
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %87 = getelementptr inbounds nuw i32, ptr %86, i64 %1
  %88 = load i32, ptr %87, align 4, !tbaa !5
  %89 = icmp eq i32 %88, 0
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %91 = getelementptr inbounds nuw %struct.Pair, ptr %90, i64 %1
  %92 = select i1 %89, ptr null, ptr %91
  tail call fastcc void @meet(ptr noundef %85, i32 noundef %4, ptr noundef nonnull @at_barrier, i64 noundef %1, ptr noundef %92)
  %93 = load i32, ptr %3, align 4, !tbaa !49
  br label %94

94:                                               ; preds = %83, %78
  %95 = phi i32 [ %93, %83 ], [ %4, %78 ]
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %132, label %97

97:                                               ; preds = %94
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %99 = load ptr, ptr %98, align 8, !tbaa !219
  %100 = zext i32 %95 to i64
  br label %107

101:                                              ; preds = %127
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %103 = load ptr, ptr %102, align 8, !tbaa !219
  %104 = icmp ne i32 %129, 0
  %105 = zext i1 %104 to i32
  %106 = zext i32 %95 to i64
  br label %139

107:                                              ; preds = %97, %127
  %108 = phi i64 [ 0, %97 ], [ %130, %127 ]
  %109 = phi i32 [ 0, %97 ], [ %129, %127 ]
  %110 = phi i32 [ 1, %97 ], [ %128, %127 ]
  %111 = getelementptr inbounds nuw %struct.Thread, ptr %99, i64 %108
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 20
  %113 = load i32, ptr %112, align 4, !tbaa !220
  %114 = icmp eq i32 %113, 1
  br i1 %114, label %115, label %127

115:                                              ; preds = %107
  %116 = getelementptr inbounds nuw i8, ptr %111, i64 64
  %117 = load i64, ptr %116, align 8, !tbaa !221
  %118 = icmp eq i64 %117, %1
  br i1 %118, label %119, label %127

119:                                              ; preds = %115
  %120 = getelementptr inbounds nuw i8, ptr %111, i64 80
  %121 = load i64, ptr %120, align 8, !tbaa !231
  %122 = and i64 %121, 1
  %123 = icmp eq i64 %122, 0
  %124 = select i1 %123, i32 0, i32 %110
  %125 = trunc nuw nsw i64 %122 to i32
  %126 = add i32 %109, %125
  br label %127

127:                                              ; preds = %107, %119, %115
  %128 = phi i32 [ %124, %119 ], [ %110, %115 ], [ %110, %107 ]
  %129 = phi i32 [ %126, %119 ], [ %109, %115 ], [ %109, %107 ]
  %130 = add nuw nsw i64 %108, 1
  %131 = icmp eq i64 %130, %100
  br i1 %131, label %101, label %107, !llvm.loop !232

132:                                              ; preds = %159, %94
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %134 = getelementptr inbounds nuw i32, ptr %133, i64 %1
  store i32 0, ptr %134, align 4, !tbaa !5
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %136 = getelementptr inbounds nuw i32, ptr %135, i64 %1
  store i32 0, ptr %136, align 4, !tbaa !5
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %138 = getelementptr inbounds nuw %struct.Pair, ptr %137, i64 %1
  tail call fastcc void @pair_drop(ptr noundef nonnull %138)
  br label %162

139:                                              ; preds = %101, %159
  %140 = phi i64 [ 0, %101 ], [ %160, %159 ]
  %141 = getelementptr inbounds nuw %struct.Thread, ptr %103, i64 %140
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 60
  %143 = load i32, ptr %142, align 4, !tbaa !226
  %144 = and i32 %143, -129
  %145 = getelementptr inbounds nuw i8, ptr %141, i64 20
  %146 = load i32, ptr %145, align 4, !tbaa !220
  %147 = icmp eq i32 %146, 1
  br i1 %147, label %148, label %159

148:                                              ; preds = %139
  %149 = getelementptr inbounds nuw i8, ptr %141, i64 64
  %150 = load i64, ptr %149, align 8, !tbaa !221
  %151 = icmp eq i64 %150, %1
  br i1 %151, label %152, label %159

152:                                              ; preds = %148
  %153 = icmp eq i32 %144, 2
  %154 = icmp eq i32 %144, 3
  %155 = select i1 %154, i32 %128, i32 %105
  %156 = select i1 %153, i32 %129, i32 %155
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i8, ptr %141, i64 88
  store i64 %157, ptr %158, align 8, !tbaa !233
  store i32 0, ptr %145, align 4, !tbaa !220
  br label %159

159:                                              ; preds = %139, %148, %152
  %160 = add nuw nsw i64 %140, 1
  %161 = icmp eq i64 %160, %106
  br i1 %161, label %132, label %139, !llvm.loop !234

162:                                              ; preds = %71, %132
  ret void
}

; Function Attrs: nounwind uwtable
define void @gevo_launch(ptr noundef %0) #8 {
  %2 = alloca { i32, i32, i32, i32 }, align 8
  store ptr %0, ptr @L, align 8, !tbaa !9
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %4 = load i32, ptr %3, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %6 = load i32, ptr %5, align 4, !tbaa !5
  %7 = mul i32 %6, %4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %9 = load i32, ptr %8, align 4, !tbaa !5
  %10 = mul i32 %7, %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %12 = load i32, ptr %11, align 8, !tbaa !5
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %15 = load i32, ptr %14, align 4, !tbaa !5
  %16 = zext i32 %15 to i64
  %17 = mul nuw nsw i64 %16, %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %19 = load i32, ptr %18, align 8, !tbaa !5
  %20 = zext i32 %19 to i64
  %21 = mul nuw nsw i64 %17, %20
  %22 = zext i32 %10 to i64
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %24 = load i64, ptr %23, align 8, !tbaa !235
  %25 = mul i64 %24, %22
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %27 = load ptr, ptr %26, align 8, !tbaa !236
  store ptr %27, ptr @tracks, align 8, !tbaa !9
  %28 = getelementptr inbounds nuw %struct.Track, ptr %27, i64 %25
  store ptr %28, ptr @turns, align 8, !tbaa !9
  %29 = getelementptr inbounds nuw %struct.Turn, ptr %28, i64 %25
  store ptr %29, ptr @ready, align 8, !tbaa !237
  %30 = getelementptr inbounds nuw ptr, ptr %29, i64 %25
  store ptr %30, ptr @parked, align 8, !tbaa !237
  %31 = and i64 %24, 4294967295
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %101, %1
  br label %108

34:                                               ; preds = %1
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %36 = load ptr, ptr %35, align 8, !tbaa !239
  %37 = add i32 %10, 31
  %38 = and i32 %37, -32
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %40 = load i64, ptr %39, align 8, !tbaa !240
  %41 = zext i32 %38 to i64
  %42 = mul i64 %40, %41
  %43 = icmp eq i32 %10, 0
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %45 = shl i64 %40, 7
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %49 = and i64 %24, 4294967295
  br label %50

50:                                               ; preds = %34, %101
  %51 = phi i64 [ 0, %34 ], [ %102, %101 ]
  %52 = mul i64 %42, %51
  %53 = getelementptr inbounds nuw i32, ptr %36, i64 %52
  br i1 %43, label %101, label %54

54:                                               ; preds = %50
  %55 = load ptr, ptr %44, align 8, !tbaa !241
  %56 = mul nuw i64 %51, %22
  %57 = getelementptr inbounds nuw %struct.Thread, ptr %55, i64 %56
  %58 = trunc nuw i64 %51 to i32
  %59 = mul i32 %10, %58
  %60 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %51
  %61 = load ptr, ptr %46, align 8, !tbaa !26
  %62 = load i64, ptr %47, align 8, !tbaa !39
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 %62
  %64 = load i64, ptr %48, align 8, !tbaa !63
  br label %65

65:                                               ; preds = %65, %54
  %66 = phi i64 [ 0, %54 ], [ %99, %65 ]
  %67 = getelementptr inbounds nuw %struct.Thread, ptr %57, i64 %66
  %68 = load i32, ptr %3, align 4, !tbaa !5
  %69 = trunc nuw i64 %66 to i32
  %70 = urem i32 %69, %68
  store i32 %70, ptr %67, align 8, !tbaa !5
  %71 = load i32, ptr %3, align 4, !tbaa !5
  %72 = udiv i32 %69, %71
  %73 = load i32, ptr %5, align 4, !tbaa !5
  %74 = urem i32 %72, %73
  %75 = getelementptr inbounds nuw i8, ptr %67, i64 4
  store i32 %74, ptr %75, align 4, !tbaa !5
  %76 = load i32, ptr %3, align 4, !tbaa !5
  %77 = udiv i32 %69, %76
  %78 = load i32, ptr %5, align 4, !tbaa !5
  %79 = udiv i32 %77, %78
  %80 = getelementptr inbounds nuw i8, ptr %67, i64 8
  store i32 %79, ptr %80, align 8, !tbaa !5
  %81 = and i32 %69, 31
  %82 = getelementptr inbounds nuw i8, ptr %67, i64 12
  store i32 %81, ptr %82, align 4, !tbaa !64
  %83 = lshr i32 %69, 5
  %84 = getelementptr inbounds nuw i8, ptr %67, i64 16
  store i32 %83, ptr %84, align 8, !tbaa !54
  %85 = getelementptr inbounds nuw i8, ptr %67, i64 104
  store i32 %69, ptr %85, align 8, !tbaa !51
  %86 = add i32 %59, %69
  %87 = getelementptr inbounds nuw i8, ptr %67, i64 108
  store i32 %86, ptr %87, align 4, !tbaa !62
  %88 = getelementptr inbounds nuw i8, ptr %67, i64 112
  store ptr %60, ptr %88, align 8, !tbaa !31
  %89 = zext nneg i32 %83 to i64
  %90 = mul i64 %45, %89
  %91 = getelementptr inbounds nuw i8, ptr %53, i64 %90
  %92 = and i64 %66, 31
  %93 = getelementptr inbounds nuw i32, ptr %91, i64 %92
  %94 = getelementptr inbounds nuw i8, ptr %67, i64 32
  store ptr %93, ptr %94, align 8, !tbaa !242
  %95 = zext i32 %86 to i64
  %96 = mul i64 %64, %95
  %97 = getelementptr inbounds nuw i8, ptr %63, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %67, i64 40
  store ptr %97, ptr %98, align 8, !tbaa !243
  %99 = add nuw nsw i64 %66, 1
  %100 = icmp eq i64 %99, %22
  br i1 %100, label %101, label %65, !llvm.loop !244

101:                                              ; preds = %65, %50
  %102 = add nuw nsw i64 %51, 1
  %103 = icmp eq i64 %102, %49
  br i1 %103, label %33, label %50, !llvm.loop !245

104:                                              ; preds = %108
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %106 = load i64, ptr %105, align 8, !tbaa !65
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %119, label %118

108:                                              ; preds = %33, %108
  %109 = phi i64 [ %116, %108 ], [ 0, %33 ]
  %110 = getelementptr inbounds nuw i32, ptr %3, i64 %109
  %111 = load i32, ptr %110, align 4, !tbaa !5
  %112 = getelementptr inbounds nuw i32, ptr @gevo_state, i64 %109
  store i32 %111, ptr %112, align 4, !tbaa !5
  %113 = getelementptr inbounds nuw i32, ptr %11, i64 %109
  %114 = load i32, ptr %113, align 4, !tbaa !5
  %115 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 12), i64 %109
  store i32 %114, ptr %115, align 4, !tbaa !5
  %116 = add nuw nsw i64 %109, 1
  %117 = icmp eq i64 %116, 3
  br i1 %117, label %104, label %108, !llvm.loop !246

118:                                              ; preds = %104
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(320) @free_parts, i8 0, i64 320, i1 false), !tbaa !130
  store i64 0, ptr @pool_used, align 8, !tbaa !61
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32768) @locations, i8 0, i64 32768, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) @device_fences, i8 0, i64 16, i1 false)
  store i32 0, ptr @max_doubts, align 4, !tbaa !5
  store i32 0, ptr @n_doubts, align 4, !tbaa !5
  br label %119

119:                                              ; preds = %118, %104
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %121 = load i64, ptr %120, align 8, !tbaa !67
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %1491, label %123

123:                                              ; preds = %119
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %125 = load i64, ptr %124, align 8, !tbaa !247
  %126 = mul i64 %125, 7146057691288625177
  %127 = add i64 %126, 1
  store i64 %127, ptr @random_state, align 8, !tbaa !61
  %128 = and i64 %125, 3
  %129 = getelementptr inbounds nuw i8, ptr @run_scheduled.inclinations, i64 %128
  %130 = load i8, ptr %129, align 1, !tbaa !29
  %131 = zext i8 %130 to i32
  store i32 %131, ptr @inclination, align 4, !tbaa !5
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %133 = load i64, ptr %132, align 8, !tbaa !248
  %134 = icmp eq i64 %133, 3
  br i1 %134, label %135, label %148

135:                                              ; preds = %123
  %136 = add i64 %126, -7046029254386353130
  store i64 %136, ptr @random_state, align 8, !tbaa !61
  %137 = lshr i64 %136, 30
  %138 = xor i64 %137, %136
  %139 = mul i64 %138, -4658895280553007687
  %140 = lshr i64 %139, 27
  %141 = xor i64 %140, %139
  %142 = mul i64 %141, -7723592293110705685
  %143 = lshr i64 %142, 31
  %144 = xor i64 %143, %142
  %145 = urem i64 %144, 10
  %146 = trunc nuw nsw i64 %145 to i32
  %147 = shl nuw nsw i32 16, %146
  store i32 %147, ptr @inclination, align 4, !tbaa !5
  br label %148

148:                                              ; preds = %135, %123
  store i32 0, ptr @in_flight, align 4, !tbaa !5
  store i32 0, ptr @n_parked, align 4, !tbaa !5
  store i32 0, ptr @n_ready, align 4, !tbaa !5
  store ptr null, ptr @let_go, align 8, !tbaa !9
  store ptr null, ptr @held, align 8, !tbaa !9
  store ptr null, ptr @running, align 8, !tbaa !249
  store i64 0, ptr @frames_used, align 8, !tbaa !61
  store ptr null, ptr @free_frames, align 8, !tbaa !215
  store i64 0, ptr @progress, align 8, !tbaa !61
  store i64 0, ptr @patience, align 8, !tbaa !61
  store i64 0, ptr @woken_at, align 8, !tbaa !61
  store i64 0, ptr @next_block, align 8, !tbaa !61
  %149 = load i64, ptr %23, align 8, !tbaa !235
  %150 = and i64 %149, 4294967295
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %152, label %155

152:                                              ; preds = %155, %148
  %153 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %161, label %1882

155:                                              ; preds = %148, %155
  %156 = phi i64 [ %159, %155 ], [ 0, %148 ]
  %157 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %156
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 16
  store i32 0, ptr %158, align 8, !tbaa !223
  %159 = add nuw nsw i64 %156, 1
  %160 = icmp eq i64 %159, %150
  br i1 %160, label %152, label %155, !llvm.loop !250

161:                                              ; preds = %152, %1486
  %162 = phi i32 [ %1489, %1486 ], [ 1, %152 ]
  %163 = phi ptr [ %1487, %1486 ], [ null, %152 ]
  %164 = load i64, ptr @next_block, align 8, !tbaa !61
  %165 = icmp slt i64 %164, %21
  br i1 %165, label %166, label %317

166:                                              ; preds = %161
  %167 = load ptr, ptr @L, align 8, !tbaa !9
  %168 = getelementptr inbounds nuw i8, ptr %167, i64 64
  %169 = load i32, ptr %168, align 4, !tbaa !5
  %170 = getelementptr inbounds nuw i8, ptr %167, i64 60
  %171 = load i32, ptr %170, align 4, !tbaa !5
  %172 = mul i32 %171, %169
  %173 = getelementptr inbounds nuw i8, ptr %167, i64 68
  %174 = load i32, ptr %173, align 4, !tbaa !5
  %175 = mul i32 %172, %174
  %176 = zext i32 %175 to i64
  %177 = icmp eq i32 %175, 0
  %178 = load i32, ptr @in_flight, align 4, !tbaa !5
  br label %183

179:                                              ; preds = %310
  store i32 %278, ptr @n_ready, align 4, !tbaa !5
  br label %180

180:                                              ; preds = %225, %179
  %181 = load i64, ptr @next_block, align 8, !tbaa !61
  %182 = icmp slt i64 %181, %21
  br i1 %182, label %183, label %313, !llvm.loop !251

183:                                              ; preds = %180, %166
  %184 = phi i32 [ %178, %166 ], [ %228, %180 ]
  %185 = phi i64 [ %164, %166 ], [ %181, %180 ]
  %186 = zext i32 %184 to i64
  %187 = load ptr, ptr @L, align 8, !tbaa !9
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 528
  %189 = load i64, ptr %188, align 8, !tbaa !235
  %190 = icmp sgt i64 %189, %186
  br i1 %190, label %191, label %313

191:                                              ; preds = %183
  %192 = getelementptr inbounds nuw i8, ptr %187, i64 8
  %193 = load i64, ptr %192, align 8, !tbaa !252
  %194 = icmp ne i64 %193, 0
  %195 = icmp ne i32 %184, 0
  %196 = and i1 %195, %194
  br i1 %196, label %197, label %208

197:                                              ; preds = %191
  %198 = getelementptr inbounds nuw i8, ptr %187, i64 640
  %199 = load i64, ptr %198, align 8, !tbaa !214
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %313, label %201

201:                                              ; preds = %197
  %202 = load i64, ptr @frames_used, align 8, !tbaa !61
  %203 = mul i64 %199, %176
  %204 = add i64 %202, %203
  %205 = getelementptr inbounds nuw i8, ptr %187, i64 224
  %206 = load i64, ptr %205, align 8, !tbaa !217
  %207 = icmp ugt i64 %204, %206
  br i1 %207, label %313, label %208

208:                                              ; preds = %201, %191
  br label %209

209:                                              ; preds = %208, %209
  %210 = phi i32 [ %216, %209 ], [ 0, %208 ]
  %211 = zext i32 %210 to i64
  %212 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %211
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 16
  %214 = load i32, ptr %213, align 8, !tbaa !223
  %215 = icmp eq i32 %214, 0
  %216 = add i32 %210, 1
  br i1 %215, label %217, label %209, !llvm.loop !253

217:                                              ; preds = %209
  %218 = add nsw i64 %185, 1
  store i64 %218, ptr @next_block, align 8, !tbaa !61
  %219 = getelementptr inbounds nuw i8, ptr %187, i64 72
  %220 = load ptr, ptr %219, align 8, !tbaa !254
  %221 = icmp eq ptr %220, null
  br i1 %221, label %225, label %222

222:                                              ; preds = %217
  %223 = getelementptr inbounds i64, ptr %220, i64 %185
  %224 = load i64, ptr %223, align 8, !tbaa !61
  br label %225

225:                                              ; preds = %222, %217
  %226 = phi i64 [ %224, %222 ], [ %185, %217 ]
  tail call fastcc void @start_block(ptr noundef nonnull %212, i32 noundef %210, i64 noundef %226)
  %227 = load i32, ptr @in_flight, align 4, !tbaa !5
  %228 = add i32 %227, 1
  store i32 %228, ptr @in_flight, align 4, !tbaa !5
  %229 = load i64, ptr @progress, align 8, !tbaa !61
  %230 = add i64 %229, 1
  store i64 %230, ptr @progress, align 8, !tbaa !61
  br i1 %177, label %180, label %231

231:                                              ; preds = %225
  %232 = load i32, ptr @n_ready, align 4
  %233 = load i64, ptr @random_state, align 8
  %234 = load ptr, ptr @turns, align 8, !tbaa !9
  %235 = getelementptr inbounds nuw i8, ptr %212, i64 24
  %236 = trunc i64 %185 to i32
  %237 = load ptr, ptr @L, align 8, !tbaa !9
  %238 = getelementptr inbounds nuw i8, ptr %237, i64 544
  %239 = shl i32 %236, 10
  %240 = load ptr, ptr @ready, align 8, !tbaa !237
  br label %241

241:                                              ; preds = %310, %231
  %242 = phi i64 [ 0, %231 ], [ %311, %310 ]
  %243 = phi i64 [ %233, %231 ], [ %273, %310 ]
  %244 = phi i32 [ %232, %231 ], [ %278, %310 ]
  %245 = load ptr, ptr %235, align 8, !tbaa !219
  %246 = getelementptr inbounds nuw %struct.Thread, ptr %245, i64 %242
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 108
  %248 = load i32, ptr %247, align 4, !tbaa !62
  %249 = zext i32 %248 to i64
  %250 = getelementptr inbounds nuw %struct.Turn, ptr %234, i64 %249
  %251 = load i64, ptr %238, align 8, !tbaa !248
  switch i64 %251, label %272 [
    i64 0, label %252
    i64 1, label %256
    i64 3, label %261
  ]

252:                                              ; preds = %241
  %253 = getelementptr inbounds nuw i8, ptr %246, i64 104
  %254 = load i32, ptr %253, align 8, !tbaa !51
  %255 = add i32 %254, %239
  br label %272

256:                                              ; preds = %241
  %257 = getelementptr inbounds nuw i8, ptr %246, i64 104
  %258 = load i32, ptr %257, align 8, !tbaa !51
  %259 = add i32 %258, %239
  %260 = xor i32 %259, -1
  br label %272

261:                                              ; preds = %241
  %262 = add i64 %243, -7046029254386353131
  store i64 %262, ptr @random_state, align 8, !tbaa !61
  %263 = lshr i64 %262, 30
  %264 = xor i64 %263, %262
  %265 = mul i64 %264, -4658895280553007687
  %266 = lshr i64 %265, 27
  %267 = xor i64 %266, %265
  %268 = mul i64 %267, -7723592293110705685
  %269 = lshr i64 %268, 34
  %270 = trunc nuw nsw i64 %269 to i32
  %271 = or disjoint i32 %270, 1073741824
  br label %272

272:                                              ; preds = %261, %256, %252, %241
  %273 = phi i64 [ %262, %261 ], [ %243, %252 ], [ %243, %256 ], [ %243, %241 ]
  %274 = phi i32 [ %271, %261 ], [ %255, %252 ], [ %260, %256 ], [ 0, %241 ]
  store i32 %274, ptr %250, align 8, !tbaa !5
  %275 = getelementptr inbounds nuw i8, ptr %250, i64 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(116) %275, i8 0, i64 116, i1 false)
  %276 = load ptr, ptr %235, align 8, !tbaa !219
  %277 = getelementptr inbounds nuw %struct.Thread, ptr %276, i64 %242
  %278 = add i32 %244, 1
  %279 = getelementptr inbounds nuw i8, ptr %277, i64 108
  %280 = load i32, ptr %279, align 4, !tbaa !62
  %281 = zext i32 %280 to i64
  %282 = getelementptr inbounds nuw %struct.Turn, ptr %234, i64 %281
  %283 = getelementptr inbounds nuw i8, ptr %282, i64 4
  store i32 1, ptr %283, align 4, !tbaa !255
  %284 = zext i32 %244 to i64
  %285 = getelementptr inbounds nuw ptr, ptr %240, i64 %284
  store ptr %277, ptr %285, align 8, !tbaa !9
  %286 = icmp eq i32 %244, 0
  br i1 %286, label %310, label %287

287:                                              ; preds = %272, %308
  %288 = phi i32 [ %293, %308 ], [ %244, %272 ]
  %289 = zext i32 %288 to i64
  %290 = getelementptr inbounds nuw ptr, ptr %240, i64 %289
  %291 = load ptr, ptr %290, align 8, !tbaa !9
  %292 = add i32 %288, -1
  %293 = lshr i32 %292, 1
  %294 = zext nneg i32 %293 to i64
  %295 = getelementptr inbounds nuw ptr, ptr %240, i64 %294
  %296 = load ptr, ptr %295, align 8, !tbaa !9
  %297 = getelementptr inbounds nuw i8, ptr %291, i64 108
  %298 = load i32, ptr %297, align 4, !tbaa !62
  %299 = zext i32 %298 to i64
  %300 = getelementptr inbounds nuw %struct.Turn, ptr %234, i64 %299
  %301 = load i32, ptr %300, align 8, !tbaa !256
  %302 = getelementptr inbounds nuw i8, ptr %296, i64 108
  %303 = load i32, ptr %302, align 4, !tbaa !62
  %304 = zext i32 %303 to i64
  %305 = getelementptr inbounds nuw %struct.Turn, ptr %234, i64 %304
  %306 = load i32, ptr %305, align 8, !tbaa !256
  %307 = icmp ult i32 %301, %306
  br i1 %307, label %308, label %310

308:                                              ; preds = %287
  store ptr %291, ptr %295, align 8, !tbaa !9
  store ptr %296, ptr %290, align 8, !tbaa !9
  %309 = icmp eq i32 %293, 0
  br i1 %309, label %310, label %287, !llvm.loop !257

310:                                              ; preds = %308, %287, %272
  %311 = add nuw nsw i64 %242, 1
  %312 = icmp eq i64 %311, %176
  br i1 %312, label %179, label %241, !llvm.loop !258

313:                                              ; preds = %201, %197, %183, %180
  %314 = phi i64 [ %185, %201 ], [ %185, %197 ], [ %185, %183 ], [ %181, %180 ]
  %315 = icmp slt i64 %314, %21
  %316 = select i1 %315, i32 13, i32 12
  br label %317

317:                                              ; preds = %313, %161
  %318 = phi i32 [ %316, %313 ], [ 12, %161 ]
  %319 = and i32 %162, 255
  %320 = icmp eq i32 %319, 0
  br i1 %320, label %321, label %396

321:                                              ; preds = %317
  %322 = load i32, ptr @n_parked, align 4, !tbaa !5
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %394, label %324

324:                                              ; preds = %321
  %325 = load i32, ptr @n_ready, align 4
  %326 = load ptr, ptr @parked, align 8, !tbaa !237
  %327 = load ptr, ptr @turns, align 8, !tbaa !9
  %328 = load ptr, ptr @ready, align 8
  %329 = zext i32 %322 to i64
  br label %330

330:                                              ; preds = %389, %324
  %331 = phi i64 [ 0, %324 ], [ %392, %389 ]
  %332 = phi i32 [ 0, %324 ], [ %391, %389 ]
  %333 = phi i32 [ %325, %324 ], [ %390, %389 ]
  %334 = getelementptr inbounds nuw ptr, ptr %326, i64 %331
  %335 = load ptr, ptr %334, align 8, !tbaa !9
  %336 = getelementptr inbounds nuw i8, ptr %335, i64 108
  %337 = load i32, ptr %336, align 4, !tbaa !62
  %338 = zext i32 %337 to i64
  %339 = getelementptr inbounds nuw %struct.Turn, ptr %327, i64 %338
  %340 = getelementptr inbounds nuw i8, ptr %339, i64 24
  %341 = getelementptr inbounds nuw i8, ptr %339, i64 16
  %342 = load i32, ptr %341, align 8, !tbaa !78
  %343 = add i32 %342, 3
  %344 = and i32 %343, 3
  %345 = zext nneg i32 %344 to i64
  %346 = getelementptr inbounds nuw %struct.anon.0, ptr %340, i64 %345
  %347 = load i64, ptr %346, align 8, !tbaa !72
  %348 = lshr i64 %347, 2
  %349 = and i64 %348, 1023
  %350 = getelementptr inbounds nuw i32, ptr @watches, i64 %349
  %351 = load i32, ptr %350, align 4, !tbaa !5
  %352 = getelementptr inbounds nuw i8, ptr %339, i64 12
  %353 = load i32, ptr %352, align 4, !tbaa !76
  %354 = icmp eq i32 %351, %353
  br i1 %354, label %355, label %359

355:                                              ; preds = %330
  %356 = add i32 %332, 1
  %357 = zext i32 %332 to i64
  %358 = getelementptr inbounds nuw ptr, ptr %326, i64 %357
  store ptr %335, ptr %358, align 8, !tbaa !9
  br label %389

359:                                              ; preds = %330
  %360 = getelementptr inbounds nuw i8, ptr %339, i64 8
  store i32 0, ptr %360, align 8, !tbaa !74
  %361 = add i32 %333, 1
  store i32 %361, ptr @n_ready, align 4, !tbaa !5
  %362 = getelementptr inbounds nuw i8, ptr %339, i64 4
  store i32 1, ptr %362, align 4, !tbaa !255
  %363 = zext i32 %333 to i64
  %364 = getelementptr inbounds nuw ptr, ptr %328, i64 %363
  store ptr %335, ptr %364, align 8, !tbaa !9
  %365 = icmp eq i32 %333, 0
  br i1 %365, label %389, label %366

366:                                              ; preds = %359, %387
  %367 = phi i32 [ %372, %387 ], [ %333, %359 ]
  %368 = zext i32 %367 to i64
  %369 = getelementptr inbounds nuw ptr, ptr %328, i64 %368
  %370 = load ptr, ptr %369, align 8, !tbaa !9
  %371 = add i32 %367, -1
  %372 = lshr i32 %371, 1
  %373 = zext nneg i32 %372 to i64
  %374 = getelementptr inbounds nuw ptr, ptr %328, i64 %373
  %375 = load ptr, ptr %374, align 8, !tbaa !9
  %376 = getelementptr inbounds nuw i8, ptr %370, i64 108
  %377 = load i32, ptr %376, align 4, !tbaa !62
  %378 = zext i32 %377 to i64
  %379 = getelementptr inbounds nuw %struct.Turn, ptr %327, i64 %378
  %380 = load i32, ptr %379, align 8, !tbaa !256
  %381 = getelementptr inbounds nuw i8, ptr %375, i64 108
  %382 = load i32, ptr %381, align 4, !tbaa !62
  %383 = zext i32 %382 to i64
  %384 = getelementptr inbounds nuw %struct.Turn, ptr %327, i64 %383
  %385 = load i32, ptr %384, align 8, !tbaa !256
  %386 = icmp ult i32 %380, %385
  br i1 %386, label %387, label %389

387:                                              ; preds = %366
  store ptr %370, ptr %374, align 8, !tbaa !9
  store ptr %375, ptr %369, align 8, !tbaa !9
  %388 = icmp eq i32 %372, 0
  br i1 %388, label %389, label %366, !llvm.loop !257

389:                                              ; preds = %387, %366, %359, %355
  %390 = phi i32 [ %333, %355 ], [ 1, %359 ], [ %361, %366 ], [ %361, %387 ]
  %391 = phi i32 [ %356, %355 ], [ %332, %359 ], [ %332, %366 ], [ %332, %387 ]
  %392 = add nuw nsw i64 %331, 1
  %393 = icmp eq i64 %392, %329
  br i1 %393, label %394, label %330, !llvm.loop !259

394:                                              ; preds = %389, %321
  %395 = phi i32 [ 0, %321 ], [ %391, %389 ]
  store i32 %395, ptr @n_parked, align 4, !tbaa !5
  br label %396

396:                                              ; preds = %394, %317
  %397 = icmp ne ptr %163, null
  %398 = load i32, ptr @n_ready, align 4
  %399 = icmp ne i32 %398, 0
  %400 = select i1 %397, i1 true, i1 %399
  br i1 %400, label %736, label %401

401:                                              ; preds = %396
  %402 = load i32, ptr @n_parked, align 4, !tbaa !5
  %403 = icmp eq i32 %402, 0
  br i1 %403, label %454, label %404

404:                                              ; preds = %401
  %405 = load i64, ptr @woken_at, align 8, !tbaa !61
  %406 = load i64, ptr @progress, align 8, !tbaa !61
  %407 = icmp eq i64 %405, %406
  br i1 %407, label %454, label %408

408:                                              ; preds = %404
  store i64 %406, ptr @woken_at, align 8, !tbaa !61
  store i64 0, ptr @patience, align 8, !tbaa !61
  %409 = load ptr, ptr @parked, align 8, !tbaa !237
  %410 = load ptr, ptr @turns, align 8, !tbaa !9
  %411 = load ptr, ptr @ready, align 8
  %412 = zext i32 %402 to i64
  br label %413

413:                                              ; preds = %451, %408
  %414 = phi i64 [ 0, %408 ], [ %422, %451 ]
  %415 = getelementptr inbounds nuw ptr, ptr %409, i64 %414
  %416 = load ptr, ptr %415, align 8, !tbaa !9
  %417 = getelementptr inbounds nuw i8, ptr %416, i64 108
  %418 = load i32, ptr %417, align 4, !tbaa !62
  %419 = zext i32 %418 to i64
  %420 = getelementptr inbounds nuw %struct.Turn, ptr %410, i64 %419
  %421 = getelementptr inbounds nuw i8, ptr %420, i64 8
  store i32 0, ptr %421, align 8, !tbaa !74
  %422 = add nuw nsw i64 %414, 1
  %423 = getelementptr inbounds nuw i8, ptr %420, i64 4
  store i32 1, ptr %423, align 4, !tbaa !255
  %424 = getelementptr inbounds nuw ptr, ptr %411, i64 %414
  store ptr %416, ptr %424, align 8, !tbaa !9
  %425 = icmp eq i64 %414, 0
  br i1 %425, label %451, label %426

426:                                              ; preds = %413
  %427 = trunc nuw i64 %414 to i32
  br label %428

428:                                              ; preds = %449, %426
  %429 = phi i32 [ %434, %449 ], [ %427, %426 ]
  %430 = zext i32 %429 to i64
  %431 = getelementptr inbounds nuw ptr, ptr %411, i64 %430
  %432 = load ptr, ptr %431, align 8, !tbaa !9
  %433 = add i32 %429, -1
  %434 = lshr i32 %433, 1
  %435 = zext nneg i32 %434 to i64
  %436 = getelementptr inbounds nuw ptr, ptr %411, i64 %435
  %437 = load ptr, ptr %436, align 8, !tbaa !9
  %438 = getelementptr inbounds nuw i8, ptr %432, i64 108
  %439 = load i32, ptr %438, align 4, !tbaa !62
  %440 = zext i32 %439 to i64
  %441 = getelementptr inbounds nuw %struct.Turn, ptr %410, i64 %440
  %442 = load i32, ptr %441, align 8, !tbaa !256
  %443 = getelementptr inbounds nuw i8, ptr %437, i64 108
  %444 = load i32, ptr %443, align 4, !tbaa !62
  %445 = zext i32 %444 to i64
  %446 = getelementptr inbounds nuw %struct.Turn, ptr %410, i64 %445
  %447 = load i32, ptr %446, align 8, !tbaa !256
  %448 = icmp ult i32 %442, %447
  br i1 %448, label %449, label %451

449:                                              ; preds = %428
  store ptr %432, ptr %436, align 8, !tbaa !9
  store ptr %437, ptr %431, align 8, !tbaa !9
  %450 = icmp eq i32 %434, 0
  br i1 %450, label %451, label %428, !llvm.loop !257

451:                                              ; preds = %449, %428, %413
  %452 = icmp eq i64 %422, %412
  br i1 %452, label %453, label %413, !llvm.loop !259

453:                                              ; preds = %451
  store i32 %402, ptr @n_ready, align 4, !tbaa !5
  store i32 0, ptr @n_parked, align 4, !tbaa !5
  br label %1486

454:                                              ; preds = %404, %401
  %455 = load ptr, ptr @held, align 8, !tbaa !9
  %456 = icmp eq ptr %455, null
  br i1 %456, label %465, label %457

457:                                              ; preds = %454
  store ptr %455, ptr @let_go, align 8, !tbaa !9
  store ptr null, ptr @held, align 8, !tbaa !9
  store i32 1, ptr @n_ready, align 4, !tbaa !5
  %458 = load ptr, ptr @turns, align 8, !tbaa !9
  %459 = getelementptr inbounds nuw i8, ptr %455, i64 108
  %460 = load i32, ptr %459, align 4, !tbaa !62
  %461 = zext i32 %460 to i64
  %462 = getelementptr inbounds nuw %struct.Turn, ptr %458, i64 %461
  %463 = getelementptr inbounds nuw i8, ptr %462, i64 4
  store i32 1, ptr %463, align 4, !tbaa !255
  %464 = load ptr, ptr @ready, align 8, !tbaa !237
  store ptr %455, ptr %464, align 8, !tbaa !9
  br label %1486

465:                                              ; preds = %454
  %466 = load ptr, ptr @L, align 8, !tbaa !9
  %467 = getelementptr inbounds nuw i8, ptr %466, i64 528
  %468 = load i64, ptr %467, align 8, !tbaa !235
  %469 = and i64 %468, 4294967295
  %470 = icmp eq i64 %469, 0
  br i1 %470, label %652, label %471

471:                                              ; preds = %465, %649
  %472 = phi i64 [ %650, %649 ], [ 0, %465 ]
  %473 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %472
  %474 = getelementptr inbounds nuw i8, ptr %473, i64 16
  %475 = load i32, ptr %474, align 8, !tbaa !223
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %649, label %477

477:                                              ; preds = %471
  %478 = getelementptr inbounds nuw i8, ptr %473, i64 12
  %479 = load i32, ptr %478, align 4, !tbaa !49
  %480 = getelementptr inbounds nuw i8, ptr %473, i64 24
  %481 = zext i32 %479 to i64
  %482 = icmp eq i32 %479, 0
  br i1 %482, label %649, label %483

483:                                              ; preds = %477
  %484 = load ptr, ptr %480, align 8, !tbaa !219
  br label %485

485:                                              ; preds = %646, %483
  %486 = phi i64 [ 0, %483 ], [ %647, %646 ]
  %487 = getelementptr inbounds nuw %struct.Thread, ptr %484, i64 %486
  %488 = getelementptr inbounds nuw i8, ptr %487, i64 20
  %489 = load i32, ptr %488, align 4, !tbaa !220
  %490 = icmp eq i32 %489, 2
  br i1 %490, label %491, label %646

491:                                              ; preds = %485
  %492 = getelementptr inbounds nuw i8, ptr %487, i64 60
  %493 = load i32, ptr %492, align 4, !tbaa !226
  %494 = icmp eq i32 %493, 40
  br i1 %494, label %495, label %646

495:                                              ; preds = %491
  %496 = trunc nuw i64 %486 to i32
  %497 = and i32 %496, -32
  %498 = and i64 %486, 4294967264
  %499 = getelementptr inbounds nuw %struct.Thread, ptr %484, i64 %498
  %500 = and i32 %496, 31
  %501 = icmp eq i32 %479, %497
  br i1 %501, label %545, label %502

502:                                              ; preds = %495
  %503 = sub i32 %479, %497
  %504 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %503, i32 32)
  %505 = and i64 %486, 31
  %506 = getelementptr inbounds nuw %struct.Thread, ptr %499, i64 %505
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 80
  %508 = getelementptr inbounds nuw i8, ptr %506, i64 56
  %509 = getelementptr inbounds nuw i8, ptr %506, i64 60
  %510 = zext nneg i32 %504 to i64
  br label %511

511:                                              ; preds = %541, %502
  %512 = phi i64 [ 0, %502 ], [ %543, %541 ]
  %513 = phi i32 [ 0, %502 ], [ %542, %541 ]
  %514 = getelementptr inbounds nuw %struct.Thread, ptr %499, i64 %512
  %515 = getelementptr inbounds nuw i8, ptr %514, i64 20
  %516 = load i32, ptr %515, align 4, !tbaa !220
  %517 = icmp eq i32 %516, 2
  br i1 %517, label %518, label %541

518:                                              ; preds = %511
  %519 = getelementptr inbounds nuw i8, ptr %514, i64 80
  %520 = load i64, ptr %519, align 8, !tbaa !231
  %521 = trunc i64 %520 to i32
  %522 = load i64, ptr %507, align 8, !tbaa !231
  %523 = trunc i64 %522 to i32
  %524 = icmp eq i32 %521, %523
  br i1 %524, label %525, label %541

525:                                              ; preds = %518
  %526 = getelementptr inbounds nuw i8, ptr %514, i64 56
  %527 = load i32, ptr %526, align 8, !tbaa !228
  %528 = load i32, ptr %508, align 8, !tbaa !228
  %529 = icmp eq i32 %527, %528
  br i1 %529, label %537, label %530

530:                                              ; preds = %525
  %531 = getelementptr inbounds nuw i8, ptr %514, i64 60
  %532 = load i32, ptr %531, align 4, !tbaa !226
  %533 = icmp eq i32 %532, 41
  br i1 %533, label %534, label %541

534:                                              ; preds = %530
  %535 = load i32, ptr %509, align 4, !tbaa !226
  %536 = icmp eq i32 %535, 41
  br i1 %536, label %537, label %541

537:                                              ; preds = %534, %525
  %538 = trunc nuw i64 %512 to i32
  %539 = shl nuw i32 1, %538
  %540 = or i32 %539, %513
  br label %541

541:                                              ; preds = %537, %534, %530, %518, %511
  %542 = phi i32 [ %513, %511 ], [ %513, %518 ], [ %540, %537 ], [ %513, %534 ], [ %513, %530 ]
  %543 = add nuw nsw i64 %512, 1
  %544 = icmp eq i64 %543, %510
  br i1 %544, label %545, label %511, !llvm.loop !260

545:                                              ; preds = %541, %495
  %546 = phi i32 [ 0, %495 ], [ %542, %541 ]
  %547 = getelementptr inbounds nuw i8, ptr %466, i64 544
  %548 = load i64, ptr %547, align 8, !tbaa !248
  %549 = icmp eq i64 %548, 0
  br i1 %549, label %565, label %550

550:                                              ; preds = %545
  %551 = load i64, ptr @random_state, align 8, !tbaa !61
  %552 = add i64 %551, -7046029254386353131
  store i64 %552, ptr @random_state, align 8, !tbaa !61
  %553 = lshr i64 %552, 30
  %554 = xor i64 %553, %552
  %555 = mul i64 %554, -4658895280553007687
  %556 = lshr i64 %555, 27
  %557 = xor i64 %556, %555
  %558 = mul i64 %557, -7723592293110705685
  %559 = lshr i64 %558, 31
  %560 = xor i64 %559, %558
  %561 = trunc i64 %560 to i32
  %562 = shl nuw i32 1, %500
  %563 = or i32 %562, %561
  %564 = and i32 %563, %546
  br label %565

565:                                              ; preds = %550, %545
  %566 = phi i32 [ %564, %550 ], [ %546, %545 ]
  %567 = getelementptr inbounds nuw i8, ptr %466, i64 584
  %568 = load i64, ptr %567, align 8, !tbaa !261
  %569 = add nsw i64 %568, 1
  store i64 %569, ptr %567, align 8, !tbaa !261
  %570 = zext i32 %566 to i64
  br label %571

571:                                              ; preds = %580, %565
  %572 = phi i64 [ 0, %565 ], [ %581, %580 ]
  %573 = trunc nuw nsw i64 %572 to i32
  %574 = shl nuw i32 1, %573
  %575 = and i32 %574, %566
  %576 = icmp eq i32 %575, 0
  br i1 %576, label %580, label %577

577:                                              ; preds = %571
  %578 = getelementptr inbounds nuw %struct.Thread, ptr %499, i64 %572
  %579 = getelementptr inbounds nuw i8, ptr %578, i64 88
  store i64 %570, ptr %579, align 8, !tbaa !233
  br label %580

580:                                              ; preds = %577, %571
  %581 = add nuw nsw i64 %572, 1
  %582 = icmp eq i64 %581, 32
  br i1 %582, label %583, label %571, !llvm.loop !262

583:                                              ; preds = %580, %592
  %584 = phi i64 [ %593, %592 ], [ 0, %580 ]
  %585 = trunc nuw nsw i64 %584 to i32
  %586 = shl nuw i32 1, %585
  %587 = and i32 %586, %566
  %588 = icmp eq i32 %587, 0
  br i1 %588, label %592, label %589

589:                                              ; preds = %583
  %590 = getelementptr inbounds nuw %struct.Thread, ptr %499, i64 %584
  %591 = getelementptr inbounds nuw i8, ptr %590, i64 20
  store i32 0, ptr %591, align 4, !tbaa !220
  br label %592

592:                                              ; preds = %589, %583
  %593 = add nuw nsw i64 %584, 1
  %594 = icmp eq i64 %593, 32
  br i1 %594, label %595, label %583, !llvm.loop !263

595:                                              ; preds = %592
  %596 = load ptr, ptr @turns, align 8
  %597 = load ptr, ptr @ready, align 8
  br label %598

598:                                              ; preds = %642, %595
  %599 = phi i64 [ 0, %595 ], [ %644, %642 ]
  %600 = phi i32 [ 0, %595 ], [ %643, %642 ]
  %601 = load ptr, ptr %480, align 8, !tbaa !219
  %602 = getelementptr inbounds nuw %struct.Thread, ptr %601, i64 %599
  %603 = getelementptr inbounds nuw i8, ptr %602, i64 20
  %604 = load i32, ptr %603, align 4, !tbaa !220
  %605 = icmp eq i32 %604, 0
  br i1 %605, label %606, label %642

606:                                              ; preds = %598
  %607 = getelementptr inbounds nuw i8, ptr %602, i64 108
  %608 = load i32, ptr %607, align 4, !tbaa !62
  %609 = zext i32 %608 to i64
  %610 = getelementptr inbounds nuw %struct.Turn, ptr %596, i64 %609
  %611 = getelementptr inbounds nuw i8, ptr %610, i64 4
  %612 = load i32, ptr %611, align 4, !tbaa !255
  %613 = icmp eq i32 %612, 0
  br i1 %613, label %614, label %642

614:                                              ; preds = %606
  %615 = add i32 %600, 1
  store i32 %615, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %611, align 4, !tbaa !255
  %616 = zext i32 %600 to i64
  %617 = getelementptr inbounds nuw ptr, ptr %597, i64 %616
  store ptr %602, ptr %617, align 8, !tbaa !9
  %618 = icmp eq i32 %600, 0
  br i1 %618, label %642, label %619

619:                                              ; preds = %614, %640
  %620 = phi i32 [ %625, %640 ], [ %600, %614 ]
  %621 = zext i32 %620 to i64
  %622 = getelementptr inbounds nuw ptr, ptr %597, i64 %621
  %623 = load ptr, ptr %622, align 8, !tbaa !9
  %624 = add i32 %620, -1
  %625 = lshr i32 %624, 1
  %626 = zext nneg i32 %625 to i64
  %627 = getelementptr inbounds nuw ptr, ptr %597, i64 %626
  %628 = load ptr, ptr %627, align 8, !tbaa !9
  %629 = getelementptr inbounds nuw i8, ptr %623, i64 108
  %630 = load i32, ptr %629, align 4, !tbaa !62
  %631 = zext i32 %630 to i64
  %632 = getelementptr inbounds nuw %struct.Turn, ptr %596, i64 %631
  %633 = load i32, ptr %632, align 8, !tbaa !256
  %634 = getelementptr inbounds nuw i8, ptr %628, i64 108
  %635 = load i32, ptr %634, align 4, !tbaa !62
  %636 = zext i32 %635 to i64
  %637 = getelementptr inbounds nuw %struct.Turn, ptr %596, i64 %636
  %638 = load i32, ptr %637, align 8, !tbaa !256
  %639 = icmp ult i32 %633, %638
  br i1 %639, label %640, label %642

640:                                              ; preds = %619
  store ptr %623, ptr %627, align 8, !tbaa !9
  store ptr %628, ptr %622, align 8, !tbaa !9
  %641 = icmp eq i32 %625, 0
  br i1 %641, label %642, label %619, !llvm.loop !257

642:                                              ; preds = %640, %619, %614, %606, %598
  %643 = phi i32 [ %600, %606 ], [ 1, %614 ], [ %600, %598 ], [ %615, %619 ], [ %615, %640 ]
  %644 = add nuw nsw i64 %599, 1
  %645 = icmp eq i64 %644, %481
  br i1 %645, label %1486, label %598, !llvm.loop !264

646:                                              ; preds = %491, %485
  %647 = add nuw nsw i64 %486, 1
  %648 = icmp eq i64 %647, %481
  br i1 %648, label %649, label %485

649:                                              ; preds = %646, %477, %471
  %650 = add nuw nsw i64 %472, 1
  %651 = icmp eq i64 %650, %469
  br i1 %651, label %652, label %471, !llvm.loop !265

652:                                              ; preds = %649, %465
  %653 = icmp ne i32 %402, 0
  %654 = load i64, ptr @patience, align 8
  %655 = icmp ult i64 %654, 2097152
  %656 = select i1 %653, i1 %655, i1 false
  br i1 %656, label %657, label %706

657:                                              ; preds = %652
  %658 = shl i32 %402, 2
  %659 = zext i32 %658 to i64
  %660 = add nuw nsw i64 %654, %659
  store i64 %660, ptr @patience, align 8, !tbaa !61
  %661 = load ptr, ptr @parked, align 8, !tbaa !237
  %662 = load ptr, ptr @turns, align 8, !tbaa !9
  %663 = load ptr, ptr @ready, align 8
  %664 = zext i32 %402 to i64
  br label %665

665:                                              ; preds = %703, %657
  %666 = phi i64 [ 0, %657 ], [ %674, %703 ]
  %667 = getelementptr inbounds nuw ptr, ptr %661, i64 %666
  %668 = load ptr, ptr %667, align 8, !tbaa !9
  %669 = getelementptr inbounds nuw i8, ptr %668, i64 108
  %670 = load i32, ptr %669, align 4, !tbaa !62
  %671 = zext i32 %670 to i64
  %672 = getelementptr inbounds nuw %struct.Turn, ptr %662, i64 %671
  %673 = getelementptr inbounds nuw i8, ptr %672, i64 8
  store i32 0, ptr %673, align 8, !tbaa !74
  %674 = add nuw nsw i64 %666, 1
  %675 = getelementptr inbounds nuw i8, ptr %672, i64 4
  store i32 1, ptr %675, align 4, !tbaa !255
  %676 = getelementptr inbounds nuw ptr, ptr %663, i64 %666
  store ptr %668, ptr %676, align 8, !tbaa !9
  %677 = icmp eq i64 %666, 0
  br i1 %677, label %703, label %678

678:                                              ; preds = %665
  %679 = trunc nuw i64 %666 to i32
  br label %680

680:                                              ; preds = %678, %701
  %681 = phi i32 [ %686, %701 ], [ %679, %678 ]
  %682 = zext i32 %681 to i64
  %683 = getelementptr inbounds nuw ptr, ptr %663, i64 %682
  %684 = load ptr, ptr %683, align 8, !tbaa !9
  %685 = add i32 %681, -1
  %686 = lshr i32 %685, 1
  %687 = zext nneg i32 %686 to i64
  %688 = getelementptr inbounds nuw ptr, ptr %663, i64 %687
  %689 = load ptr, ptr %688, align 8, !tbaa !9
  %690 = getelementptr inbounds nuw i8, ptr %684, i64 108
  %691 = load i32, ptr %690, align 4, !tbaa !62
  %692 = zext i32 %691 to i64
  %693 = getelementptr inbounds nuw %struct.Turn, ptr %662, i64 %692
  %694 = load i32, ptr %693, align 8, !tbaa !256
  %695 = getelementptr inbounds nuw i8, ptr %689, i64 108
  %696 = load i32, ptr %695, align 4, !tbaa !62
  %697 = zext i32 %696 to i64
  %698 = getelementptr inbounds nuw %struct.Turn, ptr %662, i64 %697
  %699 = load i32, ptr %698, align 8, !tbaa !256
  %700 = icmp ult i32 %694, %699
  br i1 %700, label %701, label %703

701:                                              ; preds = %680
  store ptr %684, ptr %688, align 8, !tbaa !9
  store ptr %689, ptr %683, align 8, !tbaa !9
  %702 = icmp eq i32 %686, 0
  br i1 %702, label %703, label %680, !llvm.loop !257

703:                                              ; preds = %701, %680, %665
  %704 = icmp eq i64 %674, %664
  br i1 %704, label %705, label %665, !llvm.loop !259

705:                                              ; preds = %703
  store i32 %402, ptr @n_ready, align 4, !tbaa !5
  store i32 0, ptr @n_parked, align 4, !tbaa !5
  br label %1486

706:                                              ; preds = %652
  br i1 %653, label %708, label %707

707:                                              ; preds = %706
  br i1 %470, label %1882, label %729

708:                                              ; preds = %706
  %709 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %710 = icmp eq i32 %709, 0
  br i1 %710, label %711, label %1882

711:                                              ; preds = %708
  %712 = load ptr, ptr @parked, align 8, !tbaa !237
  %713 = load ptr, ptr %712, align 8, !tbaa !9
  %714 = getelementptr inbounds nuw i8, ptr %713, i64 56
  %715 = load i32, ptr %714, align 8, !tbaa !228
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %716 = getelementptr inbounds nuw i8, ptr %466, i64 592
  store i32 %318, ptr %716, align 8, !tbaa !81
  %717 = getelementptr inbounds nuw i8, ptr %466, i64 596
  store i32 %715, ptr %717, align 4, !tbaa !82
  %718 = getelementptr inbounds nuw i8, ptr %466, i64 600
  store i32 -1, ptr %718, align 8, !tbaa !83
  %719 = getelementptr inbounds nuw i8, ptr %713, i64 112
  %720 = load ptr, ptr %719, align 8, !tbaa !31
  %721 = load i32, ptr %720, align 8, !tbaa !84
  %722 = getelementptr inbounds nuw i8, ptr %713, i64 104
  %723 = load i32, ptr %722, align 8, !tbaa !51
  %724 = getelementptr inbounds nuw i8, ptr %466, i64 608
  store i32 %721, ptr %724, align 8, !tbaa !85
  %725 = getelementptr inbounds nuw i8, ptr %466, i64 612
  store i32 %723, ptr %725, align 4, !tbaa !86
  br label %1882

726:                                              ; preds = %729
  %727 = add nuw nsw i64 %730, 1
  %728 = icmp eq i64 %727, %469
  br i1 %728, label %1882, label %729, !llvm.loop !266

729:                                              ; preds = %707, %726
  %730 = phi i64 [ %727, %726 ], [ 0, %707 ]
  %731 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %730
  %732 = getelementptr inbounds nuw i8, ptr %731, i64 16
  %733 = load i32, ptr %732, align 8, !tbaa !223
  %734 = icmp eq i32 %733, 0
  br i1 %734, label %726, label %735

735:                                              ; preds = %729
  tail call fastcc void @raise_stuck(ptr noundef nonnull %731)
  br label %1882

736:                                              ; preds = %396
  %737 = icmp eq ptr %163, null
  %738 = load i32, ptr @choose.run, align 4
  %739 = add i32 %738, 1
  %740 = select i1 %737, i32 0, i32 %739
  store i32 %740, ptr @choose.run, align 4, !tbaa !5
  %741 = load ptr, ptr @L, align 8, !tbaa !9
  %742 = getelementptr inbounds nuw i8, ptr %741, i64 544
  %743 = load i64, ptr %742, align 8, !tbaa !248
  %744 = icmp sgt i64 %743, 1
  %745 = icmp ne i64 %743, 3
  %746 = and i1 %744, %745
  br i1 %746, label %944, label %747

747:                                              ; preds = %736
  br i1 %737, label %812, label %748

748:                                              ; preds = %747
  %749 = load ptr, ptr @turns, align 8, !tbaa !9
  %750 = getelementptr inbounds nuw i8, ptr %163, i64 108
  %751 = load i32, ptr %750, align 4, !tbaa !62
  %752 = zext i32 %751 to i64
  %753 = getelementptr inbounds nuw %struct.Turn, ptr %749, i64 %752
  br i1 %745, label %782, label %754

754:                                              ; preds = %748
  %755 = load i32, ptr @inclination, align 4, !tbaa !5
  %756 = load i64, ptr @random_state, align 8, !tbaa !61
  %757 = add i64 %756, -7046029254386353131
  store i64 %757, ptr @random_state, align 8, !tbaa !61
  %758 = lshr i64 %757, 30
  %759 = xor i64 %758, %757
  %760 = mul i64 %759, -4658895280553007687
  %761 = lshr i64 %760, 27
  %762 = xor i64 %761, %760
  %763 = mul i64 %762, -7723592293110705685
  %764 = lshr i64 %763, 31
  %765 = xor i64 %764, %763
  %766 = zext i32 %755 to i64
  %767 = urem i64 %765, %766
  %768 = icmp eq i64 %767, 0
  br i1 %768, label %769, label %782

769:                                              ; preds = %754
  %770 = add i64 %756, 4354685564936845354
  store i64 %770, ptr @random_state, align 8, !tbaa !61
  %771 = lshr i64 %770, 30
  %772 = xor i64 %771, %770
  %773 = mul i64 %772, -4658895280553007687
  %774 = lshr i64 %773, 27
  %775 = xor i64 %774, %773
  %776 = mul i64 %775, -7723592293110705685
  %777 = lshr i64 %776, 31
  %778 = xor i64 %777, %776
  %779 = trunc i64 %778 to i32
  %780 = lshr i32 %779, 1
  %781 = or disjoint i32 %780, -2147483648
  store i32 %781, ptr %753, align 8, !tbaa !256
  br label %782

782:                                              ; preds = %769, %754, %748
  %783 = add i32 %398, 1
  store i32 %783, ptr @n_ready, align 4, !tbaa !5
  %784 = getelementptr inbounds nuw i8, ptr %753, i64 4
  store i32 1, ptr %784, align 4, !tbaa !255
  %785 = load ptr, ptr @ready, align 8, !tbaa !237
  %786 = zext i32 %398 to i64
  %787 = getelementptr inbounds nuw ptr, ptr %785, i64 %786
  store ptr %163, ptr %787, align 8, !tbaa !9
  %788 = icmp eq i32 %398, 0
  br i1 %788, label %812, label %789

789:                                              ; preds = %782, %810
  %790 = phi i32 [ %795, %810 ], [ %398, %782 ]
  %791 = zext i32 %790 to i64
  %792 = getelementptr inbounds nuw ptr, ptr %785, i64 %791
  %793 = load ptr, ptr %792, align 8, !tbaa !9
  %794 = add i32 %790, -1
  %795 = lshr i32 %794, 1
  %796 = zext nneg i32 %795 to i64
  %797 = getelementptr inbounds nuw ptr, ptr %785, i64 %796
  %798 = load ptr, ptr %797, align 8, !tbaa !9
  %799 = getelementptr inbounds nuw i8, ptr %793, i64 108
  %800 = load i32, ptr %799, align 4, !tbaa !62
  %801 = zext i32 %800 to i64
  %802 = getelementptr inbounds nuw %struct.Turn, ptr %749, i64 %801
  %803 = load i32, ptr %802, align 8, !tbaa !256
  %804 = getelementptr inbounds nuw i8, ptr %798, i64 108
  %805 = load i32, ptr %804, align 4, !tbaa !62
  %806 = zext i32 %805 to i64
  %807 = getelementptr inbounds nuw %struct.Turn, ptr %749, i64 %806
  %808 = load i32, ptr %807, align 8, !tbaa !256
  %809 = icmp ult i32 %803, %808
  br i1 %809, label %810, label %812

810:                                              ; preds = %789
  store ptr %793, ptr %797, align 8, !tbaa !9
  store ptr %798, ptr %792, align 8, !tbaa !9
  %811 = icmp eq i32 %795, 0
  br i1 %811, label %812, label %789, !llvm.loop !257

812:                                              ; preds = %810, %789, %782, %747
  %813 = phi i32 [ %398, %747 ], [ 1, %782 ], [ %783, %789 ], [ %783, %810 ]
  %814 = icmp ult i32 %740, 4096
  br i1 %814, label %815, label %867

815:                                              ; preds = %812
  %816 = load ptr, ptr @ready, align 8, !tbaa !237
  %817 = load ptr, ptr %816, align 8, !tbaa !9
  %818 = add i32 %813, -1
  store i32 %818, ptr @n_ready, align 4, !tbaa !5
  %819 = zext i32 %818 to i64
  %820 = getelementptr inbounds nuw ptr, ptr %816, i64 %819
  %821 = load ptr, ptr %820, align 8, !tbaa !9
  store ptr %821, ptr %816, align 8, !tbaa !9
  %822 = load ptr, ptr @turns, align 8
  %823 = icmp ugt i32 %818, 1
  br i1 %823, label %824, label %1018

824:                                              ; preds = %815, %858
  %825 = phi i32 [ %865, %858 ], [ 1, %815 ]
  %826 = phi i32 [ %864, %858 ], [ 0, %815 ]
  %827 = phi i32 [ %853, %858 ], [ 0, %815 ]
  %828 = add nuw i32 %826, 2
  %829 = zext i32 %825 to i64
  %830 = zext i32 %828 to i64
  br label %833

831:                                              ; preds = %833
  %832 = icmp eq i32 %853, %827
  br i1 %832, label %1018, label %858

833:                                              ; preds = %833, %824
  %834 = phi i64 [ %829, %824 ], [ %854, %833 ]
  %835 = phi i32 [ %827, %824 ], [ %853, %833 ]
  %836 = getelementptr inbounds nuw ptr, ptr %816, i64 %834
  %837 = load ptr, ptr %836, align 8, !tbaa !9
  %838 = zext i32 %835 to i64
  %839 = getelementptr inbounds nuw ptr, ptr %816, i64 %838
  %840 = load ptr, ptr %839, align 8, !tbaa !9
  %841 = getelementptr inbounds nuw i8, ptr %837, i64 108
  %842 = load i32, ptr %841, align 4, !tbaa !62
  %843 = zext i32 %842 to i64
  %844 = getelementptr inbounds nuw %struct.Turn, ptr %822, i64 %843
  %845 = load i32, ptr %844, align 8, !tbaa !256
  %846 = getelementptr inbounds nuw i8, ptr %840, i64 108
  %847 = load i32, ptr %846, align 4, !tbaa !62
  %848 = zext i32 %847 to i64
  %849 = getelementptr inbounds nuw %struct.Turn, ptr %822, i64 %848
  %850 = load i32, ptr %849, align 8, !tbaa !256
  %851 = icmp ult i32 %845, %850
  %852 = trunc nuw i64 %834 to i32
  %853 = select i1 %851, i32 %852, i32 %835
  %854 = add nuw nsw i64 %834, 1
  %855 = icmp samesign ult i64 %834, %830
  %856 = icmp samesign ult i64 %854, %819
  %857 = and i1 %855, %856
  br i1 %857, label %833, label %831, !llvm.loop !267

858:                                              ; preds = %831
  %859 = zext i32 %827 to i64
  %860 = getelementptr inbounds nuw ptr, ptr %816, i64 %859
  %861 = zext i32 %853 to i64
  %862 = getelementptr inbounds nuw ptr, ptr %816, i64 %861
  %863 = load ptr, ptr %862, align 8, !tbaa !9
  store ptr %863, ptr %860, align 8, !tbaa !9
  store ptr %821, ptr %862, align 8, !tbaa !9
  %864 = shl i32 %853, 1
  %865 = or disjoint i32 %864, 1
  %866 = icmp ult i32 %865, %818
  br i1 %866, label %824, label %1018

867:                                              ; preds = %812
  store i32 0, ptr @choose.run, align 4, !tbaa !5
  %868 = load ptr, ptr @ready, align 8, !tbaa !237
  %869 = load ptr, ptr %868, align 8, !tbaa !9
  %870 = add i32 %813, -1
  store i32 %870, ptr @n_ready, align 4, !tbaa !5
  %871 = zext i32 %870 to i64
  %872 = getelementptr inbounds nuw ptr, ptr %868, i64 %871
  %873 = load ptr, ptr %872, align 8, !tbaa !9
  store ptr %873, ptr %868, align 8, !tbaa !9
  %874 = load ptr, ptr @turns, align 8
  %875 = icmp ugt i32 %870, 1
  br i1 %875, label %876, label %919

876:                                              ; preds = %867, %910
  %877 = phi i32 [ %917, %910 ], [ 1, %867 ]
  %878 = phi i32 [ %916, %910 ], [ 0, %867 ]
  %879 = phi i32 [ %905, %910 ], [ 0, %867 ]
  %880 = add nuw i32 %878, 2
  %881 = zext i32 %877 to i64
  %882 = zext i32 %880 to i64
  br label %885

883:                                              ; preds = %885
  %884 = icmp eq i32 %905, %879
  br i1 %884, label %921, label %910

885:                                              ; preds = %885, %876
  %886 = phi i64 [ %881, %876 ], [ %906, %885 ]
  %887 = phi i32 [ %879, %876 ], [ %905, %885 ]
  %888 = getelementptr inbounds nuw ptr, ptr %868, i64 %886
  %889 = load ptr, ptr %888, align 8, !tbaa !9
  %890 = zext i32 %887 to i64
  %891 = getelementptr inbounds nuw ptr, ptr %868, i64 %890
  %892 = load ptr, ptr %891, align 8, !tbaa !9
  %893 = getelementptr inbounds nuw i8, ptr %889, i64 108
  %894 = load i32, ptr %893, align 4, !tbaa !62
  %895 = zext i32 %894 to i64
  %896 = getelementptr inbounds nuw %struct.Turn, ptr %874, i64 %895
  %897 = load i32, ptr %896, align 8, !tbaa !256
  %898 = getelementptr inbounds nuw i8, ptr %892, i64 108
  %899 = load i32, ptr %898, align 4, !tbaa !62
  %900 = zext i32 %899 to i64
  %901 = getelementptr inbounds nuw %struct.Turn, ptr %874, i64 %900
  %902 = load i32, ptr %901, align 8, !tbaa !256
  %903 = icmp ult i32 %897, %902
  %904 = trunc nuw i64 %886 to i32
  %905 = select i1 %903, i32 %904, i32 %887
  %906 = add nuw nsw i64 %886, 1
  %907 = icmp samesign ult i64 %886, %882
  %908 = icmp samesign ult i64 %906, %871
  %909 = and i1 %907, %908
  br i1 %909, label %885, label %883, !llvm.loop !267

910:                                              ; preds = %883
  %911 = zext i32 %879 to i64
  %912 = getelementptr inbounds nuw ptr, ptr %868, i64 %911
  %913 = zext i32 %905 to i64
  %914 = getelementptr inbounds nuw ptr, ptr %868, i64 %913
  %915 = load ptr, ptr %914, align 8, !tbaa !9
  store ptr %915, ptr %912, align 8, !tbaa !9
  store ptr %873, ptr %914, align 8, !tbaa !9
  %916 = shl i32 %905, 1
  %917 = or disjoint i32 %916, 1
  %918 = icmp ult i32 %917, %870
  br i1 %918, label %876, label %921

919:                                              ; preds = %867
  %920 = icmp eq i32 %870, 0
  br i1 %920, label %1018, label %921

921:                                              ; preds = %910, %883, %919
  %922 = load i64, ptr @random_state, align 8, !tbaa !61
  %923 = add i64 %922, -7046029254386353131
  store i64 %923, ptr @random_state, align 8, !tbaa !61
  %924 = lshr i64 %923, 30
  %925 = xor i64 %924, %923
  %926 = mul i64 %925, -4658895280553007687
  %927 = lshr i64 %926, 27
  %928 = xor i64 %927, %926
  %929 = mul i64 %928, -7723592293110705685
  %930 = lshr i64 %929, 31
  %931 = xor i64 %930, %929
  %932 = urem i64 %931, %871
  %933 = getelementptr inbounds nuw ptr, ptr %868, i64 %932
  %934 = load ptr, ptr %933, align 8, !tbaa !9
  %935 = getelementptr inbounds nuw i8, ptr %934, i64 108
  %936 = load i32, ptr %935, align 4, !tbaa !62
  %937 = zext i32 %936 to i64
  %938 = getelementptr inbounds nuw %struct.Turn, ptr %874, i64 %937
  %939 = load i32, ptr %938, align 8, !tbaa !256
  %940 = getelementptr inbounds nuw i8, ptr %869, i64 108
  %941 = load i32, ptr %940, align 4, !tbaa !62
  %942 = zext i32 %941 to i64
  %943 = getelementptr inbounds nuw %struct.Turn, ptr %874, i64 %942
  store i32 %939, ptr %943, align 8, !tbaa !256
  store ptr %869, ptr %933, align 8, !tbaa !9
  br label %1018

944:                                              ; preds = %736
  %945 = load i64, ptr @random_state, align 8, !tbaa !61
  br i1 %737, label %946, label %948

946:                                              ; preds = %944
  %947 = load ptr, ptr @ready, align 8, !tbaa !237
  br label %997

948:                                              ; preds = %944
  %949 = load i32, ptr @inclination, align 4, !tbaa !5
  %950 = add i64 %945, -7046029254386353131
  store i64 %950, ptr @random_state, align 8, !tbaa !61
  %951 = lshr i64 %950, 30
  %952 = xor i64 %951, %950
  %953 = mul i64 %952, -4658895280553007687
  %954 = lshr i64 %953, 27
  %955 = xor i64 %954, %953
  %956 = mul i64 %955, -7723592293110705685
  %957 = lshr i64 %956, 31
  %958 = xor i64 %957, %956
  %959 = zext i32 %949 to i64
  %960 = urem i64 %958, %959
  %961 = icmp eq i64 %960, 0
  br i1 %961, label %962, label %1018

962:                                              ; preds = %948
  %963 = add i32 %398, 1
  %964 = load ptr, ptr @turns, align 8, !tbaa !9
  %965 = getelementptr inbounds nuw i8, ptr %163, i64 108
  %966 = load i32, ptr %965, align 4, !tbaa !62
  %967 = zext i32 %966 to i64
  %968 = getelementptr inbounds nuw %struct.Turn, ptr %964, i64 %967
  %969 = getelementptr inbounds nuw i8, ptr %968, i64 4
  store i32 1, ptr %969, align 4, !tbaa !255
  %970 = load ptr, ptr @ready, align 8, !tbaa !237
  %971 = zext i32 %398 to i64
  %972 = getelementptr inbounds nuw ptr, ptr %970, i64 %971
  store ptr %163, ptr %972, align 8, !tbaa !9
  %973 = icmp eq i32 %398, 0
  br i1 %973, label %997, label %974

974:                                              ; preds = %962, %995
  %975 = phi i32 [ %980, %995 ], [ %398, %962 ]
  %976 = zext i32 %975 to i64
  %977 = getelementptr inbounds nuw ptr, ptr %970, i64 %976
  %978 = load ptr, ptr %977, align 8, !tbaa !9
  %979 = add i32 %975, -1
  %980 = lshr i32 %979, 1
  %981 = zext nneg i32 %980 to i64
  %982 = getelementptr inbounds nuw ptr, ptr %970, i64 %981
  %983 = load ptr, ptr %982, align 8, !tbaa !9
  %984 = getelementptr inbounds nuw i8, ptr %978, i64 108
  %985 = load i32, ptr %984, align 4, !tbaa !62
  %986 = zext i32 %985 to i64
  %987 = getelementptr inbounds nuw %struct.Turn, ptr %964, i64 %986
  %988 = load i32, ptr %987, align 8, !tbaa !256
  %989 = getelementptr inbounds nuw i8, ptr %983, i64 108
  %990 = load i32, ptr %989, align 4, !tbaa !62
  %991 = zext i32 %990 to i64
  %992 = getelementptr inbounds nuw %struct.Turn, ptr %964, i64 %991
  %993 = load i32, ptr %992, align 8, !tbaa !256
  %994 = icmp ult i32 %988, %993
  br i1 %994, label %995, label %997

995:                                              ; preds = %974
  store ptr %978, ptr %982, align 8, !tbaa !9
  store ptr %983, ptr %977, align 8, !tbaa !9
  %996 = icmp eq i32 %980, 0
  br i1 %996, label %997, label %974, !llvm.loop !257

997:                                              ; preds = %995, %974, %962, %946
  %998 = phi ptr [ %947, %946 ], [ %970, %962 ], [ %970, %974 ], [ %970, %995 ]
  %999 = phi i64 [ %945, %946 ], [ %950, %962 ], [ %950, %974 ], [ %950, %995 ]
  %1000 = phi i32 [ %398, %946 ], [ 1, %962 ], [ %963, %974 ], [ %963, %995 ]
  %1001 = add i64 %999, -7046029254386353131
  store i64 %1001, ptr @random_state, align 8, !tbaa !61
  %1002 = lshr i64 %1001, 30
  %1003 = xor i64 %1002, %1001
  %1004 = mul i64 %1003, -4658895280553007687
  %1005 = lshr i64 %1004, 27
  %1006 = xor i64 %1005, %1004
  %1007 = mul i64 %1006, -7723592293110705685
  %1008 = lshr i64 %1007, 31
  %1009 = xor i64 %1008, %1007
  %1010 = zext i32 %1000 to i64
  %1011 = urem i64 %1009, %1010
  %1012 = getelementptr inbounds nuw ptr, ptr %998, i64 %1011
  %1013 = load ptr, ptr %1012, align 8, !tbaa !9
  %1014 = add i32 %1000, -1
  store i32 %1014, ptr @n_ready, align 4, !tbaa !5
  %1015 = zext i32 %1014 to i64
  %1016 = getelementptr inbounds nuw ptr, ptr %998, i64 %1015
  %1017 = load ptr, ptr %1016, align 8, !tbaa !9
  store ptr %1017, ptr %1012, align 8, !tbaa !9
  br label %1018

1018:                                             ; preds = %858, %831, %997, %948, %921, %919, %815
  %1019 = phi ptr [ %163, %948 ], [ %1013, %997 ], [ %869, %919 ], [ %934, %921 ], [ %817, %815 ], [ %817, %831 ], [ %817, %858 ]
  %1020 = icmp ne i64 %743, 4
  %1021 = load ptr, ptr @held, align 8
  %1022 = icmp ne ptr %1021, null
  %1023 = select i1 %1020, i1 true, i1 %1022
  %1024 = load ptr, ptr @let_go, align 8
  %1025 = icmp eq ptr %1019, %1024
  %1026 = select i1 %1023, i1 true, i1 %1025
  br i1 %1026, label %1052, label %1027

1027:                                             ; preds = %1018
  %1028 = getelementptr inbounds nuw i8, ptr %1019, i64 20
  %1029 = load i32, ptr %1028, align 4, !tbaa !220
  %1030 = icmp eq i32 %1029, 4
  br i1 %1030, label %1031, label %1052

1031:                                             ; preds = %1027
  %1032 = getelementptr inbounds nuw i8, ptr %1019, i64 56
  %1033 = load i32, ptr %1032, align 8, !tbaa !228
  %1034 = zext i32 %1033 to i64
  %1035 = getelementptr inbounds nuw i8, ptr %741, i64 568
  %1036 = load i64, ptr %1035, align 8, !tbaa !268
  %1037 = icmp eq i64 %1036, %1034
  br i1 %1037, label %1038, label %1052

1038:                                             ; preds = %1031
  %1039 = load i64, ptr @random_state, align 8, !tbaa !61
  %1040 = add i64 %1039, -7046029254386353131
  store i64 %1040, ptr @random_state, align 8, !tbaa !61
  %1041 = lshr i64 %1040, 30
  %1042 = xor i64 %1041, %1040
  %1043 = mul i64 %1042, -4658895280553007687
  %1044 = lshr i64 %1043, 27
  %1045 = xor i64 %1044, %1043
  %1046 = mul i64 %1045, -7723592293110705685
  %1047 = lshr i64 %1046, 31
  %1048 = xor i64 %1047, %1046
  %1049 = and i64 %1048, 1
  %1050 = icmp eq i64 %1049, 0
  br i1 %1050, label %1051, label %1052

1051:                                             ; preds = %1038
  store ptr %1019, ptr @held, align 8, !tbaa !9
  br label %1486

1052:                                             ; preds = %1038, %1031, %1027, %1018
  br i1 %1025, label %1053, label %1054

1053:                                             ; preds = %1052
  store ptr null, ptr @let_go, align 8, !tbaa !9
  br label %1054

1054:                                             ; preds = %1053, %1052
  %1055 = getelementptr inbounds nuw i8, ptr %1019, i64 112
  %1056 = load ptr, ptr %1055, align 8, !tbaa !31
  %1057 = load ptr, ptr @turns, align 8, !tbaa !9
  %1058 = getelementptr inbounds nuw i8, ptr %1019, i64 108
  %1059 = load i32, ptr %1058, align 4, !tbaa !62
  %1060 = zext i32 %1059 to i64
  %1061 = getelementptr inbounds nuw %struct.Turn, ptr %1057, i64 %1060
  %1062 = load ptr, ptr @running, align 8, !tbaa !249
  %1063 = icmp eq ptr %1062, %1056
  br i1 %1063, label %1123, label %1064

1064:                                             ; preds = %1054
  %1065 = icmp eq ptr %1062, null
  br i1 %1065, label %1078, label %1066

1066:                                             ; preds = %1064
  %1067 = getelementptr inbounds nuw i8, ptr %1062, i64 688
  %1068 = load ptr, ptr %1067, align 8, !tbaa !269
  %1069 = icmp eq ptr %1068, null
  br i1 %1069, label %1078, label %1070

1070:                                             ; preds = %1066
  %1071 = getelementptr inbounds nuw i8, ptr %741, i64 96
  %1072 = load ptr, ptr %1071, align 8, !tbaa !26
  %1073 = getelementptr inbounds nuw i8, ptr %741, i64 128
  %1074 = load i64, ptr %1073, align 8, !tbaa !37
  %1075 = getelementptr inbounds nuw i8, ptr %1072, i64 %1074
  %1076 = getelementptr inbounds nuw i8, ptr %741, i64 136
  %1077 = load i64, ptr %1076, align 8, !tbaa !270
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %1068, ptr align 1 %1075, i64 %1077, i1 false)
  br label %1078

1078:                                             ; preds = %1070, %1066, %1064
  store ptr %1056, ptr @running, align 8, !tbaa !249
  %1079 = icmp eq ptr %1056, null
  br i1 %1079, label %1123, label %1080

1080:                                             ; preds = %1078
  %1081 = getelementptr inbounds nuw i8, ptr %1056, i64 688
  %1082 = load ptr, ptr %1081, align 8, !tbaa !269
  %1083 = icmp eq ptr %1082, null
  br i1 %1083, label %1092, label %1084

1084:                                             ; preds = %1080
  %1085 = getelementptr inbounds nuw i8, ptr %741, i64 96
  %1086 = load ptr, ptr %1085, align 8, !tbaa !26
  %1087 = getelementptr inbounds nuw i8, ptr %741, i64 128
  %1088 = load i64, ptr %1087, align 8, !tbaa !37
  %1089 = getelementptr inbounds nuw i8, ptr %1086, i64 %1088
  %1090 = getelementptr inbounds nuw i8, ptr %741, i64 136
  %1091 = load i64, ptr %1090, align 8, !tbaa !270
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1089, ptr nonnull align 1 %1082, i64 %1091, i1 false)
  br label %1092

1092:                                             ; preds = %1084, %1080
  %1093 = load i32, ptr %1056, align 8, !tbaa !84
  %1094 = getelementptr inbounds nuw i8, ptr %741, i64 48
  %1095 = load i32, ptr %1094, align 8, !tbaa !5
  %1096 = urem i32 %1093, %1095
  store i32 %1096, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 24), align 8, !tbaa !5
  %1097 = load i32, ptr %1056, align 8, !tbaa !84
  %1098 = udiv i32 %1097, %1095
  %1099 = getelementptr inbounds nuw i8, ptr %741, i64 52
  %1100 = load i32, ptr %1099, align 4, !tbaa !5
  %1101 = urem i32 %1098, %1100
  store i32 %1101, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 28), align 4, !tbaa !5
  %1102 = load i32, ptr %1056, align 8, !tbaa !84
  %1103 = udiv i32 %1102, %1095
  %1104 = udiv i32 %1103, %1100
  store i32 %1104, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 32), align 8, !tbaa !5
  %1105 = getelementptr inbounds nuw i8, ptr %1056, i64 20
  %1106 = load i32, ptr %1105, align 4, !tbaa !34
  %1107 = icmp eq i32 %1106, 0
  %1108 = getelementptr inbounds nuw i8, ptr %741, i64 392
  %1109 = getelementptr inbounds nuw i8, ptr %741, i64 104
  br label %1110

1110:                                             ; preds = %1118, %1092
  %1111 = phi i64 [ 0, %1092 ], [ %1121, %1118 ]
  br i1 %1107, label %1112, label %1118

1112:                                             ; preds = %1110
  %1113 = load i64, ptr %1108, align 8, !tbaa !65
  %1114 = icmp eq i64 %1113, 0
  br i1 %1114, label %1115, label %1118

1115:                                             ; preds = %1112
  %1116 = load i64, ptr %1109, align 8, !tbaa !27
  %1117 = lshr i64 %1116, %1111
  br label %1118

1118:                                             ; preds = %1115, %1112, %1110
  %1119 = phi i64 [ %1117, %1115 ], [ 0, %1112 ], [ 0, %1110 ]
  %1120 = getelementptr inbounds nuw i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 40), i64 %1111
  store i64 %1119, ptr %1120, align 8, !tbaa !61
  %1121 = add nuw nsw i64 %1111, 1
  %1122 = icmp eq i64 %1121, 6
  br i1 %1122, label %1123, label %1110, !llvm.loop !271

1123:                                             ; preds = %1118, %1078, %1054
  %1124 = getelementptr inbounds nuw i8, ptr %1061, i64 4
  store i32 0, ptr %1124, align 4, !tbaa !255
  %1125 = getelementptr inbounds nuw i8, ptr %1019, i64 20
  store i32 0, ptr %1125, align 4, !tbaa !220
  %1126 = getelementptr inbounds nuw i8, ptr %1019, i64 48
  %1127 = load ptr, ptr %1126, align 8, !tbaa !216
  %1128 = icmp eq ptr %1127, null
  %1129 = select i1 %1128, ptr %741, ptr %1127
  %1130 = select i1 %1128, ptr %1019, ptr %1127
  %1131 = load ptr, ptr %1129, align 8, !tbaa !9
  tail call void %1131(ptr noundef nonnull %1130) #20
  %1132 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1133 = icmp eq i32 %1132, 0
  br i1 %1133, label %1134, label %1882

1134:                                             ; preds = %1123
  %1135 = load ptr, ptr @L, align 8, !tbaa !9
  %1136 = getelementptr inbounds nuw i8, ptr %1135, i64 8
  %1137 = load i64, ptr %1136, align 8, !tbaa !252
  %1138 = icmp eq i64 %1137, 0
  br i1 %1138, label %1139, label %1141

1139:                                             ; preds = %1134
  store i32 3, ptr %1125, align 4, !tbaa !220
  %1140 = getelementptr inbounds nuw i8, ptr %1061, i64 8
  store i32 0, ptr %1140, align 8, !tbaa !74
  br label %1159

1141:                                             ; preds = %1134
  %1142 = load i32, ptr %1125, align 4, !tbaa !220
  %1143 = icmp eq i32 %1142, 4
  br i1 %1143, label %1144, label %1157

1144:                                             ; preds = %1141
  %1145 = getelementptr inbounds nuw i8, ptr %1135, i64 584
  %1146 = load i64, ptr %1145, align 8, !tbaa !261
  %1147 = add nsw i64 %1146, 1
  store i64 %1147, ptr %1145, align 8, !tbaa !261
  store i32 1, ptr %1124, align 4, !tbaa !255
  %1148 = getelementptr inbounds nuw i8, ptr %1061, i64 8
  %1149 = load i32, ptr %1148, align 8, !tbaa !74
  %1150 = icmp ult i32 %1149, 4
  br i1 %1150, label %1486, label %1151

1151:                                             ; preds = %1144
  %1152 = load ptr, ptr @parked, align 8, !tbaa !237
  %1153 = load i32, ptr @n_parked, align 4, !tbaa !5
  %1154 = add i32 %1153, 1
  store i32 %1154, ptr @n_parked, align 4, !tbaa !5
  %1155 = zext i32 %1153 to i64
  %1156 = getelementptr inbounds nuw ptr, ptr %1152, i64 %1155
  store ptr %1019, ptr %1156, align 8, !tbaa !9
  br label %1486

1157:                                             ; preds = %1141
  %1158 = getelementptr inbounds nuw i8, ptr %1061, i64 8
  store i32 0, ptr %1158, align 8, !tbaa !74
  switch i32 %1142, label %1486 [
    i32 3, label %1159
    i32 1, label %1317
    i32 2, label %1410
  ]

1159:                                             ; preds = %1157, %1139
  %1160 = load ptr, ptr %1055, align 8, !tbaa !31
  %1161 = getelementptr inbounds nuw i8, ptr %1160, i64 24
  %1162 = load ptr, ptr %1161, align 8, !tbaa !219
  %1163 = getelementptr inbounds nuw i8, ptr %1019, i64 16
  %1164 = load i32, ptr %1163, align 8, !tbaa !54
  %1165 = shl i32 %1164, 5
  %1166 = zext i32 %1165 to i64
  %1167 = getelementptr inbounds nuw %struct.Thread, ptr %1162, i64 %1166
  %1168 = getelementptr inbounds nuw i8, ptr %1160, i64 12
  %1169 = load i32, ptr %1168, align 4, !tbaa !49
  %1170 = sub i32 %1169, %1165
  %1171 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %1170, i32 32)
  %1172 = load ptr, ptr %1126, align 8, !tbaa !216
  %1173 = icmp eq ptr %1172, null
  br i1 %1173, label %1180, label %1174

1174:                                             ; preds = %1159
  %1175 = load i64, ptr @free_frames, align 8
  store i64 %1175, ptr %1172, align 1
  %1176 = load ptr, ptr %1126, align 8, !tbaa !216
  store ptr %1176, ptr @free_frames, align 8, !tbaa !215
  store ptr null, ptr %1126, align 8, !tbaa !216
  %1177 = load ptr, ptr %1055, align 8, !tbaa !31
  %1178 = getelementptr inbounds nuw i8, ptr %1177, i64 12
  %1179 = load i32, ptr %1178, align 4, !tbaa !49
  br label %1180

1180:                                             ; preds = %1174, %1159
  %1181 = phi i32 [ %1179, %1174 ], [ %1169, %1159 ]
  %1182 = phi ptr [ %1177, %1174 ], [ %1160, %1159 ]
  %1183 = load i64, ptr @progress, align 8, !tbaa !61
  %1184 = add i64 %1183, 1
  store i64 %1184, ptr @progress, align 8, !tbaa !61
  %1185 = getelementptr inbounds nuw i8, ptr %1182, i64 16
  %1186 = load i32, ptr %1185, align 8, !tbaa !223
  %1187 = add i32 %1186, -1
  store i32 %1187, ptr %1185, align 8, !tbaa !223
  %1188 = getelementptr inbounds nuw i8, ptr %1182, i64 12
  %1189 = icmp eq i32 %1181, 0
  br i1 %1189, label %1221, label %1190

1190:                                             ; preds = %1180
  %1191 = getelementptr inbounds nuw i8, ptr %1182, i64 24
  %1192 = getelementptr inbounds nuw i8, ptr %1182, i64 32
  br label %1193

1193:                                             ; preds = %1216, %1190
  %1194 = phi i32 [ %1181, %1190 ], [ %1217, %1216 ]
  %1195 = phi i64 [ 0, %1190 ], [ %1218, %1216 ]
  %1196 = load i32, ptr %1185, align 8, !tbaa !223
  %1197 = icmp eq i32 %1196, 0
  br i1 %1197, label %1221, label %1198

1198:                                             ; preds = %1193
  %1199 = load ptr, ptr %1191, align 8, !tbaa !219
  %1200 = getelementptr inbounds nuw %struct.Thread, ptr %1199, i64 %1195
  %1201 = getelementptr inbounds nuw i8, ptr %1200, i64 20
  %1202 = load i32, ptr %1201, align 4, !tbaa !220
  %1203 = icmp eq i32 %1202, 1
  br i1 %1203, label %1204, label %1216

1204:                                             ; preds = %1198
  %1205 = getelementptr inbounds nuw i8, ptr %1200, i64 72
  %1206 = load i64, ptr %1205, align 8, !tbaa !222
  %1207 = icmp eq i64 %1206, 0
  br i1 %1207, label %1208, label %1216

1208:                                             ; preds = %1204
  %1209 = getelementptr inbounds nuw i8, ptr %1200, i64 64
  %1210 = load i64, ptr %1209, align 8, !tbaa !221
  %1211 = getelementptr inbounds nuw i32, ptr %1192, i64 %1210
  %1212 = load i32, ptr %1211, align 4, !tbaa !5
  %1213 = icmp eq i32 %1212, %1196
  br i1 %1213, label %1214, label %1216

1214:                                             ; preds = %1208
  tail call fastcc void @release_barrier(ptr noundef nonnull %1182, i64 noundef %1210)
  %1215 = load i32, ptr %1188, align 4, !tbaa !49
  br label %1216

1216:                                             ; preds = %1214, %1208, %1204, %1198
  %1217 = phi i32 [ %1215, %1214 ], [ %1194, %1208 ], [ %1194, %1204 ], [ %1194, %1198 ]
  %1218 = add nuw nsw i64 %1195, 1
  %1219 = zext i32 %1217 to i64
  %1220 = icmp samesign ult i64 %1218, %1219
  br i1 %1220, label %1193, label %1221, !llvm.loop !272

1221:                                             ; preds = %1216, %1193, %1180
  %1222 = icmp ne i32 %1169, %1165
  %1223 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1224 = icmp eq i32 %1223, 0
  %1225 = select i1 %1222, i1 %1224, i1 false
  br i1 %1225, label %1226, label %1228

1226:                                             ; preds = %1221
  %1227 = zext nneg i32 %1171 to i64
  br label %1230

1228:                                             ; preds = %1245, %1221
  %1229 = phi i1 [ %1224, %1221 ], [ %1246, %1245 ]
  br i1 %1229, label %1250, label %1486

1230:                                             ; preds = %1245, %1226
  %1231 = phi i64 [ 0, %1226 ], [ %1247, %1245 ]
  %1232 = getelementptr inbounds nuw %struct.Thread, ptr %1167, i64 %1231
  %1233 = getelementptr inbounds nuw i8, ptr %1232, i64 20
  %1234 = load i32, ptr %1233, align 4, !tbaa !220
  %1235 = icmp eq i32 %1234, 2
  br i1 %1235, label %1236, label %1245

1236:                                             ; preds = %1230
  %1237 = getelementptr inbounds nuw i8, ptr %1232, i64 60
  %1238 = load i32, ptr %1237, align 4, !tbaa !226
  %1239 = icmp eq i32 %1238, 40
  br i1 %1239, label %1245, label %1240

1240:                                             ; preds = %1236
  %1241 = trunc nuw nsw i64 %1231 to i32
  %1242 = tail call fastcc i32 @try_lane(ptr noundef nonnull %1167, i32 noundef %1171, i32 noundef %1241)
  %1243 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1244 = icmp eq i32 %1243, 0
  br label %1245

1245:                                             ; preds = %1240, %1236, %1230
  %1246 = phi i1 [ true, %1230 ], [ true, %1236 ], [ %1244, %1240 ]
  %1247 = add nuw nsw i64 %1231, 1
  %1248 = icmp samesign ult i64 %1247, %1227
  %1249 = select i1 %1248, i1 %1246, i1 false
  br i1 %1249, label %1230, label %1228, !llvm.loop !273

1250:                                             ; preds = %1228
  %1251 = load i32, ptr %1168, align 4, !tbaa !49
  %1252 = icmp eq i32 %1251, 0
  br i1 %1252, label %1306, label %1253

1253:                                             ; preds = %1250
  %1254 = load i32, ptr @n_ready, align 4
  %1255 = load ptr, ptr @turns, align 8
  %1256 = load ptr, ptr @ready, align 8
  %1257 = zext i32 %1251 to i64
  br label %1258

1258:                                             ; preds = %1302, %1253
  %1259 = phi i64 [ 0, %1253 ], [ %1304, %1302 ]
  %1260 = phi i32 [ %1254, %1253 ], [ %1303, %1302 ]
  %1261 = load ptr, ptr %1161, align 8, !tbaa !219
  %1262 = getelementptr inbounds nuw %struct.Thread, ptr %1261, i64 %1259
  %1263 = getelementptr inbounds nuw i8, ptr %1262, i64 20
  %1264 = load i32, ptr %1263, align 4, !tbaa !220
  %1265 = icmp eq i32 %1264, 0
  br i1 %1265, label %1266, label %1302

1266:                                             ; preds = %1258
  %1267 = getelementptr inbounds nuw i8, ptr %1262, i64 108
  %1268 = load i32, ptr %1267, align 4, !tbaa !62
  %1269 = zext i32 %1268 to i64
  %1270 = getelementptr inbounds nuw %struct.Turn, ptr %1255, i64 %1269
  %1271 = getelementptr inbounds nuw i8, ptr %1270, i64 4
  %1272 = load i32, ptr %1271, align 4, !tbaa !255
  %1273 = icmp eq i32 %1272, 0
  br i1 %1273, label %1274, label %1302

1274:                                             ; preds = %1266
  %1275 = add i32 %1260, 1
  store i32 %1275, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1271, align 4, !tbaa !255
  %1276 = zext i32 %1260 to i64
  %1277 = getelementptr inbounds nuw ptr, ptr %1256, i64 %1276
  store ptr %1262, ptr %1277, align 8, !tbaa !9
  %1278 = icmp eq i32 %1260, 0
  br i1 %1278, label %1302, label %1279

1279:                                             ; preds = %1274, %1300
  %1280 = phi i32 [ %1285, %1300 ], [ %1260, %1274 ]
  %1281 = zext i32 %1280 to i64
  %1282 = getelementptr inbounds nuw ptr, ptr %1256, i64 %1281
  %1283 = load ptr, ptr %1282, align 8, !tbaa !9
  %1284 = add i32 %1280, -1
  %1285 = lshr i32 %1284, 1
  %1286 = zext nneg i32 %1285 to i64
  %1287 = getelementptr inbounds nuw ptr, ptr %1256, i64 %1286
  %1288 = load ptr, ptr %1287, align 8, !tbaa !9
  %1289 = getelementptr inbounds nuw i8, ptr %1283, i64 108
  %1290 = load i32, ptr %1289, align 4, !tbaa !62
  %1291 = zext i32 %1290 to i64
  %1292 = getelementptr inbounds nuw %struct.Turn, ptr %1255, i64 %1291
  %1293 = load i32, ptr %1292, align 8, !tbaa !256
  %1294 = getelementptr inbounds nuw i8, ptr %1288, i64 108
  %1295 = load i32, ptr %1294, align 4, !tbaa !62
  %1296 = zext i32 %1295 to i64
  %1297 = getelementptr inbounds nuw %struct.Turn, ptr %1255, i64 %1296
  %1298 = load i32, ptr %1297, align 8, !tbaa !256
  %1299 = icmp ult i32 %1293, %1298
  br i1 %1299, label %1300, label %1302

1300:                                             ; preds = %1279
  store ptr %1283, ptr %1287, align 8, !tbaa !9
  store ptr %1288, ptr %1282, align 8, !tbaa !9
  %1301 = icmp eq i32 %1285, 0
  br i1 %1301, label %1302, label %1279, !llvm.loop !257

1302:                                             ; preds = %1300, %1279, %1274, %1266, %1258
  %1303 = phi i32 [ %1260, %1266 ], [ 1, %1274 ], [ %1260, %1258 ], [ %1275, %1279 ], [ %1275, %1300 ]
  %1304 = add nuw nsw i64 %1259, 1
  %1305 = icmp eq i64 %1304, %1257
  br i1 %1305, label %1306, label %1258, !llvm.loop !264

1306:                                             ; preds = %1302, %1250
  %1307 = getelementptr inbounds nuw i8, ptr %1160, i64 16
  %1308 = load i32, ptr %1307, align 8, !tbaa !223
  %1309 = icmp eq i32 %1308, 0
  br i1 %1309, label %1310, label %1486

1310:                                             ; preds = %1306
  tail call fastcc void @end_block(ptr noundef nonnull %1160)
  %1311 = load ptr, ptr @running, align 8, !tbaa !249
  %1312 = icmp eq ptr %1311, %1160
  br i1 %1312, label %1313, label %1314

1313:                                             ; preds = %1310
  store ptr null, ptr @running, align 8, !tbaa !249
  br label %1314

1314:                                             ; preds = %1313, %1310
  %1315 = load i32, ptr @in_flight, align 4, !tbaa !5
  %1316 = add i32 %1315, -1
  store i32 %1316, ptr @in_flight, align 4, !tbaa !5
  br label %1486

1317:                                             ; preds = %1157
  %1318 = load ptr, ptr %1055, align 8, !tbaa !31
  %1319 = getelementptr inbounds nuw i8, ptr %1019, i64 64
  %1320 = load i64, ptr %1319, align 8, !tbaa !221
  %1321 = icmp ugt i64 %1320, 15
  br i1 %1321, label %1322, label %1333

1322:                                             ; preds = %1317
  %1323 = getelementptr inbounds nuw i8, ptr %1019, i64 56
  %1324 = load i32, ptr %1323, align 8, !tbaa !228
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1325 = getelementptr inbounds nuw i8, ptr %1135, i64 592
  store i32 11, ptr %1325, align 8, !tbaa !81
  %1326 = getelementptr inbounds nuw i8, ptr %1135, i64 596
  store i32 %1324, ptr %1326, align 4, !tbaa !82
  %1327 = getelementptr inbounds nuw i8, ptr %1135, i64 600
  store i32 -1, ptr %1327, align 8, !tbaa !83
  %1328 = load i32, ptr %1318, align 8, !tbaa !84
  %1329 = getelementptr inbounds nuw i8, ptr %1019, i64 104
  %1330 = load i32, ptr %1329, align 8, !tbaa !51
  %1331 = getelementptr inbounds nuw i8, ptr %1135, i64 608
  store i32 %1328, ptr %1331, align 8, !tbaa !85
  %1332 = getelementptr inbounds nuw i8, ptr %1135, i64 612
  store i32 %1330, ptr %1332, align 4, !tbaa !86
  br label %1486

1333:                                             ; preds = %1317
  %1334 = getelementptr inbounds nuw i8, ptr %1318, i64 32
  %1335 = getelementptr inbounds nuw i32, ptr %1334, i64 %1320
  %1336 = load i32, ptr %1335, align 4, !tbaa !5
  %1337 = add i32 %1336, 1
  store i32 %1337, ptr %1335, align 4, !tbaa !5
  %1338 = getelementptr inbounds nuw i8, ptr %1019, i64 72
  %1339 = load i64, ptr %1338, align 8, !tbaa !222
  %1340 = icmp eq i64 %1339, 0
  br i1 %1340, label %1348, label %1341

1341:                                             ; preds = %1333
  %1342 = getelementptr inbounds nuw i8, ptr %1318, i64 96
  %1343 = getelementptr inbounds nuw i32, ptr %1342, i64 %1320
  %1344 = load i32, ptr %1343, align 4, !tbaa !5
  %1345 = add i32 %1344, %1337
  %1346 = zext i32 %1345 to i64
  %1347 = icmp ugt i64 %1339, %1346
  br i1 %1347, label %1486, label %1352

1348:                                             ; preds = %1333
  %1349 = getelementptr inbounds nuw i8, ptr %1318, i64 16
  %1350 = load i32, ptr %1349, align 8, !tbaa !223
  %1351 = icmp eq i32 %1337, %1350
  br i1 %1351, label %1352, label %1486

1352:                                             ; preds = %1348, %1341
  tail call fastcc void @release_barrier(ptr noundef nonnull %1318, i64 noundef %1320)
  %1353 = getelementptr inbounds nuw i8, ptr %1056, i64 12
  %1354 = load i32, ptr %1353, align 4, !tbaa !49
  %1355 = icmp eq i32 %1354, 0
  br i1 %1355, label %1486, label %1356

1356:                                             ; preds = %1352
  %1357 = load i32, ptr @n_ready, align 4
  %1358 = getelementptr inbounds nuw i8, ptr %1056, i64 24
  %1359 = load ptr, ptr @turns, align 8
  %1360 = load ptr, ptr @ready, align 8
  %1361 = zext i32 %1354 to i64
  br label %1362

1362:                                             ; preds = %1406, %1356
  %1363 = phi i64 [ 0, %1356 ], [ %1408, %1406 ]
  %1364 = phi i32 [ %1357, %1356 ], [ %1407, %1406 ]
  %1365 = load ptr, ptr %1358, align 8, !tbaa !219
  %1366 = getelementptr inbounds nuw %struct.Thread, ptr %1365, i64 %1363
  %1367 = getelementptr inbounds nuw i8, ptr %1366, i64 20
  %1368 = load i32, ptr %1367, align 4, !tbaa !220
  %1369 = icmp eq i32 %1368, 0
  br i1 %1369, label %1370, label %1406

1370:                                             ; preds = %1362
  %1371 = getelementptr inbounds nuw i8, ptr %1366, i64 108
  %1372 = load i32, ptr %1371, align 4, !tbaa !62
  %1373 = zext i32 %1372 to i64
  %1374 = getelementptr inbounds nuw %struct.Turn, ptr %1359, i64 %1373
  %1375 = getelementptr inbounds nuw i8, ptr %1374, i64 4
  %1376 = load i32, ptr %1375, align 4, !tbaa !255
  %1377 = icmp eq i32 %1376, 0
  br i1 %1377, label %1378, label %1406

1378:                                             ; preds = %1370
  %1379 = add i32 %1364, 1
  store i32 %1379, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1375, align 4, !tbaa !255
  %1380 = zext i32 %1364 to i64
  %1381 = getelementptr inbounds nuw ptr, ptr %1360, i64 %1380
  store ptr %1366, ptr %1381, align 8, !tbaa !9
  %1382 = icmp eq i32 %1364, 0
  br i1 %1382, label %1406, label %1383

1383:                                             ; preds = %1378, %1404
  %1384 = phi i32 [ %1389, %1404 ], [ %1364, %1378 ]
  %1385 = zext i32 %1384 to i64
  %1386 = getelementptr inbounds nuw ptr, ptr %1360, i64 %1385
  %1387 = load ptr, ptr %1386, align 8, !tbaa !9
  %1388 = add i32 %1384, -1
  %1389 = lshr i32 %1388, 1
  %1390 = zext nneg i32 %1389 to i64
  %1391 = getelementptr inbounds nuw ptr, ptr %1360, i64 %1390
  %1392 = load ptr, ptr %1391, align 8, !tbaa !9
  %1393 = getelementptr inbounds nuw i8, ptr %1387, i64 108
  %1394 = load i32, ptr %1393, align 4, !tbaa !62
  %1395 = zext i32 %1394 to i64
  %1396 = getelementptr inbounds nuw %struct.Turn, ptr %1359, i64 %1395
  %1397 = load i32, ptr %1396, align 8, !tbaa !256
  %1398 = getelementptr inbounds nuw i8, ptr %1392, i64 108
  %1399 = load i32, ptr %1398, align 4, !tbaa !62
  %1400 = zext i32 %1399 to i64
  %1401 = getelementptr inbounds nuw %struct.Turn, ptr %1359, i64 %1400
  %1402 = load i32, ptr %1401, align 8, !tbaa !256
  %1403 = icmp ult i32 %1397, %1402
  br i1 %1403, label %1404, label %1406

1404:                                             ; preds = %1383
  store ptr %1387, ptr %1391, align 8, !tbaa !9
  store ptr %1392, ptr %1386, align 8, !tbaa !9
  %1405 = icmp eq i32 %1389, 0
  br i1 %1405, label %1406, label %1383, !llvm.loop !257

1406:                                             ; preds = %1404, %1383, %1378, %1370, %1362
  %1407 = phi i32 [ %1364, %1370 ], [ 1, %1378 ], [ %1364, %1362 ], [ %1379, %1383 ], [ %1379, %1404 ]
  %1408 = add nuw nsw i64 %1363, 1
  %1409 = icmp eq i64 %1408, %1361
  br i1 %1409, label %1486, label %1362, !llvm.loop !264

1410:                                             ; preds = %1157
  %1411 = getelementptr inbounds nuw i8, ptr %1019, i64 60
  %1412 = load i32, ptr %1411, align 4, !tbaa !226
  %1413 = icmp eq i32 %1412, 40
  br i1 %1413, label %1486, label %1414

1414:                                             ; preds = %1410
  %1415 = getelementptr inbounds nuw i8, ptr %1056, i64 24
  %1416 = load ptr, ptr %1415, align 8, !tbaa !219
  %1417 = getelementptr inbounds nuw i8, ptr %1019, i64 16
  %1418 = load i32, ptr %1417, align 8, !tbaa !54
  %1419 = shl i32 %1418, 5
  %1420 = zext i32 %1419 to i64
  %1421 = getelementptr inbounds nuw %struct.Thread, ptr %1416, i64 %1420
  %1422 = getelementptr inbounds nuw i8, ptr %1056, i64 12
  %1423 = load i32, ptr %1422, align 4, !tbaa !49
  %1424 = sub i32 %1423, %1419
  %1425 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %1424, i32 32)
  %1426 = getelementptr inbounds nuw i8, ptr %1019, i64 12
  %1427 = load i32, ptr %1426, align 4, !tbaa !64
  %1428 = tail call fastcc i32 @try_lane(ptr noundef %1421, i32 noundef %1425, i32 noundef %1427)
  %1429 = icmp eq i32 %1428, 0
  br i1 %1429, label %1486, label %1430

1430:                                             ; preds = %1414
  %1431 = load i32, ptr %1422, align 4, !tbaa !49
  %1432 = icmp eq i32 %1431, 0
  br i1 %1432, label %1486, label %1433

1433:                                             ; preds = %1430
  %1434 = load i32, ptr @n_ready, align 4
  %1435 = load ptr, ptr @turns, align 8
  %1436 = load ptr, ptr @ready, align 8
  %1437 = zext i32 %1431 to i64
  br label %1438

1438:                                             ; preds = %1482, %1433
  %1439 = phi i64 [ 0, %1433 ], [ %1484, %1482 ]
  %1440 = phi i32 [ %1434, %1433 ], [ %1483, %1482 ]
  %1441 = load ptr, ptr %1415, align 8, !tbaa !219
  %1442 = getelementptr inbounds nuw %struct.Thread, ptr %1441, i64 %1439
  %1443 = getelementptr inbounds nuw i8, ptr %1442, i64 20
  %1444 = load i32, ptr %1443, align 4, !tbaa !220
  %1445 = icmp eq i32 %1444, 0
  br i1 %1445, label %1446, label %1482

1446:                                             ; preds = %1438
  %1447 = getelementptr inbounds nuw i8, ptr %1442, i64 108
  %1448 = load i32, ptr %1447, align 4, !tbaa !62
  %1449 = zext i32 %1448 to i64
  %1450 = getelementptr inbounds nuw %struct.Turn, ptr %1435, i64 %1449
  %1451 = getelementptr inbounds nuw i8, ptr %1450, i64 4
  %1452 = load i32, ptr %1451, align 4, !tbaa !255
  %1453 = icmp eq i32 %1452, 0
  br i1 %1453, label %1454, label %1482

1454:                                             ; preds = %1446
  %1455 = add i32 %1440, 1
  store i32 %1455, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1451, align 4, !tbaa !255
  %1456 = zext i32 %1440 to i64
  %1457 = getelementptr inbounds nuw ptr, ptr %1436, i64 %1456
  store ptr %1442, ptr %1457, align 8, !tbaa !9
  %1458 = icmp eq i32 %1440, 0
  br i1 %1458, label %1482, label %1459

1459:                                             ; preds = %1454, %1480
  %1460 = phi i32 [ %1465, %1480 ], [ %1440, %1454 ]
  %1461 = zext i32 %1460 to i64
  %1462 = getelementptr inbounds nuw ptr, ptr %1436, i64 %1461
  %1463 = load ptr, ptr %1462, align 8, !tbaa !9
  %1464 = add i32 %1460, -1
  %1465 = lshr i32 %1464, 1
  %1466 = zext nneg i32 %1465 to i64
  %1467 = getelementptr inbounds nuw ptr, ptr %1436, i64 %1466
  %1468 = load ptr, ptr %1467, align 8, !tbaa !9
  %1469 = getelementptr inbounds nuw i8, ptr %1463, i64 108
  %1470 = load i32, ptr %1469, align 4, !tbaa !62
  %1471 = zext i32 %1470 to i64
  %1472 = getelementptr inbounds nuw %struct.Turn, ptr %1435, i64 %1471
  %1473 = load i32, ptr %1472, align 8, !tbaa !256
  %1474 = getelementptr inbounds nuw i8, ptr %1468, i64 108
  %1475 = load i32, ptr %1474, align 4, !tbaa !62
  %1476 = zext i32 %1475 to i64
  %1477 = getelementptr inbounds nuw %struct.Turn, ptr %1435, i64 %1476
  %1478 = load i32, ptr %1477, align 8, !tbaa !256
  %1479 = icmp ult i32 %1473, %1478
  br i1 %1479, label %1480, label %1482

1480:                                             ; preds = %1459
  store ptr %1463, ptr %1467, align 8, !tbaa !9
  store ptr %1468, ptr %1462, align 8, !tbaa !9
  %1481 = icmp eq i32 %1465, 0
  br i1 %1481, label %1482, label %1459, !llvm.loop !257

1482:                                             ; preds = %1480, %1459, %1454, %1446, %1438
  %1483 = phi i32 [ %1440, %1446 ], [ 1, %1454 ], [ %1440, %1438 ], [ %1455, %1459 ], [ %1455, %1480 ]
  %1484 = add nuw nsw i64 %1439, 1
  %1485 = icmp eq i64 %1484, %1437
  br i1 %1485, label %1486, label %1438, !llvm.loop !264

1486:                                             ; preds = %642, %1482, %1406, %1430, %1414, %1410, %1352, %1348, %1341, %1322, %1314, %1306, %1228, %1157, %1151, %1144, %1051, %705, %457, %453
  %1487 = phi ptr [ null, %1406 ], [ null, %1430 ], [ null, %1341 ], [ null, %1348 ], [ null, %1352 ], [ null, %1306 ], [ null, %1228 ], [ null, %1410 ], [ null, %1482 ], [ null, %1414 ], [ null, %1322 ], [ null, %1314 ], [ null, %1157 ], [ null, %1151 ], [ %1019, %1144 ], [ null, %1051 ], [ null, %453 ], [ null, %457 ], [ null, %705 ], [ null, %642 ]
  %1488 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1489 = add i32 %162, 1
  %1490 = icmp eq i32 %1488, 0
  br i1 %1490, label %161, label %1882, !llvm.loop !274

1491:                                             ; preds = %119
  %1492 = icmp ne i64 %21, 0
  %1493 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1494 = icmp eq i32 %1493, 0
  %1495 = select i1 %1492, i1 %1494, i1 false
  br i1 %1495, label %1496, label %1882

1496:                                             ; preds = %1491, %1876
  %1497 = phi i64 [ %1877, %1876 ], [ 0, %1491 ]
  %1498 = load ptr, ptr @L, align 8, !tbaa !9
  %1499 = getelementptr inbounds nuw i8, ptr %1498, i64 72
  %1500 = load ptr, ptr %1499, align 8, !tbaa !254
  %1501 = icmp eq ptr %1500, null
  br i1 %1501, label %1505, label %1502

1502:                                             ; preds = %1496
  %1503 = getelementptr inbounds nuw i64, ptr %1500, i64 %1497
  %1504 = load i64, ptr %1503, align 8, !tbaa !61
  br label %1505

1505:                                             ; preds = %1502, %1496
  %1506 = phi i64 [ %1504, %1502 ], [ %1497, %1496 ]
  tail call fastcc void @start_block(ptr noundef nonnull @blocks, i32 noundef 0, i64 noundef %1506)
  store i64 0, ptr @frames_used, align 8, !tbaa !61
  store ptr null, ptr @free_frames, align 8, !tbaa !215
  store ptr @blocks, ptr @running, align 8, !tbaa !249
  %1507 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 688), align 16, !tbaa !269
  %1508 = icmp eq ptr %1507, null
  %1509 = load ptr, ptr @L, align 8, !tbaa !9
  br i1 %1508, label %1518, label %1510

1510:                                             ; preds = %1505
  %1511 = getelementptr inbounds nuw i8, ptr %1509, i64 96
  %1512 = load ptr, ptr %1511, align 8, !tbaa !26
  %1513 = getelementptr inbounds nuw i8, ptr %1509, i64 128
  %1514 = load i64, ptr %1513, align 8, !tbaa !37
  %1515 = getelementptr inbounds nuw i8, ptr %1512, i64 %1514
  %1516 = getelementptr inbounds nuw i8, ptr %1509, i64 136
  %1517 = load i64, ptr %1516, align 8, !tbaa !270
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1515, ptr nonnull align 1 %1507, i64 %1517, i1 false)
  br label %1518

1518:                                             ; preds = %1510, %1505
  %1519 = load i32, ptr @blocks, align 16, !tbaa !84
  %1520 = getelementptr inbounds nuw i8, ptr %1509, i64 48
  %1521 = load i32, ptr %1520, align 8, !tbaa !5
  %1522 = urem i32 %1519, %1521
  store i32 %1522, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 24), align 8, !tbaa !5
  %1523 = udiv i32 %1519, %1521
  %1524 = getelementptr inbounds nuw i8, ptr %1509, i64 52
  %1525 = load i32, ptr %1524, align 4, !tbaa !5
  %1526 = urem i32 %1523, %1525
  store i32 %1526, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 28), align 4, !tbaa !5
  %1527 = udiv i32 %1523, %1525
  store i32 %1527, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 32), align 8, !tbaa !5
  %1528 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 20), align 4, !tbaa !34
  %1529 = icmp eq i32 %1528, 0
  %1530 = getelementptr inbounds nuw i8, ptr %1509, i64 392
  %1531 = getelementptr inbounds nuw i8, ptr %1509, i64 104
  br label %1532

1532:                                             ; preds = %1540, %1518
  %1533 = phi i64 [ 0, %1518 ], [ %1543, %1540 ]
  br i1 %1529, label %1534, label %1540

1534:                                             ; preds = %1532
  %1535 = load i64, ptr %1530, align 8, !tbaa !65
  %1536 = icmp eq i64 %1535, 0
  br i1 %1536, label %1537, label %1540

1537:                                             ; preds = %1534
  %1538 = load i64, ptr %1531, align 8, !tbaa !27
  %1539 = lshr i64 %1538, %1533
  br label %1540

1540:                                             ; preds = %1537, %1534, %1532
  %1541 = phi i64 [ %1539, %1537 ], [ 0, %1534 ], [ 0, %1532 ]
  %1542 = getelementptr inbounds nuw i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 40), i64 %1533
  store i64 %1541, ptr %1542, align 8, !tbaa !61
  %1543 = add nuw nsw i64 %1533, 1
  %1544 = icmp eq i64 %1543, 6
  br i1 %1544, label %1545, label %1532, !llvm.loop !271

1545:                                             ; preds = %1540
  %1546 = getelementptr inbounds nuw i8, ptr %1509, i64 8
  %1547 = load i64, ptr %1546, align 8, !tbaa !252
  %1548 = icmp eq i64 %1547, 0
  br i1 %1548, label %1827, label %1549

1549:                                             ; preds = %1545
  %1550 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 16), align 16
  %1551 = icmp eq i32 %1550, 0
  %1552 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1553 = icmp ne i32 %1552, 0
  %1554 = select i1 %1551, i1 true, i1 %1553
  br i1 %1554, label %1821, label %1555

1555:                                             ; preds = %1549
  %1556 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4, !tbaa !49
  %1557 = add i32 %1556, 31
  %1558 = lshr i32 %1557, 5
  %1559 = icmp eq i32 %1558, 0
  %1560 = zext nneg i32 %1558 to i64
  br i1 %1559, label %1821, label %1574

1561:                                             ; preds = %1570
  %1562 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 16), align 16
  %1563 = icmp eq i32 %1571, 0
  %1564 = icmp eq i32 %1562, 0
  %1565 = select i1 %1563, i1 true, i1 %1564
  br i1 %1565, label %1821, label %1566

1566:                                             ; preds = %1570, %1561
  %1567 = phi i64 [ %1572, %1570 ], [ 0, %1561 ]
  %1568 = phi i32 [ %1571, %1570 ], [ 0, %1561 ]
  %1569 = load ptr, ptr @L, align 8, !tbaa !9
  br label %1574, !llvm.loop !275

1570:                                             ; preds = %1818, %1585
  %1571 = phi i32 [ %1703, %1818 ], [ %1577, %1585 ]
  %1572 = add nuw nsw i64 %1576, 1
  %1573 = icmp eq i64 %1572, %1560
  br i1 %1573, label %1561, label %1566

1574:                                             ; preds = %1555, %1566
  %1575 = phi ptr [ %1569, %1566 ], [ %1509, %1555 ]
  %1576 = phi i64 [ %1567, %1566 ], [ 0, %1555 ]
  %1577 = phi i32 [ %1568, %1566 ], [ 0, %1555 ]
  %1578 = getelementptr inbounds nuw i8, ptr %1575, i64 80
  %1579 = load ptr, ptr %1578, align 8, !tbaa !276
  %1580 = icmp eq ptr %1579, null
  %1581 = trunc nuw nsw i64 %1576 to i32
  br i1 %1580, label %1585, label %1582

1582:                                             ; preds = %1574
  %1583 = getelementptr inbounds nuw i32, ptr %1579, i64 %1576
  %1584 = load i32, ptr %1583, align 4, !tbaa !5
  br label %1585

1585:                                             ; preds = %1582, %1574
  %1586 = phi i32 [ %1584, %1582 ], [ %1581, %1574 ]
  %1587 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 24), align 8, !tbaa !219
  %1588 = shl i32 %1586, 5
  %1589 = zext i32 %1588 to i64
  %1590 = getelementptr inbounds nuw %struct.Thread, ptr %1587, i64 %1589
  %1591 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4, !tbaa !49
  %1592 = sub i32 %1591, %1588
  %1593 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %1592, i32 32)
  %1594 = icmp eq i32 %1591, %1588
  br i1 %1594, label %1570, label %1595

1595:                                             ; preds = %1585
  %1596 = zext nneg i32 %1593 to i64
  br label %1597

1597:                                             ; preds = %1709, %1595
  %1598 = phi i32 [ %1577, %1595 ], [ %1710, %1709 ]
  %1599 = phi i64 [ 0, %1595 ], [ %1711, %1709 ]
  %1600 = phi i32 [ 0, %1595 ], [ %1712, %1709 ]
  %1601 = getelementptr inbounds nuw %struct.Thread, ptr %1590, i64 %1599
  %1602 = getelementptr inbounds nuw i8, ptr %1601, i64 20
  %1603 = load i32, ptr %1602, align 4, !tbaa !220
  %1604 = icmp eq i32 %1603, 0
  br i1 %1604, label %1605, label %1701

1605:                                             ; preds = %1597
  %1606 = getelementptr inbounds nuw i8, ptr %1601, i64 48
  %1607 = load ptr, ptr %1606, align 8, !tbaa !216
  %1608 = icmp eq ptr %1607, null
  %1609 = load ptr, ptr @L, align 8
  %1610 = select i1 %1608, ptr %1609, ptr %1607
  %1611 = select i1 %1608, ptr %1601, ptr %1607
  %1612 = load ptr, ptr %1610, align 8, !tbaa !9
  tail call void %1612(ptr noundef nonnull %1611) #20
  %1613 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1614 = icmp eq i32 %1613, 0
  br i1 %1614, label %1615, label %1876

1615:                                             ; preds = %1605
  %1616 = load i32, ptr %1602, align 4, !tbaa !220
  switch i32 %1616, label %1701 [
    i32 1, label %1617
    i32 3, label %1655
  ]

1617:                                             ; preds = %1615
  %1618 = getelementptr inbounds nuw i8, ptr %1601, i64 112
  %1619 = load ptr, ptr %1618, align 8, !tbaa !31
  %1620 = getelementptr inbounds nuw i8, ptr %1601, i64 64
  %1621 = load i64, ptr %1620, align 8, !tbaa !221
  %1622 = icmp ugt i64 %1621, 15
  br i1 %1622, label %1623, label %1635

1623:                                             ; preds = %1617
  %1624 = getelementptr inbounds nuw i8, ptr %1601, i64 56
  %1625 = load i32, ptr %1624, align 8, !tbaa !228
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1626 = load ptr, ptr @L, align 8, !tbaa !9
  %1627 = getelementptr inbounds nuw i8, ptr %1626, i64 592
  store i32 11, ptr %1627, align 8, !tbaa !81
  %1628 = getelementptr inbounds nuw i8, ptr %1626, i64 596
  store i32 %1625, ptr %1628, align 4, !tbaa !82
  %1629 = getelementptr inbounds nuw i8, ptr %1626, i64 600
  store i32 -1, ptr %1629, align 8, !tbaa !83
  %1630 = load i32, ptr %1619, align 8, !tbaa !84
  %1631 = getelementptr inbounds nuw i8, ptr %1601, i64 104
  %1632 = load i32, ptr %1631, align 8, !tbaa !51
  %1633 = getelementptr inbounds nuw i8, ptr %1626, i64 608
  store i32 %1630, ptr %1633, align 8, !tbaa !85
  %1634 = getelementptr inbounds nuw i8, ptr %1626, i64 612
  store i32 %1632, ptr %1634, align 4, !tbaa !86
  br label %1697

1635:                                             ; preds = %1617
  %1636 = getelementptr inbounds nuw i8, ptr %1619, i64 32
  %1637 = getelementptr inbounds nuw i32, ptr %1636, i64 %1621
  %1638 = load i32, ptr %1637, align 4, !tbaa !5
  %1639 = add i32 %1638, 1
  store i32 %1639, ptr %1637, align 4, !tbaa !5
  %1640 = getelementptr inbounds nuw i8, ptr %1601, i64 72
  %1641 = load i64, ptr %1640, align 8, !tbaa !222
  %1642 = icmp eq i64 %1641, 0
  br i1 %1642, label %1650, label %1643

1643:                                             ; preds = %1635
  %1644 = getelementptr inbounds nuw i8, ptr %1619, i64 96
  %1645 = getelementptr inbounds nuw i32, ptr %1644, i64 %1621
  %1646 = load i32, ptr %1645, align 4, !tbaa !5
  %1647 = add i32 %1646, %1639
  %1648 = zext i32 %1647 to i64
  %1649 = icmp ugt i64 %1641, %1648
  br i1 %1649, label %1697, label %1654

1650:                                             ; preds = %1635
  %1651 = getelementptr inbounds nuw i8, ptr %1619, i64 16
  %1652 = load i32, ptr %1651, align 8, !tbaa !223
  %1653 = icmp eq i32 %1639, %1652
  br i1 %1653, label %1654, label %1697

1654:                                             ; preds = %1650, %1643
  tail call fastcc void @release_barrier(ptr noundef nonnull %1619, i64 noundef %1621)
  br label %1697

1655:                                             ; preds = %1615
  %1656 = getelementptr inbounds nuw i8, ptr %1601, i64 112
  %1657 = load ptr, ptr %1656, align 8, !tbaa !31
  %1658 = getelementptr inbounds nuw i8, ptr %1657, i64 16
  %1659 = load i32, ptr %1658, align 8, !tbaa !223
  %1660 = add i32 %1659, -1
  store i32 %1660, ptr %1658, align 8, !tbaa !223
  %1661 = getelementptr inbounds nuw i8, ptr %1657, i64 12
  %1662 = load i32, ptr %1661, align 4, !tbaa !49
  %1663 = icmp eq i32 %1662, 0
  br i1 %1663, label %1697, label %1664

1664:                                             ; preds = %1655
  %1665 = getelementptr inbounds nuw i8, ptr %1657, i64 24
  %1666 = getelementptr inbounds nuw i8, ptr %1657, i64 32
  br label %1667

1667:                                             ; preds = %1691, %1664
  %1668 = phi i32 [ %1662, %1664 ], [ %1692, %1691 ]
  %1669 = phi i64 [ 0, %1664 ], [ %1694, %1691 ]
  %1670 = phi i32 [ 0, %1664 ], [ %1693, %1691 ]
  %1671 = load i32, ptr %1658, align 8, !tbaa !223
  %1672 = icmp eq i32 %1671, 0
  br i1 %1672, label %1697, label %1673

1673:                                             ; preds = %1667
  %1674 = load ptr, ptr %1665, align 8, !tbaa !219
  %1675 = getelementptr inbounds nuw %struct.Thread, ptr %1674, i64 %1669
  %1676 = getelementptr inbounds nuw i8, ptr %1675, i64 20
  %1677 = load i32, ptr %1676, align 4, !tbaa !220
  %1678 = icmp eq i32 %1677, 1
  br i1 %1678, label %1679, label %1691

1679:                                             ; preds = %1673
  %1680 = getelementptr inbounds nuw i8, ptr %1675, i64 72
  %1681 = load i64, ptr %1680, align 8, !tbaa !222
  %1682 = icmp eq i64 %1681, 0
  br i1 %1682, label %1683, label %1691

1683:                                             ; preds = %1679
  %1684 = getelementptr inbounds nuw i8, ptr %1675, i64 64
  %1685 = load i64, ptr %1684, align 8, !tbaa !221
  %1686 = getelementptr inbounds nuw i32, ptr %1666, i64 %1685
  %1687 = load i32, ptr %1686, align 4, !tbaa !5
  %1688 = icmp eq i32 %1687, %1671
  br i1 %1688, label %1689, label %1691

1689:                                             ; preds = %1683
  tail call fastcc void @release_barrier(ptr noundef nonnull %1657, i64 noundef %1685)
  %1690 = load i32, ptr %1661, align 4, !tbaa !49
  br label %1691

1691:                                             ; preds = %1689, %1683, %1679, %1673
  %1692 = phi i32 [ %1690, %1689 ], [ %1668, %1683 ], [ %1668, %1679 ], [ %1668, %1673 ]
  %1693 = phi i32 [ 1, %1689 ], [ %1670, %1683 ], [ %1670, %1679 ], [ %1670, %1673 ]
  %1694 = add nuw nsw i64 %1669, 1
  %1695 = zext i32 %1692 to i64
  %1696 = icmp samesign ult i64 %1694, %1695
  br i1 %1696, label %1667, label %1697, !llvm.loop !272

1697:                                             ; preds = %1691, %1667, %1655, %1654, %1650, %1643, %1623
  %1698 = phi i32 [ 0, %1623 ], [ 0, %1650 ], [ 1, %1654 ], [ 0, %1643 ], [ 0, %1655 ], [ %1693, %1691 ], [ %1670, %1667 ]
  %1699 = or i32 %1698, %1598
  %1700 = load i32, ptr %1602, align 4, !tbaa !220
  br label %1701

1701:                                             ; preds = %1697, %1615, %1597
  %1702 = phi i32 [ %1616, %1615 ], [ %1700, %1697 ], [ %1603, %1597 ]
  %1703 = phi i32 [ %1598, %1615 ], [ %1699, %1697 ], [ %1598, %1597 ]
  %1704 = icmp eq i32 %1702, 2
  %1705 = zext i1 %1704 to i32
  %1706 = add i32 %1600, %1705
  %1707 = add nuw nsw i64 %1599, 1
  %1708 = icmp eq i64 %1707, %1596
  br i1 %1708, label %1713, label %1709

1709:                                             ; preds = %1817, %1811, %1701
  %1710 = phi i32 [ %1703, %1701 ], [ 1, %1811 ], [ 1, %1817 ]
  %1711 = phi i64 [ %1707, %1701 ], [ 0, %1811 ], [ 0, %1817 ]
  %1712 = phi i32 [ %1706, %1701 ], [ 0, %1811 ], [ 0, %1817 ]
  br label %1597, !llvm.loop !277

1713:                                             ; preds = %1701
  %1714 = icmp eq i32 %1706, 0
  %1715 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  br i1 %1714, label %1818, label %1716

1716:                                             ; preds = %1713
  %1717 = icmp eq i32 %1715, 0
  br i1 %1717, label %1721, label %1876

1718:                                             ; preds = %1740
  %1719 = icmp eq i32 %1744, 0
  %1720 = select i1 %1743, i1 %1719, i1 false
  br i1 %1720, label %1748, label %1817

1721:                                             ; preds = %1716, %1740
  %1722 = phi i32 [ %1741, %1740 ], [ 0, %1716 ]
  %1723 = phi i32 [ %1742, %1740 ], [ 0, %1716 ]
  %1724 = phi i64 [ %1745, %1740 ], [ 0, %1716 ]
  %1725 = phi i32 [ %1744, %1740 ], [ 0, %1716 ]
  %1726 = getelementptr inbounds nuw %struct.Thread, ptr %1590, i64 %1724
  %1727 = getelementptr inbounds nuw i8, ptr %1726, i64 20
  %1728 = load i32, ptr %1727, align 4, !tbaa !220
  %1729 = icmp eq i32 %1728, 2
  br i1 %1729, label %1730, label %1740

1730:                                             ; preds = %1721
  %1731 = getelementptr inbounds nuw i8, ptr %1726, i64 60
  %1732 = load i32, ptr %1731, align 4, !tbaa !226
  %1733 = icmp eq i32 %1732, 40
  br i1 %1733, label %1740, label %1734

1734:                                             ; preds = %1730
  %1735 = trunc nuw i64 %1724 to i32
  %1736 = tail call fastcc i32 @try_lane(ptr noundef nonnull %1590, i32 noundef %1593, i32 noundef %1735)
  %1737 = or i32 %1736, %1725
  %1738 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1739 = icmp eq i32 %1738, 0
  br label %1740

1740:                                             ; preds = %1734, %1730, %1721
  %1741 = phi i32 [ %1738, %1734 ], [ %1722, %1730 ], [ %1722, %1721 ]
  %1742 = phi i32 [ %1738, %1734 ], [ %1723, %1730 ], [ %1723, %1721 ]
  %1743 = phi i1 [ %1739, %1734 ], [ true, %1730 ], [ true, %1721 ]
  %1744 = phi i32 [ %1737, %1734 ], [ %1725, %1730 ], [ %1725, %1721 ]
  %1745 = add nuw nsw i64 %1724, 1
  %1746 = icmp samesign ult i64 %1745, %1596
  %1747 = select i1 %1746, i1 %1743, i1 false
  br i1 %1747, label %1721, label %1718, !llvm.loop !278

1748:                                             ; preds = %1718, %1814
  %1749 = phi i64 [ %1815, %1814 ], [ 0, %1718 ]
  %1750 = getelementptr inbounds nuw %struct.Thread, ptr %1590, i64 %1749
  %1751 = getelementptr inbounds nuw i8, ptr %1750, i64 20
  %1752 = load i32, ptr %1751, align 4, !tbaa !220
  %1753 = icmp eq i32 %1752, 2
  br i1 %1753, label %1754, label %1814

1754:                                             ; preds = %1748
  %1755 = getelementptr inbounds nuw i8, ptr %1750, i64 60
  %1756 = load i32, ptr %1755, align 4, !tbaa !226
  %1757 = icmp eq i32 %1756, 40
  br i1 %1757, label %1758, label %1814

1758:                                             ; preds = %1754
  %1759 = getelementptr inbounds nuw i8, ptr %1750, i64 80
  %1760 = getelementptr inbounds nuw i8, ptr %1750, i64 56
  br label %1761

1761:                                             ; preds = %1784, %1758
  %1762 = phi i64 [ 0, %1758 ], [ %1786, %1784 ]
  %1763 = phi i32 [ 0, %1758 ], [ %1785, %1784 ]
  %1764 = getelementptr inbounds nuw %struct.Thread, ptr %1590, i64 %1762
  %1765 = getelementptr inbounds nuw i8, ptr %1764, i64 20
  %1766 = load i32, ptr %1765, align 4, !tbaa !220
  %1767 = icmp eq i32 %1766, 2
  br i1 %1767, label %1768, label %1784

1768:                                             ; preds = %1761
  %1769 = getelementptr inbounds nuw i8, ptr %1764, i64 80
  %1770 = load i64, ptr %1769, align 8, !tbaa !231
  %1771 = trunc i64 %1770 to i32
  %1772 = load i64, ptr %1759, align 8, !tbaa !231
  %1773 = trunc i64 %1772 to i32
  %1774 = icmp eq i32 %1771, %1773
  br i1 %1774, label %1775, label %1784

1775:                                             ; preds = %1768
  %1776 = getelementptr inbounds nuw i8, ptr %1764, i64 56
  %1777 = load i32, ptr %1776, align 8, !tbaa !228
  %1778 = load i32, ptr %1760, align 8, !tbaa !228
  %1779 = icmp eq i32 %1777, %1778
  br i1 %1779, label %1780, label %1784

1780:                                             ; preds = %1775
  %1781 = trunc nuw i64 %1762 to i32
  %1782 = shl nuw i32 1, %1781
  %1783 = or i32 %1782, %1763
  br label %1784

1784:                                             ; preds = %1780, %1775, %1768, %1761
  %1785 = phi i32 [ %1763, %1761 ], [ %1763, %1768 ], [ %1783, %1780 ], [ %1763, %1775 ]
  %1786 = add nuw nsw i64 %1762, 1
  %1787 = icmp eq i64 %1786, %1596
  br i1 %1787, label %1788, label %1761, !llvm.loop !260

1788:                                             ; preds = %1784
  %1789 = zext i32 %1785 to i64
  br label %1790

1790:                                             ; preds = %1799, %1788
  %1791 = phi i64 [ 0, %1788 ], [ %1800, %1799 ]
  %1792 = trunc nuw nsw i64 %1791 to i32
  %1793 = shl nuw i32 1, %1792
  %1794 = and i32 %1793, %1785
  %1795 = icmp eq i32 %1794, 0
  br i1 %1795, label %1799, label %1796

1796:                                             ; preds = %1790
  %1797 = getelementptr inbounds nuw %struct.Thread, ptr %1590, i64 %1791
  %1798 = getelementptr inbounds nuw i8, ptr %1797, i64 88
  store i64 %1789, ptr %1798, align 8, !tbaa !233
  br label %1799

1799:                                             ; preds = %1796, %1790
  %1800 = add nuw nsw i64 %1791, 1
  %1801 = icmp eq i64 %1800, 32
  br i1 %1801, label %1802, label %1790, !llvm.loop !262

1802:                                             ; preds = %1799, %1811
  %1803 = phi i64 [ %1812, %1811 ], [ 0, %1799 ]
  %1804 = trunc nuw nsw i64 %1803 to i32
  %1805 = shl nuw i32 1, %1804
  %1806 = and i32 %1805, %1785
  %1807 = icmp eq i32 %1806, 0
  br i1 %1807, label %1811, label %1808

1808:                                             ; preds = %1802
  %1809 = getelementptr inbounds nuw %struct.Thread, ptr %1590, i64 %1803
  %1810 = getelementptr inbounds nuw i8, ptr %1809, i64 20
  store i32 0, ptr %1810, align 4, !tbaa !220
  br label %1811

1811:                                             ; preds = %1808, %1802
  %1812 = add nuw nsw i64 %1803, 1
  %1813 = icmp eq i64 %1812, 32
  br i1 %1813, label %1709, label %1802, !llvm.loop !263

1814:                                             ; preds = %1754, %1748
  %1815 = add nuw nsw i64 %1749, 1
  %1816 = icmp eq i64 %1815, %1596
  br i1 %1816, label %1818, label %1748, !llvm.loop !279

1817:                                             ; preds = %1718
  br i1 %1743, label %1709, label %1818

1818:                                             ; preds = %1817, %1713, %1814
  %1819 = phi i32 [ %1742, %1814 ], [ %1741, %1817 ], [ %1715, %1713 ]
  %1820 = icmp eq i32 %1819, 0
  br i1 %1820, label %1570, label %1876, !llvm.loop !280

1821:                                             ; preds = %1561, %1555, %1549
  %1822 = phi i1 [ %1551, %1549 ], [ false, %1555 ], [ %1564, %1561 ]
  %1823 = phi i32 [ %1552, %1549 ], [ 0, %1555 ], [ 0, %1561 ]
  %1824 = icmp ne i32 %1823, 0
  %1825 = select i1 %1822, i1 true, i1 %1824
  br i1 %1825, label %1876, label %1826

1826:                                             ; preds = %1821
  tail call fastcc void @raise_stuck(ptr noundef nonnull @blocks)
  br label %1876

1827:                                             ; preds = %1545
  %1828 = load ptr, ptr %1509, align 8, !tbaa !281
  %1829 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4, !tbaa !49
  %1830 = add i32 %1829, -1
  %1831 = icmp ult i32 %1830, -32
  %1832 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1833 = icmp eq i32 %1832, 0
  %1834 = select i1 %1831, i1 %1833, i1 false
  br i1 %1834, label %1835, label %1876

1835:                                             ; preds = %1827, %1869
  %1836 = phi i32 [ %1870, %1869 ], [ %1829, %1827 ]
  %1837 = phi i64 [ %1871, %1869 ], [ 0, %1827 ]
  %1838 = load ptr, ptr @L, align 8, !tbaa !9
  %1839 = getelementptr inbounds nuw i8, ptr %1838, i64 80
  %1840 = load ptr, ptr %1839, align 8, !tbaa !276
  %1841 = icmp eq ptr %1840, null
  %1842 = trunc nuw nsw i64 %1837 to i32
  br i1 %1841, label %1846, label %1843

1843:                                             ; preds = %1835
  %1844 = getelementptr inbounds nuw i32, ptr %1840, i64 %1837
  %1845 = load i32, ptr %1844, align 4, !tbaa !5
  br label %1846

1846:                                             ; preds = %1843, %1835
  %1847 = phi i32 [ %1845, %1843 ], [ %1842, %1835 ]
  %1848 = shl i32 %1847, 5
  %1849 = icmp ne i32 %1848, -32
  %1850 = icmp ult i32 %1848, %1836
  %1851 = and i1 %1849, %1850
  br i1 %1851, label %1852, label %1869

1852:                                             ; preds = %1846
  %1853 = add nuw i32 %1848, 32
  %1854 = zext i32 %1848 to i64
  %1855 = zext i32 %1853 to i64
  br label %1863

1856:                                             ; preds = %1863
  %1857 = add nuw nsw i64 %1864, 1
  %1858 = icmp samesign ult i64 %1857, %1855
  %1859 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4
  %1860 = zext i32 %1859 to i64
  %1861 = icmp samesign ult i64 %1857, %1860
  %1862 = select i1 %1858, i1 %1861, i1 false
  br i1 %1862, label %1863, label %1869, !llvm.loop !282

1863:                                             ; preds = %1856, %1852
  %1864 = phi i64 [ %1854, %1852 ], [ %1857, %1856 ]
  %1865 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 24), align 8, !tbaa !219
  %1866 = getelementptr inbounds nuw %struct.Thread, ptr %1865, i64 %1864
  tail call void %1828(ptr noundef %1866) #20
  %1867 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1868 = icmp eq i32 %1867, 0
  br i1 %1868, label %1856, label %1876

1869:                                             ; preds = %1856, %1846
  %1870 = phi i32 [ %1836, %1846 ], [ %1859, %1856 ]
  %1871 = add nuw nsw i64 %1837, 1
  %1872 = add i32 %1870, 31
  %1873 = lshr i32 %1872, 5
  %1874 = zext nneg i32 %1873 to i64
  %1875 = icmp samesign ult i64 %1871, %1874
  br i1 %1875, label %1835, label %1876, !llvm.loop !283

1876:                                             ; preds = %1818, %1869, %1716, %1605, %1863, %1827, %1826, %1821
  tail call fastcc void @end_block(ptr noundef nonnull @blocks)
  %1877 = add nuw nsw i64 %1497, 1
  %1878 = icmp samesign ult i64 %1877, %21
  %1879 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1880 = icmp eq i32 %1879, 0
  %1881 = select i1 %1878, i1 %1880, i1 false
  br i1 %1881, label %1496, label %1882, !llvm.loop !284

1882:                                             ; preds = %1486, %1123, %726, %1876, %1491, %735, %711, %708, %707, %152
  %1883 = load ptr, ptr @L, align 8, !tbaa !9
  %1884 = getelementptr inbounds nuw i8, ptr %1883, i64 392
  %1885 = load i64, ptr %1884, align 8, !tbaa !65
  %1886 = icmp eq i64 %1885, 0
  br i1 %1886, label %1985, label %1887

1887:                                             ; preds = %1882
  %1888 = load i32, ptr @n_doubts, align 4, !tbaa !5
  %1889 = icmp eq i32 %1888, 0
  br i1 %1889, label %1984, label %1890

1890:                                             ; preds = %1887
  %1891 = load ptr, ptr @doubts, align 8, !tbaa !9
  %1892 = getelementptr inbounds nuw i8, ptr %1883, i64 488
  %1893 = getelementptr inbounds nuw i8, ptr %1883, i64 480
  %1894 = getelementptr inbounds nuw i8, ptr %1883, i64 496
  %1895 = zext i32 %1888 to i64
  br label %1896

1896:                                             ; preds = %1981, %1890
  %1897 = phi i64 [ 0, %1890 ], [ %1982, %1981 ]
  %1898 = getelementptr inbounds nuw %struct.Doubt, ptr %1891, i64 %1897
  %1899 = getelementptr inbounds nuw i8, ptr %1898, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %1900 = load i32, ptr %1899, align 8
  %1901 = getelementptr inbounds nuw i8, ptr %1898, i64 44
  %1902 = load i32, ptr %1901, align 4
  %1903 = getelementptr inbounds nuw i8, ptr %1898, i64 48
  %1904 = load i32, ptr %1903, align 8
  %1905 = getelementptr inbounds nuw i8, ptr %1898, i64 52
  %1906 = load i32, ptr %1905, align 4
  %1907 = getelementptr inbounds nuw i8, ptr %1898, i64 56
  %1908 = load i32, ptr %1907, align 8
  %1909 = getelementptr inbounds nuw i8, ptr %1898, i64 60
  %1910 = load i32, ptr %1909, align 4
  %1911 = getelementptr inbounds nuw i8, ptr %1898, i64 64
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %1911, i64 16, i1 false)
  %1912 = getelementptr inbounds nuw i8, ptr %1898, i64 80
  %1913 = load i64, ptr %1912, align 8
  %1914 = getelementptr inbounds nuw i8, ptr %1898, i64 88
  %1915 = load i64, ptr %1914, align 8
  %1916 = getelementptr inbounds nuw i8, ptr %1898, i64 96
  %1917 = load i64, ptr %1916, align 8
  %1918 = load i64, ptr %1892, align 8, !tbaa !161
  %1919 = icmp sgt i64 %1918, 0
  br i1 %1919, label %1920, label %1965

1920:                                             ; preds = %1896
  %1921 = load ptr, ptr %1893, align 8, !tbaa !162
  %1922 = icmp eq i32 %1900, 8
  br label %1923

1923:                                             ; preds = %1962, %1920
  %1924 = phi i64 [ 0, %1920 ], [ %1963, %1962 ]
  %1925 = getelementptr inbounds nuw %struct.Found, ptr %1921, i64 %1924
  %1926 = load i32, ptr %1925, align 8, !tbaa !163
  %1927 = icmp eq i32 %1926, %1900
  br i1 %1927, label %1928, label %1962

1928:                                             ; preds = %1923
  %1929 = getelementptr inbounds nuw i8, ptr %1925, i64 4
  %1930 = load i32, ptr %1929, align 4, !tbaa !164
  %1931 = icmp eq i32 %1930, %1902
  br i1 %1931, label %1932, label %1962

1932:                                             ; preds = %1928
  %1933 = getelementptr inbounds nuw i8, ptr %1925, i64 8
  %1934 = load i32, ptr %1933, align 8, !tbaa !165
  %1935 = icmp eq i32 %1934, %1904
  br i1 %1935, label %1936, label %1962

1936:                                             ; preds = %1932
  %1937 = getelementptr inbounds nuw i8, ptr %1925, i64 20
  %1938 = load i32, ptr %1937, align 4, !tbaa !166
  %1939 = icmp eq i32 %1938, %1910
  br i1 %1939, label %1940, label %1962

1940:                                             ; preds = %1936
  %1941 = getelementptr inbounds nuw i8, ptr %1925, i64 12
  %1942 = load i32, ptr %1941, align 4, !tbaa !167
  %1943 = icmp eq i32 %1942, %1906
  br i1 %1943, label %1944, label %1962

1944:                                             ; preds = %1940
  br i1 %1922, label %1945, label %1949

1945:                                             ; preds = %1944
  %1946 = getelementptr inbounds nuw i8, ptr %1925, i64 16
  %1947 = load i32, ptr %1946, align 8, !tbaa !285
  %1948 = icmp eq i32 %1947, %1908
  br i1 %1948, label %1949, label %1962

1949:                                             ; preds = %1945, %1944
  %1950 = getelementptr inbounds nuw i8, ptr %1925, i64 56
  %1951 = load i64, ptr %1950, align 8, !tbaa !168
  %1952 = add i64 %1951, %1917
  store i64 %1952, ptr %1950, align 8, !tbaa !168
  %1953 = getelementptr inbounds nuw i8, ptr %1925, i64 40
  %1954 = load i64, ptr %1953, align 8, !tbaa !169
  %1955 = icmp ult i64 %1913, %1954
  br i1 %1955, label %1956, label %1957

1956:                                             ; preds = %1949
  store i64 %1913, ptr %1953, align 8, !tbaa !169
  br label %1957

1957:                                             ; preds = %1956, %1949
  %1958 = getelementptr inbounds nuw i8, ptr %1925, i64 48
  %1959 = load i64, ptr %1958, align 8, !tbaa !170
  %1960 = icmp ugt i64 %1915, %1959
  br i1 %1960, label %1961, label %1981

1961:                                             ; preds = %1957
  store i64 %1915, ptr %1958, align 8, !tbaa !170
  br label %1981

1962:                                             ; preds = %1945, %1940, %1936, %1932, %1928, %1923
  %1963 = add nuw nsw i64 %1924, 1
  %1964 = icmp eq i64 %1963, %1918
  br i1 %1964, label %1965, label %1923, !llvm.loop !171

1965:                                             ; preds = %1962, %1896
  %1966 = load i64, ptr %1894, align 8, !tbaa !172
  %1967 = icmp slt i64 %1918, %1966
  br i1 %1967, label %1968, label %1981

1968:                                             ; preds = %1965
  %1969 = load ptr, ptr %1893, align 8, !tbaa !162
  %1970 = add nsw i64 %1918, 1
  store i64 %1970, ptr %1892, align 8, !tbaa !161
  %1971 = getelementptr inbounds %struct.Found, ptr %1969, i64 %1918
  store i32 %1900, ptr %1971, align 8, !tbaa !5
  %1972 = getelementptr inbounds nuw i8, ptr %1971, i64 4
  store i32 %1902, ptr %1972, align 4, !tbaa !5
  %1973 = getelementptr inbounds nuw i8, ptr %1971, i64 8
  store i32 %1904, ptr %1973, align 8, !tbaa !5
  %1974 = getelementptr inbounds nuw i8, ptr %1971, i64 12
  store i32 %1906, ptr %1974, align 4, !tbaa !5
  %1975 = getelementptr inbounds nuw i8, ptr %1971, i64 16
  store i32 %1908, ptr %1975, align 8, !tbaa !5
  %1976 = getelementptr inbounds nuw i8, ptr %1971, i64 20
  store i32 %1910, ptr %1976, align 4, !tbaa !5
  %1977 = getelementptr inbounds nuw i8, ptr %1971, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1977, ptr noundef nonnull align 8 dereferenceable(16) %2, i64 16, i1 false), !tbaa.struct !286
  %1978 = getelementptr inbounds nuw i8, ptr %1971, i64 40
  store i64 %1913, ptr %1978, align 8, !tbaa !61
  %1979 = getelementptr inbounds nuw i8, ptr %1971, i64 48
  store i64 %1915, ptr %1979, align 8, !tbaa !61
  %1980 = getelementptr inbounds nuw i8, ptr %1971, i64 56
  store i64 %1917, ptr %1980, align 8, !tbaa !61
  br label %1981

1981:                                             ; preds = %1968, %1965, %1961, %1957
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %1982 = add nuw nsw i64 %1897, 1
  %1983 = icmp eq i64 %1982, %1895
  br i1 %1983, label %1984, label %1896, !llvm.loop !287

1984:                                             ; preds = %1981, %1887
  store i32 0, ptr @n_doubts, align 4, !tbaa !5
  br label %1985

1985:                                             ; preds = %1984, %1882
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @gevo_scratch_bytes() #10 {
  ret i64 320
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define float @gevo_add_f(float noundef %0, float noundef %1, i32 noundef %2) #10 {
  %4 = fadd float %0, %1
  %5 = fpext float %0 to double
  %6 = fpext float %1 to double
  %7 = fadd double %5, %6
  %8 = fpext float %4 to double
  %9 = fsub double %7, %8
  %10 = fsub double %7, %5
  %11 = fsub double %7, %10
  %12 = fsub double %5, %11
  %13 = fsub double %6, %10
  %14 = fadd double %13, %12
  %15 = fadd double %9, %14
  %16 = fcmp olt double %15, 0.000000e+00
  br i1 %16, label %17, label %23

17:                                               ; preds = %3
  %18 = icmp eq i32 %2, 1
  br i1 %18, label %31, label %19

19:                                               ; preds = %17
  %20 = icmp eq i32 %2, 0
  %21 = fcmp ogt float %4, 0.000000e+00
  %22 = and i1 %21, %20
  br i1 %22, label %31, label %23

23:                                               ; preds = %19, %3
  %24 = fcmp ogt double %15, 0.000000e+00
  br i1 %24, label %25, label %45

25:                                               ; preds = %23
  %26 = icmp eq i32 %2, 2
  br i1 %26, label %31, label %27

27:                                               ; preds = %25
  %28 = icmp eq i32 %2, 0
  %29 = fcmp olt float %4, 0.000000e+00
  %30 = and i1 %29, %28
  br i1 %30, label %31, label %45

31:                                               ; preds = %27, %25, %19, %17
  %32 = phi i1 [ false, %25 ], [ true, %17 ], [ true, %19 ], [ false, %27 ]
  %33 = bitcast float %4 to i32
  %34 = fcmp uno float %4, 0.000000e+00
  br i1 %34, label %45, label %35

35:                                               ; preds = %31
  %36 = fcmp oeq float %4, 0.000000e+00
  br i1 %36, label %37, label %39

37:                                               ; preds = %35
  %38 = select i1 %32, float 0xB6A0000000000000, float 0x36A0000000000000
  br label %45

39:                                               ; preds = %35
  %40 = fcmp ogt float %4, 0.000000e+00
  %41 = xor i1 %40, %32
  %42 = select i1 %41, i32 1, i32 -1
  %43 = add i32 %42, %33
  %44 = bitcast i32 %43 to float
  br label %45

45:                                               ; preds = %23, %27, %31, %37, %39
  %46 = phi float [ %44, %39 ], [ %38, %37 ], [ %4, %31 ], [ %4, %23 ], [ %4, %27 ]
  ret float %46
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define float @gevo_mul_f(float noundef %0, float noundef %1, i32 noundef %2) #10 {
  %4 = fmul float %0, %1
  %5 = fpext float %0 to double
  %6 = fpext float %1 to double
  %7 = fmul double %5, %6
  %8 = fpext float %4 to double
  %9 = fsub double %7, %8
  %10 = fcmp olt double %9, 0.000000e+00
  br i1 %10, label %11, label %17

11:                                               ; preds = %3
  %12 = icmp eq i32 %2, 1
  br i1 %12, label %25, label %13

13:                                               ; preds = %11
  %14 = icmp eq i32 %2, 0
  %15 = fcmp ogt float %4, 0.000000e+00
  %16 = and i1 %15, %14
  br i1 %16, label %25, label %17

17:                                               ; preds = %13, %3
  %18 = fcmp ogt double %9, 0.000000e+00
  br i1 %18, label %19, label %39

19:                                               ; preds = %17
  %20 = icmp eq i32 %2, 2
  br i1 %20, label %25, label %21

21:                                               ; preds = %19
  %22 = icmp eq i32 %2, 0
  %23 = fcmp olt float %4, 0.000000e+00
  %24 = and i1 %23, %22
  br i1 %24, label %25, label %39

25:                                               ; preds = %21, %19, %13, %11
  %26 = phi i1 [ false, %19 ], [ true, %11 ], [ true, %13 ], [ false, %21 ]
  %27 = bitcast float %4 to i32
  %28 = fcmp uno float %4, 0.000000e+00
  br i1 %28, label %39, label %29

29:                                               ; preds = %25
  %30 = fcmp oeq float %4, 0.000000e+00
  br i1 %30, label %31, label %33

31:                                               ; preds = %29
  %32 = select i1 %26, float 0xB6A0000000000000, float 0x36A0000000000000
  br label %39

33:                                               ; preds = %29
  %34 = fcmp ogt float %4, 0.000000e+00
  %35 = xor i1 %34, %26
  %36 = select i1 %35, i32 1, i32 -1
  %37 = add i32 %36, %27
  %38 = bitcast i32 %37 to float
  br label %39

39:                                               ; preds = %17, %21, %25, %31, %33
  %40 = phi float [ %38, %33 ], [ %32, %31 ], [ %4, %25 ], [ %4, %17 ], [ %4, %21 ]
  ret float %40
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define float @gevo_fma_f(float noundef %0, float noundef %1, float noundef %2, i32 noundef %3) #10 {
  %5 = fpext float %0 to double
  %6 = fpext float %1 to double
  %7 = fmul double %5, %6
  %8 = fpext float %2 to double
  %9 = fadd double %7, %8
  %10 = tail call float @llvm.fma.f32(float %0, float %1, float %2)
  %11 = fpext float %10 to double
  %12 = fsub double %9, %11
  %13 = fsub double %9, %7
  %14 = fsub double %9, %13
  %15 = fsub double %7, %14
  %16 = fsub double %8, %13
  %17 = fadd double %16, %15
  %18 = fadd double %12, %17
  %19 = fcmp olt double %18, 0.000000e+00
  br i1 %19, label %20, label %26

20:                                               ; preds = %4
  %21 = icmp eq i32 %3, 1
  br i1 %21, label %34, label %22

22:                                               ; preds = %20
  %23 = icmp eq i32 %3, 0
  %24 = fcmp ogt float %10, 0.000000e+00
  %25 = and i1 %24, %23
  br i1 %25, label %34, label %26

26:                                               ; preds = %22, %4
  %27 = fcmp ogt double %18, 0.000000e+00
  br i1 %27, label %28, label %48

28:                                               ; preds = %26
  %29 = icmp eq i32 %3, 2
  br i1 %29, label %34, label %30

30:                                               ; preds = %28
  %31 = icmp eq i32 %3, 0
  %32 = fcmp olt float %10, 0.000000e+00
  %33 = and i1 %32, %31
  br i1 %33, label %34, label %48

34:                                               ; preds = %30, %28, %22, %20
  %35 = phi i1 [ false, %28 ], [ true, %20 ], [ true, %22 ], [ false, %30 ]
  %36 = bitcast float %10 to i32
  %37 = fcmp uno float %10, 0.000000e+00
  br i1 %37, label %48, label %38

38:                                               ; preds = %34
  %39 = fcmp oeq float %10, 0.000000e+00
  br i1 %39, label %40, label %42

40:                                               ; preds = %38
  %41 = select i1 %35, float 0xB6A0000000000000, float 0x36A0000000000000
  br label %48

42:                                               ; preds = %38
  %43 = fcmp ogt float %10, 0.000000e+00
  %44 = xor i1 %43, %35
  %45 = select i1 %44, i32 1, i32 -1
  %46 = add i32 %45, %36
  %47 = bitcast i32 %46 to float
  br label %48

48:                                               ; preds = %26, %30, %34, %40, %42
  %49 = phi float [ %47, %42 ], [ %41, %40 ], [ %10, %34 ], [ %10, %26 ], [ %10, %30 ]
  ret float %49
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define float @gevo_div_f(float noundef %0, float noundef %1, i32 noundef %2) #10 {
  %4 = fdiv float %0, %1
  %5 = fpext float %0 to double
  %6 = fpext float %4 to double
  %7 = fpext float %1 to double
  %8 = fmul double %7, %6
  %9 = fsub double %5, %8
  %10 = fcmp olt float %1, 0.000000e+00
  %11 = fneg double %9
  %12 = select i1 %10, double %11, double %9
  %13 = fcmp olt double %12, 0.000000e+00
  br i1 %13, label %14, label %20

14:                                               ; preds = %3
  %15 = icmp eq i32 %2, 1
  br i1 %15, label %28, label %16

16:                                               ; preds = %14
  %17 = icmp eq i32 %2, 0
  %18 = fcmp ogt float %4, 0.000000e+00
  %19 = and i1 %18, %17
  br i1 %19, label %28, label %20

20:                                               ; preds = %16, %3
  %21 = fcmp ogt double %12, 0.000000e+00
  br i1 %21, label %22, label %42

22:                                               ; preds = %20
  %23 = icmp eq i32 %2, 2
  br i1 %23, label %28, label %24

24:                                               ; preds = %22
  %25 = icmp eq i32 %2, 0
  %26 = fcmp olt float %4, 0.000000e+00
  %27 = and i1 %26, %25
  br i1 %27, label %28, label %42

28:                                               ; preds = %24, %22, %16, %14
  %29 = phi i1 [ false, %22 ], [ true, %14 ], [ true, %16 ], [ false, %24 ]
  %30 = bitcast float %4 to i32
  %31 = fcmp uno float %4, 0.000000e+00
  br i1 %31, label %42, label %32

32:                                               ; preds = %28
  %33 = fcmp oeq float %4, 0.000000e+00
  br i1 %33, label %34, label %36

34:                                               ; preds = %32
  %35 = select i1 %29, float 0xB6A0000000000000, float 0x36A0000000000000
  br label %42

36:                                               ; preds = %32
  %37 = fcmp ogt float %4, 0.000000e+00
  %38 = xor i1 %37, %29
  %39 = select i1 %38, i32 1, i32 -1
  %40 = add i32 %39, %30
  %41 = bitcast i32 %40 to float
  br label %42

42:                                               ; preds = %20, %24, %28, %34, %36
  %43 = phi float [ %41, %36 ], [ %35, %34 ], [ %4, %28 ], [ %4, %20 ], [ %4, %24 ]
  ret float %43
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define float @gevo_rcp_f(float noundef %0, i32 noundef %1) #10 {
  %3 = fdiv float 1.000000e+00, %0
  %4 = fpext float %3 to double
  %5 = fpext float %0 to double
  %6 = fmul double %5, %4
  %7 = fsub double 1.000000e+00, %6
  %8 = fcmp olt float %0, 0.000000e+00
  %9 = fneg double %7
  %10 = select i1 %8, double %9, double %7
  %11 = fcmp olt double %10, 0.000000e+00
  br i1 %11, label %12, label %18

12:                                               ; preds = %2
  %13 = icmp eq i32 %1, 1
  br i1 %13, label %26, label %14

14:                                               ; preds = %12
  %15 = icmp eq i32 %1, 0
  %16 = fcmp ogt float %3, 0.000000e+00
  %17 = and i1 %16, %15
  br i1 %17, label %26, label %18

18:                                               ; preds = %14, %2
  %19 = fcmp ogt double %10, 0.000000e+00
  br i1 %19, label %20, label %40

20:                                               ; preds = %18
  %21 = icmp eq i32 %1, 2
  br i1 %21, label %26, label %22

22:                                               ; preds = %20
  %23 = icmp eq i32 %1, 0
  %24 = fcmp olt float %3, 0.000000e+00
  %25 = and i1 %24, %23
  br i1 %25, label %26, label %40

26:                                               ; preds = %22, %20, %14, %12
  %27 = phi i1 [ false, %20 ], [ true, %12 ], [ true, %14 ], [ false, %22 ]
  %28 = bitcast float %3 to i32
  %29 = fcmp uno float %3, 0.000000e+00
  br i1 %29, label %40, label %30

30:                                               ; preds = %26
  %31 = fcmp oeq float %3, 0.000000e+00
  br i1 %31, label %32, label %34

32:                                               ; preds = %30
  %33 = select i1 %27, float 0xB6A0000000000000, float 0x36A0000000000000
  br label %40

34:                                               ; preds = %30
  %35 = fcmp ogt float %3, 0.000000e+00
  %36 = xor i1 %35, %27
  %37 = select i1 %36, i32 1, i32 -1
  %38 = add i32 %37, %28
  %39 = bitcast i32 %38 to float
  br label %40

40:                                               ; preds = %18, %22, %26, %32, %34
  %41 = phi float [ %39, %34 ], [ %33, %32 ], [ %3, %26 ], [ %3, %18 ], [ %3, %22 ]
  ret float %41
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef float @gevo_sqrt_f(float noundef %0, i32 noundef %1) #10 {
  %3 = tail call float @llvm.sqrt.f32(float %0)
  %4 = fpext float %0 to double
  %5 = fpext float %3 to double
  %6 = fmul double %5, %5
  %7 = fsub double %4, %6
  %8 = fcmp olt double %7, 0.000000e+00
  br i1 %8, label %9, label %15

9:                                                ; preds = %2
  %10 = icmp eq i32 %1, 1
  br i1 %10, label %19, label %11

11:                                               ; preds = %9
  %12 = icmp eq i32 %1, 0
  %13 = fcmp ogt float %0, 0.000000e+00
  %14 = and i1 %13, %12
  br i1 %14, label %19, label %15

15:                                               ; preds = %11, %2
  %16 = fcmp ogt double %7, 0.000000e+00
  %17 = icmp eq i32 %1, 2
  %18 = and i1 %17, %16
  br i1 %18, label %19, label %31

19:                                               ; preds = %15, %11, %9
  %20 = phi i1 [ false, %15 ], [ true, %9 ], [ true, %11 ]
  %21 = bitcast float %3 to i32
  %22 = fcmp ult float %0, 0.000000e+00
  br i1 %22, label %31, label %23

23:                                               ; preds = %19
  %24 = fcmp oeq float %0, 0.000000e+00
  br i1 %24, label %25, label %27

25:                                               ; preds = %23
  %26 = select i1 %20, float 0xB6A0000000000000, float 0x36A0000000000000
  br label %31

27:                                               ; preds = %23
  %28 = select i1 %20, i32 -1, i32 1
  %29 = add i32 %28, %21
  %30 = bitcast i32 %29 to float
  br label %31

31:                                               ; preds = %15, %19, %25, %27
  %32 = phi float [ %30, %27 ], [ %26, %25 ], [ %3, %19 ], [ %3, %15 ]
  ret float %32
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define double @gevo_add_d(double noundef %0, double noundef %1, i32 noundef %2) #10 {
  %4 = fadd double %0, %1
  %5 = fsub double %4, %0
  %6 = fsub double %4, %5
  %7 = fsub double %0, %6
  %8 = fsub double %1, %5
  %9 = fadd double %8, %7
  %10 = fcmp olt double %9, 0.000000e+00
  br i1 %10, label %11, label %17

11:                                               ; preds = %3
  %12 = icmp eq i32 %2, 1
  br i1 %12, label %25, label %13

13:                                               ; preds = %11
  %14 = icmp eq i32 %2, 0
  %15 = fcmp ogt double %4, 0.000000e+00
  %16 = and i1 %15, %14
  br i1 %16, label %25, label %17

17:                                               ; preds = %13, %3
  %18 = fcmp ogt double %9, 0.000000e+00
  br i1 %18, label %19, label %38

19:                                               ; preds = %17
  %20 = icmp eq i32 %2, 2
  br i1 %20, label %25, label %21

21:                                               ; preds = %19
  %22 = icmp eq i32 %2, 0
  %23 = fcmp olt double %4, 0.000000e+00
  %24 = and i1 %23, %22
  br i1 %24, label %25, label %38

25:                                               ; preds = %21, %19, %13, %11
  %26 = phi i1 [ false, %19 ], [ true, %11 ], [ true, %13 ], [ false, %21 ]
  %27 = phi double [ 4.940660e-324, %19 ], [ -4.940660e-324, %11 ], [ -4.940660e-324, %13 ], [ 4.940660e-324, %21 ]
  %28 = bitcast double %4 to i64
  %29 = fcmp uno double %4, 0.000000e+00
  br i1 %29, label %38, label %30

30:                                               ; preds = %25
  %31 = fcmp oeq double %4, 0.000000e+00
  br i1 %31, label %38, label %32

32:                                               ; preds = %30
  %33 = fcmp ogt double %4, 0.000000e+00
  %34 = xor i1 %33, %26
  %35 = select i1 %34, i64 1, i64 -1
  %36 = add i64 %35, %28
  %37 = bitcast i64 %36 to double
  br label %38

38:                                               ; preds = %17, %21, %25, %30, %32
  %39 = phi double [ %37, %32 ], [ %4, %21 ], [ %4, %25 ], [ %4, %17 ], [ %27, %30 ]
  ret double %39
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define double @gevo_mul_d(double noundef %0, double noundef %1, i32 noundef %2) #10 {
  %4 = fmul double %0, %1
  %5 = fneg double %4
  %6 = tail call double @llvm.fma.f64(double %0, double %1, double %5)
  %7 = fcmp olt double %6, 0.000000e+00
  br i1 %7, label %8, label %14

8:                                                ; preds = %3
  %9 = icmp eq i32 %2, 1
  br i1 %9, label %22, label %10

10:                                               ; preds = %8
  %11 = icmp eq i32 %2, 0
  %12 = fcmp ogt double %4, 0.000000e+00
  %13 = and i1 %12, %11
  br i1 %13, label %22, label %14

14:                                               ; preds = %10, %3
  %15 = fcmp ogt double %6, 0.000000e+00
  br i1 %15, label %16, label %35

16:                                               ; preds = %14
  %17 = icmp eq i32 %2, 2
  br i1 %17, label %22, label %18

18:                                               ; preds = %16
  %19 = icmp eq i32 %2, 0
  %20 = fcmp olt double %4, 0.000000e+00
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %35

22:                                               ; preds = %18, %16, %10, %8
  %23 = phi i1 [ false, %16 ], [ true, %8 ], [ true, %10 ], [ false, %18 ]
  %24 = phi double [ 4.940660e-324, %16 ], [ -4.940660e-324, %8 ], [ -4.940660e-324, %10 ], [ 4.940660e-324, %18 ]
  %25 = bitcast double %4 to i64
  %26 = fcmp uno double %4, 0.000000e+00
  br i1 %26, label %35, label %27

27:                                               ; preds = %22
  %28 = fcmp oeq double %4, 0.000000e+00
  br i1 %28, label %35, label %29

29:                                               ; preds = %27
  %30 = fcmp ogt double %4, 0.000000e+00
  %31 = xor i1 %30, %23
  %32 = select i1 %31, i64 1, i64 -1
  %33 = add i64 %32, %25
  %34 = bitcast i64 %33 to double
  br label %35

35:                                               ; preds = %14, %18, %22, %27, %29
  %36 = phi double [ %34, %29 ], [ %4, %18 ], [ %4, %22 ], [ %4, %14 ], [ %24, %27 ]
  ret double %36
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define double @gevo_fma_d(double noundef %0, double noundef %1, double noundef %2, i32 noundef %3) #10 {
  %5 = tail call double @llvm.fma.f64(double %0, double %1, double %2)
  %6 = fmul double %0, %1
  %7 = fadd double %6, %2
  %8 = fsub double %7, %5
  %9 = fsub double %7, %6
  %10 = fsub double %7, %9
  %11 = fsub double %6, %10
  %12 = fsub double %2, %9
  %13 = fadd double %12, %11
  %14 = fadd double %8, %13
  %15 = fneg double %6
  %16 = tail call double @llvm.fma.f64(double %0, double %1, double %15)
  %17 = fadd double %16, %14
  %18 = fcmp olt double %17, 0.000000e+00
  br i1 %18, label %19, label %25

19:                                               ; preds = %4
  %20 = icmp eq i32 %3, 1
  br i1 %20, label %33, label %21

21:                                               ; preds = %19
  %22 = icmp eq i32 %3, 0
  %23 = fcmp ogt double %5, 0.000000e+00
  %24 = and i1 %23, %22
  br i1 %24, label %33, label %25

25:                                               ; preds = %21, %4
  %26 = fcmp ogt double %17, 0.000000e+00
  br i1 %26, label %27, label %46

27:                                               ; preds = %25
  %28 = icmp eq i32 %3, 2
  br i1 %28, label %33, label %29

29:                                               ; preds = %27
  %30 = icmp eq i32 %3, 0
  %31 = fcmp olt double %5, 0.000000e+00
  %32 = and i1 %31, %30
  br i1 %32, label %33, label %46

33:                                               ; preds = %29, %27, %21, %19
  %34 = phi i1 [ false, %27 ], [ true, %19 ], [ true, %21 ], [ false, %29 ]
  %35 = phi double [ 4.940660e-324, %27 ], [ -4.940660e-324, %19 ], [ -4.940660e-324, %21 ], [ 4.940660e-324, %29 ]
  %36 = bitcast double %5 to i64
  %37 = fcmp uno double %5, 0.000000e+00
  br i1 %37, label %46, label %38

38:                                               ; preds = %33
  %39 = fcmp oeq double %5, 0.000000e+00
  br i1 %39, label %46, label %40

40:                                               ; preds = %38
  %41 = fcmp ogt double %5, 0.000000e+00
  %42 = xor i1 %41, %34
  %43 = select i1 %42, i64 1, i64 -1
  %44 = add i64 %43, %36
  %45 = bitcast i64 %44 to double
  br label %46

46:                                               ; preds = %25, %29, %33, %38, %40
  %47 = phi double [ %45, %40 ], [ %5, %29 ], [ %5, %33 ], [ %5, %25 ], [ %35, %38 ]
  ret double %47
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define double @gevo_div_d(double noundef %0, double noundef %1, i32 noundef %2) #10 {
  %4 = fdiv double %0, %1
  %5 = fneg double %4
  %6 = tail call double @llvm.fma.f64(double %5, double %1, double %0)
  %7 = fcmp olt double %1, 0.000000e+00
  %8 = fneg double %6
  %9 = select i1 %7, double %8, double %6
  %10 = fcmp olt double %9, 0.000000e+00
  br i1 %10, label %11, label %17

11:                                               ; preds = %3
  %12 = icmp eq i32 %2, 1
  br i1 %12, label %25, label %13

13:                                               ; preds = %11
  %14 = icmp eq i32 %2, 0
  %15 = fcmp ogt double %4, 0.000000e+00
  %16 = and i1 %15, %14
  br i1 %16, label %25, label %17

17:                                               ; preds = %13, %3
  %18 = fcmp ogt double %9, 0.000000e+00
  br i1 %18, label %19, label %38

19:                                               ; preds = %17
  %20 = icmp eq i32 %2, 2
  br i1 %20, label %25, label %21

21:                                               ; preds = %19
  %22 = icmp eq i32 %2, 0
  %23 = fcmp olt double %4, 0.000000e+00
  %24 = and i1 %23, %22
  br i1 %24, label %25, label %38

25:                                               ; preds = %21, %19, %13, %11
  %26 = phi i1 [ false, %19 ], [ true, %11 ], [ true, %13 ], [ false, %21 ]
  %27 = phi double [ 4.940660e-324, %19 ], [ -4.940660e-324, %11 ], [ -4.940660e-324, %13 ], [ 4.940660e-324, %21 ]
  %28 = bitcast double %4 to i64
  %29 = fcmp uno double %4, 0.000000e+00
  br i1 %29, label %38, label %30

30:                                               ; preds = %25
  %31 = fcmp oeq double %4, 0.000000e+00
  br i1 %31, label %38, label %32

32:                                               ; preds = %30
  %33 = fcmp ogt double %4, 0.000000e+00
  %34 = xor i1 %33, %26
  %35 = select i1 %34, i64 1, i64 -1
  %36 = add i64 %35, %28
  %37 = bitcast i64 %36 to double
  br label %38

38:                                               ; preds = %17, %21, %25, %30, %32
  %39 = phi double [ %37, %32 ], [ %4, %21 ], [ %4, %25 ], [ %4, %17 ], [ %27, %30 ]
  ret double %39
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define double @gevo_rcp_d(double noundef %0, i32 noundef %1) #10 {
  %3 = fdiv double 1.000000e+00, %0
  %4 = fneg double %3
  %5 = tail call double @llvm.fma.f64(double %4, double %0, double 1.000000e+00)
  %6 = fcmp olt double %0, 0.000000e+00
  %7 = fneg double %5
  %8 = select i1 %6, double %7, double %5
  %9 = fcmp olt double %8, 0.000000e+00
  br i1 %9, label %10, label %16

10:                                               ; preds = %2
  %11 = icmp eq i32 %1, 1
  br i1 %11, label %24, label %12

12:                                               ; preds = %10
  %13 = icmp eq i32 %1, 0
  %14 = fcmp ogt double %3, 0.000000e+00
  %15 = and i1 %14, %13
  br i1 %15, label %24, label %16

16:                                               ; preds = %12, %2
  %17 = fcmp ogt double %8, 0.000000e+00
  br i1 %17, label %18, label %37

18:                                               ; preds = %16
  %19 = icmp eq i32 %1, 2
  br i1 %19, label %24, label %20

20:                                               ; preds = %18
  %21 = icmp eq i32 %1, 0
  %22 = fcmp olt double %3, 0.000000e+00
  %23 = and i1 %22, %21
  br i1 %23, label %24, label %37

24:                                               ; preds = %20, %18, %12, %10
  %25 = phi i1 [ false, %18 ], [ true, %10 ], [ true, %12 ], [ false, %20 ]
  %26 = phi double [ 4.940660e-324, %18 ], [ -4.940660e-324, %10 ], [ -4.940660e-324, %12 ], [ 4.940660e-324, %20 ]
  %27 = bitcast double %3 to i64
  %28 = fcmp uno double %3, 0.000000e+00
  br i1 %28, label %37, label %29

29:                                               ; preds = %24
  %30 = fcmp oeq double %3, 0.000000e+00
  br i1 %30, label %37, label %31

31:                                               ; preds = %29
  %32 = fcmp ogt double %3, 0.000000e+00
  %33 = xor i1 %32, %25
  %34 = select i1 %33, i64 1, i64 -1
  %35 = add i64 %34, %27
  %36 = bitcast i64 %35 to double
  br label %37

37:                                               ; preds = %16, %20, %24, %29, %31
  %38 = phi double [ %36, %31 ], [ %3, %20 ], [ %3, %24 ], [ %3, %16 ], [ %26, %29 ]
  ret double %38
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef double @gevo_sqrt_d(double noundef %0, i32 noundef %1) #10 {
  %3 = tail call double @llvm.sqrt.f64(double %0)
  %4 = fneg double %3
  %5 = tail call double @llvm.fma.f64(double %4, double %3, double %0)
  %6 = fcmp olt double %5, 0.000000e+00
  br i1 %6, label %7, label %13

7:                                                ; preds = %2
  %8 = icmp eq i32 %1, 1
  br i1 %8, label %17, label %9

9:                                                ; preds = %7
  %10 = icmp eq i32 %1, 0
  %11 = fcmp ogt double %0, 0.000000e+00
  %12 = and i1 %11, %10
  br i1 %12, label %17, label %13

13:                                               ; preds = %9, %2
  %14 = fcmp ogt double %5, 0.000000e+00
  %15 = icmp eq i32 %1, 2
  %16 = and i1 %15, %14
  br i1 %16, label %17, label %27

17:                                               ; preds = %13, %9, %7
  %18 = phi i64 [ 1, %13 ], [ -1, %7 ], [ -1, %9 ]
  %19 = phi double [ 4.940660e-324, %13 ], [ -4.940660e-324, %7 ], [ -4.940660e-324, %9 ]
  %20 = bitcast double %3 to i64
  %21 = fcmp ult double %0, 0.000000e+00
  br i1 %21, label %27, label %22

22:                                               ; preds = %17
  %23 = fcmp oeq double %0, 0.000000e+00
  br i1 %23, label %27, label %24

24:                                               ; preds = %22
  %25 = add i64 %18, %20
  %26 = bitcast i64 %25 to double
  br label %27

27:                                               ; preds = %13, %17, %22, %24
  %28 = phi double [ %26, %24 ], [ %19, %22 ], [ %3, %17 ], [ %3, %13 ]
  ret double %28
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #11

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define i32 @gevo_prmt(i32 noundef %0, i32 noundef %1, i32 noundef %2) #12 {
  %4 = zext i32 %1 to i64
  %5 = shl nuw i64 %4, 32
  %6 = zext i32 %0 to i64
  %7 = or disjoint i64 %5, %6
  br label %9

8:                                                ; preds = %9
  ret i32 %28

9:                                                ; preds = %3, %9
  %10 = phi i32 [ 0, %3 ], [ %28, %9 ]
  %11 = phi i32 [ 0, %3 ], [ %29, %9 ]
  %12 = shl nuw nsw i32 %11, 2
  %13 = lshr i32 %2, %12
  %14 = shl i32 %13, 3
  %15 = and i32 %14, 56
  %16 = zext nneg i32 %15 to i64
  %17 = lshr i64 %7, %16
  %18 = trunc i64 %17 to i32
  %19 = and i32 %18, 255
  %20 = and i32 %13, 8
  %21 = icmp eq i32 %20, 0
  %22 = and i32 %18, 128
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 0, i32 255
  %25 = select i1 %21, i32 %19, i32 %24
  %26 = shl nuw nsw i32 %11, 3
  %27 = shl nuw i32 %25, %26
  %28 = or i32 %27, %10
  %29 = add nuw nsw i32 %11, 1
  %30 = icmp eq i32 %29, 4
  br i1 %30, label %8, label %9, !llvm.loop !288
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define i32 @gevo_dp4a(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #12 {
  %5 = and i32 %3, 2
  %6 = icmp eq i32 %5, 0
  %7 = and i32 %3, 1
  %8 = icmp eq i32 %7, 0
  br label %10

9:                                                ; preds = %10
  ret i32 %25

10:                                               ; preds = %4, %10
  %11 = phi i32 [ 0, %4 ], [ %26, %10 ]
  %12 = phi i32 [ %2, %4 ], [ %25, %10 ]
  %13 = shl nuw nsw i32 %11, 3
  %14 = lshr i32 %0, %13
  %15 = and i32 %14, 255
  %16 = shl i32 %14, 24
  %17 = ashr exact i32 %16, 24
  %18 = select i1 %6, i32 %15, i32 %17
  %19 = lshr i32 %1, %13
  %20 = and i32 %19, 255
  %21 = shl i32 %19, 24
  %22 = ashr exact i32 %21, 24
  %23 = select i1 %8, i32 %20, i32 %22
  %24 = mul nsw i32 %18, %23
  %25 = add i32 %24, %12
  %26 = add nuw nsw i32 %11, 1
  %27 = icmp eq i32 %26, 4
  br i1 %27, label %9, label %10, !llvm.loop !289
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define i32 @gevo_dp2a(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #12 {
  %6 = and i32 %4, 2
  %7 = icmp eq i32 %6, 0
  %8 = icmp eq i32 %3, 0
  %9 = select i1 %8, i32 0, i32 2
  %10 = and i32 %4, 1
  %11 = icmp eq i32 %10, 0
  br label %13

12:                                               ; preds = %13
  ret i32 %31

13:                                               ; preds = %5, %13
  %14 = phi i32 [ %2, %5 ], [ %31, %13 ]
  %15 = phi i1 [ true, %5 ], [ false, %13 ]
  %16 = phi i32 [ 0, %5 ], [ 1, %13 ]
  %17 = shl nuw nsw i32 %16, 4
  %18 = lshr i32 %0, %17
  %19 = and i32 %18, 65535
  %20 = shl i32 %18, 16
  %21 = ashr exact i32 %20, 16
  %22 = select i1 %7, i32 %19, i32 %21
  %23 = or disjoint i32 %16, %9
  %24 = shl nuw nsw i32 %23, 3
  %25 = lshr i32 %1, %24
  %26 = and i32 %25, 255
  %27 = shl i32 %25, 24
  %28 = ashr exact i32 %27, 24
  %29 = select i1 %11, i32 %26, i32 %28
  %30 = mul nsw i32 %29, %22
  %31 = add i32 %30, %14
  br i1 %15, label %13, label %12, !llvm.loop !290
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define half @__truncsfhf2(float noundef %0) #10 {
  %2 = fpext float %0 to double
  %3 = bitcast double %2 to i64
  %4 = and i64 %3, 4503599627370495
  %5 = lshr i64 %3, 52
  %6 = and i64 %5, 2047
  %7 = lshr i64 %3, 48
  %8 = and i64 %7, 32768
  switch i64 %6, label %14 [
    i64 2047, label %9
    i64 0, label %44
  ]

9:                                                ; preds = %1
  %10 = icmp eq i64 %4, 0
  %11 = select i1 %10, i64 0, i64 512
  %12 = or disjoint i64 %8, %11
  %13 = or disjoint i64 %12, 31744
  br label %44

14:                                               ; preds = %1
  %15 = icmp samesign ult i64 %6, 1009
  %16 = sub nuw nsw i64 1051, %6
  %17 = select i1 %15, i64 %16, i64 42
  %18 = icmp samesign ugt i64 %17, 60
  br i1 %18, label %44, label %19

19:                                               ; preds = %14
  %20 = or disjoint i64 %4, 4503599627370496
  %21 = lshr i64 %20, %17
  %22 = shl nsw i64 -1, %17
  %23 = xor i64 %22, -1
  %24 = and i64 %20, %23
  %25 = add nsw i64 %17, -1
  %26 = shl nuw nsw i64 1, %25
  %27 = icmp samesign ugt i64 %24, %26
  br i1 %27, label %33, label %28

28:                                               ; preds = %19
  %29 = icmp ne i64 %24, %26
  %30 = and i64 %21, 1
  %31 = icmp eq i64 %30, 0
  %32 = select i1 %29, i1 true, i1 %31
  br i1 %32, label %35, label %33

33:                                               ; preds = %28, %19
  %34 = add nuw nsw i64 %21, 1
  br label %35

35:                                               ; preds = %33, %28
  %36 = phi i64 [ %34, %33 ], [ %21, %28 ]
  %37 = icmp samesign ugt i64 %6, 1008
  %38 = shl nuw nsw i64 %6, 10
  %39 = add nsw i64 %38, -1033216
  %40 = select i1 %37, i64 %39, i64 0
  %41 = add nuw nsw i64 %36, %40
  %42 = tail call i64 @llvm.umin.i64(i64 %41, i64 31744)
  %43 = or disjoint i64 %42, %8
  br label %44

44:                                               ; preds = %1, %9, %14, %35
  %45 = phi i64 [ %13, %9 ], [ %43, %35 ], [ %8, %1 ], [ %8, %14 ]
  %46 = trunc nuw i64 %45 to i16
  %47 = bitcast i16 %46 to half
  ret half %47
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define half @__truncdfhf2(double noundef %0) #10 {
  %2 = bitcast double %0 to i64
  %3 = and i64 %2, 4503599627370495
  %4 = lshr i64 %2, 52
  %5 = and i64 %4, 2047
  %6 = lshr i64 %2, 48
  %7 = and i64 %6, 32768
  switch i64 %5, label %13 [
    i64 2047, label %8
    i64 0, label %43
  ]

8:                                                ; preds = %1
  %9 = icmp eq i64 %3, 0
  %10 = select i1 %9, i64 0, i64 512
  %11 = or disjoint i64 %7, %10
  %12 = or disjoint i64 %11, 31744
  br label %43

13:                                               ; preds = %1
  %14 = icmp samesign ult i64 %5, 1009
  %15 = sub nuw nsw i64 1051, %5
  %16 = select i1 %14, i64 %15, i64 42
  %17 = icmp samesign ugt i64 %16, 60
  br i1 %17, label %43, label %18

18:                                               ; preds = %13
  %19 = or disjoint i64 %3, 4503599627370496
  %20 = lshr i64 %19, %16
  %21 = shl nsw i64 -1, %16
  %22 = xor i64 %21, -1
  %23 = and i64 %19, %22
  %24 = add nsw i64 %16, -1
  %25 = shl nuw nsw i64 1, %24
  %26 = icmp samesign ugt i64 %23, %25
  br i1 %26, label %32, label %27

27:                                               ; preds = %18
  %28 = icmp ne i64 %23, %25
  %29 = and i64 %20, 1
  %30 = icmp eq i64 %29, 0
  %31 = select i1 %28, i1 true, i1 %30
  br i1 %31, label %34, label %32

32:                                               ; preds = %27, %18
  %33 = add nuw nsw i64 %20, 1
  br label %34

34:                                               ; preds = %32, %27
  %35 = phi i64 [ %33, %32 ], [ %20, %27 ]
  %36 = icmp samesign ugt i64 %5, 1008
  %37 = shl nuw nsw i64 %5, 10
  %38 = add nsw i64 %37, -1033216
  %39 = select i1 %36, i64 %38, i64 0
  %40 = add nuw nsw i64 %35, %39
  %41 = tail call i64 @llvm.umin.i64(i64 %40, i64 31744)
  %42 = or disjoint i64 %41, %7
  br label %43

43:                                               ; preds = %1, %8, %13, %34
  %44 = phi i64 [ %12, %8 ], [ %42, %34 ], [ %7, %1 ], [ %7, %13 ]
  %45 = trunc nuw i64 %44 to i16
  %46 = bitcast i16 %45 to half
  ret half %46
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define float @__extendhfsf2(half noundef %0) #10 {
  %2 = bitcast half %0 to i16
  %3 = zext i16 %2 to i32
  %4 = sext i16 %2 to i32
  %5 = and i32 %4, -2147483648
  %6 = lshr i32 %3, 10
  %7 = and i32 %6, 31
  %8 = and i32 %3, 1023
  switch i32 %7, label %14 [
    i32 31, label %9
    i32 0, label %21
  ]

9:                                                ; preds = %1
  %10 = shl nuw nsw i32 %3, 13
  %11 = or disjoint i32 %5, %10
  %12 = or i32 %11, 2139095040
  %13 = bitcast i32 %12 to float
  br label %27

14:                                               ; preds = %1
  %15 = shl nuw nsw i32 %7, 23
  %16 = add nuw nsw i32 %15, 939524096
  %17 = shl nuw nsw i32 %8, 13
  %18 = or disjoint i32 %16, %17
  %19 = or disjoint i32 %18, %5
  %20 = bitcast i32 %19 to float
  br label %27

21:                                               ; preds = %1
  %22 = uitofp nneg i32 %8 to float
  %23 = fmul float %22, 0x3E70000000000000
  %24 = fneg float %23
  %25 = icmp slt i16 %2, 0
  %26 = select i1 %25, float %24, float %23
  br label %27

27:                                               ; preds = %9, %14, %21
  %28 = phi float [ %13, %9 ], [ %20, %14 ], [ %26, %21 ]
  ret float %28
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define bfloat @__truncsfbf2(float noundef %0) #10 {
  %2 = fpext float %0 to double
  %3 = bitcast double %2 to i64
  %4 = and i64 %3, 4503599627370495
  %5 = lshr i64 %3, 52
  %6 = and i64 %5, 2047
  %7 = lshr i64 %3, 48
  %8 = and i64 %7, 32768
  switch i64 %6, label %14 [
    i64 2047, label %9
    i64 0, label %44
  ]

9:                                                ; preds = %1
  %10 = icmp eq i64 %4, 0
  %11 = select i1 %10, i64 0, i64 64
  %12 = or disjoint i64 %8, %11
  %13 = or disjoint i64 %12, 32640
  br label %44

14:                                               ; preds = %1
  %15 = icmp samesign ult i64 %6, 897
  %16 = sub nuw nsw i64 942, %6
  %17 = select i1 %15, i64 %16, i64 45
  %18 = icmp samesign ugt i64 %17, 60
  br i1 %18, label %44, label %19

19:                                               ; preds = %14
  %20 = or disjoint i64 %4, 4503599627370496
  %21 = lshr i64 %20, %17
  %22 = shl nsw i64 -1, %17
  %23 = xor i64 %22, -1
  %24 = and i64 %20, %23
  %25 = add nsw i64 %17, -1
  %26 = shl nuw nsw i64 1, %25
  %27 = icmp samesign ugt i64 %24, %26
  br i1 %27, label %33, label %28

28:                                               ; preds = %19
  %29 = icmp ne i64 %24, %26
  %30 = and i64 %21, 1
  %31 = icmp eq i64 %30, 0
  %32 = select i1 %29, i1 true, i1 %31
  br i1 %32, label %35, label %33

33:                                               ; preds = %28, %19
  %34 = add nuw nsw i64 %21, 1
  br label %35

35:                                               ; preds = %33, %28
  %36 = phi i64 [ %34, %33 ], [ %21, %28 ]
  %37 = icmp samesign ugt i64 %6, 896
  %38 = shl nuw nsw i64 %6, 7
  %39 = add nsw i64 %38, -114816
  %40 = select i1 %37, i64 %39, i64 0
  %41 = add nuw nsw i64 %36, %40
  %42 = tail call i64 @llvm.umin.i64(i64 %41, i64 32640)
  %43 = or disjoint i64 %42, %8
  br label %44

44:                                               ; preds = %1, %9, %14, %35
  %45 = phi i64 [ %13, %9 ], [ %43, %35 ], [ %8, %1 ], [ %8, %14 ]
  %46 = trunc nuw i64 %45 to i16
  %47 = bitcast i16 %46 to bfloat
  ret bfloat %47
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define bfloat @__truncdfbf2(double noundef %0) #10 {
  %2 = bitcast double %0 to i64
  %3 = and i64 %2, 4503599627370495
  %4 = lshr i64 %2, 52
  %5 = and i64 %4, 2047
  %6 = lshr i64 %2, 48
  %7 = and i64 %6, 32768
  switch i64 %5, label %13 [
    i64 2047, label %8
    i64 0, label %43
  ]

8:                                                ; preds = %1
  %9 = icmp eq i64 %3, 0
  %10 = select i1 %9, i64 0, i64 64
  %11 = or disjoint i64 %7, %10
  %12 = or disjoint i64 %11, 32640
  br label %43

13:                                               ; preds = %1
  %14 = icmp samesign ult i64 %5, 897
  %15 = sub nuw nsw i64 942, %5
  %16 = select i1 %14, i64 %15, i64 45
  %17 = icmp samesign ugt i64 %16, 60
  br i1 %17, label %43, label %18

18:                                               ; preds = %13
  %19 = or disjoint i64 %3, 4503599627370496
  %20 = lshr i64 %19, %16
  %21 = shl nsw i64 -1, %16
  %22 = xor i64 %21, -1
  %23 = and i64 %19, %22
  %24 = add nsw i64 %16, -1
  %25 = shl nuw nsw i64 1, %24
  %26 = icmp samesign ugt i64 %23, %25
  br i1 %26, label %32, label %27

27:                                               ; preds = %18
  %28 = icmp ne i64 %23, %25
  %29 = and i64 %20, 1
  %30 = icmp eq i64 %29, 0
  %31 = select i1 %28, i1 true, i1 %30
  br i1 %31, label %34, label %32

32:                                               ; preds = %27, %18
  %33 = add nuw nsw i64 %20, 1
  br label %34

34:                                               ; preds = %32, %27
  %35 = phi i64 [ %33, %32 ], [ %20, %27 ]
  %36 = icmp samesign ugt i64 %5, 896
  %37 = shl nuw nsw i64 %5, 7
  %38 = add nsw i64 %37, -114816
  %39 = select i1 %36, i64 %38, i64 0
  %40 = add nuw nsw i64 %35, %39
  %41 = tail call i64 @llvm.umin.i64(i64 %40, i64 32640)
  %42 = or disjoint i64 %41, %7
  br label %43

43:                                               ; preds = %1, %8, %13, %34
  %44 = phi i64 [ %12, %8 ], [ %42, %34 ], [ %7, %1 ], [ %7, %13 ]
  %45 = trunc nuw i64 %44 to i16
  %46 = bitcast i16 %45 to bfloat
  ret bfloat %46
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i64 @gevo_sectors(ptr noundef readonly captures(none) %0, i64 noundef returned %1, i64 noundef %2, ptr noundef writeonly captures(none) %3) #2 {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %4
  %7 = icmp sgt i64 %2, 32
  %8 = icmp sgt i64 %2, 1
  %9 = add i64 %2, -1
  br label %10

10:                                               ; preds = %6, %14
  %11 = phi ptr [ %0, %6 ], [ %17, %14 ]
  %12 = phi i64 [ 0, %6 ], [ %16, %14 ]
  br label %19

13:                                               ; preds = %14, %4
  ret i64 %1

14:                                               ; preds = %109
  %15 = getelementptr inbounds nuw i64, ptr %3, i64 %12
  store i64 %111, ptr %15, align 8, !tbaa !61
  %16 = add nuw nsw i64 %12, 1
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 256
  %18 = icmp eq i64 %16, %1
  br i1 %18, label %13, label %10, !llvm.loop !291

19:                                               ; preds = %10, %109
  %20 = phi i64 [ 0, %10 ], [ %112, %109 ]
  %21 = phi i64 [ 0, %10 ], [ %111, %109 ]
  %22 = phi i64 [ 0, %10 ], [ %110, %109 ]
  %23 = getelementptr inbounds nuw i64, ptr %11, i64 %20
  %24 = load i64, ptr %23, align 8, !tbaa !61
  %25 = icmp slt i64 %24, 0
  br i1 %25, label %109, label %26

26:                                               ; preds = %19
  br i1 %7, label %27, label %59

27:                                               ; preds = %26, %54
  %28 = phi i64 [ %57, %54 ], [ 0, %26 ]
  %29 = phi i64 [ %56, %54 ], [ %21, %26 ]
  %30 = phi i64 [ %55, %54 ], [ %22, %26 ]
  %31 = add nuw nsw i64 %28, %24
  %32 = lshr i64 %31, 5
  %33 = icmp eq i64 %29, 0
  br i1 %33, label %50, label %34

34:                                               ; preds = %27
  %35 = icmp sgt i64 %32, %30
  br i1 %35, label %48, label %36

36:                                               ; preds = %34
  %37 = icmp eq i64 %32, %30
  br i1 %37, label %54, label %38

38:                                               ; preds = %36, %41
  %39 = phi i64 [ %42, %41 ], [ %29, %36 ]
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %46

41:                                               ; preds = %38
  %42 = add nsw i64 %39, -1
  %43 = getelementptr inbounds nuw i64, ptr @pieces, i64 %42
  %44 = load i64, ptr %43, align 8, !tbaa !61
  %45 = icmp eq i64 %44, %32
  br i1 %45, label %54, label %38, !llvm.loop !292

46:                                               ; preds = %38
  %47 = icmp slt i64 %29, 16384
  br i1 %47, label %50, label %54

48:                                               ; preds = %34
  %49 = icmp slt i64 %29, 16384
  br i1 %49, label %50, label %54

50:                                               ; preds = %27, %48, %46
  %51 = phi i64 [ %30, %46 ], [ %32, %48 ], [ %32, %27 ]
  %52 = add nsw i64 %29, 1
  %53 = getelementptr inbounds i64, ptr @pieces, i64 %29
  store i64 %32, ptr %53, align 8, !tbaa !61
  br label %54

54:                                               ; preds = %41, %36, %46, %48, %50
  %55 = phi i64 [ %51, %50 ], [ %32, %48 ], [ %30, %36 ], [ %30, %46 ], [ %30, %41 ]
  %56 = phi i64 [ %52, %50 ], [ %29, %48 ], [ %29, %36 ], [ %29, %46 ], [ %29, %41 ]
  %57 = add nuw nsw i64 %28, 32
  %58 = icmp slt i64 %57, %2
  br i1 %58, label %27, label %109, !llvm.loop !293

59:                                               ; preds = %26
  %60 = lshr i64 %24, 5
  %61 = icmp eq i64 %21, 0
  br i1 %61, label %78, label %62

62:                                               ; preds = %59
  %63 = icmp sgt i64 %60, %22
  br i1 %63, label %76, label %64

64:                                               ; preds = %62
  %65 = icmp eq i64 %60, %22
  br i1 %65, label %82, label %66

66:                                               ; preds = %64, %69
  %67 = phi i64 [ %70, %69 ], [ %21, %64 ]
  %68 = icmp sgt i64 %67, 0
  br i1 %68, label %69, label %74

69:                                               ; preds = %66
  %70 = add nsw i64 %67, -1
  %71 = getelementptr inbounds nuw i64, ptr @pieces, i64 %70
  %72 = load i64, ptr %71, align 8, !tbaa !61
  %73 = icmp eq i64 %72, %60
  br i1 %73, label %82, label %66, !llvm.loop !292

74:                                               ; preds = %66
  %75 = icmp slt i64 %21, 16384
  br i1 %75, label %78, label %82

76:                                               ; preds = %62
  %77 = icmp slt i64 %21, 16384
  br i1 %77, label %78, label %82

78:                                               ; preds = %59, %76, %74
  %79 = phi i64 [ %22, %74 ], [ %60, %76 ], [ %60, %59 ]
  %80 = add nsw i64 %21, 1
  %81 = getelementptr inbounds i64, ptr @pieces, i64 %21
  store i64 %60, ptr %81, align 8, !tbaa !61
  br label %82

82:                                               ; preds = %69, %64, %74, %76, %78
  %83 = phi i64 [ %79, %78 ], [ %60, %76 ], [ %22, %64 ], [ %22, %74 ], [ %22, %69 ]
  %84 = phi i64 [ %80, %78 ], [ %21, %76 ], [ %21, %64 ], [ %21, %74 ], [ %21, %69 ]
  br i1 %8, label %85, label %109

85:                                               ; preds = %82
  %86 = add i64 %9, %24
  %87 = lshr i64 %86, 5
  %88 = icmp eq i64 %84, 0
  br i1 %88, label %105, label %89

89:                                               ; preds = %85
  %90 = icmp sgt i64 %87, %83
  br i1 %90, label %103, label %91

91:                                               ; preds = %89
  %92 = icmp eq i64 %87, %83
  br i1 %92, label %109, label %93

93:                                               ; preds = %91, %96
  %94 = phi i64 [ %97, %96 ], [ %84, %91 ]
  %95 = icmp sgt i64 %94, 0
  br i1 %95, label %96, label %101

96:                                               ; preds = %93
  %97 = add nsw i64 %94, -1
  %98 = getelementptr inbounds nuw i64, ptr @pieces, i64 %97
  %99 = load i64, ptr %98, align 8, !tbaa !61
  %100 = icmp eq i64 %99, %87
  br i1 %100, label %109, label %93, !llvm.loop !292

101:                                              ; preds = %93
  %102 = icmp slt i64 %84, 16384
  br i1 %102, label %105, label %109

103:                                              ; preds = %89
  %104 = icmp slt i64 %84, 16384
  br i1 %104, label %105, label %109

105:                                              ; preds = %85, %103, %101
  %106 = phi i64 [ %83, %101 ], [ %87, %103 ], [ %87, %85 ]
  %107 = add nsw i64 %84, 1
  %108 = getelementptr inbounds i64, ptr @pieces, i64 %84
  store i64 %87, ptr %108, align 8, !tbaa !61
  br label %109

109:                                              ; preds = %96, %54, %105, %103, %101, %91, %82, %19
  %110 = phi i64 [ %22, %19 ], [ %83, %101 ], [ %83, %82 ], [ %106, %105 ], [ %87, %103 ], [ %83, %91 ], [ %55, %54 ], [ %83, %96 ]
  %111 = phi i64 [ %21, %19 ], [ %84, %101 ], [ %84, %82 ], [ %107, %105 ], [ %84, %103 ], [ %84, %91 ], [ %56, %54 ], [ %84, %96 ]
  %112 = add nuw nsw i64 %20, 1
  %113 = icmp eq i64 %112, 32
  br i1 %113, label %14, label %19, !llvm.loop !294
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i64 @gevo_distinct(ptr noundef readonly captures(none) %0, i64 noundef returned %1, i64 noundef %2, ptr noundef writeonly captures(none) %3) #2 {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %4, %10
  %7 = phi i64 [ %12, %10 ], [ 0, %4 ]
  %8 = phi ptr [ %13, %10 ], [ %0, %4 ]
  br label %15

9:                                                ; preds = %10, %4
  ret i64 %1

10:                                               ; preds = %45
  %11 = getelementptr inbounds nuw i64, ptr %3, i64 %7
  store i64 %47, ptr %11, align 8, !tbaa !61
  %12 = add nuw nsw i64 %7, 1
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 256
  %14 = icmp eq i64 %12, %1
  br i1 %14, label %9, label %6, !llvm.loop !295

15:                                               ; preds = %6, %45
  %16 = phi i64 [ 0, %6 ], [ %48, %45 ]
  %17 = phi i64 [ 0, %6 ], [ %47, %45 ]
  %18 = phi i64 [ 0, %6 ], [ %46, %45 ]
  %19 = getelementptr inbounds nuw i64, ptr %8, i64 %16
  %20 = load i64, ptr %19, align 8, !tbaa !61
  %21 = icmp sgt i64 %20, -1
  br i1 %21, label %22, label %45

22:                                               ; preds = %15
  %23 = sdiv i64 %20, %2
  %24 = icmp eq i64 %17, 0
  br i1 %24, label %41, label %25

25:                                               ; preds = %22
  %26 = icmp sgt i64 %23, %18
  br i1 %26, label %39, label %27

27:                                               ; preds = %25
  %28 = icmp eq i64 %23, %18
  br i1 %28, label %45, label %29

29:                                               ; preds = %27, %32
  %30 = phi i64 [ %33, %32 ], [ %17, %27 ]
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %32, label %37

32:                                               ; preds = %29
  %33 = add nsw i64 %30, -1
  %34 = getelementptr inbounds nuw i64, ptr @pieces, i64 %33
  %35 = load i64, ptr %34, align 8, !tbaa !61
  %36 = icmp eq i64 %35, %23
  br i1 %36, label %45, label %29, !llvm.loop !292

37:                                               ; preds = %29
  %38 = icmp slt i64 %17, 16384
  br i1 %38, label %41, label %45

39:                                               ; preds = %25
  %40 = icmp slt i64 %17, 16384
  br i1 %40, label %41, label %45

41:                                               ; preds = %22, %39, %37
  %42 = phi i64 [ %18, %37 ], [ %23, %39 ], [ %23, %22 ]
  %43 = add nsw i64 %17, 1
  %44 = getelementptr inbounds i64, ptr @pieces, i64 %17
  store i64 %23, ptr %44, align 8, !tbaa !61
  br label %45

45:                                               ; preds = %32, %41, %39, %37, %27, %15
  %46 = phi i64 [ %18, %15 ], [ %42, %41 ], [ %23, %39 ], [ %18, %27 ], [ %18, %37 ], [ %18, %32 ]
  %47 = phi i64 [ %17, %15 ], [ %43, %41 ], [ %17, %39 ], [ %17, %27 ], [ %17, %37 ], [ %17, %32 ]
  %48 = add nuw nsw i64 %16, 1
  %49 = icmp eq i64 %48, 32
  br i1 %49, label %10, label %15, !llvm.loop !296
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i64 @gevo_wavefronts(ptr noundef readonly captures(none) %0, i64 noundef returned %1, i64 noundef %2, ptr noundef writeonly captures(none) %3) #2 {
  %5 = alloca [32 x i32], align 16
  %6 = tail call i64 @llvm.smax.i64(i64 %2, i64 7)
  %7 = lshr i64 %6, 2
  %8 = tail call i64 @llvm.umin.i64(i64 %7, i64 32)
  %9 = trunc nuw nsw i64 %8 to i8
  %10 = udiv i8 32, %9
  %11 = zext nneg i8 %10 to i64
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %4, %17
  %14 = phi ptr [ %21, %17 ], [ %0, %4 ]
  %15 = phi i64 [ %20, %17 ], [ 0, %4 ]
  br label %23

16:                                               ; preds = %17, %4
  ret i64 %1

17:                                               ; preds = %30
  %18 = tail call i64 @llvm.smax.i64(i64 %32, i64 %86)
  %19 = getelementptr inbounds nuw i64, ptr %3, i64 %15
  store i64 %18, ptr %19, align 8, !tbaa !61
  %20 = add nuw nsw i64 %15, 1
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 256
  %22 = icmp eq i64 %20, %1
  br i1 %22, label %16, label %13, !llvm.loop !297

23:                                               ; preds = %30, %13
  %24 = phi i64 [ %11, %13 ], [ %33, %30 ]
  %25 = phi i64 [ 0, %13 ], [ %28, %30 ]
  %26 = phi i64 [ 0, %13 ], [ %86, %30 ]
  %27 = phi i64 [ 0, %13 ], [ %32, %30 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  %28 = add nuw nsw i64 %25, 1
  %29 = mul nuw nsw i64 %25, %11
  br label %35

30:                                               ; preds = %84
  %31 = zext i32 %87 to i64
  %32 = add nuw nsw i64 %27, %31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  %33 = add nuw nsw i64 %24, %11
  %34 = icmp eq i64 %28, %8
  br i1 %34, label %17, label %23, !llvm.loop !298

35:                                               ; preds = %23, %84
  %36 = phi i64 [ %89, %84 ], [ %29, %23 ]
  %37 = phi i64 [ %88, %84 ], [ 0, %23 ]
  %38 = phi i32 [ %87, %84 ], [ 0, %23 ]
  %39 = phi i64 [ %86, %84 ], [ %26, %23 ]
  %40 = phi i64 [ %85, %84 ], [ 0, %23 ]
  %41 = getelementptr inbounds nuw i64, ptr %14, i64 %36
  %42 = load i64, ptr %41, align 8, !tbaa !61
  %43 = icmp slt i64 %42, 0
  br i1 %43, label %84, label %44

44:                                               ; preds = %35
  %45 = lshr i64 %42, 2
  br label %46

46:                                               ; preds = %44, %78
  %47 = phi i64 [ 0, %44 ], [ %82, %78 ]
  %48 = phi i64 [ %37, %44 ], [ %79, %78 ]
  %49 = phi i32 [ %38, %44 ], [ %81, %78 ]
  %50 = phi i64 [ %40, %44 ], [ %80, %78 ]
  %51 = add nuw nsw i64 %47, %45
  %52 = icmp eq i64 %48, 0
  br i1 %52, label %69, label %53

53:                                               ; preds = %46
  %54 = icmp sgt i64 %51, %50
  br i1 %54, label %67, label %55

55:                                               ; preds = %53
  %56 = icmp eq i64 %51, %50
  br i1 %56, label %78, label %57

57:                                               ; preds = %55, %60
  %58 = phi i64 [ %61, %60 ], [ %48, %55 ]
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %65

60:                                               ; preds = %57
  %61 = add nsw i64 %58, -1
  %62 = getelementptr inbounds nuw i64, ptr @pieces, i64 %61
  %63 = load i64, ptr %62, align 8, !tbaa !61
  %64 = icmp eq i64 %63, %51
  br i1 %64, label %78, label %57, !llvm.loop !292

65:                                               ; preds = %57
  %66 = icmp slt i64 %48, 16384
  br i1 %66, label %69, label %78

67:                                               ; preds = %53
  %68 = icmp slt i64 %48, 16384
  br i1 %68, label %69, label %78

69:                                               ; preds = %65, %67, %46
  %70 = phi i64 [ %50, %65 ], [ %51, %67 ], [ %51, %46 ]
  %71 = getelementptr inbounds i64, ptr @pieces, i64 %48
  store i64 %51, ptr %71, align 8, !tbaa !61
  %72 = add nsw i64 %48, 1
  %73 = and i64 %51, 31
  %74 = getelementptr inbounds nuw i32, ptr %5, i64 %73
  %75 = load i32, ptr %74, align 4, !tbaa !5
  %76 = add i32 %75, 1
  store i32 %76, ptr %74, align 4, !tbaa !5
  %77 = tail call i32 @llvm.umax.i32(i32 %76, i32 %49)
  br label %78

78:                                               ; preds = %60, %67, %55, %65, %69
  %79 = phi i64 [ %48, %67 ], [ %72, %69 ], [ %48, %65 ], [ %48, %55 ], [ %48, %60 ]
  %80 = phi i64 [ %51, %67 ], [ %70, %69 ], [ %50, %65 ], [ %50, %55 ], [ %50, %60 ]
  %81 = phi i32 [ %49, %67 ], [ %77, %69 ], [ %49, %65 ], [ %49, %55 ], [ %49, %60 ]
  %82 = add nuw nsw i64 %47, 1
  %83 = icmp eq i64 %82, %7
  br i1 %83, label %84, label %46, !llvm.loop !299

84:                                               ; preds = %78, %35
  %85 = phi i64 [ %40, %35 ], [ %80, %78 ]
  %86 = phi i64 [ %39, %35 ], [ 1, %78 ]
  %87 = phi i32 [ %38, %35 ], [ %81, %78 ]
  %88 = phi i64 [ %37, %35 ], [ %79, %78 ]
  %89 = add nuw nsw i64 %36, 1
  %90 = icmp eq i64 %89, %24
  br i1 %90, label %30, label %35, !llvm.loop !300
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #13

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define noundef i64 @gevo_steps(ptr noundef readonly captures(none) %0, i64 noundef returned %1, ptr noundef writeonly captures(none) %2) #5 {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %3, %16
  %6 = phi i64 [ %18, %16 ], [ 0, %3 ]
  %7 = phi ptr [ %19, %16 ], [ %0, %3 ]
  br label %9

8:                                                ; preds = %16, %3
  ret i64 %1

9:                                                ; preds = %5, %24
  %10 = phi i64 [ 0, %5 ], [ %27, %24 ]
  %11 = phi i64 [ 1, %5 ], [ %28, %24 ]
  %12 = phi i64 [ 0, %5 ], [ %26, %24 ]
  %13 = getelementptr inbounds nuw i64, ptr %7, i64 %10
  %14 = load i64, ptr %13, align 8, !tbaa !61
  %15 = icmp sgt i64 %14, -1
  br label %21

16:                                               ; preds = %24
  %17 = getelementptr inbounds nuw i64, ptr %2, i64 %6
  store i64 %26, ptr %17, align 8, !tbaa !61
  %18 = add nuw nsw i64 %6, 1
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 256
  %20 = icmp eq i64 %18, %1
  br i1 %20, label %8, label %5, !llvm.loop !301

21:                                               ; preds = %9, %30
  %22 = phi i64 [ 0, %9 ], [ %36, %30 ]
  %23 = phi i64 [ 0, %9 ], [ %35, %30 ]
  br i1 %15, label %30, label %24

24:                                               ; preds = %30, %21
  %25 = phi i64 [ %35, %30 ], [ 0, %21 ]
  %26 = tail call i64 @llvm.smax.i64(i64 %25, i64 %12)
  %27 = add nuw nsw i64 %10, 1
  %28 = add nuw nsw i64 %11, 1
  %29 = icmp eq i64 %27, 32
  br i1 %29, label %16, label %9, !llvm.loop !302

30:                                               ; preds = %21
  %31 = getelementptr inbounds nuw i64, ptr %7, i64 %22
  %32 = load i64, ptr %31, align 8, !tbaa !61
  %33 = icmp eq i64 %32, %14
  %34 = zext i1 %33 to i64
  %35 = add nuw nsw i64 %23, %34
  %36 = add nuw nsw i64 %22, 1
  %37 = icmp eq i64 %36, %11
  br i1 %37, label %24, label %21, !llvm.loop !303
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define i64 @gevo_mark(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef captures(none) %2) #5 {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = shl i64 %1, 5
  %7 = tail call i64 @llvm.smax.i64(i64 %6, i64 1)
  br label %10

8:                                                ; preds = %23, %3
  %9 = phi i64 [ 0, %3 ], [ %24, %23 ]
  ret i64 %9

10:                                               ; preds = %5, %23
  %11 = phi i64 [ %24, %23 ], [ 0, %5 ]
  %12 = phi i64 [ %25, %23 ], [ 0, %5 ]
  %13 = getelementptr inbounds nuw i64, ptr %0, i64 %12
  %14 = load i64, ptr %13, align 8, !tbaa !61
  %15 = icmp slt i64 %14, 0
  br i1 %15, label %23, label %16

16:                                               ; preds = %10
  %17 = lshr i64 %14, 5
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !29
  %20 = icmp eq i8 %19, 0
  %21 = zext i1 %20 to i64
  %22 = add nsw i64 %11, %21
  store i8 1, ptr %18, align 1, !tbaa !29
  br label %23

23:                                               ; preds = %10, %16
  %24 = phi i64 [ %11, %10 ], [ %22, %16 ]
  %25 = add nuw nsw i64 %12, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %8, label %10, !llvm.loop !304
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @raise_access(ptr noundef readonly captures(address_is_null) %0, i32 noundef range(i32 1, 4) %1, i32 noundef %2, ptr noundef %3, i64 noundef %4, i32 noundef %5) unnamed_addr #2 {
  %7 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %118

9:                                                ; preds = %6
  %10 = load ptr, ptr @L, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 504
  %12 = load i64, ptr %11, align 8, !tbaa !305
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %94, label %14

14:                                               ; preds = %9
  %15 = ptrtoint ptr %3 to i64
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %17 = load ptr, ptr %16, align 8, !tbaa !26
  %18 = ptrtoint ptr %17 to i64
  %19 = sub i64 %15, %18
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %21 = load ptr, ptr %20, align 8, !tbaa !31
  %22 = load i32, ptr %21, align 8, !tbaa !84
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %24 = load i32, ptr %23, align 8, !tbaa !51
  %25 = add i64 %19, %4
  %26 = getelementptr inbounds nuw i8, ptr %10, i64 488
  %27 = load i64, ptr %26, align 8, !tbaa !161
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %73

29:                                               ; preds = %14
  %30 = getelementptr inbounds nuw i8, ptr %10, i64 480
  %31 = load ptr, ptr %30, align 8, !tbaa !162
  br label %32

32:                                               ; preds = %70, %29
  %33 = phi i64 [ 0, %29 ], [ %71, %70 ]
  %34 = getelementptr inbounds nuw %struct.Found, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 8, !tbaa !163
  %36 = icmp eq i32 %35, 8
  br i1 %36, label %37, label %70

37:                                               ; preds = %32
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 4
  %39 = load i32, ptr %38, align 4, !tbaa !164
  %40 = icmp eq i32 %39, %2
  br i1 %40, label %41, label %70

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %43 = load i32, ptr %42, align 8, !tbaa !165
  %44 = icmp eq i32 %43, -1
  br i1 %44, label %45, label %70

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %34, i64 20
  %47 = load i32, ptr %46, align 4, !tbaa !166
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %70

49:                                               ; preds = %45
  %50 = getelementptr inbounds nuw i8, ptr %34, i64 12
  %51 = load i32, ptr %50, align 4, !tbaa !167
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %70

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %55 = load i32, ptr %54, align 8, !tbaa !285
  %56 = icmp eq i32 %55, %1
  br i1 %56, label %57, label %70

57:                                               ; preds = %53
  %58 = getelementptr inbounds nuw i8, ptr %34, i64 56
  %59 = load i64, ptr %58, align 8, !tbaa !168
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !168
  %61 = getelementptr inbounds nuw i8, ptr %34, i64 40
  %62 = load i64, ptr %61, align 8, !tbaa !169
  %63 = icmp ult i64 %19, %62
  br i1 %63, label %64, label %65

64:                                               ; preds = %57
  store i64 %19, ptr %61, align 8, !tbaa !169
  br label %65

65:                                               ; preds = %64, %57
  %66 = getelementptr inbounds nuw i8, ptr %34, i64 48
  %67 = load i64, ptr %66, align 8, !tbaa !170
  %68 = icmp ugt i64 %25, %67
  br i1 %68, label %69, label %118

69:                                               ; preds = %65
  store i64 %25, ptr %66, align 8, !tbaa !170
  br label %118

70:                                               ; preds = %53, %49, %45, %41, %37, %32
  %71 = add nuw nsw i64 %33, 1
  %72 = icmp eq i64 %71, %27
  br i1 %72, label %73, label %32, !llvm.loop !171

73:                                               ; preds = %70, %14
  %74 = getelementptr inbounds nuw i8, ptr %10, i64 496
  %75 = load i64, ptr %74, align 8, !tbaa !172
  %76 = icmp slt i64 %27, %75
  br i1 %76, label %77, label %118

77:                                               ; preds = %73
  %78 = getelementptr inbounds nuw i8, ptr %10, i64 480
  %79 = load ptr, ptr %78, align 8, !tbaa !162
  %80 = add nsw i64 %27, 1
  store i64 %80, ptr %26, align 8, !tbaa !161
  %81 = getelementptr inbounds %struct.Found, ptr %79, i64 %27
  store i32 8, ptr %81, align 8, !tbaa !5
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 4
  store i32 %2, ptr %82, align 4, !tbaa !5
  %83 = getelementptr inbounds nuw i8, ptr %81, i64 8
  store i32 -1, ptr %83, align 8, !tbaa !5
  %84 = getelementptr inbounds nuw i8, ptr %81, i64 12
  store i32 0, ptr %84, align 4, !tbaa !5
  %85 = getelementptr inbounds nuw i8, ptr %81, i64 16
  store i32 %1, ptr %85, align 8, !tbaa !5
  %86 = getelementptr inbounds nuw i8, ptr %81, i64 20
  store i32 0, ptr %86, align 4, !tbaa !5
  %87 = getelementptr inbounds nuw i8, ptr %81, i64 24
  store i32 %22, ptr %87, align 8, !tbaa !5
  %88 = getelementptr inbounds nuw i8, ptr %81, i64 28
  store i32 %24, ptr %88, align 4, !tbaa !5
  %89 = getelementptr inbounds nuw i8, ptr %81, i64 32
  store i32 0, ptr %89, align 8, !tbaa !5
  %90 = getelementptr inbounds nuw i8, ptr %81, i64 36
  store i32 0, ptr %90, align 4, !tbaa !5
  %91 = getelementptr inbounds nuw i8, ptr %81, i64 40
  store i64 %19, ptr %91, align 8, !tbaa !61
  %92 = getelementptr inbounds nuw i8, ptr %81, i64 48
  store i64 %25, ptr %92, align 8, !tbaa !61
  %93 = getelementptr inbounds nuw i8, ptr %81, i64 56
  store i64 1, ptr %93, align 8, !tbaa !61
  br label %118

94:                                               ; preds = %9
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %95 = getelementptr inbounds nuw i8, ptr %10, i64 592
  store i32 %1, ptr %95, align 8, !tbaa !81
  %96 = getelementptr inbounds nuw i8, ptr %10, i64 596
  store i32 %2, ptr %96, align 4, !tbaa !82
  %97 = getelementptr inbounds nuw i8, ptr %10, i64 600
  store i32 -1, ptr %97, align 8, !tbaa !83
  %98 = icmp eq ptr %0, null
  br i1 %98, label %105, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %101 = load ptr, ptr %100, align 8, !tbaa !31
  %102 = load i32, ptr %101, align 8, !tbaa !84
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %104 = load i32, ptr %103, align 8, !tbaa !51
  br label %105

105:                                              ; preds = %94, %99
  %106 = phi i32 [ %102, %99 ], [ 0, %94 ]
  %107 = phi i32 [ %104, %99 ], [ 0, %94 ]
  %108 = getelementptr inbounds nuw i8, ptr %10, i64 608
  store i32 %106, ptr %108, align 8, !tbaa !85
  %109 = getelementptr inbounds nuw i8, ptr %10, i64 612
  store i32 %107, ptr %109, align 4, !tbaa !86
  %110 = ptrtoint ptr %3 to i64
  %111 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %112 = load ptr, ptr %111, align 8, !tbaa !26
  %113 = ptrtoint ptr %112 to i64
  %114 = sub i64 %110, %113
  %115 = getelementptr inbounds nuw i8, ptr %10, i64 624
  store i64 %114, ptr %115, align 8, !tbaa !306
  %116 = getelementptr inbounds nuw i8, ptr %10, i64 632
  store i64 %4, ptr %116, align 8, !tbaa !307
  %117 = getelementptr inbounds nuw i8, ptr %10, i64 604
  store i32 %5, ptr %117, align 4, !tbaa !308
  br label %118

118:                                              ; preds = %77, %73, %69, %65, %6, %105
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @report(ptr noundef readonly byval(%struct.Found) align 8 captures(none) %0) unnamed_addr #2 {
  %2 = load ptr, ptr @L, align 8, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 488
  %4 = load i64, ptr %3, align 8, !tbaa !161
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %69

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 480
  %8 = load ptr, ptr %7, align 8, !tbaa !162
  %9 = load i32, ptr %0, align 8, !tbaa !163
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %9, 8
  br label %21

21:                                               ; preds = %6, %66
  %22 = phi i64 [ 0, %6 ], [ %67, %66 ]
  %23 = getelementptr inbounds nuw %struct.Found, ptr %8, i64 %22
  %24 = load i32, ptr %23, align 8, !tbaa !163
  %25 = icmp eq i32 %24, %9
  br i1 %25, label %26, label %66

26:                                               ; preds = %21
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %28 = load i32, ptr %27, align 4, !tbaa !164
  %29 = icmp eq i32 %28, %11
  br i1 %29, label %30, label %66

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %32 = load i32, ptr %31, align 8, !tbaa !165
  %33 = icmp eq i32 %32, %13
  br i1 %33, label %34, label %66

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %36 = load i32, ptr %35, align 4, !tbaa !166
  %37 = icmp eq i32 %36, %15
  br i1 %37, label %38, label %66

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %40 = load i32, ptr %39, align 4, !tbaa !167
  %41 = icmp eq i32 %40, %17
  br i1 %41, label %42, label %66

42:                                               ; preds = %38
  br i1 %20, label %43, label %47

43:                                               ; preds = %42
  %44 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %45 = load i32, ptr %44, align 8, !tbaa !285
  %46 = icmp eq i32 %45, %19
  br i1 %46, label %47, label %66

47:                                               ; preds = %43, %42
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %49 = load i64, ptr %48, align 8, !tbaa !168
  %50 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %51 = load i64, ptr %50, align 8, !tbaa !168
  %52 = add i64 %51, %49
  store i64 %52, ptr %50, align 8, !tbaa !168
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %54 = load i64, ptr %53, align 8, !tbaa !169
  %55 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %56 = load i64, ptr %55, align 8, !tbaa !169
  %57 = icmp ult i64 %54, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %47
  store i64 %54, ptr %55, align 8, !tbaa !169
  br label %59

59:                                               ; preds = %58, %47
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %61 = load i64, ptr %60, align 8, !tbaa !170
  %62 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %63 = load i64, ptr %62, align 8, !tbaa !170
  %64 = icmp ugt i64 %61, %63
  br i1 %64, label %65, label %78

65:                                               ; preds = %59
  store i64 %61, ptr %62, align 8, !tbaa !170
  br label %78

66:                                               ; preds = %21, %43, %38, %34, %30, %26
  %67 = add nuw nsw i64 %22, 1
  %68 = icmp eq i64 %67, %4
  br i1 %68, label %69, label %21, !llvm.loop !171

69:                                               ; preds = %66, %1
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 496
  %71 = load i64, ptr %70, align 8, !tbaa !172
  %72 = icmp slt i64 %4, %71
  br i1 %72, label %73, label %78

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 480
  %75 = load ptr, ptr %74, align 8, !tbaa !162
  %76 = add nsw i64 %4, 1
  store i64 %76, ptr %3, align 8, !tbaa !161
  %77 = getelementptr inbounds %struct.Found, ptr %75, i64 %4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %77, ptr noundef nonnull align 8 dereferenceable(64) %0, i64 64, i1 false), !tbaa.struct !309
  br label %78

78:                                               ; preds = %59, %65, %73, %69
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @pair_drop(ptr noundef captures(none) %0) unnamed_addr #2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !203
  %3 = icmp eq ptr %2, null
  br i1 %3, label %46, label %4

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 8, !tbaa !5
  %6 = add i32 %5, -1
  store i32 %6, ptr %2, align 8, !tbaa !5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %46

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = load i32, ptr %9, align 8, !tbaa !5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %8
  %13 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %28

14:                                               ; preds = %40
  %15 = shl nuw nsw i64 %44, 4
  %16 = add nuw nsw i64 %15, 16
  br label %17

17:                                               ; preds = %14, %8
  %18 = phi i64 [ %16, %14 ], [ 16, %8 ]
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i32 [ 4, %17 ], [ %24, %19 ]
  %21 = zext nneg i32 %20 to i64
  %22 = shl nuw i64 1, %21
  %23 = icmp ult i64 %22, %18
  %24 = add i32 %20, 1
  br i1 %23, label %19, label %25, !llvm.loop !142

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %21
  %27 = load ptr, ptr %26, align 8, !tbaa !130
  store ptr %27, ptr %2, align 8, !tbaa !132
  store ptr %2, ptr %26, align 8, !tbaa !130
  br label %46

28:                                               ; preds = %40, %12
  %29 = phi i64 [ 0, %12 ], [ %42, %40 ]
  %30 = phi ptr [ %13, %12 ], [ %41, %40 ]
  %31 = getelementptr inbounds nuw %struct.WarpClock, ptr %2, i64 %29
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %33 = load ptr, ptr %32, align 8, !tbaa !206
  %34 = icmp eq ptr %33, null
  br i1 %34, label %40, label %35

35:                                               ; preds = %28
  %36 = load i32, ptr %33, align 4, !tbaa !310
  %37 = add i32 %36, -1
  store i32 %37, ptr %33, align 4, !tbaa !310
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store ptr %30, ptr %33, align 8, !tbaa !132
  store ptr %33, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  br label %40

40:                                               ; preds = %39, %35, %28
  %41 = phi ptr [ %30, %28 ], [ %30, %35 ], [ %33, %39 ]
  %42 = add nuw nsw i64 %29, 1
  %43 = load i32, ptr %9, align 8, !tbaa !5
  %44 = zext i32 %43 to i64
  %45 = icmp samesign ult i64 %42, %44
  br i1 %45, label %28, label %14, !llvm.loop !312

46:                                               ; preds = %1, %4, %25
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %48 = load ptr, ptr %47, align 8, !tbaa !204
  tail call fastcc void @drop_others(ptr noundef %48)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %50 = load ptr, ptr %49, align 8, !tbaa !203
  %51 = icmp eq ptr %50, null
  br i1 %51, label %94, label %52

52:                                               ; preds = %46
  %53 = load i32, ptr %50, align 8, !tbaa !5
  %54 = add i32 %53, -1
  store i32 %54, ptr %50, align 8, !tbaa !5
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %94

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %58 = load i32, ptr %57, align 8, !tbaa !5
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %65, label %60

60:                                               ; preds = %56
  %61 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %76

62:                                               ; preds = %88
  %63 = shl nuw nsw i64 %92, 4
  %64 = add nuw nsw i64 %63, 16
  br label %65

65:                                               ; preds = %62, %56
  %66 = phi i64 [ %64, %62 ], [ 16, %56 ]
  br label %67

67:                                               ; preds = %67, %65
  %68 = phi i32 [ 4, %65 ], [ %72, %67 ]
  %69 = zext nneg i32 %68 to i64
  %70 = shl nuw i64 1, %69
  %71 = icmp ult i64 %70, %66
  %72 = add i32 %68, 1
  br i1 %71, label %67, label %73, !llvm.loop !142

73:                                               ; preds = %67
  %74 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %69
  %75 = load ptr, ptr %74, align 8, !tbaa !130
  store ptr %75, ptr %50, align 8, !tbaa !132
  store ptr %50, ptr %74, align 8, !tbaa !130
  br label %94

76:                                               ; preds = %88, %60
  %77 = phi i64 [ 0, %60 ], [ %90, %88 ]
  %78 = phi ptr [ %61, %60 ], [ %89, %88 ]
  %79 = getelementptr inbounds nuw %struct.WarpClock, ptr %50, i64 %77
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 24
  %81 = load ptr, ptr %80, align 8, !tbaa !206
  %82 = icmp eq ptr %81, null
  br i1 %82, label %88, label %83

83:                                               ; preds = %76
  %84 = load i32, ptr %81, align 4, !tbaa !310
  %85 = add i32 %84, -1
  store i32 %85, ptr %81, align 4, !tbaa !310
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %88

87:                                               ; preds = %83
  store ptr %78, ptr %81, align 8, !tbaa !132
  store ptr %81, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  br label %88

88:                                               ; preds = %87, %83, %76
  %89 = phi ptr [ %78, %76 ], [ %78, %83 ], [ %81, %87 ]
  %90 = add nuw nsw i64 %77, 1
  %91 = load i32, ptr %57, align 8, !tbaa !5
  %92 = zext i32 %91 to i64
  %93 = icmp samesign ult i64 %90, %92
  br i1 %93, label %76, label %62, !llvm.loop !312

94:                                               ; preds = %46, %52, %73
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %96 = load ptr, ptr %95, align 8, !tbaa !204
  tail call fastcc void @drop_others(ptr noundef %96)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %49, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop_own(ptr noundef %0) unnamed_addr #2 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %46, label %3

3:                                                ; preds = %1
  %4 = load i32, ptr %0, align 8, !tbaa !5
  %5 = add i32 %4, -1
  store i32 %5, ptr %0, align 8, !tbaa !5
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %46

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8, !tbaa !5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %17, label %11

11:                                               ; preds = %7
  %12 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %28

13:                                               ; preds = %40
  %14 = zext i32 %43 to i64
  %15 = shl nuw nsw i64 %14, 4
  %16 = add nuw nsw i64 %15, 16
  br label %17

17:                                               ; preds = %7, %13
  %18 = phi i64 [ %16, %13 ], [ 16, %7 ]
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i32 [ 4, %17 ], [ %24, %19 ]
  %21 = zext nneg i32 %20 to i64
  %22 = shl nuw i64 1, %21
  %23 = icmp ult i64 %22, %18
  %24 = add i32 %20, 1
  br i1 %23, label %19, label %25, !llvm.loop !142

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %21
  %27 = load ptr, ptr %26, align 8, !tbaa !130
  store ptr %27, ptr %0, align 8, !tbaa !132
  store ptr %0, ptr %26, align 8, !tbaa !130
  br label %46

28:                                               ; preds = %11, %40
  %29 = phi i64 [ 0, %11 ], [ %42, %40 ]
  %30 = phi ptr [ %12, %11 ], [ %41, %40 ]
  %31 = getelementptr inbounds nuw %struct.WarpClock, ptr %0, i64 %29
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %33 = load ptr, ptr %32, align 8, !tbaa !206
  %34 = icmp eq ptr %33, null
  br i1 %34, label %40, label %35

35:                                               ; preds = %28
  %36 = load i32, ptr %33, align 4, !tbaa !310
  %37 = add i32 %36, -1
  store i32 %37, ptr %33, align 4, !tbaa !310
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store ptr %30, ptr %33, align 8, !tbaa !132
  store ptr %33, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  br label %40

40:                                               ; preds = %28, %35, %39
  %41 = phi ptr [ %30, %28 ], [ %30, %35 ], [ %33, %39 ]
  %42 = add nuw nsw i64 %29, 1
  %43 = load i32, ptr %8, align 8, !tbaa !5
  %44 = zext i32 %43 to i64
  %45 = icmp samesign ult i64 %42, %44
  br i1 %45, label %28, label %13, !llvm.loop !312

46:                                               ; preds = %1, %3, %25
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop_others(ptr noundef %0) unnamed_addr #2 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %80, label %3

3:                                                ; preds = %1
  %4 = load i32, ptr %0, align 8, !tbaa !5
  %5 = add i32 %4, -1
  store i32 %5, ptr %0, align 8, !tbaa !5
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %80

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa !5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %17, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %28

13:                                               ; preds = %75
  %14 = zext i32 %77 to i64
  %15 = shl nuw nsw i64 %14, 3
  %16 = add nuw nsw i64 %15, 8
  br label %17

17:                                               ; preds = %7, %13
  %18 = phi i64 [ %16, %13 ], [ 8, %7 ]
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i32 [ 4, %17 ], [ %24, %19 ]
  %21 = zext nneg i32 %20 to i64
  %22 = shl nuw i64 1, %21
  %23 = icmp ult i64 %22, %18
  %24 = add i32 %20, 1
  br i1 %23, label %19, label %25, !llvm.loop !142

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %21
  %27 = load ptr, ptr %26, align 8, !tbaa !130
  store ptr %27, ptr %0, align 8, !tbaa !132
  store ptr %0, ptr %26, align 8, !tbaa !130
  br label %80

28:                                               ; preds = %11, %75
  %29 = phi i64 [ 0, %11 ], [ %76, %75 ]
  %30 = getelementptr inbounds nuw ptr, ptr %12, i64 %29
  %31 = load ptr, ptr %30, align 8, !tbaa !9
  %32 = icmp eq ptr %31, null
  br i1 %32, label %75, label %33

33:                                               ; preds = %28
  %34 = load i32, ptr %31, align 8, !tbaa !5
  %35 = add i32 %34, -1
  store i32 %35, ptr %31, align 8, !tbaa !5
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %75

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %39 = load i32, ptr %38, align 8, !tbaa !5
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %46, label %41

41:                                               ; preds = %37
  %42 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %57

43:                                               ; preds = %69
  %44 = shl nuw nsw i64 %73, 4
  %45 = add nuw nsw i64 %44, 16
  br label %46

46:                                               ; preds = %43, %37
  %47 = phi i64 [ %45, %43 ], [ 16, %37 ]
  br label %48

48:                                               ; preds = %48, %46
  %49 = phi i32 [ 4, %46 ], [ %53, %48 ]
  %50 = zext nneg i32 %49 to i64
  %51 = shl nuw i64 1, %50
  %52 = icmp ult i64 %51, %47
  %53 = add i32 %49, 1
  br i1 %52, label %48, label %54, !llvm.loop !142

54:                                               ; preds = %48
  %55 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %50
  %56 = load ptr, ptr %55, align 8, !tbaa !130
  store ptr %56, ptr %31, align 8, !tbaa !132
  store ptr %31, ptr %55, align 8, !tbaa !130
  br label %75

57:                                               ; preds = %69, %41
  %58 = phi i64 [ 0, %41 ], [ %71, %69 ]
  %59 = phi ptr [ %42, %41 ], [ %70, %69 ]
  %60 = getelementptr inbounds nuw %struct.WarpClock, ptr %31, i64 %58
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 24
  %62 = load ptr, ptr %61, align 8, !tbaa !206
  %63 = icmp eq ptr %62, null
  br i1 %63, label %69, label %64

64:                                               ; preds = %57
  %65 = load i32, ptr %62, align 4, !tbaa !310
  %66 = add i32 %65, -1
  store i32 %66, ptr %62, align 4, !tbaa !310
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %69

68:                                               ; preds = %64
  store ptr %59, ptr %62, align 8, !tbaa !132
  store ptr %62, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  br label %69

69:                                               ; preds = %68, %64, %57
  %70 = phi ptr [ %59, %57 ], [ %59, %64 ], [ %62, %68 ]
  %71 = add nuw nsw i64 %58, 1
  %72 = load i32, ptr %38, align 8, !tbaa !5
  %73 = zext i32 %72 to i64
  %74 = icmp samesign ult i64 %71, %73
  br i1 %74, label %57, label %43, !llvm.loop !312

75:                                               ; preds = %28, %33, %54
  %76 = add nuw nsw i64 %29, 1
  %77 = load i32, ptr %8, align 4, !tbaa !5
  %78 = zext i32 %77 to i64
  %79 = icmp samesign ult i64 %76, %78
  br i1 %79, label %28, label %13, !llvm.loop !313

80:                                               ; preds = %1, %3, %25
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @check_pair(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef %4, i32 noundef range(i32 0, 2) %5) unnamed_addr #0 {
  %7 = alloca %struct.Found, align 8
  %8 = alloca %struct.Found, align 8
  %9 = alloca %struct.Found, align 8
  %10 = alloca %struct.Found, align 8
  %11 = load ptr, ptr @tracks, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %13 = load i32, ptr %12, align 4, !tbaa !62
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.Track, ptr %11, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 14
  %17 = load i16, ptr %16, align 2, !tbaa !148
  %18 = and i16 %17, 3
  %19 = icmp eq i16 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %6
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 14
  %22 = load i16, ptr %21, align 2, !tbaa !148
  %23 = and i16 %22, 3
  %24 = icmp eq i16 %23, 0
  br i1 %24, label %935, label %25

25:                                               ; preds = %20, %6
  %26 = load i32, ptr %2, align 4, !tbaa !101
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 164
  %28 = load i32, ptr %27, align 4, !tbaa !88
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %45

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %32 = load i8, ptr %31, align 4, !tbaa !104
  %33 = zext i8 %32 to i32
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 168
  %35 = load i32, ptr %34, align 8, !tbaa !93
  %36 = icmp eq i32 %35, %33
  br i1 %36, label %37, label %45

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %39 = load i32, ptr %38, align 4, !tbaa !105
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 172
  %41 = load i32, ptr %40, align 4, !tbaa !92
  %42 = shl nuw i32 1, %41
  %43 = and i32 %42, %39
  %44 = icmp eq i32 %43, 0
  br label %45

45:                                               ; preds = %25, %30, %37
  %46 = phi i1 [ true, %30 ], [ true, %25 ], [ %44, %37 ]
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 14
  %48 = load i16, ptr %47, align 2, !tbaa !148
  %49 = or i16 %48, %17
  %50 = and i16 %49, 64
  %51 = icmp eq i16 %50, 0
  br i1 %51, label %189, label %52

52:                                               ; preds = %45
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %54 = load i16, ptr %53, align 4, !tbaa !151
  %55 = zext i16 %54 to i32
  br i1 %46, label %60, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %15, i64 172
  %58 = load i32, ptr %57, align 4, !tbaa !92
  %59 = shl nuw i32 1, %58
  br label %63

60:                                               ; preds = %52
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %62 = load i32, ptr %61, align 4, !tbaa !105
  br label %63

63:                                               ; preds = %60, %56
  %64 = phi i32 [ %59, %56 ], [ %62, %60 ]
  %65 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %66 = load i16, ptr %65, align 4, !tbaa !151, !noalias !314
  %67 = zext i16 %66 to i32
  %68 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !314
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 128
  %70 = load i64, ptr %69, align 8, !tbaa !37, !noalias !314
  %71 = icmp ult i64 %4, %70
  br i1 %71, label %76, label %72

72:                                               ; preds = %63
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 144
  %74 = load i64, ptr %73, align 8, !tbaa !38, !noalias !314
  %75 = icmp ult i64 %4, %74
  br i1 %75, label %93, label %76

76:                                               ; preds = %72, %63
  %77 = getelementptr inbounds nuw i8, ptr %68, i64 152
  %78 = load i64, ptr %77, align 8, !tbaa !39, !noalias !314
  %79 = icmp ult i64 %4, %78
  br i1 %79, label %84, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds nuw i8, ptr %68, i64 168
  %82 = load i64, ptr %81, align 8, !tbaa !40, !noalias !314
  %83 = icmp ult i64 %4, %82
  br i1 %83, label %93, label %84

84:                                               ; preds = %80, %76
  %85 = getelementptr inbounds nuw i8, ptr %68, i64 176
  %86 = load i64, ptr %85, align 8, !tbaa !41, !noalias !314
  %87 = icmp ult i64 %4, %86
  br i1 %87, label %92, label %88

88:                                               ; preds = %84
  %89 = getelementptr inbounds nuw i8, ptr %68, i64 184
  %90 = load i64, ptr %89, align 8, !tbaa !42, !noalias !314
  %91 = icmp ult i64 %4, %90
  br i1 %91, label %93, label %92

92:                                               ; preds = %88, %84
  br label %93

93:                                               ; preds = %92, %88, %80, %72
  %94 = phi i32 [ 1, %92 ], [ 3, %72 ], [ 5, %80 ], [ 4, %88 ]
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %96 = load ptr, ptr %95, align 8, !tbaa !31, !noalias !314
  %97 = load i32, ptr %96, align 8, !tbaa !84, !noalias !314
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %99 = load i32, ptr %98, align 8, !tbaa !51, !noalias !314
  %100 = getelementptr inbounds nuw i8, ptr %68, i64 512
  %101 = load i32, ptr %100, align 8, !tbaa !140, !noalias !314
  %102 = xor i32 %101, -1
  %103 = add i32 %26, %102
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %105 = load i8, ptr %104, align 4, !tbaa !104, !noalias !314
  %106 = zext i8 %105 to i32
  %107 = shl nuw nsw i32 %106, 5
  %108 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %64, i1 true)
  %109 = or disjoint i32 %107, %108
  %110 = getelementptr inbounds nuw i8, ptr %68, i64 400
  %111 = load i64, ptr %110, align 8, !tbaa !87, !noalias !314
  %112 = add i64 %111, %4
  br i1 %29, label %113, label %123

113:                                              ; preds = %93
  %114 = getelementptr inbounds nuw i8, ptr %15, i64 168
  %115 = load i32, ptr %114, align 8, !tbaa !93, !noalias !314
  %116 = icmp eq i32 %115, %106
  br i1 %116, label %117, label %123

117:                                              ; preds = %113
  %118 = getelementptr inbounds nuw i8, ptr %15, i64 172
  %119 = load i32, ptr %118, align 4, !tbaa !92, !noalias !314
  %120 = shl nuw i32 1, %119
  %121 = icmp eq i32 %64, %120
  %122 = select i1 %121, i32 4, i32 1
  br label %123

123:                                              ; preds = %93, %113, %117
  %124 = phi i32 [ 3, %93 ], [ %122, %117 ], [ 2, %113 ]
  %125 = getelementptr inbounds nuw i8, ptr %68, i64 488
  %126 = load i64, ptr %125, align 8, !tbaa !161
  %127 = icmp sgt i64 %126, 0
  br i1 %127, label %128, label %168

128:                                              ; preds = %123
  %129 = getelementptr inbounds nuw i8, ptr %68, i64 480
  %130 = load ptr, ptr %129, align 8, !tbaa !162
  br label %131

131:                                              ; preds = %165, %128
  %132 = phi i64 [ 0, %128 ], [ %166, %165 ]
  %133 = getelementptr inbounds nuw %struct.Found, ptr %130, i64 %132
  %134 = load i32, ptr %133, align 8, !tbaa !163
  %135 = icmp eq i32 %134, 4
  br i1 %135, label %136, label %165

136:                                              ; preds = %131
  %137 = getelementptr inbounds nuw i8, ptr %133, i64 4
  %138 = load i32, ptr %137, align 4, !tbaa !164
  %139 = icmp eq i32 %138, %55
  br i1 %139, label %140, label %165

140:                                              ; preds = %136
  %141 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %142 = load i32, ptr %141, align 8, !tbaa !165
  %143 = icmp eq i32 %142, %67
  br i1 %143, label %144, label %165

144:                                              ; preds = %140
  %145 = getelementptr inbounds nuw i8, ptr %133, i64 20
  %146 = load i32, ptr %145, align 4, !tbaa !166
  %147 = icmp eq i32 %146, %94
  br i1 %147, label %148, label %165

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw i8, ptr %133, i64 12
  %150 = load i32, ptr %149, align 4, !tbaa !167
  %151 = icmp eq i32 %150, %124
  br i1 %151, label %152, label %165

152:                                              ; preds = %148
  %153 = getelementptr inbounds nuw i8, ptr %133, i64 56
  %154 = load i64, ptr %153, align 8, !tbaa !168
  %155 = add i64 %154, 1
  store i64 %155, ptr %153, align 8, !tbaa !168
  %156 = getelementptr inbounds nuw i8, ptr %133, i64 40
  %157 = load i64, ptr %156, align 8, !tbaa !169
  %158 = icmp ult i64 %4, %157
  br i1 %158, label %159, label %160

159:                                              ; preds = %152
  store i64 %4, ptr %156, align 8, !tbaa !169
  br label %160

160:                                              ; preds = %159, %152
  %161 = getelementptr inbounds nuw i8, ptr %133, i64 48
  %162 = load i64, ptr %161, align 8, !tbaa !170
  %163 = icmp ugt i64 %112, %162
  br i1 %163, label %164, label %935

164:                                              ; preds = %160
  store i64 %112, ptr %161, align 8, !tbaa !170
  br label %935

165:                                              ; preds = %148, %144, %140, %136, %131
  %166 = add nuw nsw i64 %132, 1
  %167 = icmp eq i64 %166, %126
  br i1 %167, label %168, label %131, !llvm.loop !171

168:                                              ; preds = %165, %123
  %169 = getelementptr inbounds nuw i8, ptr %68, i64 496
  %170 = load i64, ptr %169, align 8, !tbaa !172
  %171 = icmp slt i64 %126, %170
  br i1 %171, label %172, label %935

172:                                              ; preds = %168
  %173 = getelementptr inbounds nuw i8, ptr %68, i64 480
  %174 = load ptr, ptr %173, align 8, !tbaa !162
  %175 = add nsw i64 %126, 1
  store i64 %175, ptr %125, align 8, !tbaa !161
  %176 = getelementptr inbounds %struct.Found, ptr %174, i64 %126
  store i32 4, ptr %176, align 8, !tbaa !5
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 4
  store i32 %55, ptr %177, align 4, !tbaa !5
  %178 = getelementptr inbounds nuw i8, ptr %176, i64 8
  store i32 %67, ptr %178, align 8, !tbaa !5
  %179 = getelementptr inbounds nuw i8, ptr %176, i64 12
  store i32 %124, ptr %179, align 4, !tbaa !5
  %180 = getelementptr inbounds nuw i8, ptr %176, i64 16
  store i32 0, ptr %180, align 8, !tbaa !5
  %181 = getelementptr inbounds nuw i8, ptr %176, i64 20
  store i32 %94, ptr %181, align 4, !tbaa !5
  %182 = getelementptr inbounds nuw i8, ptr %176, i64 24
  store i32 %97, ptr %182, align 8, !tbaa !5
  %183 = getelementptr inbounds nuw i8, ptr %176, i64 28
  store i32 %99, ptr %183, align 4, !tbaa !5
  %184 = getelementptr inbounds nuw i8, ptr %176, i64 32
  store i32 %103, ptr %184, align 8, !tbaa !5
  %185 = getelementptr inbounds nuw i8, ptr %176, i64 36
  store i32 %109, ptr %185, align 4, !tbaa !5
  %186 = getelementptr inbounds nuw i8, ptr %176, i64 40
  store i64 %4, ptr %186, align 8, !tbaa !61
  %187 = getelementptr inbounds nuw i8, ptr %176, i64 48
  store i64 %112, ptr %187, align 8, !tbaa !61
  %188 = getelementptr inbounds nuw i8, ptr %176, i64 56
  store i64 1, ptr %188, align 8, !tbaa !61
  br label %935

189:                                              ; preds = %45
  %190 = and i16 %17, 128
  %191 = icmp eq i16 %190, 0
  br i1 %191, label %329, label %192

192:                                              ; preds = %189
  %193 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %194 = load i16, ptr %193, align 4, !tbaa !151
  %195 = zext i16 %194 to i32
  br i1 %46, label %200, label %196

196:                                              ; preds = %192
  %197 = getelementptr inbounds nuw i8, ptr %15, i64 172
  %198 = load i32, ptr %197, align 4, !tbaa !92
  %199 = shl nuw i32 1, %198
  br label %203

200:                                              ; preds = %192
  %201 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %202 = load i32, ptr %201, align 4, !tbaa !105
  br label %203

203:                                              ; preds = %200, %196
  %204 = phi i32 [ %199, %196 ], [ %202, %200 ]
  %205 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %206 = load i16, ptr %205, align 4, !tbaa !151, !noalias !317
  %207 = zext i16 %206 to i32
  %208 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !317
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 128
  %210 = load i64, ptr %209, align 8, !tbaa !37, !noalias !317
  %211 = icmp ult i64 %4, %210
  br i1 %211, label %216, label %212

212:                                              ; preds = %203
  %213 = getelementptr inbounds nuw i8, ptr %208, i64 144
  %214 = load i64, ptr %213, align 8, !tbaa !38, !noalias !317
  %215 = icmp ult i64 %4, %214
  br i1 %215, label %233, label %216

216:                                              ; preds = %212, %203
  %217 = getelementptr inbounds nuw i8, ptr %208, i64 152
  %218 = load i64, ptr %217, align 8, !tbaa !39, !noalias !317
  %219 = icmp ult i64 %4, %218
  br i1 %219, label %224, label %220

220:                                              ; preds = %216
  %221 = getelementptr inbounds nuw i8, ptr %208, i64 168
  %222 = load i64, ptr %221, align 8, !tbaa !40, !noalias !317
  %223 = icmp ult i64 %4, %222
  br i1 %223, label %233, label %224

224:                                              ; preds = %220, %216
  %225 = getelementptr inbounds nuw i8, ptr %208, i64 176
  %226 = load i64, ptr %225, align 8, !tbaa !41, !noalias !317
  %227 = icmp ult i64 %4, %226
  br i1 %227, label %232, label %228

228:                                              ; preds = %224
  %229 = getelementptr inbounds nuw i8, ptr %208, i64 184
  %230 = load i64, ptr %229, align 8, !tbaa !42, !noalias !317
  %231 = icmp ult i64 %4, %230
  br i1 %231, label %233, label %232

232:                                              ; preds = %228, %224
  br label %233

233:                                              ; preds = %232, %228, %220, %212
  %234 = phi i32 [ 1, %232 ], [ 3, %212 ], [ 5, %220 ], [ 4, %228 ]
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %236 = load ptr, ptr %235, align 8, !tbaa !31, !noalias !317
  %237 = load i32, ptr %236, align 8, !tbaa !84, !noalias !317
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %239 = load i32, ptr %238, align 8, !tbaa !51, !noalias !317
  %240 = getelementptr inbounds nuw i8, ptr %208, i64 512
  %241 = load i32, ptr %240, align 8, !tbaa !140, !noalias !317
  %242 = xor i32 %241, -1
  %243 = add i32 %26, %242
  %244 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %245 = load i8, ptr %244, align 4, !tbaa !104, !noalias !317
  %246 = zext i8 %245 to i32
  %247 = shl nuw nsw i32 %246, 5
  %248 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %204, i1 true)
  %249 = or disjoint i32 %247, %248
  %250 = getelementptr inbounds nuw i8, ptr %208, i64 400
  %251 = load i64, ptr %250, align 8, !tbaa !87, !noalias !317
  %252 = add i64 %251, %4
  br i1 %29, label %253, label %263

253:                                              ; preds = %233
  %254 = getelementptr inbounds nuw i8, ptr %15, i64 168
  %255 = load i32, ptr %254, align 8, !tbaa !93, !noalias !317
  %256 = icmp eq i32 %255, %246
  br i1 %256, label %257, label %263

257:                                              ; preds = %253
  %258 = getelementptr inbounds nuw i8, ptr %15, i64 172
  %259 = load i32, ptr %258, align 4, !tbaa !92, !noalias !317
  %260 = shl nuw i32 1, %259
  %261 = icmp eq i32 %204, %260
  %262 = select i1 %261, i32 4, i32 1
  br label %263

263:                                              ; preds = %233, %253, %257
  %264 = phi i32 [ 3, %233 ], [ %262, %257 ], [ 2, %253 ]
  %265 = getelementptr inbounds nuw i8, ptr %208, i64 488
  %266 = load i64, ptr %265, align 8, !tbaa !161
  %267 = icmp sgt i64 %266, 0
  br i1 %267, label %268, label %308

268:                                              ; preds = %263
  %269 = getelementptr inbounds nuw i8, ptr %208, i64 480
  %270 = load ptr, ptr %269, align 8, !tbaa !162
  br label %271

271:                                              ; preds = %305, %268
  %272 = phi i64 [ 0, %268 ], [ %306, %305 ]
  %273 = getelementptr inbounds nuw %struct.Found, ptr %270, i64 %272
  %274 = load i32, ptr %273, align 8, !tbaa !163
  %275 = icmp eq i32 %274, 1
  br i1 %275, label %276, label %305

276:                                              ; preds = %271
  %277 = getelementptr inbounds nuw i8, ptr %273, i64 4
  %278 = load i32, ptr %277, align 4, !tbaa !164
  %279 = icmp eq i32 %278, %195
  br i1 %279, label %280, label %305

280:                                              ; preds = %276
  %281 = getelementptr inbounds nuw i8, ptr %273, i64 8
  %282 = load i32, ptr %281, align 8, !tbaa !165
  %283 = icmp eq i32 %282, %207
  br i1 %283, label %284, label %305

284:                                              ; preds = %280
  %285 = getelementptr inbounds nuw i8, ptr %273, i64 20
  %286 = load i32, ptr %285, align 4, !tbaa !166
  %287 = icmp eq i32 %286, %234
  br i1 %287, label %288, label %305

288:                                              ; preds = %284
  %289 = getelementptr inbounds nuw i8, ptr %273, i64 12
  %290 = load i32, ptr %289, align 4, !tbaa !167
  %291 = icmp eq i32 %290, %264
  br i1 %291, label %292, label %305

292:                                              ; preds = %288
  %293 = getelementptr inbounds nuw i8, ptr %273, i64 56
  %294 = load i64, ptr %293, align 8, !tbaa !168
  %295 = add i64 %294, 1
  store i64 %295, ptr %293, align 8, !tbaa !168
  %296 = getelementptr inbounds nuw i8, ptr %273, i64 40
  %297 = load i64, ptr %296, align 8, !tbaa !169
  %298 = icmp ult i64 %4, %297
  br i1 %298, label %299, label %300

299:                                              ; preds = %292
  store i64 %4, ptr %296, align 8, !tbaa !169
  br label %300

300:                                              ; preds = %299, %292
  %301 = getelementptr inbounds nuw i8, ptr %273, i64 48
  %302 = load i64, ptr %301, align 8, !tbaa !170
  %303 = icmp ugt i64 %252, %302
  br i1 %303, label %304, label %935

304:                                              ; preds = %300
  store i64 %252, ptr %301, align 8, !tbaa !170
  br label %935

305:                                              ; preds = %288, %284, %280, %276, %271
  %306 = add nuw nsw i64 %272, 1
  %307 = icmp eq i64 %306, %266
  br i1 %307, label %308, label %271, !llvm.loop !171

308:                                              ; preds = %305, %263
  %309 = getelementptr inbounds nuw i8, ptr %208, i64 496
  %310 = load i64, ptr %309, align 8, !tbaa !172
  %311 = icmp slt i64 %266, %310
  br i1 %311, label %312, label %935

312:                                              ; preds = %308
  %313 = getelementptr inbounds nuw i8, ptr %208, i64 480
  %314 = load ptr, ptr %313, align 8, !tbaa !162
  %315 = add nsw i64 %266, 1
  store i64 %315, ptr %265, align 8, !tbaa !161
  %316 = getelementptr inbounds %struct.Found, ptr %314, i64 %266
  store i32 1, ptr %316, align 8, !tbaa !5
  %317 = getelementptr inbounds nuw i8, ptr %316, i64 4
  store i32 %195, ptr %317, align 4, !tbaa !5
  %318 = getelementptr inbounds nuw i8, ptr %316, i64 8
  store i32 %207, ptr %318, align 8, !tbaa !5
  %319 = getelementptr inbounds nuw i8, ptr %316, i64 12
  store i32 %264, ptr %319, align 4, !tbaa !5
  %320 = getelementptr inbounds nuw i8, ptr %316, i64 16
  store i32 8, ptr %320, align 8, !tbaa !5
  %321 = getelementptr inbounds nuw i8, ptr %316, i64 20
  store i32 %234, ptr %321, align 4, !tbaa !5
  %322 = getelementptr inbounds nuw i8, ptr %316, i64 24
  store i32 %237, ptr %322, align 8, !tbaa !5
  %323 = getelementptr inbounds nuw i8, ptr %316, i64 28
  store i32 %239, ptr %323, align 4, !tbaa !5
  %324 = getelementptr inbounds nuw i8, ptr %316, i64 32
  store i32 %243, ptr %324, align 8, !tbaa !5
  %325 = getelementptr inbounds nuw i8, ptr %316, i64 36
  store i32 %249, ptr %325, align 4, !tbaa !5
  %326 = getelementptr inbounds nuw i8, ptr %316, i64 40
  store i64 %4, ptr %326, align 8, !tbaa !61
  %327 = getelementptr inbounds nuw i8, ptr %316, i64 48
  store i64 %252, ptr %327, align 8, !tbaa !61
  %328 = getelementptr inbounds nuw i8, ptr %316, i64 56
  store i64 1, ptr %328, align 8, !tbaa !61
  br label %935

329:                                              ; preds = %189
  %330 = tail call fastcc i32 @unordered_in(ptr noundef nonnull %15, ptr noundef nonnull %15, ptr noundef nonnull %2)
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %935, label %332

332:                                              ; preds = %329
  %333 = and i16 %17, 4
  %334 = and i16 %333, %48
  %335 = icmp eq i16 %334, 0
  br i1 %335, label %789, label %336

336:                                              ; preds = %332
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %337 = getelementptr inbounds nuw i8, ptr %2, i64 17
  %338 = load i8, ptr %337, align 1, !tbaa !149
  %339 = getelementptr inbounds nuw i8, ptr %3, i64 17
  %340 = load i8, ptr %339, align 1, !tbaa !149
  %341 = icmp ne i8 %338, %340
  %342 = or i1 %29, %341
  br i1 %342, label %349, label %343

343:                                              ; preds = %336
  %344 = and i16 %17, 8
  %345 = and i16 %344, %48
  %346 = icmp eq i16 %345, 0
  %347 = and i16 %48, 3
  %348 = icmp ne i16 %347, 1
  br i1 %346, label %352, label %509

349:                                              ; preds = %336
  %350 = and i16 %48, 3
  %351 = icmp ne i16 %350, 1
  br i1 %341, label %352, label %509

352:                                              ; preds = %349, %343
  %353 = phi i1 [ %348, %343 ], [ %351, %349 ]
  br i1 %353, label %356, label %354

354:                                              ; preds = %352
  %355 = select i1 %341, i32 4, i32 1
  br label %379

356:                                              ; preds = %352
  %357 = getelementptr inbounds nuw i8, ptr %15, i64 96
  br label %358

358:                                              ; preds = %369, %356
  %359 = phi i1 [ true, %356 ], [ false, %369 ]
  %360 = phi i64 [ 0, %356 ], [ 1, %369 ]
  %361 = phi i32 [ %330, %356 ], [ %370, %369 ]
  %362 = getelementptr inbounds nuw %struct.Pair, ptr %357, i64 %360
  %363 = load ptr, ptr %362, align 8, !tbaa !100
  %364 = icmp eq ptr %363, null
  br i1 %364, label %369, label %365

365:                                              ; preds = %358
  %366 = tail call fastcc i32 @unordered_in(ptr noundef nonnull readonly %362, ptr noundef nonnull readonly %15, ptr noundef nonnull readonly %2)
  %367 = and i32 %366, %361
  %368 = freeze i32 %367
  br label %369

369:                                              ; preds = %365, %358
  %370 = phi i32 [ %368, %365 ], [ %361, %358 ]
  %371 = icmp ne i32 %370, 0
  %372 = select i1 %359, i1 %371, i1 false
  br i1 %372, label %358, label %373, !llvm.loop !320

373:                                              ; preds = %369
  %374 = icmp eq i32 %370, 0
  br i1 %374, label %375, label %377

375:                                              ; preds = %373
  %376 = select i1 %341, i32 6, i32 3
  br label %379

377:                                              ; preds = %373
  %378 = select i1 %341, i32 4, i32 1
  br label %379

379:                                              ; preds = %377, %375, %354
  %380 = phi i32 [ %355, %354 ], [ %378, %377 ], [ %376, %375 ]
  %381 = phi i32 [ 1, %354 ], [ 1, %377 ], [ 3, %375 ]
  %382 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %383 = load i16, ptr %382, align 4, !tbaa !151
  %384 = zext i16 %383 to i32
  %385 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %386 = load i16, ptr %385, align 4, !tbaa !151, !noalias !321
  %387 = zext i16 %386 to i32
  %388 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !321
  %389 = getelementptr inbounds nuw i8, ptr %388, i64 128
  %390 = load i64, ptr %389, align 8, !tbaa !37, !noalias !321
  %391 = icmp ult i64 %4, %390
  br i1 %391, label %396, label %392

392:                                              ; preds = %379
  %393 = getelementptr inbounds nuw i8, ptr %388, i64 144
  %394 = load i64, ptr %393, align 8, !tbaa !38, !noalias !321
  %395 = icmp ult i64 %4, %394
  br i1 %395, label %413, label %396

396:                                              ; preds = %392, %379
  %397 = getelementptr inbounds nuw i8, ptr %388, i64 152
  %398 = load i64, ptr %397, align 8, !tbaa !39, !noalias !321
  %399 = icmp ult i64 %4, %398
  br i1 %399, label %404, label %400

400:                                              ; preds = %396
  %401 = getelementptr inbounds nuw i8, ptr %388, i64 168
  %402 = load i64, ptr %401, align 8, !tbaa !40, !noalias !321
  %403 = icmp ult i64 %4, %402
  br i1 %403, label %413, label %404

404:                                              ; preds = %400, %396
  %405 = getelementptr inbounds nuw i8, ptr %388, i64 176
  %406 = load i64, ptr %405, align 8, !tbaa !41, !noalias !321
  %407 = icmp ult i64 %4, %406
  br i1 %407, label %412, label %408

408:                                              ; preds = %404
  %409 = getelementptr inbounds nuw i8, ptr %388, i64 184
  %410 = load i64, ptr %409, align 8, !tbaa !42, !noalias !321
  %411 = icmp ult i64 %4, %410
  br i1 %411, label %413, label %412

412:                                              ; preds = %408, %404
  br label %413

413:                                              ; preds = %412, %408, %400, %392
  %414 = phi i32 [ 1, %412 ], [ 3, %392 ], [ 5, %400 ], [ 4, %408 ]
  %415 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %416 = load ptr, ptr %415, align 8, !tbaa !31, !noalias !321
  %417 = load i32, ptr %416, align 8, !tbaa !84, !noalias !321
  %418 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %419 = load i32, ptr %418, align 8, !tbaa !51, !noalias !321
  %420 = getelementptr inbounds nuw i8, ptr %388, i64 512
  %421 = load i32, ptr %420, align 8, !tbaa !140, !noalias !321
  %422 = xor i32 %421, -1
  %423 = add i32 %26, %422
  %424 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %425 = load i8, ptr %424, align 4, !tbaa !104, !noalias !321
  %426 = zext i8 %425 to i32
  %427 = shl nuw nsw i32 %426, 5
  %428 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 range(i32 1, 0) %330, i1 true)
  %429 = or disjoint i32 %427, %428
  %430 = getelementptr inbounds nuw i8, ptr %388, i64 400
  %431 = load i64, ptr %430, align 8, !tbaa !87, !noalias !321
  %432 = add i64 %431, %4
  br i1 %29, label %433, label %443

433:                                              ; preds = %413
  %434 = getelementptr inbounds nuw i8, ptr %15, i64 168
  %435 = load i32, ptr %434, align 8, !tbaa !93, !noalias !321
  %436 = icmp eq i32 %435, %426
  br i1 %436, label %437, label %443

437:                                              ; preds = %433
  %438 = getelementptr inbounds nuw i8, ptr %15, i64 172
  %439 = load i32, ptr %438, align 4, !tbaa !92, !noalias !321
  %440 = shl nuw i32 1, %439
  %441 = icmp eq i32 %330, %440
  %442 = select i1 %441, i32 4, i32 1
  br label %443

443:                                              ; preds = %437, %433, %413
  %444 = phi i32 [ 3, %413 ], [ %442, %437 ], [ 2, %433 ]
  %445 = getelementptr inbounds nuw i8, ptr %388, i64 488
  %446 = load i64, ptr %445, align 8, !tbaa !161
  %447 = icmp sgt i64 %446, 0
  br i1 %447, label %448, label %488

448:                                              ; preds = %443
  %449 = getelementptr inbounds nuw i8, ptr %388, i64 480
  %450 = load ptr, ptr %449, align 8, !tbaa !162
  br label %451

451:                                              ; preds = %485, %448
  %452 = phi i64 [ 0, %448 ], [ %486, %485 ]
  %453 = getelementptr inbounds nuw %struct.Found, ptr %450, i64 %452
  %454 = load i32, ptr %453, align 8, !tbaa !163
  %455 = icmp eq i32 %454, %381
  br i1 %455, label %456, label %485

456:                                              ; preds = %451
  %457 = getelementptr inbounds nuw i8, ptr %453, i64 4
  %458 = load i32, ptr %457, align 4, !tbaa !164
  %459 = icmp eq i32 %458, %384
  br i1 %459, label %460, label %485

460:                                              ; preds = %456
  %461 = getelementptr inbounds nuw i8, ptr %453, i64 8
  %462 = load i32, ptr %461, align 8, !tbaa !165
  %463 = icmp eq i32 %462, %387
  br i1 %463, label %464, label %485

464:                                              ; preds = %460
  %465 = getelementptr inbounds nuw i8, ptr %453, i64 20
  %466 = load i32, ptr %465, align 4, !tbaa !166
  %467 = icmp eq i32 %466, %414
  br i1 %467, label %468, label %485

468:                                              ; preds = %464
  %469 = getelementptr inbounds nuw i8, ptr %453, i64 12
  %470 = load i32, ptr %469, align 4, !tbaa !167
  %471 = icmp eq i32 %470, %444
  br i1 %471, label %472, label %485

472:                                              ; preds = %468
  %473 = getelementptr inbounds nuw i8, ptr %453, i64 56
  %474 = load i64, ptr %473, align 8, !tbaa !168
  %475 = add i64 %474, 1
  store i64 %475, ptr %473, align 8, !tbaa !168
  %476 = getelementptr inbounds nuw i8, ptr %453, i64 40
  %477 = load i64, ptr %476, align 8, !tbaa !169
  %478 = icmp ult i64 %4, %477
  br i1 %478, label %479, label %480

479:                                              ; preds = %472
  store i64 %4, ptr %476, align 8, !tbaa !169
  br label %480

480:                                              ; preds = %479, %472
  %481 = getelementptr inbounds nuw i8, ptr %453, i64 48
  %482 = load i64, ptr %481, align 8, !tbaa !170
  %483 = icmp ugt i64 %432, %482
  br i1 %483, label %484, label %788

484:                                              ; preds = %480
  store i64 %432, ptr %481, align 8, !tbaa !170
  br label %788

485:                                              ; preds = %468, %464, %460, %456, %451
  %486 = add nuw nsw i64 %452, 1
  %487 = icmp eq i64 %486, %446
  br i1 %487, label %488, label %451, !llvm.loop !171

488:                                              ; preds = %485, %443
  %489 = getelementptr inbounds nuw i8, ptr %388, i64 496
  %490 = load i64, ptr %489, align 8, !tbaa !172
  %491 = icmp slt i64 %446, %490
  br i1 %491, label %492, label %788

492:                                              ; preds = %488
  %493 = getelementptr inbounds nuw i8, ptr %388, i64 480
  %494 = load ptr, ptr %493, align 8, !tbaa !162
  %495 = add nsw i64 %446, 1
  store i64 %495, ptr %445, align 8, !tbaa !161
  %496 = getelementptr inbounds %struct.Found, ptr %494, i64 %446
  store i32 %381, ptr %496, align 8, !tbaa !5
  %497 = getelementptr inbounds nuw i8, ptr %496, i64 4
  store i32 %384, ptr %497, align 4, !tbaa !5
  %498 = getelementptr inbounds nuw i8, ptr %496, i64 8
  store i32 %387, ptr %498, align 8, !tbaa !5
  %499 = getelementptr inbounds nuw i8, ptr %496, i64 12
  store i32 %444, ptr %499, align 4, !tbaa !5
  %500 = getelementptr inbounds nuw i8, ptr %496, i64 16
  store i32 %380, ptr %500, align 8, !tbaa !5
  %501 = getelementptr inbounds nuw i8, ptr %496, i64 20
  store i32 %414, ptr %501, align 4, !tbaa !5
  %502 = getelementptr inbounds nuw i8, ptr %496, i64 24
  store i32 %417, ptr %502, align 8, !tbaa !5
  %503 = getelementptr inbounds nuw i8, ptr %496, i64 28
  store i32 %419, ptr %503, align 4, !tbaa !5
  %504 = getelementptr inbounds nuw i8, ptr %496, i64 32
  store i32 %423, ptr %504, align 8, !tbaa !5
  %505 = getelementptr inbounds nuw i8, ptr %496, i64 36
  store i32 %429, ptr %505, align 4, !tbaa !5
  %506 = getelementptr inbounds nuw i8, ptr %496, i64 40
  store i64 %4, ptr %506, align 8, !tbaa !61
  %507 = getelementptr inbounds nuw i8, ptr %496, i64 48
  store i64 %432, ptr %507, align 8, !tbaa !61
  %508 = getelementptr inbounds nuw i8, ptr %496, i64 56
  store i64 1, ptr %508, align 8, !tbaa !61
  br label %788

509:                                              ; preds = %349, %343
  %510 = phi i1 [ %348, %343 ], [ %351, %349 ]
  %511 = phi i16 [ %347, %343 ], [ %350, %349 ]
  %512 = icmp eq i16 %18, 2
  %513 = icmp eq i16 %511, 2
  %514 = and i1 %512, %513
  br i1 %514, label %788, label %515

515:                                              ; preds = %509
  %516 = zext i16 %17 to i32
  %517 = and i32 %516, 3
  %518 = icmp eq i32 %517, 0
  br i1 %518, label %641, label %519

519:                                              ; preds = %515
  %520 = and i16 %48, 1024
  %521 = icmp eq i16 %520, 0
  br i1 %521, label %527, label %522

522:                                              ; preds = %519
  %523 = select i1 %29, i32 4096, i32 8192
  %524 = and i32 %523, %516
  %525 = icmp ne i32 %524, 0
  %526 = and i1 %525, %510
  br i1 %526, label %788, label %527

527:                                              ; preds = %522, %519
  br i1 %510, label %528, label %553

528:                                              ; preds = %527
  %529 = getelementptr inbounds nuw i8, ptr %15, i64 96
  br label %530

530:                                              ; preds = %540, %528
  %531 = phi i1 [ true, %528 ], [ false, %540 ]
  %532 = phi i64 [ 0, %528 ], [ 1, %540 ]
  %533 = phi i32 [ %330, %528 ], [ %541, %540 ]
  %534 = getelementptr inbounds nuw %struct.Pair, ptr %529, i64 %532
  %535 = load ptr, ptr %534, align 8, !tbaa !100
  %536 = icmp eq ptr %535, null
  br i1 %536, label %540, label %537

537:                                              ; preds = %530
  %538 = tail call fastcc i32 @unordered_in(ptr noundef nonnull readonly %534, ptr noundef nonnull readonly %15, ptr noundef nonnull readonly %2)
  %539 = and i32 %538, %533
  br label %540

540:                                              ; preds = %537, %530
  %541 = phi i32 [ %539, %537 ], [ %533, %530 ]
  %542 = icmp ne i32 %541, 0
  %543 = select i1 %531, i1 %542, i1 false
  br i1 %543, label %530, label %544, !llvm.loop !320

544:                                              ; preds = %540
  %545 = icmp eq i32 %541, 0
  br i1 %545, label %546, label %550

546:                                              ; preds = %544
  %547 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %548 = load i16, ptr %547, align 4, !tbaa !151
  %549 = zext i16 %548 to i32
  call fastcc void @found_pair(ptr dead_on_unwind writable sret(%struct.Found) align 8 %7, i32 noundef 3, ptr noundef readonly %0, i32 noundef %549, i64 noundef %4, ptr noundef nonnull readonly %2, i32 noundef range(i32 1, 0) %330, i32 noundef 2)
  tail call fastcc void @report(ptr noundef nonnull byval(%struct.Found) align 8 %7)
  br label %788

550:                                              ; preds = %544
  %551 = and i16 %48, 1027
  %552 = icmp eq i16 %551, 1024
  br i1 %552, label %556, label %637

553:                                              ; preds = %527
  %554 = and i16 %48, 1027
  %555 = icmp eq i16 %554, 1024
  br i1 %555, label %556, label %632

556:                                              ; preds = %553, %550
  %557 = getelementptr inbounds nuw i8, ptr %15, i64 172
  %558 = load i32, ptr %557, align 4, !tbaa !92
  %559 = shl nuw i32 1, %558
  %560 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %561 = load i16, ptr %560, align 4, !tbaa !151
  %562 = zext i16 %561 to i32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !324)
  store i32 2, ptr %8, align 8, !tbaa !163, !alias.scope !324
  %563 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %562, ptr %563, align 4, !tbaa !164, !alias.scope !324
  %564 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %565 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %566 = load i16, ptr %565, align 4, !tbaa !151, !noalias !324
  %567 = zext i16 %566 to i32
  store i32 %567, ptr %564, align 8, !tbaa !165, !alias.scope !324
  %568 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 0, ptr %568, align 8, !tbaa !285, !alias.scope !324
  %569 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %570 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !324
  %571 = getelementptr inbounds nuw i8, ptr %570, i64 128
  %572 = load i64, ptr %571, align 8, !tbaa !37, !noalias !324
  %573 = icmp ult i64 %4, %572
  br i1 %573, label %578, label %574

574:                                              ; preds = %556
  %575 = getelementptr inbounds nuw i8, ptr %570, i64 144
  %576 = load i64, ptr %575, align 8, !tbaa !38, !noalias !324
  %577 = icmp ult i64 %4, %576
  br i1 %577, label %595, label %578

578:                                              ; preds = %574, %556
  %579 = getelementptr inbounds nuw i8, ptr %570, i64 152
  %580 = load i64, ptr %579, align 8, !tbaa !39, !noalias !324
  %581 = icmp ult i64 %4, %580
  br i1 %581, label %586, label %582

582:                                              ; preds = %578
  %583 = getelementptr inbounds nuw i8, ptr %570, i64 168
  %584 = load i64, ptr %583, align 8, !tbaa !40, !noalias !324
  %585 = icmp ult i64 %4, %584
  br i1 %585, label %595, label %586

586:                                              ; preds = %582, %578
  %587 = getelementptr inbounds nuw i8, ptr %570, i64 176
  %588 = load i64, ptr %587, align 8, !tbaa !41, !noalias !324
  %589 = icmp ult i64 %4, %588
  br i1 %589, label %594, label %590

590:                                              ; preds = %586
  %591 = getelementptr inbounds nuw i8, ptr %570, i64 184
  %592 = load i64, ptr %591, align 8, !tbaa !42, !noalias !324
  %593 = icmp ult i64 %4, %592
  br i1 %593, label %595, label %594

594:                                              ; preds = %590, %586
  br label %595

595:                                              ; preds = %594, %590, %582, %574
  %596 = phi i32 [ 1, %594 ], [ 3, %574 ], [ 5, %582 ], [ 4, %590 ]
  store i32 %596, ptr %569, align 4, !tbaa !166, !alias.scope !324
  %597 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %598 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %599 = load ptr, ptr %598, align 8, !tbaa !31, !noalias !324
  %600 = load i32, ptr %599, align 8, !tbaa !84, !noalias !324
  store i32 %600, ptr %597, align 8, !tbaa !327, !alias.scope !324
  %601 = getelementptr inbounds nuw i8, ptr %8, i64 28
  %602 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %603 = load i32, ptr %602, align 8, !tbaa !51, !noalias !324
  store i32 %603, ptr %601, align 4, !tbaa !328, !alias.scope !324
  %604 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %605 = getelementptr inbounds nuw i8, ptr %570, i64 512
  %606 = load i32, ptr %605, align 8, !tbaa !140, !noalias !324
  %607 = xor i32 %606, -1
  %608 = add i32 %26, %607
  store i32 %608, ptr %604, align 8, !tbaa !329, !alias.scope !324
  %609 = getelementptr inbounds nuw i8, ptr %8, i64 36
  %610 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %611 = load i8, ptr %610, align 4, !tbaa !104, !noalias !324
  %612 = zext i8 %611 to i32
  %613 = shl nuw nsw i32 %612, 5
  %614 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 range(i32 1, 0) %330, i1 true)
  %615 = or disjoint i32 %613, %614
  store i32 %615, ptr %609, align 4, !tbaa !330, !alias.scope !324
  %616 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 %4, ptr %616, align 8, !tbaa !169, !alias.scope !324
  %617 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %618 = getelementptr inbounds nuw i8, ptr %570, i64 400
  %619 = load i64, ptr %618, align 8, !tbaa !87, !noalias !324
  %620 = add i64 %619, %4
  store i64 %620, ptr %617, align 8, !tbaa !170, !alias.scope !324
  %621 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store i64 1, ptr %621, align 8, !tbaa !168, !alias.scope !324
  br i1 %29, label %622, label %629

622:                                              ; preds = %595
  %623 = getelementptr inbounds nuw i8, ptr %15, i64 168
  %624 = load i32, ptr %623, align 8, !tbaa !93, !noalias !324
  %625 = icmp eq i32 %624, %612
  br i1 %625, label %626, label %629

626:                                              ; preds = %622
  %627 = icmp eq i32 %330, %559
  %628 = select i1 %627, i32 4, i32 1
  br label %629

629:                                              ; preds = %626, %622, %595
  %630 = phi i32 [ 3, %595 ], [ %628, %626 ], [ 2, %622 ]
  %631 = getelementptr inbounds nuw i8, ptr %8, i64 12
  store i32 %630, ptr %631, align 4, !tbaa !167, !alias.scope !324
  tail call fastcc void @doubt(ptr noundef nonnull readonly %3, i32 noundef 0, i32 noundef %559, i64 noundef %4, ptr noundef nonnull byval(%struct.Found) align 8 %8)
  br label %788

632:                                              ; preds = %553
  %633 = icmp eq i32 %5, 0
  br i1 %633, label %634, label %788

634:                                              ; preds = %632
  %635 = tail call fastcc i32 @has_read(ptr noundef readonly %1, ptr noundef nonnull %15)
  %636 = icmp eq i32 %635, 0
  br i1 %636, label %637, label %788

637:                                              ; preds = %634, %550
  %638 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %639 = load i16, ptr %638, align 4, !tbaa !151
  %640 = zext i16 %639 to i32
  call fastcc void @found_pair(ptr dead_on_unwind writable sret(%struct.Found) align 8 %9, i32 noundef 2, ptr noundef readonly %0, i32 noundef %640, i64 noundef %4, ptr noundef nonnull readonly %2, i32 noundef range(i32 1, 0) %330, i32 noundef 0)
  tail call fastcc void @report(ptr noundef nonnull byval(%struct.Found) align 8 %9)
  br label %788

641:                                              ; preds = %515
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #20
  %642 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %643 = load i16, ptr %642, align 4, !tbaa !151
  %644 = zext i16 %643 to i32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !331)
  store i32 2, ptr %10, align 8, !tbaa !163, !alias.scope !331
  %645 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store i32 %644, ptr %645, align 4, !tbaa !164, !alias.scope !331
  %646 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %647 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %648 = load i16, ptr %647, align 4, !tbaa !151, !noalias !331
  %649 = zext i16 %648 to i32
  store i32 %649, ptr %646, align 8, !tbaa !165, !alias.scope !331
  %650 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i32 0, ptr %650, align 8, !tbaa !285, !alias.scope !331
  %651 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %652 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !331
  %653 = getelementptr inbounds nuw i8, ptr %652, i64 128
  %654 = load i64, ptr %653, align 8, !tbaa !37, !noalias !331
  %655 = icmp ult i64 %4, %654
  br i1 %655, label %660, label %656

656:                                              ; preds = %641
  %657 = getelementptr inbounds nuw i8, ptr %652, i64 144
  %658 = load i64, ptr %657, align 8, !tbaa !38, !noalias !331
  %659 = icmp ult i64 %4, %658
  br i1 %659, label %677, label %660

660:                                              ; preds = %656, %641
  %661 = getelementptr inbounds nuw i8, ptr %652, i64 152
  %662 = load i64, ptr %661, align 8, !tbaa !39, !noalias !331
  %663 = icmp ult i64 %4, %662
  br i1 %663, label %668, label %664

664:                                              ; preds = %660
  %665 = getelementptr inbounds nuw i8, ptr %652, i64 168
  %666 = load i64, ptr %665, align 8, !tbaa !40, !noalias !331
  %667 = icmp ult i64 %4, %666
  br i1 %667, label %677, label %668

668:                                              ; preds = %664, %660
  %669 = getelementptr inbounds nuw i8, ptr %652, i64 176
  %670 = load i64, ptr %669, align 8, !tbaa !41, !noalias !331
  %671 = icmp ult i64 %4, %670
  br i1 %671, label %676, label %672

672:                                              ; preds = %668
  %673 = getelementptr inbounds nuw i8, ptr %652, i64 184
  %674 = load i64, ptr %673, align 8, !tbaa !42, !noalias !331
  %675 = icmp ult i64 %4, %674
  br i1 %675, label %677, label %676

676:                                              ; preds = %672, %668
  br label %677

677:                                              ; preds = %676, %672, %664, %656
  %678 = phi i32 [ 1, %676 ], [ 3, %656 ], [ 5, %664 ], [ 4, %672 ]
  store i32 %678, ptr %651, align 4, !tbaa !166, !alias.scope !331
  %679 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %680 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %681 = load ptr, ptr %680, align 8, !tbaa !31, !noalias !331
  %682 = load i32, ptr %681, align 8, !tbaa !84, !noalias !331
  store i32 %682, ptr %679, align 8, !tbaa !327, !alias.scope !331
  %683 = getelementptr inbounds nuw i8, ptr %10, i64 28
  %684 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %685 = load i32, ptr %684, align 8, !tbaa !51, !noalias !331
  store i32 %685, ptr %683, align 4, !tbaa !328, !alias.scope !331
  %686 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %687 = getelementptr inbounds nuw i8, ptr %652, i64 512
  %688 = load i32, ptr %687, align 8, !tbaa !140, !noalias !331
  %689 = xor i32 %688, -1
  %690 = add i32 %26, %689
  store i32 %690, ptr %686, align 8, !tbaa !329, !alias.scope !331
  %691 = getelementptr inbounds nuw i8, ptr %10, i64 36
  %692 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %693 = load i8, ptr %692, align 4, !tbaa !104, !noalias !331
  %694 = zext i8 %693 to i32
  %695 = shl nuw nsw i32 %694, 5
  %696 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 range(i32 1, 0) %330, i1 true)
  %697 = or disjoint i32 %695, %696
  store i32 %697, ptr %691, align 4, !tbaa !330, !alias.scope !331
  %698 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %4, ptr %698, align 8, !tbaa !169, !alias.scope !331
  %699 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %700 = getelementptr inbounds nuw i8, ptr %652, i64 400
  %701 = load i64, ptr %700, align 8, !tbaa !87, !noalias !331
  %702 = add i64 %701, %4
  store i64 %702, ptr %699, align 8, !tbaa !170, !alias.scope !331
  %703 = getelementptr inbounds nuw i8, ptr %10, i64 56
  store i64 1, ptr %703, align 8, !tbaa !168, !alias.scope !331
  br i1 %29, label %704, label %714

704:                                              ; preds = %677
  %705 = getelementptr inbounds nuw i8, ptr %15, i64 168
  %706 = load i32, ptr %705, align 8, !tbaa !93, !noalias !331
  %707 = icmp eq i32 %706, %694
  br i1 %707, label %708, label %714

708:                                              ; preds = %704
  %709 = getelementptr inbounds nuw i8, ptr %15, i64 172
  %710 = load i32, ptr %709, align 4, !tbaa !92, !noalias !331
  %711 = shl nuw i32 1, %710
  %712 = icmp eq i32 %330, %711
  %713 = select i1 %712, i32 4, i32 1
  br label %714

714:                                              ; preds = %708, %704, %677
  %715 = phi i32 [ 3, %677 ], [ %713, %708 ], [ 2, %704 ]
  %716 = getelementptr inbounds nuw i8, ptr %10, i64 12
  store i32 %715, ptr %716, align 4, !tbaa !167, !alias.scope !331
  %717 = and i16 %17, 1024
  %718 = icmp eq i16 %717, 0
  br i1 %718, label %725, label %719

719:                                              ; preds = %714
  %720 = zext i16 %48 to i32
  %721 = select i1 %29, i32 4096, i32 8192
  %722 = and i32 %721, %720
  %723 = icmp eq i32 %722, 0
  %724 = select i1 %723, i32 %330, i32 0
  tail call fastcc void @doubt(ptr noundef nonnull readonly %2, i32 noundef range(i32 1, 0) %330, i32 noundef %724, i64 noundef %4, ptr noundef nonnull byval(%struct.Found) align 8 %10)
  br label %787

725:                                              ; preds = %714
  %726 = getelementptr inbounds nuw i8, ptr %652, i64 488
  %727 = load i64, ptr %726, align 8, !tbaa !161
  %728 = icmp sgt i64 %727, 0
  br i1 %728, label %729, label %769

729:                                              ; preds = %725
  %730 = getelementptr inbounds nuw i8, ptr %652, i64 480
  %731 = load ptr, ptr %730, align 8, !tbaa !162
  br label %732

732:                                              ; preds = %766, %729
  %733 = phi i64 [ 0, %729 ], [ %767, %766 ]
  %734 = getelementptr inbounds nuw %struct.Found, ptr %731, i64 %733
  %735 = load i32, ptr %734, align 8, !tbaa !163
  %736 = icmp eq i32 %735, 2
  br i1 %736, label %737, label %766

737:                                              ; preds = %732
  %738 = getelementptr inbounds nuw i8, ptr %734, i64 4
  %739 = load i32, ptr %738, align 4, !tbaa !164
  %740 = icmp eq i32 %739, %644
  br i1 %740, label %741, label %766

741:                                              ; preds = %737
  %742 = getelementptr inbounds nuw i8, ptr %734, i64 8
  %743 = load i32, ptr %742, align 8, !tbaa !165
  %744 = icmp eq i32 %743, %649
  br i1 %744, label %745, label %766

745:                                              ; preds = %741
  %746 = getelementptr inbounds nuw i8, ptr %734, i64 20
  %747 = load i32, ptr %746, align 4, !tbaa !166
  %748 = icmp eq i32 %747, %678
  br i1 %748, label %749, label %766

749:                                              ; preds = %745
  %750 = getelementptr inbounds nuw i8, ptr %734, i64 12
  %751 = load i32, ptr %750, align 4, !tbaa !167
  %752 = icmp eq i32 %751, %715
  br i1 %752, label %753, label %766

753:                                              ; preds = %749
  %754 = getelementptr inbounds nuw i8, ptr %734, i64 56
  %755 = load i64, ptr %754, align 8, !tbaa !168
  %756 = add i64 %755, 1
  store i64 %756, ptr %754, align 8, !tbaa !168
  %757 = getelementptr inbounds nuw i8, ptr %734, i64 40
  %758 = load i64, ptr %757, align 8, !tbaa !169
  %759 = icmp ult i64 %4, %758
  br i1 %759, label %760, label %761

760:                                              ; preds = %753
  store i64 %4, ptr %757, align 8, !tbaa !169
  br label %761

761:                                              ; preds = %760, %753
  %762 = getelementptr inbounds nuw i8, ptr %734, i64 48
  %763 = load i64, ptr %762, align 8, !tbaa !170
  %764 = icmp ugt i64 %702, %763
  br i1 %764, label %765, label %787

765:                                              ; preds = %761
  store i64 %702, ptr %762, align 8, !tbaa !170
  br label %787

766:                                              ; preds = %749, %745, %741, %737, %732
  %767 = add nuw nsw i64 %733, 1
  %768 = icmp eq i64 %767, %727
  br i1 %768, label %769, label %732, !llvm.loop !171

769:                                              ; preds = %766, %725
  %770 = getelementptr inbounds nuw i8, ptr %652, i64 496
  %771 = load i64, ptr %770, align 8, !tbaa !172
  %772 = icmp slt i64 %727, %771
  br i1 %772, label %773, label %787

773:                                              ; preds = %769
  %774 = getelementptr inbounds nuw i8, ptr %652, i64 480
  %775 = load ptr, ptr %774, align 8, !tbaa !162
  %776 = add nsw i64 %727, 1
  store i64 %776, ptr %726, align 8, !tbaa !161
  %777 = getelementptr inbounds %struct.Found, ptr %775, i64 %727
  store i32 2, ptr %777, align 8, !tbaa !5
  %778 = getelementptr inbounds nuw i8, ptr %777, i64 4
  store i32 %644, ptr %778, align 4, !tbaa !5
  %779 = getelementptr inbounds nuw i8, ptr %777, i64 8
  store i32 %649, ptr %779, align 8, !tbaa !5
  %780 = getelementptr inbounds nuw i8, ptr %777, i64 12
  store i32 %715, ptr %780, align 4, !tbaa !5
  %781 = getelementptr inbounds nuw i8, ptr %777, i64 16
  store i32 0, ptr %781, align 8, !tbaa !5
  %782 = getelementptr inbounds nuw i8, ptr %777, i64 20
  store i32 %678, ptr %782, align 4, !tbaa !5
  %783 = getelementptr inbounds nuw i8, ptr %777, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %783, ptr noundef nonnull align 8 dereferenceable(16) %679, i64 16, i1 false)
  %784 = getelementptr inbounds nuw i8, ptr %777, i64 40
  store i64 %4, ptr %784, align 8, !tbaa !61
  %785 = getelementptr inbounds nuw i8, ptr %777, i64 48
  store i64 %702, ptr %785, align 8, !tbaa !61
  %786 = getelementptr inbounds nuw i8, ptr %777, i64 56
  store i64 1, ptr %786, align 8, !tbaa !61
  br label %787

787:                                              ; preds = %761, %765, %769, %773, %719
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #20
  br label %788

788:                                              ; preds = %480, %484, %488, %492, %509, %522, %546, %629, %632, %634, %637, %787
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %935

789:                                              ; preds = %332
  %790 = getelementptr inbounds nuw i8, ptr %15, i64 96
  br label %791

791:                                              ; preds = %801, %789
  %792 = phi i1 [ true, %789 ], [ false, %801 ]
  %793 = phi i64 [ 0, %789 ], [ 1, %801 ]
  %794 = phi i32 [ %330, %789 ], [ %802, %801 ]
  %795 = getelementptr inbounds nuw %struct.Pair, ptr %790, i64 %793
  %796 = load ptr, ptr %795, align 8, !tbaa !100
  %797 = icmp eq ptr %796, null
  br i1 %797, label %801, label %798

798:                                              ; preds = %791
  %799 = tail call fastcc i32 @unordered_in(ptr noundef nonnull readonly %795, ptr noundef nonnull readonly %15, ptr noundef readonly %2)
  %800 = and i32 %799, %794
  br label %801

801:                                              ; preds = %798, %791
  %802 = phi i32 [ %800, %798 ], [ %794, %791 ]
  %803 = icmp ne i32 %802, 0
  %804 = select i1 %792, i1 %803, i1 false
  br i1 %804, label %791, label %805, !llvm.loop !320

805:                                              ; preds = %801
  %806 = icmp eq i32 %802, 0
  %807 = select i1 %806, i32 2, i32 0
  %808 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %809 = load i16, ptr %808, align 4, !tbaa !151
  %810 = zext i16 %809 to i32
  %811 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %812 = load i16, ptr %811, align 4, !tbaa !151, !noalias !334
  %813 = zext i16 %812 to i32
  %814 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !334
  %815 = getelementptr inbounds nuw i8, ptr %814, i64 128
  %816 = load i64, ptr %815, align 8, !tbaa !37, !noalias !334
  %817 = icmp ult i64 %4, %816
  br i1 %817, label %822, label %818

818:                                              ; preds = %805
  %819 = getelementptr inbounds nuw i8, ptr %814, i64 144
  %820 = load i64, ptr %819, align 8, !tbaa !38, !noalias !334
  %821 = icmp ult i64 %4, %820
  br i1 %821, label %839, label %822

822:                                              ; preds = %818, %805
  %823 = getelementptr inbounds nuw i8, ptr %814, i64 152
  %824 = load i64, ptr %823, align 8, !tbaa !39, !noalias !334
  %825 = icmp ult i64 %4, %824
  br i1 %825, label %830, label %826

826:                                              ; preds = %822
  %827 = getelementptr inbounds nuw i8, ptr %814, i64 168
  %828 = load i64, ptr %827, align 8, !tbaa !40, !noalias !334
  %829 = icmp ult i64 %4, %828
  br i1 %829, label %839, label %830

830:                                              ; preds = %826, %822
  %831 = getelementptr inbounds nuw i8, ptr %814, i64 176
  %832 = load i64, ptr %831, align 8, !tbaa !41, !noalias !334
  %833 = icmp ult i64 %4, %832
  br i1 %833, label %838, label %834

834:                                              ; preds = %830
  %835 = getelementptr inbounds nuw i8, ptr %814, i64 184
  %836 = load i64, ptr %835, align 8, !tbaa !42, !noalias !334
  %837 = icmp ult i64 %4, %836
  br i1 %837, label %839, label %838

838:                                              ; preds = %834, %830
  br label %839

839:                                              ; preds = %838, %834, %826, %818
  %840 = phi i32 [ 1, %838 ], [ 3, %818 ], [ 5, %826 ], [ 4, %834 ]
  %841 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %842 = load ptr, ptr %841, align 8, !tbaa !31, !noalias !334
  %843 = load i32, ptr %842, align 8, !tbaa !84, !noalias !334
  %844 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %845 = load i32, ptr %844, align 8, !tbaa !51, !noalias !334
  %846 = getelementptr inbounds nuw i8, ptr %814, i64 512
  %847 = load i32, ptr %846, align 8, !tbaa !140, !noalias !334
  %848 = xor i32 %847, -1
  %849 = add i32 %26, %848
  %850 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %851 = load i8, ptr %850, align 4, !tbaa !104, !noalias !334
  %852 = zext i8 %851 to i32
  %853 = shl nuw nsw i32 %852, 5
  %854 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %330, i1 true)
  %855 = or disjoint i32 %853, %854
  %856 = getelementptr inbounds nuw i8, ptr %814, i64 400
  %857 = load i64, ptr %856, align 8, !tbaa !87, !noalias !334
  %858 = add i64 %857, %4
  br i1 %29, label %859, label %869

859:                                              ; preds = %839
  %860 = getelementptr inbounds nuw i8, ptr %15, i64 168
  %861 = load i32, ptr %860, align 8, !tbaa !93, !noalias !334
  %862 = icmp eq i32 %861, %852
  br i1 %862, label %863, label %869

863:                                              ; preds = %859
  %864 = getelementptr inbounds nuw i8, ptr %15, i64 172
  %865 = load i32, ptr %864, align 4, !tbaa !92, !noalias !334
  %866 = shl nuw i32 1, %865
  %867 = icmp eq i32 %330, %866
  %868 = select i1 %867, i32 4, i32 1
  br label %869

869:                                              ; preds = %839, %859, %863
  %870 = phi i32 [ 3, %839 ], [ %868, %863 ], [ 2, %859 ]
  %871 = getelementptr inbounds nuw i8, ptr %814, i64 488
  %872 = load i64, ptr %871, align 8, !tbaa !161
  %873 = icmp sgt i64 %872, 0
  br i1 %873, label %874, label %914

874:                                              ; preds = %869
  %875 = getelementptr inbounds nuw i8, ptr %814, i64 480
  %876 = load ptr, ptr %875, align 8, !tbaa !162
  br label %877

877:                                              ; preds = %911, %874
  %878 = phi i64 [ 0, %874 ], [ %912, %911 ]
  %879 = getelementptr inbounds nuw %struct.Found, ptr %876, i64 %878
  %880 = load i32, ptr %879, align 8, !tbaa !163
  %881 = icmp eq i32 %880, 1
  br i1 %881, label %882, label %911

882:                                              ; preds = %877
  %883 = getelementptr inbounds nuw i8, ptr %879, i64 4
  %884 = load i32, ptr %883, align 4, !tbaa !164
  %885 = icmp eq i32 %884, %810
  br i1 %885, label %886, label %911

886:                                              ; preds = %882
  %887 = getelementptr inbounds nuw i8, ptr %879, i64 8
  %888 = load i32, ptr %887, align 8, !tbaa !165
  %889 = icmp eq i32 %888, %813
  br i1 %889, label %890, label %911

890:                                              ; preds = %886
  %891 = getelementptr inbounds nuw i8, ptr %879, i64 20
  %892 = load i32, ptr %891, align 4, !tbaa !166
  %893 = icmp eq i32 %892, %840
  br i1 %893, label %894, label %911

894:                                              ; preds = %890
  %895 = getelementptr inbounds nuw i8, ptr %879, i64 12
  %896 = load i32, ptr %895, align 4, !tbaa !167
  %897 = icmp eq i32 %896, %870
  br i1 %897, label %898, label %911

898:                                              ; preds = %894
  %899 = getelementptr inbounds nuw i8, ptr %879, i64 56
  %900 = load i64, ptr %899, align 8, !tbaa !168
  %901 = add i64 %900, 1
  store i64 %901, ptr %899, align 8, !tbaa !168
  %902 = getelementptr inbounds nuw i8, ptr %879, i64 40
  %903 = load i64, ptr %902, align 8, !tbaa !169
  %904 = icmp ult i64 %4, %903
  br i1 %904, label %905, label %906

905:                                              ; preds = %898
  store i64 %4, ptr %902, align 8, !tbaa !169
  br label %906

906:                                              ; preds = %905, %898
  %907 = getelementptr inbounds nuw i8, ptr %879, i64 48
  %908 = load i64, ptr %907, align 8, !tbaa !170
  %909 = icmp ugt i64 %858, %908
  br i1 %909, label %910, label %935

910:                                              ; preds = %906
  store i64 %858, ptr %907, align 8, !tbaa !170
  br label %935

911:                                              ; preds = %894, %890, %886, %882, %877
  %912 = add nuw nsw i64 %878, 1
  %913 = icmp eq i64 %912, %872
  br i1 %913, label %914, label %877, !llvm.loop !171

914:                                              ; preds = %911, %869
  %915 = getelementptr inbounds nuw i8, ptr %814, i64 496
  %916 = load i64, ptr %915, align 8, !tbaa !172
  %917 = icmp slt i64 %872, %916
  br i1 %917, label %918, label %935

918:                                              ; preds = %914
  %919 = getelementptr inbounds nuw i8, ptr %814, i64 480
  %920 = load ptr, ptr %919, align 8, !tbaa !162
  %921 = add nsw i64 %872, 1
  store i64 %921, ptr %871, align 8, !tbaa !161
  %922 = getelementptr inbounds %struct.Found, ptr %920, i64 %872
  store i32 1, ptr %922, align 8, !tbaa !5
  %923 = getelementptr inbounds nuw i8, ptr %922, i64 4
  store i32 %810, ptr %923, align 4, !tbaa !5
  %924 = getelementptr inbounds nuw i8, ptr %922, i64 8
  store i32 %813, ptr %924, align 8, !tbaa !5
  %925 = getelementptr inbounds nuw i8, ptr %922, i64 12
  store i32 %870, ptr %925, align 4, !tbaa !5
  %926 = getelementptr inbounds nuw i8, ptr %922, i64 16
  store i32 %807, ptr %926, align 8, !tbaa !5
  %927 = getelementptr inbounds nuw i8, ptr %922, i64 20
  store i32 %840, ptr %927, align 4, !tbaa !5
  %928 = getelementptr inbounds nuw i8, ptr %922, i64 24
  store i32 %843, ptr %928, align 8, !tbaa !5
  %929 = getelementptr inbounds nuw i8, ptr %922, i64 28
  store i32 %845, ptr %929, align 4, !tbaa !5
  %930 = getelementptr inbounds nuw i8, ptr %922, i64 32
  store i32 %849, ptr %930, align 8, !tbaa !5
  %931 = getelementptr inbounds nuw i8, ptr %922, i64 36
  store i32 %855, ptr %931, align 4, !tbaa !5
  %932 = getelementptr inbounds nuw i8, ptr %922, i64 40
  store i64 %4, ptr %932, align 8, !tbaa !61
  %933 = getelementptr inbounds nuw i8, ptr %922, i64 48
  store i64 %858, ptr %933, align 8, !tbaa !61
  %934 = getelementptr inbounds nuw i8, ptr %922, i64 56
  store i64 1, ptr %934, align 8, !tbaa !61
  br label %935

935:                                              ; preds = %918, %914, %910, %906, %312, %308, %304, %300, %172, %168, %164, %160, %788, %329, %20
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @found_pair(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Found) align 8 captures(none) initializes((0, 64)) %0, i32 noundef range(i32 1, 5) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 65536) %3, i64 noundef %4, ptr noundef readonly captures(none) %5, i32 noundef %6, i32 noundef range(i32 0, 9) %7) unnamed_addr #14 {
  %9 = load ptr, ptr @tracks, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 108
  %11 = load i32, ptr %10, align 4, !tbaa !62
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw %struct.Track, ptr %9, i64 %12
  store i32 %1, ptr %0, align 8, !tbaa !163
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %3, ptr %14, align 4, !tbaa !164
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %17 = load i16, ptr %16, align 4, !tbaa !151
  %18 = zext i16 %17 to i32
  store i32 %18, ptr %15, align 8, !tbaa !165
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %7, ptr %19, align 8, !tbaa !285
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %21 = load ptr, ptr @L, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %23 = load i64, ptr %22, align 8, !tbaa !37
  %24 = icmp ult i64 %4, %23
  br i1 %24, label %29, label %25

25:                                               ; preds = %8
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 144
  %27 = load i64, ptr %26, align 8, !tbaa !38
  %28 = icmp ult i64 %4, %27
  br i1 %28, label %46, label %29

29:                                               ; preds = %25, %8
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 152
  %31 = load i64, ptr %30, align 8, !tbaa !39
  %32 = icmp ult i64 %4, %31
  br i1 %32, label %37, label %33

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw i8, ptr %21, i64 168
  %35 = load i64, ptr %34, align 8, !tbaa !40
  %36 = icmp ult i64 %4, %35
  br i1 %36, label %46, label %37

37:                                               ; preds = %33, %29
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 176
  %39 = load i64, ptr %38, align 8, !tbaa !41
  %40 = icmp ult i64 %4, %39
  br i1 %40, label %45, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %21, i64 184
  %43 = load i64, ptr %42, align 8, !tbaa !42
  %44 = icmp ult i64 %4, %43
  br i1 %44, label %46, label %45

45:                                               ; preds = %41, %37
  br label %46

46:                                               ; preds = %25, %33, %41, %45
  %47 = phi i32 [ 1, %45 ], [ 3, %25 ], [ 5, %33 ], [ 4, %41 ]
  store i32 %47, ptr %20, align 4, !tbaa !166
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %50 = load ptr, ptr %49, align 8, !tbaa !31
  %51 = load i32, ptr %50, align 8, !tbaa !84
  store i32 %51, ptr %48, align 8, !tbaa !327
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %54 = load i32, ptr %53, align 8, !tbaa !51
  store i32 %54, ptr %52, align 4, !tbaa !328
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %56 = load i32, ptr %5, align 4, !tbaa !101
  %57 = getelementptr inbounds nuw i8, ptr %21, i64 512
  %58 = load i32, ptr %57, align 8, !tbaa !140
  %59 = xor i32 %58, -1
  %60 = add i32 %56, %59
  store i32 %60, ptr %55, align 8, !tbaa !329
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %63 = load i8, ptr %62, align 4, !tbaa !104
  %64 = zext i8 %63 to i32
  %65 = shl nuw nsw i32 %64, 5
  %66 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %6, i1 true)
  %67 = or disjoint i32 %65, %66
  store i32 %67, ptr %61, align 4, !tbaa !330
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %4, ptr %68, align 8, !tbaa !169
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %70 = getelementptr inbounds nuw i8, ptr %21, i64 400
  %71 = load i64, ptr %70, align 8, !tbaa !87
  %72 = add i64 %71, %4
  store i64 %72, ptr %69, align 8, !tbaa !170
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 1, ptr %73, align 8, !tbaa !168
  %74 = getelementptr inbounds nuw i8, ptr %13, i64 164
  %75 = load i32, ptr %74, align 4, !tbaa !88
  %76 = icmp eq i32 %56, %75
  br i1 %76, label %77, label %87

77:                                               ; preds = %46
  %78 = getelementptr inbounds nuw i8, ptr %13, i64 168
  %79 = load i32, ptr %78, align 8, !tbaa !93
  %80 = icmp eq i32 %79, %64
  br i1 %80, label %81, label %87

81:                                               ; preds = %77
  %82 = getelementptr inbounds nuw i8, ptr %13, i64 172
  %83 = load i32, ptr %82, align 4, !tbaa !92
  %84 = shl nuw i32 1, %83
  %85 = icmp eq i32 %6, %84
  %86 = select i1 %85, i32 4, i32 1
  br label %87

87:                                               ; preds = %81, %77, %46
  %88 = phi i32 [ 3, %46 ], [ %86, %81 ], [ 2, %77 ]
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %88, ptr %89, align 4, !tbaa !167
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @unordered_in(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) unnamed_addr #15 {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = load i32, ptr %4, align 4, !tbaa !105
  %6 = load i32, ptr %2, align 4, !tbaa !101
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 164
  %8 = load i32, ptr %7, align 4, !tbaa !88
  %9 = icmp eq i32 %6, %8
  br i1 %9, label %10, label %23

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %12 = load i8, ptr %11, align 4, !tbaa !104
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %15 = load i32, ptr %14, align 8, !tbaa !93
  %16 = icmp eq i32 %15, %13
  br i1 %16, label %17, label %23

17:                                               ; preds = %10
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 172
  %19 = load i32, ptr %18, align 4, !tbaa !92
  %20 = shl nuw i32 1, %19
  %21 = xor i32 %20, -1
  %22 = and i32 %5, %21
  br label %23

23:                                               ; preds = %17, %10, %3
  %24 = phi i32 [ %22, %17 ], [ %5, %10 ], [ %5, %3 ]
  %25 = load ptr, ptr %0, align 8, !tbaa !203
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %27 = load i32, ptr %26, align 4, !tbaa !5
  %28 = icmp eq i32 %6, %27
  br i1 %28, label %65, label %29

29:                                               ; preds = %23
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = load ptr, ptr %30, align 8, !tbaa !204
  %32 = icmp eq ptr %31, null
  br i1 %32, label %134, label %33

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %35 = load i32, ptr %34, align 4, !tbaa !5
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %54, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 8
  br label %39

39:                                               ; preds = %39, %37
  %40 = phi i32 [ 0, %37 ], [ %52, %39 ]
  %41 = phi i32 [ %35, %37 ], [ %51, %39 ]
  %42 = add i32 %41, %40
  %43 = lshr i32 %42, 1
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw ptr, ptr %38, i64 %44
  %46 = load ptr, ptr %45, align 8, !tbaa !9
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %48 = load i32, ptr %47, align 4, !tbaa !5
  %49 = icmp ult i32 %48, %6
  %50 = add nuw i32 %43, 1
  %51 = select i1 %49, i32 %41, i32 %43
  %52 = select i1 %49, i32 %50, i32 %40
  %53 = icmp ult i32 %52, %51
  br i1 %53, label %39, label %54, !llvm.loop !205

54:                                               ; preds = %39, %33
  %55 = phi i32 [ 0, %33 ], [ %52, %39 ]
  %56 = icmp ult i32 %55, %35
  br i1 %56, label %57, label %134

57:                                               ; preds = %54
  %58 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %59 = zext i32 %55 to i64
  %60 = getelementptr inbounds nuw ptr, ptr %58, i64 %59
  %61 = load ptr, ptr %60, align 8, !tbaa !9
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %63 = load i32, ptr %62, align 4, !tbaa !5
  %64 = icmp eq i32 %63, %6
  br i1 %64, label %65, label %134

65:                                               ; preds = %57, %23
  %66 = phi ptr [ %25, %23 ], [ %61, %57 ]
  %67 = getelementptr inbounds nuw i8, ptr %2, i64 14
  %68 = load i16, ptr %67, align 2, !tbaa !148
  %69 = and i16 %68, 16384
  %70 = icmp eq i16 %69, 0
  br i1 %70, label %99, label %71

71:                                               ; preds = %65
  %72 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %73 = load i32, ptr %72, align 8, !tbaa !5
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %134, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %78 = load i32, ptr %77, align 4, !tbaa !106
  br label %79

79:                                               ; preds = %75, %96
  %80 = phi i32 [ 0, %75 ], [ %97, %96 ]
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw %struct.WarpClock, ptr %76, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !206
  %85 = icmp eq ptr %84, null
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 4
  br label %90

87:                                               ; preds = %90
  %88 = add nuw nsw i64 %91, 1
  %89 = icmp eq i64 %88, 32
  br i1 %89, label %96, label %90, !llvm.loop !337

90:                                               ; preds = %79, %87
  %91 = phi i64 [ 0, %79 ], [ %88, %87 ]
  %92 = getelementptr inbounds nuw i32, ptr %86, i64 %91
  %93 = select i1 %85, ptr %82, ptr %92
  %94 = load i32, ptr %93, align 4, !tbaa !5
  %95 = icmp ult i32 %94, %78
  br i1 %95, label %134, label %87

96:                                               ; preds = %87
  %97 = add nuw i32 %80, 1
  %98 = icmp eq i32 %97, %73
  br i1 %98, label %134, label %79, !llvm.loop !338

99:                                               ; preds = %65
  %100 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %102 = load i8, ptr %101, align 4, !tbaa !104
  %103 = zext i8 %102 to i64
  %104 = getelementptr inbounds nuw %struct.WarpClock, ptr %100, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !206
  %107 = icmp eq ptr %106, null
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br i1 %107, label %111, label %109

109:                                              ; preds = %99
  %110 = getelementptr inbounds nuw i8, ptr %106, i64 4
  br label %116

111:                                              ; preds = %99
  %112 = load i32, ptr %104, align 8, !tbaa !339
  %113 = load i32, ptr %108, align 4, !tbaa !106
  %114 = icmp ult i32 %112, %113
  %115 = select i1 %114, i32 %24, i32 0
  br label %134

116:                                              ; preds = %109, %130
  %117 = phi i64 [ 0, %109 ], [ %132, %130 ]
  %118 = phi i32 [ 0, %109 ], [ %131, %130 ]
  %119 = trunc nuw nsw i64 %117 to i32
  %120 = shl nuw i32 1, %119
  %121 = and i32 %120, %24
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %130, label %123

123:                                              ; preds = %116
  %124 = getelementptr inbounds nuw i32, ptr %110, i64 %117
  %125 = load i32, ptr %124, align 4, !tbaa !5
  %126 = load i32, ptr %108, align 4, !tbaa !106
  %127 = icmp ult i32 %125, %126
  %128 = select i1 %127, i32 %120, i32 0
  %129 = or i32 %128, %118
  br label %130

130:                                              ; preds = %123, %116
  %131 = phi i32 [ %118, %116 ], [ %129, %123 ]
  %132 = add nuw nsw i64 %117, 1
  %133 = icmp eq i64 %132, 32
  br i1 %133, label %134, label %116, !llvm.loop !340

134:                                              ; preds = %96, %90, %130, %71, %54, %57, %29, %111
  %135 = phi i32 [ %115, %111 ], [ %24, %90 ], [ %24, %54 ], [ %24, %29 ], [ %24, %57 ], [ 0, %71 ], [ %131, %130 ], [ 0, %96 ]
  ret i32 %135
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #16

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @doubt(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef readonly byval(%struct.Found) align 8 captures(none) %4) unnamed_addr #2 {
  %6 = alloca %struct.Found, align 8
  %7 = load i32, ptr @n_doubts, align 4, !tbaa !5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %50, label %9

9:                                                ; preds = %5
  %10 = load ptr, ptr @doubts, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %14 = load i32, ptr %13, align 4
  %15 = zext i32 %7 to i64
  br label %16

16:                                               ; preds = %9, %40
  %17 = phi i64 [ 0, %9 ], [ %41, %40 ]
  %18 = getelementptr inbounds nuw %struct.Doubt, ptr %10, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %20 = load i64, ptr %19, align 8, !tbaa !113
  %21 = icmp eq i64 %20, %3
  br i1 %21, label %22, label %40

22:                                               ; preds = %16
  %23 = load i32, ptr %18, align 8, !tbaa !109
  %24 = load i32, ptr %0, align 4, !tbaa !101
  %25 = icmp eq i32 %23, %24
  br i1 %25, label %26, label %40

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %28 = load i8, ptr %27, align 8, !tbaa !112
  %29 = load i8, ptr %11, align 4, !tbaa !104
  %30 = icmp eq i8 %28, %29
  br i1 %30, label %31, label %40

31:                                               ; preds = %26
  %32 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %33 = load i16, ptr %32, align 4, !tbaa !114
  %34 = load i16, ptr %12, align 4, !tbaa !151
  %35 = icmp eq i16 %33, %34
  br i1 %35, label %36, label %40

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %18, i64 44
  %38 = load i32, ptr %37, align 4, !tbaa !341
  %39 = icmp eq i32 %38, %14
  br i1 %39, label %43, label %40

40:                                               ; preds = %36, %31, %26, %22, %16
  %41 = add nuw nsw i64 %17, 1
  %42 = icmp eq i64 %41, %15
  br i1 %42, label %50, label %16, !llvm.loop !342

43:                                               ; preds = %36
  %44 = getelementptr inbounds nuw i8, ptr %18, i64 20
  %45 = load i32, ptr %44, align 4, !tbaa !115
  %46 = or i32 %45, %1
  store i32 %46, ptr %44, align 4, !tbaa !115
  %47 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %48 = load i32, ptr %47, align 8, !tbaa !116
  %49 = or i32 %48, %2
  store i32 %49, ptr %47, align 8, !tbaa !116
  br label %105

50:                                               ; preds = %40, %5
  %51 = load i32, ptr @max_doubts, align 4, !tbaa !5
  %52 = icmp eq i32 %7, %51
  br i1 %52, label %55, label %53

53:                                               ; preds = %50
  %54 = load ptr, ptr @doubts, align 8, !tbaa !9
  br label %95

55:                                               ; preds = %50
  %56 = shl i32 %7, 1
  %57 = select i1 %8, i32 64, i32 %56
  %58 = zext i32 %57 to i64
  %59 = mul nuw nsw i64 %58, 104
  br label %60

60:                                               ; preds = %60, %55
  %61 = phi i32 [ 4, %55 ], [ %65, %60 ]
  %62 = zext nneg i32 %61 to i64
  %63 = shl nuw i64 1, %62
  %64 = icmp ult i64 %63, %59
  %65 = add i32 %61, 1
  br i1 %64, label %60, label %66, !llvm.loop !142

66:                                               ; preds = %60
  %67 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %62
  %68 = load ptr, ptr %67, align 8, !tbaa !130
  %69 = icmp eq ptr %68, null
  br i1 %69, label %72, label %70

70:                                               ; preds = %66
  %71 = load ptr, ptr %68, align 8, !tbaa !132
  store ptr %71, ptr %67, align 8, !tbaa !130
  br label %79

72:                                               ; preds = %66
  %73 = load ptr, ptr @L, align 8, !tbaa !9
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 432
  %75 = load ptr, ptr %74, align 8, !tbaa !154
  %76 = load i64, ptr @pool_used, align 8, !tbaa !61
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 %76
  %78 = add i64 %76, %63
  store i64 %78, ptr @pool_used, align 8, !tbaa !61
  br label %79

79:                                               ; preds = %70, %72
  %80 = phi ptr [ %68, %70 ], [ %77, %72 ]
  br i1 %8, label %94, label %81

81:                                               ; preds = %79
  %82 = load ptr, ptr @doubts, align 8, !tbaa !9
  %83 = zext i32 %7 to i64
  %84 = mul nuw nsw i64 %83, 104
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %82, i64 %84, i1 false)
  br label %85

85:                                               ; preds = %85, %81
  %86 = phi i32 [ 4, %81 ], [ %90, %85 ]
  %87 = zext nneg i32 %86 to i64
  %88 = shl nuw i64 1, %87
  %89 = icmp ult i64 %88, %84
  %90 = add i32 %86, 1
  br i1 %89, label %85, label %91, !llvm.loop !142

91:                                               ; preds = %85
  %92 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %87
  %93 = load ptr, ptr %92, align 8, !tbaa !130
  store ptr %93, ptr %82, align 8, !tbaa !132
  store ptr %82, ptr %92, align 8, !tbaa !130
  br label %94

94:                                               ; preds = %91, %79
  store ptr %80, ptr @doubts, align 8, !tbaa !9
  store i32 %57, ptr @max_doubts, align 4, !tbaa !5
  br label %95

95:                                               ; preds = %53, %94
  %96 = phi ptr [ %54, %53 ], [ %80, %94 ]
  %97 = add i32 %7, 1
  store i32 %97, ptr @n_doubts, align 4, !tbaa !5
  %98 = zext i32 %7 to i64
  %99 = getelementptr inbounds nuw %struct.Doubt, ptr %96, i64 %98
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %6, ptr noundef nonnull align 8 dereferenceable(64) %4, i64 64, i1 false), !tbaa.struct !309
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %99, ptr noundef nonnull align 4 dereferenceable(20) %0, i64 20, i1 false)
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 20
  store i32 %1, ptr %100, align 4, !tbaa !5
  %101 = getelementptr inbounds nuw i8, ptr %99, i64 24
  store i32 %2, ptr %101, align 8, !tbaa !5
  %102 = getelementptr inbounds nuw i8, ptr %99, i64 28
  store i32 0, ptr %102, align 4
  %103 = getelementptr inbounds nuw i8, ptr %99, i64 32
  store i64 %3, ptr %103, align 8, !tbaa !61
  %104 = getelementptr inbounds nuw i8, ptr %99, i64 40
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %104, ptr noundef nonnull align 8 dereferenceable(64) %6, i64 64, i1 false), !tbaa.struct !309
  br label %105

105:                                              ; preds = %43, %95
  %106 = or i32 %2, %1
  %107 = load ptr, ptr @L, align 8
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 528
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %110 = load ptr, ptr @tracks, align 8
  %111 = icmp eq ptr %110, null
  br label %113

112:                                              ; preds = %157
  ret void

113:                                              ; preds = %105, %157
  %114 = phi i32 [ 0, %105 ], [ %158, %157 ]
  %115 = shl nuw i32 1, %114
  %116 = and i32 %115, %106
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %157, label %118

118:                                              ; preds = %113
  %119 = load i64, ptr %108, align 8, !tbaa !235
  %120 = and i64 %119, 4294967295
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %157, label %122

122:                                              ; preds = %118, %141
  %123 = phi i64 [ %142, %141 ], [ 0, %118 ]
  %124 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %123
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 16
  %126 = load i32, ptr %125, align 8, !tbaa !223
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %141, label %128

128:                                              ; preds = %122
  %129 = getelementptr inbounds nuw i8, ptr %124, i64 4
  %130 = load i32, ptr %129, align 4, !tbaa !122
  %131 = load i32, ptr %0, align 4, !tbaa !101
  %132 = icmp eq i32 %130, %131
  br i1 %132, label %133, label %141

133:                                              ; preds = %128
  %134 = load i8, ptr %109, align 4, !tbaa !104
  %135 = zext i8 %134 to i32
  %136 = shl nuw nsw i32 %135, 5
  %137 = add nuw nsw i32 %136, %114
  %138 = getelementptr inbounds nuw i8, ptr %124, i64 12
  %139 = load i32, ptr %138, align 4, !tbaa !49
  %140 = icmp ult i32 %137, %139
  br i1 %140, label %144, label %141

141:                                              ; preds = %133, %128, %122
  %142 = add nuw nsw i64 %123, 1
  %143 = icmp eq i64 %142, %120
  br i1 %143, label %157, label %122, !llvm.loop !343

144:                                              ; preds = %133
  br i1 %111, label %157, label %145

145:                                              ; preds = %144
  %146 = getelementptr inbounds nuw i8, ptr %124, i64 24
  %147 = load ptr, ptr %146, align 8, !tbaa !219
  %148 = zext nneg i32 %137 to i64
  %149 = getelementptr inbounds nuw %struct.Thread, ptr %147, i64 %148
  %150 = getelementptr inbounds nuw i8, ptr %149, i64 108
  %151 = load i32, ptr %150, align 4, !tbaa !62
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw %struct.Track, ptr %110, i64 %152
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 176
  %155 = load i32, ptr %154, align 8, !tbaa !95
  %156 = add i32 %155, 1
  store i32 %156, ptr %154, align 8, !tbaa !95
  br label %157

157:                                              ; preds = %141, %118, %144, %145, %113
  %158 = add nuw nsw i32 %114, 1
  %159 = icmp eq i32 %158, 32
  br i1 %159, label %112, label %113, !llvm.loop !344
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @has_read(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #15 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 164
  %5 = load i32, ptr %4, align 4, !tbaa !88
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 172
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 60
  br label %9

9:                                                ; preds = %2, %61
  %10 = phi i1 [ true, %2 ], [ false, %61 ]
  %11 = phi i64 [ 0, %2 ], [ 1, %61 ]
  %12 = getelementptr inbounds nuw ptr, ptr %3, i64 %11
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  %14 = icmp eq ptr %13, null
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %16 = getelementptr inbounds nuw %struct.Rec, ptr %0, i64 %11
  br label %17

17:                                               ; preds = %59, %9
  %18 = phi i32 [ 0, %9 ], [ %60, %59 ]
  br i1 %14, label %21, label %19

19:                                               ; preds = %17
  %20 = load i32, ptr %13, align 4, !tbaa !5
  br label %21

21:                                               ; preds = %17, %19
  %22 = phi i32 [ %20, %19 ], [ 0, %17 ]
  %23 = icmp ugt i32 %18, %22
  br i1 %23, label %61, label %24

24:                                               ; preds = %21
  %25 = icmp eq i32 %18, 0
  %26 = add i32 %18, -1
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw %struct.Rec, ptr %15, i64 %27
  %29 = select i1 %25, ptr %16, ptr %28
  %30 = load i32, ptr %29, align 4, !tbaa !101
  %31 = icmp eq i32 %30, %5
  br i1 %31, label %32, label %59

32:                                               ; preds = %24
  %33 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %34 = load i8, ptr %33, align 4, !tbaa !104
  %35 = zext i8 %34 to i32
  %36 = load i32, ptr %6, align 8, !tbaa !93
  %37 = icmp eq i32 %36, %35
  br i1 %37, label %38, label %59

38:                                               ; preds = %32
  %39 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %40 = load i32, ptr %39, align 4, !tbaa !105
  %41 = load i32, ptr %7, align 4, !tbaa !92
  %42 = shl nuw i32 1, %41
  %43 = and i32 %42, %40
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %59, label %45

45:                                               ; preds = %38
  %46 = getelementptr inbounds nuw i8, ptr %29, i64 14
  %47 = load i16, ptr %46, align 2, !tbaa !148
  %48 = zext i16 %47 to i32
  %49 = and i32 %48, 4
  %50 = icmp eq i32 %49, 0
  %51 = and i32 %48, 3
  %52 = icmp eq i32 %51, 1
  %53 = or i1 %50, %52
  br i1 %53, label %59, label %54

54:                                               ; preds = %45
  %55 = getelementptr inbounds nuw i8, ptr %29, i64 18
  %56 = load i16, ptr %55, align 2, !tbaa !145
  %57 = load i16, ptr %8, align 4, !tbaa !144
  %58 = icmp eq i16 %56, %57
  br i1 %58, label %62, label %59

59:                                               ; preds = %24, %32, %54, %45, %38
  %60 = add i32 %18, 1
  br label %17, !llvm.loop !345

61:                                               ; preds = %21
  br i1 %10, label %9, label %62, !llvm.loop !346

62:                                               ; preds = %61, %54
  %63 = phi i32 [ 1, %54 ], [ 0, %61 ]
  ret i32 %63
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @observe(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) unnamed_addr #2 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i32, ptr %4, align 8, !tbaa !191
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %7 = load i32, ptr %6, align 4, !tbaa !88
  %8 = icmp eq i32 %5, %7
  br i1 %8, label %16, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %11 = load i16, ptr %10, align 4, !tbaa !182
  %12 = icmp ne i16 %11, 0
  %13 = and i32 %2, 8
  %14 = icmp ne i32 %13, 0
  %15 = and i1 %14, %12
  br i1 %15, label %16, label %97

16:                                               ; preds = %3, %9
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 22
  %18 = load i16, ptr %17, align 2, !tbaa !134
  %19 = icmp eq i16 %18, 0
  br i1 %19, label %29, label %20

20:                                               ; preds = %16
  %21 = and i32 %2, 16
  %22 = icmp eq i32 %21, 0
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %24 = select i1 %22, i64 96, i64 0
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 24
  br label %33

29:                                               ; preds = %63, %16
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %31 = load ptr, ptr %30, align 8, !tbaa !347
  %32 = icmp eq ptr %31, null
  br i1 %32, label %97, label %68

33:                                               ; preds = %20, %63
  %34 = phi i64 [ 0, %20 ], [ %64, %63 ]
  %35 = getelementptr inbounds nuw %struct.Group, ptr %23, i64 %34
  %36 = load i32, ptr %35, align 8, !tbaa !194
  %37 = load i32, ptr %6, align 4, !tbaa !88
  %38 = icmp eq i32 %36, %37
  br i1 %38, label %39, label %63

39:                                               ; preds = %33
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %41 = load ptr, ptr %25, align 8, !tbaa !203
  %42 = load ptr, ptr %26, align 8, !tbaa !203
  %43 = icmp eq ptr %41, %42
  br i1 %43, label %44, label %60

44:                                               ; preds = %39
  %45 = load ptr, ptr %27, align 8, !tbaa !204
  %46 = load ptr, ptr %28, align 8, !tbaa !204
  %47 = icmp eq ptr %45, %46
  br i1 %47, label %48, label %60

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %50 = load ptr, ptr %40, align 8, !tbaa !203
  %51 = load ptr, ptr %49, align 8, !tbaa !203
  %52 = icmp eq ptr %50, %51
  br i1 %52, label %53, label %60

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %55 = load ptr, ptr %54, align 8, !tbaa !204
  %56 = getelementptr inbounds nuw i8, ptr %35, i64 32
  %57 = load ptr, ptr %56, align 8, !tbaa !204
  %58 = icmp eq ptr %55, %57
  tail call fastcc void @order_join(ptr noundef nonnull %25, ptr noundef nonnull readonly %40)
  br i1 %58, label %59, label %61

59:                                               ; preds = %53
  tail call fastcc void @order_set(ptr noundef nonnull %26, ptr noundef nonnull %25)
  br label %63

60:                                               ; preds = %48, %44, %39
  tail call fastcc void @order_join(ptr noundef nonnull %25, ptr noundef nonnull readonly %40)
  br label %61

61:                                               ; preds = %60, %53
  %62 = getelementptr inbounds nuw i8, ptr %35, i64 24
  tail call fastcc void @order_join(ptr noundef nonnull %26, ptr noundef nonnull readonly %62)
  br label %63

63:                                               ; preds = %61, %59, %33
  %64 = add nuw nsw i64 %34, 1
  %65 = load i16, ptr %17, align 2, !tbaa !134
  %66 = zext i16 %65 to i64
  %67 = icmp samesign ult i64 %64, %66
  br i1 %67, label %33, label %29, !llvm.loop !348

68:                                               ; preds = %29
  %69 = and i32 %2, 24
  %70 = icmp eq i32 %69, 24
  %71 = select i1 %70, i64 0, i64 128
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %74 = load ptr, ptr %72, align 8, !tbaa !203
  %75 = load ptr, ptr %73, align 8, !tbaa !203
  %76 = icmp eq ptr %74, %75
  br i1 %76, label %77, label %94

77:                                               ; preds = %68
  %78 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %79 = load ptr, ptr %78, align 8, !tbaa !204
  %80 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %81 = load ptr, ptr %80, align 8, !tbaa !204
  %82 = icmp eq ptr %79, %81
  br i1 %82, label %83, label %94

83:                                               ; preds = %77
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %85 = load ptr, ptr %84, align 8, !tbaa !203
  %86 = icmp eq ptr %31, %85
  br i1 %86, label %87, label %94

87:                                               ; preds = %83
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %89 = load ptr, ptr %88, align 8, !tbaa !204
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %91 = load ptr, ptr %90, align 8, !tbaa !204
  %92 = icmp eq ptr %89, %91
  tail call fastcc void @order_join(ptr noundef nonnull %72, ptr noundef nonnull readonly %30)
  br i1 %92, label %93, label %95

93:                                               ; preds = %87
  tail call fastcc void @order_set(ptr noundef nonnull %73, ptr noundef nonnull %72)
  br label %97

94:                                               ; preds = %83, %77, %68
  tail call fastcc void @order_join(ptr noundef nonnull %72, ptr noundef nonnull readonly %30)
  br label %95

95:                                               ; preds = %94, %87
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 120
  tail call fastcc void @order_join(ptr noundef nonnull %73, ptr noundef nonnull readonly %96)
  br label %97

97:                                               ; preds = %95, %93, %29, %9
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @offer(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(address_is_null) %3) unnamed_addr #2 {
  %5 = icmp eq ptr %3, null
  br i1 %5, label %35, label %6

6:                                                ; preds = %4
  %7 = load ptr, ptr %3, align 8, !tbaa !100
  %8 = icmp eq ptr %7, null
  br i1 %8, label %35, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %12 = load ptr, ptr %10, align 8, !tbaa !203
  %13 = load ptr, ptr %11, align 8, !tbaa !203
  %14 = icmp eq ptr %12, %13
  br i1 %14, label %15, label %32

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %17 = load ptr, ptr %16, align 8, !tbaa !204
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %19 = load ptr, ptr %18, align 8, !tbaa !204
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %32

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %23 = load ptr, ptr %22, align 8, !tbaa !203
  %24 = icmp eq ptr %7, %23
  br i1 %24, label %25, label %32

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !204
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %29 = load ptr, ptr %28, align 8, !tbaa !204
  %30 = icmp eq ptr %27, %29
  tail call fastcc void @order_join(ptr noundef nonnull %10, ptr noundef nonnull readonly %3)
  br i1 %30, label %31, label %33

31:                                               ; preds = %25
  tail call fastcc void @order_set(ptr noundef nonnull %11, ptr noundef nonnull %10)
  br label %35

32:                                               ; preds = %21, %15, %9
  tail call fastcc void @order_join(ptr noundef nonnull %10, ptr noundef nonnull readonly %3)
  br label %33

33:                                               ; preds = %32, %25
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 16
  tail call fastcc void @order_join(ptr noundef nonnull %11, ptr noundef nonnull readonly %34)
  br label %35

35:                                               ; preds = %33, %31, %6, %4
  %36 = icmp eq ptr %2, null
  br i1 %36, label %103, label %37

37:                                               ; preds = %35
  %38 = load ptr, ptr %2, align 8, !tbaa !100
  %39 = icmp eq ptr %38, null
  br i1 %39, label %103, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %42 = load i16, ptr %41, align 2, !tbaa !134
  %43 = icmp eq i16 %42, 0
  br i1 %43, label %91, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 164
  %47 = load i32, ptr %46, align 4, !tbaa !88
  %48 = zext i16 %42 to i64
  br label %52

49:                                               ; preds = %52
  %50 = add nuw nsw i64 %53, 1
  %51 = icmp eq i64 %50, %48
  br i1 %51, label %83, label %52, !llvm.loop !349

52:                                               ; preds = %44, %49
  %53 = phi i64 [ 0, %44 ], [ %50, %49 ]
  %54 = getelementptr inbounds nuw %struct.Group, ptr %45, i64 %53
  %55 = load i32, ptr %54, align 8, !tbaa !194
  %56 = icmp eq i32 %55, %47
  br i1 %56, label %57, label %49

57:                                               ; preds = %52
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %60 = load ptr, ptr %58, align 8, !tbaa !203
  %61 = load ptr, ptr %59, align 8, !tbaa !203
  %62 = icmp eq ptr %60, %61
  br i1 %62, label %63, label %80

63:                                               ; preds = %57
  %64 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %65 = load ptr, ptr %64, align 8, !tbaa !204
  %66 = getelementptr inbounds nuw i8, ptr %54, i64 32
  %67 = load ptr, ptr %66, align 8, !tbaa !204
  %68 = icmp eq ptr %65, %67
  br i1 %68, label %69, label %80

69:                                               ; preds = %63
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %71 = load ptr, ptr %70, align 8, !tbaa !203
  %72 = icmp eq ptr %38, %71
  br i1 %72, label %73, label %80

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %75 = load ptr, ptr %74, align 8, !tbaa !204
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %77 = load ptr, ptr %76, align 8, !tbaa !204
  %78 = icmp eq ptr %75, %77
  tail call fastcc void @order_join(ptr noundef nonnull %58, ptr noundef nonnull readonly %2)
  br i1 %78, label %79, label %81

79:                                               ; preds = %73
  tail call fastcc void @order_set(ptr noundef nonnull %59, ptr noundef nonnull %58)
  br label %103

80:                                               ; preds = %69, %63, %57
  tail call fastcc void @order_join(ptr noundef nonnull %58, ptr noundef nonnull readonly %2)
  br label %81

81:                                               ; preds = %80, %73
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 16
  tail call fastcc void @order_join(ptr noundef nonnull %59, ptr noundef nonnull readonly %82)
  br label %103

83:                                               ; preds = %49
  %84 = icmp eq i16 %42, 4
  br i1 %84, label %85, label %91

85:                                               ; preds = %83
  %86 = getelementptr i8, ptr %0, i64 136
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 144
  tail call fastcc void @pair_drop(ptr noundef nonnull %87)
  %88 = getelementptr i8, ptr %0, i64 176
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(120) %86, ptr noundef nonnull align 8 dereferenceable(120) %88, i64 120, i1 false)
  %89 = load i16, ptr %41, align 2, !tbaa !134
  %90 = add i16 %89, -1
  br label %91

91:                                               ; preds = %40, %85, %83
  %92 = phi i16 [ %90, %85 ], [ %42, %83 ], [ 0, %40 ]
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %94 = add i16 %92, 1
  store i16 %94, ptr %41, align 2, !tbaa !134
  %95 = zext i16 %92 to i64
  %96 = getelementptr inbounds nuw %struct.Group, ptr %93, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 164
  %98 = load i32, ptr %97, align 4, !tbaa !88
  store i32 %98, ptr %96, align 8, !tbaa !5
  %99 = getelementptr inbounds nuw i8, ptr %96, i64 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %99, i8 0, i64 36, i1 false)
  %100 = getelementptr inbounds nuw i8, ptr %96, i64 8
  tail call fastcc void @order_set(ptr noundef nonnull %100, ptr noundef nonnull readonly %2)
  %101 = getelementptr inbounds nuw i8, ptr %96, i64 24
  %102 = getelementptr inbounds nuw i8, ptr %2, i64 16
  tail call fastcc void @order_set(ptr noundef nonnull %101, ptr noundef nonnull readonly %102)
  br label %103

103:                                              ; preds = %81, %79, %35, %37, %91
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @order_set(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = load ptr, ptr %1, align 8, !tbaa !203
  %7 = icmp eq ptr %6, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %2
  %9 = load i32, ptr %6, align 8, !tbaa !5
  %10 = add i32 %9, 1
  store i32 %10, ptr %6, align 8, !tbaa !5
  br label %11

11:                                               ; preds = %2, %8
  store ptr %6, ptr %0, align 8, !tbaa !203
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !204
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %11
  %16 = load i32, ptr %13, align 8, !tbaa !5
  %17 = add i32 %16, 1
  store i32 %17, ptr %13, align 8, !tbaa !5
  br label %18

18:                                               ; preds = %11, %15
  store ptr %13, ptr %4, align 8, !tbaa !204
  %19 = icmp eq ptr %3, null
  br i1 %19, label %62, label %20

20:                                               ; preds = %18
  %21 = load i32, ptr %3, align 8, !tbaa !5
  %22 = add i32 %21, -1
  store i32 %22, ptr %3, align 8, !tbaa !5
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %62

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %26 = load i32, ptr %25, align 8, !tbaa !5
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %33, label %28

28:                                               ; preds = %24
  %29 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %44

30:                                               ; preds = %56
  %31 = shl nuw nsw i64 %60, 4
  %32 = add nuw nsw i64 %31, 16
  br label %33

33:                                               ; preds = %30, %24
  %34 = phi i64 [ %32, %30 ], [ 16, %24 ]
  br label %35

35:                                               ; preds = %35, %33
  %36 = phi i32 [ 4, %33 ], [ %40, %35 ]
  %37 = zext nneg i32 %36 to i64
  %38 = shl nuw i64 1, %37
  %39 = icmp ult i64 %38, %34
  %40 = add i32 %36, 1
  br i1 %39, label %35, label %41, !llvm.loop !142

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %37
  %43 = load ptr, ptr %42, align 8, !tbaa !130
  store ptr %43, ptr %3, align 8, !tbaa !132
  store ptr %3, ptr %42, align 8, !tbaa !130
  br label %62

44:                                               ; preds = %56, %28
  %45 = phi i64 [ 0, %28 ], [ %58, %56 ]
  %46 = phi ptr [ %29, %28 ], [ %57, %56 ]
  %47 = getelementptr inbounds nuw %struct.WarpClock, ptr %3, i64 %45
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %49 = load ptr, ptr %48, align 8, !tbaa !206
  %50 = icmp eq ptr %49, null
  br i1 %50, label %56, label %51

51:                                               ; preds = %44
  %52 = load i32, ptr %49, align 4, !tbaa !310
  %53 = add i32 %52, -1
  store i32 %53, ptr %49, align 4, !tbaa !310
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store ptr %46, ptr %49, align 8, !tbaa !132
  store ptr %49, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  br label %56

56:                                               ; preds = %55, %51, %44
  %57 = phi ptr [ %46, %44 ], [ %46, %51 ], [ %49, %55 ]
  %58 = add nuw nsw i64 %45, 1
  %59 = load i32, ptr %25, align 8, !tbaa !5
  %60 = zext i32 %59 to i64
  %61 = icmp samesign ult i64 %58, %60
  br i1 %61, label %44, label %30, !llvm.loop !312

62:                                               ; preds = %18, %20, %41
  tail call fastcc void @drop_others(ptr noundef %5)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @order_join(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #2 {
  %3 = load ptr, ptr %1, align 8, !tbaa !203
  %4 = icmp eq ptr %3, null
  br i1 %4, label %93, label %5

5:                                                ; preds = %2
  %6 = load ptr, ptr %0, align 8, !tbaa !203
  %7 = icmp eq ptr %6, %3
  br i1 %7, label %8, label %14

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !204
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !204
  %13 = icmp eq ptr %10, %12
  br i1 %13, label %93, label %14

14:                                               ; preds = %8, %5
  %15 = icmp eq ptr %6, null
  br i1 %15, label %16, label %27

16:                                               ; preds = %14
  %17 = load i32, ptr %3, align 8, !tbaa !5
  %18 = add i32 %17, 1
  store i32 %18, ptr %3, align 8, !tbaa !5
  store ptr %3, ptr %0, align 8, !tbaa !203
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %20 = load ptr, ptr %19, align 8, !tbaa !204
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %16
  %23 = load i32, ptr %20, align 8, !tbaa !5
  %24 = add i32 %23, 1
  store i32 %24, ptr %20, align 8, !tbaa !5
  br label %25

25:                                               ; preds = %16, %22
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %20, ptr %26, align 8, !tbaa !204
  br label %93

27:                                               ; preds = %14
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !204
  %30 = icmp eq ptr %29, null
  br i1 %30, label %91, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !204
  %34 = icmp eq ptr %29, %33
  br i1 %34, label %91, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !5
  %38 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %39 = load i32, ptr %38, align 4, !tbaa !5
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %58, label %41

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw i8, ptr %29, i64 8
  br label %43

43:                                               ; preds = %43, %41
  %44 = phi i32 [ 0, %41 ], [ %56, %43 ]
  %45 = phi i32 [ %39, %41 ], [ %55, %43 ]
  %46 = add i32 %45, %44
  %47 = lshr i32 %46, 1
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw ptr, ptr %42, i64 %48
  %50 = load ptr, ptr %49, align 8, !tbaa !9
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 4
  %52 = load i32, ptr %51, align 4, !tbaa !5
  %53 = icmp ult i32 %52, %37
  %54 = add nuw i32 %47, 1
  %55 = select i1 %53, i32 %45, i32 %47
  %56 = select i1 %53, i32 %54, i32 %44
  %57 = icmp ult i32 %56, %55
  br i1 %57, label %43, label %58, !llvm.loop !205

58:                                               ; preds = %43, %35
  %59 = phi i32 [ 0, %35 ], [ %56, %43 ]
  %60 = icmp ult i32 %59, %39
  br i1 %60, label %61, label %69

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %63 = zext i32 %59 to i64
  %64 = getelementptr inbounds nuw ptr, ptr %62, i64 %63
  %65 = load ptr, ptr %64, align 8, !tbaa !9
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 4
  %67 = load i32, ptr %66, align 4, !tbaa !5
  %68 = icmp eq i32 %67, %37
  br label %69

69:                                               ; preds = %61, %58
  %70 = phi i1 [ false, %58 ], [ %68, %61 ]
  %71 = icmp ne ptr %33, null
  %72 = select i1 %71, i1 true, i1 %70
  br i1 %72, label %73, label %74

73:                                               ; preds = %69
  br i1 %40, label %91, label %77

74:                                               ; preds = %69
  %75 = load i32, ptr %29, align 8, !tbaa !5
  %76 = add i32 %75, 1
  store i32 %76, ptr %29, align 8, !tbaa !5
  store ptr %29, ptr %32, align 8, !tbaa !204
  br label %91

77:                                               ; preds = %73, %77
  %78 = phi i64 [ %83, %77 ], [ 0, %73 ]
  %79 = phi ptr [ %84, %77 ], [ %29, %73 ]
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %81 = getelementptr inbounds nuw ptr, ptr %80, i64 %78
  %82 = load ptr, ptr %81, align 8, !tbaa !9
  tail call fastcc void @order_add(ptr noundef nonnull %0, ptr noundef %82)
  %83 = add nuw nsw i64 %78, 1
  %84 = load ptr, ptr %28, align 8, !tbaa !204
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = zext i32 %86 to i64
  %88 = icmp samesign ult i64 %83, %87
  br i1 %88, label %77, label %89, !llvm.loop !350

89:                                               ; preds = %77
  %90 = load ptr, ptr %1, align 8, !tbaa !203
  br label %91

91:                                               ; preds = %89, %73, %74, %31, %27
  %92 = phi ptr [ %90, %89 ], [ %3, %73 ], [ %3, %74 ], [ %3, %31 ], [ %3, %27 ]
  tail call fastcc void @order_add(ptr noundef nonnull %0, ptr noundef %92)
  br label %93

93:                                               ; preds = %2, %8, %91, %25
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @order_add(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #2 {
  %3 = alloca ptr, align 8
  %4 = load ptr, ptr %0, align 8, !tbaa !203
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %12

6:                                                ; preds = %2
  %7 = icmp eq ptr %1, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %6
  %9 = load i32, ptr %1, align 8, !tbaa !5
  %10 = add i32 %9, 1
  store i32 %10, ptr %1, align 8, !tbaa !5
  br label %11

11:                                               ; preds = %6, %8
  store ptr %1, ptr %0, align 8, !tbaa !203
  br label %222

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !5
  %17 = icmp eq i32 %14, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %12
  tail call fastcc void @own_join(ptr noundef nonnull %0, ptr noundef nonnull %1)
  br label %222

19:                                               ; preds = %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !204
  %22 = icmp eq ptr %21, null
  br i1 %22, label %57, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %25 = load i32, ptr %24, align 4, !tbaa !5
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %44, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 8
  br label %29

29:                                               ; preds = %29, %27
  %30 = phi i32 [ 0, %27 ], [ %42, %29 ]
  %31 = phi i32 [ %25, %27 ], [ %41, %29 ]
  %32 = add i32 %31, %30
  %33 = lshr i32 %32, 1
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw ptr, ptr %28, i64 %34
  %36 = load ptr, ptr %35, align 8, !tbaa !9
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %38 = load i32, ptr %37, align 4, !tbaa !5
  %39 = icmp ult i32 %38, %14
  %40 = add nuw i32 %33, 1
  %41 = select i1 %39, i32 %31, i32 %33
  %42 = select i1 %39, i32 %40, i32 %30
  %43 = icmp ult i32 %42, %41
  br i1 %43, label %29, label %44, !llvm.loop !205

44:                                               ; preds = %29, %23
  %45 = phi i32 [ 0, %23 ], [ %42, %29 ]
  %46 = icmp eq i32 %45, %25
  br i1 %46, label %47, label %49

47:                                               ; preds = %44
  %48 = zext i32 %45 to i64
  br label %57

49:                                               ; preds = %44
  %50 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %51 = zext i32 %45 to i64
  %52 = getelementptr inbounds nuw ptr, ptr %50, i64 %51
  %53 = load ptr, ptr %52, align 8, !tbaa !9
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 4
  %55 = load i32, ptr %54, align 4, !tbaa !5
  %56 = icmp eq i32 %55, %14
  br i1 %56, label %115, label %57

57:                                               ; preds = %49, %47, %19
  %58 = phi i64 [ 0, %19 ], [ %48, %47 ], [ %51, %49 ]
  %59 = phi i32 [ 0, %19 ], [ %25, %47 ], [ %25, %49 ]
  %60 = add i32 %59, 1
  %61 = zext i32 %60 to i64
  %62 = shl nuw nsw i64 %61, 3
  %63 = add nuw nsw i64 %62, 8
  br label %64

64:                                               ; preds = %64, %57
  %65 = phi i32 [ 4, %57 ], [ %69, %64 ]
  %66 = zext nneg i32 %65 to i64
  %67 = shl nuw i64 1, %66
  %68 = icmp ult i64 %67, %63
  %69 = add i32 %65, 1
  br i1 %68, label %64, label %70, !llvm.loop !142

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %66
  %72 = load ptr, ptr %71, align 8, !tbaa !130
  %73 = icmp eq ptr %72, null
  br i1 %73, label %76, label %74

74:                                               ; preds = %70
  %75 = load ptr, ptr %72, align 8, !tbaa !132
  store ptr %75, ptr %71, align 8, !tbaa !130
  br label %83

76:                                               ; preds = %70
  %77 = load ptr, ptr @L, align 8, !tbaa !9
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 432
  %79 = load ptr, ptr %78, align 8, !tbaa !154
  %80 = load i64, ptr @pool_used, align 8, !tbaa !61
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 %80
  %82 = add i64 %80, %67
  store i64 %82, ptr @pool_used, align 8, !tbaa !61
  br label %83

83:                                               ; preds = %76, %74
  %84 = phi ptr [ %72, %74 ], [ %81, %76 ]
  store i32 1, ptr %84, align 8, !tbaa !5
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 4
  store i32 %60, ptr %85, align 4, !tbaa !5
  %86 = icmp eq i32 %59, 0
  br i1 %86, label %87, label %88

87:                                               ; preds = %83
  tail call fastcc void @drop_others(ptr noundef %21)
  store ptr %84, ptr %20, align 8, !tbaa !204
  br label %109

88:                                               ; preds = %83
  %89 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %90 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %91 = zext i32 %59 to i64
  br label %92

92:                                               ; preds = %100, %88
  %93 = phi i64 [ 0, %88 ], [ %105, %100 ]
  %94 = getelementptr inbounds nuw ptr, ptr %89, i64 %93
  %95 = load ptr, ptr %94, align 8, !tbaa !9
  %96 = icmp eq ptr %95, null
  br i1 %96, label %100, label %97

97:                                               ; preds = %92
  %98 = load i32, ptr %95, align 8, !tbaa !5
  %99 = add i32 %98, 1
  store i32 %99, ptr %95, align 8, !tbaa !5
  br label %100

100:                                              ; preds = %97, %92
  %101 = icmp samesign uge i64 %93, %58
  %102 = zext i1 %101 to i64
  %103 = getelementptr inbounds nuw ptr, ptr %90, i64 %93
  %104 = getelementptr inbounds nuw ptr, ptr %103, i64 %102
  store ptr %95, ptr %104, align 8, !tbaa !9
  %105 = add nuw nsw i64 %93, 1
  %106 = icmp eq i64 %105, %91
  br i1 %106, label %107, label %92, !llvm.loop !351

107:                                              ; preds = %100
  tail call fastcc void @drop_others(ptr noundef nonnull %21)
  store ptr %84, ptr %20, align 8, !tbaa !204
  %108 = icmp eq ptr %1, null
  br i1 %108, label %112, label %109

109:                                              ; preds = %87, %107
  %110 = load i32, ptr %1, align 8, !tbaa !5
  %111 = add i32 %110, 1
  store i32 %111, ptr %1, align 8, !tbaa !5
  br label %112

112:                                              ; preds = %107, %109
  %113 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %114 = getelementptr inbounds nuw ptr, ptr %113, i64 %58
  store ptr %1, ptr %114, align 8, !tbaa !9
  br label %222

115:                                              ; preds = %49
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  %116 = load i32, ptr %53, align 8, !tbaa !5
  %117 = add i32 %116, 1
  store i32 %117, ptr %53, align 8, !tbaa !5
  store ptr %53, ptr %3, align 8, !tbaa !9
  call fastcc void @own_join(ptr noundef nonnull %3, ptr noundef nonnull %1)
  %118 = load ptr, ptr %3, align 8, !tbaa !9
  %119 = load ptr, ptr %20, align 8, !tbaa !204
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %121 = getelementptr inbounds nuw ptr, ptr %120, i64 %51
  %122 = load ptr, ptr %121, align 8, !tbaa !9
  %123 = icmp eq ptr %118, %122
  br i1 %123, label %220, label %124

124:                                              ; preds = %115
  %125 = getelementptr inbounds nuw i8, ptr %119, i64 4
  %126 = load i32, ptr %125, align 4, !tbaa !5
  %127 = load i32, ptr %119, align 8, !tbaa !5
  %128 = icmp eq i32 %127, 1
  br i1 %128, label %171, label %129

129:                                              ; preds = %124
  %130 = zext i32 %126 to i64
  %131 = shl nuw nsw i64 %130, 3
  %132 = add nuw nsw i64 %131, 8
  br label %133

133:                                              ; preds = %133, %129
  %134 = phi i32 [ 4, %129 ], [ %138, %133 ]
  %135 = zext nneg i32 %134 to i64
  %136 = shl nuw i64 1, %135
  %137 = icmp ult i64 %136, %132
  %138 = add i32 %134, 1
  br i1 %137, label %133, label %139, !llvm.loop !142

139:                                              ; preds = %133
  %140 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %135
  %141 = load ptr, ptr %140, align 8, !tbaa !130
  %142 = icmp eq ptr %141, null
  br i1 %142, label %145, label %143

143:                                              ; preds = %139
  %144 = load ptr, ptr %141, align 8, !tbaa !132
  store ptr %144, ptr %140, align 8, !tbaa !130
  br label %152

145:                                              ; preds = %139
  %146 = load ptr, ptr @L, align 8, !tbaa !9
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 432
  %148 = load ptr, ptr %147, align 8, !tbaa !154
  %149 = load i64, ptr @pool_used, align 8, !tbaa !61
  %150 = getelementptr inbounds nuw i8, ptr %148, i64 %149
  %151 = add i64 %149, %136
  store i64 %151, ptr @pool_used, align 8, !tbaa !61
  br label %152

152:                                              ; preds = %145, %143
  %153 = phi ptr [ %141, %143 ], [ %150, %145 ]
  store i32 1, ptr %153, align 8, !tbaa !5
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 4
  store i32 %126, ptr %154, align 4, !tbaa !5
  %155 = icmp eq i32 %126, 0
  br i1 %155, label %158, label %156

156:                                              ; preds = %152
  %157 = getelementptr inbounds nuw i8, ptr %153, i64 8
  br label %159

158:                                              ; preds = %167, %152
  tail call fastcc void @drop_others(ptr noundef nonnull %119)
  br label %171

159:                                              ; preds = %167, %156
  %160 = phi i64 [ 0, %156 ], [ %169, %167 ]
  %161 = getelementptr inbounds nuw ptr, ptr %120, i64 %160
  %162 = load ptr, ptr %161, align 8, !tbaa !9
  %163 = icmp eq ptr %162, null
  br i1 %163, label %167, label %164

164:                                              ; preds = %159
  %165 = load i32, ptr %162, align 8, !tbaa !5
  %166 = add i32 %165, 1
  store i32 %166, ptr %162, align 8, !tbaa !5
  br label %167

167:                                              ; preds = %164, %159
  %168 = getelementptr inbounds nuw ptr, ptr %157, i64 %160
  store ptr %162, ptr %168, align 8, !tbaa !9
  %169 = add nuw nsw i64 %160, 1
  %170 = icmp eq i64 %169, %130
  br i1 %170, label %158, label %159, !llvm.loop !351

171:                                              ; preds = %124, %158
  %172 = phi ptr [ %153, %158 ], [ %119, %124 ]
  store ptr %172, ptr %20, align 8, !tbaa !204
  %173 = getelementptr inbounds nuw i8, ptr %172, i64 8
  %174 = getelementptr inbounds nuw ptr, ptr %173, i64 %51
  %175 = load ptr, ptr %174, align 8, !tbaa !9
  %176 = icmp eq ptr %175, null
  br i1 %176, label %219, label %177

177:                                              ; preds = %171
  %178 = load i32, ptr %175, align 8, !tbaa !5
  %179 = add i32 %178, -1
  store i32 %179, ptr %175, align 8, !tbaa !5
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %219

181:                                              ; preds = %177
  %182 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %183 = load i32, ptr %182, align 8, !tbaa !5
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %190, label %185

185:                                              ; preds = %181
  %186 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %201

187:                                              ; preds = %213
  %188 = shl nuw nsw i64 %217, 4
  %189 = add nuw nsw i64 %188, 16
  br label %190

190:                                              ; preds = %187, %181
  %191 = phi i64 [ %189, %187 ], [ 16, %181 ]
  br label %192

192:                                              ; preds = %192, %190
  %193 = phi i32 [ 4, %190 ], [ %197, %192 ]
  %194 = zext nneg i32 %193 to i64
  %195 = shl nuw i64 1, %194
  %196 = icmp ult i64 %195, %191
  %197 = add i32 %193, 1
  br i1 %196, label %192, label %198, !llvm.loop !142

198:                                              ; preds = %192
  %199 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %194
  %200 = load ptr, ptr %199, align 8, !tbaa !130
  store ptr %200, ptr %175, align 8, !tbaa !132
  store ptr %175, ptr %199, align 8, !tbaa !130
  br label %219

201:                                              ; preds = %213, %185
  %202 = phi i64 [ 0, %185 ], [ %215, %213 ]
  %203 = phi ptr [ %186, %185 ], [ %214, %213 ]
  %204 = getelementptr inbounds nuw %struct.WarpClock, ptr %175, i64 %202
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %206 = load ptr, ptr %205, align 8, !tbaa !206
  %207 = icmp eq ptr %206, null
  br i1 %207, label %213, label %208

208:                                              ; preds = %201
  %209 = load i32, ptr %206, align 4, !tbaa !310
  %210 = add i32 %209, -1
  store i32 %210, ptr %206, align 4, !tbaa !310
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %213

212:                                              ; preds = %208
  store ptr %203, ptr %206, align 8, !tbaa !132
  store ptr %206, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  br label %213

213:                                              ; preds = %212, %208, %201
  %214 = phi ptr [ %203, %201 ], [ %203, %208 ], [ %206, %212 ]
  %215 = add nuw nsw i64 %202, 1
  %216 = load i32, ptr %182, align 8, !tbaa !5
  %217 = zext i32 %216 to i64
  %218 = icmp samesign ult i64 %215, %217
  br i1 %218, label %201, label %187, !llvm.loop !312

219:                                              ; preds = %171, %177, %198
  store ptr %118, ptr %174, align 8, !tbaa !9
  br label %221

220:                                              ; preds = %115
  tail call fastcc void @drop_own(ptr noundef %118)
  br label %221

221:                                              ; preds = %220, %219
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  br label %222

222:                                              ; preds = %112, %221, %11, %18
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @own_join(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #2 {
  %3 = alloca [32 x i32], align 16
  %4 = load ptr, ptr %0, align 8, !tbaa !9
  %5 = icmp eq ptr %4, %1
  br i1 %5, label %299, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i32, ptr %7, align 8, !tbaa !5
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %299, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = zext i32 %8 to i64
  br label %17

14:                                               ; preds = %56
  %15 = and i32 %58, 2
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %61, label %299

17:                                               ; preds = %10, %56
  %18 = phi i64 [ 0, %10 ], [ %59, %56 ]
  %19 = phi i32 [ 3, %10 ], [ %58, %56 ]
  %20 = getelementptr inbounds nuw %struct.WarpClock, ptr %11, i64 %18
  %21 = getelementptr inbounds nuw %struct.WarpClock, ptr %12, i64 %18
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %23 = load ptr, ptr %22, align 8, !tbaa !206
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %25 = load ptr, ptr %24, align 8, !tbaa !206
  %26 = icmp eq ptr %23, %25
  br i1 %26, label %27, label %33

27:                                               ; preds = %17
  %28 = icmp eq ptr %23, null
  br i1 %28, label %29, label %56

29:                                               ; preds = %27
  %30 = load i32, ptr %20, align 8, !tbaa !339
  %31 = load i32, ptr %21, align 8, !tbaa !339
  %32 = icmp eq i32 %30, %31
  br i1 %32, label %56, label %33

33:                                               ; preds = %29, %17
  %34 = icmp eq ptr %23, null
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %36 = icmp eq ptr %25, null
  %37 = getelementptr inbounds nuw i8, ptr %25, i64 4
  br label %40

38:                                               ; preds = %40
  %39 = or disjoint i32 %51, %53
  br label %56

40:                                               ; preds = %40, %33
  %41 = phi i64 [ 0, %33 ], [ %54, %40 ]
  %42 = phi i32 [ 1, %33 ], [ %51, %40 ]
  %43 = phi i32 [ 2, %33 ], [ %53, %40 ]
  %44 = getelementptr inbounds nuw i32, ptr %35, i64 %41
  %45 = select i1 %34, ptr %20, ptr %44
  %46 = load i32, ptr %45, align 4, !tbaa !5
  %47 = getelementptr inbounds nuw i32, ptr %37, i64 %41
  %48 = select i1 %36, ptr %21, ptr %47
  %49 = load i32, ptr %48, align 4, !tbaa !5
  %50 = icmp ugt i32 %46, %49
  %51 = select i1 %50, i32 0, i32 %42
  %52 = icmp ult i32 %46, %49
  %53 = select i1 %52, i32 0, i32 %43
  %54 = add nuw nsw i64 %41, 1
  %55 = icmp eq i64 %54, 32
  br i1 %55, label %38, label %40, !llvm.loop !352

56:                                               ; preds = %27, %29, %38
  %57 = phi i32 [ %39, %38 ], [ 3, %29 ], [ 3, %27 ]
  %58 = and i32 %57, %19
  %59 = add nuw nsw i64 %18, 1
  %60 = icmp eq i64 %59, %13
  br i1 %60, label %14, label %17, !llvm.loop !353

61:                                               ; preds = %14
  %62 = and i32 %58, 1
  %63 = icmp eq i32 %62, 0
  %64 = load i32, ptr %4, align 8, !tbaa !5
  br i1 %63, label %111, label %65

65:                                               ; preds = %61
  %66 = add i32 %64, -1
  store i32 %66, ptr %4, align 8, !tbaa !5
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %107

68:                                               ; preds = %65
  %69 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %70 = load i32, ptr %69, align 8, !tbaa !5
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %77, label %72

72:                                               ; preds = %68
  %73 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %85

74:                                               ; preds = %97
  %75 = shl nuw nsw i64 %101, 4
  %76 = add nuw nsw i64 %75, 16
  br label %77

77:                                               ; preds = %74, %68
  %78 = phi i64 [ %76, %74 ], [ 16, %68 ]
  br label %79

79:                                               ; preds = %79, %77
  %80 = phi i32 [ 4, %77 ], [ %84, %79 ]
  %81 = zext nneg i32 %80 to i64
  %82 = shl nuw i64 1, %81
  %83 = icmp ult i64 %82, %78
  %84 = add i32 %80, 1
  br i1 %83, label %79, label %103, !llvm.loop !142

85:                                               ; preds = %97, %72
  %86 = phi i64 [ 0, %72 ], [ %99, %97 ]
  %87 = phi ptr [ %73, %72 ], [ %98, %97 ]
  %88 = getelementptr inbounds nuw %struct.WarpClock, ptr %4, i64 %86
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !206
  %91 = icmp eq ptr %90, null
  br i1 %91, label %97, label %92

92:                                               ; preds = %85
  %93 = load i32, ptr %90, align 4, !tbaa !310
  %94 = add i32 %93, -1
  store i32 %94, ptr %90, align 4, !tbaa !310
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %97

96:                                               ; preds = %92
  store ptr %87, ptr %90, align 8, !tbaa !132
  store ptr %90, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  br label %97

97:                                               ; preds = %96, %92, %85
  %98 = phi ptr [ %87, %85 ], [ %87, %92 ], [ %90, %96 ]
  %99 = add nuw nsw i64 %86, 1
  %100 = load i32, ptr %69, align 8, !tbaa !5
  %101 = zext i32 %100 to i64
  %102 = icmp samesign ult i64 %99, %101
  br i1 %102, label %85, label %74, !llvm.loop !312

103:                                              ; preds = %79
  %104 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %81
  %105 = load ptr, ptr %104, align 8, !tbaa !130
  store ptr %105, ptr %4, align 8, !tbaa !132
  store ptr %4, ptr %104, align 8, !tbaa !130
  %106 = icmp eq ptr %1, null
  br i1 %106, label %110, label %107

107:                                              ; preds = %65, %103
  %108 = load i32, ptr %1, align 8, !tbaa !5
  %109 = add i32 %108, 1
  store i32 %109, ptr %1, align 8, !tbaa !5
  br label %110

110:                                              ; preds = %103, %107
  store ptr %1, ptr %0, align 8, !tbaa !9
  br label %299

111:                                              ; preds = %61
  %112 = icmp eq i32 %64, 1
  br i1 %112, label %163, label %113

113:                                              ; preds = %111
  %114 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %115 = load i32, ptr %114, align 8, !tbaa !5
  %116 = zext i32 %115 to i64
  %117 = shl nuw nsw i64 %116, 4
  %118 = add nuw nsw i64 %117, 16
  br label %119

119:                                              ; preds = %119, %113
  %120 = phi i32 [ 4, %113 ], [ %124, %119 ]
  %121 = zext nneg i32 %120 to i64
  %122 = shl nuw i64 1, %121
  %123 = icmp ult i64 %122, %118
  %124 = add i32 %120, 1
  br i1 %123, label %119, label %125, !llvm.loop !142

125:                                              ; preds = %119
  %126 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %121
  %127 = load ptr, ptr %126, align 8, !tbaa !130
  %128 = icmp eq ptr %127, null
  br i1 %128, label %131, label %129

129:                                              ; preds = %125
  %130 = load ptr, ptr %127, align 8, !tbaa !132
  store ptr %130, ptr %126, align 8, !tbaa !130
  br label %138

131:                                              ; preds = %125
  %132 = load ptr, ptr @L, align 8, !tbaa !9
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 432
  %134 = load ptr, ptr %133, align 8, !tbaa !154
  %135 = load i64, ptr @pool_used, align 8, !tbaa !61
  %136 = getelementptr inbounds nuw i8, ptr %134, i64 %135
  %137 = add i64 %135, %122
  store i64 %137, ptr @pool_used, align 8, !tbaa !61
  br label %138

138:                                              ; preds = %131, %129
  %139 = phi ptr [ %127, %129 ], [ %136, %131 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %139, ptr noundef nonnull align 8 dereferenceable(1) %4, i64 %118, i1 false)
  store i32 1, ptr %139, align 8, !tbaa !5
  %140 = load i32, ptr %114, align 8, !tbaa !5
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %147

142:                                              ; preds = %158, %138
  %143 = load i32, ptr %4, align 8, !tbaa !5
  %144 = add i32 %143, -1
  store i32 %144, ptr %4, align 8, !tbaa !5
  %145 = load i32, ptr %7, align 8, !tbaa !5
  %146 = icmp eq i32 %145, 0
  br label %163

147:                                              ; preds = %138, %158
  %148 = phi i32 [ %159, %158 ], [ %140, %138 ]
  %149 = phi i64 [ %160, %158 ], [ 0, %138 ]
  %150 = getelementptr inbounds nuw %struct.WarpClock, ptr %139, i64 %149
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 24
  %152 = load ptr, ptr %151, align 8, !tbaa !206
  %153 = icmp eq ptr %152, null
  br i1 %153, label %158, label %154

154:                                              ; preds = %147
  %155 = load i32, ptr %152, align 4, !tbaa !310
  %156 = add i32 %155, 1
  store i32 %156, ptr %152, align 4, !tbaa !310
  %157 = load i32, ptr %114, align 8, !tbaa !5
  br label %158

158:                                              ; preds = %154, %147
  %159 = phi i32 [ %148, %147 ], [ %157, %154 ]
  %160 = add nuw nsw i64 %149, 1
  %161 = zext i32 %159 to i64
  %162 = icmp samesign ult i64 %160, %161
  br i1 %162, label %147, label %142, !llvm.loop !354

163:                                              ; preds = %111, %142
  %164 = phi i1 [ %146, %142 ], [ false, %111 ]
  %165 = phi ptr [ %139, %142 ], [ %4, %111 ]
  store ptr %165, ptr %0, align 8, !tbaa !9
  br i1 %164, label %299, label %166

166:                                              ; preds = %163
  %167 = load i64, ptr @pool_used, align 8
  %168 = getelementptr inbounds nuw i8, ptr %165, i64 16
  %169 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %170

170:                                              ; preds = %166, %293
  %171 = phi i64 [ 0, %166 ], [ %295, %293 ]
  %172 = phi i64 [ %167, %166 ], [ %294, %293 ]
  %173 = getelementptr inbounds nuw %struct.WarpClock, ptr %168, i64 %171
  %174 = getelementptr inbounds nuw %struct.WarpClock, ptr %169, i64 %171
  %175 = getelementptr inbounds nuw i8, ptr %173, i64 8
  %176 = load ptr, ptr %175, align 8, !tbaa !206
  %177 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %178 = load ptr, ptr %177, align 8, !tbaa !206
  %179 = icmp eq ptr %176, %178
  br i1 %179, label %180, label %186

180:                                              ; preds = %170
  %181 = icmp eq ptr %176, null
  br i1 %181, label %182, label %293

182:                                              ; preds = %180
  %183 = load i32, ptr %173, align 8, !tbaa !339
  %184 = load i32, ptr %174, align 8, !tbaa !339
  %185 = icmp eq i32 %183, %184
  br i1 %185, label %293, label %186

186:                                              ; preds = %182, %170
  %187 = icmp eq ptr %176, null
  %188 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %189 = icmp eq ptr %178, null
  %190 = getelementptr inbounds nuw i8, ptr %178, i64 4
  br label %191

191:                                              ; preds = %191, %186
  %192 = phi i64 [ 0, %186 ], [ %205, %191 ]
  %193 = phi i32 [ 1, %186 ], [ %202, %191 ]
  %194 = phi i32 [ 2, %186 ], [ %204, %191 ]
  %195 = getelementptr inbounds nuw i32, ptr %188, i64 %192
  %196 = select i1 %187, ptr %173, ptr %195
  %197 = load i32, ptr %196, align 4, !tbaa !5
  %198 = getelementptr inbounds nuw i32, ptr %190, i64 %192
  %199 = select i1 %189, ptr %174, ptr %198
  %200 = load i32, ptr %199, align 4, !tbaa !5
  %201 = icmp ugt i32 %197, %200
  %202 = select i1 %201, i32 0, i32 %193
  %203 = icmp ult i32 %197, %200
  %204 = select i1 %203, i32 0, i32 %194
  %205 = add nuw nsw i64 %192, 1
  %206 = icmp eq i64 %205, 32
  br i1 %206, label %207, label %191, !llvm.loop !352

207:                                              ; preds = %191
  %208 = icmp eq i32 %204, 0
  br i1 %208, label %209, label %293

209:                                              ; preds = %207
  %210 = icmp eq i32 %202, 0
  br i1 %210, label %224, label %211

211:                                              ; preds = %209
  br i1 %187, label %218, label %212

212:                                              ; preds = %211
  %213 = load i32, ptr %176, align 4, !tbaa !310
  %214 = add i32 %213, -1
  store i32 %214, ptr %176, align 4, !tbaa !310
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %218

216:                                              ; preds = %212
  %217 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  store ptr %217, ptr %176, align 8, !tbaa !132
  store ptr %176, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  br label %218

218:                                              ; preds = %211, %212, %216
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %173, ptr noundef nonnull align 8 dereferenceable(16) %174, i64 16, i1 false), !tbaa.struct !355
  %219 = load ptr, ptr %175, align 8, !tbaa !206
  %220 = icmp eq ptr %219, null
  br i1 %220, label %293, label %221

221:                                              ; preds = %218
  %222 = load i32, ptr %219, align 4, !tbaa !310
  %223 = add i32 %222, 1
  store i32 %223, ptr %219, align 4, !tbaa !310
  br label %293

224:                                              ; preds = %209
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  br label %281

225:                                              ; preds = %281
  %226 = load i32, ptr %3, align 16, !tbaa !5
  br label %229

227:                                              ; preds = %229
  %228 = icmp eq i32 %235, 0
  br i1 %228, label %239, label %238

229:                                              ; preds = %229, %225
  %230 = phi i64 [ 1, %225 ], [ %236, %229 ]
  %231 = phi i32 [ 1, %225 ], [ %235, %229 ]
  %232 = getelementptr inbounds nuw i32, ptr %3, i64 %230
  %233 = load i32, ptr %232, align 4, !tbaa !5
  %234 = icmp eq i32 %233, %226
  %235 = select i1 %234, i32 %231, i32 0
  %236 = add nuw nsw i64 %230, 1
  %237 = icmp eq i64 %236, 32
  br i1 %237, label %227, label %229, !llvm.loop !356

238:                                              ; preds = %227
  store i32 %226, ptr %173, align 8, !tbaa !339
  br label %271

239:                                              ; preds = %227
  br i1 %187, label %244, label %240

240:                                              ; preds = %239
  %241 = load i32, ptr %176, align 4, !tbaa !310
  %242 = icmp eq i32 %241, 1
  br i1 %242, label %243, label %244

243:                                              ; preds = %240
  store i32 2, ptr %176, align 4, !tbaa !310
  br label %260

244:                                              ; preds = %240, %239
  %245 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  %246 = icmp eq ptr %245, null
  br i1 %246, label %249, label %247

247:                                              ; preds = %244
  %248 = load ptr, ptr %245, align 8, !tbaa !132
  store ptr %248, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  br label %255

249:                                              ; preds = %244
  %250 = load ptr, ptr @L, align 8, !tbaa !9
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 432
  %252 = load ptr, ptr %251, align 8, !tbaa !154
  %253 = getelementptr inbounds nuw i8, ptr %252, i64 %172
  %254 = add i64 %172, 256
  store i64 %254, ptr @pool_used, align 8, !tbaa !61
  br label %255

255:                                              ; preds = %249, %247
  %256 = phi i64 [ %254, %249 ], [ %172, %247 ]
  %257 = phi ptr [ %253, %249 ], [ %245, %247 ]
  %258 = icmp eq ptr %257, %176
  br i1 %258, label %260, label %259

259:                                              ; preds = %255
  store i32 1, ptr %257, align 4, !tbaa !310
  br label %260

260:                                              ; preds = %259, %255, %243
  %261 = phi i64 [ %172, %243 ], [ %256, %259 ], [ %256, %255 ]
  %262 = phi ptr [ %176, %243 ], [ %257, %259 ], [ %257, %255 ]
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 4
  br label %264

264:                                              ; preds = %264, %260
  %265 = phi i64 [ 0, %260 ], [ %269, %264 ]
  %266 = getelementptr inbounds nuw i32, ptr %3, i64 %265
  %267 = load i32, ptr %266, align 4, !tbaa !5
  %268 = getelementptr inbounds nuw i32, ptr %263, i64 %265
  store i32 %267, ptr %268, align 4, !tbaa !5
  %269 = add nuw nsw i64 %265, 1
  %270 = icmp eq i64 %269, 32
  br i1 %270, label %271, label %264, !llvm.loop !357

271:                                              ; preds = %264, %238
  %272 = phi i64 [ %172, %238 ], [ %261, %264 ]
  %273 = phi ptr [ null, %238 ], [ %262, %264 ]
  store ptr %273, ptr %175, align 8, !tbaa !206
  br i1 %187, label %280, label %274

274:                                              ; preds = %271
  %275 = load i32, ptr %176, align 4, !tbaa !310
  %276 = add i32 %275, -1
  store i32 %276, ptr %176, align 4, !tbaa !310
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %280

278:                                              ; preds = %274
  %279 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  store ptr %279, ptr %176, align 8, !tbaa !132
  store ptr %176, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  br label %280

280:                                              ; preds = %271, %274, %278
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  br label %293

281:                                              ; preds = %224, %281
  %282 = phi i64 [ 0, %224 ], [ %291, %281 ]
  %283 = getelementptr inbounds nuw i32, ptr %188, i64 %282
  %284 = select i1 %187, ptr %173, ptr %283
  %285 = load i32, ptr %284, align 4, !tbaa !5
  %286 = getelementptr inbounds nuw i32, ptr %190, i64 %282
  %287 = select i1 %189, ptr %174, ptr %286
  %288 = load i32, ptr %287, align 4, !tbaa !5
  %289 = tail call i32 @llvm.umax.i32(i32 %285, i32 %288)
  %290 = getelementptr inbounds nuw i32, ptr %3, i64 %282
  store i32 %289, ptr %290, align 4, !tbaa !5
  %291 = add nuw nsw i64 %282, 1
  %292 = icmp eq i64 %291, 32
  br i1 %292, label %225, label %281, !llvm.loop !358

293:                                              ; preds = %180, %182, %221, %218, %207, %280
  %294 = phi i64 [ %172, %180 ], [ %172, %182 ], [ %172, %221 ], [ %172, %218 ], [ %172, %207 ], [ %272, %280 ]
  %295 = add nuw nsw i64 %171, 1
  %296 = load i32, ptr %7, align 8, !tbaa !5
  %297 = zext i32 %296 to i64
  %298 = icmp samesign ult i64 %295, %297
  br i1 %298, label %170, label %299, !llvm.loop !359

299:                                              ; preds = %293, %6, %163, %110, %14, %2
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @pair_set_lanes(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %0, align 8, !tbaa !203
  %7 = load ptr, ptr %5, align 8, !tbaa !203
  %8 = icmp eq ptr %6, %7
  br i1 %8, label %9, label %60

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !204
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = load ptr, ptr %12, align 8, !tbaa !204
  %14 = icmp eq ptr %11, %13
  br i1 %14, label %15, label %60

15:                                               ; preds = %9
  %16 = icmp eq ptr %6, null
  br i1 %16, label %59, label %17

17:                                               ; preds = %15
  %18 = load i32, ptr %7, align 8, !tbaa !5
  %19 = add i32 %18, -1
  store i32 %19, ptr %7, align 8, !tbaa !5
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %59

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %23 = load i32, ptr %22, align 8, !tbaa !5
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %30, label %25

25:                                               ; preds = %21
  %26 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %41

27:                                               ; preds = %53
  %28 = shl nuw nsw i64 %57, 4
  %29 = add nuw nsw i64 %28, 16
  br label %30

30:                                               ; preds = %27, %21
  %31 = phi i64 [ %29, %27 ], [ 16, %21 ]
  br label %32

32:                                               ; preds = %32, %30
  %33 = phi i32 [ 4, %30 ], [ %37, %32 ]
  %34 = zext nneg i32 %33 to i64
  %35 = shl nuw i64 1, %34
  %36 = icmp ult i64 %35, %31
  %37 = add i32 %33, 1
  br i1 %36, label %32, label %38, !llvm.loop !142

38:                                               ; preds = %32
  %39 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %34
  %40 = load ptr, ptr %39, align 8, !tbaa !130
  store ptr %40, ptr %7, align 8, !tbaa !132
  store ptr %7, ptr %39, align 8, !tbaa !130
  br label %59

41:                                               ; preds = %53, %25
  %42 = phi i64 [ 0, %25 ], [ %55, %53 ]
  %43 = phi ptr [ %26, %25 ], [ %54, %53 ]
  %44 = getelementptr inbounds nuw %struct.WarpClock, ptr %7, i64 %42
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 24
  %46 = load ptr, ptr %45, align 8, !tbaa !206
  %47 = icmp eq ptr %46, null
  br i1 %47, label %53, label %48

48:                                               ; preds = %41
  %49 = load i32, ptr %46, align 4, !tbaa !310
  %50 = add i32 %49, -1
  store i32 %50, ptr %46, align 4, !tbaa !310
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  store ptr %43, ptr %46, align 8, !tbaa !132
  store ptr %46, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  br label %53

53:                                               ; preds = %52, %48, %41
  %54 = phi ptr [ %43, %41 ], [ %43, %48 ], [ %46, %52 ]
  %55 = add nuw nsw i64 %42, 1
  %56 = load i32, ptr %22, align 8, !tbaa !5
  %57 = zext i32 %56 to i64
  %58 = icmp samesign ult i64 %55, %57
  br i1 %58, label %41, label %27, !llvm.loop !312

59:                                               ; preds = %15, %17, %38
  tail call fastcc void @drop_others(ptr noundef %13)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  tail call fastcc void @raise_lanes(ptr noundef nonnull %0, i32 noundef %1, i32 noundef %2, i32 noundef %3)
  tail call fastcc void @order_set(ptr noundef nonnull %5, ptr noundef nonnull %0)
  br label %61

60:                                               ; preds = %4, %9
  tail call fastcc void @raise_lanes(ptr noundef nonnull %0, i32 noundef %1, i32 noundef %2, i32 noundef %3)
  tail call fastcc void @raise_lanes(ptr noundef nonnull %5, i32 noundef %1, i32 noundef %2, i32 noundef %3)
  br label %61

61:                                               ; preds = %60, %59
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @raise_lanes(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #2 {
  %5 = alloca [32 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %6 = load ptr, ptr %0, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = zext i32 %1 to i64
  %9 = getelementptr inbounds nuw %struct.WarpClock, ptr %7, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !206
  %12 = icmp eq ptr %11, null
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 4
  br label %16

14:                                               ; preds = %16
  %15 = icmp eq i32 %30, 0
  br i1 %15, label %144, label %33

16:                                               ; preds = %4, %16
  %17 = phi i64 [ 0, %4 ], [ %31, %16 ]
  %18 = phi i32 [ 0, %4 ], [ %30, %16 ]
  %19 = getelementptr inbounds nuw i32, ptr %13, i64 %17
  %20 = select i1 %12, ptr %9, ptr %19
  %21 = load i32, ptr %20, align 4, !tbaa !5
  %22 = getelementptr inbounds nuw i32, ptr %5, i64 %17
  %23 = trunc nuw nsw i64 %17 to i32
  %24 = shl nuw i32 1, %23
  %25 = and i32 %24, %2
  %26 = icmp ne i32 %25, 0
  %27 = icmp ult i32 %21, %3
  %28 = select i1 %26, i1 %27, i1 false
  %29 = select i1 %28, i32 %3, i32 %21
  store i32 %29, ptr %22, align 4
  %30 = select i1 %28, i32 1, i32 %18
  %31 = add nuw nsw i64 %17, 1
  %32 = icmp eq i64 %31, 32
  br i1 %32, label %14, label %16, !llvm.loop !360

33:                                               ; preds = %14
  %34 = load i32, ptr %6, align 8, !tbaa !5
  %35 = icmp eq i32 %34, 1
  br i1 %35, label %84, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %38 = load i32, ptr %37, align 8, !tbaa !5
  %39 = zext i32 %38 to i64
  %40 = shl nuw nsw i64 %39, 4
  %41 = add nuw nsw i64 %40, 16
  br label %42

42:                                               ; preds = %42, %36
  %43 = phi i32 [ 4, %36 ], [ %47, %42 ]
  %44 = zext nneg i32 %43 to i64
  %45 = shl nuw i64 1, %44
  %46 = icmp ult i64 %45, %41
  %47 = add i32 %43, 1
  br i1 %46, label %42, label %48, !llvm.loop !142

48:                                               ; preds = %42
  %49 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %44
  %50 = load ptr, ptr %49, align 8, !tbaa !130
  %51 = icmp eq ptr %50, null
  br i1 %51, label %54, label %52

52:                                               ; preds = %48
  %53 = load ptr, ptr %50, align 8, !tbaa !132
  store ptr %53, ptr %49, align 8, !tbaa !130
  br label %61

54:                                               ; preds = %48
  %55 = load ptr, ptr @L, align 8, !tbaa !9
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 432
  %57 = load ptr, ptr %56, align 8, !tbaa !154
  %58 = load i64, ptr @pool_used, align 8, !tbaa !61
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 %58
  %60 = add i64 %58, %45
  store i64 %60, ptr @pool_used, align 8, !tbaa !61
  br label %61

61:                                               ; preds = %54, %52
  %62 = phi ptr [ %50, %52 ], [ %59, %54 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %62, ptr noundef nonnull align 8 dereferenceable(1) %6, i64 %41, i1 false)
  store i32 1, ptr %62, align 8, !tbaa !5
  %63 = load i32, ptr %37, align 8, !tbaa !5
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %68

65:                                               ; preds = %79, %61
  %66 = load i32, ptr %6, align 8, !tbaa !5
  %67 = add i32 %66, -1
  store i32 %67, ptr %6, align 8, !tbaa !5
  br label %84

68:                                               ; preds = %61, %79
  %69 = phi i32 [ %80, %79 ], [ %63, %61 ]
  %70 = phi i64 [ %81, %79 ], [ 0, %61 ]
  %71 = getelementptr inbounds nuw %struct.WarpClock, ptr %62, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 24
  %73 = load ptr, ptr %72, align 8, !tbaa !206
  %74 = icmp eq ptr %73, null
  br i1 %74, label %79, label %75

75:                                               ; preds = %68
  %76 = load i32, ptr %73, align 4, !tbaa !310
  %77 = add i32 %76, 1
  store i32 %77, ptr %73, align 4, !tbaa !310
  %78 = load i32, ptr %37, align 8, !tbaa !5
  br label %79

79:                                               ; preds = %75, %68
  %80 = phi i32 [ %69, %68 ], [ %78, %75 ]
  %81 = add nuw nsw i64 %70, 1
  %82 = zext i32 %80 to i64
  %83 = icmp samesign ult i64 %81, %82
  br i1 %83, label %68, label %65, !llvm.loop !354

84:                                               ; preds = %33, %65
  %85 = phi ptr [ %62, %65 ], [ %6, %33 ]
  store ptr %85, ptr %0, align 8, !tbaa !9
  %86 = load i32, ptr %5, align 16, !tbaa !5
  br label %93

87:                                               ; preds = %93
  %88 = getelementptr inbounds nuw i8, ptr %85, i64 16
  %89 = getelementptr inbounds nuw %struct.WarpClock, ptr %88, i64 %8
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %91 = load ptr, ptr %90, align 8, !tbaa !206
  %92 = icmp eq i32 %99, 0
  br i1 %92, label %103, label %102

93:                                               ; preds = %93, %84
  %94 = phi i64 [ 1, %84 ], [ %100, %93 ]
  %95 = phi i32 [ 1, %84 ], [ %99, %93 ]
  %96 = getelementptr inbounds nuw i32, ptr %5, i64 %94
  %97 = load i32, ptr %96, align 4, !tbaa !5
  %98 = icmp eq i32 %97, %86
  %99 = select i1 %98, i32 %95, i32 0
  %100 = add nuw nsw i64 %94, 1
  %101 = icmp eq i64 %100, 32
  br i1 %101, label %87, label %93, !llvm.loop !356

102:                                              ; preds = %87
  store i32 %86, ptr %89, align 8, !tbaa !339
  br label %135

103:                                              ; preds = %87
  %104 = icmp eq ptr %91, null
  br i1 %104, label %109, label %105

105:                                              ; preds = %103
  %106 = load i32, ptr %91, align 4, !tbaa !310
  %107 = icmp eq i32 %106, 1
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  store i32 2, ptr %91, align 4, !tbaa !310
  br label %125

109:                                              ; preds = %105, %103
  %110 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  %111 = icmp eq ptr %110, null
  br i1 %111, label %114, label %112

112:                                              ; preds = %109
  %113 = load ptr, ptr %110, align 8, !tbaa !132
  store ptr %113, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  br label %121

114:                                              ; preds = %109
  %115 = load ptr, ptr @L, align 8, !tbaa !9
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 432
  %117 = load ptr, ptr %116, align 8, !tbaa !154
  %118 = load i64, ptr @pool_used, align 8, !tbaa !61
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 %118
  %120 = add i64 %118, 256
  store i64 %120, ptr @pool_used, align 8, !tbaa !61
  br label %121

121:                                              ; preds = %114, %112
  %122 = phi ptr [ %119, %114 ], [ %110, %112 ]
  %123 = icmp eq ptr %122, %91
  br i1 %123, label %125, label %124

124:                                              ; preds = %121
  store i32 1, ptr %122, align 4, !tbaa !310
  br label %125

125:                                              ; preds = %124, %121, %108
  %126 = phi ptr [ %91, %108 ], [ %122, %124 ], [ %122, %121 ]
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 4
  br label %128

128:                                              ; preds = %128, %125
  %129 = phi i64 [ 0, %125 ], [ %133, %128 ]
  %130 = getelementptr inbounds nuw i32, ptr %5, i64 %129
  %131 = load i32, ptr %130, align 4, !tbaa !5
  %132 = getelementptr inbounds nuw i32, ptr %127, i64 %129
  store i32 %131, ptr %132, align 4, !tbaa !5
  %133 = add nuw nsw i64 %129, 1
  %134 = icmp eq i64 %133, 32
  br i1 %134, label %135, label %128, !llvm.loop !357

135:                                              ; preds = %128, %102
  %136 = phi ptr [ null, %102 ], [ %126, %128 ]
  store ptr %136, ptr %90, align 8, !tbaa !206
  %137 = icmp eq ptr %91, null
  br i1 %137, label %144, label %138

138:                                              ; preds = %135
  %139 = load i32, ptr %91, align 4, !tbaa !310
  %140 = add i32 %139, -1
  store i32 %140, ptr %91, align 4, !tbaa !310
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %144

142:                                              ; preds = %138
  %143 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  store ptr %143, ptr %91, align 8, !tbaa !132
  store ptr %91, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  br label %144

144:                                              ; preds = %142, %138, %135, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @meet(ptr noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3, ptr noundef readonly captures(address_is_null) %4) unnamed_addr #8 {
  %6 = alloca %struct.Pair, align 8
  %7 = alloca [32 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %7, i8 0, i64 128, i1 false)
  %8 = icmp eq i32 %1, 0
  br i1 %8, label %127, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %13 = zext i32 %1 to i64
  br label %17

14:                                               ; preds = %64
  %15 = load ptr, ptr %6, align 8, !tbaa !100
  %16 = icmp eq ptr %15, null
  br i1 %16, label %127, label %68

17:                                               ; preds = %9, %64
  %18 = phi i64 [ 0, %9 ], [ %66, %64 ]
  %19 = phi i32 [ 0, %9 ], [ %65, %64 ]
  %20 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %18
  %21 = tail call i32 %2(ptr noundef %20, i64 noundef %3) #20, !callees !361
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %64, label %23

23:                                               ; preds = %17
  %24 = load ptr, ptr @tracks, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 108
  %26 = load i32, ptr %25, align 4, !tbaa !62
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw %struct.Track, ptr %24, i64 %27
  %29 = load ptr, ptr %6, align 8, !tbaa !203
  %30 = load ptr, ptr %10, align 8, !tbaa !203
  %31 = icmp eq ptr %29, %30
  br i1 %31, label %32, label %48

32:                                               ; preds = %23
  %33 = load ptr, ptr %11, align 8, !tbaa !204
  %34 = load ptr, ptr %12, align 8, !tbaa !204
  %35 = icmp eq ptr %33, %34
  br i1 %35, label %36, label %48

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %38 = load ptr, ptr %28, align 8, !tbaa !203
  %39 = load ptr, ptr %37, align 8, !tbaa !203
  %40 = icmp eq ptr %38, %39
  br i1 %40, label %41, label %48

41:                                               ; preds = %36
  %42 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %43 = load ptr, ptr %42, align 8, !tbaa !204
  %44 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %45 = load ptr, ptr %44, align 8, !tbaa !204
  %46 = icmp eq ptr %43, %45
  call fastcc void @order_join(ptr noundef nonnull %6, ptr noundef nonnull readonly %28)
  br i1 %46, label %47, label %49

47:                                               ; preds = %41
  call fastcc void @order_set(ptr noundef nonnull %10, ptr noundef nonnull %6)
  br label %51

48:                                               ; preds = %36, %32, %23
  call fastcc void @order_join(ptr noundef nonnull %6, ptr noundef readonly %28)
  br label %49

49:                                               ; preds = %48, %41
  %50 = getelementptr inbounds nuw i8, ptr %28, i64 16
  call fastcc void @order_join(ptr noundef nonnull %10, ptr noundef nonnull readonly %50)
  br label %51

51:                                               ; preds = %47, %49
  %52 = getelementptr inbounds nuw i8, ptr %28, i64 160
  %53 = load i32, ptr %52, align 8, !tbaa !91
  %54 = tail call i32 @llvm.umax.i32(i32 %53, i32 %19)
  %55 = getelementptr inbounds nuw i8, ptr %28, i64 172
  %56 = load i32, ptr %55, align 4, !tbaa !92
  %57 = shl nuw i32 1, %56
  %58 = getelementptr inbounds nuw i8, ptr %28, i64 168
  %59 = load i32, ptr %58, align 8, !tbaa !93
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %7, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !5
  %63 = or i32 %62, %57
  store i32 %63, ptr %61, align 4, !tbaa !5
  br label %64

64:                                               ; preds = %17, %51
  %65 = phi i32 [ %54, %51 ], [ %19, %17 ]
  %66 = add nuw nsw i64 %18, 1
  %67 = icmp eq i64 %66, %13
  br i1 %67, label %14, label %17, !llvm.loop !362

68:                                               ; preds = %14
  %69 = icmp eq ptr %4, null
  br i1 %69, label %70, label %71

70:                                               ; preds = %94, %92, %68
  br label %100

71:                                               ; preds = %68
  %72 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %73 = load ptr, ptr %72, align 8, !tbaa !203
  %74 = icmp eq ptr %15, %73
  br i1 %74, label %75, label %93

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %77 = load ptr, ptr %76, align 8, !tbaa !204
  %78 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %79 = load ptr, ptr %78, align 8, !tbaa !204
  %80 = icmp eq ptr %77, %79
  br i1 %80, label %81, label %93

81:                                               ; preds = %75
  %82 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %83 = load ptr, ptr %4, align 8, !tbaa !203
  %84 = load ptr, ptr %82, align 8, !tbaa !203
  %85 = icmp eq ptr %83, %84
  br i1 %85, label %86, label %93

86:                                               ; preds = %81
  %87 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %88 = load ptr, ptr %87, align 8, !tbaa !204
  %89 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !204
  %91 = icmp eq ptr %88, %90
  call fastcc void @order_join(ptr noundef nonnull %6, ptr noundef nonnull readonly %4)
  br i1 %91, label %92, label %94

92:                                               ; preds = %86
  call fastcc void @order_set(ptr noundef nonnull %72, ptr noundef nonnull %6)
  br label %70

93:                                               ; preds = %81, %75, %71
  call fastcc void @order_join(ptr noundef nonnull %6, ptr noundef nonnull readonly %4)
  br label %94

94:                                               ; preds = %93, %86
  %95 = getelementptr inbounds nuw i8, ptr %4, i64 16
  call fastcc void @order_join(ptr noundef nonnull %72, ptr noundef nonnull readonly %95)
  br label %70

96:                                               ; preds = %107
  %97 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %98 = add i32 %65, 1
  %99 = zext i32 %1 to i64
  br label %111

100:                                              ; preds = %70, %107
  %101 = phi i64 [ %108, %107 ], [ 0, %70 ]
  %102 = getelementptr inbounds nuw i32, ptr %7, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !5
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %107, label %105

105:                                              ; preds = %100
  %106 = trunc nuw nsw i64 %101 to i32
  call fastcc void @pair_set_lanes(ptr noundef nonnull %6, i32 noundef %106, i32 noundef %103, i32 noundef %65)
  br label %107

107:                                              ; preds = %100, %105
  %108 = add nuw nsw i64 %101, 1
  %109 = icmp eq i64 %108, 32
  br i1 %109, label %96, label %100, !llvm.loop !363

110:                                              ; preds = %124
  call fastcc void @pair_drop(ptr noundef nonnull %6)
  br label %127

111:                                              ; preds = %96, %124
  %112 = phi i64 [ 0, %96 ], [ %125, %124 ]
  %113 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %112
  %114 = tail call i32 %2(ptr noundef %113, i64 noundef %3) #20, !callees !361
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %124, label %116

116:                                              ; preds = %111
  %117 = load ptr, ptr @tracks, align 8, !tbaa !9
  %118 = getelementptr inbounds nuw i8, ptr %113, i64 108
  %119 = load i32, ptr %118, align 4, !tbaa !62
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw %struct.Track, ptr %117, i64 %120
  call fastcc void @order_set(ptr noundef %121, ptr noundef nonnull readonly %6)
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 16
  call fastcc void @order_set(ptr noundef nonnull %122, ptr noundef nonnull readonly %97)
  %123 = getelementptr inbounds nuw i8, ptr %121, i64 160
  store i32 %98, ptr %123, align 8, !tbaa !91
  br label %124

124:                                              ; preds = %111, %116
  %125 = add nuw nsw i64 %112, 1
  %126 = icmp eq i64 %125, %99
  br i1 %126, label %110, label %111, !llvm.loop !364

127:                                              ; preds = %5, %14, %110
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @start_block(ptr noundef captures(none) initializes((0, 696)) %0, i32 noundef %1, i64 noundef %2) unnamed_addr #2 {
  %4 = load ptr, ptr @L, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %6 = load i32, ptr %5, align 4, !tbaa !5
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = mul i32 %8, %6
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 68
  %11 = load i32, ptr %10, align 4, !tbaa !5
  %12 = mul i32 %9, %11
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 240
  %14 = load ptr, ptr %13, align 8, !tbaa !239
  %15 = zext i32 %1 to i64
  %16 = add i32 %12, 31
  %17 = and i32 %16, -32
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !240
  %20 = zext i32 %17 to i64
  %21 = mul i64 %19, %15
  %22 = mul i64 %21, %20
  %23 = getelementptr inbounds nuw i32, ptr %14, i64 %22
  %24 = trunc i64 %2 to i32
  store i32 %24, ptr %0, align 8, !tbaa !5
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %25, align 4, !tbaa !5
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %1, ptr %26, align 8, !tbaa !5
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %12, ptr %27, align 4, !tbaa !5
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %12, ptr %28, align 8, !tbaa !5
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(676) %29, i8 0, i64 676, i1 false)
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 512
  %31 = load i32, ptr %30, align 8, !tbaa !140
  %32 = add i32 %24, 1
  %33 = add i32 %32, %31
  store i32 %33, ptr %25, align 4, !tbaa !122
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 232
  %35 = load ptr, ptr %34, align 8, !tbaa !241
  %36 = zext i32 %12 to i64
  %37 = mul nuw i64 %36, %15
  %38 = getelementptr inbounds nuw %struct.Thread, ptr %35, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %38, ptr %39, align 8, !tbaa !219
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 304
  %41 = load i64, ptr %40, align 8, !tbaa !365
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %57

43:                                               ; preds = %3
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 296
  %45 = load ptr, ptr %44, align 8, !tbaa !366
  br label %46

46:                                               ; preds = %51, %43
  %47 = phi i64 [ 0, %43 ], [ %52, %51 ]
  %48 = getelementptr inbounds nuw i64, ptr %45, i64 %47
  %49 = load i64, ptr %48, align 8, !tbaa !61
  %50 = icmp eq i64 %49, %2
  br i1 %50, label %54, label %51

51:                                               ; preds = %46
  %52 = add nuw nsw i64 %47, 1
  %53 = icmp eq i64 %52, %41
  br i1 %53, label %57, label %46, !llvm.loop !367

54:                                               ; preds = %46
  %55 = trunc i64 %47 to i32
  %56 = add i32 %55, 1
  br label %57

57:                                               ; preds = %51, %3, %54
  %58 = phi i32 [ %56, %54 ], [ 0, %3 ], [ 0, %51 ]
  store i32 %58, ptr %29, align 4, !tbaa !34
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 160
  br label %64

60:                                               ; preds = %64
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 528
  %62 = load i64, ptr %61, align 8, !tbaa !235
  %63 = icmp sgt i64 %62, 1
  br i1 %63, label %69, label %79

64:                                               ; preds = %57, %64
  %65 = phi i64 [ 0, %57 ], [ %67, %64 ]
  %66 = getelementptr inbounds nuw %struct.Pair, ptr %59, i64 %65
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %66, i8 0, i64 32, i1 false)
  %67 = add nuw nsw i64 %65, 1
  %68 = icmp eq i64 %67, 16
  br i1 %68, label %60, label %64, !llvm.loop !368

69:                                               ; preds = %60
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %71 = load i64, ptr %70, align 8, !tbaa !270
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %79, label %73

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 576
  %75 = load ptr, ptr %74, align 8, !tbaa !369
  %76 = mul i64 %71, %15
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 688
  store ptr %77, ptr %78, align 8, !tbaa !269
  br label %79

79:                                               ; preds = %73, %69, %60
  %80 = load i64, ptr %18, align 8, !tbaa !240
  %81 = shl nuw nsw i64 %20, 2
  %82 = mul i64 %81, %80
  tail call void @llvm.memset.p0.i64(ptr align 4 %23, i8 0, i64 %82, i1 false)
  %83 = icmp eq i32 %12, 0
  br i1 %83, label %88, label %84

84:                                               ; preds = %79
  %85 = load ptr, ptr %39, align 8, !tbaa !219
  %86 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %87 = load i64, ptr %86, align 8, !tbaa !370
  br label %92

88:                                               ; preds = %92, %79
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 688
  %90 = load ptr, ptr %89, align 8, !tbaa !269
  %91 = icmp eq ptr %90, null
  br i1 %91, label %102, label %108

92:                                               ; preds = %84, %92
  %93 = phi i64 [ 0, %84 ], [ %100, %92 ]
  %94 = getelementptr inbounds nuw %struct.Thread, ptr %85, i64 %93
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 20
  store i32 0, ptr %95, align 4, !tbaa !220
  %96 = getelementptr inbounds nuw i8, ptr %94, i64 24
  store i64 %87, ptr %96, align 8, !tbaa !210
  %97 = getelementptr inbounds nuw i8, ptr %94, i64 48
  store ptr null, ptr %97, align 8, !tbaa !216
  %98 = getelementptr inbounds nuw i8, ptr %94, i64 32
  %99 = load ptr, ptr %98, align 8, !tbaa !242
  store i32 1, ptr %99, align 4, !tbaa !5
  %100 = add nuw nsw i64 %93, 1
  %101 = icmp eq i64 %100, %36
  br i1 %101, label %88, label %92, !llvm.loop !371

102:                                              ; preds = %88
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %104 = load ptr, ptr %103, align 8, !tbaa !26
  %105 = getelementptr inbounds nuw i8, ptr %4, i64 128
  %106 = load i64, ptr %105, align 8, !tbaa !37
  %107 = getelementptr inbounds nuw i8, ptr %104, i64 %106
  br label %108

108:                                              ; preds = %88, %102
  %109 = phi ptr [ %107, %102 ], [ %90, %88 ]
  %110 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %111 = load i64, ptr %110, align 8, !tbaa !372
  %112 = trunc i64 %111 to i8
  %113 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %114 = load i64, ptr %113, align 8, !tbaa !270
  tail call void @llvm.memset.p0.i64(ptr align 1 %109, i8 %112, i64 %114, i1 false)
  %115 = getelementptr inbounds nuw i8, ptr %4, i64 160
  %116 = load i64, ptr %115, align 8, !tbaa !63
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %126, label %118

118:                                              ; preds = %108
  %119 = load ptr, ptr %39, align 8, !tbaa !219
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 40
  %121 = load ptr, ptr %120, align 8, !tbaa !243
  %122 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %123 = load i64, ptr %122, align 8, !tbaa !372
  %124 = trunc i64 %123 to i8
  %125 = mul i64 %116, %36
  tail call void @llvm.memset.p0.i64(ptr align 1 %121, i8 %124, i64 %125, i1 false)
  br label %126

126:                                              ; preds = %118, %108
  %127 = load i32, ptr %29, align 4, !tbaa !34
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %156, label %129

129:                                              ; preds = %126
  %130 = lshr i32 %16, 5
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %133 = load i64, ptr %132, align 8, !tbaa !52
  %134 = getelementptr inbounds nuw i8, ptr %4, i64 312
  %135 = load i64, ptr %134, align 8, !tbaa !53
  %136 = mul i64 %133, %131
  %137 = mul i64 %136, %135
  %138 = getelementptr inbounds nuw i8, ptr %4, i64 336
  %139 = load ptr, ptr %138, align 8, !tbaa !55
  %140 = add i32 %127, -1
  %141 = zext i32 %140 to i64
  %142 = mul i64 %137, %141
  %143 = getelementptr inbounds nuw i32, ptr %139, i64 %142
  %144 = shl i64 %137, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %143, i8 0, i64 %144, i1 false)
  %145 = getelementptr inbounds nuw i8, ptr %4, i64 344
  %146 = load ptr, ptr %145, align 8, !tbaa !50
  %147 = load i32, ptr %29, align 4, !tbaa !34
  %148 = add i32 %147, -1
  %149 = mul i32 %148, %12
  %150 = zext i32 %149 to i64
  %151 = load i64, ptr %132, align 8, !tbaa !52
  %152 = mul i64 %151, %150
  %153 = getelementptr inbounds nuw i32, ptr %146, i64 %152
  %154 = shl nuw nsw i64 %36, 2
  %155 = mul i64 %154, %151
  tail call void @llvm.memset.p0.i64(ptr align 4 %153, i8 0, i64 %155, i1 false)
  br label %156

156:                                              ; preds = %129, %126
  %157 = getelementptr inbounds nuw i8, ptr %4, i64 392
  %158 = load i64, ptr %157, align 8, !tbaa !65
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %265, label %160

160:                                              ; preds = %156
  %161 = load i32, ptr %25, align 4, !tbaa !122
  %162 = load i32, ptr %27, align 4, !tbaa !49
  %163 = add i32 %162, 31
  %164 = lshr i32 %163, 5
  %165 = shl nuw nsw i32 %164, 4
  %166 = add nuw i32 %165, 16
  %167 = zext i32 %166 to i64
  br label %168

168:                                              ; preds = %168, %160
  %169 = phi i32 [ 4, %160 ], [ %173, %168 ]
  %170 = zext nneg i32 %169 to i64
  %171 = shl nuw i64 1, %170
  %172 = icmp ult i64 %171, %167
  %173 = add i32 %169, 1
  br i1 %172, label %168, label %174, !llvm.loop !142

174:                                              ; preds = %168
  %175 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %170
  %176 = load ptr, ptr %175, align 8, !tbaa !130
  %177 = icmp eq ptr %176, null
  br i1 %177, label %180, label %178

178:                                              ; preds = %174
  %179 = load ptr, ptr %176, align 8, !tbaa !132
  store ptr %179, ptr %175, align 8, !tbaa !130
  br label %186

180:                                              ; preds = %174
  %181 = getelementptr inbounds nuw i8, ptr %4, i64 432
  %182 = load ptr, ptr %181, align 8, !tbaa !154
  %183 = load i64, ptr @pool_used, align 8, !tbaa !61
  %184 = getelementptr inbounds nuw i8, ptr %182, i64 %183
  %185 = add i64 %183, %171
  store i64 %185, ptr @pool_used, align 8, !tbaa !61
  br label %186

186:                                              ; preds = %180, %178
  %187 = phi ptr [ %176, %178 ], [ %184, %180 ]
  store i32 1, ptr %187, align 8, !tbaa !5
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 4
  store i32 %161, ptr %188, align 4, !tbaa !5
  %189 = getelementptr inbounds nuw i8, ptr %187, i64 8
  store i32 %164, ptr %189, align 8, !tbaa !5
  %190 = icmp eq i32 %164, 0
  br i1 %190, label %194, label %191

191:                                              ; preds = %186
  %192 = getelementptr inbounds nuw i8, ptr %187, i64 16
  %193 = zext nneg i32 %165 to i64
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %192, i8 0, i64 %193, i1 false), !tbaa !29
  br label %194

194:                                              ; preds = %191, %186
  %195 = load i32, ptr %27, align 4, !tbaa !49
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %198

197:                                              ; preds = %194
  store i32 0, ptr %187, align 8, !tbaa !5
  br label %205

198:                                              ; preds = %194
  %199 = load ptr, ptr @tracks, align 8, !tbaa !9
  br label %242

200:                                              ; preds = %242
  %201 = add i32 %258, 1
  store i32 %201, ptr %187, align 8, !tbaa !5
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %265

203:                                              ; preds = %200
  %204 = load i32, ptr %189, align 8, !tbaa !5
  br label %205

205:                                              ; preds = %203, %197
  %206 = phi i32 [ %204, %203 ], [ %164, %197 ]
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %213, label %208

208:                                              ; preds = %205
  %209 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %224

210:                                              ; preds = %236
  %211 = shl nuw nsw i64 %240, 4
  %212 = add nuw nsw i64 %211, 16
  br label %213

213:                                              ; preds = %210, %205
  %214 = phi i64 [ %212, %210 ], [ 16, %205 ]
  br label %215

215:                                              ; preds = %215, %213
  %216 = phi i32 [ 4, %213 ], [ %220, %215 ]
  %217 = zext nneg i32 %216 to i64
  %218 = shl nuw i64 1, %217
  %219 = icmp ult i64 %218, %214
  %220 = add i32 %216, 1
  br i1 %219, label %215, label %221, !llvm.loop !142

221:                                              ; preds = %215
  %222 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %217
  %223 = load ptr, ptr %222, align 8, !tbaa !130
  store ptr %223, ptr %187, align 8, !tbaa !132
  store ptr %187, ptr %222, align 8, !tbaa !130
  br label %265

224:                                              ; preds = %236, %208
  %225 = phi i64 [ 0, %208 ], [ %238, %236 ]
  %226 = phi ptr [ %209, %208 ], [ %237, %236 ]
  %227 = getelementptr inbounds nuw %struct.WarpClock, ptr %187, i64 %225
  %228 = getelementptr inbounds nuw i8, ptr %227, i64 24
  %229 = load ptr, ptr %228, align 8, !tbaa !206
  %230 = icmp eq ptr %229, null
  br i1 %230, label %236, label %231

231:                                              ; preds = %224
  %232 = load i32, ptr %229, align 4, !tbaa !310
  %233 = add i32 %232, -1
  store i32 %233, ptr %229, align 4, !tbaa !310
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %235, label %236

235:                                              ; preds = %231
  store ptr %226, ptr %229, align 8, !tbaa !132
  store ptr %229, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  br label %236

236:                                              ; preds = %235, %231, %224
  %237 = phi ptr [ %226, %224 ], [ %226, %231 ], [ %229, %235 ]
  %238 = add nuw nsw i64 %225, 1
  %239 = load i32, ptr %189, align 8, !tbaa !5
  %240 = zext i32 %239 to i64
  %241 = icmp samesign ult i64 %238, %240
  br i1 %241, label %224, label %210, !llvm.loop !312

242:                                              ; preds = %242, %198
  %243 = phi i64 [ 0, %198 ], [ %261, %242 ]
  %244 = load ptr, ptr %39, align 8, !tbaa !219
  %245 = getelementptr inbounds nuw %struct.Thread, ptr %244, i64 %243
  %246 = getelementptr inbounds nuw i8, ptr %245, i64 108
  %247 = load i32, ptr %246, align 4, !tbaa !62
  %248 = zext i32 %247 to i64
  %249 = getelementptr inbounds nuw %struct.Track, ptr %199, i64 %248
  %250 = load i32, ptr %25, align 4, !tbaa !122
  %251 = getelementptr inbounds nuw i8, ptr %245, i64 12
  %252 = getelementptr inbounds nuw i8, ptr %249, i64 160
  %253 = getelementptr inbounds nuw i8, ptr %249, i64 164
  %254 = getelementptr inbounds nuw i8, ptr %249, i64 168
  %255 = load <2 x i32>, ptr %251, align 4, !tbaa !5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %249, i8 0, i64 160, i1 false)
  store i32 1, ptr %252, align 8, !tbaa !5
  store i32 %250, ptr %253, align 4, !tbaa !5
  %256 = shufflevector <2 x i32> %255, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %256, ptr %254, align 8, !tbaa !5
  %257 = getelementptr inbounds nuw i8, ptr %249, i64 176
  store i64 0, ptr %257, align 8
  %258 = load i32, ptr %187, align 8, !tbaa !5
  store ptr %187, ptr %249, align 8, !tbaa !373
  %259 = add i32 %258, 2
  store i32 %259, ptr %187, align 8, !tbaa !5
  %260 = getelementptr inbounds nuw i8, ptr %249, i64 16
  store ptr %187, ptr %260, align 8, !tbaa !374
  %261 = add nuw nsw i64 %243, 1
  %262 = load i32, ptr %27, align 4, !tbaa !49
  %263 = zext i32 %262 to i64
  %264 = icmp samesign ult i64 %261, %263
  br i1 %264, label %242, label %200, !llvm.loop !375

265:                                              ; preds = %221, %200, %156
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @raise_stuck(ptr noundef readonly captures(none) %0) unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %3 = load i32, ptr %2, align 4, !tbaa !49
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %80, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !219
  %8 = zext i32 %3 to i64
  br label %18

9:                                                ; preds = %18
  %10 = icmp eq ptr %28, null
  %11 = select i1 %10, ptr %32, ptr %28
  %12 = icmp eq ptr %11, null
  br i1 %12, label %80, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !tbaa !219
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %17 = zext i32 %3 to i64
  br label %54

18:                                               ; preds = %5, %18
  %19 = phi i64 [ 0, %5 ], [ %33, %18 ]
  %20 = phi ptr [ null, %5 ], [ %28, %18 ]
  %21 = phi ptr [ null, %5 ], [ %32, %18 ]
  %22 = getelementptr inbounds nuw %struct.Thread, ptr %7, i64 %19
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 20
  %24 = load i32, ptr %23, align 4, !tbaa !220
  %25 = icmp ne i32 %24, 2
  %26 = icmp ne ptr %20, null
  %27 = select i1 %25, i1 true, i1 %26
  %28 = select i1 %27, ptr %20, ptr %22
  %29 = icmp ne i32 %24, 1
  %30 = icmp ne ptr %21, null
  %31 = select i1 %29, i1 true, i1 %30
  %32 = select i1 %31, ptr %21, ptr %22
  %33 = add nuw nsw i64 %19, 1
  %34 = icmp eq i64 %33, %8
  br i1 %34, label %9, label %18, !llvm.loop !376

35:                                               ; preds = %66
  %36 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %53

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %40 = load i32, ptr %39, align 8, !tbaa !228
  %41 = select i1 %10, i32 9, i32 7
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %42 = load ptr, ptr @L, align 8, !tbaa !9
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 592
  store i32 %41, ptr %43, align 8, !tbaa !81
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 596
  store i32 %40, ptr %44, align 4, !tbaa !82
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 600
  store i32 -1, ptr %45, align 8, !tbaa !83
  %46 = getelementptr inbounds nuw i8, ptr %11, i64 112
  %47 = load ptr, ptr %46, align 8, !tbaa !31
  %48 = load i32, ptr %47, align 8, !tbaa !84
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 104
  %50 = load i32, ptr %49, align 8, !tbaa !51
  %51 = getelementptr inbounds nuw i8, ptr %42, i64 608
  store i32 %48, ptr %51, align 8, !tbaa !85
  %52 = getelementptr inbounds nuw i8, ptr %42, i64 612
  store i32 %50, ptr %52, align 4, !tbaa !86
  br label %53

53:                                               ; preds = %35, %38
  br i1 %70, label %80, label %72

54:                                               ; preds = %13, %66
  %55 = phi i64 [ 0, %13 ], [ %68, %66 ]
  %56 = getelementptr inbounds nuw %struct.Thread, ptr %15, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 20
  %58 = load i32, ptr %57, align 4, !tbaa !220
  %59 = icmp eq i32 %58, 3
  br i1 %59, label %66, label %60

60:                                               ; preds = %54
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 56
  %62 = load i32, ptr %61, align 8, !tbaa !228
  %63 = load i32, ptr %16, align 8, !tbaa !228
  %64 = icmp eq i32 %62, %63
  %65 = select i1 %64, ptr null, ptr %56
  br label %66

66:                                               ; preds = %60, %54
  %67 = phi ptr [ null, %54 ], [ %65, %60 ]
  %68 = add nuw nsw i64 %55, 1
  %69 = icmp samesign ult i64 %68, %17
  %70 = icmp eq ptr %67, null
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %54, label %35, !llvm.loop !377

72:                                               ; preds = %53
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !228
  %75 = load ptr, ptr @L, align 8, !tbaa !9
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 600
  store i32 %74, ptr %76, align 8, !tbaa !83
  %77 = getelementptr inbounds nuw i8, ptr %67, i64 104
  %78 = load i32, ptr %77, align 8, !tbaa !51
  %79 = getelementptr inbounds nuw i8, ptr %75, i64 620
  store i32 %78, ptr %79, align 4, !tbaa !230
  br label %80

80:                                               ; preds = %1, %9, %53, %72
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @perform(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #8 {
  %4 = alloca [32 x i64], align 16
  %5 = and i32 %2, -4
  %6 = icmp eq i32 %5, 16
  br i1 %6, label %7, label %198

7:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %4, i8 0, i64 256, i1 false)
  br label %21

8:                                                ; preds = %32
  %9 = load ptr, ptr @L, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 392
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 144
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 152
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 168
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 488
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 480
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 496
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 516
  br label %35

21:                                               ; preds = %32, %7
  %22 = phi i64 [ 0, %7 ], [ %33, %32 ]
  %23 = trunc nuw nsw i64 %22 to i32
  %24 = shl nuw i32 1, %23
  %25 = and i32 %24, %1
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %32, label %27

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %22
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %30 = load i64, ptr %29, align 8, !tbaa !221
  %31 = getelementptr inbounds nuw i64, ptr %4, i64 %22
  store i64 %30, ptr %31, align 8, !tbaa !61
  br label %32

32:                                               ; preds = %27, %21
  %33 = add nuw nsw i64 %22, 1
  %34 = icmp eq i64 %33, 32
  br i1 %34, label %8, label %21, !llvm.loop !378

35:                                               ; preds = %194, %8
  %36 = phi i64 [ 0, %8 ], [ %195, %194 ]
  %37 = trunc nuw nsw i64 %36 to i32
  %38 = shl nuw i32 1, %37
  %39 = and i32 %38, %1
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %194, label %41

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %36
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 80
  %44 = load i64, ptr %43, align 8, !tbaa !231
  %45 = lshr i64 %44, 32
  %46 = trunc nuw i64 %45 to i32
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 60
  %48 = load i32, ptr %47, align 4, !tbaa !226
  %49 = getelementptr inbounds nuw i8, ptr %42, i64 72
  %50 = load i64, ptr %49, align 8, !tbaa !222
  %51 = trunc i64 %50 to i32
  %52 = and i32 %51, 31
  %53 = and i32 %46, 31
  %54 = lshr i32 %46, 8
  %55 = and i32 %54, %37
  %56 = xor i32 %54, -1
  %57 = and i32 %53, %56
  %58 = or disjoint i32 %57, %55
  switch i32 %48, label %68 [
    i32 17, label %59
    i32 18, label %62
    i32 19, label %65
  ]

59:                                               ; preds = %41
  %60 = sub nsw i32 %37, %52
  %61 = icmp sge i32 %60, %58
  br label %72

62:                                               ; preds = %41
  %63 = add nuw nsw i32 %52, %37
  %64 = icmp samesign ule i32 %63, %58
  br label %72

65:                                               ; preds = %41
  %66 = xor i32 %52, %37
  %67 = icmp samesign ule i32 %66, %58
  br label %72

68:                                               ; preds = %41
  %69 = and i32 %52, %56
  %70 = or disjoint i32 %69, %55
  %71 = icmp samesign ule i32 %69, %57
  br label %72

72:                                               ; preds = %68, %65, %62, %59
  %73 = phi i1 [ %64, %62 ], [ %71, %68 ], [ %67, %65 ], [ %61, %59 ]
  %74 = phi i32 [ %63, %62 ], [ %70, %68 ], [ %66, %65 ], [ %60, %59 ]
  %75 = and i32 %74, 31
  %76 = select i1 %73, i32 %75, i32 %37
  %77 = shl nuw i32 1, %76
  %78 = and i32 %77, %1
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %185

80:                                               ; preds = %72
  %81 = load i64, ptr %10, align 8, !tbaa !65
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %169, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds nuw i8, ptr %42, i64 56
  %85 = load i32, ptr %84, align 8, !tbaa !228
  %86 = load i64, ptr %11, align 8, !tbaa !37, !noalias !379
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %88, label %91

88:                                               ; preds = %83
  %89 = load i64, ptr %12, align 8, !tbaa !38, !noalias !379
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %104

91:                                               ; preds = %88, %83
  %92 = load i64, ptr %13, align 8, !tbaa !39, !noalias !379
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %97

94:                                               ; preds = %91
  %95 = load i64, ptr %14, align 8, !tbaa !40, !noalias !379
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %97, label %104

97:                                               ; preds = %94, %91
  %98 = load i64, ptr %15, align 8, !tbaa !41, !noalias !379
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %103

100:                                              ; preds = %97
  %101 = load i64, ptr %16, align 8, !tbaa !42, !noalias !379
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %103, label %104

103:                                              ; preds = %100, %97
  br label %104

104:                                              ; preds = %103, %100, %94, %88
  %105 = phi i32 [ 1, %103 ], [ 3, %88 ], [ 5, %94 ], [ 4, %100 ]
  %106 = getelementptr inbounds nuw i8, ptr %42, i64 112
  %107 = load ptr, ptr %106, align 8, !tbaa !31, !noalias !379
  %108 = load i32, ptr %107, align 8, !tbaa !84, !noalias !379
  %109 = getelementptr inbounds nuw i8, ptr %42, i64 104
  %110 = load i32, ptr %109, align 8, !tbaa !51, !noalias !379
  %111 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %112 = load i32, ptr %111, align 8, !tbaa !54
  %113 = shl i32 %112, 5
  %114 = add nuw nsw i32 %113, %76
  %115 = load i64, ptr %17, align 8, !tbaa !161
  %116 = icmp sgt i64 %115, 0
  br i1 %116, label %117, label %151

117:                                              ; preds = %104
  %118 = load ptr, ptr %18, align 8, !tbaa !162
  br label %119

119:                                              ; preds = %148, %117
  %120 = phi i64 [ 0, %117 ], [ %149, %148 ]
  %121 = getelementptr inbounds nuw %struct.Found, ptr %118, i64 %120
  %122 = load i32, ptr %121, align 8, !tbaa !163
  %123 = icmp eq i32 %122, 5
  br i1 %123, label %124, label %148

124:                                              ; preds = %119
  %125 = getelementptr inbounds nuw i8, ptr %121, i64 4
  %126 = load i32, ptr %125, align 4, !tbaa !164
  %127 = icmp eq i32 %126, %85
  br i1 %127, label %128, label %148

128:                                              ; preds = %124
  %129 = getelementptr inbounds nuw i8, ptr %121, i64 8
  %130 = load i32, ptr %129, align 8, !tbaa !165
  %131 = icmp eq i32 %130, -1
  br i1 %131, label %132, label %148

132:                                              ; preds = %128
  %133 = getelementptr inbounds nuw i8, ptr %121, i64 20
  %134 = load i32, ptr %133, align 4, !tbaa !166
  %135 = icmp eq i32 %134, %105
  br i1 %135, label %136, label %148

136:                                              ; preds = %132
  %137 = getelementptr inbounds nuw i8, ptr %121, i64 12
  %138 = load i32, ptr %137, align 4, !tbaa !167
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %148

140:                                              ; preds = %136
  %141 = getelementptr inbounds nuw i8, ptr %121, i64 56
  %142 = load i64, ptr %141, align 8, !tbaa !168
  %143 = add i64 %142, 1
  store i64 %143, ptr %141, align 8, !tbaa !168
  %144 = getelementptr inbounds nuw i8, ptr %121, i64 40
  %145 = load i64, ptr %144, align 8, !tbaa !169
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %169, label %147

147:                                              ; preds = %140
  store i64 0, ptr %144, align 8, !tbaa !169
  br label %169

148:                                              ; preds = %136, %132, %128, %124, %119
  %149 = add nuw nsw i64 %120, 1
  %150 = icmp eq i64 %149, %115
  br i1 %150, label %151, label %119, !llvm.loop !171

151:                                              ; preds = %148, %104
  %152 = load i64, ptr %19, align 8, !tbaa !172
  %153 = icmp slt i64 %115, %152
  br i1 %153, label %154, label %169

154:                                              ; preds = %151
  %155 = load ptr, ptr %18, align 8, !tbaa !162
  %156 = add nsw i64 %115, 1
  store i64 %156, ptr %17, align 8, !tbaa !161
  %157 = getelementptr inbounds %struct.Found, ptr %155, i64 %115
  store i32 5, ptr %157, align 8, !tbaa !5
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 4
  store i32 %85, ptr %158, align 4, !tbaa !5
  %159 = getelementptr inbounds nuw i8, ptr %157, i64 8
  store i32 -1, ptr %159, align 8, !tbaa !5
  %160 = getelementptr inbounds nuw i8, ptr %157, i64 12
  store i32 0, ptr %160, align 4, !tbaa !5
  %161 = getelementptr inbounds nuw i8, ptr %157, i64 16
  store i32 0, ptr %161, align 8, !tbaa !5
  %162 = getelementptr inbounds nuw i8, ptr %157, i64 20
  store i32 %105, ptr %162, align 4, !tbaa !5
  %163 = getelementptr inbounds nuw i8, ptr %157, i64 24
  store i32 %108, ptr %163, align 8, !tbaa !5
  %164 = getelementptr inbounds nuw i8, ptr %157, i64 28
  store i32 %110, ptr %164, align 4, !tbaa !5
  %165 = getelementptr inbounds nuw i8, ptr %157, i64 32
  store i32 0, ptr %165, align 8, !tbaa !5
  %166 = getelementptr inbounds nuw i8, ptr %157, i64 36
  store i32 %114, ptr %166, align 4, !tbaa !5
  %167 = getelementptr inbounds nuw i8, ptr %157, i64 40
  %168 = getelementptr inbounds nuw i8, ptr %157, i64 56
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %167, i8 0, i64 16, i1 false)
  store i64 1, ptr %168, align 8, !tbaa !61
  br label %169

169:                                              ; preds = %154, %151, %147, %140, %80
  %170 = getelementptr inbounds nuw i8, ptr %42, i64 108
  %171 = load i32, ptr %170, align 4, !tbaa !62
  %172 = load i32, ptr %20, align 4, !tbaa !382
  %173 = zext i32 %172 to i64
  %174 = shl nuw i64 %173, 32
  %175 = shl i32 %171, 5
  %176 = zext i32 %175 to i64
  %177 = zext nneg i32 %76 to i64
  %178 = add nuw nsw i64 %176, %177
  %179 = add nuw nsw i64 %178, %174
  %180 = mul i64 %179, -7046029254386353131
  %181 = lshr i64 %180, 29
  %182 = xor i64 %181, %180
  %183 = mul i64 %182, -4658895280553007687
  %184 = lshr i64 %183, 32
  br label %189

185:                                              ; preds = %72
  %186 = zext nneg i32 %76 to i64
  %187 = getelementptr inbounds nuw i64, ptr %4, i64 %186
  %188 = load i64, ptr %187, align 8, !tbaa !61
  br label %189

189:                                              ; preds = %185, %169
  %190 = phi i64 [ %188, %185 ], [ %184, %169 ]
  %191 = getelementptr inbounds nuw i8, ptr %42, i64 88
  store i64 %190, ptr %191, align 8, !tbaa !233
  %192 = zext i1 %73 to i64
  %193 = getelementptr inbounds nuw i8, ptr %42, i64 96
  store i64 %192, ptr %193, align 8, !tbaa !383
  br label %194

194:                                              ; preds = %189, %35
  %195 = add nuw nsw i64 %36, 1
  %196 = icmp eq i64 %195, 32
  br i1 %196, label %197, label %35, !llvm.loop !384

197:                                              ; preds = %194
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  br label %369

198:                                              ; preds = %3
  %199 = icmp ugt i32 %2, 47
  br i1 %199, label %200, label %276

200:                                              ; preds = %198, %259
  %201 = phi i64 [ %262, %259 ], [ 0, %198 ]
  %202 = phi i32 [ %261, %259 ], [ 1, %198 ]
  %203 = phi i64 [ %260, %259 ], [ 0, %198 ]
  %204 = trunc nuw nsw i64 %201 to i32
  %205 = shl nuw i32 1, %204
  %206 = and i32 %205, %1
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %259, label %208

208:                                              ; preds = %200
  %209 = icmp eq i32 %202, 0
  %210 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %201
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 64
  %212 = load i64, ptr %211, align 8, !tbaa !221
  br i1 %209, label %213, label %259

213:                                              ; preds = %208
  switch i32 %2, label %251 [
    i32 48, label %214
    i32 49, label %217
    i32 50, label %222
    i32 51, label %227
    i32 52, label %232
    i32 53, label %237
    i32 54, label %239
    i32 55, label %241
    i32 56, label %243
  ]

214:                                              ; preds = %213
  %215 = add i64 %212, %203
  %216 = and i64 %215, 4294967295
  br label %259

217:                                              ; preds = %213
  %218 = trunc i64 %203 to i32
  %219 = trunc i64 %212 to i32
  %220 = icmp slt i32 %218, %219
  %221 = select i1 %220, i64 %203, i64 %212
  br label %259

222:                                              ; preds = %213
  %223 = trunc i64 %203 to i32
  %224 = trunc i64 %212 to i32
  %225 = icmp sgt i32 %223, %224
  %226 = select i1 %225, i64 %203, i64 %212
  br label %259

227:                                              ; preds = %213
  %228 = trunc i64 %203 to i32
  %229 = trunc i64 %212 to i32
  %230 = icmp ult i32 %228, %229
  %231 = select i1 %230, i64 %203, i64 %212
  br label %259

232:                                              ; preds = %213
  %233 = trunc i64 %203 to i32
  %234 = trunc i64 %212 to i32
  %235 = icmp ugt i32 %233, %234
  %236 = select i1 %235, i64 %203, i64 %212
  br label %259

237:                                              ; preds = %213
  %238 = and i64 %212, %203
  br label %259

239:                                              ; preds = %213
  %240 = or i64 %212, %203
  br label %259

241:                                              ; preds = %213
  %242 = xor i64 %212, %203
  br label %259

243:                                              ; preds = %213
  %244 = trunc i64 %203 to i32
  %245 = bitcast i32 %244 to float
  %246 = trunc i64 %212 to i32
  %247 = bitcast i32 %246 to float
  %248 = tail call float @llvm.minnum.f32(float %245, float %247)
  %249 = bitcast float %248 to i32
  %250 = zext i32 %249 to i64
  br label %259

251:                                              ; preds = %213
  %252 = trunc i64 %203 to i32
  %253 = bitcast i32 %252 to float
  %254 = trunc i64 %212 to i32
  %255 = bitcast i32 %254 to float
  %256 = tail call float @llvm.maxnum.f32(float %253, float %255)
  %257 = bitcast float %256 to i32
  %258 = zext i32 %257 to i64
  br label %259

259:                                              ; preds = %251, %243, %241, %239, %237, %232, %227, %222, %217, %214, %208, %200
  %260 = phi i64 [ %203, %200 ], [ %250, %243 ], [ %258, %251 ], [ %216, %214 ], [ %221, %217 ], [ %226, %222 ], [ %231, %227 ], [ %236, %232 ], [ %238, %237 ], [ %240, %239 ], [ %242, %241 ], [ %212, %208 ]
  %261 = phi i32 [ %202, %200 ], [ 0, %243 ], [ 0, %251 ], [ 0, %214 ], [ 0, %217 ], [ 0, %222 ], [ 0, %227 ], [ 0, %232 ], [ 0, %237 ], [ 0, %239 ], [ 0, %241 ], [ 0, %208 ]
  %262 = add nuw nsw i64 %201, 1
  %263 = icmp eq i64 %262, 32
  br i1 %263, label %264, label %200, !llvm.loop !385

264:                                              ; preds = %259, %273
  %265 = phi i64 [ %274, %273 ], [ 0, %259 ]
  %266 = trunc nuw nsw i64 %265 to i32
  %267 = shl nuw i32 1, %266
  %268 = and i32 %267, %1
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %273, label %270

270:                                              ; preds = %264
  %271 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %265
  %272 = getelementptr inbounds nuw i8, ptr %271, i64 88
  store i64 %260, ptr %272, align 8, !tbaa !233
  br label %273

273:                                              ; preds = %270, %264
  %274 = add nuw nsw i64 %265, 1
  %275 = icmp eq i64 %274, 32
  br i1 %275, label %369, label %264, !llvm.loop !386

276:                                              ; preds = %198
  %277 = and i32 %2, 62
  %278 = icmp eq i32 %277, 32
  br i1 %278, label %279, label %320

279:                                              ; preds = %276
  %280 = icmp eq i32 %2, 32
  br label %281

281:                                              ; preds = %317, %279
  %282 = phi i64 [ 0, %279 ], [ %318, %317 ]
  %283 = trunc nuw nsw i64 %282 to i32
  %284 = shl nuw i32 1, %283
  %285 = and i32 %284, %1
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %317, label %287

287:                                              ; preds = %281
  %288 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %282
  %289 = getelementptr inbounds nuw i8, ptr %288, i64 64
  br label %298

290:                                              ; preds = %313
  %291 = icmp eq i32 %314, %1
  %292 = select i1 %280, i1 true, i1 %291
  %293 = zext i32 %314 to i64
  %294 = select i1 %292, i64 %293, i64 0
  %295 = getelementptr inbounds nuw i8, ptr %288, i64 88
  store i64 %294, ptr %295, align 8, !tbaa !233
  %296 = zext i1 %291 to i64
  %297 = getelementptr inbounds nuw i8, ptr %288, i64 96
  store i64 %296, ptr %297, align 8, !tbaa !383
  br label %317

298:                                              ; preds = %313, %287
  %299 = phi i64 [ 0, %287 ], [ %315, %313 ]
  %300 = phi i32 [ 0, %287 ], [ %314, %313 ]
  %301 = trunc nuw nsw i64 %299 to i32
  %302 = shl nuw i32 1, %301
  %303 = and i32 %302, %1
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %313, label %305

305:                                              ; preds = %298
  %306 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %299
  %307 = getelementptr inbounds nuw i8, ptr %306, i64 64
  %308 = load i64, ptr %307, align 8, !tbaa !221
  %309 = load i64, ptr %289, align 8, !tbaa !221
  %310 = icmp eq i64 %308, %309
  %311 = select i1 %310, i32 %302, i32 0
  %312 = or i32 %311, %300
  br label %313

313:                                              ; preds = %305, %298
  %314 = phi i32 [ %300, %298 ], [ %312, %305 ]
  %315 = add nuw nsw i64 %299, 1
  %316 = icmp eq i64 %315, 32
  br i1 %316, label %290, label %298, !llvm.loop !387

317:                                              ; preds = %290, %281
  %318 = add nuw nsw i64 %282, 1
  %319 = icmp eq i64 %318, 32
  br i1 %319, label %369, label %281, !llvm.loop !388

320:                                              ; preds = %276
  %321 = icmp eq i32 %2, 41
  br i1 %321, label %369, label %323

322:                                              ; preds = %338
  switch i32 %2, label %353 [
    i32 24, label %342
    i32 25, label %345
    i32 26, label %348
    i32 27, label %354
  ]

323:                                              ; preds = %320, %338
  %324 = phi i64 [ %340, %338 ], [ 0, %320 ]
  %325 = phi i32 [ %339, %338 ], [ 0, %320 ]
  %326 = trunc nuw nsw i64 %324 to i32
  %327 = shl nuw i32 1, %326
  %328 = and i32 %327, %1
  %329 = icmp eq i32 %328, 0
  br i1 %329, label %338, label %330

330:                                              ; preds = %323
  %331 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %324
  %332 = getelementptr inbounds nuw i8, ptr %331, i64 64
  %333 = load i64, ptr %332, align 8, !tbaa !221
  %334 = and i64 %333, 1
  %335 = icmp eq i64 %334, 0
  %336 = select i1 %335, i32 0, i32 %327
  %337 = or i32 %336, %325
  br label %338

338:                                              ; preds = %330, %323
  %339 = phi i32 [ %325, %323 ], [ %337, %330 ]
  %340 = add nuw nsw i64 %324, 1
  %341 = icmp eq i64 %340, 32
  br i1 %341, label %322, label %323, !llvm.loop !389

342:                                              ; preds = %322
  %343 = icmp eq i32 %339, %1
  %344 = zext i1 %343 to i32
  br label %354

345:                                              ; preds = %322
  %346 = icmp ne i32 %339, 0
  %347 = zext i1 %346 to i32
  br label %354

348:                                              ; preds = %322
  %349 = icmp eq i32 %339, %1
  %350 = icmp eq i32 %339, 0
  %351 = or i1 %349, %350
  %352 = zext i1 %351 to i32
  br label %354

353:                                              ; preds = %322
  br label %354

354:                                              ; preds = %353, %348, %345, %342, %322
  %355 = phi i32 [ %344, %342 ], [ %347, %345 ], [ %352, %348 ], [ %1, %353 ], [ %339, %322 ]
  %356 = zext i32 %355 to i64
  br label %357

357:                                              ; preds = %366, %354
  %358 = phi i64 [ 0, %354 ], [ %367, %366 ]
  %359 = trunc nuw nsw i64 %358 to i32
  %360 = shl nuw i32 1, %359
  %361 = and i32 %360, %1
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %366, label %363

363:                                              ; preds = %357
  %364 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %358
  %365 = getelementptr inbounds nuw i8, ptr %364, i64 88
  store i64 %356, ptr %365, align 8, !tbaa !233
  br label %366

366:                                              ; preds = %363, %357
  %367 = add nuw nsw i64 %358, 1
  %368 = icmp eq i64 %367, 32
  br i1 %368, label %369, label %357, !llvm.loop !262

369:                                              ; preds = %366, %317, %273, %320, %197
  %370 = load ptr, ptr @L, align 8, !tbaa !9
  %371 = getelementptr inbounds nuw i8, ptr %370, i64 392
  %372 = load i64, ptr %371, align 8, !tbaa !65
  %373 = icmp ne i64 %372, 0
  %374 = icmp eq i32 %2, 41
  %375 = and i1 %374, %373
  br i1 %375, label %377, label %376

376:                                              ; preds = %377, %369
  br label %389

377:                                              ; preds = %369
  %378 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %379 = load ptr, ptr %378, align 8, !tbaa !31
  %380 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %381 = load i32, ptr %380, align 8, !tbaa !54
  %382 = getelementptr inbounds nuw i8, ptr %379, i64 12
  %383 = load i32, ptr %382, align 4, !tbaa !49
  %384 = shl i32 %381, 5
  %385 = sub i32 %383, %384
  %386 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %385, i32 32)
  %387 = zext i32 %1 to i64
  tail call fastcc void @meet(ptr noundef %0, i32 noundef %386, ptr noundef nonnull @in_group, i64 noundef %387, ptr noundef null)
  br label %376

388:                                              ; preds = %398
  ret void

389:                                              ; preds = %376, %398
  %390 = phi i64 [ %399, %398 ], [ 0, %376 ]
  %391 = trunc nuw nsw i64 %390 to i32
  %392 = shl nuw i32 1, %391
  %393 = and i32 %392, %1
  %394 = icmp eq i32 %393, 0
  br i1 %394, label %398, label %395

395:                                              ; preds = %389
  %396 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %390
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 20
  store i32 0, ptr %397, align 4, !tbaa !220
  br label %398

398:                                              ; preds = %389, %395
  %399 = add nuw nsw i64 %390, 1
  %400 = icmp eq i64 %399, 32
  br i1 %400, label %388, label %389, !llvm.loop !263
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 0, 2) i32 @in_group(ptr noundef readonly captures(none) %0, i64 noundef %1) #9 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %4 = load i32, ptr %3, align 4, !tbaa !64
  %5 = zext nneg i32 %4 to i64
  %6 = lshr i64 %1, %5
  %7 = trunc i64 %6 to i32
  %8 = and i32 %7, 1
  ret i32 %8
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #11

; Function Attrs: nounwind uwtable
define internal fastcc noundef i32 @try_lane(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #8 {
  %4 = zext i32 %2 to i64
  %5 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %7 = load i64, ptr %6, align 8, !tbaa !231
  %8 = trunc i64 %7 to i32
  %9 = icmp eq i32 %1, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %3
  %11 = zext i32 %1 to i64
  br label %21

12:                                               ; preds = %3
  %13 = shl nuw i32 1, %2
  %14 = and i32 %13, %8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %34, label %90

16:                                               ; preds = %21
  %17 = and i32 %31, %8
  %18 = shl nuw i32 1, %2
  %19 = and i32 %18, %8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %34, label %51

21:                                               ; preds = %10, %21
  %22 = phi i64 [ 0, %10 ], [ %32, %21 ]
  %23 = phi i32 [ 0, %10 ], [ %31, %21 ]
  %24 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %22
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 20
  %26 = load i32, ptr %25, align 4, !tbaa !220
  %27 = icmp eq i32 %26, 3
  %28 = trunc nuw i64 %22 to i32
  %29 = shl nuw i32 1, %28
  %30 = select i1 %27, i32 0, i32 %29
  %31 = or i32 %30, %23
  %32 = add nuw nsw i64 %22, 1
  %33 = icmp eq i64 %32, %11
  br i1 %33, label %16, label %21, !llvm.loop !390

34:                                               ; preds = %16, %12
  %35 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %94

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %39 = load i32, ptr %38, align 8, !tbaa !228
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %40 = load ptr, ptr @L, align 8, !tbaa !9
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 592
  store i32 8, ptr %41, align 8, !tbaa !81
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 596
  store i32 %39, ptr %42, align 4, !tbaa !82
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 600
  store i32 -1, ptr %43, align 8, !tbaa !83
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %45 = load ptr, ptr %44, align 8, !tbaa !31
  %46 = load i32, ptr %45, align 8, !tbaa !84
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %48 = load i32, ptr %47, align 8, !tbaa !51
  %49 = getelementptr inbounds nuw i8, ptr %40, i64 608
  store i32 %46, ptr %49, align 8, !tbaa !85
  %50 = getelementptr inbounds nuw i8, ptr %40, i64 612
  store i32 %48, ptr %50, align 4, !tbaa !86
  br label %94

51:                                               ; preds = %16
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %54 = zext i32 %1 to i64
  br label %55

55:                                               ; preds = %83, %51
  %56 = phi i64 [ 0, %51 ], [ %85, %83 ]
  %57 = phi i32 [ 0, %51 ], [ %84, %83 ]
  %58 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %56
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !220
  %61 = icmp eq i32 %60, 2
  br i1 %61, label %62, label %83

62:                                               ; preds = %55
  %63 = getelementptr inbounds nuw i8, ptr %58, i64 80
  %64 = load i64, ptr %63, align 8, !tbaa !231
  %65 = trunc i64 %64 to i32
  %66 = icmp eq i32 %65, %8
  br i1 %66, label %67, label %83

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %58, i64 56
  %69 = load i32, ptr %68, align 8, !tbaa !228
  %70 = load i32, ptr %52, align 8, !tbaa !228
  %71 = icmp eq i32 %69, %70
  br i1 %71, label %79, label %72

72:                                               ; preds = %67
  %73 = getelementptr inbounds nuw i8, ptr %58, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !226
  %75 = icmp eq i32 %74, 41
  br i1 %75, label %76, label %83

76:                                               ; preds = %72
  %77 = load i32, ptr %53, align 4, !tbaa !226
  %78 = icmp eq i32 %77, 41
  br i1 %78, label %79, label %83

79:                                               ; preds = %76, %67
  %80 = trunc nuw i64 %56 to i32
  %81 = shl nuw i32 1, %80
  %82 = or i32 %81, %57
  br label %83

83:                                               ; preds = %79, %76, %72, %62, %55
  %84 = phi i32 [ %57, %55 ], [ %57, %62 ], [ %82, %79 ], [ %57, %76 ], [ %57, %72 ]
  %85 = add nuw nsw i64 %56, 1
  %86 = icmp eq i64 %85, %54
  br i1 %86, label %87, label %55, !llvm.loop !260

87:                                               ; preds = %83
  %88 = and i32 %84, %8
  %89 = icmp eq i32 %17, %88
  br i1 %89, label %90, label %94

90:                                               ; preds = %12, %87
  %91 = phi i32 [ %88, %87 ], [ 0, %12 ]
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %93 = load i32, ptr %92, align 4, !tbaa !226
  tail call fastcc void @perform(ptr noundef nonnull %0, i32 noundef %91, i32 noundef %93)
  br label %94

94:                                               ; preds = %37, %34, %90, %87
  %95 = phi i32 [ 0, %87 ], [ %91, %90 ], [ 0, %34 ], [ 0, %37 ]
  ret i32 %95
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @end_block(ptr noundef captures(none) %0) unnamed_addr #2 {
  %2 = alloca [32 x i64], align 16
  %3 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %4 = icmp eq i32 %3, 0
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  br i1 %4, label %6, label %154

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !240
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !49
  %11 = add i32 %10, 31
  %12 = lshr i32 %11, 5
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %154, label %14

14:                                               ; preds = %6
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !219
  %17 = icmp sgt i64 %8, 0
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 248
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 312
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 272
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 288
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 264
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 280
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 592
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 596
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 600
  %31 = icmp eq ptr %16, null
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 608
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 612
  %34 = zext i32 %10 to i64
  %35 = zext nneg i32 %12 to i64
  br label %36

36:                                               ; preds = %125, %14
  %37 = phi i64 [ 0, %14 ], [ %126, %125 ]
  %38 = shl nuw i64 %37, 5
  %39 = getelementptr inbounds nuw %struct.Thread, ptr %16, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 32
  %41 = load ptr, ptr %40, align 8, !tbaa !242
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %2, i8 0, i64 256, i1 false)
  br i1 %17, label %42, label %51

42:                                               ; preds = %36
  %43 = load ptr, ptr %18, align 8, !tbaa !391
  %44 = load ptr, ptr %19, align 8, !tbaa !392
  %45 = load ptr, ptr %20, align 8, !tbaa !393
  %46 = load i32, ptr %21, align 4, !tbaa !34
  %47 = icmp eq i32 %46, 0
  br label %55

48:                                               ; preds = %95
  %49 = load i64, ptr %24, align 8, !tbaa !394
  %50 = icmp sgt i64 %72, %49
  br i1 %50, label %99, label %118

51:                                               ; preds = %36
  %52 = load i64, ptr %24, align 8, !tbaa !394
  %53 = icmp slt i64 %52, 0
  br i1 %53, label %54, label %118

54:                                               ; preds = %51
  store i64 0, ptr %24, align 8, !tbaa !394
  br label %118

55:                                               ; preds = %95, %42
  %56 = phi i64 [ 0, %42 ], [ %96, %95 ]
  %57 = phi i64 [ 0, %42 ], [ %72, %95 ]
  %58 = phi ptr [ %41, %42 ], [ %97, %95 ]
  %59 = getelementptr inbounds nuw i32, ptr %43, i64 %56
  %60 = load i32, ptr %59, align 4, !tbaa !5
  %61 = zext i32 %60 to i64
  br label %73

62:                                               ; preds = %73
  %63 = zext i32 %79 to i64
  %64 = getelementptr inbounds nuw i64, ptr %44, i64 %56
  %65 = load i64, ptr %64, align 8, !tbaa !61
  %66 = add nsw i64 %65, %63
  store i64 %66, ptr %64, align 8, !tbaa !61
  %67 = zext i32 %80 to i64
  %68 = getelementptr inbounds nuw i64, ptr %45, i64 %56
  %69 = load i64, ptr %68, align 8, !tbaa !61
  %70 = add nsw i64 %69, %67
  store i64 %70, ptr %68, align 8, !tbaa !61
  %71 = mul nuw nsw i64 %63, %61
  %72 = add nuw nsw i64 %71, %57
  br i1 %47, label %95, label %88

73:                                               ; preds = %73, %55
  %74 = phi i64 [ 0, %55 ], [ %86, %73 ]
  %75 = phi i32 [ 0, %55 ], [ %80, %73 ]
  %76 = phi i32 [ 0, %55 ], [ %79, %73 ]
  %77 = getelementptr inbounds nuw i32, ptr %58, i64 %74
  %78 = load i32, ptr %77, align 4, !tbaa !5
  %79 = tail call i32 @llvm.umax.i32(i32 %78, i32 %76)
  %80 = add i32 %78, %75
  %81 = zext i32 %78 to i64
  %82 = mul nuw i64 %81, %61
  %83 = getelementptr inbounds nuw i64, ptr %2, i64 %74
  %84 = load i64, ptr %83, align 8, !tbaa !61
  %85 = add i64 %82, %84
  store i64 %85, ptr %83, align 8, !tbaa !61
  %86 = add nuw nsw i64 %74, 1
  %87 = icmp eq i64 %86, 32
  br i1 %87, label %62, label %73, !llvm.loop !395

88:                                               ; preds = %62
  %89 = load i64, ptr %22, align 8, !tbaa !53
  %90 = tail call i64 @llvm.smin.i64(i64 %89, i64 %63)
  %91 = load ptr, ptr %23, align 8, !tbaa !396
  %92 = getelementptr inbounds nuw i64, ptr %91, i64 %56
  %93 = load i64, ptr %92, align 8, !tbaa !61
  %94 = add nsw i64 %93, %90
  store i64 %94, ptr %92, align 8, !tbaa !61
  br label %95

95:                                               ; preds = %88, %62
  %96 = add nuw nsw i64 %56, 1
  %97 = getelementptr inbounds nuw i8, ptr %58, i64 128
  %98 = icmp eq i64 %96, %8
  br i1 %98, label %48, label %55, !llvm.loop !397

99:                                               ; preds = %48
  store i64 %72, ptr %24, align 8, !tbaa !394
  %100 = load ptr, ptr %25, align 8, !tbaa !398
  br label %101

101:                                              ; preds = %104, %99
  %102 = phi i64 [ 0, %99 ], [ %107, %104 ]
  %103 = phi ptr [ %41, %99 ], [ %108, %104 ]
  br label %110

104:                                              ; preds = %110
  %105 = zext i32 %115 to i64
  %106 = getelementptr inbounds nuw i64, ptr %100, i64 %102
  store i64 %105, ptr %106, align 8, !tbaa !61
  %107 = add nuw nsw i64 %102, 1
  %108 = getelementptr inbounds nuw i8, ptr %103, i64 128
  %109 = icmp eq i64 %107, %8
  br i1 %109, label %118, label %101, !llvm.loop !399

110:                                              ; preds = %110, %101
  %111 = phi i64 [ 0, %101 ], [ %116, %110 ]
  %112 = phi i32 [ 0, %101 ], [ %115, %110 ]
  %113 = getelementptr inbounds nuw i32, ptr %103, i64 %111
  %114 = load i32, ptr %113, align 4, !tbaa !5
  %115 = tail call i32 @llvm.umax.i32(i32 %114, i32 %112)
  %116 = add nuw nsw i64 %111, 1
  %117 = icmp eq i64 %116, 32
  br i1 %117, label %104, label %110, !llvm.loop !400

118:                                              ; preds = %104, %54, %51, %48
  %119 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  br label %120

120:                                              ; preds = %150, %118
  %121 = phi i64 [ 0, %118 ], [ %152, %150 ]
  %122 = phi i32 [ %119, %118 ], [ %151, %150 ]
  %123 = or disjoint i64 %121, %38
  %124 = icmp samesign ult i64 %123, %34
  br i1 %124, label %128, label %125

125:                                              ; preds = %150, %120
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  %126 = add nuw nsw i64 %37, 1
  %127 = icmp eq i64 %126, %35
  br i1 %127, label %154, label %36, !llvm.loop !401

128:                                              ; preds = %120
  %129 = getelementptr inbounds nuw i64, ptr %2, i64 %121
  %130 = load i64, ptr %129, align 8, !tbaa !61
  %131 = load i64, ptr %26, align 8, !tbaa !402
  %132 = icmp sgt i64 %130, %131
  br i1 %132, label %133, label %134

133:                                              ; preds = %128
  store i64 %130, ptr %26, align 8, !tbaa !402
  br label %134

134:                                              ; preds = %133, %128
  %135 = load i64, ptr %27, align 8, !tbaa !370
  %136 = icmp sgt i64 %130, %135
  br i1 %136, label %137, label %150

137:                                              ; preds = %134
  %138 = getelementptr inbounds nuw %struct.Thread, ptr %16, i64 %123
  %139 = icmp eq i32 %122, 0
  br i1 %139, label %140, label %150

140:                                              ; preds = %137
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  store i32 4, ptr %28, align 8, !tbaa !81
  store i32 -1, ptr %29, align 4, !tbaa !82
  store i32 -1, ptr %30, align 8, !tbaa !83
  br i1 %31, label %147, label %141

141:                                              ; preds = %140
  %142 = getelementptr inbounds nuw i8, ptr %138, i64 112
  %143 = load ptr, ptr %142, align 8, !tbaa !31
  %144 = load i32, ptr %143, align 8, !tbaa !84
  %145 = getelementptr inbounds nuw i8, ptr %138, i64 104
  %146 = load i32, ptr %145, align 8, !tbaa !51
  br label %147

147:                                              ; preds = %141, %140
  %148 = phi i32 [ %144, %141 ], [ 0, %140 ]
  %149 = phi i32 [ %146, %141 ], [ 0, %140 ]
  store i32 %148, ptr %32, align 8, !tbaa !85
  store i32 %149, ptr %33, align 4, !tbaa !86
  br label %150

150:                                              ; preds = %147, %137, %134
  %151 = phi i32 [ 1, %147 ], [ %122, %137 ], [ %122, %134 ]
  %152 = add nuw nsw i64 %121, 1
  %153 = icmp eq i64 %152, 32
  br i1 %153, label %125, label %120, !llvm.loop !403

154:                                              ; preds = %125, %6, %1
  %155 = getelementptr inbounds nuw i8, ptr %5, i64 392
  %156 = load i64, ptr %155, align 8, !tbaa !65
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %236, label %158

158:                                              ; preds = %154
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %160 = load i32, ptr %159, align 4, !tbaa !49
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %165, label %162

162:                                              ; preds = %158
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %164 = load ptr, ptr @tracks, align 8, !tbaa !9
  br label %215

165:                                              ; preds = %215, %158
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 672
  %167 = load ptr, ptr %166, align 8, !tbaa !203
  %168 = icmp eq ptr %167, null
  br i1 %168, label %211, label %169

169:                                              ; preds = %165
  %170 = load i32, ptr %167, align 8, !tbaa !5
  %171 = add i32 %170, -1
  store i32 %171, ptr %167, align 8, !tbaa !5
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %211

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr %167, i64 8
  %175 = load i32, ptr %174, align 8, !tbaa !5
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %182, label %177

177:                                              ; preds = %173
  %178 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %193

179:                                              ; preds = %205
  %180 = shl nuw nsw i64 %209, 4
  %181 = add nuw nsw i64 %180, 16
  br label %182

182:                                              ; preds = %179, %173
  %183 = phi i64 [ %181, %179 ], [ 16, %173 ]
  br label %184

184:                                              ; preds = %184, %182
  %185 = phi i32 [ 4, %182 ], [ %189, %184 ]
  %186 = zext nneg i32 %185 to i64
  %187 = shl nuw i64 1, %186
  %188 = icmp ult i64 %187, %183
  %189 = add i32 %185, 1
  br i1 %188, label %184, label %190, !llvm.loop !142

190:                                              ; preds = %184
  %191 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %186
  %192 = load ptr, ptr %191, align 8, !tbaa !130
  store ptr %192, ptr %167, align 8, !tbaa !132
  store ptr %167, ptr %191, align 8, !tbaa !130
  br label %211

193:                                              ; preds = %205, %177
  %194 = phi i64 [ 0, %177 ], [ %207, %205 ]
  %195 = phi ptr [ %178, %177 ], [ %206, %205 ]
  %196 = getelementptr inbounds nuw %struct.WarpClock, ptr %167, i64 %194
  %197 = getelementptr inbounds nuw i8, ptr %196, i64 24
  %198 = load ptr, ptr %197, align 8, !tbaa !206
  %199 = icmp eq ptr %198, null
  br i1 %199, label %205, label %200

200:                                              ; preds = %193
  %201 = load i32, ptr %198, align 4, !tbaa !310
  %202 = add i32 %201, -1
  store i32 %202, ptr %198, align 4, !tbaa !310
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %205

204:                                              ; preds = %200
  store ptr %195, ptr %198, align 8, !tbaa !132
  store ptr %198, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !130
  br label %205

205:                                              ; preds = %204, %200, %193
  %206 = phi ptr [ %195, %193 ], [ %195, %200 ], [ %198, %204 ]
  %207 = add nuw nsw i64 %194, 1
  %208 = load i32, ptr %174, align 8, !tbaa !5
  %209 = zext i32 %208 to i64
  %210 = icmp samesign ult i64 %207, %209
  br i1 %210, label %193, label %179, !llvm.loop !312

211:                                              ; preds = %190, %169, %165
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 680
  %213 = load ptr, ptr %212, align 8, !tbaa !204
  tail call fastcc void @drop_others(ptr noundef %213)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %166, i8 0, i64 16, i1 false)
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 160
  br label %231

215:                                              ; preds = %215, %162
  %216 = phi i64 [ 0, %162 ], [ %227, %215 ]
  %217 = load ptr, ptr %163, align 8, !tbaa !219
  %218 = getelementptr inbounds nuw %struct.Thread, ptr %217, i64 %216
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 108
  %220 = load i32, ptr %219, align 4, !tbaa !62
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw %struct.Track, ptr %164, i64 %221
  tail call fastcc void @pair_drop(ptr noundef %222)
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 32
  %224 = getelementptr inbounds nuw i8, ptr %222, i64 96
  tail call fastcc void @pair_drop(ptr noundef nonnull %223)
  tail call fastcc void @pair_drop(ptr noundef nonnull %224)
  %225 = getelementptr inbounds nuw i8, ptr %222, i64 64
  tail call fastcc void @pair_drop(ptr noundef nonnull %225)
  %226 = getelementptr inbounds nuw i8, ptr %222, i64 128
  tail call fastcc void @pair_drop(ptr noundef nonnull %226)
  %227 = add nuw nsw i64 %216, 1
  %228 = load i32, ptr %159, align 4, !tbaa !49
  %229 = zext i32 %228 to i64
  %230 = icmp samesign ult i64 %227, %229
  br i1 %230, label %215, label %165, !llvm.loop !404

231:                                              ; preds = %231, %211
  %232 = phi i64 [ 0, %211 ], [ %234, %231 ]
  %233 = getelementptr inbounds nuw %struct.Pair, ptr %214, i64 %232
  tail call fastcc void @pair_drop(ptr noundef nonnull %233)
  %234 = add nuw nsw i64 %232, 1
  %235 = icmp eq i64 %234, 16
  br i1 %235, label %236, label %231, !llvm.loop !405

236:                                              ; preds = %231, %154
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %237, align 8, !tbaa !223
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #17

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #18

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #19

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { nounwind }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #10 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nofree norecurse nosync nounwind memory(none) }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #14 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #15 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #16 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #19 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #20 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !7, i64 0}
!11 = !{!12, !10, i64 40}
!12 = !{!"", !10, i64 0, !13, i64 8, !13, i64 16, !13, i64 24, !14, i64 32, !10, i64 40, !7, i64 48, !7, i64 60, !15, i64 72, !14, i64 80, !13, i64 88, !16, i64 96, !13, i64 104, !16, i64 112, !16, i64 120, !13, i64 128, !13, i64 136, !13, i64 144, !13, i64 152, !13, i64 160, !13, i64 168, !13, i64 176, !13, i64 184, !13, i64 192, !13, i64 200, !13, i64 208, !16, i64 216, !13, i64 224, !10, i64 232, !14, i64 240, !15, i64 248, !15, i64 256, !15, i64 264, !15, i64 272, !13, i64 280, !13, i64 288, !15, i64 296, !13, i64 304, !13, i64 312, !13, i64 320, !13, i64 328, !14, i64 336, !14, i64 344, !14, i64 352, !14, i64 360, !15, i64 368, !16, i64 376, !13, i64 384, !13, i64 392, !13, i64 400, !17, i64 408, !17, i64 416, !13, i64 424, !16, i64 432, !13, i64 440, !14, i64 448, !13, i64 456, !13, i64 464, !16, i64 472, !10, i64 480, !13, i64 488, !13, i64 496, !13, i64 504, !6, i64 512, !6, i64 516, !13, i64 520, !13, i64 528, !16, i64 536, !18, i64 544, !16, i64 576, !13, i64 584, !19, i64 592, !13, i64 640}
!13 = !{!"long long", !7, i64 0}
!14 = !{!"p1 int", !10, i64 0}
!15 = !{!"p1 long long", !10, i64 0}
!16 = !{!"p1 omnipotent char", !10, i64 0}
!17 = !{!"p1 _ZTS4Cell", !10, i64 0}
!18 = !{!"", !13, i64 0, !13, i64 8, !13, i64 16, !13, i64 24}
!19 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !13, i64 32, !13, i64 40}
!20 = !{!21, !6, i64 8}
!21 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16}
!22 = !{!23, !6, i64 156}
!23 = !{!"", !7, i64 0, !7, i64 12, !7, i64 24, !6, i64 36, !7, i64 40, !7, i64 88, !6, i64 152, !6, i64 156, !13, i64 160, !7, i64 168}
!24 = !{!21, !6, i64 0}
!25 = !{!21, !6, i64 4}
!26 = !{!12, !16, i64 96}
!27 = !{!12, !13, i64 104}
!28 = !{!12, !16, i64 112}
!29 = !{!7, !7, i64 0}
!30 = !{!12, !16, i64 120}
!31 = !{!32, !33, i64 112}
!32 = !{!"", !7, i64 0, !6, i64 12, !6, i64 16, !6, i64 20, !13, i64 24, !14, i64 32, !16, i64 40, !10, i64 48, !6, i64 56, !6, i64 60, !13, i64 64, !13, i64 72, !13, i64 80, !13, i64 88, !13, i64 96, !6, i64 104, !6, i64 108, !33, i64 112, !13, i64 120}
!33 = !{!"p1 _ZTS5Block", !10, i64 0}
!34 = !{!35, !6, i64 20}
!35 = !{!"Block", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !10, i64 24, !7, i64 32, !7, i64 96, !7, i64 160, !36, i64 672, !16, i64 688}
!36 = !{!"", !10, i64 0, !10, i64 8}
!37 = !{!12, !13, i64 128}
!38 = !{!12, !13, i64 144}
!39 = !{!12, !13, i64 152}
!40 = !{!12, !13, i64 168}
!41 = !{!12, !13, i64 176}
!42 = !{!12, !13, i64 184}
!43 = !{!12, !13, i64 192}
!44 = !{!12, !16, i64 376}
!45 = !{!12, !13, i64 384}
!46 = distinct !{!46, !47, !48}
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !{!35, !6, i64 12}
!50 = !{!12, !14, i64 344}
!51 = !{!32, !6, i64 104}
!52 = !{!12, !13, i64 24}
!53 = !{!12, !13, i64 312}
!54 = !{!32, !6, i64 16}
!55 = !{!12, !14, i64 336}
!56 = !{!12, !13, i64 328}
!57 = !{!12, !13, i64 320}
!58 = !{!12, !14, i64 352}
!59 = !{!12, !14, i64 360}
!60 = !{!12, !15, i64 368}
!61 = !{!13, !13, i64 0}
!62 = !{!32, !6, i64 108}
!63 = !{!12, !13, i64 160}
!64 = !{!32, !6, i64 12}
!65 = !{!12, !13, i64 392}
!66 = !{!21, !6, i64 16}
!67 = !{!12, !13, i64 520}
!68 = distinct !{!68, !47, !48}
!69 = distinct !{!69, !47, !48}
!70 = !{!71, !6, i64 16}
!71 = !{!"", !13, i64 0, !13, i64 8, !6, i64 16, !6, i64 20}
!72 = !{!71, !13, i64 0}
!73 = !{!71, !13, i64 8}
!74 = !{!75, !6, i64 8}
!75 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !7, i64 24}
!76 = !{!75, !6, i64 12}
!77 = distinct !{!77, !47, !48}
!78 = !{!75, !6, i64 16}
!79 = distinct !{!79, !47, !48}
!80 = !{!12, !13, i64 440}
!81 = !{!12, !6, i64 592}
!82 = !{!12, !6, i64 596}
!83 = !{!12, !6, i64 600}
!84 = !{!35, !6, i64 0}
!85 = !{!12, !6, i64 608}
!86 = !{!12, !6, i64 612}
!87 = !{!12, !13, i64 400}
!88 = !{!89, !6, i64 164}
!89 = !{!"", !90, i64 0, !7, i64 32, !7, i64 96, !6, i64 160, !6, i64 164, !6, i64 168, !6, i64 172, !6, i64 176, !6, i64 180}
!90 = !{!"", !36, i64 0, !36, i64 16}
!91 = !{!89, !6, i64 160}
!92 = !{!89, !6, i64 172}
!93 = !{!89, !6, i64 168}
!94 = distinct !{!94, !47, !48}
!95 = !{!89, !6, i64 176}
!96 = !{!12, !17, i64 408}
!97 = !{!12, !17, i64 416}
!98 = !{!35, !6, i64 8}
!99 = !{!12, !13, i64 424}
!100 = !{!90, !10, i64 0}
!101 = !{!102, !6, i64 0}
!102 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !103, i64 12, !103, i64 14, !7, i64 16, !7, i64 17, !103, i64 18}
!103 = !{!"short", !7, i64 0}
!104 = !{!102, !7, i64 16}
!105 = !{!102, !6, i64 8}
!106 = !{!102, !6, i64 4}
!107 = distinct !{!107, !47, !48}
!108 = distinct !{!108, !47, !48}
!109 = !{!110, !6, i64 0}
!110 = !{!"", !102, i64 0, !6, i64 20, !6, i64 24, !13, i64 32, !111, i64 40}
!111 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !13, i64 40, !13, i64 48, !13, i64 56}
!112 = !{!110, !7, i64 16}
!113 = !{!110, !13, i64 32}
!114 = !{!110, !103, i64 12}
!115 = !{!110, !6, i64 20}
!116 = !{!110, !6, i64 24}
!117 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 2, !118, i64 14, i64 2, !118, i64 16, i64 1, !29, i64 17, i64 1, !29, i64 18, i64 2, !118, i64 20, i64 4, !5, i64 24, i64 4, !5, i64 32, i64 8, !61, i64 40, i64 4, !5, i64 44, i64 4, !5, i64 48, i64 4, !5, i64 52, i64 4, !5, i64 56, i64 4, !5, i64 60, i64 4, !5, i64 64, i64 4, !5, i64 68, i64 4, !5, i64 72, i64 4, !5, i64 76, i64 4, !5, i64 80, i64 8, !61, i64 88, i64 8, !61, i64 96, i64 8, !61}
!118 = !{!103, !103, i64 0}
!119 = distinct !{!119, !47, !48}
!120 = !{!121, !103, i64 62}
!121 = !{!"Cell", !7, i64 0, !7, i64 40, !6, i64 56, !103, i64 60, !103, i64 62}
!122 = !{!35, !6, i64 4}
!123 = !{!124, !124, i64 0}
!124 = !{!"p1 _ZTS8Location", !10, i64 0}
!125 = !{!126, !13, i64 8}
!126 = !{!"Location", !124, i64 0, !13, i64 8, !13, i64 16, !6, i64 24, !6, i64 28, !7, i64 32, !10, i64 1216, !7, i64 1224}
!127 = !{!126, !13, i64 16}
!128 = !{!126, !6, i64 24}
!129 = !{!126, !124, i64 0}
!130 = !{!131, !131, i64 0}
!131 = !{!"p1 _ZTS4Free", !10, i64 0}
!132 = !{!133, !131, i64 0}
!133 = !{!"Free", !131, i64 0}
!134 = !{!135, !103, i64 22}
!135 = !{!"", !13, i64 0, !6, i64 8, !6, i64 12, !103, i64 16, !103, i64 18, !103, i64 20, !103, i64 22, !6, i64 24, !6, i64 28, !7, i64 32, !90, i64 104, !7, i64 136}
!136 = distinct !{!136, !47, !48}
!137 = distinct !{!137, !47, !48}
!138 = distinct !{!138, !47, !48}
!139 = distinct !{!139, !47, !48}
!140 = !{!12, !6, i64 512}
!141 = !{!121, !6, i64 56}
!142 = distinct !{!142, !47, !48}
!143 = distinct !{!143, !47, !48}
!144 = !{!121, !103, i64 60}
!145 = !{!102, !103, i64 18}
!146 = distinct !{!146, !47, !48}
!147 = distinct !{!147, !47, !48}
!148 = !{!102, !103, i64 14}
!149 = !{!102, !7, i64 17}
!150 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 2, !118, i64 14, i64 2, !118, i64 16, i64 1, !29, i64 17, i64 1, !29, i64 18, i64 2, !118}
!151 = !{!102, !103, i64 12}
!152 = distinct !{!152, !47, !48}
!153 = distinct !{!153, !47, !48}
!154 = !{!12, !16, i64 432}
!155 = distinct !{!155, !47, !48}
!156 = !{!12, !16, i64 472}
!157 = distinct !{!157, !47, !48}
!158 = !{!159}
!159 = distinct !{!159, !160, !"found_one: argument 0"}
!160 = distinct !{!160, !"found_one"}
!161 = !{!12, !13, i64 488}
!162 = !{!12, !10, i64 480}
!163 = !{!111, !6, i64 0}
!164 = !{!111, !6, i64 4}
!165 = !{!111, !6, i64 8}
!166 = !{!111, !6, i64 20}
!167 = !{!111, !6, i64 12}
!168 = !{!111, !13, i64 56}
!169 = !{!111, !13, i64 40}
!170 = !{!111, !13, i64 48}
!171 = distinct !{!171, !47, !48}
!172 = !{!12, !13, i64 496}
!173 = !{!12, !14, i64 448}
!174 = !{!12, !13, i64 456}
!175 = !{!12, !13, i64 464}
!176 = !{!177}
!177 = distinct !{!177, !178, !"found_one: argument 0"}
!178 = distinct !{!178, !"found_one"}
!179 = distinct !{!179, !47, !48}
!180 = distinct !{!180, !47, !48}
!181 = distinct !{!181, !47, !48}
!182 = !{!135, !103, i64 20}
!183 = !{!135, !6, i64 24}
!184 = !{!185, !6, i64 0}
!185 = !{!"", !6, i64 0, !6, i64 4, !103, i64 8, !103, i64 10}
!186 = !{!185, !103, i64 8}
!187 = !{!185, !103, i64 10}
!188 = distinct !{!188, !47, !48}
!189 = !{!185, !6, i64 4}
!190 = !{!135, !6, i64 28}
!191 = !{!135, !6, i64 8}
!192 = !{!135, !13, i64 0}
!193 = !{!135, !6, i64 12}
!194 = !{!195, !6, i64 0}
!195 = !{!"", !6, i64 0, !90, i64 8}
!196 = distinct !{!196, !47, !48}
!197 = !{!126, !10, i64 1216}
!198 = !{!126, !6, i64 28}
!199 = !{i64 0, i64 8, !61, i64 8, i64 4, !5, i64 12, i64 4, !5, i64 16, i64 2, !118, i64 18, i64 2, !118, i64 20, i64 2, !118, i64 22, i64 2, !118, i64 24, i64 4, !5, i64 28, i64 4, !5, i64 32, i64 72, !29, i64 104, i64 8, !9, i64 112, i64 8, !9, i64 120, i64 8, !9, i64 128, i64 8, !9, i64 136, i64 160, !29}
!200 = distinct !{!200, !47, !48}
!201 = !{!135, !103, i64 16}
!202 = !{!135, !103, i64 18}
!203 = !{!36, !10, i64 0}
!204 = !{!36, !10, i64 8}
!205 = distinct !{!205, !47, !48}
!206 = !{!207, !10, i64 8}
!207 = !{!"", !6, i64 0, !6, i64 4, !10, i64 8}
!208 = distinct !{!208, !47, !48}
!209 = !{!89, !6, i64 180}
!210 = !{!32, !13, i64 24}
!211 = !{!12, !13, i64 560}
!212 = distinct !{!212, !47, !48}
!213 = distinct !{!213, !47, !48}
!214 = !{!12, !13, i64 640}
!215 = !{!16, !16, i64 0}
!216 = !{!32, !10, i64 48}
!217 = !{!12, !13, i64 224}
!218 = !{!12, !16, i64 216}
!219 = !{!35, !10, i64 24}
!220 = !{!32, !6, i64 20}
!221 = !{!32, !13, i64 64}
!222 = !{!32, !13, i64 72}
!223 = !{!35, !6, i64 16}
!224 = distinct !{!224, !47, !48}
!225 = distinct !{!225, !47, !48}
!226 = !{!32, !6, i64 60}
!227 = distinct !{!227, !47, !48}
!228 = !{!32, !6, i64 56}
!229 = distinct !{!229, !47, !48}
!230 = !{!12, !6, i64 620}
!231 = !{!32, !13, i64 80}
!232 = distinct !{!232, !47, !48}
!233 = !{!32, !13, i64 88}
!234 = distinct !{!234, !47, !48}
!235 = !{!12, !13, i64 528}
!236 = !{!12, !16, i64 536}
!237 = !{!238, !238, i64 0}
!238 = !{!"any p2 pointer", !10, i64 0}
!239 = !{!12, !14, i64 240}
!240 = !{!12, !13, i64 16}
!241 = !{!12, !10, i64 232}
!242 = !{!32, !14, i64 32}
!243 = !{!32, !16, i64 40}
!244 = distinct !{!244, !47, !48}
!245 = distinct !{!245, !47, !48}
!246 = distinct !{!246, !47, !48}
!247 = !{!12, !13, i64 552}
!248 = !{!12, !13, i64 544}
!249 = !{!33, !33, i64 0}
!250 = distinct !{!250, !47, !48}
!251 = distinct !{!251, !47, !48}
!252 = !{!12, !13, i64 8}
!253 = distinct !{!253, !47, !48}
!254 = !{!12, !15, i64 72}
!255 = !{!75, !6, i64 4}
!256 = !{!75, !6, i64 0}
!257 = distinct !{!257, !47, !48}
!258 = distinct !{!258, !47, !48}
!259 = distinct !{!259, !47, !48}
!260 = distinct !{!260, !47, !48}
!261 = !{!12, !13, i64 584}
!262 = distinct !{!262, !47, !48}
!263 = distinct !{!263, !47, !48}
!264 = distinct !{!264, !47, !48}
!265 = distinct !{!265, !47, !48}
!266 = distinct !{!266, !47, !48}
!267 = distinct !{!267, !47, !48}
!268 = !{!12, !13, i64 568}
!269 = !{!35, !16, i64 688}
!270 = !{!12, !13, i64 136}
!271 = distinct !{!271, !47, !48}
!272 = distinct !{!272, !47, !48}
!273 = distinct !{!273, !47, !48}
!274 = distinct !{!274, !47, !48}
!275 = distinct !{!275, !47, !48}
!276 = !{!12, !14, i64 80}
!277 = distinct !{!277, !47, !48}
!278 = distinct !{!278, !47, !48}
!279 = distinct !{!279, !47, !48}
!280 = distinct !{!280, !47, !48}
!281 = !{!12, !10, i64 0}
!282 = distinct !{!282, !47, !48}
!283 = distinct !{!283, !47, !48}
!284 = distinct !{!284, !47, !48}
!285 = !{!111, !6, i64 16}
!286 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 4, !5, i64 16, i64 8, !61, i64 24, i64 8, !61, i64 32, i64 8, !61}
!287 = distinct !{!287, !47, !48}
!288 = distinct !{!288, !47, !48}
!289 = distinct !{!289, !47, !48}
!290 = distinct !{!290, !47, !48}
!291 = distinct !{!291, !47, !48}
!292 = distinct !{!292, !47, !48}
!293 = distinct !{!293, !47, !48}
!294 = distinct !{!294, !47, !48}
!295 = distinct !{!295, !47, !48}
!296 = distinct !{!296, !47, !48}
!297 = distinct !{!297, !47, !48}
!298 = distinct !{!298, !47, !48}
!299 = distinct !{!299, !47, !48}
!300 = distinct !{!300, !47, !48}
!301 = distinct !{!301, !47, !48}
!302 = distinct !{!302, !47, !48}
!303 = distinct !{!303, !47, !48}
!304 = distinct !{!304, !47, !48}
!305 = !{!12, !13, i64 504}
!306 = !{!12, !13, i64 624}
!307 = !{!12, !13, i64 632}
!308 = !{!12, !6, i64 604}
!309 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 4, !5, i64 16, i64 4, !5, i64 20, i64 4, !5, i64 24, i64 4, !5, i64 28, i64 4, !5, i64 32, i64 4, !5, i64 36, i64 4, !5, i64 40, i64 8, !61, i64 48, i64 8, !61, i64 56, i64 8, !61}
!310 = !{!311, !6, i64 0}
!311 = !{!"", !6, i64 0, !7, i64 4}
!312 = distinct !{!312, !47, !48}
!313 = distinct !{!313, !47, !48}
!314 = !{!315}
!315 = distinct !{!315, !316, !"found_pair: argument 0"}
!316 = distinct !{!316, !"found_pair"}
!317 = !{!318}
!318 = distinct !{!318, !319, !"found_pair: argument 0"}
!319 = distinct !{!319, !"found_pair"}
!320 = distinct !{!320, !47, !48}
!321 = !{!322}
!322 = distinct !{!322, !323, !"found_pair: argument 0"}
!323 = distinct !{!323, !"found_pair"}
!324 = !{!325}
!325 = distinct !{!325, !326, !"found_pair: argument 0"}
!326 = distinct !{!326, !"found_pair"}
!327 = !{!111, !6, i64 24}
!328 = !{!111, !6, i64 28}
!329 = !{!111, !6, i64 32}
!330 = !{!111, !6, i64 36}
!331 = !{!332}
!332 = distinct !{!332, !333, !"found_pair: argument 0"}
!333 = distinct !{!333, !"found_pair"}
!334 = !{!335}
!335 = distinct !{!335, !336, !"found_pair: argument 0"}
!336 = distinct !{!336, !"found_pair"}
!337 = distinct !{!337, !47, !48}
!338 = distinct !{!338, !47, !48}
!339 = !{!207, !6, i64 0}
!340 = distinct !{!340, !47, !48}
!341 = !{!110, !6, i64 44}
!342 = distinct !{!342, !47, !48}
!343 = distinct !{!343, !47, !48}
!344 = distinct !{!344, !47, !48}
!345 = distinct !{!345, !47, !48}
!346 = distinct !{!346, !47, !48}
!347 = !{!135, !10, i64 104}
!348 = distinct !{!348, !47, !48}
!349 = distinct !{!349, !47, !48}
!350 = distinct !{!350, !47, !48}
!351 = distinct !{!351, !47, !48}
!352 = distinct !{!352, !47, !48}
!353 = distinct !{!353, !47, !48}
!354 = distinct !{!354, !47, !48}
!355 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 8, !9}
!356 = distinct !{!356, !47, !48}
!357 = distinct !{!357, !47, !48}
!358 = distinct !{!358, !47, !48}
!359 = distinct !{!359, !47, !48}
!360 = distinct !{!360, !47, !48}
!361 = !{ptr @at_barrier, ptr @in_group}
!362 = distinct !{!362, !47, !48}
!363 = distinct !{!363, !47, !48}
!364 = distinct !{!364, !47, !48}
!365 = !{!12, !13, i64 304}
!366 = !{!12, !15, i64 296}
!367 = distinct !{!367, !47, !48}
!368 = distinct !{!368, !47, !48}
!369 = !{!12, !16, i64 576}
!370 = !{!12, !13, i64 88}
!371 = distinct !{!371, !47, !48}
!372 = !{!12, !13, i64 208}
!373 = !{!89, !10, i64 0}
!374 = !{!89, !10, i64 16}
!375 = distinct !{!375, !47, !48}
!376 = distinct !{!376, !47, !48}
!377 = distinct !{!377, !47, !48}
!378 = distinct !{!378, !47, !48}
!379 = !{!380}
!380 = distinct !{!380, !381, !"found_one: argument 0"}
!381 = distinct !{!381, !"found_one"}
!382 = !{!12, !6, i64 516}
!383 = !{!32, !13, i64 96}
!384 = distinct !{!384, !47, !48}
!385 = distinct !{!385, !47, !48}
!386 = distinct !{!386, !47, !48}
!387 = distinct !{!387, !47, !48}
!388 = distinct !{!388, !47, !48}
!389 = distinct !{!389, !47, !48}
!390 = distinct !{!390, !47, !48}
!391 = !{!12, !14, i64 32}
!392 = !{!12, !15, i64 248}
!393 = !{!12, !15, i64 256}
!394 = !{!12, !13, i64 288}
!395 = distinct !{!395, !47, !48}
!396 = !{!12, !15, i64 272}
!397 = distinct !{!397, !47, !48}
!398 = !{!12, !15, i64 264}
!399 = distinct !{!399, !47, !48}
!400 = distinct !{!400, !47, !48}
!401 = distinct !{!401, !47, !48}
!402 = !{!12, !13, i64 280}
!403 = distinct !{!403, !47, !48}
!404 = distinct !{!404, !47, !48}
!405 = distinct !{!405, !47, !48}
