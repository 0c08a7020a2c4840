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
  br i1 %28, label %863, label %29

29:                                               ; preds = %25, %21
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %31 = load i64, ptr %30, align 8, !tbaa !41
  %32 = icmp ult i64 %2, %31
  br i1 %32, label %37, label %33

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 184
  %35 = load i64, ptr %34, align 8, !tbaa !42
  %36 = icmp ult i64 %2, %35
  br i1 %36, label %863, label %37

37:                                               ; preds = %33, %29, %17
  %38 = phi i1 [ false, %17 ], [ true, %33 ], [ true, %29 ]
  %39 = load i64, ptr @pool_used, align 8, !tbaa !61
  %40 = add i64 %39, 33554432
  %41 = getelementptr inbounds nuw i8, ptr %13, i64 440
  %42 = load i64, ptr %41, align 8, !tbaa !80
  %43 = icmp ugt i64 %40, %42
  br i1 %43, label %44, label %63

44:                                               ; preds = %37
  %45 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %863

47:                                               ; preds = %44
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %48 = getelementptr inbounds nuw i8, ptr %13, i64 592
  store i32 14, ptr %48, align 8, !tbaa !81
  %49 = getelementptr inbounds nuw i8, ptr %13, i64 596
  store i32 -1, ptr %49, align 4, !tbaa !82
  %50 = getelementptr inbounds nuw i8, ptr %13, i64 600
  store i32 -1, ptr %50, align 8, !tbaa !83
  %51 = icmp eq ptr %0, null
  br i1 %51, label %58, label %52

52:                                               ; preds = %47
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %54 = load ptr, ptr %53, align 8, !tbaa !31
  %55 = load i32, ptr %54, align 8, !tbaa !84
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %57 = load i32, ptr %56, align 8, !tbaa !51
  br label %58

58:                                               ; preds = %52, %47
  %59 = phi i32 [ %55, %52 ], [ 0, %47 ]
  %60 = phi i32 [ %57, %52 ], [ 0, %47 ]
  %61 = getelementptr inbounds nuw i8, ptr %13, i64 608
  store i32 %59, ptr %61, align 8, !tbaa !85
  %62 = getelementptr inbounds nuw i8, ptr %13, i64 612
  store i32 %60, ptr %62, align 4, !tbaa !86
  br label %863

63:                                               ; preds = %37
  %64 = getelementptr inbounds nuw i8, ptr %13, i64 400
  %65 = load i64, ptr %64, align 8, !tbaa !87
  %66 = load ptr, ptr @tracks, align 8, !tbaa !9
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %68 = load i32, ptr %67, align 4, !tbaa !62
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw %struct.Track, ptr %66, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 164
  %72 = load i32, ptr %71, align 4, !tbaa !88
  %73 = getelementptr inbounds nuw i8, ptr %70, i64 160
  %74 = load i32, ptr %73, align 8, !tbaa !91
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 172
  %76 = load i32, ptr %75, align 4, !tbaa !92
  %77 = getelementptr inbounds nuw i8, ptr %70, i64 168
  %78 = load i32, ptr %77, align 8, !tbaa !93
  br label %79

79:                                               ; preds = %79, %63
  %80 = phi i32 [ 0, %63 ], [ %84, %79 ]
  %81 = shl i32 2, %80
  %82 = zext i32 %81 to i64
  %83 = icmp ult i64 %5, %82
  %84 = add i32 %80, 1
  br i1 %83, label %85, label %79, !llvm.loop !94

85:                                               ; preds = %79
  %86 = shl nuw i32 1, %76
  %87 = trunc i32 %1 to i16
  %88 = trunc i32 %78 to i8
  %89 = trunc i32 %80 to i8
  %90 = getelementptr inbounds nuw i8, ptr %70, i64 176
  %91 = load i32, ptr %90, align 8, !tbaa !95
  %92 = icmp eq i32 %91, 0
  %93 = and i32 %4, 4
  %94 = icmp eq i32 %93, 0
  %95 = or i1 %94, %92
  br i1 %95, label %99, label %96

96:                                               ; preds = %85
  %97 = and i32 %4, 3
  %98 = icmp ne i32 %97, 1
  br label %99

99:                                               ; preds = %96, %85
  %100 = phi i1 [ %98, %96 ], [ false, %85 ]
  br i1 %38, label %101, label %109

101:                                              ; preds = %99
  %102 = getelementptr inbounds nuw i8, ptr %13, i64 408
  %103 = load ptr, ptr %102, align 8, !tbaa !96
  %104 = getelementptr inbounds nuw i8, ptr %13, i64 192
  %105 = load i64, ptr %104, align 8, !tbaa !43
  %106 = sub i64 %2, %105
  %107 = udiv i64 %106, %65
  %108 = getelementptr inbounds nuw %struct.Cell, ptr %103, i64 %107
  br label %124

109:                                              ; preds = %99
  %110 = getelementptr inbounds nuw i8, ptr %13, i64 416
  %111 = load ptr, ptr %110, align 8, !tbaa !97
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %113 = load ptr, ptr %112, align 8, !tbaa !31
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 8
  %115 = load i32, ptr %114, align 8, !tbaa !98
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw i8, ptr %13, i64 424
  %118 = load i64, ptr %117, align 8, !tbaa !99
  %119 = mul i64 %118, %116
  %120 = sub i64 %2, %15
  %121 = udiv i64 %120, %65
  %122 = getelementptr %struct.Cell, ptr %111, i64 %119
  %123 = getelementptr %struct.Cell, ptr %122, i64 %121
  br label %124

124:                                              ; preds = %109, %101
  %125 = phi ptr [ %108, %101 ], [ %123, %109 ]
  %126 = sub i64 0, %65
  %127 = and i64 %2, %126
  %128 = and i32 %4, 3
  %129 = icmp eq i32 %128, 0
  %130 = or i1 %94, %129
  br i1 %130, label %186, label %131

131:                                              ; preds = %124
  %132 = getelementptr inbounds nuw i8, ptr %70, i64 32
  %133 = load ptr, ptr %132, align 8, !tbaa !100
  %134 = icmp eq ptr %133, null
  %135 = getelementptr inbounds nuw i8, ptr %70, i64 64
  %136 = load ptr, ptr %135, align 8, !tbaa !100
  %137 = icmp eq ptr %136, null
  %138 = and i1 %134, %137
  br i1 %138, label %181, label %139

139:                                              ; preds = %131
  %140 = getelementptr inbounds nuw i8, ptr %125, i64 40
  br label %141

141:                                              ; preds = %180, %139
  %142 = phi i1 [ true, %139 ], [ false, %180 ]
  %143 = phi i64 [ 0, %139 ], [ 1, %180 ]
  %144 = getelementptr inbounds nuw ptr, ptr %140, i64 %143
  %145 = load ptr, ptr %144, align 8, !tbaa !9
  %146 = icmp eq ptr %145, null
  %147 = getelementptr inbounds nuw i8, ptr %145, i64 12
  %148 = getelementptr inbounds nuw %struct.Rec, ptr %125, i64 %143
  br label %149

149:                                              ; preds = %178, %141
  %150 = phi i32 [ 0, %141 ], [ %179, %178 ]
  br i1 %146, label %153, label %151

151:                                              ; preds = %149
  %152 = load i32, ptr %145, align 4, !tbaa !5
  br label %153

153:                                              ; preds = %151, %149
  %154 = phi i32 [ %152, %151 ], [ 0, %149 ]
  %155 = icmp ugt i32 %150, %154
  br i1 %155, label %180, label %156

156:                                              ; preds = %153
  %157 = icmp eq i32 %150, 0
  %158 = add i32 %150, -1
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw %struct.Rec, ptr %147, i64 %159
  %161 = select i1 %157, ptr %148, ptr %160
  %162 = load i32, ptr %161, align 4, !tbaa !101
  %163 = icmp eq i32 %162, %72
  br i1 %163, label %164, label %178

164:                                              ; preds = %156
  %165 = getelementptr inbounds nuw i8, ptr %161, i64 16
  %166 = load i8, ptr %165, align 4, !tbaa !104
  %167 = zext i8 %166 to i32
  %168 = icmp eq i32 %78, %167
  br i1 %168, label %169, label %178

169:                                              ; preds = %164
  %170 = getelementptr inbounds nuw i8, ptr %161, i64 8
  %171 = load i32, ptr %170, align 4, !tbaa !105
  %172 = and i32 %171, %86
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %178, label %174

174:                                              ; preds = %169
  %175 = getelementptr inbounds nuw i8, ptr %161, i64 4
  %176 = load i32, ptr %175, align 4, !tbaa !106
  %177 = icmp eq i32 %176, %74
  br i1 %177, label %186, label %178

178:                                              ; preds = %174, %169, %164, %156
  %179 = add i32 %150, 1
  br label %149, !llvm.loop !107

180:                                              ; preds = %153
  br i1 %142, label %141, label %181, !llvm.loop !108

181:                                              ; preds = %180, %131
  %182 = select i1 %134, i32 0, i32 4096
  %183 = select i1 %137, i32 0, i32 8192
  %184 = or disjoint i32 %182, %183
  %185 = or i32 %184, %4
  br label %186

186:                                              ; preds = %174, %181, %124
  %187 = phi i32 [ %4, %124 ], [ %185, %181 ], [ %4, %174 ]
  %188 = trunc i32 %187 to i16
  %189 = add i64 %3, %2
  %190 = icmp ult i64 %127, %189
  br i1 %190, label %191, label %863

191:                                              ; preds = %186
  %192 = icmp eq ptr %6, null
  %193 = icmp eq i64 %65, 0
  %194 = icmp ne i32 %128, 0
  %195 = and i1 %194, %94
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %197 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %198 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %199 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %200 = getelementptr inbounds nuw i8, ptr %12, i64 14
  %201 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %202 = getelementptr inbounds nuw i8, ptr %12, i64 17
  %203 = getelementptr inbounds nuw i8, ptr %12, i64 18
  %204 = and i32 %187, 3
  %205 = icmp ne i32 %204, 0
  %206 = xor i1 %205, true
  %207 = and i16 %188, 14
  %208 = icmp eq i16 %207, 14
  %209 = zext i1 %206 to i64
  %210 = and i16 %188, 3
  %211 = icmp eq i16 %210, 0
  %212 = and i32 %187, 4
  %213 = icmp eq i32 %212, 0
  %214 = icmp ne i32 %204, 2
  %215 = zext i1 %205 to i64
  br label %216

216:                                              ; preds = %857, %191
  %217 = phi i64 [ %127, %191 ], [ %858, %857 ]
  %218 = phi ptr [ %125, %191 ], [ %859, %857 ]
  br i1 %100, label %219, label %271

219:                                              ; preds = %216
  %220 = load i32, ptr @n_doubts, align 4, !tbaa !5
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %271, label %222

222:                                              ; preds = %219
  %223 = load ptr, ptr @doubts, align 8, !tbaa !9
  br label %224

224:                                              ; preds = %267, %222
  %225 = phi i32 [ 0, %222 ], [ %269, %267 ]
  %226 = phi i32 [ %220, %222 ], [ %268, %267 ]
  %227 = zext i32 %225 to i64
  %228 = getelementptr inbounds nuw %struct.Doubt, ptr %223, i64 %227
  %229 = load i32, ptr %228, align 8, !tbaa !109
  %230 = load i32, ptr %71, align 4, !tbaa !88
  %231 = icmp eq i32 %229, %230
  br i1 %231, label %232, label %254

232:                                              ; preds = %224
  %233 = getelementptr inbounds nuw i8, ptr %228, i64 16
  %234 = load i8, ptr %233, align 8, !tbaa !112
  %235 = zext i8 %234 to i32
  %236 = load i32, ptr %77, align 8, !tbaa !93
  %237 = icmp eq i32 %236, %235
  br i1 %237, label %238, label %254

238:                                              ; preds = %232
  %239 = getelementptr inbounds nuw i8, ptr %228, i64 32
  %240 = load i64, ptr %239, align 8, !tbaa !113
  %241 = icmp eq i64 %240, %217
  br i1 %241, label %242, label %254

242:                                              ; preds = %238
  %243 = getelementptr inbounds nuw i8, ptr %228, i64 12
  %244 = load i16, ptr %243, align 4, !tbaa !114
  %245 = zext i16 %244 to i32
  %246 = icmp eq i32 %1, %245
  br i1 %246, label %247, label %254

247:                                              ; preds = %242
  %248 = load i32, ptr %75, align 4, !tbaa !92
  %249 = shl nuw i32 1, %248
  %250 = xor i32 %249, -1
  %251 = getelementptr inbounds nuw i8, ptr %228, i64 20
  %252 = load i32, ptr %251, align 4, !tbaa !115
  %253 = and i32 %252, %250
  store i32 %253, ptr %251, align 4, !tbaa !115
  br label %254

254:                                              ; preds = %247, %242, %238, %232, %224
  %255 = getelementptr inbounds nuw i8, ptr %228, i64 20
  %256 = load i32, ptr %255, align 4, !tbaa !115
  %257 = getelementptr inbounds nuw i8, ptr %228, i64 24
  %258 = load i32, ptr %257, align 8, !tbaa !116
  %259 = or i32 %258, %256
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %263, label %261

261:                                              ; preds = %254
  %262 = add nuw i32 %225, 1
  br label %267

263:                                              ; preds = %254
  %264 = add i32 %226, -1
  store i32 %264, ptr @n_doubts, align 4, !tbaa !5
  %265 = zext i32 %264 to i64
  %266 = getelementptr inbounds nuw %struct.Doubt, ptr %223, i64 %265
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %228, ptr noundef nonnull align 8 dereferenceable(104) %266, i64 104, i1 false), !tbaa.struct !117
  br label %267

267:                                              ; preds = %263, %261
  %268 = phi i32 [ %226, %261 ], [ %264, %263 ]
  %269 = phi i32 [ %262, %261 ], [ %225, %263 ]
  %270 = icmp ult i32 %269, %268
  br i1 %270, label %224, label %271, !llvm.loop !119

271:                                              ; preds = %267, %219, %216
  br i1 %192, label %289, label %272

272:                                              ; preds = %271
  %273 = load ptr, ptr @L, align 8, !tbaa !9
  %274 = getelementptr inbounds nuw i8, ptr %273, i64 96
  %275 = load ptr, ptr %274, align 8, !tbaa !26
  %276 = getelementptr inbounds nuw i8, ptr %275, i64 %217
  %277 = sub i64 %217, %127
  %278 = getelementptr inbounds nuw i8, ptr %6, i64 %277
  br i1 %193, label %289, label %282

279:                                              ; preds = %282
  %280 = add nuw i64 %283, 1
  %281 = icmp eq i64 %280, %65
  br i1 %281, label %289, label %282, !llvm.loop !69

282:                                              ; preds = %272, %279
  %283 = phi i64 [ %280, %279 ], [ 0, %272 ]
  %284 = getelementptr inbounds nuw i8, ptr %276, i64 %283
  %285 = load i8, ptr %284, align 1, !tbaa !29
  %286 = getelementptr inbounds nuw i8, ptr %278, i64 %283
  %287 = load i8, ptr %286, align 1, !tbaa !29
  %288 = icmp eq i8 %285, %287
  br i1 %288, label %279, label %289

289:                                              ; preds = %282, %279, %272, %271
  %290 = phi i32 [ 0, %271 ], [ 1, %272 ], [ 1, %279 ], [ 0, %282 ]
  br i1 %195, label %291, label %369

291:                                              ; preds = %289
  %292 = getelementptr inbounds nuw i8, ptr %218, i64 62
  %293 = load i16, ptr %292, align 2, !tbaa !120
  %294 = icmp eq i16 %293, 0
  br i1 %294, label %369, label %295

295:                                              ; preds = %291
  %296 = load ptr, ptr @L, align 8, !tbaa !9
  %297 = getelementptr inbounds nuw i8, ptr %296, i64 128
  %298 = load i64, ptr %297, align 8, !tbaa !37
  %299 = icmp ult i64 %217, %298
  br i1 %299, label %311, label %300

300:                                              ; preds = %295
  %301 = getelementptr inbounds nuw i8, ptr %296, i64 144
  %302 = load i64, ptr %301, align 8, !tbaa !38
  %303 = icmp ult i64 %217, %302
  br i1 %303, label %304, label %311

304:                                              ; preds = %300
  %305 = load ptr, ptr %196, align 8, !tbaa !31
  %306 = getelementptr inbounds nuw i8, ptr %305, i64 4
  %307 = load i32, ptr %306, align 4, !tbaa !122
  %308 = zext i32 %307 to i64
  %309 = shl nuw i64 %308, 32
  %310 = or i64 %309, %217
  br label %311

311:                                              ; preds = %304, %300, %295
  %312 = phi i64 [ %310, %304 ], [ %217, %300 ], [ %217, %295 ]
  br label %313

313:                                              ; preds = %366, %311
  %314 = phi i64 [ 1, %311 ], [ %367, %366 ]
  %315 = sub nsw i64 0, %314
  %316 = and i64 %312, %315
  %317 = lshr i64 %316, 2
  %318 = lshr i64 %316, 14
  %319 = xor i64 %317, %318
  %320 = and i64 %319, 4095
  %321 = getelementptr inbounds nuw ptr, ptr @locations, i64 %320
  %322 = load ptr, ptr %321, align 8, !tbaa !123
  %323 = icmp eq ptr %322, null
  br i1 %323, label %366, label %324

324:                                              ; preds = %313, %363
  %325 = phi ptr [ %364, %363 ], [ %322, %313 ]
  %326 = phi ptr [ %325, %363 ], [ %321, %313 ]
  %327 = getelementptr inbounds nuw i8, ptr %325, i64 8
  %328 = load i64, ptr %327, align 8, !tbaa !125
  %329 = icmp eq i64 %328, %316
  br i1 %329, label %330, label %363

330:                                              ; preds = %324
  %331 = getelementptr inbounds nuw i8, ptr %325, i64 16
  %332 = load i64, ptr %331, align 8, !tbaa !127
  %333 = icmp eq i64 %332, %314
  br i1 %333, label %334, label %363

334:                                              ; preds = %330
  %335 = getelementptr inbounds nuw i8, ptr %325, i64 24
  %336 = load i32, ptr %335, align 8, !tbaa !128
  %337 = icmp eq i32 %336, 0
  br i1 %337, label %340, label %338

338:                                              ; preds = %334
  %339 = getelementptr inbounds nuw i8, ptr %325, i64 32
  br label %343

340:                                              ; preds = %358, %334
  %341 = load ptr, ptr %325, align 8, !tbaa !129
  store ptr %341, ptr %326, align 8, !tbaa !123
  %342 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !130
  store ptr %342, ptr %325, align 8, !tbaa !132
  store ptr %325, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !130
  br label %366

343:                                              ; preds = %358, %338
  %344 = phi i64 [ 0, %338 ], [ %359, %358 ]
  %345 = getelementptr inbounds nuw %struct.Version, ptr %339, i64 %344
  %346 = getelementptr inbounds nuw i8, ptr %345, i64 104
  tail call fastcc void @pair_drop(ptr noundef nonnull %346)
  %347 = getelementptr inbounds nuw i8, ptr %345, i64 22
  %348 = load i16, ptr %347, align 2, !tbaa !134
  %349 = icmp eq i16 %348, 0
  br i1 %349, label %358, label %350

350:                                              ; preds = %343, %350
  %351 = phi i64 [ %354, %350 ], [ 0, %343 ]
  %352 = getelementptr inbounds nuw %struct.Group, ptr %345, i64 %351
  %353 = getelementptr inbounds nuw i8, ptr %352, i64 144
  tail call fastcc void @pair_drop(ptr noundef nonnull %353)
  %354 = add nuw nsw i64 %351, 1
  %355 = load i16, ptr %347, align 2, !tbaa !134
  %356 = zext i16 %355 to i64
  %357 = icmp samesign ult i64 %354, %356
  br i1 %357, label %350, label %358, !llvm.loop !136

358:                                              ; preds = %350, %343
  store i16 0, ptr %347, align 2, !tbaa !134
  %359 = add nuw nsw i64 %344, 1
  %360 = load i32, ptr %335, align 8, !tbaa !128
  %361 = zext i32 %360 to i64
  %362 = icmp samesign ult i64 %359, %361
  br i1 %362, label %343, label %340, !llvm.loop !137

363:                                              ; preds = %330, %324
  %364 = load ptr, ptr %325, align 8, !tbaa !123
  %365 = icmp eq ptr %364, null
  br i1 %365, label %366, label %324, !llvm.loop !138

366:                                              ; preds = %363, %340, %313
  %367 = shl nuw nsw i64 %314, 1
  %368 = icmp samesign ult i64 %314, 9
  br i1 %368, label %313, label %369, !llvm.loop !139

369:                                              ; preds = %366, %291, %289
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store i32 %72, ptr %12, align 8
  store i32 %74, ptr %197, align 4
  store i32 %86, ptr %198, align 8
  store i16 %87, ptr %199, align 4
  store i16 %188, ptr %200, align 2
  store i8 %88, ptr %201, align 8
  store i8 %89, ptr %202, align 1
  %370 = load ptr, ptr @tracks, align 8, !tbaa !9
  %371 = load i32, ptr %67, align 4, !tbaa !62
  %372 = zext i32 %371 to i64
  %373 = getelementptr inbounds nuw %struct.Track, ptr %370, i64 %372
  br i1 %38, label %377, label %374

374:                                              ; preds = %369
  %375 = getelementptr inbounds nuw i8, ptr %373, i64 164
  %376 = load i32, ptr %375, align 4, !tbaa !88
  br label %382

377:                                              ; preds = %369
  %378 = load ptr, ptr @L, align 8, !tbaa !9
  %379 = getelementptr inbounds nuw i8, ptr %378, i64 512
  %380 = load i32, ptr %379, align 8, !tbaa !140
  %381 = add i32 %380, 1
  br label %382

382:                                              ; preds = %377, %374
  %383 = phi i32 [ %376, %374 ], [ %381, %377 ]
  %384 = getelementptr inbounds nuw i8, ptr %218, i64 56
  %385 = load i32, ptr %384, align 8, !tbaa !141
  %386 = icmp eq i32 %385, %383
  br i1 %386, label %418, label %387

387:                                              ; preds = %382
  %388 = getelementptr inbounds nuw i8, ptr %218, i64 40
  %389 = load ptr, ptr @L, align 8
  %390 = getelementptr inbounds nuw i8, ptr %389, i64 512
  br label %391

391:                                              ; preds = %415, %387
  %392 = phi i1 [ true, %387 ], [ false, %415 ]
  %393 = phi i64 [ 0, %387 ], [ 1, %415 ]
  %394 = getelementptr inbounds nuw ptr, ptr %388, i64 %393
  %395 = load ptr, ptr %394, align 8, !tbaa !9
  %396 = icmp eq ptr %395, null
  br i1 %396, label %415, label %397

397:                                              ; preds = %391
  %398 = load i32, ptr %390, align 8, !tbaa !140
  %399 = icmp ugt i32 %385, %398
  br i1 %399, label %400, label %415

400:                                              ; preds = %397
  %401 = getelementptr inbounds nuw i8, ptr %395, i64 4
  %402 = load i32, ptr %401, align 4, !tbaa !5
  %403 = zext i32 %402 to i64
  %404 = mul nuw nsw i64 %403, 20
  %405 = add nuw nsw i64 %404, 12
  br label %406

406:                                              ; preds = %406, %400
  %407 = phi i32 [ 4, %400 ], [ %411, %406 ]
  %408 = zext nneg i32 %407 to i64
  %409 = shl nuw i64 1, %408
  %410 = icmp ult i64 %409, %405
  %411 = add i32 %407, 1
  br i1 %410, label %406, label %412, !llvm.loop !142

412:                                              ; preds = %406
  %413 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %408
  %414 = load ptr, ptr %413, align 8, !tbaa !130
  store ptr %414, ptr %395, align 8, !tbaa !132
  store ptr %395, ptr %413, align 8, !tbaa !130
  br label %415

415:                                              ; preds = %412, %397, %391
  store ptr null, ptr %394, align 8, !tbaa !9
  %416 = getelementptr inbounds nuw %struct.Rec, ptr %218, i64 %393
  store i32 0, ptr %416, align 4, !tbaa !101
  br i1 %392, label %391, label %417, !llvm.loop !143

417:                                              ; preds = %415
  store i32 %383, ptr %384, align 8, !tbaa !141
  br label %418

418:                                              ; preds = %417, %382
  %419 = getelementptr inbounds nuw i8, ptr %218, i64 60
  %420 = load i16, ptr %419, align 4, !tbaa !144
  store i16 %420, ptr %203, align 2, !tbaa !145
  %421 = getelementptr inbounds nuw i8, ptr %218, i64 40
  br label %423

422:                                              ; preds = %450
  br i1 %205, label %453, label %543

423:                                              ; preds = %450, %418
  %424 = phi i64 [ 1, %418 ], [ %451, %450 ]
  %425 = getelementptr inbounds nuw %struct.Rec, ptr %218, i64 %424
  %426 = load i32, ptr %425, align 4, !tbaa !101
  %427 = icmp eq i32 %426, 0
  br i1 %427, label %429, label %428

428:                                              ; preds = %423
  call fastcc void @check_pair(ptr noundef readonly %0, ptr noundef nonnull %218, ptr noundef nonnull %425, ptr noundef nonnull align 8 %12, i64 noundef %217, i32 noundef range(i32 0, 2) %290)
  br label %429

429:                                              ; preds = %428, %423
  %430 = getelementptr inbounds nuw ptr, ptr %421, i64 %424
  %431 = load ptr, ptr %430, align 8, !tbaa !9
  %432 = icmp eq ptr %431, null
  br i1 %432, label %450, label %433

433:                                              ; preds = %429
  %434 = getelementptr inbounds nuw i8, ptr %431, i64 8
  %435 = load i8, ptr %434, align 4, !tbaa !29
  %436 = icmp eq i8 %435, %89
  %437 = select i1 %436, i1 %208, i1 false
  br i1 %437, label %450, label %438

438:                                              ; preds = %433
  %439 = load i32, ptr %431, align 4, !tbaa !5
  %440 = icmp eq i32 %439, 0
  br i1 %440, label %450, label %441

441:                                              ; preds = %438
  %442 = getelementptr inbounds nuw i8, ptr %431, i64 12
  br label %443

443:                                              ; preds = %443, %441
  %444 = phi i64 [ 0, %441 ], [ %446, %443 ]
  %445 = getelementptr inbounds nuw %struct.Rec, ptr %442, i64 %444
  call fastcc void @check_pair(ptr noundef readonly %0, ptr noundef nonnull readonly %218, ptr noundef nonnull %445, ptr noundef nonnull readonly align 8 %12, i64 noundef %217, i32 noundef range(i32 0, 2) %290)
  %446 = add nuw nsw i64 %444, 1
  %447 = load i32, ptr %431, align 4, !tbaa !5
  %448 = zext i32 %447 to i64
  %449 = icmp samesign ult i64 %446, %448
  br i1 %449, label %443, label %450, !llvm.loop !146

450:                                              ; preds = %443, %438, %433, %429
  %451 = add nsw i64 %424, -1
  %452 = icmp samesign ugt i64 %424, %209
  br i1 %452, label %423, label %422, !llvm.loop !147

453:                                              ; preds = %422
  %454 = load ptr, ptr %421, align 8, !tbaa !9
  %455 = icmp eq ptr %454, null
  br i1 %455, label %505, label %456

456:                                              ; preds = %453
  %457 = getelementptr inbounds nuw i8, ptr %454, i64 12
  %458 = load i32, ptr %454, align 4, !tbaa !5
  %459 = zext i32 %458 to i64
  %460 = icmp eq i32 %458, 0
  br i1 %460, label %503, label %461

461:                                              ; preds = %456, %499
  %462 = phi i32 [ %500, %499 ], [ 0, %456 ]
  %463 = phi i64 [ %501, %499 ], [ 0, %456 ]
  %464 = getelementptr inbounds nuw %struct.Rec, ptr %457, i64 %463
  %465 = getelementptr inbounds nuw i8, ptr %464, i64 14
  %466 = load i16, ptr %465, align 2, !tbaa !148
  %467 = and i16 %466, 192
  %468 = icmp eq i16 %467, 0
  %469 = icmp eq i16 %466, %188
  %470 = select i1 %468, i1 true, i1 %469
  br i1 %470, label %471, label %495

471:                                              ; preds = %461
  %472 = zext i16 %466 to i32
  %473 = and i32 %472, 3
  %474 = icmp ne i32 %473, 0
  %475 = select i1 %474, i1 %211, i1 false
  br i1 %475, label %495, label %476

476:                                              ; preds = %471
  br i1 %213, label %492, label %477

477:                                              ; preds = %476
  %478 = and i32 %472, 4
  %479 = icmp eq i32 %478, 0
  br i1 %479, label %495, label %480

480:                                              ; preds = %477
  %481 = getelementptr inbounds nuw i8, ptr %464, i64 17
  %482 = load i8, ptr %481, align 1, !tbaa !149
  %483 = icmp eq i8 %482, %89
  br i1 %483, label %484, label %495

484:                                              ; preds = %480
  %485 = and i32 %472, 8
  %486 = xor i32 %485, 8
  %487 = and i32 %486, %187
  %488 = icmp eq i32 %487, 0
  %489 = icmp eq i32 %473, 2
  %490 = or i1 %214, %489
  %491 = select i1 %488, i1 %490, i1 false
  br i1 %491, label %492, label %495

492:                                              ; preds = %484, %476
  %493 = tail call fastcc i32 @unordered_in(ptr noundef readonly %373, ptr noundef readonly %373, ptr noundef nonnull readonly %464)
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %499, label %495

495:                                              ; preds = %492, %484, %480, %477, %471, %461
  %496 = add i32 %462, 1
  %497 = zext i32 %462 to i64
  %498 = getelementptr inbounds nuw %struct.Rec, ptr %457, i64 %497
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %498, ptr noundef nonnull align 4 dereferenceable(20) %464, i64 20, i1 false), !tbaa.struct !150
  br label %499

499:                                              ; preds = %495, %492
  %500 = phi i32 [ %462, %492 ], [ %496, %495 ]
  %501 = add nuw nsw i64 %463, 1
  %502 = icmp eq i64 %501, %459
  br i1 %502, label %503, label %461

503:                                              ; preds = %499, %456
  %504 = phi i32 [ 0, %456 ], [ %500, %499 ]
  store i32 %504, ptr %454, align 4, !tbaa !5
  br label %505

505:                                              ; preds = %503, %453
  %506 = load i32, ptr %218, align 8, !tbaa !101
  %507 = icmp eq i32 %506, 0
  br i1 %507, label %540, label %508

508:                                              ; preds = %505
  %509 = getelementptr inbounds nuw i8, ptr %218, i64 14
  %510 = load i16, ptr %509, align 2, !tbaa !148
  %511 = and i16 %510, 192
  %512 = icmp eq i16 %511, 0
  %513 = icmp eq i16 %510, %188
  %514 = select i1 %512, i1 true, i1 %513
  br i1 %514, label %515, label %540

515:                                              ; preds = %508
  %516 = zext i16 %510 to i32
  %517 = and i32 %516, 3
  %518 = icmp ne i32 %517, 0
  %519 = select i1 %518, i1 %211, i1 false
  br i1 %519, label %540, label %520

520:                                              ; preds = %515
  br i1 %213, label %536, label %521

521:                                              ; preds = %520
  %522 = and i32 %516, 4
  %523 = icmp eq i32 %522, 0
  br i1 %523, label %540, label %524

524:                                              ; preds = %521
  %525 = getelementptr inbounds nuw i8, ptr %218, i64 17
  %526 = load i8, ptr %525, align 1, !tbaa !149
  %527 = icmp eq i8 %526, %89
  br i1 %527, label %528, label %540

528:                                              ; preds = %524
  %529 = and i32 %516, 8
  %530 = xor i32 %529, 8
  %531 = and i32 %530, %187
  %532 = icmp eq i32 %531, 0
  %533 = icmp eq i32 %517, 2
  %534 = or i1 %214, %533
  %535 = select i1 %532, i1 %534, i1 false
  br i1 %535, label %536, label %540

536:                                              ; preds = %528, %520
  %537 = tail call fastcc i32 @unordered_in(ptr noundef readonly %373, ptr noundef readonly %373, ptr noundef nonnull readonly %218)
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %539, label %540

539:                                              ; preds = %536
  store i32 0, ptr %218, align 8, !tbaa !101
  br label %540

540:                                              ; preds = %539, %536, %528, %524, %521, %515, %508, %505
  %541 = load i16, ptr %419, align 4, !tbaa !144
  %542 = add i16 %541, 1
  store i16 %542, ptr %419, align 4, !tbaa !144
  br label %543

543:                                              ; preds = %540, %422
  %544 = getelementptr inbounds nuw %struct.Rec, ptr %218, i64 %215
  %545 = load i32, ptr %544, align 4, !tbaa !101
  %546 = icmp eq i32 %545, 0
  br i1 %546, label %547, label %548

547:                                              ; preds = %543
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %544, ptr noundef nonnull readonly align 8 dereferenceable(20) %12, i64 20, i1 false), !tbaa.struct !150
  br label %857

548:                                              ; preds = %543
  %549 = icmp eq i32 %545, %72
  br i1 %549, label %550, label %578

550:                                              ; preds = %548
  %551 = getelementptr inbounds nuw i8, ptr %544, i64 16
  %552 = load i8, ptr %551, align 4, !tbaa !104
  %553 = icmp eq i8 %552, %88
  br i1 %553, label %554, label %578

554:                                              ; preds = %550
  %555 = getelementptr inbounds nuw i8, ptr %544, i64 4
  %556 = load i32, ptr %555, align 4, !tbaa !106
  %557 = icmp eq i32 %556, %74
  br i1 %557, label %558, label %578

558:                                              ; preds = %554
  %559 = getelementptr inbounds nuw i8, ptr %544, i64 12
  %560 = load i16, ptr %559, align 4, !tbaa !151
  %561 = icmp eq i16 %560, %87
  br i1 %561, label %562, label %578

562:                                              ; preds = %558
  %563 = getelementptr inbounds nuw i8, ptr %544, i64 14
  %564 = load i16, ptr %563, align 2, !tbaa !148
  %565 = icmp eq i16 %564, %188
  br i1 %565, label %566, label %578

566:                                              ; preds = %562
  %567 = getelementptr inbounds nuw i8, ptr %544, i64 18
  %568 = load i16, ptr %567, align 2, !tbaa !145
  %569 = icmp eq i16 %568, %420
  br i1 %569, label %570, label %578

570:                                              ; preds = %566
  %571 = getelementptr inbounds nuw i8, ptr %544, i64 17
  %572 = load i8, ptr %571, align 1, !tbaa !149
  %573 = icmp eq i8 %572, %89
  br i1 %573, label %574, label %578

574:                                              ; preds = %570
  %575 = getelementptr inbounds nuw i8, ptr %544, i64 8
  %576 = load i32, ptr %575, align 4, !tbaa !105
  %577 = or i32 %576, %86
  store i32 %577, ptr %575, align 4, !tbaa !105
  br label %857

578:                                              ; preds = %570, %566, %562, %558, %554, %550, %548
  %579 = getelementptr inbounds nuw i8, ptr %544, i64 14
  %580 = load i16, ptr %579, align 2, !tbaa !148
  %581 = and i16 %580, 192
  %582 = icmp eq i16 %581, 0
  %583 = icmp eq i16 %580, %188
  %584 = select i1 %582, i1 true, i1 %583
  br i1 %584, label %585, label %609

585:                                              ; preds = %578
  %586 = zext i16 %580 to i32
  %587 = and i32 %586, 3
  %588 = icmp ne i32 %587, 0
  %589 = select i1 %588, i1 %211, i1 false
  br i1 %589, label %609, label %590

590:                                              ; preds = %585
  br i1 %213, label %606, label %591

591:                                              ; preds = %590
  %592 = and i32 %586, 4
  %593 = icmp eq i32 %592, 0
  br i1 %593, label %609, label %594

594:                                              ; preds = %591
  %595 = getelementptr inbounds nuw i8, ptr %544, i64 17
  %596 = load i8, ptr %595, align 1, !tbaa !149
  %597 = icmp eq i8 %596, %89
  br i1 %597, label %598, label %609

598:                                              ; preds = %594
  %599 = and i32 %586, 8
  %600 = xor i32 %599, 8
  %601 = and i32 %600, %187
  %602 = icmp eq i32 %601, 0
  %603 = icmp eq i32 %587, 2
  %604 = or i1 %214, %603
  %605 = select i1 %602, i1 %604, i1 false
  br i1 %605, label %606, label %609

606:                                              ; preds = %598, %590
  %607 = tail call fastcc i32 @unordered_in(ptr noundef readonly %373, ptr noundef readonly %373, ptr noundef nonnull readonly %544)
  %608 = icmp eq i32 %607, 0
  br i1 %608, label %856, label %609

609:                                              ; preds = %606, %598, %594, %591, %585, %578
  %610 = getelementptr inbounds nuw ptr, ptr %421, i64 %215
  %611 = load ptr, ptr %610, align 8, !tbaa !9
  %612 = icmp eq ptr %611, null
  br i1 %612, label %786, label %613

613:                                              ; preds = %609
  %614 = load i32, ptr %611, align 4, !tbaa !5
  %615 = tail call i32 @llvm.umin.i32(i32 %614, i32 32)
  %616 = getelementptr inbounds nuw i8, ptr %611, i64 12
  %617 = getelementptr inbounds nuw i8, ptr %544, i64 16
  %618 = getelementptr inbounds nuw i8, ptr %544, i64 4
  %619 = getelementptr inbounds nuw i8, ptr %544, i64 12
  %620 = getelementptr inbounds nuw i8, ptr %544, i64 18
  %621 = getelementptr inbounds nuw i8, ptr %544, i64 17
  %622 = zext nneg i32 %615 to i64
  %623 = icmp eq i32 %614, 0
  br i1 %623, label %838, label %624

624:                                              ; preds = %613, %668
  %625 = phi i64 [ %669, %668 ], [ 0, %613 ]
  %626 = trunc nuw nsw i64 %625 to i32
  %627 = xor i32 %626, -1
  %628 = add i32 %614, %627
  %629 = zext i32 %628 to i64
  %630 = getelementptr inbounds nuw %struct.Rec, ptr %616, i64 %629
  %631 = load i32, ptr %630, align 4, !tbaa !101
  %632 = icmp eq i32 %631, %545
  br i1 %632, label %633, label %668

633:                                              ; preds = %624
  %634 = getelementptr inbounds nuw i8, ptr %630, i64 16
  %635 = load i8, ptr %634, align 4, !tbaa !104
  %636 = load i8, ptr %617, align 4, !tbaa !104
  %637 = icmp eq i8 %635, %636
  br i1 %637, label %638, label %668

638:                                              ; preds = %633
  %639 = getelementptr inbounds nuw i8, ptr %630, i64 4
  %640 = load i32, ptr %639, align 4, !tbaa !106
  %641 = load i32, ptr %618, align 4, !tbaa !106
  %642 = icmp eq i32 %640, %641
  br i1 %642, label %643, label %668

643:                                              ; preds = %638
  %644 = getelementptr inbounds nuw i8, ptr %630, i64 12
  %645 = load i16, ptr %644, align 4, !tbaa !151
  %646 = load i16, ptr %619, align 4, !tbaa !151
  %647 = icmp eq i16 %645, %646
  br i1 %647, label %648, label %668

648:                                              ; preds = %643
  %649 = getelementptr inbounds nuw i8, ptr %630, i64 14
  %650 = load i16, ptr %649, align 2, !tbaa !148
  %651 = icmp eq i16 %650, %580
  br i1 %651, label %652, label %668

652:                                              ; preds = %648
  %653 = getelementptr inbounds nuw i8, ptr %630, i64 18
  %654 = load i16, ptr %653, align 2, !tbaa !145
  %655 = load i16, ptr %620, align 2, !tbaa !145
  %656 = icmp eq i16 %654, %655
  br i1 %656, label %657, label %668

657:                                              ; preds = %652
  %658 = getelementptr inbounds nuw i8, ptr %630, i64 17
  %659 = load i8, ptr %658, align 1, !tbaa !149
  %660 = load i8, ptr %621, align 1, !tbaa !149
  %661 = icmp eq i8 %659, %660
  br i1 %661, label %662, label %668

662:                                              ; preds = %657
  %663 = getelementptr inbounds nuw i8, ptr %544, i64 8
  %664 = load i32, ptr %663, align 4, !tbaa !105
  %665 = getelementptr inbounds nuw i8, ptr %630, i64 8
  %666 = load i32, ptr %665, align 4, !tbaa !105
  %667 = or i32 %666, %664
  store i32 %667, ptr %665, align 4, !tbaa !105
  br label %856

668:                                              ; preds = %657, %652, %648, %643, %638, %633, %624
  %669 = add nuw nsw i64 %625, 1
  %670 = icmp eq i64 %669, %622
  br i1 %670, label %671, label %624

671:                                              ; preds = %668
  %672 = getelementptr inbounds nuw i8, ptr %611, i64 4
  %673 = load i32, ptr %672, align 4, !tbaa !5
  %674 = icmp eq i32 %614, %673
  br i1 %674, label %675, label %838

675:                                              ; preds = %671
  %676 = zext i32 %614 to i64
  br label %677

677:                                              ; preds = %724, %675
  %678 = phi i32 [ %725, %724 ], [ 0, %675 ]
  %679 = phi i64 [ %726, %724 ], [ 0, %675 ]
  %680 = getelementptr inbounds nuw %struct.Rec, ptr %616, i64 %679
  %681 = getelementptr inbounds nuw i8, ptr %680, i64 14
  %682 = load i16, ptr %681, align 2, !tbaa !148
  %683 = and i16 %682, 192
  %684 = icmp eq i16 %683, 0
  %685 = load i16, ptr %579, align 2, !tbaa !148
  %686 = icmp eq i16 %682, %685
  %687 = select i1 %684, i1 true, i1 %686
  br i1 %687, label %688, label %720

688:                                              ; preds = %677
  %689 = zext i16 %682 to i32
  %690 = and i32 %689, 3
  %691 = icmp ne i32 %690, 0
  %692 = and i16 %685, 3
  %693 = icmp eq i16 %692, 0
  %694 = select i1 %691, i1 %693, i1 false
  br i1 %694, label %720, label %695

695:                                              ; preds = %688
  %696 = zext i16 %685 to i32
  %697 = and i32 %696, 4
  %698 = icmp eq i32 %697, 0
  br i1 %698, label %717, label %699

699:                                              ; preds = %695
  %700 = and i32 %689, 4
  %701 = icmp eq i32 %700, 0
  br i1 %701, label %720, label %702

702:                                              ; preds = %699
  %703 = getelementptr inbounds nuw i8, ptr %680, i64 17
  %704 = load i8, ptr %703, align 1, !tbaa !149
  %705 = load i8, ptr %621, align 1, !tbaa !149
  %706 = icmp eq i8 %704, %705
  br i1 %706, label %707, label %720

707:                                              ; preds = %702
  %708 = and i32 %689, 8
  %709 = xor i32 %708, 8
  %710 = and i32 %709, %696
  %711 = icmp eq i32 %710, 0
  br i1 %711, label %712, label %720

712:                                              ; preds = %707
  %713 = and i32 %696, 3
  %714 = icmp ne i32 %713, 2
  %715 = icmp eq i32 %690, 2
  %716 = or i1 %715, %714
  br i1 %716, label %717, label %720

717:                                              ; preds = %712, %695
  %718 = tail call fastcc i32 @unordered_in(ptr noundef readonly %373, ptr noundef readonly %373, ptr noundef nonnull readonly %680)
  %719 = icmp eq i32 %718, 0
  br i1 %719, label %724, label %720

720:                                              ; preds = %717, %712, %707, %702, %699, %688, %677
  %721 = add i32 %678, 1
  %722 = zext i32 %678 to i64
  %723 = getelementptr inbounds nuw %struct.Rec, ptr %616, i64 %722
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %723, ptr noundef nonnull align 4 dereferenceable(20) %680, i64 20, i1 false), !tbaa.struct !150
  br label %724

724:                                              ; preds = %720, %717
  %725 = phi i32 [ %678, %717 ], [ %721, %720 ]
  %726 = add nuw nsw i64 %679, 1
  %727 = icmp eq i64 %726, %676
  br i1 %727, label %728, label %677

728:                                              ; preds = %724
  store i32 %725, ptr %611, align 4, !tbaa !5
  %729 = icmp ugt i32 %725, 4096
  br i1 %729, label %730, label %779

730:                                              ; preds = %728
  %731 = zext i32 %725 to i64
  br label %732

732:                                              ; preds = %773, %730
  %733 = phi i64 [ 0, %730 ], [ %775, %773 ]
  %734 = phi i32 [ 0, %730 ], [ %774, %773 ]
  %735 = getelementptr inbounds nuw %struct.Rec, ptr %616, i64 %733
  %736 = load i32, ptr %735, align 4, !tbaa !5
  %737 = getelementptr inbounds nuw i8, ptr %735, i64 4
  %738 = load i32, ptr %737, align 4, !tbaa !5
  %739 = getelementptr inbounds nuw i8, ptr %735, i64 8
  %740 = getelementptr inbounds nuw i8, ptr %735, i64 14
  %741 = load i16, ptr %740, align 2, !tbaa !118
  %742 = getelementptr inbounds nuw i8, ptr %735, i64 16
  %743 = load i32, ptr %742, align 4
  %744 = or i16 %741, 16384
  %745 = icmp eq i32 %734, 0
  br i1 %745, label %760, label %746

746:                                              ; preds = %732
  %747 = zext i32 %734 to i64
  br label %748

748:                                              ; preds = %758, %746
  %749 = phi i64 [ %747, %746 ], [ %750, %758 ]
  %750 = add nsw i64 %749, -1
  %751 = getelementptr inbounds nuw %struct.Rec, ptr %616, i64 %750
  %752 = load i32, ptr %751, align 4, !tbaa !101
  %753 = icmp eq i32 %752, %736
  br i1 %753, label %754, label %758

754:                                              ; preds = %748
  %755 = getelementptr inbounds nuw i8, ptr %751, i64 14
  %756 = load i16, ptr %755, align 2, !tbaa !148
  %757 = icmp eq i16 %756, %744
  br i1 %757, label %768, label %758

758:                                              ; preds = %754, %748
  %759 = icmp eq i64 %750, 0
  br i1 %759, label %760, label %748, !llvm.loop !152

760:                                              ; preds = %758, %732
  %761 = phi i64 [ 0, %732 ], [ %747, %758 ]
  %762 = add i32 %734, 1
  %763 = getelementptr inbounds nuw %struct.Rec, ptr %616, i64 %761
  store i32 %736, ptr %763, align 4, !tbaa !5
  %764 = getelementptr inbounds nuw i8, ptr %763, i64 4
  store i32 %738, ptr %764, align 4, !tbaa !5
  %765 = getelementptr inbounds nuw i8, ptr %763, i64 8
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(6) %765, ptr noundef nonnull align 4 dereferenceable(6) %739, i64 6, i1 false)
  %766 = getelementptr inbounds nuw i8, ptr %763, i64 14
  store i16 %744, ptr %766, align 2, !tbaa !118
  %767 = getelementptr inbounds nuw i8, ptr %763, i64 16
  store i32 %743, ptr %767, align 4
  br label %773

768:                                              ; preds = %754
  %769 = getelementptr inbounds nuw i8, ptr %751, i64 4
  %770 = load i32, ptr %769, align 4, !tbaa !106
  %771 = icmp ugt i32 %738, %770
  br i1 %771, label %772, label %773

772:                                              ; preds = %768
  store i32 %738, ptr %769, align 4, !tbaa !106
  br label %773

773:                                              ; preds = %772, %768, %760
  %774 = phi i32 [ %734, %772 ], [ %734, %768 ], [ %762, %760 ]
  %775 = add nuw nsw i64 %733, 1
  %776 = icmp eq i64 %775, %731
  br i1 %776, label %777, label %732, !llvm.loop !153

777:                                              ; preds = %773
  store i32 %774, ptr %611, align 4, !tbaa !5
  %778 = load i32, ptr %672, align 4, !tbaa !5
  br label %779

779:                                              ; preds = %777, %728
  %780 = phi i32 [ %614, %728 ], [ %778, %777 ]
  %781 = phi i32 [ %725, %728 ], [ %774, %777 ]
  %782 = lshr i32 %780, 1
  %783 = icmp ugt i32 %781, %782
  br i1 %783, label %784, label %838

784:                                              ; preds = %779
  %785 = shl i32 %780, 1
  br label %786

786:                                              ; preds = %784, %609
  %787 = phi i32 [ %785, %784 ], [ 6, %609 ]
  %788 = zext i32 %787 to i64
  %789 = mul nuw nsw i64 %788, 20
  %790 = add nuw nsw i64 %789, 12
  br label %791

791:                                              ; preds = %791, %786
  %792 = phi i32 [ 4, %786 ], [ %796, %791 ]
  %793 = zext nneg i32 %792 to i64
  %794 = shl nuw i64 1, %793
  %795 = icmp ult i64 %794, %790
  %796 = add i32 %792, 1
  br i1 %795, label %791, label %797, !llvm.loop !142

797:                                              ; preds = %791
  %798 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %793
  %799 = load ptr, ptr %798, align 8, !tbaa !130
  %800 = icmp eq ptr %799, null
  br i1 %800, label %803, label %801

801:                                              ; preds = %797
  %802 = load ptr, ptr %799, align 8, !tbaa !132
  store ptr %802, ptr %798, align 8, !tbaa !130
  br label %810

803:                                              ; preds = %797
  %804 = load ptr, ptr @L, align 8, !tbaa !9
  %805 = getelementptr inbounds nuw i8, ptr %804, i64 432
  %806 = load ptr, ptr %805, align 8, !tbaa !154
  %807 = load i64, ptr @pool_used, align 8, !tbaa !61
  %808 = getelementptr inbounds nuw i8, ptr %806, i64 %807
  %809 = add i64 %807, %794
  store i64 %809, ptr @pool_used, align 8, !tbaa !61
  br label %810

810:                                              ; preds = %803, %801
  %811 = phi ptr [ %799, %801 ], [ %808, %803 ]
  store i32 0, ptr %811, align 4, !tbaa !5
  %812 = getelementptr inbounds nuw i8, ptr %544, i64 17
  %813 = load i8, ptr %812, align 1, !tbaa !149
  %814 = getelementptr inbounds nuw i8, ptr %811, i64 8
  store i8 %813, ptr %814, align 4, !tbaa !29
  br i1 %612, label %835, label %815

815:                                              ; preds = %810
  %816 = load i32, ptr %611, align 4, !tbaa !5
  %817 = zext i32 %816 to i64
  %818 = mul nuw nsw i64 %817, 20
  %819 = add nuw nsw i64 %818, 12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %811, ptr noundef nonnull align 4 dereferenceable(1) %611, i64 %819, i1 false)
  %820 = getelementptr inbounds nuw i8, ptr %611, i64 4
  %821 = load i32, ptr %820, align 4, !tbaa !5
  %822 = zext i32 %821 to i64
  %823 = mul nuw nsw i64 %822, 20
  %824 = add nuw nsw i64 %823, 12
  br label %825

825:                                              ; preds = %825, %815
  %826 = phi i32 [ 4, %815 ], [ %830, %825 ]
  %827 = zext nneg i32 %826 to i64
  %828 = shl nuw i64 1, %827
  %829 = icmp ult i64 %828, %824
  %830 = add i32 %826, 1
  br i1 %829, label %825, label %831, !llvm.loop !142

831:                                              ; preds = %825
  %832 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %827
  %833 = load ptr, ptr %832, align 8, !tbaa !130
  store ptr %833, ptr %611, align 8, !tbaa !132
  store ptr %611, ptr %832, align 8, !tbaa !130
  %834 = load i32, ptr %811, align 4, !tbaa !5
  br label %835

835:                                              ; preds = %831, %810
  %836 = phi i32 [ %834, %831 ], [ 0, %810 ]
  %837 = getelementptr inbounds nuw i8, ptr %811, i64 4
  store i32 %787, ptr %837, align 4, !tbaa !5
  store ptr %811, ptr %610, align 8, !tbaa !9
  br label %838

838:                                              ; preds = %835, %779, %671, %613
  %839 = phi i32 [ %614, %671 ], [ %836, %835 ], [ %781, %779 ], [ 0, %613 ]
  %840 = phi ptr [ %611, %671 ], [ %811, %835 ], [ %611, %779 ], [ %611, %613 ]
  %841 = getelementptr inbounds nuw i8, ptr %840, i64 12
  %842 = add i32 %839, 1
  store i32 %842, ptr %840, align 4, !tbaa !5
  %843 = zext i32 %839 to i64
  %844 = getelementptr inbounds nuw %struct.Rec, ptr %841, i64 %843
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %844, ptr noundef nonnull readonly align 4 dereferenceable(20) %544, i64 20, i1 false), !tbaa.struct !150
  %845 = load i16, ptr %579, align 2, !tbaa !148
  %846 = and i16 %845, 14
  %847 = icmp eq i16 %846, 14
  br i1 %847, label %848, label %854

848:                                              ; preds = %838
  %849 = getelementptr inbounds nuw i8, ptr %544, i64 17
  %850 = load i8, ptr %849, align 1, !tbaa !149
  %851 = getelementptr inbounds nuw i8, ptr %840, i64 8
  %852 = load i8, ptr %851, align 4, !tbaa !29
  %853 = icmp eq i8 %850, %852
  br i1 %853, label %856, label %854

854:                                              ; preds = %848, %838
  %855 = getelementptr inbounds nuw i8, ptr %840, i64 8
  store i8 -1, ptr %855, align 4, !tbaa !29
  br label %856

856:                                              ; preds = %854, %848, %662, %606
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %544, ptr noundef nonnull readonly align 8 dereferenceable(20) %12, i64 20, i1 false), !tbaa.struct !150
  br label %857

857:                                              ; preds = %856, %574, %547
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %858 = add i64 %217, %65
  %859 = getelementptr inbounds nuw i8, ptr %218, i64 64
  %860 = icmp ult i64 %858, %189
  br i1 %860, label %216, label %861, !llvm.loop !155

861:                                              ; preds = %857
  %862 = load ptr, ptr @L, align 8, !tbaa !9
  br label %863

863:                                              ; preds = %861, %25, %33, %44, %58, %186
  %864 = phi ptr [ %862, %861 ], [ %13, %25 ], [ %13, %33 ], [ %13, %44 ], [ %13, %58 ], [ %13, %186 ]
  %865 = and i32 %4, 3
  %866 = icmp ne i32 %865, 1
  %867 = icmp eq i32 %865, 0
  %868 = getelementptr inbounds nuw i8, ptr %864, i64 472
  %869 = load ptr, ptr %868, align 8, !tbaa !156
  %870 = icmp eq ptr %869, null
  br i1 %870, label %996, label %871

871:                                              ; preds = %863
  %872 = add i64 %3, %2
  %873 = icmp ult i64 %2, %872
  br i1 %873, label %876, label %996

874:                                              ; preds = %896
  %875 = icmp eq i32 %897, 0
  br i1 %875, label %900, label %996

876:                                              ; preds = %871, %896
  %877 = phi i32 [ %897, %896 ], [ 1, %871 ]
  %878 = phi i64 [ %898, %896 ], [ %2, %871 ]
  %879 = load ptr, ptr %868, align 8, !tbaa !156
  %880 = lshr i64 %878, 3
  %881 = getelementptr inbounds nuw i8, ptr %879, i64 %880
  %882 = load i8, ptr %881, align 1, !tbaa !29
  br i1 %866, label %883, label %889

883:                                              ; preds = %876
  %884 = zext i8 %882 to i32
  %885 = trunc i64 %878 to i32
  %886 = and i32 %885, 7
  %887 = lshr i32 %884, %886
  %888 = and i32 %887, %877
  br i1 %867, label %896, label %889

889:                                              ; preds = %876, %883
  %890 = phi i32 [ %888, %883 ], [ %877, %876 ]
  %891 = trunc i64 %878 to i8
  %892 = and i8 %891, 7
  %893 = shl nuw i8 1, %892
  %894 = getelementptr inbounds nuw i8, ptr %879, i64 %880
  %895 = or i8 %882, %893
  store i8 %895, ptr %894, align 1, !tbaa !29
  br label %896

896:                                              ; preds = %889, %883
  %897 = phi i32 [ %888, %883 ], [ %890, %889 ]
  %898 = add nuw i64 %878, 1
  %899 = icmp eq i64 %898, %872
  br i1 %899, label %874, label %876, !llvm.loop !157

900:                                              ; preds = %874
  %901 = getelementptr inbounds nuw i8, ptr %864, i64 128
  %902 = load i64, ptr %901, align 8, !tbaa !37, !noalias !158
  %903 = icmp ult i64 %2, %902
  br i1 %903, label %908, label %904

904:                                              ; preds = %900
  %905 = getelementptr inbounds nuw i8, ptr %864, i64 144
  %906 = load i64, ptr %905, align 8, !tbaa !38, !noalias !158
  %907 = icmp ult i64 %2, %906
  br i1 %907, label %925, label %908

908:                                              ; preds = %904, %900
  %909 = getelementptr inbounds nuw i8, ptr %864, i64 152
  %910 = load i64, ptr %909, align 8, !tbaa !39, !noalias !158
  %911 = icmp ult i64 %2, %910
  br i1 %911, label %916, label %912

912:                                              ; preds = %908
  %913 = getelementptr inbounds nuw i8, ptr %864, i64 168
  %914 = load i64, ptr %913, align 8, !tbaa !40, !noalias !158
  %915 = icmp ult i64 %2, %914
  br i1 %915, label %925, label %916

916:                                              ; preds = %912, %908
  %917 = getelementptr inbounds nuw i8, ptr %864, i64 176
  %918 = load i64, ptr %917, align 8, !tbaa !41, !noalias !158
  %919 = icmp ult i64 %2, %918
  br i1 %919, label %924, label %920

920:                                              ; preds = %916
  %921 = getelementptr inbounds nuw i8, ptr %864, i64 184
  %922 = load i64, ptr %921, align 8, !tbaa !42, !noalias !158
  %923 = icmp ult i64 %2, %922
  br i1 %923, label %925, label %924

924:                                              ; preds = %920, %916
  br label %925

925:                                              ; preds = %924, %920, %912, %904
  %926 = phi i32 [ 1, %924 ], [ 3, %904 ], [ 5, %912 ], [ 4, %920 ]
  %927 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %928 = load ptr, ptr %927, align 8, !tbaa !31, !noalias !158
  %929 = load i32, ptr %928, align 8, !tbaa !84, !noalias !158
  %930 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %931 = load i32, ptr %930, align 8, !tbaa !51, !noalias !158
  %932 = getelementptr inbounds nuw i8, ptr %864, i64 488
  %933 = load i64, ptr %932, align 8, !tbaa !161
  %934 = icmp sgt i64 %933, 0
  br i1 %934, label %935, label %975

935:                                              ; preds = %925
  %936 = getelementptr inbounds nuw i8, ptr %864, i64 480
  %937 = load ptr, ptr %936, align 8, !tbaa !162
  br label %938

938:                                              ; preds = %972, %935
  %939 = phi i64 [ 0, %935 ], [ %973, %972 ]
  %940 = getelementptr inbounds nuw %struct.Found, ptr %937, i64 %939
  %941 = load i32, ptr %940, align 8, !tbaa !163
  %942 = icmp eq i32 %941, 6
  br i1 %942, label %943, label %972

943:                                              ; preds = %938
  %944 = getelementptr inbounds nuw i8, ptr %940, i64 4
  %945 = load i32, ptr %944, align 4, !tbaa !164
  %946 = icmp eq i32 %945, %1
  br i1 %946, label %947, label %972

947:                                              ; preds = %943
  %948 = getelementptr inbounds nuw i8, ptr %940, i64 8
  %949 = load i32, ptr %948, align 8, !tbaa !165
  %950 = icmp eq i32 %949, -1
  br i1 %950, label %951, label %972

951:                                              ; preds = %947
  %952 = getelementptr inbounds nuw i8, ptr %940, i64 20
  %953 = load i32, ptr %952, align 4, !tbaa !166
  %954 = icmp eq i32 %953, %926
  br i1 %954, label %955, label %972

955:                                              ; preds = %951
  %956 = getelementptr inbounds nuw i8, ptr %940, i64 12
  %957 = load i32, ptr %956, align 4, !tbaa !167
  %958 = icmp eq i32 %957, 0
  br i1 %958, label %959, label %972

959:                                              ; preds = %955
  %960 = getelementptr inbounds nuw i8, ptr %940, i64 56
  %961 = load i64, ptr %960, align 8, !tbaa !168
  %962 = add i64 %961, 1
  store i64 %962, ptr %960, align 8, !tbaa !168
  %963 = getelementptr inbounds nuw i8, ptr %940, i64 40
  %964 = load i64, ptr %963, align 8, !tbaa !169
  %965 = icmp ult i64 %2, %964
  br i1 %965, label %966, label %967

966:                                              ; preds = %959
  store i64 %2, ptr %963, align 8, !tbaa !169
  br label %967

967:                                              ; preds = %966, %959
  %968 = getelementptr inbounds nuw i8, ptr %940, i64 48
  %969 = load i64, ptr %968, align 8, !tbaa !170
  %970 = icmp ugt i64 %872, %969
  br i1 %970, label %971, label %996

971:                                              ; preds = %967
  store i64 %872, ptr %968, align 8, !tbaa !170
  br label %996

972:                                              ; preds = %955, %951, %947, %943, %938
  %973 = add nuw nsw i64 %939, 1
  %974 = icmp eq i64 %973, %933
  br i1 %974, label %975, label %938, !llvm.loop !171

975:                                              ; preds = %972, %925
  %976 = getelementptr inbounds nuw i8, ptr %864, i64 496
  %977 = load i64, ptr %976, align 8, !tbaa !172
  %978 = icmp slt i64 %933, %977
  br i1 %978, label %979, label %996

979:                                              ; preds = %975
  %980 = getelementptr inbounds nuw i8, ptr %864, i64 480
  %981 = load ptr, ptr %980, align 8, !tbaa !162
  %982 = add nsw i64 %933, 1
  store i64 %982, ptr %932, align 8, !tbaa !161
  %983 = getelementptr inbounds %struct.Found, ptr %981, i64 %933
  store i32 6, ptr %983, align 8, !tbaa !5
  %984 = getelementptr inbounds nuw i8, ptr %983, i64 4
  store i32 %1, ptr %984, align 4, !tbaa !5
  %985 = getelementptr inbounds nuw i8, ptr %983, i64 8
  store i32 -1, ptr %985, align 8, !tbaa !5
  %986 = getelementptr inbounds nuw i8, ptr %983, i64 12
  store i32 0, ptr %986, align 4, !tbaa !5
  %987 = getelementptr inbounds nuw i8, ptr %983, i64 16
  store i32 0, ptr %987, align 8, !tbaa !5
  %988 = getelementptr inbounds nuw i8, ptr %983, i64 20
  store i32 %926, ptr %988, align 4, !tbaa !5
  %989 = getelementptr inbounds nuw i8, ptr %983, i64 24
  store i32 %929, ptr %989, align 8, !tbaa !5
  %990 = getelementptr inbounds nuw i8, ptr %983, i64 28
  store i32 %931, ptr %990, align 4, !tbaa !5
  %991 = getelementptr inbounds nuw i8, ptr %983, i64 32
  store i32 0, ptr %991, align 8, !tbaa !5
  %992 = getelementptr inbounds nuw i8, ptr %983, i64 36
  store i32 0, ptr %992, align 4, !tbaa !5
  %993 = getelementptr inbounds nuw i8, ptr %983, i64 40
  store i64 %2, ptr %993, align 8, !tbaa !61
  %994 = getelementptr inbounds nuw i8, ptr %983, i64 48
  store i64 %872, ptr %994, align 8, !tbaa !61
  %995 = getelementptr inbounds nuw i8, ptr %983, i64 56
  store i64 1, ptr %995, align 8, !tbaa !61
  br label %996

996:                                              ; preds = %979, %975, %971, %967, %874, %871, %863
  %997 = getelementptr inbounds nuw i8, ptr %864, i64 448
  %998 = load ptr, ptr %997, align 8, !tbaa !173
  %999 = icmp eq ptr %998, null
  br i1 %999, label %1134, label %1000

1000:                                             ; preds = %996
  %1001 = getelementptr inbounds nuw i8, ptr %864, i64 192
  %1002 = load i64, ptr %1001, align 8, !tbaa !43
  %1003 = icmp ult i64 %2, %1002
  br i1 %1003, label %1134, label %1004

1004:                                             ; preds = %1000
  %1005 = getelementptr inbounds nuw i8, ptr %864, i64 456
  %1006 = load i64, ptr %1005, align 8, !tbaa !174
  %1007 = icmp ult i64 %2, %1006
  br i1 %1007, label %1008, label %1134

1008:                                             ; preds = %1004
  %1009 = sub i64 %2, %1002
  %1010 = lshr i64 %1009, 2
  %1011 = add i64 %3, %2
  %1012 = xor i64 %1002, -1
  %1013 = add i64 %1011, %1012
  %1014 = lshr i64 %1013, 2
  %1015 = icmp samesign ugt i64 %1010, %1014
  br i1 %1015, label %1134, label %1016

1016:                                             ; preds = %1008
  %1017 = getelementptr inbounds nuw i8, ptr %864, i64 464
  %1018 = getelementptr inbounds nuw i8, ptr %864, i64 128
  %1019 = getelementptr inbounds nuw i8, ptr %864, i64 144
  %1020 = getelementptr inbounds nuw i8, ptr %864, i64 152
  %1021 = getelementptr inbounds nuw i8, ptr %864, i64 168
  %1022 = getelementptr inbounds nuw i8, ptr %864, i64 176
  %1023 = getelementptr inbounds nuw i8, ptr %864, i64 184
  %1024 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1025 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1026 = getelementptr inbounds nuw i8, ptr %864, i64 488
  %1027 = getelementptr inbounds nuw i8, ptr %864, i64 480
  %1028 = getelementptr inbounds nuw i8, ptr %864, i64 496
  br label %1029

1029:                                             ; preds = %1127, %1016
  %1030 = phi i64 [ %1010, %1016 ], [ %1128, %1127 ]
  %1031 = getelementptr inbounds nuw i32, ptr %998, i64 %1030
  %1032 = load i32, ptr %1031, align 4, !tbaa !5
  %1033 = icmp ne i32 %1032, 0
  %1034 = select i1 %866, i1 %1033, i1 false
  br i1 %1034, label %1035, label %1123

1035:                                             ; preds = %1029
  %1036 = zext i32 %1032 to i64
  %1037 = load i64, ptr %1017, align 8, !tbaa !175
  %1038 = icmp eq i64 %1037, %1036
  br i1 %1038, label %1123, label %1039

1039:                                             ; preds = %1035
  %1040 = load i64, ptr %1018, align 8, !tbaa !37, !noalias !176
  %1041 = icmp ult i64 %2, %1040
  br i1 %1041, label %1045, label %1042

1042:                                             ; preds = %1039
  %1043 = load i64, ptr %1019, align 8, !tbaa !38, !noalias !176
  %1044 = icmp ult i64 %2, %1043
  br i1 %1044, label %1058, label %1045

1045:                                             ; preds = %1042, %1039
  %1046 = load i64, ptr %1020, align 8, !tbaa !39, !noalias !176
  %1047 = icmp ult i64 %2, %1046
  br i1 %1047, label %1051, label %1048

1048:                                             ; preds = %1045
  %1049 = load i64, ptr %1021, align 8, !tbaa !40, !noalias !176
  %1050 = icmp ult i64 %2, %1049
  br i1 %1050, label %1058, label %1051

1051:                                             ; preds = %1048, %1045
  %1052 = load i64, ptr %1022, align 8, !tbaa !41, !noalias !176
  %1053 = icmp ult i64 %2, %1052
  br i1 %1053, label %1057, label %1054

1054:                                             ; preds = %1051
  %1055 = load i64, ptr %1023, align 8, !tbaa !42, !noalias !176
  %1056 = icmp ult i64 %2, %1055
  br i1 %1056, label %1058, label %1057

1057:                                             ; preds = %1054, %1051
  br label %1058

1058:                                             ; preds = %1057, %1054, %1048, %1042
  %1059 = phi i32 [ 1, %1057 ], [ 3, %1042 ], [ 5, %1048 ], [ 4, %1054 ]
  %1060 = load ptr, ptr %1024, align 8, !tbaa !31, !noalias !176
  %1061 = load i32, ptr %1060, align 8, !tbaa !84, !noalias !176
  %1062 = load i32, ptr %1025, align 8, !tbaa !51, !noalias !176
  %1063 = load i64, ptr %1026, align 8, !tbaa !161
  %1064 = icmp sgt i64 %1063, 0
  br i1 %1064, label %1065, label %1104

1065:                                             ; preds = %1058
  %1066 = load ptr, ptr %1027, align 8, !tbaa !162
  br label %1067

1067:                                             ; preds = %1101, %1065
  %1068 = phi i64 [ 0, %1065 ], [ %1102, %1101 ]
  %1069 = getelementptr inbounds nuw %struct.Found, ptr %1066, i64 %1068
  %1070 = load i32, ptr %1069, align 8, !tbaa !163
  %1071 = icmp eq i32 %1070, 7
  br i1 %1071, label %1072, label %1101

1072:                                             ; preds = %1067
  %1073 = getelementptr inbounds nuw i8, ptr %1069, i64 4
  %1074 = load i32, ptr %1073, align 4, !tbaa !164
  %1075 = icmp eq i32 %1074, %1
  br i1 %1075, label %1076, label %1101

1076:                                             ; preds = %1072
  %1077 = getelementptr inbounds nuw i8, ptr %1069, i64 8
  %1078 = load i32, ptr %1077, align 8, !tbaa !165
  %1079 = icmp eq i32 %1078, -1
  br i1 %1079, label %1080, label %1101

1080:                                             ; preds = %1076
  %1081 = getelementptr inbounds nuw i8, ptr %1069, i64 20
  %1082 = load i32, ptr %1081, align 4, !tbaa !166
  %1083 = icmp eq i32 %1082, %1059
  br i1 %1083, label %1084, label %1101

1084:                                             ; preds = %1080
  %1085 = getelementptr inbounds nuw i8, ptr %1069, i64 12
  %1086 = load i32, ptr %1085, align 4, !tbaa !167
  %1087 = icmp eq i32 %1086, 0
  br i1 %1087, label %1088, label %1101

1088:                                             ; preds = %1084
  %1089 = getelementptr inbounds nuw i8, ptr %1069, i64 56
  %1090 = load i64, ptr %1089, align 8, !tbaa !168
  %1091 = add i64 %1090, 1
  store i64 %1091, ptr %1089, align 8, !tbaa !168
  %1092 = getelementptr inbounds nuw i8, ptr %1069, i64 40
  %1093 = load i64, ptr %1092, align 8, !tbaa !169
  %1094 = icmp ult i64 %2, %1093
  br i1 %1094, label %1095, label %1096

1095:                                             ; preds = %1088
  store i64 %2, ptr %1092, align 8, !tbaa !169
  br label %1096

1096:                                             ; preds = %1095, %1088
  %1097 = getelementptr inbounds nuw i8, ptr %1069, i64 48
  %1098 = load i64, ptr %1097, align 8, !tbaa !170
  %1099 = icmp ugt i64 %1011, %1098
  br i1 %1099, label %1100, label %1123

1100:                                             ; preds = %1096
  store i64 %1011, ptr %1097, align 8, !tbaa !170
  br label %1123

1101:                                             ; preds = %1084, %1080, %1076, %1072, %1067
  %1102 = add nuw nsw i64 %1068, 1
  %1103 = icmp eq i64 %1102, %1063
  br i1 %1103, label %1104, label %1067, !llvm.loop !171

1104:                                             ; preds = %1101, %1058
  %1105 = load i64, ptr %1028, align 8, !tbaa !172
  %1106 = icmp slt i64 %1063, %1105
  br i1 %1106, label %1107, label %1123

1107:                                             ; preds = %1104
  %1108 = load ptr, ptr %1027, align 8, !tbaa !162
  %1109 = add nsw i64 %1063, 1
  store i64 %1109, ptr %1026, align 8, !tbaa !161
  %1110 = getelementptr inbounds %struct.Found, ptr %1108, i64 %1063
  store i32 7, ptr %1110, align 8, !tbaa !5
  %1111 = getelementptr inbounds nuw i8, ptr %1110, i64 4
  store i32 %1, ptr %1111, align 4, !tbaa !5
  %1112 = getelementptr inbounds nuw i8, ptr %1110, i64 8
  store i32 -1, ptr %1112, align 8, !tbaa !5
  %1113 = getelementptr inbounds nuw i8, ptr %1110, i64 12
  store i32 0, ptr %1113, align 4, !tbaa !5
  %1114 = getelementptr inbounds nuw i8, ptr %1110, i64 16
  store i32 0, ptr %1114, align 8, !tbaa !5
  %1115 = getelementptr inbounds nuw i8, ptr %1110, i64 20
  store i32 %1059, ptr %1115, align 4, !tbaa !5
  %1116 = getelementptr inbounds nuw i8, ptr %1110, i64 24
  store i32 %1061, ptr %1116, align 8, !tbaa !5
  %1117 = getelementptr inbounds nuw i8, ptr %1110, i64 28
  store i32 %1062, ptr %1117, align 4, !tbaa !5
  %1118 = getelementptr inbounds nuw i8, ptr %1110, i64 32
  store i32 0, ptr %1118, align 8, !tbaa !5
  %1119 = getelementptr inbounds nuw i8, ptr %1110, i64 36
  store i32 0, ptr %1119, align 4, !tbaa !5
  %1120 = getelementptr inbounds nuw i8, ptr %1110, i64 40
  store i64 %2, ptr %1120, align 8, !tbaa !61
  %1121 = getelementptr inbounds nuw i8, ptr %1110, i64 48
  store i64 %1011, ptr %1121, align 8, !tbaa !61
  %1122 = getelementptr inbounds nuw i8, ptr %1110, i64 56
  store i64 1, ptr %1122, align 8, !tbaa !61
  br label %1123

1123:                                             ; preds = %1107, %1104, %1100, %1096, %1035, %1029
  br i1 %867, label %1127, label %1124

1124:                                             ; preds = %1123
  %1125 = load i64, ptr %1017, align 8, !tbaa !175
  %1126 = trunc i64 %1125 to i32
  store i32 %1126, ptr %1031, align 4, !tbaa !5
  br label %1127

1127:                                             ; preds = %1124, %1123
  %1128 = add nuw nsw i64 %1030, 1
  %1129 = load i64, ptr %1001, align 8, !tbaa !43
  %1130 = xor i64 %1129, -1
  %1131 = add i64 %1011, %1130
  %1132 = lshr i64 %1131, 2
  %1133 = icmp samesign ult i64 %1030, %1132
  br i1 %1133, label %1029, label %1134, !llvm.loop !179

1134:                                             ; preds = %1127, %996, %1000, %1004, %1008
  %1135 = and i32 %4, 4
  %1136 = icmp eq i32 %1135, 0
  br i1 %1136, label %1504, label %1137

1137:                                             ; preds = %1134
  %1138 = icmp ne i32 %865, 0
  %1139 = icmp ne ptr %6, null
  %1140 = and i1 %1138, %1139
  %1141 = icmp ne i64 %3, 0
  %1142 = and i1 %1140, %1141
  br i1 %1142, label %1143, label %1504

1143:                                             ; preds = %1137
  %1144 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %1145 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1146 = tail call i64 @llvm.umin.i64(i64 range(i64 -2147483648, 2147483648) %5, i64 8)
  %1147 = icmp eq i64 %5, 0
  %1148 = icmp eq i32 %865, 2
  %1149 = and i32 %4, 256
  %1150 = icmp eq i32 %1149, 0
  %1151 = and i32 %4, 8
  %1152 = icmp ne i32 %1151, 0
  %1153 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %1154 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %1155 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %1156 = trunc i32 %4 to i16
  %1157 = lshr i16 %1156, 3
  %1158 = and i16 %1157, 1
  %1159 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %1160 = icmp eq i16 %1158, 0
  %1161 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %1162 = getelementptr inbounds nuw i8, ptr %10, i64 120
  %1163 = getelementptr inbounds nuw i8, ptr %11, i64 164
  %1164 = and i32 %4, 32
  %1165 = icmp eq i32 %1164, 0
  br label %1166

1166:                                             ; preds = %1143, %1501
  %1167 = phi i64 [ 0, %1143 ], [ %1502, %1501 ]
  %1168 = add i64 %1167, %2
  %1169 = getelementptr inbounds nuw i8, ptr %6, i64 %1167
  %1170 = load ptr, ptr @tracks, align 8, !tbaa !9
  %1171 = load i32, ptr %1144, align 4, !tbaa !62
  %1172 = zext i32 %1171 to i64
  %1173 = getelementptr inbounds nuw %struct.Track, ptr %1170, i64 %1172
  %1174 = load ptr, ptr @L, align 8, !tbaa !9
  %1175 = getelementptr inbounds nuw i8, ptr %1174, i64 128
  %1176 = load i64, ptr %1175, align 8, !tbaa !37
  %1177 = icmp ult i64 %1168, %1176
  br i1 %1177, label %1189, label %1178

1178:                                             ; preds = %1166
  %1179 = getelementptr inbounds nuw i8, ptr %1174, i64 144
  %1180 = load i64, ptr %1179, align 8, !tbaa !38
  %1181 = icmp ult i64 %1168, %1180
  br i1 %1181, label %1182, label %1189

1182:                                             ; preds = %1178
  %1183 = load ptr, ptr %1145, align 8, !tbaa !31
  %1184 = getelementptr inbounds nuw i8, ptr %1183, i64 4
  %1185 = load i32, ptr %1184, align 4, !tbaa !122
  %1186 = zext i32 %1185 to i64
  %1187 = shl nuw i64 %1186, 32
  %1188 = or i64 %1187, %1168
  br label %1189

1189:                                             ; preds = %1182, %1178, %1166
  %1190 = phi i64 [ %1188, %1182 ], [ %1168, %1178 ], [ %1168, %1166 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i64 0, ptr %8, align 8, !tbaa !61
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store i64 0, ptr %9, align 8, !tbaa !61
  %1191 = lshr i64 %1190, 2
  %1192 = lshr i64 %1190, 14
  %1193 = xor i64 %1191, %1192
  %1194 = and i64 %1193, 4095
  %1195 = getelementptr inbounds nuw ptr, ptr @locations, i64 %1194
  %1196 = load ptr, ptr %1195, align 8, !tbaa !123
  %1197 = icmp eq ptr %1196, null
  br i1 %1197, label %1210, label %1198

1198:                                             ; preds = %1189, %1207
  %1199 = phi ptr [ %1208, %1207 ], [ %1196, %1189 ]
  %1200 = getelementptr inbounds nuw i8, ptr %1199, i64 8
  %1201 = load i64, ptr %1200, align 8, !tbaa !125
  %1202 = icmp eq i64 %1201, %1190
  br i1 %1202, label %1203, label %1207

1203:                                             ; preds = %1198
  %1204 = getelementptr inbounds nuw i8, ptr %1199, i64 16
  %1205 = load i64, ptr %1204, align 8, !tbaa !127
  %1206 = icmp eq i64 %1205, %5
  br i1 %1206, label %1292, label %1207

1207:                                             ; preds = %1203, %1198
  %1208 = load ptr, ptr %1199, align 8, !tbaa !123
  %1209 = icmp eq ptr %1208, null
  br i1 %1209, label %1210, label %1198, !llvm.loop !180

1210:                                             ; preds = %1207, %1189
  %1211 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !130
  %1212 = icmp eq ptr %1211, null
  br i1 %1212, label %1215, label %1213

1213:                                             ; preds = %1210
  %1214 = load ptr, ptr %1211, align 8, !tbaa !132
  store ptr %1214, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !130
  br label %1221

1215:                                             ; preds = %1210
  %1216 = getelementptr inbounds nuw i8, ptr %1174, i64 432
  %1217 = load ptr, ptr %1216, align 8, !tbaa !154
  %1218 = load i64, ptr @pool_used, align 8, !tbaa !61
  %1219 = getelementptr inbounds nuw i8, ptr %1217, i64 %1218
  %1220 = add i64 %1218, 2048
  store i64 %1220, ptr @pool_used, align 8, !tbaa !61
  br label %1221

1221:                                             ; preds = %1215, %1213
  %1222 = phi ptr [ %1211, %1213 ], [ %1219, %1215 ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1288) %1222, i8 0, i64 1288, i1 false)
  %1223 = getelementptr inbounds nuw i8, ptr %1222, i64 8
  store i64 %1190, ptr %1223, align 8, !tbaa !125
  %1224 = getelementptr inbounds nuw i8, ptr %1222, i64 16
  store i64 %5, ptr %1224, align 8, !tbaa !127
  %1225 = load ptr, ptr %1195, align 8, !tbaa !123
  store ptr %1225, ptr %1222, align 8, !tbaa !129
  store ptr %1222, ptr %1195, align 8, !tbaa !123
  %1226 = and i64 %1190, 4294967295
  %1227 = load i64, ptr %1175, align 8, !tbaa !37
  %1228 = icmp ult i64 %1226, %1227
  br i1 %1228, label %1233, label %1229

1229:                                             ; preds = %1221
  %1230 = getelementptr inbounds nuw i8, ptr %1174, i64 144
  %1231 = load i64, ptr %1230, align 8, !tbaa !38
  %1232 = icmp ult i64 %1226, %1231
  br i1 %1232, label %1259, label %1233

1233:                                             ; preds = %1229, %1221
  %1234 = getelementptr inbounds nuw i8, ptr %1174, i64 152
  %1235 = load i64, ptr %1234, align 8, !tbaa !39
  %1236 = icmp ult i64 %1226, %1235
  br i1 %1236, label %1241, label %1237

1237:                                             ; preds = %1233
  %1238 = getelementptr inbounds nuw i8, ptr %1174, i64 168
  %1239 = load i64, ptr %1238, align 8, !tbaa !40
  %1240 = icmp ult i64 %1226, %1239
  br i1 %1240, label %1259, label %1241

1241:                                             ; preds = %1237, %1233
  %1242 = getelementptr inbounds nuw i8, ptr %1174, i64 176
  %1243 = load i64, ptr %1242, align 8, !tbaa !41
  %1244 = icmp ult i64 %1226, %1243
  br i1 %1244, label %1249, label %1245

1245:                                             ; preds = %1241
  %1246 = getelementptr inbounds nuw i8, ptr %1174, i64 184
  %1247 = load i64, ptr %1246, align 8, !tbaa !42
  %1248 = icmp ult i64 %1226, %1247
  br i1 %1248, label %1259, label %1249

1249:                                             ; preds = %1245, %1241
  %1250 = getelementptr inbounds nuw i8, ptr %1174, i64 400
  %1251 = load i64, ptr %1250, align 8, !tbaa !87
  %1252 = getelementptr inbounds nuw i8, ptr %1174, i64 408
  %1253 = load ptr, ptr %1252, align 8, !tbaa !96
  %1254 = getelementptr inbounds nuw i8, ptr %1174, i64 192
  %1255 = load i64, ptr %1254, align 8, !tbaa !43
  %1256 = sub i64 %1226, %1255
  %1257 = udiv i64 %1256, %1251
  %1258 = getelementptr inbounds nuw %struct.Cell, ptr %1253, i64 %1257
  br label %1275

1259:                                             ; preds = %1245, %1237, %1229
  %1260 = getelementptr inbounds nuw i8, ptr %1174, i64 400
  %1261 = load i64, ptr %1260, align 8, !tbaa !87
  %1262 = getelementptr inbounds nuw i8, ptr %1174, i64 416
  %1263 = load ptr, ptr %1262, align 8, !tbaa !97
  %1264 = load ptr, ptr %1145, align 8, !tbaa !31
  %1265 = getelementptr inbounds nuw i8, ptr %1264, i64 8
  %1266 = load i32, ptr %1265, align 8, !tbaa !98
  %1267 = zext i32 %1266 to i64
  %1268 = getelementptr inbounds nuw i8, ptr %1174, i64 424
  %1269 = load i64, ptr %1268, align 8, !tbaa !99
  %1270 = mul i64 %1269, %1267
  %1271 = sub i64 %1226, %1227
  %1272 = udiv i64 %1271, %1261
  %1273 = getelementptr %struct.Cell, ptr %1263, i64 %1270
  %1274 = getelementptr %struct.Cell, ptr %1273, i64 %1272
  br label %1275

1275:                                             ; preds = %1259, %1249
  %1276 = phi i64 [ %1251, %1249 ], [ %1261, %1259 ]
  %1277 = phi ptr [ %1258, %1249 ], [ %1274, %1259 ]
  br i1 %1147, label %1285, label %1278

1278:                                             ; preds = %1275, %1278
  %1279 = phi i64 [ %1283, %1278 ], [ 0, %1275 ]
  %1280 = phi ptr [ %1281, %1278 ], [ %1277, %1275 ]
  %1281 = getelementptr inbounds nuw i8, ptr %1280, i64 64
  %1282 = getelementptr inbounds nuw i8, ptr %1280, i64 62
  store i16 1, ptr %1282, align 2, !tbaa !120
  %1283 = add i64 %1279, %1276
  %1284 = icmp ult i64 %1283, %5
  br i1 %1284, label %1278, label %1285, !llvm.loop !181

1285:                                             ; preds = %1278, %1275
  %1286 = getelementptr inbounds nuw i8, ptr %1222, i64 24
  store i32 1, ptr %1286, align 8, !tbaa !128
  %1287 = getelementptr inbounds nuw i8, ptr %1222, i64 32
  %1288 = getelementptr inbounds nuw i8, ptr %1174, i64 96
  %1289 = load ptr, ptr %1288, align 8, !tbaa !26
  %1290 = getelementptr inbounds nuw i8, ptr %1289, i64 %1226
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1287, ptr align 1 %1290, i64 %1146, i1 false)
  %1291 = getelementptr inbounds nuw i8, ptr %1222, i64 52
  store i16 1, ptr %1291, align 4, !tbaa !182
  br label %1297

1292:                                             ; preds = %1203
  %1293 = getelementptr inbounds nuw i8, ptr %1199, i64 24
  %1294 = load i32, ptr %1293, align 8, !tbaa !128
  %1295 = add i32 %1294, -1
  %1296 = zext i32 %1295 to i64
  br label %1297

1297:                                             ; preds = %1292, %1285
  %1298 = phi i64 [ %1296, %1292 ], [ 0, %1285 ]
  %1299 = phi ptr [ %1199, %1292 ], [ %1222, %1285 ]
  %1300 = getelementptr i8, ptr %1299, i64 32
  %1301 = getelementptr inbounds nuw i8, ptr %1299, i64 24
  %1302 = getelementptr inbounds nuw %struct.Version, ptr %1300, i64 %1298
  %1303 = getelementptr inbounds nuw i8, ptr %1174, i64 96
  %1304 = load ptr, ptr %1303, align 8, !tbaa !26
  %1305 = getelementptr inbounds nuw i8, ptr %1304, i64 %1168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %8, ptr align 1 %1305, i64 %1146, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %9, ptr nonnull readonly align 1 %1169, i64 %1146, i1 false)
  br i1 %1148, label %1309, label %1306

1306:                                             ; preds = %1297
  %1307 = getelementptr inbounds nuw i8, ptr %1173, i64 164
  %1308 = load i32, ptr %1307, align 4, !tbaa !88
  br label %1379

1309:                                             ; preds = %1297
  tail call fastcc void @observe(ptr noundef %1173, ptr noundef nonnull %1302, i32 noundef %4)
  %1310 = getelementptr inbounds nuw i8, ptr %1302, i64 24
  %1311 = load i32, ptr %1310, align 8, !tbaa !183
  %1312 = icmp eq i32 %1311, 0
  br i1 %1312, label %1313, label %1316

1313:                                             ; preds = %1309
  %1314 = getelementptr inbounds nuw i8, ptr %1173, i64 164
  %1315 = load i32, ptr %1314, align 4, !tbaa !88
  br label %1351

1316:                                             ; preds = %1309
  %1317 = getelementptr inbounds nuw i8, ptr %1302, i64 32
  %1318 = getelementptr inbounds nuw i8, ptr %1173, i64 164
  %1319 = load i32, ptr %1318, align 4, !tbaa !88
  %1320 = getelementptr inbounds nuw i8, ptr %1173, i64 168
  %1321 = getelementptr inbounds nuw i8, ptr %1173, i64 172
  %1322 = zext i32 %1311 to i64
  br label %1323

1323:                                             ; preds = %1340, %1316
  %1324 = phi i64 [ 0, %1316 ], [ %1341, %1340 ]
  %1325 = getelementptr inbounds nuw %struct.anon, ptr %1317, i64 %1324
  %1326 = load i32, ptr %1325, align 4, !tbaa !184
  %1327 = icmp eq i32 %1326, %1319
  br i1 %1327, label %1328, label %1340

1328:                                             ; preds = %1323
  %1329 = getelementptr inbounds nuw i8, ptr %1325, i64 8
  %1330 = load i16, ptr %1329, align 4, !tbaa !186
  %1331 = zext i16 %1330 to i32
  %1332 = load i32, ptr %1320, align 8, !tbaa !93
  %1333 = icmp eq i32 %1332, %1331
  br i1 %1333, label %1334, label %1340

1334:                                             ; preds = %1328
  %1335 = getelementptr inbounds nuw i8, ptr %1325, i64 10
  %1336 = load i16, ptr %1335, align 2, !tbaa !187
  %1337 = zext i16 %1336 to i32
  %1338 = load i32, ptr %1321, align 4, !tbaa !92
  %1339 = icmp eq i32 %1338, %1337
  br i1 %1339, label %1343, label %1340

1340:                                             ; preds = %1334, %1328, %1323
  %1341 = add nuw nsw i64 %1324, 1
  %1342 = icmp eq i64 %1341, %1322
  br i1 %1342, label %1347, label %1323, !llvm.loop !188

1343:                                             ; preds = %1334
  %1344 = getelementptr inbounds nuw i8, ptr %1173, i64 160
  %1345 = load i32, ptr %1344, align 8, !tbaa !91
  %1346 = getelementptr inbounds nuw i8, ptr %1325, i64 4
  store i32 %1345, ptr %1346, align 4, !tbaa !189
  br label %1364

1347:                                             ; preds = %1340
  %1348 = icmp eq i32 %1311, 6
  br i1 %1348, label %1349, label %1351

1349:                                             ; preds = %1347
  %1350 = getelementptr inbounds nuw i8, ptr %1302, i64 28
  store i32 1, ptr %1350, align 4, !tbaa !190
  br label %1364

1351:                                             ; preds = %1347, %1313
  %1352 = phi i64 [ 0, %1313 ], [ %1322, %1347 ]
  %1353 = phi i32 [ %1315, %1313 ], [ %1319, %1347 ]
  %1354 = add i32 %1311, 1
  store i32 %1354, ptr %1310, align 8, !tbaa !183
  %1355 = getelementptr inbounds nuw i8, ptr %1302, i64 32
  %1356 = getelementptr inbounds nuw %struct.anon, ptr %1355, i64 %1352
  store i32 %1353, ptr %1356, align 4, !tbaa !184
  %1357 = getelementptr inbounds nuw i8, ptr %1173, i64 160
  %1358 = load i32, ptr %1357, align 8, !tbaa !91
  %1359 = getelementptr inbounds nuw i8, ptr %1356, i64 4
  store i32 %1358, ptr %1359, align 4, !tbaa !189
  %1360 = getelementptr inbounds nuw i8, ptr %1173, i64 168
  %1361 = getelementptr inbounds nuw i8, ptr %1356, i64 8
  %1362 = load <2 x i32>, ptr %1360, align 8, !tbaa !5
  %1363 = trunc <2 x i32> %1362 to <2 x i16>
  store <2 x i16> %1363, ptr %1361, align 4, !tbaa !118
  br label %1364

1364:                                             ; preds = %1351, %1349, %1343
  %1365 = phi i32 [ %1319, %1343 ], [ %1319, %1349 ], [ %1353, %1351 ]
  br i1 %1150, label %1370, label %1366

1366:                                             ; preds = %1364
  %1367 = load i64, ptr %8, align 8, !tbaa !61
  %1368 = load i64, ptr %9, align 8, !tbaa !61
  %1369 = icmp eq i64 %1367, %1368
  br i1 %1369, label %1501, label %1370

1370:                                             ; preds = %1366, %1364
  %1371 = getelementptr inbounds nuw i8, ptr %1302, i64 8
  %1372 = load i32, ptr %1371, align 8, !tbaa !191
  %1373 = icmp eq i32 %1372, %1365
  br i1 %1373, label %1379, label %1374

1374:                                             ; preds = %1370
  %1375 = getelementptr inbounds nuw i8, ptr %1302, i64 20
  %1376 = load i16, ptr %1375, align 4, !tbaa !182
  %1377 = icmp ne i16 %1376, 0
  %1378 = and i1 %1152, %1377
  br label %1379

1379:                                             ; preds = %1374, %1370, %1306
  %1380 = phi i32 [ %1308, %1306 ], [ %1365, %1370 ], [ %1365, %1374 ]
  %1381 = phi i1 [ false, %1306 ], [ true, %1370 ], [ %1378, %1374 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(280) %1153, i8 0, i64 280, i1 false)
  %1382 = load i64, ptr %9, align 8, !tbaa !61
  store i64 %1382, ptr %10, align 8, !tbaa !192
  %1383 = getelementptr inbounds nuw i8, ptr %1173, i64 164
  store i32 %1380, ptr %1154, align 8, !tbaa !191
  %1384 = getelementptr inbounds nuw i8, ptr %1173, i64 160
  %1385 = load i32, ptr %1384, align 8, !tbaa !91
  store i32 %1385, ptr %1155, align 4, !tbaa !193
  %1386 = getelementptr inbounds nuw i8, ptr %1173, i64 168
  %1387 = getelementptr inbounds nuw i8, ptr %1173, i64 172
  %1388 = load <2 x i32>, ptr %1386, align 8, !tbaa !5
  %1389 = trunc <2 x i32> %1388 to <2 x i16>
  store <2 x i16> %1389, ptr %1153, align 8, !tbaa !118
  store i16 %1158, ptr %1159, align 4, !tbaa !182
  br i1 %1381, label %1390, label %1425

1390:                                             ; preds = %1379
  br i1 %1160, label %1394, label %1391

1391:                                             ; preds = %1390
  %1392 = getelementptr inbounds nuw i8, ptr %1302, i64 104
  call fastcc void @order_set(ptr noundef nonnull %1161, ptr noundef nonnull readonly %1392)
  %1393 = getelementptr inbounds nuw i8, ptr %1302, i64 120
  call fastcc void @order_set(ptr noundef nonnull %1162, ptr noundef nonnull readonly %1393)
  br label %1394

1394:                                             ; preds = %1391, %1390
  %1395 = getelementptr inbounds nuw i8, ptr %1302, i64 22
  %1396 = load i16, ptr %1395, align 2, !tbaa !134
  %1397 = icmp eq i16 %1396, 0
  br i1 %1397, label %1400, label %1398

1398:                                             ; preds = %1394
  %1399 = getelementptr inbounds nuw i8, ptr %1302, i64 136
  br label %1403

1400:                                             ; preds = %1418, %1394
  %1401 = load i16, ptr %1159, align 4, !tbaa !182
  %1402 = icmp eq i16 %1401, 0
  br i1 %1402, label %1423, label %1425

1403:                                             ; preds = %1418, %1398
  %1404 = phi i16 [ %1396, %1398 ], [ %1419, %1418 ]
  %1405 = phi i64 [ 0, %1398 ], [ %1420, %1418 ]
  %1406 = load i16, ptr %1159, align 4, !tbaa !182
  %1407 = icmp eq i16 %1406, 0
  br i1 %1407, label %1408, label %1413

1408:                                             ; preds = %1403
  %1409 = getelementptr inbounds nuw %struct.Group, ptr %1399, i64 %1405
  %1410 = load i32, ptr %1409, align 8, !tbaa !194
  %1411 = load i32, ptr %1383, align 4, !tbaa !88
  %1412 = icmp eq i32 %1410, %1411
  br i1 %1412, label %1413, label %1418

1413:                                             ; preds = %1408, %1403
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(184) %11, i8 0, i64 184, i1 false)
  %1414 = getelementptr inbounds nuw %struct.Group, ptr %1399, i64 %1405
  %1415 = load i32, ptr %1414, align 8, !tbaa !194
  store i32 %1415, ptr %1163, align 4, !tbaa !88
  %1416 = getelementptr inbounds nuw i8, ptr %1414, i64 8
  call fastcc void @offer(ptr noundef %10, ptr noundef nonnull %11, ptr noundef nonnull %1416, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #20
  %1417 = load i16, ptr %1395, align 2, !tbaa !134
  br label %1418

1418:                                             ; preds = %1413, %1408
  %1419 = phi i16 [ %1404, %1408 ], [ %1417, %1413 ]
  %1420 = add nuw nsw i64 %1405, 1
  %1421 = zext i16 %1419 to i64
  %1422 = icmp samesign ult i64 %1420, %1421
  br i1 %1422, label %1403, label %1400, !llvm.loop !196

1423:                                             ; preds = %1400
  %1424 = getelementptr inbounds nuw i8, ptr %1302, i64 104
  call fastcc void @offer(ptr noundef %10, ptr noundef %1173, ptr noundef nonnull %1424, ptr noundef null)
  br label %1425

1425:                                             ; preds = %1423, %1400, %1379
  br i1 %1165, label %1446, label %1426

1426:                                             ; preds = %1425
  %1427 = load i32, ptr %1386, align 8, !tbaa !93
  %1428 = load i32, ptr %1387, align 4, !tbaa !92
  %1429 = shl nuw i32 1, %1428
  %1430 = load i32, ptr %1384, align 8, !tbaa !91
  tail call fastcc void @pair_set_lanes(ptr noundef %1173, i32 noundef %1427, i32 noundef %1429, i32 noundef %1430)
  %1431 = load i32, ptr %1384, align 8, !tbaa !91
  %1432 = add i32 %1431, 1
  store i32 %1432, ptr %1384, align 8, !tbaa !91
  %1433 = getelementptr inbounds nuw i8, ptr %1299, i64 1224
  tail call fastcc void @order_set(ptr noundef nonnull %1433, ptr noundef readonly %1173)
  %1434 = getelementptr inbounds nuw i8, ptr %1299, i64 1240
  %1435 = getelementptr inbounds nuw i8, ptr %1173, i64 16
  tail call fastcc void @order_set(ptr noundef nonnull %1434, ptr noundef nonnull readonly %1435)
  %1436 = load i16, ptr %1159, align 4, !tbaa !182
  %1437 = icmp eq i16 %1436, 0
  %1438 = getelementptr inbounds nuw i8, ptr %1299, i64 1256
  br i1 %1437, label %1441, label %1439

1439:                                             ; preds = %1426
  tail call fastcc void @order_set(ptr noundef nonnull %1438, ptr noundef nonnull readonly %1173)
  %1440 = getelementptr inbounds nuw i8, ptr %1299, i64 1272
  tail call fastcc void @order_set(ptr noundef nonnull %1440, ptr noundef nonnull readonly %1435)
  br label %1442

1441:                                             ; preds = %1426
  tail call fastcc void @pair_drop(ptr noundef nonnull %1438)
  br label %1442

1442:                                             ; preds = %1441, %1439
  %1443 = getelementptr inbounds nuw i8, ptr %1299, i64 1216
  store ptr %1173, ptr %1443, align 8, !tbaa !197
  %1444 = load i32, ptr %1383, align 4, !tbaa !88
  %1445 = getelementptr inbounds nuw i8, ptr %1299, i64 28
  store i32 %1444, ptr %1445, align 4, !tbaa !198
  br label %1465

1446:                                             ; preds = %1425
  %1447 = getelementptr inbounds nuw i8, ptr %1299, i64 1216
  %1448 = load ptr, ptr %1447, align 8, !tbaa !197
  br i1 %1148, label %1457, label %1449

1449:                                             ; preds = %1446
  %1450 = icmp eq ptr %1448, %1173
  br i1 %1450, label %1451, label %1456

1451:                                             ; preds = %1449
  %1452 = getelementptr inbounds nuw i8, ptr %1299, i64 28
  %1453 = load i32, ptr %1452, align 4, !tbaa !198
  %1454 = load i32, ptr %1383, align 4, !tbaa !88
  %1455 = icmp eq i32 %1453, %1454
  br i1 %1455, label %1465, label %1456

1456:                                             ; preds = %1451, %1449
  store ptr null, ptr %1447, align 8, !tbaa !197
  br label %1457

1457:                                             ; preds = %1456, %1446
  %1458 = phi ptr [ null, %1456 ], [ %1448, %1446 ]
  %1459 = icmp eq ptr %1458, %1173
  br i1 %1459, label %1460, label %1471

1460:                                             ; preds = %1457
  %1461 = getelementptr inbounds nuw i8, ptr %1299, i64 28
  %1462 = load i32, ptr %1461, align 4, !tbaa !198
  %1463 = load i32, ptr %1383, align 4, !tbaa !88
  %1464 = icmp eq i32 %1462, %1463
  br i1 %1464, label %1465, label %1471

1465:                                             ; preds = %1442, %1451, %1460
  %1466 = getelementptr inbounds nuw i8, ptr %1299, i64 1224
  %1467 = load i16, ptr %1159, align 4, !tbaa !182
  %1468 = icmp eq i16 %1467, 0
  %1469 = getelementptr inbounds nuw i8, ptr %1299, i64 1256
  %1470 = select i1 %1468, ptr null, ptr %1469
  call fastcc void @offer(ptr noundef %10, ptr noundef nonnull %1173, ptr noundef nonnull %1466, ptr noundef %1470)
  br label %1471

1471:                                             ; preds = %1465, %1460, %1457
  %1472 = getelementptr inbounds nuw i8, ptr %1173, i64 32
  %1473 = load i16, ptr %1159, align 4, !tbaa !182
  %1474 = icmp eq i16 %1473, 0
  %1475 = getelementptr inbounds nuw i8, ptr %1173, i64 64
  %1476 = select i1 %1474, ptr null, ptr %1475
  call fastcc void @offer(ptr noundef %10, ptr noundef %1173, ptr noundef nonnull %1472, ptr noundef %1476)
  %1477 = load i32, ptr %1301, align 8, !tbaa !128
  %1478 = icmp eq i32 %1477, 4
  br i1 %1478, label %1479, label %1496

1479:                                             ; preds = %1471
  %1480 = getelementptr inbounds nuw i8, ptr %1299, i64 136
  tail call fastcc void @pair_drop(ptr noundef nonnull %1480)
  %1481 = getelementptr inbounds nuw i8, ptr %1299, i64 54
  %1482 = load i16, ptr %1481, align 2, !tbaa !134
  %1483 = icmp eq i16 %1482, 0
  br i1 %1483, label %1492, label %1484

1484:                                             ; preds = %1479, %1484
  %1485 = phi i64 [ %1488, %1484 ], [ 0, %1479 ]
  %1486 = getelementptr inbounds nuw %struct.Group, ptr %1300, i64 %1485
  %1487 = getelementptr inbounds nuw i8, ptr %1486, i64 144
  tail call fastcc void @pair_drop(ptr noundef nonnull %1487)
  %1488 = add nuw nsw i64 %1485, 1
  %1489 = load i16, ptr %1481, align 2, !tbaa !134
  %1490 = zext i16 %1489 to i64
  %1491 = icmp samesign ult i64 %1488, %1490
  br i1 %1491, label %1484, label %1492, !llvm.loop !136

1492:                                             ; preds = %1484, %1479
  %1493 = getelementptr i8, ptr %1299, i64 328
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(888) %1300, ptr noundef nonnull align 8 dereferenceable(888) %1493, i64 888, i1 false)
  %1494 = load i32, ptr %1301, align 8, !tbaa !128
  %1495 = add i32 %1494, -1
  br label %1496

1496:                                             ; preds = %1492, %1471
  %1497 = phi i32 [ %1495, %1492 ], [ %1477, %1471 ]
  %1498 = add i32 %1497, 1
  store i32 %1498, ptr %1301, align 8, !tbaa !128
  %1499 = zext i32 %1497 to i64
  %1500 = getelementptr inbounds nuw %struct.Version, ptr %1300, i64 %1499
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(296) %1500, ptr noundef nonnull align 8 dereferenceable(296) %10, i64 296, i1 false), !tbaa.struct !199
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #20
  br label %1501

1501:                                             ; preds = %1366, %1496
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %1502 = add i64 %1167, %5
  %1503 = icmp ult i64 %1502, %3
  br i1 %1503, label %1166, label %1504, !llvm.loop !200

1504:                                             ; preds = %1501, %1137, %1134
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
  br i1 %122, label %1488, label %123

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
  br i1 %154, label %161, label %1879

155:                                              ; preds = %148, %155
  %156 = phi i64 [ %159, %155 ], [ 0, %148 ]
  %157 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %156
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 16
  store i32 0, ptr %158, align 8, !tbaa !223
  %159 = add nuw nsw i64 %156, 1
  %160 = icmp eq i64 %159, %150
  br i1 %160, label %152, label %155, !llvm.loop !250

161:                                              ; preds = %152, %1483
  %162 = phi i32 [ %1486, %1483 ], [ 1, %152 ]
  %163 = phi ptr [ %1484, %1483 ], [ null, %152 ]
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
  br i1 %400, label %733, label %401

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
  br label %1483

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
  br label %1483

465:                                              ; preds = %454
  %466 = load ptr, ptr @L, align 8, !tbaa !9
  %467 = getelementptr inbounds nuw i8, ptr %466, i64 528
  %468 = load i64, ptr %467, align 8, !tbaa !235
  %469 = and i64 %468, 4294967295
  %470 = icmp eq i64 %469, 0
  br i1 %470, label %649, label %471

471:                                              ; preds = %465, %646
  %472 = phi i64 [ %647, %646 ], [ 0, %465 ]
  %473 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %472
  %474 = getelementptr inbounds nuw i8, ptr %473, i64 16
  %475 = load i32, ptr %474, align 8, !tbaa !223
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %646, label %477

477:                                              ; preds = %471
  %478 = getelementptr inbounds nuw i8, ptr %473, i64 12
  %479 = load i32, ptr %478, align 4, !tbaa !49
  %480 = getelementptr inbounds nuw i8, ptr %473, i64 24
  %481 = zext i32 %479 to i64
  %482 = icmp eq i32 %479, 0
  br i1 %482, label %646, label %483

483:                                              ; preds = %477
  %484 = load ptr, ptr %480, align 8, !tbaa !219
  br label %485

485:                                              ; preds = %643, %483
  %486 = phi i64 [ 0, %483 ], [ %644, %643 ]
  %487 = getelementptr inbounds nuw %struct.Thread, ptr %484, i64 %486
  %488 = getelementptr inbounds nuw i8, ptr %487, i64 20
  %489 = load i32, ptr %488, align 4, !tbaa !220
  %490 = icmp eq i32 %489, 2
  br i1 %490, label %491, label %643

491:                                              ; preds = %485
  %492 = getelementptr inbounds nuw i8, ptr %487, i64 60
  %493 = load i32, ptr %492, align 4, !tbaa !226
  %494 = icmp eq i32 %493, 40
  br i1 %494, label %495, label %643

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
  %567 = zext i32 %566 to i64
  br label %568

568:                                              ; preds = %577, %565
  %569 = phi i64 [ 0, %565 ], [ %578, %577 ]
  %570 = trunc nuw nsw i64 %569 to i32
  %571 = shl nuw i32 1, %570
  %572 = and i32 %571, %566
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %577, label %574

574:                                              ; preds = %568
  %575 = getelementptr inbounds nuw %struct.Thread, ptr %499, i64 %569
  %576 = getelementptr inbounds nuw i8, ptr %575, i64 88
  store i64 %567, ptr %576, align 8, !tbaa !233
  br label %577

577:                                              ; preds = %574, %568
  %578 = add nuw nsw i64 %569, 1
  %579 = icmp eq i64 %578, 32
  br i1 %579, label %580, label %568, !llvm.loop !261

580:                                              ; preds = %577, %589
  %581 = phi i64 [ %590, %589 ], [ 0, %577 ]
  %582 = trunc nuw nsw i64 %581 to i32
  %583 = shl nuw i32 1, %582
  %584 = and i32 %583, %566
  %585 = icmp eq i32 %584, 0
  br i1 %585, label %589, label %586

586:                                              ; preds = %580
  %587 = getelementptr inbounds nuw %struct.Thread, ptr %499, i64 %581
  %588 = getelementptr inbounds nuw i8, ptr %587, i64 20
  store i32 0, ptr %588, align 4, !tbaa !220
  br label %589

589:                                              ; preds = %586, %580
  %590 = add nuw nsw i64 %581, 1
  %591 = icmp eq i64 %590, 32
  br i1 %591, label %592, label %580, !llvm.loop !262

592:                                              ; preds = %589
  %593 = load ptr, ptr @turns, align 8
  %594 = load ptr, ptr @ready, align 8
  br label %595

595:                                              ; preds = %639, %592
  %596 = phi i64 [ 0, %592 ], [ %641, %639 ]
  %597 = phi i32 [ 0, %592 ], [ %640, %639 ]
  %598 = load ptr, ptr %480, align 8, !tbaa !219
  %599 = getelementptr inbounds nuw %struct.Thread, ptr %598, i64 %596
  %600 = getelementptr inbounds nuw i8, ptr %599, i64 20
  %601 = load i32, ptr %600, align 4, !tbaa !220
  %602 = icmp eq i32 %601, 0
  br i1 %602, label %603, label %639

603:                                              ; preds = %595
  %604 = getelementptr inbounds nuw i8, ptr %599, i64 108
  %605 = load i32, ptr %604, align 4, !tbaa !62
  %606 = zext i32 %605 to i64
  %607 = getelementptr inbounds nuw %struct.Turn, ptr %593, i64 %606
  %608 = getelementptr inbounds nuw i8, ptr %607, i64 4
  %609 = load i32, ptr %608, align 4, !tbaa !255
  %610 = icmp eq i32 %609, 0
  br i1 %610, label %611, label %639

611:                                              ; preds = %603
  %612 = add i32 %597, 1
  store i32 %612, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %608, align 4, !tbaa !255
  %613 = zext i32 %597 to i64
  %614 = getelementptr inbounds nuw ptr, ptr %594, i64 %613
  store ptr %599, ptr %614, align 8, !tbaa !9
  %615 = icmp eq i32 %597, 0
  br i1 %615, label %639, label %616

616:                                              ; preds = %611, %637
  %617 = phi i32 [ %622, %637 ], [ %597, %611 ]
  %618 = zext i32 %617 to i64
  %619 = getelementptr inbounds nuw ptr, ptr %594, i64 %618
  %620 = load ptr, ptr %619, align 8, !tbaa !9
  %621 = add i32 %617, -1
  %622 = lshr i32 %621, 1
  %623 = zext nneg i32 %622 to i64
  %624 = getelementptr inbounds nuw ptr, ptr %594, i64 %623
  %625 = load ptr, ptr %624, align 8, !tbaa !9
  %626 = getelementptr inbounds nuw i8, ptr %620, i64 108
  %627 = load i32, ptr %626, align 4, !tbaa !62
  %628 = zext i32 %627 to i64
  %629 = getelementptr inbounds nuw %struct.Turn, ptr %593, i64 %628
  %630 = load i32, ptr %629, align 8, !tbaa !256
  %631 = getelementptr inbounds nuw i8, ptr %625, i64 108
  %632 = load i32, ptr %631, align 4, !tbaa !62
  %633 = zext i32 %632 to i64
  %634 = getelementptr inbounds nuw %struct.Turn, ptr %593, i64 %633
  %635 = load i32, ptr %634, align 8, !tbaa !256
  %636 = icmp ult i32 %630, %635
  br i1 %636, label %637, label %639

637:                                              ; preds = %616
  store ptr %620, ptr %624, align 8, !tbaa !9
  store ptr %625, ptr %619, align 8, !tbaa !9
  %638 = icmp eq i32 %622, 0
  br i1 %638, label %639, label %616, !llvm.loop !257

639:                                              ; preds = %637, %616, %611, %603, %595
  %640 = phi i32 [ %597, %603 ], [ 1, %611 ], [ %597, %595 ], [ %612, %616 ], [ %612, %637 ]
  %641 = add nuw nsw i64 %596, 1
  %642 = icmp eq i64 %641, %481
  br i1 %642, label %1483, label %595, !llvm.loop !263

643:                                              ; preds = %491, %485
  %644 = add nuw nsw i64 %486, 1
  %645 = icmp eq i64 %644, %481
  br i1 %645, label %646, label %485

646:                                              ; preds = %643, %477, %471
  %647 = add nuw nsw i64 %472, 1
  %648 = icmp eq i64 %647, %469
  br i1 %648, label %649, label %471, !llvm.loop !264

649:                                              ; preds = %646, %465
  %650 = icmp ne i32 %402, 0
  %651 = load i64, ptr @patience, align 8
  %652 = icmp ult i64 %651, 2097152
  %653 = select i1 %650, i1 %652, i1 false
  br i1 %653, label %654, label %703

654:                                              ; preds = %649
  %655 = shl i32 %402, 2
  %656 = zext i32 %655 to i64
  %657 = add nuw nsw i64 %651, %656
  store i64 %657, ptr @patience, align 8, !tbaa !61
  %658 = load ptr, ptr @parked, align 8, !tbaa !237
  %659 = load ptr, ptr @turns, align 8, !tbaa !9
  %660 = load ptr, ptr @ready, align 8
  %661 = zext i32 %402 to i64
  br label %662

662:                                              ; preds = %700, %654
  %663 = phi i64 [ 0, %654 ], [ %671, %700 ]
  %664 = getelementptr inbounds nuw ptr, ptr %658, i64 %663
  %665 = load ptr, ptr %664, align 8, !tbaa !9
  %666 = getelementptr inbounds nuw i8, ptr %665, i64 108
  %667 = load i32, ptr %666, align 4, !tbaa !62
  %668 = zext i32 %667 to i64
  %669 = getelementptr inbounds nuw %struct.Turn, ptr %659, i64 %668
  %670 = getelementptr inbounds nuw i8, ptr %669, i64 8
  store i32 0, ptr %670, align 8, !tbaa !74
  %671 = add nuw nsw i64 %663, 1
  %672 = getelementptr inbounds nuw i8, ptr %669, i64 4
  store i32 1, ptr %672, align 4, !tbaa !255
  %673 = getelementptr inbounds nuw ptr, ptr %660, i64 %663
  store ptr %665, ptr %673, align 8, !tbaa !9
  %674 = icmp eq i64 %663, 0
  br i1 %674, label %700, label %675

675:                                              ; preds = %662
  %676 = trunc nuw i64 %663 to i32
  br label %677

677:                                              ; preds = %675, %698
  %678 = phi i32 [ %683, %698 ], [ %676, %675 ]
  %679 = zext i32 %678 to i64
  %680 = getelementptr inbounds nuw ptr, ptr %660, i64 %679
  %681 = load ptr, ptr %680, align 8, !tbaa !9
  %682 = add i32 %678, -1
  %683 = lshr i32 %682, 1
  %684 = zext nneg i32 %683 to i64
  %685 = getelementptr inbounds nuw ptr, ptr %660, i64 %684
  %686 = load ptr, ptr %685, align 8, !tbaa !9
  %687 = getelementptr inbounds nuw i8, ptr %681, i64 108
  %688 = load i32, ptr %687, align 4, !tbaa !62
  %689 = zext i32 %688 to i64
  %690 = getelementptr inbounds nuw %struct.Turn, ptr %659, i64 %689
  %691 = load i32, ptr %690, align 8, !tbaa !256
  %692 = getelementptr inbounds nuw i8, ptr %686, i64 108
  %693 = load i32, ptr %692, align 4, !tbaa !62
  %694 = zext i32 %693 to i64
  %695 = getelementptr inbounds nuw %struct.Turn, ptr %659, i64 %694
  %696 = load i32, ptr %695, align 8, !tbaa !256
  %697 = icmp ult i32 %691, %696
  br i1 %697, label %698, label %700

698:                                              ; preds = %677
  store ptr %681, ptr %685, align 8, !tbaa !9
  store ptr %686, ptr %680, align 8, !tbaa !9
  %699 = icmp eq i32 %683, 0
  br i1 %699, label %700, label %677, !llvm.loop !257

700:                                              ; preds = %698, %677, %662
  %701 = icmp eq i64 %671, %661
  br i1 %701, label %702, label %662, !llvm.loop !259

702:                                              ; preds = %700
  store i32 %402, ptr @n_ready, align 4, !tbaa !5
  store i32 0, ptr @n_parked, align 4, !tbaa !5
  br label %1483

703:                                              ; preds = %649
  br i1 %650, label %705, label %704

704:                                              ; preds = %703
  br i1 %470, label %1879, label %726

705:                                              ; preds = %703
  %706 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %707 = icmp eq i32 %706, 0
  br i1 %707, label %708, label %1879

708:                                              ; preds = %705
  %709 = load ptr, ptr @parked, align 8, !tbaa !237
  %710 = load ptr, ptr %709, align 8, !tbaa !9
  %711 = getelementptr inbounds nuw i8, ptr %710, i64 56
  %712 = load i32, ptr %711, align 8, !tbaa !228
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %713 = getelementptr inbounds nuw i8, ptr %466, i64 592
  store i32 %318, ptr %713, align 8, !tbaa !81
  %714 = getelementptr inbounds nuw i8, ptr %466, i64 596
  store i32 %712, ptr %714, align 4, !tbaa !82
  %715 = getelementptr inbounds nuw i8, ptr %466, i64 600
  store i32 -1, ptr %715, align 8, !tbaa !83
  %716 = getelementptr inbounds nuw i8, ptr %710, i64 112
  %717 = load ptr, ptr %716, align 8, !tbaa !31
  %718 = load i32, ptr %717, align 8, !tbaa !84
  %719 = getelementptr inbounds nuw i8, ptr %710, i64 104
  %720 = load i32, ptr %719, align 8, !tbaa !51
  %721 = getelementptr inbounds nuw i8, ptr %466, i64 608
  store i32 %718, ptr %721, align 8, !tbaa !85
  %722 = getelementptr inbounds nuw i8, ptr %466, i64 612
  store i32 %720, ptr %722, align 4, !tbaa !86
  br label %1879

723:                                              ; preds = %726
  %724 = add nuw nsw i64 %727, 1
  %725 = icmp eq i64 %724, %469
  br i1 %725, label %1879, label %726, !llvm.loop !265

726:                                              ; preds = %704, %723
  %727 = phi i64 [ %724, %723 ], [ 0, %704 ]
  %728 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %727
  %729 = getelementptr inbounds nuw i8, ptr %728, i64 16
  %730 = load i32, ptr %729, align 8, !tbaa !223
  %731 = icmp eq i32 %730, 0
  br i1 %731, label %723, label %732

732:                                              ; preds = %726
  tail call fastcc void @raise_stuck(ptr noundef nonnull %728)
  br label %1879

733:                                              ; preds = %396
  %734 = icmp eq ptr %163, null
  %735 = load i32, ptr @choose.run, align 4
  %736 = add i32 %735, 1
  %737 = select i1 %734, i32 0, i32 %736
  store i32 %737, ptr @choose.run, align 4, !tbaa !5
  %738 = load ptr, ptr @L, align 8, !tbaa !9
  %739 = getelementptr inbounds nuw i8, ptr %738, i64 544
  %740 = load i64, ptr %739, align 8, !tbaa !248
  %741 = icmp sgt i64 %740, 1
  %742 = icmp ne i64 %740, 3
  %743 = and i1 %741, %742
  br i1 %743, label %941, label %744

744:                                              ; preds = %733
  br i1 %734, label %809, label %745

745:                                              ; preds = %744
  %746 = load ptr, ptr @turns, align 8, !tbaa !9
  %747 = getelementptr inbounds nuw i8, ptr %163, i64 108
  %748 = load i32, ptr %747, align 4, !tbaa !62
  %749 = zext i32 %748 to i64
  %750 = getelementptr inbounds nuw %struct.Turn, ptr %746, i64 %749
  br i1 %742, label %779, label %751

751:                                              ; preds = %745
  %752 = load i32, ptr @inclination, align 4, !tbaa !5
  %753 = load i64, ptr @random_state, align 8, !tbaa !61
  %754 = add i64 %753, -7046029254386353131
  store i64 %754, ptr @random_state, align 8, !tbaa !61
  %755 = lshr i64 %754, 30
  %756 = xor i64 %755, %754
  %757 = mul i64 %756, -4658895280553007687
  %758 = lshr i64 %757, 27
  %759 = xor i64 %758, %757
  %760 = mul i64 %759, -7723592293110705685
  %761 = lshr i64 %760, 31
  %762 = xor i64 %761, %760
  %763 = zext i32 %752 to i64
  %764 = urem i64 %762, %763
  %765 = icmp eq i64 %764, 0
  br i1 %765, label %766, label %779

766:                                              ; preds = %751
  %767 = add i64 %753, 4354685564936845354
  store i64 %767, ptr @random_state, align 8, !tbaa !61
  %768 = lshr i64 %767, 30
  %769 = xor i64 %768, %767
  %770 = mul i64 %769, -4658895280553007687
  %771 = lshr i64 %770, 27
  %772 = xor i64 %771, %770
  %773 = mul i64 %772, -7723592293110705685
  %774 = lshr i64 %773, 31
  %775 = xor i64 %774, %773
  %776 = trunc i64 %775 to i32
  %777 = lshr i32 %776, 1
  %778 = or disjoint i32 %777, -2147483648
  store i32 %778, ptr %750, align 8, !tbaa !256
  br label %779

779:                                              ; preds = %766, %751, %745
  %780 = add i32 %398, 1
  store i32 %780, ptr @n_ready, align 4, !tbaa !5
  %781 = getelementptr inbounds nuw i8, ptr %750, i64 4
  store i32 1, ptr %781, align 4, !tbaa !255
  %782 = load ptr, ptr @ready, align 8, !tbaa !237
  %783 = zext i32 %398 to i64
  %784 = getelementptr inbounds nuw ptr, ptr %782, i64 %783
  store ptr %163, ptr %784, align 8, !tbaa !9
  %785 = icmp eq i32 %398, 0
  br i1 %785, label %809, label %786

786:                                              ; preds = %779, %807
  %787 = phi i32 [ %792, %807 ], [ %398, %779 ]
  %788 = zext i32 %787 to i64
  %789 = getelementptr inbounds nuw ptr, ptr %782, i64 %788
  %790 = load ptr, ptr %789, align 8, !tbaa !9
  %791 = add i32 %787, -1
  %792 = lshr i32 %791, 1
  %793 = zext nneg i32 %792 to i64
  %794 = getelementptr inbounds nuw ptr, ptr %782, i64 %793
  %795 = load ptr, ptr %794, align 8, !tbaa !9
  %796 = getelementptr inbounds nuw i8, ptr %790, i64 108
  %797 = load i32, ptr %796, align 4, !tbaa !62
  %798 = zext i32 %797 to i64
  %799 = getelementptr inbounds nuw %struct.Turn, ptr %746, i64 %798
  %800 = load i32, ptr %799, align 8, !tbaa !256
  %801 = getelementptr inbounds nuw i8, ptr %795, i64 108
  %802 = load i32, ptr %801, align 4, !tbaa !62
  %803 = zext i32 %802 to i64
  %804 = getelementptr inbounds nuw %struct.Turn, ptr %746, i64 %803
  %805 = load i32, ptr %804, align 8, !tbaa !256
  %806 = icmp ult i32 %800, %805
  br i1 %806, label %807, label %809

807:                                              ; preds = %786
  store ptr %790, ptr %794, align 8, !tbaa !9
  store ptr %795, ptr %789, align 8, !tbaa !9
  %808 = icmp eq i32 %792, 0
  br i1 %808, label %809, label %786, !llvm.loop !257

809:                                              ; preds = %807, %786, %779, %744
  %810 = phi i32 [ %398, %744 ], [ 1, %779 ], [ %780, %786 ], [ %780, %807 ]
  %811 = icmp ult i32 %737, 4096
  br i1 %811, label %812, label %864

812:                                              ; preds = %809
  %813 = load ptr, ptr @ready, align 8, !tbaa !237
  %814 = load ptr, ptr %813, align 8, !tbaa !9
  %815 = add i32 %810, -1
  store i32 %815, ptr @n_ready, align 4, !tbaa !5
  %816 = zext i32 %815 to i64
  %817 = getelementptr inbounds nuw ptr, ptr %813, i64 %816
  %818 = load ptr, ptr %817, align 8, !tbaa !9
  store ptr %818, ptr %813, align 8, !tbaa !9
  %819 = load ptr, ptr @turns, align 8
  %820 = icmp ugt i32 %815, 1
  br i1 %820, label %821, label %1015

821:                                              ; preds = %812, %855
  %822 = phi i32 [ %862, %855 ], [ 1, %812 ]
  %823 = phi i32 [ %861, %855 ], [ 0, %812 ]
  %824 = phi i32 [ %850, %855 ], [ 0, %812 ]
  %825 = add nuw i32 %823, 2
  %826 = zext i32 %822 to i64
  %827 = zext i32 %825 to i64
  br label %830

828:                                              ; preds = %830
  %829 = icmp eq i32 %850, %824
  br i1 %829, label %1015, label %855

830:                                              ; preds = %830, %821
  %831 = phi i64 [ %826, %821 ], [ %851, %830 ]
  %832 = phi i32 [ %824, %821 ], [ %850, %830 ]
  %833 = getelementptr inbounds nuw ptr, ptr %813, i64 %831
  %834 = load ptr, ptr %833, align 8, !tbaa !9
  %835 = zext i32 %832 to i64
  %836 = getelementptr inbounds nuw ptr, ptr %813, i64 %835
  %837 = load ptr, ptr %836, align 8, !tbaa !9
  %838 = getelementptr inbounds nuw i8, ptr %834, i64 108
  %839 = load i32, ptr %838, align 4, !tbaa !62
  %840 = zext i32 %839 to i64
  %841 = getelementptr inbounds nuw %struct.Turn, ptr %819, i64 %840
  %842 = load i32, ptr %841, align 8, !tbaa !256
  %843 = getelementptr inbounds nuw i8, ptr %837, i64 108
  %844 = load i32, ptr %843, align 4, !tbaa !62
  %845 = zext i32 %844 to i64
  %846 = getelementptr inbounds nuw %struct.Turn, ptr %819, i64 %845
  %847 = load i32, ptr %846, align 8, !tbaa !256
  %848 = icmp ult i32 %842, %847
  %849 = trunc nuw i64 %831 to i32
  %850 = select i1 %848, i32 %849, i32 %832
  %851 = add nuw nsw i64 %831, 1
  %852 = icmp samesign ult i64 %831, %827
  %853 = icmp samesign ult i64 %851, %816
  %854 = and i1 %852, %853
  br i1 %854, label %830, label %828, !llvm.loop !266

855:                                              ; preds = %828
  %856 = zext i32 %824 to i64
  %857 = getelementptr inbounds nuw ptr, ptr %813, i64 %856
  %858 = zext i32 %850 to i64
  %859 = getelementptr inbounds nuw ptr, ptr %813, i64 %858
  %860 = load ptr, ptr %859, align 8, !tbaa !9
  store ptr %860, ptr %857, align 8, !tbaa !9
  store ptr %818, ptr %859, align 8, !tbaa !9
  %861 = shl i32 %850, 1
  %862 = or disjoint i32 %861, 1
  %863 = icmp ult i32 %862, %815
  br i1 %863, label %821, label %1015

864:                                              ; preds = %809
  store i32 0, ptr @choose.run, align 4, !tbaa !5
  %865 = load ptr, ptr @ready, align 8, !tbaa !237
  %866 = load ptr, ptr %865, align 8, !tbaa !9
  %867 = add i32 %810, -1
  store i32 %867, ptr @n_ready, align 4, !tbaa !5
  %868 = zext i32 %867 to i64
  %869 = getelementptr inbounds nuw ptr, ptr %865, i64 %868
  %870 = load ptr, ptr %869, align 8, !tbaa !9
  store ptr %870, ptr %865, align 8, !tbaa !9
  %871 = load ptr, ptr @turns, align 8
  %872 = icmp ugt i32 %867, 1
  br i1 %872, label %873, label %916

873:                                              ; preds = %864, %907
  %874 = phi i32 [ %914, %907 ], [ 1, %864 ]
  %875 = phi i32 [ %913, %907 ], [ 0, %864 ]
  %876 = phi i32 [ %902, %907 ], [ 0, %864 ]
  %877 = add nuw i32 %875, 2
  %878 = zext i32 %874 to i64
  %879 = zext i32 %877 to i64
  br label %882

880:                                              ; preds = %882
  %881 = icmp eq i32 %902, %876
  br i1 %881, label %918, label %907

882:                                              ; preds = %882, %873
  %883 = phi i64 [ %878, %873 ], [ %903, %882 ]
  %884 = phi i32 [ %876, %873 ], [ %902, %882 ]
  %885 = getelementptr inbounds nuw ptr, ptr %865, i64 %883
  %886 = load ptr, ptr %885, align 8, !tbaa !9
  %887 = zext i32 %884 to i64
  %888 = getelementptr inbounds nuw ptr, ptr %865, i64 %887
  %889 = load ptr, ptr %888, align 8, !tbaa !9
  %890 = getelementptr inbounds nuw i8, ptr %886, i64 108
  %891 = load i32, ptr %890, align 4, !tbaa !62
  %892 = zext i32 %891 to i64
  %893 = getelementptr inbounds nuw %struct.Turn, ptr %871, i64 %892
  %894 = load i32, ptr %893, align 8, !tbaa !256
  %895 = getelementptr inbounds nuw i8, ptr %889, i64 108
  %896 = load i32, ptr %895, align 4, !tbaa !62
  %897 = zext i32 %896 to i64
  %898 = getelementptr inbounds nuw %struct.Turn, ptr %871, i64 %897
  %899 = load i32, ptr %898, align 8, !tbaa !256
  %900 = icmp ult i32 %894, %899
  %901 = trunc nuw i64 %883 to i32
  %902 = select i1 %900, i32 %901, i32 %884
  %903 = add nuw nsw i64 %883, 1
  %904 = icmp samesign ult i64 %883, %879
  %905 = icmp samesign ult i64 %903, %868
  %906 = and i1 %904, %905
  br i1 %906, label %882, label %880, !llvm.loop !266

907:                                              ; preds = %880
  %908 = zext i32 %876 to i64
  %909 = getelementptr inbounds nuw ptr, ptr %865, i64 %908
  %910 = zext i32 %902 to i64
  %911 = getelementptr inbounds nuw ptr, ptr %865, i64 %910
  %912 = load ptr, ptr %911, align 8, !tbaa !9
  store ptr %912, ptr %909, align 8, !tbaa !9
  store ptr %870, ptr %911, align 8, !tbaa !9
  %913 = shl i32 %902, 1
  %914 = or disjoint i32 %913, 1
  %915 = icmp ult i32 %914, %867
  br i1 %915, label %873, label %918

916:                                              ; preds = %864
  %917 = icmp eq i32 %867, 0
  br i1 %917, label %1015, label %918

918:                                              ; preds = %907, %880, %916
  %919 = load i64, ptr @random_state, align 8, !tbaa !61
  %920 = add i64 %919, -7046029254386353131
  store i64 %920, ptr @random_state, align 8, !tbaa !61
  %921 = lshr i64 %920, 30
  %922 = xor i64 %921, %920
  %923 = mul i64 %922, -4658895280553007687
  %924 = lshr i64 %923, 27
  %925 = xor i64 %924, %923
  %926 = mul i64 %925, -7723592293110705685
  %927 = lshr i64 %926, 31
  %928 = xor i64 %927, %926
  %929 = urem i64 %928, %868
  %930 = getelementptr inbounds nuw ptr, ptr %865, i64 %929
  %931 = load ptr, ptr %930, align 8, !tbaa !9
  %932 = getelementptr inbounds nuw i8, ptr %931, i64 108
  %933 = load i32, ptr %932, align 4, !tbaa !62
  %934 = zext i32 %933 to i64
  %935 = getelementptr inbounds nuw %struct.Turn, ptr %871, i64 %934
  %936 = load i32, ptr %935, align 8, !tbaa !256
  %937 = getelementptr inbounds nuw i8, ptr %866, i64 108
  %938 = load i32, ptr %937, align 4, !tbaa !62
  %939 = zext i32 %938 to i64
  %940 = getelementptr inbounds nuw %struct.Turn, ptr %871, i64 %939
  store i32 %936, ptr %940, align 8, !tbaa !256
  store ptr %866, ptr %930, align 8, !tbaa !9
  br label %1015

941:                                              ; preds = %733
  %942 = load i64, ptr @random_state, align 8, !tbaa !61
  br i1 %734, label %943, label %945

943:                                              ; preds = %941
  %944 = load ptr, ptr @ready, align 8, !tbaa !237
  br label %994

945:                                              ; preds = %941
  %946 = load i32, ptr @inclination, align 4, !tbaa !5
  %947 = add i64 %942, -7046029254386353131
  store i64 %947, ptr @random_state, align 8, !tbaa !61
  %948 = lshr i64 %947, 30
  %949 = xor i64 %948, %947
  %950 = mul i64 %949, -4658895280553007687
  %951 = lshr i64 %950, 27
  %952 = xor i64 %951, %950
  %953 = mul i64 %952, -7723592293110705685
  %954 = lshr i64 %953, 31
  %955 = xor i64 %954, %953
  %956 = zext i32 %946 to i64
  %957 = urem i64 %955, %956
  %958 = icmp eq i64 %957, 0
  br i1 %958, label %959, label %1015

959:                                              ; preds = %945
  %960 = add i32 %398, 1
  %961 = load ptr, ptr @turns, align 8, !tbaa !9
  %962 = getelementptr inbounds nuw i8, ptr %163, i64 108
  %963 = load i32, ptr %962, align 4, !tbaa !62
  %964 = zext i32 %963 to i64
  %965 = getelementptr inbounds nuw %struct.Turn, ptr %961, i64 %964
  %966 = getelementptr inbounds nuw i8, ptr %965, i64 4
  store i32 1, ptr %966, align 4, !tbaa !255
  %967 = load ptr, ptr @ready, align 8, !tbaa !237
  %968 = zext i32 %398 to i64
  %969 = getelementptr inbounds nuw ptr, ptr %967, i64 %968
  store ptr %163, ptr %969, align 8, !tbaa !9
  %970 = icmp eq i32 %398, 0
  br i1 %970, label %994, label %971

971:                                              ; preds = %959, %992
  %972 = phi i32 [ %977, %992 ], [ %398, %959 ]
  %973 = zext i32 %972 to i64
  %974 = getelementptr inbounds nuw ptr, ptr %967, i64 %973
  %975 = load ptr, ptr %974, align 8, !tbaa !9
  %976 = add i32 %972, -1
  %977 = lshr i32 %976, 1
  %978 = zext nneg i32 %977 to i64
  %979 = getelementptr inbounds nuw ptr, ptr %967, i64 %978
  %980 = load ptr, ptr %979, align 8, !tbaa !9
  %981 = getelementptr inbounds nuw i8, ptr %975, i64 108
  %982 = load i32, ptr %981, align 4, !tbaa !62
  %983 = zext i32 %982 to i64
  %984 = getelementptr inbounds nuw %struct.Turn, ptr %961, i64 %983
  %985 = load i32, ptr %984, align 8, !tbaa !256
  %986 = getelementptr inbounds nuw i8, ptr %980, i64 108
  %987 = load i32, ptr %986, align 4, !tbaa !62
  %988 = zext i32 %987 to i64
  %989 = getelementptr inbounds nuw %struct.Turn, ptr %961, i64 %988
  %990 = load i32, ptr %989, align 8, !tbaa !256
  %991 = icmp ult i32 %985, %990
  br i1 %991, label %992, label %994

992:                                              ; preds = %971
  store ptr %975, ptr %979, align 8, !tbaa !9
  store ptr %980, ptr %974, align 8, !tbaa !9
  %993 = icmp eq i32 %977, 0
  br i1 %993, label %994, label %971, !llvm.loop !257

994:                                              ; preds = %992, %971, %959, %943
  %995 = phi ptr [ %944, %943 ], [ %967, %959 ], [ %967, %971 ], [ %967, %992 ]
  %996 = phi i64 [ %942, %943 ], [ %947, %959 ], [ %947, %971 ], [ %947, %992 ]
  %997 = phi i32 [ %398, %943 ], [ 1, %959 ], [ %960, %971 ], [ %960, %992 ]
  %998 = add i64 %996, -7046029254386353131
  store i64 %998, ptr @random_state, align 8, !tbaa !61
  %999 = lshr i64 %998, 30
  %1000 = xor i64 %999, %998
  %1001 = mul i64 %1000, -4658895280553007687
  %1002 = lshr i64 %1001, 27
  %1003 = xor i64 %1002, %1001
  %1004 = mul i64 %1003, -7723592293110705685
  %1005 = lshr i64 %1004, 31
  %1006 = xor i64 %1005, %1004
  %1007 = zext i32 %997 to i64
  %1008 = urem i64 %1006, %1007
  %1009 = getelementptr inbounds nuw ptr, ptr %995, i64 %1008
  %1010 = load ptr, ptr %1009, align 8, !tbaa !9
  %1011 = add i32 %997, -1
  store i32 %1011, ptr @n_ready, align 4, !tbaa !5
  %1012 = zext i32 %1011 to i64
  %1013 = getelementptr inbounds nuw ptr, ptr %995, i64 %1012
  %1014 = load ptr, ptr %1013, align 8, !tbaa !9
  store ptr %1014, ptr %1009, align 8, !tbaa !9
  br label %1015

1015:                                             ; preds = %855, %828, %994, %945, %918, %916, %812
  %1016 = phi ptr [ %163, %945 ], [ %1010, %994 ], [ %866, %916 ], [ %931, %918 ], [ %814, %812 ], [ %814, %828 ], [ %814, %855 ]
  %1017 = icmp ne i64 %740, 4
  %1018 = load ptr, ptr @held, align 8
  %1019 = icmp ne ptr %1018, null
  %1020 = select i1 %1017, i1 true, i1 %1019
  %1021 = load ptr, ptr @let_go, align 8
  %1022 = icmp eq ptr %1016, %1021
  %1023 = select i1 %1020, i1 true, i1 %1022
  br i1 %1023, label %1049, label %1024

1024:                                             ; preds = %1015
  %1025 = getelementptr inbounds nuw i8, ptr %1016, i64 20
  %1026 = load i32, ptr %1025, align 4, !tbaa !220
  %1027 = icmp eq i32 %1026, 4
  br i1 %1027, label %1028, label %1049

1028:                                             ; preds = %1024
  %1029 = getelementptr inbounds nuw i8, ptr %1016, i64 56
  %1030 = load i32, ptr %1029, align 8, !tbaa !228
  %1031 = zext i32 %1030 to i64
  %1032 = getelementptr inbounds nuw i8, ptr %738, i64 568
  %1033 = load i64, ptr %1032, align 8, !tbaa !267
  %1034 = icmp eq i64 %1033, %1031
  br i1 %1034, label %1035, label %1049

1035:                                             ; preds = %1028
  %1036 = load i64, ptr @random_state, align 8, !tbaa !61
  %1037 = add i64 %1036, -7046029254386353131
  store i64 %1037, ptr @random_state, align 8, !tbaa !61
  %1038 = lshr i64 %1037, 30
  %1039 = xor i64 %1038, %1037
  %1040 = mul i64 %1039, -4658895280553007687
  %1041 = lshr i64 %1040, 27
  %1042 = xor i64 %1041, %1040
  %1043 = mul i64 %1042, -7723592293110705685
  %1044 = lshr i64 %1043, 31
  %1045 = xor i64 %1044, %1043
  %1046 = and i64 %1045, 1
  %1047 = icmp eq i64 %1046, 0
  br i1 %1047, label %1048, label %1049

1048:                                             ; preds = %1035
  store ptr %1016, ptr @held, align 8, !tbaa !9
  br label %1483

1049:                                             ; preds = %1035, %1028, %1024, %1015
  br i1 %1022, label %1050, label %1051

1050:                                             ; preds = %1049
  store ptr null, ptr @let_go, align 8, !tbaa !9
  br label %1051

1051:                                             ; preds = %1050, %1049
  %1052 = getelementptr inbounds nuw i8, ptr %1016, i64 112
  %1053 = load ptr, ptr %1052, align 8, !tbaa !31
  %1054 = load ptr, ptr @turns, align 8, !tbaa !9
  %1055 = getelementptr inbounds nuw i8, ptr %1016, i64 108
  %1056 = load i32, ptr %1055, align 4, !tbaa !62
  %1057 = zext i32 %1056 to i64
  %1058 = getelementptr inbounds nuw %struct.Turn, ptr %1054, i64 %1057
  %1059 = load ptr, ptr @running, align 8, !tbaa !249
  %1060 = icmp eq ptr %1059, %1053
  br i1 %1060, label %1120, label %1061

1061:                                             ; preds = %1051
  %1062 = icmp eq ptr %1059, null
  br i1 %1062, label %1075, label %1063

1063:                                             ; preds = %1061
  %1064 = getelementptr inbounds nuw i8, ptr %1059, i64 688
  %1065 = load ptr, ptr %1064, align 8, !tbaa !268
  %1066 = icmp eq ptr %1065, null
  br i1 %1066, label %1075, label %1067

1067:                                             ; preds = %1063
  %1068 = getelementptr inbounds nuw i8, ptr %738, i64 96
  %1069 = load ptr, ptr %1068, align 8, !tbaa !26
  %1070 = getelementptr inbounds nuw i8, ptr %738, i64 128
  %1071 = load i64, ptr %1070, align 8, !tbaa !37
  %1072 = getelementptr inbounds nuw i8, ptr %1069, i64 %1071
  %1073 = getelementptr inbounds nuw i8, ptr %738, i64 136
  %1074 = load i64, ptr %1073, align 8, !tbaa !269
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %1065, ptr align 1 %1072, i64 %1074, i1 false)
  br label %1075

1075:                                             ; preds = %1067, %1063, %1061
  store ptr %1053, ptr @running, align 8, !tbaa !249
  %1076 = icmp eq ptr %1053, null
  br i1 %1076, label %1120, label %1077

1077:                                             ; preds = %1075
  %1078 = getelementptr inbounds nuw i8, ptr %1053, i64 688
  %1079 = load ptr, ptr %1078, align 8, !tbaa !268
  %1080 = icmp eq ptr %1079, null
  br i1 %1080, label %1089, label %1081

1081:                                             ; preds = %1077
  %1082 = getelementptr inbounds nuw i8, ptr %738, i64 96
  %1083 = load ptr, ptr %1082, align 8, !tbaa !26
  %1084 = getelementptr inbounds nuw i8, ptr %738, i64 128
  %1085 = load i64, ptr %1084, align 8, !tbaa !37
  %1086 = getelementptr inbounds nuw i8, ptr %1083, i64 %1085
  %1087 = getelementptr inbounds nuw i8, ptr %738, i64 136
  %1088 = load i64, ptr %1087, align 8, !tbaa !269
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1086, ptr nonnull align 1 %1079, i64 %1088, i1 false)
  br label %1089

1089:                                             ; preds = %1081, %1077
  %1090 = load i32, ptr %1053, align 8, !tbaa !84
  %1091 = getelementptr inbounds nuw i8, ptr %738, i64 48
  %1092 = load i32, ptr %1091, align 8, !tbaa !5
  %1093 = urem i32 %1090, %1092
  store i32 %1093, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 24), align 8, !tbaa !5
  %1094 = load i32, ptr %1053, align 8, !tbaa !84
  %1095 = udiv i32 %1094, %1092
  %1096 = getelementptr inbounds nuw i8, ptr %738, i64 52
  %1097 = load i32, ptr %1096, align 4, !tbaa !5
  %1098 = urem i32 %1095, %1097
  store i32 %1098, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 28), align 4, !tbaa !5
  %1099 = load i32, ptr %1053, align 8, !tbaa !84
  %1100 = udiv i32 %1099, %1092
  %1101 = udiv i32 %1100, %1097
  store i32 %1101, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 32), align 8, !tbaa !5
  %1102 = getelementptr inbounds nuw i8, ptr %1053, i64 20
  %1103 = load i32, ptr %1102, align 4, !tbaa !34
  %1104 = icmp eq i32 %1103, 0
  %1105 = getelementptr inbounds nuw i8, ptr %738, i64 392
  %1106 = getelementptr inbounds nuw i8, ptr %738, i64 104
  br label %1107

1107:                                             ; preds = %1115, %1089
  %1108 = phi i64 [ 0, %1089 ], [ %1118, %1115 ]
  br i1 %1104, label %1109, label %1115

1109:                                             ; preds = %1107
  %1110 = load i64, ptr %1105, align 8, !tbaa !65
  %1111 = icmp eq i64 %1110, 0
  br i1 %1111, label %1112, label %1115

1112:                                             ; preds = %1109
  %1113 = load i64, ptr %1106, align 8, !tbaa !27
  %1114 = lshr i64 %1113, %1108
  br label %1115

1115:                                             ; preds = %1112, %1109, %1107
  %1116 = phi i64 [ %1114, %1112 ], [ 0, %1109 ], [ 0, %1107 ]
  %1117 = getelementptr inbounds nuw i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 40), i64 %1108
  store i64 %1116, ptr %1117, align 8, !tbaa !61
  %1118 = add nuw nsw i64 %1108, 1
  %1119 = icmp eq i64 %1118, 6
  br i1 %1119, label %1120, label %1107, !llvm.loop !270

1120:                                             ; preds = %1115, %1075, %1051
  %1121 = getelementptr inbounds nuw i8, ptr %1058, i64 4
  store i32 0, ptr %1121, align 4, !tbaa !255
  %1122 = getelementptr inbounds nuw i8, ptr %738, i64 584
  %1123 = load i64, ptr %1122, align 8, !tbaa !271
  %1124 = add nsw i64 %1123, 1
  store i64 %1124, ptr %1122, align 8, !tbaa !271
  %1125 = getelementptr inbounds nuw i8, ptr %1016, i64 20
  store i32 0, ptr %1125, align 4, !tbaa !220
  %1126 = getelementptr inbounds nuw i8, ptr %1016, i64 48
  %1127 = load ptr, ptr %1126, align 8, !tbaa !216
  %1128 = icmp eq ptr %1127, null
  %1129 = select i1 %1128, ptr %738, ptr %1127
  %1130 = select i1 %1128, ptr %1016, ptr %1127
  %1131 = load ptr, ptr %1129, align 8, !tbaa !9
  tail call void %1131(ptr noundef nonnull %1130) #20
  %1132 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1133 = icmp eq i32 %1132, 0
  br i1 %1133, label %1134, label %1879

1134:                                             ; preds = %1120
  %1135 = load ptr, ptr @L, align 8, !tbaa !9
  %1136 = getelementptr inbounds nuw i8, ptr %1135, i64 8
  %1137 = load i64, ptr %1136, align 8, !tbaa !252
  %1138 = icmp eq i64 %1137, 0
  br i1 %1138, label %1139, label %1141

1139:                                             ; preds = %1134
  store i32 3, ptr %1125, align 4, !tbaa !220
  %1140 = getelementptr inbounds nuw i8, ptr %1058, i64 8
  store i32 0, ptr %1140, align 8, !tbaa !74
  br label %1156

1141:                                             ; preds = %1134
  %1142 = load i32, ptr %1125, align 4, !tbaa !220
  %1143 = icmp eq i32 %1142, 4
  br i1 %1143, label %1144, label %1154

1144:                                             ; preds = %1141
  store i32 1, ptr %1121, align 4, !tbaa !255
  %1145 = getelementptr inbounds nuw i8, ptr %1058, i64 8
  %1146 = load i32, ptr %1145, align 8, !tbaa !74
  %1147 = icmp ult i32 %1146, 4
  br i1 %1147, label %1483, label %1148

1148:                                             ; preds = %1144
  %1149 = load ptr, ptr @parked, align 8, !tbaa !237
  %1150 = load i32, ptr @n_parked, align 4, !tbaa !5
  %1151 = add i32 %1150, 1
  store i32 %1151, ptr @n_parked, align 4, !tbaa !5
  %1152 = zext i32 %1150 to i64
  %1153 = getelementptr inbounds nuw ptr, ptr %1149, i64 %1152
  store ptr %1016, ptr %1153, align 8, !tbaa !9
  br label %1483

1154:                                             ; preds = %1141
  %1155 = getelementptr inbounds nuw i8, ptr %1058, i64 8
  store i32 0, ptr %1155, align 8, !tbaa !74
  switch i32 %1142, label %1483 [
    i32 3, label %1156
    i32 1, label %1314
    i32 2, label %1407
  ]

1156:                                             ; preds = %1154, %1139
  %1157 = load ptr, ptr %1052, align 8, !tbaa !31
  %1158 = getelementptr inbounds nuw i8, ptr %1157, i64 24
  %1159 = load ptr, ptr %1158, align 8, !tbaa !219
  %1160 = getelementptr inbounds nuw i8, ptr %1016, i64 16
  %1161 = load i32, ptr %1160, align 8, !tbaa !54
  %1162 = shl i32 %1161, 5
  %1163 = zext i32 %1162 to i64
  %1164 = getelementptr inbounds nuw %struct.Thread, ptr %1159, i64 %1163
  %1165 = getelementptr inbounds nuw i8, ptr %1157, i64 12
  %1166 = load i32, ptr %1165, align 4, !tbaa !49
  %1167 = sub i32 %1166, %1162
  %1168 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %1167, i32 32)
  %1169 = load ptr, ptr %1126, align 8, !tbaa !216
  %1170 = icmp eq ptr %1169, null
  br i1 %1170, label %1177, label %1171

1171:                                             ; preds = %1156
  %1172 = load i64, ptr @free_frames, align 8
  store i64 %1172, ptr %1169, align 1
  %1173 = load ptr, ptr %1126, align 8, !tbaa !216
  store ptr %1173, ptr @free_frames, align 8, !tbaa !215
  store ptr null, ptr %1126, align 8, !tbaa !216
  %1174 = load ptr, ptr %1052, align 8, !tbaa !31
  %1175 = getelementptr inbounds nuw i8, ptr %1174, i64 12
  %1176 = load i32, ptr %1175, align 4, !tbaa !49
  br label %1177

1177:                                             ; preds = %1171, %1156
  %1178 = phi i32 [ %1176, %1171 ], [ %1166, %1156 ]
  %1179 = phi ptr [ %1174, %1171 ], [ %1157, %1156 ]
  %1180 = load i64, ptr @progress, align 8, !tbaa !61
  %1181 = add i64 %1180, 1
  store i64 %1181, ptr @progress, align 8, !tbaa !61
  %1182 = getelementptr inbounds nuw i8, ptr %1179, i64 16
  %1183 = load i32, ptr %1182, align 8, !tbaa !223
  %1184 = add i32 %1183, -1
  store i32 %1184, ptr %1182, align 8, !tbaa !223
  %1185 = getelementptr inbounds nuw i8, ptr %1179, i64 12
  %1186 = icmp eq i32 %1178, 0
  br i1 %1186, label %1218, label %1187

1187:                                             ; preds = %1177
  %1188 = getelementptr inbounds nuw i8, ptr %1179, i64 24
  %1189 = getelementptr inbounds nuw i8, ptr %1179, i64 32
  br label %1190

1190:                                             ; preds = %1213, %1187
  %1191 = phi i32 [ %1178, %1187 ], [ %1214, %1213 ]
  %1192 = phi i64 [ 0, %1187 ], [ %1215, %1213 ]
  %1193 = load i32, ptr %1182, align 8, !tbaa !223
  %1194 = icmp eq i32 %1193, 0
  br i1 %1194, label %1218, label %1195

1195:                                             ; preds = %1190
  %1196 = load ptr, ptr %1188, align 8, !tbaa !219
  %1197 = getelementptr inbounds nuw %struct.Thread, ptr %1196, i64 %1192
  %1198 = getelementptr inbounds nuw i8, ptr %1197, i64 20
  %1199 = load i32, ptr %1198, align 4, !tbaa !220
  %1200 = icmp eq i32 %1199, 1
  br i1 %1200, label %1201, label %1213

1201:                                             ; preds = %1195
  %1202 = getelementptr inbounds nuw i8, ptr %1197, i64 72
  %1203 = load i64, ptr %1202, align 8, !tbaa !222
  %1204 = icmp eq i64 %1203, 0
  br i1 %1204, label %1205, label %1213

1205:                                             ; preds = %1201
  %1206 = getelementptr inbounds nuw i8, ptr %1197, i64 64
  %1207 = load i64, ptr %1206, align 8, !tbaa !221
  %1208 = getelementptr inbounds nuw i32, ptr %1189, i64 %1207
  %1209 = load i32, ptr %1208, align 4, !tbaa !5
  %1210 = icmp eq i32 %1209, %1193
  br i1 %1210, label %1211, label %1213

1211:                                             ; preds = %1205
  tail call fastcc void @release_barrier(ptr noundef nonnull %1179, i64 noundef %1207)
  %1212 = load i32, ptr %1185, align 4, !tbaa !49
  br label %1213

1213:                                             ; preds = %1211, %1205, %1201, %1195
  %1214 = phi i32 [ %1212, %1211 ], [ %1191, %1205 ], [ %1191, %1201 ], [ %1191, %1195 ]
  %1215 = add nuw nsw i64 %1192, 1
  %1216 = zext i32 %1214 to i64
  %1217 = icmp samesign ult i64 %1215, %1216
  br i1 %1217, label %1190, label %1218, !llvm.loop !272

1218:                                             ; preds = %1213, %1190, %1177
  %1219 = icmp ne i32 %1166, %1162
  %1220 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1221 = icmp eq i32 %1220, 0
  %1222 = select i1 %1219, i1 %1221, i1 false
  br i1 %1222, label %1223, label %1225

1223:                                             ; preds = %1218
  %1224 = zext nneg i32 %1168 to i64
  br label %1227

1225:                                             ; preds = %1242, %1218
  %1226 = phi i1 [ %1221, %1218 ], [ %1243, %1242 ]
  br i1 %1226, label %1247, label %1483

1227:                                             ; preds = %1242, %1223
  %1228 = phi i64 [ 0, %1223 ], [ %1244, %1242 ]
  %1229 = getelementptr inbounds nuw %struct.Thread, ptr %1164, i64 %1228
  %1230 = getelementptr inbounds nuw i8, ptr %1229, i64 20
  %1231 = load i32, ptr %1230, align 4, !tbaa !220
  %1232 = icmp eq i32 %1231, 2
  br i1 %1232, label %1233, label %1242

1233:                                             ; preds = %1227
  %1234 = getelementptr inbounds nuw i8, ptr %1229, i64 60
  %1235 = load i32, ptr %1234, align 4, !tbaa !226
  %1236 = icmp eq i32 %1235, 40
  br i1 %1236, label %1242, label %1237

1237:                                             ; preds = %1233
  %1238 = trunc nuw nsw i64 %1228 to i32
  %1239 = tail call fastcc i32 @try_lane(ptr noundef nonnull %1164, i32 noundef %1168, i32 noundef %1238)
  %1240 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1241 = icmp eq i32 %1240, 0
  br label %1242

1242:                                             ; preds = %1237, %1233, %1227
  %1243 = phi i1 [ true, %1227 ], [ true, %1233 ], [ %1241, %1237 ]
  %1244 = add nuw nsw i64 %1228, 1
  %1245 = icmp samesign ult i64 %1244, %1224
  %1246 = select i1 %1245, i1 %1243, i1 false
  br i1 %1246, label %1227, label %1225, !llvm.loop !273

1247:                                             ; preds = %1225
  %1248 = load i32, ptr %1165, align 4, !tbaa !49
  %1249 = icmp eq i32 %1248, 0
  br i1 %1249, label %1303, label %1250

1250:                                             ; preds = %1247
  %1251 = load i32, ptr @n_ready, align 4
  %1252 = load ptr, ptr @turns, align 8
  %1253 = load ptr, ptr @ready, align 8
  %1254 = zext i32 %1248 to i64
  br label %1255

1255:                                             ; preds = %1299, %1250
  %1256 = phi i64 [ 0, %1250 ], [ %1301, %1299 ]
  %1257 = phi i32 [ %1251, %1250 ], [ %1300, %1299 ]
  %1258 = load ptr, ptr %1158, align 8, !tbaa !219
  %1259 = getelementptr inbounds nuw %struct.Thread, ptr %1258, i64 %1256
  %1260 = getelementptr inbounds nuw i8, ptr %1259, i64 20
  %1261 = load i32, ptr %1260, align 4, !tbaa !220
  %1262 = icmp eq i32 %1261, 0
  br i1 %1262, label %1263, label %1299

1263:                                             ; preds = %1255
  %1264 = getelementptr inbounds nuw i8, ptr %1259, i64 108
  %1265 = load i32, ptr %1264, align 4, !tbaa !62
  %1266 = zext i32 %1265 to i64
  %1267 = getelementptr inbounds nuw %struct.Turn, ptr %1252, i64 %1266
  %1268 = getelementptr inbounds nuw i8, ptr %1267, i64 4
  %1269 = load i32, ptr %1268, align 4, !tbaa !255
  %1270 = icmp eq i32 %1269, 0
  br i1 %1270, label %1271, label %1299

1271:                                             ; preds = %1263
  %1272 = add i32 %1257, 1
  store i32 %1272, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1268, align 4, !tbaa !255
  %1273 = zext i32 %1257 to i64
  %1274 = getelementptr inbounds nuw ptr, ptr %1253, i64 %1273
  store ptr %1259, ptr %1274, align 8, !tbaa !9
  %1275 = icmp eq i32 %1257, 0
  br i1 %1275, label %1299, label %1276

1276:                                             ; preds = %1271, %1297
  %1277 = phi i32 [ %1282, %1297 ], [ %1257, %1271 ]
  %1278 = zext i32 %1277 to i64
  %1279 = getelementptr inbounds nuw ptr, ptr %1253, i64 %1278
  %1280 = load ptr, ptr %1279, align 8, !tbaa !9
  %1281 = add i32 %1277, -1
  %1282 = lshr i32 %1281, 1
  %1283 = zext nneg i32 %1282 to i64
  %1284 = getelementptr inbounds nuw ptr, ptr %1253, i64 %1283
  %1285 = load ptr, ptr %1284, align 8, !tbaa !9
  %1286 = getelementptr inbounds nuw i8, ptr %1280, i64 108
  %1287 = load i32, ptr %1286, align 4, !tbaa !62
  %1288 = zext i32 %1287 to i64
  %1289 = getelementptr inbounds nuw %struct.Turn, ptr %1252, i64 %1288
  %1290 = load i32, ptr %1289, align 8, !tbaa !256
  %1291 = getelementptr inbounds nuw i8, ptr %1285, i64 108
  %1292 = load i32, ptr %1291, align 4, !tbaa !62
  %1293 = zext i32 %1292 to i64
  %1294 = getelementptr inbounds nuw %struct.Turn, ptr %1252, i64 %1293
  %1295 = load i32, ptr %1294, align 8, !tbaa !256
  %1296 = icmp ult i32 %1290, %1295
  br i1 %1296, label %1297, label %1299

1297:                                             ; preds = %1276
  store ptr %1280, ptr %1284, align 8, !tbaa !9
  store ptr %1285, ptr %1279, align 8, !tbaa !9
  %1298 = icmp eq i32 %1282, 0
  br i1 %1298, label %1299, label %1276, !llvm.loop !257

1299:                                             ; preds = %1297, %1276, %1271, %1263, %1255
  %1300 = phi i32 [ %1257, %1263 ], [ 1, %1271 ], [ %1257, %1255 ], [ %1272, %1276 ], [ %1272, %1297 ]
  %1301 = add nuw nsw i64 %1256, 1
  %1302 = icmp eq i64 %1301, %1254
  br i1 %1302, label %1303, label %1255, !llvm.loop !263

1303:                                             ; preds = %1299, %1247
  %1304 = getelementptr inbounds nuw i8, ptr %1157, i64 16
  %1305 = load i32, ptr %1304, align 8, !tbaa !223
  %1306 = icmp eq i32 %1305, 0
  br i1 %1306, label %1307, label %1483

1307:                                             ; preds = %1303
  tail call fastcc void @end_block(ptr noundef nonnull %1157)
  %1308 = load ptr, ptr @running, align 8, !tbaa !249
  %1309 = icmp eq ptr %1308, %1157
  br i1 %1309, label %1310, label %1311

1310:                                             ; preds = %1307
  store ptr null, ptr @running, align 8, !tbaa !249
  br label %1311

1311:                                             ; preds = %1310, %1307
  %1312 = load i32, ptr @in_flight, align 4, !tbaa !5
  %1313 = add i32 %1312, -1
  store i32 %1313, ptr @in_flight, align 4, !tbaa !5
  br label %1483

1314:                                             ; preds = %1154
  %1315 = load ptr, ptr %1052, align 8, !tbaa !31
  %1316 = getelementptr inbounds nuw i8, ptr %1016, i64 64
  %1317 = load i64, ptr %1316, align 8, !tbaa !221
  %1318 = icmp ugt i64 %1317, 15
  br i1 %1318, label %1319, label %1330

1319:                                             ; preds = %1314
  %1320 = getelementptr inbounds nuw i8, ptr %1016, i64 56
  %1321 = load i32, ptr %1320, align 8, !tbaa !228
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1322 = getelementptr inbounds nuw i8, ptr %1135, i64 592
  store i32 11, ptr %1322, align 8, !tbaa !81
  %1323 = getelementptr inbounds nuw i8, ptr %1135, i64 596
  store i32 %1321, ptr %1323, align 4, !tbaa !82
  %1324 = getelementptr inbounds nuw i8, ptr %1135, i64 600
  store i32 -1, ptr %1324, align 8, !tbaa !83
  %1325 = load i32, ptr %1315, align 8, !tbaa !84
  %1326 = getelementptr inbounds nuw i8, ptr %1016, i64 104
  %1327 = load i32, ptr %1326, align 8, !tbaa !51
  %1328 = getelementptr inbounds nuw i8, ptr %1135, i64 608
  store i32 %1325, ptr %1328, align 8, !tbaa !85
  %1329 = getelementptr inbounds nuw i8, ptr %1135, i64 612
  store i32 %1327, ptr %1329, align 4, !tbaa !86
  br label %1483

1330:                                             ; preds = %1314
  %1331 = getelementptr inbounds nuw i8, ptr %1315, i64 32
  %1332 = getelementptr inbounds nuw i32, ptr %1331, i64 %1317
  %1333 = load i32, ptr %1332, align 4, !tbaa !5
  %1334 = add i32 %1333, 1
  store i32 %1334, ptr %1332, align 4, !tbaa !5
  %1335 = getelementptr inbounds nuw i8, ptr %1016, i64 72
  %1336 = load i64, ptr %1335, align 8, !tbaa !222
  %1337 = icmp eq i64 %1336, 0
  br i1 %1337, label %1345, label %1338

1338:                                             ; preds = %1330
  %1339 = getelementptr inbounds nuw i8, ptr %1315, i64 96
  %1340 = getelementptr inbounds nuw i32, ptr %1339, i64 %1317
  %1341 = load i32, ptr %1340, align 4, !tbaa !5
  %1342 = add i32 %1341, %1334
  %1343 = zext i32 %1342 to i64
  %1344 = icmp ugt i64 %1336, %1343
  br i1 %1344, label %1483, label %1349

1345:                                             ; preds = %1330
  %1346 = getelementptr inbounds nuw i8, ptr %1315, i64 16
  %1347 = load i32, ptr %1346, align 8, !tbaa !223
  %1348 = icmp eq i32 %1334, %1347
  br i1 %1348, label %1349, label %1483

1349:                                             ; preds = %1345, %1338
  tail call fastcc void @release_barrier(ptr noundef nonnull %1315, i64 noundef %1317)
  %1350 = getelementptr inbounds nuw i8, ptr %1053, i64 12
  %1351 = load i32, ptr %1350, align 4, !tbaa !49
  %1352 = icmp eq i32 %1351, 0
  br i1 %1352, label %1483, label %1353

1353:                                             ; preds = %1349
  %1354 = load i32, ptr @n_ready, align 4
  %1355 = getelementptr inbounds nuw i8, ptr %1053, i64 24
  %1356 = load ptr, ptr @turns, align 8
  %1357 = load ptr, ptr @ready, align 8
  %1358 = zext i32 %1351 to i64
  br label %1359

1359:                                             ; preds = %1403, %1353
  %1360 = phi i64 [ 0, %1353 ], [ %1405, %1403 ]
  %1361 = phi i32 [ %1354, %1353 ], [ %1404, %1403 ]
  %1362 = load ptr, ptr %1355, align 8, !tbaa !219
  %1363 = getelementptr inbounds nuw %struct.Thread, ptr %1362, i64 %1360
  %1364 = getelementptr inbounds nuw i8, ptr %1363, i64 20
  %1365 = load i32, ptr %1364, align 4, !tbaa !220
  %1366 = icmp eq i32 %1365, 0
  br i1 %1366, label %1367, label %1403

1367:                                             ; preds = %1359
  %1368 = getelementptr inbounds nuw i8, ptr %1363, i64 108
  %1369 = load i32, ptr %1368, align 4, !tbaa !62
  %1370 = zext i32 %1369 to i64
  %1371 = getelementptr inbounds nuw %struct.Turn, ptr %1356, i64 %1370
  %1372 = getelementptr inbounds nuw i8, ptr %1371, i64 4
  %1373 = load i32, ptr %1372, align 4, !tbaa !255
  %1374 = icmp eq i32 %1373, 0
  br i1 %1374, label %1375, label %1403

1375:                                             ; preds = %1367
  %1376 = add i32 %1361, 1
  store i32 %1376, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1372, align 4, !tbaa !255
  %1377 = zext i32 %1361 to i64
  %1378 = getelementptr inbounds nuw ptr, ptr %1357, i64 %1377
  store ptr %1363, ptr %1378, align 8, !tbaa !9
  %1379 = icmp eq i32 %1361, 0
  br i1 %1379, label %1403, label %1380

1380:                                             ; preds = %1375, %1401
  %1381 = phi i32 [ %1386, %1401 ], [ %1361, %1375 ]
  %1382 = zext i32 %1381 to i64
  %1383 = getelementptr inbounds nuw ptr, ptr %1357, i64 %1382
  %1384 = load ptr, ptr %1383, align 8, !tbaa !9
  %1385 = add i32 %1381, -1
  %1386 = lshr i32 %1385, 1
  %1387 = zext nneg i32 %1386 to i64
  %1388 = getelementptr inbounds nuw ptr, ptr %1357, i64 %1387
  %1389 = load ptr, ptr %1388, align 8, !tbaa !9
  %1390 = getelementptr inbounds nuw i8, ptr %1384, i64 108
  %1391 = load i32, ptr %1390, align 4, !tbaa !62
  %1392 = zext i32 %1391 to i64
  %1393 = getelementptr inbounds nuw %struct.Turn, ptr %1356, i64 %1392
  %1394 = load i32, ptr %1393, align 8, !tbaa !256
  %1395 = getelementptr inbounds nuw i8, ptr %1389, i64 108
  %1396 = load i32, ptr %1395, align 4, !tbaa !62
  %1397 = zext i32 %1396 to i64
  %1398 = getelementptr inbounds nuw %struct.Turn, ptr %1356, i64 %1397
  %1399 = load i32, ptr %1398, align 8, !tbaa !256
  %1400 = icmp ult i32 %1394, %1399
  br i1 %1400, label %1401, label %1403

1401:                                             ; preds = %1380
  store ptr %1384, ptr %1388, align 8, !tbaa !9
  store ptr %1389, ptr %1383, align 8, !tbaa !9
  %1402 = icmp eq i32 %1386, 0
  br i1 %1402, label %1403, label %1380, !llvm.loop !257

1403:                                             ; preds = %1401, %1380, %1375, %1367, %1359
  %1404 = phi i32 [ %1361, %1367 ], [ 1, %1375 ], [ %1361, %1359 ], [ %1376, %1380 ], [ %1376, %1401 ]
  %1405 = add nuw nsw i64 %1360, 1
  %1406 = icmp eq i64 %1405, %1358
  br i1 %1406, label %1483, label %1359, !llvm.loop !263

1407:                                             ; preds = %1154
  %1408 = getelementptr inbounds nuw i8, ptr %1016, i64 60
  %1409 = load i32, ptr %1408, align 4, !tbaa !226
  %1410 = icmp eq i32 %1409, 40
  br i1 %1410, label %1483, label %1411

1411:                                             ; preds = %1407
  %1412 = getelementptr inbounds nuw i8, ptr %1053, i64 24
  %1413 = load ptr, ptr %1412, align 8, !tbaa !219
  %1414 = getelementptr inbounds nuw i8, ptr %1016, i64 16
  %1415 = load i32, ptr %1414, align 8, !tbaa !54
  %1416 = shl i32 %1415, 5
  %1417 = zext i32 %1416 to i64
  %1418 = getelementptr inbounds nuw %struct.Thread, ptr %1413, i64 %1417
  %1419 = getelementptr inbounds nuw i8, ptr %1053, i64 12
  %1420 = load i32, ptr %1419, align 4, !tbaa !49
  %1421 = sub i32 %1420, %1416
  %1422 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %1421, i32 32)
  %1423 = getelementptr inbounds nuw i8, ptr %1016, i64 12
  %1424 = load i32, ptr %1423, align 4, !tbaa !64
  %1425 = tail call fastcc i32 @try_lane(ptr noundef %1418, i32 noundef %1422, i32 noundef %1424)
  %1426 = icmp eq i32 %1425, 0
  br i1 %1426, label %1483, label %1427

1427:                                             ; preds = %1411
  %1428 = load i32, ptr %1419, align 4, !tbaa !49
  %1429 = icmp eq i32 %1428, 0
  br i1 %1429, label %1483, label %1430

1430:                                             ; preds = %1427
  %1431 = load i32, ptr @n_ready, align 4
  %1432 = load ptr, ptr @turns, align 8
  %1433 = load ptr, ptr @ready, align 8
  %1434 = zext i32 %1428 to i64
  br label %1435

1435:                                             ; preds = %1479, %1430
  %1436 = phi i64 [ 0, %1430 ], [ %1481, %1479 ]
  %1437 = phi i32 [ %1431, %1430 ], [ %1480, %1479 ]
  %1438 = load ptr, ptr %1412, align 8, !tbaa !219
  %1439 = getelementptr inbounds nuw %struct.Thread, ptr %1438, i64 %1436
  %1440 = getelementptr inbounds nuw i8, ptr %1439, i64 20
  %1441 = load i32, ptr %1440, align 4, !tbaa !220
  %1442 = icmp eq i32 %1441, 0
  br i1 %1442, label %1443, label %1479

1443:                                             ; preds = %1435
  %1444 = getelementptr inbounds nuw i8, ptr %1439, i64 108
  %1445 = load i32, ptr %1444, align 4, !tbaa !62
  %1446 = zext i32 %1445 to i64
  %1447 = getelementptr inbounds nuw %struct.Turn, ptr %1432, i64 %1446
  %1448 = getelementptr inbounds nuw i8, ptr %1447, i64 4
  %1449 = load i32, ptr %1448, align 4, !tbaa !255
  %1450 = icmp eq i32 %1449, 0
  br i1 %1450, label %1451, label %1479

1451:                                             ; preds = %1443
  %1452 = add i32 %1437, 1
  store i32 %1452, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1448, align 4, !tbaa !255
  %1453 = zext i32 %1437 to i64
  %1454 = getelementptr inbounds nuw ptr, ptr %1433, i64 %1453
  store ptr %1439, ptr %1454, align 8, !tbaa !9
  %1455 = icmp eq i32 %1437, 0
  br i1 %1455, label %1479, label %1456

1456:                                             ; preds = %1451, %1477
  %1457 = phi i32 [ %1462, %1477 ], [ %1437, %1451 ]
  %1458 = zext i32 %1457 to i64
  %1459 = getelementptr inbounds nuw ptr, ptr %1433, i64 %1458
  %1460 = load ptr, ptr %1459, align 8, !tbaa !9
  %1461 = add i32 %1457, -1
  %1462 = lshr i32 %1461, 1
  %1463 = zext nneg i32 %1462 to i64
  %1464 = getelementptr inbounds nuw ptr, ptr %1433, i64 %1463
  %1465 = load ptr, ptr %1464, align 8, !tbaa !9
  %1466 = getelementptr inbounds nuw i8, ptr %1460, i64 108
  %1467 = load i32, ptr %1466, align 4, !tbaa !62
  %1468 = zext i32 %1467 to i64
  %1469 = getelementptr inbounds nuw %struct.Turn, ptr %1432, i64 %1468
  %1470 = load i32, ptr %1469, align 8, !tbaa !256
  %1471 = getelementptr inbounds nuw i8, ptr %1465, i64 108
  %1472 = load i32, ptr %1471, align 4, !tbaa !62
  %1473 = zext i32 %1472 to i64
  %1474 = getelementptr inbounds nuw %struct.Turn, ptr %1432, i64 %1473
  %1475 = load i32, ptr %1474, align 8, !tbaa !256
  %1476 = icmp ult i32 %1470, %1475
  br i1 %1476, label %1477, label %1479

1477:                                             ; preds = %1456
  store ptr %1460, ptr %1464, align 8, !tbaa !9
  store ptr %1465, ptr %1459, align 8, !tbaa !9
  %1478 = icmp eq i32 %1462, 0
  br i1 %1478, label %1479, label %1456, !llvm.loop !257

1479:                                             ; preds = %1477, %1456, %1451, %1443, %1435
  %1480 = phi i32 [ %1437, %1443 ], [ 1, %1451 ], [ %1437, %1435 ], [ %1452, %1456 ], [ %1452, %1477 ]
  %1481 = add nuw nsw i64 %1436, 1
  %1482 = icmp eq i64 %1481, %1434
  br i1 %1482, label %1483, label %1435, !llvm.loop !263

1483:                                             ; preds = %639, %1479, %1403, %1427, %1411, %1407, %1349, %1345, %1338, %1319, %1311, %1303, %1225, %1154, %1148, %1144, %1048, %702, %457, %453
  %1484 = phi ptr [ null, %1403 ], [ null, %1427 ], [ null, %1338 ], [ null, %1345 ], [ null, %1349 ], [ null, %1303 ], [ null, %1225 ], [ null, %1407 ], [ null, %1479 ], [ null, %1411 ], [ null, %1319 ], [ null, %1311 ], [ null, %1154 ], [ null, %1148 ], [ %1016, %1144 ], [ null, %1048 ], [ null, %453 ], [ null, %457 ], [ null, %702 ], [ null, %639 ]
  %1485 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1486 = add i32 %162, 1
  %1487 = icmp eq i32 %1485, 0
  br i1 %1487, label %161, label %1879, !llvm.loop !274

1488:                                             ; preds = %119
  %1489 = icmp ne i64 %21, 0
  %1490 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1491 = icmp eq i32 %1490, 0
  %1492 = select i1 %1489, i1 %1491, i1 false
  br i1 %1492, label %1493, label %1879

1493:                                             ; preds = %1488, %1873
  %1494 = phi i64 [ %1874, %1873 ], [ 0, %1488 ]
  %1495 = load ptr, ptr @L, align 8, !tbaa !9
  %1496 = getelementptr inbounds nuw i8, ptr %1495, i64 72
  %1497 = load ptr, ptr %1496, align 8, !tbaa !254
  %1498 = icmp eq ptr %1497, null
  br i1 %1498, label %1502, label %1499

1499:                                             ; preds = %1493
  %1500 = getelementptr inbounds nuw i64, ptr %1497, i64 %1494
  %1501 = load i64, ptr %1500, align 8, !tbaa !61
  br label %1502

1502:                                             ; preds = %1499, %1493
  %1503 = phi i64 [ %1501, %1499 ], [ %1494, %1493 ]
  tail call fastcc void @start_block(ptr noundef nonnull @blocks, i32 noundef 0, i64 noundef %1503)
  store i64 0, ptr @frames_used, align 8, !tbaa !61
  store ptr null, ptr @free_frames, align 8, !tbaa !215
  store ptr @blocks, ptr @running, align 8, !tbaa !249
  %1504 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 688), align 16, !tbaa !268
  %1505 = icmp eq ptr %1504, null
  %1506 = load ptr, ptr @L, align 8, !tbaa !9
  br i1 %1505, label %1515, label %1507

1507:                                             ; preds = %1502
  %1508 = getelementptr inbounds nuw i8, ptr %1506, i64 96
  %1509 = load ptr, ptr %1508, align 8, !tbaa !26
  %1510 = getelementptr inbounds nuw i8, ptr %1506, i64 128
  %1511 = load i64, ptr %1510, align 8, !tbaa !37
  %1512 = getelementptr inbounds nuw i8, ptr %1509, i64 %1511
  %1513 = getelementptr inbounds nuw i8, ptr %1506, i64 136
  %1514 = load i64, ptr %1513, align 8, !tbaa !269
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1512, ptr nonnull align 1 %1504, i64 %1514, i1 false)
  br label %1515

1515:                                             ; preds = %1507, %1502
  %1516 = load i32, ptr @blocks, align 16, !tbaa !84
  %1517 = getelementptr inbounds nuw i8, ptr %1506, i64 48
  %1518 = load i32, ptr %1517, align 8, !tbaa !5
  %1519 = urem i32 %1516, %1518
  store i32 %1519, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 24), align 8, !tbaa !5
  %1520 = udiv i32 %1516, %1518
  %1521 = getelementptr inbounds nuw i8, ptr %1506, i64 52
  %1522 = load i32, ptr %1521, align 4, !tbaa !5
  %1523 = urem i32 %1520, %1522
  store i32 %1523, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 28), align 4, !tbaa !5
  %1524 = udiv i32 %1520, %1522
  store i32 %1524, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 32), align 8, !tbaa !5
  %1525 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 20), align 4, !tbaa !34
  %1526 = icmp eq i32 %1525, 0
  %1527 = getelementptr inbounds nuw i8, ptr %1506, i64 392
  %1528 = getelementptr inbounds nuw i8, ptr %1506, i64 104
  br label %1529

1529:                                             ; preds = %1537, %1515
  %1530 = phi i64 [ 0, %1515 ], [ %1540, %1537 ]
  br i1 %1526, label %1531, label %1537

1531:                                             ; preds = %1529
  %1532 = load i64, ptr %1527, align 8, !tbaa !65
  %1533 = icmp eq i64 %1532, 0
  br i1 %1533, label %1534, label %1537

1534:                                             ; preds = %1531
  %1535 = load i64, ptr %1528, align 8, !tbaa !27
  %1536 = lshr i64 %1535, %1530
  br label %1537

1537:                                             ; preds = %1534, %1531, %1529
  %1538 = phi i64 [ %1536, %1534 ], [ 0, %1531 ], [ 0, %1529 ]
  %1539 = getelementptr inbounds nuw i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 40), i64 %1530
  store i64 %1538, ptr %1539, align 8, !tbaa !61
  %1540 = add nuw nsw i64 %1530, 1
  %1541 = icmp eq i64 %1540, 6
  br i1 %1541, label %1542, label %1529, !llvm.loop !270

1542:                                             ; preds = %1537
  %1543 = getelementptr inbounds nuw i8, ptr %1506, i64 8
  %1544 = load i64, ptr %1543, align 8, !tbaa !252
  %1545 = icmp eq i64 %1544, 0
  br i1 %1545, label %1824, label %1546

1546:                                             ; preds = %1542
  %1547 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 16), align 16
  %1548 = icmp eq i32 %1547, 0
  %1549 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1550 = icmp ne i32 %1549, 0
  %1551 = select i1 %1548, i1 true, i1 %1550
  br i1 %1551, label %1818, label %1552

1552:                                             ; preds = %1546
  %1553 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4, !tbaa !49
  %1554 = add i32 %1553, 31
  %1555 = lshr i32 %1554, 5
  %1556 = icmp eq i32 %1555, 0
  %1557 = zext nneg i32 %1555 to i64
  br i1 %1556, label %1818, label %1571

1558:                                             ; preds = %1567
  %1559 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 16), align 16
  %1560 = icmp eq i32 %1568, 0
  %1561 = icmp eq i32 %1559, 0
  %1562 = select i1 %1560, i1 true, i1 %1561
  br i1 %1562, label %1818, label %1563

1563:                                             ; preds = %1567, %1558
  %1564 = phi i64 [ %1569, %1567 ], [ 0, %1558 ]
  %1565 = phi i32 [ %1568, %1567 ], [ 0, %1558 ]
  %1566 = load ptr, ptr @L, align 8, !tbaa !9
  br label %1571, !llvm.loop !275

1567:                                             ; preds = %1815, %1582
  %1568 = phi i32 [ %1700, %1815 ], [ %1574, %1582 ]
  %1569 = add nuw nsw i64 %1573, 1
  %1570 = icmp eq i64 %1569, %1557
  br i1 %1570, label %1558, label %1563

1571:                                             ; preds = %1552, %1563
  %1572 = phi ptr [ %1566, %1563 ], [ %1506, %1552 ]
  %1573 = phi i64 [ %1564, %1563 ], [ 0, %1552 ]
  %1574 = phi i32 [ %1565, %1563 ], [ 0, %1552 ]
  %1575 = getelementptr inbounds nuw i8, ptr %1572, i64 80
  %1576 = load ptr, ptr %1575, align 8, !tbaa !276
  %1577 = icmp eq ptr %1576, null
  %1578 = trunc nuw nsw i64 %1573 to i32
  br i1 %1577, label %1582, label %1579

1579:                                             ; preds = %1571
  %1580 = getelementptr inbounds nuw i32, ptr %1576, i64 %1573
  %1581 = load i32, ptr %1580, align 4, !tbaa !5
  br label %1582

1582:                                             ; preds = %1579, %1571
  %1583 = phi i32 [ %1581, %1579 ], [ %1578, %1571 ]
  %1584 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 24), align 8, !tbaa !219
  %1585 = shl i32 %1583, 5
  %1586 = zext i32 %1585 to i64
  %1587 = getelementptr inbounds nuw %struct.Thread, ptr %1584, i64 %1586
  %1588 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4, !tbaa !49
  %1589 = sub i32 %1588, %1585
  %1590 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %1589, i32 32)
  %1591 = icmp eq i32 %1588, %1585
  br i1 %1591, label %1567, label %1592

1592:                                             ; preds = %1582
  %1593 = zext nneg i32 %1590 to i64
  br label %1594

1594:                                             ; preds = %1706, %1592
  %1595 = phi i32 [ %1574, %1592 ], [ %1707, %1706 ]
  %1596 = phi i64 [ 0, %1592 ], [ %1708, %1706 ]
  %1597 = phi i32 [ 0, %1592 ], [ %1709, %1706 ]
  %1598 = getelementptr inbounds nuw %struct.Thread, ptr %1587, i64 %1596
  %1599 = getelementptr inbounds nuw i8, ptr %1598, i64 20
  %1600 = load i32, ptr %1599, align 4, !tbaa !220
  %1601 = icmp eq i32 %1600, 0
  br i1 %1601, label %1602, label %1698

1602:                                             ; preds = %1594
  %1603 = getelementptr inbounds nuw i8, ptr %1598, i64 48
  %1604 = load ptr, ptr %1603, align 8, !tbaa !216
  %1605 = icmp eq ptr %1604, null
  %1606 = load ptr, ptr @L, align 8
  %1607 = select i1 %1605, ptr %1606, ptr %1604
  %1608 = select i1 %1605, ptr %1598, ptr %1604
  %1609 = load ptr, ptr %1607, align 8, !tbaa !9
  tail call void %1609(ptr noundef nonnull %1608) #20
  %1610 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1611 = icmp eq i32 %1610, 0
  br i1 %1611, label %1612, label %1873

1612:                                             ; preds = %1602
  %1613 = load i32, ptr %1599, align 4, !tbaa !220
  switch i32 %1613, label %1698 [
    i32 1, label %1614
    i32 3, label %1652
  ]

1614:                                             ; preds = %1612
  %1615 = getelementptr inbounds nuw i8, ptr %1598, i64 112
  %1616 = load ptr, ptr %1615, align 8, !tbaa !31
  %1617 = getelementptr inbounds nuw i8, ptr %1598, i64 64
  %1618 = load i64, ptr %1617, align 8, !tbaa !221
  %1619 = icmp ugt i64 %1618, 15
  br i1 %1619, label %1620, label %1632

1620:                                             ; preds = %1614
  %1621 = getelementptr inbounds nuw i8, ptr %1598, i64 56
  %1622 = load i32, ptr %1621, align 8, !tbaa !228
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1623 = load ptr, ptr @L, align 8, !tbaa !9
  %1624 = getelementptr inbounds nuw i8, ptr %1623, i64 592
  store i32 11, ptr %1624, align 8, !tbaa !81
  %1625 = getelementptr inbounds nuw i8, ptr %1623, i64 596
  store i32 %1622, ptr %1625, align 4, !tbaa !82
  %1626 = getelementptr inbounds nuw i8, ptr %1623, i64 600
  store i32 -1, ptr %1626, align 8, !tbaa !83
  %1627 = load i32, ptr %1616, align 8, !tbaa !84
  %1628 = getelementptr inbounds nuw i8, ptr %1598, i64 104
  %1629 = load i32, ptr %1628, align 8, !tbaa !51
  %1630 = getelementptr inbounds nuw i8, ptr %1623, i64 608
  store i32 %1627, ptr %1630, align 8, !tbaa !85
  %1631 = getelementptr inbounds nuw i8, ptr %1623, i64 612
  store i32 %1629, ptr %1631, align 4, !tbaa !86
  br label %1694

1632:                                             ; preds = %1614
  %1633 = getelementptr inbounds nuw i8, ptr %1616, i64 32
  %1634 = getelementptr inbounds nuw i32, ptr %1633, i64 %1618
  %1635 = load i32, ptr %1634, align 4, !tbaa !5
  %1636 = add i32 %1635, 1
  store i32 %1636, ptr %1634, align 4, !tbaa !5
  %1637 = getelementptr inbounds nuw i8, ptr %1598, i64 72
  %1638 = load i64, ptr %1637, align 8, !tbaa !222
  %1639 = icmp eq i64 %1638, 0
  br i1 %1639, label %1647, label %1640

1640:                                             ; preds = %1632
  %1641 = getelementptr inbounds nuw i8, ptr %1616, i64 96
  %1642 = getelementptr inbounds nuw i32, ptr %1641, i64 %1618
  %1643 = load i32, ptr %1642, align 4, !tbaa !5
  %1644 = add i32 %1643, %1636
  %1645 = zext i32 %1644 to i64
  %1646 = icmp ugt i64 %1638, %1645
  br i1 %1646, label %1694, label %1651

1647:                                             ; preds = %1632
  %1648 = getelementptr inbounds nuw i8, ptr %1616, i64 16
  %1649 = load i32, ptr %1648, align 8, !tbaa !223
  %1650 = icmp eq i32 %1636, %1649
  br i1 %1650, label %1651, label %1694

1651:                                             ; preds = %1647, %1640
  tail call fastcc void @release_barrier(ptr noundef nonnull %1616, i64 noundef %1618)
  br label %1694

1652:                                             ; preds = %1612
  %1653 = getelementptr inbounds nuw i8, ptr %1598, i64 112
  %1654 = load ptr, ptr %1653, align 8, !tbaa !31
  %1655 = getelementptr inbounds nuw i8, ptr %1654, i64 16
  %1656 = load i32, ptr %1655, align 8, !tbaa !223
  %1657 = add i32 %1656, -1
  store i32 %1657, ptr %1655, align 8, !tbaa !223
  %1658 = getelementptr inbounds nuw i8, ptr %1654, i64 12
  %1659 = load i32, ptr %1658, align 4, !tbaa !49
  %1660 = icmp eq i32 %1659, 0
  br i1 %1660, label %1694, label %1661

1661:                                             ; preds = %1652
  %1662 = getelementptr inbounds nuw i8, ptr %1654, i64 24
  %1663 = getelementptr inbounds nuw i8, ptr %1654, i64 32
  br label %1664

1664:                                             ; preds = %1688, %1661
  %1665 = phi i32 [ %1659, %1661 ], [ %1689, %1688 ]
  %1666 = phi i64 [ 0, %1661 ], [ %1691, %1688 ]
  %1667 = phi i32 [ 0, %1661 ], [ %1690, %1688 ]
  %1668 = load i32, ptr %1655, align 8, !tbaa !223
  %1669 = icmp eq i32 %1668, 0
  br i1 %1669, label %1694, label %1670

1670:                                             ; preds = %1664
  %1671 = load ptr, ptr %1662, align 8, !tbaa !219
  %1672 = getelementptr inbounds nuw %struct.Thread, ptr %1671, i64 %1666
  %1673 = getelementptr inbounds nuw i8, ptr %1672, i64 20
  %1674 = load i32, ptr %1673, align 4, !tbaa !220
  %1675 = icmp eq i32 %1674, 1
  br i1 %1675, label %1676, label %1688

1676:                                             ; preds = %1670
  %1677 = getelementptr inbounds nuw i8, ptr %1672, i64 72
  %1678 = load i64, ptr %1677, align 8, !tbaa !222
  %1679 = icmp eq i64 %1678, 0
  br i1 %1679, label %1680, label %1688

1680:                                             ; preds = %1676
  %1681 = getelementptr inbounds nuw i8, ptr %1672, i64 64
  %1682 = load i64, ptr %1681, align 8, !tbaa !221
  %1683 = getelementptr inbounds nuw i32, ptr %1663, i64 %1682
  %1684 = load i32, ptr %1683, align 4, !tbaa !5
  %1685 = icmp eq i32 %1684, %1668
  br i1 %1685, label %1686, label %1688

1686:                                             ; preds = %1680
  tail call fastcc void @release_barrier(ptr noundef nonnull %1654, i64 noundef %1682)
  %1687 = load i32, ptr %1658, align 4, !tbaa !49
  br label %1688

1688:                                             ; preds = %1686, %1680, %1676, %1670
  %1689 = phi i32 [ %1687, %1686 ], [ %1665, %1680 ], [ %1665, %1676 ], [ %1665, %1670 ]
  %1690 = phi i32 [ 1, %1686 ], [ %1667, %1680 ], [ %1667, %1676 ], [ %1667, %1670 ]
  %1691 = add nuw nsw i64 %1666, 1
  %1692 = zext i32 %1689 to i64
  %1693 = icmp samesign ult i64 %1691, %1692
  br i1 %1693, label %1664, label %1694, !llvm.loop !272

1694:                                             ; preds = %1688, %1664, %1652, %1651, %1647, %1640, %1620
  %1695 = phi i32 [ 0, %1620 ], [ 0, %1647 ], [ 1, %1651 ], [ 0, %1640 ], [ 0, %1652 ], [ %1690, %1688 ], [ %1667, %1664 ]
  %1696 = or i32 %1695, %1595
  %1697 = load i32, ptr %1599, align 4, !tbaa !220
  br label %1698

1698:                                             ; preds = %1694, %1612, %1594
  %1699 = phi i32 [ %1613, %1612 ], [ %1697, %1694 ], [ %1600, %1594 ]
  %1700 = phi i32 [ %1595, %1612 ], [ %1696, %1694 ], [ %1595, %1594 ]
  %1701 = icmp eq i32 %1699, 2
  %1702 = zext i1 %1701 to i32
  %1703 = add i32 %1597, %1702
  %1704 = add nuw nsw i64 %1596, 1
  %1705 = icmp eq i64 %1704, %1593
  br i1 %1705, label %1710, label %1706

1706:                                             ; preds = %1814, %1808, %1698
  %1707 = phi i32 [ %1700, %1698 ], [ 1, %1808 ], [ 1, %1814 ]
  %1708 = phi i64 [ %1704, %1698 ], [ 0, %1808 ], [ 0, %1814 ]
  %1709 = phi i32 [ %1703, %1698 ], [ 0, %1808 ], [ 0, %1814 ]
  br label %1594, !llvm.loop !277

1710:                                             ; preds = %1698
  %1711 = icmp eq i32 %1703, 0
  %1712 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  br i1 %1711, label %1815, label %1713

1713:                                             ; preds = %1710
  %1714 = icmp eq i32 %1712, 0
  br i1 %1714, label %1718, label %1873

1715:                                             ; preds = %1737
  %1716 = icmp eq i32 %1741, 0
  %1717 = select i1 %1740, i1 %1716, i1 false
  br i1 %1717, label %1745, label %1814

1718:                                             ; preds = %1713, %1737
  %1719 = phi i32 [ %1738, %1737 ], [ 0, %1713 ]
  %1720 = phi i32 [ %1739, %1737 ], [ 0, %1713 ]
  %1721 = phi i64 [ %1742, %1737 ], [ 0, %1713 ]
  %1722 = phi i32 [ %1741, %1737 ], [ 0, %1713 ]
  %1723 = getelementptr inbounds nuw %struct.Thread, ptr %1587, i64 %1721
  %1724 = getelementptr inbounds nuw i8, ptr %1723, i64 20
  %1725 = load i32, ptr %1724, align 4, !tbaa !220
  %1726 = icmp eq i32 %1725, 2
  br i1 %1726, label %1727, label %1737

1727:                                             ; preds = %1718
  %1728 = getelementptr inbounds nuw i8, ptr %1723, i64 60
  %1729 = load i32, ptr %1728, align 4, !tbaa !226
  %1730 = icmp eq i32 %1729, 40
  br i1 %1730, label %1737, label %1731

1731:                                             ; preds = %1727
  %1732 = trunc nuw i64 %1721 to i32
  %1733 = tail call fastcc i32 @try_lane(ptr noundef nonnull %1587, i32 noundef %1590, i32 noundef %1732)
  %1734 = or i32 %1733, %1722
  %1735 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1736 = icmp eq i32 %1735, 0
  br label %1737

1737:                                             ; preds = %1731, %1727, %1718
  %1738 = phi i32 [ %1735, %1731 ], [ %1719, %1727 ], [ %1719, %1718 ]
  %1739 = phi i32 [ %1735, %1731 ], [ %1720, %1727 ], [ %1720, %1718 ]
  %1740 = phi i1 [ %1736, %1731 ], [ true, %1727 ], [ true, %1718 ]
  %1741 = phi i32 [ %1734, %1731 ], [ %1722, %1727 ], [ %1722, %1718 ]
  %1742 = add nuw nsw i64 %1721, 1
  %1743 = icmp samesign ult i64 %1742, %1593
  %1744 = select i1 %1743, i1 %1740, i1 false
  br i1 %1744, label %1718, label %1715, !llvm.loop !278

1745:                                             ; preds = %1715, %1811
  %1746 = phi i64 [ %1812, %1811 ], [ 0, %1715 ]
  %1747 = getelementptr inbounds nuw %struct.Thread, ptr %1587, i64 %1746
  %1748 = getelementptr inbounds nuw i8, ptr %1747, i64 20
  %1749 = load i32, ptr %1748, align 4, !tbaa !220
  %1750 = icmp eq i32 %1749, 2
  br i1 %1750, label %1751, label %1811

1751:                                             ; preds = %1745
  %1752 = getelementptr inbounds nuw i8, ptr %1747, i64 60
  %1753 = load i32, ptr %1752, align 4, !tbaa !226
  %1754 = icmp eq i32 %1753, 40
  br i1 %1754, label %1755, label %1811

1755:                                             ; preds = %1751
  %1756 = getelementptr inbounds nuw i8, ptr %1747, i64 80
  %1757 = getelementptr inbounds nuw i8, ptr %1747, i64 56
  br label %1758

1758:                                             ; preds = %1781, %1755
  %1759 = phi i64 [ 0, %1755 ], [ %1783, %1781 ]
  %1760 = phi i32 [ 0, %1755 ], [ %1782, %1781 ]
  %1761 = getelementptr inbounds nuw %struct.Thread, ptr %1587, i64 %1759
  %1762 = getelementptr inbounds nuw i8, ptr %1761, i64 20
  %1763 = load i32, ptr %1762, align 4, !tbaa !220
  %1764 = icmp eq i32 %1763, 2
  br i1 %1764, label %1765, label %1781

1765:                                             ; preds = %1758
  %1766 = getelementptr inbounds nuw i8, ptr %1761, i64 80
  %1767 = load i64, ptr %1766, align 8, !tbaa !231
  %1768 = trunc i64 %1767 to i32
  %1769 = load i64, ptr %1756, align 8, !tbaa !231
  %1770 = trunc i64 %1769 to i32
  %1771 = icmp eq i32 %1768, %1770
  br i1 %1771, label %1772, label %1781

1772:                                             ; preds = %1765
  %1773 = getelementptr inbounds nuw i8, ptr %1761, i64 56
  %1774 = load i32, ptr %1773, align 8, !tbaa !228
  %1775 = load i32, ptr %1757, align 8, !tbaa !228
  %1776 = icmp eq i32 %1774, %1775
  br i1 %1776, label %1777, label %1781

1777:                                             ; preds = %1772
  %1778 = trunc nuw i64 %1759 to i32
  %1779 = shl nuw i32 1, %1778
  %1780 = or i32 %1779, %1760
  br label %1781

1781:                                             ; preds = %1777, %1772, %1765, %1758
  %1782 = phi i32 [ %1760, %1758 ], [ %1760, %1765 ], [ %1780, %1777 ], [ %1760, %1772 ]
  %1783 = add nuw nsw i64 %1759, 1
  %1784 = icmp eq i64 %1783, %1593
  br i1 %1784, label %1785, label %1758, !llvm.loop !260

1785:                                             ; preds = %1781
  %1786 = zext i32 %1782 to i64
  br label %1787

1787:                                             ; preds = %1796, %1785
  %1788 = phi i64 [ 0, %1785 ], [ %1797, %1796 ]
  %1789 = trunc nuw nsw i64 %1788 to i32
  %1790 = shl nuw i32 1, %1789
  %1791 = and i32 %1790, %1782
  %1792 = icmp eq i32 %1791, 0
  br i1 %1792, label %1796, label %1793

1793:                                             ; preds = %1787
  %1794 = getelementptr inbounds nuw %struct.Thread, ptr %1587, i64 %1788
  %1795 = getelementptr inbounds nuw i8, ptr %1794, i64 88
  store i64 %1786, ptr %1795, align 8, !tbaa !233
  br label %1796

1796:                                             ; preds = %1793, %1787
  %1797 = add nuw nsw i64 %1788, 1
  %1798 = icmp eq i64 %1797, 32
  br i1 %1798, label %1799, label %1787, !llvm.loop !261

1799:                                             ; preds = %1796, %1808
  %1800 = phi i64 [ %1809, %1808 ], [ 0, %1796 ]
  %1801 = trunc nuw nsw i64 %1800 to i32
  %1802 = shl nuw i32 1, %1801
  %1803 = and i32 %1802, %1782
  %1804 = icmp eq i32 %1803, 0
  br i1 %1804, label %1808, label %1805

1805:                                             ; preds = %1799
  %1806 = getelementptr inbounds nuw %struct.Thread, ptr %1587, i64 %1800
  %1807 = getelementptr inbounds nuw i8, ptr %1806, i64 20
  store i32 0, ptr %1807, align 4, !tbaa !220
  br label %1808

1808:                                             ; preds = %1805, %1799
  %1809 = add nuw nsw i64 %1800, 1
  %1810 = icmp eq i64 %1809, 32
  br i1 %1810, label %1706, label %1799, !llvm.loop !262

1811:                                             ; preds = %1751, %1745
  %1812 = add nuw nsw i64 %1746, 1
  %1813 = icmp eq i64 %1812, %1593
  br i1 %1813, label %1815, label %1745, !llvm.loop !279

1814:                                             ; preds = %1715
  br i1 %1740, label %1706, label %1815

1815:                                             ; preds = %1814, %1710, %1811
  %1816 = phi i32 [ %1739, %1811 ], [ %1738, %1814 ], [ %1712, %1710 ]
  %1817 = icmp eq i32 %1816, 0
  br i1 %1817, label %1567, label %1873, !llvm.loop !280

1818:                                             ; preds = %1558, %1552, %1546
  %1819 = phi i1 [ %1548, %1546 ], [ false, %1552 ], [ %1561, %1558 ]
  %1820 = phi i32 [ %1549, %1546 ], [ 0, %1552 ], [ 0, %1558 ]
  %1821 = icmp ne i32 %1820, 0
  %1822 = select i1 %1819, i1 true, i1 %1821
  br i1 %1822, label %1873, label %1823

1823:                                             ; preds = %1818
  tail call fastcc void @raise_stuck(ptr noundef nonnull @blocks)
  br label %1873

1824:                                             ; preds = %1542
  %1825 = load ptr, ptr %1506, align 8, !tbaa !281
  %1826 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4, !tbaa !49
  %1827 = add i32 %1826, -1
  %1828 = icmp ult i32 %1827, -32
  %1829 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1830 = icmp eq i32 %1829, 0
  %1831 = select i1 %1828, i1 %1830, i1 false
  br i1 %1831, label %1832, label %1873

1832:                                             ; preds = %1824, %1866
  %1833 = phi i32 [ %1867, %1866 ], [ %1826, %1824 ]
  %1834 = phi i64 [ %1868, %1866 ], [ 0, %1824 ]
  %1835 = load ptr, ptr @L, align 8, !tbaa !9
  %1836 = getelementptr inbounds nuw i8, ptr %1835, i64 80
  %1837 = load ptr, ptr %1836, align 8, !tbaa !276
  %1838 = icmp eq ptr %1837, null
  %1839 = trunc nuw nsw i64 %1834 to i32
  br i1 %1838, label %1843, label %1840

1840:                                             ; preds = %1832
  %1841 = getelementptr inbounds nuw i32, ptr %1837, i64 %1834
  %1842 = load i32, ptr %1841, align 4, !tbaa !5
  br label %1843

1843:                                             ; preds = %1840, %1832
  %1844 = phi i32 [ %1842, %1840 ], [ %1839, %1832 ]
  %1845 = shl i32 %1844, 5
  %1846 = icmp ne i32 %1845, -32
  %1847 = icmp ult i32 %1845, %1833
  %1848 = and i1 %1846, %1847
  br i1 %1848, label %1849, label %1866

1849:                                             ; preds = %1843
  %1850 = add nuw i32 %1845, 32
  %1851 = zext i32 %1845 to i64
  %1852 = zext i32 %1850 to i64
  br label %1860

1853:                                             ; preds = %1860
  %1854 = add nuw nsw i64 %1861, 1
  %1855 = icmp samesign ult i64 %1854, %1852
  %1856 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4
  %1857 = zext i32 %1856 to i64
  %1858 = icmp samesign ult i64 %1854, %1857
  %1859 = select i1 %1855, i1 %1858, i1 false
  br i1 %1859, label %1860, label %1866, !llvm.loop !282

1860:                                             ; preds = %1853, %1849
  %1861 = phi i64 [ %1851, %1849 ], [ %1854, %1853 ]
  %1862 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 24), align 8, !tbaa !219
  %1863 = getelementptr inbounds nuw %struct.Thread, ptr %1862, i64 %1861
  tail call void %1825(ptr noundef %1863) #20
  %1864 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1865 = icmp eq i32 %1864, 0
  br i1 %1865, label %1853, label %1873

1866:                                             ; preds = %1853, %1843
  %1867 = phi i32 [ %1833, %1843 ], [ %1856, %1853 ]
  %1868 = add nuw nsw i64 %1834, 1
  %1869 = add i32 %1867, 31
  %1870 = lshr i32 %1869, 5
  %1871 = zext nneg i32 %1870 to i64
  %1872 = icmp samesign ult i64 %1868, %1871
  br i1 %1872, label %1832, label %1873, !llvm.loop !283

1873:                                             ; preds = %1815, %1866, %1713, %1602, %1860, %1824, %1823, %1818
  tail call fastcc void @end_block(ptr noundef nonnull @blocks)
  %1874 = add nuw nsw i64 %1494, 1
  %1875 = icmp samesign ult i64 %1874, %21
  %1876 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1877 = icmp eq i32 %1876, 0
  %1878 = select i1 %1875, i1 %1877, i1 false
  br i1 %1878, label %1493, label %1879, !llvm.loop !284

1879:                                             ; preds = %1483, %1120, %723, %1873, %1488, %732, %708, %705, %704, %152
  %1880 = load ptr, ptr @L, align 8, !tbaa !9
  %1881 = getelementptr inbounds nuw i8, ptr %1880, i64 392
  %1882 = load i64, ptr %1881, align 8, !tbaa !65
  %1883 = icmp eq i64 %1882, 0
  br i1 %1883, label %1982, label %1884

1884:                                             ; preds = %1879
  %1885 = load i32, ptr @n_doubts, align 4, !tbaa !5
  %1886 = icmp eq i32 %1885, 0
  br i1 %1886, label %1981, label %1887

1887:                                             ; preds = %1884
  %1888 = load ptr, ptr @doubts, align 8, !tbaa !9
  %1889 = getelementptr inbounds nuw i8, ptr %1880, i64 488
  %1890 = getelementptr inbounds nuw i8, ptr %1880, i64 480
  %1891 = getelementptr inbounds nuw i8, ptr %1880, i64 496
  %1892 = zext i32 %1885 to i64
  br label %1893

1893:                                             ; preds = %1978, %1887
  %1894 = phi i64 [ 0, %1887 ], [ %1979, %1978 ]
  %1895 = getelementptr inbounds nuw %struct.Doubt, ptr %1888, i64 %1894
  %1896 = getelementptr inbounds nuw i8, ptr %1895, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %1897 = load i32, ptr %1896, align 8
  %1898 = getelementptr inbounds nuw i8, ptr %1895, i64 44
  %1899 = load i32, ptr %1898, align 4
  %1900 = getelementptr inbounds nuw i8, ptr %1895, i64 48
  %1901 = load i32, ptr %1900, align 8
  %1902 = getelementptr inbounds nuw i8, ptr %1895, i64 52
  %1903 = load i32, ptr %1902, align 4
  %1904 = getelementptr inbounds nuw i8, ptr %1895, i64 56
  %1905 = load i32, ptr %1904, align 8
  %1906 = getelementptr inbounds nuw i8, ptr %1895, i64 60
  %1907 = load i32, ptr %1906, align 4
  %1908 = getelementptr inbounds nuw i8, ptr %1895, i64 64
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %1908, i64 16, i1 false)
  %1909 = getelementptr inbounds nuw i8, ptr %1895, i64 80
  %1910 = load i64, ptr %1909, align 8
  %1911 = getelementptr inbounds nuw i8, ptr %1895, i64 88
  %1912 = load i64, ptr %1911, align 8
  %1913 = getelementptr inbounds nuw i8, ptr %1895, i64 96
  %1914 = load i64, ptr %1913, align 8
  %1915 = load i64, ptr %1889, align 8, !tbaa !161
  %1916 = icmp sgt i64 %1915, 0
  br i1 %1916, label %1917, label %1962

1917:                                             ; preds = %1893
  %1918 = load ptr, ptr %1890, align 8, !tbaa !162
  %1919 = icmp eq i32 %1897, 8
  br label %1920

1920:                                             ; preds = %1959, %1917
  %1921 = phi i64 [ 0, %1917 ], [ %1960, %1959 ]
  %1922 = getelementptr inbounds nuw %struct.Found, ptr %1918, i64 %1921
  %1923 = load i32, ptr %1922, align 8, !tbaa !163
  %1924 = icmp eq i32 %1923, %1897
  br i1 %1924, label %1925, label %1959

1925:                                             ; preds = %1920
  %1926 = getelementptr inbounds nuw i8, ptr %1922, i64 4
  %1927 = load i32, ptr %1926, align 4, !tbaa !164
  %1928 = icmp eq i32 %1927, %1899
  br i1 %1928, label %1929, label %1959

1929:                                             ; preds = %1925
  %1930 = getelementptr inbounds nuw i8, ptr %1922, i64 8
  %1931 = load i32, ptr %1930, align 8, !tbaa !165
  %1932 = icmp eq i32 %1931, %1901
  br i1 %1932, label %1933, label %1959

1933:                                             ; preds = %1929
  %1934 = getelementptr inbounds nuw i8, ptr %1922, i64 20
  %1935 = load i32, ptr %1934, align 4, !tbaa !166
  %1936 = icmp eq i32 %1935, %1907
  br i1 %1936, label %1937, label %1959

1937:                                             ; preds = %1933
  %1938 = getelementptr inbounds nuw i8, ptr %1922, i64 12
  %1939 = load i32, ptr %1938, align 4, !tbaa !167
  %1940 = icmp eq i32 %1939, %1903
  br i1 %1940, label %1941, label %1959

1941:                                             ; preds = %1937
  br i1 %1919, label %1942, label %1946

1942:                                             ; preds = %1941
  %1943 = getelementptr inbounds nuw i8, ptr %1922, i64 16
  %1944 = load i32, ptr %1943, align 8, !tbaa !285
  %1945 = icmp eq i32 %1944, %1905
  br i1 %1945, label %1946, label %1959

1946:                                             ; preds = %1942, %1941
  %1947 = getelementptr inbounds nuw i8, ptr %1922, i64 56
  %1948 = load i64, ptr %1947, align 8, !tbaa !168
  %1949 = add i64 %1948, %1914
  store i64 %1949, ptr %1947, align 8, !tbaa !168
  %1950 = getelementptr inbounds nuw i8, ptr %1922, i64 40
  %1951 = load i64, ptr %1950, align 8, !tbaa !169
  %1952 = icmp ult i64 %1910, %1951
  br i1 %1952, label %1953, label %1954

1953:                                             ; preds = %1946
  store i64 %1910, ptr %1950, align 8, !tbaa !169
  br label %1954

1954:                                             ; preds = %1953, %1946
  %1955 = getelementptr inbounds nuw i8, ptr %1922, i64 48
  %1956 = load i64, ptr %1955, align 8, !tbaa !170
  %1957 = icmp ugt i64 %1912, %1956
  br i1 %1957, label %1958, label %1978

1958:                                             ; preds = %1954
  store i64 %1912, ptr %1955, align 8, !tbaa !170
  br label %1978

1959:                                             ; preds = %1942, %1937, %1933, %1929, %1925, %1920
  %1960 = add nuw nsw i64 %1921, 1
  %1961 = icmp eq i64 %1960, %1915
  br i1 %1961, label %1962, label %1920, !llvm.loop !171

1962:                                             ; preds = %1959, %1893
  %1963 = load i64, ptr %1891, align 8, !tbaa !172
  %1964 = icmp slt i64 %1915, %1963
  br i1 %1964, label %1965, label %1978

1965:                                             ; preds = %1962
  %1966 = load ptr, ptr %1890, align 8, !tbaa !162
  %1967 = add nsw i64 %1915, 1
  store i64 %1967, ptr %1889, align 8, !tbaa !161
  %1968 = getelementptr inbounds %struct.Found, ptr %1966, i64 %1915
  store i32 %1897, ptr %1968, align 8, !tbaa !5
  %1969 = getelementptr inbounds nuw i8, ptr %1968, i64 4
  store i32 %1899, ptr %1969, align 4, !tbaa !5
  %1970 = getelementptr inbounds nuw i8, ptr %1968, i64 8
  store i32 %1901, ptr %1970, align 8, !tbaa !5
  %1971 = getelementptr inbounds nuw i8, ptr %1968, i64 12
  store i32 %1903, ptr %1971, align 4, !tbaa !5
  %1972 = getelementptr inbounds nuw i8, ptr %1968, i64 16
  store i32 %1905, ptr %1972, align 8, !tbaa !5
  %1973 = getelementptr inbounds nuw i8, ptr %1968, i64 20
  store i32 %1907, ptr %1973, align 4, !tbaa !5
  %1974 = getelementptr inbounds nuw i8, ptr %1968, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1974, ptr noundef nonnull align 8 dereferenceable(16) %2, i64 16, i1 false), !tbaa.struct !286
  %1975 = getelementptr inbounds nuw i8, ptr %1968, i64 40
  store i64 %1910, ptr %1975, align 8, !tbaa !61
  %1976 = getelementptr inbounds nuw i8, ptr %1968, i64 48
  store i64 %1912, ptr %1976, align 8, !tbaa !61
  %1977 = getelementptr inbounds nuw i8, ptr %1968, i64 56
  store i64 %1914, ptr %1977, align 8, !tbaa !61
  br label %1978

1978:                                             ; preds = %1965, %1962, %1958, %1954
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %1979 = add nuw nsw i64 %1894, 1
  %1980 = icmp eq i64 %1979, %1892
  br i1 %1980, label %1981, label %1893, !llvm.loop !287

1981:                                             ; preds = %1978, %1884
  store i32 0, ptr @n_doubts, align 4, !tbaa !5
  br label %1982

1982:                                             ; preds = %1981, %1879
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
  %71 = load i64, ptr %70, align 8, !tbaa !269
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %79, label %73

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 576
  %75 = load ptr, ptr %74, align 8, !tbaa !369
  %76 = mul i64 %71, %15
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 688
  store ptr %77, ptr %78, align 8, !tbaa !268
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
  %90 = load ptr, ptr %89, align 8, !tbaa !268
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
  %114 = load i64, ptr %113, align 8, !tbaa !269
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
  br i1 %368, label %369, label %357, !llvm.loop !261

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
  br i1 %400, label %388, label %389, !llvm.loop !262
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
!261 = distinct !{!261, !47, !48}
!262 = distinct !{!262, !47, !48}
!263 = distinct !{!263, !47, !48}
!264 = distinct !{!264, !47, !48}
!265 = distinct !{!265, !47, !48}
!266 = distinct !{!266, !47, !48}
!267 = !{!12, !13, i64 568}
!268 = !{!35, !16, i64 688}
!269 = !{!12, !13, i64 136}
!270 = distinct !{!270, !47, !48}
!271 = !{!12, !13, i64 584}
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
